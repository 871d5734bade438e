"use strict";

exports.id = 7165;

exports.ids = [ 7165 ];

exports.modules = {
 42344: (function(e, t, n) {
  n.d(t, {
   P: () => createChangeCounts,
   j: () => sumChanges
  });
  function createChangeCounts() {
   const e = new Map;
   return {
    add: (t, n = 1) => void e.set(t, (e.get(t) ?? 0) + n),
    changes: () => [ ...e ].map(([e, t]) => ({
     kind: e,
     count: t
    }))
   };
  }
  function sumChanges(...e) {
   const t = createChangeCounts();
   for (const {kind: n, count: r} of e.flat()) t.add(n, r);
   return t.changes();
  }
 }),
 74568: (function(e, t, n) {
  n.d(t, {
   P: () => withoutHidden,
   u: () => sanitizePlain
  });
  var r = n(7138);
  var o = n(42344);
  const i = [ "Arabic", "Bengali", "Devanagari", "Gujarati", "Gurmukhi", "Kannada", "Khmer", "Malayalam", "Mongolian", "Myanmar", "Oriya", "Sinhala", "Syriac", "Tamil", "Telugu", "Tibetan" ].map(e => `\\p{Script=${e}}`).join("");
  const a = [ "[\\u00ad\\u034f\\u115f\\u1160\\u17b4\\u17b5\\u180e\\u200b\\u2060-\\u2065\\u206a-\\u206f\\u2800\\u3164\\ufeff\\uffa0\\ufff0-\\ufffb", "\\ufe00-\\ufe0d\\u{1bca0}-\\u{1bca3}\\u{1d173}-\\u{1d17a}\\u{e0000}-\\u{e0fff}\\p{Noncharacter_Code_Point}]", "|(?<!\\p{Script=Mongolian})[\\u180b-\\u180d\\u180f]", "|(?<!(?![0-9#*])\\p{Emoji})[\\ufe0e\\ufe0f](?!\\u20e3)|(?<![0-9#*])(?<!\\p{Emoji})\\ufe0f(?=\\u20e3)", `|(?<!\\p{Extended_Pictographic}\\p{Emoji_Modifier}?\\ufe0f?|[${i}])\\u200d`, "|(?<=\\p{Extended_Pictographic}\\p{Emoji_Modifier}?\\ufe0f?)\\u200d(?!\\p{Extended_Pictographic})", `|(?<![${i}])\\u200c` ].join("");
  let c = null;
  function parts() {
   c ??= [ [ "invisible-character", /\p{Surrogate}/gu ], ...r.TF.map(e => [ "terminal-sequence", e ]), [ "control-character", /[\u0000-\u0008\u000e-\u001f\u007f-\u009f]/g ], [ "direction-mark", /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g ], [ "invisible-character", new RegExp(a, "gu") ] ];
   return c;
  }
  function withoutHidden(e, t) {
   if (/^[\t\n\x20-\x7e]*$/.test(e)) return e;
   let n = e.replace(r.r4, "\n");
   for (const [e, r] of parts()) n = n.replace(r, () => {
    t.add(e);
    return "";
   });
   return n;
  }
  function sanitizePlain(e) {
   const t = (0, o.P)();
   const n = withoutHidden(e, t);
   return {
    text: n,
    changes: t.changes()
   };
  }
 }),
 27165: (function(e, t, n) {
  n.d(t, {
   remember: () => remember
  });
  var r = n(54539);
  var o = n(42344);
  var i = n(74568);
  var a = n(32497);
  var c = n(90579);
  const s = 200;
  const u = 90;
  const f = 864e5;
  const l = new Map;
  async function remember(e, t) {
   const n = t.files.resolve(t.path);
   const r = l.get(n) ?? Promise.resolve();
   const o = r.catch(() => {}).then(() => changeNow(e, t));
   l.set(n, o);
   try {
    return await o;
   } finally {
    l.get(n) === o && l.delete(n);
   }
  }
  async function changeNow({action: e, fact: t = ""}, n) {
   const {path: o, files: i, knownFiles: u, now: f} = n;
   const l = await (0, a.I6)(o, n);
   if (typeof l === "object" && "problem" in l) return (0, c.tK)(l.problem);
   const d = l === "missing" ? {
    text: "",
    encoding: "utf-8",
    hasMark: false
   } : l.file;
   const m = factsIn(d.text);
   const h = staleReminder(m, f());
   if (e === "list") return (0, c.rE)([ ...m.map(({line: e}) => e), ...m.length === 0 ? [ "No facts are stored." ] : h ].join("\n"));
   const p = oneFact(e === "remove" ? t.replace(/ \(\d{4}-\d{2}-\d{2}\)\s*$/, "") : t);
   if (p === "") return (0, c.tK)("fact must contain text.");
   const g = m.find(({text: e}) => oneFact(e) === p);
   if (e === "add") {
    if (g !== void 0) return (0, c.rE)("This fact is stored already.");
    if (m.length >= s) return (0, c.tK)(`${(0, r.B)(s, "fact")} are stored already. Remove those that are no longer true.`);
   } else if (g === void 0) return (0, c.tK)(`${o} does not contain this fact. List the facts to see their text.`);
   const x = g === void 0 ? addFact(d.text, p, today(f())) : removeFact(d.text, g.text);
   const v = e === "add" ? `Stored in ${o}: ${p}` : `Removed from ${o}: ${p}`;
   const $ = await (0, a.L8)(o, {
    ...d,
    text: x
   }, n, [ v, ...h ].join("\n"));
   $.isError !== true && u.forget(i.resolve(o));
   return $;
  }
  function oneFact(e) {
   return (0, i.P)(e, (0, o.P)()).replaceAll(/\s+/g, " ").replaceAll(/`{3,}|~{3,}/g, "'").replaceAll(/(?<![\w.])@+/g, "").replaceAll("<", "&lt;").replace(/^(?:[-*+#>=|\s]|\d{1,9}[.)]\s)+/, "").trim();
  }
  function today(e) {
   return new Date(e).toISOString().slice(0, 10);
  }
  function staleReminder(e, t) {
   const n = e.filter(({date: e}) => e !== null && t - Date.parse(e) > u * f);
   if (n.length === 0) return [];
   return [ `Older than ${String(u)} days; check those that concern this task, and remove what is no longer true:`, ...n.map(({line: e}) => e) ];
  }
  const d = [ "## Remembered facts", "## Qwen Added Memories", "## Gemini Added Memories" ];
  function factsIn(e) {
   const t = sectionOf(e);
   if (t === null) return [];
   return t.lines.slice(t.start, t.end).flatMap(e => factOf(e) ?? []);
  }
  function addFact(e, t, n) {
   const r = e.includes("\r\n") ? "\r\n" : "\n";
   const o = `- ${t} (${n})`;
   const i = sectionOf(e);
   if (i === null) {
    const t = e.trimEnd();
    return `${t === "" ? "" : `${t}${r}${r}`}${d[0]}${r}${r}${o}${r}`;
   }
   const {lines: a, start: c, end: s} = i;
   const u = a.slice(c, s).findLastIndex(e => e.trim() !== "");
   const f = u === -1 ? c : c + u + 1;
   const l = u === -1 && f === c ? [ "" ] : [];
   const m = a.slice(f);
   return [ ...a.slice(0, f), ...l, o, ...m.length === 0 ? [ "" ] : m ].join(r);
  }
  function removeFact(e, t) {
   const n = sectionOf(e);
   if (n === null) return e;
   const {lines: r, start: o, end: i} = n;
   const isRemoved = (e, n) => n >= o && n < i && factOf(e)?.text === t;
   return r.filter((e, t) => !isRemoved(e, t)).join(e.includes("\r\n") ? "\r\n" : "\n");
  }
  function factOf(e) {
   const [, t, n] = /^[-*] (.*?)(?: \((\d{4}-\d{2}-\d{2})\))?\s*$/.exec(e) ?? [];
   return t === void 0 || t === "" ? null : {
    text: t,
    date: n ?? null,
    line: e
   };
  }
  function sectionOf(e) {
   const t = e.split(/\r?\n/);
   const n = codeLines(t);
   const r = t.findIndex((e, t) => n[t] !== true && d.some(t => t === e.trimEnd()));
   if (r === -1) return null;
   const o = t.findIndex((e, t) => t > r && n[t] !== true && /^##? /.test(e));
   return {
    lines: t,
    start: r + 1,
    end: o === -1 ? t.length : o
   };
  }
  function codeLines(e) {
   let t = null;
   return e.map(e => {
    const n = /^ {0,3}(`{3,}|~{3,})/.exec(e)?.[1];
    if (n === void 0) return t !== null;
    t === null ? t = n : n.startsWith(t) && (t = null);
    return true;
   });
  }
 })
};
