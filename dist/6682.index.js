"use strict";

exports.id = 6682;

exports.ids = [ 6682 ];

exports.modules = {
86682: (function(e, n, t) {
t.d(n, {
findPushTarget: () => findPushTarget
});
var r = t(42357);
var s = t(43334);
var o = t(96668);
var i = t(72225);
var a = t(12673);
var u = t(35548);
var c = t(73164);
var d = t(28912);
var l = t(75600);
var m = t(60957);
async function findPushTarget(e, n) {
const {event: t, settings: s, pull: i} = e;
const u = s["github-token"];
const {repository: c} = t;
const d = whyNot(e);
if (d !== null) return {
why: d
};
if (i === null || u === void 0 || c === null) return o.RH;
const l = (0, a.dC)(u, n);
const {branch: h} = i.facts.head;
const f = {
owner: c.owner,
repo: c.name,
number: i.facts.number
};
try {
const n = await Promise.all([ whyNoWriter(e, l), whyUnwritable(l, f) ]);
const t = n.find(e => e !== null) ?? null;
if (t !== null) return {
why: t
};
const r = i.facts.head.isDefault ? `${h} is the default branch` : null;
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
if (n === null || n.of !== "head") return o.RH.why;
const {isOpen: t, head: r} = n.facts;
if (!t) return "the pull request is closed";
if (r.isFork) return "the head of the pull request is in a fork, where the token of a workflow cannot write";
if (!(0, i.x)(r.branch)) return `git takes no branch of the name ${JSON.stringify(r.branch)}, or people do not see all of it`;
const s = [ e.actor, e.trigger.sender?.login ].includes("dependabot[bot]");
return s ? "runs started by Dependabot have a token that can only read" : null;
}
async function whyNoWriter({event: e}, n) {
const {repository: t, trigger: r} = e;
if (t === null) return o.RH.why;
const i = [ r.sender, ...r.alsoBy, r.triggerComment?.author ?? null ];
const a = [ ...new Map(i.flatMap(e => e === null ? [] : [ [ e.login, e ] ])).values() ];
if (a.length === 0) return "the event does not show who asked for it";
const u = (0, c.T)(n, t);
const d = await Promise.all(a.map(async ({login: e}) => ({
login: e,
permission: (0, s.Fp)(await u(e))
})));
const l = d.find(({permission: e}) => !h.has(e));
return l === void 0 ? null : `${l.login}, who asked for it, cannot write to the repository`;
}
const h = new Set([ "admin", "maintain", "write" ]);
async function whyUnwritable(e, n) {
const t = (0, d.r)(e, 2);
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
const s = (0, l.CE)((0, d.r)(e, 1), n, t);
const o = await s.catch((0, r.j6)(m.J, () => null));
const i = o?.find(e => l.RD.has(e));
return i === void 0 ? null : `a rule of the branch ${t} (${i}) does not allow pushes`;
}
}),
46896: (function(e, n, t) {
t.d(n, {
KU: () => a,
Mr: () => o,
aD: () => m,
ek: () => d,
fo: () => h,
g8: () => c,
jR: () => l,
wv: () => u,
z$: () => i
});
const r = "fragment text on Comment {\n  author { login }\n  authorAssociation\n  body\n  createdAt\n  lastEditedAt\n}";
const s = "comments(first: 100, after: $comments) @include(if: $moreComments) {\n  pageInfo { hasNextPage endCursor }\n  nodes { ...text databaseId isMinimized }\n}";
const o = `query Issue(\n  $owner: String!, $name: String!, $number: Int!, $comments: String, $moreComments: Boolean!\n) {\n  repository(owner: $owner, name: $name) {\n    item: issue(number: $number) {\n      ...text\n      title\n      state\n      labels(first: 30) { nodes { name } }\n      ${s}\n    }\n  }\n}\n${r}`;
const i = `query PullRequest(\n  $owner: String!, $name: String!, $number: Int!\n  $comments: String, $moreComments: Boolean!\n  $reviews: String, $moreReviews: Boolean!\n  $threads: String, $moreThreads: Boolean!\n  $first: Boolean!\n) {\n  repository(owner: $owner, name: $name) {\n    item: pullRequest(number: $number) {\n      ...text\n      title\n      state\n      labels(first: 30) { nodes { name } }\n      baseRefName\n      headRefName\n      headRefOid\n      changedFiles\n      ${s}\n      reviews(first: 100, after: $reviews) @include(if: $moreReviews) {\n        pageInfo { hasNextPage endCursor }\n        nodes { ...text databaseId isMinimized state }\n      }\n      reviewThreads(first: 50, after: $threads) @include(if: $moreThreads) {\n        pageInfo { hasNextPage endCursor }\n        nodes {\n          path line startLine diffSide isResolved isOutdated\n          resolvedBy { login }\n          opening: comments(first: 1) { nodes { ...text databaseId isMinimized viewerDidAuthor diffHunk } }\n          comments(last: 50) { totalCount nodes { ...text databaseId isMinimized viewerDidAuthor diffHunk } }\n        }\n      }\n      closingIssuesReferences(first: 10) @include(if: $first) {\n        nodes { ...text number title repository { nameWithOwner } }\n      }\n    }\n  }\n}\n${r}`;
const a = "query Checks($owner: String!, $name: String!, $commit: GitObjectID!, $after: String) {\n  repository(owner: $owner, name: $name) {\n    object(oid: $commit) {\n      ... on Commit {\n        statusCheckRollup {\n          contexts(first: 100, after: $after) {\n            pageInfo { hasNextPage endCursor }\n            nodes {\n              __typename\n              ... on CheckRun { name conclusion databaseId title summary checkSuite { app { slug } } }\n              ... on StatusContext { context state description }\n            }\n          }\n        }\n      }\n    }\n  }\n}";
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
const o = (0, s.r)(e, Number.POSITIVE_INFINITY);
return async e => {
const s = {
what: `the permission of ${e}`,
needs: []
};
const i = await o.request(s, (s, o) => (0, r.F2)(() => s.rest.repos.getCollaboratorPermissionLevel({
owner: n,
repo: t,
username: e,
request: {
signal: o
}
})));
if (i === null) return {
permission: "none",
role: ""
};
const {permission: a, role_name: u} = i.data;
return {
permission: a,
role: typeof u === "string" ? u : ""
};
};
}
}),
28912: (function(e, n, t) {
t.d(n, {
r: () => createGitHubReader
});
var r = t(35548);
var s = t(80353);
var o = t(77523);
var i = t(60957);
var a = t(83823);
function createGitHubReader(e, n) {
let t = n;
let r = null;
const request = async (n, o) => {
if (t <= 0) return null;
t -= 1;
r ??= (0, s.wy)(e);
const u = await r;
try {
return await (0, s.bD)(e, e => o(u, e));
} catch (e) {
throw e instanceof i.J ? e : (0, a.K)(e, n);
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
if (isMissingEndpoint(n)) throw noGraphql(e);
return partialAnswer(n);
}
})
};
}
function isMissingEndpoint(e) {
return (0, o.UZ)(e) && [ 404, 405 ].includes((0, o.f1)(e).status ?? 0);
}
function noGraphql({what: e}) {
const n = `The server has no GraphQL API, so ${e} could not be read by it`;
return new i.J(404, n, r.i["graphql-missing"], "graphql-missing");
}
function partialAnswer(e) {
const {data: n, errors: t} = e;
const r = n === null || n === void 0 || Object.values(n).every(e => e === null);
if (!Array.isArray(t) || r) throw e;
return {
data: n,
errors: (0, o.cr)(t)
};
}
}),
75600: (function(e, n, t) {
t.d(n, {
CE: () => readBranchRules,
G6: () => readIsQueued,
H8: () => tryContentsWrite,
RD: () => o,
df: () => readHasBranch
});
var r = t(46896);
var s = t(60957);
const o = new Set([ "pull_request", "update", "merge_queue", "required_status_checks", "required_deployments", "code_scanning", "workflows" ]);
async function readBranchRules(e, {owner: n, repo: t}, r) {
const s = {
what: `the rules of the branch ${r}`,
needs: []
};
return await e.request(s, async (e, s) => {
const {data: o} = await e.rest.repos.getBranchRules({
owner: n,
repo: t,
branch: r,
request: {
signal: s
},
per_page: 100
});
return o.map(({type: e}) => e);
});
}
async function readHasBranch(e, {owner: n, repo: t}, r) {
const o = {
what: `the branch ${r}`,
needs: [ "contents: read" ]
};
try {
await e.request(o, (e, s) => e.rest.git.getRef({
owner: n,
repo: t,
ref: `heads/${r}`,
request: {
signal: s
}
}));
return true;
} catch (e) {
if (e instanceof s.J && e.status === 404) return false;
throw e;
}
}
async function readIsQueued(e, {owner: n, repo: t, number: s}) {
const o = {
what: `the merge queue of ${n}/${t}#${String(s)}`,
needs: [ "pull-requests: read" ]
};
const i = await e.query(o, r.wv, {
owner: n,
name: t,
number: s
});
return i?.data.repository?.pullRequest?.isInMergeQueue === true;
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
