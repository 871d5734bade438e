"use strict";

exports.id = 3203, exports.ids = [ 3203 ], exports.modules = {
 23203: (function(r, e, n) {
  n.d(e, {
   refuse: () => refuse
  });
  var o = n(42357), s = n(71431), t = n(48080), i = n(66577), c = n(28028), u = n(75389), f = n(59028);
  function refuse({diagnostics: r}, e, {stdio: n, environment: d}) {
   const l = (0, i.a)((0, t.Fj)(d)), a = (0, c.W)(n.errIsTerminal, d), g = (0, u.h)({
    write: n.err,
    redact: l,
    runner: !1,
    color: a
   });
   for (const e of r) g.error((0, o.xy)(e, (0, t.yM)(d)));
   if ("render" === e[0]) return (0, s.FO)("config-error");
   const x = e.indexOf("--");
   return e.slice(0, x < 0 ? e.length : x).includes("--json") && n.out(`${JSON.stringify((0, 
   f.s)(r, l), null, 2)}\n`), (0, s.FO)("config-error");
  }
 })
};
