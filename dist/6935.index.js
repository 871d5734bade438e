"use strict";

exports.id = 6935;

exports.ids = [ 6935 ];

exports.modules = {
27873: (function(e, t, n) {
n.d(t, {
_: () => withSecondParse
});
function withSecondParse(e, t) {
if (e.outcome === "refuse") return e;
const n = e.scripts.filter(e => !isPlainLine(e));
return n.length === 0 ? e : checked(e, n, t);
}
async function checked(e, t, n) {
for (const o of t) {
const t = await n.objection(o);
if (t !== null) return {
...e,
...refusal(t, n.machineProblem?.() ?? null)
};
}
return e;
}
function refusal(e, t) {
return {
decision: "deny",
outcome: "refuse",
code: "unreadable",
rule: null,
reason: t === null ? `a second parser reads the command line differently (${e}); use simpler syntax or several commands, since no allow rule can permit it` : `the command line cannot be checked, because ${t}`,
suggest: [],
refusalKey: `second-parser ${e}`,
refusal: () => ({
kind: "form",
missing: [ t === null ? `a second parser reads it differently (${e})` : `it cannot be checked, because ${t}` ],
rewrites: t === null ? [ "use simpler syntax or several commands" ] : [],
permitted: [],
nearest: []
})
};
}
const o = String.raw`\$[A-Za-z_]\w*(?![\w[])`;
const a = String.raw`[\w./:=@%+,*?~^-]|'[^'\n]*'|"(?:[^"\\$\x60\n!]|${o})*"|\\[\w ;(){}$*?.|!"'\\]|\{\}|${o}`;
const s = `(?:${a})+`;
const r = String.raw`(?:[012]?>>?|<) ?(?:&[12]|${s})`;
const i = new RegExp(String.raw`^ *(?:(?:${s};?|${r};?|\|\|?|&&|;)(?: +|$))+(?:#[^\n]*)?$`);
const c = /(?:^|[;|&]) *(?:if|then|elif|else|fi|for|while|until|do|done|case|esac|in|select|function|time|coproc|let|declare|typeset|local|export|readonly|nameref)(?=$|[\s;|&])/;
function isPlainLine(e) {
return i.test(e) && !c.test(e);
}
}),
76935: (function(e, t, n) {
n.d(t, {
c: () => evaluatePromptCommands,
insertCommands: () => insertCommands
});
var o = n(42357);
var a = n(27873);
var s = n(7271);
var r = n(63520);
async function evaluatePromptCommands(e, t, {policy: n, secondParser: s, cwd: r}) {
const i = new Map;
const c = [];
for (const {segment: o, command: l} of t) {
if (i.has(l)) continue;
const t = n({
tool: "Bash",
effects: [ {
kind: "shell",
command: l,
cwd: r
} ]
});
i.set(l, {
command: l,
evaluation: await (0, a._)(t, s)
});
const d = t.syntaxError;
d !== void 0 && await s.objection(l) !== null && c.push(unreadableCommand(e, o, d));
}
if (c.length > 0) throw new o.yo(c);
return [ ...i.values() ];
}
function unreadableCommand(e, t, n) {
return (0, r.$D)(e, t.start, {
code: "placeholder-failed",
message: `bash cannot parse a command of the prompt: ${n}`,
hint: `correct the quotes and parentheses in ${t.source.replaceAll(/\s+/g, " ")}`
});
}
async function insertCommands(e, t, n, a) {
const s = await evaluatePromptCommands(e, t, n);
if (s.length > a.maxCommands) throw tooMany(e, t, a.maxCommands);
const r = s.filter(({evaluation: e}) => e.outcome === "refuse").map(denialOf);
if (r.length > 0) return {
kind: "refused",
denials: r
};
const i = new Map;
const c = new Map;
for (const {segment: s, command: r} of t) {
const t = c.get(r) ?? await n.runCall(callOf(r, c.size + 1), n.signal);
c.set(r, t);
if (t.denial !== void 0) return {
kind: "refused",
denials: [ t.denial ]
};
if (n.signal.aborted || t.status === "refused") return {
kind: "cancelled"
};
if (t.status === "invalid" || t.status === "failed" && a.failures === "stop") throw new o.yo(failedDiagnostic(e, s, {
command: r,
result: t
}));
i.set(s, isSilent(t) ? [] : partsOf(s, t));
}
return {
kind: "inserted",
parts: i,
notices: [ ...c ].flatMap(t => noticesOn(e, ...t))
};
}
function callOf(e, t) {
return {
id: `prompt-${t}`,
name: "Bash",
input: {
command: e,
for_model: false
}
};
}
function denialOf({command: e, evaluation: t}) {
const {decision: n, rule: o, reason: a, suggest: s} = t;
return {
tool: "Bash",
label: e.replace(/\s+/g, " "),
rule: o,
reason: a,
suggest: s,
origin: "prompt",
stage: n === "deny" ? "permission" : "confirmation"
};
}
function isSilent({status: e, parts: t}) {
const [n, ...o] = t;
return e === "done" && o.length === 0 && n?.type === "text" && n.text.trimEnd() === s.L;
}
function partsOf(e, t) {
return t.parts.map(t => ({
origin: "shell",
source: e.source,
part: t.type === "text" ? {
type: "text",
text: t.text.replace(/\n+$/, "")
} : t
}));
}
function textOf(e) {
return e.parts.map(e => e.type === "text" ? e.text : `(${e.mediaType})`).join("\n");
}
function noticesOn(e, t, n) {
return [ ...n.status === "failed" ? [ failedNotice(e, t, n) ] : [], ...n.omittedCharacters === void 0 ? [] : [ truncatedNotice(e, t, n.omittedCharacters) ] ];
}
function truncatedNotice({source: e}, t, n) {
const o = JSON.stringify(t.replace(/\s+/g, " "));
return `${e}: about ${n} characters of the output of ${o} are missing in the prompt; raise command-output-characters or command-output-lines, or insert less`;
}
function failedNotice({source: e}, t, n) {
const o = (textOf(n).trimEnd().split("\n").at(-1) ?? "").replace(/^\[(.*?)\.?\]$/, "$1");
const a = t.replace(/\s+/g, " ");
return `${e}: the command ${JSON.stringify(a)} failed (${o}); its output is in the prompt`;
}
function failedDiagnostic(e, t, {command: n, result: o}) {
const a = o.status === "failed";
const s = (0, r.$D)(e, t.start, {
code: "placeholder-failed",
message: a ? "a command of the prompt failed" : "a command of the prompt cannot run in this job",
hint: a ? "correct the command, or set failed-commands: keep to insert its output with a note" : "enable the Bash tool for the job, or remove the command"
});
return {
...s,
found: `${n}\n${textOf(o).trimEnd().split("\n").slice(-10).join("\n")}`
};
}
function tooMany(e, t, n) {
return new o.yo((0, r.$D)(e, t.at(-1)?.segment.start ?? 0, {
code: "placeholder-failed",
message: `the prompt has more than ${n} different commands`,
hint: "put some of them into one script, or let the agent run them"
}));
}
})
};
