"use strict";

exports.id = 8414, exports.ids = [ 8414 ], exports.modules = {
  76033: (function(e, t, n) {
    n.d(t, {
      openMergedPullRequests: () => openMergedPullRequests
    });
    var s = n(42357), o = n(40156);
    async function openMergedPullRequests({plan: e, jobs: t, state: n, problems: r}, i, a) {
      if (0 === (await n.directory.names("trees")).length) return;
      const l = await async function(e, {log: t, redact: n}) {
        const warn = e => (t.warning(n(`No pull request was opened: ${e}`)), null);
        try {
          const t = await e();
          return "refusal" in t ? warn(t.refusal.reason) : t;
        } catch (e) {
          return (0, s.ki)(e, s.yo), warn(e.diagnostics.map(({message: e, hint: t}) => `${e}; ${t}.`).join(" "));
        }
      }(i, a);
      if (null === l) return;
      const {file: u, runContext: d} = l;
      if (u.digest !== e.fileDigest) return void a.log.warning(`No pull request was opened: ${u.path} is not the batch file that the plan was made from.`);
      if (d.settings["dry-run"]) return void a.log.info("No pull request was opened: dry-run is set.");
      const {hostEnvironment: c} = a, p = {
        file: u,
        runContext: d,
        hostEnvironment: c,
        state: n,
        shard: null
      }, f = 0 === r.length ? {} : {
        incomplete: `The merge is not complete: ${r.join("; ")}.`
      };
      await (0, o.S)({
        batch: p,
        jobs: e.jobs,
        stateOf: e => t[e]?.state ?? {
          kind: "open",
          reason: ""
        },
        ...f
      }, a);
    }
  })
};
