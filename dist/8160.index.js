"use strict";

exports.id = 8160;

exports.ids = [ 8160, 2037, 1816, 6340 ];

exports.modules = {
2625: (function(e, n, t) {
t.d(n, {
H: () => readQuestion
});
var o = t(42357);
var s = t(8702);
var r = t(20653);
const isText = e => typeof e === "string";
const i = {
expected: "a list of rules",
isValid: Array.isArray
};
const a = {
id: {
expected: "a string, a number or null",
isValid: e => e === null || /^(?:string|number)$/.test(typeof e)
},
allow: i,
ask: i,
deny: i,
mode: {
expected: `one of ${s.n.join(", ")}`,
isValid: e => s.n.some(n => n === e)
},
tool: {
expected: "the name of a tool",
isValid: isText
},
input: {
expected: "anything",
isValid: () => true
},
command: {
expected: "a string",
isValid: isText
}
};
const l = Object.keys(a);
const c = [];
const u = 10;
function readQuestion(e) {
if (typeof e !== "object" || e === null || Array.isArray(e)) return {
error: `the line must be a JSON object; found ${shown(e)}`
};
const n = diagnosticsOf(e);
if (n.length > 0) return {
error: explainedError(n)
};
const t = e;
const {id: o = null, allow: s = c, ask: r = c, deny: i = c, mode: a = "default", tool: l = "Bash", input: u, command: d} = t;
return {
id: o,
allow: s,
ask: r,
deny: i,
mode: a,
tool: l,
input: u,
command: d
};
}
function diagnosticsOf(e) {
const n = [];
for (const t of l) {
const o = e[t];
if (o === void 0) continue;
a[t].isValid(o) ? a[t] === i && addRuleDiagnostics(t, o, n) : n.push(() => `${t} must be ${a[t].expected}; found ${shown(o)}`);
}
for (const t of Object.keys(e)) Object.hasOwn(a, t) || n.push(() => unknownKey(t));
return n;
}
function addRuleDiagnostics(e, n, t) {
for (const [o, s] of n.entries()) typeof s !== "string" && t.push(() => `${e}[${o}] must be a rule as text; found ${shown(s)}`);
}
function explainedError(e) {
const n = e.length - u;
const t = e.slice(0, u).map(e => e());
return [ ...t, ...n > 0 ? [ `and ${n} more` ] : [] ].join("; ");
}
function unknownKey(e) {
const n = (0, o.pA)(e, l);
const t = n === void 0 ? "" : `did you mean ${n}? `;
return `unknown key ${shown(e)}; ${t}The keys are ${l.join(", ")}`;
}
const shown = e => (0, r.ml)(JSON.stringify(e), 80);
}),
60506: (function(e, n, t) {
t.r(n);
t.d(n, {
explain: () => explain
});
var o = t(42357);
var s = t(27873);
var r = t(28028);
var i = t(27126);
function commandTreeOf(e) {
const {commands: n, parts: t} = e;
const o = new Set(n.flatMap(e => e.parts));
return {
commands: n.filter(e => e.step.outer === null).map(e => nodeOf(e, n)),
effects: t.filter(e => !o.has(e))
};
}
function nodeOf(e, n) {
return {
command: (0, i.u)(e.step),
cwd: e.step.cwd,
decision: e.ownDecision.decision,
rule: e.ownDecision.rule,
reason: e.ownDecision.reason,
effects: e.parts.slice(1),
children: n.filter(n => n.step.outer === e.step).map(e => nodeOf(e, n))
};
}
var a = t(39588);
var l = t(66340);
var c = t(19326);
var u = t(86810);
var d = t(68350);
var f = t(2625);
var p = t(72539);
const h = 64e3;
const m = 1e3;
const g = 4e6;
async function explainLines(e, n) {
const t = (0, u._)(e.world);
const {tools: o, secondParser: s, readOnlyCommands: r} = e;
const i = {
tools: o,
world: t,
secondParser: s,
readOnlyCommands: r
};
const a = {
...i,
policies: new Map,
answers: new Map,
kept: 0
};
let l = false;
let c = "";
const flush = () => {
c !== "" && n.out(c);
c = "";
};
for await (const {lines: e, isInLine: t} of pieces(n.inputChunks())) {
for (const n of e) {
if (n !== null && /^\s*$/.test(n)) continue;
const e = n === null ? {
id: null,
error: $
} : questionOf(n);
const t = "error" in e ? e : knownAnswer(e, a) ?? await answerTo(e, a);
l ||= typeof t !== "string";
c += `${typeof t === "string" ? t : JSON.stringify(t)}\n`;
c.length >= h && flush();
}
flush();
t || forget(a);
}
return l ? 2 : 0;
}
function forget(e) {
e.world.forget();
e.answers.clear();
e.kept = 0;
}
async function* pieces(e) {
let n = [];
let t = 0;
const whole = () => t > y ? null : n.join("");
const add = e => {
t += e.length;
t <= y && n.push(e);
};
for await (const o of e) {
const e = [];
let s = 0;
for (let r = o.indexOf("\n"); r >= 0; r = o.indexOf("\n", s)) {
add(o.slice(s, r));
e.push(whole());
[n, t, s] = [ [], 0, r + 1 ];
}
add(o.slice(s));
yield {
lines: e,
isInLine: t > 0
};
}
yield {
lines: [ whole() ],
isInLine: false
};
}
function questionOf(e) {
const n = jsonProblem(e);
if (n !== null) return {
id: null,
error: n
};
let t;
try {
t = JSON.parse(e);
} catch (e) {
return {
id: null,
error: `invalid JSON: ${(0, o.bD)(e)}`
};
}
const s = (0, f.H)(t);
if ("error" in s) return {
id: idOf(t),
error: s.error
};
const {allow: r, ask: i, deny: a, mode: l, tool: c, command: u, input: d = {
command: u
}} = s;
const p = JSON.stringify([ r, i, a, l ]);
const h = s.input === void 0 && u !== void 0 ? `:${u}` : JSON.stringify(d);
return {
question: s,
input: d,
rules: p,
key: `${p}\n${JSON.stringify(c)}\n${h}`
};
}
function knownAnswer({key: e, question: {id: n}}, {answers: t}) {
const o = t.get(e);
return o === void 0 ? void 0 : withId(n, o);
}
const withId = (e, n) => `{"id":${JSON.stringify(e)},${n}`;
function answerTo(e, n) {
const {question: t, input: r, key: i} = e;
const {id: a, tool: l} = t;
const lineOf = e => {
const {decision: t, outcome: o, rule: s, reason: r, effects: l, suggest: c} = e;
const u = JSON.stringify({
decision: t,
outcome: o,
rule: s,
reason: r,
effects: l,
suggest: c
}).slice(1);
n.kept += i.length + u.length;
if (n.kept > g) {
n.answers.clear();
n.kept = 0;
}
n.answers.set(i, u);
return withId(a, u);
};
try {
const t = (0, p.wM)({
tools: n.tools,
policy: policyFor(e, n)
}, l, r);
const o = (0, s._)(t, n.secondParser);
return o instanceof Promise ? o.then(lineOf) : lineOf(o);
} catch (e) {
(0, o.ki)(e, o.yo);
return {
id: a,
error: e.diagnostics.map(diagnosticText).join("; ")
};
}
}
function idOf(e) {
return typeof e === "object" && e !== null && "id" in e ? e.id : null;
}
function diagnosticText({location: e, message: n, found: t, hint: o}) {
const s = e === void 0 ? "" : `${e.replace(/^--/, "")}: `;
return `${s}${n}${t === void 0 ? "" : `, found ${t}`}; ${o}`;
}
function policyFor({rules: e, question: n}, {world: t, readOnlyCommands: o, policies: s}) {
const r = s.get(e);
if (r !== void 0) return r;
const i = (0, d.hg)(n, d.eK);
const l = (0, a.createPolicyEngine)({
lists: i,
mode: n.mode,
readOnlyCommands: o,
world: t
});
s.size >= m && s.clear();
s.set(e, l);
return l;
}
const w = {
length: 8e6,
depth: 64,
values: 4e4
};
function jsonProblem(e) {
if (e.length > w.length) return $;
let n = 0;
let t = 0;
for (let o = 0; o < e.length; o += 1) {
const s = e[o];
s === '"' ? o = endOfString(e, o) : s === "[" || s === "{" ? n += 1 : s === "]" || s === "}" ? n -= 1 : s === "," && (t += 1);
if (n > w.depth) return `this line is nested more than ${w.depth} levels deep`;
if (t > w.values) return `this line has more than ${w.values} values`;
}
return null;
}
function endOfString(e, n) {
for (let t = e.indexOf('"', n + 1); t >= 0; t = e.indexOf('"', t + 1)) {
let n = 0;
while (e[t - 1 - n] === "\\") n += 1;
if (n % 2 === 0) return t;
}
return e.length;
}
const y = w.length;
const $ = `this line is longer than ${w.length} characters`;
var v = t(86990);
const O = 10;
function needsLines(e, n, t) {
if (e === void 0) return [];
if (e.leaves !== null) return [ `  sandbox: runs outside, since ${e.leaves} only works there` ];
return [ "  sandbox:", `    writes  ${writesText(e, t)}`, ...outsideLines(n, t), "    .git    " + (e.changesGit ? "writable, except for config, hooks and info" : "read-only"), `    hosts   ${hostsText(e)}`, ...gitHubLines(e) ];
}
function writesText({writes: e}, n) {
if (e === null) return "the workspace, except for protected and denied paths (it may run code of the repository)";
if (e.length === 0) return "only its private HOME and TMPDIR";
return `only ${firstOf(e.map(n))}, and its private HOME and TMPDIR`;
}
function outsideLines({readable: e, writable: n}, t) {
const o = [ ...e.length === 0 ? [] : [ `reads ${firstOf(e.map(t))}` ], ...n.length === 0 ? [] : [ `writes ${firstOf(n.map(t))}` ] ];
return o.length === 0 ? [] : [ `    outside ${o.join("; ")}` ];
}
function firstOf(e) {
return `${e.slice(0, O).join(", ")}${e.length > O ? " \u2026" : ""}`;
}
function hostsText({network: e}) {
const n = e.allow.map(({host: e, port: n}) => n === null ? e : (0, v.CT)(e, n));
return n.length === 0 ? "none" : [ ...new Set(n) ].join(", ");
}
function gitHubLines({gitHub: e, gitRemote: n}) {
const t = [ ...e === void 0 ? [] : [ "gh reads this repository" ], ...e === void 0 || e.records.length === 0 ? [] : [ `the run records ${e.records.join(", ")}` ], ...n === void 0 ? [] : [ "git may " + (n === "push" ? "fetch and push" : "fetch") ] ];
return t.length === 0 ? [] : [ `    github  ${t.join("; ")}` ];
}
var b = t(7436);
async function explain(e, n) {
const o = (0, b.JG)(e, "jsonl");
const i = (0, b.gx)(e, "transcript");
if (o) {
const n = 'remove these arguments, and write lines such as {"command":"git log","allow":["Bash(git log:*)"]}';
checkAlone(e, x, "jsonl", [ "--jsonl reads the call and its rules from each line", n ]);
}
const c = await (0, p.kv)(e, n);
const u = o || i !== void 0 ? null : callOf(e);
const d = await (0, p.GV)(c, n);
const {allow: f, ask: h, deny: m, mode: g, "read-only-commands": w} = c.settings;
if (i !== void 0) {
const o = "remove these arguments, or explain one call without --transcript";
const s = [ "--transcript reads the calls from the transcript", o ];
checkAlone(e, [ "tool", "input", "jsonl" ], "transcript", s);
const r = {
lists: {
allow: f,
ask: h,
deny: m
},
mode: g,
readOnlyCommands: w
};
const {explainTranscript: a, transcriptText: l} = await t.e(6515).then(t.bind(t, 86515));
const c = await a(i, n.directory, d, r);
const u = (0, b.JG)(e, "json");
n.stdio.out(u ? `${JSON.stringify(c, null, 2)}\n` : l(c));
return 0;
}
if (u === null) return await explainLines({
...d,
readOnlyCommands: w
}, n.stdio);
const y = (0, a.createExplainer)({
lists: {
allow: f,
ask: h,
deny: m
},
mode: g,
readOnlyCommands: w,
world: d.world
});
const $ = (0, p.wM)({
tools: d.tools,
policy: y
}, u.tool, u.input);
const v = await (0, s._)($, d.secondParser);
const {decision: O, outcome: k, rule: S, reason: j, effects: T, suggest: R} = v;
const M = v.needs?.();
const P = (0, l.pathsOutside)({
allow: f,
ask: h,
deny: m
}, d.world);
const {stdio: A, environment: F} = n;
const L = (0, r.W)(A.outIsTerminal, F) ? colored : plain;
A.out((0, b.JG)(e, "json") ? `${JSON.stringify({
decision: O,
outcome: k,
rule: S,
reason: j,
effects: T,
suggest: R,
...M === void 0 ? {} : {
needs: {
...M,
outside: P
}
}
}, null, 2)}\n` : explanationText(v, {
outside: P,
relative: e => d.files.relative(e),
paint: L
}));
return 0;
}
const x = [ "tool", "input", "allow", "ask", "deny", "mode", "config" ];
function checkAlone(e, n, t, [s, r]) {
const i = n.filter(n => (0, b.JG)(e, n)).map(e => `--${e}`);
const a = [ ...e.operands, ...i ];
if (a.length > 0) throw (0, o.IF)([ "argument-invalid", `--${t}` ], s, r, a.join(" "));
}
function callOf(e) {
const [n] = e.operands;
const t = (0, b.gx)(e, "tool");
const s = (0, b.gx)(e, "input");
if (n !== void 0 && t === void 0 && s === void 0) {
const e = ruleProblem(n);
if (e !== null) throw new o.yo(e);
return {
tool: "Bash",
input: {
command: n
}
};
}
if (n === void 0 && s !== void 0) return {
tool: t ?? "Bash",
input: parseInput(s)
};
const r = "explain takes one command, or --tool with --input, or --jsonl, or --transcript";
const i = "write: sallyport explain 'git log -3'";
throw (0, o.IF)([ "argument-invalid" ], r, i);
}
function ruleProblem(e) {
const [, n = "", t = ""] = /^([A-Z]\w*)(?:\(([^()]*)\)$| +(\S+)$)/.exec(e) ?? [];
const [, o = ""] = / +(\S+)$/.exec(e) ?? [];
const s = t === "" ? o : t;
const r = exampleOf(n, s);
const i = "explain takes a command or a call, and this looks like a rule";
return r === null ? null : {
code: "argument-invalid",
location: e,
message: i,
hint: r
};
}
function exampleOf(e, n) {
const quoted = e => `'${JSON.stringify(e).replaceAll("'", "'\\''")}'`;
if (e === "Bash") return `write: sallyport explain '${n.replace(/[: ]?\*$/, "").replaceAll("'", "'\\''")}'`;
if ([ "Read", "Edit", "Write", "Delete" ].includes(e)) return `write: sallyport explain --tool ${e} --input ${quoted({
file_path: n
})}`;
if (e !== "WebFetch") return null;
const t = `https://${n.replace(/^domain:/, "")}/`;
return `write: sallyport explain --tool WebFetch --input ${quoted({
url: t
})}`;
}
function parseInput(e) {
try {
return JSON.parse(e);
} catch (e) {
const n = 'pass a JSON object, such as {"file_path":"README.md"}';
throw (0, o.IF)([ "argument-invalid", "--input" ], "invalid JSON", n, (0, o.bD)(e));
}
}
function explanationText(e, {outside: n, relative: t, paint: o}) {
const {commands: s, effects: r} = commandTreeOf(e);
const i = e.suggest.map(c.Q$);
return [ `${o(e.decision, e.outcome)} (${e.decision}): ${e.reason}`, ...s.flatMap(e => nodeLines(e, 1, {
relative: t,
paint: o
})), ...r.flatMap(e => effectLines(e, 1, {
relative: t,
paint: o
})), ...hintLines(i), ...needsLines(e.needs?.(), n, t), "" ].join("\n");
}
function hintLines(e) {
const [n] = e;
if (n === void 0) return [];
if (e.length === 1) return [ `  would be allowed by: ${n}` ];
return [ "  would be allowed by these rules together:", ...e.map(e => `    ${e}`) ];
}
const k = {
allow: "\u2713",
ask: "?",
deny: "\u2717"
};
const S = {
allow: 32,
ask: 33,
deny: 31
};
const plain = (e, n) => n;
const colored = (e, n) => `\x1b[${String(S[e])}m${n}\x1b[0m`;
function nodeLines(e, n, t) {
const o = "  ".repeat(n);
const s = e.command.replaceAll("\n", "\u23ce");
const r = e.effects.every(n => n.reason !== e.reason);
return [ `${o}${t.paint(e.decision, k[e.decision])} ${s}`, ...r ? [ `${o}    ${because(e)}` ] : [], ...e.effects.flatMap(e => effectLines(e, n + 1, t)), ...e.children.flatMap(e => nodeLines(e, n + 1, t)) ];
}
function because({rule: e, reason: n}) {
return e === null || n.includes(e) ? n : `${e}: ${n}`;
}
function effectLines({effect: e, decision: n, rule: t, reason: o}, s, {relative: r, paint: i}) {
const a = "  ".repeat(s);
const l = `${i(n, k[n])} ${effectText(e, r)}`;
return [ `${a}${l}`, `${a}    ${because({
rule: t,
reason: o
})}` ];
}
function effectText(e, n) {
switch (e.kind) {
case "exec":
return "any" in e.argv ? `exec any program (${e.argv.any})` : `exec ${e.argv.join(" ")}`;

case "read":
case "list":
case "write":
case "delete":
return typeof e.path === "string" ? `${e.kind} ${n(e.path)}` : `${e.kind} any path (${e.path.any})`;

case "fetch":
return typeof e.url === "string" ? `fetch ${e.url}` : `fetch any address (${e.url.any})`;

case "post":
return `post ${e.what}${e.target === void 0 ? "" : ` ${e.target}`}`;

case "mcp":
return `mcp ${e.server} ${e.tool}`;
}
}
}),
72539: (function(e, n, t) {
t.d(n, {
wM: () => evaluateCall,
kv: () => runContextOf,
GV: () => runtimeOf,
gW: () => runtimeOptionsOf
});
var o = t(3456);
var s = t(42357);
var r = t(84758);
t(4071);
var i = t(3681);
var a = t(41816);
var l = t(93199);
var c = t(44697);
var u = t(62491);
var d = t(478);
var f = t(20600);
const neverCalled = () => Promise.reject(new Error("the tool is only described"));
const p = {
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
function furtherTools(e = p) {
const {recorder: n, memory: t} = e;
return [ (0, c.Q)(e.loadSkill), (0, u.g)(e.agents, e.runTask), (0, d.d)(e.webFetch), ...t === void 0 ? [] : [ (0, 
i.M)(t) ], (0, f.t)(e.webSearch), ...r.gitHubWriteKinds.map(({createTool: e}) => e(n, () => Promise.resolve({
files: ""
}), false)), (0, l.r)(n), (0, l.P)(n), (0, a.createFindingsTool)(n) ];
}
var h = t(33740);
var m = t(49711);
var g = t(68350);
var w = t(66843);
var y = t(7436);
async function runContextOf(e, n, t = () => Promise.resolve()) {
const s = (0, w.T)((0, y.f5)(e), e.problems);
const r = await (0, o.ue)(s.early, n);
return await (0, o.wW)(r, s, n, {
checkPrompt: t
});
}
function runtimeOptionsOf(e, n) {
return {
runContext: e,
lists: (0, g.hg)(e.settings, e.locationOfRule),
spec: n,
tools: furtherTools()
};
}
async function runtimeOf(e, n, t = null) {
const o = (0, h.Y)({
...runtimeOptionsOf(e, t),
hostEnvironment: n,
childProcesses: {
home: n.home,
temporary: (0, m.YB)(n)
}
});
await o.ready();
return o;
}
const $ = /^mcp__[A-Za-z0-9-]+(?:_[A-Za-z0-9-]+)*__[A-Za-z0-9_-]+$/;
function evaluateCall(e, n, t) {
const o = e.tools.find(e => e.name === n);
if (o === void 0 && $.test(n)) return e.policy({
tool: n,
effects: []
});
if (o === void 0 && n === "Memory") {
const e = "name one with memory-file, such as memory-file: AGENTS.md in the configuration";
throw (0, s.IF)([ "argument-invalid", "--tool" ], "Memory is off: it needs a file", e);
}
if (o === void 0) {
const t = [ ...new Set(e.tools.map(e => e.name)) ];
const o = (0, s.au)(n, t) ?? `the tools are ${t.join(", ")}`;
throw (0, s.IF)([ "argument-invalid", "--tool" ], `unknown tool ${JSON.stringify(n)}`, o);
}
const r = o.bind(t);
if (!r.ok) throw new s.yo(r.problems.map(e => ({
code: "argument-invalid",
location: "--input",
message: e,
hint: `pass the input of ${n} as a JSON object`
})));
const {effects: i, subject: a} = r.call;
return e.policy({
tool: n,
effects: i,
...a === void 0 ? {} : {
subject: a
}
});
}
}),
5428: (function(e, n, t) {
t.d(n, {
R: () => fingerprint
});
var o = t(77598);
function fingerprint(e, n = 16) {
const t = (0, o.createHash)("sha256");
for (const n of e) t.update(n);
return t.digest("hex").slice(0, n);
}
}),
27873: (function(e, n, t) {
t.d(n, {
_: () => withSecondParse
});
function withSecondParse(e, n) {
if (e.outcome === "refuse") return e;
const t = e.scripts.filter(e => !isPlainLine(e));
return t.length === 0 ? e : checked(e, t, n);
}
async function checked(e, n, t) {
for (const o of n) {
const n = await t.objection(o);
if (n !== null) return {
...e,
...refusal(n, t.machineProblem?.() ?? null)
};
}
return e;
}
function refusal(e, n) {
return {
decision: "deny",
outcome: "refuse",
code: "unreadable",
rule: null,
reason: n === null ? `a second parser reads the command line differently (${e}); use simpler syntax or several commands, since no allow rule can permit it` : `the command line cannot be checked, because ${n}`,
suggest: [],
refusalKey: `second-parser ${e}`,
refusal: () => ({
kind: "form",
missing: [ n === null ? `a second parser reads it differently (${e})` : `it cannot be checked, because ${n}` ],
rewrites: n === null ? [ "use simpler syntax or several commands" ] : [],
permitted: [],
nearest: []
})
};
}
const o = String.raw`\$[A-Za-z_]\w*(?![\w[])`;
const s = String.raw`[\w./:=@%+,*?~^-]|'[^'\n]*'|"(?:[^"\\$\x60\n!]|${o})*"|\\[\w ;(){}$*?.|!"'\\]|\{\}|${o}`;
const r = `(?:${s})+`;
const i = String.raw`(?:[012]?>>?|<) ?(?:&[12]|${r})`;
const a = new RegExp(String.raw`^ *(?:(?:${r};?|${i};?|\|\|?|&&|;)(?: +|$))+(?:#[^\n]*)?$`);
const l = /(?:^|[;|&]) *(?:if|then|elif|else|fi|for|while|until|do|done|case|esac|in|select|function|time|coproc|let|declare|typeset|local|export|readonly|nameref)(?=$|[\s;|&])/;
function isPlainLine(e) {
return a.test(e) && !l.test(e);
}
}),
66340: (function(e, n, t) {
t.r(n);
t.d(n, {
createRepositoryGuard: () => createRepositoryGuard,
pathsOutside: () => pathsOutside
});
var o = t(78033);
var s = t(55559);
var r = t(3197);
var i = t(99756);
var a = t(33646);
var l = t(90559);
var c = t(39588);
function pathsOutside({allow: e}, n) {
const {rules: t} = (0, a.NR)({
allow: e,
ask: [],
deny: []
});
const pathsOf = e => {
const o = t.allow.flatMap(({tool: t, specifier: o}) => e.includes(t) && o.kind === "path" ? wholePaths(o.pattern, n) : []);
const s = o.filter(e => n.kindOf(e) !== "missing" && mayBeShown(e, n));
return [ ...new Set(s.flatMap(e => [ e, n.realpath(e) ])) ].filter(e => mayBeShown(e, n));
};
return {
readable: pathsOf([ "Read" ]),
writable: pathsOf([ "Write", "Edit" ])
};
}
function wholePaths(e, n) {
if (e.up.some(e => e > 0)) return [];
return e.globs.flatMap(t => {
const s = t.at(-1)?.kind === "globstar" ? t.slice(0, -1) : t;
const r = s.map(o.hi);
return r.length === 0 || r.includes(null) ? [] : (0, l.cF)(e, n, false).map(e => `${e === "/" ? "" : e}/${r.join("/")}`);
});
}
function mayBeShown(e, {workspace: n, home: t, temporary: o = n}) {
const i = [ n, t, o ].some(n => (0, s.FK)({
path: n,
directory: e
}));
return !i && !(0, s.FK)({
path: e,
directory: n
}) && !(0, r.WF)(e) && !u.test(e);
}
const u = /^(?:\/var)?\/run(?:\/|$)/;
function createRepositoryGuard(e, n) {
const {lists: t, world: o} = n;
const r = [ ...t.allow, `Read(${(0, l.AA)(e, o)}/**)` ];
const a = (0, c.createFileGuard)({
...n,
lists: {
...t,
allow: r
},
tool: "Read"
});
return n => (0, s.FK)({
path: n,
directory: e
}) && (0, i.y)(n) === "low" && a("read", n, "once") === null;
}
}),
19326: (function(e, n, t) {
t.d(n, {
KU: () => unpasteableRules,
Q$: () => allowFlag,
RJ: () => groupByRule,
fE: () => suggestedRules,
mM: () => allowLine,
tR: () => allowBlock,
uE: () => groupDenials
});
function groupDenials(e) {
const n = new Map;
for (const t of e) {
const e = JSON.stringify([ t.tool, t.label, t.reason, t.origin ]);
n.set(e, {
...t,
times: (n.get(e)?.times ?? 0) + 1
});
}
return [ ...n.values() ];
}
function groupByRule(e) {
const n = new Map;
for (const t of e) {
const {tool: e, reason: o, suggest: s, times: r, origin: i} = t;
const a = JSON.stringify([ e, o, s, i ]);
const {calls: l = [], times: c = 0} = n.get(a) ?? {};
n.set(a, {
calls: [ ...l, t ],
reason: o,
suggest: s,
times: c + r
});
}
return [ ...n.values() ];
}
function suggestedRules(e) {
return everyRule(e).filter(isPasteable);
}
function unpasteableRules(e) {
return everyRule(e).filter(e => !isPasteable(e)).length;
}
function everyRule(e) {
return [ ...new Set(e.flatMap(({suggest: e}) => e)) ];
}
function isPasteable(e) {
return e.length <= 500 && /^[A-Za-z]/.test(e) && !e.includes("${{") && !/[\p{C}\p{Zl}\p{Zp}\p{DI}]/u.test(e);
}
function allowBlock(e) {
return [ "allow: |", ...e.map(e => `  ${e}`) ].join("\n");
}
function allowLine(e) {
return `allow: ${/:(?:\s|$)|\s#/.test(e) ? `'${e.replaceAll("'", "''")}'` : e}`;
}
function allowFlag(e) {
return `--allow '${e.replaceAll("'", String.raw`'\''`)}'`;
}
}),
32622: (function(e, n, t) {
t.d(n, {
o: () => truncateMarkdown
});
var o = t(54539);
var s = t(20653);
const r = {
fence: null,
details: 0
};
function truncateMarkdown(e, n) {
const size = e => n.unit === "bytes" ? Buffer.byteLength(e) : e.length;
if (size(e) <= n.limit) return e;
const t = n.whole === null ? "" : ` The whole text is ${n.whole}.`;
const s = `*Truncated here: ${(0, o.ZV)(n.limit)} of ${(0, o.ZV)(size(e))} ${n.unit} fit.${t}*`;
const r = n.limit - size(s) - size("\n\n");
const i = r <= 0 ? "" : lastFitting(e, r, size);
const a = i === "" ? s : `${i}\n\n${s}`;
return size(a) <= n.limit ? a : "";
}
function lastFitting(e, n, t) {
let o = {
end: 0,
open: r
};
let s = o;
let i = r;
let [a, l] = [ 0, 0 ];
for (const r of e.split("\n")) {
const e = openAfter(r, i);
const c = l + t(r);
if (c > n) {
const e = partOfLine(r, i, e => l + t(e) + closing(i).length <= n);
e > 0 && (o = {
end: a + e,
open: i
});
break;
}
if (c + closing(e).length <= n) {
o = {
end: a + r.length,
open: e
};
e.fence === null && e.details === 0 && (s = o);
}
i = e;
a += r.length + 1;
l = c + 1;
}
const {end: c, open: u} = s.end * 2 >= o.end ? s : o;
return `${e.slice(0, c)}${closing(u)}`.trimEnd();
}
function openAfter(e, n) {
if (n.fence !== null) {
const t = /^ {0,3}(`{3,}|~{3,})[ \t]*$/.exec(e)?.[1] ?? "";
return t.startsWith(n.fence) ? {
...n,
fence: null
} : n;
}
const t = /^ {0,3}(`{3,}(?=[^`]*$)|~{3,})/.exec(e)?.[1] ?? null;
if (t !== null) return {
...n,
fence: t
};
if (!/^ {0,3}<\/?details\b/i.test(e)) return n;
const o = (e.match(/<details\b/gi)?.length ?? 0) - (e.match(/<\/details>/gi)?.length ?? 0);
return {
fence: t,
details: Math.max(0, n.details + o)
};
}
function closing({fence: e, details: n}) {
return `${e === null ? "" : `\n${e}`}${"\n\n</details>".repeat(n)}`;
}
function partOfLine(e, {fence: n}, t) {
if (n === null && /^\s*(?:\||<|`{3}|~{3})/.test(e)) return 0;
let [o, r] = [ 0, e.length ];
while (o < r) {
const n = Math.ceil((o + r) / 2);
t(e.slice(0, n)) ? o = n : r = n - 1;
}
return n === null ? safeEnd(e, o) : (0, s.GH)(e, o).length;
}
const i = 2e3;
function safeEnd(e, n) {
let t = 0;
let o = null;
for (const {0: s, index: r} of e.slice(0, n + 1).matchAll(/`+|\]\(|[[\])>]|<(?=[a-z/])|\s+/gi)) {
o !== null && r - o.since > i && (o = null);
o !== null ? s === o.until ? o = null : s === "](" && o.until === "]" && (o = {
until: ")",
since: o.since
}) : s.startsWith("`") ? o = {
until: s,
since: r
} : s === "[" ? o = {
until: "]",
since: r
} : s === "<" ? o = {
until: ">",
since: r
} : /^\s/.test(s) && (t = r);
}
return t;
}
}),
41816: (function(e, n, t) {
t.r(n);
t.d(n, {
createFindingsTool: () => createFindingsTool
});
var o = t(94343);
var s = t(43759);
var r = t(54539);
var i = t(11261);
var a = t(39472);
var l = t(64287);
const input = () => o.rej({
findings: o.YOg((0, a.K)()).check(s.Eb(200), o.q0y("The findings; empty if there are none."))
});
function createFindingsTool(e) {
return (0, i.uO)({
name: "ReportFindings",
description: "Reports findings in files, each with its location. They become annotations and report files of this run.",
input: input,
readOnly: true,
effects: () => [],
label: ({findings: e}) => (0, r.B4)(e.length, "finding"),
run: ({findings: n}) => (0, l.V)(e, {
kind: "findings",
findings: n.map(a.C)
})
});
}
})
};
