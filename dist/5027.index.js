"use strict";

exports.id = 5027;

exports.ids = [ 5027 ];

exports.modules = {
 74603: (function(e, t, n) {
  n.d(t, {
   t: () => mergeStates
  });
  var r = n(54539);
  var s = n(47613);
  async function mergeStates(e, t) {
   const n = t.filter(({run: t}) => t.planId === e.planId);
   const r = Math.max(0, ...n.map(({run: e}) => e.attempt));
   const s = t.filter(({run: t}) => t.planId !== e.planId);
   const o = s.filter(({run: e}) => e.attempt < r).toSorted((e, t) => t.run.attempt - e.run.attempt);
   const a = new Set;
   const i = leftOut(e, s.filter(e => !o.includes(e)));
   const u = new Set;
   const c = new Map;
   const l = new Map(n.map(({run: e}) => [ e, {
    parked: new Set(e.parked),
    deferred: new Set(e.deferred)
   } ]));
   let d = 0;
   const f = [];
   for (const t of e.jobs) {
    const e = n.filter(({run: e}) => isOfShard(e, t)).toSorted((e, t) => t.run.attempt - e.run.attempt);
    const r = await choose(t, e);
    const s = r.record === null ? {
     ...r,
     ...await successIn(o, t)
    } : r;
    s.source !== null && o.includes(s.source) && a.add(s.source);
    s.isConflict && (d += 1);
    s.replaces !== null && u.add(s.replaces);
    const i = stateOf(t, {
     sources: e,
     slots: l
    }, s);
    i.kind !== "open" && i.kind !== "missing" || c.set(t.shard, (c.get(t.shard) ?? 0) + 1);
    f.push({
     state: i,
     source: s.source
    });
   }
   i.push(...missingProblems(e, n, c));
   d > 0 && i.push((d === 1 ? "1 job has" : `${String(d)} jobs have`) + " two different results of the same attempt; the first one was taken");
   const p = leftOut(e, o.filter(e => !a.has(e)));
   return {
    jobs: f,
    problems: i,
    notices: [ ...u, ...p, ...[ ...a ].map(usedNotice) ]
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
   for (const r of t) {
    const t = await r.state.record(e);
    if (t === null) continue;
    if (n.record === null) {
     n = {
      ...n,
      source: r,
      record: t
     };
     continue;
    }
    if (isSame(t, n.record)) continue;
    const {attempt: s, shard: o} = r.run;
    if (s === n.source?.run.attempt) return {
     ...n,
     isConflict: true
    };
    const a = o === null ? "the batch" : `shard ${o}`;
    const i = String(n.source?.run.attempt ?? 0);
    return {
     ...n,
     replaces: `attempt ${i} of ${a} replaces attempt ${String(s)}`
    };
   }
   return n;
  }
  function isSame(e, t) {
   const essential = ({endedAt: e, durationMs: t, transcriptPath: n, ...r}) => JSON.stringify(r);
   return essential(e) === essential(t);
  }
  function stateOf(e, {sources: t, slots: n}, {record: r}) {
   const [o] = t;
   const a = o === void 0 ? void 0 : n.get(o.run);
   if (a?.parked.has(e.slot) === true && r !== null) return {
    kind: "parked"
   };
   if (o !== void 0 && a?.deferred.has(e.slot) === true) return {
    kind: "deferred",
    reason: o.run.deferredReason || "the run ended early"
   };
   if (r?.conclusion === "success" && r.evaluationDigest !== e.evaluationDigest) return {
    kind: "open",
    reason: "The run ended before its answer was scored again."
   };
   const i = o?.run.problems?.[e.slot];
   const u = r === null || !t.some(({run: e}) => (0, s.qX)(r, e));
   if (r !== null) return {
    kind: "ended",
    isReused: u,
    ...i === void 0 ? {} : {
     problem: i
    }
   };
   return {
    kind: "missing"
   };
  }
  function missingProblems({shards: e}, t, n) {
   return [ ...n ].map(([n, r]) => {
    const s = r === 1 ? "1 job has" : `${String(r)} jobs have`;
    if (e === 1) return `${s} no result`;
    const o = t.filter(({run: e}) => e.shard === null || e.shard.startsWith(`${String(n)}/`));
    const a = o.length === 0 ? "its state directory is missing" : whyIncomplete(o, r);
    return `${s} no result: shard ${String(n)} of ${String(e)}: ${a}`;
   });
  }
  function whyIncomplete(e, t) {
   const n = e.toSorted((e, t) => t.run.attempt - e.run.attempt)[0];
   if (n === void 0 || n.run.endedAt === null) return "it was killed before it ended";
   const {conclusion: s, reason: o} = n.run;
   if (s === "success") return `${(0, r.ZV)(t)} of its results cannot be used`;
   return `it ended as ${s ?? "unknown"}: ${o.replace(/\.$/, "")}`;
  }
 }),
 6373: (function(e, t, n) {
  n.d(t, {
   N: () => batchLabel
  });
  var r = n(1359);
  var s = n(50274);
  function batchLabel(e) {
   return (0, s.rV)(e) ? {
    sign: "\u274c",
    text: "Failed: too few evaluations passed"
   } : r.vV[e.conclusion];
  }
 }),
 12290: (function(e, t, n) {
  n.d(t, {
   O: () => batchSource
  });
  var r = n(42357);
  var s = n(54539);
  var o = n(72443);
  var a = n(1359);
  var i = n(41599);
  var u = n(90120);
  var c = n(20653);
  var l = n(95363);
  var d = n(6373);
  var f = n(60084);
  var p = n(53599);
  var m = n(80141);
  var h = n(28605);
  async function batchSource(e, t, n) {
   const r = [];
   const s = new Set;
   for (const o of e.plan.jobs) {
    const [a, i] = [ e.figures[o.index], e.states[o.index] ];
    if (a === void 0 || i === void 0) continue;
    const u = await e.rowOf(o);
    const c = t === null ? null : markOf(o, a, t.outcomes);
    const l = pageRow({
     job: o,
     figures: a,
     state: i,
     mark: c,
     ...u
    }, s, n.clean);
    s.add(l.key);
    r.push({
     job: o,
     rank: c === "new" ? -1 : (0, h.IQ)({
      figures: a
     }),
     row: l
    });
   }
   r.sort((e, t) => e.rank - t.rank || e.job.index - t.job.index);
   return {
    overview: overviewOf(e, t, {
     rows: r.map(({row: e}) => e),
     clean: n.clean
    }),
    jobs: async function*() {
     for (const {job: t, row: s} of r) yield await pageJob(s.key, t, e, n);
    }
   };
  }
  function overviewOf({totals: e, run: t, plan: n}, r, {rows: s, clean: o}) {
   const a = new Set(n.jobs.map(e => (0, f.K)({
    ...e,
    item: e.item?.fields ?? null
   })));
   const i = [ ...r?.outcomes.keys() ?? [] ].filter(e => !a.has(e)).length;
   return {
    kind: "batch",
    title: o(e.name),
    conclusion: e.conclusion,
    label: (0, d.N)(e).text,
    reason: o(e.reason),
    endedAt: t.endedAt,
    costUsd: e.costUsd,
    previous: r === null ? null : {
     name: o(r.name),
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
    pullRequests: (0, m._)(e.pullRequests).map(({before: e, url: t, after: n}) => ({
     before: o(e),
     url: t === null ? null : o(t),
     after: o(n)
    })),
    rows: s
   };
  }
  function markOf(e, t, n) {
   if (t.state !== "ended" || (0, h.t8)(t)) return null;
   const r = n.get((0, f.K)({
    ...e,
    item: e.item?.fields ?? null
   }));
   if (!t.isPassed) return r === false ? null : "new";
   return r === false ? "fixed" : null;
  }
  const g = 300;
  function pageRow({job: e, figures: t, mark: n, row: r, record: s}, o, a) {
   const {evaluations: i} = t;
   const u = e.key.slice(0, 12);
   return {
    key: o.has(u) ? `${u}-${String(e.index)}` : u,
    name: a((0, p.er)(e)),
    id: a(e.id),
    model: a(e.model),
    state: pageState(t),
    conclusion: r.conclusion,
    reason: (0, c.ml)(a(reasonOf(r, t)).replace(/\s+/g, " "), g),
    isReused: r.reused,
    mark: n,
    evaluations: {
     passed: i.passed,
     total: i.passed + i.failed + i.errors
    },
    costUsd: r.costUsd,
    durationMs: (0, h.cf)(t, s)
   };
  }
  function reasonOf({conclusion: e, reason: t, evaluations: n}, {isPassed: r, state: s}) {
   if (e !== "success") return s === "ended" ? t : t.replace(/^(?:Deferred|Parked|Missing)[^:]*: /, "");
   const [o] = r ? [] : (0, h.Qg)(n);
   return o === void 0 ? "" : `${o.name}: ${o.reason}`;
  }
  function pageState(e) {
   const {state: t, isPassed: n, conclusion: r} = e;
   if (t !== "ended") return t === "missing" ? "open" : t;
   if (n) return "passed";
   if (r !== "success") return "failed";
   return (0, h.t8)(e) ? "error" : "evaluation";
  }
  async function pageJob(e, t, n, r) {
   const {clean: s} = r;
   const {row: o, record: a} = await n.rowOf(t);
   const c = await transcriptOf(o, n);
   const d = "text" in c ? (0, i.$)(c.text, s) : null;
   const f = d === null ? {
    entries: [],
    missing: null
   } : (0, i.q)(d.entries);
   return {
    key: e,
    reason: s(o.reason),
    facts: factsOf(t, o, a, d?.mode ?? "").map(([e, t]) => [ e, s(t) ]),
    item: Object.entries(o.item ?? {}).map(([e, t]) => [ s(e), s((0, l.gF)(t)) ]),
    text: s(o.text),
    structured: o.structured === void 0 ? null : s(JSON.stringify(o.structured, null, 2)),
    evaluations: o.evaluations.map(({name: e, status: t, score: n, reason: r}) => ({
     name: s(e),
     status: t,
     score: n,
     reason: s(r)
    })),
    changes: (0, u.x)(a?.changes ?? [], s),
    notices: (a?.notices ?? []).map(s),
    entries: f.entries,
    missing: "missing" in c ? c.missing : f.missing
   };
  }
  function factsOf(e, t, n, r) {
   const s = n === null ? [] : endFacts(n);
   return [ [ "Entry", e.id ], [ "Model", e.model ], ...Object.entries(e.matrix).filter(([e]) => e !== "model").map(([e, t]) => [ e, String(t) ]), [ "Repeat", e.repeat === 1 ? "" : String(e.repeat) ], [ "Mode", r ], ...s, [ "Cost", t.costUsd === null ? "" : (0, 
   a.BD)(t.costUsd) ], [ "Reused", t.reused ? "from an earlier run" : "" ], [ "Attempt", t.attempt === 1 ? "" : String(t.attempt) ], [ "Transcript", t.transcriptPath === null ? "" : shortPath(t.transcriptPath) ] ].filter(e => e[1] !== "");
  }
  const shortPath = e => e.replace(/[0-9a-f]{64}/, e => `${e.slice(0, 12)}\u2026`);
  function endFacts({turns: e, toolCalls: t, usage: n, durationMs: r, endedAt: o, shard: i}) {
   return [ [ "Turns", (0, s.ZV)(e) ], [ "Calls", (0, s.ZV)(t) ], [ "Tokens", `${(0, 
   s.ZV)(n.inputTokens)} in, ${(0, s.ZV)(n.outputTokens)} out` ], [ "Time", (0, a.a3)(r) ], [ "Ended", o.replace("T", " ").replace(/(\.\d+)?Z$/, " UTC") ], [ "Shard", i ?? "" ] ];
  }
  const w = 64e6;
  const v = "The conversation is in the report of an earlier run: a branch or a cache that keeps the state has only answers.";
  async function transcriptOf({transcriptPath: e, reused: t}, {state: n}) {
   if (e === null) return {
    missing: "This job has no conversation."
   };
   try {
    const r = await n.directory.read(e, w);
    if (r !== null) return {
     text: r.toString("utf8")
    };
    return {
     missing: t ? v : `${e} does not exist.`
    };
   } catch (e) {
    (0, r.ki)(e, o.k);
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
  function jobIdentity({id: e, item: t, matrix: n, repeat: r}) {
   const s = Object.entries(n).toSorted(([e], [t]) => e < t ? -1 : 1);
   return JSON.stringify([ e, t === null ? null : itemIdentity(t), s, r ]);
  }
  function itemIdentity(e) {
   return e["id"] ?? e["number"] ?? e["path"] ?? e["value"] ?? e;
  }
 }),
 80141: (function(e, t, n) {
  n.d(t, {
   _: () => pullRequestRows,
   a: () => pullRequestLines
  });
  var r = n(54539);
  var s = n(99180);
  var o = n(20653);
  const a = {
   markdown: 100,
   page: 100,
   terminal: 20
  };
  const i = 10;
  const u = 400;
  function pullRequestLines(e = [], t) {
   if (e.length === 0) return [];
   const {shown: n, more: r} = shownIn(e, t);
   if (t === "terminal") return [ "Pull requests:", ...[ ...n.map(e => lineOf(e, e.url ?? "")), ...r ].map(e => `  ${e}`) ];
   const s = [ ...n.map(markdownLine), ...r ].map(e => `- ${e}`);
   return [ "#### Pull requests", "", ...s, "" ];
  }
  function pullRequestRows(e = []) {
   const {shown: t, more: n} = shownIn(e, "page");
   return [ ...t.map(partsOf), ...n.map(e => ({
    before: e,
    url: null,
    after: ""
   })) ];
  }
  function shownIn(e, t) {
   const n = e.slice(0, a[t]);
   const s = e.length - n.length;
   return {
    shown: n,
    more: s === 0 ? [] : [ `and ${(0, r.ZV)(s)} more in result.json of the state directory` ]
   };
  }
  function markdownLine(e) {
   const {before: t, url: n, after: r} = partsOf(e);
   if (n === null) return (0, s.ft)(t);
   return `${(0, s.ft)(t)} [pull request](${n}) ${(0, s.ft)(r)}`.trimEnd();
  }
  function partsOf(e) {
   if (!(0, s.n1)(e.url)) return {
    before: lineOf(e, ""),
    url: null,
    after: ""
   };
   const [t = "", n = ""] = lineOf(e, "\n").split("\n");
   return {
    before: t,
    url: e.url,
    after: n
   };
  }
  function lineOf({outcome: e, jobs: t, note: n}, s) {
   const o = t.length > i ? [ `and ${(0, r.ZV)(t.length - i)} more` ] : [];
   const a = t.slice(0, i).map(e => oneLine(e));
   const u = [ e === "created" ? "opened" : e, ...s === "" ? [] : [ s ], ...a.length === 0 ? [] : [ `(${[ ...a, ...o ].join(", ")})` ] ].join(" ");
   return n === "" ? u : `${u}: ${oneLine(n)}`;
  }
  const oneLine = e => (0, o.ml)(e.replace(/\s+/g, " "), u);
 }),
 91473: (function(e, t, n) {
  n.d(t, {
   x: () => readBatch
  });
  var r = n(76760);
  var s = n(42357);
  var o = n(74603);
  var a = n(57367);
  var i = n(5335);
  var u = n(50274);
  var c = n(18637);
  const l = 1e9;
  async function readBatch(e, t) {
   const n = await (0, c.un)(e, t);
   const [s, d] = [ await n.lastRun(), await n.directory.read("plan.json", l) ];
   if (s === null || d === null) throw notABatch(e);
   const f = partOf((0, a.vS)((0, r.join)(e, "plan.json"), d), s);
   const p = await (0, o.t)(f, [ {
    path: e,
    state: n,
    run: s
   } ]);
   const m = openStateOf(s);
   const h = p.jobs.map(({state: e}) => e.kind === "missing" && m !== null ? m : e);
   const rowOf = async e => {
    const t = h[e.index] ?? {
     kind: "open",
     reason: ""
    };
    const r = t.kind === "ended" || t.kind === "parked" ? await n.record(e) : null;
    return {
     row: (0, i.S)(e, t, r),
     record: r
    };
   };
   const g = [];
   for (const e of f.jobs) {
    const {row: t} = await rowOf(e);
    g.push((0, u.h5)(h[e.index]?.kind ?? "open", t));
   }
   return {
    state: n,
    run: s,
    plan: f,
    states: h,
    figures: g,
    totals: totalsOfState(f, s, g),
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
  function openStateOf({endedAt: e, conclusion: t, reason: n}) {
   if (e === null) return {
    kind: "open",
    reason: "The run has not ended."
   };
   if (t === "cancelled") return {
    kind: "open",
    reason: n
   };
   return t === "config-error" ? {
    kind: "open",
    reason: i.f
   } : null;
  }
  function totalsOfState(e, t, n) {
   const r = (0, u.vA)(e.jobs, n, {
    name: e.name,
    planId: e.planId,
    minPassRate: t.minPassRate,
    atLeast: e => t.atLeast[e] ?? 1,
    early: {
     cancelled: null,
     fatal: null,
     costReached: null
    },
    otherUsd: (0, u.mt)([ t ])
   });
   if (t.conclusion === null) return {
    ...r,
    conclusion: "cancelled",
    reason: "The run has not ended."
   };
   const {conclusion: s, reason: o, pullRequests: a = []} = t;
   return {
    ...r,
    conclusion: s,
    reason: o,
    pullRequests: a
   };
  }
  function notABatch(e) {
   return new s.yo({
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
  var r = n(76760);
  var s = n(4076);
  var o = n(80202);
  var a = n(94343);
  var i = n(42357);
  var u = n(93413);
  var c = n(20274);
  var l = n(47613);
  var d = n(60084);
  var f = n(91473);
  var p = n(28605);
  async function outcomesOfState(e, t) {
   const {plan: n, figures: r, states: s, run: o} = await (0, f.x)(e, t);
   const a = `the run of ${(o.endedAt ?? o.startedAt).replace("T", " ").replace(/:\d\d(\.\d+)?Z$/, " UTC")}`;
   const i = new Map(n.jobs.flatMap(e => {
    const t = r[e.index];
    if (t === void 0 || s[e.index]?.kind !== "ended") return [];
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
  const m = a.Ikc({
   jobs: a.YOg(a.Ikc({
    id: a.YjP(),
    item: a.mee(a.g1P(a.YjP(), a.L5J())),
    matrix: a.g1P(a.YjP(), a.KCZ([ a.YjP(), a.aig(), a.zMY() ])),
    repeat: a.aig(),
    conclusion: a.k5n(u.f),
    evaluations: a.YOg(a.Ikc({
     status: a.k5n([ "passed", "failed", "error" ]),
     score: a.aig(),
     weight: a.lqM(a.aig())
    })),
    minScore: a.lqM(a.aig())
   }))
  });
  function outcomesOfResult(e, t) {
   const n = m.safeParse((0, c.U4)(t));
   if (!n.success) throw new i.yo({
    code: "file-unreadable",
    location: e,
    message: "the file is not the result of a batch",
    found: n.error.issues[0]?.path.join(".") || "no jobs",
    hint: "name a state directory, or its report/result.json"
   });
   const r = n.data.jobs.filter(({conclusion: e}) => e !== "skipped" && e !== "cancelled");
   return new Map(r.map(e => [ (0, d.K)(e), hasError(e) ? null : (0, l.Hh)(withoutUndefined(e)) ]));
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
  const h = 2e8;
  async function isDirectory(e, t) {
   const n = (0, s.S)({
    root: t,
    guard: () => null
   });
   return (await (0, o.B)(n.info(e), unreadable(e))).kind === "directory";
  }
  async function readReportText(e, t) {
   const n = (0, s.S)({
    root: t,
    guard: () => null
   });
   return await (0, o.R)(n.read(e, h), unreadable(e));
  }
  function unreadable(e) {
   return {
    location: e,
    message: "the transcript or state directory cannot be read",
    hint: "use the path that the run printed at the end, or the state directory of a batch"
   };
  }
  async function readComparison(e, {directory: t, onNotice: n}) {
   if (await isDirectory(e, t)) return await outcomesOfState((0, r.resolve)(t, e), n);
   return {
    name: e,
    outcomes: outcomesOfResult(e, await readReportText(e, t))
   };
  }
 }),
 28605: (function(e, t, n) {
  n.d(t, {
   IQ: () => rankOf,
   L4: () => stateOf,
   Qg: () => unpassed,
   Uh: () => isLeftOpen,
   cf: () => durationOf,
   t8: () => isUnknown
  });
  var r = n(88510);
  function stateOf({figures: e}) {
   const {state: t, conclusion: n, isPassed: s, isReused: o} = e;
   if (t === "deferred") return "deferred";
   if (t === "parked") return "parked";
   const a = (0, r.dR)(e) ? "evaluation error" : "evaluation failed";
   const i = n !== "success" || s ? n : a;
   return o ? `${i}, reused` : i;
  }
  function isUnknown({state: e, conclusion: t, evaluations: n}) {
   return e === "ended" && t === "success" && n.errors > 0;
  }
  function rankOf({figures: {state: e, isPassed: t}}) {
   if (e === "ended") return t ? 2 : 0;
   return isLeftOpen({
    figures: {
     state: e
    }
   }) ? 1 : 3;
  }
  function isLeftOpen({figures: {state: e}}) {
   return e === "open" || e === "missing";
  }
  function durationOf({state: e}, t) {
   return e === "ended" ? t?.durationMs ?? null : null;
  }
  function unpassed(e) {
   const of = t => e.filter(e => e.status === t);
   return [ ...of("error"), ...of("failed") ];
  }
 })
};
