"use strict";

exports.id = 4495;

exports.ids = [ 4495, 9982, 21, 987 ];

exports.modules = {
 29851: (function(e, t, n) {
  n.d(t, {
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
   missing: true,
   passed: true,
   failed: true,
   jobs: true,
   reused: true,
   passRates: true,
   rate: true,
   errors: true,
   pullRequests: true,
   outcome: true,
   url: true,
   note: true
  };
  const o = {
   names: new Set([ ...r.M.names, ...Object.keys(s) ]),
   wordFields: new Set([ ...r.M.wordFields, "errorKind" ]),
   words: new Set([ ...r.M.words, "passed", "failed", "error" ])
  };
 }),
 75182: (function(e, t, n) {
  n.d(t, {
   P: () => r
  });
  const r = {
   pullRequests: [],
   failsRun: false
  };
 }),
 27607: (function(e, t, n) {
  n.d(t, {
   C: () => writePatch,
   E: () => rebuildPatches
  });
  var r = n(53599);
  var s = n(42357);
  var o = n(99982);
  var i = n(21);
  var a = n(72443);
  async function writePatch(e, t, {state: n}) {
   const r = patchOf(t);
   r !== "" && await n.directory.write(`patches/${fileName(e)}`, r);
   return t.filter(({diff: e}) => e === null).map(({path: e, note: t}) => `${e} is not in the patch${t === void 0 ? "" : `: ${t}`}.`);
  }
  const l = 64e6;
  async function rebuildPatches(e, {state: t, redact: n, log: o}) {
   const {directory: i} = t;
   const u = new Set(await i.names("trees"));
   const c = new Set;
   for (const f of u.size === 0 ? [] : e) {
    if (!u.delete(`${f.key}.json`)) continue;
    const e = await t.record(f);
    if (e?.conclusion !== "success" || !e.hasTree) continue;
    const d = patchProblem(e.changes);
    d !== null && o.warning(n(`The stored patch of ${(0, r.er)(f)} is not used: ${d}.`));
    const m = d === null ? patchOf(e.changes) : "";
    if (m === "") continue;
    const p = fileName(f);
    c.add(p);
    const h = await i.read(`patches/${p}`, l).catch((0, s.j6)(a.k, () => null));
    h !== null && n(h.toString("utf8")) === m || await i.write(`patches/${p}`, m);
   }
   for (const e of await i.names("patches")) c.has(e) || await i.remove(`patches/${e}`);
  }
  const patchOf = e => e.map(({diff: e}) => e ?? "").join("");
  function patchProblem(e) {
   for (const {path: t, diff: n} of e) {
    const e = n === null ? t : (0, i.Au)(t, n);
    const r = e !== null && (n === null || (0, i.Bb)(e, n));
    const s = (0, o.whyNeverCommitted)(e ?? t) ?? (r ? null : "its diff is not one of this file");
    if (s !== null) return `${t}: ${s}`;
   }
   return null;
  }
  function fileName(e) {
   const t = (0, r.er)(e).replace(/[^A-Za-z0-9]+/g, "-").replace(/^-|-$/g, "");
   return `${t.slice(0, 80)}-${e.key.slice(0, 8)}.patch`;
  }
 }),
 46832: (function(e, t, n) {
  n.d(t, {
   T: () => writeReportsAfter
  });
  var r = n(76760);
  var s = n(32223);
  var o = n(88510);
  var i = n(47613);
  var a = n(28605);
  function junitKind({figures: e}) {
   if (e.state !== "ended") return (0, a.Uh)({
    figures: e
   }) ? "error" : "skipped";
   if ((0, o.dR)(e)) return "error";
   return e.isPassed ? "passed" : "failure";
  }
  function junitHead({name: e}, {tests: t, failures: n, errors: r, skipped: o}) {
   const i = `tests="${String(t)}" failures="${String(n)}" errors="${String(r)}" skipped="${String(o)}"`;
   return [ '<?xml version="1.0" encoding="UTF-8"?>', `<testsuites name="sallyport" ${i}>`, `  <testsuite name="${(0, 
   s.X)(e)}" ${i}>`, "" ].join("\n");
  }
  const l = "  </testsuite>\n</testsuites>\n";
  function junitCase(e) {
   const {name: t, row: n, durationMs: r} = e;
   const o = `<testcase classname="${(0, s.X)(n.id)}" name="${(0, s.X)(t)}" time="${((r ?? 0) / 1e3).toFixed(3)}">`;
   return `    ${o}${bodyOf(e)}</testcase>\n`;
  }
  function bodyOf(e) {
   const {row: t} = e;
   const n = (0, a.Qg)(t.evaluations).map(({name: e, status: t, reason: n}) => `${e} (${t}): ${n}`);
   const r = junitKind(e);
   r === "failure" && t.minScore !== void 0 && t.evaluations.length > 0 && n.unshift(`The score is ${String((0, 
   i.UQ)(t.evaluations))}; min-score is ${String(t.minScore)}.`);
   switch (r) {
   case "passed":
    return "";

   case "skipped":
    return `<skipped message="${(0, s.X)(t.reason)}"/>`;

   case "failure":
    return `<failure type="evaluation" message="${(0, s.X)(n[0] ?? "")}">${(0, s.X)(n.join("\n"))}</failure>`;

   case "error":
    return t.conclusion === "success" ? `<error type="evaluation" message="${(0, s.X)(n[0] ?? "")}">${(0, 
    s.X)(n.join("\n"))}</error>` : `<error type="${e.figures.state === "missing" ? "missing" : t.conclusion}" message="${(0, 
    s.X)(t.reason)}"/>`;
   }
  }
  var u = n(53599);
  var c = n(23987);
  var f = n(7138);
  var d = n(24788);
  var m = n(57274);
  var p = n(17992);
  var h = n(29851);
  var g = n(75182);
  const $ = 25e3;
  const w = "report/findings.sarif";
  async function writeReportsAfter(e, t, n) {
   const [r] = await Promise.allSettled([ e() ]);
   const {pullRequests: s, failsRun: o} = r.status === "fulfilled" ? r.value : g.P;
   const i = (0, d.E)(s, e => n.redact((0, f.wh)(e)), h.o);
   i.length > 0 && await n.save(i);
   const a = {
    ...t.totals,
    ...i.length === 0 ? {} : {
     pullRequests: i
    }
   };
   const l = await writeReports({
    ...t,
    totals: a
   }, n);
   if (r.status === "rejected") throw r.reason;
   const {headline: u} = l;
   const c = o ? " A pull request failed, and on-failed-write is fail." : "";
   return {
    ...l,
    headline: `${u}${c}`,
    failsRun: o
   };
  }
  async function writeReports(e, t) {
   const {directory: n, redact: s} = t;
   const {jobs: o} = e;
   const change = e => s((0, f.wh)(e));
   const i = (0, d.E)(e.totals, change, h.o);
   const a = (0, c.L)();
   const u = new Map;
   await withWriters(n, async (t, r, s) => {
    await t.write(`${JSON.stringify(i, null, 2).replace(/\n\}$/, "")},\n  "jobs": [`);
    await s.write(junitHead(i, junitFigures(e.figures)));
    for (const [i, l] of o.entries()) {
     const o = await reportRow(i, l, e, {
      directory: n,
      change: change
     });
     if (o === null) continue;
     const {one: c} = o;
     for (const e of o.findings) u.size < $ && u.set(JSON.stringify(e), e);
     const f = JSON.stringify(c.row);
     await t.write(`${i === 0 ? "" : ","}\n    ${f}`);
     await r.write(`${f}\n`);
     await s.write(junitCase(c));
     a.add(c);
    }
    await t.write((o.length === 0 ? "" : "\n  ") + "]\n}\n");
    await s.write(l);
   });
   const g = [ ...u.values() ];
   const v = a.selected(o.length);
   const y = (0, c.xC)(i, v);
   await n.write("report/summary.md", y);
   g.length > 0 ? await n.write(w, (0, m.I)(g, p.r)) : await n.remove(w);
   const pathOf = e => (0, r.join)(n.path, e);
   const {conclusion: b, reason: k, costUsd: S} = e.totals;
   const j = {
    conclusion: b,
    reason: s(k),
    "pull-requests": addressesOf(i),
    "cost-usd": S === null ? "" : String(Number(S.toFixed(6))),
    "report-path": pathOf("report/summary.md"),
    "junit-path": pathOf("report/junit.xml"),
    "sarif-path": g.length === 0 ? "" : pathOf(w)
   };
   const O = (0, c.uG)(i, v);
   return {
    summary: y,
    text: O,
    headline: (0, c.NV)(i),
    valuePath: pathOf("report/result.json"),
    outputs: j,
    findings: g
   };
  }
  const v = 1e3;
  function addressesOf({pullRequests: e = []}) {
   const t = e.flatMap(({outcome: e, url: t}) => t === null ? [] : [ {
    outcome: e,
    url: t
   } ]);
   return JSON.stringify(t.slice(0, v));
  }
  async function reportRow(e, t, {figures: n, rowOf: s}, {directory: o, change: i}) {
   const l = n[e];
   if (l === void 0) return null;
   const {row: c, record: f} = await s(e, t);
   const {transcriptPath: m} = c;
   const p = {
    ...c,
    transcriptPath: m === null ? null : (0, r.join)(o.path, m)
   };
   const g = i((0, u.er)(t));
   const $ = {
    ...(0, d.E)(p, i, h.o),
    key: p.key
   };
   const w = (0, d.E)(f?.findings ?? [], i, h.o);
   return {
    one: {
     name: g,
     figures: l,
     row: $,
     durationMs: (0, a.cf)(l, f)
    },
    findings: w
   };
  }
  async function withWriters(e, t) {
   const n = await e.create("report/result.json");
   const r = await e.create("report/results.jsonl");
   const s = await e.create("report/junit.xml");
   try {
    await t(n, r, s);
   } catch (e) {
    for (const e of [ n, r, s ]) await e.abandon();
    throw e;
   }
   for (const e of [ n, r, s ]) await e.close();
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
 6373: (function(e, t, n) {
  n.d(t, {
   N: () => batchLabel
  });
  var r = n(1359);
  var s = n(50274);
  function batchLabel(e) {
   return (0, s.rV)(e) ? {
    sign: "\u274c",
    text: "Failed: too few evaluations passed"
   } : r.vV[e.conclusion];
  }
 }),
 80141: (function(e, t, n) {
  n.d(t, {
   _: () => pullRequestRows,
   a: () => pullRequestLines
  });
  var r = n(54539);
  var s = n(99180);
  var o = n(20653);
  const i = {
   markdown: 100,
   page: 100,
   terminal: 20
  };
  const a = 10;
  const l = 400;
  function pullRequestLines(e = [], t) {
   if (e.length === 0) return [];
   const {shown: n, more: r} = shownIn(e, t);
   if (t === "terminal") return [ "Pull requests:", ...[ ...n.map(e => lineOf(e, e.url ?? "")), ...r ].map(e => `  ${e}`) ];
   const s = [ ...n.map(markdownLine), ...r ].map(e => `- ${e}`);
   return [ "#### Pull requests", "", ...s, "" ];
  }
  function pullRequestRows(e = []) {
   const {shown: t, more: n} = shownIn(e, "page");
   return [ ...t.map(partsOf), ...n.map(e => ({
    before: e,
    url: null,
    after: ""
   })) ];
  }
  function shownIn(e, t) {
   const n = e.slice(0, i[t]);
   const s = e.length - n.length;
   return {
    shown: n,
    more: s === 0 ? [] : [ `and ${(0, r.ZV)(s)} more in result.json of the state directory` ]
   };
  }
  function markdownLine(e) {
   const {before: t, url: n, after: r} = partsOf(e);
   if (n === null) return (0, s.ft)(t);
   return `${(0, s.ft)(t)} [pull request](${n}) ${(0, s.ft)(r)}`.trimEnd();
  }
  function partsOf(e) {
   if (!(0, s.n1)(e.url)) return {
    before: lineOf(e, ""),
    url: null,
    after: ""
   };
   const [t = "", n = ""] = lineOf(e, "\n").split("\n");
   return {
    before: t,
    url: e.url,
    after: n
   };
  }
  function lineOf({outcome: e, jobs: t, note: n}, s) {
   const o = t.length > a ? [ `and ${(0, r.ZV)(t.length - a)} more` ] : [];
   const i = t.slice(0, a).map(shortLine);
   const l = [ e === "created" ? "opened" : e, ...s === "" ? [] : [ s ], ...i.length === 0 ? [] : [ `(${[ ...i, ...o ].join(", ")})` ] ].join(" ");
   return n === "" ? l : `${l}: ${shortLine(n)}`;
  }
  const shortLine = e => (0, o.ml)((0, o.TN)(e), l);
 }),
 28605: (function(e, t, n) {
  n.d(t, {
   IQ: () => rankOf,
   L4: () => stateOf,
   Qg: () => unpassed,
   Uh: () => isLeftOpen,
   cf: () => durationOf,
   t8: () => isUnknown
  });
  var r = n(88510);
  function stateOf({figures: e}) {
   const {state: t, conclusion: n, isPassed: s, isReused: o} = e;
   if (t === "deferred") return "deferred";
   if (t === "parked") return "parked";
   const i = (0, r.dR)(e) ? "evaluation error" : "evaluation failed";
   const a = n !== "success" || s ? n : i;
   return o ? `${a}, reused` : a;
  }
  function isUnknown({state: e, conclusion: t, evaluations: n}) {
   return e === "ended" && t === "success" && n.errors > 0;
  }
  function rankOf({figures: {state: e, isPassed: t}}) {
   if (e === "ended") return t ? 2 : 0;
   return isLeftOpen({
    figures: {
     state: e
    }
   }) ? 1 : 3;
  }
  function isLeftOpen({figures: {state: e}}) {
   return e === "open" || e === "missing";
  }
  function durationOf({state: e}, t) {
   return e === "ended" ? t?.durationMs ?? null : null;
  }
  function unpassed(e) {
   const of = t => e.filter(e => e.status === t);
   return [ ...of("error"), ...of("failed") ];
  }
 }),
 23987: (function(e, t, n) {
  n.d(t, {
   NV: () => batchHeadline,
   xC: () => batchSummary,
   uG: () => batchText,
   L: () => createRowSelection
  });
  var r = n(54539);
  var s = n(1359);
  var o = n(99180);
  var i = n(20653);
  var a = n(47613);
  var l = n(6373);
  var u = n(53599);
  const c = 10;
  const f = 400;
  function createNoticeCollector() {
   const e = new Map;
   let t = 0;
   let n = 0;
   return {
    add: ({name: r, row: {notices: s}}) => {
     const o = new Set(s.map(e => (0, i.ml)((0, i.TN)(e), f)));
     o.size > 0 && (t += 1);
     for (const t of o) {
      const s = e.get(t);
      s !== void 0 ? s.jobs += 1 : e.size < c ? e.set(t, {
       text: t,
       name: (0, i.ml)(r, f),
       jobs: 1
      }) : n += 1;
     }
    },
    collected: () => ({
     jobs: t,
     groups: [ ...e.values() ],
     others: n
    })
   };
  }
  function noticeLines({jobs: e, groups: t, others: n}) {
   if (e === 0) return [];
   return [ `Notices of ${(0, r.B4)(e, "job")}:`, ...t.map(e => `${e.jobs === 1 ? e.name : (0, 
   r.B4)(e.jobs, "job")}: ${e.text}`), ...n === 0 ? [] : [ `and ${(0, r.ZV)(n)} more in result.json of the state directory` ] ];
  }
  var d = n(80141);
  var m = n(28605);
  const p = 9e5;
  const h = 2e3;
  const g = 400;
  const $ = 2 * g;
  const w = 120;
  function createRowSelection() {
   const e = [ [], [], [], [] ];
   const t = createNoticeCollector();
   let n = 0;
   return {
    add: r => {
     t.add(r);
     r.figures.state !== "ended" || r.figures.isReused || (n += r.figures.costUsd ?? 0);
     const s = e[(0, m.IQ)(r)];
     s !== void 0 && s.length < h && s.push(summary_short(r));
    },
    selected: r => ({
     rows: e.flat().slice(0, h),
     notices: t.collected(),
     knownUsd: n,
     count: r
    })
   };
  }
  function summary_short({row: e, ...t}) {
   return {
    ...t,
    row: {
     ...e,
     text: "",
     structured: void 0,
     notices: [],
     reason: (0, i.ml)(e.reason, $)
    }
   };
  }
  function batchSummary(e, t) {
   const {rows: n, notices: s, count: i} = t;
   const {sign: a, text: u} = (0, l.N)(e);
   const c = [ `### ${a} ${(0, o.ft)(e.name)}: ${u}`, "", (0, o.ft)(e.reason), "", figuresOf(e, t), "", ...retryHint(e, n, "`retry-failed`").flatMap(e => [ e, "" ]), ...passRateTable(e), ...(0, 
   d.a)(e.pullRequests, "markdown") ];
   if (i === 0) return `${c.join("\n")}\n`;
   const f = [ "| Job | Conclusion | Evaluation | Cost | Time | Link |", "| --- | --- | --- | ---: | ---: | --- |" ];
   let m = Buffer.byteLength([ ...c, ...f ].join("\n"));
   let h = 0;
   for (const e of n) {
    const t = tableLine(e);
    m += Buffer.byteLength(t) + 1;
    if (m > p) break;
    f.push(t);
    h += 1;
   }
   const g = i - h;
   const $ = g === 0 ? [] : [ "", `${(0, r.B4)(g, "more job")} in results.jsonl of the state directory.` ];
   return `${[ ...c, ...f, ...$, ...noticeList(s) ].join("\n")}\n`;
  }
  function noticeList(e) {
   const [t, ...n] = noticeLines(e).map(e => (0, o.ft)(e));
   return t === void 0 ? [] : [ "", t, "", ...n.map(e => `- ${e}`) ];
  }
  function passRateTable({passRates: e}) {
   if (e.length === 0) return [];
   const line = ({id: e, matrix: t, model: n, passed: r, failed: s, errors: a, rate: l}) => `| ${[ (0, 
   u.B6)({
    id: e,
    matrix: t
   }), n ].map(e => (0, o.ft)((0, i.ml)(e, g))).join(" | ")} | ${rateText(l)} | ${[ r, s, a ].join(" | ")} |`;
   return [ "| Entry | Model | Pass rate | Passed | Failed | Errors |", "| --- | --- | ---: | ---: | ---: | ---: |", ...e.slice(0, v).map(line), "", ...moreRates(e.length - v).flatMap(e => [ e, "" ]) ];
  }
  const v = 100;
  const moreRates = e => e > 0 ? [ `and ${(0, r.B4)(e, "more pass rate")} in result.json of the state directory` ] : [];
  const rateText = e => e === null ? "none" : (0, r.T1)(e);
  function figuresOf({counts: e, deferred: t, parked: n, missing: o = 0, costUsd: i}, {count: a, knownUsd: l}) {
   const u = [ (0, r.B4)(a, "job"), ...Object.entries(e).map(([e, t]) => `${(0, r.ZV)(t)} ${e}`), ...t === 0 ? [] : [ `${(0, 
   r.ZV)(t)} deferred to the next run` ], ...n === 0 ? [] : [ `${(0, r.ZV)(n)} parked` ], ...o === 0 ? [] : [ `${(0, 
   r.ZV)(o)} missing` ], i === null && l > 0 ? `at least ${(0, s.BD)(l)}` : (0, s.BD)(i) ];
   return u.join(", ");
  }
  function retryHint({parked: e}, t, n) {
   const isKept = ({figures: e}) => (0, m.IQ)({
    figures: e
   }) === 0 && e.isReused && (e.conclusion !== "success" || e.evaluations.failed > 0);
   return e > 0 || t.some(isKept) ? [ `${n} runs parked jobs and reused failures again.` ] : [];
  }
  function tableLine(e) {
   const {name: t, row: n, durationMs: r} = e;
   const a = [ (0, o.ft)((0, i.ml)(t, g)), (0, o.ft)(conclusionText(e)), evaluationTexts(e).map(e => (0, 
   o.ft)(e)).join("<br>"), n.costUsd === null ? "" : (0, s.BD)(n.costUsd), r === null ? "" : (0, 
   s.a3)(r), linkOf(e) ];
   return `| ${a.join(" | ")} |`;
  }
  function conclusionText(e) {
   const {row: t, figures: n} = e;
   const r = (0, i.ml)(t.reason, g);
   if (n.state !== "ended" && r !== "") return r;
   return t.conclusion === "success" ? (0, m.L4)(e) : `${(0, m.L4)(e)}: ${r}`;
  }
  const y = 3;
  function evaluationTexts({row: {evaluations: e}, figures: {isPassed: t}}) {
   if (e.length === 0) return [];
   const n = (0, m.Qg)(e);
   if (t && n.length > 0) return [ `score ${String((0, a.UQ)(e))}` ];
   if (n.length === 0) return [ `${String(e.length)} passed` ];
   const r = n.length - y;
   return [ ...n.slice(0, y).map(({name: e, status: t, reason: n}) => {
    const r = `${(0, i.ml)(e, w)}: ${t === "error" ? "error: " : ""}`;
    return `${r}${(0, i.ml)(n, w)}`;
   }), ...r > 0 ? [ `and ${String(r)} more` ] : [] ];
  }
  function linkOf({row: {item: e}}) {
   const t = e?.["url"];
   return typeof t === "string" && /^https:\/\/[\w./#?=&%~-]+$/.test(t) && t.length < 300 ? `[item](${t})` : "";
  }
  const batchHeadline = e => `${e.name}: ${(0, l.N)(e).text}. ${e.reason}`;
  function batchText(e, t) {
   const {rows: n, notices: r} = t;
   const s = (0, i.ml)(e.reason, $);
   const o = n.filter(e => (0, m.IQ)(e) < 2 && !(0, m.Uh)(e) && e.row.reason !== s);
   const a = o.slice(0, 20);
   const l = a.map(e => `  ${e.name}: ${(0, m.L4)(e)}: ${oneLine(e)}`);
   const u = o.length - a.length;
   const [c, ...f] = noticeLines(r);
   const p = (0, d.a)(e.pullRequests, "terminal");
   return [ batchHeadline(e), figuresOf(e, t), ...retryHint(e, n, "--retry-failed"), ...e.passRates.slice(0, b).map(rateLine), ...moreRates(e.passRates.length - b).map(e => `  ${e}`), ...l.length === 0 ? [] : [ "", ...l ], ...u === 0 ? [] : [ `  and ${String(u)} more` ], ...p.length === 0 ? [] : [ "", ...p ], ...c === void 0 ? [] : [ "", c, ...f.map(e => `  ${e}`) ] ].join("\n");
  }
  const b = 20;
  function rateLine({id: e, matrix: t, model: n, passed: s, failed: o, errors: i, rate: a}) {
   const l = i === 0 ? "" : `, ${(0, r.B4)(i, "error")}`;
   const c = `${String(s)} of ${String(s + o)}${l}`;
   return `  ${(0, u.B6)({
    id: e,
    matrix: t
   })}, ${n}: ${rateText(a)} passed (${c})`;
  }
  function oneLine(e) {
   const {row: t} = e;
   const n = t.conclusion === "success" ? evaluationTexts(e).map(e => e.replace(/\.$/, "")).join("; ") : t.reason;
   return (0, i.ml)(n.replace(/\s+/g, " "), g);
  }
 }),
 4562: (function(e, t, n) {
  n.d(t, {
   R: () => withStoredState
  });
  var r = n(73948);
  var s = n(80202);
  var o = n(95155);
  var i = n(18637);
  const a = 3e5;
  function createKeeper(e, t, n) {
   if (e === null) return {
    save: () => Promise.resolve(),
    saveSometimes: () => {}
   };
   let r = Promise.resolve();
   let s = n.now();
   const save = () => {
    s = n.now();
    r = r.then(() => e.save(t));
    return r;
   };
   return {
    save: save,
    saveSometimes: () => {
     n.now() - s >= a && save().catch(() => {});
    }
   };
  }
  var l = n(11795);
  async function withStoredState({previous: e, ...t}, n, a) {
   try {
    const restore = async t => {
     await (n?.restore(t));
     if (e === void 0) return;
     await (0, l.fM)(t, await (0, o.v)(e, {
      create: true,
      root: null
     }));
    };
    const u = await (0, i.Gf)({
     ...t,
     restore: restore
    });
    const c = createKeeper(n, u.directory, r.m);
    try {
     return await (0, s.B)(a(u, c), {
      code: "state-unusable",
      location: t.path,
      message: "the state directory can no longer be used",
      hint: "make room on the disk, or make the directory writable, and run the batch again: what was stored is kept"
     });
    } finally {
     await c.save();
     u.release();
    }
   } finally {
    n?.close();
   }
  }
 }),
 99982: (function(e, t, n) {
  n.r(t);
  n.d(t, {
   collectTree: () => collectTree,
   whyNeverCommitted: () => whyNeverCommitted
  });
  var r = n(76760);
  var s = n(42357);
  var o = n(73024);
  var i = n(16057);
  var a = n(72443);
  function readTreeFile(e, t, n) {
   try {
    const s = (0, r.join)((0, o.realpathSync)(e), (0, r.dirname)(t));
    const a = (0, r.join)(s, (0, r.basename)(t));
    if ((0, o.lstatSync)(a).isSymbolicLink()) return {
     problem: "a symbolic link"
    };
    if ((0, o.realpathSync)(s) !== s) return {
     problem: "reached through a symbolic link"
    };
    const {descriptor: l, stat: u} = (0, i.bY)(a);
    try {
     const e = problemOf(u, n);
     if (e !== null) return {
      problem: e
     };
     return {
      content: (0, o.readFileSync)(l),
      executable: process.platform === "win32" ? null : (u.mode & 64) !== 0
     };
    } finally {
     (0, o.closeSync)(l);
    }
   } catch (e) {
    if (e instanceof a.k) return {
     problem: "replaced while it was being read"
    };
    if (typeof e.code !== "string") throw e;
    return {
     problem: "unreadable"
    };
   }
  }
  function readTreeLink(e, t) {
   try {
    const n = (0, r.join)((0, o.realpathSync)(e), (0, r.dirname)(t));
    const s = (0, r.join)(n, (0, r.basename)(t));
    if (!(0, o.lstatSync)(s).isSymbolicLink() || (0, o.realpathSync)(n) !== n) return null;
    return (0, o.readlinkSync)(s);
   } catch (e) {
    if (typeof e.code !== "string") throw e;
    return null;
   }
  }
  function problemOf(e, t) {
   if (!e.isFile()) return "not a regular file";
   if (e.nlink > 1) return "a file with several hard links";
   return e.size > t ? `larger than ${String(t)} bytes` : null;
  }
  var l = n(75665);
  var u = n(38287);
  var c = n(3197);
  var f = n(99756);
  var d = n(55559);
  const m = new Set([ "codeowners .mergify.yml .mergify renovate.json renovate.json5 .renovaterc .renovaterc.json .lfsconfig .gitconfig", ".githooks .git-hooks .pre-commit-config.yaml .pre-commit-config.yml .pre-commit-hooks.yaml .overcommit.yml", ".lefthook lefthook.yml lefthook.yaml lefthook.toml lefthook.json .lefthook.yml .lefthook.yaml .huskyrc", ".lintstagedrc .lintstagedrc.json .lintstagedrc.yml .lintstagedrc.yaml", ".npmrc .yarnrc .yarnrc.yml .yarn .pnpmfile.cjs .pnpmfile.mjs .pnp.cjs .pnp.loader.mjs bunfig.toml .bunfig.toml", "pip.conf pip.ini .pip .pypirc uv.toml .condarc .gemrc .bundle .cargo nuget.config .mvn init.gradle", "gradle-wrapper.properties gradle-wrapper.jar .bazelrc .bazeliskrc .bazelversion", ".envrc .tool-versions mise.toml .mise.toml .mise .asdfrc", ".gitlab-ci.yml .gitlab .circleci .travis.yml jenkinsfile azure-pipelines.yml .azure-pipelines .buildkite", "bitbucket-pipelines.yml .drone.yml .woodpecker .woodpecker.yml appveyor.yml .appveyor.yml .cirrus.yml .teamcity", ".gitea .forgejo .semaphore cloudbuild.yaml cloudbuild.yml" ].flatMap(e => e.split(" ")));
  function isToolConfiguration(e) {
   return (0, d.OD)((0, d.tu)(e)).some(e => m.has(e));
  }
  function isDeceptivePath(e) {
   return /[\p{C}\p{Default_Ignorable_Code_Point}\u2028\u2029\ufffd\\]|[\p{Z}.](?:\/|$)|(?:^|\/)\p{Z}/u.test(e.replace(/[\n\t]/g, " "));
  }
  var p = n(20653);
  const h = 100;
  const g = 1e6;
  const $ = 5e6;
  async function collectTree(e) {
   return await collect(e).catch((0, s.j6)(u.U, ({message: e}) => ({
    refused: `git could not determine the changes: ${e}`
   })));
  }
  async function collect({changes: e, git: t, root: n, mayRead: r, onlyFrom: s, takesModes: o}) {
   const {files: i, notice: a, base: l, mixed: u, hidden: c} = await e.since();
   const f = i.filter(({path: e}) => !c.has(e));
   if (t === null || l === null) return {
    refused: "the workspace is not a git repository with a commit"
   };
   if (a !== null) return {
    refused: "the changed files could not be listed"
   };
   if (s !== null && l !== s) return {
    refused: "the checkout may be untrusted, and untrusted content is never pushed to this repository"
   };
   if (f.length === 0) return {
    refused: "the run has changed no files, except for ignored ones"
   };
   if (f.length > h) return {
    refused: `${String(f.length)} files are changed, and a pull request may have ${String(h)}`
   };
   const d = await t.prefix();
   const m = await t.filteredPaths(f.map(({path: e}) => e));
   const g = [];
   const w = f.filter(({path: e}) => {
    const t = whyNeverCommitted(`${d}${e}`) ?? (u.has(e) ? "it had changes before the run" : null);
    const n = m.has(e) ? "a filter in .gitattributes applies to it" : null;
    const s = t ?? (r(e) ? n : "not permitted by the rules");
    s !== null && g.push(`${e} (${s})`);
    return s === null;
   });
   const v = await readFiles(w.filter(({kind: e}) => e !== "deleted").map(({path: e}) => e), {
    git: t,
    root: n,
    base: l,
    prefix: d,
    takesModes: o
   });
   g.push(...v.problems);
   if (g.length > 0) return {
    refused: `these files cannot go into a pull request: ${(0, p.KE)(g, 5)}`
   };
   const y = [ ...v.files.values() ].reduce((e, {content: t}) => e + t.length, 0);
   if (y > $) return {
    refused: `the changed files have ${String(y)} bytes, more than 5 MB`
   };
   const b = w.map(({path: e}) => ({
    path: `${d}${e}`,
    ...v.files.get(e) ?? {
     content: null
    }
   }));
   return {
    tree: {
     base: l,
     baseTree: await t.treeOf(l),
     files: b
    }
   };
  }
  async function readFiles(e, {git: t, root: n, base: r, prefix: s, takesModes: o}) {
   const i = [];
   const a = await t.modesAtRef(r, e);
   const u = new Map;
   const c = o ? linksIn(e, n) : new Map;
   for (const [e, t] of c) {
    const n = a.get(e) === "160000" ? "it replaces a submodule" : linkProblem(`${s}${e}`, t);
    n === null ? u.set(e, {
     content: Buffer.from(t),
     mode: "120000"
    }) : i.push(`${e} (${n})`);
   }
   const f = e.flatMap(e => {
    if (c.has(e)) return [];
    const t = readTreeFile(n, e, g);
    const r = "problem" in t ? t.problem : modeProblem(a.get(e), t.executable, o);
    r !== null && i.push(`${e} (${r})`);
    return r !== null || "problem" in t ? [] : [ {
     path: e,
     ...t
    } ];
   });
   const d = await t.blobIds(f.map(({path: e}) => e));
   for (const {path: e, content: t, executable: n} of f) {
    const r = d.get(e);
    const s = r === void 0 ? null : (0, l.Z)(t, r);
    const o = a.get(e);
    s === null ? i.push(`${e} (git would convert its content, or it has just changed)`) : n === true || n === null && o === "100755" ? u.set(e, {
     content: s,
     mode: "100755"
    }) : u.set(e, o === void 0 || o === "100644" ? {
     content: s
    } : {
     content: s,
     mode: "100644"
    });
   }
   return {
    files: u,
    problems: i
   };
  }
  function linksIn(e, t) {
   return new Map(e.flatMap(e => {
    const n = readTreeLink(t, e);
    return n === null ? [] : [ [ e, n ] ];
   }));
  }
  function linkProblem(e, t) {
   const n = r.posix.normalize(r.posix.join(r.posix.dirname(e), t));
   if (/[^./][^/]*\/(?:.*\/)?\.\.(?:\/|$)/s.test(t)) return "a link through a directory and out of it";
   if (r.posix.isAbsolute(t) || n === ".." || n.startsWith("../")) return "a link out of the repository";
   const s = whyNeverCommitted(n);
   return s === null ? null : `a link to ${n}: ${s}`;
  }
  function modeProblem(e, t, n) {
   if (e === "160000") return "it replaces a submodule";
   if (n) return null;
   if (e === "120000") return "it replaces a link";
   if (t !== true || e === "100755") return null;
   return e === "100644" ? "it was made executable" : "it is new and executable";
  }
  function whyNeverCommitted(e) {
   if ((0, c.Aq)(e) !== null) return "protected";
   if (isToolConfiguration(e)) return "protected, it steers other tools";
   if (isDeceptivePath(e)) return "its name is deceptive";
   return (0, f.y)(`/${e}`) === "low" ? null : "its name is sensitive";
  }
 }),
 21: (function(e, t, n) {
  n.d(t, {
   Au: () => nameInDiff,
   Bb: () => isDiffOf,
   diffableState: () => diffableState,
   uQ: () => describeChange
  });
  var r = n(69898);
  var s = n(75985);
  const o = 1e6;
  function diffableState(e) {
   return (0, r.oT)(e, o);
  }
  async function describeChange(e, {before: t, after: n}, {room: r, isComplete: o, prefix: i}) {
   const a = t === null ? "created" : n === null ? "deleted" : "modified";
   const none = (t, n = 0, r = 0) => ({
    path: e,
    kind: a,
    added: n,
    removed: r,
    diff: null,
    note: t
   });
   const l = [ t, n ].filter(e => e !== null);
   if (l.some(({mode: e}) => e === "160000")) return none("a nested repository");
   if (l.some(({mode: e}) => e === "other")) return none("not a regular file");
   if (new Set(l.map(({mode: e}) => e === "120000")).size > 1) return none("a link on one side, a file on the other");
   if (l.some(({content: e}) => e === null)) return none("too large for a diff");
   if (l.some(({content: e}) => e?.includes(0) === true)) return isSame(t, n) ? null : none("binary");
   if (isSame(t, n)) return null;
   if (r <= 0) return none("the diffs above use up the space of the report");
   const u = lineEndsLike(textOf(t), textOf(n));
   const c = await (0, s.H)(...u, {
    context: 3,
    timeoutMs: 500
   }) ?? (o ? (0, s.a)(...u) : null);
   if (c === null) return none("too different for a diff");
   const f = `${i}${e}`;
   const d = `${headOf(f, t, n)}${c.text === "" ? "" : `${namesOf(f, t, n)}${c.text}`}`;
   const m = Buffer.byteLength(d);
   if (m <= r) return {
    path: e,
    kind: a,
    added: c.added,
    removed: c.removed,
    diff: d
   };
   return none(`the diff has ${String(m)} bytes, more than fits into the report`, c.added, c.removed);
  }
  const textOf = e => e?.content?.toString("utf8") ?? "";
  function isSame(e, t) {
   if (e?.content === void 0 || e.content === null || !t?.content) return false;
   return e.mode === t.mode && e.content.equals(t.content);
  }
  function lineEndsLike(e, t) {
   if (e.includes("\r\n") || !t.includes("\r\n")) return [ e, t ];
   const n = t.replaceAll("\r\n", "\n");
   return n === e || e === "" ? [ e, t ] : [ e, n ];
  }
  function headOf(e, t, n) {
   const r = `diff --git ${quoted(`a/${e}`)} ${quoted(`b/${e}`)}\n`;
   if (t === null) return `${r}new file mode ${n?.mode ?? ""}\n`;
   if (n === null) return `${r}deleted file mode ${t.mode}\n`;
   return t.mode === n.mode ? r : `${r}old mode ${t.mode}\nnew mode ${n.mode}\n`;
  }
  function namesOf(e, t, n) {
   const name = (t, n) => {
    const r = quoted(`${t}/${e}`);
    return n === null ? "/dev/null" : r.includes(" ") ? `${r}\t` : r;
   };
   return `--- ${name("a", t)}\n+++ ${name("b", n)}\n`;
  }
  const i = {
   "\n": "\\n",
   "\t": "\\t",
   "\r": "\\r",
   '"': '\\"',
   "\\": "\\\\"
  };
  function quoted(e) {
   const t = /[\x00-\x1f\x7f"\\]/g;
   if (!t.test(e)) return e;
   const octal = e => `\\${e.charCodeAt(0).toString(8).padStart(3, "0")}`;
   return `"${e.replaceAll(t, e => i[e] ?? octal(e))}"`;
  }
  const a = /^(?:new file mode 100644|deleted file mode 1(?:00644|00755|20000)|old mode 100755|new mode 100644)$/;
  function nameInDiff(e, t) {
   const n = /^diff --git (.*)/.exec(t)?.[1] ?? "";
   const r = n.slice(0, (n.length - 1) / 2);
   const s = quoted(e) === e ? e : quoted(e).slice(1);
   const o = r.startsWith('"') ? '"a/' : "a/";
   if (!r.startsWith(o) || !r.endsWith(s)) return null;
   const i = r.slice(o.length, r.length - s.length);
   return i === "" || i.endsWith("/") ? `${i}${e}` : null;
  }
  function isDiffOf(e, t) {
   const n = t.split("\n");
   if (n.pop() !== "" || n[0] !== `diff --git ${quoted(`a/${e}`)} ${quoted(`b/${e}`)}`) return false;
   let r = 1;
   while (a.test(n[r] ?? "")) r += 1;
   if (r === n.length) return true;
   const isName = (t, n, r) => t?.replace(/\t$/, "") === `${n} ${quoted(`${r}/${e}`)}` || t === `${n} /dev/null`;
   if (!isName(n[r], "---", "a") || !isName(n[r + 1], "+++", "b")) return false;
   for (r += 2; r < n.length; ) {
    const e = endOfHunk(n, r);
    if (e === null) return false;
    r = e;
   }
   return true;
  }
  function endOfHunk(e, t) {
   const n = /^@@ -\d+(?:,(\d+))? \+\d+(?:,(\d+))? @@/.exec(e[t] ?? "");
   if (n === null) return null;
   let [r, s] = [ Number(n[1] ?? 1), Number(n[2] ?? 1) ];
   let o = t + 1;
   for (;r > 0 || s > 0 || e[o]?.startsWith("\\") === true; o += 1) {
    const t = e[o]?.[0];
    if (t === void 0 || !" -+\\".includes(t)) return null;
    t !== " " && t !== "-" || (r -= 1);
    t !== " " && t !== "+" || (s -= 1);
   }
   return r === 0 && s === 0 ? o : null;
  }
 }),
 69898: (function(e, t, n) {
  n.d(t, {
   AP: () => changeTimeMs,
   _5: () => isUnchanged,
   _G: () => isSameState,
   jj: () => fileStates,
   oT: () => fileState
  });
  var r = n(77598);
  var s = n(73024);
  var o = n(58500);
  const {O_NOFOLLOW: i, O_NONBLOCK: a, O_RDONLY: l} = s.constants;
  const u = 64e6;
  const c = 1e6;
  const f = 100;
  const d = 2500;
  function fileState(e, t) {
   const n = lstatOrNull(e);
   if (n === null) return null;
   if (n === "unknown") return {
    ...m,
    mode: "other",
    stamp: "unknown",
    isFresh: false
   };
   const r = {
    mode: modeOf(n),
    stamp: stampOf(n),
    isFresh: isFresh(n)
   };
   try {
    if (n.isSymbolicLink()) return {
     ...r,
     ...read([ Buffer.from((0, s.readlinkSync)(e)) ], t)
    };
    if (!n.isFile() || n.size > u) return {
     ...r,
     ...m
    };
    return {
     ...r,
     ...readFile(e, n, t)
    };
   } catch (e) {
    if (typeof e.code !== "string") throw e;
    return {
     ...r,
     ...m
    };
   }
  }
  const m = {
   digest: null,
   content: null
  };
  function isUnchanged(e, t) {
   const n = lstatOrNull(e);
   if (t === null || n === null) return t === n;
   if (n !== "unknown" && !t.isFresh && stampOf(n) === t.stamp) return true;
   return isSameState(t, fileState(e, 0));
  }
  function isSameState(e, t) {
   if (e === null || t === null) return e === t;
   if (e.digest === null || t.digest === null) return e.stamp === t.stamp;
   return e.digest === t.digest && e.mode === t.mode;
  }
  async function fileStates(e, t, {each: n, total: r, signal: s}) {
   const i = new Map;
   let a = r;
   for (const r of t) {
    if (s.aborted) break;
    const t = fileState(`${e}/${r}`, Math.min(n, a));
    a -= t?.content?.length ?? 0;
    i.set(r, t);
    i.size % 50 === 0 && await (0, o.setImmediate)();
   }
   return i;
  }
  function changeTimeMs(e) {
   const t = lstatOrNull(e);
   return t === null || t === "unknown" ? Number.NaN : t.ctimeMs;
  }
  function lstatOrNull(e) {
   try {
    return (0, s.lstatSync)(e, {
     throwIfNoEntry: false
    }) ?? null;
   } catch (e) {
    return e.code === "ENOTDIR" ? null : "unknown";
   }
  }
  function modeOf(e) {
   if (e.isSymbolicLink()) return "120000";
   if (!e.isFile()) return "other";
   return process.platform !== "win32" && (e.mode & 64) !== 0 ? "100755" : "100644";
  }
  function stampOf(e) {
   return [ e.dev, e.ino, e.mode, e.size, e.mtimeMs, e.ctimeMs ].join(" ");
  }
  function isFresh({ctimeMs: e}) {
   const t = e % 1e3 === 0 ? d : f;
   return e > Date.now() - t;
  }
  function readFile(e, t, n) {
   const r = (0, s.openSync)(e, l | i | a);
   try {
    const e = (0, s.fstatSync)(r);
    if (!e.isFile() || e.ino !== t.ino) return m;
    return read(chunks(r, e.size), n);
   } finally {
    (0, s.closeSync)(r);
   }
  }
  function* chunks(e, t) {
   const n = Buffer.allocUnsafe(Math.max(1, Math.min(t, c)));
   for (let r = t; r > 0; ) {
    const t = (0, s.readSync)(e, n, 0, Math.min(r, n.length), null);
    if (t === 0) return;
    r -= t;
    yield n.subarray(0, t);
   }
  }
  function read(e, t) {
   const n = (0, r.createHash)("sha256");
   let s = [];
   let o = 0;
   for (const r of e) {
    n.update(r);
    o += r.length;
    o > t ? s = null : s?.push(Buffer.from(r));
   }
   return {
    digest: n.digest("base64"),
    content: s === null ? null : Buffer.concat(s)
   };
  }
 }),
 3197: (function(e, t, n) {
  n.d(t, {
   Aq: () => protectedSegment,
   WF: () => isProtectedPath,
   tO: () => isFreeDevice
  });
  var r = n(55559);
  const s = new Set([ ".git .gitmodules .gitattributes .github .husky", ".vscode .idea .devcontainer", "_runner_file_commands .sallyport .sallyportignore .geminiignore .qwenignore sallyport.yml sallyport.yaml", ".agents .claude .claude.json .codex .gemini .qwen .cursor .cursorrules .clinerules .roo", ".windsurf .windsurfrules .opencode .continue .aider.conf.yml", ".mcp.json mcp.json mcp.lock", "agents.md agents.override.md claude.md claude.local.md gemini.md qwen.md skill.md" ].flatMap(e => e.split(" ")));
  function protectedSegment(e) {
   const t = (0, r.OD)(e);
   const n = (0, r.OD)((0, r.tu)(e)).findIndex(e => s.has(e) || /^git~\d$/.test(e));
   return n < 0 ? null : t[n] ?? null;
  }
  const o = /^\/(?:proc|sys|dev)(?:\/|$)/;
  const i = /^\/dev\/(?:null|zero|full|random|urandom|stdin|stdout|stderr|tty|fd\/(?:[0-2]|6[0-3]))$/;
  function isFreeDevice(e) {
   return e.startsWith("/dev/") && i.test(e);
  }
  function isProtectedPath(e) {
   return o.test(e) && !isFreeDevice(e);
  }
 }),
 15917: (function(e, t, n) {
  n.d(t, {
   WT: () => findingsSection,
   WX: () => findingsOf,
   YR: () => locationOfFinding
  });
  var r = n(54539);
  var s = n(20274);
  var o = n(20653);
  var i = n(83874);
  var a = n(99180);
  const l = 4e3;
  function findingsOf({requests: e, structured: t}) {
   const n = e.flatMap(e => e.kind === "findings" ? e.findings : []);
   const r = (0, i.K)();
   const o = (0, s._j)((0, s.qY)(t)["findings"]).slice(0, l);
   const a = o.map(e => asFinding(e, r));
   const u = a.filter(e => e !== null);
   const c = [ ...n, ...u ].slice(0, l);
   return {
    findings: [ ...new Map(c.map(e => [ JSON.stringify(e), e ])).values() ],
    invalid: u.length === 0 ? 0 : a.length - u.length
   };
  }
  function asFinding(e, t) {
   if (!(0, s.u4)(e)) return null;
   const n = Object.entries(e).filter(([e, n]) => Object.hasOwn(t.shape, e) && n !== null);
   const {data: r} = t.safeParse(Object.fromEntries(n));
   return r === void 0 ? null : (0, i.C)(r);
  }
  function findingsSection(e, t) {
   const n = e.slice(0, t);
   const s = e.length - n.length;
   const i = n.map(e => {
    const t = (0, a.ti)((0, o.ml)(locationOfFinding(e), 200));
    return `| ${e.severity} | ${t} | ${(0, a.xG)((0, o.ml)(e.title, 200))} | ${(0, a.xG)((0, 
    o.ml)(e.message, 500))} |`;
   });
   return [ `#### Findings (${(0, r.ZV)(e.length)})`, [ "| Severity | Location | Title | Details |", "| --- | --- | --- | --- |", ...i ].join("\n"), ...s > 0 ? [ `And ${(0, 
   r.B4)(s, "more finding")}.` ] : [] ].join("\n\n");
  }
  function locationOfFinding({path: e, line: t, endLine: n}) {
   return `${e}:${String(t)}${n === void 0 ? "" : `-${String(n)}`}`;
  }
 }),
 50987: (function(e, t, n) {
  n.d(t, {
   R: () => fingerprint
  });
  var r = n(77598);
  function fingerprint(e, t = 16) {
   const n = (0, r.createHash)("sha256");
   for (const t of e) n.update(t);
   return n.digest("hex").slice(0, t);
  }
 }),
 32223: (function(e, t, n) {
  n.d(t, {
   X: () => escapeXml,
   b: () => junit
  });
  var r = n(15917);
  function junit(e) {
   const t = e.filter(({severity: e}) => e !== "note").length;
   const n = `tests="${String(e.length)}" failures="${String(t)}"`;
   return [ '<?xml version="1.0" encoding="UTF-8"?>', `<testsuites name="sallyport" ${n}>`, `  <testsuite name="sallyport" ${n}>`, ...e.map(testCase), "  </testsuite>", "</testsuites>", "" ].join("\n");
  }
  function testCase(e) {
   const {path: t, line: n, severity: s, title: o, message: i, rule: a} = e;
   const l = (0, r.YR)(e);
   const u = escapeXml(`${l}\n${i}`);
   const c = `<testcase classname="${escapeXml(t)}" name="${escapeXml(`${o} (${l})`)}" file="${escapeXml(t)}" line="${String(n)}">`;
   const f = s === "note" ? `<system-out>${u}</system-out>` : `<failure type="${escapeXml(a ?? s)}" message="${escapeXml(o)}">${u}</failure>`;
   return `    ${c}${f}</testcase>`;
  }
  const s = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;
  function escapeXml(e) {
   return e.replace(s, "").replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
  }
 }),
 57274: (function(e, t, n) {
  n.d(t, {
   I: () => sarif
  });
  var r = n(50987);
  const s = "finding";
  function sarif(e, t) {
   const n = [ ...new Set(e.map(({rule: e}) => e ?? s)) ];
   const r = {
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
   return `${JSON.stringify(r, null, 2)}\n`;
  }
  function result(e, t) {
   const {path: n, line: o, endLine: i = o, severity: a, title: l, message: u, suggestion: c, rule: f = s} = e;
   const d = {
    uri: encodeURI(n.replace(/\p{Cs}/gu, "\ufffd")).replace(/[?#]/g, encodeURIComponent),
    uriBaseId: "%SRCROOT%"
   };
   const m = {
    startLine: o,
    endLine: i
   };
   const p = {
    description: {
     text: l
    },
    artifactChanges: [ {
     artifactLocation: d,
     replacements: [ {
      deletedRegion: m,
      insertedContent: {
       text: c
      }
     } ]
    } ]
   };
   return {
    ruleId: f,
    ruleIndex: t.indexOf(f),
    level: a,
    message: {
     text: `${l}\n\n${u}`
    },
    locations: [ {
     physicalLocation: {
      artifactLocation: d,
      region: m
     }
    } ],
    partialFingerprints: {
     "sallyport/v1": (0, r.R)([ JSON.stringify([ f, n, l ]) ], 32)
    },
    ...c === void 0 ? {} : {
     fixes: [ p ]
    }
   };
  }
 }),
 83874: (function(e, t, n) {
  n.d(t, {
   C: () => withoutGaps,
   K: () => findingInput
  });
  var r = n(94343);
  var s = n(43759);
  var o = n(75440);
  var i = n(36795);
  const a = 1e7;
  const findingInput = () => r.rej({
   path: (0, o._Z)("File, relative to the repository.", {
    most: 4096
   }),
   line: (0, o.$A)("Line number in the current file.", 1, a),
   endLine: r.lqM((0, o.$A)("Last line, if the finding covers several lines.", 1, a)),
   severity: r.k5n(i.gO),
   title: (0, o._Z)("The problem, in a few words.", {
    most: 200
   }),
   message: (0, o._Z)("Why it is a problem and how to fix it, as plain text.", {
    most: 5e3
   }),
   suggestion: r.lqM((0, o._Z)("Replacement for these lines.", {
    empty: true,
    most: 2e4
   })),
   rule: r.lqM(r.YjP().check(s.Fk(/^[A-Za-z0-9._/-]{1,100}$/), r.q0y("A short, stable name for this kind of finding.")))
  });
  function withoutGaps({endLine: e, suggestion: t, rule: n, ...r}) {
   return {
    ...r,
    path: r.path.replace(/^\.\//, ""),
    ...e === void 0 || e <= r.line ? {} : {
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
