"use strict";

exports.id = 3540;

exports.ids = [ 3540 ];

exports.modules = {
 13540: (function(t, e, n) {
  n.d(e, {
   mergeBatch: () => mergeBatch
  });
  var r = n(76760);
  var o = n(860);
  async function mergeDeliveries(t, e) {
   const n = (0, o.b)(e.directory);
   const hasRecord = t => e.directory.has(`jobs/${t}.json`);
   const r = new Map;
   for (const {directory: a} of t) {
    const t = (0, o.b)(a);
    for (const e of await t.submissions()) (r.get(e.id)?.batchId ?? null) === null && r.set(e.id, e);
    if (a.path === e.directory.path) continue;
    for (const e of await t.outcomeKeys()) {
     const r = await hasRecord(e) ? null : await t.outcome(e);
     r !== null && await n.saveOutcome(e, r);
    }
   }
   for (const t of r.values()) {
    const e = await Promise.all(t.keys.map(async t => !await hasRecord(t) && !await n.has(t)));
    e.includes(true) ? await n.update(t) : await n.remove(t);
   }
  }
  var a = n(74603);
  var s = n(57367);
  var i = n(5335);
  var c = n(345);
  var l = n(34377);
  var u = n(39035);
  var d = n(42357);
  var f = n(72443);
  var h = n(62103);
  var p = n(46832);
  const m = 1e9;
  async function mergeBatch({from: t, out: e, key: o = null, open: s = null}, i) {
   const {hostEnvironment: c, log: u, redact: d} = i;
   const warn = t => u.warning(d(t));
   const f = await findStates(t, {
    directory: c.directory,
    key: o
   }, warn);
   const h = await planOf(f);
   const p = await (0, a.t)(h, f);
   for (const t of p.notices) u.info(d(t));
   for (const t of p.problems) warn(t);
   const m = await (0, l.Gf)({
    path: e === null ? (0, l.K0)(c.directory, h.name) : (0, r.resolve)(c.directory, e),
    root: e === null ? c.directory : null,
    name: h.name,
    key: o,
    temporary: c.temporary,
    onNotice: warn
   });
   try {
    const t = {
     plan: h,
     found: f,
     state: m,
     ...p
    };
    const e = await write(t, i);
    if (s !== null) {
     const {openMergedPullRequests: e} = await Promise.all([ n.e(7291), n.e(5281), n.e(4389), n.e(3101), n.e(1088), n.e(6965), n.e(8414) ]).then(n.bind(n, 76033));
     await e(t, s, i);
    }
    return e;
   } finally {
    m.release();
   }
  }
  async function findStates(t, {directory: e, key: n}, o) {
   const a = [];
   for (const s of t) {
    const t = await (0, l.un)((0, r.resolve)(e, s), o, n);
    const i = await t.directory.has(u.y6) ? [ s ] : await subdirectories(t, s);
    for (const c of i) {
     const i = c === s ? t : await (0, l.un)((0, r.resolve)(e, c), o, n);
     const u = await i.lastRun();
     u === null ? o(`${c} was left out: it is not the state of a batch`) : a.push({
      path: c,
      state: i,
      run: u
     });
    }
   }
   if (a.length > 0) return a;
   throw new d.yo({
    code: "state-unusable",
    location: t.join(", "),
    message: "there is no state of a batch in these directories",
    hint: "name the state directories of the shards, or the directory that their artifacts were downloaded to"
   });
  }
  async function subdirectories({directory: t}, e) {
   const n = await t.names(".");
   const o = [];
   for (const a of n) await t.has(`${a}/${u.y6}`) && o.push((0, r.join)(e, a));
   return o;
  }
  async function planOf(t) {
   for (const {path: e, state: n} of t) {
    const t = await n.directory.read("plan.json", m).catch(t => {
     (0, d.ki)(t, f.k);
     return null;
    });
    if (t !== null) return (0, s.vS)((0, r.join)(e, "plan.json"), t);
   }
   throw new d.yo({
    code: "batch-plan",
    location: t[0]?.path ?? "",
    message: "none of these directories contains a plan that can be used",
    hint: "keep the file plan.json of each state directory, and use the same resume-key in all steps"
   });
  }
  async function write(t, e) {
   const {plan: n, state: o, jobs: a, problems: l} = t;
   const {redact: u} = e;
   const d = [];
   for (const [t, e] of n.jobs.entries()) {
    const n = a[t];
    const r = await (n?.source?.state.record(e)) ?? null;
    r !== null && n?.source !== void 0 && n.source !== null && await copy(r, n.source, o);
    const s = n?.state ?? {
     kind: "open",
     reason: ""
    };
    d.push((0, c.h5)(s.kind, (0, i.S)(e, s, r)));
   }
   await mergeDeliveries(t.found.map(t => t.state), o);
   const f = mergedTotals(t, d);
   const m = await o.directory.create("plan.json");
   for (const t of (0, s.XK)(n)) await m.write(t);
   await m.close();
   await saveRun(t, f);
   const rowOf = async t => {
    const [e, s] = [ n.jobs[t], a[t] ];
    if (e === void 0 || s === void 0) throw new Error("a row was requested for a job that is not in the plan");
    const c = await o.record(e);
    const l = (0, i.S)(e, s.state, c);
    const {transcriptPath: u} = l;
    return {
     row: {
      ...l,
      transcriptPath: u === null ? null : (0, r.join)(o.directory.path, u)
     },
     record: c
    };
   };
   const y = {
    totals: f,
    jobs: n.jobs,
    figures: d,
    rowOf: rowOf
   };
   const {summary: w, text: v, sarif: b} = await (0, p.L)(y, {
    directory: o.directory,
    redact: u
   });
   await (0, h.o)(w, e);
   const j = {
    conclusion: f.conclusion,
    reason: u(f.reason),
    "cost-usd": f.costUsd === null ? "" : String(Number(f.costUsd.toFixed(6))),
    "report-path": (0, r.join)(o.directory.path, "report/summary.md"),
    "junit-path": (0, r.join)(o.directory.path, "report/junit.xml"),
    "sarif-path": b === null ? "" : (0, r.join)(o.directory.path, b)
   };
   const k = l.length > 0 ? 2 : (0, c.J1)(f.conclusion);
   return {
    exitCode: k,
    text: v,
    value: null,
    valuePath: (0, r.join)(o.directory.path, "report/result.json"),
    outputs: j
   };
  }
  function mergedTotals({plan: t, found: e, problems: n}, r) {
   const o = e.map(({run: t}) => t).filter(({planId: e}) => e === t.planId);
   const ended = t => o.find(e => e.conclusion === t)?.reason ?? null;
   const [a] = o;
   const s = (0, c.vA)(t.jobs, r, {
    name: t.name,
    planId: t.planId,
    minPassRate: a?.minPassRate ?? 1,
    atLeast: t => a?.atLeast[t] ?? 1,
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
    conclusion: "config-error",
    reason: `The merge is not complete: ${n.join("; ")}.`
   };
  }
  async function copy(t, e, n) {
   const {key: r, transcriptPath: o} = t;
   const a = e.state.directory;
   if (a.path === n.directory.path) return;
   for (const e of [ o, t.hasTree ? `trees/${r}.json` : null ]) {
    const t = e === null ? null : await a.read(e, m);
    e !== null && t !== null && await n.directory.write(e, t);
   }
   await n.save(t, null);
  }
  async function saveRun({plan: t, found: e, state: n}, r) {
   const [o] = e;
   if (o === void 0) return;
   const a = e.filter(({run: e}) => e.planId === t.planId).map(({run: t}) => t);
   await n.saveRun({
    ...o.run,
    planId: t.planId,
    shard: null,
    attempt: Math.max(...e.map(({run: t}) => t.attempt)),
    endedAt: o.run.endedAt,
    conclusion: r.conclusion,
    reason: r.reason,
    deferred: [ ...new Set(a.flatMap(({deferred: t}) => t)) ],
    parked: [ ...new Set(a.flatMap(({parked: t}) => t)) ]
   });
  }
 }),
 860: (function(t, e, n) {
  n.d(e, {
   b: () => deliveryFilesIn
  });
  var r = n(77598);
  var o = n(94343);
  var a = n(43759);
  var s = n(72443);
  const i = o.YjP().check(a.Fk(/^[0-9a-f]{64}$/));
  const c = o.YjP().check(a.Fk(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?Z$/));
  const l = o.rej({
   formatVersion: o.euz(1),
   id: o.YjP().check(a.Fk(/^[0-9a-f]{32}$/)),
   model: o.YjP().check(a.Eb(1e3)),
   createdAt: c,
   keys: o.YOg(i).check(a.m9(1), a.Eb(1e5)),
   batchId: o.mee(o.YjP().check(a.m9(1), a.Eb(1e3)))
  });
  const u = o.rej({
   formatVersion: o.euz(1),
   key: i,
   outcome: o.gMt("kind", [ o.rej({
    kind: o.euz("answer"),
    body: o.L5J()
   }), o.rej({
    kind: o.euz("error"),
    status: o.Whr().check(a.qm(100), a.Zm(599)),
    body: o.L5J()
   }), o.rej({
    kind: o.euz("expired")
   }) ])
  });
  const d = o.rej({
   formatVersion: o.euz(1),
   requests: o.g1P(o.YjP().check(a.Eb(1e3)), o.Whr().check(a.NC()))
  });
  const f = 2e7;
  const h = 64e6;
  const p = "delivery/limits.json";
  function deliveryFilesIn(t) {
   const nameOf = ({id: t}) => `delivery/${t}.json`;
   const answerOf = t => `answers/${t}.json`;
   const write = (e, n) => t.write(e, `${JSON.stringify(n)}\n`);
   const limits = async () => (await readValid(t, p, d))?.requests ?? {};
   return {
    submissions: async () => {
     const e = (await t.names("delivery")).filter(t => /^[0-9a-f]{32}\.json$/.test(t));
     const n = await Promise.all(e.map(e => readValid(t, `delivery/${e}`, l, f)));
     return n.filter(t => t !== null).toSorted((t, e) => `${t.createdAt} ${t.id}` < `${e.createdAt} ${e.id}` ? -1 : 1);
    },
    intend: async (t, e, n) => {
     const o = {
      formatVersion: 1,
      id: (0, r.randomBytes)(16).toString("hex"),
      model: t,
      createdAt: new Date(n).toISOString(),
      keys: [ ...e ],
      batchId: null
     };
     await write(nameOf(o), o);
     return o;
    },
    update: t => write(nameOf(t), t),
    remove: e => t.remove(nameOf(e)),
    outcome: async e => {
     const n = await readValid(t, answerOf(e), u, h);
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
     await write(p, {
      formatVersion: 1,
      requests: {
       ...await limits(),
       [t]: e
      }
     });
    }
   };
  }
  async function readValid(t, e, n, r = 1e6) {
   try {
    const o = await t.read(e, r);
    return o === null ? null : n.safeParse(JSON.parse(o.toString("utf8"))).data ?? null;
   } catch (t) {
    if (t instanceof s.k || t instanceof SyntaxError) return null;
    throw t;
   }
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
   const a = new Map;
   let s = 0;
   const i = [];
   for (const e of t.jobs) {
    const n = r.filter(({run: t}) => isOfShard(t, e)).toSorted((t, e) => e.run.attempt - t.run.attempt);
    const c = await choose(e, n);
    c.isConflict && (s += 1);
    c.replaces !== null && o.add(c.replaces);
    const l = stateOf(e, t, n, c);
    l.kind === "open" && a.set(e.shard, (a.get(e.shard) ?? 0) + 1);
    i.push({
     state: l,
     source: c.source
    });
   }
   n.push(...missingProblems(t, r, a));
   s > 0 && n.push((s === 1 ? "1 job has" : `${String(s)} jobs have`) + " two different results of the same attempt; the first one was taken");
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
    const {attempt: o, shard: a} = r.run;
    if (o === n.source?.run.attempt) return {
     ...n,
     isConflict: true
    };
    const s = a === null ? "the batch" : `shard ${a}`;
    const i = String(n.source?.run.attempt ?? 0);
    return {
     ...n,
     replaces: `attempt ${i} of ${s} replaces attempt ${String(o)}`
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
    const a = e.filter(({run: t}) => t.shard === null || t.shard.startsWith(`${String(n)}/`));
    const s = a.length === 0 ? "there is no state directory of it" : whyIncomplete(a);
    return `${o} no result: shard ${String(n)} of ${String(t)}: ${s}`;
   });
  }
  function whyIncomplete(t) {
   const e = t.toSorted((t, e) => e.run.attempt - t.run.attempt)[0];
   if (e === void 0 || e.run.endedAt === null) return "it was killed before it ended";
   return `it ended as ${e.run.conclusion ?? "unknown"}: ${e.run.reason}`;
  }
 })
};
