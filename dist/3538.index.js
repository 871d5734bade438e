"use strict";

exports.id = 3538;

exports.ids = [ 3538 ];

exports.modules = {
 23538: (function(e, t, r) {
  r.d(t, {
   withStandardTier: () => withStandardTier
  });
  function withStandardTier(e, t) {
   let r = false;
   let i = null;
   return {
    name: e.name,
    get contextWindow() {
     return e.contextWindow;
    },
    async* stream(a, n) {
     for await (const d of e.stream(a, n)) {
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
       text: `${e.name} has no capacity at its flex tier: a request has the full price.`
      };
      i ??= await t();
      yield* i.stream(a, n);
      return;
     }
    }
   };
  }
 })
};
