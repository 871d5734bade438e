"use strict";

exports.id = 6554;

exports.ids = [ 6554 ];

exports.modules = {
86554: (function(t, e, n) {
n.r(e);
n.d(e, {
compilePattern: () => compilePattern
});
var r = n(42357);
function compilePattern(t, e) {
const n = /^\(\?([ims]+)\)/.exec(t);
let r = false;
const i = t.slice(n?.[0].length ?? 0).replaceAll(s, t => {
t !== "[" || r ? t === "]" && (r = false) : r = true;
if (t.startsWith("\\x{")) return `\\u${t.slice(2)}`;
if (!r && Object.hasOwn(l, t)) return l[t] ?? t;
if (/^\\[^a-zA-Z0-9^$\\.*+?()[\]{}|/-]/.test(t)) return t.slice(1);
if (t === "\\-" && !r) return "-";
if (r) return u[t.slice(2, -2)] ?? (t === "\\h" ? " \\t" : t);
return t;
});
const o = e || n?.[1]?.includes("i") === true ? "i" : "";
const a = problemIn(i, `${o}u`);
const c = a !== null && !/\\[ku]\{|\\p\{|\\[a-zA-Z]/.test(withoutKnownEscapes(i));
const f = a === null ? null : c ? problemIn(i, o) : a;
if (f !== null) return {
ok: false,
message: withAdvice(f, i)
};
const p = a === null ? `${o}u` : o;
return {
ok: true,
source: i,
flags: p,
anyLine: anyLineOf(i, p),
literal: o === "" ? requiredLiteral(i) : null
};
}
function problemIn(t, e) {
try {
new RegExp(t, e);
return null;
} catch (t) {
return (0, r.bD)(t);
}
}
function withoutKnownEscapes(t) {
return t.replaceAll(/\\(?:[bBdDsSwWfnrtv0-9]|x[0-9a-fA-F]{2}|u[0-9a-fA-F]{4}|k<|[^a-zA-Z])/g, "");
}
function withAdvice(t, e) {
if (/\(\?>|[*+?}]\+/.test(e)) return `${t}. Possessive quantifiers and atomic groups are not supported`;
return /\(\?[ims]/.test(e) ? `${t}. Flags such as (?i) are only supported at the start` : t;
}
const s = /\\x\{[0-9a-fA-F]+\}|\\[^]|\[:\^?[a-z]+:\]|\(\?P<|[^]/g;
const l = {
"\\A": "^",
"\\z": "$",
"\\Z": "$",
"\\h": "[ \\t]",
"\\<": "\\b(?=\\w)",
"\\>": "\\b(?<=\\w)",
"\\R": "(?:\\r\\n|\\n)",
"(?P<": "(?<"
};
const u = {
alpha: "a-zA-Z",
digit: "0-9",
alnum: "a-zA-Z0-9",
upper: "A-Z",
lower: "a-z",
space: "\\s",
blank: " \\t",
punct: "!-\\/:-@\\[-`{-~",
xdigit: "0-9a-fA-F",
word: "\\w"
};
function anyLineOf(t, e) {
if (/\(\?<?!|\\[WDP]|\[[^\]]*\\[SWDP]/.test(t)) return null;
const n = t.replaceAll(/\\[^]|\[\^/g, t => t === "[^" ? "[^\\n" : t);
return problemIn(n, e) === null ? n : null;
}
const i = /^(?:[?*]|\{0?,|\{0\})/;
const o = /\\(?:[pPu]\{[^}]*\}|u[0-9a-fA-F]{4}|x[0-9a-fA-F]{2}|c[a-zA-Z]|k<[^>]*>|\d+|[^])|\[(?:\\[^]|[^\]\\])*\]|\{\d*,?\d*\}|[^]/g;
function requiredLiteral(t) {
let e = "";
let n = "";
let r = 0;
const end = () => {
n.length > e.length && (e = n);
n = "";
};
const s = t.match(o) ?? [];
for (const [t, e] of s.entries()) {
if (e === "|" && r === 0) return null;
e === "(" && (r += 1);
e === ")" && (r -= 1);
const l = /^\\[^a-zA-Z0-9]$/.test(e) ? e.slice(1) : e;
const u = r === 0 && /^[ -~]$/.test(l) && (e !== l || !/[.^$()|?*+{}[\]\\]/.test(e));
!u || i.test(s[t + 1] ?? "") ? end() : n += l;
}
end();
return e === "" ? null : e;
}
})
};
