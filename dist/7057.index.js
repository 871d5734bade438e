"use strict";

exports.id = 7057;

exports.ids = [ 7057, 9925 ];

exports.modules = {
27057: (function(t, n, e) {
e.r(n);
e.d(n, {
nodeVersion: () => nodeVersion,
programVersion: () => programVersion,
tooOldGit: () => tooOldGit
});
var r = e(17992);
var o = e(64666);
var s = e(39925);
const i = new Map;
function tooOldGit(t) {
const n = (0, o.oq)("git", t.path) ?? "";
const e = i.get(n) ?? (n === "" ? Promise.resolve(null) : readVersion(t));
i.set(n, e);
return e;
}
async function readVersion(t) {
const n = await programVersion("git", t);
return n === null || (0, r.du)(n, r.U2) ? null : n;
}
function nodeVersion() {
return process.versions.node;
}
async function programVersion(t, n) {
if ((0, o.oq)(t, n.path) === null) return null;
const {stdoutBytes: e} = await (0, s.runProcess)(n, {
argv: [ t, "--version" ],
cwd: n.home,
timeoutMs: 1e4,
maxOutputBytes: 1e4,
trust: "own",
signal: (new AbortController).signal
});
return /\d+(?:\.\d+)+/.exec(e.toString("utf8"))?.[0] ?? null;
}
}),
39925: (function(t, n, e) {
e.r(n);
e.d(n, {
endOnExit: () => endOnExit,
endRunning: () => endRunning,
enter: () => enter,
killGraceMs: () => v,
killerOf: () => killerOf,
runProcess: () => runProcess,
startProcess: () => startProcess
});
var r = e(31421);
var o = e(78474);
var s = e(48161);
var i = e(76760);
var d = e(16993);
var a = e(42357);
var u = e(47996);
var l = e(40019);
var c = e(7434);
var f = e(64666);
var p = e(57616);
var g = e(84509);
const v = 250;
const m = 250;
const w = 2e3;
const y = new Set;
let O = false;
function endRunning() {
for (const t of y) t();
}
function endOnExit(t) {
O || process.on("exit", endRunning);
O = true;
y.add(t);
return () => y.delete(t);
}
function startProcess({program: t, args: n, argv0: e, cwd: r, env: o}, s) {
return (0, d.Ho)(t, n, {
...e === void 0 ? {} : {
argv0: e
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
async function runProcess(t, n, e = null) {
const [r, ...o] = n.argv;
const s = {
...g.D,
stdoutBytes: Buffer.alloc(0)
};
const refuse = t => ({
...s,
startError: t
});
if (n.signal.aborted) return {
...s,
cancelled: true
};
const i = (0, f.oq)(r, t.path);
if (i === null) return refuse(`the program ${JSON.stringify(r)} was not found on the PATH of tools`);
const d = await enter(e, {
program: i,
argv: [ r, ...o ]
}, n, t);
if (typeof d === "string") return refuse(d);
const {confined: u, outside: l} = d;
let c;
try {
c = startProcess(u ?? d.plain, n.stdin !== void 0);
} catch (t) {
await d.end();
return refuse((0, a.bD)(t));
}
if (c.pid === void 0) {
await d.end();
const {originalMessage: t = ""} = await c;
return refuse(`${t} (in ${n.cwd})`);
}
const p = collectOutput(c, n);
sendInput(c, n.stdin);
const v = await untilEnd(c, n, {
systemRoot: t.environment["SystemRoot"],
confined: u
});
const m = await d.end(v.exitCode);
const w = v.startError ?? m?.startError ?? null;
if (w !== null) return refuse(w);
const {merged: y, stdout: O, stderr: x} = p();
return {
...v,
...m === void 0 ? {} : {
exceeded: m.exceeded,
blocked: m.blocked,
unseen: m.unseen
},
...l === null ? {} : {
outside: l
},
output: y.bytes.toString("utf8"),
stdoutBytes: O.bytes,
stderr: x.bytes.toString("utf8"),
droppedBytes: y.droppedBytes
};
}
async function enter(t, {program: n, argv: e}, {cwd: r, env: o, needs: i = x, bridge: d, trust: a = trustOf(i)}, l) {
const {environment: c, path: f, home: g, homes: v} = l;
const m = await commandVariables(l, a, i);
const w = m["GIT_CONFIG_GLOBAL"];
const y = [ ...i.reads, ...(0, p.a)(c), ...w === void 0 ? [] : [ w ] ];
const envIn = t => ({
...c,
PATH: f,
HOME: a === "own" ? s.devNull : g,
...t === void 0 ? {} : (0, u.N)(t),
...m,
...o
});
const open = t => a === "own" ? void 0 : v?.open(a, t);
let O = open(t !== null);
const leave = () => {
O !== void 0 && v?.leave(O);
};
const k = a === "own" ? null : O;
const E = await (t?.enter({
program: n,
argv: e,
cwd: r,
env: envIn(O),
needs: {
...i,
reads: y
},
bridge: d,
home: k
}));
const b = typeof E === "object" && E !== null && "outside" in E;
const I = b || typeof E !== "object" ? null : E;
I === null && leave();
if (typeof E === "string") return E;
I === null && (O = open(false));
const [G = n, ...L] = e;
return {
confined: I,
plain: {
program: n,
args: L,
argv0: G,
cwd: r,
env: envIn(O)
},
outside: b ? E.outside : null,
end: async t => {
const n = await (I?.end(t));
leave();
return n;
}
};
}
async function commandVariables({passed: t, identityFile: n}, e, {judgedByWords: r}) {
if (!/^(?:repository|words|outside|evaluation)$/.test(e)) return {};
const o = await (n?.());
return {
...r === true ? {} : t,
...o === void 0 ? {} : {
GIT_CONFIG_GLOBAL: o
}
};
}
function trustOf({leaves: t, judgedByWords: n}) {
if (t !== null) return "outside";
return n === true ? "words" : "repository";
}
const x = {
writes: null,
reads: [],
changesGit: false,
network: {
allow: [],
deny: []
},
leaves: null
};
function sendInput(t, n) {
t.stdin?.on("error", () => {}).end(n);
}
function isRunning({exitCode: t, signalCode: n}) {
return t === null && n === null;
}
function killerOf(t, {systemRoot: n, confined: e}) {
return r => {
r === "SIGKILL" && e !== null && isRunning(t) ? e.kill() : t.pid !== void 0 && killTree(t.pid, r, n);
};
}
function killTree(t, n, e) {
if (process.platform === "win32") {
const n = (0, i.join)(e ?? "C:\\Windows", "System32", "taskkill.exe");
(0, r.spawn)(n, [ "/pid", String(t), "/T", "/F" ], {
stdio: "ignore",
windowsHide: true
}).on("error", () => {
process.kill(t, "SIGKILL");
});
return;
}
try {
process.kill(-t, n);
} catch (t) {
const {code: n} = t;
if (n !== "ESRCH" && n !== "EPERM") throw t;
}
}
function untilEnd(t, n, e) {
return new Promise(r => {
const s = {
exitCode: null,
signal: null,
timedOut: false,
cancelled: false,
startError: null
};
const i = new Set;
const after = (t, n) => void i.add(setTimeout(n, t));
const d = killerOf(t, e);
const a = endOnExit(() => d("SIGKILL"));
const finish = () => {
if (!a()) return;
for (const t of i) clearTimeout(t);
n.signal.removeEventListener("abort", cancel);
process.platform !== "win32" && t.pid !== void 0 && killTree(t.pid, "SIGKILL", e.systemRoot);
t.stdout?.destroy();
t.stderr?.destroy();
t.unref();
r(s);
};
const stop = t => {
if (s.timedOut || s.cancelled) return;
s[t] = true;
d("SIGTERM");
after(v, () => d("SIGKILL"));
after(v + w, finish);
};
const cancel = () => stop("cancelled");
after(n.timeoutMs, () => stop("timedOut"));
(0, o.setMaxListeners)(0, n.signal);
n.signal.addEventListener("abort", cancel, {
once: true
});
t.on("error", e => {
t.pid === void 0 && (s.startError = `${e.message} (in ${n.cwd})`);
finish();
});
t.on("exit", (t, n) => {
Object.assign(s, {
exitCode: t,
signal: n
});
after(m, () => void setImmediate(finish));
});
t.on("close", finish);
});
}
const k = 1e5;
function collectOutput(t, {maxOutputBytes: n, onOutput: e, marksErrors: r = false}) {
const o = (0, c.Wl)(n);
const s = (0, c.Wl)(n);
const i = (0, c.Wl)(Math.min(n, k));
const d = r ? (0, l.D)() : t => t;
const a = [ "stdout", "stderr" ].map(n => {
const e = (0, c.iS)();
const add = t => o.add(d(t, n));
t[n]?.on("data", t => add(e.add(t)));
t[n]?.on("error", () => {});
return () => add(e.end());
});
t.stdout?.on("data", t => {
s.add(t);
e?.(t, "stdout");
});
t.stderr?.on("data", t => {
i.add(t);
e?.(t, "stderr");
});
return () => {
for (const t of a) t();
return {
merged: o.take(),
stdout: s.take(),
stderr: i.take()
};
};
}
})
};
