"use strict";

exports.id = 8414;

exports.ids = [ 8414 ];

exports.modules = {
 76033: (function(e, t, n) {
  n.d(t, {
   openMergedPullRequests: () => openMergedPullRequests
  });
  var s = n(42357);
  var r = n(11291);
  var o = n(59432);
  var a = n(75182);
  async function openMergedPullRequests({plan: e, jobs: t, state: n, problems: s}, i, l) {
   if ((await n.directory.names("trees")).length === 0) return a.P;
   const u = await openOrWarn(i, l);
   if (u === null) return a.P;
   const {file: c, runContext: p} = u;
   if (c.digest !== e.fileDigest) {
    l.log.warning(`No pull request was opened: ${c.path} is not the batch file that the plan was made from.`);
    return a.P;
   }
   if (p.settings["dry-run"]) {
    l.log.info("No pull request was opened: dry-run is set.");
    return a.P;
   }
   const {hostEnvironment: d} = l;
   const f = (0, r.P)(u, d);
   const g = {
    file: c,
    runContext: p,
    hostEnvironment: d,
    state: n,
    shard: null,
    prepare: f
   };
   const stateOf = e => t[e]?.state ?? {
    kind: "open",
    reason: ""
   };
   const h = s.length === 0 ? {} : {
    incomplete: `The merge is not complete: ${s.join("; ")}.`
   };
   return await (0, o.S)({
    batch: g,
    jobs: e.jobs,
    stateOf: stateOf,
    ...h
   }, l);
  }
  async function openOrWarn(e, {log: t, redact: n}) {
   const warn = e => {
    t.warning(n(`No pull request was opened: ${e}`));
    return null;
   };
   const r = await e().catch((0, s.j6)(s.yo, ({diagnostics: e}) => warn(e.map(({message: e, hint: t}) => `${e}; ${t}.`).join(" "))));
   return r !== null && "refusal" in r ? warn(r.refusal.reason) : r;
  }
 })
};
