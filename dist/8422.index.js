"use strict";

exports.id = 8422;

exports.ids = [ 8422 ];

exports.modules = {
38422: (function(s, t, o) {
o.r(t);
o.d(t, {
groupOf: () => groupOf,
splitCanaries: () => splitCanaries
});
function groupOf({id: s, model: t, matrix: o}) {
return JSON.stringify([ s, t, o ]);
}
function splitCanaries(s, t) {
const o = new Set;
const n = [];
const r = [];
for (const i of s) {
const s = groupOf(i.job);
const e = !o.has(s) && !t(s);
o.add(s);
(e ? n : r).push(i);
}
return {
canaries: n,
others: r
};
}
})
};
