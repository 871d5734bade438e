"use strict";

exports.id = 9528;

exports.ids = [ 9528 ];

exports.modules = {
89528: (function(e, t, n) {
n.r(t);
n.d(t, {
anthropicBatchApi: () => anthropicBatchApi
});
var r = n(92682);
var s = n(2291);
var o = n(54176);
const a = "/messages/batches";
function anthropicBatchApi(e) {
const t = (0, s.iM)(e);
return {
maxRequests: 1e4,
maxBytes: 48e6,
windowMs: 864e5,
submit: async (t, n, r) => {
const i = [ ...new Set(t.flatMap(e => e.betas)) ].join(",");
const c = {
requests: t.map(({id: e, body: t}) => ({
custom_id: e,
params: t
}))
};
const u = await (0, s.B2)(e, a, c, {
signal: r,
more: i === "" ? {} : {
"anthropic-beta": i
}
});
return (0, o.b)(u["id"]);
},
list: (0, s.pN)(e, a, "after_id", listedBatch),
status: async (e, n) => {
const s = await t(`${a}/${encodeURIComponent(e)}`, n);
const {succeeded: i, errored: c} = (0, r.e)(s["request_counts"]);
const u = (0, o.r)(i) + (0, o.r)(c);
return s["processing_status"] === "ended" ? {
state: "ended",
processed: u
} : {
state: "running"
};
},
answers: (t, n) => (0, s.VZ)(e, `${a}/${encodeURIComponent(t)}/results`, n, ({result: e}) => outcomeOf((0, 
r.e)(e)))
};
}
function listedBatch(e) {
const t = (0, r.e)(e);
const n = Object.values((0, r.e)(t["request_counts"])).map(o.r);
return {
batchId: (0, o.b)(t["id"]),
createdAt: Date.parse((0, o.b)(t["created_at"])),
label: null,
count: n.reduce((e, t) => e + t, 0)
};
}
function outcomeOf(e) {
if (e["type"] === "succeeded") return {
kind: "answer",
body: e["message"]
};
if (e["type"] !== "errored") return {
kind: "expired"
};
const {error: t} = e;
const n = (0, o.b)((0, r.e)((0, r.e)(t)["error"])["type"] ?? (0, r.e)(t)["type"]);
return {
kind: "error",
status: i[n] ?? 500,
body: t
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
2291: (function(e, t, n) {
n.d(t, {
B2: () => postJson,
VZ: () => answersIn,
iM: () => getObject,
pN: () => listPages
});
var r = n(20274);
var s = n(92682);
var o = n(54176);
function getObject(e) {
return async (t, n) => (0, s.e)(await e.json({
method: "GET",
path: t,
signal: n,
isRepeatable: true
}));
}
async function postJson(e, t, n, {signal: r, more: o = {}}) {
const a = {
"content-type": "application/json",
...o
};
const i = {
method: "POST",
path: t,
body: JSON.stringify(n),
headers: a,
signal: r,
isRepeatable: false
};
return (0, s.e)(await e.json(i));
}
async function* answersIn(e, t, n, a) {
for await (const i of e.lines({
method: "GET",
path: t,
signal: n,
isRepeatable: true
})) {
const e = (0, s.e)((0, r.U4)(i));
const t = (0, o.b)(e["custom_id"]);
t !== "" && (yield {
id: t,
outcome: a(e)
});
}
}
function listPages(e, t, n, s) {
const o = getObject(e);
return async (e, a) => {
const i = [];
for (let c = ""; ;) {
const u = await o(`${t}?limit=100${c}`, a);
const d = (0, r._j)(u["data"]).map(s);
i.push(...d.filter(({createdAt: t}) => t >= e));
const p = d.at(-1);
if (u["has_more"] !== true || p === void 0 || p.createdAt < e) return i;
c = `&${n}=${encodeURIComponent(p.batchId)}`;
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
