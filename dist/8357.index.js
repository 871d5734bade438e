"use strict";

exports.id = 8357;

exports.ids = [ 8357 ];

exports.modules = {
54466: (function(e, t, r) {
r.d(t, {
DL: () => accessTokenOf,
IU: () => renewing,
Qd: () => gitHubIdToken,
Vg: () => a,
cv: () => exchange,
sL: () => credentialsProblem
});
var n = r(42357);
var o = r(20274);
var s = r(25422);
var i = r(92682);
const a = {
refused: "ERR_CREDENTIALS",
unavailable: "ERR_CREDENTIALS_UNAVAILABLE"
};
function credentialsProblem(e, t = "refused") {
return Object.assign(new Error(e), {
code: a[t]
});
}
async function gitHubIdToken({keys: e, send: t}, r) {
const n = new URL(e["ACTIONS_ID_TOKEN_REQUEST_URL"] ?? "");
n.searchParams.set("audience", r);
const o = {
authorization: `Bearer ${e["ACTIONS_ID_TOKEN_REQUEST_TOKEN"] ?? ""}`
};
const {value: s} = (0, i.e)(await exchange(t, n.href, {
headers: o,
of: "GitHub's identity provider"
}));
if (typeof s !== "string") throw credentialsProblem("GitHub's identity provider returned no token");
return s;
}
const d = 3e4;
async function exchange(e, t, r) {
const {body: i, of: a} = r;
const u = i instanceof URLSearchParams;
const c = u ? "application/x-www-form-urlencoded" : "application/json";
let l;
let f;
try {
l = await e(t, {
method: r.method ?? (i === void 0 ? "GET" : "POST"),
headers: {
accept: "application/json",
...i && {
"content-type": c
},
...r.headers
},
...i && {
body: u ? i.toString() : JSON.stringify(i)
},
signal: (0, s.dn)(d)
});
f = await l.text();
} catch (e) {
throw credentialsProblem(`${a} could not be reached: ${(0, n.bD)(e)}`, "unavailable");
}
const {status: h} = l;
if (h !== 200) {
const e = h === 429 || h >= 500 ? "unavailable" : "refused";
throw credentialsProblem(`${a} answered ${String(h)}: ${reasonIn(f)}`, e);
}
return (0, o.U4)(f) ?? f;
}
function reasonIn(e) {
const t = (0, i.e)((0, o.U4)(e));
const r = (0, i.e)(t["error"]);
const n = [ t["error_description"], r["message"], t["message"], t["error"] ];
return n.find(e => typeof e === "string") ?? e.slice(0, 300);
}
function accessTokenOf(e, t, r) {
const {access_token: n, expires_in: o} = (0, i.e)(e);
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
var i = r(98970);
var a = r(21211);
var d = r(65909);
function toModelError(e, t) {
const r = (0, s.e)(e);
const n = [ r["statusCode"], r["status"], r["code"] ].find(isStatus);
const o = r["responseBody"];
const u = r["message"];
const c = {
name: typeof r["name"] === "string" ? r["name"] : "",
text: typeof u === "string" ? u : typeof e === "string" ? e : "",
...n === void 0 ? {} : {
status: n
},
body: typeof o === "string" ? o : e instanceof Error ? "" : jsonOf(e),
headers: (0, s.e)(r["responseHeaders"])
};
if (c.status !== void 0 && c.status >= 300) return (0, d.Q)({
...c,
status: c.status
}, t);
if (!(e instanceof Error) && c.text !== "") return (0, d.Q)({
...c,
status: impliedStatus(c)
}, t);
const l = connectionError(e);
const f = credentialsErrorIn(e, l);
if (f !== null) return withoutCredentials(f, t);
if (l?.code === a.P) return {
kind: "not-found",
message: `${t.model} answered with ${(0, s.M)(l.text, t)}.`,
hint: "Check base-url: it is not the address of a model server, or a proxy or login page answers for it.",
retryable: false
};
if (l?.code === i.KA) return brokenOff(l);
if (l !== void 0) return c.status === void 0 ? unreachable(l, t) : brokenOff(l);
const h = `${t.model} returned no usable answer: ${(0, s.M)(c.text, t) || "an unknown error"}.`;
if (/UnsupportedFunctionality|InvalidPrompt|InvalidArgument|LoadAPIKey|LoadSetting/.test(c.name)) return {
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
const u = /^(CERT_|UNABLE_|DEPTH_|SELF_|ERR_TLS_|ERR_SSL_)/;
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
const i = u.test(e);
return {
kind: "network",
message: o,
hint: i ? "The server's certificate is not trusted: check base-url, or add the authority with NODE_EXTRA_CA_CERTS." : "Check base-url and the runner's network access, then run the job again.",
retryable: !i
};
}
function brokenOff({code: e}) {
return e === "ETIMEDOUT" || e === i.KA ? {
...i.t,
message: "The provider's stream stalled before the answer was complete."
} : i.t;
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
const i = [ "message", "msg", "error", "detail", "errors", "error_message", "error_msg", "error_description", "description", "errorMessage", "Message", "reason", "title", "fault", "faultstring", "status_msg", "base_resp", "details", "err" ];
const a = 5;
const d = 6;
function messageIn(e, t = "") {
const r = words(e, 0);
if (r !== "") return r;
if (e === void 0) return (0, s.ml)(t.trim(), 300);
return (0, n.u4)(e) && Object.keys(e).length > 0 || (0, n._j)(e).length > 0 ? (0, 
s.ml)(JSON.stringify(e), 300) : "";
}
function words(e, t) {
if (typeof e === "string") return wordsOfText(e.trim(), t);
if (t > d) return "";
if (Array.isArray(e)) {
const r = e.map(e => words(e, t + 1)).filter(e => e !== "");
return [ ...new Set(r) ].slice(0, a).join("; ");
}
if (!(0, n.u4)(e)) return "";
const r = i.map(r => words(e[r], t + 1)).find(e => e !== "") ?? "";
const o = upstream(e, t);
const s = o === "" || r.includes(o) ? r : r === "" ? o : `${r}: ${o}`;
const {loc: u, param: c} = e;
if (Array.isArray(u) && s !== "") return `${u.join(".")}: ${s}`;
return typeof c !== "string" || c === "" || s === "" || s.includes(c) ? s : `${s} (${c})`;
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
const i = header("retry-after").trim();
if (/^\d+(\.\d+)?$/.test(i)) return Math.round(Number(i) * 1e3);
const a = Date.parse(header("date"));
const d = Date.parse(i);
if (!Number.isNaN(d)) return Math.max(0, d - (Number.isNaN(a) ? n() : a));
const u = /"retryDelay":"(\d+(?:\.\d+)?)s"/.exec(JSON.stringify((0, o.e)(t)))?.[1];
return u === void 0 ? waitInText(r) : Math.round(Number(u) * 1e3);
}
const u = [ [ /^ms|^milliseconds?$/, 1 ], [ /^s(ec(ond)?s?)?$/, 1e3 ], [ /^m(in(ute)?s?)?$/, 6e4 ], [ /^h(ours?)?$/, 36e5 ], [ /^d(ays?)?$/, 864e5 ] ];
function waitInText(e) {
const t = /\b(?:try again|retry)(?: after| in)?:? ((?:\d+(?:\.\d+)? ?[a-z]+[ ,]*)+)/i.exec(e)?.[1] ?? "";
let r;
for (const [, e = "", n = ""] of t.matchAll(/(\d+(?:\.\d+)?) ?([a-z]+)/gi)) {
const t = u.find(([e]) => e.test(n.toLowerCase()))?.[1];
if (t === void 0) break;
r = (r ?? 0) + Number(e) * t;
}
return r === void 0 ? void 0 : Math.round(r);
}
var c = r(83497);
function toStatusError(e, t) {
const r = (0, n.U4)(e.body ?? "");
const s = (0, c.A)(e.body ?? "") ? (0, c.I)(e.body ?? "") : messageIn(r, e.body) || e.text;
const i = (0, o.M)(s || (e.status < 400 ? l : "no explanation"), t);
const a = kindOf(e.status, codesOf(r), i);
const d = requestedWait({
headers: e.headers ?? {},
body: r,
text: i
}, t.now);
return {
kind: a,
status: e.status,
message: `${t.model} answered ${String(e.status)}: ${i}.`,
hint: e.status === 413 && a === "context-length" ? f : y[a](t),
retryable: h.has(a) && e.status !== 501 || asksForRetry(a, e.headers),
...d === void 0 ? {} : {
retryAfterMs: d
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
if (m.test(`${t} ${r}`)) return "quota";
if (/api_key_invalid|invalid_api_key|authentication_error|unauthenticated/.test(t)) return "auth";
if (/context_length_exceeded|request_too_large/.test(t)) return "context-length";
if (/content_filter|content_policy|prohibited_content/.test(t)) return "refused";
if (/model_not_found/.test(t)) return "not-found";
if (/overloaded_error|resource_unavailable/.test(t)) return "overloaded";
const n = e === 400 || e === 422;
if (e === 413 || n && p.test(r)) return "context-length";
if (e === 400 && g.test(r)) return "prefix-changed";
if (n && b.test(r)) return "media";
return kindByStatus(e);
}
const m = /credit balance is too low|out of credits|(specified|monthly|weekly|daily) (api )?usage limits?|spend(ing)? (limit|cap)|budget (has been )?exceeded|per.?day|\([RT]PD\)|\blimit: 0(?![\d.])/i;
const p = /prompt is too long|context (length|window)|input token count.*exceeds|maximum.*tokens.*requested|too many (input )?tokens/i;
const g = /bound to a different conversation|(invalid|corrupted|mismatched).{0,20}(thought.?)?signature|thinking.{0,60}blocks?.{0,40}(cannot be modified|must remain)/i;
const b = /could not process (the )?(image|pdf|document)|unable to process (input )?image|(image|pdf|media|document|inline.?data)[^.]{0,80}(exceeds|too (large|many|big)|invalid|not (valid|supported)|unsupported|corrupt|password|encrypted|dimensions|could not be|cannot be|does not (match|support|represent)|failed)|(invalid|unsupported|corrupt\w*|too many)[^.]{0,40}(images?|pdf|media|mime.?type|document)\b/i;
const v = new Set([ 408, 409, 424, 425, 499 ]);
function kindByStatus(e) {
if (e < 400 || e === 404) return "not-found";
if (e === 401 || e === 403) return "auth";
if (e === 429) return "rate-limit";
if (e === 503 || e === 529) return "overloaded";
if (e >= 500 || v.has(e)) return "server";
return "bad-request";
}
const y = {
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
