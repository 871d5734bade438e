"use strict";

exports.id = 2455;

exports.ids = [ 2455 ];

exports.modules = {
 42344: (function(t, e, n) {
  n.d(e, {
   P: () => createChangeCounts,
   j: () => sumChanges
  });
  const r = 80;
  function createChangeCounts() {
   const t = new Map;
   return {
    add(e, n) {
     const o = t.get(e);
     o === void 0 ? t.set(e, {
      count: 1,
      sample: n.slice(0, r)
     }) : o.count += 1;
    },
    changes: () => [ ...t ].map(([t, {count: e, sample: n}]) => ({
     kind: t,
     count: e,
     sample: n
    }))
   };
  }
  function sumChanges(...t) {
   const e = new Map;
   for (const n of t.flat()) {
    const t = e.get(n.kind);
    e.set(n.kind, t === void 0 ? n : {
     ...t,
     count: t.count + n.count
    });
   }
   return [ ...e.values() ];
  }
 }),
 74568: (function(t, e, n) {
  n.d(e, {
   P: () => withoutHidden,
   u: () => sanitizePlain
  });
  var r = n(7138);
  var o = n(42344);
  const i = [ "Arabic", "Bengali", "Devanagari", "Gujarati", "Gurmukhi", "Kannada", "Khmer", "Malayalam", "Mongolian", "Myanmar", "Oriya", "Sinhala", "Syriac", "Tamil", "Telugu", "Tibetan" ].map(t => `\\p{Script=${t}}`).join("");
  const a = [ "[\\u00ad\\u034f\\u115f\\u1160\\u17b4\\u17b5\\u180e\\u200b\\u2060-\\u2065\\u206a-\\u206f\\u2800\\u3164\\ufeff\\uffa0\\ufff0-\\ufffb", "\\ufe00-\\ufe0d\\u{1bca0}-\\u{1bca3}\\u{1d173}-\\u{1d17a}\\u{e0000}-\\u{e0fff}\\p{Noncharacter_Code_Point}]", "|(?<!\\p{Script=Mongolian})[\\u180b-\\u180d\\u180f]", "|(?<!(?![0-9#*])\\p{Emoji})[\\ufe0e\\ufe0f](?!\\u20e3)|(?<![0-9#*])(?<!\\p{Emoji})\\ufe0f(?=\\u20e3)", `|(?<!\\p{Extended_Pictographic}\\p{Emoji_Modifier}?\\ufe0f?|[${i}])\\u200d`, "|(?<=\\p{Extended_Pictographic}\\p{Emoji_Modifier}?\\ufe0f?)\\u200d(?!\\p{Extended_Pictographic})", `|(?<![${i}])\\u200c` ].join("");
  let c = null;
  function parts() {
   c ??= [ [ "invisible-character", /\p{Surrogate}/gu ], ...r.TF.map(t => [ "terminal-sequence", t ]), [ "control-character", /[\u0000-\u0008\u000e-\u001f\u007f-\u009f]/g ], [ "direction-mark", /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g ], [ "invisible-character", new RegExp(a, "gu") ] ];
   return c;
  }
  function withoutHidden(t, e) {
   if (/^[\t\n\x20-\x7e]*$/.test(t)) return t;
   let n = t.replace(r.r4, "\n");
   for (const [t, r] of parts()) n = n.replace(r, n => {
    e.add(t, `U+${(n.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`);
    return "";
   });
   return n;
  }
  function sanitizePlain(t) {
   const e = (0, o.P)();
   const n = withoutHidden(t, e);
   return {
    text: n,
    changes: e.changes()
   };
  }
 }),
 22455: (function(t, e, n) {
  n.d(e, {
   remember: () => remember
  });
  var r = n(54539);
  var o = n(42344);
  var i = n(74568);
  var a = n(32497);
  const c = [ "## Remembered facts", "## Qwen Added Memories", "## Gemini Added Memories" ];
  function factsIn(t) {
   const e = sectionOf(t);
   if (e === null) return [];
   return e.lines.slice(e.start, e.end).flatMap(t => factOf(t) ?? []);
  }
  function addFact(t, e, n) {
   const r = t.includes("\r\n") ? "\r\n" : "\n";
   const o = `- ${e} (${n})`;
   const i = sectionOf(t);
   if (i === null) {
    const e = t.trimEnd();
    return `${e === "" ? "" : `${e}${r}${r}`}${c[0]}${r}${r}${o}${r}`;
   }
   const {lines: a, start: s, end: u} = i;
   const l = a.slice(s, u).findLastIndex(t => t.trim() !== "");
   const f = l === -1 ? s : s + l + 1;
   const d = l === -1 && f === s ? [ "" ] : [];
   const m = a.slice(f);
   return [ ...a.slice(0, f), ...d, o, ...m.length === 0 ? [ "" ] : m ].join(r);
  }
  function removeFact(t, e) {
   const n = sectionOf(t);
   if (n === null) return t;
   const {lines: r, start: o, end: i} = n;
   const isRemoved = (t, n) => n >= o && n < i && factOf(t)?.text === e;
   return r.filter((t, e) => !isRemoved(t, e)).join(t.includes("\r\n") ? "\r\n" : "\n");
  }
  function factOf(t) {
   const [, e, n] = /^[-*] (.*?)(?: \((\d{4}-\d{2}-\d{2})\))?\s*$/.exec(t) ?? [];
   return e === void 0 || e === "" ? null : {
    text: e,
    date: n ?? null,
    line: t
   };
  }
  function sectionOf(t) {
   const e = t.split(/\r?\n/);
   const n = codeLines(e);
   const r = e.findIndex((t, e) => n[e] !== true && c.some(e => e === t.trimEnd()));
   if (r === -1) return null;
   const o = e.findIndex((t, e) => e > r && n[e] !== true && /^##? /.test(t));
   return {
    lines: e,
    start: r + 1,
    end: o === -1 ? e.length : o
   };
  }
  function codeLines(t) {
   let e = null;
   return t.map(t => {
    const n = /^ {0,3}(`{3,}|~{3,})/.exec(t)?.[1];
    if (n === void 0) return e !== null;
    e === null ? e = n : n.startsWith(e) && (e = null);
    return true;
   });
  }
  var s = n(90579);
  const u = 200;
  const l = 90;
  const f = 864e5;
  const d = new Map;
  async function remember(t, e) {
   const n = e.files.resolve(e.path);
   const r = d.get(n) ?? Promise.resolve();
   const o = r.catch(() => {}).then(() => changeNow(t, e));
   d.set(n, o);
   try {
    return await o;
   } finally {
    d.get(n) === o && d.delete(n);
   }
  }
  async function changeNow({action: t, fact: e = ""}, n) {
   const {path: o, files: i, knownFiles: c, now: l} = n;
   const f = await (0, a.I6)(o, n);
   if (typeof f === "object" && "problem" in f) return (0, s.tK)(f.problem);
   const d = f === "missing" ? {
    text: "",
    encoding: "utf-8",
    hasMark: false
   } : f.file;
   const m = factsIn(d.text);
   const p = staleReminder(m, l());
   if (t === "list") return (0, s.rE)([ ...m.map(({line: t}) => t), ...m.length === 0 ? [ "No facts are stored." ] : p ].join("\n"));
   const h = oneFact(t === "remove" ? e.replace(/ \(\d{4}-\d{2}-\d{2}\)\s*$/, "") : e);
   if (h === "") return (0, s.tK)("fact must contain text.");
   const g = m.find(({text: t}) => oneFact(t) === h);
   if (t === "add") {
    if (g !== void 0) return (0, s.rE)("This fact is stored already.");
    if (m.length >= u) return (0, s.tK)(`${(0, r.B)(u, "fact")} are stored already. Remove those that are no longer true.`);
   } else if (g === void 0) return (0, s.tK)(`${o} does not contain this fact. List the facts to see their text.`);
   const v = g === void 0 ? addFact(d.text, h, today(l())) : removeFact(d.text, g.text);
   const x = t === "add" ? `Stored in ${o}: ${h}` : `Removed from ${o}: ${h}`;
   const $ = await (0, a.L8)(o, {
    ...d,
    text: v
   }, n, [ x, ...p ].join("\n"));
   $.isError !== true && c.forget(i.resolve(o));
   return $;
  }
  function oneFact(t) {
   return (0, i.P)(t, (0, o.P)()).replaceAll(/\s+/g, " ").replaceAll(/`{3,}|~{3,}/g, "'").replaceAll(/(?<![\w.])@+/g, "").replaceAll("<", "&lt;").replace(/^(?:[-*+#>=|\s]|\d{1,9}[.)]\s)+/, "").trim();
  }
  function today(t) {
   return new Date(t).toISOString().slice(0, 10);
  }
  function staleReminder(t, e) {
   const n = t.filter(({date: t}) => t !== null && e - Date.parse(t) > l * f);
   if (n.length === 0) return [];
   return [ `Older than ${String(l)} days; check those that concern this task, and remove what is no longer true:`, ...n.map(({line: t}) => t) ];
  }
 })
};
