"use strict";

exports.id = 2225;

exports.ids = [ 2225, 8912 ];

exports.modules = {
94606: (function(e, t, n) {
n.d(t, {
checkOutPullRequest: () => checkOutPullRequest,
y: () => wantsPullRequest
});
var s = n(90784);
var r = n(42357);
var o = n(12673);
var a = n(28912);
var u = n(49829);
var l = n(60957);
var i = n(38287);
var c = n(93768);
var h = n(20653);
async function checkOutPullRequest(e, t) {
const {runContext: n, lists: r} = e;
const {pull: o, notices: a} = await fetchJobCommit(n, t);
if (o === null) return {
job: e,
notices: a
};
const u = o.of === "head" ? {
...n.event,
headSha: o.commit
} : n.event;
const l = {
...n,
pull: o,
event: u
};
if (!(0, s.Z)(l)) return {
job: {
...e,
runContext: l
},
notices: a
};
const i = n.settings.mode === "plan" ? "plan" : "default";
const c = {
...l,
settings: {
...n.settings,
mode: i
}
};
return {
job: {
...e,
runContext: c,
lists: readOnlyLists(r)
},
notices: a
};
}
function wantsPullRequest({event: e, settings: {checkout: t}}) {
if (t === "none" || e.item?.kind !== "pull-request" || e.repository === null) return false;
return t !== "auto" || e.trigger.triggerComment !== null || e.headSha === null;
}
async function fetchJobCommit(e, t) {
if (!wantsPullRequest(e)) return {
pull: null,
notices: []
};
const {git: n, settings: a} = e;
if (n === null) return withoutFiles("the workspace is not a git repository");
if (a["github-token"] === void 0) return withoutFiles("no github-token is set to read the pull request");
const u = a.checkout === "base" ? "base" : "head";
const l = await factsOf(e, t);
const c = await n.headSha().catch((0, r.j6)(i.U, ({message: e, hint: t}) => fail(e, t)));
if (u === "head" && c === l.head.sha) {
const e = {
facts: l,
of: u,
commit: c,
isInPlace: true
};
return {
pull: e,
notices: (0, s.Z)({
pull: e,
settings: a
}) ? [ d ] : []
};
}
const h = (0, o.Ek)(t, e.event.repository);
const f = Math.min(Math.max(l.commits + 1, p), m);
const w = {
address: h,
token: e.settings["github-token"] ?? null
};
const b = await n.fetchPullRequest(w, {
number: l.number,
base: l.base,
depth: f
}).catch((0, r.j6)(i.U, ({message: e, hint: t}) => fail(`git could not fetch it from ${h}: ${e}`, t)));
const g = {
...l,
head: {
...l.head,
sha: b.head
}
};
const q = {
facts: g,
of: u,
commit: b[u],
isInPlace: false
};
return {
pull: q,
notices: (0, s.Z)({
pull: q,
settings: a
}) ? [ d ] : []
};
}
const withoutFiles = e => ({
pull: null,
notices: [ `The files in the workspace are not those of the pull request, because ${e}.` ]
});
const d = "The head of the pull request is in a fork: its files can only be read, so the rules for Bash, Write and Edit do not apply, and no MCP server is started on this machine. See docs/checkout.md.";
function readOnlyLists({allow: e, ...t}) {
const isKept = e => {
const [, t = ""] = /^\s*([\w-]+)/.exec(e) ?? [];
const n = (0, c.Zt)(t) ?? t;
return f.has(n) || n.startsWith("mcp__") || n === "Bash" && /\(\s*gh[ :]/.test(e);
};
return {
...t,
allow: e.filter(isKept)
};
}
const f = new Set("Read List Glob Grep TodoWrite WebFetch WebSearch Skill Task Comment Review Label Assign Issue CheckRun".split(" "));
async function factsOf({event: e, settings: t}, n) {
const {repository: s, item: i} = e;
const c = t["github-token"];
if (s === null || i === null || c === void 0) throw new Error("no pull request to read");
const h = (0, a.createGitHubReader)((0, o.dC)(c, n), 1);
const d = {
owner: s.owner,
repo: s.name,
number: i.number
};
const f = await (0, u.D)(h, d).catch((0, r.j6)(l.J, ({message: e, hint: t}) => fail(`GitHub did not return the pull request: ${e}`, t)));
if (f === null) throw new Error("one request is not enough to read a pull request");
return f;
}
const p = 50;
const m = 500;
function fail(e, t) {
const n = t === null ? "give the job `contents: read` and `pull-requests: read`" : (0, 
h.Kx)(t);
const s = `${n}; or set checkout: none to work on the checkout of the workflow`;
throw (0, r.IF)([ "checkout-failed", "checkout" ], "the files of the pull request are not available", s, e);
}
}),
90784: (function(e, t, n) {
n.d(t, {
Z: () => isReadOnlyHead
});
function isReadOnlyHead({pull: e, settings: t}) {
return e !== null && e.of === "head" && e.facts.head.isFork && !t["allow-forks"];
}
}),
28912: (function(e, t, n) {
n.d(t, {
createGitHubReader: () => createGitHubReader
});
var s = n(35548);
var r = n(80353);
var o = n(77523);
var a = n(60957);
var u = n(83823);
function createGitHubReader(e, t) {
let n = t;
let s = null;
const request = async (t, o) => {
if (n <= 0) return null;
n -= 1;
s ??= (0, r.wy)(e);
const l = await s;
try {
return await (0, r.bD)(e, e => o(l, e));
} catch (e) {
throw e instanceof a.J ? e : (0, u.K)(e, t);
}
};
return {
request: request,
query: (e, t, n) => request(e, async (s, r) => {
try {
return {
data: await s.graphql(t, {
...n,
request: {
signal: r
}
}),
errors: []
};
} catch (t) {
if ((0, o.UZ)(t) && [ 404, 405 ].includes((0, o.f1)(t).status ?? 0)) throw noGraphql(e);
return partialAnswer(t);
}
})
};
}
function noGraphql({what: e}) {
const t = `The server has no GraphQL API, so ${e} could not be read by it`;
return new a.J(404, t, s.i["graphql-missing"], "graphql-missing");
}
function partialAnswer(e) {
const {data: t, errors: n} = e;
const s = t === null || t === void 0 || Object.values(t).every(e => e === null);
if (!Array.isArray(n) || s) throw e;
return {
data: t,
errors: (0, o.cr)(n)
};
}
}),
49829: (function(e, t, n) {
n.d(t, {
D: () => readPullRequest
});
async function readPullRequest(e, {owner: t, repo: n, number: s}) {
const r = `the pull request ${t}/${n}#${String(s)}`;
return await e.request({
what: r,
needs: [ "pull-requests: read" ]
}, async (e, r) => {
const {data: o} = await e.rest.pulls.get({
owner: t,
repo: n,
pull_number: s,
request: {
signal: r
}
});
const {head: a, base: u} = o;
const l = a.repo;
return {
number: s,
isOpen: o.state === "open",
head: {
sha: a.sha,
branch: a.ref,
isFork: l === null || l.id !== u.repo.id,
isDefault: a.ref === u.repo.default_branch
},
base: u.ref,
commits: o.commits
};
});
}
})
};
