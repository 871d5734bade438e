"use strict";

exports.id = 5691;

exports.ids = [ 5691 ];

exports.modules = {
29325: (function(t, e, n) {
n.d(e, {
Aj: () => splitAtAnswer,
FG: () => o,
pz: () => builtinJudge
});
const o = [ "github/similarity", "github/coherence", "github/fluency", "github/relevance", "github/groundedness" ];
const s = [ 0, .25, .5, .75, 1 ];
const r = "The task was:\n<task>\n{{item.input}}\n</task>\n\nThe answer to it is:\n{{completion}}";
const reference = t => `<${t}>\n{{item.expected}}\n</${t}>`;
const a = {
"github/similarity": {
question: `${r}\n\nA correct answer is:\n${reference("expected")}\n\nDoes the answer state the same as the correct answer? Wording, order and length do not count; facts, conclusions and omissions do.`,
grades: [ "states something else, or contradicts the correct answer", "shares a few points, but most differ or are missing", "agrees in about half of what matters", "agrees, except for a detail", "states the same" ]
},
"github/coherence": {
question: `${r}\n\nDo the sentences of the answer form one train of thought that responds to the task? Whether its facts are correct does not count.`,
grades: [ "fragments without a connection", "mostly disconnected; the reader must guess how its parts belong together", "understandable, with jumps or repetitions", "well organized, with small lapses", "every sentence follows from those before it" ]
},
"github/fluency": {
question: "A text:\n{{completion}}\n\nIs the text well written, sentence by sentence: grammar, choice of words, and ease of reading? Its content does not count.",
grades: [ "hardly readable", "many mistakes that disturb the reader", "readable, with mistakes or awkward phrases", "correct and easy to read, with a few rough places", "reads as if written by a skilled author" ]
},
"github/relevance": {
question: `${r}\n\nDoes the answer deal with what was asked, completely and without anything that does not belong to it?`,
grades: [ "is about something else", "touches the subject, but does not deal with what was asked", "deals with part of what was asked, or mixes it with much that was not asked", "deals with what was asked, except for a minor point", "deals with all of what was asked and with nothing else" ]
},
"github/groundedness": {
question: `Source text:\n${reference("source")}\n\nAn answer that must be based on the source only:\n{{completion}}\n\nDoes the source support what the answer states? A statement that is true but not in the source is not supported.`,
grades: [ "is not supported, or contradicts the source", "is mostly not supported", "is supported in part; important statements are not", "is supported, except for a minor statement", "is supported in every statement" ]
}
};
function builtinJudge(t) {
const {question: e, grades: n} = a[t];
const o = n.map((t, e) => `${String(e + 1)}: ${t}`).join("\n");
return {
kind: "judge",
prompt: splitAtAnswer(`${e}\n\nThe grades:\n${o}`),
system: null,
choices: s.map((t, e) => ({
choice: String(e + 1),
score: t
})),
model: null
};
}
function splitAtAnswer(t) {
return t.split(/\{\{[ \t]*completion[ \t]*\}\}/);
}
}),
73160: (function(t, e, n) {
n.d(e, {
l: () => readPromptEvaluators
});
var o = n(42357);
var s = n(33233);
var r = n(29325);
const a = [ "string", "llm", "uses" ];
const i = [ {
key: "equals",
kind: "equals",
ignoreCase: false
}, {
key: "contains",
kind: "contains",
ignoreCase: true
}, {
key: "startsWith",
kind: "starts-with",
ignoreCase: true
}, {
key: "endsWith",
kind: "ends-with",
ignoreCase: true
} ];
function readPromptEvaluators(t, e) {
const n = t.value["evaluators"] ?? [];
if (!Array.isArray(n)) {
e.diagnostics.push(t.diagnostic([ "evaluators" ], {
message: "`evaluators` must be a list",
hint: "write one mapping per evaluator, each starting with a dash"
}));
return [];
}
return n.flatMap((n, o) => {
const r = [ "evaluators", o ];
const fail = (n, o, s) => {
const a = s === void 0 ? r : [ ...r, s ];
e.diagnostics.push(t.diagnostic(a, {
message: n,
hint: o
}));
return null;
};
const a = t.diagnostic(r, {
message: "",
hint: ""
}).location ?? "";
const notice = t => void e.notices.push({
location: a,
message: t
});
if (!(0, s.p)(n)) {
fail("an evaluator must be a mapping", "write name, and string, llm or uses");
return [];
}
const i = readEvaluator(n, {
fail: fail,
notice: notice
});
if (i === null) return [];
const c = typeof n["name"] === "string" ? n["name"] : `evaluator ${String(o + 1)}`;
return [ {
name: c,
...i,
not: false,
weight: 1,
location: a
} ];
});
}
function readEvaluator(t, e) {
const n = a.filter(e => (t[e] ?? null) !== null);
keyTraps(n, e.notice);
const [o] = n;
if (o === void 0) return e.fail("an evaluator needs string, llm or uses", "add one of them");
return c[o](t[o], e);
}
const c = {
string: readComparison,
llm: readLlm,
uses: readUses
};
function readComparison(t, {fail: e, notice: n}) {
if (!(0, s.p)(t)) return e("`string` must be a mapping", "write equals, contains, startsWith or endsWith", "string");
const o = i.filter(({key: e}) => valueText(t[e]) !== "");
keyTraps(o.map(({key: t}) => t), n);
const [r] = o;
if (r === void 0) return e("`string` compares nothing", "write equals, contains, startsWith or endsWith with a text", "string");
const {kind: a, ignoreCase: c, key: l} = r;
const u = {
kind: a,
value: toBatchTemplate(valueText(t[l])),
ignoreCase: c,
isExact: true
};
return {
check: u,
threshold: null
};
}
function readLlm(t, e) {
const n = readPromptJudge(t, e);
if (n === null) return null;
judgeTraps(n, e.notice);
return {
check: n,
threshold: lowestAbove0(n.choices)
};
}
function readUses(t, {fail: e}) {
const n = r.FG.find(e => e === t);
if (n !== void 0) {
const t = (0, r.pz)(n);
return {
check: t,
threshold: lowestAbove0(t.choices)
};
}
const s = typeof t === "string" ? (0, o.pA)(t, r.FG) : void 0;
const a = s === void 0 ? `use one of ${r.FG.join(", ")}` : `did you mean ${s}?`;
return e(`unknown evaluator ${JSON.stringify(t)}`, a, "uses");
}
function lowestAbove0(t) {
return Math.min(1, ...t.map(({score: t}) => t).filter(t => t > 0));
}
function keyTraps(t, e) {
const [n, ...o] = t;
if (n === void 0 || o.length === 0) return;
const s = `${o.join(" and ")} ${o.length === 1 ? "has" : "have"} no effect`;
e(`only ${n} counts, and ${s}; write one evaluator for each`);
}
function judgeTraps({prompt: t, system: e, choices: n}, o) {
t.length < 2 && o("the judge does not see the answer; write {{completion}} in its prompt");
for (const [t, e] of n.flatMap((t, e) => {
const o = n.slice(0, e).find(({choice: e}) => t.choice.toLowerCase().includes(e.toLowerCase()));
return o === void 0 ? [] : [ [ t, o ] ];
})) same(t, e) ? o(`the choice ${quoted(t)} is listed twice; only the first can be chosen`) : o(`the choice ${quoted(t)} contains ${quoted(e)}, which is listed before it: GitHub Models always found ${quoted(e)}; here the judge can choose both`);
n.every(({score: t}) => t <= 0) && o("no choice has a score above 0, so no answer passes");
l.test(`${e ?? ""}\n${t.join("\n")}`) && o("the prompt asks for reasoning: GitHub Models took the first choice that occurred in it; here the choice is read apart from the reason");
}
const l = /step[ -]by[ -]step|chain[ -]of[ -]thought|\b(think|explain|reason|justify)\w*\b/i;
const same = (t, e) => t.choice.toLowerCase() === e.choice.toLowerCase();
const quoted = ({choice: t}) => JSON.stringify(t);
function readPromptJudge(t, {fail: e, notice: n}) {
if (!(0, s.p)(t)) return e("`llm` must be a mapping", "write prompt and choices", "llm");
const o = valueText(t["prompt"]);
if (o.trim() === "") return e("the judge has no `prompt`", "add the question", "llm");
const a = readChoices(t["choices"], {
fail: e,
notice: n
});
if (a === null) return null;
const i = valueText(t["systemPrompt"]).trim();
return {
kind: "judge",
prompt: (0, r.Aj)(toBatchTemplate(o)),
system: i === "" ? null : toBatchTemplate(i),
choices: a,
model: valueText(t["modelId"]) || null
};
}
function readChoices(t, {fail: e, notice: n}) {
const o = Array.isArray(t) ? t : [];
const r = o.flatMap(t => {
const {choice: e, score: n} = (0, s.p)(t) ? t : {
choice: void 0,
score: void 0
};
const o = valueText(e).trim();
return o !== "" && typeof n === "number" && Number.isFinite(n) ? [ {
choice: o,
score: n
} ] : [];
});
if (r.length === 0 || r.length < o.length) return e("`choices` must be a list of mappings with `choice` and a number `score`", "add them", "llm");
const a = Math.max(...r.map(({score: t}) => t));
if (r.every(({score: t}) => t >= 0 && t <= 1)) return r;
n("scores are from 0 to 1 here: higher ones are divided by the highest, and negative ones count as 0");
return r.map(({choice: t, score: e}) => ({
choice: t,
score: Math.max(0, e) / Math.max(1, a)
}));
}
function valueText(t) {
if (typeof t === "number" || typeof t === "boolean") return String(t);
return typeof t === "string" ? t : "";
}
function toBatchTemplate(t) {
return t.replace(/\{\{[ \t]*([\p{L}_][\p{L}\p{N}_.-]*)[ \t]*\}\}/gu, (t, e) => e === "completion" ? t : `{{item.${e}}}`);
}
}),
95691: (function(t, e, n) {
n.r(e);
n.d(e, {
hopelessRules: () => hopelessRules,
lint: () => lint
});
var o = n(54539);
var s = n(89273);
var r = n(5645);
var a = n(42492);
var i = n(39588);
var c = n(78441);
var l = n(33646);
var u = n(68350);
var h = n(58251);
var d = n(42357);
var m = n(29402);
var f = n(22485);
var p = n(28842);
var g = n(80982);
var v = n(93768);
var w = n(20653);
async function lintHooks(t) {
const {hooks: e = [], notices: n = []} = t.runContext.hooks ?? {};
const o = await (0, g.hookProblems)(t);
return [ ...o.map(({location: t = "hooks", message: e, found: n, hint: o}) => ({
id: "hook-cannot-start",
location: t,
message: e,
hint: o,
subject: `hook: ${n ?? ""}`
})), ...e.flatMap(matcherProblems), ...n.map(({location: t, message: e}) => {
const n = "remove it, or move what the run needs into a command hook or a rule";
return {
id: "hook-not-run",
location: t,
subject: "hooks",
message: (0, w.Kx)(e),
hint: n
};
}), ...e.flatMap(timeProblems) ];
}
function matcherProblems(t) {
const {event: e, matcher: n, location: o} = t;
if (m.IS[e].matches !== "tool") return [];
const s = ((0, f.eZ)(n) ?? []).filter(t => !isTool(t));
return s.map(e => {
const n = /^mcp__[^_]+(?:_[^_]+)*$/.test(e) ? `${e}__.*` : void 0;
const s = n ?? (0, v.Zt)(e) ?? (0, d.pA)(e, v.$p);
const r = `the matcher names ${e}, and no tool has this name`;
const a = s === void 0 ? `the tools are ${v.$p.join(", ")}` : `write ${s}`;
return {
id: "hook-never-matches",
location: o,
subject: `hook: ${(0, p.UR)(t)}`,
message: r,
hint: a
};
});
}
const y = new Set([ "MultiEdit", "NotebookEdit", "NotebookRead", "LS" ]);
function isTool(t) {
return v.$p.includes(t) || y.has(t) || /^mcp__.+__.+$/.test(t);
}
const b = 3600;
function timeProblems(t) {
const {timeoutSeconds: e, location: n} = t;
if (e === null || e <= b) return [];
const o = `the time limit is ${String(e)} seconds, which is more than an hour`;
const s = `if these are milliseconds, write ${String(e / 1e3)}`;
return [ {
id: "hook-time-limit",
location: n,
subject: `hook: ${(0, p.UR)(t)}`,
message: o,
hint: s
} ];
}
var $ = n(73160);
var k = n(72443);
var x = n(67557);
var A = n(33233);
const j = 1e7;
const T = /\.prompt\.ya?ml$/;
async function lintPrompts(t, e) {
const {paths: n} = await t.find(".", {
matches: t => T.test(t),
signal: e
});
const o = await Promise.all(n.map(e => problemsIn(t.relative(e), t)));
return o.flat();
}
async function problemsIn(t, e) {
const n = [];
const o = [];
try {
const s = (0, x.Z6)(await e.read(t, j), t);
(0, $.l)(await (0, A.k)(t, s), {
diagnostics: n,
notices: o
});
} catch (t) {
t instanceof d.yo ? n.push(...t.diagnostics) : (0, d.ki)(t, k.k);
}
const s = `prompt file: ${t}`;
const r = "write the evaluator so that it means the same here and in GitHub Models";
return [ ...n.map(({location: e = t, message: n, hint: o}) => ({
id: "evaluator-invalid",
location: e,
subject: s,
message: n,
hint: o
})), ...o.map(({location: t, message: e}) => ({
id: "evaluator-trap",
location: t,
subject: s,
message: e,
hint: r
})) ];
}
var L = n(81615);
var P = n(93123);
const C = /^\s*(?:-\s+)?uses:\s*['"]?((?:anthropics\/claude-code(?:-base)?-action|google-github-actions\/run-gemini-cli|openai\/codex-action|actions\/ai-inference|qwenlm\/qwen-code-action|promptfoo\/promptfoo-action)(?=[@/]))/i;
async function otherAgents(t) {
const e = [];
for (const n of await (0, P.w)(t)) {
const o = (await t.read(n, P.n)).toString("utf8");
for (const [t, s] of o.split("\n").entries()) {
const o = C.exec(s)?.[1];
o !== void 0 && e.push(`${n}:${t + 1} runs ${o}. The same for Sallyport: sallyport migrate ${n}`);
}
}
return e;
}
var O = n(61528);
var S = n(7436);
var M = n(72539);
async function lint(t, e) {
const n = await (0, M.kv)(t, e);
const {settings: o, locationOfRule: i, files: l} = n;
const {ask: d, deny: m} = o;
const f = {
allow: [ ...o.allow, ...t.operands ],
ask: d,
deny: m
};
const p = o.allow.length;
const locationOf = (t, e) => t === "allow" && e >= p ? (0, u.eK)("the command line", e - p) : i(t, e);
(0, u.hg)(f, locationOf);
const g = (await (0, h.O)(o, n.trustedSource.source))?.servers ?? [];
const v = o["protected-paths"];
const w = (0, s.P)(n.workspace, e.home, {
protectedPaths: v
});
const y = g.map(({name: t}) => t);
const b = [ ...(0, c.x)(f, y, w), ...hopelessRules(f, w) ].map(t => ({
...t,
location: locationOf(t.list, t.index)
}));
const $ = (0, a.o3)(e, n.workspace);
const {path: k} = $;
const x = t.operands.length > 0 ? [] : [ ...await lintHooks({
runContext: n,
lists: f,
toolPath: k
}), ...(0, L.Q)(g), ...await (0, O.E)(l, o), ...await lintPrompts(l, e.signal) ];
const {stdio: A} = e;
const j = b.length + x.length;
if ((0, S.JG)(t, "json")) A.out(`${JSON.stringify([ ...b, ...x ], null, 2)}\n`); else {
const n = await (0, r.findDocumentation)(e, $) ?? "docs";
A.err(`${withoutRule(o["read-only-commands"], n)}\n`);
if (t.operands.length === 0) for (const t of await otherAgents(l)) A.err(`${t}\n`);
j === 0 && A.err(`${noProblems(f)}\n`);
const s = b.map(t => ({
...t,
subject: `${t.list}: ${t.rule}`
}));
for (const t of [ ...s, ...x ]) A.out(problemText(t, n));
}
return j === 0 ? 0 : 1;
}
function hopelessRules(t, e) {
return (0, l.NR)(t).rules.allow.flatMap(t => {
const {specifier: n, index: o, text: s} = t;
const r = (0, l.jD)(t);
if (n.kind !== "command" || n.pattern.open || r.length < n.pattern.words.length) return [];
const a = {
allow: [ s ],
ask: [],
deny: []
};
const c = (0, i.createPolicyEngine)({
lists: a,
mode: "default",
readOnlyCommands: false,
world: e
});
const {code: u, reason: h} = c({
tool: "Bash",
effects: [ {
kind: "exec",
argv: r,
cwd: e.workspace
} ]
});
const d = `it never allows anything: ${h}`;
return u === "never" ? [ {
id: "never-matches",
list: "allow",
index: o,
rule: s,
message: d,
hint: "remove the rule"
} ] : [];
});
}
function problemText({id: t, subject: e, location: n, message: o, hint: s}, r) {
return `${e} [${t}]\n  location: ${n}\n  problem:  ${o}\n  hint:     ${s}\n  docs:     ${r}/rules.md#${t}\n`;
}
function withoutRule(t, e) {
return t ? `Commands that only read files need no rule (read-only-commands): ${e}/rules.md#commands-that-only-read` : "Every command needs a rule (read-only-commands is off).";
}
function noProblems({allow: t, ask: e, deny: n}) {
const s = t.length + e.length + n.length;
return s === 0 ? "No rules are configured: the defaults apply." : `No problems found in ${(0, 
o.B4)(s, "rule")}.`;
}
}),
28842: (function(t, e, n) {
n.d(e, {
UR: () => hookLabel,
YX: () => hookLine,
nL: () => hookProblem
});
function hookLabel({handler: t}) {
const e = t.type === "request" ? t.url.replace(/[?#].*$/, "") : [ t.command, ...t.args ?? [] ].join(" ").replaceAll(/\s+/g, " ").trim();
return e.length > o ? `${e.slice(0, o - 1)}\u2026` : e;
}
function hookLine(t) {
return `${[ t.event, t.matcher ].filter(t => t !== "").join(" ")}: ${hookLabel(t)}`;
}
const o = 60;
function hookProblem(t, e, n, o) {
return {
code: "hook-invalid",
location: t,
message: e,
found: n,
hint: o
};
}
}),
5645: (function(t, e, n) {
n.d(e, {
findDocumentation: () => findDocumentation
});
var o = n(73024);
var s = n(76760);
var r = n(73136);
var a = n(49711);
var i = n(26629);
async function findDocumentation({environment: t, program: e}, n) {
const c = (0, a.GZ)(t);
if (c !== null) return c;
const l = await (0, i.n)(n, e);
if (l !== null) return `https://github.com/${l.repository}/blob/${l.commit}/docs`;
const u = (0, i.I)(e);
return u !== null && (0, o.existsSync)((0, s.join)(u, "docs", "errors.md")) ? (0, 
r.pathToFileURL)((0, s.join)(u, "docs")).href : null;
}
}),
26629: (function(t, e, n) {
n.d(e, {
I: () => rootOf,
n: () => findReleasedAction
});
var o = n(73024);
var s = n(76760);
var r = n(42357);
var a = n(39925);
async function findReleasedAction(t, e) {
const n = rootOf(e);
if (n === null) return null;
const git = async (...e) => {
const {stdoutBytes: o, exitCode: s} = await (0, a.runProcess)(t, {
argv: [ "git", ...e ],
cwd: n,
timeoutMs: 1e4,
maxOutputBytes: 1e6,
signal: (new AbortController).signal
});
return s === 0 ? o.toString("utf8").trim() : "";
};
const [o, s = ""] = (await git("rev-parse", "--show-prefix", "--show-toplevel", "HEAD")).split("\n");
if (o !== n) return null;
const r = await git("config", "--get", "remote.origin.url");
const [, i] = /^(?:https:\/\/(?:[^@/]*@)?github\.com\/|(?:ssh:\/\/)?git@github\.com[:/])([\w.-]+\/[\w.-]+?)(?:\.git)?\/?$/.exec(r) ?? [];
if (i === void 0) return null;
const c = "--format=%(refname:strip=2) %(objectname) %(*objectname)";
const l = await git("for-each-ref", "--sort=-version:refname", c, "refs/tags/v*");
const u = l.split("\n").find(t => /^v\d+\.\d+\.\d+ /.test(t));
const [h = "", d = "", m = ""] = (u ?? "").split(" ");
return {
repository: i,
commit: s,
release: h === "" ? null : {
tag: h,
commit: m === "" ? d : m
}
};
}
function rootOf(t) {
return (0, r.CD)(() => (0, s.resolve)((0, s.dirname)((0, o.realpathSync)(t)), ".."), null);
}
}),
14399: (function(t, e, n) {
n.d(e, {
H: () => documentValue
});
var o = n(42357);
var s = n(63520);
var r = n(39579);
function documentValue(t, e, n, a) {
if (t.errors.length > 0) throw new o.yo(t.errors.slice(0, r.h0).map(t => {
const o = t.linePos?.[0];
const r = o === void 0 ? 0 : (0, s.HA)(e, {
line: o.line,
column: o.col
});
return n(r, (t.message.split("\n")[0] ?? "").replace(/ at line \d+, column \d+:?$/, ""));
}));
try {
return t.toJS(a === void 0 ? {} : {
reviver: a
});
} catch (t) {
throw new o.yo(n(0, (0, o.bD)(t)));
}
}
}),
46013: (function(t, e, n) {
n.d(e, {
V: () => noEffect,
x: () => nameOfType
});
var o = n(42357);
function noEffect(t, e, n) {
const s = (0, o.au)(e, n);
return `the ${t} ${JSON.stringify(e)} has no effect${s === null ? "" : `; ${s}`}`;
}
function nameOfType(t) {
if (t === null) return "empty";
if (Array.isArray(t)) return "a list";
if (t instanceof Date) return "a date";
switch (typeof t) {
case "string":
return "a string";

case "number":
case "bigint":
return "a number";

case "boolean":
return "true or false";

default:
return "a table";
}
}
}),
33233: (function(t, e, n) {
n.d(e, {
k: () => readYamlFile,
p: () => isMapping
});
var o = n(42357);
var s = n(63520);
var r = n(14399);
var a = n(46013);
var i = n(39579);
const c = 1e6;
async function readYamlFile(t, e, l) {
const diagnostic = (n, o) => (0, s.dR)(t, e, n, {
code: "prompt-syntax",
message: o,
hint: "correct the YAML at the caret"
});
if (e.length > c) throw new o.yo(diagnostic(0, `the file is longer than ${c} characters`));
if ((0, i.qK)(e)) throw new o.yo(diagnostic(0, `the file is nested deeper than ${i.JG}`));
const {parseDocument: u} = await n.e(8815).then(n.t.bind(n, 38815, 19));
const h = u(e, {
logLevel: "error",
intAsBigInt: l !== void 0
});
const problem = (t, e) => diagnostic(t, `the file is not valid YAML: ${e}`);
const d = (0, r.H)(h, e, problem, l);
if (!isMapping(d)) throw new o.yo(diagnostic(0, `the file must be a mapping (\`name: value\`), but is ${(0, 
a.x)(d)}`));
return {
value: d,
diagnostic: (n, o, r = null) => {
const a = nodeAt(h, n);
const i = (r === null ? null : offsetIn(e, a, r)) ?? a?.range?.[0] ?? 0;
return (0, s.dR)(t, e, i, {
code: "prompt-syntax",
...o
});
},
linesOf: t => linesOf(e, nodeAt(h, t))
};
}
function isMapping(t) {
return typeof t === "object" && t !== null && !Array.isArray(t) && !(t instanceof Date);
}
function nodeAt(t, e) {
for (let n = e.length; n > 0; n -= 1) {
const o = t.getIn(e.slice(0, n), true);
if (typeof o === "object" && o !== null && "range" in o) return o;
}
return;
}
function linesOf(t, e) {
if (e === void 0 || !("value" in e) || typeof e.value !== "string") return null;
const [n] = e.range ?? [ 0 ];
const o = e.value.split("\n");
const r = "type" in e ? e.type : void 0;
if (r === "BLOCK_LITERAL" || r === "BLOCK_FOLDED") return linesOfBlock(t, n, o);
const a = n + (r === "PLAIN" ? 0 : 1);
return o.length === 1 && t.startsWith(e.value, a) ? [ (0, s.t$)(t, a) ] : null;
}
function offsetIn(t, e, n) {
if (e === void 0 || !("value" in e) || typeof e.value !== "string") return null;
const {line: o, column: r} = (0, s.t$)(e.value, n);
const a = linesOf(t, e)?.[o - 1];
return a === void 0 ? null : (0, s.HA)(t, {
line: a.line,
column: a.column + r - 1
});
}
function linesOfBlock(t, e, n) {
const o = (0, s.t$)(t, e).line + 1;
const r = t.split("\n").slice(o - 1, o - 1 + n.length);
const a = n.findIndex(t => t.trim() !== "");
const i = a < 0 ? 0 : (r[a] ?? "").length - (n[a] ?? "").length;
const c = n.every((t, e) => t === "" || r[e]?.slice(i) === t);
return c ? n.map((t, e) => ({
line: o + e,
column: i + 1
})) : null;
}
})
};
