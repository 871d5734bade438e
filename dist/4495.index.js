"use strict";

exports.id = 4495;

exports.ids = [ 4495, 9982, 21, 987 ];

exports.modules = {
 29851: (function(e, t, n) {
  n.d(t, {
   o: () => s
  });
  var r = n(9879);
  const o = {
   formatVersion: true,
   key: true,
   keyParts: true,
   slot: true,
   planId: true,
   shard: true,
   attempt: true,
   id: true,
   item: true,
   matrix: true,
   repeat: true,
   model: true,
   conclusion: true,
   reason: true,
   text: true,
   structured: true,
   evaluations: true,
   evaluationDigest: true,
   scoringUsd: true,
   minScore: true,
   weight: true,
   changes: true,
   usage: true,
   costUsd: true,
   durationMs: true,
   turns: true,
   toolCalls: true,
   transcriptPath: true,
   endedAt: true,
   sameFailures: true,
   errorKind: true,
   hasTree: true,
   notices: true,
   findings: true,
   toolsUsed: true,
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
   digest: true,
   counts: true,
   deferred: true,
   parked: true,
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
  const s = {
   names: new Set([ ...r.M.names, ...Object.keys(o) ]),
   wordFields: new Set([ ...r.M.wordFields, "errorKind" ]),
   words: new Set([ ...r.M.words, "passed", "failed", "error" ])
  };
 }),
 27607: (function(e, t, n) {
  n.d(t, {
   C: () => writePatch,
   E: () => rebuildPatches
  });
  var r = n(53599);
  var o = n(42357);
  var s = n(99982);
  var i = n(21);
  var a = n(72443);
  async function writePatch(e, t, {state: n}) {
   const r = patchOf(t);
   r !== "" && await n.directory.write(`patches/${fileName(e)}`, r);
   return t.filter(({diff: e}) => e === null).map(({path: e, note: t}) => `${e} is not in the patch${t === void 0 ? "" : `: ${t}`}.`);
  }
  const l = 64e6;
  async function rebuildPatches(e, {state: t, redact: n, log: s}) {
   const {directory: i} = t;
   const u = new Set(await i.names("trees"));
   const c = new Set;
   for (const f of u.size === 0 ? [] : e) {
    if (!u.delete(`${f.key}.json`)) continue;
    const e = await t.record(f);
    if (e?.conclusion !== "success" || !e.hasTree) continue;
    const d = patchProblem(e.changes);
    d !== null && s.warning(n(`The stored patch of ${(0, r.e)(f)} is not used: ${d}.`));
    const m = d === null ? patchOf(e.changes) : "";
    if (m === "") continue;
    const p = fileName(f);
    c.add(p);
    const h = await i.read(`patches/${p}`, l).catch((0, o.j6)(a.k, () => null));
    h !== null && n(h.toString("utf8")) === m || await i.write(`patches/${p}`, m);
   }
   for (const e of await i.names("patches")) c.has(e) || await i.remove(`patches/${e}`);
  }
  const patchOf = e => e.map(({diff: e}) => e ?? "").join("");
  function patchProblem(e) {
   for (const {path: t, diff: n} of e) {
    const e = (0, s.whyNeverCommitted)(t) ?? (n === null || (0, i.B)(t, n) ? null : "its diff is not one of this file");
    if (e !== null) return `${t}: ${e}`;
   }
   return null;
  }
  function fileName(e) {
   const t = (0, r.e)(e).replace(/[^A-Za-z0-9]+/g, "-").replace(/^-|-$/g, "");
   return `${t.slice(0, 80)}-${e.key.slice(0, 8)}.patch`;
  }
 }),
 46832: (function(e, t, n) {
  n.d(t, {
   T: () => writeReportsAfter
  });
  var r = n(76760);
  var o = n(32223);
  var s = n(88510);
  var i = n(47613);
  var a = n(28605);
  function junitKind({figures: e}) {
   if (e.state !== "ended") return e.state === "open" ? "error" : "skipped";
   if ((0, s.dR)(e)) return "error";
   return e.isPassed ? "passed" : "failure";
  }
  function junitHead({name: e}, {tests: t, failures: n, errors: r, skipped: s}) {
   const i = `tests="${String(t)}" failures="${String(n)}" errors="${String(r)}" skipped="${String(s)}"`;
   return [ '<?xml version="1.0" encoding="UTF-8"?>', `<testsuites name="sallyport" ${i}>`, `  <testsuite name="${(0, 
   o.X)(e)}" ${i}>`, "" ].join("\n");
  }
  const l = "  </testsuite>\n</testsuites>\n";
  function junitCase(e) {
   const {name: t, row: n, durationMs: r} = e;
   const s = `<testcase classname="${(0, o.X)(n.id)}" name="${(0, o.X)(t)}" time="${((r ?? 0) / 1e3).toFixed(3)}">`;
   return `    ${s}${bodyOf(e)}</testcase>\n`;
  }
  function bodyOf(e) {
   const {row: t} = e;
   const n = (0, a.Qg)(t.evaluations).map(({name: e, status: t, reason: n}) => `${e} (${t}): ${n}`);
   const r = junitKind(e);
   r === "failure" && t.minScore !== void 0 && t.evaluations.length > 0 && n.unshift(`The score is ${String((0, 
   i.UQ)(t.evaluations))}; min-score is ${String(t.minScore)}.`);
   switch (r) {
   case "passed":
    return "";

   case "skipped":
    return `<skipped message="${(0, o.X)(t.reason)}"/>`;

   case "failure":
    return `<failure type="evaluation" message="${(0, o.X)(n[0] ?? "")}">${(0, o.X)(n.join("\n"))}</failure>`;

   case "error":
    return t.conclusion === "success" ? `<error type="evaluation" message="${(0, o.X)(n[0] ?? "")}">${(0, 
    o.X)(n.join("\n"))}</error>` : `<error type="${t.conclusion}" message="${(0, o.X)(t.reason)}"/>`;
   }
  }
  var u = n(53599);
  var c = n(59549);
  var f = n(7138);
  var d = n(24788);
  var m = n(57274);
  var p = n(17992);
  var h = n(29851);
  const g = 25e3;
  const $ = "report/findings.sarif";
  async function writeReportsAfter(e, t, n) {
   const [r] = await Promise.allSettled([ e() ]);
   const o = r.status === "fulfilled" ? r.value : [];
   const s = {
    ...t.totals,
    ...o.length === 0 ? {} : {
     pullRequests: o
    }
   };
   const i = await writeReports({
    ...t,
    totals: s
   }, n);
   if (r.status === "rejected") throw r.reason;
   return i;
  }
  async function writeReports(e, t) {
   const {directory: n, redact: o} = t;
   const {jobs: s} = e;
   const change = e => o((0, f.wh)(e));
   const i = (0, d.E)(e.totals, change, h.o);
   const a = (0, c.L)();
   const u = [];
   await withWriters(n, async (t, r, o) => {
    await t.write(`${JSON.stringify(i, null, 2).replace(/\n\}$/, "")},\n  "jobs": [`);
    await o.write(junitHead(i, junitFigures(e.figures)));
    for (const [i, l] of s.entries()) {
     const s = await reportRow(i, l, e, {
      directory: n,
      change: change
     });
     if (s === null) continue;
     const {one: c} = s;
     u.push(...s.findings.slice(0, g - u.length));
     const f = JSON.stringify(c.row);
     await t.write(`${i === 0 ? "" : ","}\n    ${f}`);
     await r.write(`${f}\n`);
     await o.write(junitCase(c));
     a.add(c);
    }
    await t.write((s.length === 0 ? "" : "\n  ") + "]\n}\n");
    await o.write(l);
   });
   const y = a.selected(s.length);
   const w = (0, c.xC)(i, y);
   await n.write("report/summary.md", w);
   u.length > 0 ? await n.write($, (0, m.I)(u, p.r)) : await n.remove($);
   const pathOf = e => (0, r.join)(n.path, e);
   const {conclusion: v, reason: b, costUsd: k} = e.totals;
   const S = {
    conclusion: v,
    reason: o(b),
    "cost-usd": k === null ? "" : String(Number(k.toFixed(6))),
    "report-path": pathOf("report/summary.md"),
    "junit-path": pathOf("report/junit.xml"),
    "sarif-path": u.length === 0 ? "" : pathOf($)
   };
   const j = (0, c.uG)(i, y);
   return {
    summary: w,
    text: j,
    headline: (0, c.NV)(i),
    valuePath: pathOf("report/result.json"),
    outputs: S,
    findings: u
   };
  }
  async function reportRow(e, t, {figures: n, rowOf: o}, {directory: s, change: i}) {
   const a = n[e];
   if (a === void 0) return null;
   const {row: l, record: c} = await o(e, t);
   const {transcriptPath: f} = l;
   const m = {
    ...l,
    transcriptPath: f === null ? null : (0, r.join)(s.path, f)
   };
   const p = i((0, u.e)(t));
   const g = {
    ...(0, d.E)(m, i, h.o),
    key: m.key
   };
   const $ = (0, d.E)(c?.findings ?? [], i, h.o);
   return {
    one: {
     name: p,
     figures: a,
     row: g,
     durationMs: c?.durationMs ?? null
    },
    findings: $
   };
  }
  async function withWriters(e, t) {
   const n = await e.create("report/result.json");
   const r = await e.create("report/results.jsonl");
   const o = await e.create("report/junit.xml");
   try {
    await t(n, r, o);
   } catch (e) {
    for (const e of [ n, r, o ]) await e.abandon();
    throw e;
   }
   for (const e of [ n, r, o ]) await e.close();
  }
  function junitFigures(e) {
   const count = t => e.filter(e => junitKind({
    figures: e
   }) === t);
   return {
    tests: e.length,
    failures: count("failure").length,
    errors: count("error").length,
    skipped: count("skipped").length
   };
  }
 }),
 59549: (function(e, t, n) {
  n.d(t, {
   NV: () => batchHeadline,
   xC: () => batchSummary,
   uG: () => batchText,
   L: () => createRowSelection
  });
  var r = n(54539);
  var o = n(1359);
  var s = n(99180);
  var i = n(20653);
  var a = n(47613);
  var l = n(6373);
  const u = 10;
  const c = 400;
  function createNoticeCollector() {
   const e = new Map;
   let t = 0;
   let n = 0;
   return {
    add: ({name: r, row: {notices: o}}) => {
     const s = new Set(o.map(e => (0, i.ml)((0, i.TN)(e), c)));
     s.size > 0 && (t += 1);
     for (const t of s) {
      const o = e.get(t);
      o !== void 0 ? o.jobs += 1 : e.size < u ? e.set(t, {
       text: t,
       name: (0, i.ml)(r, c),
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
  function noticeLines({jobs: e, groups: t, others: n}) {
   if (e === 0) return [];
   return [ `Notices of ${(0, r.B)(e, "job")}:`, ...t.map(e => `${e.jobs === 1 ? e.name : (0, 
   r.B)(e.jobs, "job")}: ${e.text}`), ...n === 0 ? [] : [ `and ${(0, r.Z)(n)} more in result.json of the state directory` ] ];
  }
  const f = {
   markdown: 100,
   terminal: 20
  };
  const d = 10;
  const m = 400;
  function pullRequestLines(e = [], t) {
   if (e.length === 0) return [];
   const n = e.slice(0, f[t]);
   const o = e.length - n.length;
   const s = o === 0 ? [] : [ `and ${(0, r.Z)(o)} more in result.json of the state directory` ];
   if (t === "terminal") return [ "Pull requests:", ...[ ...n.map(e => lineOf(e, e.url ?? "")), ...s ].map(e => `  ${e}`) ];
   const i = [ ...n.map(markdownLine), ...s ].map(e => `- ${e}`);
   return [ "#### Pull requests", "", ...i, "" ];
  }
  function markdownLine(e) {
   if (!(0, s.n1)(e.url)) return (0, s.ft)(lineOf(e, ""));
   const [t, n = ""] = lineOf(e, "\n").split("\n");
   return `${(0, s.ft)(t ?? "")} [pull request](${e.url}) ${(0, s.ft)(n)}`.trimEnd();
  }
  function lineOf({outcome: e, jobs: t, note: n}, o) {
   const s = t.length > d ? [ `and ${(0, r.Z)(t.length - d)} more` ] : [];
   const i = t.slice(0, d).map(e => oneLine(e));
   const a = [ e === "created" ? "opened" : e, ...o === "" ? [] : [ o ], ...i.length === 0 ? [] : [ `(${[ ...i, ...s ].join(", ")})` ] ].join(" ");
   return n === "" ? a : `${a}: ${oneLine(n)}`;
  }
  const oneLine = e => (0, i.ml)(e.replace(/\s+/g, " "), m);
  var p = n(28605);
  const h = 9e5;
  const g = 2e3;
  const $ = 400;
  const y = 2 * $;
  const w = 120;
  function createRowSelection() {
   const e = [ [], [], [], [] ];
   const t = createNoticeCollector();
   let n = 0;
   return {
    add: r => {
     t.add(r);
     r.figures.state !== "ended" || r.figures.isReused || (n += r.figures.costUsd ?? 0);
     const o = e[(0, p.IQ)(r)];
     o !== void 0 && o.length < g && o.push(summary_short(r));
    },
    selected: r => ({
     rows: e.flat().slice(0, g),
     notices: t.collected(),
     knownUsd: n,
     count: r
    })
   };
  }
  function summary_short({row: e, ...t}) {
   return {
    ...t,
    row: {
     ...e,
     text: "",
     structured: void 0,
     notices: [],
     reason: (0, i.ml)(e.reason, y)
    }
   };
  }
  function batchSummary(e, t) {
   const {rows: n, notices: o, count: i} = t;
   const {sign: a, text: u} = (0, l.N)(e);
   const c = [ `### ${a} ${(0, s.ft)(e.name)}: ${u}`, "", (0, s.ft)(e.reason), "", figuresOf(e, t), "", ...retryHint(e, n, "`retry-failed`").flatMap(e => [ e, "" ]), ...passRateTable(e), ...pullRequestLines(e.pullRequests, "markdown") ];
   if (i === 0) return `${c.join("\n")}\n`;
   const f = [ "| Job | Conclusion | Evaluation | Cost | Time | Link |", "| --- | --- | --- | ---: | ---: | --- |" ];
   let d = Buffer.byteLength([ ...c, ...f ].join("\n"));
   let m = 0;
   for (const e of n) {
    const t = tableLine(e);
    d += Buffer.byteLength(t) + 1;
    if (d > h) break;
    f.push(t);
    m += 1;
   }
   const p = i - m;
   const g = p === 0 ? [] : [ "", `${(0, r.B)(p, "more job")} in results.jsonl of the state directory.` ];
   return `${[ ...c, ...f, ...g, ...noticeList(o) ].join("\n")}\n`;
  }
  function noticeList(e) {
   const [t, ...n] = noticeLines(e).map(e => (0, s.ft)(e));
   return t === void 0 ? [] : [ "", t, "", ...n.map(e => `- ${e}`) ];
  }
  function passRateTable({passRates: e}) {
   if (e.length === 0) return [];
   const line = ({id: e, model: t, passed: n, failed: r, errors: o, rate: a}) => `| ${[ e, t ].map(e => (0, 
   s.ft)((0, i.ml)(e, $))).join(" | ")} | ${rateText(a)} | ${[ n, r, o ].join(" | ")} |`;
   return [ "| Entry | Model | Pass rate | Passed | Failed | Errors |", "| --- | --- | ---: | ---: | ---: | ---: |", ...e.slice(0, v).map(line), "" ];
  }
  const v = 100;
  const rateText = e => e === null ? "none" : `${String(Math.round(e * 1e3) / 10)} %`;
  function figuresOf({counts: e, deferred: t, parked: n, costUsd: s}, {count: i, knownUsd: a}) {
   const l = [ (0, r.B)(i, "job"), ...Object.entries(e).map(([e, t]) => `${(0, r.Z)(t)} ${e}`), ...t === 0 ? [] : [ `${(0, 
   r.Z)(t)} deferred to the next run` ], ...n === 0 ? [] : [ `${(0, r.Z)(n)} parked` ], s === null && a > 0 ? `at least ${(0, 
   o.BD)(a)}` : (0, o.BD)(s) ];
   return l.join(", ");
  }
  function retryHint({parked: e}, t, n) {
   const isKept = ({figures: e}) => (0, p.IQ)({
    figures: e
   }) === 0 && e.isReused && (e.conclusion !== "success" || e.evaluations.failed > 0);
   return e > 0 || t.some(isKept) ? [ `${n} runs parked jobs and reused failures again.` ] : [];
  }
  function tableLine(e) {
   const {name: t, row: n, durationMs: r} = e;
   const a = [ (0, s.ft)((0, i.ml)(t, $)), (0, s.ft)(conclusionText(e)), evaluationTexts(e).map(e => (0, 
   s.ft)(e)).join("<br>"), n.costUsd === null ? "" : (0, o.BD)(n.costUsd), r === null ? "" : (0, 
   o.a3)(r), linkOf(e) ];
   return `| ${a.join(" | ")} |`;
  }
  function conclusionText(e) {
   const {row: t, figures: n} = e;
   const r = (0, i.ml)(t.reason, $);
   if (n.state !== "ended" && r !== "") return r;
   return t.conclusion === "success" ? (0, p.L4)(e) : `${(0, p.L4)(e)}: ${r}`;
  }
  const b = 3;
  function evaluationTexts({row: {evaluations: e}, figures: {isPassed: t}}) {
   if (e.length === 0) return [];
   const n = (0, p.Qg)(e);
   if (t && n.length > 0) return [ `score ${String((0, a.UQ)(e))}` ];
   if (n.length === 0) return [ `${String(e.length)} passed` ];
   const r = n.length - b;
   return [ ...n.slice(0, b).map(({name: e, status: t, reason: n}) => {
    const r = `${(0, i.ml)(e, w)}: ${t === "error" ? "error: " : ""}`;
    return `${r}${(0, i.ml)(n, w)}`;
   }), ...r > 0 ? [ `and ${String(r)} more` ] : [] ];
  }
  function linkOf({row: {item: e}}) {
   const t = e?.["url"];
   return typeof t === "string" && /^https:\/\/[\w./#?=&%~-]+$/.test(t) && t.length < 300 ? `[item](${t})` : "";
  }
  const batchHeadline = e => `${e.name}: ${(0, l.N)(e).text}. ${e.reason}`;
  function batchText(e, t) {
   const {rows: n, notices: o} = t;
   const s = (0, i.ml)(e.reason, y);
   const a = n.filter(e => (0, p.IQ)(e) < 2 && e.figures.state !== "open" && e.row.reason !== s);
   const l = a.slice(0, 20);
   const u = l.map(e => `  ${e.name}: ${(0, p.L4)(e)}: ${summary_oneLine(e)}`);
   const c = a.length - l.length;
   const [f, ...d] = noticeLines(o);
   const m = pullRequestLines(e.pullRequests, "terminal");
   return [ batchHeadline(e), figuresOf(e, t), ...retryHint(e, n, "--retry-failed"), ...e.passRates.slice(0, 20).map(({id: e, model: t, passed: n, failed: o, errors: s, rate: i}) => `  ${e}, ${t}: ${rateText(i)} passed (${String(n)} of ${String(n + o)}${s === 0 ? "" : `, ${(0, 
   r.B)(s, "error")}`})`), ...u.length === 0 ? [] : [ "", ...u ], ...c === 0 ? [] : [ `  and ${String(c)} more` ], ...m.length === 0 ? [] : [ "", ...m ], ...f === void 0 ? [] : [ "", f, ...d.map(e => `  ${e}`) ] ].join("\n");
  }
  function summary_oneLine(e) {
   const {row: t} = e;
   const n = t.conclusion === "success" ? evaluationTexts(e).map(e => e.replace(/\.$/, "")).join("; ") : t.reason;
   return (0, i.ml)(n.replace(/\s+/g, " "), $);
  }
 }),
 4562: (function(e, t, n) {
  n.d(t, {
   R: () => withStoredState
  });
  var r = n(73948);
  var o = n(54302);
  var s = n(18637);
  const i = 3e5;
  function createKeeper(e, t, n) {
   if (e === null) return {
    save: () => Promise.resolve(),
    saveSometimes: () => {}
   };
   let r = Promise.resolve();
   let o = n.now();
   const save = () => {
    o = n.now();
    r = r.then(() => e.save(t));
    return r;
   };
   return {
    save: save,
    saveSometimes: () => {
     n.now() - o >= i && save().catch(() => {});
    }
   };
  }
  var a = n(11795);
  async function withStoredState({previous: e, ...t}, n, i) {
   try {
    const restore = async t => {
     await (n?.restore(t));
     if (e === void 0) return;
     await (0, a.fM)(t, await (0, o.v)(e, {
      create: true,
      root: null
     }));
    };
    const l = await (0, s.Gf)({
     ...t,
     restore: restore
    });
    const u = createKeeper(n, l.directory, r.m);
    try {
     return await i(l, u);
    } finally {
     await u.save();
     l.release();
    }
   } finally {
    n?.close();
   }
  }
 }),
 99982: (function(e, t, n) {
  n.r(t);
  n.d(t, {
   collectTree: () => collectTree,
   whyNeverCommitted: () => whyNeverCommitted
  });
  var r = n(76760);
  var o = n(42357);
  var s = n(73024);
  var i = n(16057);
  var a = n(72443);
  function readTreeFile(e, t, n) {
   try {
    const o = (0, r.join)((0, s.realpathSync)(e), (0, r.dirname)(t));
    const a = (0, r.join)(o, (0, r.basename)(t));
    if ((0, s.lstatSync)(a).isSymbolicLink()) return {
     problem: "a symbolic link"
    };
    if ((0, s.realpathSync)(o) !== o) return {
     problem: "reached through a symbolic link"
    };
    const {descriptor: l, stat: u} = (0, i.bY)(a);
    try {
     const e = problemOf(u, n);
     if (e !== null) return {
      problem: e
     };
     return {
      content: (0, s.readFileSync)(l),
      executable: process.platform === "win32" ? null : (u.mode & 64) !== 0
     };
    } finally {
     (0, s.closeSync)(l);
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
    const n = (0, r.join)((0, s.realpathSync)(e), (0, r.dirname)(t));
    const o = (0, r.join)(n, (0, r.basename)(t));
    if (!(0, s.lstatSync)(o).isSymbolicLink() || (0, s.realpathSync)(n) !== n) return null;
    return (0, s.readlinkSync)(o);
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
  var l = n(75665);
  var u = n(38287);
  var c = n(3197);
  var f = n(99756);
  var d = n(55559);
  const m = new Set([ "codeowners .mergify.yml .mergify renovate.json renovate.json5 .renovaterc .renovaterc.json .lfsconfig .gitconfig", ".githooks .git-hooks .pre-commit-config.yaml .pre-commit-config.yml .pre-commit-hooks.yaml .overcommit.yml", ".lefthook lefthook.yml lefthook.yaml lefthook.toml lefthook.json .lefthook.yml .lefthook.yaml .huskyrc", ".lintstagedrc .lintstagedrc.json .lintstagedrc.yml .lintstagedrc.yaml", ".npmrc .yarnrc .yarnrc.yml .yarn .pnpmfile.cjs .pnpmfile.mjs .pnp.cjs .pnp.loader.mjs bunfig.toml .bunfig.toml", "pip.conf pip.ini .pip .pypirc uv.toml .condarc .gemrc .bundle .cargo nuget.config .mvn init.gradle", "gradle-wrapper.properties gradle-wrapper.jar .bazelrc .bazeliskrc .bazelversion", ".envrc .tool-versions mise.toml .mise.toml .mise .asdfrc", ".gitlab-ci.yml .gitlab .circleci .travis.yml jenkinsfile azure-pipelines.yml .azure-pipelines .buildkite", "bitbucket-pipelines.yml .drone.yml .woodpecker .woodpecker.yml appveyor.yml .appveyor.yml .cirrus.yml .teamcity", ".gitea .forgejo .semaphore cloudbuild.yaml cloudbuild.yml" ].flatMap(e => e.split(" ")));
  function isToolConfiguration(e) {
   return (0, d.OD)((0, d.tu)(e)).some(e => m.has(e));
  }
  function isDeceptivePath(e) {
   return /[\p{C}\p{Default_Ignorable_Code_Point}\u2028\u2029\ufffd\\]|[\p{Z}.](?:\/|$)|(?:^|\/)\p{Z}/u.test(e.replace(/[\n\t]/g, " "));
  }
  var p = n(20653);
  const h = 100;
  const g = 1e6;
  const $ = 5e6;
  async function collectTree(e) {
   return await collect(e).catch((0, o.j6)(u.U, ({message: e}) => ({
    refused: `git could not determine the changes: ${e}`
   })));
  }
  async function collect({changes: e, git: t, root: n, mayRead: r, onlyFrom: o, takesModes: s}) {
   const {files: i, notice: a, base: l, mixed: u, hidden: c} = await e.since();
   const f = i.filter(({path: e}) => !c.has(e));
   if (t === null || l === null) return {
    refused: "the workspace is not a git repository with a commit"
   };
   if (a !== null) return {
    refused: "the changed files could not be listed"
   };
   if (o !== null && l !== o) return {
    refused: "the checkout may be untrusted, and untrusted content is never pushed to this repository"
   };
   if (f.length === 0) return {
    refused: "the run has changed no files, except for ignored ones"
   };
   if (f.length > h) return {
    refused: `${String(f.length)} files are changed, and a pull request may have ${String(h)}`
   };
   const d = await t.prefix();
   const m = await t.filteredPaths(f.map(({path: e}) => e));
   const g = [];
   const y = f.filter(({path: e}) => {
    const t = whyNeverCommitted(`${d}${e}`) ?? (u.has(e) ? "it had changes before the run" : null);
    const n = m.has(e) ? "a filter in .gitattributes applies to it" : null;
    const o = t ?? (r(e) ? n : "not permitted by the rules");
    o !== null && g.push(`${e} (${o})`);
    return o === null;
   });
   const w = await readFiles(y.filter(({kind: e}) => e !== "deleted").map(({path: e}) => e), {
    git: t,
    root: n,
    base: l,
    prefix: d,
    takesModes: s
   });
   g.push(...w.problems);
   if (g.length > 0) return {
    refused: `these files cannot go into a pull request: ${(0, p.KE)(g, 5)}`
   };
   const v = [ ...w.files.values() ].reduce((e, {content: t}) => e + t.length, 0);
   if (v > $) return {
    refused: `the changed files have ${String(v)} bytes, more than 5 MB`
   };
   const b = y.map(({path: e}) => ({
    path: `${d}${e}`,
    ...w.files.get(e) ?? {
     content: null
    }
   }));
   return {
    tree: {
     base: l,
     baseTree: await t.treeOf(l),
     files: b
    }
   };
  }
  async function readFiles(e, {git: t, root: n, base: r, prefix: o, takesModes: s}) {
   const i = [];
   const a = await t.modesAtRef(r, e);
   const u = new Map;
   const c = s ? linksIn(e, n) : new Map;
   for (const [e, t] of c) {
    const n = a.get(e) === "160000" ? "it replaces a submodule" : linkProblem(`${o}${e}`, t);
    n === null ? u.set(e, {
     content: Buffer.from(t),
     mode: "120000"
    }) : i.push(`${e} (${n})`);
   }
   const f = e.flatMap(e => {
    if (c.has(e)) return [];
    const t = readTreeFile(n, e, g);
    const r = "problem" in t ? t.problem : modeProblem(a.get(e), t.executable, s);
    r !== null && i.push(`${e} (${r})`);
    return r !== null || "problem" in t ? [] : [ {
     path: e,
     ...t
    } ];
   });
   const d = await t.blobIds(f.map(({path: e}) => e));
   for (const {path: e, content: t, executable: n} of f) {
    const r = d.get(e);
    const o = r === void 0 ? null : (0, l.Z)(t, r);
    const s = a.get(e);
    o === null ? i.push(`${e} (git would convert its content, or it has just changed)`) : n === true || n === null && s === "100755" ? u.set(e, {
     content: o,
     mode: "100755"
    }) : u.set(e, s === void 0 || s === "100644" ? {
     content: o
    } : {
     content: o,
     mode: "100644"
    });
   }
   return {
    files: u,
    problems: i
   };
  }
  function linksIn(e, t) {
   return new Map(e.flatMap(e => {
    const n = readTreeLink(t, e);
    return n === null ? [] : [ [ e, n ] ];
   }));
  }
  function linkProblem(e, t) {
   const n = r.posix.normalize(r.posix.join(r.posix.dirname(e), t));
   if (/[^./][^/]*\/(?:.*\/)?\.\.(?:\/|$)/s.test(t)) return "a link through a directory and out of it";
   if (r.posix.isAbsolute(t) || n === ".." || n.startsWith("../")) return "a link out of the repository";
   const o = whyNeverCommitted(n);
   return o === null ? null : `a link to ${n}: ${o}`;
  }
  function modeProblem(e, t, n) {
   if (e === "160000") return "it replaces a submodule";
   if (n) return null;
   if (e === "120000") return "it replaces a link";
   if (t !== true || e === "100755") return null;
   return e === "100644" ? "it was made executable" : "it is new and executable";
  }
  function whyNeverCommitted(e) {
   if ((0, c.Aq)(e) !== null) return "protected";
   if (isToolConfiguration(e)) return "protected, it steers other tools";
   if (isDeceptivePath(e)) return "its name is deceptive";
   return (0, f.y)(`/${e}`) === "low" ? null : "its name is sensitive";
  }
 }),
 21: (function(e, t, n) {
  n.d(t, {
   B: () => isDiffOf,
   diffableState: () => diffableState,
   u: () => describeChange
  });
  var r = n(69898);
  var o = n(75985);
  const s = 1e6;
  function diffableState(e) {
   return (0, r.oT)(e, s);
  }
  async function describeChange(e, {before: t, after: n}, r) {
   const s = t === null ? "created" : n === null ? "deleted" : "modified";
   const none = (t, n = 0, r = 0) => ({
    path: e,
    kind: s,
    added: n,
    removed: r,
    diff: null,
    note: t
   });
   const i = [ t, n ].filter(e => e !== null);
   if (i.some(({mode: e}) => e === "160000")) return none("a nested repository");
   if (i.some(({mode: e}) => e === "other")) return none("not a regular file");
   if (new Set(i.map(({mode: e}) => e === "120000")).size > 1) return none("a link on one side, a file on the other");
   if (i.some(({content: e}) => e === null)) return none("too large for a diff");
   if (i.some(({content: e}) => e?.includes(0) === true)) return isSame(t, n) ? null : none("binary");
   if (isSame(t, n)) return null;
   if (r <= 0) return none("the diffs above use up the space of the report");
   const a = lineEndsLike(textOf(t), textOf(n));
   const l = await (0, o.H)(...a, {
    context: 3,
    timeoutMs: 500
   });
   if (l === null) return none("too different for a diff");
   const u = `${headOf(e, t, n)}${l.text === "" ? "" : `${namesOf(e, t, n)}${l.text}`}`;
   const c = Buffer.byteLength(u);
   if (c <= r) return {
    path: e,
    kind: s,
    added: l.added,
    removed: l.removed,
    diff: u
   };
   return none(`the diff has ${String(c)} bytes, more than fits into the report`, l.added, l.removed);
  }
  const textOf = e => e?.content?.toString("utf8") ?? "";
  function isSame(e, t) {
   if (e?.content === void 0 || e.content === null || !t?.content) return false;
   return e.mode === t.mode && e.content.equals(t.content);
  }
  function lineEndsLike(e, t) {
   if (e.includes("\r\n") || !t.includes("\r\n")) return [ e, t ];
   const n = t.replaceAll("\r\n", "\n");
   return n === e || e === "" ? [ e, t ] : [ e, n ];
  }
  function headOf(e, t, n) {
   const r = `diff --git ${quoted(`a/${e}`)} ${quoted(`b/${e}`)}\n`;
   if (t === null) return `${r}new file mode ${n?.mode ?? ""}\n`;
   if (n === null) return `${r}deleted file mode ${t.mode}\n`;
   return t.mode === n.mode ? r : `${r}old mode ${t.mode}\nnew mode ${n.mode}\n`;
  }
  function namesOf(e, t, n) {
   const name = (t, n) => {
    const r = quoted(`${t}/${e}`);
    return n === null ? "/dev/null" : r.includes(" ") ? `${r}\t` : r;
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
  const a = /^(?:new file mode 100644|deleted file mode 1(?:00644|00755|20000)|old mode 100755|new mode 100644)$/;
  function isDiffOf(e, t) {
   const n = t.split("\n");
   if (n.pop() !== "" || n[0] !== `diff --git ${quoted(`a/${e}`)} ${quoted(`b/${e}`)}`) return false;
   let r = 1;
   while (a.test(n[r] ?? "")) r += 1;
   if (r === n.length) return true;
   const isName = (t, n, r) => t?.replace(/\t$/, "") === `${n} ${quoted(`${r}/${e}`)}` || t === `${n} /dev/null`;
   if (!isName(n[r], "---", "a") || !isName(n[r + 1], "+++", "b")) return false;
   for (r += 2; r < n.length; ) {
    const e = endOfHunk(n, r);
    if (e === null) return false;
    r = e;
   }
   return true;
  }
  function endOfHunk(e, t) {
   const n = /^@@ -\d+(?:,(\d+))? \+\d+(?:,(\d+))? @@/.exec(e[t] ?? "");
   if (n === null) return null;
   let [r, o] = [ Number(n[1] ?? 1), Number(n[2] ?? 1) ];
   let s = t + 1;
   for (;r > 0 || o > 0 || e[s]?.startsWith("\\") === true; s += 1) {
    const t = e[s]?.[0];
    if (t === void 0 || !" -+\\".includes(t)) return null;
    t !== " " && t !== "-" || (r -= 1);
    t !== " " && t !== "+" || (o -= 1);
   }
   return r === 0 && o === 0 ? s : null;
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
  var r = n(77598);
  var o = n(73024);
  var s = n(58500);
  const {O_NOFOLLOW: i, O_NONBLOCK: a, O_RDONLY: l} = o.constants;
  const u = 64e6;
  const c = 1e6;
  const f = 100;
  const d = 2500;
  function fileState(e, t) {
   const n = lstatOrNull(e);
   if (n === null) return null;
   if (n === "unknown") return {
    ...m,
    mode: "other",
    stamp: "unknown",
    isFresh: false
   };
   const r = {
    mode: modeOf(n),
    stamp: stampOf(n),
    isFresh: isFresh(n)
   };
   try {
    if (n.isSymbolicLink()) return {
     ...r,
     ...read([ Buffer.from((0, o.readlinkSync)(e)) ], t)
    };
    if (!n.isFile() || n.size > u) return {
     ...r,
     ...m
    };
    return {
     ...r,
     ...readFile(e, n, t)
    };
   } catch (e) {
    if (typeof e.code !== "string") throw e;
    return {
     ...r,
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
  async function fileStates(e, t, {each: n, total: r, signal: o}) {
   const i = new Map;
   let a = r;
   for (const r of t) {
    if (o.aborted) break;
    const t = fileState(`${e}/${r}`, Math.min(n, a));
    a -= t?.content?.length ?? 0;
    i.set(r, t);
    i.size % 50 === 0 && await (0, s.setImmediate)();
   }
   return i;
  }
  function changeTimeMs(e) {
   const t = lstatOrNull(e);
   return t === null || t === "unknown" ? Number.NaN : t.ctimeMs;
  }
  function lstatOrNull(e) {
   try {
    return (0, o.lstatSync)(e, {
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
   const t = e % 1e3 === 0 ? d : f;
   return e > Date.now() - t;
  }
  function readFile(e, t, n) {
   const r = (0, o.openSync)(e, l | i | a);
   try {
    const e = (0, o.fstatSync)(r);
    if (!e.isFile() || e.ino !== t.ino) return m;
    return read(chunks(r, e.size), n);
   } finally {
    (0, o.closeSync)(r);
   }
  }
  function* chunks(e, t) {
   const n = Buffer.allocUnsafe(Math.max(1, Math.min(t, c)));
   for (let r = t; r > 0; ) {
    const t = (0, o.readSync)(e, n, 0, Math.min(r, n.length), null);
    if (t === 0) return;
    r -= t;
    yield n.subarray(0, t);
   }
  }
  function read(e, t) {
   const n = (0, r.createHash)("sha256");
   let o = [];
   let s = 0;
   for (const r of e) {
    n.update(r);
    s += r.length;
    s > t ? o = null : o?.push(Buffer.from(r));
   }
   return {
    digest: n.digest("base64"),
    content: o === null ? null : Buffer.concat(o)
   };
  }
 }),
 3197: (function(e, t, n) {
  n.d(t, {
   Aq: () => protectedSegment,
   WF: () => isProtectedPath,
   tO: () => isFreeDevice
  });
  var r = n(55559);
  const o = new Set([ ".git .gitmodules .gitattributes .github .husky", ".vscode .idea .devcontainer", "_runner_file_commands .sallyport .sallyportignore .geminiignore .qwenignore sallyport.yml sallyport.yaml", ".agents .claude .claude.json .codex .gemini .qwen .cursor .cursorrules .clinerules .roo", ".windsurf .windsurfrules .opencode .continue .aider.conf.yml", ".mcp.json mcp.json mcp.lock", "agents.md agents.override.md claude.md claude.local.md gemini.md qwen.md skill.md" ].flatMap(e => e.split(" ")));
  function protectedSegment(e) {
   const t = (0, r.OD)(e);
   const n = (0, r.OD)((0, r.tu)(e)).findIndex(e => o.has(e) || /^git~\d$/.test(e));
   return n < 0 ? null : t[n] ?? null;
  }
  const s = /^\/(?:proc|sys|dev)(?:\/|$)/;
  const i = /^\/dev\/(?:null|zero|full|random|urandom|stdin|stdout|stderr|tty|fd\/(?:[0-2]|6[0-3]))$/;
  function isFreeDevice(e) {
   return e.startsWith("/dev/") && i.test(e);
  }
  function isProtectedPath(e) {
   return s.test(e) && !isFreeDevice(e);
  }
 }),
 50987: (function(e, t, n) {
  n.d(t, {
   R: () => fingerprint
  });
  var r = n(77598);
  function fingerprint(e, t = 16) {
   const n = (0, r.createHash)("sha256");
   for (const t of e) n.update(t);
   return n.digest("hex").slice(0, t);
  }
 }),
 57274: (function(e, t, n) {
  n.d(t, {
   I: () => sarif
  });
  var r = n(50987);
  const o = "finding";
  function sarif(e, t) {
   const n = [ ...new Set(e.map(({rule: e}) => e ?? o)) ];
   const r = {
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
   return `${JSON.stringify(r, null, 2)}\n`;
  }
  function result(e, t) {
   const {path: n, line: s, endLine: i = s, severity: a, title: l, message: u, suggestion: c, rule: f = o} = e;
   const d = {
    uri: encodeURI(n.replace(/\p{Cs}/gu, "\ufffd")).replace(/[?#]/g, encodeURIComponent),
    uriBaseId: "%SRCROOT%"
   };
   const m = {
    startLine: s,
    endLine: i
   };
   const p = {
    description: {
     text: l
    },
    artifactChanges: [ {
     artifactLocation: d,
     replacements: [ {
      deletedRegion: m,
      insertedContent: {
       text: c
      }
     } ]
    } ]
   };
   return {
    ruleId: f,
    ruleIndex: t.indexOf(f),
    level: a,
    message: {
     text: `${l}\n\n${u}`
    },
    locations: [ {
     physicalLocation: {
      artifactLocation: d,
      region: m
     }
    } ],
    partialFingerprints: {
     "sallyport/v1": (0, r.R)([ JSON.stringify([ f, n, l ]) ], 32)
    },
    ...c === void 0 ? {} : {
     fixes: [ p ]
    }
   };
  }
 })
};
