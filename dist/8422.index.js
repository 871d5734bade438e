"use strict";

exports.id = 8422, exports.ids = [ 8422 ], exports.modules = {
 38422: (function(r, s, t) {
  function groupOf({id: r, model: s, matrix: t}) {
   return JSON.stringify([ r, s, t ]);
  }
  function splitCanaries(r, s) {
   const t = new Set, o = [], i = [];
   for (const n of r) {
    const r = groupOf(n.job), e = !t.has(r) && !s(r);
    t.add(r), (e ? o : i).push(n);
   }
   return {
    canaries: o,
    others: i
   };
  }
  t.r(s), t.d(s, {
   groupOf: () => groupOf,
   splitCanaries: () => splitCanaries
  });
 })
};
