"use strict";

exports.id = 3328;

exports.ids = [ 3328 ];

exports.modules = {
26803: (function(e, t, n) {
n.d(t, {
$h: () => unknownReason,
ID: () => answersNotice,
Jn: () => answerReason,
L$: () => submissionNotice,
l_: () => mergedNotice
});
var s = n(54539);
const o = "use the resume-key with which it was written";
function submissionNotice({name: e, problem: t}) {
return `${e} of the state directory cannot be used, because ${t}. Which requests it has sent is unknown, so no job is sent to a batch API: ${o}, or delete it to send its requests again and pay for them again.`;
}
function unknownReason(e) {
const [t] = e;
if (t === void 0) return null;
const n = e.slice(0, r).map(({name: e}) => e);
const a = e.length > r ? ` and ${(0, s.B4)(e.length - r, "more file")}` : "";
return `it may be at the batch API already: ${n.join(", ")}${a} cannot be used (${t.problem}); ${o}, or delete the file to send it again`;
}
const r = 3;
function answerReason({name: e, problem: t}) {
return `its answer in ${e} cannot be used (${t}); ${o}, or delete the file to send it again`;
}
function answersNotice(e) {
const [t] = e;
if (t === void 0) return null;
const n = (0, s.B4)(e.length, "stored answer");
return `The state directory has ${n} of a batch API that cannot be used, such as ${t.name}, because ${t.problem}. Nothing is sent again for them: use the resume-key with which they were written, or delete them to pay for them again.`;
}
function mergedNotice({name: e, problem: t}) {
return `${e} cannot be used, because ${t}. The merged state keeps it, so the next run does not send its requests again, which may be paid for: ${o}, or delete it from the merged state to pay for it again.`;
}
}),
55093: (function(e, t, n) {
n.d(t, {
BF: () => writeOutputFile,
CC: () => createWriteCheck,
Gn: () => whyNotWritable,
xV: () => outputFileContent
});
var s = n(76760);
var o = n(42357);
var r = n(33740);
var a = n(72443);
var c = n(49711);
function outputFileContent(e) {
return e.endsWith("\n") ? e : `${e}\n`;
}
async function writeOutputFile(e, t) {
const {files: n, whyRefused: s} = await createWriteCheck(e.directory, t);
const r = n.resolve(e.path);
const c = s(e.path, e.content === null ? "delete" : "write");
if (c !== null) return c;
try {
if (e.content === null) {
await n.remove(r);
return null;
}
const t = await n.read(r, e.content.length * 4 + 10).catch(() => null);
t?.equals(Buffer.from(e.content)) !== true && await n.write(r, e.content);
return null;
} catch (e) {
(0, o.ki)(e, a.k);
return e.message;
}
}
async function whyNotWritable(e, t, n) {
const {files: s, whyRefused: r} = await createWriteCheck(t, n);
const c = r(e, "write");
if (c !== null) return c;
const i = await s.info(s.resolve(e)).catch((0, o.j6)(a.k, e => e));
if (i instanceof a.k) return i.code === "missing" ? null : i.message;
return i.kind === "directory" ? `${s.resolve(e)} is a directory` : null;
}
async function createWriteCheck(e, {runContext: t, lists: n, hostEnvironment: o}) {
const {policy: a, files: i, ready: u} = (0, r.Y)({
runContext: {
...t,
settings: {
...t.settings,
mode: "auto-edit"
}
},
hostEnvironment: o,
directory: e,
childProcesses: {
home: o.temporary,
temporary: (0, c.YB)(o)
},
lists: n,
spec: null,
tools: []
});
await u();
return {
files: i,
whyRefused: (e, t) => {
if ((0, s.isAbsolute)(e) || /^\.\.(?:[\\/]|$)/.test((0, s.normalize)(e))) return "it must be inside the workspace: name it by a relative path without ..";
const n = [ {
kind: t,
path: i.resolve(e)
} ];
const {decision: o, reason: r} = a({
tool: t === "write" ? "Write" : "Delete",
effects: n
});
return o === "allow" ? null : r;
}
};
}
}),
31409: (function(e, t, n) {
n.d(t, {
CS: () => processAnswer,
Ms: () => entryOf,
V9: () => scoreAnswer,
f7: () => unwrittenReason,
pg: () => runCallIn,
sq: () => withOutputFile
});
var s = n(76760);
var o = n(27625);
var r = n(73178);
var a = n(73948);
var c = n(20653);
var i = n(55093);
const u = {
changed: {},
notices: [],
evaluations: [],
scoringUsd: 0,
fatal: null
};
async function processAnswer(e, t) {
if (e.result.conclusion !== "success") return u;
return await withOutputFile(e, t, () => writeAndScore(e, t));
}
async function withOutputFile({runtime: {files: e}}, {batch: t, prepared: n}, s) {
const {outputFile: o} = n.inputs;
return o === null ? await s() : await t.outputLocks.hold(e.resolve(o), s);
}
async function writeAndScore(e, t) {
const n = await writeOutput(e, t);
if (n !== null) {
const e = entryOf(t.batch, t.job)?.changes === "none" ? "unwritten-output" : "unknown-changes";
return {
...u,
changed: {
conclusion: "denied",
code: "output-unwritable",
reason: n
},
answerError: e
};
}
const s = {
...e.result,
toolsUsed: t.toolsUsed
};
const o = t.prepared.inputs.evaluations;
const r = await scoreAnswer(s, runCallIn(e.runtime), {
...t,
specs: o
});
const {evaluations: a, costUsd: c, fatal: i = null} = r;
const l = await collect(e, t);
const d = [ ...await changedByJob(e, o), ...l.notices ];
return {
...u,
evaluations: a,
scoringUsd: c,
fatal: i,
...l,
notices: d
};
}
async function changedByJob(e, t) {
const n = t.flatMap(({name: e, check: t}) => t.kind === "command" ? [ {
name: e,
words: wordsOf(t.command)
} ] : []);
if (n.length === 0) return [];
const {files: s} = await e.changesSince();
return n.flatMap(({name: e, words: t}) => s.filter(({path: e, kind: n}) => n !== "created" && t.has(e)).map(({path: t}) => `The job changed ${t}, which the command of the evaluation ${e} names.`));
}
function wordsOf(e) {
return new Set(e.split(/[\s'"`();&|<>=$]+/).map(e => s.posix.normalize(e)));
}
async function writeOutput({result: e, runtime: t}, {batch: n, prepared: s, job: o}) {
const {outputFile: r} = s.inputs;
if (r === null) return null;
const {runContext: a, lists: c} = s;
const {workspace: u} = n.runContext;
const l = t.files.root;
const d = entryOf(n, o)?.changes !== "none";
for (const t of l === u || d ? [ l ] : [ l, u ]) {
const s = {
path: r,
content: (0, i.xV)(n.redactor.redact(e.text)),
directory: t
};
const o = await (0, i.BF)(s, {
runContext: a,
lists: c,
hostEnvironment: n.hostEnvironment
});
if (o !== null) return unwrittenReason(r, o);
}
return null;
}
const unwrittenReason = (e, t) => `The answer could not be written to ${e}: ${t}`;
async function collect(e, {batch: t, job: n, prepared: s}) {
const r = entryOf(t, n)?.changes ?? "none";
const {files: a, hidden: i, notice: u} = await e.changesSince();
if (r === "none") return {
changed: {},
notices: a.length === 0 ? [] : discarded(e, t)
};
if (u !== null) return refused("changes-unknown", o.unlisted, a);
if (a.length === 0) return {
changed: {},
notices: []
};
if (s.inputs.outputFile === null && a.every(({path: e}) => i.has(e))) {
const e = (0, c.KE)([ ...i ], 5);
return {
changed: {},
notices: [ `The job has no changes to use: git ignores all files that it changed: ${e}.` ]
};
}
const l = await e.collect();
if ("refused" in l) {
const s = refused(l.isUnknown === true ? "changes-unknown" : "changes-unusable", l.refused, a);
return {
...s,
notices: await keepRefused(e, {
batch: t,
job: n
}, a)
};
}
const d = l.tree.files.find(({path: e, content: n}) => {
const s = `${e}\n${n?.toString("utf8") ?? ""}`;
return t.redactor.redact(s) !== s;
});
if (d !== void 0) return refused("secret-in-changes", `${d.path} contains what looks like a secret`, a);
return {
changed: {
changes: a
},
notices: [],
tree: l.tree
};
}
function refused(e, t, n) {
const s = e === "secret-in-changes" ? "denied" : "incomplete";
return {
changed: {
conclusion: s,
code: e,
reason: `The changes cannot be used: ${t}.`,
changes: n
},
notices: [],
answerError: e === "changes-unknown" ? "unknown-changes" : "unusable-changes"
};
}
async function keepRefused({runtime: e}, {batch: t, job: o}, r) {
const a = e.files.root;
if (a === t.runContext.workspace) return [];
const {keepFiles: i} = await n.e(147).then(n.bind(n, 20147));
const u = (0, s.join)(t.state.directory.path, "changed-files", o.key.slice(0, 8));
const l = i(r, u, {
directory: a,
redact: t.redactor.redact
});
return l.length === 0 ? [] : [ `${(0, c.KE)(l, 5)}: kept in ${u}.` ];
}
function discarded({result: e, runtime: t}, {runContext: n}) {
const s = t.files.root !== n.workspace;
if (!s || e.changes.length === 0) return [];
return [ "The files that this job changed were discarded: set `changes` to patch or pull-request to keep them." ];
}
function entryOf({file: e}, t) {
return e.jobs.find(({id: e}) => e === t.id);
}
async function scoreAnswer(e, t, {batch: n, prepared: s, specs: o, openJudge: r}) {
if (o.length === 0) return {
evaluations: [],
costUsd: 0
};
const a = {
specs: o,
runCall: t,
judge: s.modelName,
openModel: r,
signal: n.hostEnvironment.signal
};
return await n.evaluate(a, e);
}
function runCallIn(e) {
return (0, r.V)(e.evaluating(), {
clock: a.m,
origin: "prompt",
changesReady: () => Promise.resolve()
});
}
}),
47684: (function(e, t, n) {
n.d(t, {
W: () => whyUnpassed,
d: () => storedTrees
});
var s = n(76760);
var o = n(42357);
var r = n(27625);
var a = n(20653);
var c = n(53599);
var i = n(28605);
var u = n(47613);
var l = n(92736);
var d = n(55093);
var f = n(31409);
async function storedTrees({batch: e, jobs: t, stateOf: n}, s) {
const {git: r} = e.runContext;
const problemOf = async (t, n) => {
if (r === null) return "the workspace is not in a repository";
const openWriteCheck = async () => {
const {runContext: t, lists: s} = await e.prepare(n);
return await (0, d.CC)(t.workspace, {
...e,
runContext: t,
lists: s
});
};
return await storedTreeProblem(t, r, openWriteCheck).catch((0, o.j6)(o.yo, ({diagnostics: e}) => e.map(({message: e}) => e).join("; ")));
};
const a = [];
const i = [];
for (const [o, r] of t.entries()) {
const t = (0, f.Ms)(e, r);
if (n(o).kind !== "ended" || t?.changes.startsWith("pull-request") !== true) continue;
const u = await e.state.record(r);
if (u?.conclusion !== "success") continue;
const d = (0, c.er)(r);
if (!u.hasTree) {
i.push({
name: d,
job: r,
entry: t
});
continue;
}
const h = whyUnpassed(u);
if (h !== null) {
s(d, h);
continue;
}
const w = await (0, l.Z)(e.state.directory, r.key);
const p = w === null ? "they are missing or damaged" : await problemOf(w, r);
w !== null && p === null ? a.push({
name: d,
tree: w,
job: r,
entry: t
}) : s(d, `The stored changes are not used: ${p ?? ""}.`);
}
return {
trees: a,
unchanged: i
};
}
function whyUnpassed(e) {
if (e.conclusion !== "success") return `The job ended as ${e.conclusion}.`;
if ((0, u.Hh)(e)) return null;
const t = (0, i.Qg)(e.evaluations).map(e => e.name);
return `An evaluation has not passed: ${(0, a.KE)(t, 3)}.`;
}
async function storedTreeProblem({base: e, baseTree: t, files: n}, o, a) {
const c = n.find(({path: e}) => (0, r.whyNeverCommitted)(e) !== null);
if (c !== void 0) return `${c.path}: ${(0, r.whyNeverCommitted)(c.path) ?? ""}`;
if (await o.commitOf(e) !== e) return `their commit ${e} is not in this checkout, which may need fetch-depth: 0`;
if (await o.treeOf(e) !== t) return `they do not belong to the files of their commit ${e}`;
const i = await o.prefix();
const {whyRefused: u} = await a();
for (const {path: e, content: t} of n) {
const n = u(s.posix.relative(i, e), t === null ? "delete" : "write");
if (n !== null) return `${e}: ${n}`;
}
return null;
}
}),
91080: (function(e, t, n) {
n.d(t, {
P: () => createJobPreparation
});
var s = n(19794);
var o = n(68350);
var r = n(82087);
var a = n(69588);
function createJobPreparation({runContext: e, file: t, resolver: n}, c) {
const {trustedSource: i} = e;
const u = {
...e,
trustedSource: {
...i,
source: rememberPresent(i.source)
}
};
const l = (0, s.z)(u, c);
const d = new Map(t.jobs.map(e => [ e.id, e ]));
const f = new Map;
const schemaOf = async ({settings: e, spec: t}) => {
const n = e["output-schema"];
const s = n ?? t.source;
const o = f.get(s) ?? read(n);
f.set(s, o);
const a = t.outputSchema;
return await o ?? (a === null ? null : await (0, r.checkedSchema)(a, t.source));
};
const read = async e => await (0, r.readOutputSchema)(e, u.trustedSource.source);
return async e => {
const s = d.get(e.id);
if (s === void 0) throw new Error(`the plan names the entry ${e.id}, which the batch file does not have`);
const r = {
item: e.item,
matrix: e.matrix
};
const c = await n.resolve(s, r);
const {settings: i, spec: f, vars: h, narrowing: w, locationOfRule: p} = c;
const {allow: m, ask: g, deny: y} = i;
return {
runContext: {
...u,
settings: i,
locationOfRule: p
},
sources: {
...l,
directories: i["command-directories"]
},
spec: f,
vars: h,
narrowing: w,
lists: (0, o.hg)({
allow: m,
ask: g,
deny: y
}, p),
outputSchema: await schemaOf(c),
modelName: e.model,
inputs: {
evaluations: (0, a.ZY)(s, r).map(e => (0, a.kj)(e, t.judge)),
outputFile: (0, a.TY)(s, r),
target: (0, a.$r)(s, r)
}
};
};
}
function rememberPresent(e) {
const t = new Map;
return {
...e,
present: n => {
const s = n.join("\n");
const o = t.get(s) ?? e.present(n);
t.set(s, o);
return o;
}
};
}
}),
24799: (function(e, t, n) {
n.d(t, {
L_: () => savePosted,
e9: () => readPosted
});
var s = n(94343);
var o = n(43759);
var r = n(31734);
const text = e => s.YjP().check(o.Eb(e));
const a = s.Ikc({
formatVersion: s.euz(1),
done: s.YOg(s.Whr().check(o.UI())).check(o.Eb(100)),
isComplete: s.zMY(),
rows: s.YOg(s.Ikc({
what: text(1e4),
outcome: s.k5n([ "created", "updated", "unchanged", "fell back" ]),
url: s.mee(text(1e4)),
note: text(1e5)
})).check(o.Eb(1e3))
});
const nameOf = e => `writes/${e}.json`;
const c = {
done: [],
isComplete: false,
rows: []
};
async function readPosted(e, t) {
return await (0, r.h)(e, nameOf(t), a) ?? c;
}
async function savePosted(e, t, n) {
await e.write(nameOf(t), `${JSON.stringify({
formatVersion: 1,
...n
})}\n`);
}
}),
92736: (function(e, t, n) {
n.d(t, {
Z: () => readTree,
_: () => saveTree
});
var s = n(94343);
var o = n(43759);
var r = n(31734);
const a = 2e7;
const c = s.YjP().check(o.Fk(/^[0-9a-f]{40}([0-9a-f]{24})?$/));
const i = s.rej({
formatVersion: s.euz(1),
base: c,
baseTree: c,
files: s.YOg(s.rej({
path: s.YjP().check(o.m9(1), o.Eb(4096)),
content: s.mee(s.YjP()),
mode: s.lqM(s.k5n([ "100644", "100755" ]))
})).check(o.Eb(1e3))
});
const nameOf = e => `trees/${e}.json`;
async function saveTree(e, t, n) {
const s = n.files.map(({content: e, ...t}) => ({
...t,
content: e === null ? null : e.toString("base64")
}));
await e.write(nameOf(t), `${JSON.stringify({
formatVersion: 1,
...n,
files: s
})}\n`);
}
async function readTree(e, t) {
const n = await (0, r.h)(e, nameOf(t), i, a);
if (n === null) return null;
const {base: s, baseTree: o, files: c} = n;
return {
base: s,
baseTree: o,
files: c.map(({path: e, content: t, mode: n}) => ({
path: e,
content: t === null ? null : Buffer.from(t, "base64"),
...n === void 0 ? {} : {
mode: n
}
}))
};
}
}),
53328: (function(e, t, n) {
n.d(t, {
dryRunBatch: () => dryRunBatch
});
var s = n(76760);
var o = n(42357);
var r = n(66483);
var a = n(73948);
var c = n(24788);
var i = n(62103);
var u = n(860);
var l = n(71195);
var d = n(26803);
var f = n(61890);
var h = n(94131);
var w = n(47684);
var p = n(89146);
var m = n(5239);
var g = n(58775);
var y = n(78650);
var v = n(11576);
var b = n(91080);
var k = n(54539);
var $ = n(7138);
var j = n(1359);
var x = n(52012);
var C = n(53599);
var U = n(35631);
var O = n(47613);
var S = n(2014);
function forecast(e, t, {parkAfter: n, budget: s}, o) {
const r = new Map(t.deferred.map((e, t) => [ e, t ]));
const a = e.map(e => {
const s = t.record(e);
const a = (0, O.LF)(s, e.evaluationDigest, {
...o,
parkAfter: n
});
const c = {
job: e,
rank: 0,
expectedUsd: 0
};
switch (a.kind) {
case "reuse":
{
const n = t.writes(e);
const o = n.length === 0 ? "" : `; not posted yet: ${n.map(({what: e}) => e).join(", ")}`;
return {
...c,
action: "reuse",
why: `ended ${dayOf(s)} as ${s?.conclusion ?? ""}${o}`,
writes: n
};
}

case "rescore":
{
const n = s === null ? 0 : t.scoringUsd(e, s);
const o = s !== null && (0, O.v1)(s);
const r = o ? "its stored answer is written and evaluated" : "its evaluations are scored again";
return {
...c,
action: "rescore",
why: r,
expectedUsd: n
};
}

case "parked":
return {
...c,
action: "parked",
why: s === null ? "" : `${(0, O.Ku)(s)}: ${s.reason}`
};

case "run":
{
const n = t.waiting(e);
if (n !== null) return {
...c,
action: "waiting",
why: n
};
const o = e.estimatedCostUsd;
if (t.changed.has(e)) return {
...c,
action: "deferred",
why: U.wz,
expectedUsd: o
};
const i = r.get(e.slot);
const u = i !== void 0 ? i - r.size : a.why === "failed before" ? 1 : 0;
const l = t.refused.get(e);
if (l !== void 0) return {
job: e,
action: "run",
why: `ends as config-error: ${l}`,
rank: u,
expectedUsd: 0
};
const d = runReason(e, a.why, s, {
stored: t,
turns: r
});
return {
job: e,
action: "run",
why: d,
rank: u,
expectedUsd: o
};
}
}
});
return withinBudget(a, s);
}
function runReason({slot: e, keyParts: t}, n, s, {stored: o, turns: r}) {
if (n === "requested") return "requested by --retry-failed";
if (n === "failed before") return `ended ${dayOf(s)} as ${s?.conclusion ?? ""}`;
const a = o.earlier(e);
if (a === null) return r.has(e) ? "deferred by the last run" : "new";
const c = x.N.filter(e => a[e] !== t[e]);
return c.length === 0 ? "its stored result is not usable" : `changed: ${c.map(S.J8).join(", ")}`;
}
function withinBudget(e, {maxJobs: t, maxCostUsd: n}) {
const s = e.filter(({action: e}) => e === "run").toSorted((e, t) => e.rank - t.rank);
const o = [ ...e.filter(({action: e}) => e === "rescore"), ...s ];
const r = new Map;
let a = 0;
let c = 0;
let i = null;
for (const {job: e, action: s, expectedUsd: u} of o) {
if (r.has(e.key)) continue;
const o = a + (u ?? 0);
const l = s === "rescore" ? a >= (n ?? 1 / 0) : a > 0 && o > (n ?? 1 / 0);
s === "run" && t !== null && c >= t ? i ??= `max-jobs is ${String(t)}` : l && (i ??= `max-cost-usd is ${String(n)}`);
r.set(e.key, i);
if (i !== null) continue;
a = o;
s === "run" && (c += 1);
}
const u = new Set;
return e.map(({rank: e, ...t}) => {
const {key: n} = t.job;
const s = r.get(n) ?? null;
if (s !== null) return {
...t,
action: "deferred",
why: `${s}; ${t.why}`
};
const o = u.has(n) ? 0 : t.expectedUsd;
u.add(n);
return {
...t,
expectedUsd: o
};
});
}
function dayOf(e) {
return e === null ? "" : `on ${e.endedAt.slice(0, 10)}`;
}
const P = {
run: "run",
reuse: "reused",
rescore: "scored again",
parked: "parked",
deferred: "deferred",
waiting: "waiting"
};
function forecastText(e, t, n) {
const s = t.map(({job: e, action: t, why: n, expectedUsd: s}) => [ P[t], (0, C.er)(e), e.model, (0, 
k.B4)(e.promptCharacters, "character"), isPaid(t, s) ? (0, j.BD)(s) : "", n ]);
const o = [ 0, 1, 2, 3, 4 ].map(e => s.reduce((t, n) => Math.max(t, Math.min(60, (n[e] ?? "").length)), 0));
const r = s.map(e => e.map((e, t) => (0, $.wh)(e).padEnd(o[t] ?? 0)).join("  ").trimEnd());
const a = [ `dry run of ${e.name}: no model is called, no job runs`, "" ];
if (t.length === 0) return [ ...a, "no jobs: no source has items" ].join("\n");
return [ ...a, ...r, "", ...sums(t), ...t.some(isSent) ? prices(n) : [] ].join("\n");
}
const isSent = ({action: e}) => e === "run" || e === "deferred" || e === "waiting";
const isPaid = (e, t) => e === "run" || e === "deferred" || e === "rescore" && t !== 0;
function sums(e) {
const t = new Map;
for (const {action: n} of e) t.set(n, (t.get(n) ?? 0) + 1);
const n = [ ...t ].map(([e, t]) => `${(0, k.ZV)(t)} ${P[e]}`);
const {usd: s, unknown: o} = expectedCost(e);
const r = `${(0, k.B4)(o, "job")} of unknown price`;
const a = o > 0 && s === 0 ? `not known (${r})` : `${(0, j.BD)(s)}${o === 0 ? "" : `, and ${r}`} (a rough guess)`;
return [ `${(0, k.B4)(e.length, "job")}: ${n.join(", ")}`, `expected cost of this run: ${a}` ];
}
const hasJudge = ({evaluate: e}) => e.some(({check: e}) => e.kind === "judge");
function prices({delivery: e, judgeDelivery: t, jobs: n}) {
if (e !== "batch") return [];
const s = n.some(hasJudge) ? t === "batch" ? " and its judges" : " and all judges" : "";
return [ `half the price by the batch API, except for the first job of each entry${s}` ];
}
function expectedCost(e) {
const t = e.filter(({action: e}) => e === "run" || e === "rescore").map(({expectedUsd: e}) => e);
const n = t.filter(e => e !== null);
return {
usd: n.reduce((e, t) => e + t, 0),
unknown: t.length - n.length
};
}
var T = n(69588);
var A = n(45292);
var M = n(18637);
var E = n(24799);
var R = n(5104);
var F = n(39035);
var B = n(1240);
var I = n(66388);
async function dryRunBatch(e, {plan: t, shard: n, storage: r, inputs: {early: a}}, u) {
const {file: l, runContext: d} = e;
const {hostEnvironment: f, redact: h, log: w} = u;
const {onRunner: p} = f;
const {workspace: m, settings: g} = d;
const y = a.state === void 0 ? (0, M.K0)(m, l.name) : (0, s.resolve)(f.directory, a.state);
const v = r.kind === "artifact" ? void 0 : r;
const b = await (0, B.G)(v, {
name: l.name,
workspace: m,
isShard: n !== null
}, u);
const onNotice = e => w.warning(h(e));
const {temporary: k} = f;
const {plan: $, forecasts: j} = await (0, I.h)(y, {
storage: b,
temporary: k
}, async s => {
const r = await (0, M.un)(s, onNotice, g["resume-key"] ?? null).catch((0, o.j6)(o.yo, () => null));
return await forecastIn(r, {
open: e,
source: t,
named: n,
early: a,
onNotice: onNotice,
hostEnvironment: f
});
});
const x = h(forecastText($, j, l));
if (p) {
const e = x.split("\n");
for (const t of e) w.info(t);
await (0, i.o)(`### \u23ed\ufe0f Dry run\n\n${(0, i.p)(e.slice(0, W))}\n`, u);
}
const C = {
name: $.name,
planId: $.planId,
conclusion: "skipped",
code: "dry-run",
estimatedCostUsd: expectedCost(j).usd,
notices: $.notices,
jobs: j.map(({job: e, action: t, why: n, writes: s = []}) => ({
...{
...shownJob(e),
action: t,
why: n
},
...s.length === 0 ? {} : {
writes: s
}
}))
};
return {
exitCode: 0,
text: p ? "" : x,
value: (0, c.E)(C, h, J),
outputs: {
conclusion: "skipped",
"reason-code": "dry-run",
reason: "A dry run: no model was asked, and no job was run."
}
};
}
async function forecastIn(e, t) {
const {open: n, source: s, named: o, early: r, onNotice: c} = t;
const {file: i} = n;
const u = await (0, g.$)(e, {
file: i,
source: s,
shard: o,
resume: r["resume-batch"]
});
const {plan: d, resumed: h, shard: w} = u;
for (const e of [ ...u.notices, ...d.notices ]) c(e);
const p = w === null ? d.jobs : d.jobs.filter(e => e.shard === w.index);
const m = forecastJudges(n, {
scoresAll: r.rescore
});
const y = await refusedIn(p, t);
const b = e === null ? {
...Y,
refused: y
} : {
...await readStored(e, p, i),
scoringUsd: m,
refused: y
};
if (e !== null && w === null) {
const t = await (0, l.L)(e.directory, d.jobs, {
now: a.m.now(),
isDry: true
});
t !== null && c(t);
}
const k = e === null ? new Set : await (0, f.Zc)(e.directory);
const $ = {
retryFailed: r["retry-failed"],
rescore: r.rescore,
resumed: h,
sent: k
};
const j = (0, A.pT)(i, {
index: w?.index ?? 1,
total: w === null ? 1 : d.shards
});
if (h === null && !s.isFrozen) return {
plan: d,
forecasts: forecast(p, b, {
...i,
budget: j
}, $)
};
const x = forecast(p, b, {
...i,
budget: N
}, $);
const C = x.flatMap(({job: e, action: t}) => t === "run" ? [ e ] : []);
const U = await (0, v.jr)(n, C, {
...t,
isFrozen: s.isFrozen
});
return {
plan: d,
forecasts: forecast(p, {
...b,
changed: U
}, {
...i,
budget: j
}, $)
};
}
async function refusedIn(e, {open: t, hostEnvironment: n}) {
const s = await (0, y.Q)(t.runContext.git);
const o = (0, b.P)(t, n);
return await (0, p.qi)(e, {
...t,
hasCommit: s,
prepare: o,
hostEnvironment: n
});
}
const N = {
maxCostUsd: null,
maxJobs: null,
timeoutMinutes: null
};
const J = {
names: new Set([ "name", "planId", "conclusion", "code", "estimatedCostUsd", "notices", "jobs", "id", "item", "matrix", "repeat", "key", "model", "promptCharacters", "action", "why", "writes", "what", "outcome", "url", "note", "text" ]),
wordFields: new Set([ "conclusion", "code", "action", "outcome" ]),
words: new Set([ "skipped", "dry-run", "run", "reuse", "rescore", "parked", "deferred", "waiting", "withheld" ])
};
const W = 2e3;
function shownJob({id: e, item: t, matrix: n, repeat: s, key: o, model: r, promptCharacters: a, estimatedCostUsd: c}) {
return {
id: e,
item: t?.fields ?? null,
matrix: n,
repeat: s,
key: o,
model: r,
promptCharacters: a,
estimatedCostUsd: c
};
}
const Y = {
record: () => null,
earlier: () => null,
waiting: () => null,
writes: () => [],
scoringUsd: () => 0,
deferred: [],
changed: new Set,
refused: new Map
};
const q = 64e6;
async function readStored(e, t, n) {
const s = new Map;
const o = new Set;
const r = new Map;
for (const n of t) {
const t = await e.record(n);
t === null ? o.add(n.slot) : s.set(n.key, withoutText(t));
t?.writes !== void 0 && n.repeat === 1 && r.set(n.key, await unpostedWrites(t, t.writes, e.directory));
}
const a = new Map;
const c = o.size === 0 ? [] : await e.directory.names("jobs");
for (const t of c) {
const n = /^([0-9a-f]{64})\.json$/.exec(t)?.[1];
if (n === void 0 || s.has(n)) continue;
const r = await e.directory.read(`jobs/${t}`, q).catch(() => null);
const c = r === null ? null : (0, R.H)(r, n);
if (c === null || "problem" in c || !o.has(c.slot)) continue;
const {slot: i, keyParts: u, endedAt: l} = c;
(a.get(i)?.endedAt ?? "") < l && a.set(i, {
keyParts: u,
endedAt: l
});
}
const i = await forecastWaiting(t, e.directory, n);
return {
record: e => s.get(e.key) ?? null,
earlier: e => a.get(e)?.keyParts ?? null,
waiting: ({key: e}) => i.get(e) ?? null,
writes: ({key: e}) => r.get(e) ?? [],
deferred: (0, F.KB)(await e.lastRun()),
changed: Y.changed
};
}
async function unpostedWrites(e, {requests: t}, s) {
if ((0, w.W)(e) !== null) return [];
const [{withheldRow: o}, {done: r, isComplete: a}] = [ await Promise.all([ n.e(4758), n.e(3754), n.e(482), n.e(6693), n.e(7642), n.e(1065) ]).then(n.bind(n, 77642)), await (0, 
E.e9)(s, e.key) ];
const c = a ? [] : t.filter((e, t) => !r.includes(t));
return c.flatMap(e => o(e, "dry-run is set."));
}
function withoutText(e) {
return {
...e,
text: "",
changes: [],
structured: void 0
};
}
function forecastJudges({file: e, resolver: t}, {scoresAll: n}) {
const s = new Map(e.jobs.map(e => [ e.id, e ]));
return (o, {evaluations: r}) => {
const a = s.get(o.id);
if (a === void 0) return 0;
const c = (0, T.ZY)(a, o).map(t => (0, T.kj)(t, e.judge));
const i = c.filter(e => n || (0, h.R3)(e, r) === null);
const {prices: u} = t.settingsOf(a, o.matrix).settings;
return (0, m.JH)(i, {
judge: e.judge ?? o.model,
delivery: e.delivery === "flex" ? "flex" : "now",
prices: u
});
};
}
async function forecastWaiting(e, t, {delivery: n, onExpired: s}) {
const o = new Map;
if (n !== "batch") return o;
const a = (0, u.bA)(t);
const c = (0, f.oo)(t);
const i = new Map;
for (const e of await a.submissions()) for (const t of await (0, f.lx)(e, {
files: a,
isUsed: c
})) i.set(t, e.createdAt);
const l = (0, d.$h)(await a.unusableSubmissions());
for (const {key: t, model: n} of e) {
if (!(0, r.lx)(n)) continue;
const e = i.get(t);
const c = e === void 0 ? await a.outcome(t) : null;
const f = c !== null && (0, u.O$)(c) && s !== "fail";
const h = e === void 0 && c === null ? await a.unusableOutcome(t) : null;
const w = f && s === "now";
e !== void 0 ? o.set(t, `waits for the batch API since ${e.slice(0, 16)}Z`) : h !== null ? o.set(t, (0, 
d.Jn)(h)) : c === null || f ? l === null || w || o.set(t, l) : o.set(t, "its answer is there, and is used");
}
return o;
}
})
};
