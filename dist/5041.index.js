"use strict";

exports.id = 5041;

exports.ids = [ 5041 ];

exports.modules = {
 75041: (function(e, t, n) {
  n.r(t);
  n.d(t, {
   googleBatchApi: () => googleBatchApi
  });
  var s = n(20274);
  var a = n(92682);
  var o = n(2291);
  var r = n(54176);
  function googleBatchApi(e, t) {
   const n = (0, o.i)(e);
   return {
    maxRequests: 1e4,
    maxBytes: 18e6,
    windowMs: 1728e5,
    submit: async (n, s, o) => {
     const c = n.map(({id: e, body: t}) => ({
      request: t,
      metadata: {
       key: e
      }
     }));
     const i = {
      displayName: s,
      inputConfig: {
       requests: {
        requests: c
       }
      }
     };
     const u = await e.json({
      method: "POST",
      path: `/models/${encodeURIComponent(t)}:batchGenerateContent`,
      body: JSON.stringify({
       batch: i
      }),
      headers: {
       "content-type": "application/json"
      },
      signal: o,
      isRepeatable: false
     });
     return (0, r.b)((0, a.e)(u)["name"]);
    },
    list: async (e, t) => {
     const a = [];
     for (let o = ""; ;) {
      const c = await n(`/batches?pageSize=100${o}`, t);
      a.push(...(0, s._j)(c["operations"]).map(listedBatch).filter(({createdAt: t}) => t >= e));
      const i = (0, r.b)(c["nextPageToken"]);
      if (i === "") return a;
      o = `&pageToken=${encodeURIComponent(i)}`;
     }
    },
    status: async (e, t) => statusOf(await n(pathOf(e), t)),
    answers: async function*(e, t) {
     yield* answersIn(await n(pathOf(e), t));
    }
   };
  }
  const pathOf = e => `/${e.split("/").map(encodeURIComponent).join("/")}`;
  function listedBatch(e) {
   const {name: t, metadata: n} = (0, a.e)(e);
   const {displayName: s, createTime: o} = (0, a.e)(n);
   const c = (0, r.b)(s);
   return {
    batchId: (0, r.b)(t),
    createdAt: Date.parse((0, r.b)(o)),
    label: c === "" ? null : c,
    count: null
   };
  }
  function statusOf(e) {
   const t = (0, r.b)((0, a.e)(e["metadata"])["state"]).replace(/^(JOB|BATCH)_STATE_/, "");
   if (t === "EXPIRED" || t === "CANCELLED") return {
    state: "expired"
   };
   if (t === "FAILED") {
    const {message: t, code: n} = (0, a.e)(e["error"]);
    const s = (0, r.b)(t) || "the provider gives no reason";
    const o = n === void 0 ? 400 : statusOfRpc(n);
    return {
     state: "rejected",
     reason: s,
     status: o,
     code: "",
     isTooLarge: false,
     requests: []
    };
   }
   const n = t === "SUCCEEDED" || t === "PARTIALLY_SUCCEEDED" || e["done"] === true;
   return n ? {
    state: "ended",
    processed: 0
   } : {
    state: "running"
   };
  }
  function answersIn({response: e, metadata: t}) {
   const n = e ?? (0, a.e)(t)["output"];
   const o = (0, a.e)((0, a.e)(n)["inlinedResponses"]);
   return (0, s._j)(o["inlinedResponses"]).flatMap(e => {
    const t = (0, a.e)(e);
    const n = (0, r.b)((0, a.e)(t["metadata"])["key"]);
    if (n === "") return [];
    if (t["response"] !== void 0) return [ {
     id: n,
     outcome: {
      kind: "answer",
      body: t["response"]
     }
    } ];
    const {error: s} = t;
    return [ {
     id: n,
     outcome: {
      kind: "error",
      status: statusOfRpc((0, a.e)(s)["code"]),
      body: {
       error: s
      }
     }
    } ];
   });
  }
  function statusOfRpc(e) {
   const t = {
    3: 400,
    5: 404,
    7: 403,
    8: 429,
    9: 400,
    14: 503,
    16: 401
   };
   return t[Number(e)] ?? 500;
  }
 }),
 2291: (function(e, t, n) {
  n.d(t, {
   i: () => getObject,
   p: () => listPages
  });
  var s = n(20274);
  var a = n(92682);
  function getObject(e) {
   return async (t, n) => (0, a.e)(await e.json({
    method: "GET",
    path: t,
    signal: n,
    isRepeatable: true
   }));
  }
  function listPages({http: e, path: t, after: n, listedBatch: a}) {
   const o = getObject(e);
   return async (e, r) => {
    const c = [];
    for (let i = ""; ;) {
     const u = await o(`${t}?limit=100${i}`, r);
     const d = (0, s._j)(u["data"]).map(a);
     c.push(...d.filter(({createdAt: t}) => t >= e));
     const p = d.at(-1);
     if (u["has_more"] !== true || p === void 0 || p.createdAt < e) return c;
     i = `&${n}=${encodeURIComponent(p.batchId)}`;
    }
   };
  }
 }),
 54176: (function(e, t, n) {
  n.d(t, {
   b: () => textOf,
   r: () => numberOf
  });
  const textOf = e => typeof e === "string" ? e : "";
  const numberOf = e => Number.isFinite(Number(e)) ? Number(e) : 0;
 })
};
