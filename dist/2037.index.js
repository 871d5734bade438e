"use strict";

exports.id = 2037;

exports.ids = [ 2037 ];

exports.modules = {
5428: (function(n, t, e) {
e.d(t, {
R: () => fingerprint
});
var i = e(77598);
function fingerprint(n, t = 16) {
const e = (0, i.createHash)("sha256");
for (const t of n) e.update(t);
return e.digest("hex").slice(0, t);
}
}),
32622: (function(n, t, e) {
e.d(t, {
o: () => truncateMarkdown
});
var i = e(54539);
var l = e(20653);
const s = {
fence: null,
details: 0
};
function truncateMarkdown(n, t) {
const size = n => t.unit === "bytes" ? Buffer.byteLength(n) : n.length;
if (size(n) <= t.limit) return n;
const e = noteFor(size(n), t);
const i = t.limit - size(e) - size("\n\n");
const l = i <= 0 ? "" : lastFitting(n, i, size);
const s = l === "" ? e : `${l}\n\n${e}`;
return size(s) <= t.limit ? s : "";
}
function noteFor(n, {limit: t, unit: e, whole: l}) {
const s = l === null ? "" : ` The whole text is ${l}.`;
return `*Truncated here: ${(0, i.ZV)(t)} of ${(0, i.ZV)(n)} ${e} fit.${s}*`;
}
function lastFitting(n, t, e) {
let i = {
end: 0,
open: s
};
let l = i;
let c = s;
let [o, r] = [ 0, 0 ];
for (const s of n.split("\n")) {
const n = openAfter(s, c);
const u = r + e(s);
if (u > t) {
const n = partOfLine(s, c, n => r + e(n) + closing(c).length <= t);
n > 0 && (i = {
end: o + n,
open: c
});
break;
}
if (u + closing(n).length <= t) {
i = {
end: o + s.length,
open: n
};
n.fence === null && n.details === 0 && (l = i);
}
c = n;
o += s.length + 1;
r = u + 1;
}
const {end: u, open: f} = l.end * 2 >= i.end ? l : i;
return `${n.slice(0, u)}${closing(f)}`.trimEnd();
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
let [i, s] = [ 0, n.length ];
while (i < s) {
const t = Math.ceil((i + s) / 2);
e(n.slice(0, t)) ? i = t : s = t - 1;
}
return t === null ? safeEnd(n, i) : (0, l.GH)(n, i).length;
}
const c = 2e3;
function safeEnd(n, t) {
let e = 0;
let i = null;
for (const {0: l, index: s} of n.slice(0, t + 1).matchAll(/`+|\]\(|[[\])>]|<(?=[a-z/])|\s+/gi)) {
i !== null && s - i.since > c && (i = null);
i !== null ? l === i.until ? i = null : l === "](" && i.until === "]" && (i = {
until: ")",
since: i.since
}) : l.startsWith("`") ? i = {
until: l,
since: s
} : l === "[" ? i = {
until: "]",
since: s
} : l === "<" ? i = {
until: ">",
since: s
} : /^\s/.test(l) && (e = s);
}
return e;
}
})
};
