"use strict";

exports.id = 5645;

exports.ids = [ 5645, 9925 ];

exports.modules = {
5645: (function(t, e, n) {
n.d(e, {
findDocumentation: () => findDocumentation
});
var r = n(73024);
var o = n(76760);
var s = n(73136);
var i = n(49711);
var a = n(26629);
async function findDocumentation({environment: t, program: e}, n) {
const c = (0, i.GZ)(t);
if (c !== null) return c;
const u = await (0, a.n)(n, e);
if (u !== null) return `https://github.com/${u.repository}/blob/${u.commit}/docs`;
const l = (0, a.I)(e);
return l !== null && (0, r.existsSync)((0, o.join)(l, "docs", "errors.md")) ? (0, 
s.pathToFileURL)((0, o.join)(l, "docs")).href : null;
}
}),
26629: (function(t, e, n) {
n.d(e, {
I: () => rootOf,
n: () => findReleasedAction
});
var r = n(73024);
var o = n(76760);
var s = n(42357);
var i = n(39925);
async function findReleasedAction(t, e) {
const n = rootOf(e);
if (n === null) return null;
const git = async (...e) => {
const {stdoutBytes: r, exitCode: o} = await (0, i.runProcess)(t, {
argv: [ "git", ...e ],
cwd: n,
timeoutMs: 1e4,
maxOutputBytes: 1e6,
signal: (new AbortController).signal
});
return o === 0 ? r.toString("utf8").trim() : "";
};
const [r, o = ""] = (await git("rev-parse", "--show-prefix", "--show-toplevel", "HEAD")).split("\n");
if (r !== n) return null;
const s = await git("config", "--get", "remote.origin.url");
const [, a] = /^(?:https:\/\/(?:[^@/]*@)?github\.com\/|(?:ssh:\/\/)?git@github\.com[:/])([\w.-]+\/[\w.-]+?)(?:\.git)?\/?$/.exec(s) ?? [];
if (a === void 0) return null;
const c = "--format=%(refname:strip=2) %(objectname) %(*objectname)";
const u = await git("for-each-ref", "--sort=-version:refname", c, "refs/tags/v*");
const l = u.split("\n").find(t => /^v\d+\.\d+\.\d+ /.test(t));
const [d = "", f = "", g = ""] = (l ?? "").split(" ");
return {
repository: a,
commit: o,
release: d === "" ? null : {
tag: d,
commit: g === "" ? f : g
}
};
}
function rootOf(t) {
return (0, s.CD)(() => (0, o.resolve)((0, o.dirname)((0, r.realpathSync)(t)), ".."), null);
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
const [c, u] = [ t.subarray(0, a), t.subarray(a) ];
c.length > 0 && r.push(Buffer.from(c));
s += c.length;
u.length > 0 && o.push(Buffer.from(u));
i += u.length;
i > 2 * n && shorten();
},
take() {
i > n && shorten();
if (a === 0) return {
bytes: Buffer.concat([ ...r, ...o ]),
droppedBytes: 0
};
const [t, e] = [ wholeEnd(Buffer.concat(r)), wholeStart(Buffer.concat(o)) ];
const c = a + s - t.length + i - e.length;
return {
bytes: Buffer.concat([ t, Buffer.from(omissionNote(c)), e ]),
droppedBytes: c
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
killGraceMs: () => p,
killerOf: () => killerOf,
runProcess: () => runProcess,
startProcess: () => startProcess
});
var r = n(31421);
var o = n(78474);
var s = n(48161);
var i = n(76760);
var a = n(16993);
var c = n(42357);
var u = n(47996);
var l = n(40019);
var d = n(7434);
var f = n(64666);
var g = n(57616);
var m = n(84509);
const p = 250;
const v = 250;
const w = 2e3;
const h = new Set;
let y = false;
function endRunning() {
for (const t of h) t();
}
function endOnExit(t) {
y || process.on("exit", endRunning);
y = true;
h.add(t);
return () => h.delete(t);
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
...m.D,
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
const {confined: u, outside: l} = a;
let d;
try {
d = startProcess(u ?? a.plain, e.stdin !== void 0);
} catch (t) {
await a.end();
return refuse((0, c.bD)(t));
}
if (d.pid === void 0) {
await a.end();
const {originalMessage: t = ""} = await d;
return refuse(`${t} (in ${e.cwd})`);
}
const g = collectOutput(d, e);
d.stdin?.on("error", () => {}).end(e.stdin);
const p = await untilEnd(d, e, {
systemRoot: t.environment["SystemRoot"],
confined: u
});
const v = await a.end(p.exitCode);
const w = p.startError ?? v?.startError ?? null;
if (w !== null) return refuse(w);
const {merged: h, stdout: y, stderr: b} = g();
return {
...p,
...v === void 0 ? {} : {
exceeded: v.exceeded,
blocked: v.blocked,
unseen: v.unseen
},
...l === null ? {} : {
outside: l
},
output: h.bytes.toString("utf8"),
stdoutBytes: y.bytes,
stderr: b.bytes.toString("utf8"),
droppedBytes: h.droppedBytes
};
}
async function enter(t, {program: e, argv: n}, {cwd: r, env: o, needs: i = b, bridge: a, trust: c = trustOf(i)}, l) {
const {environment: d, path: f, home: m, homes: p} = l;
const v = await commandVariables(l, c, i);
const w = v["GIT_CONFIG_GLOBAL"];
const h = [ ...i.reads, ...(0, g.a)(d), ...w === void 0 ? [] : [ w ] ];
const envIn = t => ({
...d,
PATH: f,
HOME: c === "own" ? s.devNull : m,
...t === void 0 ? {} : (0, u.N)(t),
...v,
...o
});
const open = t => c === "own" ? void 0 : p?.open(c, t);
let y = open(t !== null);
const leave = () => {
y !== void 0 && p?.leave(y);
};
const O = c === "own" ? null : y;
const B = await (t?.enter({
program: e,
argv: n,
cwd: r,
env: envIn(y),
needs: {
...i,
reads: h
},
bridge: a,
home: O
}));
const x = typeof B === "object" && B !== null && "outside" in B;
const E = x || typeof B !== "object" ? null : B;
E === null && leave();
if (typeof B === "string") return B;
E === null && (y = open(false));
const [S = e, ...k] = n;
return {
confined: E,
plain: {
program: e,
args: k,
argv0: S,
cwd: r,
env: envIn(y)
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
const b = {
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
const c = endOnExit(() => a("SIGKILL"));
const finish = () => {
if (!c()) return;
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
after(p, () => a("SIGKILL"));
after(p + w, finish);
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
const O = 1e5;
function collectOutput(t, {maxOutputBytes: e, onOutput: n, marksErrors: r = false}) {
const o = (0, d.Wl)(e);
const s = (0, d.Wl)(e);
const i = (0, d.Wl)(Math.min(e, O));
const a = r ? (0, l.D)() : t => t;
const c = [ "stdout", "stderr" ].map(e => {
const n = (0, d.iS)();
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
for (const t of c) t();
return {
merged: o.take(),
stdout: s.take(),
stderr: i.take()
};
};
}
})
};
