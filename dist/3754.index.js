"use strict";

exports.id = 3754;

exports.ids = [ 3754, 3274 ];

exports.modules = {
31111: (function(n, t, e) {
e.d(t, {
I: () => patchSection,
p: () => o
});
var s = e(51061);
const o = 4e4;
function patchSection(n) {
return `To use the changes, save this patch and run \`git apply --3way\`:\n\n${(0, 
s.OF)(n, "diff")}`;
}
}),
53754: (function(n, t, e) {
e.d(t, {
uR: () => answerPart,
p8: () => publishComment,
resultText: () => resultText,
fQ: () => stickyOf
});
var s = e(84182);
var o = e(20544);
var r = e(74397);
var i = e(32622);
var u = e(20653);
var c = e(1359);
var l = e(5105);
var a = e(54539);
var f = e(31111);
var d = e(15250);
var m = e(61652);
var h = e(71245);
var $ = e(15917);
var p = e(96682);
var w = e(49703);
var g = e(92747);
var v = e(97979);
var y = e(83274);
function commentMarkdown(n, t) {
const e = n.writes.find(y.JD);
const s = [ firstLine(n), reasonLine(n), findingList(n, t.rows), ...e === void 0 ? posted(n, t) : lostSections(e, n, t), collapsed(n, t), closingLine(n) ];
return `${s.filter(n => n !== "").join("\n\n")}\n`;
}
function firstLine(n) {
const [t, e] = [ heading(n), (0, h.k)(n) ];
if (e === null) return t;
return t === "" ? `**${e}.**` : `${t} \xb7 ${e}`;
}
function heading(n) {
const {result: t, findings: e, subject: s, writes: o} = n;
const i = s.commit === null ? "" : ` of ${(0, r.ti)(s.commit.slice(0, 7))}`;
const u = x.flatMap(n => {
const t = e.filter(t => t.severity === n).length;
return t === 0 ? [] : [ (0, a.B4)(t, n) ];
});
const l = o.find(y.JD);
if (l !== void 0 && t.conclusion === "success") return `### \u26a0\ufe0f ${lostHeadline(l)}`;
const f = t.conclusion === "success" && (0, c.rL)(n) === k;
if (!f) return `### ${(0, c.rL)(n)} ${[ (0, c.Pl)(n), ...u ].join(" \xb7 ")}`;
if (e.length > 0) return `### Sallyport ${commandName(t.prompt) ?? "review"}${i} \xb7 ${u.join(", ")}`;
const d = o.find(y.n3);
if (d !== void 0) return `### ${(0, y.Fm)(d)}`;
const m = t.requests.some(({kind: n}) => n === "noop") && n.answer.text === "";
const h = commandName(t.prompt);
return m && h !== null ? `### Sallyport ${h}${i} \xb7 nothing to report` : "";
}
function commandName(n) {
const [, t, e] = /(?:^|\/)(?:([\w-]+)\/SKILL\.md|commands\/(?:.+\/)?([\w-]+)\.(?:md|toml))$/.exec(n) ?? [];
return t ?? e ?? null;
}
function reasonLine({result: n, answer: t, findings: e}) {
const s = t.text !== "" || e.length > 0;
return n.conclusion === "success" && s ? "" : (0, r.xG)(n.reason);
}
const k = "\u2705";
const x = [ "error", "warning", "note" ];
const b = {
error: "\u274c",
warning: "\u26a0\ufe0f",
note: "\ud83d\udcac"
};
function findingList(n, t) {
const {findings: e} = n;
const s = x.flatMap(n => e.filter(t => t.severity === n));
const o = s.slice(0, t).map((t, e) => {
const s = (0, r.xG)((0, u.ml)(t.title, 200));
const o = /[.!?]$/.test(s) ? "" : ".";
const i = linkedLocation(t, n);
return `${String(e + 1)}. ${b[t.severity]} **${i}** ${s}${o} ${(0, r.xG)((0, u.ml)(t.message, 1e3))}`;
});
const i = s.length - o.length;
return [ o.join("\n"), ...i > 0 ? [ `And ${(0, a.B4)(i, "more finding")}.` ] : [] ].join("\n\n").trim();
}
const L = /^(?!.*\.\.)[\w./@+-]{1,300}$/;
function linkedLocation(n, {links: {run: t}, subject: {commit: e}}) {
const s = (0, r.ti)((0, u.ml)((0, $.YR)(n), 200));
const {path: o, line: i, endLine: c} = n;
const l = (0, r.n1)(t) ? /^(.+)\/actions\/runs\/\d+/.exec(t)?.[1] : void 0;
if (l === void 0 || e === null || !L.test(o)) return s;
const a = `#L${String(i)}${c === void 0 ? "" : `-L${String(c)}`}`;
return `[${s}](${l}/blob/${e}/${o}${a})`;
}
function answerSection({answer: {text: n}, links: {run: t}}, e) {
const s = (0, r.n1)(t) ? `in the [summary of the run](${t})` : null;
return (0, i.o)(n, {
limit: e,
unit: "characters",
whole: s
});
}
function posted(n, t) {
const {writes: e, result: s, links: o} = n;
const r = e.find(y.n3);
const i = originOf(o.run);
const u = e.filter(n => (0, y.yp)(n) && n !== r);
return [ answerSection(n, t.text), r === void 0 ? "" : n.findings.length > 0 ? (0, 
y.wv)(r, i) : (0, y.xS)(r, i), u.map(n => (0, y.wv)(n, i)).join("\n"), checkOfChanges(n), unposted(n, t.rows), (0, 
d.b)(s.changes, {
...t.diffs,
isCommitted: e.some(y.yp)
}) ];
}
const lostHeadline = ({what: n}) => n.startsWith("PullRequest") ? "The pull request could not be opened" : "The changes could not be pushed";
function lostSections(n, t, e) {
const {writes: s, result: o, links: i, answer: u} = t;
const c = originOf(i.run);
const l = s.filter(({code: n}) => n === "canceled");
const a = answerSection(t, e.text);
const m = n.code === "patch-in-comment" ? n.url : null;
const h = n.code === "patch-in-result";
const $ = (0, y.y2)(n.details ?? n.note, c);
return [ m === null ? $ : `${$} [The patch is in a comment](${m}).`, l.length === 0 ? "" : `Canceled with it: ${l.map(({what: n}) => (0, 
r.ti)(n)).join(", ")}.`, h ? (0, f.I)(o.changes.map(({diff: n}) => n ?? "").join("")) : "", u.text === "" ? "" : `<details><summary>The answer, written before</summary>\n\n${a}\n\n</details>`, unposted({
...t,
writes: s.filter(t => t !== n && !l.includes(t))
}, e.rows), m !== null || h ? "" : (0, d.b)(o.changes, {
...e.diffs,
isCommitted: false
}) ];
}
const originOf = n => n !== null && URL.canParse(n) ? new URL(n).origin : null;
function checkOfChanges({result: n, writes: t, subject: {lastCheck: e}}) {
if (e === void 0 || n.changes.length === 0 && !t.some(y.yp)) return "";
return (0, r.xG)((0, p.Q)(e));
}
function unposted({writes: n}, t) {
const e = n.filter(y.$B);
return e.length === 0 ? "" : (0, v.M)(e, t);
}
function collapsed(n, t) {
if (n.subject.isFromOutside === true) return "";
const {result: e, refused: s, writes: o, answer: r} = n;
const i = o.filter(n => (0, y.oM)(n) && !(0, y.$B)(n) && !(0, y.yp)(n));
const u = [ s.length === 0 ? "" : (0, g.WZ)(n, t.rows), e.notices.length === 0 ? "" : (0, 
g.Z8)(e.notices), i.length === 0 ? "" : (0, v.M)(i, t.rows), r.changes.length === 0 ? "" : `Sanitized in the answer: ${(0, 
w.G)(r.changes)}.`, ...(0, g.Mv)(e), (0, g.u5)(e, false) ].filter(n => n !== "");
if (u.length === 0) return "";
return [ `<details><summary>${runSummary(n)}</summary>`, ...u, "</details>" ].join("\n\n");
}
function runSummary({result: n}) {
const {denials: t, notices: e, usage: s, costUsd: o, durationMs: r} = n;
const i = s.inputTokens + s.outputTokens;
const u = [ ...t.length === 0 ? [] : [ `${(0, a.B4)(t.length, "call")} refused` ], ...e.length === 0 ? [] : [ (0, 
a.B4)(e.length, "notice") ], ...i === 0 ? [] : [ `${(0, a.ZV)(i)} tokens` ], ...o === null || o === 0 ? [] : [ (0, 
c.BD)(o) ], (0, c.a3)(r) ];
return `Run: ${u.join(" \xb7 ")}`;
}
function closingLine(n) {
const {links: t, subject: e, findings: s} = n;
const o = s.length > 0 && !(0, c.W2)(n.result);
const {coverage: i} = e;
const u = [ ...i !== void 0 && s.length > 0 ? [ (0, h._)(i) ] : [], "Sallyport", ...e.commit === null || o ? [] : [ `at ${(0, 
r.ti)(e.commit.slice(0, 7))}` ], ...e.requestedBy === null ? [] : [ `requested by ${(0, 
r.ft)(e.requestedBy)}` ], ...(0, r.n1)(t.run) ? [ `[run](${t.run})` ] : [], ...continuedFacts(n) ];
const l = e.conversation === void 0 ? "" : `\n${(0, m.b2)(e.conversation)}`;
return `<sub>${u.filter(n => n !== "").join(" \xb7 ")}</sub>${l}`;
}
function continuedFacts({result: {continues: n}, subject: {conversation: t}}) {
const e = t === void 0 ? [] : [ `go on locally: ${(0, r.ti)("sallyport run --continue DIR")}` ];
if (n === void 0) return e;
const {run: s, turns: o, cachedTokens: i} = n;
const u = (0, r.n1)(s) ? `[an earlier run](${s})` : "an earlier run";
const c = `continues ${u} of ${(0, a.B4)(o, "turn")}, ${(0, a.ZV)(i)} tokens from the provider's cache`;
return [ c, ...e ];
}
function answerPart(n, t) {
if (n !== "answer" || t === null || t.id === null) return null;
return `answer:${t.kind}-${String(t.id)}`;
}
function stickyOf(n, t, {run: e, answer: s}) {
if (s !== null) return {
marker: (0, o._)(n, s),
hides: []
};
if (t === "replace" || t === "answer") return {
marker: (0, o._)(n),
hides: []
};
const r = (0, o._)(n, "run:").replace(/ -->$/, "");
return {
marker: (0, o._)(n, `run:${e}`),
hides: t === "append" ? [] : [ (0, o._)(n), r ]
};
}
function commentBody(n, t, e = null) {
const s = comment_originOf(n);
if (e !== null && (0, l.$z)(e, s)) return e;
if (n.result.conclusion === "success") return (0, l.Ap)(wholeBody(n, t), s);
return (0, l.G1)(e) ? (0, l.pj)(`${t}\n${failureLine(n)}`, e) : wholeBody(n, t);
}
const comment_originOf = ({links: n, subject: t}) => ({
run: /\/actions\/runs\/(\d{1,18})$/.exec(n.run ?? "")?.[1] ?? null,
commit: t.commit
});
function failureLine(n) {
const {result: t, links: e, subject: s} = n;
const o = s.commit === null ? "" : ` at ${(0, r.ti)(s.commit.slice(0, 7))}`;
const i = `${(0, r.n1)(e.run) ? `[A later run](${e.run})` : "A later run"}${o}`;
const l = t.reason === "" ? "" : ` ${(0, r.xG)((0, u.ml)(t.reason, 500))}`;
return `> ${(0, c.rL)(n)} **${i} has no result.** ${(0, c.Pl)(n)}.${l} Below is the last result.`;
}
const R = {
rows: 25,
diffs: {
total: 1e4,
each: 4e3,
files: 25
}
};
const j = s.j9 - l.BX - 300;
const S = 2e4;
function resultText(n) {
const t = commentMarkdown(n, {
...R,
text: Number.MAX_SAFE_INTEGER
});
if (t.length <= j) return {
text: t,
isWhole: true
};
const e = t.length - n.answer.text.length;
const s = commentMarkdown(n, {
...R,
text: Math.max(S, j - e)
});
const o = n.links.run === null ? null : "in the summary of the run";
return {
text: (0, i.o)(s, {
limit: j,
unit: "characters",
whole: o
}),
isWhole: false
};
}
const wholeBody = (n, t) => `${t}\n${resultText(n).text}`;
async function publishComment(n, t) {
const {github: e, target: s, marker: o} = t;
let r = false;
const body = t => {
r = (0, l.$z)(t, comment_originOf(n));
return commentBody(n, o, t);
};
const i = (0, y.isShownByReview)(n) ? await e.updateComment(s, o, body) : await e.upsertComment(s, o, body);
return i === null ? null : {
...i,
isOutdated: r
};
}
}),
83274: (function(n, t, e) {
e.d(t, {
$B: () => isUnposted,
Fm: () => pushHeading,
JD: () => isLost,
isShownByReview: () => isShownByReview,
n3: () => isPush,
oM: () => isPosted,
wv: () => pageLine,
xS: () => pushNote,
y2: () => noteMarkdown,
yp: () => isPage
});
var s = e(74397);
const o = new Set([ "created", "updated", "unchanged", "fell back" ]);
const isPosted = ({outcome: n}) => o.has(n);
const r = {
PushToPullRequest: "Commit",
PullRequest: "Pull request",
Issue: "Issue"
};
function partsOf({what: n}) {
const [t = ""] = n.split(" ", 1);
return {
tool: t,
title: n.slice(t.length + 1)
};
}
function isPage(n) {
return isPosted(n) && n.url !== null && Object.hasOwn(r, partsOf(n).tool);
}
function isLost(n) {
const t = [ "PushToPullRequest", "PullRequest" ].includes(partsOf(n).tool);
return t && (n.outcome === "failed" || n.outcome === "withheld");
}
function isPush(n) {
return isPosted(n) && n.outcome !== "fell back" && partsOf(n).tool === "PushToPullRequest";
}
function isUnposted({what: n, outcome: t}) {
return t === "failed" || t === "withheld" || t === "fell back" && n.startsWith("Review ");
}
function isShownByReview({result: n, findings: t, writes: e, isReview: s, subject: o}) {
if (s) return o.conversation === void 0;
const {conclusion: r, requests: i, changes: u} = n;
const c = r === "success" && i.some(({kind: n}) => n === "review");
const l = t.length > 0 || u.length > 0 || e.some(n => isPage(n) || isUnposted(n));
return c && !l;
}
function pushHeading({url: n, branch: t = "", commit: e = "", ...o}) {
const r = (0, s.ti)(e.slice(0, 7));
const {title: i} = partsOf({
url: n,
...o
});
return `${(0, s.ft)(i)} \xb7 ${n === null ? r : `[${r}](${n})`} on ${(0, s.ti)(t)}`;
}
function pushNote(n, t) {
return noteMarkdown(n.details ?? n.note, t);
}
function pageLine(n, t) {
const {tool: e, title: o} = partsOf(n);
const i = n.outcome === "fell back" ? "Pull request" : r[e] ?? e;
const u = n.note === "" ? "" : `: ${noteMarkdown(n.note, t)}`;
return `- ${i} [${(0, s.ft)(o)}](${n.url ?? ""})${u}`;
}
function noteMarkdown(n, t) {
const isOnServer = n => t !== null && n.startsWith(`${t}/`);
const e = n.split(/((?<=^|\. |\] )[^.:[\]]+: https?:\/\/[^\s()<>]+|https?:\/\/[^\s()<>]+)/);
return e.map((n, t) => {
if (t % 2 === 0) return `${/^\s/.test(n) ? " " : ""}${(0, s.xG)(n.trim())}${/\s$/.test(n) ? " " : ""}`;
const [, e = "", o = ""] = /^(?:([^.:]+): )?(https?:\/\/.+)$/.exec(n) ?? [];
if (!isOnServer(o)) return `${e === "" ? "" : `${(0, s.ft)(e)}: `}${(0, s.ti)(o)}`;
return e === "" ? `<${o}>` : `[${(0, s.ft)(e)}](${o}).`;
}).join("");
}
}),
61652: (function(n, t, e) {
e.d(t, {
b2: () => conversationMark,
d8: () => isLater,
gz: () => newestConversation
});
const s = /<!-- sallyport-conversation (\d{1,18}) -->/g;
const conversationMark = n => `\x3c!-- sallyport-conversation ${n} --\x3e`;
function newestConversation(n) {
const t = n.flatMap(n => [ ...n.matchAll(s) ].map(([, n = ""]) => n));
return t.reduce((n, t) => n === null || isLater(t, n) ? t : n, null);
}
const isLater = (n, t) => BigInt(n) > BigInt(t);
}),
5105: (function(n, t, e) {
e.d(t, {
$z: () => hasNewerResult,
Ap: () => asResult,
BX: () => i,
G1: () => hasLastResult,
pj: () => aboveLastResult
});
var s = e(84182);
var o = e(32622);
const r = /\n(<!-- sallyport-result(?: (\d{1,18}) ([0-9a-f]{40,64}))? -->\n)/;
function hasNewerResult(n, {run: t, commit: e}) {
const [, , s, o] = r.exec((n ?? "").replaceAll("\r\n", "\n")) ?? [];
if (s === void 0 || t === null || e === null || o === e) return false;
return BigInt(s) > BigInt(t);
}
const i = 2e3;
function asResult(n, {run: t, commit: e}) {
const s = n.indexOf("\n");
const o = t === null || e === null ? "" : ` ${t} ${e}`;
return `${n.slice(0, s)}\n\x3c!-- sallyport-result${o} --\x3e${n.slice(s)}`;
}
function aboveLastResult(n, t) {
const e = lastResultIn(t);
if (e === null) return n;
const r = Math.max(0, s.j9 - e.length - 2);
const i = (0, o.o)(n.trimEnd(), {
limit: r,
unit: "characters",
whole: null
});
return `${i}\n\n${e}`;
}
function hasLastResult(n) {
return lastResultIn(n) !== null;
}
function lastResultIn(n) {
const t = (n ?? "").replaceAll("\r\n", "\n");
const e = t.search(r);
return e === -1 ? null : t.slice(e + 1);
}
})
};
