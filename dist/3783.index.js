"use strict";

exports.id = 3783;

exports.ids = [ 3783 ];

exports.modules = {
 23783: (function(e, t, n) {
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
  var b = n(45292);
  const y = 3;
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
     if (s < y) return n * Math.min(1, k * a);
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
  const S = 15e3;
  const E = .8;
  const I = .05;
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
    r = Math.max(1, r * E);
    a = false;
    i = 0;
    u = e;
    d += 1;
    const n = backOffMs(d, s());
    l = e + Math.max(S, t ?? n);
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
     r = Math.min(t, a ? r * 2 : r * (1 + I));
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
  const T = .1;
  function knownLimit({requests: e, tokens: t}, {shards: n, usual: o, now: s}) {
   const r = t === null ? 1 : t.remaining / t.limit;
   const a = r < T ? o * r / T : Number.POSITIVE_INFINITY;
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
  const C = 20;
  function createPools({concurrency: e, shards: t, clock: n, random: o}) {
   const s = new Map;
   const limiterOf = r => {
    const a = s.get(r);
    if (a !== void 0) return a;
    const i = createLimiter({
     start: Math.ceil(C / t),
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
  var P = n(1359);
  var N = n(20653);
  const F = 100;
  const $ = 1e3;
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
     n !== null && r.updateAfter(F);
    },
    ended: ({name: o, state: a, isFailure: i}) => {
     s.running -= 1;
     s.done += 1;
     s.endedAt = e.clock.now();
     i && (s.failed += 1);
     (i && s.failed <= D || n === null && t <= L) && r.write(`${(0, m.ZV)(s.done)}/${(0, 
     m.ZV)(t)} ${shortName(o)}: ${a}`);
     r.updateAfter(n === null ? _ : F);
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
   m.ZV)(n)} failed`, (0, P.BD)(a()), ...l === null ? [] : [ `about ${(0, P.a3)(l)} left` ] ].join(", ");
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
    const t = n === null ? B : $;
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
   return (0, N.PL)(e) > 100 ? (0, N.ml)(e, 80) : e;
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
      maxCostUsd: s.maxCostUsd
     });
     s.settle(n.costUsd ?? 0);
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
  async function checkJudges({file: e, jobs: t, prepare: n, models: o}) {
   for (const {id: s, evaluate: r} of e.jobs) {
    if (!r.some(({check: e}) => e.kind === "judge")) continue;
    const e = t.find(e => e.id === s);
    if (e === void 0) continue;
    const a = await n(e).catch((0, h.j6)(h.yo, () => null));
    if (a === null) continue;
    const i = o.judgesFor(a, 0);
    const c = a.inputs.evaluations.flatMap(({check: e}) => e.kind === "judge" ? [ e.model ?? a.modelName ] : []);
    for (const e of new Set(c)) await i(e);
   }
  }
  var Y = n(98970);
  const q = 9e5;
  function limitedModel(e, {limiter: t, order: n, clock: o, endAt: s}) {
   return {
    name: e.name,
    contextWindow: e.contextWindow,
    async* stream(r, a) {
     let i = 0;
     const waitUntil = () => Math.min(s ?? Number.POSITIVE_INFINITY, o.now() + q - i);
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
        modelError: Y.gn
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
  var H = n(83195);
  const Z = 6e5;
  const isOfAllJobs = ({kind: e}) => e === "overloaded" || e === "network";
  function createOutages(e) {
   const t = new Map;
   return {
    isDown: n => {
     const o = t.get(n);
     if (o === void 0) return false;
     if (e.now() < o) return true;
     t.set(n, e.now() + Z);
     return false;
    },
    failed: (n, o) => {
     isOfAllJobs(o) && t.set(n, e.now() + Z);
    },
    succeeded: e => void t.delete(e)
   };
  }
  var G = n(87296);
  var Q = n(49397);
  function createJobModels({pools: e, endAt: t, delivery: o, hostEnvironment: s}) {
   const r = new Map;
   const a = new Map;
   const i = new Map;
   const c = createOutages(p.m);
   const learning = t => withConnection(t, {
    onRateLimits: n => e.limiterOf(poolOf(t.name)).learn(n)
   });
   const accessFor = e => remembered(i, identityOf(e), () => (0, H.j7)(learning(e)));
   const connect = e => {
    const {name: t} = e;
    const readScript = t => remembered(a, t, () => e.readScript(t));
    if (t.startsWith("script:")) return (0, H.Ps)({
     ...e,
     readScript: readScript
    });
    if (o === "batch" && (0, O.lx)(t)) return accessFor(e).then(t => modelIn(t, e));
    return remembered(r, identityOf(e), () => (0, H.Ps)(learning(e)));
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
     return (0, G.L)(limitedModel(await connect(n), o), n, n.retry);
    };
    const load = async e => {
     if (o !== "flex" || !(0, O.wl)(e.name)) return await loadStandard(e);
     const {withStandardTier: t} = await n.e(3538).then(n.bind(n, 23538));
     const s = await loadStandard(withConnection(e, {
      flex: true
     }));
     return t(s, () => loadStandard(e), l);
    };
    const create = e => (0, H.gz)(e, load, c);
    return (await (0, Q.P6)(r, a, s, create)).model;
   };
   const accessOf = async ({modelName: e, runContext: t}) => {
    const n = {
     access: null
    };
    const open = async e => modelIn(n.access = await accessFor(e), e);
    await (0, Q.P6)(e, t, s, open);
    return n.access;
   };
   return {
    modelOf: (e, t) => find(e, t, false),
    accessOf: accessOf,
    judgeAccess: (e, t) => accessOf(judgeFor(e, t)).catch(withHintForJudge(e, t)),
    judgesFor: (e, t) => judgesOf(e, e => find(e, t, true))
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
   return e?.model ?? await (0, H.Ps)(t);
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
  var X = n(76760);
  const ee = .1;
  const te = 1;
  const ne = 1 / 60;
  function limitsOfJob(e) {
   const {ownUsd: t, ownMinutes: n, leftUsd: o, leftMinutes: s, batchUsd: r, batchMinutes: a} = e;
   const i = Math.min(t, o ?? Number.POSITIVE_INFINITY);
   const c = r === null || o === null || r - o <= ee * r;
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
   const d = a - s <= Math.min(te, ee * a);
   const f = d ? a : Math.max(ne, s);
   return {
    maxCostUsd: i,
    timeoutMinutes: Math.min(n, f),
    of: {
     ...u,
     time: !d && f < n
    }
   };
  }
  var oe = n(63846);
  var se = n(10715);
  var re = n(30461);
  var ae = n(53225);
  var ie = n(99974);
  var ce = n(58949);
  var le = n(85616);
  var ue = n(60795);
  var de = n(15917);
  var fe = n(65654);
  function makeRecord(e, t) {
   const {job: n, result: o, modelError: s} = e;
   const {conclusion: r, reason: a, text: i, changes: c, usage: l, costUsd: u, durationMs: d, turns: f, toolCalls: h, notices: m} = o;
   const p = {
    conclusion: r,
    reason: a,
    errorKind: e.hasUnusableChanges ? "unusable-changes" : s?.kind ?? null
   };
   const {findings: w, invalid: v} = (0, de.WX)(o);
   return {
    formatVersion: fe.T,
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
    sameFailures: s !== null && (0, ue.uD)(s) ? 0 : (0, V.q_)(t, p),
    hasTree: e.hasTree,
    notices: [ ...m, ...(0, de.R5)(v) ],
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
  var he = n(92736);
  var me = n(24788);
  var pe = n(27607);
  async function settleJob(e, {job: t, before: n, batch: o, seen: s, limits: r, transcript: a, finished: i, waits: c}) {
   const l = {
    ...e,
    ...i?.changed,
    notices: [ ...e.notices, ...s.notices(), ...i?.notices ?? [] ]
   };
   const u = (0, ue.qU)(l, s.modelError(), r);
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
   i?.tree !== void 0 && await (0, he._)(o.state.directory, t.key, i.tree);
   const m = i?.tree === void 0 ? [] : await (0, pe.C)(t, l.changes, o);
   const p = (0, ie.Ms)(o, t)?.changes === "patch" ? m : [];
   const w = makeRecord({
    job: t,
    ...settle_job_identityOf(o),
    result: {
     ...l,
     reason: reasonOf(l, u.reached),
     notices: [ ...l.notices, ...p ]
    },
    modelError: s.modelError(),
    hasUnusableChanges: i?.hasUnusableChanges === true,
    evaluations: i?.evaluations ?? [],
    scoringUsd: d,
    minScore: (0, ie.Ms)(o, t)?.minScore,
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
  function reasonOf({reason: e}, t) {
   if (t === void 0) return e;
   return `${e} The job had the whole budget of the run: raise budget.max-cost-usd, or leave the item out.`;
  }
  async function storeUnasked({job: e}, t, n, o) {
   const s = makeRecord({
    job: e,
    ...settle_job_identityOf(o),
    result: {
     ...we,
     ...t
    },
    modelError: null,
    hasUnusableChanges: false,
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
    const r = n === void 0 || n.includes("\n") ? "" : ` (${(0, N.ml)(n, 200)})`;
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
    ...(0, me.E)(e, o.redact, z.o),
    key: r,
    keyParts: a,
    transcriptPath: i,
    slot: c
   };
   await n.save(l, t, s);
   return l;
  }
  const we = {
   text: "",
   changes: [],
   usage: le.p0.usage,
   costUsd: 0,
   durationMs: 0,
   turns: 0,
   toolCalls: 0,
   notices: [],
   requests: []
  };
  var ve = n(73229);
  const ge = {
   attachments: [],
   notices: [],
   omissions: []
  };
  const be = {
   item: null,
   repository: false,
   token: false,
   maxWrites: 0,
   findings: false,
   pull: null,
   push: oe.RH
  };
  async function performBatchJob(e, t, n) {
   const {batch: o} = n;
   const s = await o.state.record(e.job);
   try {
    const r = await o.prepare(e.job);
    const a = await whyOutputRefused(r, o);
    if (a !== null) return await storeUnasked(e, {
     conclusion: "denied",
     reason: a
    }, s, o);
    const i = n.models.isAnswered === true ? null : await o.whyUncommitted(e.job, r);
    if (i !== null) return await storeUnasked(e, {
     conclusion: "config-error",
     reason: i
    }, s, o);
    return await performPrepared({
     task: e,
     start: t,
     prepared: r,
     before: s
    }, n);
   } catch (t) {
    (0, h.ki)(t, h.yo);
    if (t.diagnostics.some(({code: e}) => e === "model-key-missing")) return {
     end: {
      kind: "fatal",
      reason: sentencesOf(t),
      costUsd: 0
     },
     record: null
    };
    const n = {
     conclusion: "config-error",
     reason: sentencesOf(t)
    };
    return await storeUnasked(e, n, s, o);
   }
  }
  async function whyOutputRefused({inputs: {outputFile: e}, runContext: t, lists: n}, {runContext: {workspace: o}, hostEnvironment: s}) {
   if (e === null) return null;
   const r = await (0, ce.Gn)(e, o, {
    runContext: t,
    lists: n,
    hostEnvironment: s
   });
   return r === null ? null : `The output file ${e} cannot be written: ${r}`;
  }
  async function performPrepared({task: {job: e}, start: t, prepared: n, before: o}, {batch: s, models: r, pool: a, endAt: i}) {
   const {settings: c, limits: l} = limitedSettings(n, t, {
    endAt: i,
    batch: s
   });
   const u = createObserver();
   const d = (0, re.c)(await r.modelOf(n, t.order), u.onModelNotice);
   const f = n.runContext.settings["small-model"];
   f !== void 0 && (0, ae.RT)(f, d);
   (0, ae.pj)(d, c);
   const h = f === void 0 || d.name.startsWith("script:") ? d : await r.modelOf({
    ...n,
    modelName: f
   }, t.order);
   const m = judgesWithNotices(r.judgesFor(n, t.order), u);
   const {state: p, redactor: w, hostEnvironment: v} = s;
   const g = (0, X.join)(p.directory.path, "running", `${e.key}.jsonl`);
   const b = (0, ve.o)(s, e, n);
   const y = {
    ...n.runContext,
    settings: {
     ...c,
     transcript: g,
     worktree: b
    }
   };
   const k = a.take();
   k.bufferLines(g);
   const j = {
    finished: null
   };
   try {
    const {result: t} = await (0, se.n)({
     job: {
      ...n,
      runContext: y,
      model: d,
      smallModel: h
     },
     item: ge,
     writes: {
      ...be,
      findings: (0, ie.Ms)(s, e)?.findings === true
     },
     artifacts: k,
     hostEnvironment: v,
     redactor: w,
     onEvent: u.onEvent,
     preparesLate: true,
     withoutTools: s.file.delivery === "batch",
     deliversChanges: (0, ie.Ms)(s, e)?.changes !== "none",
     beforeLeave: async t => {
      const o = {
       batch: s,
       job: e,
       prepared: {
        ...n,
        runContext: y
       },
       toolsUsed: u.tools(),
       openJudge: m
      };
      j.finished = await (0, ie.xK)(t, o);
     }
    });
    const a = k.takeLines(g);
    const {finished: f} = j;
    const p = r.judgesWait?.() ?? null;
    const b = {
     ...l,
     longestWaitMs: longestWait(c["timeout-minutes"], i)
    };
    return await settleJob(t, {
     job: e,
     before: o,
     batch: s,
     seen: u,
     limits: b,
     transcript: a,
     finished: f,
     waits: p
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
    leftUsd: o.delivery === "batch" ? null : t.maxCostUsd,
    leftMinutes: n === null ? null : (n - p.m.now()) / 6e4,
    batchUsd: (0, b.KO)(o, s),
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
   return async n => (0, re.c)(await e(n), t);
  }
  function longestWait(e, t) {
   const n = t === null ? Number.POSITIVE_INFINITY : t - p.m.now();
   return Math.min(q, e * 6e4, n);
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
  var ye = n(50274);
  var ke = n(4076);
  var je = n(72443);
  var xe = n(45080);
  async function scoreAgain(e, t) {
   const {batch: n, scoresAll: o} = t;
   const {state: s, redactor: a} = n;
   const i = await s.record(e);
   if (i === null) return null;
   const c = await n.prepare(e).catch((0, h.j6)(h.yo, e => ({
    problem: sentencesOf(e)
   })));
   if ("problem" in c) {
    const t = withErrors(i, c.problem, e, n);
    await s.save(t, i);
    return {
     record: t,
     costUsd: 0,
     replacedUsd: 0,
     fatal: null
    };
   }
   const l = i.evaluationDigest === e.evaluationDigest;
   const u = c.inputs.evaluations.map((e, t) => {
    if (o) return null;
    return l ? usable(i.evaluations[t]) : (0, r.R)(e, i.evaluations);
   });
   const d = c.inputs.evaluations.filter((e, t) => u[t] === null);
   const f = await scoresOf({
    record: i,
    prepared: c,
    specs: d
   }, e, t);
   const {costUsd: m} = f;
   if (n.hostEnvironment.signal.aborted) return {
    record: null,
    costUsd: m,
    replacedUsd: 0,
    fatal: null
   };
   const w = [ ...(0, me.E)(f.evaluations, a.redact, z.o) ];
   const v = u.flatMap(e => e ?? w.shift() ?? []);
   const {minScore: g, scoringUsd: b = 0, ...y} = i;
   const k = (0, ie.Ms)(n, e)?.minScore;
   const j = u.every(e => e === null);
   const O = {
    ...y,
    evaluations: v,
    evaluationDigest: e.evaluationDigest,
    scoredAt: new Date(p.m.now()).toISOString(),
    scoringUsd: j ? m : (0, x.e)([ b, m ]),
    ...k === void 0 ? {} : {
     minScore: k
    }
   };
   await s.save(O, i);
   return {
    record: O,
    costUsd: m,
    replacedUsd: j ? b : 0,
    fatal: f.fatal ?? null
   };
  }
  function withErrors(e, t, n, o) {
   const {evaluations: s} = failedScores((0, ie.Ms)(o, n)?.evaluate ?? [], o.redactor.redact(t));
   return {
    ...e,
    evaluations: s,
    evaluationDigest: n.evaluationDigest
   };
  }
  const usable = e => e === void 0 || e.status === "error" ? null : e;
  async function scoresOf(e, t, n) {
   const {record: o, prepared: s, specs: r} = e;
   const {batch: a, ports: i} = n;
   const c = i.models.judgesFor(s, 0);
   const l = {
    batch: a,
    prepared: s,
    specs: r,
    openJudge: c
   };
   if (r.some(({check: e}) => e.kind === "command")) return await inDirectory(e, t, n, e => (0, 
   xe.V)(o, (0, xe.p)(e.runtime), l));
   return await (0, xe.V)(o, () => Promise.reject(new Error("no evaluation runs a command")), l);
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
    worktree: (0, ve.o)(s, o, t),
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
    await (0, se.n)({
     job: {
      ...o,
      spec: {
       ...l,
       format: "inline",
       body: Oe,
       sections: null,
       bodyAt: null
      },
      vars: {},
      outputSchema: null,
      model: Me
     },
     item: ge,
     writes: be,
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
      f.scores = await (0, ie.sq)(r, {
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
    if (e instanceof je.k) return failedScores(n, `The output file cannot be read: ${e.message}`);
    (0, h.ki)(e, h.yo);
    return failedScores(n, sentencesOf(e));
   } finally {
    r.giveBack(d);
   }
  }
  const Oe = "The answer is stored.";
  const Me = {
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
       text: Oe
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
   const a = (0, ke.S)({
    root: r,
    guard: () => null
   });
   const i = await a.info(s).catch((0, h.j6)(je.k, () => null)) !== null;
   const c = i ? await a.read(s, Ue) : null;
   try {
    return await o();
   } finally {
    await (0, ce.BF)({
     path: s,
     content: c,
     directory: r
    }, {
     ...n,
     hostEnvironment: t.hostEnvironment
    });
   }
  }
  const Ue = 1e8;
  async function restoreFiles({runtime: e}, {batch: t, record: n, prepared: o}) {
   const {outputFile: s} = o.inputs;
   const r = s === null ? [] : [ {
    path: s,
    content: (0, ce.xV)(n.text)
   } ];
   const a = n.hasTree ? await (0, he.Z)(t.state.directory, n.key) : null;
   if (n.hasTree && a === null) return "The files that the job changed are not stored any more.";
   if (a !== null && e.files.root === t.runContext.workspace) return "The files that the job changed have no worktree.";
   for (const {path: n, content: s} of [ ...a?.files ?? [], ...r ]) {
    const r = {
     path: n,
     content: s,
     directory: e.files.root
    };
    const a = await (0, ce.BF)(r, {
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
     } else i ??= await scoreOne(n, e);
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
   o !== null && o.evaluationDigest === n?.evaluationDigest || settle(e, Se, t);
  }
  const Se = {
   kind: "open",
   reason: "The run ended before its answer was scored again."
  };
  async function scoreOne(e, t) {
   const {batch: n, jobs: o, survey: s, scoresAll: r, budget: a, otherCosts: i, ports: c} = t;
   const l = o[e[0] ?? -1];
   const u = l === void 0 ? null : await scoreAgain(l, {
    batch: n,
    scoresAll: r,
    ports: c
   });
   if (u === null) return null;
   a.add(u.costUsd ?? 0);
   if (u.record === null) {
    await i.add(u.costUsd);
    await leaveUnscored(e, t);
    return u.fatal;
   }
   const d = s.states[e[0] ?? -1];
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
    o.figures[r] = (0, ye.h5)(t.kind, (0, j.S)(e, t, s));
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
   const b = createOtherCosts(r, e => c.saveRun(e));
   const {fatal: y, refused: k} = await scoreStored({
    ...e,
    budget: h,
    otherCosts: b,
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
     const {end: u, record: h} = await performBatchJob(e, n, s);
     h !== null && g(e.job.key, {
      kind: "ended",
      isReused: false
     }, h);
     h !== null && await (i?.(e, h));
     t.saver.saveSometimes();
     const m = d?.(e) ?? null;
     if (m !== null) return await preparedEnd(e, m, t);
     await b.add(h === null ? u.costUsd : replacedUsd(a, r));
     return u;
    },
    onStart: () => v.started(),
    onEnd: noteEnd(t, {
     expected: w,
     progress: v
    }),
    pause: () => p.m.sleep(Ee, a.signal),
    signal: a.signal
   });
   const j = await runTasks(y === null ? m : [], {
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
   y === null && settleLeft(x, {
    tasks: m,
    batch: t,
    settleKey: g
   });
   const O = {
    otherUsd: b.total(),
    costReached: h.costReached()
   };
   return {
    end: y === null ? x : {
     ...x,
     fatal: y
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
  function settleLeft(e, {tasks: t, batch: n, settleKey: o}) {
   for (const {task: t, reason: n} of e.deferred) o(t.job.key, {
    kind: "deferred",
    reason: n
   }, null);
   for (const {job: s} of t) o(s.key, {
    kind: "open",
    reason: openReason(n, e)
   }, null);
  }
  const Ee = 50;
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
   const {maxCostUsd: r, maxJobs: a} = (0, b.pT)(e, {
    index: s,
    total: t
   });
   return (0, b.f2)({
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
    ...r?.otherUsd === void 0 ? {} : {
     otherUsd: r.otherUsd
    },
    atLeast: Object.fromEntries(e.jobs.map(({id: e, repeat: t}) => [ e, t.atLeast ]))
   };
  }
  const isoNow = () => new Date(p.m.now()).toISOString();
  var Ie = n(22135);
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
  var Te = n(55290);
  var Ae = n(11291);
  var Re = n(59432);
  var Ce = n(75182);
  var Pe = n(46832);
  const Ne = {
   kind: "open",
   reason: "The run ended early."
  };
  async function reportBatch(e, t) {
   const {batch: n, jobs: o, survey: s} = t;
   const {state: r, hostEnvironment: a, redactor: i} = n;
   const c = o.map((e, t) => s.figures[t] ?? (0, ye.h5)("open", (0, j.S)(e, Ne, null)));
   const l = totalsOfRun(c, e, t);
   const u = endedRun(l, e, t);
   await r.saveRun(u);
   const stateOf = e => s.states[e] ?? Ne;
   await (0, pe.E)(n.plan.jobs, {
    ...n,
    redact: i.redact
   });
   const d = l.conclusion !== "cancelled" && e.end.fatal === null;
   const open = async () => d ? await (0, Re.S)({
    batch: n,
    jobs: o,
    stateOf: stateOf
   }, n) : Ce.P;
   const rowOf = (e, t) => storedRow(t, stateOf(e), n);
   const save = async e => await r.saveRun({
    ...u,
    ...e
   });
   const f = {
    directory: r.directory,
    redact: i.redact,
    save: save
   };
   const {written: h, exitCode: m} = await (0, Pe.T)(open, {
    totals: l,
    jobs: o,
    figures: c,
    rowOf: rowOf
   }, f);
   a.onRunner || logResultsPath(n);
   return {
    exitCode: m,
    value: null,
    ...h
   };
  }
  function logResultsPath({state: e, hostEnvironment: t, log: n}) {
   const o = (0, X.relative)(t.directory, e.directory.path) || ".";
   n.info(`The results are in ${o}. For a page of them: sallyport report ${o} --html report.html`);
  }
  function totalsOfRun(e, {end: t, otherUsd: n, costReached: o}, {batch: {file: s, plan: r, shard: a, hostEnvironment: i}, jobs: c, begun: l}) {
   const {signal: u} = i;
   return (0, ye.vA)(c, e, {
    name: s.name,
    planId: r.planId,
    minPassRate: s.minPassRate,
    atLeast: e => l.atLeast[e] ?? 1,
    early: {
     cancelled: u.aborted ? `The run was canceled (${String(u.reason)}).` : null,
     fatal: t.fatal,
     costReached: t.refused === "max-cost-usd" ? o : null
    },
    otherUsd: n,
    shard: r.jobs.length === 0 ? null : a,
    others: a === null ? [] : r.jobs.filter(e => e.shard !== c[0]?.shard)
   });
  }
  function endedRun({conclusion: e, reason: t}, {otherUsd: n}, {batch: {redactor: o}, jobs: s, survey: r, begun: a}) {
   const i = s.flatMap(({slot: e}, t) => {
    const n = r.states[t];
    return n?.kind === "deferred" ? [ [ e, o.redact(n.reason) ] ] : [];
   });
   const c = new Set(r.toRun);
   const l = [ ...[ ...s.keys() ].filter(e => !c.has(e)), ...c ];
   const slotsIn = e => l.flatMap(t => (r.states[t] ?? Ne).kind === e ? s[t]?.slot ?? [] : []);
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
  var Fe = n(63281);
  var $e = n(44170);
  var Be = n(11739);
  async function writeStoredOutputs(e) {
   const {batch: t, jobs: n} = e;
   const o = t.file.jobs.filter(({outputFile: e, changes: t}) => e !== null && t === "none");
   if (o.length === 0) return;
   const s = {
    ...e,
    entries: new Map(o.map(e => [ e.id, e ])),
    ran: firstOfEachKey(e),
    asked: new Set(e.survey.toRun)
   };
   const r = (0, ke.S)({
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
    const l = (0, Be.TY)(c, i) ?? "";
    const u = await r.info(l).catch((0, h.j6)(je.k, () => null)) !== null;
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
   return t.asked.has(e) && hasSucceeded(e, t);
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
    content: (0, ce.xV)(e),
    directory: s
   };
   return await (0, ce.BF)(i, {
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
   }, await (0, Fe.G)(e.storage, {
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
   try {
    return await runChosen({
     ...c,
     first: r
    }, e, t, n);
   } catch (e) {
    if (e instanceof h.yo && c.shard !== null) {
     const t = (0, i.Az)(c.shard);
     const l = attemptOf(n.hostEnvironment.environment);
     const u = c.resumed?.startedAt ?? isoNow();
     const d = newRun({
      file: o,
      plan: c.plan,
      shard: t,
      attempt: l,
      startedAt: u
     }, {
      ...c,
      waiting: [ ...r ]
     });
     const f = n.redactor.redact(sentencesOf(e));
     await (0, a.hp)(s.directory, c.plan);
     await s.saveRun({
      ...d,
      endedAt: isoNow(),
      conclusion: "config-error",
      reason: f
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
   const g = await (0, Ie.Q)(c.git);
   const b = {
    runContext: c,
    file: a,
    plan: u,
    changed: v,
    prepare: (0, Ae.P)(s, o.hostEnvironment),
    ...t,
    shard: f === null ? null : (0, i.Az)(f),
    shards: f === null ? 1 : u.shards,
    attempt: attemptOf(o.hostEnvironment.environment),
    startedAt: d?.startedAt ?? isoNow(),
    evaluate: n.evaluate ?? r._,
    outputLocks: createPathLocks(),
    hasCommit: g,
    whyUncommitted: (0, $e.g)({
     runContext: c,
     file: a,
     hasCommit: g
    }),
    ...o
   };
   const y = newRun(b, {
    resumed: d,
    waiting: p
   });
   await l.saveRun(y);
   const k = n.concurrency ?? a.concurrency;
   const j = (0, w.D)(o.hostEnvironment.temporary);
   const x = await executeBatch({
    batch: b,
    jobs: h,
    survey: m,
    concurrency: k,
    begun: y,
    scoresAll: n.rescore
   });
   await j;
   await writeStoredOutputs({
    batch: b,
    jobs: h,
    survey: m
   });
   return await reportBatch(x, {
    batch: b,
    jobs: h,
    survey: m,
    begun: y
   });
  }
  const Le = 10;
  async function surveyRun(e, t, n, r) {
   const {open: i} = n;
   const {file: u} = i;
   const {isFrozen: d} = n.plan;
   const {plan: f, resumed: h, shard: w, first: v} = e;
   for (const t of [ ...e.notices, ...f.notices ]) r.log.warning(t);
   const g = w === null ? f.jobs : f.jobs.filter(e => e.shard === w.index);
   const b = await (0, o.L)(t.directory, f.jobs, {
    now: p.m.now()
   });
   b !== null && w === null && r.log.warning(b);
   const y = await (0, s.Z)(t.directory);
   let k = await (0, l.Fj)(g, t, {
    parkAfter: u.parkAfter,
    retryFailed: n.retryFailed,
    rescore: n.rescore,
    resumed: h,
    deferred: v,
    sent: y
   });
   const j = new Set(k.toRun.map(e => g[e]?.slot));
   let x = new Set;
   if (h !== null || d) {
    const e = k.toRun.flatMap(e => g[e] ?? []);
    x = await (0, Te.jr)(i, e, {
     ...r,
     isFrozen: d
    });
    const t = new Set([ ...x ].filter(({key: e}) => !y.has(e)));
    k = (0, l.Lt)(k, t, g);
    for (const e of [ ...t ].slice(0, Le)) r.log.warning(r.redactor.redact(`${(0, c.er)(e)} is deferred: ${l.wz}.`));
    t.size > Le && r.log.warning(`${(0, m.B4)(t.size - Le, "more job is", "more jobs are")} deferred for the same reason.`);
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
