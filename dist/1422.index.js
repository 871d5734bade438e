"use strict";

exports.id = 1422;

exports.ids = [ 1422 ];

exports.modules = {
 74603: (function(t, n, e) {
  e.d(n, {
   t: () => mergeStates
  });
  var o = e(54539);
  async function mergeStates(t, n) {
   const e = foreignProblems(t, n);
   const o = n.filter(({run: n}) => n.planId === t.planId);
   const s = new Set;
   const r = new Map;
   let a = 0;
   const i = [];
   for (const n of t.jobs) {
    const e = o.filter(({run: t}) => isOfShard(t, n)).toSorted((t, n) => n.run.attempt - t.run.attempt);
    const c = await choose(n, e);
    c.isConflict && (a += 1);
    c.replaces !== null && s.add(c.replaces);
    const u = stateOf(n, t, e, c);
    u.kind === "open" && r.set(n.shard, (r.get(n.shard) ?? 0) + 1);
    i.push({
     state: u,
     source: c.source
    });
   }
   e.push(...missingProblems(t, o, r));
   a > 0 && e.push((a === 1 ? "1 job has" : `${String(a)} jobs have`) + " two different results of the same attempt; the first one was taken");
   return {
    jobs: i,
    problems: e,
    notices: [ ...s ]
   };
  }
  function foreignProblems({planId: t}, n) {
   return n.filter(({run: n}) => n.planId !== t).map(({path: n, run: e}) => `${n} was left out: it has the plan ${e.planId}, not ${t}`);
  }
  function isOfShard({shard: t}, n) {
   return t === null || Number(t.split("/")[0]) === n.shard;
  }
  async function choose(t, n) {
   let e = {
    source: null,
    record: null,
    isConflict: false,
    replaces: null
   };
   for (const o of n) {
    const n = await o.state.record(t);
    if (n === null) continue;
    if (e.record === null) {
     e = {
      ...e,
      source: o,
      record: n
     };
     continue;
    }
    if (isSame(n, e.record)) continue;
    const {attempt: s, shard: r} = o.run;
    if (s === e.source?.run.attempt) return {
     ...e,
     isConflict: true
    };
    const a = r === null ? "the batch" : `shard ${r}`;
    const i = String(e.source?.run.attempt ?? 0);
    return {
     ...e,
     replaces: `attempt ${i} of ${a} replaces attempt ${String(s)}`
    };
   }
   return e;
  }
  function isSame(t, n) {
   const essential = ({endedAt: t, durationMs: n, transcriptPath: e, ...o}) => JSON.stringify(o);
   return essential(t) === essential(n);
  }
  function stateOf(t, n, e, {record: o}) {
   const [s] = e;
   if (s?.run.parked.includes(t.slot) === true && o !== null) return {
    kind: "parked"
   };
   if (s?.run.deferred.includes(t.slot) === true) return {
    kind: "deferred",
    reason: s.run.deferredReason || "the run ended early"
   };
   const isOfRun = ({planId: t, endedAt: o}) => t === n.planId && e.some(({run: t}) => t.startedAt <= o);
   if (o !== null) return {
    kind: "ended",
    isReused: !isOfRun(o)
   };
   return {
    kind: "open",
    reason: "Missing: no state directory has a result of this job."
   };
  }
  function missingProblems({shards: t}, n, e) {
   return [ ...e ].map(([e, o]) => {
    const s = o === 1 ? "1 job has" : `${String(o)} jobs have`;
    if (t === 1) return `${s} no result`;
    const r = n.filter(({run: t}) => t.shard === null || t.shard.startsWith(`${String(e)}/`));
    const a = r.length === 0 ? "its state directory is missing" : whyIncomplete(r, o);
    return `${s} no result: shard ${String(e)} of ${String(t)}: ${a}`;
   });
  }
  function whyIncomplete(t, n) {
   const e = t.toSorted((t, n) => n.run.attempt - t.run.attempt)[0];
   if (e === void 0 || e.run.endedAt === null) return "it was killed before it ended";
   const {conclusion: s, reason: r} = e.run;
   if (s === "success") return `${(0, o.Z)(n)} of its results cannot be used`;
   return `it ended as ${s ?? "unknown"}: ${r.replace(/\.$/, "")}`;
  }
 }),
 12290: (function(t, n, e) {
  e.d(n, {
   O: () => batchSource
  });
  var o = e(42357);
  var s = e(54539);
  var r = e(72443);
  var a = e(1359);
  var i = e(41599);
  var c = e(90120);
  var u = e(20653);
  var l = e(95363);
  var d = e(6373);
  var f = e(60084);
  var m = e(53599);
  var p = e(28605);
  async function batchSource(t, n, e) {
   const o = [];
   const s = new Set;
   for (const r of t.plan.jobs) {
    const [a, i] = [ t.figures[r.index], t.states[r.index] ];
    if (a === void 0 || i === void 0) continue;
    const c = await t.rowOf(r);
    const u = n === null ? null : markOf(r, a, n.outcomes);
    const l = pageRow({
     job: r,
     figures: a,
     state: i,
     mark: u,
     ...c
    }, s, e.clean);
    s.add(l.key);
    o.push({
     job: r,
     rank: u === "new" ? -1 : (0, p.IQ)({
      figures: a
     }),
     row: l
    });
   }
   o.sort((t, n) => t.rank - n.rank || t.job.index - n.job.index);
   return {
    overview: overviewOf(t, n, {
     rows: o.map(({row: t}) => t),
     clean: e.clean
    }),
    jobs: async function*() {
     for (const {job: n, row: s} of o) yield await pageJob(s.key, n, t, e);
    }
   };
  }
  function overviewOf({totals: t, run: n, plan: e}, o, {rows: s, clean: r}) {
   const a = new Set(e.jobs.map(t => (0, f.K)({
    ...t,
    item: t.item?.fields ?? null
   })));
   const i = [ ...o?.outcomes.keys() ?? [] ].filter(t => !a.has(t)).length;
   return {
    kind: "batch",
    title: r(t.name),
    conclusion: t.conclusion,
    label: (0, d.N)(t).text,
    reason: r(t.reason),
    endedAt: n.endedAt,
    costUsd: t.costUsd,
    previous: o === null ? null : {
     name: r(o.name),
     gone: i
    },
    passRates: t.passRates.map(t => ({
     ...t,
     id: r(t.id),
     model: r(t.model)
    })),
    rows: s
   };
  }
  function markOf(t, {state: n, isPassed: e}, o) {
   if (n !== "ended") return null;
   const s = o.get((0, f.K)({
    ...t,
    item: t.item?.fields ?? null
   }));
   if (!e) return s === false ? null : "new";
   return s === false ? "fixed" : null;
  }
  const h = 300;
  function pageRow({job: t, figures: n, mark: e, row: o, record: s}, r, a) {
   const {evaluations: i} = n;
   const c = t.key.slice(0, 12);
   return {
    key: r.has(c) ? `${c}-${String(t.index)}` : c,
    name: a((0, m.e)(t)),
    id: a(t.id),
    model: a(t.model),
    state: pageState(n),
    conclusion: o.conclusion,
    reason: (0, u.ml)(a(reasonOf(o, n)).replace(/\s+/g, " "), h),
    isReused: o.reused,
    mark: e,
    evaluations: {
     passed: i.passed,
     total: i.passed + i.failed + i.errors
    },
    costUsd: o.costUsd,
    durationMs: s?.durationMs ?? null
   };
  }
  function reasonOf({conclusion: t, reason: n, evaluations: e}, {isPassed: o, state: s}) {
   if (t !== "success") return s === "ended" ? n : n.replace(/^(?:Deferred|Parked)[^:]*: /, "");
   const [r] = o ? [] : (0, p.Qg)(e);
   return r === void 0 ? "" : `${r.name}: ${r.reason}`;
  }
  function pageState({state: t, isPassed: n, conclusion: e}) {
   if (t !== "ended") return t;
   if (n) return "passed";
   return e === "success" ? "evaluation" : "failed";
  }
  async function pageJob(t, n, e, o) {
   const {clean: s} = o;
   const {row: r, record: a} = await e.rowOf(n);
   const u = await transcriptOf(r, e);
   const d = "text" in u ? (0, i.$)(u.text, s) : null;
   const f = d === null ? {
    entries: [],
    missing: null
   } : (0, i.q)(d.entries);
   return {
    key: t,
    reason: s(r.reason),
    facts: factsOf(n, r, a, d?.mode ?? "").map(([t, n]) => [ t, s(n) ]),
    item: Object.entries(r.item ?? {}).map(([t, n]) => [ s(t), s((0, l.gF)(n)) ]),
    text: s(r.text),
    structured: r.structured === void 0 ? null : s(JSON.stringify(r.structured, null, 2)),
    evaluations: r.evaluations.map(({name: t, status: n, score: e, reason: o}) => ({
     name: s(t),
     status: n,
     score: e,
     reason: s(o)
    })),
    changes: (0, c.x)(a?.changes ?? [], s),
    notices: (a?.notices ?? []).map(s),
    entries: f.entries,
    missing: "missing" in u ? u.missing : f.missing
   };
  }
  function factsOf(t, n, e, o) {
   const s = e === null ? [] : endFacts(e);
   return [ [ "Entry", t.id ], [ "Model", t.model ], ...Object.entries(t.matrix).filter(([t]) => t !== "model").map(([t, n]) => [ t, String(n) ]), [ "Repeat", t.repeat === 1 ? "" : String(t.repeat) ], [ "Mode", o ], ...s, [ "Cost", n.costUsd === null ? "" : (0, 
   a.BD)(n.costUsd) ], [ "Reused", n.reused ? "from an earlier run" : "" ], [ "Attempt", n.attempt === 1 ? "" : String(n.attempt) ], [ "Transcript", n.transcriptPath === null ? "" : shortPath(n.transcriptPath) ] ].filter(t => t[1] !== "");
  }
  const shortPath = t => t.replace(/[0-9a-f]{64}/, t => `${t.slice(0, 12)}\u2026`);
  function endFacts({turns: t, toolCalls: n, usage: e, durationMs: o, endedAt: r, shard: i}) {
   return [ [ "Turns", (0, s.Z)(t) ], [ "Calls", (0, s.Z)(n) ], [ "Tokens", `${(0, 
   s.Z)(e.inputTokens)} in, ${(0, s.Z)(e.outputTokens)} out` ], [ "Time", (0, a.a3)(o) ], [ "Ended", r.replace("T", " ").replace(/(\.\d+)?Z$/, " UTC") ], [ "Shard", i ?? "" ] ];
  }
  const g = 64e6;
  const v = "The conversation is in the report of an earlier run: a branch or a cache that keeps the state has only answers.";
  async function transcriptOf({transcriptPath: t, reused: n}, {state: e}) {
   if (t === null) return {
    missing: "This job has no conversation."
   };
   try {
    const o = await e.directory.read(t, g);
    if (o !== null) return {
     text: o.toString("utf8")
    };
    return {
     missing: n ? v : `${t} does not exist.`
    };
   } catch (t) {
    (0, o.ki)(t, r.k);
    return {
     missing: `The conversation cannot be shown: ${t.message}`
    };
   }
  }
 }),
 60084: (function(t, n, e) {
  e.d(n, {
   K: () => jobIdentity
  });
  function jobIdentity({id: t, item: n, matrix: e, repeat: o}) {
   const s = Object.entries(e).toSorted(([t], [n]) => t < n ? -1 : 1);
   return JSON.stringify([ t, n === null ? null : itemIdentity(n), s, o ]);
  }
  function itemIdentity(t) {
   return t["id"] ?? t["number"] ?? t["path"] ?? t["value"] ?? t;
  }
 }),
 91473: (function(t, n, e) {
  e.d(n, {
   x: () => readBatch
  });
  var o = e(76760);
  var s = e(42357);
  var r = e(74603);
  var a = e(57367);
  var i = e(5335);
  var c = e(50274);
  var u = e(18637);
  const l = 1e9;
  async function readBatch(t, n) {
   const e = await (0, u.un)(t, n);
   const [s, d] = [ await e.lastRun(), await e.directory.read("plan.json", l) ];
   if (s === null || d === null) throw notABatch(t);
   const f = (0, a.vS)((0, o.join)(t, "plan.json"), d);
   const m = await (0, r.t)(f, [ {
    path: t,
    state: e,
    run: s
   } ]);
   const p = m.jobs.map(t => t.state);
   const rowOf = async t => {
    const n = p[t.index] ?? {
     kind: "open",
     reason: ""
    };
    const o = n.kind === "ended" || n.kind === "parked" ? await e.record(t) : null;
    return {
     row: (0, i.S)(t, n, o),
     record: o
    };
   };
   const h = [];
   for (const t of f.jobs) {
    const {row: n} = await rowOf(t);
    h.push((0, c.h5)(p[t.index]?.kind ?? "open", n));
   }
   return {
    state: e,
    run: s,
    plan: f,
    states: p,
    figures: h,
    totals: totalsOfState(f, s, h),
    rowOf: rowOf
   };
  }
  function totalsOfState(t, n, e) {
   const o = (0, c.vA)(t.jobs, e, {
    name: t.name,
    planId: t.planId,
    minPassRate: n.minPassRate,
    atLeast: t => n.atLeast[t] ?? 1,
    early: {
     cancelled: null,
     fatal: null,
     isCostReached: false
    },
    otherUsd: 0
   });
   if (n.conclusion === null) return {
    ...o,
    conclusion: "cancelled",
    reason: "The run has not ended."
   };
   return {
    ...o,
    conclusion: n.conclusion,
    reason: n.reason
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
 3994: (function(t, n, e) {
  e.d(n, {
   wd: () => isDirectory,
   WY: () => readComparison,
   Kq: () => readReportText
  });
  var o = e(76760);
  var s = e(4076);
  var r = e(80202);
  var a = e(94343);
  var i = e(42357);
  var c = e(93413);
  var u = e(20274);
  var l = e(47613);
  var d = e(60084);
  var f = e(91473);
  async function outcomesOfState(t, n) {
   const {plan: e, figures: o, states: s, run: r} = await (0, f.x)(t, n);
   const a = `the run of ${(r.endedAt ?? r.startedAt).replace("T", " ").replace(/:\d\d(\.\d+)?Z$/, " UTC")}`;
   const i = new Map(e.jobs.flatMap(t => {
    const n = o[t.index];
    if (n === void 0 || s[t.index]?.kind !== "ended") return [];
    return [ [ (0, d.K)({
     ...t,
     item: t.item?.fields ?? null
    }), n.isPassed ] ];
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
    conclusion: a.k5n(c.f),
    evaluations: a.YOg(a.Ikc({
     status: a.k5n([ "passed", "failed", "error" ]),
     score: a.aig(),
     weight: a.lqM(a.aig())
    })),
    minScore: a.lqM(a.aig())
   }))
  });
  function outcomesOfResult(t, n) {
   const e = m.safeParse((0, u.U4)(n));
   if (!e.success) throw new i.yo({
    code: "file-unreadable",
    location: t,
    message: "the file is not the result of a batch",
    found: e.error.issues[0]?.path.join(".") || "no jobs",
    hint: "name a state directory, or its report/result.json"
   });
   const o = e.data.jobs.filter(({conclusion: t}) => t !== "skipped" && t !== "cancelled");
   return new Map(o.map(t => [ (0, d.K)(t), (0, l.Hh)(withoutUndefined(t)) ]));
  }
  function withoutUndefined({conclusion: t, evaluations: n, minScore: e}) {
   return {
    conclusion: t,
    evaluations: n.map(({weight: t, ...n}) => t === void 0 ? n : {
     ...n,
     weight: t
    }),
    ...e === void 0 ? {} : {
     minScore: e
    }
   };
  }
  const p = 2e8;
  async function isDirectory(t, n) {
   const e = (0, s.S)({
    root: n,
    guard: () => null
   });
   return (await (0, r.B)(e.info(t), unreadable(t))).kind === "directory";
  }
  async function readReportText(t, n) {
   const e = (0, s.S)({
    root: n,
    guard: () => null
   });
   return await (0, r.R)(e.read(t, p), unreadable(t));
  }
  function unreadable(t) {
   return {
    location: t,
    message: "the transcript or state directory cannot be read",
    hint: "use the path that the run printed at the end, or the state directory of a batch"
   };
  }
  async function readComparison(t, {directory: n, onNotice: e}) {
   if (await isDirectory(t, n)) return await outcomesOfState((0, o.resolve)(n, t), e);
   return {
    name: t,
    outcomes: outcomesOfResult(t, await readReportText(t, n))
   };
  }
 }),
 59549: (function(t, n, e) {
  e.d(n, {
   NV: () => batchHeadline,
   xC: () => batchSummary,
   uG: () => batchText,
   L: () => createRowSelection
  });
  var o = e(54539);
  var s = e(1359);
  var r = e(99180);
  var a = e(20653);
  var i = e(47613);
  var c = e(6373);
  const u = 10;
  const l = 400;
  function createNoticeCollector() {
   const t = new Map;
   let n = 0;
   let e = 0;
   return {
    add: ({name: o, row: {notices: s}}) => {
     const r = new Set(s.map(t => (0, a.ml)((0, a.TN)(t), l)));
     r.size > 0 && (n += 1);
     for (const n of r) {
      const s = t.get(n);
      s !== void 0 ? s.jobs += 1 : t.size < u ? t.set(n, {
       text: n,
       name: (0, a.ml)(o, l),
       jobs: 1
      }) : e += 1;
     }
    },
    collected: () => ({
     jobs: n,
     groups: [ ...t.values() ],
     others: e
    })
   };
  }
  function noticeLines({jobs: t, groups: n, others: e}) {
   if (t === 0) return [];
   return [ `Notices of ${(0, o.B)(t, "job")}:`, ...n.map(t => `${t.jobs === 1 ? t.name : (0, 
   o.B)(t.jobs, "job")}: ${t.text}`), ...e === 0 ? [] : [ `and ${(0, o.Z)(e)} more in result.json of the state directory` ] ];
  }
  const d = {
   markdown: 100,
   terminal: 20
  };
  const f = 10;
  const m = 400;
  function pullRequestLines(t = [], n) {
   if (t.length === 0) return [];
   const e = t.slice(0, d[n]);
   const s = t.length - e.length;
   const r = s === 0 ? [] : [ `and ${(0, o.Z)(s)} more in result.json of the state directory` ];
   if (n === "terminal") return [ "Pull requests:", ...[ ...e.map(t => lineOf(t, t.url ?? "")), ...r ].map(t => `  ${t}`) ];
   const a = [ ...e.map(markdownLine), ...r ].map(t => `- ${t}`);
   return [ "#### Pull requests", "", ...a, "" ];
  }
  function markdownLine(t) {
   if (!(0, r.n1)(t.url)) return (0, r.ft)(lineOf(t, ""));
   const [n, e = ""] = lineOf(t, "\n").split("\n");
   return `${(0, r.ft)(n ?? "")} [pull request](${t.url}) ${(0, r.ft)(e)}`.trimEnd();
  }
  function lineOf({outcome: t, jobs: n, note: e}, s) {
   const r = n.length > f ? [ `and ${(0, o.Z)(n.length - f)} more` ] : [];
   const a = n.slice(0, f).map(t => oneLine(t));
   const i = [ t === "created" ? "opened" : t, ...s === "" ? [] : [ s ], ...a.length === 0 ? [] : [ `(${[ ...a, ...r ].join(", ")})` ] ].join(" ");
   return e === "" ? i : `${i}: ${oneLine(e)}`;
  }
  const oneLine = t => (0, a.ml)(t.replace(/\s+/g, " "), m);
  var p = e(28605);
  const h = 9e5;
  const g = 2e3;
  const v = 400;
  const $ = 2 * v;
  const w = 120;
  function createRowSelection() {
   const t = [ [], [], [], [] ];
   const n = createNoticeCollector();
   let e = 0;
   return {
    add: o => {
     n.add(o);
     o.figures.state !== "ended" || o.figures.isReused || (e += o.figures.costUsd ?? 0);
     const s = t[(0, p.IQ)(o)];
     s !== void 0 && s.length < g && s.push(summary_short(o));
    },
    selected: o => ({
     rows: t.flat().slice(0, g),
     notices: n.collected(),
     knownUsd: e,
     count: o
    })
   };
  }
  function summary_short({row: t, ...n}) {
   return {
    ...n,
    row: {
     ...t,
     text: "",
     structured: void 0,
     notices: [],
     reason: (0, a.ml)(t.reason, $)
    }
   };
  }
  function batchSummary(t, n) {
   const {rows: e, notices: s, count: a} = n;
   const {sign: i, text: u} = (0, c.N)(t);
   const l = [ `### ${i} ${(0, r.ft)(t.name)}: ${u}`, "", (0, r.ft)(t.reason), "", figuresOf(t, n), "", ...retryHint(t, e, "`retry-failed`").flatMap(t => [ t, "" ]), ...passRateTable(t), ...pullRequestLines(t.pullRequests, "markdown") ];
   if (a === 0) return `${l.join("\n")}\n`;
   const d = [ "| Job | Conclusion | Evaluation | Cost | Time | Link |", "| --- | --- | --- | ---: | ---: | --- |" ];
   let f = Buffer.byteLength([ ...l, ...d ].join("\n"));
   let m = 0;
   for (const t of e) {
    const n = tableLine(t);
    f += Buffer.byteLength(n) + 1;
    if (f > h) break;
    d.push(n);
    m += 1;
   }
   const p = a - m;
   const g = p === 0 ? [] : [ "", `${(0, o.B)(p, "more job")} in results.jsonl of the state directory.` ];
   return `${[ ...l, ...d, ...g, ...noticeList(s) ].join("\n")}\n`;
  }
  function noticeList(t) {
   const [n, ...e] = noticeLines(t).map(t => (0, r.ft)(t));
   return n === void 0 ? [] : [ "", n, "", ...e.map(t => `- ${t}`) ];
  }
  function passRateTable({passRates: t}) {
   if (t.length === 0) return [];
   const line = ({id: t, model: n, passed: e, failed: o, errors: s, rate: i}) => `| ${[ t, n ].map(t => (0, 
   r.ft)((0, a.ml)(t, v))).join(" | ")} | ${rateText(i)} | ${[ e, o, s ].join(" | ")} |`;
   return [ "| Entry | Model | Pass rate | Passed | Failed | Errors |", "| --- | --- | ---: | ---: | ---: | ---: |", ...t.slice(0, y).map(line), "" ];
  }
  const y = 100;
  const rateText = t => t === null ? "none" : `${String(Math.round(t * 1e3) / 10)} %`;
  function figuresOf({counts: t, deferred: n, parked: e, costUsd: r}, {count: a, knownUsd: i}) {
   const c = [ (0, o.B)(a, "job"), ...Object.entries(t).map(([t, n]) => `${(0, o.Z)(n)} ${t}`), ...n === 0 ? [] : [ `${(0, 
   o.Z)(n)} deferred to the next run` ], ...e === 0 ? [] : [ `${(0, o.Z)(e)} parked` ], r === null && i > 0 ? `at least ${(0, 
   s.BD)(i)}` : (0, s.BD)(r) ];
   return c.join(", ");
  }
  function retryHint({parked: t}, n, e) {
   const isKept = ({figures: t}) => (0, p.IQ)({
    figures: t
   }) === 0 && t.isReused && (t.conclusion !== "success" || t.evaluations.failed > 0);
   return t > 0 || n.some(isKept) ? [ `${e} runs parked jobs and reused failures again.` ] : [];
  }
  function tableLine(t) {
   const {name: n, row: e, durationMs: o} = t;
   const i = [ (0, r.ft)((0, a.ml)(n, v)), (0, r.ft)(conclusionText(t)), evaluationTexts(t).map(t => (0, 
   r.ft)(t)).join("<br>"), e.costUsd === null ? "" : (0, s.BD)(e.costUsd), o === null ? "" : (0, 
   s.a3)(o), linkOf(t) ];
   return `| ${i.join(" | ")} |`;
  }
  function conclusionText(t) {
   const {row: n, figures: e} = t;
   const o = (0, a.ml)(n.reason, v);
   if (e.state !== "ended" && o !== "") return o;
   return n.conclusion === "success" ? (0, p.L4)(t) : `${(0, p.L4)(t)}: ${o}`;
  }
  const b = 3;
  function evaluationTexts({row: {evaluations: t}, figures: {isPassed: n}}) {
   if (t.length === 0) return [];
   const e = (0, p.Qg)(t);
   if (n && e.length > 0) return [ `score ${String((0, i.UQ)(t))}` ];
   if (e.length === 0) return [ `${String(t.length)} passed` ];
   const o = e.length - b;
   return [ ...e.slice(0, b).map(({name: t, status: n, reason: e}) => {
    const o = `${(0, a.ml)(t, w)}: ${n === "error" ? "error: " : ""}`;
    return `${o}${(0, a.ml)(e, w)}`;
   }), ...o > 0 ? [ `and ${String(o)} more` ] : [] ];
  }
  function linkOf({row: {item: t}}) {
   const n = t?.["url"];
   return typeof n === "string" && /^https:\/\/[\w./#?=&%~-]+$/.test(n) && n.length < 300 ? `[item](${n})` : "";
  }
  const batchHeadline = t => `${t.name}: ${(0, c.N)(t).text}. ${t.reason}`;
  function batchText(t, n) {
   const {rows: e, notices: s} = n;
   const r = (0, a.ml)(t.reason, $);
   const i = e.filter(t => (0, p.IQ)(t) < 2 && t.figures.state !== "open" && t.row.reason !== r);
   const c = i.slice(0, 20);
   const u = c.map(t => `  ${t.name}: ${(0, p.L4)(t)}: ${summary_oneLine(t)}`);
   const l = i.length - c.length;
   const [d, ...f] = noticeLines(s);
   const m = pullRequestLines(t.pullRequests, "terminal");
   return [ batchHeadline(t), figuresOf(t, n), ...retryHint(t, e, "--retry-failed"), ...t.passRates.slice(0, 20).map(({id: t, model: n, passed: e, failed: s, errors: r, rate: a}) => `  ${t}, ${n}: ${rateText(a)} passed (${String(e)} of ${String(e + s)}${r === 0 ? "" : `, ${(0, 
   o.B)(r, "error")}`})`), ...u.length === 0 ? [] : [ "", ...u ], ...l === 0 ? [] : [ `  and ${String(l)} more` ], ...m.length === 0 ? [] : [ "", ...m ], ...d === void 0 ? [] : [ "", d, ...f.map(t => `  ${t}`) ] ].join("\n");
  }
  function summary_oneLine(t) {
   const {row: n} = t;
   const e = n.conclusion === "success" ? evaluationTexts(t).map(t => t.replace(/\.$/, "")).join("; ") : n.reason;
   return (0, a.ml)(e.replace(/\s+/g, " "), v);
  }
 }),
 11422: (function(t, n, e) {
  e.r(n);
  e.d(n, {
   report: () => report
  });
  var o = e(76760);
  var s = e(53599);
  var r = e(59549);
  async function batchReportText({plan: t, figures: n, totals: e, rowOf: o}, a, {asMarkdown: i}) {
   const c = (0, r.L)();
   for (const e of t.jobs) {
    const t = n[e.index];
    if (t === void 0) continue;
    const {row: r, record: i} = await o(e);
    const u = r.evaluations.map(t => ({
     ...t,
     name: a(t.name),
     reason: a(t.reason)
    }));
    const l = a((0, s.e)(e));
    const d = {
     ...r,
     reason: a(r.reason),
     evaluations: u,
     notices: r.notices.map(a)
    };
    c.add({
     name: l,
     figures: t,
     row: d,
     durationMs: i?.durationMs ?? null
    });
   }
   const u = i ? r.xC : (...t) => `${(0, r.uG)(...t)}\n`;
   return u({
    ...e,
    name: a(e.name),
    reason: a(e.reason)
   }, c.selected(t.jobs.length));
  }
  var a = e(12290);
  var i = e(91473);
  var c = e(3994);
  var u = e(42357);
  var l = e(54539);
  var d = e(7138);
  var f = e(48080);
  var m = e(66577);
  var p = e(72631);
  var h = e(20653);
  var g = e(1359);
  var v = e(99180);
  function callRecords(t) {
   return callsIn(t).map(({call: t, turn: n}) => {
    const {at: e, agent: o, tool: s, label: r, status: a, decision: i, mode: c, stage: u, rule: l, reason: d, suggest: f, durationMs: m} = t;
    return {
     at: e === 0 ? null : new Date(e).toISOString(),
     agent: o,
     tool: s,
     call: r,
     status: a,
     decision: i,
     mode: c,
     stage: u,
     rule: l,
     reason: d,
     suggest: f,
     durationMs: m,
     turn: n === null ? null : recordOf(n)
    };
   });
  }
  function recordOf({turn: t, inputTokens: n, outputTokens: e, cacheReadTokens: o}) {
   return {
    turn: t,
    inputTokens: n,
    outputTokens: e,
    cacheReadTokens: o
   };
  }
  function callsIn(t) {
   const n = new Map;
   const e = new Set;
   return t.flatMap(t => {
    t.type === "turn" && n.set(t.agent, t);
    if (t.type !== "call") return [];
    const o = n.get(t.agent) ?? null;
    const s = o !== null && !e.has(o);
    o !== null && e.add(o);
    return [ {
     call: t,
     turn: o,
     isFirst: s
    } ];
   });
  }
  function tokensOf({inputTokens: t, outputTokens: n, cacheReadTokens: e}, o = "") {
   if (t + n === 0) return "";
   const s = e === 0 ? "" : ` (${(0, l.Z)(e)} cached)`;
   return `${(0, l.Z)(t)}${o} in${s}, ${(0, l.Z)(n)} out`;
  }
  const $ = {
   done: "\u2713",
   failed: "!",
   refused: "\u2717",
   invalid: "?",
   unfinished: "\u2026"
  };
  function callHistoryText(t) {
   const n = callsIn(t);
   if (n.length === 0) return "No calls.\n";
   return n.flatMap(textLines).join("\n").concat("\n");
  }
  function textLines({call: t, turn: n, isFirst: e}) {
   const {status: o, tool: s, label: r, durationMs: a, agent: i, suggest: c} = t;
   const u = i === null ? "" : `[${i}] `;
   const l = a === null ? "" : `  ${(0, g.a3)(a)}`;
   const d = decisionText(t);
   const f = n !== null && e ? tokensOf(n, " tokens") : "";
   return [ ...f === "" ? [] : [ `          ${u}turn ${String(n?.turn)}: ${f}` ], `${timeText(t)}  ${$[o]} ${u}${s}  ${oneLine(r)}${l}`, ...d === "" ? [] : [ `            ${d}` ], ...c.map(t => `            would be allowed by: ${oneLine(t)}`) ];
  }
  function decisionText({status: t, stage: n, rule: e, reason: o, repeat: s, decision: r, mode: a}) {
   const i = a === null || a === "default" ? "" : ` in mode ${a}`;
   const c = `${by(e)}${i}${o === "" ? "" : `: ${oneLine(o)}`}`;
   if (t === "refused") return `refused${n === null ? "" : ` at ${n}`}${c}`;
   if (t === "invalid") return "not a valid call";
   return s === null && r !== "allow" ? "" : `allowed${c}`;
  }
  const by = t => t === null ? "" : ` by ${oneLine(t)}`;
  const oneLine = t => (0, h.ml)(t.replace(/\s+/g, " "), 300);
  function timeText({at: t}) {
   return t === 0 ? "        " : new Date(t).toISOString().slice(11, 19);
  }
  const w = 500;
  function callHistoryMarkdown(t) {
   const n = callsIn(t);
   if (n.length === 0) return "No calls.\n";
   const e = n.slice(0, w).map(({call: t, turn: n, isFirst: e}) => {
    const {tool: o, label: s, status: r, durationMs: a} = t;
    const i = [ timeText(t).trim(), (0, v.ft)((0, h.ml)(o, 100)), (0, v.ti)((0, h.ml)(s.replace(/\s+/g, " "), 200)), `${$[r]} ${r}`, (0, 
    v.xG)((0, h.ml)(decisionText(t), 300)), a === null ? "" : (0, g.a3)(a), n !== null && e ? tokensOf(n) : "" ];
    return `| ${i.join(" | ")} |`;
   });
   const o = n.length - e.length;
   return [ "| Time (UTC) | Tool | Call | Result | Decision | Duration | Tokens of the turn |", "| --- | --- | --- | --- | --- | ---: | --- |", ...e, ...o === 0 ? [] : [ "", `${(0, 
   l.B)(o, "more call")} in the transcript.` ], "" ].join("\n");
  }
  var y = e(76813);
  var b = e(23115);
  var k = e(7436);
  async function report(t, n) {
   const {directory: e, environment: o, stdio: s} = n;
   const [r] = t.operands;
   if (r === void 0) throw new u.yo({
    code: "argument-invalid",
    message: "a transcript or a state directory is missing",
    hint: "write: sallyport report TRANSCRIPT, or sallyport report STATE_DIR"
   });
   const a = (0, m.a)((0, f.Fj)(o));
   const i = {
    directory: e,
    clean: t => a((0, d.wh)(t)),
    onNotice: t => s.err(`${a((0, d.wh)(t))}\n`)
   };
   const l = (0, k.gx)(t, "html");
   const p = {
    previous: (0, k.gx)(t, "previous"),
    maxBytes: maxBytesOf(t)
   };
   if (await (0, c.wd)(r, e)) return await reportBatch(r, {
    invocation: t,
    ports: i,
    stdio: s,
    html: l,
    ...p
   });
   if (p.previous !== void 0) throw noComparison(r);
   const h = (0, b.g)(r, await (0, c.Kq)(r, e), {
    clean: i.clean,
    result: null
   });
   if (l !== void 0) return await writeHtml(l, h, {
    ports: i,
    stdio: s,
    ...p
   });
   for await (const {entries: n} of h.jobs()) (0, k.JG)(t, "json") ? s.out(`${JSON.stringify(callRecords(n), null, 2)}\n`) : (0, 
   k.JG)(t, "markdown") ? s.out(callHistoryMarkdown(n)) : s.out(callHistoryText(n));
   return 0;
  }
  async function reportBatch(t, n) {
   const {invocation: e, ports: s, stdio: r, html: u, previous: l} = n;
   const d = await (0, i.x)((0, o.resolve)(s.directory, t), s.onNotice);
   const f = l === void 0 ? null : await (0, c.WY)(l, s);
   const m = await (0, a.O)(d, f, s);
   if (u !== void 0) return await writeHtml(u, m, n);
   (0, k.JG)(e, "json") ? r.out(`${JSON.stringify(m.overview, null, 2)}\n`) : r.out(await batchReportText(d, s.clean, {
    asMarkdown: (0, k.JG)(e, "markdown")
   }));
   return 0;
  }
  async function writeHtml(t, n, {ports: e, stdio: s, maxBytes: r}) {
   const a = {
    path: (0, o.resolve)(e.directory, t),
    maxBytes: r,
    location: "--html"
   };
   const {outside: i} = await (0, p.x)(a, n);
   const c = `The conversations of ${(0, l.B)(i, "job")} did not fit: raise --max-mb to include them.`;
   s.err(`${t}\n${i === 0 ? "" : `${c}\n`}`);
   return 0;
  }
  function maxBytesOf(t) {
   const n = (0, k.gx)(t, "max-mb") ?? String(y.A);
   const e = Number(n);
   if (/^\d+(\.\d+)?$/.test(n) && e > 0) return e * 1e6;
   throw new u.yo({
    code: "argument-invalid",
    location: "--max-mb",
    message: "not a size in megabytes",
    found: n,
    hint: `write a number such as --max-mb ${String(y.A)}`
   });
  }
  function noComparison(t) {
   return new u.yo({
    code: "argument-invalid",
    location: "--previous",
    message: "only batches are compared",
    found: t,
    hint: "name the state directory of a batch, or leave --previous out"
   });
  }
 }),
 23115: (function(t, n, e) {
  e.d(n, {
   g: () => transcriptSource
  });
  var o = e(42357);
  var s = e(54539);
  var r = e(71431);
  var a = e(89366);
  var i = e(1359);
  var c = e(41599);
  var u = e(90120);
  function transcriptSource(t, n, {clean: e, result: o}) {
   const s = (0, c.$)(n.endsWith("\n") ? n : `${n}\n`, e);
   if (s.entries.length === 0) throw notATranscript(t);
   const r = o === null ? endOf(s) : {
    conclusion: o.conclusion,
    reason: e(o.reason)
   };
   const a = o === null ? costOfRun(s) : o.costUsd;
   const l = o === null ? durationOf(s) : o.durationMs;
   const d = s.prompt === "" ? t : s.prompt;
   const f = {
    ...{
     key: "run",
     name: d,
     id: d,
     model: s.model,
     ...r,
     costUsd: a,
     durationMs: l
    },
    state: r.conclusion === "success" ? "passed" : "failed",
    isReused: false,
    mark: null,
    evaluations: {
     passed: 0,
     total: 0
    }
   };
   const m = {
    ...{
     kind: "run",
     title: d,
     ...r,
     label: i.vV[r.conclusion].text,
     costUsd: a,
     rows: [ f ]
    },
    endedAt: s.endedAt === null ? null : new Date(s.endedAt).toISOString(),
    previous: null,
    passRates: []
   };
   const p = {
    key: f.key,
    reason: r.reason,
    facts: factsOf(s, a, l),
    item: [],
    text: s.text,
    structured: null,
    evaluations: [],
    changes: (0, u.x)(o?.changes ?? [], e),
    notices: (o?.notices ?? []).map(e),
    ...(0, c.q)(s.entries)
   };
   return {
    overview: m,
    jobs: async function*() {
     yield await Promise.resolve(p);
    }
   };
  }
  function notATranscript(t) {
   return new o.yo({
    code: "file-unreadable",
    location: t,
    message: "the file is not a transcript",
    found: "no event of a run",
    hint: "name the transcript that a run printed at the end, or the state directory of a batch"
   });
  }
  function endOf({stop: t, text: n}) {
   if (t === null) {
    const t = "The transcript has no end: the run was interrupted, or is still running.";
    return {
     conclusion: "cancelled",
     reason: t
    };
   }
   const {conclusion: e, reason: o} = (0, r.P0)(t, [], "continue");
   return {
    conclusion: e,
    reason: e === "success" && n === "" ? "The run has ended." : o
   };
  }
  function costOfRun({usages: t, model: n}) {
   return t.map(t => (0, a.ho)(t.model ?? n, t)).reduce((t, n) => t === null || n === null ? null : t + n, 0);
  }
  function durationOf({startedAt: t, endedAt: n}) {
   return t === null || n === null ? null : n - t;
  }
  const utcTime = t => new Date(t).toISOString().replace(/T(.*)\.\d+Z$/, " $1 UTC");
  function factsOf(t, n, e) {
   const {model: o, mode: r, turns: a, usages: c, entries: u, startedAt: l} = t;
   const sum = t => c.reduce((n, e) => n + e[t], 0);
   const d = u.filter(({type: t}) => t === "call");
   const f = d.filter(t => t.type === "call" && t.status === "refused").length;
   return [ [ "Model", o ], [ "Mode", r ], [ "Turns", (0, s.Z)(a) ], [ "Calls", f === 0 ? (0, 
   s.Z)(d.length) : `${(0, s.Z)(d.length)}, ${(0, s.Z)(f)} refused` ], [ "Tokens", `${(0, 
   s.Z)(sum("inputTokens"))} in, ${(0, s.Z)(sum("outputTokens"))} out` ], [ "From the cache", sum("cacheReadTokens") === 0 ? "" : (0, 
   s.B)(sum("cacheReadTokens"), "token") ], [ "Cost", (0, i.BD)(n) ], [ "Time", e === null ? "" : (0, 
   i.a3)(e) ], [ "Started", l === null ? "" : utcTime(l) ] ].filter(t => t[1] !== "");
  }
 })
};
