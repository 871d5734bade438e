"use strict";

exports.id = 341;

exports.ids = [ 341, 2037, 1816, 2105 ];

exports.modules = {
24945: (function(e, n, t) {
t.r(n);
t.d(n, {
render: () => render
});
var r = t(19794);
var o = t(42357);
var s = t(54539);
var i = t(1729);
var a = t(65254);
var l = t(73948);
var c = t(49711);
var u = t(98336);
var f = t(91242);
var d = t(1418);
var m = t(68350);
var p = t(52105);
var g = t(88754);
var v = t(7436);
var h = t(46915);
var w = t(19326);
function renderedValue(e, {before: n, attachments: t, parts: r}) {
return {
source: e,
...n.length === 0 ? {} : {
before: n
},
attachments: t,
parts: r
};
}
function renderedText(e) {
const n = turnsOf(e);
const t = n.map(({parts: e}) => (0, h.Ae)(e).map(partText).join("\n"));
if (t.length === 1) return `${t.join("")}\n`;
return `${t.map((e, t) => `--- ${n[t]?.role ?? ""} ---\n${e}`).join("\n\n")}\n`;
}
function partsText(e) {
const n = e.attachments.flatMap(e => {
if (e.type === "notice") return [ "--- notice ---", e.text ];
if (!("result" in e)) return [];
const {call: n, result: t} = e;
return [ `--- ${n.name} ${JSON.stringify(n.input)} ---`, t.parts.map(partText).join("\n") ];
});
const t = turnsOf(e).flatMap(({role: e, parts: n}, t, {length: r}) => {
const o = n.flatMap(({origin: e, source: n, part: t}) => {
const r = t.type === "text" ? `, ${(0, s.B4)(t.text.length, "character")}` : "";
const o = n === void 0 ? e : `${e} ${JSON.stringify(n)}`;
return [ `--- ${o}${r} ---`, partText(t) ];
});
return r === 1 ? o : [ `=== ${e} ===`, ...o ];
});
return `${[ ...n, ...t ].join("\n")}\n`;
}
const turnsOf = ({before: e, parts: n}) => [ ...e, {
role: "user",
parts: n
} ];
function partText(e) {
if (e.type === "text") return e.text;
const n = Buffer.byteLength(e.data, "base64");
return `(${e.mediaType}, ${e.name === void 0 ? "" : `${e.name}, `}${(0, s.ZV)(n)} bytes)`;
}
function planText(e) {
const n = e.segments.filter(({kind: e, content: n}) => e !== "text" && e !== "file" && (e !== "shell" || n === "")).map(e => `${e.kind.padEnd(8)} ${e.source}`);
const t = e.printed.map(e => `variable ${e}`);
const r = e.files.flatMap(e => decided(`read ${e.path}`, e));
const o = e.commands.flatMap(e => decided(`run ${e.command}`, e));
const s = [ ...n, ...t, ...r, ...o ];
return [ `format ${e.format}`, ...s.length === 0 ? [ "no placeholders" ] : s, "" ].join("\n");
}
function decided(e, {outcome: n, reason: t, suggest: r}) {
return [ `${(n === "run" ? "yes" : "refuse").padEnd(6)} ${e}`, `       ${t}`, ...r.map(e => `       would be allowed by: ${(0, 
w.Q$)(e)}`) ];
}
function refusedText(e) {
return e.flatMap(e => [ `refused: ${e.label}`, `  ${e.reason}`, ...e.suggest.map(e => `  would be allowed by: ${(0, 
w.Q$)(e)}`) ]).map(e => `${e}\n`).join("");
}
var $ = t(72539);
const y = 1e6;
async function render(e, n) {
const t = await (0, $.kv)(e, n, async t => {
const r = await choiceOf(e, t);
if (r["prompt-file"] === "-" || (r["prompt-file"] ?? r.command) === void 0) return;
await promptOf(r, t, n);
});
const r = await choiceOf(e, t);
const [d] = await (0, o.Jf)(() => promptOf(r, t, n), () => (0, m.hg)(t.settings, t.locationOfRule));
const {stdio: g} = n;
const [h, w] = [ (0, v.JG)(e, "json"), (0, v.JG)(e, "parts") ];
const y = {
args: t.settings.args,
vars: await (0, p.readVariables)(t.settings.vars)
};
if ((0, v.JG)(e, "plan")) {
await printPlan(d, y, h, [ t, n ]);
return 0;
}
const b = {
...(0, $.gW)(t, d),
hostEnvironment: n,
redact: (0, u.a)((0, c.Fj)(n.environment)),
onSandbox: ({level: e, reason: n}) => {
e === "none" && g.err(`Sandbox: none. ${n}\n`);
}
};
const x = await (0, a.N)(b, async e => {
const {"missing-files": o, "failed-commands": s} = t.settings;
const a = t.trustedSource.commit !== null;
const c = (0, f.F)(r.command, y.args);
const u = {
...y,
missingFiles: o,
failedCommands: s,
rawInvocation: c,
isUntrustedTree: a
};
const m = {
changesReady: () => Promise.resolve(),
onEvent: () => {}
};
const {signal: p} = n;
return await (0, i.G)(d, u, {
runtime: e,
clock: l.m,
...m,
signal: p
});
});
for (const e of x.notices) g.err(`${e}\n`);
if (x.kind === "cancelled") return 130;
if (x.kind === "refused") {
g.err(refusedText(x.denials));
return 3;
}
const O = x.attachments.filter(e => "call" in e).length;
O > 0 && !h && !w && g.err(`${(0, s.B4)(O, "call")} of Read or List before the prompt: see --parts\n`);
h ? g.out(`${JSON.stringify(renderedValue(d.source, x))}\n`) : g.out(w ? partsText(x) : renderedText(x));
return 0;
}
async function printPlan(e, n, t, [r, o]) {
const s = await (0, $.GV)(r, o, e);
const i = {
...s,
cwd: s.files.root
};
const a = await (0, d.w)(e, n, i);
o.stdio.out(t ? `${JSON.stringify(a)}\n` : planText(a));
await (0, d.G)(e, n, i, {
missingFiles: r.settings["missing-files"]
});
}
async function promptOf(e, n, t) {
const {"prompt-format": o} = n.settings;
return await (0, f._)({
...e,
"prompt-format": o
}, {
files: n.trustedSource.source,
commands: (0, r.z)(n, t),
readInput: () => t.stdio.readInput(y)
});
}
async function choiceOf(e, {settings: n, trustedSource: t}) {
const [r] = e.operands;
const {command: o} = n;
if (r === void 0) return {
command: o
};
const s = !(0, g.g)(r) || (await t.source.present([ r ])).size > 0;
if (s) return {
"prompt-file": r,
command: o
};
return o === void 0 ? {
command: r
} : {
"prompt-file": r,
command: o
};
}
}),
72539: (function(e, n, t) {
t.d(n, {
wM: () => evaluateCall,
kv: () => runContextOf,
GV: () => runtimeOf,
gW: () => runtimeOptionsOf
});
var r = t(3456);
var o = t(42357);
var s = t(84758);
t(4071);
var i = t(3681);
var a = t(41816);
var l = t(93199);
var c = t(44697);
var u = t(62491);
var f = t(478);
var d = t(20600);
const neverCalled = () => Promise.reject(new Error("the tool is only described"));
const m = {
loadSkill: neverCalled,
agents: "",
runTask: neverCalled,
webFetch: {
guard: () => null,
loadFetcher: neverCalled
},
webSearch: {
provider: "",
loadSearch: neverCalled
},
recorder: {
keep: () => Promise.resolve(null)
}
};
function furtherTools(e = m) {
const {recorder: n, memory: t} = e;
return [ (0, c.Q)(e.loadSkill), (0, u.g)(e.agents, e.runTask), (0, f.d)(e.webFetch), ...t === void 0 ? [] : [ (0, 
i.M)(t) ], (0, d.t)(e.webSearch), ...s.gitHubWriteKinds.map(({createTool: e}) => e(n, () => Promise.resolve({
files: ""
}), false)), (0, l.r)(n), (0, l.P)(n), (0, a.createFindingsTool)(n) ];
}
var p = t(33740);
var g = t(49711);
var v = t(68350);
var h = t(66843);
var w = t(7436);
async function runContextOf(e, n, t = () => Promise.resolve()) {
const o = (0, h.T)((0, w.f5)(e), e.problems);
const s = await (0, r.ue)(o.early, n);
return await (0, r.wW)(s, o, n, {
checkPrompt: t
});
}
function runtimeOptionsOf(e, n) {
return {
runContext: e,
lists: (0, v.hg)(e.settings, e.locationOfRule),
spec: n,
tools: furtherTools()
};
}
async function runtimeOf(e, n, t = null) {
const r = (0, p.Y)({
...runtimeOptionsOf(e, t),
hostEnvironment: n,
childProcesses: {
home: n.home,
temporary: (0, g.YB)(n)
}
});
await r.ready();
return r;
}
const $ = /^mcp__[A-Za-z0-9-]+(?:_[A-Za-z0-9-]+)*__[A-Za-z0-9_-]+$/;
function evaluateCall(e, n, t) {
const r = e.tools.find(e => e.name === n);
if (r === void 0 && $.test(n)) return e.policy({
tool: n,
effects: []
});
if (r === void 0 && n === "Memory") {
const e = "name one with memory-file, such as memory-file: AGENTS.md in the configuration";
throw (0, o.IF)([ "argument-invalid", "--tool" ], "Memory is off: it needs a file", e);
}
if (r === void 0) {
const t = [ ...new Set(e.tools.map(e => e.name)) ];
const r = (0, o.au)(n, t) ?? `the tools are ${t.join(", ")}`;
throw (0, o.IF)([ "argument-invalid", "--tool" ], `unknown tool ${JSON.stringify(n)}`, r);
}
const s = r.bind(t);
if (!s.ok) throw new o.yo(s.problems.map(e => ({
code: "argument-invalid",
location: "--input",
message: e,
hint: `pass the input of ${n} as a JSON object`
})));
const {effects: i, subject: a} = s.call;
return e.policy({
tool: n,
effects: i,
...a === void 0 ? {} : {
subject: a
}
});
}
}),
5428: (function(e, n, t) {
t.d(n, {
R: () => fingerprint
});
var r = t(77598);
function fingerprint(e, n = 16) {
const t = (0, r.createHash)("sha256");
for (const n of e) t.update(n);
return t.digest("hex").slice(0, n);
}
}),
65254: (function(e, n, t) {
t.d(n, {
N: () => withConfinedRuntime
});
var r = t(83258);
var o = t(39446);
var s = t(46738);
var i = t(33740);
async function withConfinedRuntime({redact: e, onSandbox: n, ...t}, a) {
const {settings: l} = t.runContext;
const c = (0, r.GC)(t.hostEnvironment.temporary, e);
const u = (0, s.H)(c);
u.make();
const f = (0, i.Y)({
...t,
childProcesses: u.childProcesses,
sandbox: {
mode: l.sandbox,
makeDirectory: () => c.makeDirectory("sandbox"),
limits: l,
onReport: e => n?.(e)
}
});
try {
await f.ready();
l.sandbox === "require" && await (f.sandbox?.report());
return await a(f);
} finally {
f.sandbox?.close();
(0, o.j)(c.run);
c.remove();
}
}
}),
19326: (function(e, n, t) {
t.d(n, {
KU: () => unpasteableRules,
Q$: () => allowFlag,
RJ: () => groupByRule,
fE: () => suggestedRules,
mM: () => allowLine,
tR: () => allowBlock,
uE: () => groupDenials
});
function groupDenials(e) {
const n = new Map;
for (const t of e) {
const e = JSON.stringify([ t.tool, t.label, t.reason, t.origin ]);
n.set(e, {
...t,
times: (n.get(e)?.times ?? 0) + 1
});
}
return [ ...n.values() ];
}
function groupByRule(e) {
const n = new Map;
for (const t of e) {
const {tool: e, reason: r, suggest: o, times: s, origin: i} = t;
const a = JSON.stringify([ e, r, o, i ]);
const {calls: l = [], times: c = 0} = n.get(a) ?? {};
n.set(a, {
calls: [ ...l, t ],
reason: r,
suggest: o,
times: c + s
});
}
return [ ...n.values() ];
}
function suggestedRules(e) {
return everyRule(e).filter(isPasteable);
}
function unpasteableRules(e) {
return everyRule(e).filter(e => !isPasteable(e)).length;
}
function everyRule(e) {
return [ ...new Set(e.flatMap(({suggest: e}) => e)) ];
}
function isPasteable(e) {
return e.length <= 500 && /^[A-Za-z]/.test(e) && !e.includes("${{") && !/[\p{C}\p{Zl}\p{Zp}\p{DI}]/u.test(e);
}
function allowBlock(e) {
return [ "allow: |", ...e.map(e => `  ${e}`) ].join("\n");
}
function allowLine(e) {
return `allow: ${/:(?:\s|$)|\s#/.test(e) ? `'${e.replaceAll("'", "''")}'` : e}`;
}
function allowFlag(e) {
return `--allow '${e.replaceAll("'", String.raw`'\''`)}'`;
}
}),
32622: (function(e, n, t) {
t.d(n, {
o: () => truncateMarkdown
});
var r = t(54539);
var o = t(20653);
const s = {
fence: null,
details: 0
};
function truncateMarkdown(e, n) {
const size = e => n.unit === "bytes" ? Buffer.byteLength(e) : e.length;
if (size(e) <= n.limit) return e;
const t = n.whole === null ? "" : ` The whole text is ${n.whole}.`;
const o = `*Truncated here: ${(0, r.ZV)(n.limit)} of ${(0, r.ZV)(size(e))} ${n.unit} fit.${t}*`;
const s = n.limit - size(o) - size("\n\n");
const i = s <= 0 ? "" : lastFitting(e, s, size);
const a = i === "" ? o : `${i}\n\n${o}`;
return size(a) <= n.limit ? a : "";
}
function lastFitting(e, n, t) {
let r = {
end: 0,
open: s
};
let o = r;
let i = s;
let [a, l] = [ 0, 0 ];
for (const s of e.split("\n")) {
const e = openAfter(s, i);
const c = l + t(s);
if (c > n) {
const e = partOfLine(s, i, e => l + t(e) + closing(i).length <= n);
e > 0 && (r = {
end: a + e,
open: i
});
break;
}
if (c + closing(e).length <= n) {
r = {
end: a + s.length,
open: e
};
e.fence === null && e.details === 0 && (o = r);
}
i = e;
a += s.length + 1;
l = c + 1;
}
const {end: c, open: u} = o.end * 2 >= r.end ? o : r;
return `${e.slice(0, c)}${closing(u)}`.trimEnd();
}
function openAfter(e, n) {
if (n.fence !== null) {
const t = /^ {0,3}(`{3,}|~{3,})[ \t]*$/.exec(e)?.[1] ?? "";
return t.startsWith(n.fence) ? {
...n,
fence: null
} : n;
}
const t = /^ {0,3}(`{3,}(?=[^`]*$)|~{3,})/.exec(e)?.[1] ?? null;
if (t !== null) return {
...n,
fence: t
};
if (!/^ {0,3}<\/?details\b/i.test(e)) return n;
const r = (e.match(/<details\b/gi)?.length ?? 0) - (e.match(/<\/details>/gi)?.length ?? 0);
return {
fence: t,
details: Math.max(0, n.details + r)
};
}
function closing({fence: e, details: n}) {
return `${e === null ? "" : `\n${e}`}${"\n\n</details>".repeat(n)}`;
}
function partOfLine(e, {fence: n}, t) {
if (n === null && /^\s*(?:\||<|`{3}|~{3})/.test(e)) return 0;
let [r, s] = [ 0, e.length ];
while (r < s) {
const n = Math.ceil((r + s) / 2);
t(e.slice(0, n)) ? r = n : s = n - 1;
}
return n === null ? safeEnd(e, r) : (0, o.GH)(e, r).length;
}
const i = 2e3;
function safeEnd(e, n) {
let t = 0;
let r = null;
for (const {0: o, index: s} of e.slice(0, n + 1).matchAll(/`+|\]\(|[[\])>]|<(?=[a-z/])|\s+/gi)) {
r !== null && s - r.since > i && (r = null);
r !== null ? o === r.until ? r = null : o === "](" && r.until === "]" && (r = {
until: ")",
since: r.since
}) : o.startsWith("`") ? r = {
until: o,
since: s
} : o === "[" ? r = {
until: "]",
since: s
} : o === "<" ? r = {
until: ">",
since: s
} : /^\s/.test(o) && (t = s);
}
return t;
}
}),
52105: (function(e, n, t) {
t.r(n);
t.d(n, {
readVariables: () => readVariables
});
var r = t(42357);
async function readVariables(e) {
if (e === void 0) return {};
return typeof e === "string" ? await readText(e) : readItems(e);
}
const o = /^[A-Za-z_][\w.-]*$/;
function readItems(e) {
const n = [];
const t = new Map;
for (const r of e) {
const [, e, s = ""] = /^([^=]*)=(.*)$/s.exec(r) ?? [];
e === void 0 ? n.push(diagnostic("--var", "a variable must have the form name=value", void 0, r)) : o.test(e) ? t.has(e) ? n.push(diagnostic("--var", `the variable ${e} is given twice`, "give it once")) : t.set(e, s) : n.push(invalidName("--var", e));
}
if (n.length > 0) throw new r.yo(n);
return Object.fromEntries(t);
}
async function readText(e) {
const {isMap: n, isScalar: s, LineCounter: i, parseDocument: a} = await t.e(8815).then(t.t.bind(t, 38815, 19));
const l = new i;
const c = a(e, {
schema: "failsafe",
lineCounter: l,
uniqueKeys: true
});
const locationOf = e => {
const {line: n, col: t} = l.linePos(e);
return `vars:${String(n)}:${String(t)}`;
};
const u = c.errors.map(e => {
const n = e.message.split("\n")[0]?.replace(/ at line \d+, column \d+:?/, "") ?? "";
return diagnostic(locationOf(e.pos[0]), "invalid YAML", void 0, n);
});
const f = c.contents;
if (u.length > 0) throw new r.yo(u);
if (f === null) return {};
if (!n(f)) throw new r.yo(diagnostic("vars", "variables must be a mapping"));
const d = [];
for (const {key: e, value: n} of f.items) {
const t = e?.range?.[0] ?? 0;
const r = s(e) ? String(e.value) : "";
if (o.test(r)) if (n === null || s(n)) d.push([ r, n === null || isNull(n) ? "" : String(n.value) ]); else {
const e = "write the value in quotes, or after | on separate lines";
u.push(diagnostic(locationOf(t), `the variable ${r} is not text`, e));
} else u.push(invalidName(locationOf(t), r));
}
if (u.length > 0) throw new r.yo(u);
return Object.fromEntries(d);
}
const isNull = ({type: e, value: n}) => e === "PLAIN" && n === "null";
function invalidName(e, n) {
const t = "start with a letter, followed by letters, digits, dots, dashes and underscores";
return diagnostic(e, `${JSON.stringify(n)} is not a valid variable name`, t);
}
const s = "write one `name: value` per line, or --var name=value";
function diagnostic(e, n, t = s, r) {
return {
code: "setting-invalid",
location: e,
message: n,
...r === void 0 ? {} : {
found: r
},
hint: t
};
}
}),
41816: (function(e, n, t) {
t.r(n);
t.d(n, {
createFindingsTool: () => createFindingsTool
});
var r = t(94343);
var o = t(43759);
var s = t(54539);
var i = t(11261);
var a = t(39472);
var l = t(64287);
const input = () => r.rej({
findings: r.YOg((0, a.K)()).check(o.Eb(200), r.q0y("The findings; empty if there are none."))
});
function createFindingsTool(e) {
return (0, i.uO)({
name: "ReportFindings",
description: "Reports findings in files, each with its location. They become annotations and report files of this run.",
input: input,
readOnly: true,
effects: () => [],
label: ({findings: e}) => (0, s.B4)(e.length, "finding"),
run: ({findings: n}) => (0, l.V)(e, {
kind: "findings",
findings: n.map(a.C)
})
});
}
})
};
