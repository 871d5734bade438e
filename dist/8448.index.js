"use strict";

exports.id = 8448;

exports.ids = [ 8448 ];

exports.modules = {
88448: (function(e, t, r) {
r.r(t);
r.d(t, {
createProxyServer: () => createProxyServer
});
var n = r(37067);
var o = r.n(n);
var s = r(44708);
var a = r.n(s);
var i = r(77030);
var d = r(52758);
var c = r(95168);
const u = new Set([ "connection", "keep-alive", "proxy-authenticate", "proxy-authorization", "proxy-connection", "te", "trailer", "transfer-encoding", "upgrade" ]);
const l = 6e4;
function createProxyServer(e) {
const t = o().createServer((t, r) => {
forward(t, r, e);
});
t.on("connect", (t, r, n) => {
tunnel(t.url ?? "", {
socket: r,
head: n
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
const [, t = "", r = ""] = /^([A-Za-z0-9._-]{1,253}|\[[0-9a-fA-F:.]+\]):(\d{1,5})$/.exec(e) ?? [];
const n = Number(r);
if (t === "" || n < 1 || n > 65535) return null;
return {
host: t.toLowerCase().replace(/\.$/, ""),
port: n
};
}
async function admitTarget({host: e, port: t}, r, n) {
const o = await n(e, t, r);
if ("refused" in o || (0, i.isIP)(e) === 0) return o;
return {
refused: `${e} is an address, not a name`
};
}
async function tunnel(e, {socket: t, head: r}, n) {
t.on("error", () => t.destroy());
const s = parseTarget(e);
const u = s === null ? {
refused: "the target is invalid"
} : await admitTarget(s, "https", n);
if (s === null || "refused" in u) {
t.end(`HTTP/1.1 403 Forbidden\r\nContent-Type: text/plain\r\nConnection: close\r\n\r\n${refusal(u)}`);
return;
}
const fail = () => void t.end("HTTP/1.1 502 Bad Gateway\r\nConnection: close\r\n\r\n");
const join = e => {
t.write("HTTP/1.1 200 Connection established\r\n\r\n");
e.write(r);
e.off("error", fail);
(0, c.S)(t, e);
};
if ("via" in u) {
const e = (0, d.openTunnel)(new URL(u.via.url), `${s.host}:${String(s.port)}`, {
http: o(),
https: a()
});
e.setTimeout(l, () => e.destroy());
e.on("error", fail);
e.on("connect", (t, r, n) => {
e.setTimeout(0);
if (t.statusCode !== 200) {
r.destroy();
fail();
return;
}
r.unshift(n);
join(r);
});
e.on("response", e => {
e.destroy();
fail();
});
t.on("close", () => e.destroy());
e.end();
return;
}
const p = (0, i.connect)({
host: u.address,
port: s.port,
allowHalfOpen: true
});
p.on("connect", () => join(p));
p.on("error", fail);
}
async function forward(e, t, r) {
const n = URL.canParse(e.url ?? "") ? new URL(e.url ?? "") : null;
const s = n !== null && n.protocol === "http:" && n.username === "" && n.password === "";
const i = s ? parseTarget(`${n.hostname}:${n.port === "" ? "80" : n.port}`) : null;
const c = e.method === "TRACE";
const u = c ? "the method TRACE is not forwarded" : i === null ? "the address is invalid" : null;
const l = i === null || u !== null ? {
refused: u ?? ""
} : await admitTarget(i, "http", r);
if (n === null || i === null || "refused" in l) {
t.writeHead(403, {
"content-type": "text/plain",
connection: "close"
}).end(refusal(l));
return;
}
const p = e.method ?? "GET";
const h = {
...withoutHopByHop(e.headers),
host: n.host
};
const f = "via" in l ? (0, d.requestProxy)(new URL(l.via.url), {
http: o(),
https: a()
}, {
method: p,
path: n.href,
headers: h
}) : o().request({
host: l.address,
port: i.port,
method: p,
path: `${n.pathname}${n.search}`,
headers: h,
agent: false
});
f.on("response", e => {
t.writeHead(e.statusCode ?? 502, withoutHopByHop(e.headers));
e.on("error", () => t.destroy());
e.pipe(t);
});
f.on("error", () => t.headersSent ? t.destroy() : t.writeHead(502).end());
f.on("upgrade", (e, r) => {
r.destroy();
t.writeHead(502).end();
});
t.on("close", () => f.destroy());
e.pipe(f);
}
function withoutHopByHop(e) {
const t = new Set((e.connection ?? "").split(",").map(e => e.trim().toLowerCase()));
return Object.fromEntries(Object.entries(e).flatMap(([e, r]) => r === void 0 || u.has(e) || t.has(e) ? [] : [ [ e, r ] ]));
}
function refusal(e) {
return `sallyport: ${"refused" in e ? e.refused : "refused"}\n`;
}
})
};
