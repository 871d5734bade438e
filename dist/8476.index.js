"use strict";

exports.id = 8476;

exports.ids = [ 8476 ];

exports.modules = {
 95363: (function(e, t, n) {
  n.d(t, {
   Xe: () => isUntrustedField,
   _F: () => fieldOf,
   gF: () => fieldText,
   pA: () => knownFields
  });
  const r = [ "title", "body", "author", "labels" ];
  const s = [ "path", "name", "stem", "dir" ];
  const a = [ "number", "url", "association", "created", "updated", ...r ];
  function knownFields(e) {
   switch (e.kind) {
   case "files":
   case "changed":
    return s;

   case "lines":
    return [ "value" ];

   case "issues":
   case "pulls":
    return a;

   case "list":
    if (e.values.length === 0) return null;
    return [ ...new Set(e.values.flatMap(e => typeof e === "object" ? Object.keys(e) : [ "value" ])) ];

   case "jsonl":
   case "csv":
   case "json":
   case "test-data":
    return null;
   }
  }
  function isUntrustedField(e, t) {
   return (e.kind === "issues" || e.kind === "pulls") && r.includes(t);
  }
  function fieldOf(e, t) {
   if (Object.hasOwn(e, t)) return e[t];
   let n = e;
   for (const e of t.split(".")) {
    if (typeof n !== "object" || n === null || !Object.hasOwn(n, e)) return;
    n = n[e];
   }
   return n;
  }
  function fieldText(e) {
   if (e === null || e === void 0) return "";
   return typeof e === "string" ? e : JSON.stringify(e);
  }
 }),
 74603: (function(e, t, n) {
  n.d(t, {
   t: () => mergeStates
  });
  var r = n(54539);
  var s = n(20653);
  var a = n(30227);
  var o = n(47613);
  async function mergeStates(e, t) {
   const n = t.filter(({run: t}) => t.planId === e.planId);
   const r = Math.max(0, ...n.map(({run: e}) => e.attempt));
   const s = t.filter(({run: t}) => t.planId !== e.planId);
   const o = s.filter(({run: e}) => n.length === 0 || e.attempt < r).toSorted((e, t) => t.run.attempt - e.run.attempt);
   const i = new Set;
   const c = leftOut(e, s.filter(e => !o.includes(e)));
   const u = new Set;
   const l = new Map;
   const d = new Map(n.map(({run: e}) => [ e, {
    parked: new Set(e.parked),
    deferred: new Set(e.deferred)
   } ]));
   const f = [];
   let h = 0;
   const p = [];
   for (const t of e.jobs) {
    const e = n.filter(({run: e}) => isOfShard(e, t)).toSorted((e, t) => t.run.attempt - e.run.attempt);
    const r = await choose(t, e);
    const s = r.record === null ? {
     ...r,
     ...await successIn(o, t)
    } : r;
    s.source !== null && o.includes(s.source) && i.add(s.source);
    s.isConflict && (h += 1);
    s.replaces !== null && u.add(s.replaces);
    const a = stateOf(t, s, e, d);
    a.kind !== "open" && a.kind !== "missing" || l.set(t.shard, (l.get(t.shard) ?? 0) + 1);
    p.push({
     state: a,
     source: s.source
    });
    e.length > 1 && f.push(await unusedUsd(t, e, a.kind === "ended" ? s : null));
   }
   c.push(...missingProblems(e, n, l));
   h > 0 && c.push((h === 1 ? "1 job has" : `${String(h)} jobs have`) + " two different results of the same attempt; the first one was taken");
   const m = leftOut(e, o.filter(e => !i.has(e)));
   n.length === 0 && c.push(...m.splice(0));
   return {
    jobs: p,
    problems: c,
    notices: [ ...u, ...m, ...[ ...i ].map(usedNotice) ],
    replacedUsd: (0, a.e)(f)
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
    const {attempt: s, shard: a} = r.run;
    if (s === n.source?.run.attempt) return {
     ...n,
     isConflict: true
    };
    const o = a === null ? "the batch" : `shard ${a}`;
    const i = String(n.source?.run.attempt ?? 0);
    return {
     ...n,
     replaces: `${o}: results of the later attempt (${i}) replace those of the earlier one (${String(s)})`
    };
   }
   return n;
  }
  async function unusedUsd(e, t, n) {
   const r = new Map;
   const s = new Set;
   for (const {state: n, run: i} of t) {
    const t = await n.record(e);
    if (t === null || !(0, o.qX)(t, i) || s.has(i.startedAt)) continue;
    s.add(i.startedAt);
    r.set(t.endedAt, (0, a.e)([ t.costUsd, t.scoringUsd ?? 0 ]));
   }
   r.delete(n?.record?.endedAt ?? "");
   return (0, a.e)(r.values());
  }
  function isSame(e, t) {
   const essential = ({endedAt: e, scoredAt: t, durationMs: n, transcriptPath: r, ...s}) => JSON.stringify(s);
   return essential(e) === essential(t);
  }
  function stateOf(e, {record: t, source: n}, r, s) {
   const [a] = r;
   const i = t?.evaluationDigest === e.evaluationDigest;
   const c = t?.conclusion === "success" && i && n !== a;
   const u = a === void 0 ? void 0 : s.get(a.run);
   if (u?.parked.has(e.slot) === true && t !== null) return {
    kind: "parked"
   };
   if (a !== void 0 && u?.deferred.has(e.slot) === true && !c) return {
    kind: "deferred",
    reason: reasonIn(a.run, e)
   };
   if (t?.conclusion === "success" && !i) return {
    kind: "open",
    reason: "The run ended before its answer was scored again."
   };
   const l = a?.run.problems?.[e.slot];
   const d = t === null || !r.some(({run: e}) => (0, o.qX)(t, e));
   if (t !== null && d && t.conclusion !== "success" && !(0, o.lE)(t)) return {
    kind: "open",
    reason: "The run ended before this job was tried again."
   };
   if (t !== null) return {
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
   const count = e => `${(0, r.B4)(e, "job has", "jobs have")} no result`;
   if (e === 1) return [ ...n.values() ].map(count);
   const s = new Map;
   for (const [e, r] of [ ...n ].toSorted(([e], [t]) => e - t)) {
    const n = t.filter(({run: t}) => t.shard === null || t.shard.startsWith(`${String(e)}/`));
    const a = n.length === 0 ? "state directory missing" : whyIncomplete(n, r);
    const o = s.get(a) ?? {
     shards: [],
     jobs: 0
    };
    o.shards.push(e);
    s.set(a, {
     ...o,
     jobs: o.jobs + r
    });
   }
   return [ ...s ].map(([t, n]) => {
    const r = `${n.shards.length === 1 ? "shard" : "shards"} ${n.shards.join(", ")} of ${String(e)}`;
    return `${count(n.jobs)}: ${r}: ${t}`;
   });
  }
  function whyIncomplete(e, t) {
   const n = e.toSorted((e, t) => t.run.attempt - e.run.attempt)[0];
   if (n === void 0 || n.run.endedAt === null) return "killed before the end";
   const {conclusion: a, reason: o} = n.run;
   if (a === "success") return `${(0, r.ZV)(t)} of the results cannot be used`;
   return `ended as ${a ?? "unknown"}: ${(0, s.Kx)(o)}`;
  }
 }),
 77730: (function(e, t, n) {
  n.d(t, {
   Ty: () => u,
   _p: () => j,
   g3: () => m,
   gP: () => l,
   hb: () => O
  });
  var r = n(94343);
  var s = n(43759);
  var a = n(7345);
  var o = n(71911);
  var i = n(30185);
  var c = n(52012);
  const u = 1;
  const l = [ "unwritten-output", "unusable-changes", "unknown-changes" ];
  const text = e => r.YjP().check(s.Eb(e));
  const d = r.Whr().check(s.UI());
  const f = r.aig().check(s.UI());
  const h = r.YjP().check(s.Fk(/^[0-9a-f]{64}$/));
  const p = r.YjP().check(s.Fk(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?Z$/));
  const m = r.YjP().check(s.Fk(/^[a-z][a-z-]{0,99}$/));
  const w = r.KCZ([ text(1e5), r.aig(), r.zMY() ]);
  const g = r.Ikc({
   path: text(1e4),
   kind: r.k5n([ "created", "modified", "deleted" ]),
   added: d,
   removed: d,
   diff: r.mee(text(1e7)),
   note: r.lqM(text(1e4))
  });
  const y = r.Ikc({
   name: text(1e3),
   status: r.k5n([ "passed", "failed", "error" ]),
   score: r.aig().check(s.qm(0), s.Zm(1)),
   weight: r.lqM(r.aig().check(s.NC(), s.Zm(1e6))),
   reason: text(1e5),
   digest: r.lqM(text(200))
  });
  const k = r.Ikc(Object.fromEntries(c.N.map(e => [ e, text(200) ])));
  const v = r.Whr().check(s.NC());
  const b = r.Ikc({
   path: text(4096),
   line: v,
   endLine: r.lqM(v),
   severity: r.k5n(i.g),
   title: text(1e3),
   message: text(1e4),
   suggestion: r.lqM(text(4e4)),
   rule: r.lqM(text(200))
  });
  const j = r.Ikc({
   formatVersion: r.euz(u),
   key: h,
   keyParts: k,
   slot: text(1e4),
   planId: text(200),
   shard: r.mee(r.YjP().check(s.Fk(/^\d{1,4}\/\d{1,4}$/))),
   attempt: r.Whr().check(s.NC()),
   id: text(1e3),
   item: r.mee(r.g1P(text(1e3), r.L5J())),
   matrix: r.g1P(text(1e3), w),
   repeat: r.Whr().check(s.NC()),
   model: text(1e3),
   answeredBy: r.lqM(text(1e3)),
   conclusion: r.k5n(a.f),
   code: r.lqM(m),
   reason: text(1e5),
   text: text(1e7),
   structured: r.lqM(r.L5J()),
   evaluations: r.YOg(y).check(s.Eb(1e3)),
   evaluationDigest: text(200),
   minScore: r.lqM(r.aig().check(s.qm(0), s.Zm(1))),
   scoringUsd: r.lqM(r.mee(f)),
   changes: r.YOg(g).check(s.Eb(1e4)),
   usage: r.Ikc({
    inputTokens: d,
    outputTokens: d,
    cacheReadTokens: d,
    cacheWriteTokens: d
   }),
   costUsd: r.mee(f),
   durationMs: f,
   turns: d,
   toolCalls: d,
   transcriptPath: r.mee(r.YjP().check(s.Fk(/^transcripts\/[0-9a-f]{64}-\d{1,9}\.jsonl$/))),
   endedAt: p,
   scoredAt: r.lqM(p),
   sameFailures: d,
   errorKind: r.mee(r.k5n([ ...o.H, ...l ])),
   hasTree: r.zMY(),
   notices: r.YOg(text(1e4)).check(s.Eb(1e3)),
   findings: r.lqM(r.YOg(b).check(s.Eb(1e4))),
   toolsUsed: r.YOg(text(1e3)).check(s.Eb(1e3))
  });
  const O = [ "conclusion", "code", "reason", "text", "structured", "evaluations", "answeredBy", "minScore", "costUsd", "notices", "transcriptPath" ];
 }),
 52012: (function(e, t, n) {
  n.d(t, {
   N: () => s,
   R: () => r
  });
  const r = 1;
  const s = [ "format", "prompt", "inputs", "item", "content", "model", "parameters", "rules", "settings", "repeat" ];
 }),
 53599: (function(e, t, n) {
  n.d(t, {
   B6: () => nameOfRate,
   EA: () => itemAddress,
   NB: () => batchLabel,
   We: () => matrixInName,
   er: () => nameOfJob
  });
  var r = n(1359);
  var s = n(20653);
  function nameOfJob({id: e, item: t, matrix: n, repeat: r}) {
   const a = [ e, ...t === null ? [] : [ nameOfItem(t) ], ...Object.values(n).map(String) ];
   return `${(0, s.TN)(a.join(" \xb7 "))}${r > 1 ? ` (${String(r)})` : ""}`;
  }
  function nameOfRate({id: e, matrix: {model: t, ...n}}) {
   return nameOfJob({
    id: e,
    item: null,
    matrix: n,
    repeat: 1
   });
  }
  function matrixInName({matrix: e}) {
   return nameOfJob({
    id: "",
    item: null,
    matrix: e,
    repeat: 1
   }).trim();
  }
  function nameOfItem({id: e, fields: t}) {
   if (!/^[0-9a-f]{16}$/.test(e)) return e;
   const n = Object.values(t);
   const r = n.find(e => typeof e === "string") ?? n.find(e => typeof e === "number");
   return r === void 0 ? e : `${(0, s.ml)((0, s.TN)(String(r)), 60)} (${e.slice(0, 8)})`;
  }
  function batchLabel(e) {
   if (e.code === "running") return {
    sign: "\u23f3",
    text: "Running"
   };
   if (e.code === "min-pass-rate") return {
    sign: "\u274c",
    text: "Failed: too few evaluations passed"
   };
   return e.code === "some-jobs-failed" ? {
    sign: "\u274c",
    text: "Failed"
   } : r.vV[e.conclusion];
  }
  function itemAddress(e) {
   const t = e?.["url"];
   return typeof t === "string" && /^https:\/\/[\w./#?=&%~-]+$/.test(t) && t.length < 300 ? t : null;
  }
 }),
 22743: (function(e, t, n) {
  n.d(t, {
   KQ: () => outcomesOfResult,
   Kv: () => jobIdentity,
   uR: () => outcomesOfState
  });
  var r = n(94343);
  var s = n(42357);
  var a = n(7345);
  var o = n(20274);
  var i = n(47613);
  var c = n(91473);
  var u = n(28605);
  async function outcomesOfState(e, t) {
   const {plan: n, figures: r, states: s, run: a} = await (0, c.x)(e, t);
   const o = `the run of ${(a.endedAt ?? a.startedAt).replace("T", " ").replace(/:\d\d(\.\d+)?Z$/, " UTC")}`;
   const i = new Map(n.jobs.flatMap(e => {
    const t = r[e.index];
    if (t === void 0 || s[e.index]?.kind !== "ended") return [];
    const n = (0, u.t8)(t) ? null : t.isPassed;
    return [ [ jobIdentity({
     ...e,
     item: e.item?.fields ?? null
    }), n ] ];
   }));
   return {
    name: o,
    outcomes: i
   };
  }
  const l = r.Ikc({
   jobs: r.YOg(r.Ikc({
    id: r.YjP(),
    item: r.mee(r.g1P(r.YjP(), r.L5J())),
    matrix: r.g1P(r.YjP(), r.KCZ([ r.YjP(), r.aig(), r.zMY() ])),
    repeat: r.aig(),
    conclusion: r.k5n(a.f),
    evaluations: r.YOg(r.Ikc({
     status: r.k5n([ "passed", "failed", "error" ]),
     score: r.aig(),
     weight: r.lqM(r.aig())
    })),
    minScore: r.lqM(r.aig())
   }))
  });
  function outcomesOfResult(e, t) {
   const n = l.safeParse((0, o.U4)(t));
   if (!n.success) throw new s.yo({
    code: "file-unreadable",
    location: e,
    message: "the file is not the result of a batch",
    found: n.error.issues[0]?.path.join(".") || "no jobs",
    hint: "name a state directory, or its report/result.json"
   });
   const r = n.data.jobs.filter(({conclusion: e}) => e !== "skipped" && e !== "cancelled");
   return new Map(r.map(e => [ jobIdentity(e), hasError(e) ? null : (0, i.Hh)(withoutUndefined(e)) ]));
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
  function jobIdentity({id: e, item: t, matrix: n, repeat: r}) {
   const s = Object.entries(n).toSorted(([e], [t]) => e < t ? -1 : 1);
   return JSON.stringify([ e, t === null ? null : itemIdentity(t), s, r ]);
  }
  function itemIdentity(e) {
   return e["id"] ?? e["number"] ?? e["path"] ?? e["value"] ?? e;
  }
 }),
 91473: (function(e, t, n) {
  n.d(t, {
   x: () => readBatch
  });
  var r = n(76760);
  var s = n(42357);
  var a = n(81135);
  var o = n(74603);
  var i = n(5335);
  var c = n(50274);
  var u = n(18637);
  var l = n(53270);
  const d = 1e9;
  async function readBatch(e, t) {
   const n = await (0, u.un)(e, t);
   const [s, p] = [ await n.lastRun(), await n.directory.read("plan.json", d) ];
   if (s === null || p === null) throw notABatch(e);
   const m = (0, l.vS)((0, r.join)(e, "plan.json"), p);
   const w = partOf(m, s);
   const g = await (0, o.t)(w, [ {
    path: e,
    state: n,
    run: s
   } ]);
   const y = (0, a.tW)(e) === null ? f : h;
   const k = openStateOf(s, y.reason);
   const v = g.jobs.map(({state: e}) => e.kind === "missing" && k !== null ? k : e);
   const rowOf = async e => {
    const t = v[e.index] ?? {
     kind: "open",
     reason: ""
    };
    const r = t.kind === "ended" || t.kind === "parked" ? await n.record(e) : null;
    return (0, i.U0)(e, t, r);
   };
   const b = [];
   for (const e of w.jobs) {
    const {row: t} = await rowOf(e);
    b.push((0, c.h5)(v[e.index]?.kind ?? "open", t));
   }
   return {
    state: n,
    run: s,
    plan: w,
    states: v,
    figures: b,
    totals: totalsOfState({
     plan: w,
     whole: m,
     run: s,
     figures: b,
     notEnded: y
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
  function openStateOf({endedAt: e, conclusion: t, reason: n}, r) {
   if (e === null) return {
    kind: "open",
    reason: r
   };
   if (t === "cancelled") return {
    kind: "open",
    reason: n
   };
   return t === "config-error" ? {
    kind: "open",
    reason: i.f2
   } : null;
  }
  const f = {
   code: "canceled",
   reason: "The run has not ended."
  };
  const h = {
   code: "running",
   reason: "The run has not ended yet."
  };
  function totalsOfState({plan: e, whole: t, run: n, figures: r, notEnded: s}) {
   const a = (0, c.vA)(e.jobs, r, {
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
    otherUsd: (0, c.mt)([ n ]),
    others: t === e ? [] : t.jobs.filter(({shard: t}) => t !== e.jobs[0]?.shard)
   });
   if (n.conclusion === null) return {
    ...a,
    conclusion: "cancelled",
    ...s
   };
   const {conclusion: o, code: i, reason: u, pullRequests: l = []} = n;
   const {code: d, ...f} = a;
   return {
    ...f,
    conclusion: o,
    ...i === void 0 ? {} : {
     code: i
    },
    reason: u,
    pullRequests: l
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
 16384: (function(e, t, n) {
  n.d(t, {
   Kq: () => readReportText,
   WY: () => readComparison,
   lN: () => holdsBatch,
   wd: () => isDirectory
  });
  var r = n(76760);
  var s = n(4076);
  var a = n(80202);
  var o = n(76693);
  var i = n(39035);
  var c = n(22743);
  const u = 2e8;
  async function isDirectory(e, t) {
   const n = (0, s.S)({
    root: t,
    guard: () => null
   });
   return (await (0, a.B)(n.info(e), unreadable(e))).kind === "directory";
  }
  async function readReportText(e, t) {
   const n = (0, s.S)({
    root: t,
    guard: () => null
   });
   return await (0, a.R)(n.read(e, u), unreadable(e));
  }
  function unreadable(e) {
   return {
    location: e,
    message: "the transcript or state directory cannot be read",
    hint: "use the path that the run printed at the end, or the state directory of a batch"
   };
  }
  async function readComparison(e, {directory: t, onNotice: n}) {
   if (await isDirectory(e, t)) return await (0, c.uR)((0, r.resolve)(t, e), n);
   return {
    name: e,
    outcomes: (0, c.KQ)(e, await readReportText(e, t))
   };
  }
  async function holdsBatch(e) {
   return await (await (0, o.v)(e, {
    create: false,
    root: null
   })).has(i.y6);
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
   const {state: t, conclusion: n, isPassed: s, isReused: a} = e;
   if (t === "deferred") return "deferred";
   if (t === "parked") return "parked";
   const o = (0, r.dR)(e) ? "evaluation error" : "evaluation failed";
   const i = n !== "success" || s ? n : o;
   return a ? `${i}, reused` : i;
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
 }),
 5335: (function(e, t, n) {
  n.d(t, {
   Ss: () => jobRow,
   U0: () => storedRow,
   f2: () => i,
   xQ: () => reasonOfState
  });
  var r = n(83537);
  var s = n(77730);
  var a = n(47613);
  var o = n(30227);
  const i = "The batch ended before this job was tried.";
  function storedRow(e, t, n) {
   return {
    row: jobRow(e, t, n),
    record: n,
    deferred: t.kind === "deferred" ? reasonOfState(t, n) : null
   };
  }
  function jobRow(e, t, n) {
   const r = {
    id: e.id,
    item: e.item?.fields ?? null,
    matrix: e.matrix,
    repeat: e.repeat,
    key: e.key,
    attempt: n?.attempt ?? 1
   };
   const s = {
    ...r,
    reused: false,
    text: "",
    evaluations: [],
    costUsd: null,
    notices: [],
    transcriptPath: null
   };
   switch (t.kind) {
   case "ended":
    return n === null ? {
     ...s,
     conclusion: "cancelled",
     code: "result-missing",
     reason: "The stored result is missing."
    } : {
     ...r,
     reused: t.isReused,
     ...endOf(n),
     ...deniedFor(t.problem)
    };

   case "parked":
    return {
     ...s,
     conclusion: "skipped",
     code: "parked",
     reason: labeled("Parked", reasonOfState(t, n))
    };

   case "deferred":
    return {
     ...s,
     conclusion: "skipped",
     code: "deferred",
     reason: labeled("Deferred to the next run", reasonOfState(t, n))
    };

   case "open":
    return {
     ...s,
     conclusion: "cancelled",
     code: "not-run",
     reason: t.reason
    };

   case "missing":
    return {
     ...s,
     conclusion: "cancelled",
     code: "result-missing",
     reason: labeled("Missing", reasonOfState(t, n))
    };
   }
  }
  function reasonOfState(e, t) {
   switch (e.kind) {
   case "parked":
    return t === null ? "" : `${(0, a.Ku)(t)}. ${t.reason}`.trim();

   case "deferred":
    return `${e.reason}.`;

   case "open":
    return e.reason;

   case "missing":
    return "no state directory has a result of this job.";
   }
  }
  const labeled = (e, t) => t === "" ? `${e}.` : `${e}: ${t}`;
  const deniedFor = e => e === void 0 ? {} : {
   conclusion: "denied",
   code: "output-unwritable",
   reason: e
  };
  function endOf(e) {
   const t = s.hb.flatMap(t => e[t] === void 0 ? [] : [ [ t, e[t] ] ]);
   return {
    ...Object.fromEntries(t),
    evaluations: e.evaluations.map(({digest: e, ...t}) => t),
    costUsd: (0, r.tE)((0, o.e)([ e.costUsd, e.scoringUsd ?? 0 ]))
   };
  }
 }),
 88510: (function(e, t, n) {
  n.d(t, {
   Cv: () => passRatesOf,
   Jo: () => toleratedRepeats,
   MK: () => rateOf,
   c1: () => groupsOf,
   dQ: () => highestRate,
   dR: () => isUnevaluated
  });
  const nameOf = ({id: e, item: t, matrix: n}) => JSON.stringify([ e, t?.id ?? null, n ]);
  function groupsOf(e, t, {atLeast: n, others: r = []}) {
   const s = new Map;
   for (const [n, r] of e.entries()) {
    const e = t[n];
    if (e === void 0) continue;
    const a = nameOf(r);
    const o = s.get(a) ?? {
     job: r,
     figures: [],
     left: 0,
     parked: 0
    };
    e.state === "ended" ? o.figures.push(e) : e.state === "parked" ? o.parked += 1 : o.left += 1;
    s.set(a, o);
   }
   for (const e of r) {
    const t = s.get(nameOf(e));
    t !== void 0 && (t.left += 1);
   }
   return [ ...s ].flatMap(([e, {job: t, figures: r, left: s, parked: a}]) => {
    if (r.length === 0) return [];
    const o = r.filter(e => e.isPassed).length;
    const {id: i, model: c, matrix: u} = t;
    const l = Math.min(r.length + s + a, n(i));
    const d = o + s >= l || a > 0 && o === r.length;
    const f = o >= l ? "passed" : d ? "undecided" : "failed";
    const h = new Set(r.map(({answeredBy: e = c}) => e));
    return [ {
     name: e,
     id: i,
     model: [ ...h ].join(", "),
     matrix: u,
     figures: r,
     outcome: f
    } ];
   });
  }
  function toleratedRepeats(e) {
   const t = e.flatMap(({outcome: e, figures: t}) => e === "failed" ? [] : t);
   return new Set(t.filter(e => !e.isPassed));
  }
  function passRatesOf(e) {
   const t = new Map;
   const n = new Set(e.filter(hasEvaluations).map(({id: e}) => e));
   for (const r of e) {
    const {id: e, model: s, matrix: a, outcome: o} = r;
    if (!n.has(e) || o === "undecided") continue;
    const i = JSON.stringify([ e, s, a ]);
    const c = t.get(i) ?? {
     id: e,
     model: s,
     matrix: a,
     passed: 0,
     failed: 0,
     errors: 0
    };
    c[outcomeOf(r)] += 1;
    t.set(i, c);
   }
   return [ ...t.values() ].map(e => ({
    ...e,
    rate: rateOf([ e ])
   }));
  }
  function rateOf(e) {
   const sum = t => e.reduce((e, n) => e + n[t], 0);
   const t = sum("passed") + sum("failed");
   return t === 0 ? null : sum("passed") / t;
  }
  function highestRate(e, t) {
   const n = passRatesOf(e);
   const r = new Set(e.filter(hasEvaluations).map(({id: e}) => e));
   const s = new Set(e.map(({id: e}) => e).filter(e => !r.has(e)));
   const a = new Set(t.filter(({id: e}) => !s.has(e)).map(nameOf));
   for (const {name: t, outcome: n} of e) n !== "undecided" && a.delete(t);
   return rateOf([ ...n, {
    passed: a.size,
    failed: 0
   } ]);
  }
  function hasEvaluations({figures: e}) {
   return e.some(({evaluations: {passed: e, failed: t, errors: n}}) => e + t + n > 0);
  }
  function outcomeOf({figures: e, outcome: t}) {
   if (t === "passed") return "passed";
   return e.some(isUnevaluated) ? "errors" : "failed";
  }
  function isUnevaluated({conclusion: e, evaluations: t}) {
   return e !== "success" || t.errors > 0;
  }
 }),
 30227: (function(e, t, n) {
  n.d(t, {
   e: () => sumUsd
  });
  function sumUsd(e) {
   let t = 0;
   for (const n of e) {
    if (n === null) return null;
    t += n;
   }
   return t;
  }
 }),
 50274: (function(e, t, n) {
  n.d(t, {
   $l: () => costReachedIn,
   J1: () => exitCodeOfBatch,
   h5: () => figuresOf,
   mt: () => otherUsdOf,
   vA: () => totalsOf
  });
  var r = n(54539);
  var s = n(83537);
  var a = n(47613);
  var o = n(88510);
  var i = n(30227);
  function figuresOf(e, t) {
   const count = e => t.evaluations.filter(t => t.status === e).length;
   return {
    state: e,
    conclusion: t.conclusion,
    isReused: t.reused,
    isPassed: (0, a.Hh)(t),
    evaluations: {
     passed: count("passed"),
     failed: count("failed"),
     errors: count("error")
    },
    costUsd: t.costUsd,
    reason: t.conclusion === "config-error" ? t.reason : "",
    ...t.code === void 0 ? {} : {
     code: t.code
    },
    ...t.answeredBy === void 0 ? {} : {
     answeredBy: t.answeredBy
    }
   };
  }
  function totalsOf(e, t, {minPassRate: n, atLeast: r, early: a, shard: c = null, awaitsAnswers: u = false, others: l = [], ...d}) {
   const f = {};
   for (const {state: e, conclusion: n} of t) e !== "ended" && e !== "open" || (f[n] = (f[n] ?? 0) + 1);
   const countIn = e => t.filter(({state: t}) => t === e).length;
   const h = (0, o.c1)(e, t, {
    atLeast: r,
    others: l
   });
   const p = h.filter(({outcome: e}) => e === "failed");
   const m = (0, o.Cv)(h);
   const w = t.filter(({state: e}) => e === "ended");
   const g = {
    name: d.name,
    planId: d.planId,
    counts: f,
    deferred: countIn("deferred"),
    parked: countIn("parked"),
    ...countIn("missing") === 0 ? {} : {
     missing: countIn("missing")
    },
    passed: w.filter(e => e.isPassed).length,
    failed: w.filter(e => !e.isPassed).length,
    costUsd: (0, s.tE)((0, i.e)([ ...w.filter(e => !e.isReused).map(({costUsd: e}) => e), d.otherUsd ])),
    passRates: m
   };
   const y = c === null ? "No items, so there is nothing to do." : `Shard ${c} of the plan has no jobs.`;
   const k = (0, o.MK)(m);
   const v = u ? e.filter((e, n) => t[n]?.state === "deferred") : [];
   const b = (0, o.dQ)(h, [ ...v, ...l ]);
   const j = l.length > 0 ? "The merge of all shards" : "The run in which the deferred jobs end";
   const O = {
    figures: t,
    ended: w,
    groups: h,
    failedGroups: p,
    rate: k,
    highest: b,
    decides: j,
    minPassRate: n,
    early: a,
    noJobs: y
   };
   return {
    ...g,
    ...conclusionOf(O)
   };
  }
  function otherUsdOf(e) {
   return (0, i.e)(e.map(({otherUsd: e = 0}) => e));
  }
  function conclusionOf(e) {
   const {figures: t, ended: n, early: s, rate: a, highest: o, decides: i, minPassRate: c} = e;
   const {cancelled: u, fatal: l} = s;
   if (l !== null) return {
    conclusion: "config-error",
    ...l
   };
   if (u !== null) return {
    conclusion: "cancelled",
    code: "canceled",
    reason: u
   };
   if (t.length === 0) return {
    conclusion: "skipped",
    code: "no-jobs",
    reason: e.noJobs
   };
   if (t.every(({state: e}) => e === "parked")) return {
    conclusion: "skipped",
    code: "parked",
    reason: allParked(t)
   };
   const d = sharedConfigError(n);
   if (d !== null) return {
    conclusion: "config-error",
    ...d
   };
   if (s.costReached !== null) {
    const e = t.some(({state: e}) => e === "deferred");
    return {
     conclusion: "budget",
     code: "max-cost-usd",
     reason: `${s.costReached}${e ? " The next run continues." : ""}`
    };
   }
   const f = failuresOf(e);
   if (f !== null) return f;
   const h = a !== null && a < c;
   if (h && (o ?? 0) < c) {
    const [e, n] = [ (0, r.T1)(a), (0, r.T1)(c) ];
    const s = e === n ? String(c) : n;
    return {
     conclusion: "incomplete",
     code: "min-pass-rate",
     reason: `${e} of the evaluated jobs passed, less than min-pass-rate (${s}).${parkedIn(t)}`
    };
   }
   const p = h ? ` ${i} decides whether min-pass-rate is reached.` : "";
   return {
    conclusion: "success",
    code: "jobs-completed",
    reason: `${reasonOfSuccess(e)}${p}`
   };
  }
  const allParked = ({length: e}) => (e === 1 ? "The only job is" : `All ${(0, r.ZV)(e)} jobs are`) + " parked. Run the batch with retry-failed once the cause is gone.";
  function costReachedIn(e) {
   const [t, ...n] = e.filter(({conclusion: e}) => e === "budget");
   if (t === void 0) return null;
   return n.length > 0 ? c : t.costReached ?? c;
  }
  const c = "max-cost-usd was reached.";
  function reasonOfSuccess({figures: e, ended: t, groups: n, rate: s}) {
   const a = t.filter(e => !(0, o.dR)(e));
   const i = a.filter(({isReused: e}) => e).length;
   const c = `${(0, r.ZV)(a.length)} of ${(0, r.B4)(e.length, "job has", "jobs have")} ended well`;
   const u = i === 0 ? "" : `, ${(0, r.ZV)(i)} of them reused`;
   const l = s === null || s === 1 ? "" : `, and ${(0, r.T1)(s)} of the evaluated ones passed`;
   const sentence = (e, t) => {
    const s = n.filter(({outcome: t}) => t === e).flatMap(e => e.figures);
    const a = s.filter(e => !e.isPassed).length;
    return a === 0 ? "" : ` ${(0, r.B4)(a, "repeat")} did not pass, but at-least ${t}.`;
   };
   const d = sentence("undecided", "can still be reached");
   return `${c}${u}${l}.${sentence("passed", "was reached")}${d}${parkedIn(e)}`;
  }
  function parkedIn(e) {
   const {length: t} = e.filter(({state: e}) => e === "parked");
   return t === 0 ? "" : ` ${(0, r.B4)(t, "job is", "jobs are")} parked.`;
  }
  function sharedConfigError(e) {
   const t = e.filter(({isReused: e}) => !e);
   const [n, ...r] = t;
   if (n?.conclusion !== "config-error" || r.length === 0 && e.length > 1) return null;
   const {code: s, reason: a} = n;
   const o = r.every(e => e.conclusion === "config-error" && e.reason === a);
   return o ? {
    reason: a,
    ...s === void 0 ? {} : {
     code: s
    }
   } : null;
  }
  function failuresOf({figures: e, ended: t, failedGroups: n}) {
   if (!n.some(({figures: e}) => e.some(o.dR))) return null;
   const s = t.filter(({conclusion: e}) => e !== "success");
   const a = t.filter(e => e.conclusion === "success" && e.evaluations.errors > 0).length;
   const i = [ ...s.length === 0 ? [] : [ `${(0, r.ZV)(s.length)} of ${(0, r.B4)(e.length, "job")} failed` ], ...a === 0 ? [] : [ `the evaluations of ${(0, 
   r.B4)(a, "job")} could not be done` ] ];
   const c = `${i.join(", and ")}.${parkedIn(e)}`;
   const u = new Set(s.map(({conclusion: e}) => e));
   const [l] = u;
   const d = u.size === 1 && (l === "no-output" || l === "provider-error");
   const f = s.length === e.length ? "all-jobs-failed" : "some-jobs-failed";
   return {
    conclusion: d ? l : "incomplete",
    code: s.length === 0 ? "evaluation-errors" : f,
    reason: c.charAt(0).toUpperCase() + c.slice(1)
   };
  }
  function exitCodeOfBatch(e, t = false) {
   switch (e) {
   case "success":
   case "skipped":
    return t ? 1 : 0;

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
 }),
 18637: (function(e, t, n) {
  n.d(t, {
   Gf: () => openState,
   K0: () => defaultStatePath,
   un: () => readState
  });
  var r = n(76760);
  var s = n(42357);
  var a = n(80202);
  var o = n(81135);
  var i = n(76693);
  var c = n(15365);
  var u = n(72443);
  var l = n(31734);
  var d = n(5104);
  var f = n(39035);
  var h = n(98058);
  const p = 64e6;
  async function openState(e) {
   const {path: t, name: n, temporary: r, key: s} = e;
   const {directory: a, lock: u} = await orUnusable(t, async () => {
    const a = await (0, i.v)(t, {
     create: true,
     root: e.root
    });
    await claim(a, n);
    const c = (0, o.Z4)(a.path, r);
    const u = "holder" in c ? a : writtenWhileHeld(a, t, c);
    return {
     directory: (0, h.r0)(u, s),
     lock: c
    };
   });
   if ("holder" in u) throw unusable(t, {
    message: "another process is using this state directory",
    found: `process ${String(u.holder.pid)}, which was running at ${new Date(u.holder.confirmedAt).toISOString()}`,
    hint: "wait until it has ended, or use --state with another directory"
   });
   try {
    const n = await orUnusable(t, async () => {
     await a.remove("running");
     await (0, c.E1)(a.path);
     await (e.restore?.(a));
     return new Set((await a.names("jobs")).map(e => e.replace(/\.json$/, "")));
    });
    return {
     ...stateIn(a, e.onNotice, n),
     release: () => u.release()
    };
   } catch (e) {
    u.release();
    throw e;
   }
  }
  function writtenWhileHeld(e, t, n) {
   const requireHeld = () => {
    if (!n.isLost()) return;
    throw unusable(t, {
     message: "another process has taken over this state directory",
     found: "this process could not confirm for a minute that it is running",
     hint: "wait until the other one has ended, and run the batch again: what was stored before is kept"
    });
   };
   return {
    ...e,
    write: async (t, n) => {
     requireHeld();
     await e.write(t, n);
    },
    add: async (t, n) => {
     requireHeld();
     await e.add(t, n);
    }
   };
  }
  async function readState(e, t, n = null) {
   return await orUnusable(e, async () => stateIn((0, h.r0)(await (0, i.v)(e, {
    create: false,
    root: null
   }), n), t));
  }
  const m = 10;
  function stateIn(e, t, n) {
   const r = new Set;
   return {
    directory: e,
    record: async s => {
     if (n?.has(s.key) === false) return null;
     const a = await readRecord(e, s.key);
     if (a === null) return null;
     const o = "problem" in a ? a.problem : (0, d.O)(a, s) ? null : "it was not written for this job";
     if (o === null && !("problem" in a)) return a;
     if (r.has(s.key)) return null;
     r.add(s.key);
     r.size === m && t("More stored results are not used.");
     r.size < m && t(`The stored result ${s.key.slice(0, 12)} is not used, because ${o ?? ""}.`);
     return null;
    },
    save: async (t, r, s = null) => {
     const {key: a, transcriptPath: o} = t;
     o !== null && s !== null ? e.writeNew(o, s) : o !== null && await keepTranscript(e, a, o);
     const [i, c] = [ `jobs/${a}.json`, `${JSON.stringify(t)}\n` ];
     await (r === null ? e.add(i, c) : e.write(i, c));
     n?.add(a);
     const u = r?.transcriptPath ?? null;
     u !== null && u !== t.transcriptPath && await e.remove(u);
    },
    lastRun: async () => await (0, l.h)(e, f.y6, f.Lx, p),
    saveRun: async t => {
     await e.flush();
     await e.write(f.y6, `${JSON.stringify(t)}\n`);
    }
   };
  }
  async function readRecord(e, t) {
   const n = e.read(`jobs/${t}.json`, p);
   const r = await n.catch((0, s.j6)(u.k, ({message: e}) => ({
    problem: e
   })));
   return r === null || "problem" in r ? r : (0, d.H)(r, t);
  }
  async function keepTranscript(e, t, n) {
   const r = `running/${t}.jsonl`;
   await e.has(r) && await e.move(r, n);
  }
  async function claim(e, t) {
   const n = await e.read(f.V4, 1e4);
   if (n === null) {
    const n = (await e.names(".")).filter(e => !e.startsWith("."));
    if (n.length > 0) throw unusable(e.path, {
     message: "this directory contains other files",
     found: n.slice(0, 5).join(", "),
     hint: "use --state with an empty directory, or with one that a batch has written"
    });
    await e.write(".gitignore", "*\n");
    await e.write(f.V4, `${JSON.stringify({
     formatVersion: 1,
     name: t
    })}\n`);
    return;
   }
   const r = (0, f.fW)(n, {
    name: t,
    otherwise: `use --state with another directory for ${t}`
   });
   if (r !== null) throw unusable(e.path, {
    ...r,
    message: `this directory ${r.message}`
   });
  }
  async function orUnusable(e, t) {
   return await (0, a.B)(t(), {
    code: "state-unusable",
    location: e,
    message: "the state directory cannot be used",
    hint: "use --state with a directory that can be written and contains no links"
   });
  }
  function unusable(e, t) {
   return new s.yo({
    code: "state-unusable",
    location: e,
    ...t
   });
  }
  function defaultStatePath(e, t) {
   return (0, r.join)(e, ".sallyport/state", t);
  }
 }),
 53270: (function(e, t, n) {
  n.d(t, {
   XK: () => planFileText,
   hp: () => savePlan,
   vS: () => parsePlan,
   wr: () => readPlanFile
  });
  var r = n(94343);
  var s = n(43759);
  var a = n(42357);
  var o = n(52012);
  function* planFileText(e) {
   const {jobs: t, ...n} = e;
   yield `${JSON.stringify(n).slice(0, -1)},"jobs":[\n`;
   let r = [];
   for (const [e, n] of t.entries()) {
    const {item: s} = n;
    const a = s === null ? null : {
     id: s.id,
     fields: s.fields,
     content: s.content
    };
    r.push(`${JSON.stringify({
     ...n,
     item: a
    })}${e < t.length - 1 ? "," : ""}\n`);
    if (r.length < 1e3) continue;
    yield r.join("");
    r = [];
   }
   yield `${r.join("")}]}\n`;
  }
  async function savePlan(e, t) {
   const n = await e.create("plan.json");
   for (const e of planFileText(t)) await n.write(e);
   await n.close();
  }
  const hex = e => r.YjP().check(s.Fk(new RegExp(`^[0-9a-f]{${String(e)}}$`)));
  const i = r.Whr().check(s.qm(0));
  const c = r.Ikc({
   id: r.YjP(),
   index: i,
   item: r.mee(r.Ikc({
    id: r.YjP(),
    fields: r.g1P(r.YjP(), r.L5J()),
    content: r.mee(r.YjP())
   })),
   matrix: r.g1P(r.YjP(), r.KCZ([ r.YjP(), r.aig(), r.zMY() ])),
   repeat: r.Whr().check(s.qm(1)),
   key: hex(64),
   keyParts: r.Ikc(Object.fromEntries(o.N.map(e => [ e, r.YjP() ]))),
   slot: r.YjP(),
   evaluationDigest: r.YjP(),
   model: r.YjP(),
   promptCharacters: r.aig(),
   estimatedCostUsd: r.mee(r.aig()),
   shard: r.Whr().check(s.qm(1))
  });
  const u = r.Ikc({
   formatVersion: r.euz(1),
   planId: hex(32),
   name: r.YjP(),
   fileDigest: hex(64),
   shards: r.Whr().check(s.qm(1), s.Zm(256)),
   jobs: r.YOg(c),
   notices: r.YOg(r.YjP())
  });
  function readPlanFile(e, t, n, r = false) {
   const s = parsePlan(e, t);
   if (s.fileDigest !== n.digest) throw planProblem(e, `the plan was made from another version of ${n.path}`, r ? "--resume needs the batch file of the last run; run without it to use the new one" : "check out the same commit for the plan and for its shards, or make a new plan");
   return s;
  }
  function parsePlan(e, t) {
   const n = parse(e, (new TextDecoder).decode(t));
   const r = u.safeParse(n);
   if (!r.success) {
    const [t] = r.error.issues;
    const n = t === void 0 || t.path.length === 0 ? "" : `: ${t.path.join(".")} is missing or wrong`;
    throw planProblem(e, `the file is not a plan of this version of Sallyport${n}`, "create it with batch plan");
   }
   return {
    ...r.data,
    jobs: r.data.jobs
   };
  }
  function parse(e, t) {
   try {
    return JSON.parse(t);
   } catch (t) {
    throw planProblem(e, `the plan is not valid JSON: ${(0, a.bD)(t)}`, "make it again with batch plan");
   }
  }
  function planProblem(e, t, n) {
   return new a.yo({
    code: "batch-plan",
    location: e,
    message: t,
    hint: n
   });
  }
 }),
 31734: (function(e, t, n) {
  n.d(t, {
   R: () => readOrProblem,
   h: () => readValid
  });
  var r = n(42357);
  var s = n(20274);
  var a = n(72443);
  async function readValid(e, t, n, r = 1e6) {
   const s = await readOrProblem(e, t, n, r);
   return s !== null && "value" in s ? s.value : null;
  }
  async function readOrProblem(e, t, n, o) {
   const i = await e.read(t, o).catch((0, r.j6)(a.k, ({message: e}) => ({
    problem: e
   })));
   if (i === null || "problem" in i) return i;
   const c = n.safeParse((0, s.U4)(i.toString("utf8"))).data;
   return c === void 0 ? {
    problem: "its content is damaged or has another format"
   } : {
    value: c
   };
  }
 }),
 5104: (function(e, t, n) {
  n.d(t, {
   H: () => parseRecord,
   O: () => hasPartsOf
  });
  var r = n(77730);
  var s = n(52012);
  function parseRecord(e, t) {
   let n;
   try {
    n = JSON.parse(e.toString("utf8"));
   } catch {
    return {
     problem: "it is not valid JSON"
    };
   }
   const s = r._p.safeParse(n);
   if (!s.success) {
    const e = s.error.issues[0]?.path.join(".") ?? "";
    if (e === "formatVersion") return {
     problem: "another version of Sallyport has written it"
    };
    return {
     problem: `${e || "its content"} is invalid`
    };
   }
   const a = s.data;
   if (a.key !== t) return {
    problem: "it belongs to another job"
   };
   if (a.transcriptPath !== null && !a.transcriptPath.startsWith(`transcripts/${t}-`)) return {
    problem: "its transcript belongs to another job"
   };
   return a;
  }
  function hasPartsOf(e, t) {
   return s.N.every(n => e.keyParts[n] === t.keyParts[n]);
  }
 }),
 47613: (function(e, t, n) {
  n.d(t, {
   Hh: () => isPassed,
   Ku: () => whyParked,
   LF: () => dispositionOf,
   UQ: () => meanScore,
   lE: () => isPermanent,
   qX: () => hasEndedIn,
   q_: () => failuresInARow,
   v1: () => isUnwritten
  });
  var r = n(54539);
  const s = new Set([ "bad-request", "context-length", "refused", "unwritten-output", "unusable-changes" ]);
  function dispositionOf(e, t, {parkAfter: n, retryFailed: r, rescore: s, resumed: a, sent: o}) {
   if (e === null) return {
    kind: "run",
    why: "new"
   };
   if (o.has(e.key)) return {
    kind: "run",
    why: "requested"
   };
   if (isUnwritten(e)) return {
    kind: "rescore"
   };
   if (r && hasFailed(e)) return {
    kind: "run",
    why: "requested"
   };
   const i = e.evaluationDigest !== t || e.evaluations.some(isError);
   const c = e.conclusion === "success" && (s || i);
   if (c) return {
    kind: "rescore"
   };
   if (e.conclusion === "success") return {
    kind: "reuse"
   };
   if (a !== null && hasEndedIn(e, a)) return {
    kind: "reuse"
   };
   if (n !== null && (e.sameFailures >= n || isPermanent(e))) return {
    kind: "parked"
   };
   return isPermanent(e) ? {
    kind: "reuse"
   } : {
    kind: "run",
    why: "failed before"
   };
  }
  function hasEndedIn({planId: e, endedAt: t}, n) {
   return e === n.planId && t >= n.startedAt;
  }
  function whyParked(e) {
   if (e.errorKind === "unusable-changes") return "its answer is paid for";
   return isPermanent(e) ? "the same request fails every time" : `it failed ${(0, r.B4)(e.sameFailures, "time")} in the same way`;
  }
  function isPermanent({errorKind: e}) {
   return e !== null && s.has(e);
  }
  function isUnwritten({errorKind: e}) {
   return e === "unwritten-output";
  }
  function hasFailed(e) {
   return !isPassed({
    ...e,
    evaluations: e.evaluations.filter(e => !isError(e))
   });
  }
  const isError = ({status: e}) => e === "error";
  function isPassed({conclusion: e, evaluations: t, minScore: n}) {
   if (e !== "success" || t.some(isError)) return false;
   if (n === void 0) return t.every(({status: e}) => e === "passed");
   return t.length === 0 || meanScore(t) >= n;
  }
  function meanScore(e) {
   const t = e.reduce((e, {weight: t = 1}) => e + t, 0);
   const n = e.reduce((e, {score: t, weight: n = 1}) => e + t * n, 0) / t;
   return Number(n.toFixed(9));
  }
  function failuresInARow(e, t) {
   if (t.conclusion === "success") return 0;
   const n = e?.code !== void 0 && e.code === t.code && e.conclusion === t.conclusion && e.errorKind === t.errorKind;
   return n ? e.sameFailures + 1 : 1;
  }
 }),
 39035: (function(e, t, n) {
  n.d(t, {
   KB: () => firstOfNextRun,
   Lx: () => m,
   V4: () => c,
   fW: () => whyForeign,
   pB: () => storedReasons,
   y6: () => u
  });
  var r = n(94343);
  var s = n(43759);
  var a = n(7345);
  var o = n(20274);
  var i = n(77730);
  const c = "batch.json";
  const u = "run.json";
  const l = r.Ikc({
   formatVersion: r.euz(1),
   name: r.YjP().check(s.Eb(1e3))
  });
  const d = r.Ikc({
   formatVersion: r.Whr().check(s.Tx(1))
  });
  function whyForeign(e, {name: t, otherwise: n}) {
   const r = (0, o.U4)(e.toString("utf8"));
   const s = d.safeParse(r).data;
   if (s !== void 0) {
    const e = `format ${String(s.formatVersion)} in ${c}`;
    return {
     message: "holds the state of a newer release of Sallyport",
     found: e,
     hint: `use that release, or ${n}`
    };
   }
   const a = l.safeParse(r).data?.name;
   if (a === t) return null;
   return {
    message: "holds the state of another batch",
    found: a ?? `${c} is invalid`,
    hint: n
   };
  }
  const f = [ "created", "updated", "unchanged", "fell back", "withheld", "refused", "failed", "left out" ];
  const h = r.YjP().check(s.Fk(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?Z$/));
  const p = r.YOg(r.YjP().check(s.Eb(1e4))).check(s.Eb(1e6));
  const m = r.Ikc({
   formatVersion: r.euz(1),
   name: r.YjP().check(s.Eb(1e3)),
   planId: r.YjP().check(s.Eb(200)),
   shard: r.mee(r.YjP().check(s.Fk(/^\d{1,4}\/\d{1,4}$/))),
   attempt: r.Whr().check(s.NC()),
   startedAt: h,
   endedAt: r.mee(r.YjP().check(s.Eb(40))),
   conclusion: r.mee(r.k5n(a.f)),
   code: r.lqM(i.g3),
   reason: r.YjP().check(s.Eb(1e5)),
   costReached: r.lqM(r.YjP().check(s.Eb(1e4))),
   deferred: p,
   waiting: r.lqM(p),
   deferredReason: r.YjP().check(s.Eb(1e5)),
   otherReasons: r.lqM(r.g1P(r.YjP().check(s.Eb(1e4)), r.YjP().check(s.Eb(1e5)))),
   parked: p,
   pullRequests: r.lqM(r.YOg(r.Ikc({
    outcome: r.k5n(f),
    url: r.mee(r.YjP().check(s.Eb(1e4))),
    jobs: p,
    note: r.YjP().check(s.Eb(1e5))
   }))),
   problems: r.lqM(r.g1P(r.YjP().check(s.Eb(1e4)), r.YjP().check(s.Eb(1e5)))),
   otherUsd: r.lqM(r.mee(r.aig().check(s.UI()))),
   minPassRate: r.aig().check(s.qm(0), s.Zm(1)),
   awaitsAnswers: r.lqM(r.euz(true)),
   atLeast: r.g1P(r.YjP().check(s.Eb(1e3)), r.Whr().check(s.NC()))
  });
  function firstOfNextRun(e) {
   return e === null ? [] : [ ...new Set([ ...e.waiting ?? [], ...e.deferred ]) ];
  }
  function storedReasons(e) {
   const t = new Map;
   for (const n of e.values()) t.set(n, (t.get(n) ?? 0) + 1);
   const [n = ""] = [ ...t.keys() ].toSorted((e, n) => (t.get(n) ?? 0) - (t.get(e) ?? 0));
   return {
    deferredReason: n,
    otherReasons: Object.fromEntries([ ...e ].filter(([, e]) => e !== n))
   };
  }
 }),
 98058: (function(e, t, n) {
  n.d(t, {
   dy: () => isSealed,
   nz: () => isOfOtherKey,
   r0: () => sealDirectory
  });
  var r = n(77598);
  var s = n(42357);
  var a = n(72443);
  const o = /^(jobs|answers|delivery|trees)\/|^run\.json$/;
  const i = "plan.json";
  const c = `${i}.mac`;
  const u = "it was not written with resume-key";
  const l = /,"mac":"([0-9a-f]{64})"\}\n$/;
  const d = 75;
  function sealDirectory(e, t) {
   const mac = e => (0, r.createHmac)("sha256", `sallyport state ${t ?? ""}`).update(`${e}\n`);
   const examine = (e, t, n) => {
    const s = mac(e).update(t).digest("hex");
    if (n.length !== s.length || !(0, r.timingSafeEqual)(Buffer.from(n), Buffer.from(s))) throw new a.k("refused", e, u);
   };
   const withMac = (e, n) => {
    if (t === null || !o.test(e)) return n;
    const r = `${n.toString("utf8").trimEnd()}\n`;
    return `${r.slice(0, -2)},"mac":"${mac(e).update(r).digest("hex")}"}\n`;
   };
   return {
    ...e,
    read: async (n, r) => {
     const s = await e.read(n, r);
     if (s === null) return null;
     if (n === i && t !== null) {
      const t = await e.read(c, 100);
      examine(n, s, t?.toString("utf8").trim() ?? "");
      return s;
     }
     if (!o.test(n)) return s;
     const a = l.exec(s.subarray(-d).toString("latin1"))?.[1];
     const u = a === void 0 ? s : withoutMac(s);
     t !== null && examine(n, u, a ?? "");
     return u;
    },
    write: async (t, n) => await e.write(t, withMac(t, n)),
    add: async (t, n) => await e.add(t, withMac(t, n)),
    create: async n => {
     const r = await e.create(n);
     if (t === null || n !== i) return r;
     const s = mac(n);
     return {
      write: async e => {
       s.update(e);
       await r.write(e);
      },
      close: async () => {
       await r.close();
       await e.write(c, `${s.digest("hex")}\n`);
      },
      abandon: () => r.abandon()
     };
    }
   };
  }
  async function isOfOtherKey(e, t, n) {
   return await e.read(t, n).then(() => false, (0, s.j6)(a.k, ({message: e}) => e === u));
  }
  async function isSealed(e) {
   return await e.has(c);
  }
  function withoutMac(e) {
   return Buffer.concat([ e.subarray(0, e.length - d), Buffer.from("}\n") ]);
  }
 }),
 7345: (function(e, t, n) {
  n.d(t, {
   f: () => r
  });
  const r = [ "success", "no-output", "denied", "incomplete", "budget", "timeout", "provider-error", "config-error", "skipped", "cancelled" ];
 }),
 76693: (function(e, t, n) {
  n.d(t, {
   v: () => openStateDirectory
  });
  var r = n(73024);
  var s = n(51455);
  var a = n(76760);
  var o = n(58500);
  var i = n(81383);
  var c = n(87144);
  var u = n(55319);
  var l = n(72443);
  var d = n(57975);
  var f = n(42357);
  const h = 64;
  const p = 3;
  const m = (0, d.promisify)(r.fdatasync);
  function createSyncQueue() {
   const e = [];
   let t = 0;
   const n = Array.from({
    length: p
   }, () => Promise.resolve());
   let s = 0;
   const sync = async n => {
    try {
     await m(n);
    } catch (t) {
     (0, f.ki)(t, Error);
     e.push(t);
    } finally {
     (0, r.closeSync)(n);
     t -= 1;
    }
   };
   const flush = async () => {
    await Promise.all(n);
    const [t] = e.splice(0);
    if (t !== void 0) throw t;
   };
   return {
    add: async e => {
     t += 1;
     const r = s % p;
     s += 1;
     n[r] = Promise.all([ n[r], (0, o.setImmediate)() ]).then(() => sync(e));
     t > h && await flush();
    },
    flush: flush
   };
  }
  var w = n(15365);
  const {O_NOFOLLOW: g, O_NONBLOCK: y, O_RDONLY: k} = r.constants;
  async function openStateDirectory(e, {create: t, root: n}) {
   return await (0, i.HQ)(e, async () => {
    n !== null && refuseLinks(e, n);
    t && (0, c.K)(e, 448);
    const a = await (0, s.lstat)((0, r.realpathSync)(e));
    if (!a.isDirectory()) throw new l.k("not-a-directory", e, `${e} is not a directory`);
    return directoryAt((0, r.realpathSync)(e));
   });
  }
  function directoryAt(e) {
   const pathOf = t => pathIn(e, t);
   let t = 0;
   return {
    path: e,
    ...writingBelow(e, pathOf),
    read: async (n, r) => {
     t += 1;
     t % v === 0 && await (0, o.setImmediate)();
     const s = pathOf(n);
     refuseLinks((0, a.dirname)(s), e);
     return (0, i.JK)(n, () => readRegular(s, n, r));
    },
    names: async t => {
     const n = pathOf(t);
     refuseLinks(n, e);
     const r = await (0, i.HQ)(t, () => (0, s.readdir)(n).catch(i.bJ));
     return (r ?? []).sort((e, t) => Buffer.compare(Buffer.from(e), Buffer.from(t)));
    },
    remove: async e => await (0, u.Sl)(pathOf(e), () => (0, i.HQ)(e, () => (0, s.rm)(pathOf(e), {
     recursive: true,
     force: true
    }))),
    has: async e => (await (0, s.lstat)(pathOf(e)).catch(() => null))?.isFile() === true,
    giveOut: async (t, n) => {
     const r = pathOf(t);
     refuseLinks((0, a.dirname)(r), e);
     return await (0, i.HQ)(t, async () => {
      await linkOrCopy(r, n).catch(i.bJ);
      return await versionAt(n);
     });
    },
    versionOf: e => versionAt(pathOf(e))
   };
  }
  async function versionAt(e) {
   const t = await (0, s.lstat)(e, {
    bigint: true
   }).catch(i.bJ);
   return t?.isFile() === true ? `${String(t.mtimeNs)} ${String(t.size)} ${String(t.ino)}` : null;
  }
  async function linkOrCopy(e, t) {
   if (!(await (0, s.lstat)(e)).isFile()) return;
   try {
    await (0, s.link)(e, t);
   } catch (n) {
    const {code: a} = n;
    if (a === "ENOENT" || a === "EEXIST") throw n;
    await (0, s.copyFile)(e, t, r.constants.COPYFILE_EXCL);
   }
  }
  function writingBelow(e, t) {
   const n = createSyncQueue();
   const r = folderMaker(e);
   const inFolder = async (e, n) => {
    const s = t(e);
    return await (0, u.Sl)(s, () => (0, i.HQ)(e, async () => {
     r(s);
     return await n(s);
    }));
   };
   return {
    write: (e, t) => inFolder(e, e => (0, w.HC)(e, t)),
    writeNew: (e, n) => {
     const s = t(e);
     (0, i.JK)(e, () => {
      r(s);
      writeNew(s, n);
     });
     (0, u.LJ)(s);
    },
    add: (e, t) => inFolder(e, async e => await n.add((0, w.ik)(e, t))),
    flush: () => (0, i.HQ)(e, () => n.flush()),
    create: e => inFolder(e, t => (0, w.MC)(t, e)),
    move: async (e, n) => {
     const [a, o] = [ t(e), t(n) ];
     const work = () => (0, i.HQ)(e, async () => {
      r(o);
      await (0, s.rename)(a, o);
     });
     await (0, u.Sl)(a, () => (0, u.Sl)(o, work));
    },
    takeIn: (e, t) => inFolder(t, async t => {
     await (0, s.rm)(t, {
      force: true
     });
     await linkOrCopy(e, t);
    })
   };
  }
  function pathIn(e, t) {
   const n = (0, a.resolve)(e, t);
   if (n !== e && !n.startsWith(e + a.sep)) throw new Error(`${t} is outside of the state directory`);
   return n;
  }
  function folderMaker(e) {
   const t = new Set;
   return n => {
    const r = (0, a.dirname)(n);
    if (t.has(r)) return;
    (0, c.K)(r, 448);
    refuseLinks(r, e);
    t.add(r);
   };
  }
  function refuseLinks(e, t) {
   let n = t;
   for (const s of (0, a.relative)(t, e).split(a.sep)) {
    if (s === "" || s === ".") continue;
    n = (0, a.join)(n, s);
    const e = (0, i.JK)(n, () => (0, r.lstatSync)(n, {
     throwIfNoEntry: false
    }));
    if (e === void 0) return;
    if (e.isSymbolicLink()) throw new l.k("refused", n, `${n} is a link`);
   }
  }
  function readRegular(e, t, n) {
   const s = openPresent(e);
   if (s === null) return null;
   try {
    const e = (0, r.fstatSync)(s);
    if (!e.isFile()) throw new l.k("special", t, `${t} is not a regular file`);
    if (e.size > n) throw new l.k("too-large", t, `${t} has ${String(e.size)} bytes, more than ${String(n)}`);
    return (0, r.readFileSync)(s);
   } finally {
    (0, r.closeSync)(s);
   }
  }
  function openPresent(e) {
   try {
    return (0, r.openSync)(e, k | g | y);
   } catch (e) {
    return (0, i.bJ)(e);
   }
  }
  const v = 64;
  function writeNew(e, t) {
   try {
    (0, r.writeFileSync)(e, t, b);
   } catch (n) {
    if (n.code !== "EEXIST") throw n;
    (0, r.rmSync)(e, {
     force: true
    });
    (0, r.writeFileSync)(e, t, b);
   }
  }
  const b = {
   flag: "wx",
   mode: 384
  };
 }),
 15365: (function(e, t, n) {
  n.d(t, {
   E1: () => removeUnfinished,
   HC: () => replace,
   MC: () => pieceWriter,
   ik: () => place
  });
  var r = n(77598);
  var s = n(73024);
  var a = n(51455);
  var o = n(76760);
  var i = n(81383);
  var c = n(55319);
  const {O_CREAT: u, O_EXCL: l, O_NOFOLLOW: d, O_WRONLY: f} = s.constants;
  async function replace(e, t) {
   const {temporary: n, handle: r} = await openTemporary(e);
   try {
    await fill(r, t);
    await (0, a.rename)(n, e);
   } catch (e) {
    await (0, a.rm)(n, {
     force: true
    });
    throw e;
   }
  }
  function place(e, t) {
   const n = temporaryFor(e);
   const r = (0, s.openSync)(n, h, 384);
   try {
    (0, s.writeFileSync)(r, t);
    (0, s.renameSync)(n, e);
    return r;
   } catch (e) {
    (0, s.closeSync)(r);
    (0, s.rmSync)(n, {
     force: true
    });
    throw e;
   }
  }
  const h = f | u | l | d;
  async function openTemporary(e) {
   const t = temporaryFor(e);
   return {
    temporary: t,
    handle: await (0, a.open)(t, h, 384)
   };
  }
  function temporaryFor(e) {
   return (0, o.join)((0, o.dirname)(e), `.${(0, o.basename)(e)}-${(0, r.randomUUID)().slice(0, 13)}.tmp`);
  }
  const p = /^\..+-[0-9a-f]{8}-[0-9a-f]{4}\.tmp$/;
  async function removeUnfinished(e) {
   const t = await (0, a.readdir)(e, {
    withFileTypes: true
   });
   const n = t.filter(e => e.isDirectory()).map(({name: t}) => (0, o.join)(e, t));
   for (const t of [ e, ...n ]) for (const e of await (0, a.readdir)(t)) p.test(e) && await (0, 
   a.rm)((0, o.join)(t, e), {
    force: true
   });
  }
  const m = 64e3;
  async function pieceWriter(e, t) {
   (0, c.vD)(e);
   const {temporary: n, handle: r} = await openTemporary(e);
   let s = [];
   let o = 0;
   const flush = async () => {
    const e = s.join("");
    s = [];
    o = 0;
    e !== "" && await (0, i.HQ)(t, () => r.appendFile(e));
   };
   return {
    write: async e => {
     s.push(e);
     o += e.length;
     o > m && await flush();
    },
    close: async () => {
     await flush();
     await r.datasync();
     await r.close();
     await (0, i.HQ)(t, () => (0, a.rename)(n, e));
     (0, c.LJ)(e);
    },
    abandon: async () => {
     await r.close();
     await (0, a.rm)(n, {
      force: true
     });
     (0, c.LJ)(e);
    }
   };
  }
  async function fill(e, t) {
   try {
    await e.writeFile(t);
    await e.datasync();
   } finally {
    await e.close();
   }
  }
 })
};
