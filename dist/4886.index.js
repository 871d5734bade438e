"use strict";

exports.id = 4886;

exports.ids = [ 4886 ];

exports.modules = {
 34886: (function(t, e, n) {
  n.d(e, {
   mergeBatch: () => mergeBatch
  });
  var s = n(76760);
  var o = n(71195);
  var a = n(26803);
  var r = n(860);
  var i = n(61890);
  async function mergeDeliveries(t, e) {
   const n = (0, r.b)(e.directory);
   const s = (0, i.o)(e.directory);
   const o = await submissionsOf(t);
   await mergeAnswers(t, e, {
    isUsed: s,
    submissions: o
   });
   for (const t of o.values()) {
    const e = await Promise.all(t.keys.map(async e => {
     const o = await n.answer(e);
     const a = o !== null && (o.sentAt ?? t.createdAt) >= t.createdAt;
     return !a && !await s(e, t.createdAt);
    }));
    e.includes(true) ? await n.update(t) : await n.remove(t);
   }
   const a = t.map(({run: t}) => t.startedAt).toSorted()[0] ?? "";
   for (const t of await n.submissions()) !o.has(t.id) && t.createdAt < a && await n.remove(t);
   await mergeLimits(t, e);
   return await keepUnusable(t, e, {
    isUsed: s,
    submissions: o
   });
  }
  async function submissionsOf(t) {
   const e = new Map;
   for (const {state: n} of t) for (const t of await (0, r.b)(n.directory).submissions()) (e.get(t.id)?.batchId ?? null) === null && e.set(t.id, t);
   return e;
  }
  async function mergeAnswers(t, e, {isUsed: n, submissions: s}) {
   const o = (0, r.b)(e.directory);
   const a = new Map;
   for (const {keys: t, createdAt: e} of s.values()) for (const n of t) (a.get(n) ?? "") < e && a.set(n, e);
   for (const {state: s} of elsewhere(t, e)) {
    const t = (0, r.b)(s.directory);
    for (const e of await t.outcomeKeys()) {
     const s = await t.answer(e);
     if (s === null || await n(e, s.sentAt)) continue;
     const r = s.sentAt !== null && s.sentAt < (a.get(e) ?? "");
     r || await o.saveAnswer(e, s);
    }
   }
  }
  async function mergeLimits(t, e) {
   const n = new Map;
   for (const {state: e} of t) {
    const t = await (0, r.b)(e.directory).limits();
    for (const [e, s] of Object.entries(t)) n.set(e, Math.min(s, n.get(e) ?? s));
   }
   const s = (0, r.b)(e.directory);
   for (const [t, e] of n) await s.saveLimit(t, e);
  }
  async function keepUnusable(t, e, {isUsed: n, submissions: o}) {
   const a = (0, r.b)(e.directory);
   const i = [];
   for (const {state: c, path: u} of elsewhere(t, e)) {
    const {directory: t} = c;
    const l = (0, r.b)(t);
    const keep = async n => {
     await e.directory.takeIn((0, s.join)(t.path, n.name), n.name);
     i.push({
      ...n,
      name: (0, s.join)(u, n.name)
     });
    };
    for (const t of await l.unusableSubmissions()) o.has(/([0-9a-f]{32})\.json$/.exec(t.name)?.[1] ?? "") || await keep(t);
    for (const t of await l.outcomeKeys()) {
     const e = await l.unusableOutcome(t);
     e === null || await a.answer(t) !== null || await n(t, null) || await keep(e);
    }
   }
   return i;
  }
  function elsewhere(t, {directory: e}) {
   return t.filter(({state: t}) => t.directory.path !== e.path);
  }
  var c = n(74603);
  var u = n(57367);
  var l = n(5335);
  var d = n(50274);
  var f = n(18637);
  var h = n(39035);
  var m = n(4562);
  var p = n(42357);
  var w = n(73948);
  var y = n(72443);
  var b = n(62103);
  var g = n(98058);
  const v = 64e6;
  async function findShardStates(t, {directory: e, key: n}, o) {
   const a = [];
   let r = false;
   for (const i of t) {
    const t = await (0, f.un)((0, s.resolve)(e, i), o, n).catch((0, p.j6)(p.yo, ({diagnostics: [t]}) => {
     o(`${i} was left out: ${t?.found ?? "it cannot be read"}`);
     return null;
    }));
    if (t === null) continue;
    const c = await t.directory.has(h.y6) ? [ i ] : await subdirectories(t, i);
    for (const u of c) {
     const c = u === i ? t : await (0, f.un)((0, s.resolve)(e, u), o, n);
     const l = await c.lastRun();
     if (l !== null) a.push({
      path: u,
      state: c,
      run: l
     }); else if (await (0, g.nz)(c.directory, h.y6, v)) {
      r = true;
      o(`${u} was left out: it was not written with this resume-key`);
     } else o(`${u} was left out: it is not the state of a batch`);
    }
   }
   if (a.length === 0) throw nothingFound(t, r);
   n === null && await warnWithoutKey(a, o);
   return a;
  }
  function nothingFound(t, e) {
   const n = e ? {
    message: "these directories were not written with this resume-key",
    hint: "use the same resume-key in the steps run, shard and merge"
   } : {
    message: "these directories do not contain the state of a batch",
    hint: "name the state directories of the shards, or the directory that their artifacts were downloaded to"
   };
   return new p.yo({
    code: "state-unusable",
    location: t.join(", "),
    ...n
   });
  }
  async function warnWithoutKey(t, e) {
   for (const {path: n, state: s} of t) {
    if (!await (0, g.dy)(s.directory)) continue;
    e(`${n} was written with a resume-key, but the merge has none: the merged state has no MAC, so a run with the key runs and pays for all jobs again. Use the same resume-key in the merge.`);
    return;
   }
  }
  async function subdirectories({directory: t}, e) {
   const n = await t.names(".");
   const o = [];
   for (const a of n) await t.has(`${a}/${h.y6}`) && o.push((0, s.join)(e, a));
   return o;
  }
  var $ = n(85783);
  var k = n(63281);
  var S = n(75182);
  var j = n(27607);
  var A = n(46832);
  const I = 1e9;
  async function mergeBatch({from: t, plan: e = null, out: n, key: o = null, storage: a, previous: r, workingDirectory: i = ".", open: l = null}, d) {
   const {hostEnvironment: h, log: p, redact: w} = d;
   const {directory: y, temporary: b} = h;
   const warn = t => p.warning(w(t));
   const g = await findShardStates(t, {
    directory: y,
    key: o
   }, warn);
   const v = e === null ? await planOf(g) : (0, u.vS)(e, await (0, $.$)(e, y));
   const S = await (0, c.t)(v, g);
   for (const t of S.notices) p.info(w(t));
   for (const t of S.problems) warn(t);
   const j = {
    path: n === null ? (0, f.K0)(y, v.name) : (0, s.resolve)(y, n),
    root: n === null ? y : null,
    name: v.name
   };
   const A = (0, s.resolve)(y, i);
   return await (0, m.R)({
    ...j,
    key: o,
    temporary: b,
    previous: r,
    onNotice: warn
   }, await (0, k.G)(a, {
    name: v.name,
    workspace: A,
    isShard: false
   }, d), async t => {
    const e = {
     plan: v,
     found: g,
     state: t,
     ...S
    };
    return await write(e, l, d);
   });
  }
  async function planOf(t) {
   for (const {path: e, state: n} of t.toSorted((t, e) => e.run.attempt - t.run.attempt)) {
    const t = await n.directory.read("plan.json", I).catch((0, p.j6)(y.k, () => null));
    if (t !== null) return (0, u.vS)((0, s.join)(e, "plan.json"), t);
   }
   throw new p.yo({
    code: "batch-plan",
    location: t[0]?.path ?? "",
    message: "none of these directories contains a plan that can be used",
    hint: "keep the file plan.json of each state directory, and use the same resume-key in all steps"
   });
  }
  const R = {
   kind: "open",
   reason: ""
  };
  async function write(t, e, s) {
   const {plan: r, state: i, jobs: c, problems: f} = t;
   const {redact: h, log: m} = s;
   const p = [];
   for (const [t, e] of r.jobs.entries()) {
    const n = c[t];
    const s = await (n?.source?.state.record(e)) ?? null;
    s !== null && n?.source !== void 0 && n.source !== null && await copy(s, n.source, i);
    const o = n?.state ?? R;
    p.push((0, d.h5)(o.kind, (0, l.S)(e, o, s)));
   }
   for (const e of await mergeDeliveries(t.found, i)) m.warning(h((0, a.l_)(e)));
   const y = await (0, o.L)(i.directory, r.jobs, {
    now: w.m.now()
   });
   y !== null && m.warning(y);
   await (0, j.E)(r.jobs, {
    ...s,
    state: i
   });
   const g = mergedTotals(t, p);
   await (0, u.hp)(i.directory, r);
   const v = mergedRun(t, g);
   await i.saveRun(v);
   const rowOf = async (t, e) => {
    const n = await i.record(e);
    return {
     row: (0, l.S)(e, c[t]?.state ?? R, n),
     record: n
    };
   };
   const $ = {
    totals: g,
    jobs: r.jobs,
    figures: p,
    rowOf: rowOf
   };
   const openAll = async () => {
    if (e === null) return S.P;
    const {openMergedPullRequests: o} = await Promise.all([ n.e(4389), n.e(3101), n.e(3681), n.e(8347), n.e(8414) ]).then(n.bind(n, 76033));
    return await o(t, e, s);
   };
   const save = async t => await i.saveRun({
    ...v,
    pullRequests: t
   });
   const k = {
    directory: i.directory,
    redact: h,
    save: save
   };
   const {summary: I, failsRun: O, ...M} = await (0, A.T)(openAll, $, k);
   await (0, b.o)(I, s);
   return {
    exitCode: f.length > 0 ? 2 : (0, d.J1)(g.conclusion, O),
    value: null,
    ...M
   };
  }
  function mergedTotals({plan: t, found: e, problems: n}, s) {
   const o = latestRuns(t, e);
   const [a] = o;
   const r = (0, d.vA)(t.jobs, s, {
    name: t.name,
    planId: t.planId,
    minPassRate: a?.minPassRate ?? 1,
    atLeast: t => a?.atLeast[t] ?? 1,
    early: {
     cancelled: null,
     fatal: null,
     costReached: (0, d.$l)(o)
    },
    otherUsd: (0, d.mt)(runsOf(t, e))
   });
   if (n.length === 0) return r;
   return {
    ...r,
    conclusion: "incomplete",
    reason: `The merge is not complete: ${n.join("; ")}.`
   };
  }
  function runsOf({planId: t}, e) {
   return e.map(({run: t}) => t).filter(e => e.planId === t);
  }
  function latestRuns(t, e) {
   const n = new Map;
   for (const s of runsOf(t, e)) (n.get(s.shard)?.attempt ?? 0) < s.attempt && n.set(s.shard, s);
   return [ ...n.values() ];
  }
  async function copy(t, e, n) {
   const {key: s, transcriptPath: o} = t;
   const a = e.state.directory;
   if (a.path === n.directory.path) return;
   for (const e of [ o, t.hasTree ? `trees/${s}.json` : null ]) {
    const t = e === null ? null : await a.read(e, I);
    e !== null && t !== null && await n.directory.write(e, t);
   }
   await n.save(t, null);
  }
  function mergedRun({plan: t, found: e, jobs: n}, s) {
   const o = runsOf(t, e);
   const a = latestRuns(t, e);
   const r = t.jobs.flatMap(({slot: t}, e) => {
    const s = n[e]?.state;
    return s?.kind === "deferred" ? [ [ t, s.reason ] ] : [];
   });
   const i = new Map(r);
   const c = a[0] ?? e[0]?.run;
   if (c === void 0) throw new Error("a merge without states");
   return {
    ...c,
    planId: t.planId,
    shard: null,
    attempt: Math.max(...e.map(({run: t}) => t.attempt)),
    startedAt: o.map(({startedAt: t}) => t).toSorted()[0] ?? c.startedAt,
    endedAt: o.flatMap(({endedAt: t}) => t ?? []).toSorted().at(-1) ?? null,
    conclusion: s.conclusion,
    reason: s.reason,
    deferred: [ ...new Set(a.flatMap(t => t.deferred)) ].filter(t => i.has(t)),
    ...(0, h.pB)(i),
    waiting: [ ...new Set(a.flatMap(({waiting: t = []}) => t)) ],
    parked: [ ...new Set(a.flatMap(({parked: t}) => t)) ],
    otherUsd: (0, d.mt)(o),
    problems: Object.fromEntries(a.flatMap(({problems: t = {}}) => Object.entries(t))),
    pullRequests: []
   };
  }
 }),
 26803: (function(t, e, n) {
  n.d(e, {
   $h: () => unknownReason,
   ID: () => answersNotice,
   Jn: () => answerReason,
   L$: () => submissionNotice,
   l_: () => mergedNotice
  });
  var s = n(54539);
  const o = "use the resume-key with which it was written";
  function submissionNotice({name: t, problem: e}) {
   return `${t} of the state directory cannot be used, because ${e}. Which requests it has sent is unknown, so no job is sent to a batch API: ${o}, or delete it to send its requests again and pay for them again.`;
  }
  function unknownReason(t) {
   const [e] = t;
   if (e === void 0) return null;
   const n = t.slice(0, a).map(({name: t}) => t);
   const r = t.length > a ? ` and ${(0, s.B4)(t.length - a, "more file")}` : "";
   return `it may be at the batch API already: ${n.join(", ")}${r} cannot be used (${e.problem}); ${o}, or delete the file to send it again`;
  }
  const a = 3;
  function answerReason({name: t, problem: e}) {
   return `its answer in ${t} cannot be used (${e}); ${o}, or delete the file to send it again`;
  }
  function answersNotice(t) {
   const [e] = t;
   if (e === void 0) return null;
   const n = (0, s.B4)(t.length, "stored answer");
   return `The state directory has ${n} of a batch API that cannot be used, such as ${e.name}, because ${e.problem}. Nothing is sent again for them: use the resume-key with which they were written, or delete them to pay for them again.`;
  }
  function mergedNotice({name: t, problem: e}) {
   return `${t} cannot be used, because ${e}. The merged state keeps it, so the next run does not send its requests again, which may be paid for: ${o}, or delete it from the merged state to pay for it again.`;
  }
 }),
 74603: (function(t, e, n) {
  n.d(e, {
   t: () => mergeStates
  });
  var s = n(54539);
  var o = n(47613);
  async function mergeStates(t, e) {
   const n = e.filter(({run: e}) => e.planId === t.planId);
   const s = Math.max(0, ...n.map(({run: t}) => t.attempt));
   const o = e.filter(({run: e}) => e.planId !== t.planId);
   const a = o.filter(({run: t}) => t.attempt < s).toSorted((t, e) => e.run.attempt - t.run.attempt);
   const r = new Set;
   const i = leftOut(t, o.filter(t => !a.includes(t)));
   const c = new Set;
   const u = new Map;
   const l = new Map(n.map(({run: t}) => [ t, {
    parked: new Set(t.parked),
    deferred: new Set(t.deferred)
   } ]));
   let d = 0;
   const f = [];
   for (const e of t.jobs) {
    const t = n.filter(({run: t}) => isOfShard(t, e)).toSorted((t, e) => e.run.attempt - t.run.attempt);
    const s = await choose(e, t);
    const o = s.record === null ? {
     ...s,
     ...await successIn(a, e)
    } : s;
    o.source !== null && a.includes(o.source) && r.add(o.source);
    o.isConflict && (d += 1);
    o.replaces !== null && c.add(o.replaces);
    const i = stateOf(e, {
     sources: t,
     slots: l
    }, o);
    i.kind !== "open" && i.kind !== "missing" || u.set(e.shard, (u.get(e.shard) ?? 0) + 1);
    f.push({
     state: i,
     source: o.source
    });
   }
   i.push(...missingProblems(t, n, u));
   d > 0 && i.push((d === 1 ? "1 job has" : `${String(d)} jobs have`) + " two different results of the same attempt; the first one was taken");
   const h = leftOut(t, a.filter(t => !r.has(t)));
   return {
    jobs: f,
    problems: i,
    notices: [ ...c, ...h, ...[ ...r ].map(usedNotice) ]
   };
  }
  function leftOut({planId: t}, e) {
   return e.map(({path: e, run: n}) => `${e} was left out: it has the plan ${n.planId}, not ${t}`);
  }
  function usedNotice({path: t, run: e}) {
   return `${t} has another plan (${e.planId}): its results with the same key are used for jobs without a later one`;
  }
  async function successIn(t, e) {
   for (const n of t) {
    const t = await n.state.record(e);
    if (t?.conclusion === "success") return {
     source: n,
     record: t
    };
   }
   return {};
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
    const {attempt: o, shard: a} = s.run;
    if (o === n.source?.run.attempt) return {
     ...n,
     isConflict: true
    };
    const r = a === null ? "the batch" : `shard ${a}`;
    const i = String(n.source?.run.attempt ?? 0);
    return {
     ...n,
     replaces: `attempt ${i} of ${r} replaces attempt ${String(o)}`
    };
   }
   return n;
  }
  function isSame(t, e) {
   const essential = ({endedAt: t, durationMs: e, transcriptPath: n, ...s}) => JSON.stringify(s);
   return essential(t) === essential(e);
  }
  function stateOf(t, {sources: e, slots: n}, {record: s, source: a}) {
   const [r] = e;
   const i = s?.evaluationDigest === t.evaluationDigest;
   const c = s?.conclusion === "success" && i && a !== r;
   const u = r === void 0 ? void 0 : n.get(r.run);
   if (u?.parked.has(t.slot) === true && s !== null) return {
    kind: "parked"
   };
   if (r !== void 0 && u?.deferred.has(t.slot) === true && !c) return {
    kind: "deferred",
    reason: reasonIn(r.run, t)
   };
   if (s?.conclusion === "success" && !i) return {
    kind: "open",
    reason: "The run ended before its answer was scored again."
   };
   const l = r?.run.problems?.[t.slot];
   const d = s === null || !e.some(({run: t}) => (0, o.qX)(s, t));
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
  function reasonIn({deferredReason: t, otherReasons: e = {}}, {slot: n}) {
   return e[n] ?? (t || "the run ended early");
  }
  function missingProblems({shards: t}, e, n) {
   return [ ...n ].map(([n, s]) => {
    const o = s === 1 ? "1 job has" : `${String(s)} jobs have`;
    if (t === 1) return `${o} no result`;
    const a = e.filter(({run: t}) => t.shard === null || t.shard.startsWith(`${String(n)}/`));
    const r = a.length === 0 ? "its state directory is missing" : whyIncomplete(a, s);
    return `${o} no result: shard ${String(n)} of ${String(t)}: ${r}`;
   });
  }
  function whyIncomplete(t, e) {
   const n = t.toSorted((t, e) => e.run.attempt - t.run.attempt)[0];
   if (n === void 0 || n.run.endedAt === null) return "it was killed before it ended";
   const {conclusion: o, reason: a} = n.run;
   if (o === "success") return `${(0, s.ZV)(e)} of its results cannot be used`;
   return `it ended as ${o ?? "unknown"}: ${a.replace(/\.$/, "")}`;
  }
 })
};
