"use strict";

exports.id = 7579;

exports.ids = [ 7579 ];

exports.modules = {
69898: (function(t, e, n) {
n.d(e, {
AP: () => changeTimeMs,
_5: () => isUnchanged,
_G: () => isSameState,
jj: () => fileStates,
oT: () => fileState
});
var s = n(77598);
var r = n(73024);
var i = n(58500);
const {O_NOFOLLOW: a, O_NONBLOCK: o, O_RDONLY: l} = r.constants;
const c = 64e6;
const u = 1e6;
const f = 100;
const d = 2500;
function fileState(t, e) {
const n = lstatOrNull(t);
if (n === null) return null;
if (n === "unknown") return {
...m,
mode: "other",
stamp: "unknown",
isFresh: false
};
const s = {
mode: modeOf(n),
stamp: stampOf(n),
isFresh: isFresh(n),
...n.isDirectory() ? {
isDirectory: true
} : {}
};
try {
if (n.isSymbolicLink()) return {
...s,
...read([ Buffer.from((0, r.readlinkSync)(t)) ], e)
};
if (!n.isFile() || n.size > c) return {
...s,
...m
};
return {
...s,
...readFile(t, n, e)
};
} catch (t) {
if (typeof t.code !== "string") throw t;
return {
...s,
...m
};
}
}
const m = {
digest: null,
content: null
};
function isUnchanged(t, e) {
const n = lstatOrNull(t);
if (e === null || n === null) return e === n;
if (n !== "unknown" && !e.isFresh && stampOf(n) === e.stamp) return true;
return isSameState(e, fileState(t, 0));
}
function isSameState(t, e) {
if (t === null || e === null) return t === e;
if (t.digest === null || e.digest === null) return t.stamp === e.stamp;
return t.digest === e.digest && t.mode === e.mode;
}
async function fileStates(t, e, {each: n, total: s, signal: r}) {
const a = new Map;
let o = s;
for (const s of e) {
if (r.aborted) break;
const e = fileState(`${t}/${s}`, Math.min(n, o));
o -= e?.content?.length ?? 0;
a.set(s, e);
a.size % 50 === 0 && await (0, i.setImmediate)();
}
return a;
}
function changeTimeMs(t) {
const e = lstatOrNull(t);
return e === null || e === "unknown" ? Number.NaN : e.ctimeMs;
}
function lstatOrNull(t) {
try {
return (0, r.lstatSync)(t, {
throwIfNoEntry: false
}) ?? null;
} catch (t) {
return t.code === "ENOTDIR" ? null : "unknown";
}
}
function modeOf(t) {
if (t.isSymbolicLink()) return "120000";
if (!t.isFile()) return "other";
return process.platform !== "win32" && (t.mode & 64) !== 0 ? "100755" : "100644";
}
function stampOf(t) {
return [ t.dev, t.ino, t.mode, t.size, t.mtimeMs, t.ctimeMs ].join(" ");
}
function isFresh({ctimeMs: t}) {
const e = t % 1e3 === 0 ? d : f;
return t > Date.now() - e;
}
function readFile(t, e, n) {
const s = (0, r.openSync)(t, l | a | o);
try {
const t = (0, r.fstatSync)(s);
if (!t.isFile() || t.ino !== e.ino) return m;
return read(chunks(s, t.size), n);
} finally {
(0, r.closeSync)(s);
}
}
function* chunks(t, e) {
const n = Buffer.allocUnsafe(Math.max(1, Math.min(e, u)));
for (let s = e; s > 0; ) {
const e = (0, r.readSync)(t, n, 0, Math.min(s, n.length), null);
if (e === 0) return;
s -= e;
yield n.subarray(0, e);
}
}
function read(t, e) {
const n = (0, s.createHash)("sha256");
let r = [];
let i = 0;
for (const s of t) {
n.update(s);
i += s.length;
i > e ? r = null : r?.push(Buffer.from(s));
}
return {
digest: n.digest("base64"),
content: r === null ? null : Buffer.concat(r)
};
}
}),
97579: (function(t, e, n) {
n.r(e);
n.d(e, {
blobs: () => blobs,
changedBetween: () => changedBetween,
filteredPaths: () => filteredPaths,
nestedState: () => nestedState,
treeChanges: () => treeChanges
});
var s = n(4573);
var r = n(77598);
var i = n(73024);
var a = n(76760);
var o = n(69898);
var l = n(92301);
const c = [ "--no-color", "--no-ext-diff", "--no-textconv", "--no-renames", "--ignore-submodules=dirty" ];
async function treeChanges(t, e, n) {
const [s, r, i] = await Promise.all([ (0, l.z_)(t("diff", ...c, "--relative", "--raw", "--no-abbrev", "-z", e, "--")), (0, 
l.z_)(t("ls-files", "--others", "--exclude-standard", "-z")), hasSubmodules(n) ? (0, 
l.z_)(t("ls-files", "--stage", "-z")) : null ]);
const a = new Map;
const o = new Set;
const f = new Set;
const d = namesIn(s);
for (let t = 0; t + 1 < d.length; t += 2) {
const [e = "", n, s = ""] = (d[t] ?? u).name.slice(1).split(" ");
const {name: r, isUtf8: i} = d[t + 1] ?? u;
if (!i) {
f.add(r);
continue;
}
e !== "160000" && n !== "160000" || o.add(r);
a.has(r) && e === "000000" || a.set(r, e === "000000" ? null : {
mode: e,
id: s
});
}
const m = namesIn(r);
for (const {name: t} of m.filter(t => !t.isUtf8)) f.add(t);
const h = m.filter(t => t.isUtf8).map(({name: t}) => t);
const p = (i === null ? [] : (0, l.M$)(i)).flatMap(t => /^160000 [^\t]*\t(.+)$/s.exec(t)?.[1] ?? []);
for (const t of [ ...p, ...h.filter(t => t.endsWith("/")) ]) o.add(t);
return {
tracked: a,
untracked: h.filter(t => !t.endsWith("/")),
nested: o,
unnamed: f
};
}
const u = {
name: "",
isUtf8: true
};
function namesIn({stdoutBytes: t}) {
if ((0, s.isUtf8)(t)) {
const e = t.toString("utf8").split("\0");
return e.filter(t => t !== "").map(t => ({
name: t,
isUtf8: true
}));
}
return t.toString("latin1").split("\0").filter(t => t !== "").map(t => {
const e = Buffer.from(t, "latin1");
return (0, s.isUtf8)(e) ? {
name: e.toString("utf8"),
isUtf8: true
} : {
name: t.replace(/[^ -~]/g, t => `\\${t.charCodeAt(0).toString(8).padStart(3, "0")}`),
isUtf8: false
};
});
}
async function changedBetween(t, e) {
const n = await (0, l.z_)(t("diff", ...c, "--relative", "--diff-filter=d", "--raw", "--no-abbrev", "-z", e, "--"));
const s = (0, l.hl)(n).split("\0");
return s.flatMap((t, e) => {
const [n, r] = t.split(" ");
return e % 2 === 0 && n?.startsWith(":") === true && r?.startsWith("100") === true ? [ s[e + 1] ?? "" ] : [];
});
}
function hasSubmodules(t) {
for (let e = (0, a.resolve)(t); ;e = (0, a.dirname)(e)) {
if ((0, i.existsSync)((0, a.join)(e, ".gitmodules"))) return true;
if ((0, i.existsSync)((0, a.join)(e, ".git")) || (0, a.dirname)(e) === e) return (0, 
i.existsSync)((0, a.join)(e, ".git", "modules"));
}
}
async function nestedState(t, e) {
if (!(0, i.existsSync)((0, a.join)(e, ".git"))) return null;
const n = await t("status", "--porcelain=v2", "--branch", "--untracked-files=all", "--no-renames", "-z");
const s = (0, l.hl)(n).split("\0");
const c = (0, r.createHash)("sha256");
for (const t of s.filter(t => !t.startsWith("# ") || t.startsWith("# branch.oid"))) {
c.update(`${t}\0`);
const n = /^(?:1(?: \S+){7}|u(?: \S+){9}|\?) (.+)$/s.exec(t)?.[1] ?? null;
const s = n === null ? null : (0, o.oT)((0, a.join)(e, n), 0);
c.update(`${s?.mode ?? ""} ${s?.digest ?? s?.stamp ?? ""}\0`);
}
const u = c.digest("base64");
return {
mode: "160000",
digest: u,
stamp: u,
isFresh: false,
content: null
};
}
async function blobs(t, e, {each: n, total: s}) {
if (e.length === 0) return new Map;
const r = [ ...new Set(e) ].map(t => `${t}\n`).join("");
let i = s;
const a = (0, l.hl)(await (0, l.z_)(t(r, "cat-file", "--batch-check"))).split("\n").flatMap(t => {
const [, e = "", s = ""] = /^([0-9a-f]+) blob (\d+)$/.exec(t) ?? [];
if (e === "" || Number(s) > Math.min(n, i)) return [];
i -= Number(s);
return [ {
id: e,
bytes: Number(s)
} ];
});
const o = new Map;
for (const e of inOutputs(a)) {
const {stdoutBytes: n} = await (0, l.z_)(t(e.map(({id: t}) => `${t}\n`).join(""), "cat-file", "--batch"));
let s = 0;
for (const {id: t, bytes: r} of e) {
const e = n.indexOf(10, s) + 1;
s = e + r + 1;
o.set(t, n.subarray(e, e + r));
}
}
return o;
}
function* inOutputs(t) {
let e = [];
let n = l.wy;
for (const s of t) {
const t = s.bytes + 100;
if (e.length > 0 && t > n) {
yield e;
[e, n] = [ [], l.wy ];
}
e.push(s);
n -= t;
}
e.length > 0 && (yield e);
}
async function filteredPaths(t, e) {
if (e.length === 0) return new Map;
const n = (0, l.hl)(await (0, l.z_)(t("check-attr", "-z", "filter", "--", ...e))).split("\0");
return new Map(n.flatMap((t, e) => {
const s = e % 3 === 0 ? n[e + 2] : void 0;
return s === void 0 || /^(unspecified|unset)$/.test(s) ? [] : [ [ t, s ] ];
}));
}
})
};
