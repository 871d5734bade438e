"use strict";

exports.id = 9469, exports.ids = [ 9469 ], exports.modules = {
 29469: (function(t, e, a) {
  a.d(e, {
   writeBatchPage: () => writeBatchPage
  });
  var r = a(76760), o = a(12290), i = a(91473), n = a(3994), c = a(42357), s = a(7138), h = a(72631), l = a(76813);
  async function writeBatchPage({path: t, compareWith: e}, {valuePath: a}, {hostEnvironment: {directory: u}, redact: w, log: d}) {
   if (void 0 === a) return;
   const warn = t => d.warning(w((0, s.wh)(t))), p = {
    directory: u,
    clean: t => w((0, s.wh)(t)),
    onNotice: warn
   };
   try {
    const s = await (0, i.x)((0, r.resolve)(a, "../.."), warn), w = null === e ? null : await async function(t, e) {
     try {
      return await (0, n.WY)(t, e);
     } catch (t) {
      return (0, c.ki)(t, c.yo), e.onNotice(`The HTML report is not compared with an earlier run: ${t.diagnostics[0]?.message ?? ""}.`), 
      null;
     }
    }(e, p), d = {
     path: (0, r.resolve)(u, t),
     maxBytes: l.Q,
     location: "html-report"
    };
    await (0, h.x)(d, await (0, o.O)(s, w, p));
   } catch (t) {
    (0, c.ki)(t, c.yo), warn(`The HTML report could not be written: ${t.message}`);
   }
  }
 })
};
