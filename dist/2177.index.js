"use strict";

exports.id = 2177;

exports.ids = [ 2177 ];

exports.modules = {
 62177: (function(e, t, n) {
  n.d(t, {
   Au: () => nameInDiff,
   Bb: () => isDiffOf,
   diffableState: () => diffableState,
   uQ: () => describeChange
  });
  var r = n(69898);
  var o = n(49977);
  const i = 1e6;
  function diffableState(e) {
   return (0, r.oT)(e, i);
  }
  async function describeChange(e, {before: t, after: n}, {room: r, isComplete: i, prefix: s}) {
   const l = t === null ? "created" : n === null ? "deleted" : "modified";
   const none = (t, n = 0, r = 0) => ({
    path: e,
    kind: l,
    added: n,
    removed: r,
    diff: null,
    note: t
   });
   const u = [ t, n ].filter(e => e !== null);
   if (u.some(({mode: e}) => e === "160000")) return none("a nested repository");
   if (u.some(({mode: e}) => e === "other")) return none("not a regular file");
   if (new Set(u.map(({mode: e}) => e === "120000")).size > 1) return none("a link on one side, a file on the other");
   if (u.some(({content: e}) => e === null)) return none("too large for a diff");
   if (u.some(({content: e}) => e?.includes(0) === true)) return isSame(t, n) ? null : none("binary");
   if (isSame(t, n)) return null;
   if (r <= 0) return none("the diffs above use up the space of the report");
   const f = [ textOf(t), textOf(n) ];
   const a = await (0, o.H)(...f, {
    context: 3,
    timeoutMs: 500
   }) ?? (i ? (0, o.a)(...f) : null);
   if (a === null) return none("too different for a diff");
   const c = `${s}${e}`;
   const d = `${headOf(c, t, n)}${a.text === "" ? "" : `${namesOf(c, t, n)}${a.text}`}`;
   const m = Buffer.byteLength(d);
   if (m <= r) return {
    path: e,
    kind: l,
    added: a.added,
    removed: a.removed,
    diff: d
   };
   return none(`the diff has ${String(m)} bytes, more than fits into the report`, a.added, a.removed);
  }
  const textOf = e => e?.content?.toString("utf8") ?? "";
  function isSame(e, t) {
   if (e?.content === void 0 || e.content === null || !t?.content) return false;
   return e.mode === t.mode && e.content.equals(t.content);
  }
  function headOf(e, t, n) {
   const r = `diff --git ${quoted(`a/${e}`)} ${quoted(`b/${e}`)}\n`;
   if (t === null) return `${r}new file mode ${n?.mode ?? ""}\n`;
   if (n === null) return `${r}deleted file mode ${t.mode}\n`;
   return t.mode === n.mode ? r : `${r}old mode ${t.mode}\nnew mode ${n.mode}\n`;
  }
  function namesOf(e, t, n) {
   const name = (t, n) => {
    const r = quoted(`${t}/${e}`);
    return n === null ? "/dev/null" : r.includes(" ") ? `${r}\t` : r;
   };
   return `--- ${name("a", t)}\n+++ ${name("b", n)}\n`;
  }
  const s = {
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
   return `"${e.replaceAll(t, e => s[e] ?? octal(e))}"`;
  }
  const l = /^(?:deleted file mode 120000|(?:new file|deleted file|old|new) mode 100(?:644|755))$/;
  function nameInDiff(e, t) {
   const n = /^diff --git (.*)/.exec(t)?.[1] ?? "";
   const r = n.slice(0, (n.length - 1) / 2);
   const o = quoted(e) === e ? e : quoted(e).slice(1);
   const i = r.startsWith('"') ? '"a/' : "a/";
   if (!r.startsWith(i) || !r.endsWith(o)) return null;
   const s = r.slice(i.length, r.length - o.length);
   return s === "" || s.endsWith("/") ? `${s}${e}` : null;
  }
  function isDiffOf(e, t) {
   const n = t.split("\n");
   if (n.pop() !== "" || n[0] !== `diff --git ${quoted(`a/${e}`)} ${quoted(`b/${e}`)}`) return false;
   let r = 1;
   while (l.test(n[r] ?? "")) r += 1;
   if (r === n.length) return true;
   const isName = (t, n, r) => t?.replace(/\t$/, "") === `${n} ${quoted(`${r}/${e}`)}` || t === `${n} /dev/null`;
   if (!isName(n[r], "---", "a") || !isName(n[r + 1], "+++", "b")) return false;
   for (r += 2; r < n.length; ) {
    const e = endOfHunk(n, r);
    if (e === null) return false;
    r = e;
   }
   return true;
  }
  function endOfHunk(e, t) {
   const n = /^@@ -\d+(?:,(\d+))? \+\d+(?:,(\d+))? @@/.exec(e[t] ?? "");
   if (n === null) return null;
   let [r, o] = [ Number(n[1] ?? 1), Number(n[2] ?? 1) ];
   let i = t + 1;
   for (;r > 0 || o > 0 || e[i]?.startsWith("\\") === true; i += 1) {
    const t = e[i]?.[0];
    if (t === void 0 || !" -+\\".includes(t)) return null;
    t !== " " && t !== "-" || (r -= 1);
    t !== " " && t !== "+" || (o -= 1);
   }
   return r === 0 && o === 0 ? i : null;
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
  var r = n(77598);
  var o = n(73024);
  var i = n(58500);
  const {O_NOFOLLOW: s, O_NONBLOCK: l, O_RDONLY: u} = o.constants;
  const f = 64e6;
  const a = 1e6;
  const c = 100;
  const d = 2500;
  function fileState(e, t) {
   const n = lstatOrNull(e);
   if (n === null) return null;
   if (n === "unknown") return {
    ...m,
    mode: "other",
    stamp: "unknown",
    isFresh: false
   };
   const r = {
    mode: modeOf(n),
    stamp: stampOf(n),
    isFresh: isFresh(n)
   };
   try {
    if (n.isSymbolicLink()) return {
     ...r,
     ...read([ Buffer.from((0, o.readlinkSync)(e)) ], t)
    };
    if (!n.isFile() || n.size > f) return {
     ...r,
     ...m
    };
    return {
     ...r,
     ...readFile(e, n, t)
    };
   } catch (e) {
    if (typeof e.code !== "string") throw e;
    return {
     ...r,
     ...m
    };
   }
  }
  const m = {
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
  async function fileStates(e, t, {each: n, total: r, signal: o}) {
   const s = new Map;
   let l = r;
   for (const r of t) {
    if (o.aborted) break;
    const t = fileState(`${e}/${r}`, Math.min(n, l));
    l -= t?.content?.length ?? 0;
    s.set(r, t);
    s.size % 50 === 0 && await (0, i.setImmediate)();
   }
   return s;
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
   const r = (0, o.openSync)(e, u | s | l);
   try {
    const e = (0, o.fstatSync)(r);
    if (!e.isFile() || e.ino !== t.ino) return m;
    return read(chunks(r, e.size), n);
   } finally {
    (0, o.closeSync)(r);
   }
  }
  function* chunks(e, t) {
   const n = Buffer.allocUnsafe(Math.max(1, Math.min(t, a)));
   for (let r = t; r > 0; ) {
    const t = (0, o.readSync)(e, n, 0, Math.min(r, n.length), null);
    if (t === 0) return;
    r -= t;
    yield n.subarray(0, t);
   }
  }
  function read(e, t) {
   const n = (0, r.createHash)("sha256");
   let o = [];
   let i = 0;
   for (const r of e) {
    n.update(r);
    i += r.length;
    i > t ? o = null : o?.push(Buffer.from(r));
   }
   return {
    digest: n.digest("base64"),
    content: o === null ? null : Buffer.concat(o)
   };
  }
 })
};
