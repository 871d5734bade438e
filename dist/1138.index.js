"use strict";

exports.id = 1138;

exports.ids = [ 1138 ];

exports.modules = {
91138: (function(t, e, s) {
s.d(e, {
Minimatch: () => Minimatch
});
const range = (t, e, s) => {
let n, i, r, o, a;
let c = s.indexOf(t);
let l = s.indexOf(e, c + 1);
let h = c;
if (c >= 0 && l > 0) {
if (t === e) return [ c, l ];
n = [];
r = s.length;
while (h >= 0 && !a) {
if (h === c) {
n.push(h);
c = s.indexOf(t, h + 1);
} else if (n.length === 1) {
const t = n.pop();
t !== void 0 && (a = [ t, l ]);
} else {
i = n.pop();
if (i !== void 0 && i < r) {
r = i;
o = l;
}
l = s.indexOf(e, h + 1);
}
h = c < l && c >= 0 ? c : l;
}
n.length && o !== void 0 && (a = [ r, o ]);
}
return a;
};
const n = "\0SLASH" + Math.random().toFixed(16) + "\0";
const i = "\0OPEN" + Math.random().toFixed(16) + "\0";
const r = "\0CLOSE" + Math.random().toFixed(16) + "\0";
const o = "\0COMMA" + Math.random().toFixed(16) + "\0";
const a = "\0PERIOD" + Math.random().toFixed(16) + "\0";
const c = new RegExp(n, "g");
const l = new RegExp(i, "g");
const h = new RegExp(r, "g");
const f = new RegExp(o, "g");
const u = new RegExp(a, "g");
const p = /\\\\/g;
const d = /\\{/g;
const g = /\\}/g;
const w = /\\,/g;
const x = /\\\./g;
const b = 1e5;
const S = 4e6;
const y = 1e3;
const M = 1e3;
const v = 2e7;
const k = 16;
function numeric(t) {
return isNaN(t) ? t.charCodeAt(0) : parseInt(t, 10);
}
function escapeBraces(t) {
return t.replace(p, n).replace(d, i).replace(g, r).replace(w, o).replace(x, a);
}
function unescapeBraces(t) {
return t.replace(c, "\\").replace(l, "{").replace(h, "}").replace(f, ",").replace(u, ".");
}
function pushAll(t, e) {
for (let s = 0; s < e.length; s++) t.push(e[s]);
}
function balancedWithBudget(t, e, s) {
if (s.remaining < 0) return;
const n = range("{", "}", e);
const i = n !== void 0 && e.indexOf("{") < n[0];
s.remaining -= n && !i ? n[1] + 1 : t.length;
if (!n || s.remaining < 0) return;
return {
end: n[1],
pre: t.slice(0, n[0]),
body: t.slice(n[0] + 1, n[1]),
post: t.slice(n[1] + 1),
unmatched: i
};
}
function maskUnmatchedOpens(t, e) {
e.remaining -= t.length;
const s = [];
for (let e = 0; e < t.length; e++) {
const n = t.charCodeAt(e);
n === 123 ? s.push(e) : n === 125 && s.length && s.pop();
}
let n = "";
let i = 0;
for (let e = 0; e < s.length; e++) {
const r = s[e];
n += t.slice(i, r) + "\0";
i = r + 1;
}
return n + t.slice(i);
}
function commaSetFollows(t, e) {
e.remaining -= t.length;
if (e.remaining < 0) return false;
let s = false;
for (let e = t.length - 1; e >= 0; e--) {
const n = t.charCodeAt(e);
if (n === 125) s = true; else if (n === 10 || n === 13 || n === 8232 || n === 8233) s = false; else if (n === 44 && s && t.charCodeAt(e + 1) !== 44) return true;
}
return false;
}
function parseCommaParts(t, e) {
const s = [];
let n = "";
for (;;) {
const i = balancedWithBudget(t, t, e);
if (e.remaining < 0) return;
if (!i) {
const e = t.split(",");
e[0] = n + e[0];
pushAll(s, e);
return s;
}
const {pre: r, body: o, post: a} = i;
const c = r.split(",");
c[0] = n + c[0];
c[c.length - 1] += "{" + o + "}";
if (!a.length) {
pushAll(s, c);
return s;
}
n = c.pop();
pushAll(s, c);
t = a;
}
}
function bound(t, e) {
return t === void 0 || isNaN(t) ? e : t;
}
function expand(t, e = {}) {
if (!t) return [];
const s = bound(e.max, b);
const n = bound(e.maxLength, S);
const i = bound(e.maxDepth, y);
const r = bound(e.maxRewrites, M);
const o = bound(e.maxSteps, v);
t.slice(0, 2) === "{}" && (t = "\\{\\}" + t.slice(2));
return expand_(escapeBraces(t), s, n, i, 0, r, {
remaining: o
}, true).map(unescapeBraces);
}
function embrace(t) {
return "{" + t + "}";
}
function isPadded(t) {
return /^-?0\d/.test(t);
}
function lte(t, e) {
return t <= e;
}
function gte(t, e) {
return t >= e;
}
function combine(t, e, s, n, i, r, o) {
const a = [];
let c = 0;
let l;
t: for (let o = 0; o < t.length; o++) {
const h = t[o] + e;
let f = s;
if (r && !h) {
l || (l = s.filter(t => t));
f = l;
}
for (let t = 0; t < f.length; t++) {
if (a.length >= n) break t;
const e = h + f[t];
if (c + e.length > i) break t;
a.push(e);
c += e.length;
}
}
o.remaining -= a.length;
return a;
}
function expandSequence(t, e, s, n, i) {
const r = t.split(/\.\./);
const o = [];
if (r[0] === void 0 || r[1] === void 0) return o;
const a = numeric(r[0]);
const c = numeric(r[1]);
const l = Math.max(r[0].length, r[1].length);
let h = r.length === 3 && r[2] !== void 0 ? Math.max(Math.abs(numeric(r[2])), 1) : 1;
let f = lte;
const u = c < a;
if (u) {
h *= -1;
f = gte;
}
const p = r.some(isPadded);
const d = p ? l : 1;
let g = 0;
for (let t = a; f(t, c) && o.length < s; t += h) {
i.remaining -= d;
if (i.remaining < 0) return;
let s;
if (e) {
s = String.fromCharCode(t);
s === "\\" && (s = "");
} else {
s = String(t);
if (p) {
const e = l - s.length;
if (e > 0) {
const n = new Array(e + 1).join("0");
s = t < 0 ? "-" + n + s.slice(1) : n + s;
}
}
}
if (g + s.length > n) break;
o.push(s);
g += s.length;
}
return o;
}
function expand_(t, e, s, n, i, o, a, c) {
a.remaining -= k;
if (i > n) return [ t ];
let l = [ "" ];
let h = 0;
let f = false;
let u = true;
let p = t;
for (;;) {
const d = balancedWithBudget(t, p, a);
if (!d) return combine(l, t, [ "" ], e, s, f, a);
d.unmatched && (p = maskUnmatchedOpens(p, a));
const g = d.pre;
const literal = () => combine(l, g + "{" + d.body + "}" + d.post, [ "" ], e, s, f, a);
if (/\$$/.test(g)) {
l = combine(l, g + "{" + d.body + "}", [ "" ], e, s, f && !d.post.length, a);
u = false;
if (!d.post.length) break;
t = d.post;
p = p.slice(d.end + 1);
continue;
}
const w = /^-?\d+\.\.-?\d+(?:\.\.-?\d+)?$/.test(d.body);
const x = /^[a-zA-Z]\.\.[a-zA-Z](?:\.\.-?\d+)?$/.test(d.body);
const b = w || x;
const S = d.body.indexOf(",") >= 0;
if (!b && !S) {
if (h < o && commaSetFollows(d.post, a)) {
h++;
t = d.pre + "{" + d.body + r + d.post;
p = p.slice(0, d.end) + r + p.slice(d.end + 1);
c = true;
continue;
}
return literal();
}
if (u) {
f = c && !b;
u = false;
}
let y;
if (b) {
y = expandSequence(d.body, x, e, s, a);
if (!y) return literal();
} else {
let r = parseCommaParts(d.body, a);
if (!r) return literal();
if (r.length === 1 && r[0] !== void 0) {
r = expand_(r[0], e, s, n, i + 1, o, a, false).map(embrace);
if (a.remaining < 0) return literal();
if (r.length === 1) {
const n = combine(l, g + r[0], [ "" ], e, s, f && !d.post.length, a);
if (a.remaining < 0) return literal();
l = n;
if (!d.post.length) break;
t = d.post;
p = p.slice(d.end + 1);
continue;
}
}
let c = f && !d.post.length && !g;
for (let t = 0; c && t < l.length; t++) l[t] && (c = false);
y = [];
let h = 0;
t: for (let t = 0; t < r.length; t++) {
const l = expand_(r[t], e, s, n, i + 1, o, a, false);
if (a.remaining < 0) return literal();
for (let t = 0; t < l.length; t++) {
const n = l[t];
if (c && !n) continue;
if (y.length >= e || h + n.length > s) break t;
y.push(n);
h += n.length;
}
}
}
const M = combine(l, g, y, e, s, f && !d.post.length, a);
if (a.remaining < 0) return literal();
l = M;
if (!d.post.length) break;
t = d.post;
p = p.slice(d.end + 1);
}
return l;
}
const digit = (t, e) => t === e ? {
t: "lit",
ch: String(t)
} : {
t: "class",
re: new RegExp(`^[${t}-${e}]$`)
};
const prefix = (t, e) => e.map(e => [ digit(t, t), ...e ]);
const fixed = (t, e) => {
if (!t) return [ [] ];
let s = +t[0];
let n = +e[0];
const i = t.slice(1);
const r = e.slice(1);
if (s === n) return prefix(s, fixed(i, r));
const o = "0".repeat(i.length);
const a = "9".repeat(i.length);
const c = [];
i !== o && c.push(...prefix(s++, fixed(i, a)));
const l = r === a ? [] : prefix(n--, fixed(o, r));
s <= n && c.push([ digit(s, n), ...Array.from(i, () => digit(0, 9)) ]);
c.push(...l);
return c;
};
const nonneg = (t, e, s) => {
if (s) return fixed(String(t).padStart(s, "0"), String(e).padStart(s, "0"));
const n = [];
for (let s = String(t).length; s <= String(e).length; s++) {
const i = Math.max(t, s === 1 ? 0 : 10 ** (s - 1));
const r = Math.min(e, 10 ** s - 1);
n.push(...fixed(String(i), String(r)));
}
return n;
};
const numericRange = (t, e) => {
let s = Number(t);
let n = Number(e);
if (!Number.isSafeInteger(s) || !Number.isSafeInteger(n)) return;
s > n && ([s, n] = [ n, s ]);
const i = /^-?0\d/.test(t) || /^-?0\d/.test(e);
const r = i ? Math.max(t.length, e.length) : 0;
const o = [];
if (s < 0) {
const t = nonneg(Math.max(-n, 1), -s, r && r - 1);
o.push(...t.map(t => [ {
t: "lit",
ch: "-"
}, ...t ]));
}
n >= 0 && o.push(...nonneg(Math.max(s, 0), n, r));
return o;
};
const $ = {
"[:alnum:]": [ "\\p{L}\\p{Nl}\\p{Nd}" ],
"[:alpha:]": [ "\\p{L}\\p{Nl}" ],
"[:ascii:]": [ "\\x00-\\x7f" ],
"[:blank:]": [ "\\p{Zs}\\t" ],
"[:cntrl:]": [ "\\p{Cc}" ],
"[:digit:]": [ "\\p{Nd}" ],
"[:graph:]": [ "\\p{Z}\\p{C}", true ],
"[:lower:]": [ "\\p{Ll}" ],
"[:print:]": [ "\\p{C}", true ],
"[:punct:]": [ "\\p{P}\\p{S}" ],
"[:space:]": [ "\\p{Z}\\t\\r\\n\\v\\f" ],
"[:upper:]": [ "\\p{Lu}" ],
"[:word:]": [ "\\p{L}\\p{Nl}\\p{Nd}\\p{Pc}" ],
"[:xdigit:]": [ "A-Fa-f0-9" ]
};
const braceEscape = t => t.replace(/[[\]\\-]/g, "\\$&");
const A = /$./;
const parseClass = (t, e, s = false, n) => {
const norm = t => {
const e = n ? t.normalize(n) : t;
return [ ...e ].length === 1 ? e : t;
};
const i = e;
if (t.charAt(i) !== "[") throw new Error("not in a brace expression");
const r = [];
const o = [];
let a = i + 1;
let c = false;
let l = false;
let h = false;
let f = i;
let u = "";
t: while (a < t.length) {
const e = String.fromCodePoint(t.codePointAt(a));
if ((e === "!" || e === "^") && a === i + 1) {
h = true;
a++;
continue;
}
if (e === "]" && c && !l) {
f = a + 1;
break;
}
c = true;
if (e === "\\" && !l) {
l = true;
a++;
continue;
}
if (e === "[" && !l) for (const [e, [s, n]] of Object.entries($)) if (t.startsWith(e, a)) {
if (u) return [ A, t.length - i ];
a += e.length;
n ? o.push(s) : r.push(s);
continue t;
}
l = false;
const s = norm(e);
if (u) {
s.codePointAt(0) > u.codePointAt(0) ? r.push(braceEscape(u) + "-" + braceEscape(s)) : s === u && r.push(braceEscape(s));
u = "";
a += e.length;
continue;
}
if (t.startsWith("-]", a + e.length)) {
r.push(braceEscape(s + "-"));
a += e.length + 1;
continue;
}
if (t.startsWith("-", a + e.length)) {
u = s;
a += e.length + 1;
continue;
}
r.push(braceEscape(s));
a += e.length;
}
if (f < a) return [ A, 0 ];
if (!r.length && !o.length) return [ A, t.length - i ];
const p = "[" + (h ? "^" : "") + r.join("") + "]";
const d = "[" + (h ? "" : "^") + o.join("") + "]";
const g = "^" + (r.length && o.length ? "(" + p + "|" + d + ")" : r.length ? p : d);
return [ new RegExp(g, s ? "iu" : "u"), f - i ];
};
const O = {
t: "match",
id: 0
};
const P = "!?+*@";
const lit = t => ({
t: "lit",
ch: t
});
const reEscape = t => t.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
const newFoldRe = t => new RegExp(`^${reEscape(t)}$`, "iu");
const C = new Map;
const foldRe = t => {
let e = C.get(t);
if (!e) {
e = newFoldRe(t);
C.size >= 1e3 && C.clear();
C.set(t, e);
}
return e;
};
const litMatch = (t, e) => {
if (e === t.ch) return true;
if (!t.re) return false;
const s = e.charCodeAt(0);
if (s >= 128) return t.re.test(e);
const n = t.ascii ??= new Uint8Array(128);
n[s] ||= t.re.test(e) ? 1 : 2;
return n[s] === 1;
};
const tokenize = (t, e, s, n, i) => {
const r = [];
for (let o = 0; o < t.length; ) {
const a = String.fromCodePoint(t.codePointAt(o));
if (i) {
const e = a === "\\" && t.startsWith(i, o + 1) ? 1 : 0;
if (e || a === i) {
const s = o + e + i.length;
const n = t.indexOf(i, s);
const a = /^(-?\d+)\.\.(-?\d+)$/.exec(t.slice(s, n));
const c = n !== -1 && a && numericRange(a[1], a[2]);
if (c) {
r.push({
t: "ext",
type: "@",
alts: c
});
o = n + i.length;
continue;
}
}
}
if (a === "\\") {
const e = t.codePointAt(o + 1);
const s = e === void 0 ? a : String.fromCodePoint(e);
r.push(lit(s));
o += 1 + s.length;
continue;
}
if (a === "[") {
const [s, i] = parseClass(t, o, e, n);
if (i) {
r.push({
t: "class",
re: s
});
o += i;
continue;
}
}
if (!s && P.includes(a) && t[o + 1] === "(") {
r.push({
t: "open",
type: a
});
o += 2;
continue;
}
r.push(s || a !== "|" ? s || a !== ")" ? a === "*" ? {
t: "star"
} : a === "?" ? {
t: "any"
} : lit(a) : {
t: "close"
} : {
t: "bar"
});
o += a.length;
}
return r;
};
const pair = t => {
const e = new Map;
const s = [];
t.forEach((t, n) => {
t.t === "open" ? s.push(n) : t.t === "close" && s.length && e.set(s.pop(), n);
});
return e;
};
const build = (t, e, s, n, i) => {
let r = [];
const o = [ r ];
for (let a = s; a < n; a++) {
const s = t[a];
const n = e.get(a);
if (s.t === "open" && n !== void 0) {
const i = build(t, e, a + 1, n, false);
r.push({
t: "ext",
type: s.type,
alts: i
});
a = n;
} else s.t !== "bar" || i ? s.t === "open" ? r.push(lit(s.type), lit("(")) : s.t === "bar" ? r.push(lit("|")) : s.t === "close" ? r.push(lit(")")) : r.push(s) : o.push(r = []);
}
return o;
};
const normalize = (t, e) => {
const s = [];
let n = "";
const flush = () => {
for (const t of n.normalize(e)) s.push(lit(t));
n = "";
};
for (const i of t) {
if (i.t === "lit") {
n += i.ch;
continue;
}
flush();
s.push(i.t === "ext" ? {
...i,
alts: i.alts.map(t => normalize(t, e))
} : i);
}
flush();
return s;
};
const compile = (t, e) => {
let s = 1;
const split = t => ({
t: "split",
id: s++,
out: t
});
const seq = (t, e) => t.reduceRight((t, e) => item(e, t), e);
const item = (t, n) => {
switch (t.t) {
case "lit":
const i = e ? foldRe(t.ch) : void 0;
return {
t: "lit",
id: s++,
ch: t.ch,
re: i,
next: n
};

case "any":
case "star":
return {
t: t.t,
id: s++,
next: n
};

case "class":
return {
t: "class",
id: s++,
re: t.re,
next: n
};
}
const alts = e => t.alts.map(t => seq(t, e));
switch (t.type) {
case "@":
return split(alts(n));

case "?":
return split([ n, ...alts(n) ]);

case "!":
return {
t: "neg",
id: s++,
sub: split(alts(O)),
next: n
};
}
const i = split([]);
const r = split(alts(i));
i.out.push(n, r);
return t.type === "*" ? i : r;
};
const n = seq(t, O);
return [ n, s ];
};
const show = t => {
const e = [];
const s = new Set;
const ref = t => t.t === "match" ? "match" : String(t.id);
const walk = (t, n) => {
if (t.t === "match" || s.has(t)) return;
s.add(t);
const line = s => e.push(`${n}${t.id}: ${s}`);
switch (t.t) {
case "split":
line(`split -> ${t.out.map(ref).join(", ")}`);
for (const e of t.out) walk(e, n);
return;

case "neg":
line(`!(${ref(t.sub)}) -> ${ref(t.next)}`);
walk(t.sub, n + "  ");
return walk(t.next, n);

case "lit":
line(`${JSON.stringify(t.ch)} -> ${ref(t.next)}`);
break;

case "class":
line(`${t.re} -> ${ref(t.next)}`);
break;

default:
line(`${t.t === "any" ? "?" : "*"} -> ${ref(t.next)}`);
}
walk(t.next, n);
};
walk(t, "");
return [ `start -> ${ref(t)}`, ...e ].join("\n");
};
class State {
gen;
threads=[];
match=false;
runs=[];
ids=[];
constructor(t) {
this.gen = t;
}
get dead() {
return !this.threads.length && !this.match && !this.runs.length;
}
}
const sameState = (t, e) => {
if (t.ids.length !== e.ids.length) return false;
if (t.runs.length !== e.runs.length) return false;
if (t.ids.some((t, s) => t !== e.ids[s])) return false;
return t.runs.every(t => e.runs.some(e => e.neg === t.neg && sameState(e.state, t.state)));
};
const marks = t => ({
has: new Float64Array(t),
seen: new Float64Array(t),
gen: 0
});
class Sim {
dots;
dotStart;
#t;
constructor(t, e, s) {
this.dots = t;
this.dotStart = e;
this.#t = s;
}
state() {
return new State(++this.#t.gen);
}
done(t) {
t.ids = t.threads.map(t => t.id).sort((t, e) => t - e);
t.match && t.ids.unshift(O.id);
return t;
}
#e(t, e) {
const {seen: s} = this.#t;
if (s[e.id] === t.gen) return false;
s[e.id] = t.gen;
return true;
}
#s(t, e) {
const {has: s} = this.#t;
if (s[e.id] === t.gen) return false;
s[e.id] = t.gen;
t.threads.push(e);
return true;
}
restricted(t, e) {
return e && (this.dots || this.dotStart && t === 0);
}
add(t, e, s, n) {
switch (e.t) {
case "split":
if (!this.#e(t, e)) return;
for (const i of e.out) this.add(t, i, s, n);
return;

case "neg":
if (!this.#e(t, e)) return;
const i = this.state();
this.add(i, e.sub, s, false);
this.done(i);
return this.addRun(t, {
t: "run",
neg: e,
state: i
}, s, n);

case "star":
if (this.restricted(s, n)) return;
this.#s(t, e) && this.add(t, e.next, s, n);
return;

case "match":
t.match = true;
return;

default:
this.#s(t, e);
}
}
addRun(t, e, s, n) {
for (const s of t.runs) if (s.neg === e.neg && sameState(s.state, e.state)) return;
t.runs.push(e);
e.state.match || this.add(t, e.neg.next, s, n);
}
step(t, e, s, n) {
const i = this.state();
for (const r of t.threads) switch (r.t) {
case "lit":
litMatch(r, e) && this.add(i, r.next, s + 1, n);
break;

case "any":
this.restricted(s, n) || this.add(i, r.next, s + 1, n);
break;

case "class":
!this.restricted(s, n) && r.re.test(e) && this.add(i, r.next, s + 1, n);
break;

case "star":
this.restricted(s, n) || this.add(i, r, s + 1, n);
}
if (!this.restricted(s, n)) for (const r of t.runs) {
if (r.state.dead) {
this.addRun(i, r, s + 1, n);
continue;
}
const t = this.step(r.state, e, s, false);
this.addRun(i, {
t: "run",
neg: r.neg,
state: t
}, s + 1, n);
}
return this.done(i);
}
}
const stateKey = t => {
const e = t.ids.join();
if (!t.runs.length) return e;
const s = t.runs.map(t => `${t.neg.id}(${stateKey(t.state)})`);
return `${e}|${s.sort().join("|")}`;
};
const N = 1 << 18;
class Dfa {
#n;
#i=new Map;
#r=0;
#o;
#a;
#c;
#l;
constructor(t, e) {
this.#n = t;
this.#c = new Sim(false, false, e);
this.#l = new Sim(false, true, e);
}
#h(t) {
return {
state: t,
match: t.match,
dead: t.dead,
next: new Map
};
}
#f(t) {
const e = stateKey(t);
const s = this.#i.get(e);
if (s) return s;
this.#r > N && this.#u();
const n = this.#h(t);
this.#i.set(e, n);
this.#r += e.length + 1;
return n;
}
#u() {
this.#i.clear();
this.#r = 0;
this.#o = void 0;
this.#a = void 0;
}
start(t) {
if (t) {
if (this.#a) return this.#a;
const t = this.#l.state();
this.#l.add(t, this.#n, 0, true);
return this.#a = this.#h(this.#l.done(t));
}
if (this.#o) return this.#o;
const e = this.#c.state();
this.#c.add(e, this.#n, 0, true);
return this.#o = this.#f(this.#c.done(e));
}
next(t, e) {
const s = e.charCodeAt(0);
const n = s < 128 ? void 0 : t.next.get(e);
if (n) return n;
const i = t === this.#a ? this.#f(this.#l.step(t.state, e, 0, true)) : this.#f(this.#c.step(t.state, e, 1, true));
if (s < 128) {
if (!t.ascii) {
t.ascii = new Array(128);
this.#r += 128;
}
t.ascii[s] = i;
} else t.next.set(e, i);
this.#r++;
return i;
}
}
const linear = t => {
const e = [];
for (let s = t; s.t !== "match"; s = s.next) {
if (s.t === "split" || s.t === "neg") return;
e.push(s);
}
return e;
};
const testLinear = (t, e, s, n) => {
let i = 0;
let r = s;
let o = -1;
let a = 0;
while (r < n) {
const s = t[i];
if (s?.t === "star") {
o = i++;
a = r;
continue;
}
const n = e[r];
if (s && (s.t === "any" || s.t === "lit" && litMatch(s, n) || s.t === "class" && s.re.test(n))) {
i++;
r++;
continue;
}
if (o === -1) return false;
i = o + 1;
r = ++a;
}
while (t[i]?.t === "star") i++;
return i === t.length;
};
const lengths = t => {
let e = 0;
let s = 0;
for (const n of t) {
const [t, i] = itemLengths(n);
e += t;
s += i;
}
return [ e, s ];
};
const itemLengths = t => {
if (t.t === "star") return [ 0, 1 / 0 ];
if (t.t !== "ext") return [ 1, 1 ];
if (t.type === "!") return [ 0, 1 / 0 ];
const e = t.alts.map(lengths);
const s = Math.min(...e.map(t => t[0]));
const n = Math.max(...e.map(t => t[1]));
const i = n === 0 ? 0 : 1 / 0;
return t.type === "@" ? [ s, n ] : t.type === "?" ? [ 0, n ] : t.type === "*" ? [ 0, i ] : [ s, i ];
};
const hasAffix = (t, e, s) => {
for (let n = 0; n < t.length; n++) if (!litMatch(t[n], e[s + n])) return false;
return true;
};
const z = /[/\ud800-\udfff]/;
const E = /[\ud800-\udfff]/;
const codePoints = t => E.test(t) ? [ ...t ] : t;
const noSlash = t => {
if (t.includes("/")) throw new Error("can only match a single path portion, got: " + t);
};
class Matcher {
pattern;
options;
#n;
#r;
#t;
#p;
#d;
#g=false;
#m;
#w;
#x=false;
#b=0;
#S=1 / 0;
#y=[];
#M=[];
#v;
#k;
#$=false;
#A;
#O;
constructor(t, e = {}) {
if (t.includes("/")) throw new Error("can only match a single path portion, got pattern: " + t);
this.pattern = t;
this.options = e;
const {nocase: s = false, noext: n = false, normalize: i} = e;
this.#O = i === true ? "NFC" : i || void 0;
const r = /^[?*+@]\(\)$/.test(t);
const o = tokenize(t, s, n || r, this.#O, e.rangeMark);
let [a] = build(o, pair(o), 0, o.length, true);
this.#O && (a = normalize(a, this.#O));
const [c, l] = compile(a, s);
this.#n = c;
this.#r = l;
if (a.every(t => t.t === "lit")) {
this.#d = a.map(t => t.ch).join("");
this.#g = s;
} else {
const lit = t => t.t !== "lit" ? void 0 : s ? {
ch: t.ch,
re: foldRe(t.ch)
} : {
ch: t.ch
};
for (const t of a) {
const e = lit(t);
if (!e) break;
this.#y.push(e);
}
for (let t = a.length - 1; t >= 0; t--) {
const e = lit(a[t]);
if (!e) break;
this.#M.unshift(e);
}
this.#$ = !!(this.#y.length || this.#M.length);
if (!s) {
this.#v = this.#y.map(t => t.ch).join("");
this.#k = this.#M.map(t => t.ch).join("");
}
this.#w = linear(this.#n)?.slice(this.#y.length, -this.#M.length || void 0);
this.#x = !!this.#w?.every(t => t.t === "star" || t.t === "any");
const [t, e] = lengths(a);
this.#b = t;
this.#S = e;
}
}
test(t) {
if (this.#O) {
noSlash(t);
return this.#P(t.normalize(this.#O));
}
if (z.test(t)) {
noSlash(t);
return this.#P(t, [ ...t ]);
}
return this.#P(t, t);
}
testUnchecked(t) {
return this.#P(this.#O ? t.normalize(this.#O) : t);
}
#P(t, e) {
if (this.#d !== void 0) return this.#g ? (this.#m ??= newFoldRe(this.#d)).test(t) : t === this.#d;
const s = this.#b;
const n = this.#S;
if (e === void 0) {
const i = t.length;
const r = i + 1 >> 1;
if (i < s || r > n) return false;
(r < s || i > n) && (e = codePoints(t));
}
if (e !== void 0 && (e.length < s || e.length > n)) return false;
const i = this.#y.length;
if (this.#$) if (this.#v !== void 0 && this.#k !== void 0) {
if (!t.startsWith(this.#v) || !t.endsWith(this.#k)) return false;
} else {
e ??= codePoints(t);
const s = e.length - this.#M.length;
if (!hasAffix(this.#y, e, 0) || !hasAffix(this.#M, e, s)) return false;
}
const r = !this.options.dot && t.startsWith(".");
if (this.#w) {
if (t === "." || t === "..") return false;
if (r && !i) return false;
if (this.#x) return true;
e ??= codePoints(t);
const s = e.length - this.#M.length;
return testLinear(this.#w, e, i, s);
}
e ??= codePoints(t);
if (t === "." || t === "..") {
this.#t ??= marks(this.#r);
const t = this.#p ??= new Sim(true, false, this.#t);
const s = t.state();
t.add(s, this.#n, 0, true);
let n = t.done(s);
for (let s = 0; s < e.length; s++) n = t.step(n, e[s], s, true);
return n.match;
}
this.#t ??= marks(this.#r);
const o = this.#A ??= new Dfa(this.#n, this.#t);
let a = o.start(r);
const c = e === t;
for (let s = 0; s < e.length; s++) {
if (a.dead) return false;
const n = c ? t.charCodeAt(s) : e[s].charCodeAt(0);
a = a.ascii?.[n] ?? o.next(a, e[s]);
}
return a.match;
}
toString() {
return show(this.#n);
}
}
const R = 65536;
const assertValidPattern = t => {
if (typeof t !== "string") throw new TypeError("invalid pattern");
if (t.length > R) throw new TypeError("pattern is too long");
};
const escape_escape = (t, {windowsPathsNoEscape: e = false, magicalBraces: s = false} = {}) => {
const n = s ? e ? t.replace(/[?*()[\]{}]/g, "[$&]") : t.replace(/[?*()[\]\\{}]/g, "\\$&") : e ? t.replace(/[?*()[\]]/g, "[$&]") : t.replace(/[?*()[\]\\]/g, "\\$&");
const i = n.charAt(0);
if (i === "#") return (e ? "[#]" : "\\#") + n.slice(1);
if (i === "!") return (e ? "@(!)" : "\\!") + n.slice(1);
return n;
};
const unescape_unescape = (t, {windowsPathsNoEscape: e = false, magicalBraces: s = true} = {}) => {
if (e && t.startsWith("@(!)")) return "!" + unescape_unescape(t.slice(4), {
windowsPathsNoEscape: e,
magicalBraces: s
});
if (s) return e ? t.replace(/\[([^/\\])\]/g, "$1") : t.replace(/((?!\\).|^)\[([^/\\])\]/g, "$1$2").replace(/\\([^/])/g, "$1");
return e ? t.replace(/\[([^/\\{}])\]/g, "$1") : t.replace(/((?!\\).|^)\[([^/\\{}])\]/g, "$1$2").replace(/\\([^/{}])/g, "$1");
};
const W = 1e5;
const j = 200;
const B = "allowWindowsEscape";
const minimatch = (t, e, s) => {
assertValidPattern(e);
if (!s?.nocomment && e.charAt(0) === "#") return false;
return cachedMinimatch(e, s).match(t);
};
let L = new Map;
let I = new Map;
let F = 0;
let G = 0;
const T = 256;
const _ = 32768;
const U = 4096;
const cacheWeight = t => {
let e = t.pattern.length;
for (const s of t.globSet) {
e += s.length + 1;
if (e > U) break;
}
return e;
};
const tri = t => t === void 0 ? 0 : t ? 2 : 1;
const J = new Map(Object.keys({
nobrace: 0,
nocomment: 0,
nonegate: 0,
noglobstar: 0,
noext: 0,
nonull: 0,
partial: 0,
dot: 0,
nocase: 0,
nocaseMagicOnly: 0,
magicalBraces: 0,
matchBase: 0,
flipNegate: 0,
preserveMultipleSlashes: 0,
windowsNoMagicRoot: 0
}).map((t, e) => [ t, 24 * 3 ** e ]));
const optionsKey = t => {
let e = 0;
let s = false;
for (const n in t) {
const i = t[n];
switch (n) {
case "windowsPathsNoEscape":
i && (s = true);
break;

case B:
i === false && (s = true);
break;

case "platform":
{
const s = i || Z;
if (s === Z) break;
if (s === "darwin") e += 3; else if (s === "win32") e += 6; else {
if (s !== "linux") return JSON.stringify(t);
e += 9;
}
break;
}

case "optimizationLevel":
if (i === void 0) break;
e += i >= 2 ? 1 : i >= 1 ? 0 : 2;
break;

case "braceExpandMax":
if (i !== void 0 && i !== W) return JSON.stringify(t);
break;

case "maxGlobstarRecursion":
if (i !== void 0 && i !== j) return JSON.stringify(t);
break;

case "normalize":
if (i !== void 0) return JSON.stringify(t);
break;

default:
e += (J.get(n) ?? 0) * tri(i);
}
}
return s ? e + 12 : e;
};
const copyOptions = t => {
const e = {};
for (const s in t) e[s] = t[s];
return e;
};
const cachedMinimatch = (t, e) => {
const s = e ? optionsKey(e) : 0;
let n = L.get(s)?.get(t);
if (n) return n;
n = I.get(s)?.get(t) ?? new Minimatch(t, copyOptions(e));
const i = cacheWeight(n);
if (i > U) return n;
if (F >= T || G + i > _) {
I = L;
L = new Map;
F = 0;
G = 0;
}
let r = L.get(s);
r || L.set(s, r = new Map);
r.set(t, n);
F++;
G += i;
return n;
};
const Z = typeof process === "object" && process ? process.env?.__MINIMATCH_TESTING_PLATFORM__ || process.platform : "posix";
const D = {
win32: {
sep: "\\"
},
posix: {
sep: "/"
}
};
const K = Z === "win32" ? D.win32.sep : D.posix.sep;
minimatch.sep = K;
const q = Symbol("globstar **");
minimatch.GLOBSTAR = q;
const filter = (t, e) => {
let s;
return n => (s ??= cachedMinimatch(t, e)).match(n);
};
minimatch.filter = filter;
const ext = (t, e = {}) => Object.assign({}, t, e);
const defaults = t => {
if (!t || typeof t !== "object" || !Object.keys(t).length) return minimatch;
const e = minimatch;
const m = (s, n, i = {}) => e(s, n, ext(t, i));
return Object.assign(m, {
Minimatch: class extends e.Minimatch {
constructor(e, s = {}) {
super(e, ext(t, s));
}
static defaults(s) {
return e.defaults(ext(t, s)).Minimatch;
}
},
unescape: (s, n = {}) => e.unescape(s, ext(t, n)),
escape: (s, n = {}) => e.escape(s, ext(t, n)),
filter: (s, n = {}) => e.filter(s, ext(t, n)),
defaults: s => e.defaults(ext(t, s)),
braceExpand: (s, n = {}) => e.braceExpand(s, ext(t, n)),
match: (s, n, i = {}) => e.match(s, n, ext(t, i)),
sep: e.sep,
GLOBSTAR: q
});
};
minimatch.defaults = defaults;
const braceExpand = (t, e = {}) => {
assertValidPattern(t);
if (e.nobrace || !/\{(?:(?!\{).)*\}/.test(t)) return [ t ];
let s = t.replace(/\\\\/g, "\\\\\\\\");
(e.windowsPathsNoEscape || e[B] === false) && (s = s.replace(/\[([{}])\]/g, "[\\$1]"));
return expand(s, {
max: e.braceExpandMax
});
};
minimatch.braceExpand = braceExpand;
const H = 100;
const Q = /(?<![\\$])\{(-?\d+)\.\.(-?\d+)\}/g;
const inRepeatOrNegExt = (t, e) => {
const s = [];
for (let n = 0; n < t.length; n++) {
const i = t.charAt(n);
if (i === "\\") n++; else if (i === e) {
if (s.some(t => t !== "@" && t !== "?")) return true;
} else if (t.charAt(n + 1) === "(" && "!?+*@".includes(i)) {
s.push(i);
n++;
} else i === ")" && s.pop();
}
return false;
};
const match = (t, e, s = {}) => {
const n = new Minimatch(e, s);
t = t.filter(t => n.match(t));
n.options.nonull && !t.length && t.push(e);
return t;
};
minimatch.match = match;
const V = /[?*]|[+@!]\(.*?\)|\[|\]/;
const classEnd = (t, e) => {
let s = e + 1;
t.charAt(s) !== "!" && t.charAt(s) !== "^" || s++;
let n = false;
for (;s < t.length; s++) {
const e = t.charAt(s);
if (e === "]" && n) return s;
n = true;
e === "\\" && s++;
}
return -1;
};
const literal = (t, e) => {
if (!e && (t === "+()" || t === "@()")) return t;
let s = "";
for (let n = 0; n < t.length; n++) {
const i = t.charAt(n);
if (i === "\\") s += t.charAt(++n) || i; else {
if (i === "*" || i === "?") return;
if (i === "[") {
const e = classEnd(t, n);
if (e === -1) {
s += i;
continue;
}
let r = t.slice(n + 1, e);
r.startsWith("\\") && (r = r.slice(1));
if ([ ...r ].length !== 1 || "!^".includes(t.charAt(n + 1))) return;
s += r;
n = e;
} else {
if (!e && "+@!".includes(i) && t.charAt(n + 1) === "(" && t.includes(")", n + 2)) return;
s += i;
}
}
}
return s;
};
const X = 256;
const extglobCount = t => {
let e = 0;
for (let s = 0; s < t.length - 1; s++) {
const n = t.charAt(s);
if (n === "\\") s++; else if ("+@!?*".includes(n) && t.charAt(s + 1) === "(") {
e++;
s++;
}
}
return e;
};
const assertValidExtglobs = t => {
if (extglobCount(t) > X) throw new TypeError("pattern has too many extglobs");
};
const extSafe = t => {
if (/^[?*+@]\(\)$/.test(t) || t.includes("[:")) return false;
let e = 0;
for (let s = 0; s < t.length; s++) {
const n = t.charAt(s);
if (n === "\\") {
if (++s === t.length) return false;
} else if (n === "[") {
const e = classEnd(t, s);
e !== -1 && (s = e);
} else if ("+@!?*".includes(n) && t.charAt(s + 1) === "(") {
e++;
s++;
} else if (n === ")") {
if (!e--) return false;
} else if (n === "|" && !e) return false;
}
return !e;
};
let Y;
let tt;
const portionMatch = (t, e) => typeof t === "string" ? e === t : e !== "" && t.testUnchecked(e);
const endIndex = (t, e, s, n, i) => portionMatch(t, e) ? s : n !== void 0 && portionMatch(t, n) ? i : -1;
const isDots = t => t === "." || t === "..";
const isDrive = t => typeof t === "string" && /^[a-z]:$/i.test(t);
const isLongUNC = t => typeof t === "string" && /^unc$/i.test(t);
const uncHost = t => {
if (t[0] !== "" || t[1] !== "") return -1;
const e = t[2] !== "?" ? 2 : isLongUNC(t[3]) ? 4 : -1;
const s = t[e];
const n = t[e + 1];
return e !== -1 && s !== void 0 && s !== "" && s !== q && n !== void 0 && n !== "" && n !== q ? e : -1;
};
const walkable = (t, e) => !isDots(t) && (e || !t.startsWith("."));
const dotPortion = (t, e, s, n, i) => {
for (let r = e; r < s; ) {
if (t.charCodeAt(r) === 46) {
if (!n) return true;
const e = t.charCodeAt(r + 1) === 46 ? r + 2 : r + 1;
if (e >= s || isSep(t.charCodeAt(e), i)) return true;
}
const e = nextSep(t, r, i);
if (e === -1) return false;
r = e + 1;
while (r < s && isSep(t.charCodeAt(r), i)) r++;
}
return false;
};
const isSep = (t, e) => e === "/" ? t === 47 : e === "\\" ? t === 92 : t === 47 || t === 92;
const nextSep = (t, e, s) => {
if (s !== "both") return t.indexOf(s, e);
const n = t.indexOf("/", e);
const i = t.indexOf("\\", e);
return n === -1 ? i : i === -1 ? n : Math.min(n, i);
};
const lastSep = (t, e, s) => s !== "both" ? t.lastIndexOf(s, e) : Math.max(t.lastIndexOf("/", e), t.lastIndexOf("\\", e));
const et = {};
class Minimatch {
options;
set;
pattern;
windowsPathsNoEscape;
nonegate;
negate;
comment;
empty;
preserveMultipleSlashes;
partial;
globSet;
globParts;
nocase;
isWindows;
platform;
windowsNoMagicRoot;
maxGlobstarRecursion;
#C;
#N;
#z;
#O;
#E=[];
#R=[];
#W=[];
#j=new Map;
#B=false;
#L;
#I=new WeakMap;
constructor(t, e = {}) {
assertValidPattern(t);
e = e || {};
this.options = e;
this.maxGlobstarRecursion = e.maxGlobstarRecursion ?? j;
this.pattern = t;
this.platform = e.platform || Z;
this.isWindows = this.platform === "win32";
this.windowsPathsNoEscape = !!e.windowsPathsNoEscape || e[B] === false;
this.windowsPathsNoEscape && (this.pattern = this.pattern.replace(/\\/g, "/"));
this.preserveMultipleSlashes = !!e.preserveMultipleSlashes;
this.negate = false;
this.nonegate = !!e.nonegate;
this.comment = false;
this.empty = false;
this.partial = !!e.partial;
this.nocase = !!this.options.nocase;
this.windowsNoMagicRoot = e.windowsNoMagicRoot !== void 0 ? e.windowsNoMagicRoot : !!(this.isWindows && this.nocase);
this.globSet = [];
this.globParts = [];
this.set = [];
this.#C = !this.preserveMultipleSlashes;
this.#z = (e.optimizationLevel ?? 1) >= 2;
const s = e.normalize;
this.#O = s === true ? "NFC" : s || void 0;
this.make();
const n = this.set.map(t => this.#F(t));
this.#W = this.set.map((t, e) => this.#C && t.length - 1 > n[e]);
this.#E = this.set.map((t, e) => {
const s = this.#W[e] ? t.length - 1 : t.length;
const i = t.slice(n[e] + 1, s).filter(t => typeof t === "string" && !!t);
return [ ...new Set(i) ];
});
this.#N = this.#E.some(t => t.length);
this.#R = this.set.map((t, s) => {
const [i, r, o] = t;
if (this.#W[s] && t.length === 2 && i === q && r !== q) return "tail";
if (this.#W[s] && e.matchBase && t.length === 1 && i !== q && i !== "") return "base";
if (!this.#C || n[s] !== -1) return;
if (t.length === 3 && i === q && o === q && r !== q && r !== "" && this.maxGlobstarRecursion > 0) return "mid";
if (t.length === 2 && r === q && i !== q && i !== "") return "head";
return;
});
}
#G(t) {
return this.#O ? t.normalize(this.#O) : t;
}
#F(t) {
if (!this.isWindows) return -1;
if (isDrive(t[0])) return 0;
const e = t[0] === "" && t[1] === "" && t[2] === "?" && isDrive(t[3]);
if (e) return 3;
const s = uncHost(t);
return s === -1 ? -1 : s + 1;
}
hasMagic() {
if (this.options.magicalBraces && this.set.length > 1) return true;
for (const t of this.set) for (const e of t) if (typeof e !== "string") return true;
return false;
}
make() {
const t = this.pattern;
const e = this.options;
if (!e.nocomment && t.charAt(0) === "#") {
this.comment = true;
return;
}
if (!t) {
this.empty = true;
return;
}
this.parseNegate();
this.globSet = [ ...new Set(this.#T()) ];
const s = this.globSet.map(t => this.#_(t));
this.globParts = this.preprocess(s);
this.#B = true;
let n = this.globParts.map((t, e, s) => {
if (this.isWindows && this.windowsNoMagicRoot) {
const e = t[2] === "?" && isLongUNC(t[3]) ? 6 : 4;
const s = t[0] === "" && t[1] === "" && (t[2] === "?" || !V.test(t[2])) && t.slice(3, e).every(t => !V.test(t));
const n = /^[a-z]:/i.test(t[0]);
if (s) return [ ...t.slice(0, e).map(t => this.#G(t)), ...t.slice(e).map(t => this.parse(t)) ];
if (n) return [ this.#G(t[0]), ...t.slice(1).map(t => this.parse(t)) ];
}
return t.map(t => this.parse(t));
});
this.set = n.filter(t => t.indexOf(false) === -1);
if (this.isWindows) for (let t = 0; t < this.set.length; t++) {
const e = this.set[t];
if (e[0] === "" && e[1] === "" && this.globParts[t][2] === "?" && (isDrive(e[3]) || isLongUNC(this.globParts[t][3]))) {
isLongUNC(this.globParts[t][3]) && (e[3] = "UNC");
e[2] = "?";
}
}
e.noext || this.mergeRows();
this.#B = false;
this.set.forEach((t, e) => {
for (let s = 0; s < t.length; s++) t[s] === et && (t[s] = this.parse(this.globParts[e][s]));
});
}
mergeRows() {
let t = true;
while (t) {
t = false;
if (this.set.length < 2) return;
let e = this.#U();
const s = Math.max(0, ...this.set.map(t => t.length));
for (let n = 0; n < s; n++) {
const s = new Map;
const i = this.set.length + 1;
this.set.forEach((t, r) => {
if (!(t[n] instanceof Matcher || t[n] === et) || !extSafe(this.globParts[r][n])) return;
const {pre: o, suf: a} = e[r];
const c = o[n] * i + a[n + 1];
const l = s.get(c);
l ? l.push(r) : s.set(c, [ r ]);
});
const r = new Set;
for (const t of s.values()) {
if (t.length < 2) continue;
const [e, ...s] = t;
const i = t.map(t => this.globParts[t][n]);
const o = `@(${i.join("|")})`;
if (extglobCount(o) > X) continue;
this.globParts[e][n] = o;
this.set[e][n] = this.parse(o);
for (const t of s) r.add(t);
}
if (r.size) {
t = true;
this.set = this.set.filter((t, e) => !r.has(e));
this.globParts = this.globParts.filter((t, e) => !r.has(e));
if (this.set.length < 2) return;
e = this.#U();
}
}
}
}
#U() {
const t = new Map;
const e = this.globParts.map(e => e.map(e => {
let s = t.get(e);
s === void 0 && t.set(e, s = t.size);
return s;
}));
const s = t.size;
const n = Math.max(0, ...e.map(t => t.length));
const i = e.map(t => ({
pre: [ 0 ],
suf: new Array(t.length + 1).fill(0)
}));
for (let t = 0; t < n; t++) {
const n = new Map;
e.forEach((e, r) => {
if (t >= e.length) return;
const {pre: o} = i[r];
const a = o[t] * s + e[t];
let c = n.get(a);
c === void 0 && n.set(a, c = n.size + 1);
o.push(c);
});
}
for (let t = n - 1; t >= 0; t--) {
const n = new Map;
e.forEach((e, r) => {
if (t >= e.length) return;
const {suf: o} = i[r];
const a = o[t + 1] * s + e[t];
let c = n.get(a);
c === void 0 && n.set(a, c = n.size + 1);
o[t] = c;
});
}
return i;
}
preprocess(t) {
if (this.options.noglobstar) for (const e of t) for (let t = 0; t < e.length; t++) e[t] === "**" && (e[t] = "*");
const {optimizationLevel: e = 1} = this.options;
if (e >= 2) {
t = this.firstPhasePreProcess(t);
t = this.secondPhasePreProcess(t);
} else t = e >= 1 ? this.levelOneOptimize(t) : this.adjascentGlobstarOptimize(t);
return t;
}
adjascentGlobstarOptimize(t) {
return t.map(t => {
let e = -1;
while (-1 !== (e = t.indexOf("**", e + 1))) {
let s = e;
while (t[s + 1] === "**") s++;
s !== e && t.splice(e, s - e);
}
return t;
});
}
levelOneOptimize(t) {
return t.map(t => {
const e = this.#F(t) + 1;
t = t.reduce((t, s) => {
const n = t[t.length - 1];
if (s === "**" && n === "**") return t;
if (s === ".." && t.length > e && n && n !== ".." && n !== "." && n !== "**") {
t.pop();
return t;
}
t.push(s);
return t;
}, []);
return t.length === 0 ? [ "" ] : t;
});
}
#J(t) {
const e = this.isWindows && t.includes("\\") ? t.includes("/") ? "both" : "\\" : "/";
let s = this.#C ? 0 : -1;
let n = "";
let i = 0;
let r;
let o = 0;
const a = !!this.options.dot;
t: for (let c = 0; c < this.set.length; c++) {
const l = this.set[c];
const h = l[l.length - 1];
let f = s !== -1 && this.#W[c] && h !== q;
if (f && s === 0) {
const a = lastSep(t, t.length, e);
i = a + 1;
n = t.slice(i);
if (n === "" && a >= 0) {
let s = a;
while (s > 0 && isSep(t.charCodeAt(s - 1), e)) s--;
o = s === 0 ? 0 : lastSep(t, s - 1, e) + 1;
r = t.slice(o, s);
}
const c = this.#z && (isDots(n) || n === "" && r !== void 0 && isDots(r));
s = c ? -1 : 1;
f = !c;
}
let u = -1;
if (f && typeof h === "string") {
u = endIndex(h, n, i, r, o);
if (u === -1) continue;
}
if (this.#N) for (const e of this.#E[c]) if (!t.includes(e)) continue t;
if (f && typeof h === "object") {
u = endIndex(h, n, i, r, o);
if (u === -1) continue;
}
const p = this.#R[c];
if (p === "base" && f) return "yes";
if (p === "tail" && f) {
if (this.#z && dotPortion(t, 0, u, true, e)) return "maybe";
if (!dotPortion(t, 0, u, a, e)) return "yes";
continue;
}
if (p === "mid" || p === "head") {
const s = this.#Z(t, l, p === "head", a, e);
if (s !== "no") return s;
continue;
}
return "maybe";
}
return "no";
}
#D(t, e, s) {
const n = !!this.options.dot;
const i = t.length;
if (s === "head") {
if (i < 2 || !portionMatch(e[0], t[0])) return false;
for (let e = 1; e < i; e++) if (!walkable(t[e], n)) return false;
return true;
}
const r = e[1];
if (s === "tail") {
let e = i - 1;
if (!portionMatch(r, t[e]) && (t[e] !== "" || i === 1 || !portionMatch(r, t[--e]))) return false;
for (let s = 0; s < e; s++) if (!walkable(t[s], n)) return false;
return true;
}
for (let e = 0; e < i; e++) {
if (portionMatch(r, t[e]) && e + 1 < i) {
let s = e + 1;
while (s < i && walkable(t[s], n)) s++;
if (s === i) return true;
}
if (!walkable(t[e], n)) return false;
}
return false;
}
#Z(t, e, s, n, i) {
if (this.#z && dotPortion(t, 0, t.length, true, i)) return "maybe";
const r = e[s ? 0 : 1];
let o = 0;
for (let e = nextSep(t, o, i); e !== -1; e = nextSep(t, o, i)) {
let a = e + 1;
while (a < t.length && isSep(t.charCodeAt(a), i)) a++;
const c = typeof r === "string" ? e - o === r.length && t.startsWith(r, o) : e > o && r.testUnchecked(t.slice(o, e));
if (c && !dotPortion(t, a, t.length, n, i)) return "yes";
if (s || dotPortion(t, o, a, n, i)) return "no";
o = a;
}
return "no";
}
#K(t) {
const e = Y;
return e?.f === t && e.isWindows === this.isWindows && e.preserveMultipleSlashes === this.preserveMultipleSlashes && e.normalize === this.#O ? e : void 0;
}
#q(t) {
const {isWindows: e, preserveMultipleSlashes: s} = this;
let n = this.#_(e ? t.split("\\").join("/") : t);
const i = this.#O;
i && (n = n.map(t => t.normalize(i)));
Y = {
f: t,
isWindows: e,
preserveMultipleSlashes: s,
normalize: i,
parts: n
};
return Y;
}
#H(t) {
const e = [ ...t ];
let s = false;
do {
s = false;
if (!this.preserveMultipleSlashes) {
for (let t = 1; t < e.length - 1; t++) {
const n = e[t];
if (t === 1 && n === "" && e[0] === "") continue;
if (n === "." || n === "") {
s = true;
e.splice(t, 1);
t--;
}
}
if (e[0] === "." && e.length === 2 && (e[1] === "." || e[1] === "")) {
s = true;
e.pop();
}
}
const t = this.#F(e) + 1;
let n = t;
while (-1 !== (n = e.indexOf("..", n + 1))) {
const i = e[n - 1];
if (i && i !== "." && i !== ".." && i !== "**") {
s = true;
e.splice(n - 1, 2);
n = Math.max(n - 2, t);
}
}
} while (s);
return e.length === 0 ? [ "" ] : e;
}
firstPhasePreProcess(t) {
const {braceExpandMax: e = W} = this.options;
let s = 0;
const n = 1e6;
let i = false;
do {
i = false;
for (let r of t) {
let o = -1;
while (-1 !== (o = r.indexOf("**", o + 1))) {
let a = o;
while (r[a + 1] === "**") a++;
a > o && r.splice(o + 1, a - o);
let c = r[o + 1];
const l = r[o + 2];
const h = r[o + 3];
if (c !== "..") continue;
if (!l || l === "." || l === ".." || !h || h === "." || h === "..") continue;
const f = r.length - 1;
if (t.length >= e || s + f > n) throw new RangeError("optimizationLevel 2: too many patterns from '**/..'");
i = true;
r.splice(o, 1);
const u = r.slice(0);
u[o] = "**";
s += f;
t.push(u);
o--;
}
if (!this.preserveMultipleSlashes) {
for (let t = 1; t < r.length - 1; t++) {
const e = r[t];
if (t === 1 && e === "" && r[0] === "") continue;
if (e === "." || e === "") {
i = true;
r.splice(t, 1);
t--;
}
}
if (r[0] === "." && r.length === 2 && (r[1] === "." || r[1] === "")) {
i = true;
r.pop();
}
}
const a = this.#F(r) + 1;
let c = a;
while (-1 !== (c = r.indexOf("..", c + 1))) {
const t = r[c - 1];
if (t && t !== "." && t !== ".." && t !== "**") {
i = true;
const t = c === 1 && r[c + 1] === "**";
const e = t ? [ "." ] : [];
r.splice(c - 1, 2, ...e);
r.length === 0 && r.push("");
c = Math.max(c - 2, a);
}
}
}
} while (i);
return t;
}
secondPhasePreProcess(t) {
const e = new Set;
const s = t.filter(t => {
const s = t.join("/");
if (e.has(s)) return false;
e.add(s);
return true;
});
const n = new Map;
for (const t of s) {
const e = [];
for (let s = 0; s < t.length; s++) t[s] === "*" && e.push(s);
e.length && n.set(e.join(","), e);
}
if (!n.size || s.length * n.size > 1e5) return s;
const {dot: i} = this.options;
return s.filter(t => {
for (const s of n.values()) {
if (s[s.length - 1] >= t.length) continue;
const n = [ ...t ];
let r = true;
let o = false;
for (const e of s) {
const s = t[e];
if (s === "*") continue;
if (!s || s === "**" || !i && s.startsWith(".")) {
r = false;
break;
}
n[e] = "*";
o = true;
}
if (r && o && e.has(n.join("/"))) return false;
}
return true;
});
}
parseNegate() {
if (this.nonegate) return;
const t = this.pattern;
let e = false;
let s = 0;
for (let n = 0; n < t.length && t.charAt(n) === "!"; n++) {
e = !e;
s++;
}
s && (this.pattern = t.slice(s));
this.negate = e;
}
#Q(t, e, s, n) {
let i = 0;
let r = 0;
const o = this.isWindows ? uncHost(e) : -1;
const a = o === -1 ? -1 : uncHost(s);
if (a !== -1) {
const t = s[a];
const n = s[a + 1];
if (typeof t !== "string" || typeof n !== "string") {
i = o;
r = a;
} else if (e[o].toLowerCase() === t.toLowerCase() && e[o + 1].toLowerCase() === n.toLowerCase()) {
i = o + 2;
r = a + 2;
}
} else if (this.isWindows) {
const e = typeof t[0] === "string" && /^[a-z]:$/i.test(t[0]);
const n = !e && t[0] === "" && t[1] === "" && t[2] === "?" && /^[a-z]:$/i.test(t[3]);
const o = typeof s[0] === "string" && /^[a-z]:$/i.test(s[0]);
const a = !o && s[0] === "" && s[1] === "" && s[2] === "?" && typeof s[3] === "string" && /^[a-z]:$/i.test(s[3]);
const c = n ? 3 : e ? 0 : void 0;
const l = a ? 3 : o ? 0 : void 0;
if (typeof c === "number" && typeof l === "number") {
const [e, n] = [ t[c], s[l] ];
if (e.toLowerCase() === n.toLowerCase()) {
r = l + 1;
i = c + 1;
}
}
}
t = e;
if (s.includes(q)) return this.#V(t, s, n, i, r);
return this.#X(t, s, n, i, r);
}
#V(t, e, s, n, i) {
const {head: r, body: o, tail: a, segments: c} = this.#Y(e, s, i);
if (r.length) {
const e = n + r.length;
if (!this.#X(t, r, s, n, 0, e)) return false;
n += r.length;
i += r.length;
}
let l = 0;
if (a.length) {
if (a.length + n > t.length) return false;
let e = t.length - a.length;
if (this.#X(t, a, s, e, 0)) l = a.length; else {
if (t[t.length - 1] !== "" || n + a.length === t.length) return false;
e--;
if (!this.#X(t, a, s, e, 0)) return false;
l = a.length + 1;
}
}
if (!o.length) {
let e = !!l;
for (let s = n; s < t.length - l; s++) {
const n = String(t[s]);
e = true;
if (n === "." || n === ".." || !this.options.dot && n.startsWith(".")) return false;
}
return s || e;
}
return !!this.#tt(t, c, t.length - l, n, 0, s, 0, !!l, new Set);
}
#Y(t, e, s) {
let n = this.#I.get(t);
if (!n) {
n = [];
this.#I.set(t, n);
}
const i = s * 2 + (e ? 1 : 0);
const r = n[i];
if (r) return r;
const o = t.indexOf(q, s);
const a = t.lastIndexOf(q);
const c = t.slice(s, o);
const l = t.slice(o + 1, e ? void 0 : a);
const h = e ? [] : t.slice(a + 1);
const f = [ [ [], 0 ] ];
let u = f[0];
let p = 0;
const d = [ 0 ];
for (const t of l) if (t === q) {
d.push(p);
u = [ [], 0 ];
f.push(u);
} else {
u[0].push(t);
p++;
}
f.forEach((t, e) => {
t[1] = p - d[e];
});
const g = {
head: c,
body: l,
tail: h,
segments: f
};
n[i] = g;
return g;
}
#tt(t, e, s, n, i, r, o, a, c) {
const l = e[i];
if (!l) {
if (r) return n >= s || n === s - 1 && t[n] === "";
for (let e = n; e < s; e++) {
a = true;
const s = t[e];
if (s === "." || s === ".." || !this.options.dot && s.startsWith(".")) return false;
}
return a;
}
const [h, f] = l;
const u = r ? s : s - f;
while (n <= u) {
const l = i * (t.length + 1) + n;
if (c.has(l)) return false;
c.add(l);
const f = this.#X(t, h, r, n, 0, n + h.length);
if (f && o < this.maxGlobstarRecursion) {
const l = this.#tt(t, e, s, n + h.length, i + 1, r, o + 1, a, c);
if (l !== false) return l;
}
if (n === u) break;
const p = t[n];
if (p === "." || p === ".." || !this.options.dot && p.startsWith(".")) return false;
n++;
}
return r || null;
}
#X(t, e, s, n, i, r = t.length) {
let o;
let a;
let c;
let l;
for (o = n, a = i, l = Math.min(r, t.length), c = e.length; o < l && a < c; o++, 
a++) {
let s = e[a];
let n = t[o];
if (s === false || s === q) return false;
if (!portionMatch(s, n)) return false;
}
if (o === l && a === c) return true;
if (o === l) return s;
if (a === c) return o === l - 1 && t[o] === "";
throw new Error("wtf?");
}
braceExpand() {
return braceExpand(this.pattern, this.options);
}
#T() {
const {pattern: t} = this;
if (this.options.nobrace) return this.braceExpand();
let e = 57344;
while (t.includes(String.fromCharCode(e))) if (++e > 63743) return this.braceExpand();
const s = String.fromCharCode(e);
let n = false;
const i = t.replace(Q, (t, e, i) => {
const r = Number(e);
const o = Number(i);
if (!Number.isSafeInteger(r) || !Number.isSafeInteger(o) || Math.abs(r - o) + 1 < H) return t;
n = true;
return `${s}${e}..${i}${s}`;
});
if (!n) return this.braceExpand();
const r = braceExpand(i, this.options);
for (const t of r) for (const e of t.split("/")) {
const t = e.indexOf("[");
if (t !== -1 && t < e.lastIndexOf(s)) return this.braceExpand();
if (!this.options.noext && inRepeatOrNegExt(e, s)) return this.braceExpand();
}
this.#L = s;
return r;
}
parse(t) {
assertValidPattern(t);
const e = this.options;
if (t === "**") return q;
if (t === "") return "";
const {nocase: s, nocaseMagicOnly: n, noext: i = false, dot: r, normalize: o} = e;
const a = this.#L;
const c = a && t.includes(a) ? void 0 : literal(t, i);
if (c !== void 0 && !(s && !n && t.toUpperCase() !== t.toLowerCase())) return this.#G(c);
if (this.#B) return et;
let l = this.#j.get(t);
if (!l) {
i || assertValidExtglobs(t);
l = new Matcher(t, {
nocase: s,
noext: i,
dot: r,
normalize: o,
...a && {
rangeMark: a
}
});
this.#j.set(t, l);
}
return l;
}
#_(t) {
return this.preserveMultipleSlashes ? t.split("/") : this.isWindows && /^\/\/[^/]+/.test(t) ? [ "", ...t.split(/\/+/) ] : t.split(/\/+/);
}
match(t, e = this.partial) {
if (this.comment) return false;
if (this.empty) return t === "";
if (t === "/" && e) return true;
const s = this.options;
let n = this.#K(t);
if (!n) {
if (!e && !this.#O && (this.#C || this.#N) && tt !== t) {
tt = t;
const e = this.#J(t);
if (e === "no") return !s.flipNegate && this.negate;
if (e === "yes") return !!s.flipNegate || !this.negate;
}
n = this.#q(t);
}
const i = n.parts;
const r = this.#z ? n.resolved ??= this.#H(i) : i;
const o = this.set;
let a = i[i.length - 1];
if (!a) for (let t = i.length - 2; !a && t >= 0; t--) a = i[t];
for (let t = 0; t < o.length; t++) {
const n = o[t];
const c = e ? void 0 : this.#R[t];
const l = c === "base" ? portionMatch(n[0], a) : c ? this.#D(r, n, c) : s.matchBase && n.length === 1 ? this.#Q([ a ], [ a ], n, e) : this.#Q(i, r, n, e);
if (l) {
if (s.flipNegate) return true;
return !this.negate;
}
}
if (s.flipNegate) return false;
return this.negate;
}
static defaults(t) {
return minimatch.defaults(t).Minimatch;
}
}
minimatch.Minimatch = Minimatch;
minimatch.escape = escape_escape;
minimatch.unescape = unescape_unescape;
})
};
