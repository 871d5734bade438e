"use strict";

exports.id = 8321;

exports.ids = [ 8321 ];

exports.modules = {
 8321: (function(e, t, s) {
  s.r(t);
  s.d(t, {
   fetchBranch: () => fetchBranch,
   fetchPullRequest: () => fetchPullRequest,
   pushCommit: () => pushCommit,
   remoteSettings: () => remoteSettings
  });
  var n = s(38287);
  var r = s(92301);
  async function fetchPullRequest(e, t, {number: s, base: n, depth: o}) {
   const i = (0, r.el)({
    ...e,
    settings: remoteSettings(t)
   });
   const c = `refs/sallyport/pull/${String(s)}`;
   const f = [ `+refs/pull/${String(s)}/head:${c}/head`, `+refs/heads/${n}:${c}/base` ];
   await (0, r.z_)(i("fetch", ...a, ...await depthOptions(i, o), "--end-of-options", t.address, ...f));
   return {
    head: await commitOf(i, `${c}/head`),
    base: await commitOf(i, `${c}/base`)
   };
  }
  async function fetchBranch(e, t, s) {
   const n = (0, r.el)({
    ...e,
    settings: remoteSettings(t)
   });
   const i = `refs/sallyport/branch/${s}`;
   const c = await depthOptions(n, o);
   const f = `+refs/heads/${s}:${i}`;
   await (0, r.z_)(n("fetch", ...a, ...c, "--end-of-options", t.address, f));
   return await commitOf(n, i);
  }
  const o = 50;
  async function pushCommit(e, t, {commit: s, branch: n}) {
   const o = {
    ...e.variables,
    LC_ALL: "C"
   };
   const a = (0, r.el)({
    ...e,
    variables: o,
    settings: remoteSettings(t)
   });
   const c = a("push", "--porcelain", "--no-verify", "--", t.address, `${s}:refs/heads/${n}`);
   const f = await c;
   if (f.exitCode === 0) return {
    kind: "done"
   };
   const [, u] = /'refs\/heads\/([^']+)' exists; cannot create/.exec(f.output) ?? [];
   if (u !== void 0) return {
    kind: "refused",
    reason: `git cannot create ${n} while the branch ${u} exists`
   };
   if (i.test(f.output)) return {
    kind: "behind"
   };
   /\[remote rejected\]|remote: error/i.test(f.output) || await (0, r.z_)(c);
   const d = f.output.split("\n").flatMap(e => /^remote: (.*\S)/.exec(e)?.[1] ?? []);
   const h = d.filter(e => /error|must|require|violation|GH0/i.test(e)).join(" ");
   return {
    kind: "refused",
    reason: h === "" ? "the server refused the push" : h.slice(0, 300)
   };
  }
  const i = /\[rejected\]|fetch first|non-fast-forward|cannot lock ref|failed to update ref|reference already exists/i;
  const a = [ "--quiet", "--no-tags", "--no-recurse-submodules", "--no-auto-maintenance", "--no-write-fetch-head" ];
  async function depthOptions(e, t) {
   const s = (0, r.hl)(await (0, r.z_)(e("rev-parse", "--is-shallow-repository"))).trim() === "true";
   return s ? [ `--depth=${String(t)}` ] : [];
  }
  async function commitOf(e, t) {
   const s = await e("rev-parse", "--verify", "--quiet", "--end-of-options", `${t}^{commit}`);
   if (s.exitCode !== 0) throw new n.U(`git fetched no commit for ${t}`);
   return (0, r.hl)(s).trim();
  }
  function remoteSettings({address: e, token: t, headers: s = []}) {
   const n = `http.${e}.extraheader`;
   const r = Buffer.from(`x-access-token:${t ?? ""}`).toString("base64");
   const o = t === null ? s : [ `AUTHORIZATION: basic ${r}` ];
   return [ [ "http.followRedirects", "false" ], ...o.length === 0 ? [] : [ "", ...o ].map(e => [ n, e ]) ];
  }
 })
};
