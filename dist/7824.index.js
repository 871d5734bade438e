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
var n = r(42357);
const i = 524288;
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
return (0, n.CD)(() => (0, s.readdirSync)("/proc/self/fd"), []);
}
function isInheritable(e) {
try {
const t = /^flags:\s*(\d+)/m.exec((0, s.readFileSync)(`/proc/self/fdinfo/${e}`, "latin1"))?.[1];
return t !== void 0 && (Number.parseInt(t, 8) & i) === 0;
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
