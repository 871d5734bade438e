"use strict";

exports.id = 3538;

exports.ids = [ 3538 ];

exports.modules = {
 23538: (function(t, e, r) {
  r.d(e, {
   withStandardTier: () => withStandardTier
  });
  var i = r(30461);
  function withStandardTier(t, e) {
   let r = false;
   let a = null;
   return (0, i.H)(t, async function*(i, n) {
    for await (const d of t.stream(i, n)) {
     d.type === "finish" && (r = true);
     if (d.type !== "error" || d.modelError.kind !== "overloaded" || !r || n.aborted) {
      yield d;
      continue;
     }
     yield {
      ...d,
      type: "retry",
      attempt: 1,
      delayMs: 0
     };
     yield {
      type: "notice",
      text: `${t.name} has no capacity at its flex tier: a request has the full price.`
     };
     a ??= await e();
     yield* a.stream(i, n);
     return;
    }
   });
  }
 })
};
