"use strict";

exports.id = 5775;

exports.ids = [ 5775 ];

exports.modules = {
 53599: (function(e, t, n) {
  n.d(t, {
   e: () => nameOfJob
  });
  var a = n(20653);
  function nameOfJob({id: e, item: t, matrix: n, repeat: a}) {
   const r = [ e, ...t === null ? [] : [ nameOfItem(t) ], ...Object.values(n).map(String) ];
   return `${r.join(" \xb7 ")}${a > 1 ? ` (${String(a)})` : ""}`;
  }
  function nameOfItem({id: e, fields: t}) {
   const n = /^[0-9a-f]{16}$/.test(e) ? Object.values(t).find(e => typeof e === "string") : void 0;
   return typeof n === "string" ? `${(0, a.ml)(n.replace(/\s+/g, " "), 60)} (${e.slice(0, 8)})` : e;
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
  var a = n(76760);
  var r = n(42357);
  var s = n(62201);
  var i = n(54302);
  var o = n(72443);
  var c = n(5104);
  var u = n(39035);
  var l = n(77598);
  const d = /^(jobs|answers|delivery|trees)\/|^run\.json$/;
  const f = "plan.json";
  const h = /,"mac":"([0-9a-f]{64})"\}\n$/;
  const w = 75;
  function sealDirectory(e, t) {
   const mac = e => (0, l.createHmac)("sha256", `sallyport state ${t ?? ""}`).update(`${e}\n`);
   const examine = (e, t, n) => {
    const a = mac(e).update(t).digest("hex");
    if (n.length !== a.length || !(0, l.timingSafeEqual)(Buffer.from(n), Buffer.from(a))) throw new o.k("refused", e, "it was not written with resume-key");
   };
   const withMac = (e, n) => {
    if (t === null || !d.test(e)) return n;
    const a = `${n.toString("utf8").trimEnd()}\n`;
    return `${a.slice(0, -2)},"mac":"${mac(e).update(a).digest("hex")}"}\n`;
   };
   return {
    ...e,
    read: async (n, a) => {
     const r = await e.read(n, a);
     if (r === null) return null;
     if (n === f && t !== null) {
      const t = await e.read(`${f}.mac`, 100);
      examine(n, r, t?.toString("utf8").trim() ?? "");
      return r;
     }
     if (!d.test(n)) return r;
     const s = h.exec(r.subarray(-w).toString("latin1"))?.[1];
     const i = s === void 0 ? r : withoutMac(r);
     t !== null && examine(n, i, s ?? "");
     return i;
    },
    write: async (t, n) => await e.write(t, withMac(t, n)),
    add: async (t, n) => await e.add(t, withMac(t, n)),
    create: async n => {
     const a = await e.create(n);
     if (t === null || n !== f) return a;
     const r = mac(n);
     return {
      write: async e => {
       r.update(e);
       await a.write(e);
      },
      close: async () => {
       await a.close();
       await e.write(`${f}.mac`, `${r.digest("hex")}\n`);
      },
      abandon: () => a.abandon()
     };
    }
   };
  }
  function withoutMac(e) {
   return Buffer.concat([ e.subarray(0, e.length - w), Buffer.from("}\n") ]);
  }
  const m = 64e6;
  async function openState(e) {
   const {path: t, name: n, temporary: a, key: r} = e;
   const o = await orUnusable(t, async () => {
    const a = await (0, i.v)(t, {
     create: true,
     root: e.root
    });
    await claim(a, n);
    return sealDirectory(a, r);
   });
   const c = (0, s.Z)(o.path, a);
   if ("holder" in c) throw unusable(t, {
    message: "another process is using this state directory",
    found: `process ${String(c.holder.pid)}, running ${new Date(c.holder.confirmedAt).toISOString()}`,
    hint: "wait until it has ended, or use --state with another directory"
   });
   await o.remove("running");
   const u = new Set((await o.names("jobs")).map(e => e.replace(/\.json$/, "")));
   return {
    ...stateIn(o, e.onNotice, u),
    release: () => c.release()
   };
  }
  async function readState(e, t, n = null) {
   return await orUnusable(e, async () => stateIn(sealDirectory(await (0, i.v)(e, {
    create: false,
    root: null
   }), n), t));
  }
  function stateIn(e, t, n) {
   return {
    directory: e,
    record: async a => {
     if (n?.has(a.key) === false) return null;
     const r = await readRecord(e, a.key);
     if (r === null) return null;
     const s = "problem" in r ? r.problem : (0, c.O)(r, a) ? null : "it was not written for this job";
     if (s === null && !("problem" in r)) return r;
     t(`The stored result ${a.key.slice(0, 12)} is not used, because ${s ?? ""}. The job runs again.`);
     return null;
    },
    save: async (t, a, r = null) => {
     const {key: s, transcriptPath: i} = t;
     i !== null && r !== null ? await e.writeNew(i, r) : i !== null && await keepTranscript(e, s, i);
     const [o, c] = [ `jobs/${s}.json`, `${JSON.stringify(t)}\n` ];
     await (a === null ? e.add(o, c) : e.write(o, c));
     n?.add(s);
     const u = a?.transcriptPath ?? null;
     u !== null && u !== t.transcriptPath && await e.remove(u);
    },
    lastRun: async () => await readValid(e, u.y6, u.Lx),
    saveRun: async t => {
     await e.flush();
     await e.write(u.y6, `${JSON.stringify(t)}\n`);
    }
   };
  }
  async function readRecord(e, t) {
   try {
    const n = await e.read(`jobs/${t}.json`, m);
    return n === null ? null : (0, c.H)(n, t);
   } catch (e) {
    (0, r.ki)(e, o.k);
    return {
     problem: e.message
    };
   }
  }
  async function keepTranscript(e, t, n) {
   const a = `running/${t}.jsonl`;
   await e.has(a) && await e.move(a, n);
  }
  async function claim(e, t) {
   const n = await e.read(u.V4, 1e4);
   if (n === null) {
    const n = (await e.names(".")).filter(e => !e.startsWith("."));
    if (n.length > 0) throw unusable(e.path, {
     message: "this directory contains other files",
     found: n.slice(0, 5).join(", "),
     hint: "use --state with an empty directory, or with one that a batch has written"
    });
    await e.write(".gitignore", "*\n");
    await e.write(u.V4, `${JSON.stringify({
     formatVersion: 1,
     name: t
    })}\n`);
    return;
   }
   const a = valid(n, u.g1);
   if (a?.name === t) return;
   throw unusable(e.path, {
    message: "this directory holds the state of another batch",
    found: a === null ? `${u.V4} is invalid` : a.name,
    hint: `use --state with another directory for ${t}`
   });
  }
  async function readValid(e, t, n) {
   const a = await e.read(t, m).catch(e => {
    (0, r.ki)(e, o.k);
    return null;
   });
   return a === null ? null : valid(a, n);
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
    (0, r.ki)(t, o.k);
    throw unusable(e, {
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
  var a = n(94343);
  var r = n(43759);
  var s = n(93413);
  var i = n(36795);
  var o = n(65654);
  var c = n(85306);
  const text = e => a.YjP().check(r.Eb(e));
  const u = a.Whr().check(r.UI());
  const l = a.aig().check(r.UI());
  const d = a.YjP().check(r.Fk(/^[0-9a-f]{64}$/));
  const f = a.KCZ([ text(1e5), a.aig(), a.zMY() ]);
  const h = a.rej({
   path: text(1e4),
   kind: a.k5n([ "created", "modified", "deleted" ]),
   added: u,
   removed: u,
   diff: a.mee(text(1e7)),
   note: a.lqM(text(1e4))
  });
  const w = a.rej({
   name: text(1e3),
   status: a.k5n([ "passed", "failed", "error" ]),
   score: a.aig().check(r.qm(0), r.Zm(1)),
   weight: a.lqM(a.aig().check(r.NC(), r.Zm(1e6))),
   reason: text(1e5)
  });
  const m = [ "auth", "not-found", "bad-request", "context-length", "rate-limit", "quota", "overloaded", "server", "network", "cut-off", "refused", "script", "cancelled" ];
  const y = a.rej(Object.fromEntries(c.N.map(e => [ e, text(200) ])));
  const p = a.Whr().check(r.NC());
  const k = a.rej({
   path: text(4096),
   line: p,
   endLine: a.lqM(p),
   severity: a.k5n(i.gO),
   title: text(1e3),
   message: text(1e4),
   suggestion: a.lqM(text(4e4)),
   rule: a.lqM(text(200))
  });
  const g = a.rej({
   formatVersion: a.euz(o.T),
   key: d,
   keyParts: y,
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
   errorKind: a.mee(a.k5n(m)),
   hasTree: a.zMY(),
   notices: a.YOg(text(1e4)).check(r.Eb(1e3)),
   findings: a.lqM(a.YOg(k).check(r.Eb(1e4))),
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
   const a = g.safeParse(n);
   if (!a.success) {
    const [e] = a.error.issues;
    return {
     problem: `${e?.path.join(".") ?? ""} is invalid`.trimStart()
    };
   }
   const r = a.data;
   if (r.key !== t) return {
    problem: "it belongs to another job"
   };
   if (r.transcriptPath !== null && !r.transcriptPath.startsWith(`transcripts/${t}-`)) return {
    problem: "its transcript belongs to another job"
   };
   return r;
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
  function dispositionOf(e, t, {parkAfter: n, retryFailed: a, rescore: r, resumedPlan: s}) {
   if (e === null) return {
    kind: "run",
    why: "new"
   };
   if (a && hasFailed(e)) return {
    kind: "run",
    why: "requested"
   };
   const i = e.evaluationDigest !== t || e.evaluations.some(isError);
   const o = e.conclusion === "success" && (r || i);
   if (o) return {
    kind: "rescore"
   };
   if (e.conclusion === "success") return {
    kind: "reuse"
   };
   if (s !== null && e.planId === s) return {
    kind: "reuse"
   };
   if (n !== null && e.sameFailures >= n) return {
    kind: "parked"
   };
   return isPermanent(e) ? {
    kind: "reuse"
   } : {
    kind: "run",
    why: "failed before"
   };
  }
  function isPermanent({errorKind: e}) {
   return e !== null && a.has(e);
  }
  function hasFailed(e) {
   return !isPassed({
    ...e,
    evaluations: e.evaluations.filter(e => !isError(e))
   });
  }
  const isError = ({status: e}) => e === "error";
  function isPassed({conclusion: e, evaluations: t, minScore: n}) {
   if (e !== "success" || t.some(isError)) return false;
   if (n === void 0) return t.every(({status: e}) => e === "passed");
   return t.length === 0 || meanScore(t) >= n;
  }
  function meanScore(e) {
   const t = e.reduce((e, {weight: t = 1}) => e + t, 0);
   const n = e.reduce((e, {score: t, weight: n = 1}) => e + t * n, 0) / t;
   return Number(n.toFixed(9));
  }
  function failuresInARow(e, t) {
   if (t.conclusion === "success") return 0;
   const n = e !== null && e.conclusion === t.conclusion && e.errorKind === t.errorKind && withoutNumbers(e.reason) === withoutNumbers(t.reason);
   return n ? e.sameFailures + 1 : 1;
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
  var a = n(94343);
  var r = n(43759);
  var s = n(93413);
  const i = "batch.json";
  const o = "run.json";
  const c = a.rej({
   formatVersion: a.euz(1),
   name: a.YjP().check(r.Eb(1e3))
  });
  const u = a.YOg(a.YjP().check(r.Eb(1e4))).check(r.Eb(1e6));
  const l = a.rej({
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
  var a = n(73024);
  var r = n(51455);
  var s = n(76760);
  var i = n(81383);
  var o = n(87144);
  var c = n(42357);
  const u = 64;
  function createSyncQueue() {
   const e = [];
   let t = 0;
   let n = Promise.resolve();
   const sync = async n => {
    try {
     await n.datasync();
    } catch (t) {
     (0, c.ki)(t, Error);
     e.push(t);
    } finally {
     await n.close();
     t -= 1;
    }
   };
   const flush = async () => {
    await n;
    const [t] = e.splice(0);
    if (t !== void 0) throw t;
   };
   return {
    add: async e => {
     t += 1;
     n = n.then(() => sync(e));
     t > u && await flush();
    },
    flush: flush
   };
  }
  var l = n(72443);
  var d = n(77598);
  const {O_CREAT: f, O_EXCL: h, O_NOFOLLOW: w, O_WRONLY: m} = a.constants;
  async function replace(e, t) {
   const {temporary: n, handle: a} = await openTemporary(e);
   try {
    await fill(a, t);
    await (0, r.rename)(n, e);
   } catch (e) {
    await (0, r.rm)(n, {
     force: true
    });
    throw e;
   }
  }
  async function place(e, t) {
   const {temporary: n, handle: a} = await openTemporary(e);
   try {
    await a.writeFile(t);
    await (0, r.rename)(n, e);
    return a;
   } catch (e) {
    await a.close();
    await (0, r.rm)(n, {
     force: true
    });
    throw e;
   }
  }
  async function openTemporary(e) {
   const t = (0, s.join)((0, s.dirname)(e), `.${(0, s.basename)(e)}-${(0, d.randomBytes)(6).toString("hex")}.tmp`);
   return {
    temporary: t,
    handle: await (0, r.open)(t, m | f | h | w, 384)
   };
  }
  const y = 64e3;
  async function pieceWriter(e, t) {
   const {temporary: n, handle: a} = await openTemporary(e);
   let s = [];
   let o = 0;
   const flush = async () => {
    const e = s.join("");
    s = [];
    o = 0;
    e !== "" && await (0, i.H)(t, () => a.appendFile(e));
   };
   return {
    write: async e => {
     s.push(e);
     o += e.length;
     o > y && await flush();
    },
    close: async () => {
     await flush();
     await a.datasync();
     await a.close();
     await (0, i.H)(t, () => (0, r.rename)(n, e));
    },
    abandon: async () => {
     await a.close();
     await (0, r.rm)(n, {
      force: true
     });
    }
   };
  }
  async function fill(e, t) {
   try {
    await e.writeFile(t);
    await e.datasync();
   } finally {
    await e.close();
   }
  }
  const {O_NOFOLLOW: p, O_NONBLOCK: k, O_RDONLY: g} = a.constants;
  async function openStateDirectory(e, {create: t, root: n}) {
   return await (0, i.H)(e, async () => {
    n !== null && refuseLinks(e, n);
    t && (0, o.K)(e, 448);
    const s = await (0, r.lstat)((0, a.realpathSync)(e));
    if (!s.isDirectory()) throw new l.k("not-a-directory", e, `${e} is not a directory`);
    return directoryAt((0, a.realpathSync)(e));
   });
  }
  function directoryAt(e) {
   const pathOf = t => pathIn(e, t);
   return {
    path: e,
    ...writingBelow(e, pathOf),
    read: async (t, n) => {
     const a = pathOf(t);
     refuseLinks((0, s.dirname)(a), e);
     return await (0, i.H)(t, () => readRegular(a, t, n));
    },
    names: async t => {
     const n = pathOf(t);
     refuseLinks(n, e);
     const a = await (0, r.readdir)(n).catch(emptyIfMissing);
     return a.sort((e, t) => Buffer.compare(Buffer.from(e), Buffer.from(t)));
    },
    remove: async e => {
     await (0, i.H)(e, () => (0, r.rm)(pathOf(e), {
      recursive: true,
      force: true
     }));
    },
    has: async e => (await (0, r.lstat)(pathOf(e)).catch(() => null))?.isFile() === true
   };
  }
  function writingBelow(e, t) {
   const n = createSyncQueue();
   const a = folderMaker(e);
   return {
    write: async (e, n) => {
     const r = t(e);
     await (0, i.H)(e, async () => {
      a(r);
      await replace(r, n);
     });
    },
    writeNew: async (e, n) => {
     const r = t(e);
     await (0, i.H)(e, async () => {
      a(r);
      await writeNew(r, n);
     });
    },
    add: async (e, r) => {
     const s = t(e);
     await (0, i.H)(e, async () => {
      a(s);
      await n.add(await place(s, r));
     });
    },
    flush: () => (0, i.H)(e, () => n.flush()),
    create: async e => {
     const n = t(e);
     return await (0, i.H)(e, async () => {
      a(n);
      return await pieceWriter(n, e);
     });
    },
    move: async (e, n) => {
     const s = t(n);
     await (0, i.H)(e, async () => {
      a(s);
      await (0, r.rename)(t(e), s);
     });
    }
   };
  }
  function pathIn(e, t) {
   const n = (0, s.resolve)(e, t);
   if (n !== e && !n.startsWith(e + s.sep)) throw new Error(`${t} is outside of the state directory`);
   return n;
  }
  function folderMaker(e) {
   const t = new Set;
   return n => {
    const a = (0, s.dirname)(n);
    if (t.has(a)) return;
    (0, o.K)(a, 448);
    refuseLinks(a, e);
    t.add(a);
   };
  }
  function refuseLinks(e, t) {
   let n = t;
   for (const r of (0, s.relative)(t, e).split(s.sep)) {
    if (r === "" || r === ".") continue;
    n = (0, s.join)(n, r);
    const e = (0, i.J)(n, () => (0, a.lstatSync)(n, {
     throwIfNoEntry: false
    }));
    if (e === void 0) return;
    if (e.isSymbolicLink()) throw new l.k("refused", n, `${n} is a link`);
   }
  }
  async function readRegular(e, t, n) {
   const a = await (0, r.open)(e, g | p | k).catch(nullIfMissing);
   if (a === null) return null;
   try {
    const e = await a.stat();
    if (!e.isFile()) throw new l.k("special", t, `${t} is not a regular file`);
    if (e.size > n) throw new l.k("too-large", t, `${t} has ${String(e.size)} bytes, more than ${String(n)}`);
    return await a.readFile();
   } finally {
    await a.close();
   }
  }
  async function writeNew(e, t) {
   try {
    await (0, r.writeFile)(e, t, v);
   } catch (n) {
    if (n.code !== "EEXIST") throw n;
    await (0, r.rm)(e, {
     force: true
    });
    await (0, r.writeFile)(e, t, v);
   }
  }
  const v = {
   flag: "wx",
   mode: 384
  };
  function nullIfMissing(e) {
   if (e.code === "ENOENT") return null;
   throw e;
  }
  function emptyIfMissing(e) {
   if (e.code === "ENOENT") return [];
   throw e;
  }
 })
};
