"use strict";

exports.id = 5091;

exports.ids = [ 5091 ];

exports.modules = {
5091: (function(e, t, n) {
n.r(t);
n.d(t, {
createCommit: () => createCommit,
mergeFileContents: () => mergeFileContents
});
var i = n(73024);
var a = n(76760);
var r = n(92301);
async function mergeFileContents(e, t, n) {
if (Object.values(t).some(e => e.includes(0))) return null;
return await withFiles(n, [ t.ours, t.base, t.theirs ], async t => {
const n = await e("merge-file", "-p", "--quiet", "--", ...t);
return n.exitCode === 0 && n.droppedBytes === 0 ? n.stdoutBytes : null;
});
}
async function createCommit(e, {parents: t, tree: n, message: i, files: s, kept: o, author: l}, c) {
const u = s.flatMap(({content: e}) => e === null ? [] : [ e ]);
return await withFiles(c, u, async (c, u) => {
const m = e({
GIT_INDEX_FILE: (0, a.join)(u, "index"),
GIT_AUTHOR_NAME: l.name,
GIT_AUTHOR_EMAIL: l.email,
GIT_COMMITTER_NAME: l.name,
GIT_COMMITTER_EMAIL: l.email
});
const git = (...e) => m(null, ...e);
const d = c.length === 0 ? [] : await lines(git("hash-object", "-w", "--no-filters", "--", ...c));
await (0, r.z_)(git("read-tree", n));
let p = 0;
const w = s.map(({path: e, content: t, mode: n = "100644"}) => ({
path: e,
mode: n,
id: t === null ? null : d[p++] ?? ""
}));
const f = [ ...o, ...w ].map(({path: e, mode: t, id: i}) => i === null ? `0 ${"0".repeat(n.length)}\t${e}\0` : `${t} ${i}\t${e}\0`);
await (0, r.z_)(m(f.join(""), "update-index", "--replace", "-z", "--index-info"));
const [h = ""] = await lines(git("write-tree"));
const y = t.flatMap(e => [ "-p", e ]);
const [_ = ""] = await lines(git("commit-tree", h, ...y, "-m", i));
return _;
});
}
async function lines(e) {
return (0, r.hl)(await (0, r.z_)(e)).trim().split("\n");
}
async function withFiles(e, t, n) {
const r = (0, i.mkdtempSync)((0, a.join)(e, "git-"));
try {
const e = t.map((e, t) => {
const n = (0, a.join)(r, String(t));
(0, i.writeFileSync)(n, e, {
mode: 384
});
return n;
});
return await n(e, r);
} finally {
(0, i.rmSync)(r, {
recursive: true,
force: true
});
}
}
})
};
