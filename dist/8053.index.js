"use strict";

exports.id = 8053;

exports.ids = [ 8053, 291 ];

exports.modules = {
 28053: (function(e, n, t) {
  t.r(n);
  t.d(n, {
   editFile: () => editFile,
   editSeveral: () => editSeveral,
   previewEdit: () => previewEdit
  });
  var i = t(54539);
  var r = t(47225);
  var s = t(10291);
  var l = t(90579);
  var a = t(20653);
  const c = 10;
  const o = {
   exact: "",
   homoglyphs: " old_string was not found literally; it was matched by treating similar quotes, dashes and spaces as equal.",
   "trailing-whitespace": " old_string was not found literally; it was matched by ignoring whitespace at line ends and treating similar quotes, dashes and spaces as equal.",
   indentation: " old_string was not found literally; it was matched with another indentation, and new_string was indented like the file.",
   escapes: ' old_string was not found literally; old_string and new_string were unescaped (\\n, \\t, \\").'
  };
  function explainProblem(e, n, {text: t, newText: r}) {
   switch (n.kind) {
   case "unchanged":
    return "The new text equals the old text; nothing was changed.";

   case "ambiguous":
    return `old_string occurs ${n.lines.length} times in ${e} (${named(n.lines)}). Add surrounding lines to make it unique, or set replace_all.`;

   case "unexpected":
    return `old_string occurs ${(0, i.B4)(n.lines.length, "time")} in ${e} (${named(n.lines)}), not ${n.expected}; nothing was changed.`;

   case "not-found":
    {
     const i = n.nearest;
     const s = i === null ? "" : ` The most similar line is line ${i.line}:\n${(0, a.GH)(i.text, 500)}`;
     const l = r.trim().length > 10 && t.replaceAll("\r\n", "\n").includes(r);
     const c = l ? " new_string is in the file already." : "";
     return `old_string does not occur in ${e}; whitespace and line breaks must match.${c} Read the file again.${s}`;
    }
   }
  }
  function named(e) {
   return `lines ${e.slice(0, c).join(", ")}${e.length > c ? " \u2026" : ""}`;
  }
  var u = t(5113);
  var d = t(83060);
  var f = t(2485);
  function replaceText(e, {oldText: n, newText: t, all: i, expected: r = null}) {
   const s = e.replaceAll("\r\n", "\n");
   const [l, a] = [ n.replaceAll("\r\n", "\n"), t.replaceAll("\r\n", "\n") ];
   const {found: c, strategy: o, replacement: u} = (0, f.N)(s, l, a);
   if (c.length === 0) return {
    kind: "not-found",
    nearest: nearestLine(s, l)
   };
   const lines = () => c.map(({start: e}) => s.slice(0, e).split("\n").length);
   const p = o === "indentation" || o === "escapes";
   if (r !== null && c.length !== r) return {
    kind: "unexpected",
    lines: lines(),
    expected: r
   };
   if (c.length > 1 && (p || !i && r === null)) return {
    kind: "ambiguous",
    lines: lines()
   };
   const h = (0, d.M5)(e) ? "\r\n" : "\n";
   const g = positionsWithReturns(e);
   const m = [];
   let x = 0;
   for (const n of c) {
    const {start: t, end: i} = u === "" ? includingLineBreak(s, n) : n;
    m.push(e.slice(x, g(t)), u.replaceAll("\n", h));
    x = g(i);
   }
   const w = m.join("") + e.slice(x);
   return w === e ? {
    kind: "unchanged"
   } : {
    kind: "replaced",
    text: w,
    count: c.length,
    strategy: o
   };
  }
  function includingLineBreak(e, {start: n, end: t}) {
   const i = n === 0 || e[n - 1] === "\n";
   const r = i && e[t] === "\n" && e[t - 1] !== "\n";
   return {
    start: n,
    end: r ? t + 1 : t
   };
  }
  function positionsWithReturns(e) {
   const n = [];
   for (let t = e.indexOf("\r\n"); t !== -1; t = e.indexOf("\r\n", t + 2)) n.push(t - n.length);
   return e => {
    let [t, i] = [ 0, n.length ];
    while (t < i) {
     const r = t + i >> 1;
     (n[r] ?? 0) < e ? t = r + 1 : i = r;
    }
    return e + t;
   };
  }
  function nearestLine(e, n) {
   const t = n.split("\n").find(e => e.trim() !== "");
   if (t === void 0) return null;
   const i = wordsOf(t);
   let r = null;
   let s = .5;
   for (const [n, t] of e.split("\n").entries()) {
    const e = similarity(i, wordsOf(t));
    if (e > s) {
     r = {
      line: n + 1,
      text: t
     };
     s = e;
    }
   }
   return r;
  }
  const p = (0, u.e)(String.raw`[\p{L}\p{N}_]+|[^\s\p{L}\p{N}_]`, "gu");
  function wordsOf(e) {
   return new Set(e.match(p()) ?? []);
  }
  function similarity(e, n) {
   const t = [ ...e ].filter(e => n.has(e)).length;
   return t === 0 ? 0 : t / (e.size + n.size - t);
  }
  async function previewEdit(e, n, {old_string: t, new_string: i, replace_all: r = false}) {
   return await (0, s.previewOf)(e, n, e => {
    if (t === "") return e === "" ? i : null;
    const n = replaceText(e, {
     oldText: t,
     newText: i,
     all: r
    });
    return n.kind === "replaced" ? n.text : null;
   });
  }
  async function editFile(e, n, t) {
   const {old_string: s, new_string: a} = t;
   const {files: c} = n;
   const u = await (0, r.I6)(e, n);
   if (u === "missing") {
    if (s !== "") return (0, l.tK)(`${e} does not exist. To create it, leave old_string empty, or use Write.`);
    return await (0, r.L8)(e, newFile(a), n, `Created ${c.relative(c.resolve(e))}.`);
   }
   if (s === "") return (0, l.tK)(`${e} already exists. To change it, set old_string; to replace all of it, use Write.`);
   if (s === a) return (0, l.tK)("old_string and new_string are the same; nothing was changed.");
   if ("problem" in u) return (0, l.tK)(u.problem);
   const {text: d} = u.file;
   const f = replaceIn(d, t);
   if (f.kind !== "replaced") return (0, l.tK)(explainProblem(e, f, {
    text: d,
    newText: a
   }));
   const p = `Replaced ${(0, i.B4)(f.count, "occurrence")} in ${c.relative(e)}.`;
   return await (0, r.L8)(e, {
    ...u.file,
    text: f.text
   }, n, `${p}${o[f.strategy]}`);
  }
  function replaceIn(e, {old_string: n, new_string: t, replace_all: i = false, expected_replacements: r}) {
   return replaceText(e, {
    oldText: n,
    newText: t,
    all: i,
    ...r === void 0 ? {} : {
     expected: r
    }
   });
  }
  function newFile(e) {
   return {
    text: e,
    encoding: "utf-8",
    hasMark: false
   };
  }
  async function editSeveral(e, n, t) {
   const s = await (0, r.I6)(e, n);
   if (s === "missing") return (0, l.tK)(`${e} does not exist. To create it, use Write.`);
   if ("problem" in s) return (0, l.tK)(s.problem);
   const a = [];
   const c = edited(e, s.file, t, a);
   if (typeof c === "string") return (0, l.tK)(c);
   const o = `Made ${(0, i.B4)(t.length, "edit")} in ${n.files.relative(e)}.`;
   return await (0, r.L8)(e, c, n, [ o, ...a ].join("\n"));
  }
  function edited(e, n, t, i) {
   let {text: r} = n;
   for (const [n, s] of t.entries()) {
    const l = replaceIn(r, s);
    if (l.kind !== "replaced") {
     const i = explainProblem(e, l, {
      text: r,
      newText: s.new_string
     });
     return `Nothing was changed. Edit ${n + 1} of ${t.length}: ${i}`;
    }
    const a = o[l.strategy];
    a !== "" && i.push(`Edit ${n + 1}:${a}`);
    ({text: r} = l);
   }
   return {
    ...n,
    text: r
   };
  }
 }),
 2485: (function(e, n, t) {
  t.d(n, {
   N: () => findMatches,
   S: () => unescapeOnce
  });
  function findMatches(e, n, t) {
   const i = occurrences(e, n);
   if (i.length > 0) return {
    strategy: "exact",
    found: i,
    replacement: t
   };
   const r = occurrences(plain(e), plain(n));
   if (r.length > 0) return {
    strategy: "homoglyphs",
    found: r,
    replacement: t
   };
   const s = lineMatches(e, n, t);
   if (s.found.length > 0) return {
    strategy: "trailing-whitespace",
    ...s
   };
   const l = indentedMatches(e, n, t);
   if (l.found.length > 0) return {
    strategy: "indentation",
    ...l
   };
   return {
    strategy: "escapes",
    ...unescapedMatches(e, n, t)
   };
  }
  function unescapedMatches(e, n, t) {
   const i = unescapeOnce(n);
   return i === n ? {
    found: [],
    replacement: t
   } : {
    found: occurrences(e, i),
    replacement: unescapeOnce(t)
   };
  }
  const i = {
   n: "\n",
   t: "\t"
  };
  function unescapeOnce(e) {
   return e.replaceAll(/\\([nt"'`\\])/g, (e, n) => i[n] ?? n);
  }
  const r = [ [ /[\u2010-\u2015\u2212]/g, "-" ], [ /[\u2018-\u201b]/g, "'" ], [ /[\u201c-\u201f]/g, '"' ], [ /[\u00a0\u2000-\u200a\u202f\u205f\u3000]/g, " " ] ];
  function plain(e) {
   return r.reduce((e, [n, t]) => e.replace(n, t), e);
  }
  function occurrences(e, n) {
   const t = [];
   for (let i = e.indexOf(n); i !== -1; i = e.indexOf(n, i + n.length)) t.push({
    start: i,
    end: i + n.length
   });
   return t;
  }
  function indentedMatches(e, n, t) {
   const i = equalLines(e, n, e => plain(e).trim()).flatMap(({lines: e, match: i}) => {
    const r = reindented(e, linesOf(n), t);
    return r === null ? [] : [ {
     match: i,
     shifted: r
    } ];
   });
   return {
    found: i.map(({match: e}) => e),
    replacement: i.at(-1)?.shifted ?? t
   };
  }
  function lineMatches(e, n, t) {
   const i = [];
   for (const {match: t} of equalLines(e, n, comparable)) t.start >= (i.at(-1)?.end ?? 0) && i.push(t);
   const r = i.length === 1 && i[0]?.end === e.length;
   const s = n.endsWith("\n") && r && !e.endsWith("\n");
   return {
    found: i,
    replacement: s ? t.replace(/\n$/, "") : t
   };
  }
  function equalLines(e, n, t) {
   const i = linesOf(n).map(t);
   if (i.every(e => e === "")) return [];
   const r = e.split("\n");
   const s = r.map(t);
   const l = lineStarts(r);
   return r.flatMap((t, a) => {
    if (!i.every((e, n) => e === s[a + n])) return [];
    const c = a + i.length - 1;
    const o = (l[c] ?? 0) + (r[c]?.length ?? 0);
    const u = n.endsWith("\n") ? Math.min(o + 1, e.length) : o;
    return [ {
     match: {
      start: l[a] ?? 0,
      end: u
     },
     lines: r.slice(a, c + 1)
    } ];
   });
  }
  function linesOf(e) {
   return e.replace(/\n$/, "").split("\n");
  }
  function comparable(e) {
   return plain(e).replace(/[ \t]+$/, "");
  }
  function lineStarts(e) {
   let n = 0;
   return e.map(e => {
    const t = n;
    n += e.length + 1;
    return t;
   });
  }
  function reindented(e, n, t) {
   const i = n.flatMap((n, t) => n.trim() === "" ? [] : [ [ indentationOf(n), indentationOf(e[t] ?? "") ] ]);
   const r = shiftsFor(i).find(e => i.every(([n, t]) => e(n) === t));
   if (r === void 0) return null;
   const s = t.split("\n").map(e => {
    if (e.trim() === "") return e;
    const n = indentationOf(e);
    const t = r(n);
    return t === null ? null : t + e.slice(n.length);
   });
   return s.includes(null) ? null : s.join("\n");
  }
  function indentationOf(e) {
   return /^[ \t]*/.exec(e)?.[0] ?? "";
  }
  function shiftsFor(e) {
   const [n = "", t = ""] = e[0] ?? [];
   const i = [];
   if (t.endsWith(n)) {
    const e = t.slice(0, t.length - n.length);
    i.push(n => e + n);
   }
   if (n.endsWith(t)) {
    const e = n.slice(0, n.length - t.length);
    i.push(n => n.startsWith(e) ? n.slice(e.length) : null);
   }
   for (const e of [ 2, 4, 8 ]) {
    const n = " ".repeat(e);
    i.push(e => /^\t*$/.test(e) ? e.replaceAll("\t", n) : null, n => /^ *$/.test(n) && n.length % e === 0 ? "\t".repeat(n.length / e) : null);
   }
   return i;
  }
 }),
 10291: (function(e, n, t) {
  t.r(n);
  t.d(n, {
   previewOf: () => previewOf
  });
  var i = t(42357);
  var r = t(72443);
  var s = t(49977);
  var l = t(83060);
  const a = 1e6;
  const c = 4e3;
  const o = 200;
  async function previewOf(e, n, t) {
   const u = await n.read(e, a).then(e => (0, l.g7)(e)?.text ?? null, (0, i.j6)(r.k, ({code: e}) => e === "missing" ? "" : null));
   const d = u === null ? null : t(u);
   if (u === null || d === null) return null;
   const f = await (0, s.H)(u, d, {
    context: 2,
    timeoutMs: o
   });
   if (f === null || f.text === "") return null;
   return f.text.length <= c ? f.text : `${f.text.slice(0, f.text.lastIndexOf("\n", c))}\n\u2026\n`;
  }
 })
};
