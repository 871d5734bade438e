"use strict";

exports.id = 2003;

exports.ids = [ 2003 ];

exports.modules = {
5527: (function(t, n, e) {
e.d(n, {
writeRunPage: () => writeRunPage
});
var r = e(76760);
var a = e(42357);
var o = e(7138);
var s = e(57979);
var c = e(72443);
var i = e(72631);
var l = e(76813);
var u = e(23115);
const f = 2e8;
async function writeRunPage(t, n, e) {
const {hostEnvironment: d, redact: y, log: w} = e;
const {transcriptPath: p} = n;
if (p === null) return;
const {directory: h} = d;
try {
const e = (0, s.S)({
root: h,
guard: () => null
});
const a = (await e.read(p, f)).toString("utf8");
const clean = t => y((0, o.wh)(t));
const c = (0, u.g)(p, a, {
clean: clean,
result: n
});
const d = {
path: (0, r.resolve)(h, t),
maxBytes: l.Q,
location: "html-report"
};
await (0, i.x)(d, c);
} catch (t) {
t instanceof c.k || (0, a.ki)(t, a.yo);
w.warning(`The HTML report could not be written: ${y((0, a.bD)(t))}`);
}
}
}),
76693: (function(t, n, e) {
e.d(n, {
v: () => openStateDirectory
});
var r = e(73024);
var a = e(51455);
var o = e(76760);
var s = e(58500);
var c = e(81383);
var i = e(87144);
var l = e(55319);
var u = e(72443);
var f = e(57975);
var d = e(42357);
const y = 64;
const w = 3;
const p = (0, f.promisify)(r.fdatasync);
function createSyncQueue() {
const t = [];
let n = 0;
const e = Array.from({
length: w
}, () => Promise.resolve());
let a = 0;
const sync = async e => {
try {
await p(e);
} catch (n) {
(0, d.ki)(n, Error);
t.push(n);
} finally {
(0, r.closeSync)(e);
n -= 1;
}
};
const flush = async () => {
await Promise.all(e);
const [n] = t.splice(0);
if (n !== void 0) throw n;
};
return {
add: async t => {
n += 1;
const r = a % w;
a += 1;
e[r] = Promise.all([ e[r], (0, s.setImmediate)() ]).then(() => sync(t));
n > y && await flush();
},
flush: flush
};
}
var h = e(15365);
const {O_NOFOLLOW: m, O_NONBLOCK: v, O_RDONLY: S} = r.constants;
async function openStateDirectory(t, {create: n, root: e}) {
return await (0, c.HQ)(t, async () => {
e !== null && refuseLinks(t, e);
n && (0, i.K)(t, 448);
const o = await (0, a.lstat)((0, r.realpathSync)(t));
if (!o.isDirectory()) throw new u.k("not-a-directory", t, `${t} is not a directory`);
return directoryAt((0, r.realpathSync)(t));
});
}
function directoryAt(t) {
const pathOf = n => pathIn(t, n);
let n = 0;
return {
path: t,
...writingBelow(t, pathOf),
read: async (e, r) => {
n += 1;
n % g === 0 && await (0, s.setImmediate)();
const a = pathOf(e);
refuseLinks((0, o.dirname)(a), t);
return (0, c.JK)(e, () => readRegular(a, e, r));
},
names: async n => {
const e = pathOf(n);
refuseLinks(e, t);
const r = await (0, c.HQ)(n, () => (0, a.readdir)(e).catch(c.bJ));
return (r ?? []).sort((t, n) => Buffer.compare(Buffer.from(t), Buffer.from(n)));
},
remove: async t => await (0, l.Sl)(pathOf(t), () => (0, c.HQ)(t, () => (0, a.rm)(pathOf(t), {
recursive: true,
force: true
}))),
has: async t => (await (0, a.lstat)(pathOf(t)).catch(() => null))?.isFile() === true,
giveOut: async (n, e) => {
const r = pathOf(n);
refuseLinks((0, o.dirname)(r), t);
return await (0, c.HQ)(n, async () => {
await linkOrCopy(r, e).catch(c.bJ);
return await versionAt(e);
});
},
versionOf: t => versionAt(pathOf(t))
};
}
async function versionAt(t) {
const n = await (0, a.lstat)(t, {
bigint: true
}).catch(c.bJ);
return n?.isFile() === true ? `${String(n.mtimeNs)} ${String(n.size)} ${String(n.ino)}` : null;
}
async function linkOrCopy(t, n) {
if (!(await (0, a.lstat)(t)).isFile()) return;
try {
await (0, a.link)(t, n);
} catch (e) {
const {code: o} = e;
if (o === "ENOENT" || o === "EEXIST") throw e;
await (0, a.copyFile)(t, n, r.constants.COPYFILE_EXCL);
}
}
function writingBelow(t, n) {
const e = createSyncQueue();
const r = new Set;
const makeFolderOf = n => {
const e = (0, o.dirname)(n);
if (r.has(e)) return;
(0, i.K)(e, 448);
refuseLinks(e, t);
r.add(e);
};
const inFolder = async (t, e) => {
const r = n(t);
return await (0, l.Sl)(r, () => (0, c.HQ)(t, async () => {
makeFolderOf(r);
return await e(r);
}));
};
return {
write: (t, n) => inFolder(t, t => (0, h.HC)(t, n)),
writeNew: (t, e) => {
const r = n(t);
(0, c.JK)(t, () => {
makeFolderOf(r);
writeNew(r, e);
});
(0, l.LJ)(r);
},
add: (t, n) => inFolder(t, async t => await e.add((0, h.ik)(t, n))),
flush: () => (0, c.HQ)(t, () => e.flush()),
create: t => inFolder(t, n => (0, h.MC)(n, t)),
move: async (t, e) => {
const [r, o] = [ n(t), n(e) ];
const work = () => (0, c.HQ)(t, async () => {
makeFolderOf(o);
await (0, a.rename)(r, o);
});
await (0, l.Sl)(r, () => (0, l.Sl)(o, work));
},
takeIn: (t, n) => inFolder(n, async n => {
await (0, a.rm)(n, {
force: true
});
await linkOrCopy(t, n);
})
};
}
function pathIn(t, n) {
const e = (0, o.resolve)(t, n);
if (e !== t && !e.startsWith(t + o.sep)) throw new Error(`${n} is outside of the state directory`);
return e;
}
function refuseLinks(t, n) {
let e = n;
for (const a of (0, o.relative)(n, t).split(o.sep)) {
if (a === "" || a === ".") continue;
e = (0, o.join)(e, a);
const t = (0, c.JK)(e, () => (0, r.lstatSync)(e, {
throwIfNoEntry: false
}));
if (t === void 0) return;
if (t.isSymbolicLink()) throw new u.k("refused", e, `${e} is a link`);
}
}
function readRegular(t, n, e) {
const a = openPresent(t);
if (a === null) return null;
try {
const t = (0, r.fstatSync)(a);
if (!t.isFile()) throw new u.k("special", n, `${n} is not a regular file`);
if (t.size > e) throw new u.k("too-large", n, `${n} has ${String(t.size)} bytes, more than ${String(e)}`);
return (0, r.readFileSync)(a);
} finally {
(0, r.closeSync)(a);
}
}
function openPresent(t) {
try {
return (0, r.openSync)(t, S | m | v);
} catch (t) {
return (0, c.bJ)(t);
}
}
const g = 64;
function writeNew(t, n) {
try {
(0, r.writeFileSync)(t, n, O);
} catch (e) {
if (e.code !== "EEXIST") throw e;
(0, r.rmSync)(t, {
force: true
});
(0, r.writeFileSync)(t, n, O);
}
}
const O = {
flag: "wx",
mode: 384
};
}),
15365: (function(t, n, e) {
e.d(n, {
E1: () => removeUnfinished,
HC: () => replace,
MC: () => pieceWriter,
ik: () => place
});
var r = e(77598);
var a = e(73024);
var o = e(51455);
var s = e(76760);
var c = e(81383);
var i = e(55319);
const {O_CREAT: l, O_EXCL: u, O_NOFOLLOW: f, O_WRONLY: d} = a.constants;
async function replace(t, n) {
const {temporary: e, handle: r} = await openTemporary(t);
try {
try {
await r.writeFile(n);
await r.datasync();
} finally {
await r.close();
}
await (0, o.rename)(e, t);
} catch (t) {
await (0, o.rm)(e, {
force: true
});
throw t;
}
}
function place(t, n) {
const e = temporaryFor(t);
const r = (0, a.openSync)(e, y, 384);
try {
(0, a.writeFileSync)(r, n);
(0, a.renameSync)(e, t);
return r;
} catch (t) {
(0, a.closeSync)(r);
(0, a.rmSync)(e, {
force: true
});
throw t;
}
}
const y = d | l | u | f;
async function openTemporary(t) {
const n = temporaryFor(t);
return {
temporary: n,
handle: await (0, o.open)(n, y, 384)
};
}
function temporaryFor(t) {
return (0, s.join)((0, s.dirname)(t), `.${(0, s.basename)(t)}-${(0, r.randomUUID)().slice(0, 13)}.tmp`);
}
const w = /^\..+-[0-9a-f]{8}-[0-9a-f]{4}\.tmp$/;
async function removeUnfinished(t) {
const n = await (0, o.readdir)(t, {
withFileTypes: true
});
const e = n.filter(t => t.isDirectory()).map(({name: n}) => (0, s.join)(t, n));
for (const n of [ t, ...e ]) for (const t of await (0, o.readdir)(n)) w.test(t) && await (0, 
o.rm)((0, s.join)(n, t), {
force: true
});
}
const p = 64e3;
async function pieceWriter(t, n) {
(0, i.vD)(t);
const {temporary: e, handle: r} = await openTemporary(t);
let a = [];
let s = 0;
const flush = async () => {
const t = a.join("");
a = [];
s = 0;
t !== "" && await (0, c.HQ)(n, () => r.appendFile(t));
};
return {
write: async t => {
a.push(t);
s += t.length;
s > p && await flush();
},
close: async () => {
await flush();
await r.datasync();
await r.close();
await (0, c.HQ)(n, () => (0, o.rename)(e, t));
(0, i.LJ)(t);
},
abandon: async () => {
await r.close();
await (0, o.rm)(e, {
force: true
});
(0, i.LJ)(t);
}
};
}
}),
23115: (function(t, n, e) {
e.d(n, {
g: () => transcriptSource
});
var r = e(42357);
var a = e(54539);
var o = e(71431);
var s = e(83537);
var c = e(1359);
var i = e(90859);
var l = e(90120);
function transcriptSource(t, n, {clean: e, result: a}) {
const o = (0, i.$)(n.endsWith("\n") ? n : `${n}\n`, e);
if (o.entries.length === 0) throw new r.yo({
code: "file-unreadable",
location: t,
message: "the file is not a transcript",
found: "no event of a run",
hint: "name the transcript that a run printed at the end, or the state directory of a batch"
});
const s = a === null ? endOf(o) : {
conclusion: a.conclusion,
reason: e(a.reason)
};
const u = a === null ? costOfRun(o) : a.costUsd;
const f = a === null ? durationOf(o) : a.durationMs;
const d = o.prompt === "" ? t : o.prompt;
const y = {
...{
key: "run",
name: d,
id: d,
model: o.model,
...s,
costUsd: u,
durationMs: f
},
state: s.conclusion === "success" ? "passed" : "failed",
isReused: false,
mark: null,
evaluations: {
passed: 0,
total: 0
}
};
const w = {
...{
kind: "run",
title: d,
...s,
label: c.vV[s.conclusion].text,
costUsd: u,
rows: [ y ]
},
endedAt: o.endedAt === null ? null : new Date(o.endedAt).toISOString(),
previous: null,
passRates: [],
pullRequests: []
};
const p = {
key: y.key,
reason: s.reason,
facts: factsOf(o, u, f),
item: [],
text: o.text,
structured: null,
evaluations: [],
changes: (0, l.x)(a?.changes ?? [], e),
notices: (a?.notices ?? []).map(e),
...(0, i.q)(o.entries)
};
return {
overview: w,
jobs: async function*() {
yield await Promise.resolve(p);
}
};
}
function endOf({stop: t, text: n}) {
if (t === null) {
const t = "The transcript has no end: the run was interrupted, or is still running.";
return {
conclusion: "cancelled",
reason: t
};
}
const {conclusion: e, reason: r} = (0, o.P0)(t, [], "continue");
return {
conclusion: e,
reason: e === "success" && n === "" ? "The run has ended." : r
};
}
function costOfRun({usages: t, model: n}) {
return t.map(t => (0, s.ho)(t.model ?? n, t)).reduce((t, n) => t === null || n === null ? null : t + n, 0);
}
function durationOf({startedAt: t, endedAt: n}) {
return t === null || n === null ? null : n - t;
}
const utcTime = t => new Date(t).toISOString().replace(/T(.*)\.\d+Z$/, " $1 UTC");
function factsOf(t, n, e) {
const {model: r, mode: o, turns: s, usages: i, entries: l, startedAt: u} = t;
const sum = t => i.reduce((n, e) => n + e[t], 0);
const f = l.filter(({type: t}) => t === "call");
const d = f.filter(t => t.type === "call" && t.status === "refused").length;
return [ [ "Model", r ], [ "Mode", o ], [ "Turns", (0, a.ZV)(s) ], [ "Calls", d === 0 ? (0, 
a.ZV)(f.length) : `${(0, a.ZV)(f.length)}, ${(0, a.ZV)(d)} refused` ], [ "Tokens", `${(0, 
a.ZV)(sum("inputTokens"))} in, ${(0, a.ZV)(sum("outputTokens"))} out` ], [ "From the cache", sum("cacheReadTokens") === 0 ? "" : (0, 
a.B4)(sum("cacheReadTokens"), "token") ], [ "Cost", (0, c.BD)(n) ], [ "Time", e === null ? "" : (0, 
c.a3)(e) ], [ "Started", u === null ? "" : utcTime(u) ] ].filter(t => t[1] !== "");
}
})
};
