"use strict";

exports.id = 6935;

exports.ids = [ 6935, 7271 ];

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
const a = String.raw`(?:[012]?>>?|<) ?(?:&[12]|${s})`;
const i = new RegExp(String.raw`^ *(?:(?:${s};?|${a};?|\|\|?|&&|;)(?: +|$))+(?:#[^\n]*)?$`);
const c = /(?:^|[;|&]) *(?:if|then|elif|else|fi|for|while|until|do|done|case|esac|in|select|function|time|coproc|let|declare|typeset|local|export|readonly|nameref)(?=$|[\s;|&])/;
function isPlainLine(t) {
return i.test(t) && !c.test(t);
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
let a = 0;
let i = 0;
const shorten = () => {
const t = Buffer.concat(r);
const e = t.subarray(Math.max(0, t.length - n));
i += t.length - e.length;
r = [ e ];
a = e.length;
};
return {
add(t) {
const i = e - s;
const [c, l] = [ t.subarray(0, i), t.subarray(i) ];
c.length > 0 && o.push(Buffer.from(c));
s += c.length;
l.length > 0 && r.push(Buffer.from(l));
a += l.length;
a > 2 * n && shorten();
},
take() {
a > n && shorten();
if (i === 0) return {
bytes: Buffer.concat([ ...o, ...r ]),
droppedBytes: 0
};
const [t, e] = [ wholeEnd(Buffer.concat(o)), wholeStart(Buffer.concat(r)) ];
const c = i + s - t.length + a - e.length;
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
76935: (function(t, e, n) {
n.d(e, {
c: () => evaluatePromptCommands,
insertCommands: () => insertCommands
});
var o = n(42357);
var r = n(27873);
var s = n(7271);
var a = n(63520);
async function evaluatePromptCommands(t, e, {policy: n, secondParser: s, cwd: a}) {
const i = new Map;
const c = [];
for (const {segment: o, command: l} of e) {
if (i.has(l)) continue;
const e = n({
tool: "Bash",
effects: [ {
kind: "shell",
command: l,
cwd: a
} ]
});
i.set(l, {
command: l,
evaluation: await (0, r._)(e, s)
});
const u = e.syntaxError;
u !== void 0 && await s.objection(l) !== null && c.push(unreadableCommand(t, o, u));
}
if (c.length > 0) throw new o.yo(c);
return [ ...i.values() ];
}
function unreadableCommand(t, e, n) {
return (0, a.$D)(t, e.start, {
code: "placeholder-failed",
message: `bash cannot parse a command of the prompt: ${n}`,
hint: `correct the quotes and parentheses in ${e.source.replaceAll(/\s+/g, " ")}`
});
}
async function insertCommands(t, e, n, r) {
const s = await evaluatePromptCommands(t, e, n);
if (s.length > r.maxCommands) throw new o.yo((0, a.$D)(t, e.at(-1)?.segment.start ?? 0, {
code: "placeholder-failed",
message: `the prompt has more than ${r.maxCommands} different commands`,
hint: "put some of them into one script, or let the agent run them"
}));
const i = s.filter(({evaluation: t}) => t.outcome === "refuse").map(denialOf);
if (i.length > 0) return {
kind: "refused",
denials: i
};
const c = new Map;
const l = new Map;
for (const {segment: s, command: a} of e) {
const e = l.get(a) ?? await n.runCall(callOf(a, l.size + 1), n.signal);
l.set(a, e);
if (e.denial !== void 0) return {
kind: "refused",
denials: [ e.denial ]
};
if (n.signal.aborted || e.status === "refused") return {
kind: "cancelled"
};
if (e.status === "invalid" || e.status === "failed" && r.failures === "stop") throw new o.yo(failedDiagnostic(t, s, {
command: a,
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
const s = (0, a.$D)(t, e.start, {
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
var a = n(99100);
var i = n(99702);
var c = n(85111);
const l = "[No output.]";
async function commandOutput({command: t, result: e, timeoutMs: n, limits: s, hasAnswers: i, keep: d}) {
const {droppedBytes: f, blocked: m = [], unseen: p = [], gitProblem: h, notes: g = []} = e;
const $ = f === 0 ? 0 : f - (0, r.aU)(f).length;
const w = (0, c.e)(e.output).replace(/\n$/, "");
const b = (0, a.k)(w, s, $);
const y = b === w ? null : await d((0, o.$u)(e.output).replace(/\n$/, ""));
const x = i ? answerOf(t, e.exitCode) : null;
const v = [ b === "" && e.startError === null ? l : b, ...y === null ? [] : [ keptNote(y, f) ], ...endNotes(e, n, x), ...i && leavesProcesses(t) ? [ u ] : [], ...m.map(blockedNote), ...unseenNote(p), ...g.map(t => `[${t}]`), ...h !== void 0 && /\bgit\b/.test(t) ? [ `[${h}, so it finds no repository.]` ] : [] ];
const O = v.filter(t => t !== "").join("\n");
const k = e.exitCode !== 0 && x === null;
const C = b === w ? {} : {
omittedCharacters: w.length - b.length + $
};
const B = y === null ? {} : {
outputFile: y
};
const N = {
parts: [ {
type: "text",
text: O
} ],
isError: k,
...C,
...B
};
return m.length === 0 ? N : {
...N,
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
const e = t.slice(0, d).map(t => `Read(${t})`);
return [ `[The sandbox hid: ${(0, s.KE)(t, d)}. A rule would show it to commands: ${e.join(", ")}.]` ];
}
const d = 5;
function endNotes({startError: t, exceeded: e, timedOut: n, cancelled: o, signal: r, exitCode: s}, a, i) {
if (t !== null) return [ `[The command did not start: ${t}.]` ];
if (e !== null && e !== void 0) return [ `[The command was stopped because ${e}.]` ];
if (n) return [ `[The command was stopped after its time limit of ${a} ms.]` ];
if (o) return [ "[The command was stopped: the time of the run was up, or it was canceled.]" ];
if (r !== null) return [ `[The command was terminated by ${r}.]` ];
if (s === 0) return [];
return [ `[Exit code ${String(s)}${i === null ? "" : `: ${i}`}.]` ];
}
const f = {
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
const e = (0, i.Y)(t);
const n = /<<-?(?!<)/.test(e) ? e.split("\n")[0] ?? "" : e;
return m.test(n) && !/\bwait\b/.test(n);
}
function answerOf(t, e) {
if (e !== 1) return null;
const n = (0, i.Y)(t);
const o = n.split(/\|\||&&|[|;&\n]/).at(-1) ?? "";
const [r = "", ...s] = o.trim().split(/\s+/).filter(t => !/^\w+=/.test(t));
const a = r.replace(/^.*\//, "");
const c = a === "git" ? `git ${s.find(t => !t.startsWith("-")) ?? ""}` : a;
return Object.hasOwn(f, c) ? f[c] ?? null : null;
}
}),
85111: (function(t, e, n) {
n.d(e, {
e: () => terminalText
});
var o = n(7138);
var r = n(40019);
const s = /[\r\b]|\u001b\[[0-2]?K/;
const a = /^[^]*\u001b\[[12]K/;
function terminalText(t) {
if (!s.test(t)) return (0, o.$u)(t);
return t.replaceAll(/\r+\n/g, "\n").split("\n").map(t => {
if (!s.test(t)) return (0, o.$u)(t);
const e = t.startsWith(r.s);
return (e ? r.s : "") + lastState(e ? t.slice(r.s.length) : t);
}).join("\n");
}
function lastState(t) {
const e = t.replace(a, "").split("\r");
const n = e.findLast(t => (0, o.$u)(t).trim() !== "") ?? "";
const r = (0, o.$u)(n.replaceAll("\b", i));
if (!r.includes(i)) return r;
const s = [];
let c = 0;
for (const t of r) if (t === i) c = Math.max(0, c - 1); else {
s[c] = t;
c += 1;
}
return s.join("").trimEnd();
}
const i = "\ue008";
}),
99100: (function(t, e, n) {
n.d(e, {
k: () => truncateMiddle
});
var o = n(20653);
function truncateMiddle(t, {maxCharacters: e, maxLines: n}, r = 0) {
const s = t.split("\n");
if (t.length <= e && s.length <= n) return t;
const a = Math.floor(n / 5);
const i = Math.floor(e / 5);
const c = (0, o.GH)(s.slice(0, a).join("\n"), i);
const l = t.slice(c.length);
const u = l.split("\n");
const d = (0, o.pJ)(u.slice(-(n - a)).join("\n"), e - i);
const f = l.length - d.length;
if (f <= 0) return t;
const m = r === 0 ? String(f) : `about ${f + r}`;
return `${c}\n[\u2026 ${m} characters omitted \u2026]\n${d}`;
}
})
};
