"use strict";

exports.id = 1573;

exports.ids = [ 1573, 8912, 955 ];

exports.modules = {
28912: (function(e, t, n) {
n.d(t, {
createGitHubReader: () => createGitHubReader
});
var r = n(35548);
var a = n(80353);
var o = n(77523);
var c = n(60957);
var s = n(83823);
function createGitHubReader(e, t) {
let n = t;
let r = null;
const request = async (t, o) => {
if (n <= 0) return null;
n -= 1;
r ??= (0, a.wy)(e);
const i = await r;
try {
return await (0, a.bD)(e, e => o(i, e));
} catch (e) {
throw e instanceof c.J ? e : (0, s.K)(e, t);
}
};
return {
request: request,
query: (e, t, n) => request(e, async (r, a) => {
try {
return {
data: await r.graphql(t, {
...n,
request: {
signal: a
}
}),
errors: []
};
} catch (t) {
if ((0, o.UZ)(t) && [ 404, 405 ].includes((0, o.f1)(t).status ?? 0)) throw noGraphql(e);
return partialAnswer(t);
}
})
};
}
function noGraphql({what: e}) {
const t = `The server has no GraphQL API, so ${e} could not be read by it`;
return new c.J(404, t, r.i["graphql-missing"], "graphql-missing");
}
function partialAnswer(e) {
const {data: t, errors: n} = e;
const r = t === null || t === void 0 || Object.values(t).every(e => e === null);
if (!Array.isArray(n) || r) throw e;
return {
data: t,
errors: (0, o.cr)(n)
};
}
}),
16428: (function(e, t, n) {
n.d(t, {
R: () => isTooComplex,
d: () => r
});
const r = 7e4;
const a = /^(?:[ \t]*(?:>|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t]))){20}/m;
function isTooComplex(e) {
if (e.length > r || a.test(e)) return true;
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
var a = n(42344);
const o = "Arabic Bengali Devanagari Gujarati Gurmukhi Kannada Khmer Malayalam Mongolian Myanmar Oriya Sinhala Syriac Tamil Telugu Tibetan".split(" ").map(e => `\\p{Script=${e}}`).join("");
const c = [ "[\\u00ad\\u034f\\u115f\\u1160\\u17b4\\u17b5\\u180e\\u200b\\u2060-\\u2065\\u206a-\\u206f\\u2800\\u3164\\ufeff\\uffa0\\ufff0-\\ufffb", "\\ufe00-\\ufe0d\\u{1bca0}-\\u{1bca3}\\u{1d173}-\\u{1d17a}\\u{e0000}-\\u{e0fff}\\p{Noncharacter_Code_Point}]", "|(?<!\\p{Script=Mongolian})[\\u180b-\\u180d\\u180f]", "|(?<!(?![0-9#*])\\p{Emoji})[\\ufe0e\\ufe0f](?!\\u20e3)|(?<![0-9#*])(?<!\\p{Emoji})\\ufe0f(?=\\u20e3)", `|(?<!\\p{Extended_Pictographic}\\p{Emoji_Modifier}?\\ufe0f?|[${o}])\\u200d`, "|(?<=\\p{Extended_Pictographic}\\p{Emoji_Modifier}?\\ufe0f?)\\u200d(?!\\p{Extended_Pictographic})", `|(?<![${o}])\\u200c` ].join("");
let s = null;
function parts() {
s ??= [ [ "invisible-character", /\p{Surrogate}/gu ], ...r.TF.map(e => [ "terminal-sequence", e ]), [ "control-character", /[\u0000-\u0008\u000e-\u001f\u007f-\u009f]/g ], [ "direction-mark", /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g ], [ "invisible-character", new RegExp(c, "gu") ] ];
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
const t = (0, a.P)();
const n = withoutHidden(e, t);
return {
text: n,
changes: t.changes()
};
}
}),
20458: (function(e, t, n) {
n.d(t, {
E: () => sanitizeIncoming
});
var r = n(42357);
var a = n(16428);
var o = n(42344);
var c = n(74568);
const s = new Map([ [ "\u0430\u0435\u043e\u0440\u0441\u0443\u0445\u0455\u0456\u0458\u0501\u04bb\u051b\u051d", "aeopcyxsijdhqw" ], [ "\u0410\u0412\u0415\u041a\u041c\u041d\u041e\u0420\u0421\u0422\u0425\u0423\u0405\u0406\u0408", "ABEKMHOPCTXYSIJ" ], [ "\u03bf\u0391\u0392\u0395\u0396\u0397\u0399\u039a\u039c\u039d\u039f\u03a1\u03a4\u03a5\u03a7", "oABEZHIKMNOPTYX" ] ].flatMap(([e = "", t = ""]) => Array.from(e, (e, n) => [ e, t.charAt(n) ])));
function withoutHomoglyphs(e, t) {
const n = e.replace(/[\uff10-\uff19\uff21-\uff3a\uff41-\uff5a\u{1d400}-\u{1d7ff}]+/gu, e => {
const n = e.normalize("NFKC");
n !== e && t.add("homoglyph");
return n;
});
if (!/[\u0370-\u052f]/.test(n)) return n;
return n.replace(/[A-Za-z0-9_\u0370-\u052f]{3,}/g, e => {
const n = e.replace(/\w+/g, "");
const r = n !== "" && /[A-Za-z]/.test(e) && Array.from(n).every(e => s.has(e));
if (!r) return e;
t.add("homoglyph");
return Array.from(e, e => s.get(e) ?? e).join("");
});
}
var i = n(48263);
var u = n(51061);
function pageMarkdown(e, t) {
return blocksOf(e, t).join("\n\n");
}
function blocksOf(e, t) {
const n = [];
let r = [];
const flush = () => {
const e = paragraph(r, t);
e !== "" && n.push(e);
r = [];
};
for (const a of e) {
if (!(0, i.WH)(a) && !((0, i.vq)(a) && hasBlock(a))) {
r.push(a);
continue;
}
flush();
(0, i.vq)(a) && !(0, i.N3)(a) && n.push(...blockOf(a, t));
}
flush();
return n;
}
function hasBlock(e) {
return e.childNodes.some(e => (0, i.WH)(e) || (0, i.vq)(e) && hasBlock(e));
}
function blockOf(e, t) {
const inner = () => blocksOf(e.childNodes, t);
switch (e.tagName) {
case "h1":
case "h2":
case "h3":
case "h4":
case "h5":
case "h6":
{
const n = paragraph(e.childNodes, t).replace(/\n+/g, " ");
return n === "" ? [] : [ `${"#".repeat(Number(e.tagName.charAt(1)))} ${n}` ];
}

case "hr":
return [ "---" ];

case "pre":
{
const n = e.childNodes.find(i.vq);
const r = n?.tagName === "code" ? (0, i.eX)(n) : "";
return [ (0, u.OF)(t(rawText(e)), /^[\w+#.-]*$/.test(r) ? r : "") ];
}

case "blockquote":
{
const e = inner().join("\n\n");
return e === "" ? [] : [ e.replace(/^/gm, "> ").replace(/^> $/gm, ">") ];
}

case "ul":
case "ol":
return list(e, t);

case "table":
return table(e, t);

default:
return inner();
}
}
function list(e, t) {
const n = Number((0, i.lt)(e, "start") ?? 1);
const r = e.childNodes.filter(i.vq).filter(e => !(0, i.N3)(e));
const a = r.map((r, a) => {
const o = e.tagName === "ol" ? `${String((Number.isSafeInteger(n) ? n : 1) + a)}. ` : "- ";
const c = blocksOf(r.childNodes, t).join("\n\n");
return o + c.replace(/\n(?!\n)/g, `\n${" ".repeat(o.length)}`).replace(/[ ]+$/gm, "");
});
return a.length === 0 ? [] : [ a.join("\n") ];
}
function table(e, t) {
const n = descendants(e, "tr").map(e => e.childNodes.filter(i.vq).filter(e => !(0, 
i.N3)(e)).map(e => blocksOf(e.childNodes, t).join(" ").replace(/\n+/g, " ").replace(/\|/g, "\\|")));
const [r] = n;
if (r === void 0) return [];
const a = Math.max(...n.map(e => e.length));
const line = e => `| ${[ ...e, ...Array(a - e.length).fill("") ].join(" | ")} |`;
return [ [ line(r), line(Array(a).fill("---")), ...n.slice(1).map(line) ].join("\n") ];
}
function descendants(e, t) {
return e.childNodes.filter(i.vq).flatMap(e => {
if ((0, i.N3)(e)) return [];
return e.tagName === t ? [ e ] : descendants(e, t);
});
}
function paragraph(e, t) {
return inlineOf(e, t).replace(/[ \t]*\n[ \t]*/g, "\n").replace(/\n{2,}/g, "\n").trim().replace(/^(?:[#>=|:]|[-+](?=[ \t-]|$)|\d{1,9}(?=[.)]))/gm, e => /\d/.test(e) ? e : `\\${e}`).replace(/^(\d{1,9})([.)])/gm, "$1\\$2");
}
function inlineOf(e, t) {
return e.map(e => inlineNode(e, t)).join("");
}
function inlineNode(e, t) {
if ("value" in e) return escapeText(t(e.value));
if (!(0, i.vq)(e) || (0, i.N3)(e)) return "";
const text = () => inlineOf(e.childNodes, t);
switch (e.tagName) {
case "br":
return "\n";

case "em":
return wrapped("*", text());

case "strong":
return wrapped("**", text());

case "del":
return wrapped("~~", text());

case "code":
return codeSpan(t(rawText(e)).replace(/\s+/g, " "));

case "img":
return `![](${destination(t((0, i.ci)(e) ?? ""))})`;

case "a":
return page_markdown_link(e, text(), t);

case "input":
return (0, i.lt)(e, "checked") === null ? "[ ] " : "[x] ";

default:
return text();
}
}
function page_markdown_link(e, t, n) {
const r = n((0, i.ci)(e) ?? "");
if (t.trim() === "" || r === "") return t;
return rawText(e) === r && /^https?:\/\/[\w.~:/?#@%&=+-]*[\w/]$/.test(r) ? r : `[${t}](${destination(r)})`;
}
function destination(e) {
const encoded = e => `%${e.charCodeAt(0).toString(16).toUpperCase()}`;
return e.replace(/[\s<>()\\[\]`*_!&"']/g, e => encodeURIComponent(e).replace(/^[()*!'_]$/, encoded));
}
function wrapped(e, t) {
const n = t.trim();
return n === "" ? t : t.replace(n, () => `${e}${n}${e}`);
}
function codeSpan(e) {
if (e.trim() === "") return e;
const t = new Set((e.match(/`+/g) ?? []).map(e => e.length));
let n = 1;
while (t.has(n)) n += 1;
const r = "`".repeat(n);
const a = /^`|`$|^ .* $/.test(e) ? " " : "";
return `${r}${a}${e}${a}${r}`;
}
function rawText(e) {
if ("value" in e) return e.value;
if (!(0, i.vq)(e) || (0, i.N3)(e)) return "";
if (e.tagName === "br") return "\n";
return e.childNodes.map(rawText).join("");
}
function escapeText(e) {
return e.replace(/[\\`*[\]~]|<(?=[a-z/!?])|&(?=#|[a-z][a-z0-9]*;)|_(?![A-Za-z0-9])|(?<![A-Za-z0-9])_/gi, "\\$&");
}
var l = n(37126);
var f = n(33988);
var d = n(16183);
function withoutHiddenTokens(e) {
let t = "";
let n = 0;
const r = (0, d.XL)(e, {
html: true,
inline: true
});
const textOf = t => e.slice(t.start.offset, t.end.offset);
const a = new Set(r.flatMap(([, e]) => e.type === "gfmFootnoteCallString" ? [ textOf(e).toLowerCase() ] : []));
const o = {
columns: 0,
cell: 0
};
let c = 0;
for (const [s, i] of r) {
i.type === "image" && (c += s === "enter" ? 1 : -1);
if (s === "exit") continue;
i.type === "tableHead" && (o.columns = 0);
i.type === "tableRow" && (o.cell = 0);
i.type === "tableHeader" && (o.columns += 1);
i.type === "tableData" && (o.cell += 1);
if (i.start.offset < n) continue;
const r = i.type === "tableData" && o.cell > o.columns;
const u = r ? "" : replacementOf(i, textOf(i), c > 0, a);
if (u === null) continue;
const l = e.slice(n, i.start.offset);
t += (p.has(i.type) ? l.trimEnd() : l) + u;
n = i.end.offset;
}
return t + e.slice(n);
}
const p = new Set([ "resourceTitle", "codeFencedFenceMeta" ]);
function replacementOf(e, t, n, r) {
switch (e.type) {
case "htmlFlow":
case "htmlText":
return withoutTags(t);

case "definition":
case "codeFencedFenceMeta":
case "resourceTitle":
return "";

case "gfmFootnoteDefinition":
return r.has((/^\[\^([^\]]*)/.exec(t)?.[1] ?? "").toLowerCase()) ? null : "";

case "labelText":
return n ? "" : null;

case "characterReference":
return escapeText(decoded(t));

default:
return null;
}
}
function withoutTags(e) {
return e.replace(/<!--(?:-?>|[^]*?(?:--!?>|$))|<\?[^]*?(?:\?>|$)|<!\[CDATA\[[^]*?(?:\]\]>|$)|<![a-z][^]*?(?:>|$)/gi, "").replace(/<br\s*\/?>/gi, "\n").replace(/<\/?[a-z](?:"[^"]*"|'[^']*'|[^"'>])*>/gi, "").replace(/<[a-z/!?][^]*$/i, "");
}
function decoded(e) {
const t = e.slice(1, -1);
if (!t.startsWith("#")) return (0, l.s)(t) || e;
const n = /^#x/i.test(t);
return (0, f.C)(t.slice(n ? 2 : 1), n ? 16 : 10);
}
const h = "[Omitted: the markup of this text is too deeply nested to show only what its page shows.]";
function sanitizeIncoming(e) {
if (e.length > a.d) {
const t = e.length - a.d;
return `${sanitizeIncoming(e.slice(0, a.d))}\n[Truncated: ${String(t)} more characters]`;
}
if ((0, a.R)(e)) return h;
try {
const t = (0, i.NL)(e);
const n = (0, i.e9)(t, cleanText);
const hidesNothing = e => cleanText(e) === e && hasOnlyWordsOf(e, n) && withoutHiddenTokens(e) === e && (0, 
i.e9)((0, i.NL)(e), cleanText) === n;
for (const n of [ () => e, () => cleanText(withoutHiddenTokens(e)), () => pageMarkdown(t.childNodes, cleanText) ]) {
const e = n();
if (hidesNothing(e)) return e;
}
return plainText(n);
} catch (e) {
(0, r.ki)(e, i.Fd);
return h;
}
}
function hasOnlyWordsOf(e, t) {
const n = new Map;
for (const [e] of t.matchAll(g)) n.set(e, (n.get(e) ?? 0) + 1);
const r = e.replace(/^([ \t>*+-]*)\d{1,9}(?=[.)][ \t\n])/gm, "$1").replace(/\[\^[^\]\n]+\]/g, "");
for (const [e] of r.matchAll(g)) {
const t = n.get(e) ?? 0;
if (t === 0) return false;
n.set(e, t - 1);
}
return true;
}
const g = /[\p{L}\p{N}]+/gu;
function cleanText(e) {
const t = (0, o.P)();
return withoutHomoglyphs((0, c.P)(e, t), t);
}
function plainText(e) {
const t = e.replace(/[\u0000<>&[\]`\\~*_|!#]/g, " ");
return cleanText(t.replace(/\s+/g, " ").trim());
}
}),
48263: (function(e, t, n) {
n.d(t, {
Fd: () => TooDeepError,
N3: () => isHiddenElement,
NL: () => parsePage,
Te: () => g,
WH: () => isBlock,
ci: () => addressOf,
e9: () => visibleContent,
eX: () => languageOf,
lt: () => attribute,
vq: () => isElement
});
var r = n(77549);
var a = n(7042);
var o = n(83984);
var c = n(22429);
var s = n(24479);
var i = n(1680);
var u = n(78030);
var l = n(57749);
var f = n(18835);
var d = n(91197);
var p = n(14367);
var h = n(96855);
const g = [ (0, a.$)(), (0, c.r)(), (0, i.K)(), (0, l.x)(), (0, d.J)() ];
const m = [ (0, o.s)(), (0, s.C)(), (0, u.t)(), (0, f.k)(), (0, p.Q)() ];
function parsePage(e) {
const t = {
allowDangerousHtml: true,
allowDangerousProtocol: true
};
return (0, h.oH)((0, r.yt)(e, {
...t,
extensions: g,
htmlExtensions: m
}));
}
const v = new Set("script style template title noembed noframes noscript iframe object audio video canvas textarea xmp plaintext".split(" "));
function isHiddenElement(e) {
if (v.has(e.tagName)) return true;
const t = attribute(e, "style") ?? "";
return attribute(e, "hidden") !== null || attribute(e, "aria-hidden") === "true" || attribute(e, "id") === "footnote-label" || attribute(e, "data-footnote-backref") !== null || b.test(t.replace(/\/\*[^]*?\*\//g, ""));
}
const b = /(?:display\s*:\s*none|visibility\s*:\s*(?:hidden|collapse)|(?:opacity|font-size|max-height|max-width)\s*:\s*0*\.?0*(?:[a-z%]*)\s*(?:!important\s*)?(?:;|$))/i;
function attribute(e, t) {
return e.attrs.find(e => e.name === t)?.value ?? null;
}
function isElement(e) {
return "tagName" in e;
}
const w = new Set("address article aside blockquote center dd details dialog div dl dt fieldset figure figcaption footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section summary table tbody td th thead tr ul".split(" "));
function isBlock(e) {
return isElement(e) && w.has(e.tagName);
}
class TooDeepError extends Error {}
const x = 200;
function visibleContent(e, t) {
const n = [];
const visit = (e, t) => {
if (t > x) throw new TooDeepError;
"value" in e && n.push(e.value);
if (!isElement(e) || isHiddenElement(e)) return;
const r = n.length;
(isBlock(e) || e.tagName === "br") && n.push(" ");
for (const n of e.childNodes) visit(n, t + 1);
isBlock(e) && n.push(" ");
const a = n.slice(r).every(e => e.trim() === "");
const o = addressOf(e);
o === null || e.tagName !== "img" && a || n.push(` \0${decodedAddress(o)}\0 `);
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
var a = n(19627);
var o = n(82192);
var c = n(48263);
const s = {
disable: {
null: [ "htmlFlow", "htmlText" ]
}
};
const i = {
disable: {
null: [ "attention", "autolink", "characterEscape", "characterReference", "codeText", "hardBreakEscape", "labelEnd", "labelStartImage", "labelStartLink" ]
}
};
function eventsOf(e, {html: t, inline: n}) {
const u = [ ...c.Te, ...t ? [] : [ s ], ...n ? [] : [ i ] ];
return (0, r._)((0, a.q)({
extensions: u
}).document().write((0, o.v)()(e, void 0, true)));
}
function structureOf(e, t = false) {
const n = e.split("\n");
const r = new Map;
const a = new Set;
let o = 0;
let c = "";
for (const [s, i] of eventsOf(e, {
html: t,
inline: false
})) {
const t = i.start.line - 1;
i.type === "codeFenced" && s === "enter" && ([o, c] = [ 0, "" ]);
i.type === "codeFencedFence" && s === "exit" && (o += 1);
i.type === "codeFencedFenceInfo" && s === "exit" && (c = e.slice(i.start.offset, i.end.offset));
i.type === "tableRow" && s === "enter" && a.add(t);
if (s === "enter" || i.type !== "codeFenced" && i.type !== "codeIndented") continue;
const u = i.end.column === 1 && i.end.line > i.start.line;
r.set(t, {
kind: i.type === "codeFenced" ? "fenced" : "indented",
first: t,
last: i.end.line - (u ? 2 : 1),
prefix: (n[t] ?? "").slice(0, i.start.column - 1),
info: c,
isClosed: o > 1
});
}
return {
code: r,
rows: a
};
}
const u = /^( *)(?:[-*+]|\d{1,9}[.)])( +|$)/;
function isCertain(e, {kind: t, first: n, last: r, prefix: a}, o) {
const c = a.split(">").length - 1;
if (c > 0 && !isQuote(e, {
first: n,
last: r
}, o)) return false;
const s = new RegExp(`^(?: *> ?){${String(c)}}`);
const inner = t => {
const n = e[t] ?? "";
return s.test(n) ? n.replace(s, "") : null;
};
const i = inner(n) ?? "";
const l = t === "fenced" ? u.exec(i) : null;
const f = l === null ? indentOf(i) : l[0].length;
const d = l === null ? offsetAbove({
first: n,
indent: f
}, inner, o) : l[0].length;
if (t === "indented" ? f < d + 4 : l === null && f > d + 3) return false;
const p = t === "indented" ? d + 4 : d;
for (let e = n + 1; e <= r; e += 1) {
const t = inner(e);
if (t === null || t.trim() !== "" && indentOf(t) < p) return false;
}
return d === 0 || !e.slice(n, r + 1).some(e => /^[ >]*\t/.test(e));
}
function isQuote(e, {first: t, last: n}, r) {
const a = indentOf(e[t] ?? "");
const o = offsetAbove({
first: t,
indent: a
}, t => e[t] ?? "", r);
return a <= o + 3 && e.slice(t, n + 1).every(e => indentOf(e) >= o);
}
const indentOf = e => /^ */.exec(e)?.[0].length ?? 0;
function offsetAbove({first: e, indent: t}, n, r) {
let a = 0;
let o = t;
for (let t = e - 1; t >= 0; t -= 1) {
const e = n(t);
if (e === null) break;
if (e.trim() === "" || r(t)) continue;
const c = u.exec(e);
if (c !== null) {
const e = c[2]?.length ?? 0;
const t = e > 4 || e === 0 ? c[0].trimEnd().length + 1 : c[0].length;
t <= o && (a = Math.max(a, t));
o = Math.min(o, c[1]?.length ?? 0);
if (o === 0) break;
} else if (indentOf(e) === 0) break;
}
return a;
}
})
};
