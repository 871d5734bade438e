"use strict";

exports.id = 5027;

exports.ids = [ 5027 ];

exports.modules = {
 74603: (function(t, e, n) {
  n.d(e, {
   t: () => mergeStates
  });
  var s = n(54539);
  async function mergeStates(t, e) {
   const n = e.filter(({run: e}) => e.planId === t.planId);
   const s = Math.max(0, ...n.map(({run: t}) => t.attempt));
   const r = e.filter(({run: e}) => e.planId !== t.planId);
   const o = r.filter(({run: t}) => t.attempt < s);
   const a = leftOut(t, r.filter(t => !o.includes(t)));
   const i = new Set(leftOut(t, o));
   const c = new Map;
   let u = 0;
   const l = [];
   for (const e of t.jobs) {
    const s = n.filter(({run: t}) => isOfShard(t, e)).toSorted((t, e) => e.run.attempt - t.run.attempt);
    const r = await choose(e, s);
    r.isConflict && (u += 1);
    r.replaces !== null && i.add(r.replaces);
    const o = stateOf(e, t, s, r);
    o.kind !== "open" && o.kind !== "missing" || c.set(e.shard, (c.get(e.shard) ?? 0) + 1);
    l.push({
     state: o,
     source: r.source
    });
   }
   a.push(...missingProblems(t, n, c));
   u > 0 && a.push((u === 1 ? "1 job has" : `${String(u)} jobs have`) + " two different results of the same attempt; the first one was taken");
   return {
    jobs: l,
    problems: a,
    notices: [ ...i ]
   };
  }
  function leftOut({planId: t}, e) {
   return e.map(({path: e, run: n}) => `${e} was left out: it has the plan ${n.planId}, not ${t}`);
  }
  function isOfShard({shard: t}, e) {
   return t === null || Number(t.split("/")[0]) === e.shard;
  }
  async function choose(t, e) {
   let n = {
    source: null,
    record: null,
    isConflict: false,
    replaces: null
   };
   for (const s of e) {
    const e = await s.state.record(t);
    if (e === null) continue;
    if (n.record === null) {
     n = {
      ...n,
      source: s,
      record: e
     };
     continue;
    }
    if (isSame(e, n.record)) continue;
    const {attempt: r, shard: o} = s.run;
    if (r === n.source?.run.attempt) return {
     ...n,
     isConflict: true
    };
    const a = o === null ? "the batch" : `shard ${o}`;
    const i = String(n.source?.run.attempt ?? 0);
    return {
     ...n,
     replaces: `attempt ${i} of ${a} replaces attempt ${String(r)}`
    };
   }
   return n;
  }
  function isSame(t, e) {
   const essential = ({endedAt: t, durationMs: e, transcriptPath: n, ...s}) => JSON.stringify(s);
   return essential(t) === essential(e);
  }
  function stateOf(t, e, n, {record: s}) {
   const [r] = n;
   if (r?.run.parked.includes(t.slot) === true && s !== null) return {
    kind: "parked"
   };
   if (r?.run.deferred.includes(t.slot) === true) return {
    kind: "deferred",
    reason: r.run.deferredReason || "the run ended early"
   };
   const isOfRun = ({planId: t, endedAt: s}) => t === e.planId && n.some(({run: t}) => t.startedAt <= s);
   if (s?.conclusion === "success" && s.evaluationDigest !== t.evaluationDigest) return {
    kind: "open",
    reason: "The run ended before its answer was scored again."
   };
   const o = r?.run.problems?.[t.slot];
   if (s !== null) return {
    kind: "ended",
    isReused: !isOfRun(s),
    ...o === void 0 ? {} : {
     problem: o
    }
   };
   return {
    kind: "missing"
   };
  }
  function missingProblems({shards: t}, e, n) {
   return [ ...n ].map(([n, s]) => {
    const r = s === 1 ? "1 job has" : `${String(s)} jobs have`;
    if (t === 1) return `${r} no result`;
    const o = e.filter(({run: t}) => t.shard === null || t.shard.startsWith(`${String(n)}/`));
    const a = o.length === 0 ? "its state directory is missing" : whyIncomplete(o, s);
    return `${r} no result: shard ${String(n)} of ${String(t)}: ${a}`;
   });
  }
  function whyIncomplete(t, e) {
   const n = t.toSorted((t, e) => e.run.attempt - t.run.attempt)[0];
   if (n === void 0 || n.run.endedAt === null) return "it was killed before it ended";
   const {conclusion: r, reason: o} = n.run;
   if (r === "success") return `${(0, s.ZV)(e)} of its results cannot be used`;
   return `it ended as ${r ?? "unknown"}: ${o.replace(/\.$/, "")}`;
  }
 }),
 12290: (function(t, e, n) {
  n.d(e, {
   O: () => batchSource
  });
  var s = n(42357);
  var r = n(54539);
  var o = n(72443);
  var a = n(1359);
  var i = n(41599);
  var c = n(90120);
  var u = n(20653);
  var l = n(95363);
  var d = n(88510);
  var f = n(6373);
  var p = n(60084);
  var m = n(53599);
  var h = n(28605);
  async function batchSource(t, e, n) {
   const s = [];
   const r = new Set;
   for (const o of t.plan.jobs) {
    const [a, i] = [ t.figures[o.index], t.states[o.index] ];
    if (a === void 0 || i === void 0) continue;
    const c = await t.rowOf(o);
    const u = e === null ? null : markOf(o, a, e.outcomes);
    const l = pageRow({
     job: o,
     figures: a,
     state: i,
     mark: u,
     ...c
    }, r, n.clean);
    r.add(l.key);
    s.push({
     job: o,
     rank: u === "new" ? -1 : (0, h.IQ)({
      figures: a
     }),
     row: l
    });
   }
   s.sort((t, e) => t.rank - e.rank || t.job.index - e.job.index);
   return {
    overview: overviewOf(t, e, {
     rows: s.map(({row: t}) => t),
     clean: n.clean
    }),
    jobs: async function*() {
     for (const {job: e, row: r} of s) yield await pageJob(r.key, e, t, n);
    }
   };
  }
  function overviewOf({totals: t, run: e, plan: n}, s, {rows: r, clean: o}) {
   const a = new Set(n.jobs.map(t => (0, p.K)({
    ...t,
    item: t.item?.fields ?? null
   })));
   const i = [ ...s?.outcomes.keys() ?? [] ].filter(t => !a.has(t)).length;
   return {
    kind: "batch",
    title: o(t.name),
    conclusion: t.conclusion,
    label: (0, f.N)(t).text,
    reason: o(t.reason),
    endedAt: e.endedAt,
    costUsd: t.costUsd,
    previous: s === null ? null : {
     name: o(s.name),
     gone: i
    },
    passRates: t.passRates.map(t => ({
     ...t,
     id: o(t.id),
     model: o(t.model)
    })),
    rows: r
   };
  }
  function markOf(t, {state: e, isPassed: n}, s) {
   if (e !== "ended") return null;
   const r = s.get((0, p.K)({
    ...t,
    item: t.item?.fields ?? null
   }));
   if (!n) return r === false ? null : "new";
   return r === false ? "fixed" : null;
  }
  const g = 300;
  function pageRow({job: t, figures: e, mark: n, row: s, record: r}, o, a) {
   const {evaluations: i} = e;
   const c = t.key.slice(0, 12);
   return {
    key: o.has(c) ? `${c}-${String(t.index)}` : c,
    name: a((0, m.e)(t)),
    id: a(t.id),
    model: a(t.model),
    state: pageState(e),
    conclusion: s.conclusion,
    reason: (0, u.ml)(a(reasonOf(s, e)).replace(/\s+/g, " "), g),
    isReused: s.reused,
    mark: n,
    evaluations: {
     passed: i.passed,
     total: i.passed + i.failed + i.errors
    },
    costUsd: s.costUsd,
    durationMs: (0, h.cf)(e, r)
   };
  }
  function reasonOf({conclusion: t, reason: e, evaluations: n}, {isPassed: s, state: r}) {
   if (t !== "success") return r === "ended" ? e : e.replace(/^(?:Deferred|Parked|Missing)[^:]*: /, "");
   const [o] = s ? [] : (0, h.Qg)(n);
   return o === void 0 ? "" : `${o.name}: ${o.reason}`;
  }
  function pageState(t) {
   const {state: e, isPassed: n, conclusion: s} = t;
   if (e !== "ended") return e === "missing" ? "open" : e;
   if (n) return "passed";
   if (s !== "success") return "failed";
   return (0, d.dR)(t) ? "error" : "evaluation";
  }
  async function pageJob(t, e, n, s) {
   const {clean: r} = s;
   const {row: o, record: a} = await n.rowOf(e);
   const u = await transcriptOf(o, n);
   const d = "text" in u ? (0, i.$)(u.text, r) : null;
   const f = d === null ? {
    entries: [],
    missing: null
   } : (0, i.q)(d.entries);
   return {
    key: t,
    reason: r(o.reason),
    facts: factsOf(e, o, a, d?.mode ?? "").map(([t, e]) => [ t, r(e) ]),
    item: Object.entries(o.item ?? {}).map(([t, e]) => [ r(t), r((0, l.gF)(e)) ]),
    text: r(o.text),
    structured: o.structured === void 0 ? null : r(JSON.stringify(o.structured, null, 2)),
    evaluations: o.evaluations.map(({name: t, status: e, score: n, reason: s}) => ({
     name: r(t),
     status: e,
     score: n,
     reason: r(s)
    })),
    changes: (0, c.x)(a?.changes ?? [], r),
    notices: (a?.notices ?? []).map(r),
    entries: f.entries,
    missing: "missing" in u ? u.missing : f.missing
   };
  }
  function factsOf(t, e, n, s) {
   const r = n === null ? [] : endFacts(n);
   return [ [ "Entry", t.id ], [ "Model", t.model ], ...Object.entries(t.matrix).filter(([t]) => t !== "model").map(([t, e]) => [ t, String(e) ]), [ "Repeat", t.repeat === 1 ? "" : String(t.repeat) ], [ "Mode", s ], ...r, [ "Cost", e.costUsd === null ? "" : (0, 
   a.BD)(e.costUsd) ], [ "Reused", e.reused ? "from an earlier run" : "" ], [ "Attempt", e.attempt === 1 ? "" : String(e.attempt) ], [ "Transcript", e.transcriptPath === null ? "" : shortPath(e.transcriptPath) ] ].filter(t => t[1] !== "");
  }
  const shortPath = t => t.replace(/[0-9a-f]{64}/, t => `${t.slice(0, 12)}\u2026`);
  function endFacts({turns: t, toolCalls: e, usage: n, durationMs: s, endedAt: o, shard: i}) {
   return [ [ "Turns", (0, r.ZV)(t) ], [ "Calls", (0, r.ZV)(e) ], [ "Tokens", `${(0, 
   r.ZV)(n.inputTokens)} in, ${(0, r.ZV)(n.outputTokens)} out` ], [ "Time", (0, a.a3)(s) ], [ "Ended", o.replace("T", " ").replace(/(\.\d+)?Z$/, " UTC") ], [ "Shard", i ?? "" ] ];
  }
  const v = 64e6;
  const w = "The conversation is in the report of an earlier run: a branch or a cache that keeps the state has only answers.";
  async function transcriptOf({transcriptPath: t, reused: e}, {state: n}) {
   if (t === null) return {
    missing: "This job has no conversation."
   };
   try {
    const s = await n.directory.read(t, v);
    if (s !== null) return {
     text: s.toString("utf8")
    };
    return {
     missing: e ? w : `${t} does not exist.`
    };
   } catch (t) {
    (0, s.ki)(t, o.k);
    return {
     missing: `The conversation cannot be shown: ${t.message}`
    };
   }
  }
 }),
 60084: (function(t, e, n) {
  n.d(e, {
   K: () => jobIdentity
  });
  function jobIdentity({id: t, item: e, matrix: n, repeat: s}) {
   const r = Object.entries(n).toSorted(([t], [e]) => t < e ? -1 : 1);
   return JSON.stringify([ t, e === null ? null : itemIdentity(e), r, s ]);
  }
  function itemIdentity(t) {
   return t["id"] ?? t["number"] ?? t["path"] ?? t["value"] ?? t;
  }
 }),
 91473: (function(t, e, n) {
  n.d(e, {
   x: () => readBatch
  });
  var s = n(76760);
  var r = n(42357);
  var o = n(74603);
  var a = n(57367);
  var i = n(5335);
  var c = n(50274);
  var u = n(18637);
  const l = 1e9;
  async function readBatch(t, e) {
   const n = await (0, u.un)(t, e);
   const [r, d] = [ await n.lastRun(), await n.directory.read("plan.json", l) ];
   if (r === null || d === null) throw notABatch(t);
   const f = partOf((0, a.vS)((0, s.join)(t, "plan.json"), d), r);
   const p = await (0, o.t)(f, [ {
    path: t,
    state: n,
    run: r
   } ]);
   const m = openStateOf(r);
   const h = p.jobs.map(({state: t}) => t.kind === "missing" && m !== null ? m : t);
   const rowOf = async t => {
    const e = h[t.index] ?? {
     kind: "open",
     reason: ""
    };
    const s = e.kind === "ended" || e.kind === "parked" ? await n.record(t) : null;
    return {
     row: (0, i.S)(t, e, s),
     record: s
    };
   };
   const g = [];
   for (const t of f.jobs) {
    const {row: e} = await rowOf(t);
    g.push((0, c.h5)(h[t.index]?.kind ?? "open", e));
   }
   return {
    state: n,
    run: r,
    plan: f,
    states: h,
    figures: g,
    totals: totalsOfState(f, r, g),
    rowOf: rowOf
   };
  }
  function partOf(t, {shard: e}) {
   if (e === null) return t;
   const n = t.jobs.filter(t => t.shard === Number(e.split("/")[0]));
   return {
    ...t,
    jobs: n.map((t, e) => ({
     ...t,
     index: e
    }))
   };
  }
  function openStateOf({endedAt: t, conclusion: e, reason: n}) {
   if (t === null) return {
    kind: "open",
    reason: "The run has not ended."
   };
   if (e === "cancelled") return {
    kind: "open",
    reason: n
   };
   return e === "config-error" ? {
    kind: "open",
    reason: i.f
   } : null;
  }
  function totalsOfState(t, e, n) {
   const s = (0, c.vA)(t.jobs, n, {
    name: t.name,
    planId: t.planId,
    minPassRate: e.minPassRate,
    atLeast: t => e.atLeast[t] ?? 1,
    early: {
     cancelled: null,
     fatal: null,
     isCostReached: false
    },
    otherUsd: (0, c.mt)([ e ])
   });
   if (e.conclusion === null) return {
    ...s,
    conclusion: "cancelled",
    reason: "The run has not ended."
   };
   const {conclusion: r, reason: o, pullRequests: a = []} = e;
   return {
    ...s,
    conclusion: r,
    reason: o,
    pullRequests: a
   };
  }
  function notABatch(t) {
   return new r.yo({
    code: "state-unusable",
    location: t,
    message: "this directory does not contain the state of a batch",
    found: "no run.json and plan.json",
    hint: "name a state directory, such as .sallyport/state/NAME, or the transcript of a run"
   });
  }
 }),
 3994: (function(t, e, n) {
  n.d(e, {
   wd: () => isDirectory,
   WY: () => readComparison,
   Kq: () => readReportText
  });
  var s = n(76760);
  var r = n(4076);
  var o = n(80202);
  var a = n(94343);
  var i = n(42357);
  var c = n(93413);
  var u = n(20274);
  var l = n(47613);
  var d = n(60084);
  var f = n(91473);
  async function outcomesOfState(t, e) {
   const {plan: n, figures: s, states: r, run: o} = await (0, f.x)(t, e);
   const a = `the run of ${(o.endedAt ?? o.startedAt).replace("T", " ").replace(/:\d\d(\.\d+)?Z$/, " UTC")}`;
   const i = new Map(n.jobs.flatMap(t => {
    const e = s[t.index];
    if (e === void 0 || r[t.index]?.kind !== "ended") return [];
    return [ [ (0, d.K)({
     ...t,
     item: t.item?.fields ?? null
    }), e.isPassed ] ];
   }));
   return {
    name: a,
    outcomes: i
   };
  }
  const p = a.Ikc({
   jobs: a.YOg(a.Ikc({
    id: a.YjP(),
    item: a.mee(a.g1P(a.YjP(), a.L5J())),
    matrix: a.g1P(a.YjP(), a.KCZ([ a.YjP(), a.aig(), a.zMY() ])),
    repeat: a.aig(),
    conclusion: a.k5n(c.f),
    evaluations: a.YOg(a.Ikc({
     status: a.k5n([ "passed", "failed", "error" ]),
     score: a.aig(),
     weight: a.lqM(a.aig())
    })),
    minScore: a.lqM(a.aig())
   }))
  });
  function outcomesOfResult(t, e) {
   const n = p.safeParse((0, u.U4)(e));
   if (!n.success) throw new i.yo({
    code: "file-unreadable",
    location: t,
    message: "the file is not the result of a batch",
    found: n.error.issues[0]?.path.join(".") || "no jobs",
    hint: "name a state directory, or its report/result.json"
   });
   const s = n.data.jobs.filter(({conclusion: t}) => t !== "skipped" && t !== "cancelled");
   return new Map(s.map(t => [ (0, d.K)(t), (0, l.Hh)(withoutUndefined(t)) ]));
  }
  function withoutUndefined({conclusion: t, evaluations: e, minScore: n}) {
   return {
    conclusion: t,
    evaluations: e.map(({weight: t, ...e}) => t === void 0 ? e : {
     ...e,
     weight: t
    }),
    ...n === void 0 ? {} : {
     minScore: n
    }
   };
  }
  const m = 2e8;
  async function isDirectory(t, e) {
   const n = (0, r.S)({
    root: e,
    guard: () => null
   });
   return (await (0, o.B)(n.info(t), unreadable(t))).kind === "directory";
  }
  async function readReportText(t, e) {
   const n = (0, r.S)({
    root: e,
    guard: () => null
   });
   return await (0, o.R)(n.read(t, m), unreadable(t));
  }
  function unreadable(t) {
   return {
    location: t,
    message: "the transcript or state directory cannot be read",
    hint: "use the path that the run printed at the end, or the state directory of a batch"
   };
  }
  async function readComparison(t, {directory: e, onNotice: n}) {
   if (await isDirectory(t, e)) return await outcomesOfState((0, s.resolve)(e, t), n);
   return {
    name: t,
    outcomes: outcomesOfResult(t, await readReportText(t, e))
   };
  }
 })
};
