"use strict";

exports.id = 7994;

exports.ids = [ 7994, 3438 ];

exports.modules = {
40077: (function(t, n, o) {
o.r(n);
o.d(n, {
answerHelp: () => answerHelp,
findHelp: () => findHelp
});
var e = o(19794);
var a = o(42357);
var i = o(20544);
var r = o(12673);
var s = o(69701);
var c = o(60957);
var l = o(63438);
var m = o(21559);
var d = o(62103);
var u = o(46061);
async function findHelp(t, n) {
const o = await (0, l.findCommands)((0, e.z)(t, n));
const a = asksByName(t.settings.command) && o.some(({name: t, wins: n}) => n && t === "help");
return a ? null : {
runContext: t,
commands: o
};
}
const asksByName = t => t?.replace(/^\//, "") === "help";
async function answerHelp({runContext: t, commands: n}, o) {
const {log: e, redact: a, hostEnvironment: i} = o;
const r = (0, u.ST)(n);
const s = a((0, u.uO)(r));
const c = a((0, u.cG)(r, startsOf(t)));
if (i.onRunner) for (const t of s.split("\n")) e.info(t);
const l = t.settings["dry-run"] ? null : await comment(c, t, o);
await (0, d.o)(`${c}\n`, o);
return {
exitCode: 0,
text: i.onRunner ? "" : s,
value: {
conclusion: "success",
code: "commands-listed",
commands: [ ...r.own, ...r.bundled ]
},
outputs: {
conclusion: "success",
"reason-code": "commands-listed",
...l === null ? {} : {
"comment-url": l
}
}
};
}
function startsOf({settings: t}) {
const {command: n, prompt: o} = t;
const e = n === void 0 || asksByName(n) ? null : {
command: n
};
const a = o !== void 0 || t["prompt-file"] !== void 0 ? "prompt" : e;
return {
phrase: t["trigger-phrase"],
fixed: a
};
}
async function comment(t, {event: n, settings: o}, {log: e, redact: l, hostEnvironment: d}) {
const u = (0, m.lt)(n, "answer");
const f = o["github-token"];
const p = n.trigger.triggerComment?.id;
const h = typeof p === "number" ? `help:${String(p)}` : n.name === "issues" ? "help" : null;
if (u === null || f === void 0 || h === null) return null;
const w = (0, i._)(o["comment-key"], h);
try {
const n = (0, s.Cl)((0, r.C0)(f, {
hostEnvironment: d,
redact: l
}));
const {action: o, url: a} = await n.upsertComment(u, w, `${w}\n${t}`);
e.info(`comment ${o}: ${a}`);
return a;
} catch (t) {
(0, a.ki)(t, c.J);
e.warning(`The comment could not be posted: ${t.sentences}`);
return null;
}
}
}),
84182: (function(t, n, o) {
o.d(n, {
D4: () => plainTitle,
Ft: () => isSame,
j$: () => markedBody,
j9: () => r,
lB: () => upsertComment
});
var e = o(7138);
var a = o(32622);
var i = o(20653);
const r = 65536;
function markedBody(t, n, o = "") {
const e = o === "" ? "" : `\n\n${o}`;
const i = r - t.length - 1 - e.length;
return `${t}\n${(0, a.o)(n, {
limit: i,
unit: "characters",
whole: "in write-requests.json, next to the run report"
})}${e}`;
}
function isSame(t, n) {
const plain = t => withoutFooter(t.replaceAll("\r\n", "\n")).trimEnd();
return plain(t) === plain(n);
}
function withoutFooter(t) {
return t.replace(/\n+<sub>By \[this run of Sallyport\]\([^\n]*<\/sub>\s*$/, "");
}
function plainTitle(t) {
return (0, i.TN)((0, e.wh)(t));
}
async function upsertComment(t, n, o) {
const e = (await o.comments()).find(({body: n}) => n.startsWith(t));
if (e !== void 0 && isSame(e.body, n)) return {
outcome: "unchanged",
url: e.url
};
const a = e === void 0 ? null : await o.updateComment(e.id, n);
if (a !== null) return {
outcome: "updated",
url: a.url
};
return {
outcome: "created",
url: (await o.createComment(n)).url
};
}
}),
63438: (function(t, n, o) {
o.r(n);
o.d(n, {
findCommands: () => findCommands,
loadCommand: () => loadCommand,
locateCommands: () => locateCommands
});
var e = o(42357);
var a = o(72443);
var i = o(20653);
var r = o(56121);
const s = 50;
const unreadable = (t, n, o) => ({
code: "prompt-unreadable",
message: t,
location: n,
hint: o
});
const tooManyCommands = (t, n) => unreadable(`the directory contains more than ${n} commands`, t, "move other files out of this directory, or select a prompt by its path with prompt-file");
const noDirectory = t => unreadable("the command directory in the setting does not exist", `command-directories: ${t}`, "correct the path; it is relative to the workspace");
const directoryOutside = t => unreadable("cannot read the command directory: it is a link to a location outside the workspace", t, "replace it with a directory of the project, or remove it");
const commandOutside = t => unreadable("the command is a link to a location outside its directory", t, "put the file itself there, or link to a file in the same command directory");
function unknownCommand(t, n) {
const o = (0, e.pA)(t, n) ?? n.find(n => n.endsWith(`:${t}`));
return {
code: "command-unknown",
message: `the command ${JSON.stringify(t)} does not exist`,
found: n.length === 0 ? "no commands" : (0, i.KE)(n, s),
hint: o === void 0 ? `put it in ${r.ZU[0]?.path ?? ""}/, or correct the name` : `did you mean ${JSON.stringify(o)}?`
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
var c = o(64772);
var l = o(71794);
var m = o(74277);
const d = 8;
const u = 2e3;
async function locateCommands(t) {
const {project: n, directories: o = [], above: e = [], plugins: a = [], user: i, bundled: s} = t;
const c = [ ...o.map(r.Wq), ...r.ZU ];
const l = await locateIn(n, "", {
commands: c,
skills: r.tG
});
for (const t of e) l.push(...await locateIn(n, "", usualFolders(t)));
for (const t of a) l.push(...await locateInPlugin(t));
i !== void 0 && l.push(...await locateIn(i, "~/", usualFolders("")));
const m = {
commands: [ r.KJ ],
skills: r.rF
};
s !== void 0 && l.push(...await locateIn(await s(), "sallyport:", m));
return l;
}
async function locateInPlugin(t) {
const {directory: n, root: o, source: e, components: a} = t;
const i = a.commands.map(t => ({
path: t,
endings: [ ".md" ]
}));
const r = await locateIn(e, `${n}/`, {
commands: i,
skills: a.skills
});
const s = {
format: "claude",
plugin: {
directory: n,
root: o
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
async function locateIn(t, n, o) {
const {commands: a} = o;
const i = await (0, m.hm)(t, n, o.skills);
const r = await t.present(a.map(({path: t}) => t));
const s = [];
for (const o of a) {
if (!r.has(o.path)) {
if (o.isConfigured === true) throw new e.yo(noDirectory(o.path));
continue;
}
if (!await t.holds(o.path)) throw new e.yo(directoryOutside(o.path));
const a = [];
await collect({
source: t,
directory: o,
prefix: n,
located: a
}, "", 0);
s.push(...a.sort((t, n) => formatRank(t, o) - formatRank(n, o)));
}
return [ ...i, ...s ];
}
function formatRank({format: t}, {prefers: n}) {
return t === (n ?? "toml") ? 0 : 1;
}
async function collect(t, n, o) {
const {source: a, directory: i, prefix: r, located: s} = t;
for (const {name: m, kind: f} of await listOrNothing(a, `${i.path}${n}`)) {
const p = `${i.path}${n}/${m}`;
if (f === "directory" && o < d) await collect(t, `${n}/${m}`, o + 1); else if (isCommandFile(m, i.endings) && (f === "file" || f === "link")) {
if (s.length === u) throw new e.yo(tooManyCommands(i.path, u));
const t = `${r}${p}`;
const o = f === "file" ? p : await a.followLink(p, i.path);
s.push({
kind: "command",
name: (0, c.p6)(`${n}/${m}`.slice(1)),
path: t,
format: (0, l.H)(p),
diagnostics: o === null ? [ commandOutside(t) ] : [],
file: {
source: a,
path: o ?? p
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
(0, e.ki)(t, a.k);
if (t.code === "missing") return [];
throw new e.yo({
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
const o = new Map;
return n.map(t => {
const n = o.get(t.name);
if (n !== void 0) return {
...t,
wins: false,
shadowedBy: n
};
t.userInvocable && o.set(t.name, t.path);
return {
...t,
wins: t.userInvocable
};
});
}
async function describe(t) {
const {kind: n, name: o, path: a, format: i, diagnostics: r} = t;
const s = {
kind: n,
name: o,
path: a,
format: i
};
try {
const {description: o, argumentHint: e, userInvocable: i, modelInvocable: l} = await (0, 
m.kA)(t);
return {
...s,
diagnostics: r,
argumentHint: e,
description: o === null ? null : (0, c.gp)(o),
userInvocable: n === "command" || i,
modelInvocable: l && !a.startsWith("sallyport:")
};
} catch (t) {
(0, e.ki)(t, e.yo);
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
const o = await locateCommands(n);
let a = null;
for (const n of await withName(t, o)) {
const t = await (0, m.kA)(n);
if (n.kind === "command" || t.userInvocable) return t;
a ??= n.path;
}
throw new e.yo(a === null ? unknownCommand(t.trim().replace(/^\//, ""), [ ...new Set(o.map(t => t.name)) ]) : modelOnlySkill(a));
}
async function withName(t, n) {
const o = (0, c.Lt)(t);
const e = n.filter(({name: t}) => t === o);
if (e.length > 0) return e;
const a = n.filter(({name: t}) => t.replaceAll(":", "_") === o.replaceAll(":", "_"));
if (a.length > 0) return a;
const i = n.filter(({name: t, plugin: n}) => n !== void 0 && t.endsWith(`:${o}`));
if (i.length > 0) return i;
const {skills: r} = await (0, m.D)(n.filter(({kind: t}) => t === "skill"));
const s = t.trim().replace(/^\//, "");
const l = r.filter(({head: t}) => (0, c.cP)(t.name, s)).map(({path: t}) => t);
return n.filter(({path: t}) => l.includes(t));
}
}),
62103: (function(t, n, o) {
o.d(n, {
o: () => writeSummaryFile,
p: () => indentedBlock
});
var e = o(42357);
async function writeSummaryFile(t, {log: n, writeSummary: o}) {
try {
await (o?.(t));
} catch (t) {
n.warning(`The summary could not be written: ${(0, e.bD)(t)}`);
}
}
function indentedBlock(t) {
return t.map(t => `    ${t}`).join("\n");
}
}),
46061: (function(t, n, o) {
o.d(n, {
ST: () => startableOf,
cG: () => startableMarkdown,
uO: () => startableText
});
var e = o(64772);
var a = o(74397);
var i = o(20653);
function startableOf(t) {
const n = t.filter(({wins: t, diagnostics: n}) => t && n.length === 0);
const isBundled = ({path: t}) => t.startsWith("sallyport:");
return {
own: n.filter(t => !isBundled(t)),
bundled: n.filter(isBundled)
};
}
function startableText({own: t, bundled: n}) {
const o = Math.max(0, ...[ ...t, ...n ].map(t => (0, i.PL)(invocationOf(t, ""))));
const rows = t => t.map(t => {
const n = invocationOf(t, "");
return `  ${n}${" ".repeat(o - (0, i.PL)(n))}  ${t.description ?? ""}`.trimEnd();
});
return [ ...t.length === 0 ? [] : [ "Commands and skills of this repository:", ...rows(t), "" ], ...n.length === 0 ? [] : [ "Commands and skills that come with Sallyport:", ...rows(n), "" ], "Start one with: sallyport run --command NAME --args 'TEXT'" ].join("\n");
}
function startableMarkdown(t, {phrase: n, fixed: o}) {
const e = n === "*" ? "a comment" : `${(0, a.ti)(n)}, followed by your request`;
if (o === "prompt") return `This workflow has one task. Start it with ${e}.`;
const {own: i, bundled: r} = t;
if (o !== null) {
const t = o.command.replace(/^\//, "");
const n = [ ...i, ...r ].find(n => n.name === t);
const s = n?.description ? `: ${(0, a.ft)(n.description)}` : "";
return `This workflow runs ${(0, a.ti)(`/${t}`)}${s}\n\nStart it with ${e}, or with ${(0, 
a.ti)(`/${t}`)}.`;
}
return [ ...i.length === 0 ? [] : [ "Commands and skills of this repository:", "", ...i.map(itemOf), "" ], ...r.length === 0 ? [] : [ "Commands and skills that come with Sallyport:", "", ...r.map(itemOf), "" ], `Begin a comment with one of these, or write ${e}.` ].join("\n");
}
function itemOf(t) {
const n = t.description === null ? "" : `: ${(0, a.ft)(t.description)}`;
return `- ${(0, a.ti)(invocationOf(t, "/"))}${n}`;
}
function invocationOf({name: t, argumentHint: n}, o) {
return `${o}${t}${n === null ? "" : ` ${(0, e.h0)(n)}`}`;
}
})
};
