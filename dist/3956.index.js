"use strict";

exports.id = 3956;

exports.ids = [ 3956 ];

exports.modules = {
78535: (function(t, e, n) {
n.d(e, {
j: () => memoizeByObject
});
function memoizeByObject(t) {
const e = new WeakMap;
return n => {
const r = e.get(n);
if (r !== void 0) return r.value;
const o = t(n);
e.set(n, {
value: o
});
return o;
};
}
}),
33956: (function(t, e, n) {
n.r(e);
n.d(e, {
addedProtection: () => addedProtection,
protectedSegmentIn: () => protectedSegmentIn
});
var r = n(55559);
var o = n(3197);
var d = n(78535);
var c = n(90559);
function addedProtection({protectedPaths: t}) {
return t === void 0 ? [] : i(t);
}
const i = (0, d.j)(t => t.flatMap(t => {
const e = (0, c.zW)(t);
return e === null ? [] : [ {
text: t,
pattern: e
} ];
}));
function protectedSegmentIn(t, e) {
return (0, o.Aq)(t) ?? addedSegment(t, e);
}
function addedSegment(t, e) {
const n = addedProtection(e).filter(({pattern: n}) => (0, c.$h)(n, t, e, true));
if (n.length === 0) return null;
const o = (0, r.OD)(t);
const {workspace: d} = e;
const i = (0, r.FK)({
path: t,
directory: d
}) ? (0, r.OD)(d).length : 0;
const u = o.findIndex((t, r) => {
const d = `/${o.slice(0, r + 1).join("/")}`;
return r >= i && n.some(({pattern: t}) => (0, c.$h)(t, d, e, true));
});
return o[u] ?? null;
}
})
};
