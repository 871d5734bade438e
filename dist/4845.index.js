"use strict";

exports.id = 4845;

exports.ids = [ 4845, 8422 ];

exports.modules = {
 64845: (function(e, t, n) {
  n.r(t);
  n.d(t, {
   deliverBatch: () => deliverBatch,
   joined: () => joined
  });
  var s = n(38422);
  var a = n(860);
  var o = n(26803);
  var r = n(45292);
  var i = n(73948);
  var c = n(24788);
  var l = n(29851);
  var u = n(42357);
  var d = n(54539);
  var f = n(80469);
  var h = n(60795);
  async function collectSubmissions(e, t, n) {
   const s = new Map;
   const a = [];
   const wait = e => {
    for (const t of e.keys) s.set(t, e.createdAt);
   };
   const o = new Set(e.flatMap(({batchId: e}) => e ?? []));
   for (const s of e) {
    const e = await lookAfter(s, {
     known: o,
     wait: wait,
     ports: {
      ...n,
      api: t
     }
    }).catch((0, u.j6)(f.T, e => e));
    e === null || await expireLost(s, e, {
     ...n,
     api: t
    }) || a.push({
     submission: s,
     error: e
    });
    if (e !== null && h.Lc.has(e.modelError.kind)) break;
   }
   return {
    inFlight: s,
    failed: a
   };
  }
  async function lookAfter(e, {known: t, wait: n, ports: s}) {
   const a = e.batchId === null ? await adopt(e, t, s) : e;
   a === "undecided" && n(e);
   a === null && await s.files.remove(e);
   if (a === "undecided" || a === null) return null;
   a.batchId !== null && t.add(a.batchId);
   await collect(a, s) || n(a);
   return null;
  }
  async function expireLost(e, {modelError: t}, {api: n, files: s, clock: a, onNotice: o}) {
   if (t.kind !== "not-found" || a.now() - Date.parse(e.createdAt) < n.windowMs) return false;
   const r = await Promise.all(e.keys.map(async e => ({
    key: e,
    outcome: await s.outcome(e)
   })));
   const i = r.filter(({outcome: e}) => e === null).map(({key: e}) => e);
   await saveAll({
    keys: i
   }, {
    kind: "expired"
   }, s);
   await s.remove(e);
   const c = `${(0, d.B)(i.length, "request")} of ${e.createdAt.slice(0, 10)} for ${e.model}`;
   o(`The provider no longer has ${e.batchId === null ? "the batch" : `batch ${e.batchId}`} with ${c}: they count as expired.`);
   return true;
  }
  const m = 3e5;
  const w = 6e4;
  async function adopt(e, t, {api: n, files: s, clock: a, signal: o, onNotice: r}) {
   const i = await n.list(Date.parse(e.createdAt) - m, o);
   const c = i.filter(({batchId: n, label: s, count: a}) => !t.has(n) && (s === null ? a === null || a === e.keys.length : s === e.id));
   for (const {batchId: t, label: a} of c) {
    const i = a === e.id || await hasKeyOf(t, e, {
     api: n,
     signal: o
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
   return a.now() - Date.parse(e.createdAt) < w ? "undecided" : null;
  }
  async function hasKeyOf(e, {keys: t}, {api: n, signal: s}) {
   if ((await n.status(e, s)).state !== "ended") return null;
   for await (const {id: a} of n.answers(e, s)) return t.includes(a);
   return false;
  }
  async function collect(e, {api: t, files: n, signal: s, onNotice: a}) {
   const {batchId: o} = e;
   if (o === null) return false;
   const r = await t.status(o, s);
   if (r.state === "running") return false;
   if (r.state === "rejected") {
    a(`The provider rejected a batch of ${String(e.keys.length)} requests: ${r.reason}`);
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
   if (r.state === "ended") for await (const {id: e, outcome: a} of t.answers(o, s)) {
    if (!i.delete(e)) continue;
    await n.saveOutcome(e, a);
    a.kind !== "expired" && (c += 1);
   }
   const l = await n.limit(e.model);
   l !== null && r.state === "ended" && await n.saveLimit(e.model, l * 2);
   await saveAll({
    keys: [ ...i ]
   }, {
    kind: "expired"
   }, n);
   const u = e.keys.length;
   c < u && a(`The provider did not process ${String(u - c)} of ${String(u)} requests.`);
   await n.remove(e);
   return true;
  }
  async function saveAll({keys: e}, t, n) {
   for (const s of e) await n.saveOutcome(s, t);
  }
  async function collectDeliveries(e, {batch: t, models: n, files: s}) {
   const a = new Map;
   const r = new Map;
   const c = new Set;
   const l = await s.submissions();
   let u = null;
   const onNotice = e => t.log.warning(t.redactor.redact(e));
   const f = e.length === 0 ? [] : await s.unusableSubmissions();
   for (const e of f) onNotice((0, o.L$)(e));
   const collect = async (e, n) => {
    const a = l.filter(t => t.model === e);
    if (n === null || a.length === 0 || u !== null) return;
    const {signal: o} = t.hostEnvironment;
    const f = {
     files: s,
     clock: i.m,
     signal: o,
     onNotice: onNotice
    };
    const {inFlight: m, failed: w} = await collectSubmissions(a, n.api, f);
    for (const [t, n] of m) r.set(t, sentReason(e, n));
    for (const t of w) {
     if (h.Lc.has(t.error.modelError.kind)) {
      u = `The batch API of ${e} cannot be asked for the answers to ${(0, d.B)(t.submission.keys.length, "request")}: ${t.error.message}`;
      return;
     }
     const {isReachable: n, notice: s, reason: a} = problemIn(t);
     n || c.add(e);
     onNotice(s);
     for (const e of t.submission.keys) r.set(e, a);
    }
   };
   for (const [s, o] of firstByModel(e)) {
    const e = await preparedOrNull(o, t);
    if (e === null) continue;
    const r = await n.accessOf(e);
    a.set(s, r);
    await collect(s, r);
   }
   for (const [s, o] of await judgesOf(e, {
    batch: t,
    models: n
   })) a.has(s) || await collect(s, o);
   return {
    access: a,
    waiting: r,
    unreachable: c,
    held: (0, o.$h)(f),
    fatal: u
   };
  }
  function problemIn({submission: {model: e, batchId: t, keys: n}, error: s}) {
   if (s.modelError.kind !== "not-found") return {
    isReachable: false,
    notice: `The batch API of ${e} cannot be asked: ${s.message}`,
    reason: `the batch API of ${e} could not be asked for the answer`
   };
   const a = t === null ? "the batch" : `batch ${t}`;
   return {
    isReachable: true,
    notice: `The batch API of ${e} does not find ${a} with ${(0, d.B)(n.length, "request")}, which wait until it must have ended: ${s.message}`,
    reason: `the batch API of ${e} does not find ${a}; its requests wait until it must have ended`
   };
  }
  async function judgesOf(e, {batch: t, models: n}) {
   const s = new Map;
   if (t.file.judgeDelivery !== "batch") return s;
   for (const {id: a, evaluate: o} of t.file.jobs) {
    const r = e.find(({job: e}) => e.id === a);
    if (r === void 0 || !o.some(({check: e}) => e.kind === "judge")) continue;
    const i = await preparedOrNull(r, t);
    for (const {check: e} of i?.inputs.evaluations ?? []) {
     if (i === null || e.kind !== "judge") continue;
     const a = e.model ?? t.file.judge ?? i.modelName;
     s.has(a) || s.set(a, await n.judgeAccess(a, i));
    }
   }
   return s;
  }
  function sentReason(e, t) {
   return `sent to the batch API of ${e} at ${t.slice(0, 16)}Z; a later run collects the answer`;
  }
  function firstByModel(e) {
   const t = new Map;
   for (const n of e) t.has(n.job.model) || t.set(n.job.model, n);
   return t;
  }
  async function preparedOrNull({job: e}, {prepare: t}) {
   return await t(e).catch((0, u.j6)(u.yo, () => null));
  }
  var b = n(77598);
  var p = n(30461);
  var g = n(45342);
  function createSubmitter(e) {
   const {api: t} = e;
   const n = {
    submitted: 0,
    fatal: null,
    problems: new Map
   };
   let s = [];
   let a = 0;
   let o = Promise.resolve();
   const flush = () => {
    const t = s;
    s = [];
    a = 0;
    t.length > 0 && (o = o.then(() => submitter_submit(t, n, e)));
    return o;
   };
   return {
    add: async e => {
     const n = Buffer.byteLength(JSON.stringify(e.body)) + y;
     const r = s.length >= t.maxRequests || s.length > 0 && a + n > t.maxBytes;
     const i = r ? flush() : o;
     s.push(e);
     a += n;
     await i;
    },
    close: flush,
    problemOf: e => n.problems.get(e) ?? null,
    fatal: () => n.fatal,
    submitted: () => n.submitted
   };
  }
  const y = 300;
  async function submitter_submit(e, t, {model: n, api: s, files: a, keeper: o, clock: r, signal: i}) {
   const note = n => {
    for (const {id: s} of e) t.problems.set(s, n);
   };
   if (t.fatal !== null || i.aborted) {
    note(t.fatal ?? "the run was canceled");
    return;
   }
   const c = e.map(({id: e}) => e);
   const l = await a.intend(n, c, r.now());
   await o.save();
   try {
    const n = await s.submit(e, l.id, i);
    n !== "" && await a.update({
     ...l,
     batchId: n
    });
    t.submitted += e.length;
   } catch (e) {
    (0, u.ki)(e, f.T);
    const {kind: n, status: s} = e.modelError;
    s !== void 0 && s < 500 && await a.remove(l);
    h.g8.has(n) && (t.fatal = e.message);
    note(`could not be sent to the batch API: ${e.message}`);
   }
  }
  function createJudgeDelivery(e) {
   const {batch: t, files: n} = e;
   const s = new Map;
   const a = new Map;
   const submitterOf = (e, {api: a}) => {
    const {signal: o} = t.hostEnvironment;
    const r = s.get(e) ?? createSubmitter({
     model: e,
     api: a,
     files: n,
     keeper: t.keeper,
     clock: i.m,
     signal: o
    });
    s.set(e, r);
    return r;
   };
   return {
    modelsFor: ({job: t}, n) => {
     const s = {
      waits: null,
      used: new Set
     };
     a.set(t.key, s);
     return {
      ...n,
      judgesFor: (a, o) => {
       const r = n.judgesFor(a, o);
       return async o => {
        const [i, c] = [ await r(o), await n.judgeAccess(o, a) ];
        if (c === null) return i;
        const submitter = () => submitterOf(o, c);
        return deliveredJudge(i, {
         ...e,
         access: c,
         submitter: submitter,
         key: t.key,
         questions: s
        });
       };
      },
      judgesWait: () => s.waits
     };
    },
    forget: async ({job: e}) => {
     for (const t of a.get(e.key)?.used ?? []) await n.removeOutcome(t);
    },
    send: async () => {
     for (const e of s.values()) await e.close();
     const e = [ ...s ].map(([e, t]) => `${(0, d.B)(t.submitted(), "question")} to ${e}`);
     e.length > 0 && t.log.info(`Sent to the batch API for judging: ${e.join(", ")}.`);
    }
   };
  }
  function deliveredJudge(e, t) {
   return (0, p.H)(e, async function*(n, s) {
    if (n.messages.length > 1) {
     yield* e.stream(n, s);
     return;
    }
    const {access: a, files: o, onExpired: r, questions: i, waiting: c, held: l} = t;
    const u = questionId(n, e.name, t.key);
    const d = c.has(u) ? null : await o.outcome(u);
    const f = d !== null && r !== "fail" && (0, g.O)(d);
    f && await o.removeOutcome(u);
    if (f && r === "now") yield* e.stream(n, s); else if (d === null || f) {
     const a = l !== null && !c.has(u);
     const o = c.has(u) || a ? null : await prepare(n, u, t, s);
     const r = a ? `the question to ${e.name}: ${l}` : `${e.name} judges it by the batch API`;
     o === null && (i.waits = `its answer has arrived; ${r}`);
     yield {
      type: "error",
      modelError: o ?? k
     };
    } else {
     i.used.add(u);
     yield* a.events(n, d, s);
    }
   });
  }
  async function prepare(e, t, {access: n, submitter: s}, a) {
   const o = await n.prepare(e, a);
   if ("modelError" in o) return o.modelError;
   await s().add({
    id: t,
    ...o
   });
   return null;
  }
  function questionId({system: e, messages: t, outputSchema: n}, s, o) {
   const r = JSON.stringify([ s, e, t, n ?? null ]);
   const i = (0, a.V)(o);
   return `${i}${(0, b.createHash)("sha256").update(r).digest("hex").slice(i.length)}`;
  }
  const k = {
   kind: "rate-limit",
   message: "The question is sent by the batch API.",
   hint: "A later run collects the verdict.",
   retryable: false
  };
  function answeredModels(e, t, n) {
   return {
    ...e,
    modelOf: async (s, a) => firstAnsweredBy(await e.modelOf(s, a), (e, s) => t.events(e, n, s))
   };
  }
  function preparingModels(e, {access: t, id: n, onPrepared: s}) {
   return {
    ...e,
    modelOf: async (a, o) => firstAnsweredBy(await e.modelOf(a, o), async function*(e, a) {
     const o = await t.prepare(e, a);
     "body" in o && await s({
      id: n,
      ...o
     });
     yield {
      type: "error",
      modelError: "body" in o ? v : o.modelError
     };
    })
   };
  }
  function firstAnsweredBy(e, t) {
   let n = true;
   return (0, p.H)(e, (s, a) => {
    if (!n) return e.stream(s, a);
    n = false;
    return t(s, a);
   });
  }
  const v = {
   kind: "rate-limit",
   message: "The request is sent by the batch API.",
   hint: "A later run collects its answer.",
   retryable: false
  };
  async function sendTasks(e, t) {
   const {batch: n, files: s, access: a} = t;
   const o = new Map;
   const r = [];
   const c = [];
   for (const l of new Set(e.map(({job: e}) => e.model))) {
    const u = e.filter(({job: e}) => e.model === l);
    const d = a.get(l)?.api;
    if (d === void 0) continue;
    const {signal: f} = n.hostEnvironment;
    o.set(l, createSubmitter({
     model: l,
     api: d,
     files: s,
     keeper: n.keeper,
     clock: i.m,
     signal: f
    }));
    const h = await mostRequests(l, u, t);
    c.push(...u.slice(0, h));
    for (const e of u.slice(h)) r.push({
     task: e,
     reason: `${l} accepts no more waiting requests now`
    });
   }
   const l = await prepareAll(c, o, t);
   for (const e of o.values()) await e.close();
   const u = [ ...o ].map(([e, t]) => `${(0, d.B)(t.submitted(), "request")} for ${e}`);
   o.size > 0 && n.log.info(`Sent to the batch API: ${u.join(", ")}.`);
   const f = [ ...o.values() ].map(e => e.fatal()).find(e => e !== null) ?? null;
   const h = l.deferred.map(e => {
    const t = o.get(e.task.job.model)?.problemOf(e.task.job.key) ?? null;
    return t === null ? e : {
     ...e,
     reason: t
    };
   });
   return {
    ...l,
    fatal: l.fatal ?? f,
    deferred: [ ...h, ...r ]
   };
  }
  async function mostRequests(e, t, {files: n, waiting: s, batch: a}) {
   const o = await n.limit(e);
   if (o === null) return t.length;
   const r = a.plan.jobs.filter(t => t.model === e && s.has(t.key)).length;
   return Math.max(0, o - r);
  }
  async function prepareAll(e, t, {models: n, run: s, budget: a, access: o}) {
   const r = new Set;
   const c = new Date(i.m.now()).toISOString();
   return await s(e, {
    budget: a,
    modelsFor: ({job: e}) => {
     const s = o.get(e.model) ?? null;
     const a = t.get(e.model);
     if (s === null || a === void 0) return Promise.resolve(n);
     return Promise.resolve(preparingModels(n, {
      access: s,
      id: e.key,
      onPrepared: async t => {
       r.add(e.key);
       await a.add(t);
      }
     }));
    },
    isPrepared: ({job: e}) => r.has(e.key) ? sentReason(e.model, c) : null
   });
  }
  async function deliverBatch(e, t) {
   const n = redactedFiles(t.batch);
   const a = await collectDeliveries(e, {
    ...t,
    files: n
   });
   if (a.fatal !== null) return {
    ...$,
    fatal: a.fatal
   };
   const c = await sortTasks(e, a, {
    files: n,
    onExpired: t.batch.file.onExpired
   });
   const l = (0, o.ID)(c.unusable);
   l !== null && t.batch.log.warning(l);
   const u = new Set;
   const note = ({job: e}, {errorKind: t}) => {
    t === null && u.add((0, s.groupOf)(e));
    return Promise.resolve();
   };
   const d = createJudgeDelivery({
    ...t,
    files: n,
    onExpired: t.batch.file.onExpired,
    waiting: a.waiting,
    held: a.held
   });
   const modelsFor = async e => {
    const s = await modelsWithOutcome(e, a, {
     ...t,
     files: n
    });
    return t.batch.file.judgeDelivery === "batch" ? d.modelsFor(e, s) : s;
   };
   const f = await t.run(c.answered, {
    budget: (0, r.f)({
     maxCostUsd: null,
     maxJobs: null,
     endAt: null,
     clock: i.m
    }),
    modelsFor: modelsFor,
    onRecord: async (e, s) => {
     await note(e, s);
     await t.batch.state.directory.flush();
     await n.removeOutcome(e.job.key);
     await d.forget(e);
    }
   });
   await d.send();
   const hasSucceeded = e => u.has(e) || t.hasSucceeded(e);
   const {canaries: h, others: m} = (0, s.splitCanaries)(c.fresh, hasSucceeded);
   const {budget: w} = t;
   const b = isOver(f, t) ? $ : await t.run([ ...c.live, ...h ], {
    budget: w,
    modelsFor: () => Promise.resolve(t.models),
    onRecord: note
   });
   const p = joined(joined(f, b), {
    ...$,
    deferred: c.waiting
   });
   if (isOver(p, t)) return {
    ...p,
    deferred: [ ...p.deferred, ...leftOver(m, p, t) ]
   };
   const {sendable: g, held: y} = heldBack(m, {
    hasSucceeded: hasSucceeded,
    collected: a
   });
   const k = {
    ...t,
    files: n,
    access: a.access,
    waiting: a.waiting
   };
   return joined(joined(p, {
    ...$,
    deferred: y
   }), await sendTasks(g, k));
  }
  function redactedFiles({state: e, redactor: t}) {
   const n = (0, a.b)(e.directory);
   return {
    ...n,
    saveOutcome: (e, s) => n.saveOutcome(e, (0, c.E)(s, t.redact, l.o))
   };
  }
  async function sortTasks(e, {access: t, waiting: n, held: s}, {files: a, onExpired: r}) {
   const i = {
    answered: [],
    live: [],
    fresh: [],
    waiting: []
   };
   const c = [];
   for (const l of e) {
    const {key: e, model: u} = l.job;
    const d = n.get(e);
    const f = d === void 0 ? await a.outcome(e) : null;
    const h = f !== null && (0, g.O)(f) && r !== "fail";
    h && await a.removeOutcome(e);
    if (d !== void 0) i.waiting.push({
     task: l,
     reason: d
    }); else if ((t.get(u) ?? null) === null || h && r === "now") i.live.push(l); else if (f === null || h) {
     const t = h ? null : await a.unusableOutcome(e);
     t !== null && c.push(t);
     const n = t === null ? s : (0, o.Jn)(t);
     n === null ? i.fresh.push(l) : i.waiting.push({
      task: l,
      reason: n
     });
    } else i.answered.push(l);
   }
   return {
    ...i,
    unusable: c
   };
  }
  async function modelsWithOutcome({job: e}, {access: t}, {models: n, files: s}) {
   const a = t.get(e.model) ?? null;
   const o = await s.outcome(e.key);
   return a === null || o === null ? n : answeredModels(n, a, o);
  }
  function heldBack(e, {hasSucceeded: t, collected: n}) {
   const a = [];
   const o = [];
   for (const r of e) {
    const {job: e} = r;
    n.unreachable.has(e.model) ? o.push({
     task: r,
     reason: `the batch API of ${e.model} cannot be asked`
    }) : t((0, s.groupOf)(e)) ? a.push(r) : o.push({
     task: r,
     reason: "the first job of its entry, which is run before the others are sent, has failed"
    });
   }
   return {
    sendable: a,
    held: o
   };
  }
  const $ = {
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
  function leftOver(e, {fatal: t, refused: n, hasStopped: s}, {batch: a}) {
   if (t !== null || a.hostEnvironment.signal.aborted) return [];
   const o = s ? "a job failed, and on-failure is stop" : `${n ?? "the run"} was reached`;
   return e.map(e => ({
    task: e,
    reason: o
   }));
  }
 }),
 45342: (function(e, t, n) {
  n.d(t, {
   O: () => isUnprocessed
  });
  function isUnprocessed(e) {
   return e.kind === "expired" || e.kind === "error" && (e.status === 429 || e.status >= 500);
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
   const a = [];
   for (const o of e) {
    const e = groupOf(o.job);
    const r = !n.has(e) && !t(e);
    n.add(e);
    (r ? s : a).push(o);
   }
   return {
    canaries: s,
    others: a
   };
  }
 }),
 860: (function(e, t, n) {
  n.d(t, {
   V: () => jobPrefixOf,
   b: () => deliveryFilesIn
  });
  var s = n(77598);
  var a = n(94343);
  var o = n(43759);
  var r = n(31734);
  const i = a.YjP().check(o.Fk(/^[0-9a-f]{64}$/));
  const c = a.YjP().check(o.Fk(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?Z$/));
  const l = a.rej({
   formatVersion: a.euz(1),
   id: a.YjP().check(o.Fk(/^[0-9a-f]{32}$/)),
   model: a.YjP().check(o.Eb(1e3)),
   createdAt: c,
   keys: a.YOg(i).check(o.m9(1), o.Eb(1e5)),
   batchId: a.mee(a.YjP().check(o.m9(1), o.Eb(1e3)))
  });
  const jobPrefixOf = e => e.slice(0, 32);
  const u = a.rej({
   formatVersion: a.euz(1),
   key: i,
   outcome: a.gMt("kind", [ a.rej({
    kind: a.euz("answer"),
    body: a.L5J()
   }), a.rej({
    kind: a.euz("error"),
    status: a.Whr().check(o.qm(100), o.Zm(599)),
    body: a.L5J()
   }), a.rej({
    kind: a.euz("expired")
   }) ])
  });
  const d = a.rej({
   formatVersion: a.euz(1),
   requests: a.g1P(a.YjP().check(o.Eb(1e3)), a.Whr().check(o.NC()))
  });
  const f = 2e7;
  const h = 64e6;
  const m = "delivery/limits.json";
  const answerOf = e => `answers/${e}.json`;
  function deliveryFilesIn(e) {
   const nameOf = ({id: e}) => `delivery/${e}.json`;
   const write = (t, n) => e.write(t, `${JSON.stringify(n)}\n`);
   const limits = async () => (await (0, r.h)(e, m, d))?.requests ?? {};
   return {
    submissions: async () => {
     const t = await readSubmissions(e);
     return t.flatMap(e => "value" in e ? [ e.value ] : []).toSorted((e, t) => `${e.createdAt} ${e.id}` < `${t.createdAt} ${t.id}` ? -1 : 1);
    },
    unusableSubmissions: async () => (await readSubmissions(e)).filter(e => "problem" in e),
    intend: async (e, t, n) => {
     const a = {
      formatVersion: 1,
      id: (0, s.randomBytes)(16).toString("hex"),
      model: e,
      createdAt: new Date(n).toISOString(),
      keys: [ ...t ],
      batchId: null
     };
     await write(nameOf(a), a);
     return a;
    },
    update: e => write(nameOf(e), e),
    remove: t => e.remove(nameOf(t)),
    outcome: async t => {
     const n = await (0, r.h)(e, answerOf(t), u, h);
     return n === null || n.key !== t ? null : n.outcome;
    },
    unusableOutcome: t => unusableAnswer(e, t),
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
     await write(m, {
      formatVersion: 1,
      requests: {
       ...await limits(),
       [e]: t
      }
     });
    }
   };
  }
  async function readSubmissions(e) {
   const t = (await e.names("delivery")).filter(e => /^[0-9a-f]{32}\.json$/.test(e));
   const n = t.map(e => `delivery/${e}`);
   const read = async t => {
    const n = await (0, r.R)(e, t, l, f);
    return n === null ? [] : [ {
     name: t,
     ...n
    } ];
   };
   return (await Promise.all(n.map(read))).flat();
  }
  async function unusableAnswer(e, t) {
   const n = answerOf(t);
   const s = await (0, r.R)(e, n, u, h);
   if (s === null || "value" in s && s.value.key === t) return null;
   return {
    name: n,
    problem: "problem" in s ? s.problem : "it was written for another request"
   };
  }
 }),
 26803: (function(e, t, n) {
  n.d(t, {
   $h: () => unknownReason,
   ID: () => answersNotice,
   Jn: () => answerReason,
   L$: () => submissionNotice
  });
  var s = n(54539);
  const a = "use the resume-key with which it was written";
  function submissionNotice({name: e, problem: t}) {
   return `${e} of the state directory cannot be used, because ${t}. Which requests it has sent is unknown, so no job is sent to a batch API: ${a}, or delete it to send its requests again and pay for them again.`;
  }
  function unknownReason(e) {
   const [t] = e;
   if (t === void 0) return null;
   const n = e.slice(0, o).map(({name: e}) => e);
   const r = e.length > o ? ` and ${(0, s.B)(e.length - o, "more file")}` : "";
   return `it may be at the batch API already: ${n.join(", ")}${r} cannot be used (${t.problem}); ${a}, or delete the file to send it again`;
  }
  const o = 3;
  function answerReason({name: e, problem: t}) {
   return `its answer in ${e} cannot be used (${t}); ${a}, or delete the file to send it again`;
  }
  function answersNotice(e) {
   const [t] = e;
   if (t === void 0) return null;
   const n = (0, s.B)(e.length, "stored answer");
   return `The state directory has ${n} of a batch API that cannot be used, such as ${t.name}, because ${t.problem}. Nothing is sent again for them: use the resume-key with which they were written, or delete them to pay for them again.`;
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
