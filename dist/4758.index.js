"use strict";

exports.id = 4758;

exports.ids = [ 4758 ];

exports.modules = {
86668: (function(e, t, n) {
n.d(t, {
B3: () => threadInput,
Cr: () => loginInput,
G3: () => bodyText,
Mc: () => nameListInput,
N4: () => r,
cH: () => commitPaths
});
var s = n(94343);
var o = n(43759);
var i = n(75440);
const r = 6e4;
function bodyText(e) {
return (0, i._Z)(e, {
most: r
});
}
function nameListInput(e) {
return s.YOg((0, i._Z)("A name.", {
most: 100
})).check(o.Eb(10), s.q0y(e));
}
function commitPaths() {
return s.YOg((0, i._Z)("A path.", {
most: 1e3
})).check(o.Eb(100), s.q0y("The changed files or directories that it takes, relative to the workspace. Default: all that this run changed, without new files that only a command made."));
}
function loginInput() {
return s.YjP().check(o.Fk(/^[A-Za-z0-9][A-Za-z0-9-]{0,38}(?:\[bot\])?$/), s.q0y("A login name."));
}
function threadInput() {
return (0, i.$A)("The number of the thread, as the context shows it.", 1, Number.MAX_SAFE_INTEGER);
}
}),
71235: (function(e, t, n) {
n.d(t, {
G$: () => writeKind,
SF: () => postEffect,
mr: () => permissionsFor
});
var s = n(11261);
var o = n(90579);
var i = n(64287);
var r = n(77459);
function writeKind({description: e, descriptionInBatch: t = e, input: n, request: a, inputOf: l = e => e, problem: u = () => null, about: d = () => "", label: c = e => d(a(e)), ...h}) {
const {tool: m} = h;
const p = {
isNamedOnly: false,
isCommit: false,
isAboutCommit: false,
isFirst: false,
effects: () => [ postEffect(m) ],
...h,
nameOf: e => `${m} ${d(e)}`.trim()
};
return {
...p,
parse: ({kind: e, ...t}) => {
const s = n().safeParse(l(t));
return s.success && u(s.data) === null ? withoutRepeats(a(s.data)) : null;
},
createTool: (l, d, h) => (0, s.uO)({
name: m,
description: h ? t : e,
input: n,
label: c,
readOnly: false,
effects: e => p.effects(a(e)),
run: async e => {
const t = u(e);
if (t !== null) return (0, o.tK)(t);
const n = withoutRepeats(a(e));
const s = p.isCommit ? await d((0, r.w)(n)) : null;
if (s !== null && "refused" in s) return (0, o.tK)(`Not recorded: ${s.refused}.`);
const c = await (0, i.V)(l, n);
if (s === null || c.isError === true) return c;
return {
...c,
parts: [ ...c.parts, {
type: "text",
text: `\n${s.files}`
} ]
};
}
})
};
}
function postEffect(e, t) {
return {
kind: "post",
what: e,
...t === void 0 ? {} : {
target: t
}
};
}
function withoutRepeats(e) {
const t = Object.entries(e).map(([e, t]) => [ e, Array.isArray(t) ? [ ...new Set(t) ] : t ]);
return Object.fromEntries(t);
}
function permissionsFor(e, t) {
if (e !== "item") return e;
return [ t === "pull-request" ? "pull-requests: write" : "issues: write" ];
}
}),
84758: (function(e, t, n) {
n.r(t);
n.d(t, {
gitHubWriteKinds: () => G,
kindOf: () => kindOf,
kindOfTool: () => kindOfTool,
postEffects: () => postEffects,
storedRequest: () => storedRequest
});
var s = n(94343);
var o = n(43759);
var i = n(86668);
var r = n(71235);
var a = n(69098);
const l = (0, r.G$)({
kind: "assign",
tool: "Assign",
description: "Assigns people to the issue or pull request of this run. The request is sent at the end of the run.",
input: () => s.rej({
users: s.YOg((0, i.Cr)()).check(o.m9(1), o.Eb(5), s.q0y("Login names, without @."))
}),
request: ({users: e}) => ({
kind: "assign",
users: e
}),
effects: ({users: e}) => e.map(e => (0, r.SF)("Assign", e)),
about: ({users: e}) => e.join(" "),
target: "item",
permissions: "item",
limit: 2,
post: ({users: e}, {github: t, permissions: n}) => t.write("the assignees", n, async t => {
const n = new Set((await t.assignees()).map(e => e.toLowerCase()));
const s = [];
for (const o of e) {
const e = `Assign ${o}`;
if (n.has(o.toLowerCase())) s.push((0, a.Zk)(e, "unchanged", null)); else if (await t.canBeAssigned(o)) {
await t.assign([ o ]);
s.push((0, a.Zk)(e, "created", null));
} else s.push((0, a.Zk)(e, "failed", null, "No user with this name can be assigned here."));
}
return s;
})
});
var u = n(38185);
var d = n(23693);
var c = n(20544);
var h = n(84182);
const m = (0, r.G$)({
kind: "comment",
tool: "Comment",
description: "Posts a comment on the issue or pull request of this run at the end of the run. The final answer is published automatically: use this tool only if the task asks for a separate comment.",
descriptionInBatch: "Posts a comment on the issue or pull request of this job at the end of the batch. The final answer is not posted there.",
input: () => s.rej({
body: (0, i.G3)("The comment, as Markdown.")
}),
label: ({body: e}) => e.slice(0, 80),
request: ({body: e}) => ({
kind: "comment",
body: e
}),
target: "item",
permissions: "item",
limit: 3,
async post({body: e}, {github: t, sanitize: n, key: s, answer: o, footer: i, what: r, permissions: a, number: l}) {
const u = (0, c._)(s, `${o === null ? "" : `${o}:`}comment:${String(l)}`);
const d = (0, h.j$)(u, n(e), i);
const m = await t.write("the comment", a, e => (0, h.lB)(u, d, e));
return [ {
what: r,
...m,
note: ""
} ];
}
});
var p = n(20653);
var f = n(75440);
const w = (0, r.G$)({
kind: "create-label",
tool: "CreateLabel",
description: "Creates a label of the repository at the end of the run, before labels are added. An existing one is left as it is. Only names that the rules allow can be used.",
input: () => s.rej({
name: (0, f._Z)("The name of the label.", {
most: 50
}),
color: s.lqM(s.YjP().check(o.Fk(/^[0-9a-fA-F]{6}$/), s.q0y("Six hexadecimal digits, without #."))),
description: s.lqM((0, f._Z)("What the label is for, in one line.", {
empty: true,
most: 100
}))
}),
request: ({name: e, color: t = "ededed", description: n = ""}) => ({
kind: "create-label",
name: e.trim(),
color: t.toLowerCase(),
description: (0, p.TN)(n)
}),
effects: ({name: e}) => [ (0, r.SF)("CreateLabel", e) ],
about: ({name: e}) => e,
target: "repository",
permissions: [ "issues: write" ],
limit: 5,
isNamedOnly: true,
isFirst: true,
post: (e, {github: t, what: n}) => t.write("the label", [ "issues: write", "pull-requests: write" ], async t => {
if (await t.labelNamed(e.name) !== null) return [ (0, a.Zk)(n, "unchanged", null) ];
const s = await t.createLabel(e);
return [ (0, a.Zk)(n, s === null ? "created" : "failed", null, s?.refused ?? "") ];
})
});
const b = [ "outdated", "resolved", "duplicate", "off-topic" ];
const y = {
outdated: "OUTDATED",
resolved: "RESOLVED",
duplicate: "DUPLICATE",
"off-topic": "OFF_TOPIC"
};
const k = (0, r.G$)({
kind: "hide",
tool: "HideComment",
description: "Hides a comment on the issue or pull request of this run at the end of the run, with a reason that readers see. They can still open it.",
input: () => s.rej({
comment: (0, f.$A)("The number of the comment, as the context shows it.", 1, Number.MAX_SAFE_INTEGER),
reason: s.k5n(b)
}),
label: ({comment: e, reason: t}) => `comment ${String(e)}: ${t}`,
request: ({comment: e, reason: t}) => ({
kind: "hide",
comment: e,
reason: t
}),
effects: ({reason: e}) => [ (0, r.SF)("HideComment", e) ],
about: ({comment: e}) => String(e),
target: "item",
permissions: "item",
limit: 5,
isNamedOnly: true,
post: ({comment: e, reason: t}, {github: n, what: s, permissions: o}) => n.write("the state of the comment", o, async n => {
const i = await n.commentNode(e);
if (i === null) return [ (0, a.Zk)(s, "failed", null, "The issue or pull request has no such comment.") ];
const r = await n.hide(i.nodeId, y[t]);
if (r === null) return [ (0, a.Zk)(s, "updated", i.url, t) ];
return [ (0, a.Zk)(s, "failed", i.url, `${r.forbidden}. Give the job \`${o.join("")}\`.`) ];
})
});
var v = n(5428);
const g = (0, r.G$)({
kind: "issue",
tool: "Issue",
description: "Opens an issue in the repository of this run at the end of the run. If an earlier run opened an issue with the same title, that issue is updated instead.",
input: () => s.rej({
title: (0, f._Z)("Later runs find the issue by its title: keep it the same.", {
most: 200
}),
body: (0, i.G3)("Text of the issue, as Markdown."),
labels: s.lqM((0, i.Mc)("Labels. Each must exist in the repository and be allowed by the rules."))
}),
request: ({title: e, body: t, labels: n = []}) => ({
kind: "issue",
title: (0, p.TN)(e),
body: t,
labels: n
}),
effects: ({labels: e}) => [ (0, r.SF)("Issue"), ...e.map(e => (0, r.SF)("Label", e)) ],
about: ({title: e}) => e,
target: "repository",
permissions: [ "issues: write" ],
limit: 3,
post: postIssue,
finish: endIssues
});
function postIssue(e, {github: t, sanitize: n, key: s, afterClosed: o, footer: i, issueEnd: r, permissions: l}) {
const u = titleOf(e);
const d = issueMarker(s, u);
const c = (0, h.j$)(`${d}${expiryLine(r)}`, n(e.body), i);
const m = `Issue ${(0, p.ml)(u, 80)}`;
return t.write("the issue", l, async t => {
const n = (await t.issues()).filter(({body: e}) => e.startsWith(d));
const s = n.find(({isOpen: e}) => e) ?? n[0];
const i = s?.isOpen === false && o && !isSameIssue(s.body, c);
if (s === void 0 || i) {
const n = await sorted(e.labels, t);
const {url: s} = await t.createIssue({
title: u,
body: c,
labels: n.known
});
const o = n.unknown.length === 0 ? "" : `Omitted labels that do not exist: ${n.unknown.join(", ")}.`;
return [ (0, a.Zk)(m, "created", s, o) ];
}
const {url: r, number: l} = s;
if (!s.isOpen) return [ (0, a.Zk)(m, "withheld", r, closedNote(o)) ];
if (isSameIssue(s.body, c)) return [ (0, a.Zk)(m, "unchanged", r) ];
await t.updateIssue(l, {
body: c
});
return [ (0, a.Zk)(m, "updated", r) ];
});
}
const isSameIssue = (e, t) => (0, h.Ft)(withoutExpiry(e), withoutExpiry(t));
function closedNote(e) {
return e ? "The same issue was opened before and has been closed. Reopen it to use it." : "It was opened before and has been closed. Reopen it, or ask for another one in a comment.";
}
async function sorted(e, t) {
const [n, s] = [ [], [] ];
for (const o of e) {
const e = await t.labelNamed(o);
e === null ? s.push(o) : n.push(e);
}
return {
known: n,
unknown: s
};
}
const q = 864e5;
function titleOf({title: e}) {
return (0, h.D4)(e) || "Untitled";
}
function issueMarker(e, t) {
return (0, c._)(e, `issue:${(0, v.R)([ t.toLowerCase() ])}`);
}
function expiryLine({expiresDays: e, now: t}) {
if (e === null) return "";
return `\n\x3c!-- sallyport-expires:${new Date(t + e * q).toISOString().slice(0, 10)} --\x3e`;
}
const $ = /^([^\n]*)\r?\n<!-- sallyport-expires:(\d{4}-\d\d-\d\d) -->/;
function withoutExpiry(e) {
return e.replace($, "$1");
}
async function endIssues(e, t, {github: n, key: s, issueEnd: o}) {
const {expiresDays: i, closesOlder: r, now: l} = o;
if (i === null && !r) return [];
const u = r && t.some(({outcome: e}) => e === "created");
const d = e.map(e => issueMarker(s, titleOf(e)));
const h = (0, c._)(s, "issue:").replace(/ -->$/, "");
const why = ({isOpen: e, body: t}) => {
if (!e || !t.startsWith(h)) return null;
if (d.some(e => t.startsWith(e))) return null;
const [, , n = "9"] = $.exec(t) ?? [];
if (n < new Date(l).toISOString().slice(0, 10)) return `Closed: it expired on ${n}.`;
return u ? "Closed: this run opened a newer one." : null;
};
return await n.write("the state of earlier issues", [ "issues: write" ], async e => {
const t = [];
for (const n of await e.issues()) {
const s = why(n);
if (s === null) continue;
await e.updateIssue(n.number, {
state: "closed",
reason: "not_planned"
});
t.push((0, a.Zk)(`Issue ${(0, p.ml)(n.title, 80)}`, "updated", n.url, s));
}
return t;
});
}
const T = (0, r.G$)({
kind: "label",
tool: "Label",
description: "Adds labels to the issue or pull request of this run, or removes them, at the end of the run. Only existing labels that the rules allow can be used.",
input: () => s.rej({
add: s.lqM((0, i.Mc)("Labels to add. They must exist in the repository.")),
remove: s.lqM((0, i.Mc)("Labels to remove."))
}),
problem: ({add: e = [], remove: t = []}) => {
if (e.length + t.length === 0) return "Give at least one label to add or remove.";
const n = e.find(e => t.includes(e));
return n === void 0 ? null : `${JSON.stringify(n)} cannot be added and removed in one call.`;
},
request: ({add: e = [], remove: t = []}) => ({
kind: "label",
add: e,
remove: t
}),
effects: ({add: e, remove: t}) => [ ...new Set([ ...e, ...t ]) ].map(e => (0, r.SF)("Label", e)),
about: ({add: e, remove: t}) => [ ...e.map(e => `+${e}`), ...t.map(e => `-${e}`) ].join(" "),
target: "item",
permissions: "item",
limit: 5,
post: ({add: e, remove: t}, {github: n, permissions: s}) => n.write("the labels", s, async n => {
const s = new Set((await n.labels()).map(e => e.toLowerCase()));
const o = [];
for (const t of e) o.push(await added(t, s, n));
for (const e of t) o.push(await removed(e, s, n));
return o;
})
});
async function added(e, t, n) {
const s = `Label +${e}`;
if (t.has(e.toLowerCase())) return (0, a.Zk)(s, "unchanged", null);
const o = await n.labelNamed(e);
if (o === null) return (0, a.Zk)(s, "failed", null, "The repository has no such label.");
await n.addLabels([ o ]);
return (0, a.Zk)(s, "created", null);
}
async function removed(e, t, n) {
const s = `Label -${e}`;
if (!t.has(e.toLowerCase())) return (0, a.Zk)(s, "unchanged", null);
await n.removeLabel(e);
return (0, a.Zk)(s, "updated", null);
}
const O = (0, r.G$)({
kind: "milestone",
tool: "Milestone",
description: "Sets the milestone of the issue or pull request of this run at the end of the run. Only an existing open milestone that the rules allow can be used.",
input: () => s.rej({
title: (0, f._Z)("The title of an open milestone; empty to remove it.", {
empty: true,
most: 200
})
}),
request: ({title: e}) => ({
kind: "milestone",
title: e.trim()
}),
effects: ({title: e}) => [ (0, r.SF)("Milestone", e) ],
about: ({title: e}) => e,
target: "item",
permissions: "item",
limit: 1,
isNamedOnly: true,
post: ({title: e}, {github: t, what: n, permissions: s}) => t.write("the milestone", s, async t => {
const {milestone: s, url: o} = await t.item();
const named = t => (t ?? "").toLowerCase() === e.toLowerCase();
if (named(s)) return [ (0, a.Zk)(n, "unchanged", o) ];
const i = e === "" ? null : (await t.milestones()).find(e => named(e.title));
const r = i === null ? null : i?.number;
if (r === void 0) return [ (0, a.Zk)(n, "failed", null, "The repository has no open milestone with this title.") ];
await t.updateItem({
milestone: r
});
return [ (0, a.Zk)(n, "updated", o) ];
})
});
const C = (0, r.G$)({
kind: "pull-request",
tool: "PullRequest",
description: "Opens a draft pull request at the end of the run with the files that this run changed in the working tree. If an earlier run on the same item opened one, that pull request is updated. Change the files first, then call this tool once; its result lists the files, and a second call with paths replaces the first. Do not commit or push.",
input: () => s.rej({
title: (0, f._Z)("The title, one line.", {
most: 200
}),
body: (0, i.G3)("What changed and why, as Markdown."),
paths: s.lqM((0, i.cH)())
}),
request: ({title: e, body: t, paths: n}) => ({
kind: "pull-request",
title: (0, p.TN)(e),
body: t,
...n === void 0 ? {} : {
paths: n
}
}),
about: ({title: e}) => e,
target: "branch",
permissions: [ "contents: write", "pull-requests: write" ],
limit: 1,
isCommit: true,
post: async (e, t) => (await Promise.all([ n.e(8343), n.e(9441) ]).then(n.bind(n, 79441))).postPullRequest(e, t)
});
const S = (0, r.G$)({
kind: "push",
tool: "PushToPullRequest",
description: "Commits the files that this run changed in the working tree to the branch of the pull request of this run, as one commit at the end of the run. Change and test the files first, then call this tool once; its result lists the files, and a second call with paths replaces the first. Do not commit or push with git. To resolve conflicts with the base branch, run `git merge`, resolve them and `git add` the files: the commit gets both parents. A rebase cannot be pushed. If the commit fails, the comments and other writes of this run are canceled.",
input: () => s.rej({
title: (0, f._Z)("The first line of the commit message: what the change does, in the imperative.", {
most: 200
}),
body: s.lqM((0, i.G3)("The rest of the commit message: why.")),
paths: s.lqM((0, i.cH)())
}),
request: ({title: e, body: t = "", paths: n}) => ({
kind: "push",
title: (0, p.TN)(e),
body: t,
...n === void 0 ? {} : {
paths: n
}
}),
about: ({title: e}) => e,
target: "push",
permissions: [ "contents: write" ],
limit: 1,
isCommit: true,
post: async (e, t) => (await Promise.all([ n.e(8343), n.e(9022) ]).then(n.bind(n, 59022))).postPush(e, t)
});
const E = (0, r.G$)({
kind: "reopen",
tool: "Reopen",
description: "Reopens the issue or pull request of this run at the end of the run.",
input: () => s.rej({}),
request: () => ({
kind: "reopen"
}),
target: "item",
permissions: "item",
limit: 1,
isNamedOnly: true,
post: (e, t) => (0, d.sH)("open", "reopened", t)
});
const M = (0, r.G$)({
kind: "reply",
tool: "ReplyToThread",
description: "Replies in a review thread of the pull request of this run at the end of the run. If a comment in a thread started the run, the final answer already goes there: do not repeat it.",
input: () => s.rej({
thread: (0, i.B3)(),
body: (0, i.G3)("The reply, as Markdown.")
}),
label: ({thread: e, body: t}) => `thread ${String(e)}: ${t.slice(0, 80)}`,
request: ({thread: e, body: t}) => ({
kind: "reply",
thread: e,
body: t
}),
about: ({thread: e}) => String(e),
target: "pull-request",
permissions: [ "pull-requests: write" ],
limit: 10,
isNamedOnly: true,
post({thread: e, body: t}, {github: n, sanitize: s, key: o, answer: i, footer: r, what: l, permissions: u, number: d}) {
const m = (0, c._)(o, `${i === null ? "" : `${i}:`}reply:${String(d)}`);
const p = (0, h.j$)(m, s(t), r);
return n.write("the reply", u, async t => {
const n = (await t.threads()).find(({opening: t}) => t.id === e);
if (n === void 0) return [ (0, a.H_)(l) ];
const s = n.ownComments.findLast(e => e.body.startsWith(m) && (!e.isAnswered || (0, 
h.Ft)(e.body, p)));
if (s !== void 0 && (0, h.Ft)(s.body, p)) return [ (0, a.Zk)(l, "unchanged", s.url) ];
if (s !== void 0) {
await t.updateLine(s.id, p);
return [ (0, a.Zk)(l, "updated", s.url) ];
}
const o = await t.reply(e, p);
return [ o === null ? (0, a.H_)(l) : (0, a.Zk)(l, "created", o.url) ];
});
}
});
const Z = (0, r.G$)({
kind: "reviewers",
tool: "RequestReviewers",
description: "Requests reviews of the pull request of this run from people or teams. The request is sent at the end of the run.",
input: () => s.rej({
users: s.lqM(s.YOg((0, i.Cr)()).check(o.Eb(5), s.q0y("Login names, without @."))),
teams: s.lqM(s.YOg(s.YjP().check(o.Fk(/^[a-z0-9][a-z0-9_-]{0,99}$/), s.q0y("The short name of a team."))).check(o.Eb(3), s.q0y("Teams of the organization, without its name.")))
}),
problem: ({users: e = [], teams: t = []}) => e.length + t.length === 0 ? "Give at least one user or team." : null,
request: ({users: e = [], teams: t = []}) => ({
kind: "reviewers",
users: e,
teams: t
}),
effects: e => namesIn(e).map(e => (0, r.SF)("RequestReviewers", e)),
about: e => namesIn(e).join(" "),
target: "pull-request",
permissions: [ "pull-requests: write" ],
limit: 2,
isNamedOnly: true,
post: (e, {github: t, permissions: n}) => t.write("the request for reviews", n, async t => {
const n = new Set((await t.requestedReviewers()).map(e => e.toLowerCase()));
const s = [];
for (const o of namesIn(e)) {
const e = `RequestReviewers ${o}`;
if (n.has(o.toLowerCase())) s.push((0, a.Zk)(e, "unchanged", null)); else {
const [n, i] = o.startsWith("team/") ? [ [], [ o.slice(5) ] ] : [ [ o ], [] ];
const r = await t.requestReviewers(n, i);
s.push((0, a.Zk)(e, r === null ? "created" : "failed", null, r?.refused ?? ""));
}
}
return s;
})
});
function namesIn({users: e, teams: t}) {
return [ ...e, ...t.map(e => `team/${e}`) ];
}
var R = n(90123);
const I = (0, r.G$)({
kind: "resolve",
tool: "ResolveThread",
description: "Resolves a review thread that an earlier run started and that no one else answered, at the end of the run. Check in the code that it is settled first.",
input: () => s.rej({
thread: (0, i.B3)(),
reason: (0, f._Z)("Why it is settled, in one sentence, such as the commit that fixed it.", {
most: 300
})
}),
label: ({thread: e}) => `thread ${String(e)}`,
request: ({thread: e, reason: t}) => ({
kind: "resolve",
thread: e,
reason: t
}),
about: ({thread: e}) => String(e),
target: "pull-request",
permissions: [ "pull-requests: write" ],
limit: 20,
isNamedOnly: true,
post: ({thread: e, reason: t}, {github: n, what: s}) => n.write("the thread", [ "contents: write" ], async n => {
const o = (await n.threads()).find(({opening: t}) => t.id === e);
if (o === void 0) return [ (0, a.H_)(s) ];
const i = whyOpen(o);
const {url: r} = o.opening;
if (i !== null) return [ (0, a.Zk)(s, "withheld", r, i) ];
if (o.isResolved || o.opening.isMinimized) return [ (0, a.Zk)(s, "unchanged", r) ];
if (await n.resolveThread(o.id) === null) return [ (0, a.Zk)(s, "updated", r, t) ];
const l = "To resolve it, the job needs `contents: write`.";
if (await n.hide(o.opening.nodeId, "RESOLVED") === null) return [ (0, a.Zk)(s, "fell back", r, `Hidden as resolved. ${l}`) ];
return [ (0, a.Zk)(s, "failed", r, `Not resolved. ${l}`) ];
})
});
function whyOpen({isOwn: e, hasReplies: t, opening: n}) {
if (!e || !(0, R.L)(n.body)) return "Someone else started this thread.";
return t ? "Someone answered in this thread, so people resolve it." : null;
}
var N = n(1213);
const L = (0, r.G$)({
kind: "update",
tool: "UpdateItem",
description: "Changes the title or the text of the issue or pull request of this run at the end of the run. Keep what people wrote, unless the task asks to rewrite it.",
input: () => s.rej({
title: s.lqM((0, f._Z)("The new title, one line.", {
most: 200
})),
body: s.lqM((0, i.G3)("The new text, as Markdown. It replaces all of the present text."))
}),
label: ({title: e, body: t}) => [ e ?? [], t === void 0 ? [] : "body" ].flat().join(", "),
problem: ({title: e, body: t}) => e === void 0 && t === void 0 ? "Give a title or a body." : null,
request: ({title: e, body: t}) => ({
kind: "update",
...e === void 0 ? {} : {
title: (0, p.TN)(e)
},
...t === void 0 ? {} : {
body: t
}
}),
effects: e => [ "title", "body" ].filter(t => e[t] !== void 0).map(e => (0, r.SF)("UpdateItem", e)),
target: "item",
permissions: "item",
limit: 1,
isNamedOnly: true,
post(e, {github: t, sanitize: n, what: s, permissions: o}) {
const i = e.title === void 0 ? void 0 : (0, h.D4)(e.title);
const r = e.body === void 0 ? void 0 : n(e.body);
return t.write("the issue or pull request", o, async e => {
const t = await e.item();
const n = /^(?:<!-- sallyport[^\n]*-->\r?\n)*/.exec(t.body)?.[0] ?? "";
const o = {
...i === void 0 || i === "" || i === t.title ? {} : {
title: i
},
...r === void 0 || (0, h.Ft)(t.body, n + r) ? {} : {
body: n + r
}
};
const l = Object.keys(o);
l.length > 0 && await e.updateItem(o);
return [ (0, a.Zk)(s, l.length > 0 ? "updated" : "unchanged", t.url, l.join(", ")) ];
});
}
});
const G = [ m, N.N, T, l, g, C, S, u.Q, M, I, Z, L, d.VN, E, O, k, w ];
const j = G;
const _ = new Map(j.map(e => [ e.kind, e ]));
const x = new Map(j.map(e => [ e.tool, e ]));
function kindOfTool(e) {
return x.get(e);
}
function kindOf({kind: e}) {
const t = _.get(e);
if (t === void 0) throw new Error(`there is no kind of write ${e}`);
return t;
}
function storedRequest(e) {
return _.get(String(e["kind"]))?.parse(e) ?? null;
}
function postEffects(e) {
return kindOf(e).effects(e);
}
}),
38185: (function(e, t, n) {
n.d(t, {
Q: () => h
});
var s = n(94343);
var o = n(5428);
var i = n(20653);
var r = n(75440);
var a = n(86668);
var l = n(71235);
var u = n(84182);
const d = [ "success", "neutral", "failure" ];
const c = "Sallyport: ";
const h = (0, l.G$)({
kind: "check-run",
tool: "CheckRun",
description: "Shows the outcome of one check on the commit of this run. The check run is created at the end of the run. The conclusion is neutral by default. Only names that the rules allow can be used.",
input: () => s.rej({
name: (0, r._Z)("What is checked, in a few words. A later run replaces the check of the same name.", {
most: 60
}),
conclusion: s.lqM(s.k5n(d)),
title: (0, r._Z)("The outcome in one line.", {
most: 200
}),
summary: (0, a.G3)("The details, Markdown.")
}),
label: ({name: e, conclusion: t = "neutral"}) => `${(0, i.TN)(e)}, ${t}`,
request: ({name: e, conclusion: t = "neutral", title: n, summary: s}) => ({
kind: "check-run",
name: (0, i.TN)(e),
conclusion: t,
title: (0, i.TN)(n),
summary: s
}),
effects: ({name: e}) => [ (0, l.SF)("CheckRun", e) ],
about: ({name: e}) => e,
target: "repository",
permissions: [ "checks: write" ],
limit: 5,
isAboutCommit: true,
async post(e, {github: t, sanitize: n, key: s, reviewedSha: r, whyCommentOnly: a, permissions: l}) {
const d = `${c}${(0, u.D4)(e.name) || "check"}`;
const h = e.conclusion === "success" && a !== null;
const m = h ? "neutral" : e.conclusion;
const p = `CheckRun ${(0, i.ml)(d, 80)}, ${m}`;
if (r === null) return [ {
what: p,
outcome: "withheld",
url: null,
note: "It is unknown which commit the run looked at."
} ];
const f = {
title: (0, i.ml)((0, u.D4)(e.title) || d, 255),
summary: n(e.summary),
annotations: [],
conclusion: m
};
const w = `sallyport:${s}:${(0, o.R)([ JSON.stringify([ d, f ]) ])}`;
const b = await t.write("the check run", l, async e => {
const t = (await e.checkRuns(r, d)).find(e => e.externalId === w);
if (t !== void 0) return {
outcome: "unchanged",
url: t.url
};
const {url: n} = await e.createCheckRun(r, d, w, f);
return {
outcome: "created",
url: n
};
});
return [ {
what: p,
...b,
note: h ? `${a} The conclusion is therefore neutral.` : ""
} ];
}
});
}),
23693: (function(e, t, n) {
n.d(t, {
VN: () => a,
aM: () => r,
sH: () => postState
});
var s = n(94343);
var o = n(71235);
var i = n(69098);
const r = [ "completed", "not_planned", "duplicate" ];
const a = (0, o.G$)({
kind: "close",
tool: "Close",
description: "Closes the issue or pull request of this run at the end of the run. Give the reason in the final answer; for an issue also here (completed by default).",
input: () => s.rej({
reason: s.lqM(s.k5n(r))
}),
label: ({reason: e}) => e ?? "",
request: ({reason: e = "completed"}) => ({
kind: "close",
reason: e
}),
target: "item",
permissions: "item",
limit: 1,
isNamedOnly: true,
post: ({reason: e}, t) => postState("closed", e, t)
});
function postState(e, t, {github: n, item: s, what: o, permissions: r}) {
return n.write("the state of the issue or pull request", r, async n => {
const {isOpen: r, url: a} = await n.item();
if (r === (e === "open")) return [ (0, i.Zk)(o, "unchanged", a) ];
await n.updateItem(s === "issue" ? {
state: e,
reason: t
} : {
state: e
});
return [ (0, i.Zk)(o, "updated", a) ];
});
}
}),
1213: (function(e, t, n) {
n.d(t, {
N: () => h
});
var s = n(94343);
var o = n(43759);
var i = n(54539);
var r = n(20274);
var a = n(75440);
var l = n(86668);
var u = n(71235);
const d = [ "COMMENT", "APPROVE", "REQUEST_CHANGES" ];
const c = 50;
const line = e => (0, a.$A)(e, 1, 1e7);
const lineComment = () => s.rej({
path: (0, a._Z)("File, relative to the repository.", {
most: 4096
}),
line: line("Line in the diff; the last line if there are several."),
start_line: s.lqM(line("First line, if the comment covers several lines.")),
side: s.lqM(s.k5n([ "RIGHT", "LEFT" ])),
body: (0, l.G3)("The comment, as Markdown."),
suggestion: s.lqM((0, a._Z)("Complete replacement for the line or lines.", {
empty: true,
most: 2e4
}))
});
const review_input = () => s.rej({
event: s.lqM(s.k5n(d)),
body: s.lqM((0, a._Z)("Summary of the review, as Markdown.", {
empty: true,
most: l.N4
})),
comments: s.lqM(s.YOg(lineComment()).check(o.Eb(c), s.q0y("Comments on lines of the diff.")))
});
const h = (0, u.G$)({
kind: "review",
tool: "Review",
description: "Posts a review of the pull request of this run at the end of the run: comments on lines of the diff, with suggestions, and a summary. Send the complete review in one call, with all that readers need: if it is posted, the final answer is not. The side is LEFT for a removed line, otherwise RIGHT. The event is COMMENT by default; APPROVE and REQUEST_CHANGES need a rule that names them. Comments on lines outside the diff are moved into the summary.",
input: review_input,
label: ({event: e = "COMMENT", comments: t = []}) => `${e}, ${(0, i.B4)(t.length, "line")}`,
problem: problemOf,
request: ({event: e = "COMMENT", body: t = "", comments: n = []}) => ({
kind: "review",
event: e,
body: t,
comments: n.map(toLineComment)
}),
inputOf: ({comments: e, ...t}) => ({
...t,
comments: Array.isArray(e) ? e.map(toInput) : []
}),
effects: ({event: e}) => [ (0, u.SF)("Review", e) ],
about: ({event: e, comments: t}) => `${e}, ${String(t.length)} comments`,
target: "pull-request",
permissions: [ "pull-requests: write" ],
limit: 1,
isAboutCommit: true,
post: async (e, t) => (await n.e(2167).then(n.bind(n, 72167))).postReview(e, t)
});
function problemOf({event: e = "COMMENT", body: t = "", comments: n = []}) {
const s = t.trim() === "";
const o = n.findIndex(({line: e, start_line: t}) => t !== void 0 && t > e);
if (o >= 0) return `comments[${String(o)}]: start_line must not be after line.`;
if (s && e === "REQUEST_CHANGES") return "REQUEST_CHANGES needs a body that says what must change.";
if (s && e === "COMMENT" && n.length === 0) return "The review is empty: give a body or comments.";
return null;
}
function toLineComment({path: e, line: t, start_line: n, side: s = "RIGHT", body: o, suggestion: i}) {
return {
path: e.replace(/^\.\//, ""),
line: t,
...n === void 0 || n === t ? {} : {
startLine: n
},
side: s,
body: o,
...i === void 0 ? {} : {
suggestion: i
}
};
}
function toInput(e) {
const {startLine: t, otherPath: n, id: s, ...o} = (0, r.qY)(e);
return t === void 0 ? o : {
...o,
start_line: t
};
}
}),
84182: (function(e, t, n) {
n.d(t, {
D4: () => plainTitle,
Ft: () => isSame,
j$: () => markedBody,
j9: () => r,
lB: () => upsertComment
});
var s = n(7138);
var o = n(32622);
var i = n(20653);
const r = 65536;
function markedBody(e, t, n = "") {
const s = n === "" ? "" : `\n\n${n}`;
const i = r - e.length - 1 - s.length;
return `${e}\n${(0, o.o)(t, {
limit: i,
unit: "characters",
whole: "in write-requests.json, next to the run report"
})}${s}`;
}
function isSame(e, t) {
const plain = e => withoutFooter(e.replaceAll("\r\n", "\n")).trimEnd();
return plain(e) === plain(t);
}
function withoutFooter(e) {
return e.replace(/\n+<sub>By \[this run of Sallyport\]\([^\n]*<\/sub>\s*$/, "");
}
function plainTitle(e) {
return (0, i.TN)((0, s.wh)(e));
}
async function upsertComment(e, t, n) {
const s = (await n.comments()).find(({body: t}) => t.startsWith(e));
if (s !== void 0 && isSame(s.body, t)) return {
outcome: "unchanged",
url: s.url
};
const o = s === void 0 ? null : await n.updateComment(s.id, t);
if (o !== null) return {
outcome: "updated",
url: o.url
};
return {
outcome: "created",
url: (await n.createComment(t)).url
};
}
})
};
