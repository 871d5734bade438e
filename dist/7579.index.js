"use strict";

exports.id = 7579;

exports.ids = [ 7579 ];

exports.modules = {
 97579: (function(t, e, n) {
  n.r(e);
  n.d(e, {
   blobs: () => blobs,
   changedBetween: () => changedBetween,
   filteredPaths: () => filteredPaths,
   nestedState: () => nestedState,
   treeChanges: () => treeChanges
  });
  var s = n(77598);
  var a = n(73024);
  var r = n(76760);
  var i = n(69898);
  var o = n(92301);
  const l = [ "--no-color", "--no-ext-diff", "--no-textconv", "--no-renames", "--ignore-submodules=dirty" ];
  async function treeChanges(t, e, n) {
   const [s, a, r] = await Promise.all([ (0, o.z_)(t("diff", ...l, "--relative", "--raw", "--no-abbrev", "-z", e, "--")), (0, 
   o.z_)(t("ls-files", "--others", "--exclude-standard", "-z")), hasSubmodules(n) ? (0, 
   o.z_)(t("ls-files", "--stage", "-z")) : null ]);
   const i = new Map;
   const c = new Set;
   const u = (0, o.hl)(s).split("\0");
   for (let t = 0; t + 1 < u.length; t += 2) {
    const [e = "", n, s = ""] = (u[t] ?? "").slice(1).split(" ");
    const a = u[t + 1] ?? "";
    e !== "160000" && n !== "160000" || c.add(a);
    i.has(a) && e === "000000" || i.set(a, e === "000000" ? null : {
     mode: e,
     id: s
    });
   }
   const d = (0, o.M$)(a);
   const f = (r === null ? [] : (0, o.M$)(r)).flatMap(t => /^160000 [^\t]*\t(.+)$/s.exec(t)?.[1] ?? []);
   for (const t of [ ...f, ...d.filter(t => t.endsWith("/")) ]) c.add(t);
   return {
    tracked: i,
    untracked: d.filter(t => !t.endsWith("/")),
    nested: c
   };
  }
  async function changedBetween(t, e) {
   const n = await (0, o.z_)(t("diff", ...l, "--relative", "--diff-filter=d", "--raw", "--no-abbrev", "-z", e, "--"));
   const s = (0, o.hl)(n).split("\0");
   return s.flatMap((t, e) => {
    const [n, a] = t.split(" ");
    return e % 2 === 0 && n?.startsWith(":") === true && a !== "160000" ? [ s[e + 1] ?? "" ] : [];
   });
  }
  function hasSubmodules(t) {
   for (let e = (0, r.resolve)(t); ;e = (0, r.dirname)(e)) {
    if ((0, a.existsSync)((0, r.join)(e, ".gitmodules"))) return true;
    if ((0, a.existsSync)((0, r.join)(e, ".git")) || (0, r.dirname)(e) === e) return (0, 
    a.existsSync)((0, r.join)(e, ".git", "modules"));
   }
  }
  async function nestedState(t, e) {
   if (!(0, a.existsSync)((0, r.join)(e, ".git"))) return null;
   const n = await t("status", "--porcelain=v2", "--branch", "--untracked-files=all", "--no-renames", "-z");
   const l = (0, o.hl)(n).split("\0");
   const c = (0, s.createHash)("sha256");
   for (const t of l.filter(t => !t.startsWith("# ") || t.startsWith("# branch.oid"))) {
    c.update(`${t}\0`);
    const n = pathIn(t);
    const s = n === null ? null : (0, i.oT)((0, r.join)(e, n), 0);
    c.update(`${s?.mode ?? ""} ${s?.digest ?? s?.stamp ?? ""}\0`);
   }
   const u = c.digest("base64");
   return {
    mode: "160000",
    digest: u,
    stamp: u,
    isFresh: false,
    content: null
   };
  }
  function pathIn(t) {
   return /^(?:1(?: \S+){7}|u(?: \S+){9}|\?) (.+)$/s.exec(t)?.[1] ?? null;
  }
  async function blobs(t, e, {each: n, total: s}) {
   if (e.length === 0) return new Map;
   const a = [ ...new Set(e) ].map(t => `${t}\n`).join("");
   let r = s;
   const i = (0, o.hl)(await (0, o.z_)(t(a, "cat-file", "--batch-check"))).split("\n").flatMap(t => {
    const [, e = "", s = ""] = /^([0-9a-f]+) blob (\d+)$/.exec(t) ?? [];
    if (e === "" || Number(s) > Math.min(n, r)) return [];
    r -= Number(s);
    return [ {
     id: e,
     bytes: Number(s)
    } ];
   });
   if (i.length === 0) return new Map;
   const {stdoutBytes: l} = await (0, o.z_)(t(i.map(({id: t}) => `${t}\n`).join(""), "cat-file", "--batch"));
   let c = 0;
   return new Map(i.map(({id: t, bytes: e}) => {
    const n = l.indexOf(10, c) + 1;
    c = n + e + 1;
    return [ t, l.subarray(n, n + e) ];
   }));
  }
  async function filteredPaths(t, e) {
   if (e.length === 0) return new Set;
   const n = (0, o.hl)(await (0, o.z_)(t("check-attr", "-z", "filter", "--", ...e))).split("\0");
   return new Set(n.filter((t, e) => e % 3 === 0 && isSet(n[e + 2])));
  }
  const isSet = t => t !== void 0 && !/^(unspecified|unset)$/.test(t);
 })
};
