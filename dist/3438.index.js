"use strict";

exports.id = 3438;

exports.ids = [ 3438 ];

exports.modules = {
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
var s = o(56121);
const c = 50;
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
found: n.length === 0 ? "no commands" : (0, i.KE)(n, c),
hint: o === void 0 ? `put it in ${s.ZU[0]?.path ?? ""}/, or correct the name` : `did you mean ${JSON.stringify(o)}?`
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
var r = o(64772);
var l = o(71794);
var m = o(74277);
const d = 8;
const u = 2e3;
async function locateCommands(t) {
const {project: n, directories: o = [], above: e = [], plugins: a = [], user: i, bundled: c} = t;
const r = [ ...o.map(s.Wq), ...s.ZU ];
const l = await locateIn(n, "", {
commands: r,
skills: s.tG
});
for (const t of e) l.push(...await locateIn(n, "", usualFolders(t)));
for (const t of a) l.push(...await locateInPlugin(t));
i !== void 0 && l.push(...await locateIn(i, "~/", usualFolders("")));
const m = {
commands: [ s.KJ ],
skills: s.rF
};
c !== void 0 && l.push(...await locateIn(await c(), "sallyport:", m));
return l;
}
async function locateInPlugin(t) {
const {directory: n, root: o, source: e, components: a} = t;
const i = a.commands.map(t => ({
path: t,
endings: [ ".md" ]
}));
const s = await locateIn(e, `${n}/`, {
commands: i,
skills: a.skills
});
const c = {
format: "claude",
plugin: {
directory: n,
root: o
}
};
return s.map(n => ({
...n,
...c,
name: `${t.name}:${n.name}`
}));
}
function usualFolders(t) {
return {
commands: s.ZU.map(n => ({
...n,
path: `${t}${n.path}`
})),
skills: s.tG.map(n => `${t}${n}`)
};
}
async function locateIn(t, n, o) {
const {commands: a} = o;
const i = await (0, m.hm)(t, n, o.skills);
const s = await t.present(a.map(({path: t}) => t));
const c = [];
for (const o of a) {
if (!s.has(o.path)) {
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
c.push(...a.sort((t, n) => formatRank(t, o) - formatRank(n, o)));
}
return [ ...i, ...c ];
}
function formatRank({format: t}, {prefers: n}) {
return t === (n ?? "toml") ? 0 : 1;
}
async function collect(t, n, o) {
const {source: a, directory: i, prefix: s, located: c} = t;
for (const {name: m, kind: h} of await listOrNothing(a, `${i.path}${n}`)) {
const p = `${i.path}${n}/${m}`;
if (h === "directory" && o < d) await collect(t, `${n}/${m}`, o + 1); else if (isCommandFile(m, i.endings) && (h === "file" || h === "link")) {
if (c.length === u) throw new e.yo(tooManyCommands(i.path, u));
const t = `${s}${p}`;
const o = h === "file" ? p : await a.followLink(p, i.path);
c.push({
kind: "command",
name: (0, r.p6)(`${n}/${m}`.slice(1)),
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
const {kind: n, name: o, path: a, format: i, diagnostics: s} = t;
const c = {
kind: n,
name: o,
path: a,
format: i
};
try {
const {description: o, argumentHint: e, userInvocable: i, modelInvocable: l} = await (0, 
m.kA)(t);
return {
...c,
diagnostics: s,
argumentHint: e,
description: o === null ? null : (0, r.gp)(o),
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
...c,
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
const o = (0, r.Lt)(t);
const e = n.filter(({name: t}) => t === o);
if (e.length > 0) return e;
const a = n.filter(({name: t}) => t.replaceAll(":", "_") === o.replaceAll(":", "_"));
if (a.length > 0) return a;
const i = n.filter(({name: t, plugin: n}) => n !== void 0 && t.endsWith(`:${o}`));
if (i.length > 0) return i;
const {skills: s} = await (0, m.D)(n.filter(({kind: t}) => t === "skill"));
const c = t.trim().replace(/^\//, "");
const l = s.filter(({head: t}) => (0, r.cP)(t.name, c)).map(({path: t}) => t);
return n.filter(({path: t}) => l.includes(t));
}
})
};
