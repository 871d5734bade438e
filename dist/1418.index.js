"use strict";

exports.id = 1418;

exports.ids = [ 1418, 5661, 6935 ];

exports.modules = {
27873: (function(t, e, n) {
n.d(e, {
_: () => withSecondParse
});
function withSecondParse(t, e) {
if (t.outcome === "refuse") return t;
const n = t.scripts.filter(t => !isPlainLine(t));
return n.length === 0 ? t : checked(t, n, e);
}
async function checked(t, e, n) {
for (const i of e) {
const e = await n.objection(i);
if (e !== null) return {
...t,
...refusal(e, n.machineProblem?.() ?? null)
};
}
return t;
}
function refusal(t, e) {
return {
decision: "deny",
outcome: "refuse",
code: "unreadable",
rule: null,
reason: e === null ? `a second parser reads the command line differently (${t}); use simpler syntax or several commands, since no allow rule can permit it` : `the command line cannot be checked, because ${e}`,
suggest: [],
refusalKey: `second-parser ${t}`,
refusal: () => ({
kind: "form",
missing: [ e === null ? `a second parser reads it differently (${t})` : `it cannot be checked, because ${e}` ],
rewrites: e === null ? [ "use simpler syntax or several commands" ] : [],
permitted: [],
nearest: []
})
};
}
const i = String.raw`\$[A-Za-z_]\w*(?![\w[])`;
const o = String.raw`[\w./:=@%+,*?~^-]|'[^'\n]*'|"(?:[^"\\$\x60\n!]|${i})*"|\\[\w ;(){}$*?.|!"'\\]|\{\}|${i}`;
const r = `(?:${o})+`;
const s = String.raw`(?:[012]?>>?|<) ?(?:&[12]|${r})`;
const a = new RegExp(String.raw`^ *(?:(?:${r};?|${s};?|\|\|?|&&|;)(?: +|$))+(?:#[^\n]*)?$`);
const c = /(?:^|[;|&]) *(?:if|then|elif|else|fi|for|while|until|do|done|case|esac|in|select|function|time|coproc|let|declare|typeset|local|export|readonly|nameref)(?=$|[\s;|&])/;
function isPlainLine(t) {
return a.test(t) && !c.test(t);
}
}),
1418: (function(t, e, n) {
n.d(e, {
G: () => checkPlan,
w: () => planPrompt
});
var i = n(76760);
var o = n(42357);
var r = n(15223);
var s = n(72443);
var a = n(15661);
var c = n(45849);
async function checkFiles(t, e, n, i) {
const r = e.filter(({kind: t}) => t === "file");
const s = r.filter(({content: t}) => t !== "").map(({content: t}) => n.files.resolve(t));
const l = await (0, a.Ij)(s, n);
const f = [];
const u = new Set;
for (const e of r) {
const o = n.files.resolve(e.content);
if (u.has(o)) continue;
u.add(o);
const r = e.content === "" ? c.ek : await failureOf(o, n, l);
r === null || (0, a.r)(t, e, {
outcome: r,
options: i
}) || f.push((0, a.tT)(t, e, r));
}
if (f.length > 0) throw new o.yo(f);
}
async function failureOf(t, {files: e, policy: n}, i) {
if ((0, c.Vo)(t, n) !== null) return null;
try {
await e.info(t);
} catch (t) {
return t instanceof s.k && t.code === "refused" ? null : (0, c.Wh)(t, 0);
}
if (i instanceof s.k) return (0, c.Wh)(i, 0);
return (0, a.Zh)(t, i, n);
}
var l = n(88692);
var f = n(36652);
var u = n(76935);
var d = n(68142);
async function checkPlan(t, e, n, i) {
const r = await (0, f.x)(t, n.files);
await (0, o.Jf)(() => (0, d.X)(t, r, e, (0, d.E)(t, e, n.cwd)), () => checkFiles(t, r, n, i));
}
async function planPrompt(t, e, n) {
const i = await (0, f.x)(t, n.files);
const o = await (0, r.FY)(t, i, (0, d.E)(t, e, n.cwd));
const s = await (0, u.c)(t, o, n);
return {
format: t.format,
description: t.description,
segments: i,
commands: s.map(({command: t, evaluation: e}) => ({
command: t,
...planned(e)
})),
files: evaluateFiles(i, n),
printed: i.filter(e => (0, l.r)(t, e) !== null).map(({source: t}) => t)
};
}
function evaluateFiles(t, {policy: e, cwd: n}) {
const o = t.flatMap(({kind: t, content: e}) => t === "file" && e !== "" ? [ e ] : []);
return [ ...new Set(o) ].map(t => ({
path: t,
...planned(e({
tool: "Read",
effects: [ {
kind: "read",
path: (0, i.resolve)(n, t)
} ]
}))
}));
}
function planned({decision: t, outcome: e, reason: n, suggest: i}) {
return {
decision: t,
outcome: e,
reason: n,
suggest: e === "refuse" ? i : []
};
}
}),
55974: (function(t, e, n) {
n.d(e, {
G: () => insertedBelow,
g: () => readDirectory
});
var i = n(54539);
var o = n(46915);
var r = n(45849);
async function readDirectory(t, e, n) {
const {files: s, signal: a} = e;
const c = await s.walk(t, {
limit: n.files,
signal: a
});
const l = [ textPart(`[directory ${(0, r.pS)(s.relative(t))}: ${(0, i.B4)(c.paths.length, "file")}]\n`) ];
let f = 0;
for await (const {file: t, result: i} of readInOrder(c.paths, e, n)) {
f += 1;
l.push(...piecesOf((0, r.pS)(s.relative(t)), i));
}
const u = a.aborted ? 0 : c.paths.length - f;
const d = [ c.ignored > 0 ? `${c.ignored} ignored by git` : "", c.refused > 0 ? `${c.refused} refused by the rules` : "", u > 0 ? `${u} beyond the limit of ${n.totalBytes} bytes for the files of a prompt` : "", c.truncated ? `more files, beyond the limit of ${n.files} for a directory` : "" ].filter(t => t !== "");
l.push(textPart(`[end of directory${d.length === 0 ? "" : `; omitted: ${d.join(", ")}`}]\n`));
return (0, o.B5)(l);
}
async function insertedBelow(t, e, n) {
const {paths: i} = await e.files.walk(t, {
limit: n.files,
signal: e.signal
});
const o = new Set;
for await (const {file: t, result: r} of readInOrder(i, e, {
...n,
left: n.totalBytes
})) r.kind === "parts" && o.add(t);
return o;
}
async function* readInOrder(t, e, n) {
for (const i of t) {
if (e.signal.aborted) return;
const t = await (0, r.JF)(i, e, n);
const o = t.kind === "parts" ? t.bytes : 0;
if (o > n.left) return;
n.left -= o;
yield {
file: i,
result: t
};
}
}
function piecesOf(t, e) {
if (e.kind === "failed") return [ textPart(`[file ${t}, omitted: ${e.why}]\n`) ];
const n = textPart(`[file ${t}${e.note === null ? "" : `, ${e.note}`}]\n`);
const i = e.parts.at(-1);
const o = i?.type === "text" && i.text !== "" && !i.text.endsWith("\n");
return [ n, ...e.parts, ...o ? [ textPart("\n") ] : [] ];
}
function textPart(t) {
return {
type: "text",
text: t
};
}
}),
15661: (function(t, e, n) {
n.d(e, {
tT: () => failedDiagnostic,
Ij: () => ignoredOf,
insertFiles: () => insertFiles,
Zh: () => isGitIgnored,
vh: () => isMention,
r: () => mayStay
});
var i = n(76760);
var o = n(42357);
var r = n(72443);
var s = n(49928);
var a = n(46926);
var c = n(63520);
var l = n(55974);
var f = n(45849);
async function attachMention({content: t}, {files: e, runCall: n, signal: i}, o) {
const r = e.relative(t);
const s = await kindOf(r, e);
if (typeof s !== "string") return s;
const [a, c] = s === "directory" ? [ "List", {
path: r
} ] : [ "Read", {
file_path: r
} ];
const {parts: l, isError: f} = await n({
id: o,
name: a,
input: c
}, i);
if (f) {
const t = l.map(t => t.type === "text" ? t.text : "").join("\n");
return {
why: t.replace(/\.$/, ""),
hint: "correct the path, or remove the mention"
};
}
return {
type: s,
call: {
type: "tool-call",
id: o,
name: a,
input: c
},
result: {
type: "tool-result",
id: o,
name: a,
parts: l,
isError: false
}
};
}
async function kindOf(t, e) {
try {
const {kind: n} = await e.info(t);
if (n === "file" || n === "directory") return n;
throw new r.k("special", t, `${t} is not a regular file`);
} catch (t) {
return (0, f.Wh)(t, 0);
}
}
async function insertFiles(t, e, n, i) {
const r = e.filter(t => t.kind === "file");
if (r.length > u) throw new o.yo(tooMany(t, r));
const s = r.filter(({content: t}) => t !== "").map(({content: t}) => n.files.resolve(t));
const a = {
ignored: await ignoredOf(s, n),
allAllowed: areAllowed(s, n)
};
const l = [];
const f = [];
const d = new Map;
const m = new Map;
const p = new Map;
const h = {
...i.limits,
left: i.limits.totalBytes
};
for (const e of r) {
if (n.signal.aborted) break;
const o = n.files.resolve(e.content);
const r = refusalOf(e, n, a) ?? (isMention(e) ? d.get(o) ?? m.get(o) ?? await attachMention(e, n, `${i.callIds}-${d.size + 1}`) : await insertOne(e, n, h));
if ("call" in r) {
d.set(o, r);
p.set(e, asWritten(e));
} else if ("parts" in r) {
p.set(e, r.parts.map(t => ({
origin: "file",
source: e.source,
part: t
})));
r.notice !== null && f.push(`${(0, c.HF)(t, e.start)}: ${e.source}: ${r.notice}`);
} else {
p.set(e, asWritten(e));
const n = !m.has(o);
m.set(o, r);
if (!n) continue;
mayStay(t, e, {
outcome: r,
options: i
}) ? f.push(leftNotice(t, e, r)) : l.push(failedDiagnostic(t, e, r));
}
}
if (l.length > 0) throw new o.yo(l);
return {
parts: p,
attachments: [ ...d.values() ],
notices: f
};
}
const u = 5e3;
function tooMany(t, e) {
return (0, c.$D)(t, e[u]?.start ?? 0, {
code: "placeholder-failed",
message: `the prompt names more than ${u} files`,
hint: "name a directory, or let the agent read them"
});
}
function leftNotice(t, {start: e, source: n}, {why: i}) {
return `${(0, c.HF)(t, e)}: ${(0, c.vI)(n)} was not replaced: ${i}`;
}
function mayStay({format: t}, e, {outcome: n, options: i}) {
const {code: o} = n;
if (i.missingFiles === "keep") return e.content !== "";
if (i.missingFiles === "auto" && isMention(e)) return [ "missing", "not-a-directory", "outside" ].includes(o ?? "");
return t === "claude" && o === "missing" && (0, a.xL)(e.content);
}
function areAllowed(t, {policy: e}) {
const n = t.map(t => ({
kind: "read",
path: t
}));
return n.length > 0 && e({
tool: "Read",
effects: n
}).outcome === "run";
}
async function ignoredOf(t, {files: e}) {
try {
return t.length === 0 ? new Set : await e.ignored(t);
} catch (t) {
(0, o.ki)(t, r.k);
return t;
}
}
function asWritten({source: t}) {
return [ {
origin: "author",
part: {
type: "text",
text: t
}
} ];
}
function isMention({source: t}) {
return !t.startsWith("@{");
}
function refusalOf({content: t}, {files: e, policy: n}, {ignored: i, allAllowed: o}) {
if (t === "") return f.ek;
if (t.includes(s.dC)) return {
why: `${s.dC} is not replaced in a path`,
hint: "name the file, or let the agent read it"
};
const a = e.resolve(t);
const c = o ? null : (0, f.Vo)(a, n);
if (c !== null) return isOutside(e.relative(a)) ? {
...c,
code: "outside"
} : c;
if (i instanceof r.k) return (0, f.Wh)(i, 0);
return isGitIgnored(a, i, n);
}
function isOutside(t) {
return (0, i.isAbsolute)(t) || t.split("/")[0] === "..";
}
function isGitIgnored(t, e, n) {
if (!e.has(t)) return null;
const {rule: i} = n({
tool: "Read",
effects: [ {
kind: "read",
path: t
} ]
});
if (i !== null && /^\s*\w+\([^*?[\]{}]+\)\s*$/.test(i)) return null;
return {
why: "git ignores it",
hint: "allow it with a Read rule that names this file, or use another file"
};
}
async function insertOne({content: t}, e, n) {
const i = e.files.resolve(t);
const o = await (0, f.JF)(i, e, n);
if (o.kind === "failed") {
if (o.code !== "directory") return o;
try {
return {
parts: await (0, l.g)(i, e, n),
notice: null
};
} catch (t) {
return (0, f.Wh)(t, n.fileBytes);
}
}
if (o.bytes > n.left) return {
why: `the files of the prompt exceed the limit of ${n.totalBytes} bytes in total`,
hint: "insert fewer files, and let the agent read the others"
};
n.left -= o.bytes;
return {
parts: o.parts,
notice: o.note
};
}
function hintsOf({format: t}, {content: e}, {code: n}) {
return [ ...n === "missing" && e.startsWith("~/") ? [ "the home directory is not read" ] : [], ...t === "claude" ? [ "if it is not a file, put it in backticks" ] : [], ...t === "prompt-md" ? [ `links are relative to the prompt file, so this one points to ${e}` ] : [], ...n === "missing" ? [ "set missing-files: keep if the file may be missing" ] : [] ];
}
function failedDiagnostic(t, e, n) {
return (0, c.$D)(t, e.start, {
code: "placeholder-failed",
message: `${e.source} cannot be inserted: ${n.why}`,
hint: [ n.hint, ...hintsOf(t, e, n) ].join("; ")
});
}
}),
76935: (function(t, e, n) {
n.d(e, {
c: () => evaluatePromptCommands,
insertCommands: () => insertCommands
});
var i = n(42357);
var o = n(27873);
var r = n(7271);
var s = n(63520);
async function evaluatePromptCommands(t, e, {policy: n, secondParser: r, cwd: s}) {
const a = new Map;
const c = [];
for (const {segment: i, command: l} of e) {
if (a.has(l)) continue;
const e = n({
tool: "Bash",
effects: [ {
kind: "shell",
command: l,
cwd: s
} ]
});
a.set(l, {
command: l,
evaluation: await (0, o._)(e, r)
});
const f = e.syntaxError;
f !== void 0 && await r.objection(l) !== null && c.push(unreadableCommand(t, i, f));
}
if (c.length > 0) throw new i.yo(c);
return [ ...a.values() ];
}
function unreadableCommand(t, e, n) {
return (0, s.$D)(t, e.start, {
code: "placeholder-failed",
message: `bash cannot parse a command of the prompt: ${n}`,
hint: `correct the quotes and parentheses in ${e.source.replaceAll(/\s+/g, " ")}`
});
}
async function insertCommands(t, e, n, o) {
const r = await evaluatePromptCommands(t, e, n);
if (r.length > o.maxCommands) throw tooMany(t, e, o.maxCommands);
const s = r.filter(({evaluation: t}) => t.outcome === "refuse").map(denialOf);
if (s.length > 0) return {
kind: "refused",
denials: s
};
const a = new Map;
const c = new Map;
for (const {segment: r, command: s} of e) {
const e = c.get(s) ?? await n.runCall(callOf(s, c.size + 1), n.signal);
c.set(s, e);
if (e.denial !== void 0) return {
kind: "refused",
denials: [ e.denial ]
};
if (n.signal.aborted || e.status === "refused") return {
kind: "cancelled"
};
if (e.status === "invalid" || e.status === "failed" && o.failures === "stop") throw new i.yo(failedDiagnostic(t, r, {
command: s,
result: e
}));
a.set(r, isSilent(e) ? [] : partsOf(r, e));
}
return {
kind: "inserted",
parts: a,
notices: [ ...c ].flatMap(e => noticesOn(t, ...e))
};
}
function callOf(t, e) {
return {
id: `prompt-${e}`,
name: "Bash",
input: {
command: t,
for_model: false
}
};
}
function denialOf({command: t, evaluation: e}) {
const {decision: n, rule: i, reason: o, suggest: r} = e;
return {
tool: "Bash",
label: t.replace(/\s+/g, " "),
rule: i,
reason: o,
suggest: r,
origin: "prompt",
stage: n === "deny" ? "permission" : "confirmation"
};
}
function isSilent({status: t, parts: e}) {
const [n, ...i] = e;
return t === "done" && i.length === 0 && n?.type === "text" && n.text.trimEnd() === r.L;
}
function partsOf(t, e) {
return e.parts.map(e => ({
origin: "shell",
source: t.source,
part: e.type === "text" ? {
type: "text",
text: e.text.replace(/\n+$/, "")
} : e
}));
}
function textOf(t) {
return t.parts.map(t => t.type === "text" ? t.text : `(${t.mediaType})`).join("\n");
}
function noticesOn(t, e, n) {
return [ ...n.status === "failed" ? [ failedNotice(t, e, n) ] : [], ...n.omittedCharacters === void 0 ? [] : [ truncatedNotice(t, e, n.omittedCharacters) ] ];
}
function truncatedNotice({source: t}, e, n) {
const i = JSON.stringify(e.replace(/\s+/g, " "));
return `${t}: about ${n} characters of the output of ${i} are missing in the prompt; raise command-output-characters or command-output-lines, or insert less`;
}
function failedNotice({source: t}, e, n) {
const i = (textOf(n).trimEnd().split("\n").at(-1) ?? "").replace(/^\[(.*?)\.?\]$/, "$1");
const o = e.replace(/\s+/g, " ");
return `${t}: the command ${JSON.stringify(o)} failed (${i}); its output is in the prompt`;
}
function failedDiagnostic(t, e, {command: n, result: i}) {
const o = i.status === "failed";
const r = (0, s.$D)(t, e.start, {
code: "placeholder-failed",
message: o ? "a command of the prompt failed" : "a command of the prompt cannot run in this job",
hint: o ? "correct the command, or set failed-commands: keep to insert its output with a note" : "enable the Bash tool for the job, or remove the command"
});
return {
...r,
found: `${n}\n${textOf(i).trimEnd().split("\n").slice(-10).join("\n")}`
};
}
function tooMany(t, e, n) {
return new i.yo((0, s.$D)(t, e.at(-1)?.segment.start ?? 0, {
code: "placeholder-failed",
message: `the prompt has more than ${n} different commands`,
hint: "put some of them into one script, or let the agent run them"
}));
}
})
};
