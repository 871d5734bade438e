"use strict";

exports.id = 2858;

exports.ids = [ 2858, 1468, 2177 ];

exports.modules = {
 90827: (function(e, t, n) {
  n.d(t, {
   o: () => i
  });
  var o = n(9879);
  var s = n(77730);
  const r = {
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
   weight: true,
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
  const i = {
   names: new Set([ ...o.M.names, ...Object.keys(s._p.shape), ...Object.keys(r) ]),
   wordFields: new Set([ ...o.M.wordFields, "errorKind" ]),
   words: new Set([ ...o.M.words, "passed", "failed", "error" ])
  };
 }),
 4839: (function(e, t, n) {
  n.d(t, {
   C: () => writePatch,
   E: () => rebuildPatches
  });
  var o = n(42357);
  var s = n(71468);
  var r = n(62177);
  var i = n(72443);
  var a = n(53599);
  async function writePatch(e, t, {state: n}) {
   const o = patchOf(t);
   o !== "" && await n.directory.write(`patches/${fileName(e)}`, o);
   return t.filter(({diff: e}) => e === null).map(({path: e, note: t}) => `${e} is not in the patch${t === void 0 ? "" : `: ${t}`}.`);
  }
  const c = 64e6;
  async function rebuildPatches(e, {state: t, redact: n, log: s}) {
   const {directory: r} = t;
   const l = new Set(await r.names("trees"));
   const u = new Set;
   for (const d of l.size === 0 ? [] : e) {
    if (!l.delete(`${d.key}.json`)) continue;
    const e = await t.record(d);
    if (e?.conclusion !== "success" || !e.hasTree) continue;
    const f = patchProblem(e.changes);
    f !== null && s.warning(n(`The stored patch of ${(0, a.er)(d)} is not used: ${f}.`));
    const m = f === null ? patchOf(e.changes) : "";
    if (m === "") continue;
    const p = fileName(d);
    u.add(p);
    const h = await r.read(`patches/${p}`, c).catch((0, o.j6)(i.k, () => null));
    h !== null && n(h.toString("utf8")) === m || await r.write(`patches/${p}`, m);
   }
   for (const e of await r.names("patches")) u.has(e) || await r.remove(`patches/${e}`);
  }
  const patchOf = e => e.map(({diff: e}) => e ?? "").join("");
  function patchProblem(e) {
   for (const {path: t, diff: n} of e) {
    const e = n === null ? t : (0, r.Au)(t, n);
    const o = e !== null && (n === null || (0, r.Bb)(e, n));
    const i = (0, s.whyNeverCommitted)(e ?? t) ?? (o ? null : "its diff is not one of this file");
    if (i !== null) return `${t}: ${i}`;
   }
   return null;
  }
  function fileName(e) {
   const t = (0, a.er)(e).replace(/[^A-Za-z0-9]+/g, "-").replace(/^-|-$/g, "");
   return `${t.slice(0, 80)}-${e.key.slice(0, 8)}.patch`;
  }
 }),
 9269: (function(e, t, n) {
  n.d(t, {
   P: () => o
  });
  const o = {
   pullRequests: [],
   failsRun: false,
   canceled: null
  };
 }),
 67915: (function(e, t, n) {
  n.d(t, {
   gt: () => noticeLines,
   vL: () => deferredLines,
   wz: () => createNoticeCollector
  });
  var o = n(54539);
  var s = n(20653);
  const r = 10;
  const i = 400;
  function createNoticeCollector() {
   const e = new Map;
   let t = 0;
   let n = 0;
   return {
    add: ({name: o, notices: a}) => {
     const c = new Set(a.map(e => (0, s.ml)((0, s.TN)(e), i)));
     c.size > 0 && (t += 1);
     for (const t of c) {
      const a = e.get(t);
      a !== void 0 ? a.jobs += 1 : e.size < r ? e.set(t, {
       text: t,
       name: (0, s.ml)(o, i),
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
  function noticeLines(e) {
   return linesBelow(`Notices of ${(0, o.B4)(e.jobs, "job")}:`, e);
  }
  function deferredLines(e) {
   return linesBelow("Deferred to the next run:", e);
  }
  function linesBelow(e, {jobs: t, groups: n, others: s}) {
   if (t === 0) return [];
   return [ e, ...n.map(e => `${e.jobs === 1 ? e.name : (0, o.B4)(e.jobs, "job")}: ${e.text}`), ...s === 0 ? [] : [ `and ${(0, 
   o.ZV)(s)} more in result.json of the state directory` ] ];
  }
 }),
 80141: (function(e, t, n) {
  n.d(t, {
   _: () => pullRequestRows,
   a: () => pullRequestLines
  });
  var o = n(54539);
  var s = n(74397);
  var r = n(20653);
  const i = {
   markdown: 100,
   page: 100,
   terminal: 20
  };
  const a = 10;
  const c = 100;
  const l = 400;
  function pullRequestLines(e = [], t) {
   if (e.length === 0) return [];
   const {shown: n, more: o} = shownIn(e, t);
   if (t === "terminal") return [ "Pull requests:", ...[ ...n.map(e => lineOf(e, e.url ?? "")), ...o ].map(e => `  ${e}`) ];
   const s = [ ...n.map(markdownLine), ...o ].map(e => `- ${e}`);
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
    more: s === 0 ? [] : [ `and ${(0, o.ZV)(s)} more in result.json of the state directory` ]
   };
  }
  function markdownLine(e) {
   const {before: t, url: n, after: o} = partsOf(e);
   if (n === null) return (0, s.ft)(t);
   return `${(0, s.ft)(t)} [pull request](${n}) ${(0, s.ft)(o)}`.trimEnd();
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
   const i = t.length > a ? [ `and ${(0, o.ZV)(t.length - a)} more` ] : [];
   const u = t.slice(0, a).map(e => (0, r.ml)((0, r.TN)(e), c));
   const d = [ e === "created" ? "opened" : e, ...s === "" ? [] : [ s ], ...u.length === 0 ? [] : [ `(${[ ...u, ...i ].join(", ")})` ] ].join(" ");
   return n === "" ? d : `${d}: ${(0, r.ml)((0, r.TN)(n), l)}`;
  }
 }),
 85737: (function(e, t, n) {
  n.d(t, {
   L: () => createRowSelection,
   _: () => a
  });
  var o = n(20653);
  var s = n(67915);
  var r = n(28605);
  const i = 2e3;
  const a = 800;
  function createRowSelection() {
   const e = [ [], [], [], [] ];
   const [t, n] = [ (0, s.wz)(), (0, s.wz)() ];
   let o = 0;
   return {
    add: s => {
     const {name: a, figures: c} = s;
     t.add({
      name: a,
      notices: s.row.notices
     });
     s.deferred !== null && n.add({
      name: a,
      notices: [ s.deferred ]
     });
     c.state !== "ended" || c.isReused || (o += c.costUsd ?? 0);
     const l = e[(0, r.IQ)(s)];
     l !== void 0 && l.length < i && l.push(short(s));
    },
    selected: s => ({
     rows: e.flat().slice(0, i),
     notices: t.collected(),
     deferred: n.collected(),
     knownUsd: o,
     count: s
    })
   };
  }
  function short({row: e, ...t}) {
   return {
    ...t,
    row: {
     ...e,
     text: "",
     structured: void 0,
     notices: [],
     reason: (0, o.ml)(e.reason, a)
    }
   };
  }
 }),
 4690: (function(e, t, n) {
  n.d(t, {
   NV: () => batchHeadline,
   uG: () => batchText,
   xC: () => batchSummary
  });
  var o = n(54539);
  var s = n(1359);
  var r = n(26047);
  var i = n(74397);
  var a = n(32622);
  var c = n(20653);
  var l = n(47613);
  var u = n(53599);
  var d = n(67915);
  var f = n(80141);
  var m = n(85737);
  var p = n(28605);
  const h = 9e5;
  const g = m._ / 2;
  const w = 120;
  function batchSummary(e, t) {
   const {rows: n, notices: s, count: r} = t;
   const {sign: a, text: c} = (0, u.NB)(e);
   const l = [ `### ${a} ${(0, i.ft)(e.name)}: ${c}`, "", (0, i.ft)(e.reason), "", figuresOf(e, t), "", ...retryHint(e, n, "`retry-failed`").flatMap(e => [ e, "" ]), ...passRateTable(e), ...(0, 
   f.a)(e.pullRequests, "markdown") ];
   if (r === 0) return fitting(l);
   const d = [ "| Job | Conclusion | Evaluation | Cost | Time | Link |", "| --- | --- | --- | ---: | ---: | --- |" ];
   let m = Buffer.byteLength([ ...l, ...d ].join("\n"));
   let p = 0;
   for (const e of n) {
    const t = tableLine(e);
    m += Buffer.byteLength(t) + 1;
    if (m > h) break;
    d.push(t);
    p += 1;
   }
   const g = r - p;
   const w = g === 0 ? [] : [ "", `${(0, o.B4)(g, "more job")} in results.jsonl of the state directory.` ];
   return fitting([ ...l, ...d, ...w, ...noticeList(s) ]);
  }
  function fitting(e) {
   const t = "in result.json of the state directory";
   const n = e.join("\n");
   return `${(0, a.o)(n, {
    limit: r.fx - 1,
    unit: "bytes",
    whole: t
   }).trimEnd()}\n`;
  }
  function noticeList(e) {
   const [t, ...n] = (0, d.gt)(e).map(e => (0, i.ft)(e));
   return t === void 0 ? [] : [ "", t, "", ...n.map(e => `- ${e}`) ];
  }
  function passRateTable({passRates: e}) {
   if (e.length === 0) return [];
   const line = ({id: e, matrix: t, model: n, passed: o, failed: s, errors: r, rate: a}) => `| ${[ (0, 
   u.B6)({
    id: e,
    matrix: t
   }), n ].map(e => (0, i.ft)((0, c.ml)(e, g))).join(" | ")} | ${rateText(a)} | ${[ o, s, r ].join(" | ")} |`;
   return [ "| Entry | Model | Pass rate | Passed | Failed | Errors |", "| --- | --- | ---: | ---: | ---: | ---: |", ...e.slice(0, $).map(line), "", ...moreRates(e.length - $).flatMap(e => [ e, "" ]) ];
  }
  const $ = 100;
  const moreRates = e => e > 0 ? [ `and ${(0, o.B4)(e, "more pass rate")} in result.json of the state directory` ] : [];
  const rateText = e => e === null ? "none" : (0, o.T1)(e);
  function figuresOf({counts: e, deferred: t, parked: n, missing: r = 0, costUsd: i}, {count: a, knownUsd: c}) {
   const l = [ (0, o.B4)(a, "job"), ...Object.entries(e).map(([e, t]) => `${(0, o.ZV)(t)} ${e}`), ...t === 0 ? [] : [ `${(0, 
   o.ZV)(t)} deferred to the next run` ], ...n === 0 ? [] : [ `${(0, o.ZV)(n)} parked` ], ...r === 0 ? [] : [ `${(0, 
   o.ZV)(r)} missing` ], i === null && c > 0 ? `at least ${(0, s.BD)(c)}` : (0, s.BD)(i) ];
   return l.join(", ");
  }
  function retryHint({parked: e}, t, n) {
   const isKept = ({figures: e}) => (0, p.IQ)({
    figures: e
   }) === 0 && e.isReused && (e.conclusion !== "success" || e.evaluations.failed > 0);
   return e > 0 || t.some(isKept) ? [ `${n} runs parked jobs and reused failures again.` ] : [];
  }
  function tableLine(e) {
   const {name: t, row: n, durationMs: o} = e;
   const r = (0, u.EA)(n.item);
   const a = [ (0, i.ft)((0, c.ml)(t, g)), (0, i.ft)(conclusionText(e)), evaluationTexts(e).map(e => (0, 
   i.ft)(e)).join("<br>"), n.costUsd === null ? "" : (0, s.BD)(n.costUsd), o === null ? "" : (0, 
   s.a3)(o), r === null ? "" : `[item](${r})` ];
   return `| ${a.join(" | ")} |`;
  }
  function conclusionText(e) {
   const {row: t, figures: n} = e;
   const o = (0, c.ml)(t.reason, g);
   if (n.state !== "ended" && o !== "") return o;
   return t.conclusion === "success" ? (0, p.L4)(e) : `${(0, p.L4)(e)}: ${o}`;
  }
  const y = 3;
  function evaluationTexts({row: {evaluations: e}, figures: {isPassed: t}}) {
   if (e.length === 0) return [];
   const n = (0, p.Qg)(e);
   if (t && n.length > 0) return [ `score ${String((0, l.UQ)(e))}` ];
   if (n.length === 0) return [ `${String(e.length)} passed` ];
   const o = n.length - y;
   return [ ...n.slice(0, y).map(({name: e, status: t, reason: n}) => {
    const o = `${(0, c.ml)(e, w)}: ${t === "error" ? "error: " : ""}`;
    return `${o}${(0, c.ml)(n, w)}`;
   }), ...o > 0 ? [ `and ${String(o)} more` ] : [] ];
  }
  const batchHeadline = e => `${e.name}: ${(0, u.NB)(e).text}. ${e.reason}`;
  function batchText(e, t) {
   const {rows: n, notices: o, deferred: s} = t;
   const r = (0, c.ml)(e.reason, m._);
   const i = n.filter(e => (0, p.IQ)(e) < 2 && !(0, p.Uh)(e) && e.row.reason !== r);
   const a = i.slice(0, 20);
   const l = a.map(e => `  ${e.name}: ${(0, p.L4)(e)}: ${oneLine(e)}`);
   const u = i.length - a.length;
   const h = [ (0, d.vL)(s), (0, d.gt)(o) ].flatMap(([e, ...t]) => e === void 0 ? [] : [ "", e, ...t.map(e => `  ${e}`) ]);
   const g = (0, f.a)(e.pullRequests, "terminal");
   return [ batchHeadline(e), figuresOf(e, t), ...retryHint(e, n, "--retry-failed"), ...e.passRates.slice(0, v).map(rateLine), ...moreRates(e.passRates.length - v).map(e => `  ${e}`), ...l.length === 0 ? [] : [ "", ...l ], ...u === 0 ? [] : [ `  and ${String(u)} more` ], ...g.length === 0 ? [] : [ "", ...g ], ...h ].join("\n");
  }
  const v = 20;
  function rateLine({id: e, matrix: t, model: n, passed: s, failed: r, errors: i, rate: a}) {
   const c = i === 0 ? "" : `, ${(0, o.B4)(i, "error")}`;
   const l = `${String(s)} of ${String(s + r)}${c}`;
   return `  ${(0, u.B6)({
    id: e,
    matrix: t
   })}, ${n}: ${rateText(a)} passed (${l})`;
  }
  function oneLine(e) {
   const {row: t} = e;
   const n = t.conclusion === "success" ? evaluationTexts(e).map(e => e.replace(/\.$/, "")).join("; ") : t.reason;
   return (0, c.ml)(n.replace(/\s+/g, " "), g);
  }
 }),
 41480: (function(e, t, n) {
  n.d(t, {
   T: () => writeReportsAfter
  });
  var o = n(76760);
  var s = n(7138);
  var r = n(24788);
  var i = n(25365);
  var a = n(17992);
  var c = n(90827);
  var l = n(9269);
  var u = n(21892);
  var d = n(88510);
  var f = n(47613);
  var m = n(28605);
  function junitKind({figures: e}, t) {
   if (t) return "skipped";
   if (e.state !== "ended") return (0, m.Uh)({
    figures: e
   }) ? "error" : "skipped";
   if ((0, d.dR)(e)) return "error";
   return e.isPassed ? "passed" : "failure";
  }
  function junitHead({name: e}, {tests: t, failures: n, errors: o, skipped: s}) {
   const r = `tests="${String(t)}" failures="${String(n)}" errors="${String(o)}" skipped="${String(s)}"`;
   return [ '<?xml version="1.0" encoding="UTF-8"?>', `<testsuites name="sallyport" ${r}>`, `  <testsuite name="${(0, 
   u.X)(e)}" ${r}>`, "" ].join("\n");
  }
  const p = "  </testsuite>\n</testsuites>\n";
  function junitCase(e, t) {
   const {name: n, row: o, durationMs: s} = e;
   const r = `<testcase classname="${(0, u.X)(o.id)}" name="${(0, u.X)(n)}" time="${((s ?? 0) / 1e3).toFixed(3)}">`;
   return `    ${r}${bodyOf(e, t)}</testcase>\n`;
  }
  const h = "This repeat did not pass and does not count: enough others passed, or can still pass.";
  function bodyOf(e, t) {
   const {row: n} = e;
   const o = (0, m.Qg)(n.evaluations).map(({name: e, status: t, reason: n}) => `${e} (${t}): ${n}`);
   const s = junitKind(e, t);
   s === "failure" && n.minScore !== void 0 && n.evaluations.length > 0 && o.unshift(`The score is ${String((0, 
   f.UQ)(n.evaluations))}; min-score is ${String(n.minScore)}.`);
   switch (s) {
   case "passed":
    return "";

   case "skipped":
    {
     const e = t ? `${h} ${o[0] ?? n.reason}` : n.reason;
     return `<skipped message="${(0, u.X)(e)}"/>`;
    }

   case "failure":
    return `<failure type="evaluation" message="${(0, u.X)(o[0] ?? "")}">${(0, u.X)(o.join("\n"))}</failure>`;

   case "error":
    return n.conclusion === "success" ? `<error type="evaluation" message="${(0, u.X)(o[0] ?? "")}">${(0, 
    u.X)(o.join("\n"))}</error>` : `<error type="${e.figures.state === "missing" ? "missing" : n.conclusion}" message="${(0, 
    u.X)(n.reason)}"/>`;
   }
  }
  var g = n(53599);
  var w = n(85737);
  var $ = n(4690);
  var y = n(50274);
  const v = 25e3;
  const b = "report/findings.sarif";
  async function writeReportsAfter(e, t, n) {
   const [o] = await Promise.allSettled([ e() ]);
   const {pullRequests: i, failsRun: a, canceled: u} = o.status === "fulfilled" ? o.value : l.P;
   const d = (0, r.E)(i, e => n.redact((0, s.wh)(e)), c.o);
   const f = u === null ? {} : {
    conclusion: "cancelled",
    code: "canceled",
    reason: u
   };
   d.length > 0 && await n.save({
    pullRequests: d,
    ...f
   });
   const m = {
    ...t.totals,
    ...f,
    ...d.length === 0 ? {} : {
     pullRequests: d
    }
   };
   const p = await writeReports({
    ...t,
    totals: m
   }, n);
   if (o.status === "rejected") throw o.reason;
   const {headline: h} = p;
   const g = a ? " A pull request failed, and on-failed-write is fail." : "";
   return {
    written: {
     ...p,
     headline: `${h}${g}`
    },
    exitCode: (0, y.J1)(m.conclusion, a)
   };
  }
  async function writeReports(e, t) {
   const {directory: n, redact: l} = t;
   const {jobs: u} = e;
   const change = e => l((0, s.wh)(e));
   const d = (0, r.E)(e.totals, change, c.o);
   const f = (0, w.L)();
   const m = new Map;
   await withWriters(n, async (t, o, s) => {
    await t.write(`${JSON.stringify(d, null, 2).replace(/\n\}$/, "")},\n  "jobs": [`);
    await s.write(junitHead(d, junitFigures(e)));
    for (const [r, i] of u.entries()) {
     const a = await reportRow(r, i, e, {
      directory: n,
      change: change
     });
     if (a === null) continue;
     const {row: c} = a;
     for (const e of a.findings) m.size < v && m.set(JSON.stringify(e), e);
     const l = JSON.stringify(c.row);
     await t.write(`${r === 0 ? "" : ","}\n    ${l}`);
     await o.write(`${l}\n`);
     await s.write(junitCase(c, e.tolerated.has(c.figures)));
     f.add(c);
    }
    await t.write((u.length === 0 ? "" : "\n  ") + "]\n}\n");
    await s.write(p);
   });
   const h = [ ...m.values() ];
   const g = f.selected(u.length);
   const y = (0, $.xC)(d, g);
   await n.write("report/summary.md", y);
   h.length > 0 ? await n.write(b, (0, i.I)(h, a.r)) : await n.remove(b);
   const pathOf = e => (0, o.join)(n.path, e);
   const {conclusion: k, code: j = "", reason: S, costUsd: x} = e.totals;
   const O = {
    conclusion: k,
    "reason-code": j,
    reason: l(S),
    "pull-requests": addressesOf(d),
    "cost-usd": x === null ? "" : String(Number(x.toFixed(6))),
    "report-path": pathOf("report/summary.md"),
    "junit-path": pathOf("report/junit.xml"),
    "sarif-path": h.length === 0 ? "" : pathOf(b)
   };
   const R = (0, $.uG)(d, g);
   return {
    summary: y,
    text: R,
    headline: (0, $.NV)(d),
    valuePath: pathOf("report/result.json"),
    outputs: O,
    findings: h
   };
  }
  const k = 1e3;
  function addressesOf({pullRequests: e = []}) {
   const t = e.flatMap(({outcome: e, url: t}) => t === null ? [] : [ {
    outcome: e,
    url: t
   } ]);
   return JSON.stringify(t.slice(0, k));
  }
  async function reportRow(e, t, {figures: n, rowOf: s}, {directory: i, change: a}) {
   const l = n[e];
   if (l === void 0) return null;
   const {row: u, record: d, deferred: f} = await s(e, t);
   const {transcriptPath: p} = u;
   const h = {
    ...u,
    transcriptPath: p === null ? null : (0, o.join)(i.path, p)
   };
   const w = a((0, g.er)(t));
   const $ = {
    ...(0, r.E)(h, a, c.o),
    key: h.key
   };
   const y = (0, r.E)(d?.findings ?? [], a, c.o);
   const v = f === null ? null : a(f);
   return {
    row: {
     name: w,
     figures: l,
     row: $,
     deferred: v,
     durationMs: (0, m.cf)(l, d)
    },
    findings: y
   };
  }
  async function withWriters(e, t) {
   const n = await e.create("report/result.json");
   const o = await e.create("report/results.jsonl");
   const s = await e.create("report/junit.xml");
   try {
    await t(n, o, s);
   } catch (e) {
    for (const e of [ n, o, s ]) await e.abandon();
    throw e;
   }
   for (const e of [ n, o, s ]) await e.close();
  }
  function junitFigures({figures: e, tolerated: t}) {
   const count = n => e.filter(e => junitKind({
    figures: e
   }, t.has(e)) === n);
   return {
    tests: e.length,
    failures: count("failure").length,
    errors: count("error").length,
    skipped: count("skipped").length
   };
  }
 }),
 71468: (function(e, t, n) {
  n.r(t);
  n.d(t, {
   collectTree: () => collectTree,
   unlisted: () => h,
   whyNeverCommitted: () => whyNeverCommitted
  });
  var o = n(76760);
  var s = n(42357);
  var r = n(73024);
  var i = n(16057);
  var a = n(72443);
  function readTreeFile(e, t, n) {
   try {
    const s = (0, o.join)((0, r.realpathSync)(e), (0, o.dirname)(t));
    const a = (0, o.join)(s, (0, o.basename)(t));
    if ((0, r.lstatSync)(a).isSymbolicLink()) return {
     problem: "a symbolic link"
    };
    if ((0, r.realpathSync)(s) !== s) return {
     problem: "reached through a symbolic link"
    };
    const {descriptor: c, stat: l} = (0, i.bY)(a);
    try {
     const e = problemOf(l, n);
     if (e !== null) return {
      problem: e
     };
     return {
      content: (0, r.readFileSync)(c),
      executable: process.platform === "win32" ? null : (l.mode & 64) !== 0
     };
    } finally {
     (0, r.closeSync)(c);
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
    const n = (0, o.join)((0, r.realpathSync)(e), (0, o.dirname)(t));
    const s = (0, o.join)(n, (0, o.basename)(t));
    if (!(0, r.lstatSync)(s).isSymbolicLink() || (0, r.realpathSync)(n) !== n) return null;
    return (0, r.readlinkSync)(s);
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
  var c = n(75665);
  var l = n(38287);
  var u = n(3197);
  var d = n(99756);
  var f = n(55559);
  const m = new Set([ ".mergify.yml .mergify .lfsconfig .gitconfig .githooks .git-hooks .overcommit.yml", ".lintstagedrc .lintstagedrc.json .lintstagedrc.yml .lintstagedrc.yaml", ".npmrc .yarnrc .yarnrc.yml .yarn .pnpmfile.cjs .pnpmfile.mjs .pnp.cjs .pnp.loader.mjs bunfig.toml .bunfig.toml", "pip.conf pip.ini .pip .pypirc uv.toml .condarc .gemrc .bundle .cargo nuget.config .mvn init.gradle", "gradle-wrapper.properties gradle-wrapper.jar .bazelrc .bazeliskrc .bazelversion", ".envrc .tool-versions mise.toml .mise.toml .mise .asdfrc" ].flatMap(e => e.split(" ")));
  function isToolConfiguration(e) {
   return (0, f.OD)((0, f.tu)(e)).some(e => m.has(e));
  }
  function isDeceptivePath(e) {
   return /[\p{C}\p{Default_Ignorable_Code_Point}\u2028\u2029\ufffd\\]|[\p{Z}.](?:\/|$)|(?:^|\/)\p{Z}/u.test(e.replace(/[\n\t]/g, " "));
  }
  var p = n(20653);
  const h = "the changed files could not be listed";
  const g = 100;
  const w = 1e6;
  const $ = 5e6;
  async function collectTree(e) {
   return await collect(e).catch((0, s.j6)(l.U, ({message: e}) => ({
    refused: `git could not determine the changes: ${e}`,
    isUnknown: true
   })));
  }
  async function collect({changes: e, git: t, root: n, mayRead: o, onlyFrom: s, takes: r}) {
   const {files: i, notice: a, base: c, mixed: l, hidden: u} = await e.since();
   const d = i.filter(({path: e}) => !u.has(e));
   if (a !== null) return {
    refused: h,
    isUnknown: true
   };
   if (t === null || c === null) return {
    refused: "the workspace is not a git repository with a commit"
   };
   if (s !== null && c !== s) return {
    refused: "the checkout may be untrusted, and untrusted content is never pushed to this repository"
   };
   if (d.length === 0) return {
    refused: "the run has changed no files, except for ignored ones"
   };
   if (d.length > g) return {
    refused: `${String(d.length)} files are changed, and a pull request may have ${String(g)}`
   };
   const f = await t.prefix();
   const m = await t.filteredPaths(d.map(({path: e}) => e));
   const w = [];
   const y = d.filter(({path: e}) => {
    const t = whyNeverCommitted(`${f}${e}`) ?? (l.has(e) ? "it had changes before the run" : null);
    const n = t ?? (o(e) ? null : "not permitted by the rules");
    n !== null && w.push(`${e} (${n})`);
    return n === null;
   });
   const v = await readFiles(y.filter(({kind: e}) => e !== "deleted").map(({path: e}) => e), {
    git: t,
    root: n,
    base: c,
    prefix: f,
    filtered: m,
    takes: r
   });
   w.push(...v.problems);
   if (w.length > 0) return {
    refused: `these files cannot be committed: ${(0, p.KE)(w, 5)}`
   };
   const b = [ ...v.files.values() ].reduce((e, {content: t}) => e + t.length, 0);
   if (b > $) return {
    refused: `the changed files have ${String(b)} bytes, more than 5 MB`
   };
   const k = y.map(({path: e}) => ({
    path: `${f}${e}`,
    ...v.files.get(e) ?? {
     content: null
    }
   }));
   return {
    tree: {
     base: c,
     baseTree: await t.treeOf(c),
     files: k
    }
   };
  }
  async function readFiles(e, t) {
   const {git: n, root: o, base: s, prefix: r, filtered: i, takes: a} = t;
   const l = [];
   const u = await n.modesAtRef(s, e);
   const d = e.some(e => i.get(e) === "lfs") ? await pointersOf(t) : new Set;
   const f = new Map;
   const m = a.links ? linksIn(e, o) : new Map;
   for (const [e, t] of m) {
    const n = u.get(e) === "160000" ? "it replaces a submodule" : linkProblem(`${r}${e}`, t);
    n === null ? f.set(e, {
     content: Buffer.from(t),
     mode: "120000"
    }) : l.push(`${e} (${n})`);
   }
   const p = e.flatMap(e => {
    if (m.has(e)) return [];
    const t = readTreeFile(o, e, w);
    const n = "problem" in t ? t.problem : modeProblem(u.get(e), t.executable, a) ?? filterProblem(i.get(e), t.content, d);
    n !== null && l.push(`${e} (${n})`);
    return n !== null || "problem" in t ? [] : [ {
     path: e,
     ...t
    } ];
   });
   const h = await n.blobIds(p.flatMap(({path: e}) => i.has(e) ? [] : [ e ]));
   for (const {path: e, content: t, executable: n} of p) {
    const o = h.get(e);
    const s = o === void 0 ? pointerIn(t) : (0, c.Z)(t, o);
    const r = u.get(e);
    s === null ? l.push(`${e} (git would convert its content, or it has just changed)`) : n === true || n === null && r === "100755" ? f.set(e, {
     content: s,
     mode: "100755"
    }) : f.set(e, r === void 0 || r === "100644" ? {
     content: s
    } : {
     content: s,
     mode: "100644"
    });
   }
   return {
    files: f,
    problems: l
   };
  }
  function linksIn(e, t) {
   return new Map(e.flatMap(e => {
    const n = readTreeLink(t, e);
    return n === null ? [] : [ [ e, n ] ];
   }));
  }
  function linkProblem(e, t) {
   const n = o.posix.normalize(o.posix.join(o.posix.dirname(e), t));
   if (/[^./][^/]*\/(?:.*\/)?\.\.(?:\/|$)/s.test(t)) return "a link through a directory and out of it";
   if (o.posix.isAbsolute(t) || n === ".." || n.startsWith("../")) return "a link out of the repository";
   const s = whyNeverCommitted(n);
   return s === null ? null : `a link to ${n}: ${s}`;
  }
  function modeProblem(e, t, n) {
   if (e === "160000") return "it replaces a submodule";
   if (e === "120000" && !n.links) return "it replaces a link";
   if (n.executables || t !== true || e === "100755") return null;
   return e === "100644" ? "it was made executable" : "it is new and executable";
  }
  function filterProblem(e, t, n) {
   if (e === void 0) return null;
   if (e !== "lfs") return "a filter in .gitattributes applies to it";
   const o = pointerIn(t);
   if (o === null) return "Git LFS stores it, and new content cannot be uploaded";
   return n.has(o.toString("latin1")) ? null : "a pointer of Git LFS that no moved file had";
  }
  async function pointersOf({git: e, base: t, filtered: n}) {
   const o = [ ...n ].flatMap(([e, t]) => t === "lfs" ? [ e ] : []);
   const s = o.length === 0 ? new Map : await e.readAllAtRef(t, o);
   return new Set([ ...s.values() ].map(e => e.toString("latin1")));
  }
  function pointerIn(e) {
   const t = /^version https:\/\/git-lfs\.github\.com\/spec\/v1\n(?:ext-[^\n]+\n)*oid sha256:[0-9a-f]{64}\nsize \d+\n$/;
   return e.length < 1024 && t.test(e.toString("latin1")) ? e : null;
  }
  function whyNeverCommitted(e) {
   if ((0, u.Aq)(e) !== null) return "protected";
   if (isToolConfiguration(e)) return "protected, it steers other tools";
   if (isDeceptivePath(e)) return "its name is deceptive";
   return (0, d.y)(`/${e}`) === "low" ? null : "its name is sensitive";
  }
 }),
 62177: (function(e, t, n) {
  n.d(t, {
   Au: () => nameInDiff,
   Bb: () => isDiffOf,
   diffableState: () => diffableState,
   uQ: () => describeChange
  });
  var o = n(69898);
  var s = n(49977);
  const r = 1e6;
  function diffableState(e) {
   return (0, o.oT)(e, r);
  }
  async function describeChange(e, {before: t, after: n}, {room: o, isComplete: r, prefix: i}) {
   const a = t === null ? "created" : n === null ? "deleted" : "modified";
   const none = (t, n = 0, o = 0) => ({
    path: e,
    kind: a,
    added: n,
    removed: o,
    diff: null,
    note: t
   });
   const c = [ t, n ].filter(e => e !== null);
   if (c.some(({mode: e}) => e === "160000")) return none("a nested repository");
   if (c.some(({mode: e}) => e === "other")) return none("not a regular file");
   if (new Set(c.map(({mode: e}) => e === "120000")).size > 1) return none("a link on one side, a file on the other");
   if (c.some(({content: e}) => e === null)) return none("too large for a diff");
   if (c.some(({content: e}) => e?.includes(0) === true)) return isSame(t, n) ? null : none("binary");
   if (isSame(t, n)) return null;
   if (o <= 0) return none("the diffs above use up the space of the report");
   const l = [ textOf(t), textOf(n) ];
   const u = await (0, s.H)(...l, {
    context: 3,
    timeoutMs: 500
   }) ?? (r ? (0, s.a)(...l) : null);
   if (u === null) return none("too different for a diff");
   const d = `${i}${e}`;
   const f = `${headOf(d, t, n)}${u.text === "" ? "" : `${namesOf(d, t, n)}${u.text}`}`;
   const m = Buffer.byteLength(f);
   if (m <= o) return {
    path: e,
    kind: a,
    added: u.added,
    removed: u.removed,
    diff: f
   };
   return none(`the diff has ${String(m)} bytes, more than fits into the report`, u.added, u.removed);
  }
  const textOf = e => e?.content?.toString("utf8") ?? "";
  function isSame(e, t) {
   if (e?.content === void 0 || e.content === null || !t?.content) return false;
   return e.mode === t.mode && e.content.equals(t.content);
  }
  function headOf(e, t, n) {
   const o = `diff --git ${quoted(`a/${e}`)} ${quoted(`b/${e}`)}\n`;
   if (t === null) return `${o}new file mode ${n?.mode ?? ""}\n`;
   if (n === null) return `${o}deleted file mode ${t.mode}\n`;
   return t.mode === n.mode ? o : `${o}old mode ${t.mode}\nnew mode ${n.mode}\n`;
  }
  function namesOf(e, t, n) {
   const name = (t, n) => {
    const o = quoted(`${t}/${e}`);
    return n === null ? "/dev/null" : o.includes(" ") ? `${o}\t` : o;
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
  const a = /^(?:deleted file mode 120000|(?:new file|deleted file|old|new) mode 100(?:644|755))$/;
  function nameInDiff(e, t) {
   const n = /^diff --git (.*)/.exec(t)?.[1] ?? "";
   const o = n.slice(0, (n.length - 1) / 2);
   const s = quoted(e) === e ? e : quoted(e).slice(1);
   const r = o.startsWith('"') ? '"a/' : "a/";
   if (!o.startsWith(r) || !o.endsWith(s)) return null;
   const i = o.slice(r.length, o.length - s.length);
   return i === "" || i.endsWith("/") ? `${i}${e}` : null;
  }
  function isDiffOf(e, t) {
   const n = t.split("\n");
   if (n.pop() !== "" || n[0] !== `diff --git ${quoted(`a/${e}`)} ${quoted(`b/${e}`)}`) return false;
   let o = 1;
   while (a.test(n[o] ?? "")) o += 1;
   if (o === n.length) return true;
   const isName = (t, n, o) => t?.replace(/\t$/, "") === `${n} ${quoted(`${o}/${e}`)}` || t === `${n} /dev/null`;
   if (!isName(n[o], "---", "a") || !isName(n[o + 1], "+++", "b")) return false;
   for (o += 2; o < n.length; ) {
    const e = endOfHunk(n, o);
    if (e === null) return false;
    o = e;
   }
   return true;
  }
  function endOfHunk(e, t) {
   const n = /^@@ -\d+(?:,(\d+))? \+\d+(?:,(\d+))? @@/.exec(e[t] ?? "");
   if (n === null) return null;
   let [o, s] = [ Number(n[1] ?? 1), Number(n[2] ?? 1) ];
   let r = t + 1;
   for (;o > 0 || s > 0 || e[r]?.startsWith("\\") === true; r += 1) {
    const t = e[r]?.[0];
    if (t === void 0 || !" -+\\".includes(t)) return null;
    t !== " " && t !== "-" || (o -= 1);
    t !== " " && t !== "+" || (s -= 1);
   }
   return o === 0 && s === 0 ? r : null;
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
  var o = n(77598);
  var s = n(73024);
  var r = n(58500);
  const {O_NOFOLLOW: i, O_NONBLOCK: a, O_RDONLY: c} = s.constants;
  const l = 64e6;
  const u = 1e6;
  const d = 100;
  const f = 2500;
  function fileState(e, t) {
   const n = lstatOrNull(e);
   if (n === null) return null;
   if (n === "unknown") return {
    ...m,
    mode: "other",
    stamp: "unknown",
    isFresh: false
   };
   const o = {
    mode: modeOf(n),
    stamp: stampOf(n),
    isFresh: isFresh(n)
   };
   try {
    if (n.isSymbolicLink()) return {
     ...o,
     ...read([ Buffer.from((0, s.readlinkSync)(e)) ], t)
    };
    if (!n.isFile() || n.size > l) return {
     ...o,
     ...m
    };
    return {
     ...o,
     ...readFile(e, n, t)
    };
   } catch (e) {
    if (typeof e.code !== "string") throw e;
    return {
     ...o,
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
  async function fileStates(e, t, {each: n, total: o, signal: s}) {
   const i = new Map;
   let a = o;
   for (const o of t) {
    if (s.aborted) break;
    const t = fileState(`${e}/${o}`, Math.min(n, a));
    a -= t?.content?.length ?? 0;
    i.set(o, t);
    i.size % 50 === 0 && await (0, r.setImmediate)();
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
   const t = e % 1e3 === 0 ? f : d;
   return e > Date.now() - t;
  }
  function readFile(e, t, n) {
   const o = (0, s.openSync)(e, c | i | a);
   try {
    const e = (0, s.fstatSync)(o);
    if (!e.isFile() || e.ino !== t.ino) return m;
    return read(chunks(o, e.size), n);
   } finally {
    (0, s.closeSync)(o);
   }
  }
  function* chunks(e, t) {
   const n = Buffer.allocUnsafe(Math.max(1, Math.min(t, u)));
   for (let o = t; o > 0; ) {
    const t = (0, s.readSync)(e, n, 0, Math.min(o, n.length), null);
    if (t === 0) return;
    o -= t;
    yield n.subarray(0, t);
   }
  }
  function read(e, t) {
   const n = (0, o.createHash)("sha256");
   let s = [];
   let r = 0;
   for (const o of e) {
    n.update(o);
    r += o.length;
    r > t ? s = null : s?.push(Buffer.from(o));
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
  var o = n(55559);
  const s = [ [ ".git .gitmodules .gitattributes", "https://git-scm.com/docs/gitrepository-layout" ], [ ".github", "https://docs.github.com/en/actions/reference/workflows-and-actions/workflow-syntax" ], [ "_runner_file_commands", "https://docs.github.com/en/actions/reference/workflows-and-actions/workflow-commands" ], [ "codeowners", "https://docs.github.com/en/repositories/managing-your-repositorys-settings-and-features/customizing-your-repository/about-code-owners" ], [ ".gitlab-ci.yml .gitlab", "https://docs.gitlab.com/ci/yaml/" ], [ "jenkinsfile", "https://www.jenkins.io/doc/book/pipeline/jenkinsfile/" ], [ ".circleci", "https://circleci.com/docs/configuration-reference/" ], [ "azure-pipelines.yml azure-pipelines.yaml .azure-pipelines", "https://learn.microsoft.com/azure/devops/pipelines/yaml-schema/" ], [ ".buildkite", "https://buildkite.com/docs/pipelines/configure/defining-steps" ], [ ".gitea .forgejo", "https://forgejo.org/docs/latest/user/actions/reference/" ], [ ".woodpecker .woodpecker.yml .woodpecker.yaml", "https://woodpecker-ci.org/docs/usage/workflow-syntax" ], [ ".travis.yml", "https://docs.travis-ci.com/user/customizing-the-build/" ], [ ".drone.yml .drone.jsonnet .drone.star", "https://docs.drone.io/yaml/docker/" ], [ "bitbucket-pipelines.yml", "https://support.atlassian.com/bitbucket-cloud/docs/bitbucket-pipelines-configuration-reference/" ], [ "appveyor.yml .appveyor.yml", "https://www.appveyor.com/docs/appveyor-yml/" ], [ ".cirrus.yml .cirrus.star", "https://cirrus-ci.org/guide/writing-tasks/" ], [ ".teamcity", "https://www.jetbrains.com/help/teamcity/kotlin-dsl.html" ], [ ".semaphore", "https://docs.semaphore.io/reference/pipeline-yaml" ], [ "cloudbuild.yaml cloudbuild.yml cloudbuild.json", "https://cloud.google.com/build/docs/build-config-file-schema" ], [ "buildspec.yml buildspec.yaml", "https://docs.aws.amazon.com/codebuild/latest/userguide/build-spec-ref.html" ], [ ".build.yml .builds", "https://man.sr.ht/builds.sr.ht/" ], [ ".tekton", "https://pipelinesascode.com/docs/" ], [ ".zuul.yaml zuul.yaml .zuul.d zuul.d", "https://zuul-ci.org/docs/zuul/latest/project-config.html" ], [ "codefresh.yml .codefresh", "https://codefresh.io/docs/docs/pipelines/what-is-the-codefresh-yaml/" ], [ "renovate.json renovate.json5 .renovaterc .renovaterc.json .renovaterc.json5", "https://docs.renovatebot.com/configuration-options/" ], [ ".husky .huskyrc", "https://typicode.github.io/husky/how-to.html" ], [ "lefthook.yml lefthook.yaml lefthook.toml lefthook.json lefthook.jsonc .lefthook.yml .lefthook.yaml .lefthook.toml .lefthook.json .lefthook lefthook-local.yml .lefthook-local.yml", "https://lefthook.dev/configuration/" ], [ ".pre-commit-config.yaml .pre-commit-config.yml .pre-commit-hooks.yaml", "https://pre-commit.com/" ], [ ".vscode", "https://code.visualstudio.com/docs/debugtest/tasks" ], [ ".idea", "https://www.jetbrains.com/help/idea/creating-and-managing-projects.html" ], [ ".zed .rules", "https://zed.dev/docs/ai/rules" ], [ ".devcontainer .devcontainer.json", "https://containers.dev/implementors/spec/" ], [ ".sallyport .sallyportignore sallyport.yml sallyport.yaml mcp.lock", "docs/configuration.md" ], [ ".agents agents.md agent.md agents.override.md skill.md", "https://agents.md/" ], [ ".claude .claude.json claude.md claude.local.md .mcp.json", "https://code.claude.com/docs/en/settings" ], [ ".codex", "https://developers.openai.com/codex/config-basic" ], [ ".gemini .geminiignore gemini.md", "https://geminicli.com/docs/reference/configuration/" ], [ ".qwen .qwenignore qwen.md", "https://qwenlm.github.io/qwen-code-docs/en/users/configuration/settings/" ], [ ".cursor .cursorrules mcp.json", "https://cursor.com/docs/context/rules" ], [ ".clinerules", "https://docs.cline.bot/features/cline-rules" ], [ ".roo .roomodes .roorules", "https://docs.roocode.com/features/custom-instructions" ], [ ".windsurf .windsurfrules", "https://docs.windsurf.com/windsurf/cascade/memories" ], [ ".opencode opencode.json opencode.jsonc", "https://opencode.ai/docs/config/" ], [ ".pi", "https://github.com/badlogic/pi-mono" ], [ ".continue .continuerules", "https://docs.continue.dev/customize/deep-dives/rules" ], [ ".aider.conf.yml conventions.md", "https://aider.chat/docs/usage/conventions.html" ], [ ".kiro", "https://kiro.dev/docs/steering/" ], [ ".junie", "https://www.jetbrains.com/help/junie/customize-guidelines.html" ], [ "warp.md", "https://docs.warp.dev/knowledge-and-collaboration/rules" ], [ ".amazonq", "https://docs.aws.amazon.com/amazonq/latest/qdeveloper-ug/context-project-rules.html" ], [ ".goosehints .goose", "https://block.github.io/goose/docs/guides/context-engineering/using-goosehints" ], [ ".augment .augment-guidelines", "https://docs.augmentcode.com/setup-augment/guidelines" ], [ ".trae", "https://docs.trae.ai/ide/rules" ], [ ".factory", "https://docs.factory.ai/cli/configuration/settings" ], [ ".crush crush.json .crush.json", "https://github.com/charmbracelet/crush" ], [ ".openhands", "https://docs.openhands.dev/overview/skills/repo" ] ];
  const r = new Set(s.flatMap(([e]) => e.split(" ")));
  const i = /^git~\d$|\.prompt\.(?:md|ya?ml)$/;
  function protectedSegment(e) {
   const t = (0, o.OD)(e);
   const n = (0, o.OD)((0, o.tu)(e)).findIndex(e => r.has(e) || i.test(e));
   return n < 0 ? null : t[n] ?? null;
  }
  const a = /^\/(?:proc|sys|dev)(?:\/|$)/;
  const c = /^\/dev\/(?:null|zero|full|random|urandom|stdin|stdout|stderr|tty|fd\/(?:[0-2]|6[0-3]))$/;
  function isFreeDevice(e) {
   return e.startsWith("/dev/") && c.test(e);
  }
  function isProtectedPath(e) {
   return a.test(e) && !isFreeDevice(e);
  }
 }),
 21892: (function(e, t, n) {
  n.d(t, {
   X: () => escapeXml,
   b: () => junit
  });
  var o = n(15917);
  function junit(e) {
   const t = e.filter(({severity: e}) => e !== "note").length;
   const n = `tests="${String(e.length)}" failures="${String(t)}"`;
   return [ '<?xml version="1.0" encoding="UTF-8"?>', `<testsuites name="sallyport" ${n}>`, `  <testsuite name="sallyport" ${n}>`, ...e.map(testCase), "  </testsuite>", "</testsuites>", "" ].join("\n");
  }
  function testCase(e) {
   const {path: t, line: n, severity: s, title: r, message: i, rule: a} = e;
   const c = (0, o.YR)(e);
   const l = escapeXml(`${c}\n${i}`);
   const u = `<testcase classname="${escapeXml(t)}" name="${escapeXml(`${r} (${c})`)}" file="${escapeXml(t)}" line="${String(n)}">`;
   const d = s === "note" ? `<system-out>${l}</system-out>` : `<failure type="${escapeXml(a ?? s)}" message="${escapeXml(r)}">${l}</failure>`;
   return `    ${u}${d}</testcase>`;
  }
  const s = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;
  function escapeXml(e) {
   return e.replace(s, "").replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
  }
 }),
 25365: (function(e, t, n) {
  n.d(t, {
   I: () => sarif
  });
  var o = n(5428);
  const s = "finding";
  function sarif(e, t) {
   const n = [ ...new Set(e.map(({rule: e}) => e ?? s)) ];
   const o = {
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
   return `${JSON.stringify(o, null, 2)}\n`;
  }
  function result(e, t) {
   const {path: n, line: r, endLine: i = r, severity: a, title: c, message: l, suggestion: u, rule: d = s} = e;
   const f = {
    uri: encodeURI(n.replace(/\p{Cs}/gu, "\ufffd")).replace(/[?#]/g, encodeURIComponent),
    uriBaseId: "%SRCROOT%"
   };
   const m = {
    startLine: r,
    endLine: i
   };
   const p = {
    description: {
     text: c
    },
    artifactChanges: [ {
     artifactLocation: f,
     replacements: [ {
      deletedRegion: m,
      insertedContent: {
       text: u
      }
     } ]
    } ]
   };
   return {
    ruleId: d,
    ruleIndex: t.indexOf(d),
    level: a,
    message: {
     text: `${c}\n\n${l}`
    },
    locations: [ {
     physicalLocation: {
      artifactLocation: f,
      region: m
     }
    } ],
    partialFingerprints: {
     "sallyport/v1": (0, o.R)([ JSON.stringify([ d, n, c ]) ], 32)
    },
    ...u === void 0 ? {} : {
     fixes: [ p ]
    }
   };
  }
 }),
 9626: (function(e, t, n) {
  n.d(t, {
   u: () => reportMarkdown
  });
  var o = n(74397);
  var s = n(32622);
  var r = n(15250);
  var i = n(15917);
  var a = n(1359);
  var c = n(96682);
  var l = n(49703);
  var u = n(92747);
  var d = n(97979);
  function reportMarkdown(e, t) {
   const {result: n, refused: s} = e;
   const l = [ `### ${(0, a.rL)(e)} ${(0, a.Pl)(e)}`, reasonLine(e), e.subject.lastCheck === void 0 ? "" : (0, 
   o.xG)((0, c.Q)(e.subject.lastCheck)), answerSection(e, t.text), e.findings.length === 0 ? "" : (0, 
   i.WT)(e.findings, t.rows), e.writes.length === 0 ? "" : (0, d.M)(e.writes, t.rows), s.length === 0 ? "" : (0, 
   u.WZ)(e, t.rows), n.notices.length === 0 ? "" : (0, u.Z8)(n.notices), ...(0, u.Mv)(n), n.changes.length === 0 ? "" : (0, 
   r.H)(n.changes, t.diffs), footer(e) ];
   return `${l.filter(e => e !== "").join("\n\n")}\n`;
  }
  function reasonLine({result: {conclusion: e, reason: t}, answer: n}) {
   return e === "success" && n.text !== "" ? "" : (0, o.ft)(t);
  }
  function answerSection({answer: {text: e, changes: t}, links: n}, r) {
   const i = n.reportPath === null ? null : `in ${(0, o.ti)(n.reportPath)}`;
   if (e === "") return "";
   const a = t.length === 0 ? [] : [ `*Sanitized in this text: ${(0, l.G)(t)}.*` ];
   return [ "---", (0, s.o)(e, {
    limit: r,
    unit: "characters",
    whole: i
   }), "---", ...a ].join("\n\n");
  }
  function footer({result: e, links: t}) {
   const n = [ ...(0, o.n1)(t.run) ? [ `[Run](${t.run})` ] : [], ...e.transcriptPath === null ? [] : [ `transcript ${(0, 
   o.ti)(e.transcriptPath)}` ], ...t.reportPath === null ? [] : [ `report ${(0, o.ti)(t.reportPath)}` ], ...t.patchPath === void 0 ? [] : [ `patch ${(0, 
   o.ti)(t.patchPath)}` ] ];
   const s = t.onRunner && e.transcriptPath !== null;
   const r = s ? " (on the runner; `actions/upload-artifact` keeps them)" : "";
   return [ (0, u.u5)(e), n.length === 0 ? "" : `${n.join(" \xb7 ")}${r}` ].filter(e => e !== "").join("\n\n");
  }
 }),
 26047: (function(e, t, n) {
  n.d(t, {
   fx: () => r,
   wA: () => wholeReport,
   xw: () => stepSummary
  });
  var o = n(32622);
  var s = n(9626);
  const r = 1048575;
  function wholeReport(e) {
   return (0, s.u)(e, {
    text: Number.MAX_SAFE_INTEGER,
    rows: 1e4,
    diffs: {
     total: 4e6,
     each: 5e5,
     files: 5e3
    }
   });
  }
  function stepSummary(e) {
   const t = (0, s.u)(e, {
    text: 5e5,
    rows: 500,
    diffs: {
     total: 2e5,
     each: 2e4,
     files: 200
    }
   });
   const n = e.links.reportPath;
   const i = n === null ? null : `in ${n}`;
   return `${(0, o.o)(t, {
    limit: r,
    unit: "bytes",
    whole: i
   }).trimEnd()}\n`;
  }
 })
};
