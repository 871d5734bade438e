"use strict";

exports.id = 2867, exports.ids = [ 2867 ], exports.modules = {
 42867: (function(t, e, r) {
  r.r(e), r.d(e, {
   createWebSearch: () => createWebSearch
  });
  var n = r(42357), s = r(20653), a = r(50897);
  const i = 2e4, o = 2e6, c = 300, u = 2e3, l = 1e3, f = 100;
  function createWebSearch(t, e, r) {
   return async (s, c, u) => {
    if (!/^[\x21-\x7e]+$/.test(e)) return {
     failure: "its key contains a character that no key contains"
    };
    const l = (0, a.dn)(i, u);
    try {
     const {url: n, ...a} = function(t, {key: e, query: r, most: n}) {
      switch (t) {
      case "tavily":
       return {
        url: "https://api.tavily.com/search",
        method: "POST",
        headers: {
         authorization: `Bearer ${e}`,
         "content-type": "application/json"
        },
        body: JSON.stringify({
         query: r,
         max_results: n
        })
       };

      case "brave":
       return {
        url: `https://api.search.brave.com/res/v1/web/search?${new URLSearchParams({
         q: r,
         count: String(n)
        }).toString()}`,
        headers: {
         "x-subscription-token": e,
         accept: "application/json"
        }
       };
      }
     }(t, {
      key: e,
      query: s,
      most: c
     }), i = await r(n, {
      ...a,
      signal: l
     }), u = await async function({body: t}) {
      const e = [];
      let r = 0;
      for await (const n of t ?? []) {
       if (r += n.length, r > o) throw new Error(`it answered more than ${String(o)} bytes`);
       e.push(n);
      }
      return Buffer.concat(e).toString("utf8");
     }(i);
     return i.ok ? {
      results: resultsIn(t, JSON.parse(u)).slice(0, c)
     } : {
      failure: (f = i.status, 401 === f || 403 === f ? `it did not accept the key (status ${String(f)})` : 429 === f ? "its limit of requests is used up (status 429)" : `it answered with the status ${String(f)}`)
     };
    } catch (t) {
     return u.aborted ? {
      failure: "the run was stopped"
     } : l.aborted ? {
      failure: `it took longer than ${String(i / 1e3)} seconds`
     } : {
      failure: t instanceof SyntaxError ? "its answer is not valid JSON" : (0, n.bD)(t)
     };
    }
    var f;
   };
  }
  function resultsIn(t, e) {
   const r = field("tavily" === t ? e : field(e, "web"), "results");
   return Array.isArray(r) ? r.flatMap(e => {
    const r = textOf(e, "url");
    if (!/^https?:\/\//i.test(r) || r.length > u) return [];
    const n = textOf(e, "tavily" === t ? "content" : "description"), a = textOf(e, "tavily" === t ? "published_date" : "age");
    return [ {
     title: (0, s.GH)(textOf(e, "title"), c),
     url: r,
     snippet: (0, s.GH)(n, l),
     date: (0, s.GH)(a, f)
    } ];
   }) : [];
  }
  function field(t, e) {
   return "object" == typeof t && null !== t && e in t ? t[e] : void 0;
  }
  function textOf(t, e) {
   const r = field(t, e);
   return "string" == typeof r ? r.replaceAll(/<\/?strong>/g, "").replaceAll(/\s+/g, " ").trim() : "";
  }
 })
};
