"use strict";

exports.id = 2764;

exports.ids = [ 2764 ];

exports.modules = {
43815: (function(t, e, n) {
n.d(e, {
$4: () => mergeOnto,
E4: () => versionOf,
Lj: () => versionsAt,
Py: () => treeFile,
ax: () => mergeVersions
});
var o = n(76760);
var s = n(71468);
async function mergeOnto({base: t, files: e}, n, {git: r, directory: i}) {
const a = await r.prefix();
const c = e.map(({path: t}) => o.posix.relative(a, t));
const [l, u] = [ await versionsAt(r, t, c), await versionsAt(r, n, c) ];
const f = new Set(e.flatMap(({content: t}, e) => t === null ? [ c[e] ?? "" ] : []));
const m = await blockedPaths(r, {
tip: n,
paths: c,
deleted: f
});
const h = [];
const d = [];
for (const [t, n] of e.entries()) {
const e = c[t] ?? "";
const o = u.get(e) ?? null;
const a = versionOf(n);
if (isSame(a, o)) continue;
const f = m.has(e) ? null : await mergeVersions({
base: l.get(e) ?? null,
ours: a,
theirs: o
}, {
git: r,
directory: i
});
f === null || (0, s.whyNeverCommitted)(n.path) !== null ? d.push(n.path) : isSame(f.version, o) || h.push(treeFile(n.path, f.version, o));
}
if (d.length > 0) return {
conflicts: d
};
return {
tree: {
base: n,
baseTree: await r.treeOf(n),
files: h
}
};
}
function versionOf({content: t, mode: e = "100644"}) {
return t === null ? null : {
mode: e,
content: t
};
}
function treeFile(t, e, n) {
if (e === null) return {
path: t,
content: null
};
const {content: o, mode: s} = e;
if (s === "100755" || s === "120000") return {
path: t,
content: o,
mode: s
};
return n === null || n.mode === "100644" ? {
path: t,
content: o
} : {
path: t,
content: o,
mode: "100644"
};
}
async function versionsAt(t, e, n) {
const o = await t.modesAtRef(e, n);
const s = await t.readAllAtRef(e, n);
const r = new Map;
for (const [n, i] of o) {
const o = i === "120000" ? await t.linkAtRef(e, n) : null;
const a = o === null ? s.get(n) : Buffer.from(o);
r.set(n, {
mode: i,
content: a ?? Buffer.alloc(0)
});
}
return r;
}
async function blockedPaths(t, {tip: e, paths: n, deleted: o}) {
const s = new Set(n.flatMap(parentsOf));
const r = await t.presentAtRef(e, [ ...s ]);
return new Set(n.filter(t => parentsOf(t).some(t => !o.has(t) && (r.get(t) ?? "directory") !== "directory")));
}
function parentsOf(t) {
const e = o.posix.dirname(t);
return e === "." ? [] : [ e, ...parentsOf(e) ];
}
async function mergeVersions({base: t, ours: e, theirs: n}, {git: o, directory: s}) {
if (isSame(t, n) || isSame(e, n)) return {
version: e
};
if (t === null || e === null || n === null) return null;
if (![ t, e, n ].every(({mode: t}) => t.startsWith("100"))) return null;
const r = {
base: t.content,
ours: e.content,
theirs: n.content
};
const i = e.content.equals(n.content) ? e.content : await o.mergeTexts(r, s);
if (i === null) return null;
return {
version: {
mode: e.mode === t.mode ? n.mode : e.mode,
content: i
}
};
}
function isSame(t, e) {
if (t === null || e === null) return t === e;
return t.mode === e.mode && t.content.equals(e.content);
}
}),
12764: (function(t, e, n) {
n.d(e, {
pushContextOf: () => pushContextOf
});
var o = n(43815);
var s = n(12673);
var r = n(99991);
const i = {
name: "github-actions[bot]",
email: "41898282+github-actions[bot]@users.noreply.github.com"
};
function pushContextOf({runContext: t, hostEnvironment: e, push: n, ...a}) {
const {event: c, git: l, pull: u, settings: f} = t;
const m = (0, r.F)(t, e);
if ("why" in n || l === null || u === null || m === null) return null;
const h = (0, s.Ek)(e, c.repository);
const d = f.publish.some(t => t === "comment" || t === "review");
const p = {
...a,
...n,
ownBranch: m.branch,
repositoryUrl: h,
isResultPosted: d
};
const g = {
address: h,
token: f["github-token"] ?? null
};
const v = e.temporary;
return {
...p,
pullUrl: `${h}/pull/${String(u.facts.number)}`,
merge: async (t, e) => {
const s = await l.fetchBranch(g, n.branch);
return await (0, o.$4)(t, s === e ? e : s, {
git: l,
directory: v
});
},
...f["push-with"] === "git" ? {
commit: async ({base: t, files: e}, {headline: n, body: o}) => {
const s = `${n}\n\n${o}`;
const r = await l.createCommit({
parent: t,
message: s,
files: e,
author: i
}, v);
return {
sha: r,
verification: {
isVerified: false,
reason: "push-with: git"
}
};
},
advance: t => l.pushCommit(g, {
commit: t,
branch: n.branch
})
} : {
commit: (t, e, n) => n.commitWithModes(t.baseTree, {
parent: t.base,
...e,
files: t.files
}),
advance: (t, e) => e.advanceBranch(n.branch, t)
}
};
}
})
};
