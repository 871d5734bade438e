"use strict";

exports.id = 5017;

exports.ids = [ 5017, 1782 ];

exports.modules = {
25017: (function(e, t, n) {
n.r(t);
n.d(t, {
connect: () => connect
});
var o = n(31782);
function slimHeaders(e) {
const t = new Map;
const sorted = () => [ ...t ].sort(([e], [t]) => e < t ? -1 : 1);
const n = {
append(e, o) {
const r = n.get(e);
t.set(e.toLowerCase(), r === null ? o.trim() : `${r}, ${o.trim()}`);
},
set: (e, n) => void t.set(e.toLowerCase(), n.trim()),
get: e => t.get(e.toLowerCase()) ?? null,
has: e => t.has(e.toLowerCase()),
delete: e => void t.delete(e.toLowerCase()),
forEach: e => sorted().forEach(([t, n]) => e(n, t)),
entries: () => sorted().values(),
keys: () => sorted().map(([e]) => e).values(),
values: () => sorted().map(([, e]) => e).values(),
[Symbol.iterator]: () => sorted().values()
};
Object.setPrototypeOf(n, slimHeaders.prototype);
for (const [t, o] of entriesOf(e)) n.append(t, o);
return n;
}
function entriesOf(e) {
if (e === null || e === void 0) return [];
return Symbol.iterator in e ? e : Object.entries(e);
}
function useSlimHeaders() {
Object.defineProperty(globalThis, "Headers", {
value: slimHeaders,
configurable: true,
writable: true
});
}
var r = n(75465);
var s = n(21211);
function rateLimitsIn(e, t) {
const anthropic = n => limitState(t => e(`anthropic-ratelimit-${n}-${t}`), e => Date.parse(e) - t());
const openai = t => limitState(n => e(`x-ratelimit-${n}-${t}`), duration);
const n = anthropic("requests") ?? openai("requests");
const o = [ anthropic("tokens"), anthropic("input-tokens"), anthropic("output-tokens"), openai("tokens") ].filter(e => e !== null).toSorted((e, t) => e.remaining / e.limit - t.remaining / t.limit);
return n === null && o.length === 0 ? null : {
requests: n,
tokens: o[0] ?? null
};
}
function limitState(e, t) {
const n = Number(e("limit") ?? "");
const o = Number(e("remaining") ?? "");
if (!(n > 0) || !(o >= 0) || e("remaining") === null) return null;
const r = t(e("reset") ?? "");
return {
limit: n,
remaining: o,
fullInMs: Number.isFinite(r) ? Math.max(0, r) : i
};
}
const i = 6e4;
const c = {
ms: 1,
s: 1e3,
m: 6e4,
h: 36e5,
d: 864e5
};
function duration(e) {
if (/^\d+(\.\d+)?$/.test(e)) return Number(e) * 1e3;
if (!/^(\d+(\.\d+)?(ms|[smhd]))+$/.test(e)) return Number.NaN;
let t = 0;
for (const [, n = "", o = ""] of e.matchAll(/(\d+(?:\.\d+)?)(ms|[smhd])/g)) t += Number(n) * (c[o] ?? 0);
return t;
}
var a = n(20274);
const u = [ "stream_options", "parallel_tool_calls", "prompt_cache_key", "service_tier", "user", "seed", "metadata", "safety_identifier", "truncation", "reasoning_content", "reasoning_details", "cache_control", "strict", "eager_input_streaming", "stream_tool_input", "citations" ];
const d = /unsupported|not support|unknown|unrecogni[sz]ed|unexpected|extra.{0,3}(?:inputs?|fields?|forbidden)|not (?:permitted|allowed|accepted|recogni[sz]ed)|no such|invalid|does not (?:support|accept)|additional propert|must not|cannot/i;
function withoutRefusedFields(e) {
const t = new Set;
return async (n, o = {}) => {
for (;;) {
const r = typeof o.body === "string" && t.size > 0 ? withoutFields(o.body, t) : o.body;
const s = await e(n, r === void 0 ? o : {
...o,
body: r
});
if (s.status !== 400 && s.status !== 422 || typeof r !== "string") return s;
const i = await s.text();
const c = refusedField(i, r);
if (c === void 0) return copyOf(s, i);
t.add(c);
}
};
}
function copyOf({status: e, statusText: t, headers: n}, o) {
return new Response(o, {
status: e,
statusText: t,
headers: n
});
}
function refusedField(e, t) {
if (!d.test(e)) return;
const n = u.filter(t => new RegExp(`\\b${t}\\b`).test(e));
return n.find(e => withoutFields(t, new Set([ e ])) !== t);
}
function withoutFields(e, t) {
if (![ ...t ].some(t => e.includes(`"${t}"`))) return e;
const n = (0, a.U4)(e);
if (!(0, a.u4)(n)) return e;
let o = 0;
const without = e => {
if (!(0, a.u4)(e)) return e;
const n = Object.entries(e).filter(([e]) => !t.has(e));
o += Object.keys(e).length - n.length;
return Object.fromEntries(n);
};
const message = e => {
const t = without(e);
return (0, a.u4)(t) && Array.isArray(t["content"]) ? {
...t,
content: t["content"].map(without)
} : t;
};
const tool = e => {
const t = without(e);
return (0, a.u4)(t) && (0, a.u4)(t["function"]) ? {
...t,
function: without(t["function"])
} : t;
};
const r = {
...without(n),
...mapped(n, "messages", message),
...mapped(n, "input", message),
...mapped(n, "system", without),
...mapped(n, "tools", tool)
};
return o > 0 ? JSON.stringify(r) : e;
}
function mapped(e, t, n) {
return Array.isArray(e[t]) ? {
[t]: (0, a._j)(e[t]).map(n)
} : {};
}
var l = n(83537);
var m = n(47766);
var p = n(66483);
var f = n(17726);
async function connect(e, t, n, i = e => e) {
const c = p.r5[t];
const {apiKey: a, baseUrl: u} = (0, r.X)(e, c);
useSlimHeaders();
const {connection: d = {}} = e;
const y = d.flex === true ? c.flex : void 0;
const {byteTimeoutMs: g = 9e4, onRateLimits: w} = d;
const b = Math.max(d.eventTimeoutMs ?? 3e5, y === void 0 ? 0 : h);
const {readCredentials: v = () => Promise.reject(new Error("no file can be read"))} = e;
const T = {
idleTimeoutMs: 2 * b,
bodyTimeoutMs: g
};
const M = (0, o.createFetch)({
...T,
decodes: true,
...d.fetch
});
const O = w === void 0 ? M : withRateLimits(M, w, () => e.clock.now());
const k = withoutRefusedFields((0, s.K)(O, e.endpoint.headers));
const x = y === void 0 ? k : (0, f._v)(k, y);
const now = () => e.clock.now();
const E = {
keys: onlySet(e.keys),
send: M,
now: now,
readFile: v
};
const S = {
id: n,
apiKey: a,
baseUrl: u,
fetch: x,
credentials: E
};
const R = await c.load({
...S,
fetch: i(x)
});
const _ = {
model: e.name,
keySource: (0, r.v)("api-key", c.keyVariables, e.endpoint),
secret: a,
now: now
};
const j = {
contextWindow: e.contextWindow ?? (0, l.D5)(e.name),
outputTokens: (0, l.tZ)(e.name),
eventTimeoutMs: b,
parameters: e.parameters ?? {},
wantsFlex: y !== void 0
};
return {
connection: (0, m.c)(R, _, j),
settings: S
};
}
const onlySet = e => Object.fromEntries(Object.entries(e).filter(([, e]) => e?.trim()));
function withRateLimits(e, t, n) {
return async (o, r) => {
const s = await e(o, r);
const i = rateLimitsIn(e => s.headers.get(e), n);
i !== null && t(i);
return s;
};
}
const h = 9e5;
}),
52966: (function(e, t, n) {
n.d(t, {
j: () => decodedBody,
m: () => codingOf
});
function decodedBody(e) {
const t = codingOf(e);
if (t === "identity") return e;
const n = process.getBuiltinModule("node:zlib");
const o = {
gzip: n.createUnzip,
"x-gzip": n.createUnzip,
deflate: n.createUnzip,
br: n.createBrotliDecompress
};
const r = (Object.hasOwn(o, t) ? o[t] : void 0)?.();
if (r === void 0) return null;
return process.getBuiltinModule("node:stream").pipeline(e, r, () => {});
}
function codingOf({headers: e}) {
return e["content-encoding"]?.trim().toLowerCase() || "identity";
}
}),
31782: (function(e, t, n) {
n.r(t);
n.d(t, {
createFetch: () => createFetch
});
var o = n(52966);
var r = n(52758);
function createFetch(e = {}) {
const t = e.idleTimeoutMs ?? 3e5;
const n = {
connectTimeoutMs: e.connectTimeoutMs ?? 2e4,
idleTimeoutMs: t,
bodyTimeoutMs: Math.min(e.bodyTimeoutMs ?? t, t),
maxHeaderBytes: e.maxHeaderBytes ?? 65536
};
const r = createConnections(e, n);
return async (t, s = {}) => {
const i = new URL(typeof t === "string" || t instanceof URL ? t : t.url);
const c = s.signal ?? null;
c?.throwIfAborted();
const a = r.open(i, {
method: s.method ?? "GET",
headers: {
...e.decodes === true ? {
"accept-encoding": "identity"
} : {},
...Object.fromEntries(new Headers(s.headers))
},
maxHeaderSize: n.maxHeaderBytes
});
a.once("error", () => {
a.reusedSocket && r.renew();
});
const u = bodyOf(s.body);
return await new Promise((t, r) => {
const abort = () => a.destroy(abortReason(c));
c?.addEventListener("abort", abort, {
once: true
});
limitTime(a, n);
a.once("close", () => {
c?.removeEventListener("abort", abort);
r(Object.assign(new Error("the server sent no response"), {
code: "ECONNRESET"
}));
});
a.on("error", r);
a.once("finish", () => setImmediate(() => Response));
a.once("response", n => {
const s = e.decodes === true ? (0, o.j)(n) : n;
if (s === null) {
r(unknownCoding(n));
a.destroy();
} else t(toResponse(a, n, {
body: s,
signal: c
}));
});
a.end(typeof u === "string" ? Buffer.from(u) : u);
});
};
}
function createConnections({proxy: e, lookup: t}, n) {
let o = null;
let r = null;
return {
open: (s, i) => {
if (s.protocol === "http:") {
o ??= openPlain(t);
return o(s, i);
}
if (s.protocol !== "https:") throw new TypeError(`only http and https addresses can be fetched, not ${s.protocol}`);
r ??= openSecure({
proxy: e,
lookup: t
}, n);
return r(s, i);
},
renew: () => {
o = null;
r = null;
}
};
}
function openPlain(e) {
const t = process.getBuiltinModule("node:http");
const n = new t.Agent({
keepAlive: true,
lookup: e
});
return (e, o) => t.request(e, {
...o,
agent: n
});
}
function openSecure({proxy: e, lookup: t}, n) {
const o = process.getBuiltinModule("node:https");
const s = new o.Agent({
keepAlive: true,
lookup: t
});
if (e === void 0) return (e, t) => o.request(e, {
...t,
agent: s
});
const i = {
http: process.getBuiltinModule("node:http"),
https: o,
tls: process.getBuiltinModule("node:tls")
};
const c = (0, r.createTunnelAgent)(e, i, n.connectTimeoutMs);
return (t, n) => o.request(t, {
...n,
agent: (0, r.isExcepted)(t.hostname, e) ? s : c
});
}
function limitTime(e, t) {
const n = setTimeout(() => {
e.destroy(timeout(`no connection after ${String(t.connectTimeoutMs)} ms`));
}, t.connectTimeoutMs);
const connected = () => clearTimeout(n);
e.once("close", connected);
e.once("socket", t => {
t.connecting ? t.once(e.protocol === "https:" ? "secureConnect" : "connect", connected) : connected();
});
let o = t.idleTimeoutMs;
e.setTimeout(o, () => {
e.destroy(timeout(`no data for ${String(o)} ms`));
});
e.once("response", n => {
n.once("data", () => {
o = t.bodyTimeoutMs;
e.setTimeout(o);
});
});
}
function toResponse(e, t, {body: n, signal: o}) {
const r = t.statusCode ?? 0;
const s = new Headers;
for (let e = 0; e + 1 < t.rawHeaders.length; e += 2) s.append(t.rawHeaders[e] ?? "", t.rawHeaders[e + 1] ?? "");
if (n !== t) for (const e of [ "content-encoding", "content-length" ]) s.delete(e);
let i = null;
e.on("error", e => {
i = e;
});
let c = false;
const a = new ReadableStream({
start(e) {
const end = e => {
c || e();
c = true;
};
n.on("data", t => {
if (c) return;
e.enqueue(new Uint8Array(t));
(e.desiredSize ?? 0) <= 0 && n.pause();
});
n.once("end", () => end(() => e.close()));
n.once("error", t => {
end(() => e.error(o?.aborted === true ? abortReason(o) : i ?? t));
});
},
pull() {
n.resume();
},
cancel() {
c = true;
const t = setTimeout(() => e.destroy(), 250).unref();
n.once("close", () => clearTimeout(t));
n.resume();
}
});
const u = r !== 204 && r !== 205 && r !== 304;
u || t.resume();
return new Response(u ? a : null, {
status: r,
statusText: t.statusMessage ?? "",
headers: s
});
}
function bodyOf(e) {
if (e === null || e === void 0) return;
if (typeof e === "string" || e instanceof Uint8Array) return e;
throw new TypeError("the body of a request must be a string or bytes");
}
function unknownCoding(e) {
const t = `the server answered in the coding ${(0, o.m)(e)}, which was not asked for`;
return Object.assign(new Error(t), {
code: "ERR_CONTENT_ENCODING"
});
}
function timeout(e) {
return Object.assign(new Error(e), {
code: "ETIMEDOUT"
});
}
function abortReason(e) {
const t = e?.reason;
return t instanceof Error ? t : new DOMException("This operation was aborted", "AbortError");
}
})
};
