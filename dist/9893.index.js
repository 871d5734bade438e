"use strict";

exports.id = 9893;

exports.ids = [ 9893, 2037, 1816, 3438 ];

exports.modules = {
32481: (function(n, t, e) {
e.r(t);
e.d(t, {
listCommands: () => listCommands
});
var o = e(19794);
var i = e(64772);
var a = e(63438);
var s = e(20653);
var r = e(7436);
var c = e(72539);
async function listCommands(n, t) {
const e = await (0, c.kv)(n, t);
const i = await (0, a.findCommands)((0, o.z)(e, t));
const {stdio: l} = t;
if ((0, r.JG)(n, "json")) {
l.out(`${JSON.stringify(i, null, 2)}\n`);
return 0;
}
const d = i.reduce((n, {name: t}) => Math.max(n, (0, s.PL)(t)), 0);
l.out(`${i.flatMap(n => linesOf(n, d)).join("\n")}\n`);
return 0;
}
function linesOf(n, t) {
const e = [ ...n.kind === "skill" ? [ audienceOf(n) ] : [], ...n.shadowedBy === void 0 ? [] : [ `hidden by ${displayPath(n.shadowedBy)}` ] ];
const o = n.argumentHint === null ? "" : ` ${(0, i.h0)(n.argumentHint)}`;
return [ `${n.name}${" ".repeat(t - (0, s.PL)(n.name))}${o}  ${displayPath(n.path)}${e.length === 0 ? "" : `  (${e.join("; ")})`}`, ...n.description === null ? [] : [ `${" ".repeat(t)}  ${n.description}` ], ...n.diagnostics.map(n => `${" ".repeat(t)}  broken: ${n.message}${n.location === void 0 ? "" : ` (${displayPath(n.location)})`}`) ];
}
const displayPath = n => (0, i.h0)(n) === n ? n : JSON.stringify(n);
function audienceOf({userInvocable: n, modelInvocable: t}) {
if (!n) return "skill, only for the model";
return t ? "skill" : "skill, not for the model";
}
}),
72539: (function(n, t, e) {
e.d(t, {
wM: () => evaluateCall,
kv: () => runContextOf,
GV: () => runtimeOf,
gW: () => runtimeOptionsOf
});
var o = e(3456);
var i = e(42357);
var a = e(84758);
e(4071);
var s = e(3681);
var r = e(41816);
var c = e(93199);
var l = e(44697);
var d = e(62491);
var u = e(478);
var m = e(20600);
const neverCalled = () => Promise.reject(new Error("the tool is only described"));
const f = {
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
function furtherTools(n = f) {
const {recorder: t, memory: e} = n;
return [ (0, l.Q)(n.loadSkill), (0, d.g)(n.agents, n.runTask), (0, u.d)(n.webFetch), ...e === void 0 ? [] : [ (0, 
s.M)(e) ], (0, m.t)(n.webSearch), ...a.gitHubWriteKinds.map(({createTool: n}) => n(t, () => Promise.resolve({
files: ""
}), false)), (0, c.r)(t), (0, c.P)(t), (0, r.createFindingsTool)(t) ];
}
var h = e(33740);
var p = e(49711);
var g = e(68350);
var v = e(66843);
var w = e(7436);
async function runContextOf(n, t, e = () => Promise.resolve()) {
const i = (0, v.T)((0, w.f5)(n), n.problems);
const a = await (0, o.ue)(i.early, t);
return await (0, o.wW)(a, i, t, {
checkPrompt: e
});
}
function runtimeOptionsOf(n, t) {
return {
runContext: n,
lists: (0, g.hg)(n.settings, n.locationOfRule),
spec: t,
tools: furtherTools()
};
}
async function runtimeOf(n, t, e = null) {
const o = (0, h.Y)({
...runtimeOptionsOf(n, e),
hostEnvironment: t,
childProcesses: {
home: t.home,
temporary: (0, p.YB)(t)
}
});
await o.ready();
return o;
}
const y = /^mcp__[A-Za-z0-9-]+(?:_[A-Za-z0-9-]+)*__[A-Za-z0-9_-]+$/;
function evaluateCall(n, t, e) {
const o = n.tools.find(n => n.name === t);
if (o === void 0 && y.test(t)) return n.policy({
tool: t,
effects: []
});
if (o === void 0 && t === "Memory") {
const n = "name one with memory-file, such as memory-file: AGENTS.md in the configuration";
throw (0, i.IF)([ "argument-invalid", "--tool" ], "Memory is off: it needs a file", n);
}
if (o === void 0) {
const e = [ ...new Set(n.tools.map(n => n.name)) ];
const o = (0, i.au)(t, e) ?? `the tools are ${e.join(", ")}`;
throw (0, i.IF)([ "argument-invalid", "--tool" ], `unknown tool ${JSON.stringify(t)}`, o);
}
const a = o.bind(e);
if (!a.ok) throw new i.yo(a.problems.map(n => ({
code: "argument-invalid",
location: "--input",
message: n,
hint: `pass the input of ${t} as a JSON object`
})));
const {effects: s, subject: r} = a.call;
return n.policy({
tool: t,
effects: s,
...r === void 0 ? {} : {
subject: r
}
});
}
}),
5428: (function(n, t, e) {
e.d(t, {
R: () => fingerprint
});
var o = e(77598);
function fingerprint(n, t = 16) {
const e = (0, o.createHash)("sha256");
for (const t of n) e.update(t);
return e.digest("hex").slice(0, t);
}
}),
63438: (function(n, t, e) {
e.r(t);
e.d(t, {
findCommands: () => findCommands,
loadCommand: () => loadCommand,
locateCommands: () => locateCommands
});
var o = e(42357);
var i = e(72443);
var a = e(20653);
var s = e(56121);
const r = 50;
const unreadable = (n, t, e) => ({
code: "prompt-unreadable",
message: n,
location: t,
hint: e
});
const tooManyCommands = (n, t) => unreadable(`the directory contains more than ${t} commands`, n, "move other files out of this directory, or select a prompt by its path with prompt-file");
const noDirectory = n => unreadable("the command directory in the setting does not exist", `command-directories: ${n}`, "correct the path; it is relative to the workspace");
const directoryOutside = n => unreadable("cannot read the command directory: it is a link to a location outside the workspace", n, "replace it with a directory of the project, or remove it");
const commandOutside = n => unreadable("the command is a link to a location outside its directory", n, "put the file itself there, or link to a file in the same command directory");
function unknownCommand(n, t) {
const e = (0, o.pA)(n, t) ?? t.find(t => t.endsWith(`:${n}`));
return {
code: "command-unknown",
message: `the command ${JSON.stringify(n)} does not exist`,
found: t.length === 0 ? "no commands" : (0, a.KE)(t, r),
hint: e === void 0 ? `put it in ${s.ZU[0]?.path ?? ""}/, or correct the name` : `did you mean ${JSON.stringify(e)}?`
};
}
function modelOnlySkill(n) {
return {
code: "command-unknown",
message: "only the model can load this skill (`user-invocable: false`)",
location: n,
hint: "remove that field, or ask the model in a prompt to load the skill"
};
}
var c = e(64772);
var l = e(71794);
var d = e(74277);
const u = 8;
const m = 2e3;
async function locateCommands(n) {
const {project: t, directories: e = [], above: o = [], plugins: i = [], user: a, bundled: r} = n;
const c = [ ...e.map(s.Wq), ...s.ZU ];
const l = await locateIn(t, "", {
commands: c,
skills: s.tG
});
for (const n of o) l.push(...await locateIn(t, "", usualFolders(n)));
for (const n of i) l.push(...await locateInPlugin(n));
a !== void 0 && l.push(...await locateIn(a, "~/", usualFolders("")));
const d = {
commands: [ s.KJ ],
skills: s.rF
};
r !== void 0 && l.push(...await locateIn(await r(), "sallyport:", d));
return l;
}
async function locateInPlugin(n) {
const {directory: t, root: e, source: o, components: i} = n;
const a = i.commands.map(n => ({
path: n,
endings: [ ".md" ]
}));
const s = await locateIn(o, `${t}/`, {
commands: a,
skills: i.skills
});
const r = {
format: "claude",
plugin: {
directory: t,
root: e
}
};
return s.map(t => ({
...t,
...r,
name: `${n.name}:${t.name}`
}));
}
function usualFolders(n) {
return {
commands: s.ZU.map(t => ({
...t,
path: `${n}${t.path}`
})),
skills: s.tG.map(t => `${n}${t}`)
};
}
async function locateIn(n, t, e) {
const {commands: i} = e;
const a = await (0, d.hm)(n, t, e.skills);
const s = await n.present(i.map(({path: n}) => n));
const r = [];
for (const e of i) {
if (!s.has(e.path)) {
if (e.isConfigured === true) throw new o.yo(noDirectory(e.path));
continue;
}
if (!await n.holds(e.path)) throw new o.yo(directoryOutside(e.path));
const i = [];
await collect({
source: n,
directory: e,
prefix: t,
located: i
}, "", 0);
r.push(...i.sort((n, t) => formatRank(n, e) - formatRank(t, e)));
}
return [ ...a, ...r ];
}
function formatRank({format: n}, {prefers: t}) {
return n === (t ?? "toml") ? 0 : 1;
}
async function collect(n, t, e) {
const {source: i, directory: a, prefix: s, located: r} = n;
for (const {name: d, kind: f} of await listOrNothing(i, `${a.path}${t}`)) {
const h = `${a.path}${t}/${d}`;
if (f === "directory" && e < u) await collect(n, `${t}/${d}`, e + 1); else if (isCommandFile(d, a.endings) && (f === "file" || f === "link")) {
if (r.length === m) throw new o.yo(tooManyCommands(a.path, m));
const n = `${s}${h}`;
const e = f === "file" ? h : await i.followLink(h, a.path);
r.push({
kind: "command",
name: (0, c.p6)(`${t}/${d}`.slice(1)),
path: n,
format: (0, l.H)(h),
diagnostics: e === null ? [ commandOutside(n) ] : [],
file: {
source: i,
path: e ?? h
}
});
}
}
}
function isCommandFile(n, t) {
return t.some(t => n.toLowerCase().endsWith(t));
}
async function listOrNothing(n, t) {
try {
return await n.list(t);
} catch (n) {
(0, o.ki)(n, i.k);
if (n.code === "missing") return [];
throw new o.yo({
code: "prompt-unreadable",
message: "cannot read the command directory",
location: t,
found: n.message,
hint: "replace it with a readable directory of the project, or remove it"
}, {
cause: n
});
}
}
async function findCommands(n) {
const t = await Promise.all((await locateCommands(n)).map(describe));
const e = new Map;
return t.map(n => {
const t = e.get(n.name);
if (t !== void 0) return {
...n,
wins: false,
shadowedBy: t
};
n.userInvocable && e.set(n.name, n.path);
return {
...n,
wins: n.userInvocable
};
});
}
async function describe(n) {
const {kind: t, name: e, path: i, format: a, diagnostics: s} = n;
const r = {
kind: t,
name: e,
path: i,
format: a
};
try {
const {description: e, argumentHint: o, userInvocable: a, modelInvocable: l} = await (0, 
d.kA)(n);
return {
...r,
diagnostics: s,
argumentHint: o,
description: e === null ? null : (0, c.gp)(e),
userInvocable: t === "command" || a,
modelInvocable: l && !i.startsWith("sallyport:")
};
} catch (n) {
(0, o.ki)(n, o.yo);
const t = {
description: null,
argumentHint: null,
userInvocable: true,
modelInvocable: false
};
return {
...r,
...t,
diagnostics: n.diagnostics
};
}
}
async function loadCommand(n, t) {
const e = await locateCommands(t);
let i = null;
for (const t of await withName(n, e)) {
const n = await (0, d.kA)(t);
if (t.kind === "command" || n.userInvocable) return n;
i ??= t.path;
}
throw new o.yo(i === null ? unknownCommand(n.trim().replace(/^\//, ""), [ ...new Set(e.map(n => n.name)) ]) : modelOnlySkill(i));
}
async function withName(n, t) {
const e = (0, c.Lt)(n);
const o = t.filter(({name: n}) => n === e);
if (o.length > 0) return o;
const i = t.filter(({name: n}) => n.replaceAll(":", "_") === e.replaceAll(":", "_"));
if (i.length > 0) return i;
const a = t.filter(({name: n, plugin: t}) => t !== void 0 && n.endsWith(`:${e}`));
if (a.length > 0) return a;
const {skills: s} = await (0, d.D)(t.filter(({kind: n}) => n === "skill"));
const r = n.trim().replace(/^\//, "");
const l = s.filter(({head: n}) => (0, c.cP)(n.name, r)).map(({path: n}) => n);
return t.filter(({path: n}) => l.includes(n));
}
}),
32622: (function(n, t, e) {
e.d(t, {
o: () => truncateMarkdown
});
var o = e(54539);
var i = e(20653);
const a = {
fence: null,
details: 0
};
function truncateMarkdown(n, t) {
const size = n => t.unit === "bytes" ? Buffer.byteLength(n) : n.length;
if (size(n) <= t.limit) return n;
const e = t.whole === null ? "" : ` The whole text is ${t.whole}.`;
const i = `*Truncated here: ${(0, o.ZV)(t.limit)} of ${(0, o.ZV)(size(n))} ${t.unit} fit.${e}*`;
const a = t.limit - size(i) - size("\n\n");
const s = a <= 0 ? "" : lastFitting(n, a, size);
const r = s === "" ? i : `${s}\n\n${i}`;
return size(r) <= t.limit ? r : "";
}
function lastFitting(n, t, e) {
let o = {
end: 0,
open: a
};
let i = o;
let s = a;
let [r, c] = [ 0, 0 ];
for (const a of n.split("\n")) {
const n = openAfter(a, s);
const l = c + e(a);
if (l > t) {
const n = partOfLine(a, s, n => c + e(n) + closing(s).length <= t);
n > 0 && (o = {
end: r + n,
open: s
});
break;
}
if (l + closing(n).length <= t) {
o = {
end: r + a.length,
open: n
};
n.fence === null && n.details === 0 && (i = o);
}
s = n;
r += a.length + 1;
c = l + 1;
}
const {end: l, open: d} = i.end * 2 >= o.end ? i : o;
return `${n.slice(0, l)}${closing(d)}`.trimEnd();
}
function openAfter(n, t) {
if (t.fence !== null) {
const e = /^ {0,3}(`{3,}|~{3,})[ \t]*$/.exec(n)?.[1] ?? "";
return e.startsWith(t.fence) ? {
...t,
fence: null
} : t;
}
const e = /^ {0,3}(`{3,}(?=[^`]*$)|~{3,})/.exec(n)?.[1] ?? null;
if (e !== null) return {
...t,
fence: e
};
if (!/^ {0,3}<\/?details\b/i.test(n)) return t;
const o = (n.match(/<details\b/gi)?.length ?? 0) - (n.match(/<\/details>/gi)?.length ?? 0);
return {
fence: e,
details: Math.max(0, t.details + o)
};
}
function closing({fence: n, details: t}) {
return `${n === null ? "" : `\n${n}`}${"\n\n</details>".repeat(t)}`;
}
function partOfLine(n, {fence: t}, e) {
if (t === null && /^\s*(?:\||<|`{3}|~{3})/.test(n)) return 0;
let [o, a] = [ 0, n.length ];
while (o < a) {
const t = Math.ceil((o + a) / 2);
e(n.slice(0, t)) ? o = t : a = t - 1;
}
return t === null ? safeEnd(n, o) : (0, i.GH)(n, o).length;
}
const s = 2e3;
function safeEnd(n, t) {
let e = 0;
let o = null;
for (const {0: i, index: a} of n.slice(0, t + 1).matchAll(/`+|\]\(|[[\])>]|<(?=[a-z/])|\s+/gi)) {
o !== null && a - o.since > s && (o = null);
o !== null ? i === o.until ? o = null : i === "](" && o.until === "]" && (o = {
until: ")",
since: o.since
}) : i.startsWith("`") ? o = {
until: i,
since: a
} : i === "[" ? o = {
until: "]",
since: a
} : i === "<" ? o = {
until: ">",
since: a
} : /^\s/.test(i) && (e = a);
}
return e;
}
}),
41816: (function(n, t, e) {
e.r(t);
e.d(t, {
createFindingsTool: () => createFindingsTool
});
var o = e(94343);
var i = e(43759);
var a = e(54539);
var s = e(11261);
var r = e(39472);
var c = e(64287);
const input = () => o.rej({
findings: o.YOg((0, r.K)()).check(i.Eb(200), o.q0y("The findings; empty if there are none."))
});
function createFindingsTool(n) {
return (0, s.uO)({
name: "ReportFindings",
description: "Reports findings in files, each with its location. They become annotations and report files of this run.",
input: input,
readOnly: true,
effects: () => [],
label: ({findings: n}) => (0, a.B4)(n.length, "finding"),
run: ({findings: t}) => (0, c.V)(n, {
kind: "findings",
findings: t.map(r.C)
})
});
}
})
};
