"use strict";

exports.id = 2148, exports.ids = [ 2148 ], exports.modules = {
 5527: (function(t, n, e) {
  e.d(n, {
   writeRunPage: () => writeRunPage
  });
  var a = e(76760), r = e(42357), o = e(7138), s = e(24332), i = e(72443), c = e(72631), l = e(76813), u = e(23115);
  const d = 2e8;
  async function writeRunPage(t, n, e) {
   const {hostEnvironment: w, redact: f, log: y} = e, {transcriptPath: h} = n;
   if (null === h) return;
   const {directory: p} = w;
   try {
    const e = (0, s.S)({
     root: p,
     guard: () => null
    }), r = (await e.read(h, d)).toString("utf8"), clean = t => f((0, o.wh)(t)), i = (0, 
    u.g)(h, r, {
     clean: clean,
     result: n
    }), w = {
     path: (0, a.resolve)(p, t),
     maxBytes: l.Q,
     location: "html-report"
    };
    await (0, c.x)(w, i);
   } catch (t) {
    t instanceof i.k || (0, r.ki)(t, r.yo), y.warning(`The HTML report could not be written: ${f((0, 
    r.bD)(t))}`);
   }
  }
 }),
 54302: (function(t, n, e) {
  e.d(n, {
   v: () => openStateDirectory
  });
  var a = e(73024), r = e(51455), o = e(76760), s = e(81383), i = e(87144), c = e(42357);
  const l = 64;
  var u = e(72443), d = e(77598);
  const {O_CREAT: w, O_EXCL: f, O_NOFOLLOW: y, O_WRONLY: h} = a.constants;
  async function openTemporary(t) {
   const n = (0, o.join)((0, o.dirname)(t), `.${(0, o.basename)(t)}-${(0, d.randomBytes)(6).toString("hex")}.tmp`);
   return {
    temporary: n,
    handle: await (0, r.open)(n, h | w | f | y, 384)
   };
  }
  const p = 64e3, {O_NOFOLLOW: m, O_NONBLOCK: g, O_RDONLY: k} = a.constants;
  async function openStateDirectory(t, {create: n, root: e}) {
   return await (0, s.H)(t, async () => {
    if (null !== e && refuseLinks(t, e), n && (0, i.K)(t, 448), !(await (0, r.lstat)((0, 
    a.realpathSync)(t))).isDirectory()) throw new u.k("not-a-directory", t, `${t} is not a directory`);
    return function(t) {
     const pathOf = n => function(t, n) {
      const e = (0, o.resolve)(t, n);
      if (e !== t && !e.startsWith(t + o.sep)) throw new Error(`${n} is outside of the state directory`);
      return e;
     }(t, n);
     return {
      path: t,
      ...writingBelow(t, pathOf),
      read: async (n, e) => {
       const a = pathOf(n);
       return refuseLinks((0, o.dirname)(a), t), await (0, s.H)(n, () => async function(t, n, e) {
        const a = await (0, r.open)(t, k | m | g).catch(nullIfMissing);
        if (null === a) return null;
        try {
         const t = await a.stat();
         if (!t.isFile()) throw new u.k("special", n, `${n} is not a regular file`);
         if (t.size > e) throw new u.k("too-large", n, `${n} has ${String(t.size)} bytes, more than ${String(e)}`);
         return await a.readFile();
        } finally {
         await a.close();
        }
       }(a, n, e));
      },
      names: async n => {
       const e = pathOf(n);
       return refuseLinks(e, t), (await (0, r.readdir)(e).catch(emptyIfMissing)).sort((t, n) => Buffer.compare(Buffer.from(t), Buffer.from(n)));
      },
      remove: async t => {
       await (0, s.H)(t, () => (0, r.rm)(pathOf(t), {
        recursive: !0,
        force: !0
       }));
      },
      has: async t => !0 === (await (0, r.lstat)(pathOf(t)).catch(() => null))?.isFile()
     };
    }((0, a.realpathSync)(t));
   });
  }
  function writingBelow(t, n) {
   const e = function() {
    const t = [];
    let n = 0, e = Promise.resolve();
    const flush = async () => {
     await e;
     const [n] = t.splice(0);
     if (void 0 !== n) throw n;
    };
    return {
     add: async a => {
      n += 1, e = e.then(() => (async e => {
       try {
        await e.datasync();
       } catch (n) {
        (0, c.ki)(n, Error), t.push(n);
       } finally {
        await e.close(), n -= 1;
       }
      })(a)), n > l && await flush();
     },
     flush: flush
    };
   }(), a = function(t) {
    const n = new Set;
    return e => {
     const a = (0, o.dirname)(e);
     n.has(a) || ((0, i.K)(a, 448), refuseLinks(a, t), n.add(a));
    };
   }(t);
   return {
    write: async (t, e) => {
     const o = n(t);
     await (0, s.H)(t, async () => {
      a(o), await async function(t, n) {
       const {temporary: e, handle: a} = await openTemporary(t);
       try {
        await async function(t, n) {
         try {
          await t.writeFile(n), await t.datasync();
         } finally {
          await t.close();
         }
        }(a, n), await (0, r.rename)(e, t);
       } catch (t) {
        throw await (0, r.rm)(e, {
         force: !0
        }), t;
       }
      }(o, e);
     });
    },
    writeNew: async (t, e) => {
     const o = n(t);
     await (0, s.H)(t, async () => {
      a(o), await async function(t, n) {
       try {
        await (0, r.writeFile)(t, n, v);
       } catch (e) {
        if ("EEXIST" !== e.code) throw e;
        await (0, r.rm)(t, {
         force: !0
        }), await (0, r.writeFile)(t, n, v);
       }
      }(o, e);
     });
    },
    add: async (t, o) => {
     const i = n(t);
     await (0, s.H)(t, async () => {
      a(i), await e.add(await async function(t, n) {
       const {temporary: e, handle: a} = await openTemporary(t);
       try {
        return await a.writeFile(n), await (0, r.rename)(e, t), a;
       } catch (t) {
        throw await a.close(), await (0, r.rm)(e, {
         force: !0
        }), t;
       }
      }(i, o));
     });
    },
    flush: () => (0, s.H)(t, () => e.flush()),
    create: async t => {
     const e = n(t);
     return await (0, s.H)(t, async () => (a(e), await async function(t, n) {
      const {temporary: e, handle: a} = await openTemporary(t);
      let o = [], i = 0;
      const flush = async () => {
       const t = o.join("");
       o = [], i = 0, "" !== t && await (0, s.H)(n, () => a.appendFile(t));
      };
      return {
       write: async t => {
        o.push(t), i += t.length, i > p && await flush();
       },
       close: async () => {
        await flush(), await a.datasync(), await a.close(), await (0, s.H)(n, () => (0, 
        r.rename)(e, t));
       },
       abandon: async () => {
        await a.close(), await (0, r.rm)(e, {
         force: !0
        });
       }
      };
     }(e, t)));
    },
    move: async (t, e) => {
     const o = n(e);
     await (0, s.H)(t, async () => {
      a(o), await (0, r.rename)(n(t), o);
     });
    }
   };
  }
  function refuseLinks(t, n) {
   let e = n;
   for (const r of (0, o.relative)(n, t).split(o.sep)) {
    if ("" === r || "." === r) continue;
    e = (0, o.join)(e, r);
    const t = (0, s.J)(e, () => (0, a.lstatSync)(e, {
     throwIfNoEntry: !1
    }));
    if (void 0 === t) return;
    if (t.isSymbolicLink()) throw new u.k("refused", e, `${e} is a link`);
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
 23115: (function(t, n, e) {
  e.d(n, {
   g: () => transcriptSource
  });
  var a = e(42357), r = e(54539), o = e(71431), s = e(89366), i = e(1359), c = e(41599), l = e(90120);
  function transcriptSource(t, n, {clean: e, result: r}) {
   const u = (0, c.$)(n.endsWith("\n") ? n : `${n}\n`, e);
   if (0 === u.entries.length) throw function(t) {
    return new a.yo({
     code: "file-unreadable",
     location: t,
     message: "the file is not a transcript",
     found: "no event of a run",
     hint: "name the transcript that a run printed at the end, or the state directory of a batch"
    });
   }(t);
   const d = null === r ? function({stop: t, text: n}) {
    if (null === t) return {
     conclusion: "cancelled",
     reason: "The transcript has no end: the run was interrupted, or is still running."
    };
    const {conclusion: e, reason: a} = (0, o.P0)(t, [], "continue");
    return {
     conclusion: e,
     reason: "success" === e && "" === n ? "The run has ended." : a
    };
   }(u) : {
    conclusion: r.conclusion,
    reason: e(r.reason)
   }, w = null === r ? function({usages: t, model: n}) {
    return t.map(t => (0, s.ho)(t.model ?? n, t)).reduce((t, n) => null === t || null === n ? null : t + n, 0);
   }(u) : r.costUsd, f = null === r ? function({startedAt: t, endedAt: n}) {
    return null === t || null === n ? null : n - t;
   }(u) : r.durationMs, y = "" === u.prompt ? t : u.prompt, h = {
    ...{
     key: "run",
     name: y,
     id: y,
     model: u.model,
     ...d,
     costUsd: w,
     durationMs: f
    },
    state: "success" === d.conclusion ? "passed" : "failed",
    isReused: !1,
    mark: null,
    evaluations: {
     passed: 0,
     total: 0
    }
   }, p = {
    ...{
     kind: "run",
     title: y,
     ...d,
     label: i.vV[d.conclusion].text,
     costUsd: w,
     rows: [ h ]
    },
    endedAt: null === u.endedAt ? null : new Date(u.endedAt).toISOString(),
    previous: null,
    passRates: []
   }, m = {
    key: h.key,
    reason: d.reason,
    facts: factsOf(u, w, f),
    item: [],
    text: u.text,
    structured: null,
    evaluations: [],
    changes: (0, l.x)(r?.changes ?? [], e),
    notices: (r?.notices ?? []).map(e),
    ...(0, c.q)(u.entries)
   };
   return {
    overview: p,
    jobs: async function*() {
     yield await Promise.resolve(m);
    }
   };
  }
  function factsOf(t, n, e) {
   const {model: a, mode: o, turns: s, usages: c, entries: l, startedAt: u} = t, sum = t => c.reduce((n, e) => n + e[t], 0), d = l.filter(({type: t}) => "call" === t), w = d.filter(t => "call" === t.type && "refused" === t.status).length;
   return [ [ "Model", a ], [ "Mode", o ], [ "Turns", (0, r.Z)(s) ], [ "Calls", 0 === w ? (0, 
   r.Z)(d.length) : `${(0, r.Z)(d.length)}, ${(0, r.Z)(w)} refused` ], [ "Tokens", `${(0, 
   r.Z)(sum("inputTokens"))} in, ${(0, r.Z)(sum("outputTokens"))} out` ], [ "From the cache", 0 === sum("cacheReadTokens") ? "" : (0, 
   r.B)(sum("cacheReadTokens"), "token") ], [ "Cost", (0, i.BD)(n) ], [ "Time", null === e ? "" : (0, 
   i.a3)(e) ], [ "Started", null === u ? "" : new Date(u).toISOString().replace("T", " ").replace(/\.\d+Z$/, " UTC") ] ].filter(t => "" !== t[1]);
  }
 })
};
