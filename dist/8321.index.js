"use strict";

exports.id = 8321;

exports.ids = [ 8321 ];

exports.modules = {
 8321: (function(t, e, s) {
  s.r(e);
  s.d(e, {
   askForName: () => askForName,
   fetchBranch: () => fetchBranch,
   fetchPullRequest: () => fetchPullRequest,
   pushCommit: () => pushCommit,
   remoteSettings: () => remoteSettings
  });
  var n = s(38287);
  var r = s(92301);
  async function fetchPullRequest(t, e, {number: s, base: n, depth: o}) {
   const a = (0, r.el)({
    ...t,
    settings: remoteSettings(e)
   });
   const c = `refs/sallyport/pull/${String(s)}`;
   const f = [ `+refs/pull/${String(s)}/head:${c}/head`, `+refs/heads/${n}:${c}/base` ];
   await (0, r.z_)(a("fetch", ...i, ...await depthOptions(a, o), "--end-of-options", e.address, ...f));
   return {
    head: await commitOf(a, `${c}/head`),
    base: await commitOf(a, `${c}/base`)
   };
  }
  async function fetchBranch(t, e, s) {
   const n = (0, r.el)({
    ...t,
    settings: remoteSettings(e)
   });
   const a = `refs/sallyport/branch/${s}`;
   const c = await depthOptions(n, o);
   const f = `+refs/heads/${s}:${a}`;
   await (0, r.z_)(n("fetch", ...i, ...c, "--end-of-options", e.address, f));
   return await commitOf(n, a);
  }
  const o = 50;
  async function askForName(t, e, s) {
   const n = (0, r.el)({
    ...t,
    settings: remoteSettings(e)
   });
   const [o, a] = [ `refs/heads/${s}`, `refs/tags/${s}` ];
   const i = [ o, a, `${a}^{}` ];
   const c = await (0, r.z_)(n("ls-remote", "--quiet", "--end-of-options", e.address, ...i));
   const f = new Map((0, r.hl)(c).split("\n").map(t => t.split("\t", 2).reverse()));
   return {
    branch: f.get(o) ?? null,
    tag: f.get(`${a}^{}`) ?? f.get(a) ?? null
   };
  }
  async function pushCommit(t, e, {commit: s, branch: n}) {
   const o = {
    ...t.variables,
    LC_ALL: "C"
   };
   const i = [ ...t.settings ?? [], ...remoteSettings(e) ];
   const c = (0, r.el)({
    ...t,
    variables: o,
    settings: i
   });
   const f = c("push", "--porcelain", "--no-verify", "--", e.address, `${s}:refs/heads/${n}`);
   const u = await f;
   if (u.exitCode === 0) return {
    kind: "done"
   };
   const [, d] = /'refs\/heads\/([^']+)' exists; cannot create/.exec(u.output) ?? [];
   if (d !== void 0) return {
    kind: "refused",
    reason: `git cannot create ${n} while the branch ${d} exists`
   };
   if (a.test(u.output)) return {
    kind: "behind"
   };
   /\[remote rejected\]|remote: error/i.test(u.output) || await (0, r.z_)(f);
   const h = u.output.split("\n").flatMap(t => /^remote: (.*\S)/.exec(t)?.[1] ?? []);
   const l = h.filter(t => /error|must|require|violation|GH0/i.test(t)).join(" ");
   return {
    kind: "refused",
    reason: l === "" ? "the server refused the push" : l.slice(0, 300)
   };
  }
  const a = /\[rejected\]|fetch first|non-fast-forward|cannot lock ref|failed to update ref|reference already exists/i;
  const i = [ "--quiet", "--no-tags", "--no-recurse-submodules", "--no-auto-maintenance", "--no-write-fetch-head" ];
  async function depthOptions(t, e) {
   const s = (0, r.hl)(await (0, r.z_)(t("rev-parse", "--is-shallow-repository"))).trim() === "true";
   return s ? [ `--depth=${String(e)}` ] : [];
  }
  async function commitOf(t, e) {
   const s = await t("rev-parse", "--verify", "--quiet", "--end-of-options", `${e}^{commit}`);
   if (s.exitCode !== 0) throw new n.U(`git fetched no commit for ${e}`);
   return (0, r.hl)(s).trim();
  }
  function remoteSettings({address: t, token: e, headers: s = []}) {
   const n = `http.${t}.extraheader`;
   const r = Buffer.from(`x-access-token:${e ?? ""}`).toString("base64");
   const o = e === null ? s : [ `AUTHORIZATION: basic ${r}` ];
   return [ [ "http.followRedirects", "false" ], ...o.length === 0 ? [] : [ "", ...o ].map(t => [ n, t ]) ];
  }
 })
};
