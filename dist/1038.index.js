"use strict";

exports.id = 1038, exports.ids = [ 1038 ], exports.modules = {
  29851: (function(e, t, n) {
    n.d(t, {
      o: () => r
    });
    var s = n(9879);
    const r = {
      names: new Set([ ...s.M.names, ...Object.keys({
        formatVersion: !0,
        key: !0,
        keyParts: !0,
        slot: !0,
        planId: !0,
        shard: !0,
        attempt: !0,
        id: !0,
        item: !0,
        matrix: !0,
        repeat: !0,
        model: !0,
        conclusion: !0,
        reason: !0,
        text: !0,
        structured: !0,
        evaluations: !0,
        evaluationDigest: !0,
        scoringUsd: !0,
        minScore: !0,
        weight: !0,
        changes: !0,
        usage: !0,
        costUsd: !0,
        durationMs: !0,
        turns: !0,
        toolCalls: !0,
        transcriptPath: !0,
        endedAt: !0,
        sameFailures: !0,
        errorKind: !0,
        hasTree: !0,
        notices: !0,
        findings: !0,
        toolsUsed: !0,
        format: !0,
        prompt: !0,
        inputs: !0,
        content: !0,
        parameters: !0,
        rules: !0,
        settings: !0,
        name: !0,
        status: !0,
        score: !0,
        counts: !0,
        deferred: !0,
        parked: !0,
        passed: !0,
        failed: !0,
        jobs: !0,
        reused: !0,
        passRates: !0,
        rate: !0,
        errors: !0
      }) ]),
      wordFields: new Set([ ...s.M.wordFields, "errorKind" ]),
      words: new Set([ ...s.M.words, "passed", "failed", "error" ])
    };
  }),
  46832: (function(e, t, n) {
    n.d(t, {
      L: () => writeReports
    });
    var s = n(32223), r = n(47613);
    function junitKind({figures: e}) {
      return "ended" !== e.state ? "open" === e.state ? "error" : "skipped" : "success" !== e.conclusion || e.evaluations.errors > 0 ? "error" : e.isPassed ? "passed" : "failure";
    }
    function junitHead({name: e}, {tests: t, failures: n, errors: r, skipped: o}) {
      const i = `tests="${String(t)}" failures="${String(n)}" errors="${String(r)}" skipped="${String(o)}"`;
      return [ '<?xml version="1.0" encoding="UTF-8"?>', `<testsuites name="sallyport" ${i}>`, `  <testsuite name="${(0, 
      s.X)(e)}" ${i}>`, "" ].join("\n");
    }
    const o = "  </testsuite>\n</testsuites>\n";
    function junitCase(e) {
      const {name: t, row: n, durationMs: o} = e;
      return `    <testcase classname="${(0, s.X)(n.id)}" name="${(0, s.X)(t)}" time="${((o ?? 0) / 1e3).toFixed(3)}">${function(e) {
        const {row: t} = e, n = t.evaluations.filter(({status: e}) => "passed" !== e).map(({name: e, status: t, reason: n}) => `${e} (${t}): ${n}`);
        switch (void 0 !== t.minScore && t.evaluations.length > 0 && n.unshift(`The score is ${String((0, 
        r.UQ)(t.evaluations))}; min-score is ${String(t.minScore)}.`), junitKind(e)) {
         case "passed":
          return "";

         case "skipped":
          return `<skipped message="${(0, s.X)(t.reason)}"/>`;

         case "failure":
          return `<failure type="evaluation" message="${(0, s.X)(n[0] ?? "")}">${(0, s.X)(n.join("\n"))}</failure>`;

         case "error":
          return "success" === t.conclusion ? `<error type="evaluation" message="${(0, s.X)(n[0] ?? "")}">${(0, 
          s.X)(n.join("\n"))}</error>` : `<error type="${t.conclusion}" message="${(0, s.X)(t.reason)}"/>`;
        }
      }(e)}</testcase>\n`;
    }
    var i = n(28605), a = n(4690), c = n(7138), u = n(24788), l = n(57274), d = n(17992), f = n(29851);
    const p = 25e3, m = "report/findings.sarif";
    async function writeReports(e, t) {
      const {directory: n, redact: s} = t, {jobs: r} = e, change = e => s((0, c.wh)(e)), i = (0, 
      u.E)(e.totals, change, f.o), g = (0, a.L)(), $ = [];
      await async function(t) {
        const n = await t.create("report/result.json"), s = await t.create("report/results.jsonl"), a = await t.create("report/junit.xml");
        try {
          await (async (t, n, s) => {
            await t.write(`${JSON.stringify(i, null, 2).replace(/\n\}$/, "")},\n  "jobs": [`), 
            await s.write(junitHead(i, function(e) {
              const count = t => e.filter(e => junitKind({
                figures: e
              }) === t);
              return {
                tests: e.length,
                failures: count("failure").length,
                errors: count("error").length,
                skipped: count("skipped").length
              };
            }(e.figures)));
            for (const [o, i] of r.entries()) {
              const r = await reportRow(o, i, e, change);
              if (null === r) continue;
              const {one: a} = r;
              $.push(...r.findings.slice(0, p - $.length));
              const c = JSON.stringify(a.row);
              await t.write(`${0 === o ? "" : ","}\n    ${c}`), await n.write(`${c}\n`), await s.write(junitCase(a)), 
              g.add(a);
            }
            await t.write((0 === r.length ? "" : "\n  ") + "]\n}\n"), await s.write(o);
          })(n, s, a);
        } catch (e) {
          for (const e of [ n, s, a ]) await e.abandon();
          throw e;
        }
        for (const e of [ n, s, a ]) await e.close();
      }(n);
      const h = g.rows(), w = (0, a.xC)(i, h, r.length);
      return await n.write("report/summary.md", w), $.length > 0 ? await n.write(m, (0, 
      l.I)($, d.r)) : await n.remove(m), {
        summary: w,
        text: (0, a.uG)(i, h, r.length),
        sarif: 0 === $.length ? null : m
      };
    }
    async function reportRow(e, t, {figures: n, rowOf: s}, r) {
      const o = n[e];
      if (void 0 === o) return null;
      const {row: a, record: c} = await s(e), l = r((0, i.er)(t)).replace(/\s+/g, " "), d = {
        ...(0, u.E)(a, r, f.o),
        key: a.key
      }, p = (0, u.E)(c?.findings ?? [], r, f.o);
      return {
        one: {
          name: l,
          figures: o,
          row: d,
          durationMs: c?.durationMs ?? null
        },
        findings: p
      };
    }
  }),
  28605: (function(e, t, n) {
    n.d(t, {
      IQ: () => rankOf,
      L4: () => stateOf,
      er: () => nameOfJob
    });
    var s = n(20653);
    function nameOfJob({id: e, item: t, matrix: n, repeat: s}) {
      return `${[ e, ...null === t ? [] : [ nameOfItem(t) ], ...Object.values(n).map(String) ].join(" \xb7 ")}${s > 1 ? ` (${String(s)})` : ""}`;
    }
    function nameOfItem({id: e, fields: t}) {
      const n = /^[0-9a-f]{16}$/.test(e) ? Object.values(t).find(e => "string" == typeof e) : void 0;
      return "string" == typeof n ? `${(0, s.ml)(n.replace(/\s+/g, " "), 60)} (${e.slice(0, 8)})` : e;
    }
    function stateOf({figures: {state: e, conclusion: t, isPassed: n, isReused: s}}) {
      if ("deferred" === e) return "deferred";
      if ("parked" === e) return "parked";
      const r = "success" !== t || n ? t : "evaluation failed";
      return s ? `${r}, reused` : r;
    }
    function rankOf({figures: {state: e, isPassed: t}}) {
      return "ended" === e ? t ? 2 : 0 : "open" === e ? 1 : 3;
    }
  }),
  4690: (function(e, t, n) {
    n.d(t, {
      L: () => createRowSelection,
      uG: () => batchText,
      xC: () => batchSummary
    });
    var s = n(1359), r = n(99180), o = n(20653), i = n(47613), a = n(28605);
    const c = 9e5, u = 2e3, l = 400, d = 120;
    function createRowSelection() {
      const e = [ [], [], [], [] ];
      return {
        add: t => {
          const n = e[(0, a.IQ)(t)];
          void 0 !== n && n.length < u && n.push(function({row: e, ...t}) {
            return {
              ...t,
              row: {
                ...e,
                text: "",
                structured: void 0,
                reason: (0, o.ml)(e.reason, 2 * l)
              }
            };
          }(t));
        },
        rows: () => e.flat().slice(0, u)
      };
    }
    function batchSummary(e, t, n) {
      const {sign: o, text: i} = s.vV[e.conclusion], a = [ `### ${o} ${(0, r.ft)(e.name)}: ${i}`, "", (0, 
      r.ft)(e.reason), "", figuresOf(e, n), "", ...passRateTable(e) ];
      if (0 === n) return `${a.join("\n")}\n`;
      const u = [ "| Job | Conclusion | Evaluation | Cost | Time | Link |", "| --- | --- | --- | ---: | ---: | --- |" ];
      let l = Buffer.byteLength([ ...a, ...u ].join("\n")), d = 0;
      for (const e of t) {
        const t = tableLine(e);
        if (l += Buffer.byteLength(t) + 1, l > c) break;
        u.push(t), d += 1;
      }
      const f = n - d, p = 0 === f ? [] : [ "", `${(0, s.B4)(f, "more job")} in results.jsonl of the state directory.` ];
      return `${[ ...a, ...u, ...p ].join("\n")}\n`;
    }
    function passRateTable({passRates: e}) {
      return 0 === e.length ? [] : [ "| Entry | Model | Pass rate | Passed | Failed | Errors |", "| --- | --- | ---: | ---: | ---: | ---: |", ...e.slice(0, f).map(({id: e, model: t, passed: n, failed: s, errors: i, rate: a}) => `| ${[ e, t ].map(e => (0, 
      r.ft)((0, o.ml)(e, l))).join(" | ")} | ${rateText(a)} | ${[ n, s, i ].join(" | ")} |`), "" ];
    }
    const f = 100, rateText = e => null === e ? "none" : `${String(Math.round(1e3 * e) / 10)} %`;
    function figuresOf({counts: e, deferred: t, parked: n, costUsd: r}, o) {
      return [ (0, s.B4)(o, "job"), ...Object.entries(e).map(([e, t]) => `${String(t)} ${e}`), ...0 === t ? [] : [ `${String(t)} deferred to the next run` ], ...0 === n ? [] : [ `${String(n)} parked` ], (0, 
      s.BD)(r) ].join(", ");
    }
    function tableLine(e) {
      const {name: t, row: n, durationMs: i} = e, c = "success" === n.conclusion ? "" : `: ${(0, 
      o.ml)(n.reason, l)}`;
      return `| ${[ (0, r.ft)((0, o.ml)(t, l)), (0, r.ft)(`${(0, a.L4)(e)}${c}`), (0, 
      r.ft)((0, o.ml)(evaluationText(e), l)), null === n.costUsd ? "" : (0, s.BD)(n.costUsd), null === i ? "" : (0, 
      s.a3)(i), linkOf(e) ].join(" | ")} |`;
    }
    function evaluationText({row: {evaluations: e}, figures: {isPassed: t}}) {
      if (0 === e.length) return "";
      const n = e.filter(({status: e}) => "passed" !== e);
      return t && n.length > 0 ? `score ${String((0, i.UQ)(e))}` : 0 === n.length ? `${String(e.length)} passed` : n.map(({name: e, status: t, reason: n}) => `${e}: ${t}: ${(0, 
      o.ml)(n, d)}`).join(" ");
    }
    function linkOf({row: {item: e}}) {
      const t = e?.url;
      return "string" == typeof t && /^https:\/\/[\w./#?=&%~-]+$/.test(t) && t.length < 300 ? `[item](${t})` : "";
    }
    function batchText(e, t, n) {
      const r = t.filter(e => (0, a.IQ)(e) < 2), i = r.slice(0, 20), c = i.map(e => `  ${e.name}: ${(0, 
      a.L4)(e)}: ${function(e) {
        const {row: t} = e, n = "success" === t.conclusion ? evaluationText(e) : t.reason;
        return (0, o.ml)(n.replace(/\s+/g, " "), l);
      }(e)}`), u = r.length - i.length;
      return [ `${e.name}: ${s.vV[e.conclusion].text}. ${e.reason}`, figuresOf(e, n), ...e.passRates.slice(0, 20).map(({id: e, model: t, passed: n, failed: r, errors: o, rate: i}) => `  ${e}, ${t}: ${rateText(i)} passed (${String(n)} of ${String(n + r)}${0 === o ? "" : `, ${(0, 
      s.B4)(o, "error")}`})`), ...0 === c.length ? [] : [ "", ...c ], ...0 === u ? [] : [ `  and ${String(u)} more` ] ].join("\n");
    }
  }),
  5335: (function(e, t, n) {
    function jobRow(e, t, n) {
      const s = {
        id: e.id,
        item: e.item?.fields ?? null,
        matrix: e.matrix,
        repeat: e.repeat,
        key: e.key,
        attempt: n?.attempt ?? 1
      }, r = {
        ...s,
        reused: !1,
        text: "",
        evaluations: [],
        costUsd: null,
        transcriptPath: null
      };
      switch (t.kind) {
       case "ended":
        return null === n ? {
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
      const {conclusion: t, reason: n, text: s, structured: r, evaluations: o, transcriptPath: i, scoringUsd: a = 0} = e, c = null === e.costUsd || null === a ? null : e.costUsd + a;
      return {
        conclusion: t,
        reason: n,
        text: s,
        ...void 0 === r ? {} : {
          structured: r
        },
        evaluations: o,
        ...void 0 === e.minScore ? {} : {
          minScore: e.minScore
        },
        costUsd: c,
        transcriptPath: i
      };
    }
    n.d(t, {
      S: () => jobRow
    });
  }),
  345: (function(e, t, n) {
    n.d(t, {
      J1: () => exitCodeOfBatch,
      h5: () => figuresOf,
      vA: () => totalsOf
    });
    var s = n(47613);
    function rateOf(e) {
      const sum = t => e.reduce((e, n) => e + n[t], 0), t = sum("passed") + sum("failed");
      return 0 === t ? null : sum("passed") / t;
    }
    function outcomeOf({figures: e, isPassed: t}) {
      const has = t => e.some(({evaluations: e}) => e[t] > 0);
      return has("passed") || has("failed") || has("errors") ? t ? "passed" : has("errors") && !has("failed") ? "errors" : "failed" : null;
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
        reason: "config-error" === t.conclusion ? t.reason : ""
      };
    }
    function totalsOf(e, t, {name: n, planId: s, minPassRate: r, atLeast: o, early: i, scoringUsd: a}) {
      const c = {};
      for (const {state: e, conclusion: n} of t) "ended" !== e && "open" !== e || (c[n] = (c[n] ?? 0) + 1);
      const u = function(e, t, n) {
        const s = new Map;
        for (const [n, r] of e.entries()) {
          const e = t[n];
          if ("ended" !== e?.state) continue;
          const o = JSON.stringify([ r.id, r.item?.id ?? null, r.matrix ]), i = s.get(o) ?? {
            job: r,
            figures: []
          };
          i.figures.push(e), s.set(o, i);
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
      }(e, t, o), l = u.filter(({isPassed: e}) => !e), d = function(e) {
        const t = new Map;
        for (const n of e) {
          const e = outcomeOf(n);
          if (null === e) continue;
          const {id: s, model: r} = n, o = JSON.stringify([ s, r ]), i = t.get(o) ?? {
            id: s,
            model: r,
            passed: 0,
            failed: 0,
            errors: 0
          };
          i[e] += 1, t.set(o, i);
        }
        return [ ...t.values() ].map(e => ({
          ...e,
          rate: rateOf([ e ])
        }));
      }(u), f = t.filter(({state: e}) => "ended" === e);
      var p;
      return {
        name: n,
        planId: s,
        counts: c,
        deferred: t.filter(({state: e}) => "deferred" === e).length,
        parked: t.filter(({state: e}) => "parked" === e).length,
        passed: f.filter(e => e.isPassed).length,
        failed: f.filter(e => !e.isPassed).length,
        costUsd: (p = [ ...f.filter(e => !e.isReused).map(({costUsd: e}) => e), a ], p.reduce((e, t) => null === e || null === t ? null : e + t, 0)),
        passRates: d,
        ...conclusionOf({
          figures: t,
          ended: f,
          failedGroups: l,
          rate: rateOf(d),
          minPassRate: r,
          early: i
        })
      };
    }
    function conclusionOf(e) {
      const {figures: t, ended: n, early: s, rate: r, minPassRate: o} = e, {cancelled: i, fatal: a} = s;
      if (null !== a) return {
        conclusion: "config-error",
        reason: a
      };
      if (null !== i) return {
        conclusion: "cancelled",
        reason: i
      };
      if (0 === t.length) return {
        conclusion: "skipped",
        reason: "There are no items, so there is nothing to do."
      };
      const c = function(e) {
        const [t, ...n] = e;
        return "config-error" !== t?.conclusion ? null : n.every(e => "config-error" === e.conclusion && e.reason === t.reason) ? t.reason : null;
      }(n);
      if (null !== c) return {
        conclusion: "config-error",
        reason: c
      };
      if (s.isCostReached) return {
        conclusion: "budget",
        reason: "max-cost-usd was reached. The next run continues."
      };
      const u = function({ended: e, failedGroups: t}) {
        if (0 === t.filter(({figures: e}) => e.some(({conclusion: e, evaluations: t}) => "success" !== e || t.errors > 0)).length) return null;
        const n = e.filter(({conclusion: e}) => "success" !== e), s = e.filter(({evaluations: e}) => e.errors > 0).length, r = `${[ ...0 === n.length ? [] : [ `${String(n.length)} of ${String(e.length)} jobs failed` ], ...0 === s ? [] : [ `the evaluations of ${String(s)} jobs could not be done` ] ].join(", and ")}.`, o = new Set(n.map(({conclusion: e}) => e)), [i] = o;
        return {
          conclusion: 1 !== o.size || "no-output" !== i && "provider-error" !== i ? "incomplete" : i,
          reason: r.charAt(0).toUpperCase() + r.slice(1)
        };
      }(e);
      return null !== u ? u : null !== r && r < o ? {
        conclusion: "incomplete",
        reason: `${percent(r)} of the evaluated jobs passed, less than min-pass-rate (${percent(o)}).`
      } : {
        conclusion: "success",
        reason: `${String(n.length)} of ${String(t.length)} jobs have ended well.`
      };
    }
    const percent = e => `${String(Math.round(1e3 * e) / 10)} %`;
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
  32223: (function(e, t, n) {
    n.d(t, {
      X: () => escapeXml,
      b: () => junit
    });
    var s = n(15917);
    function junit(e) {
      const t = e.filter(({severity: e}) => "note" !== e).length, n = `tests="${String(e.length)}" failures="${String(t)}"`;
      return [ '<?xml version="1.0" encoding="UTF-8"?>', `<testsuites name="sallyport" ${n}>`, `  <testsuite name="sallyport" ${n}>`, ...e.map(testCase), "  </testsuite>", "</testsuites>", "" ].join("\n");
    }
    function testCase(e) {
      const {path: t, line: n, severity: r, title: o, message: i, rule: a} = e, c = (0, 
      s.YR)(e), u = escapeXml(`${c}\n${i}`);
      return `    <testcase classname="${escapeXml(t)}" name="${escapeXml(`${o} (${c})`)}" file="${escapeXml(t)}" line="${String(n)}">${"note" === r ? `<system-out>${u}</system-out>` : `<failure type="${escapeXml(a ?? r)}" message="${escapeXml(o)}">${u}</failure>`}</testcase>`;
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
      const n = [ ...new Set(e.map(({rule: e}) => e ?? r)) ], o = {
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
            const {path: n, line: o, endLine: i = o, severity: a, title: c, message: u, suggestion: l, rule: d = r} = e, f = {
              uri: encodeURI(n.replace(/\p{Cs}/gu, "\ufffd")).replace(/[?#]/g, encodeURIComponent),
              uriBaseId: "%SRCROOT%"
            }, p = {
              startLine: o,
              endLine: i
            }, m = {
              description: {
                text: c
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
                text: `${c}\n\n${u}`
              },
              locations: [ {
                physicalLocation: {
                  artifactLocation: f,
                  region: p
                }
              } ],
              partialFingerprints: {
                "sallyport/v1": (0, s.R)([ JSON.stringify([ d, n, c ]) ], 32)
              },
              ...void 0 === l ? {} : {
                fixes: [ m ]
              }
            };
          }(e, n))
        } ]
      };
      return `${JSON.stringify(o, null, 2)}\n`;
    }
  })
};
