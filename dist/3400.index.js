"use strict";

exports.id = 3400;

exports.ids = [ 3400 ];

exports.modules = {
 5527: (function(t, n, e) {
  e.d(n, {
   writeRunPage: () => writeRunPage
  });
  var r = e(76760);
  var a = e(42357);
  var s = e(7138);
  var i = e(4076);
  var o = e(72443);
  var c = e(72631);
  var l = e(76813);
  var u = e(23115);
  const f = 2e8;
  async function writeRunPage(t, n, e) {
   const {hostEnvironment: d, redact: p, log: y} = e;
   const {transcriptPath: m} = n;
   if (m === null) return;
   const {directory: h} = d;
   try {
    const e = (0, i.S)({
     root: h,
     guard: () => null
    });
    const a = (await e.read(m, f)).toString("utf8");
    const clean = t => p((0, s.wh)(t));
    const o = (0, u.g)(m, a, {
     clean: clean,
     result: n
    });
    const d = {
     path: (0, r.resolve)(h, t),
     maxBytes: l.Q,
     location: "html-report"
    };
    await (0, c.x)(d, o);
   } catch (t) {
    t instanceof o.k || (0, a.ki)(t, a.yo);
    y.warning(`The HTML report could not be written: ${p((0, a.bD)(t))}`);
   }
  }
 }),
 54302: (function(t, n, e) {
  e.d(n, {
   v: () => openStateDirectory
  });
  var r = e(73024);
  var a = e(51455);
  var s = e(76760);
  var i = e(58500);
  var o = e(81383);
  var c = e(87144);
  var l = e(55319);
  var u = e(57975);
  var f = e(42357);
  const d = 64;
  const p = 3;
  const y = (0, u.promisify)(r.fdatasync);
  function createSyncQueue() {
   const t = [];
   let n = 0;
   const e = Array.from({
    length: p
   }, () => Promise.resolve());
   let a = 0;
   const sync = async e => {
    try {
     await y(e);
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
     const r = a % p;
     a += 1;
     e[r] = Promise.all([ e[r], (0, i.setImmediate)() ]).then(() => sync(t));
     n > d && await flush();
    },
    flush: flush
   };
  }
  var m = e(72443);
  var h = e(77598);
  const {O_CREAT: w, O_EXCL: g, O_NOFOLLOW: v, O_WRONLY: $} = r.constants;
  async function replace(t, n) {
   const {temporary: e, handle: r} = await openTemporary(t);
   try {
    await fill(r, n);
    await (0, a.rename)(e, t);
   } catch (t) {
    await (0, a.rm)(e, {
     force: true
    });
    throw t;
   }
  }
  function place(t, n) {
   const e = temporaryFor(t);
   const a = (0, r.openSync)(e, S, 384);
   try {
    (0, r.writeFileSync)(a, n);
    (0, r.renameSync)(e, t);
    return a;
   } catch (t) {
    (0, r.closeSync)(a);
    (0, r.rmSync)(e, {
     force: true
    });
    throw t;
   }
  }
  const S = $ | w | g | v;
  async function openTemporary(t) {
   const n = temporaryFor(t);
   return {
    temporary: n,
    handle: await (0, a.open)(n, S, 384)
   };
  }
  function temporaryFor(t) {
   return (0, s.join)((0, s.dirname)(t), `.${(0, s.basename)(t)}-${(0, h.randomUUID)().slice(0, 13)}.tmp`);
  }
  const O = 64e3;
  async function pieceWriter(t, n) {
   (0, l.vD)(t);
   const {temporary: e, handle: r} = await openTemporary(t);
   let s = [];
   let i = 0;
   const flush = async () => {
    const t = s.join("");
    s = [];
    i = 0;
    t !== "" && await (0, o.HQ)(n, () => r.appendFile(t));
   };
   return {
    write: async t => {
     s.push(t);
     i += t.length;
     i > O && await flush();
    },
    close: async () => {
     await flush();
     await r.datasync();
     await r.close();
     await (0, o.HQ)(n, () => (0, a.rename)(e, t));
     (0, l.LJ)(t);
    },
    abandon: async () => {
     await r.close();
     await (0, a.rm)(e, {
      force: true
     });
     (0, l.LJ)(t);
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
  const {O_NOFOLLOW: k, O_NONBLOCK: L, O_RDONLY: F} = r.constants;
  async function openStateDirectory(t, {create: n, root: e}) {
   return await (0, o.HQ)(t, async () => {
    e !== null && refuseLinks(t, e);
    n && (0, c.K)(t, 448);
    const s = await (0, a.lstat)((0, r.realpathSync)(t));
    if (!s.isDirectory()) throw new m.k("not-a-directory", t, `${t} is not a directory`);
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
     n % T === 0 && await (0, i.setImmediate)();
     const a = pathOf(e);
     refuseLinks((0, s.dirname)(a), t);
     return (0, o.JK)(e, () => readRegular(a, e, r));
    },
    names: async n => {
     const e = pathOf(n);
     refuseLinks(e, t);
     const r = await (0, a.readdir)(e).catch(o.bJ);
     return (r ?? []).sort((t, n) => Buffer.compare(Buffer.from(t), Buffer.from(n)));
    },
    remove: async t => await (0, l.Sl)(pathOf(t), () => (0, o.HQ)(t, () => (0, a.rm)(pathOf(t), {
     recursive: true,
     force: true
    }))),
    has: async t => (await (0, a.lstat)(pathOf(t)).catch(() => null))?.isFile() === true,
    giveOut: async (n, e) => {
     const r = pathOf(n);
     refuseLinks((0, s.dirname)(r), t);
     return await (0, o.HQ)(n, async () => {
      await linkOrCopy(r, e).catch(o.bJ);
      return await versionAt(e);
     });
    },
    versionOf: t => versionAt(pathOf(t))
   };
  }
  async function versionAt(t) {
   const n = await (0, a.lstat)(t, {
    bigint: true
   }).catch(o.bJ);
   return n?.isFile() === true ? `${String(n.mtimeNs)} ${String(n.size)} ${String(n.ino)}` : null;
  }
  async function linkOrCopy(t, n) {
   if (!(await (0, a.lstat)(t)).isFile()) return;
   try {
    await (0, a.link)(t, n);
   } catch (e) {
    const {code: s} = e;
    if (s === "ENOENT" || s === "EEXIST") throw e;
    await (0, a.copyFile)(t, n, r.constants.COPYFILE_EXCL);
   }
  }
  function writingBelow(t, n) {
   const e = createSyncQueue();
   const r = folderMaker(t);
   const inFolder = async (t, e) => {
    const a = n(t);
    return await (0, l.Sl)(a, () => (0, o.HQ)(t, async () => {
     r(a);
     return await e(a);
    }));
   };
   return {
    write: (t, n) => inFolder(t, t => replace(t, n)),
    writeNew: (t, e) => {
     const a = n(t);
     (0, o.JK)(t, () => {
      r(a);
      writeNew(a, e);
     });
     (0, l.LJ)(a);
    },
    add: (t, n) => inFolder(t, async t => await e.add(place(t, n))),
    flush: () => (0, o.HQ)(t, () => e.flush()),
    create: t => inFolder(t, n => pieceWriter(n, t)),
    move: async (t, e) => {
     const [s, i] = [ n(t), n(e) ];
     const work = () => (0, o.HQ)(t, async () => {
      r(i);
      await (0, a.rename)(s, i);
     });
     await (0, l.Sl)(s, () => (0, l.Sl)(i, work));
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
   const e = (0, s.resolve)(t, n);
   if (e !== t && !e.startsWith(t + s.sep)) throw new Error(`${n} is outside of the state directory`);
   return e;
  }
  function folderMaker(t) {
   const n = new Set;
   return e => {
    const r = (0, s.dirname)(e);
    if (n.has(r)) return;
    (0, c.K)(r, 448);
    refuseLinks(r, t);
    n.add(r);
   };
  }
  function refuseLinks(t, n) {
   let e = n;
   for (const a of (0, s.relative)(n, t).split(s.sep)) {
    if (a === "" || a === ".") continue;
    e = (0, s.join)(e, a);
    const t = (0, o.JK)(e, () => (0, r.lstatSync)(e, {
     throwIfNoEntry: false
    }));
    if (t === void 0) return;
    if (t.isSymbolicLink()) throw new m.k("refused", e, `${e} is a link`);
   }
  }
  function readRegular(t, n, e) {
   const a = openPresent(t);
   if (a === null) return null;
   try {
    const t = (0, r.fstatSync)(a);
    if (!t.isFile()) throw new m.k("special", n, `${n} is not a regular file`);
    if (t.size > e) throw new m.k("too-large", n, `${n} has ${String(t.size)} bytes, more than ${String(e)}`);
    return (0, r.readFileSync)(a);
   } finally {
    (0, r.closeSync)(a);
   }
  }
  function openPresent(t) {
   try {
    return (0, r.openSync)(t, F | k | L);
   } catch (t) {
    return (0, o.bJ)(t);
   }
  }
  const T = 64;
  function writeNew(t, n) {
   try {
    (0, r.writeFileSync)(t, n, A);
   } catch (e) {
    if (e.code !== "EEXIST") throw e;
    (0, r.rmSync)(t, {
     force: true
    });
    (0, r.writeFileSync)(t, n, A);
   }
  }
  const A = {
   flag: "wx",
   mode: 384
  };
 }),
 15917: (function(t, n, e) {
  e.d(n, {
   WT: () => findingsSection,
   WX: () => findingsOf,
   YR: () => locationOfFinding
  });
  var r = e(54539);
  var a = e(20274);
  var s = e(20653);
  var i = e(83874);
  var o = e(99180);
  const c = 4e3;
  function findingsOf({requests: t, structured: n}) {
   const e = t.flatMap(t => t.kind === "findings" ? t.findings : []);
   const r = (0, i.K)();
   const s = (0, a._j)((0, a.qY)(n)["findings"]).slice(0, c);
   const o = s.map(t => asFinding(t, r));
   const l = o.filter(t => t !== null);
   const u = [ ...e, ...l ].slice(0, c);
   return {
    findings: [ ...new Map(u.map(t => [ JSON.stringify(t), t ])).values() ],
    invalid: l.length === 0 ? 0 : o.length - l.length
   };
  }
  function asFinding(t, n) {
   if (!(0, a.u4)(t)) return null;
   const e = Object.entries(t).filter(([t, e]) => Object.hasOwn(n.shape, t) && e !== null);
   const {data: r} = n.safeParse(Object.fromEntries(e));
   return r === void 0 ? null : (0, i.C)(r);
  }
  function findingsSection(t, n) {
   const e = t.slice(0, n);
   const a = t.length - e.length;
   const i = e.map(t => {
    const n = (0, o.ti)((0, s.ml)(locationOfFinding(t), 200));
    return `| ${t.severity} | ${n} | ${(0, o.xG)((0, s.ml)(t.title, 200))} | ${(0, o.xG)((0, 
    s.ml)(t.message, 500))} |`;
   });
   return [ `#### Findings (${(0, r.ZV)(t.length)})`, [ "| Severity | Location | Title | Details |", "| --- | --- | --- | --- |", ...i ].join("\n"), ...a > 0 ? [ `And ${(0, 
   r.B4)(a, "more finding")}.` ] : [] ].join("\n\n");
  }
  function locationOfFinding({path: t, line: n, endLine: e}) {
   return `${t}:${String(n)}${e === void 0 ? "" : `-${String(e)}`}`;
  }
 }),
 32223: (function(t, n, e) {
  e.d(n, {
   X: () => escapeXml,
   b: () => junit
  });
  var r = e(15917);
  function junit(t) {
   const n = t.filter(({severity: t}) => t !== "note").length;
   const e = `tests="${String(t.length)}" failures="${String(n)}"`;
   return [ '<?xml version="1.0" encoding="UTF-8"?>', `<testsuites name="sallyport" ${e}>`, `  <testsuite name="sallyport" ${e}>`, ...t.map(testCase), "  </testsuite>", "</testsuites>", "" ].join("\n");
  }
  function testCase(t) {
   const {path: n, line: e, severity: a, title: s, message: i, rule: o} = t;
   const c = (0, r.YR)(t);
   const l = escapeXml(`${c}\n${i}`);
   const u = `<testcase classname="${escapeXml(n)}" name="${escapeXml(`${s} (${c})`)}" file="${escapeXml(n)}" line="${String(e)}">`;
   const f = a === "note" ? `<system-out>${l}</system-out>` : `<failure type="${escapeXml(o ?? a)}" message="${escapeXml(s)}">${l}</failure>`;
   return `    ${u}${f}</testcase>`;
  }
  const a = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;
  function escapeXml(t) {
   return t.replace(a, "").replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
  }
 }),
 23115: (function(t, n, e) {
  e.d(n, {
   g: () => transcriptSource
  });
  var r = e(42357);
  var a = e(54539);
  var s = e(71431);
  var i = e(89366);
  var o = e(1359);
  var c = e(41599);
  var l = e(90120);
  function transcriptSource(t, n, {clean: e, result: r}) {
   const a = (0, c.$)(n.endsWith("\n") ? n : `${n}\n`, e);
   if (a.entries.length === 0) throw notATranscript(t);
   const s = r === null ? endOf(a) : {
    conclusion: r.conclusion,
    reason: e(r.reason)
   };
   const i = r === null ? costOfRun(a) : r.costUsd;
   const u = r === null ? durationOf(a) : r.durationMs;
   const f = a.prompt === "" ? t : a.prompt;
   const d = {
    ...{
     key: "run",
     name: f,
     id: f,
     model: a.model,
     ...s,
     costUsd: i,
     durationMs: u
    },
    state: s.conclusion === "success" ? "passed" : "failed",
    isReused: false,
    mark: null,
    evaluations: {
     passed: 0,
     total: 0
    }
   };
   const p = {
    ...{
     kind: "run",
     title: f,
     ...s,
     label: o.vV[s.conclusion].text,
     costUsd: i,
     rows: [ d ]
    },
    endedAt: a.endedAt === null ? null : new Date(a.endedAt).toISOString(),
    previous: null,
    passRates: []
   };
   const y = {
    key: d.key,
    reason: s.reason,
    facts: factsOf(a, i, u),
    item: [],
    text: a.text,
    structured: null,
    evaluations: [],
    changes: (0, l.x)(r?.changes ?? [], e),
    notices: (r?.notices ?? []).map(e),
    ...(0, c.q)(a.entries)
   };
   return {
    overview: p,
    jobs: async function*() {
     yield await Promise.resolve(y);
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
   const {conclusion: e, reason: r} = (0, s.P0)(t, [], "continue");
   return {
    conclusion: e,
    reason: e === "success" && n === "" ? "The run has ended." : r
   };
  }
  function costOfRun({usages: t, model: n}) {
   return t.map(t => (0, i.ho)(t.model ?? n, t)).reduce((t, n) => t === null || n === null ? null : t + n, 0);
  }
  function durationOf({startedAt: t, endedAt: n}) {
   return t === null || n === null ? null : n - t;
  }
  const utcTime = t => new Date(t).toISOString().replace(/T(.*)\.\d+Z$/, " $1 UTC");
  function factsOf(t, n, e) {
   const {model: r, mode: s, turns: i, usages: c, entries: l, startedAt: u} = t;
   const sum = t => c.reduce((n, e) => n + e[t], 0);
   const f = l.filter(({type: t}) => t === "call");
   const d = f.filter(t => t.type === "call" && t.status === "refused").length;
   return [ [ "Model", r ], [ "Mode", s ], [ "Turns", (0, a.ZV)(i) ], [ "Calls", d === 0 ? (0, 
   a.ZV)(f.length) : `${(0, a.ZV)(f.length)}, ${(0, a.ZV)(d)} refused` ], [ "Tokens", `${(0, 
   a.ZV)(sum("inputTokens"))} in, ${(0, a.ZV)(sum("outputTokens"))} out` ], [ "From the cache", sum("cacheReadTokens") === 0 ? "" : (0, 
   a.B4)(sum("cacheReadTokens"), "token") ], [ "Cost", (0, o.BD)(n) ], [ "Time", e === null ? "" : (0, 
   o.a3)(e) ], [ "Started", u === null ? "" : utcTime(u) ] ].filter(t => t[1] !== "");
  }
 }),
 83874: (function(t, n, e) {
  e.d(n, {
   C: () => withoutGaps,
   K: () => findingInput
  });
  var r = e(94343);
  var a = e(43759);
  var s = e(75440);
  var i = e(36795);
  const o = 1e7;
  const findingInput = () => r.rej({
   path: (0, s._Z)("File, relative to the repository.", {
    most: 4096
   }),
   line: (0, s.$A)("Line number in the current file.", 1, o),
   endLine: r.lqM((0, s.$A)("Last line, if the finding covers several lines.", 1, o)),
   severity: r.k5n(i.gO),
   title: (0, s._Z)("The problem, in a few words.", {
    most: 200
   }),
   message: (0, s._Z)("Why it is a problem and how to fix it, as plain text.", {
    most: 5e3
   }),
   suggestion: r.lqM((0, s._Z)("Replacement for these lines.", {
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
