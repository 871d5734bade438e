"use strict";

exports.id = 8429;

exports.ids = [ 8429 ];

exports.modules = {
88429: (function(e, n, t) {
t.d(n, {
beginGitCall: () => beginGitCall
});
var a = t(73024);
var s = t(76760);
var r = t(42357);
var i = t(38287);
var o = t(92301);
const c = [ "MERGE_HEAD", "MERGE_MSG", "MERGE_MODE", "MERGE_AUTOSTASH", "CHERRY_PICK_HEAD", "REVERT_HEAD", "REBASE_HEAD", "rebase-merge", "rebase-apply", "sequencer", "AUTO_MERGE", "ORIG_HEAD", "BISECT_LOG", "BISECT_NAMES", "BISECT_START", "BISECT_TERMS", "BISECT_EXPECTED_REV", "BISECT_ANCESTORS_OK" ];
async function beginGitCall(e, n) {
const indexOf = n => {
const t = n === void 0 ? {} : {
variables: {
GIT_INDEX_FILE: n
}
};
const a = (0, o.RT)({
...e,
...t
});
return async (e, ...n) => (0, o.M$)(await (0, o.z_)(a(e, ...n)));
};
const t = indexOf();
const l = (0, o.RT)(e);
const f = await (0, o.z_)(l(null, "rev-parse", "--absolute-git-dir", "--show-toplevel", "HEAD")).catch((0, 
r.j6)(i.U, () => null));
if (f === null) return null;
const [u = "", d = "", m = ""] = (0, o.hl)(f).split("\n");
const E = (0, s.join)(u, "index");
if (!(0, a.existsSync)(E)) return null;
const y = (0, s.join)(n, "git-call");
(0, a.rmSync)(y, {
recursive: true,
force: true
});
(0, a.mkdirSync)(y);
const [S, w] = [ (0, s.join)(y, "index"), (0, s.join)(y, "found") ];
for (const e of [ S, w ]) (0, a.copyFileSync)(E, e);
const h = indexOf(w);
await h(null, "-C", d, "add", "-u");
for (const e of c) copyIfThere((0, s.join)(u, e), (0, s.join)(y, e));
const state = async () => ({
staged: new Set(await t(null, "-C", d, "ls-files", "-z", "-s")),
untracked: new Set(await t(null, "-C", d, "ls-files", "-z", "-o", "--exclude-standard")),
different: new Set(await t(null, "-C", d, "diff-files", "-z", "--name-only")),
references: await referencesOf(l)
});
const p = await state();
return {
async compare(e) {
const n = await state();
const a = [ ...p.staged, ...n.staged ];
const r = a.filter(e => !(p.staged.has(e) && n.staged.has(e)));
return {
staged: [ ...new Set(r.map(nameIn)) ].map(e => (0, s.join)(d, e)),
wanted: (await namesInCommits(t, e, m)).map(e => (0, s.join)(d, e)),
hasConflicts: [ ...n.staged ].some(e => !/^\S+ \S+ 0\t/.test(e)),
leftDifferences: [ ...n.different ].some(e => !p.different.has(e)) || [ ...n.untracked ].some(e => !p.untracked.has(e))
};
},
async undo() {
const e = await state();
await restoreReferences(l, p.references, e.references);
for (const e of c) {
(0, a.rmSync)((0, s.join)(u, e), {
recursive: true,
force: true
});
copyIfThere((0, s.join)(y, e), (0, s.join)(u, e));
}
const n = new Set((await h(null, "-C", d, "ls-files", "-z", "-s")).map(nameIn));
const t = [ ...p.staged, ...e.staged ].map(nameIn);
const r = [ ...e.untracked ].filter(e => !p.untracked.has(e));
for (const e of new Set([ ...t, ...r ])) n.has(e) || p.untracked.has(e) || removeFile((0, 
s.join)(d, e));
const i = await h(null, "-C", d, "diff-files", "-z", "--name-only");
i.length > 0 && await h(`${i.join("\0")}\0`, "-C", d, "checkout-index", "-f", "-q", "-z", "--stdin");
(0, a.copyFileSync)(S, E);
},
end: () => (0, a.rmSync)(y, {
recursive: true,
force: true
})
};
}
const l = 10;
async function namesInCommits(e, n, t) {
const a = new Set;
for (const s of n.flatMap(e => e.split(/\.{2,3}/)).slice(0, l)) {
if (!/^[\w@]/.test(s)) continue;
const [n] = await e(null, "rev-parse", "-q", "--verify", `${s}^{commit}`).catch((0, 
r.j6)(i.U, () => []));
if (n === void 0) continue;
for (const s of await e(null, "diff-tree", "-r", "-z", "--name-only", "--no-renames", t, n.trim())) a.add(s);
}
return [ ...a ];
}
function nameIn(e) {
return e.slice(e.indexOf("\t") + 1);
}
function copyIfThere(e, n) {
(0, a.existsSync)(e) && (0, a.cpSync)(e, n, {
recursive: true,
verbatimSymlinks: true
});
}
function removeFile(e) {
const n = (0, a.lstatSync)(e, {
throwIfNoEntry: false
});
if (n === void 0 || n.isDirectory()) return;
(0, a.rmSync)(e, {
force: true
});
try {
(0, a.rmdirSync)((0, s.dirname)(e));
} catch {}
}
async function referencesOf(e) {
const n = await e(null, "symbolic-ref", "-q", "HEAD");
const t = (0, o.hl)(n).trim();
const a = t === "" ? (0, o.hl)(await (0, o.z_)(e(null, "rev-parse", "HEAD"))).trim() : t;
const s = "--format=%(refname) %(objectname)%(if)%(symref)%(then) symbolic%(end)";
const r = (0, o.hl)(await (0, o.z_)(e(null, "for-each-ref", s)));
const i = r.split("\n").flatMap(e => {
const [n = "", t = "", a] = e.split(" ");
return n === "" || a !== void 0 ? [] : [ [ n, t ] ];
});
return {
head: a,
values: new Map(i)
};
}
async function restoreReferences(e, n, t) {
n.head.startsWith("refs/") ? await (0, o.z_)(e(null, "symbolic-ref", "HEAD", n.head)) : n.head !== t.head && await (0, 
o.z_)(e(null, "update-ref", "--no-deref", "HEAD", n.head));
const a = [ ...[ ...n.values ].filter(([e, n]) => t.values.get(e) !== n).map(e => `update ${e.join(" ")}\n`), ...[ ...t.values.keys() ].filter(e => !n.values.has(e)).map(e => `delete ${e}\n`) ];
a.length > 0 && await (0, o.z_)(e(a.join(""), "update-ref", "--stdin"));
}
})
};
