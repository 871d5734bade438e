"use strict";

exports.id = 7310;

exports.ids = [ 7310 ];

exports.modules = {
 65654: (function(e, n, t) {
  t.d(n, {
   T: () => s
  });
  const s = 1;
 }),
 5335: (function(e, n, t) {
  t.d(n, {
   S: () => jobRow,
   f: () => o
  });
  var s = t(89366);
  var r = t(47613);
  var a = t(30227);
  const o = "The batch ended before this job was tried.";
  function jobRow(e, n, t) {
   const s = {
    id: e.id,
    item: e.item?.fields ?? null,
    matrix: e.matrix,
    repeat: e.repeat,
    key: e.key,
    attempt: t?.attempt ?? 1
   };
   const a = {
    ...s,
    reused: false,
    text: "",
    evaluations: [],
    costUsd: null,
    notices: [],
    transcriptPath: null
   };
   switch (n.kind) {
   case "ended":
    return t === null ? {
     ...a,
     conclusion: "cancelled",
     reason: "The stored result is missing."
    } : {
     ...s,
     reused: n.isReused,
     ...endOf(t),
     ...deniedFor(n.problem)
    };

   case "parked":
    return {
     ...a,
     conclusion: "skipped",
     reason: t === null ? "Parked." : `Parked: ${(0, r.Ku)(t)}. ${t.reason}`.trim()
    };

   case "deferred":
    return {
     ...a,
     conclusion: "skipped",
     reason: `Deferred to the next run: ${n.reason}.`
    };

   case "open":
    return {
     ...a,
     conclusion: "cancelled",
     reason: n.reason
    };

   case "missing":
    return {
     ...a,
     conclusion: "cancelled",
     reason: "Missing: no state directory has a result of this job."
    };
   }
  }
  const deniedFor = e => e === void 0 ? {} : {
   conclusion: "denied",
   reason: e
  };
  function endOf(e) {
   const {conclusion: n, reason: t, text: r, structured: o, evaluations: i, notices: c, transcriptPath: u, scoringUsd: l = 0} = e;
   const d = (0, s.tE)((0, a.e)([ e.costUsd, l ]));
   return {
    conclusion: n,
    reason: t,
    text: r,
    ...o === void 0 ? {} : {
     structured: o
    },
    evaluations: i.map(({digest: e, ...n}) => n),
    ...e.answeredBy === void 0 ? {} : {
     answeredBy: e.answeredBy
    },
    ...e.minScore === void 0 ? {} : {
     minScore: e.minScore
    },
    costUsd: d,
    notices: c,
    transcriptPath: u
   };
  }
 }),
 88510: (function(e, n, t) {
  t.d(n, {
   Cv: () => passRatesOf,
   MK: () => rateOf,
   c1: () => groupsOf,
   dR: () => isUnevaluated
  });
  function groupsOf(e, n, t) {
   const s = new Map;
   for (const [t, r] of e.entries()) {
    const e = n[t];
    if (e === void 0) continue;
    const a = JSON.stringify([ r.id, r.item?.id ?? null, r.matrix ]);
    const o = s.get(a) ?? {
     job: r,
     figures: [],
     left: 0,
     parked: 0
    };
    e.state === "ended" ? o.figures.push(e) : e.state === "parked" ? o.parked += 1 : o.left += 1;
    s.set(a, o);
   }
   return [ ...s.values() ].flatMap(({job: {id: e, model: n, matrix: s}, figures: r, left: a, parked: o}) => {
    if (r.length === 0) return [];
    const i = r.filter(e => e.isPassed).length;
    const c = Math.min(r.length + a + o, t(e));
    const u = i + a >= c || o > 0 && i === r.length;
    const l = i >= c ? "passed" : u ? "undecided" : "failed";
    const d = new Set(r.map(({answeredBy: e = n}) => e));
    return [ {
     id: e,
     model: [ ...d ].join(", "),
     matrix: s,
     figures: r,
     outcome: l
    } ];
   });
  }
  function passRatesOf(e) {
   const n = new Map;
   const t = new Set(e.filter(hasEvaluations).map(({id: e}) => e));
   for (const s of e) {
    const {id: e, model: r, matrix: a, outcome: o} = s;
    if (!t.has(e) || o === "undecided") continue;
    const i = JSON.stringify([ e, r, a ]);
    const c = n.get(i) ?? {
     id: e,
     model: r,
     matrix: a,
     passed: 0,
     failed: 0,
     errors: 0
    };
    c[outcomeOf(s)] += 1;
    n.set(i, c);
   }
   return [ ...n.values() ].map(e => ({
    ...e,
    rate: rateOf([ e ])
   }));
  }
  function rateOf(e) {
   const sum = n => e.reduce((e, t) => e + t[n], 0);
   const n = sum("passed") + sum("failed");
   return n === 0 ? null : sum("passed") / n;
  }
  function hasEvaluations({figures: e}) {
   return e.some(({evaluations: {passed: e, failed: n, errors: t}}) => e + n + t > 0);
  }
  function outcomeOf({figures: e, outcome: n}) {
   if (n === "passed") return "passed";
   return e.some(isUnevaluated) ? "errors" : "failed";
  }
  function isUnevaluated({conclusion: e, evaluations: n}) {
   return e !== "success" || n.errors > 0;
  }
 }),
 30227: (function(e, n, t) {
  t.d(n, {
   e: () => sumUsd
  });
  function sumUsd(e) {
   let n = 0;
   for (const t of e) {
    if (t === null) return null;
    n += t;
   }
   return n;
  }
 }),
 50274: (function(e, n, t) {
  t.d(n, {
   $l: () => costReachedIn,
   J1: () => exitCodeOfBatch,
   h5: () => figuresOf,
   mt: () => otherUsdOf,
   rV: () => isTooFewPassed,
   vA: () => totalsOf
  });
  var s = t(54539);
  var r = t(89366);
  var a = t(47613);
  var o = t(88510);
  var i = t(30227);
  function figuresOf(e, n) {
   const count = e => n.evaluations.filter(n => n.status === e).length;
   return {
    state: e,
    conclusion: n.conclusion,
    isReused: n.reused,
    isPassed: (0, a.Hh)(n),
    evaluations: {
     passed: count("passed"),
     failed: count("failed"),
     errors: count("error")
    },
    costUsd: n.costUsd,
    reason: n.conclusion === "config-error" ? n.reason : "",
    ...n.answeredBy === void 0 ? {} : {
     answeredBy: n.answeredBy
    }
   };
  }
  function totalsOf(e, n, {name: t, planId: s, minPassRate: a, atLeast: c, early: u, otherUsd: l, shard: d = null}) {
   const f = {};
   for (const {state: e, conclusion: t} of n) e !== "ended" && e !== "open" || (f[t] = (f[t] ?? 0) + 1);
   const countIn = e => n.filter(({state: n}) => n === e).length;
   const h = (0, o.c1)(e, n, c);
   const m = h.filter(({outcome: e}) => e === "failed");
   const p = (0, o.Cv)(h);
   const g = n.filter(({state: e}) => e === "ended");
   const w = {
    name: t,
    planId: s,
    counts: f,
    deferred: countIn("deferred"),
    parked: countIn("parked"),
    ...countIn("missing") === 0 ? {} : {
     missing: countIn("missing")
    },
    passed: g.filter(e => e.isPassed).length,
    failed: g.filter(e => !e.isPassed).length,
    costUsd: (0, r.tE)((0, i.e)([ ...g.filter(e => !e.isReused).map(({costUsd: e}) => e), l ])),
    passRates: p
   };
   const k = d === null ? "No items, so there is nothing to do." : `Shard ${d} of the plan has no jobs.`;
   const y = (0, o.MK)(p);
   return {
    ...w,
    ...conclusionOf({
     figures: n,
     ended: g,
     groups: h,
     failedGroups: m,
     rate: y,
     minPassRate: a,
     early: u,
     noJobs: k
    })
   };
  }
  function otherUsdOf(e) {
   return (0, i.e)(e.map(({otherUsd: e = 0}) => e));
  }
  function conclusionOf(e) {
   const {figures: n, ended: t, early: r, rate: a, minPassRate: o} = e;
   const {cancelled: i, fatal: u} = r;
   if (u !== null) return {
    conclusion: "config-error",
    reason: u
   };
   if (i !== null) return {
    conclusion: "cancelled",
    reason: i
   };
   if (n.length === 0) return {
    conclusion: "skipped",
    reason: e.noJobs
   };
   if (n.every(({state: e}) => e === "parked")) return {
    conclusion: "skipped",
    reason: allParked(n)
   };
   const l = sharedConfigError(t);
   if (l !== null) return {
    conclusion: "config-error",
    reason: l
   };
   if (r.costReached !== null) {
    const e = n.some(({state: e}) => e === "deferred");
    return {
     conclusion: "budget",
     reason: `${r.costReached}${e ? c : ""}`
    };
   }
   const d = failuresOf(e);
   if (d !== null) return d;
   if (a !== null && a < o) {
    const [e, t] = [ (0, s.T1)(a), (0, s.T1)(o) ];
    const r = e === t ? String(o) : t;
    return {
     conclusion: "incomplete",
     reason: `${e} of the evaluated jobs passed, less than min-pass-rate (${r}).${parkedIn(n)}`
    };
   }
   return {
    conclusion: "success",
    reason: reasonOfSuccess(e)
   };
  }
  const allParked = ({length: e}) => (e === 1 ? "The only job is" : `All ${(0, s.ZV)(e)} jobs are`) + " parked. Run the batch with retry-failed once the cause is gone.";
  const c = " The next run continues.";
  function costReachedIn(e) {
   const [n, ...t] = e.filter(({conclusion: e}) => e === "budget");
   if (n === void 0) return null;
   return t.length > 0 ? "max-cost-usd was reached." : n.reason.replace(c, "");
  }
  function isTooFewPassed({conclusion: e, reason: n}) {
   return e === "incomplete" && /^[\d.]+ % of the evaluated jobs passed, less than min-pass-rate/.test(n);
  }
  function reasonOfSuccess({figures: e, ended: n, groups: t, rate: r}) {
   const a = n.filter(e => !(0, o.dR)(e));
   const i = a.filter(({isReused: e}) => e).length;
   const c = `${(0, s.ZV)(a.length)} of ${(0, s.B4)(e.length, "job has", "jobs have")} ended well`;
   const u = i === 0 ? "" : `, ${(0, s.ZV)(i)} of them reused`;
   const l = r === null || r === 1 ? "" : `, and ${(0, s.T1)(r)} of the evaluated ones passed`;
   const sentence = (e, n) => {
    const r = t.filter(({outcome: n}) => n === e).flatMap(e => e.figures);
    const a = r.filter(e => !e.isPassed).length;
    return a === 0 ? "" : ` ${(0, s.B4)(a, "repeat")} did not pass, but at-least ${n}.`;
   };
   const d = sentence("undecided", "can still be reached");
   return `${c}${u}${l}.${sentence("passed", "was reached")}${d}${parkedIn(e)}`;
  }
  function parkedIn(e) {
   const {length: n} = e.filter(({state: e}) => e === "parked");
   return n === 0 ? "" : ` ${(0, s.B4)(n, "job is", "jobs are")} parked.`;
  }
  function sharedConfigError(e) {
   const n = e.filter(({isReused: e}) => !e);
   const [t, ...s] = n;
   if (t?.conclusion !== "config-error" || s.length === 0 && e.length > 1) return null;
   return s.every(e => e.conclusion === "config-error" && e.reason === t.reason) ? t.reason : null;
  }
  function failuresOf({figures: e, ended: n, failedGroups: t}) {
   if (!t.some(({figures: e}) => e.some(o.dR))) return null;
   const r = n.filter(({conclusion: e}) => e !== "success");
   const a = n.filter(e => e.conclusion === "success" && e.evaluations.errors > 0).length;
   const i = [ ...r.length === 0 ? [] : [ `${(0, s.ZV)(r.length)} of ${(0, s.B4)(e.length, "job")} failed` ], ...a === 0 ? [] : [ `the evaluations of ${(0, 
   s.B4)(a, "job")} could not be done` ] ];
   const c = `${i.join(", and ")}.${parkedIn(e)}`;
   const u = new Set(r.map(({conclusion: e}) => e));
   const [l] = u;
   const d = u.size === 1 && (l === "no-output" || l === "provider-error");
   return {
    conclusion: d ? l : "incomplete",
    reason: c.charAt(0).toUpperCase() + c.slice(1)
   };
  }
  function exitCodeOfBatch(e, n = false) {
   switch (e) {
   case "success":
   case "skipped":
    return n ? 1 : 0;

   case "config-error":
    return 2;

   case "budget":
   case "timeout":
    return 4;

   case "cancelled":
    return 130;

   case "no-output":
   case "denied":
   case "incomplete":
   case "provider-error":
    return 1;
   }
  }
 }),
 18637: (function(e, n, t) {
  t.d(n, {
   Gf: () => openState,
   K0: () => defaultStatePath,
   un: () => readState
  });
  var s = t(76760);
  var r = t(42357);
  var a = t(62201);
  var o = t(80202);
  var i = t(95155);
  var c = t(72443);
  var u = t(36463);
  var l = t(31734);
  var d = t(5104);
  var f = t(39035);
  var h = t(98058);
  const m = 64e6;
  async function openState(e) {
   const {path: n, name: t, temporary: s, key: r} = e;
   const o = await orUnusable(n, async () => {
    const s = await (0, i.v)(n, {
     create: true,
     root: e.root
    });
    await claim(s, t);
    return (0, h.r0)(s, r);
   });
   const c = (0, a.Z)(o.path, s);
   if ("holder" in c) throw unusable(n, {
    message: "another process is using this state directory",
    found: `process ${String(c.holder.pid)}, which was running at ${new Date(c.holder.confirmedAt).toISOString()}`,
    hint: "wait until it has ended, or use --state with another directory"
   });
   try {
    await o.remove("running");
    await (0, u.E1)(o.path);
    await (e.restore?.(o));
    const n = new Set((await o.names("jobs")).map(e => e.replace(/\.json$/, "")));
    return {
     ...stateIn(o, e.onNotice, n),
     release: () => c.release()
    };
   } catch (e) {
    c.release();
    throw e;
   }
  }
  async function readState(e, n, t = null) {
   return await orUnusable(e, async () => stateIn((0, h.r0)(await (0, i.v)(e, {
    create: false,
    root: null
   }), t), n));
  }
  const p = 10;
  function stateIn(e, n, t) {
   const s = new Set;
   return {
    directory: e,
    record: async r => {
     if (t?.has(r.key) === false) return null;
     const a = await readRecord(e, r.key);
     if (a === null) return null;
     const o = "problem" in a ? a.problem : (0, d.O)(a, r) ? null : "it was not written for this job";
     if (o === null && !("problem" in a)) return a;
     if (s.has(r.key)) return null;
     s.add(r.key);
     s.size === p && n("More stored results are not used.");
     s.size < p && n(`The stored result ${r.key.slice(0, 12)} is not used, because ${o ?? ""}.`);
     return null;
    },
    save: async (n, s, r = null) => {
     const {key: a, transcriptPath: o} = n;
     o !== null && r !== null ? e.writeNew(o, r) : o !== null && await keepTranscript(e, a, o);
     const [i, c] = [ `jobs/${a}.json`, `${JSON.stringify(n)}\n` ];
     await (s === null ? e.add(i, c) : e.write(i, c));
     t?.add(a);
     const u = s?.transcriptPath ?? null;
     u !== null && u !== n.transcriptPath && await e.remove(u);
    },
    lastRun: async () => await (0, l.h)(e, f.y6, f.Lx, m),
    saveRun: async n => {
     await e.flush();
     await e.write(f.y6, `${JSON.stringify(n)}\n`);
    }
   };
  }
  async function readRecord(e, n) {
   const t = e.read(`jobs/${n}.json`, m);
   const s = await t.catch((0, r.j6)(c.k, ({message: e}) => ({
    problem: e
   })));
   return s === null || "problem" in s ? s : (0, d.H)(s, n);
  }
  async function keepTranscript(e, n, t) {
   const s = `running/${n}.jsonl`;
   await e.has(s) && await e.move(s, t);
  }
  async function claim(e, n) {
   const t = await e.read(f.V4, 1e4);
   if (t === null) {
    const t = (await e.names(".")).filter(e => !e.startsWith("."));
    if (t.length > 0) throw unusable(e.path, {
     message: "this directory contains other files",
     found: t.slice(0, 5).join(", "),
     hint: "use --state with an empty directory, or with one that a batch has written"
    });
    await e.write(".gitignore", "*\n");
    await e.write(f.V4, `${JSON.stringify({
     formatVersion: 1,
     name: n
    })}\n`);
    return;
   }
   const s = (0, f.fW)(t, {
    name: n,
    otherwise: `use --state with another directory for ${n}`
   });
   if (s !== null) throw unusable(e.path, {
    ...s,
    message: `this directory ${s.message}`
   });
  }
  async function orUnusable(e, n) {
   return await (0, o.B)(n(), {
    code: "state-unusable",
    location: e,
    message: "the state directory cannot be used",
    hint: "use --state with a directory that can be written and contains no links"
   });
  }
  function unusable(e, n) {
   return new r.yo({
    code: "state-unusable",
    location: e,
    ...n
   });
  }
  function defaultStatePath(e, n) {
   return (0, s.join)(e, ".sallyport/state", n);
  }
 }),
 31734: (function(e, n, t) {
  t.d(n, {
   R: () => readOrProblem,
   h: () => readValid
  });
  var s = t(42357);
  var r = t(20274);
  var a = t(72443);
  async function readValid(e, n, t, s = 1e6) {
   const r = await readOrProblem(e, n, t, s);
   return r !== null && "value" in r ? r.value : null;
  }
  async function readOrProblem(e, n, t, o) {
   const i = await e.read(n, o).catch((0, s.j6)(a.k, ({message: e}) => ({
    problem: e
   })));
   if (i === null || "problem" in i) return i;
   const c = t.safeParse((0, r.U4)(i.toString("utf8"))).data;
   return c === void 0 ? {
    problem: "its content is damaged or has another format"
   } : {
    value: c
   };
  }
 }),
 5104: (function(e, n, t) {
  t.d(n, {
   H: () => parseRecord,
   O: () => hasPartsOf
  });
  var s = t(94343);
  var r = t(43759);
  var a = t(93413);
  var o = t(36795);
  var i = t(65654);
  var c = t(85306);
  const text = e => s.YjP().check(r.Eb(e));
  const u = s.Whr().check(r.UI());
  const l = s.aig().check(r.UI());
  const d = s.YjP().check(r.Fk(/^[0-9a-f]{64}$/));
  const f = s.YjP().check(r.Fk(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?Z$/));
  const h = s.KCZ([ text(1e5), s.aig(), s.zMY() ]);
  const m = s.Ikc({
   path: text(1e4),
   kind: s.k5n([ "created", "modified", "deleted" ]),
   added: u,
   removed: u,
   diff: s.mee(text(1e7)),
   note: s.lqM(text(1e4))
  });
  const p = s.Ikc({
   name: text(1e3),
   status: s.k5n([ "passed", "failed", "error" ]),
   score: s.aig().check(r.qm(0), r.Zm(1)),
   weight: s.lqM(s.aig().check(r.NC(), r.Zm(1e6))),
   reason: text(1e5),
   digest: s.lqM(text(200))
  });
  const g = [ "auth", "not-found", "bad-request", "context-length", "rate-limit", "quota", "overloaded", "server", "network", "cut-off", "refused", "script", "cancelled", "unusable-changes" ];
  const w = s.Ikc(Object.fromEntries(c.N.map(e => [ e, text(200) ])));
  const k = s.Whr().check(r.NC());
  const y = s.Ikc({
   path: text(4096),
   line: k,
   endLine: s.lqM(k),
   severity: s.k5n(o.gO),
   title: text(1e3),
   message: text(1e4),
   suggestion: s.lqM(text(4e4)),
   rule: s.lqM(text(200))
  });
  const v = s.Ikc({
   formatVersion: s.euz(i.T),
   key: d,
   keyParts: w,
   slot: text(1e4),
   planId: text(200),
   shard: s.mee(s.YjP().check(r.Fk(/^\d{1,4}\/\d{1,4}$/))),
   attempt: s.Whr().check(r.NC()),
   id: text(1e3),
   item: s.mee(s.g1P(text(1e3), s.L5J())),
   matrix: s.g1P(text(1e3), h),
   repeat: s.Whr().check(r.NC()),
   model: text(1e3),
   answeredBy: s.lqM(text(1e3)),
   conclusion: s.k5n(a.f),
   reason: text(1e5),
   text: text(1e7),
   structured: s.lqM(s.L5J()),
   evaluations: s.YOg(p).check(r.Eb(1e3)),
   evaluationDigest: text(200),
   minScore: s.lqM(s.aig().check(r.qm(0), r.Zm(1))),
   scoringUsd: s.lqM(s.mee(l)),
   changes: s.YOg(m).check(r.Eb(1e4)),
   usage: s.Ikc({
    inputTokens: u,
    outputTokens: u,
    cacheReadTokens: u,
    cacheWriteTokens: u
   }),
   costUsd: s.mee(l),
   durationMs: l,
   turns: u,
   toolCalls: u,
   transcriptPath: s.mee(s.YjP().check(r.Fk(/^transcripts\/[0-9a-f]{64}-\d{1,9}\.jsonl$/))),
   endedAt: f,
   scoredAt: s.lqM(f),
   sameFailures: u,
   errorKind: s.mee(s.k5n(g)),
   hasTree: s.zMY(),
   notices: s.YOg(text(1e4)).check(r.Eb(1e3)),
   findings: s.lqM(s.YOg(y).check(r.Eb(1e4))),
   toolsUsed: s.YOg(text(1e3)).check(r.Eb(1e3))
  });
  function parseRecord(e, n) {
   let t;
   try {
    t = JSON.parse(e.toString("utf8"));
   } catch {
    return {
     problem: "it is not valid JSON"
    };
   }
   const s = v.safeParse(t);
   if (!s.success) {
    const e = s.error.issues[0]?.path.join(".") ?? "";
    if (e === "formatVersion") return {
     problem: "another version of Sallyport has written it"
    };
    return {
     problem: `${e || "its content"} is invalid`
    };
   }
   const r = s.data;
   if (r.key !== n) return {
    problem: "it belongs to another job"
   };
   if (r.transcriptPath !== null && !r.transcriptPath.startsWith(`transcripts/${n}-`)) return {
    problem: "its transcript belongs to another job"
   };
   return r;
  }
  function hasPartsOf(e, n) {
   return c.N.every(t => e.keyParts[t] === n.keyParts[t]);
  }
 }),
 47613: (function(e, n, t) {
  t.d(n, {
   Hh: () => isPassed,
   Ku: () => whyParked,
   LF: () => dispositionOf,
   UQ: () => meanScore,
   lE: () => isPermanent,
   qX: () => hasEndedIn,
   q_: () => failuresInARow
  });
  var s = t(54539);
  const r = new Set([ "bad-request", "context-length", "refused", "unusable-changes" ]);
  function dispositionOf(e, n, {parkAfter: t, retryFailed: s, rescore: r, resumed: a, sent: o}) {
   if (e === null) return {
    kind: "run",
    why: "new"
   };
   if (o.has(e.key)) return {
    kind: "run",
    why: "requested"
   };
   if (s && hasFailed(e)) return {
    kind: "run",
    why: "requested"
   };
   const i = e.evaluationDigest !== n || e.evaluations.some(isError);
   const c = e.conclusion === "success" && (r || i);
   if (c) return {
    kind: "rescore"
   };
   if (e.conclusion === "success") return {
    kind: "reuse"
   };
   if (a !== null && hasEndedIn(e, a)) return {
    kind: "reuse"
   };
   if (t !== null && (e.sameFailures >= t || isPermanent(e))) return {
    kind: "parked"
   };
   return isPermanent(e) ? {
    kind: "reuse"
   } : {
    kind: "run",
    why: "failed before"
   };
  }
  function hasEndedIn({planId: e, endedAt: n}, t) {
   return e === t.planId && n >= t.startedAt;
  }
  function whyParked(e) {
   if (e.errorKind === "unusable-changes") return "its answer is paid for";
   return isPermanent(e) ? "the same request fails every time" : `it failed ${(0, s.B4)(e.sameFailures, "time")} in the same way`;
  }
  function isPermanent({errorKind: e}) {
   return e !== null && r.has(e);
  }
  function hasFailed(e) {
   return !isPassed({
    ...e,
    evaluations: e.evaluations.filter(e => !isError(e))
   });
  }
  const isError = ({status: e}) => e === "error";
  function isPassed({conclusion: e, evaluations: n, minScore: t}) {
   if (e !== "success" || n.some(isError)) return false;
   if (t === void 0) return n.every(({status: e}) => e === "passed");
   return n.length === 0 || meanScore(n) >= t;
  }
  function meanScore(e) {
   const n = e.reduce((e, {weight: n = 1}) => e + n, 0);
   const t = e.reduce((e, {score: n, weight: t = 1}) => e + n * t, 0) / n;
   return Number(t.toFixed(9));
  }
  function failuresInARow(e, n) {
   if (n.conclusion === "success") return 0;
   const t = e !== null && e.conclusion === n.conclusion && e.errorKind === n.errorKind && withoutNumbers(e.reason) === withoutNumbers(n.reason);
   return t ? e.sameFailures + 1 : 1;
  }
  const withoutNumbers = e => e.replace(/[\w-]*\d[\w-]*/g, "#");
 }),
 98058: (function(e, n, t) {
  t.d(n, {
   dy: () => isSealed,
   nz: () => isOfOtherKey,
   r0: () => sealDirectory
  });
  var s = t(77598);
  var r = t(42357);
  var a = t(72443);
  const o = /^(jobs|answers|delivery|trees)\/|^run\.json$/;
  const i = "plan.json";
  const c = `${i}.mac`;
  const u = "it was not written with resume-key";
  const l = /,"mac":"([0-9a-f]{64})"\}\n$/;
  const d = 75;
  function sealDirectory(e, n) {
   const mac = e => (0, s.createHmac)("sha256", `sallyport state ${n ?? ""}`).update(`${e}\n`);
   const examine = (e, n, t) => {
    const r = mac(e).update(n).digest("hex");
    if (t.length !== r.length || !(0, s.timingSafeEqual)(Buffer.from(t), Buffer.from(r))) throw new a.k("refused", e, u);
   };
   const withMac = (e, t) => {
    if (n === null || !o.test(e)) return t;
    const s = `${t.toString("utf8").trimEnd()}\n`;
    return `${s.slice(0, -2)},"mac":"${mac(e).update(s).digest("hex")}"}\n`;
   };
   return {
    ...e,
    read: async (t, s) => {
     const r = await e.read(t, s);
     if (r === null) return null;
     if (t === i && n !== null) {
      const n = await e.read(c, 100);
      examine(t, r, n?.toString("utf8").trim() ?? "");
      return r;
     }
     if (!o.test(t)) return r;
     const a = l.exec(r.subarray(-d).toString("latin1"))?.[1];
     const u = a === void 0 ? r : withoutMac(r);
     n !== null && examine(t, u, a ?? "");
     return u;
    },
    write: async (n, t) => await e.write(n, withMac(n, t)),
    add: async (n, t) => await e.add(n, withMac(n, t)),
    create: async t => {
     const s = await e.create(t);
     if (n === null || t !== i) return s;
     const r = mac(t);
     return {
      write: async e => {
       r.update(e);
       await s.write(e);
      },
      close: async () => {
       await s.close();
       await e.write(c, `${r.digest("hex")}\n`);
      },
      abandon: () => s.abandon()
     };
    }
   };
  }
  async function isOfOtherKey(e, n, t) {
   return await e.read(n, t).then(() => false, (0, r.j6)(a.k, ({message: e}) => e === u));
  }
  async function isSealed(e) {
   return await e.has(c);
  }
  function withoutMac(e) {
   return Buffer.concat([ e.subarray(0, e.length - d), Buffer.from("}\n") ]);
  }
 })
};
