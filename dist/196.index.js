"use strict";

exports.id = 196, exports.ids = [ 196 ], exports.modules = {
  29880: (function(e, n, t) {
    t.d(n, {
      U: () => withFileLock
    });
    var r = t(73024), i = t(50451);
    const o = 1e4, s = 20;
    function withFileLock(e, n) {
      const t = `${e}.${String(process.pid)}`;
      (0, r.writeFileSync)(t, JSON.stringify((0, i.G)()), {
        mode: 384
      });
      try {
        !function(e, n) {
          const t = performance.now() + o;
          for (;;) {
            try {
              return void (0, r.linkSync)(n, e);
            } catch (e) {
              if ("EEXIST" !== e.code) throw e;
            }
            if (!removeAbandoned(e)) {
              if (performance.now() > t) throw new Error(`${e} is held by another run`);
              Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, s);
            }
          }
        }(e, t);
        try {
          return n();
        } finally {
          (0, r.rmSync)(e, {
            force: !0
          });
        }
      } finally {
        (0, r.rmSync)(t, {
          force: !0
        });
      }
    }
    function removeAbandoned(e) {
      const n = ownerIn(e);
      if (null === n || !(0, i.j)(n.owner)) return !1;
      const t = `${e}.abandoned-${String(process.pid)}`;
      try {
        (0, r.renameSync)(e, t), ownerIn(t)?.text !== n.text && (0, r.linkSync)(t, e);
      } catch {
        return !0;
      } finally {
        (0, r.rmSync)(t, {
          force: !0
        });
      }
      return !0;
    }
    function ownerIn(e) {
      try {
        const n = (0, r.readFileSync)(e, "utf8");
        return {
          text: n,
          owner: JSON.parse(n)
        };
      } catch {
        return null;
      }
    }
  }),
  7587: (function(e, n, t) {
    t.d(n, {
      i: () => readConfigText
    });
    const r = /\[[ \t]*([A-Za-z0-9.-]+)(?:[ \t]*"((?:[^"\\\n]|\\[^\n])*)")?[ \t]*\]/y, i = /[ \t]*([A-Za-z][A-Za-z0-9-]*)[ \t]*(?:=((?:"(?:[^"\\\n]|\\[^])*"|[^"\\\n#;]|\\[^])*))?[^\n]*(?:\n|$)/y;
    function readConfigText(e) {
      const n = [], t = [];
      let o = e.startsWith("\xef\xbb\xbf") ? 3 : 0;
      for (;o < e.length; ) {
        const s = o;
        for (;" " === e[o] || "\t" === e[o]; ) o += 1;
        r.lastIndex = o;
        const c = r.exec(e);
        if (null !== c) {
          n.push(sectionOf(c)), o = r.lastIndex, /^[ \t\r]*(?:[#;][^\n]*)?(?:\n|$)/.test(e.slice(o, lineEnd(e, o))) && (o = lineEnd(e, o));
          continue;
        }
        i.lastIndex = s;
        const [a, l = "", u = ""] = i.exec(e) ?? [], f = n.at(-1);
        void 0 !== a && void 0 !== f ? (o = s + a.length, t.push({
          section: f,
          key: l.toLowerCase(),
          value: valueOf(u),
          start: s,
          end: o
        })) : o = lineEnd(e, o);
      }
      return {
        sections: n,
        entries: t
      };
    }
    function sectionOf(e) {
      const [n, t = "", r] = e;
      return {
        name: t.toLowerCase(),
        subsection: void 0 === r ? null : r.replaceAll(/\\([^])/g, "$1"),
        start: e.index,
        end: e.index + n.length
      };
    }
    function lineEnd(e, n) {
      const t = e.indexOf("\n", n);
      return -1 === t ? e.length : t + 1;
    }
    function valueOf(e) {
      return e.trim().replaceAll(/\\(?:\r?\n|([^]))|"/g, (e, n) => {
        return void 0 === n ? "" : {
          n: "\n",
          t: "\t",
          b: "\b"
        }[t = n] ?? t;
        var t;
      });
    }
  }),
  80196: (function(e, n, t) {
    t.d(n, {
      W: () => credentialsIn,
      _: () => takeCredentials,
      restoreAbandoned: () => restoreAbandoned
    });
    var r = t(77598), i = t(73024), o = t(76760), s = t(29880), c = t(50451), a = t(7587), l = t(15758), u = t(60979);
    const f = 1e6;
    function takeCredentials(e, n, t) {
      const r = [ ...new Set(e.flatMap(realFile)) ].map(e => ({
        file: e,
        text: configText(e)
      })), o = (0, l.$)(n), s = r.filter(({file: e, text: n}) => (0, u.gD)(n, "").length > 0 || isThere(storedPath(o, e)));
      if (0 === s.length) return null;
      !function(e) {
        if ((0, i.mkdirSync)(e, {
          recursive: !0,
          mode: 448
        }), !isPrivate(e)) throw new Error(`${e} is not a directory of this user alone`);
      }(o);
      const a = new Map, f = {
        run: t,
        owner: (0, c.G)()
      };
      if (withStore(o, () => {
        for (const {file: e} of s) {
          const n = takeFrom(e, o, f);
          n.length > 0 && a.set(e, n.map(({credential: e}) => e));
        }
      }), 0 === a.size) return null;
      const d = function() {
        let e = !1;
        const once = () => {
          process.off("exit", once), e || (withStore(o, () => {
            for (const e of a.keys()) leave(e, o, t);
          }), e = !0);
        };
        return process.on("exit", once), once;
      }();
      return {
        byFile: a,
        restore: d
      };
    }
    function credentialsIn(e) {
      const n = e.flatMap(realFile).map(e => ({
        file: e,
        text: configText(e)
      })), t = n.flatMap(({file: e, text: n}) => (0, a.i)(n).entries.filter(({section: e, key: n}) => /^include(?:if)?$/.test(e.name) && "path" === n).flatMap(({value: n}) => realFile((0, 
      o.resolve)((0, o.dirname)(e), n))).map(e => configText(e)));
      return [ ...n.map(({text: e}) => e), ...t ].flatMap(e => (0, u.gD)(e, "").map(({credential: e}) => e));
    }
    function restoreAbandoned(e) {
      const n = (0, l.$)(e);
      if (!isThere(n) || !isPrivate(n)) return;
      const t = (0, i.readdirSync)(n).filter(e => e.endsWith(".json"));
      0 !== t.length && withStore(n, () => {
        for (const e of t) {
          const t = readStored((0, o.join)(n, e));
          null !== t && leave(t.file, n, null);
        }
      });
    }
    function takeFrom(e, n, t) {
      leave(e, n, t.run);
      const i = storedPath(n, e), o = readStored(i);
      let s = o?.edits ?? [];
      const c = [ ...o?.users ?? [], t ];
      return changeConfig(e, n => {
        const t = (0, u.gD)(n, (0, r.randomBytes)(6).toString("hex"));
        return s = [ ...s, ...t ], s.length > 0 && writeDurably(i, JSON.stringify({
          file: e,
          edits: s,
          users: c
        })), (0, u.gu)(n, t);
      }), s;
    }
    function leave(e, n, t) {
      const r = storedPath(n, e), o = readStored(r);
      if (null === o) return;
      const s = o.users.filter(e => e.run !== t && !(0, c.j)(e.owner));
      s.length > 0 ? writeDurably(r, JSON.stringify({
        ...o,
        users: s
      })) : (isThere(e) && changeConfig(e, e => (0, u.pK)(e, o.edits)), (0, i.rmSync)(r, {
        force: !0
      }));
    }
    function withStore(e, n) {
      (0, s.U)((0, o.join)(e, "lock"), n);
    }
    function isPrivate(e) {
      const n = (0, i.lstatSync)(e);
      return "win32" === process.platform ? n.isDirectory() : n.isDirectory() && n.uid === process.getuid?.() && !(63 & n.mode);
    }
    function storedPath(e, n) {
      return (0, o.join)(e, `${(0, r.createHash)("sha256").update(n).digest("hex").slice(0, 32)}.json`);
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
      const n = (0, i.statSync)(e, {
        throwIfNoEntry: !1
      });
      return !0 === n?.isFile() && n.size <= f ? [ (0, i.realpathSync)(e) ] : [];
    }
    function configText(e) {
      return (0, i.readFileSync)(e, "latin1");
    }
    const d = 50, h = 20;
    function changeConfig(e, n) {
      const t = `${e}.lock`, r = function(e, n) {
        for (let t = 1; ;t += 1) try {
          const t = (0, i.openSync)(e, "wx", n);
          return (0, i.fchmodSync)(t, n), t;
        } catch (n) {
          if ("EEXIST" !== n.code) throw n;
          if (t === d) throw new Error(`${e} exists: a git process is running, or was killed`);
          Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, h);
        }
      }(t, 511 & (0, i.statSync)(e).mode);
      try {
        const o = configText(e), s = n(o);
        s === o ? (0, i.rmSync)(t) : (fill(r, Buffer.from(s, "latin1")), (0, i.renameSync)(t, e));
      } catch (e) {
        throw (0, i.rmSync)(t, {
          force: !0
        }), e;
      } finally {
        (0, i.closeSync)(r);
      }
    }
    function writeDurably(e, n) {
      const t = `${e}.new`, r = (0, i.openSync)(t, "w", 384);
      try {
        fill(r, Buffer.from(n, "utf8"));
      } finally {
        (0, i.closeSync)(r);
      }
      (0, i.renameSync)(t, e);
    }
    function fill(e, n) {
      let t = 0;
      for (;t < n.length; ) t += (0, i.writeSync)(e, n, t);
      (0, i.fsyncSync)(e);
    }
  }),
  60979: (function(e, n, t) {
    t.d(n, {
      VY: () => secretsIn,
      gD: () => findCredentials,
      gu: () => takeOut,
      pK: () => putBack
    });
    var r = t(7587);
    const i = 20;
    function findCredentials(e, n) {
      const {sections: t, entries: i} = (0, r.i)(e), marker = e => `# Sallyport moved a credential away until its run ends (${n}-${String(e.start)})`, o = [ ...t.flatMap(n => function(e, n, t) {
        if ("url" !== e.name || null === e.subsection) return [];
        const r = withoutUser(e.subsection);
        if (null === r) return [];
        const i = n.slice(e.start, e.end);
        return [ {
          start: e.start,
          marker: t,
          original: i,
          replacement: `${t}\n[url "${escaped(r.plain)}"]`,
          removedFrom: null,
          setting: settingOf(e, ""),
          credential: {
            address: r.plain,
            header: r.header
          }
        } ];
      }(n, e, marker(n))), ...i.flatMap(n => function({section: e, key: n, value: t, start: r, end: i}, o, s) {
        const c = o.slice(r, i), a = `${0 === r || "\n" === o[r - 1] ? "" : "\n"}\t${s}\n`, l = {
          start: r,
          marker: s,
          original: c,
          setting: settingOf(e, n)
        };
        if ("http" === e.name && "extraheader" === n && "" !== t) {
          const n = o.slice(e.start, e.end), r = {
            address: e.subsection,
            header: t
          };
          return [ {
            ...l,
            replacement: a,
            removedFrom: n,
            credential: r
          } ];
        }
        const u = "remote" === e.name && ("url" === n || "pushurl" === n) || "submodule" === e.name && "url" === n ? withoutUser(t) : null;
        if (null === u) return [];
        const f = `${a}\t${n} = ${/^[\w.:/@~+-]+$/.test(u.plain) ? u.plain : `"${escaped(u.plain)}"`}\n`;
        return [ {
          ...l,
          replacement: f,
          removedFrom: null,
          credential: {
            address: u.plain,
            header: u.header
          }
        } ];
      }(n, e, marker(n))) ];
      return o.sort((e, n) => n.start - e.start);
    }
    function settingOf({name: e, subsection: n}, t) {
      return JSON.stringify([ e, n, t ]);
    }
    function escaped(e) {
      return e.replaceAll(/["\\]/g, "\\$&");
    }
    function withoutUser(e) {
      const [, n = "", t = "", r = ""] = /^(https?:\/\/)([^/?#]*)@([^@]*)$/i.exec(e) ?? [];
      if ("" === t) return null;
      const [o = "", s] = t.split(/:(.*)/s);
      return "" === (s ?? "") && o.length < i ? null : {
        plain: n + r,
        header: `Authorization: Basic ${Buffer.from(`${decoded(o)}:${decoded(s ?? "")}`, "latin1").toString("base64")}`
      };
    }
    function decoded(e) {
      return e.replaceAll(/%([0-9a-f]{2})/gi, (e, n) => String.fromCharCode(Number.parseInt(n, 16)));
    }
    function takeOut(e, n) {
      return n.reduce((e, {start: n, original: t, replacement: r}) => e.slice(0, n) + r + e.slice(n + t.length), e);
    }
    function putBack(e, n) {
      const t = new Set(findCredentials(e, "").map(({setting: e}) => e));
      return n.reduce((e, n) => function(e, n, t) {
        const {original: r, replacement: i, marker: o, removedFrom: s} = n;
        return !t && e.includes(i) ? e.replace(i, () => r) : e.includes(o) ? function(e, n) {
          const t = e.indexOf(n), r = e.lastIndexOf("\n", t) + 1, i = e.indexOf("\n", t);
          return e.slice(0, r) + (-1 === i ? "" : e.slice(i + 1));
        }(e, o) : t || null === s || e.includes(r) ? e : `${e}${"" === e || e.endsWith("\n") ? "" : "\n"}${s}\n${r}`;
      }(e, n, t.has(n.setting)), e);
    }
    function secretsIn({header: e}) {
      const n = e.replace(/^[\w-]+:\s*/, ""), t = n.replace(/^(?:basic|bearer|token)\s+/i, ""), r = /^basic\s/i.test(n) ? Buffer.from(t, "base64").toString("utf8") : t, [o = "", ...s] = r.split(":"), c = o.length >= i ? [ o ] : [];
      return [ ...new Set([ n, t, r, s.join(":"), ...c ]) ].filter(e => e.length >= 6);
    }
  })
};
