"use strict";

exports.id = 6611;

exports.ids = [ 6611 ];

exports.modules = {
 53599: (function(e, n, t) {
  t.d(n, {
   e: () => nameOfJob
  });
  var s = t(20653);
  function nameOfJob({id: e, item: n, matrix: t, repeat: s}) {
   const r = [ e, ...n === null ? [] : [ nameOfItem(n) ], ...Object.values(t).map(String) ];
   return `${r.join(" \xb7 ")}${s > 1 ? ` (${String(s)})` : ""}`;
  }
  function nameOfItem({id: e, fields: n}) {
   const t = /^[0-9a-f]{16}$/.test(e) ? Object.values(n).find(e => typeof e === "string") : void 0;
   return typeof t === "string" ? `${(0, s.ml)(t.replace(/\s+/g, " "), 60)} (${e.slice(0, 8)})` : e;
  }
 }),
 28605: (function(e, n, t) {
  t.d(n, {
   I: () => rankOf,
   L: () => stateOf
  });
  function stateOf({figures: {state: e, conclusion: n, isPassed: t, isReused: s}}) {
   if (e === "deferred") return "deferred";
   if (e === "parked") return "parked";
   const r = n !== "success" || t ? n : "evaluation failed";
   return s ? `${r}, reused` : r;
  }
  function rankOf({figures: {state: e, isPassed: n}}) {
   if (e === "ended") return n ? 2 : 0;
   return e === "open" ? 1 : 3;
  }
 }),
 65654: (function(e, n, t) {
  t.d(n, {
   T: () => s
  });
  const s = 1;
 }),
 5335: (function(e, n, t) {
  t.d(n, {
   S: () => jobRow
  });
  function jobRow(e, n, t) {
   const s = {
    id: e.id,
    item: e.item?.fields ?? null,
    matrix: e.matrix,
    repeat: e.repeat,
    key: e.key,
    attempt: t?.attempt ?? 1
   };
   const r = {
    ...s,
    reused: false,
    text: "",
    evaluations: [],
    costUsd: null,
    transcriptPath: null
   };
   switch (n.kind) {
   case "ended":
    return t === null ? {
     ...r,
     conclusion: "cancelled",
     reason: "The stored result is missing."
    } : {
     ...s,
     reused: n.isReused,
     ...endOf(t)
    };

   case "parked":
    return {
     ...r,
     conclusion: "skipped",
     reason: `Parked: it failed ${String(t?.sameFailures ?? 0)} times in the same way. ${t?.reason ?? ""}`.trim()
    };

   case "deferred":
    return {
     ...r,
     conclusion: "skipped",
     reason: `Deferred to the next run: ${n.reason}.`
    };

   case "open":
    return {
     ...r,
     conclusion: "cancelled",
     reason: n.reason
    };
   }
  }
  function endOf(e) {
   const {conclusion: n, reason: t, text: s, structured: r, evaluations: a, transcriptPath: o, scoringUsd: i = 0} = e;
   const c = e.costUsd === null || i === null ? null : e.costUsd + i;
   return {
    conclusion: n,
    reason: t,
    text: s,
    ...r === void 0 ? {} : {
     structured: r
    },
    evaluations: a,
    ...e.minScore === void 0 ? {} : {
     minScore: e.minScore
    },
    costUsd: c,
    transcriptPath: o
   };
  }
 }),
 345: (function(e, n, t) {
  t.d(n, {
   J1: () => exitCodeOfBatch,
   h5: () => figuresOf,
   vA: () => totalsOf
  });
  var s = t(47613);
  function groupsOf(e, n, t) {
   const s = new Map;
   for (const [t, r] of e.entries()) {
    const e = n[t];
    if (e?.state !== "ended") continue;
    const a = JSON.stringify([ r.id, r.item?.id ?? null, r.matrix ]);
    const o = s.get(a) ?? {
     job: r,
     figures: []
    };
    o.figures.push(e);
    s.set(a, o);
   }
   return [ ...s.values() ].map(({job: {id: e, model: n}, figures: s}) => {
    const r = Math.min(s.length, t(e));
    return {
     id: e,
     model: n,
     figures: s,
     isPassed: s.filter(e => e.isPassed).length >= r
    };
   });
  }
  function passRatesOf(e) {
   const n = new Map;
   for (const t of e) {
    const e = outcomeOf(t);
    if (e === null) continue;
    const {id: s, model: r} = t;
    const a = JSON.stringify([ s, r ]);
    const o = n.get(a) ?? {
     id: s,
     model: r,
     passed: 0,
     failed: 0,
     errors: 0
    };
    o[e] += 1;
    n.set(a, o);
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
  function outcomeOf({figures: e, isPassed: n}) {
   const has = n => e.some(({evaluations: e}) => e[n] > 0);
   if (!has("passed") && !has("failed") && !has("errors")) return null;
   if (n) return "passed";
   return has("errors") && !has("failed") ? "errors" : "failed";
  }
  function figuresOf(e, n) {
   const count = e => n.evaluations.filter(n => n.status === e).length;
   return {
    state: e,
    conclusion: n.conclusion,
    isReused: n.reused,
    isPassed: (0, s.Hh)(n),
    evaluations: {
     passed: count("passed"),
     failed: count("failed"),
     errors: count("error")
    },
    costUsd: n.costUsd,
    reason: n.conclusion === "config-error" ? n.reason : ""
   };
  }
  function totalsOf(e, n, {name: t, planId: s, minPassRate: r, atLeast: a, early: o, otherUsd: i, shard: c = null}) {
   const u = {};
   for (const {state: e, conclusion: t} of n) e !== "ended" && e !== "open" || (u[t] = (u[t] ?? 0) + 1);
   const l = groupsOf(e, n, a);
   const d = l.filter(({isPassed: e}) => !e);
   const f = passRatesOf(l);
   const h = n.filter(({state: e}) => e === "ended");
   const m = {
    name: t,
    planId: s,
    counts: u,
    deferred: n.filter(({state: e}) => e === "deferred").length,
    parked: n.filter(({state: e}) => e === "parked").length,
    passed: h.filter(e => e.isPassed).length,
    failed: h.filter(e => !e.isPassed).length,
    costUsd: sumOf([ ...h.filter(e => !e.isReused).map(({costUsd: e}) => e), i ]),
    passRates: f
   };
   const p = c === null ? "No items, so there is nothing to do." : `Shard ${c} of the plan has no jobs.`;
   const g = rateOf(f);
   return {
    ...m,
    ...conclusionOf({
     figures: n,
     ended: h,
     failedGroups: d,
     rate: g,
     minPassRate: r,
     early: o,
     noJobs: p
    })
   };
  }
  function sumOf(e) {
   return e.reduce((e, n) => e === null || n === null ? null : e + n, 0);
  }
  function conclusionOf(e) {
   const {figures: n, ended: t, early: s, rate: r, minPassRate: a} = e;
   const {cancelled: o, fatal: i} = s;
   if (i !== null) return {
    conclusion: "config-error",
    reason: i
   };
   if (o !== null) return {
    conclusion: "cancelled",
    reason: o
   };
   if (n.length === 0) return {
    conclusion: "skipped",
    reason: e.noJobs
   };
   const c = sharedConfigError(t);
   if (c !== null) return {
    conclusion: "config-error",
    reason: c
   };
   if (s.isCostReached) return {
    conclusion: "budget",
    reason: "max-cost-usd was reached. The next run continues."
   };
   const u = failuresOf(e);
   if (u !== null) return u;
   if (r !== null && r < a) {
    const e = `${percent(r)} of the evaluated jobs passed, less than min-pass-rate (${percent(a)}).`;
    return {
     conclusion: "incomplete",
     reason: e
    };
   }
   const l = r === null || r === 1 ? "" : `, and ${percent(r)} of the evaluated ones passed`;
   return {
    conclusion: "success",
    reason: `${String(t.length)} of ${String(n.length)} jobs have ended well${l}.`
   };
  }
  function sharedConfigError(e) {
   const [n, ...t] = e;
   if (n?.conclusion !== "config-error") return null;
   return t.every(e => e.conclusion === "config-error" && e.reason === n.reason) ? n.reason : null;
  }
  function failuresOf({ended: e, failedGroups: n}) {
   const hasFailure = ({figures: e}) => e.some(({conclusion: e, evaluations: n}) => e !== "success" || n.errors > 0);
   const t = n.filter(hasFailure);
   if (t.length === 0) return null;
   const s = e.filter(({conclusion: e}) => e !== "success");
   const r = e.filter(({evaluations: e}) => e.errors > 0).length;
   const a = [ ...s.length === 0 ? [] : [ `${String(s.length)} of ${String(e.length)} jobs failed` ], ...r === 0 ? [] : [ `the evaluations of ${String(r)} jobs could not be done` ] ];
   const o = `${a.join(", and ")}.`;
   const i = new Set(s.map(({conclusion: e}) => e));
   const [c] = i;
   const u = i.size === 1 && (c === "no-output" || c === "provider-error");
   return {
    conclusion: u ? c : "incomplete",
    reason: o.charAt(0).toUpperCase() + o.slice(1)
   };
  }
  const percent = e => `${String(Math.round(e * 1e3) / 10)} %`;
  function exitCodeOfBatch(e) {
   switch (e) {
   case "success":
   case "skipped":
    return 0;

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
 34377: (function(e, n, t) {
  t.d(n, {
   K0: () => defaultStatePath,
   Gf: () => openState,
   un: () => readState
  });
  var s = t(76760);
  var r = t(42357);
  var a = t(62201);
  var o = t(80202);
  var i = t(54302);
  var c = t(72443);
  var u = t(31734);
  var l = t(5104);
  var d = t(39035);
  var f = t(77598);
  const h = /^(jobs|answers|delivery|trees)\/|^run\.json$/;
  const m = "plan.json";
  const p = /,"mac":"([0-9a-f]{64})"\}\n$/;
  const g = 75;
  function sealDirectory(e, n) {
   const mac = e => (0, f.createHmac)("sha256", `sallyport state ${n ?? ""}`).update(`${e}\n`);
   const examine = (e, n, t) => {
    const s = mac(e).update(n).digest("hex");
    if (t.length !== s.length || !(0, f.timingSafeEqual)(Buffer.from(t), Buffer.from(s))) throw new c.k("refused", e, "it was not written with resume-key");
   };
   const withMac = (e, t) => {
    if (n === null || !h.test(e)) return t;
    const s = `${t.toString("utf8").trimEnd()}\n`;
    return `${s.slice(0, -2)},"mac":"${mac(e).update(s).digest("hex")}"}\n`;
   };
   return {
    ...e,
    read: async (t, s) => {
     const r = await e.read(t, s);
     if (r === null) return null;
     if (t === m && n !== null) {
      const n = await e.read(`${m}.mac`, 100);
      examine(t, r, n?.toString("utf8").trim() ?? "");
      return r;
     }
     if (!h.test(t)) return r;
     const a = p.exec(r.subarray(-g).toString("latin1"))?.[1];
     const o = a === void 0 ? r : withoutMac(r);
     n !== null && examine(t, o, a ?? "");
     return o;
    },
    write: async (n, t) => await e.write(n, withMac(n, t)),
    add: async (n, t) => await e.add(n, withMac(n, t)),
    create: async t => {
     const s = await e.create(t);
     if (n === null || t !== m) return s;
     const r = mac(t);
     return {
      write: async e => {
       r.update(e);
       await s.write(e);
      },
      close: async () => {
       await s.close();
       await e.write(`${m}.mac`, `${r.digest("hex")}\n`);
      },
      abandon: () => s.abandon()
     };
    }
   };
  }
  function withoutMac(e) {
   return Buffer.concat([ e.subarray(0, e.length - g), Buffer.from("}\n") ]);
  }
  const w = 64e6;
  async function openState(e) {
   const {path: n, name: t, temporary: s, key: r} = e;
   const o = await orUnusable(n, async () => {
    const s = await (0, i.v)(n, {
     create: true,
     root: e.root
    });
    await claim(s, t);
    return sealDirectory(s, r);
   });
   const c = (0, a.Z)(o.path, s);
   if ("holder" in c) throw unusable(n, {
    message: "another process is using this state directory",
    found: `process ${String(c.holder.pid)}, running ${new Date(c.holder.confirmedAt).toISOString()}`,
    hint: "wait until it has ended, or use --state with another directory"
   });
   try {
    await o.remove("running");
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
   return await orUnusable(e, async () => stateIn(sealDirectory(await (0, i.v)(e, {
    create: false,
    root: null
   }), t), n));
  }
  function stateIn(e, n, t) {
   return {
    directory: e,
    record: async s => {
     if (t?.has(s.key) === false) return null;
     const r = await readRecord(e, s.key);
     if (r === null) return null;
     const a = "problem" in r ? r.problem : (0, l.O)(r, s) ? null : "it was not written for this job";
     if (a === null && !("problem" in r)) return r;
     n(`The stored result ${s.key.slice(0, 12)} is not used, because ${a ?? ""}. The job runs again.`);
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
    lastRun: async () => await (0, u.h)(e, d.y6, d.Lx, w),
    saveRun: async n => {
     await e.flush();
     await e.write(d.y6, `${JSON.stringify(n)}\n`);
    }
   };
  }
  async function readRecord(e, n) {
   const t = e.read(`jobs/${n}.json`, w);
   const s = await t.catch((0, r.j6)(c.k, ({message: e}) => ({
    problem: e
   })));
   return s === null || "problem" in s ? s : (0, l.H)(s, n);
  }
  async function keepTranscript(e, n, t) {
   const s = `running/${n}.jsonl`;
   await e.has(s) && await e.move(s, t);
  }
  async function claim(e, n) {
   const t = await e.read(d.V4, 1e4);
   if (t === null) {
    const t = (await e.names(".")).filter(e => !e.startsWith("."));
    if (t.length > 0) throw unusable(e.path, {
     message: "this directory contains other files",
     found: t.slice(0, 5).join(", "),
     hint: "use --state with an empty directory, or with one that a batch has written"
    });
    await e.write(".gitignore", "*\n");
    await e.write(d.V4, `${JSON.stringify({
     formatVersion: 1,
     name: n
    })}\n`);
    return;
   }
   const s = (0, d.tV)(t);
   if (s === n) return;
   throw unusable(e.path, {
    message: "this directory holds the state of another batch",
    found: s ?? `${d.V4} is invalid`,
    hint: `use --state with another directory for ${n}`
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
   h: () => readValid
  });
  var s = t(42357);
  var r = t(20274);
  var a = t(72443);
  async function readValid(e, n, t, o = 1e6) {
   const i = await e.read(n, o).catch((0, s.j6)(a.k, () => null));
   return i === null ? null : t.safeParse((0, r.U4)(i.toString("utf8"))).data ?? null;
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
  const f = s.KCZ([ text(1e5), s.aig(), s.zMY() ]);
  const h = s.rej({
   path: text(1e4),
   kind: s.k5n([ "created", "modified", "deleted" ]),
   added: u,
   removed: u,
   diff: s.mee(text(1e7)),
   note: s.lqM(text(1e4))
  });
  const m = s.rej({
   name: text(1e3),
   status: s.k5n([ "passed", "failed", "error" ]),
   score: s.aig().check(r.qm(0), r.Zm(1)),
   weight: s.lqM(s.aig().check(r.NC(), r.Zm(1e6))),
   reason: text(1e5)
  });
  const p = [ "auth", "not-found", "bad-request", "context-length", "rate-limit", "quota", "overloaded", "server", "network", "cut-off", "refused", "script", "cancelled" ];
  const g = s.rej(Object.fromEntries(c.N.map(e => [ e, text(200) ])));
  const w = s.Whr().check(r.NC());
  const v = s.rej({
   path: text(4096),
   line: w,
   endLine: s.lqM(w),
   severity: s.k5n(o.gO),
   title: text(1e3),
   message: text(1e4),
   suggestion: s.lqM(text(4e4)),
   rule: s.lqM(text(200))
  });
  const y = s.rej({
   formatVersion: s.euz(i.T),
   key: d,
   keyParts: g,
   slot: text(1e4),
   planId: text(200),
   shard: s.mee(s.YjP().check(r.Fk(/^\d{1,4}\/\d{1,4}$/))),
   attempt: s.Whr().check(r.NC()),
   id: text(1e3),
   item: s.mee(s.g1P(text(1e3), s.L5J())),
   matrix: s.g1P(text(1e3), f),
   repeat: s.Whr().check(r.NC()),
   model: text(1e3),
   conclusion: s.k5n(a.f),
   reason: text(1e5),
   text: text(1e7),
   structured: s.lqM(s.L5J()),
   evaluations: s.YOg(m).check(r.Eb(1e3)),
   evaluationDigest: text(200),
   minScore: s.lqM(s.aig().check(r.qm(0), r.Zm(1))),
   scoringUsd: s.lqM(s.mee(l)),
   changes: s.YOg(h).check(r.Eb(1e4)),
   usage: s.rej({
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
   endedAt: s.YjP().check(r.Fk(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?Z$/)),
   sameFailures: u,
   errorKind: s.mee(s.k5n(p)),
   hasTree: s.zMY(),
   notices: s.YOg(text(1e4)).check(r.Eb(1e3)),
   findings: s.lqM(s.YOg(v).check(r.Eb(1e4))),
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
   const s = y.safeParse(t);
   if (!s.success) {
    const [e] = s.error.issues;
    return {
     problem: `${e?.path.join(".") ?? ""} is invalid`.trimStart()
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
   LF: () => dispositionOf,
   UQ: () => meanScore,
   q_: () => failuresInARow
  });
  const s = new Set([ "bad-request", "context-length", "refused" ]);
  function dispositionOf(e, n, {parkAfter: t, retryFailed: s, rescore: r, resumedPlan: a}) {
   if (e === null) return {
    kind: "run",
    why: "new"
   };
   if (s && hasFailed(e)) return {
    kind: "run",
    why: "requested"
   };
   const o = e.evaluationDigest !== n || e.evaluations.some(isError);
   const i = e.conclusion === "success" && (r || o);
   if (i) return {
    kind: "rescore"
   };
   if (e.conclusion === "success") return {
    kind: "reuse"
   };
   if (a !== null && e.planId === a) return {
    kind: "reuse"
   };
   if (t !== null && e.sameFailures >= t) return {
    kind: "parked"
   };
   return isPermanent(e) ? {
    kind: "reuse"
   } : {
    kind: "run",
    why: "failed before"
   };
  }
  function isPermanent({errorKind: e}) {
   return e !== null && s.has(e);
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
 15917: (function(e, n, t) {
  t.d(n, {
   WT: () => findingsSection,
   WX: () => findingsOf,
   YR: () => locationOfFinding
  });
  var s = t(54539);
  var r = t(20274);
  var a = t(20653);
  var o = t(83874);
  var i = t(99180);
  const c = 4e3;
  function findingsOf({requests: e, structured: n}) {
   const t = e.flatMap(e => e.kind === "findings" ? e.findings : []);
   const s = (0, o.K)();
   const r = listIn(n).map(e => asFinding(e, s));
   const a = r.filter(e => e !== null);
   const i = [ ...t, ...a ].slice(0, c);
   return {
    findings: [ ...new Map(i.map(e => [ JSON.stringify(e), e ])).values() ],
    invalid: a.length === 0 ? 0 : r.length - a.length
   };
  }
  function listIn(e) {
   const n = (0, r.u4)(e) ? e["findings"] : null;
   return Array.isArray(n) ? n.slice(0, c) : [];
  }
  function asFinding(e, n) {
   if (!(0, r.u4)(e)) return null;
   const t = Object.entries(e).filter(([e, t]) => Object.hasOwn(n.shape, e) && t !== null);
   const {data: s} = n.safeParse(Object.fromEntries(t));
   return s === void 0 ? null : (0, o.C)(s);
  }
  function findingsSection(e, n) {
   const t = e.slice(0, n);
   const r = e.length - t.length;
   const o = t.map(e => {
    const n = (0, i.ti)((0, a.ml)(locationOfFinding(e), 200));
    return `| ${e.severity} | ${n} | ${(0, i.xG)((0, a.ml)(e.title, 200))} | ${(0, i.xG)((0, 
    a.ml)(e.message, 500))} |`;
   });
   return [ `#### Findings (${(0, s.Z)(e.length)})`, [ "| Severity | Location | Title | Details |", "| --- | --- | --- | --- |", ...o ].join("\n"), ...r > 0 ? [ `And ${(0, 
   s.B)(r, "more finding")}.` ] : [] ].join("\n\n");
  }
  function locationOfFinding({path: e, line: n, endLine: t}) {
   return `${e}:${String(n)}${t === void 0 ? "" : `-${String(t)}`}`;
  }
 }),
 32223: (function(e, n, t) {
  t.d(n, {
   X: () => escapeXml,
   b: () => junit
  });
  var s = t(15917);
  function junit(e) {
   const n = e.filter(({severity: e}) => e !== "note").length;
   const t = `tests="${String(e.length)}" failures="${String(n)}"`;
   return [ '<?xml version="1.0" encoding="UTF-8"?>', `<testsuites name="sallyport" ${t}>`, `  <testsuite name="sallyport" ${t}>`, ...e.map(testCase), "  </testsuite>", "</testsuites>", "" ].join("\n");
  }
  function testCase(e) {
   const {path: n, line: t, severity: r, title: a, message: o, rule: i} = e;
   const c = (0, s.YR)(e);
   const u = escapeXml(`${c}\n${o}`);
   const l = `<testcase classname="${escapeXml(n)}" name="${escapeXml(`${a} (${c})`)}" file="${escapeXml(n)}" line="${String(t)}">`;
   const d = r === "note" ? `<system-out>${u}</system-out>` : `<failure type="${escapeXml(i ?? r)}" message="${escapeXml(a)}">${u}</failure>`;
   return `    ${l}${d}</testcase>`;
  }
  const r = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;
  function escapeXml(e) {
   return e.replace(r, "").replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
  }
 }),
 83874: (function(e, n, t) {
  t.d(n, {
   C: () => withoutGaps,
   K: () => findingInput
  });
  var s = t(94343);
  var r = t(43759);
  var a = t(75440);
  var o = t(36795);
  const i = 1e7;
  const findingInput = () => s.rej({
   path: (0, a._Z)("File, relative to the repository.", {
    most: 4096
   }),
   line: (0, a.$A)("Line number in the current file.", 1, i),
   endLine: s.lqM((0, a.$A)("Last line, if the finding covers several lines.", 1, i)),
   severity: s.k5n(o.gO),
   title: (0, a._Z)("The problem, in a few words.", {
    most: 200
   }),
   message: (0, a._Z)("Why it is a problem and how to fix it, as plain text.", {
    most: 5e3
   }),
   suggestion: s.lqM((0, a._Z)("Replacement for these lines.", {
    empty: true,
    most: 2e4
   })),
   rule: s.lqM(s.YjP().check(r.Fk(/^[A-Za-z0-9._/-]{1,100}$/), s.q0y("A short, stable name for this kind of finding.")))
  });
  function withoutGaps({endLine: e, suggestion: n, rule: t, ...s}) {
   return {
    ...s,
    path: s.path.replace(/^\.\//, ""),
    ...e === void 0 || e <= s.line ? {} : {
     endLine: e
    },
    ...n === void 0 ? {} : {
     suggestion: n
    },
    ...t === void 0 ? {} : {
     rule: t
    }
   };
  }
 })
};
