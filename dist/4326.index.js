"use strict";

exports.id = 4326;

exports.ids = [ 4326 ];

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
var a = n(31782);
var i = n(33677);
const c = 4e8;
const l = [ "accept", "accept-language", "content-type", "content-encoding", "git-protocol", "user-agent" ];
const d = [ "content-type", "cache-control", "expires", "pragma" ];
async function beginGitRelay(e, t) {
const n = (0, o.randomBytes)(24).toString("hex");
const s = (0, a.createFetch)({
proxy: e.proxy,
idleTimeoutMs: 12e4
});
const c = (0, r.createServer)((o, r) => {
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
await (0, i.KT)(c, null);
const {port: l} = c.address();
const d = `http://127.0.0.1:${String(l)}/${n}/`;
const {host: u} = new URL(e.serverUrl);
const f = `${e.repository.owner}/${e.repository.name}`;
const p = [ `${e.serverUrl}/${f}`, `ssh://git@${u}/${f}`, `git@${u}:${f}` ];
return {
port: l,
settings: p.map(e => [ `url.${d}${f}.insteadOf`, e ]),
showAddress: t => t.replaceAll(d, `${e.serverUrl}/`),
end() {
c.close();
c.closeAllConnections();
}
};
}
const u = /^\/([0-9a-f]+)\/([\w.-]+)\/([\w.-]+)\/(info\/refs\?service=git-(upload|receive)-pack|git-(upload|receive)-pack)$/;
async function relay(e, t) {
const {incoming: n, response: o} = e;
const [, r, a = "", l = "", d = "", f, p] = u.exec(n.url ?? "") ?? [];
const y = f ?? p;
const w = `${t.serverUrl}/${a}/${l}/${d}`;
if (r !== t.secret || y === void 0) o.writeHead(404).end(); else if ((0, s.n)(a, l.replace(/\.git$/, ""), t.repository)) if (y !== "receive" || t.mayPush) {
const r = await (0, i.IO)(n, c);
r === null ? o.writeHead(413).end("The pack is too large.\n") : await forward(e, {
target: w,
body: r
}, t);
} else o.writeHead(403).end("No command of this line may push.\n"); else o.writeHead(302, {
location: w
}).end();
}
async function forward({incoming: e, response: t}, {target: n, body: o}, {token: r, send: s, signal: a}) {
const {method: c = "GET"} = e;
const u = Buffer.from(`x-access-token:${r}`).toString("base64");
const f = {
authorization: `Basic ${u}`,
...(0, i.Yl)(e, l)
};
const p = await s(n, {
method: c,
headers: f,
body: c === "POST" ? o : null,
signal: a
});
t.writeHead(p.status === 401 ? 403 : p.status, (0, i.iJ)(p, d));
await (0, i.Mb)(p, t);
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
