"use strict";

exports.id = 9147;

exports.ids = [ 9147, 193 ];

exports.modules = {
71612: (function(e, t, n) {
n.d(t, {
Sm: () => openPullRequests
});
var o = n(77598);
var s = n(42357);
var r = n(54539);
var a = n(60957);
var c = n(38287);
var i = n(70193);
var l = n(58276);
var u = n(45058);
var h = n(74397);
var f = n(20653);
var d = n(31409);
var p = n(76760);
var m = n(71468);
var w = n(53599);
var g = n(28605);
var b = n(47613);
var v = n(92736);
var y = n(55093);
async function storedTrees({batch: e, jobs: t, stateOf: n}, o) {
const {git: r} = e.runContext;
const problemOf = async (t, n) => {
if (r === null) return "the workspace is not in a repository";
const openWriteCheck = async () => {
const {runContext: t, lists: o} = await e.prepare(n);
return await (0, y.CC)(t.workspace, {
...e,
runContext: t,
lists: o
});
};
return await storedTreeProblem(t, r, openWriteCheck).catch((0, s.j6)(s.yo, ({diagnostics: e}) => e.map(({message: e}) => e).join("; ")));
};
const a = [];
const c = [];
for (const [s, r] of t.entries()) {
const t = (0, d.Ms)(e, r);
if (n(s).kind !== "ended" || t?.changes.startsWith("pull-request") !== true) continue;
const i = await e.state.record(r);
if (i?.conclusion !== "success") continue;
const l = (0, w.er)(r);
if (!i.hasTree) {
c.push({
name: l,
job: r,
entry: t
});
continue;
}
if (!(0, b.Hh)(i)) {
const e = (0, g.Qg)(i.evaluations).map(e => e.name);
o(l, `An evaluation has not passed: ${(0, f.KE)(e, 3)}.`);
continue;
}
const u = await (0, v.Z)(e.state.directory, r.key);
const h = u === null ? "they are missing or damaged" : await problemOf(u, r);
u !== null && h === null ? a.push({
name: l,
tree: u,
job: r,
entry: t
}) : o(l, `The stored changes are not used: ${h ?? ""}.`);
}
return {
trees: a,
unchanged: c
};
}
async function storedTreeProblem({base: e, baseTree: t, files: n}, o, s) {
const r = n.find(({path: e}) => (0, m.whyNeverCommitted)(e) !== null);
if (r !== void 0) return `${r.path}: ${(0, m.whyNeverCommitted)(r.path) ?? ""}`;
if (await o.commitOf(e) !== e) return `their commit ${e} is not in this checkout, which may need fetch-depth: 0`;
if (await o.treeOf(e) !== t) return `they do not belong to the files of their commit ${e}`;
const a = await o.prefix();
const {whyRefused: c} = await s();
for (const {path: e, content: t} of n) {
const n = c(p.posix.relative(a, e), t === null ? "delete" : "write");
if (n !== null) return `${e}: ${n}`;
}
return null;
}
var O = n(43815);
async function mergeTrees(e, t) {
const {base: n, baseTree: o} = t.onto;
let s = new Map;
const r = [];
const a = [];
for (const {name: o, tree: c} of e) {
const e = c.base === n ? {
tree: c
} : await (0, O.$4)(c, n, t);
const i = "conflicts" in e ? {
conflict: e.conflicts[0] ?? ""
} : await addFiles(s, e.tree.files, t);
if ("conflict" in i) {
a.push({
name: o,
path: i.conflict
});
continue;
}
s = i.files;
"tree" in e && e.tree.files.length > 0 && r.push(o);
}
const c = [ ...s.values() ].sort((e, t) => Buffer.compare(Buffer.from(e.path), Buffer.from(t.path)));
return {
tree: c.length === 0 ? null : {
base: n,
baseTree: o,
files: c
},
used: r,
conflicts: a
};
}
async function addFiles(e, t, {git: n, directory: o, onto: s}) {
const r = new Map(e);
const a = await n.prefix();
for (const e of t) {
const {path: t} = e;
const c = r.get(t);
if (c === void 0) {
r.set(t, e);
continue;
}
const i = p.posix.relative(a, t);
const l = (await (0, O.Lj)(n, s.base, [ i ])).get(i) ?? null;
const u = await (0, O.ax)({
base: l,
ours: (0, O.E4)(c),
theirs: (0, O.E4)(e)
}, {
git: n,
directory: o
});
if (u === null) return {
conflict: t
};
r.set(t, (0, O.Py)(t, u.version, l));
}
const c = fileInPlaceOfDirectory(r);
return c === null ? {
files: r
} : {
conflict: c
};
}
function fileInPlaceOfDirectory(e) {
const isFile = t => (e.get(t)?.content ?? null) !== null;
for (const [t, {content: n}] of e) {
if (n === null) continue;
for (let e = t.lastIndexOf("/"); e > 0; e = t.lastIndexOf("/", e - 1)) if (isFile(t.slice(0, e))) return t;
}
return null;
}
var $ = n(27763);
async function openPullRequests(e, t) {
const n = await openIfPossible(e, t);
const o = e.batch.runContext.settings["on-failed-write"] === "report";
const s = n.some(({outcome: e}) => e === "failed");
const {signal: r} = t.hostEnvironment;
const a = r.aborted && (s || n.some(({note: e}) => e === k));
const c = `The run was canceled (${String(r.reason)}) before all pull requests were opened. The next run opens them.`;
return {
pullRequests: n,
failsRun: !o && s,
canceled: a ? c : null
};
}
const k = "The run was canceled before. The next run opens or updates it.";
async function openIfPossible(e, t) {
const {batch: n} = e;
const {log: o} = t;
const r = n.file.jobs.filter(({changes: e}) => e.startsWith("pull-request"));
if (r.length === 0) return [];
if (n.shard !== null) {
o.info("The merge opens the pull requests: it has the changes of all shards.");
return [];
}
const i = (0, $.l)(n.runContext, n.hostEnvironment);
if (i !== null) {
if ((await n.state.directory.names("trees")).length === 0) return [];
o.warning(`No pull request was opened: ${i}. The changes of the jobs are in the state directory.`);
return [ {
outcome: "withheld",
url: null,
jobs: [],
note: `${i}.`
} ];
}
const l = [];
try {
await openAll(e, t, e => void l.push(e));
} catch (e) {
e instanceof c.U || (0, s.ki)(e, a.J);
const n = e instanceof c.U ? t.redactor.redact(e.message) : e.sentences;
const r = `The pull requests could not be opened: ${n}`;
o.warning(r);
l.push({
outcome: "failed",
url: null,
jobs: [],
note: r
});
}
return l;
}
async function openAll(e, t, n) {
const {trees: o, unchanged: s} = await storedTrees(e, (e, o) => {
t.log.warning(`The changes of ${e} are left out: ${o}`);
n({
outcome: "left out",
url: null,
jobs: [ e ],
note: o
});
});
const r = o.filter(({entry: e}) => e.changes === "pull-request");
const a = o.filter(({entry: e}) => e.changes === "pull-request-each");
const logged = (e, {what: o, outcome: s, url: r, note: a}) => {
const c = [ `${o}: ${s}`, r ?? "", a ].filter(e => e !== "").join(" ");
s === "failed" ? t.log.warning(c) : t.log.info(c);
n({
outcome: s,
url: r,
jobs: e,
note: a
});
};
const c = {
...t,
logged: logged
};
const {batch: i, jobs: l} = e;
r.length > 0 ? await openOne(r, e, {
...c,
add: n
}) : await reportWithoutChanges(s, e, c);
const u = i.file.jobs.some(({changes: e}) => e === "pull-request-each");
if (!u && r.length === 0) return;
const {github: h} = await contextOf(i, t);
const f = await openBatchBranches(branchStart(i), h);
const d = s.filter(({entry: e}) => e.changes === "pull-request-each");
await openEach(a, d, {
batch: i,
openBranches: f
}, c);
if (t.hostEnvironment.signal.aborted) return;
for (const {row: e, names: t} of await orphanedPullRequests(f, {
batch: i,
jobs: l,
github: h
})) logged(t, e);
}
async function reportWithoutChanges(e, {batch: t, jobs: n}, o) {
const s = e.filter(({entry: e}) => e.changes === "pull-request").map(({name: e}) => e);
const r = n.filter(e => (0, d.Ms)(t, e)?.changes === "pull-request");
if (s.length === 0 || s.length < r.length) return;
await reportOpen(s, {
branch: branchOf(t, "all"),
note: q
}, t, o);
}
function withhold(e, t, {logged: n}) {
const [o = ""] = e;
n(e, {
what: e.length === 1 ? `PullRequest ${o}` : "PullRequest",
outcome: "withheld",
url: null,
note: t
});
}
async function openOne(e, {batch: t, incomplete: n}, o) {
const s = e.map(({name: e}) => e);
if (o.hostEnvironment.signal.aborted) {
withhold(s, k, o);
return;
}
const a = await mergeTrees(e, await mergeOntoHead(e, t.runContext.git, o.hostEnvironment.temporary));
for (const {name: e, path: t} of a.conflicts) {
o.log.warning(`The changes of ${e} are left out: they conflict with those of other jobs, or with newer commits, in ${t}.`);
o.add({
outcome: "left out",
url: null,
jobs: [ e ],
note: `conflict in ${t}`
});
}
const {tree: c, used: i} = a;
const l = branchOf(t, "all");
if (c === null) {
await reportOpen(s, {
branch: l,
note: a.conflicts.length > 0 ? x : C
}, t, o);
return;
}
const u = textOfAll(t.file.name, a, n);
const h = {
title: `${t.file.name}: changes of ${(0, r.B4)(i.length, "job")}`,
body: u
};
const f = await postChanges(h, {
tree: c,
branch: l
}, t, o);
for (const e of f) o.logged(i, e);
}
async function openEach(e, t, {batch: n, openBranches: o}, s) {
const {maxOpen: a} = n.file.publish;
const c = e.map(({job: e}) => branchOf(n, e.slot));
let i = o.size - (o.has(branchOf(n, "all")) ? 1 : 0);
for (const {name: e, job: r} of t) {
const t = branchOf(n, r.slot);
o.has(t) && await reportOpen([ e ], {
branch: t,
note: q
}, n, s);
}
if (e.length === 0) return;
const l = await mergeOntoHead(e, n.runContext.git, s.hostEnvironment.temporary);
for (const [t, u] of e.entries()) {
const {name: e, job: h} = u;
if (s.hostEnvironment.signal.aborted) {
withhold([ e ], k, s);
continue;
}
const f = c[t] ?? "";
const d = o.has(f);
const {tree: p, conflicts: m} = await mergeTrees([ u ], l);
if (p === null) {
const t = m.map(({path: e}) => `Its changes conflict with newer commits in ${e}.`).join(" ");
t !== "" && withhold([ e ], t, s);
d && await reportOpen([ e ], {
branch: f,
note: t === "" ? C : x
}, n, s);
continue;
}
if (!d && i >= a) {
const t = `It waits for the next run: ${(0, r.B4)(i, "pull request is", "pull requests are")} open, and max-open is ${String(a)}.`;
withhold([ e ], t, s);
continue;
}
const w = await n.state.record(h);
const g = textOfOne(n.file.name, e, h.item, w?.text ?? "");
const b = await postChanges({
title: e,
body: g
}, {
tree: p,
branch: f
}, n, s);
!d && b.some(({outcome: e}) => e === "created") && (i += 1);
for (const t of b) s.logged([ e ], t);
}
}
const x = "It was not updated: no change can be used.";
const C = "The base branch has these changes by now. Close this pull request.";
const q = "It has the changes of an earlier answer; now there are none. Close this pull request.";
async function reportOpen(e, {branch: t, note: n}, o, s) {
const {github: r} = await contextOf(o, s);
const a = await r.write("the pull request", [ "pull-requests: write" ], e => e.pullRequests(t));
const c = a.find(({isOpen: e}) => e);
if (c === void 0) return;
s.logged(e, {
what: `PullRequest #${String(c.number)}`,
outcome: "unchanged",
url: c.url,
note: n
});
}
async function mergeOntoHead(e, t, n) {
const o = await (t?.headSha()) ?? null;
if (t === null || o === null) throw new c.U("the workspace has no commit to apply the changes to");
const s = e.find(({tree: e}) => e.base === o)?.tree ?? {
base: o,
baseTree: await t.treeOf(o)
};
return {
onto: s,
git: t,
directory: n
};
}
const j = 50;
const S = "No job of the batch updates it any more. Close it if its changes are not wanted.";
async function orphanedPullRequests(e, {batch: t, jobs: n, github: o}) {
const s = n.filter(e => (0, d.Ms)(t, e)?.changes === "pull-request-each");
const a = t.file.jobs.some(({changes: e}) => e === "pull-request");
const c = new Set([ ...s.map(({slot: e}) => e), ...a ? [ "all" ] : [] ].map(e => branchOf(t, e)));
const i = [ ...e ].filter(e => !c.has(e));
const l = [];
for (const e of i.slice(0, j)) {
const t = await o.write("the pull request", [ "pull-requests: write" ], t => t.pullRequests(e));
for (const {number: e, title: n, url: o, isOpen: s} of t) s && l.push({
names: [ n ],
row: {
what: `PullRequest #${String(e)}`,
outcome: "unchanged",
url: o,
note: S
}
});
}
if (i.length > j) {
const e = (0, r.B4)(i.length - j, "more pull request");
l.push({
names: [],
row: {
what: e,
outcome: "unchanged",
url: null,
note: `${e} of earlier jobs: ${S}`
}
});
}
return l;
}
async function postChanges({title: e, body: t}, {tree: n, branch: o}, s, r) {
const a = await contextOf(s, r, n);
const {publish: c} = s.file;
if (a.pull === null) return [];
const l = {
...a.pull,
branch: o,
draft: c.draft
};
const u = {
kind: "pull-request",
title: e,
body: t
};
const h = `${a.key}/${o}`;
const f = {
afterClosed: c.recreate === "always",
closedHint: T
};
return await (0, i.applyWriteRequests)([ u ], {
...a,
...f,
key: h,
pull: l
});
}
const T = "set recreate: always under publish in the batch file";
async function contextOf(e, {log: t, hostEnvironment: n, redactor: o}, s) {
const {runContext: r} = e;
const {redact: a} = o;
const c = (0, l.I)(r.settings, n);
const i = s === void 0 ? null : {
tree: s
};
return await (0, u.q$)([ {
kind: "pull-request"
} ], "success", {
runContext: r,
hostEnvironment: n,
log: t,
redact: a,
outgoing: c,
collected: i
});
}
function textOfAll(e, {used: t, conflicts: n}, o) {
const s = n.map(({name: e, path: t}) => `${e}: conflict in ${t}`);
return [ `The changes of ${(0, r.B4)(t.length, "job")} of the batch ${(0, h.ft)(e)}:`, "", ...listOf(t), ...o === void 0 ? [] : [ "", (0, 
h.ft)(o) ], ...s.length === 0 ? [] : [ "", "Left out, because they conflict with other changes or with newer commits:", "", ...listOf(s) ] ].join("\n");
}
function textOfOne(e, t, n, o) {
const s = (0, w.EA)(n?.fields ?? null);
const r = `For ${(0, h.ft)((0, f.ml)(t, E))}${s === null ? "" : ` (${s})`}, in the batch ${(0, 
h.ft)(e)}.`;
return o.trim() === "" ? r : `${o}\n\n${r}`;
}
const R = 200;
const E = 300;
function listOf(e) {
const t = e.length - R;
return [ ...e.slice(0, R).map(e => `- ${(0, h.ft)((0, f.ml)(e, E))}`), ...t > 0 ? [ `- and ${(0, 
r.ZV)(t)} more` ] : [] ];
}
function branchOf(e, t) {
const n = (0, o.createHash)("sha256").update(t).digest("hex").slice(0, 12);
return `${branchStart(e)}${t === "all" ? "all" : n}`;
}
function branchStart({file: e, runContext: t}) {
const n = t.settings["comment-key"].replace(/[^\w-]/g, "+");
const o = e.name.replace(/[^\w-]/g, "+");
return `${t.settings["branch-prefix"]}${n}-batch/${o}/`;
}
async function openBatchBranches(e, t) {
return await t.write("the pull requests of the batch", [ "pull-requests: write" ], t => t.openBranches(e));
}
}),
55093: (function(e, t, n) {
n.d(t, {
BF: () => writeOutputFile,
CC: () => createWriteCheck,
Gn: () => whyNotWritable,
xV: () => outputFileContent
});
var o = n(76760);
var s = n(42357);
var r = n(3745);
var a = n(72443);
var c = n(49711);
function outputFileContent(e) {
return e.endsWith("\n") ? e : `${e}\n`;
}
async function writeOutputFile(e, t) {
const {files: n, whyRefused: o} = await createWriteCheck(e.directory, t);
const r = n.resolve(e.path);
const c = o(e.path, e.content === null ? "delete" : "write");
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
(0, s.ki)(e, a.k);
return e.message;
}
}
async function whyNotWritable(e, t, n) {
const {files: o, whyRefused: r} = await createWriteCheck(t, n);
const c = r(e, "write");
if (c !== null) return c;
const i = await o.info(o.resolve(e)).catch((0, s.j6)(a.k, e => e));
if (i instanceof a.k) return i.code === "missing" ? null : i.message;
return i.kind === "directory" ? `${o.resolve(e)} is a directory` : null;
}
async function createWriteCheck(e, {runContext: t, lists: n, hostEnvironment: s}) {
const {policy: a, files: i, ready: l} = (0, r.Y)({
runContext: {
...t,
settings: {
...t.settings,
mode: "auto-edit"
}
},
hostEnvironment: s,
directory: e,
childProcesses: {
home: s.temporary,
temporary: (0, c.YB)(s)
},
lists: n,
spec: null,
tools: []
});
await l();
return {
files: i,
whyRefused: (e, t) => {
if ((0, o.isAbsolute)(e) || /^\.\.(?:[\\/]|$)/.test((0, o.normalize)(e))) return "it must be inside the workspace: name it by a relative path without ..";
const n = [ {
kind: t,
path: i.resolve(e)
} ];
const {decision: s, reason: r} = a({
tool: t === "write" ? "Write" : "Delete",
effects: n
});
return s === "allow" ? null : r;
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
var o = n(76760);
var s = n(71468);
var r = n(73178);
var a = n(73948);
var c = n(20653);
var i = n(55093);
const l = {
changed: {},
notices: [],
evaluations: [],
scoringUsd: 0,
fatal: null
};
async function processAnswer(e, t) {
if (e.result.conclusion !== "success") return l;
return await withOutputFile(e, t, () => writeAndScore(e, t));
}
async function withOutputFile({runtime: {files: e}}, {batch: t, prepared: n}, o) {
const {outputFile: s} = n.inputs;
return s === null ? await o() : await t.outputLocks.hold(e.resolve(s), o);
}
async function writeAndScore(e, t) {
const n = await writeOutput(e, t);
if (n !== null) {
const e = entryOf(t.batch, t.job)?.changes === "none" ? "unwritten-output" : "unknown-changes";
return {
...l,
changed: {
conclusion: "denied",
code: "output-unwritable",
reason: n
},
answerError: e
};
}
const o = {
...e.result,
toolsUsed: t.toolsUsed
};
const s = t.prepared.inputs.evaluations;
const r = await scoreAnswer(o, runCallIn(e.runtime), {
...t,
specs: s
});
const {evaluations: a, costUsd: c, fatal: i = null} = r;
const u = await collect(e, t);
const h = [ ...await changedByJob(e, s), ...u.notices ];
return {
...l,
evaluations: a,
scoringUsd: c,
fatal: i,
...u,
notices: h
};
}
async function changedByJob(e, t) {
const n = t.flatMap(({name: e, check: t}) => t.kind === "command" ? [ {
name: e,
words: wordsOf(t.command)
} ] : []);
if (n.length === 0) return [];
const {files: o} = await e.changesSince();
return n.flatMap(({name: e, words: t}) => o.filter(({path: e, kind: n}) => n !== "created" && t.has(e)).map(({path: t}) => `The job changed ${t}, which the command of the evaluation ${e} names.`));
}
function wordsOf(e) {
return new Set(e.split(/[\s'"`();&|<>=$]+/).map(e => o.posix.normalize(e)));
}
async function writeOutput({result: e, runtime: t}, {batch: n, prepared: o, job: s}) {
const {outputFile: r} = o.inputs;
if (r === null) return null;
const {runContext: a, lists: c} = o;
const {workspace: l} = n.runContext;
const u = t.files.root;
const h = entryOf(n, s)?.changes !== "none";
for (const t of u === l || h ? [ u ] : [ u, l ]) {
const o = {
path: r,
content: (0, i.xV)(n.redactor.redact(e.text)),
directory: t
};
const s = await (0, i.BF)(o, {
runContext: a,
lists: c,
hostEnvironment: n.hostEnvironment
});
if (s !== null) return unwrittenReason(r, s);
}
return null;
}
const unwrittenReason = (e, t) => `The answer could not be written to ${e}: ${t}`;
async function collect(e, {batch: t, job: n, prepared: o}) {
const r = entryOf(t, n)?.changes ?? "none";
const {files: a, hidden: i, notice: l} = await e.changesSince();
if (r === "none") return {
changed: {},
notices: a.length === 0 ? [] : discarded(e, t)
};
if (l !== null) return refused("changes-unknown", s.unlisted, a);
if (a.length === 0) return {
changed: {},
notices: []
};
if (o.inputs.outputFile === null && a.every(({path: e}) => i.has(e))) {
const e = (0, c.KE)([ ...i ], 5);
return {
changed: {},
notices: [ `The job has no changes to use: git ignores all files that it changed: ${e}.` ]
};
}
const u = await e.collect();
if ("refused" in u) return refused(u.isUnknown === true ? "changes-unknown" : "changes-unusable", u.refused, a);
const h = u.tree.files.find(({path: e, content: n}) => {
const o = `${e}\n${n?.toString("utf8") ?? ""}`;
return t.redactor.redact(o) !== o;
});
if (h !== void 0) return refused("secret-in-changes", `${h.path} contains what looks like a secret`, a);
return {
changed: {
changes: a
},
notices: [],
tree: u.tree
};
}
function refused(e, t, n) {
const o = e === "secret-in-changes" ? "denied" : "incomplete";
return {
changed: {
conclusion: o,
code: e,
reason: `The changes cannot be used: ${t}.`,
changes: n
},
notices: [],
answerError: e === "changes-unknown" ? "unknown-changes" : "unusable-changes"
};
}
function discarded({result: e, runtime: t}, {runContext: n}) {
const o = t.files.root !== n.workspace;
if (!o || e.changes.length === 0) return [];
return [ "The files that this job changed were discarded: set `changes` to patch or pull-request to keep them." ];
}
function entryOf({file: e}, t) {
return e.jobs.find(({id: e}) => e === t.id);
}
async function scoreAnswer(e, t, {batch: n, prepared: o, specs: s, openJudge: r}) {
if (s.length === 0) return {
evaluations: [],
costUsd: 0
};
const a = {
specs: s,
runCall: t,
judge: o.modelName,
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
91080: (function(e, t, n) {
n.d(t, {
P: () => createJobPreparation
});
var o = n(19794);
var s = n(68350);
var r = n(82087);
var a = n(69588);
function createJobPreparation({runContext: e, file: t, resolver: n}, c) {
const {trustedSource: i} = e;
const l = {
...e,
trustedSource: {
...i,
source: rememberPresent(i.source)
}
};
const u = (0, o.z)(l, c);
const h = new Map(t.jobs.map(e => [ e.id, e ]));
const f = new Map;
const schemaOf = async ({settings: e, spec: t}) => {
const n = e["output-schema"];
const o = n ?? t.source;
const s = f.get(o) ?? read(n);
f.set(o, s);
const a = t.outputSchema;
return await s ?? (a === null ? null : await (0, r.checkedSchema)(a, t.source));
};
const read = async e => await (0, r.readOutputSchema)(e, l.trustedSource.source);
return async e => {
const o = h.get(e.id);
if (o === void 0) throw new Error(`the plan names the entry ${e.id}, which the batch file does not have`);
const r = {
item: e.item,
matrix: e.matrix
};
const c = await n.resolve(o, r);
const {settings: i, spec: f, vars: d, narrowing: p, locationOfRule: m} = c;
const {allow: w, ask: g, deny: b} = i;
return {
runContext: {
...l,
settings: i,
locationOfRule: m
},
sources: {
...u,
directories: i["command-directories"]
},
spec: f,
vars: d,
narrowing: p,
lists: (0, s.hg)({
allow: w,
ask: g,
deny: b
}, m),
outputSchema: await schemaOf(c),
modelName: e.model,
inputs: {
evaluations: (0, a.ZY)(o, r).map(e => (0, a.kj)(e, t.judge)),
outputFile: (0, a.TY)(o, r)
}
};
};
}
function rememberPresent(e) {
const t = new Map;
return {
...e,
present: n => {
const o = n.join("\n");
const s = t.get(o) ?? e.present(n);
t.set(o, s);
return s;
}
};
}
}),
92736: (function(e, t, n) {
n.d(t, {
Z: () => readTree,
_: () => saveTree
});
var o = n(94343);
var s = n(43759);
var r = n(31734);
const a = 2e7;
const c = o.YjP().check(s.Fk(/^[0-9a-f]{40}([0-9a-f]{24})?$/));
const i = o.rej({
formatVersion: o.euz(1),
base: c,
baseTree: c,
files: o.YOg(o.rej({
path: o.YjP().check(s.m9(1), s.Eb(4096)),
content: o.mee(o.YjP()),
mode: o.lqM(o.k5n([ "100644", "100755" ]))
})).check(s.Eb(1e3))
});
const nameOf = e => `trees/${e}.json`;
async function saveTree(e, t, n) {
const o = n.files.map(({content: e, ...t}) => ({
...t,
content: e === null ? null : e.toString("base64")
}));
await e.write(nameOf(t), `${JSON.stringify({
formatVersion: 1,
...n,
files: o
})}\n`);
}
async function readTree(e, t) {
const n = await (0, r.h)(e, nameOf(t), i, a);
if (n === null) return null;
const {base: o, baseTree: s, files: c} = n;
return {
base: o,
baseTree: s,
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
43815: (function(e, t, n) {
n.d(t, {
$4: () => mergeOnto,
E4: () => versionOf,
Lj: () => versionsAt,
Py: () => treeFile,
ax: () => mergeVersions
});
var o = n(76760);
var s = n(71468);
async function mergeOnto({base: e, files: t}, n, {git: r, directory: a}) {
const c = await r.prefix();
const i = t.map(({path: e}) => o.posix.relative(c, e));
const [l, u] = [ await versionsAt(r, e, i), await versionsAt(r, n, i) ];
const h = new Set(t.flatMap(({content: e}, t) => e === null ? [ i[t] ?? "" ] : []));
const f = await blockedPaths(r, {
tip: n,
paths: i,
deleted: h
});
const d = [];
const p = [];
for (const [e, n] of t.entries()) {
const t = i[e] ?? "";
const o = u.get(t) ?? null;
const c = versionOf(n);
if (isSame(c, o)) continue;
const h = f.has(t) ? null : await mergeVersions({
base: l.get(t) ?? null,
ours: c,
theirs: o
}, {
git: r,
directory: a
});
h === null || (0, s.whyNeverCommitted)(n.path) !== null ? p.push(n.path) : isSame(h.version, o) || d.push(treeFile(n.path, h.version, o));
}
if (p.length > 0) return {
conflicts: p
};
return {
tree: {
base: n,
baseTree: await r.treeOf(n),
files: d
}
};
}
function versionOf({content: e, mode: t = "100644"}) {
return e === null ? null : {
mode: t,
content: e
};
}
function treeFile(e, t, n) {
if (t === null) return {
path: e,
content: null
};
const {content: o, mode: s} = t;
if (s === "100755" || s === "120000") return {
path: e,
content: o,
mode: s
};
return n === null || n.mode === "100644" ? {
path: e,
content: o
} : {
path: e,
content: o,
mode: "100644"
};
}
async function versionsAt(e, t, n) {
const o = await e.modesAtRef(t, n);
const s = await e.readAllAtRef(t, n);
const r = new Map;
for (const [n, a] of o) {
const o = a === "120000" ? await e.linkAtRef(t, n) : null;
const c = o === null ? s.get(n) : Buffer.from(o);
r.set(n, {
mode: a,
content: c ?? Buffer.alloc(0)
});
}
return r;
}
async function blockedPaths(e, {tip: t, paths: n, deleted: o}) {
const s = new Set(n.flatMap(parentsOf));
const r = await e.presentAtRef(t, [ ...s ]);
return new Set(n.filter(e => parentsOf(e).some(e => !o.has(e) && (r.get(e) ?? "directory") !== "directory")));
}
function parentsOf(e) {
const t = o.posix.dirname(e);
return t === "." ? [] : [ t, ...parentsOf(t) ];
}
async function mergeVersions({base: e, ours: t, theirs: n}, {git: o, directory: s}) {
if (isSame(e, n) || isSame(t, n)) return {
version: t
};
if (e === null || t === null || n === null) return null;
if (![ e, t, n ].every(({mode: e}) => e.startsWith("100"))) return null;
const r = {
base: e.content,
ours: t.content,
theirs: n.content
};
const a = t.content.equals(n.content) ? t.content : await o.mergeTexts(r, s);
if (a === null) return null;
return {
version: {
mode: t.mode === e.mode ? n.mode : t.mode,
content: a
}
};
}
function isSame(e, t) {
if (e === null || t === null) return e === t;
return e.mode === t.mode && e.content.equals(t.content);
}
}),
70193: (function(e, t, n) {
n.d(t, {
applyWriteRequests: () => applyWriteRequests,
withheld: () => withheld
});
var o = n(42357);
var s = n(71235);
var r = n(84758);
var a = n(60957);
var c = n(49703);
var i = n(42344);
var l = n(20653);
async function applyWriteRequests(e, t) {
const n = e.filter(isCommit);
const o = e.filter(e => !isCommit(e));
const s = o.toSorted((e, t) => Number((0, r.kindOf)(t).isFirst) - Number((0, r.kindOf)(e).isFirst));
const a = await applyInOrder(n, t);
const c = a.find(({outcome: e}) => e === "failed" || e === "withheld");
if (c === void 0) return [ ...a, ...await applyInOrder(s, t) ];
const i = c.what.split(" ", 1)[0] ?? "";
return [ ...a, ...withheld(s, "canceled", `Canceled, because ${i} did not succeed. ${(0, 
l.qi)(c.note)}`.trim()) ];
}
const failedRow = (e, t) => ({
what: e,
outcome: "failed",
url: null,
note: t,
code: "github-error"
});
const isCommit = e => (0, r.kindOf)(e).isCommit;
async function applyInOrder(e, t) {
const n = [];
for (const s of e) {
const e = 1 + n.filter(e => e.request.kind === s.kind).length;
const r = applyAndReport(s, e, t).catch((0, o.j6)(a.J, ({message: e, hint: t}) => [ failedRow(nameOf(s), `${(0, 
l.KG)(e)} ${t}`) ]));
n.push({
request: s,
results: await r
});
}
return [ ...n.flatMap(({results: e}) => e), ...await finish(n, t) ];
}
async function finish(e, t) {
const n = [];
for (const s of new Set(e.map(({request: e}) => (0, r.kindOf)(e)))) {
const c = e.filter(({request: e}) => (0, r.kindOf)(e) === s);
const [i, l] = [ c.map(({request: e}) => e), c.flatMap(({results: e}) => e) ];
const u = s.finish?.(i, l, t);
const h = (0, o.j6)(a.J, ({sentences: e}) => [ failedRow(s.tool, e) ]);
n.push(...await (u?.catch(h)) ?? []);
}
return n;
}
async function applyAndReport(e, t, n) {
const o = new Map;
const sanitize = e => {
const t = o.get(e) ?? n.sanitize(e);
o.set(e, t);
return t.text;
};
const a = (0, r.kindOf)(e);
const h = (0, s.mr)(a.permissions, n.item);
const f = {
...n,
sanitize: sanitize,
what: a.nameOf(e),
permissions: h,
number: t
};
const [d, ...p] = await a.post(e, f);
const m = (0, i.j)(...[ ...o.values() ].map(e => e.changes));
if (d === void 0) return [];
const w = [ d, ...p ].some(({outcome: e, commit: t}) => u.has(e) || e === "failed" && t !== void 0);
if (!w || m.length === 0) return [ d, ...p ];
const g = [ ...d.note === "" ? [] : [ (0, l.KG)(d.note) ], `Sanitized: ${(0, c.G)(m)}.` ];
const b = d.details === void 0 ? {} : {
details: `${d.details} ${g.at(-1) ?? ""}`.trim()
};
return [ {
...d,
note: g.join(" "),
...b
}, ...p ];
}
const nameOf = e => (0, r.kindOf)(e).nameOf(e);
const u = new Set([ "created", "updated", "fell back" ]);
function withheld(e, t, n) {
return e.map(e => ({
what: nameOf(e),
outcome: "withheld",
url: null,
note: n,
code: t
}));
}
}),
58276: (function(e, t, n) {
n.d(t, {
I: () => outgoingOptionsOf
});
function outgoingOptionsOf({"allow-links": e, "allow-mentions": t}, {environment: n}) {
const o = n["GITHUB_SERVER_URL"] ?? "https://github.com";
return {
hosts: [ ...URL.canParse(o) ? [ new URL(o).hostname ] : [], ...e ],
mentions: t
};
}
}),
45058: (function(e, t, n) {
n.d(t, {
cK: () => reviewedSha,
ee: () => applyGitHubWrites,
q$: () => publishContextOf,
wr: () => b
});
var o = n(42357);
var s = n(54327);
var r = n(84758);
var a = n(96668);
var c = n(11456);
var i = n(73948);
var l = n(12673);
var u = n(38287);
var h = n(93768);
var f = n(53754);
var d = n(3101);
var p = n(70482);
var m = n(74397);
var w = n(20653);
var g = n(99991);
const b = new Set([ "cancelled", "denied", "config-error", "provider-error" ]);
async function applyGitHubWrites(e, t) {
const {artifacts: n, redact: o, log: r} = t;
const a = (0, d.L)(e.requests, o);
const c = a.filter(s.J);
const i = [ ...c.length === 0 ? [] : await apply(c, e.conclusion, t), ...unrecordedRows(e) ];
if (i.length === 0 && e.requests.length === 0) return [];
for (const e of i.filter(({outcome: e}) => e === "failed")) r.warning(`${e.what}: ${e.note}`);
const l = {
version: 1,
requests: a,
writes: (0, d.L)(i, o)
};
n.writeRedacted("write-requests.json", `${JSON.stringify(l, null, 2)}\n`);
return i;
}
async function apply(e, t, o) {
const {applyWriteRequests: s, withheld: r} = await n.e(193).then(n.bind(n, 70193));
if (b.has(t)) return r(e, "unsuccessful-run", `The run ended as ${t}.`);
return await s(e, await publishContextOf(e, t, o));
}
async function publishContextOf(e, t, o) {
const {event: s, settings: a} = o.runContext;
const c = a["github-token"];
if (c === void 0 || s.repository === null) throw new Error("writes were recorded with nowhere to go");
const {createGitHubWriteClient: u} = await Promise.all([ n.e(8343), n.e(8043) ]).then(n.bind(n, 8043));
const h = {
owner: s.repository.owner,
repo: s.repository.name,
number: s.item?.number ?? 0
};
return {
github: u((0, l.C0)(c, o), h),
sanitize: e => (0, p.R)(e, o),
key: a["comment-key"],
answer: (0, f.uR)(a["comment-mode"], s.trigger.triggerComment),
item: s.item?.kind ?? null,
afterClosed: s.item === null || s.trigger.triggerComment !== null,
reviewedSha: e.some(e => (0, r.kindOf)(e).isAboutCommit) ? await reviewedSha(o.runContext) : null,
pull: pullRequestContextOf(o),
push: e.some(e => (0, r.kindOf)(e).target === "push") ? await pushOf(o) : null,
footer: provenanceFooter(o.runContext, o.hostEnvironment),
repositoryUrl: (0, l.Ek)(o.hostEnvironment, s.repository),
mayClose: s.item?.kind === "issue" ? s.item.number : null,
issueEnd: {
expiresDays: a["issue-expires-days"] ?? null,
closesOlder: a["issue-close-older"],
now: i.m.now()
},
whyCommentOnly: t === "success" ? null : `The run ended as ${t}.`
};
}
function pullRequestContextOf({collected: e, runContext: t, hostEnvironment: n, redact: o}) {
const s = (0, g.F)(t, n);
return e === null || s === null ? null : {
...s,
collected: e,
holdsSecret: e => (0, c.TA)(e, o)
};
}
async function pushOf(e) {
const {collected: t, push: o = a.RH, patch: s = "", redact: r} = e;
if (t === null) return null;
const {pushContextOf: i} = await Promise.all([ n.e(1468), n.e(2764) ]).then(n.bind(n, 12764));
return i({
...e,
collected: t,
push: o,
patch: s,
holdsSecret: e => (0, c.TA)(e, r)
});
}
async function reviewedSha({event: e, git: t}) {
return e.headSha ?? await (t?.headSha().catch((0, o.j6)(u.U, () => null))) ?? null;
}
function unrecordedRows({denials: e, unrecorded: t = []}) {
const row = (e, t, n, o) => ({
what: e,
outcome: n,
url: null,
note: t,
code: o
});
const n = e.filter(({tool: e}) => h.ue.includes(e));
return [ ...n.map(({tool: e, label: t, reason: n}) => row(`${e} ${t}`, n, "refused", "call-refused")), ...t.map(({tool: e, label: t, reason: n}) => row(`${e} ${(0, 
w.ml)(t, 80)}`, n, "failed", "not-recorded")) ];
}
function provenanceFooter({event: e, trustedSource: t, pull: n}, o) {
const s = (0, l.Vp)(o);
if (!(0, m.n1)(s)) return "";
const {triggerComment: r, sender: a} = e.trigger;
const c = (r?.author ?? a)?.login ?? e.actor;
const i = n?.commit ?? e.headSha ?? t.commit;
const u = c !== null && /^[\w.-]+(?:\[bot\])?$/.test(c) ? ` for ${c.replace(/[_[\]]/g, "\\$&")}` : "";
const h = i === null ? "" : ` at commit ${i.slice(0, 7)}`;
return `<sub>By [this run of Sallyport](${s})${u}${h}.</sub>`;
}
})
};
