"use strict";

exports.id = 2167;

exports.ids = [ 2167 ];

exports.modules = {
72167: (function(e, t, n) {
n.r(t);
n.d(t, {
postReview: () => postReview
});
var o = n(20544);
var s = n(84182);
var i = n(5428);
const r = " --\x3e";
function lineMarker(e, t) {
return `${e.slice(0, -r.length)}:${t}${r}`;
}
function idIn(e, t) {
const n = `${t.slice(0, -r.length)}:`;
return e.startsWith(n) ? /^[0-9a-f]+(?:-\d+)?(?= -->)/.exec(e.slice(n.length))?.[0] ?? null : null;
}
function hasLineMarker(e, t) {
return e.startsWith(t) || idIn(e, t) !== null;
}
function identify(e, t, n) {
const o = n.filter(({isOwn: e, opening: n}) => e && hasLineMarker(n.body, t));
const s = o.toSorted((e, t) => Number(isClosed(e)) - Number(isClosed(t)));
const r = new Map;
const a = e.map(e => {
const t = e.id ?? (0, i.R)([ e.path, "\0", wordsOf(e.body).join(" ") ], 12);
const n = (r.get(t) ?? 0) + 1;
r.set(t, n);
return {
comment: e,
id: n === 1 ? t : `${t}-${String(n)}`
};
});
const c = new Map;
const u = [ (e, n, o) => idIn(o.opening.body, t) === n, (e, t, n) => !isClosed(n) && isAt(n, e), (e, t, n) => n.path === e.path && isAlike(n.opening.body, e.body) ];
for (const e of u) for (const {comment: t, id: n} of a) {
const o = c.has(t) ? -1 : s.findIndex(o => e(t, n, o));
const [i] = o < 0 ? [] : s.splice(o, 1);
i !== void 0 && c.set(t, i);
}
return a.map(e => ({
...e,
thread: c.get(e.comment) ?? null
}));
}
const isClosed = ({isResolved: e, opening: t}) => e || t.isMinimized;
const isSettled = e => e.isResolved && !e.isResolvedByOwn;
function isAt(e, {path: t, line: n, startLine: o, side: s}) {
return e.path === t && e.line === n && e.side === s && e.startLine === (o ?? null);
}
function contains(e, t) {
const n = wordsOf(t);
return n.length > 0 && ` ${wordsOf(e).join(" ")} `.includes(` ${n.join(" ")} `);
}
function wordsOf(e) {
const t = e.replace(/^<!--[^\n]*-->\n/, "").replace(/```[\s\S]*?(?:```|$)/g, " ");
return t.toLowerCase().match(/[\p{L}\p{N}_]+/gu) ?? [];
}
const a = .6;
const c = 4;
function isAlike(e, t) {
const [n, o] = [ new Set(wordsOf(e)), new Set(wordsOf(t)) ];
if (Math.min(n.size, o.size) < c) return false;
const s = [ ...n ].filter(e => o.has(e)).length;
return s / (n.size + o.size - s) >= a;
}
var u = n(51061);
var l = n(74397);
function onChangedFiles(e, t) {
const n = new Set(t.map(({path: e}) => e));
return e.map(({otherPath: e, ...t}) => e === void 0 || n.has(t.path) || !n.has(e) ? t : {
...t,
path: e
});
}
function sortLines(e, t) {
const n = new Map(t.map(({path: e, patch: t}) => [ e, t === null ? null : diffLines(t) ]));
const o = [];
const s = [];
for (const t of e) {
const e = n.get(t.path);
const i = e === void 0 ? "the pull request does not change this file" : e === null ? "GitHub provides no diff for this file" : outsideDiff(t, e);
i === null ? o.push(t) : s.push({
comment: t,
reason: i
});
}
return {
placed: o,
misplaced: s
};
}
function lineBody({body: e, suggestion: t, side: n}, o, i) {
const r = i(e);
const a = n === "RIGHT" ? "suggestion" : "";
return (0, s.j$)(o, t === void 0 ? r : `${r}\n\n${(0, u.OF)(t, a)}`);
}
function misplacedSection(e, t) {
if (e.length === 0) return "";
const n = e.map(({comment: e, reason: n}) => {
const {body: o, suggestion: s} = e;
const i = s === void 0 ? [] : [ "Suggested instead:", (0, u.OF)(s, "") ];
return [ `**${(0, l.ti)(locationOf(e))}** (${n})`, t(o), ...i ].join("\n\n");
});
return [ "#### Not on a line of the diff", ...n ].join("\n\n");
}
function afterHeading(e, t) {
const n = e.split(/\r?\n/);
const o = n.findIndex(e => e.startsWith("**") && e.includes(`${t}:`));
return o === -1 ? "" : n.slice(o + 1).join("\n");
}
function locationOf({path: e, line: t, startLine: n}) {
return `${e}:${n === void 0 ? "" : `${String(n)}-`}${String(t)}`;
}
function diffLines(e) {
const [t, n] = [ new Map, new Map ];
let [o, s, i] = [ 0, 0, 0 ];
for (const r of e.split("\n")) {
const e = /^@@ -(\d+)(?:,\d+)? \+(\d+)(?:,\d+)? @@/.exec(r);
if (e !== null) {
o += 1;
[s, i] = [ Number(e[1]), Number(e[2]) ];
} else {
if (o === 0) continue;
if (r.startsWith("+")) t.set(i++, o); else if (r.startsWith("-")) n.set(s++, o); else if (r.startsWith(" ")) {
t.set(i++, o);
s += 1;
}
}
}
return {
right: t,
left: n
};
}
function outsideDiff({line: e, startLine: t = e, side: n}, o) {
const s = n === "RIGHT" ? o.right : o.left;
const i = s.get(e);
if (i === void 0) return "the line is not in the diff";
return s.get(t) === i ? null : "the lines are not in one hunk of the diff";
}
const d = {
COMMENT: "COMMENTED",
APPROVE: "APPROVED",
REQUEST_CHANGES: "CHANGES_REQUESTED"
};
async function postSummary(e, t, n) {
const o = await createOrUpdate(e, t, n);
if (o.outcome !== "failed" || e.event === "COMMENT") return o;
const s = await postSummary({
...e,
event: "COMMENT"
}, t, n);
return {
...s,
decisionRefused: `GitHub answered ${o.refusal}`
};
}
async function createOrUpdate(e, t, n) {
if (e.fresh.length + e.misplaced.length > 0) return await create(e, n);
const o = earlier(t, e);
if (o !== null) return await update(o, e, n);
const s = t.findLast(({body: t}) => isReviewOf(t, e.key)) ?? null;
const i = e.known.length + e.inSummary.length > 0;
if (s === null || !i || e.answer !== null || e.event !== "COMMENT") return await create(e, n);
return {
...f,
outcome: "unchanged",
url: s.url
};
}
function markerOf({key: e, answer: t}) {
return (0, o._)(e, t === null ? "review" : `${t}:review`);
}
function isReviewOf(e, t) {
const n = (0, o._)(t, "").replace(/ -->$/, "");
return e.startsWith(n) && /^[^\n]*(?<=:)review -->/.test(e);
}
function earlier(e, t) {
const {event: n, sha: o, key: s} = t;
const isSameComment = ({body: e, state: n}) => n === d.COMMENT && e.startsWith(markerOf(t));
if (n === "COMMENT") return e.findLast(isSameComment) ?? null;
const i = e.findLast(({body: e, state: t}) => isReviewOf(e, s) && t !== d.COMMENT);
if (i?.state !== d[n] || n === "APPROVE" && i.commit !== o) return null;
return i;
}
const f = {
refusal: "",
linesRefused: null,
decisionRefused: null
};
async function create(e, t) {
const {sha: n, event: o, fresh: s} = e;
const i = await t.createReview({
commit: n,
event: o,
body: bodyOf(e, []),
comments: onLines(s)
});
if (!("refused" in i)) return {
...f,
outcome: "created",
url: i.url
};
const r = {
...f,
outcome: "failed",
url: null,
refusal: i.refused
};
if (s.length === 0) return r;
const a = await t.createReview({
commit: n,
event: o,
body: bodyOf(e, s),
comments: []
});
if ("refused" in a) return {
...r,
refusal: a.refused
};
return {
...f,
outcome: "created",
url: a.url,
linesRefused: `GitHub answered ${i.refused}`
};
}
async function update(e, t, n) {
const {id: o, url: i} = e;
const r = bodyOf(t, []);
if (t.inSummary.length > 0 || (0, s.Ft)(e.body, r)) return {
...f,
outcome: "unchanged",
url: i
};
await n.updateReview(o, r);
return {
...f,
outcome: "updated",
url: i
};
}
function bodyOf(e, t) {
const {text: n, misplaced: o, sanitize: i, footer: r} = e;
const a = t.map(({comment: e}) => ({
comment: e,
reason: "GitHub rejected the line"
}));
const c = [ i(n), misplacedSection([ ...o, ...a ], i) ].filter(e => e !== "");
return (0, s.j$)(markerOf(e), c.join("\n\n"), r);
}
function onLines(e) {
return e.map(({comment: {path: e, line: t, side: n, startLine: o}, body: s}) => ({
...{
path: e,
line: t,
side: n,
body: s,
...o === void 0 ? {} : {
startLine: o
}
}
}));
}
function postReview(e, t) {
const {key: n, sanitize: i, github: r} = t;
return r.write("the review", [ "pull-requests: write" ], async r => {
const a = await r.head();
const c = t.reviewedSha !== null && t.reviewedSha !== a.sha;
const u = e.event === "COMMENT" ? null : whyNotEvent(e.event, c, a.isOwn, t);
const l = (0, o._)(n, "line");
const [d, f] = [ await r.reviews(), await r.threads() ];
const m = await sortComments(e.comments, {
marker: l,
reviews: d,
threads: f,
isMoved: c,
context: t
}, r);
const h = [];
for (const {comment: e, id: t, thread: n} of m.known) {
const {opening: o} = n;
const a = lineBody(e, lineMarker(l, t), i);
if (isFinal(n) || (0, s.Ft)(o.body, a)) h.push(unchanged(e, o.url, noteOf(n))); else {
await r.updateLine(o.id, a);
h.push({
what: locationOf(e),
outcome: "updated",
url: o.url,
note: ""
});
}
}
const p = h;
const w = u === null ? e.event : "COMMENT";
const v = {
sha: a.sha,
event: w,
text: e.body,
...m,
...t
};
const y = await postSummary(v, d, r);
const g = new Set(m.known.map(({thread: e}) => e.id));
const O = !c && t.whyCommentOnly === null && y.outcome !== "failed";
const b = O ? await settleThreads(f, {
marker: l,
repeated: g
}, r) : [];
return [ summaryRow(e.event, u, y), ...p, ...m.fresh.map(({comment: e}) => lineRow(e, y, y.linesRefused)), ...m.misplaced.map(({comment: e, reason: t}) => lineRow(e, y, t)), ...m.inSummary.map(e => unchanged(e, null, "An earlier review has it in its text.")), ...b ];
});
}
function whyNotEvent(e, t, n, o) {
if (o.whyCommentOnly !== null) return o.whyCommentOnly;
if (n) return "GitHub does not accept approvals or change requests on a pull request from the same account.";
if (e === "APPROVE" && t) return "The pull request has changed since the run looked at it.";
if (e === "APPROVE" && o.reviewedSha === null) return "It is unknown which commit the run looked at.";
return null;
}
const isFinal = e => isClosed(e) || e.hasReplies || e.isOutdated;
function noteOf(e) {
if (isSettled(e)) return "Not repeated: someone resolved this thread.";
return e.hasReplies ? "Not repeated: people discuss it in its thread." : "";
}
function unchanged(e, t, n) {
return {
what: locationOf(e),
outcome: "unchanged",
url: t,
note: n
};
}
function summaryRow(e, t, n) {
const o = `Review ${e}`;
const {url: s} = n;
if (n.outcome === "failed") return {
what: o,
outcome: "failed",
url: s,
note: n.refusal
};
const i = t ?? n.decisionRefused;
return i === null ? {
what: o,
outcome: n.outcome,
url: s,
note: ""
} : {
what: o,
outcome: "fell back",
url: s,
note: `It was posted as COMMENT: ${i}`
};
}
function lineRow(e, {outcome: t, url: n, refusal: o}, s) {
const i = locationOf(e);
if (t === "failed") return {
what: i,
outcome: "failed",
url: n,
note: o
};
if (s === null) return {
what: i,
outcome: "created",
url: n,
note: ""
};
return {
what: i,
outcome: "fell back",
url: n,
note: `It is in the summary of the review: ${s}.`
};
}
const m = 30;
const h = "`contents: write`";
async function settleThreads(e, {marker: t, repeated: n}, o) {
const s = e.filter(e => e.isOwn && e.isOutdated && !e.hasReplies && !isClosed(e)).filter(({id: e, opening: o}) => !n.has(e) && hasLineMarker(o.body, t));
const i = [];
let [r, a] = [ true, true ];
for (const {id: e, path: t, opening: n} of s.slice(0, m)) {
r && (r = await o.resolveThread(e) === null);
!r && a && (a = await o.hide(n.nodeId, "RESOLVED") === null);
i.push({
what: `Thread ${t}`,
url: n.url,
...endOf(r, a)
});
}
return i;
}
const p = "Its lines have changed, and this review does not repeat it.";
function endOf(e, t) {
if (e) return {
outcome: "updated",
note: `Resolved. ${p}`
};
if (t) return {
outcome: "updated",
note: `Hidden as resolved. ${p} To resolve it, the job needs ${h}.`
};
return {
outcome: "withheld",
note: `Not resolved: the job needs ${h}. ${p}`
};
}
async function sortComments(e, {marker: t, reviews: n, threads: o, isMoved: s, context: {reviewedSha: i, sanitize: r}}, a) {
const c = e.some(({otherPath: e}) => e !== void 0);
const u = identify(c ? onChangedFiles(e, await a.files()) : e, t, o);
const l = u.flatMap(e => e.thread === null || isClosed(e.thread) && !isSettled(e.thread) ? [] : [ {
...e,
thread: e.thread
} ]);
const d = u.filter(({comment: e}) => !l.some(t => t.comment === e));
const isInSummary = ({path: e, body: t}) => n.some(n => contains(afterHeading(n.body, e), r(t)));
const f = d.map(({comment: e}) => e).filter(isInSummary);
const m = d.filter(({comment: e}) => !f.includes(e));
if (m.length === 0) return {
known: l,
inSummary: f,
fresh: [],
misplaced: []
};
const h = `the pull request has changed since ${i?.slice(0, 7) ?? ""}`;
const p = m.map(({comment: e}) => e);
const {placed: w, misplaced: v} = s ? {
placed: [],
misplaced: p.map(e => ({
comment: e,
reason: h
}))
} : sortLines(p, await a.files());
const y = m.filter(({comment: e}) => w.includes(e)).map(({comment: e, id: n}) => ({
comment: e,
body: lineBody(e, lineMarker(t, n), r)
}));
return {
known: l,
inSummary: f,
fresh: y,
misplaced: v
};
}
})
};
