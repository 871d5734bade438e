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
  var o = n(24063);
  async function openMergedPullRequests({plan: e, jobs: t, state: n, problems: s}, a, i) {
   if ((await n.directory.names("trees")).length === 0) return [];
   const l = await openOrWarn(a, i);
   if (l === null) return [];
   const {file: u, runContext: c} = l;
   if (u.digest !== e.fileDigest) {
    i.log.warning(`No pull request was opened: ${u.path} is not the batch file that the plan was made from.`);
    return [];
   }
   if (c.settings["dry-run"]) {
    i.log.info("No pull request was opened: dry-run is set.");
    return [];
   }
   const {hostEnvironment: p} = i;
   const d = (0, r.P)(l, p);
   const f = {
    file: u,
    runContext: c,
    hostEnvironment: p,
    state: n,
    shard: null,
    prepare: d
   };
   const stateOf = e => t[e]?.state ?? {
    kind: "open",
    reason: ""
   };
   const g = s.length === 0 ? {} : {
    incomplete: `The merge is not complete: ${s.join("; ")}.`
   };
   return await (0, o.S)({
    batch: f,
    jobs: e.jobs,
    stateOf: stateOf,
    ...g
   }, i);
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
