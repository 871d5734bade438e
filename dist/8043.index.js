"use strict";

exports.id = 8043;

exports.ids = [ 8043 ];

exports.modules = {
37595: (function(e, t, n) {
n.d(t, {
q: () => plainLogin
});
const plainLogin = e => e.toLowerCase().replace(/\[bot\]$/, "");
}),
8043: (function(e, t, n) {
n.d(t, {
createGitHubWriteClient: () => createGitHubWriteClient
});
var s = n(69701);
var a = n(77523);
var i = n(16721);
function checkApi(e) {
const {checks: t} = e.session.octokit.rest;
const {redact: n} = e.connection;
const parts = ({title: e, summary: t, annotations: s, conclusion: a}) => ({
...a === null ? {
status: "in_progress"
} : {
status: "completed",
conclusion: a
},
output: {
title: n(e),
summary: n(t),
annotations: s.map(({path: e, line: t, endLine: s, level: a, title: i, message: r}) => ({
path: e,
start_line: t,
end_line: s,
annotation_level: a,
title: n(i),
message: n(r)
}))
}
});
return {
async checkRuns(n, s) {
const a = {
...(0, i.q)(e),
ref: n,
check_name: s,
filter: "all",
per_page: 100
};
const {data: r} = await t.listForRef(a);
return r.check_runs.map(({id: e, external_id: t, status: n, html_url: s, output: a}) => ({
id: e,
externalId: t,
url: s,
isComplete: n === "completed",
annotations: a.annotations_count
}));
},
async createCheckRun(n, s, a, r) {
const o = {
...(0, i.q)(e),
head_sha: n,
name: s,
external_id: a
};
const {data: c} = await t.create({
...o,
...parts(r)
});
return {
id: c.id,
url: c.html_url
};
},
async continueCheckRun(n, s) {
await t.update({
...(0, i.q)(e),
check_run_id: n,
...parts(s)
});
}
};
}
var r = n(80353);
function itemApi(e) {
const {octokit: t, viewer: n} = e.session;
const {issues: a} = t.rest;
const at = () => ({
...(0, i.q)(e),
issue_number: e.target.number
});
return {
async comments() {
const e = await t.paginate(a.listComments, {
...at(),
per_page: 100
});
return e.filter(({user: e}) => (0, s.Z$)(e, n)).map(toText);
},
async createComment(t) {
return toText((await a.createComment({
...at(),
body: e.connection.redact(t)
})).data);
},
updateComment: (t, n) => (0, r.F2)(async () => {
const s = {
comment_id: t,
body: e.connection.redact(n)
};
return toText((await a.updateComment({
...(0, i.q)(e),
...s
})).data);
}),
async labels() {
const e = await t.paginate(a.listLabelsOnIssue, {
...at(),
per_page: 100
});
return e.map(({name: e}) => e);
},
labelNamed: t => (0, r.F2)(async () => (await a.getLabel({
...(0, i.q)(e),
name: t
})).data.name),
async addLabels(e) {
await a.addLabels({
...at(),
labels: [ ...e ]
});
},
async removeLabel(e) {
await (0, r.F2)(() => a.removeLabel({
...at(),
name: e
}));
},
async assignees() {
return ((await a.get(at())).data.assignees ?? []).map(({login: e}) => e);
},
async canBeAssigned(t) {
const n = {
...(0, i.q)(e),
assignee: t
};
return await (0, r.F2)(() => a.checkUserCanBeAssigned(n)) !== null;
},
async assign(e) {
await a.addAssignees({
...at(),
assignees: [ ...e ]
});
}
};
}
const o = 10;
function issueApi(e) {
const {octokit: t, viewer: n} = e.session;
const {issues: s} = t.rest;
const {redact: a} = e.connection;
return {
async issues() {
const a = {
...(0, i.q)(e),
creator: n.login,
state: "all",
per_page: 100
};
let r = 0;
const c = await t.paginate(s.listForRepo, a, ({data: e}, t) => {
r += 1;
r === o && t();
return e;
});
return c.filter(({pull_request: e}) => e === void 0).map(toIssue);
},
async createIssue({title: t, body: n, labels: r}) {
const {data: o} = await s.create({
...(0, i.q)(e),
title: a(t),
body: a(n),
labels: [ ...r ]
});
return toIssue(o);
},
async updateIssue(t, n) {
const r = {
...(0, i.q)(e),
issue_number: t
};
await ("body" in n ? s.update({
...r,
body: a(n.body)
}) : s.update({
...r,
state: n.state,
state_reason: n.reason
}));
}
};
}
const toText = ({id: e, body: t, html_url: n}) => ({
id: e,
body: t ?? "",
url: n
});
function toIssue({number: e, title: t, body: n, state: s, html_url: a}) {
return {
number: e,
title: t,
body: n ?? "",
isOpen: s === "open",
url: a
};
}
function maintenanceApi(e) {
return {
...itemCalls(e),
...reviewerCalls(e),
...repositoryCalls(e)
};
}
function itemCalls(e) {
const {issues: t} = e.session.octokit.rest;
const {redact: n} = e.connection;
const {number: s} = e.target;
const at = () => ({
...(0, i.q)(e),
issue_number: s
});
return {
async item() {
const {title: e, body: n, state: s, milestone: a, html_url: i} = (await t.get(at())).data;
return {
title: e,
body: n ?? "",
isOpen: s === "open",
milestone: a?.title ?? null,
url: i
};
},
async updateItem(e) {
const {title: s, body: a, reason: i, ...r} = e;
await t.update({
...at(),
...s === void 0 ? {} : {
title: n(s)
},
...a === void 0 ? {} : {
body: n(a)
},
...i === void 0 ? {} : {
state_reason: i
},
...r
});
},
commentNode: n => (0, r.F2)(async () => {
const {data: a} = await t.getComment({
...(0, i.q)(e),
comment_id: n
});
const r = a.issue_url.endsWith(`/issues/${String(s)}`);
return r ? {
nodeId: a.node_id,
url: a.html_url
} : null;
})
};
}
function reviewerCalls(e) {
const {pulls: t} = e.session.octokit.rest;
const at = () => ({
...(0, i.q)(e),
pull_number: e.target.number
});
return {
reply: (n, s) => (0, r.F2)(async () => {
const a = {
...at(),
comment_id: n,
body: e.connection.redact(s)
};
const {data: i} = await t.createReplyForReviewComment(a);
return {
id: i.id,
body: i.body,
url: i.html_url
};
}),
async requestedReviewers() {
const {data: e} = await t.listRequestedReviewers(at());
return [ ...e.users.map(({login: e}) => e), ...e.teams.map(({slug: e}) => `team/${e}`) ];
},
requestReviewers: (e, n) => refusalOf(() => t.requestReviewers({
...at(),
reviewers: [ ...e ],
team_reviewers: [ ...n ]
}))
};
}
function repositoryCalls(e) {
const {octokit: t} = e.session;
const {issues: n} = t.rest;
const {redact: s} = e.connection;
return {
async milestones() {
const s = await t.paginate(n.listMilestones, {
...(0, i.q)(e),
per_page: 100
});
return s.map(({number: e, title: t}) => ({
number: e,
title: t
}));
},
createLabel: t => {
const a = {
...t,
name: s(t.name),
description: s(t.description)
};
return refusalOf(() => n.createLabel({
...(0, i.q)(e),
...a
}));
}
};
}
async function refusalOf(e) {
return await (0, r.kr)(async () => {
await e();
return null;
});
}
var c = n(38343);
function pushApi(e) {
const {git: t, actions: n} = e.session.octokit.rest;
const {clock: s, signal: a} = e.connection;
return {
branchTip: n => (0, r.F2)(async () => (await t.getRef({
...(0, i.q)(e),
ref: `heads/${n}`
})).data.object.sha),
async advanceBranch(n, s) {
try {
await t.updateRef({
...(0, i.q)(e),
ref: `heads/${n}`,
sha: s,
force: false
});
return {
kind: "done"
};
} catch (e) {
const t = write_push_refusalOf(e);
if (t === null) throw e;
return /not a fast.?forward/i.test(t) ? {
kind: "behind"
} : {
kind: "refused",
reason: t
};
}
},
async checksAfterPush(t) {
for (const r of u) {
r > 0 && await s.sleep(r, a);
const o = {
...(0, i.q)(e),
head_sha: t,
per_page: 20
};
const {data: c} = await n.listWorkflowRunsForRepo(o);
const u = c.workflow_runs.map(({status: e, conclusion: t, html_url: n}) => ({
status: e,
conclusion: t,
url: n
}));
const l = stateOf(u);
if (l !== null) return l;
}
return {
kind: "none"
};
}
};
}
const u = [ 0, 2e3, 4e3 ];
function stateOf(e) {
const [t] = e;
const n = e.find(e => e.conclusion === "action_required" || l.has(e.status ?? ""));
if (n !== void 0) return {
kind: "waiting",
url: n.url
};
return t === void 0 ? null : {
kind: "started",
url: t.url
};
}
const l = new Set([ "action_required", "waiting" ]);
function write_push_refusalOf(e) {
const t = (0, a.Pq)(e);
if (t !== null || !(0, a.UZ)(e)) return t;
const n = (0, a.f1)(e);
const s = /protected branch|rule violation|GH0\d\d|pull request|verified signatures/i.test(n.message);
return n.status === 403 && s && !(0, a.a5)(n) ? n.message : null;
}
function reviewApi(e) {
const {octokit: t, viewer: n} = e.session;
const {redact: a} = e.connection;
const at = () => ({
...(0, i.q)(e),
pull_number: e.target.number
});
return {
async head() {
const {data: e} = await t.rest.pulls.get(at());
return {
sha: e.head.sha,
isOpen: e.state === "open",
isOwn: (0, s.Z$)(e.user, n)
};
},
async files() {
const e = await t.paginate(t.rest.pulls.listFiles, {
...at(),
per_page: 100
});
return e.map(({filename: e, patch: t}) => ({
path: e,
patch: t ?? null
}));
},
async reviews() {
const e = await t.paginate(t.rest.pulls.listReviews, {
...at(),
per_page: 100
});
return e.filter(({user: e}) => (0, s.Z$)(e, n)).map(({id: e, body: t, state: n, html_url: s, commit_id: a}) => ({
id: e,
body: t,
state: n,
url: s,
commit: a
}));
},
createReview: e => (0, r.kr)(async () => {
const {data: n} = await t.rest.pulls.createReview({
...at(),
commit_id: e.commit,
event: e.event,
...e.body === "" ? {} : {
body: a(e.body)
},
comments: e.comments.map(({path: e, line: t, startLine: n, side: s, body: i}) => ({
path: e,
line: t,
side: s,
...n === void 0 ? {} : {
start_line: n,
start_side: s
},
body: a(i)
}))
});
return {
id: n.id,
body: n.body,
url: n.html_url
};
}),
async updateReview(e, n) {
await t.rest.pulls.updateReview({
...at(),
review_id: e,
body: a(n)
});
},
async updateLine(n, s) {
await t.rest.pulls.updateReviewComment({
...(0, i.q)(e),
comment_id: n,
body: a(s)
});
}
};
}
var d = n(37595);
var m = n(46896);
function threadApi(e) {
const {octokit: t, viewer: n} = e.session;
const {owner: s, repo: r, request: o} = (0, i.q)(e);
const unlessForbidden = async (e, n) => {
try {
await t.graphql(e, {
...n,
request: o
});
return null;
} catch (e) {
const t = (0, a.eq)(e);
if (t === null) throw e;
return {
forbidden: t
};
}
};
return {
async threads() {
const a = [];
for (let i = null, c = true; c; ) {
const u = {
owner: s,
name: r,
number: e.target.number,
after: i,
request: o
};
const l = await t.graphql(m.g8, u);
const d = l.repository?.pullRequest?.reviewThreads;
a.push(...(d?.nodes ?? []).flatMap(e => threadOf(e, n.login)));
i = d?.pageInfo.endCursor ?? null;
c = d?.pageInfo.hasNextPage === true && i !== null;
}
return a;
},
resolveThread: e => unlessForbidden(m.ek, {
id: e
}),
hide: (e, t) => unlessForbidden(m.aD, {
id: e,
classifier: t
})
};
}
function threadOf(e, t) {
const n = (e?.comments.nodes ?? []).filter(e => e !== null);
const [s, ...a] = n;
if (e === null || s === void 0 || s.databaseId === null) return [];
const {id: i, path: r, line: o, startLine: c, diffSide: u, isResolved: l, isOutdated: m, resolvedBy: p, comments: w} = e;
const isAnswered = e => w.totalCount > n.length || n.slice(e + 1).some(({viewerDidAuthor: e}) => !e);
return [ {
id: i,
path: r,
line: o,
startLine: c,
side: u,
isResolved: l,
isOutdated: m,
isOwn: s.viewerDidAuthor,
isResolvedByOwn: p !== null && (0, d.q)(p.login) === (0, d.q)(t),
hasReplies: w.totalCount > n.length || a.some(({viewerDidAuthor: e}) => !e),
opening: {
id: s.databaseId,
nodeId: s.id,
body: s.body,
url: s.url,
isMinimized: s.isMinimized
},
ownComments: n.flatMap(({viewerDidAuthor: e, databaseId: t, body: n, url: s}, a) => e && t !== null ? [ {
id: t,
body: n,
url: s,
isAnswered: isAnswered(a)
} ] : [])
} ];
}
function createGitHubWriteClient(e, t, n = (0, s.Ce)(e)) {
return {
write: (s, i, r) => n(n => r(apiOf({
session: n,
connection: e,
target: t
})), e => (0, a.OR)(e, s, i))
};
}
const apiOf = e => ({
...reviewApi(e),
...threadApi(e),
...maintenanceApi(e),
...itemApi(e),
...issueApi(e),
...(0, c.H_)(e),
...(0, c.Ev)(e),
...(0, c.UW)(e),
...pushApi(e),
...checkApi(e)
});
})
};
