"use strict";

exports.id = 873, exports.ids = [ 873, 987 ], exports.modules = {
 54302: (function(t, e, n) {
  n.d(e, {
   v: () => openStateDirectory
  });
  var a = n(73024), i = n(51455), r = n(76760), s = n(81383), o = n(87144), c = n(42357);
  const l = 64;
  var u = n(72443), f = n(77598);
  const {O_CREAT: w, O_EXCL: y, O_NOFOLLOW: p, O_WRONLY: d} = a.constants;
  async function openTemporary(t) {
   const e = (0, r.join)((0, r.dirname)(t), `.${(0, r.basename)(t)}-${(0, f.randomBytes)(6).toString("hex")}.tmp`);
   return {
    temporary: e,
    handle: await (0, i.open)(e, d | w | y | p, 384)
   };
  }
  const m = 64e3, {O_NOFOLLOW: h, O_NONBLOCK: g, O_RDONLY: $} = a.constants;
  async function openStateDirectory(t, {create: e, root: n}) {
   return await (0, s.H)(t, async () => {
    if (null !== n && refuseLinks(t, n), e && (0, o.K)(t, 448), !(await (0, i.lstat)((0, 
    a.realpathSync)(t))).isDirectory()) throw new u.k("not-a-directory", t, `${t} is not a directory`);
    return function(t) {
     const pathOf = e => function(t, e) {
      const n = (0, r.resolve)(t, e);
      if (n !== t && !n.startsWith(t + r.sep)) throw new Error(`${e} is outside of the state directory`);
      return n;
     }(t, e);
     return {
      path: t,
      ...writingBelow(t, pathOf),
      read: async (e, n) => {
       const a = pathOf(e);
       return refuseLinks((0, r.dirname)(a), t), await (0, s.H)(e, () => async function(t, e, n) {
        const a = await (0, i.open)(t, $ | h | g).catch(nullIfMissing);
        if (null === a) return null;
        try {
         const t = await a.stat();
         if (!t.isFile()) throw new u.k("special", e, `${e} is not a regular file`);
         if (t.size > n) throw new u.k("too-large", e, `${e} has ${String(t.size)} bytes, more than ${String(n)}`);
         return await a.readFile();
        } finally {
         await a.close();
        }
       }(a, e, n));
      },
      names: async e => {
       const n = pathOf(e);
       return refuseLinks(n, t), (await (0, i.readdir)(n).catch(emptyIfMissing)).sort((t, e) => Buffer.compare(Buffer.from(t), Buffer.from(e)));
      },
      remove: async t => {
       await (0, s.H)(t, () => (0, i.rm)(pathOf(t), {
        recursive: !0,
        force: !0
       }));
      },
      has: async t => !0 === (await (0, i.lstat)(pathOf(t)).catch(() => null))?.isFile()
     };
    }((0, a.realpathSync)(t));
   });
  }
  function writingBelow(t, e) {
   const n = function() {
    const t = [];
    let e = 0, n = Promise.resolve();
    const flush = async () => {
     await n;
     const [e] = t.splice(0);
     if (void 0 !== e) throw e;
    };
    return {
     add: async a => {
      e += 1, n = n.then(() => (async n => {
       try {
        await n.datasync();
       } catch (e) {
        (0, c.ki)(e, Error), t.push(e);
       } finally {
        await n.close(), e -= 1;
       }
      })(a)), e > l && await flush();
     },
     flush: flush
    };
   }(), a = function(t) {
    const e = new Set;
    return n => {
     const a = (0, r.dirname)(n);
     e.has(a) || ((0, o.K)(a, 448), refuseLinks(a, t), e.add(a));
    };
   }(t);
   return {
    write: async (t, n) => {
     const r = e(t);
     await (0, s.H)(t, async () => {
      a(r), await async function(t, e) {
       const {temporary: n, handle: a} = await openTemporary(t);
       try {
        await async function(t, e) {
         try {
          await t.writeFile(e), await t.datasync();
         } finally {
          await t.close();
         }
        }(a, e), await (0, i.rename)(n, t);
       } catch (t) {
        throw await (0, i.rm)(n, {
         force: !0
        }), t;
       }
      }(r, n);
     });
    },
    writeNew: async (t, n) => {
     const r = e(t);
     await (0, s.H)(t, async () => {
      a(r), await async function(t, e) {
       try {
        await (0, i.writeFile)(t, e, v);
       } catch (n) {
        if ("EEXIST" !== n.code) throw n;
        await (0, i.rm)(t, {
         force: !0
        }), await (0, i.writeFile)(t, e, v);
       }
      }(r, n);
     });
    },
    add: async (t, r) => {
     const o = e(t);
     await (0, s.H)(t, async () => {
      a(o), await n.add(await async function(t, e) {
       const {temporary: n, handle: a} = await openTemporary(t);
       try {
        return await a.writeFile(e), await (0, i.rename)(n, t), a;
       } catch (t) {
        throw await a.close(), await (0, i.rm)(n, {
         force: !0
        }), t;
       }
      }(o, r));
     });
    },
    flush: () => (0, s.H)(t, () => n.flush()),
    create: async t => {
     const n = e(t);
     return await (0, s.H)(t, async () => (a(n), await async function(t, e) {
      const {temporary: n, handle: a} = await openTemporary(t);
      let r = [], o = 0;
      const flush = async () => {
       const t = r.join("");
       r = [], o = 0, "" !== t && await (0, s.H)(e, () => a.appendFile(t));
      };
      return {
       write: async t => {
        r.push(t), o += t.length, o > m && await flush();
       },
       close: async () => {
        await flush(), await a.datasync(), await a.close(), await (0, s.H)(e, () => (0, 
        i.rename)(n, t));
       },
       abandon: async () => {
        await a.close(), await (0, i.rm)(n, {
         force: !0
        });
       }
      };
     }(n, t)));
    },
    move: async (t, n) => {
     const r = e(n);
     await (0, s.H)(t, async () => {
      a(r), await (0, i.rename)(e(t), r);
     });
    }
   };
  }
  function refuseLinks(t, e) {
   let n = e;
   for (const i of (0, r.relative)(e, t).split(r.sep)) {
    if ("" === i || "." === i) continue;
    n = (0, r.join)(n, i);
    const t = (0, s.J)(n, () => (0, a.lstatSync)(n, {
     throwIfNoEntry: !1
    }));
    if (void 0 === t) return;
    if (t.isSymbolicLink()) throw new u.k("refused", n, `${n} is a link`);
   }
  }
  const v = {
   flag: "wx",
   mode: 384
  };
  function nullIfMissing(t) {
   if ("ENOENT" === t.code) return null;
   throw t;
  }
  function emptyIfMissing(t) {
   if ("ENOENT" === t.code) return [];
   throw t;
  }
 }),
 30873: (function(t, e, n) {
  n.d(e, {
   writeFindingReports: () => writeFindingReports
  });
  var a = n(76760), i = n(42357), r = n(54302), s = n(72443), o = n(50987);
  const c = {
   error: "major",
   warning: "minor",
   note: "info"
  };
  function codeQuality(t) {
   const e = t.map(({path: e, line: n, endLine: a = n, severity: i, title: r, message: s, rule: l = "finding"}, u) => ({
    description: `${r}: ${s}`,
    check_name: l,
    fingerprint: (0, o.R)([ JSON.stringify([ l, e, r, repetitionOf(t, u) ]) ], 32),
    severity: c[i],
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
   return t.slice(0, e).filter(({rule: t, path: e, title: a}) => t === n?.rule && e === n?.path && a === n.title).length;
  }
  var l = n(32223);
  async function writeFindingReports({findings: t}, {settings: e, hostEnvironment: n, log: o, redact: c}) {
   const u = [ [ e["code-quality-report"], codeQuality(t) ], [ e["junit-report"], (0, 
   l.b)(t) ] ];
   for (const [t, e] of u) {
    if (void 0 === t) continue;
    const l = (0, a.resolve)(n.directory, t);
    try {
     const t = await (0, r.v)((0, a.dirname)(l), {
      create: !0,
      root: null
     });
     await t.write((0, a.basename)(l), c(e));
    } catch (e) {
     (0, i.ki)(e, s.k), o.warning(`The file ${t} could not be written: ${c(e.message)}`);
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
   const e = t.filter(({severity: t}) => "note" !== t).length, n = `tests="${String(t.length)}" failures="${String(e)}"`;
   return [ '<?xml version="1.0" encoding="UTF-8"?>', `<testsuites name="sallyport" ${n}>`, `  <testsuite name="sallyport" ${n}>`, ...t.map(testCase), "  </testsuite>", "</testsuites>", "" ].join("\n");
  }
  function testCase(t) {
   const {path: e, line: n, severity: i, title: r, message: s, rule: o} = t, c = (0, 
   a.YR)(t), l = escapeXml(`${c}\n${s}`);
   return `    <testcase classname="${escapeXml(e)}" name="${escapeXml(`${r} (${c})`)}" file="${escapeXml(e)}" line="${String(n)}">${"note" === i ? `<system-out>${l}</system-out>` : `<failure type="${escapeXml(o ?? i)}" message="${escapeXml(r)}">${l}</failure>`}</testcase>`;
  }
  const i = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;
  function escapeXml(t) {
   return t.replace(i, "").replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
  }
 })
};
