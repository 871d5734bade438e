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
var u = e(28028);
var l = e(75389);
var d = e(59028);
async function refuse({diagnostics: t}, n, e) {
const {stdio: f, environment: g} = e;
const m = (0, c.a)((0, i.Fj)(g));
const v = (0, u.W)(f.errIsTerminal, g);
const p = (0, l.h)({
write: f.err,
redact: m,
runner: false,
color: v
});
const w = await (0, s.findDocumentation)(e, (0, a.EG)(e));
for (const n of t) p.error((0, r.xy)(n, w));
if (n[0] === "render") return (0, o.FO)("config-error");
const h = n.indexOf("--");
n.slice(0, h < 0 ? n.length : h).includes("--json") && f.out(`${JSON.stringify((0, 
d.s)(t, m), null, 2)}\n`);
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
const u = await (0, a.n)(e, n);
if (u !== null) return `https://github.com/${u.repository}/blob/${u.commit}/docs`;
const l = (0, a.I)(n);
return l !== null && (0, r.existsSync)((0, o.join)(l, "docs", "errors.md")) ? (0, 
s.pathToFileURL)((0, o.join)(l, "docs")).href : null;
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
7434: (function(t, n, e) {
e.d(n, {
Wl: () => createOutputBuffer,
aU: () => omissionNote,
iS: () => createWholeCharacters
});
var r = e(46193);
function createOutputBuffer(t) {
const n = Math.floor(t / 5);
const e = t - n;
const r = [];
let o = [];
let s = 0;
let i = 0;
let a = 0;
const shorten = () => {
const t = Buffer.concat(o);
const n = t.subarray(Math.max(0, t.length - e));
a += t.length - n.length;
o = [ n ];
i = n.length;
};
return {
add(t) {
const a = n - s;
const [c, u] = [ t.subarray(0, a), t.subarray(a) ];
c.length > 0 && r.push(Buffer.from(c));
s += c.length;
u.length > 0 && o.push(Buffer.from(u));
i += u.length;
i > 2 * e && shorten();
},
take() {
i > e && shorten();
if (a === 0) return {
bytes: Buffer.concat([ ...r, ...o ]),
droppedBytes: 0
};
const [t, n] = [ wholeEnd(Buffer.concat(r)), wholeStart(Buffer.concat(o)) ];
const c = a + s - t.length + i - n.length;
return {
bytes: Buffer.concat([ t, Buffer.from(omissionNote(c)), n ]),
droppedBytes: c
};
}
};
}
function omissionNote(t) {
return `\n[\u2026 ${t} bytes of output omitted \u2026]\n`;
}
function wholeEnd(t) {
let n = t.length;
while (n > 0 && t.length - n < 3 && isContinuation(t[n - 1])) n -= 1;
const e = t[n - 1] ?? 0;
return e >= 192 && t.length - n + 1 < lengthOf(e) ? t.subarray(0, n - 1) : t;
}
function wholeStart(t) {
let n = 0;
while (n < 3 && isContinuation(t[n])) n += 1;
return t.subarray(n);
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
add: n => Buffer.from(t.write(n)),
end: () => Buffer.from(t.end())
};
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
var a = e(16993);
var c = e(42357);
var u = e(47996);
var l = e(40019);
var d = e(7434);
var f = e(64666);
var g = e(57616);
var m = e(84509);
const v = 250;
const p = 250;
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
const {confined: u, outside: l} = a;
let d;
try {
d = startProcess(u ?? a.plain, n.stdin !== void 0);
} catch (t) {
await a.end();
return refuse((0, c.bD)(t));
}
if (d.pid === void 0) {
await a.end();
const {originalMessage: t = ""} = await d;
return refuse(`${t} (in ${n.cwd})`);
}
const g = collectOutput(d, n);
d.stdin?.on("error", () => {}).end(n.stdin);
const v = await untilEnd(d, n, {
systemRoot: t.environment["SystemRoot"],
confined: u
});
const p = await a.end(v.exitCode);
const w = v.startError ?? p?.startError ?? null;
if (w !== null) return refuse(w);
const {merged: h, stdout: y, stderr: O} = g();
return {
...v,
...p === void 0 ? {} : {
exceeded: p.exceeded,
blocked: p.blocked,
unseen: p.unseen
},
...l === null ? {} : {
outside: l
},
output: h.bytes.toString("utf8"),
stdoutBytes: y.bytes,
stderr: O.bytes.toString("utf8"),
droppedBytes: h.droppedBytes
};
}
async function enter(t, {program: n, argv: e}, {cwd: r, env: o, needs: i = O, bridge: a, trust: c = trustOf(i)}, l) {
const {environment: d, path: f, home: m, homes: v} = l;
const p = await commandVariables(l, c, i);
const w = p["GIT_CONFIG_GLOBAL"];
const h = [ ...i.reads, ...(0, g.a)(d), ...w === void 0 ? [] : [ w ] ];
const envIn = t => ({
...d,
PATH: f,
HOME: c === "own" ? s.devNull : m,
...t === void 0 ? {} : (0, u.N)(t),
...p,
...o
});
const open = t => c === "own" ? void 0 : v?.open(c, t);
let y = open(t !== null);
const leave = () => {
y !== void 0 && v?.leave(y);
};
const b = c === "own" ? null : y;
const x = await (t?.enter({
program: n,
argv: e,
cwd: r,
env: envIn(y),
needs: {
...i,
reads: h
},
bridge: a,
home: b
}));
const B = typeof x === "object" && x !== null && "outside" in x;
const E = B || typeof x !== "object" ? null : x;
E === null && leave();
if (typeof x === "string") return x;
E === null && (y = open(false));
const [S = n, ...k] = e;
return {
confined: E,
plain: {
program: n,
args: k,
argv0: S,
cwd: r,
env: envIn(y)
},
outside: B ? x.outside : null,
end: async t => {
const n = await (E?.end(t));
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
function killerOf(t, {systemRoot: n, confined: e}) {
return r => {
r === "SIGKILL" && e !== null && t.exitCode === null && t.signalCode === null ? e.kill() : t.pid !== void 0 && killTree(t.pid, r, n);
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
after(v, () => a("SIGKILL"));
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
after(p, () => void setImmediate(finish));
});
t.on("close", finish);
});
}
const b = 1e5;
function collectOutput(t, {maxOutputBytes: n, onOutput: e, marksErrors: r = false}) {
const o = (0, d.Wl)(n);
const s = (0, d.Wl)(n);
const i = (0, d.Wl)(Math.min(n, b));
const a = r ? (0, l.D)() : t => t;
const c = [ "stdout", "stderr" ].map(n => {
const e = (0, d.iS)();
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
