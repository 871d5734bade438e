"use strict";

exports.id = 9925;

exports.ids = [ 9925 ];

exports.modules = {
39925: (function(t, e, n) {
n.r(e);
n.d(e, {
endOnExit: () => endOnExit,
endRunning: () => endRunning,
enter: () => enter,
killGraceMs: () => g,
killerOf: () => killerOf,
runProcess: () => runProcess,
startProcess: () => startProcess
});
var r = n(31421);
var o = n(78474);
var s = n(48161);
var i = n(76760);
var d = n(16993);
var a = n(42357);
var c = n(47996);
var l = n(40019);
var u = n(7434);
var f = n(64666);
var p = n(57616);
var v = n(84509);
const g = 250;
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
function startProcess({program: t, args: e, argv0: n, cwd: r, env: o}, s) {
return (0, d.Ho)(t, e, {
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
...v.D,
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
const d = await enter(n, {
program: i,
argv: [ r, ...o ]
}, e, t);
if (typeof d === "string") return refuse(d);
const {confined: c, outside: l} = d;
let u;
try {
u = startProcess(c ?? d.plain, e.stdin !== void 0);
} catch (t) {
await d.end();
return refuse((0, a.bD)(t));
}
if (u.pid === void 0) {
await d.end();
const {originalMessage: t = ""} = await u;
return refuse(`${t} (in ${e.cwd})`);
}
const p = collectOutput(u, e);
sendInput(u, e.stdin);
const g = await untilEnd(u, e, {
systemRoot: t.environment["SystemRoot"],
confined: c
});
const m = await d.end(g.exitCode);
const w = g.startError ?? m?.startError ?? null;
if (w !== null) return refuse(w);
const {merged: y, stdout: O, stderr: k} = p();
return {
...g,
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
stderr: k.bytes.toString("utf8"),
droppedBytes: y.droppedBytes
};
}
async function enter(t, {program: e, argv: n}, {cwd: r, env: o, needs: i = k, bridge: d, trust: a = trustOf(i)}, l) {
const {environment: u, path: f, home: v, homes: g} = l;
const m = await commandVariables(l, a, i);
const w = m["GIT_CONFIG_GLOBAL"];
const y = [ ...i.reads, ...(0, p.a)(u), ...w === void 0 ? [] : [ w ] ];
const envIn = t => ({
...u,
PATH: f,
HOME: a === "own" ? s.devNull : v,
...t === void 0 ? {} : (0, c.N)(t),
...m,
...o
});
const open = t => a === "own" ? void 0 : g?.open(a, t);
let O = open(t !== null);
const leave = () => {
O !== void 0 && g?.leave(O);
};
const E = a === "own" ? null : O;
const x = await (t?.enter({
program: e,
argv: n,
cwd: r,
env: envIn(O),
needs: {
...i,
reads: y
},
bridge: d,
home: E
}));
const I = typeof x === "object" && x !== null && "outside" in x;
const b = I || typeof x !== "object" ? null : x;
b === null && leave();
if (typeof x === "string") return x;
b === null && (O = open(false));
const [L = e, ...S] = n;
return {
confined: b,
plain: {
program: e,
args: S,
argv0: L,
cwd: r,
env: envIn(O)
},
outside: I ? x.outside : null,
end: async t => {
const e = await (b?.end(t));
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
const k = {
writes: null,
reads: [],
changesGit: false,
network: {
allow: [],
deny: []
},
leaves: null
};
function sendInput(t, e) {
t.stdin?.on("error", () => {}).end(e);
}
function isRunning({exitCode: t, signalCode: e}) {
return t === null && e === null;
}
function killerOf(t, {systemRoot: e, confined: n}) {
return r => {
r === "SIGKILL" && n !== null && isRunning(t) ? n.kill() : t.pid !== void 0 && killTree(t.pid, r, e);
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
const d = killerOf(t, n);
const a = endOnExit(() => d("SIGKILL"));
const finish = () => {
if (!a()) return;
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
d("SIGTERM");
after(g, () => d("SIGKILL"));
after(g + w, finish);
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
after(m, () => void setImmediate(finish));
});
t.on("close", finish);
});
}
const E = 1e5;
function collectOutput(t, {maxOutputBytes: e, onOutput: n, marksErrors: r = false}) {
const o = (0, u.Wl)(e);
const s = (0, u.Wl)(e);
const i = (0, u.Wl)(Math.min(e, E));
const d = r ? (0, l.D)() : t => t;
const a = [ "stdout", "stderr" ].map(e => {
const n = (0, u.iS)();
const add = t => o.add(d(t, e));
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
