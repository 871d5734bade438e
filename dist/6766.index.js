"use strict";

exports.id = 6766, exports.ids = [ 6766 ], exports.modules = {
 46766: (function(e, o, r) {
  r.r(o), r.d(o, {
   growHeapSlowly: () => growHeapSlowly,
   keepHeapSmall: () => keepHeapSmall
  });
  var s = r(78877);
  function growHeapSlowly() {
   (0, s.setFlagsFromString)("--heap-growing-percent=30");
  }
  const p = 13;
  function keepHeapSmall() {
   growHeapSlowly(), Number.parseInt(process.versions.v8, 10) <= p && (0, s.setFlagsFromString)("--semi-space-growth-factor=1");
  }
 })
};
