"use strict";

exports.id = 4326;

exports.ids = [ 4326 ];

exports.modules = {
 4326: (function(e, t, n) {
  n.d(t, {
   beginGitRelay: () => beginGitRelay
  });
  var o = n(77598);
  var s = n(37067);
  var r = n(57075);
  var a = n(46466);
  var c = n(57700);
  var i = n(31782);
  var l = n(64472);
  const d = 4e8;
  const u = [ "accept", "accept-language", "content-type", "content-encoding", "git-protocol", "user-agent" ];
  const p = [ "content-type", "cache-control", "expires", "pragma" ];
  async function beginGitRelay(e, t) {
   const n = (0, o.randomBytes)(24).toString("hex");
   const r = (0, i.createFetch)({
    proxy: e.proxy,
    idleTimeoutMs: 12e4
   });
   const a = (0, s.createServer)((o, s) => {
    relay({
     incoming: o,
     response: s
    }, {
     ...e,
     secret: n,
     mayPush: t,
     send: r
    }).catch(() => s.destroy());
   });
   await listen(a);
   const {port: c} = a.address();
   const l = `http://127.0.0.1:${String(c)}/${n}/`;
   const {host: d} = new URL(e.serverUrl);
   const u = `${e.repository.owner}/${e.repository.name}`;
   const p = [ `${e.serverUrl}/${u}`, `ssh://git@${d}/${u}`, `git@${d}:${u}` ];
   return {
    port: c,
    settings: p.map(e => [ `url.${l}${u}.insteadOf`, e ]),
    showAddress: t => t.replaceAll(l, `${e.serverUrl}/`),
    end() {
     a.close();
     a.closeAllConnections();
    }
   };
  }
  async function listen(e) {
   await new Promise((t, n) => {
    e.once("error", n);
    e.listen(0, "127.0.0.1", t);
   });
   e.unref();
  }
  const f = /^\/([0-9a-f]+)\/([\w.-]+)\/([\w.-]+)\/(info\/refs\?service=git-(upload|receive)-pack|git-(upload|receive)-pack)$/;
  async function relay(e, t) {
   const {incoming: n, response: o} = e;
   const [, s, r = "", a = "", i = "", u, p] = f.exec(n.url ?? "") ?? [];
   const y = u ?? p;
   const g = `${t.serverUrl}/${r}/${a}/${i}`;
   if (s !== t.secret || y === void 0) o.writeHead(404).end(); else if ((0, c.n)(r, a.replace(/\.git$/, ""), t.repository)) if (y !== "receive" || t.mayPush) {
    const s = await (0, l.I)(n, d);
    s === null ? o.writeHead(413).end("The pack is too large.\n") : await forward(e, {
     target: g,
     body: s
    }, t);
   } else o.writeHead(403).end("No command of this line may push.\n"); else o.writeHead(302, {
    location: g
   }).end();
  }
  async function forward({incoming: e, response: t}, {target: n, body: o}, {token: s, send: c, signal: i}) {
   const {method: l = "GET"} = e;
   const d = Buffer.from(`x-access-token:${s}`).toString("base64");
   const f = {
    authorization: `Basic ${d}`
   };
   for (const t of u) {
    const n = e.headers[t];
    typeof n === "string" && (f[t] = n);
   }
   const y = await c(n, {
    method: l,
    headers: f,
    body: l === "POST" ? o : null,
    signal: i
   });
   const g = p.flatMap(e => {
    const t = y.headers.get(e);
    return t === null ? [] : [ [ e, t ] ];
   });
   t.writeHead(y.status === 401 ? 403 : y.status, Object.fromEntries(g));
   y.body === null ? t.end() : await (0, a.pipeline)(r.Readable.fromWeb(y.body), t);
  }
 }),
 64472: (function(e, t, n) {
  n.d(t, {
   I: () => requestBody
  });
  async function requestBody(e, t) {
   const n = [];
   let o = 0;
   for await (const s of e) {
    o += s.length;
    o <= t && n.push(s);
   }
   return o > t ? null : Buffer.concat(n);
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
