"use strict";

exports.id = 102;

exports.ids = [ 102, 7178 ];

exports.modules = {
70102: (function(e, n, t) {
t.d(n, {
findBelow: () => findBelow,
searchBelow: () => searchBelow
});
var s = t(73024);
var r = t(76760);
var i = t(10567);
var a = t(75897);
var l = t(28268);
var o = t(12838);
var c = t(27178);
async function candidatesBelow(e, n, t) {
const {matches: r = () => true, signal: i} = t;
const l = new Set(n.ownFiles?.map(e => (0, a.n)(e).real));
let c = 0;
const isWanted = n => {
if (!r(n)) return false;
if (!n.includes("\ufffd") || (0, s.existsSync)(`${e}/${n}`)) return l.size === 0 || !l.has(`${e}/${n}`);
c += 1;
return false;
};
const u = await fromGit(e, n, {
isWanted: isWanted,
signal: i
});
if (u !== null) return {
...u,
undecodable: c
};
c = 0;
const {names: d, links: f} = await walked(e, isWanted, i);
const w = {
names: (0, o.Ou)(d),
links: f
};
return {
...w,
undecodable: c
};
}
async function findBelow({asked: e, real: n}, t, {offset: i = 0, limit: a = Number.POSITIVE_INFINITY, ...l}) {
const {names: o, ...c} = await candidatesBelow(n, t, l);
const u = [];
let d = {
parent: "",
isPlain: false
};
const isPlain = e => {
const n = (0, r.dirname)(e);
try {
d.parent !== n && (d = {
parent: n,
isPlain: s.realpathSync.native(n) === n
});
return d.isPlain && (0, s.lstatSync)(e).isFile();
} catch {
return false;
}
};
let [f, w] = [ 0, 0 ];
for (const s of o) {
if (u.length >= a) break;
f += 1;
if (f <= i) continue;
t.guard("read", `${n}/${s}`, "search") !== null ? w += 1 : isPlain(`${n}/${s}`) && u.push(`${e}/${s}`);
}
return {
paths: u,
count: o.size,
end: f,
refused: w,
...c
};
}
async function searchBelow(e, n, {query: r, ...i}) {
const {searchFiles: a} = await t.e(9899).then(t.bind(t, 19899));
const {signal: l} = i;
if (!(0, s.lstatSync)(e).isDirectory()) {
const n = await a({
base: e,
names: [ "" ],
size: 1,
query: r,
signal: l
});
return {
...n,
refused: 0,
undecodable: 0
};
}
const {names: o, links: c, undecodable: u} = await candidatesBelow(e, n, i);
let d = 0;
const permitted = function*() {
for (const t of o) n.guard("read", `${e}/${t}`, "search") === null ? yield t : d += 1;
};
const f = await a({
base: e,
names: permitted(),
size: o.size,
query: r,
signal: l
});
return {
...f,
links: f.links + c,
refused: d,
undecodable: u
};
}
async function fromGit(e, {listGitFiles: n}, t) {
if (n === void 0) return null;
const s = await (0, l.z)(e);
if (!s.isInRepository || s.isBelowIgnored(e, () => true)) return null;
const {isWanted: r, signal: a} = t;
const c = await n(e, r, a);
if (c === null) return null;
let {links: u} = c;
const d = [];
for (const n of c.nested) {
const t = await walked(`${e}/${n}`, e => r(`${n}/${e}`), a).catch(() => null);
for (const e of t?.names ?? []) d.push(`${n}/${e}`);
u += t?.links ?? 0;
}
return {
names: (0, o.xC)(c.names, (0, o.Ou)(d.sort(i.X))),
links: u
};
}
async function walked(e, n, t) {
const s = e.endsWith("/") ? e.length : e.length + 1;
const {paths: r, links: i} = await (0, c.walkBelow)(e, () => null, {
limit: Number.POSITIVE_INFINITY,
matches: e => n(e.slice(s)),
signal: t
});
return {
names: r.map(e => e.slice(s)),
links: i
};
}
}),
27178: (function(e, n, t) {
t.d(n, {
walkBelow: () => walkBelow
});
var s = t(73024);
var r = t(76760);
var i = t(58500);
var a = t(10567);
var l = t(16057);
var o = t(28268);
var c = t(72443);
const {O_DIRECTORY: u, O_NOFOLLOW: d, O_RDONLY: f} = s.constants;
const w = 32;
async function walkBelow(e, n, t) {
const s = await (0, o.z)(e);
const a = s.isBelowIgnored(e, () => true) ? null : s;
const l = {
paths: new Array,
refused: 0,
ignored: 0,
links: 0,
truncated: false
};
const c = [ {
path: e,
kind: "directory"
} ];
let u = 0;
const collect = e => {
if (t.matches?.(e) === false) return true;
a?.isIgnored(e, false) === true ? l.ignored += 1 : n("read", e) !== null ? l.refused += 1 : l.paths.length < t.limit ? l.paths.push(e) : l.truncated = true;
return !l.truncated;
};
for (let n = c.pop(); n !== void 0; n = c.pop()) {
if (n.kind === "file") {
if (!collect(n.path)) break;
continue;
}
if (n.path !== e && a?.isIgnored(n.path, true) === true) {
l.ignored += 1;
continue;
}
u += 1;
u % w === 0 && await (0, i.setImmediate)();
if (t.signal?.aborted === true) break;
const {path: s} = n;
const o = entriesOf(s, s === e, t.skipsRepositories === true && s !== e);
o === null && (l.refused += 1);
for (const {name: e, kind: n} of o ?? []) n === "link" ? l.links += 1 : c.push({
path: (0, r.join)(s, e),
kind: n
});
}
return l;
}
function entriesOf(e, n, t) {
let r;
try {
r = (0, s.openSync)(e, f | u | d);
} catch (e) {
if (n) throw e;
return null;
}
try {
const i = (0, s.readdirSync)(e, {
withFileTypes: true
});
if (!(0, l.jg)(r, e)) {
if (n) throw new c.k("refused", e, `${e} was replaced while it was being listed`);
return null;
}
if (t && i.some(({name: e}) => e === ".git")) return [];
return i.filter(({name: e}) => e !== ".git").flatMap(e => {
const n = kindOf(e);
return n === null ? [] : [ {
name: e.name,
kind: n
} ];
}).sort((e, n) => (0, a.X)(orderKey(n), orderKey(e)));
} finally {
(0, s.closeSync)(r);
}
}
function kindOf(e) {
if (e.isFile()) return "file";
if (e.isDirectory()) return "directory";
return e.isSymbolicLink() ? "link" : null;
}
function orderKey({name: e, kind: n}) {
return n === "directory" ? `${e}/` : e;
}
})
};
