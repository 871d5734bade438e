"use strict";

exports.id = 5027, exports.ids = [ 5027 ], exports.modules = {
 74603: (function(e, n, t) {
  async function mergeStates(e, n) {
   const t = function({planId: e}, n) {
    return n.filter(({run: n}) => n.planId !== e).map(({path: n, run: t}) => `${n} was left out: it has the plan ${t.planId}, not ${e}`);
   }(e, n), s = n.filter(({run: n}) => n.planId === e.planId), r = new Set, o = new Map;
   let a = 0;
   const i = [];
   for (const n of e.jobs) {
    const t = s.filter(({run: e}) => isOfShard(e, n)).toSorted((e, n) => n.run.attempt - e.run.attempt), c = await choose(n, t);
    c.isConflict && (a += 1), null !== c.replaces && r.add(c.replaces);
    const u = stateOf(n, e, t, c);
    "open" === u.kind && o.set(n.shard, (o.get(n.shard) ?? 0) + 1), i.push({
     state: u,
     source: c.source
    });
   }
   return t.push(...function({shards: e}, n, t) {
    return [ ...t ].map(([t, s]) => {
     const r = 1 === s ? "1 job has" : `${String(s)} jobs have`;
     if (1 === e) return `${r} no result`;
     const o = n.filter(({run: e}) => null === e.shard || e.shard.startsWith(`${String(t)}/`)), a = 0 === o.length ? "there is no state directory of it" : function(e) {
      const n = e.toSorted((e, n) => n.run.attempt - e.run.attempt)[0];
      return void 0 === n || null === n.run.endedAt ? "it was killed before it ended" : `it ended as ${n.run.conclusion ?? "unknown"}: ${n.run.reason}`;
     }(o);
     return `${r} no result: shard ${String(t)} of ${String(e)}: ${a}`;
    });
   }(e, s, o)), a > 0 && t.push((1 === a ? "1 job has" : `${String(a)} jobs have`) + " two different results of the same attempt; the first one was taken"), 
   {
    jobs: i,
    problems: t,
    notices: [ ...r ]
   };
  }
  function isOfShard({shard: e}, n) {
   return null === e || Number(e.split("/")[0]) === n.shard;
  }
  async function choose(e, n) {
   let t = {
    source: null,
    record: null,
    isConflict: !1,
    replaces: null
   };
   for (const s of n) {
    const n = await s.state.record(e);
    if (null === n) continue;
    if (null === t.record) {
     t = {
      ...t,
      source: s,
      record: n
     };
     continue;
    }
    if (isSame(n, t.record)) continue;
    const {attempt: r, shard: o} = s.run;
    if (r === t.source?.run.attempt) return {
     ...t,
     isConflict: !0
    };
    const a = null === o ? "the batch" : `shard ${o}`, i = String(t.source?.run.attempt ?? 0);
    return {
     ...t,
     replaces: `attempt ${i} of ${a} replaces attempt ${String(r)}`
    };
   }
   return t;
  }
  function isSame(e, n) {
   const essential = ({endedAt: e, durationMs: n, transcriptPath: t, ...s}) => JSON.stringify(s);
   return essential(e) === essential(n);
  }
  function stateOf(e, n, t, {record: s}) {
   const [r] = t;
   return !0 === r?.run.parked.includes(e.slot) && null !== s ? {
    kind: "parked"
   } : !0 === r?.run.deferred.includes(e.slot) ? {
    kind: "deferred",
    reason: r.run.deferredReason || "the run ended early"
   } : null !== s ? {
    kind: "ended",
    isReused: s.planId !== n.planId
   } : {
    kind: "open",
    reason: "No state directory has a result of this job."
   };
  }
  t.d(n, {
   t: () => mergeStates
  });
 }),
 12290: (function(e, n, t) {
  t.d(n, {
   O: () => batchSource
  });
  var s = t(42357), r = t(54539), o = t(72443), a = t(1359), i = t(41599), c = t(90120), u = t(20653), l = t(95363), d = t(60084), f = t(53599), p = t(28605);
  async function batchSource(e, n, t) {
   const s = [], r = new Set;
   for (const o of e.plan.jobs) {
    const [a, i] = [ e.figures[o.index], e.states[o.index] ];
    if (void 0 === a || void 0 === i) continue;
    const c = await e.rowOf(o), u = null === n ? null : markOf(o, a, n.outcomes), l = pageRow({
     job: o,
     figures: a,
     state: i,
     mark: u,
     ...c
    }, r, t.clean);
    r.add(l.key), s.push({
     job: o,
     rank: "new" === u ? -1 : (0, p.I)({
      figures: a
     }),
     row: l
    });
   }
   return s.sort((e, n) => e.rank - n.rank || e.job.index - n.job.index), {
    overview: overviewOf(e, n, {
     rows: s.map(({row: e}) => e),
     clean: t.clean
    }),
    jobs: async function*() {
     for (const {job: n, row: r} of s) yield await pageJob(r.key, n, e, t);
    }
   };
  }
  function overviewOf({totals: e, run: n, plan: t}, s, {rows: r, clean: o}) {
   const i = new Set(t.jobs.map(e => (0, d.K)({
    ...e,
    item: e.item?.fields ?? null
   }))), c = [ ...s?.outcomes.keys() ?? [] ].filter(e => !i.has(e)).length;
   return {
    kind: "batch",
    title: o(e.name),
    conclusion: e.conclusion,
    label: a.vV[e.conclusion].text,
    reason: o(e.reason),
    endedAt: n.endedAt,
    costUsd: e.costUsd,
    previous: null === s ? null : {
     name: o(s.name),
     gone: c
    },
    passRates: e.passRates.map(e => ({
     ...e,
     id: o(e.id),
     model: o(e.model)
    })),
    rows: r
   };
  }
  function markOf(e, {state: n, isPassed: t}, s) {
   if ("ended" !== n) return null;
   const r = s.get((0, d.K)({
    ...e,
    item: e.item?.fields ?? null
   }));
   return t ? !1 === r ? "fixed" : null : !1 === r ? null : "new";
  }
  const m = 300;
  function pageRow({job: e, figures: n, mark: t, row: s, record: r}, o, a) {
   const {evaluations: i} = n, c = e.key.slice(0, 12);
   return {
    key: o.has(c) ? `${c}-${String(e.index)}` : c,
    name: a((0, f.e)(e)).replace(/\s+/g, " "),
    id: a(e.id),
    model: a(e.model),
    state: pageState(n),
    conclusion: s.conclusion,
    reason: (0, u.ml)(a(reasonOf(s, n)).replace(/\s+/g, " "), m),
    isReused: s.reused,
    mark: t,
    evaluations: {
     passed: i.passed,
     total: i.passed + i.failed + i.errors
    },
    costUsd: s.costUsd,
    durationMs: r?.durationMs ?? null
   };
  }
  function reasonOf({conclusion: e, reason: n, evaluations: t}, {isPassed: s, state: r}) {
   if ("success" !== e) return "ended" === r ? n : n.replace(/^(?:Deferred|Parked)[^:]*: /, "");
   const o = s ? void 0 : t.find(({status: e}) => "passed" !== e);
   return void 0 === o ? "" : `${o.name}: ${o.reason}`;
  }
  function pageState({state: e, isPassed: n, conclusion: t}) {
   return "ended" !== e ? e : n ? "passed" : "success" === t ? "evaluation" : "failed";
  }
  async function pageJob(e, n, t, r) {
   const {clean: a} = r, {row: u, record: d} = await t.rowOf(n), f = await async function({transcriptPath: e}, {state: n}) {
    if (null === e) return {
     missing: "This job has no conversation."
    };
    try {
     const t = await n.directory.read(e, h);
     return null === t ? {
      missing: `${e} does not exist.`
     } : {
      text: t.toString("utf8")
     };
    } catch (e) {
     return (0, s.ki)(e, o.k), {
      missing: `The conversation cannot be shown: ${e.message}`
     };
    }
   }(u, t), p = "text" in f ? (0, i.$)(f.text, a) : null, m = null === p ? {
    entries: [],
    missing: null
   } : (0, i.q)(p.entries);
   return {
    key: e,
    reason: a(u.reason),
    facts: factsOf(n, u, d, p?.mode ?? "").map(([e, n]) => [ e, a(n) ]),
    item: Object.entries(u.item ?? {}).map(([e, n]) => [ a(e), a((0, l.gF)(n)) ]),
    text: a(u.text),
    structured: void 0 === u.structured ? null : a(JSON.stringify(u.structured, null, 2)),
    evaluations: u.evaluations.map(({name: e, status: n, score: t, reason: s}) => ({
     name: a(e),
     status: n,
     score: t,
     reason: a(s)
    })),
    changes: (0, c.x)(d?.changes ?? [], a),
    notices: (d?.notices ?? []).map(a),
    entries: m.entries,
    missing: "missing" in f ? f.missing : m.missing
   };
  }
  function factsOf(e, n, t, s) {
   const o = null === t ? [] : function({turns: e, toolCalls: n, usage: t, durationMs: s, endedAt: o, shard: i}) {
    return [ [ "Turns", (0, r.Z)(e) ], [ "Calls", (0, r.Z)(n) ], [ "Tokens", `${(0, 
    r.Z)(t.inputTokens)} in, ${(0, r.Z)(t.outputTokens)} out` ], [ "Time", (0, a.a3)(s) ], [ "Ended", o.replace("T", " ").replace(/(\.\d+)?Z$/, " UTC") ], [ "Shard", i ?? "" ] ];
   }(t);
   return [ [ "Entry", e.id ], [ "Model", e.model ], ...Object.entries(e.matrix).filter(([e]) => "model" !== e).map(([e, n]) => [ e, String(n) ]), [ "Repeat", 1 === e.repeat ? "" : String(e.repeat) ], [ "Mode", s ], ...o, [ "Cost", null === n.costUsd ? "" : (0, 
   a.BD)(n.costUsd) ], [ "Reused", n.reused ? "from an earlier run" : "" ], [ "Attempt", 1 === n.attempt ? "" : String(n.attempt) ], [ "Transcript", null === n.transcriptPath ? "" : shortPath(n.transcriptPath) ] ].filter(e => "" !== e[1]);
  }
  const shortPath = e => e.replace(/[0-9a-f]{64}/, e => `${e.slice(0, 12)}\u2026`), h = 64e6;
 }),
 60084: (function(e, n, t) {
  function jobIdentity({id: e, item: n, matrix: t, repeat: s}) {
   const r = Object.entries(t).toSorted(([e], [n]) => e < n ? -1 : 1);
   return JSON.stringify([ e, null === n ? null : itemIdentity(n), r, s ]);
  }
  function itemIdentity(e) {
   return e.id ?? e.number ?? e.path ?? e.value ?? e;
  }
  t.d(n, {
   K: () => jobIdentity
  });
 }),
 91473: (function(e, n, t) {
  t.d(n, {
   x: () => readBatch
  });
  var s = t(76760), r = t(42357), o = t(74603), a = t(57367), i = t(5335), c = t(345), u = t(34377);
  const l = 1e9;
  async function readBatch(e, n) {
   const t = await (0, u.un)(e, n), [d, f] = [ await t.lastRun(), await t.directory.read("plan.json", l) ];
   if (null === d || null === f) throw function(e) {
    return new r.yo({
     code: "state-unusable",
     location: e,
     message: "there is no state of a batch in this directory",
     found: "no run.json and plan.json",
     hint: "name a state directory, such as .sallyport/state/NAME, or the transcript of a run"
    });
   }(e);
   const p = (0, a.vS)((0, s.join)(e, "plan.json"), f), m = (await (0, o.t)(p, [ {
    path: e,
    state: t,
    run: d
   } ])).jobs.map(e => e.state), rowOf = async e => {
    const n = m[e.index] ?? {
     kind: "open",
     reason: ""
    }, s = "ended" === n.kind || "parked" === n.kind ? await t.record(e) : null;
    return {
     row: (0, i.S)(e, n, s),
     record: s
    };
   }, h = [];
   for (const e of p.jobs) {
    const {row: n} = await rowOf(e);
    h.push((0, c.h5)(m[e.index]?.kind ?? "open", n));
   }
   return {
    state: t,
    run: d,
    plan: p,
    states: m,
    figures: h,
    totals: totalsOfState(p, d, h),
    rowOf: rowOf
   };
  }
  function totalsOfState(e, n, t) {
   const s = (0, c.vA)(e.jobs, t, {
    name: e.name,
    planId: e.planId,
    minPassRate: n.minPassRate,
    atLeast: e => n.atLeast[e] ?? 1,
    early: {
     cancelled: null,
     fatal: null,
     isCostReached: !1
    },
    otherUsd: 0
   });
   return null === n.conclusion ? {
    ...s,
    conclusion: "cancelled",
    reason: "The run has not ended."
   } : {
    ...s,
    conclusion: n.conclusion,
    reason: n.reason
   };
  }
 }),
 3994: (function(e, n, t) {
  t.d(n, {
   wd: () => isDirectory,
   WY: () => readComparison,
   Kq: () => readReportText
  });
  var s = t(76760), r = t(42357), o = t(24332), a = t(72443), i = t(94343), c = t(93413), u = t(20274), l = t(47613), d = t(60084), f = t(91473);
  const p = i.Ikc({
   jobs: i.YOg(i.Ikc({
    id: i.YjP(),
    item: i.mee(i.g1P(i.YjP(), i.L5J())),
    matrix: i.g1P(i.YjP(), i.KCZ([ i.YjP(), i.aig(), i.zMY() ])),
    repeat: i.aig(),
    conclusion: i.k5n(c.f),
    evaluations: i.YOg(i.Ikc({
     status: i.k5n([ "passed", "failed", "error" ]),
     score: i.aig(),
     weight: i.lqM(i.aig())
    })),
    minScore: i.lqM(i.aig())
   }))
  });
  function outcomesOfResult(e, n) {
   const t = p.safeParse((0, u.U)(n));
   if (!t.success) throw new r.yo({
    code: "file-unreadable",
    location: e,
    message: "the file is not the result of a batch",
    found: t.error.issues[0]?.path.join(".") || "no jobs",
    hint: "name a state directory, or its report/result.json"
   });
   const s = t.data.jobs.filter(({conclusion: e}) => "skipped" !== e && "cancelled" !== e);
   return new Map(s.map(e => [ (0, d.K)(e), (0, l.Hh)(withoutUndefined(e)) ]));
  }
  function withoutUndefined({conclusion: e, evaluations: n, minScore: t}) {
   return {
    conclusion: e,
    evaluations: n.map(({weight: e, ...n}) => void 0 === e ? n : {
     ...n,
     weight: e
    }),
    ...void 0 === t ? {} : {
     minScore: t
    }
   };
  }
  const m = 2e8;
  async function isDirectory(e, n) {
   const t = (0, o.S)({
    root: n,
    guard: () => null
   });
   try {
    return "directory" === (await t.info(e)).kind;
   } catch (n) {
    throw (0, r.ki)(n, a.k), unreadable(e, n);
   }
  }
  async function readReportText(e, n) {
   const t = (0, o.S)({
    root: n,
    guard: () => null
   });
   try {
    return (await t.read(e, m)).toString("utf8");
   } catch (n) {
    throw (0, r.ki)(n, a.k), unreadable(e, n);
   }
  }
  function unreadable(e, {message: n}) {
   return new r.yo({
    code: "file-unreadable",
    location: e,
    message: "the transcript or state directory cannot be read",
    found: n,
    hint: "use the path that the run printed at the end, or the state directory of a batch"
   });
  }
  async function readComparison(e, {directory: n, onNotice: t}) {
   return await isDirectory(e, n) ? await async function(e, n) {
    const {plan: t, figures: s, states: r, run: o} = await (0, f.x)(e, n);
    return {
     name: `the run of ${(o.endedAt ?? o.startedAt).replace("T", " ").replace(/:\d\d(\.\d+)?Z$/, " UTC")}`,
     outcomes: new Map(t.jobs.flatMap(e => {
      const n = s[e.index];
      return void 0 === n || "ended" !== r[e.index]?.kind ? [] : [ [ (0, d.K)({
       ...e,
       item: e.item?.fields ?? null
      }), n.isPassed ] ];
     }))
    };
   }((0, s.resolve)(n, e), t) : {
    name: e,
    outcomes: outcomesOfResult(e, await readReportText(e, n))
   };
  }
 }),
 28605: (function(e, n, t) {
  function stateOf({figures: {state: e, conclusion: n, isPassed: t, isReused: s}}) {
   if ("deferred" === e) return "deferred";
   if ("parked" === e) return "parked";
   const r = "success" !== n || t ? n : "evaluation failed";
   return s ? `${r}, reused` : r;
  }
  function rankOf({figures: {state: e, isPassed: n}}) {
   return "ended" === e ? n ? 2 : 0 : "open" === e ? 1 : 3;
  }
  t.d(n, {
   I: () => rankOf,
   L: () => stateOf
  });
 }),
 5335: (function(e, n, t) {
  function jobRow(e, n, t) {
   const s = {
    id: e.id,
    item: e.item?.fields ?? null,
    matrix: e.matrix,
    repeat: e.repeat,
    key: e.key,
    attempt: t?.attempt ?? 1
   }, r = {
    ...s,
    reused: !1,
    text: "",
    evaluations: [],
    costUsd: null,
    transcriptPath: null
   };
   switch (n.kind) {
   case "ended":
    return null === t ? {
     ...r,
     conclusion: "cancelled",
     reason: "The stored result is missing."
    } : {
     ...s,
     reused: n.isReused,
     ...endOf(t)
    };

   case "parked":
    return {
     ...r,
     conclusion: "skipped",
     reason: `Parked: it failed ${String(t?.sameFailures ?? 0)} times in the same way. ${t?.reason ?? ""}`.trim()
    };

   case "deferred":
    return {
     ...r,
     conclusion: "skipped",
     reason: `Deferred to the next run: ${n.reason}.`
    };

   case "open":
    return {
     ...r,
     conclusion: "cancelled",
     reason: n.reason
    };
   }
  }
  function endOf(e) {
   const {conclusion: n, reason: t, text: s, structured: r, evaluations: o, transcriptPath: a, scoringUsd: i = 0} = e, c = null === e.costUsd || null === i ? null : e.costUsd + i;
   return {
    conclusion: n,
    reason: t,
    text: s,
    ...void 0 === r ? {} : {
     structured: r
    },
    evaluations: o,
    ...void 0 === e.minScore ? {} : {
     minScore: e.minScore
    },
    costUsd: c,
    transcriptPath: a
   };
  }
  t.d(n, {
   S: () => jobRow
  });
 }),
 345: (function(e, n, t) {
  t.d(n, {
   J1: () => exitCodeOfBatch,
   h5: () => figuresOf,
   vA: () => totalsOf
  });
  var s = t(47613);
  function rateOf(e) {
   const sum = n => e.reduce((e, t) => e + t[n], 0), n = sum("passed") + sum("failed");
   return 0 === n ? null : sum("passed") / n;
  }
  function outcomeOf({figures: e, isPassed: n}) {
   const has = n => e.some(({evaluations: e}) => e[n] > 0);
   return has("passed") || has("failed") || has("errors") ? n ? "passed" : has("errors") && !has("failed") ? "errors" : "failed" : null;
  }
  function figuresOf(e, n) {
   const count = e => n.evaluations.filter(n => n.status === e).length;
   return {
    state: e,
    conclusion: n.conclusion,
    isReused: n.reused,
    isPassed: (0, s.Hh)(n),
    evaluations: {
     passed: count("passed"),
     failed: count("failed"),
     errors: count("error")
    },
    costUsd: n.costUsd,
    reason: "config-error" === n.conclusion ? n.reason : ""
   };
  }
  function totalsOf(e, n, {name: t, planId: s, minPassRate: r, atLeast: o, early: a, otherUsd: i, shard: c = null}) {
   const u = {};
   for (const {state: e, conclusion: t} of n) "ended" !== e && "open" !== e || (u[t] = (u[t] ?? 0) + 1);
   const l = function(e, n, t) {
    const s = new Map;
    for (const [t, r] of e.entries()) {
     const e = n[t];
     if ("ended" !== e?.state) continue;
     const o = JSON.stringify([ r.id, r.item?.id ?? null, r.matrix ]), a = s.get(o) ?? {
      job: r,
      figures: []
     };
     a.figures.push(e), s.set(o, a);
    }
    return [ ...s.values() ].map(({job: {id: e, model: n}, figures: s}) => {
     const r = Math.min(s.length, t(e));
     return {
      id: e,
      model: n,
      figures: s,
      isPassed: s.filter(e => e.isPassed).length >= r
     };
    });
   }(e, n, o), d = l.filter(({isPassed: e}) => !e), f = function(e) {
    const n = new Map;
    for (const t of e) {
     const e = outcomeOf(t);
     if (null === e) continue;
     const {id: s, model: r} = t, o = JSON.stringify([ s, r ]), a = n.get(o) ?? {
      id: s,
      model: r,
      passed: 0,
      failed: 0,
      errors: 0
     };
     a[e] += 1, n.set(o, a);
    }
    return [ ...n.values() ].map(e => ({
     ...e,
     rate: rateOf([ e ])
    }));
   }(l), p = n.filter(({state: e}) => "ended" === e);
   var m;
   const h = null === c ? "There are no items, so there is nothing to do." : `Shard ${c} of the plan has no jobs.`;
   return {
    name: t,
    planId: s,
    counts: u,
    deferred: n.filter(({state: e}) => "deferred" === e).length,
    parked: n.filter(({state: e}) => "parked" === e).length,
    passed: p.filter(e => e.isPassed).length,
    failed: p.filter(e => !e.isPassed).length,
    costUsd: (m = [ ...p.filter(e => !e.isReused).map(({costUsd: e}) => e), i ], m.reduce((e, n) => null === e || null === n ? null : e + n, 0)),
    passRates: f,
    ...conclusionOf({
     figures: n,
     ended: p,
     failedGroups: d,
     rate: rateOf(f),
     minPassRate: r,
     early: a,
     noJobs: h
    })
   };
  }
  function conclusionOf(e) {
   const {figures: n, ended: t, early: s, rate: r, minPassRate: o} = e, {cancelled: a, fatal: i} = s;
   if (null !== i) return {
    conclusion: "config-error",
    reason: i
   };
   if (null !== a) return {
    conclusion: "cancelled",
    reason: a
   };
   if (0 === n.length) return {
    conclusion: "skipped",
    reason: e.noJobs
   };
   const c = function(e) {
    const [n, ...t] = e;
    return "config-error" !== n?.conclusion ? null : t.every(e => "config-error" === e.conclusion && e.reason === n.reason) ? n.reason : null;
   }(t);
   if (null !== c) return {
    conclusion: "config-error",
    reason: c
   };
   if (s.isCostReached) return {
    conclusion: "budget",
    reason: "max-cost-usd was reached. The next run continues."
   };
   const u = function({ended: e, failedGroups: n}) {
    if (0 === n.filter(({figures: e}) => e.some(({conclusion: e, evaluations: n}) => "success" !== e || n.errors > 0)).length) return null;
    const t = e.filter(({conclusion: e}) => "success" !== e), s = e.filter(({evaluations: e}) => e.errors > 0).length, r = `${[ ...0 === t.length ? [] : [ `${String(t.length)} of ${String(e.length)} jobs failed` ], ...0 === s ? [] : [ `the evaluations of ${String(s)} jobs could not be done` ] ].join(", and ")}.`, o = new Set(t.map(({conclusion: e}) => e)), [a] = o;
    return {
     conclusion: 1 !== o.size || "no-output" !== a && "provider-error" !== a ? "incomplete" : a,
     reason: r.charAt(0).toUpperCase() + r.slice(1)
    };
   }(e);
   if (null !== u) return u;
   if (null !== r && r < o) return {
    conclusion: "incomplete",
    reason: `${percent(r)} of the evaluated jobs passed, less than min-pass-rate (${percent(o)}).`
   };
   const l = null === r || 1 === r ? "" : `, and ${percent(r)} of the evaluated ones passed`;
   return {
    conclusion: "success",
    reason: `${String(t.length)} of ${String(n.length)} jobs have ended well${l}.`
   };
  }
  const percent = e => `${String(Math.round(1e3 * e) / 10)} %`;
  function exitCodeOfBatch(e) {
   switch (e) {
   case "success":
   case "skipped":
    return 0;

   case "config-error":
    return 2;

   case "budget":
   case "timeout":
    return 4;

   case "cancelled":
    return 130;

   case "no-output":
   case "denied":
   case "incomplete":
   case "provider-error":
    return 1;
   }
  }
 })
};
