"use strict";

exports.id = 5147;

exports.ids = [ 5147, 2037, 193 ];

exports.modules = {
5428: (function(t, e, n) {
n.d(e, {
R: () => fingerprint
});
var i = n(77598);
function fingerprint(t, e = 16) {
const n = (0, i.createHash)("sha256");
for (const e of t) n.update(e);
return n.digest("hex").slice(0, e);
}
}),
60957: (function(t, e, n) {
n.d(e, {
J: () => GitHubProblem
});
var i = n(20653);
class GitHubProblem extends Error {
status;
hint;
id;
constructor(t, e, n, i = null) {
super(e);
this.status = t;
this.hint = n;
this.id = i;
this.name = "GitHubProblem";
}
get sentences() {
return `${(0, i.KG)(this.message)} ${this.hint}${this.id === null ? "" : ` [${this.id}]`}`;
}
}
}),
70193: (function(t, e, n) {
n.d(e, {
applyWriteRequests: () => applyWriteRequests,
withheld: () => withheld
});
var i = n(42357);
var s = n(71235);
var o = n(84758);
var r = n(60957);
var c = n(49703);
var l = n(42344);
var a = n(20653);
async function applyWriteRequests(t, e) {
const n = t.filter(isCommit);
const i = t.filter(t => !isCommit(t));
const s = i.toSorted((t, e) => Number((0, o.kindOf)(e).isFirst) - Number((0, o.kindOf)(t).isFirst));
const r = await applyInOrder(n, e);
const c = r.find(({outcome: t}) => t === "failed" || t === "withheld");
if (c === void 0) return [ ...r, ...await applyInOrder(s, e) ];
const l = c.what.split(" ", 1)[0] ?? "";
return [ ...r, ...withheld(s, "canceled", `Canceled, because ${l} did not succeed. ${(0, 
a.qi)(c.note)}`.trim()) ];
}
const failedRow = (t, e, n) => ({
what: t,
outcome: "failed",
url: null,
note: e,
code: n === "rate-limited" ? n : "github-error"
});
const isCommit = t => (0, o.kindOf)(t).isCommit;
async function applyInOrder(t, e) {
const n = [];
for (const s of t) {
const t = 1 + n.filter(t => t.request.kind === s.kind).length;
const o = applyAndReport(s, t, e).catch((0, i.j6)(r.J, ({message: t, hint: e, id: n}) => [ failedRow(nameOf(s), `${(0, 
a.KG)(t)} ${e}`, n) ]));
n.push({
request: s,
results: await o
});
}
return [ ...n.flatMap(({results: t}) => t), ...await finish(n, e) ];
}
async function finish(t, e) {
const n = [];
for (const s of new Set(t.map(({request: t}) => (0, o.kindOf)(t)))) {
const c = t.filter(({request: t}) => (0, o.kindOf)(t) === s);
const [l, a] = [ c.map(({request: t}) => t), c.flatMap(({results: t}) => t) ];
const u = s.finish?.(l, a, e);
const d = (0, i.j6)(r.J, ({sentences: t, id: e}) => [ failedRow(s.tool, t, e) ]);
n.push(...await (u?.catch(d)) ?? []);
}
return n;
}
async function applyAndReport(t, e, n) {
const i = new Map;
const sanitize = t => {
const e = i.get(t) ?? n.sanitize(t);
i.set(t, e);
return e.text;
};
const r = (0, o.kindOf)(t);
const d = (0, s.mr)(r.permissions, n.item);
const h = {
...n,
sanitize: sanitize,
what: r.nameOf(t),
permissions: d,
number: e
};
const [f, ...m] = await r.post(t, h);
const p = (0, l.j)(...[ ...i.values() ].map(t => t.changes));
if (f === void 0) return [];
const g = [ f, ...m ].some(({outcome: t, commit: e}) => u.has(t) || t === "failed" && e !== void 0);
if (!g || p.length === 0) return [ f, ...m ];
const w = [ ...f.note === "" ? [] : [ (0, a.KG)(f.note) ], `Sanitized: ${(0, c.G)(p)}.` ];
const k = f.details === void 0 ? {} : {
details: `${f.details} ${w.at(-1) ?? ""}`.trim()
};
return [ {
...f,
note: w.join(" "),
...k
}, ...m ];
}
const nameOf = t => (0, o.kindOf)(t).nameOf(t);
const u = new Set([ "created", "updated", "fell back" ]);
function withheld(t, e, n) {
return t.map(t => ({
what: nameOf(t),
outcome: "withheld",
url: null,
note: n,
code: e
}));
}
}),
49703: (function(t, e, n) {
n.d(e, {
G: () => sanitizedNotice
});
var i = n(54539);
const s = {
"control-character": [ "control character", "control characters" ],
"terminal-sequence": [ "terminal sequence", "terminal sequences" ],
"direction-mark": [ "direction mark", "direction marks" ],
"invisible-character": [ "invisible character", "invisible characters" ],
homoglyph: [ "word with homoglyphs", "words with homoglyphs" ],
entity: [ "entity", "entities" ],
tag: [ "HTML tag", "HTML tags" ],
"hidden-element": [ "hidden element", "hidden elements" ],
image: [ "image", "images" ],
"link-title": [ "link title", "link titles" ],
"link-definition": [ "link definition", "link definitions" ],
link: [ "link to another host", "links to other hosts" ],
mention: [ "mention", "mentions" ],
"closing-word": [ "closing word", "closing words" ],
reference: [ "reference to another repository", "references to other repositories" ],
"slash-command": [ "slash command", "slash commands" ],
fence: [ "open fence", "open fences" ],
mathematics: [ "text with formulas", "texts with formulas" ],
"unresolvable-markup": [ "piece of unresolvable markup", "pieces of unresolvable markup" ]
};
function sanitizedNotice(t) {
return t.map(({kind: t, count: e}) => (0, i.B4)(e, ...s[t])).join(", ");
}
}),
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
for (const {kind: n, count: i} of t.flat()) e.add(n, i);
return e.changes();
}
}),
32622: (function(t, e, n) {
n.d(e, {
o: () => truncateMarkdown
});
var i = n(54539);
var s = n(20653);
const o = {
fence: null,
details: 0
};
function truncateMarkdown(t, e) {
const size = t => e.unit === "bytes" ? Buffer.byteLength(t) : t.length;
if (size(t) <= e.limit) return t;
const n = e.whole === null ? "" : ` The whole text is ${e.whole}.`;
const s = `*Truncated here: ${(0, i.ZV)(e.limit)} of ${(0, i.ZV)(size(t))} ${e.unit} fit.${n}*`;
const o = e.limit - size(s) - size("\n\n");
const r = o <= 0 ? "" : lastFitting(t, o, size);
const c = r === "" ? s : `${r}\n\n${s}`;
return size(c) <= e.limit ? c : "";
}
function lastFitting(t, e, n) {
let i = {
end: 0,
open: o
};
let s = i;
let r = o;
let [c, l] = [ 0, 0 ];
for (const o of t.split("\n")) {
const t = openAfter(o, r);
const a = l + n(o);
if (a > e) {
const t = partOfLine(o, r, t => l + n(t) + closing(r).length <= e);
t > 0 && (i = {
end: c + t,
open: r
});
break;
}
if (a + closing(t).length <= e) {
i = {
end: c + o.length,
open: t
};
t.fence === null && t.details === 0 && (s = i);
}
r = t;
c += o.length + 1;
l = a + 1;
}
const {end: a, open: u} = s.end * 2 >= i.end ? s : i;
return `${t.slice(0, a)}${closing(u)}`.trimEnd();
}
function openAfter(t, e) {
if (e.fence !== null) {
const n = /^ {0,3}(`{3,}|~{3,})[ \t]*$/.exec(t)?.[1] ?? "";
return n.startsWith(e.fence) ? {
...e,
fence: null
} : e;
}
const n = /^ {0,3}(`{3,}(?=[^`]*$)|~{3,})/.exec(t)?.[1] ?? null;
if (n !== null) return {
...e,
fence: n
};
if (!/^ {0,3}<\/?details\b/i.test(t)) return e;
const i = (t.match(/<details\b/gi)?.length ?? 0) - (t.match(/<\/details>/gi)?.length ?? 0);
return {
fence: n,
details: Math.max(0, e.details + i)
};
}
function closing({fence: t, details: e}) {
return `${t === null ? "" : `\n${t}`}${"\n\n</details>".repeat(e)}`;
}
function partOfLine(t, {fence: e}, n) {
if (e === null && /^\s*(?:\||<|`{3}|~{3})/.test(t)) return 0;
let [i, o] = [ 0, t.length ];
while (i < o) {
const e = Math.ceil((i + o) / 2);
n(t.slice(0, e)) ? i = e : o = e - 1;
}
return e === null ? safeEnd(t, i) : (0, s.GH)(t, i).length;
}
const r = 2e3;
function safeEnd(t, e) {
let n = 0;
let i = null;
for (const {0: s, index: o} of t.slice(0, e + 1).matchAll(/`+|\]\(|[[\])>]|<(?=[a-z/])|\s+/gi)) {
i !== null && o - i.since > r && (i = null);
i !== null ? s === i.until ? i = null : s === "](" && i.until === "]" && (i = {
until: ")",
since: i.since
}) : s.startsWith("`") ? i = {
until: s,
since: o
} : s === "[" ? i = {
until: "]",
since: o
} : s === "<" ? i = {
until: ">",
since: o
} : /^\s/.test(s) && (n = o);
}
return n;
}
})
};
