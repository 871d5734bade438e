"use strict";

exports.id = 2037;

exports.ids = [ 2037 ];

exports.modules = {
5428: (function(n, t, e) {
e.d(t, {
R: () => fingerprint
});
var l = e(77598);
function fingerprint(n, t = 16) {
const e = (0, l.createHash)("sha256");
for (const t of n) e.update(t);
return e.digest("hex").slice(0, t);
}
}),
32622: (function(n, t, e) {
e.d(t, {
o: () => truncateMarkdown
});
var l = e(54539);
var i = e(20653);
const s = {
fence: null,
details: 0
};
function truncateMarkdown(n, t) {
const size = n => t.unit === "bytes" ? Buffer.byteLength(n) : n.length;
if (size(n) <= t.limit) return n;
const e = t.whole === null ? "" : ` The whole text is ${t.whole}.`;
const i = `*Truncated here: ${(0, l.ZV)(t.limit)} of ${(0, l.ZV)(size(n))} ${t.unit} fit.${e}*`;
const s = t.limit - size(i) - size("\n\n");
const c = s <= 0 ? "" : lastFitting(n, s, size);
const o = c === "" ? i : `${c}\n\n${i}`;
return size(o) <= t.limit ? o : "";
}
function lastFitting(n, t, e) {
let l = {
end: 0,
open: s
};
let i = l;
let c = s;
let [o, r] = [ 0, 0 ];
for (const s of n.split("\n")) {
const n = openAfter(s, c);
const u = r + e(s);
if (u > t) {
const n = partOfLine(s, c, n => r + e(n) + closing(c).length <= t);
n > 0 && (l = {
end: o + n,
open: c
});
break;
}
if (u + closing(n).length <= t) {
l = {
end: o + s.length,
open: n
};
n.fence === null && n.details === 0 && (i = l);
}
c = n;
o += s.length + 1;
r = u + 1;
}
const {end: u, open: f} = i.end * 2 >= l.end ? i : l;
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
const l = (n.match(/<details\b/gi)?.length ?? 0) - (n.match(/<\/details>/gi)?.length ?? 0);
return {
fence: e,
details: Math.max(0, t.details + l)
};
}
function closing({fence: n, details: t}) {
return `${n === null ? "" : `\n${n}`}${"\n\n</details>".repeat(t)}`;
}
function partOfLine(n, {fence: t}, e) {
if (t === null && /^\s*(?:\||<|`{3}|~{3})/.test(n)) return 0;
let [l, s] = [ 0, n.length ];
while (l < s) {
const t = Math.ceil((l + s) / 2);
e(n.slice(0, t)) ? l = t : s = t - 1;
}
return t === null ? safeEnd(n, l) : (0, i.GH)(n, l).length;
}
const c = 2e3;
function safeEnd(n, t) {
let e = 0;
let l = null;
for (const {0: i, index: s} of n.slice(0, t + 1).matchAll(/`+|\]\(|[[\])>]|<(?=[a-z/])|\s+/gi)) {
l !== null && s - l.since > c && (l = null);
l !== null ? i === l.until ? l = null : i === "](" && l.until === "]" && (l = {
until: ")",
since: l.since
}) : i.startsWith("`") ? l = {
until: i,
since: s
} : i === "[" ? l = {
until: "]",
since: s
} : i === "<" ? l = {
until: ">",
since: s
} : /^\s/.test(i) && (e = s);
}
return e;
}
})
};
