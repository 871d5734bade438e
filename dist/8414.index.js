"use strict";

exports.id = 8414, exports.ids = [ 8414 ], exports.modules = {
 76033: (function(e, t, n) {
  n.d(t, {
   openMergedPullRequests: () => openMergedPullRequests
  });
  var s = n(42357), o = n(11291), r = n(72055);
  async function openMergedPullRequests({plan: e, jobs: t, state: n, problems: i}, a, l) {
   if (0 === (await n.directory.names("trees")).length) return;
   const u = await async function(e, {log: t, redact: n}) {
    const warn = e => (t.warning(n(`No pull request was opened: ${e}`)), null);
    try {
     const t = await e();
     return "refusal" in t ? warn(t.refusal.reason) : t;
    } catch (e) {
     return (0, s.ki)(e, s.yo), warn(e.diagnostics.map(({message: e, hint: t}) => `${e}; ${t}.`).join(" "));
    }
   }(a, l);
   if (null === u) return;
   const {file: p, runContext: d} = u;
   if (p.digest !== e.fileDigest) return void l.log.warning(`No pull request was opened: ${p.path} is not the batch file that the plan was made from.`);
   if (d.settings["dry-run"]) return void l.log.info("No pull request was opened: dry-run is set.");
   const {hostEnvironment: c} = l, f = {
    file: p,
    runContext: d,
    hostEnvironment: c,
    state: n,
    shard: null,
    prepare: (0, o.P)(u, c)
   }, g = 0 === i.length ? {} : {
    incomplete: `The merge is not complete: ${i.join("; ")}.`
   };
   await (0, r.S)({
    batch: f,
    jobs: e.jobs,
    stateOf: e => t[e]?.state ?? {
     kind: "open",
     reason: ""
    },
    ...g
   }, l);
  }
 })
};
