"use strict";

exports.id = 8912;

exports.ids = [ 8912 ];

exports.modules = {
28912: (function(r, t, e) {
e.d(t, {
createGitHubReader: () => createGitHubReader
});
var a = e(35548);
var n = e(80353);
var s = e(77523);
var i = e(60957);
var o = e(83823);
function createGitHubReader(r, t) {
let e = t;
let a = null;
const request = async (t, s) => {
if (e <= 0) return null;
e -= 1;
a ??= (0, n.wy)(r);
const u = await a;
try {
return await (0, n.bD)(r, r => s(u, r));
} catch (r) {
throw r instanceof i.J ? r : (0, o.K)(r, t);
}
};
return {
request: request,
query: (r, t, e) => request(r, async (a, n) => {
try {
return {
data: await a.graphql(t, {
...e,
request: {
signal: n
}
}),
errors: []
};
} catch (t) {
if ((0, s.UZ)(t) && [ 404, 405 ].includes((0, s.f1)(t).status ?? 0)) throw noGraphql(r);
return partialAnswer(t);
}
})
};
}
function noGraphql({what: r}) {
const t = `The server has no GraphQL API, so ${r} could not be read by it`;
return new i.J(404, t, a.i["graphql-missing"], "graphql-missing");
}
function partialAnswer(r) {
const {data: t, errors: e} = r;
const a = t === null || t === void 0 || Object.values(t).every(r => r === null);
if (!Array.isArray(e) || a) throw r;
return {
data: t,
errors: (0, s.cr)(e)
};
}
})
};
