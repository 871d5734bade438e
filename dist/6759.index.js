"use strict";

exports.id = 6759;

exports.ids = [ 6759 ];

exports.modules = {
 95363: (function(e, t, n) {
  n.d(t, {
   Xe: () => isUntrustedField,
   _F: () => fieldOf,
   gF: () => fieldText,
   pA: () => knownFields
  });
  const r = [ "title", "body", "author", "labels" ];
  const a = [ "path", "name", "stem", "dir" ];
  const o = [ "number", "url", "association", "created", "updated", ...r ];
  function knownFields(e) {
   switch (e.kind) {
   case "files":
   case "changed":
    return a;

   case "lines":
    return [ "value" ];

   case "issues":
   case "pulls":
    return o;

   case "list":
    if (e.values.length === 0) return null;
    return [ ...new Set(e.values.flatMap(e => typeof e === "object" ? Object.keys(e) : [ "value" ])) ];

   case "jsonl":
   case "csv":
   case "json":
   case "test-data":
    return null;
   }
  }
  function isUntrustedField(e, t) {
   return (e.kind === "issues" || e.kind === "pulls") && r.includes(t);
  }
  function fieldOf(e, t) {
   if (Object.hasOwn(e, t)) return e[t];
   let n = e;
   for (const e of t.split(".")) {
    if (typeof n !== "object" || n === null || !Object.hasOwn(n, e)) return;
    n = n[e];
   }
   return n;
  }
  function fieldText(e) {
   if (e === null || e === void 0) return "";
   return typeof e === "string" ? e : JSON.stringify(e);
  }
 }),
 57367: (function(e, t, n) {
  n.d(t, {
   XK: () => planFileText,
   hp: () => savePlan,
   vS: () => parsePlan,
   wr: () => readPlanFile
  });
  var r = n(94343);
  var a = n(43759);
  var o = n(42357);
  var i = n(85306);
  function* planFileText(e) {
   const {jobs: t, ...n} = e;
   yield `${JSON.stringify(n).slice(0, -1)},"jobs":[\n`;
   let r = [];
   for (const [e, n] of t.entries()) {
    const {item: a} = n;
    const o = a === null ? null : {
     id: a.id,
     fields: a.fields,
     content: a.content
    };
    r.push(`${JSON.stringify({
     ...n,
     item: o
    })}${e < t.length - 1 ? "," : ""}\n`);
    if (r.length < 1e3) continue;
    yield r.join("");
    r = [];
   }
   yield `${r.join("")}]}\n`;
  }
  async function savePlan(e, t) {
   const n = await e.create("plan.json");
   for (const e of planFileText(t)) await n.write(e);
   await n.close();
  }
  const hex = e => r.YjP().check(a.Fk(new RegExp(`^[0-9a-f]{${String(e)}}$`)));
  const s = r.Whr().check(a.qm(0));
  const c = r.Ikc({
   id: r.YjP(),
   index: s,
   item: r.mee(r.Ikc({
    id: r.YjP(),
    fields: r.g1P(r.YjP(), r.L5J()),
    content: r.mee(r.YjP())
   })),
   matrix: r.g1P(r.YjP(), r.KCZ([ r.YjP(), r.aig(), r.zMY() ])),
   repeat: r.Whr().check(a.qm(1)),
   key: hex(64),
   keyParts: r.Ikc(Object.fromEntries(i.N.map(e => [ e, r.YjP() ]))),
   slot: r.YjP(),
   evaluationDigest: r.YjP(),
   model: r.YjP(),
   promptCharacters: r.aig(),
   estimatedCostUsd: r.mee(r.aig()),
   shard: r.Whr().check(a.qm(1))
  });
  const l = r.Ikc({
   formatVersion: r.euz(1),
   planId: hex(32),
   name: r.YjP(),
   fileDigest: hex(64),
   shards: r.Whr().check(a.qm(1), a.Zm(256)),
   jobs: r.YOg(c),
   notices: r.YOg(r.YjP())
  });
  function readPlanFile(e, t, n, r = false) {
   const a = parsePlan(e, t);
   if (a.fileDigest !== n.digest) throw planProblem(e, `the plan was made from another version of ${n.path}`, r ? "--resume needs the batch file of the last run; run without it to use the new one" : "check out the same commit for the plan and for its shards, or make a new plan");
   return a;
  }
  function parsePlan(e, t) {
   const n = parse(e, (new TextDecoder).decode(t));
   const r = l.safeParse(n);
   if (!r.success) {
    const [t] = r.error.issues;
    const n = t === void 0 || t.path.length === 0 ? "" : `: ${t.path.join(".")} is missing or wrong`;
    throw planProblem(e, `the file is not a plan of this version of Sallyport${n}`, "create it with batch plan");
   }
   return {
    ...r.data,
    jobs: r.data.jobs
   };
  }
  function parse(e, t) {
   try {
    return JSON.parse(t);
   } catch (t) {
    throw planProblem(e, `the plan is not valid JSON: ${(0, o.bD)(t)}`, "make it again with batch plan");
   }
  }
  function planProblem(e, t, n) {
   return new o.yo({
    code: "batch-plan",
    location: e,
    message: t,
    hint: n
   });
  }
 }),
 53599: (function(e, t, n) {
  n.d(t, {
   B6: () => nameOfRate,
   We: () => matrixInName,
   er: () => nameOfJob
  });
  var r = n(20653);
  function nameOfJob({id: e, item: t, matrix: n, repeat: a}) {
   const o = [ e, ...t === null ? [] : [ nameOfItem(t) ], ...Object.values(n).map(String) ];
   return `${(0, r.TN)(o.join(" \xb7 "))}${a > 1 ? ` (${String(a)})` : ""}`;
  }
  function nameOfRate({id: e, matrix: {model: t, ...n}}) {
   return nameOfJob({
    id: e,
    item: null,
    matrix: n,
    repeat: 1
   });
  }
  function matrixInName({matrix: e}) {
   return nameOfJob({
    id: "",
    item: null,
    matrix: e,
    repeat: 1
   }).trim();
  }
  function nameOfItem({id: e, fields: t}) {
   if (!/^[0-9a-f]{16}$/.test(e)) return e;
   const n = Object.values(t);
   const a = n.find(e => typeof e === "string") ?? n.find(e => typeof e === "number");
   return a === void 0 ? e : `${(0, r.ml)((0, r.TN)(String(a)), 60)} (${e.slice(0, 8)})`;
  }
 }),
 39035: (function(e, t, n) {
  n.d(t, {
   KB: () => firstOfNextRun,
   Lx: () => h,
   V4: () => s,
   fW: () => whyForeign,
   pB: () => storedReasons,
   y6: () => c
  });
  var r = n(94343);
  var a = n(43759);
  var o = n(93413);
  var i = n(20274);
  const s = "batch.json";
  const c = "run.json";
  const l = r.Ikc({
   formatVersion: r.euz(1),
   name: r.YjP().check(a.Eb(1e3))
  });
  const u = r.Ikc({
   formatVersion: r.Whr().check(a.Tx(1))
  });
  function whyForeign(e, {name: t, otherwise: n}) {
   const r = (0, i.U4)(e.toString("utf8"));
   const a = u.safeParse(r).data;
   if (a !== void 0) {
    const e = `format ${String(a.formatVersion)} in ${s}`;
    return {
     message: "holds the state of a newer release of Sallyport",
     found: e,
     hint: `use that release, or ${n}`
    };
   }
   const o = l.safeParse(r).data?.name;
   if (o === t) return null;
   return {
    message: "holds the state of another batch",
    found: o ?? `${s} is invalid`,
    hint: n
   };
  }
  const f = [ "created", "updated", "unchanged", "fell back", "withheld", "refused", "failed", "left out" ];
  const d = r.YjP().check(a.Fk(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?Z$/));
  const m = r.YOg(r.YjP().check(a.Eb(1e4))).check(a.Eb(1e6));
  const h = r.Ikc({
   formatVersion: r.euz(1),
   name: r.YjP().check(a.Eb(1e3)),
   planId: r.YjP().check(a.Eb(200)),
   shard: r.mee(r.YjP().check(a.Fk(/^\d{1,4}\/\d{1,4}$/))),
   attempt: r.Whr().check(a.NC()),
   startedAt: d,
   endedAt: r.mee(r.YjP().check(a.Eb(40))),
   conclusion: r.mee(r.k5n(o.f)),
   reason: r.YjP().check(a.Eb(1e5)),
   deferred: m,
   waiting: r.lqM(m),
   deferredReason: r.YjP().check(a.Eb(1e5)),
   otherReasons: r.lqM(r.g1P(r.YjP().check(a.Eb(1e4)), r.YjP().check(a.Eb(1e5)))),
   parked: m,
   pullRequests: r.lqM(r.YOg(r.Ikc({
    outcome: r.k5n(f),
    url: r.mee(r.YjP().check(a.Eb(1e4))),
    jobs: m,
    note: r.YjP().check(a.Eb(1e5))
   }))),
   problems: r.lqM(r.g1P(r.YjP().check(a.Eb(1e4)), r.YjP().check(a.Eb(1e5)))),
   otherUsd: r.lqM(r.mee(r.aig().check(a.UI()))),
   minPassRate: r.aig().check(a.qm(0), a.Zm(1)),
   awaitsAnswers: r.lqM(r.euz(true)),
   atLeast: r.g1P(r.YjP().check(a.Eb(1e3)), r.Whr().check(a.NC()))
  });
  function firstOfNextRun(e) {
   return e === null ? [] : [ ...new Set([ ...e.waiting ?? [], ...e.deferred ]) ];
  }
  function storedReasons(e) {
   const t = new Map;
   for (const n of e.values()) t.set(n, (t.get(n) ?? 0) + 1);
   const [n = ""] = [ ...t.keys() ].toSorted((e, n) => (t.get(n) ?? 0) - (t.get(e) ?? 0));
   return {
    deferredReason: n,
    otherReasons: Object.fromEntries([ ...e ].filter(([, e]) => e !== n))
   };
  }
 }),
 85306: (function(e, t, n) {
  n.d(t, {
   N: () => a,
   R: () => r
  });
  const r = 1;
  const a = [ "format", "prompt", "inputs", "item", "content", "model", "parameters", "rules", "settings", "repeat" ];
 }),
 93413: (function(e, t, n) {
  n.d(t, {
   f: () => r
  });
  const r = [ "success", "no-output", "denied", "incomplete", "budget", "timeout", "provider-error", "config-error", "skipped", "cancelled" ];
 }),
 95155: (function(e, t, n) {
  n.d(t, {
   v: () => openStateDirectory
  });
  var r = n(73024);
  var a = n(51455);
  var o = n(76760);
  var i = n(58500);
  var s = n(81383);
  var c = n(87144);
  var l = n(55319);
  var u = n(57975);
  var f = n(42357);
  const d = 64;
  const m = 3;
  const h = (0, u.promisify)(r.fdatasync);
  function createSyncQueue() {
   const e = [];
   let t = 0;
   const n = Array.from({
    length: m
   }, () => Promise.resolve());
   let a = 0;
   const sync = async n => {
    try {
     await h(n);
    } catch (t) {
     (0, f.ki)(t, Error);
     e.push(t);
    } finally {
     (0, r.closeSync)(n);
     t -= 1;
    }
   };
   const flush = async () => {
    await Promise.all(n);
    const [t] = e.splice(0);
    if (t !== void 0) throw t;
   };
   return {
    add: async e => {
     t += 1;
     const r = a % m;
     a += 1;
     n[r] = Promise.all([ n[r], (0, i.setImmediate)() ]).then(() => sync(e));
     t > d && await flush();
    },
    flush: flush
   };
  }
  var p = n(72443);
  var w = n(36463);
  const {O_NOFOLLOW: y, O_NONBLOCK: k, O_RDONLY: g} = r.constants;
  async function openStateDirectory(e, {create: t, root: n}) {
   return await (0, s.HQ)(e, async () => {
    n !== null && refuseLinks(e, n);
    t && (0, c.K)(e, 448);
    const o = await (0, a.lstat)((0, r.realpathSync)(e));
    if (!o.isDirectory()) throw new p.k("not-a-directory", e, `${e} is not a directory`);
    return directoryAt((0, r.realpathSync)(e));
   });
  }
  function directoryAt(e) {
   const pathOf = t => pathIn(e, t);
   let t = 0;
   return {
    path: e,
    ...writingBelow(e, pathOf),
    read: async (n, r) => {
     t += 1;
     t % v === 0 && await (0, i.setImmediate)();
     const a = pathOf(n);
     refuseLinks((0, o.dirname)(a), e);
     return (0, s.JK)(n, () => readRegular(a, n, r));
    },
    names: async t => {
     const n = pathOf(t);
     refuseLinks(n, e);
     const r = await (0, a.readdir)(n).catch(s.bJ);
     return (r ?? []).sort((e, t) => Buffer.compare(Buffer.from(e), Buffer.from(t)));
    },
    remove: async e => await (0, l.Sl)(pathOf(e), () => (0, s.HQ)(e, () => (0, a.rm)(pathOf(e), {
     recursive: true,
     force: true
    }))),
    has: async e => (await (0, a.lstat)(pathOf(e)).catch(() => null))?.isFile() === true,
    giveOut: async (t, n) => {
     const r = pathOf(t);
     refuseLinks((0, o.dirname)(r), e);
     return await (0, s.HQ)(t, async () => {
      await linkOrCopy(r, n).catch(s.bJ);
      return await versionAt(n);
     });
    },
    versionOf: e => versionAt(pathOf(e))
   };
  }
  async function versionAt(e) {
   const t = await (0, a.lstat)(e, {
    bigint: true
   }).catch(s.bJ);
   return t?.isFile() === true ? `${String(t.mtimeNs)} ${String(t.size)} ${String(t.ino)}` : null;
  }
  async function linkOrCopy(e, t) {
   if (!(await (0, a.lstat)(e)).isFile()) return;
   try {
    await (0, a.link)(e, t);
   } catch (n) {
    const {code: o} = n;
    if (o === "ENOENT" || o === "EEXIST") throw n;
    await (0, a.copyFile)(e, t, r.constants.COPYFILE_EXCL);
   }
  }
  function writingBelow(e, t) {
   const n = createSyncQueue();
   const r = folderMaker(e);
   const inFolder = async (e, n) => {
    const a = t(e);
    return await (0, l.Sl)(a, () => (0, s.HQ)(e, async () => {
     r(a);
     return await n(a);
    }));
   };
   return {
    write: (e, t) => inFolder(e, e => (0, w.HC)(e, t)),
    writeNew: (e, n) => {
     const a = t(e);
     (0, s.JK)(e, () => {
      r(a);
      writeNew(a, n);
     });
     (0, l.LJ)(a);
    },
    add: (e, t) => inFolder(e, async e => await n.add((0, w.ik)(e, t))),
    flush: () => (0, s.HQ)(e, () => n.flush()),
    create: e => inFolder(e, t => (0, w.MC)(t, e)),
    move: async (e, n) => {
     const [o, i] = [ t(e), t(n) ];
     const work = () => (0, s.HQ)(e, async () => {
      r(i);
      await (0, a.rename)(o, i);
     });
     await (0, l.Sl)(o, () => (0, l.Sl)(i, work));
    },
    takeIn: (e, t) => inFolder(t, async t => {
     await (0, a.rm)(t, {
      force: true
     });
     await linkOrCopy(e, t);
    })
   };
  }
  function pathIn(e, t) {
   const n = (0, o.resolve)(e, t);
   if (n !== e && !n.startsWith(e + o.sep)) throw new Error(`${t} is outside of the state directory`);
   return n;
  }
  function folderMaker(e) {
   const t = new Set;
   return n => {
    const r = (0, o.dirname)(n);
    if (t.has(r)) return;
    (0, c.K)(r, 448);
    refuseLinks(r, e);
    t.add(r);
   };
  }
  function refuseLinks(e, t) {
   let n = t;
   for (const a of (0, o.relative)(t, e).split(o.sep)) {
    if (a === "" || a === ".") continue;
    n = (0, o.join)(n, a);
    const e = (0, s.JK)(n, () => (0, r.lstatSync)(n, {
     throwIfNoEntry: false
    }));
    if (e === void 0) return;
    if (e.isSymbolicLink()) throw new p.k("refused", n, `${n} is a link`);
   }
  }
  function readRegular(e, t, n) {
   const a = openPresent(e);
   if (a === null) return null;
   try {
    const e = (0, r.fstatSync)(a);
    if (!e.isFile()) throw new p.k("special", t, `${t} is not a regular file`);
    if (e.size > n) throw new p.k("too-large", t, `${t} has ${String(e.size)} bytes, more than ${String(n)}`);
    return (0, r.readFileSync)(a);
   } finally {
    (0, r.closeSync)(a);
   }
  }
  function openPresent(e) {
   try {
    return (0, r.openSync)(e, g | y | k);
   } catch (e) {
    return (0, s.bJ)(e);
   }
  }
  const v = 64;
  function writeNew(e, t) {
   try {
    (0, r.writeFileSync)(e, t, b);
   } catch (n) {
    if (n.code !== "EEXIST") throw n;
    (0, r.rmSync)(e, {
     force: true
    });
    (0, r.writeFileSync)(e, t, b);
   }
  }
  const b = {
   flag: "wx",
   mode: 384
  };
 }),
 36463: (function(e, t, n) {
  n.d(t, {
   E1: () => removeUnfinished,
   HC: () => replace,
   MC: () => pieceWriter,
   ik: () => place
  });
  var r = n(77598);
  var a = n(73024);
  var o = n(51455);
  var i = n(76760);
  var s = n(81383);
  var c = n(55319);
  const {O_CREAT: l, O_EXCL: u, O_NOFOLLOW: f, O_WRONLY: d} = a.constants;
  async function replace(e, t) {
   const {temporary: n, handle: r} = await openTemporary(e);
   try {
    await fill(r, t);
    await (0, o.rename)(n, e);
   } catch (e) {
    await (0, o.rm)(n, {
     force: true
    });
    throw e;
   }
  }
  function place(e, t) {
   const n = temporaryFor(e);
   const r = (0, a.openSync)(n, m, 384);
   try {
    (0, a.writeFileSync)(r, t);
    (0, a.renameSync)(n, e);
    return r;
   } catch (e) {
    (0, a.closeSync)(r);
    (0, a.rmSync)(n, {
     force: true
    });
    throw e;
   }
  }
  const m = d | l | u | f;
  async function openTemporary(e) {
   const t = temporaryFor(e);
   return {
    temporary: t,
    handle: await (0, o.open)(t, m, 384)
   };
  }
  function temporaryFor(e) {
   return (0, i.join)((0, i.dirname)(e), `.${(0, i.basename)(e)}-${(0, r.randomUUID)().slice(0, 13)}.tmp`);
  }
  const h = /^\..+-[0-9a-f]{8}-[0-9a-f]{4}\.tmp$/;
  async function removeUnfinished(e) {
   const t = await (0, o.readdir)(e, {
    withFileTypes: true
   });
   const n = t.filter(e => e.isDirectory()).map(({name: t}) => (0, i.join)(e, t));
   for (const t of [ e, ...n ]) for (const e of await (0, o.readdir)(t)) h.test(e) && await (0, 
   o.rm)((0, i.join)(t, e), {
    force: true
   });
  }
  const p = 64e3;
  async function pieceWriter(e, t) {
   (0, c.vD)(e);
   const {temporary: n, handle: r} = await openTemporary(e);
   let a = [];
   let i = 0;
   const flush = async () => {
    const e = a.join("");
    a = [];
    i = 0;
    e !== "" && await (0, s.HQ)(t, () => r.appendFile(e));
   };
   return {
    write: async e => {
     a.push(e);
     i += e.length;
     i > p && await flush();
    },
    close: async () => {
     await flush();
     await r.datasync();
     await r.close();
     await (0, s.HQ)(t, () => (0, o.rename)(n, e));
     (0, c.LJ)(e);
    },
    abandon: async () => {
     await r.close();
     await (0, o.rm)(n, {
      force: true
     });
     (0, c.LJ)(e);
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
 })
};
