"use strict";

exports.id = 393;

exports.ids = [ 393 ];

exports.modules = {
84182: (function(n, t, e) {
e.d(t, {
D4: () => plainTitle,
Ft: () => isSame,
j$: () => markedBody,
j9: () => r,
lB: () => upsertComment
});
var i = e(7138);
var l = e(32622);
var o = e(20653);
const r = 65536;
function markedBody(n, t, e = "") {
const i = e === "" ? "" : `\n\n${e}`;
const o = r - n.length - 1 - i.length;
return `${n}\n${(0, l.o)(t, {
limit: o,
unit: "characters",
whole: "in write-requests.json, next to the run report"
})}${i}`;
}
function isSame(n, t) {
const plain = n => withoutFooter(n.replaceAll("\r\n", "\n")).trimEnd();
return plain(n) === plain(t);
}
function withoutFooter(n) {
return n.replace(/\n+<sub>By \[this run of Sallyport\]\([^\n]*<\/sub>\s*$/, "");
}
function plainTitle(n) {
return (0, o.TN)((0, i.wh)(n));
}
async function upsertComment(n, t, e) {
const i = (await e.comments()).find(({body: t}) => t.startsWith(n));
if (i !== void 0 && isSame(i.body, t)) return {
outcome: "unchanged",
url: i.url
};
const l = i === void 0 ? null : await e.updateComment(i.id, t);
if (l !== null) return {
outcome: "updated",
url: l.url
};
return {
outcome: "created",
url: (await e.createComment(t)).url
};
}
}),
50393: (function(n, t, e) {
e.d(t, {
Oc: () => handoffMarkdown,
handoffOf: () => handoffOf,
j6: () => handoffMarker,
nt: () => u,
wo: () => handoffComment
});
var i = e(84182);
var l = e(20544);
var o = e(32622);
var r = e(20653);
var s = e(15917);
const u = {
fileBytes: 1e6,
text: 4e4,
findings: 100,
path: 500,
title: 200,
message: 1e3
};
function handoffOf({text: n}, t, e) {
const i = t.filter(({path: n}) => n.length <= u.path).slice(0, u.findings);
const l = i.map(({path: n, line: t, endLine: e, severity: i, title: l, message: o}) => ({
...{
path: n,
line: t,
severity: i,
...e === void 0 ? {} : {
endLine: e
}
},
title: (0, r.ml)(l, u.title),
message: (0, r.ml)(o, u.message)
}));
return {
version: 1,
head: e,
text: (0, o.o)(n, {
limit: u.text,
unit: "characters",
whole: null
}),
...l.length === 0 ? {} : {
findings: l
}
};
}
function handoffMarkdown({text: n, findings: t, head: e, run: i}) {
const l = i === null ? "A run" : `[A run](${i})`;
return `${[ "### From the pull request's own code", `${l} without secrets on commit ${e.slice(0, 12)} produced this result. The author of the pull request could have changed it: it has not been verified.`, ...n === "" ? [ "It contains no text." ] : [ "---", n, "---" ], ...t.length === 0 ? [] : [ (0, 
s.WT)(t, u.findings) ] ].join("\n\n")}\n`;
}
function handoffMarker(n) {
return (0, l._)(n, "handoff");
}
function handoffComment(n, t) {
const e = handoffMarker(n);
return `${e}\n${(0, o.o)(t, {
limit: i.j9 - e.length - 1,
unit: "characters",
whole: null
})}`;
}
}),
32622: (function(n, t, e) {
e.d(t, {
o: () => truncateMarkdown
});
var i = e(54539);
var l = e(20653);
const o = {
fence: null,
details: 0
};
function truncateMarkdown(n, t) {
const size = n => t.unit === "bytes" ? Buffer.byteLength(n) : n.length;
if (size(n) <= t.limit) return n;
const e = t.whole === null ? "" : ` The whole text is ${t.whole}.`;
const l = `*Truncated here: ${(0, i.ZV)(t.limit)} of ${(0, i.ZV)(size(n))} ${t.unit} fit.${e}*`;
const o = t.limit - size(l) - size("\n\n");
const r = o <= 0 ? "" : lastFitting(n, o, size);
const s = r === "" ? l : `${r}\n\n${l}`;
return size(s) <= t.limit ? s : "";
}
function lastFitting(n, t, e) {
let i = {
end: 0,
open: o
};
let l = i;
let r = o;
let [s, u] = [ 0, 0 ];
for (const o of n.split("\n")) {
const n = openAfter(o, r);
const c = u + e(o);
if (c > t) {
const n = partOfLine(o, r, n => u + e(n) + closing(r).length <= t);
n > 0 && (i = {
end: s + n,
open: r
});
break;
}
if (c + closing(n).length <= t) {
i = {
end: s + o.length,
open: n
};
n.fence === null && n.details === 0 && (l = i);
}
r = n;
s += o.length + 1;
u = c + 1;
}
const {end: c, open: a} = l.end * 2 >= i.end ? l : i;
return `${n.slice(0, c)}${closing(a)}`.trimEnd();
}
function openAfter(n, t) {
if (t.fence !== null) {
const e = /^ {0,3}(`{3,}|~{3,})[ \t]*$/.exec(n)?.[1] ?? "";
return e.startsWith(t.fence) ? {
...t,
fence: null
} : t;
}
const e = /^ {0,3}(`{3,}(?=[^`]*$)|~{3,})/.exec(n)?.[1] ?? null;
if (e !== null) return {
...t,
fence: e
};
if (!/^ {0,3}<\/?details\b/i.test(n)) return t;
const i = (n.match(/<details\b/gi)?.length ?? 0) - (n.match(/<\/details>/gi)?.length ?? 0);
return {
fence: e,
details: Math.max(0, t.details + i)
};
}
function closing({fence: n, details: t}) {
return `${n === null ? "" : `\n${n}`}${"\n\n</details>".repeat(t)}`;
}
function partOfLine(n, {fence: t}, e) {
if (t === null && /^\s*(?:\||<|`{3}|~{3})/.test(n)) return 0;
let [i, o] = [ 0, n.length ];
while (i < o) {
const t = Math.ceil((i + o) / 2);
e(n.slice(0, t)) ? i = t : o = t - 1;
}
return t === null ? safeEnd(n, i) : (0, l.GH)(n, i).length;
}
const r = 2e3;
function safeEnd(n, t) {
let e = 0;
let i = null;
for (const {0: l, index: o} of n.slice(0, t + 1).matchAll(/`+|\]\(|[[\])>]|<(?=[a-z/])|\s+/gi)) {
i !== null && o - i.since > r && (i = null);
i !== null ? l === i.until ? i = null : l === "](" && i.until === "]" && (i = {
until: ")",
since: i.since
}) : l.startsWith("`") ? i = {
until: l,
since: o
} : l === "[" ? i = {
until: "]",
since: o
} : l === "<" ? i = {
until: ">",
since: o
} : /^\s/.test(l) && (e = o);
}
return e;
}
})
};
