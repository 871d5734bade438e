"use strict";

exports.id = 430;

exports.ids = [ 430 ];

exports.modules = {
 48049: (function(n, e, t) {
  t.d(e, {
   writeFindingReports: () => writeFindingReports
  });
  var i = t(76760);
  var s = t(42357);
  var r = t(76693);
  var o = t(72443);
  var a = t(5428);
  const l = {
   error: "major",
   warning: "minor",
   note: "info"
  };
  function codeQuality(n) {
   const e = createCounter();
   const t = n.map(({path: n, line: t, endLine: i = t, severity: s, title: r, message: o, rule: c = "finding"}) => ({
    description: `${r}: ${o}`,
    check_name: c,
    fingerprint: (0, a.R)([ JSON.stringify([ c, n, r, e([ c, n, r ]) ]) ], 32),
    severity: l[s],
    location: {
     path: n,
     lines: {
      begin: t,
      end: i
     }
    }
   }));
   return `${JSON.stringify(t, null, 2)}\n`;
  }
  function createCounter() {
   const n = new Map;
   return e => {
    const t = JSON.stringify(e);
    const i = n.get(t) ?? 0;
    n.set(t, i + 1);
    return i;
   };
  }
  var c = t(21892);
  async function writeFindingReports({findings: n}, {settings: e, hostEnvironment: t, log: a, redact: l}) {
   const u = [ [ e["code-quality-report"], codeQuality(n) ], [ e["junit-report"], (0, 
   c.b)(n) ] ];
   for (const [n, e] of u) {
    if (n === void 0) continue;
    const c = (0, i.resolve)(t.directory, n);
    const warn = ({message: e}) => a.warning(`The file ${n} could not be written: ${l(e)}`);
    await (0, r.v)((0, i.dirname)(c), {
     create: true,
     root: null
    }).then(n => n.write((0, i.basename)(c), l(e))).catch((0, s.j6)(o.k, warn));
   }
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
  var s = t(20274);
  var r = t(74397);
  var o = t(20653);
  var a = t(39472);
  const l = 4e3;
  function findingsOf({requests: n, structured: e, findingPaths: t = []}) {
   const i = n.flatMap(n => n.kind === "findings" ? n.findings : []);
   const r = asFindings((0, s._j)((0, s.qY)(e)["findings"]).slice(0, l));
   const o = new Map(t.map(n => [ n.path, n.fromRoot ]));
   const a = r.flatMap(n => n === null ? [] : [ {
    ...n,
    path: o.get(n.path) ?? n.path
   } ]);
   const c = [ ...i, ...a ].slice(0, l);
   return {
    findings: [ ...new Map(c.map(n => [ JSON.stringify(n), n ])).values() ],
    invalid: a.length === 0 ? 0 : r.length - a.length
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
   if (!(0, s.u4)(n)) return null;
   const t = Object.entries(n).filter(([n, t]) => Object.hasOwn(e.shape, n) && t !== null);
   const {data: i} = e.safeParse(Object.fromEntries(t));
   return i === void 0 ? null : (0, a.C)(i);
  }
  function findingsSection(n, e) {
   const t = n.slice(0, e);
   const s = n.length - t.length;
   const a = t.map(n => {
    const e = (0, r.ti)((0, o.ml)(locationOfFinding(n), 200));
    return `| ${n.severity} | ${e} | ${(0, r.xG)((0, o.ml)(n.title, 200))} | ${(0, r.xG)((0, 
    o.ml)(n.message, 500))} |`;
   });
   return [ `#### Findings (${(0, i.ZV)(n.length)})`, [ "| Severity | Location | Title | Details |", "| --- | --- | --- | --- |", ...a ].join("\n"), ...s > 0 ? [ `And ${(0, 
   i.B4)(s, "more finding")}.` ] : [] ].join("\n\n");
  }
  function locationOfFinding({path: n, line: e, endLine: t}) {
   return `${n}:${String(e)}${t === void 0 ? "" : `-${String(t)}`}`;
  }
 }),
 21892: (function(n, e, t) {
  t.d(e, {
   X: () => escapeXml,
   b: () => junit
  });
  var i = t(15917);
  function junit(n) {
   const e = n.filter(({severity: n}) => n !== "note").length;
   const t = `tests="${String(n.length)}" failures="${String(e)}"`;
   return [ '<?xml version="1.0" encoding="UTF-8"?>', `<testsuites name="sallyport" ${t}>`, `  <testsuite name="sallyport" ${t}>`, ...n.map(testCase), "  </testsuite>", "</testsuites>", "" ].join("\n");
  }
  function testCase(n) {
   const {path: e, line: t, severity: s, title: r, message: o, rule: a} = n;
   const l = (0, i.YR)(n);
   const c = escapeXml(`${l}\n${o}`);
   const u = `<testcase classname="${escapeXml(e)}" name="${escapeXml(`${r} (${l})`)}" file="${escapeXml(e)}" line="${String(t)}">`;
   const f = s === "note" ? `<system-out>${c}</system-out>` : `<failure type="${escapeXml(a ?? s)}" message="${escapeXml(r)}">${c}</failure>`;
   return `    ${u}${f}</testcase>`;
  }
  const s = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;
  function escapeXml(n) {
   return n.replace(s, "").replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
  }
 }),
 39472: (function(n, e, t) {
  t.d(e, {
   C: () => withoutGaps,
   K: () => findingInput
  });
  var i = t(94343);
  var s = t(43759);
  var r = t(75440);
  var o = t(30185);
  const a = 1e7;
  const findingInput = () => i.rej({
   path: (0, r._Z)("File, relative to the repository.", {
    most: 4096
   }),
   line: (0, r.$A)("Line number in the current file.", 1, a),
   endLine: i.lqM((0, r.$A)("Last line, if the finding covers several lines.", 1, a)),
   severity: i.k5n(o.g),
   title: (0, r._Z)("The problem, in a few words.", {
    most: 200
   }),
   message: (0, r._Z)("Why it is a problem and how to fix it, as plain text.", {
    most: 5e3
   }),
   suggestion: i.lqM((0, r._Z)("Replacement for these lines.", {
    empty: true,
    most: 2e4
   })),
   rule: i.lqM(i.YjP().check(s.Fk(/^[A-Za-z0-9._/-]{1,100}$/), i.q0y("A short, stable name for this kind of finding.")))
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
