"use strict";

exports.id = 2307;

exports.ids = [ 2307, 8422 ];

exports.modules = {
 12307: (function(e, t, s) {
  s.r(t);
  s.d(t, {
   deliverBatch: () => deliverBatch,
   joined: () => joined
  });
  var n = s(38422);
  var o = s(860);
  var a = s(45292);
  var r = s(73948);
  var i = s(24788);
  var c = s(29851);
  async function collectSubmissions(e, t, s) {
   const n = new Map;
   const wait = e => {
    for (const t of e.keys) n.set(t, e.createdAt);
   };
   const o = new Set(e.flatMap(({batchId: e}) => e ?? []));
   for (const n of e) {
    const e = n.batchId === null ? await adopt(n, o, {
     ...s,
     api: t
    }) : n;
    e === "undecided" && wait(n);
    e === null && await s.files.remove(n);
    if (e === "undecided" || e === null) continue;
    e.batchId !== null && o.add(e.batchId);
    await collect(e, {
     ...s,
     api: t
    }) || wait(e);
   }
   return n;
  }
  const l = 3e5;
  const d = 6e4;
  async function adopt(e, t, {api: s, files: n, clock: o, signal: a, onNotice: r}) {
   const i = await s.list(Date.parse(e.createdAt) - l, a);
   const c = i.filter(({batchId: s, label: n, count: o}) => !t.has(s) && (n === null ? o === null || o === e.keys.length : n === e.id));
   for (const {batchId: t, label: o} of c) {
    const i = o === e.id || await hasKeyOf(t, e, {
     api: s,
     signal: a
    });
    if (i === null) return "undecided";
    if (!i) continue;
    const c = {
     ...e,
     batchId: t
    };
    await n.update(c);
    r(`A batch of ${String(e.keys.length)} requests was sent before a run ended early: ${t} is used.`);
    return c;
   }
   return o.now() - Date.parse(e.createdAt) < d ? "undecided" : null;
  }
  async function hasKeyOf(e, {keys: t}, {api: s, signal: n}) {
   if ((await s.status(e, n)).state !== "ended") return null;
   for await (const {id: o} of s.answers(e, n)) return t.includes(o);
   return false;
  }
  async function collect(e, {api: t, files: s, signal: n, onNotice: o}) {
   const {batchId: a} = e;
   if (a === null) return false;
   const r = await t.status(a, n);
   if (r.state === "running") return false;
   if (r.state === "rejected") {
    o(`The provider rejected a batch of ${String(e.keys.length)} requests: ${r.reason}`);
    r.isTooLarge ? await s.saveLimit(e.model, Math.max(1, Math.floor(e.keys.length / 2))) : await saveAll(e, {
     kind: "error",
     status: 400,
     body: {
      error: {
       message: r.reason
      }
     }
    }, s);
    await s.remove(e);
    return true;
   }
   const i = new Set(e.keys);
   let c = 0;
   if (r.state === "ended") for await (const {id: e, outcome: o} of t.answers(a, n)) {
    if (!i.delete(e)) continue;
    await s.saveOutcome(e, o);
    o.kind !== "expired" && (c += 1);
   }
   const l = await s.limit(e.model);
   l !== null && r.state === "ended" && await s.saveLimit(e.model, l * 2);
   await saveAll({
    keys: [ ...i ]
   }, {
    kind: "expired"
   }, s);
   const d = e.keys.length;
   c < d && o(`The provider did not process ${String(d - c)} of ${String(d)} requests.`);
   await s.remove(e);
   return true;
  }
  async function saveAll({keys: e}, t, s) {
   for (const n of e) await s.saveOutcome(n, t);
  }
  var u = s(42357);
  var f = s(80469);
  async function collectDeliveries(e, {batch: t, models: s, files: n}) {
   const o = new Map;
   const a = new Map;
   const i = new Set;
   const c = await n.submissions();
   const collect = async (e, s) => {
    const o = c.filter(t => t.model === e);
    if (s === null || o.length === 0) return;
    const {signal: l} = t.hostEnvironment;
    const onNotice = e => t.log.warning(t.redactor.redact(e));
    try {
     const t = await collectSubmissions(o, s.api, {
      files: n,
      clock: r.m,
      signal: l,
      onNotice: onNotice
     });
     for (const [s, n] of t) a.set(s, sentReason(e, n));
    } catch (t) {
     (0, u.ki)(t, f.T);
     i.add(e);
     onNotice(`The batch API of ${e} cannot be asked: ${t.message}`);
     for (const {keys: t} of o) for (const s of t) a.set(s, `the batch API of ${e} could not be asked for the answer`);
    }
   };
   for (const [n, a] of firstByModel(e)) {
    const e = await preparedOrNull(a, t);
    if (e === null) continue;
    const r = await s.accessOf(e);
    o.set(n, r);
    await collect(n, r);
   }
   for (const [n, a] of await judgesOf(e, {
    batch: t,
    models: s
   })) o.has(n) || await collect(n, a);
   return {
    access: o,
    waiting: a,
    unreachable: i
   };
  }
  async function judgesOf(e, {batch: t, models: s}) {
   const n = new Map;
   if (t.file.judgeDelivery !== "batch") return n;
   for (const {id: o, evaluate: a} of t.file.jobs) {
    const r = e.find(({job: e}) => e.id === o);
    if (r === void 0 || !a.some(({check: e}) => e.kind === "judge")) continue;
    const i = await preparedOrNull(r, t);
    for (const {check: e} of i?.inputs.evaluations ?? []) {
     if (i === null || e.kind !== "judge") continue;
     const o = e.model ?? t.file.judge ?? i.modelName;
     n.has(o) || n.set(o, await s.judgeAccess(o, i));
    }
   }
   return n;
  }
  function sentReason(e, t) {
   return `sent to the batch API of ${e} at ${t.slice(0, 16)}Z; a later run collects the answer`;
  }
  function firstByModel(e) {
   const t = new Map;
   for (const s of e) t.has(s.job.model) || t.set(s.job.model, s);
   return t;
  }
  async function preparedOrNull({job: e}, {prepare: t}) {
   return await t(e).catch((0, u.j6)(u.yo, () => null));
  }
  var m = s(77598);
  var h = s(54539);
  var w = s(30461);
  function isUnprocessed(e) {
   return e.kind === "expired" || e.kind === "error" && (e.status === 429 || e.status >= 500);
  }
  var p = s(60795);
  function createSubmitter(e) {
   const {api: t} = e;
   const s = {
    submitted: 0,
    fatal: null,
    problems: new Map
   };
   let n = [];
   let o = 0;
   let a = Promise.resolve();
   const flush = () => {
    const t = n;
    n = [];
    o = 0;
    t.length > 0 && (a = a.then(() => submitter_submit(t, s, e)));
    return a;
   };
   return {
    add: async e => {
     const s = Buffer.byteLength(JSON.stringify(e.body)) + b;
     const r = n.length >= t.maxRequests || n.length > 0 && o + s > t.maxBytes;
     const i = r ? flush() : a;
     n.push(e);
     o += s;
     await i;
    },
    close: flush,
    problemOf: e => s.problems.get(e) ?? null,
    fatal: () => s.fatal,
    submitted: () => s.submitted
   };
  }
  const b = 300;
  async function submitter_submit(e, t, {model: s, api: n, files: o, keeper: a, clock: r, signal: i}) {
   const note = s => {
    for (const {id: n} of e) t.problems.set(n, s);
   };
   if (t.fatal !== null || i.aborted) {
    note(t.fatal ?? "the run was canceled");
    return;
   }
   const c = e.map(({id: e}) => e);
   const l = await o.intend(s, c, r.now());
   await a.save();
   try {
    const s = await n.submit(e, l.id, i);
    s !== "" && await o.update({
     ...l,
     batchId: s
    });
    t.submitted += e.length;
   } catch (e) {
    (0, u.ki)(e, f.T);
    const {kind: s, status: n} = e.modelError;
    n !== void 0 && n < 500 && await o.remove(l);
    p.g.has(s) && (t.fatal = e.message);
    note(`could not be sent to the batch API: ${e.message}`);
   }
  }
  function createJudgeDelivery(e) {
   const {batch: t, files: s} = e;
   const n = new Map;
   const o = new Map;
   const submitterOf = (e, {api: o}) => {
    const {signal: a} = t.hostEnvironment;
    const i = n.get(e) ?? createSubmitter({
     model: e,
     api: o,
     files: s,
     keeper: t.keeper,
     clock: r.m,
     signal: a
    });
    n.set(e, i);
    return i;
   };
   return {
    modelsFor: ({job: t}, s) => {
     const n = {
      waits: null,
      used: new Set
     };
     o.set(t.key, n);
     return {
      ...s,
      judgesFor: (o, a) => {
       const r = s.judgesFor(o, a);
       return async a => {
        const [i, c] = [ await r(a), await s.judgeAccess(a, o) ];
        if (c === null) return i;
        const submitter = () => submitterOf(a, c);
        return deliveredJudge(i, {
         ...e,
         access: c,
         submitter: submitter,
         key: t.key,
         questions: n
        });
       };
      },
      judgesWait: () => n.waits
     };
    },
    forget: async ({job: e}) => {
     for (const t of o.get(e.key)?.used ?? []) await s.removeOutcome(t);
    },
    send: async () => {
     for (const e of n.values()) await e.close();
     const e = [ ...n ].map(([e, t]) => `${(0, h.B)(t.submitted(), "question")} to ${e}`);
     e.length > 0 && t.log.info(`Sent to the batch API for judging: ${e.join(", ")}.`);
    }
   };
  }
  function deliveredJudge(e, t) {
   return (0, w.H)(e, async function*(s, n) {
    if (s.messages.length > 1) {
     yield* e.stream(s, n);
     return;
    }
    const {access: o, files: a, onExpired: r, questions: i, waiting: c} = t;
    const l = questionId(s, e.name, t.key);
    const d = c.has(l) ? null : await a.outcome(l);
    const u = d !== null && r !== "fail" && isUnprocessed(d);
    u && await a.removeOutcome(l);
    if (u && r === "now") yield* e.stream(s, n); else if (d === null || u) {
     const o = c.has(l) ? null : await prepare(s, l, t, n);
     o === null && (i.waits = `its answer has arrived; ${e.name} judges it by the batch API`);
     yield {
      type: "error",
      modelError: o ?? g
     };
    } else {
     i.used.add(l);
     yield* o.events(s, d, n);
    }
   });
  }
  async function prepare(e, t, {access: s, submitter: n}, o) {
   const a = await s.prepare(e, o);
   if ("modelError" in a) return a.modelError;
   await n().add({
    id: t,
    ...a
   });
   return null;
  }
  function questionId({system: e, messages: t, outputSchema: s}, n, a) {
   const r = JSON.stringify([ n, e, t, s ?? null ]);
   const i = (0, o.V)(a);
   return `${i}${(0, m.createHash)("sha256").update(r).digest("hex").slice(i.length)}`;
  }
  const g = {
   kind: "rate-limit",
   message: "The question is sent by the batch API.",
   hint: "A later run collects the verdict.",
   retryable: false
  };
  function answeredModels(e, t, s) {
   return {
    ...e,
    modelOf: async (n, o) => firstAnsweredBy(await e.modelOf(n, o), (e, n) => t.events(e, s, n))
   };
  }
  function preparingModels(e, {access: t, id: s, onPrepared: n}) {
   return {
    ...e,
    modelOf: async (o, a) => firstAnsweredBy(await e.modelOf(o, a), async function*(e, o) {
     const a = await t.prepare(e, o);
     "body" in a && await n({
      id: s,
      ...a
     });
     yield {
      type: "error",
      modelError: "body" in a ? y : a.modelError
     };
    })
   };
  }
  function firstAnsweredBy(e, t) {
   let s = true;
   return (0, w.H)(e, (n, o) => {
    if (!s) return e.stream(n, o);
    s = false;
    return t(n, o);
   });
  }
  const y = {
   kind: "rate-limit",
   message: "The request is sent by the batch API.",
   hint: "A later run collects its answer.",
   retryable: false
  };
  async function sendTasks(e, t) {
   const {batch: s, files: n, access: o} = t;
   const a = new Map;
   const i = [];
   const c = [];
   for (const l of new Set(e.map(({job: e}) => e.model))) {
    const d = e.filter(({job: e}) => e.model === l);
    const u = o.get(l)?.api;
    if (u === void 0) continue;
    const {signal: f} = s.hostEnvironment;
    a.set(l, createSubmitter({
     model: l,
     api: u,
     files: n,
     keeper: s.keeper,
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
   const d = [ ...a ].map(([e, t]) => `${(0, h.B)(t.submitted(), "request")} for ${e}`);
   a.size > 0 && s.log.info(`Sent to the batch API: ${d.join(", ")}.`);
   const u = [ ...a.values() ].map(e => e.fatal()).find(e => e !== null) ?? null;
   const f = l.deferred.map(e => {
    const t = a.get(e.task.job.model)?.problemOf(e.task.job.key) ?? null;
    return t === null ? e : {
     ...e,
     reason: t
    };
   });
   return {
    ...l,
    fatal: l.fatal ?? u,
    deferred: [ ...f, ...i ]
   };
  }
  async function mostRequests(e, t, {files: s, waiting: n, batch: o}) {
   const a = await s.limit(e);
   if (a === null) return t.length;
   const r = o.plan.jobs.filter(t => t.model === e && n.has(t.key)).length;
   return Math.max(0, a - r);
  }
  async function prepareAll(e, t, {models: s, run: n, budget: o, access: a}) {
   const i = new Set;
   const c = new Date(r.m.now()).toISOString();
   return await n(e, {
    budget: o,
    modelsFor: ({job: e}) => {
     const n = a.get(e.model) ?? null;
     const o = t.get(e.model);
     if (n === null || o === void 0) return Promise.resolve(s);
     return Promise.resolve(preparingModels(s, {
      access: n,
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
   const s = redactedFiles(t.batch);
   const o = await collectDeliveries(e, {
    ...t,
    files: s
   });
   const i = await sortTasks(e, o, {
    files: s,
    onExpired: t.batch.file.onExpired
   });
   const c = new Set;
   const note = ({job: e}, {errorKind: t}) => {
    t === null && c.add((0, n.groupOf)(e));
    return Promise.resolve();
   };
   const l = createJudgeDelivery({
    ...t,
    files: s,
    onExpired: t.batch.file.onExpired,
    waiting: o.waiting
   });
   const modelsFor = async e => {
    const n = await modelsWithOutcome(e, o, {
     ...t,
     files: s
    });
    return t.batch.file.judgeDelivery === "batch" ? l.modelsFor(e, n) : n;
   };
   const d = await t.run(i.answered, {
    budget: (0, a.f)({
     maxCostUsd: null,
     maxJobs: null,
     endAt: null,
     clock: r.m
    }),
    modelsFor: modelsFor,
    onRecord: async (e, n) => {
     await note(e, n);
     await t.batch.state.directory.flush();
     await s.removeOutcome(e.job.key);
     await l.forget(e);
    }
   });
   await l.send();
   const hasSucceeded = e => c.has(e) || t.hasSucceeded(e);
   const {canaries: u, others: f} = (0, n.splitCanaries)(i.fresh, hasSucceeded);
   const {budget: m} = t;
   const h = isOver(d, t) ? v : await t.run([ ...i.live, ...u ], {
    budget: m,
    modelsFor: () => Promise.resolve(t.models),
    onRecord: note
   });
   const w = joined(joined(d, h), {
    ...v,
    deferred: i.waiting
   });
   if (isOver(w, t)) return {
    ...w,
    deferred: [ ...w.deferred, ...leftOver(f, w, t) ]
   };
   const {sendable: p, held: b} = heldBack(f, {
    hasSucceeded: hasSucceeded,
    collected: o
   });
   const g = {
    ...t,
    files: s,
    access: o.access,
    waiting: o.waiting
   };
   return joined(joined(w, {
    ...v,
    deferred: b
   }), await sendTasks(p, g));
  }
  function redactedFiles({state: e, redactor: t}) {
   const s = (0, o.b)(e.directory);
   return {
    ...s,
    saveOutcome: (e, n) => s.saveOutcome(e, (0, i.E)(n, t.redact, c.o))
   };
  }
  async function sortTasks(e, {access: t, waiting: s}, {files: n, onExpired: o}) {
   const a = {
    answered: [],
    live: [],
    fresh: [],
    waiting: []
   };
   for (const r of e) {
    const {key: e, model: i} = r.job;
    const c = s.get(e);
    const l = c === void 0 ? await n.outcome(e) : null;
    const d = l !== null && isUnprocessed(l) && o !== "fail";
    d && await n.removeOutcome(e);
    c !== void 0 ? a.waiting.push({
     task: r,
     reason: c
    }) : (t.get(i) ?? null) === null || d && o === "now" ? a.live.push(r) : l === null || d ? a.fresh.push(r) : a.answered.push(r);
   }
   return a;
  }
  async function modelsWithOutcome({job: e}, {access: t}, {models: s, files: n}) {
   const o = t.get(e.model) ?? null;
   const a = await n.outcome(e.key);
   return o === null || a === null ? s : answeredModels(s, o, a);
  }
  function heldBack(e, {hasSucceeded: t, collected: s}) {
   const o = [];
   const a = [];
   for (const r of e) {
    const {job: e} = r;
    s.unreachable.has(e.model) ? a.push({
     task: r,
     reason: `the batch API of ${e.model} cannot be asked`
    }) : t((0, n.groupOf)(e)) ? o.push(r) : a.push({
     task: r,
     reason: "the first job of its entry, which is run before the others are sent, has failed"
    });
   }
   return {
    sendable: o,
    held: a
   };
  }
  const v = {
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
  function isOver({fatal: e, refused: t, hasStopped: s}, {batch: n}) {
   return e !== null || t !== null || s || n.hostEnvironment.signal.aborted;
  }
  function leftOver(e, {fatal: t, refused: s, hasStopped: n}, {batch: o}) {
   if (t !== null || o.hostEnvironment.signal.aborted) return [];
   const a = n ? "a job failed, and on-failure is stop" : `${s ?? "the run"} was reached`;
   return e.map(e => ({
    task: e,
    reason: a
   }));
  }
 }),
 38422: (function(e, t, s) {
  s.r(t);
  s.d(t, {
   groupOf: () => groupOf,
   splitCanaries: () => splitCanaries
  });
  function groupOf({id: e, model: t, matrix: s}) {
   return JSON.stringify([ e, t, s ]);
  }
  function splitCanaries(e, t) {
   const s = new Set;
   const n = [];
   const o = [];
   for (const a of e) {
    const e = groupOf(a.job);
    const r = !s.has(e) && !t(e);
    s.add(e);
    (r ? n : o).push(a);
   }
   return {
    canaries: n,
    others: o
   };
  }
 }),
 860: (function(e, t, s) {
  s.d(t, {
   V: () => jobPrefixOf,
   b: () => deliveryFilesIn
  });
  var n = s(77598);
  var o = s(94343);
  var a = s(43759);
  var r = s(31734);
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
  const jobPrefixOf = e => e.slice(0, 32);
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
   const write = (t, s) => e.write(t, `${JSON.stringify(s)}\n`);
   const limits = async () => (await (0, r.h)(e, h, u))?.requests ?? {};
   return {
    submissions: async () => {
     const t = (await e.names("delivery")).filter(e => /^[0-9a-f]{32}\.json$/.test(e));
     const s = await Promise.all(t.map(t => (0, r.h)(e, `delivery/${t}`, l, f)));
     return s.filter(e => e !== null).toSorted((e, t) => `${e.createdAt} ${e.id}` < `${t.createdAt} ${t.id}` ? -1 : 1);
    },
    intend: async (e, t, s) => {
     const o = {
      formatVersion: 1,
      id: (0, n.randomBytes)(16).toString("hex"),
      model: e,
      createdAt: new Date(s).toISOString(),
      keys: [ ...t ],
      batchId: null
     };
     await write(nameOf(o), o);
     return o;
    },
    update: e => write(nameOf(e), e),
    remove: t => e.remove(nameOf(t)),
    outcome: async t => {
     const s = await (0, r.h)(e, answerOf(t), d, m);
     return s === null || s.key !== t ? null : s.outcome;
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
 }),
 80469: (function(e, t, s) {
  s.d(t, {
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
