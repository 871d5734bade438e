"use strict";

exports.id = 5554;

exports.ids = [ 5554 ];

exports.modules = {
 5554: (function(e, t, r) {
  r.d(t, {
   withFallbacks: () => withFallbacks
  });
  const n = new Set([ "rate-limit", "quota", "overloaded", "server", "network", "cut-off" ]);
  function withFallbacks(e, t) {
   if (t.length === 0) return e;
   let r = e;
   const s = [ ...t ];
   return {
    name: e.name,
    get contextWindow() {
     return r.contextWindow;
    },
    skipTurns: t => e.skipTurns?.(t),
    async* stream(t, o) {
     for (;;) {
      const i = r;
      const a = yield* forward(i, {
       isFirst: i === e,
       events: i.stream(t, o)
      });
      if (a === null) return;
      const l = o.aborted || !n.has(a.modelError.kind) ? void 0 : s.shift();
      if (l === void 0) {
       yield a;
       return;
      }
      yield {
       ...a,
       type: "retry",
       attempt: 1,
       delayMs: 0
      };
      yield {
       type: "notice",
       text: `${a.modelError.message} The run continues with ${l.name}.`
      };
      r = await l.load();
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
    if (r.type === "error") return r;
    yield r;
   }
   return null;
  }
 })
};
