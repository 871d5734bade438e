"use strict";

exports.id = 1658;

exports.ids = [ 1658 ];

exports.modules = {
11658: (function(n, e, t) {
t.r(e);
t.d(e, {
unchangedInGit: () => unchangedInGit
});
var r = t(76760);
var i = t(42357);
var a = t(38287);
var s = t(92301);
async function unchangedInGit(n, e, t) {
const c = (0, s.el)({
...n,
cwd: e,
signal: (new AbortController).signal
});
const l = t.map(n => (0, r.relative)(e, n));
const list = async n => {
const e = await c("ls-files", "-z", n, "--", ...l);
return e.exitCode === 0 ? (0, s.M$)(e) : null;
};
try {
const [n, t] = await Promise.all([ list("--cached"), list("--modified") ]);
if (n === null || t === null) return new Set;
return new Set(n.filter(n => !t.includes(n)).map(n => (0, r.join)(e, n)));
} catch (n) {
(0, i.ki)(n, a.U);
return new Set;
}
}
})
};
