"use strict";

exports.id = 7985;

exports.ids = [ 7985, 8422 ];

exports.modules = {
 67985: (function(e, t, n) {
  n.r(t);
  n.d(t, {
   deliverBatch: () => deliverBatch,
   joined: () => joined
  });
  var s = n(38422);
  var o = n(860);
  var a = n(45292);
  var r = n(73948);
  async function collectSubmissions(e, t, n) {
   const s = new Map;
   const wait = e => {
    for (const t of e.keys) s.set(t, e.createdAt);
   };
   const o = new Set(e.flatMap(({batchId: e}) => e ?? []));
   for (const s of e) {
    const e = s.batchId === null ? await adopt(s, o, {
     ...n,
     api: t
    }) : s;
    e === "undecided" && wait(s);
    e === null && await n.files.remove(s);
    if (e === "undecided" || e === null) continue;
    e.batchId !== null && o.add(e.batchId);
    await collect(e, {
     ...n,
     api: t
    }) || wait(e);
   }
   return s;
  }
  const i = 3e5;
  const c = 6e4;
  async function adopt(e, t, {api: n, files: s, clock: o, signal: a, onNotice: r}) {
   const l = await n.list(Date.parse(e.createdAt) - i, a);
   const d = l.filter(({batchId: n, label: s, count: o}) => !t.has(n) && (s === null ? o === null || o === e.keys.length : s === e.id));
   for (const {batchId: t, label: o} of d) {
    const i = o === e.id || await hasKeyOf(t, e, {
     api: n,
     signal: a
    });
    if (i === null) return "undecided";
    if (!i) continue;
    const c = {
     ...e,
     batchId: t
    };
    await s.update(c);
    r(`A batch of ${String(e.keys.length)} requests was sent before a run ended early: ${t} is used.`);
    return c;
   }
   return o.now() - Date.parse(e.createdAt) < c ? "undecided" : null;
  }
  async function hasKeyOf(e, {keys: t}, {api: n, signal: s}) {
   if ((await n.status(e, s)).state !== "ended") return null;
   for await (const {id: o} of n.answers(e, s)) return t.includes(o);
   return false;
  }
  async function collect(e, {api: t, files: n, signal: s, onNotice: o}) {
   const {batchId: a} = e;
   if (a === null) return false;
   const r = await t.status(a, s);
   if (r.state === "running") return false;
   if (r.state === "rejected") {
    o(`The provider rejected a batch of ${String(e.keys.length)} requests: ${r.reason}`);
    r.isTooLarge ? await n.saveLimit(e.model, Math.max(1, Math.floor(e.keys.length / 2))) : await saveAll(e, {
     kind: "error",
     status: 400,
     body: {
      error: {
       message: r.reason
      }
     }
    }, n);
    await n.remove(e);
    return true;
   }
   const i = new Set(e.keys);
   let c = 0;
   if (r.state === "ended") for await (const {id: e, outcome: o} of t.answers(a, s)) {
    if (!i.delete(e)) continue;
    await n.saveOutcome(e, o);
    o.kind !== "expired" && (c += 1);
   }
   const l = await n.limit(e.model);
   l !== null && r.state === "ended" && await n.saveLimit(e.model, l * 2);
   await saveAll({
    keys: [ ...i ]
   }, {
    kind: "expired"
   }, n);
   const d = e.keys.length;
   c < d && o(`The provider did not process ${String(d - c)} of ${String(d)} requests.`);
   await n.remove(e);
   return true;
  }
  async function saveAll({keys: e}, t, n) {
   for (const s of e) await n.saveOutcome(s, t);
  }
  var l = n(42357);
  var d = n(80469);
  async function collectDeliveries(e, {batch: t, models: n, files: s}) {
   const o = new Map;
   const a = new Map;
   const i = new Set;
   const c = await s.submissions();
   for (const [u, f] of firstByModel(e)) {
    const e = await accessOf(f, t, n);
    if (e === void 0) continue;
    o.set(u, e);
    const m = c.filter(e => e.model === u);
    if (e === null || m.length === 0) continue;
    const {signal: h} = t.hostEnvironment;
    const onNotice = e => t.log.warning(t.redactor.redact(e));
    try {
     const t = await collectSubmissions(m, e.api, {
      files: s,
      clock: r.m,
      signal: h,
      onNotice: onNotice
     });
     for (const [e, n] of t) a.set(e, sentReason(u, n));
    } catch (e) {
     (0, l.ki)(e, d.T);
     i.add(u);
     onNotice(`The batch API of ${u} cannot be asked: ${e.message}`);
     for (const {keys: e} of m) for (const t of e) a.set(t, `the batch API of ${u} could not be asked for the answer`);
    }
   }
   return {
    access: o,
    waiting: a,
    unreachable: i
   };
  }
  function sentReason(e, t) {
   return `sent to the batch API of ${e} at ${t.slice(0, 16)}Z; a later run collects the answer`;
  }
  function firstByModel(e) {
   const t = new Map;
   for (const n of e) t.has(n.job.model) || t.set(n.job.model, n);
   return t;
  }
  async function accessOf({job: e}, t, n) {
   const s = await t.prepare(e).catch(e => {
    (0, l.ki)(e, l.yo);
    return null;
   });
   return s === null ? void 0 : await n.accessOf(s);
  }
  function answeredModels(e, t, n) {
   return {
    ...e,
    modelOf: async (s, o) => firstAnsweredBy(await e.modelOf(s, o), (e, s) => t.events(e, n, s))
   };
  }
  function preparingModels(e, {access: t, id: n, onPrepared: s}) {
   return {
    ...e,
    modelOf: async (o, a) => firstAnsweredBy(await e.modelOf(o, a), async function*(e, o) {
     const a = await t.prepare(e, o);
     "body" in a && await s({
      id: n,
      ...a
     });
     yield {
      type: "error",
      modelError: "body" in a ? u : a.modelError
     };
    })
   };
  }
  function firstAnsweredBy(e, t) {
   let n = true;
   return {
    name: e.name,
    get contextWindow() {
     return e.contextWindow;
    },
    ...e.prices === void 0 ? {} : {
     prices: e.prices
    },
    stream: (s, o) => {
     if (!n) return e.stream(s, o);
     n = false;
     return t(s, o);
    }
   };
  }
  const u = {
   kind: "rate-limit",
   message: "The request is sent by the batch API.",
   hint: "A later run collects its answer.",
   retryable: false
  };
  var f = n(54539);
  const m = new Set([ "auth", "quota", "not-found" ]);
  function createSubmitter(e) {
   const {api: t} = e;
   const n = {
    submitted: 0,
    fatal: null,
    problems: new Map
   };
   let s = [];
   let o = 0;
   let a = Promise.resolve();
   const flush = () => {
    const t = s;
    s = [];
    o = 0;
    t.length > 0 && (a = a.then(() => submitter_submit(t, n, e)));
    return a;
   };
   return {
    add: async e => {
     const n = Buffer.byteLength(JSON.stringify(e.body)) + h;
     const r = s.length >= t.maxRequests || s.length > 0 && o + n > t.maxBytes;
     const i = r ? flush() : a;
     s.push(e);
     o += n;
     await i;
    },
    close: flush,
    problemOf: e => n.problems.get(e) ?? null,
    fatal: () => n.fatal,
    submitted: () => n.submitted
   };
  }
  const h = 300;
  async function submitter_submit(e, t, {model: n, api: s, files: o, clock: a, signal: r}) {
   const note = n => {
    for (const {id: s} of e) t.problems.set(s, n);
   };
   if (t.fatal !== null || r.aborted) {
    note(t.fatal ?? "the run was canceled");
    return;
   }
   const i = e.map(({id: e}) => e);
   const c = await o.intend(n, i, a.now());
   try {
    const n = await s.submit(e, c.id, r);
    n !== "" && await o.update({
     ...c,
     batchId: n
    });
    t.submitted += e.length;
   } catch (e) {
    (0, l.ki)(e, d.T);
    const {kind: n, status: s} = e.modelError;
    s !== void 0 && s < 500 && await o.remove(c);
    m.has(n) && (t.fatal = e.message);
    note(`could not be sent to the batch API: ${e.message}`);
   }
  }
  async function sendTasks(e, t) {
   const {batch: n, files: s, access: o} = t;
   const a = new Map;
   const i = [];
   const c = [];
   for (const l of new Set(e.map(({job: e}) => e.model))) {
    const d = e.filter(({job: e}) => e.model === l);
    const u = o.get(l)?.api;
    if (u === void 0) continue;
    const {signal: f} = n.hostEnvironment;
    a.set(l, createSubmitter({
     model: l,
     api: u,
     files: s,
     clock: r.m,
     signal: f
    }));
    const m = await mostRequests(l, d, t);
    c.push(...d.slice(0, m));
    for (const e of d.slice(m)) i.push({
     task: e,
     reason: `${l} accepts no more waiting requests now`
    });
   }
   const l = await prepareAll(c, a, t);
   for (const e of a.values()) await e.close();
   const d = [ ...a ].map(([e, t]) => `${(0, f.B)(t.submitted(), "request")} for ${e}`);
   a.size > 0 && n.log.info(`Sent to the batch API: ${d.join(", ")}.`);
   const u = [ ...a.values() ].map(e => e.fatal()).find(e => e !== null) ?? null;
   const m = l.deferred.map(e => {
    const t = a.get(e.task.job.model)?.problemOf(e.task.job.key) ?? null;
    return t === null ? e : {
     ...e,
     reason: t
    };
   });
   return {
    ...l,
    fatal: l.fatal ?? u,
    deferred: [ ...m, ...i ]
   };
  }
  async function mostRequests(e, t, {files: n, waiting: s, batch: o}) {
   const a = await n.limit(e);
   if (a === null) return t.length;
   const r = o.plan.jobs.filter(t => t.model === e && s.has(t.key)).length;
   return Math.max(0, a - r);
  }
  async function prepareAll(e, t, {models: n, run: s, budget: o, access: a}) {
   const i = new Set;
   const c = new Date(r.m.now()).toISOString();
   return await s(e, {
    budget: o,
    modelsFor: ({job: e}) => {
     const s = a.get(e.model) ?? null;
     const o = t.get(e.model);
     if (s === null || o === void 0) return Promise.resolve(n);
     return Promise.resolve(preparingModels(n, {
      access: s,
      id: e.key,
      onPrepared: async t => {
       i.add(e.key);
       await o.add(t);
      }
     }));
    },
    isPrepared: ({job: e}) => i.has(e.key) ? sentReason(e.model, c) : null
   });
  }
  async function deliverBatch(e, t) {
   const n = (0, o.b)(t.batch.state.directory);
   const i = await collectDeliveries(e, {
    ...t,
    files: n
   });
   const c = await sortTasks(e, i, {
    files: n,
    onExpired: t.batch.file.onExpired
   });
   const l = new Set;
   const note = ({job: e}, {errorKind: t}) => {
    t === null && l.add((0, s.groupOf)(e));
    return Promise.resolve();
   };
   const d = await t.run(c.answered, {
    budget: (0, a.f)({
     maxCostUsd: null,
     maxJobs: null,
     endAt: null,
     clock: r.m
    }),
    modelsFor: e => modelsWithOutcome(e, i, {
     ...t,
     files: n
    }),
    onRecord: async (e, s) => {
     await note(e, s);
     await t.batch.state.directory.flush();
     await n.removeOutcome(e.job.key);
    }
   });
   const hasSucceeded = e => l.has(e) || t.hasSucceeded(e);
   const {canaries: u, others: f} = (0, s.splitCanaries)(c.fresh, hasSucceeded);
   const {budget: m} = t;
   const h = isOver(d, t) ? w : await t.run([ ...c.live, ...u ], {
    budget: m,
    modelsFor: () => Promise.resolve(t.models),
    onRecord: note
   });
   const p = joined(joined(d, h), {
    ...w,
    deferred: c.waiting
   });
   if (isOver(p, t)) return {
    ...p,
    deferred: [ ...p.deferred, ...leftOver(f, p, t) ]
   };
   const {sendable: b, held: y} = heldBack(f, {
    hasSucceeded: hasSucceeded,
    collected: i
   });
   const g = {
    ...t,
    files: n,
    access: i.access,
    waiting: i.waiting
   };
   return joined(joined(p, {
    ...w,
    deferred: y
   }), await sendTasks(b, g));
  }
  async function sortTasks(e, {access: t, waiting: n}, {files: s, onExpired: o}) {
   const a = {
    answered: [],
    live: [],
    fresh: [],
    waiting: []
   };
   for (const r of e) {
    const {key: e, model: i} = r.job;
    const c = n.get(e);
    const l = c === void 0 ? await s.outcome(e) : null;
    const d = l !== null && isExpired(l) && o !== "fail";
    d && await s.removeOutcome(e);
    c !== void 0 ? a.waiting.push({
     task: r,
     reason: c
    }) : (t.get(i) ?? null) === null || d && o === "now" ? a.live.push(r) : l === null || d ? a.fresh.push(r) : a.answered.push(r);
   }
   return a;
  }
  function isExpired(e) {
   return e.kind === "expired" || e.kind === "error" && (e.status === 429 || e.status >= 500);
  }
  async function modelsWithOutcome({job: e}, {access: t}, {models: n, files: s}) {
   const o = t.get(e.model) ?? null;
   const a = await s.outcome(e.key);
   return o === null || a === null ? n : answeredModels(n, o, a);
  }
  function heldBack(e, {hasSucceeded: t, collected: n}) {
   const o = [];
   const a = [];
   for (const r of e) {
    const {job: e} = r;
    n.unreachable.has(e.model) ? a.push({
     task: r,
     reason: `the batch API of ${e.model} cannot be asked`
    }) : t((0, s.groupOf)(e)) ? o.push(r) : a.push({
     task: r,
     reason: "the first job of its entry, which is run before the others are sent, has failed"
    });
   }
   return {
    sendable: o,
    held: a
   };
  }
  const w = {
   deferred: [],
   fatal: null,
   refused: null,
   hasStopped: false
  };
  function joined(e, t) {
   return {
    deferred: [ ...e.deferred, ...t.deferred ],
    fatal: e.fatal ?? t.fatal,
    refused: e.refused ?? t.refused,
    hasStopped: e.hasStopped || t.hasStopped
   };
  }
  function isOver({fatal: e, refused: t, hasStopped: n}, {batch: s}) {
   return e !== null || t !== null || n || s.hostEnvironment.signal.aborted;
  }
  function leftOver(e, {fatal: t, refused: n, hasStopped: s}, {batch: o}) {
   if (t !== null || o.hostEnvironment.signal.aborted) return [];
   const a = s ? "a job failed, and on-failure is stop" : `${n ?? "the run"} was reached`;
   return e.map(e => ({
    task: e,
    reason: a
   }));
  }
 }),
 38422: (function(e, t, n) {
  n.r(t);
  n.d(t, {
   groupOf: () => groupOf,
   splitCanaries: () => splitCanaries
  });
  function groupOf({id: e, model: t, matrix: n}) {
   return JSON.stringify([ e, t, n ]);
  }
  function splitCanaries(e, t) {
   const n = new Set;
   const s = [];
   const o = [];
   for (const a of e) {
    const e = groupOf(a.job);
    const r = !n.has(e) && !t(e);
    n.add(e);
    (r ? s : o).push(a);
   }
   return {
    canaries: s,
    others: o
   };
  }
 }),
 860: (function(e, t, n) {
  n.d(t, {
   b: () => deliveryFilesIn
  });
  var s = n(77598);
  var o = n(94343);
  var a = n(43759);
  var r = n(72443);
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
  const d = o.rej({
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
  const u = o.rej({
   formatVersion: o.euz(1),
   requests: o.g1P(o.YjP().check(a.Eb(1e3)), o.Whr().check(a.NC()))
  });
  const f = 2e7;
  const m = 64e6;
  const h = "delivery/limits.json";
  function deliveryFilesIn(e) {
   const nameOf = ({id: e}) => `delivery/${e}.json`;
   const answerOf = e => `answers/${e}.json`;
   const write = (t, n) => e.write(t, `${JSON.stringify(n)}\n`);
   const limits = async () => (await readValid(e, h, u))?.requests ?? {};
   return {
    submissions: async () => {
     const t = (await e.names("delivery")).filter(e => /^[0-9a-f]{32}\.json$/.test(e));
     const n = await Promise.all(t.map(t => readValid(e, `delivery/${t}`, l, f)));
     return n.filter(e => e !== null).toSorted((e, t) => `${e.createdAt} ${e.id}` < `${t.createdAt} ${t.id}` ? -1 : 1);
    },
    intend: async (e, t, n) => {
     const o = {
      formatVersion: 1,
      id: (0, s.randomBytes)(16).toString("hex"),
      model: e,
      createdAt: new Date(n).toISOString(),
      keys: [ ...t ],
      batchId: null
     };
     await write(nameOf(o), o);
     return o;
    },
    update: e => write(nameOf(e), e),
    remove: t => e.remove(nameOf(t)),
    outcome: async t => {
     const n = await readValid(e, answerOf(t), d, m);
     return n === null || n.key !== t ? null : n.outcome;
    },
    outcomeKeys: async () => (await e.names("answers")).flatMap(e => /^([0-9a-f]{64})\.json$/.exec(e)?.[1] ?? []),
    has: t => e.has(answerOf(t)),
    saveOutcome: (e, t) => write(answerOf(e), {
     formatVersion: 1,
     key: e,
     outcome: t
    }),
    removeOutcome: t => e.remove(answerOf(t)),
    limit: async e => {
     const t = await limits();
     return Object.hasOwn(t, e) ? t[e] ?? null : null;
    },
    saveLimit: async (e, t) => {
     await write(h, {
      formatVersion: 1,
      requests: {
       ...await limits(),
       [e]: t
      }
     });
    }
   };
  }
  async function readValid(e, t, n, s = 1e6) {
   try {
    const o = await e.read(t, s);
    return o === null ? null : n.safeParse(JSON.parse(o.toString("utf8"))).data ?? null;
   } catch (e) {
    if (e instanceof r.k || e instanceof SyntaxError) return null;
    throw e;
   }
  }
 }),
 80469: (function(e, t, n) {
  n.d(t, {
   T: () => BatchApiError
  });
  class BatchApiError extends Error {
   name="BatchApiError";
   modelError;
   constructor(e) {
    super(`${e.message} ${e.hint}`);
    this.modelError = e;
   }
  }
 })
};
