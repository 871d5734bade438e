"use strict";

exports.id = 5041;

exports.ids = [ 5041 ];

exports.modules = {
75041: (function(e, t, n) {
n.r(t);
n.d(t, {
googleBatchApi: () => googleBatchApi
});
var s = n(20274);
var o = n(92682);
var a = n(2291);
var r = n(54176);
function googleBatchApi(e, t) {
const n = (0, a.iM)(e);
return {
maxRequests: 1e4,
maxBytes: 18e6,
windowMs: 1728e5,
submit: async (n, s, o) => {
const c = n.map(({id: e, body: t}) => ({
request: t,
metadata: {
key: e
}
}));
const i = {
displayName: s,
inputConfig: {
requests: {
requests: c
}
}
};
const u = `/models/${encodeURIComponent(t)}:batchGenerateContent`;
return (0, r.b)((await (0, a.B2)(e, u, {
batch: i
}, {
signal: o
}))["name"]);
},
list: async (e, t) => {
const o = [];
for (let a = ""; ;) {
const c = await n(`/batches?pageSize=100${a}`, t);
const i = (0, s._j)(c["operations"]).map(listedBatch);
o.push(...i.filter(({createdAt: t}) => t >= e));
const u = (0, r.b)(c["nextPageToken"]);
if (u === "") return o;
a = `&pageToken=${encodeURIComponent(u)}`;
}
},
status: async (e, t) => statusOf(await n(pathOf(e), t)),
answers: async function*(e, t) {
yield* answersIn(await n(pathOf(e), t));
}
};
}
const pathOf = e => `/${e.split("/").map(encodeURIComponent).join("/")}`;
function listedBatch(e) {
const {name: t, metadata: n} = (0, o.e)(e);
const {displayName: s, createTime: a} = (0, o.e)(n);
const c = (0, r.b)(s) || null;
return {
batchId: (0, r.b)(t),
createdAt: Date.parse((0, r.b)(a)),
label: c,
count: null
};
}
function statusOf(e) {
const t = (0, r.b)((0, o.e)(e["metadata"])["state"]).replace(/^(JOB|BATCH)_STATE_/, "");
if (t === "EXPIRED" || t === "CANCELLED") return {
state: "expired"
};
if (t === "FAILED") {
const {message: t, code: n} = (0, o.e)(e["error"]);
const s = (0, r.b)(t) || "the provider gives no reason";
const a = n === void 0 ? 400 : statusOfRpc(n);
return {
state: "rejected",
reason: s,
status: a,
code: "",
isTooLarge: false,
requests: []
};
}
const n = t === "SUCCEEDED" || t === "PARTIALLY_SUCCEEDED" || e["done"] === true;
return n ? {
state: "ended",
processed: 0
} : {
state: "running"
};
}
function answersIn({response: e, metadata: t}) {
const n = e ?? (0, o.e)(t)["output"];
const a = (0, o.e)((0, o.e)(n)["inlinedResponses"]);
return (0, s._j)(a["inlinedResponses"]).flatMap(e => {
const t = (0, o.e)(e);
const n = (0, r.b)((0, o.e)(t["metadata"])["key"]);
if (n === "") return [];
if (t["response"] !== void 0) return [ {
id: n,
outcome: {
kind: "answer",
body: t["response"]
}
} ];
const {error: s} = t;
return [ {
id: n,
outcome: {
kind: "error",
status: statusOfRpc((0, o.e)(s)["code"]),
body: {
error: s
}
}
} ];
});
}
function statusOfRpc(e) {
const t = {
3: 400,
5: 404,
7: 403,
8: 429,
9: 400,
14: 503,
16: 401
};
return t[Number(e)] ?? 500;
}
}),
2291: (function(e, t, n) {
n.d(t, {
B2: () => postJson,
VZ: () => answersIn,
iM: () => getObject,
pN: () => listPages
});
var s = n(20274);
var o = n(92682);
var a = n(54176);
function getObject(e) {
return async (t, n) => (0, o.e)(await e.json({
method: "GET",
path: t,
signal: n,
isRepeatable: true
}));
}
async function postJson(e, t, n, {signal: s, more: a = {}}) {
const r = {
"content-type": "application/json",
...a
};
const c = {
method: "POST",
path: t,
body: JSON.stringify(n),
headers: r,
signal: s,
isRepeatable: false
};
return (0, o.e)(await e.json(c));
}
async function* answersIn(e, t, n, r) {
for await (const c of e.lines({
method: "GET",
path: t,
signal: n,
isRepeatable: true
})) {
const e = (0, o.e)((0, s.U4)(c));
const t = (0, a.b)(e["custom_id"]);
t !== "" && (yield {
id: t,
outcome: r(e)
});
}
}
function listPages(e, t, n, o) {
const a = getObject(e);
return async (e, r) => {
const c = [];
for (let i = ""; ;) {
const u = await a(`${t}?limit=100${i}`, r);
const d = (0, s._j)(u["data"]).map(o);
c.push(...d.filter(({createdAt: t}) => t >= e));
const p = d.at(-1);
if (u["has_more"] !== true || p === void 0 || p.createdAt < e) return c;
i = `&${n}=${encodeURIComponent(p.batchId)}`;
}
};
}
}),
54176: (function(e, t, n) {
n.d(t, {
b: () => textOf,
r: () => numberOf
});
const textOf = e => typeof e === "string" ? e : "";
const numberOf = e => Number.isFinite(Number(e)) ? Number(e) : 0;
})
};
