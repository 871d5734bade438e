"use strict";

exports.id = 376;

exports.ids = [ 376 ];

exports.modules = {
5428: (function(t, e, n) {
n.d(e, {
R: () => fingerprint
});
var r = n(77598);
function fingerprint(t, e = 16) {
const n = (0, r.createHash)("sha256");
for (const e of t) n.update(e);
return n.digest("hex").slice(0, e);
}
}),
37016: (function(t, e, n) {
n.d(e, {
JU: () => binaryHunks,
ww: () => literalsIn,
zA: () => blobId
});
var r = n(77598);
var o = n(38522);
const s = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz!#$%&()*+-;<=>?@^_`{|}~";
const i = 52;
function binaryHunks(t, e) {
return `GIT binary patch\n${literal(e)}\n${literal(t)}\n`;
}
function literal(t) {
const e = (0, o.deflateSync)(t);
let n = "";
for (let t = 0; t < e.length; t += i) {
const r = e.subarray(t, t + i);
n += `${String.fromCharCode(r.length <= 26 ? 64 + r.length : 70 + r.length)}${encoded(r)}\n`;
}
return `literal ${String(t.length)}\n${n}`;
}
function encoded(t) {
let e = "";
for (let n = 0; n < t.length; n += 4) {
let r = 0;
for (let e = 0; e < 4; e += 1) r = r * 256 + (t[n + e] ?? 0);
let o = "";
for (let t = 0; t < 5; t += 1) {
o = s.charAt(r % 85) + o;
r = Math.floor(r / 85);
}
e += o;
}
return e;
}
function literalsIn(t) {
return [ ...t.matchAll(/^literal \d+\n((?:[A-Za-z][^\n]+\n)*)/gm) ].map(([, t = ""]) => (0, 
o.inflateSync)(Buffer.concat(t.trimEnd().split("\n").map(decoded))));
}
function decoded(t) {
const e = t.charCodeAt(0);
const n = e <= 90 ? e - 64 : e - 70;
const r = Buffer.alloc(Math.ceil(n / 4) * 4);
for (let e = 0; e < r.length; e += 4) {
let n = 0;
for (const r of t.slice(1 + e / 4 * 5, 6 + e / 4 * 5)) n = n * 85 + s.indexOf(r);
r.writeUInt32BE(n, e);
}
return r.subarray(0, n);
}
function blobId(t, e) {
return (0, r.createHash)(e === 64 ? "sha256" : "sha1").update(`blob ${String(t.length)}\0`).update(t).digest("hex");
}
}),
11456: (function(t, e, n) {
n.d(e, {
$9: () => isUnpatched,
TA: () => hasSecret,
gE: () => redactedChanges,
iS: () => patchBytes
});
var r = n(4573);
var o = n(37016);
function patchBytes(t) {
return Buffer.concat(t.map(bytesOf));
}
const bytesOf = ({diff: t, patch: e}) => e === void 0 ? Buffer.from(t ?? "") : Buffer.from(e, "latin1");
const isUnpatched = ({diff: t, patch: e}) => t === null && e === void 0;
function redactedChanges(t, e) {
const n = [];
const [r, s] = [ [], [] ];
for (const i of t) {
const t = bytesOf(i);
const a = i.patch?.includes("\nGIT binary patch\n") === true;
if (a && (0, o.ww)(i.patch ?? "").some(t => hasSecret(t, e))) {
s.push(i.path);
continue;
}
const c = redactedBytes(t, e);
c.equals(t) || r.push(i.path);
n.push({
diff: null,
patch: c.toString("latin1")
});
}
return {
kept: n,
redacted: r,
secret: s
};
}
function redactedBytes(t, e) {
const n = (0, r.isUtf8)(t) ? "utf8" : "latin1";
return Buffer.from(e(t.toString(n)), n);
}
function hasSecret(t, e) {
return [ "utf8", "latin1", "utf16le" ].some(n => {
const r = t.toString(n);
return e(r) !== r;
});
}
}),
58276: (function(t, e, n) {
n.d(e, {
I: () => outgoingOptionsOf
});
function outgoingOptionsOf({"allow-links": t, "allow-mentions": e}, {environment: n}) {
const r = n["GITHUB_SERVER_URL"] ?? "https://github.com";
return {
hosts: [ ...URL.canParse(r) ? [ new URL(r).hostname ] : [], ...t ],
mentions: e
};
}
}),
80523: (function(t, e, n) {
n.d(e, {
publish: () => publish
});
var r = n(12673);
var o = n(28028);
var s = n(42985);
var i = n(53754);
var a = n(83274);
var c = n(15917);
var u = n(3101);
var l = n(54539);
var d = n(20653);
var f = n(71245);
var h = n(1359);
var p = n(96682);
var g = n(59046);
var m = n(19326);
var w = n(97979);
const v = {
bold: 1,
red: 31,
green: 32,
yellow: 33,
grey: 90
};
function closingLines(t, {color: e}) {
const {result: n, refused: r, writes: o, links: i} = t;
const paint = (t, n) => e ? `\x1b[${String(v[t])}m${n}\x1b[0m` : n;
const line = (t, e = 500) => (0, d.ml)((0, s.YI)(t).replace(/\s*\n\s*/g, " "), e);
const a = (0, h.rL)(t);
const c = o.some(({outcome: t}) => t === "failed");
const u = (0, h.W2)(n);
const b = !c && !u && (n.conclusion === "success" || n.conclusion === "skipped");
const y = (0, f.k)(t);
const $ = [ `${a} ${paint("bold", paint(b ? "green" : "red", (0, h.Pl)(t)))} (${n.conclusion})${y === null ? "" : ` \xb7 ${y}`}`, ...n.reason === "" ? [] : [ `   ${line(n.reason)}` ], ...t.subject.lastCheck === void 0 ? [] : [ `   ${line((0, 
p.Q)(t.subject.lastCheck))}` ] ];
for (const {calls: t, reason: e, suggest: n} of (0, m.RJ)(r)) {
for (const {tool: e, label: n, times: r} of t) {
const t = r === 1 ? "" : ` (${(0, l.ZV)(r)} times)`;
$.push(`${paint("yellow", "refused")} ${line(`${e} ${n}`, 200)}${t}`);
}
$.push(`   ${line(e)}`, ...advice({
suggest: n
}, i));
}
u && $.push("to end such a run as failed: " + (i.onRunner ? "on-denied: fail" : "--on-denied fail"));
const k = o.filter(({outcome: t}) => t !== "refused");
$.push(...(0, w.x)(k).map(t => `write    ${line(t)}`));
$.push(...n.notices.map(t => `${paint("yellow", "notice")} ${line(t)}`));
const {trustedCommit: x = null, omitted: S = []} = n.provenance ?? {};
x !== null && $.push(`trusted  ${x}`);
$.push(...S.map(t => `${paint("yellow", "left out")} ${line(t)}`));
$.push(...(0, g.o)(n.sandbox).map(t => paint("grey", line(t))));
n.changes.length > 0 && $.push(`changed  ${(0, l.B4)(n.changes.length, "file")}`);
n.turns > 0 && $.push(paint("grey", line(figures(n))));
n.transcriptPath !== null && $.push(`transcript  ${line(n.transcriptPath)}`);
i.reportPath !== null && $.push(`report      ${line(i.reportPath)}`);
i.patchPath !== void 0 && $.push(`patch       ${line(i.patchPath)}`);
return `${$.join("\n")}\n`;
}
function figures({model: t, turns: e, toolCalls: n, usage: r, costUsd: o, durationMs: s}) {
return [ t, (0, l.B4)(e, "turn"), (0, l.B4)(n, "tool call"), `${(0, l.ZV)(r.inputTokens)} tokens in`, `${(0, 
l.ZV)(r.outputTokens)} out`, (0, h.BD)(o), (0, h.a3)(s) ].join(", ");
}
function advice(t, {onRunner: e, reportPath: n}) {
const r = (0, m.fE)([ t ]);
const [o = "", ...s] = r;
const i = (0, m.KU)([ t ]);
const a = n === null ? "" : ", see the report";
return [ ...r.length > 0 && !e ? [ `   to allow it: ${r.map(m.Q$).join(" ")}` ] : [], ...r.length === 1 && e ? [ `   to allow it: ${(0, 
m.mM)(o)}` ] : [], ...s.length > 0 && e ? [ "   to allow it: allow: |", ...r.map(t => `${" ".repeat(18)}${t}`) ] : [], ...i > 0 ? [ `   ${(0, 
l.B4)(i, "more rule", "more rules")} would be needed but cannot be shown safely${a}` ] : [] ];
}
var b = n(54327);
const y = [ "structured-output", "denials", "writes", "findings" ];
const $ = 1e6;
function valuesOf({result: t, suggested: e, links: n, writes: r, findings: o}, {commentUrl: s, handoffPath: i, findingFiles: a}) {
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
"comment-url": s ?? "",
"handoff-path": i ?? "",
writes: JSON.stringify(r),
branch: r.find(({branch: t}) => t !== void 0)?.branch ?? "",
commit: r.find(({commit: t}) => t !== void 0)?.commit ?? "",
findings: JSON.stringify(o),
"sarif-path": a?.sarif ?? "",
"junit-path": a?.junit ?? "",
"trusted-commit": t.provenance?.trustedCommit ?? "",
"left-out": (t.provenance?.omitted ?? []).join("\n")
};
}
function reportOutputs(t, {spill: e, ...n}) {
const r = valuesOf(t, n);
const o = [ ...y, "result", "suggested-allow", "left-out" ].toSorted((t, e) => r[e].length - r[t].length);
for (const t of o) {
const n = Object.values(r).reduce((t, e) => t + 2 * e.length, 0);
if (n <= $) break;
r[t] = spilled(t, r[t], e);
}
return r;
}
function spilled(t, e, n) {
const [r, o] = [ n(t, e), Buffer.byteLength(e) ];
if (y.includes(t)) return JSON.stringify({
"spilled-to": r,
bytes: o
});
return `Too long for an output (${String(o)} bytes). The whole value is in the file ${r}`;
}
var k = n(26047);
var x = n(62103);
async function writeLocalResults(t, {hasSummary: e, ...n}, r) {
const {artifacts: o} = r;
t.links.reportPath !== null && o.write("report.md", (0, k.wA)(t));
await (0, x.o)(e ? (0, k.xw)(t) : "", r);
const spill = (t, e) => o.writeRedacted(`output-${t}.txt`, e);
return reportOutputs(t, {
...n,
spill: spill
});
}
async function pendingRows({requests: t}) {
const {withheld: e} = await n.e(193).then(n.bind(n, 70193));
return e(t.filter(b.J), "interrupted", "The run was interrupted before it reported this write as posted.");
}
function isPosting({requests: t}, {publish: e, ...n}) {
if (n["github-token"] === void 0) return false;
return t.some(b.J) || [ "comment", "review", "check" ].some(t => e.includes(t));
}
function keepsDirectory({conclusion: t, changes: e, denials: n, requests: r}, o, {onRunner: s}) {
return s || o.transcript !== void 0 || o.record !== void 0 || o.resume !== void 0 || o.publish.includes("handoff") || t !== "success" && t !== "skipped" || o.worktree && e.length > 0 || n.length > 0 || r.length > 0;
}
var S = n(58276);
var C = n(21559);
var O = n(45058);
async function publish(t, e) {
const n = {
...e,
hostEnvironment: (0, r.KT)(e.hostEnvironment)
};
const {artifacts: c, hostEnvironment: l, runContext: d} = n;
const {patch: f, files: h, result: p} = await patched(t, n);
const g = reportingOf(p, await subjectOf(n), {
...n,
files: h
});
const {options: m} = g;
const w = await writeFirstResults(g, n);
await n.beforePosts();
const {outgoing: v} = m;
const b = await (0, O.ee)(p, {
...n,
outgoing: v,
patch: f
});
const y = await postsOf({
...g.early,
writes: (0, u.L)(b, n.redact)
}, {
...n,
outgoing: v
});
for (const t of c.notices) n.log.warning(t);
const $ = withNotices(g.result, [ ...y.notices, ...w.notices, ...c.notices ]);
const k = {
...m,
writes: [ ...b, ...y.rows ]
};
const {publish: x} = d.settings;
const S = x.includes("comment") || y.needsComment;
const P = S ? await (0, C.t5)((0, u.c)($, k), n) : (0, C.n3)();
const R = P.problem === null ? [] : [ {
what: "Result comment",
outcome: "failed",
url: null,
note: P.problem
} ];
const E = {
...k,
writes: [ ...k.writes, ...R ]
};
const T = (0, u.c)(withNotices($, P.notices), E);
const j = (S || x.includes("review")) && !(0, i.D6)(T).isWhole;
const N = S && P.url === null || (0, a.T0)(T);
const B = x.includes("summary") || j || N;
const F = await writeLocalResults(T, {
...w,
commentUrl: P.url,
hasSummary: B
}, n);
T.links.reportPath === null && c.remove();
const M = (0, o.W)(l.stdio.errIsTerminal, l.environment);
const H = closingLines(T, {
color: M
});
l.onRunner ? l.stdio.out((0, s.YI)(H)) : l.stdio.err(H);
const {structured: L} = T.result;
const q = L === void 0 ? T.result.text : JSON.stringify(L, null, 2);
return {
text: l.onRunner ? (0, s.YI)(q) : q,
value: {
...T.result,
reportPath: T.links.reportPath
},
outputs: F,
failedWrites: E.writes.filter(({outcome: t}) => t === "failed").length
};
}
async function patched(t, e) {
if (t.changes.length === 0) return {
patch: "",
files: {},
result: t
};
const {writeChangesPatch: r} = await n.e(6550).then(n.bind(n, 96550));
const {path: o, text: s, notices: i} = r(t.changes, e);
const a = t.changes.map(({patch: t, ...e}) => e);
const c = {
...t,
changes: a,
notices: [ ...t.notices, ...i ]
};
return {
patch: s,
files: o === null ? {} : {
patchPath: o
},
result: c
};
}
function reportingOf(t, e, n) {
const {redact: o, runContext: s, outputSchema: i, artifacts: a, hostEnvironment: c, files: l} = n;
const d = (0, S.I)(s.settings, c);
const f = {
run: (0, r.Vp)(c),
reportPath: null,
onRunner: c.onRunner
};
const h = {
redact: o,
links: f,
subject: e,
outgoing: d,
outputSchema: i
};
const p = (0, u.c)(t, h);
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
reportPath: a.write("report.md", "")
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
async function subjectOf({runContext: t, coverage: e, lastCheck: n}) {
const {event: r, pull: o} = t;
const s = r.item?.kind === "pull-request" ? o?.commit ?? await (0, O.cK)(t) : null;
const i = r.trigger.triggerComment === null ? null : r.trigger.sender?.login ?? null;
return {
commit: s,
requestedBy: i,
...e === null ? {} : {
coverage: e
},
...n === null ? {} : {
lastCheck: n
}
};
}
async function writeFirstResults({result: t, early: e}, n) {
const {settings: r} = n.runContext;
const o = await findingsOf(e, n);
await writeFindingReportsOf(e, n);
const s = await handOff(e, n);
const i = {
findingFiles: o,
handoffPath: s.path,
notices: s.notices
};
if (isPosting(t, r)) {
const r = {
...e,
writes: (0, u.L)(await pendingRows(t), n.redact)
};
const o = await writeLocalResults(r, {
...i,
commentUrl: null,
hasSummary: true
}, n);
await (n.setOutputs?.(o));
}
return i;
}
async function writeFindingReportsOf(t, e) {
const {settings: r} = e.runContext;
if (r["code-quality-report"] === void 0 && r["junit-report"] === void 0) return;
const {writeFindingReports: o} = await n.e(430).then(n.bind(n, 48049));
const {findings: s, result: i} = t;
const a = (0, c.F3)(i.conclusion) ? null : i;
await o({
findings: s,
problem: a
}, {
...e,
settings: r
});
}
function withNotices(t, e) {
return {
...t,
notices: [ ...t.notices, ...e ]
};
}
async function postsOf(t, e) {
const {publish: r} = e.runContext.settings;
const o = {
rows: [],
notices: [],
needsComment: false
};
if (!r.includes("review") && !r.includes("check")) return o;
const {checkResult: s, reviewResult: i} = await n.e(2504).then(n.bind(n, 72504));
const c = r.includes("review") && !(0, a.T0)(t);
const u = c ? await i(t, e) : {
rows: [],
problem: null
};
const l = r.includes("check") ? [ await s(t, e) ] : [];
const d = u.problem === null ? [] : [ `The result was not posted as a review: ${u.problem}` ];
return {
rows: [ ...u.rows, ...l ],
notices: d,
needsComment: u.problem !== null
};
}
async function findingsOf(t, {artifacts: e, hostEnvironment: r, runContext: o}) {
if (t.links.reportPath === null || !(0, c.aP)(t, o.settings)) return null;
const {publishFindings: s} = await n.e(4167).then(n.bind(n, 84167));
const i = r.onRunner && o.settings.publish.includes("annotations");
return s(t, {
artifacts: e,
stdio: r.stdio
}, i);
}
async function handOff({result: t, findings: e}, {artifacts: r, runContext: o}) {
const {event: s, settings: i} = o;
if (!i.publish.includes("handoff")) return {
path: null,
notices: []
};
const {headSha: a} = s;
if (a === null) return {
path: null,
notices: [ "The event names no commit, so no hand-off file was written." ]
};
const {handoffOf: c} = await n.e(393).then(n.bind(n, 50393));
const u = c(t, e, a);
return {
path: r.writeRedacted("handoff.json", `${JSON.stringify(u, null, 2)}\n`),
notices: []
};
}
}),
62103: (function(t, e, n) {
n.d(e, {
o: () => writeSummaryFile,
p: () => indentedBlock
});
var r = n(42357);
async function writeSummaryFile(t, {log: e, writeSummary: n}) {
try {
await (n?.(t));
} catch (t) {
e.warning(`The summary could not be written: ${(0, r.bD)(t)}`);
}
}
function indentedBlock(t) {
return t.map(t => `    ${t}`).join("\n");
}
}),
45058: (function(t, e, n) {
n.d(e, {
cK: () => reviewedSha,
ee: () => applyGitHubWrites,
q$: () => publishContextOf,
wr: () => v
});
var r = n(42357);
var o = n(54327);
var s = n(84758);
var i = n(96668);
var a = n(11456);
var c = n(73948);
var u = n(12673);
var l = n(38287);
var d = n(93768);
var f = n(53754);
var h = n(3101);
var p = n(70482);
var g = n(74397);
var m = n(20653);
var w = n(99991);
const v = new Set([ "cancelled", "denied", "config-error", "provider-error" ]);
async function applyGitHubWrites(t, e) {
const {artifacts: n, redact: r, log: s} = e;
const i = (0, h.L)(t.requests, r);
const a = i.filter(o.J);
const c = [ ...a.length === 0 ? [] : await apply(a, t.conclusion, e), ...unrecordedRows(t) ];
if (c.length === 0 && t.requests.length === 0) return [];
for (const t of c.filter(({outcome: t}) => t === "failed")) s.warning(`${t.what}: ${t.note}`);
const u = {
version: 1,
requests: i,
writes: (0, h.L)(c, r)
};
n.writeRedacted("write-requests.json", `${JSON.stringify(u, null, 2)}\n`);
return c;
}
async function apply(t, e, r) {
const {applyWriteRequests: o, withheld: s} = await n.e(193).then(n.bind(n, 70193));
if (v.has(e)) return s(t, "unsuccessful-run", `The run ended as ${e}.`);
return await o(t, await publishContextOf(t, e, r));
}
async function publishContextOf(t, e, r) {
const {event: o, settings: i} = r.runContext;
const a = i["github-token"];
if (a === void 0 || o.repository === null) throw new Error("writes were recorded with nowhere to go");
const {createGitHubWriteClient: l} = await Promise.all([ n.e(8343), n.e(8043) ]).then(n.bind(n, 8043));
const d = {
owner: o.repository.owner,
repo: o.repository.name,
number: o.item?.number ?? 0
};
return {
github: l((0, u.C0)(a, r), d),
sanitize: t => (0, p.R)(t, r),
key: i["comment-key"],
answer: (0, f.uR)(i["comment-mode"], o.trigger.triggerComment),
item: o.item?.kind ?? null,
afterClosed: o.item === null || o.trigger.triggerComment !== null,
reviewedSha: t.some(t => (0, s.kindOf)(t).isAboutCommit) ? await reviewedSha(r.runContext) : null,
pull: pullRequestContextOf(r),
push: t.some(t => (0, s.kindOf)(t).target === "push") ? await pushOf(r) : null,
footer: provenanceFooter(r.runContext, r.hostEnvironment),
repositoryUrl: (0, u.Ek)(r.hostEnvironment, o.repository),
mayClose: o.item?.kind === "issue" ? o.item.number : null,
issueEnd: {
expiresDays: i["issue-expires-days"] ?? null,
closesOlder: i["issue-close-older"],
now: c.m.now()
},
whyCommentOnly: e === "success" ? null : `The run ended as ${e}.`
};
}
function pullRequestContextOf({collected: t, runContext: e, hostEnvironment: n, redact: r}) {
const o = (0, w.F)(e, n);
return t === null || o === null ? null : {
...o,
collected: t,
holdsSecret: t => (0, a.TA)(t, r)
};
}
async function pushOf(t) {
const {collected: e, push: r = i.RH, patch: o = "", redact: s} = t;
if (e === null) return null;
const {pushContextOf: c} = await Promise.all([ n.e(1468), n.e(2764) ]).then(n.bind(n, 12764));
return c({
...t,
collected: e,
push: r,
patch: o,
holdsSecret: t => (0, a.TA)(t, s)
});
}
async function reviewedSha({event: t, git: e}) {
return t.headSha ?? await (e?.headSha().catch((0, r.j6)(l.U, () => null))) ?? null;
}
function unrecordedRows({denials: t, unrecorded: e = []}) {
const row = (t, e, n, r) => ({
what: t,
outcome: n,
url: null,
note: e,
code: r
});
const n = t.filter(({tool: t}) => d.ue.includes(t));
return [ ...n.map(({tool: t, label: e, reason: n}) => row(`${t} ${e}`, n, "refused", "call-refused")), ...e.map(({tool: t, label: e, reason: n}) => row(`${t} ${(0, 
m.ml)(e, 80)}`, n, "failed", "not-recorded")) ];
}
function provenanceFooter({event: t, trustedSource: e, pull: n}, r) {
const o = (0, u.Vp)(r);
if (!(0, g.n1)(o)) return "";
const {triggerComment: s, sender: i} = t.trigger;
const a = (s?.author ?? i)?.login ?? t.actor;
const c = n?.commit ?? t.headSha ?? e.commit;
const l = a !== null && /^[\w.-]+(?:\[bot\])?$/.test(a) ? ` for ${a.replace(/[_[\]]/g, "\\$&")}` : "";
const d = c === null ? "" : ` at commit ${c.slice(0, 7)}`;
return `<sub>By [this run of Sallyport](${o})${l}${d}.</sub>`;
}
}),
9626: (function(t, e, n) {
n.d(e, {
u: () => reportMarkdown
});
var r = n(74397);
var o = n(32622);
var s = n(15250);
var i = n(71245);
var a = n(15917);
var c = n(1359);
var u = n(96682);
var l = n(49703);
var d = n(92747);
var f = n(97979);
function reportMarkdown(t, e) {
const {result: n, refused: o} = t;
const l = [ `### ${[ `${(0, c.rL)(t)} ${(0, c.Pl)(t)}`, (0, i.k)(t) ].filter(t => t !== null).join(" \xb7 ")}`, reasonLine(t), t.subject.lastCheck === void 0 ? "" : (0, 
r.xG)((0, u.Q)(t.subject.lastCheck)), answerSection(t, e.text), t.findings.length === 0 ? "" : (0, 
a.WT)(t.findings, e.rows), t.writes.length === 0 ? "" : (0, f.M)(t.writes, e.rows), o.length === 0 ? "" : (0, 
d.WZ)(t, e.rows), n.notices.length === 0 ? "" : (0, d.Z8)(n.notices), ...(0, d.Mv)(n), n.changes.length === 0 ? "" : (0, 
s.H)(n.changes, e.diffs), footer(t) ];
return `${l.filter(t => t !== "").join("\n\n")}\n`;
}
function reasonLine({result: {conclusion: t, reason: e}, answer: n}) {
return t === "success" && n.text !== "" ? "" : (0, r.ft)(e);
}
function answerSection({answer: {text: t, changes: e}, links: n}, s) {
const i = n.reportPath === null ? null : `in ${(0, r.ti)(n.reportPath)}`;
if (t === "") return "";
const a = e.length === 0 ? [] : [ `*Sanitized in this text: ${(0, l.G)(e)}.*` ];
return [ "---", (0, o.o)(t, {
limit: s,
unit: "characters",
whole: i
}), "---", ...a ].join("\n\n");
}
function footer({result: t, links: e}) {
const n = [ ...(0, r.n1)(e.run) ? [ `[Run](${e.run})` ] : [], ...t.transcriptPath === null ? [] : [ `transcript ${(0, 
r.ti)(t.transcriptPath)}` ], ...e.reportPath === null ? [] : [ `report ${(0, r.ti)(e.reportPath)}` ], ...e.patchPath === void 0 ? [] : [ `patch ${(0, 
r.ti)(e.patchPath)}` ] ];
const o = e.onRunner && t.transcriptPath !== null;
const s = o ? " (on the runner; `actions/upload-artifact` keeps them)" : "";
return [ (0, d.u5)(t), n.length === 0 ? "" : `${n.join(" \xb7 ")}${s}` ].filter(t => t !== "").join("\n\n");
}
}),
26047: (function(t, e, n) {
n.d(e, {
fx: () => s,
wA: () => wholeReport,
xw: () => stepSummary
});
var r = n(32622);
var o = n(9626);
const s = 1048575;
function wholeReport(t) {
return (0, o.u)(t, {
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
const e = (0, o.u)(t, {
text: 5e5,
rows: 500,
diffs: {
total: 2e5,
each: 2e4,
files: 200
}
});
const n = t.links.reportPath;
const i = n === null ? null : `in ${n}`;
return `${(0, r.o)(e, {
limit: s,
unit: "bytes",
whole: i
}).trimEnd()}\n`;
}
}),
16428: (function(t, e, n) {
n.d(e, {
R: () => isTooComplex,
d: () => r
});
const r = 7e4;
const o = /^(?:[ \t]*(?:>|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t]))){20}/m;
function isTooComplex(t) {
if (t.length > r || o.test(t)) return true;
let e = 0;
for (const n of t.split(/\n[ \t]*\n/)) e += 25 * (n.match(/[*_~]+/g)?.length ?? 0) ** 2 + (n.match(/[[\]]/g)?.length ?? 0) ** 2;
return e > 1e8;
}
}),
42344: (function(t, e, n) {
n.d(e, {
P: () => createChangeCounts,
j: () => sumChanges
});
function createChangeCounts() {
const t = new Map;
return {
add: (e, n = 1) => void t.set(e, (t.get(e) ?? 0) + n),
changes: () => [ ...t ].map(([t, e]) => ({
kind: t,
count: e
}))
};
}
function sumChanges(...t) {
const e = createChangeCounts();
for (const {kind: n, count: r} of t.flat()) e.add(n, r);
return e.changes();
}
}),
74568: (function(t, e, n) {
n.d(e, {
P: () => withoutHidden,
u: () => sanitizePlain
});
var r = n(7138);
var o = n(42344);
const s = "Arabic Bengali Devanagari Gujarati Gurmukhi Kannada Khmer Malayalam Mongolian Myanmar Oriya Sinhala Syriac Tamil Telugu Tibetan".split(" ").map(t => `\\p{Script=${t}}`).join("");
const i = [ "[\\u00ad\\u034f\\u115f\\u1160\\u17b4\\u17b5\\u180e\\u200b\\u2060-\\u2065\\u206a-\\u206f\\u2800\\u3164\\ufeff\\uffa0\\ufff0-\\ufffb", "\\ufe00-\\ufe0d\\u{1bca0}-\\u{1bca3}\\u{1d173}-\\u{1d17a}\\u{e0000}-\\u{e0fff}\\p{Noncharacter_Code_Point}]", "|(?<!\\p{Script=Mongolian})[\\u180b-\\u180d\\u180f]", "|(?<!(?![0-9#*])\\p{Emoji})[\\ufe0e\\ufe0f](?!\\u20e3)|(?<![0-9#*])(?<!\\p{Emoji})\\ufe0f(?=\\u20e3)", `|(?<!\\p{Extended_Pictographic}\\p{Emoji_Modifier}?\\ufe0f?|[${s}])\\u200d`, "|(?<=\\p{Extended_Pictographic}\\p{Emoji_Modifier}?\\ufe0f?)\\u200d(?!\\p{Extended_Pictographic})", `|(?<![${s}])\\u200c` ].join("");
let a = null;
function parts() {
a ??= [ [ "invisible-character", /\p{Surrogate}/gu ], ...r.TF.map(t => [ "terminal-sequence", t ]), [ "control-character", /[\u0000-\u0008\u000e-\u001f\u007f-\u009f]/g ], [ "direction-mark", /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g ], [ "invisible-character", new RegExp(i, "gu") ] ];
return a;
}
function withoutHidden(t, e) {
if (/^[\t\n\x20-\x7e]*$/.test(t)) return t;
let n = t.replace(r.r4, "\n");
for (const [t, r] of parts()) n = n.replace(r, () => {
e.add(t);
return "";
});
return n;
}
function sanitizePlain(t) {
const e = (0, o.P)();
const n = withoutHidden(t, e);
return {
text: n,
changes: e.changes()
};
}
}),
48263: (function(t, e, n) {
n.d(e, {
Fd: () => TooDeepError,
N3: () => isHiddenElement,
NL: () => parsePage,
Te: () => g,
WH: () => isBlock,
ci: () => addressOf,
e9: () => visibleContent,
eX: () => languageOf,
lt: () => attribute,
vq: () => isElement
});
var r = n(77549);
var o = n(7042);
var s = n(83984);
var i = n(22429);
var a = n(24479);
var c = n(1680);
var u = n(78030);
var l = n(57749);
var d = n(18835);
var f = n(91197);
var h = n(14367);
var p = n(96855);
const g = [ (0, o.$)(), (0, i.r)(), (0, c.K)(), (0, l.x)(), (0, f.J)() ];
const m = [ (0, s.s)(), (0, a.C)(), (0, u.t)(), (0, d.k)(), (0, h.Q)() ];
function parsePage(t) {
const e = {
allowDangerousHtml: true,
allowDangerousProtocol: true
};
return (0, p.oH)((0, r.yt)(t, {
...e,
extensions: g,
htmlExtensions: m
}));
}
const w = new Set("script style template title noembed noframes noscript iframe object audio video canvas textarea xmp plaintext".split(" "));
function isHiddenElement(t) {
if (w.has(t.tagName)) return true;
const e = attribute(t, "style") ?? "";
return attribute(t, "hidden") !== null || attribute(t, "aria-hidden") === "true" || attribute(t, "id") === "footnote-label" || attribute(t, "data-footnote-backref") !== null || v.test(e.replace(/\/\*[^]*?\*\//g, ""));
}
const v = /(?:display\s*:\s*none|visibility\s*:\s*(?:hidden|collapse)|(?:opacity|font-size|max-height|max-width)\s*:\s*0*\.?0*(?:[a-z%]*)\s*(?:!important\s*)?(?:;|$))/i;
function attribute(t, e) {
return t.attrs.find(t => t.name === e)?.value ?? null;
}
function isElement(t) {
return "tagName" in t;
}
const b = new Set("address article aside blockquote center dd details dialog div dl dt fieldset figure figcaption footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section summary table tbody td th thead tr ul".split(" "));
function isBlock(t) {
return isElement(t) && b.has(t.tagName);
}
class TooDeepError extends Error {}
const y = 200;
function visibleContent(t, e) {
const n = [];
const visit = (t, e) => {
if (e > y) throw new TooDeepError;
"value" in t && n.push(t.value);
if (!isElement(t) || isHiddenElement(t)) return;
const r = n.length;
(isBlock(t) || t.tagName === "br") && n.push(" ");
for (const n of t.childNodes) visit(n, e + 1);
isBlock(t) && n.push(" ");
const o = n.slice(r).every(t => t.trim() === "");
const s = addressOf(t);
s === null || t.tagName !== "img" && o || n.push(` \0${decodedAddress(s)}\0 `);
t.tagName === "code" && n.push(` \0${languageOf(t)}\0 `);
t.tagName === "input" && n.push(attribute(t, "checked") === null ? "[ ]" : "[x]");
};
for (const e of t.childNodes) visit(e, 0);
return e(n.join("")).replace(/\s+/g, " ").trim();
}
function decodedAddress(t) {
try {
return decodeURI(t);
} catch {
return t;
}
}
function addressOf(t) {
const e = attribute(t, t.tagName === "img" ? "src" : "href");
if (t.tagName !== "img" && t.tagName !== "a") return null;
return attribute(t, "data-footnote-ref") !== null ? null : e;
}
function languageOf(t) {
return /^language-(\S+)/.exec(attribute(t, "class") ?? "")?.[1] ?? "";
}
}),
16183: (function(t, e, n) {
n.d(e, {
XL: () => eventsOf,
pH: () => structureOf,
te: () => isCertain
});
var r = n(45387);
var o = n(19627);
var s = n(82192);
var i = n(48263);
const a = {
disable: {
null: [ "htmlFlow", "htmlText" ]
}
};
const c = {
disable: {
null: [ "attention", "autolink", "characterEscape", "characterReference", "codeText", "hardBreakEscape", "labelEnd", "labelStartImage", "labelStartLink" ]
}
};
function eventsOf(t, {html: e, inline: n}) {
const u = [ ...i.Te, ...e ? [] : [ a ], ...n ? [] : [ c ] ];
return (0, r._)((0, o.q)({
extensions: u
}).document().write((0, s.v)()(t, void 0, true)));
}
function structureOf(t, e = false) {
const n = t.split("\n");
const r = new Map;
const o = new Set;
let s = 0;
let i = "";
for (const [a, c] of eventsOf(t, {
html: e,
inline: false
})) {
const e = c.start.line - 1;
c.type === "codeFenced" && a === "enter" && ([s, i] = [ 0, "" ]);
c.type === "codeFencedFence" && a === "exit" && (s += 1);
c.type === "codeFencedFenceInfo" && a === "exit" && (i = t.slice(c.start.offset, c.end.offset));
c.type === "tableRow" && a === "enter" && o.add(e);
if (a === "enter" || c.type !== "codeFenced" && c.type !== "codeIndented") continue;
const u = c.end.column === 1 && c.end.line > c.start.line;
r.set(e, {
kind: c.type === "codeFenced" ? "fenced" : "indented",
first: e,
last: c.end.line - (u ? 2 : 1),
prefix: (n[e] ?? "").slice(0, c.start.column - 1),
info: i,
isClosed: s > 1
});
}
return {
code: r,
rows: o
};
}
const u = /^( *)(?:[-*+]|\d{1,9}[.)])( +|$)/;
function isCertain(t, {kind: e, first: n, last: r, prefix: o}, s) {
const i = o.split(">").length - 1;
if (i > 0 && !isQuote(t, {
first: n,
last: r
}, s)) return false;
const a = new RegExp(`^(?: *> ?){${String(i)}}`);
const inner = e => {
const n = t[e] ?? "";
return a.test(n) ? n.replace(a, "") : null;
};
const c = inner(n) ?? "";
const l = e === "fenced" ? u.exec(c) : null;
const d = l === null ? indentOf(c) : l[0].length;
const f = l === null ? offsetAbove({
first: n,
indent: d
}, inner, s) : l[0].length;
if (e === "indented" ? d < f + 4 : l === null && d > f + 3) return false;
const h = e === "indented" ? f + 4 : f;
for (let t = n + 1; t <= r; t += 1) {
const e = inner(t);
if (e === null || e.trim() !== "" && indentOf(e) < h) return false;
}
return f === 0 || !t.slice(n, r + 1).some(t => /^[ >]*\t/.test(t));
}
function isQuote(t, {first: e, last: n}, r) {
const o = indentOf(t[e] ?? "");
const s = offsetAbove({
first: e,
indent: o
}, e => t[e] ?? "", r);
return o <= s + 3 && t.slice(e, n + 1).every(t => indentOf(t) >= s);
}
const indentOf = t => /^ */.exec(t)?.[0].length ?? 0;
function offsetAbove({first: t, indent: e}, n, r) {
let o = 0;
let s = e;
for (let e = t - 1; e >= 0; e -= 1) {
const t = n(e);
if (t === null) break;
if (t.trim() === "" || r(e)) continue;
const i = u.exec(t);
if (i !== null) {
const t = i[2]?.length ?? 0;
const e = t > 4 || t === 0 ? i[0].trimEnd().length + 1 : i[0].length;
e <= s && (o = Math.max(o, e));
s = Math.min(s, i[1]?.length ?? 0);
if (s === 0) break;
} else if (indentOf(t) === 0) break;
}
return o;
}
})
};
