"use strict";

exports.id = 7824;

exports.ids = [ 7824 ];

exports.modules = {
 57824: (function(e, t, r) {
  r.r(t);
  r.d(t, {
   closeInheritedFiles: () => closeInheritedFiles
  });
  var s = r(73024);
  const n = 524288;
  function closeInheritedFiles() {
   if (c || process.platform !== "linux") return;
   c = true;
   for (const e of listed()) {
    const t = Number(e);
    t > 2 && isInheritable(e) && closeQuietly(t);
   }
  }
  let c = false;
  function listed() {
   try {
    return (0, s.readdirSync)("/proc/self/fd");
   } catch {
    return [];
   }
  }
  function isInheritable(e) {
   try {
    const t = /^flags:\s*(\d+)/m.exec((0, s.readFileSync)(`/proc/self/fdinfo/${e}`, "latin1"))?.[1];
    return t !== void 0 && (Number.parseInt(t, 8) & n) === 0;
   } catch {
    return false;
   }
  }
  function closeQuietly(e) {
   try {
    (0, s.closeSync)(e);
   } catch {}
  }
 })
};
