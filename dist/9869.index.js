"use strict";

exports.id = 9869;

exports.ids = [ 9869, 8912 ];

exports.modules = {
59869: (function(t, e, n) {
n.r(e);
n.d(e, {
withNamedItem: () => withNamedItem
});
var r = n(42357);
var a = n(12673);
var s = n(28912);
var i = n(7912);
var o = n(60957);
var u = n(69627);
const c = new Set([ "none", "repository_dispatch", "schedule", "workflow_dispatch" ]);
async function withNamedItem(t, {settings: e}, n) {
const {event: l} = t;
const d = e?.item;
if (e === null || d === void 0 || l.item?.number === d) return t;
if (!c.has(l.name)) throw invalid(d, `the event ${l.name} does not let the workflow choose its item`, h);
const m = e["github-token"];
if (m === void 0 || l.repository === null) throw invalid(d, "the item cannot be read without a token and a repository", "pass github-token");
try {
const e = (0, s.createGitHubReader)((0, a.dC)(m, n), 1);
const r = await (0, i.q)(e, l.repository, d);
return r === null ? t : {
...t,
event: withItem(l, {
kind: r,
number: d
})
};
} catch (t) {
(0, r.ki)(t, o.J);
t.status !== 404 && t.status !== 410 && (0, u.t)("the item of the run is unknown", t);
throw invalid(d, "the repository has no such issue or pull request", "name one that exists");
}
}
const h = "set item only on workflow_dispatch, repository_dispatch and schedule, such as item: ${{ inputs.number }}; it may be empty on the workflow's other events";
function invalid(t, e, n) {
return new r.yo({
code: "setting-invalid",
location: "item",
message: e,
found: String(t),
hint: n
});
}
function withItem(t, e) {
if (e.kind === "issue" || t.name === "none") return {
...t,
item: e
};
return {
...t,
item: e,
isUntrustedCheckout: true,
trustedRef: t.trustedRef ?? t.headSha,
headSha: null
};
}
}),
28912: (function(t, e, n) {
n.d(e, {
createGitHubReader: () => createGitHubReader
});
var r = n(35548);
var a = n(80353);
var s = n(77523);
var i = n(60957);
var o = n(83823);
function createGitHubReader(t, e) {
let n = e;
let r = null;
const request = async (e, s) => {
if (n <= 0) return null;
n -= 1;
r ??= (0, a.wy)(t);
const u = await r;
try {
return await (0, a.bD)(t, t => s(u, t));
} catch (t) {
throw t instanceof i.J ? t : (0, o.K)(t, e);
}
};
return {
request: request,
query: (t, e, n) => request(t, async (r, a) => {
try {
return {
data: await r.graphql(e, {
...n,
request: {
signal: a
}
}),
errors: []
};
} catch (e) {
if ((0, s.UZ)(e) && [ 404, 405 ].includes((0, s.f1)(e).status ?? 0)) throw noGraphql(t);
return partialAnswer(e);
}
})
};
}
function noGraphql({what: t}) {
const e = `The server has no GraphQL API, so ${t} could not be read by it`;
return new i.J(404, e, r.i["graphql-missing"], "graphql-missing");
}
function partialAnswer(t) {
const {data: e, errors: n} = t;
const r = e === null || e === void 0 || Object.values(e).every(t => t === null);
if (!Array.isArray(n) || r) throw t;
return {
data: e,
errors: (0, s.cr)(n)
};
}
}),
7912: (function(t, e, n) {
n.d(e, {
H: () => readLastCommits,
q: () => readItemKind
});
async function readItemKind(t, {owner: e, name: n}, r) {
const a = {
what: `${e}/${n}#${String(r)}`,
needs: [ "issues: read", "pull-requests: read" ]
};
return await t.request(a, async (t, a) => {
const {data: s} = await t.rest.issues.get({
owner: e,
repo: n,
issue_number: r,
request: {
signal: a
}
});
return s.pull_request === void 0 ? "issue" : "pull-request";
});
}
async function readLastCommits(t, {owner: e, name: n}, {branch: r, count: a}) {
const s = {
what: `the commits of the branch ${r}`,
needs: [ "contents: read" ]
};
return await t.request(s, async (t, s) => {
const {data: i} = await t.rest.repos.listCommits({
owner: e,
repo: n,
sha: r,
per_page: a,
request: {
signal: s
}
});
return i.map(({sha: t, commit: e}) => ({
sha: t,
message: e.message
}));
});
}
}),
69627: (function(t, e, n) {
n.d(e, {
t: () => failUnavailable
});
var r = n(42357);
var a = n(35548);
function failUnavailable(t, {message: e, hint: n, id: s}) {
const i = `${(0, a.eI)(n)}${s === null ? "" : ` [${s}]`}`;
throw (0, r.IF)([ "github-unavailable", "github-token" ], t, i, e);
}
})
};
