"use strict";

exports.id = 523;

exports.ids = [ 523 ];

exports.modules = {
58276: (function(t, e, n) {
n.d(e, {
I: () => outgoingOptionsOf
});
function outgoingOptionsOf({"allow-links": t, "allow-mentions": e}, {environment: n}) {
const s = n["GITHUB_SERVER_URL"] ?? "https://github.com";
return {
hosts: [ ...URL.canParse(s) ? [ new URL(s).hostname ] : [], ...t ],
mentions: e
};
}
}),
80523: (function(t, e, n) {
n.d(e, {
publish: () => publish
});
var s = n(12673);
var o = n(28028);
var i = n(42985);
var r = n(15917);
var l = n(3101);
var a = n(54539);
var c = n(20653);
var u = n(71245);
var d = n(1359);
var h = n(96682);
var f = n(59046);
var p = n(19326);
var g = n(97979);
const w = {
bold: 1,
red: 31,
green: 32,
yellow: 33,
grey: 90
};
function closingLines(t, {color: e}) {
const {result: n, refused: s, writes: o, links: r} = t;
const paint = (t, n) => e ? `\x1b[${String(w[t])}m${n}\x1b[0m` : n;
const line = (t, e = 500) => (0, c.ml)((0, i.YI)(t).replace(/\s*\n\s*/g, " "), e);
const l = (0, d.rL)(t);
const m = o.some(({outcome: t}) => t === "failed");
const v = (0, d.W2)(n);
const b = !m && !v && (n.conclusion === "success" || n.conclusion === "skipped");
const $ = (0, u.k)(t);
const y = [ `${l} ${paint("bold", paint(b ? "green" : "red", (0, d.Pl)(t)))} (${n.conclusion})${$ === null ? "" : ` \xb7 ${$}`}`, ...n.reason === "" ? [] : [ `   ${line(n.reason)}` ], ...t.subject.lastCheck === void 0 ? [] : [ `   ${line((0, 
h.Q)(t.subject.lastCheck))}` ] ];
for (const {calls: t, reason: e, suggest: n} of (0, p.RJ)(s)) {
for (const {tool: e, label: n, times: s} of t) {
const t = s === 1 ? "" : ` (${(0, a.ZV)(s)} times)`;
y.push(`${paint("yellow", "refused")} ${line(`${e} ${n}`, 200)}${t}`);
}
y.push(`   ${line(e)}`, ...advice({
suggest: n
}, r));
}
v && y.push("to end such a run as failed: " + (r.onRunner ? "on-denied: fail" : "--on-denied fail"));
const R = o.filter(({outcome: t}) => t !== "refused");
y.push(...(0, g.x)(R).map(t => `write    ${line(t)}`));
y.push(...n.notices.map(t => `${paint("yellow", "notice")} ${line(t)}`));
const {trustedCommit: k = null, omitted: S = []} = n.provenance ?? {};
k !== null && y.push(`trusted  ${k}`);
y.push(...S.map(t => `${paint("yellow", "left out")} ${line(t)}`));
y.push(...(0, f.o)(n.sandbox).map(t => paint("grey", line(t))));
n.changes.length > 0 && y.push(`changed  ${(0, a.B4)(n.changes.length, "file")}`);
n.turns > 0 && y.push(paint("grey", line(figures(n))));
n.transcriptPath !== null && y.push(`transcript  ${line(n.transcriptPath)}`);
r.reportPath !== null && y.push(`report      ${line(r.reportPath)}`);
r.patchPath !== void 0 && y.push(`patch       ${line(r.patchPath)}`);
return `${y.join("\n")}\n`;
}
function figures({model: t, turns: e, toolCalls: n, usage: s, costUsd: o, durationMs: i}) {
return [ t, (0, a.B4)(e, "turn"), (0, a.B4)(n, "tool call"), `${(0, a.ZV)(s.inputTokens)} tokens in`, `${(0, 
a.ZV)(s.outputTokens)} out`, (0, d.BD)(o), (0, d.a3)(i) ].join(", ");
}
function advice(t, {onRunner: e, reportPath: n}) {
const s = (0, p.fE)([ t ]);
const [o = "", ...i] = s;
const r = (0, p.KU)([ t ]);
const l = n === null ? "" : ", see the report";
return [ ...s.length > 0 && !e ? [ `   to allow it: ${s.map(p.Q$).join(" ")}` ] : [], ...s.length === 1 && e ? [ `   to allow it: ${(0, 
p.mM)(o)}` ] : [], ...i.length > 0 && e ? [ "   to allow it: allow: |", ...s.map(t => `${" ".repeat(18)}${t}`) ] : [], ...r > 0 ? [ `   ${(0, 
a.B4)(r, "more rule", "more rules")} would be needed but cannot be shown safely${l}` ] : [] ];
}
var m = n(54327);
const v = [ "structured-output", "denials", "writes", "findings" ];
const b = 1e6;
function valuesOf({result: t, suggested: e, links: n, writes: s, findings: o}, {commentUrl: i, handoffPath: r, findingFiles: l}) {
return {
conclusion: t.conclusion,
"reason-code": t.code,
reason: t.reason,
result: t.text,
"structured-output": t.structured === void 0 ? "" : JSON.stringify(t.structured),
denials: JSON.stringify(t.denials),
"denied-count": String(t.denials.length),
"suggested-allow": e.join("\n"),
turns: String(t.turns),
"tool-calls": String(t.toolCalls),
"input-tokens": String(t.usage.inputTokens),
"output-tokens": String(t.usage.outputTokens),
"cost-usd": t.costUsd === null ? "" : String(Number(t.costUsd.toFixed(6))),
"duration-ms": String(Math.round(t.durationMs)),
"transcript-path": t.transcriptPath ?? "",
"report-path": n.reportPath ?? "",
"comment-url": i ?? "",
"handoff-path": r ?? "",
writes: JSON.stringify(s),
branch: s.find(({branch: t}) => t !== void 0)?.branch ?? "",
commit: s.find(({commit: t}) => t !== void 0)?.commit ?? "",
findings: JSON.stringify(o),
"sarif-path": l?.sarif ?? "",
"junit-path": l?.junit ?? "",
"continued-run": t.continues?.run ?? "",
"trusted-commit": t.provenance?.trustedCommit ?? "",
"left-out": (t.provenance?.omitted ?? []).join("\n")
};
}
function reportOutputs(t, {spill: e, ...n}) {
const s = valuesOf(t, n);
const o = [ ...v, "result", "suggested-allow", "left-out" ].toSorted((t, e) => s[e].length - s[t].length);
for (const t of o) {
const n = Object.values(s).reduce((t, e) => t + 2 * e.length, 0);
if (n <= b) break;
s[t] = spilled(t, s[t], e);
}
return s;
}
function spilled(t, e, n) {
const [s, o] = [ n(t, e), Buffer.byteLength(e) ];
if (v.includes(t)) return JSON.stringify({
"spilled-to": s,
bytes: o
});
return `Too long for an output (${String(o)} bytes). The whole value is in the file ${s}`;
}
var $ = n(62103);
async function writeLocalResults(t, {hasSummary: e, ...s}, o) {
const {artifacts: i, withAnswer: r, writeSummary: l} = o;
const a = t.links.reportPath !== null;
const c = e && l !== null;
if (a || c) {
const [{stepSummary: e, wholeReport: s}, l] = await Promise.all([ n.e(6047).then(n.bind(n, 26047)), r(t) ]);
a && i.write("report.md", s(l));
c && await (0, $.o)(e(l), o);
}
e || await (0, $.o)("", o);
const spill = (t, e) => i.writeRedacted(`output-${t}.txt`, e);
return reportOutputs(t, {
...s,
spill: spill
});
}
async function pendingRows({requests: t}) {
const {withheld: e} = await Promise.all([ n.e(4758), n.e(5147) ]).then(n.bind(n, 70193));
return e(t.filter(m.J), "interrupted", "The run was interrupted before it reported this write as posted.");
}
function isPosting({requests: t}, {publish: e, ...n}) {
if (n["github-token"] === void 0) return false;
return t.some(m.J) || [ "comment", "review", "check" ].some(t => e.includes(t));
}
function keepsDirectory({conclusion: t, changes: e, denials: n, requests: s}, o, {onRunner: i}) {
return i || o.transcript !== void 0 || o.record !== void 0 || o.resume !== void 0 || o.publish.includes("handoff") || t !== "success" && t !== "skipped" || o.worktree && e.length > 0 || n.length > 0 || s.length > 0;
}
var y = n(58276);
async function publish(t, e) {
const r = {
...e,
hostEnvironment: (0, s.KT)(e.hostEnvironment)
};
const {artifacts: a, hostEnvironment: c, runContext: u} = r;
const {patch: d, files: h, result: f} = await patched(t, r);
const p = reportingOf(f, await subjectOf(r), {
...r,
files: h
});
const {options: g} = p;
const w = (0, y.I)(u.settings, c);
const withAnswer = async t => {
const e = await Promise.all([ n.e(6855), n.e(9257), n.e(482), n.e(955) ]).then(n.bind(n, 70482));
return e.withAnswer(t, f.text, {
redact: r.redact,
outgoing: w
});
};
const m = await writeFirstResults(p, {
...r,
withAnswer: withAnswer
});
await r.beforePosts();
const v = await appliedWrites(f, {
...r,
outgoing: w,
patch: d
});
const b = (0, l.L)(v, r.redact);
const $ = await postsOf({
...p.early,
writes: b
}, {
...r,
outgoing: w,
withAnswer: withAnswer
});
for (const t of a.notices) r.log.warning(t);
const R = withNotices(p.result, [ ...$.notices, ...m.notices, ...a.notices ]);
const k = {
...g,
writes: [ ...v, ...$.rows ],
isReview: $.isReview
};
const {publish: S} = u.settings;
const O = S.includes("comment") || $.needsComment;
const P = O ? await (await Promise.all([ n.e(3754), n.e(9763) ]).then(n.bind(n, 21559))).postResultComment(await withAnswer((0, 
l.c)(R, k)), r) : {
url: null,
notices: [],
problem: null
};
const x = P.problem === null ? [] : [ {
what: "Result comment",
outcome: "failed",
url: null,
note: P.problem
} ];
const C = {
...k,
writes: [ ...k.writes, ...x ]
};
const j = (0, l.c)(withNotices(R, P.notices), C);
const B = (O || S.includes("review")) && !await isPostedWhole(await withAnswer(j));
const L = O && P.url === null || await isReviewed(j);
const T = S.includes("summary") || B || L;
const E = {
...r,
withAnswer: withAnswer
};
const N = await writeLocalResults(j, {
...m,
commentUrl: P.url,
hasSummary: T
}, E);
j.links.reportPath === null && a.remove();
const F = (0, o.W)(c.stdio.errIsTerminal, c.environment);
const A = closingLines(j, {
color: F
});
c.onRunner ? c.stdio.out((0, i.YI)(A)) : c.stdio.err(A);
const {structured: U} = j.result;
const J = U === void 0 ? j.result.text : JSON.stringify(U, null, 2);
return {
text: c.onRunner ? (0, i.YI)(J) : J,
value: {
...j.result,
reportPath: j.links.reportPath
},
outputs: N,
failedWrites: C.writes.filter(({outcome: t}) => t === "failed").length
};
}
async function isReviewed(t) {
if (!t.isReview && !t.result.requests.some(({kind: t}) => t === "review")) return false;
const {isShownByReview: e} = await n.e(3274).then(n.bind(n, 83274));
return e(t);
}
async function isPostedWhole(t) {
const {resultText: e} = await Promise.all([ n.e(3754), n.e(3479) ]).then(n.bind(n, 53754));
return e(t).isWhole;
}
async function appliedWrites(t, e) {
const {requests: s, denials: o, unrecorded: i = []} = t;
if (s.length + o.length + i.length === 0) return [];
const {applyGitHubWrites: r} = await Promise.all([ n.e(6855), n.e(9257), n.e(4758), n.e(3754), n.e(482), n.e(8671) ]).then(n.bind(n, 45058));
return await r(t, e);
}
async function patched(t, e) {
if (t.changes.length === 0) return {
patch: "",
files: {},
result: t
};
const {writeChangesPatch: s} = await n.e(6550).then(n.bind(n, 96550));
const {path: o, text: i, notices: r} = s(t.changes, e);
const l = t.changes.map(({patch: t, ...e}) => e);
const a = {
...t,
changes: l,
notices: [ ...t.notices, ...r ]
};
return {
patch: i,
files: o === null ? {} : {
patchPath: o
},
result: a
};
}
function reportingOf(t, e, n) {
const {redact: o, runContext: i, outputSchema: r, artifacts: a, hostEnvironment: c, files: u} = n;
const d = {
run: (0, s.Vp)(c),
reportPath: null,
onRunner: c.onRunner
};
const h = {
redact: o,
links: d,
subject: e,
outputSchema: r
};
const f = (0, l.c)(t, h);
if (f.findings.length === 0 && !keepsDirectory(t, i.settings, c)) return {
result: {
...t,
transcriptPath: null
},
options: h,
early: f
};
const p = {
...d,
...u,
reportPath: a.write("report.md", "")
};
return {
result: t,
options: {
...h,
links: p
},
early: {
...f,
links: p
}
};
}
const R = /^(?:OWNER|MEMBER|COLLABORATOR)$/;
async function subjectOf({runContext: t, coverage: e, lastCheck: s, conversation: o}) {
const {event: i, pull: r} = t;
const l = i.item?.kind === "pull-request" ? r?.commit ?? await (await Promise.all([ n.e(6855), n.e(9257), n.e(4758), n.e(3754), n.e(482), n.e(8671) ]).then(n.bind(n, 45058))).reviewedSha(t) : null;
const a = i.trigger.triggerComment === null ? null : i.trigger.sender?.login ?? null;
const c = i.item?.kind === "issue" && !R.test(i.trigger.itemAssociation);
return {
commit: l,
requestedBy: a,
...c ? {
isFromOutside: c
} : {},
...e === null ? {} : {
coverage: e
},
...s === null ? {} : {
lastCheck: s
},
...o === null ? {} : {
conversation: o
}
};
}
async function writeFirstResults({result: t, early: e}, n) {
const {settings: s} = n.runContext;
const o = await findingsOf(e, n);
await writeFindingReportsOf(e, n);
const i = await handOff(e, n);
const r = {
findingFiles: o,
handoffPath: i.path,
notices: i.notices
};
if (isPosting(t, s)) {
const s = {
...e,
writes: (0, l.L)(await pendingRows(t), n.redact)
};
const o = await writeLocalResults(s, {
...r,
commentUrl: null,
hasSummary: true
}, n);
await (n.setOutputs?.(o));
}
return r;
}
async function writeFindingReportsOf(t, e) {
const {settings: s} = e.runContext;
if (s["code-quality-report"] === void 0 && s["junit-report"] === void 0) return;
const {writeFindingReports: o} = await n.e(8049).then(n.bind(n, 48049));
const {findings: i, result: l} = t;
const a = (0, r.F3)(l.conclusion) ? null : l;
await o({
findings: i,
problem: a
}, {
...e,
settings: s
});
}
function withNotices(t, e) {
return {
...t,
notices: [ ...t.notices, ...e ]
};
}
async function postsOf(t, e) {
const {publish: s} = e.runContext.settings;
const o = [];
const i = {
rows: o,
notices: [],
needsComment: false,
isReview: false
};
if (!s.includes("review") && !s.includes("check")) return i;
const {checkResult: r, reviewResult: l} = await Promise.all([ n.e(6855), n.e(9257), n.e(4758), n.e(3754), n.e(482), n.e(164) ]).then(n.bind(n, 72504));
const a = await e.withAnswer(t);
const c = s.includes("review") && !await isReviewed(t);
const u = c ? await l(a, e) : {
rows: [],
problem: null
};
const d = s.includes("check") ? [ await r(a, e) ] : [];
const h = u.problem === null ? [] : [ `The result was not posted as a review: ${u.problem}` ];
const f = c && u.problem === null;
return {
rows: [ ...u.rows, ...d ],
notices: h,
needsComment: u.problem !== null,
isReview: f
};
}
async function findingsOf(t, {artifacts: e, hostEnvironment: s, runContext: o}) {
if (t.links.reportPath === null || !(0, r.aP)(t, o.settings)) return null;
const {publishFindings: i} = await n.e(4167).then(n.bind(n, 84167));
const l = s.onRunner && o.settings.publish.includes("annotations");
return i(t, {
artifacts: e,
stdio: s.stdio
}, l);
}
async function handOff({result: t, findings: e}, {artifacts: s, runContext: o}) {
const {event: i, settings: r} = o;
if (!r.publish.includes("handoff")) return {
path: null,
notices: []
};
const {headSha: l} = i;
if (l === null) return {
path: null,
notices: [ "The event names no commit, so no hand-off file was written." ]
};
const {handoffOf: a} = await n.e(393).then(n.bind(n, 50393));
const c = a(t, e, l);
return {
path: s.writeRedacted("handoff.json", `${JSON.stringify(c, null, 2)}\n`),
notices: []
};
}
}),
62103: (function(t, e, n) {
n.d(e, {
o: () => writeSummaryFile,
p: () => indentedBlock
});
var s = n(42357);
async function writeSummaryFile(t, {log: e, writeSummary: n}) {
try {
await (n?.(t));
} catch (t) {
e.warning(`The summary could not be written: ${(0, s.bD)(t)}`);
}
}
function indentedBlock(t) {
return t.map(t => `    ${t}`).join("\n");
}
}),
71245: (function(t, e, n) {
n.d(e, {
_: () => coverageText,
k: () => unseenText
});
var s = n(54539);
var o = n(71860);
function coverageText({files: t, missing: e, unlisted: n = 0}) {
if (t === 0) return "";
const i = t - e.length - n;
const r = e.length - (0, o.u)({
files: t,
missing: e
}).length;
const l = r === 0 ? "" : ` (${(0, s.B4)(r, "lock file")} skipped)`;
return `${(0, s.ZV)(i)} of ${(0, s.B4)(t, "changed file")} read${l}`;
}
function unseenText({result: t, findings: e, subject: {coverage: n, requestedBy: i}}) {
if (n === void 0 || (0, o.u)(n).length + (n.unlisted ?? 0) === 0) return null;
const r = e.length > 0 || t.requests.some(({kind: t}) => t === "review") || /review/i.test(t.prompt) || i === null && t.changes.length === 0;
const {files: l, missing: a, unlisted: c = 0} = n;
return r ? `${(0, s.ZV)(l - a.length - c)} of ${(0, s.B4)(l, "changed file")} seen` : null;
}
}),
96682: (function(t, e, n) {
n.d(e, {
Q: () => lastCheckText
});
function lastCheckText({command: t, isBeforeChange: e, ...n}) {
const s = t.replace(/\s+/g, " ").replaceAll("`", "'").trim().slice(0, 120);
const o = endOf(n);
if (!e) return `Last check: \`${s}\` ${o}.`;
return n.exitCode === 0 ? `Last check: \`${s}\` ran before the last change.` : `Last check, before the last change: \`${s}\` ${o}.`;
}
function endOf({exitCode: t, didNotStart: e, isOtherCode: n}) {
if (e === true) return "could not start";
if (t === null) return "did not end";
if (n) return "ended; the exit code of the check itself is unknown";
return t === 0 ? "passed" : `failed with exit code ${String(t)}`;
}
}),
3101: (function(t, e, n) {
n.d(e, {
L: () => cleaned,
c: () => createReport
});
var s = n(7138);
var o = n(24788);
var i = n(15917);
var r = n(9879);
var l = n(19326);
const a = {
commit: null,
requestedBy: null
};
function createReport(t, {redact: e, links: n, subject: s = a, writes: o = [], isReview: r = false, outputSchema: c = null}) {
const u = cleaned(t, e, c);
const {findings: d, invalid: h} = (0, i.WX)(u);
return {
result: {
...u,
notices: [ ...u.notices, ...(0, i.R5)(h) ]
},
refused: (0, l.uE)(u.denials),
suggested: (0, l.fE)(u.denials),
unpasteable: (0, l.KU)(u.denials),
findings: d,
writes: cleaned(o, e),
isReview: r,
links: n,
subject: s.lastCheck === void 0 ? s : {
...s,
lastCheck: cleaned(s.lastCheck, e)
}
};
}
function cleaned(t, e, n = null) {
const i = n === null ? r.M : (0, o.U)(r.M, n);
return (0, o.E)(t, t => e((0, s.wh)(t)), i);
}
}),
59046: (function(t, e, n) {
n.d(e, {
o: () => sandboxSentences
});
var s = n(20653);
const o = 20;
function sandboxSentences(t) {
if (t === void 0) return [];
const {level: e, reason: n, reached: r, blocked: l} = t;
return [ `Sandbox: ${e}. ${n}`, ...e === "none" ? [ i ] : [], ...r.length === 0 ? [] : [ `Hosts that commands reached: ${(0, 
s.KE)(r, o)}.` ], ...l.length === 0 ? [] : [ `Hosts that commands could not reach: ${(0, 
s.KE)(l, o)}.` ] ];
}
const i = "Commands that the rules permit can read and change everything that this job can, and reach every host.";
}),
19326: (function(t, e, n) {
n.d(e, {
KU: () => unpasteableRules,
Q$: () => allowFlag,
RJ: () => groupByRule,
fE: () => suggestedRules,
mM: () => allowLine,
tR: () => allowBlock,
uE: () => groupDenials
});
function groupDenials(t) {
const e = new Map;
for (const n of t) {
const t = JSON.stringify([ n.tool, n.label, n.reason, n.origin ]);
e.set(t, {
...n,
times: (e.get(t)?.times ?? 0) + 1
});
}
return [ ...e.values() ];
}
function groupByRule(t) {
const e = new Map;
for (const n of t) {
const {tool: t, reason: s, suggest: o, times: i, origin: r} = n;
const l = JSON.stringify([ t, s, o, r ]);
const {calls: a = [], times: c = 0} = e.get(l) ?? {};
e.set(l, {
calls: [ ...a, n ],
reason: s,
suggest: o,
times: c + i
});
}
return [ ...e.values() ];
}
function suggestedRules(t) {
return everyRule(t).filter(isPasteable);
}
function unpasteableRules(t) {
return everyRule(t).filter(t => !isPasteable(t)).length;
}
function everyRule(t) {
return [ ...new Set(t.flatMap(({suggest: t}) => t)) ];
}
function isPasteable(t) {
return t.length <= 500 && /^[A-Za-z]/.test(t) && !t.includes("${{") && !/[\p{C}\p{Zl}\p{Zp}\p{DI}]/u.test(t);
}
function allowBlock(t) {
return [ "allow: |", ...t.map(t => `  ${t}`) ].join("\n");
}
function allowLine(t) {
return `allow: ${/:(?:\s|$)|\s#/.test(t) ? `'${t.replaceAll("'", "''")}'` : t}`;
}
function allowFlag(t) {
return `--allow '${t.replaceAll("'", String.raw`'\''`)}'`;
}
}),
97979: (function(t, e, n) {
n.d(e, {
M: () => writesSection,
x: () => writeLines
});
var s = n(54539);
var o = n(74397);
var i = n(20653);
const r = {
created: "\u2705 posted",
updated: "\u2705 updated",
unchanged: "\u2705 already there",
"fell back": "\u21aa\ufe0f posted differently",
withheld: "\u23f8\ufe0f not posted",
refused: "\u26d4 refused",
failed: "\u274c failed"
};
function writesSection(t, e) {
const n = t.slice(0, e);
const l = t.length - n.length;
const a = n.map(({what: t, outcome: e, url: n, note: s}) => {
const l = (0, o.n1)(n) ? `[${r[e]}](${n})` : r[e];
return `| ${(0, o.ti)((0, i.ml)(t, 200))} | ${l} | ${(0, o.xG)((0, i.ml)(s, 300))} |`;
});
return [ "#### Writes", [ "| Write | Outcome | Note |", "| --- | --- | --- |", ...a ].join("\n"), ...l > 0 ? [ `And ${(0, 
s.B4)(l, "more")}.` ] : [] ].join("\n\n");
}
function writeLines(t) {
return t.map(({what: t, outcome: e, url: n, note: s}) => [ `${e.padEnd(9)} ${t}`, s, n ?? "" ].filter(t => t !== "").join("  "));
}
})
};
