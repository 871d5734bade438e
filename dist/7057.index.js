"use strict";

exports.id = 7057;

exports.ids = [ 7057, 9925 ];

exports.modules = {
27057: (function(t, e, n) {
n.r(e);
n.d(e, {
nodeVersion: () => nodeVersion,
programVersion: () => programVersion,
tooOldGit: () => tooOldGit
});
var r = n(17992);
var o = n(64666);
var s = n(39925);
const i = new Map;
function tooOldGit(t) {
const e = (0, o.oq)("git", t.path) ?? "";
const n = i.get(e) ?? (e === "" ? Promise.resolve(null) : readVersion(t));
i.set(e, n);
return n;
}
async function readVersion(t) {
const e = await programVersion("git", t);
return e === null || (0, r.du)(e, r.U2) ? null : e;
}
function nodeVersion() {
return process.versions.node;
}
async function programVersion(t, e) {
if ((0, o.oq)(t, e.path) === null) return null;
const {stdoutBytes: n} = await (0, s.runProcess)(e, {
argv: [ t, "--version" ],
cwd: "/",
timeoutMs: 1e4,
maxOutputBytes: 1e4,
trust: "own",
signal: (new AbortController).signal
});
return /\d+(?:\.\d+)+/.exec(n.toString("utf8"))?.[0] ?? null;
}
}),
7434: (function(t, e, n) {
n.d(e, {
Wl: () => createOutputBuffer,
aU: () => omissionNote,
iS: () => createWholeCharacters
});
var r = n(46193);
function createOutputBuffer(t) {
const e = Math.floor(t / 5);
const n = t - e;
const r = [];
let o = [];
let s = 0;
let i = 0;
let a = 0;
const shorten = () => {
const t = Buffer.concat(o);
const e = t.subarray(Math.max(0, t.length - n));
a += t.length - e.length;
o = [ e ];
i = e.length;
};
return {
add(t) {
const a = e - s;
const [u, d] = [ t.subarray(0, a), t.subarray(a) ];
u.length > 0 && r.push(Buffer.from(u));
s += u.length;
d.length > 0 && o.push(Buffer.from(d));
i += d.length;
i > 2 * n && shorten();
},
take() {
i > n && shorten();
if (a === 0) return {
bytes: Buffer.concat([ ...r, ...o ]),
droppedBytes: 0
};
const [t, e] = [ wholeEnd(Buffer.concat(r)), wholeStart(Buffer.concat(o)) ];
const u = a + s - t.length + i - e.length;
return {
bytes: Buffer.concat([ t, Buffer.from(omissionNote(u)), e ]),
droppedBytes: u
};
}
};
}
function omissionNote(t) {
return `\n[\u2026 ${t} bytes of output omitted \u2026]\n`;
}
function wholeEnd(t) {
let e = t.length;
while (e > 0 && t.length - e < 3 && isContinuation(t[e - 1])) e -= 1;
const n = t[e - 1] ?? 0;
return n >= 192 && t.length - e + 1 < lengthOf(n) ? t.subarray(0, e - 1) : t;
}
function wholeStart(t) {
let e = 0;
while (e < 3 && isContinuation(t[e])) e += 1;
return t.subarray(e);
}
function isContinuation(t) {
return t !== void 0 && (t & 192) === 128;
}
function lengthOf(t) {
if (t >= 240) return 4;
return t >= 224 ? 3 : 2;
}
function createWholeCharacters() {
const t = new r.StringDecoder("utf8");
return {
add: e => Buffer.from(t.write(e)),
end: () => Buffer.from(t.end())
};
}
}),
39925: (function(t, e, n) {
n.r(e);
n.d(e, {
endOnExit: () => endOnExit,
endRunning: () => endRunning,
enter: () => enter,
killGraceMs: () => m,
killerOf: () => killerOf,
runProcess: () => runProcess,
startProcess: () => startProcess
});
var r = n(31421);
var o = n(78474);
var s = n(48161);
var i = n(76760);
var a = n(16993);
var u = n(42357);
var d = n(47996);
var c = n(40019);
var l = n(7434);
var f = n(64666);
var g = n(57616);
var p = n(84509);
const m = 250;
const v = 250;
const w = 2e3;
const y = new Set;
let h = false;
function endRunning() {
for (const t of y) t();
}
function endOnExit(t) {
h || process.on("exit", endRunning);
h = true;
y.add(t);
return () => y.delete(t);
}
function startProcess({program: t, args: e, argv0: n, cwd: r, env: o}, s) {
return (0, a.Ho)(t, e, {
...n === void 0 ? {} : {
argv0: n
},
cwd: r,
env: o,
extendEnv: false,
stdin: s ? "pipe" : "ignore",
buffer: false,
reject: false,
cleanup: false,
detached: process.platform !== "win32"
});
}
async function runProcess(t, e, n = null) {
const [r, ...o] = e.argv;
const s = {
...p.D,
stdoutBytes: Buffer.alloc(0)
};
const refuse = t => ({
...s,
startError: t
});
if (e.signal.aborted) return {
...s,
cancelled: true
};
const i = (0, f.oq)(r, t.path);
if (i === null) return refuse(`the program ${JSON.stringify(r)} was not found on the PATH of tools`);
const a = await enter(n, {
program: i,
argv: [ r, ...o ]
}, e, t);
if (typeof a === "string") return refuse(a);
const {confined: d, outside: c} = a;
let l;
try {
l = startProcess(d ?? a.plain, e.stdin !== void 0);
} catch (t) {
await a.end();
return refuse((0, u.bD)(t));
}
if (l.pid === void 0) {
await a.end();
const {originalMessage: t = ""} = await l;
return refuse(`${t} (in ${e.cwd})`);
}
const g = collectOutput(l, e);
l.stdin?.on("error", () => {}).end(e.stdin);
const m = await untilEnd(l, e, {
systemRoot: t.environment["SystemRoot"],
confined: d
});
const v = await a.end(m.exitCode);
const w = m.startError ?? v?.startError ?? null;
if (w !== null) return refuse(w);
const {merged: y, stdout: h, stderr: O} = g();
return {
...m,
...v === void 0 ? {} : {
exceeded: v.exceeded,
blocked: v.blocked,
unseen: v.unseen
},
...c === null ? {} : {
outside: c
},
output: y.bytes.toString("utf8"),
stdoutBytes: h.bytes,
stderr: O.bytes.toString("utf8"),
droppedBytes: y.droppedBytes
};
}
async function enter(t, {program: e, argv: n}, {cwd: r, env: o, needs: i = O, bridge: a, trust: u = trustOf(i)}, c) {
const {environment: l, path: f, home: p, homes: m} = c;
const v = await commandVariables(c, u, i);
const w = v["GIT_CONFIG_GLOBAL"];
const y = [ ...i.reads, ...(0, g.a)(l), ...w === void 0 ? [] : [ w ] ];
const envIn = t => ({
...l,
PATH: f,
HOME: u === "own" ? s.devNull : p,
...t === void 0 ? {} : (0, d.N)(t),
...v,
...o
});
const open = t => u === "own" ? void 0 : m?.open(u, t);
let h = open(t !== null);
const leave = () => {
h !== void 0 && m?.leave(h);
};
const b = u === "own" ? null : h;
const B = await (t?.enter({
program: e,
argv: n,
cwd: r,
env: envIn(h),
needs: {
...i,
reads: y
},
bridge: a,
home: b
}));
const x = typeof B === "object" && B !== null && "outside" in B;
const E = x || typeof B !== "object" ? null : B;
E === null && leave();
if (typeof B === "string") return B;
E === null && (h = open(false));
const [k = e, ...S] = n;
return {
confined: E,
plain: {
program: e,
args: S,
argv0: k,
cwd: r,
env: envIn(h)
},
outside: x ? B.outside : null,
end: async t => {
const e = await (E?.end(t));
leave();
return e;
}
};
}
async function commandVariables({passed: t, identityFile: e}, n, {judgedByWords: r}) {
if (!/^(?:repository|words|outside|evaluation)$/.test(n)) return {};
const o = await (e?.());
return {
...r === true ? {} : t,
...o === void 0 ? {} : {
GIT_CONFIG_GLOBAL: o
}
};
}
function trustOf({leaves: t, judgedByWords: e}) {
if (t !== null) return "outside";
return e === true ? "words" : "repository";
}
const O = {
writes: null,
reads: [],
changesGit: false,
network: {
allow: [],
deny: []
},
leaves: null
};
function killerOf(t, {systemRoot: e, confined: n}) {
return r => {
r === "SIGKILL" && n !== null && t.exitCode === null && t.signalCode === null ? n.kill() : t.pid !== void 0 && killTree(t.pid, r, e);
};
}
function killTree(t, e, n) {
if (process.platform === "win32") {
const e = (0, i.join)(n ?? "C:\\Windows", "System32", "taskkill.exe");
(0, r.spawn)(e, [ "/pid", String(t), "/T", "/F" ], {
stdio: "ignore",
windowsHide: true
}).on("error", () => {
process.kill(t, "SIGKILL");
});
return;
}
try {
process.kill(-t, e);
} catch (t) {
const {code: e} = t;
if (e !== "ESRCH" && e !== "EPERM") throw t;
}
}
function untilEnd(t, e, n) {
return new Promise(r => {
const s = {
exitCode: null,
signal: null,
timedOut: false,
cancelled: false,
startError: null
};
const i = new Set;
const after = (t, e) => void i.add(setTimeout(e, t));
const a = killerOf(t, n);
const u = endOnExit(() => a("SIGKILL"));
const finish = () => {
if (!u()) return;
for (const t of i) clearTimeout(t);
e.signal.removeEventListener("abort", cancel);
process.platform !== "win32" && t.pid !== void 0 && killTree(t.pid, "SIGKILL", n.systemRoot);
t.stdout?.destroy();
t.stderr?.destroy();
t.unref();
r(s);
};
const stop = t => {
if (s.timedOut || s.cancelled) return;
s[t] = true;
a("SIGTERM");
after(m, () => a("SIGKILL"));
after(m + w, finish);
};
const cancel = () => stop("cancelled");
after(e.timeoutMs, () => stop("timedOut"));
(0, o.setMaxListeners)(0, e.signal);
e.signal.addEventListener("abort", cancel, {
once: true
});
t.on("error", n => {
t.pid === void 0 && (s.startError = `${n.message} (in ${e.cwd})`);
finish();
});
t.on("exit", (t, e) => {
Object.assign(s, {
exitCode: t,
signal: e
});
after(v, () => void setImmediate(finish));
});
t.on("close", finish);
});
}
const b = 1e5;
function collectOutput(t, {maxOutputBytes: e, onOutput: n, marksErrors: r = false}) {
const o = (0, l.Wl)(e);
const s = (0, l.Wl)(e);
const i = (0, l.Wl)(Math.min(e, b));
const a = r ? (0, c.D)() : t => t;
const u = [ "stdout", "stderr" ].map(e => {
const n = (0, l.iS)();
const add = t => o.add(a(t, e));
t[e]?.on("data", t => add(n.add(t)));
t[e]?.on("error", () => {});
return () => add(n.end());
});
t.stdout?.on("data", t => {
s.add(t);
n?.(t, "stdout");
});
t.stderr?.on("data", t => {
i.add(t);
n?.(t, "stderr");
});
return () => {
for (const t of u) t();
return {
merged: o.take(),
stdout: s.take(),
stderr: i.take()
};
};
}
})
};
