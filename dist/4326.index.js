"use strict";

exports.id = 4326, exports.ids = [ 4326 ], exports.modules = {
  4326: (function(e, t, n) {
    n.d(t, {
      beginGitRelay: () => beginGitRelay
    });
    var o = n(77598), r = n(37067), s = n(57075), i = n(46466), a = n(57700), c = n(31782);
    const l = 4e8, d = [ "accept", "accept-language", "content-type", "content-encoding", "git-protocol", "user-agent" ], p = [ "content-type", "cache-control", "expires", "pragma" ];
    async function beginGitRelay(e, t) {
      const n = (0, o.randomBytes)(24).toString("hex"), f = (0, c.H)({
        proxy: e.proxy,
        idleTimeoutMs: 12e4
      }), g = (0, r.createServer)((o, r) => {
        (async function(e, t) {
          const {incoming: n, response: o} = e, [, r, c = "", f = "", g = "", y, w] = u.exec(n.url ?? "") ?? [], m = y ?? w, $ = `${t.serverUrl}/${c}/${f}/${g}`;
          if (r !== t.secret || void 0 === m) o.writeHead(404).end(); else if ((0, a.n)(c, f.replace(/\.git$/, ""), t.repository)) if ("receive" !== m || t.mayPush) {
            const r = await async function(e) {
              const t = [];
              let n = 0;
              for await (const o of e) n += o.length, n <= l && t.push(o);
              return n > l ? null : Buffer.concat(t);
            }(n);
            null === r ? o.writeHead(413).end("The pack is too large.\n") : await async function({incoming: e, response: t}, {target: n, body: o}, {token: r, send: a, signal: c}) {
              const {method: l = "GET"} = e, u = {
                authorization: `Basic ${Buffer.from(`x-access-token:${r}`).toString("base64")}`
              };
              for (const t of d) {
                const n = e.headers[t];
                "string" == typeof n && (u[t] = n);
              }
              const f = await a(n, {
                method: l,
                headers: u,
                body: "POST" === l ? o : null,
                signal: c
              }), g = p.flatMap(e => {
                const t = f.headers.get(e);
                return null === t ? [] : [ [ e, t ] ];
              });
              t.writeHead(401 === f.status ? 403 : f.status, Object.fromEntries(g)), null === f.body ? t.end() : await (0, 
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
          send: f
        }).catch(() => r.destroy());
      });
      await async function(e) {
        await new Promise((t, n) => {
          e.once("error", n), e.listen(0, "127.0.0.1", t);
        }), e.unref();
      }(g);
      const {port: y} = g.address(), w = `http://127.0.0.1:${String(y)}/${n}/`, {host: m} = new URL(e.serverUrl), $ = `${e.repository.owner}/${e.repository.name}`;
      return {
        port: y,
        settings: [ `${e.serverUrl}/${$}`, `ssh://git@${m}/${$}`, `git@${m}:${$}` ].map(e => [ `url.${w}${$}.insteadOf`, e ]),
        showAddress: t => t.replaceAll(w, `${e.serverUrl}/`),
        end() {
          g.close(), g.closeAllConnections();
        }
      };
    }
    const u = /^\/([0-9a-f]+)\/([\w.-]+)\/([\w.-]+)\/(info\/refs\?service=git-(upload|receive)-pack|git-(upload|receive)-pack)$/;
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
