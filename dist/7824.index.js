"use strict";

exports.id = 7824;

exports.ids = [ 7824 ];

exports.modules = {
57824: (function(e, r, t) {
t.r(r);
t.d(r, {
closeInheritedFiles: () => closeInheritedFiles
});
var s = t(73024);
var n = t(42357);
const c = 524288;
function closeInheritedFiles() {
if (i || process.platform !== "linux") return;
i = true;
for (const e of (0, n.CD)(() => (0, s.readdirSync)("/proc/self/fd"), [])) {
const r = Number(e);
r > 2 && isInheritable(e) && closeQuietly(r);
}
}
let i = false;
function isInheritable(e) {
try {
const r = /^flags:\s*(\d+)/m.exec((0, s.readFileSync)(`/proc/self/fdinfo/${e}`, "latin1"))?.[1];
return r !== void 0 && (Number.parseInt(r, 8) & c) === 0;
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
