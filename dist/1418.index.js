"use strict";

exports.id = 1418;

exports.ids = [ 1418, 5661, 6935, 7271 ];

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
for (const o of e) {
const e = await n.objection(o);
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
const o = String.raw`\$[A-Za-z_]\w*(?![\w[])`;
const r = String.raw`[\w./:=@%+,*?~^-]|'[^'\n]*'|"(?:[^"\\$\x60\n!]|${o})*"|\\[\w ;(){}$*?.|!"'\\]|\{\}|${o}`;
const s = `(?:${r})+`;
const i = String.raw`(?:[012]?>>?|<) ?(?:&[12]|${s})`;
const a = new RegExp(String.raw`^ *(?:(?:${s};?|${i};?|\|\|?|&&|;)(?: +|$))+(?:#[^\n]*)?$`);
const c = /(?:^|[;|&]) *(?:if|then|elif|else|fi|for|while|until|do|done|case|esac|in|select|function|time|coproc|let|declare|typeset|local|export|readonly|nameref)(?=$|[\s;|&])/;
function isPlainLine(t) {
return a.test(t) && !c.test(t);
}
}),
7434: (function(t, e, n) {
n.d(e, {
Wl: () => createOutputBuffer,
aU: () => omissionNote,
iS: () => createWholeCharacters
});
var o = n(46193);
function createOutputBuffer(t) {
const e = Math.floor(t / 5);
const n = t - e;
const o = [];
let r = [];
let s = 0;
let i = 0;
let a = 0;
const shorten = () => {
const t = Buffer.concat(r);
const e = t.subarray(Math.max(0, t.length - n));
a += t.length - e.length;
r = [ e ];
i = e.length;
};
return {
add(t) {
const a = e - s;
const [c, l] = [ t.subarray(0, a), t.subarray(a) ];
c.length > 0 && o.push(Buffer.from(c));
s += c.length;
l.length > 0 && r.push(Buffer.from(l));
i += l.length;
i > 2 * n && shorten();
},
take() {
i > n && shorten();
if (a === 0) return {
bytes: Buffer.concat([ ...o, ...r ]),
droppedBytes: 0
};
const [t, e] = [ wholeEnd(Buffer.concat(o)), wholeStart(Buffer.concat(r)) ];
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
const t = new o.StringDecoder("utf8");
return {
add: e => Buffer.from(t.write(e)),
end: () => Buffer.from(t.end())
};
}
}),
1418: (function(t, e, n) {
n.d(e, {
G: () => checkPlan,
w: () => planPrompt
});
var o = n(76760);
var r = n(42357);
var s = n(15223);
var i = n(72443);
var a = n(15661);
var c = n(45849);
async function checkFiles(t, e, n, o) {
const s = e.filter(({kind: t}) => t === "file");
const i = s.filter(({content: t}) => t !== "").map(({content: t}) => n.files.resolve(t));
const l = await (0, a.Ij)(i, n);
const u = [];
const f = new Set;
for (const e of s) {
const r = n.files.resolve(e.content);
if (f.has(r)) continue;
f.add(r);
const s = e.content === "" ? c.ek : await failureOf(r, n, l);
s === null || (0, a.r)(t, e, {
outcome: s,
options: o
}) || u.push((0, a.tT)(t, e, s));
}
if (u.length > 0) throw new r.yo(u);
}
async function failureOf(t, {files: e, policy: n}, o) {
if ((0, c.Vo)(t, n) !== null) return null;
try {
await e.info(t);
} catch (t) {
return t instanceof i.k && t.code === "refused" ? null : (0, c.Wh)(t, 0);
}
if (o instanceof i.k) return (0, c.Wh)(o, 0);
return (0, a.Zh)(t, o, n);
}
var l = n(88692);
var u = n(36652);
var f = n(76935);
var d = n(68142);
async function checkPlan(t, e, n, o) {
const s = await (0, u.x)(t, n.files);
await (0, r.Jf)(() => (0, d.X)(t, s, e, (0, d.E)(t, e, n.cwd)), () => checkFiles(t, s, n, o));
}
async function planPrompt(t, e, n) {
const o = await (0, u.x)(t, n.files);
const r = await (0, s.FY)(t, o, (0, d.E)(t, e, n.cwd));
const i = await (0, f.c)(t, r, n);
return {
format: t.format,
description: t.description,
segments: o,
commands: i.map(({command: t, evaluation: e}) => ({
command: t,
...planned(e)
})),
files: evaluateFiles(o, n),
printed: o.filter(e => (0, l.r)(t, e) !== null).map(({source: t}) => t)
};
}
function evaluateFiles(t, {policy: e, cwd: n}) {
const r = t.flatMap(({kind: t, content: e}) => t === "file" && e !== "" ? [ e ] : []);
return [ ...new Set(r) ].map(t => ({
path: t,
...planned(e({
tool: "Read",
effects: [ {
kind: "read",
path: (0, o.resolve)(n, t)
} ]
}))
}));
}
function planned({decision: t, outcome: e, reason: n, suggest: o}) {
return {
decision: t,
outcome: e,
reason: n,
suggest: e === "refuse" ? o : []
};
}
}),
55974: (function(t, e, n) {
n.d(e, {
G: () => insertedBelow,
g: () => readDirectory
});
var o = n(54539);
var r = n(46915);
var s = n(45849);
async function readDirectory(t, e, n) {
const {files: i, signal: a} = e;
const c = await i.walk(t, {
limit: n.files,
signal: a
});
const l = [ textPart(`[directory ${(0, s.pS)(i.relative(t))}: ${(0, o.B4)(c.paths.length, "file")}]\n`) ];
let u = 0;
for await (const {file: t, result: o} of readInOrder(c.paths, e, n)) {
u += 1;
l.push(...piecesOf((0, s.pS)(i.relative(t)), o));
}
const f = a.aborted ? 0 : c.paths.length - u;
const d = [ c.ignored > 0 ? `${c.ignored} ignored by git` : "", c.refused > 0 ? `${c.refused} refused by the rules` : "", f > 0 ? `${f} beyond the limit of ${n.totalBytes} bytes for the files of a prompt` : "", c.truncated ? `more files, beyond the limit of ${n.files} for a directory` : "" ].filter(t => t !== "");
l.push(textPart(`[end of directory${d.length === 0 ? "" : `; omitted: ${d.join(", ")}`}]\n`));
return (0, r.B5)(l);
}
async function insertedBelow(t, e, n) {
const {paths: o} = await e.files.walk(t, {
limit: n.files,
signal: e.signal
});
const r = new Set;
for await (const {file: t, result: s} of readInOrder(o, e, {
...n,
left: n.totalBytes
})) s.kind === "parts" && r.add(t);
return r;
}
async function* readInOrder(t, e, n) {
for (const o of t) {
if (e.signal.aborted) return;
const t = await (0, s.JF)(o, e, n);
const r = t.kind === "parts" ? t.bytes : 0;
if (r > n.left) return;
n.left -= r;
yield {
file: o,
result: t
};
}
}
function piecesOf(t, e) {
if (e.kind === "failed") return [ textPart(`[file ${t}, omitted: ${e.why}]\n`) ];
const n = textPart(`[file ${t}${e.note === null ? "" : `, ${e.note}`}]\n`);
const o = e.parts.at(-1);
const r = o?.type === "text" && o.text !== "" && !o.text.endsWith("\n");
return [ n, ...e.parts, ...r ? [ textPart("\n") ] : [] ];
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
var o = n(76760);
var r = n(42357);
var s = n(72443);
var i = n(49928);
var a = n(46926);
var c = n(63520);
var l = n(55974);
var u = n(45849);
async function attachMention({content: t}, {files: e, runCall: n, signal: o}, r) {
const s = e.relative(t);
const i = await kindOf(s, e);
if (typeof i !== "string") return i;
const [a, c] = i === "directory" ? [ "List", {
path: s
} ] : [ "Read", {
file_path: s
} ];
const {parts: l, isError: u} = await n({
id: r,
name: a,
input: c
}, o);
if (u) {
const t = l.map(t => t.type === "text" ? t.text : "").join("\n");
return {
why: t.replace(/\.$/, ""),
hint: "correct the path, or remove the mention"
};
}
return {
type: i,
call: {
type: "tool-call",
id: r,
name: a,
input: c
},
result: {
type: "tool-result",
id: r,
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
throw new s.k("special", t, `${t} is not a regular file`);
} catch (t) {
return (0, u.Wh)(t, 0);
}
}
async function insertFiles(t, e, n, o) {
const s = e.filter(t => t.kind === "file");
if (s.length > f) throw new r.yo(tooMany(t, s));
const i = s.filter(({content: t}) => t !== "").map(({content: t}) => n.files.resolve(t));
const a = {
ignored: await ignoredOf(i, n),
allAllowed: areAllowed(i, n)
};
const l = [];
const u = [];
const d = new Map;
const m = new Map;
const h = new Map;
const p = {
...o.limits,
left: o.limits.totalBytes
};
for (const e of s) {
if (n.signal.aborted) break;
const r = n.files.resolve(e.content);
const s = refusalOf(e, n, a) ?? (isMention(e) ? d.get(r) ?? m.get(r) ?? await attachMention(e, n, `${o.callIds}-${d.size + 1}`) : await insertOne(e, n, p));
if ("call" in s) {
d.set(r, s);
h.set(e, asWritten(e));
} else if ("parts" in s) {
h.set(e, s.parts.map(t => ({
origin: "file",
source: e.source,
part: t
})));
s.notice !== null && u.push(`${(0, c.HF)(t, e.start)}: ${e.source}: ${s.notice}`);
} else {
h.set(e, asWritten(e));
const n = !m.has(r);
m.set(r, s);
if (!n) continue;
mayStay(t, e, {
outcome: s,
options: o
}) ? u.push(leftNotice(t, e, s)) : l.push(failedDiagnostic(t, e, s));
}
}
if (l.length > 0) throw new r.yo(l);
return {
parts: h,
attachments: [ ...d.values() ],
notices: u
};
}
const f = 5e3;
function tooMany(t, e) {
return (0, c.$D)(t, e[f]?.start ?? 0, {
code: "placeholder-failed",
message: `the prompt names more than ${f} files`,
hint: "name a directory, or let the agent read them"
});
}
function leftNotice(t, {start: e, source: n}, {why: o}) {
return `${(0, c.HF)(t, e)}: ${(0, c.vI)(n)} was not replaced: ${o}`;
}
function mayStay({format: t}, e, {outcome: n, options: o}) {
const {code: r} = n;
if (o.missingFiles === "keep") return e.content !== "";
if (o.missingFiles === "auto" && isMention(e)) return [ "missing", "not-a-directory", "outside" ].includes(r ?? "");
return t === "claude" && r === "missing" && (0, a.xL)(e.content);
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
(0, r.ki)(t, s.k);
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
function refusalOf({content: t}, {files: e, policy: n}, {ignored: o, allAllowed: r}) {
if (t === "") return u.ek;
if (t.includes(i.dC)) return {
why: `${i.dC} is not replaced in a path`,
hint: "name the file, or let the agent read it"
};
const a = e.resolve(t);
const c = r ? null : (0, u.Vo)(a, n);
if (c !== null) return isOutside(e.relative(a)) ? {
...c,
code: "outside"
} : c;
if (o instanceof s.k) return (0, u.Wh)(o, 0);
return isGitIgnored(a, o, n);
}
function isOutside(t) {
return (0, o.isAbsolute)(t) || t.split("/")[0] === "..";
}
function isGitIgnored(t, e, n) {
if (!e.has(t)) return null;
const {rule: o} = n({
tool: "Read",
effects: [ {
kind: "read",
path: t
} ]
});
if (o !== null && /^\s*\w+\([^*?[\]{}]+\)\s*$/.test(o)) return null;
return {
why: "git ignores it",
hint: "allow it with a Read rule that names this file, or use another file"
};
}
async function insertOne({content: t}, e, n) {
const o = e.files.resolve(t);
const r = await (0, u.JF)(o, e, n);
if (r.kind === "failed") {
if (r.code !== "directory") return r;
try {
return {
parts: await (0, l.g)(o, e, n),
notice: null
};
} catch (t) {
return (0, u.Wh)(t, n.fileBytes);
}
}
if (r.bytes > n.left) return {
why: `the files of the prompt exceed the limit of ${n.totalBytes} bytes in total`,
hint: "insert fewer files, and let the agent read the others"
};
n.left -= r.bytes;
return {
parts: r.parts,
notice: r.note
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
var o = n(42357);
var r = n(27873);
var s = n(7271);
var i = n(63520);
async function evaluatePromptCommands(t, e, {policy: n, secondParser: s, cwd: i}) {
const a = new Map;
const c = [];
for (const {segment: o, command: l} of e) {
if (a.has(l)) continue;
const e = n({
tool: "Bash",
effects: [ {
kind: "shell",
command: l,
cwd: i
} ]
});
a.set(l, {
command: l,
evaluation: await (0, r._)(e, s)
});
const u = e.syntaxError;
u !== void 0 && await s.objection(l) !== null && c.push(unreadableCommand(t, o, u));
}
if (c.length > 0) throw new o.yo(c);
return [ ...a.values() ];
}
function unreadableCommand(t, e, n) {
return (0, i.$D)(t, e.start, {
code: "placeholder-failed",
message: `bash cannot parse a command of the prompt: ${n}`,
hint: `correct the quotes and parentheses in ${e.source.replaceAll(/\s+/g, " ")}`
});
}
async function insertCommands(t, e, n, r) {
const s = await evaluatePromptCommands(t, e, n);
if (s.length > r.maxCommands) throw new o.yo((0, i.$D)(t, e.at(-1)?.segment.start ?? 0, {
code: "placeholder-failed",
message: `the prompt has more than ${r.maxCommands} different commands`,
hint: "put some of them into one script, or let the agent run them"
}));
const a = s.filter(({evaluation: t}) => t.outcome === "refuse").map(denialOf);
if (a.length > 0) return {
kind: "refused",
denials: a
};
const c = new Map;
const l = new Map;
for (const {segment: s, command: i} of e) {
const e = l.get(i) ?? await n.runCall(callOf(i, l.size + 1), n.signal);
l.set(i, e);
if (e.denial !== void 0) return {
kind: "refused",
denials: [ e.denial ]
};
if (n.signal.aborted || e.status === "refused") return {
kind: "cancelled"
};
if (e.status === "invalid" || e.status === "failed" && r.failures === "stop") throw new o.yo(failedDiagnostic(t, s, {
command: i,
result: e
}));
c.set(s, isSilent(e) ? [] : partsOf(s, e));
}
return {
kind: "inserted",
parts: c,
notices: [ ...l ].flatMap(e => noticesOn(t, ...e))
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
const {decision: n, rule: o, reason: r, suggest: s} = e;
return {
tool: "Bash",
label: t.replace(/\s+/g, " "),
rule: o,
reason: r,
suggest: s,
origin: "prompt",
stage: n === "deny" ? "permission" : "confirmation"
};
}
function isSilent({status: t, parts: e}) {
const [n, ...o] = e;
return t === "done" && o.length === 0 && n?.type === "text" && n.text.trimEnd() === s.L;
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
const o = JSON.stringify(e.replace(/\s+/g, " "));
return `${t}: about ${n} characters of the output of ${o} are missing in the prompt; raise command-output-characters or command-output-lines, or insert less`;
}
function failedNotice({source: t}, e, n) {
const o = (textOf(n).trimEnd().split("\n").at(-1) ?? "").replace(/^\[(.*?)\.?\]$/, "$1");
const r = e.replace(/\s+/g, " ");
return `${t}: the command ${JSON.stringify(r)} failed (${o}); its output is in the prompt`;
}
function failedDiagnostic(t, e, {command: n, result: o}) {
const r = o.status === "failed";
const s = (0, i.$D)(t, e.start, {
code: "placeholder-failed",
message: r ? "a command of the prompt failed" : "a command of the prompt cannot run in this job",
hint: r ? "correct the command, or set failed-commands: keep to insert its output with a note" : "enable the Bash tool for the job, or remove the command"
});
return {
...s,
found: `${n}\n${textOf(o).trimEnd().split("\n").slice(-10).join("\n")}`
};
}
}),
7271: (function(t, e, n) {
n.d(e, {
L: () => l,
P: () => endNotes,
commandOutput: () => commandOutput
});
var o = n(7138);
var r = n(7434);
var s = n(20653);
var i = n(99100);
var a = n(99702);
var c = n(85111);
const l = "[No output.]";
async function commandOutput({command: t, result: e, timeoutMs: n, limits: s, hasAnswers: a, keep: f}) {
const {droppedBytes: d, blocked: m = [], unseen: h = [], gitProblem: p, notes: g = []} = e;
const w = d === 0 ? 0 : d - (0, r.aU)(d).length;
const y = (0, c.e)(e.output).replace(/\n$/, "");
const $ = (0, i.k)(y, s, w);
const v = $ === y ? null : await f((0, o.$u)(e.output).replace(/\n$/, ""));
const b = a ? answerOf(t, e.exitCode) : null;
const k = [ $ === "" && e.startError === null ? l : $, ...v === null ? [] : [ keptNote(v, d) ], ...endNotes(e, n, b), ...a && leavesProcesses(t) ? [ u ] : [], ...m.map(blockedNote), ...unseenNote(h), ...g.map(t => `[${t}]`), ...p !== void 0 && /\bgit\b/.test(t) ? [ `[${p}, so it finds no repository.]` ] : [] ];
const x = k.filter(t => t !== "").join("\n");
const O = e.exitCode !== 0 && b === null;
const B = $ === y ? {} : {
omittedCharacters: y.length - $.length + w
};
const S = v === null ? {} : {
outputFile: v
};
const C = {
parts: [ {
type: "text",
text: x
} ],
isError: O,
...B,
...S
};
return m.length === 0 ? C : {
...C,
blocked: m
};
}
const u = "[What this command started with & ended with the call; set background for a process that must keep running.]";
function keptNote(t, e) {
return e === 0 ? `[The whole output is in ${t}.]` : `[The output is in ${t}, except for ${e} bytes of its middle.]`;
}
function blockedNote({label: t, reason: e}) {
return `[The sandbox blocked: ${t}, because ${e}.]`;
}
function unseenNote(t) {
if (t.length === 0) return [];
const e = t.slice(0, f).map(t => `Read(${t})`);
return [ `[The sandbox hid: ${(0, s.KE)(t, f)}. A rule would show it to commands: ${e.join(", ")}.]` ];
}
const f = 5;
function endNotes({startError: t, exceeded: e, timedOut: n, cancelled: o, signal: r, exitCode: s}, i, a) {
if (t !== null) return [ `[The command did not start: ${t}.]` ];
if (e !== null && e !== void 0) return [ `[The command was stopped because ${e}.]` ];
if (n) return [ `[The command was stopped after its time limit of ${i} ms.]` ];
if (o) return [ "[The command was stopped: the time of the run was up, or it was canceled.]" ];
if (r !== null) return [ `[The command was terminated by ${r}.]` ];
if (s === 0) return [];
return [ `[Exit code ${String(s)}${a === null ? "" : `: ${a}`}.]` ];
}
const d = {
grep: "no match",
egrep: "no match",
fgrep: "no match",
zgrep: "no match",
rg: "no match",
"git grep": "no match",
diff: "different",
cmp: "different",
"git diff": "different",
test: "false",
"[": "false",
"[[": "false",
pgrep: "no match"
};
const m = /(?<![&<>|])&(?![&>])/;
function leavesProcesses(t) {
const e = (0, a.Y)(t);
const n = /<<-?(?!<)/.test(e) ? e.split("\n")[0] ?? "" : e;
return m.test(n) && !/\bwait\b/.test(n);
}
function answerOf(t, e) {
if (e !== 1) return null;
const n = (0, a.Y)(t);
const o = n.split(/\|\||&&|[|;&\n]/).at(-1) ?? "";
const [r = "", ...s] = o.trim().split(/\s+/).filter(t => !/^\w+=/.test(t));
const i = r.replace(/^.*\//, "");
const c = i === "git" ? `git ${s.find(t => !t.startsWith("-")) ?? ""}` : i;
return Object.hasOwn(d, c) ? d[c] ?? null : null;
}
}),
85111: (function(t, e, n) {
n.d(e, {
e: () => terminalText
});
var o = n(7138);
var r = n(40019);
const s = /[\r\b]|\u001b\[[0-2]?K/;
const i = /^[^]*\u001b\[[12]K/;
function terminalText(t) {
if (!s.test(t)) return (0, o.$u)(t);
return t.replaceAll(/\r+\n/g, "\n").split("\n").map(t => {
if (!s.test(t)) return (0, o.$u)(t);
const e = t.startsWith(r.s);
return (e ? r.s : "") + lastState(e ? t.slice(r.s.length) : t);
}).join("\n");
}
function lastState(t) {
const e = t.replace(i, "").split("\r");
const n = e.findLast(t => (0, o.$u)(t).trim() !== "") ?? "";
const r = (0, o.$u)(n.replaceAll("\b", a));
if (!r.includes(a)) return r;
const s = [];
let c = 0;
for (const t of r) if (t === a) c = Math.max(0, c - 1); else {
s[c] = t;
c += 1;
}
return s.join("").trimEnd();
}
const a = "\ue008";
}),
99100: (function(t, e, n) {
n.d(e, {
k: () => truncateMiddle
});
var o = n(20653);
function truncateMiddle(t, {maxCharacters: e, maxLines: n}, r = 0) {
const s = t.split("\n");
if (t.length <= e && s.length <= n) return t;
const i = Math.floor(n / 5);
const a = Math.floor(e / 5);
const c = (0, o.GH)(s.slice(0, i).join("\n"), a);
const l = t.slice(c.length);
const u = l.split("\n");
const f = (0, o.pJ)(u.slice(-(n - i)).join("\n"), e - a);
const d = l.length - f.length;
if (d <= 0) return t;
const m = r === 0 ? String(d) : `about ${d + r}`;
return `${c}\n[\u2026 ${m} characters omitted \u2026]\n${f}`;
}
})
};
