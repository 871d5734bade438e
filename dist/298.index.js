exports.id = 298;

exports.ids = [ 298 ];

exports.modules = {
70298: (function(t) {
function makeArray(t) {
return Array.isArray(t) ? t : [ t ];
}
const e = void 0;
const s = "";
const n = " ";
const r = "\\";
const i = /[.*+?()[\]{}^$|\\/]/;
const o = "\ufeff";
const c = /^\/\*{2,}$/;
const l = /^\\!/;
const u = /^\\#/;
const a = /\r?\n/g;
const h = "//";
const g = 47;
const f = 46;
const d = "/";
let p = "node-ignore";
typeof Symbol !== "undefined" && (p = Symbol.for("node-ignore"));
const _ = p;
const define = (t, e, s) => {
Object.defineProperty(t, e, {
value: s
});
return s;
};
const RETURN_FALSE = () => false;
const $ = {
alnum: "0-9A-Za-z",
alpha: "A-Za-z",
blank: " \\t",
cntrl: "\\x00-\\x1f\\x7f",
digit: "0-9",
graph: "!-.0-~",
lower: "a-z",
print: " -.0-~",
punct: "!-.:-@\\[-`{-~",
space: " \\t\\n\\r",
upper: "A-Z",
xdigit: "0-9A-Fa-f"
};
const b = "\\]^-[";
const escapeMember = t => b.indexOf(t) < 0 ? t : r + t;
const x = "(?!\\/)";
const classSource = (t, e) => {
if (t) return `[^\\/${e}]`;
const s = `[${e}]`;
return new RegExp(s).test("/") ? x + s : s;
};
const scanBracket = (t, n) => {
const {length: i} = t;
let o = n + 1;
let c = s;
const l = t[o];
if (l === "!" || l === "^") {
c = "^";
o++;
}
let u = s;
let a = s;
for (;;) {
const n = t[o];
if (n === e) return null;
if (n === r) {
const e = t[++o];
u += escapeMember(e);
a = e;
} else if (n === "-" && a && o + 1 < i && t[o + 1] !== "]") {
o++;
let e = t[o];
e === r && (e = t[o += 1]);
a <= e && (u += `-${escapeMember(e)}`);
a = s;
} else if (n === "[" && t[o + 1] === ":") {
const e = o + 2;
let n = e;
while (n < i && t[n] !== "]") n++;
if (n === i) return null;
if (n > e && t[n - 1] === ":") {
const r = t.slice(e, n - 1);
if (!Object.prototype.hasOwnProperty.call($, r)) return null;
u += $[r];
a = s;
o = n;
} else {
u += escapeMember("[");
a = "[";
o = e - 2;
}
} else {
u += escapeMember(n);
a = n;
}
o++;
if (t[o] === "]") return {
end: o,
source: classSource(c, u)
};
}
};
const y = "[]";
const C = "\0";
const w = new RegExp(`${C}(\\d+)${C}`, "g");
const m = "\ue000";
const R = "\ue001";
const isReserved = t => t === C || t === m || t === R;
const extractBrackets = t => {
const e = [];
const hold = t => `${C}${e.push(t) - 1}${C}`;
const {length: o} = t;
let c = s;
let l = 0;
while (l < o) {
const e = t[l];
if (e === r) {
const e = t[l + 1];
c += e === d && l + 2 === o ? hold(y) : e === "*" || e === "[" || e === n ? t.slice(l, l + 2) : hold(i.test(e) ? r + e : isReserved(e) ? `[${e}]` : e);
l += 2;
} else if (isReserved(e)) {
c += hold(`[${e}]`);
l++;
} else if (e === "[") {
const e = scanBracket(t, l);
if (e === null) {
c += hold(y);
l = o;
} else {
c += hold(e.source);
l = e.end + 1;
}
} else {
c += e;
l++;
}
}
return {
source: c,
sources: e
};
};
const O = null;
const k = /\/(?!$)/;
const v = "[^\\/]*";
const A = [ [ /(\\+)( ?)/g, (t, e, s) => s ? e.slice(0, e.length - e.length % 2) + n : e, r + n ], [ /(^|\/)\*{3,}(?=\/|$)/g, (t, e) => `${e}**`, "*" ], [ /[\\$.|*+(){^]/g, t => `\\${t}` ], [ /(?!\\)\?/g, () => "[^/]", "?" ], [ /^\//, () => "^", d ], [ /\//g, () => "\\/", d ], [ /^\^*(?:\\\*\\\*\\\/)+/, () => "(?:^|\\/)", "*" ], [ O, (t, e) => {
if (!t || t[0] === "^" || t[0] === "(") return t;
const s = k.test(e) ? "^" : "(?:^|\\/)";
return s + t;
} ], [ /\\\/\\\*\\\*(?=\\\/|$)/g, (t, e, s) => e + 6 < s.length ? s.slice(e + 6) === "\\/" ? "(?:\\/[^\\/]+)+" : "(?:\\/[^\\/]+)*" : `\\/${R}`, "*" ], [ /(^|[^\\])(?:\\\*)+(?!$)/g, (t, e) => e + v, "*" ], [ /(^|[^\\])((?:\\\\)*)\\\*$/, (t, e, n) => n === s ? e + m : t, "*" ], [ /\\\\\\(?=[$.|*+(){^])/g, () => r, r + r ], [ /\\\\/g, () => r, r + r ], [ /\\\[([^\]/]*?)($|\])/g, (t, e, s) => `\\[${e}${s}`, "[" ], [ O, t => {
const e = t[t.length - 1];
if (!e || e === m || e === R) return t;
return e === d ? `${t}$` : `${t}(?=$|\\/$)`;
} ] ];
const E = /(^|\\\/)?\uE000$/;
const P = "regex";
const I = "checkRegex";
const j = "_";
const replaceTrailingWildcard = (t, e) => {
const s = e ? `${e}[^/]+` : "[^/]*";
return `${s}(?=$|\\/$)`;
};
const z = /\uE001$/;
const replaceTrailingDoublestar = () => "[\\s\\S]";
const separatorAfter = (t, e) => {
let n = s;
for (let s = e + 1; s < t.length && !t[s].wildcard; s++) n += t[s].single;
return n;
};
const pinWildcards = t => {
if (t.indexOf(v) < 0) return t;
const e = [];
const {length: n} = t;
let i = 0;
while (i < n) {
const s = t[i];
if (t.startsWith(v, i)) {
e.push({
wildcard: true
});
i += v.length;
} else if (s === "[") {
let s = i + 1;
t[s] === "^" && s++;
t[s] === "]" && s++;
while (s < n && t[s] !== "]") s += t[s] === r ? 2 : 1;
s++;
e.push({
single: t.slice(i, s)
});
i = s;
} else if (s === r) {
e.push({
single: t.slice(i, i + 2)
});
i += 2;
} else if (s === "(") {
let s = 0;
let o = i;
do {
t[o] === r ? o++ : t[o] === "(" ? s++ : t[o] === ")" && s--;
o++;
} while (o < n && s > 0);
"*+?".indexOf(t[o]) >= 0 && o++;
e.push({
boundary: t.slice(i, o)
});
i = o;
} else if (s === "^" || s === "$") {
e.push({
boundary: s
});
i++;
} else {
e.push({
single: s
});
i++;
}
}
let o = s;
let c = [];
const flush = () => {
let t;
c.forEach((e, s) => {
e.wildcard && (t = s);
});
c.forEach((e, s) => {
if (!e.wildcard) {
o += e.single;
return;
}
o += s === t ? v : `(?:(?!${separatorAfter(c, s)})[^\\/])*`;
});
c = [];
};
e.forEach(t => {
if (t.boundary === void 0) {
c.push(t);
return;
}
flush();
o += t.boundary;
});
flush();
return o;
};
const makeRegexPrefix = t => {
c.test(t) && (t = "**");
const {source: s, sources: n} = extractBrackets(t);
const r = A.reduce((s, [n, r, i]) => {
if (n === O) return r(s, t);
if (i !== e && s.indexOf(i) < 0) return s;
return n.test(s) ? s.replace(n, r.bind(t)) : s;
}, s);
return n.length ? r.replace(w, (t, e) => n[e]) : r;
};
const checkSourceOf = (t, e) => {
t[t.length - 1] === d && (e = makeRegexPrefix(t.slice(0, -1)));
const s = e.slice(0, -1);
const n = e[e.length - 1];
return n === m ? `${s}$` : n === R ? s : y;
};
const matchesBasename = t => {
const e = t.indexOf(d);
return e < 0 || e === t.length - 1;
};
const basenameOf = t => {
const e = t.length - 1;
const s = t.lastIndexOf(d, t[e] === d ? e - 1 : e);
return s < 0 ? t : t.slice(s + 1);
};
const parentOf = t => {
if (t.charCodeAt(0) === g || t.indexOf(h) >= 0) {
const e = t.split(d).filter(Boolean);
e.pop();
return e.length ? e.join(d) + d : s;
}
const e = t.length - 1;
const n = t.lastIndexOf(d, t.charCodeAt(e) === g ? e - 1 : e);
return n < 0 ? s : t.slice(0, n + 1);
};
const isString = t => typeof t === "string";
const checkPattern = t => t && isString(t);
const splitPattern = t => (t[t.length - 1] === "\r" ? t.slice(0, -1) : t).split(a).filter(Boolean);
class IgnoreRule {
constructor(t, e, s, n, r, i) {
this.pattern = t;
this.mark = e;
this.negative = r;
define(this, "body", s);
define(this, "ignoreCase", n);
define(this, "regexPrefix", i);
}
get _basenameOnly() {
return define(this, "_basenameOnly", matchesBasename(this.body));
}
get regex() {
const t = j + P;
if (this[t]) return this[t];
return this._make(P, t);
}
get checkRegex() {
const t = j + I;
if (this[t]) return this[t];
return this._make(I, t);
}
_make(t, e) {
const s = pinWildcards(t === P ? this.regexPrefix.replace(E, replaceTrailingWildcard).replace(z, replaceTrailingDoublestar) : checkSourceOf(this.body, this.regexPrefix));
const n = this.ignoreCase ? new RegExp(s, "i") : new RegExp(s);
return define(this, e, n);
}
}
const hasTrailingBackslash = t => {
let e = 0;
while (t[t.length - e - 1] === r) e++;
return e % 2 === 1;
};
const trimEnd = (t, e) => {
let s = t.length;
let i;
for (;;) {
e && t[s - 1] === "\r" && s--;
i = s;
while (t[i - 1] === n) i--;
if (!e || t[i - 1] !== "\n") break;
s = i - 1;
}
if (i === s) return t.slice(0, s);
let o = 0;
while (t[i - o - 1] === r) o++;
return o % 2 ? t.slice(0, i - 1) + n : t.slice(0, i);
};
const createRule = (t, e, s, r, i) => {
let c = i && t[0] === o ? t.slice(1) : t;
if (c[0] === "#") return;
let a = false;
if (c[0] === "!") {
a = true;
c = c.slice(1);
}
const h = c[c.length - 1];
(h === n || r && (h === "\r" || h === "\n")) && (c = trimEnd(c, r));
if (!c || hasTrailingBackslash(c)) return;
c = c.replace(l, "!").replace(u, "#");
const g = makeRegexPrefix(c);
return new IgnoreRule(t, e, c, s, a, g);
};
class RuleManager {
constructor(t) {
this._ignoreCase = t;
this._rules = [];
this._basenameCount = 0;
}
_add(t, s) {
if (t && t[_]) {
this._rules = this._rules.concat(t._rules._rules);
this._basenameCount += t._rules._basenameCount;
this._added = true;
return;
}
const n = isString(t);
const r = n ? t : t.pattern;
const i = checkPattern(r) && createRule(r, n ? e : t.mark, this._ignoreCase, !this._split, this._stripBOM && !s);
if (i) {
this._added = true;
this._rules.push(i);
matchesBasename(i.body) && this._basenameCount++;
}
}
add(t) {
this._added = false;
this._split = isString(t);
this._stripBOM = !this._split || t[0] === o;
makeArray(this._split ? splitPattern(t) : t).forEach(this._add, this);
this._added && (this._literalRules = e);
return this._added;
}
testLiteral(t) {
const s = this._literalRules || (this._literalRules = this._rules.filter(({body: t}) => t[t.length - (t[t.length - 1] === d ? 2 : 1)] === "*"));
let n = false;
let r = false;
let i;
for (let o = s.length - 1; o >= 0; o--) {
const c = s[o];
if (c.checkRegex.test(t)) {
n = !c.negative;
r = c.negative;
i = c.negative ? e : c;
break;
}
}
const o = {
ignored: n,
unignored: r
};
i && (o.rule = i);
return o;
}
test(t, e) {
const s = this._rules;
const {length: n} = s;
const r = this._basenameCount * 2 >= n;
const i = r ? basenameOf(t) : t;
for (let o = n - 1; o >= 0; o--) {
const n = s[o];
if (n[e].test(r && n._basenameOnly ? i : t)) {
const {negative: t} = n;
const e = {
ignored: !t,
unignored: t
};
t || (e.rule = n);
return e;
}
}
return {
ignored: false,
unignored: false
};
}
}
const throwError = (t, e) => {
throw new e(t);
};
const checkPath = (t, e, s) => {
if (!isString(t)) return s(`path must be a string, but got \`${e}\``, TypeError);
if (!t) return s("path must not be empty", TypeError);
if (checkPath.isNotRelative(t)) {
const t = "`path.relative()`d";
return s(`path should be a ${t} string, but got "${e}"`, RangeError);
}
return true;
};
const isNotRelative = t => {
const e = t.charCodeAt(0);
if (e === g) return true;
if (e !== f) return false;
if (t.length === 1) return true;
const s = t.charCodeAt(1);
if (s === g) return true;
if (s !== f) return false;
return t.length === 2 || t.charCodeAt(2) === g;
};
checkPath.isNotRelative = isNotRelative;
checkPath.convert = t => t;
const convertPath = t => isString(t) && checkPath.convert(t);
class Ignore {
constructor({ignorecase: t = true, ignoreCase: e = t, allowRelativePaths: s = false} = {}) {
define(this, _, true);
this._rules = new RuleManager(e);
this._strictPathCheck = !s;
this._initCache();
}
_initCache() {
this._ignoreCache = Object.create(null);
this._testCache = Object.create(null);
}
add(t) {
this._rules.add(t) && this._initCache();
return this;
}
addPattern(t) {
return this.add(t);
}
_test(t, e, s) {
checkPath(s, t, this._strictPathCheck ? throwError : RETURN_FALSE);
return s ? this._t(s, e) : {
ignored: false,
unignored: false
};
}
checkIgnore(t) {
const e = convertPath(t);
if (!e || e.charCodeAt(e.length - 1) !== g) return this._test(t, this._testCache, e);
const s = this._t(e, this._testCache);
if (s.ignored) return s;
const n = this._rules.testLiteral(e);
return n.ignored || n.unignored ? n : s;
}
_t(t, s) {
if (t in s) return s[t];
const n = parentOf(t);
const r = n ? this._t(n, s) : e;
return s[t] = r && r.ignored ? r : this._rules.test(t, P);
}
ignores(t) {
return this._test(t, this._ignoreCache, convertPath(t)).ignored;
}
createFilter() {
return t => !this.ignores(t);
}
filter(t) {
return makeArray(t).filter(this.createFilter());
}
test(t) {
return this._test(t, this._testCache, convertPath(t));
}
}
const factory = t => new Ignore(t);
const isPathValid = t => checkPath(convertPath(t), t, RETURN_FALSE);
const setupWindows = () => {
const makePosix = t => /^\\\\\?\\/.test(t) || /["<>|\u0000-\u001F]+/u.test(t) ? t : t.replace(/\\/g, "/");
checkPath.convert = makePosix;
const t = /^[a-z]:\//i;
checkPath.isNotRelative = e => t.test(e) || isNotRelative(e);
};
typeof process !== "undefined" && process.platform === "win32" && setupWindows();
t.exports = factory;
factory.default = factory;
t.exports.isPathValid = isPathValid;
define(t.exports, Symbol.for("setupWindows"), setupWindows);
})
};
