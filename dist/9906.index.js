"use strict";

exports.id = 9906, exports.ids = [ 9906 ], exports.modules = {
 9906: (function(e, t, r) {
  r.d(t, {
   linesOfFile: () => linesOfFile
  });
  var i = r(73024), n = r(80481);
  function linesOfFile(e) {
   return (0, n.createInterface)({
    input: (0, i.createReadStream)(e, "utf8"),
    crlfDelay: Number.POSITIVE_INFINITY
   });
  }
 })
};
