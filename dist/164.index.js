"use strict";

exports.id = 164;

exports.ids = [ 164, 2037, 955, 8671, 5147, 193 ];

exports.modules = {
5428: (function(t, e, n) {
n.d(e, {
R: () => fingerprint
});
var o = n(77598);
function fingerprint(t, e = 16) {
const n = (0, o.createHash)("sha256");
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
var o = n(77598);
var i = n(38522);
const r = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz!#$%&()*+-;<=>?@^_`{|}~";
const s = 52;
function binaryHunks(t, e) {
return `GIT binary patch\n${literal(e)}\n${literal(t)}\n`;
}
function literal(t) {
const e = (0, i.deflateSync)(t);
let n = "";
for (let t = 0; t < e.length; t += s) {
const o = e.subarray(t, t + s);
n += `${String.fromCharCode(o.length <= 26 ? 64 + o.length : 70 + o.length)}${encoded(o)}\n`;
}
return `literal ${String(t.length)}\n${n}`;
}
function encoded(t) {
let e = "";
for (let n = 0; n < t.length; n += 4) {
let o = 0;
for (let e = 0; e < 4; e += 1) o = o * 256 + (t[n + e] ?? 0);
let i = "";
for (let t = 0; t < 5; t += 1) {
i = r.charAt(o % 85) + i;
o = Math.floor(o / 85);
}
e += i;
}
return e;
}
function literalsIn(t) {
return [ ...t.matchAll(/^literal \d+\n((?:[A-Za-z][^\n]+\n)*)/gm) ].map(([, t = ""]) => (0, 
i.inflateSync)(Buffer.concat(t.trimEnd().split("\n").map(decoded))));
}
function decoded(t) {
const e = t.charCodeAt(0);
const n = e <= 90 ? e - 64 : e - 70;
const o = Buffer.alloc(Math.ceil(n / 4) * 4);
for (let e = 0; e < o.length; e += 4) {
let n = 0;
for (const o of t.slice(1 + e / 4 * 5, 6 + e / 4 * 5)) n = n * 85 + r.indexOf(o);
o.writeUInt32BE(n, e);
}
return o.subarray(0, n);
}
function blobId(t, e) {
return (0, o.createHash)(e === 64 ? "sha256" : "sha1").update(`blob ${String(t.length)}\0`).update(t).digest("hex");
}
}),
11456: (function(t, e, n) {
n.d(e, {
$9: () => isUnpatched,
TA: () => hasSecret,
gE: () => redactedChanges,
iS: () => patchBytes
});
var o = n(4573);
var i = n(37016);
function patchBytes(t) {
return Buffer.concat(t.map(bytesOf));
}
const bytesOf = ({diff: t, patch: e}) => e === void 0 ? Buffer.from(t ?? "") : Buffer.from(e, "latin1");
const isUnpatched = ({diff: t, patch: e}) => t === null && e === void 0;
function redactedChanges(t, e) {
const n = [];
const [r, s] = [ [], [] ];
for (const a of t) {
const t = bytesOf(a);
const l = a.patch?.includes("\nGIT binary patch\n") === true;
if (l && (0, i.ww)(a.patch ?? "").some(t => hasSecret(t, e))) {
s.push(a.path);
continue;
}
const c = (0, o.isUtf8)(t) ? "utf8" : "latin1";
const u = Buffer.from(e(t.toString(c)), c);
u.equals(t) || r.push(a.path);
n.push({
diff: null,
patch: u.toString("latin1")
});
}
return {
kept: n,
redacted: r,
secret: s
};
}
function hasSecret(t, e) {
return [ "utf8", "latin1", "utf16le" ].some(n => {
const o = t.toString(n);
return e(o) !== o;
});
}
}),
60957: (function(t, e, n) {
n.d(e, {
J: () => GitHubProblem
});
var o = n(20653);
class GitHubProblem extends Error {
status;
hint;
id;
constructor(t, e, n, o = null) {
super(e);
this.status = t;
this.hint = n;
this.id = o;
this.name = "GitHubProblem";
}
get sentences() {
return `${(0, o.KG)(this.message)} ${this.hint}${this.id === null ? "" : ` [${this.id}]`}`;
}
}
}),
70193: (function(t, e, n) {
n.d(e, {
applyWriteRequests: () => applyWriteRequests,
withheld: () => withheld
});
var o = n(42357);
var i = n(71235);
var r = n(84758);
var s = n(60957);
var a = n(49703);
var l = n(42344);
var c = n(20653);
async function applyWriteRequests(t, e) {
const n = t.filter(isCommit);
const o = t.filter(t => !isCommit(t));
const i = o.toSorted((t, e) => Number((0, r.kindOf)(e).isFirst) - Number((0, r.kindOf)(t).isFirst));
const s = await applyInOrder(n, e);
const a = s.find(({outcome: t}) => t === "failed" || t === "withheld");
if (a === void 0) return [ ...s, ...await applyInOrder(i, e) ];
const l = a.what.split(" ", 1)[0] ?? "";
return [ ...s, ...withheld(i, "canceled", `Canceled, because ${l} did not succeed. ${(0, 
c.qi)(a.note)}`.trim()) ];
}
const failedRow = (t, e, n) => ({
what: t,
outcome: "failed",
url: null,
note: e,
code: n === "rate-limited" ? n : "github-error"
});
const isCommit = t => (0, r.kindOf)(t).isCommit;
async function applyInOrder(t, e) {
const n = [];
for (const i of t) {
const t = 1 + n.filter(t => t.request.kind === i.kind).length;
const r = applyAndReport(i, t, e).catch((0, o.j6)(s.J, ({message: t, hint: e, id: n}) => [ failedRow(nameOf(i), `${(0, 
c.KG)(t)} ${e}`, n) ]));
n.push({
request: i,
results: await r
});
}
return [ ...n.flatMap(({results: t}) => t), ...await finish(n, e) ];
}
async function finish(t, e) {
const n = [];
for (const i of new Set(t.map(({request: t}) => (0, r.kindOf)(t)))) {
const a = t.filter(({request: t}) => (0, r.kindOf)(t) === i);
const [l, c] = [ a.map(({request: t}) => t), a.flatMap(({results: t}) => t) ];
const u = i.finish?.(l, c, e);
const d = (0, o.j6)(s.J, ({sentences: t, id: e}) => [ failedRow(i.tool, t, e) ]);
n.push(...await (u?.catch(d)) ?? []);
}
return n;
}
async function applyAndReport(t, e, n) {
const o = new Map;
const sanitize = t => {
const e = o.get(t) ?? n.sanitize(t);
o.set(t, e);
return e.text;
};
const s = (0, r.kindOf)(t);
const d = (0, i.mr)(s.permissions, n.item);
const f = {
...n,
sanitize: sanitize,
what: s.nameOf(t),
permissions: d,
number: e
};
const [h, ...m] = await s.post(t, f);
const p = (0, l.j)(...[ ...o.values() ].map(t => t.changes));
if (h === void 0) return [];
const g = [ h, ...m ].some(({outcome: t, commit: e}) => u.has(t) || t === "failed" && e !== void 0);
if (!g || p.length === 0) return [ h, ...m ];
const v = [ ...h.note === "" ? [] : [ (0, c.KG)(h.note) ], `Sanitized: ${(0, a.G)(p)}.` ];
const w = h.details === void 0 ? {} : {
details: `${h.details} ${v.at(-1) ?? ""}`.trim()
};
return [ {
...h,
note: v.join(" "),
...w
}, ...m ];
}
const nameOf = t => (0, r.kindOf)(t).nameOf(t);
const u = new Set([ "created", "updated", "fell back" ]);
function withheld(t, e, n) {
return t.map(t => ({
what: nameOf(t),
outcome: "withheld",
url: null,
note: n,
code: e
}));
}
}),
72504: (function(t, e, n) {
n.d(e, {
checkResult: () => checkResult,
reviewResult: () => reviewResult
});
var o = n(42357);
var i = n(5428);
var r = n(60957);
var s = n(53754);
var a = n(70193);
var l = n(54539);
var c = n(1359);
var u = n(9626);
var d = n(32622);
var f = n(20653);
const h = 50;
const m = 65535;
const p = 500;
const g = {
error: "failure",
warning: "warning",
note: "notice"
};
async function postResultCheck(t, {github: e, key: n, sha: o}) {
const r = conclusionOf(t);
const s = `sallyport:${n}:${(0, i.R)([ JSON.stringify([ r, t.answer.text, t.findings ]) ])}`;
const a = n === "default" ? "Sallyport" : `Sallyport (${n})`;
const u = t.findings.slice(0, p).map(annotationOf);
const d = t.findings.length - u.length;
const part = e => ({
title: `${(0, c.Pl)(t)}, ${(0, l.B4)(t.findings.length, "finding")}`,
summary: summaryOf(t),
annotations: u.slice(e, e + h),
conclusion: e + h >= u.length ? r : null
});
const f = await e.write("the check run", [ "checks: write" ], async t => {
const e = (await t.checkRuns(o, a)).find(t => t.externalId === s);
if (e?.isComplete === true) return {
outcome: "unchanged",
url: e.url
};
let n = e?.annotations ?? 0;
const i = e ?? await t.createCheckRun(o, a, s, part(0));
e === void 0 ? n = h : n >= u.length && await t.continueCheckRun(i.id, part(n));
for (;n < u.length; n += h) await t.continueCheckRun(i.id, part(n));
return {
outcome: e === void 0 ? "created" : "updated",
url: i.url
};
});
const m = d > 0 ? `${(0, l.B4)(d, "more finding is", "more findings are")} in the SARIF file.` : "";
return {
what: `Check run ${r}`,
...f,
note: m
};
}
function conclusionOf({result: t, findings: e}) {
if (e.some(({severity: t}) => t === "error")) return "failure";
if (e.some(({severity: t}) => t === "warning")) return "neutral";
return t.conclusion === "success" ? "success" : "neutral";
}
function annotationOf({path: t, line: e, endLine: n = e, severity: o, title: i, message: r}) {
return {
path: t,
line: e,
endLine: n,
level: g[o],
title: (0, f.ml)(i, 255),
message: (0, f.ml)(r, 16e3)
};
}
function summaryOf(t) {
const e = (0, u.u)(t, {
text: 4e4,
rows: 25,
diffs: {
total: 1e4,
each: 4e3,
files: 25
}
});
const n = t.links.run === null ? null : "in the run summary";
return (0, d.o)(e, {
limit: m,
unit: "characters",
whole: n
});
}
var v = n(45058);
const w = 50;
const b = {
error: 0,
warning: 1,
note: 2
};
async function reviewResult(t, e) {
const {result: n, findings: o} = t;
const i = problemOf(t, e);
if (i !== null) return {
rows: [],
problem: i
};
const r = o.toSorted((t, e) => b[t.severity] - b[e.severity]);
const l = r.slice(0, w).map(lineCommentOf);
const c = (0, s.resultText)(t).text.trimEnd();
const [u = ""] = /\n\n<sub>[^\n]*<\/sub>$/.exec(c) ?? [];
const d = c.slice(0, c.length - u.length);
const f = {
kind: "review",
event: "COMMENT",
body: d,
comments: l
};
const h = await (0, v.publishContextOf)([ f ], n.conclusion, e);
const sanitize = t => t === d ? {
text: t,
changes: []
} : h.sanitize(t);
const m = {
sanitize: sanitize,
key: `${h.key}/result`,
footer: u.trimStart()
};
const p = await (0, a.applyWriteRequests)([ f ], {
...h,
...m
});
const g = p.find(({outcome: t}) => t === "failed");
return {
rows: p,
problem: g === void 0 ? null : g.note
};
}
function problemOf({result: {text: t, conclusion: e, requests: n}, findings: o}, {runContext: i}) {
const {event: r, settings: s} = i;
if (r.item?.kind !== "pull-request" || r.repository === null) return "the event has no pull request";
if (s["github-token"] === void 0) return "no github-token is set";
if (v.withholding.has(e)) return `the run ended as ${e}`;
const a = t.trim() === "" && o.length === 0 && !n.some(({kind: t}) => t === "noop");
return a ? "the model gave neither text nor findings" : null;
}
function lineCommentOf({path: t, line: e, endLine: n, title: o, message: r, suggestion: s, rule: a = ""}) {
const l = o.toLowerCase().match(/[\p{L}\p{N}_]+/gu) ?? [];
return {
id: (0, i.R)([ t, "\0", a, "\0", l.join(" ") ], 12),
path: t,
line: n ?? e,
side: "RIGHT",
body: `**${o}**\n\n${r}`,
...n === void 0 ? {} : {
startLine: e
},
...s === void 0 ? {} : {
suggestion: s
}
};
}
async function checkResult(t, e) {
const n = "Check run";
const {event: i, settings: s} = e.runContext;
const nowhere = t => ({
what: n,
outcome: "withheld",
url: null,
note: t
});
if (i.repository === null) return nowhere("The event names no repository.");
if (s["github-token"] === void 0) return nowhere("No github-token is set.");
if (t.result.conclusion === "cancelled") return nowhere("The run ended as cancelled.");
const a = await (0, v.publishContextOf)([ {
kind: "review"
} ], t.result.conclusion, e);
if (a.reviewedSha === null) return nowhere("It is unknown which commit the run looked at.");
try {
return await postResultCheck(t, {
...a,
sha: a.reviewedSha
});
} catch (t) {
(0, o.ki)(t, r.J);
return {
what: n,
outcome: "failed",
url: null,
note: t.sentences
};
}
}
}),
45058: (function(t, e, n) {
n.r(e);
n.d(e, {
applyGitHubWrites: () => applyGitHubWrites,
publishContextOf: () => publishContextOf,
reviewedSha: () => reviewedSha,
unrecordedRows: () => unrecordedRows,
withholding: () => w
});
var o = n(42357);
var i = n(54327);
var r = n(84758);
var s = n(96668);
var a = n(11456);
var l = n(73948);
var c = n(12673);
var u = n(38287);
var d = n(93768);
var f = n(53754);
var h = n(3101);
var m = n(70482);
var p = n(74397);
var g = n(20653);
var v = n(99991);
const w = new Set([ "cancelled", "denied", "config-error", "provider-error" ]);
async function applyGitHubWrites(t, e) {
const {artifacts: n, redact: o, log: r} = e;
const s = (0, h.L)(t.requests, o);
const a = s.filter(i.J);
const l = [ ...a.length === 0 ? [] : await apply(a, t.conclusion, e), ...unrecordedRows(t) ];
if (l.length === 0 && t.requests.length === 0) return [];
for (const t of l.filter(({outcome: t}) => t === "failed")) r.warning(`${t.what}: ${t.note}`);
const c = {
version: 1,
requests: s,
writes: (0, h.L)(l, o)
};
n.writeRedacted("write-requests.json", `${JSON.stringify(c, null, 2)}\n`);
return l;
}
async function apply(t, e, o) {
const {applyWriteRequests: i, withheld: r} = await n.e(193).then(n.bind(n, 70193));
if (w.has(e)) return r(t, "unsuccessful-run", `The run ended as ${e}.`);
return await i(t, await publishContextOf(t, e, o));
}
async function publishContextOf(t, e, o) {
const {event: i, settings: s} = o.runContext;
const a = s["github-token"];
if (a === void 0 || i.repository === null) throw new Error("writes were recorded with nowhere to go");
const u = {
owner: i.repository.owner,
repo: i.repository.name,
number: i.item?.number ?? 0
};
const {createGitHubWriteClient: d} = await Promise.all([ n.e(8343), n.e(8043) ]).then(n.bind(n, 8043));
return {
github: d((0, c.C0)(a, o), u, o.session),
sanitize: t => (0, m.sanitizeForPosting)(t, o),
key: s["comment-key"],
answer: (0, f.uR)(s["comment-mode"], i.trigger.triggerComment),
item: i.item?.kind ?? null,
afterClosed: i.item === null || i.trigger.triggerComment !== null,
reviewedSha: t.some(t => (0, r.kindOf)(t).isAboutCommit) ? await reviewedSha(o.runContext) : null,
pull: pullRequestContextOf(o),
push: t.some(t => (0, r.kindOf)(t).target === "push") ? await pushOf(o) : null,
footer: provenanceFooter(o.runContext, o.hostEnvironment),
repositoryUrl: (0, c.Ek)(o.hostEnvironment, i.repository),
mayClose: i.item?.kind === "issue" ? i.item.number : null,
issueEnd: {
expiresDays: s["issue-expires-days"] ?? null,
closesOlder: s["issue-close-older"],
now: l.m.now()
},
whyCommentOnly: e === "success" ? null : `The run ended as ${e}.`
};
}
function pullRequestContextOf({collected: t, runContext: e, hostEnvironment: n, redact: o}) {
const i = (0, v.F)(e, n);
return t === null || i === null ? null : {
...i,
collected: t,
holdsSecret: t => (0, a.TA)(t, o)
};
}
async function pushOf(t) {
const {collected: e, push: o = s.RH, patch: i = "", redact: r} = t;
if (e === null) return null;
const {pushContextOf: l} = await n.e(2764).then(n.bind(n, 12764));
return l({
...t,
collected: e,
push: o,
patch: i,
holdsSecret: t => (0, a.TA)(t, r)
});
}
async function reviewedSha({event: t, git: e}) {
return t.headSha ?? await (e?.headSha().catch((0, o.j6)(u.U, () => null))) ?? null;
}
function unrecordedRows({denials: t, unrecorded: e = []}) {
const row = (t, e, n, o) => ({
what: t,
outcome: n,
url: null,
note: e,
code: o
});
const n = t.filter(({tool: t}) => d.ue.includes(t));
return [ ...n.map(({tool: t, label: e, reason: n}) => row(`${t} ${e}`, n, "refused", "call-refused")), ...e.map(({tool: t, label: e, reason: n}) => row(`${t} ${(0, 
g.ml)(e, 80)}`, n, "failed", "not-recorded")) ];
}
function provenanceFooter({event: t, trustedSource: e, pull: n}, o) {
const i = (0, c.Vp)(o);
if (!(0, p.n1)(i)) return "";
const {triggerComment: r, sender: s} = t.trigger;
const a = (r?.author ?? s)?.login ?? t.actor;
const l = n?.commit ?? t.headSha ?? e.commit;
const u = a !== null && /^[\w.-]+(?:\[bot\])?$/.test(a) ? ` for ${a.replace(/[_[\]]/g, "\\$&")}` : "";
const d = l === null ? "" : ` at commit ${l.slice(0, 7)}`;
return `<sub>By [this run of Sallyport](${i})${u}${d}.</sub>`;
}
}),
15250: (function(t, e, n) {
n.d(e, {
H: () => changesSection,
b: () => collapsedChanges
});
var o = n(54539);
var i = n(51061);
var r = n(74397);
var s = n(20653);
function changesSection(t, e) {
const n = `#### Changed files (${(0, o.ZV)(t.length)}, ${figuresOf(t)})`;
return [ n, ...blocksOf(t, e, folded) ].join("\n\n");
}
function collapsedChanges(t, {isCommitted: e, ...n}) {
if (t.length === 0) return "";
const i = `Diff${e ? "" : ", not committed"}: ${(0, o.B4)(t.length, "file")}, ${figuresOf(t)}`;
const r = blocksOf(t, n, t.length === 1 ? unfolded : folded);
return [ `<details><summary>${i}</summary>`, ...r, "</details>" ].join("\n\n");
}
function figuresOf(t) {
const sum = e => (0, o.ZV)(t.reduce((t, n) => t + n[e], 0));
return `+${sum("added")} \u2212${sum("removed")}`;
}
function blocksOf(t, e, n) {
const i = [];
let r = e.total;
for (const o of t.slice(0, e.files)) {
const {text: t, omitted: s} = headOf(o.diff ?? "", Math.min(e.each, r));
r -= t.length;
i.push(n(o, t, s));
}
const s = t.length - i.length;
s > 0 && i.push(`And ${(0, o.B4)(s, "more file")}.`);
return i;
}
function headOf(t, e) {
if (t.length <= e) return {
text: t,
omitted: 0
};
const n = t.slice(0, Math.max(0, t.lastIndexOf("\n", e)));
return {
text: n,
omitted: t.slice(n.length).trim().split("\n").length
};
}
function folded(t, e, n) {
const r = t.diff === null ? "" : ` +${(0, o.ZV)(t.added)} \u2212${(0, o.ZV)(t.removed)}`;
const a = `<summary>${(0, i.h8)((0, s.ml)(t.path, 200))} ${t.kind}${r}</summary>`;
return [ `<details>${a}`, ...bodyOf(t, e, n), "</details>" ].join("\n\n");
}
function unfolded(t, e, n) {
const o = e === "" ? [ `${(0, r.ti)((0, s.ml)(t.path, 200))} ${t.kind}` ] : [];
return [ ...o, ...bodyOf(t, e, n) ].join("\n\n");
}
function bodyOf(t, e, n) {
const s = [ t.note ?? (t.diff === null ? "No diff." : ""), n > 0 ? `${(0, o.B4)(n, "more line")} of the diff omitted.` : "" ];
const a = s.filter(t => t !== "").join(" ");
return [ ...e === "" ? [] : [ (0, i.OF)(e, "diff") ], ...a === "" ? [] : [ (0, r.ft)(a) ] ];
}
}),
9626: (function(t, e, n) {
n.d(e, {
u: () => reportMarkdown
});
var o = n(74397);
var i = n(32622);
var r = n(15250);
var s = n(71245);
var a = n(15917);
var l = n(1359);
var c = n(96682);
var u = n(49703);
var d = n(92747);
var f = n(97979);
function reportMarkdown(t, e) {
const {result: n, refused: i} = t;
const u = [ `### ${[ `${(0, l.rL)(t)} ${(0, l.Pl)(t)}`, (0, s.k)(t) ].filter(t => t !== null).join(" \xb7 ")}`, reasonLine(t), t.subject.lastCheck === void 0 ? "" : (0, 
o.xG)((0, c.Q)(t.subject.lastCheck)), answerSection(t, e.text), t.findings.length === 0 ? "" : (0, 
a.WT)(t.findings, e.rows), t.writes.length === 0 ? "" : (0, f.M)(t.writes, e.rows), i.length === 0 ? "" : (0, 
d.WZ)(t, e.rows), n.notices.length === 0 ? "" : (0, d.Z8)(n.notices), ...(0, d.Mv)(n), n.changes.length === 0 ? "" : (0, 
r.H)(n.changes, e.diffs), footer(t) ];
return `${u.filter(t => t !== "").join("\n\n")}\n`;
}
function reasonLine({result: {conclusion: t, reason: e}, answer: n}) {
return t === "success" && n.text !== "" ? "" : (0, o.ft)(e);
}
function answerSection({answer: {text: t, changes: e}, links: n}, r) {
const s = n.reportPath === null ? null : `in ${(0, o.ti)(n.reportPath)}`;
if (t === "") return "";
const a = e.length === 0 ? [] : [ `*Sanitized in this text: ${(0, u.G)(e)}.*` ];
return [ "---", (0, i.o)(t, {
limit: r,
unit: "characters",
whole: s
}), "---", ...a ].join("\n\n");
}
function footer({result: t, links: e}) {
const n = [ ...(0, o.n1)(e.run) ? [ `[Run](${e.run})` ] : [], ...t.transcriptPath === null ? [] : [ `transcript ${(0, 
o.ti)(t.transcriptPath)}` ], ...e.reportPath === null ? [] : [ `report ${(0, o.ti)(e.reportPath)}` ], ...e.patchPath === void 0 ? [] : [ `patch ${(0, 
o.ti)(e.patchPath)}` ] ];
const i = e.onRunner && t.transcriptPath !== null;
const r = i ? " (on the runner; `actions/upload-artifact` keeps them)" : "";
return [ (0, d.u5)(t), n.length === 0 ? "" : `${n.join(" \xb7 ")}${r}` ].filter(t => t !== "").join("\n\n");
}
}),
49703: (function(t, e, n) {
n.d(e, {
G: () => sanitizedNotice
});
var o = n(54539);
const i = {
"control-character": [ "control character", "control characters" ],
"terminal-sequence": [ "terminal sequence", "terminal sequences" ],
"direction-mark": [ "direction mark", "direction marks" ],
"invisible-character": [ "invisible character", "invisible characters" ],
homoglyph: [ "word with homoglyphs", "words with homoglyphs" ],
entity: [ "entity", "entities" ],
tag: [ "HTML tag", "HTML tags" ],
"hidden-element": [ "hidden element", "hidden elements" ],
image: [ "image", "images" ],
"link-title": [ "link title", "link titles" ],
"link-definition": [ "link definition", "link definitions" ],
link: [ "link to another host", "links to other hosts" ],
mention: [ "mention", "mentions" ],
"closing-word": [ "closing word", "closing words" ],
reference: [ "reference to another repository", "references to other repositories" ],
"slash-command": [ "slash command", "slash commands" ],
fence: [ "open fence", "open fences" ],
mathematics: [ "text with formulas", "texts with formulas" ],
"unresolvable-markup": [ "piece of unresolvable markup", "pieces of unresolvable markup" ]
};
function sanitizedNotice(t) {
return t.map(({kind: t, count: e}) => (0, o.B4)(e, ...i[t])).join(", ");
}
}),
92747: (function(t, e, n) {
n.d(e, {
Mv: () => conditionParts,
WZ: () => refusedSection,
Z8: () => noticesSection,
u5: () => figures
});
var o = n(54539);
var i = n(51061);
var r = n(74397);
var s = n(20653);
var a = n(1359);
var l = n(59046);
var c = n(19326);
function refusedSection(t, e) {
const {refused: n} = t;
const i = n.reduce((t, {times: e}) => t + e, 0);
const r = (0, c.RJ)(n);
const s = r.slice(0, e).map(row);
const l = r.slice(e).reduce((t, {calls: e}) => t + e.length, 0);
return [ `#### Refused calls (${(0, o.ZV)(i)})`, [ "| Tool | Call | Why | Allowed by |", "| --- | --- | --- | --- |", ...s ].join("\n"), ...l > 0 ? [ `And ${(0, 
o.B4)(l, "more refused call")}.` ] : [], ...n.slice(0, e).flatMap(previewOf), ...suggestions(t, e), ...(0, 
a.W2)(t.result) ? [ "To end such a run as failed: `on-denied: fail`." ] : [] ].join("\n\n");
}
const u = 3e3;
function previewOf({tool: t, label: e, preview: n}) {
if (n === void 0) return [];
const o = `<summary>${(0, i.h8)((0, s.ml)(`${t} ${e}`, 200))}: the refused change</summary>`;
return [ `<details>${o}`, (0, i.OF)((0, s.ml)(n, u), "diff"), "</details>" ];
}
function suggestions({suggested: t, unpasteable: e, links: n}, r) {
const s = t.slice(0, r);
const a = t.length - s.length;
const l = n.reportPath === null ? "not shown" : "in the report";
const u = [ ...a > 0 ? [ `${(0, o.B4)(a, "more rule is", "more rules are")} ${l}.` ] : [], ...e > 0 ? [ `${(0, 
o.B4)(e, "more rule", "more rules")} cannot be shown safely: too long, or with unusual characters.` ] : [] ];
const d = n.onRunner ? [ "To allow them, add the rules that the job needs to the step:", (0, 
i.OF)((0, c.tR)(s), "yaml") ] : [ "To allow them, add the flags that the job needs to the command:", (0, 
i.OF)(s.map(c.Q$).join("\n"), "text") ];
return [ ...s.length === 0 ? [] : d, ...u.length === 0 ? [] : [ u.join(" ") ] ];
}
const d = 5;
function row({calls: t, reason: e, suggest: n}) {
const [{tool: i, origin: a} = {
tool: "",
origin: "model"
}] = t;
const l = a === "prompt" ? " (requested by the prompt)" : "";
const c = n.map(t => (0, r.ti)((0, s.ml)(t, 200))).join(" ") || "no rule";
const u = t.slice(0, d).map(({label: t, times: e}) => {
const n = e === 1 ? "" : ` (${(0, o.ZV)(e)} times)`;
return `${(0, r.ti)((0, s.ml)(t, 200))}${n}`;
});
const f = t.length > d ? [ `${(0, o.ZV)(t.length - d)} more` ] : [];
const h = [ ...u, ...f ].join("<br>");
return `| ${(0, r.ft)((0, s.ml)(i, 100))} | ${h} | ${(0, r.xG)((0, s.ml)(e, 300))}${l} | ${c} |`;
}
function noticesSection(t) {
return [ "#### Notices", t.map(t => `- ${(0, r.xG)((0, s.ml)(t, 500))}`).join("\n") ].join("\n\n");
}
function conditionParts({loadedInstructions: t, provenance: e, sandbox: n}) {
return [ instructionsLine(t ?? []), e === void 0 ? "" : provenanceLines(e), (0, 
l.o)(n).map(r.ft).join(" ") ];
}
function instructionsLine(t) {
const e = t.slice(0, f).map(({kind: t, path: e, bytes: n}) => {
const i = (0, r.ti)((0, s.ml)(e, 200));
return t === "skill" ? `skill ${i}` : `${i} (${(0, o.B4)(n, "byte")})`;
});
const n = t.length - e.length;
const i = n > 0 ? [ `${(0, o.ZV)(n)} more` ] : [];
return t.length === 0 ? "" : `Instructions loaded: ${[ ...e, ...i ].join(", ")}.`;
}
const f = 30;
function cachedShare({cacheReadTokens: t, inputTokens: e}) {
return `${String(Math.round(100 * t / Math.max(1, e)))} %`;
}
function figures({turns: t, model: e, toolCalls: n, usage: i, costUsd: l, durationMs: c, prompt: u}, d = true) {
if (t === 0 && i.inputTokens === 0) return "";
const f = [ ...i.cacheReadTokens > 0 ? [ `${(0, o.ZV)(i.cacheReadTokens)} or ${cachedShare(i)} from the cache` ] : [], ...i.cacheWriteTokens > 0 ? [ `${(0, 
o.ZV)(i.cacheWriteTokens)} into it` ] : [] ];
const h = `${(0, o.ZV)(i.inputTokens)} tokens in${f.length === 0 ? "" : ` (${f.join(", ")})`}`;
const m = [ (0, r.ti)((0, s.ml)(e, 100)), `prompt ${(0, r.ti)((0, s.ml)(u, 200))}`, (0, 
o.B4)(t, "turn"), (0, o.B4)(n, "tool call"), h, `${(0, o.ZV)(i.outputTokens)} out`, ...l !== null || d ? [ (0, 
a.BD)(l) ] : [], (0, a.a3)(c) ];
return m.join(" \xb7 ");
}
const h = 20;
function provenanceLines({trustedCommit: t, omitted: e}) {
const n = e.length - h;
const i = `Trusted commit: ${(0, r.ti)(t ?? "")}. Prompt, configuration, commands, skills and instruction files come from it.`;
return [ ...t === null ? [] : [ i ], ...e.slice(0, h).map(t => (0, r.ft)((0, s.ml)(t, 500))), ...n > 0 ? [ `And ${(0, 
o.B4)(n, "more omission")}.` ] : [] ].join("\n\n");
}
}),
16428: (function(t, e, n) {
n.d(e, {
R: () => isTooComplex,
d: () => o
});
const o = 7e4;
const i = /^(?:[ \t]*(?:>|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t]))){20}/m;
function isTooComplex(t) {
if (t.length > o || i.test(t)) return true;
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
for (const {kind: n, count: o} of t.flat()) e.add(n, o);
return e.changes();
}
}),
74568: (function(t, e, n) {
n.d(e, {
P: () => withoutHidden,
u: () => sanitizePlain
});
var o = n(7138);
var i = n(42344);
const r = "Arabic Bengali Devanagari Gujarati Gurmukhi Kannada Khmer Malayalam Mongolian Myanmar Oriya Sinhala Syriac Tamil Telugu Tibetan".split(" ").map(t => `\\p{Script=${t}}`).join("");
const s = [ "[\\u00ad\\u034f\\u115f\\u1160\\u17b4\\u17b5\\u180e\\u200b\\u2060-\\u2065\\u206a-\\u206f\\u2800\\u3164\\ufeff\\uffa0\\ufff0-\\ufffb", "\\ufe00-\\ufe0d\\u{1bca0}-\\u{1bca3}\\u{1d173}-\\u{1d17a}\\u{e0000}-\\u{e0fff}\\p{Noncharacter_Code_Point}]", "|(?<!\\p{Script=Mongolian})[\\u180b-\\u180d\\u180f]", "|(?<!(?![0-9#*])\\p{Emoji})[\\ufe0e\\ufe0f](?!\\u20e3)|(?<![0-9#*])(?<!\\p{Emoji})\\ufe0f(?=\\u20e3)", `|(?<!\\p{Extended_Pictographic}\\p{Emoji_Modifier}?\\ufe0f?|[${r}])\\u200d`, "|(?<=\\p{Extended_Pictographic}\\p{Emoji_Modifier}?\\ufe0f?)\\u200d(?!\\p{Extended_Pictographic})", `|(?<![${r}])\\u200c` ].join("");
let a = null;
function parts() {
a ??= [ [ "invisible-character", /\p{Surrogate}/gu ], ...o.TF.map(t => [ "terminal-sequence", t ]), [ "control-character", /[\u0000-\u0008\u000e-\u001f\u007f-\u009f]/g ], [ "direction-mark", /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g ], [ "invisible-character", new RegExp(s, "gu") ] ];
return a;
}
function withoutHidden(t, e) {
if (/^[\t\n\x20-\x7e]*$/.test(t)) return t;
let n = t.replace(o.r4, "\n");
for (const [t, o] of parts()) n = n.replace(o, () => {
e.add(t);
return "";
});
return n;
}
function sanitizePlain(t) {
const e = (0, i.P)();
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
Te: () => p,
WH: () => isBlock,
ci: () => addressOf,
e9: () => visibleContent,
eX: () => languageOf,
lt: () => attribute,
vq: () => isElement
});
var o = n(77549);
var i = n(7042);
var r = n(83984);
var s = n(22429);
var a = n(24479);
var l = n(1680);
var c = n(78030);
var u = n(57749);
var d = n(18835);
var f = n(91197);
var h = n(14367);
var m = n(96855);
const p = [ (0, i.$)(), (0, s.r)(), (0, l.K)(), (0, u.x)(), (0, f.J)() ];
const g = [ (0, r.s)(), (0, a.C)(), (0, c.t)(), (0, d.k)(), (0, h.Q)() ];
function parsePage(t) {
const e = {
allowDangerousHtml: true,
allowDangerousProtocol: true
};
return (0, m.oH)((0, o.yt)(t, {
...e,
extensions: p,
htmlExtensions: g
}));
}
const v = new Set("script style template title noembed noframes noscript iframe object audio video canvas textarea xmp plaintext".split(" "));
function isHiddenElement(t) {
if (v.has(t.tagName)) return true;
const e = attribute(t, "style") ?? "";
return attribute(t, "hidden") !== null || attribute(t, "aria-hidden") === "true" || attribute(t, "id") === "footnote-label" || attribute(t, "data-footnote-backref") !== null || w.test(e.replace(/\/\*[^]*?\*\//g, ""));
}
const w = /(?:display\s*:\s*none|visibility\s*:\s*(?:hidden|collapse)|(?:opacity|font-size|max-height|max-width)\s*:\s*0*\.?0*(?:[a-z%]*)\s*(?:!important\s*)?(?:;|$))/i;
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
const $ = 200;
function visibleContent(t, e) {
const n = [];
const visit = (t, e) => {
if (e > $) throw new TooDeepError;
"value" in t && n.push(t.value);
if (!isElement(t) || isHiddenElement(t)) return;
const o = n.length;
(isBlock(t) || t.tagName === "br") && n.push(" ");
for (const n of t.childNodes) visit(n, e + 1);
isBlock(t) && n.push(" ");
const i = n.slice(o).every(t => t.trim() === "");
const r = addressOf(t);
r === null || t.tagName !== "img" && i || n.push(` \0${decodedAddress(r)}\0 `);
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
var o = n(45387);
var i = n(19627);
var r = n(82192);
var s = n(48263);
const a = {
disable: {
null: [ "htmlFlow", "htmlText" ]
}
};
const l = {
disable: {
null: [ "attention", "autolink", "characterEscape", "characterReference", "codeText", "hardBreakEscape", "labelEnd", "labelStartImage", "labelStartLink" ]
}
};
function eventsOf(t, {html: e, inline: n}) {
const c = [ ...s.Te, ...e ? [] : [ a ], ...n ? [] : [ l ] ];
return (0, o._)((0, i.q)({
extensions: c
}).document().write((0, r.v)()(t, void 0, true)));
}
function structureOf(t, e = false) {
const n = t.split("\n");
const o = new Map;
const i = new Set;
let r = 0;
let s = "";
for (const [a, l] of eventsOf(t, {
html: e,
inline: false
})) {
const e = l.start.line - 1;
l.type === "codeFenced" && a === "enter" && ([r, s] = [ 0, "" ]);
l.type === "codeFencedFence" && a === "exit" && (r += 1);
l.type === "codeFencedFenceInfo" && a === "exit" && (s = t.slice(l.start.offset, l.end.offset));
l.type === "tableRow" && a === "enter" && i.add(e);
if (a === "enter" || l.type !== "codeFenced" && l.type !== "codeIndented") continue;
const c = l.end.column === 1 && l.end.line > l.start.line;
o.set(e, {
kind: l.type === "codeFenced" ? "fenced" : "indented",
first: e,
last: l.end.line - (c ? 2 : 1),
prefix: (n[e] ?? "").slice(0, l.start.column - 1),
info: s,
isClosed: r > 1
});
}
return {
code: o,
rows: i
};
}
const c = /^( *)(?:[-*+]|\d{1,9}[.)])( +|$)/;
function isCertain(t, {kind: e, first: n, last: o, prefix: i}, r) {
const s = i.split(">").length - 1;
if (s > 0 && !isQuote(t, {
first: n,
last: o
}, r)) return false;
const a = new RegExp(`^(?: *> ?){${String(s)}}`);
const inner = e => {
const n = t[e] ?? "";
return a.test(n) ? n.replace(a, "") : null;
};
const l = inner(n) ?? "";
const u = e === "fenced" ? c.exec(l) : null;
const d = u === null ? indentOf(l) : u[0].length;
const f = u === null ? offsetAbove({
first: n,
indent: d
}, inner, r) : u[0].length;
if (e === "indented" ? d < f + 4 : u === null && d > f + 3) return false;
const h = e === "indented" ? f + 4 : f;
for (let t = n + 1; t <= o; t += 1) {
const e = inner(t);
if (e === null || e.trim() !== "" && indentOf(e) < h) return false;
}
return f === 0 || !t.slice(n, o + 1).some(t => /^[ >]*\t/.test(t));
}
function isQuote(t, {first: e, last: n}, o) {
const i = indentOf(t[e] ?? "");
const r = offsetAbove({
first: e,
indent: i
}, e => t[e] ?? "", o);
return i <= r + 3 && t.slice(e, n + 1).every(t => indentOf(t) >= r);
}
const indentOf = t => /^ */.exec(t)?.[0].length ?? 0;
function offsetAbove({first: t, indent: e}, n, o) {
let i = 0;
let r = e;
for (let e = t - 1; e >= 0; e -= 1) {
const t = n(e);
if (t === null) break;
if (t.trim() === "" || o(e)) continue;
const s = c.exec(t);
if (s !== null) {
const t = s[2]?.length ?? 0;
const e = t > 4 || t === 0 ? s[0].trimEnd().length + 1 : s[0].length;
e <= r && (i = Math.max(i, e));
r = Math.min(r, s[1]?.length ?? 0);
if (r === 0) break;
} else if (indentOf(t) === 0) break;
}
return i;
}
}),
32622: (function(t, e, n) {
n.d(e, {
o: () => truncateMarkdown
});
var o = n(54539);
var i = n(20653);
const r = {
fence: null,
details: 0
};
function truncateMarkdown(t, e) {
const size = t => e.unit === "bytes" ? Buffer.byteLength(t) : t.length;
if (size(t) <= e.limit) return t;
const n = e.whole === null ? "" : ` The whole text is ${e.whole}.`;
const i = `*Truncated here: ${(0, o.ZV)(e.limit)} of ${(0, o.ZV)(size(t))} ${e.unit} fit.${n}*`;
const r = e.limit - size(i) - size("\n\n");
const s = r <= 0 ? "" : lastFitting(t, r, size);
const a = s === "" ? i : `${s}\n\n${i}`;
return size(a) <= e.limit ? a : "";
}
function lastFitting(t, e, n) {
let o = {
end: 0,
open: r
};
let i = o;
let s = r;
let [a, l] = [ 0, 0 ];
for (const r of t.split("\n")) {
const t = openAfter(r, s);
const c = l + n(r);
if (c > e) {
const t = partOfLine(r, s, t => l + n(t) + closing(s).length <= e);
t > 0 && (o = {
end: a + t,
open: s
});
break;
}
if (c + closing(t).length <= e) {
o = {
end: a + r.length,
open: t
};
t.fence === null && t.details === 0 && (i = o);
}
s = t;
a += r.length + 1;
l = c + 1;
}
const {end: c, open: u} = i.end * 2 >= o.end ? i : o;
return `${t.slice(0, c)}${closing(u)}`.trimEnd();
}
function openAfter(t, e) {
if (e.fence !== null) {
const n = /^ {0,3}(`{3,}|~{3,})[ \t]*$/.exec(t)?.[1] ?? "";
return n.startsWith(e.fence) ? {
...e,
fence: null
} : e;
}
const n = /^ {0,3}(`{3,}(?=[^`]*$)|~{3,})/.exec(t)?.[1] ?? null;
if (n !== null) return {
...e,
fence: n
};
if (!/^ {0,3}<\/?details\b/i.test(t)) return e;
const o = (t.match(/<details\b/gi)?.length ?? 0) - (t.match(/<\/details>/gi)?.length ?? 0);
return {
fence: n,
details: Math.max(0, e.details + o)
};
}
function closing({fence: t, details: e}) {
return `${t === null ? "" : `\n${t}`}${"\n\n</details>".repeat(e)}`;
}
function partOfLine(t, {fence: e}, n) {
if (e === null && /^\s*(?:\||<|`{3}|~{3})/.test(t)) return 0;
let [o, r] = [ 0, t.length ];
while (o < r) {
const e = Math.ceil((o + r) / 2);
n(t.slice(0, e)) ? o = e : r = e - 1;
}
return e === null ? safeEnd(t, o) : (0, i.GH)(t, o).length;
}
const s = 2e3;
function safeEnd(t, e) {
let n = 0;
let o = null;
for (const {0: i, index: r} of t.slice(0, e + 1).matchAll(/`+|\]\(|[[\])>]|<(?=[a-z/])|\s+/gi)) {
o !== null && r - o.since > s && (o = null);
o !== null ? i === o.until ? o = null : i === "](" && o.until === "]" && (o = {
until: ")",
since: o.since
}) : i.startsWith("`") ? o = {
until: i,
since: r
} : i === "[" ? o = {
until: "]",
since: r
} : i === "<" ? o = {
until: ">",
since: r
} : /^\s/.test(i) && (n = r);
}
return n;
}
})
};
