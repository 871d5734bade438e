"use strict";

exports.id = 4428;

exports.ids = [ 4428, 291 ];

exports.modules = {
34428: (function(e, n, t) {
t.r(n);
t.d(n, {
editFile: () => editFile,
editSeveral: () => editSeveral,
previewEdit: () => previewEdit,
replaceText: () => replaceText
});
var i = t(54539);
var l = t(5113);
var s = t(20653);
var r = t(47225);
var o = t(10291);
var c = t(83060);
var a = t(90579);
var u = t(2485);
async function previewEdit(e, n, {old_string: t, new_string: i, replace_all: l = false}) {
return await (0, o.previewOf)(e, n, e => {
if (t === "") return e === "" ? i : null;
const n = replaceText(e, {
oldText: t,
newText: i,
all: l
});
return n.kind === "replaced" ? n.text : null;
});
}
async function editFile(e, n, t) {
const {old_string: l, new_string: s} = t;
const {files: o} = n;
const c = await (0, r.I6)(e, n);
if (c === "missing") {
if (l !== "") return (0, a.tK)(`${e} does not exist. To create it, leave old_string empty, or use Write.`);
return await (0, r.L8)(e, newFile(s), n, `Created ${o.relative(o.resolve(e))}.`);
}
if (l === "") return (0, a.tK)(`${e} already exists. To change it, set old_string; to replace all of it, use Write.`);
if (l === s) return (0, a.tK)("old_string and new_string are the same; nothing was changed.");
if ("problem" in c) return (0, a.tK)(c.problem);
const {text: u} = c.file;
const d = replaceIn(u, t);
if (d.kind !== "replaced") return (0, a.tK)(explainProblem(e, d, {
text: u,
newText: s
}));
const h = `Replaced ${(0, i.B4)(d.count, "occurrence")} in ${o.relative(e)}.`;
return await (0, r.L8)(e, {
...c.file,
text: d.text
}, n, `${h}${f[d.strategy]}`);
}
function replaceIn(e, {old_string: n, new_string: t, replace_all: i = false, expected_replacements: l}) {
return replaceText(e, {
oldText: n,
newText: t,
all: i,
...l === void 0 ? {} : {
expected: l
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
const l = await (0, r.I6)(e, n);
if (l === "missing") return (0, a.tK)(`${e} does not exist. To create it, use Write.`);
if ("problem" in l) return (0, a.tK)(l.problem);
const s = [];
const o = edited(e, l.file, t, s);
if (typeof o === "string") return (0, a.tK)(o);
const c = `Made ${(0, i.B4)(t.length, "edit")} in ${n.files.relative(e)}.`;
return await (0, r.L8)(e, o, n, [ c, ...s ].join("\n"));
}
function edited(e, n, t, i) {
let {text: l} = n;
for (const [n, s] of t.entries()) {
const r = replaceIn(l, s);
if (r.kind !== "replaced") {
const i = explainProblem(e, r, {
text: l,
newText: s.new_string
});
return `Nothing was changed. Edit ${n + 1} of ${t.length}: ${i}`;
}
const o = f[r.strategy];
o !== "" && i.push(`Edit ${n + 1}:${o}`);
({text: l} = r);
}
return {
...n,
text: l
};
}
const d = 10;
const f = {
exact: "",
homoglyphs: " old_string was not found literally; it was matched by treating similar quotes, dashes and spaces as equal.",
"trailing-whitespace": " old_string was not found literally; it was matched by ignoring whitespace at line ends and treating similar quotes, dashes and spaces as equal.",
indentation: " old_string was not found literally; it was matched with another indentation, and new_string was indented like the file.",
escapes: ' old_string was not found literally; old_string and new_string were unescaped (\\n, \\t, \\").'
};
function explainProblem(e, n, {text: t, newText: l}) {
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
const r = i === null ? "" : ` The most similar line is line ${i.line}:\n${(0, s.GH)(i.text, 500)}`;
const o = l.trim().length > 10 && t.replaceAll("\r\n", "\n").includes(l);
const c = o ? " new_string is in the file already." : "";
return `old_string does not occur in ${e}; whitespace and line breaks must match.${c} Read the file again.${r}`;
}
}
}
function named(e) {
return `lines ${e.slice(0, d).join(", ")}${e.length > d ? " \u2026" : ""}`;
}
function replaceText(e, {oldText: n, newText: t, all: i, expected: l = null}) {
const s = e.replaceAll("\r\n", "\n");
const [r, o] = [ n.replaceAll("\r\n", "\n"), t.replaceAll("\r\n", "\n") ];
const {found: a, strategy: d, replacement: f} = (0, u.Np)(s, r, o);
if (a.length === 0) return {
kind: "not-found",
nearest: nearestLine(s, r)
};
const lines = () => a.map(({start: e}) => s.slice(0, e).split("\n").length);
const h = d === "indentation" || d === "escapes";
if (l !== null && a.length !== l) return {
kind: "unexpected",
lines: lines(),
expected: l
};
if (a.length > 1 && (h || !i && l === null)) return {
kind: "ambiguous",
lines: lines()
};
const g = (0, c.M5)(e) ? "\r\n" : "\n";
const p = [];
for (let n = e.indexOf("\r\n"); n !== -1; n = e.indexOf("\r\n", n + 2)) p.push(n - p.length);
const toOriginal = e => {
let [n, t] = [ 0, p.length ];
while (n < t) {
const i = n + t >> 1;
(p[i] ?? 0) < e ? n = i + 1 : t = i;
}
return e + n;
};
const w = [];
let m = 0;
for (const n of a) {
const {start: t, end: i} = f === "" ? includingLineBreak(s, n) : n;
const [l, o] = [ toOriginal(t), toOriginal(i) ];
const c = {
wanted: n.wanted ?? r,
replacement: f
};
const a = f === "" || d === "escapes" ? null : mergeEdit(e.slice(l, o), c, g);
w.push(e.slice(m, l), a ?? f.replaceAll("\n", g));
m = o;
}
const x = w.join("") + e.slice(m);
return x === e ? {
kind: "unchanged"
} : {
kind: "replaced",
text: x,
count: a.length,
strategy: d
};
}
function includingLineBreak(e, {start: n, end: t}) {
const i = n === 0 || e[n - 1] === "\n";
const l = i && e[t] === "\n" && e[t - 1] !== "\n";
return {
start: n,
end: l ? t + 1 : t
};
}
function nearestLine(e, n) {
const t = n.split("\n").find(e => e.trim() !== "");
if (t === void 0) return null;
const i = wordsOf(t);
let l = null;
let s = .5;
for (const [n, t] of e.split("\n").entries()) {
const e = wordsOf(t);
const r = [ ...i ].filter(n => e.has(n)).length;
const o = r === 0 ? 0 : r / (i.size + e.size - r);
if (o > s) {
l = {
line: n + 1,
text: t
};
s = o;
}
}
return l;
}
const h = (0, l.e)(String.raw`[\p{L}\p{N}_]+|[^\s\p{L}\p{N}_]`, "gu");
function wordsOf(e) {
return new Set(e.match(h()) ?? []);
}
const g = 4e6;
const p = (0, l.e)(String.raw`\n|[^\S\n]+|[\p{L}\p{N}_]+|[^]`, "gu");
const tokensOf = e => e.match(p()) ?? [];
function mergeEdit(e, {wanted: n, replacement: t}, i) {
const l = piecesOf(n, e);
if (l === null) return null;
const {body: s, tail: r} = l;
const o = tokensOf(t);
let c = 0;
while (c < Math.min(s.length, o.length) && s[c]?.wanted === o[c]) c += 1;
let a = 0;
const u = Math.min(s.length, o.length) - c;
while (a < u && s[s.length - 1 - a]?.wanted === o[o.length - 1 - a]) a += 1;
const [d, f] = [ s.slice(0, c), s.slice(s.length - a) ];
const h = merged(s.slice(c, s.length - a), o.slice(c, o.length - a), i);
return [ ...d.map(e => e.inFile), h, ...f.map(e => e.inFile), r ].join("");
}
function piecesOf(e, n) {
const [t, i] = [ e.split("\n"), n.split("\n") ];
const l = t.length === i.length + 1 && t.at(-1) === "";
if (t.length !== i.length && !l) return null;
const s = [];
let r = "";
for (const [e, n] of t.entries()) {
const o = i[e] ?? "";
const c = n.trimEnd();
if ((0, u.Lj)(c) !== (0, u.Lj)(o.slice(0, c.length))) return null;
let a = 0;
for (const e of tokensOf(c)) {
s.push({
wanted: e,
inFile: o.slice(a, a + e.length)
});
a += e.length;
}
const [d, f] = [ o.slice(a), n.slice(a) ];
if (d.trim() !== "") return null;
const h = e === t.length - 1;
f !== "" && s.push({
wanted: f,
inFile: h ? d : ""
});
if (h || e !== i.length - 1) h ? f !== "" || l || (r = d) : s.push({
wanted: "\n",
inFile: `${d}\n`
}); else {
s.push({
wanted: "\n",
inFile: ""
});
r = d;
}
}
return {
body: s,
tail: r
};
}
function merged(e, n, t) {
const fresh = e => e === "\n" ? t : e;
if (e.length === 0 || e.length * n.length > g) return n.map(fresh).join("");
const i = n.length + 1;
const l = new Uint32Array((e.length + 1) * i);
const at = (e, n) => l[e * i + n] ?? 0;
for (let t = e.length - 1; t >= 0; t -= 1) for (let s = n.length - 1; s >= 0; s -= 1) l[t * i + s] = e[t]?.wanted === n[s] ? at(t + 1, s + 1) + 1 : Math.max(at(t + 1, s), at(t, s + 1));
const s = [];
for (let [t, i] = [ 0, 0 ]; i < n.length; ) {
const l = n[i] ?? "";
if (t < e.length && e[t]?.wanted === l) {
s.push(e[t]?.inFile ?? "");
t += 1;
i += 1;
} else if (t < e.length && at(t + 1, i) >= at(t, i + 1)) t += 1; else {
s.push(fresh(l));
i += 1;
}
}
return s.join("");
}
}),
2485: (function(e, n, t) {
t.d(n, {
Lj: () => withoutLookAlikes,
Np: () => findMatches,
SC: () => unescapeOnce
});
function findMatches(e, n, t) {
const i = occurrences(e, n);
if (i.length > 0) return {
strategy: "exact",
found: i,
replacement: t
};
const l = occurrences(withoutLookAlikes(e), withoutLookAlikes(n));
if (l.length > 0) return {
strategy: "homoglyphs",
found: l,
replacement: t
};
const s = lineMatches(e, n, t);
if (s.found.length > 0) return {
strategy: "trailing-whitespace",
...s
};
const r = indentedMatches(e, n, t);
if (r.found.length > 0) return {
strategy: "indentation",
...r
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
const l = [ [ /[\u2010-\u2015\u2212]/g, "-" ], [ /[\u2018-\u201b]/g, "'" ], [ /[\u201c-\u201f]/g, '"' ], [ /[\u00a0\u2000-\u200a\u202f\u205f\u3000]/g, " " ] ];
function withoutLookAlikes(e) {
return l.reduce((e, [n, t]) => e.replace(n, t), e);
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
const i = equalLines(e, n, e => withoutLookAlikes(e).trim()).flatMap(({lines: e, match: i}) => {
const l = reindented(e, linesOf(n), t);
if (l === null) return [];
const s = linesOf(n).map((n, t) => indentationOf(e[t] ?? "") + n.trimStart());
return [ {
match: {
...i,
wanted: s.join("\n") + (n.endsWith("\n") ? "\n" : "")
},
shifted: l
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
const l = i.length === 1 && i[0]?.end === e.length;
const s = n.endsWith("\n") && l && !e.endsWith("\n");
return {
found: i,
replacement: s ? t.replace(/\n$/, "") : t
};
}
function equalLines(e, n, t) {
const i = linesOf(n).map(t);
if (i.every(e => e === "")) return [];
const l = e.split("\n");
const s = l.map(t);
let r = 0;
const o = l.map(e => {
const n = r;
r += e.length + 1;
return n;
});
return l.flatMap((t, r) => {
if (!i.every((e, n) => e === s[r + n])) return [];
const c = r + i.length - 1;
const a = (o[c] ?? 0) + (l[c]?.length ?? 0);
const u = n.endsWith("\n") ? Math.min(a + 1, e.length) : a;
return [ {
match: {
start: o[r] ?? 0,
end: u
},
lines: l.slice(r, c + 1)
} ];
});
}
function linesOf(e) {
return e.replace(/\n$/, "").split("\n");
}
function comparable(e) {
return withoutLookAlikes(e).replace(/[ \t]+$/, "");
}
function reindented(e, n, t) {
const i = n.flatMap((n, t) => n.trim() === "" ? [] : [ [ indentationOf(n), indentationOf(e[t] ?? "") ] ]);
const l = shiftsFor(i).find(e => i.every(([n, t]) => e(n) === t));
if (l === void 0) return null;
const s = t.split("\n").map(e => {
if (e.trim() === "") return e;
const n = indentationOf(e);
const t = l(n);
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
var l = t(72443);
var s = t(49977);
var r = t(83060);
const o = 1e6;
const c = 4e3;
const a = 200;
async function previewOf(e, n, t) {
const u = await n.read(e, o).then(e => (0, r.g7)(e)?.text ?? null, (0, i.j6)(l.k, ({code: e}) => e === "missing" ? "" : null));
const d = u === null ? null : t(u);
if (u === null || d === null) return null;
const f = await (0, s.H)(u, d, {
context: 2,
timeoutMs: a
});
if (f === null || f.text === "") return null;
return f.text.length <= c ? f.text : `${f.text.slice(0, f.text.lastIndexOf("\n", c))}\n\u2026\n`;
}
})
};
