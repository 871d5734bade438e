"use strict";

exports.id = 5027;

exports.ids = [ 5027 ];

exports.modules = {
 74603: (function(e, n, t) {
  t.d(n, {
   t: () => mergeStates
  });
  var s = t(54539);
  var r = t(47613);
  async function mergeStates(e, n) {
   const t = n.filter(({run: n}) => n.planId === e.planId);
   const s = Math.max(0, ...t.map(({run: e}) => e.attempt));
   const r = n.filter(({run: n}) => n.planId !== e.planId);
   const o = r.filter(({run: e}) => e.attempt < s).toSorted((e, n) => n.run.attempt - e.run.attempt);
   const a = new Set;
   const i = leftOut(e, r.filter(e => !o.includes(e)));
   const u = new Set;
   const c = new Map;
   const l = new Map(t.map(({run: e}) => [ e, {
    parked: new Set(e.parked),
    deferred: new Set(e.deferred)
   } ]));
   let d = 0;
   const f = [];
   for (const n of e.jobs) {
    const e = t.filter(({run: e}) => isOfShard(e, n)).toSorted((e, n) => n.run.attempt - e.run.attempt);
    const s = await choose(n, e);
    const r = s.record === null ? {
     ...s,
     ...await successIn(o, n)
    } : s;
    r.source !== null && o.includes(r.source) && a.add(r.source);
    r.isConflict && (d += 1);
    r.replaces !== null && u.add(r.replaces);
    const i = stateOf(n, {
     sources: e,
     slots: l
    }, r);
    i.kind !== "open" && i.kind !== "missing" || c.set(n.shard, (c.get(n.shard) ?? 0) + 1);
    f.push({
     state: i,
     source: r.source
    });
   }
   i.push(...missingProblems(e, t, c));
   d > 0 && i.push((d === 1 ? "1 job has" : `${String(d)} jobs have`) + " two different results of the same attempt; the first one was taken");
   const p = leftOut(e, o.filter(e => !a.has(e)));
   return {
    jobs: f,
    problems: i,
    notices: [ ...u, ...p, ...[ ...a ].map(usedNotice) ]
   };
  }
  function leftOut({planId: e}, n) {
   return n.map(({path: n, run: t}) => `${n} was left out: it has the plan ${t.planId}, not ${e}`);
  }
  function usedNotice({path: e, run: n}) {
   return `${e} has another plan (${n.planId}): its results with the same key are used for jobs without a later one`;
  }
  async function successIn(e, n) {
   for (const t of e) {
    const e = await t.state.record(n);
    if (e?.conclusion === "success") return {
     source: t,
     record: e
    };
   }
   return {};
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
  function stateOf(e, {sources: n, slots: t}, {record: s, source: o}) {
   const [a] = n;
   const i = s?.evaluationDigest === e.evaluationDigest;
   const u = s?.conclusion === "success" && i && o !== a;
   const c = a === void 0 ? void 0 : t.get(a.run);
   if (c?.parked.has(e.slot) === true && s !== null) return {
    kind: "parked"
   };
   if (a !== void 0 && c?.deferred.has(e.slot) === true && !u) return {
    kind: "deferred",
    reason: reasonIn(a.run, e)
   };
   if (s?.conclusion === "success" && !i) return {
    kind: "open",
    reason: "The run ended before its answer was scored again."
   };
   const l = a?.run.problems?.[e.slot];
   const d = s === null || !n.some(({run: e}) => (0, r.qX)(s, e));
   if (s !== null && d && s.conclusion !== "success" && !(0, r.lE)(s)) return {
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
  function reasonIn({deferredReason: e, otherReasons: n = {}}, {slot: t}) {
   return n[t] ?? (e || "the run ended early");
  }
  function missingProblems({shards: e}, n, t) {
   return [ ...t ].map(([t, s]) => {
    const r = s === 1 ? "1 job has" : `${String(s)} jobs have`;
    if (e === 1) return `${r} no result`;
    const o = n.filter(({run: e}) => e.shard === null || e.shard.startsWith(`${String(t)}/`));
    const a = o.length === 0 ? "its state directory is missing" : whyIncomplete(o, s);
    return `${r} no result: shard ${String(t)} of ${String(e)}: ${a}`;
   });
  }
  function whyIncomplete(e, n) {
   const t = e.toSorted((e, n) => n.run.attempt - e.run.attempt)[0];
   if (t === void 0 || t.run.endedAt === null) return "it was killed before it ended";
   const {conclusion: r, reason: o} = t.run;
   if (r === "success") return `${(0, s.ZV)(n)} of its results cannot be used`;
   return `it ended as ${r ?? "unknown"}: ${o.replace(/\.$/, "")}`;
  }
 }),
 6373: (function(e, n, t) {
  t.d(n, {
   N: () => batchLabel
  });
  var s = t(1359);
  var r = t(50274);
  function batchLabel(e) {
   return (0, r.rV)(e) ? {
    sign: "\u274c",
    text: "Failed: too few evaluations passed"
   } : s.vV[e.conclusion];
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
  var u = t(90120);
  var c = t(20653);
  var l = t(95363);
  var d = t(6373);
  var f = t(60084);
  var p = t(53599);
  var m = t(80141);
  var h = t(28605);
  async function batchSource(e, n, t) {
   const s = [];
   const r = new Set;
   for (const o of e.plan.jobs) {
    const [a, i] = [ e.figures[o.index], e.states[o.index] ];
    if (a === void 0 || i === void 0) continue;
    const u = await e.rowOf(o);
    const c = n === null ? null : markOf(o, a, n.outcomes);
    const l = pageRow({
     job: o,
     figures: a,
     state: i,
     mark: c,
     ...u
    }, r, t.clean);
    r.add(l.key);
    s.push({
     job: o,
     rank: c === "new" ? -1 : (0, h.IQ)({
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
   const a = new Set(t.jobs.map(e => (0, f.K)({
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
    endedAt: n.endedAt,
    costUsd: e.costUsd,
    previous: s === null ? null : {
     name: o(s.name),
     gone: i
    },
    passRates: e.passRates.map(({matrix: e, ...n}) => ({
     ...n,
     id: o(n.id),
     name: o((0, p.B6)({
      id: n.id,
      matrix: e
     })),
     model: o(n.model),
     words: o((0, p.We)({
      matrix: e
     }))
    })),
    pullRequests: (0, m._)(e.pullRequests).map(({before: e, url: n, after: t}) => ({
     before: o(e),
     url: n === null ? null : o(n),
     after: o(t)
    })),
    rows: r
   };
  }
  function markOf(e, n, t) {
   if (n.state !== "ended" || (0, h.t8)(n)) return null;
   const s = t.get((0, f.K)({
    ...e,
    item: e.item?.fields ?? null
   }));
   if (!n.isPassed) return s === false ? null : "new";
   return s === false ? "fixed" : null;
  }
  const g = 300;
  function pageRow({job: e, figures: n, mark: t, row: s, record: r}, o, a) {
   const {evaluations: i} = n;
   const u = e.key.slice(0, 12);
   return {
    key: o.has(u) ? `${u}-${String(e.index)}` : u,
    name: a((0, p.er)(e)),
    id: a(e.id),
    model: a(e.model),
    state: pageState(n),
    conclusion: s.conclusion,
    reason: (0, c.ml)(a(reasonOf(s, n)).replace(/\s+/g, " "), g),
    isReused: s.reused,
    mark: t,
    evaluations: {
     passed: i.passed,
     total: i.passed + i.failed + i.errors
    },
    costUsd: s.costUsd,
    durationMs: (0, h.cf)(n, r)
   };
  }
  function reasonOf({conclusion: e, reason: n, evaluations: t}, {isPassed: s, state: r}) {
   if (e !== "success") return r === "ended" ? n : n.replace(/^(?:Deferred|Parked|Missing)[^:]*: /, "");
   const [o] = s ? [] : (0, h.Qg)(t);
   return o === void 0 ? "" : `${o.name}: ${o.reason}`;
  }
  function pageState(e) {
   const {state: n, isPassed: t, conclusion: s} = e;
   if (n !== "ended") return n === "missing" ? "open" : n;
   if (t) return "passed";
   if (s !== "success") return "failed";
   return (0, h.t8)(e) ? "error" : "evaluation";
  }
  async function pageJob(e, n, t, s) {
   const {clean: r} = s;
   const {row: o, record: a} = await t.rowOf(n);
   const c = await transcriptOf(o, t);
   const d = "text" in c ? (0, i.$)(c.text, r) : null;
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
    changes: (0, u.x)(a?.changes ?? [], r),
    notices: (a?.notices ?? []).map(r),
    entries: f.entries,
    missing: "missing" in c ? c.missing : f.missing
   };
  }
  function factsOf(e, n, t, s) {
   const r = t === null ? [] : endFacts(t);
   return [ [ "Entry", e.id ], [ "Model", e.model ], ...Object.entries(e.matrix).filter(([e]) => e !== "model").map(([e, n]) => [ e, String(n) ]), [ "Repeat", e.repeat === 1 ? "" : String(e.repeat) ], [ "Mode", s ], ...r, [ "Cost", n.costUsd === null ? "" : (0, 
   a.BD)(n.costUsd) ], [ "Reused", n.reused ? "from an earlier run" : "" ], [ "Attempt", n.attempt === 1 ? "" : String(n.attempt) ], [ "Transcript", n.transcriptPath === null ? "" : shortPath(n.transcriptPath) ] ].filter(e => e[1] !== "");
  }
  const shortPath = e => e.replace(/[0-9a-f]{64}/, e => `${e.slice(0, 12)}\u2026`);
  function endFacts({turns: e, toolCalls: n, usage: t, durationMs: s, endedAt: o, shard: i}) {
   return [ [ "Turns", (0, r.ZV)(e) ], [ "Calls", (0, r.ZV)(n) ], [ "Tokens", `${(0, 
   r.ZV)(t.inputTokens)} in, ${(0, r.ZV)(t.outputTokens)} out` ], [ "Time", (0, a.a3)(s) ], [ "Ended", o.replace("T", " ").replace(/(\.\d+)?Z$/, " UTC") ], [ "Shard", i ?? "" ] ];
  }
  const w = 64e6;
  const v = "The conversation is in the report of an earlier run: a branch or a cache that keeps the state has only answers.";
  async function transcriptOf({transcriptPath: e, reused: n}, {state: t}) {
   if (e === null) return {
    missing: "This job has no conversation."
   };
   try {
    const s = await t.directory.read(e, w);
    if (s !== null) return {
     text: s.toString("utf8")
    };
    return {
     missing: n ? v : `${e} does not exist.`
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
 80141: (function(e, n, t) {
  t.d(n, {
   _: () => pullRequestRows,
   a: () => pullRequestLines
  });
  var s = t(54539);
  var r = t(99180);
  var o = t(20653);
  const a = {
   markdown: 100,
   page: 100,
   terminal: 20
  };
  const i = 10;
  const u = 400;
  function pullRequestLines(e = [], n) {
   if (e.length === 0) return [];
   const {shown: t, more: s} = shownIn(e, n);
   if (n === "terminal") return [ "Pull requests:", ...[ ...t.map(e => lineOf(e, e.url ?? "")), ...s ].map(e => `  ${e}`) ];
   const r = [ ...t.map(markdownLine), ...s ].map(e => `- ${e}`);
   return [ "#### Pull requests", "", ...r, "" ];
  }
  function pullRequestRows(e = []) {
   const {shown: n, more: t} = shownIn(e, "page");
   return [ ...n.map(partsOf), ...t.map(e => ({
    before: e,
    url: null,
    after: ""
   })) ];
  }
  function shownIn(e, n) {
   const t = e.slice(0, a[n]);
   const r = e.length - t.length;
   return {
    shown: t,
    more: r === 0 ? [] : [ `and ${(0, s.ZV)(r)} more in result.json of the state directory` ]
   };
  }
  function markdownLine(e) {
   const {before: n, url: t, after: s} = partsOf(e);
   if (t === null) return (0, r.ft)(n);
   return `${(0, r.ft)(n)} [pull request](${t}) ${(0, r.ft)(s)}`.trimEnd();
  }
  function partsOf(e) {
   if (!(0, r.n1)(e.url)) return {
    before: lineOf(e, ""),
    url: null,
    after: ""
   };
   const [n = "", t = ""] = lineOf(e, "\n").split("\n");
   return {
    before: n,
    url: e.url,
    after: t
   };
  }
  function lineOf({outcome: e, jobs: n, note: t}, r) {
   const o = n.length > i ? [ `and ${(0, s.ZV)(n.length - i)} more` ] : [];
   const a = n.slice(0, i).map(shortLine);
   const u = [ e === "created" ? "opened" : e, ...r === "" ? [] : [ r ], ...a.length === 0 ? [] : [ `(${[ ...a, ...o ].join(", ")})` ] ].join(" ");
   return t === "" ? u : `${u}: ${shortLine(t)}`;
  }
  const shortLine = e => (0, o.ml)((0, o.TN)(e), u);
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
  var u = t(50274);
  var c = t(18637);
  const l = 1e9;
  async function readBatch(e, n) {
   const t = await (0, c.un)(e, n);
   const [r, d] = [ await t.lastRun(), await t.directory.read("plan.json", l) ];
   if (r === null || d === null) throw notABatch(e);
   const f = partOf((0, a.vS)((0, s.join)(e, "plan.json"), d), r);
   const p = await (0, o.t)(f, [ {
    path: e,
    state: t,
    run: r
   } ]);
   const m = openStateOf(r);
   const h = p.jobs.map(({state: e}) => e.kind === "missing" && m !== null ? m : e);
   const rowOf = async e => {
    const n = h[e.index] ?? {
     kind: "open",
     reason: ""
    };
    const s = n.kind === "ended" || n.kind === "parked" ? await t.record(e) : null;
    return {
     row: (0, i.S)(e, n, s),
     record: s
    };
   };
   const g = [];
   for (const e of f.jobs) {
    const {row: n} = await rowOf(e);
    g.push((0, u.h5)(h[e.index]?.kind ?? "open", n));
   }
   return {
    state: t,
    run: r,
    plan: f,
    states: h,
    figures: g,
    totals: totalsOfState(f, r, g),
    rowOf: rowOf
   };
  }
  function partOf(e, {shard: n}) {
   if (n === null) return e;
   const t = e.jobs.filter(e => e.shard === Number(n.split("/")[0]));
   return {
    ...e,
    jobs: t.map((e, n) => ({
     ...e,
     index: n
    }))
   };
  }
  function openStateOf({endedAt: e, conclusion: n, reason: t}) {
   if (e === null) return {
    kind: "open",
    reason: "The run has not ended."
   };
   if (n === "cancelled") return {
    kind: "open",
    reason: t
   };
   return n === "config-error" ? {
    kind: "open",
    reason: i.f
   } : null;
  }
  function totalsOfState(e, n, t) {
   const s = (0, u.vA)(e.jobs, t, {
    name: e.name,
    planId: e.planId,
    minPassRate: n.minPassRate,
    atLeast: e => n.atLeast[e] ?? 1,
    early: {
     cancelled: null,
     fatal: null,
     costReached: null
    },
    otherUsd: (0, u.mt)([ n ])
   });
   if (n.conclusion === null) return {
    ...s,
    conclusion: "cancelled",
    reason: "The run has not ended."
   };
   const {conclusion: r, reason: o, pullRequests: a = []} = n;
   return {
    ...s,
    conclusion: r,
    reason: o,
    pullRequests: a
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
 3994: (function(e, n, t) {
  t.d(n, {
   wd: () => isDirectory,
   WY: () => readComparison,
   Kq: () => readReportText
  });
  var s = t(76760);
  var r = t(4076);
  var o = t(80202);
  var a = t(94343);
  var i = t(42357);
  var u = t(93413);
  var c = t(20274);
  var l = t(47613);
  var d = t(60084);
  var f = t(91473);
  var p = t(28605);
  async function outcomesOfState(e, n) {
   const {plan: t, figures: s, states: r, run: o} = await (0, f.x)(e, n);
   const a = `the run of ${(o.endedAt ?? o.startedAt).replace("T", " ").replace(/:\d\d(\.\d+)?Z$/, " UTC")}`;
   const i = new Map(t.jobs.flatMap(e => {
    const n = s[e.index];
    if (n === void 0 || r[e.index]?.kind !== "ended") return [];
    const t = (0, p.t8)(n) ? null : n.isPassed;
    return [ [ (0, d.K)({
     ...e,
     item: e.item?.fields ?? null
    }), t ] ];
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
  function outcomesOfResult(e, n) {
   const t = m.safeParse((0, c.U4)(n));
   if (!t.success) throw new i.yo({
    code: "file-unreadable",
    location: e,
    message: "the file is not the result of a batch",
    found: t.error.issues[0]?.path.join(".") || "no jobs",
    hint: "name a state directory, or its report/result.json"
   });
   const s = t.data.jobs.filter(({conclusion: e}) => e !== "skipped" && e !== "cancelled");
   return new Map(s.map(e => [ (0, d.K)(e), hasError(e) ? null : (0, l.Hh)(withoutUndefined(e)) ]));
  }
  const hasError = ({conclusion: e, evaluations: n}) => e === "success" && n.some(({status: e}) => e === "error");
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
  const h = 2e8;
  async function isDirectory(e, n) {
   const t = (0, r.S)({
    root: n,
    guard: () => null
   });
   return (await (0, o.B)(t.info(e), unreadable(e))).kind === "directory";
  }
  async function readReportText(e, n) {
   const t = (0, r.S)({
    root: n,
    guard: () => null
   });
   return await (0, o.R)(t.read(e, h), unreadable(e));
  }
  function unreadable(e) {
   return {
    location: e,
    message: "the transcript or state directory cannot be read",
    hint: "use the path that the run printed at the end, or the state directory of a batch"
   };
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
   IQ: () => rankOf,
   L4: () => stateOf,
   Qg: () => unpassed,
   Uh: () => isLeftOpen,
   cf: () => durationOf,
   t8: () => isUnknown
  });
  var s = t(88510);
  function stateOf({figures: e}) {
   const {state: n, conclusion: t, isPassed: r, isReused: o} = e;
   if (n === "deferred") return "deferred";
   if (n === "parked") return "parked";
   const a = (0, s.dR)(e) ? "evaluation error" : "evaluation failed";
   const i = t !== "success" || r ? t : a;
   return o ? `${i}, reused` : i;
  }
  function isUnknown({state: e, conclusion: n, evaluations: t}) {
   return e === "ended" && n === "success" && t.errors > 0;
  }
  function rankOf({figures: {state: e, isPassed: n}}) {
   if (e === "ended") return n ? 2 : 0;
   return isLeftOpen({
    figures: {
     state: e
    }
   }) ? 1 : 3;
  }
  function isLeftOpen({figures: {state: e}}) {
   return e === "open" || e === "missing";
  }
  function durationOf({state: e}, n) {
   return e === "ended" ? n?.durationMs ?? null : null;
  }
  function unpassed(e) {
   const of = n => e.filter(e => e.status === n);
   return [ ...of("error"), ...of("failed") ];
  }
 })
};
