"use strict";

exports.id = 8321, exports.ids = [ 8321 ], exports.modules = {
 8321: (function(e, t, s) {
  s.r(t), s.d(t, {
   fetchBranch: () => fetchBranch,
   fetchPullRequest: () => fetchPullRequest,
   pushCommit: () => pushCommit,
   remoteSettings: () => remoteSettings
  });
  var r = s(38287), n = s(92301);
  async function fetchPullRequest(e, t, {number: s, base: r, depth: o}) {
   const a = (0, n.el)({
    ...e,
    settings: remoteSettings(t)
   }), c = `refs/sallyport/pull/${String(s)}`, f = [ `+refs/pull/${String(s)}/head:${c}/head`, `+refs/heads/${r}:${c}/base` ];
   return await (0, n.z_)(a("fetch", ...i, ...await depthOptions(a, o), "--end-of-options", t.address, ...f)), 
   {
    head: await commitOf(a, `${c}/head`),
    base: await commitOf(a, `${c}/base`)
   };
  }
  async function fetchBranch(e, t, s) {
   const r = (0, n.el)({
    ...e,
    settings: remoteSettings(t)
   }), a = `refs/sallyport/branch/${s}`, c = await depthOptions(r, o), f = `+refs/heads/${s}:${a}`;
   return await (0, n.z_)(r("fetch", ...i, ...c, "--end-of-options", t.address, f)), 
   await commitOf(r, a);
  }
  const o = 50;
  async function pushCommit(e, t, {commit: s, branch: r}) {
   const o = (0, n.el)({
    ...e,
    variables: {
     LC_ALL: "C"
    },
    settings: remoteSettings(t)
   })("push", "--porcelain", "--no-verify", "--", t.address, `${s}:refs/heads/${r}`), i = await o;
   if (0 === i.exitCode) return {
    kind: "done"
   };
   if (/\[rejected\]|fetch first|non-fast-forward|cannot lock ref/i.test(i.output)) return {
    kind: "behind"
   };
   /\[remote rejected\]|remote: error/i.test(i.output) || await (0, n.z_)(o);
   const a = i.output.split("\n").flatMap(e => /^remote: (.*\S)/.exec(e)?.[1] ?? []).filter(e => /error|must|require|violation|GH0/i.test(e)).join(" ");
   return {
    kind: "refused",
    reason: "" === a ? "the server refused the push" : a.slice(0, 300)
   };
  }
  const i = [ "--quiet", "--no-tags", "--no-recurse-submodules", "--no-auto-maintenance", "--no-write-fetch-head" ];
  async function depthOptions(e, t) {
   return "true" === (0, n.hl)(await (0, n.z_)(e("rev-parse", "--is-shallow-repository"))).trim() ? [ `--depth=${String(t)}` ] : [];
  }
  async function commitOf(e, t) {
   const s = await e("rev-parse", "--verify", "--quiet", "--end-of-options", `${t}^{commit}`);
   if (0 !== s.exitCode) throw new r.U(`git fetched no commit for ${t}`);
   return (0, n.hl)(s).trim();
  }
  function remoteSettings({address: e, token: t}) {
   const s = `http.${e}.extraheader`, r = Buffer.from(`x-access-token:${t ?? ""}`).toString("base64");
   return [ [ "http.followRedirects", "false" ], ...null === t ? [] : [ [ s, "" ], [ s, `AUTHORIZATION: basic ${r}` ] ] ];
  }
 })
};
