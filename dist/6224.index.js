"use strict";

exports.id = 6224;

exports.ids = [ 6224, 8912 ];

exports.modules = {
56224: (function(e, r, n) {
n.d(r, {
removeTriggerLabel: () => removeTriggerLabel
});
var t = n(42357);
var a = n(12673);
var s = n(60957);
var i = n(80353);
var o = n(28912);
async function removeLabel(e, {owner: r, repo: n, number: t}, a) {
const s = {
what: `the labels of ${r}/${n}#${String(t)}`,
needs: [ "issues: write", "pull-requests: write" ]
};
await (0, o.createGitHubReader)(e, 1).request(s, (e, s) => (0, i.F2)(() => e.rest.issues.removeLabel({
owner: r,
repo: n,
issue_number: t,
name: a,
request: {
signal: s
}
})));
}
var l = n(25422);
const u = 1e4;
async function removeTriggerLabel({event: e, settings: r}, {environment: n, signal: i}, o) {
const {action: c, item: b, repository: g, trigger: v} = e;
const d = r["github-token"];
if (c !== "labeled" || v.label === null || b === null || g === null) return;
if (r["label-trigger"].length === 0) {
o.warning("The label was not removed, because remove-label needs label-trigger.");
return;
}
if (d === void 0) {
o.warning("The label was not removed, because no github-token is set.");
return;
}
try {
const e = (0, a.dC)(d, {
environment: n,
signal: (0, l.dn)(u, i)
});
const r = {
owner: g.owner,
repo: g.name,
number: b.number
};
await removeLabel(e, r, v.label);
} catch (e) {
(0, t.ki)(e, s.J);
o.warning(`The label was not removed. ${e.sentences}`);
}
}
}),
28912: (function(e, r, n) {
n.d(r, {
createGitHubReader: () => createGitHubReader
});
var t = n(35548);
var a = n(80353);
var s = n(77523);
var i = n(60957);
var o = n(83823);
function createGitHubReader(e, r) {
let n = r;
let t = null;
const request = async (r, s) => {
if (n <= 0) return null;
n -= 1;
t ??= (0, a.wy)(e);
const l = await t;
try {
return await (0, a.bD)(e, e => s(l, e));
} catch (e) {
throw e instanceof i.J ? e : (0, o.K)(e, r);
}
};
return {
request: request,
query: (e, r, n) => request(e, async (t, a) => {
try {
return {
data: await t.graphql(r, {
...n,
request: {
signal: a
}
}),
errors: []
};
} catch (r) {
if ((0, s.UZ)(r) && [ 404, 405 ].includes((0, s.f1)(r).status ?? 0)) throw noGraphql(e);
return partialAnswer(r);
}
})
};
}
function noGraphql({what: e}) {
const r = `The server has no GraphQL API, so ${e} could not be read by it`;
return new i.J(404, r, t.i["graphql-missing"], "graphql-missing");
}
function partialAnswer(e) {
const {data: r, errors: n} = e;
const t = r === null || r === void 0 || Object.values(r).every(e => e === null);
if (!Array.isArray(n) || t) throw e;
return {
data: r,
errors: (0, s.cr)(n)
};
}
})
};
