"use strict";

exports.id = 1400;

exports.ids = [ 1400 ];

exports.modules = {
71400: (function(t, e, n) {
n.d(e, {
checkOutPullRequest: () => checkOutPullRequest,
y: () => wantsPullRequest
});
var s = n(90784);
var r = n(42357);
var o = n(12673);
var a = n(28912);
async function readPullRequest(t, {owner: e, repo: n, number: s}) {
const r = `the pull request ${e}/${n}#${String(s)}`;
return await t.request({
what: r,
needs: [ "pull-requests: read" ]
}, async (t, r) => {
const {data: o} = await t.rest.pulls.get({
owner: e,
repo: n,
pull_number: s,
request: {
signal: r
}
});
const {head: a, base: i} = o;
const u = a.repo;
return {
number: s,
isOpen: o.state === "open",
head: {
sha: a.sha,
branch: a.ref,
isFork: u === null || u.id !== i.repo.id,
isDefault: a.ref === i.repo.default_branch
},
base: i.ref,
commits: o.commits
};
});
}
var i = n(60957);
var u = n(38287);
var l = n(93768);
var c = n(20653);
async function checkOutPullRequest(t, e) {
const {runContext: n, lists: r} = t;
const {pull: o, notices: a} = await fetchJobCommit(n, e);
if (o === null) return {
job: t,
notices: a
};
const i = o.of === "head" ? {
...n.event,
headSha: o.commit
} : n.event;
const u = {
...n,
pull: o,
event: i
};
if (!(0, s.Z)(u)) return {
job: {
...t,
runContext: u
},
notices: a
};
const l = n.settings.mode === "plan" ? "plan" : "default";
const c = {
...u,
settings: {
...n.settings,
mode: l
}
};
return {
job: {
...t,
runContext: c,
lists: readOnlyLists(r)
},
notices: a
};
}
function wantsPullRequest({event: t, settings: {checkout: e}}) {
if (e === "none" || t.item?.kind !== "pull-request" || t.repository === null) return false;
return e !== "auto" || t.trigger.triggerComment !== null || t.headSha === null;
}
async function fetchJobCommit(t, e) {
if (!wantsPullRequest(t)) return {
pull: null,
notices: []
};
const {git: n, settings: o} = t;
if (n === null) return withoutFiles("the workspace is not a git repository");
if (o["github-token"] === void 0) return withoutFiles("no github-token is set to read the pull request");
const a = o.checkout === "base" ? "base" : "head";
const i = await factsOf(t, e);
const l = await n.headSha().catch((0, r.j6)(u.U, ({message: t, hint: e}) => fail(t, e)));
if (a === "head" && l === i.head.sha) {
const t = {
facts: i,
of: a,
commit: l,
isInPlace: true
};
return {
pull: t,
notices: (0, s.Z)({
pull: t,
settings: o
}) ? [ h ] : []
};
}
const c = await fetchCommits(n, i, t, e);
const d = {
...i,
head: {
...i.head,
sha: c.head
}
};
const f = {
facts: d,
of: a,
commit: c[a],
isInPlace: false
};
return {
pull: f,
notices: (0, s.Z)({
pull: f,
settings: o
}) ? [ h ] : []
};
}
const withoutFiles = t => ({
pull: null,
notices: [ `The files in the workspace are not those of the pull request, because ${t}.` ]
});
const h = "The head of the pull request is in a fork: its files can only be read, so the rules for Bash, Write and Edit do not apply, and no MCP server is started on this machine. See docs/checkout.md.";
function readOnlyLists({allow: t, ...e}) {
const isKept = t => {
const [, e = ""] = /^\s*([\w-]+)/.exec(t) ?? [];
const n = (0, l.Zt)(e) ?? e;
return d.has(n) || n.startsWith("mcp__") || n === "Bash" && /\(\s*gh[ :]/.test(t);
};
return {
...e,
allow: t.filter(isKept)
};
}
const d = new Set("Read List Glob Grep TodoWrite WebFetch WebSearch Skill Task Comment Review Label Assign Issue CheckRun".split(" "));
async function factsOf({event: t, settings: e}, n) {
const {repository: s, item: u} = t;
const l = e["github-token"];
if (s === null || u === null || l === void 0) throw new Error("no pull request to read");
const c = (0, a.r)((0, o.dC)(l, n), 1);
const h = {
owner: s.owner,
repo: s.name,
number: u.number
};
const d = await readPullRequest(c, h).catch((0, r.j6)(i.J, ({message: t, hint: e}) => fail(`GitHub did not return the pull request: ${t}`, e)));
if (d === null) throw new Error("one request is not enough to read a pull request");
return d;
}
const f = 50;
const p = 500;
async function fetchCommits(t, {number: e, base: n, commits: s}, {event: a, settings: i}, l) {
const c = (0, o.Ek)(l, a.repository);
const h = Math.min(Math.max(s + 1, f), p);
const d = {
address: c,
token: i["github-token"] ?? null
};
return await t.fetchPullRequest(d, {
number: e,
base: n,
depth: h
}).catch((0, r.j6)(u.U, ({message: t, hint: e}) => fail(`git could not fetch it from ${c}: ${t}`, e)));
}
function fail(t, e) {
const n = e === null ? "give the job `contents: read` and `pull-requests: read`" : (0, 
c.Kx)(e);
const s = `${n}; or set checkout: none to work on the checkout of the workflow`;
throw (0, r.IF)([ "checkout-failed", "checkout" ], "the files of the pull request are not available", s, t);
}
}),
90784: (function(t, e, n) {
n.d(e, {
Z: () => isReadOnlyHead
});
function isReadOnlyHead({pull: t, settings: e}) {
return t !== null && t.of === "head" && t.facts.head.isFork && !e["allow-forks"];
}
}),
28912: (function(t, e, n) {
n.d(e, {
r: () => createGitHubReader
});
var s = n(35548);
var r = n(80353);
var o = n(77523);
var a = n(60957);
var i = n(83823);
function createGitHubReader(t, e) {
let n = e;
let s = null;
const request = async (e, o) => {
if (n <= 0) return null;
n -= 1;
s ??= (0, r.wy)(t);
const u = await s;
try {
return await (0, r.bD)(t, t => o(u, t));
} catch (t) {
throw t instanceof a.J ? t : (0, i.K)(t, e);
}
};
return {
request: request,
query: (t, e, n) => request(t, async (s, r) => {
try {
return {
data: await s.graphql(e, {
...n,
request: {
signal: r
}
}),
errors: []
};
} catch (e) {
if (isMissingEndpoint(e)) throw noGraphql(t);
return partialAnswer(e);
}
})
};
}
function isMissingEndpoint(t) {
return (0, o.UZ)(t) && [ 404, 405 ].includes((0, o.f1)(t).status ?? 0);
}
function noGraphql({what: t}) {
const e = `The server has no GraphQL API, so ${t} could not be read by it`;
return new a.J(404, e, s.i["graphql-missing"], "graphql-missing");
}
function partialAnswer(t) {
const {data: e, errors: n} = t;
const s = e === null || e === void 0 || Object.values(e).every(t => t === null);
if (!Array.isArray(n) || s) throw t;
return {
data: e,
errors: (0, o.cr)(n)
};
}
})
};
