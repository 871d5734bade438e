"use strict";

exports.id = 7981;

exports.ids = [ 7981, 21 ];

exports.modules = {
 7981: (function(e, t, n) {
  n.r(t);
  n.d(t, {
   hideDeniedFiles: () => hideDeniedFiles,
   watchChanges: () => watchChanges
  });
  var s = n(76760);
  var o = n(42357);
  var a = n(69898);
  var i = n(50897);
  var r = n(38287);
  var l = n(21);
  const f = {
   maxDiffBytes: 3e4,
   maxTotalBytes: 2e5
  };
  const c = {
   each: 2e5,
   total: 1e7
  };
  const u = {
   notice: null,
   base: null,
   mixed: new Set,
   hidden: new Set
  };
  function watchChanges(e) {
   const {root: t, git: n, written: s, signal: a, atEnd: l, baseline: f = null} = e;
   if (n === null) {
    const since = async () => ({
     ...u,
     files: await describeAll(await differing(t, s, null), null)
    });
    return {
     begin: () => {},
     ready: () => Promise.resolve(),
     since: since
    };
   }
   const c = new AbortController;
   const begin = async () => {
    const s = await snapshot(t, n((0, i.JG)(c.signal, a)), c.signal, f);
    const {head: o, atMs: r, states: l} = s;
    f === null && e.onBaseline?.({
     head: o,
     since: r,
     dirty: [ ...l.keys() ]
    });
    return s;
   };
   let d = null;
   const settled = e => e.then(() => {}, () => {});
   const examine = () => settled(d ??= begin());
   let h = false;
   return {
    begin: () => void examine(),
    ready: () => {
     h = true;
     return examine();
    },
    since: async () => {
     if (!h || d === null) {
      c.abort();
      d !== null && await settled(d);
      return {
       ...u,
       files: []
      };
     }
     try {
      return await changesSince(await d, e, n(l()));
     } catch (e) {
      (0, o.ki)(e, r.U);
      const n = await describeAll(await differing(t, s, null), null);
      const a = `The changed files could not be listed: ${e.message}. Only those that the file tools wrote are shown.`;
      return {
       ...u,
       files: n,
       notice: a
      };
     }
    }
   };
  }
  async function snapshot(e, t, n, s) {
   const o = s?.since ?? Date.now();
   const i = s === null ? await t.headSha() : s.head;
   const {tracked: r, untracked: l, nested: f} = await t.treeChanges(i);
   const u = s === null ? null : new Set(s.dirty);
   const wasDirty = e => u === null || u.has(e);
   const d = await (0, a.jj)(e, [ ...r.keys(), ...l ].filter(e => !f.has(e) && wasDirty(e)), {
    ...c,
    signal: n
   });
   for (const e of f) wasDirty(e) && d.set(e, await t.nestedState(e));
   return {
    head: i,
    atMs: o,
    states: d
   };
  }
  async function changesSince(e, {root: t, written: n}, s) {
   const o = await differing(t, n, {
    start: e,
    git: s
   });
   const a = await describeAll(o, s);
   const i = new Set(a.map(({path: e}) => e));
   const those = e => new Set(o.flatMap(t => i.has(t.path) && e(t) ? [ t.path ] : []));
   const r = those(({path: t}) => e.states.has(t));
   return {
    files: a,
    notice: null,
    base: e.head,
    mixed: r,
    hidden: those(({isHidden: e}) => e)
   };
  }
  async function differing(e, t, n) {
   const o = new Map;
   const compare = (t, n, s) => {
    const i = `${e}/${t}`;
    o.has(t) || (0, a._5)(i, n) || o.set(t, {
     path: t,
     before: n,
     after: (0, l.diffableState)(i),
     isHidden: s
    });
   };
   if (n !== null) {
    const {start: i, git: r} = n;
    const f = await r.treeChanges(i.head);
    const {nested: c} = f;
    const u = new Set([ ...f.tracked.keys(), ...f.untracked, ...c ]);
    for (const e of c) {
     const [t, n] = [ i.states.get(e), await r.nestedState(e) ];
     if (t !== void 0 && (0, a._G)(t, n)) continue;
     o.set(e, {
      path: e,
      before: t ?? f.tracked.get(e) ?? null,
      after: n,
      isHidden: false
     });
    }
    for (const [e, t] of i.states) t?.mode === "160000" && c.has(e) || compare(e, t, false);
    for (const [t, n] of f.tracked) {
     if (i.states.has(t) || c.has(t)) continue;
     o.set(t, {
      path: t,
      before: n,
      after: (0, l.diffableState)((0, s.join)(e, t)),
      isHidden: false
     });
    }
    const d = oldFiles(e, i, [ ...o.keys(), ...t.keys(), ...f.untracked ]);
    for (const e of f.untracked) {
     if (i.states.has(e) || f.tracked.has(e) || t.has(e) || d(e)) continue;
     compare(e, null, false);
    }
    for (const [e, n] of t) i.states.has(e) || compare(e, n, !u.has(e));
   } else for (const [e, n] of t) compare(e, n, false);
   return [ ...o.values() ].sort((e, t) => Buffer.compare(Buffer.from(e.path), Buffer.from(t.path)));
  }
  function oldFiles(e, {atMs: t}, n) {
   if (!n.some(e => (0, s.basename)(e) === ".gitignore")) return () => false;
   return n => (0, a.AP)((0, s.join)(e, n)) < t;
  }
  async function describeAll(e, t) {
   const n = e.flatMap(({before: e}) => e !== null && "id" in e ? [ e.id ] : []);
   const s = await (t?.blobs(n)) ?? new Map;
   const sideOf = e => e !== null && "id" in e ? {
    mode: e.mode,
    content: s.get(e.id) ?? null
   } : e;
   const o = [];
   let a = f.maxTotalBytes;
   for (const {path: t, before: n, after: s, isHidden: i} of e) {
    if (n === null && s === null) continue;
    const e = await (0, l.u)(t, {
     before: sideOf(n),
     after: s
    }, Math.min(a, f.maxDiffBytes));
    if (e === null) continue;
    a -= Buffer.byteLength(e.diff ?? "");
    o.push(i && e.note === void 0 ? {
     ...e,
     note: "not listed by git"
    } : e);
   }
   return o;
  }
  function hideDeniedFiles(e, t) {
   const n = e.files.map(e => e.diff === null || t(e.path) ? e : {
    ...e,
    added: 0,
    removed: 0,
    diff: null,
    note: "not permitted by the rules"
   });
   return {
    ...e,
    files: n
   };
  }
 }),
 21: (function(e, t, n) {
  n.d(t, {
   diffableState: () => diffableState,
   u: () => describeChange
  });
  var s = n(69898);
  var o = n(75985);
  const a = 1e6;
  function diffableState(e) {
   return (0, s.oT)(e, a);
  }
  async function describeChange(e, {before: t, after: n}, s) {
   const a = t === null ? "created" : n === null ? "deleted" : "modified";
   const none = (t, n = 0, s = 0) => ({
    path: e,
    kind: a,
    added: n,
    removed: s,
    diff: null,
    note: t
   });
   const i = [ t, n ].filter(e => e !== null);
   if (i.some(({mode: e}) => e === "160000")) return none("a nested repository");
   if (i.some(({mode: e}) => e === "other")) return none("not a regular file");
   if (new Set(i.map(({mode: e}) => e === "120000")).size > 1) return none("a link on one side, a file on the other");
   if (i.some(({content: e}) => e === null)) return none("too large for a diff");
   if (i.some(({content: e}) => e?.includes(0) === true)) return isSame(t, n) ? null : none("binary");
   if (isSame(t, n)) return null;
   if (s <= 0) return none("the diffs above use up the space of the report");
   const r = lineEndsLike(textOf(t), textOf(n));
   const l = await (0, o.H)(...r, {
    context: 3,
    timeoutMs: 500
   });
   if (l === null) return none("too different for a diff");
   const f = `${headOf(e, t, n)}${l.text === "" ? "" : `${namesOf(e, t, n)}${l.text}`}`;
   const c = Buffer.byteLength(f);
   if (c <= s) return {
    path: e,
    kind: a,
    added: l.added,
    removed: l.removed,
    diff: f
   };
   return none(`the diff has ${String(c)} bytes, more than fits into the report`, l.added, l.removed);
  }
  const textOf = e => e?.content?.toString("utf8") ?? "";
  function isSame(e, t) {
   if (e?.content === void 0 || e.content === null || !t?.content) return false;
   return e.mode === t.mode && e.content.equals(t.content);
  }
  function lineEndsLike(e, t) {
   if (e.includes("\r\n") || !t.includes("\r\n")) return [ e, t ];
   const n = t.replaceAll("\r\n", "\n");
   return n === e || e === "" ? [ e, t ] : [ e, n ];
  }
  function headOf(e, t, n) {
   const s = `diff --git ${quoted(`a/${e}`)} ${quoted(`b/${e}`)}\n`;
   if (t === null) return `${s}new file mode ${n?.mode ?? ""}\n`;
   if (n === null) return `${s}deleted file mode ${t.mode}\n`;
   return t.mode === n.mode ? s : `${s}old mode ${t.mode}\nnew mode ${n.mode}\n`;
  }
  function namesOf(e, t, n) {
   const name = (t, n) => {
    const s = quoted(`${t}/${e}`);
    return n === null ? "/dev/null" : s.includes(" ") ? `${s}\t` : s;
   };
   return `--- ${name("a", t)}\n+++ ${name("b", n)}\n`;
  }
  const i = {
   "\n": "\\n",
   "\t": "\\t",
   "\r": "\\r",
   '"': '\\"',
   "\\": "\\\\"
  };
  function quoted(e) {
   const t = /[\x00-\x1f\x7f"\\]/g;
   if (!t.test(e)) return e;
   const octal = e => `\\${e.charCodeAt(0).toString(8).padStart(3, "0")}`;
   return `"${e.replaceAll(t, e => i[e] ?? octal(e))}"`;
  }
 }),
 69898: (function(e, t, n) {
  n.d(t, {
   AP: () => changeTimeMs,
   _5: () => isUnchanged,
   _G: () => isSameState,
   jj: () => fileStates,
   oT: () => fileState
  });
  var s = n(77598);
  var o = n(73024);
  var a = n(58500);
  const {O_NOFOLLOW: i, O_NONBLOCK: r, O_RDONLY: l} = o.constants;
  const f = 64e6;
  const c = 1e6;
  const u = 100;
  const d = 2500;
  function fileState(e, t) {
   const n = lstatOrNull(e);
   if (n === null) return null;
   if (n === "unknown") return {
    ...h,
    mode: "other",
    stamp: "unknown",
    isFresh: false
   };
   const s = {
    mode: modeOf(n),
    stamp: stampOf(n),
    isFresh: isFresh(n)
   };
   try {
    if (n.isSymbolicLink()) return {
     ...s,
     ...read([ Buffer.from((0, o.readlinkSync)(e)) ], t)
    };
    if (!n.isFile() || n.size > f) return {
     ...s,
     ...h
    };
    return {
     ...s,
     ...readFile(e, n, t)
    };
   } catch (e) {
    if (typeof e.code !== "string") throw e;
    return {
     ...s,
     ...h
    };
   }
  }
  const h = {
   digest: null,
   content: null
  };
  function isUnchanged(e, t) {
   const n = lstatOrNull(e);
   if (t === null || n === null) return t === n;
   if (n !== "unknown" && !t.isFresh && stampOf(n) === t.stamp) return true;
   return isSameState(t, fileState(e, 0));
  }
  function isSameState(e, t) {
   if (e === null || t === null) return e === t;
   if (e.digest === null || t.digest === null) return e.stamp === t.stamp;
   return e.digest === t.digest && e.mode === t.mode;
  }
  async function fileStates(e, t, {each: n, total: s, signal: o}) {
   const i = new Map;
   let r = s;
   for (const s of t) {
    if (o.aborted) break;
    const t = fileState(`${e}/${s}`, Math.min(n, r));
    r -= t?.content?.length ?? 0;
    i.set(s, t);
    i.size % 50 === 0 && await (0, a.setImmediate)();
   }
   return i;
  }
  function changeTimeMs(e) {
   const t = lstatOrNull(e);
   return t === null || t === "unknown" ? Number.NaN : t.ctimeMs;
  }
  function lstatOrNull(e) {
   try {
    return (0, o.lstatSync)(e, {
     throwIfNoEntry: false
    }) ?? null;
   } catch (e) {
    return e.code === "ENOTDIR" ? null : "unknown";
   }
  }
  function modeOf(e) {
   if (e.isSymbolicLink()) return "120000";
   if (!e.isFile()) return "other";
   return process.platform !== "win32" && (e.mode & 64) !== 0 ? "100755" : "100644";
  }
  function stampOf(e) {
   return [ e.dev, e.ino, e.mode, e.size, e.mtimeMs, e.ctimeMs ].join(" ");
  }
  function isFresh({ctimeMs: e}) {
   const t = e % 1e3 === 0 ? d : u;
   return e > Date.now() - t;
  }
  function readFile(e, t, n) {
   const s = (0, o.openSync)(e, l | i | r);
   try {
    const e = (0, o.fstatSync)(s);
    if (!e.isFile() || e.ino !== t.ino) return h;
    return read(chunks(s, e.size), n);
   } finally {
    (0, o.closeSync)(s);
   }
  }
  function* chunks(e, t) {
   const n = Buffer.allocUnsafe(Math.max(1, Math.min(t, c)));
   for (let s = t; s > 0; ) {
    const t = (0, o.readSync)(e, n, 0, Math.min(s, n.length), null);
    if (t === 0) return;
    s -= t;
    yield n.subarray(0, t);
   }
  }
  function read(e, t) {
   const n = (0, s.createHash)("sha256");
   let o = [];
   let a = 0;
   for (const s of e) {
    n.update(s);
    a += s.length;
    a > t ? o = null : o?.push(Buffer.from(s));
   }
   return {
    digest: n.digest("base64"),
    content: o === null ? null : Buffer.concat(o)
   };
  }
 })
};
