"use strict";

exports.id = 1038;

exports.ids = [ 1038, 987 ];

exports.modules = {
 29851: (function(e, t, n) {
  n.d(t, {
   o: () => o
  });
  var s = n(9879);
  const r = {
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
   names: new Set([ ...s.M.names, ...Object.keys(r) ]),
   wordFields: new Set([ ...s.M.wordFields, "errorKind" ]),
   words: new Set([ ...s.M.words, "passed", "failed", "error" ])
  };
 }),
 46832: (function(e, t, n) {
  n.d(t, {
   L: () => writeReports
  });
  var s = n(32223);
  var r = n(47613);
  function junitKind({figures: e}) {
   if (e.state !== "ended") return e.state === "open" ? "error" : "skipped";
   if (e.conclusion !== "success" || e.evaluations.errors > 0) return "error";
   return e.isPassed ? "passed" : "failure";
  }
  function junitHead({name: e}, {tests: t, failures: n, errors: r, skipped: o}) {
   const i = `tests="${String(t)}" failures="${String(n)}" errors="${String(r)}" skipped="${String(o)}"`;
   return [ '<?xml version="1.0" encoding="UTF-8"?>', `<testsuites name="sallyport" ${i}>`, `  <testsuite name="${(0, 
   s.X)(e)}" ${i}>`, "" ].join("\n");
  }
  const o = "  </testsuite>\n</testsuites>\n";
  function junitCase(e) {
   const {name: t, row: n, durationMs: r} = e;
   const o = `<testcase classname="${(0, s.X)(n.id)}" name="${(0, s.X)(t)}" time="${((r ?? 0) / 1e3).toFixed(3)}">`;
   return `    ${o}${bodyOf(e)}</testcase>\n`;
  }
  function bodyOf(e) {
   const {row: t} = e;
   const n = t.evaluations.filter(({status: e}) => e !== "passed").map(({name: e, status: t, reason: n}) => `${e} (${t}): ${n}`);
   t.minScore !== void 0 && t.evaluations.length > 0 && n.unshift(`The score is ${String((0, 
   r.UQ)(t.evaluations))}; min-score is ${String(t.minScore)}.`);
   const o = junitKind(e);
   switch (o) {
   case "passed":
    return "";

   case "skipped":
    return `<skipped message="${(0, s.X)(t.reason)}"/>`;

   case "failure":
    return `<failure type="evaluation" message="${(0, s.X)(n[0] ?? "")}">${(0, s.X)(n.join("\n"))}</failure>`;

   case "error":
    return t.conclusion === "success" ? `<error type="evaluation" message="${(0, s.X)(n[0] ?? "")}">${(0, 
    s.X)(n.join("\n"))}</error>` : `<error type="${t.conclusion}" message="${(0, s.X)(t.reason)}"/>`;
   }
  }
  var i = n(53599);
  var a = n(4690);
  var u = n(7138);
  var c = n(24788);
  var l = n(57274);
  var d = n(17992);
  var f = n(29851);
  const p = 25e3;
  const g = "report/findings.sarif";
  async function writeReports(e, t) {
   const {directory: n, redact: s} = t;
   const {jobs: r} = e;
   const change = e => s((0, u.wh)(e));
   const i = (0, c.E)(e.totals, change, f.o);
   const m = (0, a.L)();
   const h = [];
   await withWriters(n, async (t, n, s) => {
    await t.write(`${JSON.stringify(i, null, 2).replace(/\n\}$/, "")},\n  "jobs": [`);
    await s.write(junitHead(i, junitFigures(e.figures)));
    for (const [o, i] of r.entries()) {
     const r = await reportRow(o, i, e, change);
     if (r === null) continue;
     const {one: a} = r;
     h.push(...r.findings.slice(0, p - h.length));
     const u = JSON.stringify(a.row);
     await t.write(`${o === 0 ? "" : ","}\n    ${u}`);
     await n.write(`${u}\n`);
     await s.write(junitCase(a));
     m.add(a);
    }
    await t.write((r.length === 0 ? "" : "\n  ") + "]\n}\n");
    await s.write(o);
   });
   const $ = m.rows();
   const v = (0, a.xC)(i, $, r.length);
   await n.write("report/summary.md", v);
   h.length > 0 ? await n.write(g, (0, l.I)(h, d.r)) : await n.remove(g);
   return {
    summary: v,
    text: (0, a.uG)(i, $, r.length),
    sarif: h.length === 0 ? null : g
   };
  }
  async function reportRow(e, t, {figures: n, rowOf: s}, r) {
   const o = n[e];
   if (o === void 0) return null;
   const {row: a, record: u} = await s(e);
   const l = r((0, i.e)(t)).replace(/\s+/g, " ");
   const d = {
    ...(0, c.E)(a, r, f.o),
    key: a.key
   };
   const p = (0, c.E)(u?.findings ?? [], r, f.o);
   return {
    one: {
     name: l,
     figures: o,
     row: d,
     durationMs: u?.durationMs ?? null
    },
    findings: p
   };
  }
  async function withWriters(e, t) {
   const n = await e.create("report/result.json");
   const s = await e.create("report/results.jsonl");
   const r = await e.create("report/junit.xml");
   try {
    await t(n, s, r);
   } catch (e) {
    for (const e of [ n, s, r ]) await e.abandon();
    throw e;
   }
   for (const e of [ n, s, r ]) await e.close();
  }
  function junitFigures(e) {
   const count = t => e.filter(e => junitKind({
    figures: e
   }) === t);
   return {
    tests: e.length,
    failures: count("failure").length,
    errors: count("error").length,
    skipped: count("skipped").length
   };
  }
 }),
 28605: (function(e, t, n) {
  n.d(t, {
   I: () => rankOf,
   L: () => stateOf
  });
  function stateOf({figures: {state: e, conclusion: t, isPassed: n, isReused: s}}) {
   if (e === "deferred") return "deferred";
   if (e === "parked") return "parked";
   const r = t !== "success" || n ? t : "evaluation failed";
   return s ? `${r}, reused` : r;
  }
  function rankOf({figures: {state: e, isPassed: t}}) {
   if (e === "ended") return t ? 2 : 0;
   return e === "open" ? 1 : 3;
  }
 }),
 4690: (function(e, t, n) {
  n.d(t, {
   L: () => createRowSelection,
   uG: () => batchText,
   xC: () => batchSummary
  });
  var s = n(54539);
  var r = n(1359);
  var o = n(99180);
  var i = n(20653);
  var a = n(47613);
  var u = n(28605);
  const c = 9e5;
  const l = 2e3;
  const d = 400;
  const f = 2 * d;
  const p = 120;
  function createRowSelection() {
   const e = [ [], [], [], [] ];
   return {
    add: t => {
     const n = e[(0, u.I)(t)];
     n !== void 0 && n.length < l && n.push(short(t));
    },
    rows: () => e.flat().slice(0, l)
   };
  }
  function short({row: e, ...t}) {
   return {
    ...t,
    row: {
     ...e,
     text: "",
     structured: void 0,
     reason: (0, i.ml)(e.reason, f)
    }
   };
  }
  function batchSummary(e, t, n) {
   const {sign: i, text: a} = r.vV[e.conclusion];
   const u = [ `### ${i} ${(0, o.ft)(e.name)}: ${a}`, "", (0, o.ft)(e.reason), "", figuresOf(e, n), "", ...passRateTable(e) ];
   if (n === 0) return `${u.join("\n")}\n`;
   const l = [ "| Job | Conclusion | Evaluation | Cost | Time | Link |", "| --- | --- | --- | ---: | ---: | --- |" ];
   let d = Buffer.byteLength([ ...u, ...l ].join("\n"));
   let f = 0;
   for (const e of t) {
    const t = tableLine(e);
    d += Buffer.byteLength(t) + 1;
    if (d > c) break;
    l.push(t);
    f += 1;
   }
   const p = n - f;
   const g = p === 0 ? [] : [ "", `${(0, s.B)(p, "more job")} in results.jsonl of the state directory.` ];
   return `${[ ...u, ...l, ...g ].join("\n")}\n`;
  }
  function passRateTable({passRates: e}) {
   if (e.length === 0) return [];
   const line = ({id: e, model: t, passed: n, failed: s, errors: r, rate: a}) => `| ${[ e, t ].map(e => (0, 
   o.ft)((0, i.ml)(e, d))).join(" | ")} | ${rateText(a)} | ${[ n, s, r ].join(" | ")} |`;
   return [ "| Entry | Model | Pass rate | Passed | Failed | Errors |", "| --- | --- | ---: | ---: | ---: | ---: |", ...e.slice(0, g).map(line), "" ];
  }
  const g = 100;
  const rateText = e => e === null ? "none" : `${String(Math.round(e * 1e3) / 10)} %`;
  function figuresOf({counts: e, deferred: t, parked: n, costUsd: o}, i) {
   const a = [ (0, s.B)(i, "job"), ...Object.entries(e).map(([e, t]) => `${String(t)} ${e}`), ...t === 0 ? [] : [ `${String(t)} deferred to the next run` ], ...n === 0 ? [] : [ `${String(n)} parked` ], (0, 
   r.BD)(o) ];
   return a.join(", ");
  }
  function tableLine(e) {
   const {name: t, row: n, durationMs: s} = e;
   const a = n.conclusion === "success" ? "" : `: ${(0, i.ml)(n.reason, d)}`;
   const c = [ (0, o.ft)((0, i.ml)(t, d)), (0, o.ft)(`${(0, u.L)(e)}${a}`), (0, o.ft)((0, 
   i.ml)(evaluationText(e), d)), n.costUsd === null ? "" : (0, r.BD)(n.costUsd), s === null ? "" : (0, 
   r.a3)(s), linkOf(e) ];
   return `| ${c.join(" | ")} |`;
  }
  function evaluationText({row: {evaluations: e}, figures: {isPassed: t}}) {
   if (e.length === 0) return "";
   const n = e.filter(({status: e}) => e !== "passed");
   if (t && n.length > 0) return `score ${String((0, a.UQ)(e))}`;
   if (n.length === 0) return `${String(e.length)} passed`;
   return n.map(({name: e, status: t, reason: n}) => `${e}: ${t}: ${(0, i.ml)(n, p)}`).join(" ");
  }
  function linkOf({row: {item: e}}) {
   const t = e?.["url"];
   return typeof t === "string" && /^https:\/\/[\w./#?=&%~-]+$/.test(t) && t.length < 300 ? `[item](${t})` : "";
  }
  function batchText(e, t, n) {
   const o = (0, i.ml)(e.reason, f);
   const a = t.filter(e => (0, u.I)(e) < 2 && e.figures.state !== "open" && e.row.reason !== o);
   const c = a.slice(0, 20);
   const l = c.map(e => `  ${e.name}: ${(0, u.L)(e)}: ${oneLine(e)}`);
   const d = a.length - c.length;
   return [ `${e.name}: ${r.vV[e.conclusion].text}. ${e.reason}`, figuresOf(e, n), ...e.passRates.slice(0, 20).map(({id: e, model: t, passed: n, failed: r, errors: o, rate: i}) => `  ${e}, ${t}: ${rateText(i)} passed (${String(n)} of ${String(n + r)}${o === 0 ? "" : `, ${(0, 
   s.B)(o, "error")}`})`), ...l.length === 0 ? [] : [ "", ...l ], ...d === 0 ? [] : [ `  and ${String(d)} more` ] ].join("\n");
  }
  function oneLine(e) {
   const {row: t} = e;
   const n = t.conclusion === "success" ? evaluationText(e) : t.reason;
   return (0, i.ml)(n.replace(/\s+/g, " "), d);
  }
 }),
 5335: (function(e, t, n) {
  n.d(t, {
   S: () => jobRow
  });
  function jobRow(e, t, n) {
   const s = {
    id: e.id,
    item: e.item?.fields ?? null,
    matrix: e.matrix,
    repeat: e.repeat,
    key: e.key,
    attempt: n?.attempt ?? 1
   };
   const r = {
    ...s,
    reused: false,
    text: "",
    evaluations: [],
    costUsd: null,
    transcriptPath: null
   };
   switch (t.kind) {
   case "ended":
    return n === null ? {
     ...r,
     conclusion: "cancelled",
     reason: "The stored result is missing."
    } : {
     ...s,
     reused: t.isReused,
     ...endOf(n)
    };

   case "parked":
    return {
     ...r,
     conclusion: "skipped",
     reason: `Parked: it failed ${String(n?.sameFailures ?? 0)} times in the same way. ${n?.reason ?? ""}`.trim()
    };

   case "deferred":
    return {
     ...r,
     conclusion: "skipped",
     reason: `Deferred to the next run: ${t.reason}.`
    };

   case "open":
    return {
     ...r,
     conclusion: "cancelled",
     reason: t.reason
    };
   }
  }
  function endOf(e) {
   const {conclusion: t, reason: n, text: s, structured: r, evaluations: o, transcriptPath: i, scoringUsd: a = 0} = e;
   const u = e.costUsd === null || a === null ? null : e.costUsd + a;
   return {
    conclusion: t,
    reason: n,
    text: s,
    ...r === void 0 ? {} : {
     structured: r
    },
    evaluations: o,
    ...e.minScore === void 0 ? {} : {
     minScore: e.minScore
    },
    costUsd: u,
    transcriptPath: i
   };
  }
 }),
 345: (function(e, t, n) {
  n.d(t, {
   J1: () => exitCodeOfBatch,
   h5: () => figuresOf,
   vA: () => totalsOf
  });
  var s = n(47613);
  function groupsOf(e, t, n) {
   const s = new Map;
   for (const [n, r] of e.entries()) {
    const e = t[n];
    if (e?.state !== "ended") continue;
    const o = JSON.stringify([ r.id, r.item?.id ?? null, r.matrix ]);
    const i = s.get(o) ?? {
     job: r,
     figures: []
    };
    i.figures.push(e);
    s.set(o, i);
   }
   return [ ...s.values() ].map(({job: {id: e, model: t}, figures: s}) => {
    const r = Math.min(s.length, n(e));
    return {
     id: e,
     model: t,
     figures: s,
     isPassed: s.filter(e => e.isPassed).length >= r
    };
   });
  }
  function passRatesOf(e) {
   const t = new Map;
   for (const n of e) {
    const e = outcomeOf(n);
    if (e === null) continue;
    const {id: s, model: r} = n;
    const o = JSON.stringify([ s, r ]);
    const i = t.get(o) ?? {
     id: s,
     model: r,
     passed: 0,
     failed: 0,
     errors: 0
    };
    i[e] += 1;
    t.set(o, i);
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
  function outcomeOf({figures: e, isPassed: t}) {
   const has = t => e.some(({evaluations: e}) => e[t] > 0);
   if (!has("passed") && !has("failed") && !has("errors")) return null;
   if (t) return "passed";
   return has("errors") && !has("failed") ? "errors" : "failed";
  }
  function figuresOf(e, t) {
   const count = e => t.evaluations.filter(t => t.status === e).length;
   return {
    state: e,
    conclusion: t.conclusion,
    isReused: t.reused,
    isPassed: (0, s.Hh)(t),
    evaluations: {
     passed: count("passed"),
     failed: count("failed"),
     errors: count("error")
    },
    costUsd: t.costUsd,
    reason: t.conclusion === "config-error" ? t.reason : ""
   };
  }
  function totalsOf(e, t, {name: n, planId: s, minPassRate: r, atLeast: o, early: i, otherUsd: a, shard: u = null}) {
   const c = {};
   for (const {state: e, conclusion: n} of t) e !== "ended" && e !== "open" || (c[n] = (c[n] ?? 0) + 1);
   const l = groupsOf(e, t, o);
   const d = l.filter(({isPassed: e}) => !e);
   const f = passRatesOf(l);
   const p = t.filter(({state: e}) => e === "ended");
   const g = {
    name: n,
    planId: s,
    counts: c,
    deferred: t.filter(({state: e}) => e === "deferred").length,
    parked: t.filter(({state: e}) => e === "parked").length,
    passed: p.filter(e => e.isPassed).length,
    failed: p.filter(e => !e.isPassed).length,
    costUsd: sumOf([ ...p.filter(e => !e.isReused).map(({costUsd: e}) => e), a ]),
    passRates: f
   };
   const m = u === null ? "There are no items, so there is nothing to do." : `Shard ${u} of the plan has no jobs.`;
   const h = rateOf(f);
   return {
    ...g,
    ...conclusionOf({
     figures: t,
     ended: p,
     failedGroups: d,
     rate: h,
     minPassRate: r,
     early: i,
     noJobs: m
    })
   };
  }
  function sumOf(e) {
   return e.reduce((e, t) => e === null || t === null ? null : e + t, 0);
  }
  function conclusionOf(e) {
   const {figures: t, ended: n, early: s, rate: r, minPassRate: o} = e;
   const {cancelled: i, fatal: a} = s;
   if (a !== null) return {
    conclusion: "config-error",
    reason: a
   };
   if (i !== null) return {
    conclusion: "cancelled",
    reason: i
   };
   if (t.length === 0) return {
    conclusion: "skipped",
    reason: e.noJobs
   };
   const u = sharedConfigError(n);
   if (u !== null) return {
    conclusion: "config-error",
    reason: u
   };
   if (s.isCostReached) return {
    conclusion: "budget",
    reason: "max-cost-usd was reached. The next run continues."
   };
   const c = failuresOf(e);
   if (c !== null) return c;
   if (r !== null && r < o) {
    const e = `${percent(r)} of the evaluated jobs passed, less than min-pass-rate (${percent(o)}).`;
    return {
     conclusion: "incomplete",
     reason: e
    };
   }
   const l = r === null || r === 1 ? "" : `, and ${percent(r)} of the evaluated ones passed`;
   return {
    conclusion: "success",
    reason: `${String(n.length)} of ${String(t.length)} jobs have ended well${l}.`
   };
  }
  function sharedConfigError(e) {
   const [t, ...n] = e;
   if (t?.conclusion !== "config-error") return null;
   return n.every(e => e.conclusion === "config-error" && e.reason === t.reason) ? t.reason : null;
  }
  function failuresOf({ended: e, failedGroups: t}) {
   const hasFailure = ({figures: e}) => e.some(({conclusion: e, evaluations: t}) => e !== "success" || t.errors > 0);
   const n = t.filter(hasFailure);
   if (n.length === 0) return null;
   const s = e.filter(({conclusion: e}) => e !== "success");
   const r = e.filter(({evaluations: e}) => e.errors > 0).length;
   const o = [ ...s.length === 0 ? [] : [ `${String(s.length)} of ${String(e.length)} jobs failed` ], ...r === 0 ? [] : [ `the evaluations of ${String(r)} jobs could not be done` ] ];
   const i = `${o.join(", and ")}.`;
   const a = new Set(s.map(({conclusion: e}) => e));
   const [u] = a;
   const c = a.size === 1 && (u === "no-output" || u === "provider-error");
   return {
    conclusion: c ? u : "incomplete",
    reason: i.charAt(0).toUpperCase() + i.slice(1)
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
 15917: (function(e, t, n) {
  n.d(t, {
   WT: () => findingsSection,
   WX: () => findingsOf,
   YR: () => locationOfFinding
  });
  var s = n(54539);
  var r = n(20653);
  var o = n(83874);
  var i = n(99180);
  const a = 4e3;
  function findingsOf({requests: e, structured: t}) {
   const n = e.flatMap(e => e.kind === "findings" ? e.findings : []);
   const s = (0, o.K)();
   const r = listIn(t).map(e => asFinding(e, s));
   const i = r.filter(e => e !== null);
   const u = [ ...n, ...i ].slice(0, a);
   return {
    findings: [ ...new Map(u.map(e => [ JSON.stringify(e), e ])).values() ],
    invalid: i.length === 0 ? 0 : r.length - i.length
   };
  }
  function listIn(e) {
   const t = isRecord(e) ? e["findings"] : null;
   return Array.isArray(t) ? t.slice(0, a) : [];
  }
  function asFinding(e, t) {
   if (!isRecord(e)) return null;
   const n = Object.entries(e).filter(([e, n]) => Object.hasOwn(t.shape, e) && n !== null);
   const {data: s} = t.safeParse(Object.fromEntries(n));
   return s === void 0 ? null : (0, o.C)(s);
  }
  function isRecord(e) {
   return typeof e === "object" && e !== null && !Array.isArray(e);
  }
  function findingsSection(e, t) {
   const n = e.slice(0, t);
   const o = e.length - n.length;
   const a = n.map(e => {
    const t = (0, i.ti)((0, r.ml)(locationOfFinding(e), 200));
    return `| ${e.severity} | ${t} | ${(0, i.xG)((0, r.ml)(e.title, 200))} | ${(0, i.xG)((0, 
    r.ml)(e.message, 500))} |`;
   });
   return [ `#### Findings (${(0, s.Z)(e.length)})`, [ "| Severity | Location | Title | Details |", "| --- | --- | --- | --- |", ...a ].join("\n"), ...o > 0 ? [ `And ${(0, 
   s.B)(o, "more finding")}.` ] : [] ].join("\n\n");
  }
  function locationOfFinding({path: e, line: t, endLine: n}) {
   return `${e}:${String(t)}${n === void 0 ? "" : `-${String(n)}`}`;
  }
 }),
 50987: (function(e, t, n) {
  n.d(t, {
   R: () => fingerprint
  });
  var s = n(77598);
  function fingerprint(e, t = 16) {
   const n = (0, s.createHash)("sha256");
   for (const t of e) n.update(t);
   return n.digest("hex").slice(0, t);
  }
 }),
 32223: (function(e, t, n) {
  n.d(t, {
   X: () => escapeXml,
   b: () => junit
  });
  var s = n(15917);
  function junit(e) {
   const t = e.filter(({severity: e}) => e !== "note").length;
   const n = `tests="${String(e.length)}" failures="${String(t)}"`;
   return [ '<?xml version="1.0" encoding="UTF-8"?>', `<testsuites name="sallyport" ${n}>`, `  <testsuite name="sallyport" ${n}>`, ...e.map(testCase), "  </testsuite>", "</testsuites>", "" ].join("\n");
  }
  function testCase(e) {
   const {path: t, line: n, severity: r, title: o, message: i, rule: a} = e;
   const u = (0, s.YR)(e);
   const c = escapeXml(`${u}\n${i}`);
   const l = `<testcase classname="${escapeXml(t)}" name="${escapeXml(`${o} (${u})`)}" file="${escapeXml(t)}" line="${String(n)}">`;
   const d = r === "note" ? `<system-out>${c}</system-out>` : `<failure type="${escapeXml(a ?? r)}" message="${escapeXml(o)}">${c}</failure>`;
   return `    ${l}${d}</testcase>`;
  }
  const r = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;
  function escapeXml(e) {
   return e.replace(r, "").replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
  }
 }),
 57274: (function(e, t, n) {
  n.d(t, {
   I: () => sarif
  });
  var s = n(50987);
  const r = "finding";
  function sarif(e, t) {
   const n = [ ...new Set(e.map(({rule: e}) => e ?? r)) ];
   const s = {
    $schema: "https://json.schemastore.org/sarif-2.1.0.json",
    version: "2.1.0",
    runs: [ {
     tool: {
      driver: {
       name: "Sallyport",
       version: t,
       rules: n.map(e => ({
        id: e,
        shortDescription: {
         text: e
        }
       }))
      }
     },
     columnKind: "utf16CodeUnits",
     results: e.map(e => result(e, n))
    } ]
   };
   return `${JSON.stringify(s, null, 2)}\n`;
  }
  function result(e, t) {
   const {path: n, line: o, endLine: i = o, severity: a, title: u, message: c, suggestion: l, rule: d = r} = e;
   const f = {
    uri: encodeURI(n.replace(/\p{Cs}/gu, "\ufffd")).replace(/[?#]/g, encodeURIComponent),
    uriBaseId: "%SRCROOT%"
   };
   const p = {
    startLine: o,
    endLine: i
   };
   const g = {
    description: {
     text: u
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
    ruleIndex: t.indexOf(d),
    level: a,
    message: {
     text: `${u}\n\n${c}`
    },
    locations: [ {
     physicalLocation: {
      artifactLocation: f,
      region: p
     }
    } ],
    partialFingerprints: {
     "sallyport/v1": (0, s.R)([ JSON.stringify([ d, n, u ]) ], 32)
    },
    ...l === void 0 ? {} : {
     fixes: [ g ]
    }
   };
  }
 }),
 83874: (function(e, t, n) {
  n.d(t, {
   C: () => withoutGaps,
   K: () => findingInput
  });
  var s = n(94343);
  var r = n(43759);
  var o = n(75440);
  var i = n(36795);
  const a = 1e7;
  const findingInput = () => s.rej({
   path: (0, o._Z)("File, relative to the repository.", {
    most: 4096
   }),
   line: (0, o.$A)("Line number in the current file.", 1, a),
   endLine: s.lqM((0, o.$A)("Last line, if the finding covers several lines.", 1, a)),
   severity: s.k5n(i.gO),
   title: (0, o._Z)("The problem, in a few words.", {
    most: 200
   }),
   message: (0, o._Z)("Why it is a problem and how to fix it, as plain text.", {
    most: 5e3
   }),
   suggestion: s.lqM((0, o._Z)("Replacement for these lines.", {
    empty: true,
    most: 2e4
   })),
   rule: s.lqM(s.YjP().check(r.Fk(/^[A-Za-z0-9._/-]{1,100}$/), s.q0y("A short, stable name for this kind of finding.")))
  });
  function withoutGaps({endLine: e, suggestion: t, rule: n, ...s}) {
   return {
    ...s,
    path: s.path.replace(/^\.\//, ""),
    ...e === void 0 || e <= s.line ? {} : {
     endLine: e
    },
    ...t === void 0 ? {} : {
     suggestion: t
    },
    ...n === void 0 ? {} : {
     rule: n
    }
   };
  }
 })
};
