"use strict";

exports.id = 263;

exports.ids = [ 263 ];

exports.modules = {
 95363: (function(t, e, n) {
  n.d(e, {
   Xe: () => isUntrustedField,
   _F: () => fieldOf,
   gF: () => fieldText,
   pA: () => knownFields
  });
  const r = [ "title", "body", "author", "labels" ];
  const o = [ "path", "name", "stem", "dir" ];
  const s = [ "number", "url", "association", "created", "updated", ...r ];
  function knownFields(t) {
   switch (t.kind) {
   case "files":
   case "changed":
    return o;

   case "lines":
    return [ "value" ];

   case "issues":
   case "pulls":
    return s;

   case "list":
    return [ ...new Set(t.values.flatMap(t => typeof t === "object" ? Object.keys(t) : [ "value" ])) ];

   case "jsonl":
   case "csv":
   case "json":
   case "test-data":
    return null;
   }
  }
  function isUntrustedField(t, e) {
   return (t.kind === "issues" || t.kind === "pulls") && r.includes(e);
  }
  function fieldOf(t, e) {
   if (Object.hasOwn(t, e)) return t[e];
   let n = t;
   for (const t of e.split(".")) {
    if (typeof n !== "object" || n === null || !Object.hasOwn(n, t)) return;
    n = n[t];
   }
   return n;
  }
  function fieldText(t) {
   if (t === null || t === void 0) return "";
   return typeof t === "string" ? t : JSON.stringify(t);
  }
 }),
 74603: (function(t, e, n) {
  n.d(e, {
   t: () => mergeStates
  });
  async function mergeStates(t, e) {
   const n = foreignProblems(t, e);
   const r = e.filter(({run: e}) => e.planId === t.planId);
   const o = new Set;
   const s = new Map;
   let a = 0;
   const i = [];
   for (const e of t.jobs) {
    const n = r.filter(({run: t}) => isOfShard(t, e)).toSorted((t, e) => e.run.attempt - t.run.attempt);
    const c = await choose(e, n);
    c.isConflict && (a += 1);
    c.replaces !== null && o.add(c.replaces);
    const l = stateOf(e, t, n, c);
    l.kind === "open" && s.set(e.shard, (s.get(e.shard) ?? 0) + 1);
    i.push({
     state: l,
     source: c.source
    });
   }
   n.push(...missingProblems(t, r, s));
   a > 0 && n.push((a === 1 ? "1 job has" : `${String(a)} jobs have`) + " two different results of the same attempt; the first one was taken");
   return {
    jobs: i,
    problems: n,
    notices: [ ...o ]
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
    const {attempt: o, shard: s} = r.run;
    if (o === n.source?.run.attempt) return {
     ...n,
     isConflict: true
    };
    const a = s === null ? "the batch" : `shard ${s}`;
    const i = String(n.source?.run.attempt ?? 0);
    return {
     ...n,
     replaces: `attempt ${i} of ${a} replaces attempt ${String(o)}`
    };
   }
   return n;
  }
  function isSame(t, e) {
   const essential = ({endedAt: t, durationMs: e, transcriptPath: n, ...r}) => JSON.stringify(r);
   return essential(t) === essential(e);
  }
  function stateOf(t, e, n, {record: r}) {
   const [o] = n;
   if (o?.run.parked.includes(t.slot) === true && r !== null) return {
    kind: "parked"
   };
   if (o?.run.deferred.includes(t.slot) === true) return {
    kind: "deferred",
    reason: o.run.deferredReason || "the run ended early"
   };
   if (r !== null) return {
    kind: "ended",
    isReused: r.planId !== e.planId
   };
   return {
    kind: "open",
    reason: "No state directory has a result of this job."
   };
  }
  function missingProblems({shards: t}, e, n) {
   return [ ...n ].map(([n, r]) => {
    const o = r === 1 ? "1 job has" : `${String(r)} jobs have`;
    if (t === 1) return `${o} no result`;
    const s = e.filter(({run: t}) => t.shard === null || t.shard.startsWith(`${String(n)}/`));
    const a = s.length === 0 ? "its state directory is missing" : whyIncomplete(s);
    return `${o} no result: shard ${String(n)} of ${String(t)}: ${a}`;
   });
  }
  function whyIncomplete(t) {
   const e = t.toSorted((t, e) => e.run.attempt - t.run.attempt)[0];
   if (e === void 0 || e.run.endedAt === null) return "it was killed before it ended";
   return `it ended as ${e.run.conclusion ?? "unknown"}: ${e.run.reason}`;
  }
 }),
 57367: (function(t, e, n) {
  n.d(e, {
   XK: () => planFileText,
   hp: () => savePlan,
   vS: () => parsePlan,
   wr: () => readPlanFile
  });
  var r = n(94343);
  var o = n(43759);
  var s = n(42357);
  var a = n(85306);
  function* planFileText(t) {
   const {jobs: e, ...n} = t;
   yield `${JSON.stringify(n).slice(0, -1)},"jobs":[\n`;
   let r = [];
   for (const [t, n] of e.entries()) {
    const {item: o} = n;
    const s = o === null ? null : {
     id: o.id,
     fields: o.fields,
     content: o.content
    };
    r.push(`${JSON.stringify({
     ...n,
     item: s
    })}${t < e.length - 1 ? "," : ""}\n`);
    if (r.length < 1e3) continue;
    yield r.join("");
    r = [];
   }
   yield `${r.join("")}]}\n`;
  }
  async function savePlan(t, e) {
   const n = await t.create("plan.json");
   for (const t of planFileText(e)) await n.write(t);
   await n.close();
  }
  const hex = t => r.YjP().check(o.Fk(new RegExp(`^[0-9a-f]{${String(t)}}$`)));
  const i = r.Whr().check(o.qm(0));
  const c = r.rej({
   id: r.YjP(),
   index: i,
   item: r.mee(r.rej({
    id: r.YjP(),
    fields: r.g1P(r.YjP(), r.L5J()),
    content: r.mee(r.YjP())
   })),
   matrix: r.g1P(r.YjP(), r.KCZ([ r.YjP(), r.aig(), r.zMY() ])),
   repeat: r.Whr().check(o.qm(1)),
   key: hex(64),
   keyParts: r.rej(Object.fromEntries(a.N.map(t => [ t, r.YjP() ]))),
   slot: r.YjP(),
   evaluationDigest: r.YjP(),
   model: r.YjP(),
   promptCharacters: r.aig(),
   estimatedCostUsd: r.mee(r.aig()),
   shard: r.Whr().check(o.qm(1))
  });
  const l = r.rej({
   formatVersion: r.euz(1),
   planId: hex(32),
   name: r.YjP(),
   fileDigest: hex(64),
   shards: r.Whr().check(o.qm(1), o.Zm(256)),
   jobs: r.YOg(c),
   notices: r.YOg(r.YjP())
  });
  function readPlanFile(t, e, n) {
   const r = parsePlan(t, e);
   if (r.fileDigest !== n.digest) throw planProblem(t, `the plan was made from another version of ${n.path}`, "check out the same commit for the plan and for its shards, or make a new plan");
   return r;
  }
  function parsePlan(t, e) {
   const n = parse(t, (new TextDecoder).decode(e));
   const r = l.safeParse(n);
   if (!r.success) {
    const [e] = r.error.issues;
    const n = e === void 0 || e.path.length === 0 ? "" : ` at ${e.path.join(".")}`;
    throw planProblem(t, `the file is not a plan of this version of Sallyport${n}`, "make it with batch plan");
   }
   return {
    ...r.data,
    jobs: r.data.jobs
   };
  }
  function parse(t, e) {
   try {
    return JSON.parse(e);
   } catch (e) {
    throw planProblem(t, `the plan is not valid JSON: ${(0, s.bD)(e)}`, "make it again with batch plan");
   }
  }
  function planProblem(t, e, n) {
   return new s.yo({
    code: "batch-plan",
    location: t,
    message: e,
    hint: n
   });
  }
 }),
 12290: (function(t, e, n) {
  n.d(e, {
   O: () => batchSource
  });
  var r = n(42357);
  var o = n(54539);
  var s = n(72443);
  var a = n(1359);
  var i = n(41599);
  var c = n(90120);
  var l = n(20653);
  var u = n(95363);
  var d = n(60084);
  var f = n(53599);
  var m = n(28605);
  async function batchSource(t, e, n) {
   const r = [];
   const o = new Set;
   for (const s of t.plan.jobs) {
    const [a, i] = [ t.figures[s.index], t.states[s.index] ];
    if (a === void 0 || i === void 0) continue;
    const c = await t.rowOf(s);
    const l = e === null ? null : markOf(s, a, e.outcomes);
    const u = pageRow({
     job: s,
     figures: a,
     state: i,
     mark: l,
     ...c
    }, o, n.clean);
    o.add(u.key);
    r.push({
     job: s,
     rank: l === "new" ? -1 : (0, m.I)({
      figures: a
     }),
     row: u
    });
   }
   r.sort((t, e) => t.rank - e.rank || t.job.index - e.job.index);
   return {
    overview: overviewOf(t, e, {
     rows: r.map(({row: t}) => t),
     clean: n.clean
    }),
    jobs: async function*() {
     for (const {job: e, row: o} of r) yield await pageJob(o.key, e, t, n);
    }
   };
  }
  function overviewOf({totals: t, run: e, plan: n}, r, {rows: o, clean: s}) {
   const i = new Set(n.jobs.map(t => (0, d.K)({
    ...t,
    item: t.item?.fields ?? null
   })));
   const c = [ ...r?.outcomes.keys() ?? [] ].filter(t => !i.has(t)).length;
   return {
    kind: "batch",
    title: s(t.name),
    conclusion: t.conclusion,
    label: a.vV[t.conclusion].text,
    reason: s(t.reason),
    endedAt: e.endedAt,
    costUsd: t.costUsd,
    previous: r === null ? null : {
     name: s(r.name),
     gone: c
    },
    passRates: t.passRates.map(t => ({
     ...t,
     id: s(t.id),
     model: s(t.model)
    })),
    rows: o
   };
  }
  function markOf(t, {state: e, isPassed: n}, r) {
   if (e !== "ended") return null;
   const o = r.get((0, d.K)({
    ...t,
    item: t.item?.fields ?? null
   }));
   if (!n) return o === false ? null : "new";
   return o === false ? "fixed" : null;
  }
  const p = 300;
  function pageRow({job: t, figures: e, mark: n, row: r, record: o}, s, a) {
   const {evaluations: i} = e;
   const c = t.key.slice(0, 12);
   return {
    key: s.has(c) ? `${c}-${String(t.index)}` : c,
    name: a((0, f.e)(t)).replace(/\s+/g, " "),
    id: a(t.id),
    model: a(t.model),
    state: pageState(e),
    conclusion: r.conclusion,
    reason: (0, l.ml)(a(reasonOf(r, e)).replace(/\s+/g, " "), p),
    isReused: r.reused,
    mark: n,
    evaluations: {
     passed: i.passed,
     total: i.passed + i.failed + i.errors
    },
    costUsd: r.costUsd,
    durationMs: o?.durationMs ?? null
   };
  }
  function reasonOf({conclusion: t, reason: e, evaluations: n}, {isPassed: r, state: o}) {
   if (t !== "success") return o === "ended" ? e : e.replace(/^(?:Deferred|Parked)[^:]*: /, "");
   const s = r ? void 0 : n.find(({status: t}) => t !== "passed");
   return s === void 0 ? "" : `${s.name}: ${s.reason}`;
  }
  function pageState({state: t, isPassed: e, conclusion: n}) {
   if (t !== "ended") return t;
   if (e) return "passed";
   return n === "success" ? "evaluation" : "failed";
  }
  async function pageJob(t, e, n, r) {
   const {clean: o} = r;
   const {row: s, record: a} = await n.rowOf(e);
   const l = await transcriptOf(s, n);
   const d = "text" in l ? (0, i.$)(l.text, o) : null;
   const f = d === null ? {
    entries: [],
    missing: null
   } : (0, i.q)(d.entries);
   return {
    key: t,
    reason: o(s.reason),
    facts: factsOf(e, s, a, d?.mode ?? "").map(([t, e]) => [ t, o(e) ]),
    item: Object.entries(s.item ?? {}).map(([t, e]) => [ o(t), o((0, u.gF)(e)) ]),
    text: o(s.text),
    structured: s.structured === void 0 ? null : o(JSON.stringify(s.structured, null, 2)),
    evaluations: s.evaluations.map(({name: t, status: e, score: n, reason: r}) => ({
     name: o(t),
     status: e,
     score: n,
     reason: o(r)
    })),
    changes: (0, c.x)(a?.changes ?? [], o),
    notices: (a?.notices ?? []).map(o),
    entries: f.entries,
    missing: "missing" in l ? l.missing : f.missing
   };
  }
  function factsOf(t, e, n, r) {
   const o = n === null ? [] : endFacts(n);
   return [ [ "Entry", t.id ], [ "Model", t.model ], ...Object.entries(t.matrix).filter(([t]) => t !== "model").map(([t, e]) => [ t, String(e) ]), [ "Repeat", t.repeat === 1 ? "" : String(t.repeat) ], [ "Mode", r ], ...o, [ "Cost", e.costUsd === null ? "" : (0, 
   a.BD)(e.costUsd) ], [ "Reused", e.reused ? "from an earlier run" : "" ], [ "Attempt", e.attempt === 1 ? "" : String(e.attempt) ], [ "Transcript", e.transcriptPath === null ? "" : shortPath(e.transcriptPath) ] ].filter(t => t[1] !== "");
  }
  const shortPath = t => t.replace(/[0-9a-f]{64}/, t => `${t.slice(0, 12)}\u2026`);
  function endFacts({turns: t, toolCalls: e, usage: n, durationMs: r, endedAt: s, shard: i}) {
   return [ [ "Turns", (0, o.Z)(t) ], [ "Calls", (0, o.Z)(e) ], [ "Tokens", `${(0, 
   o.Z)(n.inputTokens)} in, ${(0, o.Z)(n.outputTokens)} out` ], [ "Time", (0, a.a3)(r) ], [ "Ended", s.replace("T", " ").replace(/(\.\d+)?Z$/, " UTC") ], [ "Shard", i ?? "" ] ];
  }
  const h = 64e6;
  const w = "The conversation is in the report of an earlier run: a branch or a cache that keeps the state has only answers.";
  async function transcriptOf({transcriptPath: t, reused: e}, {state: n}) {
   if (t === null) return {
    missing: "This job has no conversation."
   };
   try {
    const r = await n.directory.read(t, h);
    if (r !== null) return {
     text: r.toString("utf8")
    };
    return {
     missing: e ? w : `${t} does not exist.`
    };
   } catch (t) {
    (0, r.ki)(t, s.k);
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
   const o = Object.entries(n).toSorted(([t], [e]) => t < e ? -1 : 1);
   return JSON.stringify([ t, e === null ? null : itemIdentity(e), o, r ]);
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
  var o = n(42357);
  var s = n(74603);
  var a = n(57367);
  var i = n(5335);
  var c = n(345);
  var l = n(34377);
  const u = 1e9;
  async function readBatch(t, e) {
   const n = await (0, l.un)(t, e);
   const [o, d] = [ await n.lastRun(), await n.directory.read("plan.json", u) ];
   if (o === null || d === null) throw notABatch(t);
   const f = (0, a.vS)((0, r.join)(t, "plan.json"), d);
   const m = await (0, s.t)(f, [ {
    path: t,
    state: n,
    run: o
   } ]);
   const p = m.jobs.map(t => t.state);
   const rowOf = async t => {
    const e = p[t.index] ?? {
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
    h.push((0, c.h5)(p[t.index]?.kind ?? "open", e));
   }
   return {
    state: n,
    run: o,
    plan: f,
    states: p,
    figures: h,
    totals: totalsOfState(f, o, h),
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
   return new o.yo({
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
  var o = n(24332);
  var s = n(80202);
  var a = n(94343);
  var i = n(42357);
  var c = n(93413);
  var l = n(20274);
  var u = n(47613);
  var d = n(60084);
  var f = n(91473);
  async function outcomesOfState(t, e) {
   const {plan: n, figures: r, states: o, run: s} = await (0, f.x)(t, e);
   const a = `the run of ${(s.endedAt ?? s.startedAt).replace("T", " ").replace(/:\d\d(\.\d+)?Z$/, " UTC")}`;
   const i = new Map(n.jobs.flatMap(t => {
    const e = r[t.index];
    if (e === void 0 || o[t.index]?.kind !== "ended") return [];
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
  function outcomesOfResult(t, e) {
   const n = m.safeParse((0, l.U4)(e));
   if (!n.success) throw new i.yo({
    code: "file-unreadable",
    location: t,
    message: "the file is not the result of a batch",
    found: n.error.issues[0]?.path.join(".") || "no jobs",
    hint: "name a state directory, or its report/result.json"
   });
   const r = n.data.jobs.filter(({conclusion: t}) => t !== "skipped" && t !== "cancelled");
   return new Map(r.map(t => [ (0, d.K)(t), (0, u.Hh)(withoutUndefined(t)) ]));
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
  const p = 2e8;
  async function isDirectory(t, e) {
   const n = (0, o.S)({
    root: e,
    guard: () => null
   });
   return (await (0, s.B)(n.info(t), unreadable(t))).kind === "directory";
  }
  async function readReportText(t, e) {
   const n = (0, o.S)({
    root: e,
    guard: () => null
   });
   return await (0, s.R)(n.read(t, p), unreadable(t));
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
 }),
 4690: (function(t, e, n) {
  n.d(e, {
   L: () => createRowSelection,
   uG: () => batchText,
   xC: () => batchSummary
  });
  var r = n(54539);
  var o = n(1359);
  var s = n(99180);
  var a = n(20653);
  var i = n(47613);
  var c = n(28605);
  const l = 9e5;
  const u = 2e3;
  const d = 400;
  const f = 2 * d;
  const m = 120;
  function createRowSelection() {
   const t = [ [], [], [], [] ];
   return {
    add: e => {
     const n = t[(0, c.I)(e)];
     n !== void 0 && n.length < u && n.push(short(e));
    },
    rows: () => t.flat().slice(0, u)
   };
  }
  function short({row: t, ...e}) {
   return {
    ...e,
    row: {
     ...t,
     text: "",
     structured: void 0,
     reason: (0, a.ml)(t.reason, f)
    }
   };
  }
  function batchSummary(t, e, n) {
   const {sign: a, text: i} = o.vV[t.conclusion];
   const c = [ `### ${a} ${(0, s.ft)(t.name)}: ${i}`, "", (0, s.ft)(t.reason), "", figuresOf(t, n), "", ...passRateTable(t) ];
   if (n === 0) return `${c.join("\n")}\n`;
   const u = [ "| Job | Conclusion | Evaluation | Cost | Time | Link |", "| --- | --- | --- | ---: | ---: | --- |" ];
   let d = Buffer.byteLength([ ...c, ...u ].join("\n"));
   let f = 0;
   for (const t of e) {
    const e = tableLine(t);
    d += Buffer.byteLength(e) + 1;
    if (d > l) break;
    u.push(e);
    f += 1;
   }
   const m = n - f;
   const p = m === 0 ? [] : [ "", `${(0, r.B)(m, "more job")} in results.jsonl of the state directory.` ];
   return `${[ ...c, ...u, ...p ].join("\n")}\n`;
  }
  function passRateTable({passRates: t}) {
   if (t.length === 0) return [];
   const line = ({id: t, model: e, passed: n, failed: r, errors: o, rate: i}) => `| ${[ t, e ].map(t => (0, 
   s.ft)((0, a.ml)(t, d))).join(" | ")} | ${rateText(i)} | ${[ n, r, o ].join(" | ")} |`;
   return [ "| Entry | Model | Pass rate | Passed | Failed | Errors |", "| --- | --- | ---: | ---: | ---: | ---: |", ...t.slice(0, p).map(line), "" ];
  }
  const p = 100;
  const rateText = t => t === null ? "none" : `${String(Math.round(t * 1e3) / 10)} %`;
  function figuresOf({counts: t, deferred: e, parked: n, costUsd: s}, a) {
   const i = [ (0, r.B)(a, "job"), ...Object.entries(t).map(([t, e]) => `${String(e)} ${t}`), ...e === 0 ? [] : [ `${String(e)} deferred to the next run` ], ...n === 0 ? [] : [ `${String(n)} parked` ], (0, 
   o.BD)(s) ];
   return i.join(", ");
  }
  function tableLine(t) {
   const {name: e, row: n, durationMs: r} = t;
   const i = n.conclusion === "success" ? "" : `: ${(0, a.ml)(n.reason, d)}`;
   const l = [ (0, s.ft)((0, a.ml)(e, d)), (0, s.ft)(`${(0, c.L)(t)}${i}`), (0, s.ft)((0, 
   a.ml)(evaluationText(t), d)), n.costUsd === null ? "" : (0, o.BD)(n.costUsd), r === null ? "" : (0, 
   o.a3)(r), linkOf(t) ];
   return `| ${l.join(" | ")} |`;
  }
  function evaluationText({row: {evaluations: t}, figures: {isPassed: e}}) {
   if (t.length === 0) return "";
   const n = t.filter(({status: t}) => t !== "passed");
   if (e && n.length > 0) return `score ${String((0, i.UQ)(t))}`;
   if (n.length === 0) return `${String(t.length)} passed`;
   return n.map(({name: t, status: e, reason: n}) => `${t}: ${e}: ${(0, a.ml)(n, m)}`).join(" ");
  }
  function linkOf({row: {item: t}}) {
   const e = t?.["url"];
   return typeof e === "string" && /^https:\/\/[\w./#?=&%~-]+$/.test(e) && e.length < 300 ? `[item](${e})` : "";
  }
  function batchText(t, e, n) {
   const s = (0, a.ml)(t.reason, f);
   const i = e.filter(t => (0, c.I)(t) < 2 && t.figures.state !== "open" && t.row.reason !== s);
   const l = i.slice(0, 20);
   const u = l.map(t => `  ${t.name}: ${(0, c.L)(t)}: ${oneLine(t)}`);
   const d = i.length - l.length;
   return [ `${t.name}: ${o.vV[t.conclusion].text}. ${t.reason}`, figuresOf(t, n), ...t.passRates.slice(0, 20).map(({id: t, model: e, passed: n, failed: o, errors: s, rate: a}) => `  ${t}, ${e}: ${rateText(a)} passed (${String(n)} of ${String(n + o)}${s === 0 ? "" : `, ${(0, 
   r.B)(s, "error")}`})`), ...u.length === 0 ? [] : [ "", ...u ], ...d === 0 ? [] : [ `  and ${String(d)} more` ] ].join("\n");
  }
  function oneLine(t) {
   const {row: e} = t;
   const n = e.conclusion === "success" ? evaluationText(t) : e.reason;
   return (0, a.ml)(n.replace(/\s+/g, " "), d);
  }
 }),
 39035: (function(t, e, n) {
  n.d(e, {
   Lx: () => d,
   V4: () => i,
   tV: () => batchNameIn,
   y6: () => c
  });
  var r = n(94343);
  var o = n(43759);
  var s = n(93413);
  var a = n(20274);
  const i = "batch.json";
  const c = "run.json";
  const l = r.rej({
   formatVersion: r.euz(1),
   name: r.YjP().check(o.Eb(1e3))
  });
  function batchNameIn(t) {
   return l.safeParse((0, a.U4)(t.toString("utf8"))).data?.name ?? null;
  }
  const u = r.YOg(r.YjP().check(o.Eb(1e4))).check(o.Eb(1e6));
  const d = r.rej({
   formatVersion: r.euz(1),
   name: r.YjP().check(o.Eb(1e3)),
   planId: r.YjP().check(o.Eb(200)),
   shard: r.mee(r.YjP().check(o.Fk(/^\d{1,4}\/\d{1,4}$/))),
   attempt: r.Whr().check(o.NC()),
   startedAt: r.YjP().check(o.Eb(40)),
   endedAt: r.mee(r.YjP().check(o.Eb(40))),
   conclusion: r.mee(r.k5n(s.f)),
   reason: r.YjP().check(o.Eb(1e5)),
   deferred: u,
   deferredReason: r.YjP().check(o.Eb(1e5)),
   parked: u,
   minPassRate: r.aig().check(o.qm(0), o.Zm(1)),
   atLeast: r.g1P(r.YjP().check(o.Eb(1e3)), r.Whr().check(o.NC()))
  });
 }),
 85306: (function(t, e, n) {
  n.d(e, {
   N: () => o,
   R: () => r
  });
  const r = 1;
  const o = [ "format", "prompt", "inputs", "item", "content", "model", "parameters", "rules", "settings", "repeat" ];
 }),
 11422: (function(t, e, n) {
  n.r(e);
  n.d(e, {
   report: () => report
  });
  var r = n(76760);
  var o = n(53599);
  var s = n(4690);
  async function batchReportText({plan: t, figures: e, totals: n, rowOf: r}, a, {asMarkdown: i}) {
   const c = (0, s.L)();
   for (const n of t.jobs) {
    const t = e[n.index];
    if (t === void 0) continue;
    const {row: s, record: i} = await r(n);
    const l = s.evaluations.map(t => ({
     ...t,
     name: a(t.name),
     reason: a(t.reason)
    }));
    const u = a((0, o.e)(n)).replace(/\s+/g, " ");
    const d = {
     ...s,
     reason: a(s.reason),
     evaluations: l
    };
    c.add({
     name: u,
     figures: t,
     row: d,
     durationMs: i?.durationMs ?? null
    });
   }
   const l = i ? s.xC : (...t) => `${(0, s.uG)(...t)}\n`;
   return l({
    ...n,
    name: a(n.name),
    reason: a(n.reason)
   }, c.rows(), t.jobs.length);
  }
  var a = n(12290);
  var i = n(91473);
  var c = n(3994);
  var l = n(42357);
  var u = n(54539);
  var d = n(7138);
  var f = n(48080);
  var m = n(66577);
  var p = n(72631);
  var h = n(20653);
  var w = n(1359);
  var g = n(99180);
  function callRecords(t) {
   return callsIn(t).map(({call: t, turn: e}) => {
    const {at: n, agent: r, tool: o, label: s, status: a, decision: i, mode: c, stage: l, rule: u, reason: d, suggest: f, durationMs: m} = t;
    const p = n === 0 ? null : new Date(n).toISOString();
    const h = {
     at: p,
     agent: r,
     tool: o,
     call: s,
     status: a,
     decision: i,
     mode: c,
     stage: l,
     rule: u,
     reason: d,
     suggest: f,
     durationMs: m
    };
    if (e === null) return {
     ...h,
     turn: null
    };
    const {turn: w, inputTokens: g, outputTokens: y, cacheReadTokens: v} = e;
    return {
     ...h,
     turn: {
      turn: w,
      inputTokens: g,
      outputTokens: y,
      cacheReadTokens: v
     }
    };
   });
  }
  function callsIn(t) {
   const e = new Map;
   const n = new Set;
   return t.flatMap(t => {
    t.type === "turn" && e.set(t.agent, t);
    if (t.type !== "call") return [];
    const r = e.get(t.agent) ?? null;
    const o = r !== null && !n.has(r);
    r !== null && n.add(r);
    return [ {
     call: t,
     turn: r,
     isFirst: o
    } ];
   });
  }
  function tokensOf({inputTokens: t, outputTokens: e, cacheReadTokens: n}, r = "") {
   if (t + e === 0) return "";
   const o = n === 0 ? "" : ` (${(0, u.Z)(n)} cached)`;
   return `${(0, u.Z)(t)}${r} in${o}, ${(0, u.Z)(e)} out`;
  }
  const y = {
   done: "\u2713",
   failed: "!",
   refused: "\u2717",
   invalid: "?",
   unfinished: "\u2026"
  };
  function callHistoryText(t) {
   const e = callsIn(t);
   if (e.length === 0) return "No calls.\n";
   return e.flatMap(textLines).join("\n").concat("\n");
  }
  function textLines({call: t, turn: e, isFirst: n}) {
   const {status: r, tool: o, label: s, durationMs: a, agent: i, suggest: c} = t;
   const l = i === null ? "" : `[${i}] `;
   const u = a === null ? "" : `  ${(0, w.a3)(a)}`;
   const d = decisionText(t);
   const f = e !== null && n ? tokensOf(e, " tokens") : "";
   return [ ...f === "" ? [] : [ `          ${l}turn ${String(e?.turn)}: ${f}` ], `${timeText(t)}  ${y[r]} ${l}${o}  ${oneLine(s)}${u}`, ...d === "" ? [] : [ `            ${d}` ], ...c.map(t => `            would be allowed by: ${oneLine(t)}`) ];
  }
  function decisionText({status: t, stage: e, rule: n, reason: r, repeat: o, decision: s, mode: a}) {
   const i = a === null || a === "default" ? "" : ` in mode ${a}`;
   const c = `${by(n)}${i}${r === "" ? "" : `: ${oneLine(r)}`}`;
   if (t === "refused") return `refused${e === null ? "" : ` at ${e}`}${c}`;
   if (t === "invalid") return "not a valid call";
   return o === null && s !== "allow" ? "" : `allowed${c}`;
  }
  const by = t => t === null ? "" : ` by ${oneLine(t)}`;
  const oneLine = t => (0, h.ml)(t.replace(/\s+/g, " "), 300);
  function timeText({at: t}) {
   return t === 0 ? "        " : new Date(t).toISOString().slice(11, 19);
  }
  const v = 500;
  function callHistoryMarkdown(t) {
   const e = callsIn(t);
   if (e.length === 0) return "No calls.\n";
   const n = e.slice(0, v).map(({call: t, turn: e, isFirst: n}) => {
    const {tool: r, label: o, status: s, durationMs: a} = t;
    const i = [ timeText(t).trim(), (0, g.ft)((0, h.ml)(r, 100)), (0, g.ti)((0, h.ml)(o.replace(/\s+/g, " "), 200)), `${y[s]} ${s}`, (0, 
    g.xG)((0, h.ml)(decisionText(t), 300)), a === null ? "" : (0, w.a3)(a), e !== null && n ? tokensOf(e) : "" ];
    return `| ${i.join(" | ")} |`;
   });
   const r = e.length - n.length;
   return [ "| Time (UTC) | Tool | Call | Result | Decision | Duration | Tokens of the turn |", "| --- | --- | --- | --- | --- | ---: | --- |", ...n, ...r === 0 ? [] : [ "", `${(0, 
   u.B)(r, "more call")} in the transcript.` ], "" ].join("\n");
  }
  var $ = n(76813);
  var b = n(23115);
  var k = n(7436);
  async function report(t, e) {
   const {directory: n, environment: r, stdio: o} = e;
   const [s] = t.operands;
   if (s === void 0) throw new l.yo({
    code: "argument-invalid",
    message: "a transcript or a state directory is missing",
    hint: "write: sallyport report TRANSCRIPT, or sallyport report STATE_DIR"
   });
   const a = (0, m.a)((0, f.Fj)(r));
   const i = {
    directory: n,
    clean: t => a((0, d.wh)(t)),
    onNotice: t => o.err(`${a((0, d.wh)(t))}\n`)
   };
   const u = (0, k.gx)(t, "html");
   const p = {
    previous: (0, k.gx)(t, "previous"),
    maxBytes: maxBytesOf(t)
   };
   if (await (0, c.wd)(s, n)) return await reportBatch(s, {
    invocation: t,
    ports: i,
    stdio: o,
    html: u,
    ...p
   });
   if (p.previous !== void 0) throw noComparison(s);
   const h = (0, b.g)(s, await (0, c.Kq)(s, n), {
    clean: i.clean,
    result: null
   });
   if (u !== void 0) return await writeHtml(u, h, {
    ports: i,
    stdio: o,
    ...p
   });
   for await (const {entries: e} of h.jobs()) (0, k.JG)(t, "json") ? o.out(`${JSON.stringify(callRecords(e), null, 2)}\n`) : (0, 
   k.JG)(t, "markdown") ? o.out(callHistoryMarkdown(e)) : o.out(callHistoryText(e));
   return 0;
  }
  async function reportBatch(t, e) {
   const {invocation: n, ports: o, stdio: s, html: l, previous: u} = e;
   const d = await (0, i.x)((0, r.resolve)(o.directory, t), o.onNotice);
   const f = u === void 0 ? null : await (0, c.WY)(u, o);
   const m = await (0, a.O)(d, f, o);
   if (l !== void 0) return await writeHtml(l, m, e);
   (0, k.JG)(n, "json") ? s.out(`${JSON.stringify(m.overview, null, 2)}\n`) : s.out(await batchReportText(d, o.clean, {
    asMarkdown: (0, k.JG)(n, "markdown")
   }));
   return 0;
  }
  async function writeHtml(t, e, {ports: n, stdio: o, maxBytes: s}) {
   const a = {
    path: (0, r.resolve)(n.directory, t),
    maxBytes: s,
    location: "--html"
   };
   const {outside: i} = await (0, p.x)(a, e);
   const c = `The conversations of ${(0, u.B)(i, "job")} did not fit: raise --max-mb to include them.`;
   o.err(`${t}\n${i === 0 ? "" : `${c}\n`}`);
   return 0;
  }
  function maxBytesOf(t) {
   const e = (0, k.gx)(t, "max-mb") ?? String($.A);
   const n = Number(e);
   if (/^\d+(\.\d+)?$/.test(e) && n > 0) return n * 1e6;
   throw new l.yo({
    code: "argument-invalid",
    location: "--max-mb",
    message: "not a size in megabytes",
    found: e,
    hint: `write a number such as --max-mb ${String($.A)}`
   });
  }
  function noComparison(t) {
   return new l.yo({
    code: "argument-invalid",
    location: "--previous",
    message: "only batches are compared",
    found: t,
    hint: "name the state directory of a batch, or leave --previous out"
   });
  }
 }),
 93413: (function(t, e, n) {
  n.d(e, {
   f: () => r
  });
  const r = [ "success", "no-output", "denied", "incomplete", "budget", "timeout", "provider-error", "config-error", "skipped", "cancelled" ];
 }),
 54302: (function(t, e, n) {
  n.d(e, {
   v: () => openStateDirectory
  });
  var r = n(73024);
  var o = n(51455);
  var s = n(76760);
  var a = n(81383);
  var i = n(87144);
  var c = n(58500);
  var l = n(57975);
  var u = n(42357);
  const d = 64;
  const f = 3;
  const m = (0, l.promisify)(r.fdatasync);
  function createSyncQueue() {
   const t = [];
   let e = 0;
   const n = Array.from({
    length: f
   }, () => Promise.resolve());
   let o = 0;
   const sync = async n => {
    try {
     await m(n);
    } catch (e) {
     (0, u.ki)(e, Error);
     t.push(e);
    } finally {
     (0, r.closeSync)(n);
     e -= 1;
    }
   };
   const flush = async () => {
    await Promise.all(n);
    const [e] = t.splice(0);
    if (e !== void 0) throw e;
   };
   return {
    add: async t => {
     e += 1;
     const r = o % f;
     o += 1;
     n[r] = Promise.all([ n[r], (0, c.setImmediate)() ]).then(() => sync(t));
     e > d && await flush();
    },
    flush: flush
   };
  }
  var p = n(72443);
  var h = n(77598);
  const {O_CREAT: w, O_EXCL: g, O_NOFOLLOW: y, O_WRONLY: v} = r.constants;
  async function replace(t, e) {
   const {temporary: n, handle: r} = await openTemporary(t);
   try {
    await fill(r, e);
    await (0, o.rename)(n, t);
   } catch (t) {
    await (0, o.rm)(n, {
     force: true
    });
    throw t;
   }
  }
  function place(t, e) {
   const n = temporaryFor(t);
   const o = (0, r.openSync)(n, $, 384);
   try {
    (0, r.writeFileSync)(o, e);
    (0, r.renameSync)(n, t);
    return o;
   } catch (t) {
    (0, r.closeSync)(o);
    (0, r.rmSync)(n, {
     force: true
    });
    throw t;
   }
  }
  const $ = v | w | g | y;
  async function openTemporary(t) {
   const e = temporaryFor(t);
   return {
    temporary: e,
    handle: await (0, o.open)(e, $, 384)
   };
  }
  function temporaryFor(t) {
   return (0, s.join)((0, s.dirname)(t), `.${(0, s.basename)(t)}-${(0, h.randomBytes)(6).toString("hex")}.tmp`);
  }
  const b = 64e3;
  async function pieceWriter(t, e) {
   const {temporary: n, handle: r} = await openTemporary(t);
   let s = [];
   let i = 0;
   const flush = async () => {
    const t = s.join("");
    s = [];
    i = 0;
    t !== "" && await (0, a.HQ)(e, () => r.appendFile(t));
   };
   return {
    write: async t => {
     s.push(t);
     i += t.length;
     i > b && await flush();
    },
    close: async () => {
     await flush();
     await r.datasync();
     await r.close();
     await (0, a.HQ)(e, () => (0, o.rename)(n, t));
    },
    abandon: async () => {
     await r.close();
     await (0, o.rm)(n, {
      force: true
     });
    }
   };
  }
  async function fill(t, e) {
   try {
    await t.writeFile(e);
    await t.datasync();
   } finally {
    await t.close();
   }
  }
  const {O_NOFOLLOW: k, O_NONBLOCK: j, O_RDONLY: S} = r.constants;
  async function openStateDirectory(t, {create: e, root: n}) {
   return await (0, a.HQ)(t, async () => {
    n !== null && refuseLinks(t, n);
    e && (0, i.K)(t, 448);
    const s = await (0, o.lstat)((0, r.realpathSync)(t));
    if (!s.isDirectory()) throw new p.k("not-a-directory", t, `${t} is not a directory`);
    return directoryAt((0, r.realpathSync)(t));
   });
  }
  function directoryAt(t) {
   const pathOf = e => pathIn(t, e);
   return {
    path: t,
    ...writingBelow(t, pathOf),
    read: async (e, n) => {
     const r = pathOf(e);
     refuseLinks((0, s.dirname)(r), t);
     return await (0, a.HQ)(e, () => readRegular(r, e, n));
    },
    names: async e => {
     const n = pathOf(e);
     refuseLinks(n, t);
     const r = await (0, o.readdir)(n).catch(a.bJ);
     return (r ?? []).sort((t, e) => Buffer.compare(Buffer.from(t), Buffer.from(e)));
    },
    remove: async t => {
     await (0, a.HQ)(t, () => (0, o.rm)(pathOf(t), {
      recursive: true,
      force: true
     }));
    },
    has: async t => (await (0, o.lstat)(pathOf(t)).catch(() => null))?.isFile() === true,
    giveOut: async (e, n) => {
     const r = pathOf(e);
     refuseLinks((0, s.dirname)(r), t);
     return await (0, a.HQ)(e, async () => {
      await linkOrCopy(r, n).catch(a.bJ);
      return await versionAt(n);
     });
    },
    versionOf: t => versionAt(pathOf(t))
   };
  }
  async function versionAt(t) {
   const e = await (0, o.lstat)(t, {
    bigint: true
   }).catch(a.bJ);
   return e?.isFile() === true ? `${String(e.mtimeNs)} ${String(e.size)} ${String(e.ino)}` : null;
  }
  async function linkOrCopy(t, e) {
   if (!(await (0, o.lstat)(t)).isFile()) return;
   try {
    await (0, o.link)(t, e);
   } catch (n) {
    const {code: s} = n;
    if (s === "ENOENT" || s === "EEXIST") throw n;
    await (0, o.copyFile)(t, e, r.constants.COPYFILE_EXCL);
   }
  }
  function writingBelow(t, e) {
   const n = createSyncQueue();
   const r = folderMaker(t);
   const inFolder = async (t, n) => {
    const o = e(t);
    return await (0, a.HQ)(t, async () => {
     r(o);
     return await n(o);
    });
   };
   return {
    write: (t, e) => inFolder(t, t => replace(t, e)),
    writeNew: (t, n) => {
     const o = e(t);
     (0, a.JK)(t, () => {
      r(o);
      writeNew(o, n);
     });
    },
    add: (t, e) => inFolder(t, async t => await n.add(place(t, e))),
    flush: () => (0, a.HQ)(t, () => n.flush()),
    create: t => inFolder(t, e => pieceWriter(e, t)),
    move: async (t, n) => {
     const s = e(n);
     await (0, a.HQ)(t, async () => {
      r(s);
      await (0, o.rename)(e(t), s);
     });
    },
    takeIn: (t, e) => inFolder(e, async e => {
     await (0, o.rm)(e, {
      force: true
     });
     await linkOrCopy(t, e);
    })
   };
  }
  function pathIn(t, e) {
   const n = (0, s.resolve)(t, e);
   if (n !== t && !n.startsWith(t + s.sep)) throw new Error(`${e} is outside of the state directory`);
   return n;
  }
  function folderMaker(t) {
   const e = new Set;
   return n => {
    const r = (0, s.dirname)(n);
    if (e.has(r)) return;
    (0, i.K)(r, 448);
    refuseLinks(r, t);
    e.add(r);
   };
  }
  function refuseLinks(t, e) {
   let n = e;
   for (const o of (0, s.relative)(e, t).split(s.sep)) {
    if (o === "" || o === ".") continue;
    n = (0, s.join)(n, o);
    const t = (0, a.JK)(n, () => (0, r.lstatSync)(n, {
     throwIfNoEntry: false
    }));
    if (t === void 0) return;
    if (t.isSymbolicLink()) throw new p.k("refused", n, `${n} is a link`);
   }
  }
  async function readRegular(t, e, n) {
   const r = await (0, o.open)(t, S | k | j).catch(a.bJ);
   if (r === null) return null;
   try {
    const t = await r.stat();
    if (!t.isFile()) throw new p.k("special", e, `${e} is not a regular file`);
    if (t.size > n) throw new p.k("too-large", e, `${e} has ${String(t.size)} bytes, more than ${String(n)}`);
    return await r.readFile();
   } finally {
    await r.close();
   }
  }
  function writeNew(t, e) {
   try {
    (0, r.writeFileSync)(t, e, O);
   } catch (n) {
    if (n.code !== "EEXIST") throw n;
    (0, r.rmSync)(t, {
     force: true
    });
    (0, r.writeFileSync)(t, e, O);
   }
  }
  const O = {
   flag: "wx",
   mode: 384
  };
 }),
 23115: (function(t, e, n) {
  n.d(e, {
   g: () => transcriptSource
  });
  var r = n(42357);
  var o = n(54539);
  var s = n(71431);
  var a = n(89366);
  var i = n(1359);
  var c = n(41599);
  var l = n(90120);
  function transcriptSource(t, e, {clean: n, result: r}) {
   const o = (0, c.$)(e.endsWith("\n") ? e : `${e}\n`, n);
   if (o.entries.length === 0) throw notATranscript(t);
   const s = r === null ? endOf(o) : {
    conclusion: r.conclusion,
    reason: n(r.reason)
   };
   const a = r === null ? costOfRun(o) : r.costUsd;
   const u = r === null ? durationOf(o) : r.durationMs;
   const d = o.prompt === "" ? t : o.prompt;
   const f = {
    ...{
     key: "run",
     name: d,
     id: d,
     model: o.model,
     ...s,
     costUsd: a,
     durationMs: u
    },
    state: s.conclusion === "success" ? "passed" : "failed",
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
     ...s,
     label: i.vV[s.conclusion].text,
     costUsd: a,
     rows: [ f ]
    },
    endedAt: o.endedAt === null ? null : new Date(o.endedAt).toISOString(),
    previous: null,
    passRates: []
   };
   const p = {
    key: f.key,
    reason: s.reason,
    facts: factsOf(o, a, u),
    item: [],
    text: o.text,
    structured: null,
    evaluations: [],
    changes: (0, l.x)(r?.changes ?? [], n),
    notices: (r?.notices ?? []).map(n),
    ...(0, c.q)(o.entries)
   };
   return {
    overview: m,
    jobs: async function*() {
     yield await Promise.resolve(p);
    }
   };
  }
  function notATranscript(t) {
   return new r.yo({
    code: "file-unreadable",
    location: t,
    message: "the file is not a transcript",
    found: "no event of a run",
    hint: "name the transcript that a run printed at the end, or the state directory of a batch"
   });
  }
  function endOf({stop: t, text: e}) {
   if (t === null) {
    const t = "The transcript has no end: the run was interrupted, or is still running.";
    return {
     conclusion: "cancelled",
     reason: t
    };
   }
   const {conclusion: n, reason: r} = (0, s.P0)(t, [], "continue");
   return {
    conclusion: n,
    reason: n === "success" && e === "" ? "The run has ended." : r
   };
  }
  function costOfRun({usages: t, model: e}) {
   return t.map(t => (0, a.ho)(t.model ?? e, t)).reduce((t, e) => t === null || e === null ? null : t + e, 0);
  }
  function durationOf({startedAt: t, endedAt: e}) {
   return t === null || e === null ? null : e - t;
  }
  const utcTime = t => new Date(t).toISOString().replace(/T(.*)\.\d+Z$/, " $1 UTC");
  function factsOf(t, e, n) {
   const {model: r, mode: s, turns: a, usages: c, entries: l, startedAt: u} = t;
   const sum = t => c.reduce((e, n) => e + n[t], 0);
   const d = l.filter(({type: t}) => t === "call");
   const f = d.filter(t => t.type === "call" && t.status === "refused").length;
   return [ [ "Model", r ], [ "Mode", s ], [ "Turns", (0, o.Z)(a) ], [ "Calls", f === 0 ? (0, 
   o.Z)(d.length) : `${(0, o.Z)(d.length)}, ${(0, o.Z)(f)} refused` ], [ "Tokens", `${(0, 
   o.Z)(sum("inputTokens"))} in, ${(0, o.Z)(sum("outputTokens"))} out` ], [ "From the cache", sum("cacheReadTokens") === 0 ? "" : (0, 
   o.B)(sum("cacheReadTokens"), "token") ], [ "Cost", (0, i.BD)(e) ], [ "Time", n === null ? "" : (0, 
   i.a3)(n) ], [ "Started", u === null ? "" : utcTime(u) ] ].filter(t => t[1] !== "");
  }
 })
};
