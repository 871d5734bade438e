"use strict";

exports.id = 8049;

exports.ids = [ 8049, 430 ];

exports.modules = {
5428: (function(t, e, n) {
n.d(e, {
R: () => fingerprint
});
var r = n(77598);
function fingerprint(t, e = 16) {
const n = (0, r.createHash)("sha256");
for (const e of t) n.update(e);
return n.digest("hex").slice(0, e);
}
}),
76693: (function(t, e, n) {
n.d(e, {
v: () => openStateDirectory
});
var r = n(73024);
var a = n(51455);
var i = n(76760);
var s = n(58500);
var o = n(81383);
var c = n(87144);
var l = n(55319);
var u = n(72443);
var f = n(57975);
var y = n(42357);
const p = 64;
const w = 3;
const m = (0, f.promisify)(r.fdatasync);
function createSyncQueue() {
const t = [];
let e = 0;
const n = Array.from({
length: w
}, () => Promise.resolve());
let a = 0;
const sync = async n => {
try {
await m(n);
} catch (e) {
(0, y.ki)(e, Error);
t.push(e);
} finally {
(0, r.closeSync)(n);
e -= 1;
}
};
const flush = async () => {
await Promise.all(n);
const [e] = t.splice(0);
if (e !== void 0) throw e;
};
return {
add: async t => {
e += 1;
const r = a % w;
a += 1;
n[r] = Promise.all([ n[r], (0, s.setImmediate)() ]).then(() => sync(t));
e > p && await flush();
},
flush: flush
};
}
var d = n(15365);
const {O_NOFOLLOW: h, O_NONBLOCK: v, O_RDONLY: g} = r.constants;
async function openStateDirectory(t, {create: e, root: n}) {
return await (0, o.HQ)(t, async () => {
n !== null && refuseLinks(t, n);
e && (0, c.K)(t, 448);
const i = await (0, a.lstat)((0, r.realpathSync)(t));
if (!i.isDirectory()) throw new u.k("not-a-directory", t, `${t} is not a directory`);
return directoryAt((0, r.realpathSync)(t));
});
}
function directoryAt(t) {
const pathOf = e => pathIn(t, e);
let e = 0;
return {
path: t,
...writingBelow(t, pathOf),
read: async (n, r) => {
e += 1;
e % $ === 0 && await (0, s.setImmediate)();
const a = pathOf(n);
refuseLinks((0, i.dirname)(a), t);
return (0, o.JK)(n, () => readRegular(a, n, r));
},
names: async e => {
const n = pathOf(e);
refuseLinks(n, t);
const r = await (0, o.HQ)(e, () => (0, a.readdir)(n).catch(o.bJ));
return (r ?? []).sort((t, e) => Buffer.compare(Buffer.from(t), Buffer.from(e)));
},
remove: async t => await (0, l.Sl)(pathOf(t), () => (0, o.HQ)(t, () => (0, a.rm)(pathOf(t), {
recursive: true,
force: true
}))),
has: async t => (await (0, a.lstat)(pathOf(t)).catch(() => null))?.isFile() === true,
giveOut: async (e, n) => {
const r = pathOf(e);
refuseLinks((0, i.dirname)(r), t);
return await (0, o.HQ)(e, async () => {
await linkOrCopy(r, n).catch(o.bJ);
return await versionAt(n);
});
},
versionOf: t => versionAt(pathOf(t))
};
}
async function versionAt(t) {
const e = await (0, a.lstat)(t, {
bigint: true
}).catch(o.bJ);
return e?.isFile() === true ? `${String(e.mtimeNs)} ${String(e.size)} ${String(e.ino)}` : null;
}
async function linkOrCopy(t, e) {
if (!(await (0, a.lstat)(t)).isFile()) return;
try {
await (0, a.link)(t, e);
} catch (n) {
const {code: i} = n;
if (i === "ENOENT" || i === "EEXIST") throw n;
await (0, a.copyFile)(t, e, r.constants.COPYFILE_EXCL);
}
}
function writingBelow(t, e) {
const n = createSyncQueue();
const r = new Set;
const makeFolderOf = e => {
const n = (0, i.dirname)(e);
if (r.has(n)) return;
(0, c.K)(n, 448);
refuseLinks(n, t);
r.add(n);
};
const inFolder = async (t, n) => {
const r = e(t);
return await (0, l.Sl)(r, () => (0, o.HQ)(t, async () => {
makeFolderOf(r);
return await n(r);
}));
};
return {
write: (t, e) => inFolder(t, t => (0, d.HC)(t, e)),
writeNew: (t, n) => {
const r = e(t);
(0, o.JK)(t, () => {
makeFolderOf(r);
writeNew(r, n);
});
(0, l.LJ)(r);
},
add: (t, e) => inFolder(t, async t => await n.add((0, d.ik)(t, e))),
flush: () => (0, o.HQ)(t, () => n.flush()),
create: t => inFolder(t, e => (0, d.MC)(e, t)),
move: async (t, n) => {
const [r, i] = [ e(t), e(n) ];
const work = () => (0, o.HQ)(t, async () => {
makeFolderOf(i);
await (0, a.rename)(r, i);
});
await (0, l.Sl)(r, () => (0, l.Sl)(i, work));
},
takeIn: (t, e) => inFolder(e, async e => {
await (0, a.rm)(e, {
force: true
});
await linkOrCopy(t, e);
})
};
}
function pathIn(t, e) {
const n = (0, i.resolve)(t, e);
if (n !== t && !n.startsWith(t + i.sep)) throw new Error(`${e} is outside of the state directory`);
return n;
}
function refuseLinks(t, e) {
let n = e;
for (const a of (0, i.relative)(e, t).split(i.sep)) {
if (a === "" || a === ".") continue;
n = (0, i.join)(n, a);
const t = (0, o.JK)(n, () => (0, r.lstatSync)(n, {
throwIfNoEntry: false
}));
if (t === void 0) return;
if (t.isSymbolicLink()) throw new u.k("refused", n, `${n} is a link`);
}
}
function readRegular(t, e, n) {
const a = openPresent(t);
if (a === null) return null;
try {
const t = (0, r.fstatSync)(a);
if (!t.isFile()) throw new u.k("special", e, `${e} is not a regular file`);
if (t.size > n) throw new u.k("too-large", e, `${e} has ${String(t.size)} bytes, more than ${String(n)}`);
return (0, r.readFileSync)(a);
} finally {
(0, r.closeSync)(a);
}
}
function openPresent(t) {
try {
return (0, r.openSync)(t, g | h | v);
} catch (t) {
return (0, o.bJ)(t);
}
}
const $ = 64;
function writeNew(t, e) {
try {
(0, r.writeFileSync)(t, e, S);
} catch (n) {
if (n.code !== "EEXIST") throw n;
(0, r.rmSync)(t, {
force: true
});
(0, r.writeFileSync)(t, e, S);
}
}
const S = {
flag: "wx",
mode: 384
};
}),
15365: (function(t, e, n) {
n.d(e, {
E1: () => removeUnfinished,
HC: () => replace,
MC: () => pieceWriter,
ik: () => place
});
var r = n(77598);
var a = n(73024);
var i = n(51455);
var s = n(76760);
var o = n(81383);
var c = n(55319);
const {O_CREAT: l, O_EXCL: u, O_NOFOLLOW: f, O_WRONLY: y} = a.constants;
async function replace(t, e) {
const {temporary: n, handle: r} = await openTemporary(t);
try {
try {
await r.writeFile(e);
await r.datasync();
} finally {
await r.close();
}
await (0, i.rename)(n, t);
} catch (t) {
await (0, i.rm)(n, {
force: true
});
throw t;
}
}
function place(t, e) {
const n = temporaryFor(t);
const r = (0, a.openSync)(n, p, 384);
try {
(0, a.writeFileSync)(r, e);
(0, a.renameSync)(n, t);
return r;
} catch (t) {
(0, a.closeSync)(r);
(0, a.rmSync)(n, {
force: true
});
throw t;
}
}
const p = y | l | u | f;
async function openTemporary(t) {
const e = temporaryFor(t);
return {
temporary: e,
handle: await (0, i.open)(e, p, 384)
};
}
function temporaryFor(t) {
return (0, s.join)((0, s.dirname)(t), `.${(0, s.basename)(t)}-${(0, r.randomUUID)().slice(0, 13)}.tmp`);
}
const w = /^\..+-[0-9a-f]{8}-[0-9a-f]{4}\.tmp$/;
async function removeUnfinished(t) {
const e = await (0, i.readdir)(t, {
withFileTypes: true
});
const n = e.filter(t => t.isDirectory()).map(({name: e}) => (0, s.join)(t, e));
for (const e of [ t, ...n ]) for (const t of await (0, i.readdir)(e)) w.test(t) && await (0, 
i.rm)((0, s.join)(e, t), {
force: true
});
}
const m = 64e3;
async function pieceWriter(t, e) {
(0, c.vD)(t);
const {temporary: n, handle: r} = await openTemporary(t);
let a = [];
let s = 0;
const flush = async () => {
const t = a.join("");
a = [];
s = 0;
t !== "" && await (0, o.HQ)(e, () => r.appendFile(t));
};
return {
write: async t => {
a.push(t);
s += t.length;
s > m && await flush();
},
close: async () => {
await flush();
await r.datasync();
await r.close();
await (0, o.HQ)(e, () => (0, i.rename)(n, t));
(0, c.LJ)(t);
},
abandon: async () => {
await r.close();
await (0, i.rm)(n, {
force: true
});
(0, c.LJ)(t);
}
};
}
}),
48049: (function(t, e, n) {
n.d(e, {
writeFindingReports: () => writeFindingReports
});
var r = n(76760);
var a = n(42357);
var i = n(76693);
var s = n(72443);
var o = n(5428);
var c = n(15917);
const l = {
error: "major",
warning: "minor",
note: "info"
};
function codeQuality(t) {
const e = new Map;
const n = new Map;
for (const r of (0, c.w$)(t)) {
const {path: t, title: a, rule: i = "finding"} = r;
const s = JSON.stringify([ i, t, a ]);
const o = n.get(s) ?? 0;
e.set(r, o);
n.set(s, o + 1);
}
const r = t.map(t => {
const {path: n, line: r, endLine: a = r, severity: i, title: s, message: c, rule: u = "finding"} = t;
return {
description: `${s}: ${c}`,
check_name: u,
fingerprint: (0, o.R)([ JSON.stringify([ u, n, s, e.get(t) ]) ], 32),
severity: l[i],
location: {
path: n,
lines: {
begin: r,
end: a
}
}
};
});
return `${JSON.stringify(r, null, 2)}\n`;
}
var u = n(21892);
async function writeFindingReports({findings: t, problem: e}, {settings: n, hostEnvironment: o, log: c, redact: l}) {
const f = [ [ n["code-quality-report"], e === null ? codeQuality(t) : null ], [ n["junit-report"], e === null ? (0, 
u.bA)(t) : (0, u.TW)(e.conclusion, e.reason) ] ];
for (const [t, e] of f) {
if (t === void 0) continue;
const n = (0, r.resolve)(o.directory, t);
const warn = ({message: e}) => c.warning(`The file ${t} could not be written: ${l(e)}`);
await (0, i.v)((0, r.dirname)(n), {
create: true,
root: null
}).then(async t => {
e === null ? await t.remove((0, r.basename)(n)) : await t.write((0, r.basename)(n), l(e));
}).catch((0, a.j6)(s.k, warn));
}
}
}),
21892: (function(t, e, n) {
n.d(e, {
TW: () => junitError,
X: () => escapeXml,
bA: () => junit
});
var r = n(15917);
function junit(t) {
const e = t.filter(({severity: t}) => t !== "note").length;
const n = new Map;
const a = new Set;
for (const e of (0, r.w$)(t)) {
const {path: t, title: r, rule: i} = e;
const s = `${i === void 0 ? "" : `${i}: `}${r} (${t})`;
let o = s;
for (let t = 2; a.has(o); t += 1) o = `${s} ${String(t)}`;
a.add(o);
n.set(e, o);
}
const nameOf = t => n.get(t) ?? t.title;
const i = t.map(t => testCase(t, nameOf(t)));
return suite(i, `tests="${String(t.length)}" failures="${String(e)}" errors="0"`);
}
function junitError(t, e) {
const n = `<error type="${escapeXml(t)}" message="${escapeXml(e)}"/>`;
return suite([ `<testcase classname="sallyport" name="run">${n}</testcase>` ], 'tests="1" failures="0" errors="1"');
}
function suite(t, e) {
return [ '<?xml version="1.0" encoding="UTF-8"?>', `<testsuites name="sallyport" ${e}>`, `  <testsuite name="sallyport" ${e}>`, ...t.map(t => `    ${t}`), "  </testsuite>", "</testsuites>", "" ].join("\n");
}
function testCase(t, e) {
const {path: n, line: a, severity: i, title: s, message: o, rule: c} = t;
const l = escapeXml(`${(0, r.YR)(t)}\n${o}`);
const u = `<testcase classname="${escapeXml(n)}" name="${escapeXml(e)}" file="${escapeXml(n)}" line="${String(a)}">`;
const f = i === "note" ? `<system-out>${l}</system-out>` : `<failure type="${escapeXml(c ?? i)}" message="${escapeXml(s)}">${l}</failure>`;
return `${u}${f}</testcase>`;
}
const a = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;
function escapeXml(t) {
return t.replace(a, "").replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}
})
};
