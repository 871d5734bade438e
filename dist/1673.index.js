"use strict";

exports.id = 1673, exports.ids = [ 1673 ], exports.modules = {
 41673: (function(e, n, t) {
  t.d(n, {
   dryRunBatch: () => dryRunBatch
  });
  var r = t(76760), o = t(47613), s = t(85306);
  function runReason({slot: e, keyParts: n}, t, r, o) {
   if ("requested" === t) return "requested by --retry-failed";
   if ("failed before" === t) return `ended ${dayOf(r)} as ${r?.conclusion ?? ""}`;
   const a = o.earlier(e);
   if (null === a) return o.deferred.includes(e) ? "deferred by the last run" : "new";
   const i = s.N.filter(e => a[e] !== n[e]);
   return 0 === i.length ? "its stored result is not usable" : `changed: ${i.map(wordsFor).join(", ")}`;
  }
  function wordsFor(e) {
   switch (e) {
   case "format":
    return "format of keys";

   case "inputs":
    return "arguments";

   case "content":
    return "content of the file";

   case "prompt":
   case "item":
   case "model":
   case "parameters":
   case "rules":
   case "settings":
   case "repeat":
    return e;
   }
  }
  function rankOf({slot: e}, n, {deferred: t}) {
   const r = t.indexOf(e);
   return r >= 0 ? r - t.length : "failed before" === n ? 1 : 0;
  }
  function parkedReason(e) {
   return `failed ${String(e?.sameFailures ?? 0)} times in the same way: ${e?.reason ?? ""}`;
  }
  function dayOf(e) {
   return null === e ? "" : `on ${e.endedAt.slice(0, 10)}`;
  }
  var a = t(54539), i = t(7138), c = t(1359), d = t(53599);
  const u = {
   run: "run",
   reuse: "reused",
   rescore: "scored again",
   parked: "parked",
   deferred: "deferred"
  };
  function sums(e) {
   const n = new Map;
   for (const {action: t} of e) n.set(t, (n.get(t) ?? 0) + 1);
   const t = [ ...n ].map(([e, n]) => `${(0, a.Z)(n)} ${u[e]}`), {usd: r, unknown: o} = expectedCost(e), s = 0 === o ? "" : `, and ${(0, 
   a.B)(o, "job")} of unknown price`;
   return [ 0 === e.length ? "no jobs: no source has items" : `${(0, a.B)(e.length, "job")}: ${t.join(", ")}`, `expected cost of this run: ${(0, 
   c.BD)(r)}${s} (a rough guess)` ];
  }
  function expectedCost(e) {
   const n = e.filter(({action: e}) => "run" === e).map(({job: e}) => e.estimatedCostUsd), t = n.filter(e => null !== e);
   return {
    usd: t.reduce((e, n) => e + n, 0),
    unknown: n.length - t.length
   };
  }
  var l = t(34377), f = t(5104), p = t(42357), m = t(24788), h = t(62103);
  async function dryRunBatch({file: e, runContext: n}, {plan: t, shard: s, inputs: {early: g}}, j) {
   const {hostEnvironment: x, redact: $, log: C} = j, {onRunner: v} = x;
   for (const e of t.notices) C.warning($(e));
   const R = null === s ? t.jobs : t.jobs.filter(e => e.shard === s.index), B = {
    path: void 0 === g.state ? (0, l.K0)(n.workspace, e.name) : (0, r.resolve)(x.directory, g.state),
    key: n.settings["resume-key"] ?? null
   }, S = await async function({path: e, key: n}, t, r) {
    const o = await (0, l.un)(e, r, n).catch(e => {
     if (e instanceof p.yo) return null;
     throw e;
    });
    if (null === o) return k;
    const s = new Map, a = new Set;
    for (const e of t) {
     const n = await o.record(e);
     null === n ? a.add(e.slot) : s.set(e.key, withoutText(n));
    }
    const i = new Map, c = 0 === a.size ? [] : await o.directory.names("jobs");
    for (const e of c) {
     const n = /^([0-9a-f]{64})\.json$/.exec(e)?.[1];
     if (void 0 === n || s.has(n)) continue;
     const t = await o.directory.read(`jobs/${e}`, b).catch(() => null), r = null === t ? null : (0, 
     f.H)(t, n);
     if (null === r || "problem" in r || !a.has(r.slot)) continue;
     const {slot: c, keyParts: d, endedAt: u} = r;
     (i.get(c)?.endedAt ?? "") < u && i.set(c, {
      keyParts: d,
      endedAt: u
     });
    }
    return {
     record: e => s.get(e.key) ?? null,
     earlier: e => i.get(e)?.keyParts ?? null,
     deferred: (await o.lastRun())?.deferred ?? []
    };
   }(B, R, e => C.warning($(e))), U = function(e, n, {parkAfter: t, budget: r}, s) {
    return function(e, {maxJobs: n, maxCostUsd: t}) {
     const r = e.filter(({action: e}) => "run" === e).toSorted((e, n) => e.rank - n.rank), o = new Map;
     let s = 0;
     for (const [e, {job: a}] of r.entries()) s += a.estimatedCostUsd ?? 0, null !== n && e >= n ? o.set(a, `max-jobs is ${String(n)}`) : null !== t && e > 0 && s > t && o.set(a, `max-cost-usd is ${String(t)}`);
     return e.map(({job: e, action: n, why: t}) => {
      const r = o.get(e);
      return void 0 === r ? {
       job: e,
       action: n,
       why: t
      } : {
       job: e,
       action: "deferred",
       why: `${r}; ${t}`
      };
     });
    }(e.map(e => {
     const r = n.record(e), a = (0, o.LF)(r, e.evaluationDigest, {
      ...s,
      parkAfter: t,
      resumedPlan: null
     });
     switch (a.kind) {
     case "reuse":
      return {
       job: e,
       action: "reuse",
       why: `ended ${dayOf(r)} as ${r?.conclusion ?? ""}`,
       rank: 0
      };

     case "rescore":
      return {
       job: e,
       action: "rescore",
       why: "its evaluations are scored again",
       rank: 0
      };

     case "parked":
      return {
       job: e,
       action: "parked",
       why: parkedReason(r),
       rank: 0
      };

     case "run":
      return {
       job: e,
       action: "run",
       why: runReason(e, a.why, r, n),
       rank: rankOf(e, a.why, n)
      };
     }
    }), r);
   }(R, S, e, {
    retryFailed: g["retry-failed"],
    rescore: g.rescore
   }), A = $(function(e, n) {
    const t = n.map(({job: e, action: n, why: t}) => [ u[n], (0, d.e)(e), e.model, (0, 
    a.B)(e.promptCharacters, "character"), (0, c.BD)(e.estimatedCostUsd), t ]), r = [ 0, 1, 2, 3, 4 ].map(e => t.reduce((n, t) => Math.max(n, Math.min(60, (t[e] ?? "").length)), 0)), o = t.map(e => e.map((e, n) => (0, 
    i.wh)(e).padEnd(r[n] ?? 0)).join("  ").trimEnd());
    return [ `dry run of ${e.name}: no model is called, no job runs`, "", ...o, "", ...sums(n) ].join("\n");
   }(t, U));
   if (v) {
    const e = A.split("\n");
    for (const n of e) C.info(n);
    await (0, h.o)(`### \u23ed\ufe0f Dry run\n\n${(0, h.p)(e.slice(0, y))}\n`, j);
   }
   const F = {
    name: t.name,
    planId: t.planId,
    conclusion: "skipped",
    estimatedCostUsd: expectedCost(U).usd,
    notices: t.notices,
    jobs: U.map(({job: e, action: n, why: t}) => ({
     ...shownJob(e),
     action: n,
     why: t
    }))
   };
   return {
    exitCode: 0,
    text: v ? "" : A,
    value: (0, m.E)(F, $, w),
    outputs: {
     conclusion: "skipped",
     reason: "A dry run: no model was asked, and no job was run."
    }
   };
  }
  const w = {
   names: new Set([ "name", "planId", "conclusion", "estimatedCostUsd", "notices", "jobs", "id", "item", "matrix", "repeat", "key", "model", "promptCharacters", "action", "why" ]),
   wordFields: new Set([ "conclusion", "action" ]),
   words: new Set([ "skipped", "run", "reuse", "rescore", "parked", "deferred" ])
  }, y = 2e3;
  function shownJob({id: e, item: n, matrix: t, repeat: r, key: o, model: s, promptCharacters: a, estimatedCostUsd: i}) {
   return {
    id: e,
    item: n?.fields ?? null,
    matrix: t,
    repeat: r,
    key: o,
    model: s,
    promptCharacters: a,
    estimatedCostUsd: i
   };
  }
  const k = {
   record: () => null,
   earlier: () => null,
   deferred: []
  }, b = 64e6;
  function withoutText(e) {
   return {
    ...e,
    text: "",
    changes: [],
    structured: void 0
   };
  }
 })
};
