"use strict";

exports.id = 5281;

exports.ids = [ 5281 ];

exports.modules = {
 95281: (function(e, n, t) {
  t.d(n, {
   X: () => applyPatch
  });
  function hasOnlyWinLineEndings(e) {
   return e.includes("\r\n") && !e.startsWith("\n") && !e.match(/[^\r]\n/);
  }
  function hasOnlyUnixLineEndings(e) {
   return !e.includes("\r\n") && e.includes("\n");
  }
  function unixToWin(e) {
   if (Array.isArray(e)) return e.map(e => unixToWin(e));
   return Object.assign(Object.assign({}, e), {
    hunks: e.hunks.map(e => Object.assign(Object.assign({}, e), {
     lines: e.lines.map((n, t) => {
      var i;
      return n.startsWith("\\") || n.endsWith("\r") || ((i = e.lines[t + 1]) === null || i === void 0 ? void 0 : i.startsWith("\\")) ? n : n + "\r";
     })
    }))
   });
  }
  function winToUnix(e) {
   if (Array.isArray(e)) return e.map(e => winToUnix(e));
   return Object.assign(Object.assign({}, e), {
    hunks: e.hunks.map(e => Object.assign(Object.assign({}, e), {
     lines: e.lines.map(e => e.endsWith("\r") ? e.substring(0, e.length - 1) : e)
    }))
   });
  }
  function isUnix(e) {
   Array.isArray(e) || (e = [ e ]);
   return !e.some(e => e.hunks.some(e => e.lines.some(e => !e.startsWith("\\") && e.endsWith("\r"))));
  }
  function isWin(e) {
   Array.isArray(e) || (e = [ e ]);
   return e.some(e => e.hunks.some(e => e.lines.some(e => e.endsWith("\r")))) && e.every(e => e.hunks.every(e => e.lines.every((n, t) => {
    var i;
    return n.startsWith("\\") || n.endsWith("\r") || ((i = e.lines[t + 1]) === null || i === void 0 ? void 0 : i.startsWith("\\"));
   })));
  }
  function parse_parsePatch(e) {
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
    const r = {};
    r.hunks = [];
    t.push(r);
    let s = false;
    while (i < n.length) {
     const e = n[i];
     if (isFileHeader(e) || isHunkHeader(e)) break;
     if (isGitDiffHeader(e)) {
      if (s) return;
      s = true;
      r.isGit = true;
      const t = parseGitDiffHeader(e);
      if (t) {
       r.oldFileName = t.oldFileName;
       r.newFileName = t.newFileName;
      }
      i++;
      while (i < n.length) {
       const e = n[i];
       if (isFileHeader(e) || isHunkHeader(e) || isDiffHeader(e)) break;
       const t = /^rename from (.*)/.exec(e);
       if (t) {
        r.oldFileName = "a/" + unquoteIfQuoted(t[1]);
        r.isRename = true;
       }
       const s = /^rename to (.*)/.exec(e);
       if (s) {
        r.newFileName = "b/" + unquoteIfQuoted(s[1]);
        r.isRename = true;
       }
       const l = /^copy from (.*)/.exec(e);
       if (l) {
        r.oldFileName = "a/" + unquoteIfQuoted(l[1]);
        r.isCopy = true;
       }
       const a = /^copy to (.*)/.exec(e);
       if (a) {
        r.newFileName = "b/" + unquoteIfQuoted(a[1]);
        r.isCopy = true;
       }
       const u = /^new file mode (\d+)/.exec(e);
       if (u) {
        r.isCreate = true;
        r.newMode = u[1];
       }
       const o = /^deleted file mode (\d+)/.exec(e);
       if (o) {
        r.isDelete = true;
        r.oldMode = o[1];
       }
       const f = /^old mode (\d+)/.exec(e);
       f && (r.oldMode = f[1]);
       const d = /^new mode (\d+)/.exec(e);
       d && (r.newMode = d[1]);
       /^Binary files /.test(e) && (r.isBinary = true);
       i++;
      }
      continue;
     }
     if (isDiffHeader(e)) {
      if (s) return;
      s = true;
      const n = /^(?:Index:|diff(?: -r \w+)+)\s+/.exec(e);
      n && (r.index = e.substring(n[0].length).trim());
     }
     i++;
    }
    parseFileHeader(r);
    parseFileHeader(r);
    if (r.oldFileName === void 0 !== (r.newFileName === void 0)) throw new Error("Missing " + (r.oldFileName !== void 0 ? '"+++ ..."' : '"--- ..."') + " file header for " + ((e = r.oldFileName) !== null && e !== void 0 ? e : r.newFileName));
    while (i < n.length) {
     const e = n[i];
     if (isDiffHeader(e) || isFileHeader(e) || /^===================================================================/.test(e)) break;
     isHunkHeader(e) ? r.hunks.push(parseHunk()) : i++;
    }
   }
   function parseGitDiffHeader(e) {
    const n = e.substring(11);
    if (n.startsWith('"')) {
     const e = parseQuotedFileName(n);
     if (e === null) return null;
     const t = n.substring(e.rawLength + 1);
     let i;
     if (t.startsWith('"')) {
      const e = parseQuotedFileName(t);
      if (e === null) return null;
      i = e.fileName;
     } else i = t;
     return {
      oldFileName: e.fileName,
      newFileName: i
     };
    }
    const t = n.indexOf('"');
    if (t > 0) {
     const e = n.substring(0, t - 1);
     const i = parseQuotedFileName(n.substring(t));
     if (i === null) return null;
     return {
      oldFileName: e,
      newFileName: i.fileName
     };
    }
    if (n.startsWith("a/")) {
     const e = [];
     let t = 0;
     while (true) {
      t = n.indexOf(" b/", t + 1);
      if (t === -1) break;
      e.push(t);
     }
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
    let n = "";
    let t = 1;
    while (t < e.length) {
     if (e[t] === '"') return {
      fileName: n,
      rawLength: t + 1
     };
     if (e[t] === "\\" && t + 1 < e.length) {
      t++;
      switch (e[t]) {
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
        t += 3;
        while (e[t] === "\\" && e[t + 1] >= "0" && e[t + 1] <= "7") {
         if (t + 3 >= e.length || e[t + 2] < "0" || e[t + 2] > "7" || e[t + 3] < "0" || e[t + 3] > "7") return null;
         i.push(parseInt(e.substring(t + 1, t + 4), 8));
         t += 4;
        }
        n += new TextDecoder("utf-8").decode(new Uint8Array(i));
        continue;
       }

      default:
       return null;
      }
     } else n += e[t];
     t++;
    }
    return null;
   }
   function parseFileHeader(e) {
    const t = /^(---|\+\+\+)\s+/.exec(n[i]);
    if (t) {
     const r = t[1], s = n[i].substring(3).trim().split("\t", 2), l = (s[1] || "").trim();
     let a = s[0];
     a = a.startsWith('"') ? unquoteIfQuoted(a) : a.replace(/\\\\/g, "\\");
     if (r === "---") {
      e.oldFileName = a;
      e.oldHeader = l;
     } else {
      e.newFileName = a;
      e.newHeader = l;
     }
     i++;
    }
   }
   function parseHunk() {
    var e;
    const t = i, r = n[i++], s = r.split(/@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/);
    const l = {
     oldStart: +s[1],
     oldLines: typeof s[2] === "undefined" ? 1 : +s[2],
     newStart: +s[3],
     newLines: typeof s[4] === "undefined" ? 1 : +s[4],
     lines: []
    };
    l.oldLines === 0 && (l.oldStart += 1);
    l.newLines === 0 && (l.newStart += 1);
    let a = 0, u = 0;
    for (;i < n.length && (u < l.oldLines || a < l.newLines || ((e = n[i]) === null || e === void 0 ? void 0 : e.startsWith("\\"))); i++) {
     const e = n[i].length == 0 && i != n.length - 1 ? " " : n[i][0];
     if (e !== "+" && e !== "-" && e !== " " && e !== "\\") throw new Error(`Hunk at line ${t + 1} contained invalid line ${n[i]}`);
     l.lines.push(n[i]);
     if (e === "+") a++; else if (e === "-") u++; else if (e === " ") {
      a++;
      u++;
     }
    }
    a || l.newLines !== 1 || (l.newLines = 0);
    u || l.oldLines !== 1 || (l.oldLines = 0);
    if (a !== l.newLines) throw new Error("Added line count did not match for hunk at line " + (t + 1));
    if (u !== l.oldLines) throw new Error("Removed line count did not match for hunk at line " + (t + 1));
    if (i < n.length && n[i] && /^[+ -]/.test(n[i]) && !isFileHeader(n[i])) throw new Error("Hunk at line " + (t + 1) + " has more lines than expected (expected " + l.oldLines + " old lines and " + l.newLines + " new lines)");
    return l;
   }
   while (i < n.length) parseIndex();
   return t;
  }
  function distance_iterator(e, n, t) {
   let i = true, r = false, s = false, l = 1;
   return function iterator() {
    if (i && !s) {
     r ? l++ : i = false;
     if (e + l <= t) return e + l;
     s = true;
    }
    if (!r) {
     s || (i = true);
     if (n <= e - l) return e - l++;
     r = true;
     return iterator();
    }
    return;
   };
  }
  function applyPatch(e, n, t = {}) {
   let i;
   i = typeof n === "string" ? parse_parsePatch(n) : Array.isArray(n) ? n : [ n ];
   if (i.length > 1) throw new Error("applyPatch only works with a single input.");
   return applyStructuredPatch(e, i[0], t);
  }
  function applyStructuredPatch(e, n, t = {}) {
   (t.autoConvertLineEndings || t.autoConvertLineEndings == null) && (hasOnlyWinLineEndings(e) && isUnix(n) ? n = unixToWin(n) : hasOnlyUnixLineEndings(e) && isWin(n) && (n = winToUnix(n)));
   const i = e.split("\n"), r = n.hunks, s = t.compareLine || ((e, n, t, i) => n === i), l = t.fuzzFactor || 0;
   let a = 0;
   if (l < 0 || !Number.isInteger(l)) throw new Error("fuzzFactor must be a non-negative integer");
   if (!r.length) return e;
   let u = "", o = false, f = false;
   for (let e = 0; e < r[r.length - 1].lines.length; e++) {
    const n = r[r.length - 1].lines[e];
    n[0] == "\\" && (u[0] == "+" ? o = true : u[0] == "-" && (f = true));
    u = n;
   }
   if (o) {
    if (f) {
     if (!l && i[i.length - 1] == "") return false;
    } else if (i[i.length - 1] == "") i.pop(); else if (!l) return false;
   } else if (f) if (i[i.length - 1] != "") i.push(""); else if (!l) return false;
   function applyHunk(e, n, t, r = 0, l = true, a = [], u = 0) {
    let o = 0;
    let f = false;
    for (;r < e.length; r++) {
     const d = e[r], c = d.length > 0 ? d[0] : " ", h = d.length > 0 ? d.substr(1) : d;
     if (c === "-") {
      if (!s(n + 1, i[n], c, h)) {
       if (!t || i[n] == null) return null;
       a[u] = i[n];
       return applyHunk(e, n + 1, t - 1, r, false, a, u + 1);
      }
      n++;
      o = 0;
     }
     if (c === "+") {
      if (!l) return null;
      a[u] = h;
      u++;
      o = 0;
      f = true;
     }
     if (c === " ") {
      o++;
      a[u] = i[n];
      if (!s(n + 1, i[n], c, h)) {
       if (f || !t) return null;
       return i[n] && (applyHunk(e, n + 1, t - 1, r + 1, false, a, u + 1) || applyHunk(e, n + 1, t - 1, r, false, a, u + 1)) || applyHunk(e, n, t - 1, r + 1, false, a, u);
      }
      u++;
      l = true;
      f = false;
      n++;
     }
    }
    u -= o;
    n -= o;
    a.length = u;
    return {
     patchedLines: a,
     oldLineLastI: n - 1
    };
   }
   const d = [];
   let c = 0;
   for (let e = 0; e < r.length; e++) {
    const n = r[e];
    let t;
    const s = i.length - n.oldLines + l;
    let u;
    for (let e = 0; e <= l; e++) {
     u = n.oldStart + c - 1;
     const i = distance_iterator(u, a, s);
     for (;u !== void 0; u = i()) {
      t = applyHunk(n.lines, u, e);
      if (t) break;
     }
     if (t) break;
    }
    if (!t) return false;
    for (let e = a; e < u; e++) d.push(i[e]);
    for (let e = 0; e < t.patchedLines.length; e++) {
     const n = t.patchedLines[e];
     d.push(n);
    }
    a = t.oldLineLastI + 1;
    c = u + 1 - n.oldStart;
   }
   for (let e = a; e < i.length; e++) d.push(i[e]);
   return d.join("\n");
  }
 })
};
