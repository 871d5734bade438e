"use strict";

exports.id = 1536;

exports.ids = [ 1536 ];

exports.modules = {
1536: (function(t, e, n) {
n.r(e);
n.d(e, {
inputsOf: () => inputsOf,
startAction: () => startAction
});
var r = n(48161);
var o = n(97535);
var s = n(49711);
var i = n(89076);
var c = n(64450);
var a = n(7109);
async function startAction() {
try {
const t = (0, a.x)(process.env);
const e = (0, i.D2)();
const n = {
environment: t,
directory: t["GITHUB_WORKSPACE"] ?? (0, c.s)(),
home: (0, r.homedir)(),
program: process.argv[1] ?? "",
temporary: t["RUNNER_TEMP"] ?? (0, r.tmpdir)(),
stdio: e,
onRunner: true,
signal: (0, s.yj)(e)
};
const u = await (0, o.e)({
settings: inputsOf(t),
hostEnvironment: n,
writeSummary: t["GITHUB_STEP_SUMMARY"] === void 0 ? null : writeSummary,
setOutputs: setOutputs
});
await setOutputs(u.outputs);
process.exitCode = u.exitCode;
} catch (t) {
process.exitCode = (0, c.v)(t, (0, i.D2)());
}
}
async function setOutputs(t) {
const {setOutput: e} = await Promise.all([ n.e(4119), n.e(6421) ]).then(n.bind(n, 96421));
for (const [n, r] of Object.entries(t)) e(n, r);
}
async function writeSummary(t) {
const {summary: e} = await Promise.all([ n.e(4119), n.e(6421) ]).then(n.bind(n, 96421));
await e.emptyBuffer().addRaw(t, t !== "").write({
overwrite: true
});
}
function inputsOf(t) {
return Object.entries(t).flatMap(([t, e]) => {
if (!t.startsWith("INPUT_") || e === void 0 || e.trim() === "") return [];
const n = t.slice(6).toLowerCase();
return [ {
name: n,
value: e.trim(),
location: `input ${n}`
} ];
});
}
}),
89076: (function(t, e, n) {
n.d(e, {
D2: () => processStdio
});
var r = n(42357);
var o = n(14694);
function processStdio() {
let t = false;
return {
out: late(() => droppingWriter(process.stdout, t => outputLost(t, process.stderr))),
err: late(() => droppingWriter(process.stderr, () => {})),
async readInput(e) {
t = true;
const n = await readAll(process.stdin, e);
t = false;
return n;
},
async* inputChunks() {
t = true;
process.stdin.setEncoding("utf8");
yield* process.stdin;
t = false;
},
isReading: () => t,
get errIsTerminal() {
return process.stderr.isTTY;
},
get outIsTerminal() {
return process.stdout.isTTY;
}
};
}
function late(t) {
let e = null;
return n => {
e ??= t();
e(n);
};
}
const s = [ "EPIPE", "EIO", "ECONNRESET" ];
function outputLost(t, e) {
e.write(`The output could not be written: ${(0, o.h)(t)?.text ?? t.message}.\n`);
process.on("exit", () => {
process.exitCode !== void 0 && process.exitCode !== 0 || (process.exitCode = 1);
});
}
function droppingWriter(t, e) {
let n = false;
t.on("error", t => {
n || s.includes(t.code ?? "") || e(t);
n = true;
});
return e => {
n || t.write(e);
};
}
async function readAll(t, e) {
const n = [];
let o = 0;
for await (const s of t) {
o += s.length;
if (o > e) throw new r.yo({
code: "prompt-unreadable",
location: "stdin",
message: `the prompt is larger than the limit of ${String(e)} bytes`,
hint: "shorten it, and insert long texts with @{path}"
});
n.push(s);
}
return Buffer.concat(n);
}
}),
64450: (function(t, e, n) {
n.d(e, {
s: () => startDirectory,
v: () => endForMachineProblem
});
var r = n(42357);
var o = n(14694);
function startDirectory() {
try {
return process.cwd();
} catch {
throw new r.yo({
code: "directory-missing",
location: "working directory",
message: "the working directory no longer exists",
hint: "change to an existing directory"
});
}
}
function endForMachineProblem(t, {err: e}) {
if (t instanceof r.yo) {
e(`${t.diagnostics.map(t => (0, r.xy)(t)).join("\n")}\n`);
return 2;
}
const n = (0, o.h)(t);
if (n === null) throw t;
e(`The run could not continue: ${n.text}.\n  hint: ${n.hint}\n`);
return 1;
}
}),
7109: (function(t, e, n) {
n.d(e, {
x: () => takeEnvironment
});
var r = n(73024);
var o = n(49711);
const s = /^(?:INPUT_|ACTIONS_(?:ID_TOKEN|RUNTIME|CACHE|RESULTS)_)/i;
const i = /^(?:PATH|HOME|USER|LOGNAME|SHELL|PWD|LANG|LANGUAGE|LC_[A-Z]+|TZ|TERM|CI|RUNNER_TRACKING_ID)$/;
function takeEnvironment(t) {
const e = {
...t
};
const n = Object.keys(e).filter(t => !i.test(t));
for (const r of n) s.test(r) || (0, o.eh)(r) ? Reflect.deleteProperty(t, r) : t[r] = e[r];
process.platform === "linux" && overwriteBlock();
return e;
}
function overwriteBlock() {
try {
const t = (0, r.readFileSync)("/proc/self/stat", "latin1");
const e = t.slice(t.lastIndexOf(")") + 2).split(" ");
const [n, o] = [ Number(e[47]), Number(e[48]) ];
const s = (0, r.openSync)("/proc/self/mem", "r+");
try {
const t = Buffer.alloc(o - n);
const e = (0, r.readSync)(s, t, 0, t.length, n);
wipeValues(t.subarray(0, e));
(0, r.writeSync)(s, t, 0, e, n);
} finally {
(0, r.closeSync)(s);
}
} catch {
return;
}
}
function wipeValues(t) {
for (let e = 0; e < t.length; ) {
const n = t.indexOf(0, e);
const r = n < 0 ? t.length : n;
const o = t.indexOf("=", e);
const s = o < 0 || o > r ? e : o + 1;
i.test(t.toString("latin1", e, Math.max(e, s - 1))) || t.fill(0, s, r);
e = r + 1;
}
}
})
};
