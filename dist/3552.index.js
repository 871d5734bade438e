"use strict";

exports.id = 3552;

exports.ids = [ 3552 ];

exports.modules = {
2291: (function(e, t, n) {
n.d(t, {
B2: () => postJson,
VZ: () => answersIn,
iM: () => getObject,
pN: () => listPages
});
var o = n(20274);
var s = n(92682);
var a = n(54176);
function getObject(e) {
return async (t, n) => (0, s.e)(await e.json({
method: "GET",
path: t,
signal: n,
isRepeatable: true
}));
}
async function postJson(e, t, n, {signal: o, more: a = {}}) {
const r = {
"content-type": "application/json",
...a
};
const i = {
method: "POST",
path: t,
body: JSON.stringify(n),
headers: r,
signal: o,
isRepeatable: false
};
return (0, s.e)(await e.json(i));
}
async function* answersIn(e, t, n, r) {
for await (const i of e.lines({
method: "GET",
path: t,
signal: n,
isRepeatable: true
})) {
const e = (0, s.e)((0, o.U4)(i));
const t = (0, a.b)(e["custom_id"]);
t !== "" && (yield {
id: t,
outcome: r(e)
});
}
}
function listPages(e, t, n, s) {
const a = getObject(e);
return async (e, r) => {
const i = [];
for (let c = ""; ;) {
const d = await a(`${t}?limit=100${c}`, r);
const u = (0, o._j)(d["data"]).map(s);
i.push(...u.filter(({createdAt: t}) => t >= e));
const l = u.at(-1);
if (d["has_more"] !== true || l === void 0 || l.createdAt < e) return i;
c = `&${n}=${encodeURIComponent(l.batchId)}`;
}
};
}
}),
53552: (function(e, t, n) {
n.r(t);
n.d(t, {
openaiBatchApi: () => openaiBatchApi
});
var o = n(77598);
var s = n(20274);
var a = n(92682);
var r = n(2291);
var i = n(54176);
const c = "/v1/responses";
const d = "sallyport";
function openaiBatchApi(e) {
const t = (0, r.iM)(e);
return {
maxRequests: 1e4,
maxBytes: 48e6,
windowMs: 864e5,
submit: async (t, n, o) => {
const s = (0, a.e)(await e.json({
...upload(t, n),
signal: o,
isRepeatable: true
}));
const u = {
endpoint: c,
completion_window: "24h",
metadata: {
[d]: n
}
};
const l = {
input_file_id: (0, i.b)(s["id"]),
...u
};
return (0, i.b)((await (0, r.B2)(e, "/batches", l, {
signal: o
}))["id"]);
},
list: (0, r.pN)(e, "/batches", "after", listedBatch),
status: async (e, n) => statusOf(await t(`/batches/${encodeURIComponent(e)}`, n)),
answers: async function*(n, o) {
const s = await t(`/batches/${encodeURIComponent(n)}`, o);
for (const t of [ s["output_file_id"], s["error_file_id"] ].map(i.b).filter(e => e !== "")) yield* (0, 
r.VZ)(e, `/files/${encodeURIComponent(t)}/content`, o, outcomeOf);
}
};
}
function upload(e, t) {
const n = `sallyport-${(0, o.randomUUID)()}`;
const s = e.map(({id: e, body: t}) => JSON.stringify({
custom_id: e,
method: "POST",
url: c,
body: t
}));
const field = (e, t) => `--${n}\r\nContent-Disposition: form-data; ${e}\r\n\r\n${t}\r\n`;
const a = `name="file"; filename="${t}.jsonl"\r\nContent-Type: application/jsonl`;
return {
method: "POST",
path: "/files",
headers: {
"content-type": `multipart/form-data; boundary=${n}`
},
body: `${field('name="purpose"', "batch")}${field(a, `${s.join("\n")}\n`)}--${n}--\r\n`
};
}
function listedBatch(e) {
const t = (0, a.e)(e);
const n = (0, i.b)((0, a.e)(t["metadata"])[d]);
return {
batchId: (0, i.b)(t["id"]),
createdAt: (0, i.r)(t["created_at"]) * 1e3,
label: n === "" ? null : n,
count: null
};
}
function statusOf(e) {
const t = (0, i.b)(e["status"]);
if ([ "completed", "expired", "cancelled" ].includes(t)) {
const {completed: n, failed: o} = (0, a.e)(e["request_counts"]);
return {
state: "ended",
processed: (0, i.r)(n) + (t === "completed" ? (0, i.r)(o) : 0)
};
}
if (t !== "failed") return {
state: "running"
};
const n = (0, s._j)((0, a.e)(e["errors"])["data"]).map(a.e);
const o = n.map(e => (0, i.b)(e["message"])).join(" ");
const r = n.map(e => (0, i.b)(e["code"]));
const c = n.map((e, t) => ({
index: (0, i.r)(e["line"]) - 1,
reason: (0, i.b)(e["message"]),
code: r[t] ?? ""
}));
return {
state: "rejected",
reason: o === "" ? "the provider gives no reason" : o,
status: 400,
code: r[0] ?? "",
isTooLarge: r.includes("token_limit_exceeded"),
requests: c.every(({index: e}) => e >= 0) ? c : []
};
}
function outcomeOf(e) {
const t = (0, a.e)(e["response"]);
const n = (0, i.r)(t["status_code"]);
if (n === 200) return answerOrFailure(t["body"]);
const o = (0, i.b)((0, a.e)(e["error"])["code"]);
if (o === "batch_expired" || o === "batch_cancelled") return {
kind: "expired"
};
return {
kind: "error",
status: n < 300 ? 500 : n,
body: t["body"] ?? e["error"]
};
}
function answerOrFailure(e) {
const {status: t, error: n} = (0, a.e)(e);
if (t !== "failed") return {
kind: "answer",
body: e
};
const o = (0, i.b)((0, a.e)(n)["code"]);
return {
kind: "error",
status: u[o] ?? 400,
body: {
error: n
}
};
}
const u = {
server_error: 500,
rate_limit_exceeded: 429
};
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
