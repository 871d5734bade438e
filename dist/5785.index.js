"use strict";

exports.id = 5785;

exports.ids = [ 5785 ];

exports.modules = {
 5785: (function(e, t, n) {
  n.d(t, {
   runBatch: () => runBatch
  });
  var o = n(42357);
  var s = n(54539);
  var r = n(73948);
  var a = n(61941);
  var i = n(71195);
  var c = n(61890);
  var l = n(1187);
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
  const isoNow = () => new Date(r.m.now()).toISOString();
  const u = [ [ "GITHUB_RUN_ATTEMPT", 1 ], [ "SYSTEM_JOBATTEMPT", 1 ], [ "BUILDKITE_RETRY_COUNT", 0 ], [ "CI_JOB_ID", 1 ], [ "CIRCLE_BUILD_NUM", 1 ] ];
  function attemptOf(e) {
   for (const [t, n] of u) {
    const o = e[t];
    const s = Number(o) - n + 1;
    if (o && Number.isSafeInteger(s) && s > 0) return s;
   }
   return 1;
  }
  var d = n(85616);
  var f = n(24788);
  var h = n(59028);
  var m = n(20653);
  var p = n(60795);
  var w = n(15917);
  var v = n(77730);
  var g = n(47613);
  function makeRecord(e, t) {
   const {job: n, result: o, modelError: s} = e;
   const {conclusion: r, code: a, reason: i, text: c, changes: l, usage: u, costUsd: d, durationMs: f, turns: h, toolCalls: m, notices: y} = o;
   const b = {
    conclusion: r,
    code: a,
    reason: i,
    errorKind: e.answerError ?? s?.kind ?? null
   };
   const {findings: k, invalid: j} = (0, w.WX)(o);
   return {
    formatVersion: v.Ty,
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
    ...b,
    text: c,
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
    changes: l,
    usage: u,
    costUsd: d,
    durationMs: f,
    turns: h,
    toolCalls: m,
    transcriptPath: e.hasTranscript ? `transcripts/${n.key}-${String(numberAfter(t))}.jsonl` : null,
    endedAt: new Date(e.endedAt).toISOString(),
    sameFailures: s !== null && (0, p.uD)(s) ? 0 : (0, g.q_)(t, b),
    hasTree: e.hasTree,
    notices: [ ...y, ...(0, w.R5)(j) ],
    toolsUsed: e.toolsUsed,
    ...k.length === 0 ? {} : {
     findings: k
    }
   };
  }
  function numberAfter(e) {
   const t = /-(\d+)\.jsonl$/.exec(e?.transcriptPath ?? "")?.[1];
   return t === void 0 ? 1 : Number(t) + 1;
  }
  var y = n(30227);
  var b = n(92736);
  var k = n(90827);
  var j = n(31409);
  var O = n(4839);
  async function storeEnd(e, {job: t, before: n, batch: o, seen: s, limits: r, transcript: a, finished: i, waits: c}) {
   const l = {
    ...e,
    ...i?.changed,
    notices: [ ...e.notices, ...s.notices(), ...i?.notices ?? [] ]
   };
   const u = (0, p.qU)(l, s.modelError(), r);
   const {scoringUsd: d = 0, fatal: f = null} = i ?? {};
   const h = (0, y.e)([ l.costUsd, d ]);
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
   i?.tree !== void 0 && await (0, b._)(o.state.directory, t.key, i.tree);
   const m = i?.tree === void 0 ? [] : await (0, O.C)(t, l.changes, o);
   const w = (0, j.Ms)(o, t)?.changes === "patch" ? m : [];
   const v = makeRecord({
    job: t,
    ...identityOf(o),
    result: {
     ...l,
     reason: reasonOf(l, u.reached, o),
     notices: [ ...l.notices, ...w ]
    },
    modelError: s.modelError(),
    answerError: i?.answerError ?? null,
    evaluations: i?.evaluations ?? [],
    scoringUsd: d,
    minScore: (0, j.Ms)(o, t)?.minScore,
    answeredBy: s.answeredBy(),
    hasTree: i?.tree !== void 0,
    hasTranscript: true,
    toolsUsed: s.tools(),
    endedAt: endOf(o)
   }, n);
   const k = {
    kind: "done",
    isFailure: !(0, g.Hh)(v),
    costUsd: h,
    ...f === null ? {} : {
     fatal: f
    },
    ...u.reached === void 0 ? {} : {
     reached: u.reached
    }
   };
   return {
    end: k,
    record: await store(v, n, o, a)
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
    ...identityOf(o),
    result: {
     ...x,
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
  function configError(e) {
   return {
    conclusion: "config-error",
    code: (0, h.$)(e.diagnostics),
    reason: sentencesOf(e)
   };
  }
  function sentencesOf({diagnostics: e}) {
   return e.map(({location: e, message: t, found: n, hint: o}) => {
    const s = e === void 0 ? "" : `${e}: `;
    const r = n === void 0 || n.includes("\n") ? "" : ` (${(0, m.ml)(n, 200)})`;
    return `${s}${t}${r}; ${o}.`;
   }).join(" ");
  }
  function endOf({startedAt: e}) {
   return Math.max(r.m.now(), Date.parse(e) || 0);
  }
  function identityOf({plan: e, shard: t, attempt: n}) {
   return {
    planId: e.planId,
    shard: t,
    attempt: n
   };
  }
  async function store(e, t, {state: n, redactor: o}, s = null) {
   const {key: r, keyParts: a, transcriptPath: i, slot: c} = e;
   const l = {
    ...(0, f.E)(e, o.redact, k.o),
    key: r,
    keyParts: a,
    transcriptPath: i,
    slot: c
   };
   await n.save(l, t, s);
   return l;
  }
  const x = {
   text: "",
   changes: [],
   usage: d.p0.usage,
   costUsd: 0,
   durationMs: 0,
   turns: 0,
   toolCalls: 0,
   notices: [],
   requests: []
  };
  var M = n(89146);
  var S = n(58775);
  var U = n(94148);
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
  var E = n(52998);
  var T = n(91080);
  var I = n(56987);
  var A = n(53599);
  var R = n(4076);
  var N = n(72443);
  var P = n(55093);
  var C = n(11739);
  var $ = n(5335);
  var F = n(50274);
  var B = n(37784);
  var L = n(76760);
  var _ = n(96668);
  var D = n(30461);
  var J = n(69950);
  var V = n(45292);
  var W = n(98970);
  const K = 9e5;
  function limitedModel(e, {limiter: t, order: n, clock: o, endAt: s}) {
   return {
    name: e.name,
    contextWindow: e.contextWindow,
    async* stream(r, a) {
     let i = 0;
     const waitUntil = () => Math.min(s ?? Number.POSITIVE_INFINITY, o.now() + K - i);
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
        modelError: W.gn
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
  const z = .1;
  const Y = 1;
  const q = 1 / 60;
  function limitsOfJob(e) {
   const {ownUsd: t, ownMinutes: n, leftUsd: o, leftMinutes: s, batchUsd: r, batchMinutes: a} = e;
   const i = Math.min(t, o ?? Number.POSITIVE_INFINITY);
   const c = r === null || o === null || r - o <= z * r;
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
   const d = a - s <= Math.min(Y, z * a);
   const f = d ? a : Math.max(q, s);
   return {
    maxCostUsd: i,
    timeoutMinutes: Math.min(n, f),
    of: {
     ...u,
     time: !d && f < n
    }
   };
  }
  const Z = {
   attachments: [],
   notices: [],
   omissions: []
  };
  const G = {
   item: null,
   repository: false,
   token: false,
   maxWrites: 0,
   findings: false,
   pull: null,
   push: _.RH
  };
  async function runBatchJob(e, t, n, s) {
   const {batch: r} = s;
   try {
    const o = await r.prepare(e.job);
    const a = await whyOutputRefused(o, s);
    if (a !== null) return await storeUnasked(e, outputUnwritable(a), t, r);
    const i = s.models.isAnswered === true ? null : await r.whyUncommitted(e.job, o);
    if (i !== null) return await storeUnasked(e, uncommitted(i), t, r);
    return await runPrepared(e, t, n, {
     ...s,
     prepared: o
    });
   } catch (n) {
    (0, o.ki)(n, o.yo);
    if (n.diagnostics.some(({code: e}) => e === "model-key-missing")) return {
     end: {
      kind: "fatal",
      code: "model-key-missing",
      reason: sentencesOf(n),
      costUsd: 0
     },
     record: null
    };
    return await storeUnasked(e, configError(n), t, r);
   }
  }
  const outputUnwritable = e => ({
   conclusion: "denied",
   code: "output-unwritable",
   reason: e
  });
  const uncommitted = e => ({
   conclusion: "config-error",
   code: "uncommitted-files",
   reason: e
  });
  async function whyOutputRefused({inputs: {outputFile: e}, runContext: t, lists: n}, {models: o, batch: {runContext: s, hostEnvironment: r}}) {
   if (e === null) return null;
   const a = await (0, P.Gn)(e, s.workspace, {
    runContext: t,
    lists: n,
    hostEnvironment: r
   });
   if (a === null) return null;
   return o.isAnswered === true ? `The answer is kept until the output file ${e} can be written: ${a}` : `The output file ${e} cannot be written: ${a}`;
  }
  async function runPrepared({job: e}, t, n, {prepared: o, batch: s, models: r, pool: a, endAt: i}) {
   const {settings: c, limits: l} = limitedSettings(o, n, {
    endAt: i,
    batch: s
   });
   const u = createObserver();
   const d = (0, D.c)(await r.modelOf(o, n.order), u.onModelNotice);
   const f = o.runContext.settings["small-model"];
   f !== void 0 && (0, J.RT)(f, d);
   (0, J.pj)(d, c);
   const h = f === void 0 || d.name.startsWith("script:") ? d : await r.modelOf({
    ...o,
    modelName: f
   }, n.order);
   const m = judgesWithNotices(r.judgesFor(o, n), u);
   const {state: p, redactor: w, hostEnvironment: v} = s;
   const g = (0, L.join)(p.directory.path, "running", `${e.key}.jsonl`);
   const y = (0, M.oh)(s, e, o);
   const b = {
    ...o.runContext,
    settings: {
     ...c,
     transcript: g,
     worktree: y
    }
   };
   const k = a.take();
   k.bufferLines(g);
   const O = {
    finished: null
   };
   try {
    const {result: a} = await (0, B.b)({
     job: {
      ...o,
      runContext: b,
      model: d,
      smallModel: h
     },
     item: Z,
     writes: {
      ...G,
      findings: (0, j.Ms)(s, e)?.findings === true
     },
     artifacts: k,
     hostEnvironment: v,
     redactor: w,
     onEvent: u.onEvent,
     preparesLate: true,
     withoutTools: s.file.delivery === "batch",
     deliversChanges: (0, j.Ms)(s, e)?.changes !== "none",
     beforeLeave: async t => {
      n.reservation.answered(t.result.costUsd ?? 0);
      const r = {
       batch: s,
       job: e,
       prepared: {
        ...o,
        runContext: b
       },
       toolsUsed: u.tools(),
       openJudge: m
      };
      O.finished = await (0, j.CS)(t, r);
     }
    });
    const f = k.takeLines(g);
    const {finished: p} = O;
    const y = r.judgesWait?.() ?? null;
    const x = {
     ...l,
     longestWaitMs: longestWait(c["timeout-minutes"], i)
    };
    return await storeEnd(a, {
     job: e,
     before: t,
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
   const {maxCostUsd: a, timeoutMinutes: i, of: c} = limitsOfJob({
    ownUsd: e["max-cost-usd"] ?? Number.POSITIVE_INFINITY,
    ownMinutes: e["timeout-minutes"],
    leftUsd: o.delivery === "batch" ? null : t.reservation.maxCostUsd,
    leftMinutes: n === null ? null : (n - r.m.now()) / 6e4,
    batchUsd: (0, V.KO)(o, s),
    batchMinutes: o.budget.timeoutMinutes
   });
   const l = {
    ...e,
    "timeout-minutes": i,
    ...Number.isFinite(a) ? {
     "max-cost-usd": a
    } : {}
   };
   return {
    settings: l,
    limits: {
     ...c,
     flex: o.delivery === "flex"
    }
   };
  }
  function judgesWithNotices(e, {onModelNotice: t}) {
   return async n => (0, D.c)(await e(n), t);
  }
  function longestWait(e, t) {
   const n = t === null ? Number.POSITIVE_INFINITY : t - r.m.now();
   return Math.min(K, e * 6e4, n);
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
  var H = n(57960);
  async function writeAgain(e, t, {runContext: {workspace: n}, hostEnvironment: o, outputLocks: s, redactor: r}) {
   const {outputFile: a} = t.inputs;
   const i = {
    ...e,
    conclusion: "success",
    code: "answered",
    errorKind: null,
    sameFailures: 0
   };
   if (a === null) return {
    ...i,
    reason: "The entry of the job no longer has an output file."
   };
   const c = {
    path: a,
    content: (0, P.xV)(e.text),
    directory: n
   };
   const l = await s.hold((0, L.resolve)(n, a), () => (0, P.BF)(c, {
    ...t,
    hostEnvironment: o
   }));
   return l === null ? {
    ...i,
    reason: "The stored answer was written to its output file."
   } : {
    ...e,
    code: "output-unwritable",
    reason: r.redact((0, j.f7)(a, l))
   };
  }
  async function scoreAgain(e, t) {
   const {batch: n, scoresAll: s, reservation: a} = t;
   const {state: i, redactor: c} = n;
   const u = await i.record(e);
   if (u === null) return null;
   const d = await n.prepare(e).catch((0, o.j6)(o.yo, e => ({
    problem: sentencesOf(e)
   })));
   const h = !("problem" in d);
   const m = h && (0, g.v1)(u) ? await writeAgain(u, d, n) : u;
   const p = h ? m : withErrors(u, d.problem, e, n);
   if (!h || (0, g.v1)(p)) {
    await i.save(p, u);
    return {
     record: p,
     costUsd: 0,
     replacedUsd: 0,
     fatal: null
    };
   }
   const w = p.evaluationDigest === e.evaluationDigest;
   const v = d.inputs.evaluations.map((e, t) => {
    if (s) return null;
    return w ? usable(p.evaluations[t]) : (0, l.R3)(e, p.evaluations);
   });
   const b = d.inputs.evaluations.filter((e, t) => v[t] === null);
   const O = await scoresOf({
    record: p,
    prepared: d,
    specs: b
   }, e, t);
   const {costUsd: x} = O;
   if (n.hostEnvironment.signal.aborted) return {
    record: null,
    costUsd: x,
    replacedUsd: 0,
    fatal: null
   };
   const M = [ ...(0, f.E)(O.evaluations, c.redact, k.o) ];
   const S = d.inputs.evaluations.flatMap((e, t) => {
    const n = v[t] ?? M.shift() ?? [];
    const o = a.hasRefused() && "status" in n && n.status === "error";
    return (o ? (0, l.R3)(e, p.evaluations) : null) ?? n;
   });
   const {minScore: U, scoringUsd: E = 0, ...T} = p;
   const I = (0, j.Ms)(n, e)?.minScore;
   const A = v.every(e => e === null);
   const R = {
    ...T,
    evaluations: S,
    evaluationDigest: e.evaluationDigest,
    scoredAt: new Date(r.m.now()).toISOString(),
    scoringUsd: A ? x : (0, y.e)([ E, x ]),
    ...I === void 0 ? {} : {
     minScore: I
    }
   };
   await i.save(R, u);
   return {
    record: R,
    costUsd: x,
    replacedUsd: A ? E : 0,
    fatal: O.fatal ?? null
   };
  }
  function withErrors(e, t, n, o) {
   const {evaluations: s} = failedScores((0, j.Ms)(o, n)?.evaluate ?? [], o.redactor.redact(t));
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
   H.V)(o, (0, H.p)(e.runtime), u));
   return await (0, H.V)(o, () => Promise.reject(new Error("no evaluation runs a command")), u);
  }
  async function inDirectory({record: e, prepared: t, specs: n}, s, {batch: r, ports: {pool: a}}, i) {
   const {hostEnvironment: c, redactor: l} = r;
   const {spec: u, runContext: d} = t;
   const f = a.take();
   const h = {
    scores: null
   };
   const {transcript: m, record: p, ...w} = d.settings;
   const v = {
    ...w,
    worktree: (0, M.oh)(r, s, t),
    "instruction-files": [],
    skills: false
   };
   try {
    const o = {
     ...t,
     runContext: {
      ...d,
      settings: v
     }
    };
    await (0, B.b)({
     job: {
      ...o,
      spec: {
       ...u,
       format: "inline",
       body: Q,
       sections: null,
       bodyAt: null
      },
      vars: {},
      outputSchema: null,
      model: X
     },
     item: Z,
     writes: G,
     artifacts: f,
     hostEnvironment: c,
     redactor: l,
     onEvent: () => {},
     preparesLate: true,
     beforeLeave: async s => {
      const work = async () => {
       const t = await restoreFiles(s, {
        batch: r,
        record: e,
        prepared: o
       });
       return t === null ? await i(s) : failedScores(n, t);
      };
      h.scores = await (0, j.sq)(s, {
       batch: r,
       prepared: t
      }, () => keepingOutputFile(s, {
       batch: r,
       prepared: o
      }, work));
     }
    });
    return h.scores ?? failedScores(n, "The directory for its commands could not be prepared.");
   } catch (e) {
    if (e instanceof N.k) return failedScores(n, `The output file cannot be read: ${e.message}`);
    (0, o.ki)(e, o.yo);
    return failedScores(n, sentencesOf(e));
   } finally {
    a.giveBack(f);
   }
  }
  const Q = "The answer is stored.";
  const X = {
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
       text: Q
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
  async function keepingOutputFile({runtime: e}, {batch: t, prepared: n}, s) {
   const {outputFile: r} = n.inputs;
   const a = t.runContext.workspace;
   if (r === null || e.files.root !== a) return await s();
   const i = (0, R.S)({
    root: a,
    guard: () => null
   });
   const c = await i.info(r).catch((0, o.j6)(N.k, () => null)) !== null;
   const l = c ? await i.read(r, ee) : null;
   try {
    return await s();
   } finally {
    await (0, P.BF)({
     path: r,
     content: l,
     directory: a
    }, {
     ...n,
     hostEnvironment: t.hostEnvironment
    });
   }
  }
  const ee = 1e8;
  async function restoreFiles({runtime: e}, {batch: t, record: n, prepared: o}) {
   const {outputFile: s} = o.inputs;
   const r = s === null ? [] : [ {
    path: s,
    content: (0, P.xV)(n.text)
   } ];
   const a = n.hasTree ? await (0, b.Z)(t.state.directory, n.key) : null;
   if (n.hasTree && a === null) return "The files that the job changed are not stored any more.";
   if (a !== null && e.files.root === t.runContext.workspace) return "The files that the job changed have no worktree.";
   for (const {path: n, content: s} of [ ...a?.files ?? [], ...r ]) {
    const r = {
     path: n,
     content: s,
     directory: e.files.root
    };
    const a = await (0, P.BF)(r, {
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
      noteState(n, {
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
   o !== null && o.evaluationDigest === n?.evaluationDigest || noteState(e, te, t);
  }
  const te = {
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
   noteState(e, {
    kind: "ended",
    isReused: f
   }, t, u.record);
   await i.add(f ? u.costUsd : u.replacedUsd);
   return u.fatal;
  }
  function noteState(e, t, {jobs: n, survey: o}, s = null) {
   for (const r of e) {
    const e = n[r];
    if (e === void 0) continue;
    o.states[r] = t;
    o.figures[r] = (0, F.h5)(t.kind, (0, $.Ss)(e, t, s));
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
  async function writeStoredOutputs(e) {
   const {batch: t, jobs: n} = e;
   const r = t.file.jobs.filter(({outputFile: e, changes: t}) => e !== null && t === "none");
   if (r.length === 0) return;
   const a = {
    ...e,
    entries: new Map(r.map(e => [ e.id, e ])),
    ran: firstOfEachKey(e),
    fresh: new Set([ ...e.survey.toRun, ...e.survey.unwritten ])
   };
   const i = (0, R.S)({
    root: t.runContext.workspace,
    guard: () => null
   });
   let c = 0;
   for (const e of jobsWithRepeats(a)) {
    if (t.hostEnvironment.signal.aborted) break;
    const s = e.findLast(e => hasSucceeded(e, a));
    const r = n[s ?? -1];
    const l = a.entries.get(r?.id ?? "");
    if (s === void 0 || r === void 0 || l === void 0) continue;
    const u = (0, C.TY)(l, r) ?? "";
    const d = await i.info(u).catch((0, o.j6)(N.k, () => null)) !== null;
    if (d && !isOutdated(s, e, a)) continue;
    await writeStored(s, {
     job: r,
     path: u
    }, a) && !isNew(s, a) && (c += 1);
   }
   c > 0 && t.log.info(`Wrote ${(0, s.B4)(c, "output file")} of stored answers.`);
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
   const c = o.redactor.redact(`The stored answer could not be written to ${r}: ${i}`);
   o.log.warning(`${o.redactor.redact((0, A.er)(s))}: ${c}`);
   const l = n.survey.states[e];
   const u = {
    kind: "ended",
    isReused: l?.kind === "ended" && l.isReused,
    problem: c
   };
   noteState([ e ], u, n, a);
   return false;
  }
  async function whyNotWritten({text: e}, {job: t, path: n}, {prepare: s, runContext: {workspace: r}, hostEnvironment: a}) {
   const i = await s(t).catch((0, o.j6)(o.yo, e => ({
    problem: sentencesOf(e)
   })));
   if ("problem" in i) return i.problem;
   const c = {
    path: n,
    content: (0, P.xV)(e),
    directory: r
   };
   return await (0, P.BF)(c, {
    ...i,
    hostEnvironment: a
   });
  }
  var ne = n(35631);
  var oe = n(18637);
  var se = n(53270);
  var re = n(39035);
  var ae = n(24328);
  var ie = n(66388);
  var ce = n(73212);
  var le = n(9269);
  var ue = n(88510);
  var de = n(41480);
  const fe = {
   kind: "open",
   reason: "The run ended early."
  };
  async function reportBatch(e, t) {
   const {batch: n, jobs: o, survey: s} = t;
   const {state: r, hostEnvironment: a, redactor: i} = n;
   const c = o.map((e, t) => s.figures[t] ?? (0, F.h5)("open", (0, $.Ss)(e, fe, null)));
   const l = groupingOf(t);
   const u = totalsOfRun(c, e, {
    ...t,
    groups: l
   });
   const d = (0, ue.Jo)((0, ue.c1)(o, c, l));
   const f = endedRun(u, e, t);
   await r.saveRun(f);
   const stateOf = e => s.states[e] ?? fe;
   await (0, O.E)(n.plan.jobs, {
    ...n,
    redact: i.redact
   });
   const h = u.conclusion !== "cancelled" && e.end.fatal === null;
   const open = async () => h ? await (0, ce.S)({
    batch: n,
    jobs: o,
    stateOf: stateOf
   }, n) : le.P;
   const rowOf = (e, t) => readRow(t, stateOf(e), n);
   const save = async e => await r.saveRun({
    ...f,
    ...e
   });
   const m = {
    directory: r.directory,
    redact: i.redact,
    save: save
   };
   const {written: p, exitCode: w} = await (0, de.T)(open, {
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
   const o = (0, L.relative)(t.directory, e.directory.path) || ".";
   n.info(`The results are in ${o}. For a page of them: sallyport report ${o} --html report.html`);
  }
  function totalsOfRun(e, {end: t, otherUsd: n, costReached: o}, {batch: {file: s, plan: r, shard: a, hostEnvironment: i}, jobs: c, groups: l}) {
   const {signal: u} = i;
   return (0, F.vA)(c, e, {
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
  function endedRun({conclusion: e, code: t, reason: n}, {end: o, otherUsd: s, costReached: r}, {batch: {redactor: a}, jobs: i, survey: c, begun: l}) {
   const u = i.flatMap(({slot: e}, t) => {
    const n = c.states[t];
    return n?.kind === "deferred" ? [ [ e, a.redact(n.reason) ] ] : [];
   });
   const d = new Set(c.toRun);
   const f = [ ...[ ...i.keys() ].filter(e => !d.has(e)), ...d ];
   const slotsIn = e => f.flatMap(t => (c.states[t] ?? fe).kind === e ? i[t]?.slot ?? [] : []);
   const h = i.flatMap(({slot: e}, t) => {
    const n = c.states[t];
    return n?.kind === "ended" && n.problem !== void 0 ? [ [ e, n.problem ] ] : [];
   });
   const {waiting: m = [], ...p} = l;
   const w = new Set(slotsIn("open"));
   const v = m.filter(e => w.has(e));
   return {
    ...p,
    ...v.length === 0 ? {} : {
     waiting: v
    },
    endedAt: isoNow(),
    conclusion: e,
    ...t === void 0 ? {} : {
     code: t
    },
    reason: a.redact(n),
    ...o.refused === "max-cost-usd" ? {
     costReached: r
    } : {},
    deferred: slotsIn("deferred"),
    ...(0, re.pB)(new Map(u)),
    parked: slotsIn("parked"),
    ...s === 0 ? {} : {
     otherUsd: s
    },
    ...h.length === 0 ? {} : {
     problems: Object.fromEntries(h)
    }
   };
  }
  async function readRow(e, t, {state: n}) {
   return (0, $.U0)(e, t, t.kind === "ended" || t.kind === "parked" ? await n.record(e) : null);
  }
  var he = n(36566);
  var me = n(83258);
  function createArtifactsPool(e, t) {
   const n = [];
   const o = [];
   return {
    take: () => {
     const s = o.pop();
     if (s !== void 0) return s;
     const r = (0, me.G)(e, t, k.o);
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
  var pe = n(83136);
  const we = 6e5;
  const isOfAllJobs = ({kind: e}) => e === "overloaded" || e === "network";
  function createOutages(e) {
   const t = new Map;
   const n = new Map;
   return {
    isDown: n => {
     const o = t.get(n);
     if (o === void 0) return false;
     if (e.now() < o) return true;
     t.set(n, e.now() + we);
     return false;
    },
    isLasting: (t, o) => isOfAllJobs(o) && e.now() < (n.get(t) ?? Number.NEGATIVE_INFINITY) + we,
    failed: (o, s) => {
     if (!isOfAllJobs(s)) return;
     t.set(o, e.now() + we);
     n.set(o, e.now());
    },
    succeeded: e => {
     t.delete(e);
     n.delete(e);
    }
   };
  }
  var ve = n(58586);
  var ge = n(87296);
  var ye = n(54768);
  var be = n(10387);
  var ke = n(83537);
  var je = n(5239);
  function budgetedJudge(e, {ask: t}) {
   const priceOf = t => (0, ke.ho)(t.model ?? e.name, t, e.prices) ?? 0;
   return (0, D.H)(e, async function*(n, o) {
    const s = t(priceOf(expectedUsage(n)));
    if (s === null) {
     yield {
      type: "error",
      modelError: Oe
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
   const n = t.reduce((e, t) => e + (0, be.Sz)(t), (0, be.wB)(e));
   return {
    inputTokens: n,
    outputTokens: je.rE,
    cacheReadTokens: 0,
    cacheWriteTokens: 0
   };
  }
  const Oe = {
   kind: "budget",
   message: "What is left of max-cost-usd of the batch is too small for the question.",
   hint: "The next run asks it.",
   retryable: false
  };
  const xe = 2e3;
  const Me = 6e4;
  const Se = 15e3;
  const Ue = .8;
  const Ee = .05;
  function backOffMs(e, t) {
   return Math.min(Me, xe * 2 ** (e - 1)) * (.5 + t / 2);
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
    limit: Number.POSITIVE_INFINITY,
    until: 0
   };
   const beginEpisode = (e, t) => {
    r = Math.max(1, r * Ue);
    a = false;
    i = 0;
    u = e;
    d += 1;
    const n = backOffMs(d, s());
    l = e + Math.max(Se, t ?? n);
    c = Math.max(c, e + (t ?? n));
   };
   return {
    current: () => Math.max(1, Math.floor(Math.min(r, o.now() < f.until ? f.limit : r))),
    blockedUntil: () => o.now() < c ? c : 0,
    succeeded: () => {
     i += 1;
     if (i < r) return;
     i = 0;
     d = 0;
     r = Math.min(t, a ? r * 2 : r * (1 + Ee));
    },
    rateLimited: (e, t) => {
     const n = o.now();
     e >= u && n >= l ? beginEpisode(n, t) : c = Math.max(c, n + (t ?? xe));
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
  const Te = .1;
  function knownLimit({requests: e, tokens: t}, {shards: n, usual: o, now: s}) {
   const r = t === null ? 1 : t.remaining / t.limit;
   const a = r < Te ? o * r / Te : Number.POSITIVE_INFINITY;
   const i = e === null ? Number.POSITIVE_INFINITY : e.remaining / n;
   const c = Math.max(e?.fullInMs ?? 0, t?.fullInMs ?? 0);
   return {
    limit: Math.min(a, i),
    until: s + c
   };
  }
  function waitFor({requests: e, tokens: t}, n) {
   const refill = (e, t) => e === null || e.remaining > 0 ? 0 : Math.min(e.fullInMs, e.fullInMs * t * n);
   return Math.max(refill(e, 1 / (e?.limit ?? 1)), refill(t, Ie));
  }
  const Ie = .02;
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
  const Ae = 100;
  function visitAt(e, t, n) {
   return {
    succeeded: () => {
     t.succeeded();
     n();
    },
    rateLimited: o => {
     const s = o !== null && o >= Ae;
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
  const Re = 20;
  function createPools({concurrency: e, shards: t, clock: n, random: o}) {
   const s = new Map;
   const limiterOf = r => {
    const a = s.get(r);
    if (a !== void 0) return a;
    const i = createLimiter({
     start: Math.ceil(Re / t),
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
   const {provider: t, id: n} = (0, ve.s_)(e);
   if (t === "script") return "script";
   const o = /opus|sonnet|haiku/.exec(n)?.[0] ?? n.replace(/[-@](\d{8}|\d{4}-\d{2}-\d{2}|latest)$/, "");
   return `${t}/${o}`;
  }
  function createJobModels({pools: e, endAt: t, delivery: o, hostEnvironment: s}) {
   const a = new Map;
   const i = new Map;
   const c = new Map;
   const l = createOutages(r.m);
   const learning = t => withConnection(t, {
    onRateLimits: n => e.limiterOf(poolOf(t.name)).learn(n)
   });
   const accessFor = e => remembered(c, job_models_identityOf(e), () => (0, pe.j7)(learning(e)));
   const connect = e => {
    const {name: t} = e;
    const readScript = t => remembered(i, t, () => e.readScript(t));
    if (t.startsWith("script:")) return (0, pe.Ps)({
     ...e,
     readScript: readScript
    });
    if (o === "batch" && (0, ve.lx)(t)) return accessFor(e).then(t => modelIn(t, e));
    return remembered(a, job_models_identityOf(e), () => (0, pe.Ps)(learning(e)));
   };
   const find = async ({modelName: a, runContext: i, withheld: c}, u, d) => {
    const loadStandard = async n => {
     const o = {
      ...limitsOf(n, {
       pools: e,
       endAt: t
      }),
      order: u,
      clock: r.m
     };
     return (0, ge.L)(limitedModel(await connect(n), o), n, n.retry);
    };
    const load = async e => {
     if (o !== "flex" || !(0, ve.wl)(e.name)) return await loadStandard(e);
     const {withStandardTier: t} = await n.e(3538).then(n.bind(n, 23538));
     const s = await loadStandard(withConnection(e, {
      flex: true
     }));
     return t(s, () => loadStandard(e), d);
    };
    const create = e => (0, pe.gz)(withEndpoint(e, c), load, l);
    return (await (0, ye.P6)(a, i, s, create)).model;
   };
   const accessOf = async ({modelName: e, runContext: t, withheld: n}) => {
    const o = {
     access: null
    };
    const open = async e => modelIn(o.access = await accessFor(withEndpoint(e, n)), e);
    await (0, ye.P6)(e, t, s, open);
    return o.access;
   };
   return {
    modelOf: (e, t) => find(e, t, false),
    accessOf: accessOf,
    judgeAccess: (e, t) => accessOf(judgeFor(e, t)),
    judgesFor: (e, {order: t, reservation: n}) => judgesOf(e, async e => budgetedJudge(await find(e, t, true), n))
   };
  }
  function job_models_identityOf({name: e, endpoint: t, contextWindow: n, parameters: o, connection: s}) {
   return JSON.stringify([ e, t, n, o, s ]);
  }
  function judgesOf(e, t) {
   const n = new Map;
   return o => remembered(n, o, () => t(judgeFor(o, e)));
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
  function withEndpoint(e, t) {
   return t === void 0 ? e : {
    ...e,
    endpoint: {
     ...e.endpoint,
     withheld: t
    }
   };
  }
  async function modelIn(e, t) {
   return e?.model ?? await (0, pe.Ps)(t);
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
   const h = {
    modelName: e,
    runContext: {
     ...n,
     settings: f
    }
   };
   return d ? h : {
    ...h,
    withheld: "belongs to the model of the job, not to this judge"
   };
  }
  const isOfSameProvider = (e, t) => (0, ve.s_)(e).provider === (0, ve.s_)(t).provider;
  function remembered(e, t, n) {
   const o = e.get(t);
   if (o !== void 0) return o;
   const s = n();
   e.set(t, s);
   s.catch(() => e.delete(t));
   return s;
  }
  const Ne = {
   ask: () => null
  };
  async function checkJudges({file: e, jobs: t, prepare: n, models: s}) {
   for (const {id: r, evaluate: a} of e.jobs) {
    if (!a.some(({check: e}) => e.kind === "judge")) continue;
    const e = t.find(e => e.id === r);
    if (e === void 0) continue;
    const i = await n(e).catch((0, o.j6)(o.yo, () => null));
    if (i === null) continue;
    const c = s.judgesFor(i, {
     order: 0,
     reservation: Ne
    });
    const l = i.inputs.evaluations.flatMap(({check: e}) => e.kind === "judge" ? [ e.model ?? i.modelName ] : []);
    for (const e of new Set(l)) await c(e);
   }
  }
  const Pe = 3;
  const Ce = 2;
  function createExpectedCost() {
   const e = new Map;
   const nameOf = ({id: e, model: t}) => JSON.stringify([ e, t ]);
   return {
    of: t => {
     const n = t.estimatedCostUsd ?? 0;
     const o = e.get(nameOf(t));
     if (o === void 0) return n;
     const {jobs: s, sum: r, highest: a} = o;
     if (s < Pe) return n * Math.min(1, Ce * a);
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
  function createOtherCosts(e, t) {
   let n = e.otherUsd === void 0 ? 0 : e.otherUsd;
   let o = Promise.resolve();
   let s = false;
   return {
    add: async r => {
     if (r === 0) return;
     n = (0, y.e)([ n, r ]);
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
  var $e = n(1359);
  const Fe = 100;
  const Be = 1e3;
  const Le = 3e4;
  const _e = 200;
  const De = 1e4;
  const Je = 200;
  const Ve = "\r\x1b[K";
  function createBatchProgress(e) {
   const {total: t, terminal: n} = e;
   const o = e.clock.now();
   const r = {
    running: 0,
    done: 0,
    failed: 0,
    endedAt: o
   };
   const a = createShown(e, () => statusOf(r, e, o));
   return {
    started: () => {
     r.running += 1;
     a.keepUpToDate();
     n !== null && a.updateAfter(Fe);
    },
    ended: ({name: o, state: i, isFailure: c}) => {
     r.running -= 1;
     r.done += 1;
     r.endedAt = e.clock.now();
     c && (r.failed += 1);
     (c && r.failed <= Je || n === null && t <= _e) && a.write(`${(0, s.ZV)(r.done)}/${(0, 
     s.ZV)(t)} ${shortName(o)}: ${i}`);
     a.updateAfter(n === null ? De : Fe);
    },
    close: () => a.close()
   };
  }
  function statusOf({running: e, done: t, failed: n, endedAt: o}, {total: r, concurrency: a, spentUsd: i, clock: c}, l) {
   const u = timeLeft({
    startedAt: l,
    endedAt: o,
    now: c.now(),
    done: t,
    total: r,
    concurrency: a
   });
   return [ `${(0, s.ZV)(t)}/${(0, s.ZV)(r)} done`, `${String(e)} running`, `${(0, 
   s.ZV)(n)} failed`, (0, $e.BD)(i()), ...u === null ? [] : [ `about ${(0, $e.a3)(u)} left` ] ].join(", ");
  }
  function createShown({clock: e, line: t, terminal: n}, o) {
   let s = n === null ? e.now() : 0;
   let r = false;
   const a = new AbortController;
   const updateAfter = r => {
    if (e.now() - s < r) return;
    s = e.now();
    n === null ? t(o()) : n(`${Ve}${o()}`);
   };
   const watch = async () => {
    const t = n === null ? Le : Be;
    for (;;) {
     await e.sleep(Math.max(1, s + t - e.now()), a.signal);
     if (a.signal.aborted) return;
     updateAfter(t);
    }
   };
   return {
    updateAfter: updateAfter,
    write: o => {
     n?.(Ve);
     t(o);
     s = n === null ? e.now() : 0;
    },
    keepUpToDate: () => {
     r || watch();
     r = true;
    },
    close: () => {
     a.abort();
     n?.(Ve);
    }
   };
  }
  function shortName(e) {
   return (0, m.PL)(e) > 100 ? (0, m.ml)(e, 80) : e;
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
     const n = await e.run(o, {
      order: t.begun,
      reservation: s
     });
     s.settle(n.costUsd ?? 0);
     s.hasRefused() && (t.reached ??= "max-cost-usd");
     note(o, n, t, e.onFailure);
     e.onEnd(o, n);
    } catch (e) {
     t.fatal ??= {
      code: "internal-error",
      reason: "internal error"
     };
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
    n.fatal ??= {
     code: t.code,
     reason: t.reason
    };
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
  async function runSurveyedJobs(e) {
   const {batch: t, jobs: n, survey: o, concurrency: s, begun: a} = e;
   const {hostEnvironment: i, shards: c, state: l} = t;
   const u = run_surveyed_jobs_endOf(t);
   const d = createPools({
    concurrency: s,
    shards: c,
    clock: r.m,
    random: Math.random
   });
   const f = createJobModels({
    pools: d,
    endAt: u,
    delivery: t.file.delivery,
    hostEnvironment: i
   });
   const h = createArtifactsPool(i.temporary, t.redactor.redact);
   const m = budgetOf(t, u);
   const p = tasksOf(o.toRun, n);
   const w = createExpectedCost();
   const v = progressOf(e, p.length, m);
   const g = stateNoter(o, n);
   await checkJudges({
    file: t.file,
    jobs: touchedJobs(e),
    prepare: t.prepare,
    models: f
   });
   const y = createOtherCosts(a, e => l.saveRun(e));
   const {fatal: b, refused: k} = await scoreStored({
    ...e,
    budget: m,
    otherCosts: y,
    ports: {
     pool: h,
     models: f
    }
   });
   (0, he.growSmallHeapFaster)();
   const run = (e, {budget: n, modelsFor: o, onRecord: c, isPrepared: f}) => runJobs({
    tasks: e,
    concurrency: s,
    onFailure: t.file.onFailure,
    budget: n,
    isBusy: e => d.isBusy(e),
    expectedUsd: e => w.of(e),
    run: async (e, n) => {
     const s = {
      batch: t,
      models: await o(e),
      pool: h,
      endAt: u
     };
     const r = await l.record(e.job);
     const {end: i, record: d} = await runBatchJob(e, r, n, s);
     d !== null && g(e.job.key, {
      kind: "ended",
      isReused: false
     }, d);
     d !== null && await (c?.(e, d));
     t.saver.saveSometimes();
     const m = f?.(e) ?? null;
     if (m !== null) return await preparedEnd(e, m, t);
     await y.add(d === null ? i.costUsd : replacedUsd(r, a));
     return i;
    },
    onStart: () => v.started(),
    onEnd: (e, n) => {
     n.kind === "done" && t.file.delivery !== "batch" && w.ended(e.job, n.costUsd);
     v.ended(lineOf(e, n, t));
    },
    pause: () => r.m.sleep(We, i.signal),
    signal: i.signal
   });
   const j = b === null ? p : [];
   const O = t.file.delivery === "batch" ? deliver(j, e, {
    models: f,
    run: run,
    budget: m
   }) : run(j, {
    budget: m,
    modelsFor: () => Promise.resolve(f)
   });
   const x = await O.finally(() => v.close());
   const M = {
    ...x,
    refused: k ?? x.refused
   };
   h.close();
   (0, ne.eT)(o);
   for (const {task: e, reason: t} of M.deferred) g(e.job.key, {
    kind: "deferred",
    reason: t
   }, null);
   for (const {job: e} of j) g(e.key, {
    kind: "open",
    reason: openReason(t, M)
   }, null);
   const S = {
    otherUsd: y.total(),
    costReached: m.costReached()
   };
   return {
    end: b === null ? M : {
     ...M,
     fatal: b
    },
    ...S
   };
  }
  function replacedUsd(e, t) {
   return e !== null && (0, g.qX)(e, t) ? (0, y.e)([ e.costUsd, e.scoringUsd ?? 0 ]) : 0;
  }
  function touchedJobs({jobs: e, survey: t}) {
   return [ ...t.toRun, ...t.toScore ].flatMap(t => e[t] ?? []);
  }
  const We = 50;
  function stateNoter(e, t) {
   const n = positionsByKey(t.keys(), t);
   return (o, s, r) => {
    const a = (n.get(o) ?? []).filter(t => e.states[t] === void 0);
    noteState(a, s, {
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
  async function deliver(e, {batch: t, jobs: o, survey: s}, r) {
   const [{deliverBatch: a}, {groupOf: i}] = await Promise.all([ n.e(7056).then(n.bind(n, 87056)), n.e(8422).then(n.bind(n, 38422)) ]);
   const c = new Set(o.filter((e, t) => s.figures[t]?.conclusion === "success").map(i));
   return await a(e, {
    ...r,
    batch: t,
    hasSucceeded: e => c.has(e)
   });
  }
  function run_surveyed_jobs_endOf({file: e}) {
   const {timeoutMinutes: t} = e.budget;
   return t === null ? null : r.m.now() + t * 6e4;
  }
  function budgetOf({file: e, shards: t, shard: n}, o) {
   const s = n === null ? 1 : Number(n.split("/")[0]);
   const {maxCostUsd: a, maxJobs: i} = (0, V.pT)(e, {
    index: s,
    total: t
   });
   return (0, V.f2)({
    maxCostUsd: a,
    maxJobs: i,
    endAt: o,
    clock: r.m
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
   const {stdio: s, onRunner: a} = e.hostEnvironment;
   return createBatchProgress({
    total: n,
    concurrency: t,
    spentUsd: () => o.spent(),
    clock: r.m,
    line: t => e.log.info(t),
    terminal: s.errIsTerminal && !a ? e => s.err(e) : null
   });
  }
  function lineOf({job: e}, t, {redactor: n}) {
   const o = n.redact((0, A.er)(e));
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
   return n === null ? "The run ended early." : $.f2;
  }
  async function runBatch(e, t) {
   const {file: n, runContext: o} = e.open;
   const {workspace: s} = o;
   const r = {
    path: e.statePath ?? (0, oe.K0)(s, n.name),
    root: e.statePath === null ? s : null,
    name: n.name
   };
   return await (0, ie.R)({
    ...r,
    key: o.settings["resume-key"] ?? null,
    temporary: t.hostEnvironment.temporary,
    previous: e.previous,
    onNotice: e => t.log.warning(e)
   }, await (0, ae.G)(e.storage, {
    name: n.name,
    workspace: s,
    isShard: e.shard !== null
   }, t), (n, o) => runIn({
    state: n,
    saver: o
   }, e, t));
  }
  async function runIn(e, t, n) {
   const {file: s} = t.open;
   const {state: r} = e;
   const a = (0, re.KB)(await r.lastRun());
   const i = await (0, S.$)(r, {
    file: s,
    source: t.plan,
    shard: t.shard,
    resume: t.resume
   });
   const c = i.resumed?.startedAt ?? isoNow();
   try {
    return await runChosen({
     ...i,
     firstKeys: a,
     startedAt: c
    }, e, t, n);
   } catch (e) {
    if (e instanceof o.yo && i.shard !== null) {
     const t = (0, I.Az)(i.shard);
     const o = attemptOf(n.hostEnvironment.environment);
     const l = newRun({
      file: s,
      plan: i.plan,
      shard: t,
      attempt: o,
      startedAt: c
     }, {
      ...i,
      waiting: [ ...a ]
     });
     const u = await r.lastRun();
     const d = u?.startedAt === c && u.planId === l.planId && u.shard === t ? u : l;
     const f = configError(e);
     const h = n.redactor.redact(f.reason);
     await (0, se.hp)(r.directory, i.plan);
     await r.saveRun({
      ...d,
      attempt: o,
      endedAt: isoNow(),
      ...f,
      reason: h
     });
    }
    throw e;
   }
  }
  async function runChosen(e, t, n, o) {
   const {open: s} = n;
   const {file: r, runContext: i} = s;
   const {state: c} = t;
   const {plan: u, resumed: d, shard: f} = e;
   const {jobs: h, survey: m, waiting: p, changed: w} = await surveyRun(e, c, n, o);
   const v = await (0, U.Q)(i.git);
   const g = {
    runContext: i,
    file: r,
    plan: u,
    changed: w,
    prepare: (0, T.P)(s, o.hostEnvironment),
    ...t,
    shard: f === null ? null : (0, I.Az)(f),
    shards: f === null ? 1 : u.shards,
    attempt: attemptOf(o.hostEnvironment.environment),
    startedAt: e.startedAt,
    evaluate: n.evaluate ?? l._3,
    outputLocks: createPathLocks(),
    hasCommit: v,
    whyUncommitted: (0, M.gh)({
     runContext: i,
     file: r,
     hasCommit: v,
     ...o
    }),
    ...o
   };
   const y = newRun(g, {
    resumed: d,
    waiting: p
   });
   await c.saveRun(y);
   const b = n.concurrency ?? r.concurrency;
   const k = (0, a.D)(o.hostEnvironment.temporary);
   const j = await runSurveyedJobs({
    batch: g,
    jobs: h,
    survey: m,
    concurrency: b,
    begun: y,
    scoresAll: n.rescore
   });
   await k;
   await writeStoredOutputs({
    batch: g,
    jobs: h,
    survey: m
   });
   return await reportBatch(j, {
    batch: g,
    jobs: h,
    survey: m,
    begun: y
   });
  }
  const Ke = 10;
  async function surveyRun(e, t, n, o) {
   const {open: a} = n;
   const {file: l} = a;
   const {isFrozen: u} = n.plan;
   const {plan: d, resumed: f, shard: h, firstKeys: m} = e;
   for (const t of e.notices) o.log.warning(t);
   for (const e of d.notices) o.log[u ? "info" : "warning"](e);
   const p = h === null ? d.jobs : d.jobs.filter(e => e.shard === h.index);
   const w = await (0, i.L)(t.directory, d.jobs, {
    now: r.m.now()
   });
   w !== null && h === null && o.log.warning(w);
   const v = await (0, c.Zc)(t.directory);
   let g = await (0, ne.Fj)(p, t, {
    parkAfter: l.parkAfter,
    retryFailed: n.retryFailed,
    rescore: n.rescore,
    resumed: f,
    deferred: m,
    sent: v
   });
   const y = new Set(g.toRun.map(e => p[e]?.slot));
   let b = new Set;
   if (f !== null || u) {
    const e = g.toRun.flatMap(e => p[e] ?? []);
    b = await (0, E.jr)(a, e, {
     ...o,
     isFrozen: u
    });
    const t = new Set([ ...b ].filter(({key: e}) => !v.has(e)));
    g = (0, ne.Lt)(g, t, p);
    for (const e of [ ...t ].slice(0, Ke)) o.log.warning(o.redactor.redact(`${(0, A.er)(e)} is deferred: ${ne.wz}.`));
    t.size > Ke && o.log.warning(`${(0, s.B4)(t.size - Ke, "more job is", "more jobs are")} deferred for the same reason.`);
   }
   (f === null || u) && await (0, se.hp)(t.directory, d);
   return {
    jobs: p,
    survey: g,
    waiting: m.filter(e => y.has(e)),
    changed: new Set([ ...b ].map(({key: e}) => e))
   };
  }
 })
};
