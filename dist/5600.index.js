"use strict";

exports.id = 5600;

exports.ids = [ 5600 ];

exports.modules = {
46896: (function(e, n, t) {
t.d(n, {
KU: () => a,
Mr: () => i,
aD: () => l,
ek: () => m,
fo: () => $,
g8: () => d,
jR: () => c,
wv: () => u,
z$: () => o
});
const r = "fragment text on Comment {\n  author { login }\n  authorAssociation\n  body\n  createdAt\n  lastEditedAt\n}";
const s = "comments(first: 100, after: $comments) @include(if: $moreComments) {\n  pageInfo { hasNextPage endCursor }\n  nodes { ...text databaseId isMinimized }\n}";
const i = `query Issue(\n  $owner: String!, $name: String!, $number: Int!, $comments: String, $moreComments: Boolean!\n) {\n  repository(owner: $owner, name: $name) {\n    item: issue(number: $number) {\n      ...text\n      title\n      state\n      labels(first: 30) { nodes { name } }\n      ${s}\n    }\n  }\n}\n${r}`;
const o = `query PullRequest(\n  $owner: String!, $name: String!, $number: Int!\n  $comments: String, $moreComments: Boolean!\n  $reviews: String, $moreReviews: Boolean!\n  $threads: String, $moreThreads: Boolean!\n  $first: Boolean!\n) {\n  repository(owner: $owner, name: $name) {\n    item: pullRequest(number: $number) {\n      ...text\n      title\n      state\n      labels(first: 30) { nodes { name } }\n      baseRefName\n      headRefName\n      headRefOid\n      changedFiles\n      ${s}\n      reviews(first: 100, after: $reviews) @include(if: $moreReviews) {\n        pageInfo { hasNextPage endCursor }\n        nodes { ...text databaseId isMinimized state }\n      }\n      reviewThreads(first: 50, after: $threads) @include(if: $moreThreads) {\n        pageInfo { hasNextPage endCursor }\n        nodes {\n          path line startLine diffSide isResolved isOutdated\n          resolvedBy { login }\n          opening: comments(first: 1) { nodes { ...text databaseId isMinimized viewerDidAuthor diffHunk } }\n          comments(last: 50) { totalCount nodes { ...text databaseId isMinimized viewerDidAuthor diffHunk } }\n        }\n      }\n      closingIssuesReferences(first: 10) @include(if: $first) {\n        nodes { ...text number title repository { nameWithOwner } }\n      }\n    }\n  }\n}\n${r}`;
const a = "query Checks($owner: String!, $name: String!, $commit: GitObjectID!, $after: String) {\n  repository(owner: $owner, name: $name) {\n    object(oid: $commit) {\n      ... on Commit {\n        statusCheckRollup {\n          contexts(first: 100, after: $after) {\n            pageInfo { hasNextPage endCursor }\n            nodes {\n              __typename\n              ... on CheckRun { name conclusion databaseId title summary checkSuite { app { slug } } }\n              ... on StatusContext { context state description }\n            }\n          }\n        }\n      }\n    }\n  }\n}";
const u = "query Queue($owner: String!, $name: String!, $number: Int!) {\n  repository(owner: $owner, name: $name) { pullRequest(number: $number) { isInMergeQueue } }\n}";
const d = "query Threads($owner: String!, $name: String!, $number: Int!, $after: String) {\n  repository(owner: $owner, name: $name) {\n    pullRequest(number: $number) {\n      reviewThreads(first: 50, after: $after) {\n        pageInfo { hasNextPage endCursor }\n        nodes {\n          id path line startLine diffSide isResolved isOutdated\n          resolvedBy { login }\n          comments(first: 30) {\n            totalCount\n            nodes { id databaseId body url isMinimized viewerDidAuthor }\n          }\n        }\n      }\n    }\n  }\n}";
const m = "mutation Resolve($id: ID!) {\n  resolveReviewThread(input: { threadId: $id }) { clientMutationId }\n}";
const c = "query Minimized($ids: [ID!]!) {\n  nodes(ids: $ids) { ... on IssueComment { id isMinimized } }\n}";
const l = "mutation Minimize($id: ID!, $classifier: ReportedContentClassifiers!) {\n  minimizeComment(input: { subjectId: $id, classifier: $classifier }) { clientMutationId }\n}";
const $ = "mutation Commit($input: CreateCommitOnBranchInput!) {\n  createCommitOnBranch(input: $input) { commit { oid } }\n}";
}),
75600: (function(e, n, t) {
t.d(n, {
CE: () => readBranchRules,
G6: () => readIsQueued,
H8: () => tryContentsWrite,
RD: () => i,
df: () => readHasBranch,
readIsOnBranch: () => readIsOnBranch
});
var r = t(46896);
var s = t(60957);
const i = new Set([ "pull_request", "update", "merge_queue", "required_status_checks", "required_deployments", "code_scanning", "workflows" ]);
async function readBranchRules(e, {owner: n, repo: t}, r) {
const s = {
what: `the rules of the branch ${r}`,
needs: []
};
return await e.request(s, async (e, s) => {
const {data: i} = await e.rest.repos.getBranchRules({
owner: n,
repo: t,
branch: r,
request: {
signal: s
},
per_page: 100
});
return i.map(({type: e}) => e);
});
}
async function readHasBranch(e, {owner: n, repo: t}, r) {
const s = {
what: `the branch ${r}`,
needs: [ "contents: read" ]
};
const i = e.request(s, async (e, s) => {
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
return await i.catch(ifMissing) === true;
}
async function readIsOnBranch(e, {owner: n, repo: t}, {commit: r, branch: s}) {
const i = {
what: `the branch ${s}`,
needs: [ "contents: read" ]
};
const o = e.request(i, async (e, i) => {
const o = {
owner: n,
repo: t,
basehead: `${s}...${r}`,
per_page: 1
};
return (await e.rest.repos.compareCommitsWithBasehead({
...o,
request: {
signal: i
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
const i = {
what: `the merge queue of ${n}/${t}#${String(s)}`,
needs: [ "pull-requests: read" ]
};
const o = await e.query(i, r.wv, {
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
}),
60957: (function(e, n, t) {
t.d(n, {
J: () => GitHubProblem
});
var r = t(20653);
class GitHubProblem extends Error {
status;
hint;
id;
constructor(e, n, t, r = null) {
super(n);
this.status = e;
this.hint = t;
this.id = r;
this.name = "GitHubProblem";
}
get sentences() {
return `${(0, r.KG)(this.message)} ${this.hint}${this.id === null ? "" : ` [${this.id}]`}`;
}
}
})
};
