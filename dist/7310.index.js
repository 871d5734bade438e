"use strict";

exports.id = 7310;

exports.ids = [ 7310 ];

exports.modules = {
 65654: (function(e, t, n) {
  n.d(t, {
   T: () => s,
   g: () => r
  });
  const s = 1;
  const r = [ "unwritten-output", "unusable-changes", "unknown-changes" ];
 }),
 5335: (function(e, t, n) {
  n.d(t, {
   S: () => jobRow,
   f: () => o
  });
  var s = n(89366);
  var r = n(47613);
  var a = n(30227);
  const o = "The batch ended before this job was tried.";
  function jobRow(e, t, n) {
   const s = {
    id: e.id,
    item: e.item?.fields ?? null,
    matrix: e.matrix,
    repeat: e.repeat,
    key: e.key,
    attempt: n?.attempt ?? 1
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
   switch (t.kind) {
   case "ended":
    return n === null ? {
     ...a,
     conclusion: "cancelled",
     reason: "The stored result is missing."
    } : {
     ...s,
     reused: t.isReused,
     ...endOf(n),
     ...deniedFor(t.problem)
    };

   case "parked":
    return {
     ...a,
     conclusion: "skipped",
     reason: n === null ? "Parked." : `Parked: ${(0, r.Ku)(n)}. ${n.reason}`.trim()
    };

   case "deferred":
    return {
     ...a,
     conclusion: "skipped",
     reason: `Deferred to the next run: ${t.reason}.`
    };

   case "open":
    return {
     ...a,
     conclusion: "cancelled",
     reason: t.reason
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
   const {conclusion: t, reason: n, text: r, structured: o, evaluations: i, notices: c, transcriptPath: u, scoringUsd: d = 0} = e;
   const l = (0, s.tE)((0, a.e)([ e.costUsd, d ]));
   return {
    conclusion: t,
    reason: n,
    text: r,
    ...o === void 0 ? {} : {
     structured: o
    },
    evaluations: i.map(({digest: e, ...t}) => t),
    ...e.answeredBy === void 0 ? {} : {
     answeredBy: e.answeredBy
    },
    ...e.minScore === void 0 ? {} : {
     minScore: e.minScore
    },
    costUsd: l,
    notices: c,
    transcriptPath: u
   };
  }
 }),
 88510: (function(e, t, n) {
  n.d(t, {
   Cv: () => passRatesOf,
   Jo: () => toleratedRepeats,
   MK: () => rateOf,
   c1: () => groupsOf,
   dQ: () => highestRate,
   dR: () => isUnevaluated
  });
  const nameOf = ({id: e, item: t, matrix: n}) => JSON.stringify([ e, t?.id ?? null, n ]);
  function groupsOf(e, t, {atLeast: n, others: s = []}) {
   const r = new Map;
   for (const [n, s] of e.entries()) {
    const e = t[n];
    if (e === void 0) continue;
    const a = nameOf(s);
    const o = r.get(a) ?? {
     job: s,
     figures: [],
     left: 0,
     parked: 0
    };
    e.state === "ended" ? o.figures.push(e) : e.state === "parked" ? o.parked += 1 : o.left += 1;
    r.set(a, o);
   }
   for (const e of s) {
    const t = r.get(nameOf(e));
    t !== void 0 && (t.left += 1);
   }
   return [ ...r ].flatMap(([e, {job: t, figures: s, left: r, parked: a}]) => {
    if (s.length === 0) return [];
    const o = s.filter(e => e.isPassed).length;
    const {id: i, model: c, matrix: u} = t;
    const d = Math.min(s.length + r + a, n(i));
    const l = o + r >= d || a > 0 && o === s.length;
    const f = o >= d ? "passed" : l ? "undecided" : "failed";
    const h = new Set(s.map(({answeredBy: e = c}) => e));
    return [ {
     name: e,
     id: i,
     model: [ ...h ].join(", "),
     matrix: u,
     figures: s,
     outcome: f
    } ];
   });
  }
  function toleratedRepeats(e) {
   const t = e.flatMap(({outcome: e, figures: t}) => e === "failed" ? [] : t);
   return new Set(t.filter(e => !e.isPassed));
  }
  function passRatesOf(e) {
   const t = new Map;
   const n = new Set(e.filter(hasEvaluations).map(({id: e}) => e));
   for (const s of e) {
    const {id: e, model: r, matrix: a, outcome: o} = s;
    if (!n.has(e) || o === "undecided") continue;
    const i = JSON.stringify([ e, r, a ]);
    const c = t.get(i) ?? {
     id: e,
     model: r,
     matrix: a,
     passed: 0,
     failed: 0,
     errors: 0
    };
    c[outcomeOf(s)] += 1;
    t.set(i, c);
   }
   return [ ...t.values() ].map(e => ({
    ...e,
    rate: rateOf([ e ])
   }));
  }
  function rateOf(e) {
   const sum = t => e.reduce((e, n) => e + n[t], 0);
   const t = sum("passed") + sum("failed");
   return t === 0 ? null : sum("passed") / t;
  }
  function highestRate(e, t) {
   const n = passRatesOf(e);
   const s = new Set(e.filter(hasEvaluations).map(({id: e}) => e));
   const r = new Set(e.map(({id: e}) => e).filter(e => !s.has(e)));
   const a = new Set(t.filter(({id: e}) => !r.has(e)).map(nameOf));
   for (const {name: t, outcome: n} of e) n !== "undecided" && a.delete(t);
   return rateOf([ ...n, {
    passed: a.size,
    failed: 0
   } ]);
  }
  function hasEvaluations({figures: e}) {
   return e.some(({evaluations: {passed: e, failed: t, errors: n}}) => e + t + n > 0);
  }
  function outcomeOf({figures: e, outcome: t}) {
   if (t === "passed") return "passed";
   return e.some(isUnevaluated) ? "errors" : "failed";
  }
  function isUnevaluated({conclusion: e, evaluations: t}) {
   return e !== "success" || t.errors > 0;
  }
 }),
 30227: (function(e, t, n) {
  n.d(t, {
   e: () => sumUsd
  });
  function sumUsd(e) {
   let t = 0;
   for (const n of e) {
    if (n === null) return null;
    t += n;
   }
   return t;
  }
 }),
 50274: (function(e, t, n) {
  n.d(t, {
   $l: () => costReachedIn,
   Aq: () => isPartlyFailed,
   J1: () => exitCodeOfBatch,
   h5: () => figuresOf,
   mt: () => otherUsdOf,
   rV: () => isTooFewPassed,
   vA: () => totalsOf
  });
  var s = n(54539);
  var r = n(89366);
  var a = n(47613);
  var o = n(88510);
  var i = n(30227);
  function figuresOf(e, t) {
   const count = e => t.evaluations.filter(t => t.status === e).length;
   return {
    state: e,
    conclusion: t.conclusion,
    isReused: t.reused,
    isPassed: (0, a.Hh)(t),
    evaluations: {
     passed: count("passed"),
     failed: count("failed"),
     errors: count("error")
    },
    costUsd: t.costUsd,
    reason: t.conclusion === "config-error" ? t.reason : "",
    ...t.answeredBy === void 0 ? {} : {
     answeredBy: t.answeredBy
    }
   };
  }
  function totalsOf(e, t, {minPassRate: n, atLeast: s, early: a, shard: c = null, awaitsAnswers: u = false, others: d = [], ...l}) {
   const f = {};
   for (const {state: e, conclusion: n} of t) e !== "ended" && e !== "open" || (f[n] = (f[n] ?? 0) + 1);
   const countIn = e => t.filter(({state: t}) => t === e).length;
   const h = (0, o.c1)(e, t, {
    atLeast: s,
    others: d
   });
   const p = h.filter(({outcome: e}) => e === "failed");
   const m = (0, o.Cv)(h);
   const g = t.filter(({state: e}) => e === "ended");
   const w = {
    name: l.name,
    planId: l.planId,
    counts: f,
    deferred: countIn("deferred"),
    parked: countIn("parked"),
    ...countIn("missing") === 0 ? {} : {
     missing: countIn("missing")
    },
    passed: g.filter(e => e.isPassed).length,
    failed: g.filter(e => !e.isPassed).length,
    costUsd: (0, r.tE)((0, i.e)([ ...g.filter(e => !e.isReused).map(({costUsd: e}) => e), l.otherUsd ])),
    passRates: m
   };
   const y = c === null ? "No items, so there is nothing to do." : `Shard ${c} of the plan has no jobs.`;
   const k = (0, o.MK)(m);
   const v = u ? e.filter((e, n) => t[n]?.state === "deferred") : [];
   const b = (0, o.dQ)(h, [ ...v, ...d ]);
   const $ = d.length > 0 ? "The merge of all shards" : "The run in which the deferred jobs end";
   const O = {
    figures: t,
    ended: g,
    groups: h,
    failedGroups: p,
    rate: k,
    highest: b,
    decides: $,
    minPassRate: n,
    early: a,
    noJobs: y
   };
   return {
    ...w,
    ...conclusionOf(O)
   };
  }
  function otherUsdOf(e) {
   return (0, i.e)(e.map(({otherUsd: e = 0}) => e));
  }
  function conclusionOf(e) {
   const {figures: t, ended: n, early: r, rate: a, highest: o, decides: i, minPassRate: u} = e;
   const {cancelled: d, fatal: l} = r;
   if (l !== null) return {
    conclusion: "config-error",
    reason: l
   };
   if (d !== null) return {
    conclusion: "cancelled",
    reason: d
   };
   if (t.length === 0) return {
    conclusion: "skipped",
    reason: e.noJobs
   };
   if (t.every(({state: e}) => e === "parked")) return {
    conclusion: "skipped",
    reason: allParked(t)
   };
   const f = sharedConfigError(n);
   if (f !== null) return {
    conclusion: "config-error",
    reason: f
   };
   if (r.costReached !== null) {
    const e = t.some(({state: e}) => e === "deferred");
    return {
     conclusion: "budget",
     reason: `${r.costReached}${e ? c : ""}`
    };
   }
   const h = failuresOf(e);
   if (h !== null) return h;
   const p = a !== null && a < u;
   if (p && (o ?? 0) < u) {
    const [e, n] = [ (0, s.T1)(a), (0, s.T1)(u) ];
    const r = e === n ? String(u) : n;
    return {
     conclusion: "incomplete",
     reason: `${e} of the evaluated jobs passed, less than min-pass-rate (${r}).${parkedIn(t)}`
    };
   }
   const m = p ? ` ${i} decides whether min-pass-rate is reached.` : "";
   return {
    conclusion: "success",
    reason: `${reasonOfSuccess(e)}${m}`
   };
  }
  const allParked = ({length: e}) => (e === 1 ? "The only job is" : `All ${(0, s.ZV)(e)} jobs are`) + " parked. Run the batch with retry-failed once the cause is gone.";
  const c = " The next run continues.";
  function costReachedIn(e) {
   const [t, ...n] = e.filter(({conclusion: e}) => e === "budget");
   if (t === void 0) return null;
   return n.length > 0 ? "max-cost-usd was reached." : t.reason.replace(c, "");
  }
  function isTooFewPassed({conclusion: e, reason: t}) {
   return e === "incomplete" && /^[\d.]+ % of the evaluated jobs passed, less than min-pass-rate/.test(t);
  }
  function isPartlyFailed({reason: e}) {
   const [, t, n] = /^([\d,]+) of ([\d,]+) jobs? failed\b/.exec(e) ?? [];
   return t !== n;
  }
  function reasonOfSuccess({figures: e, ended: t, groups: n, rate: r}) {
   const a = t.filter(e => !(0, o.dR)(e));
   const i = a.filter(({isReused: e}) => e).length;
   const c = `${(0, s.ZV)(a.length)} of ${(0, s.B4)(e.length, "job has", "jobs have")} ended well`;
   const u = i === 0 ? "" : `, ${(0, s.ZV)(i)} of them reused`;
   const d = r === null || r === 1 ? "" : `, and ${(0, s.T1)(r)} of the evaluated ones passed`;
   const sentence = (e, t) => {
    const r = n.filter(({outcome: t}) => t === e).flatMap(e => e.figures);
    const a = r.filter(e => !e.isPassed).length;
    return a === 0 ? "" : ` ${(0, s.B4)(a, "repeat")} did not pass, but at-least ${t}.`;
   };
   const l = sentence("undecided", "can still be reached");
   return `${c}${u}${d}.${sentence("passed", "was reached")}${l}${parkedIn(e)}`;
  }
  function parkedIn(e) {
   const {length: t} = e.filter(({state: e}) => e === "parked");
   return t === 0 ? "" : ` ${(0, s.B4)(t, "job is", "jobs are")} parked.`;
  }
  function sharedConfigError(e) {
   const t = e.filter(({isReused: e}) => !e);
   const [n, ...s] = t;
   if (n?.conclusion !== "config-error" || s.length === 0 && e.length > 1) return null;
   return s.every(e => e.conclusion === "config-error" && e.reason === n.reason) ? n.reason : null;
  }
  function failuresOf({figures: e, ended: t, failedGroups: n}) {
   if (!n.some(({figures: e}) => e.some(o.dR))) return null;
   const r = t.filter(({conclusion: e}) => e !== "success");
   const a = t.filter(e => e.conclusion === "success" && e.evaluations.errors > 0).length;
   const i = [ ...r.length === 0 ? [] : [ `${(0, s.ZV)(r.length)} of ${(0, s.B4)(e.length, "job")} failed` ], ...a === 0 ? [] : [ `the evaluations of ${(0, 
   s.B4)(a, "job")} could not be done` ] ];
   const c = `${i.join(", and ")}.${parkedIn(e)}`;
   const u = new Set(r.map(({conclusion: e}) => e));
   const [d] = u;
   const l = u.size === 1 && (d === "no-output" || d === "provider-error");
   return {
    conclusion: l ? d : "incomplete",
    reason: c.charAt(0).toUpperCase() + c.slice(1)
   };
  }
  function exitCodeOfBatch(e, t = false) {
   switch (e) {
   case "success":
   case "skipped":
    return t ? 1 : 0;

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
 18637: (function(e, t, n) {
  n.d(t, {
   Gf: () => openState,
   K0: () => defaultStatePath,
   un: () => readState
  });
  var s = n(76760);
  var r = n(42357);
  var a = n(62201);
  var o = n(80202);
  var i = n(95155);
  var c = n(72443);
  var u = n(36463);
  var d = n(31734);
  var l = n(5104);
  var f = n(39035);
  var h = n(98058);
  const p = 64e6;
  async function openState(e) {
   const {path: t, name: n, temporary: s, key: r} = e;
   const {directory: o, lock: c} = await orUnusable(t, async () => {
    const o = await (0, i.v)(t, {
     create: true,
     root: e.root
    });
    await claim(o, n);
    const c = (0, a.Z4)(o.path, s);
    const u = "holder" in c ? o : writtenWhileHeld(o, t, c);
    return {
     directory: (0, h.r0)(u, r),
     lock: c
    };
   });
   if ("holder" in c) throw unusable(t, {
    message: "another process is using this state directory",
    found: `process ${String(c.holder.pid)}, which was running at ${new Date(c.holder.confirmedAt).toISOString()}`,
    hint: "wait until it has ended, or use --state with another directory"
   });
   try {
    await o.remove("running");
    await (0, u.E1)(o.path);
    await (e.restore?.(o));
    const t = new Set((await o.names("jobs")).map(e => e.replace(/\.json$/, "")));
    return {
     ...stateIn(o, e.onNotice, t),
     release: () => c.release()
    };
   } catch (e) {
    c.release();
    throw e;
   }
  }
  function writtenWhileHeld(e, t, n) {
   const requireHeld = () => {
    if (!n.isLost()) return;
    throw unusable(t, {
     message: "another process has taken over this state directory",
     found: "this process could not confirm for a minute that it is running",
     hint: "wait until the other one has ended, and run the batch again: what was stored before is kept"
    });
   };
   return {
    ...e,
    write: async (t, n) => {
     requireHeld();
     await e.write(t, n);
    },
    add: async (t, n) => {
     requireHeld();
     await e.add(t, n);
    }
   };
  }
  async function readState(e, t, n = null) {
   return await orUnusable(e, async () => stateIn((0, h.r0)(await (0, i.v)(e, {
    create: false,
    root: null
   }), n), t));
  }
  const m = 10;
  function stateIn(e, t, n) {
   const s = new Set;
   return {
    directory: e,
    record: async r => {
     if (n?.has(r.key) === false) return null;
     const a = await readRecord(e, r.key);
     if (a === null) return null;
     const o = "problem" in a ? a.problem : (0, l.O)(a, r) ? null : "it was not written for this job";
     if (o === null && !("problem" in a)) return a;
     if (s.has(r.key)) return null;
     s.add(r.key);
     s.size === m && t("More stored results are not used.");
     s.size < m && t(`The stored result ${r.key.slice(0, 12)} is not used, because ${o ?? ""}.`);
     return null;
    },
    save: async (t, s, r = null) => {
     const {key: a, transcriptPath: o} = t;
     o !== null && r !== null ? e.writeNew(o, r) : o !== null && await keepTranscript(e, a, o);
     const [i, c] = [ `jobs/${a}.json`, `${JSON.stringify(t)}\n` ];
     await (s === null ? e.add(i, c) : e.write(i, c));
     n?.add(a);
     const u = s?.transcriptPath ?? null;
     u !== null && u !== t.transcriptPath && await e.remove(u);
    },
    lastRun: async () => await (0, d.h)(e, f.y6, f.Lx, p),
    saveRun: async t => {
     await e.flush();
     await e.write(f.y6, `${JSON.stringify(t)}\n`);
    }
   };
  }
  async function readRecord(e, t) {
   const n = e.read(`jobs/${t}.json`, p);
   const s = await n.catch((0, r.j6)(c.k, ({message: e}) => ({
    problem: e
   })));
   return s === null || "problem" in s ? s : (0, l.H)(s, t);
  }
  async function keepTranscript(e, t, n) {
   const s = `running/${t}.jsonl`;
   await e.has(s) && await e.move(s, n);
  }
  async function claim(e, t) {
   const n = await e.read(f.V4, 1e4);
   if (n === null) {
    const n = (await e.names(".")).filter(e => !e.startsWith("."));
    if (n.length > 0) throw unusable(e.path, {
     message: "this directory contains other files",
     found: n.slice(0, 5).join(", "),
     hint: "use --state with an empty directory, or with one that a batch has written"
    });
    await e.write(".gitignore", "*\n");
    await e.write(f.V4, `${JSON.stringify({
     formatVersion: 1,
     name: t
    })}\n`);
    return;
   }
   const s = (0, f.fW)(n, {
    name: t,
    otherwise: `use --state with another directory for ${t}`
   });
   if (s !== null) throw unusable(e.path, {
    ...s,
    message: `this directory ${s.message}`
   });
  }
  async function orUnusable(e, t) {
   return await (0, o.B)(t(), {
    code: "state-unusable",
    location: e,
    message: "the state directory cannot be used",
    hint: "use --state with a directory that can be written and contains no links"
   });
  }
  function unusable(e, t) {
   return new r.yo({
    code: "state-unusable",
    location: e,
    ...t
   });
  }
  function defaultStatePath(e, t) {
   return (0, s.join)(e, ".sallyport/state", t);
  }
 }),
 31734: (function(e, t, n) {
  n.d(t, {
   R: () => readOrProblem,
   h: () => readValid
  });
  var s = n(42357);
  var r = n(20274);
  var a = n(72443);
  async function readValid(e, t, n, s = 1e6) {
   const r = await readOrProblem(e, t, n, s);
   return r !== null && "value" in r ? r.value : null;
  }
  async function readOrProblem(e, t, n, o) {
   const i = await e.read(t, o).catch((0, s.j6)(a.k, ({message: e}) => ({
    problem: e
   })));
   if (i === null || "problem" in i) return i;
   const c = n.safeParse((0, r.U4)(i.toString("utf8"))).data;
   return c === void 0 ? {
    problem: "its content is damaged or has another format"
   } : {
    value: c
   };
  }
 }),
 5104: (function(e, t, n) {
  n.d(t, {
   H: () => parseRecord,
   O: () => hasPartsOf
  });
  var s = n(94343);
  var r = n(43759);
  var a = n(93413);
  var o = n(71911);
  var i = n(36795);
  var c = n(65654);
  var u = n(85306);
  const text = e => s.YjP().check(r.Eb(e));
  const d = s.Whr().check(r.UI());
  const l = s.aig().check(r.UI());
  const f = s.YjP().check(r.Fk(/^[0-9a-f]{64}$/));
  const h = s.YjP().check(r.Fk(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?Z$/));
  const p = s.KCZ([ text(1e5), s.aig(), s.zMY() ]);
  const m = s.Ikc({
   path: text(1e4),
   kind: s.k5n([ "created", "modified", "deleted" ]),
   added: d,
   removed: d,
   diff: s.mee(text(1e7)),
   note: s.lqM(text(1e4))
  });
  const g = s.Ikc({
   name: text(1e3),
   status: s.k5n([ "passed", "failed", "error" ]),
   score: s.aig().check(r.qm(0), r.Zm(1)),
   weight: s.lqM(s.aig().check(r.NC(), r.Zm(1e6))),
   reason: text(1e5),
   digest: s.lqM(text(200))
  });
  const w = s.Ikc(Object.fromEntries(u.N.map(e => [ e, text(200) ])));
  const y = s.Whr().check(r.NC());
  const k = s.Ikc({
   path: text(4096),
   line: y,
   endLine: s.lqM(y),
   severity: s.k5n(i.gO),
   title: text(1e3),
   message: text(1e4),
   suggestion: s.lqM(text(4e4)),
   rule: s.lqM(text(200))
  });
  const v = s.Ikc({
   formatVersion: s.euz(c.T),
   key: f,
   keyParts: w,
   slot: text(1e4),
   planId: text(200),
   shard: s.mee(s.YjP().check(r.Fk(/^\d{1,4}\/\d{1,4}$/))),
   attempt: s.Whr().check(r.NC()),
   id: text(1e3),
   item: s.mee(s.g1P(text(1e3), s.L5J())),
   matrix: s.g1P(text(1e3), p),
   repeat: s.Whr().check(r.NC()),
   model: text(1e3),
   answeredBy: s.lqM(text(1e3)),
   conclusion: s.k5n(a.f),
   reason: text(1e5),
   text: text(1e7),
   structured: s.lqM(s.L5J()),
   evaluations: s.YOg(g).check(r.Eb(1e3)),
   evaluationDigest: text(200),
   minScore: s.lqM(s.aig().check(r.qm(0), r.Zm(1))),
   scoringUsd: s.lqM(s.mee(l)),
   changes: s.YOg(m).check(r.Eb(1e4)),
   usage: s.Ikc({
    inputTokens: d,
    outputTokens: d,
    cacheReadTokens: d,
    cacheWriteTokens: d
   }),
   costUsd: s.mee(l),
   durationMs: l,
   turns: d,
   toolCalls: d,
   transcriptPath: s.mee(s.YjP().check(r.Fk(/^transcripts\/[0-9a-f]{64}-\d{1,9}\.jsonl$/))),
   endedAt: h,
   scoredAt: s.lqM(h),
   sameFailures: d,
   errorKind: s.mee(s.k5n([ ...o.H, ...c.g ])),
   hasTree: s.zMY(),
   notices: s.YOg(text(1e4)).check(r.Eb(1e3)),
   findings: s.lqM(s.YOg(k).check(r.Eb(1e4))),
   toolsUsed: s.YOg(text(1e3)).check(r.Eb(1e3))
  });
  function parseRecord(e, t) {
   let n;
   try {
    n = JSON.parse(e.toString("utf8"));
   } catch {
    return {
     problem: "it is not valid JSON"
    };
   }
   const s = v.safeParse(n);
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
   if (r.key !== t) return {
    problem: "it belongs to another job"
   };
   if (r.transcriptPath !== null && !r.transcriptPath.startsWith(`transcripts/${t}-`)) return {
    problem: "its transcript belongs to another job"
   };
   return r;
  }
  function hasPartsOf(e, t) {
   return u.N.every(n => e.keyParts[n] === t.keyParts[n]);
  }
 }),
 47613: (function(e, t, n) {
  n.d(t, {
   Hh: () => isPassed,
   Ku: () => whyParked,
   LF: () => dispositionOf,
   UQ: () => meanScore,
   lE: () => isPermanent,
   qX: () => hasEndedIn,
   q_: () => failuresInARow,
   v1: () => isUnwritten
  });
  var s = n(54539);
  const r = new Set([ "bad-request", "context-length", "refused", "unwritten-output", "unusable-changes" ]);
  function dispositionOf(e, t, {parkAfter: n, retryFailed: s, rescore: r, resumed: a, sent: o}) {
   if (e === null) return {
    kind: "run",
    why: "new"
   };
   if (o.has(e.key)) return {
    kind: "run",
    why: "requested"
   };
   if (isUnwritten(e)) return {
    kind: "rescore"
   };
   if (s && hasFailed(e)) return {
    kind: "run",
    why: "requested"
   };
   const i = e.evaluationDigest !== t || e.evaluations.some(isError);
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
   if (n !== null && (e.sameFailures >= n || isPermanent(e))) return {
    kind: "parked"
   };
   return isPermanent(e) ? {
    kind: "reuse"
   } : {
    kind: "run",
    why: "failed before"
   };
  }
  function hasEndedIn({planId: e, endedAt: t}, n) {
   return e === n.planId && t >= n.startedAt;
  }
  function whyParked(e) {
   if (e.errorKind === "unusable-changes") return "its answer is paid for";
   return isPermanent(e) ? "the same request fails every time" : `it failed ${(0, s.B4)(e.sameFailures, "time")} in the same way`;
  }
  function isPermanent({errorKind: e}) {
   return e !== null && r.has(e);
  }
  function isUnwritten({errorKind: e}) {
   return e === "unwritten-output";
  }
  function hasFailed(e) {
   return !isPassed({
    ...e,
    evaluations: e.evaluations.filter(e => !isError(e))
   });
  }
  const isError = ({status: e}) => e === "error";
  function isPassed({conclusion: e, evaluations: t, minScore: n}) {
   if (e !== "success" || t.some(isError)) return false;
   if (n === void 0) return t.every(({status: e}) => e === "passed");
   return t.length === 0 || meanScore(t) >= n;
  }
  function meanScore(e) {
   const t = e.reduce((e, {weight: t = 1}) => e + t, 0);
   const n = e.reduce((e, {score: t, weight: n = 1}) => e + t * n, 0) / t;
   return Number(n.toFixed(9));
  }
  function failuresInARow(e, t) {
   if (t.conclusion === "success") return 0;
   const n = e !== null && e.conclusion === t.conclusion && e.errorKind === t.errorKind && withoutNumbers(e.reason) === withoutNumbers(t.reason);
   return n ? e.sameFailures + 1 : 1;
  }
  const withoutNumbers = e => e.replace(/[\w-]*\d[\w-]*/g, "#");
 }),
 98058: (function(e, t, n) {
  n.d(t, {
   dy: () => isSealed,
   nz: () => isOfOtherKey,
   r0: () => sealDirectory
  });
  var s = n(77598);
  var r = n(42357);
  var a = n(72443);
  const o = /^(jobs|answers|delivery|trees)\/|^run\.json$/;
  const i = "plan.json";
  const c = `${i}.mac`;
  const u = "it was not written with resume-key";
  const d = /,"mac":"([0-9a-f]{64})"\}\n$/;
  const l = 75;
  function sealDirectory(e, t) {
   const mac = e => (0, s.createHmac)("sha256", `sallyport state ${t ?? ""}`).update(`${e}\n`);
   const examine = (e, t, n) => {
    const r = mac(e).update(t).digest("hex");
    if (n.length !== r.length || !(0, s.timingSafeEqual)(Buffer.from(n), Buffer.from(r))) throw new a.k("refused", e, u);
   };
   const withMac = (e, n) => {
    if (t === null || !o.test(e)) return n;
    const s = `${n.toString("utf8").trimEnd()}\n`;
    return `${s.slice(0, -2)},"mac":"${mac(e).update(s).digest("hex")}"}\n`;
   };
   return {
    ...e,
    read: async (n, s) => {
     const r = await e.read(n, s);
     if (r === null) return null;
     if (n === i && t !== null) {
      const t = await e.read(c, 100);
      examine(n, r, t?.toString("utf8").trim() ?? "");
      return r;
     }
     if (!o.test(n)) return r;
     const a = d.exec(r.subarray(-l).toString("latin1"))?.[1];
     const u = a === void 0 ? r : withoutMac(r);
     t !== null && examine(n, u, a ?? "");
     return u;
    },
    write: async (t, n) => await e.write(t, withMac(t, n)),
    add: async (t, n) => await e.add(t, withMac(t, n)),
    create: async n => {
     const s = await e.create(n);
     if (t === null || n !== i) return s;
     const r = mac(n);
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
  async function isOfOtherKey(e, t, n) {
   return await e.read(t, n).then(() => false, (0, r.j6)(a.k, ({message: e}) => e === u));
  }
  async function isSealed(e) {
   return await e.has(c);
  }
  function withoutMac(e) {
   return Buffer.concat([ e.subarray(0, e.length - l), Buffer.from("}\n") ]);
  }
 }),
 71911: (function(e, t, n) {
  n.d(t, {
   H: () => s
  });
  const s = [ "auth", "not-found", "bad-request", "context-length", "prefix-changed", "media", "rate-limit", "quota", "budget", "overloaded", "server", "network", "cut-off", "refused", "script", "cancelled" ];
 })
};
