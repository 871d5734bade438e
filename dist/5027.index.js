"use strict";

exports.id = 5027;

exports.ids = [ 5027 ];

exports.modules = {
 74603: (function(e, n, t) {
  t.d(n, {
   t: () => mergeStates
  });
  async function mergeStates(e, n) {
   const t = foreignProblems(e, n);
   const s = n.filter(({run: n}) => n.planId === e.planId);
   const r = new Set;
   const o = new Map;
   let a = 0;
   const i = [];
   for (const n of e.jobs) {
    const t = s.filter(({run: e}) => isOfShard(e, n)).toSorted((e, n) => n.run.attempt - e.run.attempt);
    const c = await choose(n, t);
    c.isConflict && (a += 1);
    c.replaces !== null && r.add(c.replaces);
    const u = stateOf(n, e, t, c);
    u.kind === "open" && o.set(n.shard, (o.get(n.shard) ?? 0) + 1);
    i.push({
     state: u,
     source: c.source
    });
   }
   t.push(...missingProblems(e, s, o));
   a > 0 && t.push((a === 1 ? "1 job has" : `${String(a)} jobs have`) + " two different results of the same attempt; the first one was taken");
   return {
    jobs: i,
    problems: t,
    notices: [ ...r ]
   };
  }
  function foreignProblems({planId: e}, n) {
   return n.filter(({run: n}) => n.planId !== e).map(({path: n, run: t}) => `${n} was left out: it has the plan ${t.planId}, not ${e}`);
  }
  function isOfShard({shard: e}, n) {
   return e === null || Number(e.split("/")[0]) === n.shard;
  }
  async function choose(e, n) {
   let t = {
    source: null,
    record: null,
    isConflict: false,
    replaces: null
   };
   for (const s of n) {
    const n = await s.state.record(e);
    if (n === null) continue;
    if (t.record === null) {
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
     isConflict: true
    };
    const a = o === null ? "the batch" : `shard ${o}`;
    const i = String(t.source?.run.attempt ?? 0);
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
   if (r?.run.parked.includes(e.slot) === true && s !== null) return {
    kind: "parked"
   };
   if (r?.run.deferred.includes(e.slot) === true) return {
    kind: "deferred",
    reason: r.run.deferredReason || "the run ended early"
   };
   if (s !== null) return {
    kind: "ended",
    isReused: s.planId !== n.planId
   };
   return {
    kind: "open",
    reason: "No state directory has a result of this job."
   };
  }
  function missingProblems({shards: e}, n, t) {
   return [ ...t ].map(([t, s]) => {
    const r = s === 1 ? "1 job has" : `${String(s)} jobs have`;
    if (e === 1) return `${r} no result`;
    const o = n.filter(({run: e}) => e.shard === null || e.shard.startsWith(`${String(t)}/`));
    const a = o.length === 0 ? "there is no state directory of it" : whyIncomplete(o);
    return `${r} no result: shard ${String(t)} of ${String(e)}: ${a}`;
   });
  }
  function whyIncomplete(e) {
   const n = e.toSorted((e, n) => n.run.attempt - e.run.attempt)[0];
   if (n === void 0 || n.run.endedAt === null) return "it was killed before it ended";
   return `it ended as ${n.run.conclusion ?? "unknown"}: ${n.run.reason}`;
  }
 }),
 12290: (function(e, n, t) {
  t.d(n, {
   O: () => batchSource
  });
  var s = t(42357);
  var r = t(54539);
  var o = t(72443);
  var a = t(1359);
  var i = t(41599);
  var c = t(90120);
  var u = t(20653);
  var l = t(95363);
  var d = t(60084);
  var f = t(53599);
  var p = t(28605);
  async function batchSource(e, n, t) {
   const s = [];
   const r = new Set;
   for (const o of e.plan.jobs) {
    const [a, i] = [ e.figures[o.index], e.states[o.index] ];
    if (a === void 0 || i === void 0) continue;
    const c = await e.rowOf(o);
    const u = n === null ? null : markOf(o, a, n.outcomes);
    const l = pageRow({
     job: o,
     figures: a,
     state: i,
     mark: u,
     ...c
    }, r, t.clean);
    r.add(l.key);
    s.push({
     job: o,
     rank: u === "new" ? -1 : (0, p.I)({
      figures: a
     }),
     row: l
    });
   }
   s.sort((e, n) => e.rank - n.rank || e.job.index - n.job.index);
   return {
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
   })));
   const c = [ ...s?.outcomes.keys() ?? [] ].filter(e => !i.has(e)).length;
   return {
    kind: "batch",
    title: o(e.name),
    conclusion: e.conclusion,
    label: a.vV[e.conclusion].text,
    reason: o(e.reason),
    endedAt: n.endedAt,
    costUsd: e.costUsd,
    previous: s === null ? null : {
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
   if (n !== "ended") return null;
   const r = s.get((0, d.K)({
    ...e,
    item: e.item?.fields ?? null
   }));
   if (!t) return r === false ? null : "new";
   return r === false ? "fixed" : null;
  }
  const m = 300;
  function pageRow({job: e, figures: n, mark: t, row: s, record: r}, o, a) {
   const {evaluations: i} = n;
   const c = e.key.slice(0, 12);
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
   if (e !== "success") return r === "ended" ? n : n.replace(/^(?:Deferred|Parked)[^:]*: /, "");
   const o = s ? void 0 : t.find(({status: e}) => e !== "passed");
   return o === void 0 ? "" : `${o.name}: ${o.reason}`;
  }
  function pageState({state: e, isPassed: n, conclusion: t}) {
   if (e !== "ended") return e;
   if (n) return "passed";
   return t === "success" ? "evaluation" : "failed";
  }
  async function pageJob(e, n, t, s) {
   const {clean: r} = s;
   const {row: o, record: a} = await t.rowOf(n);
   const u = await transcriptOf(o, t);
   const d = "text" in u ? (0, i.$)(u.text, r) : null;
   const f = d === null ? {
    entries: [],
    missing: null
   } : (0, i.q)(d.entries);
   return {
    key: e,
    reason: r(o.reason),
    facts: factsOf(n, o, a, d?.mode ?? "").map(([e, n]) => [ e, r(n) ]),
    item: Object.entries(o.item ?? {}).map(([e, n]) => [ r(e), r((0, l.gF)(n)) ]),
    text: r(o.text),
    structured: o.structured === void 0 ? null : r(JSON.stringify(o.structured, null, 2)),
    evaluations: o.evaluations.map(({name: e, status: n, score: t, reason: s}) => ({
     name: r(e),
     status: n,
     score: t,
     reason: r(s)
    })),
    changes: (0, c.x)(a?.changes ?? [], r),
    notices: (a?.notices ?? []).map(r),
    entries: f.entries,
    missing: "missing" in u ? u.missing : f.missing
   };
  }
  function factsOf(e, n, t, s) {
   const r = t === null ? [] : endFacts(t);
   return [ [ "Entry", e.id ], [ "Model", e.model ], ...Object.entries(e.matrix).filter(([e]) => e !== "model").map(([e, n]) => [ e, String(n) ]), [ "Repeat", e.repeat === 1 ? "" : String(e.repeat) ], [ "Mode", s ], ...r, [ "Cost", n.costUsd === null ? "" : (0, 
   a.BD)(n.costUsd) ], [ "Reused", n.reused ? "from an earlier run" : "" ], [ "Attempt", n.attempt === 1 ? "" : String(n.attempt) ], [ "Transcript", n.transcriptPath === null ? "" : shortPath(n.transcriptPath) ] ].filter(e => e[1] !== "");
  }
  const shortPath = e => e.replace(/[0-9a-f]{64}/, e => `${e.slice(0, 12)}\u2026`);
  function endFacts({turns: e, toolCalls: n, usage: t, durationMs: s, endedAt: o, shard: i}) {
   return [ [ "Turns", (0, r.Z)(e) ], [ "Calls", (0, r.Z)(n) ], [ "Tokens", `${(0, 
   r.Z)(t.inputTokens)} in, ${(0, r.Z)(t.outputTokens)} out` ], [ "Time", (0, a.a3)(s) ], [ "Ended", o.replace("T", " ").replace(/(\.\d+)?Z$/, " UTC") ], [ "Shard", i ?? "" ] ];
  }
  const h = 64e6;
  async function transcriptOf({transcriptPath: e}, {state: n}) {
   if (e === null) return {
    missing: "This job has no conversation."
   };
   try {
    const t = await n.directory.read(e, h);
    return t === null ? {
     missing: `${e} does not exist.`
    } : {
     text: t.toString("utf8")
    };
   } catch (e) {
    (0, s.ki)(e, o.k);
    return {
     missing: `The conversation cannot be shown: ${e.message}`
    };
   }
  }
 }),
 60084: (function(e, n, t) {
  t.d(n, {
   K: () => jobIdentity
  });
  function jobIdentity({id: e, item: n, matrix: t, repeat: s}) {
   const r = Object.entries(t).toSorted(([e], [n]) => e < n ? -1 : 1);
   return JSON.stringify([ e, n === null ? null : itemIdentity(n), r, s ]);
  }
  function itemIdentity(e) {
   return e["id"] ?? e["number"] ?? e["path"] ?? e["value"] ?? e;
  }
 }),
 91473: (function(e, n, t) {
  t.d(n, {
   x: () => readBatch
  });
  var s = t(76760);
  var r = t(42357);
  var o = t(74603);
  var a = t(57367);
  var i = t(5335);
  var c = t(345);
  var u = t(34377);
  const l = 1e9;
  async function readBatch(e, n) {
   const t = await (0, u.un)(e, n);
   const [r, d] = [ await t.lastRun(), await t.directory.read("plan.json", l) ];
   if (r === null || d === null) throw notABatch(e);
   const f = (0, a.vS)((0, s.join)(e, "plan.json"), d);
   const p = await (0, o.t)(f, [ {
    path: e,
    state: t,
    run: r
   } ]);
   const m = p.jobs.map(e => e.state);
   const rowOf = async e => {
    const n = m[e.index] ?? {
     kind: "open",
     reason: ""
    };
    const s = n.kind === "ended" || n.kind === "parked" ? await t.record(e) : null;
    return {
     row: (0, i.S)(e, n, s),
     record: s
    };
   };
   const h = [];
   for (const e of f.jobs) {
    const {row: n} = await rowOf(e);
    h.push((0, c.h5)(m[e.index]?.kind ?? "open", n));
   }
   return {
    state: t,
    run: r,
    plan: f,
    states: m,
    figures: h,
    totals: totalsOfState(f, r, h),
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
     isCostReached: false
    },
    otherUsd: 0
   });
   if (n.conclusion === null) return {
    ...s,
    conclusion: "cancelled",
    reason: "The run has not ended."
   };
   return {
    ...s,
    conclusion: n.conclusion,
    reason: n.reason
   };
  }
  function notABatch(e) {
   return new r.yo({
    code: "state-unusable",
    location: e,
    message: "there is no state of a batch in this directory",
    found: "no run.json and plan.json",
    hint: "name a state directory, such as .sallyport/state/NAME, or the transcript of a run"
   });
  }
 }),
 3994: (function(e, n, t) {
  t.d(n, {
   wd: () => isDirectory,
   WY: () => readComparison,
   Kq: () => readReportText
  });
  var s = t(76760);
  var r = t(42357);
  var o = t(24332);
  var a = t(72443);
  var i = t(94343);
  var c = t(93413);
  var u = t(20274);
  var l = t(47613);
  var d = t(60084);
  var f = t(91473);
  async function outcomesOfState(e, n) {
   const {plan: t, figures: s, states: r, run: o} = await (0, f.x)(e, n);
   const a = `the run of ${(o.endedAt ?? o.startedAt).replace("T", " ").replace(/:\d\d(\.\d+)?Z$/, " UTC")}`;
   const i = new Map(t.jobs.flatMap(e => {
    const n = s[e.index];
    if (n === void 0 || r[e.index]?.kind !== "ended") return [];
    return [ [ (0, d.K)({
     ...e,
     item: e.item?.fields ?? null
    }), n.isPassed ] ];
   }));
   return {
    name: a,
    outcomes: i
   };
  }
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
   const s = t.data.jobs.filter(({conclusion: e}) => e !== "skipped" && e !== "cancelled");
   return new Map(s.map(e => [ (0, d.K)(e), (0, l.Hh)(withoutUndefined(e)) ]));
  }
  function withoutUndefined({conclusion: e, evaluations: n, minScore: t}) {
   return {
    conclusion: e,
    evaluations: n.map(({weight: e, ...n}) => e === void 0 ? n : {
     ...n,
     weight: e
    }),
    ...t === void 0 ? {} : {
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
    return (await t.info(e)).kind === "directory";
   } catch (n) {
    (0, r.ki)(n, a.k);
    throw unreadable(e, n);
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
    (0, r.ki)(n, a.k);
    throw unreadable(e, n);
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
   if (await isDirectory(e, n)) return await outcomesOfState((0, s.resolve)(n, e), t);
   return {
    name: e,
    outcomes: outcomesOfResult(e, await readReportText(e, n))
   };
  }
 }),
 28605: (function(e, n, t) {
  t.d(n, {
   I: () => rankOf,
   L: () => stateOf
  });
  function stateOf({figures: {state: e, conclusion: n, isPassed: t, isReused: s}}) {
   if (e === "deferred") return "deferred";
   if (e === "parked") return "parked";
   const r = n !== "success" || t ? n : "evaluation failed";
   return s ? `${r}, reused` : r;
  }
  function rankOf({figures: {state: e, isPassed: n}}) {
   if (e === "ended") return n ? 2 : 0;
   return e === "open" ? 1 : 3;
  }
 }),
 5335: (function(e, n, t) {
  t.d(n, {
   S: () => jobRow
  });
  function jobRow(e, n, t) {
   const s = {
    id: e.id,
    item: e.item?.fields ?? null,
    matrix: e.matrix,
    repeat: e.repeat,
    key: e.key,
    attempt: t?.attempt ?? 1
   };
   const r = {
    ...s,
    reused: false,
    text: "",
    evaluations: [],
    costUsd: null,
    transcriptPath: null
   };
   switch (n.kind) {
   case "ended":
    return t === null ? {
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
   const {conclusion: n, reason: t, text: s, structured: r, evaluations: o, transcriptPath: a, scoringUsd: i = 0} = e;
   const c = e.costUsd === null || i === null ? null : e.costUsd + i;
   return {
    conclusion: n,
    reason: t,
    text: s,
    ...r === void 0 ? {} : {
     structured: r
    },
    evaluations: o,
    ...e.minScore === void 0 ? {} : {
     minScore: e.minScore
    },
    costUsd: c,
    transcriptPath: a
   };
  }
 }),
 345: (function(e, n, t) {
  t.d(n, {
   J1: () => exitCodeOfBatch,
   h5: () => figuresOf,
   vA: () => totalsOf
  });
  var s = t(47613);
  function groupsOf(e, n, t) {
   const s = new Map;
   for (const [t, r] of e.entries()) {
    const e = n[t];
    if (e?.state !== "ended") continue;
    const o = JSON.stringify([ r.id, r.item?.id ?? null, r.matrix ]);
    const a = s.get(o) ?? {
     job: r,
     figures: []
    };
    a.figures.push(e);
    s.set(o, a);
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
  }
  function passRatesOf(e) {
   const n = new Map;
   for (const t of e) {
    const e = outcomeOf(t);
    if (e === null) continue;
    const {id: s, model: r} = t;
    const o = JSON.stringify([ s, r ]);
    const a = n.get(o) ?? {
     id: s,
     model: r,
     passed: 0,
     failed: 0,
     errors: 0
    };
    a[e] += 1;
    n.set(o, a);
   }
   return [ ...n.values() ].map(e => ({
    ...e,
    rate: rateOf([ e ])
   }));
  }
  function rateOf(e) {
   const sum = n => e.reduce((e, t) => e + t[n], 0);
   const n = sum("passed") + sum("failed");
   return n === 0 ? null : sum("passed") / n;
  }
  function outcomeOf({figures: e, isPassed: n}) {
   const has = n => e.some(({evaluations: e}) => e[n] > 0);
   if (!has("passed") && !has("failed") && !has("errors")) return null;
   if (n) return "passed";
   return has("errors") && !has("failed") ? "errors" : "failed";
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
    reason: n.conclusion === "config-error" ? n.reason : ""
   };
  }
  function totalsOf(e, n, {name: t, planId: s, minPassRate: r, atLeast: o, early: a, otherUsd: i, shard: c = null}) {
   const u = {};
   for (const {state: e, conclusion: t} of n) e !== "ended" && e !== "open" || (u[t] = (u[t] ?? 0) + 1);
   const l = groupsOf(e, n, o);
   const d = l.filter(({isPassed: e}) => !e);
   const f = passRatesOf(l);
   const p = n.filter(({state: e}) => e === "ended");
   const m = {
    name: t,
    planId: s,
    counts: u,
    deferred: n.filter(({state: e}) => e === "deferred").length,
    parked: n.filter(({state: e}) => e === "parked").length,
    passed: p.filter(e => e.isPassed).length,
    failed: p.filter(e => !e.isPassed).length,
    costUsd: sumOf([ ...p.filter(e => !e.isReused).map(({costUsd: e}) => e), i ]),
    passRates: f
   };
   const h = c === null ? "There are no items, so there is nothing to do." : `Shard ${c} of the plan has no jobs.`;
   const g = rateOf(f);
   return {
    ...m,
    ...conclusionOf({
     figures: n,
     ended: p,
     failedGroups: d,
     rate: g,
     minPassRate: r,
     early: a,
     noJobs: h
    })
   };
  }
  function sumOf(e) {
   return e.reduce((e, n) => e === null || n === null ? null : e + n, 0);
  }
  function conclusionOf(e) {
   const {figures: n, ended: t, early: s, rate: r, minPassRate: o} = e;
   const {cancelled: a, fatal: i} = s;
   if (i !== null) return {
    conclusion: "config-error",
    reason: i
   };
   if (a !== null) return {
    conclusion: "cancelled",
    reason: a
   };
   if (n.length === 0) return {
    conclusion: "skipped",
    reason: e.noJobs
   };
   const c = sharedConfigError(t);
   if (c !== null) return {
    conclusion: "config-error",
    reason: c
   };
   if (s.isCostReached) return {
    conclusion: "budget",
    reason: "max-cost-usd was reached. The next run continues."
   };
   const u = failuresOf(e);
   if (u !== null) return u;
   if (r !== null && r < o) {
    const e = `${percent(r)} of the evaluated jobs passed, less than min-pass-rate (${percent(o)}).`;
    return {
     conclusion: "incomplete",
     reason: e
    };
   }
   const l = r === null || r === 1 ? "" : `, and ${percent(r)} of the evaluated ones passed`;
   return {
    conclusion: "success",
    reason: `${String(t.length)} of ${String(n.length)} jobs have ended well${l}.`
   };
  }
  function sharedConfigError(e) {
   const [n, ...t] = e;
   if (n?.conclusion !== "config-error") return null;
   return t.every(e => e.conclusion === "config-error" && e.reason === n.reason) ? n.reason : null;
  }
  function failuresOf({ended: e, failedGroups: n}) {
   const hasFailure = ({figures: e}) => e.some(({conclusion: e, evaluations: n}) => e !== "success" || n.errors > 0);
   const t = n.filter(hasFailure);
   if (t.length === 0) return null;
   const s = e.filter(({conclusion: e}) => e !== "success");
   const r = e.filter(({evaluations: e}) => e.errors > 0).length;
   const o = [ ...s.length === 0 ? [] : [ `${String(s.length)} of ${String(e.length)} jobs failed` ], ...r === 0 ? [] : [ `the evaluations of ${String(r)} jobs could not be done` ] ];
   const a = `${o.join(", and ")}.`;
   const i = new Set(s.map(({conclusion: e}) => e));
   const [c] = i;
   const u = i.size === 1 && (c === "no-output" || c === "provider-error");
   return {
    conclusion: u ? c : "incomplete",
    reason: a.charAt(0).toUpperCase() + a.slice(1)
   };
  }
  const percent = e => `${String(Math.round(e * 1e3) / 10)} %`;
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
