"use strict";

exports.id = 6319;

exports.ids = [ 6319 ];

exports.modules = {
 5527: (function(n, t, e) {
  e.d(t, {
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
  async function writeRunPage(n, t, e) {
   const {hostEnvironment: d, redact: h, log: y} = e;
   const {transcriptPath: p} = t;
   if (p === null) return;
   const {directory: w} = d;
   try {
    const e = (0, o.S)({
     root: w,
     guard: () => null
    });
    const a = (await e.read(p, f)).toString("utf8");
    const clean = n => h((0, i.wh)(n));
    const s = (0, u.g)(p, a, {
     clean: clean,
     result: t
    });
    const d = {
     path: (0, r.resolve)(w, n),
     maxBytes: l.Q,
     location: "html-report"
    };
    await (0, c.x)(d, s);
   } catch (n) {
    n instanceof s.k || (0, a.ki)(n, a.yo);
    y.warning(`The HTML report could not be written: ${h((0, a.bD)(n))}`);
   }
  }
 }),
 76693: (function(n, t, e) {
  e.d(t, {
   v: () => openStateDirectory
  });
  var r = e(73024);
  var a = e(51455);
  var i = e(76760);
  var o = e(58500);
  var s = e(81383);
  var c = e(87144);
  var l = e(55319);
  var u = e(72443);
  var f = e(57975);
  var d = e(42357);
  const h = 64;
  const y = 3;
  const p = (0, f.promisify)(r.fdatasync);
  function createSyncQueue() {
   const n = [];
   let t = 0;
   const e = Array.from({
    length: y
   }, () => Promise.resolve());
   let a = 0;
   const sync = async e => {
    try {
     await p(e);
    } catch (t) {
     (0, d.ki)(t, Error);
     n.push(t);
    } finally {
     (0, r.closeSync)(e);
     t -= 1;
    }
   };
   const flush = async () => {
    await Promise.all(e);
    const [t] = n.splice(0);
    if (t !== void 0) throw t;
   };
   return {
    add: async n => {
     t += 1;
     const r = a % y;
     a += 1;
     e[r] = Promise.all([ e[r], (0, o.setImmediate)() ]).then(() => sync(n));
     t > h && await flush();
    },
    flush: flush
   };
  }
  var w = e(15365);
  const {O_NOFOLLOW: m, O_NONBLOCK: g, O_RDONLY: v} = r.constants;
  async function openStateDirectory(n, {create: t, root: e}) {
   return await (0, s.HQ)(n, async () => {
    e !== null && refuseLinks(n, e);
    t && (0, c.K)(n, 448);
    const i = await (0, a.lstat)((0, r.realpathSync)(n));
    if (!i.isDirectory()) throw new u.k("not-a-directory", n, `${n} is not a directory`);
    return directoryAt((0, r.realpathSync)(n));
   });
  }
  function directoryAt(n) {
   const pathOf = t => pathIn(n, t);
   let t = 0;
   return {
    path: n,
    ...writingBelow(n, pathOf),
    read: async (e, r) => {
     t += 1;
     t % S === 0 && await (0, o.setImmediate)();
     const a = pathOf(e);
     refuseLinks((0, i.dirname)(a), n);
     return (0, s.JK)(e, () => readRegular(a, e, r));
    },
    names: async t => {
     const e = pathOf(t);
     refuseLinks(e, n);
     const r = await (0, s.HQ)(t, () => (0, a.readdir)(e).catch(s.bJ));
     return (r ?? []).sort((n, t) => Buffer.compare(Buffer.from(n), Buffer.from(t)));
    },
    remove: async n => await (0, l.Sl)(pathOf(n), () => (0, s.HQ)(n, () => (0, a.rm)(pathOf(n), {
     recursive: true,
     force: true
    }))),
    has: async n => (await (0, a.lstat)(pathOf(n)).catch(() => null))?.isFile() === true,
    giveOut: async (t, e) => {
     const r = pathOf(t);
     refuseLinks((0, i.dirname)(r), n);
     return await (0, s.HQ)(t, async () => {
      await linkOrCopy(r, e).catch(s.bJ);
      return await versionAt(e);
     });
    },
    versionOf: n => versionAt(pathOf(n))
   };
  }
  async function versionAt(n) {
   const t = await (0, a.lstat)(n, {
    bigint: true
   }).catch(s.bJ);
   return t?.isFile() === true ? `${String(t.mtimeNs)} ${String(t.size)} ${String(t.ino)}` : null;
  }
  async function linkOrCopy(n, t) {
   if (!(await (0, a.lstat)(n)).isFile()) return;
   try {
    await (0, a.link)(n, t);
   } catch (e) {
    const {code: i} = e;
    if (i === "ENOENT" || i === "EEXIST") throw e;
    await (0, a.copyFile)(n, t, r.constants.COPYFILE_EXCL);
   }
  }
  function writingBelow(n, t) {
   const e = createSyncQueue();
   const r = folderMaker(n);
   const inFolder = async (n, e) => {
    const a = t(n);
    return await (0, l.Sl)(a, () => (0, s.HQ)(n, async () => {
     r(a);
     return await e(a);
    }));
   };
   return {
    write: (n, t) => inFolder(n, n => (0, w.HC)(n, t)),
    writeNew: (n, e) => {
     const a = t(n);
     (0, s.JK)(n, () => {
      r(a);
      writeNew(a, e);
     });
     (0, l.LJ)(a);
    },
    add: (n, t) => inFolder(n, async n => await e.add((0, w.ik)(n, t))),
    flush: () => (0, s.HQ)(n, () => e.flush()),
    create: n => inFolder(n, t => (0, w.MC)(t, n)),
    move: async (n, e) => {
     const [i, o] = [ t(n), t(e) ];
     const work = () => (0, s.HQ)(n, async () => {
      r(o);
      await (0, a.rename)(i, o);
     });
     await (0, l.Sl)(i, () => (0, l.Sl)(o, work));
    },
    takeIn: (n, t) => inFolder(t, async t => {
     await (0, a.rm)(t, {
      force: true
     });
     await linkOrCopy(n, t);
    })
   };
  }
  function pathIn(n, t) {
   const e = (0, i.resolve)(n, t);
   if (e !== n && !e.startsWith(n + i.sep)) throw new Error(`${t} is outside of the state directory`);
   return e;
  }
  function folderMaker(n) {
   const t = new Set;
   return e => {
    const r = (0, i.dirname)(e);
    if (t.has(r)) return;
    (0, c.K)(r, 448);
    refuseLinks(r, n);
    t.add(r);
   };
  }
  function refuseLinks(n, t) {
   let e = t;
   for (const a of (0, i.relative)(t, n).split(i.sep)) {
    if (a === "" || a === ".") continue;
    e = (0, i.join)(e, a);
    const n = (0, s.JK)(e, () => (0, r.lstatSync)(e, {
     throwIfNoEntry: false
    }));
    if (n === void 0) return;
    if (n.isSymbolicLink()) throw new u.k("refused", e, `${e} is a link`);
   }
  }
  function readRegular(n, t, e) {
   const a = openPresent(n);
   if (a === null) return null;
   try {
    const n = (0, r.fstatSync)(a);
    if (!n.isFile()) throw new u.k("special", t, `${t} is not a regular file`);
    if (n.size > e) throw new u.k("too-large", t, `${t} has ${String(n.size)} bytes, more than ${String(e)}`);
    return (0, r.readFileSync)(a);
   } finally {
    (0, r.closeSync)(a);
   }
  }
  function openPresent(n) {
   try {
    return (0, r.openSync)(n, v | m | g);
   } catch (n) {
    return (0, s.bJ)(n);
   }
  }
  const S = 64;
  function writeNew(n, t) {
   try {
    (0, r.writeFileSync)(n, t, O);
   } catch (e) {
    if (e.code !== "EEXIST") throw e;
    (0, r.rmSync)(n, {
     force: true
    });
    (0, r.writeFileSync)(n, t, O);
   }
  }
  const O = {
   flag: "wx",
   mode: 384
  };
 }),
 15365: (function(n, t, e) {
  e.d(t, {
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
  async function replace(n, t) {
   const {temporary: e, handle: r} = await openTemporary(n);
   try {
    await fill(r, t);
    await (0, i.rename)(e, n);
   } catch (n) {
    await (0, i.rm)(e, {
     force: true
    });
    throw n;
   }
  }
  function place(n, t) {
   const e = temporaryFor(n);
   const r = (0, a.openSync)(e, h, 384);
   try {
    (0, a.writeFileSync)(r, t);
    (0, a.renameSync)(e, n);
    return r;
   } catch (n) {
    (0, a.closeSync)(r);
    (0, a.rmSync)(e, {
     force: true
    });
    throw n;
   }
  }
  const h = d | l | u | f;
  async function openTemporary(n) {
   const t = temporaryFor(n);
   return {
    temporary: t,
    handle: await (0, i.open)(t, h, 384)
   };
  }
  function temporaryFor(n) {
   return (0, o.join)((0, o.dirname)(n), `.${(0, o.basename)(n)}-${(0, r.randomUUID)().slice(0, 13)}.tmp`);
  }
  const y = /^\..+-[0-9a-f]{8}-[0-9a-f]{4}\.tmp$/;
  async function removeUnfinished(n) {
   const t = await (0, i.readdir)(n, {
    withFileTypes: true
   });
   const e = t.filter(n => n.isDirectory()).map(({name: t}) => (0, o.join)(n, t));
   for (const t of [ n, ...e ]) for (const n of await (0, i.readdir)(t)) y.test(n) && await (0, 
   i.rm)((0, o.join)(t, n), {
    force: true
   });
  }
  const p = 64e3;
  async function pieceWriter(n, t) {
   (0, c.vD)(n);
   const {temporary: e, handle: r} = await openTemporary(n);
   let a = [];
   let o = 0;
   const flush = async () => {
    const n = a.join("");
    a = [];
    o = 0;
    n !== "" && await (0, s.HQ)(t, () => r.appendFile(n));
   };
   return {
    write: async n => {
     a.push(n);
     o += n.length;
     o > p && await flush();
    },
    close: async () => {
     await flush();
     await r.datasync();
     await r.close();
     await (0, s.HQ)(t, () => (0, i.rename)(e, n));
     (0, c.LJ)(n);
    },
    abandon: async () => {
     await r.close();
     await (0, i.rm)(e, {
      force: true
     });
     (0, c.LJ)(n);
    }
   };
  }
  async function fill(n, t) {
   try {
    await n.writeFile(t);
    await n.datasync();
   } finally {
    await n.close();
   }
  }
 }),
 15917: (function(n, t, e) {
  e.d(t, {
   R5: () => invalidFindingsNotices,
   WT: () => findingsSection,
   WX: () => findingsOf,
   YR: () => locationOfFinding
  });
  var r = e(54539);
  var a = e(20274);
  var i = e(74397);
  var o = e(20653);
  var s = e(39472);
  const c = 4e3;
  function findingsOf({requests: n, structured: t, findingPaths: e = []}) {
   const r = n.flatMap(n => n.kind === "findings" ? n.findings : []);
   const i = asFindings((0, a._j)((0, a.qY)(t)["findings"]).slice(0, c));
   const o = new Map(e.map(n => [ n.path, n.fromRoot ]));
   const s = i.flatMap(n => n === null ? [] : [ {
    ...n,
    path: o.get(n.path) ?? n.path
   } ]);
   const l = [ ...r, ...s ].slice(0, c);
   return {
    findings: [ ...new Map(l.map(n => [ JSON.stringify(n), n ])).values() ],
    invalid: s.length === 0 ? 0 : i.length - s.length
   };
  }
  function asFindings(n) {
   if (n.length === 0) return [];
   const t = (0, s.K)();
   return n.map(n => asFinding(n, t));
  }
  function invalidFindingsNotices(n) {
   if (n === 0) return [];
   const t = n === 1 ? "1 of the findings in the structured answer has" : `${String(n)} of the findings in the structured answer have`;
   return [ `${t} not the form described in docs/findings.md and only appears in the answer.` ];
  }
  function asFinding(n, t) {
   if (!(0, a.u4)(n)) return null;
   const e = Object.entries(n).filter(([n, e]) => Object.hasOwn(t.shape, n) && e !== null);
   const {data: r} = t.safeParse(Object.fromEntries(e));
   return r === void 0 ? null : (0, s.C)(r);
  }
  function findingsSection(n, t) {
   const e = n.slice(0, t);
   const a = n.length - e.length;
   const s = e.map(n => {
    const t = (0, i.ti)((0, o.ml)(locationOfFinding(n), 200));
    return `| ${n.severity} | ${t} | ${(0, i.xG)((0, o.ml)(n.title, 200))} | ${(0, i.xG)((0, 
    o.ml)(n.message, 500))} |`;
   });
   return [ `#### Findings (${(0, r.ZV)(n.length)})`, [ "| Severity | Location | Title | Details |", "| --- | --- | --- | --- |", ...s ].join("\n"), ...a > 0 ? [ `And ${(0, 
   r.B4)(a, "more finding")}.` ] : [] ].join("\n\n");
  }
  function locationOfFinding({path: n, line: t, endLine: e}) {
   return `${n}:${String(t)}${e === void 0 ? "" : `-${String(e)}`}`;
  }
 }),
 23115: (function(n, t, e) {
  e.d(t, {
   g: () => transcriptSource
  });
  var r = e(42357);
  var a = e(54539);
  var i = e(71431);
  var o = e(83537);
  var s = e(1359);
  var c = e(41599);
  var l = e(90120);
  function transcriptSource(n, t, {clean: e, result: r}) {
   const a = (0, c.$)(t.endsWith("\n") ? t : `${t}\n`, e);
   if (a.entries.length === 0) throw notATranscript(n);
   const i = r === null ? endOf(a) : {
    conclusion: r.conclusion,
    reason: e(r.reason)
   };
   const o = r === null ? costOfRun(a) : r.costUsd;
   const u = r === null ? durationOf(a) : r.durationMs;
   const f = a.prompt === "" ? n : a.prompt;
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
   const y = {
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
     yield await Promise.resolve(y);
    }
   };
  }
  function notATranscript(n) {
   return new r.yo({
    code: "file-unreadable",
    location: n,
    message: "the file is not a transcript",
    found: "no event of a run",
    hint: "name the transcript that a run printed at the end, or the state directory of a batch"
   });
  }
  function endOf({stop: n, text: t}) {
   if (n === null) {
    const n = "The transcript has no end: the run was interrupted, or is still running.";
    return {
     conclusion: "cancelled",
     reason: n
    };
   }
   const {conclusion: e, reason: r} = (0, i.P0)(n, [], "continue");
   return {
    conclusion: e,
    reason: e === "success" && t === "" ? "The run has ended." : r
   };
  }
  function costOfRun({usages: n, model: t}) {
   return n.map(n => (0, o.ho)(n.model ?? t, n)).reduce((n, t) => n === null || t === null ? null : n + t, 0);
  }
  function durationOf({startedAt: n, endedAt: t}) {
   return n === null || t === null ? null : t - n;
  }
  const utcTime = n => new Date(n).toISOString().replace(/T(.*)\.\d+Z$/, " $1 UTC");
  function factsOf(n, t, e) {
   const {model: r, mode: i, turns: o, usages: c, entries: l, startedAt: u} = n;
   const sum = n => c.reduce((t, e) => t + e[n], 0);
   const f = l.filter(({type: n}) => n === "call");
   const d = f.filter(n => n.type === "call" && n.status === "refused").length;
   return [ [ "Model", r ], [ "Mode", i ], [ "Turns", (0, a.ZV)(o) ], [ "Calls", d === 0 ? (0, 
   a.ZV)(f.length) : `${(0, a.ZV)(f.length)}, ${(0, a.ZV)(d)} refused` ], [ "Tokens", `${(0, 
   a.ZV)(sum("inputTokens"))} in, ${(0, a.ZV)(sum("outputTokens"))} out` ], [ "From the cache", sum("cacheReadTokens") === 0 ? "" : (0, 
   a.B4)(sum("cacheReadTokens"), "token") ], [ "Cost", (0, s.BD)(t) ], [ "Time", e === null ? "" : (0, 
   s.a3)(e) ], [ "Started", u === null ? "" : utcTime(u) ] ].filter(n => n[1] !== "");
  }
 }),
 39472: (function(n, t, e) {
  e.d(t, {
   C: () => withoutGaps,
   K: () => findingInput
  });
  var r = e(94343);
  var a = e(43759);
  var i = e(75440);
  var o = e(30185);
  const s = 1e7;
  const findingInput = () => r.rej({
   path: (0, i._Z)("File, relative to the repository.", {
    most: 4096
   }),
   line: (0, i.$A)("Line number in the current file.", 1, s),
   endLine: r.lqM((0, i.$A)("Last line, if the finding covers several lines.", 1, s)),
   severity: r.k5n(o.g),
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
  function withoutGaps({endLine: n, suggestion: t, rule: e, ...r}) {
   return {
    ...r,
    path: r.path.replace(/^\.\//, ""),
    ...n === void 0 || n <= r.line ? {} : {
     endLine: n
    },
    ...t === void 0 ? {} : {
     suggestion: t
    },
    ...e === void 0 ? {} : {
     rule: e
    }
   };
  }
 }),
 30185: (function(n, t, e) {
  e.d(t, {
   g: () => r
  });
  const r = [ "error", "warning", "note" ];
 })
};
