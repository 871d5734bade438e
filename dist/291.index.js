"use strict";

exports.id = 291;

exports.ids = [ 291 ];

exports.modules = {
10291: (function(t, n, e) {
e.r(n);
e.d(n, {
previewOf: () => previewOf
});
var l = e(42357);
var r = e(72443);
var s = e(49977);
var u = e(83060);
const i = 1e6;
const o = 4e3;
const c = 200;
async function previewOf(t, n, e) {
const a = await n.read(t, i).then(t => (0, u.g7)(t)?.text ?? null, (0, l.j6)(r.k, ({code: t}) => t === "missing" ? "" : null));
const x = a === null ? null : e(a);
if (a === null || x === null) return null;
const d = await (0, s.H)(a, x, {
context: 2,
timeoutMs: c
});
if (d === null || d.text === "") return null;
return d.text.length <= o ? d.text : `${d.text.slice(0, d.text.lastIndexOf("\n", o))}\n\u2026\n`;
}
})
};
