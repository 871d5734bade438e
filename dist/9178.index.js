"use strict";

exports.id = 9178;

exports.ids = [ 9178, 3438 ];

exports.modules = {
29178: (function(t, n, e) {
e.r(n);
e.d(n, {
listedSkills: () => listedSkills
});
var o = e(42357);
var a = e(63438);
var i = e(78033);
var s = e(64772);
function createSkillCatalog(t, n = null) {
const e = t.filter(({head: t, path: e}) => t.modelInvocable && e !== n);
const o = new Map(e.filter(({head: t}) => t.paths !== null && t.paths.length > 0).map(t => [ t.name, matcherOf(t) ]));
const open = () => e.filter(({name: t}) => !o.has(t));
const ofPlugin = n => t.find(({name: t, plugin: e}) => e !== void 0 && t.endsWith(`:${n}`));
const nameOf = n => t.some(({name: t}) => t === n) ? n : (t.find(({head: t}) => (0, 
s.cP)(t.name, n)) ?? ofPlugin(n))?.name ?? n;
return {
open: () => open().filter(({kind: t, head: n}) => t === "skill" || n.isDescribed),
nameOf: nameOf,
touch: t => {
const n = e.filter(({name: n}) => t.some(t => o.get(n)?.(t) === true));
for (const {name: t} of n) o.delete(t);
return n;
},
find: e => {
const a = nameOf(e);
const i = t.find(t => t.name === a);
if (i === void 0) return {
refusal: unknown(a, open())
};
if (i.path === n) return {
refusal: `The skill ${a} is the prompt of this job; follow it.`
};
if (!i.head.modelInvocable) return {
refusal: `Only people can start the skill ${a}.`
};
if (!o.has(a)) return i;
return {
refusal: `The skill ${a} is for files that match ${(i.head.paths ?? []).join(", ")}; read such a file first.`
};
}
};
}
function matcherOf({head: t}) {
const n = (t.paths ?? []).map(t => (0, i.qF)(t.includes("/") ? t : `**/${t}`));
return t => n.some(n => n === null || n.some(n => (0, i.kt)(n, t.split("/"), false)));
}
const r = 50;
function unknown(t, n) {
const e = n.map(t => t.name);
const a = (0, o.pA)(t, e);
const i = a === void 0 ? "" : ` Did you mean ${a}?`;
const s = e.length === 0 ? "There are none." : `The available skills are ${e.slice(0, r).join(", ")}.`;
return `Skill ${JSON.stringify(t)} does not exist.${i} ${s}`;
}
var c = e(20653);
const l = 2e5;
const m = 4;
const d = 20;
function listLimits(t, n, e) {
return {
characters: Math.floor((t ?? l) * m * n / 100),
description: e
};
}
function listSkills(t, n) {
const e = t.map(t => ({
name: t.name,
description: (0, c.ml)(wordsOf(t), n.description)
}));
const o = e.map(({name: t}) => `- ${t}`);
const a = n.characters - o.reduce((t, n) => t + n.length + 1, 0);
const i = e.filter(({description: t}) => t !== "").length * 2;
const s = fairShare(e.map(({description: t}) => t.length), a - i);
if (s === null) return {
text: joined(e),
notice: null
};
if (s >= d) {
const t = e.map(({name: t, description: n}) => ({
name: t,
description: (0, c.ml)(n, s)
}));
return {
text: joined(t),
notice: `The skill descriptions were truncated to ${s} characters each.`
};
}
if (a >= 0) return {
text: o.join("\n"),
notice: "The skill list for the model contains only the names."
};
const r = [];
let l = n.characters;
for (const t of o) {
l -= t.length + 1;
if (l < 0) break;
r.push(t);
}
return {
text: r.join("\n"),
notice: `The skill list has room for only ${r.length} of ${o.length} names; raise skill-list-percent to include more.`
};
}
function wordsOf({head: t}) {
return [ t.description, t.whenToUse ].map(t => (0, s.h0)(t ?? "")).filter(t => t !== "").join(" - ");
}
function joined(t) {
return t.map(({name: t, description: n}) => n === "" ? `- ${t}` : `- ${t}: ${n}`).join("\n");
}
function fairShare(t, n) {
if (t.reduce((t, n) => t + n, 0) <= n) return null;
let e = n;
const o = [ ...t ].sort((t, n) => t - n);
for (const [t, n] of o.entries()) {
const a = Math.floor(e / (o.length - t));
if (n > a) return Math.max(0, a);
e -= n;
}
return 0;
}
var u = e(74277);
async function listedSkills(t) {
const {project: n, user: e, directories: i = [], above: s = [], plugins: r = []} = t.sources;
const c = {
project: n,
directories: i,
above: s,
plugins: r,
...e === void 0 ? {} : {
user: e
}
};
const l = [];
const m = (0, o.j6)(o.yo, async t => {
l.push(...t.diagnostics);
return [ ...await (0, u.hm)(n), ...e === void 0 ? [] : await (0, u.hm)(e, "~/") ];
});
const d = await (0, u.D)(await (0, a.locateCommands)(c).catch(m));
const {skills: h} = d;
const f = [ ...l, ...d.diagnostics ];
const p = f.map(({location: t, message: n}) => `${l.length > 0 ? "Commands were" : "A skill was"} omitted: ${t ?? ""}: ${n}.`);
if (h.length === 0) return {
catalog: null,
attachments: [],
notices: p,
forPaths: () => []
};
const g = createSkillCatalog(h, t.promptSource);
const forPaths = n => {
const e = g.touch(n);
return e.length === 0 ? [] : [ listing(t, e, true).attachment ];
};
const k = g.open();
if (k.length === 0) return {
catalog: g,
attachments: [],
notices: p,
forPaths: forPaths
};
const {attachment: w, notice: y} = listing(t, k, false);
return {
catalog: g,
attachments: [ w ],
notices: y === null ? p : [ ...p, y ],
forPaths: forPaths
};
}
function listing({contextWindow: t, settings: n}, e, o) {
const a = listLimits(t, n["skill-list-percent"], n["skill-description-characters"]);
const {text: i, notice: s} = listSkills(e, a);
return {
attachment: {
type: "skill-listing",
text: i,
more: o
},
notice: s
};
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
var a = e(72443);
var i = e(20653);
var s = e(56121);
const r = 50;
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
found: n.length === 0 ? "no commands" : (0, i.KE)(n, r),
hint: e === void 0 ? `put it in ${s.ZU[0]?.path ?? ""}/, or correct the name` : `did you mean ${JSON.stringify(e)}?`
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
var c = e(64772);
var l = e(71794);
var m = e(74277);
const d = 8;
const u = 2e3;
async function locateCommands(t) {
const {project: n, directories: e = [], above: o = [], plugins: a = [], user: i, bundled: r} = t;
const c = [ ...e.map(s.Wq), ...s.ZU ];
const l = await locateIn(n, "", {
commands: c,
skills: s.tG
});
for (const t of o) l.push(...await locateIn(n, "", usualFolders(t)));
for (const t of a) l.push(...await locateInPlugin(t));
i !== void 0 && l.push(...await locateIn(i, "~/", usualFolders("")));
const m = {
commands: [ s.KJ ],
skills: s.rF
};
r !== void 0 && l.push(...await locateIn(await r(), "sallyport:", m));
return l;
}
async function locateInPlugin(t) {
const {directory: n, root: e, source: o, components: a} = t;
const i = a.commands.map(t => ({
path: t,
endings: [ ".md" ]
}));
const s = await locateIn(o, `${n}/`, {
commands: i,
skills: a.skills
});
const r = {
format: "claude",
plugin: {
directory: n,
root: e
}
};
return s.map(n => ({
...n,
...r,
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
async function locateIn(t, n, e) {
const {commands: a} = e;
const i = await (0, m.hm)(t, n, e.skills);
const s = await t.present(a.map(({path: t}) => t));
const r = [];
for (const e of a) {
if (!s.has(e.path)) {
if (e.isConfigured === true) throw new o.yo(noDirectory(e.path));
continue;
}
if (!await t.holds(e.path)) throw new o.yo(directoryOutside(e.path));
const a = [];
await collect({
source: t,
directory: e,
prefix: n,
located: a
}, "", 0);
r.push(...a.sort((t, n) => formatRank(t, e) - formatRank(n, e)));
}
return [ ...i, ...r ];
}
function formatRank({format: t}, {prefers: n}) {
return t === (n ?? "toml") ? 0 : 1;
}
async function collect(t, n, e) {
const {source: a, directory: i, prefix: s, located: r} = t;
for (const {name: m, kind: h} of await listOrNothing(a, `${i.path}${n}`)) {
const f = `${i.path}${n}/${m}`;
if (h === "directory" && e < d) await collect(t, `${n}/${m}`, e + 1); else if (isCommandFile(m, i.endings) && (h === "file" || h === "link")) {
if (r.length === u) throw new o.yo(tooManyCommands(i.path, u));
const t = `${s}${f}`;
const e = h === "file" ? f : await a.followLink(f, i.path);
r.push({
kind: "command",
name: (0, c.p6)(`${n}/${m}`.slice(1)),
path: t,
format: (0, l.H)(f),
diagnostics: e === null ? [ commandOutside(t) ] : [],
file: {
source: a,
path: e ?? f
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
(0, o.ki)(t, a.k);
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
const {kind: n, name: e, path: a, format: i, diagnostics: s} = t;
const r = {
kind: n,
name: e,
path: a,
format: i
};
try {
const {description: e, argumentHint: o, userInvocable: i, modelInvocable: l} = await (0, 
m.kA)(t);
return {
...r,
diagnostics: s,
argumentHint: o,
description: e === null ? null : (0, c.gp)(e),
userInvocable: n === "command" || i,
modelInvocable: l && !a.startsWith("sallyport:")
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
...r,
...n,
diagnostics: t.diagnostics
};
}
}
async function loadCommand(t, n) {
const e = await locateCommands(n);
let a = null;
for (const n of await withName(t, e)) {
const t = await (0, m.kA)(n);
if (n.kind === "command" || t.userInvocable) return t;
a ??= n.path;
}
throw new o.yo(a === null ? unknownCommand(t.trim().replace(/^\//, ""), [ ...new Set(e.map(t => t.name)) ]) : modelOnlySkill(a));
}
async function withName(t, n) {
const e = (0, c.Lt)(t);
const o = n.filter(({name: t}) => t === e);
if (o.length > 0) return o;
const a = n.filter(({name: t}) => t.replaceAll(":", "_") === e.replaceAll(":", "_"));
if (a.length > 0) return a;
const i = n.filter(({name: t, plugin: n}) => n !== void 0 && t.endsWith(`:${e}`));
if (i.length > 0) return i;
const {skills: s} = await (0, m.D)(n.filter(({kind: t}) => t === "skill"));
const r = t.trim().replace(/^\//, "");
const l = s.filter(({head: t}) => (0, c.cP)(t.name, r)).map(({path: t}) => t);
return n.filter(({path: t}) => l.includes(t));
}
})
};
