"use strict";

exports.id = 9528;

exports.ids = [ 9528 ];

exports.modules = {
5428: (function(t, e, n) {
n.d(e, {
R: () => fingerprint
});
var s = n(77598);
function fingerprint(t, e = 16) {
const n = (0, s.createHash)("sha256");
for (const e of t) n.update(e);
return n.digest("hex").slice(0, e);
}
}),
89528: (function(t, e, n) {
n.r(e);
n.d(e, {
anthropicBatchApi: () => anthropicBatchApi
});
var s = n(5428);
var r = n(92682);
var o = n(2291);
var a = n(54176);
const c = "/messages/batches";
function anthropicBatchApi(t) {
const e = (0, o.iM)(t);
return {
maxRequests: 1e4,
maxBytes: 48e6,
windowMs: 864e5,
submit: async (e, n, s) => {
const r = [ ...new Set(e.flatMap(t => t.betas)) ].join(",");
const i = withSharedMarks(e.map(({body: t}) => t));
const u = {
requests: e.map(({id: t}, e) => ({
custom_id: t,
params: i[e]
}))
};
const d = await (0, o.B2)(t, c, u, {
signal: s,
more: r === "" ? {} : {
"anthropic-beta": r
}
});
return (0, a.b)(d["id"]);
},
list: (0, o.pN)(t, c, "after_id", listedBatch),
status: async (t, n) => {
const s = await e(`${c}/${encodeURIComponent(t)}`, n);
const {succeeded: o, errored: i} = (0, r.e)(s["request_counts"]);
const u = (0, a.r)(o) + (0, a.r)(i);
return s["processing_status"] === "ended" ? {
state: "ended",
processed: u
} : {
state: "running"
};
},
answers: (e, n) => (0, o.VZ)(t, `${c}/${encodeURIComponent(e)}/results`, n, ({result: t}) => outcomeOf((0, 
r.e)(t)))
};
}
function withSharedMarks(t) {
const e = t.map(({system: t = [], messages: e = [], ...n}) => ({
...n,
...t.length === 0 ? {} : {
system: t.map(unmarked)
},
messages: e.map(t => ({
...t,
content: t.content.map(unmarked)
}))
}));
const n = new Map;
const r = e.map(t => {
const {messages: e, ...r} = t;
const o = [ r, t ].map(t => (0, s.R)([ JSON.stringify(t) ], 32));
for (const t of o) n.set(t, (n.get(t) ?? 0) + 1);
return o;
});
const isShared = (t, e) => (n.get(r[t]?.[e] ?? "") ?? 0) > 1;
return e.map((t, e) => {
const {system: n, messages: s} = t;
if (!isShared(e, 0) || n === void 0) return t;
const r = {
...t,
system: markedAtEnd(n)
};
const o = s.at(-1);
if (!isShared(e, 1) || o === void 0) return r;
return {
...r,
messages: [ ...s.slice(0, -1), {
...o,
content: markedAtEnd(o.content)
} ]
};
});
}
function unmarked(t) {
const {cache_control: e, ...n} = t;
return n;
}
const markedAtEnd = t => t.map((e, n) => n === t.length - 1 ? {
...e,
cache_control: {
type: "ephemeral",
ttl: "1h"
}
} : e);
function listedBatch(t) {
const e = (0, r.e)(t);
const n = Object.values((0, r.e)(e["request_counts"])).map(a.r);
return {
batchId: (0, a.b)(e["id"]),
createdAt: Date.parse((0, a.b)(e["created_at"])),
label: null,
count: n.reduce((t, e) => t + e, 0)
};
}
function outcomeOf(t) {
if (t["type"] === "succeeded") return {
kind: "answer",
body: t["message"]
};
if (t["type"] !== "errored") return {
kind: "expired"
};
const {error: e} = t;
const n = (0, a.b)((0, r.e)((0, r.e)(e)["error"])["type"] ?? (0, r.e)(e)["type"]);
return {
kind: "error",
status: i[n] ?? 500,
body: e
};
}
const i = {
invalid_request_error: 400,
authentication_error: 401,
billing_error: 402,
permission_error: 403,
not_found_error: 404,
request_too_large: 413,
rate_limit_error: 429,
overloaded_error: 529
};
}),
2291: (function(t, e, n) {
n.d(e, {
B2: () => postJson,
VZ: () => answersIn,
iM: () => getObject,
pN: () => listPages
});
var s = n(20274);
var r = n(92682);
var o = n(54176);
function getObject(t) {
return async (e, n) => (0, r.e)(await t.json({
method: "GET",
path: e,
signal: n,
isRepeatable: true
}));
}
async function postJson(t, e, n, {signal: s, more: o = {}}) {
const a = {
"content-type": "application/json",
...o
};
const c = {
method: "POST",
path: e,
body: JSON.stringify(n),
headers: a,
signal: s,
isRepeatable: false
};
return (0, r.e)(await t.json(c));
}
async function* answersIn(t, e, n, a) {
for await (const c of t.lines({
method: "GET",
path: e,
signal: n,
isRepeatable: true
})) {
const t = (0, r.e)((0, s.U4)(c));
const e = (0, o.b)(t["custom_id"]);
e !== "" && (yield {
id: e,
outcome: a(t)
});
}
}
function listPages(t, e, n, r) {
const o = getObject(t);
return async (t, a) => {
const c = [];
for (let i = ""; ;) {
const u = await o(`${e}?limit=100${i}`, a);
const d = (0, s._j)(u["data"]).map(r);
c.push(...d.filter(({createdAt: e}) => e >= t));
const p = d.at(-1);
if (u["has_more"] !== true || p === void 0 || p.createdAt < t) return c;
i = `&${n}=${encodeURIComponent(p.batchId)}`;
}
};
}
}),
54176: (function(t, e, n) {
n.d(e, {
b: () => textOf,
r: () => numberOf
});
const textOf = t => typeof t === "string" ? t : "";
const numberOf = t => Number.isFinite(Number(t)) ? Number(t) : 0;
})
};
