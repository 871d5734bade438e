"use strict";

exports.id = 3538;

exports.ids = [ 3538 ];

exports.modules = {
23538: (function(e, t, r) {
r.d(t, {
withStandardTier: () => withStandardTier
});
var i = r(30461);
function withStandardTier(e, t, r = false) {
let a = r;
let n = null;
return (0, i.H)(e, async function*(r, i) {
for await (const d of e.stream(r, i)) {
d.type === "finish" && (a = true);
if (d.type !== "error" || d.modelError.kind !== "overloaded" || !a || i.aborted) {
yield d;
continue;
}
yield {
...d,
type: "retry",
attempt: 1,
delayMs: 0
};
yield {
type: "notice",
text: `${e.name} has no capacity at its flex tier: a request has the full price.`
};
n ??= await t();
yield* n.stream(r, i);
return;
}
});
}
})
};
