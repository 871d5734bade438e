"use strict";

exports.id = 206;

exports.ids = [ 206 ];

exports.modules = {
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
  var a = n(47613);
  var s = n(85306);
  function forecast(e, t, {parkAfter: n, budget: r}, s) {
   const o = e.map(e => {
    const r = t.record(e);
    const o = (0, a.LF)(r, e.evaluationDigest, {
     ...s,
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
   const i = a.earlier(e);
   if (i === null) return a.deferred.includes(e) ? "deferred by the last run" : "new";
   const c = s.N.filter(e => i[e] !== t[e]);
   return c.length === 0 ? "its stored result is not usable" : `changed: ${c.map(e => o[e] ?? e).join(", ")}`;
  }
  const o = {
   format: "format of keys",
   inputs: "arguments",
   content: "content of the file"
  };
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
   return e === null ? "" : `${(0, a.Ku)(e)}: ${e.reason}`;
  }
  function dayOf(e) {
   return e === null ? "" : `on ${e.endedAt.slice(0, 10)}`;
  }
  var i = n(54539);
  var c = n(7138);
  var u = n(1359);
  var l = n(53599);
  const d = {
   run: "run",
   reuse: "reused",
   rescore: "scored again",
   parked: "parked",
   deferred: "deferred",
   waiting: "waiting"
  };
  function forecastText(e, t, n) {
   const r = t.map(({job: e, action: t, why: n}) => [ d[t], (0, l.e)(e), e.model, (0, 
   i.B)(e.promptCharacters, "character"), t === "run" || t === "deferred" ? (0, u.BD)(e.estimatedCostUsd) : "", n ]);
   const a = [ 0, 1, 2, 3, 4 ].map(e => r.reduce((t, n) => Math.max(t, Math.min(60, (n[e] ?? "").length)), 0));
   const s = r.map(e => e.map((e, t) => (0, c.wh)(e).padEnd(a[t] ?? 0)).join("  ").trimEnd());
   const o = [ `dry run of ${e.name}: no model is called, no job runs`, "" ];
   if (t.length === 0) return [ ...o, "no jobs: no source has items" ].join("\n");
   return [ ...o, ...s, "", ...sums(t), ...prices(n) ].join("\n");
  }
  function sums(e) {
   const t = new Map;
   for (const {action: n} of e) t.set(n, (t.get(n) ?? 0) + 1);
   const n = [ ...t ].map(([e, t]) => `${(0, i.Z)(t)} ${d[e]}`);
   const {usd: r, unknown: a} = expectedCost(e);
   const s = `${(0, i.B)(a, "job")} of unknown price`;
   const o = a > 0 && r === 0 ? `not known (${s})` : `${(0, u.BD)(r)}${a === 0 ? "" : `, and ${s}`} (a rough guess)`;
   return [ `${(0, i.B)(e.length, "job")}: ${n.join(", ")}`, `expected cost of this run: ${o}` ];
  }
  function prices({delivery: e, judgeDelivery: t, jobs: n}) {
   if (e !== "batch") return [];
   const r = n.some(({evaluate: e}) => e.some(({check: e}) => e.kind === "judge"));
   const a = r ? t === "batch" ? " and its judges" : " and all judges" : "";
   return [ `half the price by the batch API, except for the first job of each entry${a}` ];
  }
  function expectedCost(e) {
   const t = e.filter(({action: e}) => e === "run").map(({job: e}) => e.estimatedCostUsd);
   const n = t.filter(e => e !== null);
   return {
    usd: n.reduce((e, t) => e + t, 0),
    unknown: t.length - n.length
   };
  }
  var f = n(18637);
  var h = n(5104);
  var m = n(42357);
  var w = n(54302);
  var y = n(79579);
  var p = n(72443);
  var k = n(11795);
  async function withStoredCopy(e, {storage: t, temporary: n}, r) {
   if (t === null) return await r(e);
   try {
    return await (0, y.n)(n, async n => {
     const a = await (0, w.v)(e, {
      create: false,
      root: null
     }).catch((0, m.j6)(p.k, () => null));
     const s = await (0, w.v)(n, {
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
  var b = n(24788);
  var g = n(62103);
  var v = n(860);
  var j = n(26803);
  var $ = n(49266);
  var S = n(45342);
  async function forecastWaiting(e, t, {delivery: n, onExpired: r}) {
   const a = new Map;
   if (n !== "batch") return a;
   const s = (0, v.b)(t);
   const o = new Map;
   for (const {keys: e, createdAt: t} of await s.submissions()) for (const n of e) o.set(n, t);
   const i = (0, j.$h)(await s.unusableSubmissions());
   for (const {key: t, model: n} of e) {
    if (!(0, $.lx)(n)) continue;
    const e = o.get(t);
    const c = e === void 0 ? await s.outcome(t) : null;
    const u = c !== null && (0, S.O)(c) && r !== "fail";
    const l = e === void 0 && c === null ? await s.unusableOutcome(t) : null;
    const d = u && r === "now";
    e !== void 0 ? a.set(t, `waits for the batch API since ${e.slice(0, 16)}Z`) : l !== null ? a.set(t, (0, 
    j.Jn)(l)) : c === null || u ? i === null || d || a.set(t, i) : a.set(t, "its answer is there, and is used");
   }
   return a;
  }
  var P = n(9352);
  var x = n(63281);
  async function dryRunBatch({file: e, runContext: t}, {plan: n, shard: a, storage: s, inputs: {early: o}}, i) {
   const {hostEnvironment: c, redact: u, log: l} = i;
   const {onRunner: d} = c;
   const {workspace: h, settings: w} = t;
   const y = o.state === void 0 ? (0, f.K0)(h, e.name) : (0, r.resolve)(c.directory, o.state);
   const p = s.kind === "artifact" ? void 0 : s;
   const k = await (0, x.G)(p, {
    name: e.name,
    workspace: h,
    isShard: a !== null
   }, i);
   const onNotice = e => l.warning(u(e));
   const {temporary: v} = c;
   const {plan: j, forecasts: $} = await withStoredCopy(y, {
    storage: k,
    temporary: v
   }, async t => {
    const r = await (0, f.un)(t, onNotice, w["resume-key"] ?? null).catch((0, m.j6)(m.yo, () => null));
    const s = o["resume-batch"] && r !== null ? await (0, P.y)(r, e) : null;
    const i = s?.plan ?? await n();
    const c = a === null ? i.jobs : i.jobs.filter(e => e.shard === a.index);
    const u = r === null ? q : await readStored(r, c, e);
    const l = {
     retryFailed: o["retry-failed"],
     rescore: o.rescore,
     resumed: s
    };
    return {
     plan: i,
     forecasts: forecast(c, u, e, l)
    };
   });
   for (const e of j.notices) onNotice(e);
   const S = u(forecastText(j, $, e));
   if (d) {
    const e = S.split("\n");
    for (const t of e) l.info(t);
    await (0, g.o)(`### \u23ed\ufe0f Dry run\n\n${(0, g.p)(e.slice(0, R))}\n`, i);
   }
   const A = {
    name: j.name,
    planId: j.planId,
    conclusion: "skipped",
    estimatedCostUsd: expectedCost($).usd,
    notices: j.notices,
    jobs: $.map(({job: e, action: t, why: n}) => ({
     ...shownJob(e),
     action: t,
     why: n
    }))
   };
   return {
    exitCode: 0,
    text: d ? "" : S,
    value: (0, b.E)(A, u, O),
    outputs: {
     conclusion: "skipped",
     reason: "A dry run: no model was asked, and no job was run."
    }
   };
  }
  const O = {
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
  const q = {
   record: () => null,
   earlier: () => null,
   waiting: () => null,
   deferred: []
  };
  const A = 64e6;
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
    const o = await e.directory.read(`jobs/${t}`, A).catch(() => null);
    const i = o === null ? null : (0, h.H)(o, n);
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
 9352: (function(e, t, n) {
  n.d(t, {
   y: () => lastRunToResume
  });
  var r = n(57367);
  var a = n(42357);
  var s = n(72443);
  const o = "plan.json";
  const i = 1e9;
  async function lastRunToResume({directory: e, lastRun: t}, n) {
   const c = await e.read(o, i).catch((0, a.j6)(s.k, () => null));
   if (c === null) return null;
   const u = (0, r.wr)(`${e.path}/${o}`, c, n, true);
   const l = (await t())?.startedAt ?? "";
   return {
    plan: u,
    planId: u.planId,
    startedAt: l
   };
  }
 }),
 860: (function(e, t, n) {
  n.d(t, {
   V: () => jobPrefixOf,
   b: () => deliveryFilesIn
  });
  var r = n(77598);
  var a = n(94343);
  var s = n(43759);
  var o = n(31734);
  const i = a.YjP().check(s.Fk(/^[0-9a-f]{64}$/));
  const c = a.YjP().check(s.Fk(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?Z$/));
  const u = a.rej({
   formatVersion: a.euz(1),
   id: a.YjP().check(s.Fk(/^[0-9a-f]{32}$/)),
   model: a.YjP().check(s.Eb(1e3)),
   createdAt: c,
   keys: a.YOg(i).check(s.m9(1), s.Eb(1e5)),
   batchId: a.mee(a.YjP().check(s.m9(1), s.Eb(1e3)))
  });
  const jobPrefixOf = e => e.slice(0, 32);
  const l = a.rej({
   formatVersion: a.euz(1),
   key: i,
   outcome: a.gMt("kind", [ a.rej({
    kind: a.euz("answer"),
    body: a.L5J()
   }), a.rej({
    kind: a.euz("error"),
    status: a.Whr().check(s.qm(100), s.Zm(599)),
    body: a.L5J()
   }), a.rej({
    kind: a.euz("expired")
   }) ])
  });
  const d = a.rej({
   formatVersion: a.euz(1),
   requests: a.g1P(a.YjP().check(s.Eb(1e3)), a.Whr().check(s.NC()))
  });
  const f = 2e7;
  const h = 64e6;
  const m = "delivery/limits.json";
  const answerOf = e => `answers/${e}.json`;
  function deliveryFilesIn(e) {
   const nameOf = ({id: e}) => `delivery/${e}.json`;
   const write = (t, n) => e.write(t, `${JSON.stringify(n)}\n`);
   const limits = async () => (await (0, o.h)(e, m, d))?.requests ?? {};
   return {
    submissions: async () => {
     const t = await readSubmissions(e);
     return t.flatMap(e => "value" in e ? [ e.value ] : []).toSorted((e, t) => `${e.createdAt} ${e.id}` < `${t.createdAt} ${t.id}` ? -1 : 1);
    },
    unusableSubmissions: async () => (await readSubmissions(e)).filter(e => "problem" in e),
    intend: async (e, t, n) => {
     const a = {
      formatVersion: 1,
      id: (0, r.randomBytes)(16).toString("hex"),
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
     const n = await (0, o.h)(e, answerOf(t), l, h);
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
    const n = await (0, o.R)(e, t, u, f);
    return n === null ? [] : [ {
     name: t,
     ...n
    } ];
   };
   return (await Promise.all(n.map(read))).flat();
  }
  async function unusableAnswer(e, t) {
   const n = answerOf(t);
   const r = await (0, o.R)(e, n, l, h);
   if (r === null || "value" in r && r.value.key === t) return null;
   return {
    name: n,
    problem: "problem" in r ? r.problem : "it was written for another request"
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
  var r = n(54539);
  const a = "use the resume-key with which it was written";
  function submissionNotice({name: e, problem: t}) {
   return `${e} of the state directory cannot be used, because ${t}. Which requests it has sent is unknown, so no job is sent to a batch API: ${a}, or delete it to send its requests again and pay for them again.`;
  }
  function unknownReason(e) {
   const [t] = e;
   if (t === void 0) return null;
   const n = e.slice(0, s).map(({name: e}) => e);
   const o = e.length > s ? ` and ${(0, r.B)(e.length - s, "more file")}` : "";
   return `it may be at the batch API already: ${n.join(", ")}${o} cannot be used (${t.problem}); ${a}, or delete the file to send it again`;
  }
  const s = 3;
  function answerReason({name: e, problem: t}) {
   return `its answer in ${e} cannot be used (${t}); ${a}, or delete the file to send it again`;
  }
  function answersNotice(e) {
   const [t] = e;
   if (t === void 0) return null;
   const n = (0, r.B)(e.length, "stored answer");
   return `The state directory has ${n} of a batch API that cannot be used, such as ${t.name}, because ${t.problem}. Nothing is sent again for them: use the resume-key with which they were written, or delete them to pay for them again.`;
  }
 }),
 65654: (function(e, t, n) {
  n.d(t, {
   T: () => r
  });
  const r = 1;
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
  const y = r.rej(Object.fromEntries(c.N.map(e => [ e, text(200) ])));
  const p = r.Whr().check(a.NC());
  const k = r.rej({
   path: text(4096),
   line: p,
   endLine: r.lqM(p),
   severity: r.k5n(o.gO),
   title: text(1e3),
   message: text(1e4),
   suggestion: r.lqM(text(4e4)),
   rule: r.lqM(text(200))
  });
  const b = r.rej({
   formatVersion: r.euz(i.T),
   key: d,
   keyParts: y,
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
   findings: r.lqM(r.YOg(k).check(a.Eb(1e4))),
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
  function dispositionOf(e, t, {parkAfter: n, retryFailed: r, rescore: a, resumed: s}) {
   if (e === null) return {
    kind: "run",
    why: "new"
   };
   if (r && hasFailed(e)) return {
    kind: "run",
    why: "requested"
   };
   const o = e.evaluationDigest !== t || e.evaluations.some(isError);
   const i = e.conclusion === "success" && (a || o);
   if (i) return {
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
   return isPermanent(e) ? "the same request fails every time" : `it failed ${(0, r.B)(e.sameFailures, "time")} in the same way`;
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
