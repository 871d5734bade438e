"use strict";

exports.id = 7824, exports.ids = [ 7824 ], exports.modules = {
 57824: (function(e, t, r) {
  r.r(t), r.d(t, {
   closeInheritedFiles: () => closeInheritedFiles
  });
  var n = r(73024);
  const c = 524288;
  function closeInheritedFiles() {
   if (!s && "linux" === process.platform) {
    s = !0;
    for (const e of function() {
     try {
      return (0, n.readdirSync)("/proc/self/fd");
     } catch {
      return [];
     }
    }()) {
     const t = Number(e);
     t > 2 && isInheritable(e) && closeQuietly(t);
    }
   }
  }
  let s = !1;
  function isInheritable(e) {
   try {
    const t = /^flags:\s*(\d+)/m.exec((0, n.readFileSync)(`/proc/self/fdinfo/${e}`, "latin1"))?.[1];
    return void 0 !== t && 0 === (Number.parseInt(t, 8) & c);
   } catch {
    return !1;
   }
  }
  function closeQuietly(e) {
   try {
    (0, n.closeSync)(e);
   } catch {}
  }
 })
};
