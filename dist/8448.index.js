"use strict";

exports.id = 8448, exports.ids = [ 8448 ], exports.modules = {
 88448: (function(e, t, r) {
  r.r(t), r.d(t, {
   createProxyServer: () => createProxyServer
  });
  var n = r(37067), o = r.n(n), s = r(44708), a = r.n(s), i = r(77030), d = r(52758), c = r(95168);
  const u = new Set([ "connection", "keep-alive", "proxy-authenticate", "proxy-authorization", "proxy-connection", "te", "trailer", "transfer-encoding", "upgrade" ]), p = 6e4;
  function createProxyServer(e) {
   const t = o().createServer((t, r) => {
    !async function(e, t, r) {
     const n = URL.canParse(e.url ?? "") ? new URL(e.url ?? "") : null, s = null !== n && "http:" === n.protocol && "" === n.username && "" === n.password ? parseTarget(`${n.hostname}:${"" === n.port ? "80" : n.port}`) : null, i = null === s ? {
      refused: "the address is invalid"
     } : await admitTarget(s, "http", r);
     if (null === n || null === s || "refused" in i) return void t.writeHead(403, {
      "content-type": "text/plain",
      connection: "close"
     }).end(refusal(i));
     const c = e.method ?? "GET", u = {
      ...withoutHopByHop(e.headers),
      host: n.host
     }, p = "via" in i ? (0, d.requestProxy)(new URL(i.via.url), {
      http: o(),
      https: a()
     }, {
      method: c,
      path: n.href,
      headers: u
     }) : o().request({
      host: i.address,
      port: s.port,
      method: c,
      path: `${n.pathname}${n.search}`,
      headers: u,
      agent: !1
     });
     p.on("response", e => {
      t.writeHead(e.statusCode ?? 502, withoutHopByHop(e.headers)), e.on("error", () => t.destroy()), 
      e.pipe(t);
     }), p.on("error", () => t.headersSent ? t.destroy() : t.writeHead(502).end()), p.on("upgrade", (e, r) => {
      r.destroy(), t.writeHead(502).end();
     }), t.on("close", () => p.destroy()), e.pipe(p);
    }(t, r, e);
   });
   return t.on("connect", (t, r, n) => {
    !async function(e, {socket: t, head: r}, n) {
     t.on("error", () => t.destroy());
     const s = parseTarget(e), u = null === s ? {
      refused: "the target is invalid"
     } : await admitTarget(s, "https", n);
     if (null === s || "refused" in u) return void t.end(`HTTP/1.1 403 Forbidden\r\nContent-Type: text/plain\r\nConnection: close\r\n\r\n${refusal(u)}`);
     const fail = () => {
      t.end("HTTP/1.1 502 Bad Gateway\r\nConnection: close\r\n\r\n");
     }, join = e => {
      t.write("HTTP/1.1 200 Connection established\r\n\r\n"), e.write(r), e.off("error", fail), 
      (0, c.S)(t, e);
     };
     if ("via" in u) return void function(e, {socket: t, join: r, fail: n}) {
      e.setTimeout(p, () => e.destroy()), e.on("error", n), e.on("connect", (t, o, s) => {
       if (e.setTimeout(0), 200 !== t.statusCode) return o.destroy(), void n();
       o.unshift(s), r(o);
      }), e.on("response", e => {
       e.destroy(), n();
      }), t.on("close", () => e.destroy()), e.end();
     }((0, d.openTunnel)(new URL(u.via.url), `${s.host}:${String(s.port)}`, {
      http: o(),
      https: a()
     }), {
      socket: t,
      join: join,
      fail: fail
     });
     const l = (0, i.connect)({
      host: u.address,
      port: s.port,
      allowHalfOpen: !0
     });
     l.on("connect", () => join(l)), l.on("error", fail);
    }(t.url ?? "", {
     socket: r,
     head: n
    }, e);
   }), t.on("clientError", (e, t) => t.destroy()), t.on("upgrade", (e, t) => t.destroy()), 
   e => {
    t.emit("connection", e), e.resume();
   };
  }
  function parseTarget(e) {
   const [, t = "", r = ""] = /^([A-Za-z0-9._-]{1,253}|\[[0-9a-fA-F:.]+\]):(\d{1,5})$/.exec(e) ?? [], n = Number(r);
   return "" === t || n < 1 || n > 65535 ? null : {
    host: t.toLowerCase().replace(/\.$/, ""),
    port: n
   };
  }
  async function admitTarget({host: e, port: t}, r, n) {
   const o = await n(e, t, r);
   return "refused" in o || 0 === (0, i.isIP)(e) ? o : {
    refused: `${e} is an address, not a name`
   };
  }
  function withoutHopByHop(e) {
   const t = new Set((e.connection ?? "").split(",").map(e => e.trim().toLowerCase()));
   return Object.fromEntries(Object.entries(e).flatMap(([e, r]) => void 0 === r || u.has(e) || t.has(e) ? [] : [ [ e, r ] ]));
  }
  function refusal(e) {
   return `sallyport: ${"refused" in e ? e.refused : "refused"}\n`;
  }
 })
};
