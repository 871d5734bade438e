"use strict";

exports.id = 3540, exports.ids = [ 3540 ], exports.modules = {
 13540: (function(t, e, n) {
  n.d(e, {
   mergeBatch: () => mergeBatch
  });
  var a = n(76760), r = n(860), o = n(74603), s = n(57367), i = n(5335), c = n(345), l = n(34377), u = n(39035), d = n(42357), f = n(72443), h = n(62103), p = n(46832);
  const m = 1e9;
  async function mergeBatch({from: t, out: e, key: y = null, open: w = null}, j) {
   const {hostEnvironment: b, log: k, redact: g} = j, warn = t => k.warning(g(t)), $ = await async function(t, {directory: e, key: n}, r) {
    const o = [];
    for (const s of t) {
     const t = await (0, l.un)((0, a.resolve)(e, s), r, n), i = await t.directory.has(u.y6) ? [ s ] : await subdirectories(t, s);
     for (const c of i) {
      const i = c === s ? t : await (0, l.un)((0, a.resolve)(e, c), r, n), u = await i.lastRun();
      null === u ? r(`${c} was left out: it is not the state of a batch`) : o.push({
       path: c,
       state: i,
       run: u
      });
     }
    }
    if (o.length > 0) return o;
    throw new d.yo({
     code: "state-unusable",
     location: t.join(", "),
     message: "there is no state of a batch in these directories",
     hint: "name the state directories of the shards, or the directory that their artifacts were downloaded to"
    });
   }(t, {
    directory: b.directory,
    key: y
   }, warn), v = await async function(t) {
    for (const {path: e, state: n} of t) {
     const t = await n.directory.read("plan.json", m).catch(t => ((0, d.ki)(t, f.k), 
     null));
     if (null !== t) return (0, s.vS)((0, a.join)(e, "plan.json"), t);
    }
    throw new d.yo({
     code: "batch-plan",
     location: t[0]?.path ?? "",
     message: "none of these directories contains a plan that can be used",
     hint: "keep the file plan.json of each state directory, and use the same resume-key in all steps"
    });
   }($), S = await (0, o.t)(v, $);
   for (const t of S.notices) k.info(g(t));
   for (const t of S.problems) warn(t);
   const I = await (0, l.Gf)({
    path: null === e ? (0, l.K0)(b.directory, v.name) : (0, a.resolve)(b.directory, e),
    root: null === e ? b.directory : null,
    name: v.name,
    key: y,
    temporary: b.temporary,
    onNotice: warn
   });
   try {
    const t = {
     plan: v,
     found: $,
     state: I,
     ...S
    }, e = await async function(t, e) {
     const {plan: n, state: o, jobs: l, problems: u} = t, {redact: d} = e, f = [];
     for (const [t, e] of n.jobs.entries()) {
      const n = l[t], a = await (n?.source?.state.record(e)) ?? null;
      null !== a && void 0 !== n?.source && null !== n.source && await copy(a, n.source, o);
      const r = n?.state ?? {
       kind: "open",
       reason: ""
      };
      f.push((0, c.h5)(r.kind, (0, i.S)(e, r, a)));
     }
     await async function(t, e) {
      const n = (0, r.b)(e.directory), hasRecord = t => e.directory.has(`jobs/${t}.json`), a = new Map;
      for (const {directory: o} of t) {
       const t = (0, r.b)(o);
       for (const e of await t.submissions()) null === (a.get(e.id)?.batchId ?? null) && a.set(e.id, e);
       if (o.path !== e.directory.path) for (const e of await t.outcomeKeys()) {
        const a = await hasRecord(e) ? null : await t.outcome(e);
        null !== a && await n.saveOutcome(e, a);
       }
      }
      for (const t of a.values()) (await Promise.all(t.keys.map(async t => !await hasRecord(t) && !await n.has(t)))).includes(!0) ? await n.update(t) : await n.remove(t);
     }(t.found.map(t => t.state), o);
     const m = function({plan: t, found: e, problems: n}, a) {
      const r = e.map(({run: t}) => t).filter(({planId: e}) => e === t.planId), [o] = r, s = (0, 
      c.vA)(t.jobs, a, {
       name: t.name,
       planId: t.planId,
       minPassRate: o?.minPassRate ?? 1,
       atLeast: t => o?.atLeast[t] ?? 1,
       early: {
        cancelled: null,
        fatal: null,
        isCostReached: null !== (r.find(t => "budget" === t.conclusion)?.reason ?? null)
       },
       otherUsd: 0
      });
      return 0 === n.length ? s : {
       ...s,
       conclusion: "config-error",
       reason: `The merge is not complete: ${n.join("; ")}.`
      };
     }(t, f), y = await o.directory.create("plan.json");
     for (const t of (0, s.XK)(n)) await y.write(t);
     await y.close(), await async function({plan: t, found: e, state: n}, a) {
      const [r] = e;
      if (void 0 === r) return;
      const o = e.filter(({run: e}) => e.planId === t.planId).map(({run: t}) => t);
      await n.saveRun({
       ...r.run,
       planId: t.planId,
       shard: null,
       attempt: Math.max(...e.map(({run: t}) => t.attempt)),
       endedAt: r.run.endedAt,
       conclusion: a.conclusion,
       reason: a.reason,
       deferred: [ ...new Set(o.flatMap(({deferred: t}) => t)) ],
       parked: [ ...new Set(o.flatMap(({parked: t}) => t)) ]
      });
     }(t, m);
     const w = {
      totals: m,
      jobs: n.jobs,
      figures: f,
      rowOf: async t => {
       const [e, r] = [ n.jobs[t], l[t] ];
       if (void 0 === e || void 0 === r) throw new Error("a row was requested for a job that is not in the plan");
       const s = await o.record(e), c = (0, i.S)(e, r.state, s), {transcriptPath: u} = c;
       return {
        row: {
         ...c,
         transcriptPath: null === u ? null : (0, a.join)(o.directory.path, u)
        },
        record: s
       };
      }
     }, {summary: j, text: b, sarif: k} = await (0, p.L)(w, {
      directory: o.directory,
      redact: d
     });
     await (0, h.o)(j, e);
     const g = {
      conclusion: m.conclusion,
      reason: d(m.reason),
      "cost-usd": null === m.costUsd ? "" : String(Number(m.costUsd.toFixed(6))),
      "report-path": (0, a.join)(o.directory.path, "report/summary.md"),
      "junit-path": (0, a.join)(o.directory.path, "report/junit.xml"),
      "sarif-path": null === k ? "" : (0, a.join)(o.directory.path, k)
     };
     return {
      exitCode: u.length > 0 ? 2 : (0, c.J1)(m.conclusion),
      text: b,
      value: null,
      valuePath: (0, a.join)(o.directory.path, "report/result.json"),
      outputs: g
     };
    }(t, j);
    if (null !== w) {
     const {openMergedPullRequests: e} = await Promise.all([ n.e(7291), n.e(5281), n.e(4389), n.e(3101), n.e(1088), n.e(6965), n.e(8414) ]).then(n.bind(n, 76033));
     await e(t, w, j);
    }
    return e;
   } finally {
    I.release();
   }
  }
  async function subdirectories({directory: t}, e) {
   const n = await t.names("."), r = [];
   for (const o of n) await t.has(`${o}/${u.y6}`) && r.push((0, a.join)(e, o));
   return r;
  }
  async function copy(t, e, n) {
   const {key: a, transcriptPath: r} = t, o = e.state.directory;
   if (o.path !== n.directory.path) {
    for (const e of [ r, t.hasTree ? `trees/${a}.json` : null ]) {
     const t = null === e ? null : await o.read(e, m);
     null !== e && null !== t && await n.directory.write(e, t);
    }
    await n.save(t, null);
   }
  }
 }),
 860: (function(t, e, n) {
  n.d(e, {
   b: () => deliveryFilesIn
  });
  var a = n(77598), r = n(94343), o = n(43759), s = n(72443);
  const i = r.YjP().check(o.Fk(/^[0-9a-f]{64}$/)), c = r.YjP().check(o.Fk(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?Z$/)), l = r.rej({
   formatVersion: r.euz(1),
   id: r.YjP().check(o.Fk(/^[0-9a-f]{32}$/)),
   model: r.YjP().check(o.Eb(1e3)),
   createdAt: c,
   keys: r.YOg(i).check(o.m9(1), o.Eb(1e5)),
   batchId: r.mee(r.YjP().check(o.m9(1), o.Eb(1e3)))
  }), u = r.rej({
   formatVersion: r.euz(1),
   key: i,
   outcome: r.gMt("kind", [ r.rej({
    kind: r.euz("answer"),
    body: r.L5J()
   }), r.rej({
    kind: r.euz("error"),
    status: r.Whr().check(o.qm(100), o.Zm(599)),
    body: r.L5J()
   }), r.rej({
    kind: r.euz("expired")
   }) ])
  }), d = r.rej({
   formatVersion: r.euz(1),
   requests: r.g1P(r.YjP().check(o.Eb(1e3)), r.Whr().check(o.NC()))
  }), f = 2e7, h = 64e6, p = "delivery/limits.json";
  function deliveryFilesIn(t) {
   const nameOf = ({id: t}) => `delivery/${t}.json`, answerOf = t => `answers/${t}.json`, write = (e, n) => t.write(e, `${JSON.stringify(n)}\n`), limits = async () => (await readValid(t, p, d))?.requests ?? {};
   return {
    submissions: async () => {
     const e = (await t.names("delivery")).filter(t => /^[0-9a-f]{32}\.json$/.test(t));
     return (await Promise.all(e.map(e => readValid(t, `delivery/${e}`, l, f)))).filter(t => null !== t).toSorted((t, e) => `${t.createdAt} ${t.id}` < `${e.createdAt} ${e.id}` ? -1 : 1);
    },
    intend: async (t, e, n) => {
     const r = {
      formatVersion: 1,
      id: (0, a.randomBytes)(16).toString("hex"),
      model: t,
      createdAt: new Date(n).toISOString(),
      keys: [ ...e ],
      batchId: null
     };
     return await write(nameOf(r), r), r;
    },
    update: t => write(nameOf(t), t),
    remove: e => t.remove(nameOf(e)),
    outcome: async e => {
     const n = await readValid(t, answerOf(e), u, h);
     return null === n || n.key !== e ? null : n.outcome;
    },
    outcomeKeys: async () => (await t.names("answers")).flatMap(t => /^([0-9a-f]{64})\.json$/.exec(t)?.[1] ?? []),
    has: e => t.has(answerOf(e)),
    saveOutcome: (t, e) => write(answerOf(t), {
     formatVersion: 1,
     key: t,
     outcome: e
    }),
    removeOutcome: e => t.remove(answerOf(e)),
    limit: async t => {
     const e = await limits();
     return Object.hasOwn(e, t) ? e[t] ?? null : null;
    },
    saveLimit: async (t, e) => {
     await write(p, {
      formatVersion: 1,
      requests: {
       ...await limits(),
       [t]: e
      }
     });
    }
   };
  }
  async function readValid(t, e, n, a = 1e6) {
   try {
    const r = await t.read(e, a);
    return null === r ? null : n.safeParse(JSON.parse(r.toString("utf8"))).data ?? null;
   } catch (t) {
    if (t instanceof s.k || t instanceof SyntaxError) return null;
    throw t;
   }
  }
 }),
 74603: (function(t, e, n) {
  async function mergeStates(t, e) {
   const n = function({planId: t}, e) {
    return e.filter(({run: e}) => e.planId !== t).map(({path: e, run: n}) => `${e} was left out: it has the plan ${n.planId}, not ${t}`);
   }(t, e), a = e.filter(({run: e}) => e.planId === t.planId), r = new Set, o = new Map;
   let s = 0;
   const i = [];
   for (const e of t.jobs) {
    const n = a.filter(({run: t}) => isOfShard(t, e)).toSorted((t, e) => e.run.attempt - t.run.attempt), c = await choose(e, n);
    c.isConflict && (s += 1), null !== c.replaces && r.add(c.replaces);
    const l = stateOf(e, t, n, c);
    "open" === l.kind && o.set(e.shard, (o.get(e.shard) ?? 0) + 1), i.push({
     state: l,
     source: c.source
    });
   }
   return n.push(...function({shards: t}, e, n) {
    return [ ...n ].map(([n, a]) => {
     const r = 1 === a ? "1 job has" : `${String(a)} jobs have`;
     if (1 === t) return `${r} no result`;
     const o = e.filter(({run: t}) => null === t.shard || t.shard.startsWith(`${String(n)}/`)), s = 0 === o.length ? "there is no state directory of it" : function(t) {
      const e = t.toSorted((t, e) => e.run.attempt - t.run.attempt)[0];
      return void 0 === e || null === e.run.endedAt ? "it was killed before it ended" : `it ended as ${e.run.conclusion ?? "unknown"}: ${e.run.reason}`;
     }(o);
     return `${r} no result: shard ${String(n)} of ${String(t)}: ${s}`;
    });
   }(t, a, o)), s > 0 && n.push((1 === s ? "1 job has" : `${String(s)} jobs have`) + " two different results of the same attempt; the first one was taken"), 
   {
    jobs: i,
    problems: n,
    notices: [ ...r ]
   };
  }
  function isOfShard({shard: t}, e) {
   return null === t || Number(t.split("/")[0]) === e.shard;
  }
  async function choose(t, e) {
   let n = {
    source: null,
    record: null,
    isConflict: !1,
    replaces: null
   };
   for (const a of e) {
    const e = await a.state.record(t);
    if (null === e) continue;
    if (null === n.record) {
     n = {
      ...n,
      source: a,
      record: e
     };
     continue;
    }
    if (isSame(e, n.record)) continue;
    const {attempt: r, shard: o} = a.run;
    if (r === n.source?.run.attempt) return {
     ...n,
     isConflict: !0
    };
    const s = null === o ? "the batch" : `shard ${o}`, i = String(n.source?.run.attempt ?? 0);
    return {
     ...n,
     replaces: `attempt ${i} of ${s} replaces attempt ${String(r)}`
    };
   }
   return n;
  }
  function isSame(t, e) {
   const essential = ({endedAt: t, durationMs: e, transcriptPath: n, ...a}) => JSON.stringify(a);
   return essential(t) === essential(e);
  }
  function stateOf(t, e, n, {record: a}) {
   const [r] = n;
   return !0 === r?.run.parked.includes(t.slot) && null !== a ? {
    kind: "parked"
   } : !0 === r?.run.deferred.includes(t.slot) ? {
    kind: "deferred",
    reason: r.run.deferredReason || "the run ended early"
   } : null !== a ? {
    kind: "ended",
    isReused: a.planId !== e.planId
   } : {
    kind: "open",
    reason: "No state directory has a result of this job."
   };
  }
  n.d(e, {
   t: () => mergeStates
  });
 })
};
