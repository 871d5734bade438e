"use strict";

exports.id = 5281;

exports.ids = [ 5281 ];

exports.modules = {
 12290: (function(n, e, t) {
  t.d(e, {
   O: () => batchSource
  });
  var s = t(42357);
  var r = t(54539);
  var i = t(72443);
  var o = t(1359);
  var a = t(41599);
  var c = t(90120);
  var l = t(20653);
  var u = t(95363);
  var d = t(5335);
  var f = t(53599);
  var m = t(22743);
  var p = t(80141);
  var g = t(28605);
  async function batchSource(n, e, t) {
   const s = [];
   const r = new Set;
   for (const i of n.plan.jobs) {
    const [o, a] = [ n.figures[i.index], n.states[i.index] ];
    if (o === void 0 || a === void 0) continue;
    const c = await n.rowOf(i);
    const l = e === null ? null : markOf(i, o, e.outcomes);
    const u = pageRow({
     job: i,
     figures: o,
     state: a,
     mark: l,
     ...c
    }, r, t.clean);
    r.add(u.key);
    s.push({
     job: i,
     rank: l === "new" ? -1 : (0, g.IQ)({
      figures: o
     }),
     row: u
    });
   }
   s.sort((n, e) => n.rank - e.rank || n.job.index - e.job.index);
   return {
    overview: overviewOf(n, e, {
     rows: s.map(({row: n}) => n),
     clean: t.clean
    }),
    jobs: async function*() {
     for (const {job: e, row: r} of s) yield await pageJob(r.key, e, n, t);
    }
   };
  }
  function overviewOf({totals: n, run: e, plan: t}, s, {rows: r, clean: i}) {
   const o = new Set(t.jobs.map(n => (0, m.Kv)({
    ...n,
    item: n.item?.fields ?? null
   })));
   const a = [ ...s?.outcomes.keys() ?? [] ].filter(n => !o.has(n)).length;
   return {
    kind: "batch",
    title: i(n.name),
    conclusion: n.conclusion,
    label: (0, f.NB)(n).text,
    reason: i(n.reason),
    endedAt: e.endedAt,
    costUsd: n.costUsd,
    previous: s === null ? null : {
     name: i(s.name),
     gone: a
    },
    passRates: n.passRates.map(({matrix: n, ...e}) => ({
     ...e,
     id: i(e.id),
     name: i((0, f.B6)({
      id: e.id,
      matrix: n
     })),
     model: i(e.model),
     words: i((0, f.We)({
      matrix: n
     }))
    })),
    pullRequests: (0, p._)(n.pullRequests).map(({before: n, url: e, after: t}) => ({
     before: i(n),
     url: e === null ? null : i(e),
     after: i(t)
    })),
    rows: r
   };
  }
  function markOf(n, e, t) {
   if (e.state !== "ended" || (0, g.t8)(e)) return null;
   const s = t.get((0, m.Kv)({
    ...n,
    item: n.item?.fields ?? null
   }));
   if (!e.isPassed) return s === false ? null : "new";
   return s === false ? "fixed" : null;
  }
  const h = 300;
  function pageRow({job: n, figures: e, state: t, mark: s, row: r, record: i}, o, a) {
   const {evaluations: c} = e;
   const u = t.kind === "ended" ? reasonOfEnd(r, e) : (0, d.xQ)(t, i);
   const m = n.key.slice(0, 12);
   return {
    key: o.has(m) ? `${m}-${String(n.index)}` : m,
    name: a((0, f.er)(n)),
    id: a(n.id),
    model: a(n.model),
    state: pageState(e),
    conclusion: r.conclusion,
    reason: (0, l.ml)(a(u).replace(/\s+/g, " "), h),
    isReused: r.reused,
    mark: s,
    evaluations: {
     passed: c.passed,
     total: c.passed + c.failed + c.errors
    },
    costUsd: r.costUsd,
    durationMs: (0, g.cf)(e, i)
   };
  }
  function reasonOfEnd({conclusion: n, reason: e, evaluations: t}, {isPassed: s}) {
   if (n !== "success") return e;
   const [r] = s ? [] : (0, g.Qg)(t);
   return r === void 0 ? "" : `${r.name}: ${r.reason}`;
  }
  const capitalized = n => `${n.slice(0, 1).toUpperCase()}${n.slice(1)}`;
  function pageState(n) {
   const {state: e, isPassed: t, conclusion: s} = n;
   if (e !== "ended") return e === "missing" ? "open" : e;
   if (t) return "passed";
   if (s !== "success") return "failed";
   return (0, g.t8)(n) ? "error" : "evaluation";
  }
  async function pageJob(n, e, t, s) {
   const {clean: r} = s;
   const {row: i, record: o} = await t.rowOf(e);
   const l = t.states[e.index];
   const f = l?.kind === "ended";
   const m = await transcriptOf(o?.transcriptPath ?? null, i.reused || !f, t);
   const p = "text" in m ? (0, a.$)(m.text, r) : null;
   const g = p === null ? {
    entries: [],
    missing: null
   } : (0, a.q)(p.entries);
   return {
    key: n,
    reason: r(l === void 0 || l.kind === "ended" ? i.reason : capitalized((0, d.xQ)(l, o))),
    facts: factsOf(e, i, o, p?.mode ?? "").map(([n, e]) => [ n, r(e) ]),
    item: Object.entries(i.item ?? {}).map(([n, e]) => [ r(n), r((0, u.gF)(e)) ]),
    text: r(i.text),
    structured: i.structured === void 0 ? null : r(JSON.stringify(i.structured, null, 2)),
    evaluations: i.evaluations.map(({name: n, status: e, score: t, reason: s}) => ({
     name: r(n),
     status: e,
     score: t,
     reason: r(s)
    })),
    changes: (0, c.x)(o?.changes ?? [], r),
    notices: (o?.notices ?? []).map(r),
    entries: g.entries,
    missing: "missing" in m ? m.missing : g.missing
   };
  }
  function factsOf(n, e, t, s) {
   const r = t === null ? [] : endFacts(t);
   return [ [ "Entry", n.id ], [ "Model", n.model ], ...Object.entries(n.matrix).filter(([n]) => n !== "model").map(([n, e]) => [ n, String(e) ]), [ "Repeat", n.repeat === 1 ? "" : String(n.repeat) ], [ "Mode", s ], ...r, [ "Cost", e.costUsd === null ? "" : (0, 
   o.BD)(e.costUsd) ], [ "Reused", e.reused ? "from an earlier run" : "" ], [ "Attempt", e.attempt === 1 ? "" : String(e.attempt) ], [ "Transcript", e.transcriptPath === null ? "" : shortPath(e.transcriptPath) ] ].filter(n => n[1] !== "");
  }
  const shortPath = n => n.replace(/[0-9a-f]{64}/, n => `${n.slice(0, 12)}\u2026`);
  function endFacts({turns: n, toolCalls: e, usage: t, durationMs: s, endedAt: i, shard: a}) {
   return [ [ "Turns", (0, r.ZV)(n) ], [ "Calls", (0, r.ZV)(e) ], [ "Tokens", `${(0, 
   r.ZV)(t.inputTokens)} in, ${(0, r.ZV)(t.outputTokens)} out` ], [ "Time", (0, o.a3)(s) ], [ "Ended", i.replace("T", " ").replace(/(\.\d+)?Z$/, " UTC") ], [ "Shard", a ?? "" ] ];
  }
  const v = 64e6;
  const w = "The conversation is in the report of an earlier run: a branch or a cache that keeps the state has only answers.";
  async function transcriptOf(n, e, {state: t}) {
   if (n === null) return {
    missing: "This job has no conversation."
   };
   try {
    const s = await t.directory.read(n, v);
    if (s !== null) return {
     text: s.toString("utf8")
    };
    return {
     missing: e ? w : `${n} does not exist.`
    };
   } catch (n) {
    (0, s.ki)(n, i.k);
    return {
     missing: `The conversation cannot be shown: ${n.message}`
    };
   }
  }
 }),
 80141: (function(n, e, t) {
  t.d(e, {
   _: () => pullRequestRows,
   a: () => pullRequestLines
  });
  var s = t(54539);
  var r = t(74397);
  var i = t(20653);
  const o = {
   markdown: 100,
   page: 100,
   terminal: 20
  };
  const a = 10;
  const c = 100;
  const l = 400;
  function pullRequestLines(n = [], e) {
   if (n.length === 0) return [];
   const {shown: t, more: s} = shownIn(n, e);
   if (e === "terminal") return [ "Pull requests:", ...[ ...t.map(n => lineOf(n, n.url ?? "")), ...s ].map(n => `  ${n}`) ];
   const r = [ ...t.map(markdownLine), ...s ].map(n => `- ${n}`);
   return [ "#### Pull requests", "", ...r, "" ];
  }
  function pullRequestRows(n = []) {
   const {shown: e, more: t} = shownIn(n, "page");
   return [ ...e.map(partsOf), ...t.map(n => ({
    before: n,
    url: null,
    after: ""
   })) ];
  }
  function shownIn(n, e) {
   const t = n.slice(0, o[e]);
   const r = n.length - t.length;
   return {
    shown: t,
    more: r === 0 ? [] : [ `and ${(0, s.ZV)(r)} more in result.json of the state directory` ]
   };
  }
  function markdownLine(n) {
   const {before: e, url: t, after: s} = partsOf(n);
   if (t === null) return (0, r.ft)(e);
   return `${(0, r.ft)(e)} [pull request](${t}) ${(0, r.ft)(s)}`.trimEnd();
  }
  function partsOf(n) {
   if (!(0, r.n1)(n.url)) return {
    before: lineOf(n, ""),
    url: null,
    after: ""
   };
   const [e = "", t = ""] = lineOf(n, "\n").split("\n");
   return {
    before: e,
    url: n.url,
    after: t
   };
  }
  function lineOf({outcome: n, jobs: e, note: t}, r) {
   const o = e.length > a ? [ `and ${(0, s.ZV)(e.length - a)} more` ] : [];
   const u = e.slice(0, a).map(n => (0, i.ml)((0, i.TN)(n), c));
   const d = [ n === "created" ? "opened" : n, ...r === "" ? [] : [ r ], ...u.length === 0 ? [] : [ `(${[ ...u, ...o ].join(", ")})` ] ].join(" ");
   return t === "" ? d : `${d}: ${(0, i.ml)((0, i.TN)(t), l)}`;
  }
 }),
 4069: (function(n, e, t) {
  t.d(e, {
   writeBatchPage: () => writeBatchPage
  });
  var s = t(76760);
  var r = t(42357);
  var i = t(7138);
  var o = t(72631);
  var a = t(76813);
  var c = t(12290);
  var l = t(91473);
  var u = t(16384);
  async function writeBatchPage(n, e, {valuePath: t}, {hostEnvironment: {directory: u}, redact: d, log: f}) {
   if (t === void 0) return;
   const warn = n => f.warning(d((0, i.wh)(n)));
   const m = {
    directory: u,
    clean: n => d((0, i.wh)(n)),
    onNotice: warn
   };
   try {
    const r = await (0, l.x)((0, s.resolve)(t, "../.."), warn);
    const i = e === null ? null : await comparisonWith(e, m);
    const d = {
     path: (0, s.resolve)(u, n),
     maxBytes: a.Q,
     location: "html-report"
    };
    await (0, o.x)(d, await (0, c.O)(r, i, m));
   } catch (n) {
    (0, r.ki)(n, r.yo);
    warn(`The HTML report could not be written: ${n.message}`);
   }
  }
  async function comparisonWith(n, e) {
   return await (0, u.WY)(n, e).catch((0, r.j6)(r.yo, ({diagnostics: [n]}) => {
    e.onNotice(`The HTML report is not compared with an earlier run: ${n?.message ?? ""}.`);
    return null;
   }));
  }
 }),
 15917: (function(n, e, t) {
  t.d(e, {
   R5: () => invalidFindingsNotices,
   WT: () => findingsSection,
   WX: () => findingsOf,
   YR: () => locationOfFinding
  });
  var s = t(54539);
  var r = t(20274);
  var i = t(74397);
  var o = t(20653);
  var a = t(39472);
  const c = 4e3;
  function findingsOf({requests: n, structured: e, findingPaths: t = []}) {
   const s = n.flatMap(n => n.kind === "findings" ? n.findings : []);
   const i = asFindings((0, r._j)((0, r.qY)(e)["findings"]).slice(0, c));
   const o = new Map(t.map(n => [ n.path, n.fromRoot ]));
   const a = i.flatMap(n => n === null ? [] : [ {
    ...n,
    path: o.get(n.path) ?? n.path
   } ]);
   const l = [ ...s, ...a ].slice(0, c);
   return {
    findings: [ ...new Map(l.map(n => [ JSON.stringify(n), n ])).values() ],
    invalid: a.length === 0 ? 0 : i.length - a.length
   };
  }
  function asFindings(n) {
   if (n.length === 0) return [];
   const e = (0, a.K)();
   return n.map(n => asFinding(n, e));
  }
  function invalidFindingsNotices(n) {
   if (n === 0) return [];
   const e = n === 1 ? "1 of the findings in the structured answer has" : `${String(n)} of the findings in the structured answer have`;
   return [ `${e} not the form described in docs/findings.md and only appears in the answer.` ];
  }
  function asFinding(n, e) {
   if (!(0, r.u4)(n)) return null;
   const t = Object.entries(n).filter(([n, t]) => Object.hasOwn(e.shape, n) && t !== null);
   const {data: s} = e.safeParse(Object.fromEntries(t));
   return s === void 0 ? null : (0, a.C)(s);
  }
  function findingsSection(n, e) {
   const t = n.slice(0, e);
   const r = n.length - t.length;
   const a = t.map(n => {
    const e = (0, i.ti)((0, o.ml)(locationOfFinding(n), 200));
    return `| ${n.severity} | ${e} | ${(0, i.xG)((0, o.ml)(n.title, 200))} | ${(0, i.xG)((0, 
    o.ml)(n.message, 500))} |`;
   });
   return [ `#### Findings (${(0, s.ZV)(n.length)})`, [ "| Severity | Location | Title | Details |", "| --- | --- | --- | --- |", ...a ].join("\n"), ...r > 0 ? [ `And ${(0, 
   s.B4)(r, "more finding")}.` ] : [] ].join("\n\n");
  }
  function locationOfFinding({path: n, line: e, endLine: t}) {
   return `${n}:${String(e)}${t === void 0 ? "" : `-${String(t)}`}`;
  }
 }),
 39472: (function(n, e, t) {
  t.d(e, {
   C: () => withoutGaps,
   K: () => findingInput
  });
  var s = t(94343);
  var r = t(43759);
  var i = t(75440);
  var o = t(30185);
  const a = 1e7;
  const findingInput = () => s.rej({
   path: (0, i._Z)("File, relative to the repository.", {
    most: 4096
   }),
   line: (0, i.$A)("Line number in the current file.", 1, a),
   endLine: s.lqM((0, i.$A)("Last line, if the finding covers several lines.", 1, a)),
   severity: s.k5n(o.g),
   title: (0, i._Z)("The problem, in a few words.", {
    most: 200
   }),
   message: (0, i._Z)("Why it is a problem and how to fix it, as plain text.", {
    most: 5e3
   }),
   suggestion: s.lqM((0, i._Z)("Replacement for these lines.", {
    empty: true,
    most: 2e4
   })),
   rule: s.lqM(s.YjP().check(r.Fk(/^[A-Za-z0-9._/-]{1,100}$/), s.q0y("A short, stable name for this kind of finding.")))
  });
  function withoutGaps({endLine: n, suggestion: e, rule: t, ...s}) {
   return {
    ...s,
    path: s.path.replace(/^\.\//, ""),
    ...n === void 0 || n <= s.line ? {} : {
     endLine: n
    },
    ...e === void 0 ? {} : {
     suggestion: e
    },
    ...t === void 0 ? {} : {
     rule: t
    }
   };
  }
 })
};
