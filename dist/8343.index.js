"use strict";

exports.id = 8343;

exports.ids = [ 8343 ];

exports.modules = {
69701: (function(e, t, n) {
n.d(t, {
Ce: () => createRetryBudget,
Cl: () => createGitHub,
Z$: () => isViewer
});
var a = n(80353);
var r = n(77523);
var s = n(60957);
const i = {
login: "github-actions[bot]",
id: null
};
function createGitHub(e) {
const t = createRetryBudget(e);
const writeWith = n => (a, s, i) => {
const bodyAfter = t => e.redact(typeof i === "string" ? i : i(t));
return t(t => n(t, {
target: a,
marker: s,
bodyAfter: bodyAfter,
signal: e.signal
}), e => (0, r.Zw)(e, a));
};
return {
upsertComment: writeWith(upsert),
updateComment: writeWith(update),
hideComments: (a, s, i) => t(async ({octokit: t, viewer: r}) => {
const {hideComments: o} = await n.e(6045).then(n.bind(n, 56045));
return await o(t, {
target: a,
beginnings: s,
except: i,
signal: e.signal,
isOwn: e => isViewer(e, r)
});
}, e => (0, r.OR)(e, "the state of earlier comments", [ "issues: write", "pull-requests: write" ]))
};
}
function createRetryBudget(e) {
let t = null;
return async (n, s) => {
for (let i = 1; ;i += 1) try {
t ??= openSession(e);
return await n(await t);
} catch (n) {
if (e.signal.aborted && (0, r.Ni)(n)) throw canceled();
const o = i < a.F3 && !e.signal.aborted ? (0, r.fm)(n, i, e.clock.now()) : null;
if (o === null) throw s(n);
t = null;
await e.clock.sleep(o, e.signal);
}
};
}
const canceled = () => new s.J(null, "The time for posts was over before GitHub answered", "GitHub may have carried out the request all the same.");
async function openSession(e) {
const t = await (0, a.wy)(e);
return {
octokit: t,
viewer: await readViewer(t, e.signal)
};
}
async function readViewer(e, t) {
try {
const n = await e.graphql("{ viewer { login databaseId } }", {
request: {
signal: (0, a.wj)(t)
}
});
return viewerOf(n?.viewer?.login, n?.viewer?.databaseId);
} catch (e) {
if ((0, r.UZ)(e) && ((0, r.dg)(e) || e.status === 401)) throw e;
return i;
}
}
const viewerOf = (e, t) => typeof e === "string" ? {
login: e,
id: typeof t === "number" ? t : null
} : i;
async function upsert(e, t) {
const n = await update(e, t);
if (n !== null) return n;
const {id: a, url: r} = await commentPlace(e.octokit, t.target, t.signal).create(t.bodyAfter(null));
return {
id: a,
url: r,
action: "created"
};
}
async function update({octokit: e, viewer: t}, {target: n, marker: a, bodyAfter: r, signal: s}) {
const i = commentPlace(e, n, s);
const o = await findComment(i, a, t);
if (o === null) return null;
try {
const {id: e, url: t} = await i.update(o.id, r(o.body));
return {
id: e,
url: t,
action: "updated"
};
} catch (e) {
if (e.status !== 404) throw e;
return null;
}
}
async function findComment(e, t, n) {
for (let a = 1; ;a += 1) {
const {comments: r, isLast: s} = await e.page(a);
const i = r.find(({body: e, user: a}) => e?.startsWith(t) === true && isViewer(a, n));
if (i !== void 0) return {
id: i.id,
body: i.body ?? ""
};
if (s) return null;
}
}
function isViewer(e, t) {
return e !== null && (t.id === null ? e.login === t.login : e.id === t.id);
}
function commentPlace(e, t, n) {
return t.thread === void 0 ? conversation(e, t, n) : threads(e, t, n);
}
function conversation({rest: {issues: e}}, t, n) {
const call = () => callOf(t, n);
return {
async page(n) {
const {data: a, headers: r} = await e.listComments({
...{
...call(),
issue_number: t.number,
per_page: 100,
page: n
}
});
return {
comments: a,
isLast: isLast(r)
};
},
update: async (t, n) => posted(await e.updateComment({
...call(),
comment_id: t,
body: n
})),
create: async n => posted(await e.createComment({
...call(),
issue_number: t.number,
body: n
}))
};
}
function threads(e, t, n) {
const {pulls: a} = e.rest;
const call = () => callOf(t, n);
return {
async page(e) {
const {data: n, headers: r} = await a.listReviewComments({
...{
...call(),
pull_number: t.number,
per_page: 100,
page: e
}
});
return {
comments: n,
isLast: isLast(r)
};
},
update: async (e, t) => posted(await a.updateReviewComment({
...call(),
comment_id: e,
body: t
})),
async create(r) {
try {
const e = {
...call(),
pull_number: t.number,
comment_id: t.thread ?? 0,
body: r
};
return posted(await a.createReplyForReviewComment(e));
} catch (a) {
if (a.status !== 404) throw a;
return await conversation(e, t, n).create(r);
}
}
};
}
function callOf({owner: e, repo: t}, n) {
return {
owner: e,
repo: t,
request: {
signal: (0, a.wj)(n)
}
};
}
const isLast = ({link: e}) => e?.includes('rel="next"') !== true;
function posted({data: e}) {
return {
id: e.id,
url: e.html_url
};
}
}),
46896: (function(e, t, n) {
n.d(t, {
KU: () => o,
Mr: () => s,
aD: () => m,
ek: () => d,
fo: () => f,
g8: () => u,
jR: () => l,
wv: () => c,
z$: () => i
});
const a = "fragment text on Comment {\n  author { login }\n  authorAssociation\n  body\n  createdAt\n  lastEditedAt\n}";
const r = "comments(first: 100, after: $comments) @include(if: $moreComments) {\n  pageInfo { hasNextPage endCursor }\n  nodes { ...text databaseId isMinimized }\n}";
const s = `query Issue(\n  $owner: String!, $name: String!, $number: Int!, $comments: String, $moreComments: Boolean!\n) {\n  repository(owner: $owner, name: $name) {\n    item: issue(number: $number) {\n      ...text\n      title\n      state\n      labels(first: 30) { nodes { name } }\n      ${r}\n    }\n  }\n}\n${a}`;
const i = `query PullRequest(\n  $owner: String!, $name: String!, $number: Int!\n  $comments: String, $moreComments: Boolean!\n  $reviews: String, $moreReviews: Boolean!\n  $threads: String, $moreThreads: Boolean!\n  $first: Boolean!\n) {\n  repository(owner: $owner, name: $name) {\n    item: pullRequest(number: $number) {\n      ...text\n      title\n      state\n      labels(first: 30) { nodes { name } }\n      baseRefName\n      headRefName\n      headRefOid\n      changedFiles\n      ${r}\n      reviews(first: 100, after: $reviews) @include(if: $moreReviews) {\n        pageInfo { hasNextPage endCursor }\n        nodes { ...text databaseId isMinimized state }\n      }\n      reviewThreads(first: 50, after: $threads) @include(if: $moreThreads) {\n        pageInfo { hasNextPage endCursor }\n        nodes {\n          path line startLine diffSide isResolved isOutdated\n          resolvedBy { login }\n          opening: comments(first: 1) { nodes { ...text databaseId isMinimized viewerDidAuthor diffHunk } }\n          comments(last: 50) { totalCount nodes { ...text databaseId isMinimized viewerDidAuthor diffHunk } }\n        }\n      }\n      closingIssuesReferences(first: 10) @include(if: $first) {\n        nodes { ...text number title repository { nameWithOwner } }\n      }\n    }\n  }\n}\n${a}`;
const o = "query Checks($owner: String!, $name: String!, $commit: GitObjectID!, $after: String) {\n  repository(owner: $owner, name: $name) {\n    object(oid: $commit) {\n      ... on Commit {\n        statusCheckRollup {\n          contexts(first: 100, after: $after) {\n            pageInfo { hasNextPage endCursor }\n            nodes {\n              __typename\n              ... on CheckRun { name conclusion databaseId title summary checkSuite { app { slug } } }\n              ... on StatusContext { context state description }\n            }\n          }\n        }\n      }\n    }\n  }\n}";
const c = "query Queue($owner: String!, $name: String!, $number: Int!) {\n  repository(owner: $owner, name: $name) { pullRequest(number: $number) { isInMergeQueue } }\n}";
const u = "query Threads($owner: String!, $name: String!, $number: Int!, $after: String) {\n  repository(owner: $owner, name: $name) {\n    pullRequest(number: $number) {\n      reviewThreads(first: 50, after: $after) {\n        pageInfo { hasNextPage endCursor }\n        nodes {\n          id path line startLine diffSide isResolved isOutdated\n          resolvedBy { login }\n          comments(first: 30) {\n            totalCount\n            nodes { id databaseId body url isMinimized viewerDidAuthor }\n          }\n        }\n      }\n    }\n  }\n}";
const d = "mutation Resolve($id: ID!) {\n  resolveReviewThread(input: { threadId: $id }) { clientMutationId }\n}";
const l = "query Minimized($ids: [ID!]!) {\n  nodes(ids: $ids) { ... on IssueComment { id isMinimized } }\n}";
const m = "mutation Minimize($id: ID!, $classifier: ReportedContentClassifiers!) {\n  minimizeComment(input: { subjectId: $id, classifier: $classifier }) { clientMutationId }\n}";
const f = "mutation Commit($input: CreateCommitOnBranchInput!) {\n  createCommitOnBranch(input: $input) { commit { oid } }\n}";
}),
16721: (function(e, t, n) {
n.d(t, {
q: () => requestParameters
});
var a = n(25422);
const r = 12e4;
function requestParameters({connection: e, target: t}) {
const n = (0, a.dn)(r, e.signal);
return {
owner: t.owner,
repo: t.repo,
request: {
signal: n
}
};
}
}),
38343: (function(e, t, n) {
n.d(t, {
Ev: () => commitApi,
G5: () => replacesKind,
H_: () => branchApi,
UW: () => pullApi
});
var a = n(69701);
var r = n(80353);
var s = n(77523);
var i = n(46896);
var o = n(16721);
function branchApi(e) {
const {octokit: t, viewer: n} = e.session;
const {git: i} = t.rest;
const ref = e => `heads/${e}`;
const compare = n => (0, r.F2)(async () => (await t.rest.repos.compareCommitsWithBasehead({
...(0, o.q)(e),
basehead: n
})).data);
return {
isOnBranch: async (e, t) => (await compare(`${t}...${e}`))?.ahead_by === 0,
async branchSince(e, t) {
const r = await compare(`${e}...${t}`);
if (r === null) return null;
const {commits: s, total_commits: i, merge_base_commit: o} = r;
const c = s.map(({sha: e, author: t, commit: {message: r}}) => ({
sha: e,
message: r,
isOwn: isAccount(t) && (0, a.Z$)(t, n)
}));
return {
tip: s.at(-1)?.sha ?? o.sha,
commits: c.length === i ? c : null
};
},
async createBranch(t, n) {
try {
await i.createRef({
...(0, o.q)(e),
ref: `refs/heads/${t}`,
sha: n
});
return true;
} catch (e) {
if (/already exists/i.test((0, s.Pq)(e) ?? "")) return false;
throw e;
}
},
async moveBranch(t, n) {
await i.updateRef({
...(0, o.q)(e),
ref: ref(t),
sha: n,
force: true
});
},
async deleteBranch(t) {
try {
await i.deleteRef({
...(0, o.q)(e),
ref: ref(t)
});
} catch (e) {
if (!(0, s.b2)(e) && (0, s.Pq)(e) === null) throw e;
}
}
};
}
const c = 100;
function commitApi(e) {
const {octokit: t} = e.session;
const {git: n} = t.rest;
const {redact: a} = e.connection;
const {owner: r, repo: s} = e.target;
const createBlob = async t => {
const a = {
content: t.toString("base64"),
encoding: "base64"
};
return (await n.createBlob({
...(0, o.q)(e),
...a
})).data.sha;
};
return {
async commit(n, {parent: c, headline: u, body: d, files: l}) {
const m = await t.graphql(i.fo, {
input: {
branch: {
repositoryNameWithOwner: `${r}/${s}`,
branchName: n
},
expectedHeadOid: c,
message: {
headline: a(u),
body: a(d)
},
fileChanges: fileChangesOf(l)
},
request: (0, o.q)(e).request
});
return m.createCommitOnBranch.commit.oid;
},
async commitWithModes(t, {parent: r, headline: s, body: i, files: c}) {
const u = [];
for (const {path: e, content: t, mode: n = "100644"} of c) {
const a = t === null ? null : await createBlob(t);
u.push({
path: e,
mode: n,
type: "blob",
sha: a
});
}
let d = t;
for (const t of inRequests(u)) d = (await n.createTree({
...(0, o.q)(e),
base_tree: d,
tree: t
})).data.sha;
const l = `${a(s)}\n\n${a(i)}`.trimEnd();
const {data: m} = await n.createCommit({
...(0, o.q)(e),
message: l,
tree: d,
parents: [ r ]
});
const f = m.verification;
const p = f === void 0 ? null : {
isVerified: f.verified,
reason: f.reason
};
return {
sha: m.sha,
verification: p
};
}
};
}
function inRequests(e) {
const t = e.filter(({sha: e}) => e === null);
const n = replacesKind(e) ? [ t, e.filter(({sha: e}) => e !== null) ] : [ e ];
return n.flatMap(e => Array.from({
length: Math.ceil(e.length / c)
}, (t, n) => e.slice(n * c, (n + 1) * c)));
}
function replacesKind(e) {
const t = new Set(e.map(({path: e}) => e));
return e.some(({path: e}) => parentsOf(e).some(e => t.has(e)));
}
const parentsOf = e => e.split("/").flatMap((e, t, n) => t === 0 ? [] : [ n.slice(0, t).join("/") ]);
function pullApi(e) {
const {octokit: t, viewer: n} = e.session;
const {pulls: s} = t.rest;
const {redact: i} = e.connection;
const {owner: c} = e.target;
return {
async pullRequests(t) {
const r = {
...(0, o.q)(e),
head: `${c}:${t}`,
state: "all",
per_page: 100
};
const {data: i} = await s.list(r);
return i.map(e => ({
number: e.number,
head: e.head.sha,
title: e.title,
body: e.body ?? "",
url: e.html_url,
isOpen: e.state === "open",
isMerged: e.merged_at !== null,
isOwn: (0, a.Z$)(e.user, n)
}));
},
async openBranches(n) {
const a = {
...(0, o.q)(e),
state: "open",
per_page: 100
};
const r = await t.paginate(s.list, a, ({data: e}) => e.map(({head: e}) => e));
const i = r.filter(({label: e, ref: t}) => e === `${c}:${t}` && t.startsWith(n));
return new Set(i.map(({ref: e}) => e));
},
createPullRequest: ({title: t, body: n, base: a, branch: c, draft: u}) => (0, r.kr)(async () => {
const r = {
title: i(t),
body: i(n)
};
const {data: d} = await s.create({
...(0, o.q)(e),
...r,
base: a,
head: c,
draft: u
});
return {
url: d.html_url
};
}),
async updatePullRequest(t, {title: n, body: a}) {
const r = {
title: i(n),
body: i(a)
};
await s.update({
...(0, o.q)(e),
pull_number: t,
...r
});
}
};
}
function fileChangesOf(e) {
return {
additions: e.flatMap(({path: e, content: t}) => t === null ? [] : [ {
path: e,
contents: t.toString("base64")
} ]),
deletions: e.flatMap(({path: e, content: t}) => t === null ? [ {
path: e
} ] : [])
};
}
function isAccount(e) {
return e !== null && "id" in e;
}
})
};
