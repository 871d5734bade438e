"use strict";

exports.id = 2983;

exports.ids = [ 2983 ];

exports.modules = {
77730: (function(e, t, n) {
n.d(t, {
Ty: () => d,
_p: () => b,
g3: () => k,
gP: () => l,
hb: () => S
});
var r = n(94343);
var a = n(43759);
var c = n(7345);
var s = n(71911);
var o = n(30185);
var i = n(52012);
const d = 1;
const l = [ "unwritten-output", "unusable-changes", "unknown-changes" ];
const text = e => r.YjP().check(a.Eb(e));
const u = r.Whr().check(a.UI());
const f = r.aig().check(a.UI());
const h = r.YjP().check(a.Fk(/^[0-9a-f]{64}$/));
const m = r.YjP().check(a.Fk(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?Z$/));
const k = r.YjP().check(a.Fk(/^[a-z][a-z-]{0,99}$/));
const y = r.KCZ([ text(1e5), r.aig(), r.zMY() ]);
const w = r.Ikc({
path: text(1e4),
kind: r.k5n([ "created", "modified", "deleted" ]),
added: u,
removed: u,
diff: r.mee(text(1e7)),
patch: r.lqM(text(1e7)),
note: r.lqM(text(1e4))
});
const p = r.Ikc({
name: text(1e3),
status: r.k5n([ "passed", "failed", "error" ]),
score: r.aig().check(a.qm(0), a.Zm(1)),
weight: r.lqM(r.aig().check(a.NC(), a.Zm(1e6))),
reason: text(1e5),
digest: r.lqM(text(200))
});
const g = r.Ikc(Object.fromEntries(i.N.map(e => [ e, text(200) ])));
const v = r.Whr().check(a.NC());
const P = r.Ikc({
path: text(4096),
line: v,
endLine: r.lqM(v),
severity: r.k5n(o.g),
title: text(1e3),
message: text(1e4),
suggestion: r.lqM(text(4e4)),
rule: r.lqM(text(200))
});
const b = r.Ikc({
formatVersion: r.euz(d),
key: h,
keyParts: g,
slot: text(1e4),
planId: text(200),
shard: r.mee(r.YjP().check(a.Fk(/^\d{1,4}\/\d{1,4}$/))),
attempt: r.Whr().check(a.NC()),
id: text(1e3),
item: r.mee(r.g1P(text(1e3), r.L5J())),
matrix: r.g1P(text(1e3), y),
repeat: r.Whr().check(a.NC()),
model: text(1e3),
answeredBy: r.lqM(text(1e3)),
conclusion: r.k5n(c.f),
code: r.lqM(k),
reason: text(1e5),
text: text(1e7),
structured: r.lqM(r.L5J()),
evaluations: r.YOg(p).check(a.Eb(1e3)),
evaluationDigest: text(200),
minScore: r.lqM(r.aig().check(a.qm(0), a.Zm(1))),
scoringUsd: r.lqM(r.mee(f)),
changes: r.YOg(w).check(a.Eb(1e4)),
usage: r.Ikc({
inputTokens: u,
outputTokens: u,
cacheReadTokens: u,
cacheWriteTokens: u
}),
costUsd: r.mee(f),
savedUsd: r.lqM(r.mee(r.aig())),
durationMs: f,
turns: u,
toolCalls: u,
refused: r.lqM(u),
transcriptPath: r.mee(r.YjP().check(a.Fk(/^transcripts\/[0-9a-f]{64}-\d{1,9}\.jsonl$/))),
endedAt: m,
scoredAt: r.lqM(m),
sameFailures: u,
errorKind: r.mee(r.k5n([ ...s.H, ...l ])),
hasTree: r.zMY(),
notices: r.YOg(text(1e4)).check(a.Eb(1e3)),
writes: r.lqM(r.Ikc({
item: r.k5n([ "issue", "pull-request" ]),
requests: r.YOg(r.g1P(text(100), r.L5J())).check(a.m9(1), a.Eb(100)),
commit: r.lqM(r.YjP().check(a.Fk(/^[0-9a-f]{40}(?:[0-9a-f]{24})?$/)))
})),
findings: r.lqM(r.YOg(P).check(a.Eb(1e4))),
toolsUsed: r.YOg(text(1e3)).check(a.Eb(1e3))
});
const S = [ "conclusion", "code", "reason", "text", "structured", "evaluations", "answeredBy", "minScore", "usage", "costUsd", "savedUsd", "notices", "transcriptPath" ];
}),
52012: (function(e, t, n) {
n.d(t, {
N: () => a,
R: () => r
});
const r = 1;
const a = [ "format", "prompt", "inputs", "item", "content", "model", "parameters", "rules", "settings", "repeat" ];
}),
39035: (function(e, t, n) {
n.d(t, {
KB: () => firstOfNextRun,
Lx: () => k,
V4: () => i,
fW: () => whyForeign,
pB: () => storedReasons,
y6: () => d
});
var r = n(94343);
var a = n(43759);
var c = n(7345);
var s = n(20274);
var o = n(77730);
const i = "batch.json";
const d = "run.json";
const l = r.Ikc({
formatVersion: r.euz(1),
name: r.YjP().check(a.Eb(1e3))
});
const u = r.Ikc({
formatVersion: r.Whr().check(a.Tx(1))
});
function whyForeign(e, {name: t, otherwise: n}) {
const r = (0, s.U4)(e.toString("utf8"));
const a = u.safeParse(r).data;
if (a !== void 0) {
const e = `format ${String(a.formatVersion)} in ${i}`;
return {
message: "holds the state of a newer release of Sallyport",
found: e,
hint: `use that release, or ${n}`
};
}
const c = l.safeParse(r).data?.name;
if (c === t) return null;
return {
message: "holds the state of another batch",
found: c ?? `${i} is invalid`,
hint: n
};
}
const f = [ "created", "updated", "unchanged", "fell back", "withheld", "refused", "failed", "left out" ];
const h = r.YjP().check(a.Fk(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?Z$/));
const m = r.YOg(r.YjP().check(a.Eb(1e4))).check(a.Eb(1e6));
const k = r.Ikc({
formatVersion: r.euz(1),
name: r.YjP().check(a.Eb(1e3)),
planId: r.YjP().check(a.Eb(200)),
shard: r.mee(r.YjP().check(a.Fk(/^\d{1,4}\/\d{1,4}$/))),
attempt: r.Whr().check(a.NC()),
startedAt: h,
endedAt: r.mee(r.YjP().check(a.Eb(40))),
conclusion: r.mee(r.k5n(c.f)),
code: r.lqM(o.g3),
reason: r.YjP().check(a.Eb(1e5)),
costReached: r.lqM(r.YjP().check(a.Eb(1e4))),
deferred: m,
waiting: r.lqM(m),
deferredReason: r.YjP().check(a.Eb(1e5)),
otherReasons: r.lqM(r.g1P(r.YjP().check(a.Eb(1e4)), r.YjP().check(a.Eb(1e5)))),
parked: m,
pullRequests: r.lqM(r.YOg(r.Ikc({
outcome: r.k5n(f),
url: r.mee(r.YjP().check(a.Eb(1e4))),
jobs: m,
note: r.YjP().check(a.Eb(1e5))
}))),
problems: r.lqM(r.g1P(r.YjP().check(a.Eb(1e4)), r.YjP().check(a.Eb(1e5)))),
otherUsd: r.lqM(r.mee(r.aig().check(a.UI()))),
minPassRate: r.aig().check(a.qm(0), a.Zm(1)),
awaitsAnswers: r.lqM(r.euz(true)),
atLeast: r.g1P(r.YjP().check(a.Eb(1e3)), r.Whr().check(a.NC()))
});
function firstOfNextRun(e) {
return e === null ? [] : [ ...new Set([ ...e.waiting ?? [], ...e.deferred ]) ];
}
function storedReasons(e) {
const t = new Map;
for (const n of e.values()) t.set(n, (t.get(n) ?? 0) + 1);
const [n = ""] = [ ...t.keys() ].toSorted((e, n) => (t.get(n) ?? 0) - (t.get(e) ?? 0));
return {
deferredReason: n,
otherReasons: Object.fromEntries([ ...e ].filter(([, e]) => e !== n))
};
}
}),
7345: (function(e, t, n) {
n.d(t, {
f: () => r
});
const r = [ "success", "no-output", "denied", "incomplete", "budget", "timeout", "provider-error", "config-error", "skipped", "cancelled" ];
}),
76693: (function(e, t, n) {
n.d(t, {
v: () => openStateDirectory
});
var r = n(73024);
var a = n(51455);
var c = n(76760);
var s = n(58500);
var o = n(81383);
var i = n(87144);
var d = n(55319);
var l = n(72443);
var u = n(57975);
var f = n(42357);
const h = 64;
const m = 3;
const k = (0, u.promisify)(r.fdatasync);
function createSyncQueue() {
const e = [];
let t = 0;
const n = Array.from({
length: m
}, () => Promise.resolve());
let a = 0;
const sync = async n => {
try {
await k(n);
} catch (t) {
(0, f.ki)(t, Error);
e.push(t);
} finally {
(0, r.closeSync)(n);
t -= 1;
}
};
const flush = async () => {
await Promise.all(n);
const [t] = e.splice(0);
if (t !== void 0) throw t;
};
return {
add: async e => {
t += 1;
const r = a % m;
a += 1;
n[r] = Promise.all([ n[r], (0, s.setImmediate)() ]).then(() => sync(e));
t > h && await flush();
},
flush: flush
};
}
var y = n(15365);
const {O_NOFOLLOW: w, O_NONBLOCK: p, O_RDONLY: g} = r.constants;
async function openStateDirectory(e, {create: t, root: n}) {
return await (0, o.HQ)(e, async () => {
n !== null && refuseLinks(e, n);
t && (0, i.K)(e, 448);
const c = await (0, a.lstat)((0, r.realpathSync)(e));
if (!c.isDirectory()) throw new l.k("not-a-directory", e, `${e} is not a directory`);
return directoryAt((0, r.realpathSync)(e));
});
}
function directoryAt(e) {
const pathOf = t => pathIn(e, t);
let t = 0;
return {
path: e,
...writingBelow(e, pathOf),
read: async (n, r) => {
t += 1;
t % v === 0 && await (0, s.setImmediate)();
const a = pathOf(n);
refuseLinks((0, c.dirname)(a), e);
return (0, o.JK)(n, () => readRegular(a, n, r));
},
names: async t => {
const n = pathOf(t);
refuseLinks(n, e);
const r = await (0, o.HQ)(t, () => (0, a.readdir)(n).catch(o.bJ));
return (r ?? []).sort((e, t) => Buffer.compare(Buffer.from(e), Buffer.from(t)));
},
remove: async e => await (0, d.Sl)(pathOf(e), () => (0, o.HQ)(e, () => (0, a.rm)(pathOf(e), {
recursive: true,
force: true
}))),
has: async e => (await (0, a.lstat)(pathOf(e)).catch(() => null))?.isFile() === true,
giveOut: async (t, n) => {
const r = pathOf(t);
refuseLinks((0, c.dirname)(r), e);
return await (0, o.HQ)(t, async () => {
await linkOrCopy(r, n).catch(o.bJ);
return await versionAt(n);
});
},
versionOf: e => versionAt(pathOf(e))
};
}
async function versionAt(e) {
const t = await (0, a.lstat)(e, {
bigint: true
}).catch(o.bJ);
return t?.isFile() === true ? `${String(t.mtimeNs)} ${String(t.size)} ${String(t.ino)}` : null;
}
async function linkOrCopy(e, t) {
if (!(await (0, a.lstat)(e)).isFile()) return;
try {
await (0, a.link)(e, t);
} catch (n) {
const {code: c} = n;
if (c === "ENOENT" || c === "EEXIST") throw n;
await (0, a.copyFile)(e, t, r.constants.COPYFILE_EXCL);
}
}
function writingBelow(e, t) {
const n = createSyncQueue();
const r = new Set;
const makeFolderOf = t => {
const n = (0, c.dirname)(t);
if (r.has(n)) return;
(0, i.K)(n, 448);
refuseLinks(n, e);
r.add(n);
};
const inFolder = async (e, n) => {
const r = t(e);
return await (0, d.Sl)(r, () => (0, o.HQ)(e, async () => {
makeFolderOf(r);
return await n(r);
}));
};
return {
write: (e, t) => inFolder(e, e => (0, y.HC)(e, t)),
writeNew: (e, n) => {
const r = t(e);
(0, o.JK)(e, () => {
makeFolderOf(r);
writeNew(r, n);
});
(0, d.LJ)(r);
},
add: (e, t) => inFolder(e, async e => await n.add((0, y.ik)(e, t))),
flush: () => (0, o.HQ)(e, () => n.flush()),
create: e => inFolder(e, t => (0, y.MC)(t, e)),
move: async (e, n) => {
const [r, c] = [ t(e), t(n) ];
const work = () => (0, o.HQ)(e, async () => {
makeFolderOf(c);
await (0, a.rename)(r, c);
});
await (0, d.Sl)(r, () => (0, d.Sl)(c, work));
},
takeIn: (e, t) => inFolder(t, async t => {
await (0, a.rm)(t, {
force: true
});
await linkOrCopy(e, t);
})
};
}
function pathIn(e, t) {
const n = (0, c.resolve)(e, t);
if (n !== e && !n.startsWith(e + c.sep)) throw new Error(`${t} is outside of the state directory`);
return n;
}
function refuseLinks(e, t) {
let n = t;
for (const a of (0, c.relative)(t, e).split(c.sep)) {
if (a === "" || a === ".") continue;
n = (0, c.join)(n, a);
const e = (0, o.JK)(n, () => (0, r.lstatSync)(n, {
throwIfNoEntry: false
}));
if (e === void 0) return;
if (e.isSymbolicLink()) throw new l.k("refused", n, `${n} is a link`);
}
}
function readRegular(e, t, n) {
const a = openPresent(e);
if (a === null) return null;
try {
const e = (0, r.fstatSync)(a);
if (!e.isFile()) throw new l.k("special", t, `${t} is not a regular file`);
if (e.size > n) throw new l.k("too-large", t, `${t} has ${String(e.size)} bytes, more than ${String(n)}`);
return (0, r.readFileSync)(a);
} finally {
(0, r.closeSync)(a);
}
}
function openPresent(e) {
try {
return (0, r.openSync)(e, g | w | p);
} catch (e) {
return (0, o.bJ)(e);
}
}
const v = 64;
function writeNew(e, t) {
try {
(0, r.writeFileSync)(e, t, P);
} catch (n) {
if (n.code !== "EEXIST") throw n;
(0, r.rmSync)(e, {
force: true
});
(0, r.writeFileSync)(e, t, P);
}
}
const P = {
flag: "wx",
mode: 384
};
}),
15365: (function(e, t, n) {
n.d(t, {
E1: () => removeUnfinished,
HC: () => replace,
MC: () => pieceWriter,
ik: () => place
});
var r = n(77598);
var a = n(73024);
var c = n(51455);
var s = n(76760);
var o = n(81383);
var i = n(55319);
const {O_CREAT: d, O_EXCL: l, O_NOFOLLOW: u, O_WRONLY: f} = a.constants;
async function replace(e, t) {
const {temporary: n, handle: r} = await openTemporary(e);
try {
try {
await r.writeFile(t);
await r.datasync();
} finally {
await r.close();
}
await (0, c.rename)(n, e);
} catch (e) {
await (0, c.rm)(n, {
force: true
});
throw e;
}
}
function place(e, t) {
const n = temporaryFor(e);
const r = (0, a.openSync)(n, h, 384);
try {
(0, a.writeFileSync)(r, t);
(0, a.renameSync)(n, e);
return r;
} catch (e) {
(0, a.closeSync)(r);
(0, a.rmSync)(n, {
force: true
});
throw e;
}
}
const h = f | d | l | u;
async function openTemporary(e) {
const t = temporaryFor(e);
return {
temporary: t,
handle: await (0, c.open)(t, h, 384)
};
}
function temporaryFor(e) {
return (0, s.join)((0, s.dirname)(e), `.${(0, s.basename)(e)}-${(0, r.randomUUID)().slice(0, 13)}.tmp`);
}
const m = /^\..+-[0-9a-f]{8}-[0-9a-f]{4}\.tmp$/;
async function removeUnfinished(e) {
const t = await (0, c.readdir)(e, {
withFileTypes: true
});
const n = t.filter(e => e.isDirectory()).map(({name: t}) => (0, s.join)(e, t));
for (const t of [ e, ...n ]) for (const e of await (0, c.readdir)(t)) m.test(e) && await (0, 
c.rm)((0, s.join)(t, e), {
force: true
});
}
const k = 64e3;
async function pieceWriter(e, t) {
(0, i.vD)(e);
const {temporary: n, handle: r} = await openTemporary(e);
let a = [];
let s = 0;
const flush = async () => {
const e = a.join("");
a = [];
s = 0;
e !== "" && await (0, o.HQ)(t, () => r.appendFile(e));
};
return {
write: async e => {
a.push(e);
s += e.length;
s > k && await flush();
},
close: async () => {
await flush();
await r.datasync();
await r.close();
await (0, o.HQ)(t, () => (0, c.rename)(n, e));
(0, i.LJ)(e);
},
abandon: async () => {
await r.close();
await (0, c.rm)(n, {
force: true
});
(0, i.LJ)(e);
}
};
}
})
};
