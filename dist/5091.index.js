"use strict";

exports.id = 5091;

exports.ids = [ 5091 ];

exports.modules = {
 5091: (function(t, e, n) {
  n.r(e);
  n.d(e, {
   createCommit: () => createCommit,
   mergeFileContents: () => mergeFileContents
  });
  var i = n(73024);
  var r = n(76760);
  var a = n(92301);
  async function mergeFileContents(t, e, n) {
   if (Object.values(e).some(t => t.includes(0))) return null;
   return await withFiles(n, [ e.ours, e.base, e.theirs ], async e => {
    const n = await t("merge-file", "-p", "--quiet", "--", ...e);
    return n.exitCode === 0 && n.droppedBytes === 0 ? n.stdoutBytes : null;
   });
  }
  async function createCommit(t, {parent: e, message: n, files: i, author: s}, o) {
   const c = i.flatMap(({content: t}) => t === null ? [] : [ t ]);
   return await withFiles(o, c, async (o, c) => {
    const l = t({
     GIT_INDEX_FILE: (0, r.join)(c, "index"),
     GIT_AUTHOR_NAME: s.name,
     GIT_AUTHOR_EMAIL: s.email,
     GIT_COMMITTER_NAME: s.name,
     GIT_COMMITTER_EMAIL: s.email
    });
    const git = (...t) => l(null, ...t);
    const u = o.length === 0 ? [] : await lines(git("hash-object", "-w", "--no-filters", "--", ...o));
    await (0, a.z_)(git("read-tree", e));
    let m = 0;
    const d = i.map(({path: t, content: n, mode: i = "100644"}) => n === null ? `0 ${"0".repeat(e.length)}\t${t}\0` : `${i} ${u[m++] ?? ""}\t${t}\0`);
    await (0, a.z_)(l(d.join(""), "update-index", "-z", "--index-info"));
    const [p = ""] = await lines(git("write-tree"));
    const [w = ""] = await lines(git("commit-tree", p, "-p", e, "-m", n));
    return w;
   });
  }
  async function lines(t) {
   return (0, a.hl)(await (0, a.z_)(t)).trim().split("\n");
  }
  async function withFiles(t, e, n) {
   const a = (0, i.mkdtempSync)((0, r.join)(t, "git-"));
   try {
    const t = e.map((t, e) => {
     const n = (0, r.join)(a, String(e));
     (0, i.writeFileSync)(n, t, {
      mode: 384
     });
     return n;
    });
    return await n(t, a);
   } finally {
    (0, i.rmSync)(a, {
     recursive: true,
     force: true
    });
   }
  }
 })
};
