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
var s = t(5113);
var l = t(20653);
var r = t(47225);
var o = t(10291);
var c = t(83060);
var a = t(90579);
var u = t(2485);
async function previewEdit(e, n, {old_string: t, new_string: i, replace_all: s = false}) {
return await (0, o.previewOf)(e, n, e => {
if (t === "") return e === "" ? i : null;
const n = replaceText(e, {
oldText: t,
newText: i,
all: s
});
return n.kind === "replaced" ? n.text : null;
});
}
async function editFile(e, n, t) {
const {old_string: s, new_string: l} = t;
const {files: o} = n;
const c = await (0, r.I6)(e, n);
if (c === "missing") {
if (s !== "") return (0, a.tK)(`${e} does not exist. To create it, leave old_string empty, or use Write.`);
return await (0, r.L8)(e, newFile(l), n, `Created ${o.relative(o.resolve(e))}.`);
}
if (s === "") return (0, a.tK)(`${e} already exists. To change it, set old_string; to replace all of it, use Write.`);
if (s === l) return (0, a.tK)("old_string and new_string are the same; nothing was changed.");
if ("problem" in c) return (0, a.tK)(c.problem);
const {text: u} = c.file;
const d = replaceIn(u, t);
if (d.kind !== "replaced") return (0, a.tK)(explainProblem(e, d, {
text: u,
newText: l
}));
const h = `Replaced ${(0, i.B4)(d.count, "occurrence")} in ${o.relative(e)}.`;
return await (0, r.L8)(e, {
...c.file,
text: d.text
}, n, `${h}${f[d.strategy]}`);
}
function replaceIn(e, {old_string: n, new_string: t, replace_all: i = false, expected_replacements: s}) {
return replaceText(e, {
oldText: n,
newText: t,
all: i,
...s === void 0 ? {} : {
expected: s
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
if (s === "missing") return (0, a.tK)(`${e} does not exist. To create it, use Write.`);
if ("problem" in s) return (0, a.tK)(s.problem);
const l = [];
const o = edited(e, s.file, t, l);
if (typeof o === "string") return (0, a.tK)(o);
const c = `Made ${(0, i.B4)(t.length, "edit")} in ${n.files.relative(e)}.`;
return await (0, r.L8)(e, o, n, [ c, ...l ].join("\n"));
}
function edited(e, n, t, i) {
let {text: s} = n;
for (const [n, l] of t.entries()) {
const r = replaceIn(s, l);
if (r.kind !== "replaced") {
const i = explainProblem(e, r, {
text: s,
newText: l.new_string
});
return `Nothing was changed. Edit ${n + 1} of ${t.length}: ${i}`;
}
const o = f[r.strategy];
o !== "" && i.push(`Edit ${n + 1}:${o}`);
({text: s} = r);
}
return {
...n,
text: s
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
function explainProblem(e, n, {text: t, newText: s}) {
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
const r = i === null ? "" : ` The most similar line is line ${i.line}:\n${(0, l.GH)(i.text, 500)}`;
const o = s.trim().length > 10 && t.replaceAll("\r\n", "\n").includes(s);
const c = o ? " new_string is in the file already." : "";
return `old_string does not occur in ${e}; whitespace and line breaks must match.${c} Read the file again.${r}`;
}
}
}
function named(e) {
return `lines ${e.slice(0, d).join(", ")}${e.length > d ? " \u2026" : ""}`;
}
function replaceText(e, {oldText: n, newText: t, all: i, expected: s = null}) {
const l = e.replaceAll("\r\n", "\n");
const [r, o] = [ n.replaceAll("\r\n", "\n"), t.replaceAll("\r\n", "\n") ];
const {found: a, strategy: d, replacement: f} = (0, u.Np)(l, r, o);
if (a.length === 0) return {
kind: "not-found",
nearest: nearestLine(l, r)
};
const lines = () => a.map(({start: e}) => l.slice(0, e).split("\n").length);
const h = d === "indentation" || d === "escapes";
if (s !== null && a.length !== s) return {
kind: "unexpected",
lines: lines(),
expected: s
};
if (a.length > 1 && (h || !i && s === null)) return {
kind: "ambiguous",
lines: lines()
};
const g = (0, c.M5)(e) ? "\r\n" : "\n";
const p = positionsWithReturns(e);
const m = [];
let w = 0;
for (const n of a) {
const {start: t, end: i} = f === "" ? includingLineBreak(l, n) : n;
const [s, o] = [ p(t), p(i) ];
const c = {
wanted: n.wanted ?? r,
replacement: f
};
const a = f === "" || d === "escapes" ? null : mergeEdit(e.slice(s, o), c, g);
m.push(e.slice(w, s), a ?? f.replaceAll("\n", g));
w = o;
}
const x = m.join("") + e.slice(w);
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
const s = i && e[t] === "\n" && e[t - 1] !== "\n";
return {
start: n,
end: s ? t + 1 : t
};
}
function positionsWithReturns(e) {
const n = [];
for (let t = e.indexOf("\r\n"); t !== -1; t = e.indexOf("\r\n", t + 2)) n.push(t - n.length);
return e => {
let [t, i] = [ 0, n.length ];
while (t < i) {
const s = t + i >> 1;
(n[s] ?? 0) < e ? t = s + 1 : i = s;
}
return e + t;
};
}
function nearestLine(e, n) {
const t = n.split("\n").find(e => e.trim() !== "");
if (t === void 0) return null;
const i = wordsOf(t);
let s = null;
let l = .5;
for (const [n, t] of e.split("\n").entries()) {
const e = similarity(i, wordsOf(t));
if (e > l) {
s = {
line: n + 1,
text: t
};
l = e;
}
}
return s;
}
const h = (0, s.e)(String.raw`[\p{L}\p{N}_]+|[^\s\p{L}\p{N}_]`, "gu");
function wordsOf(e) {
return new Set(e.match(h()) ?? []);
}
function similarity(e, n) {
const t = [ ...e ].filter(e => n.has(e)).length;
return t === 0 ? 0 : t / (e.size + n.size - t);
}
const g = 4e6;
const p = (0, s.e)(String.raw`\n|[^\S\n]+|[\p{L}\p{N}_]+|[^]`, "gu");
const tokensOf = e => e.match(p()) ?? [];
function mergeEdit(e, {wanted: n, replacement: t}, i) {
const s = piecesOf(n, e);
if (s === null) return null;
const {body: l, tail: r} = s;
const o = tokensOf(t);
let c = 0;
while (c < Math.min(l.length, o.length) && l[c]?.wanted === o[c]) c += 1;
let a = 0;
const u = Math.min(l.length, o.length) - c;
while (a < u && l[l.length - 1 - a]?.wanted === o[o.length - 1 - a]) a += 1;
const [d, f] = [ l.slice(0, c), l.slice(l.length - a) ];
const h = merged(l.slice(c, l.length - a), o.slice(c, o.length - a), i);
return [ ...d.map(e => e.inFile), h, ...f.map(e => e.inFile), r ].join("");
}
function piecesOf(e, n) {
const [t, i] = [ e.split("\n"), n.split("\n") ];
const s = t.length === i.length + 1 && t.at(-1) === "";
if (t.length !== i.length && !s) return null;
const l = [];
let r = "";
for (const [e, n] of t.entries()) {
const o = i[e] ?? "";
const c = n.trimEnd();
if ((0, u.Lj)(c) !== (0, u.Lj)(o.slice(0, c.length))) return null;
let a = 0;
for (const e of tokensOf(c)) {
l.push({
wanted: e,
inFile: o.slice(a, a + e.length)
});
a += e.length;
}
const [d, f] = [ o.slice(a), n.slice(a) ];
if (d.trim() !== "") return null;
const h = e === t.length - 1;
f !== "" && l.push({
wanted: f,
inFile: h ? d : ""
});
if (h || e !== i.length - 1) h ? f !== "" || s || (r = d) : l.push({
wanted: "\n",
inFile: `${d}\n`
}); else {
l.push({
wanted: "\n",
inFile: ""
});
r = d;
}
}
return {
body: l,
tail: r
};
}
function merged(e, n, t) {
const fresh = e => e === "\n" ? t : e;
if (e.length === 0 || e.length * n.length > g) return n.map(fresh).join("");
const i = n.length + 1;
const s = new Uint32Array((e.length + 1) * i);
const at = (e, n) => s[e * i + n] ?? 0;
for (let t = e.length - 1; t >= 0; t -= 1) for (let l = n.length - 1; l >= 0; l -= 1) s[t * i + l] = e[t]?.wanted === n[l] ? at(t + 1, l + 1) + 1 : Math.max(at(t + 1, l), at(t, l + 1));
const l = [];
for (let [t, i] = [ 0, 0 ]; i < n.length; ) {
const s = n[i] ?? "";
if (t < e.length && e[t]?.wanted === s) {
l.push(e[t]?.inFile ?? "");
t += 1;
i += 1;
} else if (t < e.length && at(t + 1, i) >= at(t, i + 1)) t += 1; else {
l.push(fresh(s));
i += 1;
}
}
return l.join("");
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
const s = occurrences(withoutLookAlikes(e), withoutLookAlikes(n));
if (s.length > 0) return {
strategy: "homoglyphs",
found: s,
replacement: t
};
const l = lineMatches(e, n, t);
if (l.found.length > 0) return {
strategy: "trailing-whitespace",
...l
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
const s = [ [ /[\u2010-\u2015\u2212]/g, "-" ], [ /[\u2018-\u201b]/g, "'" ], [ /[\u201c-\u201f]/g, '"' ], [ /[\u00a0\u2000-\u200a\u202f\u205f\u3000]/g, " " ] ];
function withoutLookAlikes(e) {
return s.reduce((e, [n, t]) => e.replace(n, t), e);
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
const s = reindented(e, linesOf(n), t);
if (s === null) return [];
const l = linesOf(n).map((n, t) => indentationOf(e[t] ?? "") + n.trimStart());
return [ {
match: {
...i,
wanted: l.join("\n") + (n.endsWith("\n") ? "\n" : "")
},
shifted: s
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
const s = i.length === 1 && i[0]?.end === e.length;
const l = n.endsWith("\n") && s && !e.endsWith("\n");
return {
found: i,
replacement: l ? t.replace(/\n$/, "") : t
};
}
function equalLines(e, n, t) {
const i = linesOf(n).map(t);
if (i.every(e => e === "")) return [];
const s = e.split("\n");
const l = s.map(t);
const r = lineStarts(s);
return s.flatMap((t, o) => {
if (!i.every((e, n) => e === l[o + n])) return [];
const c = o + i.length - 1;
const a = (r[c] ?? 0) + (s[c]?.length ?? 0);
const u = n.endsWith("\n") ? Math.min(a + 1, e.length) : a;
return [ {
match: {
start: r[o] ?? 0,
end: u
},
lines: s.slice(o, c + 1)
} ];
});
}
function linesOf(e) {
return e.replace(/\n$/, "").split("\n");
}
function comparable(e) {
return withoutLookAlikes(e).replace(/[ \t]+$/, "");
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
const s = shiftsFor(i).find(e => i.every(([n, t]) => e(n) === t));
if (s === void 0) return null;
const l = t.split("\n").map(e => {
if (e.trim() === "") return e;
const n = indentationOf(e);
const t = s(n);
return t === null ? null : t + e.slice(n.length);
});
return l.includes(null) ? null : l.join("\n");
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
var s = t(72443);
var l = t(49977);
var r = t(83060);
const o = 1e6;
const c = 4e3;
const a = 200;
async function previewOf(e, n, t) {
const u = await n.read(e, o).then(e => (0, r.g7)(e)?.text ?? null, (0, i.j6)(s.k, ({code: e}) => e === "missing" ? "" : null));
const d = u === null ? null : t(u);
if (u === null || d === null) return null;
const f = await (0, l.H)(u, d, {
context: 2,
timeoutMs: a
});
if (f === null || f.text === "") return null;
return f.text.length <= c ? f.text : `${f.text.slice(0, f.text.lastIndexOf("\n", c))}\n\u2026\n`;
}
})
};
