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
var i = n(84182);
var s = n(5428);
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
const i = o.toSorted((e, t) => Number(isClosed(e)) - Number(isClosed(t)));
const r = new Map;
const a = e.map(e => {
const t = e.id ?? (0, s.R)([ e.path, "\0", wordsOf(e.body).join(" ") ], 12);
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
const o = c.has(t) ? -1 : i.findIndex(o => e(t, n, o));
const [s] = o < 0 ? [] : i.splice(o, 1);
s !== void 0 && c.set(t, s);
}
return a.map(e => ({
...e,
thread: c.get(e.comment) ?? null
}));
}
const isClosed = ({isResolved: e, opening: t}) => e || t.isMinimized;
const isSettled = e => e.isResolved && !e.isResolvedByOwn;
function isAt(e, {path: t, line: n, startLine: o, side: i}) {
return e.path === t && e.line === n && e.side === i && e.startLine === (o ?? null);
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
const i = [ ...n ].filter(e => o.has(e)).length;
return i / (n.size + o.size - i) >= a;
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
const i = [];
for (const t of e) {
const e = n.get(t.path);
const s = e === void 0 ? "the pull request does not change this file" : e === null ? "GitHub provides no diff for this file" : outsideDiff(t, e);
s === null ? o.push(t) : i.push({
comment: t,
reason: s
});
}
return {
placed: o,
misplaced: i
};
}
function lineBody({body: e, suggestion: t, side: n}, o, s) {
const r = s(e);
const a = n === "RIGHT" ? "suggestion" : "";
return (0, i.j$)(o, t === void 0 ? r : `${r}\n\n${(0, u.OF)(t, a)}`);
}
function misplacedSection(e, t) {
if (e.length === 0) return "";
const n = e.map(({comment: e, reason: n}) => {
const {body: o, suggestion: i} = e;
const s = i === void 0 ? [] : [ "Suggested instead:", (0, u.OF)(i, "") ];
return [ `**${(0, l.ti)(locationOf(e))}** (${n})`, t(o), ...s ].join("\n\n");
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
let [o, i, s] = [ 0, 0, 0 ];
for (const r of e.split("\n")) {
const e = /^@@ -(\d+)(?:,\d+)? \+(\d+)(?:,\d+)? @@/.exec(r);
if (e !== null) {
o += 1;
[i, s] = [ Number(e[1]), Number(e[2]) ];
} else {
if (o === 0) continue;
if (r.startsWith("+")) t.set(s++, o); else if (r.startsWith("-")) n.set(i++, o); else if (r.startsWith(" ")) {
t.set(s++, o);
i += 1;
}
}
}
return {
right: t,
left: n
};
}
function outsideDiff({line: e, startLine: t = e, side: n}, o) {
const i = n === "RIGHT" ? o.right : o.left;
const s = i.get(e);
if (s === void 0) return "the line is not in the diff";
return i.get(t) === s ? null : "the lines are not in one hunk of the diff";
}
const d = {
COMMENT: "COMMENTED",
APPROVE: "APPROVED",
REQUEST_CHANGES: "CHANGES_REQUESTED"
};
async function postSummary(e, t, n) {
const o = await createOrUpdate(e, t, n);
if (o.outcome !== "failed" || e.event === "COMMENT") return o;
const i = await postSummary({
...e,
event: "COMMENT"
}, t, n);
return {
...i,
decisionRefused: `GitHub answered ${o.refusal}`
};
}
async function createOrUpdate(e, t, n) {
if (e.fresh.length + e.misplaced.length > 0) return await create(e, n);
const o = earlier(t, e);
if (o !== null) return await update(o, e, n);
const i = t.findLast(({body: t}) => isReviewOf(t, e.key)) ?? null;
const s = e.known.length + e.inSummary.length > 0;
if (i === null || !s || e.answer !== null || e.event !== "COMMENT") return await create(e, n);
return {
...f,
outcome: "unchanged",
url: i.url
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
const {event: n, sha: o, key: i} = t;
const isSameComment = ({body: e, state: n}) => n === d.COMMENT && e.startsWith(markerOf(t));
if (n === "COMMENT") return e.findLast(isSameComment) ?? null;
const s = e.findLast(({body: e, state: t}) => isReviewOf(e, i) && t !== d.COMMENT);
if (s?.state !== d[n] || n === "APPROVE" && s.commit !== o) return null;
return s;
}
const f = {
refusal: "",
linesRefused: null,
decisionRefused: null
};
async function create(e, t) {
const {sha: n, event: o, fresh: i} = e;
const s = await t.createReview({
commit: n,
event: o,
body: bodyOf(e, []),
comments: onLines(i)
});
if (!("refused" in s)) return {
...f,
outcome: "created",
url: s.url
};
const r = {
...f,
outcome: "failed",
url: null,
refusal: s.refused
};
if (i.length === 0) return r;
const a = await t.createReview({
commit: n,
event: o,
body: bodyOf(e, i),
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
linesRefused: `GitHub answered ${s.refused}`
};
}
async function update(e, t, n) {
const {id: o, url: s} = e;
const r = bodyOf(t, []);
if (t.inSummary.length > 0 || (0, i.Ft)(e.body, r)) return {
...f,
outcome: "unchanged",
url: s
};
await n.updateReview(o, r);
return {
...f,
outcome: "updated",
url: s
};
}
function bodyOf(e, t) {
const {text: n, misplaced: o, sanitize: s, footer: r} = e;
const a = t.map(({comment: e}) => ({
comment: e,
reason: "GitHub rejected the line"
}));
const c = [ s(n), misplacedSection([ ...o, ...a ], s) ].filter(e => e !== "");
return (0, i.j$)(markerOf(e), c.join("\n\n"), r);
}
function onLines(e) {
return e.map(({comment: {path: e, line: t, side: n, startLine: o}, body: i}) => ({
...{
path: e,
line: t,
side: n,
body: i,
...o === void 0 ? {} : {
startLine: o
}
}
}));
}
function postReview(e, t) {
const {key: n, sanitize: i, github: s} = t;
return s.write("the review", [ "pull-requests: write" ], async s => {
const r = await s.head();
const a = t.reviewedSha !== null && t.reviewedSha !== r.sha;
const c = e.event === "COMMENT" ? null : whyNotEvent(e.event, a, r.isOwn, t);
const u = (0, o._)(n, "line");
const [l, d] = [ await s.reviews(), await s.threads() ];
const f = await sortComments(e.comments, {
marker: u,
reviews: l,
threads: d,
isMoved: a,
context: t
}, s);
const m = await updateLines(f.known, {
marker: u,
sanitize: i
}, s);
const h = c === null ? e.event : "COMMENT";
const p = {
sha: r.sha,
event: h,
text: e.body,
...f,
...t
};
const w = await postSummary(p, l, s);
const v = new Set(f.known.map(({thread: e}) => e.id));
const y = !a && t.whyCommentOnly === null && w.outcome !== "failed";
const g = y ? await settleThreads(d, {
marker: u,
repeated: v
}, s) : [];
return [ summaryRow(e.event, c, w), ...m, ...f.fresh.map(({comment: e}) => lineRow(e, w, w.linesRefused)), ...f.misplaced.map(({comment: e, reason: t}) => lineRow(e, w, t)), ...f.inSummary.map(e => unchanged(e, null, "An earlier review has it in its text.")), ...g ];
});
}
function whyNotEvent(e, t, n, o) {
if (o.whyCommentOnly !== null) return o.whyCommentOnly;
if (n) return "GitHub does not accept approvals or change requests on a pull request from the same account.";
if (e === "APPROVE" && t) return "The pull request has changed since the run looked at it.";
if (e === "APPROVE" && o.reviewedSha === null) return "It is unknown which commit the run looked at.";
return null;
}
async function updateLines(e, {marker: t, sanitize: n}, o) {
const s = [];
for (const {comment: r, id: a, thread: c} of e) {
const {opening: e} = c;
const u = lineBody(r, lineMarker(t, a), n);
if (isFinal(c) || (0, i.Ft)(e.body, u)) s.push(unchanged(r, e.url, noteOf(c))); else {
await o.updateLine(e.id, u);
s.push({
what: locationOf(r),
outcome: "updated",
url: e.url,
note: ""
});
}
}
return s;
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
const {url: i} = n;
if (n.outcome === "failed") return {
what: o,
outcome: "failed",
url: i,
note: n.refusal
};
const s = t ?? n.decisionRefused;
return s === null ? {
what: o,
outcome: n.outcome,
url: i,
note: ""
} : {
what: o,
outcome: "fell back",
url: i,
note: `It was posted as COMMENT: ${s}`
};
}
function lineRow(e, {outcome: t, url: n, refusal: o}, i) {
const s = locationOf(e);
if (t === "failed") return {
what: s,
outcome: "failed",
url: n,
note: o
};
if (i === null) return {
what: s,
outcome: "created",
url: n,
note: ""
};
return {
what: s,
outcome: "fell back",
url: n,
note: `It is in the summary of the review: ${i}.`
};
}
const m = 30;
const h = "`contents: write`";
async function settleThreads(e, {marker: t, repeated: n}, o) {
const i = e.filter(e => e.isOwn && e.isOutdated && !e.hasReplies && !isClosed(e)).filter(({id: e, opening: o}) => !n.has(e) && hasLineMarker(o.body, t));
const s = [];
let [r, a] = [ true, true ];
for (const {id: e, path: t, opening: n} of i.slice(0, m)) {
r && (r = await o.resolveThread(e) === null);
!r && a && (a = await o.hide(n.nodeId, "RESOLVED") === null);
s.push({
what: `Thread ${t}`,
url: n.url,
...endOf(r, a)
});
}
return s;
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
async function sortComments(e, {marker: t, reviews: n, threads: o, isMoved: i, context: {reviewedSha: s, sanitize: r}}, a) {
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
const h = `the pull request has changed since ${s?.slice(0, 7) ?? ""}`;
const p = m.map(({comment: e}) => e);
const {placed: w, misplaced: v} = i ? {
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
