"use strict";

exports.id = 3203, exports.ids = [ 3203 ], exports.modules = {
 23203: (function(r, e, n) {
  n.d(e, {
   refuse: () => refuse
  });
  var o = n(42357), t = n(71431), s = n(49137), i = n(5645), c = n(48080), u = n(66577), f = n(28028), d = n(75389), a = n(59028);
  async function refuse({diagnostics: r}, e, n) {
   const {stdio: l, environment: m, home: g, directory: x} = n, y = (0, u.a)((0, c.Fj)(m)), h = (0, 
   f.W)(l.errIsTerminal, m), p = (0, d.h)({
    write: l.err,
    redact: y,
    runner: !1,
    color: h
   }), O = (0, s.j)({
    environment: m,
    home: g,
    temporary: (0, c.YB)(n)
   }, x), j = await (0, i.I)(n, O);
   for (const e of r) p.error((0, o.xy)(e, j));
   if ("render" === e[0]) return (0, t.FO)("config-error");
   const v = e.indexOf("--");
   return e.slice(0, v < 0 ? e.length : v).includes("--json") && l.out(`${JSON.stringify((0, 
   a.s)(r, y), null, 2)}\n`), (0, t.FO)("config-error");
  }
 })
};
