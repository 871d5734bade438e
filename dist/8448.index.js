"use strict";

exports.id = 8448;

exports.ids = [ 8448 ];

exports.modules = {
88448: (function(e, t, n) {
n.r(t);
n.d(t, {
createProxyServer: () => createProxyServer
});
var r = n(37067);
var o = n.n(r);
var s = n(44708);
var a = n.n(s);
var i = n(77030);
var c = n(52758);
var d = n(95168);
const u = new Set([ "connection", "keep-alive", "proxy-authenticate", "proxy-authorization", "proxy-connection", "te", "trailer", "transfer-encoding", "upgrade" ]);
const l = 6e4;
function createProxyServer(e) {
const t = o().createServer((t, n) => {
forward(t, n, e);
});
t.on("connect", (t, n, r) => {
tunnel(t.url ?? "", {
socket: n,
head: r
}, e);
});
t.on("clientError", (e, t) => t.destroy());
t.on("upgrade", (e, t) => t.destroy());
return e => {
t.emit("connection", e);
e.resume();
};
}
function parseTarget(e) {
const [, t = "", n = ""] = /^([A-Za-z0-9._-]{1,253}|\[[0-9a-fA-F:.]+\]):(\d{1,5})$/.exec(e) ?? [];
const r = Number(n);
if (t === "" || r < 1 || r > 65535) return null;
return {
host: t.toLowerCase().replace(/\.$/, ""),
port: r
};
}
async function admitTarget({host: e, port: t}, n, r) {
const o = await r(e, t, n);
if ("refused" in o || (0, i.isIP)(e) === 0) return o;
return {
refused: `${e} is an address, not a name`
};
}
async function tunnel(e, {socket: t, head: n}, r) {
t.on("error", () => t.destroy());
const s = parseTarget(e);
const u = s === null ? {
refused: "the target is invalid"
} : await admitTarget(s, "https", r);
if (s === null || "refused" in u) {
t.end(`HTTP/1.1 403 Forbidden\r\nContent-Type: text/plain\r\nConnection: close\r\n\r\n${refusal(u)}`);
return;
}
const fail = () => void t.end("HTTP/1.1 502 Bad Gateway\r\nConnection: close\r\n\r\n");
const join = e => {
t.write("HTTP/1.1 200 Connection established\r\n\r\n");
e.write(n);
e.off("error", fail);
(0, d.S)(t, e);
};
if ("via" in u) {
const e = (0, c.openTunnel)(new URL(u.via.url), `${s.host}:${String(s.port)}`, {
http: o(),
https: a()
});
joinTunnel(e, {
socket: t,
join: join,
fail: fail
});
return;
}
const l = (0, i.connect)({
host: u.address,
port: s.port,
allowHalfOpen: true
});
l.on("connect", () => join(l));
l.on("error", fail);
}
function joinTunnel(e, {socket: t, join: n, fail: r}) {
e.setTimeout(l, () => e.destroy());
e.on("error", r);
e.on("connect", (t, o, s) => {
e.setTimeout(0);
if (t.statusCode !== 200) {
o.destroy();
r();
return;
}
o.unshift(s);
n(o);
});
e.on("response", e => {
e.destroy();
r();
});
t.on("close", () => e.destroy());
e.end();
}
async function forward(e, t, n) {
const r = URL.canParse(e.url ?? "") ? new URL(e.url ?? "") : null;
const s = r !== null && r.protocol === "http:" && r.username === "" && r.password === "";
const i = s ? parseTarget(`${r.hostname}:${r.port === "" ? "80" : r.port}`) : null;
const d = e.method === "TRACE";
const u = d ? "the method TRACE is not forwarded" : i === null ? "the address is invalid" : null;
const l = i === null || u !== null ? {
refused: u ?? ""
} : await admitTarget(i, "http", n);
if (r === null || i === null || "refused" in l) {
t.writeHead(403, {
"content-type": "text/plain",
connection: "close"
}).end(refusal(l));
return;
}
const p = e.method ?? "GET";
const h = {
...withoutHopByHop(e.headers),
host: r.host
};
const f = "via" in l ? (0, c.requestProxy)(new URL(l.via.url), {
http: o(),
https: a()
}, {
method: p,
path: r.href,
headers: h
}) : o().request({
host: l.address,
port: i.port,
method: p,
path: `${r.pathname}${r.search}`,
headers: h,
agent: false
});
f.on("response", e => {
t.writeHead(e.statusCode ?? 502, withoutHopByHop(e.headers));
e.on("error", () => t.destroy());
e.pipe(t);
});
f.on("error", () => t.headersSent ? t.destroy() : t.writeHead(502).end());
f.on("upgrade", (e, n) => {
n.destroy();
t.writeHead(502).end();
});
t.on("close", () => f.destroy());
e.pipe(f);
}
function withoutHopByHop(e) {
const t = new Set((e.connection ?? "").split(",").map(e => e.trim().toLowerCase()));
return Object.fromEntries(Object.entries(e).flatMap(([e, n]) => n === void 0 || u.has(e) || t.has(e) ? [] : [ [ e, n ] ]));
}
function refusal(e) {
return `sallyport: ${"refused" in e ? e.refused : "refused"}\n`;
}
})
};
