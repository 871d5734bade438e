"use strict";

exports.id = 4326;

exports.ids = [ 4326, 1782 ];

exports.modules = {
33677: (function(e, t, n) {
n.d(t, {
IO: () => requestBody,
KT: () => listen,
Mb: () => passBody,
Yl: () => headersOf,
iJ: () => headersOfAnswer
});
var o = n(57075);
var r = n(46466);
async function requestBody(e, t) {
const n = [];
let o = 0;
for await (const r of e) {
o += r.length;
o <= t && n.push(r);
}
return o > t ? null : Buffer.concat(n);
}
function headersOf({headers: e}, t) {
return Object.fromEntries(t.flatMap(t => {
const n = e[t];
return typeof n === "string" ? [ [ t, n ] ] : [];
}));
}
function headersOfAnswer({headers: e}, t) {
return Object.fromEntries(t.flatMap(t => {
const n = e.get(t);
return n === null ? [] : [ [ t, n ] ];
}));
}
async function passBody({body: e}, t) {
e === null ? t.end() : await (0, r.pipeline)(o.Readable.fromWeb(e), t);
}
async function listen(e, t) {
await new Promise((n, o) => {
e.once("error", o);
t === null ? e.listen(0, "127.0.0.1", n) : e.listen(t, n);
});
e.unref();
}
}),
4326: (function(e, t, n) {
n.d(t, {
beginGitRelay: () => beginGitRelay
});
var o = n(77598);
var r = n(37067);
var s = n(57700);
var c = n(31782);
var i = n(33677);
const a = 4e8;
const u = [ "accept", "accept-language", "content-type", "content-encoding", "git-protocol", "user-agent" ];
const d = [ "content-type", "cache-control", "expires", "pragma" ];
async function beginGitRelay(e, t) {
const n = (0, o.randomBytes)(24).toString("hex");
const s = (0, c.createFetch)({
proxy: e.proxy,
idleTimeoutMs: 12e4
});
const a = (0, r.createServer)((o, r) => {
relay({
incoming: o,
response: r
}, {
...e,
secret: n,
mayPush: t,
send: s
}).catch(() => r.destroy());
});
await (0, i.KT)(a, null);
const {port: u} = a.address();
const d = `http://127.0.0.1:${String(u)}/${n}/`;
const {host: l} = new URL(e.serverUrl);
const p = `${e.repository.owner}/${e.repository.name}`;
const f = [ `${e.serverUrl}/${p}`, `ssh://git@${l}/${p}`, `git@${l}:${p}` ];
return {
port: u,
settings: f.map(e => [ `url.${d}${p}.insteadOf`, e ]),
showAddress: t => t.replaceAll(d, `${e.serverUrl}/`),
end() {
a.close();
a.closeAllConnections();
}
};
}
const l = /^\/([0-9a-f]+)\/([\w.-]+)\/([\w.-]+)\/(info\/refs\?service=git-(upload|receive)-pack|git-(upload|receive)-pack)$/;
async function relay(e, t) {
const {incoming: n, response: o} = e;
const [, r, c = "", u = "", d = "", p, f] = l.exec(n.url ?? "") ?? [];
const m = p ?? f;
const y = `${t.serverUrl}/${c}/${u}/${d}`;
if (r !== t.secret || m === void 0) o.writeHead(404).end(); else if ((0, s.n)(c, u.replace(/\.git$/, ""), t.repository)) if (m !== "receive" || t.mayPush) {
const r = await (0, i.IO)(n, a);
r === null ? o.writeHead(413).end("The pack is too large.\n") : await forward(e, {
target: y,
body: r
}, t);
} else o.writeHead(403).end("No command of this line may push.\n"); else o.writeHead(302, {
location: y
}).end();
}
async function forward({incoming: e, response: t}, {target: n, body: o}, {token: r, send: s, signal: c}) {
const {method: a = "GET"} = e;
const l = Buffer.from(`x-access-token:${r}`).toString("base64");
const p = {
authorization: `Basic ${l}`,
...(0, i.Yl)(e, u)
};
const f = await s(n, {
method: a,
headers: p,
body: a === "POST" ? o : null,
signal: c
});
t.writeHead(f.status === 401 ? 403 : f.status, (0, i.iJ)(f, d));
await (0, i.Mb)(f, t);
}
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
const c = new URL(typeof t === "string" || t instanceof URL ? t : t.url);
const i = s.signal ?? null;
i?.throwIfAborted();
const a = r.open(c, {
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
const abort = () => a.destroy(abortReason(i));
i?.addEventListener("abort", abort, {
once: true
});
limitTime(a, n);
a.once("close", () => {
i?.removeEventListener("abort", abort);
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
signal: i
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
const a = new ReadableStream({
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
}),
57700: (function(e, t, n) {
n.d(t, {
n: () => isOwnRepository
});
function isOwnRepository(e, t, n) {
return e.toLowerCase() === n.owner.toLowerCase() && t.toLowerCase() === n.name.toLowerCase();
}
})
};
