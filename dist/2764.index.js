"use strict";

exports.id = 2764;

exports.ids = [ 2764, 7625 ];

exports.modules = {
62260: (function(e, t, n) {
n.d(t, {
$T: () => withoutSkips,
KD: () => contentsOf,
Xz: () => whySecret,
g7: () => treeOf,
lW: () => changesTrailer,
s9: () => o
});
var r = n(5428);
function withoutSkips(e) {
return e.replace(/\[(skip ci|ci skip|no ci|skip actions|actions skip)\]/gi, "($1)").replace(/skip-checks(?=\s*:)/gi, "skip checks");
}
const o = "Sallyport-Changes: ";
function changesTrailer(e) {
return `${o}${changesFingerprint(e)}`;
}
function changesFingerprint({files: e, merged: t}) {
const n = e.flatMap(({path: e, content: t, mode: n}) => {
const r = t === null ? "gone" : String(t.length);
return [ `${JSON.stringify(n === void 0 ? [ e, r ] : [ e, r, n ])}\n`, t ?? "" ];
});
return (0, r.R)(t === void 0 ? n : [ t.commit, ...n ], 32);
}
function contentsOf({files: e, merged: t}) {
return t === void 0 ? {
files: e
} : {
files: e,
merged: t
};
}
function whySecret({files: e}, t) {
const n = e.find(e => t(Buffer.concat([ Buffer.from(e.path), e.content ?? s ])));
return n === void 0 ? null : `${n.path} contains what looks like a secret`;
}
function treeOf(e) {
const {collected: t, holdsSecret: n} = e;
if ("refused" in t) return t.refused;
return whySecret(t.tree, n) ?? t.tree;
}
const s = Buffer.alloc(0);
}),
27625: (function(e, t, n) {
n.r(t);
n.d(t, {
collectTree: () => collectTree,
linkProblem: () => linkProblem,
unlisted: () => g,
whyNeverCommitted: () => whyNeverCommitted
});
var r = n(76760);
var o = n(42357);
var s = n(73024);
var i = n(16057);
var a = n(72443);
function readTreeFile(e, t, n) {
try {
const o = (0, r.join)((0, s.realpathSync)(e), (0, r.dirname)(t));
const a = (0, r.join)(o, (0, r.basename)(t));
if ((0, s.lstatSync)(a).isSymbolicLink()) return {
problem: "a symbolic link"
};
if ((0, s.realpathSync)(o) !== o) return {
problem: "reached through a symbolic link"
};
const {descriptor: l, stat: c} = (0, i.bY)(a);
try {
const e = problemOf(c, n);
if (e !== null) return {
problem: e
};
return {
content: (0, s.readFileSync)(l),
executable: process.platform === "win32" ? null : (c.mode & 64) !== 0
};
} finally {
(0, s.closeSync)(l);
}
} catch (e) {
if (e instanceof a.k) return {
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
const n = (0, r.join)((0, s.realpathSync)(e), (0, r.dirname)(t));
const o = (0, r.join)(n, (0, r.basename)(t));
if (!(0, s.lstatSync)(o).isSymbolicLink() || (0, s.realpathSync)(n) !== n) return null;
return (0, s.readlinkSync)(o);
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
var l = n(75665);
var c = n(38287);
var u = n(3197);
var f = n(99756);
var h = n(55559);
const m = new Set([ ".mergify.yml .mergify .lfsconfig .gitconfig .githooks .git-hooks .overcommit.yml", ".lintstagedrc .lintstagedrc.json .lintstagedrc.yml .lintstagedrc.yaml", ".npmrc .yarnrc .yarnrc.yml .yarn .pnpmfile.cjs .pnpmfile.mjs .pnp.cjs .pnp.loader.mjs bunfig.toml .bunfig.toml", "pip.conf pip.ini .pip .pypirc uv.toml .condarc .gemrc .bundle .cargo nuget.config .mvn init.gradle", "gradle-wrapper.properties gradle-wrapper.jar .bazelrc .bazeliskrc .bazelversion", ".envrc .tool-versions mise.toml .mise.toml .mise .asdfrc" ].flatMap(e => e.split(" ")));
function isToolConfiguration(e) {
return (0, h.OD)((0, h.tu)(e)).some(e => m.has(e));
}
function isDeceptivePath(e) {
return /[\p{C}\p{Default_Ignorable_Code_Point}\u2028\u2029\ufffd\\]|[\p{Z}.](?:\/|$)|(?:^|\/)\p{Z}/u.test(e.replace(/[\n\t]/g, " "));
}
var d = n(20653);
var p = n(60957);
async function parentsSince(e, t, n) {
const {isKept: r, joined: o, unmerged: s} = await e.historySince(t);
if (s.length > 0) {
const e = "resolve them, and run `git add` for each of these files";
return {
refused: `conflicts of a merge are not resolved in ${(0, d.KE)(s, 5)}; ${e}`
};
}
const i = `\`git reset --hard ${t.slice(0, 7)}\``;
if (!r) {
const e = o.length > 0 ? `run ${i}, and then \`git merge\` in place of a rebase` : `run \`git reset --soft ${t.slice(0, 7)}\`, which keeps the files as they are`;
const n = `the history no longer contains ${t.slice(0, 7)}, with which the run began, and commits on a branch are never replaced`;
return {
refused: `${n}; ${e}`
};
}
if (o.length === 0) return {
base: t,
merged: null
};
const a = await branchesOf(o, n);
if (typeof a === "string") return {
refused: a
};
const [l = [], c = [], u = []] = [ "own", "base", null ].map(e => o.filter(t => a.get(t) === e));
if (u.length > 0 || c.length > 1 || l.length > 1) {
const e = (u.length > 0 ? u : [ ...c, ...l ]).map(e => e.slice(0, 7));
const t = u.length > 0 ? "which GitHub has neither on the branch of the run nor on the base branch of its pull request" : "of which none contains the others";
return {
refused: `the run merged ${(0, d.KE)(e, 3)}, ${t}; run ${i}, and merge only the base branch`
};
}
return {
base: l[0] ?? t,
merged: c[0] ?? null
};
}
async function branchesOf(e, t = () => Promise.resolve(null)) {
return await Promise.all(e.map(async e => [ e, await t(e) ])).then(e => new Map(e), (0, 
o.j6)(p.J, ({message: e}) => `GitHub could not be asked for the branch of what was merged: ${(0, 
d.Kx)(e)}`));
}
async function ownChanges(e, {base: t, merged: n}, {git: r, start: o, prefix: s}) {
const i = await r.treeOf(n ?? t);
const a = {
stored: new Set,
outside: []
};
if (t === o && n === null) return {
files: e,
...a,
tree: {
base: t,
baseTree: i
}
};
const l = await Promise.all([ t, ...n === null ? [] : [ n ] ].map(e => r.differingFrom(e)));
const c = await r.differingFrom(o);
const isOwn = e => l.every(t => t.has(e));
const isUnknown = e => ![ c, ...l ].some(t => t.has(e));
const u = e.filter(({path: e}) => isOwn(`${s}${e}`) || isUnknown(`${s}${e}`));
if (n === null) return {
files: u,
...a,
tree: {
base: t,
baseTree: i
}
};
const [f = c] = l;
const h = await r.differencesTo(n, t);
const m = h.filter(({path: e}) => !f.has(e));
return {
files: u,
stored: new Set(h.flatMap(({path: e, isNew: t}) => t ? [] : [ e ])),
outside: [ ...f ].filter(e => !e.startsWith(s) && isOwn(e)),
tree: {
base: t,
baseTree: i,
merged: {
commit: n,
kept: m.map(({isNew: e, ...t}) => t)
}
}
};
}
function hasConflictMarkers(e) {
return /^<{7} [^\n]*\n(?:[^\n]*\n)*?={7}\r?\n(?:[^\n]*\n)*?>{7} /m.test(e.toString("latin1"));
}
const g = "the changed files could not be listed";
const b = 100;
const w = 1e6;
const y = 5e6;
async function collectTree(e) {
return await collect(e).catch((0, o.j6)(c.U, ({message: e}) => ({
refused: `git could not determine the changes: ${e}`,
isUnknown: true
})));
}
async function collect(e) {
const {changes: t, git: n, root: r, mayRead: o, isProtected: s, onlyFrom: i, takes: a} = e;
const {files: l, notice: c, base: u, mixed: f, hidden: h} = await t.since();
const m = l.filter(({path: e}) => !h.has(e));
if (c !== null) return {
refused: g,
isUnknown: true
};
if (n === null || u === null) return {
refused: "the workspace is not a git repository with a commit"
};
if (i !== null && u !== i) return {
refused: "the checkout may be untrusted, and untrusted content is never pushed to this repository"
};
const p = await parentsSince(n, u, e.findBranch);
if ("refused" in p) return p;
const w = await n.prefix();
const v = await ownChanges(m, p, {
git: n,
start: u,
prefix: w
});
const $ = p.merged !== null;
const {files: k, leftOut: S, problem: x} = chosen(v.files, e.choice, $ ? v.stored : null);
if (x !== null) return {
refused: x
};
if (k.length === 0 && !$) return {
refused: "the run has changed no files, except for ignored ones"
};
if (k.length > b) return {
refused: `${String(k.length)} files are changed, and a pull request may have ${String(b)}`
};
const O = await n.filteredPaths(k.map(({path: e}) => e));
const T = v.outside.map(e => `${e} (outside of the directory of the job)`);
const M = k.filter(({path: e}) => {
const t = whyNeverCommitted(`${w}${e}`) ?? (f.has(e) ? "it had changes before the run" : null);
const n = o(e) ? null : "not permitted by the rules";
const r = t ?? (s(e) ? "protected" : n);
r !== null && T.push(`${e} (${r})`);
return r === null;
});
const C = await readFiles(M.filter(({kind: e}) => e !== "deleted").map(({path: e}) => e), {
git: n,
root: r,
base: u,
prefix: w,
filtered: O,
takes: a
});
T.push(...C.problems);
for (const [e, {content: t}] of $ ? C.files : []) hasConflictMarkers(t) && T.push(`${e} (it has markers of a conflict)`);
if (T.length > 0) return {
refused: `these files cannot be committed: ${(0, d.KE)(T, 5)}`
};
const P = [ ...C.files.values() ].reduce((e, {content: t}) => e + t.length, 0);
if (P > y) return {
refused: `the changed files have ${String(P)} bytes, more than 5 MB`
};
const j = M.map(({path: e}) => ({
path: `${w}${e}`,
...C.files.get(e) ?? {
content: null
}
}));
const F = {
...v.tree,
files: j
};
return S.length === 0 ? {
tree: F
} : {
tree: F,
leftOut: S
};
}
function chosen(e, t, n) {
if (t === void 0) return {
files: e,
leftOut: [],
problem: null
};
const {paths: o, isNamed: s} = t;
const i = o?.map(e => r.posix.normalize(e).replace(/^\.\/|\/$/g, "")) ?? [];
const isIn = (e, t) => t === "." || e === t || e.startsWith(`${t}/`);
if (o === void 0 || n !== null) {
const isWanted = e => s(e) || i.some(t => isIn(e, t));
const isLeftOut = ({path: e, kind: t}) => t === "created" && !isWanted(e) && n?.has(e) !== true;
const [t, r] = [ e.filter(e => !isLeftOut(e)), e.filter(isLeftOut).map(({path: e}) => e) ];
const o = t.length === 0 && r.length > 0 && n === null;
const a = `only commands made the changed files: ${(0, d.KE)(r, 5)}; name those that belong to it in paths`;
return {
files: t,
leftOut: r,
problem: o ? a : null
};
}
const a = i.filter(t => !e.some(({path: e}) => isIn(e, t)));
const l = a.length === 0 ? null : `this run has not changed ${(0, d.KE)(a, 5)}`;
return {
files: e.filter(({path: e}) => i.some(t => isIn(e, t))),
leftOut: [],
problem: l
};
}
async function readFiles(e, t) {
const {git: n, root: r, base: o, prefix: s, filtered: i, takes: a} = t;
const c = [];
const u = await n.modesAtRef(o, e);
const f = e.some(e => i.get(e) === "lfs") ? await pointersOf(t) : new Set;
const h = new Map;
const m = a.links ? linksIn(e, r) : new Map;
for (const [e, t] of m) {
const n = u.get(e) === "160000" ? "it replaces a submodule" : linkProblem(`${s}${e}`, t);
n === null ? h.set(e, {
content: Buffer.from(t),
mode: "120000"
}) : c.push(`${e} (${n})`);
}
const d = e.flatMap(e => {
if (m.has(e)) return [];
const t = readTreeFile(r, e, w);
const n = "problem" in t ? t.problem : modeProblem(u.get(e), t.executable, a) ?? filterProblem(i.get(e), t.content, f);
n !== null && c.push(`${e} (${n})`);
return n !== null || "problem" in t ? [] : [ {
path: e,
...t
} ];
});
const p = await n.blobIds(d.flatMap(({path: e}) => i.has(e) ? [] : [ e ]));
for (const {path: e, content: t, executable: n} of d) {
const r = p.get(e);
const o = r === void 0 ? pointerIn(t) : (0, l.Z)(t, r);
const s = u.get(e);
o === null ? c.push(`${e} (git would convert its content, or it has just changed)`) : n === true || n === null && s === "100755" ? h.set(e, {
content: o,
mode: "100755"
}) : h.set(e, s === void 0 || s === "100644" ? {
content: o
} : {
content: o,
mode: "100644"
});
}
return {
files: h,
problems: c
};
}
function linksIn(e, t) {
return new Map(e.flatMap(e => {
const n = readTreeLink(t, e);
return n === null ? [] : [ [ e, n ] ];
}));
}
function linkProblem(e, t) {
const n = r.posix.normalize(r.posix.join(r.posix.dirname(e), t));
if (/[^./][^/]*\/(?:.*\/)?\.\.(?:\/|$)/s.test(t)) return "a link through a directory and out of it";
if (r.posix.isAbsolute(t) || n === ".." || n.startsWith("../")) return "a link out of the repository";
const o = whyNeverCommitted(n);
return o === null ? null : `a link to ${n}: ${o}`;
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
const r = pointerIn(t);
if (r === null) return "Git LFS stores it, and new content cannot be uploaded";
return n.has(r.toString("latin1")) ? null : "a pointer of Git LFS that no moved file had";
}
async function pointersOf({git: e, base: t, filtered: n}) {
const r = [ ...n ].flatMap(([e, t]) => t === "lfs" ? [ e ] : []);
const o = r.length === 0 ? new Map : await e.readAllAtRef(t, r);
return new Set([ ...o.values() ].map(e => e.toString("latin1")));
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
}),
43815: (function(e, t, n) {
n.d(t, {
$4: () => mergeOnto,
E4: () => versionOf,
Lj: () => versionsAt,
Py: () => treeFile,
ax: () => mergeVersions
});
var r = n(76760);
var o = n(27625);
async function mergeOnto(e, t, {git: n, directory: s}) {
const {base: i, files: a, merged: l} = e;
if (l !== void 0) return await moveMerge({
...e,
merged: l
}, t, n);
const c = await n.prefix();
const u = a.map(({path: e}) => r.posix.relative(c, e));
const [f, h] = [ await versionsAt(n, i, u), await versionsAt(n, t, u) ];
const m = new Set(a.flatMap(({content: e}, t) => e === null ? [ u[t] ?? "" ] : []));
const d = new Set(u.flatMap(parentsOf));
const p = await n.presentAtRef(t, [ ...d ]);
const g = new Set(u.filter(e => parentsOf(e).some(e => !m.has(e) && (p.get(e) ?? "directory") !== "directory")));
const b = [];
const w = [];
for (const [e, t] of a.entries()) {
const r = u[e] ?? "";
const i = h.get(r) ?? null;
const a = versionOf(t);
if (isSame(a, i)) continue;
const l = g.has(r) ? null : await mergeVersions({
base: f.get(r) ?? null,
ours: a,
theirs: i
}, {
git: n,
directory: s
});
l === null || (0, o.whyNeverCommitted)(t.path) !== null ? w.push(t.path) : isSame(l.version, i) || b.push(treeFile(t.path, l.version, i));
}
if (w.length > 0) return {
conflicts: w
};
return {
tree: {
base: t,
baseTree: await n.treeOf(t),
files: b
}
};
}
async function moveMerge({base: e, baseTree: t, files: n, merged: {commit: r, kept: o}}, s, i) {
const a = await i.differencesTo(e, s);
const l = new Set([ ...await i.differencesTo(e, r), ...n ].map(({path: e}) => e));
const c = a.flatMap(({path: e}) => l.has(e) ? [ e ] : []);
if (c.length > 0) return {
conflicts: c
};
const u = new Map([ ...o, ...a ].map(({path: e, mode: t, id: n}) => [ e, {
path: e,
mode: t,
id: n
} ]));
return {
tree: {
base: s,
baseTree: t,
files: n,
merged: {
commit: r,
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
const {content: r, mode: o} = t;
if (o === "100755" || o === "120000") return {
path: e,
content: r,
mode: o
};
return n === null || n.mode === "100644" ? {
path: e,
content: r
} : {
path: e,
content: r,
mode: "100644"
};
}
async function versionsAt(e, t, n) {
const r = await e.modesAtRef(t, n);
const o = await e.readAllAtRef(t, n);
const s = new Map;
for (const [n, i] of r) {
const r = i === "120000" ? await e.linkAtRef(t, n) : null;
const a = r === null ? o.get(n) : Buffer.from(r);
s.set(n, {
mode: i,
content: a ?? Buffer.alloc(0)
});
}
return s;
}
function parentsOf(e) {
const t = r.posix.dirname(e);
return t === "." ? [] : [ t, ...parentsOf(t) ];
}
async function mergeVersions({base: e, ours: t, theirs: n}, {git: r, directory: o}) {
if (isSame(e, n) || isSame(t, n)) return {
version: t
};
if (e === null || t === null || n === null) return null;
if (![ e, t, n ].every(({mode: e}) => e.startsWith("100"))) return null;
const s = {
base: e.content,
ours: t.content,
theirs: n.content
};
const i = t.content.equals(n.content) ? t.content : await r.mergeTexts(s, o);
if (i === null) return null;
return {
version: {
mode: t.mode === e.mode ? n.mode : t.mode,
content: i
}
};
}
function isSame(e, t) {
if (e === null || t === null) return e === t;
return e.mode === t.mode && e.content.equals(t.content);
}
}),
60957: (function(e, t, n) {
n.d(t, {
J: () => GitHubProblem
});
var r = n(20653);
class GitHubProblem extends Error {
status;
hint;
id;
constructor(e, t, n, r = null) {
super(t);
this.status = e;
this.hint = n;
this.id = r;
this.name = "GitHubProblem";
}
get sentences() {
return `${(0, r.KG)(this.message)} ${this.hint}${this.id === null ? "" : ` [${this.id}]`}`;
}
}
}),
12764: (function(e, t, n) {
n.d(t, {
pushContextOf: () => pushContextOf
});
var r = n(62260);
var o = n(43815);
var s = n(12673);
var i = n(99991);
const a = {
name: "github-actions[bot]",
email: "41898282+github-actions[bot]@users.noreply.github.com"
};
function pushContextOf({runContext: e, hostEnvironment: t, push: n, ...l}) {
const {event: c, git: u, pull: f, settings: h} = e;
const m = (0, i.F)(e, t);
if ("why" in n || u === null || f === null || m === null) return null;
const d = (0, s.Ek)(t, c.repository);
const p = h.publish.some(e => e === "comment" || e === "review");
const g = {
...l,
...n,
ownBranch: m.branch,
repositoryUrl: d,
isResultPosted: p
};
const b = {
address: d,
token: h["github-token"] ?? null
};
const w = t.temporary;
return {
...g,
pullUrl: `${d}/pull/${String(f.facts.number)}`,
merge: async (e, t) => {
const r = await u.fetchBranch(b, n.branch);
return await (0, o.$4)(e, r === t ? t : r, {
git: u,
directory: w
});
},
...h["push-with"] === "git" ? {
commit: async ({base: e, baseTree: t, files: n, merged: r}, {headline: o, body: s}) => {
const i = r === void 0 ? [ e ] : [ e, r.commit ];
const l = r?.kept ?? [];
const c = `${o}\n\n${s}`;
const f = await u.createCommit({
parents: i,
tree: t,
message: c,
files: n,
kept: l,
author: a
}, w);
return {
sha: f,
verification: {
isVerified: false,
reason: "push-with: git"
}
};
},
advance: e => u.pushCommit(b, {
commit: e,
branch: n.branch
})
} : {
commit: (e, t, n) => n.commitWithModes(e.baseTree, {
parent: e.base,
...t,
...(0, r.KD)(e)
}),
advance: (e, t) => t.advanceBranch(n.branch, e)
}
};
}
})
};
