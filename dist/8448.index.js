"use strict";

exports.id = 8448, exports.ids = [ 8448 ], exports.modules = {
  88448: (function(e, r, t) {
    t.r(r), t.d(r, {
      createProxyServer: () => createProxyServer
    });
    var n = t(37067), o = t(77030), s = t(95168);
    const a = new Set([ "connection", "keep-alive", "proxy-authenticate", "proxy-authorization", "proxy-connection", "te", "trailer", "transfer-encoding", "upgrade" ]);
    function createProxyServer(e) {
      const r = (0, n.createServer)((r, t) => {
        !async function(e, r, t) {
          const o = URL.canParse(e.url ?? "") ? new URL(e.url ?? "") : null, s = null !== o && "http:" === o.protocol && "" === o.username && "" === o.password ? parseTarget(`${o.hostname}:${"" === o.port ? "80" : o.port}`) : null, a = null === s ? {
            refused: "the address is invalid"
          } : await admitTarget(s, t);
          if (null === o || null === s || "refused" in a) return void r.writeHead(403, {
            "content-type": "text/plain",
            connection: "close"
          }).end(refusal(a));
          const i = (0, n.request)({
            host: a.address,
            port: s.port,
            method: e.method ?? "GET",
            path: `${o.pathname}${o.search}`,
            headers: {
              ...withoutHopByHop(e.headers),
              host: o.host
            },
            agent: !1
          });
          i.on("response", e => {
            r.writeHead(e.statusCode ?? 502, withoutHopByHop(e.headers)), e.on("error", () => r.destroy()), 
            e.pipe(r);
          }), i.on("error", () => r.headersSent ? r.destroy() : r.writeHead(502).end()), r.on("close", () => i.destroy()), 
          e.pipe(i);
        }(r, t, e);
      });
      return r.on("connect", (r, t, n) => {
        !async function(e, {socket: r, head: t}, n) {
          r.on("error", () => r.destroy());
          const a = parseTarget(e), i = null === a ? {
            refused: "the target is invalid"
          } : await admitTarget(a, n);
          if (null === a || "refused" in i) return void r.end(`HTTP/1.1 403 Forbidden\r\nContent-Type: text/plain\r\nConnection: close\r\n\r\n${refusal(i)}`);
          const c = (0, o.connect)({
            host: i.address,
            port: a.port,
            allowHalfOpen: !0
          });
          c.on("connect", () => {
            r.write("HTTP/1.1 200 Connection established\r\n\r\n"), c.write(t), c.off("error", fail), 
            (0, s.S)(r, c);
          });
          const fail = () => {
            r.end("HTTP/1.1 502 Bad Gateway\r\nConnection: close\r\n\r\n");
          };
          c.on("error", fail);
        }(r.url ?? "", {
          socket: t,
          head: n
        }, e);
      }), r.on("clientError", (e, r) => r.destroy()), r.on("upgrade", (e, r) => r.destroy()), 
      e => {
        r.emit("connection", e), e.resume();
      };
    }
    function parseTarget(e) {
      const [, r = "", t = ""] = /^([A-Za-z0-9._-]{1,253}|\[[0-9a-fA-F:.]+\]):(\d{1,5})$/.exec(e) ?? [], n = Number(t);
      return "" === r || n < 1 || n > 65535 ? null : {
        host: r.toLowerCase().replace(/\.$/, ""),
        port: n
      };
    }
    async function admitTarget({host: e, port: r}, t) {
      const n = await t(e, r);
      return "refused" in n || 0 === (0, o.isIP)(e) ? n : {
        refused: `${e} is an address, not a name`
      };
    }
    function withoutHopByHop(e) {
      const r = new Set((e.connection ?? "").split(",").map(e => e.trim().toLowerCase()));
      return Object.fromEntries(Object.entries(e).flatMap(([e, t]) => void 0 === t || a.has(e) || r.has(e) ? [] : [ [ e, t ] ]));
    }
    function refusal(e) {
      return `sallyport: ${"refused" in e ? e.refused : "refused"}\n`;
    }
  })
};
