"use strict";

exports.id = 2455, exports.ids = [ 2455 ], exports.modules = {
 42344: (function(e, t, n) {
  n.d(t, {
   P: () => createChangeCounts,
   j: () => sumChanges
  });
  const r = 80;
  function createChangeCounts() {
   const e = new Map;
   return {
    add(t, n) {
     const i = e.get(t);
     void 0 === i ? e.set(t, {
      count: 1,
      sample: n.slice(0, r)
     }) : i.count += 1;
    },
    changes: () => [ ...e ].map(([e, {count: t, sample: n}]) => ({
     kind: e,
     count: t,
     sample: n
    }))
   };
  }
  function sumChanges(...e) {
   const t = new Map;
   for (const n of e.flat()) {
    const e = t.get(n.kind);
    t.set(n.kind, void 0 === e ? n : {
     ...e,
     count: e.count + n.count
    });
   }
   return [ ...t.values() ];
  }
 }),
 74568: (function(e, t, n) {
  n.d(t, {
   P: () => withoutHidden,
   u: () => sanitizePlain
  });
  var r = n(7138), i = n(42344);
  const o = [ "Arabic", "Bengali", "Devanagari", "Gujarati", "Gurmukhi", "Kannada", "Khmer", "Malayalam", "Mongolian", "Myanmar", "Oriya", "Sinhala", "Syriac", "Tamil", "Telugu", "Tibetan" ].map(e => `\\p{Script=${e}}`).join(""), a = [ "[\\u00ad\\u034f\\u115f\\u1160\\u17b4\\u17b5\\u180e\\u200b\\u2060-\\u2065\\u206a-\\u206f\\u2800\\u3164\\ufeff\\uffa0\\ufff0-\\ufffb", "\\ufe00-\\ufe0d\\u{1bca0}-\\u{1bca3}\\u{1d173}-\\u{1d17a}\\u{e0000}-\\u{e0fff}\\p{Noncharacter_Code_Point}]", "|(?<!\\p{Script=Mongolian})[\\u180b-\\u180d\\u180f]", "|(?<!(?![0-9#*])\\p{Emoji})[\\ufe0e\\ufe0f](?!\\u20e3)|(?<![0-9#*])(?<!\\p{Emoji})\\ufe0f(?=\\u20e3)", `|(?<!\\p{Extended_Pictographic}\\p{Emoji_Modifier}?\\ufe0f?|[${o}])\\u200d`, "|(?<=\\p{Extended_Pictographic}\\p{Emoji_Modifier}?\\ufe0f?)\\u200d(?!\\p{Extended_Pictographic})", `|(?<![${o}])\\u200c` ].join("");
  let u = null;
  function withoutHidden(e, t) {
   if (/^[\t\n\x20-\x7e]*$/.test(e)) return e;
   let n = e.replace(r.r4, "\n");
   for (const [e, i] of (u ??= [ [ "invisible-character", /\p{Surrogate}/gu ], ...r.TF.map(e => [ "terminal-sequence", e ]), [ "control-character", /[\u0000-\u0008\u000e-\u001f\u007f-\u009f]/g ], [ "direction-mark", /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g ], [ "invisible-character", new RegExp(a, "gu") ] ], 
   u)) n = n.replace(i, n => (t.add(e, `U+${(n.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`), 
   ""));
   return n;
  }
  function sanitizePlain(e) {
   const t = (0, i.P)();
   return {
    text: withoutHidden(e, t),
    changes: t.changes()
   };
  }
 }),
 22455: (function(e, t, n) {
  n.d(t, {
   remember: () => remember
  });
  var r = n(54539), i = n(42344), o = n(74568), a = n(32497);
  const u = [ "## Remembered facts", "## Qwen Added Memories", "## Gemini Added Memories" ];
  function factOf(e) {
   const [, t, n] = /^[-*] (.*?)(?: \((\d{4}-\d{2}-\d{2})\))?\s*$/.exec(e) ?? [];
   return void 0 === t || "" === t ? null : {
    text: t,
    date: n ?? null,
    line: e
   };
  }
  function sectionOf(e) {
   const t = e.split(/\r?\n/), n = function(e) {
    let t = null;
    return e.map(e => {
     const n = /^ {0,3}(`{3,}|~{3,})/.exec(e)?.[1];
     return void 0 === n ? null !== t : (null === t ? t = n : n.startsWith(t) && (t = null), 
     !0);
    });
   }(t), r = t.findIndex((e, t) => !0 !== n[t] && u.some(t => t === e.trimEnd()));
   if (-1 === r) return null;
   const i = t.findIndex((e, t) => t > r && !0 !== n[t] && /^##? /.test(e));
   return {
    lines: t,
    start: r + 1,
    end: -1 === i ? t.length : i
   };
  }
  var c = n(90579);
  const s = 200, l = 90, f = 864e5, d = new Map;
  async function remember(e, t) {
   const n = t.files.resolve(t.path), i = (d.get(n) ?? Promise.resolve()).catch(() => {}).then(() => async function({action: e, fact: t = ""}, n) {
    const {path: i, files: o, knownFiles: d, now: p} = n, m = await (0, a.I6)(i, n);
    if ("object" == typeof m && "problem" in m) return (0, c.tK)(m.problem);
    const h = "missing" === m ? {
     text: "",
     encoding: "utf-8",
     hasMark: !1
    } : m.file, g = function(e) {
     const t = sectionOf(e);
     return null === t ? [] : t.lines.slice(t.start, t.end).flatMap(e => factOf(e) ?? []);
    }(h.text), x = function(e, t) {
     const n = e.filter(({date: e}) => null !== e && t - Date.parse(e) > l * f);
     return 0 === n.length ? [] : [ `Older than ${String(l)} days; check those that concern this task, and remove what is no longer true:`, ...n.map(({line: e}) => e) ];
    }(g, p());
    if ("list" === e) return (0, c.rE)([ ...g.map(({line: e}) => e), ...0 === g.length ? [ "No facts are stored." ] : x ].join("\n"));
    const $ = oneFact("remove" === e ? t.replace(/ \(\d{4}-\d{2}-\d{2}\)\s*$/, "") : t);
    if ("" === $) return (0, c.tK)("fact must contain text.");
    const v = g.find(({text: e}) => oneFact(e) === $);
    if ("add" === e) {
     if (void 0 !== v) return (0, c.rE)("This fact is stored already.");
     if (g.length >= s) return (0, c.tK)(`${(0, r.B)(s, "fact")} are stored already. Remove those that are no longer true.`);
    } else if (void 0 === v) return (0, c.tK)(`${i} does not contain this fact. List the facts to see their text.`);
    const b = void 0 === v ? function(e, t, n) {
     const r = e.includes("\r\n") ? "\r\n" : "\n", i = `- ${t} (${n})`, o = sectionOf(e);
     if (null === o) {
      const t = e.trimEnd();
      return `${"" === t ? "" : `${t}${r}${r}`}${u[0]}${r}${r}${i}${r}`;
     }
     const {lines: a, start: c, end: s} = o, l = a.slice(c, s).findLastIndex(e => "" !== e.trim()), f = -1 === l ? c : c + l + 1, d = -1 === l && f === c ? [ "" ] : [], p = a.slice(f);
     return [ ...a.slice(0, f), ...d, i, ...0 === p.length ? [ "" ] : p ].join(r);
    }(h.text, $, function(e) {
     return new Date(e).toISOString().slice(0, 10);
    }(p())) : function(e, t) {
     const n = sectionOf(e);
     if (null === n) return e;
     const {lines: r, start: i, end: o} = n;
     return r.filter((e, n) => !((e, n) => n >= i && n < o && factOf(e)?.text === t)(e, n)).join(e.includes("\r\n") ? "\r\n" : "\n");
    }(h.text, v.text), w = "add" === e ? `Stored in ${i}: ${$}` : `Removed from ${i}: ${$}`, j = await (0, 
    a.L8)(i, {
     ...h,
     text: b
    }, n, [ w, ...x ].join("\n"));
    return !0 !== j.isError && d.forget(o.resolve(i)), j;
   }(e, t));
   d.set(n, i);
   try {
    return await i;
   } finally {
    d.get(n) === i && d.delete(n);
   }
  }
  function oneFact(e) {
   return (0, o.P)(e, (0, i.P)()).replaceAll(/\s+/g, " ").replaceAll(/`{3,}|~{3,}/g, "'").replaceAll(/(?<![\w.])@+/g, "").replaceAll("<", "&lt;").replace(/^(?:[-*+#>=|\s]|\d{1,9}[.)]\s)+/, "").trim();
  }
 })
};
