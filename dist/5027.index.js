"use strict";

exports.id = 5027;

exports.ids = [ 5027 ];

exports.modules = {
 74603: (function(e, t, n) {
  n.d(t, {
   t: () => mergeStates
  });
  var s = n(54539);
  var r = n(30227);
  var o = n(47613);
  async function mergeStates(e, t) {
   const n = t.filter(({run: t}) => t.planId === e.planId);
   const s = Math.max(0, ...n.map(({run: e}) => e.attempt));
   const o = t.filter(({run: t}) => t.planId !== e.planId);
   const a = o.filter(({run: e}) => n.length === 0 || e.attempt < s).toSorted((e, t) => t.run.attempt - e.run.attempt);
   const i = new Set;
   const c = leftOut(e, o.filter(e => !a.includes(e)));
   const u = new Set;
   const l = new Map;
   const d = new Map(n.map(({run: e}) => [ e, {
    parked: new Set(e.parked),
    deferred: new Set(e.deferred)
   } ]));
   const f = [];
   let p = 0;
   const h = [];
   for (const t of e.jobs) {
    const e = n.filter(({run: e}) => isOfShard(e, t)).toSorted((e, t) => t.run.attempt - e.run.attempt);
    const s = await choose(t, e);
    const r = s.record === null ? {
     ...s,
     ...await successIn(a, t)
    } : s;
    r.source !== null && a.includes(r.source) && i.add(r.source);
    r.isConflict && (p += 1);
    r.replaces !== null && u.add(r.replaces);
    const o = stateOf(t, {
     sources: e,
     slots: d
    }, r);
    o.kind !== "open" && o.kind !== "missing" || l.set(t.shard, (l.get(t.shard) ?? 0) + 1);
    h.push({
     state: o,
     source: r.source
    });
    e.length > 1 && f.push(await unusedUsd(t, e, o.kind === "ended" ? r : null));
   }
   c.push(...missingProblems(e, n, l));
   p > 0 && c.push((p === 1 ? "1 job has" : `${String(p)} jobs have`) + " two different results of the same attempt; the first one was taken");
   const m = leftOut(e, a.filter(e => !i.has(e)));
   n.length === 0 && c.push(...m.splice(0));
   return {
    jobs: h,
    problems: c,
    notices: [ ...u, ...m, ...[ ...i ].map(usedNotice) ],
    replacedUsd: (0, r.e)(f)
   };
  }
  function leftOut({planId: e}, t) {
   return t.map(({path: t, run: n}) => `${t} was left out: it has the plan ${n.planId}, not ${e}`);
  }
  function usedNotice({path: e, run: t}) {
   return `${e} has another plan (${t.planId}): its results with the same key are used for jobs without a later one`;
  }
  async function successIn(e, t) {
   for (const n of e) {
    const e = await n.state.record(t);
    if (e?.conclusion === "success") return {
     source: n,
     record: e
    };
   }
   return {};
  }
  function isOfShard({shard: e}, t) {
   return e === null || Number(e.split("/")[0]) === t.shard;
  }
  async function choose(e, t) {
   let n = {
    source: null,
    record: null,
    isConflict: false,
    replaces: null
   };
   for (const s of t) {
    const t = await s.state.record(e);
    if (t === null) continue;
    if (n.record === null) {
     n = {
      ...n,
      source: s,
      record: t
     };
     continue;
    }
    if (isSame(t, n.record)) continue;
    const {attempt: r, shard: o} = s.run;
    if (r === n.source?.run.attempt) return {
     ...n,
     isConflict: true
    };
    const a = o === null ? "the batch" : `shard ${o}`;
    const i = String(n.source?.run.attempt ?? 0);
    return {
     ...n,
     replaces: `${a}: results of the later attempt (${i}) replace those of the earlier one (${String(r)})`
    };
   }
   return n;
  }
  async function unusedUsd(e, t, n) {
   const s = new Map;
   const a = new Set;
   for (const {state: n, run: i} of t) {
    const t = await n.record(e);
    if (t === null || !(0, o.qX)(t, i) || a.has(i.startedAt)) continue;
    a.add(i.startedAt);
    s.set(t.endedAt, (0, r.e)([ t.costUsd, t.scoringUsd ?? 0 ]));
   }
   s.delete(n?.record?.endedAt ?? "");
   return (0, r.e)(s.values());
  }
  function isSame(e, t) {
   const essential = ({endedAt: e, scoredAt: t, durationMs: n, transcriptPath: s, ...r}) => JSON.stringify(r);
   return essential(e) === essential(t);
  }
  function stateOf(e, {sources: t, slots: n}, {record: s, source: r}) {
   const [a] = t;
   const i = s?.evaluationDigest === e.evaluationDigest;
   const c = s?.conclusion === "success" && i && r !== a;
   const u = a === void 0 ? void 0 : n.get(a.run);
   if (u?.parked.has(e.slot) === true && s !== null) return {
    kind: "parked"
   };
   if (a !== void 0 && u?.deferred.has(e.slot) === true && !c) return {
    kind: "deferred",
    reason: reasonIn(a.run, e)
   };
   if (s?.conclusion === "success" && !i) return {
    kind: "open",
    reason: "The run ended before its answer was scored again."
   };
   const l = a?.run.problems?.[e.slot];
   const d = s === null || !t.some(({run: e}) => (0, o.qX)(s, e));
   if (s !== null && d && s.conclusion !== "success" && !(0, o.lE)(s)) return {
    kind: "open",
    reason: "The run ended before this job was tried again."
   };
   if (s !== null) return {
    kind: "ended",
    isReused: d,
    ...l === void 0 ? {} : {
     problem: l
    }
   };
   return {
    kind: "missing"
   };
  }
  function reasonIn({deferredReason: e, otherReasons: t = {}}, {slot: n}) {
   return t[n] ?? (e || "the run ended early");
  }
  function missingProblems({shards: e}, t, n) {
   const count = e => `${(0, s.B4)(e, "job has", "jobs have")} no result`;
   if (e === 1) return [ ...n.values() ].map(count);
   const r = new Map;
   for (const [e, s] of [ ...n ].toSorted(([e], [t]) => e - t)) {
    const n = t.filter(({run: t}) => t.shard === null || t.shard.startsWith(`${String(e)}/`));
    const o = n.length === 0 ? "state directory missing" : whyIncomplete(n, s);
    const a = r.get(o) ?? {
     shards: [],
     jobs: 0
    };
    a.shards.push(e);
    r.set(o, {
     ...a,
     jobs: a.jobs + s
    });
   }
   return [ ...r ].map(([t, n]) => {
    const s = `${n.shards.length === 1 ? "shard" : "shards"} ${n.shards.join(", ")} of ${String(e)}`;
    return `${count(n.jobs)}: ${s}: ${t}`;
   });
  }
  function whyIncomplete(e, t) {
   const n = e.toSorted((e, t) => t.run.attempt - e.run.attempt)[0];
   if (n === void 0 || n.run.endedAt === null) return "killed before the end";
   const {conclusion: r, reason: o} = n.run;
   if (r === "success") return `${(0, s.ZV)(t)} of the results cannot be used`;
   return `ended as ${r ?? "unknown"}: ${o.replace(/\.$/, "")}`;
  }
 }),
 12290: (function(e, t, n) {
  n.d(t, {
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
  var d = n(6373);
  var f = n(60084);
  var p = n(53599);
  var h = n(80141);
  var m = n(28605);
  async function batchSource(e, t, n) {
   const s = [];
   const r = new Set;
   for (const o of e.plan.jobs) {
    const [a, i] = [ e.figures[o.index], e.states[o.index] ];
    if (a === void 0 || i === void 0) continue;
    const c = await e.rowOf(o);
    const u = t === null ? null : markOf(o, a, t.outcomes);
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
     rank: u === "new" ? -1 : (0, m.IQ)({
      figures: a
     }),
     row: l
    });
   }
   s.sort((e, t) => e.rank - t.rank || e.job.index - t.job.index);
   return {
    overview: overviewOf(e, t, {
     rows: s.map(({row: e}) => e),
     clean: n.clean
    }),
    jobs: async function*() {
     for (const {job: t, row: r} of s) yield await pageJob(r.key, t, e, n);
    }
   };
  }
  function overviewOf({totals: e, run: t, plan: n}, s, {rows: r, clean: o}) {
   const a = new Set(n.jobs.map(e => (0, f.K)({
    ...e,
    item: e.item?.fields ?? null
   })));
   const i = [ ...s?.outcomes.keys() ?? [] ].filter(e => !a.has(e)).length;
   return {
    kind: "batch",
    title: o(e.name),
    conclusion: e.conclusion,
    label: (0, d.N)(e).text,
    reason: o(e.reason),
    endedAt: t.endedAt,
    costUsd: e.costUsd,
    previous: s === null ? null : {
     name: o(s.name),
     gone: i
    },
    passRates: e.passRates.map(({matrix: e, ...t}) => ({
     ...t,
     id: o(t.id),
     name: o((0, p.B6)({
      id: t.id,
      matrix: e
     })),
     model: o(t.model),
     words: o((0, p.We)({
      matrix: e
     }))
    })),
    pullRequests: (0, h._)(e.pullRequests).map(({before: e, url: t, after: n}) => ({
     before: o(e),
     url: t === null ? null : o(t),
     after: o(n)
    })),
    rows: r
   };
  }
  function markOf(e, t, n) {
   if (t.state !== "ended" || (0, m.t8)(t)) return null;
   const s = n.get((0, f.K)({
    ...e,
    item: e.item?.fields ?? null
   }));
   if (!t.isPassed) return s === false ? null : "new";
   return s === false ? "fixed" : null;
  }
  const g = 300;
  function pageRow({job: e, figures: t, mark: n, row: s, record: r}, o, a) {
   const {evaluations: i} = t;
   const c = e.key.slice(0, 12);
   return {
    key: o.has(c) ? `${c}-${String(e.index)}` : c,
    name: a((0, p.er)(e)),
    id: a(e.id),
    model: a(e.model),
    state: pageState(t),
    conclusion: s.conclusion,
    reason: (0, u.ml)(a(reasonOf(s, t)).replace(/\s+/g, " "), g),
    isReused: s.reused,
    mark: n,
    evaluations: {
     passed: i.passed,
     total: i.passed + i.failed + i.errors
    },
    costUsd: s.costUsd,
    durationMs: (0, m.cf)(t, r)
   };
  }
  function reasonOf({conclusion: e, reason: t, evaluations: n}, {isPassed: s, state: r}) {
   if (e !== "success") return r === "ended" ? t : withoutState(t);
   const [o] = s ? [] : (0, m.Qg)(n);
   return o === void 0 ? "" : `${o.name}: ${o.reason}`;
  }
  const withoutState = e => e.replace(/^(?:Deferred|Parked|Missing)[^:]*: /, "");
  const capitalized = e => `${e.slice(0, 1).toUpperCase()}${e.slice(1)}`;
  function pageState(e) {
   const {state: t, isPassed: n, conclusion: s} = e;
   if (t !== "ended") return t === "missing" ? "open" : t;
   if (n) return "passed";
   if (s !== "success") return "failed";
   return (0, m.t8)(e) ? "error" : "evaluation";
  }
  async function pageJob(e, t, n, s) {
   const {clean: r} = s;
   const {row: o, record: a} = await n.rowOf(t);
   const u = n.states[t.index]?.kind === "ended";
   const d = await transcriptOf(a?.transcriptPath ?? null, o.reused || !u, n);
   const f = "text" in d ? (0, i.$)(d.text, r) : null;
   const p = f === null ? {
    entries: [],
    missing: null
   } : (0, i.q)(f.entries);
   return {
    key: e,
    reason: r(u ? o.reason : capitalized(withoutState(o.reason))),
    facts: factsOf(t, o, a, f?.mode ?? "").map(([e, t]) => [ e, r(t) ]),
    item: Object.entries(o.item ?? {}).map(([e, t]) => [ r(e), r((0, l.gF)(t)) ]),
    text: r(o.text),
    structured: o.structured === void 0 ? null : r(JSON.stringify(o.structured, null, 2)),
    evaluations: o.evaluations.map(({name: e, status: t, score: n, reason: s}) => ({
     name: r(e),
     status: t,
     score: n,
     reason: r(s)
    })),
    changes: (0, c.x)(a?.changes ?? [], r),
    notices: (a?.notices ?? []).map(r),
    entries: p.entries,
    missing: "missing" in d ? d.missing : p.missing
   };
  }
  function factsOf(e, t, n, s) {
   const r = n === null ? [] : endFacts(n);
   return [ [ "Entry", e.id ], [ "Model", e.model ], ...Object.entries(e.matrix).filter(([e]) => e !== "model").map(([e, t]) => [ e, String(t) ]), [ "Repeat", e.repeat === 1 ? "" : String(e.repeat) ], [ "Mode", s ], ...r, [ "Cost", t.costUsd === null ? "" : (0, 
   a.BD)(t.costUsd) ], [ "Reused", t.reused ? "from an earlier run" : "" ], [ "Attempt", t.attempt === 1 ? "" : String(t.attempt) ], [ "Transcript", t.transcriptPath === null ? "" : shortPath(t.transcriptPath) ] ].filter(e => e[1] !== "");
  }
  const shortPath = e => e.replace(/[0-9a-f]{64}/, e => `${e.slice(0, 12)}\u2026`);
  function endFacts({turns: e, toolCalls: t, usage: n, durationMs: s, endedAt: o, shard: i}) {
   return [ [ "Turns", (0, r.ZV)(e) ], [ "Calls", (0, r.ZV)(t) ], [ "Tokens", `${(0, 
   r.ZV)(n.inputTokens)} in, ${(0, r.ZV)(n.outputTokens)} out` ], [ "Time", (0, a.a3)(s) ], [ "Ended", o.replace("T", " ").replace(/(\.\d+)?Z$/, " UTC") ], [ "Shard", i ?? "" ] ];
  }
  const w = 64e6;
  const v = "The conversation is in the report of an earlier run: a branch or a cache that keeps the state has only answers.";
  async function transcriptOf(e, t, {state: n}) {
   if (e === null) return {
    missing: "This job has no conversation."
   };
   try {
    const s = await n.directory.read(e, w);
    if (s !== null) return {
     text: s.toString("utf8")
    };
    return {
     missing: t ? v : `${e} does not exist.`
    };
   } catch (e) {
    (0, s.ki)(e, o.k);
    return {
     missing: `The conversation cannot be shown: ${e.message}`
    };
   }
  }
 }),
 60084: (function(e, t, n) {
  n.d(t, {
   K: () => jobIdentity
  });
  function jobIdentity({id: e, item: t, matrix: n, repeat: s}) {
   const r = Object.entries(n).toSorted(([e], [t]) => e < t ? -1 : 1);
   return JSON.stringify([ e, t === null ? null : itemIdentity(t), r, s ]);
  }
  function itemIdentity(e) {
   return e["id"] ?? e["number"] ?? e["path"] ?? e["value"] ?? e;
  }
 }),
 91473: (function(e, t, n) {
  n.d(t, {
   x: () => readBatch
  });
  var s = n(76760);
  var r = n(42357);
  var o = n(62201);
  var a = n(74603);
  var i = n(57367);
  var c = n(5335);
  var u = n(50274);
  var l = n(18637);
  var d = n(6373);
  const f = 1e9;
  async function readBatch(e, t) {
   const n = await (0, l.un)(e, t);
   const [r, p] = [ await n.lastRun(), await n.directory.read("plan.json", f) ];
   if (r === null || p === null) throw notABatch(e);
   const h = (0, i.vS)((0, s.join)(e, "plan.json"), p);
   const m = partOf(h, r);
   const g = await (0, a.t)(m, [ {
    path: e,
    state: n,
    run: r
   } ]);
   const w = (0, o.tW)(e) === null ? "The run has not ended." : d.H;
   const v = openStateOf(r, w);
   const b = g.jobs.map(({state: e}) => e.kind === "missing" && v !== null ? v : e);
   const rowOf = async e => {
    const t = b[e.index] ?? {
     kind: "open",
     reason: ""
    };
    const s = t.kind === "ended" || t.kind === "parked" ? await n.record(e) : null;
    return {
     row: (0, c.S)(e, t, s),
     record: s
    };
   };
   const k = [];
   for (const e of m.jobs) {
    const {row: t} = await rowOf(e);
    k.push((0, u.h5)(b[e.index]?.kind ?? "open", t));
   }
   return {
    state: n,
    run: r,
    plan: m,
    states: b,
    figures: k,
    totals: totalsOfState({
     plan: m,
     whole: h,
     run: r,
     figures: k,
     notEnded: w
    }),
    rowOf: rowOf
   };
  }
  function partOf(e, {shard: t}) {
   if (t === null) return e;
   const n = e.jobs.filter(e => e.shard === Number(t.split("/")[0]));
   return {
    ...e,
    jobs: n.map((e, t) => ({
     ...e,
     index: t
    }))
   };
  }
  function openStateOf({endedAt: e, conclusion: t, reason: n}, s) {
   if (e === null) return {
    kind: "open",
    reason: s
   };
   if (t === "cancelled") return {
    kind: "open",
    reason: n
   };
   return t === "config-error" ? {
    kind: "open",
    reason: c.f
   } : null;
  }
  function totalsOfState({plan: e, whole: t, run: n, figures: s, notEnded: r}) {
   const o = (0, u.vA)(e.jobs, s, {
    name: e.name,
    planId: e.planId,
    minPassRate: n.minPassRate,
    awaitsAnswers: n.awaitsAnswers === true,
    atLeast: e => n.atLeast[e] ?? 1,
    early: {
     cancelled: null,
     fatal: null,
     costReached: null
    },
    otherUsd: (0, u.mt)([ n ]),
    others: t === e ? [] : t.jobs.filter(({shard: t}) => t !== e.jobs[0]?.shard)
   });
   if (n.conclusion === null) return {
    ...o,
    conclusion: "cancelled",
    reason: r
   };
   const {conclusion: a, reason: i, pullRequests: c = []} = n;
   return {
    ...o,
    conclusion: a,
    reason: i,
    pullRequests: c
   };
  }
  function notABatch(e) {
   return new r.yo({
    code: "state-unusable",
    location: e,
    message: "this directory does not contain the state of a batch",
    found: "no run.json and plan.json",
    hint: "name a state directory, such as .sallyport/state/NAME, or the transcript of a run"
   });
  }
 }),
 3994: (function(e, t, n) {
  n.d(t, {
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
  var p = n(28605);
  async function outcomesOfState(e, t) {
   const {plan: n, figures: s, states: r, run: o} = await (0, f.x)(e, t);
   const a = `the run of ${(o.endedAt ?? o.startedAt).replace("T", " ").replace(/:\d\d(\.\d+)?Z$/, " UTC")}`;
   const i = new Map(n.jobs.flatMap(e => {
    const t = s[e.index];
    if (t === void 0 || r[e.index]?.kind !== "ended") return [];
    const n = (0, p.t8)(t) ? null : t.isPassed;
    return [ [ (0, d.K)({
     ...e,
     item: e.item?.fields ?? null
    }), n ] ];
   }));
   return {
    name: a,
    outcomes: i
   };
  }
  const h = a.Ikc({
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
  function outcomesOfResult(e, t) {
   const n = h.safeParse((0, u.U4)(t));
   if (!n.success) throw new i.yo({
    code: "file-unreadable",
    location: e,
    message: "the file is not the result of a batch",
    found: n.error.issues[0]?.path.join(".") || "no jobs",
    hint: "name a state directory, or its report/result.json"
   });
   const s = n.data.jobs.filter(({conclusion: e}) => e !== "skipped" && e !== "cancelled");
   return new Map(s.map(e => [ (0, d.K)(e), hasError(e) ? null : (0, l.Hh)(withoutUndefined(e)) ]));
  }
  const hasError = ({conclusion: e, evaluations: t}) => e === "success" && t.some(({status: e}) => e === "error");
  function withoutUndefined({conclusion: e, evaluations: t, minScore: n}) {
   return {
    conclusion: e,
    evaluations: t.map(({weight: e, ...t}) => e === void 0 ? t : {
     ...t,
     weight: e
    }),
    ...n === void 0 ? {} : {
     minScore: n
    }
   };
  }
  const m = 2e8;
  async function isDirectory(e, t) {
   const n = (0, r.S)({
    root: t,
    guard: () => null
   });
   return (await (0, o.B)(n.info(e), unreadable(e))).kind === "directory";
  }
  async function readReportText(e, t) {
   const n = (0, r.S)({
    root: t,
    guard: () => null
   });
   return await (0, o.R)(n.read(e, m), unreadable(e));
  }
  function unreadable(e) {
   return {
    location: e,
    message: "the transcript or state directory cannot be read",
    hint: "use the path that the run printed at the end, or the state directory of a batch"
   };
  }
  async function readComparison(e, {directory: t, onNotice: n}) {
   if (await isDirectory(e, t)) return await outcomesOfState((0, s.resolve)(t, e), n);
   return {
    name: e,
    outcomes: outcomesOfResult(e, await readReportText(e, t))
   };
  }
 })
};
