"use strict";

exports.id = 3538;

exports.ids = [ 3538 ];

exports.modules = {
 23538: (function(t, e, r) {
  r.d(e, {
   withStandardTier: () => withStandardTier
  });
  var i = r(30461);
  function withStandardTier(t, e, r = false) {
   let a = r;
   let n = null;
   return (0, i.H)(t, async function*(r, i) {
    for await (const d of t.stream(r, i)) {
     d.type === "finish" && (a = true);
     if (d.type !== "error" || d.modelError.kind !== "overloaded" || !a || i.aborted) {
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
     n ??= await e();
     yield* n.stream(r, i);
     return;
    }
   });
  }
 })
};
