"use strict";

exports.id = 3019;

exports.ids = [ 3019, 2177 ];

exports.modules = {
 63019: (function(t, e, n) {
  n.r(e);
  n.d(e, {
   hideDeniedFiles: () => hideDeniedFiles,
   watchChanges: () => watchChanges
  });
  var s = n(76760);
  var o = n(42357);
  var i = n(69898);
  var a = n(25422);
  var r = n(38287);
  var l = n(62177);
  var f = n(75665);
  const c = 3e4;
  async function withStoredLineEnds(t, e) {
   const n = t.flatMap(({path: t, before: e, after: n}) => n?.mode.startsWith("100") !== true || n.content === null || e !== null && !("id" in e) ? [] : [ {
    path: t,
    after: n,
    content: n.content
   } ]);
   const s = n.filter(({content: t}) => t.includes("\r\n"));
   const o = new Map;
   for (const t of inCalls(s)) {
    const n = await idsOf(t.map(({path: t}) => t), e);
    for (const {path: e, after: s, content: i} of t) {
     const t = n.get(e);
     const a = t === void 0 ? null : (0, f.Z)(i, t);
     a !== null && o.set(e, {
      ...s,
      content: a
     });
    }
   }
   return o;
  }
  function* inCalls(t) {
   let e = [];
   let n = 0;
   for (const s of t) {
    const t = s.path.length + 3;
    if (e.length > 0 && n + t > c) {
     yield e;
     [e, n] = [ [], 0 ];
    }
    e.push(s);
    n += t;
   }
   e.length > 0 && (yield e);
  }
  async function idsOf(t, e) {
   const n = await e.filteredPaths(t);
   return await e.blobIds(t.filter(t => !n.has(t))).catch((0, o.j6)(r.U, () => new Map));
  }
  const u = {
   maxDiffBytes: 3e4,
   maxTotalBytes: 2e5
  };
  const d = {
   maxDiffBytes: 4e6,
   maxTotalBytes: 1e7
  };
  const h = {
   each: 2e5,
   total: 1e7
  };
  const m = {
   notice: null,
   base: null,
   mixed: new Set,
   hidden: new Set
  };
  function watchChanges(t) {
   const {root: e, git: n, written: s, signal: i, atEnd: l, baseline: f = null} = t;
   if (n === null) {
    const since = async () => ({
     ...m,
     files: await describeAll(await differing(e, s, null), null)
    });
    return {
     begin: () => {},
     ready: () => Promise.resolve(),
     since: since
    };
   }
   const c = new AbortController;
   const begin = async () => {
    const s = await snapshot(e, n((0, a.JG)(c.signal, i)), c.signal, f);
    const {head: o, atMs: r, states: l} = s;
    f === null && t.onBaseline?.({
     head: o,
     since: r,
     dirty: [ ...l.keys() ]
    });
    return s;
   };
   let u = null;
   const settled = t => t.then(() => {}, () => {});
   const examine = () => settled(u ??= begin());
   let d = false;
   return {
    begin: () => void examine(),
    ready: () => {
     d = true;
     return examine();
    },
    since: async () => {
     if (!d || u === null) {
      c.abort();
      u !== null && await settled(u);
      return {
       ...m,
       files: []
      };
     }
     try {
      return await changesSince(await u, t, n(l()));
     } catch (t) {
      (0, o.ki)(t, r.U);
      const n = await describeAll(await differing(e, s, null), null);
      const i = `The changed files could not be listed: ${t.message}. Only those that the file tools wrote are shown.`;
      return {
       ...m,
       files: n,
       notice: i
      };
     }
    }
   };
  }
  async function snapshot(t, e, n, s) {
   const o = s?.since ?? Date.now();
   const a = s === null ? await e.headSha() : s.head;
   const {tracked: r, untracked: l, nested: f} = await e.treeChanges(a);
   const c = s === null ? null : new Set(s.dirty);
   const wasDirty = t => c === null || c.has(t);
   const u = await (0, i.jj)(t, [ ...r.keys(), ...l ].filter(t => !f.has(t) && wasDirty(t)), {
    ...h,
    signal: n
   });
   for (const t of f) wasDirty(t) && u.set(t, await e.nestedState(t));
   return {
    head: a,
    atMs: o,
    states: u
   };
  }
  async function changesSince(t, {root: e, written: n, hasWholeDiffs: s}, o) {
   const i = await differing(e, n, {
    start: t,
    git: o
   });
   const a = await describeAll(i, o, s);
   const r = new Set(a.map(({path: t}) => t));
   const those = t => new Set(i.flatMap(e => r.has(e.path) && t(e) ? [ e.path ] : []));
   const l = those(({path: e}) => t.states.has(e));
   return {
    files: a,
    notice: null,
    base: t.head,
    mixed: l,
    hidden: those(({isHidden: t}) => t)
   };
  }
  async function differing(t, e, n) {
   const o = new Map;
   const compare = (e, n, s) => {
    const a = `${t}/${e}`;
    o.has(e) || (0, i._5)(a, n) || o.set(e, {
     path: e,
     before: n,
     after: (0, l.diffableState)(a),
     isHidden: s
    });
   };
   if (n !== null) {
    const {start: a, git: r} = n;
    const f = await r.treeChanges(a.head);
    const {nested: c} = f;
    const u = new Set([ ...f.tracked.keys(), ...f.untracked, ...c ]);
    for (const t of c) {
     const [e, n] = [ a.states.get(t), await r.nestedState(t) ];
     if (e !== void 0 && (0, i._G)(e, n)) continue;
     o.set(t, {
      path: t,
      before: e ?? f.tracked.get(t) ?? null,
      after: n,
      isHidden: false
     });
    }
    for (const [t, e] of a.states) c.has(t) || compare(t, e, false);
    for (const [e, n] of f.tracked) {
     if (a.states.has(e) || c.has(e)) continue;
     o.set(e, {
      path: e,
      before: n,
      after: (0, l.diffableState)((0, s.join)(t, e)),
      isHidden: false
     });
    }
    const d = oldFiles(t, a, [ ...o.keys(), ...e.keys(), ...f.untracked ]);
    for (const t of f.untracked) {
     if (a.states.has(t) || f.tracked.has(t) || e.has(t) || d(t)) continue;
     compare(t, null, false);
    }
    for (const [t, n] of e) a.states.has(t) || compare(t, n, !u.has(t));
   } else for (const [t, n] of e) compare(t, n, false);
   return [ ...o.values() ].sort((t, e) => Buffer.compare(Buffer.from(t.path), Buffer.from(e.path)));
  }
  function oldFiles(t, {atMs: e}, n) {
   if (!n.some(t => (0, s.basename)(t) === ".gitignore")) return () => false;
   return n => (0, i.AP)((0, s.join)(t, n)) < e;
  }
  async function describeAll(t, e, n = false) {
   const s = t.flatMap(({before: t}) => t !== null && "id" in t ? [ t.id ] : []);
   const o = await (e?.blobs(s)) ?? new Map;
   const sideOf = t => t !== null && "id" in t ? {
    mode: t.mode,
    content: o.get(t.id) ?? null
   } : t;
   const i = e === null ? null : await withStoredLineEnds(t, e);
   const a = [];
   const r = n ? d : u;
   const f = t.length === 0 ? "" : await (e?.prefix()) ?? "";
   let c = r.maxTotalBytes;
   for (const {path: e, before: s, after: o, isHidden: u} of t) {
    if (s === null && o === null) continue;
    const t = await (0, l.uQ)(e, {
     before: sideOf(s),
     after: i?.get(e) ?? o
    }, {
     room: Math.min(c, r.maxDiffBytes),
     isComplete: n,
     prefix: f
    });
    if (t === null) continue;
    c -= Buffer.byteLength(t.diff ?? "");
    a.push(u && t.note === void 0 ? {
     ...t,
     note: "not listed by git"
    } : t);
   }
   return a;
  }
  function hideDeniedFiles(t, e) {
   const n = t.files.map(t => t.diff === null || e(t.path) ? t : {
    ...t,
    added: 0,
    removed: 0,
    diff: null,
    note: "not permitted by the rules"
   });
   return {
    ...t,
    files: n
   };
  }
 }),
 62177: (function(t, e, n) {
  n.d(e, {
   Au: () => nameInDiff,
   Bb: () => isDiffOf,
   diffableState: () => diffableState,
   uQ: () => describeChange
  });
  var s = n(69898);
  var o = n(49977);
  const i = 1e6;
  function diffableState(t) {
   return (0, s.oT)(t, i);
  }
  async function describeChange(t, {before: e, after: n}, {room: s, isComplete: i, prefix: a}) {
   const r = e === null ? "created" : n === null ? "deleted" : "modified";
   const none = (e, n = 0, s = 0) => ({
    path: t,
    kind: r,
    added: n,
    removed: s,
    diff: null,
    note: e
   });
   const l = [ e, n ].filter(t => t !== null);
   if (l.some(({mode: t}) => t === "160000")) return none("a nested repository");
   if (l.some(({mode: t}) => t === "other")) return none("not a regular file");
   if (new Set(l.map(({mode: t}) => t === "120000")).size > 1) return none("a link on one side, a file on the other");
   if (l.some(({content: t}) => t === null)) return none("too large for a diff");
   if (l.some(({content: t}) => t?.includes(0) === true)) return isSame(e, n) ? null : none("binary");
   if (isSame(e, n)) return null;
   if (s <= 0) return none("the diffs above use up the space of the report");
   const f = [ textOf(e), textOf(n) ];
   const c = await (0, o.H)(...f, {
    context: 3,
    timeoutMs: 500
   }) ?? (i ? (0, o.a)(...f) : null);
   if (c === null) return none("too different for a diff");
   const u = `${a}${t}`;
   const d = `${headOf(u, e, n)}${c.text === "" ? "" : `${namesOf(u, e, n)}${c.text}`}`;
   const h = Buffer.byteLength(d);
   if (h <= s) return {
    path: t,
    kind: r,
    added: c.added,
    removed: c.removed,
    diff: d
   };
   return none(`the diff has ${String(h)} bytes, more than fits into the report`, c.added, c.removed);
  }
  const textOf = t => t?.content?.toString("utf8") ?? "";
  function isSame(t, e) {
   if (t?.content === void 0 || t.content === null || !e?.content) return false;
   return t.mode === e.mode && t.content.equals(e.content);
  }
  function headOf(t, e, n) {
   const s = `diff --git ${quoted(`a/${t}`)} ${quoted(`b/${t}`)}\n`;
   if (e === null) return `${s}new file mode ${n?.mode ?? ""}\n`;
   if (n === null) return `${s}deleted file mode ${e.mode}\n`;
   return e.mode === n.mode ? s : `${s}old mode ${e.mode}\nnew mode ${n.mode}\n`;
  }
  function namesOf(t, e, n) {
   const name = (e, n) => {
    const s = quoted(`${e}/${t}`);
    return n === null ? "/dev/null" : s.includes(" ") ? `${s}\t` : s;
   };
   return `--- ${name("a", e)}\n+++ ${name("b", n)}\n`;
  }
  const a = {
   "\n": "\\n",
   "\t": "\\t",
   "\r": "\\r",
   '"': '\\"',
   "\\": "\\\\"
  };
  function quoted(t) {
   const e = /[\x00-\x1f\x7f"\\]/g;
   if (!e.test(t)) return t;
   const octal = t => `\\${t.charCodeAt(0).toString(8).padStart(3, "0")}`;
   return `"${t.replaceAll(e, t => a[t] ?? octal(t))}"`;
  }
  const r = /^(?:deleted file mode 120000|(?:new file|deleted file|old|new) mode 100(?:644|755))$/;
  function nameInDiff(t, e) {
   const n = /^diff --git (.*)/.exec(e)?.[1] ?? "";
   const s = n.slice(0, (n.length - 1) / 2);
   const o = quoted(t) === t ? t : quoted(t).slice(1);
   const i = s.startsWith('"') ? '"a/' : "a/";
   if (!s.startsWith(i) || !s.endsWith(o)) return null;
   const a = s.slice(i.length, s.length - o.length);
   return a === "" || a.endsWith("/") ? `${a}${t}` : null;
  }
  function isDiffOf(t, e) {
   const n = e.split("\n");
   if (n.pop() !== "" || n[0] !== `diff --git ${quoted(`a/${t}`)} ${quoted(`b/${t}`)}`) return false;
   let s = 1;
   while (r.test(n[s] ?? "")) s += 1;
   if (s === n.length) return true;
   const isName = (e, n, s) => e?.replace(/\t$/, "") === `${n} ${quoted(`${s}/${t}`)}` || e === `${n} /dev/null`;
   if (!isName(n[s], "---", "a") || !isName(n[s + 1], "+++", "b")) return false;
   for (s += 2; s < n.length; ) {
    const t = endOfHunk(n, s);
    if (t === null) return false;
    s = t;
   }
   return true;
  }
  function endOfHunk(t, e) {
   const n = /^@@ -\d+(?:,(\d+))? \+\d+(?:,(\d+))? @@/.exec(t[e] ?? "");
   if (n === null) return null;
   let [s, o] = [ Number(n[1] ?? 1), Number(n[2] ?? 1) ];
   let i = e + 1;
   for (;s > 0 || o > 0 || t[i]?.startsWith("\\") === true; i += 1) {
    const e = t[i]?.[0];
    if (e === void 0 || !" -+\\".includes(e)) return null;
    e !== " " && e !== "-" || (s -= 1);
    e !== " " && e !== "+" || (o -= 1);
   }
   return s === 0 && o === 0 ? i : null;
  }
 }),
 69898: (function(t, e, n) {
  n.d(e, {
   AP: () => changeTimeMs,
   _5: () => isUnchanged,
   _G: () => isSameState,
   jj: () => fileStates,
   oT: () => fileState
  });
  var s = n(77598);
  var o = n(73024);
  var i = n(58500);
  const {O_NOFOLLOW: a, O_NONBLOCK: r, O_RDONLY: l} = o.constants;
  const f = 64e6;
  const c = 1e6;
  const u = 100;
  const d = 2500;
  function fileState(t, e) {
   const n = lstatOrNull(t);
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
     ...read([ Buffer.from((0, o.readlinkSync)(t)) ], e)
    };
    if (!n.isFile() || n.size > f) return {
     ...s,
     ...h
    };
    return {
     ...s,
     ...readFile(t, n, e)
    };
   } catch (t) {
    if (typeof t.code !== "string") throw t;
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
  function isUnchanged(t, e) {
   const n = lstatOrNull(t);
   if (e === null || n === null) return e === n;
   if (n !== "unknown" && !e.isFresh && stampOf(n) === e.stamp) return true;
   return isSameState(e, fileState(t, 0));
  }
  function isSameState(t, e) {
   if (t === null || e === null) return t === e;
   if (t.digest === null || e.digest === null) return t.stamp === e.stamp;
   return t.digest === e.digest && t.mode === e.mode;
  }
  async function fileStates(t, e, {each: n, total: s, signal: o}) {
   const a = new Map;
   let r = s;
   for (const s of e) {
    if (o.aborted) break;
    const e = fileState(`${t}/${s}`, Math.min(n, r));
    r -= e?.content?.length ?? 0;
    a.set(s, e);
    a.size % 50 === 0 && await (0, i.setImmediate)();
   }
   return a;
  }
  function changeTimeMs(t) {
   const e = lstatOrNull(t);
   return e === null || e === "unknown" ? Number.NaN : e.ctimeMs;
  }
  function lstatOrNull(t) {
   try {
    return (0, o.lstatSync)(t, {
     throwIfNoEntry: false
    }) ?? null;
   } catch (t) {
    return t.code === "ENOTDIR" ? null : "unknown";
   }
  }
  function modeOf(t) {
   if (t.isSymbolicLink()) return "120000";
   if (!t.isFile()) return "other";
   return process.platform !== "win32" && (t.mode & 64) !== 0 ? "100755" : "100644";
  }
  function stampOf(t) {
   return [ t.dev, t.ino, t.mode, t.size, t.mtimeMs, t.ctimeMs ].join(" ");
  }
  function isFresh({ctimeMs: t}) {
   const e = t % 1e3 === 0 ? d : u;
   return t > Date.now() - e;
  }
  function readFile(t, e, n) {
   const s = (0, o.openSync)(t, l | a | r);
   try {
    const t = (0, o.fstatSync)(s);
    if (!t.isFile() || t.ino !== e.ino) return h;
    return read(chunks(s, t.size), n);
   } finally {
    (0, o.closeSync)(s);
   }
  }
  function* chunks(t, e) {
   const n = Buffer.allocUnsafe(Math.max(1, Math.min(e, c)));
   for (let s = e; s > 0; ) {
    const e = (0, o.readSync)(t, n, 0, Math.min(s, n.length), null);
    if (e === 0) return;
    s -= e;
    yield n.subarray(0, e);
   }
  }
  function read(t, e) {
   const n = (0, s.createHash)("sha256");
   let o = [];
   let i = 0;
   for (const s of t) {
    n.update(s);
    i += s.length;
    i > e ? o = null : o?.push(Buffer.from(s));
   }
   return {
    digest: n.digest("base64"),
    content: o === null ? null : Buffer.concat(o)
   };
  }
 })
};
