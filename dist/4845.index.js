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
  var o = n(860);
  var a = n(26803);
  var r = n(61890);
  var i = n(65654);
  var c = n(45292);
  var l = n(60795);
  var u = n(35631);
  var d = n(54539);
  var f = n(24788);
  var h = n(29851);
  var m = n(42357);
  var w = n(80469);
  var b = n(98970);
  async function collectSubmissions(e, t, n) {
   const s = new Map;
   const o = [];
   const wait = e => {
    for (const t of e.keys) s.set(t, e.createdAt);
   };
   const a = new Set(e.flatMap(({batchId: e}) => e ?? []));
   for (const s of e) {
    const e = await lookAfter(s, {
     known: a,
     wait: wait,
     ports: {
      ...n,
      api: t
     }
    }).catch((0, m.j6)(w.T, e => e));
    e === null || await expireLost(s, e, {
     ...n,
     api: t
    }) || o.push({
     submission: s,
     error: e
    });
    if (e !== null && l.Lc.has(e.modelError.kind)) break;
   }
   return {
    inFlight: s,
    failed: o
   };
  }
  async function lookAfter(e, {known: t, wait: n, ports: s}) {
   const o = e.batchId === null ? await adopt(e, t, s) : e;
   o === "undecided" && n(e);
   o === null && await s.files.remove(e);
   if (o === "undecided" || o === null) return null;
   o.batchId !== null && t.add(o.batchId);
   await collect(o, s) || n(o);
   return null;
  }
  async function expireLost(e, {modelError: t}, {api: n, files: s, isUsed: o, clock: a, onNotice: i}) {
   if (t.kind !== "not-found" || a.now() - Date.parse(e.createdAt) < n.windowMs) return false;
   const c = await (0, r.lx)(e, {
    files: s,
    isUsed: o
   });
   await saveAll({
    ...e,
    keys: [ ...c ]
   }, {
    kind: "expired"
   }, s);
   await s.remove(e);
   const l = `${(0, d.B4)(c.length, "request")} of ${e.createdAt.slice(0, 10)} for ${e.model}`;
   i(`The provider no longer has ${e.batchId === null ? "the batch" : `batch ${e.batchId}`} with ${l}: they count as expired.`);
   return true;
  }
  const p = 3e5;
  const g = 6e5;
  async function adopt(e, t, {api: n, files: s, clock: o, signal: a, onNotice: r}) {
   const i = await n.list(Date.parse(e.createdAt) - p, a);
   const c = i.filter(({batchId: n, label: s, count: o}) => !t.has(n) && (s === null ? o === null || o === e.keys.length : s === e.id));
   for (const {batchId: t, label: o} of c) {
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
    r(`A batch of ${(0, d.B4)(e.keys.length, "request")} was sent before a run ended early: ${t} is used.`);
    return c;
   }
   return o.now() - Date.parse(e.createdAt) < g ? "undecided" : null;
  }
  async function hasKeyOf(e, {keys: t}, {api: n, signal: s}) {
   if ((await n.status(e, s)).state !== "ended") return null;
   for await (const {id: o} of n.answers(e, s)) return t.includes(o);
   return false;
  }
  async function collect(e, t) {
   const {api: n, files: s, clock: o, signal: a, onNotice: r} = t;
   const {batchId: i} = e;
   if (i === null) return false;
   const c = await n.status(i, a);
   if (c.state === "running") return false;
   if (c.state === "rejected") {
    await settleRejected(e, c, {
     files: s,
     onNotice: r
    });
    await s.remove(e);
    return true;
   }
   const l = new Set;
   if (c.state === "ended") {
    await download({
     ...e,
     batchId: i
    }, l, t);
    const isShort = () => l.size < Math.min(e.keys.length, c.processed);
    isShort() && await download({
     ...e,
     batchId: i
    }, l, t);
    if (isShort() && o.now() - Date.parse(e.createdAt) < y) throw answersMissing(e, l);
    const n = await s.limit(e.model);
    n !== null && await s.saveLimit(e.model, n * 2);
   }
   await saveAll({
    ...e,
    keys: e.keys.filter(e => !l.has(e))
   }, {
    kind: "expired"
   }, s);
   const u = e.keys.length;
   l.size < u && r(`The provider did not process ${String(u - l.size)} of ${String(u)} requests.`);
   await s.remove(e);
   return true;
  }
  const y = 2592e5;
  async function download(e, t, {api: n, files: s, isUsed: o, signal: a}) {
   const r = new Set(e.keys);
   for await (const {id: i, outcome: c} of n.answers(e.batchId, a)) {
    if (!r.has(i) || t.has(i) || c.kind === "expired") continue;
    t.add(i);
    await o(i, e.createdAt) || await saveAll({
     ...e,
     keys: [ i ]
    }, c, s);
   }
  }
  function answersMissing({keys: e}, {size: t}) {
   const n = `The provider has returned ${String(t)} of ${(0, d.B4)(e.length, "answer")}, fewer than it counts.`;
   return new w.T({
    ...b.t,
    message: n
   });
  }
  async function settleRejected(e, {reason: t, status: n, code: s, isTooLarge: o, requests: a}, {files: r, onNotice: i}) {
   const c = e.keys.length;
   const save = (t, s, o) => saveAll({
    ...e,
    keys: [ ...t ]
   }, {
    kind: "error",
    status: n,
    body: {
     error: {
      message: s,
      code: o
     }
    }
   }, r);
   const l = a.filter(({index: t}) => e.keys[t] !== void 0);
   const u = new Set(l.map(({index: e}) => e)).size;
   const f = u > 0 && u < c;
   const h = ` Only ${(0, d.B4)(u, "request is", "requests are")} the reason; the others are sent again.`;
   i(`The provider rejected a batch of ${(0, d.B4)(c, "request")}: ${t}${f ? h : ""}`);
   if (o) await r.saveLimit(e.model, Math.max(1, Math.floor(c / 2))); else if (f) for (const {index: t, ...n} of l) await save(e.keys.slice(t, t + 1), n.reason, n.code); else await save(e.keys, t, s);
  }
  async function saveAll({keys: e, createdAt: t}, n, s) {
   for (const o of e) {
    const e = await s.answer(o);
    const a = e !== null && (e.outcome.kind === "answer" || (e.sentAt ?? "") > t);
    a || await s.saveAnswer(o, {
     outcome: n,
     sentAt: t
    });
   }
  }
  var k = n(73948);
  async function collectDeliveries(e, {batch: t, models: n, files: s}) {
   const o = new Map;
   const i = new Map;
   const c = new Set;
   const u = await s.submissions();
   const f = (0, r.oo)(t.state.directory);
   let h = null;
   const onNotice = e => t.log.warning(t.redactor.redact(e));
   const m = e.length === 0 ? [] : await s.unusableSubmissions();
   for (const e of m) onNotice((0, a.L$)(e));
   const collect = async (e, n) => {
    const o = u.filter(t => t.model === e);
    if (n === null || o.length === 0 || h !== null) return;
    const {signal: a} = t.hostEnvironment;
    const m = {
     files: s,
     isUsed: f,
     clock: k.m,
     signal: a,
     onNotice: onNotice
    };
    const {inFlight: w, failed: b} = await collectSubmissions(o, n.api, m);
    for (const [t, n] of w) i.set(t, sentReason(e, n));
    for (const t of b) {
     if (l.Lc.has(t.error.modelError.kind)) {
      const {keys: n, id: s} = t.submission;
      h = `The batch API of ${e} cannot be asked for the answers to ${(0, d.B4)(n.length, "request")}: ${t.error.message}`;
      t.error.modelError.status === 403 && (h += ` ${sendsAgain(s)}`);
      return;
     }
     const {isReachable: n, notice: o, reason: a} = problemIn(t);
     n || c.add(e);
     onNotice(o);
     for (const e of await (0, r.lx)(t.submission, {
      files: s,
      isUsed: f
     })) i.set(e, a);
    }
   };
   for (const s of new Set(e.map(({job: e}) => e.model))) {
    const a = e.filter(({job: e}) => e.model === s);
    const r = await firstPrepared(a, t);
    if (r === null) {
     const e = u.filter(e => e.model === s);
     for (const {keys: t, createdAt: n} of e) for (const e of t) i.set(e, sentReason(s, n));
     continue;
    }
    const c = await n.accessOf(r);
    o.set(s, c);
    await collect(s, c);
   }
   for (const [s, a] of await judgesOf(e, {
    batch: t,
    models: n
   })) o.has(s) || await collect(s, a);
   return {
    access: o,
    waiting: i,
    unreachable: c,
    held: (0, a.$h)(m),
    fatal: h
   };
  }
  function problemIn({submission: {id: e, model: t, batchId: n, keys: s}, error: {message: o, modelError: a}}) {
   const {kind: r, status: i, retryable: c} = a;
   const l = n === null ? "the batch" : `batch ${n}`;
   const u = (0, d.B4)(s.length, "request");
   if (r === "not-found") return {
    isReachable: true,
    notice: `The batch API of ${t} does not find ${l} with ${u}, which wait until it must have ended: ${o}`,
    reason: `the batch API of ${t} does not find ${l}; its requests wait until it must have ended`
   };
   if (r === "cut-off") return {
    isReachable: true,
    notice: `The answers of ${l} with ${u} for ${t} are incomplete, and a later run collects them: ${o}`,
    reason: `the answers of ${l} of ${t} are incomplete`
   };
   if (i !== void 0 && i < 500 && !c) return {
    isReachable: true,
    notice: `The batch API of ${t} refuses to answer about ${l} with ${u}, which wait: ${o} ${sendsAgain(e)}`,
    reason: `the batch API of ${t} refuses to answer about ${l}`
   };
   return {
    isReachable: false,
    notice: `The batch API of ${t} cannot be asked: ${o}`,
    reason: `the batch API of ${t} could not be asked for the answer`
   };
  }
  const sendsAgain = e => `If that does not change, delete delivery/${e}.json of the state directory to send the requests again and pay for them again.`;
  async function judgesOf(e, {batch: t, models: n}) {
   const s = new Map;
   if (t.file.judgeDelivery !== "batch") return s;
   for (const {id: o, evaluate: a} of t.file.jobs) {
    if (!a.some(({check: e}) => e.kind === "judge")) continue;
    const r = e.filter(({job: e}) => e.id === o);
    const i = await firstPrepared(r, t);
    for (const {check: e} of i?.inputs.evaluations ?? []) {
     if (i === null || e.kind !== "judge") continue;
     const o = e.model ?? t.file.judge ?? i.modelName;
     s.has(o) || s.set(o, await n.judgeAccess(o, i));
    }
   }
   return s;
  }
  function sentReason(e, t) {
   return `sent to the batch API of ${e} at ${t.slice(0, 16)}Z; a later run collects the answer`;
  }
  async function firstPrepared(e, {prepare: t}) {
   for (const {job: n} of e) {
    const e = await t(n).catch((0, m.j6)(m.yo, () => null));
    if (e !== null) return e;
   }
   return null;
  }
  var v = n(77598);
  var $ = n(30461);
  var A = n(45342);
  function createSubmitter(e) {
   const {api: t} = e;
   const n = {
    submitted: 0,
    fatal: null,
    refusal: null,
    problems: new Map
   };
   let s = [];
   let o = 0;
   let a = Promise.resolve();
   const flush = () => {
    const t = s;
    s = [];
    o = 0;
    t.length > 0 && (a = a.then(() => submitInParts(t, n, e)));
    return a;
   };
   return {
    add: async e => {
     const n = Buffer.byteLength(JSON.stringify(e.body)) + j;
     const r = s.length >= t.maxRequests || s.length > 0 && o + n > t.maxBytes;
     const i = r ? flush() : a;
     s.push(e);
     o += n;
     await i;
    },
    close: flush,
    problemOf: e => n.problems.get(e) ?? null,
    fatal: () => n.fatal,
    refusal: () => n.refusal,
    submitted: () => n.submitted
   };
  }
  const j = 300;
  const [I, P] = [ 100, 16 ];
  async function submitInParts(e, t, n) {
   const s = t.submitted;
   let o = [ e ];
   const a = [];
   let r = null;
   let i = 0;
   const isGivenUp = () => i >= (t.submitted > s ? I : P);
   while (o.length > 0 && !isGivenUp()) {
    const e = [];
    for (const {part: s, submission: c} of await intendAll(o, t, n)) {
     const o = isGivenUp() ? "not sent" : await submitter_submit({
      part: s,
      submission: c
     }, t, n);
     if (o === null) continue;
     if (o === "not sent") {
      await n.files.remove(c);
      e.push(s);
      continue;
     }
     i += 1;
     r ??= o;
     const l = Math.ceil(s.length / 2);
     s.length > 1 ? e.push(s.slice(0, l), s.slice(l)) : a.push(o);
    }
    o = e;
   }
   if (r === null) return;
   const c = e.length > 1 && t.submitted === s;
   noteProblem(c ? e : o.flat(), r.error, t);
   if (c) t.refusal ??= `The batch API refused ${(0, d.B4)(e.length, "request")} for ${n.model}: ${r.error.message}`; else for (const e of a) await keepRefusal(e, t, n);
  }
  async function intendAll(e, t, {model: n, files: s, batch: o}) {
   const a = [];
   for (const t of e) {
    const e = t.map(({id: e}) => e);
    a.push({
     part: t,
     submission: await s.intend(n, e, k.m.now())
    });
   }
   t.fatal !== null || o.hostEnvironment.signal.aborted || await o.saver.save("sending");
   return a;
  }
  async function keepRefusal({submission: {keys: e, createdAt: t}, error: n}, {problems: s}, {files: o, model: a, batch: {log: r, redactor: i}}) {
   const {body: c, message: l, modelError: u} = n;
   for (const n of e) {
    await o.saveAnswer(n, {
     outcome: {
      kind: "error",
      status: u.status ?? 400,
      body: c
     },
     sentAt: t
    });
    s.set(n, `refused by the batch API, which the next run reports as its failure: ${withoutStop(l)}`);
   }
   r.warning(i.redact(`The batch API refused a request for ${a}, whose job fails in the next run: ${l}`));
  }
  function noteProblem(e, {message: t}, {problems: n}) {
   for (const {id: s} of e) n.set(s, `could not be sent to the batch API: ${withoutStop(t)}`);
  }
  const withoutStop = e => e.replace(/\.$/, "");
  async function submitter_submit({part: e, submission: t}, n, s) {
   const {api: o, files: a, batch: r} = s;
   const {signal: i} = r.hostEnvironment;
   if (n.fatal !== null || i.aborted) {
    await a.remove(t);
    for (const {id: t} of e) n.problems.set(t, n.fatal ?? "the run was canceled");
    return null;
   }
   try {
    const s = await o.submit(e, t.id, i);
    s !== "" && await a.update({
     ...t,
     batchId: s
    });
    n.submitted += e.length;
    return null;
   } catch (o) {
    (0, m.ki)(o, w.T);
    const {kind: r, status: i, retryable: c} = o.modelError;
    const u = i !== void 0 && i < 500;
    u && await a.remove(t);
    if (u && !c && !l.g8.has(r)) return {
     submission: t,
     error: o
    };
    await noteFailure(t, o, n, s);
    noteProblem(e, o, n);
    return null;
   }
  }
  async function noteFailure({keys: e}, {message: t, modelError: {kind: n}}, s, {model: o, files: a, batch: {log: r, redactor: i}}) {
   n === "rate-limit" && await a.saveLimit(o, Math.max(1, Math.floor(e.length / 2)));
   l.g8.has(n) ? s.fatal = t : r.warning(i.redact(`${(0, d.B4)(e.length, "request")} could not be sent to the batch API: ${t}`));
  }
  function firstProblem(e, t) {
   return [ ...e ].map(e => e[t]()).find(e => e !== null) ?? null;
  }
  function createJudgeDelivery(e) {
   const {batch: t, files: n} = e;
   const s = new Map;
   const o = new Map;
   const r = [];
   const submitterOf = (e, {api: o}) => {
    const a = s.get(e) ?? createSubmitter({
     model: e,
     api: o,
     files: n,
     batch: t
    });
    s.set(e, a);
    return a;
   };
   return {
    modelsFor: ({job: t}, n) => {
     const s = {
      waits: null,
      isPaid: false,
      used: new Set,
      asked: new Map
     };
     o.set(t.key, s);
     return {
      ...n,
      modelOf: async (e, t) => watched(await n.modelOf(e, t), s),
      judgesFor: (o, a) => {
       const i = n.judgesFor(o, a);
       return async a => {
        const [c, l] = [ await i(a), await n.judgeAccess(a, o) ];
        if (l === null) return (0, $.H)(c, (e, t) => askNow(c, e, {
         own: s,
         signal: t
        }));
        const submitter = () => submitterOf(a, l);
        return deliveredJudge(c, {
         ...e,
         access: l,
         submitter: submitter,
         unusable: r,
         key: t.key,
         questions: s
        });
       };
      },
      judgesWait: () => s.waits
     };
    },
    forget: async ({job: e}) => {
     for (const t of o.get(e.key)?.used ?? []) await n.removeOutcome(t);
    },
    send: async () => {
     for (const e of s.values()) await e.close();
     const e = [ ...s ].map(([e, t]) => `${(0, d.B4)(t.submitted(), "question")} to ${e}`);
     e.length > 0 && t.log.info(`Sent to the batch API for judging: ${e.join(", ")}.`);
     const n = (0, a.ID)(r);
     n !== null && t.log.warning(n);
    },
    firstProblem: e => firstProblem(s.values(), e),
    problemOf: ({job: e}) => {
     const t = [ ...o.get(e.key)?.asked ?? [] ];
     const n = t.map(([e, t]) => t.problemOf(e)).find(e => e !== null);
     return n === void 0 ? null : `its answer has arrived; the question to its judge: ${n}`;
    }
   };
  }
  function watched(e, t) {
   let n = true;
   return (0, $.H)(e, (s, o) => {
    n || (t.isPaid = true);
    n = false;
    return e.stream(s, o);
   });
  }
  async function* askNow(e, t, {own: n, signal: s}) {
   if (n.waits !== null) {
    yield {
     type: "error",
     modelError: O
    };
    return;
   }
   n.isPaid = true;
   yield* e.stream(t, s);
  }
  function deliveredJudge(e, t) {
   return (0, $.H)(e, async function*(n, s) {
    const {access: o, files: a, onExpired: r, questions: i, waiting: c} = t;
    if (n.messages.length > 1) {
     yield* askNow(e, n, {
      own: i,
      signal: s
     });
     return;
    }
    const l = questionId(n, e.name, t.key);
    const u = c.has(l) ? null : await a.outcome(l);
    const d = u !== null && r !== "fail" && (0, A.O)(u);
    if (u === null || d) if (i.isPaid || d && r === "now") {
     i.used.add(l);
     yield* askNow(e, n, {
      own: i,
      signal: s
     });
    } else {
     d && await a.removeOutcome(l);
     const o = c.has(l) ? null : await whyUnknown(l, t);
     const r = c.has(l) || o !== null ? null : await prepare(n, l, t, s);
     const u = o ?? `${e.name} judges it by the batch API`;
     r === null && (i.waits = `its answer has arrived; ${u}`);
     yield {
      type: "error",
      modelError: r ?? O
     };
    } else {
     i.used.add(l);
     yield* o.events(n, u, s);
    }
   });
  }
  async function whyUnknown(e, {files: t, held: n, unusable: s}) {
   const o = await t.unusableOutcome(e);
   if (o === null) return n === null ? null : `the question to its judge: ${n}`;
   s.push(o);
   return `the verdict about it: ${(0, a.Jn)(o)}`;
  }
  async function prepare(e, t, {access: n, submitter: s, questions: o}, a) {
   const r = await n.prepare(e, a);
   if ("modelError" in r) return r.modelError;
   if (o.asked.has(t)) return null;
   o.asked.set(t, s());
   await s().add({
    id: t,
    ...r
   });
   return null;
  }
  function questionId({system: e, messages: t, outputSchema: n}, s, a) {
   const r = JSON.stringify([ s, e, t, n ?? null ]);
   const i = (0, o.V)(a);
   return `${i}${(0, v.createHash)("sha256").update(r).digest("hex").slice(i.length)}`;
  }
  const O = {
   kind: "rate-limit",
   message: "The question is sent by the batch API.",
   hint: "A later run collects the verdict.",
   retryable: false
  };
  function answeredModels(e, t) {
   const n = answeringFirst(e, e => (n, s) => e.events(n, t, s));
   return t.kind === "answer" ? {
    ...n,
    isAnswered: true
   } : n;
  }
  function preparingModels(e, {id: t, onPrepared: n}) {
   return answeringFirst(e, e => async function*(s, o) {
    const a = await e.prepare(s, o);
    "body" in a && await n({
     id: t,
     ...a
    });
    yield {
     type: "error",
     modelError: "body" in a ? S : a.modelError
    };
   });
  }
  function answeringFirst(e, t) {
   return {
    ...e,
    modelOf: async (n, s) => {
     const [o, a] = [ await e.modelOf(n, s), await e.accessOf(n) ];
     return a === null ? o : firstAnsweredBy(o, t(a));
    }
   };
  }
  function firstAnsweredBy(e, t) {
   let n = true;
   return (0, $.H)(e, (s, o) => {
    if (!n) return e.stream(s, o);
    n = false;
    return t(s, o);
   });
  }
  const S = {
   kind: "rate-limit",
   message: "The request is sent by the batch API.",
   hint: "A later run collects its answer.",
   retryable: false
  };
  async function sendTasks(e, t) {
   const {batch: n, files: s, access: o} = t;
   const a = new Map;
   const r = [];
   const i = [];
   const c = new Date(k.m.now()).toISOString();
   for (const c of new Set(e.map(({job: e}) => e.model))) {
    const l = e.filter(({job: e}) => e.model === c);
    const u = o.get(c)?.api;
    if (u === void 0) continue;
    a.set(c, createSubmitter({
     model: c,
     api: u,
     files: s,
     batch: n
    }));
    const d = await mostRequests(c, l, t);
    i.push(...l.slice(0, d));
    for (const e of l.slice(d)) r.push({
     task: e,
     reason: `${c} accepts no more waiting requests now`
    });
   }
   const {end: l, prepared: u} = await prepareAll(i, a, t);
   for (const e of a.values()) await e.close();
   const f = [ ...a ].map(([e, t]) => `${(0, d.B4)(t.submitted(), "request")} for ${e}`);
   a.size > 0 && n.log.info(`Sent to the batch API: ${f.join(", ")}.`);
   const [h, m] = [ "fatal", "refusal" ].map(e => firstProblem(a.values(), e));
   const w = l.deferred.map(({task: e, reason: t}) => {
    const {key: n, model: s} = e.job;
    const o = u.has(n) ? sentReason(s, c) : t;
    return {
     task: e,
     reason: a.get(s)?.problemOf(n) ?? o
    };
   });
   return {
    ...l,
    fatal: l.fatal ?? h ?? m ?? null,
    deferred: [ ...w, ...r ]
   };
  }
  async function mostRequests(e, t, {files: n, waiting: s, batch: o}) {
   const a = await n.limit(e);
   if (a === null) return t.length;
   const r = o.plan.jobs.filter(t => t.model === e && s.has(t.key)).length;
   return Math.max(0, a - r);
  }
  async function prepareAll(e, t, {models: n, run: s, budget: o}) {
   const a = new Set;
   const r = await s(e, {
    budget: o,
    modelsFor: ({job: e}) => {
     const s = t.get(e.model);
     if (s === void 0) return Promise.resolve(n);
     return Promise.resolve(preparingModels(n, {
      id: e.key,
      onPrepared: async t => {
       a.add(e.key);
       await s.add(t);
      }
     }));
    },
    isPrepared: ({job: e}) => a.has(e.key) ? `prepared for the batch API of ${e.model}` : null
   });
   return {
    end: r,
    prepared: a
   };
  }
  async function deliverBatch(e, t) {
   const n = redactedFiles(t.batch);
   const o = await collectDeliveries(e, {
    ...t,
    files: n
   });
   if (o.fatal !== null) return {
    ...q,
    fatal: o.fatal
   };
   const r = await sortTasks(e, o, {
    changed: t.batch.changed,
    files: n,
    onExpired: t.batch.file.onExpired
   });
   const c = (0, a.ID)(r.unusable);
   c !== null && t.batch.log.warning(c);
   const l = new Set;
   const note = ({job: e}, {turns: t, errorKind: n}) => {
    t > 0 && (n === null || i.g.some(e => e === n)) && l.add((0, s.groupOf)(e));
    return Promise.resolve();
   };
   const {end: u, judgesRefusal: d} = await runAnswered(r, {
    ...t,
    files: n,
    collected: o,
    note: note
   });
   const hasSucceeded = e => l.has(e) || t.hasSucceeded(e);
   const {canaries: f, others: h} = (0, s.splitCanaries)(r.fresh, hasSucceeded);
   const {budget: m} = t;
   const w = [ ...r.live, ...f ];
   const b = isOver(u, t) ? {
    ...q,
    deferred: leftOver(w, u, t)
   } : await t.run(w, {
    budget: m,
    modelsFor: () => Promise.resolve(t.models),
    onRecord: note
   });
   const p = joined(joined(u, b), {
    ...q,
    deferred: r.waiting
   });
   const g = {
    ...q,
    fatal: d
   };
   if (isOver(p, t)) {
    const e = leftOver(h, p, t);
    return joined(joined(p, {
     ...q,
     deferred: e
    }), g);
   }
   const {sendable: y, held: k} = heldBack(h, {
    hasSucceeded: hasSucceeded,
    collected: o
   });
   const v = {
    ...t,
    files: n,
    access: o.access,
    waiting: o.waiting
   };
   const $ = await sendTasks(y, v);
   return joined(joined(joined(p, {
    ...q,
    deferred: k
   }), $), g);
  }
  async function runAnswered({answered: e, refusal: t}, n) {
   const {batch: s, files: o, collected: a, note: i} = n;
   const {waiting: l, held: u} = a;
   const d = createJudgeDelivery({
    batch: s,
    files: o,
    onExpired: s.file.onExpired,
    waiting: l,
    held: u
   });
   const modelsFor = async e => {
    const t = await modelsWithOutcome(e, a, n);
    return s.file.judgeDelivery === "batch" ? d.modelsFor(e, t) : t;
   };
   const f = await n.run(e, {
    budget: (0, c.V5)(n.budget),
    modelsFor: modelsFor,
    onRecord: async (e, t) => {
     await i(e, t);
     if (!(0, r.cM)(t)) return;
     await s.state.directory.flush();
     await o.removeOutcome(e.job.key);
     await d.forget(e);
    }
   });
   await d.send();
   const h = f.deferred.map(e => ({
    ...e,
    reason: d.problemOf(e.task) ?? e.reason
   }));
   const m = f.fatal ?? d.firstProblem("fatal") ?? t;
   return {
    end: {
     ...f,
     deferred: h,
     fatal: m
    },
    judgesRefusal: d.firstProblem("refusal")
   };
  }
  function redactedFiles({state: e, redactor: t}) {
   const n = (0, o.b)(e.directory);
   return {
    ...n,
    saveAnswer: (e, {outcome: s, sentAt: o}) => n.saveAnswer(e, {
     outcome: (0, f.E)(s, t.redact, h.o),
     sentAt: o
    })
   };
  }
  async function sortTasks(e, {access: t, waiting: n, held: s}, {files: o, onExpired: r, changed: i}) {
   const c = {
    answered: [],
    live: [],
    fresh: [],
    waiting: []
   };
   const l = [];
   const f = new Map;
   for (const d of e) {
    const {key: e, model: h} = d.job;
    const m = n.get(e);
    const w = m === void 0 ? await o.outcome(e) : null;
    const b = refusalOf(w, t.get(h) ?? null);
    if (b !== null) {
     await o.removeOutcome(e);
     f.set(e, b);
     continue;
    }
    const p = w !== null && (0, A.O)(w) && r !== "fail";
    p && await o.removeOutcome(e);
    if (m !== void 0) c.waiting.push({
     task: d,
     reason: m
    }); else if (i.has(e) && (w === null || p)) c.waiting.push({
     task: d,
     reason: u.wz
    }); else if ((t.get(h) ?? null) === null || p && r === "now") c.live.push(d); else if (w === null || p) {
     const t = p ? null : await o.unusableOutcome(e);
     t !== null && l.push(t);
     const n = t === null ? s : (0, a.Jn)(t);
     n === null ? c.fresh.push(d) : c.waiting.push({
      task: d,
      reason: n
     });
    } else c.answered.push(d);
   }
   const [h] = f.values();
   const m = (0, d.B4)(f.size, "request");
   const w = h === void 0 ? null : `The batch API refused ${m}: ${h} The next run sends them again.`;
   return {
    ...c,
    unusable: l,
    refusal: w
   };
  }
  function refusalOf(e, t) {
   if (e === null || e.kind !== "error" || t === null) return null;
   const {kind: n, message: s, hint: o} = t.errorOf(e);
   return l.g8.has(n) ? `${s} ${o}` : null;
  }
  async function modelsWithOutcome({job: e}, {access: t}, {models: n, files: s}) {
   const o = await s.outcome(e.key);
   const a = o !== null && (t.get(e.model) ?? null) !== null;
   return a ? answeredModels(n, o) : n;
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
  const q = {
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
 26803: (function(e, t, n) {
  n.d(t, {
   $h: () => unknownReason,
   ID: () => answersNotice,
   Jn: () => answerReason,
   L$: () => submissionNotice,
   l_: () => mergedNotice
  });
  var s = n(54539);
  const o = "use the resume-key with which it was written";
  function submissionNotice({name: e, problem: t}) {
   return `${e} of the state directory cannot be used, because ${t}. Which requests it has sent is unknown, so no job is sent to a batch API: ${o}, or delete it to send its requests again and pay for them again.`;
  }
  function unknownReason(e) {
   const [t] = e;
   if (t === void 0) return null;
   const n = e.slice(0, a).map(({name: e}) => e);
   const r = e.length > a ? ` and ${(0, s.B4)(e.length - a, "more file")}` : "";
   return `it may be at the batch API already: ${n.join(", ")}${r} cannot be used (${t.problem}); ${o}, or delete the file to send it again`;
  }
  const a = 3;
  function answerReason({name: e, problem: t}) {
   return `its answer in ${e} cannot be used (${t}); ${o}, or delete the file to send it again`;
  }
  function answersNotice(e) {
   const [t] = e;
   if (t === void 0) return null;
   const n = (0, s.B4)(e.length, "stored answer");
   return `The state directory has ${n} of a batch API that cannot be used, such as ${t.name}, because ${t.problem}. Nothing is sent again for them: use the resume-key with which they were written, or delete them to pay for them again.`;
  }
  function mergedNotice({name: e, problem: t}) {
   return `${e} cannot be used, because ${t}. The merged state keeps it, so the next run does not send its requests again, which may be paid for: ${o}, or delete it from the merged state to pay for it again.`;
  }
 }),
 80469: (function(e, t, n) {
  n.d(t, {
   T: () => BatchApiError
  });
  class BatchApiError extends Error {
   name="BatchApiError";
   modelError;
   body;
   constructor(e, t = null) {
    super(`${e.message} ${e.hint}`);
    this.modelError = e;
    this.body = t;
   }
  }
 })
};
