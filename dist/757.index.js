"use strict";

exports.id = 757;

exports.ids = [ 757, 2037, 1816, 3438 ];

exports.modules = {
5137: (function(t, n, e) {
e.r(n);
e.d(n, {
showHelp: () => showHelp
});
var o = e(19794);
var i = e(42357);
var a = e(64772);
var r = e(63438);
var s = e(46061);
var l = e(17992);
var c = e(22268);
var d = e(23720);
var u = e(7436);
var m = e(72539);
async function showHelp(t, n) {
const {stdio: e} = n;
const [o] = t.operands;
if (c.P.some(t => t.name === o)) {
e.out((0, d.b)((0, u.wG)(o ?? "", []).command));
return 0;
}
o === void 0 && e.out((0, d.a)(l.rE));
const a = await startableIn(t, n, o ?? null).catch((0, i.j6)(i.yo, () => null));
a !== null ? e.out(`${o === void 0 ? "\n" : ""}${a}\n`) : o !== void 0 && (0, u.wG)(o, []);
return 0;
}
async function startableIn(t, n, e) {
const i = await (0, m.kv)(t, n);
const l = await (0, r.findCommands)((0, o.z)(i, n));
const c = l.filter(t => e === null || t.name === (0, a.Lt)(e));
return c.length === 0 ? null : (0, s.uO)((0, s.ST)(c));
}
}),
72539: (function(t, n, e) {
e.d(n, {
wM: () => evaluateCall,
kv: () => runContextOf,
GV: () => runtimeOf,
gW: () => runtimeOptionsOf
});
var o = e(3456);
var i = e(42357);
var a = e(84758);
e(4071);
var r = e(3681);
var s = e(41816);
var l = e(93199);
var c = e(44697);
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
function furtherTools(t = f) {
const {recorder: n, memory: e} = t;
return [ (0, c.Q)(t.loadSkill), (0, d.g)(t.agents, t.runTask), (0, u.d)(t.webFetch), ...e === void 0 ? [] : [ (0, 
r.M)(e) ], (0, m.t)(t.webSearch), ...a.gitHubWriteKinds.map(({createTool: t}) => t(n, () => Promise.resolve({
files: ""
}), false)), (0, l.r)(n), (0, l.P)(n), (0, s.createFindingsTool)(n) ];
}
var h = e(33740);
var p = e(49711);
var w = e(68350);
var g = e(66843);
var v = e(7436);
async function runContextOf(t, n, e = () => Promise.resolve()) {
const i = (0, g.T)((0, v.f5)(t), t.problems);
const a = await (0, o.ue)(i.early, n);
return await (0, o.wW)(a, i, n, {
checkPrompt: e
});
}
function runtimeOptionsOf(t, n) {
return {
runContext: t,
lists: (0, w.hg)(t.settings, t.locationOfRule),
spec: n,
tools: furtherTools()
};
}
async function runtimeOf(t, n, e = null) {
const o = (0, h.Y)({
...runtimeOptionsOf(t, e),
hostEnvironment: n,
childProcesses: {
home: n.home,
temporary: (0, p.YB)(n)
}
});
await o.ready();
return o;
}
const y = /^mcp__[A-Za-z0-9-]+(?:_[A-Za-z0-9-]+)*__[A-Za-z0-9_-]+$/;
function evaluateCall(t, n, e) {
const o = t.tools.find(t => t.name === n);
if (o === void 0 && y.test(n)) return t.policy({
tool: n,
effects: []
});
if (o === void 0 && n === "Memory") {
const t = "name one with memory-file, such as memory-file: AGENTS.md in the configuration";
throw (0, i.IF)([ "argument-invalid", "--tool" ], "Memory is off: it needs a file", t);
}
if (o === void 0) {
const e = [ ...new Set(t.tools.map(t => t.name)) ];
const o = (0, i.au)(n, e) ?? `the tools are ${e.join(", ")}`;
throw (0, i.IF)([ "argument-invalid", "--tool" ], `unknown tool ${JSON.stringify(n)}`, o);
}
const a = o.bind(e);
if (!a.ok) throw new i.yo(a.problems.map(t => ({
code: "argument-invalid",
location: "--input",
message: t,
hint: `pass the input of ${n} as a JSON object`
})));
const {effects: r, subject: s} = a.call;
return t.policy({
tool: n,
effects: r,
...s === void 0 ? {} : {
subject: s
}
});
}
}),
5428: (function(t, n, e) {
e.d(n, {
R: () => fingerprint
});
var o = e(77598);
function fingerprint(t, n = 16) {
const e = (0, o.createHash)("sha256");
for (const n of t) e.update(n);
return e.digest("hex").slice(0, n);
}
}),
63438: (function(t, n, e) {
e.r(n);
e.d(n, {
findCommands: () => findCommands,
loadCommand: () => loadCommand,
locateCommands: () => locateCommands
});
var o = e(42357);
var i = e(72443);
var a = e(20653);
var r = e(56121);
const s = 50;
const unreadable = (t, n, e) => ({
code: "prompt-unreadable",
message: t,
location: n,
hint: e
});
const tooManyCommands = (t, n) => unreadable(`the directory contains more than ${n} commands`, t, "move other files out of this directory, or select a prompt by its path with prompt-file");
const noDirectory = t => unreadable("the command directory in the setting does not exist", `command-directories: ${t}`, "correct the path; it is relative to the workspace");
const directoryOutside = t => unreadable("cannot read the command directory: it is a link to a location outside the workspace", t, "replace it with a directory of the project, or remove it");
const commandOutside = t => unreadable("the command is a link to a location outside its directory", t, "put the file itself there, or link to a file in the same command directory");
function unknownCommand(t, n) {
const e = (0, o.pA)(t, n) ?? n.find(n => n.endsWith(`:${t}`));
return {
code: "command-unknown",
message: `the command ${JSON.stringify(t)} does not exist`,
found: n.length === 0 ? "no commands" : (0, a.KE)(n, s),
hint: e === void 0 ? `put it in ${r.ZU[0]?.path ?? ""}/, or correct the name` : `did you mean ${JSON.stringify(e)}?`
};
}
function modelOnlySkill(t) {
return {
code: "command-unknown",
message: "only the model can load this skill (`user-invocable: false`)",
location: t,
hint: "remove that field, or ask the model in a prompt to load the skill"
};
}
var l = e(64772);
var c = e(71794);
var d = e(74277);
const u = 8;
const m = 2e3;
async function locateCommands(t) {
const {project: n, directories: e = [], above: o = [], plugins: i = [], user: a, bundled: s} = t;
const l = [ ...e.map(r.Wq), ...r.ZU ];
const c = await locateIn(n, "", {
commands: l,
skills: r.tG
});
for (const t of o) c.push(...await locateIn(n, "", usualFolders(t)));
for (const t of i) c.push(...await locateInPlugin(t));
a !== void 0 && c.push(...await locateIn(a, "~/", usualFolders("")));
const d = {
commands: [ r.KJ ],
skills: r.rF
};
s !== void 0 && c.push(...await locateIn(await s(), "sallyport:", d));
return c;
}
async function locateInPlugin(t) {
const {directory: n, root: e, source: o, components: i} = t;
const a = i.commands.map(t => ({
path: t,
endings: [ ".md" ]
}));
const r = await locateIn(o, `${n}/`, {
commands: a,
skills: i.skills
});
const s = {
format: "claude",
plugin: {
directory: n,
root: e
}
};
return r.map(n => ({
...n,
...s,
name: `${t.name}:${n.name}`
}));
}
function usualFolders(t) {
return {
commands: r.ZU.map(n => ({
...n,
path: `${t}${n.path}`
})),
skills: r.tG.map(n => `${t}${n}`)
};
}
async function locateIn(t, n, e) {
const {commands: i} = e;
const a = await (0, d.hm)(t, n, e.skills);
const r = await t.present(i.map(({path: t}) => t));
const s = [];
for (const e of i) {
if (!r.has(e.path)) {
if (e.isConfigured === true) throw new o.yo(noDirectory(e.path));
continue;
}
if (!await t.holds(e.path)) throw new o.yo(directoryOutside(e.path));
const i = [];
await collect({
source: t,
directory: e,
prefix: n,
located: i
}, "", 0);
s.push(...i.sort((t, n) => formatRank(t, e) - formatRank(n, e)));
}
return [ ...a, ...s ];
}
function formatRank({format: t}, {prefers: n}) {
return t === (n ?? "toml") ? 0 : 1;
}
async function collect(t, n, e) {
const {source: i, directory: a, prefix: r, located: s} = t;
for (const {name: d, kind: f} of await listOrNothing(i, `${a.path}${n}`)) {
const h = `${a.path}${n}/${d}`;
if (f === "directory" && e < u) await collect(t, `${n}/${d}`, e + 1); else if (isCommandFile(d, a.endings) && (f === "file" || f === "link")) {
if (s.length === m) throw new o.yo(tooManyCommands(a.path, m));
const t = `${r}${h}`;
const e = f === "file" ? h : await i.followLink(h, a.path);
s.push({
kind: "command",
name: (0, l.p6)(`${n}/${d}`.slice(1)),
path: t,
format: (0, c.H)(h),
diagnostics: e === null ? [ commandOutside(t) ] : [],
file: {
source: i,
path: e ?? h
}
});
}
}
}
function isCommandFile(t, n) {
return n.some(n => t.toLowerCase().endsWith(n));
}
async function listOrNothing(t, n) {
try {
return await t.list(n);
} catch (t) {
(0, o.ki)(t, i.k);
if (t.code === "missing") return [];
throw new o.yo({
code: "prompt-unreadable",
message: "cannot read the command directory",
location: n,
found: t.message,
hint: "replace it with a readable directory of the project, or remove it"
}, {
cause: t
});
}
}
async function findCommands(t) {
const n = await Promise.all((await locateCommands(t)).map(describe));
const e = new Map;
return n.map(t => {
const n = e.get(t.name);
if (n !== void 0) return {
...t,
wins: false,
shadowedBy: n
};
t.userInvocable && e.set(t.name, t.path);
return {
...t,
wins: t.userInvocable
};
});
}
async function describe(t) {
const {kind: n, name: e, path: i, format: a, diagnostics: r} = t;
const s = {
kind: n,
name: e,
path: i,
format: a
};
try {
const {description: e, argumentHint: o, userInvocable: a, modelInvocable: c} = await (0, 
d.kA)(t);
return {
...s,
diagnostics: r,
argumentHint: o,
description: e === null ? null : (0, l.gp)(e),
userInvocable: n === "command" || a,
modelInvocable: c && !i.startsWith("sallyport:")
};
} catch (t) {
(0, o.ki)(t, o.yo);
const n = {
description: null,
argumentHint: null,
userInvocable: true,
modelInvocable: false
};
return {
...s,
...n,
diagnostics: t.diagnostics
};
}
}
async function loadCommand(t, n) {
const e = await locateCommands(n);
let i = null;
for (const n of await withName(t, e)) {
const t = await (0, d.kA)(n);
if (n.kind === "command" || t.userInvocable) return t;
i ??= n.path;
}
throw new o.yo(i === null ? unknownCommand(t.trim().replace(/^\//, ""), [ ...new Set(e.map(t => t.name)) ]) : modelOnlySkill(i));
}
async function withName(t, n) {
const e = (0, l.Lt)(t);
const o = n.filter(({name: t}) => t === e);
if (o.length > 0) return o;
const i = n.filter(({name: t}) => t.replaceAll(":", "_") === e.replaceAll(":", "_"));
if (i.length > 0) return i;
const a = n.filter(({name: t, plugin: n}) => n !== void 0 && t.endsWith(`:${e}`));
if (a.length > 0) return a;
const {skills: r} = await (0, d.D)(n.filter(({kind: t}) => t === "skill"));
const s = t.trim().replace(/^\//, "");
const c = r.filter(({head: t}) => (0, l.cP)(t.name, s)).map(({path: t}) => t);
return n.filter(({path: t}) => c.includes(t));
}
}),
46061: (function(t, n, e) {
e.d(n, {
ST: () => startableOf,
cG: () => startableMarkdown,
uO: () => startableText
});
var o = e(64772);
var i = e(74397);
var a = e(20653);
function startableOf(t) {
const n = t.filter(({wins: t, diagnostics: n}) => t && n.length === 0);
const isBundled = ({path: t}) => t.startsWith("sallyport:");
return {
own: n.filter(t => !isBundled(t)),
bundled: n.filter(isBundled)
};
}
function startableText({own: t, bundled: n}) {
const e = Math.max(0, ...[ ...t, ...n ].map(t => (0, a.PL)(invocationOf(t, ""))));
const rows = t => t.map(t => {
const n = invocationOf(t, "");
return `  ${n}${" ".repeat(e - (0, a.PL)(n))}  ${t.description ?? ""}`.trimEnd();
});
return [ ...t.length === 0 ? [] : [ "Commands and skills of this repository:", ...rows(t), "" ], ...n.length === 0 ? [] : [ "Commands and skills that come with Sallyport:", ...rows(n), "" ], "Start one with: sallyport run --command NAME --args 'TEXT'" ].join("\n");
}
function startableMarkdown(t, {phrase: n, fixed: e}) {
const o = n === "*" ? "a comment" : `${(0, i.ti)(n)}, followed by your request`;
if (e === "prompt") return `This workflow has one task. Start it with ${o}.`;
const {own: a, bundled: r} = t;
if (e !== null) {
const t = e.command.replace(/^\//, "");
const n = [ ...a, ...r ].find(n => n.name === t);
const s = n?.description ? `: ${(0, i.ft)(n.description)}` : "";
return `This workflow runs ${(0, i.ti)(`/${t}`)}${s}\n\nStart it with ${o}, or with ${(0, 
i.ti)(`/${t}`)}.`;
}
return [ ...a.length === 0 ? [] : [ "Commands and skills of this repository:", "", ...a.map(itemOf), "" ], ...r.length === 0 ? [] : [ "Commands and skills that come with Sallyport:", "", ...r.map(itemOf), "" ], `Begin a comment with one of these, or write ${o}.` ].join("\n");
}
function itemOf(t) {
const n = t.description === null ? "" : `: ${(0, i.ft)(t.description)}`;
return `- ${(0, i.ti)(invocationOf(t, "/"))}${n}`;
}
function invocationOf({name: t, argumentHint: n}, e) {
return `${e}${t}${n === null ? "" : ` ${(0, o.h0)(n)}`}`;
}
}),
32622: (function(t, n, e) {
e.d(n, {
o: () => truncateMarkdown
});
var o = e(54539);
var i = e(20653);
const a = {
fence: null,
details: 0
};
function truncateMarkdown(t, n) {
const size = t => n.unit === "bytes" ? Buffer.byteLength(t) : t.length;
if (size(t) <= n.limit) return t;
const e = n.whole === null ? "" : ` The whole text is ${n.whole}.`;
const i = `*Truncated here: ${(0, o.ZV)(n.limit)} of ${(0, o.ZV)(size(t))} ${n.unit} fit.${e}*`;
const a = n.limit - size(i) - size("\n\n");
const r = a <= 0 ? "" : lastFitting(t, a, size);
const s = r === "" ? i : `${r}\n\n${i}`;
return size(s) <= n.limit ? s : "";
}
function lastFitting(t, n, e) {
let o = {
end: 0,
open: a
};
let i = o;
let r = a;
let [s, l] = [ 0, 0 ];
for (const a of t.split("\n")) {
const t = openAfter(a, r);
const c = l + e(a);
if (c > n) {
const t = partOfLine(a, r, t => l + e(t) + closing(r).length <= n);
t > 0 && (o = {
end: s + t,
open: r
});
break;
}
if (c + closing(t).length <= n) {
o = {
end: s + a.length,
open: t
};
t.fence === null && t.details === 0 && (i = o);
}
r = t;
s += a.length + 1;
l = c + 1;
}
const {end: c, open: d} = i.end * 2 >= o.end ? i : o;
return `${t.slice(0, c)}${closing(d)}`.trimEnd();
}
function openAfter(t, n) {
if (n.fence !== null) {
const e = /^ {0,3}(`{3,}|~{3,})[ \t]*$/.exec(t)?.[1] ?? "";
return e.startsWith(n.fence) ? {
...n,
fence: null
} : n;
}
const e = /^ {0,3}(`{3,}(?=[^`]*$)|~{3,})/.exec(t)?.[1] ?? null;
if (e !== null) return {
...n,
fence: e
};
if (!/^ {0,3}<\/?details\b/i.test(t)) return n;
const o = (t.match(/<details\b/gi)?.length ?? 0) - (t.match(/<\/details>/gi)?.length ?? 0);
return {
fence: e,
details: Math.max(0, n.details + o)
};
}
function closing({fence: t, details: n}) {
return `${t === null ? "" : `\n${t}`}${"\n\n</details>".repeat(n)}`;
}
function partOfLine(t, {fence: n}, e) {
if (n === null && /^\s*(?:\||<|`{3}|~{3})/.test(t)) return 0;
let [o, a] = [ 0, t.length ];
while (o < a) {
const n = Math.ceil((o + a) / 2);
e(t.slice(0, n)) ? o = n : a = n - 1;
}
return n === null ? safeEnd(t, o) : (0, i.GH)(t, o).length;
}
const r = 2e3;
function safeEnd(t, n) {
let e = 0;
let o = null;
for (const {0: i, index: a} of t.slice(0, n + 1).matchAll(/`+|\]\(|[[\])>]|<(?=[a-z/])|\s+/gi)) {
o !== null && a - o.since > r && (o = null);
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
41816: (function(t, n, e) {
e.r(n);
e.d(n, {
createFindingsTool: () => createFindingsTool
});
var o = e(94343);
var i = e(43759);
var a = e(54539);
var r = e(11261);
var s = e(39472);
var l = e(64287);
const input = () => o.rej({
findings: o.YOg((0, s.K)()).check(i.Eb(200), o.q0y("The findings; empty if there are none."))
});
function createFindingsTool(t) {
return (0, r.uO)({
name: "ReportFindings",
description: "Reports findings in files, each with its location. They become annotations and report files of this run.",
input: input,
readOnly: true,
effects: () => [],
label: ({findings: t}) => (0, a.B4)(t.length, "finding"),
run: ({findings: n}) => (0, l.V)(t, {
kind: "findings",
findings: n.map(s.C)
})
});
}
})
};
