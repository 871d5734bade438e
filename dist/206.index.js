"use strict";

exports.id = 206;

exports.ids = [ 206 ];

exports.modules = {
 29296: (function(e, t, n) {
  n.d(t, {
   $: () => choosePlan
  });
  var r = n(57367);
  var a = n(56987);
  var s = n(42357);
  var o = n(72443);
  async function choosePlan(e, {file: t, source: n, shard: r, resume: s}) {
   const o = s ? await (e?.lastRun()) ?? null : null;
   const i = n.isFrozen ? await n.make() : null;
   const c = o === null || i !== null ? null : await storedPlan(e, t);
   const u = i ?? c;
   if (o !== null && u?.planId === o.planId) {
    const {planId: e, startedAt: t} = o;
    const n = o.shard === null || r !== null ? [] : [ `The last run was shard ${o.shard}: it is resumed.` ];
    const s = o.shard === null ? null : (0, a.X)(o.shard, {});
    return {
     plan: u,
     resumed: {
      planId: e,
      startedAt: t
     },
     shard: r ?? s,
     notices: n
    };
   }
   const l = o !== null && i !== null;
   const d = l ? "The last run had another plan" : "No earlier run was found to resume";
   const f = s ? [ `${d}: a new one starts.` ] : [];
   return {
    plan: i ?? await n.make(),
    resumed: null,
    shard: r,
    notices: f
   };
  }
  const i = "plan.json";
  const c = 1e9;
  async function storedPlan(e, t) {
   const n = await (e?.directory.read(i, c).catch((0, s.j6)(o.k, () => null))) ?? null;
   return n === null ? null : (0, r.wr)(`${e?.directory.path ?? ""}/${i}`, n, t, true);
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
 30206: (function(e, t, n) {
  n.d(t, {
   dryRunBatch: () => dryRunBatch
  });
  var r = n(76760);
  var a = n(61890);
  var s = n(47613);
  var o = n(85306);
  var i = n(48393);
  function forecast(e, t, {parkAfter: n, budget: r}, a) {
   const o = e.map(e => {
    const r = t.record(e);
    const o = (0, s.LF)(r, e.evaluationDigest, {
     ...a,
     parkAfter: n
    });
    switch (o.kind) {
    case "reuse":
     return {
      job: e,
      action: "reuse",
      why: `ended ${dayOf(r)} as ${r?.conclusion ?? ""}`,
      rank: 0
     };

    case "rescore":
     return {
      job: e,
      action: "rescore",
      why: "its evaluations are scored again",
      rank: 0
     };

    case "parked":
     return {
      job: e,
      action: "parked",
      why: parkedReason(r),
      rank: 0
     };

    case "run":
     {
      const n = t.waiting(e);
      if (n !== null) return {
       job: e,
       action: "waiting",
       why: n,
       rank: 0
      };
      return {
       job: e,
       action: "run",
       why: runReason(e, o.why, r, t),
       rank: rankOf(e, o.why, t)
      };
     }
    }
   });
   return withinBudget(o, r);
  }
  function runReason({slot: e, keyParts: t}, n, r, a) {
   if (n === "requested") return "requested by --retry-failed";
   if (n === "failed before") return `ended ${dayOf(r)} as ${r?.conclusion ?? ""}`;
   const s = a.earlier(e);
   if (s === null) return a.deferred.includes(e) ? "deferred by the last run" : "new";
   const c = o.N.filter(e => s[e] !== t[e]);
   return c.length === 0 ? "its stored result is not usable" : `changed: ${c.map(i.J).join(", ")}`;
  }
  function rankOf({slot: e}, t, {deferred: n}) {
   const r = n.indexOf(e);
   return r >= 0 ? r - n.length : t === "failed before" ? 1 : 0;
  }
  function withinBudget(e, {maxJobs: t, maxCostUsd: n}) {
   const r = e.filter(({action: e}) => e === "run").toSorted((e, t) => e.rank - t.rank);
   const a = new Map;
   let s = 0;
   for (const [e, {job: o}] of r.entries()) {
    s += o.estimatedCostUsd ?? 0;
    t !== null && e >= t ? a.set(o, `max-jobs is ${String(t)}`) : n !== null && e > 0 && s > n && a.set(o, `max-cost-usd is ${String(n)}`);
   }
   return e.map(({job: e, action: t, why: n}) => {
    const r = a.get(e);
    return r === void 0 ? {
     job: e,
     action: t,
     why: n
    } : {
     job: e,
     action: "deferred",
     why: `${r}; ${n}`
    };
   });
  }
  function parkedReason(e) {
   return e === null ? "" : `${(0, s.Ku)(e)}: ${e.reason}`;
  }
  function dayOf(e) {
   return e === null ? "" : `on ${e.endedAt.slice(0, 10)}`;
  }
  var c = n(54539);
  var u = n(7138);
  var l = n(1359);
  var d = n(53599);
  const f = {
   run: "run",
   reuse: "reused",
   rescore: "scored again",
   parked: "parked",
   deferred: "deferred",
   waiting: "waiting"
  };
  function forecastText(e, t, n) {
   const r = t.map(({job: e, action: t, why: n}) => [ f[t], (0, d.e)(e), e.model, (0, 
   c.B4)(e.promptCharacters, "character"), t === "run" || t === "deferred" ? (0, l.BD)(e.estimatedCostUsd) : "", n ]);
   const a = [ 0, 1, 2, 3, 4 ].map(e => r.reduce((t, n) => Math.max(t, Math.min(60, (n[e] ?? "").length)), 0));
   const s = r.map(e => e.map((e, t) => (0, u.wh)(e).padEnd(a[t] ?? 0)).join("  ").trimEnd());
   const o = [ `dry run of ${e.name}: no model is called, no job runs`, "" ];
   if (t.length === 0) return [ ...o, "no jobs: no source has items" ].join("\n");
   return [ ...o, ...s, "", ...sums(t, n), ...prices(n) ].join("\n");
  }
  function sums(e, t) {
   const n = new Map;
   for (const {action: t} of e) n.set(t, (n.get(t) ?? 0) + 1);
   const r = [ ...n ].map(([e, t]) => `${(0, c.ZV)(t)} ${f[e]}`);
   const {usd: a, unknown: s} = expectedCost(e);
   const o = `${(0, c.B4)(s, "job")} of unknown price`;
   const i = s > 0 && a === 0 ? `not known (${o})` : `${(0, l.BD)(a)}${s === 0 ? "" : `, and ${o}`} (a rough guess)`;
   const u = new Set(t.jobs.filter(hasJudge).map(({id: e}) => e));
   const d = e.filter(({action: e, job: t}) => e === "rescore" && u.has(t.id)).length;
   const h = d === 0 ? "" : `; not counted: the judges of ${(0, c.B4)(d, "stored answer")}`;
   return [ `${(0, c.B4)(e.length, "job")}: ${r.join(", ")}`, `expected cost of this run: ${i}${h}` ];
  }
  const hasJudge = ({evaluate: e}) => e.some(({check: e}) => e.kind === "judge");
  function prices({delivery: e, judgeDelivery: t, jobs: n}) {
   if (e !== "batch") return [];
   const r = n.some(hasJudge) ? t === "batch" ? " and its judges" : " and all judges" : "";
   return [ `half the price by the batch API, except for the first job of each entry${r}` ];
  }
  function expectedCost(e) {
   const t = e.filter(({action: e}) => e === "run").map(({job: e}) => e.estimatedCostUsd);
   const n = t.filter(e => e !== null);
   return {
    usd: n.reduce((e, t) => e + t, 0),
    unknown: t.length - n.length
   };
  }
  var h = n(45292);
  var m = n(18637);
  var w = n(5104);
  var p = n(42357);
  var y = n(54302);
  var g = n(79579);
  var b = n(72443);
  var k = n(11795);
  async function withStoredCopy(e, {storage: t, temporary: n}, r) {
   if (t === null) return await r(e);
   try {
    return await (0, g.n)(n, async n => {
     const a = await (0, y.v)(e, {
      create: false,
      root: null
     }).catch((0, p.j6)(b.k, () => null));
     const s = await (0, y.v)(n, {
      create: false,
      root: null
     });
     a !== null && await (0, k.fM)(a, s);
     await t.restore(s);
     return await r(n);
    });
   } finally {
    t.close();
   }
  }
  var v = n(24788);
  var $ = n(62103);
  var j = n(29296);
  var x = n(860);
  var S = n(26803);
  var P = n(49266);
  var O = n(45342);
  async function forecastWaiting(e, t, {delivery: n, onExpired: r}) {
   const a = new Map;
   if (n !== "batch") return a;
   const s = (0, x.b)(t);
   const o = new Map;
   for (const {keys: e, createdAt: t} of await s.submissions()) for (const n of e) o.set(n, t);
   const i = (0, S.$h)(await s.unusableSubmissions());
   for (const {key: t, model: n} of e) {
    if (!(0, P.lx)(n)) continue;
    const e = o.get(t);
    const c = e === void 0 ? await s.outcome(t) : null;
    const u = c !== null && (0, O.O)(c) && r !== "fail";
    const l = e === void 0 && c === null ? await s.unusableOutcome(t) : null;
    const d = u && r === "now";
    e !== void 0 ? a.set(t, `waits for the batch API since ${e.slice(0, 16)}Z`) : l !== null ? a.set(t, (0, 
    S.Jn)(l)) : c === null || u ? i === null || d || a.set(t, i) : a.set(t, "its answer is there, and is used");
   }
   return a;
  }
  var C = n(51601);
  var M = n(63281);
  async function dryRunBatch(e, {plan: t, shard: n, storage: a, inputs: {early: s}}, o) {
   const {file: i, runContext: c} = e;
   const {hostEnvironment: u, redact: l, log: d} = o;
   const {onRunner: f} = u;
   const {workspace: h, settings: w} = c;
   const y = s.state === void 0 ? (0, m.K0)(h, i.name) : (0, r.resolve)(u.directory, s.state);
   const g = a.kind === "artifact" ? void 0 : a;
   const b = await (0, M.G)(g, {
    name: i.name,
    workspace: h,
    isShard: n !== null
   }, o);
   const onNotice = e => d.warning(l(e));
   const {temporary: k} = u;
   const {plan: j, forecasts: x} = await withStoredCopy(y, {
    storage: b,
    temporary: k
   }, async r => {
    const a = await (0, m.un)(r, onNotice, w["resume-key"] ?? null).catch((0, p.j6)(p.yo, () => null));
    return await forecastIn(a, {
     open: e,
     source: t,
     named: n,
     early: s,
     onNotice: onNotice,
     hostEnvironment: u
    });
   });
   const S = l(forecastText(j, x, i));
   if (f) {
    const e = S.split("\n");
    for (const t of e) d.info(t);
    await (0, $.o)(`### \u23ed\ufe0f Dry run\n\n${(0, $.p)(e.slice(0, R))}\n`, o);
   }
   const P = {
    name: j.name,
    planId: j.planId,
    conclusion: "skipped",
    estimatedCostUsd: expectedCost(x).usd,
    notices: j.notices,
    jobs: x.map(({job: e, action: t, why: n}) => ({
     ...shownJob(e),
     action: t,
     why: n
    }))
   };
   return {
    exitCode: 0,
    text: f ? "" : S,
    value: (0, v.E)(P, l, I),
    outputs: {
     conclusion: "skipped",
     reason: "A dry run: no model was asked, and no job was run."
    }
   };
  }
  async function forecastIn(e, t) {
   const {open: n, source: r, named: s, early: o, onNotice: i} = t;
   const {file: c} = n;
   const u = await (0, j.$)(e, {
    file: c,
    source: r,
    shard: s,
    resume: o["resume-batch"]
   });
   const {plan: l, resumed: d, shard: f} = u;
   for (const e of [ ...u.notices, ...l.notices ]) i(e);
   const m = f === null ? l.jobs : l.jobs.filter(e => e.shard === f.index);
   const w = e === null ? N : await readStored(e, m, c);
   const p = e === null ? new Set : await (0, a.Z)(e.directory);
   const y = {
    retryFailed: o["retry-failed"],
    rescore: o.rescore,
    resumed: d,
    sent: p
   };
   const g = (0, h.pT)(c, {
    index: f?.index ?? 1,
    total: f === null ? 1 : l.shards
   });
   const b = forecast(m, w, {
    ...c,
    budget: g
   }, y);
   if (d !== null || r.isFrozen) {
    const e = b.flatMap(({job: e, action: t}) => t === "run" ? [ e ] : []);
    await (0, C.jr)(n, e, {
     ...t,
     isFrozen: r.isFrozen
    });
   }
   return {
    plan: l,
    forecasts: b
   };
  }
  const I = {
   names: new Set([ "name", "planId", "conclusion", "estimatedCostUsd", "notices", "jobs", "id", "item", "matrix", "repeat", "key", "model", "promptCharacters", "action", "why" ]),
   wordFields: new Set([ "conclusion", "action" ]),
   words: new Set([ "skipped", "run", "reuse", "rescore", "parked", "deferred", "waiting" ])
  };
  const R = 2e3;
  function shownJob({id: e, item: t, matrix: n, repeat: r, key: a, model: s, promptCharacters: o, estimatedCostUsd: i}) {
   return {
    id: e,
    item: t?.fields ?? null,
    matrix: n,
    repeat: r,
    key: a,
    model: s,
    promptCharacters: o,
    estimatedCostUsd: i
   };
  }
  const N = {
   record: () => null,
   earlier: () => null,
   waiting: () => null,
   deferred: []
  };
  const U = 64e6;
  async function readStored(e, t, n) {
   const r = new Map;
   const a = new Set;
   for (const n of t) {
    const t = await e.record(n);
    t === null ? a.add(n.slot) : r.set(n.key, withoutText(t));
   }
   const s = new Map;
   const o = a.size === 0 ? [] : await e.directory.names("jobs");
   for (const t of o) {
    const n = /^([0-9a-f]{64})\.json$/.exec(t)?.[1];
    if (n === void 0 || r.has(n)) continue;
    const o = await e.directory.read(`jobs/${t}`, U).catch(() => null);
    const i = o === null ? null : (0, w.H)(o, n);
    if (i === null || "problem" in i || !a.has(i.slot)) continue;
    const {slot: c, keyParts: u, endedAt: l} = i;
    (s.get(c)?.endedAt ?? "") < l && s.set(c, {
     keyParts: u,
     endedAt: l
    });
   }
   const i = await forecastWaiting(t, e.directory, n);
   return {
    record: e => r.get(e.key) ?? null,
    earlier: e => s.get(e)?.keyParts ?? null,
    waiting: ({key: e}) => i.get(e) ?? null,
    deferred: (await e.lastRun())?.deferred ?? []
   };
  }
  function withoutText(e) {
   return {
    ...e,
    text: "",
    changes: [],
    structured: void 0
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
  var r = n(54539);
  const a = "use the resume-key with which it was written";
  function submissionNotice({name: e, problem: t}) {
   return `${e} of the state directory cannot be used, because ${t}. Which requests it has sent is unknown, so no job is sent to a batch API: ${a}, or delete it to send its requests again and pay for them again.`;
  }
  function unknownReason(e) {
   const [t] = e;
   if (t === void 0) return null;
   const n = e.slice(0, s).map(({name: e}) => e);
   const o = e.length > s ? ` and ${(0, r.B4)(e.length - s, "more file")}` : "";
   return `it may be at the batch API already: ${n.join(", ")}${o} cannot be used (${t.problem}); ${a}, or delete the file to send it again`;
  }
  const s = 3;
  function answerReason({name: e, problem: t}) {
   return `its answer in ${e} cannot be used (${t}); ${a}, or delete the file to send it again`;
  }
  function answersNotice(e) {
   const [t] = e;
   if (t === void 0) return null;
   const n = (0, r.B4)(e.length, "stored answer");
   return `The state directory has ${n} of a batch API that cannot be used, such as ${t.name}, because ${t.problem}. Nothing is sent again for them: use the resume-key with which they were written, or delete them to pay for them again.`;
  }
  function mergedNotice({name: e, problem: t}) {
   return `${e} cannot be used, because ${t}. The merged state keeps it, so the next run does not send again what it may stand for: ${a}, or delete it from the merged state to pay for it again.`;
  }
 }),
 65654: (function(e, t, n) {
  n.d(t, {
   T: () => r
  });
  const r = 1;
 }),
 45292: (function(e, t, n) {
  n.d(t, {
   KO: () => shareOfCost,
   f2: () => createRunBudget,
   pT: () => budgetOfShard
  });
  function shareOfCost({budget: {maxCostUsd: e}}, t) {
   return e === null ? null : e / t;
  }
  function budgetOfShard(e, {index: t, total: n}) {
   const {maxJobs: r} = e.budget;
   const a = r !== null && t <= r % n;
   return {
    ...e.budget,
    maxCostUsd: shareOfCost(e, n),
    maxJobs: r === null ? null : Math.floor(r / n) + (a ? 1 : 0)
   };
  }
  function createRunBudget({maxCostUsd: e, maxJobs: t, endAt: n, clock: r}) {
   let a = 0;
   let s = 0;
   let o = 0;
   let i = 0;
   let c = 0;
   const refusal = a => {
    if (t !== null && o >= t) return "max-jobs";
    if (e !== null && !fits(a, e)) return "max-cost-usd";
    if (n !== null && r.now() + (i === 0 ? 0 : c / i) >= n) return "timeout-minutes";
    return null;
   };
   const fits = (e, t) => a + s + e <= t || a === 0 && s === 0;
   return {
    reserve: t => {
     const n = refusal(t);
     if (n !== null) return {
      refused: n
     };
     const u = r.now();
     const l = e === null ? null : Math.max(0, e - a - s);
     o += 1;
     s += t;
     return {
      maxCostUsd: l,
      settle: e => {
       s = Math.max(0, s - t);
       a += e;
       i += 1;
       c += r.now() - u;
      }
     };
    },
    spent: () => a,
    usedUp: () => {
     if (e !== null && a >= e) return "max-cost-usd";
     return n !== null && r.now() >= n ? "timeout-minutes" : null;
    },
    add: e => {
     a += e;
    }
   };
  }
 }),
 18637: (function(e, t, n) {
  n.d(t, {
   Gf: () => openState,
   K0: () => defaultStatePath,
   un: () => readState
  });
  var r = n(76760);
  var a = n(42357);
  var s = n(62201);
  var o = n(80202);
  var i = n(54302);
  var c = n(72443);
  var u = n(31734);
  var l = n(5104);
  var d = n(39035);
  var f = n(98058);
  const h = 64e6;
  async function openState(e) {
   const {path: t, name: n, temporary: r, key: a} = e;
   const o = await orUnusable(t, async () => {
    const r = await (0, i.v)(t, {
     create: true,
     root: e.root
    });
    await claim(r, n);
    return (0, f.r0)(r, a);
   });
   const c = (0, s.Z)(o.path, r);
   if ("holder" in c) throw unusable(t, {
    message: "another process is using this state directory",
    found: `process ${String(c.holder.pid)}, which was running at ${new Date(c.holder.confirmedAt).toISOString()}`,
    hint: "wait until it has ended, or use --state with another directory"
   });
   try {
    await o.remove("running");
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
  async function readState(e, t, n = null) {
   return await orUnusable(e, async () => stateIn((0, f.r0)(await (0, i.v)(e, {
    create: false,
    root: null
   }), n), t));
  }
  const m = 10;
  function stateIn(e, t, n) {
   const r = new Set;
   return {
    directory: e,
    record: async a => {
     if (n?.has(a.key) === false) return null;
     const s = await readRecord(e, a.key);
     if (s === null) return null;
     const o = "problem" in s ? s.problem : (0, l.O)(s, a) ? null : "it was not written for this job";
     if (o === null && !("problem" in s)) return s;
     if (r.has(a.key)) return null;
     r.add(a.key);
     r.size === m && t("More stored results are not used.");
     r.size < m && t(`The stored result ${a.key.slice(0, 12)} is not used, because ${o ?? ""}.`);
     return null;
    },
    save: async (t, r, a = null) => {
     const {key: s, transcriptPath: o} = t;
     o !== null && a !== null ? e.writeNew(o, a) : o !== null && await keepTranscript(e, s, o);
     const [i, c] = [ `jobs/${s}.json`, `${JSON.stringify(t)}\n` ];
     await (r === null ? e.add(i, c) : e.write(i, c));
     n?.add(s);
     const u = r?.transcriptPath ?? null;
     u !== null && u !== t.transcriptPath && await e.remove(u);
    },
    lastRun: async () => await (0, u.h)(e, d.y6, d.Lx, h),
    saveRun: async t => {
     await e.flush();
     await e.write(d.y6, `${JSON.stringify(t)}\n`);
    }
   };
  }
  async function readRecord(e, t) {
   const n = e.read(`jobs/${t}.json`, h);
   const r = await n.catch((0, a.j6)(c.k, ({message: e}) => ({
    problem: e
   })));
   return r === null || "problem" in r ? r : (0, l.H)(r, t);
  }
  async function keepTranscript(e, t, n) {
   const r = `running/${t}.jsonl`;
   await e.has(r) && await e.move(r, n);
  }
  async function claim(e, t) {
   const n = await e.read(d.V4, 1e4);
   if (n === null) {
    const n = (await e.names(".")).filter(e => !e.startsWith("."));
    if (n.length > 0) throw unusable(e.path, {
     message: "this directory contains other files",
     found: n.slice(0, 5).join(", "),
     hint: "use --state with an empty directory, or with one that a batch has written"
    });
    await e.write(".gitignore", "*\n");
    await e.write(d.V4, `${JSON.stringify({
     formatVersion: 1,
     name: t
    })}\n`);
    return;
   }
   const r = (0, d.tV)(n);
   if (r === t) return;
   throw unusable(e.path, {
    message: "this directory holds the state of another batch",
    found: r ?? `${d.V4} is invalid`,
    hint: `use --state with another directory for ${t}`
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
   return new a.yo({
    code: "state-unusable",
    location: e,
    ...t
   });
  }
  function defaultStatePath(e, t) {
   return (0, r.join)(e, ".sallyport/state", t);
  }
 }),
 31734: (function(e, t, n) {
  n.d(t, {
   R: () => readOrProblem,
   h: () => readValid
  });
  var r = n(42357);
  var a = n(20274);
  var s = n(72443);
  async function readValid(e, t, n, r = 1e6) {
   const a = await readOrProblem(e, t, n, r);
   return a !== null && "value" in a ? a.value : null;
  }
  async function readOrProblem(e, t, n, o) {
   const i = await e.read(t, o).catch((0, r.j6)(s.k, ({message: e}) => ({
    problem: e
   })));
   if (i === null || "problem" in i) return i;
   const c = n.safeParse((0, a.U4)(i.toString("utf8"))).data;
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
  var r = n(94343);
  var a = n(43759);
  var s = n(93413);
  var o = n(36795);
  var i = n(65654);
  var c = n(85306);
  const text = e => r.YjP().check(a.Eb(e));
  const u = r.Whr().check(a.UI());
  const l = r.aig().check(a.UI());
  const d = r.YjP().check(a.Fk(/^[0-9a-f]{64}$/));
  const f = r.KCZ([ text(1e5), r.aig(), r.zMY() ]);
  const h = r.rej({
   path: text(1e4),
   kind: r.k5n([ "created", "modified", "deleted" ]),
   added: u,
   removed: u,
   diff: r.mee(text(1e7)),
   note: r.lqM(text(1e4))
  });
  const m = r.rej({
   name: text(1e3),
   status: r.k5n([ "passed", "failed", "error" ]),
   score: r.aig().check(a.qm(0), a.Zm(1)),
   weight: r.lqM(r.aig().check(a.NC(), a.Zm(1e6))),
   reason: text(1e5),
   digest: r.lqM(text(200))
  });
  const w = [ "auth", "not-found", "bad-request", "context-length", "rate-limit", "quota", "overloaded", "server", "network", "cut-off", "refused", "script", "cancelled" ];
  const p = r.rej(Object.fromEntries(c.N.map(e => [ e, text(200) ])));
  const y = r.Whr().check(a.NC());
  const g = r.rej({
   path: text(4096),
   line: y,
   endLine: r.lqM(y),
   severity: r.k5n(o.gO),
   title: text(1e3),
   message: text(1e4),
   suggestion: r.lqM(text(4e4)),
   rule: r.lqM(text(200))
  });
  const b = r.rej({
   formatVersion: r.euz(i.T),
   key: d,
   keyParts: p,
   slot: text(1e4),
   planId: text(200),
   shard: r.mee(r.YjP().check(a.Fk(/^\d{1,4}\/\d{1,4}$/))),
   attempt: r.Whr().check(a.NC()),
   id: text(1e3),
   item: r.mee(r.g1P(text(1e3), r.L5J())),
   matrix: r.g1P(text(1e3), f),
   repeat: r.Whr().check(a.NC()),
   model: text(1e3),
   conclusion: r.k5n(s.f),
   reason: text(1e5),
   text: text(1e7),
   structured: r.lqM(r.L5J()),
   evaluations: r.YOg(m).check(a.Eb(1e3)),
   evaluationDigest: text(200),
   minScore: r.lqM(r.aig().check(a.qm(0), a.Zm(1))),
   scoringUsd: r.lqM(r.mee(l)),
   changes: r.YOg(h).check(a.Eb(1e4)),
   usage: r.rej({
    inputTokens: u,
    outputTokens: u,
    cacheReadTokens: u,
    cacheWriteTokens: u
   }),
   costUsd: r.mee(l),
   durationMs: l,
   turns: u,
   toolCalls: u,
   transcriptPath: r.mee(r.YjP().check(a.Fk(/^transcripts\/[0-9a-f]{64}-\d{1,9}\.jsonl$/))),
   endedAt: r.YjP().check(a.Fk(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?Z$/)),
   sameFailures: u,
   errorKind: r.mee(r.k5n(w)),
   hasTree: r.zMY(),
   notices: r.YOg(text(1e4)).check(a.Eb(1e3)),
   findings: r.lqM(r.YOg(g).check(a.Eb(1e4))),
   toolsUsed: r.YOg(text(1e3)).check(a.Eb(1e3))
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
   const r = b.safeParse(n);
   if (!r.success) {
    const [e] = r.error.issues;
    return {
     problem: `${e?.path.join(".") ?? ""} is invalid`.trimStart()
    };
   }
   const a = r.data;
   if (a.key !== t) return {
    problem: "it belongs to another job"
   };
   if (a.transcriptPath !== null && !a.transcriptPath.startsWith(`transcripts/${t}-`)) return {
    problem: "its transcript belongs to another job"
   };
   return a;
  }
  function hasPartsOf(e, t) {
   return c.N.every(n => e.keyParts[n] === t.keyParts[n]);
  }
 }),
 47613: (function(e, t, n) {
  n.d(t, {
   Hh: () => isPassed,
   Ku: () => whyParked,
   LF: () => dispositionOf,
   UQ: () => meanScore,
   q_: () => failuresInARow
  });
  var r = n(54539);
  const a = new Set([ "bad-request", "context-length", "refused" ]);
  function dispositionOf(e, t, {parkAfter: n, retryFailed: r, rescore: a, resumed: s, sent: o}) {
   if (e === null) return {
    kind: "run",
    why: "new"
   };
   if (o.has(e.key)) return {
    kind: "run",
    why: "requested"
   };
   if (r && hasFailed(e)) return {
    kind: "run",
    why: "requested"
   };
   const i = e.evaluationDigest !== t || e.evaluations.some(isError);
   const c = e.conclusion === "success" && (a || i);
   if (c) return {
    kind: "rescore"
   };
   if (e.conclusion === "success") return {
    kind: "reuse"
   };
   if (s !== null && e.planId === s.planId && e.endedAt >= s.startedAt) return {
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
  function whyParked(e) {
   return isPermanent(e) ? "the same request fails every time" : `it failed ${(0, r.B4)(e.sameFailures, "time")} in the same way`;
  }
  function isPermanent({errorKind: e}) {
   return e !== null && a.has(e);
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
  var r = n(77598);
  var a = n(42357);
  var s = n(72443);
  const o = /^(jobs|answers|delivery|trees)\/|^run\.json$/;
  const i = "plan.json";
  const c = `${i}.mac`;
  const u = "it was not written with resume-key";
  const l = /,"mac":"([0-9a-f]{64})"\}\n$/;
  const d = 75;
  function sealDirectory(e, t) {
   const mac = e => (0, r.createHmac)("sha256", `sallyport state ${t ?? ""}`).update(`${e}\n`);
   const examine = (e, t, n) => {
    const a = mac(e).update(t).digest("hex");
    if (n.length !== a.length || !(0, r.timingSafeEqual)(Buffer.from(n), Buffer.from(a))) throw new s.k("refused", e, u);
   };
   const withMac = (e, n) => {
    if (t === null || !o.test(e)) return n;
    const r = `${n.toString("utf8").trimEnd()}\n`;
    return `${r.slice(0, -2)},"mac":"${mac(e).update(r).digest("hex")}"}\n`;
   };
   return {
    ...e,
    read: async (n, r) => {
     const a = await e.read(n, r);
     if (a === null) return null;
     if (n === i && t !== null) {
      const t = await e.read(c, 100);
      examine(n, a, t?.toString("utf8").trim() ?? "");
      return a;
     }
     if (!o.test(n)) return a;
     const s = l.exec(a.subarray(-d).toString("latin1"))?.[1];
     const u = s === void 0 ? a : withoutMac(a);
     t !== null && examine(n, u, s ?? "");
     return u;
    },
    write: async (t, n) => await e.write(t, withMac(t, n)),
    add: async (t, n) => await e.add(t, withMac(t, n)),
    create: async n => {
     const r = await e.create(n);
     if (t === null || n !== i) return r;
     const a = mac(n);
     return {
      write: async e => {
       a.update(e);
       await r.write(e);
      },
      close: async () => {
       await r.close();
       await e.write(c, `${a.digest("hex")}\n`);
      },
      abandon: () => r.abandon()
     };
    }
   };
  }
  async function isOfOtherKey(e, t, n) {
   return await e.read(t, n).then(() => false, (0, a.j6)(s.k, ({message: e}) => e === u));
  }
  async function isSealed(e) {
   return await e.has(c);
  }
  function withoutMac(e) {
   return Buffer.concat([ e.subarray(0, e.length - d), Buffer.from("}\n") ]);
  }
 })
};
