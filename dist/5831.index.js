"use strict";

exports.id = 5831;

exports.ids = [ 5831 ];

exports.modules = {
5428: (function(t, e, o) {
o.d(e, {
R: () => fingerprint
});
var n = o(77598);
function fingerprint(t, e = 16) {
const o = (0, n.createHash)("sha256");
for (const e of t) o.update(e);
return o.digest("hex").slice(0, e);
}
}),
55831: (function(t, e, o) {
o.r(e);
o.d(e, {
withCacheKey: () => withCacheKey
});
var n = o(5428);
var r = o(24513);
function withCacheKey(t) {
const [e] = t.prompt;
const o = JSON.stringify([ e?.role === "system" ? e.content : "", t.tools ?? [] ]);
const i = `sallyport-${(0, n.R)([ o ], 32)}`;
const s = (0, r.Cf)(t.providerOptions, {
openai: {
promptCacheKey: i
}
});
return s === void 0 ? t : {
...t,
providerOptions: s
};
}
})
};
