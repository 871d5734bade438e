"use strict";

exports.id = 5645;

exports.ids = [ 5645, 9925 ];

exports.modules = {
5645: (function(t, n, e) {
e.d(n, {
findDocumentation: () => findDocumentation
});
var o = e(73024);
var r = e(76760);
var s = e(73136);
var i = e(49711);
var a = e(26629);
async function findDocumentation({environment: t, program: n}, e) {
const d = (0, i.GZ)(t);
if (d !== null) return d;
const c = await (0, a.n)(e, n);
if (c !== null) return `https://github.com/${c.repository}/blob/${c.commit}/docs`;
const l = (0, a.I)(n);
return l !== null && (0, o.existsSync)((0, r.join)(l, "docs", "errors.md")) ? (0, 
s.pathToFileURL)((0, r.join)(l, "docs")).href : null;
}
}),
26629: (function(t, n, e) {
e.d(n, {
I: () => rootOf,
n: () => findReleasedAction
});
var o = e(73024);
var r = e(76760);
var s = e(42357);
var i = e(39925);
async function findReleasedAction(t, n) {
const e = rootOf(n);
if (e === null) return null;
const git = async (...n) => {
const {stdoutBytes: o, exitCode: r} = await (0, i.runProcess)(t, {
argv: [ "git", ...n ],
cwd: e,
timeoutMs: 1e4,
maxOutputBytes: 1e6,
signal: (new AbortController).signal
});
return r === 0 ? o.toString("utf8").trim() : "";
};
const [o, r = ""] = (await git("rev-parse", "--show-prefix", "--show-toplevel", "HEAD")).split("\n");
if (o !== e) return null;
const s = await git("config", "--get", "remote.origin.url");
const [, a] = /^(?:https:\/\/(?:[^@/]*@)?github\.com\/|(?:ssh:\/\/)?git@github\.com[:/])([\w.-]+\/[\w.-]+?)(?:\.git)?\/?$/.exec(s) ?? [];
if (a === void 0) return null;
const d = "--format=%(refname:strip=2) %(objectname) %(*objectname)";
const c = await git("for-each-ref", "--sort=-version:refname", d, "refs/tags/v*");
const l = c.split("\n").find(t => /^v\d+\.\d+\.\d+ /.test(t));
const [u = "", f = "", p = ""] = (l ?? "").split(" ");
return {
repository: a,
commit: r,
release: u === "" ? null : {
tag: u,
commit: p === "" ? f : p
}
};
}
function rootOf(t) {
return (0, s.CD)(() => (0, r.resolve)((0, r.dirname)((0, o.realpathSync)(t)), ".."), null);
}
}),
39925: (function(t, n, e) {
e.r(n);
e.d(n, {
endOnExit: () => endOnExit,
endRunning: () => endRunning,
enter: () => enter,
killGraceMs: () => m,
killerOf: () => killerOf,
runProcess: () => runProcess,
startProcess: () => startProcess
});
var o = e(31421);
var r = e(78474);
var s = e(48161);
var i = e(76760);
var a = e(16993);
var d = e(42357);
var c = e(47996);
var l = e(40019);
var u = e(7434);
var f = e(64666);
var p = e(57616);
var v = e(84509);
const m = 250;
const g = 250;
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
function startProcess({program: t, args: n, argv0: e, cwd: o, env: r}, s) {
return (0, a.Ho)(t, n, {
...e === void 0 ? {} : {
argv0: e
},
cwd: o,
env: r,
extendEnv: false,
stdin: s ? "pipe" : "ignore",
buffer: false,
reject: false,
cleanup: false,
detached: process.platform !== "win32"
});
}
async function runProcess(t, n, e = null) {
const [o, ...r] = n.argv;
const s = {
...v.D,
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
const i = (0, f.oq)(o, t.path);
if (i === null) return refuse(`the program ${JSON.stringify(o)} was not found on the PATH of tools`);
const a = await enter(e, {
program: i,
argv: [ o, ...r ]
}, n, t);
if (typeof a === "string") return refuse(a);
const {confined: c, outside: l} = a;
let u;
try {
u = startProcess(c ?? a.plain, n.stdin !== void 0);
} catch (t) {
await a.end();
return refuse((0, d.bD)(t));
}
if (u.pid === void 0) {
await a.end();
const {originalMessage: t = ""} = await u;
return refuse(`${t} (in ${n.cwd})`);
}
const p = collectOutput(u, n);
sendInput(u, n.stdin);
const m = await untilEnd(u, n, {
systemRoot: t.environment["SystemRoot"],
confined: c
});
const g = await a.end(m.exitCode);
const w = m.startError ?? g?.startError ?? null;
if (w !== null) return refuse(w);
const {merged: y, stdout: O, stderr: b} = p();
return {
...m,
...g === void 0 ? {} : {
exceeded: g.exceeded,
blocked: g.blocked,
unseen: g.unseen
},
...l === null ? {} : {
outside: l
},
output: y.bytes.toString("utf8"),
stdoutBytes: O.bytes,
stderr: b.bytes.toString("utf8"),
droppedBytes: y.droppedBytes
};
}
async function enter(t, {program: n, argv: e}, {cwd: o, env: r, needs: i = b, bridge: a, trust: d = trustOf(i)}, l) {
const {environment: u, path: f, home: v, homes: m} = l;
const g = await commandVariables(l, d, i);
const w = g["GIT_CONFIG_GLOBAL"];
const y = [ ...i.reads, ...(0, p.a)(u), ...w === void 0 ? [] : [ w ] ];
const envIn = t => ({
...u,
PATH: f,
HOME: d === "own" ? s.devNull : v,
...t === void 0 ? {} : (0, c.N)(t),
...g,
...r
});
const open = t => d === "own" ? void 0 : m?.open(d, t);
let O = open(t !== null);
const leave = () => {
O !== void 0 && m?.leave(O);
};
const h = d === "own" ? null : O;
const x = await (t?.enter({
program: n,
argv: e,
cwd: o,
env: envIn(O),
needs: {
...i,
reads: y
},
bridge: a,
home: h
}));
const E = typeof x === "object" && x !== null && "outside" in x;
const k = E || typeof x !== "object" ? null : x;
k === null && leave();
if (typeof x === "string") return x;
k === null && (O = open(false));
const [I = n, ...S] = e;
return {
confined: k,
plain: {
program: n,
args: S,
argv0: I,
cwd: o,
env: envIn(O)
},
outside: E ? x.outside : null,
end: async t => {
const n = await (k?.end(t));
leave();
return n;
}
};
}
async function commandVariables({passed: t, identityFile: n}, e, {judgedByWords: o}) {
if (!/^(?:repository|words|outside|evaluation)$/.test(e)) return {};
const r = await (n?.());
return {
...o === true ? {} : t,
...r === void 0 ? {} : {
GIT_CONFIG_GLOBAL: r
}
};
}
function trustOf({leaves: t, judgedByWords: n}) {
if (t !== null) return "outside";
return n === true ? "words" : "repository";
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
function sendInput(t, n) {
t.stdin?.on("error", () => {}).end(n);
}
function isRunning({exitCode: t, signalCode: n}) {
return t === null && n === null;
}
function killerOf(t, {systemRoot: n, confined: e}) {
return o => {
o === "SIGKILL" && e !== null && isRunning(t) ? e.kill() : t.pid !== void 0 && killTree(t.pid, o, n);
};
}
function killTree(t, n, e) {
if (process.platform === "win32") {
const n = (0, i.join)(e ?? "C:\\Windows", "System32", "taskkill.exe");
(0, o.spawn)(n, [ "/pid", String(t), "/T", "/F" ], {
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
return new Promise(o => {
const s = {
exitCode: null,
signal: null,
timedOut: false,
cancelled: false,
startError: null
};
const i = new Set;
const after = (t, n) => void i.add(setTimeout(n, t));
const a = killerOf(t, e);
const d = endOnExit(() => a("SIGKILL"));
const finish = () => {
if (!d()) return;
for (const t of i) clearTimeout(t);
n.signal.removeEventListener("abort", cancel);
process.platform !== "win32" && t.pid !== void 0 && killTree(t.pid, "SIGKILL", e.systemRoot);
t.stdout?.destroy();
t.stderr?.destroy();
t.unref();
o(s);
};
const stop = t => {
if (s.timedOut || s.cancelled) return;
s[t] = true;
a("SIGTERM");
after(m, () => a("SIGKILL"));
after(m + w, finish);
};
const cancel = () => stop("cancelled");
after(n.timeoutMs, () => stop("timedOut"));
(0, r.setMaxListeners)(0, n.signal);
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
after(g, () => void setImmediate(finish));
});
t.on("close", finish);
});
}
const h = 1e5;
function collectOutput(t, {maxOutputBytes: n, onOutput: e, marksErrors: o = false}) {
const r = (0, u.Wl)(n);
const s = (0, u.Wl)(n);
const i = (0, u.Wl)(Math.min(n, h));
const a = o ? (0, l.D)() : t => t;
const d = [ "stdout", "stderr" ].map(n => {
const e = (0, u.iS)();
const add = t => r.add(a(t, n));
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
for (const t of d) t();
return {
merged: r.take(),
stdout: s.take(),
stderr: i.take()
};
};
}
})
};
