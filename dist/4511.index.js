"use strict";

exports.id = 4511;

exports.ids = [ 4511, 1815, 6554 ];

exports.modules = {
41815: (function(t, e, n) {
n.d(e, {
compileGlob: () => compileGlob,
existingPathHint: () => existingPathHint
});
var s = n(76760);
var r = n(42357);
var o = n(72443);
var i = n(56091);
const a = 1e3;
async function compileGlob(t, {anywhere: e}) {
const {Minimatch: r} = await n.e(1138).then(n.bind(n, 91138));
if (t.length > a) return `The glob is longer than ${a} characters.`;
if ((0, s.isAbsolute)(t) || t.split("/").includes("..")) return 'The glob must be relative and must not contain ".."; set path to the directory instead.';
const o = [ t, ...literalReadings(t) ].map(i.P);
if (o[0] === null) return "The braces of the glob have more than 64 alternatives.";
const l = [ ...new Set(o.flatMap(t => t ?? [])) ].map(t => new r(withoutEmptySegments(t), {
dot: true,
nonegate: true,
nocomment: true,
nobrace: true,
noext: true,
matchBase: e
}));
return t => l.some(e => e.match(t));
}
function literalReadings(t) {
const inNames = e => t.split("/").map(t => e.test(t) ? escaped(t, "[") : t).join("/");
return [ inNames(/^\[+[^[\]]*\]+$/), inNames(/^\[/), escaped(t, "["), escaped(t, "[{") ];
}
function escaped(t, e) {
return t.replace(e === "[" ? /(?<!\\)[[\]]/g : /(?<!\\)[[\]{}]/g, "\\$&");
}
async function existingPathHint(t, e) {
try {
const {kind: n} = await e.files.info(`${e.files.resolve(e.directory)}/${t}`);
const s = t.replace(/\/+$/, "").replace(/[\\*?[\]{}]/g, "\\$&");
if (n === "directory") return `${t} is a directory; for the files in it, use ${s}/**.`;
if (e.isSearched === true) return null;
return `${t} exists, but it is a link, ignored by git or not permitted; its pattern is ${s}.`;
} catch (t) {
(0, r.ki)(t, o.k);
return null;
}
}
function withoutEmptySegments(t) {
return t.split("/").filter(t => t !== "" && t !== ".").join("/");
}
}),
94511: (function(t, e, n) {
n.r(e);
n.d(e, {
grepFiles: () => grepFiles
});
var s = n(20653);
var r = n(90579);
var o = n(41815);
var i = n(86554);
const a = 6e4;
const l = 5;
async function grepFiles(t, e, n) {
const s = (0, i.compilePattern)(e.pattern, e.ignore_case ?? false);
if (!s.ok) return (0, r.tK)(`Invalid pattern: ${s.message}. Escape literal characters with "\\".`);
const l = await fileFilter(e);
if (typeof l === "string") return (0, r.tK)(l);
const c = t.resolve(e.path ?? ".");
const u = {
output: e.output_mode ?? "content",
before: e.before ?? e.context ?? 0,
after: e.after ?? e.context ?? 0,
offset: e.offset ?? 0,
limit: e.limit,
maxCharacters: a,
pathOf: e => (0, r.jM)(t.relative(e === "" ? c : `${c}/${e}`))
};
const {ok: f, ...h} = s;
const p = {
...h,
anyLine: e.multiline === true ? null : h.anyLine,
multiline: e.multiline ?? false,
output: u.output,
before: u.before,
after: u.after,
maxMatches: u.offset + u.limit + 1
};
const m = await t.search(e.path ?? ".", p, {
matches: l,
signal: n
});
const d = e.glob === void 0 || m.files.length > 0 ? null : await (0, o.existingPathHint)(e.glob, {
files: t,
directory: c,
isSearched: true
});
return (0, r.rE)([ ...report(e, u, m), ...d === null ? [] : [ `[${d}]` ] ].join("\n"));
}
async function fileFilter({glob: t, type: e}) {
const n = e === void 0 ? void 0 : c[e];
if (e !== void 0 && (n === void 0 || !Object.hasOwn(c, e))) return `Unknown file type ${JSON.stringify(e)}; use glob, or one of ${Object.keys(c).join(", ")}.`;
const s = [];
for (const e of [ t, n ]) {
if (e === void 0) continue;
const t = await (0, o.compileGlob)(e, {
anywhere: true
});
if (typeof t === "string") return t;
s.push(t);
}
return t => s.every(e => e(t));
}
function report(t, e, n) {
const {lines: o, hasMore: i, shownTo: a} = e.output === "content" ? showLines(n.files, e) : showFiles(n.files, e);
const c = [];
n.stuckIn !== null && c.push(`[The pattern takes too long to match in ${e.pathOf(n.stuckIn)}; the search ended there. Use a simpler pattern.]`);
o.length === 0 && c.push(...nothingShown(t, e, n));
(i || n.truncated) && c.push(`[There are more matches; continue with offset ${a}, or narrow the pattern, the path or the glob.]`);
if (n.tooLarge.length > 0) {
const t = (0, s.KE)(n.tooLarge.map(e.pathOf), l);
c.push(`[Not searched, too large: ${t}.]`);
}
const u = (0, r.Vg)([ [ n.binary, "binary" ], [ n.unread, "unreadable" ], [ n.links, n.links === 1 ? "link" : "links" ], [ n.refused, "not permitted by the rules" ], [ n.undecodable, r.lX ] ]);
return [ ...o, ...c, ...u ];
}
function nothingShown({pattern: t, multiline: e}, {offset: n}, s) {
if (s.files.length > 0) return [ `[No matches after the first ${n}.]` ];
if (s.stuckIn !== null) return [];
const r = e !== true && /\\n|\[\\s\\S\]|\(\?s\)|\[\^\]/.test(t) ? " Each line is matched separately; set multiline for matches that span lines." : "";
return [ `[No line matches ${t}.${r}]` ];
}
const c = {
c: "*.{c,h}",
cpp: "*.{cc,cpp,cxx,hh,hpp,hxx,h}",
cs: "*.cs",
css: "*.{css,scss,sass,less}",
docker: "{Dockerfile,Dockerfile.*,*.dockerfile}",
go: "*.go",
html: "*.{html,htm}",
java: "*.java",
js: "*.{js,jsx,mjs,cjs,vue}",
json: "*.{json,jsonc,json5}",
kotlin: "*.{kt,kts}",
lua: "*.lua",
make: "{Makefile,makefile,GNUmakefile,*.mk}",
md: "*.{md,mdx,markdown}",
php: "*.php",
py: "*.{py,pyi}",
rb: "{*.rb,*.rake,Gemfile,Rakefile}",
rust: "*.rs",
scala: "*.{scala,sbt}",
sh: "*.{sh,bash,zsh}",
sql: "*.sql",
swift: "*.swift",
tf: "*.{tf,tfvars}",
toml: "*.toml",
ts: "*.{ts,tsx,mts,cts}",
txt: "*.txt",
xml: "*.{xml,xsd,xsl,svg}",
yaml: "*.{yml,yaml}"
};
function showFiles(t, {output: e, offset: n, limit: s, maxCharacters: r, pathOf: o}) {
const i = [];
let a = r;
for (const {name: r, count: l} of t.slice(n, n + s)) {
const t = e === "count" ? `${o(r)}: ${l}` : o(r);
a -= t.length + 1;
if (a < 0) break;
i.push(t);
}
const l = n + i.length;
return {
lines: i,
hasMore: l < t.length,
shownTo: l
};
}
function showLines(t, e) {
const n = [];
let s = e.maxCharacters;
let r = 0;
for (const o of t) {
const t = Math.max(0, e.offset - r);
const i = Math.min(o.count, e.offset + e.limit - r);
if (t < i) {
const a = [ e.pathOf(o.name), ...numbered(linesNear(o, {
...e,
first: t,
last: i
})), "" ];
for (const [e, o] of a.entries()) {
s -= o.length + 1;
if (s < 0) return {
lines: n,
hasMore: true,
shownTo: r + t + matchesIn(a.slice(0, e))
};
n.push(o);
}
}
r += o.count;
if (i < o.count) return {
lines: n,
hasMore: true,
shownTo: e.offset + e.limit
};
}
return {
lines: n,
hasMore: false,
shownTo: r
};
}
function matchesIn(t) {
return t.filter(t => /^\d+: /.test(t)).length;
}
function linesNear({lines: t}, {first: e, last: n, before: s, after: r}) {
const o = t.filter(([, t]) => t).slice(e, n);
const [i = 0, a = 0] = [ o[0]?.[0], o.at(-1)?.[0] ];
return t.filter(([t, e]) => e ? t >= i && t <= a : t >= i - s && t <= a + r);
}
function numbered(t) {
const e = t.some(([, t]) => !t);
return t.flatMap(([n, s, r], o) => {
const i = `${n}${s ? ":" : "-"} ${r}`;
const a = t[o - 1]?.[0] ?? n;
return e && n > a + 1 ? [ "--", i ] : [ i ];
});
}
}),
86554: (function(t, e, n) {
n.r(e);
n.d(e, {
compilePattern: () => compilePattern
});
var s = n(42357);
function compilePattern(t, e) {
const n = /^\(\?([ims]+)\)/.exec(t);
let s = false;
const a = t.slice(n?.[0].length ?? 0).replaceAll(r, t => {
t !== "[" || s ? t === "]" && (s = false) : s = true;
if (t.startsWith("\\x{")) return `\\u${t.slice(2)}`;
if (!s && Object.hasOwn(o, t)) return o[t] ?? t;
if (/^\\[^a-zA-Z0-9^$\\.*+?()[\]{}|/-]/.test(t)) return t.slice(1);
if (t === "\\-" && !s) return "-";
if (s) return i[t.slice(2, -2)] ?? (t === "\\h" ? " \\t" : t);
return t;
});
const l = e || n?.[1]?.includes("i") === true ? "i" : "";
const c = problemIn(a, `${l}u`);
const u = c !== null && !/\\[ku]\{|\\p\{|\\[a-zA-Z]/.test(withoutKnownEscapes(a));
const f = c === null ? null : u ? problemIn(a, l) : c;
if (f !== null) return {
ok: false,
message: withAdvice(f, a)
};
const h = c === null ? `${l}u` : l;
return {
ok: true,
source: a,
flags: h,
anyLine: anyLineOf(a, h),
literal: l === "" ? requiredLiteral(a) : null
};
}
function problemIn(t, e) {
try {
new RegExp(t, e);
return null;
} catch (t) {
return (0, s.bD)(t);
}
}
function withoutKnownEscapes(t) {
return t.replaceAll(/\\(?:[bBdDsSwWfnrtv0-9]|x[0-9a-fA-F]{2}|u[0-9a-fA-F]{4}|k<|[^a-zA-Z])/g, "");
}
function withAdvice(t, e) {
if (/\(\?>|[*+?}]\+/.test(e)) return `${t}. Possessive quantifiers and atomic groups are not supported`;
return /\(\?[ims]/.test(e) ? `${t}. Flags such as (?i) are only supported at the start` : t;
}
const r = /\\x\{[0-9a-fA-F]+\}|\\[^]|\[:\^?[a-z]+:\]|\(\?P<|[^]/g;
const o = {
"\\A": "^",
"\\z": "$",
"\\Z": "$",
"\\h": "[ \\t]",
"\\<": "\\b(?=\\w)",
"\\>": "\\b(?<=\\w)",
"\\R": "(?:\\r\\n|\\n)",
"(?P<": "(?<"
};
const i = {
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
const a = /^(?:[?*]|\{0?,|\{0\})/;
const l = /\\(?:[pPu]\{[^}]*\}|u[0-9a-fA-F]{4}|x[0-9a-fA-F]{2}|c[a-zA-Z]|k<[^>]*>|\d+|[^])|\[(?:\\[^]|[^\]\\])*\]|\{\d*,?\d*\}|[^]/g;
function requiredLiteral(t) {
let e = "";
let n = "";
let s = 0;
const end = () => {
n.length > e.length && (e = n);
n = "";
};
const r = t.match(l) ?? [];
for (const [t, e] of r.entries()) {
if (e === "|" && s === 0) return null;
e === "(" && (s += 1);
e === ")" && (s -= 1);
const o = /^\\[^a-zA-Z0-9]$/.test(e) ? e.slice(1) : e;
const i = s === 0 && /^[ -~]$/.test(o) && (e !== o || !/[.^$()|?*+{}[\]\\]/.test(e));
!i || a.test(r[t + 1] ?? "") ? end() : n += o;
}
end();
return e === "" ? null : e;
}
})
};
