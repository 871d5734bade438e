"use strict";

exports.id = 3538, exports.ids = [ 3538 ], exports.modules = {
 23538: (function(t, e, r) {
  function withStandardTier(t, e) {
   let r = !1, i = null;
   return {
    name: t.name,
    get contextWindow() {
     return t.contextWindow;
    },
    async* stream(a, n) {
     for await (const d of t.stream(a, n)) {
      if ("finish" === d.type && (r = !0), "error" === d.type && "overloaded" === d.modelError.kind && r && !n.aborted) return yield {
       ...d,
       type: "retry",
       attempt: 1,
       delayMs: 0
      }, yield {
       type: "notice",
       text: `${t.name} has no capacity at its flex tier: a request has the full price.`
      }, i ??= await e(), void (yield* i.stream(a, n));
      yield d;
     }
    }
   };
  }
  r.d(e, {
   withStandardTier: () => withStandardTier
  });
 })
};
