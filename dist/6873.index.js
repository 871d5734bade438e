"use strict";

exports.id = 6873;

exports.ids = [ 6873, 1675, 6566, 1815, 2087, 8044 ];

exports.modules = {
71091: (function(e, t, n) {
n.d(t, {
lO: () => noPullRequestsHere,
nB: () => pullRequestWarning,
re: () => noPostsHere
});
var o = n(99991);
function noPostsHere({file: e, runContext: {settings: t, event: n}}) {
if (e.publish.off !== null) return e.publish.off;
if (t["github-token"] === void 0) return "no github-token is set (on the command line, GITHUB_TOKEN)";
return n.repository === null ? "the event names no repository" : null;
}
function noPullRequestsHere(e, t) {
const {runContext: n} = e;
if (isOnGitLab(t)) return "on GitLab, Sallyport opens no merge requests";
const s = noPostsHere(e);
if (s !== null) return s;
if ((0, o.F)(n, t) === null) return "the run is not on a branch of the repository";
return null;
}
const isOnGitLab = ({environment: e}) => e["GITLAB_CI"] === "true";
function pullRequestWarning(e, t) {
const n = e.file.jobs.find(({changes: e}) => e.startsWith("pull-request"))?.changes;
const o = n === void 0 ? null : noPullRequestsHere(e, t);
if (o === null) return null;
const s = isOnGitLab(t) ? "; docs/gitlab.md shows how to push them" : "";
return `changes: ${n ?? ""} will open nothing: ${o}. The changes of the jobs stay in the state directory, under patches/${s}.`;
}
}),
29325: (function(e, t, n) {
n.d(t, {
Aj: () => splitAtAnswer,
FG: () => o,
pz: () => builtinJudge
});
const o = [ "github/similarity", "github/coherence", "github/fluency", "github/relevance", "github/groundedness" ];
const s = [ 0, .25, .5, .75, 1 ];
const r = "The task was:\n<task>\n{{item.input}}\n</task>\n\nThe answer to it is:\n{{completion}}";
const reference = e => `<${e}>\n{{item.expected}}\n</${e}>`;
const i = {
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
function builtinJudge(e) {
const {question: t, grades: n} = i[e];
const o = n.map((e, t) => `${String(t + 1)}: ${e}`).join("\n");
return {
kind: "judge",
prompt: splitAtAnswer(`${t}\n\nThe grades:\n${o}`),
system: null,
choices: s.map((e, t) => ({
choice: String(t + 1),
score: e
})),
model: null
};
}
function splitAtAnswer(e) {
return e.split(/\{\{[ \t]*completion[ \t]*\}\}/);
}
}),
99175: (function(e, t, n) {
n.d(t, {
EF: () => f,
Fp: () => a,
a: () => unknownKey,
dG: () => readJobSettings
});
var o = n(42357);
var s = n(67805);
var r = n(88362);
var i = n(50137);
const a = [ "prompt", "prompt-file", "command" ];
const c = [ "allow", "ask", "deny", "mode", "read-only-commands", "command-directories", "minimum-trust" ];
function readJobSettings(e, {document: t, path: n, otherKeys: o}, s) {
return Object.entries(e).flatMap(([e, r]) => {
if (o.includes(e)) return [];
const i = f.find(t => t === e);
if (i === void 0) {
const r = n[0] === "defaults" ? "defaults" : "job";
const i = [ ...o, ...f ];
s.push(unknownKey({
key: e,
location: t.keyLocation(n, e),
place: r,
known: i
}));
return [];
}
const a = t.locationOf([ ...n, e ]);
const c = problemOf(i, r);
if (c === null) return [ {
name: i,
value: r,
location: a
} ];
s.push({
code: "batch-invalid",
location: a,
message: `${i} ${c}`,
found: JSON.stringify(r),
hint: `correct the value, or remove ${i}`
});
return [];
});
}
function problemOf(e, t) {
if ((0, r.Kc)(t)) return c.includes(e) ? "cannot contain placeholders: what it allows must be visible here" : null;
if (e === "vars") return typeof t === "object" && t !== null && !Array.isArray(t) && Object.values(t).every(e => e === null || [ "string", "number", "boolean" ].includes(typeof e)) ? null : "must be a mapping of names to texts";
const n = s.uG[e].value.schema().safeParse(t);
return n.success ? null : n.error.issues[0]?.message ?? "has an invalid value";
}
const l = [ "publish", "comment-key", "comment-mode", "progress", "reaction", "worktree", "checkout", "allow-links", "allow-mentions", "base-branch", "branch-prefix", "push-with", "on-failed-write" ];
const u = [ "context", "max-writes", "issue-expires-days", "issue-close-older" ];
const d = [ "hooks", "hooks-from" ];
const m = [ "command-env" ];
const h = [ "prompt", "prompt-file", "prompt-format", "command", "args", "vars", "output-schema" ];
const f = s.H$.filter(e => h.includes(e) || s.uG[e].inFile === true && ![ ...l, ...u, ...d, ...m ].includes(e));
function unknownKey(e) {
const {key: t, location: n} = e;
return {
code: "batch-invalid",
location: n,
message: `unknown key ${t}`,
hint: otherPlace(e) ?? guess(e)
};
}
const p = "below defaults, for all jobs, or into a job";
function otherPlace({key: e, place: t}) {
if (e === "writes") return "remove writes: a batch posts at the end of its run; publish: none only shows what it would post";
const isFor = t => t.includes(e);
if (t !== "file" && isFor(i.MX[""] ?? [])) return `write ${e} at the top of the file, next to jobs`;
if (t !== "job" && isFor(i.rW)) return `write ${e} into each job that it is for, below jobs`;
if (isFor(f)) return `write ${e} ${p}`;
if (u.includes(e)) return `remove ${e}: jobs of a batch have no issue or pull request that started them, and open no issue`;
const n = s.H$.find(t => t === e);
if (n === void 0) return null;
const o = s.uG[n].inFile === true ? "in the configuration file, as an action input" : "as an action input";
return `${e} is not a setting of a single job: give it ${o} or as a flag`;
}
function guess({key: e, place: t, known: n}) {
const s = (0, o.au)(e, n);
if (s !== null) return s;
const r = t === "file" ? (0, o.au)(e, f) : null;
return r === null ? `the keys are ${n.join(", ")}` : `${r} Write it ${p}`;
}
}),
88362: (function(e, t, n) {
n.d(t, {
Ej: () => textsIn,
ID: () => replaceIn,
Kc: () => hasPlaceholder,
Qf: () => placeholdersIn,
hX: () => unknownPlaceholders
});
const o = /\{\{[ \t]*(item|matrix)\.([\p{L}_][\p{L}\p{N}_ .-]*?)[ \t]*\}\}/gu;
const s = 1e3;
const r = new Map;
function parseBatchTemplate(e) {
const t = r.get(e);
if (t !== void 0) return t;
const n = [];
let i = 0;
for (const {0: t, 1: s, 2: r = "", index: a} of e.matchAll(o)) {
a > i && n.push(e.slice(i, a));
n.push({
kind: s === "item" ? "item" : "matrix",
name: r,
source: t
});
i = a + t.length;
}
i < e.length && n.push(e.slice(i));
const a = n;
r.size < s && r.set(e, a);
return a;
}
function placeholdersIn(e) {
return parseBatchTemplate(e).filter(e => typeof e !== "string");
}
function hasPlaceholder(e) {
return textsIn(e).some(e => placeholdersIn(e).length > 0);
}
function textsIn(e) {
if (typeof e === "string") return [ e ];
if (typeof e !== "object" || e === null) return [];
return Object.values(e).flatMap(textsIn);
}
function unknownPlaceholders(e) {
return [ ...e.matchAll(/\{\{[ \t]*([\p{L}_]\w*)(?:\.[^{}\n]*)?[ \t]*\}\}/gu) ].filter(({0: e, 1: t = ""}) => {
if (placeholdersIn(e).length > 0) return false;
return e.includes(".") || t === "item" || t === "matrix";
}).map(([e]) => e);
}
function replaceIn(e, t) {
if (typeof e === "string") return parseBatchTemplate(e).map(e => typeof e === "string" ? e : t(e)).join("");
if (Array.isArray(e)) return e.map(e => replaceIn(e, t));
if (typeof e !== "object" || e === null) return e;
return Object.fromEntries(Object.entries(e).map(([e, n]) => [ e, replaceIn(n, t) ]));
}
}),
50180: (function(e, t, n) {
n.d(t, {
t: () => isReplaced,
$: () => readEntries
});
var o = n(42357);
var s = n(33233);
var r = n(67805);
var i = n(95363);
var a = n(99175);
var c = n(88362);
var l = n(8044);
var u = n(93768);
var d = n(29325);
var m = n(50137);
function readEvaluation(e, t, n) {
const o = m.aT.filter(t => e[t] !== void 0);
const [s] = o;
const r = s === void 0 || o.length > 1 ? [ "an evaluation needs exactly one check" + (o.length === 0 ? "" : `, but has ${o.join(" and ")}`) ] : [ ...problemsOf(s, e), ...caseProblem(s, e) ];
for (const e of r) {
const s = o.length === 1 ? "correct the value" : `write one of ${m.aT.join(", ")} per evaluation`;
n.push({
code: "batch-invalid",
location: t,
message: e,
hint: s
});
}
if (s === void 0 || r.length > 0) return null;
return {
name: e.name ?? nameOf(s, e),
check: checkOf(s, e),
not: e.not ?? false,
weight: e.weight ?? 1,
threshold: e.threshold ?? null,
location: t
};
}
function problemsOf(e, t) {
if (e === "matches") return patternProblem(t.matches ?? "");
if (e === "tools-used") return (t["tools-used"] ?? []).flatMap(toolProblem);
if (e === "json-schema") return (0, l.schemaProblems)(t["json-schema"]).map(({pointer: e, what: t}) => `json-schema${e}: ${t}`);
return e === "judge" ? judgeProblems(t) : [];
}
const h = [ "contains", "starts-with", "ends-with", "equals", "matches" ];
function caseProblem(e, {"ignore-case": t}) {
return t !== true || h.includes(e) ? [] : [ `ignore-case has no effect on ${e}; it is for ${h.join(", ")}` ];
}
function judgeProblems({judge: e}) {
const t = e?.prompt ?? "";
const n = Object.keys(e?.choices ?? {}).map(e => e.trim().toLowerCase());
const o = [ ...t.matchAll(/\{\{[ \t]*([\p{L}_][\w-]*)[ \t]*\}\}/gu) ].filter(([, e]) => e !== "completion");
return [ ...(0, d.Aj)(t).length > 1 ? [] : [ "the judge does not see the answer: write {{completion}} in its prompt" ], ...o.map(([e, t = ""]) => `${e} has no value here; write {{item.${t}}} for a field of the item`), ...n.length < 2 ? [ "a judge needs at least two choices" ] : [], ...new Set(n).size < n.length ? [ "two choices of the judge differ only in case or spaces" ] : [] ];
}
function toolProblem(e) {
const t = u.$p.find(t => t.toLowerCase() === e.toLowerCase());
return t === void 0 || t === e ? [] : [ `tools-used: no tool is named ${e}; write ${t}` ];
}
function patternProblem(e) {
try {
new RegExp((0, c.ID)(e, () => "x"), "mu").test("");
return [];
} catch (e) {
return [ `matches is not a valid regular expression: ${(0, o.bD)(e)}` ];
}
}
function nameOf(e, t) {
const n = t[e];
return typeof n === "string" || typeof n === "number" ? `${e} ${String(n).trim()}` : e;
}
function checkOf(e, t) {
const n = t["ignore-case"] ?? false;
switch (e) {
case "contains":
case "starts-with":
case "ends-with":
case "equals":
case "matches":
return {
kind: e,
value: t[e] ?? "",
ignoreCase: n
};

case "json-schema":
return {
kind: e,
schema: t[e] ?? {}
};

case "max-cost-usd":
case "max-seconds":
case "max-turns":
return {
kind: e,
limit: t[e] ?? 0
};

case "tools-used":
return {
kind: e,
tools: t[e] ?? []
};

case "command":
return {
kind: e,
command: t.command ?? ""
};

case "judge":
return judgeOf(t);

case "uses":
return (0, d.pz)(t.uses ?? "github/similarity");
}
}
function judgeOf({judge: e}) {
const t = Object.entries(e?.choices ?? {}).map(([e, t]) => ({
choice: e,
score: t
}));
return {
kind: "judge",
prompt: (0, d.Aj)(e?.prompt ?? ""),
system: e?.system ?? null,
choices: t,
model: e?.model ?? null
};
}
function readItemSource(e, t, n) {
const o = m.Bb.filter(t => e[t] !== void 0);
const [s] = o;
const r = n.length;
const refuse = (e, o) => {
n.push({
code: "batch-invalid",
location: t,
message: e,
hint: o
});
};
if (s === void 0 || o.length > 1) {
const e = o.length === 0 ? "" : `, but has ${o.join(" and ")}`;
refuse(`items needs exactly one source${e}`, `write one of ${m.Bb.join(", ")}`);
return null;
}
e.match !== void 0 && s !== "changed" && refuse("match only narrows changed", "remove match, or use changed");
e.exclude !== void 0 && s !== "changed" && s !== "files" && refuse("exclude only narrows files and changed", "remove exclude, or use files or changed");
s !== "changed" || /^[^\s.][^\s]*?\.{2,3}[^\s]*$/.test(e.changed ?? "") || refuse("changed must be a range of commits", "write A..B, or A...B for the changes since both parted");
const i = [ e.files, e.match, e.exclude ].flatMap(list).find(e => e.startsWith("!"));
if (i !== void 0) {
const t = e.exclude === void 0 ? `write exclude: "${i.slice(1)}"` : "add it to exclude, without !";
refuse(`the glob ${i} begins with !, which does not leave out files`, t);
}
return n.length > r ? null : sourceOf(s, e, t);
}
function sourceOf(e, t, n) {
const o = {
limit: t.limit ?? null,
location: n
};
const s = list(t.exclude);
switch (e) {
case "list":
return {
kind: e,
values: t.list ?? [],
...o
};

case "files":
return {
kind: e,
patterns: list(t.files),
exclude: s,
...o
};

case "changed":
return {
kind: e,
range: t.changed ?? "",
files: list(t.match),
exclude: s,
...o
};

case "lines":
return {
kind: e,
command: t.lines ?? "",
...o
};

case "issues":
case "pulls":
return {
kind: e,
query: t[e] ?? "",
...o
};

case "jsonl":
case "csv":
case "json":
case "test-data":
return {
kind: e,
path: t[e] ?? "",
...o
};
}
}
function list(e) {
if (e === void 0) return [];
return typeof e === "string" ? [ e ] : e;
}
function readEntries(e, t) {
const n = (0, s.p)(e.value) ? e.value : {};
const o = (0, s.p)(n["defaults"]) ? (0, a.dG)(n["defaults"], {
document: e,
path: [ "defaults" ],
otherKeys: []
}, t) : [];
const r = Array.isArray(n["jobs"]) ? n["jobs"] : [];
const i = r.map((n, o) => (0, s.p)(n) ? (0, a.dG)(n, {
document: e,
path: [ "jobs", o ],
otherKeys: m.rW
}, t) : []);
const c = r.flatMap((n, s) => {
const r = usableEntry(n, s);
if (r === null) return [];
return readEntry(r, {
document: e,
index: s,
defaults: o,
settings: i[s] ?? []
}, t);
});
t.push(...repeatedIds(c));
return {
defaults: o,
jobs: c
};
}
function usableEntry(e, t) {
if (!(0, s.p)(e)) return null;
const n = Array.isArray(e["evaluate"]) ? e["evaluate"] : [];
const o = m.Oo.safeParse(e);
if (o.success) return {
value: o.data,
left: new Set,
evaluations: n
};
const r = new Set(o.error.issues.flatMap(({path: [e]}) => e ?? []));
const i = Object.entries(e).filter(([e]) => !r.has(e));
const a = m.Oo.safeParse({
id: `entry-${String(t + 1)}`,
...Object.fromEntries(i)
});
return a.success ? {
value: a.data,
left: r,
evaluations: n
} : null;
}
function readEntry({value: e, left: t, evaluations: n}, {document: o, index: s, defaults: r, settings: i}, c) {
const at = (...e) => o.locationOf([ "jobs", s, ...e ]);
const l = e.items === void 0 ? null : readItemSource(e.items, at("items"), c);
const u = n.flatMap((e, t) => {
const n = m.MF.safeParse(e);
return n.success ? readEvaluation(n.data, at("evaluate", t), c) ?? [] : [];
});
const d = {
id: e.id,
settings: i,
items: l,
matrix: e.matrix ?? {},
repeat: repeatOf(e.repeat, at("repeat"), c),
outputFile: e.output?.file ?? null,
evaluate: u,
...e["min-score"] === void 0 ? {} : {
minScore: e["min-score"]
},
...e.findings === true ? {
findings: true
} : {},
changes: e.changes ?? "none",
target: e.target ?? (l?.kind === "issues" || l?.kind === "pulls" ? "{{item.number}}" : null),
location: at()
};
const h = a.Fp.some(t => t in e);
h && !i.some(({name: e}) => a.Fp.includes(e)) || c.push(...promptProblems(d, r));
c.push(...unreplaced(e, at), ...Object.entries(d.matrix).flatMap(([e, t]) => t.flatMap((n, o) => {
if (t.indexOf(n) === o) return [];
const s = `matrix.${e} has the value ${JSON.stringify(n)} twice`;
const r = "remove one of them; to run each job several times, use repeat";
return [ {
code: "batch-invalid",
location: at("matrix", e, o),
message: s,
hint: r
} ];
})));
const f = [ ...r.filter(({name: e}) => !isReplaced(e, d)), ...i, ...d.outputFile === null ? [] : [ {
name: "output",
value: d.outputFile,
location: at("output")
} ], ...e.target === void 0 ? [] : [ {
name: "target",
value: e.target,
location: at("target")
} ], ...u.map(({name: e, check: t, location: n}) => ({
name: "evaluate",
value: {
name: e,
check: t
},
location: n,
evaluation: e
})) ];
const p = t.has("items") || e.items !== void 0 && l === null;
const g = {
items: p ? void 0 : l,
matrix: t.has("matrix") ? void 0 : d.matrix
};
c.push(...checkPlaceholders(f, g), ...unusedDimensions(d, f, at));
return d;
}
function isReplaced(e, t) {
const n = a.Fp.includes(e);
return settingNamesOf(t).some(t => n ? a.Fp.includes(t) : t === e);
}
function settingNamesOf({settings: e, matrix: t}) {
return [ ...new Set([ ...e.map(({name: e}) => e), ...Object.keys(t) ]) ];
}
function repeatOf(e, t, n) {
if (e === void 0) return {
times: 1,
atLeast: 1
};
if (typeof e === "number") return {
times: e,
atLeast: e
};
const {times: o, "at-least": s = o} = e;
s > o && n.push({
code: "batch-invalid",
location: t,
message: `at-least is ${String(s)}, but each job runs only ${String(o)} times`,
hint: "lower at-least, or raise times"
});
return {
times: o,
atLeast: s
};
}
function promptProblems(e, t) {
const {items: n, location: o} = e;
const s = settingNamesOf(e).filter(e => a.Fp.includes(e));
const r = t.map(({name: e}) => e).filter(e => a.Fp.includes(e));
const i = s.length === 0 ? r : s;
if (i.length === 1 || i.length === 0 && n?.kind === "test-data") return [];
const c = i.join(" and ");
return [ {
code: "batch-invalid",
location: o,
message: i.length === 0 ? "the entry has no prompt" : `the entry has more than one prompt: ${c}`,
hint: "set exactly one of prompt, prompt-file and command, in the entry or in defaults"
} ];
}
function unreplaced(e, t) {
return [ "items", "matrix" ].filter(t => (0, c.Kc)(e[t])).map(e => ({
code: "batch-invalid",
location: t(e),
message: `placeholders are not replaced in ${e}`,
hint: `write the value itself in ${e}`
}));
}
function unusedDimensions({matrix: e}, t, n) {
const o = new Set(t.flatMap(({value: e}) => (0, c.Ej)(e).flatMap(c.Qf)).map(({kind: e, name: t}) => `${e}.${t}`));
return Object.keys(e).filter(e => !a.EF.some(t => t === e) && !o.has(`matrix.${e}`)).filter(e => [ ...r.H$, ...m.rW, ...m.MX[""] ?? [] ].includes(e)).map(e => ({
code: "batch-invalid",
location: n("matrix", e),
message: `matrix.${e} does not set ${e}, which is not a setting of a single job`,
hint: `insert its values with {{matrix.${e}}}, or remove the dimension`
}));
}
function repeatedIds(e) {
return e.filter(({id: t}, n) => e.findIndex(e => e.id === t) < n).map(({id: e, location: t}) => ({
code: "batch-invalid",
location: t,
message: `the id ${e} is used twice`,
hint: "give each entry its own id: it names the results of the entry"
}));
}
const f = [ "prompt", "args", "vars" ];
function checkPlaceholders(e, {items: t, matrix: n}) {
const o = t === void 0 ? null : t === null ? [] : (0, i.pA)(t);
const s = [ ...(t === void 0 ? [ "NAME" ] : o ?? []).map(e => `item.${e}`), ...(n === void 0 ? [ "NAME" ] : Object.keys(n)).map(e => `matrix.${e}`) ];
return e.flatMap(({name: e, value: r, location: i, evaluation: a}) => {
const l = a === void 0 ? "" : ` in the evaluation ${a}`;
return (0, c.Ej)(r).flatMap(r => [ ...(0, c.hX)(r).map(e => unknownPlaceholder(e, {
location: i,
names: s,
place: l
})), ...(0, c.Qf)(r).flatMap(r => {
if (isUnknown(r, o, n)) {
if (r.kind === "item" && t === null) return [ withoutItems(r, i, l) ];
return [ unknownPlaceholder(r.source, {
location: i,
names: s,
place: l
}) ];
}
if (t === null || t === void 0 || f.includes(e)) return [];
return untrustedUse(r, t, i);
}) ]);
});
}
function isUnknown({kind: e, name: t}, n, o) {
if (e === "matrix") return o !== void 0 && !Object.hasOwn(o, t);
return n !== null && !n.includes(t) && !n.includes(t.split(".", 1)[0] ?? "");
}
function unknownPlaceholder(e, {location: t, names: n, place: s}) {
const r = (0, o.pA)(e.replace(/^\{\{\s*|\s*\}\}$/g, ""), n);
const i = n.length === 0 ? "this entry has neither items nor a matrix" : `known: ${n.map(braces).join(", ")}`;
return {
code: "batch-invalid",
location: t,
message: `unknown placeholder ${e}${s}`,
hint: r === void 0 ? i : `did you mean ${braces(r)}?`
};
}
function braces(e) {
return `{{${e}}}`;
}
function withoutItems({source: e}, t, n) {
return {
code: "batch-invalid",
location: t,
message: `${e}${n} has no value: this entry has no items`,
hint: "add items to the entry, or remove the placeholder"
};
}
function untrustedUse({name: e, source: t}, n, o) {
if (!(0, i.Xe)(n, e)) return [];
return [ {
code: "batch-invalid",
location: o,
message: `${t} can be written by outside contributors, so it can only be part of prompt, args or vars`,
hint: "use {{item.number}} here"
} ];
}
}),
50137: (function(e, t, n) {
n.d(t, {
AN: () => v,
aT: () => u,
rW: () => b,
Oo: () => p,
MF: () => m,
MX: () => y,
Bb: () => c
});
var o = n(94343);
var s = n(43759);
var r = n(29325);
var i = n(42357);
const textValue = (e = "must be text") => o.YjP({
error: e
}).check(s.m9(1, {
error: "must not be empty"
}));
function optionalKey(e, t) {
return o.lqM(e.check(o.q0y(t)));
}
const booleanValue = () => o.zMY({
error: "must be true or false"
});
function nameValue() {
const e = "must be 1 to 64 letters, digits, dots, dashes or underscores";
return o.YjP({
error: "must be text"
}).check(s.Fk(/^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/, {
error: e
}));
}
function words(e) {
return o.k5n(e, {
error: ({input: t}) => {
const n = typeof t === "string" ? (0, i.au)(t, e) : null;
return `must be one of ${e.join(", ")}${n === null ? "" : `; ${n}`}`;
}
});
}
function wholeNumberValue(e, t) {
const n = `must be a whole number from ${String(e)} to ${String(t)}`;
return o.Whr({
error: n
}).check(s.qm(e, {
error: n
}), s.Zm(t, {
error: n
}));
}
function numberAbove0() {
const e = "must be a number above 0";
return o.aig({
error: e
}).check(s.Tx(0, {
error: e
}));
}
function share() {
const e = "must be a number from 0 to 1";
return o.aig({
error: e
}).check(s.qm(0, {
error: e
}), s.Zm(1, {
error: e
}));
}
const a = o.KCZ([ o.YjP(), o.aig(), o.zMY() ], {
error: "must be a text, a number, true or false"
});
function textOrTexts() {
const e = "must be a text or a list of texts";
return o.KCZ([ textValue(e), o.YOg(textValue(e), {
error: e
}).check(s.m9(1, {
error: "must not be empty"
})) ], {
error: e
});
}
function texts() {
const e = "must be a list of texts";
return o.YOg(textValue(e), {
error: e
}).check(s.m9(1, {
error: "must not be empty"
}));
}
const c = [ "list", "files", "jsonl", "csv", "json", "lines", "changed", "issues", "pulls", "test-data" ];
const l = o.rej({
list: optionalKey(o.YOg(o.KCZ([ a, o.g1P(o.YjP(), o.L5J()) ], {
error: "must be texts or mappings"
}), {
error: "must be a list"
}), "The items themselves: texts ({{item.value}}) or mappings."),
files: optionalKey(textOrTexts(), "Globs of files of the workspace."),
jsonl: optionalKey(textValue(), "A file with one JSON object per line."),
csv: optionalKey(textValue(), "A CSV file (RFC 4180) whose first row has the names of the fields."),
json: optionalKey(textValue(), "A JSON file that contains a list."),
lines: optionalKey(textValue(), "A command that the rules allow; each line that it prints is an item."),
changed: optionalKey(textValue(), "A range of commits, such as origin/main...HEAD: the files that it changes."),
issues: optionalKey(textValue(), 'A GitHub search for issues, such as "is:open label:bug".'),
pulls: optionalKey(textValue(), "A GitHub search for pull requests."),
"test-data": optionalKey(textValue(), "A .prompt.yml file: the rows of its testData."),
match: optionalKey(textOrTexts(), "Globs that narrow `changed`."),
exclude: optionalKey(textOrTexts(), "Globs of files to leave out."),
limit: optionalKey(wholeNumberValue(1, 1e6), "At most this many items, in the order of the source.")
}, {
error: "must be a mapping with one source of items"
});
const u = [ "contains", "starts-with", "ends-with", "equals", "matches", "json-schema", "max-cost-usd", "max-seconds", "max-turns", "tools-used", "command", "judge", "uses" ];
const d = o.rej({
prompt: textValue().check(o.q0y("The question; it sees the answer as {{completion}}.")),
system: o.lqM(textValue()),
choices: o.g1P(o.YjP(), share(), {
error: "must be a mapping of choices to scores"
}).check(o.q0y("The possible verdicts with their scores from 0 to 1.")),
model: o.lqM(textValue())
}, {
error: "must be a mapping with prompt and choices"
});
const m = o.rej({
name: o.lqM(textValue()),
contains: o.lqM(o.YjP({
error: "must be text"
})),
"starts-with": o.lqM(o.YjP({
error: "must be text"
})),
"ends-with": o.lqM(o.YjP({
error: "must be text"
})),
equals: o.lqM(o.YjP({
error: "must be text"
})),
matches: optionalKey(textValue(), "A regular expression (JavaScript, flags m and u)."),
"json-schema": o.lqM(o.g1P(o.YjP(), o.L5J(), {
error: "must be a JSON Schema"
})),
"max-cost-usd": o.lqM(numberAbove0()),
"max-seconds": o.lqM(numberAbove0()),
"max-turns": o.lqM(wholeNumberValue(1, 1e4)),
"tools-used": optionalKey(texts(), "Tools that must have been called."),
command: optionalKey(textValue(), "A command that the rules allow; exit code 0 passes."),
judge: optionalKey(d, "A question to the judging model."),
uses: optionalKey(words(r.FG), "A judge with a built-in question about {{item.input}}."),
not: optionalKey(booleanValue(), "Passes if the check fails."),
"ignore-case": o.lqM(booleanValue()),
weight: o.lqM(numberAbove0().check(s.Zm(1e3, {
error: "must be at most 1000"
}), o.q0y("Its share in the score of the job, for min-score."))),
threshold: optionalKey(share(), "The lowest score that passes.")
}, {
error: "must be a mapping with one check"
});
const h = o.rej({
times: wholeNumberValue(1, 1e3),
"at-least": o.lqM(wholeNumberValue(0, 1e3))
});
const f = o.rej({
file: textValue().check(o.q0y("The file that receives the final text."))
}, {
error: "must be a mapping with file"
});
const p = o._H3({
id: nameValue(),
items: o.lqM(l),
matrix: optionalKey(o.g1P(o.YjP().check(s.Fk(/^[A-Za-z_][\w-]*$/, {
error: "must have names of letters, digits and dashes"
})), o.YOg(a, {
error: "must be a list of texts or numbers"
}).check(s.m9(1, {
error: "must not be empty"
})), {
error: "must be a mapping of names to lists"
}), "Every combination of these values is a job. A name that is a setting sets this setting."),
repeat: optionalKey(o.KCZ([ wholeNumberValue(1, 1e3), h ], {
error: "must be a number, or a mapping with times and at-least"
}), "How often each job runs, and how many of its runs must pass."),
output: o.lqM(f),
evaluate: o.lqM(o.YOg(m, {
error: "must be a list of evaluations"
})),
"min-score": optionalKey(share(), "A job passes if the mean of its evaluations, by weight, is not lower. Default: each must pass."),
findings: optionalKey(booleanValue(), "Offers the tool ReportFindings; the findings of all jobs become one SARIF file."),
changes: o.lqM(words([ "none", "patch", "pull-request", "pull-request-each" ])),
target: optionalKey(textValue(), 'The number of the issue or pull request that each job may write to, such as "{{item.number}}". Default for issues and pulls: their own number.')
}, {
error: "must be a mapping"
});
const g = o.rej({
"max-cost-usd": optionalKey(numberAbove0(), "Of one run of the batch."),
"max-jobs": optionalKey(wholeNumberValue(1, 1e6), "Of one run; the rest is deferred."),
"timeout-minutes": optionalKey(numberAbove0(), "Of one run; the rest is deferred.")
}, {
error: "must be a mapping"
});
const w = o.rej({
draft: o.lqM(booleanValue()),
"max-open": o.lqM(wholeNumberValue(1, 1e3)),
recreate: o.lqM(words([ "never", "always" ]))
}, {
error: "must be a mapping"
});
const v = o.rej({
$schema: o.lqM(o.YjP()),
name: optionalKey(nameValue(), "Name of the batch and of its state directory. Default: the name of the file."),
defaults: o.lqM(o.g1P(o.YjP(), o.L5J(), {
error: "must be a mapping of settings"
})),
budget: o.lqM(g),
order: o.lqM(words([ "listed", "oldest-first" ])),
concurrency: o.lqM(wholeNumberValue(1, 256)),
"on-failure": o.lqM(words([ "continue", "stop" ])),
"park-after": optionalKey(wholeNumberValue(1, 1e3), "After this many runs with the same failure, which is not an outage, the item is skipped."),
delivery: o.lqM(words([ "now", "flex", "batch" ])),
"cache-warm-up": o.lqM(booleanValue()),
"on-expired": o.lqM(words([ "again", "now", "fail" ])),
"min-pass-rate": optionalKey(share(), "Of the evaluations; below it, the batch fails."),
judge: optionalKey(textValue(), "The model that grades answers."),
"judge-delivery": optionalKey(words([ "batch", "now" ]), "With delivery: batch, how answers are judged: in a batch of their own, or at once. Default: batch."),
publish: optionalKey(o.KCZ([ w, words([ "none" ]) ], {
error: "must be a mapping, or none"
}), "Limits for pull requests. none: nothing is posted, and the report shows what would be."),
"max-writes": optionalKey(wholeNumberValue(0, 1e5), "Writes of jobs to their issues and pull requests in one run; the rest waits. Default: 100."),
jobs: o.YOg(p, {
error: "must be a list of jobs"
}).check(s.m9(1, {
error: "must have at least one job"
}))
}, {
error: "must be a mapping with jobs"
});
const b = Object.keys(p.shape);
const y = {
"": Object.keys(v.shape).filter(e => e !== "$schema"),
items: Object.keys(l.shape),
repeat: Object.keys(h.shape),
output: Object.keys(f.shape),
evaluate: Object.keys(m.shape),
judge: Object.keys(d.shape),
budget: Object.keys(g.shape),
publish: Object.keys(w.shape)
};
}),
7614: (function(e, t, n) {
n.d(t, {
l: () => parseExactJson,
r: () => exactNumber
});
const o = /\\.|"|(?<![\d.eE+-])-?\d{16,}(?![\d.eE])/gs;
function parseExactJson(e) {
const t = JSON.parse(e);
if (!/\d{16}/.test(e)) return t;
let n = false;
const s = e.replace(o, e => {
e === '"' && (n = !n);
const t = !n && /\d$/.test(e) && !e.startsWith("\\");
return t && !Number.isSafeInteger(Number(e)) ? `"${e}"` : e;
});
return JSON.parse(s);
}
function exactNumber(e, t) {
if (typeof t !== "bigint") return t;
return Number.isSafeInteger(Number(t)) ? Number(t) : String(t);
}
}),
55739: (function(e, t, n) {
n.d(t, {
A: () => readItemFile,
t: () => itemProblem
});
var o = n(42357);
var s = n(80202);
function itemProblem(e, t, n, s) {
return (0, o.IF)([ "batch-items", e ], t, n, s);
}
const r = 2e8;
async function readItemFile(e, t, n) {
return await (0, s.B)(n.read(e, r), {
code: "batch-items",
location: t,
message: "the file with the items cannot be read",
hint: "correct the path, which is relative to the workspace"
});
}
}),
30235: (function(e, t, n) {
n.d(t, {
D: () => searchItems,
U: () => untrustedText
});
var o = n(1347);
var s = n(669);
var r = n(81774);
var i = n(55739);
const a = 2e4;
async function searchItems(e, t) {
const {query: n, limit: o, location: s} = e;
const {issues: a, total: c, isIncomplete: l} = await t(e);
if (l) throw (0, i.t)(s, "GitHub stopped this search before it was complete", "run again, or narrow the search, for example with created:>=2026-01-01", n);
if (c > r.f && (o === null || o > r.f)) throw (0, i.t)(s, `the search has ${String(c)} results, but GitHub returns only the first ${String(r.f)}`, `narrow the search, or set limit to at most ${String(r.f)} to work on the oldest first`, n);
const u = a.slice(0, o ?? void 0).map(itemOf);
const d = c - u.length;
const m = d > 0 ? [ `${s}: limit leaves out ${String(d)} of ${String(c)} results of the search` ] : [];
return {
items: u,
notices: m
};
}
function itemOf(e) {
const {number: t, title: n, url: o, body: s, author: r, association: i, labels: a, created: c, updated: l} = e;
return {
id: String(t),
fields: {
number: t,
title: n,
url: o,
body: s,
author: r,
association: i,
labels: a,
created: c,
updated: l
},
content: null
};
}
function untrustedText(e, t, n) {
const {author: r, association: i, labels: c} = e;
const l = typeof r === "string" ? r : null;
const u = String(i);
if (!(0, s.W)(u, n)) return "[omitted: the author is less trusted than minimum-trust]";
switch (t) {
case "body":
return `${(0, o.wc)(l, u)}\n${(0, o.hD)(textOf(e["body"]), a)}`;

case "author":
return (0, o.wc)(l, u);

case "labels":
return Array.isArray(c) ? c.map(e => (0, o.BT)(String(e))).join(", ") : "";

default:
return (0, o.BT)(textOf(e[t]));
}
}
function textOf(e) {
return typeof e === "string" || typeof e === "number" ? String(e) : "";
}
}),
67465: (function(e, t, n) {
n.d(t, {
o: () => digestOf,
s: () => sha256
});
var o = n(77598);
function digestOf(e) {
return (0, o.hash)("sha256", canonical(e), "buffer").toString("hex", 0, 8);
}
function sha256(e) {
return (0, o.hash)("sha256", e);
}
function canonical(e) {
if (typeof e !== "object" || e === null) return e === void 0 ? "null" : JSON.stringify(e);
if (Array.isArray(e)) return `[${e.map(canonical).join()}]`;
let t = "";
const n = e;
for (const e of Object.keys(n).sort()) {
const o = n[e];
o !== void 0 && (t += `${t === "" ? "" : ","}${JSON.stringify(e)}:${canonical(o)}`);
}
return `{${t}}`;
}
}),
5239: (function(e, t, n) {
n.d(t, {
JH: () => estimateJudges,
R6: () => createEstimator,
rE: () => m
});
var o = n(83537);
var s = n(66483);
const r = 5e3;
const i = 3.5;
const a = 5;
const c = 400;
const l = 1500;
const u = 100;
function createEstimator() {
const e = new Map;
return t => {
const n = Math.ceil(t.promptCharacters / u) * u;
const o = Object.hasOwn(t.prices, t.model) ? JSON.stringify(t.prices[t.model]) : "";
const s = [ t.model, n, t.maxTurns, t.maxCostUsd, t.tier, o ].map(String).join(" ");
const r = e.get(s);
if (r !== void 0) return r;
const i = estimateCost({
...t,
promptCharacters: n
});
e.set(s, i);
return i;
};
}
function estimateCost({model: e, promptCharacters: t, maxTurns: n, maxCostUsd: s, tier: u, prices: d}) {
const m = u === "batch" ? 1 : Math.min(a, n + 1);
let h = 0;
for (let n = 0; n < m; n += 1) {
const s = n === 0 ? r + t / i : l;
const a = n === 0 ? 0 : r + t / i + (n - 1) * l;
const m = {
inputTokens: s + a,
cacheReadTokens: a,
cacheWriteTokens: 0
};
const f = {
...m,
outputTokens: c,
...u === null ? {} : {
tier: u
}
};
const p = (0, o.ho)(e, f, d);
if (p === null) return null;
h += p;
}
const f = roundedUsd(h);
return s === null ? f : Math.min(f, s);
}
const d = 300;
const m = 150;
function estimateJudges(e, {judge: t, delivery: n, prices: s}) {
let r = 0;
for (const {check: a} of e) {
if (a.kind !== "judge") continue;
const e = a.prompt.join("").length + (a.system?.length ?? 0);
const l = (a.prompt.length - 1) * c;
const u = {
cacheReadTokens: 0,
cacheWriteTokens: 0,
outputTokens: m
};
const h = d + e / i + l;
const f = a.model ?? t;
const p = tierOf(n, f);
const g = (0, o.ho)(f, {
...u,
inputTokens: h,
...p !== null && {
tier: p
}
}, s);
if (g === null) return null;
r += g;
}
return roundedUsd(r);
}
function tierOf(e, t) {
if (e === "flex") return (0, s.wl)(t) ? e : null;
return e === "batch" && (0, s.lx)(t) ? e : null;
}
const roundedUsd = e => Math.round(e * 1e6) / 1e6;
}),
55179: (function(e, t, n) {
n.d(t, {
c: () => writeToolsOf
});
var o = n(96668);
const s = [ "Comment", "Review", "Label", "Assign", "UpdateItem", "Close", "Reopen", "Milestone" ];
function writeToolsOf(e, t, n = null) {
const r = n === null ? [ t ] : [ t, n ];
return s.filter(t => r.every(n => (0, o.eo)(t, {
lists: e,
mode: "default",
spec: n
})));
}
}),
78650: (function(e, t, n) {
n.d(t, {
Q: () => hasCommit,
L: () => openBatch
});
var o = n(19794);
var s = n(3456);
var r = n(42357);
var i = n(41168);
var a = n(80202);
var c = n(90468);
var l = n(42492);
var u = n(38287);
var d = n(66843);
var m = n(99175);
var h = n(77598);
var f = n(76760);
var p = n(20653);
var g = n(38815);
var w = n(39579);
var v = n(7614);
function readBatchDocument(e, t) {
const n = new g.LineCounter;
if ((0, w.qK)(t)) throw invalidYaml(e, `the file is nested deeper than ${String(w.JG)}`);
const o = (0, g.parseDocument)(t, {
lineCounter: n,
uniqueKeys: true,
logLevel: "error",
intAsBigInt: true
});
(0, g.YR)(o, {
Pair: (e, {key: t, value: n}) => {
if (!(0, g.isScalar)(t) || t.value !== "json-schema" && t.value !== "output-schema" || !(0, 
g.Ll)(n)) return;
(0, g.YR)(n, {
Scalar: (e, t) => {
typeof t.value === "bigint" && (t.value = Number(t.value));
}
});
}
});
const at = t => {
const {line: o, col: s} = n.linePos(t);
return `${e}:${String(o)}:${String(s)}`;
};
const s = o.errors.slice(0, w.h0).map(e => {
if (e.code === "MULTIPLE_DOCS") return problemAt(at(e.pos[0]), "the file has more than one YAML document", "remove the line with ---");
const t = (e.message.split("\n")[0] ?? "").replace(/ at line \d+, column \d+:?$/, "");
return problemAt(at(e.pos[0]), `invalid YAML: ${t}`);
});
return {
path: e,
value: s.length === 0 ? batch_document_valueOf(o, e) : valueBefore(o),
syntaxErrors: s,
locationOf: e => at(nodeAt(o, e)?.range?.[0] ?? 0),
keyLocation: (e, t) => at(keyNode(o, e, t)?.range?.[0] ?? 0)
};
}
const b = {
maxAliasCount: 100,
reviver: v.r
};
function batch_document_valueOf(e, t) {
try {
return e.toJS(b);
} catch (e) {
throw invalidYaml(t, `invalid YAML: ${(0, w.C1)(e)}`);
}
}
function valueBefore(e) {
const t = Math.min(...e.errors.map(({pos: [e]}) => e));
const before = e => (0, g.Ll)(e) && (e.range?.[1] ?? t) < t;
const n = e.get("jobs", true);
const o = e.get("defaults", true);
const s = (0, g.isSeq)(n) ? n.items.filter(before) : [];
const json = t => (0, g.Ll)(t) ? jsonOf(t, e) : void 0;
return {
jobs: s.map(json),
...before(o) ? {
defaults: json(o)
} : {}
};
}
function jsonOf(e, t) {
try {
return e.toJS(t, b);
} catch (e) {
(0, w.C1)(e);
return;
}
}
function nodeAt(e, t) {
for (let n = t.length; n > 0; n -= 1) {
const o = e.getIn(t.slice(0, n), true);
if (typeof o === "object" && o !== null && "range" in o) return o;
}
return e.contents ?? void 0;
}
function keyNode(e, t, n) {
const o = t.length === 0 ? e.contents : e.getIn(t, true);
const s = (0, g.isMap)(o) ? o.items.find(e => e.key.value === n) : void 0;
return s === void 0 ? nodeAt(e, t) : s.key;
}
const problemAt = (e, t, n = "correct the YAML at this location") => ({
code: "batch-invalid",
location: e,
message: t,
hint: n
});
const invalidYaml = (e, t) => new r.yo(problemAt(e, t));
var y = n(50180);
var $ = n(50137);
function readBatchFile(e, t) {
const n = (new TextDecoder).decode(t);
const o = readBatchDocument(e, n);
const s = $.AN.safeParse(o.value);
const {syntaxErrors: i} = o;
const a = [ ...i ];
const isCertain = ([e, t]) => i.length === 0 || e === "jobs" && t !== void 0;
const c = s.success ? [] : s.error.issues.filter(({path: e}) => isCertain(e));
a.push(...c.flatMap(e => diagnosticsFor(o, e, [])));
const l = (0, y.$)(o, a);
s.success && s.data["judge-delivery"] === "batch" && s.data.delivery !== "batch" && a.push({
code: "batch-invalid",
location: o.locationOf([ "judge-delivery" ]),
message: "judge-delivery is for answers that a batch API delivers",
hint: "add delivery: batch, or remove judge-delivery"
});
if (!s.success || a.length > 0) throw new r.yo(inOrder(a));
return {
path: e,
digest: (0, h.createHash)("sha256").update(t).digest("hex"),
...wholeBatch(s.data, e),
...l
};
}
const x = "publish is none";
function wholeBatch(e, t) {
const {budget: n} = e;
const o = e.publish === "none" ? void 0 : e.publish;
return {
name: e.name ?? nameOfPath(t),
budget: {
maxCostUsd: n?.["max-cost-usd"] ?? null,
maxJobs: n?.["max-jobs"] ?? null,
timeoutMinutes: n?.["timeout-minutes"] ?? null
},
order: e.order ?? "listed",
concurrency: e.concurrency ?? 4,
onFailure: e["on-failure"] ?? "continue",
parkAfter: e["park-after"] ?? null,
delivery: e.delivery ?? "now",
warmsUp: e["cache-warm-up"] ?? true,
onExpired: e["on-expired"] ?? "again",
minPassRate: e["min-pass-rate"] ?? 1,
judge: e.judge ?? null,
judgeDelivery: e.delivery === "batch" ? e["judge-delivery"] ?? "batch" : "now",
maxWrites: e["max-writes"] ?? 100,
publish: {
off: e.publish === "none" ? x : null,
draft: o?.draft ?? true,
maxOpen: o?.["max-open"] ?? 10,
recreate: o?.recreate ?? "never"
}
};
}
function nameOfPath(e) {
const t = f.posix.basename(e).replace(/\.ya?ml$/i, "");
return t.replace(/[^A-Za-z0-9._-]+/g, "-").replace(/^[^A-Za-z0-9]+/, "").slice(0, 64) || "batch";
}
function inOrder(e) {
const place = ({location: e = ""}) => {
const [, t = "0", n = "0"] = /:(\d+):(\d+)$/.exec(e) ?? [];
return [ Number(t), Number(n) ];
};
const t = new Map(e.map(e => [ `${e.location ?? ""} ${e.message}`, e ]));
return [ ...t.values() ].sort((e, t) => {
const [[n = 0, o = 0], [s = 0, r = 0]] = [ place(e), place(t) ];
return n - s || o - r;
});
}
const O = 200;
function diagnosticsFor(e, t, n) {
const o = [ ...n, ...t.path.map(e => typeof e === "number" ? e : String(e)) ];
if (t.code === "unrecognized_keys") {
const n = $.MX[lastName(o)] ?? [];
const s = o.length === 0 ? "file" : "part";
return t.keys.map(t => (0, m.a)({
key: t,
location: e.keyLocation(o, t),
place: s,
known: n
}));
}
if (t.code === "invalid_key") return [ invalidKey(e, t, o) ];
const s = t.code === "invalid_union" ? closestBranch(t.errors) : [];
if (s.length > 0) return s.flatMap(t => diagnosticsFor(e, t, o));
const r = o.reduce((e, t) => typeof e === "object" && e !== null ? e[t] : void 0, e.value);
const i = lastName(o) || "the file";
return [ {
code: "batch-invalid",
location: e.locationOf(o),
message: r === void 0 ? `${i} is missing` : `${i} ${t.message}`,
...r === void 0 ? {} : {
found: (0, p.ml)(JSON.stringify(r), O)
},
hint: r === void 0 ? `add ${i}` : `correct the value; ${pageOf(o)} describes ${i}`
} ];
}
function invalidKey(e, t, n) {
const [o, s] = [ n.slice(0, -1), String(n.at(-1)) ];
return {
code: "batch-invalid",
location: e.keyLocation(o, s),
message: `${lastName(o)} ${t.issues[0]?.message ?? t.message}`,
found: JSON.stringify(s),
hint: "rename the key"
};
}
function closestBranch(e) {
return e.find(e => e.every(({path: e, code: t}) => e.length > 0 || t === "unrecognized_keys")) ?? [];
}
const pageOf = e => e.includes("evaluate") ? "docs/evaluations.md" : "docs/batches.md";
function lastName(e) {
return e.findLast(e => typeof e === "string") ?? "";
}
var k = n(69588);
const S = 1e7;
const j = [ "publish", "comment-mode", "progress", "reaction", "remove-label", "item", "context", "checkout", "worktree", "issue-expires-days", "issue-close-older", "resume-directory" ];
const A = [ "prompt", "prompt-file", "prompt-format", "command", "args", "vars", "transcript", "resume", "record" ];
async function openBatch(e, t, a) {
const c = await (0, s.ue)(t.early, a);
if (c.event.name !== "none") {
const {passGate: e} = await n.e(264).then(n.bind(n, 20264));
const o = await e(c, t, a);
if ("refusal" in o) return o;
}
const read = async t => readBatchFile(e, await readSource(e, t));
const l = await (0, s.wW)(c, t, a, {
checkPrompt: read
});
const {settings: u, locationOfRule: d, trustedSource: m} = l;
const [h] = await (0, r.Jf)(() => read(l), () => refuseSettingsOfOneJob(l));
await requireCommit(h, l, a);
const {file: f, notices: p} = await withEvaluators(h, l);
const g = u.publish.includes("none") ? x : h.publish.off;
const w = {
...f,
publish: {
...f.publish,
off: g
}
};
const v = (0, i.v7)({
settings: u,
lists: u,
environment: a.environment
});
const b = {
settings: u,
inputs: t.parsed.values,
locationOfRule: d
};
const y = (0, o.z)(l, a);
const $ = (0, k.q7)(w, b, {
files: m.source,
commands: y
});
return {
runContext: l,
file: w,
notices: [ ...p, ...withoutEffect(t), ...v ],
workflow: b,
resolver: $
};
}
async function requireCommit({jobs: e}, {git: t, workspace: n}, o) {
const s = e.filter(({changes: e}) => e !== "none");
if (s.length === 0) return;
const [i] = t === null ? [] : await (0, c.B)((0, l.o3)(o, n));
if (i === void 0 && await hasCommit(t)) return;
throw new r.yo(s.map(({location: e, changes: t}) => ({
code: "batch-invalid",
location: `${e}, changes`,
message: `${t} needs a git repository with a commit that has the directory of the batch`,
found: i?.found ?? n,
hint: i?.hint ?? "run the batch in a clone (actions/checkout in a workflow), commit that directory, or remove changes"
})));
}
async function hasCommit(e) {
if (e === null || await e.headSha().catch((0, r.j6)(u.U, () => null)) === null) return false;
return await e.prefix() === "" || (await e.presentAtRef("HEAD", [ "." ])).get(".") === "directory";
}
async function withEvaluators(e, {trustedSource: t}) {
if (!e.jobs.some(({items: e}) => e?.kind === "test-data")) return {
file: e,
notices: []
};
const {withPromptEvaluators: o} = await n.e(4021).then(n.bind(n, 44021));
return await o(e, t.source);
}
async function readSource(e, {trustedSource: t}) {
return await (0, a.B)(t.source.read(e, S), {
code: "batch-invalid",
location: e,
message: "the batch file cannot be read",
hint: "correct the path; it is relative to the workspace"
});
}
function withoutEffect({parsed: {values: e}}) {
const t = e.publish?.includes("none") === true;
const n = j.filter(n => (0, d.H)(n, e) && !(n === "publish" && t));
return n.length === 0 ? [] : [ `These settings have no effect in a batch: ${n.join(", ")}.` ];
}
function refuseSettingsOfOneJob({settings: e}) {
const t = A.flatMap(t => {
const n = e[t];
if (n === void 0 || n === "" || Array.isArray(n) && n.length === 0) return [];
const o = `${t} is for a single job, and a batch has many`;
const s = m.EF.includes(t) ? ", or write it into the batch file" : "";
return [ {
code: "setting-invalid",
location: t,
message: o,
hint: `remove ${t}${s}`
} ];
});
if (t.length > 0) throw new r.yo(t);
}
}),
11576: (function(e, t, n) {
n.d(t, {
IS: () => planBatch,
bJ: () => planFor,
$l: () => readNamedPlan,
jr: () => requireUnchanged
});
var o = n(42357);
var s = n(73178);
var r = n(65254);
var i = n(66483);
var a = n(73948);
var c = n(57979);
var l = n(80202);
var u = n(12673);
var d = n(81774);
var m = n(60957);
var h = n(36566);
var f = n(38287);
var p = n(68350);
var g = n(82087);
var w = n(88362);
var v = n(77598);
var b = n(76760);
var y = n(72443);
var $ = n(41815);
var x = n(55739);
const O = 1e6;
const k = 1e8;
async function fileItems(e, t, n) {
const o = await matcherOf(e);
const s = await t.walk(".", {
limit: O,
signal: n,
skipsRepositories: true
});
if (s.truncated) throw (0, x.t)(e.location, `the workspace has more than ${String(O)} files`, "set working-directory");
const r = s.paths.map(e => (0, b.relative)(t.root, e).replaceAll(b.sep, "/")).filter(o);
return r.slice(0, e.limit ?? void 0).map(e => fileItem(e, t));
}
async function changedFileItems(e, t, n) {
const o = await matcherOf(t);
const s = e.filter(o).map(e => fileItem(e, n));
return s.filter(({content: e}) => e !== "missing").slice(0, t.limit ?? void 0);
}
async function matcherOf({patterns: e, exclude: t, location: n}) {
const compile = async e => {
const t = await (0, $.compileGlob)(e, {
anywhere: false
});
if (typeof t !== "string") return t;
throw (0, x.t)(n, "a glob cannot be used", "write a glob relative to the workspace", `${e}: ${t.split(";", 1).join("").replace(/\.?$/, ".")}`);
};
const [o, s] = await Promise.all([ Promise.all(e.map(compile)), Promise.all(t.map(compile)) ]);
return e => o.some(t => t(e)) && !s.some(t => t(e));
}
function fileItem(e, t) {
const {base: n, name: o, dir: s} = b.posix.parse(e);
return {
id: e,
fields: {
path: e,
name: n,
stem: o,
dir: s === "" ? "." : s
},
content: fileDigestOf(e, t)
};
}
function fileDigestOf(e, t) {
try {
return (0, v.createHash)("sha256").update(t.readNow(e, k)).digest("hex").slice(0, 32);
} catch (e) {
if (e instanceof y.k) return e.code;
throw e;
}
}
var S = n(54539);
var j = n(67557);
var A = n(33233);
var P = n(63520);
var I = n(7614);
const M = 20;
function itemsOfRows(e) {
const t = [];
const n = e.flatMap(({value: e, location: n}) => {
const o = (0, A.p)(e) ? e : isScalar(e) ? {
value: e
} : null;
if (o !== null) return [ {
id: idOf(o),
fields: o,
content: null,
location: n
} ];
t.push({
code: "batch-items",
location: n,
message: "an item must be an object or a text, but is " + (Array.isArray(e) ? "a list" : "null"),
hint: 'write {"name": "value"} for an item with fields'
});
return [];
});
throwAll(t);
return n;
}
function throwAll(e) {
if (e.length === 0) return;
const t = e.length - M;
const n = {
code: "batch-items",
message: `and ${(0, S.B4)(t, "more row has a problem", "more rows have problems")}`,
hint: "correct the rows above first"
};
throw new o.yo([ ...e.slice(0, M), ...t > 0 ? [ n ] : [] ]);
}
function idOf(e) {
const t = e["id"] ?? (Object.keys(e).length === 1 ? e["value"] : void 0);
if (isScalar(t) && String(t) !== "") return String(t);
return (0, v.createHash)("sha256").update(JSON.stringify(e)).digest("hex").slice(0, 16);
}
function isScalar(e) {
return [ "string", "number", "boolean" ].includes(typeof e);
}
var N = n(30235);
async function findItems(e, t) {
const {limit: n, location: o} = e;
const upToMax = e => ({
items: e.slice(0, n ?? void 0),
notices: []
});
const rowsAt = (e, t) => itemsOfRows(e.map((e, n) => ({
value: e,
location: t(n)
})));
switch (e.kind) {
case "issues":
case "pulls":
return await (0, N.D)(e, t.search);

case "list":
return upToMax(rowsAt(e.values, e => `${o}, item ${String(e + 1)}`));

case "lines":
{
const n = (await t.runCommand(e.command, o)).split(/\r?\n/);
return upToMax(rowsAt(n.filter(e => e.trim() !== ""), () => o));
}

case "files":
return await foundFiles(e, t);

case "changed":
{
const n = await t.changedFiles(e.range, o);
const s = e.files.length === 0 ? [ "**" ] : e.files;
return upToMax(await changedFileItems(n, {
...e,
patterns: s
}, t.files));
}

case "jsonl":
case "csv":
case "json":
case "test-data":
{
const n = await (0, x.A)(e.path, o, t.source);
return upToMax(itemsOfRows(await rowsOf(e.kind, e.path, n)));
}
}
}
async function foundFiles(e, t) {
const n = await fileItems(e, t.files, t.signal);
if (n.length > 0) return {
items: n,
notices: []
};
const o = await Promise.all(e.patterns.map(async e => await (0, $.existingPathHint)(e, {
files: t.files,
directory: "."
})));
return {
items: n,
notices: o.flatMap(t => t === null ? [] : [ `${e.location}: ${t}` ])
};
}
async function rowsOf(e, t, n) {
if (e === "test-data") return await testDataRows(t, n);
const s = (0, j.pz)(n, "the file");
if (s !== null) throw new o.yo({
code: "batch-items",
location: t,
...s
});
const r = (new TextDecoder).decode(n);
switch (e) {
case "jsonl":
return jsonlRows(t, r);

case "json":
return jsonRows(t, r);

case "csv":
return await csvRows(t, r);
}
}
function jsonlRows(e, t) {
const n = [];
const s = [];
let r = 0;
for (let i = 0; i < t.length; ) {
const a = t.indexOf("\n", i);
const c = a < 0 ? t.length : a;
const l = t.slice(i, c).trim();
i = c + 1;
r += 1;
if (l === "") continue;
const u = `${e}:${String(r)}`;
try {
s.push({
value: (0, I.l)(l),
location: u
});
} catch (e) {
n.push(invalid(u, `invalid JSON: ${(0, o.bD)(e)}`, "write one JSON value per line"));
}
}
throwAll(n);
return s;
}
function jsonRows(e, t) {
const n = parseJson(e, t);
if (Array.isArray(n)) return n.map((t, n) => ({
value: t,
location: `${e}, item ${String(n + 1)}`
}));
throw (0, x.t)(e, "the file must contain a list", "write [ \u2026 ] around the items");
}
function parseJson(e, t) {
try {
return (0, I.l)(t);
} catch (n) {
const s = Number(/at position (\d+)/.exec((0, o.bD)(n))?.[1] ?? t.trimEnd().length);
throwAll([ (0, P.dR)(e, t, s, {
code: "batch-items",
message: "invalid JSON",
hint: "correct the JSON at this location"
}) ]);
}
return null;
}
async function csvRows(e, t) {
const n = await parseCsv(e, t);
const [o, ...s] = n;
if (o === void 0) return [];
const r = o.fields.map(e => e.trim());
const i = r.find((e, t) => e === "" || r.indexOf(e) < t);
if (i !== void 0) {
const t = i === "" ? "a column has no name" : `two columns have the name ${i}`;
throw (0, x.t)(`${e}:1`, t, "give each column a name of its own");
}
const a = s.filter(({fields: e}) => e.length !== r.length).map(({fields: t, line: n}) => invalid(`${e}:${String(n)}`, `the row has ${(0, 
S.B4)(t.length, "field")}, but the first row names ${String(r.length)}`, "add the missing fields, or put a field that contains commas in quotes"));
throwAll(a);
return s.map(({fields: t, line: n}) => ({
value: Object.fromEntries(r.map((e, n) => [ e, t[n] ?? "" ])),
location: `${e}:${String(n)}`
}));
}
async function parseCsv(e, t) {
const {CsvError: s, parse: r} = await n.e(5175).then(n.bind(n, 25175));
try {
const e = {
bom: true,
info: true,
relax_column_count: true,
skip_empty_lines: true,
skip_records_with_empty_values: true,
record_delimiter: [ "\r\n", "\n", "\r" ]
};
const n = r(t, e);
let o = 0;
return n.map(({record: e, info: t}) => {
const n = t.lines - e.join("").split("\n").length + 1;
const s = Math.max(o + 1, n);
o = t.lines;
return {
fields: e,
line: s
};
});
} catch (t) {
(0, o.ki)(t, s);
const {lines: n = 1} = t;
throw (0, x.t)(`${e}:${String(n)}`, `invalid CSV: ${t.message}`, "correct the row: a quote inside a field in quotes is written twice");
}
}
function invalid(e, t, n) {
return {
code: "batch-items",
location: e,
message: t,
hint: n
};
}
async function testDataRows(e, t) {
const n = await (0, A.k)(e, (0, j.Z6)(t, e), I.r);
const s = n.value["testData"];
if (s === void 0) throw (0, x.t)(e, "the file has no testData", "add testData, a list of mappings");
if (!Array.isArray(s)) {
const {found: e, ...t} = n.diagnostic([ "testData" ], {
message: "`testData` must be a list",
hint: "write one mapping per row, each starting with a dash"
});
throw new o.yo({
...t,
code: "batch-items"
});
}
return s.map((t, o) => {
const {location: s = e} = n.diagnostic([ "testData", o ], {
message: "",
hint: ""
});
return {
value: t,
location: s
};
});
}
var C = n(24788);
var R = n(94765);
const q = new Set([ "files", "changed", "issues", "pulls" ]);
const E = {
names: new Set,
wordFields: new Set,
words: new Set
};
function refuseSecrets(e, {kind: t, location: n}, o) {
if (q.has(t)) return;
const s = o.redactOnly(R.bm);
throwAll([ ...e ].flatMap(({fields: e, location: t = n}) => {
const isFree = e => (0, C.E)({
value: e
}, s, E).value === e;
if (isFree(e)) return [];
const o = Object.keys(e).filter(t => !isFree(t) || !isFree(e[t]));
return [ {
code: "batch-items",
location: t,
message: "the item contains a secret of this run, and would be stored with it",
found: `field ${o.join(", ")}`,
hint: "remove it from the item; if it is not a secret, remove the variable or input that has it from the step"
} ];
}));
}
function checkDelivery({delivery: e, path: t}, n) {
if (e === "now") return;
const s = [ ...new Set(n.map(({model: e}) => e)) ].filter(t => !hasDelivery(t, e));
if (s.length === 0) return;
throw new o.yo({
code: "batch-invalid",
location: `${t}, delivery`,
message: e === "flex" ? `${s.join(", ")}: this provider has no flex tier that is supported` : `${s.join(", ")}: this provider has no batch API that is supported`,
found: e,
hint: T[e]
});
}
const T = {
flex: `use delivery: now, delivery: batch for jobs without tools, or a model of ${(0, 
i.bZ)(({flex: e}) => e !== void 0)}`,
batch: `use delivery: now, or a model of ${(0, i.bZ)(({batchApi: e}) => e !== void 0)}`
};
function checkEntriesOfBatchApi({delivery: e, jobs: t}, n) {
if (e !== "batch") return [];
const s = [];
for (const e of t) {
const {settings: {mode: t}, ownAllow: r} = n(e);
const i = r.find(e => /^(Write|Edit|NotebookEdit)\b/.test(e));
const a = t === "auto-edit" || t === "yolo" ? `mode is ${t}` : i !== void 0 ? `the rule ${i}` : e.changes !== "none" && e.outputFile === null ? `changes is ${e.changes}, and output is not set` : e.findings === true ? "findings is true" : null;
if (a !== null) throw new o.yo({
code: "batch-invalid",
location: e.location,
message: `jobs of a batch API have no tools, and entry ${e.id} needs them: ${a}`,
hint: "use delivery: flex or now, or let output write the answer to a file"
});
requireNoTimes(e);
r.length > 0 && s.push(`entry ${e.id}: delivery: batch offers the model no tools; rules apply to commands of the prompt only`);
}
return s;
}
function requireNoTimes({evaluate: e}) {
const t = e.find(({check: e}) => e.kind === "max-seconds");
if (t === void 0) return;
throw new o.yo({
code: "batch-invalid",
location: t.location,
message: "max-seconds cannot be evaluated with delivery: batch: the time of an answer is unknown",
hint: "use delivery: flex or now, or remove max-seconds"
});
}
function hasDelivery(e, t) {
const {provider: n} = (0, i.s_)(e);
if (n === "script") return true;
return t === "flex" ? (0, i.wl)(e) : (0, i.lx)(e);
}
var _ = n(15223);
var L = n(68142);
var D = n(96122);
var B = n(67465);
var F = n(55179);
var K = n(52012);
var J = n(2014);
function createPlanFacts(e, t, n) {
const o = new Map;
return async (s, r) => {
const {variant: i} = s;
const a = o.get(i);
if (a !== void 0) return a;
const c = await t.inspectPrompt(s, r);
n.push(...c.notices);
const l = await t.outputSchema(s.settings);
const u = e.delivery === "batch" || r.target === null ? [] : (0, F.c)(s.settings, s.spec, s.narrowing);
const d = {
keyParts: (0, J.p5)({
resolved: s,
entry: r,
delivery: e.delivery,
outputSchema: l,
writes: u.length > 0,
insertedFiles: c.digest,
hooks: t.hooks,
plugins: t.plugins
}),
size: promptSizeOf(s.spec),
insertedCharacters: c.characters,
insertsFiles: c.digest !== "",
evaluationDigest: (0, w.Kc)(r.evaluate) ? null : evaluationDigestOf(e, r, r.evaluate),
changing: isSearched(r) && u.includes("Label") && !insertsLabels(e, r) ? [ "labels" ] : []
};
o.set(i, d);
return d;
};
}
const isSearched = ({items: e}) => e?.kind === "issues" || e?.kind === "pulls";
function insertsLabels({defaults: e}, {settings: t, evaluate: n}) {
const o = (0, w.Ej)([ ...e, ...t ].map(({value: e}) => e)).concat((0, w.Ej)(n));
return o.flatMap(w.Qf).some(({kind: e, name: t}) => e === "item" && t.split(".", 1)[0] === "labels");
}
function evaluationDigestOf({judge: e}, {minScore: t}, n) {
const o = n.map(({location: e, ...t}) => t);
return (0, B.o)({
evaluate: o,
judge: e,
...t === void 0 ? {} : {
minScore: t
}
});
}
const modelOf = ({settings: e, spec: t}) => e.model ?? t.model ?? "";
function keyOf(e, {keyParts: t, changing: n}, o) {
const {settings: s, vars: r} = e;
return (0, J.tv)(t, {
...o,
args: s.args,
vars: r,
model: modelOf(e),
changing: n
});
}
function promptSizeOf(e) {
const t = (0, D.Q)(e);
const n = t.reduce((e, {kind: t, content: n}) => e + (t === "text" ? n.length : 0), 0);
return (o, s) => {
const r = (0, L.E)(e, {
args: o,
vars: s
}, "/");
const i = (0, _.nF)(e, t, r) ? 0 : o.length;
return n + t.reduce((e, t) => e + filledSize(t, r), i);
};
}
function filledSize({kind: e, content: t, source: n}, o) {
return e === "args" || e === "variable" ? (o.of(e, t) ?? n).length : 0;
}
async function requirePlannedKeys(e, t, {hint: n, contentOf: s, ...r}) {
const i = createPlanFacts(e, r, []);
const a = new Map(e.jobs.map(e => [ e.id, e ]));
const c = new Map;
const l = new Set;
for (const e of t) {
const t = a.get(e.id);
if (t === void 0) continue;
const n = await r.resolver.resolve(t, e);
const o = await i(n, t);
const {item: u} = e;
const d = u === null || u.content === null ? u : {
...u,
content: s(u.id)
};
const {key: m, keyParts: h} = keyOf(n, o, {
...e,
item: d
});
if (m === e.key) continue;
const isOfFiles = e => e === "content" || e === "prompt" && o.insertsFiles;
const f = K.N.filter(t => !isOfFiles(t) && h[t] !== e.keyParts[t]);
if (f.length === 0) {
l.add(e);
continue;
}
const p = c.get(e.id) ?? {
parts: new Set,
count: 0
};
for (const e of f) p.parts.add(e);
p.count += 1;
c.set(e.id, p);
}
if (c.size === 0) return l;
throw new o.yo([ ...c ].map(([e, {parts: t, count: o}]) => ({
code: "batch-plan",
location: a.get(e)?.location ?? e,
message: `${o === 1 ? "1 job of" : `${String(o)} jobs of`} ${e} changed after the plan was made`,
found: [ ...t ].map(J.J8).join(", "),
hint: n
})));
}
var H = n(83537);
var Y = n(95363);
var W = n(5239);
var z = n(53599);
const U = 20;
function createOutputPaths() {
const e = new Map;
const t = new Map;
return {
add: (n, o, s) => {
if (o === null || n.changes !== "none") return;
const r = b.posix.normalize(o);
const i = nameOnEveryDisk(r);
const a = e.get(i);
if (a === void 0) {
e.set(i, s);
return;
}
const c = t.get(i);
c === void 0 ? t.set(i, {
entry: n,
path: r,
positions: [ a, s ],
count: 2
}) : c.count += 1;
},
problems: e => {
const n = [ ...t.values() ].slice(0, U).map(t => problemOf(t, e));
const [o, s] = [ t.size - n.length, n.at(-1) ];
if (o === 0 || s === void 0) return n;
const {found: r, ...i} = s;
return [ ...n, {
...i,
message: `${(0, S.B4)(o, "other file")} would be written by several jobs`
} ];
}
};
}
const nameOnEveryDisk = e => e.normalize("NFC").toLowerCase();
function problemOf({entry: e, path: t, positions: n, count: o}, s) {
const r = n.flatMap(e => {
const t = s[e];
return t === void 0 ? [] : [ (0, z.er)({
...t,
repeat: 1
}) ];
});
return {
code: "batch-invalid",
location: `${e.location}, output`,
message: `${o === 2 ? "two" : (0, S.ZV)(o)} jobs write ${t}`,
found: `${r.join(" and ")}${o > 2 ? ` and ${(0, S.ZV)(o - 2)} more` : ""}`,
hint: "add a placeholder such as {{item.path}} or {{matrix.model}} to the path, so that each job has its own file" + (t === nameOnEveryDisk(t) ? "" : "; on macOS and Windows, names that differ only in case are one file")
};
}
var G = n(69588);
var V = n(56987);
async function makePlan(e, t, n) {
const s = createOutputPaths();
const r = [];
const i = createPlanFacts(e, n, r);
const a = {
ports: n,
factsOf: i,
jobs: [],
outputs: s,
estimate: (0, W.R6)()
};
const {jobs: c} = a;
const l = [];
for (const t of e.jobs) {
const add = e => void l.push({
...e,
location: locationIn(t, e.location, n.resolver)
});
await collectProblems(add, async () => {
const o = await itemsOfEntry(e, t, {
...n,
notices: r
});
await addJobs(e, t, o, a);
});
}
l.push(...s.problems(c));
if (l.length > 0) throw new o.yo([ ...new Map(l.map(e => [ JSON.stringify(e), e ])).values() ]);
const u = (0, V.KK)(c, e.budget, t);
const d = (0, v.createHash)("sha256").update([ e.name, e.digest, String(u) ].join("\n"));
for (const [e, t] of (0, V.fp)(c, u).entries()) {
const n = c[e];
if (n === void 0) continue;
n.index = e;
n.shard = t;
d.update(`\n${n.key} ${String(t)}`);
}
return {
formatVersion: 1,
planId: d.digest("hex").slice(0, 32),
name: e.name,
fileDigest: e.digest,
shards: u,
jobs: c,
notices: [ ...new Set(r) ]
};
}
async function collectProblems(e, t) {
await t().catch((0, o.j6)(o.yo, ({diagnostics: t}) => t.forEach(e)));
}
function locationIn(e, t, n) {
if (t === void 0) return e.location;
if (t === "inline") return `${e.location}, prompt`;
return t === "model" || t === "max-cost-usd" ? n.locationOf(e, t) : t;
}
async function addJobs(e, t, n, s) {
const r = Object.entries(t.matrix).reduce((e, [t, n]) => e.flatMap(e => n.map(n => ({
...e,
[t]: n
}))), [ {} ]);
const i = new Map;
let a = 0;
const c = {
add: e => {
const {location: t, ...n} = e;
const o = JSON.stringify(n);
const s = i.get(o);
s !== void 0 ? s.places.add(t) : i.size < Z ? i.set(o, {
problem: e,
places: new Set([ t ])
}) : a += 1;
},
all: () => {
const e = [ ...i.values() ].map(withPlaces);
return a === 0 ? e : [ ...e, rest(a) ];
}
};
for (const o of n) await collectProblems(c.add, async () => {
for (const n of r) {
const r = {
item: o,
matrix: n
};
const i = await s.ports.resolver.resolve(t, r);
const a = await s.factsOf(i, t);
const c = plannedJob(e, t, {
cell: r,
resolved: i,
facts: a,
estimate: s.estimate
});
(0, G.$r)(t, r);
s.outputs.add(t, (0, G.TY)(t, r), s.jobs.length);
for (let e = 1; e <= t.repeat.times; e += 1) s.jobs.push(c(e));
}
});
const l = c.all();
if (l.length > 0) throw new o.yo(l);
}
function plannedJob(e, t, {cell: n, resolved: o, facts: s, estimate: r}) {
const {item: i, matrix: a} = n;
const {settings: c, vars: l} = o;
const u = modelOf(o);
const d = s.size(c.args, l) + s.insertedCharacters;
const m = (0, G.ZY)(t, n);
const h = r({
model: u,
promptCharacters: d,
maxTurns: c["max-turns"],
maxCostUsd: c["max-cost-usd"] ?? null,
tier: e.delivery === "now" ? null : e.delivery,
prices: c.prices
});
const f = (0, W.JH)(m, {
judge: e.judge ?? u,
delivery: e.delivery === "flex" ? "flex" : e.judgeDelivery,
prices: c.prices
});
(h === null || f === null || c["fallback-model"].length > 0) && requirePrices(e, {
settings: c,
model: u,
evaluations: m
});
const p = h === null || f === null ? null : h + f;
const g = s.evaluationDigest ?? evaluationDigestOf(e, t, m);
const w = JSON.stringify([ t.id, i?.id ?? null, a ]);
return e => ({
id: t.id,
item: i,
matrix: a,
repeat: e,
...keyOf(o, s, {
item: i,
matrix: a,
repeat: e
}),
slot: `${w}#${String(e)}`,
evaluationDigest: g,
model: u,
promptCharacters: d,
estimatedCostUsd: p,
index: 0,
shard: 1
});
}
function requirePrices({budget: e, judge: t, path: n}, {settings: s, model: r, evaluations: i}) {
const a = i.flatMap(({check: e}) => e.kind === "judge" ? [ e.model ?? t ?? r ] : []);
const c = [ r, ...s["fallback-model"] ];
const l = [ {
usd: e.maxCostUsd,
names: [ ...c, ...a ],
location: `${n}, budget.max-cost-usd`,
instead: "max-jobs or timeout-minutes"
}, {
usd: s["max-cost-usd"],
names: c,
location: "max-cost-usd",
instead: "max-output-tokens or max-turns"
} ];
for (const {usd: e, names: t, location: n, instead: r} of l) {
const i = t.filter(e => e !== "");
const a = (0, H.c7)(i, s.prices);
if (e === null || e === void 0 || a === void 0) continue;
throw new o.yo({
code: "batch-invalid",
location: n,
message: `the price of ${a} is not known, so this limit cannot be enforced`,
found: String(e),
hint: `set its price with prices, limit ${r} instead, or use a model whose price is known`
});
}
}
const Z = 20;
const X = 2;
function withPlaces({problem: e, places: t}) {
if (t.size === 1) return e;
const n = [ ...t ].slice(1);
const o = n.length - X;
const s = n.slice(0, X).join(", ");
const r = o > 0 ? `${s} and ${(0, S.ZV)(o)} more` : s;
return {
...e,
message: `${e.message} (also ${r})`
};
}
function rest(e) {
return {
code: "batch-items",
message: `there ${e === 1 ? "is" : "are"} ${(0, S.B4)(e, "more problem")} of its items`,
hint: "correct those above first"
};
}
async function itemsOfEntry({order: e, defaults: t}, n, {findItems: o, notices: s}) {
if (n.items === null) return [ null ];
const r = await o(n, n.items);
s.push(...r.notices);
const {items: i, repeated: a} = withoutRepeated(r.items, n);
a > 0 && s.push(`entry ${n.id}: left out ${(0, S.B4)(a, "repeated item")}`);
i.length === 0 && s.push(`entry ${n.id}: its source has no items`);
s.push(...literalFields(n, [ ...t, ...n.settings ], i[0]));
return e === "oldest-first" ? [ ...i ].sort((e, t) => compare(createdOf(e), createdOf(t))) : i;
}
function literalFields({id: e}, t, n) {
const o = t.findLast(({name: e}) => [ "prompt", "prompt-file", "command" ].includes(e));
const s = o?.value;
if (o?.name !== "prompt" || typeof s !== "string" || n === void 0) return [];
return [ ...s.matchAll(/\{\{\s*([\w-]+)\s*\}\}/g) ].flatMap(([t, o = ""]) => o === "args" || (0, 
Y._F)(n.fields, o) === void 0 ? [] : [ `entry ${e}: ${t} in prompt stays as it is; {{item.${o}}} inserts the field of the item` ]);
}
function withoutRepeated(e, {id: t}) {
const n = new Map;
for (const o of e) {
const e = n.get(o.id);
if (e === void 0) n.set(o.id, o); else if ((0, B.o)(e.fields) !== (0, B.o)(o.fields)) throw (0, 
x.t)(o.location ?? `entry ${t}`, `two different items have the id ${o.id}`, "give each row its own id: it recognizes the item in later runs", e.location);
}
return {
items: [ ...n.values() ],
repeated: e.length - n.size
};
}
function createdOf({fields: e}) {
const {created: t} = e;
return typeof t === "string" ? t : "\uffff";
}
function compare(e, t) {
return e === t ? 0 : e < t ? -1 : 1;
}
var Q = n(30889);
var ee = n(33740);
var te = n(49711);
var ne = n(46926);
var oe = n(1418);
const se = 2e7;
const re = 2e3;
async function inspectPrompt({runContext: e}, t, {items: n}, s) {
const {settings: r, spec: i, vars: a, narrowing: c} = t;
const l = (0, D.Q)(i, ne.r9);
const [u] = await (0, o.Jf)(() => (0, p.hg)(r, t.locationOfRule), () => c === null || requireNarrowing(c.allowedTools ?? [], c.source), () => requireModel(t));
const d = {
args: r.args,
vars: a
};
if (!l.some(({kind: e}) => e === "file" || e === "shell")) {
const t = (0, L.X)(i, l, d, (0, L.E)(i, d, e.workspace));
const o = n?.kind === "test-data" ? i.notices.filter(e => e !== i.evaluationNotice) : [ ...i.notices, ...t ];
return {
digest: "",
characters: 0,
notices: o
};
}
const m = (0, ee.Y)({
runContext: {
...e,
settings: r
},
hostEnvironment: s,
childProcesses: {
home: s.temporary,
temporary: (0, te.YB)(s)
},
lists: u,
spec: i,
tools: []
});
await m.ready();
c !== null && m.narrowTo(c);
const h = {
...m,
cwd: m.files.root
};
await (0, oe.G)(i, d, h, {
missingFiles: r["missing-files"]
});
const f = await (0, oe.w)(i, d, h);
const g = f.commands.filter(({outcome: e}) => e === "refuse").map(({command: e, reason: t}) => `${i.source}: the command ${JSON.stringify(e)} would be refused: ${t}`);
const w = await Promise.all(f.files.map(({path: e}) => readInserted(e, m)));
return {
digest: w.length === 0 ? "" : (0, B.o)(w.map(({content: e}) => e)),
characters: w.reduce((e, {size: t}) => e + t, 0),
notices: [ ...i.notices, ...g ]
};
}
function requireNarrowing(e, t) {
(0, p.hg)({
allow: e,
ask: [],
deny: []
}, (e, n) => (0, p.eK)(`${t}, allow`, n));
}
function requireModel({settings: e, spec: t}) {
const n = e.model ?? t.model;
if (n !== null) {
for (const t of [ n, ...e["fallback-model"] ]) (0, i.s_)(t);
return;
}
throw new o.yo({
code: "model-unknown",
location: "model",
message: "no model is given",
hint: "set model in the batch file, in the input model, or with --model"
});
}
async function readInserted(e, {files: t}) {
try {
const {kind: n} = await t.info(e);
const o = n === "directory" ? (await t.walk(e, {
limit: re
})).paths : [ e ];
const s = o.map(e => t.readNow(e, se).toString("utf8"));
return {
content: (0, B.o)(s),
size: s.reduce((e, t) => e + t.length, 0)
};
} catch (e) {
if (e instanceof y.k) return {
content: e.code,
size: 0
};
throw e;
}
}
async function planBatch(e, t, n) {
const {file: s, resolver: r} = e;
const a = s.jobs.flatMap(({evaluate: e}) => e.flatMap(({check: e, location: t}) => e.kind !== "judge" || e.model === null || (0, 
w.Kc)(e.model) ? [] : [ {
name: e.model,
location: t
} ]));
const c = s.judge === null ? [] : [ {
name: s.judge,
location: `${s.path}, judge`
} ];
for (const {name: e, location: t} of [ ...c, ...a ]) try {
(0, i.s_)(e, t);
} catch (e) {
(0, o.ki)(e, o.yo);
if (t.startsWith(s.path)) throw e;
throw new o.yo(e.diagnostics.map(e => ({
...e,
hint: `set judge in the batch file, which replaces it; ${e.hint}`
})));
}
const l = checkEntriesOfBatchApi(s, e => r.settingsOf(e, firstCombination(e)));
(0, h.growHeapSlowly)();
const u = await makePlan(s, t, {
...factPorts(e, n),
findItems: async (t, o) => {
const s = await findItems(o, itemPorts(e, t, n));
refuseSecrets(s.items, o, n.redactor);
return s;
}
});
checkDelivery(s, u.jobs);
return {
...u,
notices: [ ...e.notices, ...l, ...u.notices ]
};
}
function factPorts(e, {hostEnvironment: t}) {
const {resolver: n, runContext: o} = e;
return {
resolver: n,
hooks: o.hooks?.hooks ?? [],
plugins: o.plugins,
inspectPrompt: (n, o) => inspectPrompt(e, n, o, t),
outputSchema: e => (0, g.readOutputSchema)(e["output-schema"], o.trustedSource.source)
};
}
async function planFor(e, {path: t, shard: n, ...s}) {
if (t === null) {
n !== null && n.total > 1 && (0, V.IJ)(e.file);
return await planBatch(e, n?.total ?? 1, s);
}
const r = (0, Q.wr)(t, await readNamedPlan(t, s.hostEnvironment.directory), e.file);
refuseFrozenSecrets(r, e.file, {
path: t,
...s
});
if (n === null || n.total >= r.shards) return r;
throw new o.yo({
code: "batch-plan",
location: "shard",
message: `the plan has ${String(r.shards)} shards`,
found: (0, V.Az)(n),
hint: `run all of them, up to ${String(r.shards)}/${String(r.shards)}, or make a new plan`
});
}
function refuseFrozenSecrets({jobs: e}, t, {path: n, redactor: o}) {
for (const {id: s, items: r} of t.jobs) {
const t = new Map;
for (const {id: o, item: r, index: i} of e) o !== s || r === null || t.has(r.id) || t.set(r.id, {
...r,
location: `${n ?? ""}, job ${String(i + 1)}`
});
r !== null && refuseSecrets(t.values(), r, o);
}
}
async function requireUnchanged(e, t, {isFrozen: n, hostEnvironment: o}) {
return await requirePlannedKeys(e.file, t, {
...factPorts(e, {
hostEnvironment: o
}),
contentOf: t => fileDigestOf(t, e.runContext.files),
hint: n ? "use the same inputs and the same commit for the plan and for its shards, or make a new plan" : "run without --resume to use what has changed"
});
}
const ie = 1e9;
async function readNamedPlan(e, t) {
const n = (0, c.S)({
root: t,
guard: () => null
});
return await (0, l.B)(n.read(e, ie), {
code: "batch-plan",
location: e,
message: "the plan cannot be read",
hint: "create it with batch plan, and download it in the job that uses it"
});
}
function itemPorts(e, t, n) {
const {files: s, git: r, trustedSource: i} = e.runContext;
const {signal: a} = n.hostEnvironment;
return {
files: s,
source: i.source,
signal: a,
runCommand: (o, s) => runCommand(e, t, {
...n,
command: o,
location: s
}),
search: t => search(e, t, n),
changedFiles: async (e, t) => {
if (r === null) throw (0, x.t)(t, "changed needs a git repository", "check out the repository first");
return await r.changedBetween(e).catch((0, o.j6)(f.U, n => {
const o = n.hint ?? "check out with fetch-depth: 0, so that both commits are in the clone";
throw (0, x.t)(t, "git cannot compare these commits", o, `${e}: ${n.message}`);
}));
}
};
}
const ae = 2e7;
async function runCommand({runContext: e, resolver: t, file: n}, o, {hostEnvironment: i, redactor: {redact: c}, command: l, location: u}) {
const d = t.settingsOf(o, firstCombination(o));
const {settings: m, locationOfRule: h} = d;
const {allow: f, ask: g, deny: w} = m;
let v = null;
const b = {
runContext: {
...e,
settings: m
},
hostEnvironment: i,
redact: c,
lists: (0, p.hg)({
allow: f,
ask: g,
deny: w
}, h),
spec: (0, G.N9)(d, n),
tools: [],
wrapExec: e => ({
...e,
shell: async (t, n) => v = await e.shell(t, {
...n,
maxOutputBytes: ae
})
})
};
const {denial: y} = await (0, r.N)(b, async e => {
const t = (0, s.V)(e, {
clock: a.m,
origin: "prompt",
changesReady: () => Promise.resolve()
});
return await t({
id: "items",
name: "Bash",
input: {
command: l,
for_model: false
}
}, i.signal);
});
if (y !== void 0) {
const e = y.suggest.length === 0 ? "use another command" : `add ${y.suggest.join(", ")} to allow`;
throw (0, x.t)(u, "the rules refuse the command of lines", e, `${l}: ${y.reason}`);
}
return outputOf(v, {
command: l,
location: u
});
}
function outputOf(e, {command: t, location: n}) {
if (e?.exitCode === 0 && e.droppedBytes === 0) return e.stdout;
const o = e === null ? "it did not run" : e.droppedBytes > 0 ? `it printed more than ${String(ae)} bytes` : `exit code ${String(e.exitCode)}\n${e.output.trimEnd().split("\n").slice(-10).join("\n")}`;
throw (0, x.t)(n, "the command of lines failed", "correct the command", `${t}: ${o}`);
}
function firstCombination({matrix: e}) {
return Object.fromEntries(Object.entries(e).flatMap(([e, [t]]) => t === void 0 ? [] : [ [ e, t ] ]));
}
async function search({runContext: {event: e, settings: t}}, {kind: n, query: s, limit: r, location: i}, {hostEnvironment: a}) {
const {repository: c} = e;
const [l, h] = c === null ? (a.environment["GITHUB_REPOSITORY"] ?? "").split("/") : [ c.owner, c.name ];
if (!l || !h) throw (0, x.t)(i, `${n} needs a repository on GitHub`, "set GITHUB_REPOSITORY to OWNER/NAME");
if (/(?:^|\s)(?:repo|org|user):/.test(s)) throw (0, x.t)(i, "the search is limited to the repository of the run", "remove repo:, org: and user:", s);
const f = t["github-token"];
if (f === void 0) throw (0, x.t)(i, `${n} needs a token`, "set GITHUB_TOKEN or github-token");
const p = `${s} ${n === "issues" ? "is:issue" : "is:pr"} repo:${l}/${h}`;
return await (0, d.t)((0, u.dC)(f, a), p, r).catch((0, o.j6)(m.J, ({status: e, message: t, hint: n}) => {
throw (0, x.t)(i, t, e === 422 ? "correct the search" : n, s);
}));
}
}),
2014: (function(e, t, n) {
n.d(t, {
J8: () => keyPartWord,
p5: () => sharedKeyParts,
tv: () => jobKey
});
var o = n(66843);
var s = n(67465);
var r = n(52012);
const i = [ "context", "minimum-trust", "skills", "skill-list-percent", "skill-description-characters", "instruction-files", "memory-file", "output-style", "missing-files", "failed-commands", "max-writes", "mcp-servers", "mcp-config", "search-provider", "small-model" ];
const a = [ "summarize-output", "correct-edits", "correct-writes", "on-denied", "command-env", "protected-paths", "git-hooks" ];
const c = {
auto: "error",
error: "always-error",
keep: "keep"
};
const l = [ "effort", "thinking", "temperature" ];
function sharedKeyParts({resolved: e, entry: t, delivery: n, outputSchema: u, writes: d, insertedFiles: m, hooks: h, plugins: f}) {
const {settings: p, spec: g, narrowing: w, template: v} = e;
const {body: b, format: y, sections: $, instructions: x, allowedTools: O, disallowedTools: k, parameters: S} = g;
const {allow: j, ask: A, deny: P, mode: I} = p;
const M = w?.allowedTools ?? null;
return {
format: String(r.R),
prompt: (0, s.o)({
body: b,
format: y,
sections: $,
template: v,
insertedFiles: m,
...x === void 0 ? {} : {
instructions: x
}
}),
parameters: (0, s.o)({
parameters: S,
...selected(p, l),
outputSchema: u ?? g.outputSchema
}),
rules: (0, s.o)({
lists: {
allow: j,
ask: A,
deny: P
},
mode: I,
readOnlyCommands: p["read-only-commands"],
narrowed: M,
allowedTools: O,
disallowedTools: k
}),
settings: (0, s.o)({
...selected(p, i),
"missing-files": c[p["missing-files"]],
...selected(p, a.filter(e => (0, o.H)(e, p))),
entry: t.id,
changes: t.changes,
...n === "batch" ? {
delivery: n
} : {},
...t.findings === true ? {
findings: true
} : {},
...d ? {
writesTo: t.target
} : {},
...h.length === 0 ? {} : {
hooks: h.map(({location: e, root: t, ...n}) => n),
hookFailure: p["hook-failure"]
},
...f.length === 0 ? {} : {
plugins: f.map(({name: e, digest: t}) => ({
name: e,
digest: t
}))
}
})
};
}
function selected(e, t) {
return Object.fromEntries(t.map(t => [ t, e[t] ]));
}
function jobKey(e, {args: t, vars: n, item: o, matrix: i, model: a, repeat: c, changing: l}) {
const {model: u, ...d} = i;
const m = {
...e,
inputs: (0, s.o)({
args: t,
vars: n,
...Object.keys(d).length === 0 ? {} : {
matrix: d
}
}),
item: o === null ? "" : (0, s.o)({
id: o.id,
fields: lasting(o.fields, l)
}),
content: o?.content ?? "",
model: a,
repeat: String(c)
};
return {
key: (0, s.s)(r.N.map(e => m[e]).join("\n")),
keyParts: m
};
}
function lasting(e, t) {
return Object.fromEntries(Object.entries(e).filter(([e]) => e !== "updated" && !t.includes(e)));
}
const u = {
format: "format of keys",
inputs: "arguments",
content: "content of the file"
};
function keyPartWord(e) {
return u[e] ?? e;
}
}),
69588: (function(e, t, n) {
n.d(t, {
q7: () => createJobResolver,
ZY: () => evaluationsOf,
N9: () => narrowingOf,
TY: () => outputFileOf,
$r: () => targetOf,
kj: () => withJudge
});
var o = n(42357);
var s = n(56585);
var r = n(13705);
var i = n(33233);
var a = n(91242);
var c = n(49928);
var l = n(96122);
var u = n(20653);
var d = n(88362);
var m = n(95363);
var h = n(30235);
var f = n(68350);
var p = n(67805);
var g = n(99175);
var w = n(50180);
const v = [ "allow", "ask", "deny" ];
function entrySettings(e, t, n, s) {
const r = [ ...givenSettings(e, t), ...matrixSettings(t, n) ];
refuseReplacedMatrix(t, s);
const i = {};
const a = new Map;
const c = [];
for (const e of r) {
const t = g.EF.find(t => t === e.name);
if (t === void 0 || isRule(t) || isOfInputs(t, s)) continue;
a.delete(t);
t === "vars" || (0, d.Kc)(e.value) ? a.set(t, {
name: t,
setting: e
}) : i[t] = parsedSetting(t, e.value, e.location, c);
}
if (c.length > 0) throw new o.yo(c);
const l = [ ...e.defaults, ...t.settings ];
const rulesOf = e => l.flatMap(({name: t, value: n, location: o}) => {
if (t !== e) return [];
const s = p.uG[e].value.schema().parse(n);
return s.map((e, t) => ({
rule: e,
location: (0, f.eK)(o, t)
}));
});
const u = rulesOf("allow");
const m = (s.inputs.allow ?? []).length > 0;
const h = {
allow: m ? [] : u,
ask: rulesOf("ask"),
deny: rulesOf("deny")
};
const w = Object.fromEntries(v.map(e => [ e, [ ...s.settings[e], ...h[e].map(({rule: e}) => e) ] ]));
const b = {
lists: w,
ownAllow: [ ...s.inputs.allow ?? [], ...u.map(({rule: e}) => e) ],
narrowing: m && u.length > 0 ? u.map(({rule: e}) => e) : null,
locationOfRule: (e, t) => h[e][t - s.settings[e].length]?.location ?? s.locationOfRule(e, t)
};
const y = s.settings["read-only-commands"] && i["read-only-commands"] !== false;
return {
settings: {
...s.settings,
...i,
...b.lists,
"read-only-commands": y
},
varying: [ ...a.values() ],
narrowing: b.narrowing,
ownAllow: b.ownAllow,
locationOfRule: b.locationOfRule
};
}
function parsedSetting(e, t, n, o) {
const s = p.uG[e].value.schema().safeParse(t);
if (s.success) return s.data;
o.push({
code: "batch-invalid",
location: n,
message: `${e} ${s.error.issues[0]?.message ?? "has an invalid value"}`,
found: JSON.stringify(t),
hint: `correct the value, or remove ${e}`
});
return;
}
function givenSettings({defaults: e}, t) {
const {settings: n, items: o, matrix: s} = t;
const r = [ ...e.filter(({name: e}) => !(0, w.t)(e, t)), ...n ];
const i = g.Fp.some(e => e in s || r.some(({name: t}) => t === e));
if (o?.kind !== "test-data" || i) return r;
return [ ...r, {
name: "prompt-file",
value: o.path,
location: o.location
} ];
}
function locationOfSetting(e, t, n, o) {
if (isOfInputs(e, o)) return `the input ${e}`;
const s = Object.hasOwn(n.matrix, e) ? void 0 : givenSettings(t, n);
const r = s?.findLast(t => t.name === e);
if (r !== void 0) return r.location;
const i = s !== void 0 && (o.settings[e] ?? null) !== null;
return i ? `${e} of the configuration file` : `${n.location}, ${e}`;
}
function matrixSettings({location: e}, t) {
return Object.entries(t).flatMap(([t, n]) => g.EF.some(e => e === t) ? [ {
name: t,
value: asGiven(t, n),
location: e
} ] : []);
}
function asGiven(e, t) {
const n = p.uG[e].value.schema();
return n.safeParse(t).success ? t : String(t);
}
function refuseReplacedMatrix({matrix: e, location: t}, n) {
const s = Object.keys(e).flatMap(e => {
if (isRule(e) || [ "mode", "read-only-commands", "vars" ].includes(e)) {
const n = `${e} cannot be a dimension of the matrix`;
return [ {
code: "batch-invalid",
location: t,
message: n,
hint: "write one entry for each value"
} ];
}
if (!isOfInputs(e, n)) return [];
const o = `the input ${e} would replace every value of matrix.${e}`;
return [ {
code: "batch-invalid",
location: t,
message: o,
hint: `remove the input ${e}, or the dimension`
} ];
});
if (s.length > 0) throw new o.yo(s);
}
function isRule(e) {
return v.some(t => t === e);
}
function isOfInputs(e, {inputs: t}) {
return t[e] !== void 0;
}
function createJobResolver(e, t, n) {
const o = new Map;
const settingsOf = (n, s) => {
const r = `${n.id} ${JSON.stringify(s)}`;
const i = o.get(r) ?? entrySettings(e, n, s, t);
o.set(r, i);
return i;
};
const s = createPromptLoader(n);
return {
settingsOf: settingsOf,
locationOf: (n, o) => locationOfSetting(o, e, n, t),
async resolve(t, n) {
const o = settingsOf(t, n.matrix);
const r = {
entry: t,
minimumTrust: o.settings["minimum-trust"]
};
const {settings: i, vars: a, changed: c} = replaced(o, n, r);
const l = `${t.id} ${JSON.stringify([ n.matrix, c ])}`;
const {value: u, location: m} = o.varying.find(({name: e}) => e === "prompt")?.setting ?? {};
const h = typeof u === "string" && m !== void 0 && (0, d.Qf)(u).length > 0 ? {
text: u,
location: m
} : null;
const f = narrowingOf(o, e);
const {locationOfRule: p} = o;
if (h === null) return {
settings: i,
...await s(t, i, a),
narrowing: f,
locationOfRule: p,
variant: l,
template: h
};
const g = inlineText(h.text, i.args, e => insertInto(e, n, r));
requireText(g, n, h.location);
return {
settings: i.args === "" ? i : {
...i,
args: ""
},
...literalPrompt(g, e),
narrowing: f,
locationOfRule: p,
variant: l,
template: h.text
};
}
};
}
function createPromptLoader(e) {
const t = new Map;
const specOf = async n => {
const o = {
prompt: n.prompt,
"prompt-file": n["prompt-file"],
"prompt-format": n["prompt-format"],
command: n.command
};
const s = {
...e.commands,
directories: n["command-directories"]
};
const r = JSON.stringify([ o, s.directories ]);
const i = t.get(r) ?? (0, a._)(o, {
...e,
commands: s,
readInput: noInput
});
t.set(r, i);
return await i;
};
const n = new Map;
return async (e, t, o) => {
const s = await specOf(t);
if (e.items?.kind !== "test-data") return {
spec: s,
vars: o
};
const r = n.get(s) ?? testDataSpec(s);
n.set(s, r);
const i = Object.entries(o).filter(([e]) => r.variables.has(e));
return {
spec: r.spec,
vars: Object.fromEntries(i)
};
};
}
function testDataSpec(e) {
const t = (0, l.Q)(e).flatMap(({kind: e, content: t}) => e === "variable" ? [ t ] : []);
const n = e.notices.filter(t => t !== e.evaluationNotice);
return {
spec: {
...e,
notices: n
},
variables: new Set(t)
};
}
function noInput() {
return Promise.reject(new o.yo({
code: "batch-invalid",
message: "a job of a batch cannot read its prompt from standard input",
hint: "use prompt or the path of a prompt file"
}));
}
function replaced({settings: e, varying: t}, n, s) {
const r = {};
const a = [];
let c = s.entry.items?.kind === "test-data" ? textsOf(n.item?.fields ?? {}) : {};
for (const {name: e, setting: o} of t) if (e === "vars") c = textsOf((0, i.p)(o.value) ? insertInto(o.value, n, s) : {}); else if (e !== "prompt") {
const t = insertInto(o.value, n, s);
r[e] = parsedSetting(e, t, `${o.location}, item ${n.item?.id ?? ""}`, a);
}
if (a.length > 0) throw new o.yo(a);
const {args: l, ...u} = r;
const d = Object.keys(r).length === 0;
return {
settings: d ? e : {
...e,
...r
},
vars: c,
changed: u
};
}
function textsOf(e) {
return Object.fromEntries(Object.entries(e).map(([e, t]) => [ e, (0, m.gF)(t) ]));
}
function requireText(e, {item: t}, n) {
if (e.trim() !== "") return;
throw new o.yo({
code: "prompt-missing",
location: t === null ? n : t.location ?? `${n}, item ${(0, u.ml)(t.id, 60)}`,
message: t === null ? "the prompt is empty" : "the prompt of this item is empty",
hint: "add the task for the agent to the prompt, or leave the item out"
});
}
function inlineText(e, t, n) {
const o = e.split(c.dC).map(n);
const s = o.join(t);
return o.length > 1 || t === "" ? s : `${s}\n\n${t}`;
}
function literalPrompt(e, {path: t}) {
const {source: n} = (0, r.W5)(e, t);
return {
spec: (0, s.K)("prompt-yml", n, "{{text}}"),
vars: {
text: e
}
};
}
function narrowingOf({narrowing: e}, {path: t}) {
return e === null ? null : {
...(0, s.K)("inline", t, ""),
allowedTools: e
};
}
function evaluationsOf(e, t) {
return e.evaluate.map(n => {
const o = {
entry: e,
minimumTrust: "anyone",
evaluation: n.name
};
return {
...n,
name: insertInto(n.name, t, o),
check: insertInto(n.check, t, n.check.kind === "matches" ? {
...o,
written: asPattern
} : o)
};
});
}
function withJudge(e, t) {
const {check: n} = e;
return n.kind === "judge" ? {
...e,
check: {
...n,
model: n.model ?? t
}
} : e;
}
function asPattern(e) {
return e.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
}
function outputFileOf(e, t) {
return e.outputFile === null ? null : insertInto(e.outputFile, t, {
entry: e,
minimumTrust: "anyone"
});
}
function targetOf(e, t) {
if (e.target === null) return null;
const n = insertInto(e.target, t, {
entry: e,
minimumTrust: "anyone"
});
const s = /^\s*#?([1-9]\d{0,9})\s*$/.exec(n)?.[1];
if (s !== void 0) return Number(s);
throw new o.yo({
code: "batch-items",
location: t.item?.location ?? `entry ${e.id}, item ${t.item?.id ?? ""}`,
message: "target is not the number of an issue or pull request",
found: (0, u.ml)(n, 60),
hint: "let target insert a field with the number, such as {{item.number}}"
});
}
function insertInto(e, t, {written: n = e => e, ...o}) {
return (0, d.ID)(e, e => n(resolve_job_valueOf(e, t, o)));
}
function resolve_job_valueOf(e, {item: t, matrix: n}, {entry: s, minimumTrust: r, evaluation: i}) {
const {kind: a, name: c} = e;
if (a === "matrix") return String(n[c] ?? "");
const l = t === null ? void 0 : (0, m._F)(t.fields, c);
if (t === null || l === void 0) throw new o.yo(missingField(e, t, {
id: s.id,
evaluation: i
}));
if (s.items !== null && (0, m.Xe)(s.items, c)) return (0, h.U)(t.fields, c, r);
return (0, m.gF)(l);
}
function missingField({source: e, name: t}, n, {id: s, evaluation: r}) {
const i = Object.keys(n?.fields ?? {});
const a = (0, o.pA)(t, i);
return {
code: "batch-items",
location: n?.location ?? `entry ${s}, item ${n?.id ?? ""}`,
message: r === void 0 ? `the item has no field for ${e}` : `the item has no field ${t}, which the evaluation ${r} needs`,
hint: a === void 0 ? `its fields are ${i.join(", ")}` : `did you mean {{item.${a}}}?`
};
}
}),
56987: (function(e, t, n) {
n.d(t, {
Az: () => shardName,
IJ: () => requireStaticSources,
KK: () => usableShards,
Xy: () => readShard,
fp: () => assignShards,
ky: () => engineOf
});
var o = n(42357);
const shardName = ({index: e, total: t}) => `${String(e)}/${String(t)}`;
const s = 256;
const r = [ {
name: "GitLab",
index: "CI_NODE_INDEX",
total: "CI_NODE_TOTAL",
first: 1
}, {
name: "Azure Pipelines",
index: "SYSTEM_JOBPOSITIONINPHASE",
total: "SYSTEM_TOTALJOBSINPHASE",
first: 1
}, {
name: "CircleCI",
index: "CIRCLE_NODE_INDEX",
total: "CIRCLE_NODE_TOTAL",
first: 0
}, {
name: "Buildkite",
index: "BUILDKITE_PARALLEL_JOB",
total: "BUILDKITE_PARALLEL_JOB_COUNT",
first: 0
}, {
name: "Kubernetes",
index: "JOB_COMPLETION_INDEX",
total: null,
first: 0,
isEngine: true
}, {
name: "AWS Batch",
index: "AWS_BATCH_JOB_ARRAY_INDEX",
total: "AWS_BATCH_JOB_ARRAY_SIZE",
first: 0,
isEngine: true
}, {
name: "Cloud Run",
index: "CLOUD_RUN_TASK_INDEX",
total: "CLOUD_RUN_TASK_COUNT",
first: 0,
isEngine: true
}, {
name: "Google Batch",
index: "BATCH_TASK_INDEX",
total: "BATCH_TASK_COUNT",
first: 0,
isEngine: true
}, {
name: "Slurm",
index: "SLURM_ARRAY_TASK_ID",
total: "SLURM_ARRAY_TASK_COUNT",
first: "SLURM_ARRAY_TASK_MIN",
step: "SLURM_ARRAY_TASK_STEP",
isEngine: true
} ];
const i = {
name: "any engine",
index: "SALLYPORT_SHARD",
total: "SALLYPORT_SHARDS",
first: 1
};
const isSet = e => e !== void 0 && e !== "";
function readShard(e, t, n = "shard") {
if (e === "auto") return shardOf(t, n);
const [, o = "", s = ""] = /^\s*(\d{1,4})\s*\/\s*(\d{1,4})\s*$/.exec(e) ?? [];
return checked({
index: Number(o),
total: Number(s)
}, e, n);
}
function engineOf(e) {
return r.find(({index: t, isEngine: n}) => n === true && isSet(e[t]))?.name ?? null;
}
function shardOf(e, t) {
const totalName = ({total: t}) => t === null || isSet(e["SALLYPORT_SHARDS"]) ? "SALLYPORT_SHARDS" : t;
const n = [ i, ...r ].find(({index: t, total: n, isEngine: o}) => isSet(e[t]) && (o === true || n === i.total || isSet(e[n ?? ""])));
if (n === void 0) throw new o.yo({
code: "batch-plan",
location: t,
message: "auto found no variables that number the parallel jobs",
hint: `write I/N, or set SALLYPORT_SHARD (from 1) and SALLYPORT_SHARDS; auto supports ${r.map(({name: e}) => e).join(", ")}; on GitHub, use the matrix of the plan`
});
const s = [ n.index, totalName(n), n.first, n.step ?? "" ];
const a = s.filter(t => typeof t === "string" && isSet(e[t]));
const c = `${a.map(t => `${t}=${e[t] ?? ""}`).join(", ")} (${n.name})`;
if (!isSet(e[totalName(n)])) throw new o.yo({
code: "batch-plan",
location: t,
message: `the number of jobs is missing: ${n.name} has no variable for it, or it is not set`,
found: c,
hint: "set SALLYPORT_SHARDS to the number of jobs, such as `completions` of a Kubernetes job"
});
const value = (t, n) => typeof t === "number" ? t : isSet(e[t]) ? Number(e[t]) : n;
const l = (value(n.index, Number.NaN) - value(n.first, 0)) / value(n.step ?? 1, 1) + 1;
return checked({
index: l,
total: value(totalName(n), Number.NaN)
}, c, t);
}
function checked({index: e, total: t}, n, r) {
if (Number.isInteger(e) && Number.isInteger(t) && e >= 1 && e <= t && t <= s) return {
index: e,
total: t
};
throw new o.yo({
code: "batch-plan",
location: r,
message: `a shard is I/N, with I from 1 to N and N at most ${String(s)}`,
found: n,
hint: "write 1/8 for the first of eight shards; an array job has to number its jobs without gaps"
});
}
const a = [ "issues", "pulls", "lines" ];
function requireStaticSources({jobs: e}) {
const t = e.flatMap(({id: e, items: t}) => t !== null && a.includes(t.kind) ? [ {
code: "batch-plan",
location: t.location,
message: `the items of ${e} are looked up, so every shard could find other ones`,
found: t.kind,
hint: "run `batch plan FILE --shards N --out plan.json` once, and pass --plan plan.json to every shard"
} ] : []);
if (t.length > 0) throw new o.yo(t);
}
const c = 5e3;
function assignShards(e, t) {
if (t === 1) return e.map(() => 1);
const n = e.map(weightOf);
const o = e.map((e, t) => t).sort((e, t) => (n[t] ?? 0) - (n[e] ?? 0) || e - t);
const s = new Float64Array(t);
const r = new Uint32Array(t);
const i = new Array(e.length).fill(1);
for (const e of o) {
let t = 0;
for (let e = 1; e < s.length; e += 1) {
const [n, o] = [ s[e] ?? 0, s[t] ?? 0 ];
(n < o || n === o && (r[e] ?? 0) < (r[t] ?? 0)) && (t = e);
}
const o = t;
s[o] = (s[o] ?? 0) + (n[e] ?? 0);
r[o] = (r[o] ?? 0) + 1;
i[e] = o + 1;
}
return i;
}
function usableShards(e, {maxJobs: t, maxCostUsd: n}, o) {
const s = Math.min(o, e.length, t ?? o);
if (n === null) return Math.max(1, s);
let r = 0;
for (const {estimatedCostUsd: t} of e) t !== null && t <= n && (r = Math.max(r, t));
return Math.max(1, Math.min(s, Math.floor(n / r)));
}
function weightOf({estimatedCostUsd: e, promptCharacters: t}) {
return e === null || e === 0 ? (c + t) / 1e9 : e;
}
}),
76873: (function(e, t, n) {
n.d(t, {
runStep: () => runStep
});
var o = n(76760);
var s = n(42357);
var r = n(79579);
var i = n(12673);
var a = n(28912);
var c = n(75600);
var l = n(60957);
var u = n(42985);
var d = n(62103);
var m = n(60212);
var h = n(31675);
var f = n(71091);
var p = n(78650);
var g = n(11576);
var w = n(56987);
var v = n(16384);
async function runStep(e, t) {
const {early: o} = e;
const {hostEnvironment: r, redactor: i} = t;
if (o["batch-step"] === "merge") {
await (0, s.Jf)(() => (0, m.s)(e.parsed), () => requireKey(o["resume-key"]), () => requireDirectories(o["merge-from"]));
return await merge(e, t);
}
const [a, c] = await (0, s.Jf)(() => (0, p.L)(batchPath(o.batch), e, r), () => o.shard === void 0 ? null : (0, 
w.Xy)(o.shard, r.environment, e.locationOf("shard")), () => requireKey(o["resume-key"]));
if ("refusal" in a) {
const e = await (0, h.reportSkipped)(a.refusal, t);
return o["batch-step"] === "plan" ? withoutShards(e) : e;
}
await requireBaseBranch(a, r);
const l = c === null ? (0, f.nB)(a, r) : null;
l !== null && t.log.warning(l);
const u = {
hostEnvironment: r,
redactor: i
};
if (o["batch-step"] === "plan") {
const {writePlan: e} = await n.e(6330).then(n.bind(n, 76330));
return await e(a, {
shards: o.shards,
out: o.plan ?? null
}, t);
}
const d = {
isFrozen: o.plan !== void 0,
make: () => (0, g.bJ)(a, {
path: o.plan ?? null,
shard: c,
...u
})
};
if (o["dry-run"]) {
const {dryRunBatch: s} = await Promise.all([ n.e(5408), n.e(1240), n.e(2562), n.e(8300), n.e(3328) ]).then(n.bind(n, 53328));
const r = storageChoiceOf(o, a.runContext.settings["github-token"]);
return await s(a, {
plan: d,
shard: c,
storage: r,
inputs: e
}, t);
}
return await run(a, {
plan: d,
shard: c
}, {
inputs: e,
ports: t
});
}
function withoutShards(e) {
return {
...e,
outputs: {
...e.outputs,
matrix: JSON.stringify({
include: []
}),
count: "0"
}
};
}
async function run(e, t, {inputs: s, ports: r}) {
const {early: i} = s;
const {runBatch: a} = await Promise.all([ n.e(4758), n.e(3754), n.e(482), n.e(5408), n.e(1240), n.e(6693), n.e(2562), n.e(4690), n.e(2610), n.e(8300), n.e(3238) ]).then(n.bind(n, 13238));
return await withPage({
inputs: s,
ports: r
}, async n => {
const c = await a({
...t,
open: e,
statePath: i.state === void 0 ? null : (0, o.resolve)(r.hostEnvironment.directory, i.state),
concurrency: i.concurrency ?? null,
resume: i["resume-batch"],
retryFailed: i["retry-failed"],
rescore: i.rescore,
storage: storageChoiceOf(i, e.runContext.settings["github-token"]),
previous: n
}, r);
await (0, d.o)(c.summary, r);
await writeFindings(c, {
inputs: s,
ports: r
}, e);
return shownOnRunner(c, {
inputs: s,
ports: r
});
});
}
async function merge(e, t) {
const {early: o} = e;
const {mergeBatch: s} = await Promise.all([ n.e(5408), n.e(1240), n.e(6693), n.e(2562), n.e(4690), n.e(5009) ]).then(n.bind(n, 75009));
const r = o.batch;
return await withPage({
inputs: e,
ports: t
}, async n => {
const i = await s({
from: o["merge-from"],
plan: o.plan ?? null,
out: o.state ?? null,
key: o["resume-key"] ?? null,
storage: storageChoiceOf(o, e.parsed.values["github-token"]),
previous: n,
workingDirectory: o["working-directory"],
open: r === void 0 ? null : () => (0, p.L)(r, e, t.hostEnvironment)
}, t);
await writeFindings(i, {
inputs: e,
ports: t
});
return shownOnRunner(i, {
inputs: e,
ports: t
});
});
}
function shownOnRunner(e, {inputs: {early: t}, ports: {hostEnvironment: n, log: o}}) {
const {text: s, exitCode: r, headline: i} = e;
if (!n.onRunner) return e;
for (const e of s.split("\n")) o.info(e);
r !== 0 && o.error(i);
return {
...e,
text: t.quiet ? (0, u.YI)(s) : ""
};
}
async function writeFindings({findings: e, findingsProblem: t}, {inputs: {parsed: o}, ports: s}, r) {
const i = o.values;
const a = [ "code-quality-report", "junit-report" ].filter(e => i[e] !== void 0);
if (a.length === 0) return;
const c = r?.file.jobs.some(({findings: e}) => e === true) ?? true;
c || e.length !== 0 || s.log.warning(`${a.join(" and ")} contain no findings: no entry of the batch file has findings: true. The evaluations are in report/junit.xml of the state directory.`);
const {writeFindingReports: l} = await n.e(430).then(n.bind(n, 48049));
await l({
findings: e,
problem: t
}, {
...s,
settings: i
});
}
function storageChoiceOf(e, t) {
return {
kind: e["state-storage"],
branch: e["state-branch"] ?? null,
token: t ?? null
};
}
async function withPage({inputs: {early: e}, ports: t}, o) {
const {"html-report": s, "compare-with": i = null} = e;
if (s === void 0) return await o();
const {writeBatchPage: a} = await Promise.all([ n.e(9664), n.e(4069) ]).then(n.bind(n, 4069));
if (i !== null || e["state-storage"] === "dir") {
const e = await o();
await a(s, i, e, t);
return e;
}
return await (0, r.n)(t.hostEnvironment.temporary, async e => {
const n = await o(e);
await a(s, await (0, v.lN)(e) ? e : null, n, t);
return n;
});
}
const b = 16;
function requireKey(e) {
if (e === void 0 || e.length >= b) return;
throw new s.yo({
code: "setting-invalid",
location: "resume-key",
message: "this key is too short to authenticate stored results",
hint: "use a random secret of at least 16 characters"
});
}
function requireDirectories(e) {
if (e.length > 0) return;
throw new s.yo({
code: "argument-invalid",
location: "merge-from",
message: "merge needs the directories of the shards",
hint: "name their state directories, or the directory that their artifacts were downloaded to"
});
}
function batchPath(e) {
if (e !== void 0) return e;
throw new s.yo({
code: "argument-invalid",
location: "batch",
message: "no batch file is given",
hint: "name a batch file, such as .sallyport/batches/docs.yml"
});
}
async function requireBaseBranch({file: e, runContext: {settings: t, event: n}}, o) {
const {"base-branch": r, "github-token": u} = t;
const d = e.jobs.some(({changes: e}) => e.startsWith("pull-request"));
if (!d || r === void 0 || u === void 0 || n.repository === null) return;
const {owner: m, name: h} = n.repository;
const f = (0, a.createGitHubReader)((0, i.dC)(u, o), 1);
const p = await (0, c.df)(f, {
owner: m,
repo: h
}, r).catch((0, s.j6)(l.J, () => true));
if (p) return;
throw new s.yo({
code: "setting-invalid",
location: "base-branch",
message: `${m}/${h} has no branch with this name, or the token cannot read it`,
found: r,
hint: "correct base-branch, or create the branch on GitHub"
});
}
}),
1347: (function(e, t, n) {
n.d(t, {
BT: () => nameInLine,
fl: () => truncateStart,
hD: () => quote,
pQ: () => isTruncated,
wc: () => byline,
xv: () => truncate
});
var o = n(20458);
var s = n(20653);
var r = n(669);
function quote(e, t) {
const n = (0, o.E)(e).trim();
const s = truncate(n, t).split(/\r\n|[\n\r\u2028\u2029\u0085]/);
return s.map(e => `> ${e}`.trimEnd()).join("\n");
}
const isTruncated = (e, t) => e.length > t && (0, o.E)(e).trim().length > t;
function nameInLine(e) {
const t = (0, o.E)(e);
return /^[\w./@+-]{1,300}$/.test(t) ? t : JSON.stringify(truncate(t, 300));
}
function byline(e, t) {
const n = e === null ? "a deleted account" : `@${e.replace(/[^\w[\]-]/g, "")}`;
return `${n} (${(0, r.A)(t)})`;
}
function truncate(e, t) {
if (e.length <= t) return e;
const n = (0, s.GH)(e, t);
return `${n}\n[cut: ${String(e.length - n.length)} more characters]`;
}
function truncateStart(e, t) {
if (e.length <= t) return e;
const n = (0, s.pJ)(e, t).replace(/^[^\n]*\n/, "");
return `[cut: ${String(e.length - n.length)} characters before]\n${n}`;
}
}),
669: (function(e, t, n) {
n.d(t, {
A: () => trustOf,
W: () => isTrusted
});
var o = n(91586);
function trustOf(e) {
return o.e.find(t => t.toUpperCase() === e) ?? "anyone";
}
function isTrusted(e, t) {
return o.e.indexOf(trustOf(e)) <= o.e.indexOf(t);
}
}),
65254: (function(e, t, n) {
n.d(t, {
N: () => withConfinedRuntime
});
var o = n(83258);
var s = n(39446);
var r = n(46738);
var i = n(33740);
async function withConfinedRuntime({redact: e, onSandbox: t, ...n}, a) {
const {settings: c} = n.runContext;
const l = (0, o.GC)(n.hostEnvironment.temporary, e);
const u = (0, r.H)(l);
u.make();
const d = (0, i.Y)({
...n,
childProcesses: u.childProcesses,
sandbox: {
mode: c.sandbox,
makeDirectory: () => l.makeDirectory("sandbox"),
limits: c,
onReport: e => t?.(e)
}
});
try {
await d.ready();
c.sandbox === "require" && await (d.sandbox?.report());
return await a(d);
} finally {
d.sandbox?.close();
(0, s.j)(l.run);
l.remove();
}
}
}),
8044: (function(e, t, n) {
n.d(t, {
schemaProblems: () => schemaProblems
});
var o = n(60207);
var s = n(20274);
var r = n(20653);
var i = n(85352);
const a = JSON.parse('{"$comment":"Keywords of JSON Schema from draft 4 to 2020-12. A description is the end of the message \'KEYWORD must be \u2026\'.","$ref":"#/definitions/schema","definitions":{"schema":{"type":["object","boolean"],"description":"a schema must be an object","properties":{"$ref":{"$ref":"#/definitions/text"},"$dynamicRef":{"not":{},"description":"$dynamicRef is not supported; use $ref"},"$defs":{"$ref":"#/definitions/schemaMap"},"definitions":{"$ref":"#/definitions/schemaMap"},"title":{"$ref":"#/definitions/text"},"description":{"$ref":"#/definitions/text"},"type":{"description":"one of string, number, integer, boolean, object, array, null, or a list of them","anyOf":[{"$ref":"#/definitions/type"},{"type":"array","items":{"$ref":"#/definitions/type"},"minItems":1}]},"enum":{"type":"array","minItems":1,"description":"a list of at least one value"},"multipleOf":{"type":"number","exclusiveMinimum":0,"description":"a number above 0"},"minimum":{"$ref":"#/definitions/number"},"maximum":{"$ref":"#/definitions/number"},"exclusiveMinimum":{"$ref":"#/definitions/limit"},"exclusiveMaximum":{"$ref":"#/definitions/limit"},"minLength":{"$ref":"#/definitions/count"},"maxLength":{"$ref":"#/definitions/count"},"pattern":{"type":"string","format":"regex","description":"a string"},"items":{"if":{"type":"array"},"then":{"$ref":"#/definitions/schemaList"},"else":{"$ref":"#/definitions/schema"}},"prefixItems":{"$ref":"#/definitions/schemaList"},"additionalItems":{"$ref":"#/definitions/schema"},"unevaluatedItems":{"$ref":"#/definitions/schema"},"contains":{"$ref":"#/definitions/schema"},"minContains":{"$ref":"#/definitions/count"},"maxContains":{"$ref":"#/definitions/count"},"minItems":{"$ref":"#/definitions/count"},"maxItems":{"$ref":"#/definitions/count"},"uniqueItems":{"$ref":"#/definitions/flag"},"properties":{"$ref":"#/definitions/schemaMap"},"patternProperties":{"allOf":[{"$ref":"#/definitions/schemaMap"},{"propertyNames":{"format":"regex","description":"a regular expression"}}]},"additionalProperties":{"$ref":"#/definitions/schema"},"unevaluatedProperties":{"$ref":"#/definitions/schema"},"propertyNames":{"$ref":"#/definitions/schema"},"minProperties":{"$ref":"#/definitions/count"},"maxProperties":{"$ref":"#/definitions/count"},"required":{"type":"array","items":{"type":"string","description":"a property name"},"description":"a list of property names"},"dependentSchemas":{"$ref":"#/definitions/schemaMap"},"allOf":{"$ref":"#/definitions/schemaList"},"anyOf":{"$ref":"#/definitions/schemaList"},"oneOf":{"$ref":"#/definitions/schemaList"},"not":{"$ref":"#/definitions/schema"},"if":{"$ref":"#/definitions/schema"},"then":{"$ref":"#/definitions/schema"},"else":{"$ref":"#/definitions/schema"}}},"schemaList":{"type":"array","items":{"$ref":"#/definitions/schema"},"minItems":1,"description":"a list of schemas"},"schemaMap":{"type":"object","additionalProperties":{"$ref":"#/definitions/schema"},"description":"a mapping of names to schemas"},"type":{"enum":["string","number","integer","boolean","object","array","null"]},"text":{"type":"string","description":"a string"},"flag":{"type":"boolean","description":"true or false"},"number":{"type":"number","description":"a number"},"limit":{"type":["number","boolean"],"description":"a number"},"count":{"type":"integer","minimum":0,"description":"an integer of at least 0"}}}');
const c = 20;
const l = 64;
function schemaProblems(e) {
if (!(0, s.u4)(e)) return [ {
pointer: "",
what: `a schema must be an object, found ${kindOf(e)}`
} ];
if ((0, i.Q)(e, l)) return [ {
pointer: "",
what: `nested deeper than ${l} levels`
} ];
const {errors: t} = new o.D(structuredClone(a), "7", false).validate(e);
const n = t.flatMap(t => problemOf(t, e));
return (n.length > 0 ? n : referenceProblems(e, e, "")).slice(0, c);
}
function problemOf({instanceLocation: e, keyword: t, keywordLocation: n}, o) {
let r = a;
for (const e of stepsOf(n).slice(0, -1)) {
r = valueAt(`/${e}`, r);
e === "$ref" && typeof r === "string" && (r = valueAt(r.slice(1), a));
}
const i = (0, s.u4)(r) && typeof r["description"] === "string" ? r["description"] : null;
if (i === null || u.has(t)) return [];
const c = stepsOf(e);
const l = c.map(pointerStep).join("");
const d = c.at(-1) ?? "";
if (t === "format") {
const e = n.includes("/propertyNames/") ? d : valueAt(l, o);
return [ {
pointer: l,
what: `${JSON.stringify(e)} is not a valid regular expression`
} ];
}
if (i.startsWith("a schema")) return [ {
pointer: l,
what: `${i}, found ${kindOf(valueAt(l, o))}`
} ];
return [ {
pointer: l,
what: i.startsWith("$") ? i : `${d} must be ${i}`
} ];
}
const u = new Set([ "properties", "items", "additionalProperties" ]);
const d = new Set([ "enum", "const", "default", "examples" ]);
const m = new Set([ "$defs", "definitions", "properties", "patternProperties", "dependentSchemas" ]);
function referenceProblems(e, t, n, o = false) {
if (typeof e !== "object" || e === null) return [];
return Object.entries(e).flatMap(([e, s]) => {
const r = `${n}${pointerStep(e)}`;
if (!o && e === "$ref") return referenceProblem(String(s), t).map(e => ({
pointer: r,
what: e
}));
if (!o && d.has(e)) return [];
return referenceProblems(s, t, r, !o && m.has(e));
});
}
function referenceProblem(e, t) {
if (!e.startsWith("#")) return [ "$ref can only point into this schema (#/\u2026); nothing is fetched" ];
const n = e.slice(1);
const o = n.startsWith("/") ? valueAt(n, t) : null;
const r = n === "" || (0, s.u4)(o) || typeof o === "boolean" || hasAnchor(t, n);
return r ? [] : [ `$ref points to ${e}, which does not exist` ];
}
function valueAt(e, t) {
return stepsOf(e).reduce((e, t) => typeof e === "object" && e !== null && Object.hasOwn(e, t) ? e[t] : void 0, t);
}
function stepsOf(e) {
return e.split("/").slice(1).map(e => (0, r.oF)(e).replaceAll("~1", "/").replaceAll("~0", "~"));
}
function pointerStep(e) {
return `/${e.replaceAll("~", "~0").replaceAll("/", "~1")}`;
}
function hasAnchor(e, t) {
if (typeof e !== "object" || e === null) return false;
if ("$anchor" in e && e.$anchor === t) return true;
return Object.values(e).some(e => hasAnchor(e, t));
}
function kindOf(e) {
if (e === null) return "null";
return Array.isArray(e) ? "a list" : "a " + typeof e;
}
}),
79579: (function(e, t, n) {
n.d(t, {
n: () => withTemporaryDirectory
});
var o = n(73024);
var s = n(76760);
async function withTemporaryDirectory(e, t) {
const n = (0, o.mkdtempSync)((0, s.join)(e, "state-"));
try {
return await t(n);
} finally {
(0, o.rmSync)(n, {
recursive: true,
force: true
});
}
}
}),
46896: (function(e, t, n) {
n.d(t, {
KU: () => a,
Mr: () => r,
aD: () => m,
ek: () => u,
fo: () => h,
g8: () => l,
jR: () => d,
wv: () => c,
z$: () => i
});
const o = "fragment text on Comment {\n  author { login }\n  authorAssociation\n  body\n  createdAt\n  lastEditedAt\n}";
const s = "comments(first: 100, after: $comments) @include(if: $moreComments) {\n  pageInfo { hasNextPage endCursor }\n  nodes { ...text databaseId isMinimized }\n}";
const r = `query Issue(\n  $owner: String!, $name: String!, $number: Int!, $comments: String, $moreComments: Boolean!\n) {\n  repository(owner: $owner, name: $name) {\n    item: issue(number: $number) {\n      ...text\n      title\n      state\n      labels(first: 30) { nodes { name } }\n      ${s}\n    }\n  }\n}\n${o}`;
const i = `query PullRequest(\n  $owner: String!, $name: String!, $number: Int!\n  $comments: String, $moreComments: Boolean!\n  $reviews: String, $moreReviews: Boolean!\n  $threads: String, $moreThreads: Boolean!\n  $first: Boolean!\n) {\n  repository(owner: $owner, name: $name) {\n    item: pullRequest(number: $number) {\n      ...text\n      title\n      state\n      labels(first: 30) { nodes { name } }\n      baseRefName\n      headRefName\n      headRefOid\n      changedFiles\n      ${s}\n      reviews(first: 100, after: $reviews) @include(if: $moreReviews) {\n        pageInfo { hasNextPage endCursor }\n        nodes { ...text databaseId isMinimized state }\n      }\n      reviewThreads(first: 50, after: $threads) @include(if: $moreThreads) {\n        pageInfo { hasNextPage endCursor }\n        nodes {\n          path line startLine diffSide isResolved isOutdated\n          resolvedBy { login }\n          opening: comments(first: 1) { nodes { ...text databaseId isMinimized viewerDidAuthor diffHunk } }\n          comments(last: 50) { totalCount nodes { ...text databaseId isMinimized viewerDidAuthor diffHunk } }\n        }\n      }\n      closingIssuesReferences(first: 10) @include(if: $first) {\n        nodes { ...text number title repository { nameWithOwner } }\n      }\n    }\n  }\n}\n${o}`;
const a = "query Checks($owner: String!, $name: String!, $commit: GitObjectID!, $after: String) {\n  repository(owner: $owner, name: $name) {\n    object(oid: $commit) {\n      ... on Commit {\n        statusCheckRollup {\n          contexts(first: 100, after: $after) {\n            pageInfo { hasNextPage endCursor }\n            nodes {\n              __typename\n              ... on CheckRun { name conclusion databaseId title summary checkSuite { app { slug } } }\n              ... on StatusContext { context state description }\n            }\n          }\n        }\n      }\n    }\n  }\n}";
const c = "query Queue($owner: String!, $name: String!, $number: Int!) {\n  repository(owner: $owner, name: $name) { pullRequest(number: $number) { isInMergeQueue } }\n}";
const l = "query Threads($owner: String!, $name: String!, $number: Int!, $after: String) {\n  repository(owner: $owner, name: $name) {\n    pullRequest(number: $number) {\n      reviewThreads(first: 50, after: $after) {\n        pageInfo { hasNextPage endCursor }\n        nodes {\n          id path line startLine diffSide isResolved isOutdated\n          resolvedBy { login }\n          comments(first: 30) {\n            totalCount\n            nodes { id databaseId body url isMinimized viewerDidAuthor }\n          }\n        }\n      }\n    }\n  }\n}";
const u = "mutation Resolve($id: ID!) {\n  resolveReviewThread(input: { threadId: $id }) { clientMutationId }\n}";
const d = "query Minimized($ids: [ID!]!) {\n  nodes(ids: $ids) { ... on IssueComment { id isMinimized } }\n}";
const m = "mutation Minimize($id: ID!, $classifier: ReportedContentClassifiers!) {\n  minimizeComment(input: { subjectId: $id, classifier: $classifier }) { clientMutationId }\n}";
const h = "mutation Commit($input: CreateCommitOnBranchInput!) {\n  createCommitOnBranch(input: $input) { commit { oid } }\n}";
}),
75600: (function(e, t, n) {
n.d(t, {
CE: () => readBranchRules,
G6: () => readIsQueued,
H8: () => tryContentsWrite,
RD: () => r,
df: () => readHasBranch,
readIsOnBranch: () => readIsOnBranch
});
var o = n(46896);
var s = n(60957);
const r = new Set([ "pull_request", "update", "merge_queue", "required_status_checks", "required_deployments", "code_scanning", "workflows" ]);
async function readBranchRules(e, {owner: t, repo: n}, o) {
const s = {
what: `the rules of the branch ${o}`,
needs: []
};
return await e.request(s, async (e, s) => {
const {data: r} = await e.rest.repos.getBranchRules({
owner: t,
repo: n,
branch: o,
request: {
signal: s
},
per_page: 100
});
return r.map(({type: e}) => e);
});
}
async function readHasBranch(e, {owner: t, repo: n}, o) {
const s = {
what: `the branch ${o}`,
needs: [ "contents: read" ]
};
const r = e.request(s, async (e, s) => {
await e.rest.git.getRef({
owner: t,
repo: n,
ref: `heads/${o}`,
request: {
signal: s
}
});
return true;
});
return await r.catch(ifMissing) === true;
}
async function readIsOnBranch(e, {owner: t, repo: n}, {commit: o, branch: s}) {
const r = {
what: `the branch ${s}`,
needs: [ "contents: read" ]
};
const i = e.request(r, async (e, r) => {
const i = {
owner: t,
repo: n,
basehead: `${s}...${o}`,
per_page: 1
};
return (await e.rest.repos.compareCommitsWithBasehead({
...i,
request: {
signal: r
}
})).data.ahead_by === 0;
});
return await i.catch(ifMissing) === true;
}
function ifMissing(e) {
if (e instanceof s.J && e.status === 404) return false;
throw e;
}
async function readIsQueued(e, {owner: t, repo: n, number: s}) {
const r = {
what: `the merge queue of ${t}/${n}#${String(s)}`,
needs: [ "pull-requests: read" ]
};
const i = await e.query(r, o.wv, {
owner: t,
name: n,
number: s
});
return i?.data.repository?.pullRequest?.isInMergeQueue === true;
}
async function tryContentsWrite(e, {owner: t, repo: n}) {
await e.request({
what: "the contents of the repository",
needs: [ "contents: write" ]
}, (e, o) => e.rest.git.createBlob({
owner: t,
repo: n,
content: "",
encoding: "utf-8",
request: {
signal: o
}
}));
}
}),
81774: (function(e, t, n) {
n.d(t, {
f: () => s,
t: () => searchIssues
});
var o = n(28912);
const s = 1e3;
const r = 100;
async function searchIssues(e, t, n) {
const i = Math.min(n ?? s, s);
const a = (0, o.createGitHubReader)(e, s / r);
const c = new Map;
let [l, u] = [ 0, false ];
for (let e = 1; c.size < i && e <= s / r; e += 1) {
const n = {
what: `the search ${JSON.stringify(t)}`,
needs: [ "issues: read", "pull-requests: read" ]
};
const o = await a.request(n, (n, o) => n.rest.search.issuesAndPullRequests({
q: t,
sort: "created",
order: "asc",
per_page: r,
page: e,
request: {
signal: o
}
}));
if (o === null) break;
const {items: s, total_count: i, incomplete_results: d} = o.data;
l = i;
u ||= d;
for (const e of s) c.set(e.html_url, {
number: e.number,
title: e.title,
url: e.html_url,
body: e.body ?? "",
author: e.user?.login ?? null,
association: e.author_association,
labels: e.labels.flatMap(({name: e}) => e ?? []),
created: e.created_at,
updated: e.updated_at
});
if (s.length < r || e * r >= i) break;
}
return {
issues: [ ...c.values() ],
total: l,
isIncomplete: u
};
}
}),
36566: (function(e, t, n) {
n.r(t);
n.d(t, {
compileWasmOnce: () => compileWasmOnce,
growHeapSlowly: () => growHeapSlowly,
growSmallHeapFaster: () => growSmallHeapFaster,
keepHeapSmall: () => keepHeapSmall
});
var o = n(78877);
const s = 13;
function setKnownFlag(e) {
Number.parseInt(process.versions.v8, 10) <= s && (0, o.setFlagsFromString)(e);
}
function growHeapSlowly() {
(0, o.setFlagsFromString)("--heap-growing-percent=30");
}
const r = 64e6;
function growSmallHeapFaster() {
process.memoryUsage().heapUsed < r && (0, o.setFlagsFromString)("--heap-growing-percent=100");
}
function keepHeapSmall() {
growHeapSlowly();
setKnownFlag("--semi-space-growth-factor=1");
}
function compileWasmOnce() {
setKnownFlag("--wasm-tiering-budget=1000000000");
}
}),
14399: (function(e, t, n) {
n.d(t, {
H: () => documentValue
});
var o = n(42357);
var s = n(63520);
var r = n(39579);
function documentValue(e, t, n, i) {
if (e.errors.length > 0) throw new o.yo(e.errors.slice(0, r.h0).map(e => {
const o = e.linePos?.[0];
const r = o === void 0 ? 0 : (0, s.HA)(t, {
line: o.line,
column: o.col
});
return n(r, (e.message.split("\n")[0] ?? "").replace(/ at line \d+, column \d+:?$/, ""));
}));
try {
return e.toJS(i === void 0 ? {} : {
reviver: i
});
} catch (e) {
throw new o.yo(n(0, (0, o.bD)(e)));
}
}
}),
46013: (function(e, t, n) {
n.d(t, {
V: () => noEffect,
x: () => nameOfType
});
var o = n(42357);
function noEffect(e, t, n) {
const s = (0, o.au)(t, n);
return `the ${e} ${JSON.stringify(t)} has no effect${s === null ? "" : `; ${s}`}`;
}
function nameOfType(e) {
if (e === null) return "empty";
if (Array.isArray(e)) return "a list";
if (e instanceof Date) return "a date";
switch (typeof e) {
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
33233: (function(e, t, n) {
n.d(t, {
k: () => readYamlFile,
p: () => isMapping
});
var o = n(42357);
var s = n(63520);
var r = n(14399);
var i = n(46013);
var a = n(39579);
const c = 1e6;
async function readYamlFile(e, t, l) {
const diagnostic = (n, o) => (0, s.dR)(e, t, n, {
code: "prompt-syntax",
message: o,
hint: "correct the YAML at the caret"
});
if (t.length > c) throw new o.yo(diagnostic(0, `the file is longer than ${c} characters`));
if ((0, a.qK)(t)) throw new o.yo(diagnostic(0, `the file is nested deeper than ${a.JG}`));
const {parseDocument: u} = await n.e(8815).then(n.t.bind(n, 38815, 19));
const d = u(t, {
logLevel: "error",
intAsBigInt: l !== void 0
});
const problem = (e, t) => diagnostic(e, `the file is not valid YAML: ${t}`);
const m = (0, r.H)(d, t, problem, l);
if (!isMapping(m)) throw new o.yo(diagnostic(0, `the file must be a mapping (\`name: value\`), but is ${(0, 
i.x)(m)}`));
return {
value: m,
diagnostic: (n, o, r = null) => {
const i = nodeAt(d, n);
const a = (r === null ? null : offsetIn(t, i, r)) ?? i?.range?.[0] ?? 0;
return (0, s.dR)(e, t, a, {
code: "prompt-syntax",
...o
});
},
linesOf: e => linesOf(t, nodeAt(d, e))
};
}
function isMapping(e) {
return typeof e === "object" && e !== null && !Array.isArray(e) && !(e instanceof Date);
}
function nodeAt(e, t) {
for (let n = t.length; n > 0; n -= 1) {
const o = e.getIn(t.slice(0, n), true);
if (typeof o === "object" && o !== null && "range" in o) return o;
}
return;
}
function linesOf(e, t) {
if (t === void 0 || !("value" in t) || typeof t.value !== "string") return null;
const [n] = t.range ?? [ 0 ];
const o = t.value.split("\n");
const r = "type" in t ? t.type : void 0;
if (r === "BLOCK_LITERAL" || r === "BLOCK_FOLDED") return linesOfBlock(e, n, o);
const i = n + (r === "PLAIN" ? 0 : 1);
return o.length === 1 && e.startsWith(t.value, i) ? [ (0, s.t$)(e, i) ] : null;
}
function offsetIn(e, t, n) {
if (t === void 0 || !("value" in t) || typeof t.value !== "string") return null;
const {line: o, column: r} = (0, s.t$)(t.value, n);
const i = linesOf(e, t)?.[o - 1];
return i === void 0 ? null : (0, s.HA)(e, {
line: i.line,
column: i.column + r - 1
});
}
function linesOfBlock(e, t, n) {
const o = (0, s.t$)(e, t).line + 1;
const r = e.split("\n").slice(o - 1, o - 1 + n.length);
const i = n.findIndex(e => e.trim() !== "");
const a = i < 0 ? 0 : (r[i] ?? "").length - (n[i] ?? "").length;
const c = n.every((e, t) => e === "" || r[t]?.slice(a) === e);
return c ? n.map((e, t) => ({
line: o + t,
column: a + 1
})) : null;
}
}),
62103: (function(e, t, n) {
n.d(t, {
o: () => writeSummaryFile,
p: () => indentedBlock
});
var o = n(42357);
async function writeSummaryFile(e, {log: t, writeSummary: n}) {
try {
await (n?.(e));
} catch (e) {
t.warning(`The summary could not be written: ${(0, o.bD)(e)}`);
}
}
function indentedBlock(e) {
return e.map(e => `    ${e}`).join("\n");
}
}),
59028: (function(e, t, n) {
n.d(t, {
$: () => codeOf,
s: () => refusalValue
});
function refusalValue(e, t) {
return {
conclusion: "config-error",
code: codeOf(e),
errors: e.map(e => {
const n = Object.entries(e);
return Object.fromEntries(n.map(([e, n]) => [ e, e === "code" ? n : t(n) ]));
})
};
}
const codeOf = ([e]) => e?.code ?? "setting-invalid";
}),
82087: (function(e, t, n) {
n.r(t);
n.d(t, {
checkedSchema: () => checkedSchema,
readOutputSchema: () => readOutputSchema
});
var o = n(42357);
var s = n(63520);
var r = n(24064);
const i = "output-schema";
async function readOutputSchema(e, t) {
if (e === void 0) return null;
if (e.trimStart().startsWith("{")) return await checkedSchema(parseJson(e, i), i);
const n = e.trim();
const o = await readSchema(n, t);
const s = /\.ya?ml$/i.test(n) ? await parseYaml(o, n) : parseJson(o, n);
return await checkedSchema(s, n);
}
async function checkedSchema(e, t) {
const {schemaProblems: s} = await Promise.all([ n.e(207), n.e(8044) ]).then(n.bind(n, 8044));
const r = s(e).map(({pointer: e, what: n}) => ({
code: "schema-invalid",
location: `${t}#${e}`,
message: n,
hint: "correct the schema at this location"
}));
if (r.length > 0) throw new o.yo(r);
return e;
}
async function readSchema(e, t) {
const n = await (0, r.y)(e, t);
if (typeof n === "string") return n;
const s = "correct the path, which is relative to the workspace, or give the schema itself, starting with {";
throw (0, o.IF)([ "file-unreadable", i ], "the schema cannot be read", s, n.message);
}
const a = "correct the JSON at this location";
function parseJson(e, t) {
try {
return JSON.parse(e);
} catch (n) {
const r = (0, o.bD)(n);
const i = Number(/at position (\d+)/.exec(r)?.[1] ?? e.trimEnd().length);
const c = `invalid JSON: ${r.replace(/ in JSON at position.*$/s, "").replace(/, "[\s\S]*$/, "")}`;
throw new o.yo((0, s.dR)(t, e, i, {
code: "schema-invalid",
message: c,
hint: a
}));
}
}
async function parseYaml(e, t) {
const {parseDocument: r} = await n.e(8815).then(n.t.bind(n, 38815, 19));
const i = r(e, {
uniqueKeys: true
});
const a = i.errors.map(n => (0, s.dR)(t, e, n.pos[0], {
code: "schema-invalid",
message: `invalid YAML: ${n.message.split("\n")[0]?.replace(/ at line \d+.*$/, "") ?? ""}`,
hint: "correct the YAML at this location"
}));
if (a.length > 0) throw new o.yo(a);
try {
return i.toJS({
maxAliasCount: 100
});
} catch (e) {
(0, o.ki)(e, ReferenceError);
const n = "write out the value instead of an alias";
throw (0, o.IF)([ "schema-invalid", t ], `invalid YAML: ${e.message}`, n);
}
}
}),
31675: (function(e, t, n) {
n.r(t);
n.d(t, {
endedWithout: () => endedWithout,
reportCanceled: () => reportCanceled,
reportCrash: () => reportCrash,
reportSkipped: () => reportSkipped,
reportUserError: () => reportUserError
});
var o = n(42357);
var s = n(54539);
var r = n(71431);
var i = n(7138);
var a = n(14694);
var c = n(62103);
var l = n(59028);
var u = n(1359);
var d = n(74397);
var m = n(20653);
async function reportUserError({diagnostics: e}, t) {
const {log: n, redact: r, documentation: a} = t;
const d = e.map(e => (0, o.xy)(e, a));
for (const e of d) n.error(e);
const m = r(d.join("\n\n"));
const h = (0, c.p)(m.split("\n"));
const f = `${u.vV["config-error"].sign} Not started: ${(0, s.B4)(e.length, "problem")} to fix`;
await (0, c.o)(`### ${f}\n\n${h}\n`, t);
const p = r((0, i.wh)(reasonOf(e)));
return endedWithout("config-error", (0, l.$)(e), p, (0, l.s)(e, r));
}
async function reportCanceled(e, t) {
const n = `The run was canceled (${String(e.reason)}) before a job began.`;
t.log.warning(n);
await (0, c.o)(`### ${u.vV.cancelled.sign} ${n}\n`, t);
return endedWithout("cancelled", "canceled", n);
}
async function reportCrash(e, t) {
const {log: n, redact: o} = t;
const s = (0, a.h)(e);
if (s !== null) return await faulty(s, t);
const r = e instanceof Error ? e.stack ?? e.message : String(e);
n.error(`This is a bug in Sallyport, please report it:\n${r}`);
const i = (0, c.p)(o(r).split("\n"));
await (0, c.o)(`### ${u.vV.incomplete.sign} Ended by a bug in Sallyport\n\n${i}\n`, t);
const l = {
conclusion: "incomplete",
code: "internal-error",
bug: o(r)
};
return endedWithout("incomplete", "internal-error", "The run was ended by a bug in Sallyport.", l);
}
async function faulty({text: e, hint: t}, n) {
const o = n.redact(`The run could not continue: ${e}.`);
n.log.error(`${o}\n  hint: ${t}`);
await (0, c.o)(`### ${u.vV.incomplete.sign} ${o}\n`, n);
return endedWithout("incomplete", "machine-problem", o);
}
function endedWithout(e, t, n, o = {
conclusion: e,
code: t,
reason: n
}) {
return {
exitCode: (0, r.FO)(e),
text: "",
value: o,
outputs: {
conclusion: e,
"reason-code": t,
reason: n
}
};
}
function reasonOf([e, ...t]) {
if (e === void 0) return "";
const n = e.location === void 0 ? "" : `${e.location}: `;
const o = t.length === 0 ? "" : ` (and ${(0, s.B4)(t.length, "other problem")})`;
return `Not started: ${n}${e.message}${o}.`;
}
async function reportSkipped({code: e, reason: t, hint: n}, o) {
const {log: s, redact: r} = o;
const a = [ `Not started: ${(0, m.Kx)(t)}.`, ...n === null ? [] : [ n ] ];
const l = r((0, i.wh)(a.join(" ")));
n === null ? s.info(l) : s.warning(l);
const {sign: h, text: f} = u.vV.skipped;
await (0, c.o)(`### ${h} ${f}\n\n${(0, d.ft)(l)}\n`, o);
return endedWithout("skipped", e, l);
}
}),
41815: (function(e, t, n) {
n.d(t, {
compileGlob: () => compileGlob,
existingPathHint: () => existingPathHint
});
var o = n(76760);
var s = n(42357);
var r = n(72443);
var i = n(56091);
const a = 1e3;
async function compileGlob(e, {anywhere: t}) {
const {Minimatch: s} = await n.e(1138).then(n.bind(n, 91138));
if (e.length > a) return `The glob is longer than ${a} characters.`;
if ((0, o.isAbsolute)(e) || e.split("/").includes("..")) return 'The glob must be relative and must not contain ".."; set path to the directory instead.';
const r = [ e, ...literalReadings(e) ].map(i.P);
if (r[0] === null) return "The braces of the glob have more than 64 alternatives.";
const c = [ ...new Set(r.flatMap(e => e ?? [])) ].map(e => new s(withoutEmptySegments(e), {
dot: true,
nonegate: true,
nocomment: true,
nobrace: true,
noext: true,
matchBase: t
}));
return e => c.some(t => t.match(e));
}
function literalReadings(e) {
const inNames = t => e.split("/").map(e => t.test(e) ? escaped(e, "[") : e).join("/");
return [ inNames(/^\[+[^[\]]*\]+$/), inNames(/^\[/), escaped(e, "["), escaped(e, "[{") ];
}
function escaped(e, t) {
return e.replace(t === "[" ? /(?<!\\)[[\]]/g : /(?<!\\)[[\]{}]/g, "\\$&");
}
async function existingPathHint(e, t) {
try {
const {kind: n} = await t.files.info(`${t.files.resolve(t.directory)}/${e}`);
const o = e.replace(/\/+$/, "").replace(/[\\*?[\]{}]/g, "\\$&");
if (n === "directory") return `${e} is a directory; for the files in it, use ${o}/**.`;
if (t.isSearched === true) return null;
return `${e} exists, but it is a link, ignored by git or not permitted; its pattern is ${o}.`;
} catch (e) {
(0, s.ki)(e, r.k);
return null;
}
}
function withoutEmptySegments(e) {
return e.split("/").filter(e => e !== "" && e !== ".").join("/");
}
})
};
