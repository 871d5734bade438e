"use strict";

exports.id = 873;

exports.ids = [ 873, 987 ];

exports.modules = {
 30873: (function(e, n, t) {
  t.d(n, {
   writeFindingReports: () => writeFindingReports
  });
  var i = t(76760);
  var s = t(42357);
  var r = t(95155);
  var o = t(72443);
  var a = t(50987);
  const l = {
   error: "major",
   warning: "minor",
   note: "info"
  };
  function codeQuality(e) {
   const n = createCounter();
   const t = e.map(({path: e, line: t, endLine: i = t, severity: s, title: r, message: o, rule: c = "finding"}) => ({
    description: `${r}: ${o}`,
    check_name: c,
    fingerprint: (0, a.R)([ JSON.stringify([ c, e, r, n([ c, e, r ]) ]) ], 32),
    severity: l[s],
    location: {
     path: e,
     lines: {
      begin: t,
      end: i
     }
    }
   }));
   return `${JSON.stringify(t, null, 2)}\n`;
  }
  function createCounter() {
   const e = new Map;
   return n => {
    const t = JSON.stringify(n);
    const i = e.get(t) ?? 0;
    e.set(t, i + 1);
    return i;
   };
  }
  var c = t(32223);
  async function writeFindingReports({findings: e}, {settings: n, hostEnvironment: t, log: a, redact: l}) {
   const u = [ [ n["code-quality-report"], codeQuality(e) ], [ n["junit-report"], (0, 
   c.b)(e) ] ];
   for (const [e, n] of u) {
    if (e === void 0) continue;
    const c = (0, i.resolve)(t.directory, e);
    const warn = ({message: n}) => a.warning(`The file ${e} could not be written: ${l(n)}`);
    await (0, r.v)((0, i.dirname)(c), {
     create: true,
     root: null
    }).then(e => e.write((0, i.basename)(c), l(n))).catch((0, s.j6)(o.k, warn));
   }
  }
 }),
 15917: (function(e, n, t) {
  t.d(n, {
   WT: () => findingsSection,
   WX: () => findingsOf,
   YR: () => locationOfFinding
  });
  var i = t(54539);
  var s = t(20274);
  var r = t(20653);
  var o = t(83874);
  var a = t(99180);
  const l = 4e3;
  function findingsOf({requests: e, structured: n}) {
   const t = e.flatMap(e => e.kind === "findings" ? e.findings : []);
   const i = (0, o.K)();
   const r = (0, s._j)((0, s.qY)(n)["findings"]).slice(0, l);
   const a = r.map(e => asFinding(e, i));
   const c = a.filter(e => e !== null);
   const u = [ ...t, ...c ].slice(0, l);
   return {
    findings: [ ...new Map(u.map(e => [ JSON.stringify(e), e ])).values() ],
    invalid: c.length === 0 ? 0 : a.length - c.length
   };
  }
  function asFinding(e, n) {
   if (!(0, s.u4)(e)) return null;
   const t = Object.entries(e).filter(([e, t]) => Object.hasOwn(n.shape, e) && t !== null);
   const {data: i} = n.safeParse(Object.fromEntries(t));
   return i === void 0 ? null : (0, o.C)(i);
  }
  function findingsSection(e, n) {
   const t = e.slice(0, n);
   const s = e.length - t.length;
   const o = t.map(e => {
    const n = (0, a.ti)((0, r.ml)(locationOfFinding(e), 200));
    return `| ${e.severity} | ${n} | ${(0, a.xG)((0, r.ml)(e.title, 200))} | ${(0, a.xG)((0, 
    r.ml)(e.message, 500))} |`;
   });
   return [ `#### Findings (${(0, i.ZV)(e.length)})`, [ "| Severity | Location | Title | Details |", "| --- | --- | --- | --- |", ...o ].join("\n"), ...s > 0 ? [ `And ${(0, 
   i.B4)(s, "more finding")}.` ] : [] ].join("\n\n");
  }
  function locationOfFinding({path: e, line: n, endLine: t}) {
   return `${e}:${String(n)}${t === void 0 ? "" : `-${String(t)}`}`;
  }
 }),
 50987: (function(e, n, t) {
  t.d(n, {
   R: () => fingerprint
  });
  var i = t(77598);
  function fingerprint(e, n = 16) {
   const t = (0, i.createHash)("sha256");
   for (const n of e) t.update(n);
   return t.digest("hex").slice(0, n);
  }
 }),
 32223: (function(e, n, t) {
  t.d(n, {
   X: () => escapeXml,
   b: () => junit
  });
  var i = t(15917);
  function junit(e) {
   const n = e.filter(({severity: e}) => e !== "note").length;
   const t = `tests="${String(e.length)}" failures="${String(n)}"`;
   return [ '<?xml version="1.0" encoding="UTF-8"?>', `<testsuites name="sallyport" ${t}>`, `  <testsuite name="sallyport" ${t}>`, ...e.map(testCase), "  </testsuite>", "</testsuites>", "" ].join("\n");
  }
  function testCase(e) {
   const {path: n, line: t, severity: s, title: r, message: o, rule: a} = e;
   const l = (0, i.YR)(e);
   const c = escapeXml(`${l}\n${o}`);
   const u = `<testcase classname="${escapeXml(n)}" name="${escapeXml(`${r} (${l})`)}" file="${escapeXml(n)}" line="${String(t)}">`;
   const f = s === "note" ? `<system-out>${c}</system-out>` : `<failure type="${escapeXml(a ?? s)}" message="${escapeXml(r)}">${c}</failure>`;
   return `    ${u}${f}</testcase>`;
  }
  const s = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;
  function escapeXml(e) {
   return e.replace(s, "").replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
  }
 }),
 83874: (function(e, n, t) {
  t.d(n, {
   C: () => withoutGaps,
   K: () => findingInput
  });
  var i = t(94343);
  var s = t(43759);
  var r = t(75440);
  var o = t(36795);
  const a = 1e7;
  const findingInput = () => i.rej({
   path: (0, r._Z)("File, relative to the repository.", {
    most: 4096
   }),
   line: (0, r.$A)("Line number in the current file.", 1, a),
   endLine: i.lqM((0, r.$A)("Last line, if the finding covers several lines.", 1, a)),
   severity: i.k5n(o.gO),
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
  function withoutGaps({endLine: e, suggestion: n, rule: t, ...i}) {
   return {
    ...i,
    path: i.path.replace(/^\.\//, ""),
    ...e === void 0 || e <= i.line ? {} : {
     endLine: e
    },
    ...n === void 0 ? {} : {
     suggestion: n
    },
    ...t === void 0 ? {} : {
     rule: t
    }
   };
  }
 })
};
