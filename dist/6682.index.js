"use strict";

exports.id = 6682;

exports.ids = [ 6682, 8912 ];

exports.modules = {
86682: (function(e, n, t) {
t.d(n, {
findPushTarget: () => findPushTarget
});
var r = t(42357);
var s = t(43334);
var a = t(96668);
var o = t(72225);
var i = t(12673);
var u = t(35548);
var c = t(73164);
var d = t(28912);
var l = t(75600);
var m = t(60957);
async function findPushTarget(e, n) {
const {event: t, settings: s, pull: o} = e;
const u = s["github-token"];
const {repository: c} = t;
const d = whyNot(e);
if (d !== null) return {
why: d
};
if (o === null || u === void 0 || c === null) return a.RH;
const l = (0, i.dC)(u, n);
const {branch: h} = o.facts.head;
const f = {
owner: c.owner,
repo: c.name,
number: o.facts.number
};
try {
const n = await Promise.all([ whyNoWriter(e, l), whyUnwritable(l, f) ]);
const t = n.find(e => e !== null) ?? null;
if (t !== null) return {
why: t
};
const r = o.facts.head.isDefault ? `${h} is the default branch` : null;
return {
branch: h,
indirect: r ?? await whyIndirect(l, f, h)
};
} catch (e) {
(0, r.ki)(e, m.J);
return {
why: `GitHub could not be asked whether it may: ${e.message}`
};
}
}
function whyNot({event: e, pull: n}) {
if (n === null || n.of !== "head") return a.RH.why;
const {isOpen: t, head: r} = n.facts;
if (!t) return "the pull request is closed";
if (r.isFork) return "the head of the pull request is in a fork, where the token of a workflow cannot write";
if (!(0, o.x)(r.branch)) return `git takes no branch of the name ${JSON.stringify(r.branch)}, or people do not see all of it`;
const s = [ e.actor, e.trigger.sender?.login ].includes("dependabot[bot]");
return s ? "runs started by Dependabot have a token that can only read" : null;
}
async function whyNoWriter({event: e}, n) {
const {repository: t, trigger: r} = e;
if (t === null) return a.RH.why;
const o = [ r.sender, ...r.alsoBy, r.triggerComment?.author ?? null ];
const i = [ ...new Map(o.flatMap(e => e === null ? [] : [ [ e.login, e ] ])).values() ];
if (i.length === 0) return "the event does not show who asked for it";
const u = (0, c.T)(n, t);
const d = await Promise.all(i.map(async ({login: e}) => ({
login: e,
permission: (0, s.Fp)(await u(e))
})));
const l = d.find(({permission: e}) => !h.has(e));
return l === void 0 ? null : `${l.login}, who asked for it, cannot write to the repository`;
}
const h = new Set([ "admin", "maintain", "write" ]);
async function whyUnwritable(e, n) {
const t = (0, d.createGitHubReader)(e, 2);
try {
await (0, l.H8)(t, n);
} catch (e) {
(0, r.ki)(e, m.J);
if (e.status === null) throw e;
return `the token may not write to the repository [token-lacks-permission]: ${(0, 
u.eI)((0, u.jj)([ "contents: write" ]))}`;
}
const s = await (0, l.G6)(t, n).catch((0, r.j6)(m.J, () => false));
return s ? "the pull request is in the merge queue" : null;
}
async function whyIndirect(e, n, t) {
const s = (0, l.CE)((0, d.createGitHubReader)(e, 1), n, t);
const a = await s.catch((0, r.j6)(m.J, () => null));
const o = a?.find(e => l.RD.has(e));
return o === void 0 ? null : `a rule of the branch ${t} (${o}) does not allow pushes`;
}
}),
46896: (function(e, n, t) {
t.d(n, {
KU: () => i,
Mr: () => a,
aD: () => m,
ek: () => d,
fo: () => h,
g8: () => c,
jR: () => l,
wv: () => u,
z$: () => o
});
const r = "fragment text on Comment {\n  author { login }\n  authorAssociation\n  body\n  createdAt\n  lastEditedAt\n}";
const s = "comments(first: 100, after: $comments) @include(if: $moreComments) {\n  pageInfo { hasNextPage endCursor }\n  nodes { ...text databaseId isMinimized }\n}";
const a = `query Issue(\n  $owner: String!, $name: String!, $number: Int!, $comments: String, $moreComments: Boolean!\n) {\n  repository(owner: $owner, name: $name) {\n    item: issue(number: $number) {\n      ...text\n      title\n      state\n      labels(first: 30) { nodes { name } }\n      ${s}\n    }\n  }\n}\n${r}`;
const o = `query PullRequest(\n  $owner: String!, $name: String!, $number: Int!\n  $comments: String, $moreComments: Boolean!\n  $reviews: String, $moreReviews: Boolean!\n  $threads: String, $moreThreads: Boolean!\n  $first: Boolean!\n) {\n  repository(owner: $owner, name: $name) {\n    item: pullRequest(number: $number) {\n      ...text\n      title\n      state\n      labels(first: 30) { nodes { name } }\n      baseRefName\n      headRefName\n      headRefOid\n      changedFiles\n      ${s}\n      reviews(first: 100, after: $reviews) @include(if: $moreReviews) {\n        pageInfo { hasNextPage endCursor }\n        nodes { ...text databaseId isMinimized state }\n      }\n      reviewThreads(first: 50, after: $threads) @include(if: $moreThreads) {\n        pageInfo { hasNextPage endCursor }\n        nodes {\n          path line startLine diffSide isResolved isOutdated\n          resolvedBy { login }\n          opening: comments(first: 1) { nodes { ...text databaseId isMinimized viewerDidAuthor diffHunk } }\n          comments(last: 50) { totalCount nodes { ...text databaseId isMinimized viewerDidAuthor diffHunk } }\n        }\n      }\n      closingIssuesReferences(first: 10) @include(if: $first) {\n        nodes { ...text number title repository { nameWithOwner } }\n      }\n    }\n  }\n}\n${r}`;
const i = "query Checks($owner: String!, $name: String!, $commit: GitObjectID!, $after: String) {\n  repository(owner: $owner, name: $name) {\n    object(oid: $commit) {\n      ... on Commit {\n        statusCheckRollup {\n          contexts(first: 100, after: $after) {\n            pageInfo { hasNextPage endCursor }\n            nodes {\n              __typename\n              ... on CheckRun { name conclusion databaseId title summary checkSuite { app { slug } } }\n              ... on StatusContext { context state description }\n            }\n          }\n        }\n      }\n    }\n  }\n}";
const u = "query Queue($owner: String!, $name: String!, $number: Int!) {\n  repository(owner: $owner, name: $name) { pullRequest(number: $number) { isInMergeQueue } }\n}";
const c = "query Threads($owner: String!, $name: String!, $number: Int!, $after: String) {\n  repository(owner: $owner, name: $name) {\n    pullRequest(number: $number) {\n      reviewThreads(first: 50, after: $after) {\n        pageInfo { hasNextPage endCursor }\n        nodes {\n          id path line startLine diffSide isResolved isOutdated\n          resolvedBy { login }\n          comments(first: 30) {\n            totalCount\n            nodes { id databaseId body url isMinimized viewerDidAuthor }\n          }\n        }\n      }\n    }\n  }\n}";
const d = "mutation Resolve($id: ID!) {\n  resolveReviewThread(input: { threadId: $id }) { clientMutationId }\n}";
const l = "query Minimized($ids: [ID!]!) {\n  nodes(ids: $ids) { ... on IssueComment { id isMinimized } }\n}";
const m = "mutation Minimize($id: ID!, $classifier: ReportedContentClassifiers!) {\n  minimizeComment(input: { subjectId: $id, classifier: $classifier }) { clientMutationId }\n}";
const h = "mutation Commit($input: CreateCommitOnBranchInput!) {\n  createCommitOnBranch(input: $input) { commit { oid } }\n}";
}),
73164: (function(e, n, t) {
t.d(n, {
T: () => createPermissionReader
});
var r = t(80353);
var s = t(28912);
function createPermissionReader(e, {owner: n, name: t}) {
const a = (0, s.createGitHubReader)(e, Number.POSITIVE_INFINITY);
return async e => {
const s = {
what: `the permission of ${e}`,
needs: []
};
const o = await a.request(s, (s, a) => (0, r.F2)(() => s.rest.repos.getCollaboratorPermissionLevel({
owner: n,
repo: t,
username: e,
request: {
signal: a
}
})));
if (o === null) return {
permission: "none",
role: ""
};
const {permission: i, role_name: u} = o.data;
return {
permission: i,
role: typeof u === "string" ? u : ""
};
};
}
}),
28912: (function(e, n, t) {
t.d(n, {
createGitHubReader: () => createGitHubReader
});
var r = t(35548);
var s = t(80353);
var a = t(77523);
var o = t(60957);
var i = t(83823);
function createGitHubReader(e, n) {
let t = n;
let r = null;
const request = async (n, a) => {
if (t <= 0) return null;
t -= 1;
r ??= (0, s.wy)(e);
const u = await r;
try {
return await (0, s.bD)(e, e => a(u, e));
} catch (e) {
throw e instanceof o.J ? e : (0, i.K)(e, n);
}
};
return {
request: request,
query: (e, n, t) => request(e, async (r, s) => {
try {
return {
data: await r.graphql(n, {
...t,
request: {
signal: s
}
}),
errors: []
};
} catch (n) {
if ((0, a.UZ)(n) && [ 404, 405 ].includes((0, a.f1)(n).status ?? 0)) throw noGraphql(e);
return partialAnswer(n);
}
})
};
}
function noGraphql({what: e}) {
const n = `The server has no GraphQL API, so ${e} could not be read by it`;
return new o.J(404, n, r.i["graphql-missing"], "graphql-missing");
}
function partialAnswer(e) {
const {data: n, errors: t} = e;
const r = n === null || n === void 0 || Object.values(n).every(e => e === null);
if (!Array.isArray(t) || r) throw e;
return {
data: n,
errors: (0, a.cr)(t)
};
}
}),
75600: (function(e, n, t) {
t.d(n, {
CE: () => readBranchRules,
G6: () => readIsQueued,
H8: () => tryContentsWrite,
RD: () => a,
df: () => readHasBranch,
readIsOnBranch: () => readIsOnBranch
});
var r = t(46896);
var s = t(60957);
const a = new Set([ "pull_request", "update", "merge_queue", "required_status_checks", "required_deployments", "code_scanning", "workflows" ]);
async function readBranchRules(e, {owner: n, repo: t}, r) {
const s = {
what: `the rules of the branch ${r}`,
needs: []
};
return await e.request(s, async (e, s) => {
const {data: a} = await e.rest.repos.getBranchRules({
owner: n,
repo: t,
branch: r,
request: {
signal: s
},
per_page: 100
});
return a.map(({type: e}) => e);
});
}
async function readHasBranch(e, {owner: n, repo: t}, r) {
const s = {
what: `the branch ${r}`,
needs: [ "contents: read" ]
};
const a = e.request(s, async (e, s) => {
await e.rest.git.getRef({
owner: n,
repo: t,
ref: `heads/${r}`,
request: {
signal: s
}
});
return true;
});
return await a.catch(ifMissing) === true;
}
async function readIsOnBranch(e, {owner: n, repo: t}, {commit: r, branch: s}) {
const a = {
what: `the branch ${s}`,
needs: [ "contents: read" ]
};
const o = e.request(a, async (e, a) => {
const o = {
owner: n,
repo: t,
basehead: `${s}...${r}`,
per_page: 1
};
return (await e.rest.repos.compareCommitsWithBasehead({
...o,
request: {
signal: a
}
})).data.ahead_by === 0;
});
return await o.catch(ifMissing) === true;
}
function ifMissing(e) {
if (e instanceof s.J && e.status === 404) return false;
throw e;
}
async function readIsQueued(e, {owner: n, repo: t, number: s}) {
const a = {
what: `the merge queue of ${n}/${t}#${String(s)}`,
needs: [ "pull-requests: read" ]
};
const o = await e.query(a, r.wv, {
owner: n,
name: t,
number: s
});
return o?.data.repository?.pullRequest?.isInMergeQueue === true;
}
async function tryContentsWrite(e, {owner: n, repo: t}) {
await e.request({
what: "the contents of the repository",
needs: [ "contents: write" ]
}, (e, r) => e.rest.git.createBlob({
owner: n,
repo: t,
content: "",
encoding: "utf-8",
request: {
signal: r
}
}));
}
})
};
