"use strict";

exports.id = 955;

exports.ids = [ 955 ];

exports.modules = {
16428: (function(e, t, n) {
n.d(t, {
R: () => isTooComplex,
d: () => r
});
const r = 7e4;
const i = /^(?:[ \t]*(?:>|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t]))){20}/m;
function isTooComplex(e) {
if (e.length > r || i.test(e)) return true;
let t = 0;
for (const n of e.split(/\n[ \t]*\n/)) t += 25 * (n.match(/[*_~]+/g)?.length ?? 0) ** 2 + (n.match(/[[\]]/g)?.length ?? 0) ** 2;
return t > 1e8;
}
}),
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
var i = n(42344);
const a = "Arabic Bengali Devanagari Gujarati Gurmukhi Kannada Khmer Malayalam Mongolian Myanmar Oriya Sinhala Syriac Tamil Telugu Tibetan".split(" ").map(e => `\\p{Script=${e}}`).join("");
const o = [ "[\\u00ad\\u034f\\u115f\\u1160\\u17b4\\u17b5\\u180e\\u200b\\u2060-\\u2065\\u206a-\\u206f\\u2800\\u3164\\ufeff\\uffa0\\ufff0-\\ufffb", "\\ufe00-\\ufe0d\\u{1bca0}-\\u{1bca3}\\u{1d173}-\\u{1d17a}\\u{e0000}-\\u{e0fff}\\p{Noncharacter_Code_Point}]", "|(?<!\\p{Script=Mongolian})[\\u180b-\\u180d\\u180f]", "|(?<!(?![0-9#*])\\p{Emoji})[\\ufe0e\\ufe0f](?!\\u20e3)|(?<![0-9#*])(?<!\\p{Emoji})\\ufe0f(?=\\u20e3)", `|(?<!\\p{Extended_Pictographic}\\p{Emoji_Modifier}?\\ufe0f?|[${a}])\\u200d`, "|(?<=\\p{Extended_Pictographic}\\p{Emoji_Modifier}?\\ufe0f?)\\u200d(?!\\p{Extended_Pictographic})", `|(?<![${a}])\\u200c` ].join("");
let s = null;
function parts() {
s ??= [ [ "invisible-character", /\p{Surrogate}/gu ], ...r.TF.map(e => [ "terminal-sequence", e ]), [ "control-character", /[\u0000-\u0008\u000e-\u001f\u007f-\u009f]/g ], [ "direction-mark", /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g ], [ "invisible-character", new RegExp(o, "gu") ] ];
return s;
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
const t = (0, i.P)();
const n = withoutHidden(e, t);
return {
text: n,
changes: t.changes()
};
}
}),
48263: (function(e, t, n) {
n.d(t, {
Fd: () => TooDeepError,
N3: () => isHiddenElement,
NL: () => parsePage,
Te: () => m,
WH: () => isBlock,
ci: () => addressOf,
e9: () => visibleContent,
eX: () => languageOf,
lt: () => attribute,
vq: () => isElement
});
var r = n(77549);
var i = n(7042);
var a = n(83984);
var o = n(22429);
var s = n(24479);
var u = n(1680);
var c = n(78030);
var l = n(57749);
var d = n(18835);
var f = n(91197);
var p = n(14367);
var h = n(96855);
const m = [ (0, i.$)(), (0, o.r)(), (0, u.K)(), (0, l.x)(), (0, f.J)() ];
const g = [ (0, a.s)(), (0, s.C)(), (0, c.t)(), (0, d.k)(), (0, p.Q)() ];
function parsePage(e) {
const t = {
allowDangerousHtml: true,
allowDangerousProtocol: true
};
return (0, h.oH)((0, r.yt)(e, {
...t,
extensions: m,
htmlExtensions: g
}));
}
const b = new Set("script style template title noembed noframes noscript iframe object audio video canvas textarea xmp plaintext".split(" "));
function isHiddenElement(e) {
if (b.has(e.tagName)) return true;
const t = attribute(e, "style") ?? "";
return attribute(e, "hidden") !== null || attribute(e, "aria-hidden") === "true" || attribute(e, "id") === "footnote-label" || attribute(e, "data-footnote-backref") !== null || v.test(t.replace(/\/\*[^]*?\*\//g, ""));
}
const v = /(?:display\s*:\s*none|visibility\s*:\s*(?:hidden|collapse)|(?:opacity|font-size|max-height|max-width)\s*:\s*0*\.?0*(?:[a-z%]*)\s*(?:!important\s*)?(?:;|$))/i;
function attribute(e, t) {
return e.attrs.find(e => e.name === t)?.value ?? null;
}
function isElement(e) {
return "tagName" in e;
}
const x = new Set("address article aside blockquote center dd details dialog div dl dt fieldset figure figcaption footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section summary table tbody td th thead tr ul".split(" "));
function isBlock(e) {
return isElement(e) && x.has(e.tagName);
}
class TooDeepError extends Error {}
const E = 200;
function visibleContent(e, t) {
const n = [];
const visit = (e, t) => {
if (t > E) throw new TooDeepError;
"value" in e && n.push(e.value);
if (!isElement(e) || isHiddenElement(e)) return;
const r = n.length;
(isBlock(e) || e.tagName === "br") && n.push(" ");
for (const n of e.childNodes) visit(n, t + 1);
isBlock(e) && n.push(" ");
const i = n.slice(r).every(e => e.trim() === "");
const a = addressOf(e);
a === null || e.tagName !== "img" && i || n.push(` \0${decodedAddress(a)}\0 `);
e.tagName === "code" && n.push(` \0${languageOf(e)}\0 `);
e.tagName === "input" && n.push(attribute(e, "checked") === null ? "[ ]" : "[x]");
};
for (const t of e.childNodes) visit(t, 0);
return t(n.join("")).replace(/\s+/g, " ").trim();
}
function decodedAddress(e) {
try {
return decodeURI(e);
} catch {
return e;
}
}
function addressOf(e) {
const t = attribute(e, e.tagName === "img" ? "src" : "href");
if (e.tagName !== "img" && e.tagName !== "a") return null;
return attribute(e, "data-footnote-ref") !== null ? null : t;
}
function languageOf(e) {
return /^language-(\S+)/.exec(attribute(e, "class") ?? "")?.[1] ?? "";
}
}),
16183: (function(e, t, n) {
n.d(t, {
XL: () => eventsOf,
pH: () => structureOf,
te: () => isCertain
});
var r = n(45387);
var i = n(19627);
var a = n(82192);
var o = n(48263);
const s = {
disable: {
null: [ "htmlFlow", "htmlText" ]
}
};
const u = {
disable: {
null: [ "attention", "autolink", "characterEscape", "characterReference", "codeText", "hardBreakEscape", "labelEnd", "labelStartImage", "labelStartLink" ]
}
};
function eventsOf(e, {html: t, inline: n}) {
const c = [ ...o.Te, ...t ? [] : [ s ], ...n ? [] : [ u ] ];
return (0, r._)((0, i.q)({
extensions: c
}).document().write((0, a.v)()(e, void 0, true)));
}
function structureOf(e, t = false) {
const n = e.split("\n");
const r = new Map;
const i = new Set;
let a = 0;
let o = "";
for (const [s, u] of eventsOf(e, {
html: t,
inline: false
})) {
const t = u.start.line - 1;
u.type === "codeFenced" && s === "enter" && ([a, o] = [ 0, "" ]);
u.type === "codeFencedFence" && s === "exit" && (a += 1);
u.type === "codeFencedFenceInfo" && s === "exit" && (o = e.slice(u.start.offset, u.end.offset));
u.type === "tableRow" && s === "enter" && i.add(t);
if (s === "enter" || u.type !== "codeFenced" && u.type !== "codeIndented") continue;
const c = u.end.column === 1 && u.end.line > u.start.line;
r.set(t, {
kind: u.type === "codeFenced" ? "fenced" : "indented",
first: t,
last: u.end.line - (c ? 2 : 1),
prefix: (n[t] ?? "").slice(0, u.start.column - 1),
info: o,
isClosed: a > 1
});
}
return {
code: r,
rows: i
};
}
const c = /^( *)(?:[-*+]|\d{1,9}[.)])( +|$)/;
function isCertain(e, {kind: t, first: n, last: r, prefix: i}, a) {
const o = i.split(">").length - 1;
if (o > 0 && !isQuote(e, {
first: n,
last: r
}, a)) return false;
const s = new RegExp(`^(?: *> ?){${String(o)}}`);
const inner = t => {
const n = e[t] ?? "";
return s.test(n) ? n.replace(s, "") : null;
};
const u = inner(n) ?? "";
const l = t === "fenced" ? c.exec(u) : null;
const d = l === null ? indentOf(u) : l[0].length;
const f = l === null ? offsetAbove({
first: n,
indent: d
}, inner, a) : l[0].length;
if (t === "indented" ? d < f + 4 : l === null && d > f + 3) return false;
const p = t === "indented" ? f + 4 : f;
for (let e = n + 1; e <= r; e += 1) {
const t = inner(e);
if (t === null || t.trim() !== "" && indentOf(t) < p) return false;
}
return f === 0 || !e.slice(n, r + 1).some(e => /^[ >]*\t/.test(e));
}
function isQuote(e, {first: t, last: n}, r) {
const i = indentOf(e[t] ?? "");
const a = offsetAbove({
first: t,
indent: i
}, t => e[t] ?? "", r);
return i <= a + 3 && e.slice(t, n + 1).every(e => indentOf(e) >= a);
}
const indentOf = e => /^ */.exec(e)?.[0].length ?? 0;
function offsetAbove({first: e, indent: t}, n, r) {
let i = 0;
let a = t;
for (let t = e - 1; t >= 0; t -= 1) {
const e = n(t);
if (e === null) break;
if (e.trim() === "" || r(t)) continue;
const o = c.exec(e);
if (o !== null) {
const e = o[2]?.length ?? 0;
const t = e > 4 || e === 0 ? o[0].trimEnd().length + 1 : o[0].length;
t <= a && (i = Math.max(i, t));
a = Math.min(a, o[1]?.length ?? 0);
if (a === 0) break;
} else if (indentOf(e) === 0) break;
}
return i;
}
})
};
