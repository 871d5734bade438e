"use strict";

exports.id = 7625;

exports.ids = [ 7625 ];

exports.modules = {
27625: (function(e, t, n) {
n.r(t);
n.d(t, {
collectTree: () => collectTree,
linkProblem: () => linkProblem,
unlisted: () => g,
whyNeverCommitted: () => whyNeverCommitted
});
var r = n(76760);
var i = n(42357);
var s = n(73024);
var o = n(16057);
var a = n(72443);
function readTreeFile(e, t, n) {
try {
const i = (0, r.join)((0, s.realpathSync)(e), (0, r.dirname)(t));
const a = (0, r.join)(i, (0, r.basename)(t));
if ((0, s.lstatSync)(a).isSymbolicLink()) return {
problem: "a symbolic link"
};
if ((0, s.realpathSync)(i) !== i) return {
problem: "reached through a symbolic link"
};
const {descriptor: l, stat: c} = (0, o.bY)(a);
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
const i = (0, r.join)(n, (0, r.basename)(t));
if (!(0, s.lstatSync)(i).isSymbolicLink() || (0, s.realpathSync)(n) !== n) return null;
return (0, s.readlinkSync)(i);
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
const d = new Set([ ".mergify.yml .mergify .lfsconfig .gitconfig .githooks .git-hooks .overcommit.yml", ".lintstagedrc .lintstagedrc.json .lintstagedrc.yml .lintstagedrc.yaml", ".npmrc .yarnrc .yarnrc.yml .yarn .pnpmfile.cjs .pnpmfile.mjs .pnp.cjs .pnp.loader.mjs bunfig.toml .bunfig.toml", "pip.conf pip.ini .pip .pypirc uv.toml .condarc .gemrc .bundle .cargo nuget.config .mvn init.gradle", "gradle-wrapper.properties gradle-wrapper.jar .bazelrc .bazeliskrc .bazelversion", ".envrc .tool-versions mise.toml .mise.toml .mise .asdfrc" ].flatMap(e => e.split(" ")));
function isToolConfiguration(e) {
return (0, h.OD)((0, h.tu)(e)).some(e => d.has(e));
}
function isDeceptivePath(e) {
return /[\p{C}\p{Default_Ignorable_Code_Point}\u2028\u2029\ufffd\\]|[\p{Z}.](?:\/|$)|(?:^|\/)\p{Z}/u.test(e.replace(/[\n\t]/g, " "));
}
var p = n(20653);
var m = n(60957);
async function parentsSince(e, t, n) {
const {isKept: r, joined: i, unmerged: s} = await e.historySince(t);
if (s.length > 0) {
const e = "resolve them, and run `git add` for each of these files";
return {
refused: `conflicts of a merge are not resolved in ${(0, p.KE)(s, 5)}; ${e}`
};
}
const o = `\`git reset --hard ${t.slice(0, 7)}\``;
if (!r) {
const e = i.length > 0 ? `run ${o}, and then \`git merge\` in place of a rebase` : `run \`git reset --soft ${t.slice(0, 7)}\`, which keeps the files as they are`;
const n = `the history no longer contains ${t.slice(0, 7)}, with which the run began, and commits on a branch are never replaced`;
return {
refused: `${n}; ${e}`
};
}
if (i.length === 0) return {
base: t,
merged: null
};
const a = await branchesOf(i, n);
if (typeof a === "string") return {
refused: a
};
const [l = [], c = [], u = []] = [ "own", "base", null ].map(e => i.filter(t => a.get(t) === e));
if (u.length > 0 || c.length > 1 || l.length > 1) {
const e = (u.length > 0 ? u : [ ...c, ...l ]).map(e => e.slice(0, 7));
const t = u.length > 0 ? "which GitHub has neither on the branch of the run nor on the base branch of its pull request" : "of which none contains the others";
return {
refused: `the run merged ${(0, p.KE)(e, 3)}, ${t}; run ${o}, and merge only the base branch`
};
}
return {
base: l[0] ?? t,
merged: c[0] ?? null
};
}
async function branchesOf(e, t = () => Promise.resolve(null)) {
return await Promise.all(e.map(async e => [ e, await t(e) ])).then(e => new Map(e), (0, 
i.j6)(m.J, ({message: e}) => `GitHub could not be asked for the branch of what was merged: ${(0, 
p.Kx)(e)}`));
}
async function ownChanges(e, {base: t, merged: n}, {git: r, start: i, prefix: s}) {
const o = await r.treeOf(n ?? t);
const a = {
stored: new Set,
outside: []
};
if (t === i && n === null) return {
files: e,
...a,
tree: {
base: t,
baseTree: o
}
};
const l = await Promise.all([ t, ...n === null ? [] : [ n ] ].map(e => r.differingFrom(e)));
const c = await r.differingFrom(i);
const isOwn = e => l.every(t => t.has(e));
const isUnknown = e => ![ c, ...l ].some(t => t.has(e));
const u = e.filter(({path: e}) => isOwn(`${s}${e}`) || isUnknown(`${s}${e}`));
if (n === null) return {
files: u,
...a,
tree: {
base: t,
baseTree: o
}
};
const [f = c] = l;
const h = await r.differencesTo(n, t);
const d = h.filter(({path: e}) => !f.has(e));
return {
files: u,
stored: new Set(h.flatMap(({path: e, isNew: t}) => t ? [] : [ e ])),
outside: [ ...f ].filter(e => !e.startsWith(s) && isOwn(e)),
tree: {
base: t,
baseTree: o,
merged: {
commit: n,
kept: d.map(({isNew: e, ...t}) => t)
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
return await collect(e).catch((0, i.j6)(c.U, ({message: e}) => ({
refused: `git could not determine the changes: ${e}`,
isUnknown: true
})));
}
async function collect(e) {
const {changes: t, git: n, root: r, mayRead: i, isProtected: s, onlyFrom: o, takes: a} = e;
const {files: l, notice: c, base: u, mixed: f, hidden: h} = await t.since();
const d = l.filter(({path: e}) => !h.has(e));
if (c !== null) return {
refused: g,
isUnknown: true
};
if (n === null || u === null) return {
refused: "the workspace is not a git repository with a commit"
};
if (o !== null && u !== o) return {
refused: "the checkout may be untrusted, and untrusted content is never pushed to this repository"
};
const m = await parentsSince(n, u, e.findBranch);
if ("refused" in m) return m;
const w = await n.prefix();
const $ = await ownChanges(d, m, {
git: n,
start: u,
prefix: w
});
const v = m.merged !== null;
const {files: k, leftOut: S, problem: x} = chosen($.files, e.choice, v ? $.stored : null);
if (x !== null) return {
refused: x
};
if (k.length === 0 && !v) return {
refused: "the run has changed no files, except for ignored ones"
};
if (k.length > b) return {
refused: `${String(k.length)} files are changed, and a pull request may have ${String(b)}`
};
const P = await n.filteredPaths(k.map(({path: e}) => e));
const j = $.outside.map(e => `${e} (outside of the directory of the job)`);
const M = k.filter(({path: e}) => {
const t = whyNeverCommitted(`${w}${e}`) ?? (f.has(e) ? "it had changes before the run" : null);
const n = i(e) ? null : "not permitted by the rules";
const r = t ?? (s(e) ? "protected" : n);
r !== null && j.push(`${e} (${r})`);
return r === null;
});
const C = await readFiles(M.filter(({kind: e}) => e !== "deleted").map(({path: e}) => e), {
git: n,
root: r,
base: u,
prefix: w,
filtered: P,
takes: a
});
j.push(...C.problems);
for (const [e, {content: t}] of v ? C.files : []) hasConflictMarkers(t) && j.push(`${e} (it has markers of a conflict)`);
if (j.length > 0) return {
refused: `these files cannot be committed: ${(0, p.KE)(j, 5)}`
};
const O = [ ...C.files.values() ].reduce((e, {content: t}) => e + t.length, 0);
if (O > y) return {
refused: `the changed files have ${String(O)} bytes, more than 5 MB`
};
const T = M.map(({path: e}) => ({
path: `${w}${e}`,
...C.files.get(e) ?? {
content: null
}
}));
const F = {
...$.tree,
files: T
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
const {paths: i, isNamed: s} = t;
const o = i?.map(e => r.posix.normalize(e).replace(/^\.\/|\/$/g, "")) ?? [];
const isIn = (e, t) => t === "." || e === t || e.startsWith(`${t}/`);
if (i === void 0 || n !== null) {
const isWanted = e => s(e) || o.some(t => isIn(e, t));
const isLeftOut = ({path: e, kind: t}) => t === "created" && !isWanted(e) && n?.has(e) !== true;
const [t, r] = [ e.filter(e => !isLeftOut(e)), e.filter(isLeftOut).map(({path: e}) => e) ];
const i = t.length === 0 && r.length > 0 && n === null;
const a = `only commands made the changed files: ${(0, p.KE)(r, 5)}; name those that belong to it in paths`;
return {
files: t,
leftOut: r,
problem: i ? a : null
};
}
const a = o.filter(t => !e.some(({path: e}) => isIn(e, t)));
const l = a.length === 0 ? null : `this run has not changed ${(0, p.KE)(a, 5)}`;
return {
files: e.filter(({path: e}) => o.some(t => isIn(e, t))),
leftOut: [],
problem: l
};
}
async function readFiles(e, t) {
const {git: n, root: r, base: i, prefix: s, filtered: o, takes: a} = t;
const c = [];
const u = await n.modesAtRef(i, e);
const f = e.some(e => o.get(e) === "lfs") ? await pointersOf(t) : new Set;
const h = new Map;
const d = a.links ? linksIn(e, r) : new Map;
for (const [e, t] of d) {
const n = u.get(e) === "160000" ? "it replaces a submodule" : linkProblem(`${s}${e}`, t);
n === null ? h.set(e, {
content: Buffer.from(t),
mode: "120000"
}) : c.push(`${e} (${n})`);
}
const p = e.flatMap(e => {
if (d.has(e)) return [];
const t = readTreeFile(r, e, w);
const n = "problem" in t ? t.problem : modeProblem(u.get(e), t.executable, a) ?? filterProblem(o.get(e), t.content, f);
n !== null && c.push(`${e} (${n})`);
return n !== null || "problem" in t ? [] : [ {
path: e,
...t
} ];
});
const m = await n.blobIds(p.flatMap(({path: e}) => o.has(e) ? [] : [ e ]));
for (const {path: e, content: t, executable: n} of p) {
const r = m.get(e);
const i = r === void 0 ? pointerIn(t) : (0, l.Z)(t, r);
const s = u.get(e);
i === null ? c.push(`${e} (git would convert its content, or it has just changed)`) : n === true || n === null && s === "100755" ? h.set(e, {
content: i,
mode: "100755"
}) : h.set(e, s === void 0 || s === "100644" ? {
content: i
} : {
content: i,
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
const i = whyNeverCommitted(n);
return i === null ? null : `a link to ${n}: ${i}`;
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
const i = r.length === 0 ? new Map : await e.readAllAtRef(t, r);
return new Set([ ...i.values() ].map(e => e.toString("latin1")));
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
})
};
