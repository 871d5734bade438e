"use strict";

exports.id = 7985, exports.ids = [ 7985, 8422 ], exports.modules = {
 67985: (function(e, t, n) {
  n.r(t), n.d(t, {
   deliverBatch: () => deliverBatch,
   joined: () => joined
  });
  var a = n(38422), s = n(860), o = n(45292), r = n(73948);
  async function collectSubmissions(e, t, n) {
   const a = new Map, wait = e => {
    for (const t of e.keys) a.set(t, e.createdAt);
   }, s = new Set(e.flatMap(({batchId: e}) => e ?? []));
   for (const a of e) {
    const e = null === a.batchId ? await adopt(a, s, {
     ...n,
     api: t
    }) : a;
    "undecided" === e && wait(a), null === e && await n.files.remove(a), "undecided" !== e && null !== e && (null !== e.batchId && s.add(e.batchId), 
    await collect(e, {
     ...n,
     api: t
    }) || wait(e));
   }
   return a;
  }
  const i = 3e5, c = 6e4;
  async function adopt(e, t, {api: n, files: a, clock: s, signal: o, onNotice: r}) {
   const l = (await n.list(Date.parse(e.createdAt) - i, o)).filter(({batchId: n, label: a, count: s}) => !t.has(n) && (null === a ? null === s || s === e.keys.length : a === e.id));
   for (const {batchId: t, label: s} of l) {
    const i = s === e.id || await hasKeyOf(t, e, {
     api: n,
     signal: o
    });
    if (null === i) return "undecided";
    if (!i) continue;
    const c = {
     ...e,
     batchId: t
    };
    return await a.update(c), r(`A batch of ${String(e.keys.length)} requests was sent before a run ended early: ${t} is used.`), 
    c;
   }
   return s.now() - Date.parse(e.createdAt) < c ? "undecided" : null;
  }
  async function hasKeyOf(e, {keys: t}, {api: n, signal: a}) {
   if ("ended" !== (await n.status(e, a)).state) return null;
   for await (const {id: s} of n.answers(e, a)) return t.includes(s);
   return !1;
  }
  async function collect(e, {api: t, files: n, signal: a, onNotice: s}) {
   const {batchId: o} = e;
   if (null === o) return !1;
   const r = await t.status(o, a);
   if ("running" === r.state) return !1;
   if ("rejected" === r.state) return s(`The provider rejected a batch of ${String(e.keys.length)} requests: ${r.reason}`), 
   r.isTooLarge ? await n.saveLimit(e.model, Math.max(1, Math.floor(e.keys.length / 2))) : await saveAll(e, {
    kind: "error",
    status: 400,
    body: {
     error: {
      message: r.reason
     }
    }
   }, n), await n.remove(e), !0;
   const i = new Set(e.keys);
   let c = 0;
   if ("ended" === r.state) for await (const {id: e, outcome: s} of t.answers(o, a)) i.delete(e) && (await n.saveOutcome(e, s), 
   "expired" !== s.kind && (c += 1));
   const l = await n.limit(e.model);
   null !== l && "ended" === r.state && await n.saveLimit(e.model, 2 * l), await saveAll({
    keys: [ ...i ]
   }, {
    kind: "expired"
   }, n);
   const d = e.keys.length;
   return c < d && s(`The provider did not process ${String(d - c)} of ${String(d)} requests.`), 
   await n.remove(e), !0;
  }
  async function saveAll({keys: e}, t, n) {
   for (const a of e) await n.saveOutcome(a, t);
  }
  var l = n(42357), d = n(80469);
  function sentReason(e, t) {
   return `sent to the batch API of ${e} at ${t.slice(0, 16)}Z; a later run collects the answer`;
  }
  async function accessOf({job: e}, t, n) {
   const a = await t.prepare(e).catch(e => ((0, l.ki)(e, l.yo), null));
   return null === a ? void 0 : await n.accessOf(a);
  }
  function firstAnsweredBy(e, t) {
   let n = !0;
   return {
    name: e.name,
    get contextWindow() {
     return e.contextWindow;
    },
    ...void 0 === e.prices ? {} : {
     prices: e.prices
    },
    stream: (a, s) => n ? (n = !1, t(a, s)) : e.stream(a, s)
   };
  }
  const u = {
   kind: "rate-limit",
   message: "The request is sent by the batch API.",
   hint: "A later run collects its answer.",
   retryable: !1
  };
  var f = n(54539);
  const m = new Set([ "auth", "quota", "not-found" ]);
  function createSubmitter(e) {
   const {api: t} = e, n = {
    submitted: 0,
    fatal: null,
    problems: new Map
   };
   let a = [], s = 0, o = Promise.resolve();
   const flush = () => {
    const t = a;
    return a = [], s = 0, t.length > 0 && (o = o.then(() => async function(e, t, {model: n, api: a, files: s, clock: o, signal: r}) {
     const note = n => {
      for (const {id: a} of e) t.problems.set(a, n);
     };
     if (null !== t.fatal || r.aborted) return void note(t.fatal ?? "the run was canceled");
     const i = e.map(({id: e}) => e), c = await s.intend(n, i, o.now());
     try {
      const n = await a.submit(e, c.id, r);
      "" !== n && await s.update({
       ...c,
       batchId: n
      }), t.submitted += e.length;
     } catch (e) {
      (0, l.ki)(e, d.T);
      const {kind: n, status: a} = e.modelError;
      void 0 !== a && a < 500 && await s.remove(c), m.has(n) && (t.fatal = e.message), 
      note(`could not be sent to the batch API: ${e.message}`);
     }
    }(t, n, e))), o;
   };
   return {
    add: async e => {
     const n = Buffer.byteLength(JSON.stringify(e.body)) + h, r = a.length >= t.maxRequests || a.length > 0 && s + n > t.maxBytes ? flush() : o;
     a.push(e), s += n, await r;
    },
    close: flush,
    problemOf: e => n.problems.get(e) ?? null,
    fatal: () => n.fatal,
    submitted: () => n.submitted
   };
  }
  const h = 300;
  async function mostRequests(e, t, {files: n, waiting: a, batch: s}) {
   const o = await n.limit(e);
   if (null === o) return t.length;
   const r = s.plan.jobs.filter(t => t.model === e && a.has(t.key)).length;
   return Math.max(0, o - r);
  }
  async function deliverBatch(e, t) {
   const n = (0, s.b)(t.batch.state.directory), i = await async function(e, {batch: t, models: n, files: a}) {
    const s = new Map, o = new Map, i = new Set, c = await a.submissions();
    for (const [u, f] of function(e) {
     const t = new Map;
     for (const n of e) t.has(n.job.model) || t.set(n.job.model, n);
     return t;
    }(e)) {
     const e = await accessOf(f, t, n);
     if (void 0 === e) continue;
     s.set(u, e);
     const m = c.filter(e => e.model === u);
     if (null === e || 0 === m.length) continue;
     const {signal: h} = t.hostEnvironment, onNotice = e => t.log.warning(t.redactor.redact(e));
     try {
      const t = await collectSubmissions(m, e.api, {
       files: a,
       clock: r.m,
       signal: h,
       onNotice: onNotice
      });
      for (const [e, n] of t) o.set(e, sentReason(u, n));
     } catch (e) {
      (0, l.ki)(e, d.T), i.add(u), onNotice(`The batch API of ${u} cannot be asked: ${e.message}`);
      for (const {keys: e} of m) for (const t of e) o.set(t, `the batch API of ${u} could not be asked for the answer`);
     }
    }
    return {
     access: s,
     waiting: o,
     unreachable: i
    };
   }(e, {
    ...t,
    files: n
   }), c = await async function(e, {access: t, waiting: n}, {files: a, onExpired: s}) {
    const o = {
     answered: [],
     live: [],
     fresh: [],
     waiting: []
    };
    for (const r of e) {
     const {key: e, model: i} = r.job, c = n.get(e), l = void 0 === c ? await a.outcome(e) : null, d = null !== l && isExpired(l) && "fail" !== s;
     d && await a.removeOutcome(e), void 0 !== c ? o.waiting.push({
      task: r,
      reason: c
     }) : null === (t.get(i) ?? null) || d && "now" === s ? o.live.push(r) : null === l || d ? o.fresh.push(r) : o.answered.push(r);
    }
    return o;
   }(e, i, {
    files: n,
    onExpired: t.batch.file.onExpired
   }), m = new Set, note = ({job: e}, {errorKind: t}) => (null === t && m.add((0, a.groupOf)(e)), 
   Promise.resolve()), h = await t.run(c.answered, {
    budget: (0, o.f)({
     maxCostUsd: null,
     maxJobs: null,
     endAt: null,
     clock: r.m
    }),
    modelsFor: e => async function({job: e}, {access: t}, {models: n, files: a}) {
     const s = t.get(e.model) ?? null, o = await a.outcome(e.key);
     return null === s || null === o ? n : function(e, t, n) {
      return {
       ...e,
       modelOf: async (a, s) => firstAnsweredBy(await e.modelOf(a, s), (e, a) => t.events(e, n, a))
      };
     }(n, s, o);
    }(e, i, {
     ...t,
     files: n
    }),
    onRecord: async (e, a) => {
     await note(e, a), await t.batch.state.directory.flush(), await n.removeOutcome(e.job.key);
    }
   }), hasSucceeded = e => m.has(e) || t.hasSucceeded(e), {canaries: p, others: b} = (0, 
   a.splitCanaries)(c.fresh, hasSucceeded), {budget: y} = t, g = joined(joined(h, isOver(h, t) ? w : await t.run([ ...c.live, ...p ], {
    budget: y,
    modelsFor: () => Promise.resolve(t.models),
    onRecord: note
   })), {
    ...w,
    deferred: c.waiting
   });
   if (isOver(g, t)) return {
    ...g,
    deferred: [ ...g.deferred, ...leftOver(b, g, t) ]
   };
   const {sendable: k, held: v} = function(e, {hasSucceeded: t, collected: n}) {
    const s = [], o = [];
    for (const r of e) {
     const {job: e} = r;
     n.unreachable.has(e.model) ? o.push({
      task: r,
      reason: `the batch API of ${e.model} cannot be asked`
     }) : t((0, a.groupOf)(e)) ? s.push(r) : o.push({
      task: r,
      reason: "the first job of its entry, which is run before the others are sent, has failed"
     });
    }
    return {
     sendable: s,
     held: o
    };
   }(b, {
    hasSucceeded: hasSucceeded,
    collected: i
   }), j = {
    ...t,
    files: n,
    access: i.access,
    waiting: i.waiting
   };
   return joined(joined(g, {
    ...w,
    deferred: v
   }), await async function(e, t) {
    const {batch: n, files: a, access: s} = t, o = new Map, i = [], c = [];
    for (const l of new Set(e.map(({job: e}) => e.model))) {
     const d = e.filter(({job: e}) => e.model === l), u = s.get(l)?.api;
     if (void 0 === u) continue;
     const {signal: f} = n.hostEnvironment;
     o.set(l, createSubmitter({
      model: l,
      api: u,
      files: a,
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
    const l = await async function(e, t, {models: n, run: a, budget: s, access: o}) {
     const i = new Set, c = new Date(r.m.now()).toISOString();
     return await a(e, {
      budget: s,
      modelsFor: ({job: e}) => {
       const a = o.get(e.model) ?? null, s = t.get(e.model);
       return null === a || void 0 === s ? Promise.resolve(n) : Promise.resolve(function(e, {access: t, id: n, onPrepared: a}) {
        return {
         ...e,
         modelOf: async (s, o) => firstAnsweredBy(await e.modelOf(s, o), async function*(e, s) {
          const o = await t.prepare(e, s);
          "body" in o && await a({
           id: n,
           ...o
          }), yield {
           type: "error",
           modelError: "body" in o ? u : o.modelError
          };
         })
        };
       }(n, {
        access: a,
        id: e.key,
        onPrepared: async t => {
         i.add(e.key), await s.add(t);
        }
       }));
      },
      isPrepared: ({job: e}) => i.has(e.key) ? sentReason(e.model, c) : null
     });
    }(c, o, t);
    for (const e of o.values()) await e.close();
    const d = [ ...o ].map(([e, t]) => `${(0, f.B)(t.submitted(), "request")} for ${e}`);
    o.size > 0 && n.log.info(`Sent to the batch API: ${d.join(", ")}.`);
    const m = [ ...o.values() ].map(e => e.fatal()).find(e => null !== e) ?? null, h = l.deferred.map(e => {
     const t = o.get(e.task.job.model)?.problemOf(e.task.job.key) ?? null;
     return null === t ? e : {
      ...e,
      reason: t
     };
    });
    return {
     ...l,
     fatal: l.fatal ?? m,
     deferred: [ ...h, ...i ]
    };
   }(k, j));
  }
  function isExpired(e) {
   return "expired" === e.kind || "error" === e.kind && (429 === e.status || e.status >= 500);
  }
  const w = {
   deferred: [],
   fatal: null,
   refused: null,
   hasStopped: !1
  };
  function joined(e, t) {
   return {
    deferred: [ ...e.deferred, ...t.deferred ],
    fatal: e.fatal ?? t.fatal,
    refused: e.refused ?? t.refused,
    hasStopped: e.hasStopped || t.hasStopped
   };
  }
  function isOver({fatal: e, refused: t, hasStopped: n}, {batch: a}) {
   return null !== e || null !== t || n || a.hostEnvironment.signal.aborted;
  }
  function leftOver(e, {fatal: t, refused: n, hasStopped: a}, {batch: s}) {
   if (null !== t || s.hostEnvironment.signal.aborted) return [];
   const o = a ? "a job failed, and on-failure is stop" : `${n ?? "the run"} was reached`;
   return e.map(e => ({
    task: e,
    reason: o
   }));
  }
 }),
 38422: (function(e, t, n) {
  function groupOf({id: e, model: t, matrix: n}) {
   return JSON.stringify([ e, t, n ]);
  }
  function splitCanaries(e, t) {
   const n = new Set, a = [], s = [];
   for (const o of e) {
    const e = groupOf(o.job), r = !n.has(e) && !t(e);
    n.add(e), (r ? a : s).push(o);
   }
   return {
    canaries: a,
    others: s
   };
  }
  n.r(t), n.d(t, {
   groupOf: () => groupOf,
   splitCanaries: () => splitCanaries
  });
 }),
 860: (function(e, t, n) {
  n.d(t, {
   b: () => deliveryFilesIn
  });
  var a = n(77598), s = n(94343), o = n(43759), r = n(72443);
  const i = s.YjP().check(o.Fk(/^[0-9a-f]{64}$/)), c = s.YjP().check(o.Fk(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?Z$/)), l = s.rej({
   formatVersion: s.euz(1),
   id: s.YjP().check(o.Fk(/^[0-9a-f]{32}$/)),
   model: s.YjP().check(o.Eb(1e3)),
   createdAt: c,
   keys: s.YOg(i).check(o.m9(1), o.Eb(1e5)),
   batchId: s.mee(s.YjP().check(o.m9(1), o.Eb(1e3)))
  }), d = s.rej({
   formatVersion: s.euz(1),
   key: i,
   outcome: s.gMt("kind", [ s.rej({
    kind: s.euz("answer"),
    body: s.L5J()
   }), s.rej({
    kind: s.euz("error"),
    status: s.Whr().check(o.qm(100), o.Zm(599)),
    body: s.L5J()
   }), s.rej({
    kind: s.euz("expired")
   }) ])
  }), u = s.rej({
   formatVersion: s.euz(1),
   requests: s.g1P(s.YjP().check(o.Eb(1e3)), s.Whr().check(o.NC()))
  }), f = 2e7, m = 64e6, h = "delivery/limits.json";
  function deliveryFilesIn(e) {
   const nameOf = ({id: e}) => `delivery/${e}.json`, answerOf = e => `answers/${e}.json`, write = (t, n) => e.write(t, `${JSON.stringify(n)}\n`), limits = async () => (await readValid(e, h, u))?.requests ?? {};
   return {
    submissions: async () => {
     const t = (await e.names("delivery")).filter(e => /^[0-9a-f]{32}\.json$/.test(e));
     return (await Promise.all(t.map(t => readValid(e, `delivery/${t}`, l, f)))).filter(e => null !== e).toSorted((e, t) => `${e.createdAt} ${e.id}` < `${t.createdAt} ${t.id}` ? -1 : 1);
    },
    intend: async (e, t, n) => {
     const s = {
      formatVersion: 1,
      id: (0, a.randomBytes)(16).toString("hex"),
      model: e,
      createdAt: new Date(n).toISOString(),
      keys: [ ...t ],
      batchId: null
     };
     return await write(nameOf(s), s), s;
    },
    update: e => write(nameOf(e), e),
    remove: t => e.remove(nameOf(t)),
    outcome: async t => {
     const n = await readValid(e, answerOf(t), d, m);
     return null === n || n.key !== t ? null : n.outcome;
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
  async function readValid(e, t, n, a = 1e6) {
   try {
    const s = await e.read(t, a);
    return null === s ? null : n.safeParse(JSON.parse(s.toString("utf8"))).data ?? null;
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
    super(`${e.message} ${e.hint}`), this.modelError = e;
   }
  }
 })
};
