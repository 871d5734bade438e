"use strict";

exports.id = 1782;

exports.ids = [ 1782 ];

exports.modules = {
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
const c = new URL(typeof t === "string" || t instanceof URL ? t : t.url);
const i = s.signal ?? null;
i?.throwIfAborted();
const u = r.open(c, {
method: s.method ?? "GET",
headers: {
...e.decodes === true ? {
"accept-encoding": "identity"
} : {},
...Object.fromEntries(new Headers(s.headers))
},
maxHeaderSize: n.maxHeaderBytes
});
u.once("error", () => {
u.reusedSocket && r.renew();
});
const d = bodyOf(s.body);
return await new Promise((t, r) => {
const abort = () => u.destroy(abortReason(i));
i?.addEventListener("abort", abort, {
once: true
});
limitTime(u, n);
u.once("close", () => {
i?.removeEventListener("abort", abort);
r(Object.assign(new Error("the server sent no response"), {
code: "ECONNRESET"
}));
});
u.on("error", r);
u.once("finish", () => setImmediate(() => Response));
u.once("response", n => {
const s = e.decodes === true ? (0, o.j)(n) : n;
if (s === null) {
r(unknownCoding(n));
u.destroy();
} else t(toResponse(u, n, {
body: s,
signal: i
}));
});
u.end(typeof d === "string" ? Buffer.from(d) : d);
});
};
}
function createConnections({proxy: e, lookup: t}, n) {
let o = null;
let r = null;
return {
open: (s, c) => {
if (s.protocol === "http:") {
o ??= openPlain(t);
return o(s, c);
}
if (s.protocol !== "https:") throw new TypeError(`only http and https addresses can be fetched, not ${s.protocol}`);
r ??= openSecure({
proxy: e,
lookup: t
}, n);
return r(s, c);
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
const c = {
http: process.getBuiltinModule("node:http"),
https: o,
tls: process.getBuiltinModule("node:tls")
};
const i = (0, r.createTunnelAgent)(e, c, n.connectTimeoutMs);
return (t, n) => o.request(t, {
...n,
agent: (0, r.isExcepted)(t.hostname, e) ? s : i
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
let c = null;
e.on("error", e => {
c = e;
});
let i = false;
const u = new ReadableStream({
start(e) {
const end = e => {
i || e();
i = true;
};
n.on("data", t => {
if (i) return;
e.enqueue(new Uint8Array(t));
(e.desiredSize ?? 0) <= 0 && n.pause();
});
n.once("end", () => end(() => e.close()));
n.once("error", t => {
end(() => e.error(o?.aborted === true ? abortReason(o) : c ?? t));
});
},
pull() {
n.resume();
},
cancel() {
i = true;
const t = setTimeout(() => e.destroy(), 250).unref();
n.once("close", () => clearTimeout(t));
n.resume();
}
});
const d = r !== 204 && r !== 205 && r !== 304;
d || t.resume();
return new Response(d ? u : null, {
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
