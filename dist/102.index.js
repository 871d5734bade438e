"use strict";

exports.id = 102;

exports.ids = [ 102, 7178 ];

exports.modules = {
70102: (function(n, e, t) {
t.d(e, {
findBelow: () => findBelow,
searchBelow: () => searchBelow
});
var i = t(73024);
var s = t(76760);
var r = t(10567);
var a = t(75897);
var l = t(28268);
var o = t(12838);
var c = t(27178);
async function candidatesBelow(n, e, t) {
const {matches: s = () => true, signal: r} = t;
const l = new Set(e.ownFiles?.map(n => (0, a.n)(n).real));
let o = 0;
const isWanted = e => {
if (!s(e)) return false;
if (!e.includes("\ufffd") || (0, i.existsSync)(`${n}/${e}`)) return l.size === 0 || !l.has(`${n}/${e}`);
o += 1;
return false;
};
const c = await fromGit(n, e, {
isWanted: isWanted,
signal: r
});
if (c !== null) return {
...c,
undecodable: o
};
o = 0;
const u = await fromWalk(n, {
isWanted: isWanted,
signal: r
});
return {
...u,
undecodable: o
};
}
async function findBelow({asked: n, real: e}, t, {offset: i = 0, limit: s = Number.POSITIVE_INFINITY, ...r}) {
const {names: a, ...l} = await candidatesBelow(e, t, r);
const o = [];
const c = plainFiles();
let [u, d] = [ 0, 0 ];
for (const r of a) {
if (o.length >= s) break;
u += 1;
if (u <= i) continue;
t.guard("read", `${e}/${r}`, "once") !== null ? d += 1 : c(`${e}/${r}`) && o.push(`${n}/${r}`);
}
return {
paths: o,
count: a.size,
end: u,
refused: d,
...l
};
}
function plainFiles() {
let n = {
parent: "",
isPlain: false
};
return e => {
const t = (0, s.dirname)(e);
try {
n.parent !== t && (n = {
parent: t,
isPlain: i.realpathSync.native(t) === t
});
return n.isPlain && (0, i.lstatSync)(e).isFile();
} catch {
return false;
}
};
}
async function searchBelow(n, e, {query: s, ...r}) {
const {searchFiles: a} = await t.e(9899).then(t.bind(t, 19899));
const {signal: l} = r;
if (!(0, i.lstatSync)(n).isDirectory()) {
const e = await a({
base: n,
names: [ "" ],
size: 1,
query: s,
signal: l
});
return {
...e,
refused: 0,
undecodable: 0
};
}
const {names: o, links: c, undecodable: u} = await candidatesBelow(n, e, r);
let d = 0;
const permitted = function*() {
for (const t of o) e.guard("read", `${n}/${t}`, "once") === null ? yield t : d += 1;
};
const f = await a({
base: n,
names: permitted(),
size: o.size,
query: s,
signal: l
});
return {
...f,
links: f.links + c,
refused: d,
undecodable: u
};
}
async function fromGit(n, {listGitFiles: e}, t) {
if (e === void 0) return null;
const i = await (0, l.z)(n);
if (!i.isInRepository || i.isBelowIgnored(n, () => true)) return null;
const {isWanted: s, signal: a} = t;
const c = await e(n, s, a);
if (c === null) return null;
let {links: u} = c;
const d = [];
for (const e of c.nested) {
const t = await walked(`${n}/${e}`, n => s(`${e}/${n}`), a).catch(() => null);
for (const n of t?.names ?? []) d.push(`${e}/${n}`);
u += t?.links ?? 0;
}
return {
names: (0, o.xC)(c.names, (0, o.Ou)(d.sort(r.X))),
links: u
};
}
async function fromWalk(n, {isWanted: e, signal: t}) {
const {names: i, links: s} = await walked(n, e, t);
return {
names: (0, o.Ou)(i),
links: s
};
}
async function walked(n, e, t) {
const i = n.endsWith("/") ? n.length : n.length + 1;
const {paths: s, links: r} = await (0, c.walkBelow)(n, () => null, {
limit: Number.POSITIVE_INFINITY,
matches: n => e(n.slice(i)),
signal: t
});
return {
names: s.map(n => n.slice(i)),
links: r
};
}
}),
27178: (function(n, e, t) {
t.d(e, {
walkBelow: () => walkBelow
});
var i = t(73024);
var s = t(76760);
var r = t(58500);
var a = t(10567);
var l = t(16057);
var o = t(28268);
var c = t(72443);
const {O_DIRECTORY: u, O_NOFOLLOW: d, O_RDONLY: f} = i.constants;
const w = 32;
async function walkBelow(n, e, t) {
const i = await (0, o.z)(n);
const a = i.isBelowIgnored(n, () => true) ? null : i;
const l = {
paths: new Array,
refused: 0,
ignored: 0,
links: 0,
truncated: false
};
const c = [ {
path: n,
kind: "directory"
} ];
let u = 0;
const collect = n => {
if (t.matches?.(n) === false) return true;
a?.isIgnored(n, false) === true ? l.ignored += 1 : e("read", n) !== null ? l.refused += 1 : l.paths.length < t.limit ? l.paths.push(n) : l.truncated = true;
return !l.truncated;
};
for (let e = c.pop(); e !== void 0; e = c.pop()) {
if (e.kind === "file") {
if (!collect(e.path)) break;
continue;
}
if (e.path !== n && a?.isIgnored(e.path, true) === true) {
l.ignored += 1;
continue;
}
u += 1;
u % w === 0 && await (0, r.setImmediate)();
if (t.signal?.aborted === true) break;
const {path: i} = e;
const o = entriesOf(i, i === n, t.skipsRepositories === true && i !== n);
o === null && (l.refused += 1);
for (const {name: n, kind: e} of o ?? []) e === "link" ? l.links += 1 : c.push({
path: (0, s.join)(i, n),
kind: e
});
}
return l;
}
function entriesOf(n, e, t) {
let s;
try {
s = (0, i.openSync)(n, f | u | d);
} catch (n) {
if (e) throw n;
return null;
}
try {
const r = (0, i.readdirSync)(n, {
withFileTypes: true
});
if (!(0, l.jg)(s, n)) {
if (e) throw new c.k("refused", n, `${n} was replaced while it was being listed`);
return null;
}
if (t && r.some(({name: n}) => n === ".git")) return [];
return r.filter(({name: n}) => n !== ".git").flatMap(n => {
const e = kindOf(n);
return e === null ? [] : [ {
name: n.name,
kind: e
} ];
}).sort((n, e) => (0, a.X)(orderKey(e), orderKey(n)));
} finally {
(0, i.closeSync)(s);
}
}
function kindOf(n) {
if (n.isFile()) return "file";
if (n.isDirectory()) return "directory";
return n.isSymbolicLink() ? "link" : null;
}
function orderKey({name: n, kind: e}) {
return e === "directory" ? `${n}/` : n;
}
})
};
