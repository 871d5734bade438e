"use strict";

exports.id = 3173;

exports.ids = [ 3173 ];

exports.modules = {
33173: (function(e, t, n) {
n.d(t, {
changedWords: () => changedWords
});
var o = n(63102);
function longestCommonPrefix(e, t) {
let n;
for (n = 0; n < e.length && n < t.length; n++) if (e[n] != t[n]) return e.slice(0, n);
return e.slice(0, n);
}
function longestCommonSuffix(e, t) {
let n;
if (!e || !t || e[e.length - 1] != t[t.length - 1]) return "";
for (n = 0; n < e.length && n < t.length; n++) if (e[e.length - (n + 1)] != t[t.length - (n + 1)]) return e.slice(-n);
return e.slice(-n);
}
function replacePrefix(e, t, n) {
if (e.slice(0, t.length) != t) throw Error(`string ${JSON.stringify(e)} doesn't start with prefix ${JSON.stringify(t)}; this is a bug`);
return n + e.slice(t.length);
}
function replaceSuffix(e, t, n) {
if (!t) return e + n;
if (e.slice(-t.length) != t) throw Error(`string ${JSON.stringify(e)} doesn't end with suffix ${JSON.stringify(t)}; this is a bug`);
return e.slice(0, -t.length) + n;
}
function removePrefix(e, t) {
return replacePrefix(e, t, "");
}
function removeSuffix(e, t) {
return replaceSuffix(e, t, "");
}
function maximumOverlap(e, t) {
return t.slice(0, overlapCount(e, t));
}
function overlapCount(e, t) {
let n = 0;
e.length > t.length && (n = e.length - t.length);
let o = t.length;
e.length < t.length && (o = e.length);
const s = Array(o);
let r = 0;
s[0] = 0;
for (let e = 1; e < o; e++) {
t[e] == t[r] ? s[e] = s[r] : s[e] = r;
while (r > 0 && t[e] != t[r]) r = s[r];
t[e] == t[r] && r++;
}
r = 0;
for (let o = n; o < e.length; o++) {
while (r > 0 && e[o] != t[r]) r = s[r];
e[o] == t[r] && r++;
}
return r;
}
function segment(e, t) {
const n = [];
for (const o of Array.from(t.segment(e))) {
const e = o.segment;
n.length && /\s/.test(n[n.length - 1]) && /\s/.test(e) ? n[n.length - 1] += e : n.push(e);
}
return n;
}
function trailingWs(e, t) {
if (t) return leadingAndTrailingWs(e, t)[1];
let n;
for (n = e.length - 1; n >= 0; n--) if (!e[n].match(/\s/)) break;
return e.substring(n + 1);
}
function leadingWs(e, t) {
if (t) return leadingAndTrailingWs(e, t)[0];
const n = e.match(/^\s*/);
return n ? n[0] : "";
}
function leadingAndTrailingWs(e, t) {
if (!t) return [ leadingWs(e), trailingWs(e) ];
if (t.resolvedOptions().granularity != "word") throw new Error('The segmenter passed must have a granularity of "word"');
const n = segment(e, t);
const o = n[0];
const s = n[n.length - 1];
const r = /\s/.test(o) ? o : "";
const l = /\s/.test(s) ? s : "";
return [ r, l ];
}
const s = "a-zA-Z0-9_\\u{AD}\\u{C0}-\\u{D6}\\u{D8}-\\u{F6}\\u{F8}-\\u{2C6}\\u{2C8}-\\u{2D7}\\u{2DE}-\\u{2FF}\\u{1E00}-\\u{1EFF}";
const r = new RegExp(`[${s}]+|\\s+|[^${s}]`, "ug");
class WordDiff extends o.A {
equals(e, t, n) {
if (n.ignoreCase) {
e = e.toLowerCase();
t = t.toLowerCase();
}
return e.trim() === t.trim();
}
tokenize(e, t = {}) {
let n;
if (t.intlSegmenter) {
const o = t.intlSegmenter;
if (o.resolvedOptions().granularity != "word") throw new Error('The segmenter passed must have a granularity of "word"');
n = segment(e, o);
} else n = e.match(r) || [];
const o = [];
let s = null;
n.forEach(e => {
/\s/.test(e) ? s == null ? o.push(e) : o.push(o.pop() + e) : s != null && /\s/.test(s) ? o[o.length - 1] == s ? o.push(o.pop() + e) : o.push(s + e) : o.push(e);
s = e;
});
return o;
}
join(e) {
return e.map((e, t) => t == 0 ? e : e.replace(/^\s+/, "")).join("");
}
postProcess(e, t) {
if (!e || t.oneChangePerToken) return e;
let n = null;
let o = null;
let s = null;
e.forEach(e => {
if (e.added) o = e; else if (e.removed) s = e; else {
(o || s) && dedupeWhitespaceInChangeObjects(n, s, o, e, t.intlSegmenter);
n = e;
o = null;
s = null;
}
});
(o || s) && dedupeWhitespaceInChangeObjects(n, s, o, null, t.intlSegmenter);
return e;
}
}
new WordDiff;
function dedupeWhitespaceInChangeObjects(e, t, n, o, s) {
if (t && n) {
const [r, l] = leadingAndTrailingWs(t.value, s);
const [i, u] = leadingAndTrailingWs(n.value, s);
if (e) {
const o = longestCommonPrefix(r, i);
e.value = replaceSuffix(e.value, i, o);
t.value = removePrefix(t.value, o);
n.value = removePrefix(n.value, o);
}
if (o) {
const e = longestCommonSuffix(l, u);
o.value = replacePrefix(o.value, u, e);
t.value = removeSuffix(t.value, e);
n.value = removeSuffix(n.value, e);
}
} else if (n) {
if (e) {
const e = leadingWs(n.value, s);
n.value = n.value.substring(e.length);
}
if (o) {
const e = leadingWs(o.value, s);
o.value = o.value.substring(e.length);
}
} else if (e && o) {
const n = leadingWs(o.value, s), [r, l] = leadingAndTrailingWs(t.value, s);
const i = longestCommonPrefix(n, r);
t.value = removePrefix(t.value, i);
const u = longestCommonSuffix(removePrefix(n, i), l);
t.value = removeSuffix(t.value, u);
o.value = replacePrefix(o.value, n, u);
e.value = replaceSuffix(e.value, n, n.slice(0, n.length - u.length));
} else if (o) {
const e = leadingWs(o.value, s);
const n = trailingWs(t.value, s);
const r = maximumOverlap(n, e);
t.value = removeSuffix(t.value, r);
} else if (e) {
const n = trailingWs(e.value, s);
const o = leadingWs(t.value, s);
const r = maximumOverlap(n, o);
t.value = removePrefix(t.value, r);
}
}
class WordsWithSpaceDiff extends o.A {
tokenize(e) {
const t = new RegExp(`(\\r?\\n)|[${s}]+|[^\\S\\n\\r]+|[^${s}]`, "ug");
return e.match(t) || [];
}
}
const l = new WordsWithSpaceDiff;
function diffWordsWithSpace(e, t, n) {
return l.diff(e, t, n);
}
var i = n(20653);
const u = 30;
const a = 20;
function changedWords(e, t) {
const n = diffWordsWithSpace(e, t, {
maxEditLength: 5e3
});
if (n === void 0) return `[-${(0, i.GH)(e, 200)}\u2026-] {+${(0, i.GH)(t, 200)}\u2026+}`;
let o = 0;
const s = n.map(({value: e, added: t, removed: s}, r) => {
if (!t && !s) return shortContext(e, r === 0, r === n.length - 1);
o += 1;
if (o > a) return "";
return t ? `{+${(0, i.GH)(e, 500)}+}` : `[-${(0, i.GH)(e, 500)}-]`;
});
return s.join("").replaceAll(/\s+/g, " ").trim();
}
function shortContext(e, t, n) {
if (e.length <= 2 * u) return e;
return `${t ? "" : (0, i.GH)(e, u)} \u2026 ${n ? "" : (0, i.pJ)(e, u)}`;
}
}),
63102: (function(e, t, n) {
n.d(t, {
A: () => Diff
});
class Diff {
diff(e, t, n = {}) {
let o;
if (typeof n === "function") {
o = n;
n = {};
} else "callback" in n && (o = n.callback);
const s = this.castInput(e, n);
const r = this.castInput(t, n);
const l = this.removeEmpty(this.tokenize(s, n));
const i = this.removeEmpty(this.tokenize(r, n));
return this.diffWithOptionsObj(l, i, n, o);
}
diffWithOptionsObj(e, t, n, o) {
var s;
const done = e => {
e = this.postProcess(e, n);
if (o) {
setTimeout(function() {
o(e);
}, 0);
return;
}
return e;
};
const r = t.length, l = e.length;
let i = 1;
let u = r + l;
n.maxEditLength != null && (u = Math.min(u, n.maxEditLength));
const a = (s = n.timeout) !== null && s !== void 0 ? s : 1 / 0;
const f = Date.now() + a;
const c = [ {
oldPos: -1,
lastComponent: void 0
} ];
let d = this.extractCommon(c[0], t, e, 0, n);
if (c[0].oldPos + 1 >= l && d + 1 >= r) return done(this.buildValues(c[0].lastComponent, t, e));
let h = -1 / 0, g = 1 / 0;
const execEditLength = () => {
for (let o = Math.max(h, -i); o <= Math.min(g, i); o += 2) {
let s;
const i = c[o - 1], u = c[o + 1];
i && (c[o - 1] = void 0);
let a = false;
if (u) {
const e = u.oldPos - o;
a = u && 0 <= e && e < r;
}
const f = i && i.oldPos + 1 < l;
if (!a && !f) {
c[o] = void 0;
continue;
}
s = !f || a && i.oldPos < u.oldPos ? this.addToPath(u, true, false, 0, n) : this.addToPath(i, false, true, 1, n);
d = this.extractCommon(s, t, e, o, n);
if (s.oldPos + 1 >= l && d + 1 >= r) return done(this.buildValues(s.lastComponent, t, e)) || true;
c[o] = s;
s.oldPos + 1 >= l && (g = Math.min(g, o - 1));
d + 1 >= r && (h = Math.max(h, o + 1));
}
i++;
};
if (o) (function exec() {
setTimeout(function() {
if (i > u || Date.now() > f) return o(void 0);
execEditLength() || exec();
}, 0);
})(); else while (i <= u && Date.now() <= f) {
const e = execEditLength();
if (e) return e;
}
}
addToPath(e, t, n, o, s) {
const r = e.lastComponent;
return r && !s.oneChangePerToken && r.added === t && r.removed === n ? {
oldPos: e.oldPos + o,
lastComponent: {
count: r.count + 1,
added: t,
removed: n,
previousComponent: r.previousComponent
}
} : {
oldPos: e.oldPos + o,
lastComponent: {
count: 1,
added: t,
removed: n,
previousComponent: r
}
};
}
extractCommon(e, t, n, o, s) {
const r = t.length, l = n.length;
let i = e.oldPos, u = i - o, a = 0;
while (u + 1 < r && i + 1 < l && this.equals(n[i + 1], t[u + 1], s)) {
u++;
i++;
a++;
s.oneChangePerToken && (e.lastComponent = {
count: 1,
previousComponent: e.lastComponent,
added: false,
removed: false
});
}
a && !s.oneChangePerToken && (e.lastComponent = {
count: a,
previousComponent: e.lastComponent,
added: false,
removed: false
});
e.oldPos = i;
return u;
}
equals(e, t, n) {
return n.comparator ? n.comparator(e, t) : e === t || !!n.ignoreCase && e.toLowerCase() === t.toLowerCase();
}
removeEmpty(e) {
const t = [];
for (let n = 0; n < e.length; n++) e[n] && t.push(e[n]);
return t;
}
castInput(e, t) {
return e;
}
tokenize(e, t) {
return Array.from(e);
}
join(e) {
return e.join("");
}
postProcess(e, t) {
return e;
}
get useLongestToken() {
return false;
}
buildValues(e, t, n) {
const o = [];
let s;
while (e) {
o.push(e);
s = e.previousComponent;
delete e.previousComponent;
e = s;
}
o.reverse();
const r = o.length;
let l = 0, i = 0, u = 0;
for (;l < r; l++) {
const e = o[l];
if (e.removed) {
e.value = this.join(n.slice(u, u + e.count));
u += e.count;
} else {
if (!e.added && this.useLongestToken) {
let o = t.slice(i, i + e.count);
o = o.map(function(e, t) {
const o = n[u + t];
return o.length > e.length ? o : e;
});
e.value = this.join(o);
} else e.value = this.join(t.slice(i, i + e.count));
i += e.count;
e.added || (u += e.count);
}
}
return o;
}
}
})
};
