"use strict";

exports.id = 8343;

exports.ids = [ 8343 ];

exports.modules = {
35548: (function(e, t, n) {
n.d(t, {
eI: () => asClause,
i: () => s,
jj: () => permissionFix
});
const s = {
"github-failed": "Run again; if the problem persists, check githubstatus.com.",
"github-not-found": null,
"github-refused": "Fix the cause that GitHub names, or run again later.",
"github-unreachable": "Check GITHUB_API_URL and the network of the runner.",
"graphql-missing": "Forgejo, Gitea and old servers have none; the run continues with what the REST API returns.",
"pull-requests-not-permitted": 'Enable "Allow GitHub Actions to create and approve pull requests" in the repository settings under Actions, or pass the token of a GitHub App.',
"rate-limited": "Run again later, or send fewer requests with this token.",
"token-lacks-permission": null,
"token-read-only": "Start the run by a comment or a label of someone who can write; docs/forks.md shows how to post what a run without permissions found.",
"token-rejected": "Pass a valid token as github-token; ${{ github.token }} is the usual one."
};
function permissionFix(e, t = "any") {
const n = e.map(e => `\`${e}\``).join(t === "any" ? " or " : " and ");
return `Add ${n} under permissions: of the job.`;
}
function asClause(e) {
return e.replace(/^[A-Z]/, e => e.toLowerCase()).replace(/\.$/, "");
}
}),
69701: (function(e, t, n) {
n.d(t, {
Ce: () => createRetryBudget,
Cl: () => createGitHub,
Z$: () => isViewer
});
var s = n(80353);
var i = n(77523);
var r = n(60957);
const a = {
login: "github-actions[bot]",
id: null
};
function createGitHub(e) {
const t = createRetryBudget(e);
const writeWith = n => (s, r, a) => {
const bodyAfter = t => e.redact(typeof a === "string" ? a : a(t));
return t(t => n(t, {
target: s,
marker: r,
bodyAfter: bodyAfter,
signal: e.signal
}), e => (0, i.Zw)(e, s));
};
return {
upsertComment: writeWith(upsert),
updateComment: writeWith(update),
ownComments: n => t(({octokit: t, viewer: s}) => ownBodies(commentPlace(t, n, e.signal), s), e => (0, 
i.Zw)(e, n)),
hideComments: (s, r, a) => t(async ({octokit: t, viewer: i}) => {
const {hideComments: o} = await n.e(6045).then(n.bind(n, 56045));
return await o(t, {
target: s,
beginnings: r,
except: a,
signal: e.signal,
isOwn: e => isViewer(e, i)
});
}, e => (0, i.OR)(e, "the state of earlier comments", [ "issues: write", "pull-requests: write" ]))
};
}
function createRetryBudget(e) {
let t = null;
return async (n, r) => {
for (let a = 1; ;a += 1) try {
t ??= openSession(e);
return await n(await t);
} catch (n) {
if (e.signal.aborted && (0, i.Ni)(n)) throw canceled();
const o = a < s.F3 && !e.signal.aborted ? (0, i.fm)(n, a, e.clock.now()) : null;
if (o === null) throw r(n);
t = null;
await e.clock.sleep(o, e.signal);
}
};
}
const canceled = () => new r.J(null, "The time for posts was over before GitHub answered", "GitHub may have carried out the request all the same.");
async function openSession(e) {
const t = await (0, s.wy)(e);
return {
octokit: t,
viewer: await readViewer(t, e.signal)
};
}
async function readViewer(e, t) {
try {
const n = await e.graphql("{ viewer { login databaseId } }", {
request: {
signal: (0, s.wj)(t)
}
});
return viewerOf(n?.viewer?.login, n?.viewer?.databaseId);
} catch (e) {
if ((0, i.UZ)(e) && ((0, i.dg)(e) || e.status === 401)) throw e;
return a;
}
}
const viewerOf = (e, t) => typeof e === "string" ? {
login: e,
id: typeof t === "number" ? t : null
} : a;
async function upsert(e, t) {
const n = await update(e, t);
if (n !== null) return n;
const {id: s, url: i} = await commentPlace(e.octokit, t.target, t.signal).create(t.bodyAfter(null));
return {
id: s,
url: i,
action: "created"
};
}
async function update({octokit: e, viewer: t}, {target: n, marker: s, bodyAfter: i, signal: r}) {
const a = commentPlace(e, n, r);
const o = await ownComments(a, s, t);
const [u, ...c] = o;
if (u === void 0) return null;
const {body: l} = o.find(e => i(e.body) === e.body) ?? u;
try {
const {id: e, url: t} = await a.update(u.id, i(l));
for (const e of c) await a.remove(e.id).catch(unlessFailed);
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
function unlessFailed(e) {
if (!(0, i.UZ)(e)) throw e;
}
async function ownComments(e, t, n) {
const s = [];
for (let i = 1; ;i += 1) {
const {comments: r, isLast: a} = await e.page(i);
for (const {id: e, body: i = "", user: a} of r) i.startsWith(t) && isViewer(a, n) && s.push({
id: e,
body: i
});
if (a) return s;
}
}
async function ownBodies(e, t) {
const n = [];
for (let s = 1; ;s += 1) {
const {comments: i, isLast: r} = await e.page(s);
n.push(...i.flatMap(({body: e, user: n}) => isViewer(n, t) ? [ e ?? "" ] : []));
if (r) return n;
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
const {data: s, headers: i} = await e.listComments({
...{
...call(),
issue_number: t.number,
per_page: 100,
page: n
}
});
return {
comments: s,
isLast: isLast(i)
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
})),
remove: t => e.deleteComment({
...call(),
comment_id: t
})
};
}
function threads(e, t, n) {
const {pulls: s} = e.rest;
const call = () => callOf(t, n);
return {
async page(e) {
const {data: n, headers: i} = await s.listReviewComments({
...{
...call(),
pull_number: t.number,
per_page: 100,
page: e
}
});
return {
comments: n,
isLast: isLast(i)
};
},
update: async (e, t) => posted(await s.updateReviewComment({
...call(),
comment_id: e,
body: t
})),
remove: e => s.deleteReviewComment({
...call(),
comment_id: e
}),
async create(i) {
try {
const e = {
...call(),
pull_number: t.number,
comment_id: t.thread ?? 0,
body: i
};
return posted(await s.createReplyForReviewComment(e));
} catch (s) {
if (s.status !== 404) throw s;
return await conversation(e, t, n).create(i);
}
}
};
}
function callOf({owner: e, repo: t}, n) {
return {
owner: e,
repo: t,
request: {
signal: (0, s.wj)(n)
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
80353: (function(e, t, n) {
n.d(t, {
F2: () => unlessMissing,
F3: () => r,
bD: () => withRetry,
kr: () => orRefusal,
wj: () => withTimeout,
wy: () => connectOctokit
});
var s = n(25422);
var i = n(77523);
const r = 4;
const a = 3e4;
async function connectOctokit({token: e, apiUrl: t}) {
const {getOctokit: s} = await Promise.all([ n.e(4119), n.e(2413) ]).then(n.bind(n, 92413));
const silent = () => {};
return s(e, {
baseUrl: t.replace(/\/+$/, ""),
log: {
debug: silent,
info: silent,
warn: silent,
error: silent
}
});
}
async function withRetry({clock: e, signal: t}, n) {
for (let s = 1; ;s += 1) try {
return await n(withTimeout(t));
} catch (n) {
const a = s < r && !t.aborted && (0, i.dg)(n);
const o = a ? (0, i.fm)(n, s, e.now()) : null;
if (o === null) throw n;
await e.sleep(o, t);
}
}
function withTimeout(e) {
return (0, s.dn)(a, e);
}
async function unlessMissing(e) {
try {
return await e();
} catch (e) {
if ((0, i.b2)(e)) return null;
throw e;
}
}
async function orRefusal(e) {
try {
return await e();
} catch (e) {
const t = (0, i.Pq)(e);
if (t === null) throw e;
return {
refused: t
};
}
}
}),
77523: (function(e, t, n) {
n.d(t, {
Ni: () => isUnanswered,
OR: () => writeProblemOf,
Pq: () => unprocessable,
S2: () => refusedByPolicy,
UZ: () => isRequestFailure,
XZ: () => graphqlReadProblem,
Zw: () => problemOf,
a5: () => isRateLimit,
au: () => unexpectedAnswer,
b2: () => isMissing,
cr: () => messagesOf,
dg: () => isTransient,
eq: () => forbiddenByGraphql,
f1: () => readFailure,
fm: () => waitFor,
k0: () => permissionsOf,
kQ: () => lacksPermission
});
var s = n(20274);
var i = n(35548);
var r = n(60957);
const a = 6e4;
const o = 6e4;
function isTransient(e) {
if (!isRequestFailure(e)) return graphqlFailure(e)?.isTransient === true;
const t = readFailure(e);
return t.status === null || t.status >= 500 || isRateLimit(t);
}
function waitFor(e, t, n) {
if (!isTransient(e)) return null;
const s = isRequestFailure(e) ? readFailure(e) : null;
const i = graphqlFailure(e);
const r = i?.isRateLimit ?? (s !== null && isRateLimit(s));
if (!r) return 1e3 * 2 ** (t - 1);
const o = requestedWait(s ?? i ?? {
headers: {}
}, n) ?? waitWithoutTime(i);
return o !== null && o <= a ? o : null;
}
const waitWithoutTime = e => e !== null && /API rate limit (?:already )?exceeded for/i.test(e.message) ? null : o;
function problemOf(e, t) {
const n = `${t.owner}/${t.repo}#${String(t.number)}`;
const s = graphqlFailure(e);
if (s !== null) return writeProblemOf(e, `the comment on ${n}`, u);
if (!isRequestFailure(e)) return unexpectedAnswer(e);
const i = readFailure(e);
const {id: a, message: o, hint: c} = explain(i, n);
return new r.J(i.status, o, c, a);
}
const u = [ "issues: write", "pull-requests: write" ];
function graphqlReadProblem(e, t, n) {
const s = graphqlFailure(e);
if (s === null) return null;
const {id: i, message: a, hint: o} = explainGraphql(s, {
message: `GitHub did not return ${t}: ${s.message}`,
permissions: n
});
return new r.J(s.status, a, o, i);
}
function writeProblemOf(e, t, n) {
const s = graphqlFailure(e);
if (s === null && !isRequestFailure(e)) return unexpectedAnswer(e);
const i = s ?? readFailure(e);
const {id: a, message: o, hint: u} = s === null ? explainWrite(i, t, n) : explainGraphql(s, {
message: `GitHub did not write ${t}: ${s.message}`,
permissions: n
});
return new r.J(i.status, o, u, a);
}
function explainGraphql(e, {message: t, permissions: n}) {
if (e.isRateLimit) return known("rate-limited", t);
const s = policyHint(e.message);
if (s !== null) return {
id: "github-refused",
message: t,
hint: s
};
if (e.isForbidden && n.length > 0) return {
id: "token-lacks-permission",
message: t,
hint: (0, i.jj)(permissionsOf(e, n))
};
if (e.isMissing) return {
id: "github-not-found",
message: t,
hint: "Check that it exists."
};
return known(e.isTransient ? "github-failed" : "github-refused", t);
}
function policyHint(e) {
return c.find(([t]) => t.test(e))?.[1] ?? null;
}
const c = [ [ /archived|read-only\b/i, "The repository is archived, so nothing can be posted. Unarchive it, or set publish: summary." ], [ /SAML|single sign-on|\bSSO\b/i, "Authorize the token for the single sign-on of the organization, or pass the token of a GitHub App that is installed there." ], [ /IP allow ?list|IP address/i, "Use a runner whose address is on the list, or ask an owner to add it." ], [ /enterprise managed|managed user/i, "A managed user cannot do this outside of its enterprise: pass the token of a GitHub App, or of another account." ], [ /two-factor|2FA/i, "Turn on two-factor authentication for the account of the token." ], [ /blocked|suspended|flagged|spam/i, "The account of the token is restricted: pass the token of another account." ], [ /billing|payment|spending limit/i, "Resolve the billing problem of the account." ] ];
function explainWrite(e, t, n) {
const s = e.message === "" ? "" : `: ${e.message}`;
const r = (0, i.jj)(permissionsOf(e, n));
if (isRateLimit(e)) return known("rate-limited", `GitHub's rate limit blocked ${t}${s}`);
if (e.status === 403) {
const n = `The token is not allowed to write ${t}${s}`;
if (/not permitted to create/i.test(e.message)) return known("pull-requests-not-permitted", n);
return lacksPermission(e) ? {
id: "token-lacks-permission",
message: n,
hint: `${r} ${l}`
} : refusedByPolicy(e, `GitHub refused ${t}${s}`);
}
if (e.status === 404) {
const e = `GitHub cannot find the target of ${t}, or the token cannot access it`;
return {
id: "github-not-found",
message: e,
hint: `Check that the item exists. ${r}`
};
}
if (e.status === null || e.status === 401) return explain(e, "");
return known("github-refused", `GitHub answered ${String(e.status)} for ${t}${s}`);
}
function lacksPermission({message: e, headers: t}) {
if (policyHint(e) !== null) return false;
if (e === "" || t["x-accepted-github-permissions"] !== void 0) return true;
return /resource not accessible|must have|not (?:have|authorized)|permission|forbidden|read access|write access/i.test(e);
}
function refusedByPolicy({message: e}, t) {
return {
id: "github-refused",
message: t,
hint: policyHint(e) ?? i.i["github-refused"]
};
}
const l = "On pull requests from forks, the token is read-only, whatever the workflow says.";
function known(e, t) {
return {
id: e,
message: t,
hint: i.i[e] ?? ""
};
}
function explain(e, t) {
const n = e.message === "" ? "" : `: ${e.message}`;
if (e.status === null) return known("github-unreachable", `GitHub could not be reached${n}`);
if (isRateLimit(e)) return known("rate-limited", `GitHub's rate limit blocked the comment on ${t}${n}`);
if (e.status === 401) return known("token-rejected", `GitHub refused the token${n}`);
if (e.status === 403) return forbidden(e, t, n);
if (e.status === 404) return {
id: "github-not-found",
message: `GitHub cannot find ${t}, or the token cannot access it${n}`,
hint: `Check that the item exists. ${(0, i.jj)(permissionsOf(e))}`
};
if (e.status === 410) return {
id: "github-refused",
message: `${t} does not accept comments: issues are disabled, or it was deleted${n}`,
hint: "Leave comment out of publish for this repository."
};
if (e.status === 422) return {
id: "github-refused",
message: `GitHub refused the comment on ${t}${n}`,
hint: "Check whether the repository is archived, the text is too long, or spam protection rejected it."
};
return known("github-failed", `GitHub answered ${String(e.status)} for the comment on ${t}${n}`);
}
function forbidden(e, t, n) {
if (/\blocked/i.test(e.message)) return {
id: "github-refused",
message: `The conversation of ${t} is locked${n}`,
hint: "Unlock it, or leave comment out of publish."
};
if (!lacksPermission(e)) return refusedByPolicy(e, `GitHub refused the comment on ${t}${n}`);
return {
id: "token-lacks-permission",
message: `The token is not allowed to comment on ${t}${n}`,
hint: `${(0, i.jj)(permissionsOf(e))} ${l}`
};
}
function permissionsOf({headers: e}, t = u) {
const n = e["x-accepted-github-permissions"];
const s = typeof n === "string" ? n.match(/[a-z_]+=(?:read|write|admin)/g) : null;
return s?.map(e => e.replace("=", ": ").replaceAll("_", "-")) ?? t;
}
function isRateLimit({status: e, message: t, headers: n}) {
if (e === 429) return true;
if (e !== 403) return false;
return n["retry-after"] !== void 0 || n["x-ratelimit-remaining"] === "0" || /rate limit/i.test(t);
}
function requestedWait({headers: e}, t) {
const n = Number(e["retry-after"] ?? Number.NaN);
if (Number.isFinite(n) && n >= 0) return n * 1e3;
const s = Number(e["x-ratelimit-reset"] ?? Number.NaN);
const i = e["x-ratelimit-remaining"] === "0";
return i && Number.isFinite(s) ? Math.max(0, s * 1e3 - t) : null;
}
function isRequestFailure(e) {
if (e instanceof r.J) return false;
return e instanceof Error && typeof e.status === "number";
}
function readFailure({status: e, response: t, message: n}) {
const s = t?.data;
const i = [ s?.message ?? n, ...detailsOf(s?.errors) ].filter(e => typeof e === "string");
return {
status: t === void 0 ? null : e,
message: shownMessage(i.join(": "), e),
headers: t?.headers ?? {}
};
}
function shownMessage(e, t) {
const n = e.split("\n").flatMap(e => e.trim() === "" ? [] : [ e.trim() ]);
if (t !== 422 && t !== 403 && t !== 409) return n[0]?.slice(0, 300) ?? "";
return n.map(e => /[.:;,!?]$/.test(e) || e === n.at(-1) ? e : `${e}.`).join(" ").slice(0, 500);
}
function detailsOf(e) {
if (!Array.isArray(e)) return [];
return e.map(e => typeof e === "string" ? e : e?.message);
}
function unprocessable(e) {
return isRequestFailure(e) && e.status === 422 ? readFailure(e).message : null;
}
function isUnanswered(e) {
return isRequestFailure(e) && readFailure(e).status === null;
}
function isMissing(e) {
return isRequestFailure(e) && (e.status === 404 || e.status === 410);
}
function forbiddenByGraphql(e) {
const t = graphqlFailure(e);
return t?.isForbidden === true ? t.message : null;
}
function messagesOf(e) {
const t = e.map(e => {
const {message: t} = (0, s.qY)(e);
return typeof t === "string" ? t.slice(0, 300) : "an error without a message";
});
return [ ...new Set(t) ];
}
function graphqlFailure(e) {
if (!(e instanceof Error) || e instanceof r.J || isRequestFailure(e)) return null;
const {errors: t, headers: n} = e;
if (!Array.isArray(t)) return null;
const i = t.map(e => (0, s.qY)(e));
const a = messagesOf(t).join(" ").slice(0, 300);
const o = i.map(({type: e}) => String(e));
const u = o.includes("RATE_LIMITED") || o.includes("RATE_LIMIT");
return {
status: 200,
message: a,
headers: n ?? {},
isRateLimit: u,
isForbidden: o.includes("FORBIDDEN") || o.includes("INSUFFICIENT_SCOPES") || /not accessible|permission/i.test(a),
isMissing: o.includes("NOT_FOUND"),
isTransient: u || o.some(e => /^(?:SERVICE_UNAVAILABLE|INTERNAL|TIMEOUT|LOADING)$/.test(e)) || /^(?:Something went wrong|Timeout on)/.test(a)
};
}
function unexpectedAnswer(e) {
if (!(e instanceof TypeError)) return e;
const t = new r.J(null, `GitHub sent an unexpected response: ${e.message}`, "Run again; if the problem persists, check GITHUB_API_URL and any proxy.", "github-failed");
t.cause = e;
return t;
}
}),
46896: (function(e, t, n) {
n.d(t, {
KU: () => o,
Mr: () => r,
aD: () => m,
ek: () => l,
fo: () => f,
g8: () => c,
jR: () => d,
wv: () => u,
z$: () => a
});
const s = "fragment text on Comment {\n  author { login }\n  authorAssociation\n  body\n  createdAt\n  lastEditedAt\n}";
const i = "comments(first: 100, after: $comments) @include(if: $moreComments) {\n  pageInfo { hasNextPage endCursor }\n  nodes { ...text databaseId isMinimized }\n}";
const r = `query Issue(\n  $owner: String!, $name: String!, $number: Int!, $comments: String, $moreComments: Boolean!\n) {\n  repository(owner: $owner, name: $name) {\n    item: issue(number: $number) {\n      ...text\n      title\n      state\n      labels(first: 30) { nodes { name } }\n      ${i}\n    }\n  }\n}\n${s}`;
const a = `query PullRequest(\n  $owner: String!, $name: String!, $number: Int!\n  $comments: String, $moreComments: Boolean!\n  $reviews: String, $moreReviews: Boolean!\n  $threads: String, $moreThreads: Boolean!\n  $first: Boolean!\n) {\n  repository(owner: $owner, name: $name) {\n    item: pullRequest(number: $number) {\n      ...text\n      title\n      state\n      labels(first: 30) { nodes { name } }\n      baseRefName\n      headRefName\n      headRefOid\n      changedFiles\n      ${i}\n      reviews(first: 100, after: $reviews) @include(if: $moreReviews) {\n        pageInfo { hasNextPage endCursor }\n        nodes { ...text databaseId isMinimized state }\n      }\n      reviewThreads(first: 50, after: $threads) @include(if: $moreThreads) {\n        pageInfo { hasNextPage endCursor }\n        nodes {\n          path line startLine diffSide isResolved isOutdated\n          resolvedBy { login }\n          opening: comments(first: 1) { nodes { ...text databaseId isMinimized viewerDidAuthor diffHunk } }\n          comments(last: 50) { totalCount nodes { ...text databaseId isMinimized viewerDidAuthor diffHunk } }\n        }\n      }\n      closingIssuesReferences(first: 10) @include(if: $first) {\n        nodes { ...text number title repository { nameWithOwner } }\n      }\n    }\n  }\n}\n${s}`;
const o = "query Checks($owner: String!, $name: String!, $commit: GitObjectID!, $after: String) {\n  repository(owner: $owner, name: $name) {\n    object(oid: $commit) {\n      ... on Commit {\n        statusCheckRollup {\n          contexts(first: 100, after: $after) {\n            pageInfo { hasNextPage endCursor }\n            nodes {\n              __typename\n              ... on CheckRun { name conclusion databaseId title summary checkSuite { app { slug } } }\n              ... on StatusContext { context state description }\n            }\n          }\n        }\n      }\n    }\n  }\n}";
const u = "query Queue($owner: String!, $name: String!, $number: Int!) {\n  repository(owner: $owner, name: $name) { pullRequest(number: $number) { isInMergeQueue } }\n}";
const c = "query Threads($owner: String!, $name: String!, $number: Int!, $after: String) {\n  repository(owner: $owner, name: $name) {\n    pullRequest(number: $number) {\n      reviewThreads(first: 50, after: $after) {\n        pageInfo { hasNextPage endCursor }\n        nodes {\n          id path line startLine diffSide isResolved isOutdated\n          resolvedBy { login }\n          comments(first: 30) {\n            totalCount\n            nodes { id databaseId body url isMinimized viewerDidAuthor }\n          }\n        }\n      }\n    }\n  }\n}";
const l = "mutation Resolve($id: ID!) {\n  resolveReviewThread(input: { threadId: $id }) { clientMutationId }\n}";
const d = "query Minimized($ids: [ID!]!) {\n  nodes(ids: $ids) { ... on IssueComment { id isMinimized } }\n}";
const m = "mutation Minimize($id: ID!, $classifier: ReportedContentClassifiers!) {\n  minimizeComment(input: { subjectId: $id, classifier: $classifier }) { clientMutationId }\n}";
const f = "mutation Commit($input: CreateCommitOnBranchInput!) {\n  createCommitOnBranch(input: $input) { commit { oid } }\n}";
}),
60957: (function(e, t, n) {
n.d(t, {
J: () => GitHubProblem
});
var s = n(20653);
class GitHubProblem extends Error {
status;
hint;
id;
constructor(e, t, n, s = null) {
super(t);
this.status = e;
this.hint = n;
this.id = s;
this.name = "GitHubProblem";
}
get sentences() {
return `${(0, s.KG)(this.message)} ${this.hint}${this.id === null ? "" : ` [${this.id}]`}`;
}
}
}),
16721: (function(e, t, n) {
n.d(t, {
q: () => requestParameters
});
var s = n(25422);
const i = 12e4;
function requestParameters({connection: e, target: t}) {
const n = (0, s.dn)(i, e.signal);
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
var s = n(69701);
var i = n(80353);
var r = n(77523);
var a = n(46896);
var o = n(16721);
function branchApi(e) {
const {octokit: t, viewer: n} = e.session;
const {git: a} = t.rest;
const ref = e => `heads/${e}`;
const compare = n => (0, i.F2)(async () => (await t.rest.repos.compareCommitsWithBasehead({
...(0, o.q)(e),
basehead: n
})).data);
return {
isOnBranch: async (e, t) => (await compare(`${t}...${e}`))?.ahead_by === 0,
async branchSince(e, t) {
const i = await compare(`${e}...${t}`);
if (i === null) return null;
const {commits: r, total_commits: a, merge_base_commit: o} = i;
const u = r.map(({sha: e, author: t, commit: {message: i}}) => ({
sha: e,
message: i,
isOwn: isAccount(t) && (0, s.Z$)(t, n)
}));
return {
tip: r.at(-1)?.sha ?? o.sha,
commits: u.length === a ? u : null
};
},
async createBranch(t, n) {
try {
await a.createRef({
...(0, o.q)(e),
ref: `refs/heads/${t}`,
sha: n
});
return true;
} catch (e) {
if (/already exists/i.test((0, r.Pq)(e) ?? "")) return false;
throw e;
}
},
async moveBranch(t, n) {
await a.updateRef({
...(0, o.q)(e),
ref: ref(t),
sha: n,
force: true
});
},
async deleteBranch(t) {
try {
await a.deleteRef({
...(0, o.q)(e),
ref: ref(t)
});
} catch (e) {
if (!(0, r.b2)(e) && (0, r.Pq)(e) === null) throw e;
}
}
};
}
const u = 100;
function commitApi(e) {
const {octokit: t} = e.session;
const {git: n} = t.rest;
const {redact: s} = e.connection;
const {owner: i, repo: r} = e.target;
const createBlob = async t => {
const s = {
content: t.toString("base64"),
encoding: "base64"
};
return (await n.createBlob({
...(0, o.q)(e),
...s
})).data.sha;
};
return {
async commit(n, {parent: u, headline: c, body: l, files: d}) {
const m = await t.graphql(a.fo, {
input: {
branch: {
repositoryNameWithOwner: `${i}/${r}`,
branchName: n
},
expectedHeadOid: u,
message: {
headline: s(c),
body: s(l)
},
fileChanges: {
additions: d.flatMap(({path: e, content: t}) => t === null ? [] : [ {
path: e,
contents: t.toString("base64")
} ]),
deletions: d.flatMap(({path: e, content: t}) => t === null ? [ {
path: e
} ] : [])
}
},
request: (0, o.q)(e).request
});
return m.createCommitOnBranch.commit.oid;
},
async commitWithModes(t, i) {
const {parent: r, headline: a, body: u, files: c, merged: l} = i;
const d = (l?.kept ?? []).map(keptEntry);
for (const {path: e, content: t, mode: n = "100644"} of c) {
const s = t === null ? null : await createBlob(t);
d.push({
path: e,
mode: n,
type: "blob",
sha: s
});
}
let m = t;
for (const t of inRequests(d)) m = (await n.createTree({
...(0, o.q)(e),
base_tree: m,
tree: t
})).data.sha;
const f = `${s(a)}\n\n${s(u)}`.trimEnd();
const {data: h} = await n.createCommit({
...(0, o.q)(e),
message: f,
tree: m,
parents: l === void 0 ? [ r ] : [ r, l.commit ]
});
const p = h.verification;
const g = p === void 0 ? null : {
isVerified: p.verified,
reason: p.reason
};
return {
sha: h.sha,
verification: g
};
}
};
}
function keptEntry({path: e, mode: t, id: n}) {
if (n === null) return {
path: e,
mode: "100644",
type: "blob",
sha: null
};
return {
path: e,
mode: t,
type: t === "160000" ? "commit" : "blob",
sha: n
};
}
function inRequests(e) {
const t = e.filter(({sha: e}) => e === null);
const n = replacesKind(e) ? [ t, e.filter(({sha: e}) => e !== null) ] : [ e ];
return n.flatMap(e => Array.from({
length: Math.ceil(e.length / u)
}, (t, n) => e.slice(n * u, (n + 1) * u)));
}
function replacesKind(e) {
const t = new Set(e.map(({path: e}) => e));
return e.some(({path: e}) => parentsOf(e).some(e => t.has(e)));
}
const parentsOf = e => e.split("/").flatMap((e, t, n) => t === 0 ? [] : [ n.slice(0, t).join("/") ]);
function pullApi(e) {
const {octokit: t, viewer: n} = e.session;
const {pulls: r} = t.rest;
const {redact: a} = e.connection;
const {owner: u} = e.target;
return {
async pullRequests(t) {
const i = {
...(0, o.q)(e),
head: `${u}:${t}`,
state: "all",
per_page: 100
};
const {data: a} = await r.list(i);
return a.map(e => ({
number: e.number,
head: e.head.sha,
title: e.title,
body: e.body ?? "",
url: e.html_url,
isOpen: e.state === "open",
isMerged: e.merged_at !== null,
isOwn: (0, s.Z$)(e.user, n)
}));
},
async openBranches(n) {
const s = {
...(0, o.q)(e),
state: "open",
per_page: 100
};
const i = await t.paginate(r.list, s, ({data: e}) => e.map(({head: e}) => e));
const a = i.filter(({label: e, ref: t}) => e === `${u}:${t}` && t.startsWith(n));
return new Set(a.map(({ref: e}) => e));
},
createPullRequest: ({title: t, body: n, base: s, branch: u, draft: c}) => (0, i.kr)(async () => {
const i = {
title: a(t),
body: a(n)
};
const {data: l} = await r.create({
...(0, o.q)(e),
...i,
base: s,
head: u,
draft: c
});
return {
url: l.html_url
};
}),
async updatePullRequest(t, {title: n, body: s}) {
const i = {
title: a(n),
body: a(s)
};
await r.update({
...(0, o.q)(e),
pull_number: t,
...i
});
}
};
}
function isAccount(e) {
return e !== null && "id" in e;
}
})
};
