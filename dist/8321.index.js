"use strict";

exports.id = 8321;

exports.ids = [ 8321 ];

exports.modules = {
 8321: (function(t, e, s) {
  s.r(e);
  s.d(e, {
   fetchBranch: () => fetchBranch,
   fetchPullRequest: () => fetchPullRequest,
   pushCommit: () => pushCommit,
   remoteSettings: () => remoteSettings
  });
  var n = s(38287);
  var o = s(92301);
  async function fetchPullRequest(t, e, {number: s, base: n, depth: r}) {
   const a = (0, o.el)({
    ...t,
    settings: remoteSettings(e)
   });
   const c = `refs/sallyport/pull/${String(s)}`;
   const f = [ `+refs/pull/${String(s)}/head:${c}/head`, `+refs/heads/${n}:${c}/base` ];
   await (0, o.z_)(a("fetch", ...i, ...await depthOptions(a, r), "--end-of-options", e.address, ...f));
   return {
    head: await commitOf(a, `${c}/head`),
    base: await commitOf(a, `${c}/base`)
   };
  }
  async function fetchBranch(t, e, s) {
   const n = (0, o.el)({
    ...t,
    settings: remoteSettings(e)
   });
   const a = `refs/sallyport/branch/${s}`;
   const c = await depthOptions(n, r);
   const f = `+refs/heads/${s}:${a}`;
   await (0, o.z_)(n("fetch", ...i, ...c, "--end-of-options", e.address, f));
   return await commitOf(n, a);
  }
  const r = 50;
  async function pushCommit(t, e, {commit: s, branch: n}) {
   const r = {
    LC_ALL: "C"
   };
   const i = (0, o.el)({
    ...t,
    variables: r,
    settings: remoteSettings(e)
   });
   const a = i("push", "--porcelain", "--no-verify", "--", e.address, `${s}:refs/heads/${n}`);
   const c = await a;
   if (c.exitCode === 0) return {
    kind: "done"
   };
   if (/\[rejected\]|fetch first|non-fast-forward|cannot lock ref/i.test(c.output)) return {
    kind: "behind"
   };
   /\[remote rejected\]|remote: error/i.test(c.output) || await (0, o.z_)(a);
   const f = c.output.split("\n").flatMap(t => /^remote: (.*\S)/.exec(t)?.[1] ?? []);
   const u = f.filter(t => /error|must|require|violation|GH0/i.test(t)).join(" ");
   return {
    kind: "refused",
    reason: u === "" ? "the server refused the push" : u.slice(0, 300)
   };
  }
  const i = [ "--quiet", "--no-tags", "--no-recurse-submodules", "--no-auto-maintenance", "--no-write-fetch-head" ];
  async function depthOptions(t, e) {
   const s = (0, o.hl)(await (0, o.z_)(t("rev-parse", "--is-shallow-repository"))).trim() === "true";
   return s ? [ `--depth=${String(e)}` ] : [];
  }
  async function commitOf(t, e) {
   const s = await t("rev-parse", "--verify", "--quiet", "--end-of-options", `${e}^{commit}`);
   if (s.exitCode !== 0) throw new n.U(`git fetched no commit for ${e}`);
   return (0, o.hl)(s).trim();
  }
  function remoteSettings({address: t, token: e}) {
   const s = `http.${t}.extraheader`;
   const n = Buffer.from(`x-access-token:${e ?? ""}`).toString("base64");
   return [ [ "http.followRedirects", "false" ], ...e === null ? [] : [ [ s, "" ], [ s, `AUTHORIZATION: basic ${n}` ] ] ];
  }
 })
};
