"use strict";

exports.id = 4690;

exports.ids = [ 4690 ];

exports.modules = {
 6373: (function(t, e, n) {
  n.d(e, {
   H: () => o,
   N: () => batchLabel
  });
  var r = n(1359);
  var s = n(50274);
  const o = "The run has not ended yet.";
  function batchLabel(t) {
   if (t.reason === o) return {
    sign: "\u23f3",
    text: "Running"
   };
   if ((0, s.rV)(t)) return {
    sign: "\u274c",
    text: "Failed: too few evaluations passed"
   };
   return (0, s.Aq)(t) ? {
    sign: "\u274c",
    text: "Failed"
   } : r.vV[t.conclusion];
  }
 }),
 46982: (function(t, e, n) {
  n.d(e, {
   E: () => itemAddress
  });
  function itemAddress(t) {
   const e = t?.["url"];
   return typeof e === "string" && /^https:\/\/[\w./#?=&%~-]+$/.test(e) && e.length < 300 ? e : null;
  }
 }),
 67915: (function(t, e, n) {
  n.d(e, {
   gt: () => noticeLines,
   vL: () => deferredLines,
   wz: () => createNoticeCollector
  });
  var r = n(54539);
  var s = n(20653);
  const o = 10;
  const i = 400;
  function createNoticeCollector() {
   const t = new Map;
   let e = 0;
   let n = 0;
   return {
    add: ({name: r, notices: a}) => {
     const c = new Set(a.map(t => (0, s.ml)((0, s.TN)(t), i)));
     c.size > 0 && (e += 1);
     for (const e of c) {
      const a = t.get(e);
      a !== void 0 ? a.jobs += 1 : t.size < o ? t.set(e, {
       text: e,
       name: (0, s.ml)(r, i),
       jobs: 1
      }) : n += 1;
     }
    },
    collected: () => ({
     jobs: e,
     groups: [ ...t.values() ],
     others: n
    })
   };
  }
  function noticeLines(t) {
   return linesBelow(`Notices of ${(0, r.B4)(t.jobs, "job")}:`, t);
  }
  function deferredLines(t) {
   return linesBelow("Deferred to the next run:", t);
  }
  function linesBelow(t, {jobs: e, groups: n, others: s}) {
   if (e === 0) return [];
   return [ t, ...n.map(t => `${t.jobs === 1 ? t.name : (0, r.B4)(t.jobs, "job")}: ${t.text}`), ...s === 0 ? [] : [ `and ${(0, 
   r.ZV)(s)} more in result.json of the state directory` ] ];
  }
 }),
 80141: (function(t, e, n) {
  n.d(e, {
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
  const c = 100;
  const u = 400;
  function pullRequestLines(t = [], e) {
   if (t.length === 0) return [];
   const {shown: n, more: r} = shownIn(t, e);
   if (e === "terminal") return [ "Pull requests:", ...[ ...n.map(t => lineOf(t, t.url ?? "")), ...r ].map(t => `  ${t}`) ];
   const s = [ ...n.map(markdownLine), ...r ].map(t => `- ${t}`);
   return [ "#### Pull requests", "", ...s, "" ];
  }
  function pullRequestRows(t = []) {
   const {shown: e, more: n} = shownIn(t, "page");
   return [ ...e.map(partsOf), ...n.map(t => ({
    before: t,
    url: null,
    after: ""
   })) ];
  }
  function shownIn(t, e) {
   const n = t.slice(0, i[e]);
   const s = t.length - n.length;
   return {
    shown: n,
    more: s === 0 ? [] : [ `and ${(0, r.ZV)(s)} more in result.json of the state directory` ]
   };
  }
  function markdownLine(t) {
   const {before: e, url: n, after: r} = partsOf(t);
   if (n === null) return (0, s.ft)(e);
   return `${(0, s.ft)(e)} [pull request](${n}) ${(0, s.ft)(r)}`.trimEnd();
  }
  function partsOf(t) {
   if (!(0, s.n1)(t.url)) return {
    before: lineOf(t, ""),
    url: null,
    after: ""
   };
   const [e = "", n = ""] = lineOf(t, "\n").split("\n");
   return {
    before: e,
    url: t.url,
    after: n
   };
  }
  function lineOf({outcome: t, jobs: e, note: n}, s) {
   const i = e.length > a ? [ `and ${(0, r.ZV)(e.length - a)} more` ] : [];
   const l = e.slice(0, a).map(t => (0, o.ml)((0, o.TN)(t), c));
   const f = [ t === "created" ? "opened" : t, ...s === "" ? [] : [ s ], ...l.length === 0 ? [] : [ `(${[ ...l, ...i ].join(", ")})` ] ].join(" ");
   return n === "" ? f : `${f}: ${(0, o.ml)((0, o.TN)(n), u)}`;
  }
 }),
 85737: (function(t, e, n) {
  n.d(e, {
   L: () => createRowSelection,
   _: () => a
  });
  var r = n(20653);
  var s = n(67915);
  var o = n(28605);
  const i = 2e3;
  const a = 800;
  function createRowSelection() {
   const t = [ [], [], [], [] ];
   const [e, n] = [ (0, s.wz)(), (0, s.wz)() ];
   let r = 0;
   return {
    add: s => {
     const {name: a, row: c, figures: u} = s;
     e.add({
      name: a,
      notices: c.notices
     });
     u.state === "deferred" && n.add({
      name: a,
      notices: [ c.reason.replace(/^Deferred[^:]*: /, "") ]
     });
     u.state !== "ended" || u.isReused || (r += u.costUsd ?? 0);
     const l = t[(0, o.IQ)(s)];
     l !== void 0 && l.length < i && l.push(short(s));
    },
    selected: s => ({
     rows: t.flat().slice(0, i),
     notices: e.collected(),
     deferred: n.collected(),
     knownUsd: r,
     count: s
    })
   };
  }
  function short({row: t, ...e}) {
   return {
    ...e,
    row: {
     ...t,
     text: "",
     structured: void 0,
     notices: [],
     reason: (0, r.ml)(t.reason, a)
    }
   };
  }
 }),
 28605: (function(t, e, n) {
  n.d(e, {
   IQ: () => rankOf,
   L4: () => stateOf,
   Qg: () => unpassed,
   Uh: () => isLeftOpen,
   cf: () => durationOf,
   t8: () => isUnknown
  });
  var r = n(88510);
  function stateOf({figures: t}) {
   const {state: e, conclusion: n, isPassed: s, isReused: o} = t;
   if (e === "deferred") return "deferred";
   if (e === "parked") return "parked";
   const i = (0, r.dR)(t) ? "evaluation error" : "evaluation failed";
   const a = n !== "success" || s ? n : i;
   return o ? `${a}, reused` : a;
  }
  function isUnknown({state: t, conclusion: e, evaluations: n}) {
   return t === "ended" && e === "success" && n.errors > 0;
  }
  function rankOf({figures: {state: t, isPassed: e}}) {
   if (t === "ended") return e ? 2 : 0;
   return isLeftOpen({
    figures: {
     state: t
    }
   }) ? 1 : 3;
  }
  function isLeftOpen({figures: {state: t}}) {
   return t === "open" || t === "missing";
  }
  function durationOf({state: t}, e) {
   return t === "ended" ? e?.durationMs ?? null : null;
  }
  function unpassed(t) {
   const of = e => t.filter(t => t.status === e);
   return [ ...of("error"), ...of("failed") ];
  }
 }),
 4690: (function(t, e, n) {
  n.d(e, {
   NV: () => batchHeadline,
   uG: () => batchText,
   xC: () => batchSummary
  });
  var r = n(54539);
  var s = n(1359);
  var o = n(99180);
  var i = n(26047);
  var a = n(78155);
  var c = n(20653);
  var u = n(47613);
  var l = n(6373);
  var f = n(46982);
  var d = n(53599);
  var p = n(67915);
  var m = n(80141);
  var h = n(85737);
  var g = n(28605);
  const $ = 9e5;
  const w = h._ / 2;
  const v = 120;
  function batchSummary(t, e) {
   const {rows: n, notices: s, count: i} = e;
   const {sign: a, text: c} = (0, l.N)(t);
   const u = [ `### ${a} ${(0, o.ft)(t.name)}: ${c}`, "", (0, o.ft)(t.reason), "", figuresOf(t, e), "", ...retryHint(t, n, "`retry-failed`").flatMap(t => [ t, "" ]), ...passRateTable(t), ...(0, 
   m.a)(t.pullRequests, "markdown") ];
   if (i === 0) return fitting(u);
   const f = [ "| Job | Conclusion | Evaluation | Cost | Time | Link |", "| --- | --- | --- | ---: | ---: | --- |" ];
   let d = Buffer.byteLength([ ...u, ...f ].join("\n"));
   let p = 0;
   for (const t of n) {
    const e = tableLine(t);
    d += Buffer.byteLength(e) + 1;
    if (d > $) break;
    f.push(e);
    p += 1;
   }
   const h = i - p;
   const g = h === 0 ? [] : [ "", `${(0, r.B4)(h, "more job")} in results.jsonl of the state directory.` ];
   return fitting([ ...u, ...f, ...g, ...noticeList(s) ]);
  }
  function fitting(t) {
   const e = "in result.json of the state directory";
   const n = t.join("\n");
   return `${(0, a.o)(n, {
    limit: i.fx - 1,
    unit: "bytes",
    whole: e
   }).trimEnd()}\n`;
  }
  function noticeList(t) {
   const [e, ...n] = (0, p.gt)(t).map(t => (0, o.ft)(t));
   return e === void 0 ? [] : [ "", e, "", ...n.map(t => `- ${t}`) ];
  }
  function passRateTable({passRates: t}) {
   if (t.length === 0) return [];
   const line = ({id: t, matrix: e, model: n, passed: r, failed: s, errors: i, rate: a}) => `| ${[ (0, 
   d.B6)({
    id: t,
    matrix: e
   }), n ].map(t => (0, o.ft)((0, c.ml)(t, w))).join(" | ")} | ${rateText(a)} | ${[ r, s, i ].join(" | ")} |`;
   return [ "| Entry | Model | Pass rate | Passed | Failed | Errors |", "| --- | --- | ---: | ---: | ---: | ---: |", ...t.slice(0, b).map(line), "", ...moreRates(t.length - b).flatMap(t => [ t, "" ]) ];
  }
  const b = 100;
  const moreRates = t => t > 0 ? [ `and ${(0, r.B4)(t, "more pass rate")} in result.json of the state directory` ] : [];
  const rateText = t => t === null ? "none" : (0, r.T1)(t);
  function figuresOf({counts: t, deferred: e, parked: n, missing: o = 0, costUsd: i}, {count: a, knownUsd: c}) {
   const u = [ (0, r.B4)(a, "job"), ...Object.entries(t).map(([t, e]) => `${(0, r.ZV)(e)} ${t}`), ...e === 0 ? [] : [ `${(0, 
   r.ZV)(e)} deferred to the next run` ], ...n === 0 ? [] : [ `${(0, r.ZV)(n)} parked` ], ...o === 0 ? [] : [ `${(0, 
   r.ZV)(o)} missing` ], i === null && c > 0 ? `at least ${(0, s.BD)(c)}` : (0, s.BD)(i) ];
   return u.join(", ");
  }
  function retryHint({parked: t}, e, n) {
   const isKept = ({figures: t}) => (0, g.IQ)({
    figures: t
   }) === 0 && t.isReused && (t.conclusion !== "success" || t.evaluations.failed > 0);
   return t > 0 || e.some(isKept) ? [ `${n} runs parked jobs and reused failures again.` ] : [];
  }
  function tableLine(t) {
   const {name: e, row: n, durationMs: r} = t;
   const i = (0, f.E)(n.item);
   const a = [ (0, o.ft)((0, c.ml)(e, w)), (0, o.ft)(conclusionText(t)), evaluationTexts(t).map(t => (0, 
   o.ft)(t)).join("<br>"), n.costUsd === null ? "" : (0, s.BD)(n.costUsd), r === null ? "" : (0, 
   s.a3)(r), i === null ? "" : `[item](${i})` ];
   return `| ${a.join(" | ")} |`;
  }
  function conclusionText(t) {
   const {row: e, figures: n} = t;
   const r = (0, c.ml)(e.reason, w);
   if (n.state !== "ended" && r !== "") return r;
   return e.conclusion === "success" ? (0, g.L4)(t) : `${(0, g.L4)(t)}: ${r}`;
  }
  const j = 3;
  function evaluationTexts({row: {evaluations: t}, figures: {isPassed: e}}) {
   if (t.length === 0) return [];
   const n = (0, g.Qg)(t);
   if (e && n.length > 0) return [ `score ${String((0, u.UQ)(t))}` ];
   if (n.length === 0) return [ `${String(t.length)} passed` ];
   const r = n.length - j;
   return [ ...n.slice(0, j).map(({name: t, status: e, reason: n}) => {
    const r = `${(0, c.ml)(t, v)}: ${e === "error" ? "error: " : ""}`;
    return `${r}${(0, c.ml)(n, v)}`;
   }), ...r > 0 ? [ `and ${String(r)} more` ] : [] ];
  }
  const batchHeadline = t => `${t.name}: ${(0, l.N)(t).text}. ${t.reason}`;
  function batchText(t, e) {
   const {rows: n, notices: r, deferred: s} = e;
   const o = (0, c.ml)(t.reason, h._);
   const i = n.filter(t => (0, g.IQ)(t) < 2 && !(0, g.Uh)(t) && t.row.reason !== o);
   const a = i.slice(0, 20);
   const u = a.map(t => `  ${t.name}: ${(0, g.L4)(t)}: ${oneLine(t)}`);
   const l = i.length - a.length;
   const f = [ (0, p.vL)(s), (0, p.gt)(r) ].flatMap(([t, ...e]) => t === void 0 ? [] : [ "", t, ...e.map(t => `  ${t}`) ]);
   const d = (0, m.a)(t.pullRequests, "terminal");
   return [ batchHeadline(t), figuresOf(t, e), ...retryHint(t, n, "--retry-failed"), ...t.passRates.slice(0, x).map(rateLine), ...moreRates(t.passRates.length - x).map(t => `  ${t}`), ...u.length === 0 ? [] : [ "", ...u ], ...l === 0 ? [] : [ `  and ${String(l)} more` ], ...d.length === 0 ? [] : [ "", ...d ], ...f ].join("\n");
  }
  const x = 20;
  function rateLine({id: t, matrix: e, model: n, passed: s, failed: o, errors: i, rate: a}) {
   const c = i === 0 ? "" : `, ${(0, r.B4)(i, "error")}`;
   const u = `${String(s)} of ${String(s + o)}${c}`;
   return `  ${(0, d.B6)({
    id: t,
    matrix: e
   })}, ${n}: ${rateText(a)} passed (${u})`;
  }
  function oneLine(t) {
   const {row: e} = t;
   const n = e.conclusion === "success" ? evaluationTexts(t).map(t => t.replace(/\.$/, "")).join("; ") : e.reason;
   return (0, c.ml)(n.replace(/\s+/g, " "), w);
  }
 }),
 9626: (function(t, e, n) {
  n.d(e, {
   u: () => reportMarkdown
  });
  var r = n(15250);
  var s = n(15917);
  var o = n(1359);
  var i = n(96682);
  var a = n(99180);
  var c = n(49703);
  var u = n(92747);
  var l = n(78155);
  var f = n(97979);
  function reportMarkdown(t, e) {
   const {result: n, refused: c} = t;
   const l = [ `### ${(0, o.rL)(t)} ${(0, o.Pl)(t)}`, reasonLine(t), t.subject.lastCheck === void 0 ? "" : (0, 
   a.xG)((0, i.Q)(t.subject.lastCheck)), answerSection(t, e.text), t.findings.length === 0 ? "" : (0, 
   s.WT)(t.findings, e.rows), t.writes.length === 0 ? "" : (0, f.M)(t.writes, e.rows), c.length === 0 ? "" : (0, 
   u.WZ)(t, e.rows), n.notices.length === 0 ? "" : (0, u.Z8)(n.notices), ...(0, u.Mv)(n), n.changes.length === 0 ? "" : (0, 
   r.H)(n.changes, e.diffs), footer(t) ];
   return `${l.filter(t => t !== "").join("\n\n")}\n`;
  }
  function reasonLine({result: {conclusion: t, reason: e}, answer: n}) {
   return t === "success" && n.text !== "" ? "" : (0, a.ft)(e);
  }
  function answerSection({answer: {text: t, changes: e}, links: n}, r) {
   const s = n.reportPath === null ? null : `in ${(0, a.ti)(n.reportPath)}`;
   if (t === "") return "";
   const o = e.length === 0 ? [] : [ `*Sanitized in this text: ${(0, c.G)(e)}.*` ];
   return [ "---", (0, l.o)(t, {
    limit: r,
    unit: "characters",
    whole: s
   }), "---", ...o ].join("\n\n");
  }
  function footer({result: t, links: e}) {
   const n = [ ...(0, a.n1)(e.run) ? [ `[Run](${e.run})` ] : [], ...t.transcriptPath === null ? [] : [ `transcript ${(0, 
   a.ti)(t.transcriptPath)}` ], ...e.reportPath === null ? [] : [ `report ${(0, a.ti)(e.reportPath)}` ], ...e.patchPath === void 0 ? [] : [ `patch ${(0, 
   a.ti)(e.patchPath)}` ] ];
   const r = e.onRunner && t.transcriptPath !== null;
   const s = r ? " (on the runner; `actions/upload-artifact` keeps them)" : "";
   return [ (0, u.u5)(t), n.length === 0 ? "" : `${n.join(" \xb7 ")}${s}` ].filter(t => t !== "").join("\n\n");
  }
 }),
 26047: (function(t, e, n) {
  n.d(e, {
   fx: () => o,
   wA: () => wholeReport,
   xw: () => stepSummary
  });
  var r = n(9626);
  var s = n(78155);
  const o = 1048575;
  function wholeReport(t) {
   return (0, r.u)(t, {
    text: Number.MAX_SAFE_INTEGER,
    rows: 1e4,
    diffs: {
     total: 4e6,
     each: 5e5,
     files: 5e3
    }
   });
  }
  function stepSummary(t) {
   const e = (0, r.u)(t, {
    text: 5e5,
    rows: 500,
    diffs: {
     total: 2e5,
     each: 2e4,
     files: 200
    }
   });
   const n = t.links.reportPath;
   const i = n === null ? null : `in ${n}`;
   return `${(0, s.o)(e, {
    limit: o,
    unit: "bytes",
    whole: i
   }).trimEnd()}\n`;
  }
 })
};
