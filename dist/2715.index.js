"use strict";

exports.id = 2715;

exports.ids = [ 2715 ];

exports.modules = {
 45342: (function(e, t, n) {
  n.d(t, {
   O: () => isUnprocessed
  });
  function isUnprocessed(e) {
   return e.kind === "expired" || e.kind === "error" && (e.status === 429 || e.status >= 500);
  }
 }),
 82715: (function(e, t, n) {
  n.d(t, {
   dryRunBatch: () => dryRunBatch
  });
  var o = n(76760);
  var s = n(71195);
  var r = n(61890);
  var a = n(35631);
  var c = n(47613);
  var i = n(85306);
  var u = n(48393);
  function forecast(e, t, {parkAfter: n, budget: o}, s) {
   const r = new Map(t.deferred.map((e, t) => [ e, t ]));
   const i = e.map(e => {
    const o = t.record(e);
    const i = (0, c.LF)(o, e.evaluationDigest, {
     ...s,
     parkAfter: n
    });
    const u = {
     job: e,
     rank: 0,
     expectedUsd: 0
    };
    switch (i.kind) {
    case "reuse":
     return {
      ...u,
      action: "reuse",
      why: `ended ${dayOf(o)} as ${o?.conclusion ?? ""}`
     };

    case "rescore":
     {
      const n = o === null ? 0 : t.scoringUsd(e, o);
      const s = o !== null && (0, c.v1)(o);
      const r = s ? "its stored answer is written and evaluated" : "its evaluations are scored again";
      return {
       ...u,
       action: "rescore",
       why: r,
       expectedUsd: n
      };
     }

    case "parked":
     return {
      ...u,
      action: "parked",
      why: parkedReason(o)
     };

    case "run":
     {
      const n = t.waiting(e);
      if (n !== null) return {
       ...u,
       action: "waiting",
       why: n
      };
      const s = e.estimatedCostUsd;
      if (t.changed.has(e)) return {
       ...u,
       action: "deferred",
       why: a.wz,
       expectedUsd: s
      };
      const c = rankOf(e, i.why, r);
      const d = t.refused.get(e);
      if (d !== void 0) return {
       job: e,
       action: "run",
       why: `ends as config-error: ${d}`,
       rank: c,
       expectedUsd: 0
      };
      const l = runReason(e, i.why, o, {
       stored: t,
       turns: r
      });
      return {
       job: e,
       action: "run",
       why: l,
       rank: c,
       expectedUsd: s
      };
     }
    }
   });
   return withinBudget(i, o);
  }
  function runReason({slot: e, keyParts: t}, n, o, {stored: s, turns: r}) {
   if (n === "requested") return "requested by --retry-failed";
   if (n === "failed before") return `ended ${dayOf(o)} as ${o?.conclusion ?? ""}`;
   const a = s.earlier(e);
   if (a === null) return r.has(e) ? "deferred by the last run" : "new";
   const c = i.N.filter(e => a[e] !== t[e]);
   return c.length === 0 ? "its stored result is not usable" : `changed: ${c.map(u.J).join(", ")}`;
  }
  function rankOf({slot: e}, t, n) {
   const o = n.get(e);
   return o !== void 0 ? o - n.size : t === "failed before" ? 1 : 0;
  }
  function withinBudget(e, {maxJobs: t, maxCostUsd: n}) {
   const o = e.filter(({action: e}) => e === "run").toSorted((e, t) => e.rank - t.rank);
   const s = [ ...e.filter(({action: e}) => e === "rescore"), ...o ];
   const r = new Map;
   let a = 0;
   let c = 0;
   let i = null;
   for (const {job: e, action: o, expectedUsd: u} of s) {
    if (r.has(e.key)) continue;
    const s = a + (u ?? 0);
    const d = o === "rescore" ? a >= (n ?? 1 / 0) : a > 0 && s > (n ?? 1 / 0);
    o === "run" && t !== null && c >= t ? i ??= `max-jobs is ${String(t)}` : d && (i ??= `max-cost-usd is ${String(n)}`);
    r.set(e.key, i);
    if (i !== null) continue;
    a = s;
    o === "run" && (c += 1);
   }
   const u = new Set;
   return e.map(({rank: e, ...t}) => {
    const {key: n} = t.job;
    const o = r.get(n) ?? null;
    if (o !== null) return {
     ...t,
     action: "deferred",
     why: `${o}; ${t.why}`
    };
    const s = u.has(n) ? 0 : t.expectedUsd;
    u.add(n);
    return {
     ...t,
     expectedUsd: s
    };
   });
  }
  function parkedReason(e) {
   return e === null ? "" : `${(0, c.Ku)(e)}: ${e.reason}`;
  }
  function dayOf(e) {
   return e === null ? "" : `on ${e.endedAt.slice(0, 10)}`;
  }
  var d = n(54539);
  var l = n(7138);
  var f = n(1359);
  var h = n(53599);
  const p = {
   run: "run",
   reuse: "reused",
   rescore: "scored again",
   parked: "parked",
   deferred: "deferred",
   waiting: "waiting"
  };
  function forecastText(e, t, n) {
   const o = t.map(({job: e, action: t, why: n, expectedUsd: o}) => [ p[t], (0, h.er)(e), e.model, (0, 
   d.B4)(e.promptCharacters, "character"), isPaid(t, o) ? (0, f.BD)(o) : "", n ]);
   const s = [ 0, 1, 2, 3, 4 ].map(e => o.reduce((t, n) => Math.max(t, Math.min(60, (n[e] ?? "").length)), 0));
   const r = o.map(e => e.map((e, t) => (0, l.wh)(e).padEnd(s[t] ?? 0)).join("  ").trimEnd());
   const a = [ `dry run of ${e.name}: no model is called, no job runs`, "" ];
   if (t.length === 0) return [ ...a, "no jobs: no source has items" ].join("\n");
   return [ ...a, ...r, "", ...sums(t), ...t.some(isSent) ? prices(n) : [] ].join("\n");
  }
  const isSent = ({action: e}) => e === "run" || e === "deferred" || e === "waiting";
  const isPaid = (e, t) => e === "run" || e === "deferred" || e === "rescore" && t !== 0;
  function sums(e) {
   const t = new Map;
   for (const {action: n} of e) t.set(n, (t.get(n) ?? 0) + 1);
   const n = [ ...t ].map(([e, t]) => `${(0, d.ZV)(t)} ${p[e]}`);
   const {usd: o, unknown: s} = expectedCost(e);
   const r = `${(0, d.B4)(s, "job")} of unknown price`;
   const a = s > 0 && o === 0 ? `not known (${r})` : `${(0, f.BD)(o)}${s === 0 ? "" : `, and ${r}`} (a rough guess)`;
   return [ `${(0, d.B4)(e.length, "job")}: ${n.join(", ")}`, `expected cost of this run: ${a}` ];
  }
  const hasJudge = ({evaluate: e}) => e.some(({check: e}) => e.kind === "judge");
  function prices({delivery: e, judgeDelivery: t, jobs: n}) {
   if (e !== "batch") return [];
   const o = n.some(hasJudge) ? t === "batch" ? " and its judges" : " and all judges" : "";
   return [ `half the price by the batch API, except for the first job of each entry${o}` ];
  }
  function expectedCost(e) {
   const t = e.filter(({action: e}) => e === "run" || e === "rescore").map(({expectedUsd: e}) => e);
   const n = t.filter(e => e !== null);
   return {
    usd: n.reduce((e, t) => e + t, 0),
    unknown: t.length - n.length
   };
  }
  var m = n(45292);
  var w = n(18637);
  var g = n(5104);
  var y = n(39035);
  var v = n(42357);
  var b = n(95155);
  var k = n(79579);
  var x = n(72443);
  var $ = n(11795);
  async function withStoredCopy(e, {storage: t, temporary: n}, o) {
   if (t === null) return await o(e);
   try {
    return await (0, k.n)(n, async n => {
     const s = await (0, b.v)(e, {
      create: false,
      root: null
     }).catch((0, v.j6)(x.k, () => null));
     const r = await (0, b.v)(n, {
      create: false,
      root: null
     });
     s !== null && await (0, $.fM)(s, r);
     await t.restore(r);
     return await o(n);
    });
   } finally {
    t.close();
   }
  }
  var j = n(73948);
  var S = n(24788);
  var U = n(62103);
  var C = n(29296);
  var M = n(860);
  var R = n(26803);
  var A = n(49266);
  var P = n(45342);
  async function forecastWaiting(e, t, {delivery: n, onExpired: o}) {
   const s = new Map;
   if (n !== "batch") return s;
   const a = (0, M.b)(t);
   const c = (0, r.oo)(t);
   const i = new Map;
   for (const e of await a.submissions()) for (const t of await (0, r.lx)(e, {
    files: a,
    isUsed: c
   })) i.set(t, e.createdAt);
   const u = (0, R.$h)(await a.unusableSubmissions());
   for (const {key: t, model: n} of e) {
    if (!(0, A.lx)(n)) continue;
    const e = i.get(t);
    const r = e === void 0 ? await a.outcome(t) : null;
    const c = r !== null && (0, P.O)(r) && o !== "fail";
    const d = e === void 0 && r === null ? await a.unusableOutcome(t) : null;
    const l = c && o === "now";
    e !== void 0 ? s.set(t, `waits for the batch API since ${e.slice(0, 16)}Z`) : d !== null ? s.set(t, (0, 
    R.Jn)(d)) : r === null || c ? u === null || l || s.set(t, u) : s.set(t, "its answer is there, and is used");
   }
   return s;
  }
  var B = n(77771);
  var I = n(48821);
  var J = n(11739);
  function forecastJudges({file: e, resolver: t}, {scoresAll: n}) {
   const o = new Map(e.jobs.map(e => [ e.id, e ]));
   return (s, {evaluations: r}) => {
    const a = o.get(s.id);
    if (a === void 0) return 0;
    const c = (0, J.ZY)(a, s).map(t => (0, J.kj)(t, e.judge));
    const i = c.filter(e => n || (0, B.R)(e, r) === null);
    const {prices: u} = t.settingsOf(a, s.matrix).settings;
    return (0, I.JH)(i, {
     judge: e.judge ?? s.model,
     delivery: e.delivery === "flex" ? "flex" : "now",
     prices: u
    });
   };
  }
  var O = n(22135);
  var N = n(75364);
  var E = n(11291);
  var T = n(63281);
  var z = n(44170);
  async function dryRunBatch(e, {plan: t, shard: n, storage: s, inputs: {early: r}}, a) {
   const {file: c, runContext: i} = e;
   const {hostEnvironment: u, redact: d, log: l} = a;
   const {onRunner: f} = u;
   const {workspace: h, settings: p} = i;
   const m = r.state === void 0 ? (0, w.K0)(h, c.name) : (0, o.resolve)(u.directory, r.state);
   const g = s.kind === "artifact" ? void 0 : s;
   const y = await (0, T.G)(g, {
    name: c.name,
    workspace: h,
    isShard: n !== null
   }, a);
   const onNotice = e => l.warning(d(e));
   const {temporary: b} = u;
   const {plan: k, forecasts: x} = await withStoredCopy(m, {
    storage: y,
    temporary: b
   }, async o => {
    const s = await (0, w.un)(o, onNotice, p["resume-key"] ?? null).catch((0, v.j6)(v.yo, () => null));
    return await forecastIn(s, {
     open: e,
     source: t,
     named: n,
     early: r,
     onNotice: onNotice,
     hostEnvironment: u
    });
   });
   const $ = d(forecastText(k, x, c));
   if (f) {
    const e = $.split("\n");
    for (const t of e) l.info(t);
    await (0, U.o)(`### \u23ed\ufe0f Dry run\n\n${(0, U.p)(e.slice(0, q))}\n`, a);
   }
   const j = {
    name: k.name,
    planId: k.planId,
    conclusion: "skipped",
    estimatedCostUsd: expectedCost(x).usd,
    notices: k.notices,
    jobs: x.map(({job: e, action: t, why: n}) => ({
     ...shownJob(e),
     action: t,
     why: n
    }))
   };
   return {
    exitCode: 0,
    text: f ? "" : $,
    value: (0, S.E)(j, d, F),
    outputs: {
     conclusion: "skipped",
     reason: "A dry run: no model was asked, and no job was run."
    }
   };
  }
  async function forecastIn(e, t) {
   const {open: n, source: o, named: a, early: c, onNotice: i} = t;
   const {file: u} = n;
   const d = await (0, C.$)(e, {
    file: u,
    source: o,
    shard: a,
    resume: c["resume-batch"]
   });
   const {plan: l, resumed: f, shard: h} = d;
   for (const e of [ ...d.notices, ...l.notices ]) i(e);
   const p = h === null ? l.jobs : l.jobs.filter(e => e.shard === h.index);
   const w = forecastJudges(n, {
    scoresAll: c.rescore
   });
   const g = await refusedIn(p, t);
   const y = e === null ? {
    ...Z,
    refused: g
   } : {
    ...await readStored(e, p, u),
    scoringUsd: w,
    refused: g
   };
   if (e !== null && h === null) {
    const t = await (0, s.L)(e.directory, l.jobs, {
     now: j.m.now(),
     isDry: true
    });
    t !== null && i(t);
   }
   const v = e === null ? new Set : await (0, r.Zc)(e.directory);
   const b = {
    retryFailed: c["retry-failed"],
    rescore: c.rescore,
    resumed: f,
    sent: v
   };
   const k = (0, m.pT)(u, {
    index: h?.index ?? 1,
    total: h === null ? 1 : l.shards
   });
   if (f === null && !o.isFrozen) return {
    plan: l,
    forecasts: forecast(p, y, {
     ...u,
     budget: k
    }, b)
   };
   const x = forecast(p, y, {
    ...u,
    budget: D
   }, b);
   const $ = x.flatMap(({job: e, action: t}) => t === "run" ? [ e ] : []);
   const S = await (0, N.jr)(n, $, {
    ...t,
    isFrozen: o.isFrozen
   });
   return {
    plan: l,
    forecasts: forecast(p, {
     ...y,
     changed: S
    }, {
     ...u,
     budget: k
    }, b)
   };
  }
  async function refusedIn(e, {open: t, hostEnvironment: n}) {
   const o = await (0, O.Q)(t.runContext.git);
   const s = (0, E.P)(t, n);
   return await (0, z.q)(e, {
    ...t,
    hasCommit: o,
    prepare: s,
    hostEnvironment: n
   });
  }
  const D = {
   maxCostUsd: null,
   maxJobs: null,
   timeoutMinutes: null
  };
  const F = {
   names: new Set([ "name", "planId", "conclusion", "estimatedCostUsd", "notices", "jobs", "id", "item", "matrix", "repeat", "key", "model", "promptCharacters", "action", "why" ]),
   wordFields: new Set([ "conclusion", "action" ]),
   words: new Set([ "skipped", "run", "reuse", "rescore", "parked", "deferred", "waiting" ])
  };
  const q = 2e3;
  function shownJob({id: e, item: t, matrix: n, repeat: o, key: s, model: r, promptCharacters: a, estimatedCostUsd: c}) {
   return {
    id: e,
    item: t?.fields ?? null,
    matrix: n,
    repeat: o,
    key: s,
    model: r,
    promptCharacters: a,
    estimatedCostUsd: c
   };
  }
  const Z = {
   record: () => null,
   earlier: () => null,
   waiting: () => null,
   scoringUsd: () => 0,
   deferred: [],
   changed: new Set,
   refused: new Map
  };
  const K = 64e6;
  async function readStored(e, t, n) {
   const o = new Map;
   const s = new Set;
   for (const n of t) {
    const t = await e.record(n);
    t === null ? s.add(n.slot) : o.set(n.key, withoutText(t));
   }
   const r = new Map;
   const a = s.size === 0 ? [] : await e.directory.names("jobs");
   for (const t of a) {
    const n = /^([0-9a-f]{64})\.json$/.exec(t)?.[1];
    if (n === void 0 || o.has(n)) continue;
    const a = await e.directory.read(`jobs/${t}`, K).catch(() => null);
    const c = a === null ? null : (0, g.H)(a, n);
    if (c === null || "problem" in c || !s.has(c.slot)) continue;
    const {slot: i, keyParts: u, endedAt: d} = c;
    (r.get(i)?.endedAt ?? "") < d && r.set(i, {
     keyParts: u,
     endedAt: d
    });
   }
   const c = await forecastWaiting(t, e.directory, n);
   return {
    record: e => o.get(e.key) ?? null,
    earlier: e => r.get(e)?.keyParts ?? null,
    waiting: ({key: e}) => c.get(e) ?? null,
    deferred: (0, y.KB)(await e.lastRun()),
    changed: Z.changed
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
 }),
 11291: (function(e, t, n) {
  n.d(t, {
   P: () => createJobPreparation
  });
  var o = n(11739);
  var s = n(19794);
  var r = n(68350);
  var a = n(82087);
  function createJobPreparation({runContext: e, file: t, resolver: n}, c) {
   const {trustedSource: i} = e;
   const u = {
    ...e,
    trustedSource: {
     ...i,
     source: rememberPresent(i.source)
    }
   };
   const d = (0, s.z)(u, c);
   const l = new Map(t.jobs.map(e => [ e.id, e ]));
   const f = new Map;
   const schemaOf = async ({settings: e, spec: t}) => {
    const n = e["output-schema"];
    const o = n ?? t.source;
    const s = f.get(o) ?? read(n);
    f.set(o, s);
    const r = t.outputSchema;
    return await s ?? (r === null ? null : await (0, a.checkedSchema)(r, t.source));
   };
   const read = async e => await (0, a.readOutputSchema)(e, u.trustedSource.source);
   return async e => {
    const s = l.get(e.id);
    if (s === void 0) throw new Error(`the plan names the entry ${e.id}, which the batch file does not have`);
    const a = {
     item: e.item,
     matrix: e.matrix
    };
    const c = await n.resolve(s, a);
    const {settings: i, spec: f, vars: h, narrowing: p, locationOfRule: m} = c;
    const {allow: w, ask: g, deny: y} = i;
    return {
     runContext: {
      ...u,
      settings: i,
      locationOfRule: m
     },
     sources: {
      ...d,
      directories: i["command-directories"]
     },
     spec: f,
     vars: h,
     narrowing: p,
     lists: (0, r.hg)({
      allow: w,
      ask: g,
      deny: y
     }, m),
     outputSchema: await schemaOf(c),
     modelName: e.model,
     inputs: {
      evaluations: (0, o.ZY)(s, a).map(e => (0, o.kj)(e, t.judge)),
      outputFile: (0, o.TY)(s, a)
     }
    };
   };
  }
  function rememberPresent(e) {
   const t = new Map;
   return {
    ...e,
    present: n => {
     const o = n.join("\n");
     const s = t.get(o) ?? e.present(n);
     t.set(o, s);
     return s;
    }
   };
  }
 }),
 26803: (function(e, t, n) {
  n.d(t, {
   $h: () => unknownReason,
   ID: () => answersNotice,
   Jn: () => answerReason,
   L$: () => submissionNotice,
   l_: () => mergedNotice
  });
  var o = n(54539);
  const s = "use the resume-key with which it was written";
  function submissionNotice({name: e, problem: t}) {
   return `${e} of the state directory cannot be used, because ${t}. Which requests it has sent is unknown, so no job is sent to a batch API: ${s}, or delete it to send its requests again and pay for them again.`;
  }
  function unknownReason(e) {
   const [t] = e;
   if (t === void 0) return null;
   const n = e.slice(0, r).map(({name: e}) => e);
   const a = e.length > r ? ` and ${(0, o.B4)(e.length - r, "more file")}` : "";
   return `it may be at the batch API already: ${n.join(", ")}${a} cannot be used (${t.problem}); ${s}, or delete the file to send it again`;
  }
  const r = 3;
  function answerReason({name: e, problem: t}) {
   return `its answer in ${e} cannot be used (${t}); ${s}, or delete the file to send it again`;
  }
  function answersNotice(e) {
   const [t] = e;
   if (t === void 0) return null;
   const n = (0, o.B4)(e.length, "stored answer");
   return `The state directory has ${n} of a batch API that cannot be used, such as ${t.name}, because ${t.problem}. Nothing is sent again for them: use the resume-key with which they were written, or delete them to pay for them again.`;
  }
  function mergedNotice({name: e, problem: t}) {
   return `${e} cannot be used, because ${t}. The merged state keeps it, so the next run does not send its requests again, which may be paid for: ${s}, or delete it from the merged state to pay for it again.`;
  }
 })
};
