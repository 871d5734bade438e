"use strict";

exports.id = 5775, exports.ids = [ 5775 ], exports.modules = {
 53599: (function(e, t, n) {
  n.d(t, {
   e: () => nameOfJob
  });
  var a = n(20653);
  function nameOfJob({id: e, item: t, matrix: n, repeat: a}) {
   return `${[ e, ...null === t ? [] : [ nameOfItem(t) ], ...Object.values(n).map(String) ].join(" \xb7 ")}${a > 1 ? ` (${String(a)})` : ""}`;
  }
  function nameOfItem({id: e, fields: t}) {
   const n = /^[0-9a-f]{16}$/.test(e) ? Object.values(t).find(e => "string" == typeof e) : void 0;
   return "string" == typeof n ? `${(0, a.ml)(n.replace(/\s+/g, " "), 60)} (${e.slice(0, 8)})` : e;
  }
 }),
 65654: (function(e, t, n) {
  n.d(t, {
   T: () => a
  });
  const a = 1;
 }),
 34377: (function(e, t, n) {
  n.d(t, {
   K0: () => defaultStatePath,
   Gf: () => openState,
   un: () => readState
  });
  var a = n(76760), r = n(42357), s = n(62201), i = n(54302), o = n(72443), c = n(5104), u = n(39035), l = n(77598);
  const d = /^(jobs|answers|delivery|trees)\/|^run\.json$/, f = "plan.json", h = /,"mac":"([0-9a-f]{64})"\}\n$/, w = 75;
  function sealDirectory(e, t) {
   const mac = e => (0, l.createHmac)("sha256", `sallyport state ${t ?? ""}`).update(`${e}\n`), examine = (e, t, n) => {
    const a = mac(e).update(t).digest("hex");
    if (n.length !== a.length || !(0, l.timingSafeEqual)(Buffer.from(n), Buffer.from(a))) throw new o.k("refused", e, "it was not written with resume-key");
   }, withMac = (e, n) => {
    if (null === t || !d.test(e)) return n;
    const a = `${n.toString("utf8").trimEnd()}\n`;
    return `${a.slice(0, -2)},"mac":"${mac(e).update(a).digest("hex")}"}\n`;
   };
   return {
    ...e,
    read: async (n, a) => {
     const r = await e.read(n, a);
     if (null === r) return null;
     if (n === f && null !== t) {
      const t = await e.read(`${f}.mac`, 100);
      return examine(n, r, t?.toString("utf8").trim() ?? ""), r;
     }
     if (!d.test(n)) return r;
     const s = h.exec(r.subarray(-w).toString("latin1"))?.[1], i = void 0 === s ? r : function(e) {
      return Buffer.concat([ e.subarray(0, e.length - w), Buffer.from("}\n") ]);
     }(r);
     return null !== t && examine(n, i, s ?? ""), i;
    },
    write: async (t, n) => await e.write(t, withMac(t, n)),
    add: async (t, n) => await e.add(t, withMac(t, n)),
    create: async n => {
     const a = await e.create(n);
     if (null === t || n !== f) return a;
     const r = mac(n);
     return {
      write: async e => {
       r.update(e), await a.write(e);
      },
      close: async () => {
       await a.close(), await e.write(`${f}.mac`, `${r.digest("hex")}\n`);
      },
      abandon: () => a.abandon()
     };
    }
   };
  }
  const m = 64e6;
  async function openState(e) {
   const {path: t, name: n, temporary: a, key: r} = e, o = await orUnusable(t, async () => {
    const a = await (0, i.v)(t, {
     create: !0,
     root: e.root
    });
    return await async function(e, t) {
     const n = await e.read(u.V4, 1e4);
     if (null === n) {
      const n = (await e.names(".")).filter(e => !e.startsWith("."));
      if (n.length > 0) throw unusable(e.path, {
       message: "this directory contains other files",
       found: n.slice(0, 5).join(", "),
       hint: "use --state with an empty directory, or with one that a batch has written"
      });
      return await e.write(".gitignore", "*\n"), void await e.write(u.V4, `${JSON.stringify({
       formatVersion: 1,
       name: t
      })}\n`);
     }
     const a = valid(n, u.g1);
     if (a?.name !== t) throw unusable(e.path, {
      message: "this directory holds the state of another batch",
      found: null === a ? `${u.V4} is invalid` : a.name,
      hint: `use --state with another directory for ${t}`
     });
    }(a, n), sealDirectory(a, r);
   }), c = (0, s.Z)(o.path, a);
   if ("holder" in c) throw unusable(t, {
    message: "another process is using this state directory",
    found: `process ${String(c.holder.pid)}, running ${new Date(c.holder.confirmedAt).toISOString()}`,
    hint: "wait until it has ended, or use --state with another directory"
   });
   await o.remove("running");
   const l = new Set((await o.names("jobs")).map(e => e.replace(/\.json$/, "")));
   return {
    ...stateIn(o, e.onNotice, l),
    release: () => c.release()
   };
  }
  async function readState(e, t, n = null) {
   return await orUnusable(e, async () => stateIn(sealDirectory(await (0, i.v)(e, {
    create: !1,
    root: null
   }), n), t));
  }
  function stateIn(e, t, n) {
   return {
    directory: e,
    record: async a => {
     if (!1 === n?.has(a.key)) return null;
     const s = await async function(e, t) {
      try {
       const n = await e.read(`jobs/${t}.json`, m);
       return null === n ? null : (0, c.H)(n, t);
      } catch (e) {
       return (0, r.ki)(e, o.k), {
        problem: e.message
       };
      }
     }(e, a.key);
     if (null === s) return null;
     const i = "problem" in s ? s.problem : (0, c.O)(s, a) ? null : "it was not written for this job";
     return null !== i || "problem" in s ? (t(`The stored result ${a.key.slice(0, 12)} is not used, because ${i ?? ""}. The job runs again.`), 
     null) : s;
    },
    save: async (t, a, r = null) => {
     const {key: s, transcriptPath: i} = t;
     null !== i && null !== r ? await e.writeNew(i, r) : null !== i && await async function(e, t, n) {
      const a = `running/${t}.jsonl`;
      await e.has(a) && await e.move(a, n);
     }(e, s, i);
     const [o, c] = [ `jobs/${s}.json`, `${JSON.stringify(t)}\n` ];
     await (null === a ? e.add(o, c) : e.write(o, c)), n?.add(s);
     const u = a?.transcriptPath ?? null;
     null !== u && u !== t.transcriptPath && await e.remove(u);
    },
    lastRun: async () => await async function(e, t, n) {
     const a = await e.read(t, m).catch(e => ((0, r.ki)(e, o.k), null));
     return null === a ? null : valid(a, n);
    }(e, u.y6, u.Lx),
    saveRun: async t => {
     await e.flush(), await e.write(u.y6, `${JSON.stringify(t)}\n`);
    }
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
    throw (0, r.ki)(t, o.k), unusable(e, {
     message: "the state directory cannot be used",
     found: t.message,
     hint: "use --state with a directory that can be written and contains no links"
    });
   }
  }
  function unusable(e, t) {
   return new r.yo({
    code: "state-unusable",
    location: e,
    ...t
   });
  }
  function defaultStatePath(e, t) {
   return (0, a.join)(e, ".sallyport/state", t);
  }
 }),
 5104: (function(e, t, n) {
  n.d(t, {
   H: () => parseRecord,
   O: () => hasPartsOf
  });
  var a = n(94343), r = n(43759), s = n(93413), i = n(36795), o = n(65654), c = n(85306);
  const text = e => a.YjP().check(r.Eb(e)), u = a.Whr().check(r.UI()), l = a.aig().check(r.UI()), d = a.YjP().check(r.Fk(/^[0-9a-f]{64}$/)), f = a.KCZ([ text(1e5), a.aig(), a.zMY() ]), h = a.rej({
   path: text(1e4),
   kind: a.k5n([ "created", "modified", "deleted" ]),
   added: u,
   removed: u,
   diff: a.mee(text(1e7)),
   note: a.lqM(text(1e4))
  }), w = a.rej({
   name: text(1e3),
   status: a.k5n([ "passed", "failed", "error" ]),
   score: a.aig().check(r.qm(0), r.Zm(1)),
   weight: a.lqM(a.aig().check(r.NC(), r.Zm(1e6))),
   reason: text(1e5)
  }), m = a.rej(Object.fromEntries(c.N.map(e => [ e, text(200) ]))), y = a.Whr().check(r.NC()), p = a.rej({
   path: text(4096),
   line: y,
   endLine: a.lqM(y),
   severity: a.k5n(i.gO),
   title: text(1e3),
   message: text(1e4),
   suggestion: a.lqM(text(4e4)),
   rule: a.lqM(text(200))
  }), k = a.rej({
   formatVersion: a.euz(o.T),
   key: d,
   keyParts: m,
   slot: text(1e4),
   planId: text(200),
   shard: a.mee(a.YjP().check(r.Fk(/^\d{1,4}\/\d{1,4}$/))),
   attempt: a.Whr().check(r.NC()),
   id: text(1e3),
   item: a.mee(a.g1P(text(1e3), a.L5J())),
   matrix: a.g1P(text(1e3), f),
   repeat: a.Whr().check(r.NC()),
   model: text(1e3),
   conclusion: a.k5n(s.f),
   reason: text(1e5),
   text: text(1e7),
   structured: a.lqM(a.L5J()),
   evaluations: a.YOg(w).check(r.Eb(1e3)),
   evaluationDigest: text(200),
   minScore: a.lqM(a.aig().check(r.qm(0), r.Zm(1))),
   scoringUsd: a.lqM(a.mee(l)),
   changes: a.YOg(h).check(r.Eb(1e4)),
   usage: a.rej({
    inputTokens: u,
    outputTokens: u,
    cacheReadTokens: u,
    cacheWriteTokens: u
   }),
   costUsd: a.mee(l),
   durationMs: l,
   turns: u,
   toolCalls: u,
   transcriptPath: a.mee(a.YjP().check(r.Fk(/^transcripts\/[0-9a-f]{64}-\d{1,9}\.jsonl$/))),
   endedAt: a.YjP().check(r.Fk(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?Z$/)),
   sameFailures: u,
   errorKind: a.mee(a.k5n([ "auth", "not-found", "bad-request", "context-length", "rate-limit", "quota", "overloaded", "server", "network", "cut-off", "refused", "script", "cancelled" ])),
   hasTree: a.zMY(),
   notices: a.YOg(text(1e4)).check(r.Eb(1e3)),
   findings: a.lqM(a.YOg(p).check(r.Eb(1e4))),
   toolsUsed: a.YOg(text(1e3)).check(r.Eb(1e3))
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
   const a = k.safeParse(n);
   if (!a.success) {
    const [e] = a.error.issues;
    return {
     problem: `${e?.path.join(".") ?? ""} is invalid`.trimStart()
    };
   }
   const r = a.data;
   return r.key !== t ? {
    problem: "it belongs to another job"
   } : null === r.transcriptPath || r.transcriptPath.startsWith(`transcripts/${t}-`) ? r : {
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
  const a = new Set([ "bad-request", "context-length", "refused" ]);
  function dispositionOf(e, t, {parkAfter: n, retryFailed: r, rescore: s, resumedPlan: i}) {
   if (null === e) return {
    kind: "run",
    why: "new"
   };
   if (r && function(e) {
    return !isPassed({
     ...e,
     evaluations: e.evaluations.filter(e => !isError(e))
    });
   }(e)) return {
    kind: "run",
    why: "requested"
   };
   const o = e.evaluationDigest !== t || e.evaluations.some(isError);
   return "success" === e.conclusion && (s || o) ? {
    kind: "rescore"
   } : "success" === e.conclusion || null !== i && e.planId === i ? {
    kind: "reuse"
   } : null !== n && e.sameFailures >= n ? {
    kind: "parked"
   } : function({errorKind: e}) {
    return null !== e && a.has(e);
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
   V4: () => i,
   g1: () => c,
   y6: () => o
  });
  var a = n(94343), r = n(43759), s = n(93413);
  const i = "batch.json", o = "run.json", c = a.rej({
   formatVersion: a.euz(1),
   name: a.YjP().check(r.Eb(1e3))
  }), u = a.YOg(a.YjP().check(r.Eb(1e4))).check(r.Eb(1e6)), l = a.rej({
   formatVersion: a.euz(1),
   name: a.YjP().check(r.Eb(1e3)),
   planId: a.YjP().check(r.Eb(200)),
   shard: a.mee(a.YjP().check(r.Fk(/^\d{1,4}\/\d{1,4}$/))),
   attempt: a.Whr().check(r.NC()),
   startedAt: a.YjP().check(r.Eb(40)),
   endedAt: a.mee(a.YjP().check(r.Eb(40))),
   conclusion: a.mee(a.k5n(s.f)),
   reason: a.YjP().check(r.Eb(1e5)),
   deferred: u,
   deferredReason: a.YjP().check(r.Eb(1e5)),
   parked: u,
   minPassRate: a.aig().check(r.qm(0), r.Zm(1)),
   atLeast: a.g1P(a.YjP().check(r.Eb(1e3)), a.Whr().check(r.NC()))
  });
 }),
 93413: (function(e, t, n) {
  n.d(t, {
   f: () => a
  });
  const a = [ "success", "no-output", "denied", "incomplete", "budget", "timeout", "provider-error", "config-error", "skipped", "cancelled" ];
 }),
 54302: (function(e, t, n) {
  n.d(t, {
   v: () => openStateDirectory
  });
  var a = n(73024), r = n(51455), s = n(76760), i = n(81383), o = n(87144), c = n(42357);
  const u = 64;
  var l = n(72443), d = n(77598);
  const {O_CREAT: f, O_EXCL: h, O_NOFOLLOW: w, O_WRONLY: m} = a.constants;
  async function openTemporary(e) {
   const t = (0, s.join)((0, s.dirname)(e), `.${(0, s.basename)(e)}-${(0, d.randomBytes)(6).toString("hex")}.tmp`);
   return {
    temporary: t,
    handle: await (0, r.open)(t, m | f | h | w, 384)
   };
  }
  const y = 64e3, {O_NOFOLLOW: p, O_NONBLOCK: k, O_RDONLY: g} = a.constants;
  async function openStateDirectory(e, {create: t, root: n}) {
   return await (0, i.H)(e, async () => {
    if (null !== n && refuseLinks(e, n), t && (0, o.K)(e, 448), !(await (0, r.lstat)((0, 
    a.realpathSync)(e))).isDirectory()) throw new l.k("not-a-directory", e, `${e} is not a directory`);
    return function(e) {
     const pathOf = t => function(e, t) {
      const n = (0, s.resolve)(e, t);
      if (n !== e && !n.startsWith(e + s.sep)) throw new Error(`${t} is outside of the state directory`);
      return n;
     }(e, t);
     return {
      path: e,
      ...writingBelow(e, pathOf),
      read: async (t, n) => {
       const a = pathOf(t);
       return refuseLinks((0, s.dirname)(a), e), await (0, i.H)(t, () => async function(e, t, n) {
        const a = await (0, r.open)(e, g | p | k).catch(nullIfMissing);
        if (null === a) return null;
        try {
         const e = await a.stat();
         if (!e.isFile()) throw new l.k("special", t, `${t} is not a regular file`);
         if (e.size > n) throw new l.k("too-large", t, `${t} has ${String(e.size)} bytes, more than ${String(n)}`);
         return await a.readFile();
        } finally {
         await a.close();
        }
       }(a, t, n));
      },
      names: async t => {
       const n = pathOf(t);
       return refuseLinks(n, e), (await (0, r.readdir)(n).catch(emptyIfMissing)).sort((e, t) => Buffer.compare(Buffer.from(e), Buffer.from(t)));
      },
      remove: async e => {
       await (0, i.H)(e, () => (0, r.rm)(pathOf(e), {
        recursive: !0,
        force: !0
       }));
      },
      has: async e => !0 === (await (0, r.lstat)(pathOf(e)).catch(() => null))?.isFile()
     };
    }((0, a.realpathSync)(e));
   });
  }
  function writingBelow(e, t) {
   const n = function() {
    const e = [];
    let t = 0, n = Promise.resolve();
    const flush = async () => {
     await n;
     const [t] = e.splice(0);
     if (void 0 !== t) throw t;
    };
    return {
     add: async a => {
      t += 1, n = n.then(() => (async n => {
       try {
        await n.datasync();
       } catch (t) {
        (0, c.ki)(t, Error), e.push(t);
       } finally {
        await n.close(), t -= 1;
       }
      })(a)), t > u && await flush();
     },
     flush: flush
    };
   }(), a = function(e) {
    const t = new Set;
    return n => {
     const a = (0, s.dirname)(n);
     t.has(a) || ((0, o.K)(a, 448), refuseLinks(a, e), t.add(a));
    };
   }(e);
   return {
    write: async (e, n) => {
     const s = t(e);
     await (0, i.H)(e, async () => {
      a(s), await async function(e, t) {
       const {temporary: n, handle: a} = await openTemporary(e);
       try {
        await async function(e, t) {
         try {
          await e.writeFile(t), await e.datasync();
         } finally {
          await e.close();
         }
        }(a, t), await (0, r.rename)(n, e);
       } catch (e) {
        throw await (0, r.rm)(n, {
         force: !0
        }), e;
       }
      }(s, n);
     });
    },
    writeNew: async (e, n) => {
     const s = t(e);
     await (0, i.H)(e, async () => {
      a(s), await async function(e, t) {
       try {
        await (0, r.writeFile)(e, t, b);
       } catch (n) {
        if ("EEXIST" !== n.code) throw n;
        await (0, r.rm)(e, {
         force: !0
        }), await (0, r.writeFile)(e, t, b);
       }
      }(s, n);
     });
    },
    add: async (e, s) => {
     const o = t(e);
     await (0, i.H)(e, async () => {
      a(o), await n.add(await async function(e, t) {
       const {temporary: n, handle: a} = await openTemporary(e);
       try {
        return await a.writeFile(t), await (0, r.rename)(n, e), a;
       } catch (e) {
        throw await a.close(), await (0, r.rm)(n, {
         force: !0
        }), e;
       }
      }(o, s));
     });
    },
    flush: () => (0, i.H)(e, () => n.flush()),
    create: async e => {
     const n = t(e);
     return await (0, i.H)(e, async () => (a(n), await async function(e, t) {
      const {temporary: n, handle: a} = await openTemporary(e);
      let s = [], o = 0;
      const flush = async () => {
       const e = s.join("");
       s = [], o = 0, "" !== e && await (0, i.H)(t, () => a.appendFile(e));
      };
      return {
       write: async e => {
        s.push(e), o += e.length, o > y && await flush();
       },
       close: async () => {
        await flush(), await a.datasync(), await a.close(), await (0, i.H)(t, () => (0, 
        r.rename)(n, e));
       },
       abandon: async () => {
        await a.close(), await (0, r.rm)(n, {
         force: !0
        });
       }
      };
     }(n, e)));
    },
    move: async (e, n) => {
     const s = t(n);
     await (0, i.H)(e, async () => {
      a(s), await (0, r.rename)(t(e), s);
     });
    }
   };
  }
  function refuseLinks(e, t) {
   let n = t;
   for (const r of (0, s.relative)(t, e).split(s.sep)) {
    if ("" === r || "." === r) continue;
    n = (0, s.join)(n, r);
    const e = (0, i.J)(n, () => (0, a.lstatSync)(n, {
     throwIfNoEntry: !1
    }));
    if (void 0 === e) return;
    if (e.isSymbolicLink()) throw new l.k("refused", n, `${n} is a link`);
   }
  }
  const b = {
   flag: "wx",
   mode: 384
  };
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
