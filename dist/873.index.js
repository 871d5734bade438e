"use strict";

exports.id = 873;

exports.ids = [ 873, 987 ];

exports.modules = {
 54302: (function(t, e, n) {
  n.d(e, {
   v: () => openStateDirectory
  });
  var a = n(73024);
  var r = n(51455);
  var i = n(76760);
  var s = n(81383);
  var o = n(87144);
  var c = n(42357);
  const l = 64;
  function createSyncQueue() {
   const t = [];
   let e = 0;
   let n = Promise.resolve();
   const sync = async n => {
    try {
     await n.datasync();
    } catch (e) {
     (0, c.ki)(e, Error);
     t.push(e);
    } finally {
     await n.close();
     e -= 1;
    }
   };
   const flush = async () => {
    await n;
    const [e] = t.splice(0);
    if (e !== void 0) throw e;
   };
   return {
    add: async t => {
     e += 1;
     n = n.then(() => sync(t));
     e > l && await flush();
    },
    flush: flush
   };
  }
  var u = n(72443);
  var f = n(77598);
  const {O_CREAT: w, O_EXCL: y, O_NOFOLLOW: p, O_WRONLY: d} = a.constants;
  async function replace(t, e) {
   const {temporary: n, handle: a} = await openTemporary(t);
   try {
    await fill(a, e);
    await (0, r.rename)(n, t);
   } catch (t) {
    await (0, r.rm)(n, {
     force: true
    });
    throw t;
   }
  }
  async function place(t, e) {
   const {temporary: n, handle: a} = await openTemporary(t);
   try {
    await a.writeFile(e);
    await (0, r.rename)(n, t);
    return a;
   } catch (t) {
    await a.close();
    await (0, r.rm)(n, {
     force: true
    });
    throw t;
   }
  }
  async function openTemporary(t) {
   const e = (0, i.join)((0, i.dirname)(t), `.${(0, i.basename)(t)}-${(0, f.randomBytes)(6).toString("hex")}.tmp`);
   return {
    temporary: e,
    handle: await (0, r.open)(e, d | w | y | p, 384)
   };
  }
  const m = 64e3;
  async function pieceWriter(t, e) {
   const {temporary: n, handle: a} = await openTemporary(t);
   let i = [];
   let o = 0;
   const flush = async () => {
    const t = i.join("");
    i = [];
    o = 0;
    t !== "" && await (0, s.H)(e, () => a.appendFile(t));
   };
   return {
    write: async t => {
     i.push(t);
     o += t.length;
     o > m && await flush();
    },
    close: async () => {
     await flush();
     await a.datasync();
     await a.close();
     await (0, s.H)(e, () => (0, r.rename)(n, t));
    },
    abandon: async () => {
     await a.close();
     await (0, r.rm)(n, {
      force: true
     });
    }
   };
  }
  async function fill(t, e) {
   try {
    await t.writeFile(e);
    await t.datasync();
   } finally {
    await t.close();
   }
  }
  const {O_NOFOLLOW: h, O_NONBLOCK: g, O_RDONLY: v} = a.constants;
  async function openStateDirectory(t, {create: e, root: n}) {
   return await (0, s.H)(t, async () => {
    n !== null && refuseLinks(t, n);
    e && (0, o.K)(t, 448);
    const i = await (0, r.lstat)((0, a.realpathSync)(t));
    if (!i.isDirectory()) throw new u.k("not-a-directory", t, `${t} is not a directory`);
    return directoryAt((0, a.realpathSync)(t));
   });
  }
  function directoryAt(t) {
   const pathOf = e => pathIn(t, e);
   return {
    path: t,
    ...writingBelow(t, pathOf),
    read: async (e, n) => {
     const a = pathOf(e);
     refuseLinks((0, i.dirname)(a), t);
     return await (0, s.H)(e, () => readRegular(a, e, n));
    },
    names: async e => {
     const n = pathOf(e);
     refuseLinks(n, t);
     const a = await (0, r.readdir)(n).catch(emptyIfMissing);
     return a.sort((t, e) => Buffer.compare(Buffer.from(t), Buffer.from(e)));
    },
    remove: async t => {
     await (0, s.H)(t, () => (0, r.rm)(pathOf(t), {
      recursive: true,
      force: true
     }));
    },
    has: async t => (await (0, r.lstat)(pathOf(t)).catch(() => null))?.isFile() === true
   };
  }
  function writingBelow(t, e) {
   const n = createSyncQueue();
   const a = folderMaker(t);
   return {
    write: async (t, n) => {
     const r = e(t);
     await (0, s.H)(t, async () => {
      a(r);
      await replace(r, n);
     });
    },
    writeNew: async (t, n) => {
     const r = e(t);
     await (0, s.H)(t, async () => {
      a(r);
      await writeNew(r, n);
     });
    },
    add: async (t, r) => {
     const i = e(t);
     await (0, s.H)(t, async () => {
      a(i);
      await n.add(await place(i, r));
     });
    },
    flush: () => (0, s.H)(t, () => n.flush()),
    create: async t => {
     const n = e(t);
     return await (0, s.H)(t, async () => {
      a(n);
      return await pieceWriter(n, t);
     });
    },
    move: async (t, n) => {
     const i = e(n);
     await (0, s.H)(t, async () => {
      a(i);
      await (0, r.rename)(e(t), i);
     });
    }
   };
  }
  function pathIn(t, e) {
   const n = (0, i.resolve)(t, e);
   if (n !== t && !n.startsWith(t + i.sep)) throw new Error(`${e} is outside of the state directory`);
   return n;
  }
  function folderMaker(t) {
   const e = new Set;
   return n => {
    const a = (0, i.dirname)(n);
    if (e.has(a)) return;
    (0, o.K)(a, 448);
    refuseLinks(a, t);
    e.add(a);
   };
  }
  function refuseLinks(t, e) {
   let n = e;
   for (const r of (0, i.relative)(e, t).split(i.sep)) {
    if (r === "" || r === ".") continue;
    n = (0, i.join)(n, r);
    const t = (0, s.J)(n, () => (0, a.lstatSync)(n, {
     throwIfNoEntry: false
    }));
    if (t === void 0) return;
    if (t.isSymbolicLink()) throw new u.k("refused", n, `${n} is a link`);
   }
  }
  async function readRegular(t, e, n) {
   const a = await (0, r.open)(t, v | h | g).catch(nullIfMissing);
   if (a === null) return null;
   try {
    const t = await a.stat();
    if (!t.isFile()) throw new u.k("special", e, `${e} is not a regular file`);
    if (t.size > n) throw new u.k("too-large", e, `${e} has ${String(t.size)} bytes, more than ${String(n)}`);
    return await a.readFile();
   } finally {
    await a.close();
   }
  }
  async function writeNew(t, e) {
   try {
    await (0, r.writeFile)(t, e, $);
   } catch (n) {
    if (n.code !== "EEXIST") throw n;
    await (0, r.rm)(t, {
     force: true
    });
    await (0, r.writeFile)(t, e, $);
   }
  }
  const $ = {
   flag: "wx",
   mode: 384
  };
  function nullIfMissing(t) {
   if (t.code === "ENOENT") return null;
   throw t;
  }
  function emptyIfMissing(t) {
   if (t.code === "ENOENT") return [];
   throw t;
  }
 }),
 30873: (function(t, e, n) {
  n.d(e, {
   writeFindingReports: () => writeFindingReports
  });
  var a = n(76760);
  var r = n(42357);
  var i = n(54302);
  var s = n(72443);
  var o = n(50987);
  const c = {
   error: "major",
   warning: "minor",
   note: "info"
  };
  function codeQuality(t) {
   const e = t.map(({path: e, line: n, endLine: a = n, severity: r, title: i, message: s, rule: l = "finding"}, u) => ({
    description: `${i}: ${s}`,
    check_name: l,
    fingerprint: (0, o.R)([ JSON.stringify([ l, e, i, repetitionOf(t, u) ]) ], 32),
    severity: c[r],
    location: {
     path: e,
     lines: {
      begin: n,
      end: a
     }
    }
   }));
   return `${JSON.stringify(e, null, 2)}\n`;
  }
  function repetitionOf(t, e) {
   const n = t[e];
   const isAlike = ({rule: t, path: e, title: a}) => t === n?.rule && e === n?.path && a === n.title;
   return t.slice(0, e).filter(isAlike).length;
  }
  var l = n(32223);
  async function writeFindingReports({findings: t}, {settings: e, hostEnvironment: n, log: o, redact: c}) {
   const u = [ [ e["code-quality-report"], codeQuality(t) ], [ e["junit-report"], (0, 
   l.b)(t) ] ];
   for (const [t, e] of u) {
    if (t === void 0) continue;
    const l = (0, a.resolve)(n.directory, t);
    try {
     const t = await (0, i.v)((0, a.dirname)(l), {
      create: true,
      root: null
     });
     await t.write((0, a.basename)(l), c(e));
    } catch (e) {
     (0, r.ki)(e, s.k);
     o.warning(`The file ${t} could not be written: ${c(e.message)}`);
    }
   }
  }
 }),
 50987: (function(t, e, n) {
  n.d(e, {
   R: () => fingerprint
  });
  var a = n(77598);
  function fingerprint(t, e = 16) {
   const n = (0, a.createHash)("sha256");
   for (const e of t) n.update(e);
   return n.digest("hex").slice(0, e);
  }
 }),
 32223: (function(t, e, n) {
  n.d(e, {
   X: () => escapeXml,
   b: () => junit
  });
  var a = n(15917);
  function junit(t) {
   const e = t.filter(({severity: t}) => t !== "note").length;
   const n = `tests="${String(t.length)}" failures="${String(e)}"`;
   return [ '<?xml version="1.0" encoding="UTF-8"?>', `<testsuites name="sallyport" ${n}>`, `  <testsuite name="sallyport" ${n}>`, ...t.map(testCase), "  </testsuite>", "</testsuites>", "" ].join("\n");
  }
  function testCase(t) {
   const {path: e, line: n, severity: r, title: i, message: s, rule: o} = t;
   const c = (0, a.YR)(t);
   const l = escapeXml(`${c}\n${s}`);
   const u = `<testcase classname="${escapeXml(e)}" name="${escapeXml(`${i} (${c})`)}" file="${escapeXml(e)}" line="${String(n)}">`;
   const f = r === "note" ? `<system-out>${l}</system-out>` : `<failure type="${escapeXml(o ?? r)}" message="${escapeXml(i)}">${l}</failure>`;
   return `    ${u}${f}</testcase>`;
  }
  const r = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;
  function escapeXml(t) {
   return t.replace(r, "").replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
  }
 })
};
