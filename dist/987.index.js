"use strict";

exports.id = 987;

exports.ids = [ 987 ];

exports.modules = {
 50987: (function(t, e, r) {
  r.d(e, {
   R: () => fingerprint
  });
  var s = r(77598);
  function fingerprint(t, e = 16) {
   const r = (0, s.createHash)("sha256");
   for (const e of t) r.update(e);
   return r.digest("hex").slice(0, e);
  }
 })
};
