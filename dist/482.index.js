"use strict";

exports.id = 482;

exports.ids = [ 482 ];

exports.modules = {
70482: (function(t, e, n) {
n.r(e);
n.d(e, {
sanitizeForPosting: () => sanitizeForPosting,
withAnswer: () => withAnswer
});
var s = n(51061);
var o = n(42344);
var i = n(74568);
function sectionTag(t) {
if (!/^<\/?(?:details|summary)/i.test(t)) return null;
if (/^<\/details>[ \t]*$/i.test(t)) return {
kind: "close"
};
const [, e, n, s] = /^(<details([ \t]+open(?:="")?)?[ \t]*>)?[ \t]*(?:<summary>(.*?)<\/summary>)?[ \t]*$/i.exec(t) ?? [];
if (e !== void 0) return {
kind: "open",
tag: n === void 0 ? "<details>" : "<details open>",
summary: s ?? null
};
return s === void 0 ? null : {
kind: "summary",
summary: s
};
}
function withoutBold(t) {
return t.replace(/\*\*|<\/?(?:b|strong)>/gi, "").trim();
}
var r = n(16428);
const c = /(`+)(?!`)[^\n]*?[^`\n]\1(?!`)|<code>[^<\n]*<\/code>|\]\([^()\s]*\)/g;
const l = /\\[A-Za-z]+|\\[^]|%|\${1,2}|\n[ \t>]*(?=\n)/g;
function withoutMathematics(t, e) {
if (!t.includes("$")) return t;
const n = [];
const s = t.replace(c, t => {
n.push(t);
return "\0";
});
const o = hasFormula(s);
const i = s.replace(/\\[^]|\0\$+|\$+\0|\$+/g, t => {
if (t.startsWith("\\") || !(o || t.includes("\0"))) return t;
return t.replaceAll("$", "&#36;");
});
i !== s && e.add("mathematics");
let r = 0;
return i.replaceAll("\0", () => n[r++] ?? "");
}
function hasFormula(t) {
let e = "";
let n = "";
for (const {0: s, index: o} of t.matchAll(l)) if (s.startsWith("$")) {
const i = t.charAt(o + s.length);
if (n === "command" || n === "comment" && !/\w/.test(i)) return true;
e = s;
n = "";
} else s.startsWith("\n") ? e !== "$$" && (e = n = "") : e !== "" && (/^\\[A-Za-z]/.test(s) ? n = "command" : s === "%" && n === "" && (n = "comment"));
return false;
}
function leadsTo(t, e) {
if (t.includes("\\")) return false;
const n = /^[a-z]+:\/\//i.test(t) ? t : `https://${t.replace(/^\/\//, "")}`;
if (!URL.canParse(n)) return false;
const {protocol: s, hostname: o, username: i, password: r} = new URL(n);
if (!/^https?:$/.test(s) || i !== "" || r !== "") return false;
return e.some(t => t.startsWith("*.") ? o.endsWith(t.slice(1)) : o === t);
}
function bareAddress(t) {
const e = /^[^\s<>`\]|]*/.exec(t)?.[0] ?? "";
let [n, s] = [ e.length, 0 ];
for (const t of e) s += t === "(" ? 1 : t === ")" ? -1 : 0;
for (;n > 0; n -= 1) {
const t = e.charAt(n - 1);
if (t === ")" && s < 0) s += 1; else if (!/[?!.,:;*_~'"]/.test(t)) break;
}
return e.slice(0, n);
}
const a = /\]\([ \t]*(<[^<>[\]\n`&\\]*>|[^\s()<>[\]`\\]*(?:\([^\s()<>[\]`\\]*\)[^\s()<>[\]`\\]*)*)([ \t]+(?:"[^"`&\\<\n]*"|'[^'`&\\<\n]*'|\([^()`&\\<\n]*\)))?[ \t]*\)/y;
function webLinkEndAt(t, e) {
a.lastIndex = e;
const n = a.exec(t);
if (n === null) return null;
const s = (n[1] ?? "").replace(/^<(.*)>$/, (t, e) => e.replaceAll(" ", "%20"));
if (s === "" || /[\s()<>]/.test(s.replace(/\([^\s()]*\)/g, "")) || /&#?\w{1,40};/.test(s)) return null;
return {
address: s,
hasTitle: n[2] !== void 0,
next: e + n[0].length
};
}
function isLocalAddress(t) {
return /^mailto:/i.test(t) || !/^(?:[a-z][a-z0-9+.-]*:|[/\\]{2}|\\)|:\/\/|www\.|@/i.test(t);
}
const isWebAddress = t => /^(?:(?:https?:)?\/\/|www\.)/i.test(t);
const u = /<(?:(\/?(?:sub|kbd))|(br)[ \t]*\/?)>/iy;
function inlineTagAt(t, e) {
u.lastIndex = e;
const n = u.exec(t);
if (n === null) return null;
return {
text: `<${(n[1] ?? n[2] ?? "").toLowerCase()}>`,
next: e + n[0].length
};
}
const d = /^[\s>*+\-\d.)]*(?:<br>\s*)+$/;
function withBalancedTags(t, e) {
if (!t.includes("<")) return t;
const n = new Set;
const s = !d.test(t);
let o = null;
for (const {0: e, 1: i = "", index: r} of t.matchAll(/<\/?(\w+)>/g)) if (i === "br") s && n.add(r); else if (e.startsWith("</")) {
if (o?.name === i && t.slice(o.end, r).trim() !== "") {
n.add(o.index).add(r);
o = null;
}
} else o = {
name: i,
index: r,
end: r + e.length
};
return t.replace(/</g, (t, s) => {
if (n.has(s)) return "<";
e.add("tag");
return "&lt;";
});
}
const f = /(?<![A-Za-z0-9])(close[sd]?|fix(?:e[sd])?|resolve[sd]?|duplicate[ \t]{1,9}of)(?=(:?[ \t]+(?:#|\\#|GH-\d|\u0001|[\w.-]+\/[\w.-]+#))|:?[ \t]*(?:<|$))/gi;
const h = "&#8203;";
function sanitizeProse(t, e, n) {
const {isHtml: s = false, isRow: o = false} = e;
const i = {
line: t,
options: e,
counts: n,
isHtml: s,
isRow: o,
hasAddress: /:\/\/|www\./i.test(t)
};
const r = [];
const c = [];
for (let e = 0; e < t.length; ) {
const t = pieceAt(i, e);
t.verbatim !== void 0 && r.push(t.text);
c.push(t.verbatim === void 0 ? t.text : g[t.verbatim]);
e = t.next;
}
const l = withBalancedTags(c.join(""), n).replace(f, (t, e, s) => {
s !== void 0 && n.add("closing-word");
return `${t}${h}`;
}).replace(/(?<![\w.-])([\w.-]+\/[\w.-]+)#(?=\d)/g, t => {
n.add("reference");
return `${t}${h}`;
}).replace(/^((?:[ \t]*(?:>|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t])))+[ \t]*)~(?=~~)/, (t, e) => {
n.add("fence");
return `${e}\\~`;
}).replace(/^([ \t]*(?:>[ \t]*)*)\/(?=[A-Za-z])/, t => {
n.add("slash-command");
return `${t.slice(0, -1)}\\/`;
});
let a = 0;
return l.replace(/[\0\u0001]/g, () => r[a++] ?? "");
}
const g = {
code: "\0",
address: "\x01"
};
const x = /(?:https?|ftp):\/\/(?=[\w[-]|[^\0-\x7f])|(?<![a-z0-9])www\.(?=[a-z0-9])/iy;
const m = /[`\\<>&!\]@]|(?:https?|ftp):\/\/(?=[\w[-]|[^\0-\x7f])|(?<![a-z0-9])www\.(?=[a-z0-9])/gi;
function pieceAt(t, e) {
const {line: n, counts: s} = t;
switch (n.charAt(e)) {
case "`":
return codeAt(t, e);

case "\\":
return escapeAt(t, e);

case "<":
return tagAt(t, e);

case ">":
return {
text: endsBareAddress(t, e) ? "&gt;" : ">",
next: e + 1
};

case "&":
return entityAt(t, e);

case "!":
if (n.charAt(e + 1) !== "[") return {
text: "!",
next: e + 1
};
s.add("image");
return n.startsWith("![](", e) ? {
text: "&#33;[image",
next: e + 2
} : {
text: "&#33;",
next: e + 1
};

case "]":
return bracketAt(t, e);

case "@":
return mentionAt(t, e);

default:
x.lastIndex = e;
if (x.test(n)) return addressAt(t, e);
}
m.lastIndex = e + 1;
const o = m.exec(n)?.index ?? n.length;
return {
text: n.slice(e, o),
next: o
};
}
function codeAt(t, e) {
const {line: n} = t;
const o = /^`+/.exec(n.slice(e))?.[0] ?? "`";
const i = e + o.length;
for (let r = n.indexOf(o, i); r >= 0; ) {
const c = /^`+/.exec(n.slice(r))?.[0] ?? o;
if (c.length === o.length) {
const c = t.isRow ? n.slice(i, r).replaceAll("\\|", "|") : n.slice(i, r);
const l = isGlued(t, e) || needsHtml(t, c) ? (0, s.h8)(c) : `${o}${c}${o}`;
return {
text: l,
next: r + o.length,
verbatim: "code"
};
}
r = n.indexOf(o, r + c.length);
}
return {
text: "&#96;".repeat(o.length),
next: i
};
}
const needsHtml = ({isHtml: t}, e) => t || e.includes("|");
function isGlued({line: t, hasAddress: e}, n) {
if (!e) return false;
const s = t.slice(Math.max(0, n - 1e3), n);
const o = Math.max(s.lastIndexOf(" "), s.lastIndexOf("\t"), s.lastIndexOf("<"));
const i = s.slice(o + 1);
return i.length === 1e3 || /:\/\/|www\./i.test(i);
}
const p = /<code>(?:(?!www\.)[^&<>"'`|\\*_[\]~!#:@$\n]|&#\d{2,3};)*<\/code>/iy;
function tagAt({line: t, options: e, counts: n, isHtml: s}, o) {
p.lastIndex = o;
const i = p.exec(t)?.[0];
if (i !== void 0) return {
text: i,
next: o + i.length,
verbatim: "code"
};
const r = inlineTagAt(t, o);
if (r !== null) return r;
const [c, l = ""] = s ? [] : /^<([^\s<>]{1,2000})>/.exec(t.slice(o, o + 2010)) ?? [];
if (c !== void 0 && isKeptAddress(l, e.hosts)) return {
text: c,
next: o + c.length,
verbatim: "address"
};
/[a-z/!?]/i.test(t.charAt(o + 1)) && n.add("tag");
return {
text: "&lt;",
next: o + 1
};
}
function endsBareAddress({line: t, options: e}, n) {
const s = /<(https?:\/\/[^\s<>&]{1,2000})$/i.exec(t.slice(Math.max(0, n - 2010), n))?.[1];
return s !== void 0 && leadsTo(s, e.hosts);
}
const isKeptAddress = (t, e) => /^(?:mailto:)?[\w.+-]{1,64}@[\w-]+(?:\.[\w-]+)+$/.test(t) || /^https?:\/\/[\w./:?=%+,;~&#()-]+$/.test(t) && !/&#?\w+;/.test(t) && leadsTo(t, e);
const w = /^&(?:copy|reg|trade|hellip|[mn]dash|middot|bull|[lrudh]arr|[lrh]Arr|times|divide|plusmn|deg|[ln]e|ge|asymp|infin|[lr][asd]quo|euro|pound|yen|cent|sect|para|check|cross|micro|frac(?:12|14|34));$/;
function entityAt({line: t, counts: e, isHtml: n}, s) {
const o = /^&#?\w{1,40};/.exec(t.slice(s, s + 44))?.[0];
if (o === void 0) return {
text: n ? "&amp;" : "&",
next: s + 1
};
const i = t.slice(Math.max(0, s - 24), s);
const r = /^&(?:lt|gt|amp|quot|nbsp|#39|#33|#36|#96|#124);$/.test(o) || w.test(o) || /^&#(?:58|40);$/.test(o) && i.endsWith("]") || o === h && /(?:#|(?<![A-Za-z0-9])(?:close[sd]?|fix(?:e[sd])?|resolve[sd]?|duplicate[ \t]{1,9}of))$/i.test(i);
if (r) return {
text: o,
next: s + o.length
};
e.add("entity");
return {
text: "&amp;",
next: s + 1
};
}
function escapeAt(t, e) {
const {line: n} = t;
const s = n.charAt(e + 1);
const o = {
"`": "&#96;",
"&": "&amp;",
"<": "&lt;"
}[s];
if (o !== void 0) return {
text: o,
next: e + 2
};
if (s === "@") return pieceAt(t, e + 1);
if (s === "#" && /\d/.test(n.charAt(e + 2))) return {
text: `#${h}`,
next: e + 2
};
if (/[!-/:-@[-`{-~]/.test(s)) return {
text: `\\${s}`,
next: e + 2
};
return {
text: "\\",
next: e + 1
};
}
function bracketAt(t, e) {
const {line: n, options: o, counts: i} = t;
const r = n.charAt(e + 1);
if (r === ":") {
const t = /^ {0,3}\[\^([\w-]{1,40})$/.exec(n.slice(0, e))?.[1]?.toLowerCase();
if (t !== void 0 && o.footnotes?.delete(t) === true) return {
text: "]:",
next: e + 2
};
i.add("link-definition");
return {
text: "]&#58;",
next: e + 2
};
}
if (r !== "(") return {
text: "]",
next: e + 1
};
const c = webLinkEndAt(n, e);
if (c !== null && isWebAddress(c.address) && !leadsTo(c.address, o.hosts)) {
i.add("link");
const e = needsHtml(t, c.address) ? (0, s.h8)(c.address) : `\`${c.address}\``;
return {
text: `] (${e})`,
next: c.next,
verbatim: "code"
};
}
if (c === null || !(isWebAddress(c.address) || isLocalAddress(c.address))) {
i.add("link");
return {
text: "]&#40;",
next: e + 2
};
}
c.hasTitle && i.add("link-title");
return {
text: `](${c.address})`,
next: c.next,
verbatim: "code"
};
}
function mentionAt({line: t, options: e, counts: n}, s) {
if (t.startsWith(h, s + 1)) return {
text: `@${h}`,
next: s + 1 + h.length
};
const o = /^[A-Za-z0-9][A-Za-z0-9-]{0,100}(?:\/[\w.-]{1,100})?/.exec(t.slice(s + 1, s + 250))?.[0];
if (o === void 0 || /[A-Za-z0-9]/.test(t.charAt(s - 1))) return {
text: "@",
next: s + 1
};
if (e.mentions.some(t => t.toLowerCase() === o.toLowerCase())) return {
text: "@",
next: s + 1
};
n.add("mention");
return {
text: `@${h}`,
next: s + 1
};
}
const A = 1e4;
function addressAt(t, e) {
const {line: n, options: o, counts: i, isHtml: r} = t;
const c = bareAddress(n.slice(e, e + A));
const l = /^[a-z]*:?\/*[^\s<@/?#]*@/i.test(n.slice(e, e + A));
if (l || !leadsTo(c, o.hosts)) {
const o = c === "" ? n.slice(e, e + 1) : c;
i.add("link");
const l = !r && !isGlued(t, e) && n.charAt(e - 1) !== "`" && n.charAt(e + o.length) !== "`";
return {
text: l ? `\`${o}\`` : (0, s.h8)(o),
next: e + o.length,
verbatim: "code"
};
}
const a = c.slice(1).search(/(?:https?|ftp):\/\/|www\./i);
const u = a < 0 ? c : c.slice(0, a + 1);
const d = /^[\w./:?=%+,;~-]*/.exec(u)?.[0] ?? u;
return {
text: d,
next: e + d.length,
verbatim: "address"
};
}
var $ = n(16183);
const y = /^[^\s<>()[\]`\\"']+$/;
function inlineReferences(t) {
if (!/\]:|`/.test(t) || (0, r.R)(t)) return t;
const e = (0, $.XL)(t, {
html: false,
inline: true
});
const textOf = ({start: e, end: n}) => t.slice(e.offset, n.offset);
const n = definitionsIn(e, textOf);
const s = codeSpanEdits(e, textOf);
let o = null;
let [i, c] = [ "", false ];
for (const [t, r] of e) {
if (t === "enter") continue;
r.type === "labelText" && (i = textOf(r));
r.type === "label" && ([o, c] = [ r, false ]);
r.type === "referenceString" && (i = textOf(r));
r.type === "resource" && (c = true);
if (r.type !== "link" && r.type !== "image" || o === null || c) continue;
const e = n.get(normalized(i));
if (e === void 0 || !y.test(e.address)) continue;
e.isUsed = true;
s.push({
from: o.end.offset,
to: r.end.offset,
text: `(${e.address})`
});
}
for (const {token: t, isUsed: e} of n.values()) e && s.push({
from: t.start.offset,
to: t.end.offset,
text: ""
});
let l = "";
let a = 0;
for (const {from: e, to: n, text: o} of s.toSorted((t, e) => t.from - e.from)) {
if (e < a) continue;
l += t.slice(a, e) + o;
a = n;
}
return l + t.slice(a);
}
const normalized = t => t.replace(/\s+/g, " ").trim().toLowerCase();
function definitionsIn(t, e) {
const n = new Map;
let [s, o] = [ "", "" ];
for (const [i, r] of t) {
if (i === "enter") continue;
r.type === "definitionLabelString" && (s = normalized(e(r)));
r.type === "definitionDestinationString" && (o = e(r));
r.type !== "definition" || n.has(s) || n.set(s, {
token: r,
address: o,
isUsed: false
});
}
return n;
}
function codeSpanEdits(t, e) {
const n = [];
let s = null;
for (const [o, i] of t) {
i.type === "codeText" && (o === "enter" ? s = "" : i.end.line > i.start.line && n.push({
from: i.start.offset,
to: i.end.offset,
text: (s ?? "").replace(/\n[ \t]*/g, " ")
}));
if (s === null || o === "enter") continue;
i.type === "lineEnding" && (s += "\n");
/^codeText(?:Data|Padding|Sequence)$/.test(i.type) && (s += e(i));
i.type === "codeText" && (s = null);
}
return n;
}
function footnotesOf(t) {
if (!t.includes("[^") || (0, r.R)(t)) return new Set;
const e = new Set;
let n = 0;
for (const [s, o] of (0, $.XL)(t, {
html: false,
inline: true
})) {
o.type === "gfmFootnoteDefinition" && (n += s === "enter" ? 1 : -1);
if (s === "exit" || o.type !== "gfmFootnoteCallString" || n > 0) continue;
const i = t.slice(o.start.offset, o.end.offset);
/^[\w-]{1,40}$/.test(i) && e.add(i.toLowerCase());
}
return e;
}
const v = /^(?:[ \t]*(?:>|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t])))*[ \t]*/;
const k = /^\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*\|?[ \t]*$/;
function withoutExtraCells(t, e) {
if (!t.includes("|")) return t;
let [n, s] = [ 0, 0 ];
const o = t.split("\n").map(t => {
const o = v.exec(t)?.[0].length ?? 0;
const i = t.slice(o).trimEnd();
i === "" && (n = 0);
const r = cellEnds(i);
n === 0 && /[|:]/.test(i) && k.test(i) && r.length === s && (n = r.length);
s = r.length;
const c = n > 0 && r.length > n ? r[n - 1] : void 0;
if (c === void 0) return t;
e.add("hidden-element");
return t.slice(0, o + c + 1);
});
return o.join("\n");
}
function cellEnds(t) {
const e = [];
for (const {0: n, index: s} of t.matchAll(/\\[^]|\|/g)) n === "|" && s > 0 && e.push(s);
e.at(-1) !== t.length - 1 && e.push(t.length);
return e;
}
const b = 6;
function sanitizeOutgoing(t, e) {
const n = (0, o.P)();
let r = inlineReferences((0, i.P)(t, n));
for (let t = 1; t <= b; t += 1) {
const t = sanitizeMarkdown((0, i.P)(r, n), e, n);
if (t === r) return {
text: t,
changes: n.changes()
};
r = t;
}
n.add("unresolvable-markup");
return {
text: (0, s.OF)(r.trim(), ""),
changes: n.changes()
};
}
function sanitizeMarkdown(t, e, n) {
const s = t.replace(/^(?:[ \t]*\n)+/, "").trimEnd();
if (!(0, r.R)(s)) {
const t = withCodeInPlace(s, e, n);
if (t !== null) return t;
}
return withCodeAtMargin(s.trim(), e, n);
}
const z = 5;
function withCodeInPlace(t, e, n) {
const s = withSectionsApart(t);
const i = s.split("\n");
const {code: r, rows: c} = (0, $.pH)(s);
const l = new Set;
while (l.size <= z) {
const t = (0, o.P)();
const a = createPage({
...e,
footnotes: footnotesOf(s)
}, t);
const u = [];
for (let e = 0; e < i.length; e += 1) {
const n = r.get(e);
const s = i.slice(e, (n?.last ?? e) + 1);
const o = n?.kind === "indented";
if (n === void 0 || o && l.has(n)) {
a.addLine(i[e] ?? "", c.has(e));
continue;
}
const d = l.has(n) ? null : codeLines(n, s, t);
a.addCode(d ?? codeAtMargin(n, s, t));
d !== null && u.push({
block: n,
shown: d
});
e = n.last;
}
const d = a.end();
const f = uncertain(d, u);
if (f === null) {
for (const {kind: e, count: s} of t.changes()) n.add(e, s);
return d;
}
l.add(f);
}
return null;
}
function uncertain(t, e) {
const n = t.split("\n");
const s = [ ...(0, $.pH)(t, true).code.values() ];
const isCode = t => s.some(({kind: e, first: n, last: s}) => (e === "fenced" ? n < t : n <= t) && t <= s);
let o = 0;
for (const {block: t, shown: i} of e) {
while (o < s.length && textOf(s[o], n) !== i) o += 1;
const e = s[o];
if (e === void 0 || !(0, $.te)(n, e, isCode)) return t;
o += 1;
}
return null;
}
const textOf = (t, e) => e.slice(t?.first ?? 0, (t?.last ?? -1) + 1).join("\n");
function codeAtMargin({prefix: t, info: e, isClosed: n}, s, o) {
const i = t.replace(/>/g, "").length;
const r = s.slice(1, n ? -1 : void 0).map(e => withoutIndent(t.includes(">") ? e.replace(/^(?: {0,3}> ?)+/, "") : e, i));
return outgoing_close({
indent: "",
run: "",
language: /^[\w+#.-]{1,30}/.exec(e)?.[0] ?? "",
lines: r
}, o);
}
function withSectionsApart(t) {
let e = null;
let n = 0;
const s = t.split("\n").flatMap(t => {
if (e !== null) {
closes(t, e) && (e = null);
return [ t ];
}
e = openedBy(t);
const s = e === null ? sectionTag(t) : null;
s?.kind === "open" && (n += 1);
if (s === null || n === 0) return [ t ];
s.kind === "close" && (n -= 1);
return [ "", t, "" ];
});
return s.join("\n");
}
function codeLines(t, e, n) {
if (t.kind === "indented") return e.join("\n");
const {prefix: o, info: i, isClosed: r} = t;
if (!/^[ >*+\-\d.)]*$/.test(o)) return null;
const c = e.slice(1, r ? -1 : void 0);
const l = e.at(-1) ?? "";
const a = r ? l.slice(0, l.search(/(?:`{3,}|~{3,})[ \t]*$/)) : o.replace(/[^ >]/g, " ");
r || n.add("fence");
const u = shownLanguage(/^[\w+#.-]{1,30}/.exec(i)?.[0] ?? "", c.join("\n"), n);
const d = (0, s.Lt)(c.join("\n"));
return [ `${o}${d}${u}`, ...c, `${a}${d}` ].join("\n");
}
function withCodeAtMargin(t, e, n) {
const s = createPage(e, n);
let o = null;
for (const e of t.split("\n")) if (o === null) {
o = openedBy(e);
o === null && s.addLine(e, false);
} else if (closes(e, o)) {
s.addCode(outgoing_close(o, n));
o = null;
} else o.lines.push(withoutIndent(e, o.indent.length));
if (o !== null) {
n.add("fence");
s.addCode(outgoing_close(o, n));
}
return s.end();
}
const L = 8;
function createPage(t, e) {
const n = [];
let s = [];
let o = 0;
let i = "text";
const flush = t => {
const isBlank = t => t !== void 0 && t.trim() === "";
if (i !== "text") while (isBlank(s[0])) s.shift();
if (t) while (isBlank(s.at(-1))) s.pop();
if (s.length === 0) return;
i !== "text" && n.push("");
n.push(withoutExtraCells(withoutMathematics(s.join("\n"), e), e));
s = [];
i = "text";
};
const summaryOf = n => `<summary>${withoutMathematics(sanitizeProse(withoutBold(n), {
...t,
isHtml: true
}, e), e)}</summary>`;
const addTag = t => {
const e = t.kind === "summary" && i === "tag without summary" && s.join("").trim() === "";
if (t.kind === "open" ? o >= L : t.kind === "close" ? o === 0 : !e) return false;
flush(true);
n.length > 0 && t.kind !== "summary" && n.push("");
t.kind === "close" && n.push("</details>");
t.kind === "open" && n.push(t.tag);
t.kind !== "close" && t.summary !== null && n.push(summaryOf(t.summary));
o += {
open: 1,
summary: 0,
close: -1
}[t.kind];
i = t.kind === "open" && t.summary === null ? "tag without summary" : "tag";
return true;
};
let r = false;
const addBreak = () => {
const t = s.at(-1) ?? "";
if (/^[\w*([{"'][^|]*$/.test(t)) s[s.length - 1] = `${t} <br>`; else {
s.push(...t.trim() === "" ? [] : [ "" ], "<br>");
r = true;
}
};
return {
addLine(n, o) {
const i = sectionTag(n);
if (i !== null && addTag(i)) return;
if (/^ {0,3}<br[ \t]*\/?>[ \t]*$/i.test(n)) {
addBreak();
return;
}
r && n.trim() !== "" && s.push("");
r = false;
s.push(sanitizeProse(n, {
...t,
isRow: o
}, e));
},
addCode(t) {
r && s.push("");
r = false;
flush(false);
i !== "text" && n.push("");
n.push(t);
i = "text";
},
end() {
while (o > 0) addTag({
kind: "close"
});
flush(false);
return n.join("\n");
}
};
}
function openedBy(t) {
const e = /^([ \t]*)(`{3,}(?=[^`]*$)|~{3,})(.*)$/.exec(t);
if (e === null) return null;
const [, n = "", s = "", o = ""] = e;
return {
indent: n,
run: s,
language: /^[ \t]*([\w+#.-]{1,30})/.exec(o)?.[1] ?? "",
lines: []
};
}
function closes(t, {run: e}) {
const n = t.trim();
return n.length >= e.length && n === e.charAt(0).repeat(n.length);
}
const C = new Set([ "mermaid", "geojson", "topojson", "stl", "math" ]);
function outgoing_close({lines: t, language: e}, n) {
const o = t.map(t => `${t}\n`).join("");
return (0, s.OF)(o, shownLanguage(e, o, n));
}
function shownLanguage(t, e, n) {
const s = t.toLowerCase();
const o = C.has(s) && /href|click|:\/\/|</i.test(e);
o ? n.add("link") : s === "math" && n.add("mathematics");
return o || s === "math" ? "text" : t;
}
function withoutIndent(t, e) {
const n = /^[ \t]*/.exec(t)?.[0].length ?? 0;
return t.slice(Math.min(n, e));
}
function sanitizeForPosting(t, {redact: e, outgoing: n}) {
const s = (0, i.u)(t);
const r = sanitizeOutgoing(e(s.text), n);
return {
text: r.text,
changes: (0, o.j)(s.changes, r.changes)
};
}
function withAnswer(t, e, n) {
const {structured: o} = t.result;
if (o === void 0) return {
...t,
answer: sanitizeForPosting(e, n)
};
return {
...t,
answer: {
text: (0, s.OF)(JSON.stringify(o, null, 2), "json"),
changes: []
}
};
}
})
};
