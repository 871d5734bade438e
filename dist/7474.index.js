"use strict";

exports.id = 7474;

exports.ids = [ 7474 ];

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
const r = {
gzip: n.createUnzip,
"x-gzip": n.createUnzip,
deflate: n.createUnzip,
br: n.createBrotliDecompress
};
const o = (Object.hasOwn(r, t) ? r[t] : void 0)?.();
if (o === void 0) return null;
return process.getBuiltinModule("node:stream").pipeline(e, o, () => {});
}
function codingOf({headers: e}) {
return e["content-encoding"]?.trim().toLowerCase() || "identity";
}
}),
67474: (function(e, t, n) {
n.r(t);
n.d(t, {
createPageFetcher: () => createPageFetcher
});
var r = n(42357);
var o = n(17992);
var s = n(25422);
var i = n(52966);
var c = n(17213);
var a = n(71553);
var d = n(77030);
var u = n(52758);
var l = n(17340);
const p = {
resolve: async e => await (0, a.lookup)(e, {
all: true
}),
dial: (e, t) => (0, d.connect)({
host: e,
port: t
})
};
const f = 1e4;
const h = 4;
async function connectTo(e, {network: t, proxy: n}, r) {
const o = e.hostname.replace(/^\[|\]$/g, "");
const s = e.protocol === "https:";
if (s && n !== void 0 && !(0, u.isExcepted)(o, n)) {
await publicAddresses(o, t).catch(e => {
if (!isUnresolved(e)) throw e;
});
return await throughProxy(o, n, r);
}
const i = await dialFirst(await publicAddresses(o, t), s ? 443 : 80, {
network: t,
signal: r
});
return s ? await withTls(i, o, r) : i;
}
const v = "ENOTFOUND";
function isUnresolved(e) {
return e instanceof Error && "code" in e && e.code === v;
}
async function publicAddresses(e, {resolve: t}) {
const n = (0, d.isIP)(e);
const r = n === 0 ? await t(e).catch(() => []) : [ {
address: e,
family: n
} ];
if (r.length === 0) throw Object.assign(new Error(`the name ${e} cannot be resolved`), {
code: v
});
if (!r.every(({address: e}) => (0, l.R)(e))) throw new Error(`${e} has an address of this machine, its network or its cloud, or a reserved one`);
return r.toSorted((e, t) => e.family - t.family).map(({address: e}) => e);
}
async function dialFirst(e, t, {network: n, signal: o}) {
let s = "no address";
for (const i of e.slice(0, h)) {
o.throwIfAborted();
const e = n.dial(i, t);
try {
await settled(e, "connect", o);
return e;
} catch (e) {
s = (0, r.bD)(e);
}
}
o.throwIfAborted();
throw new Error(`no connection: ${s}`);
}
async function withTls(e, t, n) {
const r = process.getBuiltinModule("node:tls");
const o = r.connect(tlsOptions(t, {
socket: e
}));
await settled(o, "secureConnect", n);
return o;
}
function tlsOptions(e, t) {
return {
host: e,
...(0, d.isIP)(e) === 0 ? {
servername: e
} : {},
ALPNProtocols: [ "http/1.1" ],
...t
};
}
async function throughProxy(e, t, n) {
const r = {
http: process.getBuiltinModule("node:http"),
https: process.getBuiltinModule("node:https"),
tls: process.getBuiltinModule("node:tls")
};
const o = (0, u.createTunnelAgent)(t, r, f);
return await new Promise((t, r) => {
const abort = () => r(new Error("the time limit was reached"));
n.addEventListener("abort", abort, {
once: true
});
o.createConnection(tlsOptions(e, {
port: 443
}), (e, o) => {
n.removeEventListener("abort", abort);
e !== null ? r(e) : n.aborted ? o.destroy() : t(o);
});
});
}
async function settled(e, t, n) {
await new Promise((r, o) => {
const end = e => {
clearTimeout(s);
n.removeEventListener("abort", abort);
e();
};
const fail = t => {
end(() => o(t));
e.destroy();
};
const abort = () => fail(new Error("the time limit was reached"));
const s = setTimeout(() => fail(new Error("no connection within 10 seconds")), f);
n.addEventListener("abort", abort, {
once: true
});
e.on("error", fail);
e.once(t, () => end(r));
});
}
const w = 5;
function createPageFetcher(e, t = p) {
return async ({url: n, guard: o, timeoutMs: i, maxBytes: a, signal: d}) => {
const u = (0, s.dn)(i, d);
let l = (0, c.K)(n);
for (let n = 0; n <= w; n += 1) {
if ("problem" in l) return {
failure: n === 0 ? l.problem : `it redirects to an address that cannot be fetched: ${l.problem}`
};
const {href: s} = l.url;
const p = o(s);
if (p !== null) return {
refused: {
...p,
url: s
}
};
try {
const n = await connectTo(l.url, {
network: t,
proxy: e
}, u);
const r = await get(l.url, n, {
maxBytes: a,
signal: u
});
if ("page" in r) return r;
l = (0, c.K)(r.location, l.url);
} catch (e) {
if (d.aborted) return {
failure: "the run was stopped"
};
return {
failure: u.aborted ? `it took longer than ${String(i / 1e3)} seconds` : (0, r.bD)(e)
};
}
}
return {
failure: `it redirects more than ${String(w)} times`
};
};
}
async function get(e, t, {maxBytes: n, signal: r}) {
const abort = () => t.destroy(new Error("the time limit was reached"));
r.addEventListener("abort", abort, {
once: true
});
try {
r.throwIfAborted();
const s = process.getBuiltinModule("node:http");
const c = await new Promise((n, r) => {
const i = s.request({
createConnection: () => t,
path: `${e.pathname}${e.search}`,
setHost: false,
headers: {
host: e.host,
"user-agent": `sallyport/${o.rE}`,
accept: "text/markdown, text/html;q=0.9, text/plain;q=0.8, */*;q=0.5",
"accept-encoding": "gzip, br, deflate",
connection: "close"
}
});
i.on("error", r);
i.once("close", () => r(new Error("it sent no response")));
i.once("response", n);
i.end();
});
const {statusCode: a = 0, headers: d} = c;
if (a >= 300 && a < 400 && d.location !== void 0) return {
location: d.location
};
const u = (0, i.j)(c);
if (u === null) throw new Error("it answered in an unknown compression");
const {bytes: l, isTruncated: p} = await firstBytes(u, n);
const [f, h] = [ d["content-type"] ?? "", d["last-modified"] ?? null ];
return {
page: {
url: e.href,
status: a,
contentType: f,
lastModified: h,
bytes: l,
isTruncated: p
}
};
} finally {
r.removeEventListener("abort", abort);
t.destroy();
}
}
async function firstBytes(e, t) {
const n = [];
let r = 0;
for await (const o of e) {
n.push(o);
r += o.length;
if (r > t) break;
}
return {
bytes: Buffer.concat(n).subarray(0, t),
isTruncated: r > t
};
}
}),
17340: (function(e, t, n) {
n.d(t, {
R: () => isPublicAddress,
i: () => createPublicLookup
});
var r = n(71553);
var o = n(77030);
const s = [ [ "0.0.0.0", 8, "ipv4" ], [ "10.0.0.0", 8, "ipv4" ], [ "100.64.0.0", 10, "ipv4" ], [ "127.0.0.0", 8, "ipv4" ], [ "168.63.129.16", 32, "ipv4" ], [ "169.254.0.0", 16, "ipv4" ], [ "172.16.0.0", 12, "ipv4" ], [ "192.0.0.0", 24, "ipv4" ], [ "192.0.2.0", 24, "ipv4" ], [ "192.88.99.0", 24, "ipv4" ], [ "192.168.0.0", 16, "ipv4" ], [ "198.18.0.0", 15, "ipv4" ], [ "198.51.100.0", 24, "ipv4" ], [ "203.0.113.0", 24, "ipv4" ], [ "224.0.0.0", 3, "ipv4" ], [ "::", 96, "ipv6" ], [ "64:ff9b::", 96, "ipv6" ], [ "64:ff9b:1::", 48, "ipv6" ], [ "100::", 64, "ipv6" ], [ "2001::", 23, "ipv6" ], [ "2001:db8::", 32, "ipv6" ], [ "2002::", 16, "ipv6" ], [ "3fff::", 20, "ipv6" ], [ "4000::", 2, "ipv6" ], [ "8000::", 1, "ipv6" ] ];
const i = new o.BlockList;
for (const [e, t, n] of s) i.addSubnet(e, t, n);
function isPublicAddress(e) {
const t = (0, o.isIP)(e);
return t !== 0 && !i.check(e, t === 6 ? "ipv6" : "ipv4");
}
const c = new o.BlockList;
for (const [e, t] of [ [ "10.0.0.0", 8 ], [ "172.16.0.0", 12 ], [ "192.168.0.0", 16 ], [ "100.64.0.0", 10 ] ]) c.addSubnet(e, t, "ipv4");
c.addSubnet("fc00::", 7, "ipv6");
function isPrivateAddress(e) {
return c.check(e, (0, o.isIP)(e) === 6 ? "ipv6" : "ipv4");
}
const resolveName = async e => await (0, r.lookup)(e, {
all: true
});
function createPublicLookup(e = resolveName) {
return async (t, n = false) => {
const r = await e(t).catch(() => []);
const [o] = r;
if (o === void 0) return {
refused: `the name ${t} cannot be resolved`,
isUnknown: true
};
if (r.every(({address: e}) => isPublicAddress(e))) return o;
const s = r.every(({address: e}) => isPrivateAddress(e));
if (s && n) return o;
const i = s ? "; a Network rule with its full name permits a server of the private network" : "";
return {
refused: `${t} has an address of this machine or its network${i}`
};
};
}
})
};
