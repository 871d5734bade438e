"use strict";

exports.id = 1673;

exports.ids = [ 1673 ];

exports.modules = {
 41673: (function(e, n, t) {
  t.d(n, {
   dryRunBatch: () => dryRunBatch
  });
  var r = t(76760);
  var o = t(47613);
  var s = t(85306);
  function foresee(e, n, {parkAfter: t, budget: r}, s) {
   const a = e.map(e => {
    const r = n.record(e);
    const a = (0, o.LF)(r, e.evaluationDigest, {
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
   });
   return withinBudget(a, r);
  }
  function runReason({slot: e, keyParts: n}, t, r, o) {
   if (t === "requested") return "requested by --retry-failed";
   if (t === "failed before") return `ended ${dayOf(r)} as ${r?.conclusion ?? ""}`;
   const a = o.earlier(e);
   if (a === null) return o.deferred.includes(e) ? "deferred by the last run" : "new";
   const c = s.N.filter(e => a[e] !== n[e]);
   return c.length === 0 ? "its stored result is not usable" : `changed: ${c.map(wordsFor).join(", ")}`;
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
   return r >= 0 ? r - t.length : n === "failed before" ? 1 : 0;
  }
  function withinBudget(e, {maxJobs: n, maxCostUsd: t}) {
   const r = e.filter(({action: e}) => e === "run").toSorted((e, n) => e.rank - n.rank);
   const o = new Map;
   let s = 0;
   for (const [e, {job: a}] of r.entries()) {
    s += a.estimatedCostUsd ?? 0;
    n !== null && e >= n ? o.set(a, `max-jobs is ${String(n)}`) : t !== null && e > 0 && s > t && o.set(a, `max-cost-usd is ${String(t)}`);
   }
   return e.map(({job: e, action: n, why: t}) => {
    const r = o.get(e);
    return r === void 0 ? {
     job: e,
     action: n,
     why: t
    } : {
     job: e,
     action: "deferred",
     why: `${r}; ${t}`
    };
   });
  }
  function parkedReason(e) {
   return `failed ${String(e?.sameFailures ?? 0)} times in the same way: ${e?.reason ?? ""}`;
  }
  function dayOf(e) {
   return e === null ? "" : `on ${e.endedAt.slice(0, 10)}`;
  }
  var a = t(54539);
  var c = t(7138);
  var i = t(1359);
  var d = t(53599);
  const u = {
   run: "run",
   reuse: "reused",
   rescore: "scored again",
   parked: "parked",
   deferred: "deferred"
  };
  function foreseenText(e, n) {
   const t = n.map(({job: e, action: n, why: t}) => [ u[n], (0, d.e)(e), e.model, (0, 
   a.B)(e.promptCharacters, "character"), (0, i.BD)(e.estimatedCostUsd), t ]);
   const r = [ 0, 1, 2, 3, 4 ].map(e => t.reduce((n, t) => Math.max(n, Math.min(60, (t[e] ?? "").length)), 0));
   const o = t.map(e => e.map((e, n) => (0, c.wh)(e).padEnd(r[n] ?? 0)).join("  ").trimEnd());
   return [ `dry run of ${e.name}: no model is called, no job runs`, "", ...o, "", ...sums(n) ].join("\n");
  }
  function sums(e) {
   const n = new Map;
   for (const {action: t} of e) n.set(t, (n.get(t) ?? 0) + 1);
   const t = [ ...n ].map(([e, n]) => `${(0, a.Z)(n)} ${u[e]}`);
   const {usd: r, unknown: o} = expectedCost(e);
   const s = o === 0 ? "" : `, and ${(0, a.B)(o, "job")} of unknown price`;
   return [ e.length === 0 ? "no jobs: no source has items" : `${(0, a.B)(e.length, "job")}: ${t.join(", ")}`, `expected cost of this run: ${(0, 
   i.BD)(r)}${s} (a rough guess)` ];
  }
  function expectedCost(e) {
   const n = e.filter(({action: e}) => e === "run").map(({job: e}) => e.estimatedCostUsd);
   const t = n.filter(e => e !== null);
   return {
    usd: t.reduce((e, n) => e + n, 0),
    unknown: n.length - t.length
   };
  }
  var l = t(34377);
  var f = t(5104);
  var p = t(42357);
  var m = t(24788);
  var h = t(62103);
  async function dryRunBatch({file: e, runContext: n}, {plan: t, shard: o, inputs: {early: s}}, a) {
   const {hostEnvironment: c, redact: i, log: d} = a;
   const {onRunner: u} = c;
   for (const e of t.notices) d.warning(i(e));
   const f = o === null ? t.jobs : t.jobs.filter(e => e.shard === o.index);
   const p = s.state === void 0 ? (0, l.K0)(n.workspace, e.name) : (0, r.resolve)(c.directory, s.state);
   const k = {
    path: p,
    key: n.settings["resume-key"] ?? null
   };
   const b = await readStored(k, f, e => d.warning(i(e)));
   const g = foresee(f, b, e, {
    retryFailed: s["retry-failed"],
    rescore: s.rescore
   });
   const j = i(foreseenText(t, g));
   if (u) {
    const e = j.split("\n");
    for (const n of e) d.info(n);
    await (0, h.o)(`### \u23ed\ufe0f Dry run\n\n${(0, h.p)(e.slice(0, y))}\n`, a);
   }
   const x = {
    name: t.name,
    planId: t.planId,
    conclusion: "skipped",
    estimatedCostUsd: expectedCost(g).usd,
    notices: t.notices,
    jobs: g.map(({job: e, action: n, why: t}) => ({
     ...shownJob(e),
     action: n,
     why: t
    }))
   };
   return {
    exitCode: 0,
    text: u ? "" : j,
    value: (0, m.E)(x, i, w),
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
  };
  const y = 2e3;
  function shownJob({id: e, item: n, matrix: t, repeat: r, key: o, model: s, promptCharacters: a, estimatedCostUsd: c}) {
   return {
    id: e,
    item: n?.fields ?? null,
    matrix: t,
    repeat: r,
    key: o,
    model: s,
    promptCharacters: a,
    estimatedCostUsd: c
   };
  }
  const k = {
   record: () => null,
   earlier: () => null,
   deferred: []
  };
  const b = 64e6;
  async function readStored({path: e, key: n}, t, r) {
   const o = await (0, l.un)(e, r, n).catch(e => {
    if (e instanceof p.yo) return null;
    throw e;
   });
   if (o === null) return k;
   const s = new Map;
   const a = new Set;
   for (const e of t) {
    const n = await o.record(e);
    n === null ? a.add(e.slot) : s.set(e.key, withoutText(n));
   }
   const c = new Map;
   const i = a.size === 0 ? [] : await o.directory.names("jobs");
   for (const e of i) {
    const n = /^([0-9a-f]{64})\.json$/.exec(e)?.[1];
    if (n === void 0 || s.has(n)) continue;
    const t = await o.directory.read(`jobs/${e}`, b).catch(() => null);
    const r = t === null ? null : (0, f.H)(t, n);
    if (r === null || "problem" in r || !a.has(r.slot)) continue;
    const {slot: i, keyParts: d, endedAt: u} = r;
    (c.get(i)?.endedAt ?? "") < u && c.set(i, {
     keyParts: d,
     endedAt: u
    });
   }
   return {
    record: e => s.get(e.key) ?? null,
    earlier: e => c.get(e)?.keyParts ?? null,
    deferred: (await o.lastRun())?.deferred ?? []
   };
  }
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
