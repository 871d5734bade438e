"use strict";

exports.id = 2938;

exports.ids = [ 2938, 2037, 1816 ];

exports.modules = {
2625: (function(e, n, t) {
t.d(n, {
H: () => readQuestion
});
var o = t(42357);
var s = t(8702);
var i = t(20653);
const isText = e => typeof e === "string";
const r = {
expected: "a list of rules",
isValid: Array.isArray
};
const a = {
id: {
expected: "a string, a number or null",
isValid: e => e === null || /^(?:string|number)$/.test(typeof e)
},
allow: r,
ask: r,
deny: r,
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
const c = Object.keys(a);
const l = [];
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
const {id: o = null, allow: s = l, ask: i = l, deny: r = l, mode: a = "default", tool: c = "Bash", input: u, command: d} = t;
return {
id: o,
allow: s,
ask: i,
deny: r,
mode: a,
tool: c,
input: u,
command: d
};
}
function diagnosticsOf(e) {
const n = [];
for (const t of c) {
const o = e[t];
if (o === void 0) continue;
a[t].isValid(o) ? a[t] === r && addRuleDiagnostics(t, o, n) : n.push(() => `${t} must be ${a[t].expected}; found ${shown(o)}`);
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
const n = (0, o.pA)(e, c);
const t = n === void 0 ? "" : `did you mean ${n}? `;
return `unknown key ${shown(e)}; ${t}The keys are ${c.join(", ")}`;
}
const shown = e => (0, i.ml)(JSON.stringify(e), 80);
}),
96072: (function(e, n, t) {
t.r(n);
t.d(n, {
testRules: () => testRules
});
var o = t(42357);
var s = t(54539);
var i = t(27873);
var r = t(57979);
var a = t(80202);
var c = t(39588);
var l = t(68350);
var u = t(7436);
var d = t(72539);
var f = t(39579);
var m = t(2625);
const h = [ "run", "refuse", "allow", "ask", "deny" ];
const p = [ "allow", "ask", "deny", "mode" ];
async function parseRuleTests(e, n, s) {
const {isMap: i, isSeq: r, LineCounter: a, parseDocument: c} = await t.e(8815).then(t.t.bind(t, 38815, 19));
const l = new a;
const u = c(n, {
lineCounter: l,
uniqueKeys: true
});
const d = u.errors.map(n => problem(`${e}:${String(n.linePos?.[0].line ?? 1)}`, "invalid YAML", {
found: n.message.split("\n")[0] ?? "",
hint: "correct the YAML at this location"
}));
if (d.length > 0) throw new o.yo(d);
const f = i(u.contents) ? u.contents.get("cases", true) : null;
if (!i(u.contents) || !r(f) || f.items.length === 0) throw new o.yo(problem(e, "the file has no list of cases", {
hint: g
}));
const m = Object.entries(table_valueOf(u, e)).filter(([e]) => e !== "cases");
const h = m.filter(([e]) => p.some(n => n === e));
const y = m.filter(e => !h.includes(e)).map(([n]) => problem(e, `unknown key ${JSON.stringify(n)}`, {
hint: `use one of the keys cases, ${p.join(", ")}`
}));
const v = [];
for (const n of f.items) {
const t = `${e}:${String(lineOf(n, l))}`;
const o = parseRow(n.toJS(u), {
...s,
...Object.fromEntries(h)
});
"error" in o ? y.push(problem(t, o.error, {
hint: w
})) : v.push({
...o,
location: t
});
}
if (y.length > 0) throw new o.yo(y);
return v;
}
function table_valueOf(e, n) {
try {
return e.toJS({
maxAliasCount: 100,
reviver: (e, n) => n
});
} catch (e) {
const t = "write out the value instead of an alias";
throw new o.yo(problem(n, `invalid YAML: ${(0, f.C1)(e)}`, {
hint: t
}));
}
}
const g = "write cases: and below it rows such as - { command: git log, expect: run }";
const w = "write rows such as { command: git log, expect: run } or { tool: Read, input: { file_path: .env }, expect: refuse }";
function parseRow(e, n) {
if (typeof e !== "object" || e === null || Array.isArray(e)) return {
error: `a row must be a mapping; found ${JSON.stringify(e)}`
};
const {expect: t, ...o} = e;
const s = (0, m.H)({
...n,
...o
});
if ("error" in s) return s;
const i = h.find(e => e === t);
if (i === void 0) return {
error: `expect must be one of ${h.join(", ")}; found ${t === void 0 ? "none" : JSON.stringify(t)}`
};
if (s.command === void 0 && s.input === void 0) return {
error: "the row has neither command nor input"
};
return {
question: s,
expect: i
};
}
const lineOf = (e, n) => n.linePos(e.range?.[0] ?? 0).line;
function problem(e, n, t) {
return {
code: "rule-test-invalid",
location: e,
message: n,
...t
};
}
const y = 1e7;
async function testRules(e, n) {
const {stdio: t, directory: i} = n;
if (e.operands.length === 0) {
const e = "write: sallyport test FILE\u2026; docs/rules.md describes the file";
throw (0, o.IF)([ "argument-invalid" ], "a file with cases is missing", e);
}
const c = await (0, d.kv)(e, n);
const {allow: l, ask: f, deny: m, mode: h, "read-only-commands": p} = c.settings;
const g = (0, r.S)({
root: i,
guard: () => null
});
const w = [];
for (const n of e.operands) {
const e = await (0, a.R)(g.read(n, y), {
location: n,
message: "the file with cases cannot be read",
hint: "use the path of a readable file"
});
w.push(...await parseRuleTests(n, e, {
allow: l,
ask: f,
deny: m,
mode: h
}));
}
const v = await (0, d.GV)(c, n);
const $ = [];
for (const e of w) $.push(await evaluate(e, v, p));
const b = $.filter(({passed: e}) => !e);
if ((0, u.JG)(e, "json")) t.out(`${JSON.stringify($.map(row), null, 2)}\n`); else {
for (const e of b) t.out(failureText(e));
t.err(`${(0, s.B4)($.length - b.length, "case")} passed, ${String(b.length)} failed.\n`);
}
return b.length === 0 ? 0 : 1;
}
async function evaluate(e, n, t) {
const {mode: o, tool: s, command: r, input: a = {
command: r
}} = e.question;
const u = (0, l.hg)(e.question, (n, t) => (0, l.eK)(`${e.location} ${n}`, t));
const f = (0, c.createPolicyEngine)({
lists: u,
mode: o,
readOnlyCommands: t,
world: n.world
});
const m = await (0, i._)((0, d.wM)({
tools: n.tools,
policy: f
}, s, a), n.secondParser);
const h = e.expect === m.outcome || e.expect === m.decision;
return {
...e,
evaluation: m,
passed: h
};
}
function row({question: e, expect: n, location: t, evaluation: o, passed: s}) {
const {decision: i, outcome: r, rule: a, reason: c, suggest: l} = o;
const {tool: u} = e;
return {
location: t,
tool: u,
call: callText(e),
expect: n,
decision: i,
outcome: r,
passed: s,
rule: a,
reason: c,
suggest: l
};
}
function failureText({question: e, expect: n, location: t, evaluation: o}) {
const {decision: s, outcome: i, reason: r, suggest: a} = o;
const c = [ `${t}: ${callText(e)}`, `  expected: ${n}`, `  found:    ${i} (${s})`, `  reason:   ${r}`, ...i === "refuse" && a.length > 0 ? [ `  allowed by: ${a.join(", ")}` ] : [] ];
return `${c.join("\n")}\n`;
}
function callText({tool: e, command: n, input: t}) {
return n ?? `${e} ${JSON.stringify(t)}`;
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
var i = t(84758);
t(4071);
var r = t(3681);
var a = t(41816);
var c = t(93199);
var l = t(44697);
var u = t(62491);
var d = t(478);
var f = t(20600);
const neverCalled = () => Promise.reject(new Error("the tool is only described"));
const m = {
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
function furtherTools(e = m) {
const {recorder: n, memory: t} = e;
return [ (0, l.Q)(e.loadSkill), (0, u.g)(e.agents, e.runTask), (0, d.d)(e.webFetch), ...t === void 0 ? [] : [ (0, 
r.M)(t) ], (0, f.t)(e.webSearch), ...i.gitHubWriteKinds.map(({createTool: e}) => e(n, () => Promise.resolve({
files: ""
}), false)), (0, c.r)(n), (0, c.P)(n), (0, a.createFindingsTool)(n) ];
}
var h = t(33740);
var p = t(49711);
var g = t(68350);
var w = t(66843);
var y = t(7436);
async function runContextOf(e, n, t = () => Promise.resolve()) {
const s = (0, w.T)((0, y.f5)(e), e.problems);
const i = await (0, o.ue)(s.early, n);
return await (0, o.wW)(i, s, n, {
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
temporary: (0, p.YB)(n)
}
});
await o.ready();
return o;
}
const v = /^mcp__[A-Za-z0-9-]+(?:_[A-Za-z0-9-]+)*__[A-Za-z0-9_-]+$/;
function evaluateCall(e, n, t) {
const o = e.tools.find(e => e.name === n);
if (o === void 0 && v.test(n)) return e.policy({
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
const i = o.bind(t);
if (!i.ok) throw new s.yo(i.problems.map(e => ({
code: "argument-invalid",
location: "--input",
message: e,
hint: `pass the input of ${n} as a JSON object`
})));
const {effects: r, subject: a} = i.call;
return e.policy({
tool: n,
effects: r,
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
const i = `(?:${s})+`;
const r = String.raw`(?:[012]?>>?|<) ?(?:&[12]|${i})`;
const a = new RegExp(String.raw`^ *(?:(?:${i};?|${r};?|\|\|?|&&|;)(?: +|$))+(?:#[^\n]*)?$`);
const c = /(?:^|[;|&]) *(?:if|then|elif|else|fi|for|while|until|do|done|case|esac|in|select|function|time|coproc|let|declare|typeset|local|export|readonly|nameref)(?=$|[\s;|&])/;
function isPlainLine(e) {
return a.test(e) && !c.test(e);
}
}),
32622: (function(e, n, t) {
t.d(n, {
o: () => truncateMarkdown
});
var o = t(54539);
var s = t(20653);
const i = {
fence: null,
details: 0
};
function truncateMarkdown(e, n) {
const size = e => n.unit === "bytes" ? Buffer.byteLength(e) : e.length;
if (size(e) <= n.limit) return e;
const t = n.whole === null ? "" : ` The whole text is ${n.whole}.`;
const s = `*Truncated here: ${(0, o.ZV)(n.limit)} of ${(0, o.ZV)(size(e))} ${n.unit} fit.${t}*`;
const i = n.limit - size(s) - size("\n\n");
const r = i <= 0 ? "" : lastFitting(e, i, size);
const a = r === "" ? s : `${r}\n\n${s}`;
return size(a) <= n.limit ? a : "";
}
function lastFitting(e, n, t) {
let o = {
end: 0,
open: i
};
let s = o;
let r = i;
let [a, c] = [ 0, 0 ];
for (const i of e.split("\n")) {
const e = openAfter(i, r);
const l = c + t(i);
if (l > n) {
const e = partOfLine(i, r, e => c + t(e) + closing(r).length <= n);
e > 0 && (o = {
end: a + e,
open: r
});
break;
}
if (l + closing(e).length <= n) {
o = {
end: a + i.length,
open: e
};
e.fence === null && e.details === 0 && (s = o);
}
r = e;
a += i.length + 1;
c = l + 1;
}
const {end: l, open: u} = s.end * 2 >= o.end ? s : o;
return `${e.slice(0, l)}${closing(u)}`.trimEnd();
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
let [o, i] = [ 0, e.length ];
while (o < i) {
const n = Math.ceil((o + i) / 2);
t(e.slice(0, n)) ? o = n : i = n - 1;
}
return n === null ? safeEnd(e, o) : (0, s.GH)(e, o).length;
}
const r = 2e3;
function safeEnd(e, n) {
let t = 0;
let o = null;
for (const {0: s, index: i} of e.slice(0, n + 1).matchAll(/`+|\]\(|[[\])>]|<(?=[a-z/])|\s+/gi)) {
o !== null && i - o.since > r && (o = null);
o !== null ? s === o.until ? o = null : s === "](" && o.until === "]" && (o = {
until: ")",
since: o.since
}) : s.startsWith("`") ? o = {
until: s,
since: i
} : s === "[" ? o = {
until: "]",
since: i
} : s === "<" ? o = {
until: ">",
since: i
} : /^\s/.test(s) && (t = i);
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
var i = t(54539);
var r = t(11261);
var a = t(39472);
var c = t(64287);
const input = () => o.rej({
findings: o.YOg((0, a.K)()).check(s.Eb(200), o.q0y("The findings; empty if there are none."))
});
function createFindingsTool(e) {
return (0, r.uO)({
name: "ReportFindings",
description: "Reports findings in files, each with its location. They become annotations and report files of this run.",
input: input,
readOnly: true,
effects: () => [],
label: ({findings: e}) => (0, i.B4)(e.length, "finding"),
run: ({findings: n}) => (0, c.V)(e, {
kind: "findings",
findings: n.map(a.C)
})
});
}
})
};
