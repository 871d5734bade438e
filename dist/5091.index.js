"use strict";

exports.id = 5091, exports.ids = [ 5091 ], exports.modules = {
 5091: (function(e, t, n) {
  n.r(t), n.d(t, {
   createCommit: () => createCommit,
   mergeTexts: () => mergeTexts
  });
  var i = n(73024), a = n(76760), r = n(92301);
  async function mergeTexts(e, t, n) {
   return Object.values(t).some(e => e.includes(0)) ? null : await withFiles(n, [ t.ours, t.base, t.theirs ], async t => {
    const n = await e("merge-file", "-p", "--quiet", "--", ...t);
    return 0 === n.exitCode && 0 === n.droppedBytes ? n.stdoutBytes : null;
   });
  }
  async function createCommit(e, {parent: t, message: n, files: i, author: s}, o) {
   const c = i.flatMap(({content: e}) => null === e ? [] : [ e ]);
   return await withFiles(o, c, async (o, c) => {
    const l = e({
     GIT_INDEX_FILE: (0, a.join)(c, "index"),
     GIT_AUTHOR_NAME: s.name,
     GIT_AUTHOR_EMAIL: s.email,
     GIT_COMMITTER_NAME: s.name,
     GIT_COMMITTER_EMAIL: s.email
    }), git = (...e) => l(null, ...e), m = 0 === o.length ? [] : await lines(git("hash-object", "-w", "--no-filters", "--", ...o));
    await (0, r.z_)(git("read-tree", t));
    let u = 0;
    const d = i.map(({path: e, content: n, mode: i = "100644"}) => null === n ? `0 ${"0".repeat(t.length)}\t${e}\0` : `${i} ${m[u++] ?? ""}\t${e}\0`);
    await (0, r.z_)(l(d.join(""), "update-index", "-z", "--index-info"));
    const [p = ""] = await lines(git("write-tree")), [w = ""] = await lines(git("commit-tree", p, "-p", t, "-m", n));
    return w;
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
     return (0, i.writeFileSync)(n, e, {
      mode: 384
     }), n;
    });
    return await n(e, r);
   } finally {
    (0, i.rmSync)(r, {
     recursive: !0,
     force: !0
    });
   }
  }
 })
};
