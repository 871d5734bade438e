"use strict";

exports.id = 9422, exports.ids = [ 9422 ], exports.modules = {
 49422: (function(t, e, n) {
  n.d(e, {
   pdfPages: () => pdfPages
  });
  var a = n(38522);
  const s = 2e7, r = 500, o = 4e3;
  function pdfPages(t) {
   let e = largestCount(t.toString("latin1")), n = s;
   for (const s of function*(t) {
    for (let e = t.indexOf("/ObjStm"); e >= 0; e = t.indexOf("/ObjStm", e + 1)) {
     const n = t.indexOf("stream", e), a = n < 0 ? -1 : t.indexOf("endstream", n);
     if (a < 0) return;
     const s = n + 6;
     yield t.subarray(s + (13 === t[s] ? 2 : 1), a);
    }
   }(t)) {
    try {
     const t = (0, a.inflateSync)(s, {
      maxOutputLength: n
     });
     n -= t.length, e = Math.max(e, largestCount(t.toString("latin1")));
    } catch {}
    if (n <= 0) break;
   }
   return 0 === e ? null : e;
  }
  function largestCount(t) {
   let e = 0, n = 0;
   for (const {index: a} of t.matchAll(/\/Type\s*\/Pages\b/g)) {
    if (n += 1, n > r) break;
    const s = t.lastIndexOf("<<", a), i = s < a - o ? a : Math.max(0, s), f = t.indexOf(">>", a), c = t.slice(i, f < 0 ? a + o : Math.min(f, a + o));
    e = Math.max(e, Number(/\/Count\s+(\d{1,7})/.exec(c)?.[1] ?? 0));
   }
   return e;
  }
 })
};
