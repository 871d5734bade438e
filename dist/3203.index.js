"use strict";

exports.id = 3203;

exports.ids = [ 3203, 5645, 9925 ];

exports.modules = {
23203: (function(t, n, e) {
e.d(n, {
refuse: () => refuse
});
var r = e(42357);
var o = e(71431);
var s = e(5645);
var i = e(49711);
var a = e(42492);
var c = e(98336);
var d = e(28028);
var u = e(75389);
var l = e(59028);
async function refuse({diagnostics: t}, n, e) {
const {stdio: f, environment: v} = e;
const m = (0, c.a)((0, i.Fj)(v));
const g = (0, d.W)(f.errIsTerminal, v);
const p = (0, u.h)({
write: f.err,
redact: m,
runner: false,
color: g
});
const w = await (0, s.findDocumentation)(e, (0, a.EG)(e));
for (const n of t) p.error((0, r.xy)(n, w));
if (n[0] === "render") return (0, o.FO)("config-error");
const y = n.indexOf("--");
n.slice(0, y < 0 ? n.length : y).includes("--json") && f.out(`${JSON.stringify((0, 
l.s)(t, m), null, 2)}\n`);
return (0, o.FO)("config-error");
}
}),
5645: (function(t, n, e) {
e.d(n, {
findDocumentation: () => findDocumentation
});
var r = e(73024);
var o = e(76760);
var s = e(73136);
var i = e(49711);
var a = e(26629);
async function findDocumentation({environment: t, program: n}, e) {
const c = (0, i.GZ)(t);
if (c !== null) return c;
const d = await (0, a.n)(e, n);
if (d !== null) return `https://github.com/${d.repository}/blob/${d.commit}/docs`;
const u = (0, a.I)(n);
return u !== null && (0, r.existsSync)((0, o.join)(u, "docs", "errors.md")) ? (0, 
s.pathToFileURL)((0, o.join)(u, "docs")).href : null;
}
}),
26629: (function(t, n, e) {
e.d(n, {
I: () => rootOf,
n: () => findReleasedAction
});
var r = e(73024);
var o = e(76760);
var s = e(42357);
var i = e(39925);
async function findReleasedAction(t, n) {
const e = rootOf(n);
if (e === null) return null;
const git = async (...n) => {
const {stdoutBytes: r, exitCode: o} = await (0, i.runProcess)(t, {
argv: [ "git", ...n ],
cwd: e,
timeoutMs: 1e4,
maxOutputBytes: 1e6,
signal: (new AbortController).signal
});
return o === 0 ? r.toString("utf8").trim() : "";
};
const [r, o = ""] = (await git("rev-parse", "--show-prefix", "--show-toplevel", "HEAD")).split("\n");
if (r !== e) return null;
const s = await git("config", "--get", "remote.origin.url");
const [, a] = /^(?:https:\/\/(?:[^@/]*@)?github\.com\/|(?:ssh:\/\/)?git@github\.com[:/])([\w.-]+\/[\w.-]+?)(?:\.git)?\/?$/.exec(s) ?? [];
if (a === void 0) return null;
const c = "--format=%(refname:strip=2) %(objectname) %(*objectname)";
const d = await git("for-each-ref", "--sort=-version:refname", c, "refs/tags/v*");
const u = d.split("\n").find(t => /^v\d+\.\d+\.\d+ /.test(t));
const [l = "", f = "", v = ""] = (u ?? "").split(" ");
return {
repository: a,
commit: o,
release: l === "" ? null : {
tag: l,
commit: v === "" ? f : v
}
};
}
function rootOf(t) {
return (0, s.CD)(() => (0, o.resolve)((0, o.dirname)((0, r.realpathSync)(t)), ".."), null);
}
}),
39925: (function(t, n, e) {
e.r(n);
e.d(n, {
endOnExit: () => endOnExit,
endRunning: () => endRunning,
enter: () => enter,
killGraceMs: () => g,
killerOf: () => killerOf,
runProcess: () => runProcess,
startProcess: () => startProcess
});
var r = e(31421);
var o = e(78474);
var s = e(48161);
var i = e(76760);
var a = e(16993);
var c = e(42357);
var d = e(47996);
var u = e(40019);
var l = e(7434);
var f = e(64666);
var v = e(57616);
var m = e(84509);
const g = 250;
const p = 250;
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
return (0, a.Ho)(t, n, {
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
...m.D,
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
const a = await enter(e, {
program: i,
argv: [ r, ...o ]
}, n, t);
if (typeof a === "string") return refuse(a);
const {confined: d, outside: u} = a;
let l;
try {
l = startProcess(d ?? a.plain, n.stdin !== void 0);
} catch (t) {
await a.end();
return refuse((0, c.bD)(t));
}
if (l.pid === void 0) {
await a.end();
const {originalMessage: t = ""} = await l;
return refuse(`${t} (in ${n.cwd})`);
}
const v = collectOutput(l, n);
sendInput(l, n.stdin);
const g = await untilEnd(l, n, {
systemRoot: t.environment["SystemRoot"],
confined: d
});
const p = await a.end(g.exitCode);
const w = g.startError ?? p?.startError ?? null;
if (w !== null) return refuse(w);
const {merged: y, stdout: O, stderr: b} = v();
return {
...g,
...p === void 0 ? {} : {
exceeded: p.exceeded,
blocked: p.blocked,
unseen: p.unseen
},
...u === null ? {} : {
outside: u
},
output: y.bytes.toString("utf8"),
stdoutBytes: O.bytes,
stderr: b.bytes.toString("utf8"),
droppedBytes: y.droppedBytes
};
}
async function enter(t, {program: n, argv: e}, {cwd: r, env: o, needs: i = b, bridge: a, trust: c = trustOf(i)}, u) {
const {environment: l, path: f, home: m, homes: g} = u;
const p = await commandVariables(u, c, i);
const w = p["GIT_CONFIG_GLOBAL"];
const y = [ ...i.reads, ...(0, v.a)(l), ...w === void 0 ? [] : [ w ] ];
const envIn = t => ({
...l,
PATH: f,
HOME: c === "own" ? s.devNull : m,
...t === void 0 ? {} : (0, d.N)(t),
...p,
...o
});
const open = t => c === "own" ? void 0 : g?.open(c, t);
let O = open(t !== null);
const leave = () => {
O !== void 0 && g?.leave(O);
};
const h = c === "own" ? null : O;
const x = await (t?.enter({
program: n,
argv: e,
cwd: r,
env: envIn(O),
needs: {
...i,
reads: y
},
bridge: a,
home: h
}));
const E = typeof x === "object" && x !== null && "outside" in x;
const I = E || typeof x !== "object" ? null : x;
I === null && leave();
if (typeof x === "string") return x;
I === null && (O = open(false));
const [k = n, ...S] = e;
return {
confined: I,
plain: {
program: n,
args: S,
argv0: k,
cwd: r,
env: envIn(O)
},
outside: E ? x.outside : null,
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
const a = killerOf(t, e);
const c = endOnExit(() => a("SIGKILL"));
const finish = () => {
if (!c()) return;
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
a("SIGTERM");
after(g, () => a("SIGKILL"));
after(g + w, finish);
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
after(p, () => void setImmediate(finish));
});
t.on("close", finish);
});
}
const h = 1e5;
function collectOutput(t, {maxOutputBytes: n, onOutput: e, marksErrors: r = false}) {
const o = (0, l.Wl)(n);
const s = (0, l.Wl)(n);
const i = (0, l.Wl)(Math.min(n, h));
const a = r ? (0, u.D)() : t => t;
const c = [ "stdout", "stderr" ].map(n => {
const e = (0, l.iS)();
const add = t => o.add(a(t, n));
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
for (const t of c) t();
return {
merged: o.take(),
stdout: s.take(),
stderr: i.take()
};
};
}
}),
59028: (function(t, n, e) {
e.d(n, {
$: () => codeOf,
s: () => refusalValue
});
function refusalValue(t, n) {
return {
conclusion: "config-error",
code: codeOf(t),
errors: t.map(t => {
const e = Object.entries(t);
return Object.fromEntries(e.map(([t, e]) => [ t, t === "code" ? e : n(e) ]));
})
};
}
const codeOf = ([t]) => t?.code ?? "setting-invalid";
})
};
