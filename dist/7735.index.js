"use strict";

exports.id = 7735, exports.ids = [ 7735 ], exports.modules = {
  5527: (function(t, e, n) {
    n.d(e, {
      writeRunPage: () => writeRunPage
    });
    var a = n(76760), r = n(42357), s = n(7138), o = n(34292), i = n(72443), c = n(72631), l = n(76813), u = n(23115);
    const d = 2e8;
    async function writeRunPage(t, e, n) {
      const {hostEnvironment: f, redact: w, log: y} = n, {transcriptPath: h} = e;
      if (null === h) return;
      const {directory: p} = f;
      try {
        const n = (0, o.S)({
          root: p,
          guard: () => null
        }), r = (await n.read(h, d)).toString("utf8"), clean = t => w((0, s.wh)(t)), i = (0, 
        u.g)(h, r, {
          clean: clean,
          result: e
        }), f = {
          path: (0, a.resolve)(p, t),
          maxBytes: l.Q,
          location: "html-report"
        };
        await (0, c.x)(f, i);
      } catch (t) {
        t instanceof i.k || (0, r.ki)(t, r.yo), y.warning(`The HTML report could not be written: ${w(t.message)}`);
      }
    }
  }),
  90465: (function(t, e, n) {
    n.d(e, {
      v: () => openStateDirectory
    });
    var a = n(77598), r = n(73024), s = n(51455), o = n(76760), i = n(81383), c = n(72443);
    const {O_CREAT: l, O_EXCL: u, O_NOFOLLOW: d, O_NONBLOCK: f, O_RDONLY: w, O_WRONLY: y} = r.constants;
    async function openStateDirectory(t, {create: e, root: n}) {
      return await (0, i.H)(t, async () => {
        if (null !== n && refuseLinks(t, n), e && await (0, s.mkdir)(t, {
          recursive: !0,
          mode: 448
        }), !(await (0, s.lstat)((0, r.realpathSync)(t))).isDirectory()) throw new c.k("not-a-directory", t, `${t} is not a directory`);
        return function(t) {
          const place = e => function(t, e) {
            const n = (0, o.resolve)(t, e);
            if (n !== t && !n.startsWith(t + o.sep)) throw new Error(`${e} is outside of the state directory`);
            return n;
          }(t, e), e = function(t) {
            const e = new Set;
            return async n => {
              const a = (0, o.dirname)(n);
              e.has(a) || (await (0, s.mkdir)(a, {
                recursive: !0,
                mode: 448
              }), refuseLinks(a, t), e.add(a));
            };
          }(t);
          return {
            path: t,
            read: async (e, n) => {
              const a = place(e);
              return refuseLinks((0, o.dirname)(a), t), await (0, i.H)(e, () => async function(t, e, n) {
                const a = await (0, s.open)(t, w | d | f).catch(nullIfMissing);
                if (null === a) return null;
                try {
                  const t = await a.stat();
                  if (!t.isFile()) throw new c.k("special", e, `${e} is not a regular file`);
                  if (t.size > n) throw new c.k("too-large", e, `${e} has ${String(t.size)} bytes, more than ${String(n)}`);
                  return await a.readFile();
                } finally {
                  await a.close();
                }
              }(a, e, n));
            },
            write: async (t, n) => {
              const a = place(t);
              await (0, i.H)(t, async () => {
                await e(a), await async function(t, e) {
                  const {temporary: n, handle: a} = await openTemporary(t);
                  try {
                    await async function(t, e) {
                      try {
                        await t.writeFile(e), await t.datasync();
                      } finally {
                        await t.close();
                      }
                    }(a, e), await (0, s.rename)(n, t);
                  } catch (t) {
                    throw await (0, s.rm)(n, {
                      force: !0
                    }), t;
                  }
                }(a, n);
              });
            },
            writeNew: async (t, n) => {
              const a = place(t);
              await (0, i.H)(t, async () => {
                await e(a), await async function(t, e) {
                  await (0, s.rm)(t, {
                    force: !0
                  }), await (0, s.writeFile)(t, e, {
                    flag: "wx",
                    mode: 384
                  });
                }(a, n);
              });
            },
            create: async t => {
              const n = place(t);
              return await (0, i.H)(t, async () => (await e(n), await async function(t, e) {
                const {temporary: n, handle: a} = await openTemporary(t);
                let r = [], o = 0;
                const flush = async () => {
                  const t = r.join("");
                  r = [], o = 0, "" !== t && await (0, i.H)(e, () => a.appendFile(t));
                };
                return {
                  write: async t => {
                    r.push(t), o += t.length, o > h && await flush();
                  },
                  close: async () => {
                    await flush(), await a.datasync(), await a.close(), await (0, i.H)(e, () => (0, 
                    s.rename)(n, t));
                  },
                  abandon: async () => {
                    await a.close(), await (0, s.rm)(n, {
                      force: !0
                    });
                  }
                };
              }(n, t)));
            },
            names: async e => {
              const n = place(e);
              return refuseLinks(n, t), (await (0, s.readdir)(n).catch(emptyIfMissing)).sort((t, e) => Buffer.compare(Buffer.from(t), Buffer.from(e)));
            },
            move: async (t, n) => {
              const a = place(n);
              await (0, i.H)(t, async () => {
                await e(a), await (0, s.rename)(place(t), a);
              });
            },
            remove: async t => {
              await (0, i.H)(t, () => (0, s.rm)(place(t), {
                recursive: !0,
                force: !0
              }));
            },
            has: async t => !0 === (await (0, s.lstat)(place(t)).catch(() => null))?.isFile()
          };
        }((0, r.realpathSync)(t));
      });
    }
    function refuseLinks(t, e) {
      let n = e;
      for (const a of (0, o.relative)(e, t).split(o.sep)) {
        if ("" === a || "." === a) continue;
        n = (0, o.join)(n, a);
        const t = (0, i.J)(n, () => (0, r.lstatSync)(n, {
          throwIfNoEntry: !1
        }));
        if (void 0 === t) return;
        if (t.isSymbolicLink()) throw new c.k("refused", n, `${n} is a link`);
      }
    }
    async function openTemporary(t) {
      const e = (0, o.join)((0, o.dirname)(t), `.${(0, o.basename)(t)}-${(0, a.randomBytes)(6).toString("hex")}.tmp`);
      return {
        temporary: e,
        handle: await (0, s.open)(e, y | l | u | d, 384)
      };
    }
    const h = 64e3;
    function nullIfMissing(t) {
      if ("ENOENT" === t.code) return null;
      throw t;
    }
    function emptyIfMissing(t) {
      if ("ENOENT" === t.code) return [];
      throw t;
    }
  }),
  23115: (function(t, e, n) {
    n.d(e, {
      g: () => transcriptSource
    });
    var a = n(42357), r = n(71431), s = n(89366), o = n(1359), i = n(41599), c = n(90120);
    function transcriptSource(t, e, {clean: n, result: l}) {
      const u = (0, i.$)(e.endsWith("\n") ? e : `${e}\n`, n);
      if (0 === u.entries.length) throw function(t) {
        return new a.yo({
          code: "file-unreadable",
          location: t,
          message: "the file is not a transcript",
          found: "no event of a run",
          hint: "name the transcript that a run printed at the end, or the state directory of a batch"
        });
      }(t);
      const d = null === l ? function({stop: t, text: e}) {
        if (null === t) return {
          conclusion: "cancelled",
          reason: "The transcript has no end: the run was interrupted, or is still running."
        };
        const {conclusion: n, reason: a} = (0, r.P0)(t, [], "continue");
        return {
          conclusion: n,
          reason: "success" === n && "" === e ? "The run has ended." : a
        };
      }(u) : {
        conclusion: l.conclusion,
        reason: n(l.reason)
      }, f = null === l ? function({usages: t, model: e}) {
        return t.map(t => (0, s.ho)(t.model ?? e, t)).reduce((t, e) => null === t || null === e ? null : t + e, 0);
      }(u) : l.costUsd, w = null === l ? function({startedAt: t, endedAt: e}) {
        return null === t || null === e ? null : e - t;
      }(u) : l.durationMs, y = "" === u.prompt ? t : u.prompt, h = {
        ...{
          key: "run",
          name: y,
          id: y,
          model: u.model,
          ...d,
          costUsd: f,
          durationMs: w
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
          label: o.vV[d.conclusion].text,
          costUsd: f,
          rows: [ h ]
        },
        endedAt: null === u.endedAt ? null : new Date(u.endedAt).toISOString(),
        previous: null,
        passRates: []
      }, m = {
        key: h.key,
        reason: d.reason,
        facts: factsOf(u, f, w),
        item: [],
        text: u.text,
        structured: null,
        evaluations: [],
        changes: (0, c.x)(l?.changes ?? [], n),
        notices: (l?.notices ?? []).map(n),
        ...(0, i.q)(u.entries)
      };
      return {
        overview: p,
        jobs: async function*() {
          yield await Promise.resolve(m);
        }
      };
    }
    function factsOf(t, e, n) {
      const {model: a, mode: r, turns: s, usages: i, entries: c, startedAt: l} = t, sum = t => i.reduce((e, n) => e + n[t], 0), u = c.filter(({type: t}) => "call" === t), d = u.filter(t => "call" === t.type && "refused" === t.status).length;
      return [ [ "Model", a ], [ "Mode", r ], [ "Turns", (0, o.ZV)(s) ], [ "Calls", 0 === d ? (0, 
      o.ZV)(u.length) : `${(0, o.ZV)(u.length)}, ${(0, o.ZV)(d)} refused` ], [ "Tokens", `${(0, 
      o.ZV)(sum("inputTokens"))} in, ${(0, o.ZV)(sum("outputTokens"))} out` ], [ "From the cache", 0 === sum("cacheReadTokens") ? "" : (0, 
      o.B4)(sum("cacheReadTokens"), "token") ], [ "Cost", (0, o.BD)(e) ], [ "Time", null === n ? "" : (0, 
      o.a3)(n) ], [ "Started", null === l ? "" : new Date(l).toISOString().replace("T", " ").replace(/\.\d+Z$/, " UTC") ] ].filter(t => "" !== t[1]);
    }
  })
};
