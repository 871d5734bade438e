"use strict";

exports.id = 674;

exports.ids = [ 674 ];

exports.modules = {
 58276: (function(t, n, e) {
  e.d(n, {
   I: () => outgoingOptionsOf
  });
  function outgoingOptionsOf({"allow-links": t, "allow-mentions": n}, {environment: e}) {
   const o = e["GITHUB_SERVER_URL"] ?? "https://github.com";
   return {
    hosts: [ ...URL.canParse(o) ? [ new URL(o).hostname ] : [], ...t ],
    mentions: n
   };
  }
 }),
 80523: (function(t, n, e) {
  e.d(n, {
   publish: () => publish
  });
  var o = e(12673);
  var r = e(28028);
  var s = e(42985);
  var i = e(53754);
  var u = e(83274);
  var a = e(3101);
  var c = e(54539);
  var l = e(20653);
  var d = e(1359);
  var f = e(96682);
  var h = e(59046);
  var p = e(19326);
  var g = e(97979);
  const m = {
   bold: 1,
   red: 31,
   green: 32,
   yellow: 33,
   grey: 90
  };
  function closingLines(t, {color: n}) {
   const {result: e, refused: o, writes: r, links: i} = t;
   const paint = (t, e) => n ? `\x1b[${String(m[t])}m${e}\x1b[0m` : e;
   const line = (t, n = 500) => (0, l.ml)((0, s.YI)(t).replace(/\s*\n\s*/g, " "), n);
   const u = (0, d.rL)(t);
   const a = r.some(({outcome: t}) => t === "failed");
   const w = (0, d.W2)(e);
   const v = !a && !w && (e.conclusion === "success" || e.conclusion === "skipped");
   const b = [ `${u} ${paint("bold", paint(v ? "green" : "red", (0, d.Pl)(t)))} (${e.conclusion})`, ...e.reason === "" ? [] : [ `   ${line(e.reason)}` ], ...t.subject.lastCheck === void 0 ? [] : [ `   ${line((0, 
   f.Q)(t.subject.lastCheck))}` ] ];
   for (const {calls: t, reason: n, suggest: e} of (0, p.RJ)(o)) {
    for (const {tool: n, label: e, times: o} of t) {
     const t = o === 1 ? "" : ` (${(0, c.ZV)(o)} times)`;
     b.push(`${paint("yellow", "refused")} ${line(`${n} ${e}`, 200)}${t}`);
    }
    b.push(`   ${line(n)}`, ...advice({
     suggest: e
    }, i));
   }
   w && b.push("to end such a run as failed: " + (i.onRunner ? "on-denied: fail" : "--on-denied fail"));
   const $ = r.filter(({outcome: t}) => t !== "refused");
   b.push(...(0, g.x)($).map(t => `write    ${line(t)}`));
   b.push(...e.notices.map(t => `${paint("yellow", "notice")} ${line(t)}`));
   const {trustedCommit: y = null, omitted: k = []} = e.provenance ?? {};
   y !== null && b.push(`trusted  ${y}`);
   b.push(...k.map(t => `${paint("yellow", "left out")} ${line(t)}`));
   b.push(...(0, h.o)(e.sandbox).map(t => paint("grey", line(t))));
   e.changes.length > 0 && b.push(`changed  ${(0, c.B4)(e.changes.length, "file")}`);
   e.turns > 0 && b.push(paint("grey", line(figures(e))));
   e.transcriptPath !== null && b.push(`transcript  ${line(e.transcriptPath)}`);
   i.reportPath !== null && b.push(`report      ${line(i.reportPath)}`);
   i.patchPath !== void 0 && b.push(`patch       ${line(i.patchPath)}`);
   return `${b.join("\n")}\n`;
  }
  function figures({model: t, turns: n, toolCalls: e, usage: o, costUsd: r, durationMs: s}) {
   return [ t, (0, c.B4)(n, "turn"), (0, c.B4)(e, "tool call"), `${(0, c.ZV)(o.inputTokens)} tokens in`, `${(0, 
   c.ZV)(o.outputTokens)} out`, (0, d.BD)(r), (0, d.a3)(s) ].join(", ");
  }
  function advice(t, {onRunner: n, reportPath: e}) {
   const o = (0, p.fE)([ t ]);
   const [r = "", ...s] = o;
   const i = (0, p.KU)([ t ]);
   const u = e === null ? "" : ", see the report";
   return [ ...o.length > 0 && !n ? [ `   to allow it: ${o.map(p.Q$).join(" ")}` ] : [], ...o.length === 1 && n ? [ `   to allow it: ${(0, 
   p.mM)(r)}` ] : [], ...s.length > 0 && n ? [ "   to allow it: allow: |", ...o.map(t => `${" ".repeat(18)}${t}`) ] : [], ...i > 0 ? [ `   ${(0, 
   c.B4)(i, "more rule", "more rules")} would be needed but cannot be shown safely${u}` ] : [] ];
  }
  var w = e(84758);
  const v = [ "structured-output", "denials", "writes", "findings" ];
  const b = 1e6;
  function valuesOf({result: t, suggested: n, links: e, writes: o, findings: r}, {commentUrl: s, handoffPath: i, findingFiles: u}) {
   return {
    conclusion: t.conclusion,
    "reason-code": t.code,
    reason: t.reason,
    result: t.text,
    "structured-output": t.structured === void 0 ? "" : JSON.stringify(t.structured),
    denials: JSON.stringify(t.denials),
    "denied-count": String(t.denials.length),
    "suggested-allow": n.join("\n"),
    turns: String(t.turns),
    "tool-calls": String(t.toolCalls),
    "input-tokens": String(t.usage.inputTokens),
    "output-tokens": String(t.usage.outputTokens),
    "cost-usd": t.costUsd === null ? "" : String(Number(t.costUsd.toFixed(6))),
    "duration-ms": String(Math.round(t.durationMs)),
    "transcript-path": t.transcriptPath ?? "",
    "report-path": e.reportPath ?? "",
    "comment-url": s ?? "",
    "handoff-path": i ?? "",
    writes: JSON.stringify(o),
    branch: o.find(({branch: t}) => t !== void 0)?.branch ?? "",
    commit: o.find(({commit: t}) => t !== void 0)?.commit ?? "",
    findings: JSON.stringify(r),
    "sarif-path": u?.sarif ?? "",
    "junit-path": u?.junit ?? "",
    "trusted-commit": t.provenance?.trustedCommit ?? "",
    "left-out": (t.provenance?.omitted ?? []).join("\n")
   };
  }
  function reportOutputs(t, {spill: n, ...e}) {
   const o = valuesOf(t, e);
   const r = [ ...v, "result", "suggested-allow", "left-out" ].toSorted((t, n) => o[n].length - o[t].length);
   for (const t of r) {
    const e = Object.values(o).reduce((t, n) => t + 2 * n.length, 0);
    if (e <= b) break;
    o[t] = spilled(t, o[t], n);
   }
   return o;
  }
  function spilled(t, n, e) {
   const [o, r] = [ e(t, n), Buffer.byteLength(n) ];
   if (v.includes(t)) return JSON.stringify({
    "spilled-to": o,
    bytes: r
   });
   return `Too long for an output (${String(r)} bytes). The whole value is in the file ${o}`;
  }
  var $ = e(26047);
  var y = e(62103);
  async function writeLocalResults(t, {hasSummary: n, ...e}, o) {
   const {artifacts: r} = o;
   t.links.reportPath !== null && r.write("report.md", (0, $.wA)(t));
   await (0, y.o)(n ? (0, $.xw)(t) : "", o);
   const spill = (t, n) => r.writeRedacted(`output-${t}.txt`, n);
   return reportOutputs(t, {
    ...e,
    spill: spill
   });
  }
  async function pendingRows({requests: t}) {
   const {withheld: n} = await e.e(193).then(e.bind(e, 70193));
   return n(t.filter(w.J2), "interrupted", "The run was interrupted before it reported this write as posted.");
  }
  function isPosting({requests: t}, {publish: n, ...e}) {
   if (e["github-token"] === void 0) return false;
   return t.some(w.J2) || [ "comment", "review", "check" ].some(t => n.includes(t));
  }
  function keepsDirectory({conclusion: t, changes: n, denials: e, requests: o}, r, {onRunner: s}) {
   return s || r.transcript !== void 0 || r.record !== void 0 || r.resume !== void 0 || r.publish.includes("handoff") || t !== "success" && t !== "skipped" || r.worktree && n.length > 0 || e.length > 0 || o.length > 0;
  }
  var k = e(58276);
  var C = e(21559);
  var x = e(45058);
  async function publish(t, n) {
   const e = {
    ...n,
    hostEnvironment: (0, o.KT)(n.hostEnvironment)
   };
   const {artifacts: c, hostEnvironment: l, runContext: d} = e;
   const f = t.changes.map(t => t.diff ?? "").join("");
   const h = f === "" ? {} : {
    patchPath: c.write("changes.patch", f)
   };
   const p = reportingOf(t, await subjectOf(e), {
    ...e,
    files: h
   });
   const {options: g} = p;
   const m = await writeFirstResults(p, e);
   await e.beforePosts();
   const {outgoing: w} = g;
   const v = await (0, x.ee)(t, {
    ...e,
    outgoing: w,
    patch: f
   });
   const b = await postsOf({
    ...p.early,
    writes: (0, a.L)(v, e.redact)
   }, {
    ...e,
    outgoing: w
   });
   for (const t of c.notices) e.log.warning(t);
   const $ = withNotices(p.result, [ ...b.notices, ...m.notices, ...c.notices ]);
   const y = {
    ...g,
    writes: [ ...v, ...b.rows ]
   };
   const {publish: k} = d.settings;
   const S = k.includes("comment") || b.needsComment;
   const P = S ? await (0, C.t5)((0, a.c)($, y), e) : (0, C.n3)();
   const R = P.problem === null ? [] : [ {
    what: "Result comment",
    outcome: "failed",
    url: null,
    note: P.problem
   } ];
   const O = {
    ...y,
    writes: [ ...y.writes, ...R ]
   };
   const j = (0, a.c)(withNotices($, P.notices), O);
   const T = (S || k.includes("review")) && !(0, i.D6)(j).isWhole;
   const E = S && P.url === null || (0, u.T0)(j);
   const L = k.includes("summary") || T || E;
   const M = await writeLocalResults(j, {
    ...m,
    commentUrl: P.url,
    hasSummary: L
   }, e);
   j.links.reportPath === null && c.remove();
   const q = (0, r.W)(l.stdio.errIsTerminal, l.environment);
   const N = closingLines(j, {
    color: q
   });
   l.onRunner ? l.stdio.out((0, s.YI)(N)) : l.stdio.err(N);
   const F = answerText(j.result);
   return {
    text: l.onRunner ? (0, s.YI)(F) : F,
    value: {
     ...j.result,
     reportPath: j.links.reportPath
    },
    outputs: M,
    failedWrites: O.writes.filter(({outcome: t}) => t === "failed").length
   };
  }
  function reportingOf(t, n, e) {
   const {redact: r, runContext: s, outputSchema: i, artifacts: u, hostEnvironment: c, files: l} = e;
   const d = (0, k.I)(s.settings, c);
   const f = {
    run: (0, o.Vp)(c),
    reportPath: null,
    onRunner: c.onRunner
   };
   const h = {
    redact: r,
    links: f,
    subject: n,
    outgoing: d,
    outputSchema: i
   };
   const p = (0, a.c)(t, h);
   if (p.findings.length === 0 && !keepsDirectory(t, s.settings, c)) return {
    result: {
     ...t,
     transcriptPath: null
    },
    options: h,
    early: p
   };
   const g = {
    ...f,
    ...l,
    reportPath: u.write("report.md", "")
   };
   return {
    result: t,
    options: {
     ...h,
     links: g
    },
    early: {
     ...p,
     links: g
    }
   };
  }
  async function subjectOf({runContext: t, coverage: n, lastCheck: e}) {
   const {event: o, pull: r} = t;
   const s = o.item?.kind === "pull-request" ? r?.commit ?? await (0, x.cK)(t) : null;
   const i = o.trigger.triggerComment === null ? null : o.trigger.sender?.login ?? null;
   return {
    commit: s,
    requestedBy: i,
    ...n === null ? {} : {
     coverage: n
    },
    ...e === null ? {} : {
     lastCheck: e
    }
   };
  }
  async function writeFirstResults({result: t, early: n}, e) {
   const {settings: o} = e.runContext;
   const r = await findingsOf(n, e);
   await writeFindingReportsOf(n, e);
   const s = await handOff(n, e);
   const i = {
    findingFiles: r,
    handoffPath: s.path,
    notices: s.notices
   };
   if (isPosting(t, o)) {
    const o = {
     ...n,
     writes: (0, a.L)(await pendingRows(t), e.redact)
    };
    const r = await writeLocalResults(o, {
     ...i,
     commentUrl: null,
     hasSummary: true
    }, e);
    await (e.setOutputs?.(r));
   }
   return i;
  }
  async function writeFindingReportsOf(t, n) {
   const {settings: o} = n.runContext;
   if (o["code-quality-report"] === void 0 && o["junit-report"] === void 0) return;
   const {writeFindingReports: r} = await e.e(8049).then(e.bind(e, 48049));
   await r(t, {
    ...n,
    settings: o
   });
  }
  function withNotices(t, n) {
   return {
    ...t,
    notices: [ ...t.notices, ...n ]
   };
  }
  async function postsOf(t, n) {
   const {publish: o} = n.runContext.settings;
   const r = {
    rows: [],
    notices: [],
    needsComment: false
   };
   if (!o.includes("review") && !o.includes("check")) return r;
   const {checkResult: s, reviewResult: i} = await e.e(2504).then(e.bind(e, 72504));
   const a = o.includes("review") && !(0, u.T0)(t);
   const c = a ? await i(t, n) : {
    rows: [],
    problem: null
   };
   const l = o.includes("check") ? [ await s(t, n) ] : [];
   const d = c.problem === null ? [] : [ `The result was not posted as a review: ${c.problem}` ];
   return {
    rows: [ ...c.rows, ...l ],
    notices: d,
    needsComment: c.problem !== null
   };
  }
  async function findingsOf(t, {artifacts: n, hostEnvironment: o, runContext: r}) {
   if (t.findings.length === 0) return null;
   const {publishFindings: s} = await e.e(4167).then(e.bind(e, 84167));
   const i = o.onRunner && r.settings.publish.includes("annotations");
   return s(t, {
    artifacts: n,
    stdio: o.stdio,
    annotate: i
   });
  }
  function answerText({text: t, structured: n}) {
   return n === void 0 ? t : JSON.stringify(n, null, 2);
  }
  async function handOff({result: t, findings: n}, {artifacts: o, runContext: r}) {
   const {event: s, settings: i} = r;
   if (!i.publish.includes("handoff")) return {
    path: null,
    notices: []
   };
   const {headSha: u} = s;
   if (u === null) return {
    path: null,
    notices: [ "The event names no commit, so no hand-off file was written." ]
   };
   const {handoffOf: a} = await e.e(393).then(e.bind(e, 50393));
   const c = a(t, n, u);
   return {
    path: o.writeRedacted("handoff.json", `${JSON.stringify(c, null, 2)}\n`),
    notices: []
   };
  }
 }),
 45058: (function(t, n, e) {
  e.d(n, {
   cK: () => reviewedSha,
   ee: () => applyGitHubWrites,
   q$: () => publishContextOf,
   wr: () => g
  });
  var o = e(42357);
  var r = e(84758);
  var s = e(96668);
  var i = e(73948);
  var u = e(12673);
  var a = e(38287);
  var c = e(53754);
  var l = e(3101);
  var d = e(79116);
  var f = e(74397);
  var h = e(20653);
  var p = e(99991);
  const g = new Set([ "cancelled", "denied", "config-error", "provider-error" ]);
  async function applyGitHubWrites(t, n) {
   const {artifacts: e, redact: o, log: s} = n;
   const i = (0, l.L)(t.requests, o);
   const u = i.filter(r.J2);
   const a = [ ...u.length === 0 ? [] : await apply(u, t.conclusion, n), ...refusedWrites(t), ...unrecordedRows(t) ];
   if (a.length === 0 && t.requests.length === 0) return [];
   for (const t of a.filter(({outcome: t}) => t === "failed")) s.warning(`${t.what}: ${t.note}`);
   const c = {
    version: 1,
    requests: i,
    writes: (0, l.L)(a, o)
   };
   e.writeRedacted("write-requests.json", `${JSON.stringify(c, null, 2)}\n`);
   return a;
  }
  async function apply(t, n, o) {
   const {applyWriteRequests: r, withheld: s} = await e.e(193).then(e.bind(e, 70193));
   if (g.has(n)) return s(t, "unsuccessful-run", `The run ended as ${n}.`);
   return await r(t, await publishContextOf(t, n, o));
  }
  async function publishContextOf(t, n, o) {
   const {event: s, settings: a} = o.runContext;
   const l = a["github-token"];
   if (l === void 0 || s.repository === null) throw new Error("writes were recorded with nowhere to go");
   const {createGitHubWriteClient: f} = await e.e(531).then(e.bind(e, 40531));
   const h = {
    owner: s.repository.owner,
    repo: s.repository.name,
    number: s.item?.number ?? 0
   };
   return {
    github: f((0, u.C0)(l, o), h),
    sanitize: t => (0, d.R)(t, o),
    key: a["comment-key"],
    answer: (0, c.uR)(a["comment-mode"], s.trigger.triggerComment),
    item: s.item?.kind ?? null,
    afterClosed: s.item === null || s.trigger.triggerComment !== null,
    reviewedSha: t.some(t => (0, r.I)(t).isAboutCommit) ? await reviewedSha(o.runContext) : null,
    pull: pullRequestContextOf(o),
    push: t.some(t => (0, r.I)(t).target === "push") ? await pushOf(o) : null,
    footer: provenanceFooter(o.runContext, o.hostEnvironment),
    repositoryUrl: (0, u.Ek)(o.hostEnvironment, s.repository),
    mayClose: s.item?.kind === "issue" ? s.item.number : null,
    issueEnd: {
     expiresDays: a["issue-expires-days"] ?? null,
     closesOlder: a["issue-close-older"],
     now: i.m.now()
    },
    whyCommentOnly: n === "success" ? null : `The run ended as ${n}.`
   };
  }
  function pullRequestContextOf({collected: t, runContext: n, hostEnvironment: e, redact: o}) {
   const r = (0, p.F)(n, e);
   return t === null || r === null ? null : {
    ...r,
    collected: t,
    holdsSecret: secretTest(o)
   };
  }
  async function pushOf(t) {
   const {collected: n, push: o = s.RH, patch: r = "", redact: i} = t;
   if (n === null) return null;
   const {pushContextOf: u} = await e.e(2764).then(e.bind(e, 12764));
   return u({
    ...t,
    collected: n,
    push: o,
    patch: r,
    holdsSecret: secretTest(i)
   });
  }
  function secretTest(t) {
   return n => {
    const e = n.toString("utf8");
    return t(e) !== e;
   };
  }
  async function reviewedSha({event: t, git: n}) {
   return t.headSha ?? await (n?.headSha().catch((0, o.j6)(a.U, () => null))) ?? null;
  }
  function unrecordedRows({unrecorded: t = []}) {
   return t.map(({tool: t, label: n, reason: e}) => ({
    what: `${t} ${(0, h.ml)(n, 80)}`,
    outcome: "failed",
    url: null,
    note: e,
    code: "not-recorded"
   }));
  }
  function refusedWrites({denials: t}) {
   return t.filter(({tool: t}) => (0, r.w$)(t) !== void 0).map(({tool: t, label: n, reason: e}) => ({
    what: `${t} ${n}`,
    outcome: "refused",
    url: null,
    note: e,
    code: "call-refused"
   }));
  }
  function provenanceFooter({event: t, trustedSource: n, pull: e}, o) {
   const r = (0, u.Vp)(o);
   if (!(0, f.n1)(r)) return "";
   const {triggerComment: s, sender: i} = t.trigger;
   const a = (s?.author ?? i)?.login ?? t.actor;
   const c = e?.commit ?? t.headSha ?? n.commit;
   const l = a !== null && /^[\w.-]+(?:\[bot\])?$/.test(a) ? ` for ${a.replace(/[_[\]]/g, "\\$&")}` : "";
   const d = c === null ? "" : ` at commit ${c.slice(0, 7)}`;
   return `<sub>By [this run of Sallyport](${r})${l}${d}.</sub>`;
  }
 }),
 9626: (function(t, n, e) {
  e.d(n, {
   u: () => reportMarkdown
  });
  var o = e(74397);
  var r = e(32622);
  var s = e(15250);
  var i = e(15917);
  var u = e(1359);
  var a = e(96682);
  var c = e(49703);
  var l = e(92747);
  var d = e(97979);
  function reportMarkdown(t, n) {
   const {result: e, refused: r} = t;
   const c = [ `### ${(0, u.rL)(t)} ${(0, u.Pl)(t)}`, reasonLine(t), t.subject.lastCheck === void 0 ? "" : (0, 
   o.xG)((0, a.Q)(t.subject.lastCheck)), answerSection(t, n.text), t.findings.length === 0 ? "" : (0, 
   i.WT)(t.findings, n.rows), t.writes.length === 0 ? "" : (0, d.M)(t.writes, n.rows), r.length === 0 ? "" : (0, 
   l.WZ)(t, n.rows), e.notices.length === 0 ? "" : (0, l.Z8)(e.notices), ...(0, l.Mv)(e), e.changes.length === 0 ? "" : (0, 
   s.H)(e.changes, n.diffs), footer(t) ];
   return `${c.filter(t => t !== "").join("\n\n")}\n`;
  }
  function reasonLine({result: {conclusion: t, reason: n}, answer: e}) {
   return t === "success" && e.text !== "" ? "" : (0, o.ft)(n);
  }
  function answerSection({answer: {text: t, changes: n}, links: e}, s) {
   const i = e.reportPath === null ? null : `in ${(0, o.ti)(e.reportPath)}`;
   if (t === "") return "";
   const u = n.length === 0 ? [] : [ `*Sanitized in this text: ${(0, c.G)(n)}.*` ];
   return [ "---", (0, r.o)(t, {
    limit: s,
    unit: "characters",
    whole: i
   }), "---", ...u ].join("\n\n");
  }
  function footer({result: t, links: n}) {
   const e = [ ...(0, o.n1)(n.run) ? [ `[Run](${n.run})` ] : [], ...t.transcriptPath === null ? [] : [ `transcript ${(0, 
   o.ti)(t.transcriptPath)}` ], ...n.reportPath === null ? [] : [ `report ${(0, o.ti)(n.reportPath)}` ], ...n.patchPath === void 0 ? [] : [ `patch ${(0, 
   o.ti)(n.patchPath)}` ] ];
   const r = n.onRunner && t.transcriptPath !== null;
   const s = r ? " (on the runner; `actions/upload-artifact` keeps them)" : "";
   return [ (0, l.u5)(t), e.length === 0 ? "" : `${e.join(" \xb7 ")}${s}` ].filter(t => t !== "").join("\n\n");
  }
 }),
 26047: (function(t, n, e) {
  e.d(n, {
   fx: () => s,
   wA: () => wholeReport,
   xw: () => stepSummary
  });
  var o = e(32622);
  var r = e(9626);
  const s = 1048575;
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
   const n = (0, r.u)(t, {
    text: 5e5,
    rows: 500,
    diffs: {
     total: 2e5,
     each: 2e4,
     files: 200
    }
   });
   const e = t.links.reportPath;
   const i = e === null ? null : `in ${e}`;
   return `${(0, o.o)(n, {
    limit: s,
    unit: "bytes",
    whole: i
   }).trimEnd()}\n`;
  }
 }),
 42344: (function(t, n, e) {
  e.d(n, {
   P: () => createChangeCounts,
   j: () => sumChanges
  });
  function createChangeCounts() {
   const t = new Map;
   return {
    add: (n, e = 1) => void t.set(n, (t.get(n) ?? 0) + e),
    changes: () => [ ...t ].map(([t, n]) => ({
     kind: t,
     count: n
    }))
   };
  }
  function sumChanges(...t) {
   const n = createChangeCounts();
   for (const {kind: e, count: o} of t.flat()) n.add(e, o);
   return n.changes();
  }
 }),
 74568: (function(t, n, e) {
  e.d(n, {
   P: () => withoutHidden,
   u: () => sanitizePlain
  });
  var o = e(7138);
  var r = e(42344);
  const s = [ "Arabic", "Bengali", "Devanagari", "Gujarati", "Gurmukhi", "Kannada", "Khmer", "Malayalam", "Mongolian", "Myanmar", "Oriya", "Sinhala", "Syriac", "Tamil", "Telugu", "Tibetan" ].map(t => `\\p{Script=${t}}`).join("");
  const i = [ "[\\u00ad\\u034f\\u115f\\u1160\\u17b4\\u17b5\\u180e\\u200b\\u2060-\\u2065\\u206a-\\u206f\\u2800\\u3164\\ufeff\\uffa0\\ufff0-\\ufffb", "\\ufe00-\\ufe0d\\u{1bca0}-\\u{1bca3}\\u{1d173}-\\u{1d17a}\\u{e0000}-\\u{e0fff}\\p{Noncharacter_Code_Point}]", "|(?<!\\p{Script=Mongolian})[\\u180b-\\u180d\\u180f]", "|(?<!(?![0-9#*])\\p{Emoji})[\\ufe0e\\ufe0f](?!\\u20e3)|(?<![0-9#*])(?<!\\p{Emoji})\\ufe0f(?=\\u20e3)", `|(?<!\\p{Extended_Pictographic}\\p{Emoji_Modifier}?\\ufe0f?|[${s}])\\u200d`, "|(?<=\\p{Extended_Pictographic}\\p{Emoji_Modifier}?\\ufe0f?)\\u200d(?!\\p{Extended_Pictographic})", `|(?<![${s}])\\u200c` ].join("");
  let u = null;
  function parts() {
   u ??= [ [ "invisible-character", /\p{Surrogate}/gu ], ...o.TF.map(t => [ "terminal-sequence", t ]), [ "control-character", /[\u0000-\u0008\u000e-\u001f\u007f-\u009f]/g ], [ "direction-mark", /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g ], [ "invisible-character", new RegExp(i, "gu") ] ];
   return u;
  }
  function withoutHidden(t, n) {
   if (/^[\t\n\x20-\x7e]*$/.test(t)) return t;
   let e = t.replace(o.r4, "\n");
   for (const [t, o] of parts()) e = e.replace(o, () => {
    n.add(t);
    return "";
   });
   return e;
  }
  function sanitizePlain(t) {
   const n = (0, r.P)();
   const e = withoutHidden(t, n);
   return {
    text: e,
    changes: n.changes()
   };
  }
 })
};
