"use strict";

exports.id = 7474, exports.ids = [ 7474 ], exports.modules = {
 67474: (function(e, t, n) {
  n.r(t), n.d(t, {
   createPageFetcher: () => createPageFetcher
  });
  var r = n(42357), o = n(17992), s = n(50897), i = n(17213), a = n(71553), c = n(77030), d = n(88572), l = n(52758);
  const u = {
   resolve: async e => await (0, a.lookup)(e, {
    all: !0
   }),
   dial: (e, t) => (0, c.connect)({
    host: e,
    port: t
   })
  }, p = 1e4, f = 4, h = "ENOTFOUND";
  async function publicAddresses(e, {resolve: t}) {
   const n = (0, c.isIP)(e), r = 0 === n ? await t(e).catch(() => []) : [ {
    address: e,
    family: n
   } ];
   if (0 === r.length) throw Object.assign(new Error(`the name ${e} cannot be resolved`), {
    code: h
   });
   if (!r.every(({address: e}) => (0, d.R)(e))) throw new Error(`${e} has an address of this machine, its network or its cloud, or a reserved one`);
   return r.toSorted((e, t) => e.family - t.family).map(({address: e}) => e);
  }
  function tlsOptions(e, t) {
   return {
    host: e,
    ...0 === (0, c.isIP)(e) ? {
     servername: e
    } : {},
    ALPNProtocols: [ "http/1.1" ],
    ...t
   };
  }
  async function settled(e, t, n) {
   await new Promise((r, o) => {
    const end = e => {
     clearTimeout(s), n.removeEventListener("abort", abort), e();
    }, fail = t => {
     end(() => o(t)), e.destroy();
    }, abort = () => fail(new Error("the time limit was reached")), s = setTimeout(() => fail(new Error("no connection within 10 seconds")), p);
    n.addEventListener("abort", abort, {
     once: !0
    }), e.on("error", fail), e.once(t, () => end(r));
   });
  }
  const w = 5;
  function createPageFetcher(e, t = u) {
   return async ({url: n, guard: o, timeoutMs: a, maxBytes: c, signal: d}) => {
    const l = (0, s.dn)(a, d);
    let u = (0, i.K)(n);
    for (let n = 0; n <= w; n += 1) {
     if ("problem" in u) return {
      failure: 0 === n ? u.problem : `it redirects to an address that cannot be fetched: ${u.problem}`
     };
     const {href: s} = u.url, p = o(s);
     if (null !== p) return {
      refused: {
       ...p,
       url: s
      }
     };
     try {
      const n = await get(u.url, {
       network: t,
       proxy: e,
       maxBytes: c,
       signal: l
      });
      if ("page" in n) return n;
      u = (0, i.K)(n.location, u.url);
     } catch (e) {
      return d.aborted ? {
       failure: "the run was stopped"
      } : {
       failure: l.aborted ? `it took longer than ${String(a / 1e3)} seconds` : (0, r.bD)(e)
      };
     }
    }
    return {
     failure: `it redirects more than ${String(w)} times`
    };
   };
  }
  async function get(e, t) {
   const {maxBytes: n, signal: s} = t, i = await async function(e, {network: t, proxy: n}, o) {
    const s = e.hostname.replace(/^\[|\]$/g, ""), i = "https:" === e.protocol;
    if (i && void 0 !== n && !(0, l.isExcepted)(s, n)) return await publicAddresses(s, t).catch(e => {
     if (!function(e) {
      return e instanceof Error && "code" in e && e.code === h;
     }(e)) throw e;
    }), await async function(e, t, n) {
     const r = {
      http: process.getBuiltinModule("node:http"),
      https: process.getBuiltinModule("node:https"),
      tls: process.getBuiltinModule("node:tls")
     }, o = (0, l.createTunnelAgent)(t, r, p);
     return await new Promise((t, r) => {
      const abort = () => r(new Error("the time limit was reached"));
      n.addEventListener("abort", abort, {
       once: !0
      }), o.createConnection(tlsOptions(e, {
       port: 443
      }), (e, o) => {
       n.removeEventListener("abort", abort), null !== e ? r(e) : n.aborted ? o.destroy() : t(o);
      });
     });
    }(s, n, o);
    const a = await async function(e, t, {network: n, signal: o}) {
     let s = "no address";
     for (const i of e.slice(0, f)) {
      o.throwIfAborted();
      const e = n.dial(i, t);
      try {
       return await settled(e, "connect", o), e;
      } catch (e) {
       s = (0, r.bD)(e);
      }
     }
     throw o.throwIfAborted(), new Error(`no connection: ${s}`);
    }(await publicAddresses(s, t), i ? 443 : 80, {
     network: t,
     signal: o
    });
    return i ? await async function(e, t, n) {
     const r = process.getBuiltinModule("node:tls").connect(tlsOptions(t, {
      socket: e
     }));
     return await settled(r, "secureConnect", n), r;
    }(a, s, o) : a;
   }(e, t, s), abort = () => i.destroy(new Error("the time limit was reached"));
   s.addEventListener("abort", abort, {
    once: !0
   });
   try {
    s.throwIfAborted();
    const t = await async function(e, t) {
     const n = process.getBuiltinModule("node:http");
     return await new Promise((r, s) => {
      const i = n.request({
       createConnection: () => e,
       path: `${t.pathname}${t.search}`,
       setHost: !1,
       headers: {
        host: t.host,
        "user-agent": `sallyport/${o.r}`,
        accept: "text/markdown, text/html;q=0.9, text/plain;q=0.8, */*;q=0.5",
        "accept-encoding": "gzip, br, deflate",
        connection: "close"
       }
      });
      i.on("error", s), i.once("close", () => s(new Error("it sent no response"))), i.once("response", r), 
      i.end();
     });
    }(i, e), {statusCode: r = 0, headers: a} = t;
    if (r >= 300 && r < 400 && void 0 !== a.location) return {
     location: a.location
    };
    const {bytes: c, isTruncated: d} = await async function(e, t) {
     const n = [];
     let r = 0;
     for await (const o of e) if (n.push(o), r += o.length, r > t) break;
     return {
      bytes: Buffer.concat(n).subarray(0, t),
      isTruncated: r > t
     };
    }(function(e) {
     const t = (e.headers["content-encoding"] ?? "identity").trim().toLowerCase();
     if ("identity" === t || "" === t) return e;
     const n = process.getBuiltinModule("node:zlib"), r = {
      gzip: n.createUnzip,
      "x-gzip": n.createUnzip,
      deflate: n.createUnzip,
      br: n.createBrotliDecompress
     }, o = (Object.hasOwn(r, t) ? r[t] : void 0)?.();
     if (void 0 === o) throw new Error("it answered in an unknown compression");
     return process.getBuiltinModule("node:stream").pipeline(e, o, () => {});
    }(t), n), [l, u] = [ a["content-type"] ?? "", a["last-modified"] ?? null ];
    return {
     page: {
      url: e.href,
      status: r,
      contentType: l,
      lastModified: u,
      bytes: c,
      isTruncated: d
     }
    };
   } finally {
    s.removeEventListener("abort", abort), i.destroy();
   }
  }
 }),
 88572: (function(e, t, n) {
  n.d(t, {
   R: () => isPublicAddress,
   i: () => createPublicLookup
  });
  var r = n(71553), o = n(77030);
  const s = [ [ "0.0.0.0", 8, "ipv4" ], [ "10.0.0.0", 8, "ipv4" ], [ "100.64.0.0", 10, "ipv4" ], [ "127.0.0.0", 8, "ipv4" ], [ "168.63.129.16", 32, "ipv4" ], [ "169.254.0.0", 16, "ipv4" ], [ "172.16.0.0", 12, "ipv4" ], [ "192.0.0.0", 24, "ipv4" ], [ "192.0.2.0", 24, "ipv4" ], [ "192.88.99.0", 24, "ipv4" ], [ "192.168.0.0", 16, "ipv4" ], [ "198.18.0.0", 15, "ipv4" ], [ "198.51.100.0", 24, "ipv4" ], [ "203.0.113.0", 24, "ipv4" ], [ "224.0.0.0", 3, "ipv4" ], [ "::", 96, "ipv6" ], [ "64:ff9b::", 96, "ipv6" ], [ "64:ff9b:1::", 48, "ipv6" ], [ "100::", 64, "ipv6" ], [ "2001::", 23, "ipv6" ], [ "2001:db8::", 32, "ipv6" ], [ "2002::", 16, "ipv6" ], [ "3fff::", 20, "ipv6" ], [ "4000::", 2, "ipv6" ], [ "8000::", 1, "ipv6" ] ], i = new o.BlockList;
  for (const [e, t, n] of s) i.addSubnet(e, t, n);
  function isPublicAddress(e) {
   const t = (0, o.isIP)(e);
   return 0 !== t && !i.check(e, 6 === t ? "ipv6" : "ipv4");
  }
  const resolveName = async e => await (0, r.lookup)(e, {
   all: !0
  });
  function createPublicLookup(e = resolveName) {
   return async t => {
    const n = await e(t).catch(() => []), [r] = n;
    return void 0 === r ? {
     refused: `the name ${t} cannot be resolved`,
     isUnknown: !0
    } : n.every(({address: e}) => isPublicAddress(e)) ? r : {
     refused: `${t} has an address of this machine or its network`
    };
   };
  }
 })
};
