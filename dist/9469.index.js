"use strict";

exports.id = 9469;

exports.ids = [ 9469 ];

exports.modules = {
 29469: (function(t, e, n) {
  n.d(e, {
   writeBatchPage: () => writeBatchPage
  });
  var r = n(76760);
  var s = n(12290);
  var a = n(91473);
  var o = n(3994);
  var i = n(42357);
  var c = n(7138);
  var u = n(72631);
  var l = n(76813);
  async function writeBatchPage({path: t, compareWith: e}, {valuePath: n}, {hostEnvironment: {directory: o}, redact: d, log: f}) {
   if (n === void 0) return;
   const warn = t => f.warning(d((0, c.wh)(t)));
   const p = {
    directory: o,
    clean: t => d((0, c.wh)(t)),
    onNotice: warn
   };
   try {
    const i = await (0, a.x)((0, r.resolve)(n, "../.."), warn);
    const c = e === null ? null : await comparisonWith(e, p);
    const d = {
     path: (0, r.resolve)(o, t),
     maxBytes: l.Q,
     location: "html-report"
    };
    await (0, u.x)(d, await (0, s.O)(i, c, p));
   } catch (t) {
    (0, i.ki)(t, i.yo);
    warn(`The HTML report could not be written: ${t.message}`);
   }
  }
  async function comparisonWith(t, e) {
   return await (0, o.WY)(t, e).catch((0, i.j6)(i.yo, ({diagnostics: [t]}) => {
    e.onNotice(`The HTML report is not compared with an earlier run: ${t?.message ?? ""}.`);
    return null;
   }));
  }
 }),
 74603: (function(t, e, n) {
  n.d(e, {
   t: () => mergeStates
  });
  var r = n(54539);
  async function mergeStates(t, e) {
   const n = foreignProblems(t, e);
   const r = e.filter(({run: e}) => e.planId === t.planId);
   const s = new Set;
   const a = new Map;
   let o = 0;
   const i = [];
   for (const e of t.jobs) {
    const n = r.filter(({run: t}) => isOfShard(t, e)).toSorted((t, e) => e.run.attempt - t.run.attempt);
    const c = await choose(e, n);
    c.isConflict && (o += 1);
    c.replaces !== null && s.add(c.replaces);
    const u = stateOf(e, t, n, c);
    u.kind === "open" && a.set(e.shard, (a.get(e.shard) ?? 0) + 1);
    i.push({
     state: u,
     source: c.source
    });
   }
   n.push(...missingProblems(t, r, a));
   o > 0 && n.push((o === 1 ? "1 job has" : `${String(o)} jobs have`) + " two different results of the same attempt; the first one was taken");
   return {
    jobs: i,
    problems: n,
    notices: [ ...s ]
   };
  }
  function foreignProblems({planId: t}, e) {
   return e.filter(({run: e}) => e.planId !== t).map(({path: e, run: n}) => `${e} was left out: it has the plan ${n.planId}, not ${t}`);
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
   for (const r of e) {
    const e = await r.state.record(t);
    if (e === null) continue;
    if (n.record === null) {
     n = {
      ...n,
      source: r,
      record: e
     };
     continue;
    }
    if (isSame(e, n.record)) continue;
    const {attempt: s, shard: a} = r.run;
    if (s === n.source?.run.attempt) return {
     ...n,
     isConflict: true
    };
    const o = a === null ? "the batch" : `shard ${a}`;
    const i = String(n.source?.run.attempt ?? 0);
    return {
     ...n,
     replaces: `attempt ${i} of ${o} replaces attempt ${String(s)}`
    };
   }
   return n;
  }
  function isSame(t, e) {
   const essential = ({endedAt: t, durationMs: e, transcriptPath: n, ...r}) => JSON.stringify(r);
   return essential(t) === essential(e);
  }
  function stateOf(t, e, n, {record: r}) {
   const [s] = n;
   if (s?.run.parked.includes(t.slot) === true && r !== null) return {
    kind: "parked"
   };
   if (s?.run.deferred.includes(t.slot) === true) return {
    kind: "deferred",
    reason: s.run.deferredReason || "the run ended early"
   };
   const isOfRun = ({planId: t, endedAt: r}) => t === e.planId && n.some(({run: t}) => t.startedAt <= r);
   if (r !== null) return {
    kind: "ended",
    isReused: !isOfRun(r)
   };
   return {
    kind: "open",
    reason: "Missing: no state directory has a result of this job."
   };
  }
  function missingProblems({shards: t}, e, n) {
   return [ ...n ].map(([n, r]) => {
    const s = r === 1 ? "1 job has" : `${String(r)} jobs have`;
    if (t === 1) return `${s} no result`;
    const a = e.filter(({run: t}) => t.shard === null || t.shard.startsWith(`${String(n)}/`));
    const o = a.length === 0 ? "its state directory is missing" : whyIncomplete(a, r);
    return `${s} no result: shard ${String(n)} of ${String(t)}: ${o}`;
   });
  }
  function whyIncomplete(t, e) {
   const n = t.toSorted((t, e) => e.run.attempt - t.run.attempt)[0];
   if (n === void 0 || n.run.endedAt === null) return "it was killed before it ended";
   const {conclusion: s, reason: a} = n.run;
   if (s === "success") return `${(0, r.Z)(e)} of its results cannot be used`;
   return `it ended as ${s ?? "unknown"}: ${a.replace(/\.$/, "")}`;
  }
 }),
 12290: (function(t, e, n) {
  n.d(e, {
   O: () => batchSource
  });
  var r = n(42357);
  var s = n(54539);
  var a = n(72443);
  var o = n(1359);
  var i = n(41599);
  var c = n(90120);
  var u = n(20653);
  var l = n(95363);
  var d = n(6373);
  var f = n(60084);
  var p = n(53599);
  var m = n(28605);
  async function batchSource(t, e, n) {
   const r = [];
   const s = new Set;
   for (const a of t.plan.jobs) {
    const [o, i] = [ t.figures[a.index], t.states[a.index] ];
    if (o === void 0 || i === void 0) continue;
    const c = await t.rowOf(a);
    const u = e === null ? null : markOf(a, o, e.outcomes);
    const l = pageRow({
     job: a,
     figures: o,
     state: i,
     mark: u,
     ...c
    }, s, n.clean);
    s.add(l.key);
    r.push({
     job: a,
     rank: u === "new" ? -1 : (0, m.IQ)({
      figures: o
     }),
     row: l
    });
   }
   r.sort((t, e) => t.rank - e.rank || t.job.index - e.job.index);
   return {
    overview: overviewOf(t, e, {
     rows: r.map(({row: t}) => t),
     clean: n.clean
    }),
    jobs: async function*() {
     for (const {job: e, row: s} of r) yield await pageJob(s.key, e, t, n);
    }
   };
  }
  function overviewOf({totals: t, run: e, plan: n}, r, {rows: s, clean: a}) {
   const o = new Set(n.jobs.map(t => (0, f.K)({
    ...t,
    item: t.item?.fields ?? null
   })));
   const i = [ ...r?.outcomes.keys() ?? [] ].filter(t => !o.has(t)).length;
   return {
    kind: "batch",
    title: a(t.name),
    conclusion: t.conclusion,
    label: (0, d.N)(t).text,
    reason: a(t.reason),
    endedAt: e.endedAt,
    costUsd: t.costUsd,
    previous: r === null ? null : {
     name: a(r.name),
     gone: i
    },
    passRates: t.passRates.map(t => ({
     ...t,
     id: a(t.id),
     model: a(t.model)
    })),
    rows: s
   };
  }
  function markOf(t, {state: e, isPassed: n}, r) {
   if (e !== "ended") return null;
   const s = r.get((0, f.K)({
    ...t,
    item: t.item?.fields ?? null
   }));
   if (!n) return s === false ? null : "new";
   return s === false ? "fixed" : null;
  }
  const h = 300;
  function pageRow({job: t, figures: e, mark: n, row: r, record: s}, a, o) {
   const {evaluations: i} = e;
   const c = t.key.slice(0, 12);
   return {
    key: a.has(c) ? `${c}-${String(t.index)}` : c,
    name: o((0, p.e)(t)),
    id: o(t.id),
    model: o(t.model),
    state: pageState(e),
    conclusion: r.conclusion,
    reason: (0, u.ml)(o(reasonOf(r, e)).replace(/\s+/g, " "), h),
    isReused: r.reused,
    mark: n,
    evaluations: {
     passed: i.passed,
     total: i.passed + i.failed + i.errors
    },
    costUsd: r.costUsd,
    durationMs: s?.durationMs ?? null
   };
  }
  function reasonOf({conclusion: t, reason: e, evaluations: n}, {isPassed: r, state: s}) {
   if (t !== "success") return s === "ended" ? e : e.replace(/^(?:Deferred|Parked)[^:]*: /, "");
   const [a] = r ? [] : (0, m.Qg)(n);
   return a === void 0 ? "" : `${a.name}: ${a.reason}`;
  }
  function pageState({state: t, isPassed: e, conclusion: n}) {
   if (t !== "ended") return t;
   if (e) return "passed";
   return n === "success" ? "evaluation" : "failed";
  }
  async function pageJob(t, e, n, r) {
   const {clean: s} = r;
   const {row: a, record: o} = await n.rowOf(e);
   const u = await transcriptOf(a, n);
   const d = "text" in u ? (0, i.$)(u.text, s) : null;
   const f = d === null ? {
    entries: [],
    missing: null
   } : (0, i.q)(d.entries);
   return {
    key: t,
    reason: s(a.reason),
    facts: factsOf(e, a, o, d?.mode ?? "").map(([t, e]) => [ t, s(e) ]),
    item: Object.entries(a.item ?? {}).map(([t, e]) => [ s(t), s((0, l.gF)(e)) ]),
    text: s(a.text),
    structured: a.structured === void 0 ? null : s(JSON.stringify(a.structured, null, 2)),
    evaluations: a.evaluations.map(({name: t, status: e, score: n, reason: r}) => ({
     name: s(t),
     status: e,
     score: n,
     reason: s(r)
    })),
    changes: (0, c.x)(o?.changes ?? [], s),
    notices: (o?.notices ?? []).map(s),
    entries: f.entries,
    missing: "missing" in u ? u.missing : f.missing
   };
  }
  function factsOf(t, e, n, r) {
   const s = n === null ? [] : endFacts(n);
   return [ [ "Entry", t.id ], [ "Model", t.model ], ...Object.entries(t.matrix).filter(([t]) => t !== "model").map(([t, e]) => [ t, String(e) ]), [ "Repeat", t.repeat === 1 ? "" : String(t.repeat) ], [ "Mode", r ], ...s, [ "Cost", e.costUsd === null ? "" : (0, 
   o.BD)(e.costUsd) ], [ "Reused", e.reused ? "from an earlier run" : "" ], [ "Attempt", e.attempt === 1 ? "" : String(e.attempt) ], [ "Transcript", e.transcriptPath === null ? "" : shortPath(e.transcriptPath) ] ].filter(t => t[1] !== "");
  }
  const shortPath = t => t.replace(/[0-9a-f]{64}/, t => `${t.slice(0, 12)}\u2026`);
  function endFacts({turns: t, toolCalls: e, usage: n, durationMs: r, endedAt: a, shard: i}) {
   return [ [ "Turns", (0, s.Z)(t) ], [ "Calls", (0, s.Z)(e) ], [ "Tokens", `${(0, 
   s.Z)(n.inputTokens)} in, ${(0, s.Z)(n.outputTokens)} out` ], [ "Time", (0, o.a3)(r) ], [ "Ended", a.replace("T", " ").replace(/(\.\d+)?Z$/, " UTC") ], [ "Shard", i ?? "" ] ];
  }
  const g = 64e6;
  const w = "The conversation is in the report of an earlier run: a branch or a cache that keeps the state has only answers.";
  async function transcriptOf({transcriptPath: t, reused: e}, {state: n}) {
   if (t === null) return {
    missing: "This job has no conversation."
   };
   try {
    const r = await n.directory.read(t, g);
    if (r !== null) return {
     text: r.toString("utf8")
    };
    return {
     missing: e ? w : `${t} does not exist.`
    };
   } catch (t) {
    (0, r.ki)(t, a.k);
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
  function jobIdentity({id: t, item: e, matrix: n, repeat: r}) {
   const s = Object.entries(n).toSorted(([t], [e]) => t < e ? -1 : 1);
   return JSON.stringify([ t, e === null ? null : itemIdentity(e), s, r ]);
  }
  function itemIdentity(t) {
   return t["id"] ?? t["number"] ?? t["path"] ?? t["value"] ?? t;
  }
 }),
 91473: (function(t, e, n) {
  n.d(e, {
   x: () => readBatch
  });
  var r = n(76760);
  var s = n(42357);
  var a = n(74603);
  var o = n(57367);
  var i = n(5335);
  var c = n(50274);
  var u = n(18637);
  const l = 1e9;
  async function readBatch(t, e) {
   const n = await (0, u.un)(t, e);
   const [s, d] = [ await n.lastRun(), await n.directory.read("plan.json", l) ];
   if (s === null || d === null) throw notABatch(t);
   const f = (0, o.vS)((0, r.join)(t, "plan.json"), d);
   const p = await (0, a.t)(f, [ {
    path: t,
    state: n,
    run: s
   } ]);
   const m = p.jobs.map(t => t.state);
   const rowOf = async t => {
    const e = m[t.index] ?? {
     kind: "open",
     reason: ""
    };
    const r = e.kind === "ended" || e.kind === "parked" ? await n.record(t) : null;
    return {
     row: (0, i.S)(t, e, r),
     record: r
    };
   };
   const h = [];
   for (const t of f.jobs) {
    const {row: e} = await rowOf(t);
    h.push((0, c.h5)(m[t.index]?.kind ?? "open", e));
   }
   return {
    state: n,
    run: s,
    plan: f,
    states: m,
    figures: h,
    totals: totalsOfState(f, s, h),
    rowOf: rowOf
   };
  }
  function totalsOfState(t, e, n) {
   const r = (0, c.vA)(t.jobs, n, {
    name: t.name,
    planId: t.planId,
    minPassRate: e.minPassRate,
    atLeast: t => e.atLeast[t] ?? 1,
    early: {
     cancelled: null,
     fatal: null,
     isCostReached: false
    },
    otherUsd: 0
   });
   if (e.conclusion === null) return {
    ...r,
    conclusion: "cancelled",
    reason: "The run has not ended."
   };
   return {
    ...r,
    conclusion: e.conclusion,
    reason: e.reason
   };
  }
  function notABatch(t) {
   return new s.yo({
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
  var r = n(76760);
  var s = n(4076);
  var a = n(80202);
  var o = n(94343);
  var i = n(42357);
  var c = n(93413);
  var u = n(20274);
  var l = n(47613);
  var d = n(60084);
  var f = n(91473);
  async function outcomesOfState(t, e) {
   const {plan: n, figures: r, states: s, run: a} = await (0, f.x)(t, e);
   const o = `the run of ${(a.endedAt ?? a.startedAt).replace("T", " ").replace(/:\d\d(\.\d+)?Z$/, " UTC")}`;
   const i = new Map(n.jobs.flatMap(t => {
    const e = r[t.index];
    if (e === void 0 || s[t.index]?.kind !== "ended") return [];
    return [ [ (0, d.K)({
     ...t,
     item: t.item?.fields ?? null
    }), e.isPassed ] ];
   }));
   return {
    name: o,
    outcomes: i
   };
  }
  const p = o.Ikc({
   jobs: o.YOg(o.Ikc({
    id: o.YjP(),
    item: o.mee(o.g1P(o.YjP(), o.L5J())),
    matrix: o.g1P(o.YjP(), o.KCZ([ o.YjP(), o.aig(), o.zMY() ])),
    repeat: o.aig(),
    conclusion: o.k5n(c.f),
    evaluations: o.YOg(o.Ikc({
     status: o.k5n([ "passed", "failed", "error" ]),
     score: o.aig(),
     weight: o.lqM(o.aig())
    })),
    minScore: o.lqM(o.aig())
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
   const r = n.data.jobs.filter(({conclusion: t}) => t !== "skipped" && t !== "cancelled");
   return new Map(r.map(t => [ (0, d.K)(t), (0, l.Hh)(withoutUndefined(t)) ]));
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
   const n = (0, s.S)({
    root: e,
    guard: () => null
   });
   return (await (0, a.B)(n.info(t), unreadable(t))).kind === "directory";
  }
  async function readReportText(t, e) {
   const n = (0, s.S)({
    root: e,
    guard: () => null
   });
   return await (0, a.R)(n.read(t, m), unreadable(t));
  }
  function unreadable(t) {
   return {
    location: t,
    message: "the transcript or state directory cannot be read",
    hint: "use the path that the run printed at the end, or the state directory of a batch"
   };
  }
  async function readComparison(t, {directory: e, onNotice: n}) {
   if (await isDirectory(t, e)) return await outcomesOfState((0, r.resolve)(e, t), n);
   return {
    name: t,
    outcomes: outcomesOfResult(t, await readReportText(t, e))
   };
  }
 })
};
