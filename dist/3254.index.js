"use strict";

exports.id = 3254;

exports.ids = [ 3254, 987 ];

exports.modules = {
 54302: (function(t, e, n) {
  n.d(e, {
   v: () => openStateDirectory
  });
  var r = n(73024);
  var a = n(51455);
  var i = n(76760);
  var s = n(58500);
  var o = n(81383);
  var c = n(87144);
  var l = n(55319);
  var u = n(57975);
  var f = n(42357);
  const y = 64;
  const p = 3;
  const w = (0, u.promisify)(r.fdatasync);
  function createSyncQueue() {
   const t = [];
   let e = 0;
   const n = Array.from({
    length: p
   }, () => Promise.resolve());
   let a = 0;
   const sync = async n => {
    try {
     await w(n);
    } catch (e) {
     (0, f.ki)(e, Error);
     t.push(e);
    } finally {
     (0, r.closeSync)(n);
     e -= 1;
    }
   };
   const flush = async () => {
    await Promise.all(n);
    const [e] = t.splice(0);
    if (e !== void 0) throw e;
   };
   return {
    add: async t => {
     e += 1;
     const r = a % p;
     a += 1;
     n[r] = Promise.all([ n[r], (0, s.setImmediate)() ]).then(() => sync(t));
     e > y && await flush();
    },
    flush: flush
   };
  }
  var m = n(72443);
  var d = n(77598);
  const {O_CREAT: h, O_EXCL: g, O_NOFOLLOW: v, O_WRONLY: S} = r.constants;
  async function replace(t, e) {
   const {temporary: n, handle: r} = await openTemporary(t);
   try {
    await fill(r, e);
    await (0, a.rename)(n, t);
   } catch (t) {
    await (0, a.rm)(n, {
     force: true
    });
    throw t;
   }
  }
  function place(t, e) {
   const n = temporaryFor(t);
   const a = (0, r.openSync)(n, $, 384);
   try {
    (0, r.writeFileSync)(a, e);
    (0, r.renameSync)(n, t);
    return a;
   } catch (t) {
    (0, r.closeSync)(a);
    (0, r.rmSync)(n, {
     force: true
    });
    throw t;
   }
  }
  const $ = S | h | g | v;
  async function openTemporary(t) {
   const e = temporaryFor(t);
   return {
    temporary: e,
    handle: await (0, a.open)(e, $, 384)
   };
  }
  function temporaryFor(t) {
   return (0, i.join)((0, i.dirname)(t), `.${(0, i.basename)(t)}-${(0, d.randomUUID)().slice(0, 13)}.tmp`);
  }
  const O = 64e3;
  async function pieceWriter(t, e) {
   (0, l.vD)(t);
   const {temporary: n, handle: r} = await openTemporary(t);
   let i = [];
   let s = 0;
   const flush = async () => {
    const t = i.join("");
    i = [];
    s = 0;
    t !== "" && await (0, o.HQ)(e, () => r.appendFile(t));
   };
   return {
    write: async t => {
     i.push(t);
     s += t.length;
     s > O && await flush();
    },
    close: async () => {
     await flush();
     await r.datasync();
     await r.close();
     await (0, o.HQ)(e, () => (0, a.rename)(n, t));
     (0, l.LJ)(t);
    },
    abandon: async () => {
     await r.close();
     await (0, a.rm)(n, {
      force: true
     });
     (0, l.LJ)(t);
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
  const {O_NOFOLLOW: k, O_NONBLOCK: F, O_RDONLY: L} = r.constants;
  async function openStateDirectory(t, {create: e, root: n}) {
   return await (0, o.HQ)(t, async () => {
    n !== null && refuseLinks(t, n);
    e && (0, c.K)(t, 448);
    const i = await (0, a.lstat)((0, r.realpathSync)(t));
    if (!i.isDirectory()) throw new m.k("not-a-directory", t, `${t} is not a directory`);
    return directoryAt((0, r.realpathSync)(t));
   });
  }
  function directoryAt(t) {
   const pathOf = e => pathIn(t, e);
   let e = 0;
   return {
    path: t,
    ...writingBelow(t, pathOf),
    read: async (n, r) => {
     e += 1;
     e % N === 0 && await (0, s.setImmediate)();
     const a = pathOf(n);
     refuseLinks((0, i.dirname)(a), t);
     return (0, o.JK)(n, () => readRegular(a, n, r));
    },
    names: async e => {
     const n = pathOf(e);
     refuseLinks(n, t);
     const r = await (0, a.readdir)(n).catch(o.bJ);
     return (r ?? []).sort((t, e) => Buffer.compare(Buffer.from(t), Buffer.from(e)));
    },
    remove: async t => await (0, l.Sl)(pathOf(t), () => (0, o.HQ)(t, () => (0, a.rm)(pathOf(t), {
     recursive: true,
     force: true
    }))),
    has: async t => (await (0, a.lstat)(pathOf(t)).catch(() => null))?.isFile() === true,
    giveOut: async (e, n) => {
     const r = pathOf(e);
     refuseLinks((0, i.dirname)(r), t);
     return await (0, o.HQ)(e, async () => {
      await linkOrCopy(r, n).catch(o.bJ);
      return await versionAt(n);
     });
    },
    versionOf: t => versionAt(pathOf(t))
   };
  }
  async function versionAt(t) {
   const e = await (0, a.lstat)(t, {
    bigint: true
   }).catch(o.bJ);
   return e?.isFile() === true ? `${String(e.mtimeNs)} ${String(e.size)} ${String(e.ino)}` : null;
  }
  async function linkOrCopy(t, e) {
   if (!(await (0, a.lstat)(t)).isFile()) return;
   try {
    await (0, a.link)(t, e);
   } catch (n) {
    const {code: i} = n;
    if (i === "ENOENT" || i === "EEXIST") throw n;
    await (0, a.copyFile)(t, e, r.constants.COPYFILE_EXCL);
   }
  }
  function writingBelow(t, e) {
   const n = createSyncQueue();
   const r = folderMaker(t);
   const inFolder = async (t, n) => {
    const a = e(t);
    return await (0, l.Sl)(a, () => (0, o.HQ)(t, async () => {
     r(a);
     return await n(a);
    }));
   };
   return {
    write: (t, e) => inFolder(t, t => replace(t, e)),
    writeNew: (t, n) => {
     const a = e(t);
     (0, o.JK)(t, () => {
      r(a);
      writeNew(a, n);
     });
     (0, l.LJ)(a);
    },
    add: (t, e) => inFolder(t, async t => await n.add(place(t, e))),
    flush: () => (0, o.HQ)(t, () => n.flush()),
    create: t => inFolder(t, e => pieceWriter(e, t)),
    move: async (t, n) => {
     const [i, s] = [ e(t), e(n) ];
     const work = () => (0, o.HQ)(t, async () => {
      r(s);
      await (0, a.rename)(i, s);
     });
     await (0, l.Sl)(i, () => (0, l.Sl)(s, work));
    },
    takeIn: (t, e) => inFolder(e, async e => {
     await (0, a.rm)(e, {
      force: true
     });
     await linkOrCopy(t, e);
    })
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
    const r = (0, i.dirname)(n);
    if (e.has(r)) return;
    (0, c.K)(r, 448);
    refuseLinks(r, t);
    e.add(r);
   };
  }
  function refuseLinks(t, e) {
   let n = e;
   for (const a of (0, i.relative)(e, t).split(i.sep)) {
    if (a === "" || a === ".") continue;
    n = (0, i.join)(n, a);
    const t = (0, o.JK)(n, () => (0, r.lstatSync)(n, {
     throwIfNoEntry: false
    }));
    if (t === void 0) return;
    if (t.isSymbolicLink()) throw new m.k("refused", n, `${n} is a link`);
   }
  }
  function readRegular(t, e, n) {
   const a = openPresent(t);
   if (a === null) return null;
   try {
    const t = (0, r.fstatSync)(a);
    if (!t.isFile()) throw new m.k("special", e, `${e} is not a regular file`);
    if (t.size > n) throw new m.k("too-large", e, `${e} has ${String(t.size)} bytes, more than ${String(n)}`);
    return (0, r.readFileSync)(a);
   } finally {
    (0, r.closeSync)(a);
   }
  }
  function openPresent(t) {
   try {
    return (0, r.openSync)(t, L | k | F);
   } catch (t) {
    return (0, o.bJ)(t);
   }
  }
  const N = 64;
  function writeNew(t, e) {
   try {
    (0, r.writeFileSync)(t, e, b);
   } catch (n) {
    if (n.code !== "EEXIST") throw n;
    (0, r.rmSync)(t, {
     force: true
    });
    (0, r.writeFileSync)(t, e, b);
   }
  }
  const b = {
   flag: "wx",
   mode: 384
  };
 }),
 30873: (function(t, e, n) {
  n.d(e, {
   writeFindingReports: () => writeFindingReports
  });
  var r = n(76760);
  var a = n(42357);
  var i = n(54302);
  var s = n(72443);
  var o = n(50987);
  const c = {
   error: "major",
   warning: "minor",
   note: "info"
  };
  function codeQuality(t) {
   const e = t.map(({path: e, line: n, endLine: r = n, severity: a, title: i, message: s, rule: l = "finding"}, u) => ({
    description: `${i}: ${s}`,
    check_name: l,
    fingerprint: (0, o.R)([ JSON.stringify([ l, e, i, repetitionOf(t, u) ]) ], 32),
    severity: c[a],
    location: {
     path: e,
     lines: {
      begin: n,
      end: r
     }
    }
   }));
   return `${JSON.stringify(e, null, 2)}\n`;
  }
  function repetitionOf(t, e) {
   const n = t[e];
   const isAlike = ({rule: t, path: e, title: r}) => t === n?.rule && e === n?.path && r === n.title;
   return t.slice(0, e).filter(isAlike).length;
  }
  var l = n(32223);
  async function writeFindingReports({findings: t}, {settings: e, hostEnvironment: n, log: o, redact: c}) {
   const u = [ [ e["code-quality-report"], codeQuality(t) ], [ e["junit-report"], (0, 
   l.b)(t) ] ];
   for (const [t, e] of u) {
    if (t === void 0) continue;
    const l = (0, r.resolve)(n.directory, t);
    const warn = ({message: e}) => o.warning(`The file ${t} could not be written: ${c(e)}`);
    await (0, i.v)((0, r.dirname)(l), {
     create: true,
     root: null
    }).then(t => t.write((0, r.basename)(l), c(e))).catch((0, a.j6)(s.k, warn));
   }
  }
 }),
 50987: (function(t, e, n) {
  n.d(e, {
   R: () => fingerprint
  });
  var r = n(77598);
  function fingerprint(t, e = 16) {
   const n = (0, r.createHash)("sha256");
   for (const e of t) n.update(e);
   return n.digest("hex").slice(0, e);
  }
 }),
 32223: (function(t, e, n) {
  n.d(e, {
   X: () => escapeXml,
   b: () => junit
  });
  var r = n(15917);
  function junit(t) {
   const e = t.filter(({severity: t}) => t !== "note").length;
   const n = `tests="${String(t.length)}" failures="${String(e)}"`;
   return [ '<?xml version="1.0" encoding="UTF-8"?>', `<testsuites name="sallyport" ${n}>`, `  <testsuite name="sallyport" ${n}>`, ...t.map(testCase), "  </testsuite>", "</testsuites>", "" ].join("\n");
  }
  function testCase(t) {
   const {path: e, line: n, severity: a, title: i, message: s, rule: o} = t;
   const c = (0, r.YR)(t);
   const l = escapeXml(`${c}\n${s}`);
   const u = `<testcase classname="${escapeXml(e)}" name="${escapeXml(`${i} (${c})`)}" file="${escapeXml(e)}" line="${String(n)}">`;
   const f = a === "note" ? `<system-out>${l}</system-out>` : `<failure type="${escapeXml(o ?? a)}" message="${escapeXml(i)}">${l}</failure>`;
   return `    ${u}${f}</testcase>`;
  }
  const a = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;
  function escapeXml(t) {
   return t.replace(a, "").replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
  }
 })
};
