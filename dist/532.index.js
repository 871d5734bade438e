"use strict";

exports.id = 532;

exports.ids = [ 532 ];

exports.modules = {
 30532: (function(e, t, n) {
  n.d(t, {
   runBatch: () => runBatch
  });
  var o = n(71195);
  var s = n(61890);
  var r = n(77771);
  var a = n(57367);
  var i = n(56987);
  var c = n(53599);
  var l = n(35631);
  var u = n(18637);
  var d = n(39035);
  var f = n(66388);
  var h = n(42357);
  var m = n(54539);
  var p = n(73948);
  var w = n(24824);
  const v = [ [ "GITHUB_RUN_ATTEMPT", 1 ], [ "SYSTEM_JOBATTEMPT", 1 ], [ "BUILDKITE_RETRY_COUNT", 0 ], [ "CI_JOB_ID", 1 ], [ "CIRCLE_BUILD_NUM", 1 ] ];
  function attemptOf(e) {
   for (const [t, n] of v) {
    const o = e[t];
    const s = Number(o) - n + 1;
    if (o && Number.isSafeInteger(s) && s > 0) return s;
   }
   return 1;
  }
  var g = n(29296);
  var y = n(45292);
  const b = 3;
  const k = 2;
  function createExpectedCost() {
   const e = new Map;
   const nameOf = ({id: e, model: t}) => JSON.stringify([ e, t ]);
   return {
    of: t => {
     const n = t.estimatedCostUsd ?? 0;
     const o = e.get(nameOf(t));
     if (o === void 0) return n;
     const {jobs: s, sum: r, highest: a} = o;
     if (s < b) return n * Math.min(1, k * a);
     return n * (a < 1 ? a : Math.max(1, r / s));
    },
    ended: (t, n) => {
     const {estimatedCostUsd: o} = t;
     if (!n || !o) return;
     const s = n / o;
     const {jobs: r, sum: a, highest: i} = e.get(nameOf(t)) ?? {
      jobs: 0,
      sum: 0,
      highest: 0
     };
     e.set(nameOf(t), {
      jobs: r + 1,
      sum: a + s,
      highest: Math.max(i, s)
     });
    }
   };
  }
  var j = n(5335);
  var x = n(30227);
  function createOtherCosts(e, t) {
   let n = e.otherUsd === void 0 ? 0 : e.otherUsd;
   let o = Promise.resolve();
   let s = false;
   return {
    add: async r => {
     if (r === 0) return;
     n = (0, x.e)([ n, r ]);
     if (!s) {
      s = true;
      o = o.then(async () => {
       s = false;
       await t({
        ...e,
        otherUsd: n
       });
      });
     }
     await o;
    },
    total: () => n
   };
  }
  var O = n(49266);
  const M = 2e3;
  const U = 6e4;
  const E = 15e3;
  const S = .8;
  const T = .05;
  function backOffMs(e, t) {
   return Math.min(U, M * 2 ** (e - 1)) * (.5 + t / 2);
  }
  function createAdaptiveLimit({start: e, ceiling: t, shards: n = 1, clock: o, random: s}) {
   let r = Math.max(1, Math.min(e, t));
   let a = true;
   let i = 0;
   let c = 0;
   let l = 0;
   let u = Number.NEGATIVE_INFINITY;
   let d = 0;
   let f = {
    most: Number.POSITIVE_INFINITY,
    until: 0
   };
   const beginEpisode = (e, t) => {
    r = Math.max(1, r * S);
    a = false;
    i = 0;
    u = e;
    d += 1;
    const n = backOffMs(d, s());
    l = e + Math.max(E, t ?? n);
    c = Math.max(c, e + (t ?? n));
   };
   return {
    current: () => Math.max(1, Math.floor(Math.min(r, o.now() < f.until ? f.most : r))),
    blockedUntil: () => o.now() < c ? c : 0,
    succeeded: () => {
     i += 1;
     if (i < r) return;
     i = 0;
     d = 0;
     r = Math.min(t, a ? r * 2 : r * (1 + T));
    },
    rateLimited: (e, t) => {
     const n = o.now();
     e >= u && n >= l ? beginEpisode(n, t) : c = Math.max(c, n + (t ?? M));
     return c;
    },
    failed: () => {
     i = 0;
    },
    learn: e => {
     f = knownLimit(e, {
      shards: n,
      usual: r,
      now: o.now()
     });
     c = Math.max(c, o.now() + waitFor(e, n));
    }
   };
  }
  const I = .1;
  function knownLimit({requests: e, tokens: t}, {shards: n, usual: o, now: s}) {
   const r = t === null ? 1 : t.remaining / t.limit;
   const a = r < I ? o * r / I : Number.POSITIVE_INFINITY;
   const i = e === null ? Number.POSITIVE_INFINITY : e.remaining / n;
   const c = Math.max(e?.fullInMs ?? 0, t?.fullInMs ?? 0);
   return {
    most: Math.min(a, i),
    until: s + c
   };
  }
  function waitFor({requests: e, tokens: t}, n) {
   const refill = (e, t) => e === null || e.remaining > 0 ? 0 : Math.min(e.fullInMs, e.fullInMs * t * n);
   return Math.max(refill(e, 1 / (e?.limit ?? 1)), refill(t, A));
  }
  const A = .02;
  function createRequestQueue() {
   const e = [];
   return {
    wait: (t, n) => new Promise((o, s) => {
     const r = {
      order: t,
      admit: e => {
       n.removeEventListener("abort", giveUp);
       o(e);
      }
     };
     const giveUp = () => {
      const t = e.indexOf(r);
      t >= 0 && e.splice(t, 1);
      s(new DOMException("The request was canceled while it waited", "AbortError"));
     };
     if (n.aborted) {
      giveUp();
      return;
     }
     n.addEventListener("abort", giveUp, {
      once: true
     });
     const a = e.findIndex(e => e.order > t);
     e.splice(a < 0 ? e.length : a, 0, r);
    }),
    next: () => e.shift()?.admit ?? null,
    size: () => e.length
   };
  }
  function createLimiter({wakeAt: e, ...t}) {
   const n = createAdaptiveLimit(t);
   const o = createRequestQueue();
   let s = 0;
   let r = 0;
   const admitWaiting = () => {
    const t = n.blockedUntil();
    if (t > 0) {
     if (o.size() > 0 && r < t) {
      r = t;
      e(t, () => {
       r = 0;
       admitWaiting();
      });
     }
     return;
    }
    while (s < n.current()) {
     const e = o.next();
     if (e === null) return;
     e(beginVisit());
    }
   };
   const beginVisit = () => {
    s += 1;
    return visitAt(t.clock.now(), n, () => {
     s -= 1;
     admitWaiting();
    });
   };
   return {
    enter: (e, t) => {
     const n = o.wait(e, t);
     admitWaiting();
     return n;
    },
    blockedUntil: () => n.blockedUntil(),
    isBusy: () => o.size() > 0,
    limit: () => n.current(),
    learn: e => n.learn(e)
   };
  }
  const R = 100;
  function visitAt(e, t, n) {
   return {
    succeeded: () => {
     t.succeeded();
     n();
    },
    rateLimited: o => {
     const s = o !== null && o >= R;
     const r = t.rateLimited(e, s ? o : null);
     n();
     return r;
    },
    failed: () => {
     t.failed();
     n();
    },
    ended: n
   };
  }
  const N = 20;
  function createPools({concurrency: e, shards: t, clock: n, random: o}) {
   const s = new Map;
   const limiterOf = r => {
    const a = s.get(r);
    if (a !== void 0) return a;
    const i = createLimiter({
     start: Math.ceil(N / t),
     ceiling: e,
     shards: t,
     clock: n,
     wakeAt: (e, t) => void setTimeout(t, Math.max(0, e - n.now())).unref(),
     random: o
    });
    s.set(r, i);
    return i;
   };
   return {
    limiterOf: limiterOf,
    isBusy: e => s.get(e)?.isBusy() ?? false
   };
  }
  function poolOf(e) {
   const {provider: t, id: n} = (0, O.s_)(e);
   if (t === "script") return "script";
   const o = /opus|sonnet|haiku/.exec(n)?.[0] ?? n.replace(/[-@](\d{8}|\d{4}-\d{2}-\d{2}|latest)$/, "");
   return `${t}/${o}`;
  }
  var F = n(1359);
  var P = n(20653);
  const $ = 100;
  const C = 1e3;
  const B = 3e4;
  const L = 200;
  const _ = 1e4;
  const D = 200;
  const J = "\r\x1b[K";
  function createBatchProgress(e) {
   const {total: t, terminal: n} = e;
   const o = e.clock.now();
   const s = {
    running: 0,
    done: 0,
    failed: 0,
    endedAt: o
   };
   const r = createShown(e, () => statusOf(s, e, o));
   return {
    started: () => {
     s.running += 1;
     r.keepUpToDate();
     n !== null && r.updateAfter($);
    },
    ended: ({name: o, state: a, isFailure: i}) => {
     s.running -= 1;
     s.done += 1;
     s.endedAt = e.clock.now();
     i && (s.failed += 1);
     (i && s.failed <= D || n === null && t <= L) && r.write(`${(0, m.ZV)(s.done)}/${(0, 
     m.ZV)(t)} ${shortName(o)}: ${a}`);
     r.updateAfter(n === null ? _ : $);
    },
    close: () => r.close()
   };
  }
  function statusOf({running: e, done: t, failed: n, endedAt: o}, {total: s, concurrency: r, spentUsd: a, clock: i}, c) {
   const l = timeLeft({
    startedAt: c,
    endedAt: o,
    now: i.now(),
    done: t,
    total: s,
    concurrency: r
   });
   return [ `${(0, m.ZV)(t)}/${(0, m.ZV)(s)} done`, `${String(e)} running`, `${(0, 
   m.ZV)(n)} failed`, (0, F.BD)(a()), ...l === null ? [] : [ `about ${(0, F.a3)(l)} left` ] ].join(", ");
  }
  function createShown({clock: e, line: t, terminal: n}, o) {
   let s = n === null ? e.now() : 0;
   let r = false;
   const a = new AbortController;
   const updateAfter = r => {
    if (e.now() - s < r) return;
    s = e.now();
    n === null ? t(o()) : n(`${J}${o()}`);
   };
   const watch = async () => {
    const t = n === null ? B : C;
    for (;;) {
     await e.sleep(Math.max(1, s + t - e.now()), a.signal);
     if (a.signal.aborted) return;
     updateAfter(t);
    }
   };
   return {
    updateAfter: updateAfter,
    write: o => {
     n?.(J);
     t(o);
     s = n === null ? e.now() : 0;
    },
    keepUpToDate: () => {
     r || watch();
     r = true;
    },
    close: () => {
     a.abort();
     n?.(J);
    }
   };
  }
  function shortName(e) {
   return (0, P.PL)(e) > 100 ? (0, P.ml)(e, 80) : e;
  }
  function timeLeft({startedAt: e, endedAt: t, now: n, done: o, total: s, concurrency: r}) {
   if (o < Math.min(r, s) || o === 0 || o >= s) return null;
   const a = (t - e) / o * (s - o) - (n - t);
   return a > 0 ? a : null;
  }
  async function runJobs(e) {
   const t = {
    pending: pendingByPool(e.tasks),
    deferred: [],
    active: 0,
    begun: 0,
    fatal: null,
    refused: null,
    reached: null,
    hasStopped: false
   };
   const n = Array.from({
    length: Math.min(e.concurrency, e.tasks.length)
   }, () => work(e, t));
   const o = await Promise.allSettled(n);
   for (const e of o) if (e.status === "rejected") throw e.reason;
   const {deferred: s, fatal: r, refused: a, reached: i, hasStopped: c} = t;
   const l = [ ...s, ...leftOver(e, t) ];
   return {
    deferred: l,
    fatal: r,
    refused: a ?? i,
    hasStopped: c
   };
  }
  async function work(e, t) {
   for (;;) {
    const n = takeTask(e, t);
    if (n === "end") return;
    if (n === "wait") {
     await e.pause();
     continue;
    }
    const {task: o, reservation: s} = n;
    t.active += 1;
    t.begun += 1;
    e.onStart(o);
    try {
     const n = await e.perform(o, {
      order: t.begun,
      reservation: s
     });
     s.settle(n.costUsd ?? 0);
     s.hasRefused() && (t.reached ??= "max-cost-usd");
     note(o, n, t, e.onFailure);
     e.onEnd(o, n);
    } catch (e) {
     t.fatal ??= "internal error";
     throw e;
    } finally {
     t.active -= 1;
    }
   }
  }
  function takeTask(e, t) {
   if (isOver(e, t)) return "end";
   const {pending: n} = t;
   if (n.size === 0) return "end";
   const o = [ ...n ].filter(([t]) => !e.isBusy(t)).map(([, e]) => e);
   const [s] = o.toSorted((e, t) => positionOf(e) - positionOf(t));
   const r = s?.at(-1);
   if (s === void 0 || r === void 0) return "wait";
   const a = e.budget.reserve(e.expectedUsd(r.task.job));
   if ("refused" in a) {
    if (a.refused === "max-cost-usd" && t.active > 0) return "wait";
    t.refused ??= a.refused;
    return "end";
   }
   s.pop();
   s.length === 0 && n.delete(r.task.pool);
   return {
    task: r.task,
    reservation: a
   };
  }
  function pendingByPool(e) {
   const t = new Map;
   for (const [n, o] of [ ...e.entries() ].reverse()) {
    const e = t.get(o.pool) ?? [];
    e.push({
     position: n,
     task: o
    });
    t.set(o.pool, e);
   }
   return t;
  }
  const positionOf = e => e.at(-1)?.position ?? 0;
  function closePool(e, t, {pending: n, deferred: o}) {
   for (const {task: s} of n.get(e)?.toReversed() ?? []) o.push({
    task: s,
    reason: t
   });
   n.delete(e);
  }
  function isOver({signal: e}, {fatal: t, refused: n, hasStopped: o}) {
   return e.aborted || t !== null || n !== null || o;
  }
  function note(e, t, n, o) {
   switch (t.kind) {
   case "done":
    t.isFailure && o === "stop" && (n.hasStopped = true);
    t.fatal !== void 0 && (n.fatal ??= t.fatal);
    n.reached ??= t.reached ?? null;
    break;

   case "deferred":
    n.deferred.push({
     task: e,
     reason: t.reason
    });
    n.reached ??= t.reached ?? null;
    t.closesPool && closePool(e.pool, t.reason, n);
    break;

   case "fatal":
    n.fatal ??= t.reason;
    break;

   case "cancelled":
    break;
   }
  }
  function leftOver({signal: e}, {pending: t, fatal: n, refused: o, hasStopped: s}) {
   if (e.aborted || n !== null) return [];
   const r = s ? "a job failed, and on-failure is stop" : `${o ?? "the run"} was reached`;
   const a = [ ...t.values() ].flat().toSorted((e, t) => e.position - t.position);
   return a.map(({task: e}) => ({
    task: e,
    reason: r
   }));
  }
  var V = n(47613);
  var W = n(36566);
  var K = n(58484);
  var z = n(29851);
  function createArtifactsPool(e, t) {
   const n = [];
   const o = [];
   return {
    take: () => {
     const s = o.pop();
     if (s !== void 0) return s;
     const r = (0, K.G)(e, t, z.o);
     n.push(r);
     return {
      ...r,
      release: () => {}
     };
    },
    giveBack: e => void o.push(e),
    close: () => {
     for (const e of n) e.removeDirectory(".");
    }
   };
  }
  const Y = {
   ask: () => null
  };
  async function checkJudges({file: e, jobs: t, prepare: n, models: o}) {
   for (const {id: s, evaluate: r} of e.jobs) {
    if (!r.some(({check: e}) => e.kind === "judge")) continue;
    const e = t.find(e => e.id === s);
    if (e === void 0) continue;
    const a = await n(e).catch((0, h.j6)(h.yo, () => null));
    if (a === null) continue;
    const i = o.judgesFor(a, {
     order: 0,
     reservation: Y
    });
    const c = a.inputs.evaluations.flatMap(({check: e}) => e.kind === "judge" ? [ e.model ?? a.modelName ] : []);
    for (const e of new Set(c)) await i(e);
   }
  }
  var q = n(10387);
  var H = n(89366);
  var Z = n(30461);
  var G = n(48821);
  function budgetedJudge(e, {ask: t}) {
   const priceOf = t => (0, H.ho)(t.model ?? e.name, t, e.prices) ?? 0;
   return (0, Z.H)(e, async function*(n, o) {
    const s = t(priceOf(expectedUsage(n)));
    if (s === null) {
     yield {
      type: "error",
      modelError: Q
     };
     return;
    }
    let r = 0;
    try {
     for await (const t of e.stream(n, o)) {
      "usage" in t && (r += priceOf(t.usage));
      yield t;
     }
    } finally {
     s(r);
    }
   });
  }
  function expectedUsage({system: e, messages: t}) {
   const n = t.reduce((e, t) => e + (0, q.Sz)(t), (0, q.wB)(e));
   return {
    inputTokens: n,
    outputTokens: G.rE,
    cacheReadTokens: 0,
    cacheWriteTokens: 0
   };
  }
  const Q = {
   kind: "budget",
   message: "What is left of max-cost-usd of the batch is too small for the question.",
   hint: "The next run asks it.",
   retryable: false
  };
  var X = n(98970);
  const ee = 9e5;
  function limitedModel(e, {limiter: t, order: n, clock: o, endAt: s}) {
   return {
    name: e.name,
    contextWindow: e.contextWindow,
    async* stream(r, a) {
     let i = 0;
     const waitUntil = () => Math.min(s ?? Number.POSITIVE_INFINITY, o.now() + ee - i);
     const tooLong = (t, n) => ({
      type: "error",
      modelError: tooLongError(e.name, {
       until: t,
       waitMs: t - o.now()
      }, n)
     });
     for (let s = 1; ;s += 1) {
      const c = t.blockedUntil();
      if (c > waitUntil()) {
       yield tooLong(c);
       return;
      }
      let l;
      try {
       l = await t.enter(n, a);
      } catch {
       yield {
        type: "error",
        modelError: X.gn
       };
       return;
      }
      const u = yield* forward(e.stream(r, a), l);
      if (u === null) return;
      const d = l.rateLimited(u.retryAfterMs ?? null);
      if (d > waitUntil()) {
       yield tooLong(d, u);
       return;
      }
      const f = Math.max(0, d - o.now());
      i += f;
      yield {
       type: "retry",
       attempt: s,
       delayMs: f,
       modelError: u
      };
     }
    }
   };
  }
  async function* forward(e, t) {
   let settle = () => t.ended();
   try {
    for await (const n of e) {
     if (n.type === "error") {
      const {modelError: e} = n;
      if (e.kind === "rate-limit") {
       settle = () => {};
       return e;
      }
      isTrouble(e) && (settle = () => t.failed());
     }
     n.type === "finish" && (settle = () => t.succeeded());
     yield n;
     if (n.type === "finish" || n.type === "error") return null;
    }
    return null;
   } finally {
    settle();
   }
  }
  const isTrouble = ({kind: e}) => [ "overloaded", "server", "network", "cut-off" ].includes(e);
  function tooLongError(e, {until: t, waitMs: n}, o) {
   return {
    kind: "rate-limit",
    status: 429,
    message: `The rate limit of ${e} is reached until ${new Date(t).toISOString()}${o === void 0 ? "." : `: ${o.message}`}`,
    hint: "Run the batch again after that time; it starts with the jobs that are left.",
    retryable: false,
    retryAfterMs: n
   };
  }
  var te = n(83195);
  const ne = 6e5;
  const isOfAllJobs = ({kind: e}) => e === "overloaded" || e === "network";
  function createOutages(e) {
   const t = new Map;
   const n = new Map;
   return {
    isDown: n => {
     const o = t.get(n);
     if (o === void 0) return false;
     if (e.now() < o) return true;
     t.set(n, e.now() + ne);
     return false;
    },
    isLasting: (t, o) => isOfAllJobs(o) && e.now() < (n.get(t) ?? Number.NEGATIVE_INFINITY) + ne,
    failed: (o, s) => {
     if (!isOfAllJobs(s)) return;
     t.set(o, e.now() + ne);
     n.set(o, e.now());
    },
    succeeded: e => {
     t.delete(e);
     n.delete(e);
    }
   };
  }
  var oe = n(87296);
  var se = n(49397);
  function createJobModels({pools: e, endAt: t, delivery: o, hostEnvironment: s}) {
   const r = new Map;
   const a = new Map;
   const i = new Map;
   const c = createOutages(p.m);
   const learning = t => withConnection(t, {
    onRateLimits: n => e.limiterOf(poolOf(t.name)).learn(n)
   });
   const accessFor = e => remembered(i, identityOf(e), () => (0, te.j7)(learning(e)));
   const connect = e => {
    const {name: t} = e;
    const readScript = t => remembered(a, t, () => e.readScript(t));
    if (t.startsWith("script:")) return (0, te.Ps)({
     ...e,
     readScript: readScript
    });
    if (o === "batch" && (0, O.lx)(t)) return accessFor(e).then(t => modelIn(t, e));
    return remembered(r, identityOf(e), () => (0, te.Ps)(learning(e)));
   };
   const find = async ({modelName: r, runContext: a}, i, l) => {
    const loadStandard = async n => {
     const o = {
      ...limitsOf(n, {
       pools: e,
       endAt: t
      }),
      order: i,
      clock: p.m
     };
     return (0, oe.L)(limitedModel(await connect(n), o), n, n.retry);
    };
    const load = async e => {
     if (o !== "flex" || !(0, O.wl)(e.name)) return await loadStandard(e);
     const {withStandardTier: t} = await n.e(3538).then(n.bind(n, 23538));
     const s = await loadStandard(withConnection(e, {
      flex: true
     }));
     return t(s, () => loadStandard(e), l);
    };
    const create = e => (0, te.gz)(e, load, c);
    return (await (0, se.P6)(r, a, s, create)).model;
   };
   const accessOf = async ({modelName: e, runContext: t}) => {
    const n = {
     access: null
    };
    const open = async e => modelIn(n.access = await accessFor(e), e);
    await (0, se.P6)(e, t, s, open);
    return n.access;
   };
   return {
    modelOf: (e, t) => find(e, t, false),
    accessOf: accessOf,
    judgeAccess: (e, t) => accessOf(judgeFor(e, t)).catch(withHintForJudge(e, t)),
    judgesFor: (e, {order: t, reservation: n}) => judgesOf(e, async e => budgetedJudge(await find(e, t, true), n))
   };
  }
  function identityOf({name: e, endpoint: t, contextWindow: n, parameters: o, connection: s}) {
   return JSON.stringify([ e, t, n, o, s ]);
  }
  function judgesOf(e, t) {
   const n = new Map;
   return o => remembered(n, o, () => t(judgeFor(o, e)).catch(withHintForJudge(o, e)));
  }
  function limitsOf({name: e, retry: t}, {pools: n, endAt: o}) {
   const s = [ o, t?.endsAt ].map(e => e ?? Number.POSITIVE_INFINITY);
   return {
    limiter: n.limiterOf(poolOf(e)),
    endAt: Math.min(...s)
   };
  }
  function withConnection(e, t) {
   return {
    ...e,
    connection: {
     ...e.connection,
     ...t
    }
   };
  }
  async function modelIn(e, t) {
   return e?.model ?? await (0, te.Ps)(t);
  }
  function judgeFor(e, {modelName: t, runContext: n}) {
   const {"api-key": o, "base-url": s, "context-window": r, ...a} = n.settings;
   const {temperature: i, effort: c, thinking: l, ...u} = a;
   const d = isOfSameProvider(e, t);
   const f = {
    ...u,
    "fallback-model": [],
    ...d && o !== void 0 ? {
     "api-key": o
    } : {},
    ...d && s !== void 0 ? {
     "base-url": s
    } : {},
    ...e === t && r !== void 0 ? {
     "context-window": r
    } : {}
   };
   return {
    modelName: e,
    runContext: {
     ...n,
     settings: f
    }
   };
  }
  const isOfSameProvider = (e, t) => (0, O.s_)(e).provider === (0, O.s_)(t).provider;
  function withHintForJudge(e, {modelName: t}) {
   return n => {
    (0, h.ki)(n, h.yo);
    if (isOfSameProvider(e, t)) throw n;
    throw new h.yo(n.diagnostics.map(e => {
     const [t, n] = /the input (api-key|base-url) or /.exec(e.hint) ?? [];
     if (t === void 0 || n === void 0) return e;
     return {
      ...e,
      hint: `${e.hint.replace(t, "")}; ${n} belongs to the model of the job, not to this judge`
     };
    }));
   };
  }
  function remembered(e, t, n) {
   const o = e.get(t);
   if (o !== void 0) return o;
   const s = n();
   e.set(t, s);
   s.catch(() => e.delete(t));
   return s;
  }
  var re = n(76760);
  const ae = .1;
  const ie = 1;
  const ce = 1 / 60;
  function limitsOfJob(e) {
   const {ownUsd: t, ownMinutes: n, leftUsd: o, leftMinutes: s, batchUsd: r, batchMinutes: a} = e;
   const i = Math.min(t, o ?? Number.POSITIVE_INFINITY);
   const c = r === null || o === null || r - o <= ae * r;
   const l = i < t;
   const u = {
    cost: l && !c,
    wholeCost: l && c
   };
   if (s === null || a === null) return {
    maxCostUsd: i,
    timeoutMinutes: n,
    of: {
     ...u,
     time: false
    }
   };
   const d = a - s <= Math.min(ie, ae * a);
   const f = d ? a : Math.max(ce, s);
   return {
    maxCostUsd: i,
    timeoutMinutes: Math.min(n, f),
    of: {
     ...u,
     time: !d && f < n
    }
   };
  }
  var le = n(63846);
  var ue = n(10715);
  var de = n(53225);
  var fe = n(99974);
  var he = n(58949);
  var me = n(85616);
  var pe = n(60795);
  var we = n(15917);
  var ve = n(65654);
  function makeRecord(e, t) {
   const {job: n, result: o, modelError: s} = e;
   const {conclusion: r, reason: a, text: i, changes: c, usage: l, costUsd: u, durationMs: d, turns: f, toolCalls: h, notices: m} = o;
   const p = {
    conclusion: r,
    reason: a,
    errorKind: e.answerError ?? s?.kind ?? null
   };
   const {findings: w, invalid: v} = (0, we.WX)(o);
   return {
    formatVersion: ve.T,
    key: n.key,
    keyParts: n.keyParts,
    slot: n.slot,
    planId: e.planId,
    shard: e.shard,
    attempt: e.attempt,
    id: n.id,
    item: n.item?.fields ?? null,
    matrix: n.matrix,
    repeat: n.repeat,
    model: n.model,
    ...e.answeredBy === null || e.answeredBy === n.model ? {} : {
     answeredBy: e.answeredBy
    },
    ...p,
    text: i,
    ...o.structured === void 0 ? {} : {
     structured: o.structured
    },
    evaluations: e.evaluations,
    evaluationDigest: n.evaluationDigest,
    ...e.minScore === void 0 ? {} : {
     minScore: e.minScore
    },
    ...e.scoringUsd === 0 ? {} : {
     scoringUsd: e.scoringUsd
    },
    changes: c,
    usage: l,
    costUsd: u,
    durationMs: d,
    turns: f,
    toolCalls: h,
    transcriptPath: e.hasTranscript ? `transcripts/${n.key}-${String(numberAfter(t))}.jsonl` : null,
    endedAt: new Date(e.endedAt).toISOString(),
    sameFailures: s !== null && (0, pe.uD)(s) ? 0 : (0, V.q_)(t, p),
    hasTree: e.hasTree,
    notices: [ ...m, ...(0, we.R5)(v) ],
    toolsUsed: e.toolsUsed,
    ...w.length === 0 ? {} : {
     findings: w
    }
   };
  }
  function numberAfter(e) {
   const t = /-(\d+)\.jsonl$/.exec(e?.transcriptPath ?? "")?.[1];
   return t === void 0 ? 1 : Number(t) + 1;
  }
  var ge = n(92736);
  var ye = n(24788);
  var be = n(27607);
  async function settleJob(e, {job: t, before: n, batch: o, seen: s, limits: r, transcript: a, finished: i, waits: c}) {
   const l = {
    ...e,
    ...i?.changed,
    notices: [ ...e.notices, ...s.notices(), ...i?.notices ?? [] ]
   };
   const u = (0, pe.qU)(l, s.modelError(), r);
   const {scoringUsd: d = 0, fatal: f = null} = i ?? {};
   const h = (0, x.e)([ l.costUsd, d ]);
   if (u.kind !== "record") return {
    end: {
     ...u,
     costUsd: h
    },
    record: null
   };
   if (c !== null) return {
    end: {
     kind: "deferred",
     reason: c,
     closesPool: false,
     costUsd: d
    },
    record: null
   };
   i?.tree !== void 0 && await (0, ge._)(o.state.directory, t.key, i.tree);
   const m = i?.tree === void 0 ? [] : await (0, be.C)(t, l.changes, o);
   const p = (0, fe.Ms)(o, t)?.changes === "patch" ? m : [];
   const w = makeRecord({
    job: t,
    ...settle_job_identityOf(o),
    result: {
     ...l,
     reason: reasonOf(l, u.reached, o),
     notices: [ ...l.notices, ...p ]
    },
    modelError: s.modelError(),
    answerError: i?.answerError ?? null,
    evaluations: i?.evaluations ?? [],
    scoringUsd: d,
    minScore: (0, fe.Ms)(o, t)?.minScore,
    answeredBy: s.answeredBy(),
    hasTree: i?.tree !== void 0,
    hasTranscript: true,
    toolsUsed: s.tools(),
    endedAt: endOf(o)
   }, n);
   const v = {
    kind: "done",
    isFailure: !(0, V.Hh)(w),
    costUsd: h,
    ...f === null ? {} : {
     fatal: f
    },
    ...u.reached === void 0 ? {} : {
     reached: u.reached
    }
   };
   return {
    end: v,
    record: await store(w, n, o, a)
   };
  }
  function reasonOf({reason: e}, t, {shard: n}) {
   if (t === void 0) return e;
   const [o, s] = n === null ? [ "budget of the run", "" ] : [ "part of the budget that its shard has", " use fewer shards," ];
   return `${e} The job had the whole ${o}: raise budget.max-cost-usd,${s} or leave the item out.`;
  }
  async function storeUnasked({job: e}, t, n, o) {
   const s = makeRecord({
    job: e,
    ...settle_job_identityOf(o),
    result: {
     ...ke,
     ...t
    },
    modelError: null,
    answerError: null,
    evaluations: [],
    scoringUsd: 0,
    answeredBy: null,
    hasTree: false,
    hasTranscript: false,
    toolsUsed: [],
    endedAt: endOf(o)
   }, n);
   return {
    end: {
     kind: "done",
     isFailure: true,
     costUsd: 0
    },
    record: await store(s, n, o)
   };
  }
  function sentencesOf({diagnostics: e}) {
   return e.map(({location: e, message: t, found: n, hint: o}) => {
    const s = e === void 0 ? "" : `${e}: `;
    const r = n === void 0 || n.includes("\n") ? "" : ` (${(0, P.ml)(n, 200)})`;
    return `${s}${t}${r}; ${o}.`;
   }).join(" ");
  }
  function endOf({startedAt: e}) {
   return Math.max(p.m.now(), Date.parse(e) || 0);
  }
  function settle_job_identityOf({plan: e, shard: t, attempt: n}) {
   return {
    planId: e.planId,
    shard: t,
    attempt: n
   };
  }
  async function store(e, t, {state: n, redactor: o}, s = null) {
   const {key: r, keyParts: a, transcriptPath: i, slot: c} = e;
   const l = {
    ...(0, ye.E)(e, o.redact, z.o),
    key: r,
    keyParts: a,
    transcriptPath: i,
    slot: c
   };
   await n.save(l, t, s);
   return l;
  }
  const ke = {
   text: "",
   changes: [],
   usage: me.p0.usage,
   costUsd: 0,
   durationMs: 0,
   turns: 0,
   toolCalls: 0,
   notices: [],
   requests: []
  };
  var je = n(73229);
  const xe = {
   attachments: [],
   notices: [],
   omissions: []
  };
  const Oe = {
   item: null,
   repository: false,
   token: false,
   maxWrites: 0,
   findings: false,
   pull: null,
   push: le.RH
  };
  async function performBatchJob(e, t, n, o) {
   const {batch: s} = o;
   try {
    const r = await s.prepare(e.job);
    const a = await whyOutputRefused(r, o);
    if (a !== null) return await storeUnasked(e, {
     conclusion: "denied",
     reason: a
    }, t, s);
    const i = o.models.isAnswered === true ? null : await s.whyUncommitted(e.job, r);
    if (i !== null) return await storeUnasked(e, {
     conclusion: "config-error",
     reason: i
    }, t, s);
    return await performPrepared({
     task: e,
     start: n,
     prepared: r,
     before: t
    }, o);
   } catch (n) {
    (0, h.ki)(n, h.yo);
    if (n.diagnostics.some(({code: e}) => e === "model-key-missing")) return {
     end: {
      kind: "fatal",
      reason: sentencesOf(n),
      costUsd: 0
     },
     record: null
    };
    const o = {
     conclusion: "config-error",
     reason: sentencesOf(n)
    };
    return await storeUnasked(e, o, t, s);
   }
  }
  async function whyOutputRefused({inputs: {outputFile: e}, runContext: t, lists: n}, {models: o, batch: {runContext: s, hostEnvironment: r}}) {
   if (e === null) return null;
   const a = await (0, he.Gn)(e, s.workspace, {
    runContext: t,
    lists: n,
    hostEnvironment: r
   });
   if (a === null) return null;
   return o.isAnswered === true ? `The answer is kept until the output file ${e} can be written: ${a}` : `The output file ${e} cannot be written: ${a}`;
  }
  async function performPrepared({task: {job: e}, start: t, prepared: n, before: o}, {batch: s, models: r, pool: a, endAt: i}) {
   const {settings: c, limits: l} = limitedSettings(n, t, {
    endAt: i,
    batch: s
   });
   const u = createObserver();
   const d = (0, Z.c)(await r.modelOf(n, t.order), u.onModelNotice);
   const f = n.runContext.settings["small-model"];
   f !== void 0 && (0, de.RT)(f, d);
   (0, de.pj)(d, c);
   const h = f === void 0 || d.name.startsWith("script:") ? d : await r.modelOf({
    ...n,
    modelName: f
   }, t.order);
   const m = judgesWithNotices(r.judgesFor(n, t), u);
   const {state: p, redactor: w, hostEnvironment: v} = s;
   const g = (0, re.join)(p.directory.path, "running", `${e.key}.jsonl`);
   const y = (0, je.o)(s, e, n);
   const b = {
    ...n.runContext,
    settings: {
     ...c,
     transcript: g,
     worktree: y
    }
   };
   const k = a.take();
   k.bufferLines(g);
   const j = {
    finished: null
   };
   try {
    const {result: a} = await (0, ue.n)({
     job: {
      ...n,
      runContext: b,
      model: d,
      smallModel: h
     },
     item: xe,
     writes: {
      ...Oe,
      findings: (0, fe.Ms)(s, e)?.findings === true
     },
     artifacts: k,
     hostEnvironment: v,
     redactor: w,
     onEvent: u.onEvent,
     preparesLate: true,
     withoutTools: s.file.delivery === "batch",
     deliversChanges: (0, fe.Ms)(s, e)?.changes !== "none",
     beforeLeave: async o => {
      t.reservation.answered(o.result.costUsd ?? 0);
      const r = {
       batch: s,
       job: e,
       prepared: {
        ...n,
        runContext: b
       },
       toolsUsed: u.tools(),
       openJudge: m
      };
      j.finished = await (0, fe.xK)(o, r);
     }
    });
    const f = k.takeLines(g);
    const {finished: p} = j;
    const y = r.judgesWait?.() ?? null;
    const x = {
     ...l,
     longestWaitMs: longestWait(c["timeout-minutes"], i)
    };
    return await settleJob(a, {
     job: e,
     before: o,
     batch: s,
     seen: u,
     limits: x,
     transcript: f,
     finished: p,
     waits: y
    });
   } finally {
    k.takeLines(g);
    a.giveBack(k);
   }
  }
  function limitedSettings({runContext: {settings: e}}, t, {endAt: n, batch: {file: o, shards: s}}) {
   const {maxCostUsd: r, timeoutMinutes: a, of: i} = limitsOfJob({
    ownUsd: e["max-cost-usd"] ?? Number.POSITIVE_INFINITY,
    ownMinutes: e["timeout-minutes"],
    leftUsd: o.delivery === "batch" ? null : t.reservation.maxCostUsd,
    leftMinutes: n === null ? null : (n - p.m.now()) / 6e4,
    batchUsd: (0, y.KO)(o, s),
    batchMinutes: o.budget.timeoutMinutes
   });
   const c = {
    ...e,
    "timeout-minutes": a,
    ...Number.isFinite(r) ? {
     "max-cost-usd": r
    } : {}
   };
   return {
    settings: c,
    limits: {
     ...i,
     flex: o.delivery === "flex"
    }
   };
  }
  function judgesWithNotices(e, {onModelNotice: t}) {
   return async n => (0, Z.c)(await e(n), t);
  }
  function longestWait(e, t) {
   const n = t === null ? Number.POSITIVE_INFINITY : t - p.m.now();
   return Math.min(ee, e * 6e4, n);
  }
  function createObserver() {
   let e = null;
   let t = null;
   const n = new Set;
   const o = new Set;
   return {
    onEvent: o => {
     const s = o.type === "sub-agent" ? o.event : o;
     s.type === "tool-start" && n.add(s.call.name);
     o.type === "turn-end" && (t = o.usage.model ?? null);
     o.type === "stop" && o.stop.kind === "model-error" && (e = o.stop.modelError);
    },
    onModelNotice: e => void o.add(e),
    tools: () => [ ...n ].sort(),
    notices: () => [ ...o ],
    modelError: () => e,
    answeredBy: () => t
   };
  }
  var Me = n(50274);
  var Ue = n(4076);
  var Ee = n(72443);
  var Se = n(45080);
  async function writeAgain(e, t, {runContext: {workspace: n}, hostEnvironment: o, outputLocks: s, redactor: r}) {
   const {outputFile: a} = t.inputs;
   const i = {
    ...e,
    conclusion: "success",
    errorKind: null,
    sameFailures: 0
   };
   if (a === null) return {
    ...i,
    reason: "The entry of the job no longer has an output file."
   };
   const c = {
    path: a,
    content: (0, he.xV)(e.text),
    directory: n
   };
   const l = await s.hold((0, re.resolve)(n, a), () => (0, he.BF)(c, {
    ...t,
    hostEnvironment: o
   }));
   return l === null ? {
    ...i,
    reason: "The stored answer was written to its output file."
   } : {
    ...e,
    reason: r.redact((0, fe.f7)(a, l))
   };
  }
  async function scoreAgain(e, t) {
   const {batch: n, scoresAll: o, reservation: s} = t;
   const {state: a, redactor: i} = n;
   const c = await a.record(e);
   if (c === null) return null;
   const l = await n.prepare(e).catch((0, h.j6)(h.yo, e => ({
    problem: sentencesOf(e)
   })));
   const u = !("problem" in l);
   const d = u && (0, V.v1)(c) ? await writeAgain(c, l, n) : c;
   const f = u ? d : withErrors(c, l.problem, e, n);
   if (!u || (0, V.v1)(f)) {
    await a.save(f, c);
    return {
     record: f,
     costUsd: 0,
     replacedUsd: 0,
     fatal: null
    };
   }
   const m = f.evaluationDigest === e.evaluationDigest;
   const w = l.inputs.evaluations.map((e, t) => {
    if (o) return null;
    return m ? usable(f.evaluations[t]) : (0, r.R)(e, f.evaluations);
   });
   const v = l.inputs.evaluations.filter((e, t) => w[t] === null);
   const g = await scoresOf({
    record: f,
    prepared: l,
    specs: v
   }, e, t);
   const {costUsd: y} = g;
   if (n.hostEnvironment.signal.aborted) return {
    record: null,
    costUsd: y,
    replacedUsd: 0,
    fatal: null
   };
   const b = [ ...(0, ye.E)(g.evaluations, i.redact, z.o) ];
   const k = l.inputs.evaluations.flatMap((e, t) => {
    const n = w[t] ?? b.shift() ?? [];
    const o = s.hasRefused() && "status" in n && n.status === "error";
    return (o ? (0, r.R)(e, f.evaluations) : null) ?? n;
   });
   const {minScore: j, scoringUsd: O = 0, ...M} = f;
   const U = (0, fe.Ms)(n, e)?.minScore;
   const E = w.every(e => e === null);
   const S = {
    ...M,
    evaluations: k,
    evaluationDigest: e.evaluationDigest,
    scoredAt: new Date(p.m.now()).toISOString(),
    scoringUsd: E ? y : (0, x.e)([ O, y ]),
    ...U === void 0 ? {} : {
     minScore: U
    }
   };
   await a.save(S, c);
   return {
    record: S,
    costUsd: y,
    replacedUsd: E ? O : 0,
    fatal: g.fatal ?? null
   };
  }
  function withErrors(e, t, n, o) {
   const {evaluations: s} = failedScores((0, fe.Ms)(o, n)?.evaluate ?? [], o.redactor.redact(t));
   return {
    ...e,
    evaluations: s,
    evaluationDigest: n.evaluationDigest
   };
  }
  const usable = e => e === void 0 || e.status === "error" ? null : e;
  async function scoresOf(e, t, n) {
   const {record: o, prepared: s, specs: r} = e;
   const {batch: a, ports: i, reservation: c} = n;
   const l = i.models.judgesFor(s, {
    order: 0,
    reservation: c
   });
   const u = {
    batch: a,
    prepared: s,
    specs: r,
    openJudge: l
   };
   if (r.some(({check: e}) => e.kind === "command")) return await inDirectory(e, t, n, e => (0, 
   Se.V)(o, (0, Se.p)(e.runtime), u));
   return await (0, Se.V)(o, () => Promise.reject(new Error("no evaluation runs a command")), u);
  }
  async function inDirectory({record: e, prepared: t, specs: n}, o, {batch: s, ports: {pool: r}}, a) {
   const {hostEnvironment: i, redactor: c} = s;
   const {spec: l, runContext: u} = t;
   const d = r.take();
   const f = {
    scores: null
   };
   const {transcript: m, record: p, ...w} = u.settings;
   const v = {
    ...w,
    worktree: (0, je.o)(s, o, t),
    "instruction-files": [],
    skills: false
   };
   try {
    const o = {
     ...t,
     runContext: {
      ...u,
      settings: v
     }
    };
    await (0, ue.n)({
     job: {
      ...o,
      spec: {
       ...l,
       format: "inline",
       body: Te,
       sections: null,
       bodyAt: null
      },
      vars: {},
      outputSchema: null,
      model: Ie
     },
     item: xe,
     writes: Oe,
     artifacts: d,
     hostEnvironment: i,
     redactor: c,
     onEvent: () => {},
     preparesLate: true,
     beforeLeave: async r => {
      const work = async () => {
       const t = await restoreFiles(r, {
        batch: s,
        record: e,
        prepared: o
       });
       return t === null ? await a(r) : failedScores(n, t);
      };
      f.scores = await (0, fe.sq)(r, {
       batch: s,
       prepared: t
      }, () => keepingOutputFile(r, {
       batch: s,
       prepared: o
      }, work));
     }
    });
    return f.scores ?? failedScores(n, "The directory for its commands could not be prepared.");
   } catch (e) {
    if (e instanceof Ee.k) return failedScores(n, `The output file cannot be read: ${e.message}`);
    (0, h.ki)(e, h.yo);
    return failedScores(n, sentencesOf(e));
   } finally {
    r.giveBack(d);
   }
  }
  const Te = "The answer is stored.";
  const Ie = {
   name: "script:stored-answer",
   contextWindow: null,
   async* stream() {
    yield {
     type: "finish",
     reason: "stop",
     message: {
      role: "assistant",
      parts: [ {
       type: "text",
       text: Te
      } ]
     },
     usage: {
      inputTokens: 0,
      outputTokens: 0,
      cacheReadTokens: 0,
      cacheWriteTokens: 0
     }
    };
   }
  };
  async function keepingOutputFile({runtime: e}, {batch: t, prepared: n}, o) {
   const {outputFile: s} = n.inputs;
   const r = t.runContext.workspace;
   if (s === null || e.files.root !== r) return await o();
   const a = (0, Ue.S)({
    root: r,
    guard: () => null
   });
   const i = await a.info(s).catch((0, h.j6)(Ee.k, () => null)) !== null;
   const c = i ? await a.read(s, Ae) : null;
   try {
    return await o();
   } finally {
    await (0, he.BF)({
     path: s,
     content: c,
     directory: r
    }, {
     ...n,
     hostEnvironment: t.hostEnvironment
    });
   }
  }
  const Ae = 1e8;
  async function restoreFiles({runtime: e}, {batch: t, record: n, prepared: o}) {
   const {outputFile: s} = o.inputs;
   const r = s === null ? [] : [ {
    path: s,
    content: (0, he.xV)(n.text)
   } ];
   const a = n.hasTree ? await (0, ge.Z)(t.state.directory, n.key) : null;
   if (n.hasTree && a === null) return "The files that the job changed are not stored any more.";
   if (a !== null && e.files.root === t.runContext.workspace) return "The files that the job changed have no worktree.";
   for (const {path: n, content: s} of [ ...a?.files ?? [], ...r ]) {
    const r = {
     path: n,
     content: s,
     directory: e.files.root
    };
    const a = await (0, he.BF)(r, {
     ...o,
     hostEnvironment: t.hostEnvironment
    });
    if (a !== null) return `${n} could not be restored: ${a}`;
   }
   return null;
  }
  function failedScores(e, t) {
   return {
    evaluations: e.map(({name: e}) => ({
     name: e,
     status: "error",
     score: 0,
     reason: t
    })),
    costUsd: 0,
    fatal: null
   };
  }
  async function scoreStored(e) {
   const {batch: t, jobs: n, survey: o, concurrency: s, budget: r} = e;
   const a = [ ...positionsByKey(o.toScore, n).values() ].reverse();
   let i = null;
   let c = null;
   const work = async () => {
    for (let n = a.pop(); n !== void 0; n = a.pop()) {
     const o = r.usedUp();
     if (t.hostEnvironment.signal.aborted || i !== null) await leaveUnscored(n, e); else if (o !== null) {
      c ??= o;
      const t = `its answer was not scored again, because ${o} was reached`;
      settle(n, {
       kind: "deferred",
       reason: t
      }, e);
     } else {
      const t = r.reserveScoring();
      i ??= await scoreOne(n, e, t);
      t.hasRefused() && (c ??= "max-cost-usd");
     }
    }
   };
   await Promise.all(Array.from({
    length: Math.min(s, a.length)
   }, work));
   return {
    fatal: i,
    refused: c
   };
  }
  async function leaveUnscored(e, t) {
   const n = t.jobs[e[0] ?? -1];
   const o = n === void 0 ? null : await t.batch.state.record(n);
   o !== null && o.evaluationDigest === n?.evaluationDigest || settle(e, Re, t);
  }
  const Re = {
   kind: "open",
   reason: "The run ended before its answer was scored again."
  };
  async function scoreOne(e, t, n) {
   const {batch: o, jobs: s, survey: r, scoresAll: a, otherCosts: i, ports: c} = t;
   const l = s[e[0] ?? -1];
   const u = l === void 0 ? null : await scoreAgain(l, {
    batch: o,
    scoresAll: a,
    ports: c,
    reservation: n
   });
   if (u === null) return null;
   n.settle(u.costUsd ?? 0);
   if (u.record === null) {
    await i.add(u.costUsd);
    await leaveUnscored(e, t);
    return u.fatal;
   }
   const d = r.states[e[0] ?? -1];
   const f = d?.kind !== "ended" || d.isReused;
   settle(e, {
    kind: "ended",
    isReused: f
   }, t, u.record);
   await i.add(f ? u.costUsd : u.replacedUsd);
   return u.fatal;
  }
  function settle(e, t, {jobs: n, survey: o}, s = null) {
   for (const r of e) {
    const e = n[r];
    if (e === void 0) continue;
    o.states[r] = t;
    o.figures[r] = (0, Me.h5)(t.kind, (0, j.S)(e, t, s));
   }
  }
  function positionsByKey(e, t) {
   const n = new Map;
   for (const o of e) {
    const e = t[o]?.key ?? "";
    const s = n.get(e);
    s === void 0 ? n.set(e, [ o ]) : s.push(o);
   }
   return n;
  }
  async function executeBatch(e) {
   const {batch: t, jobs: n, survey: o, concurrency: s, begun: r} = e;
   const {hostEnvironment: a, shards: i, state: c} = t;
   const l = execute_batch_endOf(t);
   const u = createPools({
    concurrency: s,
    shards: i,
    clock: p.m,
    random: Math.random
   });
   const d = createJobModels({
    pools: u,
    endAt: l,
    delivery: t.file.delivery,
    hostEnvironment: a
   });
   const f = createArtifactsPool(a.temporary, t.redactor.redact);
   const h = budgetOf(t, l);
   const m = tasksOf(o.toRun, n);
   const w = createExpectedCost();
   const v = progressOf(e, m.length, h);
   const g = settlingIn(o, n);
   await checkJudges({
    file: t.file,
    jobs: touchedJobs(e),
    prepare: t.prepare,
    models: d
   });
   const y = createOtherCosts(r, e => c.saveRun(e));
   const {fatal: b, refused: k} = await scoreStored({
    ...e,
    budget: h,
    otherCosts: y,
    ports: {
     pool: f,
     models: d
    }
   });
   (0, W.growSmallHeapFaster)();
   const run = (e, {budget: n, modelsFor: o, onRecord: i, isPrepared: d}) => runJobs({
    tasks: e,
    concurrency: s,
    onFailure: t.file.onFailure,
    budget: n,
    isBusy: e => u.isBusy(e),
    expectedUsd: e => w.of(e),
    perform: async (e, n) => {
     const s = {
      batch: t,
      models: await o(e),
      pool: f,
      endAt: l
     };
     const a = await c.record(e.job);
     const {end: u, record: h} = await performBatchJob(e, a, n, s);
     h !== null && g(e.job.key, {
      kind: "ended",
      isReused: false
     }, h);
     h !== null && await (i?.(e, h));
     t.saver.saveSometimes();
     const m = d?.(e) ?? null;
     if (m !== null) return await preparedEnd(e, m, t);
     await y.add(h === null ? u.costUsd : replacedUsd(a, r));
     return u;
    },
    onStart: () => v.started(),
    onEnd: noteEnd(t, {
     expected: w,
     progress: v
    }),
    pause: () => p.m.sleep(Ne, a.signal),
    signal: a.signal
   });
   const j = await runTasks(b === null ? m : [], {
    ...e,
    models: d,
    run: run,
    budget: h
   }).finally(() => v.close());
   const x = {
    ...j,
    refused: k ?? j.refused
   };
   f.close();
   settleLeft(x, {
    tasks: b === null ? m : [],
    batch: t,
    survey: o,
    settleKey: g
   });
   const O = {
    otherUsd: y.total(),
    costReached: h.costReached()
   };
   return {
    end: b === null ? x : {
     ...x,
     fatal: b
    },
    ...O
   };
  }
  function replacedUsd(e, t) {
   return e !== null && (0, V.qX)(e, t) ? (0, x.e)([ e.costUsd, e.scoringUsd ?? 0 ]) : 0;
  }
  function touchedJobs({jobs: e, survey: t}) {
   return [ ...t.toRun, ...t.toScore ].flatMap(t => e[t] ?? []);
  }
  function noteEnd(e, {expected: t, progress: n}) {
   return (o, s) => {
    s.kind === "done" && e.file.delivery !== "batch" && t.ended(o.job, s.costUsd);
    n.ended(lineOf(o, s, e));
   };
  }
  function settleLeft(e, {tasks: t, batch: n, survey: o, settleKey: s}) {
   (0, l.eT)(o);
   for (const {task: t, reason: n} of e.deferred) s(t.job.key, {
    kind: "deferred",
    reason: n
   }, null);
   for (const {job: o} of t) s(o.key, {
    kind: "open",
    reason: openReason(n, e)
   }, null);
  }
  const Ne = 50;
  function settlingIn(e, t) {
   const n = positionsByKey(t.keys(), t);
   return (o, s, r) => {
    const a = (n.get(o) ?? []).filter(t => e.states[t] === void 0);
    settle(a, s, {
     jobs: t,
     survey: e
    }, r);
   };
  }
  async function preparedEnd({job: e}, t, {state: n}) {
   await n.directory.remove(`running/${e.key}.jsonl`);
   return {
    kind: "deferred",
    reason: t,
    closesPool: false,
    costUsd: e.estimatedCostUsd
   };
  }
  async function runTasks(e, {batch: t, jobs: o, survey: s, models: r, run: a, budget: i}) {
   if (t.file.delivery !== "batch") return await a(e, {
    budget: i,
    modelsFor: () => Promise.resolve(r)
   });
   const [{deliverBatch: c}, {groupOf: l}] = await Promise.all([ n.e(4845).then(n.bind(n, 64845)), n.e(8422).then(n.bind(n, 38422)) ]);
   const u = new Set(o.filter((e, t) => s.figures[t]?.conclusion === "success").map(l));
   return await c(e, {
    batch: t,
    models: r,
    run: a,
    budget: i,
    hasSucceeded: e => u.has(e)
   });
  }
  function execute_batch_endOf({file: e}) {
   const {timeoutMinutes: t} = e.budget;
   return t === null ? null : p.m.now() + t * 6e4;
  }
  function budgetOf({file: e, shards: t, shard: n}, o) {
   const s = n === null ? 1 : Number(n.split("/")[0]);
   const {maxCostUsd: r, maxJobs: a} = (0, y.pT)(e, {
    index: s,
    total: t
   });
   return (0, y.f2)({
    maxCostUsd: r,
    maxJobs: a,
    endAt: o,
    clock: p.m
   });
  }
  function tasksOf(e, t) {
   const n = new Map;
   for (const o of e) {
    const e = t[o];
    e === void 0 || n.has(e.key) || n.set(e.key, {
     job: e,
     pool: poolOf(e.model)
    });
   }
   return [ ...n.values() ];
  }
  function progressOf({batch: e, concurrency: t}, n, o) {
   const {stdio: s, onRunner: r} = e.hostEnvironment;
   return createBatchProgress({
    total: n,
    concurrency: t,
    spentUsd: () => o.spent(),
    clock: p.m,
    line: t => e.log.info(t),
    terminal: s.errIsTerminal && !r ? e => s.err(e) : null
   });
  }
  function lineOf({job: e}, t, {redactor: n}) {
   const o = n.redact((0, c.er)(e));
   switch (t.kind) {
   case "done":
    return {
     name: o,
     state: t.isFailure ? "failed" : "done",
     isFailure: t.isFailure
    };

   case "deferred":
    return {
     name: o,
     state: `deferred: ${t.reason}`,
     isFailure: false
    };

   case "fatal":
    return {
     name: o,
     state: "stopped",
     isFailure: false
    };

   case "cancelled":
    return {
     name: o,
     state: "canceled",
     isFailure: false
    };
   }
  }
  function openReason({hostEnvironment: {signal: e, onRunner: t}}, {fatal: n}) {
   const o = t ? "The next run" : "--resume";
   if (e.aborted) return `The run was canceled (${String(e.reason)}). ${o} continues it.`;
   return n === null ? "The run ended early." : j.f;
  }
  function newRun({file: e, plan: t, shard: n, attempt: o, startedAt: s}, {resumed: r, waiting: a}) {
   return {
    formatVersion: 1,
    name: e.name,
    planId: t.planId,
    shard: n,
    attempt: o,
    startedAt: s,
    endedAt: null,
    conclusion: null,
    reason: "",
    deferred: [],
    ...a.length === 0 ? {} : {
     waiting: a
    },
    deferredReason: "",
    parked: [],
    minPassRate: e.minPassRate,
    ...e.delivery === "batch" ? {
     awaitsAnswers: true
    } : {},
    ...r?.otherUsd === void 0 ? {} : {
     otherUsd: r.otherUsd
    },
    atLeast: Object.fromEntries(e.jobs.map(({id: e, repeat: t}) => [ e, t.atLeast ]))
   };
  }
  const isoNow = () => new Date(p.m.now()).toISOString();
  var Fe = n(22135);
  function createPathLocks() {
   const e = new Map;
   return {
    hold: async (t, n) => {
     const o = e.get(t) ?? Promise.resolve();
     const s = o.then(n);
     const r = s.catch(() => {});
     e.set(t, r);
     try {
      return await s;
     } finally {
      e.get(t) === r && e.delete(t);
     }
    }
   };
  }
  var Pe = n(75364);
  var $e = n(11291);
  var Ce = n(88510);
  var Be = n(81513);
  var Le = n(75182);
  var _e = n(46832);
  const De = {
   kind: "open",
   reason: "The run ended early."
  };
  async function reportBatch(e, t) {
   const {batch: n, jobs: o, survey: s} = t;
   const {state: r, hostEnvironment: a, redactor: i} = n;
   const c = o.map((e, t) => s.figures[t] ?? (0, Me.h5)("open", (0, j.S)(e, De, null)));
   const l = groupingOf(t);
   const u = totalsOfRun(c, e, {
    ...t,
    groups: l
   });
   const d = (0, Ce.Jo)((0, Ce.c1)(o, c, l));
   const f = endedRun(u, e, t);
   await r.saveRun(f);
   const stateOf = e => s.states[e] ?? De;
   await (0, be.E)(n.plan.jobs, {
    ...n,
    redact: i.redact
   });
   const h = u.conclusion !== "cancelled" && e.end.fatal === null;
   const open = async () => h ? await (0, Be.S)({
    batch: n,
    jobs: o,
    stateOf: stateOf
   }, n) : Le.P;
   const rowOf = (e, t) => storedRow(t, stateOf(e), n);
   const save = async e => await r.saveRun({
    ...f,
    ...e
   });
   const m = {
    directory: r.directory,
    redact: i.redact,
    save: save
   };
   const {written: p, exitCode: w} = await (0, _e.T)(open, {
    totals: u,
    jobs: o,
    figures: c,
    tolerated: d,
    rowOf: rowOf
   }, m);
   a.onRunner || logResultsPath(n);
   return {
    exitCode: w,
    value: null,
    ...p
   };
  }
  function logResultsPath({state: e, hostEnvironment: t, log: n}) {
   const o = (0, re.relative)(t.directory, e.directory.path) || ".";
   n.info(`The results are in ${o}. For a page of them: sallyport report ${o} --html report.html`);
  }
  function totalsOfRun(e, {end: t, otherUsd: n, costReached: o}, {batch: {file: s, plan: r, shard: a, hostEnvironment: i}, jobs: c, groups: l}) {
   const {signal: u} = i;
   return (0, Me.vA)(c, e, {
    name: s.name,
    planId: r.planId,
    minPassRate: s.minPassRate,
    ...l,
    early: {
     cancelled: u.aborted ? `The run was canceled (${String(u.reason)}).` : null,
     fatal: t.fatal,
     costReached: t.refused === "max-cost-usd" ? o : null
    },
    otherUsd: n,
    shard: r.jobs.length === 0 ? null : a,
    awaitsAnswers: s.delivery === "batch"
   });
  }
  function groupingOf({batch: {plan: e, shard: t}, jobs: n, begun: o}) {
   return {
    atLeast: e => o.atLeast[e] ?? 1,
    others: t === null ? [] : e.jobs.filter(e => e.shard !== n[0]?.shard)
   };
  }
  function endedRun({conclusion: e, reason: t}, {otherUsd: n}, {batch: {redactor: o}, jobs: s, survey: r, begun: a}) {
   const i = s.flatMap(({slot: e}, t) => {
    const n = r.states[t];
    return n?.kind === "deferred" ? [ [ e, o.redact(n.reason) ] ] : [];
   });
   const c = new Set(r.toRun);
   const l = [ ...[ ...s.keys() ].filter(e => !c.has(e)), ...c ];
   const slotsIn = e => l.flatMap(t => (r.states[t] ?? De).kind === e ? s[t]?.slot ?? [] : []);
   const u = s.flatMap(({slot: e}, t) => {
    const n = r.states[t];
    return n?.kind === "ended" && n.problem !== void 0 ? [ [ e, n.problem ] ] : [];
   });
   const {waiting: f = [], ...h} = a;
   const m = new Set(slotsIn("open"));
   const p = f.filter(e => m.has(e));
   return {
    ...h,
    ...p.length === 0 ? {} : {
     waiting: p
    },
    endedAt: isoNow(),
    conclusion: e,
    reason: o.redact(t),
    deferred: slotsIn("deferred"),
    ...(0, d.pB)(new Map(i)),
    parked: slotsIn("parked"),
    ...n === 0 ? {} : {
     otherUsd: n
    },
    ...u.length === 0 ? {} : {
     problems: Object.fromEntries(u)
    }
   };
  }
  async function storedRow(e, t, {state: n}) {
   const o = t.kind === "ended" || t.kind === "parked" ? await n.record(e) : null;
   return {
    row: (0, j.S)(e, t, o),
    record: o
   };
  }
  var Je = n(63281);
  var Ve = n(44170);
  var We = n(11739);
  async function writeStoredOutputs(e) {
   const {batch: t, jobs: n} = e;
   const o = t.file.jobs.filter(({outputFile: e, changes: t}) => e !== null && t === "none");
   if (o.length === 0) return;
   const s = {
    ...e,
    entries: new Map(o.map(e => [ e.id, e ])),
    ran: firstOfEachKey(e),
    fresh: new Set([ ...e.survey.toRun, ...e.survey.unwritten ])
   };
   const r = (0, Ue.S)({
    root: t.runContext.workspace,
    guard: () => null
   });
   let a = 0;
   for (const e of jobsWithRepeats(s)) {
    if (t.hostEnvironment.signal.aborted) break;
    const o = e.findLast(e => hasSucceeded(e, s));
    const i = n[o ?? -1];
    const c = s.entries.get(i?.id ?? "");
    if (o === void 0 || i === void 0 || c === void 0) continue;
    const l = (0, We.TY)(c, i) ?? "";
    const u = await r.info(l).catch((0, h.j6)(Ee.k, () => null)) !== null;
    if (u && !isOutdated(o, e, s)) continue;
    await writeStored(o, {
     job: i,
     path: l
    }, s) && !isNew(o, s) && (a += 1);
   }
   a > 0 && t.log.info(`Wrote ${(0, m.B4)(a, "output file")} of stored answers.`);
  }
  function firstOfEachKey({jobs: e, survey: t}) {
   const n = new Map;
   for (const o of t.toRun) {
    const t = e[o]?.key ?? "";
    n.has(t) || n.set(t, o);
   }
   return new Set(n.values());
  }
  function jobsWithRepeats({jobs: e, entries: t}) {
   const n = new Map;
   for (const [o, {id: s, slot: r}] of e.entries()) {
    if (!t.has(s)) continue;
    const e = r.replace(/#\d+$/, "");
    const a = n.get(e);
    a === void 0 ? n.set(e, [ o ]) : a.push(o);
   }
   return n.values();
  }
  function hasSucceeded(e, {survey: t}) {
   return t.states[e]?.kind === "ended" && t.figures[e]?.conclusion === "success";
  }
  function isOutdated(e, t, n) {
   if (isNew(e, n) && !n.ran.has(e)) return true;
   return t.some(t => t !== e && isNew(t, n));
  }
  function isNew(e, t) {
   return t.fresh.has(e) && hasSucceeded(e, t);
  }
  async function writeStored(e, t, n) {
   const {batch: o} = n;
   const {job: s, path: r} = t;
   const a = await o.state.record(s);
   if (a === null) return false;
   const i = await whyNotWritten(a, t, o);
   if (i === null) return true;
   const l = o.redactor.redact(`The stored answer could not be written to ${r}: ${i}`);
   o.log.warning(`${o.redactor.redact((0, c.er)(s))}: ${l}`);
   const u = n.survey.states[e];
   const d = {
    kind: "ended",
    isReused: u?.kind === "ended" && u.isReused,
    problem: l
   };
   settle([ e ], d, n, a);
   return false;
  }
  async function whyNotWritten({text: e}, {job: t, path: n}, {prepare: o, runContext: {workspace: s}, hostEnvironment: r}) {
   const a = await o(t).catch((0, h.j6)(h.yo, e => ({
    problem: sentencesOf(e)
   })));
   if ("problem" in a) return a.problem;
   const i = {
    path: n,
    content: (0, he.xV)(e),
    directory: s
   };
   return await (0, he.BF)(i, {
    ...a,
    hostEnvironment: r
   });
  }
  async function runBatch(e, t) {
   const {file: n, runContext: o} = e.open;
   const {workspace: s} = o;
   const r = {
    path: e.statePath ?? (0, u.K0)(s, n.name),
    root: e.statePath === null ? s : null,
    name: n.name
   };
   return await (0, f.R)({
    ...r,
    key: o.settings["resume-key"] ?? null,
    temporary: t.hostEnvironment.temporary,
    previous: e.previous,
    onNotice: e => t.log.warning(e)
   }, await (0, Je.G)(e.storage, {
    name: n.name,
    workspace: s,
    isShard: e.shard !== null
   }, t), (n, o) => runIn({
    state: n,
    saver: o
   }, e, t));
  }
  async function runIn(e, t, n) {
   const {file: o} = t.open;
   const {state: s} = e;
   const r = (0, d.KB)(await s.lastRun());
   const c = await (0, g.$)(s, {
    file: o,
    source: t.plan,
    shard: t.shard,
    resume: t.resume
   });
   const l = c.resumed?.startedAt ?? isoNow();
   try {
    return await runChosen({
     ...c,
     first: r,
     startedAt: l
    }, e, t, n);
   } catch (e) {
    if (e instanceof h.yo && c.shard !== null) {
     const t = (0, i.Az)(c.shard);
     const u = attemptOf(n.hostEnvironment.environment);
     const d = newRun({
      file: o,
      plan: c.plan,
      shard: t,
      attempt: u,
      startedAt: l
     }, {
      ...c,
      waiting: [ ...r ]
     });
     const f = await s.lastRun();
     const h = f?.startedAt === l && f.planId === d.planId && f.shard === t ? f : d;
     const m = n.redactor.redact(sentencesOf(e));
     await (0, a.hp)(s.directory, c.plan);
     await s.saveRun({
      ...h,
      attempt: u,
      endedAt: isoNow(),
      conclusion: "config-error",
      reason: m
     });
    }
    throw e;
   }
  }
  async function runChosen(e, t, n, o) {
   const {open: s} = n;
   const {file: a, runContext: c} = s;
   const {state: l} = t;
   const {plan: u, resumed: d, shard: f} = e;
   const {jobs: h, survey: m, waiting: p, changed: v} = await surveyRun(e, l, n, o);
   const g = await (0, Fe.Q)(c.git);
   const y = {
    runContext: c,
    file: a,
    plan: u,
    changed: v,
    prepare: (0, $e.P)(s, o.hostEnvironment),
    ...t,
    shard: f === null ? null : (0, i.Az)(f),
    shards: f === null ? 1 : u.shards,
    attempt: attemptOf(o.hostEnvironment.environment),
    startedAt: e.startedAt,
    evaluate: n.evaluate ?? r._,
    outputLocks: createPathLocks(),
    hasCommit: g,
    whyUncommitted: (0, Ve.g)({
     runContext: c,
     file: a,
     hasCommit: g,
     ...o
    }),
    ...o
   };
   const b = newRun(y, {
    resumed: d,
    waiting: p
   });
   await l.saveRun(b);
   const k = n.concurrency ?? a.concurrency;
   const j = (0, w.D)(o.hostEnvironment.temporary);
   const x = await executeBatch({
    batch: y,
    jobs: h,
    survey: m,
    concurrency: k,
    begun: b,
    scoresAll: n.rescore
   });
   await j;
   await writeStoredOutputs({
    batch: y,
    jobs: h,
    survey: m
   });
   return await reportBatch(x, {
    batch: y,
    jobs: h,
    survey: m,
    begun: b
   });
  }
  const Ke = 10;
  async function surveyRun(e, t, n, r) {
   const {open: i} = n;
   const {file: u} = i;
   const {isFrozen: d} = n.plan;
   const {plan: f, resumed: h, shard: w, first: v} = e;
   for (const t of e.notices) r.log.warning(t);
   for (const e of f.notices) r.log[d ? "info" : "warning"](e);
   const g = w === null ? f.jobs : f.jobs.filter(e => e.shard === w.index);
   const y = await (0, o.L)(t.directory, f.jobs, {
    now: p.m.now()
   });
   y !== null && w === null && r.log.warning(y);
   const b = await (0, s.Zc)(t.directory);
   let k = await (0, l.Fj)(g, t, {
    parkAfter: u.parkAfter,
    retryFailed: n.retryFailed,
    rescore: n.rescore,
    resumed: h,
    deferred: v,
    sent: b
   });
   const j = new Set(k.toRun.map(e => g[e]?.slot));
   let x = new Set;
   if (h !== null || d) {
    const e = k.toRun.flatMap(e => g[e] ?? []);
    x = await (0, Pe.jr)(i, e, {
     ...r,
     isFrozen: d
    });
    const t = new Set([ ...x ].filter(({key: e}) => !b.has(e)));
    k = (0, l.Lt)(k, t, g);
    for (const e of [ ...t ].slice(0, Ke)) r.log.warning(r.redactor.redact(`${(0, c.er)(e)} is deferred: ${l.wz}.`));
    t.size > Ke && r.log.warning(`${(0, m.B4)(t.size - Ke, "more job is", "more jobs are")} deferred for the same reason.`);
   }
   (h === null || d) && await (0, a.hp)(t.directory, f);
   return {
    jobs: g,
    survey: k,
    waiting: v.filter(e => j.has(e)),
    changed: new Set([ ...x ].map(({key: e}) => e))
   };
  }
 })
};
