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
   const s = (0, i.oo)(e.directory);
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
  var d = n(88510);
  var f = n(30227);
  var h = n(50274);
  var m = n(18637);
  var p = n(39035);
  var w = n(66388);
  var y = n(42357);
  var b = n(73948);
  var g = n(72443);
  var v = n(62103);
  var $ = n(98058);
  const k = 64e6;
  async function findShardStates(t, {directory: e, key: n, shards: o}, a) {
   const r = [];
   let i = false;
   for (const o of t) {
    const t = await (0, m.un)((0, s.resolve)(e, o), a, n).catch((0, y.j6)(y.yo, ({diagnostics: [t]}) => {
     a(`${o} was left out: ${t?.found ?? "it cannot be read"}`);
     return null;
    }));
    if (t === null) continue;
    const c = await t.directory.has(p.y6) ? [ o ] : await subdirectories(t, o);
    for (const u of c) {
     const c = u === o ? t : await (0, m.un)((0, s.resolve)(e, u), a, n);
     const l = await c.lastRun();
     if (l !== null) r.push({
      path: u,
      state: c,
      run: l
     }); else if (await (0, $.nz)(c.directory, p.y6, k)) {
      i = true;
      a(`${u} was left out: it was not written with this resume-key`);
     } else a(`${u} was left out: it is not the state of a batch`);
    }
   }
   if (r.length === 0) throw nothingFound(t, {
    hasOtherKey: i,
    shards: o
   });
   n === null && await warnWithoutKey(r, a);
   return r;
  }
  function nothingFound(t, {hasOtherKey: e, shards: n}) {
   const s = e ? {
    message: "these directories were not written with this resume-key",
    hint: "use the same resume-key in the steps run, shard and merge"
   } : {
    message: "these directories do not contain the state of a batch",
    ...n === null ? {} : {
     found: "no results of " + (n === 1 ? "the only shard" : `the ${String(n)} shards of the plan`)
    },
    hint: "name the state directories of the shards, or the directory that their artifacts were downloaded to; if no shard has uploaded its state, run the shards again (on GitHub: Re-run failed jobs)"
   };
   return new y.yo({
    code: "state-unusable",
    location: t.join(", "),
    ...s
   });
  }
  async function warnWithoutKey(t, e) {
   for (const {path: n, state: s} of t) {
    if (!await (0, $.dy)(s.directory)) continue;
    e(`${n} was written with a resume-key, but the merge has none: the merged state has no MAC, so a run with the key runs and pays for all jobs again. Use the same resume-key in the merge.`);
    return;
   }
  }
  async function subdirectories({directory: t}, e) {
   const n = await t.names(".");
   const o = [];
   for (const a of n) await t.has(`${a}/${p.y6}`) && o.push((0, s.join)(e, a));
   return o;
  }
  var j = n(85783);
  var S = n(63281);
  var A = n(75182);
  var I = n(27607);
  var O = n(46832);
  const R = 1e9;
  async function mergeBatch({from: t, plan: e = null, out: n, key: o = null, storage: a, previous: r, workingDirectory: i = ".", open: l = null}, d) {
   const {hostEnvironment: f, log: h, redact: p} = d;
   const {directory: y, temporary: b} = f;
   const warn = t => h.warning(p(t));
   const g = e === null ? null : (0, u.vS)(e, await (0, j.$)(e, y));
   const v = await findShardStates(t, {
    directory: y,
    key: o,
    shards: g?.shards ?? null
   }, warn);
   const $ = g ?? await planOf(v);
   const k = await (0, c.t)($, v);
   for (const t of k.notices) h.info(p(t));
   for (const t of k.problems) warn(t);
   const A = {
    path: n === null ? (0, m.K0)(y, $.name) : (0, s.resolve)(y, n),
    root: n === null ? y : null,
    name: $.name
   };
   const I = (0, s.resolve)(y, i);
   return await (0, w.R)({
    ...A,
    key: o,
    temporary: b,
    previous: r,
    onNotice: warn
   }, await (0, S.G)(a, {
    name: $.name,
    workspace: I,
    isShard: false
   }, d), async t => {
    const e = {
     plan: $,
     found: v,
     state: t,
     ...k
    };
    return await write(e, l, d);
   });
  }
  async function planOf(t) {
   for (const {path: e, state: n} of t.toSorted((t, e) => e.run.attempt - t.run.attempt)) {
    const t = await n.directory.read("plan.json", R).catch((0, y.j6)(g.k, () => null));
    if (t !== null) return (0, u.vS)((0, s.join)(e, "plan.json"), t);
   }
   throw new y.yo({
    code: "batch-plan",
    location: t[0]?.path ?? "",
    message: "none of these directories contains a plan that can be used",
    hint: "keep the file plan.json of each state directory, and use the same resume-key in all steps"
   });
  }
  const M = {
   kind: "open",
   reason: ""
  };
  async function write(t, e, s) {
   const {plan: r, state: i, jobs: c, problems: f} = t;
   const {redact: m, log: p} = s;
   const w = [];
   for (const [t, e] of r.jobs.entries()) {
    const n = c[t];
    const s = await (n?.source?.state.record(e)) ?? null;
    s !== null && n?.source !== void 0 && n.source !== null && await copy(s, n.source, i);
    const o = n?.state ?? M;
    w.push((0, h.h5)(o.kind, (0, l.S)(e, o, s)));
   }
   for (const e of await mergeDeliveries(t.found, i)) p.warning(m((0, a.l_)(e)));
   const y = await (0, o.L)(i.directory, r.jobs, {
    now: b.m.now()
   });
   y !== null && p.warning(y);
   await (0, I.E)(r.jobs, {
    ...s,
    state: i
   });
   const g = mergedTotals(t, w);
   await (0, u.hp)(i.directory, r);
   const $ = mergedRun(t, g);
   await i.saveRun($);
   const rowOf = async (t, e) => {
    const n = await i.record(e);
    return {
     row: (0, l.S)(e, c[t]?.state ?? M, n),
     record: n
    };
   };
   const k = (0, d.Jo)((0, d.c1)(r.jobs, w, {
    atLeast: t => $.atLeast[t] ?? 1
   }));
   const j = {
    totals: g,
    jobs: r.jobs,
    figures: w,
    tolerated: k,
    rowOf: rowOf
   };
   const openAll = async () => {
    if (e === null) return A.P;
    const {openMergedPullRequests: o} = await Promise.all([ n.e(8541), n.e(3681), n.e(1963), n.e(8414) ]).then(n.bind(n, 76033));
    return await o(t, e, s);
   };
   const save = async t => await i.saveRun({
    ...$,
    ...t
   });
   const S = {
    directory: i.directory,
    redact: m,
    save: save
   };
   const {written: {summary: R, ...U}, exitCode: N} = await (0, O.T)(openAll, j, S);
   await (0, v.o)(R, s);
   return {
    exitCode: f.length > 0 ? 2 : N,
    value: null,
    ...U
   };
  }
  function mergedTotals(t, e) {
   const {plan: n, found: s, problems: o} = t;
   const a = latestRuns(n, s);
   const r = a[0] ?? s[0]?.run;
   const i = (0, h.vA)(n.jobs, e, {
    name: n.name,
    planId: n.planId,
    minPassRate: r?.minPassRate ?? 1,
    awaitsAnswers: r?.awaitsAnswers === true,
    atLeast: t => r?.atLeast[t] ?? 1,
    early: {
     cancelled: null,
     fatal: null,
     costReached: (0, h.$l)(a)
    },
    otherUsd: otherUsd(t)
   });
   if (o.length === 0) return i;
   const c = e.some(({state: t}) => t === "missing" || t === "open");
   const u = `The merge is not complete: ${o.join("; ")}.${c ? U : ""}`;
   return {
    ...i,
    conclusion: "incomplete",
    reason: u
   };
  }
  const U = " Run these shards again (on GitHub: Re-run failed jobs), then the merge.";
  function runsOf({planId: t}, e) {
   return e.map(({run: t}) => t).filter(e => e.planId === t);
  }
  function otherUsd({plan: t, found: e, replacedUsd: n}) {
   const s = new Map;
   for (const n of runsOf(t, e).toSorted((t, e) => t.attempt - e.attempt)) s.set(JSON.stringify([ n.shard, n.startedAt ]), n);
   return (0, f.e)([ (0, h.mt)([ ...s.values() ]), n ]);
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
    const t = e === null ? null : await a.read(e, R);
    e !== null && t !== null && await n.directory.write(e, t);
   }
   await n.save(t, null);
  }
  function mergedRun(t, e) {
   const {plan: n, found: s, jobs: o} = t;
   const a = runsOf(n, s);
   const r = latestRuns(n, s);
   const i = n.jobs.flatMap(({slot: t}, e) => {
    const n = o[e]?.state;
    return n?.kind === "deferred" ? [ [ t, n.reason ] ] : [];
   });
   const c = new Map(i);
   const u = r[0] ?? s[0]?.run;
   if (u === void 0) throw new Error("a merge without states");
   return {
    ...u,
    planId: n.planId,
    shard: null,
    attempt: Math.max(...s.map(({run: t}) => t.attempt)),
    startedAt: a.map(({startedAt: t}) => t).toSorted()[0] ?? u.startedAt,
    endedAt: (a.length === 0 ? [ u ] : a).flatMap(({endedAt: t}) => t ?? []).toSorted().at(-1) ?? null,
    conclusion: e.conclusion,
    reason: e.reason,
    deferred: [ ...new Set(r.flatMap(t => t.deferred)) ].filter(t => c.has(t)),
    ...(0, p.pB)(c),
    waiting: [ ...new Set(r.flatMap(({waiting: t = []}) => t)) ],
    parked: [ ...new Set(r.flatMap(({parked: t}) => t)) ],
    otherUsd: otherUsd(t),
    problems: Object.fromEntries(r.flatMap(({problems: t = {}}) => Object.entries(t))),
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
  var o = n(30227);
  var a = n(47613);
  async function mergeStates(t, e) {
   const n = e.filter(({run: e}) => e.planId === t.planId);
   const s = Math.max(0, ...n.map(({run: t}) => t.attempt));
   const a = e.filter(({run: e}) => e.planId !== t.planId);
   const r = a.filter(({run: t}) => n.length === 0 || t.attempt < s).toSorted((t, e) => e.run.attempt - t.run.attempt);
   const i = new Set;
   const c = leftOut(t, a.filter(t => !r.includes(t)));
   const u = new Set;
   const l = new Map;
   const d = new Map(n.map(({run: t}) => [ t, {
    parked: new Set(t.parked),
    deferred: new Set(t.deferred)
   } ]));
   const f = [];
   let h = 0;
   const m = [];
   for (const e of t.jobs) {
    const t = n.filter(({run: t}) => isOfShard(t, e)).toSorted((t, e) => e.run.attempt - t.run.attempt);
    const s = await choose(e, t);
    const o = s.record === null ? {
     ...s,
     ...await successIn(r, e)
    } : s;
    o.source !== null && r.includes(o.source) && i.add(o.source);
    o.isConflict && (h += 1);
    o.replaces !== null && u.add(o.replaces);
    const a = stateOf(e, {
     sources: t,
     slots: d
    }, o);
    a.kind !== "open" && a.kind !== "missing" || l.set(e.shard, (l.get(e.shard) ?? 0) + 1);
    m.push({
     state: a,
     source: o.source
    });
    t.length > 1 && f.push(await unusedUsd(e, t, a.kind === "ended" ? o : null));
   }
   c.push(...missingProblems(t, n, l));
   h > 0 && c.push((h === 1 ? "1 job has" : `${String(h)} jobs have`) + " two different results of the same attempt; the first one was taken");
   const p = leftOut(t, r.filter(t => !i.has(t)));
   n.length === 0 && c.push(...p.splice(0));
   return {
    jobs: m,
    problems: c,
    notices: [ ...u, ...p, ...[ ...i ].map(usedNotice) ],
    replacedUsd: (0, o.e)(f)
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
     replaces: `${r}: results of the later attempt (${i}) replace those of the earlier one (${String(o)})`
    };
   }
   return n;
  }
  async function unusedUsd(t, e, n) {
   const s = new Map;
   const r = new Set;
   for (const {state: n, run: i} of e) {
    const e = await n.record(t);
    if (e === null || !(0, a.qX)(e, i) || r.has(i.startedAt)) continue;
    r.add(i.startedAt);
    s.set(e.endedAt, (0, o.e)([ e.costUsd, e.scoringUsd ?? 0 ]));
   }
   s.delete(n?.record?.endedAt ?? "");
   return (0, o.e)(s.values());
  }
  function isSame(t, e) {
   const essential = ({endedAt: t, scoredAt: e, durationMs: n, transcriptPath: s, ...o}) => JSON.stringify(o);
   return essential(t) === essential(e);
  }
  function stateOf(t, {sources: e, slots: n}, {record: s, source: o}) {
   const [r] = e;
   const i = s?.evaluationDigest === t.evaluationDigest;
   const c = s?.conclusion === "success" && i && o !== r;
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
   const d = s === null || !e.some(({run: t}) => (0, a.qX)(s, t));
   if (s !== null && d && s.conclusion !== "success" && !(0, a.lE)(s)) return {
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
   const count = t => `${(0, s.B4)(t, "job has", "jobs have")} no result`;
   if (t === 1) return [ ...n.values() ].map(count);
   const o = new Map;
   for (const [t, s] of [ ...n ].toSorted(([t], [e]) => t - e)) {
    const n = e.filter(({run: e}) => e.shard === null || e.shard.startsWith(`${String(t)}/`));
    const a = n.length === 0 ? "state directory missing" : whyIncomplete(n, s);
    const r = o.get(a) ?? {
     shards: [],
     jobs: 0
    };
    r.shards.push(t);
    o.set(a, {
     ...r,
     jobs: r.jobs + s
    });
   }
   return [ ...o ].map(([e, n]) => {
    const s = `${n.shards.length === 1 ? "shard" : "shards"} ${n.shards.join(", ")} of ${String(t)}`;
    return `${count(n.jobs)}: ${s}: ${e}`;
   });
  }
  function whyIncomplete(t, e) {
   const n = t.toSorted((t, e) => e.run.attempt - t.run.attempt)[0];
   if (n === void 0 || n.run.endedAt === null) return "killed before the end";
   const {conclusion: o, reason: a} = n.run;
   if (o === "success") return `${(0, s.ZV)(e)} of the results cannot be used`;
   return `ended as ${o ?? "unknown"}: ${a.replace(/\.$/, "")}`;
  }
 })
};
