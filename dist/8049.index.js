"use strict";

exports.id = 8049;

exports.ids = [ 8049 ];

exports.modules = {
 76693: (function(t, e, n) {
  n.d(e, {
   v: () => openStateDirectory
  });
  var r = n(73024);
  var a = n(51455);
  var i = n(76760);
  var o = n(58500);
  var s = n(81383);
  var c = n(87144);
  var l = n(55319);
  var u = n(72443);
  var f = n(57975);
  var y = n(42357);
  const w = 64;
  const p = 3;
  const m = (0, f.promisify)(r.fdatasync);
  function createSyncQueue() {
   const t = [];
   let e = 0;
   const n = Array.from({
    length: p
   }, () => Promise.resolve());
   let a = 0;
   const sync = async n => {
    try {
     await m(n);
    } catch (e) {
     (0, y.ki)(e, Error);
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
     n[r] = Promise.all([ n[r], (0, o.setImmediate)() ]).then(() => sync(t));
     e > w && await flush();
    },
    flush: flush
   };
  }
  var d = n(15365);
  const {O_NOFOLLOW: h, O_NONBLOCK: v, O_RDONLY: g} = r.constants;
  async function openStateDirectory(t, {create: e, root: n}) {
   return await (0, s.HQ)(t, async () => {
    n !== null && refuseLinks(t, n);
    e && (0, c.K)(t, 448);
    const i = await (0, a.lstat)((0, r.realpathSync)(t));
    if (!i.isDirectory()) throw new u.k("not-a-directory", t, `${t} is not a directory`);
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
     e % S === 0 && await (0, o.setImmediate)();
     const a = pathOf(n);
     refuseLinks((0, i.dirname)(a), t);
     return (0, s.JK)(n, () => readRegular(a, n, r));
    },
    names: async e => {
     const n = pathOf(e);
     refuseLinks(n, t);
     const r = await (0, s.HQ)(e, () => (0, a.readdir)(n).catch(s.bJ));
     return (r ?? []).sort((t, e) => Buffer.compare(Buffer.from(t), Buffer.from(e)));
    },
    remove: async t => await (0, l.Sl)(pathOf(t), () => (0, s.HQ)(t, () => (0, a.rm)(pathOf(t), {
     recursive: true,
     force: true
    }))),
    has: async t => (await (0, a.lstat)(pathOf(t)).catch(() => null))?.isFile() === true,
    giveOut: async (e, n) => {
     const r = pathOf(e);
     refuseLinks((0, i.dirname)(r), t);
     return await (0, s.HQ)(e, async () => {
      await linkOrCopy(r, n).catch(s.bJ);
      return await versionAt(n);
     });
    },
    versionOf: t => versionAt(pathOf(t))
   };
  }
  async function versionAt(t) {
   const e = await (0, a.lstat)(t, {
    bigint: true
   }).catch(s.bJ);
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
    return await (0, l.Sl)(a, () => (0, s.HQ)(t, async () => {
     r(a);
     return await n(a);
    }));
   };
   return {
    write: (t, e) => inFolder(t, t => (0, d.HC)(t, e)),
    writeNew: (t, n) => {
     const a = e(t);
     (0, s.JK)(t, () => {
      r(a);
      writeNew(a, n);
     });
     (0, l.LJ)(a);
    },
    add: (t, e) => inFolder(t, async t => await n.add((0, d.ik)(t, e))),
    flush: () => (0, s.HQ)(t, () => n.flush()),
    create: t => inFolder(t, e => (0, d.MC)(e, t)),
    move: async (t, n) => {
     const [i, o] = [ e(t), e(n) ];
     const work = () => (0, s.HQ)(t, async () => {
      r(o);
      await (0, a.rename)(i, o);
     });
     await (0, l.Sl)(i, () => (0, l.Sl)(o, work));
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
    const t = (0, s.JK)(n, () => (0, r.lstatSync)(n, {
     throwIfNoEntry: false
    }));
    if (t === void 0) return;
    if (t.isSymbolicLink()) throw new u.k("refused", n, `${n} is a link`);
   }
  }
  function readRegular(t, e, n) {
   const a = openPresent(t);
   if (a === null) return null;
   try {
    const t = (0, r.fstatSync)(a);
    if (!t.isFile()) throw new u.k("special", e, `${e} is not a regular file`);
    if (t.size > n) throw new u.k("too-large", e, `${e} has ${String(t.size)} bytes, more than ${String(n)}`);
    return (0, r.readFileSync)(a);
   } finally {
    (0, r.closeSync)(a);
   }
  }
  function openPresent(t) {
   try {
    return (0, r.openSync)(t, g | h | v);
   } catch (t) {
    return (0, s.bJ)(t);
   }
  }
  const S = 64;
  function writeNew(t, e) {
   try {
    (0, r.writeFileSync)(t, e, $);
   } catch (n) {
    if (n.code !== "EEXIST") throw n;
    (0, r.rmSync)(t, {
     force: true
    });
    (0, r.writeFileSync)(t, e, $);
   }
  }
  const $ = {
   flag: "wx",
   mode: 384
  };
 }),
 15365: (function(t, e, n) {
  n.d(e, {
   E1: () => removeUnfinished,
   HC: () => replace,
   MC: () => pieceWriter,
   ik: () => place
  });
  var r = n(77598);
  var a = n(73024);
  var i = n(51455);
  var o = n(76760);
  var s = n(81383);
  var c = n(55319);
  const {O_CREAT: l, O_EXCL: u, O_NOFOLLOW: f, O_WRONLY: y} = a.constants;
  async function replace(t, e) {
   const {temporary: n, handle: r} = await openTemporary(t);
   try {
    await fill(r, e);
    await (0, i.rename)(n, t);
   } catch (t) {
    await (0, i.rm)(n, {
     force: true
    });
    throw t;
   }
  }
  function place(t, e) {
   const n = temporaryFor(t);
   const r = (0, a.openSync)(n, w, 384);
   try {
    (0, a.writeFileSync)(r, e);
    (0, a.renameSync)(n, t);
    return r;
   } catch (t) {
    (0, a.closeSync)(r);
    (0, a.rmSync)(n, {
     force: true
    });
    throw t;
   }
  }
  const w = y | l | u | f;
  async function openTemporary(t) {
   const e = temporaryFor(t);
   return {
    temporary: e,
    handle: await (0, i.open)(e, w, 384)
   };
  }
  function temporaryFor(t) {
   return (0, o.join)((0, o.dirname)(t), `.${(0, o.basename)(t)}-${(0, r.randomUUID)().slice(0, 13)}.tmp`);
  }
  const p = /^\..+-[0-9a-f]{8}-[0-9a-f]{4}\.tmp$/;
  async function removeUnfinished(t) {
   const e = await (0, i.readdir)(t, {
    withFileTypes: true
   });
   const n = e.filter(t => t.isDirectory()).map(({name: e}) => (0, o.join)(t, e));
   for (const e of [ t, ...n ]) for (const t of await (0, i.readdir)(e)) p.test(t) && await (0, 
   i.rm)((0, o.join)(e, t), {
    force: true
   });
  }
  const m = 64e3;
  async function pieceWriter(t, e) {
   (0, c.vD)(t);
   const {temporary: n, handle: r} = await openTemporary(t);
   let a = [];
   let o = 0;
   const flush = async () => {
    const t = a.join("");
    a = [];
    o = 0;
    t !== "" && await (0, s.HQ)(e, () => r.appendFile(t));
   };
   return {
    write: async t => {
     a.push(t);
     o += t.length;
     o > m && await flush();
    },
    close: async () => {
     await flush();
     await r.datasync();
     await r.close();
     await (0, s.HQ)(e, () => (0, i.rename)(n, t));
     (0, c.LJ)(t);
    },
    abandon: async () => {
     await r.close();
     await (0, i.rm)(n, {
      force: true
     });
     (0, c.LJ)(t);
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
 }),
 48049: (function(t, e, n) {
  n.d(e, {
   writeFindingReports: () => writeFindingReports
  });
  var r = n(76760);
  var a = n(42357);
  var i = n(76693);
  var o = n(72443);
  var s = n(5428);
  const c = {
   error: "major",
   warning: "minor",
   note: "info"
  };
  function codeQuality(t) {
   const e = createCounter();
   const n = t.map(({path: t, line: n, endLine: r = n, severity: a, title: i, message: o, rule: l = "finding"}) => ({
    description: `${i}: ${o}`,
    check_name: l,
    fingerprint: (0, s.R)([ JSON.stringify([ l, t, i, e([ l, t, i ]) ]) ], 32),
    severity: c[a],
    location: {
     path: t,
     lines: {
      begin: n,
      end: r
     }
    }
   }));
   return `${JSON.stringify(n, null, 2)}\n`;
  }
  function createCounter() {
   const t = new Map;
   return e => {
    const n = JSON.stringify(e);
    const r = t.get(n) ?? 0;
    t.set(n, r + 1);
    return r;
   };
  }
  var l = n(21892);
  async function writeFindingReports({findings: t}, {settings: e, hostEnvironment: n, log: s, redact: c}) {
   const u = [ [ e["code-quality-report"], codeQuality(t) ], [ e["junit-report"], (0, 
   l.b)(t) ] ];
   for (const [t, e] of u) {
    if (t === void 0) continue;
    const l = (0, r.resolve)(n.directory, t);
    const warn = ({message: e}) => s.warning(`The file ${t} could not be written: ${c(e)}`);
    await (0, i.v)((0, r.dirname)(l), {
     create: true,
     root: null
    }).then(t => t.write((0, r.basename)(l), c(e))).catch((0, a.j6)(o.k, warn));
   }
  }
 }),
 21892: (function(t, e, n) {
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
   const {path: e, line: n, severity: a, title: i, message: o, rule: s} = t;
   const c = (0, r.YR)(t);
   const l = escapeXml(`${c}\n${o}`);
   const u = `<testcase classname="${escapeXml(e)}" name="${escapeXml(`${i} (${c})`)}" file="${escapeXml(e)}" line="${String(n)}">`;
   const f = a === "note" ? `<system-out>${l}</system-out>` : `<failure type="${escapeXml(s ?? a)}" message="${escapeXml(i)}">${l}</failure>`;
   return `    ${u}${f}</testcase>`;
  }
  const a = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;
  function escapeXml(t) {
   return t.replace(a, "").replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
  }
 })
};
