"use strict";

exports.id = 8515;

exports.ids = [ 8515 ];

exports.modules = {
 78515: (function(t, s, r) {
  r.d(s, {
   structuredPatch: () => e.YB
  });
  var e = r(37291);
 })
};
