"use strict";

exports.id = 8325;

exports.ids = [ 8325 ];

exports.modules = {
42344: (function(t, e, n) {
n.d(e, {
P: () => createChangeCounts,
j: () => sumChanges
});
function createChangeCounts() {
const t = new Map;
return {
add: (e, n = 1) => void t.set(e, (t.get(e) ?? 0) + n),
changes: () => [ ...t ].map(([t, e]) => ({
kind: t,
count: e
}))
};
}
function sumChanges(...t) {
const e = createChangeCounts();
for (const {kind: n, count: r} of t.flat()) e.add(n, r);
return e.changes();
}
}),
74568: (function(t, e, n) {
n.d(e, {
P: () => withoutHidden,
u: () => sanitizePlain
});
var r = n(7138);
var a = n(42344);
const o = "Arabic Bengali Devanagari Gujarati Gurmukhi Kannada Khmer Malayalam Mongolian Myanmar Oriya Sinhala Syriac Tamil Telugu Tibetan".split(" ").map(t => `\\p{Script=${t}}`).join("");
const i = [ "[\\u00ad\\u034f\\u115f\\u1160\\u17b4\\u17b5\\u180e\\u200b\\u2060-\\u2065\\u206a-\\u206f\\u2800\\u3164\\ufeff\\uffa0\\ufff0-\\ufffb", "\\ufe00-\\ufe0d\\u{1bca0}-\\u{1bca3}\\u{1d173}-\\u{1d17a}\\u{e0000}-\\u{e0fff}\\p{Noncharacter_Code_Point}]", "|(?<!\\p{Script=Mongolian})[\\u180b-\\u180d\\u180f]", "|(?<!(?![0-9#*])\\p{Emoji})[\\ufe0e\\ufe0f](?!\\u20e3)|(?<![0-9#*])(?<!\\p{Emoji})\\ufe0f(?=\\u20e3)", `|(?<!\\p{Extended_Pictographic}\\p{Emoji_Modifier}?\\ufe0f?|[${o}])\\u200d`, "|(?<=\\p{Extended_Pictographic}\\p{Emoji_Modifier}?\\ufe0f?)\\u200d(?!\\p{Extended_Pictographic})", `|(?<![${o}])\\u200c` ].join("");
let c = null;
function parts() {
c ??= [ [ "invisible-character", /\p{Surrogate}/gu ], ...r.TF.map(t => [ "terminal-sequence", t ]), [ "control-character", /[\u0000-\u0008\u000e-\u001f\u007f-\u009f]/g ], [ "direction-mark", /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g ], [ "invisible-character", new RegExp(i, "gu") ] ];
return c;
}
function withoutHidden(t, e) {
if (/^[\t\n\x20-\x7e]*$/.test(t)) return t;
let n = t.replace(r.r4, "\n");
for (const [t, r] of parts()) n = n.replace(r, () => {
e.add(t);
return "";
});
return n;
}
function sanitizePlain(t) {
const e = (0, a.P)();
const n = withoutHidden(t, e);
return {
text: n,
changes: e.changes()
};
}
}),
68325: (function(t, e, n) {
n.d(e, {
remember: () => remember
});
var r = n(54539);
var a = n(42344);
var o = n(74568);
var i = n(20653);
var c = n(90579);
var s = n(47225);
const u = 200;
const f = 90;
const d = 864e5;
const l = new Map;
async function remember(t, e) {
const n = e.files.resolve(e.path);
const r = l.get(n) ?? Promise.resolve();
const a = r.catch(() => {}).then(() => changeNow(t, e));
l.set(n, a);
try {
return await a;
} finally {
l.get(n) === a && l.delete(n);
}
}
async function changeNow({action: t, fact: e = ""}, n) {
const {path: a, files: o, knownFiles: i, now: f} = n;
const d = await (0, s.I6)(a, n);
if (typeof d === "object" && "problem" in d) return (0, c.tK)(d.problem);
const l = d === "missing" ? {
text: "",
encoding: "utf-8",
hasMark: false
} : d.file;
const m = factsIn(l.text);
const h = staleReminder(m, f());
if (t === "list") return (0, c.rE)([ ...m.map(({line: t}) => t), ...m.length === 0 ? [ "No facts are stored." ] : h ].join("\n"));
const p = oneFact(t === "remove" ? e.replace(/ \(\d{4}-\d{2}-\d{2}\)\s*$/, "") : e);
if (p === "") return (0, c.tK)("fact must contain text.");
const g = m.find(({text: t}) => oneFact(t) === p);
if (t === "add") {
if (g !== void 0) return (0, c.rE)("This fact is stored already.");
if (m.length >= u) return (0, c.tK)(`${(0, r.B4)(u, "fact")} are stored already. Remove those that are no longer true.`);
} else if (g === void 0) return (0, c.tK)(`${a} does not contain this fact. List the facts to see their text.`);
const v = g === void 0 ? addFact(l.text, p, today(f())) : removeFact(l.text, g.text);
const x = t === "add" ? `Stored in ${a}: ${p}` : `Removed from ${a}: ${p}`;
const $ = await (0, s.L8)(a, {
...l,
text: v
}, n, [ x, ...h ].join("\n"));
$.isError !== true && i.forget(o.resolve(a));
return $;
}
function oneFact(t) {
return (0, o.P)(t, (0, a.P)()).replaceAll(/\s+/g, " ").replaceAll(/`{3,}|~{3,}/g, "'").replaceAll(/(?<![\w.])@+/g, "").replaceAll("<", "&lt;").replace(/^(?:[-*+#>=|\s]|\d{1,9}[.)]\s)+/, "").trim();
}
function today(t) {
return new Date(t).toISOString().slice(0, 10);
}
function staleReminder(t, e) {
const n = t.filter(({date: t}) => t !== null && e - Date.parse(t) > f * d);
if (n.length === 0) return [];
return [ `Older than ${String(f)} days; check those that concern this task, and remove what is no longer true:`, ...n.map(({line: t}) => t) ];
}
const m = [ "## Remembered facts", "## Qwen Added Memories", "## Gemini Added Memories" ];
function factsIn(t) {
const e = sectionOf(t);
if (e === null) return [];
return e.lines.slice(e.start, e.end).flatMap(t => factOf(t) ?? []);
}
function addFact(t, e, n) {
const r = t.includes("\r\n") ? "\r\n" : "\n";
const a = `- ${e} (${n})`;
const o = sectionOf(t);
if (o === null) {
const e = t.trimEnd();
return `${e === "" ? "" : `${e}${r}${r}`}${m[0]}${r}${r}${a}${r}`;
}
const {lines: i, start: c, end: s} = o;
const u = i.slice(c, s).findLastIndex(t => t.trim() !== "");
const f = u === -1 ? c : c + u + 1;
const d = u === -1 && f === c ? [ "" ] : [];
const l = i.slice(f);
return [ ...i.slice(0, f), ...d, a, ...l.length === 0 ? [ "" ] : l ].join(r);
}
function removeFact(t, e) {
const n = sectionOf(t);
if (n === null) return t;
const {lines: r, start: a, end: o} = n;
const isRemoved = (t, n) => n >= a && n < o && factOf(t)?.text === e;
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
const n = (0, i.md)(e);
const r = e.findIndex((t, e) => n[e] !== true && m.some(e => e === t.trimEnd()));
if (r === -1) return null;
const a = e.findIndex((t, e) => e > r && n[e] !== true && /^##? /.test(t));
return {
lines: e,
start: r + 1,
end: a === -1 ? e.length : a
};
}
})
};
