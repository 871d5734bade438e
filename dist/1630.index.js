"use strict";

exports.id = 1630;

exports.ids = [ 1630 ];

exports.modules = {
61630: (function(t, e, n) {
n.d(e, {
createOutputFile: () => createOutputFile
});
var r = n(73024);
const u = 64e6;
function createOutputFile(t) {
const {O_APPEND: e, O_CREAT: n, O_EXCL: o, O_NOFOLLOW: c, O_WRONLY: s} = r.constants;
let l = (0, r.openSync)(t, s | e | n | o | c, 384);
let O = u;
return {
path: t,
add(t) {
if (l === null || O <= 0) return;
const e = Buffer.from(t);
O -= e.length;
try {
(0, r.writeSync)(l, O > 0 ? e : Buffer.from("\n[\u2026 the rest of the output was dropped \u2026]\n"));
} catch {
O = 0;
}
},
end() {
l !== null && (0, r.closeSync)(l);
l = null;
}
};
}
})
};
