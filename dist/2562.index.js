"use strict";

exports.id = 2562;

exports.ids = [ 2562 ];

exports.modules = {
860: (function(e, t, n) {
n.d(t, {
O$: () => isUnprocessed,
VY: () => jobPrefixOf,
bA: () => deliveryFilesIn
});
var s = n(77598);
var r = n(94343);
var o = n(43759);
var a = n(31734);
const i = r.YjP().check(o.Fk(/^[0-9a-f]{64}$/));
const c = r.YjP().check(o.Fk(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?Z$/));
const l = r.Ikc({
formatVersion: r.euz(1),
id: r.YjP().check(o.Fk(/^[0-9a-f]{32}$/)),
model: r.YjP().check(o.Eb(1e3)),
createdAt: c,
keys: r.YOg(i).check(o.m9(1), o.Eb(1e5)),
batchId: r.mee(r.YjP().check(o.m9(1), o.Eb(1e3)))
});
const jobPrefixOf = e => e.slice(0, 32);
const u = r.Ikc({
formatVersion: r.euz(1),
key: i,
sentAt: r.lqM(c),
outcome: r.gMt("kind", [ r.Ikc({
kind: r.euz("answer"),
body: r.L5J()
}), r.Ikc({
kind: r.euz("error"),
status: r.Whr().check(o.qm(100), o.Zm(599)),
body: r.L5J()
}), r.Ikc({
kind: r.euz("expired")
}) ])
});
const f = r.Ikc({
formatVersion: r.euz(1),
requests: r.g1P(r.YjP().check(o.Eb(1e3)), r.Whr().check(o.NC()))
});
const d = 2e7;
const h = 64e6;
const m = "delivery/limits.json";
const answerOf = e => `answers/${e}.json`;
function deliveryFilesIn(e) {
const nameOf = ({id: e}) => `delivery/${e}.json`;
const write = (t, n) => e.write(t, `${JSON.stringify(n)}\n`);
const answer = async t => {
const n = await (0, a.h)(e, answerOf(t), u, h);
return n === null || n.key !== t ? null : {
outcome: n.outcome,
sentAt: n.sentAt ?? null
};
};
const limits = async () => (await (0, a.h)(e, m, f))?.requests ?? {};
return {
submissions: async () => {
const t = await readSubmissions(e);
return t.flatMap(e => "value" in e ? [ e.value ] : []).toSorted((e, t) => `${e.createdAt} ${e.id}` < `${t.createdAt} ${t.id}` ? -1 : 1);
},
unusableSubmissions: async () => (await readSubmissions(e)).filter(e => "problem" in e),
intend: async (e, t, n) => {
const r = {
formatVersion: 1,
id: (0, s.randomBytes)(16).toString("hex"),
model: e,
createdAt: new Date(n).toISOString(),
keys: [ ...t ],
batchId: null
};
await write(nameOf(r), r);
return r;
},
update: e => write(nameOf(e), e),
remove: t => e.remove(nameOf(t)),
outcome: async e => (await answer(e))?.outcome ?? null,
answer: answer,
unusableOutcome: t => unusableAnswer(e, t),
outcomeKeys: async () => (await e.names("answers")).flatMap(e => /^([0-9a-f]{64})\.json$/.exec(e)?.[1] ?? []),
saveAnswer: (e, {outcome: t, sentAt: n}) => write(answerOf(e), {
formatVersion: 1,
key: e,
...n !== null && {
sentAt: n
},
outcome: t
}),
removeOutcome: t => e.remove(answerOf(t)),
limit: async e => {
const t = await limits();
return Object.hasOwn(t, e) ? t[e] ?? null : null;
},
limits: limits,
saveLimit: async (e, t) => {
await write(m, {
formatVersion: 1,
requests: {
...await limits(),
[e]: t
}
});
}
};
}
async function readSubmissions(e) {
const t = (await e.names("delivery")).filter(e => /^[0-9a-f]{32}\.json$/.test(e));
const n = t.map(e => `delivery/${e}`);
const read = async t => {
const n = await (0, a.R)(e, t, l, d);
return n === null ? [] : [ {
name: t,
...n
} ];
};
return (await Promise.all(n.map(read))).flat();
}
async function unusableAnswer(e, t) {
const n = answerOf(t);
const s = await (0, a.R)(e, n, u, h);
if (s === null || "value" in s && s.value.key === t) return null;
return {
name: n,
problem: "problem" in s ? s.problem : "it was written for another request"
};
}
function isUnprocessed(e) {
return e.kind === "expired" || e.kind === "error" && (e.status === 429 || e.status >= 500);
}
}),
71195: (function(e, t, n) {
n.d(t, {
L: () => tidyDeliveries
});
var s = n(54539);
var r = n(860);
var o = n(61890);
const a = 30;
async function tidyDeliveries(e, t, {now: n, isDry: i = false}) {
const c = new Set(t.map(({key: e}) => (0, r.VY)(e)));
const l = new Date(n - a * 24 * 36e5).toISOString();
const u = {
isPlanned: e => c.has((0, r.VY)(e)),
oldest: l
};
const f = (0, o.oo)(e);
const d = (0, r.bA)(e);
const h = i ? {
...d,
remove: keep,
removeOutcome: keep
} : d;
const m = await tidySubmissions(h, {
...u,
isUsed: f
});
const p = await tidyAnswers(h, {
...u,
isUsed: f
});
if (m + p === 0) return null;
const w = [ ...m > 0 ? [ `${(0, s.B4)(m, "request")} that a batch API has` ] : [], ...p > 0 ? [ `${(0, 
s.B4)(p, "answer")} of a batch API` ] : [] ];
return `The state directory has ${w.join(" and ")} for jobs that are not in the batch any more, because they were removed or changed. They are paid for, so they are kept for ${String(a)} days and used if their jobs are in the batch again.`;
}
const keep = () => Promise.resolve();
async function tidySubmissions(e, {isPlanned: t, isUsed: n, oldest: s}) {
let r = 0;
const tidy = async o => {
const a = [];
for (const e of o.keys) await n(e, o.createdAt) || a.push(e);
if (a.some(t)) return;
a.length === 0 || o.createdAt < s ? await e.remove(o) : r += a.length;
};
for (const t of await e.submissions()) await tidy(t);
return r;
}
async function tidyAnswers(e, {isPlanned: t, isUsed: n, oldest: s}) {
let r = 0;
for (const o of await e.outcomeKeys()) {
const a = await e.answer(o);
if (a === null) continue;
const i = a.sentAt !== null && a.sentAt < s;
await n(o, a.sentAt) || i && !t(o) ? await e.removeOutcome(o) : t(o) || (r += 1);
}
return r;
}
}),
61890: (function(e, t, n) {
n.d(t, {
Zc: () => unusedRequests,
cM: () => containsAnswer,
lx: () => missingKeys,
oo: () => usedRequests
});
var s = n(94343);
var r = n(31734);
var o = n(860);
function containsAnswer({turns: e, errorKind: t}) {
return t !== "unknown-changes" && (e > 0 || t !== null);
}
const a = s.Ikc({
endedAt: s.YjP(),
turns: s.aig(),
errorKind: s.mee(s.YjP())
});
const i = 64e6;
function usedRequests(e) {
let t = null;
const list = async () => new Map((await e.names("jobs")).map(e => [ (0, o.VY)(e), e ]));
return async (n, s) => {
t ??= list();
const c = (await t).get((0, o.VY)(n));
if (c === void 0) return false;
const l = await (0, r.h)(e, `jobs/${c}`, a, i);
return l !== null && containsAnswer(l) && (s === null || Date.parse(l.endedAt) >= Date.parse(s));
};
}
async function missingKeys({keys: e, createdAt: t}, {files: n, isUsed: s}) {
const r = new Set(await n.outcomeKeys());
const o = [];
for (const a of e) {
const e = r.has(a) ? (await n.answer(a))?.sentAt : null;
(e ?? "") < t && !await s(a, t) && o.push(a);
}
return o;
}
async function unusedRequests(e) {
const t = (0, o.bA)(e);
const n = usedRequests(e);
const s = new Set;
for (const {keys: e, createdAt: r} of await t.submissions()) for (const t of e) await n(t, r) || s.add(t);
for (const e of await t.outcomeKeys()) {
const r = await t.answer(e);
r === null || await n(e, r.sentAt) || s.add(e);
}
return s;
}
}),
66388: (function(e, t, n) {
n.d(t, {
h: () => withStoredCopy,
R: () => withStoredState
});
var s = n(42357);
var r = n(73948);
var o = n(80202);
var a = n(76693);
var i = n(79579);
var c = n(72443);
var l = n(18637);
var u = n(11795);
const f = 3e5;
function createStateSaver(e, t, n) {
if (e === null) return {
save: () => Promise.resolve(),
saveSometimes: () => {}
};
let s = Promise.resolve();
let r = n.now();
const save = o => {
r = n.now();
s = s.then(() => e.save(t, o));
return s;
};
return {
save: save,
saveSometimes: () => {
n.now() - r >= f && save().catch(() => {});
}
};
}
async function withStoredState({previous: e, ...t}, n, s) {
try {
const restore = async t => {
await (n?.restore(t));
if (e === void 0) return;
await (0, u.fM)(t, await (0, a.v)(e, {
create: true,
root: null
}));
};
const i = await (0, l.Gf)({
...t,
restore: restore
});
const c = createStateSaver(n, i.directory, r.m);
try {
return await (0, o.B)(s(i, c), {
code: "state-unusable",
location: t.path,
message: "the state directory can no longer be used",
hint: "make room on the disk, or make the directory writable, and run the batch again: what was stored is kept"
});
} finally {
await c.save();
i.release();
}
} finally {
n?.close();
}
}
async function withStoredCopy(e, {storage: t, temporary: n}, r) {
if (t === null) return await r(e);
try {
return await (0, i.n)(n, async n => {
const o = await (0, a.v)(e, {
create: false,
root: null
}).catch((0, s.j6)(c.k, () => null));
const i = await (0, a.v)(n, {
create: false,
root: null
});
o !== null && await (0, u.fM)(o, i);
await t.restore(i);
return await r(n);
});
} finally {
t.close();
}
}
}),
27625: (function(e, t, n) {
n.r(t);
n.d(t, {
collectTree: () => collectTree,
linkProblem: () => linkProblem,
unlisted: () => w,
whyNeverCommitted: () => whyNeverCommitted
});
var s = n(76760);
var r = n(42357);
var o = n(73024);
var a = n(16057);
var i = n(72443);
function readTreeFile(e, t, n) {
try {
const r = (0, s.join)((0, o.realpathSync)(e), (0, s.dirname)(t));
const i = (0, s.join)(r, (0, s.basename)(t));
if ((0, o.lstatSync)(i).isSymbolicLink()) return {
problem: "a symbolic link"
};
if ((0, o.realpathSync)(r) !== r) return {
problem: "reached through a symbolic link"
};
const {descriptor: c, stat: l} = (0, a.bY)(i);
try {
const e = problemOf(l, n);
if (e !== null) return {
problem: e
};
return {
content: (0, o.readFileSync)(c),
executable: process.platform === "win32" ? null : (l.mode & 64) !== 0
};
} finally {
(0, o.closeSync)(c);
}
} catch (e) {
if (e instanceof i.k) return {
problem: "replaced while it was being read"
};
if (typeof e.code !== "string") throw e;
return {
problem: "unreadable"
};
}
}
function readTreeLink(e, t) {
try {
const n = (0, s.join)((0, o.realpathSync)(e), (0, s.dirname)(t));
const r = (0, s.join)(n, (0, s.basename)(t));
if (!(0, o.lstatSync)(r).isSymbolicLink() || (0, o.realpathSync)(n) !== n) return null;
return (0, o.readlinkSync)(r);
} catch (e) {
if (typeof e.code !== "string") throw e;
return null;
}
}
function problemOf(e, t) {
if (!e.isFile()) return "not a regular file";
if (e.nlink > 1) return "a file with several hard links";
return e.size > t ? `larger than ${String(t)} bytes` : null;
}
var c = n(75665);
var l = n(38287);
var u = n(3197);
var f = n(99756);
var d = n(55559);
const h = new Set([ ".mergify.yml .mergify .lfsconfig .gitconfig .githooks .git-hooks .overcommit.yml", ".lintstagedrc .lintstagedrc.json .lintstagedrc.yml .lintstagedrc.yaml", ".npmrc .yarnrc .yarnrc.yml .yarn .pnpmfile.cjs .pnpmfile.mjs .pnp.cjs .pnp.loader.mjs bunfig.toml .bunfig.toml", "pip.conf pip.ini .pip .pypirc uv.toml .condarc .gemrc .bundle .cargo nuget.config .mvn init.gradle", "gradle-wrapper.properties gradle-wrapper.jar .bazelrc .bazeliskrc .bazelversion", ".envrc .tool-versions mise.toml .mise.toml .mise .asdfrc" ].flatMap(e => e.split(" ")));
function isToolConfiguration(e) {
return (0, d.OD)((0, d.tu)(e)).some(e => h.has(e));
}
function isDeceptivePath(e) {
return /[\p{C}\p{Default_Ignorable_Code_Point}\u2028\u2029\ufffd\\]|[\p{Z}.](?:\/|$)|(?:^|\/)\p{Z}/u.test(e.replace(/[\n\t]/g, " "));
}
var m = n(20653);
var p = n(60957);
async function parentsSince(e, t, n) {
const {isKept: s, joined: r, unmerged: o} = await e.historySince(t);
if (o.length > 0) {
const e = "resolve them, and run `git add` for each of these files";
return {
refused: `conflicts of a merge are not resolved in ${(0, m.KE)(o, 5)}; ${e}`
};
}
const a = `\`git reset --hard ${t.slice(0, 7)}\``;
if (!s) {
const e = r.length > 0 ? `run ${a}, and then \`git merge\` in place of a rebase` : `run \`git reset --soft ${t.slice(0, 7)}\`, which keeps the files as they are`;
const n = `the history no longer contains ${t.slice(0, 7)}, with which the run began, and commits on a branch are never replaced`;
return {
refused: `${n}; ${e}`
};
}
if (r.length === 0) return {
base: t,
merged: null
};
const i = await branchesOf(r, n);
if (typeof i === "string") return {
refused: i
};
const [c = [], l = [], u = []] = [ "own", "base", null ].map(e => r.filter(t => i.get(t) === e));
if (u.length > 0 || l.length > 1 || c.length > 1) {
const e = (u.length > 0 ? u : [ ...l, ...c ]).map(e => e.slice(0, 7));
const t = u.length > 0 ? "which GitHub has neither on the branch of the run nor on the base branch of its pull request" : "of which none contains the others";
return {
refused: `the run merged ${(0, m.KE)(e, 3)}, ${t}; run ${a}, and merge only the base branch`
};
}
return {
base: c[0] ?? t,
merged: l[0] ?? null
};
}
async function branchesOf(e, t = () => Promise.resolve(null)) {
return await Promise.all(e.map(async e => [ e, await t(e) ])).then(e => new Map(e), (0, 
r.j6)(p.J, ({message: e}) => `GitHub could not be asked for the branch of what was merged: ${(0, 
m.Kx)(e)}`));
}
async function ownChanges(e, {base: t, merged: n}, {git: s, start: r, prefix: o}) {
const a = await s.treeOf(n ?? t);
const i = {
stored: new Set,
outside: []
};
if (t === r && n === null) return {
files: e,
...i,
tree: {
base: t,
baseTree: a
}
};
const c = await Promise.all([ t, ...n === null ? [] : [ n ] ].map(e => s.differingFrom(e)));
const l = await s.differingFrom(r);
const isOwn = e => c.every(t => t.has(e));
const isUnknown = e => ![ l, ...c ].some(t => t.has(e));
const u = e.filter(({path: e}) => isOwn(`${o}${e}`) || isUnknown(`${o}${e}`));
if (n === null) return {
files: u,
...i,
tree: {
base: t,
baseTree: a
}
};
const [f = l] = c;
const d = await s.differencesTo(n, t);
const h = d.filter(({path: e}) => !f.has(e));
return {
files: u,
stored: new Set(d.flatMap(({path: e, isNew: t}) => t ? [] : [ e ])),
outside: [ ...f ].filter(e => !e.startsWith(o) && isOwn(e)),
tree: {
base: t,
baseTree: a,
merged: {
commit: n,
kept: h.map(({isNew: e, ...t}) => t)
}
}
};
}
function hasConflictMarkers(e) {
return /^<{7} [^\n]*\n(?:[^\n]*\n)*?={7}\r?\n(?:[^\n]*\n)*?>{7} /m.test(e.toString("latin1"));
}
const w = "the changed files could not be listed";
const y = 100;
const g = 1e6;
const b = 5e6;
async function collectTree(e) {
return await collect(e).catch((0, r.j6)(l.U, ({message: e}) => ({
refused: `git could not determine the changes: ${e}`,
isUnknown: true
})));
}
async function collect(e) {
const {changes: t, git: n, root: s, mayRead: r, isProtected: o, onlyFrom: a, takes: i} = e;
const {files: c, notice: l, base: u, mixed: f, hidden: d} = await t.since();
const h = c.filter(({path: e}) => !d.has(e));
if (l !== null) return {
refused: w,
isUnknown: true
};
if (n === null || u === null) return {
refused: "the workspace is not a git repository with a commit"
};
if (a !== null && u !== a) return {
refused: "the checkout may be untrusted, and untrusted content is never pushed to this repository"
};
const p = await parentsSince(n, u, e.findBranch);
if ("refused" in p) return p;
const g = await n.prefix();
const v = await ownChanges(h, p, {
git: n,
start: u,
prefix: g
});
const k = p.merged !== null;
const {files: $, leftOut: S, problem: A} = chosen(v.files, e.choice, k ? v.stored : null);
if (A !== null) return {
refused: A
};
if ($.length === 0 && !k) return {
refused: "the run has changed no files, except for ignored ones"
};
if ($.length > y) return {
refused: `${String($.length)} files are changed, and a pull request may have ${String(y)}`
};
const j = await n.filteredPaths($.map(({path: e}) => e));
const P = v.outside.map(e => `${e} (outside of the directory of the job)`);
const x = $.filter(({path: e}) => {
const t = whyNeverCommitted(`${g}${e}`) ?? (f.has(e) ? "it had changes before the run" : null);
const n = r(e) ? null : "not permitted by the rules";
const s = t ?? (o(e) ? "protected" : n);
s !== null && P.push(`${e} (${s})`);
return s === null;
});
const O = await readFiles(x.filter(({kind: e}) => e !== "deleted").map(({path: e}) => e), {
git: n,
root: s,
base: u,
prefix: g,
filtered: j,
takes: i
});
P.push(...O.problems);
for (const [e, {content: t}] of k ? O.files : []) hasConflictMarkers(t) && P.push(`${e} (it has markers of a conflict)`);
if (P.length > 0) return {
refused: `these files cannot be committed: ${(0, m.KE)(P, 5)}`
};
const I = [ ...O.files.values() ].reduce((e, {content: t}) => e + t.length, 0);
if (I > b) return {
refused: `the changed files have ${String(I)} bytes, more than 5 MB`
};
const M = x.map(({path: e}) => ({
path: `${g}${e}`,
...O.files.get(e) ?? {
content: null
}
}));
const C = {
...v.tree,
files: M
};
return S.length === 0 ? {
tree: C
} : {
tree: C,
leftOut: S
};
}
function chosen(e, t, n) {
if (t === void 0) return {
files: e,
leftOut: [],
problem: null
};
const {paths: r, isNamed: o} = t;
const a = r?.map(e => s.posix.normalize(e).replace(/^\.\/|\/$/g, "")) ?? [];
const isIn = (e, t) => t === "." || e === t || e.startsWith(`${t}/`);
if (r === void 0 || n !== null) {
const isWanted = e => o(e) || a.some(t => isIn(e, t));
const isLeftOut = ({path: e, kind: t}) => t === "created" && !isWanted(e) && n?.has(e) !== true;
const [t, s] = [ e.filter(e => !isLeftOut(e)), e.filter(isLeftOut).map(({path: e}) => e) ];
const r = t.length === 0 && s.length > 0 && n === null;
const i = `only commands made the changed files: ${(0, m.KE)(s, 5)}; name those that belong to it in paths`;
return {
files: t,
leftOut: s,
problem: r ? i : null
};
}
const i = a.filter(t => !e.some(({path: e}) => isIn(e, t)));
const c = i.length === 0 ? null : `this run has not changed ${(0, m.KE)(i, 5)}`;
return {
files: e.filter(({path: e}) => a.some(t => isIn(e, t))),
leftOut: [],
problem: c
};
}
async function readFiles(e, t) {
const {git: n, root: s, base: r, prefix: o, filtered: a, takes: i} = t;
const l = [];
const u = await n.modesAtRef(r, e);
const f = e.some(e => a.get(e) === "lfs") ? await pointersOf(t) : new Set;
const d = new Map;
const h = i.links ? linksIn(e, s) : new Map;
for (const [e, t] of h) {
const n = u.get(e) === "160000" ? "it replaces a submodule" : linkProblem(`${o}${e}`, t);
n === null ? d.set(e, {
content: Buffer.from(t),
mode: "120000"
}) : l.push(`${e} (${n})`);
}
const m = e.flatMap(e => {
if (h.has(e)) return [];
const t = readTreeFile(s, e, g);
const n = "problem" in t ? t.problem : modeProblem(u.get(e), t.executable, i) ?? filterProblem(a.get(e), t.content, f);
n !== null && l.push(`${e} (${n})`);
return n !== null || "problem" in t ? [] : [ {
path: e,
...t
} ];
});
const p = await n.blobIds(m.flatMap(({path: e}) => a.has(e) ? [] : [ e ]));
for (const {path: e, content: t, executable: n} of m) {
const s = p.get(e);
const r = s === void 0 ? pointerIn(t) : (0, c.Z)(t, s);
const o = u.get(e);
r === null ? l.push(`${e} (git would convert its content, or it has just changed)`) : n === true || n === null && o === "100755" ? d.set(e, {
content: r,
mode: "100755"
}) : d.set(e, o === void 0 || o === "100644" ? {
content: r
} : {
content: r,
mode: "100644"
});
}
return {
files: d,
problems: l
};
}
function linksIn(e, t) {
return new Map(e.flatMap(e => {
const n = readTreeLink(t, e);
return n === null ? [] : [ [ e, n ] ];
}));
}
function linkProblem(e, t) {
const n = s.posix.normalize(s.posix.join(s.posix.dirname(e), t));
if (/[^./][^/]*\/(?:.*\/)?\.\.(?:\/|$)/s.test(t)) return "a link through a directory and out of it";
if (s.posix.isAbsolute(t) || n === ".." || n.startsWith("../")) return "a link out of the repository";
const r = whyNeverCommitted(n);
return r === null ? null : `a link to ${n}: ${r}`;
}
function modeProblem(e, t, n) {
if (e === "160000") return "it replaces a submodule";
if (e === "120000" && !n.links) return "it replaces a link";
if (n.executables || t !== true || e === "100755") return null;
return e === "100644" ? "it was made executable" : "it is new and executable";
}
function filterProblem(e, t, n) {
if (e === void 0) return null;
if (e !== "lfs") return "a filter in .gitattributes applies to it";
const s = pointerIn(t);
if (s === null) return "Git LFS stores it, and new content cannot be uploaded";
return n.has(s.toString("latin1")) ? null : "a pointer of Git LFS that no moved file had";
}
async function pointersOf({git: e, base: t, filtered: n}) {
const s = [ ...n ].flatMap(([e, t]) => t === "lfs" ? [ e ] : []);
const r = s.length === 0 ? new Map : await e.readAllAtRef(t, s);
return new Set([ ...r.values() ].map(e => e.toString("latin1")));
}
function pointerIn(e) {
const t = /^version https:\/\/git-lfs\.github\.com\/spec\/v1\n(?:ext-[^\n]+\n)*oid sha256:[0-9a-f]{64}\nsize \d+\n$/;
return e.length < 1024 && t.test(e.toString("latin1")) ? e : null;
}
function whyNeverCommitted(e) {
if ((0, u.Aq)(e) !== null) return "protected";
if (isToolConfiguration(e)) return "protected, it steers other tools";
if (isDeceptivePath(e)) return "its name is deceptive";
return (0, f.y)(`/${e}`) === "low" ? null : "its name is sensitive";
}
})
};
