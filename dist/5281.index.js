"use strict";

exports.id = 5281, exports.ids = [ 5281 ], exports.modules = {
 95281: (function(e, n, t) {
  function unixToWin(e) {
   return Array.isArray(e) ? e.map(e => unixToWin(e)) : Object.assign(Object.assign({}, e), {
    hunks: e.hunks.map(e => Object.assign(Object.assign({}, e), {
     lines: e.lines.map((n, t) => {
      var i;
      return n.startsWith("\\") || n.endsWith("\r") || (null === (i = e.lines[t + 1]) || void 0 === i ? void 0 : i.startsWith("\\")) ? n : n + "\r";
     })
    }))
   });
  }
  function winToUnix(e) {
   return Array.isArray(e) ? e.map(e => winToUnix(e)) : Object.assign(Object.assign({}, e), {
    hunks: e.hunks.map(e => Object.assign(Object.assign({}, e), {
     lines: e.lines.map(e => e.endsWith("\r") ? e.substring(0, e.length - 1) : e)
    }))
   });
  }
  function distance_iterator(e, n, t) {
   let i = !0, r = !1, s = !1, l = 1;
   return function iterator() {
    if (i && !s) {
     if (r ? l++ : i = !1, e + l <= t) return e + l;
     s = !0;
    }
    if (!r) return s || (i = !0), n <= e - l ? e - l++ : (r = !0, iterator());
   };
  }
  function applyPatch(e, n, t = {}) {
   let i;
   if (i = "string" == typeof n ? function(e) {
    const n = e.split(/\n/), t = [];
    let i = 0;
    function isGitDiffHeader(e) {
     return /^diff --git /.test(e);
    }
    function isDiffHeader(e) {
     return isGitDiffHeader(e) || /^Index:\s/.test(e) || /^diff(?: -r \w+)+\s/.test(e);
    }
    function isFileHeader(e) {
     return /^(---|\+\+\+)\s/.test(e);
    }
    function isHunkHeader(e) {
     return /^@@\s/.test(e);
    }
    function parseIndex() {
     var e;
     const r = {
      hunks: []
     };
     t.push(r);
     let s = !1;
     for (;i < n.length; ) {
      const e = n[i];
      if (isFileHeader(e) || isHunkHeader(e)) break;
      if (isGitDiffHeader(e)) {
       if (s) return;
       s = !0, r.isGit = !0;
       const t = parseGitDiffHeader(e);
       for (t && (r.oldFileName = t.oldFileName, r.newFileName = t.newFileName), i++; i < n.length; ) {
        const e = n[i];
        if (isFileHeader(e) || isHunkHeader(e) || isDiffHeader(e)) break;
        const t = /^rename from (.*)/.exec(e);
        t && (r.oldFileName = "a/" + unquoteIfQuoted(t[1]), r.isRename = !0);
        const s = /^rename to (.*)/.exec(e);
        s && (r.newFileName = "b/" + unquoteIfQuoted(s[1]), r.isRename = !0);
        const l = /^copy from (.*)/.exec(e);
        l && (r.oldFileName = "a/" + unquoteIfQuoted(l[1]), r.isCopy = !0);
        const o = /^copy to (.*)/.exec(e);
        o && (r.newFileName = "b/" + unquoteIfQuoted(o[1]), r.isCopy = !0);
        const a = /^new file mode (\d+)/.exec(e);
        a && (r.isCreate = !0, r.newMode = a[1]);
        const u = /^deleted file mode (\d+)/.exec(e);
        u && (r.isDelete = !0, r.oldMode = u[1]);
        const d = /^old mode (\d+)/.exec(e);
        d && (r.oldMode = d[1]);
        const f = /^new mode (\d+)/.exec(e);
        f && (r.newMode = f[1]), /^Binary files /.test(e) && (r.isBinary = !0), i++;
       }
       continue;
      }
      if (isDiffHeader(e)) {
       if (s) return;
       s = !0;
       const n = /^(?:Index:|diff(?: -r \w+)+)\s+/.exec(e);
       n && (r.index = e.substring(n[0].length).trim());
      }
      i++;
     }
     if (parseFileHeader(r), parseFileHeader(r), void 0 === r.oldFileName != (void 0 === r.newFileName)) throw new Error("Missing " + (void 0 !== r.oldFileName ? '"+++ ..."' : '"--- ..."') + " file header for " + (null !== (e = r.oldFileName) && void 0 !== e ? e : r.newFileName));
     for (;i < n.length; ) {
      const e = n[i];
      if (isDiffHeader(e) || isFileHeader(e) || /^===================================================================/.test(e)) break;
      isHunkHeader(e) ? r.hunks.push(parseHunk()) : i++;
     }
    }
    function parseGitDiffHeader(e) {
     const n = e.substring(11);
     if (n.startsWith('"')) {
      const e = parseQuotedFileName(n);
      if (null === e) return null;
      const t = n.substring(e.rawLength + 1);
      let i;
      if (t.startsWith('"')) {
       const e = parseQuotedFileName(t);
       if (null === e) return null;
       i = e.fileName;
      } else i = t;
      return {
       oldFileName: e.fileName,
       newFileName: i
      };
     }
     const t = n.indexOf('"');
     if (t > 0) {
      const e = n.substring(0, t - 1), i = parseQuotedFileName(n.substring(t));
      return null === i ? null : {
       oldFileName: e,
       newFileName: i.fileName
      };
     }
     if (n.startsWith("a/")) {
      const e = [];
      let t = 0;
      for (;t = n.indexOf(" b/", t + 1), -1 !== t; ) e.push(t);
      if (e.length > 0) {
       const t = e[Math.floor(e.length / 2)];
       return {
        oldFileName: n.substring(0, t),
        newFileName: n.substring(t + 1)
       };
      }
     }
     return null;
    }
    function unquoteIfQuoted(e) {
     if (e.startsWith('"')) {
      const n = parseQuotedFileName(e);
      if (n) return n.fileName;
     }
     return e;
    }
    function parseQuotedFileName(e) {
     if (!e.startsWith('"')) return null;
     let n = "", t = 1;
     for (;t < e.length; ) {
      if ('"' === e[t]) return {
       fileName: n,
       rawLength: t + 1
      };
      if ("\\" === e[t] && t + 1 < e.length) switch (t++, e[t]) {
      case "a":
       n += "\x07";
       break;

      case "b":
       n += "\b";
       break;

      case "f":
       n += "\f";
       break;

      case "n":
       n += "\n";
       break;

      case "r":
       n += "\r";
       break;

      case "t":
       n += "\t";
       break;

      case "v":
       n += "\v";
       break;

      case "\\":
       n += "\\";
       break;

      case '"':
       n += '"';
       break;

      case "0":
      case "1":
      case "2":
      case "3":
      case "4":
      case "5":
      case "6":
      case "7":
       {
        if (t + 2 >= e.length || e[t + 1] < "0" || e[t + 1] > "7" || e[t + 2] < "0" || e[t + 2] > "7") return null;
        const i = [ parseInt(e.substring(t, t + 3), 8) ];
        for (t += 3; "\\" === e[t] && e[t + 1] >= "0" && e[t + 1] <= "7"; ) {
         if (t + 3 >= e.length || e[t + 2] < "0" || e[t + 2] > "7" || e[t + 3] < "0" || e[t + 3] > "7") return null;
         i.push(parseInt(e.substring(t + 1, t + 4), 8)), t += 4;
        }
        n += new TextDecoder("utf-8").decode(new Uint8Array(i));
        continue;
       }

      default:
       return null;
      } else n += e[t];
      t++;
     }
     return null;
    }
    function parseFileHeader(e) {
     const t = /^(---|\+\+\+)\s+/.exec(n[i]);
     if (t) {
      const r = t[1], s = n[i].substring(3).trim().split("\t", 2), l = (s[1] || "").trim();
      let o = s[0];
      o = o.startsWith('"') ? unquoteIfQuoted(o) : o.replace(/\\\\/g, "\\"), "---" === r ? (e.oldFileName = o, 
      e.oldHeader = l) : (e.newFileName = o, e.newHeader = l), i++;
     }
    }
    function parseHunk() {
     var e;
     const t = i, r = n[i++].split(/@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/), s = {
      oldStart: +r[1],
      oldLines: void 0 === r[2] ? 1 : +r[2],
      newStart: +r[3],
      newLines: void 0 === r[4] ? 1 : +r[4],
      lines: []
     };
     0 === s.oldLines && (s.oldStart += 1), 0 === s.newLines && (s.newStart += 1);
     let l = 0, o = 0;
     for (;i < n.length && (o < s.oldLines || l < s.newLines || (null === (e = n[i]) || void 0 === e ? void 0 : e.startsWith("\\"))); i++) {
      const e = 0 == n[i].length && i != n.length - 1 ? " " : n[i][0];
      if ("+" !== e && "-" !== e && " " !== e && "\\" !== e) throw new Error(`Hunk at line ${t + 1} contained invalid line ${n[i]}`);
      s.lines.push(n[i]), "+" === e ? l++ : "-" === e ? o++ : " " === e && (l++, o++);
     }
     if (l || 1 !== s.newLines || (s.newLines = 0), o || 1 !== s.oldLines || (s.oldLines = 0), 
     l !== s.newLines) throw new Error("Added line count did not match for hunk at line " + (t + 1));
     if (o !== s.oldLines) throw new Error("Removed line count did not match for hunk at line " + (t + 1));
     if (i < n.length && n[i] && /^[+ -]/.test(n[i]) && !isFileHeader(n[i])) throw new Error("Hunk at line " + (t + 1) + " has more lines than expected (expected " + s.oldLines + " old lines and " + s.newLines + " new lines)");
     return s;
    }
    for (;i < n.length; ) parseIndex();
    return t;
   }(n) : Array.isArray(n) ? n : [ n ], i.length > 1) throw new Error("applyPatch only works with a single input.");
   return function(e, n, t = {}) {
    var i;
    (t.autoConvertLineEndings || null == t.autoConvertLineEndings) && ((i = e).includes("\r\n") && !i.startsWith("\n") && !i.match(/[^\r]\n/) && function(e) {
     return Array.isArray(e) || (e = [ e ]), !e.some(e => e.hunks.some(e => e.lines.some(e => !e.startsWith("\\") && e.endsWith("\r"))));
    }(n) ? n = unixToWin(n) : function(e) {
     return !e.includes("\r\n") && e.includes("\n");
    }(e) && function(e) {
     return Array.isArray(e) || (e = [ e ]), e.some(e => e.hunks.some(e => e.lines.some(e => e.endsWith("\r")))) && e.every(e => e.hunks.every(e => e.lines.every((n, t) => {
      var i;
      return n.startsWith("\\") || n.endsWith("\r") || (null === (i = e.lines[t + 1]) || void 0 === i ? void 0 : i.startsWith("\\"));
     })));
    }(n) && (n = winToUnix(n)));
    const r = e.split("\n"), s = n.hunks, l = t.compareLine || ((e, n, t, i) => n === i), o = t.fuzzFactor || 0;
    let a = 0;
    if (o < 0 || !Number.isInteger(o)) throw new Error("fuzzFactor must be a non-negative integer");
    if (!s.length) return e;
    let u = "", d = !1, f = !1;
    for (let e = 0; e < s[s.length - 1].lines.length; e++) {
     const n = s[s.length - 1].lines[e];
     "\\" == n[0] && ("+" == u[0] ? d = !0 : "-" == u[0] && (f = !0)), u = n;
    }
    if (d) {
     if (f) {
      if (!o && "" == r[r.length - 1]) return !1;
     } else if ("" == r[r.length - 1]) r.pop(); else if (!o) return !1;
    } else if (f) if ("" != r[r.length - 1]) r.push(""); else if (!o) return !1;
    function applyHunk(e, n, t, i = 0, s = !0, o = [], a = 0) {
     let u = 0, d = !1;
     for (;i < e.length; i++) {
      const f = e[i], c = f.length > 0 ? f[0] : " ", h = f.length > 0 ? f.substr(1) : f;
      if ("-" === c) {
       if (!l(n + 1, r[n], c, h)) return t && null != r[n] ? (o[a] = r[n], applyHunk(e, n + 1, t - 1, i, !1, o, a + 1)) : null;
       n++, u = 0;
      }
      if ("+" === c) {
       if (!s) return null;
       o[a] = h, a++, u = 0, d = !0;
      }
      if (" " === c) {
       if (u++, o[a] = r[n], !l(n + 1, r[n], c, h)) return d || !t ? null : r[n] && (applyHunk(e, n + 1, t - 1, i + 1, !1, o, a + 1) || applyHunk(e, n + 1, t - 1, i, !1, o, a + 1)) || applyHunk(e, n, t - 1, i + 1, !1, o, a);
       a++, s = !0, d = !1, n++;
      }
     }
     return a -= u, n -= u, o.length = a, {
      patchedLines: o,
      oldLineLastI: n - 1
     };
    }
    const c = [];
    let h = 0;
    for (let e = 0; e < s.length; e++) {
     const n = s[e];
     let t;
     const i = r.length - n.oldLines + o;
     let l;
     for (let e = 0; e <= o; e++) {
      l = n.oldStart + h - 1;
      const r = distance_iterator(l, a, i);
      for (;void 0 !== l && (t = applyHunk(n.lines, l, e), !t); l = r()) ;
      if (t) break;
     }
     if (!t) return !1;
     for (let e = a; e < l; e++) c.push(r[e]);
     for (let e = 0; e < t.patchedLines.length; e++) {
      const n = t.patchedLines[e];
      c.push(n);
     }
     a = t.oldLineLastI + 1, h = l + 1 - n.oldStart;
    }
    for (let e = a; e < r.length; e++) c.push(r[e]);
    return c.join("\n");
   }(e, i[0], t);
  }
  t.d(n, {
   X: () => applyPatch
  });
 })
};
