"use strict";

exports.id = 2610;

exports.ids = [ 2610, 1065 ];

exports.modules = {
71415: (function(e, t, n) {
n.d(t, {
l: () => postResults
});
var o = n(9269);
var s = n(77598);
var r = n(42357);
var a = n(54539);
var i = n(60957);
var c = n(38287);
var l = n(70193);
var u = n(58276);
var h = n(45058);
var f = n(74397);
var d = n(20653);
var p = n(31409);
var m = n(47684);
var w = n(76760);
var g = n(43815);
async function mergeTrees(e, t) {
const {base: n, baseTree: o} = t.onto;
let s = new Map;
const r = [];
const a = [];
for (const {name: o, tree: i} of e) {
const e = i.base === n ? {
tree: i
} : await (0, g.$4)(i, n, t);
const c = "conflicts" in e ? {
conflict: e.conflicts[0] ?? ""
} : await addFiles(s, e.tree.files, t);
if ("conflict" in c) {
a.push({
name: o,
path: c.conflict
});
continue;
}
s = c.files;
"tree" in e && e.tree.files.length > 0 && r.push(o);
}
const i = [ ...s.values() ].sort((e, t) => Buffer.compare(Buffer.from(e.path), Buffer.from(t.path)));
return {
tree: i.length === 0 ? null : {
base: n,
baseTree: o,
files: i
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
const i = r.get(t);
if (i === void 0) {
r.set(t, e);
continue;
}
const c = w.posix.relative(a, t);
const l = (await (0, g.Lj)(n, s.base, [ c ])).get(c) ?? null;
const u = await (0, g.ax)({
base: l,
ours: (0, g.E4)(i),
theirs: (0, g.E4)(e)
}, {
git: n,
directory: o
});
if (u === null) return {
conflict: t
};
r.set(t, (0, g.Py)(t, u.version, l));
}
const i = fileInPlaceOfDirectory(r);
return i === null ? {
files: r
} : {
conflict: i
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
var b = n(53599);
var v = n(71091);
const y = "The run was canceled before. The next run opens or updates it.";
async function openPullRequests(e, t) {
const {batch: n} = e;
const {log: o} = t;
const s = n.file.jobs.filter(({changes: e}) => e.startsWith("pull-request"));
if (s.length === 0) return [];
if (n.shard !== null) {
o.info("The merge opens the pull requests: it has the changes of all shards.");
return [];
}
const a = (0, v.lO)(n, n.hostEnvironment);
if (a !== null) {
if ((await n.state.directory.names("trees")).length === 0) return [];
o.warning(`No pull request was opened: ${a}. The changes of the jobs are in the state directory.`);
return [ {
outcome: "withheld",
url: null,
jobs: [],
note: `${a}.`
} ];
}
const l = [];
try {
await openAll(e, t, e => void l.push(e));
} catch (e) {
e instanceof c.U || (0, r.ki)(e, i.J);
const n = e instanceof c.U ? t.redactor.redact(e.message) : e.sentences;
const s = `The pull requests could not be opened: ${n}`;
o.warning(s);
l.push({
outcome: "failed",
url: null,
jobs: [],
note: s
});
}
return l;
}
async function openAll(e, t, n) {
const {trees: o, unchanged: s} = await (0, m.d)(e, (e, o) => {
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
const i = [ `${o}: ${s}`, r ?? "", a ].filter(e => e !== "").join(" ");
s === "failed" ? t.log.warning(i) : t.log.info(i);
n({
outcome: s,
url: r,
jobs: e,
note: a
});
};
const i = {
...t,
logged: logged
};
const {batch: c, jobs: l} = e;
r.length > 0 ? await openOne(r, e, {
...i,
add: n
}) : await reportWithoutChanges(s, e, i);
const u = c.file.jobs.some(({changes: e}) => e === "pull-request-each");
if (!u && r.length === 0) return;
const {github: h} = await contextOf(c, t);
const f = branchStart(c);
const d = await h.write("the pull requests of the batch", [ "pull-requests: write" ], e => e.openBranches(f));
const p = s.filter(({entry: e}) => e.changes === "pull-request-each");
await openEach(a, p, {
batch: c,
openBranches: d
}, i);
if (t.hostEnvironment.signal.aborted) return;
for (const {row: e, names: t} of await orphanedPullRequests(d, {
batch: c,
jobs: l,
github: h
})) logged(t, e);
}
async function reportWithoutChanges(e, {batch: t, jobs: n}, o) {
const s = e.filter(({entry: e}) => e.changes === "pull-request").map(({name: e}) => e);
const r = n.filter(e => (0, p.Ms)(t, e)?.changes === "pull-request");
if (s.length === 0 || s.length < r.length) return;
await reportOpen(s, {
branch: branchOf(t, "all"),
note: k
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
withhold(s, y, o);
return;
}
const r = await mergeTrees(e, await mergeOntoHead(e, t.runContext.git, o.hostEnvironment.temporary));
for (const {name: e, path: t} of r.conflicts) {
o.log.warning(`The changes of ${e} are left out: they conflict with those of other jobs, or with newer commits, in ${t}.`);
o.add({
outcome: "left out",
url: null,
jobs: [ e ],
note: `conflict in ${t}`
});
}
const {tree: i, used: c} = r;
const l = branchOf(t, "all");
if (i === null) {
await reportOpen(s, {
branch: l,
note: r.conflicts.length > 0 ? O : $
}, t, o);
return;
}
const u = r.conflicts.map(({name: e, path: t}) => `${e}: conflict in ${t}`);
const h = [ `The changes of ${(0, a.B4)(r.used.length, "job")} of the batch ${(0, 
f.ft)(t.file.name)}:`, "", ...listOf(r.used), ...n === void 0 ? [] : [ "", (0, f.ft)(n) ], ...u.length === 0 ? [] : [ "", "Left out, because they conflict with other changes or with newer commits:", "", ...listOf(u) ] ].join("\n");
const d = {
title: `${t.file.name}: changes of ${(0, a.B4)(c.length, "job")}`,
body: h
};
const p = await postChanges(d, {
tree: i,
branch: l
}, t, o);
for (const e of p) o.logged(c, e);
}
async function openEach(e, t, {batch: n, openBranches: o}, s) {
const {maxOpen: r} = n.file.publish;
const i = e.map(({job: e}) => branchOf(n, e.slot));
let c = o.size - (o.has(branchOf(n, "all")) ? 1 : 0);
for (const {name: e, job: r} of t) {
const t = branchOf(n, r.slot);
o.has(t) && await reportOpen([ e ], {
branch: t,
note: k
}, n, s);
}
if (e.length === 0) return;
const l = await mergeOntoHead(e, n.runContext.git, s.hostEnvironment.temporary);
for (const [t, u] of e.entries()) {
const {name: e, job: h} = u;
if (s.hostEnvironment.signal.aborted) {
withhold([ e ], y, s);
continue;
}
const p = i[t] ?? "";
const m = o.has(p);
const {tree: w, conflicts: g} = await mergeTrees([ u ], l);
if (w === null) {
const t = g.map(({path: e}) => `Its changes conflict with newer commits in ${e}.`).join(" ");
t !== "" && withhold([ e ], t, s);
m && await reportOpen([ e ], {
branch: p,
note: t === "" ? $ : O
}, n, s);
continue;
}
if (!m && c >= r) {
const t = `It waits for the next run: ${(0, a.B4)(c, "pull request is", "pull requests are")} open, and max-open is ${String(r)}.`;
withhold([ e ], t, s);
continue;
}
const v = await n.state.record(h);
const k = v?.text ?? "";
const C = (0, b.EA)(h.item?.fields ?? null);
const x = `For ${(0, f.ft)((0, d.ml)(e, S))}${C === null ? "" : ` (${C})`}, in the batch ${(0, 
f.ft)(n.file.name)}.`;
const j = k.trim() === "" ? x : `${k}\n\n${x}`;
const q = await postChanges({
title: e,
body: j
}, {
tree: w,
branch: p
}, n, s);
!m && q.some(({outcome: e}) => e === "created") && (c += 1);
for (const t of q) s.logged([ e ], t);
}
}
const O = "It was not updated: no change can be used.";
const $ = "The base branch has these changes by now. Close this pull request.";
const k = "It has the changes of an earlier answer; now there are none. Close this pull request.";
async function reportOpen(e, {branch: t, note: n}, o, s) {
const {github: r} = await contextOf(o, s);
const a = await r.write("the pull request", [ "pull-requests: write" ], e => e.pullRequests(t));
const i = a.find(({isOpen: e}) => e);
if (i === void 0) return;
s.logged(e, {
what: `PullRequest #${String(i.number)}`,
outcome: "unchanged",
url: i.url,
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
const C = 50;
const x = "No job of the batch updates it any more. Close it if its changes are not wanted.";
async function orphanedPullRequests(e, {batch: t, jobs: n, github: o}) {
const s = n.filter(e => (0, p.Ms)(t, e)?.changes === "pull-request-each");
const r = t.file.jobs.some(({changes: e}) => e === "pull-request");
const i = new Set([ ...s.map(({slot: e}) => e), ...r ? [ "all" ] : [] ].map(e => branchOf(t, e)));
const c = [ ...e ].filter(e => !i.has(e));
const l = [];
for (const e of c.slice(0, C)) {
const t = await o.write("the pull request", [ "pull-requests: write" ], t => t.pullRequests(e));
for (const {number: e, title: n, url: o, isOpen: s} of t) s && l.push({
names: [ n ],
row: {
what: `PullRequest #${String(e)}`,
outcome: "unchanged",
url: o,
note: x
}
});
}
if (c.length > C) {
const e = (0, a.B4)(c.length - C, "more pull request");
l.push({
names: [],
row: {
what: e,
outcome: "unchanged",
url: null,
note: `${e} of earlier jobs: ${x}`
}
});
}
return l;
}
async function postChanges({title: e, body: t}, {tree: n, branch: o}, s, r) {
const a = await contextOf(s, r, n);
const {publish: i} = s.file;
if (a.pull === null) return [];
const c = {
...a.pull,
branch: o,
draft: i.draft
};
const u = {
kind: "pull-request",
title: e,
body: t
};
const h = `${a.key}/${o}`;
const f = {
afterClosed: i.recreate === "always",
closedHint: j
};
return await (0, l.applyWriteRequests)([ u ], {
...a,
...f,
key: h,
pull: c
});
}
const j = "set recreate: always under publish in the batch file";
async function contextOf(e, {log: t, hostEnvironment: n, redactor: o}, s) {
const {runContext: r} = e;
const {redact: a} = o;
const i = (0, u.I)(r.settings, n);
const c = s === void 0 ? null : {
tree: s
};
return await (0, h.publishContextOf)([ {
kind: "pull-request"
} ], "success", {
runContext: r,
hostEnvironment: n,
log: t,
redact: a,
outgoing: i,
collected: c
});
}
const q = 200;
const S = 300;
function listOf(e) {
const t = e.length - q;
return [ ...e.slice(0, q).map(e => `- ${(0, f.ft)((0, d.ml)(e, S))}`), ...t > 0 ? [ `- and ${(0, 
a.ZV)(t)} more` ] : [] ];
}
function branchOf(e, t) {
const n = (0, s.createHash)("sha256").update(t).digest("hex").slice(0, 12);
return `${branchStart(e)}${t === "all" ? "all" : n}`;
}
function branchStart({file: e, runContext: t}) {
const n = t.settings["comment-key"].replace(/[^\w-]/g, "+");
const o = e.name.replace(/[^\w-]/g, "+");
return `${t.settings["branch-prefix"]}${n}-batch/${o}/`;
}
async function postResults(e, t) {
const {batch: s} = e;
const r = await openPullRequests(e, t);
const a = s.file.jobs.some(({target: e}) => e !== null);
const i = a ? await (await Promise.all([ n.e(7642), n.e(4461) ]).then(n.bind(n, 77642))).postItemWrites(e, t) : o.F_;
const c = r.some(({outcome: e}) => e === "failed");
const l = c ? "A pull request" : (i.counts.failed ?? 0) > 0 ? "A write to an item" : null;
const {signal: u} = t.hostEnvironment;
const h = c || r.some(({note: e}) => e === y) || i.isCut === true;
const f = `The run was canceled (${String(u.reason)}) before everything was posted. The next run posts the rest.`;
return {
pullRequests: r,
writes: i,
failure: s.runContext.settings["on-failed-write"] === "fail" ? l : null,
canceled: u.aborted && h ? f : null
};
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
var r = n(33740);
var a = n(72443);
var i = n(49711);
function outputFileContent(e) {
return e.endsWith("\n") ? e : `${e}\n`;
}
async function writeOutputFile(e, t) {
const {files: n, whyRefused: o} = await createWriteCheck(e.directory, t);
const r = n.resolve(e.path);
const i = o(e.path, e.content === null ? "delete" : "write");
if (i !== null) return i;
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
const i = r(e, "write");
if (i !== null) return i;
const c = await o.info(o.resolve(e)).catch((0, s.j6)(a.k, e => e));
if (c instanceof a.k) return c.code === "missing" ? null : c.message;
return c.kind === "directory" ? `${o.resolve(e)} is a directory` : null;
}
async function createWriteCheck(e, {runContext: t, lists: n, hostEnvironment: s}) {
const {policy: a, files: c, ready: l} = (0, r.Y)({
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
temporary: (0, i.YB)(s)
},
lists: n,
spec: null,
tools: []
});
await l();
return {
files: c,
whyRefused: (e, t) => {
if ((0, o.isAbsolute)(e) || /^\.\.(?:[\\/]|$)/.test((0, o.normalize)(e))) return "it must be inside the workspace: name it by a relative path without ..";
const n = [ {
kind: t,
path: c.resolve(e)
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
var s = n(27625);
var r = n(73178);
var a = n(73948);
var i = n(20653);
var c = n(55093);
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
const {evaluations: a, costUsd: i, fatal: c = null} = r;
const u = await collect(e, t);
const h = [ ...await changedByJob(e, s), ...u.notices ];
return {
...l,
evaluations: a,
scoringUsd: i,
fatal: c,
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
const {runContext: a, lists: i} = o;
const {workspace: l} = n.runContext;
const u = t.files.root;
const h = entryOf(n, s)?.changes !== "none";
for (const t of u === l || h ? [ u ] : [ u, l ]) {
const o = {
path: r,
content: (0, c.xV)(n.redactor.redact(e.text)),
directory: t
};
const s = await (0, c.BF)(o, {
runContext: a,
lists: i,
hostEnvironment: n.hostEnvironment
});
if (s !== null) return unwrittenReason(r, s);
}
return null;
}
const unwrittenReason = (e, t) => `The answer could not be written to ${e}: ${t}`;
async function collect(e, {batch: t, job: n, prepared: o}) {
const r = entryOf(t, n)?.changes ?? "none";
const {files: a, hidden: c, notice: l} = await e.changesSince();
if (r === "none") return {
changed: {},
notices: a.length === 0 ? [] : discarded(e, t)
};
if (l !== null) return refused("changes-unknown", s.unlisted, a);
if (a.length === 0) return {
changed: {},
notices: []
};
if (o.inputs.outputFile === null && a.every(({path: e}) => c.has(e))) {
const e = (0, i.KE)([ ...c ], 5);
return {
changed: {},
notices: [ `The job has no changes to use: git ignores all files that it changed: ${e}.` ]
};
}
const u = await e.collect();
if ("refused" in u) {
const o = refused(u.isUnknown === true ? "changes-unknown" : "changes-unusable", u.refused, a);
return {
...o,
notices: await keepRefused(e, {
batch: t,
job: n
}, a)
};
}
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
async function keepRefused({runtime: e}, {batch: t, job: s}, r) {
const a = e.files.root;
if (a === t.runContext.workspace) return [];
const {keepFiles: c} = await n.e(147).then(n.bind(n, 20147));
const l = (0, o.join)(t.state.directory.path, "changed-files", s.key.slice(0, 8));
const u = c(r, l, {
directory: a,
redact: t.redactor.redact
});
return u.length === 0 ? [] : [ `${(0, i.KE)(u, 5)}: kept in ${l}.` ];
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
47684: (function(e, t, n) {
n.d(t, {
W: () => whyUnpassed,
d: () => storedTrees
});
var o = n(76760);
var s = n(42357);
var r = n(27625);
var a = n(20653);
var i = n(53599);
var c = n(28605);
var l = n(47613);
var u = n(92736);
var h = n(55093);
var f = n(31409);
async function storedTrees({batch: e, jobs: t, stateOf: n}, o) {
const {git: r} = e.runContext;
const problemOf = async (t, n) => {
if (r === null) return "the workspace is not in a repository";
const openWriteCheck = async () => {
const {runContext: t, lists: o} = await e.prepare(n);
return await (0, h.CC)(t.workspace, {
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
const t = (0, f.Ms)(e, r);
if (n(s).kind !== "ended" || t?.changes.startsWith("pull-request") !== true) continue;
const l = await e.state.record(r);
if (l?.conclusion !== "success") continue;
const h = (0, i.er)(r);
if (!l.hasTree) {
c.push({
name: h,
job: r,
entry: t
});
continue;
}
const d = whyUnpassed(l);
if (d !== null) {
o(h, d);
continue;
}
const p = await (0, u.Z)(e.state.directory, r.key);
const m = p === null ? "they are missing or damaged" : await problemOf(p, r);
p !== null && m === null ? a.push({
name: h,
tree: p,
job: r,
entry: t
}) : o(h, `The stored changes are not used: ${m ?? ""}.`);
}
return {
trees: a,
unchanged: c
};
}
function whyUnpassed(e) {
if (e.conclusion !== "success") return `The job ended as ${e.conclusion}.`;
if ((0, l.Hh)(e)) return null;
const t = (0, c.Qg)(e.evaluations).map(e => e.name);
return `An evaluation has not passed: ${(0, a.KE)(t, 3)}.`;
}
async function storedTreeProblem({base: e, baseTree: t, files: n}, s, a) {
const i = n.find(({path: e}) => (0, r.whyNeverCommitted)(e) !== null);
if (i !== void 0) return `${i.path}: ${(0, r.whyNeverCommitted)(i.path) ?? ""}`;
if (await s.commitOf(e) !== e) return `their commit ${e} is not in this checkout, which may need fetch-depth: 0`;
if (await s.treeOf(e) !== t) return `they do not belong to the files of their commit ${e}`;
const c = await s.prefix();
const {whyRefused: l} = await a();
for (const {path: e, content: t} of n) {
const n = l(o.posix.relative(c, e), t === null ? "delete" : "write");
if (n !== null) return `${e}: ${n}`;
}
return null;
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
function createJobPreparation({runContext: e, file: t, resolver: n}, i) {
const {trustedSource: c} = e;
const l = {
...e,
trustedSource: {
...c,
source: rememberPresent(c.source)
}
};
const u = (0, o.z)(l, i);
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
const i = await n.resolve(o, r);
const {settings: c, spec: f, vars: d, narrowing: p, locationOfRule: m} = i;
const {allow: w, ask: g, deny: b} = c;
return {
runContext: {
...l,
settings: c,
locationOfRule: m
},
sources: {
...u,
directories: c["command-directories"]
},
spec: f,
vars: d,
narrowing: p,
lists: (0, s.hg)({
allow: w,
ask: g,
deny: b
}, m),
outputSchema: await schemaOf(i),
modelName: e.model,
inputs: {
evaluations: (0, a.ZY)(o, r).map(e => (0, a.kj)(e, t.judge)),
outputFile: (0, a.TY)(o, r),
target: (0, a.$r)(o, r)
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
const i = o.YjP().check(s.Fk(/^[0-9a-f]{40}([0-9a-f]{24})?$/));
const c = o.rej({
formatVersion: o.euz(1),
base: i,
baseTree: i,
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
const n = await (0, r.h)(e, nameOf(t), c, a);
if (n === null) return null;
const {base: o, baseTree: s, files: i} = n;
return {
base: o,
baseTree: s,
files: i.map(({path: e, content: t, mode: n}) => ({
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
var s = n(27625);
async function mergeOnto(e, t, {git: n, directory: r}) {
const {base: a, files: i, merged: c} = e;
if (c !== void 0) return await moveMerge({
...e,
merged: c
}, t, n);
const l = await n.prefix();
const u = i.map(({path: e}) => o.posix.relative(l, e));
const [h, f] = [ await versionsAt(n, a, u), await versionsAt(n, t, u) ];
const d = new Set(i.flatMap(({content: e}, t) => e === null ? [ u[t] ?? "" ] : []));
const p = new Set(u.flatMap(parentsOf));
const m = await n.presentAtRef(t, [ ...p ]);
const w = new Set(u.filter(e => parentsOf(e).some(e => !d.has(e) && (m.get(e) ?? "directory") !== "directory")));
const g = [];
const b = [];
for (const [e, t] of i.entries()) {
const o = u[e] ?? "";
const a = f.get(o) ?? null;
const i = versionOf(t);
if (isSame(i, a)) continue;
const c = w.has(o) ? null : await mergeVersions({
base: h.get(o) ?? null,
ours: i,
theirs: a
}, {
git: n,
directory: r
});
c === null || (0, s.whyNeverCommitted)(t.path) !== null ? b.push(t.path) : isSame(c.version, a) || g.push(treeFile(t.path, c.version, a));
}
if (b.length > 0) return {
conflicts: b
};
return {
tree: {
base: t,
baseTree: await n.treeOf(t),
files: g
}
};
}
async function moveMerge({base: e, baseTree: t, files: n, merged: {commit: o, kept: s}}, r, a) {
const i = await a.differencesTo(e, r);
const c = new Set([ ...await a.differencesTo(e, o), ...n ].map(({path: e}) => e));
const l = i.flatMap(({path: e}) => c.has(e) ? [ e ] : []);
if (l.length > 0) return {
conflicts: l
};
const u = new Map([ ...s, ...i ].map(({path: e, mode: t, id: n}) => [ e, {
path: e,
mode: t,
id: n
} ]));
return {
tree: {
base: r,
baseTree: t,
files: n,
merged: {
commit: o,
kept: [ ...u.values() ]
}
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
const i = o === null ? s.get(n) : Buffer.from(o);
r.set(n, {
mode: a,
content: i ?? Buffer.alloc(0)
});
}
return r;
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
var i = n(49703);
var c = n(42344);
var l = n(20653);
async function applyWriteRequests(e, t) {
const n = e.filter(isCommit);
const o = e.filter(e => !isCommit(e));
const s = o.toSorted((e, t) => Number((0, r.kindOf)(t).isFirst) - Number((0, r.kindOf)(e).isFirst));
const a = await applyInOrder(n, t);
const i = a.find(({outcome: e}) => e === "failed" || e === "withheld");
if (i === void 0) return [ ...a, ...await applyInOrder(s, t) ];
const c = i.what.split(" ", 1)[0] ?? "";
return [ ...a, ...withheld(s, "canceled", `Canceled, because ${c} did not succeed. ${(0, 
l.qi)(i.note)}`.trim()) ];
}
const failedRow = (e, t, n) => ({
what: e,
outcome: "failed",
url: null,
note: t,
code: n === "rate-limited" ? n : "github-error"
});
const isCommit = e => (0, r.kindOf)(e).isCommit;
async function applyInOrder(e, t) {
const n = [];
for (const s of e) {
const e = 1 + n.filter(e => e.request.kind === s.kind).length;
const r = applyAndReport(s, e, t).catch((0, o.j6)(a.J, ({message: e, hint: t, id: n}) => [ failedRow(nameOf(s), `${(0, 
l.KG)(e)} ${t}`, n) ]));
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
const i = e.filter(({request: e}) => (0, r.kindOf)(e) === s);
const [c, l] = [ i.map(({request: e}) => e), i.flatMap(({results: e}) => e) ];
const u = s.finish?.(c, l, t);
const h = (0, o.j6)(a.J, ({sentences: e, id: t}) => [ failedRow(s.tool, e, t) ]);
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
const m = (0, c.j)(...[ ...o.values() ].map(e => e.changes));
if (d === void 0) return [];
const w = [ d, ...p ].some(({outcome: e, commit: t}) => u.has(e) || e === "failed" && t !== void 0);
if (!w || m.length === 0) return [ d, ...p ];
const g = [ ...d.note === "" ? [] : [ (0, l.KG)(d.note) ], `Sanitized: ${(0, i.G)(m)}.` ];
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
n.r(t);
n.d(t, {
applyGitHubWrites: () => applyGitHubWrites,
publishContextOf: () => publishContextOf,
reviewedSha: () => reviewedSha,
unrecordedRows: () => unrecordedRows,
withholding: () => b
});
var o = n(42357);
var s = n(54327);
var r = n(84758);
var a = n(96668);
var i = n(11456);
var c = n(73948);
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
const i = a.filter(s.J);
const c = [ ...i.length === 0 ? [] : await apply(i, e.conclusion, t), ...unrecordedRows(e) ];
if (c.length === 0 && e.requests.length === 0) return [];
for (const e of c.filter(({outcome: e}) => e === "failed")) r.warning(`${e.what}: ${e.note}`);
const l = {
version: 1,
requests: a,
writes: (0, d.L)(c, o)
};
n.writeRedacted("write-requests.json", `${JSON.stringify(l, null, 2)}\n`);
return c;
}
async function apply(e, t, o) {
const {applyWriteRequests: s, withheld: r} = await n.e(193).then(n.bind(n, 70193));
if (b.has(t)) return r(e, "unsuccessful-run", `The run ended as ${t}.`);
return await s(e, await publishContextOf(e, t, o));
}
async function publishContextOf(e, t, o) {
const {event: s, settings: a} = o.runContext;
const i = a["github-token"];
if (i === void 0 || s.repository === null) throw new Error("writes were recorded with nowhere to go");
const u = {
owner: s.repository.owner,
repo: s.repository.name,
number: s.item?.number ?? 0
};
const {createGitHubWriteClient: h} = await Promise.all([ n.e(8343), n.e(8043) ]).then(n.bind(n, 8043));
return {
github: h((0, l.C0)(i, o), u, o.session),
sanitize: e => (0, p.sanitizeForPosting)(e, o),
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
now: c.m.now()
},
whyCommentOnly: t === "success" ? null : `The run ended as ${t}.`
};
}
function pullRequestContextOf({collected: e, runContext: t, hostEnvironment: n, redact: o}) {
const s = (0, g.F)(t, n);
return e === null || s === null ? null : {
...s,
collected: e,
holdsSecret: e => (0, i.TA)(e, o)
};
}
async function pushOf(e) {
const {collected: t, push: o = a.RH, patch: s = "", redact: r} = e;
if (t === null) return null;
const {pushContextOf: c} = await n.e(2764).then(n.bind(n, 12764));
return c({
...e,
collected: t,
push: o,
patch: s,
holdsSecret: e => (0, i.TA)(e, r)
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
const i = (r?.author ?? a)?.login ?? e.actor;
const c = n?.commit ?? e.headSha ?? t.commit;
const u = i !== null && /^[\w.-]+(?:\[bot\])?$/.test(i) ? ` for ${i.replace(/[_[\]]/g, "\\$&")}` : "";
const h = c === null ? "" : ` at commit ${c.slice(0, 7)}`;
return `<sub>By [this run of Sallyport](${s})${u}${h}.</sub>`;
}
}),
3101: (function(e, t, n) {
n.d(t, {
L: () => cleaned,
c: () => createReport
});
var o = n(7138);
var s = n(24788);
var r = n(15917);
var a = n(9879);
var i = n(19326);
const c = {
commit: null,
requestedBy: null
};
function createReport(e, {redact: t, links: n, subject: o = c, writes: s = [], isReview: a = false, outputSchema: l = null}) {
const u = cleaned(e, t, l);
const {findings: h, invalid: f} = (0, r.WX)(u);
return {
result: {
...u,
notices: [ ...u.notices, ...(0, r.R5)(f) ]
},
refused: (0, i.uE)(u.denials),
suggested: (0, i.fE)(u.denials),
unpasteable: (0, i.KU)(u.denials),
findings: h,
writes: cleaned(s, t),
isReview: a,
links: n,
subject: o.lastCheck === void 0 ? o : {
...o,
lastCheck: cleaned(o.lastCheck, t)
}
};
}
function cleaned(e, t, n = null) {
const r = n === null ? a.M : (0, s.U)(a.M, n);
return (0, s.E)(e, e => t((0, o.wh)(e)), r);
}
})
};
