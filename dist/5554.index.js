"use strict";

exports.id = 5554;

exports.ids = [ 5554 ];

exports.modules = {
 5554: (function(e, t, n) {
  n.r(t);
  n.d(t, {
   withFallbacks: () => withFallbacks
  });
  const r = new Set([ "rate-limit", "quota", "overloaded", "server", "network", "cut-off" ]);
  function withFallbacks(e, t, n) {
   if (t.length === 0) return e;
   let o = e;
   const i = [ ...t ];
   let s = false;
   return {
    name: e.name,
    get contextWindow() {
     return o.contextWindow;
    },
    skipTurns: t => e.skipTurns?.(t),
    async* stream(t, a) {
     for (;;) {
      const d = o;
      const l = s || i.length === 0 || n?.isDown(d.name) !== true ? void 0 : i.shift();
      if (l !== void 0) {
       yield {
        type: "notice",
        text: `${d.name} did not answer another job. The run begins with ${l.name}.`
       };
       o = await l.load();
       continue;
      }
      const u = yield* forward(d, {
       isFirst: d === e,
       events: d.stream(t, a)
      });
      if (u === null) {
       s = true;
       n?.succeeded(d.name);
       return;
      }
      n?.failed(d.name, u.modelError);
      const c = a.aborted || !r.has(u.modelError.kind) ? void 0 : i.shift();
      if (c === void 0) {
       yield u;
       return;
      }
      yield {
       ...u,
       type: "retry",
       attempt: 1,
       delayMs: 0
      };
      yield {
       type: "notice",
       text: `${u.modelError.message} The run continues with ${c.name}.`
      };
      o = await c.load();
     }
    }
   };
  }
  async function* forward({name: e}, {isFirst: t, events: n}) {
   for await (const r of n) {
    const n = "usage" in r && !t ? {
     ...r,
     usage: {
      ...r.usage,
      model: e
     }
    } : r;
    if (n.type === "error") return n;
    yield n;
   }
   return null;
  }
 })
};
