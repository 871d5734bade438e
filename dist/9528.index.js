"use strict";

exports.id = 9528;

exports.ids = [ 9528 ];

exports.modules = {
 89528: (function(t, e, n) {
  n.r(e);
  n.d(e, {
   anthropicBatchApi: () => anthropicBatchApi
  });
  var r = n(20274);
  var s = n(92682);
  var o = n(2291);
  var a = n(54176);
  const c = "/messages/batches";
  function anthropicBatchApi(t) {
   const e = (0, o.i)(t);
   return {
    maxRequests: 1e4,
    maxBytes: 48e6,
    windowMs: 864e5,
    submit: async (e, n, r) => {
     const o = [ ...new Set(e.flatMap(t => t.betas)) ].join(",");
     const i = JSON.stringify({
      requests: e.map(({id: t, body: e}) => ({
       custom_id: t,
       params: e
      }))
     });
     const u = {
      "content-type": "application/json",
      ...o === "" ? {} : {
       "anthropic-beta": o
      }
     };
     const d = await t.json({
      method: "POST",
      path: c,
      body: i,
      headers: u,
      signal: r,
      isRepeatable: false
     });
     return (0, a.b)((0, s.e)(d)["id"]);
    },
    list: (0, o.p)({
     http: t,
     path: c,
     after: "after_id",
     listedBatch: listedBatch
    }),
    status: async (t, n) => {
     const r = await e(`${c}/${encodeURIComponent(t)}`, n);
     const {succeeded: o, errored: i} = (0, s.e)(r["request_counts"]);
     const u = (0, a.r)(o) + (0, a.r)(i);
     return r["processing_status"] === "ended" ? {
      state: "ended",
      processed: u
     } : {
      state: "running"
     };
    },
    answers: async function*(e, n) {
     const r = `${c}/${encodeURIComponent(e)}/results`;
     for await (const e of t.lines({
      method: "GET",
      path: r,
      signal: n,
      isRepeatable: true
     })) {
      const t = answerIn(e);
      t !== null && (yield t);
     }
    }
   };
  }
  function listedBatch(t) {
   const e = (0, s.e)(t);
   const n = Object.values((0, s.e)(e["request_counts"])).map(a.r);
   return {
    batchId: (0, a.b)(e["id"]),
    createdAt: Date.parse((0, a.b)(e["created_at"])),
    label: null,
    count: n.reduce((t, e) => t + e, 0)
   };
  }
  function answerIn(t) {
   const e = (0, s.e)((0, r.U4)(t));
   const n = (0, s.e)(e["result"]);
   const o = (0, a.b)(e["custom_id"]);
   return o === "" ? null : {
    id: o,
    outcome: outcomeOf(n)
   };
  }
  function outcomeOf(t) {
   if (t["type"] === "succeeded") return {
    kind: "answer",
    body: t["message"]
   };
   if (t["type"] !== "errored") return {
    kind: "expired"
   };
   const {error: e} = t;
   const n = (0, a.b)((0, s.e)((0, s.e)(e)["error"])["type"] ?? (0, s.e)(e)["type"]);
   return {
    kind: "error",
    status: i[n] ?? 500,
    body: e
   };
  }
  const i = {
   invalid_request_error: 400,
   authentication_error: 401,
   billing_error: 402,
   permission_error: 403,
   not_found_error: 404,
   request_too_large: 413,
   rate_limit_error: 429,
   overloaded_error: 529
  };
 }),
 2291: (function(t, e, n) {
  n.d(e, {
   i: () => getObject,
   p: () => listPages
  });
  var r = n(20274);
  var s = n(92682);
  function getObject(t) {
   return async (e, n) => (0, s.e)(await t.json({
    method: "GET",
    path: e,
    signal: n,
    isRepeatable: true
   }));
  }
  function listPages({http: t, path: e, after: n, listedBatch: s}) {
   const o = getObject(t);
   return async (t, a) => {
    const c = [];
    for (let i = ""; ;) {
     const u = await o(`${e}?limit=100${i}`, a);
     const d = (0, r._j)(u["data"]).map(s);
     c.push(...d.filter(({createdAt: e}) => e >= t));
     const p = d.at(-1);
     if (u["has_more"] !== true || p === void 0 || p.createdAt < t) return c;
     i = `&${n}=${encodeURIComponent(p.batchId)}`;
    }
   };
  }
 }),
 54176: (function(t, e, n) {
  n.d(e, {
   b: () => textOf,
   r: () => numberOf
  });
  const textOf = t => typeof t === "string" ? t : "";
  const numberOf = t => Number.isFinite(Number(t)) ? Number(t) : 0;
 })
};
