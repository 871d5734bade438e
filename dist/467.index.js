"use strict";

exports.id = 467;

exports.ids = [ 467 ];

exports.modules = {
40467: (function(t, e, n) {
n.d(e, {
pdfPages: () => pdfPages
});
var s = n(38522);
const o = 2e7;
const r = 500;
const a = 4e3;
function pdfPages(t) {
let e = largestCount(t.toString("latin1"));
let n = o;
for (const o of compressedObjects(t)) {
try {
const t = (0, s.inflateSync)(o, {
maxOutputLength: n
});
n -= t.length;
e = Math.max(e, largestCount(t.toString("latin1")));
} catch {}
if (n <= 0) break;
}
return e === 0 ? null : e;
}
function largestCount(t) {
let e = 0;
let n = 0;
for (const {index: s} of t.matchAll(/\/Type\s*\/Pages\b/g)) {
n += 1;
if (n > r) break;
const o = t.lastIndexOf("<<", s);
const c = o < s - a ? s : Math.max(0, o);
const i = t.indexOf(">>", s);
const f = t.slice(c, i < 0 ? s + a : Math.min(i, s + a));
e = Math.max(e, Number(/\/Count\s+(\d{1,7})/.exec(f)?.[1] ?? 0));
}
return e;
}
function* compressedObjects(t) {
for (let e = t.indexOf("/ObjStm"); e >= 0; e = t.indexOf("/ObjStm", e + 1)) {
const n = t.indexOf("stream", e);
const s = n < 0 ? -1 : t.indexOf("endstream", n);
if (s < 0) return;
const o = n + 6;
yield t.subarray(o + (t[o] === 13 ? 2 : 1), s);
}
}
})
};
