"use strict";

exports.id = 2483, exports.ids = [ 2483, 987 ], exports.modules = {
 42483: (function(e, t, n) {
  n.d(t, {
   publishFindings: () => publishFindings
  });
  var i = n(42985);
  const s = {
   error: "error",
   warning: "warning",
   note: "notice"
  }, r = 10;
  var a = n(32223), l = n(57274), o = n(17992);
  function publishFindings({findings: e}, {artifacts: t, stdio: n, annotate: c}) {
   if (0 === e.length) return null;
   if (c) for (const t of function(e) {
    return [ "error", "warning", "note" ].flatMap(t => e.filter(e => e.severity === t).slice(0, r).map(({path: e, line: n, endLine: r, title: a, message: l}) => (0, 
    i.jx)(s[t], {
     file: e,
     line: n,
     endLine: r ?? n,
     title: a
    }, l)));
   }(e)) n.out(`${t}\n`);
   return {
    sarif: t.writeRedacted("findings.sarif", (0, l.I)(e, o.r)),
    junit: t.writeRedacted("findings.junit.xml", (0, a.b)(e))
   };
  }
 }),
 50987: (function(e, t, n) {
  n.d(t, {
   R: () => fingerprint
  });
  var i = n(77598);
  function fingerprint(e, t = 16) {
   const n = (0, i.createHash)("sha256");
   for (const t of e) n.update(t);
   return n.digest("hex").slice(0, t);
  }
 }),
 32223: (function(e, t, n) {
  n.d(t, {
   X: () => escapeXml,
   b: () => junit
  });
  var i = n(15917);
  function junit(e) {
   const t = e.filter(({severity: e}) => "note" !== e).length, n = `tests="${String(e.length)}" failures="${String(t)}"`;
   return [ '<?xml version="1.0" encoding="UTF-8"?>', `<testsuites name="sallyport" ${n}>`, `  <testsuite name="sallyport" ${n}>`, ...e.map(testCase), "  </testsuite>", "</testsuites>", "" ].join("\n");
  }
  function testCase(e) {
   const {path: t, line: n, severity: s, title: r, message: a, rule: l} = e, o = (0, 
   i.YR)(e), c = escapeXml(`${o}\n${a}`);
   return `    <testcase classname="${escapeXml(t)}" name="${escapeXml(`${r} (${o})`)}" file="${escapeXml(t)}" line="${String(n)}">${"note" === s ? `<system-out>${c}</system-out>` : `<failure type="${escapeXml(l ?? s)}" message="${escapeXml(r)}">${c}</failure>`}</testcase>`;
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
  var i = n(50987);
  const s = "finding";
  function sarif(e, t) {
   const n = [ ...new Set(e.map(({rule: e}) => e ?? s)) ], r = {
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
     results: e.map(e => function(e, t) {
      const {path: n, line: r, endLine: a = r, severity: l, title: o, message: c, suggestion: u, rule: f = s} = e, p = {
       uri: encodeURI(n.replace(/\p{Cs}/gu, "\ufffd")).replace(/[?#]/g, encodeURIComponent),
       uriBaseId: "%SRCROOT%"
      }, d = {
       startLine: r,
       endLine: a
      }, g = {
       description: {
        text: o
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
       level: l,
       message: {
        text: `${o}\n\n${c}`
       },
       locations: [ {
        physicalLocation: {
         artifactLocation: p,
         region: d
        }
       } ],
       partialFingerprints: {
        "sallyport/v1": (0, i.R)([ JSON.stringify([ f, n, o ]) ], 32)
       },
       ...void 0 === u ? {} : {
        fixes: [ g ]
       }
      };
     }(e, n))
    } ]
   };
   return `${JSON.stringify(r, null, 2)}\n`;
  }
 })
};
