"use strict";

exports.id = 6741;

exports.ids = [ 6741 ];

exports.modules = {
 29469: (function(n, e, t) {
  t.d(e, {
   writeBatchPage: () => writeBatchPage
  });
  var i = t(76760);
  var r = t(12290);
  var s = t(91473);
  var o = t(3994);
  var a = t(42357);
  var u = t(7138);
  var l = t(72631);
  var c = t(76813);
  async function writeBatchPage({path: n, compareWith: e}, {valuePath: t}, {hostEnvironment: {directory: o}, redact: f, log: d}) {
   if (t === void 0) return;
   const warn = n => d.warning(f((0, u.wh)(n)));
   const h = {
    directory: o,
    clean: n => f((0, u.wh)(n)),
    onNotice: warn
   };
   try {
    const a = await (0, s.x)((0, i.resolve)(t, "../.."), warn);
    const u = e === null ? null : await comparisonWith(e, h);
    const f = {
     path: (0, i.resolve)(o, n),
     maxBytes: c.Q,
     location: "html-report"
    };
    await (0, l.x)(f, await (0, r.O)(a, u, h));
   } catch (n) {
    (0, a.ki)(n, a.yo);
    warn(`The HTML report could not be written: ${n.message}`);
   }
  }
  async function comparisonWith(n, e) {
   return await (0, o.WY)(n, e).catch((0, a.j6)(a.yo, ({diagnostics: [n]}) => {
    e.onNotice(`The HTML report is not compared with an earlier run: ${n?.message ?? ""}.`);
    return null;
   }));
  }
 }),
 6373: (function(n, e, t) {
  t.d(e, {
   H: () => s,
   N: () => batchLabel
  });
  var i = t(1359);
  var r = t(50274);
  const s = "The run has not ended yet.";
  function batchLabel(n) {
   if (n.reason === s) return {
    sign: "\u23f3",
    text: "Running"
   };
   if ((0, r.rV)(n)) return {
    sign: "\u274c",
    text: "Failed: too few evaluations passed"
   };
   return (0, r.Aq)(n) ? {
    sign: "\u274c",
    text: "Failed"
   } : i.vV[n.conclusion];
  }
 }),
 80141: (function(n, e, t) {
  t.d(e, {
   _: () => pullRequestRows,
   a: () => pullRequestLines
  });
  var i = t(54539);
  var r = t(99180);
  var s = t(20653);
  const o = {
   markdown: 100,
   page: 100,
   terminal: 20
  };
  const a = 10;
  const u = 100;
  const l = 400;
  function pullRequestLines(n = [], e) {
   if (n.length === 0) return [];
   const {shown: t, more: i} = shownIn(n, e);
   if (e === "terminal") return [ "Pull requests:", ...[ ...t.map(n => lineOf(n, n.url ?? "")), ...i ].map(n => `  ${n}`) ];
   const r = [ ...t.map(markdownLine), ...i ].map(n => `- ${n}`);
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
    more: r === 0 ? [] : [ `and ${(0, i.ZV)(r)} more in result.json of the state directory` ]
   };
  }
  function markdownLine(n) {
   const {before: e, url: t, after: i} = partsOf(n);
   if (t === null) return (0, r.ft)(e);
   return `${(0, r.ft)(e)} [pull request](${t}) ${(0, r.ft)(i)}`.trimEnd();
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
   const o = e.length > a ? [ `and ${(0, i.ZV)(e.length - a)} more` ] : [];
   const c = e.slice(0, a).map(n => (0, s.ml)((0, s.TN)(n), u));
   const f = [ n === "created" ? "opened" : n, ...r === "" ? [] : [ r ], ...c.length === 0 ? [] : [ `(${[ ...c, ...o ].join(", ")})` ] ].join(" ");
   return t === "" ? f : `${f}: ${(0, s.ml)((0, s.TN)(t), l)}`;
  }
 }),
 28605: (function(n, e, t) {
  t.d(e, {
   IQ: () => rankOf,
   L4: () => stateOf,
   Qg: () => unpassed,
   Uh: () => isLeftOpen,
   cf: () => durationOf,
   t8: () => isUnknown
  });
  var i = t(88510);
  function stateOf({figures: n}) {
   const {state: e, conclusion: t, isPassed: r, isReused: s} = n;
   if (e === "deferred") return "deferred";
   if (e === "parked") return "parked";
   const o = (0, i.dR)(n) ? "evaluation error" : "evaluation failed";
   const a = t !== "success" || r ? t : o;
   return s ? `${a}, reused` : a;
  }
  function isUnknown({state: n, conclusion: e, evaluations: t}) {
   return n === "ended" && e === "success" && t.errors > 0;
  }
  function rankOf({figures: {state: n, isPassed: e}}) {
   if (n === "ended") return e ? 2 : 0;
   return isLeftOpen({
    figures: {
     state: n
    }
   }) ? 1 : 3;
  }
  function isLeftOpen({figures: {state: n}}) {
   return n === "open" || n === "missing";
  }
  function durationOf({state: n}, e) {
   return n === "ended" ? e?.durationMs ?? null : null;
  }
  function unpassed(n) {
   const of = e => n.filter(n => n.status === e);
   return [ ...of("error"), ...of("failed") ];
  }
 }),
 15917: (function(n, e, t) {
  t.d(e, {
   R5: () => invalidFindingsNotices,
   WT: () => findingsSection,
   WX: () => findingsOf,
   YR: () => locationOfFinding
  });
  var i = t(54539);
  var r = t(20274);
  var s = t(20653);
  var o = t(83874);
  var a = t(99180);
  const u = 4e3;
  function findingsOf({requests: n, structured: e, findingPaths: t = []}) {
   const i = n.flatMap(n => n.kind === "findings" ? n.findings : []);
   const s = asFindings((0, r._j)((0, r.qY)(e)["findings"]).slice(0, u));
   const o = new Map(t.map(n => [ n.path, n.fromRoot ]));
   const a = s.flatMap(n => n === null ? [] : [ {
    ...n,
    path: o.get(n.path) ?? n.path
   } ]);
   const l = [ ...i, ...a ].slice(0, u);
   return {
    findings: [ ...new Map(l.map(n => [ JSON.stringify(n), n ])).values() ],
    invalid: a.length === 0 ? 0 : s.length - a.length
   };
  }
  function asFindings(n) {
   if (n.length === 0) return [];
   const e = (0, o.K)();
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
   const {data: i} = e.safeParse(Object.fromEntries(t));
   return i === void 0 ? null : (0, o.C)(i);
  }
  function findingsSection(n, e) {
   const t = n.slice(0, e);
   const r = n.length - t.length;
   const o = t.map(n => {
    const e = (0, a.ti)((0, s.ml)(locationOfFinding(n), 200));
    return `| ${n.severity} | ${e} | ${(0, a.xG)((0, s.ml)(n.title, 200))} | ${(0, a.xG)((0, 
    s.ml)(n.message, 500))} |`;
   });
   return [ `#### Findings (${(0, i.ZV)(n.length)})`, [ "| Severity | Location | Title | Details |", "| --- | --- | --- | --- |", ...o ].join("\n"), ...r > 0 ? [ `And ${(0, 
   i.B4)(r, "more finding")}.` ] : [] ].join("\n\n");
  }
  function locationOfFinding({path: n, line: e, endLine: t}) {
   return `${n}:${String(e)}${t === void 0 ? "" : `-${String(t)}`}`;
  }
 }),
 83874: (function(n, e, t) {
  t.d(e, {
   C: () => withoutGaps,
   K: () => findingInput
  });
  var i = t(94343);
  var r = t(43759);
  var s = t(75440);
  var o = t(36795);
  const a = 1e7;
  const findingInput = () => i.rej({
   path: (0, s._Z)("File, relative to the repository.", {
    most: 4096
   }),
   line: (0, s.$A)("Line number in the current file.", 1, a),
   endLine: i.lqM((0, s.$A)("Last line, if the finding covers several lines.", 1, a)),
   severity: i.k5n(o.gO),
   title: (0, s._Z)("The problem, in a few words.", {
    most: 200
   }),
   message: (0, s._Z)("Why it is a problem and how to fix it, as plain text.", {
    most: 5e3
   }),
   suggestion: i.lqM((0, s._Z)("Replacement for these lines.", {
    empty: true,
    most: 2e4
   })),
   rule: i.lqM(i.YjP().check(r.Fk(/^[A-Za-z0-9._/-]{1,100}$/), i.q0y("A short, stable name for this kind of finding.")))
  });
  function withoutGaps({endLine: n, suggestion: e, rule: t, ...i}) {
   return {
    ...i,
    path: i.path.replace(/^\.\//, ""),
    ...n === void 0 || n <= i.line ? {} : {
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
