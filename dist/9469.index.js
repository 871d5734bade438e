"use strict";

exports.id = 9469;

exports.ids = [ 9469 ];

exports.modules = {
 29469: (function(t, a, r) {
  r.d(a, {
   writeBatchPage: () => writeBatchPage
  });
  var e = r(76760);
  var o = r(12290);
  var n = r(91473);
  var i = r(3994);
  var c = r(42357);
  var s = r(7138);
  var h = r(72631);
  var l = r(76813);
  async function writeBatchPage({path: t, compareWith: a}, {valuePath: r}, {hostEnvironment: {directory: i}, redact: u, log: v}) {
   if (r === void 0) return;
   const warn = t => v.warning(u((0, s.wh)(t)));
   const w = {
    directory: i,
    clean: t => u((0, s.wh)(t)),
    onNotice: warn
   };
   try {
    const c = await (0, n.x)((0, e.resolve)(r, "../.."), warn);
    const s = a === null ? null : await comparisonWith(a, w);
    const u = {
     path: (0, e.resolve)(i, t),
     maxBytes: l.Q,
     location: "html-report"
    };
    await (0, h.x)(u, await (0, o.O)(c, s, w));
   } catch (t) {
    (0, c.ki)(t, c.yo);
    warn(`The HTML report could not be written: ${t.message}`);
   }
  }
  async function comparisonWith(t, a) {
   return await (0, i.WY)(t, a).catch((0, c.j6)(c.yo, ({diagnostics: [t]}) => {
    a.onNotice(`The HTML report is not compared with an earlier run: ${t?.message ?? ""}.`);
    return null;
   }));
  }
 })
};
