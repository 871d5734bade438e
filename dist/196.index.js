"use strict";

exports.id = 196, exports.ids = [ 196 ], exports.modules = {
 7587: (function(e, t, n) {
  n.d(t, {
   i: () => readConfigText
  });
  const r = /\[[ \t]*([A-Za-z0-9.-]+)(?:[ \t]*"((?:[^"\\\n]|\\[^\n])*)")?[ \t]*\]/y, i = /[ \t]*([A-Za-z][A-Za-z0-9-]*)[ \t]*(?:=((?:"(?:[^"\\\n]|\\[^])*"|[^"\\\n#;]|\\[^])*))?[^\n]*(?:\n|$)/y;
  function readConfigText(e) {
   const t = [], n = [];
   let s = e.startsWith("\xef\xbb\xbf") ? 3 : 0;
   for (;s < e.length; ) {
    const o = s;
    for (;" " === e[s] || "\t" === e[s]; ) s += 1;
    r.lastIndex = s;
    const a = r.exec(e);
    if (null !== a) {
     t.push(sectionOf(a)), s = r.lastIndex, /^[ \t\r]*(?:[#;][^\n]*)?(?:\n|$)/.test(e.slice(s, lineEnd(e, s))) && (s = lineEnd(e, s));
     continue;
    }
    i.lastIndex = o;
    const [c, l = "", u = ""] = i.exec(e) ?? [], f = t.at(-1);
    void 0 !== c && void 0 !== f ? (s = o + c.length, n.push({
     section: f,
     key: l.toLowerCase(),
     value: valueOf(u),
     start: o,
     end: s
    })) : s = lineEnd(e, s);
   }
   return {
    sections: t,
    entries: n
   };
  }
  function sectionOf(e) {
   const [t, n = "", r] = e;
   return {
    name: n.toLowerCase(),
    subsection: void 0 === r ? null : r.replaceAll(/\\([^])/g, "$1"),
    start: e.index,
    end: e.index + t.length
   };
  }
  function lineEnd(e, t) {
   const n = e.indexOf("\n", t);
   return -1 === n ? e.length : n + 1;
  }
  function valueOf(e) {
   return e.trim().replaceAll(/\\(?:\r?\n|([^]))|"/g, (e, t) => {
    return void 0 === t ? "" : {
     n: "\n",
     t: "\t",
     b: "\b"
    }[n = t] ?? n;
    var n;
   });
  }
 }),
 80196: (function(e, t, n) {
  n.d(t, {
   W: () => credentialsIn,
   _: () => takeCredentials,
   restoreAbandoned: () => restoreAbandoned
  });
  var r = n(77598), i = n(73024), s = n(76760), o = n(29880), a = n(87144), c = n(50451), l = n(7587), u = n(15758), f = n(60979);
  const d = 1e6;
  function takeCredentials(e, t, n) {
   const r = [ ...new Set(e.flatMap(realFile)) ].map(e => ({
    file: e,
    text: configText(e)
   })), i = (0, u.$)(t), s = r.filter(({file: e, text: t}) => (0, f.gD)(t, "").length > 0 || isThere(storedPath(i, e)));
   if (0 === s.length) return null;
   !function(e) {
    if ((0, a.K)(e, 448), !isPrivate(e)) throw new Error(`${e} is not a directory of this user alone`);
   }(i);
   const o = new Map, l = {
    run: n,
    owner: (0, c.G)()
   };
   if (withStore(i, () => {
    for (const {file: e} of s) {
     const t = takeFrom(e, i, l);
     t.length > 0 && o.set(e, t.map(({credential: e}) => e));
    }
   }), 0 === o.size) return null;
   const d = function() {
    let e = !1;
    const once = () => {
     process.off("exit", once), e || (withStore(i, () => {
      for (const e of o.keys()) leave(e, i, n);
     }), e = !0);
    };
    return process.on("exit", once), once;
   }();
   return {
    byFile: o,
    restore: d
   };
  }
  function credentialsIn(e) {
   const t = e.flatMap(realFile).map(e => ({
    file: e,
    text: configText(e)
   })), n = t.flatMap(({file: e, text: t}) => (0, l.i)(t).entries.filter(({section: e, key: t}) => /^include(?:if)?$/.test(e.name) && "path" === t).flatMap(({value: t}) => realFile((0, 
   s.resolve)((0, s.dirname)(e), t))).map(e => configText(e)));
   return [ ...t.map(({text: e}) => e), ...n ].flatMap(e => (0, f.gD)(e, "").map(({credential: e}) => e));
  }
  function restoreAbandoned(e) {
   const t = (0, u.$)(e);
   if (!isThere(t) || !isPrivate(t)) return;
   const n = (0, i.readdirSync)(t).filter(e => e.endsWith(".json"));
   0 !== n.length && withStore(t, () => {
    for (const e of n) {
     const n = readStored((0, s.join)(t, e));
     null !== n && leave(n.file, t, null);
    }
   });
  }
  function takeFrom(e, t, n) {
   leave(e, t, n.run);
   const i = storedPath(t, e), s = readStored(i);
   let o = s?.edits ?? [];
   const a = [ ...s?.users ?? [], n ];
   return changeConfig(e, t => {
    const n = (0, f.gD)(t, (0, r.randomBytes)(6).toString("hex"));
    return o = [ ...o, ...n ], o.length > 0 && writeDurably(i, JSON.stringify({
     file: e,
     edits: o,
     users: a
    })), (0, f.gu)(t, n);
   }), o;
  }
  function leave(e, t, n) {
   const r = storedPath(t, e), s = readStored(r);
   if (null === s) return;
   const o = s.users.filter(e => e.run !== n && !(0, c.j)(e.owner));
   o.length > 0 ? writeDurably(r, JSON.stringify({
    ...s,
    users: o
   })) : (isThere(e) && changeConfig(e, e => (0, f.pK)(e, s.edits)), (0, i.rmSync)(r, {
    force: !0
   }));
  }
  function withStore(e, t) {
   (0, o.U)((0, s.join)(e, "lock"), t);
  }
  function isPrivate(e) {
   const t = (0, i.lstatSync)(e);
   return "win32" === process.platform ? t.isDirectory() : t.isDirectory() && t.uid === process.getuid?.() && !(63 & t.mode);
  }
  function storedPath(e, t) {
   return (0, s.join)(e, `${(0, r.createHash)("sha256").update(t).digest("hex").slice(0, 32)}.json`);
  }
  function readStored(e) {
   return isThere(e) ? JSON.parse((0, i.readFileSync)(e, "utf8")) : null;
  }
  function isThere(e) {
   return void 0 !== (0, i.lstatSync)(e, {
    throwIfNoEntry: !1
   });
  }
  function realFile(e) {
   const t = (0, i.statSync)(e, {
    throwIfNoEntry: !1
   });
   return !0 === t?.isFile() && t.size <= d ? [ (0, i.realpathSync)(e) ] : [];
  }
  function configText(e) {
   return (0, i.readFileSync)(e, "latin1");
  }
  const h = 50, p = 20;
  function changeConfig(e, t) {
   const n = `${e}.lock`, r = function(e, t) {
    for (let n = 1; ;n += 1) try {
     const n = (0, i.openSync)(e, "wx", t);
     return (0, i.fchmodSync)(n, t), n;
    } catch (t) {
     if ("EEXIST" !== t.code) throw t;
     if (n === h) throw new Error(`${e} exists: a git process is running, or was killed`);
     Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, p);
    }
   }(n, 511 & (0, i.statSync)(e).mode);
   try {
    const s = configText(e), o = t(s);
    o === s ? (0, i.rmSync)(n) : (fill(r, Buffer.from(o, "latin1")), (0, i.renameSync)(n, e));
   } catch (e) {
    throw (0, i.rmSync)(n, {
     force: !0
    }), e;
   } finally {
    (0, i.closeSync)(r);
   }
  }
  function writeDurably(e, t) {
   const n = `${e}.new`, r = (0, i.openSync)(n, "w", 384);
   try {
    fill(r, Buffer.from(t, "utf8"));
   } finally {
    (0, i.closeSync)(r);
   }
   (0, i.renameSync)(n, e);
  }
  function fill(e, t) {
   let n = 0;
   for (;n < t.length; ) n += (0, i.writeSync)(e, t, n);
   (0, i.fsyncSync)(e);
  }
 }),
 60979: (function(e, t, n) {
  n.d(t, {
   VY: () => secretsIn,
   gD: () => findCredentials,
   gu: () => takeOut,
   pK: () => putBack
  });
  var r = n(7587);
  const i = 20;
  function findCredentials(e, t) {
   const {sections: n, entries: i} = (0, r.i)(e), marker = e => `# Sallyport moved a credential away until its run ends (${t}-${String(e.start)})`, s = [ ...n.flatMap(t => function(e, t, n) {
    if ("url" !== e.name || null === e.subsection) return [];
    const r = withoutUser(e.subsection);
    if (null === r) return [];
    const i = t.slice(e.start, e.end);
    return [ {
     start: e.start,
     marker: n,
     original: i,
     replacement: `${n}\n[url "${escaped(r.plain)}"]`,
     removedFrom: null,
     setting: settingOf(e, ""),
     credential: {
      address: r.plain,
      header: r.header
     }
    } ];
   }(t, e, marker(t))), ...i.flatMap(t => function({section: e, key: t, value: n, start: r, end: i}, s, o) {
    const a = s.slice(r, i), c = `${0 === r || "\n" === s[r - 1] ? "" : "\n"}\t${o}\n`, l = {
     start: r,
     marker: o,
     original: a,
     setting: settingOf(e, t)
    };
    if ("http" === e.name && "extraheader" === t && "" !== n) {
     const t = s.slice(e.start, e.end), r = {
      address: e.subsection,
      header: n
     };
     return [ {
      ...l,
      replacement: c,
      removedFrom: t,
      credential: r
     } ];
    }
    const u = "remote" === e.name && ("url" === t || "pushurl" === t) || "submodule" === e.name && "url" === t ? withoutUser(n) : null;
    if (null === u) return [];
    const f = `${c}\t${t} = ${/^[\w.:/@~+-]+$/.test(u.plain) ? u.plain : `"${escaped(u.plain)}"`}\n`;
    return [ {
     ...l,
     replacement: f,
     removedFrom: null,
     credential: {
      address: u.plain,
      header: u.header
     }
    } ];
   }(t, e, marker(t))) ];
   return s.sort((e, t) => t.start - e.start);
  }
  function settingOf({name: e, subsection: t}, n) {
   return JSON.stringify([ e, t, n ]);
  }
  function escaped(e) {
   return e.replaceAll(/["\\]/g, "\\$&");
  }
  function withoutUser(e) {
   const [, t = "", n = "", r = ""] = /^(https?:\/\/)([^/?#]*)@([^@]*)$/i.exec(e) ?? [];
   if ("" === n) return null;
   const [s = "", o] = n.split(/:(.*)/s);
   return "" === (o ?? "") && s.length < i ? null : {
    plain: t + r,
    header: `Authorization: Basic ${Buffer.from(`${decoded(s)}:${decoded(o ?? "")}`, "latin1").toString("base64")}`
   };
  }
  function decoded(e) {
   return e.replaceAll(/%([0-9a-f]{2})/gi, (e, t) => String.fromCharCode(Number.parseInt(t, 16)));
  }
  function takeOut(e, t) {
   return t.reduce((e, {start: t, original: n, replacement: r}) => e.slice(0, t) + r + e.slice(t + n.length), e);
  }
  function putBack(e, t) {
   const n = new Set(findCredentials(e, "").map(({setting: e}) => e));
   return t.reduce((e, t) => function(e, t, n) {
    const {original: r, replacement: i, marker: s, removedFrom: o} = t;
    return !n && e.includes(i) ? e.replace(i, () => r) : e.includes(s) ? function(e, t) {
     const n = e.indexOf(t), r = e.lastIndexOf("\n", n) + 1, i = e.indexOf("\n", n);
     return e.slice(0, r) + (-1 === i ? "" : e.slice(i + 1));
    }(e, s) : n || null === o || e.includes(r) ? e : `${e}${"" === e || e.endsWith("\n") ? "" : "\n"}${o}\n${r}`;
   }(e, t, n.has(t.setting)), e);
  }
  function secretsIn({header: e}) {
   const t = e.replace(/^[\w-]+:\s*/, ""), n = t.replace(/^(?:basic|bearer|token)\s+/i, ""), r = /^basic\s/i.test(t) ? Buffer.from(n, "base64").toString("utf8") : n, [s = "", ...o] = r.split(":"), a = s.length >= i ? [ s ] : [];
   return [ ...new Set([ t, n, r, o.join(":"), ...a ]) ].filter(e => e.length >= 6);
  }
 })
};
