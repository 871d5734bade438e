"use strict";

exports.id = 2686;

exports.ids = [ 2686, 3438 ];

exports.modules = {
40077: (function(t, n, e) {
e.r(n);
e.d(n, {
answerHelp: () => answerHelp,
findHelp: () => findHelp
});
var o = e(19794);
var a = e(42357);
var s = e(20544);
var i = e(12673);
var r = e(69701);
var c = e(60957);
var l = e(63438);
var u = e(21559);
var d = e(62103);
var m = e(46061);
async function findHelp(t, n) {
const e = await (0, l.findCommands)((0, o.z)(t, n));
const a = asksByName(t.settings.command) && e.some(({name: t, wins: n}) => n && t === "help");
return a ? null : {
runContext: t,
commands: e
};
}
const asksByName = t => t?.replace(/^\//, "") === "help";
async function answerHelp({runContext: t, commands: n}, e) {
const {log: o, redact: a, hostEnvironment: s} = e;
const i = (0, m.ST)(n);
const r = a((0, m.uO)(i));
const c = a((0, m.cG)(i, startsOf(t)));
if (s.onRunner) for (const t of r.split("\n")) o.info(t);
const l = t.settings["dry-run"] ? null : await comment(c, t, e);
await (0, d.o)(`${c}\n`, e);
return {
exitCode: 0,
text: s.onRunner ? "" : r,
value: {
conclusion: "success",
code: "commands-listed",
commands: [ ...i.own, ...i.bundled ]
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
const {command: n, prompt: e} = t;
const o = n === void 0 || asksByName(n) ? null : {
command: n
};
const a = e !== void 0 || t["prompt-file"] !== void 0 ? "prompt" : o;
return {
phrase: t["trigger-phrase"],
fixed: a
};
}
async function comment(t, {event: n, settings: e}, {log: o, redact: l, hostEnvironment: d}) {
const m = (0, u.commentTarget)(n, "answer");
const f = e["github-token"];
const h = n.trigger.triggerComment?.id;
const p = typeof h === "number" ? `help:${String(h)}` : n.name === "issues" ? "help" : null;
if (m === null || f === void 0 || p === null) return null;
const g = (0, s._)(e["comment-key"], p);
try {
const n = (0, r.Cl)((0, i.C0)(f, {
hostEnvironment: d,
redact: l
}));
const {action: e, url: a} = await n.upsertComment(m, g, `${g}\n${t}`);
o.info(`comment ${e}: ${a}`);
return a;
} catch (t) {
(0, a.ki)(t, c.J);
o.warning(`The comment could not be posted: ${t.sentences}`);
return null;
}
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
var s = e(20653);
var i = e(56121);
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
found: n.length === 0 ? "no commands" : (0, s.KE)(n, r),
hint: e === void 0 ? `put it in ${i.ZU[0]?.path ?? ""}/, or correct the name` : `did you mean ${JSON.stringify(e)}?`
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
var u = e(74277);
const d = 8;
const m = 2e3;
async function locateCommands(t) {
const {project: n, directories: e = [], above: o = [], plugins: a = [], user: s, bundled: r} = t;
const c = [ ...e.map(i.Wq), ...i.ZU ];
const l = await locateIn(n, "", {
commands: c,
skills: i.tG
});
for (const t of o) l.push(...await locateIn(n, "", usualFolders(t)));
for (const t of a) l.push(...await locateInPlugin(t));
s !== void 0 && l.push(...await locateIn(s, "~/", usualFolders("")));
const u = {
commands: [ i.KJ ],
skills: i.rF
};
r !== void 0 && l.push(...await locateIn(await r(), "sallyport:", u));
return l;
}
async function locateInPlugin(t) {
const {directory: n, root: e, source: o, components: a} = t;
const s = a.commands.map(t => ({
path: t,
endings: [ ".md" ]
}));
const i = await locateIn(o, `${n}/`, {
commands: s,
skills: a.skills
});
const r = {
format: "claude",
plugin: {
directory: n,
root: e
}
};
return i.map(n => ({
...n,
...r,
name: `${t.name}:${n.name}`
}));
}
function usualFolders(t) {
return {
commands: i.ZU.map(n => ({
...n,
path: `${t}${n.path}`
})),
skills: i.tG.map(n => `${t}${n}`)
};
}
async function locateIn(t, n, e) {
const {commands: a} = e;
const s = await (0, u.hm)(t, n, e.skills);
const i = await t.present(a.map(({path: t}) => t));
const r = [];
for (const e of a) {
if (!i.has(e.path)) {
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
return [ ...s, ...r ];
}
function formatRank({format: t}, {prefers: n}) {
return t === (n ?? "toml") ? 0 : 1;
}
async function collect(t, n, e) {
const {source: a, directory: s, prefix: i, located: r} = t;
for (const {name: u, kind: f} of await listOrNothing(a, `${s.path}${n}`)) {
const h = `${s.path}${n}/${u}`;
if (f === "directory" && e < d) await collect(t, `${n}/${u}`, e + 1); else if (isCommandFile(u, s.endings) && (f === "file" || f === "link")) {
if (r.length === m) throw new o.yo(tooManyCommands(s.path, m));
const t = `${i}${h}`;
const e = f === "file" ? h : await a.followLink(h, s.path);
r.push({
kind: "command",
name: (0, c.p6)(`${n}/${u}`.slice(1)),
path: t,
format: (0, l.H)(h),
diagnostics: e === null ? [ commandOutside(t) ] : [],
file: {
source: a,
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
const {kind: n, name: e, path: a, format: s, diagnostics: i} = t;
const r = {
kind: n,
name: e,
path: a,
format: s
};
try {
const {description: e, argumentHint: o, userInvocable: s, modelInvocable: l} = await (0, 
u.kA)(t);
return {
...r,
diagnostics: i,
argumentHint: o,
description: e === null ? null : (0, c.gp)(e),
userInvocable: n === "command" || s,
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
const t = await (0, u.kA)(n);
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
const s = n.filter(({name: t, plugin: n}) => n !== void 0 && t.endsWith(`:${e}`));
if (s.length > 0) return s;
const {skills: i} = await (0, u.D)(n.filter(({kind: t}) => t === "skill"));
const r = t.trim().replace(/^\//, "");
const l = i.filter(({head: t}) => (0, c.cP)(t.name, r)).map(({path: t}) => t);
return n.filter(({path: t}) => l.includes(t));
}
}),
62103: (function(t, n, e) {
e.d(n, {
o: () => writeSummaryFile,
p: () => indentedBlock
});
var o = e(42357);
async function writeSummaryFile(t, {log: n, writeSummary: e}) {
try {
await (e?.(t));
} catch (t) {
n.warning(`The summary could not be written: ${(0, o.bD)(t)}`);
}
}
function indentedBlock(t) {
return t.map(t => `    ${t}`).join("\n");
}
}),
46061: (function(t, n, e) {
e.d(n, {
ST: () => startableOf,
cG: () => startableMarkdown,
uO: () => startableText
});
var o = e(64772);
var a = e(74397);
var s = e(20653);
function startableOf(t) {
const n = t.filter(({wins: t, diagnostics: n}) => t && n.length === 0);
const isBundled = ({path: t}) => t.startsWith("sallyport:");
return {
own: n.filter(t => !isBundled(t)),
bundled: n.filter(isBundled)
};
}
function startableText({own: t, bundled: n}) {
const e = Math.max(0, ...[ ...t, ...n ].map(t => (0, s.PL)(invocationOf(t, ""))));
const rows = t => t.map(t => {
const n = invocationOf(t, "");
return `  ${n}${" ".repeat(e - (0, s.PL)(n))}  ${t.description ?? ""}`.trimEnd();
});
return [ ...t.length === 0 ? [] : [ "Commands and skills of this repository:", ...rows(t), "" ], ...n.length === 0 ? [] : [ "Commands and skills that come with Sallyport:", ...rows(n), "" ], "Start one with: sallyport run --command NAME --args 'TEXT'" ].join("\n");
}
function startableMarkdown(t, {phrase: n, fixed: e}) {
const o = n === "*" ? "a comment" : `${(0, a.ti)(n)}, followed by your request`;
if (e === "prompt") return `This workflow has one task. Start it with ${o}.`;
const {own: s, bundled: i} = t;
if (e !== null) {
const t = e.command.replace(/^\//, "");
const n = [ ...s, ...i ].find(n => n.name === t);
const r = n?.description ? `: ${(0, a.ft)(n.description)}` : "";
return `This workflow runs ${(0, a.ti)(`/${t}`)}${r}\n\nStart it with ${o}, or with ${(0, 
a.ti)(`/${t}`)}.`;
}
return [ ...s.length === 0 ? [] : [ "Commands and skills of this repository:", "", ...s.map(itemOf), "" ], ...i.length === 0 ? [] : [ "Commands and skills that come with Sallyport:", "", ...i.map(itemOf), "" ], `Begin a comment with one of these, or write ${o}.` ].join("\n");
}
function itemOf(t) {
const n = t.description === null ? "" : `: ${(0, a.ft)(t.description)}`;
return `- ${(0, a.ti)(invocationOf(t, "/"))}${n}`;
}
function invocationOf({name: t, argumentHint: n}, e) {
return `${e}${t}${n === null ? "" : ` ${(0, o.h0)(n)}`}`;
}
}),
71245: (function(t, n, e) {
e.d(n, {
_: () => coverageText,
k: () => unseenText
});
var o = e(54539);
var a = e(71860);
function coverageText({files: t, missing: n, unlisted: e = 0}) {
if (t === 0) return "";
const s = t - n.length - e;
const i = n.length - (0, a.u)({
files: t,
missing: n
}).length;
const r = i === 0 ? "" : ` (${(0, o.B4)(i, "lock file")} skipped)`;
return `${(0, o.ZV)(s)} of ${(0, o.B4)(t, "changed file")} read${r}`;
}
function unseenText({result: t, findings: n, subject: {coverage: e, requestedBy: s}}) {
if (e === void 0 || (0, a.u)(e).length + (e.unlisted ?? 0) === 0) return null;
const i = n.length > 0 || t.requests.some(({kind: t}) => t === "review") || /review/i.test(t.prompt) || s === null && t.changes.length === 0;
const {files: r, missing: c, unlisted: l = 0} = e;
return i ? `${(0, o.ZV)(r - c.length - l)} of ${(0, o.B4)(r, "changed file")} seen` : null;
}
}),
96682: (function(t, n, e) {
e.d(n, {
Q: () => lastCheckText
});
function lastCheckText({command: t, isBeforeChange: n, ...e}) {
const o = t.replace(/\s+/g, " ").replaceAll("`", "'").trim().slice(0, 120);
const a = endOf(e);
if (!n) return `Last check: \`${o}\` ${a}.`;
return e.exitCode === 0 ? `Last check: \`${o}\` ran before the last change.` : `Last check, before the last change: \`${o}\` ${a}.`;
}
function endOf({exitCode: t, didNotStart: n, isOtherCode: e}) {
if (n === true) return "could not start";
if (t === null) return "did not end";
if (e) return "ended; the exit code of the check itself is unknown";
return t === 0 ? "passed" : `failed with exit code ${String(t)}`;
}
}),
59046: (function(t, n, e) {
e.d(n, {
o: () => sandboxSentences
});
var o = e(20653);
const a = 20;
function sandboxSentences(t) {
if (t === void 0) return [];
const {level: n, reason: e, reached: i, blocked: r} = t;
return [ `Sandbox: ${n}. ${e}`, ...n === "none" ? [ s ] : [], ...i.length === 0 ? [] : [ `Hosts that commands reached: ${(0, 
o.KE)(i, a)}.` ], ...r.length === 0 ? [] : [ `Hosts that commands could not reach: ${(0, 
o.KE)(r, a)}.` ] ];
}
const s = "Commands that the rules permit can read and change everything that this job can, and reach every host.";
}),
19326: (function(t, n, e) {
e.d(n, {
KU: () => unpasteableRules,
Q$: () => allowFlag,
RJ: () => groupByRule,
fE: () => suggestedRules,
mM: () => allowLine,
tR: () => allowBlock,
uE: () => groupDenials
});
function groupDenials(t) {
const n = new Map;
for (const e of t) {
const t = JSON.stringify([ e.tool, e.label, e.reason, e.origin ]);
n.set(t, {
...e,
times: (n.get(t)?.times ?? 0) + 1
});
}
return [ ...n.values() ];
}
function groupByRule(t) {
const n = new Map;
for (const e of t) {
const {tool: t, reason: o, suggest: a, times: s, origin: i} = e;
const r = JSON.stringify([ t, o, a, i ]);
const {calls: c = [], times: l = 0} = n.get(r) ?? {};
n.set(r, {
calls: [ ...c, e ],
reason: o,
suggest: a,
times: l + s
});
}
return [ ...n.values() ];
}
function suggestedRules(t) {
return everyRule(t).filter(isPasteable);
}
function unpasteableRules(t) {
return everyRule(t).filter(t => !isPasteable(t)).length;
}
function everyRule(t) {
return [ ...new Set(t.flatMap(({suggest: t}) => t)) ];
}
function isPasteable(t) {
return t.length <= 500 && /^[A-Za-z]/.test(t) && !t.includes("${{") && !/[\p{C}\p{Zl}\p{Zp}\p{DI}]/u.test(t);
}
function allowBlock(t) {
return [ "allow: |", ...t.map(t => `  ${t}`) ].join("\n");
}
function allowLine(t) {
return `allow: ${/:(?:\s|$)|\s#/.test(t) ? `'${t.replaceAll("'", "''")}'` : t}`;
}
function allowFlag(t) {
return `--allow '${t.replaceAll("'", String.raw`'\''`)}'`;
}
}),
97979: (function(t, n, e) {
e.d(n, {
M: () => writesSection,
x: () => writeLines
});
var o = e(54539);
var a = e(74397);
var s = e(20653);
const i = {
created: "\u2705 posted",
updated: "\u2705 updated",
unchanged: "\u2705 already there",
"fell back": "\u21aa\ufe0f posted differently",
withheld: "\u23f8\ufe0f not posted",
refused: "\u26d4 refused",
failed: "\u274c failed"
};
function writesSection(t, n) {
const e = t.slice(0, n);
const r = t.length - e.length;
const c = e.map(({what: t, outcome: n, url: e, note: o}) => {
const r = (0, a.n1)(e) ? `[${i[n]}](${e})` : i[n];
return `| ${(0, a.ti)((0, s.ml)(t, 200))} | ${r} | ${(0, a.xG)((0, s.ml)(o, 300))} |`;
});
return [ "#### Writes", [ "| Write | Outcome | Note |", "| --- | --- | --- |", ...c ].join("\n"), ...r > 0 ? [ `And ${(0, 
o.B4)(r, "more")}.` ] : [] ].join("\n\n");
}
function writeLines(t) {
return t.map(({what: t, outcome: n, url: e, note: o}) => [ `${n.padEnd(9)} ${t}`, o, e ?? "" ].filter(t => t !== "").join("  "));
}
})
};
