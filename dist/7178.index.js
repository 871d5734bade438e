"use strict";

exports.id = 7178;

exports.ids = [ 7178 ];

exports.modules = {
27178: (function(e, t, r) {
r.d(t, {
walkBelow: () => walkBelow
});
var n = r(73024);
var i = r(76760);
var o = r(58500);
var s = r(10567);
var a = r(16057);
var l = r(28268);
var u = r(72443);
const {O_DIRECTORY: d, O_NOFOLLOW: c, O_RDONLY: f} = n.constants;
const p = 32;
async function walkBelow(e, t, r) {
const n = await (0, l.z)(e);
const s = n.isBelowIgnored(e, () => true) ? null : n;
const a = {
paths: new Array,
refused: 0,
ignored: 0,
links: 0,
truncated: false
};
const u = [ {
path: e,
kind: "directory"
} ];
let d = 0;
const collect = e => {
if (r.matches?.(e) === false) return true;
s?.isIgnored(e, false) === true ? a.ignored += 1 : t("read", e) !== null ? a.refused += 1 : a.paths.length < r.limit ? a.paths.push(e) : a.truncated = true;
return !a.truncated;
};
for (let t = u.pop(); t !== void 0; t = u.pop()) {
if (t.kind === "file") {
if (!collect(t.path)) break;
continue;
}
if (t.path !== e && s?.isIgnored(t.path, true) === true) {
a.ignored += 1;
continue;
}
d += 1;
d % p === 0 && await (0, o.setImmediate)();
if (r.signal?.aborted === true) break;
const {path: n} = t;
const l = entriesOf(n, n === e, r.skipsRepositories === true && n !== e);
l === null && (a.refused += 1);
for (const {name: e, kind: t} of l ?? []) t === "link" ? a.links += 1 : u.push({
path: (0, i.join)(n, e),
kind: t
});
}
return a;
}
function entriesOf(e, t, r) {
let i;
try {
i = (0, n.openSync)(e, f | d | c);
} catch (e) {
if (t) throw e;
return null;
}
try {
const o = (0, n.readdirSync)(e, {
withFileTypes: true
});
if (!(0, a.jg)(i, e)) {
if (t) throw new u.k("refused", e, `${e} was replaced while it was being listed`);
return null;
}
if (r && o.some(({name: e}) => e === ".git")) return [];
return o.filter(({name: e}) => e !== ".git").flatMap(e => {
const t = kindOf(e);
return t === null ? [] : [ {
name: e.name,
kind: t
} ];
}).sort((e, t) => (0, s.X)(orderKey(t), orderKey(e)));
} finally {
(0, n.closeSync)(i);
}
}
function kindOf(e) {
if (e.isFile()) return "file";
if (e.isDirectory()) return "directory";
return e.isSymbolicLink() ? "link" : null;
}
function orderKey({name: e, kind: t}) {
return t === "directory" ? `${e}/` : e;
}
})
};
