"use strict";

exports.id = 5127;

exports.ids = [ 5127 ];

exports.modules = {
  95127: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      publishFindings: () => publishFindings
    });
    var workflow_commands = __webpack_require__(42985);
    const levels = {
      error: "error",
      warning: "warning",
      note: "notice"
    };
    const mostPerLevel = 10;
    function annotationLines(findings) {
      return [ "error", "warning", "note" ].flatMap(severity => findings.filter(finding => finding.severity === severity).slice(0, mostPerLevel).map(({path: path, line: line, endLine: endLine, title: title, message: message}) => (0, 
      workflow_commands.jx)(levels[severity], {
        file: path,
        line: line,
        endLine: endLine ?? line,
        title: title
      }, message)));
    }
    var junit = __webpack_require__(32223);
    var fingerprint = __webpack_require__(50987);
    const generalRule = "finding";
    function sarif(findings, version) {
      const rules = [ ...new Set(findings.map(({rule: rule}) => rule ?? generalRule)) ];
      const log = {
        $schema: "https://json.schemastore.org/sarif-2.1.0.json",
        version: "2.1.0",
        runs: [ {
          tool: {
            driver: {
              name: "Sallyport",
              version: version,
              rules: rules.map(id => ({
                id: id,
                shortDescription: {
                  text: id
                }
              }))
            }
          },
          columnKind: "utf16CodeUnits",
          results: findings.map(finding => result(finding, rules))
        } ]
      };
      return `${JSON.stringify(log, null, 2)}\n`;
    }
    function result(finding, rules) {
      const {path: path, line: line, endLine: endLine = line, severity: severity, title: title, message: message, suggestion: suggestion, rule: rule = generalRule} = finding;
      const artifactLocation = {
        uri: encodeURI(path.replace(/\p{Cs}/gu, "\ufffd")).replace(/[?#]/g, encodeURIComponent),
        uriBaseId: "%SRCROOT%"
      };
      const region = {
        startLine: line,
        endLine: endLine
      };
      const fix = {
        description: {
          text: title
        },
        artifactChanges: [ {
          artifactLocation: artifactLocation,
          replacements: [ {
            deletedRegion: region,
            insertedContent: {
              text: suggestion
            }
          } ]
        } ]
      };
      return {
        ruleId: rule,
        ruleIndex: rules.indexOf(rule),
        level: severity,
        message: {
          text: `${title}\n\n${message}`
        },
        locations: [ {
          physicalLocation: {
            artifactLocation: artifactLocation,
            region: region
          }
        } ],
        partialFingerprints: {
          "sallyport/v1": (0, fingerprint.R)([ JSON.stringify([ rule, path, title ]) ], 32)
        },
        ...suggestion === void 0 ? {} : {
          fixes: [ fix ]
        }
      };
    }
    var version = __webpack_require__(17992);
    function publishFindings({findings: findings}, {artifacts: artifacts, stdio: stdio, annotate: annotate}) {
      if (findings.length === 0) return null;
      if (annotate) for (const line of annotationLines(findings)) stdio.out(`${line}\n`);
      return {
        sarif: artifacts.writeRedacted("findings.sarif", sarif(findings, version.r)),
        junit: artifacts.writeRedacted("findings.junit.xml", (0, junit.b)(findings))
      };
    }
  }),
  50987: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      R: () => fingerprint
    });
    var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
    function fingerprint(parts, digits = 16) {
      const hash = (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256");
      for (const part of parts) hash.update(part);
      return hash.digest("hex").slice(0, digits);
    }
  }),
  32223: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      X: () => escapeXml,
      b: () => junit
    });
    var _findings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(15917);
    function junit(findings) {
      const failures = findings.filter(({severity: severity}) => severity !== "note").length;
      const figures = `tests="${String(findings.length)}" failures="${String(failures)}"`;
      return [ '<?xml version="1.0" encoding="UTF-8"?>', `<testsuites name="sallyport" ${figures}>`, `  <testsuite name="sallyport" ${figures}>`, ...findings.map(testCase), "  </testsuite>", "</testsuites>", "" ].join("\n");
    }
    function testCase(finding) {
      const {path: path, line: line, severity: severity, title: title, message: message, rule: rule} = finding;
      const location = (0, _findings_js__WEBPACK_IMPORTED_MODULE_0__.YR)(finding);
      const text = escapeXml(`${location}\n${message}`);
      const head = `<testcase classname="${escapeXml(path)}" name="${escapeXml(`${title} (${location})`)}" file="${escapeXml(path)}" line="${String(line)}">`;
      const body = severity === "note" ? `<system-out>${text}</system-out>` : `<failure type="${escapeXml(rule ?? severity)}" message="${escapeXml(title)}">${text}</failure>`;
      return `    ${head}${body}</testcase>`;
    }
    const notInXml = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;
    function escapeXml(text) {
      return text.replace(notInXml, "").replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
    }
  })
};
