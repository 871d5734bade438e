"use strict";

exports.id = 4167;

exports.ids = [ 4167 ];

exports.modules = {
 84167: (function(e, t, n) {
  n.d(t, {
   publishFindings: () => publishFindings
  });
  var s = n(42985);
  const i = {
   error: "error",
   warning: "warning",
   note: "notice"
  };
  const r = 10;
  function annotationLines(e) {
   return [ "error", "warning", "note" ].flatMap(t => e.filter(e => e.severity === t).slice(0, r).map(({path: e, line: n, endLine: r, title: a, message: o}) => (0, 
   s.jx)(i[t], {
    file: e,
    line: n,
    endLine: r ?? n,
    title: a
   }, o)));
  }
  var a = n(21892);
  var o = n(25365);
  var l = n(17992);
  function publishFindings({findings: e}, {artifacts: t, stdio: n, annotate: s}) {
   if (e.length === 0) return null;
   if (s) for (const t of annotationLines(e)) n.out(`${t}\n`);
   return {
    sarif: t.writeRedacted("findings.sarif", (0, o.I)(e, l.r)),
    junit: t.writeRedacted("findings.junit.xml", (0, a.b)(e))
   };
  }
 }),
 21892: (function(e, t, n) {
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
   const {path: t, line: n, severity: i, title: r, message: a, rule: o} = e;
   const l = (0, s.YR)(e);
   const c = escapeXml(`${l}\n${a}`);
   const u = `<testcase classname="${escapeXml(t)}" name="${escapeXml(`${r} (${l})`)}" file="${escapeXml(t)}" line="${String(n)}">`;
   const f = i === "note" ? `<system-out>${c}</system-out>` : `<failure type="${escapeXml(o ?? i)}" message="${escapeXml(r)}">${c}</failure>`;
   return `    ${u}${f}</testcase>`;
  }
  const i = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;
  function escapeXml(e) {
   return e.replace(i, "").replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
  }
 }),
 25365: (function(e, t, n) {
  n.d(t, {
   I: () => sarif
  });
  var s = n(5428);
  const i = "finding";
  function sarif(e, t) {
   const n = [ ...new Set(e.map(({rule: e}) => e ?? i)) ];
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
   const {path: n, line: r, endLine: a = r, severity: o, title: l, message: c, suggestion: u, rule: f = i} = e;
   const p = {
    uri: encodeURI(n.replace(/\p{Cs}/gu, "\ufffd")).replace(/[?#]/g, encodeURIComponent),
    uriBaseId: "%SRCROOT%"
   };
   const d = {
    startLine: r,
    endLine: a
   };
   const g = {
    description: {
     text: l
    },
    artifactChanges: [ {
     artifactLocation: p,
     replacements: [ {
      deletedRegion: d,
      insertedContent: {
       text: u
      }
     } ]
    } ]
   };
   return {
    ruleId: f,
    ruleIndex: t.indexOf(f),
    level: o,
    message: {
     text: `${l}\n\n${c}`
    },
    locations: [ {
     physicalLocation: {
      artifactLocation: p,
      region: d
     }
    } ],
    partialFingerprints: {
     "sallyport/v1": (0, s.R)([ JSON.stringify([ f, n, l ]) ], 32)
    },
    ...u === void 0 ? {} : {
     fixes: [ g ]
    }
   };
  }
 })
};
