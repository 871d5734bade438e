"use strict";

exports.id = 1833;

exports.ids = [ 1833 ];

exports.modules = {
63102: (function(e, n, t) {
t.d(n, {
A: () => Diff
});
class Diff {
diff(e, n, t = {}) {
let o;
if (typeof t === "function") {
o = t;
t = {};
} else "callback" in t && (o = t.callback);
const s = this.castInput(e, t);
const i = this.castInput(n, t);
const l = this.removeEmpty(this.tokenize(s, t));
const r = this.removeEmpty(this.tokenize(i, t));
return this.diffWithOptionsObj(l, r, t, o);
}
diffWithOptionsObj(e, n, t, o) {
var s;
const done = e => {
e = this.postProcess(e, t);
if (o) {
setTimeout(function() {
o(e);
}, 0);
return;
}
return e;
};
const i = n.length, l = e.length;
let r = 1;
let c = i + l;
t.maxEditLength != null && (c = Math.min(c, t.maxEditLength));
const u = (s = t.timeout) !== null && s !== void 0 ? s : 1 / 0;
const a = Date.now() + u;
const d = [ {
oldPos: -1,
lastComponent: void 0
} ];
let f = this.extractCommon(d[0], n, e, 0, t);
if (d[0].oldPos + 1 >= l && f + 1 >= i) return done(this.buildValues(d[0].lastComponent, n, e));
let h = -1 / 0, p = 1 / 0;
const execEditLength = () => {
for (let o = Math.max(h, -r); o <= Math.min(p, r); o += 2) {
let s;
const r = d[o - 1], c = d[o + 1];
r && (d[o - 1] = void 0);
let u = false;
if (c) {
const e = c.oldPos - o;
u = c && 0 <= e && e < i;
}
const a = r && r.oldPos + 1 < l;
if (!u && !a) {
d[o] = void 0;
continue;
}
s = !a || u && r.oldPos < c.oldPos ? this.addToPath(c, true, false, 0, t) : this.addToPath(r, false, true, 1, t);
f = this.extractCommon(s, n, e, o, t);
if (s.oldPos + 1 >= l && f + 1 >= i) return done(this.buildValues(s.lastComponent, n, e)) || true;
d[o] = s;
s.oldPos + 1 >= l && (p = Math.min(p, o - 1));
f + 1 >= i && (h = Math.max(h, o + 1));
}
r++;
};
if (o) (function exec() {
setTimeout(function() {
if (r > c || Date.now() > a) return o(void 0);
execEditLength() || exec();
}, 0);
})(); else while (r <= c && Date.now() <= a) {
const e = execEditLength();
if (e) return e;
}
}
addToPath(e, n, t, o, s) {
const i = e.lastComponent;
return i && !s.oneChangePerToken && i.added === n && i.removed === t ? {
oldPos: e.oldPos + o,
lastComponent: {
count: i.count + 1,
added: n,
removed: t,
previousComponent: i.previousComponent
}
} : {
oldPos: e.oldPos + o,
lastComponent: {
count: 1,
added: n,
removed: t,
previousComponent: i
}
};
}
extractCommon(e, n, t, o, s) {
const i = n.length, l = t.length;
let r = e.oldPos, c = r - o, u = 0;
while (c + 1 < i && r + 1 < l && this.equals(t[r + 1], n[c + 1], s)) {
c++;
r++;
u++;
s.oneChangePerToken && (e.lastComponent = {
count: 1,
previousComponent: e.lastComponent,
added: false,
removed: false
});
}
u && !s.oneChangePerToken && (e.lastComponent = {
count: u,
previousComponent: e.lastComponent,
added: false,
removed: false
});
e.oldPos = r;
return c;
}
equals(e, n, t) {
return t.comparator ? t.comparator(e, n) : e === n || !!t.ignoreCase && e.toLowerCase() === n.toLowerCase();
}
removeEmpty(e) {
const n = [];
for (let t = 0; t < e.length; t++) e[t] && n.push(e[t]);
return n;
}
castInput(e, n) {
return e;
}
tokenize(e, n) {
return Array.from(e);
}
join(e) {
return e.join("");
}
postProcess(e, n) {
return e;
}
get useLongestToken() {
return false;
}
buildValues(e, n, t) {
const o = [];
let s;
while (e) {
o.push(e);
s = e.previousComponent;
delete e.previousComponent;
e = s;
}
o.reverse();
const i = o.length;
let l = 0, r = 0, c = 0;
for (;l < i; l++) {
const e = o[l];
if (e.removed) {
e.value = this.join(t.slice(c, c + e.count));
c += e.count;
} else {
if (!e.added && this.useLongestToken) {
let o = n.slice(r, r + e.count);
o = o.map(function(e, n) {
const o = t[c + n];
return o.length > e.length ? o : e;
});
e.value = this.join(o);
} else e.value = this.join(n.slice(r, r + e.count));
r += e.count;
e.added || (c += e.count);
}
}
return o;
}
}
}),
71833: (function(e, n, t) {
t.d(n, {
structuredPatch: () => structuredPatch
});
var o = t(63102);
class LineDiff extends o.A {
constructor() {
super(...arguments);
this.tokenize = tokenize;
}
equals(e, n, t) {
if (t.ignoreWhitespace) {
t.newlineIsToken && e.includes("\n") || (e = e.trim());
t.newlineIsToken && n.includes("\n") || (n = n.trim());
} else if (t.ignoreNewlineAtEof && !t.newlineIsToken) {
e.endsWith("\n") && (e = e.slice(0, -1));
n.endsWith("\n") && (n = n.slice(0, -1));
}
return super.equals(e, n, t);
}
}
const s = new LineDiff;
function diffLines(e, n, t) {
return s.diff(e, n, t);
}
function tokenize(e, n) {
n.stripTrailingCr && (e = e.replace(/\r\n/g, "\n"));
const t = [], o = e.split(/(\n|\r\n)/);
o[o.length - 1] || o.pop();
for (let e = 0; e < o.length; e++) {
const s = o[e];
e % 2 && !n.newlineIsToken ? t[t.length - 1] += s : t.push(s);
}
return t;
}
function structuredPatch(e, n, t, o, s, i, l) {
let r;
r = l ? typeof l === "function" ? {
callback: l
} : l : {};
typeof r.context === "undefined" && (r.context = 4);
const c = r.context;
if (r.newlineIsToken) throw new Error("newlineIsToken may not be used with patch-generation functions, only with diffing functions");
if (!r.callback) return diffLinesResultToPatch(diffLines(t, o, r));
{
const {callback: e} = r;
diffLines(t, o, Object.assign(Object.assign({}, r), {
callback: n => {
const t = diffLinesResultToPatch(n);
e(t);
}
}));
}
function diffLinesResultToPatch(t) {
if (!t) return;
t.push({
value: "",
lines: []
});
function contextLines(e) {
return e.map(function(e) {
return " " + e;
});
}
const o = [];
let l = 0, r = 0, u = [], a = 1, d = 1;
for (let e = 0; e < t.length; e++) {
const n = t[e], s = n.lines || splitLines(n.value);
n.lines = s;
if (n.added || n.removed) {
if (!l) {
const n = t[e - 1];
l = a;
r = d;
if (n) {
u = c > 0 ? contextLines(n.lines.slice(-c)) : [];
l -= u.length;
r -= u.length;
}
}
for (const e of s) u.push((n.added ? "+" : "-") + e);
n.added ? d += s.length : a += s.length;
} else {
if (l) if (s.length <= c * 2 && e < t.length - 2) for (const e of contextLines(s)) u.push(e); else {
const e = Math.min(s.length, c);
for (const n of contextLines(s.slice(0, e))) u.push(n);
const n = {
oldStart: l,
oldLines: a - l + e,
newStart: r,
newLines: d - r + e,
lines: u
};
o.push(n);
l = 0;
r = 0;
u = [];
}
a += s.length;
d += s.length;
}
}
for (const e of o) for (let n = 0; n < e.lines.length; n++) if (e.lines[n].endsWith("\n")) e.lines[n] = e.lines[n].slice(0, -1); else {
e.lines.splice(n + 1, 0, "\\ No newline at end of file");
n++;
}
return {
oldFileName: e,
newFileName: n,
oldHeader: s,
newHeader: i,
hunks: o
};
}
}
function splitLines(e) {
const n = e.endsWith("\n");
const t = e.split("\n").map(e => e + "\n");
n ? t.pop() : t.push(t.pop().slice(0, -1));
return t;
}
})
};
