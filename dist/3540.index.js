"use strict";

exports.id = 3540;

exports.ids = [ 3540 ];

exports.modules = {
 13540: (function(t, e, n) {
  n.d(e, {
   mergeBatch: () => mergeBatch
  });
  var o = n(76760);
  var a = n(860);
  async function mergeDeliveries(t, e) {
   const n = (0, a.b)(e.directory);
   const o = new Set((await e.directory.names("jobs")).map(a.V));
   const hasRecord = t => o.has((0, a.V)(t));
   const r = new Map;
   for (const {state: {directory: o}} of t) {
    const t = (0, a.b)(o);
    for (const e of await t.submissions()) (r.get(e.id)?.batchId ?? null) === null && r.set(e.id, e);
    if (o.path === e.directory.path) continue;
    for (const e of await t.outcomeKeys()) {
     const o = hasRecord(e) ? null : await t.outcome(e);
     o !== null && await n.saveOutcome(e, o);
    }
   }
   for (const t of r.values()) {
    const e = await Promise.all(t.keys.map(async t => !hasRecord(t) && !await n.has(t)));
    e.includes(true) ? await n.update(t) : await n.remove(t);
   }
   const s = t.map(({run: t}) => t.startedAt).toSorted()[0] ?? "";
   for (const t of await n.submissions()) !r.has(t.id) && t.createdAt < s && await n.remove(t);
   for (const t of await n.outcomeKeys()) hasRecord(t) && await n.removeOutcome(t);
  }
  var r = n(74603);
  var s = n(57367);
  var c = n(5335);
  var i = n(50274);
  var l = n(34377);
  var u = n(39035);
  var d = n(4562);
  var f = n(42357);
  var m = n(72443);
  var h = n(62103);
  var p = n(63281);
  var w = n(27607);
  var y = n(46832);
  const v = 1e9;
  async function mergeBatch({from: t, out: e, key: a = null, storage: s, previous: c, workingDirectory: i = ".", open: u = null}, f) {
   const {hostEnvironment: m, log: h, redact: w} = f;
   const {directory: y, temporary: v} = m;
   const warn = t => h.warning(w(t));
   const b = await findStates(t, {
    directory: y,
    key: a
   }, warn);
   const k = await planOf(b);
   const g = await (0, r.t)(k, b);
   for (const t of g.notices) h.info(w(t));
   for (const t of g.problems) warn(t);
   const j = {
    path: e === null ? (0, l.K0)(y, k.name) : (0, o.resolve)(y, e),
    root: e === null ? y : null,
    name: k.name
   };
   const $ = (0, o.resolve)(y, i);
   return await (0, d.R)({
    ...j,
    key: a,
    temporary: v,
    previous: c,
    onNotice: warn
   }, await (0, p.G)(s, {
    name: k.name,
    workspace: $,
    isShard: false
   }, f), async t => {
    const e = {
     plan: k,
     found: b,
     state: t,
     ...g
    };
    const o = await write(e, f);
    if (u !== null) {
     const {openMergedPullRequests: t} = await Promise.all([ n.e(7291), n.e(5281), n.e(4389), n.e(3101), n.e(3681), n.e(6965), n.e(8414) ]).then(n.bind(n, 76033));
     await t(e, u, f);
    }
    return o;
   });
  }
  async function findStates(t, {directory: e, key: n}, a) {
   const r = [];
   for (const s of t) {
    const t = await (0, l.un)((0, o.resolve)(e, s), a, n).catch((0, f.j6)(f.yo, ({diagnostics: [t]}) => {
     a(`${s} was left out: ${t?.found ?? "it cannot be read"}`);
     return null;
    }));
    if (t === null) continue;
    const c = await t.directory.has(u.y6) ? [ s ] : await subdirectories(t, s);
    for (const i of c) {
     const c = i === s ? t : await (0, l.un)((0, o.resolve)(e, i), a, n);
     const u = await c.lastRun();
     u === null ? a(`${i} was left out: it is not the state of a batch`) : r.push({
      path: i,
      state: c,
      run: u
     });
    }
   }
   if (r.length > 0) return r;
   throw new f.yo({
    code: "state-unusable",
    location: t.join(", "),
    message: "these directories do not contain the state of a batch",
    hint: "name the state directories of the shards, or the directory that their artifacts were downloaded to"
   });
  }
  async function subdirectories({directory: t}, e) {
   const n = await t.names(".");
   const a = [];
   for (const r of n) await t.has(`${r}/${u.y6}`) && a.push((0, o.join)(e, r));
   return a;
  }
  async function planOf(t) {
   for (const {path: e, state: n} of t) {
    const t = await n.directory.read("plan.json", v).catch((0, f.j6)(m.k, () => null));
    if (t !== null) return (0, s.vS)((0, o.join)(e, "plan.json"), t);
   }
   throw new f.yo({
    code: "batch-plan",
    location: t[0]?.path ?? "",
    message: "none of these directories contains a plan that can be used",
    hint: "keep the file plan.json of each state directory, and use the same resume-key in all steps"
   });
  }
  const b = {
   kind: "open",
   reason: ""
  };
  async function write(t, e) {
   const {plan: n, state: o, jobs: a, problems: r} = t;
   const {redact: l} = e;
   const u = [];
   for (const [t, e] of n.jobs.entries()) {
    const n = a[t];
    const r = await (n?.source?.state.record(e)) ?? null;
    r !== null && n?.source !== void 0 && n.source !== null && await copy(r, n.source, o);
    const s = n?.state ?? b;
    u.push((0, i.h5)(s.kind, (0, c.S)(e, s, r)));
   }
   await mergeDeliveries(t.found, o);
   await (0, w.E)(n.jobs, {
    ...e,
    state: o
   });
   const d = mergedTotals(t, u);
   await (0, s.hp)(o.directory, n);
   await saveRun(t, d);
   const rowOf = async (t, e) => {
    const n = await o.record(e);
    return {
     row: (0, c.S)(e, a[t]?.state ?? b, n),
     record: n
    };
   };
   const f = {
    totals: d,
    jobs: n.jobs,
    figures: u,
    rowOf: rowOf
   };
   const {summary: m, ...p} = await (0, y.L)(f, {
    directory: o.directory,
    redact: l
   });
   await (0, h.o)(m, e);
   return {
    exitCode: r.length > 0 ? 2 : (0, i.J1)(d.conclusion),
    value: null,
    ...p
   };
  }
  function mergedTotals({plan: t, found: e, problems: n}, o) {
   const a = e.map(({run: t}) => t).filter(({planId: e}) => e === t.planId);
   const ended = t => a.find(e => e.conclusion === t)?.reason ?? null;
   const [r] = a;
   const s = (0, i.vA)(t.jobs, o, {
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
   if (n.length === 0) return s;
   return {
    ...s,
    conclusion: "incomplete",
    reason: `The merge is not complete: ${n.join("; ")}.`
   };
  }
  async function copy(t, e, n) {
   const {key: o, transcriptPath: a} = t;
   const r = e.state.directory;
   if (r.path === n.directory.path) return;
   for (const e of [ a, t.hasTree ? `trees/${o}.json` : null ]) {
    const t = e === null ? null : await r.read(e, v);
    e !== null && t !== null && await n.directory.write(e, t);
   }
   await n.save(t, null);
  }
  async function saveRun({plan: t, found: e, state: n}, o) {
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
    conclusion: o.conclusion,
    reason: o.reason,
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
  var o = n(77598);
  var a = n(94343);
  var r = n(43759);
  var s = n(31734);
  const c = a.YjP().check(r.Fk(/^[0-9a-f]{64}$/));
  const i = a.YjP().check(r.Fk(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?Z$/));
  const l = a.rej({
   formatVersion: a.euz(1),
   id: a.YjP().check(r.Fk(/^[0-9a-f]{32}$/)),
   model: a.YjP().check(r.Eb(1e3)),
   createdAt: i,
   keys: a.YOg(c).check(r.m9(1), r.Eb(1e5)),
   batchId: a.mee(a.YjP().check(r.m9(1), r.Eb(1e3)))
  });
  const jobPrefixOf = t => t.slice(0, 32);
  const u = a.rej({
   formatVersion: a.euz(1),
   key: c,
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
  function deliveryFilesIn(t) {
   const nameOf = ({id: t}) => `delivery/${t}.json`;
   const answerOf = t => `answers/${t}.json`;
   const write = (e, n) => t.write(e, `${JSON.stringify(n)}\n`);
   const limits = async () => (await (0, s.h)(t, h, d))?.requests ?? {};
   return {
    submissions: async () => {
     const e = (await t.names("delivery")).filter(t => /^[0-9a-f]{32}\.json$/.test(t));
     const n = await Promise.all(e.map(e => (0, s.h)(t, `delivery/${e}`, l, f)));
     return n.filter(t => t !== null).toSorted((t, e) => `${t.createdAt} ${t.id}` < `${e.createdAt} ${e.id}` ? -1 : 1);
    },
    intend: async (t, e, n) => {
     const a = {
      formatVersion: 1,
      id: (0, o.randomBytes)(16).toString("hex"),
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
     const n = await (0, s.h)(t, answerOf(e), u, m);
     return n === null || n.key !== e ? null : n.outcome;
    },
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
 }),
 74603: (function(t, e, n) {
  n.d(e, {
   t: () => mergeStates
  });
  async function mergeStates(t, e) {
   const n = foreignProblems(t, e);
   const o = e.filter(({run: e}) => e.planId === t.planId);
   const a = new Set;
   const r = new Map;
   let s = 0;
   const c = [];
   for (const e of t.jobs) {
    const n = o.filter(({run: t}) => isOfShard(t, e)).toSorted((t, e) => e.run.attempt - t.run.attempt);
    const i = await choose(e, n);
    i.isConflict && (s += 1);
    i.replaces !== null && a.add(i.replaces);
    const l = stateOf(e, t, n, i);
    l.kind === "open" && r.set(e.shard, (r.get(e.shard) ?? 0) + 1);
    c.push({
     state: l,
     source: i.source
    });
   }
   n.push(...missingProblems(t, o, r));
   s > 0 && n.push((s === 1 ? "1 job has" : `${String(s)} jobs have`) + " two different results of the same attempt; the first one was taken");
   return {
    jobs: c,
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
   for (const o of e) {
    const e = await o.state.record(t);
    if (e === null) continue;
    if (n.record === null) {
     n = {
      ...n,
      source: o,
      record: e
     };
     continue;
    }
    if (isSame(e, n.record)) continue;
    const {attempt: a, shard: r} = o.run;
    if (a === n.source?.run.attempt) return {
     ...n,
     isConflict: true
    };
    const s = r === null ? "the batch" : `shard ${r}`;
    const c = String(n.source?.run.attempt ?? 0);
    return {
     ...n,
     replaces: `attempt ${c} of ${s} replaces attempt ${String(a)}`
    };
   }
   return n;
  }
  function isSame(t, e) {
   const essential = ({endedAt: t, durationMs: e, transcriptPath: n, ...o}) => JSON.stringify(o);
   return essential(t) === essential(e);
  }
  function stateOf(t, e, n, {record: o}) {
   const [a] = n;
   if (a?.run.parked.includes(t.slot) === true && o !== null) return {
    kind: "parked"
   };
   if (a?.run.deferred.includes(t.slot) === true) return {
    kind: "deferred",
    reason: a.run.deferredReason || "the run ended early"
   };
   const isOfRun = ({planId: t, endedAt: o}) => t === e.planId && n.some(({run: t}) => t.startedAt <= o);
   if (o !== null) return {
    kind: "ended",
    isReused: !isOfRun(o)
   };
   return {
    kind: "open",
    reason: "No state directory has a result of this job."
   };
  }
  function missingProblems({shards: t}, e, n) {
   return [ ...n ].map(([n, o]) => {
    const a = o === 1 ? "1 job has" : `${String(o)} jobs have`;
    if (t === 1) return `${a} no result`;
    const r = e.filter(({run: t}) => t.shard === null || t.shard.startsWith(`${String(n)}/`));
    const s = r.length === 0 ? "its state directory is missing" : whyIncomplete(r);
    return `${a} no result: shard ${String(n)} of ${String(t)}: ${s}`;
   });
  }
  function whyIncomplete(t) {
   const e = t.toSorted((t, e) => e.run.attempt - t.run.attempt)[0];
   if (e === void 0 || e.run.endedAt === null) return "it was killed before it ended";
   return `it ended as ${e.run.conclusion ?? "unknown"}: ${e.run.reason}`;
  }
 })
};
