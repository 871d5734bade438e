"use strict";

exports.id = 8949;

exports.ids = [ 8949, 9925 ];

exports.modules = {
68949: (function(t, e, n) {
n.r(e);
n.d(e, {
driverPins: () => driverPins,
settingVariables: () => settingVariables
});
var r = n(76760);
var o = n(38287);
var s = n(10258);
var i = n(39925);
const a = [ [ /^filter\..*\.(?:clean|smudge|process)$/, "" ], [ /^filter\..*\.required$/, "false" ], [ /^diff\..*\.textconv$/, "cat" ], [ /^diff\.(?:external|.*\.command)$/, "false" ], [ /^merge\..*\.driver$/, "false" ], [ /^(?:merge|diff)tool\..*\.(?:cmd|path)$/, "false" ], [ /^(?:man|browser)\..*\.(?:cmd|path)$/, "false" ], [ /^trailer\..*\.(?:command|cmd)$/, "true" ], [ /^hook\..*\.command$/, "true" ], [ /^submodule\..*\.update$/, "checkout" ], [ /^remote\..*\.uploadpack$/, "git-upload-pack" ], [ /^remote\..*\.receivepack$/, "git-receive-pack" ], [ /^remote\..*\.vcs$/, "none" ], [ /^alias\./, "" ], [ /^core\.(?:alternaterefscommand|gitproxy)$/, "false" ] ];
const c = 50;
const l = 1e4;
async function driverPins(t, e) {
const n = (0, s.cS)(e).filter(s.Ty);
const r = await keysOf(t, e, n);
const i = [ ...r ].flatMap(t => {
const e = a.find(([e]) => e.test(folded(t)));
return e === void 0 ? [] : [ [ t, e[1] ] ];
});
const c = i.find(([t]) => t.includes("\ufffd"));
if (c !== void 0) throw new o.U(`the name ${c[0]} in the git configuration is not valid UTF-8`);
return settingVariables(t.environment, i);
}
function settingVariables(t, e) {
if (e.length === 0) return {};
const n = Number(t["GIT_CONFIG_COUNT"] ?? "0");
const r = e.flatMap(([t, e], r) => [ [ `GIT_CONFIG_KEY_${n + r}`, t ], [ `GIT_CONFIG_VALUE_${n + r}`, e ] ]);
return {
GIT_CONFIG_COUNT: String(n + e.length),
...Object.fromEntries(r)
};
}
function folded(t) {
const [e, n] = [ t.indexOf("."), t.lastIndexOf(".") ];
return t.slice(0, e).toLowerCase() + t.slice(e, n) + t.slice(n).toLowerCase();
}
async function keysOf(t, e, n) {
const s = new Set;
const i = new Set(n);
for (const n of i) {
for (const [o, a] of await settingsOf(t, e, n)) {
s.add(o);
/^include(?:if\..*)?\.path$/.test(folded(o)) && i.add(a.startsWith("~/") ? (0, r.join)(t.home, a.slice(2)) : (0, 
r.resolve)((0, r.dirname)(n), a));
}
if (i.size > c) throw new o.U("the git configuration includes too many files");
}
return s;
}
const u = new Map;
const d = 20;
async function settingsOf(t, e, n) {
const r = (0, s.Ut)(n);
if (r === null) throw new o.U(`the git configuration ${n} is larger than ${s.aF} bytes`);
const i = u.get(r) ?? (r === "" ? [] : await listSettings(t, e, {
file: n,
text: r
}));
u.size >= d && u.clear();
u.set(r, i);
return i;
}
async function listSettings(t, e, {file: n, text: r}) {
const a = await (0, i.runProcess)(t, {
argv: [ "git", "config", "--file", "-", "--no-includes", "--null", "--list" ],
cwd: e,
timeoutMs: l,
maxOutputBytes: 2 * s.aF,
signal: (new AbortController).signal,
stdin: r,
trust: "own"
});
if (a.exitCode !== 0 || a.droppedBytes > 0) throw new o.U(`git cannot list the configuration ${n}: ${a.startError ?? a.output.trim()}`);
const c = a.stdoutBytes.toString("utf8").split("\0").filter(t => t !== "");
return c.map(t => {
const [e = "", ...n] = t.split("\n");
return [ e, n.join("\n") ];
});
}
}),
10258: (function(t, e, n) {
n.d(e, {
II: () => gitDirectory,
Ty: () => mayStartPrograms,
Ut: () => configText,
aF: () => i,
cS: () => configurations
});
var r = n(73024);
var o = n(76760);
const s = /\[\s*(?:include|filter|diff|merge|man|browser|trailer|hook|alias)|uploadpack|receivepack|vcs|\bupdate\b|alternaterefscommand|gitproxy/i;
const i = 1e6;
function mayStartPrograms(t) {
return s.test(configText(t) ?? "[include");
}
function configurations(t) {
const e = gitDirectory(t);
if (e === null) return [];
const n = (0, o.resolve)(e, (configText((0, o.join)(e, "commondir")) ?? "").trim());
const r = new Set([ e, n, ...submodules((0, o.join)(n, "modules"), 0) ]);
return [ ...r ].flatMap(t => [ (0, o.join)(t, "config"), (0, o.join)(t, "config.worktree") ]);
}
function gitDirectory(t) {
for (let e = (0, o.resolve)(t); ;e = (0, o.dirname)(e)) {
const t = (0, o.join)(e, ".git");
const n = (0, r.statSync)(t, {
throwIfNoEntry: false
});
if (n?.isDirectory() === true) return t;
if (n?.isFile() === true) {
const n = /^gitdir: (.+)$/m.exec(configText(t) ?? "")?.[1];
return n === void 0 ? null : (0, o.resolve)(e, n);
}
if ((0, o.dirname)(e) === e) return null;
}
}
function submodules(t, e) {
if (e > 4 || (0, r.statSync)(t, {
throwIfNoEntry: false
})?.isDirectory() !== true) return [];
const n = (0, r.readdirSync)(t, {
withFileTypes: true
}).filter(t => t.isDirectory());
return n.flatMap(({name: n}) => {
const s = (0, o.join)(t, n);
const i = (0, r.statSync)((0, o.join)(s, "HEAD"), {
throwIfNoEntry: false
}) !== void 0;
return i ? [ s, ...submodules((0, o.join)(s, "modules"), e + 1) ] : submodules(s, e + 1);
});
}
function configText(t) {
const e = (0, r.statSync)(t, {
throwIfNoEntry: false
});
if (e?.isFile() !== true) return "";
return e.size > i ? null : (0, r.readFileSync)(t, "utf8");
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
const [c, l] = [ t.subarray(0, a), t.subarray(a) ];
c.length > 0 && r.push(Buffer.from(c));
s += c.length;
l.length > 0 && o.push(Buffer.from(l));
i += l.length;
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
var l = n(47996);
var u = n(40019);
var d = n(7434);
var f = n(64666);
var g = n(57616);
var m = n(84509);
const p = 250;
const v = 250;
const y = 2e3;
const w = new Set;
let h = false;
function endRunning() {
for (const t of w) t();
}
function endOnExit(t) {
h || process.on("exit", endRunning);
h = true;
w.add(t);
return () => w.delete(t);
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
const {confined: l, outside: u} = a;
let d;
try {
d = startProcess(l ?? a.plain, e.stdin !== void 0);
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
confined: l
});
const v = await a.end(p.exitCode);
const y = p.startError ?? v?.startError ?? null;
if (y !== null) return refuse(y);
const {merged: w, stdout: h, stderr: b} = g();
return {
...p,
...v === void 0 ? {} : {
exceeded: v.exceeded,
blocked: v.blocked,
unseen: v.unseen
},
...u === null ? {} : {
outside: u
},
output: w.bytes.toString("utf8"),
stdoutBytes: h.bytes,
stderr: b.bytes.toString("utf8"),
droppedBytes: w.droppedBytes
};
}
async function enter(t, {program: e, argv: n}, {cwd: r, env: o, needs: i = b, bridge: a, trust: c = trustOf(i)}, u) {
const {environment: d, path: f, home: m, homes: p} = u;
const v = await commandVariables(u, c, i);
const y = v["GIT_CONFIG_GLOBAL"];
const w = [ ...i.reads, ...(0, g.a)(d), ...y === void 0 ? [] : [ y ] ];
const envIn = t => ({
...d,
PATH: f,
HOME: c === "own" ? s.devNull : m,
...t === void 0 ? {} : (0, l.N)(t),
...v,
...o
});
const open = t => c === "own" ? void 0 : p?.open(c, t);
let h = open(t !== null);
const leave = () => {
h !== void 0 && p?.leave(h);
};
const O = c === "own" ? null : h;
const S = await (t?.enter({
program: e,
argv: n,
cwd: r,
env: envIn(h),
needs: {
...i,
reads: w
},
bridge: a,
home: O
}));
const x = typeof S === "object" && S !== null && "outside" in S;
const k = x || typeof S !== "object" ? null : S;
k === null && leave();
if (typeof S === "string") return S;
k === null && (h = open(false));
const [E = e, ...I] = n;
return {
confined: k,
plain: {
program: e,
args: I,
argv0: E,
cwd: r,
env: envIn(h)
},
outside: x ? S.outside : null,
end: async t => {
const e = await (k?.end(t));
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
after(p + y, finish);
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
const a = r ? (0, u.D)() : t => t;
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
