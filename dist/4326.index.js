"use strict";

exports.id = 4326, exports.ids = [ 4326 ], exports.modules = {
 4326: (function(e, t, n) {
  n.d(t, {
   beginGitRelay: () => beginGitRelay
  });
  var o = n(77598), r = n(37067), s = n(57075), i = n(46466), a = n(57700), c = n(31782), l = n(64472);
  const d = 4e8, u = [ "accept", "accept-language", "content-type", "content-encoding", "git-protocol", "user-agent" ], p = [ "content-type", "cache-control", "expires", "pragma" ];
  async function beginGitRelay(e, t) {
   const n = (0, o.randomBytes)(24).toString("hex"), y = (0, c.createFetch)({
    proxy: e.proxy,
    idleTimeoutMs: 12e4
   }), g = (0, r.createServer)((o, r) => {
    (async function(e, t) {
     const {incoming: n, response: o} = e, [, r, c = "", y = "", g = "", w, h] = f.exec(n.url ?? "") ?? [], m = w ?? h, $ = `${t.serverUrl}/${c}/${y}/${g}`;
     if (r !== t.secret || void 0 === m) o.writeHead(404).end(); else if ((0, a.n)(c, y.replace(/\.git$/, ""), t.repository)) if ("receive" !== m || t.mayPush) {
      const r = await (0, l.I)(n, d);
      null === r ? o.writeHead(413).end("The pack is too large.\n") : await async function({incoming: e, response: t}, {target: n, body: o}, {token: r, send: a, signal: c}) {
       const {method: l = "GET"} = e, d = {
        authorization: `Basic ${Buffer.from(`x-access-token:${r}`).toString("base64")}`
       };
       for (const t of u) {
        const n = e.headers[t];
        "string" == typeof n && (d[t] = n);
       }
       const f = await a(n, {
        method: l,
        headers: d,
        body: "POST" === l ? o : null,
        signal: c
       }), y = p.flatMap(e => {
        const t = f.headers.get(e);
        return null === t ? [] : [ [ e, t ] ];
       });
       t.writeHead(401 === f.status ? 403 : f.status, Object.fromEntries(y)), null === f.body ? t.end() : await (0, 
       i.pipeline)(s.Readable.fromWeb(f.body), t);
      }(e, {
       target: $,
       body: r
      }, t);
     } else o.writeHead(403).end("No command of this line may push.\n"); else o.writeHead(302, {
      location: $
     }).end();
    })({
     incoming: o,
     response: r
    }, {
     ...e,
     secret: n,
     mayPush: t,
     send: y
    }).catch(() => r.destroy());
   });
   await async function(e) {
    await new Promise((t, n) => {
     e.once("error", n), e.listen(0, "127.0.0.1", t);
    }), e.unref();
   }(g);
   const {port: w} = g.address(), h = `http://127.0.0.1:${String(w)}/${n}/`, {host: m} = new URL(e.serverUrl), $ = `${e.repository.owner}/${e.repository.name}`;
   return {
    port: w,
    settings: [ `${e.serverUrl}/${$}`, `ssh://git@${m}/${$}`, `git@${m}:${$}` ].map(e => [ `url.${h}${$}.insteadOf`, e ]),
    showAddress: t => t.replaceAll(h, `${e.serverUrl}/`),
    end() {
     g.close(), g.closeAllConnections();
    }
   };
  }
  const f = /^\/([0-9a-f]+)\/([\w.-]+)\/([\w.-]+)\/(info\/refs\?service=git-(upload|receive)-pack|git-(upload|receive)-pack)$/;
 }),
 64472: (function(e, t, n) {
  async function requestBody(e, t) {
   const n = [];
   let o = 0;
   for await (const r of e) o += r.length, o <= t && n.push(r);
   return o > t ? null : Buffer.concat(n);
  }
  n.d(t, {
   I: () => requestBody
  });
 }),
 57700: (function(e, t, n) {
  function isOwnRepository(e, t, n) {
   return e.toLowerCase() === n.owner.toLowerCase() && t.toLowerCase() === n.name.toLowerCase();
  }
  n.d(t, {
   n: () => isOwnRepository
  });
 })
};
