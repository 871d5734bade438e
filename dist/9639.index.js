"use strict";

exports.id = 9639, exports.ids = [ 9639 ], exports.modules = {
 49639: (function(t, e, n) {
  n.d(e, {
   tT: () => failedDiagnostic,
   Ij: () => ignoredOf,
   insertFiles: () => insertFiles,
   Zh: () => isGitIgnored,
   r: () => mayStay
  });
  var i = n(42357), r = n(72443), o = n(49928), s = n(46926), a = n(63520), l = n(54539), c = n(46915), f = n(45849);
  async function readDirectory(t, e, n) {
   const {files: i, signal: r} = e, o = await i.walk(t, {
    limit: n.files,
    signal: r
   }), s = [ textPart(`[directory ${(0, f.pS)(i.relative(t))}: ${(0, l.B)(o.paths.length, "file")}]\n`) ];
   let a = 0;
   for (const t of o.paths) {
    if (r.aborted) break;
    const o = a > 0 ? null : await (0, f.JF)(t, e, n);
    null === o || "parts" === o.kind && o.bytes > n.left ? a += 1 : ("parts" === o.kind && (n.left -= o.bytes), 
    s.push(...piecesOf((0, f.pS)(i.relative(t)), o)));
   }
   const u = [ o.ignored > 0 ? `${o.ignored} ignored by git` : "", o.refused > 0 ? `${o.refused} refused by the rules` : "", a > 0 ? `${a} beyond the limit of ${n.totalBytes} bytes for the files of a prompt` : "", o.truncated ? `more files, beyond the limit of ${n.files} for a directory` : "" ].filter(t => "" !== t);
   return s.push(textPart(`[end of directory${0 === u.length ? "" : `; omitted: ${u.join(", ")}`}]\n`)), 
   (0, c.B5)(s);
  }
  function piecesOf(t, e) {
   if ("failed" === e.kind) return [ textPart(`[file ${t}, omitted: ${e.why}]\n`) ];
   const n = textPart(`[file ${t}${null === e.note ? "" : `, ${e.note}`}]\n`), i = e.parts.at(-1), r = "text" === i?.type && "" !== i.text && !i.text.endsWith("\n");
   return [ n, ...e.parts, ...r ? [ textPart("\n") ] : [] ];
  }
  function textPart(t) {
   return {
    type: "text",
    text: t
   };
  }
  async function attachMention({content: t}, {files: e, runCall: n, signal: o}, s) {
   const a = e.relative(t), l = await async function(t, e) {
    try {
     const {kind: n} = await e.info(t);
     if ("file" === n || "directory" === n) return n;
     throw new r.k("special", t, `${t} is not a regular file`);
    } catch (t) {
     return (0, i.ki)(t, r.k), (0, f.Wh)(t, 0);
    }
   }(a, e);
   if ("string" != typeof l) return l;
   const [c, u] = "directory" === l ? [ "List", {
    path: a
   } ] : [ "Read", {
    file_path: a
   } ], {parts: d, isError: h} = await n({
    id: s,
    name: c,
    input: u
   }, o);
   return h ? {
    why: d.map(t => "text" === t.type ? t.text : "").join("\n").replace(/\.$/, ""),
    hint: "correct the path, or remove the mention"
   } : {
    type: l,
    call: {
     type: "tool-call",
     id: s,
     name: c,
     input: u
    },
    result: {
     type: "tool-result",
     id: s,
     name: c,
     parts: d,
     isError: !1
    }
   };
  }
  async function insertFiles(t, e, n, r) {
   const o = e.filter(t => "file" === t.kind);
   if (o.length > u) throw new i.yo(function(t, e) {
    return (0, a.$D)(t, e[u]?.start ?? 0, {
     code: "placeholder-failed",
     message: `the prompt names more than ${u} files`,
     hint: "name a directory, or let the agent read them"
    });
   }(t, o));
   const s = o.filter(({content: t}) => "" !== t).map(({content: t}) => n.files.resolve(t)), l = {
    ignored: await ignoredOf(s, n),
    allAllowed: areAllowed(s, n)
   }, c = [], f = [], d = new Map, h = new Map, p = new Map, y = {
    ...r.limits,
    left: r.limits.totalBytes
   };
   for (const e of o) {
    if (n.signal.aborted) break;
    const i = n.files.resolve(e.content), o = refusalOf(e, n, l) ?? (isMention(e) ? d.get(i) ?? h.get(i) ?? await attachMention(e, n, `${r.callIds}-${d.size + 1}`) : await insertOne(e, n, y));
    if ("call" in o) d.set(i, o), p.set(e, asWritten(e)); else if ("parts" in o) p.set(e, o.parts.map(t => ({
     origin: "file",
     source: e.source,
     part: t
    }))), null !== o.notice && f.push(`${(0, a.HF)(t, e.start)}: ${e.source}: ${o.notice}`); else {
     p.set(e, asWritten(e));
     const n = !h.has(i);
     if (h.set(i, o), !n) continue;
     mayStay(t, e, {
      outcome: o,
      options: r
     }) ? f.push(leftNotice(t, e, o)) : c.push(failedDiagnostic(t, e, o));
    }
   }
   if (c.length > 0) throw new i.yo(c);
   return {
    parts: p,
    attachments: [ ...d.values() ],
    notices: f
   };
  }
  const u = 5e3;
  function leftNotice(t, {start: e, source: n}, {why: i}) {
   return `${(0, a.HF)(t, e)}: ${(0, a.vI)(n)} was not replaced: ${i}`;
  }
  function mayStay({format: t}, {content: e}, {outcome: n, options: i}) {
   return "keep" === i.missingFiles ? "" !== e : "claude" === t && "missing" === n.code && (0, 
   s.xL)(e);
  }
  function areAllowed(t, {policy: e}) {
   const n = t.map(t => ({
    kind: "read",
    path: t
   }));
   return n.length > 0 && "run" === e({
    tool: "Read",
    effects: n
   }).outcome;
  }
  async function ignoredOf(t, {files: e}) {
   try {
    return 0 === t.length ? new Set : await e.ignored(t);
   } catch (t) {
    return (0, i.ki)(t, r.k), t;
   }
  }
  function asWritten({source: t}) {
   return [ {
    origin: "author",
    part: {
     type: "text",
     text: t
    }
   } ];
  }
  function isMention({source: t}) {
   return !t.startsWith("@{");
  }
  function refusalOf({content: t}, {files: e, policy: n}, {ignored: i, allAllowed: s}) {
   if ("" === t) return f.ek;
   if (t.includes(o.dC)) return {
    why: `${o.dC} is not replaced in a path`,
    hint: "name the file, or let the agent read it"
   };
   const a = e.resolve(t), l = s ? null : (0, f.Vo)(a, n);
   return null !== l ? l : i instanceof r.k ? (0, f.Wh)(i, 0) : isGitIgnored(a, i, n);
  }
  function isGitIgnored(t, e, n) {
   if (!e.has(t)) return null;
   const {rule: i} = n({
    tool: "Read",
    effects: [ {
     kind: "read",
     path: t
    } ]
   });
   return null !== i && /^\s*\w+\([^*?[\]{}]+\)\s*$/.test(i) ? null : {
    why: "git ignores it",
    hint: "allow it with a Read rule that names this file, or use another file"
   };
  }
  async function insertOne({content: t}, e, n) {
   const i = e.files.resolve(t), r = await (0, f.JF)(i, e, n);
   if ("failed" === r.kind) {
    if ("directory" !== r.code) return r;
    try {
     return {
      parts: await readDirectory(i, e, n),
      notice: null
     };
    } catch (t) {
     return (0, f.Wh)(t, n.fileBytes);
    }
   }
   return r.bytes > n.left ? {
    why: `the files of the prompt exceed the limit of ${n.totalBytes} bytes in total`,
    hint: "insert fewer files, and let the agent read the others"
   } : (n.left -= r.bytes, {
    parts: r.parts,
    notice: r.note
   });
  }
  function hintsOf({format: t}, {content: e}, {code: n}) {
   return [ ..."missing" === n && e.startsWith("~/") ? [ "the home directory is not read" ] : [], ..."claude" === t ? [ "if it is not a file, put it in backticks" ] : [], ..."prompt-md" === t ? [ `links are relative to the prompt file, so this one points to ${e}` ] : [], ..."missing" === n ? [ "set missing-files: keep if the file may be missing" ] : [] ];
  }
  function failedDiagnostic(t, e, n) {
   return (0, a.$D)(t, e.start, {
    code: "placeholder-failed",
    message: `${e.source} cannot be inserted: ${n.why}`,
    hint: [ n.hint, ...hintsOf(t, e, n) ].join("; ")
   });
  }
 })
};
