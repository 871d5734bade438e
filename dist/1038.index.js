"use strict";

exports.id = 1038, exports.ids = [ 1038, 987 ], exports.modules = {
 29851: (function(e, n, t) {
  t.d(n, {
   o: () => r
  });
  var s = t(9879);
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
 46832: (function(e, n, t) {
  t.d(n, {
   L: () => writeReports
  });
  var s = t(32223), r = t(47613);
  function junitKind({figures: e}) {
   return "ended" !== e.state ? "open" === e.state ? "error" : "skipped" : "success" !== e.conclusion || e.evaluations.errors > 0 ? "error" : e.isPassed ? "passed" : "failure";
  }
  function junitHead({name: e}, {tests: n, failures: t, errors: r, skipped: i}) {
   const o = `tests="${String(n)}" failures="${String(t)}" errors="${String(r)}" skipped="${String(i)}"`;
   return [ '<?xml version="1.0" encoding="UTF-8"?>', `<testsuites name="sallyport" ${o}>`, `  <testsuite name="${(0, 
   s.X)(e)}" ${o}>`, "" ].join("\n");
  }
  const i = "  </testsuite>\n</testsuites>\n";
  function junitCase(e) {
   const {name: n, row: t, durationMs: i} = e;
   return `    <testcase classname="${(0, s.X)(t.id)}" name="${(0, s.X)(n)}" time="${((i ?? 0) / 1e3).toFixed(3)}">${function(e) {
    const {row: n} = e, t = n.evaluations.filter(({status: e}) => "passed" !== e).map(({name: e, status: n, reason: t}) => `${e} (${n}): ${t}`);
    switch (void 0 !== n.minScore && n.evaluations.length > 0 && t.unshift(`The score is ${String((0, 
    r.UQ)(n.evaluations))}; min-score is ${String(n.minScore)}.`), junitKind(e)) {
    case "passed":
     return "";

    case "skipped":
     return `<skipped message="${(0, s.X)(n.reason)}"/>`;

    case "failure":
     return `<failure type="evaluation" message="${(0, s.X)(t[0] ?? "")}">${(0, s.X)(t.join("\n"))}</failure>`;

    case "error":
     return "success" === n.conclusion ? `<error type="evaluation" message="${(0, s.X)(t[0] ?? "")}">${(0, 
     s.X)(t.join("\n"))}</error>` : `<error type="${n.conclusion}" message="${(0, s.X)(n.reason)}"/>`;
    }
   }(e)}</testcase>\n`;
  }
  var o = t(53599), a = t(4690), l = t(7138), u = t(24788), c = t(57274), d = t(17992), f = t(29851);
  const p = 25e3, g = "report/findings.sarif";
  async function writeReports(e, n) {
   const {directory: t, redact: s} = n, {jobs: r} = e, change = e => s((0, l.wh)(e)), o = (0, 
   u.E)(e.totals, change, f.o), m = (0, a.L)(), h = [];
   await async function(n) {
    const t = await n.create("report/result.json"), s = await n.create("report/results.jsonl"), a = await n.create("report/junit.xml");
    try {
     await (async (n, t, s) => {
      await n.write(`${JSON.stringify(o, null, 2).replace(/\n\}$/, "")},\n  "jobs": [`), 
      await s.write(junitHead(o, function(e) {
       const count = n => e.filter(e => junitKind({
        figures: e
       }) === n);
       return {
        tests: e.length,
        failures: count("failure").length,
        errors: count("error").length,
        skipped: count("skipped").length
       };
      }(e.figures)));
      for (const [i, o] of r.entries()) {
       const r = await reportRow(i, o, e, change);
       if (null === r) continue;
       const {one: a} = r;
       h.push(...r.findings.slice(0, p - h.length));
       const l = JSON.stringify(a.row);
       await n.write(`${0 === i ? "" : ","}\n    ${l}`), await t.write(`${l}\n`), await s.write(junitCase(a)), 
       m.add(a);
      }
      await n.write((0 === r.length ? "" : "\n  ") + "]\n}\n"), await s.write(i);
     })(t, s, a);
    } catch (e) {
     for (const e of [ t, s, a ]) await e.abandon();
     throw e;
    }
    for (const e of [ t, s, a ]) await e.close();
   }(t);
   const $ = m.rows(), w = (0, a.xC)(o, $, r.length);
   return await t.write("report/summary.md", w), h.length > 0 ? await t.write(g, (0, 
   c.I)(h, d.r)) : await t.remove(g), {
    summary: w,
    text: (0, a.uG)(o, $, r.length),
    sarif: 0 === h.length ? null : g
   };
  }
  async function reportRow(e, n, {figures: t, rowOf: s}, r) {
   const i = t[e];
   if (void 0 === i) return null;
   const {row: a, record: l} = await s(e), c = r((0, o.e)(n)).replace(/\s+/g, " "), d = {
    ...(0, u.E)(a, r, f.o),
    key: a.key
   }, p = (0, u.E)(l?.findings ?? [], r, f.o);
   return {
    one: {
     name: c,
     figures: i,
     row: d,
     durationMs: l?.durationMs ?? null
    },
    findings: p
   };
  }
 }),
 28605: (function(e, n, t) {
  function stateOf({figures: {state: e, conclusion: n, isPassed: t, isReused: s}}) {
   if ("deferred" === e) return "deferred";
   if ("parked" === e) return "parked";
   const r = "success" !== n || t ? n : "evaluation failed";
   return s ? `${r}, reused` : r;
  }
  function rankOf({figures: {state: e, isPassed: n}}) {
   return "ended" === e ? n ? 2 : 0 : "open" === e ? 1 : 3;
  }
  t.d(n, {
   I: () => rankOf,
   L: () => stateOf
  });
 }),
 4690: (function(e, n, t) {
  t.d(n, {
   L: () => createRowSelection,
   uG: () => batchText,
   xC: () => batchSummary
  });
  var s = t(54539), r = t(1359), i = t(99180), o = t(20653), a = t(47613), l = t(28605);
  const u = 9e5, c = 2e3, d = 400, f = 2 * d, p = 120;
  function createRowSelection() {
   const e = [ [], [], [], [] ];
   return {
    add: n => {
     const t = e[(0, l.I)(n)];
     void 0 !== t && t.length < c && t.push(function({row: e, ...n}) {
      return {
       ...n,
       row: {
        ...e,
        text: "",
        structured: void 0,
        reason: (0, o.ml)(e.reason, f)
       }
      };
     }(n));
    },
    rows: () => e.flat().slice(0, c)
   };
  }
  function batchSummary(e, n, t) {
   const {sign: o, text: a} = r.vV[e.conclusion], l = [ `### ${o} ${(0, i.ft)(e.name)}: ${a}`, "", (0, 
   i.ft)(e.reason), "", figuresOf(e, t), "", ...passRateTable(e) ];
   if (0 === t) return `${l.join("\n")}\n`;
   const c = [ "| Job | Conclusion | Evaluation | Cost | Time | Link |", "| --- | --- | --- | ---: | ---: | --- |" ];
   let d = Buffer.byteLength([ ...l, ...c ].join("\n")), f = 0;
   for (const e of n) {
    const n = tableLine(e);
    if (d += Buffer.byteLength(n) + 1, d > u) break;
    c.push(n), f += 1;
   }
   const p = t - f, g = 0 === p ? [] : [ "", `${(0, s.B)(p, "more job")} in results.jsonl of the state directory.` ];
   return `${[ ...l, ...c, ...g ].join("\n")}\n`;
  }
  function passRateTable({passRates: e}) {
   return 0 === e.length ? [] : [ "| Entry | Model | Pass rate | Passed | Failed | Errors |", "| --- | --- | ---: | ---: | ---: | ---: |", ...e.slice(0, g).map(({id: e, model: n, passed: t, failed: s, errors: r, rate: a}) => `| ${[ e, n ].map(e => (0, 
   i.ft)((0, o.ml)(e, d))).join(" | ")} | ${rateText(a)} | ${[ t, s, r ].join(" | ")} |`), "" ];
  }
  const g = 100, rateText = e => null === e ? "none" : `${String(Math.round(1e3 * e) / 10)} %`;
  function figuresOf({counts: e, deferred: n, parked: t, costUsd: i}, o) {
   return [ (0, s.B)(o, "job"), ...Object.entries(e).map(([e, n]) => `${String(n)} ${e}`), ...0 === n ? [] : [ `${String(n)} deferred to the next run` ], ...0 === t ? [] : [ `${String(t)} parked` ], (0, 
   r.BD)(i) ].join(", ");
  }
  function tableLine(e) {
   const {name: n, row: t, durationMs: s} = e, a = "success" === t.conclusion ? "" : `: ${(0, 
   o.ml)(t.reason, d)}`;
   return `| ${[ (0, i.ft)((0, o.ml)(n, d)), (0, i.ft)(`${(0, l.L)(e)}${a}`), (0, i.ft)((0, 
   o.ml)(evaluationText(e), d)), null === t.costUsd ? "" : (0, r.BD)(t.costUsd), null === s ? "" : (0, 
   r.a3)(s), linkOf(e) ].join(" | ")} |`;
  }
  function evaluationText({row: {evaluations: e}, figures: {isPassed: n}}) {
   if (0 === e.length) return "";
   const t = e.filter(({status: e}) => "passed" !== e);
   return n && t.length > 0 ? `score ${String((0, a.UQ)(e))}` : 0 === t.length ? `${String(e.length)} passed` : t.map(({name: e, status: n, reason: t}) => `${e}: ${n}: ${(0, 
   o.ml)(t, p)}`).join(" ");
  }
  function linkOf({row: {item: e}}) {
   const n = e?.url;
   return "string" == typeof n && /^https:\/\/[\w./#?=&%~-]+$/.test(n) && n.length < 300 ? `[item](${n})` : "";
  }
  function batchText(e, n, t) {
   const i = (0, o.ml)(e.reason, f), a = n.filter(e => (0, l.I)(e) < 2 && "open" !== e.figures.state && e.row.reason !== i), u = a.slice(0, 20), c = u.map(e => `  ${e.name}: ${(0, 
   l.L)(e)}: ${function(e) {
    const {row: n} = e, t = "success" === n.conclusion ? evaluationText(e) : n.reason;
    return (0, o.ml)(t.replace(/\s+/g, " "), d);
   }(e)}`), p = a.length - u.length;
   return [ `${e.name}: ${r.vV[e.conclusion].text}. ${e.reason}`, figuresOf(e, t), ...e.passRates.slice(0, 20).map(({id: e, model: n, passed: t, failed: r, errors: i, rate: o}) => `  ${e}, ${n}: ${rateText(o)} passed (${String(t)} of ${String(t + r)}${0 === i ? "" : `, ${(0, 
   s.B)(i, "error")}`})`), ...0 === c.length ? [] : [ "", ...c ], ...0 === p ? [] : [ `  and ${String(p)} more` ] ].join("\n");
  }
 }),
 5335: (function(e, n, t) {
  function jobRow(e, n, t) {
   const s = {
    id: e.id,
    item: e.item?.fields ?? null,
    matrix: e.matrix,
    repeat: e.repeat,
    key: e.key,
    attempt: t?.attempt ?? 1
   }, r = {
    ...s,
    reused: !1,
    text: "",
    evaluations: [],
    costUsd: null,
    transcriptPath: null
   };
   switch (n.kind) {
   case "ended":
    return null === t ? {
     ...r,
     conclusion: "cancelled",
     reason: "The stored result is missing."
    } : {
     ...s,
     reused: n.isReused,
     ...endOf(t)
    };

   case "parked":
    return {
     ...r,
     conclusion: "skipped",
     reason: `Parked: it failed ${String(t?.sameFailures ?? 0)} times in the same way. ${t?.reason ?? ""}`.trim()
    };

   case "deferred":
    return {
     ...r,
     conclusion: "skipped",
     reason: `Deferred to the next run: ${n.reason}.`
    };

   case "open":
    return {
     ...r,
     conclusion: "cancelled",
     reason: n.reason
    };
   }
  }
  function endOf(e) {
   const {conclusion: n, reason: t, text: s, structured: r, evaluations: i, transcriptPath: o, scoringUsd: a = 0} = e, l = null === e.costUsd || null === a ? null : e.costUsd + a;
   return {
    conclusion: n,
    reason: t,
    text: s,
    ...void 0 === r ? {} : {
     structured: r
    },
    evaluations: i,
    ...void 0 === e.minScore ? {} : {
     minScore: e.minScore
    },
    costUsd: l,
    transcriptPath: o
   };
  }
  t.d(n, {
   S: () => jobRow
  });
 }),
 345: (function(e, n, t) {
  t.d(n, {
   J1: () => exitCodeOfBatch,
   h5: () => figuresOf,
   vA: () => totalsOf
  });
  var s = t(47613);
  function rateOf(e) {
   const sum = n => e.reduce((e, t) => e + t[n], 0), n = sum("passed") + sum("failed");
   return 0 === n ? null : sum("passed") / n;
  }
  function outcomeOf({figures: e, isPassed: n}) {
   const has = n => e.some(({evaluations: e}) => e[n] > 0);
   return has("passed") || has("failed") || has("errors") ? n ? "passed" : has("errors") && !has("failed") ? "errors" : "failed" : null;
  }
  function figuresOf(e, n) {
   const count = e => n.evaluations.filter(n => n.status === e).length;
   return {
    state: e,
    conclusion: n.conclusion,
    isReused: n.reused,
    isPassed: (0, s.Hh)(n),
    evaluations: {
     passed: count("passed"),
     failed: count("failed"),
     errors: count("error")
    },
    costUsd: n.costUsd,
    reason: "config-error" === n.conclusion ? n.reason : ""
   };
  }
  function totalsOf(e, n, {name: t, planId: s, minPassRate: r, atLeast: i, early: o, otherUsd: a, shard: l = null}) {
   const u = {};
   for (const {state: e, conclusion: t} of n) "ended" !== e && "open" !== e || (u[t] = (u[t] ?? 0) + 1);
   const c = function(e, n, t) {
    const s = new Map;
    for (const [t, r] of e.entries()) {
     const e = n[t];
     if ("ended" !== e?.state) continue;
     const i = JSON.stringify([ r.id, r.item?.id ?? null, r.matrix ]), o = s.get(i) ?? {
      job: r,
      figures: []
     };
     o.figures.push(e), s.set(i, o);
    }
    return [ ...s.values() ].map(({job: {id: e, model: n}, figures: s}) => {
     const r = Math.min(s.length, t(e));
     return {
      id: e,
      model: n,
      figures: s,
      isPassed: s.filter(e => e.isPassed).length >= r
     };
    });
   }(e, n, i), d = c.filter(({isPassed: e}) => !e), f = function(e) {
    const n = new Map;
    for (const t of e) {
     const e = outcomeOf(t);
     if (null === e) continue;
     const {id: s, model: r} = t, i = JSON.stringify([ s, r ]), o = n.get(i) ?? {
      id: s,
      model: r,
      passed: 0,
      failed: 0,
      errors: 0
     };
     o[e] += 1, n.set(i, o);
    }
    return [ ...n.values() ].map(e => ({
     ...e,
     rate: rateOf([ e ])
    }));
   }(c), p = n.filter(({state: e}) => "ended" === e);
   var g;
   const m = null === l ? "There are no items, so there is nothing to do." : `Shard ${l} of the plan has no jobs.`;
   return {
    name: t,
    planId: s,
    counts: u,
    deferred: n.filter(({state: e}) => "deferred" === e).length,
    parked: n.filter(({state: e}) => "parked" === e).length,
    passed: p.filter(e => e.isPassed).length,
    failed: p.filter(e => !e.isPassed).length,
    costUsd: (g = [ ...p.filter(e => !e.isReused).map(({costUsd: e}) => e), a ], g.reduce((e, n) => null === e || null === n ? null : e + n, 0)),
    passRates: f,
    ...conclusionOf({
     figures: n,
     ended: p,
     failedGroups: d,
     rate: rateOf(f),
     minPassRate: r,
     early: o,
     noJobs: m
    })
   };
  }
  function conclusionOf(e) {
   const {figures: n, ended: t, early: s, rate: r, minPassRate: i} = e, {cancelled: o, fatal: a} = s;
   if (null !== a) return {
    conclusion: "config-error",
    reason: a
   };
   if (null !== o) return {
    conclusion: "cancelled",
    reason: o
   };
   if (0 === n.length) return {
    conclusion: "skipped",
    reason: e.noJobs
   };
   const l = function(e) {
    const [n, ...t] = e;
    return "config-error" !== n?.conclusion ? null : t.every(e => "config-error" === e.conclusion && e.reason === n.reason) ? n.reason : null;
   }(t);
   if (null !== l) return {
    conclusion: "config-error",
    reason: l
   };
   if (s.isCostReached) return {
    conclusion: "budget",
    reason: "max-cost-usd was reached. The next run continues."
   };
   const u = function({ended: e, failedGroups: n}) {
    if (0 === n.filter(({figures: e}) => e.some(({conclusion: e, evaluations: n}) => "success" !== e || n.errors > 0)).length) return null;
    const t = e.filter(({conclusion: e}) => "success" !== e), s = e.filter(({evaluations: e}) => e.errors > 0).length, r = `${[ ...0 === t.length ? [] : [ `${String(t.length)} of ${String(e.length)} jobs failed` ], ...0 === s ? [] : [ `the evaluations of ${String(s)} jobs could not be done` ] ].join(", and ")}.`, i = new Set(t.map(({conclusion: e}) => e)), [o] = i;
    return {
     conclusion: 1 !== i.size || "no-output" !== o && "provider-error" !== o ? "incomplete" : o,
     reason: r.charAt(0).toUpperCase() + r.slice(1)
    };
   }(e);
   if (null !== u) return u;
   if (null !== r && r < i) return {
    conclusion: "incomplete",
    reason: `${percent(r)} of the evaluated jobs passed, less than min-pass-rate (${percent(i)}).`
   };
   const c = null === r || 1 === r ? "" : `, and ${percent(r)} of the evaluated ones passed`;
   return {
    conclusion: "success",
    reason: `${String(t.length)} of ${String(n.length)} jobs have ended well${c}.`
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
 15917: (function(e, n, t) {
  t.d(n, {
   WT: () => findingsSection,
   WX: () => findingsOf,
   YR: () => locationOfFinding
  });
  var s = t(54539), r = t(20653), i = t(83874), o = t(99180);
  const a = 4e3;
  function findingsOf({requests: e, structured: n}) {
   const t = e.flatMap(e => "findings" === e.kind ? e.findings : []), s = (0, i.K)(), r = function(e) {
    const n = isRecord(e) ? e.findings : null;
    return Array.isArray(n) ? n.slice(0, a) : [];
   }(n).map(e => function(e, n) {
    if (!isRecord(e)) return null;
    const t = Object.entries(e).filter(([e, t]) => Object.hasOwn(n.shape, e) && null !== t), {data: s} = n.safeParse(Object.fromEntries(t));
    return void 0 === s ? null : (0, i.C)(s);
   }(e, s)), o = r.filter(e => null !== e), l = [ ...t, ...o ].slice(0, a);
   return {
    findings: [ ...new Map(l.map(e => [ JSON.stringify(e), e ])).values() ],
    invalid: 0 === o.length ? 0 : r.length - o.length
   };
  }
  function isRecord(e) {
   return "object" == typeof e && null !== e && !Array.isArray(e);
  }
  function findingsSection(e, n) {
   const t = e.slice(0, n), i = e.length - t.length, a = t.map(e => {
    const n = (0, o.ti)((0, r.ml)(locationOfFinding(e), 200));
    return `| ${e.severity} | ${n} | ${(0, o.xG)((0, r.ml)(e.title, 200))} | ${(0, o.xG)((0, 
    r.ml)(e.message, 500))} |`;
   });
   return [ `#### Findings (${(0, s.Z)(e.length)})`, [ "| Severity | Location | Title | Details |", "| --- | --- | --- | --- |", ...a ].join("\n"), ...i > 0 ? [ `And ${(0, 
   s.B)(i, "more finding")}.` ] : [] ].join("\n\n");
  }
  function locationOfFinding({path: e, line: n, endLine: t}) {
   return `${e}:${String(n)}${void 0 === t ? "" : `-${String(t)}`}`;
  }
 }),
 50987: (function(e, n, t) {
  t.d(n, {
   R: () => fingerprint
  });
  var s = t(77598);
  function fingerprint(e, n = 16) {
   const t = (0, s.createHash)("sha256");
   for (const n of e) t.update(n);
   return t.digest("hex").slice(0, n);
  }
 }),
 32223: (function(e, n, t) {
  t.d(n, {
   X: () => escapeXml,
   b: () => junit
  });
  var s = t(15917);
  function junit(e) {
   const n = e.filter(({severity: e}) => "note" !== e).length, t = `tests="${String(e.length)}" failures="${String(n)}"`;
   return [ '<?xml version="1.0" encoding="UTF-8"?>', `<testsuites name="sallyport" ${t}>`, `  <testsuite name="sallyport" ${t}>`, ...e.map(testCase), "  </testsuite>", "</testsuites>", "" ].join("\n");
  }
  function testCase(e) {
   const {path: n, line: t, severity: r, title: i, message: o, rule: a} = e, l = (0, 
   s.YR)(e), u = escapeXml(`${l}\n${o}`);
   return `    <testcase classname="${escapeXml(n)}" name="${escapeXml(`${i} (${l})`)}" file="${escapeXml(n)}" line="${String(t)}">${"note" === r ? `<system-out>${u}</system-out>` : `<failure type="${escapeXml(a ?? r)}" message="${escapeXml(i)}">${u}</failure>`}</testcase>`;
  }
  const r = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;
  function escapeXml(e) {
   return e.replace(r, "").replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
  }
 }),
 57274: (function(e, n, t) {
  t.d(n, {
   I: () => sarif
  });
  var s = t(50987);
  const r = "finding";
  function sarif(e, n) {
   const t = [ ...new Set(e.map(({rule: e}) => e ?? r)) ], i = {
    $schema: "https://json.schemastore.org/sarif-2.1.0.json",
    version: "2.1.0",
    runs: [ {
     tool: {
      driver: {
       name: "Sallyport",
       version: n,
       rules: t.map(e => ({
        id: e,
        shortDescription: {
         text: e
        }
       }))
      }
     },
     columnKind: "utf16CodeUnits",
     results: e.map(e => function(e, n) {
      const {path: t, line: i, endLine: o = i, severity: a, title: l, message: u, suggestion: c, rule: d = r} = e, f = {
       uri: encodeURI(t.replace(/\p{Cs}/gu, "\ufffd")).replace(/[?#]/g, encodeURIComponent),
       uriBaseId: "%SRCROOT%"
      }, p = {
       startLine: i,
       endLine: o
      }, g = {
       description: {
        text: l
       },
       artifactChanges: [ {
        artifactLocation: f,
        replacements: [ {
         deletedRegion: p,
         insertedContent: {
          text: c
         }
        } ]
       } ]
      };
      return {
       ruleId: d,
       ruleIndex: n.indexOf(d),
       level: a,
       message: {
        text: `${l}\n\n${u}`
       },
       locations: [ {
        physicalLocation: {
         artifactLocation: f,
         region: p
        }
       } ],
       partialFingerprints: {
        "sallyport/v1": (0, s.R)([ JSON.stringify([ d, t, l ]) ], 32)
       },
       ...void 0 === c ? {} : {
        fixes: [ g ]
       }
      };
     }(e, t))
    } ]
   };
   return `${JSON.stringify(i, null, 2)}\n`;
  }
 }),
 83874: (function(e, n, t) {
  t.d(n, {
   C: () => withoutGaps,
   K: () => findingInput
  });
  var s = t(94343), r = t(43759), i = t(75440), o = t(36795);
  const a = 1e7, findingInput = () => s.rej({
   path: (0, i._Z)("File, relative to the repository.", {
    most: 4096
   }),
   line: (0, i.$A)("Line number in the current file.", 1, a),
   endLine: s.lqM((0, i.$A)("Last line, if the finding covers several lines.", 1, a)),
   severity: s.k5n(o.gO),
   title: (0, i._Z)("The problem, in a few words.", {
    most: 200
   }),
   message: (0, i._Z)("Why it is a problem and how to fix it, as plain text.", {
    most: 5e3
   }),
   suggestion: s.lqM((0, i._Z)("Replacement for these lines.", {
    empty: !0,
    most: 2e4
   })),
   rule: s.lqM(s.YjP().check(r.Fk(/^[A-Za-z0-9._/-]{1,100}$/), s.q0y("A short, stable name for this kind of finding.")))
  });
  function withoutGaps({endLine: e, suggestion: n, rule: t, ...s}) {
   return {
    ...s,
    path: s.path.replace(/^\.\//, ""),
    ...void 0 === e || e <= s.line ? {} : {
     endLine: e
    },
    ...void 0 === n ? {} : {
     suggestion: n
    },
    ...void 0 === t ? {} : {
     rule: t
    }
   };
  }
 })
};
