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
var r = n(76760);
var a = n(92301);
async function mergeFileContents(e, t, n) {
if (Object.values(t).some(e => e.includes(0))) return null;
return await withFiles(n, [ t.ours, t.base, t.theirs ], async t => {
const n = await e("merge-file", "-p", "--quiet", "--", ...t);
return n.exitCode === 0 && n.droppedBytes === 0 ? n.stdoutBytes : null;
});
}
async function createCommit(e, {parent: t, message: n, files: i, author: s}, o) {
const c = i.flatMap(({content: e}) => e === null ? [] : [ e ]);
return await withFiles(o, c, async (o, c) => {
const l = e({
GIT_INDEX_FILE: (0, r.join)(c, "index"),
GIT_AUTHOR_NAME: s.name,
GIT_AUTHOR_EMAIL: s.email,
GIT_COMMITTER_NAME: s.name,
GIT_COMMITTER_EMAIL: s.email
});
const git = (...e) => l(null, ...e);
const u = o.length === 0 ? [] : await lines(git("hash-object", "-w", "--no-filters", "--", ...o));
await (0, a.z_)(git("read-tree", t));
let m = 0;
const d = i.map(({path: e, content: n, mode: i = "100644"}) => n === null ? `0 ${"0".repeat(t.length)}\t${e}\0` : `${i} ${u[m++] ?? ""}\t${e}\0`);
await (0, a.z_)(l(d.join(""), "update-index", "-z", "--index-info"));
const [p = ""] = await lines(git("write-tree"));
const [w = ""] = await lines(git("commit-tree", p, "-p", t, "-m", n));
return w;
});
}
async function lines(e) {
return (0, a.hl)(await (0, a.z_)(e)).trim().split("\n");
}
async function withFiles(e, t, n) {
const a = (0, i.mkdtempSync)((0, r.join)(e, "git-"));
try {
const e = t.map((e, t) => {
const n = (0, r.join)(a, String(t));
(0, i.writeFileSync)(n, e, {
mode: 384
});
return n;
});
return await n(e, a);
} finally {
(0, i.rmSync)(a, {
recursive: true,
force: true
});
}
}
})
};
