"use strict";

exports.id = 5554, exports.ids = [ 5554 ], exports.modules = {
 5554: (function(e, t, r) {
  r.d(t, {
   withFallbacks: () => withFallbacks
  });
  const n = new Set([ "rate-limit", "quota", "overloaded", "server", "network", "cut-off" ]);
  function withFallbacks(e, t) {
   if (0 === t.length) return e;
   let r = e;
   const o = [ ...t ];
   return {
    name: e.name,
    get contextWindow() {
     return r.contextWindow;
    },
    skipTurns: t => e.skipTurns?.(t),
    async* stream(t, s) {
     for (;;) {
      const i = r, a = yield* forward(i, {
       isFirst: i === e,
       events: i.stream(t, s)
      });
      if (null === a) return;
      const d = s.aborted || !n.has(a.modelError.kind) ? void 0 : o.shift();
      if (void 0 === d) return void (yield a);
      yield {
       ...a,
       type: "retry",
       attempt: 1,
       delayMs: 0
      }, yield {
       type: "notice",
       text: `${a.modelError.message} The run continues with ${d.name}.`
      }, r = await d.load();
     }
    }
   };
  }
  async function* forward({name: e}, {isFirst: t, events: r}) {
   for await (const n of r) {
    const r = "usage" in n && !t ? {
     ...n,
     usage: {
      ...n.usage,
      model: e
     }
    } : n;
    if ("error" === r.type) return r;
    yield r;
   }
   return null;
  }
 })
};
