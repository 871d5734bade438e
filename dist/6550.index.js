"use strict";

exports.id = 6550;

exports.ids = [ 6550 ];

exports.modules = {
96550: (function(t, e, c) {
c.d(e, {
writeChangesPatch: () => writeChangesPatch
});
var n = c(11456);
var a = c(20653);
function writeChangesPatch(t, {artifacts: e, redact: c}) {
const {kept: s, redacted: r, secret: h} = (0, n.gE)(t, c);
const i = (0, n.iS)(s);
const o = [ ...r.length === 0 ? [] : [ `A secret is redacted in changes.patch, which may not apply: ${(0, 
a.KE)(r, 5)}.` ], ...h.length === 0 ? [] : [ `Not in changes.patch, because they contain a secret: ${(0, 
a.KE)(h, 5)}.` ] ];
if (i.length === 0) return {
path: null,
text: "",
notices: o
};
const d = t.every(({patch: t}) => t === void 0);
return {
path: e.writeRedacted("changes.patch", i),
text: d ? i.toString("utf8") : "",
notices: o
};
}
})
};
