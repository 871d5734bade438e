"use strict";

exports.id = 1683, exports.ids = [ 1683 ], exports.modules = {
  65654: (function(e, t, n) {
    n.d(t, {
      T: () => r
    });
    const r = 1;
  }),
  92727: (function(e, t, n) {
    n.d(t, {
      K0: () => defaultStatePath,
      Gf: () => openState,
      un: () => readState
    });
    var r = n(76760), a = n(42357), i = n(77598), o = n(73024), s = n(50451), c = n(29880);
    const u = 15e3, l = 6e4, d = "lock.json";
    function writeRecord(e, t) {
      const n = {
        ...t,
        confirmedAt: Date.now()
      }, r = `${e}.${String(t.pid)}`;
      try {
        (0, o.writeFileSync)(r, JSON.stringify(n), {
          mode: 384
        }), (0, o.renameSync)(r, e);
      } catch (e) {
        if ((0, o.rmSync)(r, {
          force: !0
        }), "ENOENT" !== e.code) throw e;
      }
    }
    function readRecord(e) {
      try {
        const {pid: t, started: n, place: r, confirmedAt: a} = JSON.parse((0, o.readFileSync)(e, "utf8"));
        return "number" != typeof t || "string" != typeof r || "number" != typeof a ? null : {
          pid: t,
          place: r,
          confirmedAt: a,
          started: "string" == typeof n ? n : null
        };
      } catch {
        return null;
      }
    }
    var f = n(90465), h = n(72443), w = n(5104), y = n(39035);
    const m = /^(jobs|answers|delivery|trees)\/|^run\.json$/, p = "plan.json", k = /,"mac":"([0-9a-f]{64})"\}\n$/, g = 75;
    function sealDirectory(e, t) {
      const mac = e => (0, i.createHmac)("sha256", `sallyport state ${t ?? ""}`).update(`${e}\n`), examine = (e, t, n) => {
        const r = mac(e).update(t).digest("hex");
        if (n.length !== r.length || !(0, i.timingSafeEqual)(Buffer.from(n), Buffer.from(r))) throw new h.k("refused", e, "it was not written with resume-key");
      };
      return {
        ...e,
        read: async (n, r) => {
          const a = await e.read(n, r);
          if (null === a) return null;
          if (n === p && null !== t) {
            const t = await e.read(`${p}.mac`, 100);
            return examine(n, a, t?.toString("utf8").trim() ?? ""), a;
          }
          if (!m.test(n)) return a;
          const i = k.exec(a.subarray(-g).toString("latin1"))?.[1], o = void 0 === i ? a : function(e) {
            return Buffer.concat([ e.subarray(0, e.length - g), Buffer.from("}\n") ]);
          }(a);
          return null !== t && examine(n, o, i ?? ""), o;
        },
        write: async (n, r) => {
          if (null === t || !m.test(n)) return void await e.write(n, r);
          const a = `${r.toString("utf8").trimEnd()}\n`;
          await e.write(n, `${a.slice(0, -2)},"mac":"${mac(n).update(a).digest("hex")}"}\n`);
        },
        create: async n => {
          const r = await e.create(n);
          if (null === t || n !== p) return r;
          const a = mac(n);
          return {
            write: async e => {
              a.update(e), await r.write(e);
            },
            close: async () => {
              await r.close(), await e.write(`${p}.mac`, `${a.digest("hex")}\n`);
            },
            abandon: () => r.abandon()
          };
        }
      };
    }
    const b = 64e6;
    async function openState(e) {
      const {path: t, name: n, temporary: a, key: h} = e, w = await orUnusable(t, async () => {
        const r = await (0, f.v)(t, {
          create: !0,
          root: e.root
        });
        return await async function(e, t) {
          const n = await e.read(y.V4, 1e4);
          if (null === n) {
            const n = (await e.names(".")).filter(e => !e.startsWith("."));
            if (n.length > 0) throw unusable(e.path, {
              message: "this directory contains other files",
              found: n.slice(0, 5).join(", "),
              hint: "use --state with an empty directory, or with one that a batch has written"
            });
            return await e.write(".gitignore", "*\n"), void await e.write(y.V4, `${JSON.stringify({
              formatVersion: 1,
              name: t
            })}\n`);
          }
          const r = valid(n, y.g1);
          if (r?.name !== t) throw unusable(e.path, {
            message: "this directory holds the state of another batch",
            found: null === r ? `${y.V4} is invalid` : r.name,
            hint: `use --state with another directory for ${t}`
          });
        }(r, n), sealDirectory(r, h);
      }), m = function(e, t) {
        const n = (0, r.join)(e, d), a = (0, s.G)(), f = (0, r.join)(t, `sallyport-lock-${(0, 
        i.createHash)("sha256").update(n).digest("hex").slice(0, 32)}`), h = (0, c.U)(f, () => {
          const e = readRecord(n);
          return null !== e && function(e, t) {
            return e.place === t.place ? !(0, s.j)(e) : Math.abs(Date.now() - e.confirmedAt) < l;
          }(e, a) ? e : (writeRecord(n, a), null);
        });
        if (null !== h) return {
          holder: h
        };
        const w = setInterval(() => writeRecord(n, a), u);
        return w.unref(), {
          release: () => {
            clearInterval(w), (0, c.U)(f, () => {
              const e = readRecord(n);
              null !== e && function(e, t) {
                return e.pid === t.pid && e.place === t.place && e.started === t.started;
              }(e, a) && (0, o.rmSync)(n, {
                force: !0
              });
            });
          }
        };
      }(w.path, a);
      if ("holder" in m) throw unusable(t, {
        message: "another process is using this state directory",
        found: `process ${String(m.holder.pid)}, running ${new Date(m.holder.confirmedAt).toISOString()}`,
        hint: "wait until it has ended, or use --state with another directory"
      });
      await w.remove("running");
      const p = new Set((await w.names("jobs")).map(e => e.replace(/\.json$/, "")));
      return {
        ...stateIn(w, e.onNotice, p),
        release: () => m.release()
      };
    }
    async function readState(e, t, n = null) {
      return await orUnusable(e, async () => stateIn(sealDirectory(await (0, f.v)(e, {
        create: !1,
        root: null
      }), n), t));
    }
    function stateIn(e, t, n) {
      return {
        directory: e,
        record: async r => {
          if (!1 === n?.has(r.key)) return null;
          const a = await async function(e, t) {
            try {
              const n = await e.read(`jobs/${t}.json`, b);
              return null === n ? null : (0, w.H)(n, t);
            } catch (e) {
              if (!(e instanceof h.k)) throw e;
              return {
                problem: e.message
              };
            }
          }(e, r.key);
          if (null === a) return null;
          const i = "problem" in a ? a.problem : (0, w.O)(a, r) ? null : "it was not written for this job";
          return null !== i || "problem" in a ? (t(`The stored result ${r.key.slice(0, 12)} is not used, because ${i ?? ""}. The job runs again.`), 
          null) : a;
        },
        save: async (t, r, a = null) => {
          const {key: i, transcriptPath: o} = t;
          null !== o && null !== a ? await e.writeNew(o, a) : null !== o && await async function(e, t, n) {
            const r = `running/${t}.jsonl`;
            await e.has(r) && await e.move(r, n);
          }(e, i, o), await e.write(`jobs/${i}.json`, `${JSON.stringify(t)}\n`), n?.add(i);
          const s = r?.transcriptPath ?? null;
          null !== s && s !== t.transcriptPath && await e.remove(s);
        },
        lastRun: async () => await async function(e, t, n) {
          const r = await e.read(t, b).catch(e => ((0, a.ki)(e, h.k), null));
          return null === r ? null : valid(r, n);
        }(e, y.y6, y.Lx),
        saveRun: async t => await e.write(y.y6, `${JSON.stringify(t)}\n`)
      };
    }
    function valid(e, t) {
      try {
        return t.safeParse(JSON.parse(e.toString("utf8"))).data ?? null;
      } catch {
        return null;
      }
    }
    async function orUnusable(e, t) {
      try {
        return await t();
      } catch (t) {
        if (!(t instanceof h.k)) throw t;
        throw unusable(e, {
          message: "the state directory cannot be used",
          found: t.message,
          hint: "use --state with a directory that can be written and contains no links"
        });
      }
    }
    function unusable(e, t) {
      return new a.yo({
        code: "state-unusable",
        location: e,
        ...t
      });
    }
    function defaultStatePath(e, t) {
      return (0, r.join)(e, ".sallyport/state", t);
    }
  }),
  5104: (function(e, t, n) {
    n.d(t, {
      H: () => parseRecord,
      O: () => hasPartsOf
    });
    var r = n(94343), a = n(43759), i = n(93413), o = n(36795), s = n(65654), c = n(85306);
    const text = e => r.YjP().check(a.Eb(e)), u = r.Whr().check(a.UI()), l = r.aig().check(a.UI()), d = r.YjP().check(a.Fk(/^[0-9a-f]{64}$/)), f = r.KCZ([ text(1e5), r.aig(), r.zMY() ]), h = r.rej({
      path: text(1e4),
      kind: r.k5n([ "created", "modified", "deleted" ]),
      added: u,
      removed: u,
      diff: r.mee(text(1e7)),
      note: r.lqM(text(1e4))
    }), w = r.rej({
      name: text(1e3),
      status: r.k5n([ "passed", "failed", "error" ]),
      score: r.aig().check(a.qm(0), a.Zm(1)),
      weight: r.lqM(r.aig().check(a.NC(), a.Zm(1e6))),
      reason: text(1e5)
    }), y = r.rej(Object.fromEntries(c.N.map(e => [ e, text(200) ]))), m = r.Whr().check(a.NC()), p = r.rej({
      path: text(4096),
      line: m,
      endLine: r.lqM(m),
      severity: r.k5n(o.gO),
      title: text(1e3),
      message: text(1e4),
      suggestion: r.lqM(text(4e4)),
      rule: r.lqM(text(200))
    }), k = r.rej({
      formatVersion: r.euz(s.T),
      key: d,
      keyParts: y,
      slot: text(1e4),
      planId: text(200),
      shard: r.mee(r.YjP().check(a.Fk(/^\d{1,4}\/\d{1,4}$/))),
      attempt: r.Whr().check(a.NC()),
      id: text(1e3),
      item: r.mee(r.g1P(text(1e3), r.L5J())),
      matrix: r.g1P(text(1e3), f),
      repeat: r.Whr().check(a.NC()),
      model: text(1e3),
      conclusion: r.k5n(i.f),
      reason: text(1e5),
      text: text(1e7),
      structured: r.lqM(r.L5J()),
      evaluations: r.YOg(w).check(a.Eb(1e3)),
      evaluationDigest: text(200),
      minScore: r.lqM(r.aig().check(a.qm(0), a.Zm(1))),
      scoringUsd: r.lqM(r.mee(l)),
      changes: r.YOg(h).check(a.Eb(1e4)),
      usage: r.rej({
        inputTokens: u,
        outputTokens: u,
        cacheReadTokens: u,
        cacheWriteTokens: u
      }),
      costUsd: r.mee(l),
      durationMs: l,
      turns: u,
      toolCalls: u,
      transcriptPath: r.mee(r.YjP().check(a.Fk(/^transcripts\/[0-9a-f]{64}-\d{1,9}\.jsonl$/))),
      endedAt: r.YjP().check(a.Fk(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?Z$/)),
      sameFailures: u,
      errorKind: r.mee(r.k5n([ "auth", "not-found", "bad-request", "context-length", "rate-limit", "quota", "overloaded", "server", "network", "cut-off", "refused", "script", "cancelled" ])),
      hasTree: r.zMY(),
      notices: r.YOg(text(1e4)).check(a.Eb(1e3)),
      findings: r.lqM(r.YOg(p).check(a.Eb(1e4))),
      toolsUsed: r.YOg(text(1e3)).check(a.Eb(1e3))
    });
    function parseRecord(e, t) {
      let n;
      try {
        n = JSON.parse(e.toString("utf8"));
      } catch {
        return {
          problem: "it is not valid JSON"
        };
      }
      const r = k.safeParse(n);
      if (!r.success) {
        const [e] = r.error.issues;
        return {
          problem: `${e?.path.join(".") ?? ""} is invalid`.trimStart()
        };
      }
      const a = r.data;
      return a.key !== t ? {
        problem: "it belongs to another job"
      } : null === a.transcriptPath || a.transcriptPath.startsWith(`transcripts/${t}-`) ? a : {
        problem: "its transcript belongs to another job"
      };
    }
    function hasPartsOf(e, t) {
      return c.N.every(n => e.keyParts[n] === t.keyParts[n]);
    }
  }),
  47613: (function(e, t, n) {
    n.d(t, {
      Hh: () => isPassed,
      LF: () => dispositionOf,
      UQ: () => meanScore,
      q_: () => failuresInARow
    });
    const r = new Set([ "bad-request", "context-length", "refused" ]);
    function dispositionOf(e, t, {parkAfter: n, retryFailed: a, rescore: i, resumedPlan: o}) {
      if (null === e) return {
        kind: "run",
        why: "new"
      };
      if (a && function(e) {
        return !isPassed({
          ...e,
          evaluations: e.evaluations.filter(e => !isError(e))
        });
      }(e)) return {
        kind: "run",
        why: "requested"
      };
      const s = e.evaluationDigest !== t || e.evaluations.some(isError);
      return "success" === e.conclusion && (i || s) ? {
        kind: "rescore"
      } : "success" === e.conclusion || null !== o && e.planId === o ? {
        kind: "reuse"
      } : null !== n && e.sameFailures >= n ? {
        kind: "parked"
      } : function({errorKind: e}) {
        return null !== e && r.has(e);
      }(e) ? {
        kind: "reuse"
      } : {
        kind: "run",
        why: "failed before"
      };
    }
    const isError = ({status: e}) => "error" === e;
    function isPassed({conclusion: e, evaluations: t, minScore: n}) {
      return "success" === e && !t.some(isError) && (void 0 === n ? t.every(({status: e}) => "passed" === e) : 0 === t.length || meanScore(t) >= n);
    }
    function meanScore(e) {
      const t = e.reduce((e, {weight: t = 1}) => e + t, 0), n = e.reduce((e, {score: t, weight: n = 1}) => e + t * n, 0) / t;
      return Number(n.toFixed(9));
    }
    function failuresInARow(e, t) {
      return "success" === t.conclusion ? 0 : null !== e && e.conclusion === t.conclusion && e.errorKind === t.errorKind && withoutNumbers(e.reason) === withoutNumbers(t.reason) ? e.sameFailures + 1 : 1;
    }
    const withoutNumbers = e => e.replace(/[\w-]*\d[\w-]*/g, "#");
  }),
  39035: (function(e, t, n) {
    n.d(t, {
      Lx: () => l,
      V4: () => o,
      g1: () => c,
      y6: () => s
    });
    var r = n(94343), a = n(43759), i = n(93413);
    const o = "batch.json", s = "run.json", c = r.rej({
      formatVersion: r.euz(1),
      name: r.YjP().check(a.Eb(1e3))
    }), u = r.YOg(r.YjP().check(a.Eb(1e4))).check(a.Eb(1e6)), l = r.rej({
      formatVersion: r.euz(1),
      name: r.YjP().check(a.Eb(1e3)),
      planId: r.YjP().check(a.Eb(200)),
      shard: r.mee(r.YjP().check(a.Fk(/^\d{1,4}\/\d{1,4}$/))),
      attempt: r.Whr().check(a.NC()),
      startedAt: r.YjP().check(a.Eb(40)),
      endedAt: r.mee(r.YjP().check(a.Eb(40))),
      conclusion: r.mee(r.k5n(i.f)),
      reason: r.YjP().check(a.Eb(1e5)),
      deferred: u,
      deferredReason: r.YjP().check(a.Eb(1e5)),
      parked: u,
      minPassRate: r.aig().check(a.qm(0), a.Zm(1)),
      atLeast: r.g1P(r.YjP().check(a.Eb(1e3)), r.Whr().check(a.NC()))
    });
  }),
  93413: (function(e, t, n) {
    n.d(t, {
      f: () => r
    });
    const r = [ "success", "no-output", "denied", "incomplete", "budget", "timeout", "provider-error", "config-error", "skipped", "cancelled" ];
  }),
  29880: (function(e, t, n) {
    n.d(t, {
      U: () => withFileLock
    });
    var r = n(73024), a = n(50451);
    const i = 1e4, o = 20;
    function withFileLock(e, t) {
      const n = `${e}.${String(process.pid)}`;
      (0, r.writeFileSync)(n, JSON.stringify((0, a.G)()), {
        mode: 384
      });
      try {
        !function(e, t) {
          const n = performance.now() + i;
          for (;;) {
            try {
              return void (0, r.linkSync)(t, e);
            } catch (e) {
              if ("EEXIST" !== e.code) throw e;
            }
            if (!removeAbandoned(e)) {
              if (performance.now() > n) throw new Error(`${e} is held by another run`);
              Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, o);
            }
          }
        }(e, n);
        try {
          return t();
        } finally {
          (0, r.rmSync)(e, {
            force: !0
          });
        }
      } finally {
        (0, r.rmSync)(n, {
          force: !0
        });
      }
    }
    function removeAbandoned(e) {
      const t = ownerIn(e);
      if (null === t || !(0, a.j)(t.owner)) return !1;
      const n = `${e}.abandoned-${String(process.pid)}`;
      try {
        (0, r.renameSync)(e, n), ownerIn(n)?.text !== t.text && (0, r.linkSync)(n, e);
      } catch {
        return !0;
      } finally {
        (0, r.rmSync)(n, {
          force: !0
        });
      }
      return !0;
    }
    function ownerIn(e) {
      try {
        const t = (0, r.readFileSync)(e, "utf8");
        return {
          text: t,
          owner: JSON.parse(t)
        };
      } catch {
        return null;
      }
    }
  }),
  90465: (function(e, t, n) {
    n.d(t, {
      v: () => openStateDirectory
    });
    var r = n(77598), a = n(73024), i = n(51455), o = n(76760), s = n(81383), c = n(72443);
    const {O_CREAT: u, O_EXCL: l, O_NOFOLLOW: d, O_NONBLOCK: f, O_RDONLY: h, O_WRONLY: w} = a.constants;
    async function openStateDirectory(e, {create: t, root: n}) {
      return await (0, s.H)(e, async () => {
        if (null !== n && refuseLinks(e, n), t && await (0, i.mkdir)(e, {
          recursive: !0,
          mode: 448
        }), !(await (0, i.lstat)((0, a.realpathSync)(e))).isDirectory()) throw new c.k("not-a-directory", e, `${e} is not a directory`);
        return function(e) {
          const place = t => function(e, t) {
            const n = (0, o.resolve)(e, t);
            if (n !== e && !n.startsWith(e + o.sep)) throw new Error(`${t} is outside of the state directory`);
            return n;
          }(e, t), t = function(e) {
            const t = new Set;
            return async n => {
              const r = (0, o.dirname)(n);
              t.has(r) || (await (0, i.mkdir)(r, {
                recursive: !0,
                mode: 448
              }), refuseLinks(r, e), t.add(r));
            };
          }(e);
          return {
            path: e,
            read: async (t, n) => {
              const r = place(t);
              return refuseLinks((0, o.dirname)(r), e), await (0, s.H)(t, () => async function(e, t, n) {
                const r = await (0, i.open)(e, h | d | f).catch(nullIfMissing);
                if (null === r) return null;
                try {
                  const e = await r.stat();
                  if (!e.isFile()) throw new c.k("special", t, `${t} is not a regular file`);
                  if (e.size > n) throw new c.k("too-large", t, `${t} has ${String(e.size)} bytes, more than ${String(n)}`);
                  return await r.readFile();
                } finally {
                  await r.close();
                }
              }(r, t, n));
            },
            write: async (e, n) => {
              const r = place(e);
              await (0, s.H)(e, async () => {
                await t(r), await async function(e, t) {
                  const {temporary: n, handle: r} = await openTemporary(e);
                  try {
                    await async function(e, t) {
                      try {
                        await e.writeFile(t), await e.datasync();
                      } finally {
                        await e.close();
                      }
                    }(r, t), await (0, i.rename)(n, e);
                  } catch (e) {
                    throw await (0, i.rm)(n, {
                      force: !0
                    }), e;
                  }
                }(r, n);
              });
            },
            writeNew: async (e, n) => {
              const r = place(e);
              await (0, s.H)(e, async () => {
                await t(r), await async function(e, t) {
                  await (0, i.rm)(e, {
                    force: !0
                  }), await (0, i.writeFile)(e, t, {
                    flag: "wx",
                    mode: 384
                  });
                }(r, n);
              });
            },
            create: async e => {
              const n = place(e);
              return await (0, s.H)(e, async () => (await t(n), await async function(e, t) {
                const {temporary: n, handle: r} = await openTemporary(e);
                let a = [], o = 0;
                const flush = async () => {
                  const e = a.join("");
                  a = [], o = 0, "" !== e && await (0, s.H)(t, () => r.appendFile(e));
                };
                return {
                  write: async e => {
                    a.push(e), o += e.length, o > y && await flush();
                  },
                  close: async () => {
                    await flush(), await r.datasync(), await r.close(), await (0, s.H)(t, () => (0, 
                    i.rename)(n, e));
                  },
                  abandon: async () => {
                    await r.close(), await (0, i.rm)(n, {
                      force: !0
                    });
                  }
                };
              }(n, e)));
            },
            names: async t => {
              const n = place(t);
              return refuseLinks(n, e), (await (0, i.readdir)(n).catch(emptyIfMissing)).sort((e, t) => Buffer.compare(Buffer.from(e), Buffer.from(t)));
            },
            move: async (e, n) => {
              const r = place(n);
              await (0, s.H)(e, async () => {
                await t(r), await (0, i.rename)(place(e), r);
              });
            },
            remove: async e => {
              await (0, s.H)(e, () => (0, i.rm)(place(e), {
                recursive: !0,
                force: !0
              }));
            },
            has: async e => !0 === (await (0, i.lstat)(place(e)).catch(() => null))?.isFile()
          };
        }((0, a.realpathSync)(e));
      });
    }
    function refuseLinks(e, t) {
      let n = t;
      for (const r of (0, o.relative)(t, e).split(o.sep)) {
        if ("" === r || "." === r) continue;
        n = (0, o.join)(n, r);
        const e = (0, s.J)(n, () => (0, a.lstatSync)(n, {
          throwIfNoEntry: !1
        }));
        if (void 0 === e) return;
        if (e.isSymbolicLink()) throw new c.k("refused", n, `${n} is a link`);
      }
    }
    async function openTemporary(e) {
      const t = (0, o.join)((0, o.dirname)(e), `.${(0, o.basename)(e)}-${(0, r.randomBytes)(6).toString("hex")}.tmp`);
      return {
        temporary: t,
        handle: await (0, i.open)(t, w | u | l | d, 384)
      };
    }
    const y = 64e3;
    function nullIfMissing(e) {
      if ("ENOENT" === e.code) return null;
      throw e;
    }
    function emptyIfMissing(e) {
      if ("ENOENT" === e.code) return [];
      throw e;
    }
  })
};
