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
  var i = n(69898);
  var r = n(50897);
  var a = n(38287);
  var l = n(21);
  const f = {
   maxDiffBytes: 3e4,
   maxTotalBytes: 2e5
  };
  const u = {
   maxDiffBytes: 4e6,
   maxTotalBytes: 1e7
  };
  const c = {
   each: 2e5,
   total: 1e7
  };
  const d = {
   notice: null,
   base: null,
   mixed: new Set,
   hidden: new Set
  };
  function watchChanges(e) {
   const {root: t, git: n, written: s, signal: i, atEnd: l, baseline: f = null} = e;
   if (n === null) {
    const since = async () => ({
     ...d,
     files: await describeAll(await differing(t, s, null), null)
    });
    return {
     begin: () => {},
     ready: () => Promise.resolve(),
     since: since
    };
   }
   const u = new AbortController;
   const begin = async () => {
    const s = await snapshot(t, n((0, r.JG)(u.signal, i)), u.signal, f);
    const {head: o, atMs: a, states: l} = s;
    f === null && e.onBaseline?.({
     head: o,
     since: a,
     dirty: [ ...l.keys() ]
    });
    return s;
   };
   let c = null;
   const settled = e => e.then(() => {}, () => {});
   const examine = () => settled(c ??= begin());
   let h = false;
   return {
    begin: () => void examine(),
    ready: () => {
     h = true;
     return examine();
    },
    since: async () => {
     if (!h || c === null) {
      u.abort();
      c !== null && await settled(c);
      return {
       ...d,
       files: []
      };
     }
     try {
      return await changesSince(await c, e, n(l()));
     } catch (e) {
      (0, o.ki)(e, a.U);
      const n = await describeAll(await differing(t, s, null), null);
      const i = `The changed files could not be listed: ${e.message}. Only those that the file tools wrote are shown.`;
      return {
       ...d,
       files: n,
       notice: i
      };
     }
    }
   };
  }
  async function snapshot(e, t, n, s) {
   const o = s?.since ?? Date.now();
   const r = s === null ? await t.headSha() : s.head;
   const {tracked: a, untracked: l, nested: f} = await t.treeChanges(r);
   const u = s === null ? null : new Set(s.dirty);
   const wasDirty = e => u === null || u.has(e);
   const d = await (0, i.jj)(e, [ ...a.keys(), ...l ].filter(e => !f.has(e) && wasDirty(e)), {
    ...c,
    signal: n
   });
   for (const e of f) wasDirty(e) && d.set(e, await t.nestedState(e));
   return {
    head: r,
    atMs: o,
    states: d
   };
  }
  async function changesSince(e, {root: t, written: n, hasWholeDiffs: s}, o) {
   const i = await differing(t, n, {
    start: e,
    git: o
   });
   const r = await describeAll(i, o, s);
   const a = new Set(r.map(({path: e}) => e));
   const those = e => new Set(i.flatMap(t => a.has(t.path) && e(t) ? [ t.path ] : []));
   const l = those(({path: t}) => e.states.has(t));
   return {
    files: r,
    notice: null,
    base: e.head,
    mixed: l,
    hidden: those(({isHidden: e}) => e)
   };
  }
  async function differing(e, t, n) {
   const o = new Map;
   const compare = (t, n, s) => {
    const r = `${e}/${t}`;
    o.has(t) || (0, i._5)(r, n) || o.set(t, {
     path: t,
     before: n,
     after: (0, l.diffableState)(r),
     isHidden: s
    });
   };
   if (n !== null) {
    const {start: r, git: a} = n;
    const f = await a.treeChanges(r.head);
    const {nested: u} = f;
    const c = new Set([ ...f.tracked.keys(), ...f.untracked, ...u ]);
    for (const e of u) {
     const [t, n] = [ r.states.get(e), await a.nestedState(e) ];
     if (t !== void 0 && (0, i._G)(t, n)) continue;
     o.set(e, {
      path: e,
      before: t ?? f.tracked.get(e) ?? null,
      after: n,
      isHidden: false
     });
    }
    for (const [e, t] of r.states) u.has(e) || compare(e, t, false);
    for (const [t, n] of f.tracked) {
     if (r.states.has(t) || u.has(t)) continue;
     o.set(t, {
      path: t,
      before: n,
      after: (0, l.diffableState)((0, s.join)(e, t)),
      isHidden: false
     });
    }
    const d = oldFiles(e, r, [ ...o.keys(), ...t.keys(), ...f.untracked ]);
    for (const e of f.untracked) {
     if (r.states.has(e) || f.tracked.has(e) || t.has(e) || d(e)) continue;
     compare(e, null, false);
    }
    for (const [e, n] of t) r.states.has(e) || compare(e, n, !c.has(e));
   } else for (const [e, n] of t) compare(e, n, false);
   return [ ...o.values() ].sort((e, t) => Buffer.compare(Buffer.from(e.path), Buffer.from(t.path)));
  }
  function oldFiles(e, {atMs: t}, n) {
   if (!n.some(e => (0, s.basename)(e) === ".gitignore")) return () => false;
   return n => (0, i.AP)((0, s.join)(e, n)) < t;
  }
  async function describeAll(e, t, n = false) {
   const s = e.flatMap(({before: e}) => e !== null && "id" in e ? [ e.id ] : []);
   const o = await (t?.blobs(s)) ?? new Map;
   const sideOf = e => e !== null && "id" in e ? {
    mode: e.mode,
    content: o.get(e.id) ?? null
   } : e;
   const i = [];
   const r = n ? u : f;
   const a = e.length === 0 ? "" : await (t?.prefix()) ?? "";
   let c = r.maxTotalBytes;
   for (const {path: t, before: s, after: o, isHidden: f} of e) {
    if (s === null && o === null) continue;
    const e = await (0, l.uQ)(t, {
     before: sideOf(s),
     after: o
    }, {
     room: Math.min(c, r.maxDiffBytes),
     isComplete: n,
     prefix: a
    });
    if (e === null) continue;
    c -= Buffer.byteLength(e.diff ?? "");
    i.push(f && e.note === void 0 ? {
     ...e,
     note: "not listed by git"
    } : e);
   }
   return i;
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
   Au: () => nameInDiff,
   Bb: () => isDiffOf,
   diffableState: () => diffableState,
   uQ: () => describeChange
  });
  var s = n(69898);
  var o = n(75985);
  const i = 1e6;
  function diffableState(e) {
   return (0, s.oT)(e, i);
  }
  async function describeChange(e, {before: t, after: n}, {room: s, isComplete: i, prefix: r}) {
   const a = t === null ? "created" : n === null ? "deleted" : "modified";
   const none = (t, n = 0, s = 0) => ({
    path: e,
    kind: a,
    added: n,
    removed: s,
    diff: null,
    note: t
   });
   const l = [ t, n ].filter(e => e !== null);
   if (l.some(({mode: e}) => e === "160000")) return none("a nested repository");
   if (l.some(({mode: e}) => e === "other")) return none("not a regular file");
   if (new Set(l.map(({mode: e}) => e === "120000")).size > 1) return none("a link on one side, a file on the other");
   if (l.some(({content: e}) => e === null)) return none("too large for a diff");
   if (l.some(({content: e}) => e?.includes(0) === true)) return isSame(t, n) ? null : none("binary");
   if (isSame(t, n)) return null;
   if (s <= 0) return none("the diffs above use up the space of the report");
   const f = lineEndsLike(textOf(t), textOf(n));
   const u = await (0, o.H)(...f, {
    context: 3,
    timeoutMs: 500
   }) ?? (i ? (0, o.a)(...f) : null);
   if (u === null) return none("too different for a diff");
   const c = `${r}${e}`;
   const d = `${headOf(c, t, n)}${u.text === "" ? "" : `${namesOf(c, t, n)}${u.text}`}`;
   const h = Buffer.byteLength(d);
   if (h <= s) return {
    path: e,
    kind: a,
    added: u.added,
    removed: u.removed,
    diff: d
   };
   return none(`the diff has ${String(h)} bytes, more than fits into the report`, u.added, u.removed);
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
  const r = {
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
   return `"${e.replaceAll(t, e => r[e] ?? octal(e))}"`;
  }
  const a = /^(?:deleted file mode 120000|(?:new file|deleted file|old|new) mode 100(?:644|755))$/;
  function nameInDiff(e, t) {
   const n = /^diff --git (.*)/.exec(t)?.[1] ?? "";
   const s = n.slice(0, (n.length - 1) / 2);
   const o = quoted(e) === e ? e : quoted(e).slice(1);
   const i = s.startsWith('"') ? '"a/' : "a/";
   if (!s.startsWith(i) || !s.endsWith(o)) return null;
   const r = s.slice(i.length, s.length - o.length);
   return r === "" || r.endsWith("/") ? `${r}${e}` : null;
  }
  function isDiffOf(e, t) {
   const n = t.split("\n");
   if (n.pop() !== "" || n[0] !== `diff --git ${quoted(`a/${e}`)} ${quoted(`b/${e}`)}`) return false;
   let s = 1;
   while (a.test(n[s] ?? "")) s += 1;
   if (s === n.length) return true;
   const isName = (t, n, s) => t?.replace(/\t$/, "") === `${n} ${quoted(`${s}/${e}`)}` || t === `${n} /dev/null`;
   if (!isName(n[s], "---", "a") || !isName(n[s + 1], "+++", "b")) return false;
   for (s += 2; s < n.length; ) {
    const e = endOfHunk(n, s);
    if (e === null) return false;
    s = e;
   }
   return true;
  }
  function endOfHunk(e, t) {
   const n = /^@@ -\d+(?:,(\d+))? \+\d+(?:,(\d+))? @@/.exec(e[t] ?? "");
   if (n === null) return null;
   let [s, o] = [ Number(n[1] ?? 1), Number(n[2] ?? 1) ];
   let i = t + 1;
   for (;s > 0 || o > 0 || e[i]?.startsWith("\\") === true; i += 1) {
    const t = e[i]?.[0];
    if (t === void 0 || !" -+\\".includes(t)) return null;
    t !== " " && t !== "-" || (s -= 1);
    t !== " " && t !== "+" || (o -= 1);
   }
   return s === 0 && o === 0 ? i : null;
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
  var i = n(58500);
  const {O_NOFOLLOW: r, O_NONBLOCK: a, O_RDONLY: l} = o.constants;
  const f = 64e6;
  const u = 1e6;
  const c = 100;
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
   const r = new Map;
   let a = s;
   for (const s of t) {
    if (o.aborted) break;
    const t = fileState(`${e}/${s}`, Math.min(n, a));
    a -= t?.content?.length ?? 0;
    r.set(s, t);
    r.size % 50 === 0 && await (0, i.setImmediate)();
   }
   return r;
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
   const t = e % 1e3 === 0 ? d : c;
   return e > Date.now() - t;
  }
  function readFile(e, t, n) {
   const s = (0, o.openSync)(e, l | r | a);
   try {
    const e = (0, o.fstatSync)(s);
    if (!e.isFile() || e.ino !== t.ino) return h;
    return read(chunks(s, e.size), n);
   } finally {
    (0, o.closeSync)(s);
   }
  }
  function* chunks(e, t) {
   const n = Buffer.allocUnsafe(Math.max(1, Math.min(t, u)));
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
   let i = 0;
   for (const s of e) {
    n.update(s);
    i += s.length;
    i > t ? o = null : o?.push(Buffer.from(s));
   }
   return {
    digest: n.digest("base64"),
    content: o === null ? null : Buffer.concat(o)
   };
  }
 })
};
