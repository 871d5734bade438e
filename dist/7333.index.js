"use strict";

exports.id = 7333;

exports.ids = [ 7333, 8357 ];

exports.modules = {
47333: (function(e, t, r) {
r.r(t);
r.d(t, {
openBatchAccess: () => openBatchAccess
});
var n = r(20274);
var o = r(98970);
var s = r(28357);
var a = r(80469);
const i = [ 1e3, 3e3 ];
const c = 3e4;
function createHttp({send: e, baseUrl: t, headers: r, context: o, clock: d}) {
const attempt = async ({method: i, path: c, body: d, signal: u, ...l}) => {
try {
const f = {
...await r(),
...l.headers
};
const h = await e(`${t}${c}`, {
method: i,
headers: f,
signal: u,
...d && {
body: d
}
});
if (h.status < 300) return h;
const p = Object.fromEntries(h.headers);
const m = await h.text();
throw new a.T((0, s.toModelError)({
statusCode: h.status,
responseBody: m,
responseHeaders: p
}, o), (0, n.U4)(m));
} catch (e) {
throw asBatchApiError(e, o);
}
};
const request = async e => {
for (const t of e.isRepeatable ? i : []) try {
return await attempt(e);
} catch (r) {
if (!(r instanceof a.T) || !r.modelError.retryable) throw r;
await d.sleep(Math.min(c, r.modelError.retryAfterMs ?? t), e.signal);
}
return await attempt(e);
};
return {
json: async e => {
try {
return await (await request(e)).json();
} catch (e) {
throw asBatchApiError(e, o);
}
},
lines: async function*(e) {
const {body: t} = await request(e);
if (t === null) return;
try {
yield* linesOf(t);
} catch (e) {
throw asBatchApiError(e, o);
}
}
};
}
function asBatchApiError(e, t) {
return e instanceof a.T ? e : new a.T((0, s.toModelError)(e, t));
}
async function* linesOf(e) {
const t = new TextDecoder;
let r = "";
for await (const n of e) {
const e = `${r}${t.decode(n, {
stream: true
})}`.split("\n");
r = e.pop() ?? "";
for (const t of e) t.trim() !== "" && (yield t);
}
if (r.trim() === "") return;
if ((0, n.U4)(r) === void 0) throw new a.T(o.t);
yield r;
}
var d = r(65909);
var u = r(47766);
var l = r(77701);
var f = r(34456);
const h = "x-sallyport-offline";
function createOffline() {
const e = new Map;
let t = 0;
const marked = async (r, n) => {
t += 1;
const o = String(t);
e.set(o, r);
try {
return await n({
[h]: o
});
} finally {
e.delete(o);
}
};
return {
intercept: t => (r, n) => {
const o = e.get(new Headers(n?.headers).get(h) ?? "");
return o === void 0 ? t(r, n) : o(n ?? {});
},
access: e => ({
prepare: (t, r) => prepare(e, t, {
signal: r,
marked: marked
}),
errorOf: t => errorOf(t, e.context),
events: (t, r, n) => eventsOf(e, t, r, {
signal: n,
marked: marked
})
})
};
}
async function prepare({language: e, optionsFor: t, context: r}, n, {signal: a, marked: i}) {
let c = null;
const handler = e => {
const t = new Headers(e.headers).get("anthropic-beta")?.split(",") ?? [];
const r = JSON.parse(typeof e.body === "string" ? e.body : "{}");
const {stream: n, ...o} = r;
c = {
body: o,
betas: t.map(e => e.trim()).filter(e => e !== "")
};
return Promise.reject(new Error("The request is not sent."));
};
const found = () => c;
try {
await i(handler, r => e.doGenerate({
...t(n, a),
headers: r
}));
} catch (e) {
return found() ?? {
modelError: (0, s.toModelError)(e, r)
};
}
return found() ?? {
modelError: o.gn
};
}
async function* eventsOf({language: e, optionsFor: t, context: r}, n, o, {signal: a, marked: i}) {
if (o.kind !== "answer") {
yield {
type: "error",
modelError: errorOf(o, r)
};
return;
}
const c = JSON.stringify(o.body ?? null);
const handler = () => Promise.resolve(new Response(c, {
status: 200,
headers: {
"content-type": "application/json"
}
}));
try {
const o = i(handler, async r => await e.doGenerate({
...t(n, a),
headers: r
}));
const s = (0, f.b)(() => (0, u.I)(n));
for await (const e of (0, l.R)(counted(partsOf(o), s), r, s)) yield "usage" in e ? {
...e,
usage: {
...e.usage,
tier: "batch"
}
} : e;
} catch (e) {
yield {
type: "error",
modelError: (0, s.toModelError)(e, r)
};
}
}
async function* counted(e, t) {
for await (const r of e) {
t.take(r);
yield r;
}
}
function errorOf(e, t) {
if (e.kind === "error") return (0, d.Q)({
status: e.status,
text: "",
body: JSON.stringify(e.body ?? null)
}, t);
return {
kind: "overloaded",
message: `The batch API did not process the request for ${t.model} in time.`,
hint: "Run the batch again, or set on-expired: now.",
retryable: false
};
}
async function* partsOf(e) {
const {content: t, warnings: r, finishReason: n, usage: o, providerMetadata: s} = await e;
yield {
type: "stream-start",
warnings: r
};
for (const [e, r] of t.entries()) {
r.type === "tool-call" && (yield r);
if (r.type !== "text" && r.type !== "reasoning") continue;
const t = String(e);
const n = r.providerMetadata === void 0 ? {} : {
providerMetadata: r.providerMetadata
};
yield {
type: `${r.type}-start`,
id: t,
...n
};
yield {
type: `${r.type}-delta`,
id: t,
delta: r.text
};
yield {
type: `${r.type}-end`,
id: t
};
}
yield {
type: "finish",
finishReason: n,
usage: o,
...s === void 0 ? {} : {
providerMetadata: s
}
};
}
async function openBatchAccess(e, t, r) {
const n = createOffline();
const {connection: o, settings: s} = await r(n.intercept);
const {create: a, ...i} = await e(s);
const c = createHttp({
...i,
send: s.fetch,
context: o.context,
clock: t
});
return {
model: o.model,
api: a(c, s.id),
...n.access(o)
};
}
}),
80469: (function(e, t, r) {
r.d(t, {
T: () => BatchApiError
});
class BatchApiError extends Error {
name="BatchApiError";
modelError;
body;
constructor(e, t = null) {
super(`${e.message} ${e.hint}`);
this.modelError = e;
this.body = t;
}
}
}),
54466: (function(e, t, r) {
r.d(t, {
DL: () => accessTokenOf,
IU: () => renewing,
Qd: () => gitHubIdToken,
Vg: () => i,
cv: () => exchange,
sL: () => credentialsProblem
});
var n = r(42357);
var o = r(20274);
var s = r(25422);
var a = r(92682);
const i = {
refused: "ERR_CREDENTIALS",
unavailable: "ERR_CREDENTIALS_UNAVAILABLE"
};
function credentialsProblem(e, t = "refused") {
return Object.assign(new Error(e), {
code: i[t]
});
}
async function gitHubIdToken({keys: e, send: t}, r) {
const n = new URL(e["ACTIONS_ID_TOKEN_REQUEST_URL"] ?? "");
n.searchParams.set("audience", r);
const o = {
authorization: `Bearer ${e["ACTIONS_ID_TOKEN_REQUEST_TOKEN"] ?? ""}`
};
const {value: s} = (0, a.e)(await exchange(t, n.href, {
headers: o,
of: "GitHub's identity provider"
}));
if (typeof s !== "string") throw credentialsProblem("GitHub's identity provider returned no token");
return s;
}
const c = 3e4;
async function exchange(e, t, r) {
const {body: a, of: i} = r;
const d = a instanceof URLSearchParams;
const u = d ? "application/x-www-form-urlencoded" : "application/json";
let l;
let f;
try {
l = await e(t, {
method: r.method ?? (a === void 0 ? "GET" : "POST"),
headers: {
accept: "application/json",
...a && {
"content-type": u
},
...r.headers
},
...a && {
body: d ? a.toString() : JSON.stringify(a)
},
signal: (0, s.dn)(c)
});
f = await l.text();
} catch (e) {
throw credentialsProblem(`${i} could not be reached: ${(0, n.bD)(e)}`, "unavailable");
}
const {status: h} = l;
if (h !== 200) {
const e = h === 429 || h >= 500 ? "unavailable" : "refused";
throw credentialsProblem(`${i} answered ${String(h)}: ${reasonIn(f)}`, e);
}
return (0, o.U4)(f) ?? f;
}
function reasonIn(e) {
const t = (0, a.e)((0, o.U4)(e));
const r = (0, a.e)(t["error"]);
const n = [ t["error_description"], r["message"], t["message"], t["error"] ];
return n.find(e => typeof e === "string") ?? e.slice(0, 300);
}
function accessTokenOf(e, t, r) {
const {access_token: n, expires_in: o} = (0, a.e)(e);
if (typeof n !== "string") throw credentialsProblem(`${t} returned no access token`);
return {
value: n,
expiresAt: r + (Number(o) > 0 ? Number(o) : 600) * 1e3
};
}
function renewing(e, t) {
let r = null;
let n = 0;
return async () => {
const o = await (r?.catch(() => null));
if (o !== null && o !== void 0 && t() < o.expiresAt - margin(o.expiresAt - n)) return o.value;
n = t();
r = e();
return (await r).value;
};
}
const margin = e => Math.min(3e5, e / 5);
}),
28357: (function(e, t, r) {
r.d(t, {
toModelError: () => toModelError
});
var n = r(52758);
var o = r(54466);
var s = r(92682);
var a = r(98970);
var i = r(21211);
var c = r(65909);
function toModelError(e, t) {
const r = (0, s.e)(e);
const n = [ r["statusCode"], r["status"], r["code"] ].find(isStatus);
const o = r["responseBody"];
const d = r["message"];
const u = {
name: typeof r["name"] === "string" ? r["name"] : "",
text: typeof d === "string" ? d : typeof e === "string" ? e : "",
...n === void 0 ? {} : {
status: n
},
body: typeof o === "string" ? o : e instanceof Error ? "" : jsonOf(e),
headers: (0, s.e)(r["responseHeaders"])
};
if (u.status !== void 0 && u.status >= 300) return (0, c.Q)({
...u,
status: u.status
}, t);
if (!(e instanceof Error) && u.text !== "") return (0, c.Q)({
...u,
status: impliedStatus(u)
}, t);
const l = connectionError(e);
const f = credentialsErrorIn(e, l);
if (f !== null) return withoutCredentials(f, t);
if (l?.code === i.P) return {
kind: "not-found",
message: `${t.model} answered with ${(0, s.M)(l.text, t)}.`,
hint: "Check base-url: it is not the address of a model server, or a proxy or login page answers for it.",
retryable: false
};
if (l?.code === a.KA) return brokenOff(l);
if (l !== void 0) return u.status === void 0 ? unreachable(l, t) : brokenOff(l);
const h = `${t.model} returned no usable answer: ${(0, s.M)(u.text, t) || "an unknown error"}.`;
if (/UnsupportedFunctionality|InvalidPrompt|InvalidArgument|LoadAPIKey|LoadSetting/.test(u.name)) return {
kind: "bad-request",
message: h,
hint: "Use another model, or remove input that it does not support.",
retryable: false
};
return {
kind: "server",
message: h,
hint: "Check base-url and the provider, or run the job again: the response does not follow the protocol of the provider.",
retryable: true
};
}
function impliedStatus(e) {
const t = (e.body ?? "").toLowerCase();
if (t.includes("rate_limit")) return 429;
if (t.includes("overloaded")) return 503;
return t.includes("invalid_request") ? 400 : 500;
}
const isStatus = e => typeof e === "number" && e >= 100 && e <= 599;
function connectionError(e) {
let t = e;
for (let e = 0; e < 8 && t instanceof Error; e += 1) {
const e = (0, s.e)(t)["code"];
if (typeof e === "string" && /^(E[A-Z]{2,}|Z_|HPE_|ERR_|CERT_|UNABLE_|DEPTH_|SELF_)/.test(e)) return {
code: e,
text: t.message
};
t = t.cause;
}
return;
}
function credentialsErrorIn(e, t) {
const {refused: r, unavailable: n} = o.Vg;
if (t?.code === r || t?.code === n) return t;
const s = e instanceof Error ? /^AWS credential provider failed: (?:(ERR_\w+) )?(.*)\. Please ensure/s.exec(e.message) : null;
return s === null ? null : {
code: s[1] ?? r,
text: s[2] ?? ""
};
}
function withoutCredentials({code: e, text: t}, r) {
const n = `No credentials for ${r.model}: ${(0, s.M)(t, r)}.`;
if (e === o.Vg.unavailable) return {
kind: "network",
message: n,
hint: "Run the job again: the token server is not available.",
retryable: true
};
return {
kind: "auth",
message: n,
hint: "Check the provider's trust in this repository and the variables: docs/credentials.md.",
retryable: false
};
}
const d = /^(CERT_|UNABLE_|DEPTH_|SELF_|ERR_TLS_|ERR_SSL_)/;
function unreachable({code: e, text: t}, r) {
if (e === "EPROTO" || e === "ERR_SSL_WRONG_VERSION_NUMBER" || /^(HPE_|ERR_SSL_PACKET_LENGTH)/.test(e)) return {
kind: "network",
message: `The server of ${r.model} speaks another protocol: ${(0, s.M)(t, r)} (${e}).`,
hint: "Check base-url: http:// or https:// and the port must match the server.",
retryable: false
};
const o = `The server of ${r.model} could not be reached: ${(0, s.M)(t, r)} (${e}).`;
if (e === n.proxyAsksForLogin) {
const e = "The proxy asks for a login: check the user name and the password in HTTPS_PROXY.";
return {
kind: "auth",
message: o,
hint: e,
retryable: false
};
}
const a = d.test(e);
return {
kind: "network",
message: o,
hint: a ? "The server's certificate is not trusted: check base-url, or add the authority with NODE_EXTRA_CA_CERTS." : "Check base-url and the runner's network access, then run the job again.",
retryable: !a
};
}
function brokenOff({code: e}) {
return e === "ETIMEDOUT" || e === a.KA ? {
...a.t,
message: "The provider's stream stalled before the answer was complete."
} : a.t;
}
function jsonOf(e) {
try {
return JSON.stringify((0, s.e)(e));
} catch {
return "";
}
}
}),
65909: (function(e, t, r) {
r.d(t, {
Q: () => toStatusError
});
var n = r(20274);
var o = r(92682);
var s = r(20653);
const a = [ "message", "msg", "error", "detail", "errors", "error_message", "error_msg", "error_description", "description", "errorMessage", "Message", "reason", "title", "fault", "faultstring", "status_msg", "base_resp", "details", "err" ];
const i = 5;
const c = 6;
function messageIn(e, t = "") {
const r = words(e, 0);
if (r !== "") return r;
if (e === void 0) return (0, s.ml)(t.trim(), 300);
return (0, n.u4)(e) && Object.keys(e).length > 0 || (0, n._j)(e).length > 0 ? (0, 
s.ml)(JSON.stringify(e), 300) : "";
}
function words(e, t) {
if (typeof e === "string") return wordsOfText(e.trim(), t);
if (t > c) return "";
if (Array.isArray(e)) {
const r = e.map(e => words(e, t + 1)).filter(e => e !== "");
return [ ...new Set(r) ].slice(0, i).join("; ");
}
if (!(0, n.u4)(e)) return "";
const r = a.map(r => words(e[r], t + 1)).find(e => e !== "") ?? "";
const o = upstream(e, t);
const s = o === "" || r.includes(o) ? r : r === "" ? o : `${r}: ${o}`;
const {loc: d, param: u} = e;
if (Array.isArray(d) && s !== "") return `${d.join(".")}: ${s}`;
return typeof u !== "string" || u === "" || s === "" || s.includes(u) ? s : `${s} (${u})`;
}
function wordsOfText(e, t) {
const r = e.startsWith("{") && e.endsWith("}") ? (0, n.U4)(e) : void 0;
return r === void 0 ? e : words(r, t + 1) || e;
}
function upstream({metadata: e, innererror: t, cause: r}, o) {
const s = (0, n.u4)(e) ? words(e["raw"], o + 1) : "";
return s || words(t, o + 1) || ((0, n.u4)(r) ? words(r, o + 1) : "");
}
function requestedWait({headers: e, body: t, text: r}, n) {
const header = t => typeof e[t] === "string" ? e[t] : "";
const s = Number.parseFloat(header("retry-after-ms"));
if (s >= 0) return Math.round(s);
const a = header("retry-after").trim();
if (/^\d+(\.\d+)?$/.test(a)) return Math.round(Number(a) * 1e3);
const i = Date.parse(header("date"));
const c = Date.parse(a);
if (!Number.isNaN(c)) return Math.max(0, c - (Number.isNaN(i) ? n() : i));
const d = /"retryDelay":"(\d+(?:\.\d+)?)s"/.exec(JSON.stringify((0, o.e)(t)))?.[1];
return d === void 0 ? waitInText(r) : Math.round(Number(d) * 1e3);
}
const d = [ [ /^ms|^milliseconds?$/, 1 ], [ /^s(ec(ond)?s?)?$/, 1e3 ], [ /^m(in(ute)?s?)?$/, 6e4 ], [ /^h(ours?)?$/, 36e5 ], [ /^d(ays?)?$/, 864e5 ] ];
function waitInText(e) {
const t = /\b(?:try again|retry)(?: after| in)?:? ((?:\d+(?:\.\d+)? ?[a-z]+[ ,]*)+)/i.exec(e)?.[1] ?? "";
let r;
for (const [, e = "", n = ""] of t.matchAll(/(\d+(?:\.\d+)?) ?([a-z]+)/gi)) {
const t = d.find(([e]) => e.test(n.toLowerCase()))?.[1];
if (t === void 0) break;
r = (r ?? 0) + Number(e) * t;
}
return r === void 0 ? void 0 : Math.round(r);
}
var u = r(83497);
function toStatusError(e, t) {
const r = (0, n.U4)(e.body ?? "");
const s = (0, u.A)(e.body ?? "") ? (0, u.I)(e.body ?? "") : messageIn(r, e.body) || e.text;
const a = (0, o.M)(s || (e.status < 400 ? l : "no explanation"), t);
const i = kindOf(e.status, codesOf(r), a);
const c = requestedWait({
headers: e.headers ?? {},
body: r,
text: a
}, t.now);
return {
kind: i,
status: e.status,
message: `${t.model} answered ${String(e.status)}: ${a}.`,
hint: e.status === 413 && i === "context-length" ? f : v[i](t),
retryable: h.has(i) && e.status !== 501 || asksForRetry(i, e.headers),
...c === void 0 ? {} : {
retryAfterMs: c
}
};
}
const l = "a redirect, which is not followed";
const f = "The request has more bytes than the server accepts, which is not the context window: reduce images, documents and other input, or raise the limit of the server.";
const h = new Set([ "rate-limit", "overloaded", "server" ]);
function asksForRetry(e, t) {
return t?.["x-should-retry"] === "true" && (e === "server" || e === "bad-request");
}
function kindOf(e, t, r) {
if (e === 402 || /insufficient_quota|billing_(error|hard_limit|not_active)/.test(t)) return "quota";
if (p.test(`${t} ${r}`)) return "quota";
if (/api_key_invalid|invalid_api_key|authentication_error|unauthenticated/.test(t)) return "auth";
if (/context_length_exceeded|request_too_large/.test(t)) return "context-length";
if (/content_filter|content_policy|prohibited_content/.test(t)) return "refused";
if (/model_not_found/.test(t)) return "not-found";
if (/overloaded_error|resource_unavailable/.test(t)) return "overloaded";
const n = e === 400 || e === 422;
if (e === 413 || n && m.test(r)) return "context-length";
if (e === 400 && y.test(r)) return "prefix-changed";
if (n && g.test(r)) return "media";
return kindByStatus(e);
}
const p = /credit balance is too low|out of credits|(specified|monthly|weekly|daily) (api )?usage limits?|spend(ing)? (limit|cap)|budget (has been )?exceeded|per.?day|\([RT]PD\)|\blimit: 0(?![\d.])/i;
const m = /prompt is too long|context (length|window)|input token count.*exceeds|maximum.*tokens.*requested|too many (input )?tokens/i;
const y = /bound to a different conversation|(invalid|corrupted|mismatched).{0,20}(thought.?)?signature|thinking.{0,60}blocks?.{0,40}(cannot be modified|must remain)/i;
const g = /could not process (the )?(image|pdf|document)|unable to process (input )?image|(image|pdf|media|document|inline.?data)[^.]{0,80}(exceeds|too (large|many|big)|invalid|not (valid|supported)|unsupported|corrupt|password|encrypted|dimensions|could not be|cannot be|does not (match|support|represent)|failed)|(invalid|unsupported|corrupt\w*|too many)[^.]{0,40}(images?|pdf|media|mime.?type|document)\b/i;
const b = new Set([ 408, 409, 424, 425, 499 ]);
function kindByStatus(e) {
if (e < 400 || e === 404) return "not-found";
if (e === 401 || e === 403) return "auth";
if (e === 429) return "rate-limit";
if (e === 503 || e === 529) return "overloaded";
if (e >= 500 || b.has(e)) return "server";
return "bad-request";
}
const v = {
auth: ({keySource: e}) => `The key is missing, invalid or not authorized for this model: set ${e}.`,
"not-found": ({model: e}) => `Check the model name ${e}, and base-url if it is set: the server has no such model or path.`,
"bad-request": () => "The provider rejected the request: fix the problem that its answer names.",
"prefix-changed": () => "The conversation was changed after it was sent: run the job again.",
media: () => "Remove the image or document that the provider cannot process, or use another model.",
"context-length": () => "The conversation exceeds the context window of the model: reduce the input, or use a model with a larger one.",
"rate-limit": () => "The account's rate limit is reached: run fewer jobs in parallel, or ask the provider for a higher limit.",
quota: () => "The provider's account has no credit left, or has used up a daily or spending limit: add credit or raise the limit there, or use the key of another account.",
overloaded: () => "The provider is overloaded: run the job again later.",
server: () => "The provider failed: run the job again later.",
refused: () => "The provider's content filter refused the request: change the prompt or what it includes, or use another model."
};
function codesOf(e) {
const t = [];
JSON.stringify(e, (e, r) => {
typeof r === "string" && [ "type", "code", "status", "reason", "quotaId" ].includes(e) && t.push(r.toLowerCase());
return r;
});
return t.join(" ");
}
})
};
