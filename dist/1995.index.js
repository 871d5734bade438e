"use strict";

exports.id = 1995;

exports.ids = [ 1995 ];

exports.modules = {
 5527: (function(t, n, e) {
  e.d(n, {
   writeRunPage: () => writeRunPage
  });
  var r = e(76760);
  var a = e(42357);
  var i = e(7138);
  var o = e(4076);
  var s = e(72443);
  var c = e(72631);
  var l = e(76813);
  var u = e(23115);
  const f = 2e8;
  async function writeRunPage(t, n, e) {
   const {hostEnvironment: d, redact: h, log: p} = e;
   const {transcriptPath: y} = n;
   if (y === null) return;
   const {directory: w} = d;
   try {
    const e = (0, o.S)({
     root: w,
     guard: () => null
    });
    const a = (await e.read(y, f)).toString("utf8");
    const clean = t => h((0, i.wh)(t));
    const s = (0, u.g)(y, a, {
     clean: clean,
     result: n
    });
    const d = {
     path: (0, r.resolve)(w, t),
     maxBytes: l.Q,
     location: "html-report"
    };
    await (0, c.x)(d, s);
   } catch (t) {
    t instanceof s.k || (0, a.ki)(t, a.yo);
    p.warning(`The HTML report could not be written: ${h((0, a.bD)(t))}`);
   }
  }
 }),
 71911: (function(t, n, e) {
  e.d(n, {
   H: () => r
  });
  const r = [ "auth", "not-found", "bad-request", "context-length", "prefix-changed", "media", "rate-limit", "quota", "budget", "overloaded", "server", "network", "cut-off", "refused", "script", "cancelled" ];
 }),
 95155: (function(t, n, e) {
  e.d(n, {
   v: () => openStateDirectory
  });
  var r = e(73024);
  var a = e(51455);
  var i = e(76760);
  var o = e(58500);
  var s = e(81383);
  var c = e(87144);
  var l = e(55319);
  var u = e(57975);
  var f = e(42357);
  const d = 64;
  const h = 3;
  const p = (0, u.promisify)(r.fdatasync);
  function createSyncQueue() {
   const t = [];
   let n = 0;
   const e = Array.from({
    length: h
   }, () => Promise.resolve());
   let a = 0;
   const sync = async e => {
    try {
     await p(e);
    } catch (n) {
     (0, f.ki)(n, Error);
     t.push(n);
    } finally {
     (0, r.closeSync)(e);
     n -= 1;
    }
   };
   const flush = async () => {
    await Promise.all(e);
    const [n] = t.splice(0);
    if (n !== void 0) throw n;
   };
   return {
    add: async t => {
     n += 1;
     const r = a % h;
     a += 1;
     e[r] = Promise.all([ e[r], (0, o.setImmediate)() ]).then(() => sync(t));
     n > d && await flush();
    },
    flush: flush
   };
  }
  var y = e(72443);
  var w = e(36463);
  const {O_NOFOLLOW: m, O_NONBLOCK: g, O_RDONLY: v} = r.constants;
  async function openStateDirectory(t, {create: n, root: e}) {
   return await (0, s.HQ)(t, async () => {
    e !== null && refuseLinks(t, e);
    n && (0, c.K)(t, 448);
    const i = await (0, a.lstat)((0, r.realpathSync)(t));
    if (!i.isDirectory()) throw new y.k("not-a-directory", t, `${t} is not a directory`);
    return directoryAt((0, r.realpathSync)(t));
   });
  }
  function directoryAt(t) {
   const pathOf = n => pathIn(t, n);
   let n = 0;
   return {
    path: t,
    ...writingBelow(t, pathOf),
    read: async (e, r) => {
     n += 1;
     n % S === 0 && await (0, o.setImmediate)();
     const a = pathOf(e);
     refuseLinks((0, i.dirname)(a), t);
     return (0, s.JK)(e, () => readRegular(a, e, r));
    },
    names: async n => {
     const e = pathOf(n);
     refuseLinks(e, t);
     const r = await (0, a.readdir)(e).catch(s.bJ);
     return (r ?? []).sort((t, n) => Buffer.compare(Buffer.from(t), Buffer.from(n)));
    },
    remove: async t => await (0, l.Sl)(pathOf(t), () => (0, s.HQ)(t, () => (0, a.rm)(pathOf(t), {
     recursive: true,
     force: true
    }))),
    has: async t => (await (0, a.lstat)(pathOf(t)).catch(() => null))?.isFile() === true,
    giveOut: async (n, e) => {
     const r = pathOf(n);
     refuseLinks((0, i.dirname)(r), t);
     return await (0, s.HQ)(n, async () => {
      await linkOrCopy(r, e).catch(s.bJ);
      return await versionAt(e);
     });
    },
    versionOf: t => versionAt(pathOf(t))
   };
  }
  async function versionAt(t) {
   const n = await (0, a.lstat)(t, {
    bigint: true
   }).catch(s.bJ);
   return n?.isFile() === true ? `${String(n.mtimeNs)} ${String(n.size)} ${String(n.ino)}` : null;
  }
  async function linkOrCopy(t, n) {
   if (!(await (0, a.lstat)(t)).isFile()) return;
   try {
    await (0, a.link)(t, n);
   } catch (e) {
    const {code: i} = e;
    if (i === "ENOENT" || i === "EEXIST") throw e;
    await (0, a.copyFile)(t, n, r.constants.COPYFILE_EXCL);
   }
  }
  function writingBelow(t, n) {
   const e = createSyncQueue();
   const r = folderMaker(t);
   const inFolder = async (t, e) => {
    const a = n(t);
    return await (0, l.Sl)(a, () => (0, s.HQ)(t, async () => {
     r(a);
     return await e(a);
    }));
   };
   return {
    write: (t, n) => inFolder(t, t => (0, w.HC)(t, n)),
    writeNew: (t, e) => {
     const a = n(t);
     (0, s.JK)(t, () => {
      r(a);
      writeNew(a, e);
     });
     (0, l.LJ)(a);
    },
    add: (t, n) => inFolder(t, async t => await e.add((0, w.ik)(t, n))),
    flush: () => (0, s.HQ)(t, () => e.flush()),
    create: t => inFolder(t, n => (0, w.MC)(n, t)),
    move: async (t, e) => {
     const [i, o] = [ n(t), n(e) ];
     const work = () => (0, s.HQ)(t, async () => {
      r(o);
      await (0, a.rename)(i, o);
     });
     await (0, l.Sl)(i, () => (0, l.Sl)(o, work));
    },
    takeIn: (t, n) => inFolder(n, async n => {
     await (0, a.rm)(n, {
      force: true
     });
     await linkOrCopy(t, n);
    })
   };
  }
  function pathIn(t, n) {
   const e = (0, i.resolve)(t, n);
   if (e !== t && !e.startsWith(t + i.sep)) throw new Error(`${n} is outside of the state directory`);
   return e;
  }
  function folderMaker(t) {
   const n = new Set;
   return e => {
    const r = (0, i.dirname)(e);
    if (n.has(r)) return;
    (0, c.K)(r, 448);
    refuseLinks(r, t);
    n.add(r);
   };
  }
  function refuseLinks(t, n) {
   let e = n;
   for (const a of (0, i.relative)(n, t).split(i.sep)) {
    if (a === "" || a === ".") continue;
    e = (0, i.join)(e, a);
    const t = (0, s.JK)(e, () => (0, r.lstatSync)(e, {
     throwIfNoEntry: false
    }));
    if (t === void 0) return;
    if (t.isSymbolicLink()) throw new y.k("refused", e, `${e} is a link`);
   }
  }
  function readRegular(t, n, e) {
   const a = openPresent(t);
   if (a === null) return null;
   try {
    const t = (0, r.fstatSync)(a);
    if (!t.isFile()) throw new y.k("special", n, `${n} is not a regular file`);
    if (t.size > e) throw new y.k("too-large", n, `${n} has ${String(t.size)} bytes, more than ${String(e)}`);
    return (0, r.readFileSync)(a);
   } finally {
    (0, r.closeSync)(a);
   }
  }
  function openPresent(t) {
   try {
    return (0, r.openSync)(t, v | m | g);
   } catch (t) {
    return (0, s.bJ)(t);
   }
  }
  const S = 64;
  function writeNew(t, n) {
   try {
    (0, r.writeFileSync)(t, n, O);
   } catch (e) {
    if (e.code !== "EEXIST") throw e;
    (0, r.rmSync)(t, {
     force: true
    });
    (0, r.writeFileSync)(t, n, O);
   }
  }
  const O = {
   flag: "wx",
   mode: 384
  };
 }),
 36463: (function(t, n, e) {
  e.d(n, {
   E1: () => removeUnfinished,
   HC: () => replace,
   MC: () => pieceWriter,
   ik: () => place
  });
  var r = e(77598);
  var a = e(73024);
  var i = e(51455);
  var o = e(76760);
  var s = e(81383);
  var c = e(55319);
  const {O_CREAT: l, O_EXCL: u, O_NOFOLLOW: f, O_WRONLY: d} = a.constants;
  async function replace(t, n) {
   const {temporary: e, handle: r} = await openTemporary(t);
   try {
    await fill(r, n);
    await (0, i.rename)(e, t);
   } catch (t) {
    await (0, i.rm)(e, {
     force: true
    });
    throw t;
   }
  }
  function place(t, n) {
   const e = temporaryFor(t);
   const r = (0, a.openSync)(e, h, 384);
   try {
    (0, a.writeFileSync)(r, n);
    (0, a.renameSync)(e, t);
    return r;
   } catch (t) {
    (0, a.closeSync)(r);
    (0, a.rmSync)(e, {
     force: true
    });
    throw t;
   }
  }
  const h = d | l | u | f;
  async function openTemporary(t) {
   const n = temporaryFor(t);
   return {
    temporary: n,
    handle: await (0, i.open)(n, h, 384)
   };
  }
  function temporaryFor(t) {
   return (0, o.join)((0, o.dirname)(t), `.${(0, o.basename)(t)}-${(0, r.randomUUID)().slice(0, 13)}.tmp`);
  }
  const p = /^\..+-[0-9a-f]{8}-[0-9a-f]{4}\.tmp$/;
  async function removeUnfinished(t) {
   const n = await (0, i.readdir)(t, {
    withFileTypes: true
   });
   const e = n.filter(t => t.isDirectory()).map(({name: n}) => (0, o.join)(t, n));
   for (const n of [ t, ...e ]) for (const t of await (0, i.readdir)(n)) p.test(t) && await (0, 
   i.rm)((0, o.join)(n, t), {
    force: true
   });
  }
  const y = 64e3;
  async function pieceWriter(t, n) {
   (0, c.vD)(t);
   const {temporary: e, handle: r} = await openTemporary(t);
   let a = [];
   let o = 0;
   const flush = async () => {
    const t = a.join("");
    a = [];
    o = 0;
    t !== "" && await (0, s.HQ)(n, () => r.appendFile(t));
   };
   return {
    write: async t => {
     a.push(t);
     o += t.length;
     o > y && await flush();
    },
    close: async () => {
     await flush();
     await r.datasync();
     await r.close();
     await (0, s.HQ)(n, () => (0, i.rename)(e, t));
     (0, c.LJ)(t);
    },
    abandon: async () => {
     await r.close();
     await (0, i.rm)(e, {
      force: true
     });
     (0, c.LJ)(t);
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
 }),
 15917: (function(t, n, e) {
  e.d(n, {
   R5: () => invalidFindingsNotices,
   WT: () => findingsSection,
   WX: () => findingsOf,
   YR: () => locationOfFinding
  });
  var r = e(54539);
  var a = e(20274);
  var i = e(20653);
  var o = e(83874);
  var s = e(99180);
  const c = 4e3;
  function findingsOf({requests: t, structured: n, findingPaths: e = []}) {
   const r = t.flatMap(t => t.kind === "findings" ? t.findings : []);
   const i = asFindings((0, a._j)((0, a.qY)(n)["findings"]).slice(0, c));
   const o = new Map(e.map(t => [ t.path, t.fromRoot ]));
   const s = i.flatMap(t => t === null ? [] : [ {
    ...t,
    path: o.get(t.path) ?? t.path
   } ]);
   const l = [ ...r, ...s ].slice(0, c);
   return {
    findings: [ ...new Map(l.map(t => [ JSON.stringify(t), t ])).values() ],
    invalid: s.length === 0 ? 0 : i.length - s.length
   };
  }
  function asFindings(t) {
   if (t.length === 0) return [];
   const n = (0, o.K)();
   return t.map(t => asFinding(t, n));
  }
  function invalidFindingsNotices(t) {
   if (t === 0) return [];
   const n = t === 1 ? "1 of the findings in the structured answer has" : `${String(t)} of the findings in the structured answer have`;
   return [ `${n} not the form described in docs/findings.md and only appears in the answer.` ];
  }
  function asFinding(t, n) {
   if (!(0, a.u4)(t)) return null;
   const e = Object.entries(t).filter(([t, e]) => Object.hasOwn(n.shape, t) && e !== null);
   const {data: r} = n.safeParse(Object.fromEntries(e));
   return r === void 0 ? null : (0, o.C)(r);
  }
  function findingsSection(t, n) {
   const e = t.slice(0, n);
   const a = t.length - e.length;
   const o = e.map(t => {
    const n = (0, s.ti)((0, i.ml)(locationOfFinding(t), 200));
    return `| ${t.severity} | ${n} | ${(0, s.xG)((0, i.ml)(t.title, 200))} | ${(0, s.xG)((0, 
    i.ml)(t.message, 500))} |`;
   });
   return [ `#### Findings (${(0, r.ZV)(t.length)})`, [ "| Severity | Location | Title | Details |", "| --- | --- | --- | --- |", ...o ].join("\n"), ...a > 0 ? [ `And ${(0, 
   r.B4)(a, "more finding")}.` ] : [] ].join("\n\n");
  }
  function locationOfFinding({path: t, line: n, endLine: e}) {
   return `${t}:${String(n)}${e === void 0 ? "" : `-${String(e)}`}`;
  }
 }),
 23115: (function(t, n, e) {
  e.d(n, {
   g: () => transcriptSource
  });
  var r = e(42357);
  var a = e(54539);
  var i = e(71431);
  var o = e(89366);
  var s = e(1359);
  var c = e(41599);
  var l = e(90120);
  function transcriptSource(t, n, {clean: e, result: r}) {
   const a = (0, c.$)(n.endsWith("\n") ? n : `${n}\n`, e);
   if (a.entries.length === 0) throw notATranscript(t);
   const i = r === null ? endOf(a) : {
    conclusion: r.conclusion,
    reason: e(r.reason)
   };
   const o = r === null ? costOfRun(a) : r.costUsd;
   const u = r === null ? durationOf(a) : r.durationMs;
   const f = a.prompt === "" ? t : a.prompt;
   const d = {
    ...{
     key: "run",
     name: f,
     id: f,
     model: a.model,
     ...i,
     costUsd: o,
     durationMs: u
    },
    state: i.conclusion === "success" ? "passed" : "failed",
    isReused: false,
    mark: null,
    evaluations: {
     passed: 0,
     total: 0
    }
   };
   const h = {
    ...{
     kind: "run",
     title: f,
     ...i,
     label: s.vV[i.conclusion].text,
     costUsd: o,
     rows: [ d ]
    },
    endedAt: a.endedAt === null ? null : new Date(a.endedAt).toISOString(),
    previous: null,
    passRates: [],
    pullRequests: []
   };
   const p = {
    key: d.key,
    reason: i.reason,
    facts: factsOf(a, o, u),
    item: [],
    text: a.text,
    structured: null,
    evaluations: [],
    changes: (0, l.x)(r?.changes ?? [], e),
    notices: (r?.notices ?? []).map(e),
    ...(0, c.q)(a.entries)
   };
   return {
    overview: h,
    jobs: async function*() {
     yield await Promise.resolve(p);
    }
   };
  }
  function notATranscript(t) {
   return new r.yo({
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
   const {conclusion: e, reason: r} = (0, i.P0)(t, [], "continue");
   return {
    conclusion: e,
    reason: e === "success" && n === "" ? "The run has ended." : r
   };
  }
  function costOfRun({usages: t, model: n}) {
   return t.map(t => (0, o.ho)(t.model ?? n, t)).reduce((t, n) => t === null || n === null ? null : t + n, 0);
  }
  function durationOf({startedAt: t, endedAt: n}) {
   return t === null || n === null ? null : n - t;
  }
  const utcTime = t => new Date(t).toISOString().replace(/T(.*)\.\d+Z$/, " $1 UTC");
  function factsOf(t, n, e) {
   const {model: r, mode: i, turns: o, usages: c, entries: l, startedAt: u} = t;
   const sum = t => c.reduce((n, e) => n + e[t], 0);
   const f = l.filter(({type: t}) => t === "call");
   const d = f.filter(t => t.type === "call" && t.status === "refused").length;
   return [ [ "Model", r ], [ "Mode", i ], [ "Turns", (0, a.ZV)(o) ], [ "Calls", d === 0 ? (0, 
   a.ZV)(f.length) : `${(0, a.ZV)(f.length)}, ${(0, a.ZV)(d)} refused` ], [ "Tokens", `${(0, 
   a.ZV)(sum("inputTokens"))} in, ${(0, a.ZV)(sum("outputTokens"))} out` ], [ "From the cache", sum("cacheReadTokens") === 0 ? "" : (0, 
   a.B4)(sum("cacheReadTokens"), "token") ], [ "Cost", (0, s.BD)(n) ], [ "Time", e === null ? "" : (0, 
   s.a3)(e) ], [ "Started", u === null ? "" : utcTime(u) ] ].filter(t => t[1] !== "");
  }
 }),
 83874: (function(t, n, e) {
  e.d(n, {
   C: () => withoutGaps,
   K: () => findingInput
  });
  var r = e(94343);
  var a = e(43759);
  var i = e(75440);
  var o = e(36795);
  const s = 1e7;
  const findingInput = () => r.rej({
   path: (0, i._Z)("File, relative to the repository.", {
    most: 4096
   }),
   line: (0, i.$A)("Line number in the current file.", 1, s),
   endLine: r.lqM((0, i.$A)("Last line, if the finding covers several lines.", 1, s)),
   severity: r.k5n(o.gO),
   title: (0, i._Z)("The problem, in a few words.", {
    most: 200
   }),
   message: (0, i._Z)("Why it is a problem and how to fix it, as plain text.", {
    most: 5e3
   }),
   suggestion: r.lqM((0, i._Z)("Replacement for these lines.", {
    empty: true,
    most: 2e4
   })),
   rule: r.lqM(r.YjP().check(a.Fk(/^[A-Za-z0-9._/-]{1,100}$/), r.q0y("A short, stable name for this kind of finding.")))
  });
  function withoutGaps({endLine: t, suggestion: n, rule: e, ...r}) {
   return {
    ...r,
    path: r.path.replace(/^\.\//, ""),
    ...t === void 0 || t <= r.line ? {} : {
     endLine: t
    },
    ...n === void 0 ? {} : {
     suggestion: n
    },
    ...e === void 0 ? {} : {
     rule: e
    }
   };
  }
 })
};
