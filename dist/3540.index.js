"use strict";

exports.id = 3540;

exports.ids = [ 3540, 987 ];

exports.modules = {
 29851: (function(t, e, n) {
  n.d(e, {
   o: () => o
  });
  var r = n(9879);
  const s = {
   formatVersion: true,
   key: true,
   keyParts: true,
   slot: true,
   planId: true,
   shard: true,
   attempt: true,
   id: true,
   item: true,
   matrix: true,
   repeat: true,
   model: true,
   conclusion: true,
   reason: true,
   text: true,
   structured: true,
   evaluations: true,
   evaluationDigest: true,
   scoringUsd: true,
   minScore: true,
   weight: true,
   changes: true,
   usage: true,
   costUsd: true,
   durationMs: true,
   turns: true,
   toolCalls: true,
   transcriptPath: true,
   endedAt: true,
   sameFailures: true,
   errorKind: true,
   hasTree: true,
   notices: true,
   findings: true,
   toolsUsed: true,
   format: true,
   prompt: true,
   inputs: true,
   content: true,
   parameters: true,
   rules: true,
   settings: true,
   name: true,
   status: true,
   score: true,
   digest: true,
   counts: true,
   deferred: true,
   parked: true,
   passed: true,
   failed: true,
   jobs: true,
   reused: true,
   passRates: true,
   rate: true,
   errors: true
  };
  const o = {
   names: new Set([ ...r.M.names, ...Object.keys(s) ]),
   wordFields: new Set([ ...r.M.wordFields, "errorKind" ]),
   words: new Set([ ...r.M.words, "passed", "failed", "error" ])
  };
 }),
 13540: (function(t, e, n) {
  n.d(e, {
   mergeBatch: () => mergeBatch
  });
  var r = n(76760);
  var s = n(860);
  async function mergeDeliveries(t, e) {
   const n = (0, s.b)(e.directory);
   const r = new Set((await e.directory.names("jobs")).map(s.V));
   const hasRecord = t => r.has((0, s.V)(t));
   const o = new Map;
   for (const {state: {directory: r}} of t) {
    const t = (0, s.b)(r);
    for (const e of await t.submissions()) (o.get(e.id)?.batchId ?? null) === null && o.set(e.id, e);
    if (r.path === e.directory.path) continue;
    for (const e of await t.outcomeKeys()) {
     const r = hasRecord(e) ? null : await t.outcome(e);
     r !== null && await n.saveOutcome(e, r);
    }
   }
   for (const t of o.values()) {
    const e = await Promise.all(t.keys.map(async t => !hasRecord(t) && !await n.has(t)));
    e.includes(true) ? await n.update(t) : await n.remove(t);
   }
   const a = t.map(({run: t}) => t.startedAt).toSorted()[0] ?? "";
   for (const t of await n.submissions()) !o.has(t.id) && t.createdAt < a && await n.remove(t);
   for (const t of await n.outcomeKeys()) hasRecord(t) && await n.removeOutcome(t);
  }
  var o = n(74603);
  var a = n(57367);
  var i = n(5335);
  var c = n(345);
  var u = n(34377);
  var l = n(39035);
  var d = n(4562);
  var f = n(42357);
  var p = n(72443);
  var m = n(62103);
  var h = n(28219);
  var w = n(46832);
  const g = 1e9;
  async function mergeBatch({from: t, out: e, key: s = null, storage: a, previous: i, workingDirectory: c = ".", open: l = null}, f) {
   const {hostEnvironment: p, log: m, redact: w} = f;
   const {directory: g, temporary: y} = p;
   const warn = t => m.warning(w(t));
   const v = await findStates(t, {
    directory: g,
    key: s
   }, warn);
   const $ = await planOf(v);
   const j = await (0, o.t)($, v);
   for (const t of j.notices) m.info(w(t));
   for (const t of j.problems) warn(t);
   const b = {
    path: e === null ? (0, u.K0)(g, $.name) : (0, r.resolve)(g, e),
    root: e === null ? g : null,
    name: $.name
   };
   const S = (0, r.resolve)(g, c);
   return await (0, d.R)({
    ...b,
    key: s,
    temporary: y,
    previous: i,
    onNotice: warn
   }, await (0, h.G)(a, {
    name: $.name,
    workspace: S,
    isShard: false
   }, f), async t => {
    const e = {
     plan: $,
     found: v,
     state: t,
     ...j
    };
    const r = await write(e, f);
    if (l !== null) {
     const {openMergedPullRequests: t} = await Promise.all([ n.e(7291), n.e(5281), n.e(4389), n.e(3101), n.e(3681), n.e(6965), n.e(8414) ]).then(n.bind(n, 76033));
     await t(e, l, f);
    }
    return r;
   });
  }
  async function findStates(t, {directory: e, key: n}, s) {
   const o = [];
   for (const a of t) {
    const t = await (0, u.un)((0, r.resolve)(e, a), s, n).catch((0, f.j6)(f.yo, ({diagnostics: [t]}) => {
     s(`${a} was left out: ${t?.found ?? "it cannot be read"}`);
     return null;
    }));
    if (t === null) continue;
    const i = await t.directory.has(l.y6) ? [ a ] : await subdirectories(t, a);
    for (const c of i) {
     const i = c === a ? t : await (0, u.un)((0, r.resolve)(e, c), s, n);
     const l = await i.lastRun();
     l === null ? s(`${c} was left out: it is not the state of a batch`) : o.push({
      path: c,
      state: i,
      run: l
     });
    }
   }
   if (o.length > 0) return o;
   throw new f.yo({
    code: "state-unusable",
    location: t.join(", "),
    message: "these directories do not contain the state of a batch",
    hint: "name the state directories of the shards, or the directory that their artifacts were downloaded to"
   });
  }
  async function subdirectories({directory: t}, e) {
   const n = await t.names(".");
   const s = [];
   for (const o of n) await t.has(`${o}/${l.y6}`) && s.push((0, r.join)(e, o));
   return s;
  }
  async function planOf(t) {
   for (const {path: e, state: n} of t) {
    const t = await n.directory.read("plan.json", g).catch((0, f.j6)(p.k, () => null));
    if (t !== null) return (0, a.vS)((0, r.join)(e, "plan.json"), t);
   }
   throw new f.yo({
    code: "batch-plan",
    location: t[0]?.path ?? "",
    message: "none of these directories contains a plan that can be used",
    hint: "keep the file plan.json of each state directory, and use the same resume-key in all steps"
   });
  }
  const y = {
   kind: "open",
   reason: ""
  };
  async function write(t, e) {
   const {plan: n, state: r, jobs: s, problems: o} = t;
   const {redact: u} = e;
   const l = [];
   for (const [t, e] of n.jobs.entries()) {
    const n = s[t];
    const o = await (n?.source?.state.record(e)) ?? null;
    o !== null && n?.source !== void 0 && n.source !== null && await copy(o, n.source, r);
    const a = n?.state ?? y;
    l.push((0, c.h5)(a.kind, (0, i.S)(e, a, o)));
   }
   await mergeDeliveries(t.found, r);
   const d = mergedTotals(t, l);
   await (0, a.hp)(r.directory, n);
   await saveRun(t, d);
   const rowOf = async (t, e) => {
    const n = await r.record(e);
    return {
     row: (0, i.S)(e, s[t]?.state ?? y, n),
     record: n
    };
   };
   const f = {
    totals: d,
    jobs: n.jobs,
    figures: l,
    rowOf: rowOf
   };
   const {summary: p, ...h} = await (0, w.L)(f, {
    directory: r.directory,
    redact: u
   });
   await (0, m.o)(p, e);
   return {
    exitCode: o.length > 0 ? 2 : (0, c.J1)(d.conclusion),
    value: null,
    ...h
   };
  }
  function mergedTotals({plan: t, found: e, problems: n}, r) {
   const s = e.map(({run: t}) => t).filter(({planId: e}) => e === t.planId);
   const ended = t => s.find(e => e.conclusion === t)?.reason ?? null;
   const [o] = s;
   const a = (0, c.vA)(t.jobs, r, {
    name: t.name,
    planId: t.planId,
    minPassRate: o?.minPassRate ?? 1,
    atLeast: t => o?.atLeast[t] ?? 1,
    early: {
     cancelled: null,
     fatal: null,
     isCostReached: ended("budget") !== null
    },
    otherUsd: 0
   });
   if (n.length === 0) return a;
   return {
    ...a,
    conclusion: "incomplete",
    reason: `The merge is not complete: ${n.join("; ")}.`
   };
  }
  async function copy(t, e, n) {
   const {key: r, transcriptPath: s} = t;
   const o = e.state.directory;
   if (o.path === n.directory.path) return;
   for (const e of [ s, t.hasTree ? `trees/${r}.json` : null ]) {
    const t = e === null ? null : await o.read(e, g);
    e !== null && t !== null && await n.directory.write(e, t);
   }
   await n.save(t, null);
  }
  async function saveRun({plan: t, found: e, state: n}, r) {
   const [s] = e;
   if (s === void 0) return;
   const o = e.filter(({run: e}) => e.planId === t.planId).map(({run: t}) => t);
   await n.saveRun({
    ...s.run,
    planId: t.planId,
    shard: null,
    attempt: Math.max(...e.map(({run: t}) => t.attempt)),
    startedAt: o.map(({startedAt: t}) => t).toSorted()[0] ?? s.run.startedAt,
    endedAt: o.flatMap(({endedAt: t}) => t ?? []).toSorted().at(-1) ?? null,
    conclusion: r.conclusion,
    reason: r.reason,
    deferred: [ ...new Set(o.flatMap(({deferred: t}) => t)) ],
    parked: [ ...new Set(o.flatMap(({parked: t}) => t)) ]
   });
  }
 }),
 46832: (function(t, e, n) {
  n.d(e, {
   L: () => writeReports
  });
  var r = n(76760);
  var s = n(32223);
  var o = n(47613);
  function junitKind({figures: t}) {
   if (t.state !== "ended") return t.state === "open" ? "error" : "skipped";
   if (t.conclusion !== "success" || t.evaluations.errors > 0) return "error";
   return t.isPassed ? "passed" : "failure";
  }
  function junitHead({name: t}, {tests: e, failures: n, errors: r, skipped: o}) {
   const a = `tests="${String(e)}" failures="${String(n)}" errors="${String(r)}" skipped="${String(o)}"`;
   return [ '<?xml version="1.0" encoding="UTF-8"?>', `<testsuites name="sallyport" ${a}>`, `  <testsuite name="${(0, 
   s.X)(t)}" ${a}>`, "" ].join("\n");
  }
  const a = "  </testsuite>\n</testsuites>\n";
  function junitCase(t) {
   const {name: e, row: n, durationMs: r} = t;
   const o = `<testcase classname="${(0, s.X)(n.id)}" name="${(0, s.X)(e)}" time="${((r ?? 0) / 1e3).toFixed(3)}">`;
   return `    ${o}${bodyOf(t)}</testcase>\n`;
  }
  function bodyOf(t) {
   const {row: e} = t;
   const n = e.evaluations.filter(({status: t}) => t !== "passed").map(({name: t, status: e, reason: n}) => `${t} (${e}): ${n}`);
   e.minScore !== void 0 && e.evaluations.length > 0 && n.unshift(`The score is ${String((0, 
   o.UQ)(e.evaluations))}; min-score is ${String(e.minScore)}.`);
   const r = junitKind(t);
   switch (r) {
   case "passed":
    return "";

   case "skipped":
    return `<skipped message="${(0, s.X)(e.reason)}"/>`;

   case "failure":
    return `<failure type="evaluation" message="${(0, s.X)(n[0] ?? "")}">${(0, s.X)(n.join("\n"))}</failure>`;

   case "error":
    return e.conclusion === "success" ? `<error type="evaluation" message="${(0, s.X)(n[0] ?? "")}">${(0, 
    s.X)(n.join("\n"))}</error>` : `<error type="${e.conclusion}" message="${(0, s.X)(e.reason)}"/>`;
   }
  }
  var i = n(53599);
  var c = n(4690);
  var u = n(7138);
  var l = n(24788);
  var d = n(57274);
  var f = n(17992);
  var p = n(29851);
  const m = 25e3;
  const h = "report/findings.sarif";
  async function writeReports(t, e) {
   const {directory: n, redact: s} = e;
   const {jobs: o} = t;
   const change = t => s((0, u.wh)(t));
   const i = (0, l.E)(t.totals, change, p.o);
   const w = (0, c.L)();
   const g = [];
   await withWriters(n, async (e, r, s) => {
    await e.write(`${JSON.stringify(i, null, 2).replace(/\n\}$/, "")},\n  "jobs": [`);
    await s.write(junitHead(i, junitFigures(t.figures)));
    for (const [a, i] of o.entries()) {
     const o = await reportRow(a, i, t, {
      directory: n,
      change: change
     });
     if (o === null) continue;
     const {one: c} = o;
     g.push(...o.findings.slice(0, m - g.length));
     const u = JSON.stringify(c.row);
     await e.write(`${a === 0 ? "" : ","}\n    ${u}`);
     await r.write(`${u}\n`);
     await s.write(junitCase(c));
     w.add(c);
    }
    await e.write((o.length === 0 ? "" : "\n  ") + "]\n}\n");
    await s.write(a);
   });
   const y = w.rows();
   const v = (0, c.xC)(i, y, o.length);
   await n.write("report/summary.md", v);
   g.length > 0 ? await n.write(h, (0, d.I)(g, f.r)) : await n.remove(h);
   const pathOf = t => (0, r.join)(n.path, t);
   const {conclusion: $, reason: j, costUsd: b} = t.totals;
   const S = {
    conclusion: $,
    reason: s(j),
    "cost-usd": b === null ? "" : String(Number(b.toFixed(6))),
    "report-path": pathOf("report/summary.md"),
    "junit-path": pathOf("report/junit.xml"),
    "sarif-path": g.length === 0 ? "" : pathOf(h)
   };
   return {
    summary: v,
    text: (0, c.uG)(i, y, o.length),
    valuePath: pathOf("report/result.json"),
    outputs: S
   };
  }
  async function reportRow(t, e, {figures: n, rowOf: s}, {directory: o, change: a}) {
   const c = n[t];
   if (c === void 0) return null;
   const {row: u, record: d} = await s(t, e);
   const {transcriptPath: f} = u;
   const m = {
    ...u,
    transcriptPath: f === null ? null : (0, r.join)(o.path, f)
   };
   const h = a((0, i.e)(e));
   const w = {
    ...(0, l.E)(m, a, p.o),
    key: m.key
   };
   const g = (0, l.E)(d?.findings ?? [], a, p.o);
   return {
    one: {
     name: h,
     figures: c,
     row: w,
     durationMs: d?.durationMs ?? null
    },
    findings: g
   };
  }
  async function withWriters(t, e) {
   const n = await t.create("report/result.json");
   const r = await t.create("report/results.jsonl");
   const s = await t.create("report/junit.xml");
   try {
    await e(n, r, s);
   } catch (t) {
    for (const t of [ n, r, s ]) await t.abandon();
    throw t;
   }
   for (const t of [ n, r, s ]) await t.close();
  }
  function junitFigures(t) {
   const count = e => t.filter(t => junitKind({
    figures: t
   }) === e);
   return {
    tests: t.length,
    failures: count("failure").length,
    errors: count("error").length,
    skipped: count("skipped").length
   };
  }
 }),
 860: (function(t, e, n) {
  n.d(e, {
   V: () => jobPrefixOf,
   b: () => deliveryFilesIn
  });
  var r = n(77598);
  var s = n(94343);
  var o = n(43759);
  var a = n(31734);
  const i = s.YjP().check(o.Fk(/^[0-9a-f]{64}$/));
  const c = s.YjP().check(o.Fk(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?Z$/));
  const u = s.rej({
   formatVersion: s.euz(1),
   id: s.YjP().check(o.Fk(/^[0-9a-f]{32}$/)),
   model: s.YjP().check(o.Eb(1e3)),
   createdAt: c,
   keys: s.YOg(i).check(o.m9(1), o.Eb(1e5)),
   batchId: s.mee(s.YjP().check(o.m9(1), o.Eb(1e3)))
  });
  const jobPrefixOf = t => t.slice(0, 32);
  const l = s.rej({
   formatVersion: s.euz(1),
   key: i,
   outcome: s.gMt("kind", [ s.rej({
    kind: s.euz("answer"),
    body: s.L5J()
   }), s.rej({
    kind: s.euz("error"),
    status: s.Whr().check(o.qm(100), o.Zm(599)),
    body: s.L5J()
   }), s.rej({
    kind: s.euz("expired")
   }) ])
  });
  const d = s.rej({
   formatVersion: s.euz(1),
   requests: s.g1P(s.YjP().check(o.Eb(1e3)), s.Whr().check(o.NC()))
  });
  const f = 2e7;
  const p = 64e6;
  const m = "delivery/limits.json";
  function deliveryFilesIn(t) {
   const nameOf = ({id: t}) => `delivery/${t}.json`;
   const answerOf = t => `answers/${t}.json`;
   const write = (e, n) => t.write(e, `${JSON.stringify(n)}\n`);
   const limits = async () => (await (0, a.h)(t, m, d))?.requests ?? {};
   return {
    submissions: async () => {
     const e = (await t.names("delivery")).filter(t => /^[0-9a-f]{32}\.json$/.test(t));
     const n = await Promise.all(e.map(e => (0, a.h)(t, `delivery/${e}`, u, f)));
     return n.filter(t => t !== null).toSorted((t, e) => `${t.createdAt} ${t.id}` < `${e.createdAt} ${e.id}` ? -1 : 1);
    },
    intend: async (t, e, n) => {
     const s = {
      formatVersion: 1,
      id: (0, r.randomBytes)(16).toString("hex"),
      model: t,
      createdAt: new Date(n).toISOString(),
      keys: [ ...e ],
      batchId: null
     };
     await write(nameOf(s), s);
     return s;
    },
    update: t => write(nameOf(t), t),
    remove: e => t.remove(nameOf(e)),
    outcome: async e => {
     const n = await (0, a.h)(t, answerOf(e), l, p);
     return n === null || n.key !== e ? null : n.outcome;
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
     await write(m, {
      formatVersion: 1,
      requests: {
       ...await limits(),
       [t]: e
      }
     });
    }
   };
  }
 }),
 74603: (function(t, e, n) {
  n.d(e, {
   t: () => mergeStates
  });
  async function mergeStates(t, e) {
   const n = foreignProblems(t, e);
   const r = e.filter(({run: e}) => e.planId === t.planId);
   const s = new Set;
   const o = new Map;
   let a = 0;
   const i = [];
   for (const e of t.jobs) {
    const n = r.filter(({run: t}) => isOfShard(t, e)).toSorted((t, e) => e.run.attempt - t.run.attempt);
    const c = await choose(e, n);
    c.isConflict && (a += 1);
    c.replaces !== null && s.add(c.replaces);
    const u = stateOf(e, t, n, c);
    u.kind === "open" && o.set(e.shard, (o.get(e.shard) ?? 0) + 1);
    i.push({
     state: u,
     source: c.source
    });
   }
   n.push(...missingProblems(t, r, o));
   a > 0 && n.push((a === 1 ? "1 job has" : `${String(a)} jobs have`) + " two different results of the same attempt; the first one was taken");
   return {
    jobs: i,
    problems: n,
    notices: [ ...s ]
   };
  }
  function foreignProblems({planId: t}, e) {
   return e.filter(({run: e}) => e.planId !== t).map(({path: e, run: n}) => `${e} was left out: it has the plan ${n.planId}, not ${t}`);
  }
  function isOfShard({shard: t}, e) {
   return t === null || Number(t.split("/")[0]) === e.shard;
  }
  async function choose(t, e) {
   let n = {
    source: null,
    record: null,
    isConflict: false,
    replaces: null
   };
   for (const r of e) {
    const e = await r.state.record(t);
    if (e === null) continue;
    if (n.record === null) {
     n = {
      ...n,
      source: r,
      record: e
     };
     continue;
    }
    if (isSame(e, n.record)) continue;
    const {attempt: s, shard: o} = r.run;
    if (s === n.source?.run.attempt) return {
     ...n,
     isConflict: true
    };
    const a = o === null ? "the batch" : `shard ${o}`;
    const i = String(n.source?.run.attempt ?? 0);
    return {
     ...n,
     replaces: `attempt ${i} of ${a} replaces attempt ${String(s)}`
    };
   }
   return n;
  }
  function isSame(t, e) {
   const essential = ({endedAt: t, durationMs: e, transcriptPath: n, ...r}) => JSON.stringify(r);
   return essential(t) === essential(e);
  }
  function stateOf(t, e, n, {record: r}) {
   const [s] = n;
   if (s?.run.parked.includes(t.slot) === true && r !== null) return {
    kind: "parked"
   };
   if (s?.run.deferred.includes(t.slot) === true) return {
    kind: "deferred",
    reason: s.run.deferredReason || "the run ended early"
   };
   const isOfRun = ({planId: t, endedAt: r}) => t === e.planId && n.some(({run: t}) => t.startedAt <= r);
   if (r !== null) return {
    kind: "ended",
    isReused: !isOfRun(r)
   };
   return {
    kind: "open",
    reason: "No state directory has a result of this job."
   };
  }
  function missingProblems({shards: t}, e, n) {
   return [ ...n ].map(([n, r]) => {
    const s = r === 1 ? "1 job has" : `${String(r)} jobs have`;
    if (t === 1) return `${s} no result`;
    const o = e.filter(({run: t}) => t.shard === null || t.shard.startsWith(`${String(n)}/`));
    const a = o.length === 0 ? "its state directory is missing" : whyIncomplete(o);
    return `${s} no result: shard ${String(n)} of ${String(t)}: ${a}`;
   });
  }
  function whyIncomplete(t) {
   const e = t.toSorted((t, e) => e.run.attempt - t.run.attempt)[0];
   if (e === void 0 || e.run.endedAt === null) return "it was killed before it ended";
   return `it ended as ${e.run.conclusion ?? "unknown"}: ${e.run.reason}`;
  }
 }),
 4690: (function(t, e, n) {
  n.d(e, {
   L: () => createRowSelection,
   uG: () => batchText,
   xC: () => batchSummary
  });
  var r = n(54539);
  var s = n(1359);
  var o = n(99180);
  var a = n(20653);
  var i = n(47613);
  var c = n(28605);
  const u = 9e5;
  const l = 2e3;
  const d = 400;
  const f = 2 * d;
  const p = 120;
  function createRowSelection() {
   const t = [ [], [], [], [] ];
   return {
    add: e => {
     const n = t[(0, c.I)(e)];
     n !== void 0 && n.length < l && n.push(short(e));
    },
    rows: () => t.flat().slice(0, l)
   };
  }
  function short({row: t, ...e}) {
   return {
    ...e,
    row: {
     ...t,
     text: "",
     structured: void 0,
     reason: (0, a.ml)(t.reason, f)
    }
   };
  }
  function batchSummary(t, e, n) {
   const {sign: a, text: i} = s.vV[t.conclusion];
   const c = [ `### ${a} ${(0, o.ft)(t.name)}: ${i}`, "", (0, o.ft)(t.reason), "", figuresOf(t, n), "", ...retryHint(t, e).flatMap(t => [ t, "" ]), ...passRateTable(t) ];
   if (n === 0) return `${c.join("\n")}\n`;
   const l = [ "| Job | Conclusion | Evaluation | Cost | Time | Link |", "| --- | --- | --- | ---: | ---: | --- |" ];
   let d = Buffer.byteLength([ ...c, ...l ].join("\n"));
   let f = 0;
   for (const t of e) {
    const e = tableLine(t);
    d += Buffer.byteLength(e) + 1;
    if (d > u) break;
    l.push(e);
    f += 1;
   }
   const p = n - f;
   const m = p === 0 ? [] : [ "", `${(0, r.B)(p, "more job")} in results.jsonl of the state directory.` ];
   return `${[ ...c, ...l, ...m ].join("\n")}\n`;
  }
  function passRateTable({passRates: t}) {
   if (t.length === 0) return [];
   const line = ({id: t, model: e, passed: n, failed: r, errors: s, rate: i}) => `| ${[ t, e ].map(t => (0, 
   o.ft)((0, a.ml)(t, d))).join(" | ")} | ${rateText(i)} | ${[ n, r, s ].join(" | ")} |`;
   return [ "| Entry | Model | Pass rate | Passed | Failed | Errors |", "| --- | --- | ---: | ---: | ---: | ---: |", ...t.slice(0, m).map(line), "" ];
  }
  const m = 100;
  const rateText = t => t === null ? "none" : `${String(Math.round(t * 1e3) / 10)} %`;
  function figuresOf({counts: t, deferred: e, parked: n, costUsd: o}, a) {
   const i = [ (0, r.B)(a, "job"), ...Object.entries(t).map(([t, e]) => `${(0, r.Z)(e)} ${t}`), ...e === 0 ? [] : [ `${(0, 
   r.Z)(e)} deferred to the next run` ], ...n === 0 ? [] : [ `${(0, r.Z)(n)} parked` ], (0, 
   s.BD)(o) ];
   return i.join(", ");
  }
  function retryHint({parked: t}, e) {
   const isKept = ({figures: t}) => (0, c.I)({
    figures: t
   }) === 0 && t.isReused;
   return t > 0 || e.some(isKept) ? [ "`retry-failed` runs parked jobs and reused failures again." ] : [];
  }
  function tableLine(t) {
   const {name: e, row: n, durationMs: r} = t;
   const i = [ (0, o.ft)((0, a.ml)(e, d)), (0, o.ft)(conclusionText(t)), evaluationTexts(t).map(t => (0, 
   o.ft)(t)).join("<br>"), n.costUsd === null ? "" : (0, s.BD)(n.costUsd), r === null ? "" : (0, 
   s.a3)(r), linkOf(t) ];
   return `| ${i.join(" | ")} |`;
  }
  function conclusionText(t) {
   const {row: e, figures: n} = t;
   const r = (0, a.ml)(e.reason, d);
   if (n.state === "deferred" || n.state === "parked") return r;
   return e.conclusion === "success" ? (0, c.L)(t) : `${(0, c.L)(t)}: ${r}`;
  }
  const h = 3;
  function evaluationTexts({row: {evaluations: t}, figures: {isPassed: e}}) {
   if (t.length === 0) return [];
   const n = t.filter(({status: t}) => t !== "passed");
   if (e && n.length > 0) return [ `score ${String((0, i.UQ)(t))}` ];
   if (n.length === 0) return [ `${String(t.length)} passed` ];
   const r = n.length - h;
   return [ ...n.slice(0, h).map(({name: t, status: e, reason: n}) => {
    const r = `${(0, a.ml)(t, p)}: ${e === "error" ? "error: " : ""}`;
    return `${r}${(0, a.ml)(n, p)}`;
   }), ...r > 0 ? [ `and ${String(r)} more` ] : [] ];
  }
  function linkOf({row: {item: t}}) {
   const e = t?.["url"];
   return typeof e === "string" && /^https:\/\/[\w./#?=&%~-]+$/.test(e) && e.length < 300 ? `[item](${e})` : "";
  }
  function batchText(t, e, n) {
   const o = (0, a.ml)(t.reason, f);
   const i = e.filter(t => (0, c.I)(t) < 2 && t.figures.state !== "open" && t.row.reason !== o);
   const u = i.slice(0, 20);
   const l = u.map(t => `  ${t.name}: ${(0, c.L)(t)}: ${oneLine(t)}`);
   const d = i.length - u.length;
   return [ `${t.name}: ${s.vV[t.conclusion].text}. ${t.reason}`, figuresOf(t, n), ...retryHint(t, e), ...t.passRates.slice(0, 20).map(({id: t, model: e, passed: n, failed: s, errors: o, rate: a}) => `  ${t}, ${e}: ${rateText(a)} passed (${String(n)} of ${String(n + s)}${o === 0 ? "" : `, ${(0, 
   r.B)(o, "error")}`})`), ...l.length === 0 ? [] : [ "", ...l ], ...d === 0 ? [] : [ `  and ${String(d)} more` ] ].join("\n");
  }
  function oneLine(t) {
   const {row: e} = t;
   const n = e.conclusion === "success" ? evaluationTexts(t).map(t => t.replace(/\.$/, "")).join("; ") : e.reason;
   return (0, a.ml)(n.replace(/\s+/g, " "), d);
  }
 }),
 4562: (function(t, e, n) {
  n.d(e, {
   R: () => withStoredState
  });
  var r = n(73948);
  var s = n(54302);
  var o = n(34377);
  const a = 3e5;
  function createKeeper(t, e, n) {
   if (t === null) return {
    save: () => Promise.resolve(),
    saveSometimes: () => {}
   };
   let r = Promise.resolve();
   let s = n.now();
   const save = () => {
    s = n.now();
    r = r.then(() => t.save(e));
    return r;
   };
   return {
    save: save,
    saveSometimes: () => {
     n.now() - s >= a && save().catch(() => {});
    }
   };
  }
  var i = n(11795);
  async function withStoredState({previous: t, ...e}, n, a) {
   try {
    const restore = async e => {
     await (n?.restore(e));
     if (t === void 0) return;
     await (0, i.fM)(e, await (0, s.v)(t, {
      create: true,
      root: null
     }));
    };
    const c = await (0, o.Gf)({
     ...e,
     restore: restore
    });
    const u = createKeeper(n, c.directory, r.m);
    try {
     return await a(c, u);
    } finally {
     await u.save();
     c.release();
    }
   } finally {
    n?.close();
   }
  }
 }),
 50987: (function(t, e, n) {
  n.d(e, {
   R: () => fingerprint
  });
  var r = n(77598);
  function fingerprint(t, e = 16) {
   const n = (0, r.createHash)("sha256");
   for (const e of t) n.update(e);
   return n.digest("hex").slice(0, e);
  }
 }),
 57274: (function(t, e, n) {
  n.d(e, {
   I: () => sarif
  });
  var r = n(50987);
  const s = "finding";
  function sarif(t, e) {
   const n = [ ...new Set(t.map(({rule: t}) => t ?? s)) ];
   const r = {
    $schema: "https://json.schemastore.org/sarif-2.1.0.json",
    version: "2.1.0",
    runs: [ {
     tool: {
      driver: {
       name: "Sallyport",
       version: e,
       rules: n.map(t => ({
        id: t,
        shortDescription: {
         text: t
        }
       }))
      }
     },
     columnKind: "utf16CodeUnits",
     results: t.map(t => result(t, n))
    } ]
   };
   return `${JSON.stringify(r, null, 2)}\n`;
  }
  function result(t, e) {
   const {path: n, line: o, endLine: a = o, severity: i, title: c, message: u, suggestion: l, rule: d = s} = t;
   const f = {
    uri: encodeURI(n.replace(/\p{Cs}/gu, "\ufffd")).replace(/[?#]/g, encodeURIComponent),
    uriBaseId: "%SRCROOT%"
   };
   const p = {
    startLine: o,
    endLine: a
   };
   const m = {
    description: {
     text: c
    },
    artifactChanges: [ {
     artifactLocation: f,
     replacements: [ {
      deletedRegion: p,
      insertedContent: {
       text: l
      }
     } ]
    } ]
   };
   return {
    ruleId: d,
    ruleIndex: e.indexOf(d),
    level: i,
    message: {
     text: `${c}\n\n${u}`
    },
    locations: [ {
     physicalLocation: {
      artifactLocation: f,
      region: p
     }
    } ],
    partialFingerprints: {
     "sallyport/v1": (0, r.R)([ JSON.stringify([ d, n, c ]) ], 32)
    },
    ...l === void 0 ? {} : {
     fixes: [ m ]
    }
   };
  }
 })
};
