"use strict";

exports.id = 2148;

exports.ids = [ 2148 ];

exports.modules = {
 5527: (function(t, n, e) {
  e.d(n, {
   writeRunPage: () => writeRunPage
  });
  var a = e(76760);
  var r = e(42357);
  var o = e(7138);
  var s = e(24332);
  var i = e(72443);
  var c = e(72631);
  var l = e(76813);
  var u = e(23115);
  const d = 2e8;
  async function writeRunPage(t, n, e) {
   const {hostEnvironment: f, redact: w, log: y} = e;
   const {transcriptPath: h} = n;
   if (h === null) return;
   const {directory: p} = f;
   try {
    const e = (0, s.S)({
     root: p,
     guard: () => null
    });
    const r = (await e.read(h, d)).toString("utf8");
    const clean = t => w((0, o.wh)(t));
    const i = (0, u.g)(h, r, {
     clean: clean,
     result: n
    });
    const f = {
     path: (0, a.resolve)(p, t),
     maxBytes: l.Q,
     location: "html-report"
    };
    await (0, c.x)(f, i);
   } catch (t) {
    t instanceof i.k || (0, r.ki)(t, r.yo);
    y.warning(`The HTML report could not be written: ${w((0, r.bD)(t))}`);
   }
  }
 }),
 54302: (function(t, n, e) {
  e.d(n, {
   v: () => openStateDirectory
  });
  var a = e(73024);
  var r = e(51455);
  var o = e(76760);
  var s = e(81383);
  var i = e(87144);
  var c = e(42357);
  const l = 64;
  function createSyncQueue() {
   const t = [];
   let n = 0;
   let e = Promise.resolve();
   const sync = async e => {
    try {
     await e.datasync();
    } catch (n) {
     (0, c.ki)(n, Error);
     t.push(n);
    } finally {
     await e.close();
     n -= 1;
    }
   };
   const flush = async () => {
    await e;
    const [n] = t.splice(0);
    if (n !== void 0) throw n;
   };
   return {
    add: async t => {
     n += 1;
     e = e.then(() => sync(t));
     n > l && await flush();
    },
    flush: flush
   };
  }
  var u = e(72443);
  var d = e(77598);
  const {O_CREAT: f, O_EXCL: w, O_NOFOLLOW: y, O_WRONLY: h} = a.constants;
  async function replace(t, n) {
   const {temporary: e, handle: a} = await openTemporary(t);
   try {
    await fill(a, n);
    await (0, r.rename)(e, t);
   } catch (t) {
    await (0, r.rm)(e, {
     force: true
    });
    throw t;
   }
  }
  async function place(t, n) {
   const {temporary: e, handle: a} = await openTemporary(t);
   try {
    await a.writeFile(n);
    await (0, r.rename)(e, t);
    return a;
   } catch (t) {
    await a.close();
    await (0, r.rm)(e, {
     force: true
    });
    throw t;
   }
  }
  async function openTemporary(t) {
   const n = (0, o.join)((0, o.dirname)(t), `.${(0, o.basename)(t)}-${(0, d.randomBytes)(6).toString("hex")}.tmp`);
   return {
    temporary: n,
    handle: await (0, r.open)(n, h | f | w | y, 384)
   };
  }
  const p = 64e3;
  async function pieceWriter(t, n) {
   const {temporary: e, handle: a} = await openTemporary(t);
   let o = [];
   let i = 0;
   const flush = async () => {
    const t = o.join("");
    o = [];
    i = 0;
    t !== "" && await (0, s.H)(n, () => a.appendFile(t));
   };
   return {
    write: async t => {
     o.push(t);
     i += t.length;
     i > p && await flush();
    },
    close: async () => {
     await flush();
     await a.datasync();
     await a.close();
     await (0, s.H)(n, () => (0, r.rename)(e, t));
    },
    abandon: async () => {
     await a.close();
     await (0, r.rm)(e, {
      force: true
     });
    }
   };
  }
  async function fill(t, n) {
   try {
    await t.writeFile(n);
    await t.datasync();
   } finally {
    await t.close();
   }
  }
  const {O_NOFOLLOW: m, O_NONBLOCK: v, O_RDONLY: g} = a.constants;
  async function openStateDirectory(t, {create: n, root: e}) {
   return await (0, s.H)(t, async () => {
    e !== null && refuseLinks(t, e);
    n && (0, i.K)(t, 448);
    const o = await (0, r.lstat)((0, a.realpathSync)(t));
    if (!o.isDirectory()) throw new u.k("not-a-directory", t, `${t} is not a directory`);
    return directoryAt((0, a.realpathSync)(t));
   });
  }
  function directoryAt(t) {
   const pathOf = n => pathIn(t, n);
   return {
    path: t,
    ...writingBelow(t, pathOf),
    read: async (n, e) => {
     const a = pathOf(n);
     refuseLinks((0, o.dirname)(a), t);
     return await (0, s.H)(n, () => readRegular(a, n, e));
    },
    names: async n => {
     const e = pathOf(n);
     refuseLinks(e, t);
     const a = await (0, r.readdir)(e).catch(emptyIfMissing);
     return a.sort((t, n) => Buffer.compare(Buffer.from(t), Buffer.from(n)));
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
  function writingBelow(t, n) {
   const e = createSyncQueue();
   const a = folderMaker(t);
   return {
    write: async (t, e) => {
     const r = n(t);
     await (0, s.H)(t, async () => {
      a(r);
      await replace(r, e);
     });
    },
    writeNew: async (t, e) => {
     const r = n(t);
     await (0, s.H)(t, async () => {
      a(r);
      await writeNew(r, e);
     });
    },
    add: async (t, r) => {
     const o = n(t);
     await (0, s.H)(t, async () => {
      a(o);
      await e.add(await place(o, r));
     });
    },
    flush: () => (0, s.H)(t, () => e.flush()),
    create: async t => {
     const e = n(t);
     return await (0, s.H)(t, async () => {
      a(e);
      return await pieceWriter(e, t);
     });
    },
    move: async (t, e) => {
     const o = n(e);
     await (0, s.H)(t, async () => {
      a(o);
      await (0, r.rename)(n(t), o);
     });
    }
   };
  }
  function pathIn(t, n) {
   const e = (0, o.resolve)(t, n);
   if (e !== t && !e.startsWith(t + o.sep)) throw new Error(`${n} is outside of the state directory`);
   return e;
  }
  function folderMaker(t) {
   const n = new Set;
   return e => {
    const a = (0, o.dirname)(e);
    if (n.has(a)) return;
    (0, i.K)(a, 448);
    refuseLinks(a, t);
    n.add(a);
   };
  }
  function refuseLinks(t, n) {
   let e = n;
   for (const r of (0, o.relative)(n, t).split(o.sep)) {
    if (r === "" || r === ".") continue;
    e = (0, o.join)(e, r);
    const t = (0, s.J)(e, () => (0, a.lstatSync)(e, {
     throwIfNoEntry: false
    }));
    if (t === void 0) return;
    if (t.isSymbolicLink()) throw new u.k("refused", e, `${e} is a link`);
   }
  }
  async function readRegular(t, n, e) {
   const a = await (0, r.open)(t, g | m | v).catch(nullIfMissing);
   if (a === null) return null;
   try {
    const t = await a.stat();
    if (!t.isFile()) throw new u.k("special", n, `${n} is not a regular file`);
    if (t.size > e) throw new u.k("too-large", n, `${n} has ${String(t.size)} bytes, more than ${String(e)}`);
    return await a.readFile();
   } finally {
    await a.close();
   }
  }
  async function writeNew(t, n) {
   try {
    await (0, r.writeFile)(t, n, O);
   } catch (e) {
    if (e.code !== "EEXIST") throw e;
    await (0, r.rm)(t, {
     force: true
    });
    await (0, r.writeFile)(t, n, O);
   }
  }
  const O = {
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
 23115: (function(t, n, e) {
  e.d(n, {
   g: () => transcriptSource
  });
  var a = e(42357);
  var r = e(54539);
  var o = e(71431);
  var s = e(89366);
  var i = e(1359);
  var c = e(41599);
  var l = e(90120);
  function transcriptSource(t, n, {clean: e, result: a}) {
   const r = (0, c.$)(n.endsWith("\n") ? n : `${n}\n`, e);
   if (r.entries.length === 0) throw notATranscript(t);
   const o = a === null ? endOf(r) : {
    conclusion: a.conclusion,
    reason: e(a.reason)
   };
   const s = a === null ? costOfRun(r) : a.costUsd;
   const u = a === null ? durationOf(r) : a.durationMs;
   const d = r.prompt === "" ? t : r.prompt;
   const f = {
    ...{
     key: "run",
     name: d,
     id: d,
     model: r.model,
     ...o,
     costUsd: s,
     durationMs: u
    },
    state: o.conclusion === "success" ? "passed" : "failed",
    isReused: false,
    mark: null,
    evaluations: {
     passed: 0,
     total: 0
    }
   };
   const w = {
    ...{
     kind: "run",
     title: d,
     ...o,
     label: i.vV[o.conclusion].text,
     costUsd: s,
     rows: [ f ]
    },
    endedAt: r.endedAt === null ? null : new Date(r.endedAt).toISOString(),
    previous: null,
    passRates: []
   };
   const y = {
    key: f.key,
    reason: o.reason,
    facts: factsOf(r, s, u),
    item: [],
    text: r.text,
    structured: null,
    evaluations: [],
    changes: (0, l.x)(a?.changes ?? [], e),
    notices: (a?.notices ?? []).map(e),
    ...(0, c.q)(r.entries)
   };
   return {
    overview: w,
    jobs: async function*() {
     yield await Promise.resolve(y);
    }
   };
  }
  function notATranscript(t) {
   return new a.yo({
    code: "file-unreadable",
    location: t,
    message: "the file is not a transcript",
    found: "no event of a run",
    hint: "name the transcript that a run printed at the end, or the state directory of a batch"
   });
  }
  function endOf({stop: t, text: n}) {
   if (t === null) {
    const t = "The transcript has no end: the run was interrupted, or is still running.";
    return {
     conclusion: "cancelled",
     reason: t
    };
   }
   const {conclusion: e, reason: a} = (0, o.P0)(t, [], "continue");
   return {
    conclusion: e,
    reason: e === "success" && n === "" ? "The run has ended." : a
   };
  }
  function costOfRun({usages: t, model: n}) {
   return t.map(t => (0, s.ho)(t.model ?? n, t)).reduce((t, n) => t === null || n === null ? null : t + n, 0);
  }
  function durationOf({startedAt: t, endedAt: n}) {
   return t === null || n === null ? null : n - t;
  }
  function factsOf(t, n, e) {
   const {model: a, mode: o, turns: s, usages: c, entries: l, startedAt: u} = t;
   const sum = t => c.reduce((n, e) => n + e[t], 0);
   const d = l.filter(({type: t}) => t === "call");
   const f = d.filter(t => t.type === "call" && t.status === "refused").length;
   return [ [ "Model", a ], [ "Mode", o ], [ "Turns", (0, r.Z)(s) ], [ "Calls", f === 0 ? (0, 
   r.Z)(d.length) : `${(0, r.Z)(d.length)}, ${(0, r.Z)(f)} refused` ], [ "Tokens", `${(0, 
   r.Z)(sum("inputTokens"))} in, ${(0, r.Z)(sum("outputTokens"))} out` ], [ "From the cache", sum("cacheReadTokens") === 0 ? "" : (0, 
   r.B)(sum("cacheReadTokens"), "token") ], [ "Cost", (0, i.BD)(n) ], [ "Time", e === null ? "" : (0, 
   i.a3)(e) ], [ "Started", u === null ? "" : new Date(u).toISOString().replace("T", " ").replace(/\.\d+Z$/, " UTC") ] ].filter(t => t[1] !== "");
  }
 })
};
