"use strict";

exports.id = 7579, exports.ids = [ 7579 ], exports.modules = {
 97579: (function(t, e, n) {
  n.r(e), n.d(e, {
   blobs: () => blobs,
   changedBetween: () => changedBetween,
   filteredPaths: () => filteredPaths,
   nestedState: () => nestedState,
   treeChanges: () => treeChanges
  });
  var s = n(77598), a = n(73024), i = n(76760), r = n(69898), l = n(92301);
  const o = [ "--no-color", "--no-ext-diff", "--no-textconv", "--no-renames", "--ignore-submodules=dirty" ];
  async function treeChanges(t, e, n) {
   const [s, a, i] = await Promise.all([ (0, l.z_)(t("diff", ...o, "--relative", "--raw", "--no-abbrev", "-z", e, "--")), (0, 
   l.z_)(t("ls-files", "--others", "--exclude-standard", "-z")), hasSubmodules(n) ? (0, 
   l.z_)(t("ls-files", "--stage", "-z")) : null ]), r = new Map, c = new Set, d = (0, 
   l.hl)(s).split("\0");
   for (let t = 0; t + 1 < d.length; t += 2) {
    const [e = "", n, s = ""] = (d[t] ?? "").slice(1).split(" "), a = d[t + 1] ?? "";
    "160000" !== e && "160000" !== n || c.add(a), r.has(a) && "000000" === e || r.set(a, "000000" === e ? null : {
     mode: e,
     id: s
    });
   }
   const u = (0, l.hl)(a).split("\0").filter(t => "" !== t), f = (null === i ? "" : (0, 
   l.hl)(i)).split("\0").flatMap(t => /^160000 [^\t]*\t(.+)$/s.exec(t)?.[1] ?? []);
   for (const t of [ ...f, ...u.filter(t => t.endsWith("/")) ]) c.add(t);
   return {
    tracked: r,
    untracked: u.filter(t => !t.endsWith("/")),
    nested: c
   };
  }
  async function changedBetween(t, e) {
   const n = await (0, l.z_)(t("diff", ...o, "--relative", "--diff-filter=d", "--raw", "--no-abbrev", "-z", e, "--")), s = (0, 
   l.hl)(n).split("\0");
   return s.flatMap((t, e) => {
    const [n, a] = t.split(" ");
    return e % 2 == 0 && !0 === n?.startsWith(":") && "160000" !== a ? [ s[e + 1] ?? "" ] : [];
   });
  }
  function hasSubmodules(t) {
   for (let e = (0, i.resolve)(t); ;e = (0, i.dirname)(e)) {
    if ((0, a.existsSync)((0, i.join)(e, ".gitmodules"))) return !0;
    if ((0, a.existsSync)((0, i.join)(e, ".git")) || (0, i.dirname)(e) === e) return (0, 
    a.existsSync)((0, i.join)(e, ".git", "modules"));
   }
  }
  async function nestedState(t, e) {
   if (!(0, a.existsSync)((0, i.join)(e, ".git"))) return null;
   const n = await t("status", "--porcelain=v2", "--branch", "--untracked-files=all", "--no-renames", "-z"), o = (0, 
   l.hl)(n).split("\0"), c = (0, s.createHash)("sha256");
   for (const t of o.filter(t => !t.startsWith("# ") || t.startsWith("# branch.oid"))) {
    c.update(`${t}\0`);
    const n = pathIn(t), s = null === n ? null : (0, r.oT)((0, i.join)(e, n), 0);
    c.update(`${s?.mode ?? ""} ${s?.digest ?? s?.stamp ?? ""}\0`);
   }
   const d = c.digest("base64");
   return {
    mode: "160000",
    digest: d,
    stamp: d,
    isFresh: !1,
    content: null
   };
  }
  function pathIn(t) {
   return /^(?:1(?: \S+){7}|u(?: \S+){9}|\?) (.+)$/s.exec(t)?.[1] ?? null;
  }
  async function blobs(t, e, {each: n, total: s}) {
   if (0 === e.length) return new Map;
   const a = [ ...new Set(e) ].map(t => `${t}\n`).join("");
   let i = s;
   const r = (0, l.hl)(await (0, l.z_)(t(a, "cat-file", "--batch-check"))).split("\n").flatMap(t => {
    const [, e = "", s = ""] = /^([0-9a-f]+) blob (\d+)$/.exec(t) ?? [];
    return "" === e || Number(s) > Math.min(n, i) ? [] : (i -= Number(s), [ {
     id: e,
     bytes: Number(s)
    } ]);
   });
   if (0 === r.length) return new Map;
   const {stdoutBytes: o} = await (0, l.z_)(t(r.map(({id: t}) => `${t}\n`).join(""), "cat-file", "--batch"));
   let c = 0;
   return new Map(r.map(({id: t, bytes: e}) => {
    const n = o.indexOf(10, c) + 1;
    return c = n + e + 1, [ t, o.subarray(n, n + e) ];
   }));
  }
  async function filteredPaths(t, e) {
   if (0 === e.length) return new Set;
   const n = (0, l.hl)(await (0, l.z_)(t("check-attr", "-z", "filter", "--", ...e))).split("\0");
   return new Set(n.filter((t, e) => e % 3 == 0 && isSet(n[e + 2])));
  }
  const isSet = t => void 0 !== t && !/^(unspecified|unset)$/.test(t);
 })
};
