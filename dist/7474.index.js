"use strict";

exports.id = 7474;

exports.ids = [ 7474 ];

exports.modules = {
67474: (function(t, e, n) {
n.r(e);
n.d(e, {
createPageFetcher: () => createPageFetcher
});
var r = n(42357);
var o = n(17992);
var s = n(25422);
var i = n(52966);
var a = n(17213);
var c = n(71553);
var d = n(77030);
var u = n(52758);
var l = n(17340);
const p = {
resolve: async t => await (0, c.lookup)(t, {
all: true
}),
dial: (t, e) => (0, d.connect)({
host: t,
port: e
})
};
const f = 1e4;
const h = 4;
async function connectTo(t, {network: e, proxy: n}, r) {
const o = t.hostname.replace(/^\[|\]$/g, "");
const s = t.protocol === "https:";
if (s && n !== void 0 && !(0, u.isExcepted)(o, n)) {
await publicAddresses(o, e).catch(t => {
if (!isUnresolved(t)) throw t;
});
return await throughProxy(o, n, r);
}
const i = await dialFirst(await publicAddresses(o, e), s ? 443 : 80, {
network: e,
signal: r
});
return s ? await withTls(i, o, r) : i;
}
const v = "ENOTFOUND";
function isUnresolved(t) {
return t instanceof Error && "code" in t && t.code === v;
}
async function publicAddresses(t, {resolve: e}) {
const n = (0, d.isIP)(t);
const r = n === 0 ? await e(t).catch(() => []) : [ {
address: t,
family: n
} ];
if (r.length === 0) throw Object.assign(new Error(`the name ${t} cannot be resolved`), {
code: v
});
if (!r.every(({address: t}) => (0, l.R)(t))) throw new Error(`${t} has an address of this machine, its network or its cloud, or a reserved one`);
return r.toSorted((t, e) => t.family - e.family).map(({address: t}) => t);
}
async function dialFirst(t, e, {network: n, signal: o}) {
let s = "no address";
for (const i of t.slice(0, h)) {
o.throwIfAborted();
const t = n.dial(i, e);
try {
await settled(t, "connect", o);
return t;
} catch (t) {
s = (0, r.bD)(t);
}
}
o.throwIfAborted();
throw new Error(`no connection: ${s}`);
}
async function withTls(t, e, n) {
const r = process.getBuiltinModule("node:tls");
const o = r.connect(tlsOptions(e, {
socket: t
}));
await settled(o, "secureConnect", n);
return o;
}
function tlsOptions(t, e) {
return {
host: t,
...(0, d.isIP)(t) === 0 ? {
servername: t
} : {},
ALPNProtocols: [ "http/1.1" ],
...e
};
}
async function throughProxy(t, e, n) {
const r = {
http: process.getBuiltinModule("node:http"),
https: process.getBuiltinModule("node:https"),
tls: process.getBuiltinModule("node:tls")
};
const o = (0, u.createTunnelAgent)(e, r, f);
return await new Promise((e, r) => {
const abort = () => r(new Error("the time limit was reached"));
n.addEventListener("abort", abort, {
once: true
});
o.createConnection(tlsOptions(t, {
port: 443
}), (t, o) => {
n.removeEventListener("abort", abort);
t !== null ? r(t) : n.aborted ? o.destroy() : e(o);
});
});
}
async function settled(t, e, n) {
await new Promise((r, o) => {
const end = t => {
clearTimeout(s);
n.removeEventListener("abort", abort);
t();
};
const fail = e => {
end(() => o(e));
t.destroy();
};
const abort = () => fail(new Error("the time limit was reached"));
const s = setTimeout(() => fail(new Error("no connection within 10 seconds")), f);
n.addEventListener("abort", abort, {
once: true
});
t.on("error", fail);
t.once(e, () => end(r));
});
}
const w = 5;
function createPageFetcher(t, e = p) {
return async ({url: n, guard: o, timeoutMs: i, maxBytes: c, signal: d}) => {
const u = (0, s.dn)(i, d);
let l = (0, a.K)(n);
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
network: e,
proxy: t
}, u);
const r = await get(l.url, n, {
maxBytes: c,
signal: u
});
if ("page" in r) return r;
l = (0, a.K)(r.location, l.url);
} catch (t) {
if (d.aborted) return {
failure: "the run was stopped"
};
return {
failure: u.aborted ? `it took longer than ${String(i / 1e3)} seconds` : (0, r.bD)(t)
};
}
}
return {
failure: `it redirects more than ${String(w)} times`
};
};
}
async function get(t, e, {maxBytes: n, signal: r}) {
const abort = () => e.destroy(new Error("the time limit was reached"));
r.addEventListener("abort", abort, {
once: true
});
try {
r.throwIfAborted();
const o = await responseOn(e, t);
const {statusCode: s = 0, headers: a} = o;
if (s >= 300 && s < 400 && a.location !== void 0) return {
location: a.location
};
const c = (0, i.j)(o);
if (c === null) throw new Error("it answered in an unknown compression");
const {bytes: d, isTruncated: u} = await firstBytes(c, n);
const [l, p] = [ a["content-type"] ?? "", a["last-modified"] ?? null ];
return {
page: {
url: t.href,
status: s,
contentType: l,
lastModified: p,
bytes: d,
isTruncated: u
}
};
} finally {
r.removeEventListener("abort", abort);
e.destroy();
}
}
async function responseOn(t, e) {
const n = process.getBuiltinModule("node:http");
return await new Promise((r, s) => {
const i = n.request({
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
i.on("error", s);
i.once("close", () => s(new Error("it sent no response")));
i.once("response", r);
i.end();
});
}
async function firstBytes(t, e) {
const n = [];
let r = 0;
for await (const o of t) {
n.push(o);
r += o.length;
if (r > e) break;
}
return {
bytes: Buffer.concat(n).subarray(0, e),
isTruncated: r > e
};
}
}),
17340: (function(t, e, n) {
n.d(e, {
R: () => isPublicAddress,
i: () => createPublicLookup
});
var r = n(71553);
var o = n(77030);
const s = [ [ "0.0.0.0", 8, "ipv4" ], [ "10.0.0.0", 8, "ipv4" ], [ "100.64.0.0", 10, "ipv4" ], [ "127.0.0.0", 8, "ipv4" ], [ "168.63.129.16", 32, "ipv4" ], [ "169.254.0.0", 16, "ipv4" ], [ "172.16.0.0", 12, "ipv4" ], [ "192.0.0.0", 24, "ipv4" ], [ "192.0.2.0", 24, "ipv4" ], [ "192.88.99.0", 24, "ipv4" ], [ "192.168.0.0", 16, "ipv4" ], [ "198.18.0.0", 15, "ipv4" ], [ "198.51.100.0", 24, "ipv4" ], [ "203.0.113.0", 24, "ipv4" ], [ "224.0.0.0", 3, "ipv4" ], [ "::", 96, "ipv6" ], [ "64:ff9b::", 96, "ipv6" ], [ "64:ff9b:1::", 48, "ipv6" ], [ "100::", 64, "ipv6" ], [ "2001::", 23, "ipv6" ], [ "2001:db8::", 32, "ipv6" ], [ "2002::", 16, "ipv6" ], [ "3fff::", 20, "ipv6" ], [ "4000::", 2, "ipv6" ], [ "8000::", 1, "ipv6" ] ];
const i = new o.BlockList;
for (const [t, e, n] of s) i.addSubnet(t, e, n);
function isPublicAddress(t) {
const e = (0, o.isIP)(t);
return e !== 0 && !i.check(t, e === 6 ? "ipv6" : "ipv4");
}
const a = new o.BlockList;
for (const [t, e] of [ [ "10.0.0.0", 8 ], [ "172.16.0.0", 12 ], [ "192.168.0.0", 16 ], [ "100.64.0.0", 10 ] ]) a.addSubnet(t, e, "ipv4");
a.addSubnet("fc00::", 7, "ipv6");
function isPrivateAddress(t) {
return a.check(t, (0, o.isIP)(t) === 6 ? "ipv6" : "ipv4");
}
const resolveName = async t => await (0, r.lookup)(t, {
all: true
});
function createPublicLookup(t = resolveName) {
return async (e, n = false) => {
const r = await t(e).catch(() => []);
const [o] = r;
if (o === void 0) return {
refused: `the name ${e} cannot be resolved`,
isUnknown: true
};
if (r.every(({address: t}) => isPublicAddress(t))) return o;
const s = r.every(({address: t}) => isPrivateAddress(t));
if (s && n) return o;
const i = s ? "; a Network rule with its full name permits a server of the private network" : "";
return {
refused: `${e} has an address of this machine or its network${i}`
};
};
}
})
};
