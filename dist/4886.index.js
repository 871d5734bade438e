"use strict";

exports.id = 4886;

exports.ids = [ 4886 ];

exports.modules = {
 34886: (function(t, e, n) {
  n.d(e, {
   mergeBatch: () => mergeBatch
  });
  var s = n(76760);
  var a = n(860);
  async function mergeDeliveries(t, e) {
   const n = (0, a.b)(e.directory);
   const s = new Set((await e.directory.names("jobs")).map(a.V));
   const hasRecord = t => s.has((0, a.V)(t));
   const r = new Map;
   for (const {state: {directory: s}} of t) {
    const t = (0, a.b)(s);
    for (const e of await t.submissions()) (r.get(e.id)?.batchId ?? null) === null && r.set(e.id, e);
    if (s.path === e.directory.path) continue;
    for (const e of await t.outcomeKeys()) {
     const s = hasRecord(e) ? null : await t.outcome(e);
     s !== null && await n.saveOutcome(e, s);
    }
   }
   for (const t of r.values()) {
    const e = await Promise.all(t.keys.map(async t => !hasRecord(t) && !await n.has(t)));
    e.includes(true) ? await n.update(t) : await n.remove(t);
   }
   const o = t.map(({run: t}) => t.startedAt).toSorted()[0] ?? "";
   for (const t of await n.submissions()) !r.has(t.id) && t.createdAt < o && await n.remove(t);
   for (const t of await n.outcomeKeys()) hasRecord(t) && await n.removeOutcome(t);
  }
  var r = n(74603);
  var o = n(57367);
  var i = n(5335);
  var c = n(50274);
  var u = n(18637);
  var l = n(4562);
  var d = n(42357);
  var f = n(72443);
  var m = n(62103);
  var h = n(39035);
  var p = n(98058);
  const w = 64e6;
  async function findShardStates(t, {directory: e, key: n}, a) {
   const r = [];
   let o = false;
   for (const i of t) {
    const t = await (0, u.un)((0, s.resolve)(e, i), a, n).catch((0, d.j6)(d.yo, ({diagnostics: [t]}) => {
     a(`${i} was left out: ${t?.found ?? "it cannot be read"}`);
     return null;
    }));
    if (t === null) continue;
    const c = await t.directory.has(h.y6) ? [ i ] : await subdirectories(t, i);
    for (const l of c) {
     const c = l === i ? t : await (0, u.un)((0, s.resolve)(e, l), a, n);
     const d = await c.lastRun();
     if (d !== null) r.push({
      path: l,
      state: c,
      run: d
     }); else if (await (0, p.nz)(c.directory, h.y6, w)) {
      o = true;
      a(`${l} was left out: it was not written with this resume-key`);
     } else a(`${l} was left out: it is not the state of a batch`);
    }
   }
   if (r.length === 0) throw nothingFound(t, o);
   n === null && await warnWithoutKey(r, a);
   return r;
  }
  function nothingFound(t, e) {
   const n = e ? {
    message: "these directories were not written with this resume-key",
    hint: "use the same resume-key in the steps run, shard and merge"
   } : {
    message: "these directories do not contain the state of a batch",
    hint: "name the state directories of the shards, or the directory that their artifacts were downloaded to"
   };
   return new d.yo({
    code: "state-unusable",
    location: t.join(", "),
    ...n
   });
  }
  async function warnWithoutKey(t, e) {
   for (const {path: n, state: s} of t) {
    if (!await (0, p.dy)(s.directory)) continue;
    e(`${n} was written with a resume-key, but the merge has none: the merged state has no MAC, so a run with the key runs and pays for all jobs again. Use the same resume-key in the merge.`);
    return;
   }
  }
  async function subdirectories({directory: t}, e) {
   const n = await t.names(".");
   const a = [];
   for (const r of n) await t.has(`${r}/${h.y6}`) && a.push((0, s.join)(e, r));
   return a;
  }
  var y = n(63281);
  var b = n(27607);
  var v = n(46832);
  const g = 1e9;
  async function mergeBatch({from: t, out: e, key: n = null, storage: a, previous: o, workingDirectory: i = ".", open: c = null}, d) {
   const {hostEnvironment: f, log: m, redact: h} = d;
   const {directory: p, temporary: w} = f;
   const warn = t => m.warning(h(t));
   const b = await findShardStates(t, {
    directory: p,
    key: n
   }, warn);
   const v = await planOf(b);
   const g = await (0, r.t)(v, b);
   for (const t of g.notices) m.info(h(t));
   for (const t of g.problems) warn(t);
   const k = {
    path: e === null ? (0, u.K0)(p, v.name) : (0, s.resolve)(p, e),
    root: e === null ? p : null,
    name: v.name
   };
   const j = (0, s.resolve)(p, i);
   return await (0, l.R)({
    ...k,
    key: n,
    temporary: w,
    previous: o,
    onNotice: warn
   }, await (0, y.G)(a, {
    name: v.name,
    workspace: j,
    isShard: false
   }, d), async t => {
    const e = {
     plan: v,
     found: b,
     state: t,
     ...g
    };
    return await write(e, c, d);
   });
  }
  async function planOf(t) {
   for (const {path: e, state: n} of t) {
    const t = await n.directory.read("plan.json", g).catch((0, d.j6)(f.k, () => null));
    if (t !== null) return (0, o.vS)((0, s.join)(e, "plan.json"), t);
   }
   throw new d.yo({
    code: "batch-plan",
    location: t[0]?.path ?? "",
    message: "none of these directories contains a plan that can be used",
    hint: "keep the file plan.json of each state directory, and use the same resume-key in all steps"
   });
  }
  const k = {
   kind: "open",
   reason: ""
  };
  async function write(t, e, s) {
   const {plan: a, state: r, jobs: u, problems: l} = t;
   const {redact: d} = s;
   const f = [];
   for (const [t, e] of a.jobs.entries()) {
    const n = u[t];
    const s = await (n?.source?.state.record(e)) ?? null;
    s !== null && n?.source !== void 0 && n.source !== null && await copy(s, n.source, r);
    const a = n?.state ?? k;
    f.push((0, c.h5)(a.kind, (0, i.S)(e, a, s)));
   }
   await mergeDeliveries(t.found, r);
   await (0, b.E)(a.jobs, {
    ...s,
    state: r
   });
   const h = mergedTotals(t, f);
   await (0, o.hp)(r.directory, a);
   await saveRun(t, h);
   const rowOf = async (t, e) => {
    const n = await r.record(e);
    return {
     row: (0, i.S)(e, u[t]?.state ?? k, n),
     record: n
    };
   };
   const p = {
    totals: h,
    jobs: a.jobs,
    figures: f,
    rowOf: rowOf
   };
   const openAll = async () => {
    if (e === null) return [];
    const {openMergedPullRequests: a} = await Promise.all([ n.e(7291), n.e(5281), n.e(4389), n.e(3101), n.e(3681), n.e(6817), n.e(8414) ]).then(n.bind(n, 76033));
    return await a(t, e, s);
   };
   const {summary: w, ...y} = await (0, v.T)(openAll, p, {
    directory: r.directory,
    redact: d
   });
   await (0, m.o)(w, s);
   return {
    exitCode: l.length > 0 ? 2 : (0, c.J1)(h.conclusion),
    value: null,
    ...y
   };
  }
  function mergedTotals({plan: t, found: e, problems: n}, s) {
   const a = e.map(({run: t}) => t).filter(({planId: e}) => e === t.planId);
   const ended = t => a.find(e => e.conclusion === t)?.reason ?? null;
   const [r] = a;
   const o = (0, c.vA)(t.jobs, s, {
    name: t.name,
    planId: t.planId,
    minPassRate: r?.minPassRate ?? 1,
    atLeast: t => r?.atLeast[t] ?? 1,
    early: {
     cancelled: null,
     fatal: null,
     isCostReached: ended("budget") !== null
    },
    otherUsd: 0
   });
   if (n.length === 0) return o;
   return {
    ...o,
    conclusion: "incomplete",
    reason: `The merge is not complete: ${n.join("; ")}.`
   };
  }
  async function copy(t, e, n) {
   const {key: s, transcriptPath: a} = t;
   const r = e.state.directory;
   if (r.path === n.directory.path) return;
   for (const e of [ a, t.hasTree ? `trees/${s}.json` : null ]) {
    const t = e === null ? null : await r.read(e, g);
    e !== null && t !== null && await n.directory.write(e, t);
   }
   await n.save(t, null);
  }
  async function saveRun({plan: t, found: e, state: n}, s) {
   const [a] = e;
   if (a === void 0) return;
   const r = e.filter(({run: e}) => e.planId === t.planId).map(({run: t}) => t);
   await n.saveRun({
    ...a.run,
    planId: t.planId,
    shard: null,
    attempt: Math.max(...e.map(({run: t}) => t.attempt)),
    startedAt: r.map(({startedAt: t}) => t).toSorted()[0] ?? a.run.startedAt,
    endedAt: r.flatMap(({endedAt: t}) => t ?? []).toSorted().at(-1) ?? null,
    conclusion: s.conclusion,
    reason: s.reason,
    deferred: [ ...new Set(r.flatMap(({deferred: t}) => t)) ],
    parked: [ ...new Set(r.flatMap(({parked: t}) => t)) ]
   });
  }
 }),
 860: (function(t, e, n) {
  n.d(e, {
   V: () => jobPrefixOf,
   b: () => deliveryFilesIn
  });
  var s = n(77598);
  var a = n(94343);
  var r = n(43759);
  var o = n(31734);
  const i = a.YjP().check(r.Fk(/^[0-9a-f]{64}$/));
  const c = a.YjP().check(r.Fk(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?Z$/));
  const u = a.rej({
   formatVersion: a.euz(1),
   id: a.YjP().check(r.Fk(/^[0-9a-f]{32}$/)),
   model: a.YjP().check(r.Eb(1e3)),
   createdAt: c,
   keys: a.YOg(i).check(r.m9(1), r.Eb(1e5)),
   batchId: a.mee(a.YjP().check(r.m9(1), r.Eb(1e3)))
  });
  const jobPrefixOf = t => t.slice(0, 32);
  const l = a.rej({
   formatVersion: a.euz(1),
   key: i,
   outcome: a.gMt("kind", [ a.rej({
    kind: a.euz("answer"),
    body: a.L5J()
   }), a.rej({
    kind: a.euz("error"),
    status: a.Whr().check(r.qm(100), r.Zm(599)),
    body: a.L5J()
   }), a.rej({
    kind: a.euz("expired")
   }) ])
  });
  const d = a.rej({
   formatVersion: a.euz(1),
   requests: a.g1P(a.YjP().check(r.Eb(1e3)), a.Whr().check(r.NC()))
  });
  const f = 2e7;
  const m = 64e6;
  const h = "delivery/limits.json";
  const answerOf = t => `answers/${t}.json`;
  function deliveryFilesIn(t) {
   const nameOf = ({id: t}) => `delivery/${t}.json`;
   const write = (e, n) => t.write(e, `${JSON.stringify(n)}\n`);
   const limits = async () => (await (0, o.h)(t, h, d))?.requests ?? {};
   return {
    submissions: async () => {
     const e = await readSubmissions(t);
     return e.flatMap(t => "value" in t ? [ t.value ] : []).toSorted((t, e) => `${t.createdAt} ${t.id}` < `${e.createdAt} ${e.id}` ? -1 : 1);
    },
    unusableSubmissions: async () => (await readSubmissions(t)).filter(t => "problem" in t),
    intend: async (t, e, n) => {
     const a = {
      formatVersion: 1,
      id: (0, s.randomBytes)(16).toString("hex"),
      model: t,
      createdAt: new Date(n).toISOString(),
      keys: [ ...e ],
      batchId: null
     };
     await write(nameOf(a), a);
     return a;
    },
    update: t => write(nameOf(t), t),
    remove: e => t.remove(nameOf(e)),
    outcome: async e => {
     const n = await (0, o.h)(t, answerOf(e), l, m);
     return n === null || n.key !== e ? null : n.outcome;
    },
    unusableOutcome: e => unusableAnswer(t, e),
    outcomeKeys: async () => (await t.names("answers")).flatMap(t => /^([0-9a-f]{64})\.json$/.exec(t)?.[1] ?? []),
    has: e => t.has(answerOf(e)),
    saveOutcome: (t, e) => write(answerOf(t), {
     formatVersion: 1,
     key: t,
     outcome: e
    }),
    removeOutcome: e => t.remove(answerOf(e)),
    limit: async t => {
     const e = await limits();
     return Object.hasOwn(e, t) ? e[t] ?? null : null;
    },
    saveLimit: async (t, e) => {
     await write(h, {
      formatVersion: 1,
      requests: {
       ...await limits(),
       [t]: e
      }
     });
    }
   };
  }
  async function readSubmissions(t) {
   const e = (await t.names("delivery")).filter(t => /^[0-9a-f]{32}\.json$/.test(t));
   const n = e.map(t => `delivery/${t}`);
   const read = async e => {
    const n = await (0, o.R)(t, e, u, f);
    return n === null ? [] : [ {
     name: e,
     ...n
    } ];
   };
   return (await Promise.all(n.map(read))).flat();
  }
  async function unusableAnswer(t, e) {
   const n = answerOf(e);
   const s = await (0, o.R)(t, n, l, m);
   if (s === null || "value" in s && s.value.key === e) return null;
   return {
    name: n,
    problem: "problem" in s ? s.problem : "it was written for another request"
   };
  }
 }),
 74603: (function(t, e, n) {
  n.d(e, {
   t: () => mergeStates
  });
  var s = n(54539);
  async function mergeStates(t, e) {
   const n = foreignProblems(t, e);
   const s = e.filter(({run: e}) => e.planId === t.planId);
   const a = new Set;
   const r = new Map;
   let o = 0;
   const i = [];
   for (const e of t.jobs) {
    const n = s.filter(({run: t}) => isOfShard(t, e)).toSorted((t, e) => e.run.attempt - t.run.attempt);
    const c = await choose(e, n);
    c.isConflict && (o += 1);
    c.replaces !== null && a.add(c.replaces);
    const u = stateOf(e, t, n, c);
    u.kind === "open" && r.set(e.shard, (r.get(e.shard) ?? 0) + 1);
    i.push({
     state: u,
     source: c.source
    });
   }
   n.push(...missingProblems(t, s, r));
   o > 0 && n.push((o === 1 ? "1 job has" : `${String(o)} jobs have`) + " two different results of the same attempt; the first one was taken");
   return {
    jobs: i,
    problems: n,
    notices: [ ...a ]
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
    const {attempt: a, shard: r} = s.run;
    if (a === n.source?.run.attempt) return {
     ...n,
     isConflict: true
    };
    const o = r === null ? "the batch" : `shard ${r}`;
    const i = String(n.source?.run.attempt ?? 0);
    return {
     ...n,
     replaces: `attempt ${i} of ${o} replaces attempt ${String(a)}`
    };
   }
   return n;
  }
  function isSame(t, e) {
   const essential = ({endedAt: t, durationMs: e, transcriptPath: n, ...s}) => JSON.stringify(s);
   return essential(t) === essential(e);
  }
  function stateOf(t, e, n, {record: s}) {
   const [a] = n;
   if (a?.run.parked.includes(t.slot) === true && s !== null) return {
    kind: "parked"
   };
   if (a?.run.deferred.includes(t.slot) === true) return {
    kind: "deferred",
    reason: a.run.deferredReason || "the run ended early"
   };
   const isOfRun = ({planId: t, endedAt: s}) => t === e.planId && n.some(({run: t}) => t.startedAt <= s);
   if (s !== null) return {
    kind: "ended",
    isReused: !isOfRun(s)
   };
   return {
    kind: "open",
    reason: "Missing: no state directory has a result of this job."
   };
  }
  function missingProblems({shards: t}, e, n) {
   return [ ...n ].map(([n, s]) => {
    const a = s === 1 ? "1 job has" : `${String(s)} jobs have`;
    if (t === 1) return `${a} no result`;
    const r = e.filter(({run: t}) => t.shard === null || t.shard.startsWith(`${String(n)}/`));
    const o = r.length === 0 ? "its state directory is missing" : whyIncomplete(r, s);
    return `${a} no result: shard ${String(n)} of ${String(t)}: ${o}`;
   });
  }
  function whyIncomplete(t, e) {
   const n = t.toSorted((t, e) => e.run.attempt - t.run.attempt)[0];
   if (n === void 0 || n.run.endedAt === null) return "it was killed before it ended";
   const {conclusion: a, reason: r} = n.run;
   if (a === "success") return `${(0, s.Z)(e)} of its results cannot be used`;
   return `it ended as ${a ?? "unknown"}: ${r.replace(/\.$/, "")}`;
  }
 })
};
