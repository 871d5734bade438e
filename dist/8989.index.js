"use strict";

exports.id = 8989;

exports.ids = [ 8989 ];

exports.modules = {
88989: (function(t, e, s) {
s.d(e, {
forEachChild: () => forEachChild,
parse: () => parse
});
function forEachChild(t, e) {
switch (t.type) {
case "Script":
case "CompoundList":
case "AndOr":
for (const s of t.commands) e(s);
return;

case "Statement":
e(t.command);
return;

case "Command":
for (const s of t.prefix) e(s);
t.name && e(t.name);
for (const s of t.suffix) e(s);
return;

case "Pipeline":
for (const s of t.prefixes) e(s);
for (const s of t.commands) e(s);
return;

case "Redirected":
e(t.command);
for (const s of t.redirects) e(s);
return;

case "If":
e(t.clause);
e(t.then);
for (const s of t.elif) e(s);
t.else && e(t.else);
return;

case "Elif":
e(t.clause);
e(t.then);
return;

case "For":
case "Select":
e(t.name);
if (t.wordlist) for (const s of t.wordlist) e(s);
e(t.body);
return;

case "While":
e(t.clause);
e(t.body);
return;

case "Function":
case "Coproc":
t.name && e(t.name);
e(t.body);
return;

case "Subshell":
case "BraceGroup":
e(t.body);
return;

case "Case":
e(t.word);
for (const s of t.items) e(s);
return;

case "CaseItem":
for (const s of t.pattern) e(s);
e(t.body);
return;

case "ArithmeticFor":
{
const s = t.initialize;
s && e(s);
const i = t.test;
i && e(i);
const o = t.update;
o && e(o);
e(t.body);
return;
}

case "Word":
case "Glob":
case "ArithmeticWord":
case "HereDocBody":
case "BraceExpansion":
case "ExtendedGlob":
{
const s = t.parts;
if (s) for (const t of s) e(t);
return;
}

case "DoubleQuoted":
case "LocaleString":
for (const s of t.parts) e(s);
return;

case "ParameterExpansion":
t.index && e(t.index);
t.operation && e(t.operation);
return;

case "Default":
case "Remove":
case "Transform":
e(t.operand);
return;

case "CaseModification":
t.operand && e(t.operand);
return;

case "Replace":
e(t.pattern);
e(t.replacement);
return;

case "Slice":
e(t.offset);
t.length && e(t.length);
return;

case "Assignment":
{
const s = t.index;
s && e(s);
e(t.value);
return;
}

case "ArrayValue":
for (const s of t.elements) e(s);
return;

case "Redirect":
case "HereString":
t.descriptor && e(t.descriptor);
t.target && e(t.target);
return;

case "HereDoc":
t.descriptor && e(t.descriptor);
t.delimiter && e(t.delimiter);
e(t.body);
return;

case "CommandExpansion":
case "ProcessSubstitution":
case "ArithmeticCommandExpansion":
{
const s = t.script;
s && e(s);
return;
}

case "ArithmeticExpansion":
case "ArithmeticCommand":
case "ArithmeticGroup":
case "TestCommand":
case "TestGroup":
{
const s = t.expression;
s && e(s);
return;
}

case "ArithmeticBinary":
case "TestBinary":
e(t.left);
e(t.right);
return;

case "ArithmeticUnary":
case "TestUnary":
e(t.operand);
return;

case "ArithmeticTernary":
e(t.test);
e(t.consequent);
e(t.alternate);
return;

case "TestLogical":
for (const s of t.operands) e(s);
return;

case "TestNot":
for (const s of t.negations) e(s);
e(t.operand);
return;

case "Literal":
case "SingleQuoted":
case "AnsiCQuoted":
case "SimpleExpansion":
case "Names":
case "Unknown":
case "FileDescriptor":
case "FileDescriptorVariable":
case "HereDocDelimiter":
case "Time":
case "Negation":
return;

default:
{
const e = t;
throw new TypeError(`Unexpected syntax node: ${e}`);
}
}
}
function isOctal(t) {
return t >= 48 && t <= 55;
}
function isHex(t) {
return t >= 48 && t <= 57 || t >= 65 && t <= 70 || t >= 97 && t <= 102;
}
function codePoint(t, e) {
try {
return String.fromCodePoint(t);
} catch {
return e;
}
}
const i = new TextDecoder("utf-8", {
ignoreBOM: true
});
function decodeBytes(t) {
return i.decode(new Uint8Array(t));
}
function readByteEscape(t, e, s) {
if (t.charCodeAt(e) !== 92 || e + 2 > s) return;
const i = t.charCodeAt(e + 1);
const o = e + 2;
let r = o;
if (i === 120) {
while (r < s && r - o < 2 && isHex(t.charCodeAt(r))) r++;
if (r === o) return;
return {
value: Number.parseInt(t.slice(o, r), 16),
end: r
};
}
if (!isOctal(i)) return;
while (r < s && r - o < 2 && isOctal(t.charCodeAt(r))) r++;
return {
value: Number.parseInt(t.slice(e + 1, r), 8) & 255,
end: r
};
}
function decodeAnsiCQuoted(t, e, s) {
let i = e;
let o = "";
let r = [];
let n = -1;
while (i < s && t.charCodeAt(i) !== 39) {
const e = i;
const h = readByteEscape(t, i, s);
if (h && h.value >= 128) {
r.push(h.value);
i = h.end;
continue;
}
if (r.length > 0) {
o += decodeBytes(r);
r = [];
}
if (h) {
h.value === 0 && n === -1 && (n = o.length);
o += String.fromCharCode(h.value);
i = h.end;
continue;
}
if (t.charCodeAt(i) !== 92 || i + 1 >= s) {
const e = i;
while (i < s) {
const e = t.charCodeAt(i);
if (e === 39 || e === 92 && i + 1 < s) break;
i++;
}
o += t.slice(e, i);
continue;
}
i++;
const a = t[i++];
switch (a) {
case "a":
o += "\x07";
break;

case "b":
o += "\b";
break;

case "e":
case "E":
o += "\x1b";
break;

case "f":
o += "\f";
break;

case "n":
o += "\n";
break;

case "r":
o += "\r";
break;

case "t":
o += "\t";
break;

case "v":
o += "\v";
break;

case "\\":
o += "\\";
break;

case "'":
o += "'";
break;

case '"':
o += '"';
break;

case "?":
o += "?";
break;

case "\n":
break;

case "c":
{
const r = i < s ? t.charCodeAt(i) : 39;
if (r === 39) {
o += t.slice(e, i);
break;
}
i++;
if (r === 92) {
const e = i < s && t.charCodeAt(i) === 92;
e && i++;
o += "\x1c";
if (!e && i < s) {
o += t[i];
i++;
}
break;
}
const h = r === 63 ? 127 : r & 31;
h === 0 && r < 128 && n === -1 && (n = o.length);
o += String.fromCharCode(h);
break;
}

case "u":
case "U":
{
const r = i;
const h = a === "u" ? 4 : 8;
while (i < s && i - r < h && isHex(t.charCodeAt(i))) i++;
if (i === r) {
o += `\\${a}`;
break;
}
const c = t.slice(e, i);
const d = Number.parseInt(t.slice(r, i), 16);
d === 0 && n === -1 && (n = o.length);
o += codePoint(d, c);
break;
}

default:
o += `\\${a}`;
break;
}
}
r.length > 0 && (o += decodeBytes(r));
n !== -1 && (o = o.slice(0, n));
const h = i < s;
h && i++;
return {
value: o,
end: i,
closed: h
};
}
class ScriptExpansionImpl {
static _resolveScript;
type;
pos;
end;
text;
#t;
#e=void 0;
constructor(t, e, s, i, o) {
this.type = t;
this.pos = e;
this.end = s;
this.text = i;
this.#t = o;
}
get script() {
const t = this.#t;
if (t !== void 0) {
const e = ScriptExpansionImpl._resolveScript(t.source, t.start, t.end, t.depth, t.parenBoundary, t.context);
t.context === void 0 && (e.source = t.source);
this.script = e;
}
return this.#e;
}
set script(t) {
this.#e = t;
this.#t = void 0;
}
toJSON() {
return {
type: this.type,
pos: this.pos,
end: this.end,
text: this.text,
script: this.script
};
}
}
class ProcessSubstitutionImpl extends ScriptExpansionImpl {
operator;
constructor(t, e, s, i, o) {
super("ProcessSubstitution", t, e, s, o);
this.operator = i;
}
toJSON() {
return {
type: this.type,
pos: this.pos,
end: this.end,
text: this.text,
operator: this.operator,
script: this.script
};
}
}
class ArithmeticExpansionImpl {
static _resolveExpression;
type="ArithmeticExpansion";
pos;
end;
text;
#t;
#s=void 0;
constructor(t, e, s, i) {
this.pos = t;
this.end = e;
this.text = s;
this.#t = i;
}
get expression() {
const t = this.#t;
t !== void 0 && (this.expression = ArithmeticExpansionImpl._resolveExpression(t.body, t.offset, t.source, t.depth, t.context, t.depth + 1));
return this.#s;
}
set expression(t) {
this.#s = t;
this.#t = void 0;
}
toJSON() {
return {
type: this.type,
pos: this.pos,
end: this.end,
text: this.text,
expression: this.expression
};
}
}
const o = 256;
function dequoteValue(t) {
let e = "";
for (const s of t) e += s.type === "Literal" ? s.value : s.text;
return e;
}
function unescapeBareValue(t) {
const e = t.indexOf("\\");
if (e === -1) return t;
let s = "";
let i = 0;
for (let o = e; o < t.length; o++) {
if (t.charCodeAt(o) !== 92) continue;
s += t.slice(i, o);
o++;
if (o >= t.length) {
s += "\\";
i = o;
break;
}
t.charCodeAt(o) !== 10 && (s += t[o]);
i = o + 1;
}
return s + t.slice(i);
}
function continuedExpansionValue(t) {
let e = 1;
while (t[e] === "\\" && t[e + 1] === "\n") e += 2;
return e === 1 || t[e] !== "(" ? t : t[0] + t.slice(e);
}
function wordPartsValue(t) {
let e = "";
for (const s of t) switch (s.type) {
case "Literal":
case "Glob":
case "SingleQuoted":
case "AnsiCQuoted":
e += s.value;
break;

case "DoubleQuoted":
case "LocaleString":
e += dequoteValue(s.parts);
break;

case "CommandExpansion":
e += s.text[0] === "$" ? continuedExpansionValue(s.text) : s.text;
break;

case "ExtendedGlob":
e += continuedExpansionValue(s.text);
break;

default:
e += s.text;
break;
}
return e;
}
class WordImpl {
type="Word";
text;
pos;
end;
#i;
#o;
#r;
#n;
#h=null;
constructor(t, e, s, i, o, r = 0) {
this.text = t;
this.pos = e;
this.end = s;
this.#i = i;
this.#o = o;
this.#r = r;
this.#n = o === void 0 ? void 0 : null;
}
get value() {
if (this.#h === null) {
const t = this.#i === void 0 && this.#n === null ? void 0 : this.parts;
this.#h = t ? wordPartsValue(t) : unescapeBareValue(this.text);
}
return this.#h;
}
get parts() {
this.#n === null && (this.#n = this.#o?.(this.#i ?? "", this, this.#r) ?? void 0);
return this.#n;
}
set parts(t) {
this.#n = t ?? void 0;
}
toJSON() {
return {
type: this.type,
text: this.text,
pos: this.pos,
end: this.end,
parts: this.parts,
value: this.value
};
}
}
function createSubstitutionContext(t) {
const e = t === void 0 ? void 0 : substitutionBoundaries(t);
return {
boundaries: e,
wordParts: void 0,
embeddedParts: void 0,
arrayParts: void 0
};
}
function substitutionBoundaries(t) {
return t.boundaries ?? (t.boundaries = new Map);
}
const r = 9;
const n = 10;
const h = 32;
const a = 33;
const c = 34;
const d = 35;
const p = 36;
const l = 37;
const u = 38;
const f = 39;
const m = 40;
const k = 41;
const x = 42;
const C = 43;
const g = 44;
const b = 45;
const A = 46;
const w = 47;
const y = 48;
const E = 57;
const _ = 58;
const P = 59;
const S = 60;
const v = 61;
const D = 62;
const W = 63;
const T = 64;
const B = 65;
const L = 90;
const N = 91;
const R = 92;
const I = 93;
const O = 94;
const F = 95;
const Q = 96;
const H = 97;
const U = 122;
const q = 123;
const V = 124;
const M = 125;
const G = 126;
function skipLineContinuations(t, e, s) {
while (e + 1 < s && t.charCodeAt(e) === R && t.charCodeAt(e + 1) === n) e += 2;
return e;
}
function hasGlobCharacters(t) {
return /[*?[]/.test(t);
}
const $ = new Uint8Array(128);
$[a] = 1;
$[O] = 1;
$[N] = 1;
$[I] = 1;
$[_] = 1;
$[A] = 1;
$[v] = 1;
$[b] = 1;
$[R] = 1;
function bracketEnds(t, e, s, i, o) {
let r = s - 1;
while (r > e && t.charCodeAt(r) !== I) r--;
if (r === e) return null;
const h = [];
const c = [];
const d = [];
let p = 0;
let l = false;
for (let r = e; r < s; r++) {
while (i && p < i.length && i[p].end <= r + o) p++;
const e = i?.[p];
const a = r;
let u = 0;
if (e && e.pos <= r + o && e.type !== "Literal") r = e.end - o - 1; else {
u = t.charCodeAt(r);
if (u === R && r + 1 < s && t.charCodeAt(r + 1) === n) {
r++;
continue;
}
(u >= 128 || !$[u]) && (u = 0);
}
const f = c.length - 1;
if (u === 0 && f >= 0 && c[f] === 0) {
d[f]++;
continue;
}
f >= 0 && c[f] === N && (u === _ || u === v || u === A) && (l = true);
h.push(a);
c.push(u);
d.push(1);
}
const u = c.length;
let f;
if (l) {
f = new Int32Array(u).fill(-1);
let t = -1;
let e = -1;
let s = -1;
let i = -1;
for (let o = u - 1; o >= 0; o--) {
const r = c[o + 2];
r === I ? t = o + 2 : c[o + 3] === I && (r === _ ? e = o + 2 : r === v ? s = o + 2 : r === A && (i = o + 2));
if (c[o] !== N) continue;
const n = c[o + 1];
const h = n === _ ? e : n === v ? s : n === A ? i : -1;
h !== -1 && (n === A || t === -1 || t > h) && (f[o] = h + 2);
}
}
const subBracket = t => f === void 0 ? -1 : f[t];
const m = new Int32Array(u + 2).fill(-1);
const resume = (t, e) => {
if (t >= u) return -1;
if (e && c[t] === b && t + 1 < u && c[t + 1] !== I) {
let e = t + 1;
if (c[e] === R) {
if (e + 1 >= u) return -1;
e++;
}
let s = e + 1;
if (c[e] === N && c[e + 1] === A) {
const t = subBracket(e);
t !== -1 && (s = t);
} else if (c[e] === 0 && d[e] > 1) return m[e];
if (s >= u) return -1;
return c[s] === I ? s + 1 : m[s];
}
return c[t] === I ? t + 1 : m[t];
};
for (let t = u - 1; t >= 0; t--) {
const e = c[t];
let s = t + 1;
let i = true;
if (e === R) {
if (t + 1 >= u) continue;
s = t + 2;
} else if (e === N) {
const e = c[t + 1];
if (e === _ || e === v || e === A) {
const o = subBracket(t);
if (o !== -1) {
s = o;
i = e === A;
}
}
}
m[t] = resume(s, i);
}
const k = new Map;
for (let t = 0; t < u; t++) {
if (c[t] !== N) continue;
let e = t + 1;
c[e] !== a && c[e] !== O || e++;
if (e >= u) continue;
const s = c[e] === I ? resume(e + 1, true) : m[e];
s !== -1 && k.set(h[t], h[s - 1] + 1);
}
return k;
}
function appendRange(t, e, s, i, o, r, n) {
while (e < s) {
while (i && o < i.length && i[o].end <= e + r) o++;
const h = i?.[o];
if (h && h.pos === e + r && h.end <= s + r) {
n.push(h);
e = h.end - r;
o++;
continue;
}
const a = h ? Math.min(s, (h.pos > e + r ? h.pos : h.end) - r) : s;
const c = t.slice(e, a);
n.push({
type: "Literal",
pos: e + r,
end: a + r,
text: c,
value: unescapeBareValue(c)
});
e = a;
}
return o;
}
function parseGlobParts(t, e, s, i, o = 0) {
let r;
let n;
let h = 0;
let a = 0;
let c = e;
for (let d = e; d < s; d++) {
while (i && h < i.length && i[h].end <= d + o) h++;
const e = i?.[h];
if (e && e.pos <= d + o && e.type !== "Literal") {
d = e.end - o - 1;
continue;
}
const p = t.charCodeAt(d);
if (p === R) {
d++;
continue;
}
let l;
if (p === x || p === W) {
const i = e ? Math.min(s, e.end - o) : s;
const r = skipLineContinuations(t, d + 1, i);
if (r < i && t.charCodeAt(r) === m) continue;
l = d + 1;
if (p === x) while (l < i && t.charCodeAt(l) === x) {
const e = skipLineContinuations(t, l + 1, i);
if (e < i && t.charCodeAt(e) === m) break;
l++;
}
} else {
if (p !== N) continue;
{
n === void 0 && (n = bracketEnds(t, d, s, i, o));
const e = n?.get(d);
if (e === void 0) continue;
l = e;
}
}
r || (r = []);
a = appendRange(t, c, d, i, a, o, r);
const u = t.slice(d, l);
let f;
if (p === N) {
const e = [];
a = appendRange(t, d + 1, l - 1, i, a, o, e);
f = {
type: "Glob",
kind: "bracket",
pos: d + o,
end: l + o,
text: u,
value: "[" + wordPartsValue(e) + "]",
parts: e
};
} else f = {
type: "Glob",
kind: p === x ? "star" : "question",
pos: d + o,
end: l + o,
text: u,
value: u,
parts: void 0
};
r.push(f);
c = l;
d = l - 1;
}
if (!r) return i ?? void 0;
appendRange(t, c, s, i, a, o, r);
return r;
}
const z = {
Word: 0,
Assignment: 1,
Semi: 2,
Newline: 3,
Pipe: 4,
And: 5,
Or: 6,
Amp: 7,
LParen: 8,
RParen: 9,
LBrace: 10,
RBrace: 11,
Bang: 12,
If: 13,
Then: 14,
Else: 15,
Elif: 16,
Fi: 17,
Do: 18,
Done: 19,
For: 20,
While: 21,
Until: 22,
In: 23,
Case: 24,
Esac: 25,
Function: 26,
DoubleSemi: 27,
SemiAmp: 28,
DoubleSemiAmp: 29,
Select: 30,
DblLBracket: 31,
DblRBracket: 32,
EOF: 33,
ArithCmd: 34,
Coproc: 35,
Redirect: 36
};
class TokenValue {
token=z.EOF;
_value="";
_owner;
pos=0;
end=0;
fileDescriptor=void 0;
variableName=void 0;
descriptorEnd=0;
delimiterQuoted=false;
content=void 0;
targetPos=0;
targetEnd=0;
assignmentOperatorPos=-1;
raw=false;
keywordEligible=false;
constructor(t = null) {
this._owner = t;
}
get value() {
return this._value ?? (this._value = this._owner === null ? "" : this._owner._tokenValue(this.pos, this.end, this.raw));
}
set value(t) {
this._value = t;
}
reset() {
this.token = z.EOF;
this._value = "";
this.pos = 0;
this.end = 0;
this.fileDescriptor = void 0;
this.variableName = void 0;
this.descriptorEnd = 0;
this.delimiterQuoted = false;
this.content = void 0;
this.targetPos = 0;
this.targetEnd = 0;
this.assignmentOperatorPos = -1;
this.raw = false;
this.keywordEligible = false;
}
copyFrom(t) {
this.token = t.token;
this._value = t._value;
this.pos = t.pos;
this.end = t.end;
this.fileDescriptor = t.fileDescriptor;
this.variableName = t.variableName;
this.descriptorEnd = t.descriptorEnd;
this.delimiterQuoted = t.delimiterQuoted;
this.content = t.content;
this.targetPos = t.targetPos;
this.targetEnd = t.targetEnd;
this.assignmentOperatorPos = t.assignmentOperatorPos;
this.raw = t.raw;
this.keywordEligible = t.keywordEligible;
}
}
const J = new Map([ [ "if", z.If ], [ "then", z.Then ], [ "else", z.Else ], [ "elif", z.Elif ], [ "fi", z.Fi ], [ "do", z.Do ], [ "done", z.Done ], [ "for", z.For ], [ "while", z.While ], [ "until", z.Until ], [ "in", z.In ], [ "case", z.Case ], [ "esac", z.Esac ], [ "function", z.Function ], [ "select", z.Select ], [ "coproc", z.Coproc ], [ "!", z.Bang ], [ "{", z.LBrace ], [ "}", z.RBrace ] ]);
const K = new Uint8Array(128);
K[V] = 1;
K[u] = 1;
K[P] = 1;
K[m] = 1;
K[k] = 1;
K[S] = 1;
K[D] = 1;
K[h] = 1;
K[r] = 1;
K[n] = 1;
K[R] = 2;
K[f] = 2;
K[c] = 2;
K[p] = 2;
K[Q] = 2;
K[q] = 2;
function skipBlanks(t, e, s) {
while (e < s) {
const i = t.charCodeAt(e);
if (i === h || i === r) e++; else {
if (!(i === R && e + 1 < s && t.charCodeAt(e + 1) === n)) break;
e += 2;
}
}
return e;
}
const j = new Uint8Array(128);
for (const t of [ r, n, h, a, l, u, m, k, x, C, g, b, w, _, S, v, D, W, O, V ]) j[t] = 1;
function hasEmbeddedWordStructure(t, e, s) {
for (let i = e; i < s; i++) {
const e = t.charCodeAt(i);
if (e === R || e === f || e === c || e === p || e === Q || (e === S || e === D) && i + 1 < s && t.charCodeAt(i + 1) === m) return true;
}
return false;
}
function findUnnested(t, e, s = false, i) {
let o = 0;
let r = 0;
for (let n = 0; n < t.length; n++) {
const h = t.charCodeAt(n);
if (h === R) {
n++;
continue;
}
if (h === q) {
o++;
continue;
}
if (h === M) {
o > 0 && o--;
continue;
}
if (h === f) {
n++;
while (n < t.length && t.charCodeAt(n) !== f) n++;
continue;
}
if (h === c) {
n++;
while (n < t.length) {
const e = t.charCodeAt(n);
if (e === c) break;
if (e === R) {
n += 2;
continue;
}
const s = i?.(n, true) ?? n;
if (s > n) {
n = s;
continue;
}
n++;
}
continue;
}
const a = i?.(n, false) ?? n;
if (a > n) {
n = a - 1;
continue;
}
if (s && o === 0) {
if (h === W) {
r++;
continue;
}
if (h === _ && r > 0) {
r--;
continue;
}
}
if (h === e && o === 0) return n;
}
return -1;
}
const X = new Uint8Array(128);
for (let t = H; t <= U; t++) X[t] = 3;
for (let t = B; t <= L; t++) X[t] = 3;
for (let t = y; t <= E; t++) X[t] = 2;
X[F] = 3;
const Y = new Uint8Array(128);
Y[W] = 1;
Y[T] = 1;
Y[x] = 1;
Y[C] = 1;
Y[a] = 1;
Y[v] = 1;
function isExtglobOpen(t) {
return t < 128 && t !== v && Y[t] === 1;
}
const Z = {
[W]: "?",
[T]: "@",
[x]: "*",
[C]: "+",
[a]: "!"
};
function isDQChild(t) {
const e = t.type;
return e === "Literal" || e === "SimpleExpansion" || e === "ParameterExpansion" || e === "CommandExpansion" || e === "ArithmeticExpansion";
}
function isAllDigitsRange(t, e, s) {
for (let i = e; i < s; i++) {
const e = t.charCodeAt(i);
if (e < y || e > E) return false;
}
return s > e;
}
const tt = -1;
const et = 0;
const st = 1;
const it = 2;
const ot = 3;
const rt = 4;
function joinWordParts(t, e) {
const s = t[t.length - 1];
const i = e[0];
let o = 0;
if (s?.type === "Literal" && i?.type === "Literal" && s.end === i.pos) {
t[t.length - 1] = {
type: "Literal",
pos: s.pos,
end: i.end,
text: s.text + i.text,
value: s.value + i.value
};
o = 1;
}
for (let s = o; s < e.length; s++) t.push(e[s]);
return t;
}
function isMatchedAssignment(t) {
return t < tt;
}
function assignmentOperatorPos(t) {
return -t - 2;
}
function scanAssignmentPrefix(t, e, s, i) {
let o = i;
for (let i = e; i < s && o >= 0; i++) {
const e = t.charCodeAt(i);
if (o >= rt) e === N ? o++ : e === I && --o === rt && (o = it); else if (o === et) o = e < 128 && X[e] & 1 ? st : tt; else if (o === st) {
if (e < 128 && X[e] & 2) continue;
o = e === N ? rt + 1 : e === C ? ot : e === v ? -i - 2 : tt;
} else o = o === it && e === C ? ot : e === v ? -i - 2 : tt;
}
return o;
}
function setToken(t, e, s, i = 0, o = 0) {
t.token = e;
t._value = s;
t.pos = i;
t.end = o;
t.fileDescriptor = void 0;
t.variableName = void 0;
t.descriptorEnd = 0;
t.delimiterQuoted = false;
t.content = void 0;
t.assignmentOperatorPos = -1;
t.raw = false;
t.keywordEligible = false;
}
function setSpanToken(t, e, s, i, o) {
t.token = e;
t._value = null;
t.pos = s;
t.end = i;
t.fileDescriptor = void 0;
t.variableName = void 0;
t.descriptorEnd = 0;
t.delimiterQuoted = false;
t.content = void 0;
t.assignmentOperatorPos = -1;
t.raw = o;
t.keywordEligible = false;
}
function matchReservedWord(t, e, s) {
switch (t.charCodeAt(e)) {
case a:
return s === 1 ? z.Bang : void 0;

case q:
return s === 1 ? z.LBrace : void 0;

case M:
return s === 1 ? z.RBrace : void 0;

case 105:
{
if (s !== 2) return;
const i = t.charCodeAt(e + 1);
return i === 102 ? z.If : i === 110 ? z.In : void 0;
}

case 102:
if (s === 2) return t.charCodeAt(e + 1) === 105 ? z.Fi : void 0;
if (s === 3) return t.startsWith("for", e) ? z.For : void 0;
if (s === 8) return t.startsWith("function", e) ? z.Function : void 0;
return;

case 116:
return s === 4 && t.startsWith("then", e) ? z.Then : void 0;

case 101:
if (s !== 4) return;
if (t.startsWith("else", e)) return z.Else;
if (t.startsWith("elif", e)) return z.Elif;
if (t.startsWith("esac", e)) return z.Esac;
return;

case 100:
if (s === 2) return t.charCodeAt(e + 1) === 111 ? z.Do : void 0;
if (s === 4) return t.startsWith("done", e) ? z.Done : void 0;
return;

case 99:
if (s === 4) return t.startsWith("case", e) ? z.Case : void 0;
if (s === 6) return t.startsWith("coproc", e) ? z.Coproc : void 0;
return;

case 119:
return s === 5 && t.startsWith("while", e) ? z.While : void 0;

case 117:
return s === 5 && t.startsWith("until", e) ? z.Until : void 0;

case 115:
return s === 6 && t.startsWith("select", e) ? z.Select : void 0;

default:
return;
}
}
const nt = {
Normal: 0,
CommandStart: 1,
TestMode: 2,
CommandPrefix: 3,
Declaration: 4,
ArrayElement: 5,
FunctionName: 6,
CasePattern: 7,
EvalArgument: 8
};
function isBraceCommandOpener(t) {
return t === h || t === r || t === n || t === V;
}
class Lexer {
static _findSubstitutionEnd;
src;
srcEnd;
parenBoundary;
pos;
current;
nextState;
hasPeek;
pendingHereDocs;
substitutionContext;
_errors=null;
_buildParts=false;
_buildValue=false;
_nestingDepth=0;
constructor(t, e = 0, s = t.length, i = false, o = createSubstitutionContext()) {
this.src = t;
this.srcEnd = s;
this.parenBoundary = i;
this.pos = e;
this.current = new TokenValue(this);
this.nextState = new TokenValue(this);
this.hasPeek = false;
this.pendingHereDocs = null;
this.substitutionContext = o;
if (e === 0 && t.charCodeAt(0) === d && t.charCodeAt(1) === a) {
const e = t.indexOf("\n");
this.pos = e === -1 ? this.srcEnd : e + 1;
}
}
getSource() {
return this.src;
}
fork(t, e, s = false) {
const i = new Lexer(this.src, t, e, s, this.substitutionContext);
i._nestingDepth = this._nestingDepth;
return i;
}
getSubstitutionContext() {
return this.substitutionContext;
}
get errors() {
return this._errors ?? (this._errors = []);
}
commandExpansion(t, e, s, i, o = false) {
const r = this.scriptWindow(this.src, s, s + i.length, o);
return new ScriptExpansionImpl("CommandExpansion", t, this.pos, e, r);
}
decodedCommandExpansion(t, e, s) {
const i = this.scriptWindow(s, 0, s.length, false, true);
return new ScriptExpansionImpl("CommandExpansion", t, this.pos, e, i);
}
processSubstitution(t, e, s, i) {
const o = this.scriptWindow(this.src, t + 2, t + 2 + i.length, !this._unbalanced);
return new ProcessSubstitutionImpl(t, this.pos, e, s, o);
}
scriptWindow(t, e, s, i, r = false) {
if (this._nestingDepth > o) return;
const n = r ? void 0 : this.substitutionContext;
return {
source: t,
start: e,
end: s,
depth: this._nestingDepth + 1,
parenBoundary: i,
context: n
};
}
getPos() {
return this.pos;
}
findSubstitutionEnd(t, e, s = this._nestingDepth + 1) {
if (Lexer._findSubstitutionEnd === void 0) return -1;
return Lexer._findSubstitutionEnd(this.src, t, e, s, this.substitutionContext);
}
_tokenValue(t, e, s) {
return s ? this.src.slice(t, e) : this.wordValueOf(t, e);
}
wordValueOf(t, e) {
const s = this.pos;
const i = this.srcEnd;
const o = this._bracketWindow;
const r = this._arithmeticBracketWindow;
const n = this._buildValue;
const h = this._unbalanced;
const a = this._errors === null ? 0 : this._errors.length;
this.pos = t;
this.srcEnd = e;
this._buildValue = true;
this.readWordText();
if (this.pos < e && this._wordAssignmentState !== void 0 && this._wordAssignmentState >= rt) {
this.pos = t;
this.readWordText(true);
}
const c = this._wordText;
this.pos = s;
this.srcEnd = i;
this._bracketWindow = o;
this._arithmeticBracketWindow = r;
this._buildValue = n;
this._unbalanced = h;
this._errors !== null && (this._errors.length = a);
return c;
}
findClosingBracket(t, e = this.srcEnd) {
const s = Math.min(e, this.srcEnd);
let i = this._bracketWindow;
if (!i || i.limit !== s) {
i = {
limit: s,
depth: this._nestingDepth,
last: this.src.lastIndexOf("]", s - 1)
};
this._bracketWindow = i;
}
if (t > i.last) return -1;
if (i.depth !== this._nestingDepth) {
i = {
limit: s,
depth: this._nestingDepth,
last: i.last
};
this._bracketWindow = i;
}
if (i.failed?.has(t)) return -1;
const o = [];
const r = this.findClosingShellDelimiter(t, e, I, false, true, o);
if (r === -1) {
const t = i.failed ?? (i.failed = new Set);
for (const e of o) for (const s of e) t.add(s);
}
return r;
}
findClosingArithmeticBracket(t, e = this.srcEnd) {
const s = Math.min(e, this.srcEnd);
let i = this._arithmeticBracketWindow;
if (!i || i.end !== s || i.depth !== this._nestingDepth) {
i = {
end: s,
depth: this._nestingDepth,
failed: new Set
};
this._arithmeticBracketWindow = i;
}
if (i.failed.has(t)) return -1;
return this.findClosingShellDelimiter(t, e, I, false, false, void 0, i.failed);
}
findClosingBrace(t, e = this.srcEnd) {
return this.findClosingShellDelimiter(t, e, M);
}
findClosingParenthesis(t, e = this.srcEnd) {
const s = this.pos;
const i = this.srcEnd;
const o = this._bracketWindow;
const r = this._arithmeticBracketWindow;
const n = this._unbalanced;
this.pos = t;
this.srcEnd = Math.min(e, this.srcEnd);
this.extractBalanced();
const h = this._unbalanced ? -1 : this.pos - 1;
this.pos = s;
this.srcEnd = i;
this._bracketWindow = o;
this._arithmeticBracketWindow = r;
this._unbalanced = n;
return h;
}
findArithmeticExpansionEnd(t, e = this.srcEnd) {
const s = this.fork(t, e);
s.pos = t + 1;
s.scanArithmeticBody();
return s.pos;
}
findArithmeticWordEnd(t, e = this.srcEnd) {
const s = this.fork(t, e);
s.pos = t;
return s.scanArithmeticWordEnd();
}
scanArithmeticWordEnd() {
while (this.pos < this.srcEnd) {
const t = this.src.charCodeAt(this.pos);
if (t === p) {
this.readDollar();
continue;
}
if (t === Q) {
this.readBacktickExpansion();
continue;
}
if (t === f) {
this.pos++;
this.skipSQ();
continue;
}
if (t === c) {
this.pos++;
this.skipDQ();
continue;
}
if (t === R) {
this.pos += 2;
continue;
}
if (t === N) {
const t = this.findClosingBracket(this.pos + 1);
if (t !== -1) {
this.pos = t + 1;
continue;
}
}
if ((t === S || t === D) && this.src.charCodeAt(this.pos + 1) === m) {
this.pos += 2;
this.extractBalanced();
continue;
}
if (t < 128 && j[t]) break;
this.pos++;
}
return this.pos;
}
findClosingShellDelimiter(t, e, s, i = false, o = true, r, h) {
const a = this.pos;
const l = this.srcEnd;
const x = this._bracketWindow;
const C = this._arithmeticBracketWindow;
const g = this._unbalanced;
this.srcEnd = Math.min(e, this.srcEnd);
const b = [ s ];
r?.push([]);
const A = h ? [ t ] : void 0;
let w = t;
let y = true;
let E = -1;
while (w < this.srcEnd) {
const t = b[b.length - 1];
r && t === I && r[r.length - 1].push(w);
const e = this.src.charCodeAt(w);
if (e === R) {
w + 1 < this.srcEnd && this.src.charCodeAt(w + 1) !== n && (y = false);
w += 2;
continue;
}
if (e === d && i && b.length === 1 && y) {
while (w < this.srcEnd && this.src.charCodeAt(w) !== n) w++;
continue;
}
if (e === f) {
this.pos = w + 1;
this.skipSQ();
w = this.pos;
y = false;
continue;
}
if (e === c) {
this.pos = w + 1;
this.skipDQ();
w = this.pos;
y = false;
continue;
}
if (e === Q) {
w++;
while (w < this.srcEnd && this.src.charCodeAt(w) !== Q) {
this.src.charCodeAt(w) === R && w++;
w++;
}
w < this.srcEnd && w++;
y = false;
continue;
}
if (e === p && w + 1 < this.srcEnd && this.src.charCodeAt(w + 1) === m || (e === S || e === D) && w + 1 < this.srcEnd && this.src.charCodeAt(w + 1) === m) {
this.pos = w + 2;
this.extractBalanced();
w = this.pos;
y = false;
continue;
}
if (e === p && w + 1 < this.srcEnd) {
const t = this.src.charCodeAt(w + 1);
if (t === f) {
w = decodeAnsiCQuoted(this.src, w + 2, this.srcEnd).end;
y = false;
continue;
}
if (t === p) {
w += 2;
y = false;
continue;
}
if (t === q && o) {
b.push(M);
r?.push([]);
w += 2;
y = false;
continue;
}
}
if (i && b.length === 1) if (e === N && y) {
b.push(I);
r?.push([]);
} else E !== -1 || e !== P && e !== u && e !== V && e !== S && e !== D && (e !== m || isExtglobOpen(this.src.charCodeAt(w - 1))) || (E = w);
if (t === I && e === N) {
b.push(I);
r?.push([]);
A?.push(w + 1);
} else if (t === k && e === m) {
b.push(k);
r?.push([]);
} else if (e === t) {
b.pop();
A?.pop();
r?.pop();
if (b.length === 0) {
this.pos = a;
this.srcEnd = l;
this._bracketWindow = x;
this._arithmeticBracketWindow = C;
this._unbalanced = g;
E !== -1 && this.errors.push({
message: `unexpected '${this.src[E]}' in array assignment`,
pos: E
});
return w;
}
y = false;
w++;
continue;
}
y = e < 128 && (K[e] & 1) !== 0;
w++;
}
if (A) for (const t of A) h.add(t);
this.pos = a;
this.srcEnd = l;
this._bracketWindow = x;
this._arithmeticBracketWindow = C;
this._unbalanced = g;
return -1;
}
scanBraceExpansion(t, e) {
const s = this.src;
const i = this.srcEnd;
const o = e.get(t);
if (o !== void 0) return o;
const r = this.pos;
const n = this._unbalanced;
const h = this._errors === null ? 0 : this._errors.length;
const a = [ t, 0 ];
let d = t + 1;
while (d < i) {
const t = s.charCodeAt(d);
const o = t < 128 ? K[t] : 0;
if (o === 0) {
d++;
if (t === M) {
const t = a.pop();
e.set(a.pop(), t ? d : -1);
if (a.length === 0) break;
} else (t === 44 || t === 46 && s.charCodeAt(d) === 46) && (a[a.length - 1] = 1);
continue;
}
const r = d + 1 < i ? s.charCodeAt(d + 1) : 0;
if (o & 1) if (r !== m || t !== S && t !== D) {
if (t !== m || !isExtglobOpen(s.charCodeAt(d - 1))) break;
{
const t = this.findClosingShellDelimiter(d + 1, i, k);
if (t === -1) break;
d = t + 1;
}
} else {
this.pos = d + 2;
this.extractBalanced();
d = this.pos;
} else if (t === R) d += 2; else if (t === f) {
this.pos = d + 1;
this.skipSQ();
d = this.pos;
} else if (t === c) {
this.pos = d + 1;
this.skipDQ();
d = this.pos;
} else if (t === Q) {
d++;
while (d < i && s.charCodeAt(d) !== Q) d += s.charCodeAt(d) === R ? 2 : 1;
d++;
} else if (t === q) {
a.push(d, 0);
d++;
} else if (r === f) d = decodeAnsiCQuoted(s, d + 2, i).end; else if (r === q) {
const t = this.findClosingBrace(d + 2, i);
if (t === -1) break;
d = t + 1;
} else if (r === m) {
this.pos = d + 2;
this.extractBalanced();
d = this.pos;
} else d++;
}
this.pos = r;
this._unbalanced = n;
this._errors !== null && (this._errors.length = h);
for (let t = 0; t < a.length; t += 2) e.set(a[t], -1);
return e.get(t);
}
skipSubshellBody() {
this.extractBalanced(false);
return this._unbalanced ? -1 : this.pos;
}
skipCompoundBody(t) {
const e = [ {
close: t,
phase: t === z.Esac ? "case-pattern" : "commands"
} ];
let s = true;
for (;;) {
const t = e[e.length - 1].phase;
let i = s ? nt.CommandStart : nt.Normal;
t === "function-name" ? i = nt.FunctionName : t === "case-pattern" && s && (i = nt.CasePattern);
const o = this.next(i);
const r = o.token;
if (r === z.EOF) return -1;
const n = e.length - 1;
const h = e[n];
if (h.phase === "function-name") {
if (r === z.Newline) continue;
h.phase = "function-body";
s = true;
continue;
}
if (h.phase === "function-body") {
if (r === z.Newline) continue;
h.phase = "commands";
s = true;
if (r === z.LParen && this.peek(nt.Normal).token === z.RParen) {
this.next(nt.Normal);
h.phase = "function-body";
continue;
}
} else if (h.phase === "coproc-command") {
if (r === z.Newline) continue;
if (r === z.Word) {
h.phase = "coproc-body";
s = true;
continue;
}
h.phase = "commands";
s = true;
} else if (h.phase === "coproc-body") {
if (r === z.Newline) continue;
h.phase = r === z.Word && o.keywordEligible && o.value === "time" ? "time-command" : "commands";
s = true;
if (h.phase === "time-command") continue;
} else if (h.phase === "time-command") {
if (r === z.Word && o.keywordEligible && o.value === "-p") {
h.phase = "time-command-after-p";
continue;
}
if (r === z.Word && o.keywordEligible && o.value === "--") {
h.phase = "commands";
continue;
}
h.phase = "commands";
s = true;
} else if (h.phase === "time-command-after-p") {
if (r === z.Word && o.keywordEligible && o.value === "--") {
h.phase = "commands";
continue;
}
h.phase = "commands";
s = true;
} else if (h.phase === "for-header") {
if (r === z.ArithCmd || r === z.Semi || r === z.Newline) {
s = true;
continue;
}
if (r === z.Do || r === z.LBrace) {
h.close = r === z.Do ? z.Done : z.RBrace;
h.phase = "commands";
s = true;
continue;
}
} else {
if (h.phase === "case-word") {
if (r === z.Newline) continue;
h.phase = "case-in";
s = false;
continue;
}
if (h.phase === "case-in") {
if (r === z.Newline) {
s = true;
continue;
}
h.phase = "case-pattern";
s = true;
continue;
}
if (h.phase === "case-pattern") {
if (r === z.Esac && s) {
e.pop();
if (e.length === 0) return o.end;
s = false;
continue;
}
if (r === z.RParen) {
h.phase = "commands";
s = true;
} else s = r === z.Newline;
continue;
}
}
if (r === h.close) {
e.pop();
if (e.length === 0) return o.end;
s = false;
continue;
}
if (s) switch (r) {
case z.LParen:
e.push({
close: z.RParen,
phase: "commands"
});
break;

case z.LBrace:
e.push({
close: z.RBrace,
phase: "commands"
});
break;

case z.If:
e.push({
close: z.Fi,
phase: "commands"
});
break;

case z.For:
e.push({
close: z.Done,
phase: "for-header"
});
break;

case z.While:
case z.Until:
case z.Select:
e.push({
close: z.Done,
phase: "commands"
});
break;

case z.Case:
e.push({
close: z.Esac,
phase: "case-word"
});
break;

case z.DblLBracket:
if (!this.skipTestCommandBody()) return -1;
s = false;
continue;

case z.Assignment:
case z.Redirect:
case z.Bang:
case z.Then:
case z.Else:
case z.Elif:
case z.Do:
case z.In:
break;

case z.Semi:
case z.Newline:
case z.Pipe:
case z.And:
case z.Or:
case z.Amp:
case z.DoubleSemi:
case z.SemiAmp:
case z.DoubleSemiAmp:
break;

case z.Function:
h.phase = "function-name";
break;

case z.Coproc:
h.phase = "coproc-command";
break;

default:
if (r === z.Word && o.keywordEligible && o.value === "time") {
h.phase = "time-command";
s = true;
} else s = false;
continue;
}
switch (r) {
case z.Semi:
case z.Newline:
case z.Pipe:
case z.And:
case z.Or:
case z.Amp:
s = true;
break;

case z.DoubleSemi:
case z.SemiAmp:
case z.DoubleSemiAmp:
h.close === z.Esac && (h.phase = "case-pattern");
s = true;
break;

case z.RParen:
s = true;
break;
}
}
}
skipTestGroup() {
let t = 1;
for (;;) {
const e = this.next(nt.TestMode);
if (e.token === z.EOF) return -1;
if (e.token === z.DblRBracket) {
this.unshift(e);
return -1;
}
if (e.token === z.LParen) t++; else if (e.token === z.RParen && --t === 0) return e.end;
}
}
skipTestCommandBody() {
for (;;) {
const t = this.next(nt.TestMode).token;
if (t === z.DblRBracket) return true;
if (t === z.EOF) return false;
}
}
buildWordParts(t) {
this._buildParts = true;
this.pos = t;
const e = this.src.charCodeAt(t);
if ((e === 60 || e === 62) && t + 1 < this.srcEnd && this.src.charCodeAt(t + 1) === 40) {
this.pos = t + 2;
const s = this.extractBalanced();
const i = this.src.slice(t, this.pos);
const o = this.processSubstitution(t, i, e === 60 ? "<" : ">", s);
if (this.pos < this.srcEnd) {
this.readWordText();
this._wordParts ? this._wordParts.unshift(o) : this._wordParts = [ o ];
} else this._wordParts = [ o ];
} else {
this.readWordText();
if (this.pos < this.srcEnd && this._wordAssignmentState !== void 0 && this._wordAssignmentState >= rt) {
this.pos = t;
this.readWordText(true);
}
}
return this._wordParts;
}
buildEmbeddedWordParts(t, e = false) {
this._buildParts = true;
this.pos = t;
this.readInnerWordText(false, e);
return this._wordParts;
}
buildArrayElementParts(t) {
const e = this.findClosingBracket(t + 1);
if (e === -1) return this.buildWordParts(t);
const s = this.src;
this._buildParts = true;
const i = hasEmbeddedWordStructure(s, t, e + 1) ? this.parseSubFieldWord(t, e + 1, "embedded") : void 0;
this.pos = e + 1;
this.readWordText(false, nt.ArrayElement);
const o = this.pos;
const r = skipLineContinuations(s, e + 1, o);
const n = s.charCodeAt(r);
const h = n === v || n === C && s.charCodeAt(r + 1) === v;
let a = i?.parts;
let c = this._wordParts;
h && (c = parseGlobParts(s, e + 1, o, c) ?? c);
if (!a && !c) return h ? null : parseGlobParts(s, t, o, void 0) ?? null;
const d = s.slice(t, e + 1);
a || (a = [ {
type: "Literal",
pos: t,
end: e + 1,
text: d,
value: i?.value ?? d
} ]);
c || (c = o > e + 1 ? [ {
type: "Literal",
pos: e + 1,
end: o,
text: s.slice(e + 1, o),
value: this._wordText
} ] : []);
let p = joinWordParts(a, c);
h || (p = parseGlobParts(s, t, o, p) ?? p);
return p.length > 1 || p[0].type !== "Literal" ? p : null;
}
buildHereDocParts(t, e) {
this._buildParts = true;
const s = this.src;
const i = [];
let o = false;
let r = "";
let h = t;
let a = t;
const flushLit = () => {
if (a > h) {
i.push({
type: "Literal",
pos: h,
end: a,
value: r,
text: s.slice(h, a)
});
r = "";
}
};
while (a < e) {
const t = s.charCodeAt(a);
if (t === 92) {
if (a + 1 < e) {
const t = s.charCodeAt(a + 1);
if (t === n) {
a += 2;
continue;
}
if (t === 36 || t === 96 || t === 92) {
r += String.fromCharCode(t);
a += 2;
continue;
}
}
r += "\\";
a++;
continue;
}
if (t === 36 && s.charCodeAt(a + 1) !== f && s.charCodeAt(a + 1) !== c) {
flushLit();
h = a;
this.pos = a;
this.readDollar();
if (this._resultPart) {
o = true;
i.push(this._resultPart);
h = this.pos;
} else r += s.slice(a, this.pos);
a = this.pos;
continue;
}
if (t === 96) {
flushLit();
h = a;
this.pos = a;
this.readBacktickExpansion();
if (this._resultPart) {
o = true;
i.push(this._resultPart);
h = this.pos;
} else r += s.slice(a, this.pos);
a = this.pos;
continue;
}
r += s[a];
a++;
}
flushLit();
return o ? i : null;
}
registerHereDocTarget(t) {
if (this.pendingHereDocs === null) return;
for (const e of this.pendingHereDocs) if (!e.target) {
e.target = t;
return;
}
}
readTestRegexWord() {
this.hasPeek = false;
this.skipSpacesAndTabs();
const t = this.src;
const e = this.srcEnd;
const s = this.pos;
let i = 0;
while (this.pos < e) {
const o = t.charCodeAt(this.pos);
if (o === m) {
i++;
this.pos++;
continue;
}
if (o === R) {
this.pos += this.pos + 1 < e ? 2 : 1;
continue;
}
if (o === f) {
const i = this.pos++;
const o = i > s && t.charCodeAt(i - 1) === p;
while (this.pos < e && t.charCodeAt(this.pos) !== f) {
o && t.charCodeAt(this.pos) === R && this.pos + 1 < e && this.pos++;
this.pos++;
}
this.pos < e ? this.pos++ : this.errors.push({
message: o ? "unterminated ANSI-C quote" : "unterminated single quote",
pos: i
});
continue;
}
if (o === c) {
this.pos++;
this.readDoubleQuoted();
continue;
}
if (o === Q) {
this.readBacktickExpansion();
continue;
}
if (i > 0) {
o === k && i--;
this.pos++;
continue;
}
if (o === p) {
this.readDollar();
continue;
}
if ((o === S || o === D) && this.pos + 1 < e && t.charCodeAt(this.pos + 1) === m) {
const t = this.pos;
this.pos += 2;
this.extractBalanced();
this._unbalanced && this.errors.push({
message: "unterminated process substitution",
pos: t
});
continue;
}
if (o < 128 && K[o] & 1 && o !== V) break;
this.pos++;
}
setToken(this.current, z.Word, t.slice(s, this.pos), s, this.pos);
return this.current;
}
readCStyleForExprs() {
this.hasPeek = false;
const t = this.src;
const e = this.srcEnd;
while (this.pos < e && (t.charCodeAt(this.pos) === h || t.charCodeAt(this.pos) === r)) this.pos++;
const s = this.pos;
this.pos < e && t.charCodeAt(this.pos) === m && this.pos++;
const i = [ this.pos, 0, 0 ];
const o = [ "", "", "", 0, 0, 0 ];
let n = 0;
let a = 1;
let d = this.pos;
let l = false;
const setPart = e => {
const s = t.slice(d, e);
o[n] = s.trim();
o[3 + n] = i[n] + s.length - s.trimStart().length;
};
while (this.pos < e && a > 0) {
const s = t.charCodeAt(this.pos);
if (s === m) {
a++;
this.pos++;
} else if (s === k) {
a--;
if (a === 0) {
l || setPart(this.pos);
n < 2 && this.errors.push({
message: "expected three arithmetic expressions in for header",
pos: this.pos
});
this.pos++;
while (this.pos < e && (t.charCodeAt(this.pos) === h || t.charCodeAt(this.pos) === r)) this.pos++;
this.pos < e && t.charCodeAt(this.pos) === k && this.pos++;
break;
}
this.pos++;
} else if (s === P && a === 1) {
if (n === 2) {
if (!l) {
setPart(this.pos);
this.errors.push({
message: "expected three arithmetic expressions in for header",
pos: this.pos
});
}
l = true;
this.pos++;
continue;
}
setPart(this.pos);
n++;
this.pos++;
d = this.pos;
i[n] = d;
} else if (s === p) this.readDollar(); else if (s === Q) this.readBacktickExpansion(); else if (s === R) this.pos += this.pos + 1 < e ? 2 : 1; else if (s === f) {
this.pos++;
this.skipSQ();
} else if (s === c) {
this.pos++;
this.skipDQ();
} else this.pos++;
}
if (a > 0) {
l || setPart(this.pos);
this.errors.push({
message: "unterminated arithmetic for header",
pos: s
});
}
return o;
}
peek(t = nt.Normal) {
if (!this.hasPeek) {
this.readNext(this.nextState, t);
this.hasPeek = true;
}
return this.nextState;
}
peekFollow(t) {
if (!this.hasPeek) {
const e = t[this.current.token] ? nt.CommandStart : nt.Normal;
this.readNext(this.nextState, e);
this.hasPeek = true;
}
return this.nextState;
}
next(t = nt.Normal) {
if (this.hasPeek) {
this.hasPeek = false;
const t = this.current;
this.current = this.nextState;
this.nextState = t;
return this.current;
}
this.readNext(this.current, t);
return this.current;
}
unshift(t) {
this.nextState.copyFrom(t);
this.hasPeek = true;
}
readNext(t, e) {
const s = this.src;
const i = this.srcEnd;
let o = this.pos;
while (true) {
o = skipBlanks(s, o, i);
if (e === nt.TestMode) while (o < i && s.charCodeAt(o) === n) o = skipBlanks(s, o + 1, i);
if (o >= i || s.charCodeAt(o) !== d) break;
while (o < i && s.charCodeAt(o) !== n) o++;
}
this.pos = o;
if (o >= i) {
this.consumePendingHereDocs();
setToken(t, z.EOF, "", o, o);
return;
}
const r = o;
const h = s.charCodeAt(o);
if (h === n) {
this.pos++;
this.consumePendingHereDocs();
setToken(t, z.Newline, "\n", r, this.pos);
return;
}
if (e === nt.TestMode && (h === S || h === D) && !(this.pos + 1 < this.srcEnd && s.charCodeAt(this.pos + 1) === m)) {
this.pos++;
setToken(t, z.Word, h === S ? "<" : ">", r, this.pos);
t.keywordEligible = true;
return;
}
if (h < 128 && K[h] & 1 && this.tryReadOperator(t, h, e, r)) return;
if (h === N && e === nt.ArrayElement && this.readArrayElement(t, r)) return;
this.readWord(t, e, r);
}
tryReadOperator(t, e, s, i) {
const o = this.src;
const r = this.pos;
const n = r + 1 < this.srcEnd ? o.charCodeAt(r + 1) : 0;
switch (e) {
case P:
if (n === P) {
if (r + 2 < this.srcEnd && o.charCodeAt(r + 2) === u) {
this.pos += 3;
setToken(t, z.DoubleSemiAmp, ";;&", i, this.pos);
return true;
}
this.pos += 2;
setToken(t, z.DoubleSemi, ";;", i, this.pos);
return true;
}
if (n === u) {
this.pos += 2;
setToken(t, z.SemiAmp, ";&", i, this.pos);
return true;
}
this.pos++;
setToken(t, z.Semi, ";", i, this.pos);
return true;

case V:
if (n === V) {
this.pos += 2;
setToken(t, z.Or, "||", i, this.pos);
return true;
}
if (n === u) {
this.pos += 2;
setToken(t, z.Pipe, "|&", i, this.pos);
return true;
}
this.pos++;
setToken(t, z.Pipe, "|", i, this.pos);
return true;

case u:
if (n === u) {
this.pos += 2;
setToken(t, z.And, "&&", i, this.pos);
return true;
}
if (n === D) {
this.pos += 2;
const e = this.pos < this.srcEnd && o.charCodeAt(this.pos) === D;
e && this.pos++;
return this.readRedirectTarget(t, e ? "&>>" : "&>", i);
}
this.pos++;
setToken(t, z.Amp, "&", i, this.pos);
return true;

case m:
if (s === nt.CommandStart && n === m) {
const e = this.errors.length;
this.readArithmeticCommand(t, i);
if (!this._notArithmetic) return true;
this.errors.length = e;
this.pos = i;
}
this.pos++;
setToken(t, z.LParen, "(", i, this.pos);
return true;

case k:
this.pos++;
setToken(t, z.RParen, ")", i, this.pos);
return true;

case S:
case D:
return this.readRedirection(t, i);

default:
return false;
}
}
readRedirection(t, e) {
const s = this.src;
const i = s.charCodeAt(this.pos);
let o = "";
if (i === S) {
this.pos++;
const i = this.pos < this.srcEnd ? s.charCodeAt(this.pos) : 0;
if (i === S) {
this.pos++;
const i = this.pos < this.srcEnd ? s.charCodeAt(this.pos) : 0;
if (i !== S) {
const o = i === b;
o && this.pos++;
this.skipSpacesAndTabs();
const r = this.pos;
(this.pos >= this.srcEnd || s.charCodeAt(this.pos) !== d) && this.readHereDocDelimiter();
const n = this.pos > r;
n && (this.pendingHereDocs ?? (this.pendingHereDocs = [])).push({
delimiter: this._hereDelim,
strip: o,
quoted: this._hereQuoted
});
setToken(t, z.Redirect, o ? "<<-" : "<<", e, this.pos);
t.content = n ? this._hereDelim : void 0;
t.delimiterQuoted = n && this._hereQuoted;
t.targetPos = r;
t.targetEnd = n ? this.pos : r;
return true;
}
this.pos++;
o = "<<<";
} else {
if (i === m) {
this.readProcessSubstitution(t, "<", e);
return true;
}
if (i === D) {
o = "<>";
this.pos++;
} else if (i === u) {
o = "<&";
this.pos++;
} else o = "<";
}
} else if (i === D) {
this.pos++;
const i = this.pos < this.srcEnd ? s.charCodeAt(this.pos) : 0;
if (i === m) {
this.readProcessSubstitution(t, ">", e);
return true;
}
if (i === D) {
o = ">>";
this.pos++;
} else if (i === u) {
o = ">&";
this.pos++;
} else if (i === V) {
o = ">|";
this.pos++;
} else o = ">";
}
return this.readRedirectTarget(t, o, e);
}
readRedirectTarget(t, e, s) {
const i = this.src;
this.skipSpacesAndTabs();
if (this.pos < this.srcEnd) {
const o = i.charCodeAt(this.pos);
if ((o === S || o === D) && this.pos + 1 < this.srcEnd && i.charCodeAt(this.pos + 1) === m) {
const o = this.pos;
this.pos += 2;
this.extractBalanced();
this._unbalanced && this.errors.push({
message: "unterminated process substitution",
pos: o
});
const r = i.slice(o, this.pos);
setToken(t, z.Redirect, e, s, this.pos);
t.content = r;
t.targetPos = o;
t.targetEnd = this.pos;
return true;
}
const r = this.pos;
o !== n && o !== d && this.readRedirectTargetText();
this.redirectToken(t, e, s, r);
return true;
}
this.redirectToken(t, e, s, this.pos);
return true;
}
readRedirectTargetText() {
const t = this._buildValue;
this._buildValue = true;
this.readWordText();
this._buildValue = t;
}
redirectToken(t, e, s, i) {
const o = this.pos > i && (this._wordText.length > 0 || this._wordQuoted);
setToken(t, z.Redirect, e, s, this.pos);
t.content = o ? this._wordText : void 0;
t.targetPos = i;
t.targetEnd = o ? this.pos : i;
}
readProcessSubstitution(t, e, s) {
this.pos++;
this.extractBalanced();
this._unbalanced && this.errors.push({
message: "unterminated process substitution",
pos: s
});
const i = this.src.slice(s, this.pos);
setToken(t, z.Word, i, s, this.pos);
}
readHereDocDelimiter() {
const t = this.src;
const e = this.srcEnd;
const s = this._buildValue;
this._buildValue = true;
let i = "";
let o = false;
while (this.pos < e) {
const s = t.charCodeAt(this.pos);
if (s === f) {
o = true;
this.pos++;
while (this.pos < e && t.charCodeAt(this.pos) !== f) {
i += t[this.pos];
this.pos++;
}
this.pos < e && this.pos++;
} else if (s === c) {
o = true;
this.pos++;
while (this.pos < e && t.charCodeAt(this.pos) !== c) {
if (t.charCodeAt(this.pos) === R && this.pos + 1 < e) {
const e = t.charCodeAt(this.pos + 1);
if (e === n) {
this.pos += 2;
continue;
}
e !== p && e !== Q && e !== c && e !== R || this.pos++;
}
i += t[this.pos];
this.pos++;
}
this.pos < e && this.pos++;
} else if (s === R) {
if (this.pos + 1 < e && t.charCodeAt(this.pos + 1) === n) {
this.pos += 2;
continue;
}
o = true;
this.pos++;
if (this.pos < e) {
i += t[this.pos];
this.pos++;
} else i += "\\";
} else if (s === Q) {
const s = this.pos;
this.pos++;
while (this.pos < e && t.charCodeAt(this.pos) !== Q) {
t.charCodeAt(this.pos) === R && this.pos++;
this.pos++;
}
this.pos < e && this.pos++;
i += t.slice(s, this.pos);
} else if (s === p) {
const s = this.pos + 1 < e ? t.charCodeAt(this.pos + 1) : 0;
s !== f && s !== c || (o = true);
this.readDollar();
i += this._resultText;
} else {
if (s < 128 && K[s] & 1) break;
i += t[this.pos];
this.pos++;
}
}
this._buildValue = s;
this._hereDelim = i;
this._hereQuoted = o;
}
consumePendingHereDocs() {
const t = this.pendingHereDocs;
if (t === null || t.length === 0) return;
for (const e of t) {
const t = this.pos;
const s = this.skipHereDocBody(e.delimiter, e.strip, this.parenBoundary, e.quoted);
if (e.target) {
e.target.body.pos = t;
e.target.body.end = s;
e.target.body.text = this.src.slice(t, s);
this.hereDocClosingPos !== -1 && (e.target.closing = {
pos: this.hereDocClosingPos,
end: this.hereDocClosingEnd
});
}
}
t.length = 0;
}
hereDocClosingPos=-1;
hereDocClosingEnd=-1;
matchHereDocDelimiter(t, e, s, i) {
const o = this.src;
let r = e;
for (let e = 0; e < t.length; ) {
if (i && o.charCodeAt(r) === R && r + 1 < s && o.charCodeAt(r + 1) === n) {
r += 2;
continue;
}
if (r >= s || o.charCodeAt(r) !== t.charCodeAt(e)) return -1;
r++;
e++;
}
return r;
}
logicalLineEnd(t, e, s) {
const i = this.src;
let o = i.indexOf("\n", t);
while (o !== -1 && o < e) {
if (!s) return o;
let e = o;
while (e > t && i.charCodeAt(e - 1) === R) e--;
if ((o - e) % 2 === 0) return o;
t = o + 1;
o = i.indexOf("\n", t);
}
return e;
}
skipHereDocBody(t, e, s = false, i = false) {
this.hereDocClosingPos = -1;
this.hereDocClosingEnd = -1;
const o = this.src;
const n = this.srcEnd;
while (this.pos < n) {
let h = this.pos;
const a = this.logicalLineEnd(h, n, !i);
for (;;) {
const t = h;
if (e) while (h < a && o.charCodeAt(h) === r) h++;
i || (h = skipLineContinuations(o, h, a));
if (h === t) break;
}
let c = this.matchHereDocDelimiter(t, h, a, !i);
c === -1 || i || (c = skipLineContinuations(o, c, a));
if (c === a) {
const t = this.pos;
if (!s || !this.parenBoundary || a !== n) {
this.hereDocClosingPos = h;
this.hereDocClosingEnd = a;
}
this.pos = a < n ? a + 1 : a;
return t;
}
if (s && c !== -1) {
let t = c;
while (t < a && o.charCodeAt(t) !== k) t++;
if (t < a || this.parenBoundary && a === n) {
const t = this.pos;
this.pos = c;
return t;
}
}
this.pos = a < n ? a + 1 : a;
}
return this.pos;
}
_wordText="";
_wordRaw=false;
_wordQuoted=false;
_wordHasExpansions=false;
_wordKeywordEligible=false;
_wordAssignmentState;
_bracketWindow;
_arithmeticBracketWindow;
_wordParts=null;
_resultText="";
_resultIsRaw=true;
_resultHasExpansion=false;
_resultPart;
_unbalanced=false;
_notArithmetic=false;
_arithUnterminated=false;
_dqText="";
_dqHasExpansions=false;
_dqParts=null;
_dqEnd=0;
_hereDelim="";
_hereQuoted=false;
readWord(t, e, s = 0) {
const i = this._errors === null ? 0 : this._errors.length;
this.readWordText(false, e, true);
if (e === nt.Normal) {
const e = this.pos < this.srcEnd ? this.src.charCodeAt(this.pos) : 0;
if (!this._wordRaw || e !== S && e !== D) {
setSpanToken(t, z.Word, s, this.pos, this._wordRaw);
t.keywordEligible = this._wordKeywordEligible;
return;
}
}
this.classifyWord(t, e, s, i);
}
isRedirectVariable(t, e) {
const s = this.src;
for (let i = t; i < e; i++) {
const o = s.charCodeAt(i);
if (o === N && i > t) return i + 2 < e && s.charCodeAt(e - 1) === I && this.findClosingShellDelimiter(i + 1, e, I) === e - 1;
if (o >= 128 || !(X[o] & (i === t ? 1 : 2))) return false;
}
return e > t;
}
readArrayElement(t, e) {
const s = this.findClosingBracket(e + 1);
if (s === -1) return false;
this.pos = s + 1;
this.readWordText();
setSpanToken(t, z.Word, e, this.pos, true);
return true;
}
classifyWord(t, e, s, i) {
const o = this.src;
const r = this._wordRaw;
const n = this._wordHasExpansions;
const h = this._wordQuoted;
const c = this._wordKeywordEligible;
let d = this._wordAssignmentState;
const p = this.pos;
const l = p - s;
if (e === nt.CasePattern) {
let e = z.Word;
if (c) {
const t = r ? matchReservedWord(o, s, l) : J.get(this.wordValueOf(s, p));
t === z.Esac && (e = t);
}
setSpanToken(t, e, s, p, r);
t.keywordEligible = c;
return;
}
let u = null;
if (!r && !n && c && (e === nt.CommandStart || e === nt.TestMode)) {
const t = p < this.srcEnd ? o.charCodeAt(p) : 0;
(!h && l <= 16 || t === S || t === D) && (u = this.wordValueOf(s, p));
}
if (e === nt.CommandStart && c) if (r) {
if (l <= 8) {
const e = matchReservedWord(o, s, l);
if (e !== void 0) {
setSpanToken(t, e, s, p, true);
return;
}
}
if (l === 2 && o.charCodeAt(s) === N && o.charCodeAt(s + 1) === N) {
setSpanToken(t, z.DblLBracket, s, p, true);
return;
}
} else if (u !== null && u.length > 0) {
const e = u.charCodeAt(0);
if (e >= H && e <= U && u.length <= 8 || e === a || e === q || e === M) {
const e = J.get(u);
if (e !== void 0) {
setToken(t, e, u, s, p);
return;
}
}
if (e === N && u === "[[") {
setToken(t, z.DblLBracket, u, s, p);
return;
}
}
if (e === nt.CommandStart || e === nt.CommandPrefix || e === nt.Declaration) {
if (d === void 0) {
let t = -1;
let i = false;
for (let e = s + 1; e < p; e++) {
const s = o.charCodeAt(e);
if (s === v) {
t = e;
break;
}
s === N && (i = true);
}
(t !== -1 || e !== nt.Declaration && i) && (d = scanAssignmentPrefix(o, s, p, et));
}
if (d !== void 0) {
if (e !== nt.Declaration && d >= rt) {
if (p < this.srcEnd) {
this._errors !== null && (this._errors.length = i);
this.pos = s;
this.readWordText(true, e, true);
if (this.pos > p) {
this.classifyWord(t, e, s, i);
return;
}
}
this._errors !== null && this._errors.length !== i || this.errors.push({
message: "unterminated array subscript",
pos: o.indexOf("[", s)
});
}
if (isMatchedAssignment(d)) {
setSpanToken(t, z.Assignment, s, p, r);
u !== null && (t._value = u);
t.assignmentOperatorPos = assignmentOperatorPos(d);
return;
}
}
}
if ((e === nt.CommandStart || e === nt.TestMode) && c) if (r) {
if (l === 2 && o.charCodeAt(s) === I && o.charCodeAt(s + 1) === I) {
setSpanToken(t, z.DblRBracket, s, p, true);
return;
}
} else if (u === "]]") {
setToken(t, z.DblRBracket, u, s, p);
return;
}
if (!n && this.pos < this.srcEnd) {
const e = o.charCodeAt(this.pos);
if ((e === S || e === D) && r) {
const e = o.charCodeAt(s);
if (e >= y && e <= E && isAllDigitsRange(o, s, p)) {
const e = Number.parseInt(o.slice(s, p), 10);
if (this.readRedirection(t, s)) {
t.fileDescriptor = e;
t.descriptorEnd = p;
return;
}
}
if (e === q && o.charCodeAt(p - 1) === M && this.isRedirectVariable(s + 1, p - 1)) {
const e = o.slice(s + 1, p - 1);
if (this.readRedirection(t, s)) {
t.variableName = e;
t.descriptorEnd = p;
return;
}
}
}
}
setSpanToken(t, z.Word, s, p, r);
u !== null && (t._value = u);
t.keywordEligible = c;
}
readWordText(t = false, e = nt.Normal, s = false) {
const i = this.src;
const o = this.srcEnd;
let r = this.pos;
const d = r;
let l = 0;
while (r < o) {
const t = i.charCodeAt(r);
if (t < 128 && K[t]) {
l = t;
break;
}
r++;
}
if (r >= o || K[l] & 1 && !(l === m && r > d && Y[i.charCodeAt(r - 1)]) && !t) {
this.pos = r;
this._wordText = (this._buildParts || this._buildValue) && r > d ? i.slice(d, r) : "";
this._wordRaw = true;
this._wordQuoted = false;
this._wordHasExpansions = false;
this._wordKeywordEligible = true;
this._wordAssignmentState = void 0;
this._buildParts && (this._wordParts = hasGlobCharacters(this._wordText) && e !== nt.ArrayElement ? parseGlobParts(i, d, r, void 0) ?? null : null);
return;
}
const u = this._buildParts;
const x = u || this._buildValue;
let C = x && r > d ? i.slice(d, r) : "";
let g = false;
let b = false;
let A = true;
let w = true;
let y = r > d ? i.charCodeAt(r - 1) : 0;
let E = scanAssignmentPrefix(i, d, r, et);
let _;
let P = "";
let S = 0;
let D = false;
let W;
if (u) {
_ = [];
P = C;
S = d;
D = C.length > 0 && hasGlobCharacters(C);
}
while (r < o) {
const l = i.charCodeAt(r);
if (l >= 128 || !K[l]) {
const t = r;
r++;
while (r < o) {
const t = i.charCodeAt(r);
if (t < 128 && K[t]) break;
r++;
}
y = i.charCodeAt(r - 1);
E = scanAssignmentPrefix(i, t, r, E);
if (x) {
const e = i.slice(t, r);
C += e;
if (u) {
P += e;
D = D || hasGlobCharacters(e);
}
}
continue;
}
if (K[l] & 1) {
if (t && E >= rt) {
const t = this.findClosingBracket(r);
if (t !== -1) {
const e = t + 1;
E = E === rt + 1 ? it : E - 1;
y = i.charCodeAt(t);
if (x) {
const t = i.slice(r, e);
C += t;
if (u) {
P += t;
D = D || hasGlobCharacters(t);
}
}
r = e;
continue;
}
}
if (l === m && y < 128 && Y[y]) {
if (e === nt.FunctionName || E >= rt && (e === nt.CommandStart || e === nt.CommandPrefix)) break;
if (e === nt.CommandStart && y === a && A && i.charCodeAt(d) === a && skipLineContinuations(i, d + 1, o) === r) break;
const h = y;
if (h === v && s && !((e === nt.CommandStart || e === nt.CommandPrefix || e === nt.Declaration || e === nt.EvalArgument) && isMatchedAssignment(E) && skipLineContinuations(i, assignmentOperatorPos(E) + 1, o) === r)) break;
const c = r + 1;
const p = this.findClosingShellDelimiter(c, o, k, h === v);
if (p === -1 && !s && !t && E >= rt) break;
if (e === nt.CommandStart && h !== v && p !== -1 && skipBlanks(i, c, p) === p) break;
A = false;
const l = p === -1 ? o : p;
r = p === -1 ? o : p + 1;
p === -1 && this.errors.push({
message: "unterminated extended glob",
pos: c - 2
});
y = i.charCodeAt(r - 1);
if (x) {
const t = "(" + i.slice(c, r);
C += t;
if (u && h !== v) {
let t = c - 2;
while (i.charCodeAt(t) === n && i.charCodeAt(t - 1) === R) t -= 2;
if (P.length > 0) {
const e = P.slice(0, -1);
t > S && _.push({
type: "Literal",
pos: S,
end: t,
value: e,
text: i.slice(S, t)
});
P = "";
}
const e = Z[h];
_.push({
type: "ExtendedGlob",
pos: t,
end: r,
text: i.slice(t, r),
operator: e,
pattern: i.slice(c, l),
parts: this.subFieldParts(c, l)
});
S = r;
} else if (u) {
P += t;
D = D || hasGlobCharacters(t);
}
}
continue;
}
break;
}
if (l === R) {
r++;
if (r < o) if (i.charCodeAt(r) === n) {
r++;
w = false;
} else {
E >= 0 && E < rt && (E = tt);
g = true;
A = false;
w = false;
y = i.charCodeAt(r);
if (x) {
C += i[r];
u && (P += i[r]);
}
r++;
} else {
E >= 0 && E < rt && (E = tt);
g = true;
A = false;
y = R;
if (x) {
C += "\\";
u && (P += "\\");
}
}
continue;
}
if (l === f) {
const t = r;
E >= 0 && E < rt && (E = tt);
g = true;
A = false;
w = false;
r++;
const e = r;
while (r < o && i.charCodeAt(r) !== f) r++;
r > e && (y = i.charCodeAt(r - 1));
const s = x ? i.slice(e, r) : "";
x && (C += s);
r < o ? r++ : this.errors.push({
message: "unterminated single quote",
pos: e - 1
});
if (u) {
if (t > S) {
_.push({
type: "Literal",
pos: S,
end: t,
value: P,
text: i.slice(S, t)
});
P = "";
}
_.push({
type: "SingleQuoted",
pos: t,
end: r,
value: s,
text: i.slice(t, r)
});
S = r;
}
continue;
}
if (l === c) {
const t = r;
E >= 0 && E < rt && (E = tt);
g = true;
A = false;
w = false;
r++;
this.pos = r;
this.readDoubleQuoted();
r = this.pos;
this._dqEnd > t + 1 && (y = i.charCodeAt(this._dqEnd - 1));
this._dqHasExpansions && (b = true);
x && (C += this._dqText);
if (u) {
if (t > S) {
_.push({
type: "Literal",
pos: S,
end: t,
value: P,
text: i.slice(S, t)
});
P = "";
}
const e = i.slice(t, r);
_.push({
type: "DoubleQuoted",
pos: t,
end: r,
text: e,
parts: this._dqParts ?? [ {
type: "Literal",
pos: t + 1,
end: this._dqEnd,
value: this._dqText,
text: i.slice(t + 1, this._dqEnd)
} ]
});
S = r;
}
continue;
}
if (l === p) {
A = false;
const t = r;
E >= 0 && E < rt && (E = tt);
const e = r + 1 < o ? i.charCodeAt(r + 1) : 0;
e !== f && e !== c || (g = true);
this.pos = r;
this.readDollar();
r = this.pos;
this._resultIsRaw || (w = false);
r > t && (y = i.charCodeAt(r - 1));
this._resultHasExpansion && (b = true);
x && (C += this._resultText);
if (u) if (this._resultPart) {
if (t > S) {
_.push({
type: "Literal",
pos: S,
end: t,
value: P,
text: i.slice(S, t)
});
P = "";
}
_.push(this._resultPart);
S = r;
} else P += this._resultText;
continue;
}
if (l === Q) {
A = false;
const t = r;
E >= 0 && E < rt && (E = tt);
this.pos = r;
this.readBacktickExpansion();
r = this.pos;
w = false;
y = i.charCodeAt(r - 1);
b = true;
x && (C += this._resultText);
if (u) {
if (t > S) {
_.push({
type: "Literal",
pos: S,
end: t,
value: P,
text: i.slice(S, t)
});
P = "";
}
_.push(this._resultPart);
S = r;
}
continue;
}
if (l === q) {
E >= 0 && E < rt && (E = tt);
const t = r + 1 < o ? i.charCodeAt(r + 1) : 0;
const e = t <= h || t === M ? -1 : this.scanBraceExpansion(r, W ?? (W = new Map));
if (e > 0) {
A = false;
y = i.charCodeAt(e - 1);
if (x) {
const t = i.slice(r, e);
C += t;
if (u) {
if (r > S) {
_.push({
type: "Literal",
pos: S,
end: r,
value: P,
text: i.slice(S, r)
});
P = "";
}
_.push({
type: "BraceExpansion",
pos: r,
end: e,
text: t,
parts: this.subFieldParts(r + 1, e - 1)
});
S = e;
}
}
r = e;
continue;
}
y = q;
if (x) {
C += "{";
u && (P += "{");
}
r++;
continue;
}
r++;
}
u && r > S && _.push({
type: "Literal",
pos: S,
end: r,
value: P,
text: i.slice(S, r)
});
this.pos = r;
this._wordText = C;
this._wordRaw = w;
this._wordQuoted = g;
this._wordHasExpansions = b;
this._wordKeywordEligible = A;
this._wordAssignmentState = E;
if (u) {
this._wordParts = _.length > 1 || _.length === 1 && _[0].type !== "Literal" ? _ : null;
D && e !== nt.ArrayElement && (this._wordParts = parseGlobParts(i, d, r, this._wordParts) ?? null);
}
}
readInnerWordText(t = false, e = false, s = false) {
const i = this.src;
const o = this.srcEnd;
let r = this.pos;
const h = r;
let a = "";
const d = this._buildParts;
let l;
let u = "";
let k = 0;
let C = false;
let g = false;
if (d) {
l = [];
k = r;
}
while (r < o) {
const h = i.charCodeAt(r);
if (h === R) {
r++;
if (r < o) if (i.charCodeAt(r) === n) r++; else {
const e = i.charCodeAt(r);
if (t && e !== p && e !== Q && e !== c && e !== R && e !== M) {
a += "\\";
d && (u += "\\");
C = true;
}
const s = i[r++];
a += s;
d && (u += s);
}
continue;
}
if (h === f && !t) {
const t = r;
r++;
const e = r;
while (r < o && i.charCodeAt(r) !== f) r++;
const s = i.slice(e, r);
a += s;
r < o && r++;
if (d) {
if (t > k) {
l.push({
type: "Literal",
pos: k,
end: t,
value: u,
text: i.slice(k, t)
});
u = "";
}
l.push({
type: "SingleQuoted",
pos: t,
end: r,
value: s,
text: i.slice(t, r)
});
k = r;
}
continue;
}
if (h === c) {
const e = r;
r++;
this.pos = r;
this.readDoubleQuoted(t);
r = this.pos;
a += this._dqText;
if (d) {
if (e > k) {
l.push({
type: "Literal",
pos: k,
end: e,
value: u,
text: i.slice(k, e)
});
u = "";
}
const t = i.slice(e, r);
l.push({
type: "DoubleQuoted",
pos: e,
end: r,
text: t,
parts: this._dqParts ?? [ {
type: "Literal",
pos: e + 1,
end: this._dqEnd,
value: this._dqText,
text: i.slice(e + 1, this._dqEnd)
} ]
});
k = r;
}
continue;
}
if (h === p) {
const e = r;
this.pos = r;
this.readDollar(t);
r = this.pos;
a += this._resultText;
if (d) if (this._resultPart) {
if (e > k) {
l.push({
type: "Literal",
pos: k,
end: e,
value: u,
text: i.slice(k, e)
});
u = "";
}
l.push(this._resultPart);
k = r;
} else u += this._resultText;
continue;
}
if (h === Q) {
const e = r;
this.pos = r;
this.readBacktickExpansion(t);
r = this.pos;
a += this._resultText;
if (d) {
if (e > k) {
l.push({
type: "Literal",
pos: k,
end: e,
value: u,
text: i.slice(k, e)
});
u = "";
}
l.push(this._resultPart);
k = r;
}
continue;
}
if (!t && !e && (h === S || h === D) && r + 1 < o && i.charCodeAt(r + 1) === m) {
const t = r;
this.pos = r + 2;
const e = this.extractBalanced();
r = this.pos;
const s = i.slice(t, r);
a += s;
if (d) {
if (t > k) {
l.push({
type: "Literal",
pos: k,
end: t,
value: u,
text: i.slice(k, t)
});
u = "";
}
l.push(this.processSubstitution(t, s, h === S ? "<" : ">", e));
k = r;
}
continue;
}
a += i[r];
if (d) {
u += i[r];
!s || h !== x && h !== W && h !== N || (g = true);
}
r++;
}
d && r > k && l.push({
type: "Literal",
pos: k,
end: r,
value: u,
text: i.slice(k, r)
});
this.pos = r;
this._wordText = a;
this._wordRaw = false;
this._wordQuoted = false;
this._wordHasExpansions = false;
this._wordKeywordEligible = false;
if (d) {
this._wordParts = l.length > 1 || l.length === 1 && (l[0].type !== "Literal" || C) ? l : null;
g && (this._wordParts = parseGlobParts(i, h, r, this._wordParts) ?? null);
}
}
subFieldParts(t, e) {
if (this._nestingDepth >= o) return;
return hasEmbeddedWordStructure(this.src, t, e) ? this.parseSubFieldWord(t, e).parts : parseGlobParts(this.src, t, e, void 0);
}
parseSubFieldWord(t, e, s = "word", i = false) {
if (t >= e) return new WordImpl("", t, t);
if (this._nestingDepth >= o) return new WordImpl(this.src.slice(t, e), t, e);
this._nestingDepth++;
const r = this.srcEnd;
const n = this._bracketWindow;
const h = this._arithmeticBracketWindow;
const a = this.pos;
const c = this._wordText;
const d = this._wordParts;
const p = this._wordQuoted;
const l = this._wordKeywordEligible;
this.srcEnd = e;
this.pos = t;
this.readInnerWordText(s === "quoted", i, s === "word");
const u = new WordImpl(this.src.slice(t, e), t, e);
this._buildParts && (u.parts = this._wordParts ?? void 0);
this.srcEnd = r;
this._bracketWindow = n;
this._arithmeticBracketWindow = h;
this.pos = a;
this._wordText = c;
this._wordParts = d;
this._wordQuoted = p;
this._wordKeywordEligible = l;
this._nestingDepth--;
return u;
}
skipSQ() {
while (this.pos < this.srcEnd && this.src.charCodeAt(this.pos) !== f) this.pos++;
this.pos < this.srcEnd && this.pos++;
}
skipAnsiCQuoted() {
const t = this.pos - 1;
const e = decodeAnsiCQuoted(this.src, this.pos, this.srcEnd);
this.pos = e.end;
e.closed || this.errors.push({
message: "unterminated ANSI-C quote",
pos: t
});
}
skipDQ() {
const t = this.src;
const e = this.srcEnd;
this._unbalanced = false;
if (this._nestingDepth < o) while (this.pos < e) {
const s = t.charCodeAt(this.pos);
if (s === c) {
this.pos++;
return;
}
if (s === R) {
this.pos = Math.min(this.pos + 2, e);
continue;
}
if (s === Q) break;
if (s === p) {
const e = t.charCodeAt(this.pos + 1);
if (e === m || e === q || e === p) break;
}
this.pos++;
}
this.extractBalanced(true, true);
}
skipSpacesAndTabs() {
this.pos = skipBlanks(this.src, this.pos, this.srcEnd);
}
readDoubleQuoted(t = false) {
const e = this.src;
const s = this.srcEnd;
const i = this.pos;
let o = false;
const r = this._buildParts;
const h = r || this._buildValue;
if (!r) {
let t = this.pos;
while (t < s) {
const s = e.charCodeAt(t);
if (s === c) {
this._dqText = h ? e.slice(i, t) : "";
this._dqEnd = t;
this.pos = t + 1;
this._dqHasExpansions = false;
this._dqParts = null;
return;
}
if (s === p || s === Q || s === R) break;
t++;
}
}
let a = "";
let d = null;
let l = "";
let u = r ? this.pos : 0;
while (this.pos < s && e.charCodeAt(this.pos) !== c) {
const i = this.pos;
while (this.pos < s) {
const t = e.charCodeAt(this.pos);
if (t === c || t === R || t === p || t === Q) break;
this.pos++;
}
if (h && this.pos > i) {
const t = e.slice(i, this.pos);
a += t;
r && (l += t);
}
if (this.pos >= s || e.charCodeAt(this.pos) === c) break;
const m = e.charCodeAt(this.pos);
if (m === R) {
this.pos++;
if (this.pos < s) {
const s = e.charCodeAt(this.pos);
if (s === n) {
this.pos++;
continue;
}
if (h) if (t || s === p || s === Q || s === c || s === R) {
const t = e[this.pos];
a += t;
r && (l += t);
} else {
const t = "\\" + e[this.pos];
a += t;
r && (l += t);
}
this.pos++;
}
continue;
}
if (m === p) {
const t = this.pos + 1 < s ? e.charCodeAt(this.pos + 1) : 0;
if (t === c || t === f) {
if (h) {
a += "$";
r && (l += "$");
}
this.pos++;
continue;
}
const i = this.pos;
this.readDollar(true);
h && (a += this._resultText);
this._resultHasExpansion && (o = true);
if (r) {
const t = this._resultPart;
if (t && isDQChild(t)) {
d || (d = []);
if (i > u) {
d.push({
type: "Literal",
pos: u,
end: i,
value: l,
text: e.slice(u, i)
});
l = "";
}
d.push(t);
u = this.pos;
} else l += this._resultText;
}
continue;
}
if (m === Q) {
const t = this.pos;
this.readBacktickExpansion(true);
h && (a += this._resultText);
o = true;
if (r && this._resultPart && isDQChild(this._resultPart)) {
d || (d = []);
if (t > u) {
d.push({
type: "Literal",
pos: u,
end: t,
value: l,
text: e.slice(u, t)
});
l = "";
}
d.push(this._resultPart);
u = this.pos;
}
continue;
}
}
r && d && this.pos > u && d.push({
type: "Literal",
pos: u,
end: this.pos,
value: l,
text: e.slice(u, this.pos)
});
this._dqEnd = this.pos;
this.pos < s ? this.pos++ : this.errors.push({
message: "unterminated double quote",
pos: i - 1
});
this._dqText = a;
this._dqHasExpansions = o;
this._dqParts = d;
}
readDollar(t = false) {
const e = this.pos;
this.pos++;
const s = this.src;
const i = this.srcEnd;
const o = this._buildParts || this._buildValue;
if (this.pos >= i) {
this._resultText = "$";
this._resultIsRaw = true;
this._resultHasExpansion = false;
this._resultPart = void 0;
return;
}
const l = skipLineContinuations(s, this.pos, i);
l > this.pos && s.charCodeAt(l) === m && s.charCodeAt(l + 1) !== m && (this.pos = l);
const u = s.charCodeAt(this.pos);
if (u === m) {
if (this.pos + 1 < i && s.charCodeAt(this.pos + 1) === m) {
const t = this.pos;
const s = this.errors.length;
this.readArithmeticExpansion(e);
if (!this._notArithmetic) return;
this.errors.length = s;
this.pos = t;
}
this.readCommandSubstitution(e);
return;
}
if (u === q) {
const e = this.pos + 1 < i ? s.charCodeAt(this.pos + 1) : 0;
if (e === h || e === r || e === n) {
this.readBraceCommandSubstitution();
return;
}
if (e === V) {
this.readValueSubstitution();
return;
}
this.readParameterExpansion(t);
return;
}
if (u === f) {
this.pos++;
if (o) {
const t = this.readAnsiCQuoted();
this._resultText = t;
this._resultPart = this._buildParts ? {
type: "AnsiCQuoted",
pos: e,
end: this.pos,
text: s.slice(e, this.pos),
value: t
} : void 0;
} else {
this.skipAnsiCQuoted();
this._resultText = "";
this._resultPart = void 0;
}
this._resultIsRaw = false;
this._resultHasExpansion = false;
return;
}
if (u === c) {
this.pos++;
this.readDoubleQuoted(t);
this._resultText = this._dqText;
this._resultIsRaw = false;
this._resultHasExpansion = this._dqHasExpansions;
if (this._buildParts) {
const t = s.slice(e, this.pos);
this._resultPart = {
type: "LocaleString",
pos: e,
end: this.pos,
text: t,
parts: this._dqParts ?? [ {
type: "Literal",
pos: e + 2,
end: this._dqEnd,
value: this._dqText,
text: s.slice(e + 2, this._dqEnd)
} ]
};
} else this._resultPart = void 0;
return;
}
if (u === T || u === x || u === d || u === W || u === b || u === p || u === a || u >= y && u <= E) {
this.pos++;
const t = o ? s.slice(this.pos - 2, this.pos) : "";
this._resultText = t;
this._resultIsRaw = true;
this._resultHasExpansion = false;
this._resultPart = this._buildParts ? {
type: "SimpleExpansion",
pos: e,
end: this.pos,
text: t
} : void 0;
return;
}
if (u < 128 && X[u] & 1) {
const t = this.pos - 1;
while (this.pos < i) {
const t = s.charCodeAt(this.pos);
if (!(t < 128 && X[t] & 2)) break;
this.pos++;
}
const r = o ? s.slice(t, this.pos) : "";
this._resultText = r;
this._resultIsRaw = true;
this._resultHasExpansion = false;
this._resultPart = this._buildParts ? {
type: "SimpleExpansion",
pos: e,
end: this.pos,
text: r
} : void 0;
return;
}
if (u === N) {
const t = this._errors === null ? 0 : this._errors.length;
const i = this.findClosingArithmeticBracket(this.pos + 1);
if (i !== -1) {
const t = this.pos + 1;
const r = s.slice(t, i);
this.pos = i + 1;
const n = o ? s.slice(e, this.pos) : "";
this._resultText = n;
this._resultIsRaw = true;
this._resultHasExpansion = false;
this._resultPart = this._buildParts ? this.arithmeticExpansion(t - 2, n, r, t) : void 0;
return;
}
this._errors !== null && (this._errors.length = t);
}
this._resultText = "$";
this._resultIsRaw = true;
this._resultHasExpansion = false;
this._resultPart = void 0;
}
scanArithmeticBody() {
this._notArithmetic = false;
this._arithUnterminated = false;
this.pos += 2;
let t = 1;
let e = 0;
let s = 0;
let i;
let r = false;
const n = this.src;
const h = this.srcEnd;
const a = this.pos;
while (this.pos < h && t > 0) {
const a = n.charCodeAt(this.pos);
if (a === R) this.pos += this.pos + 1 < h ? 2 : 1; else if (a === f) {
this.pos++;
this.skipSQ();
} else if (a === c) {
this.pos++;
this.skipDQ();
} else if (a === Q) {
this.pos++;
while (this.pos < h && n.charCodeAt(this.pos) !== Q) {
n.charCodeAt(this.pos) === R && this.pos++;
this.pos++;
}
this.pos < h && this.pos++;
} else if (a === p && this.pos + 2 < h && n.charCodeAt(this.pos + 1) === m && n.charCodeAt(this.pos + 2) !== m) {
const t = this.pos;
this.pos += 2;
this.extractBalanced();
this._unbalanced && this.errors.push({
message: "unterminated command substitution",
pos: t
});
} else if (a === p && this.pos + 1 < h && n.charCodeAt(this.pos + 1) === q) {
const t = this.findClosingBrace(this.pos + 2, h);
this.pos = t === -1 ? h : t + 1;
} else if ((a === S || a === D) && this.pos + 1 < h && n.charCodeAt(this.pos + 1) === m) {
this.pos += 2;
this.extractBalanced();
} else if (a === m) if (n.charCodeAt(this.pos - 1) === p && n.charCodeAt(this.pos + 1) === m) {
t === 1 ? s = e : (i ?? (i = [])).push(e);
t++;
e = 0;
if (t + this._nestingDepth > o && !r) {
this.errors.push({
message: "maximum arithmetic expansion nesting depth exceeded",
pos: this.pos - 1
});
r = true;
}
this.pos += 2;
} else {
if (++e + t - 1 + this._nestingDepth > o && !r) {
this.errors.push({
message: "maximum arithmetic expression nesting depth exceeded",
pos: this.pos
});
r = true;
}
this.pos++;
} else if (a === k && e > 0) {
e--;
this.pos++;
} else if (a === k && this.pos + 1 < h && n.charCodeAt(this.pos + 1) === k) {
if (--t === 0) {
this.pos += 2;
break;
}
e = t === 1 ? s : i.pop();
this.pos += 2;
} else {
if (a === k && t === 1) {
this._notArithmetic = true;
return "";
}
this.pos++;
}
}
const d = this._buildParts || this._buildValue;
if (t > 0) {
this._arithUnterminated = true;
return d ? n.slice(a, this.pos) : "";
}
return d ? n.slice(a, this.pos - 2) : "";
}
readArithmeticExpansion(t) {
const e = this.pos + 2;
const s = this.scanArithmeticBody();
if (this._notArithmetic) return;
this._arithUnterminated && this.errors.push({
message: "unterminated arithmetic expansion",
pos: t
});
const i = this._buildParts || this._buildValue ? this.src.slice(t, this.pos) : "";
this._resultText = i;
this._resultIsRaw = true;
this._resultHasExpansion = false;
this._resultPart = this._buildParts ? this.arithmeticExpansion(t, i, s, e) : void 0;
}
arithmeticExpansion(t, e, s, i) {
return new ArithmeticExpansionImpl(t, this.pos, e, {
source: this.src,
body: s,
offset: i,
depth: this._nestingDepth,
context: this.substitutionContext
});
}
readArithmeticCommand(t, e) {
const s = this._buildValue;
this._buildValue = true;
const i = this.scanArithmeticBody();
this._buildValue = s;
this._arithUnterminated && this.errors.push({
message: "unterminated arithmetic command",
pos: e
});
setToken(t, z.ArithCmd, i, e, this.pos);
}
readCommandSubstitution(t) {
const e = this.pos;
this.pos++;
const s = this.extractBalanced();
this._unbalanced && this.errors.push({
message: "unterminated command substitution",
pos: t
});
const i = this._buildParts || this._buildValue;
const o = i ? this.src.slice(t, this.pos) : "";
const r = i && e !== t + 1 ? "$" + this.src.slice(e, this.pos) : o;
this._resultText = r;
this._resultIsRaw = e === t + 1;
this._resultHasExpansion = true;
this._buildParts ? this._resultPart = this.commandExpansion(t, o, e + 1, s, !this._unbalanced) : this._resultPart = void 0;
}
readBraceCommandSubstitution() {
this.readBraceSubstitution(1);
}
readValueSubstitution() {
this.readBraceSubstitution(2);
}
readBraceSubstitution(t) {
const e = this.pos - 1;
this.pos += t;
const s = this.src;
const i = this.srcEnd;
let o = 1;
const r = this.pos;
while (this.pos < i) {
const t = s.charCodeAt(this.pos);
if (t === q) o++; else if (t === M) {
if (--o === 0) {
this.pos++;
break;
}
} else {
if (t === f) {
this.pos++;
this.skipSQ();
continue;
}
if (t === c) {
this.pos++;
this.skipDQ();
continue;
}
t === R && this.pos++;
}
this.pos++;
}
this._resultIsRaw = true;
this._resultHasExpansion = true;
if (this._buildParts || this._buildValue) {
const t = s.slice(r, this.pos - 1);
const i = t.trim();
const o = s.slice(e, this.pos);
this._resultText = o;
if (this._buildParts) {
const s = r + (t.length - t.trimStart().length);
this._resultPart = this.commandExpansion(e, o, s, i);
} else this._resultPart = void 0;
} else {
this._resultText = "";
this._resultPart = void 0;
}
}
readBacktickExpansion(t = false) {
this.pos++;
const e = this.src;
const s = this.srcEnd;
const i = this.pos;
if (!this._buildParts && !this._buildValue) {
while (this.pos < s && e.charCodeAt(this.pos) !== Q) {
e.charCodeAt(this.pos) === R && this.pos + 1 < s && this.pos++;
this.pos++;
}
this.pos < s ? this.pos++ : this.errors.push({
message: "unterminated backtick",
pos: i - 1
});
this._resultText = "";
this._resultIsRaw = false;
this._resultHasExpansion = true;
this._resultPart = void 0;
return;
}
let o = "";
let r = false;
while (this.pos < s && e.charCodeAt(this.pos) !== Q) {
if (e.charCodeAt(this.pos) === R) {
r = true;
break;
}
this.pos++;
}
if (r) {
o = e.slice(i, this.pos);
while (this.pos < s && e.charCodeAt(this.pos) !== Q) if (e.charCodeAt(this.pos) === R) {
this.pos++;
if (this.pos < s) {
const s = e.charCodeAt(this.pos);
o += s === p || s === Q || s === R || t && s === c ? e[this.pos] : "\\" + e[this.pos];
this.pos++;
}
} else {
const t = this.pos;
while (this.pos < s) {
const t = e.charCodeAt(this.pos);
if (t === Q || t === R) break;
this.pos++;
}
o += e.slice(t, this.pos);
}
} else o = e.slice(i, this.pos);
this.pos < s ? this.pos++ : this.errors.push({
message: "unterminated backtick",
pos: i - 1
});
const n = e.slice(i - 1, this.pos);
this._resultText = o;
this._resultHasExpansion = true;
this._buildParts ? this._resultPart = r ? this.decodedCommandExpansion(i - 1, n, o) : this.commandExpansion(i - 1, n, i, o) : this._resultPart = void 0;
}
readParameterExpansion(t) {
const e = this.src;
const s = this.srcEnd;
const i = this.pos;
this.pos++;
let r = 1;
let n = false;
while (this.pos < s && r > 0) {
const t = e.charCodeAt(this.pos);
if (t === p) {
const t = this.pos + 1 < s ? e.charCodeAt(this.pos + 1) : 0;
if (t === q) {
r++;
if (this._nestingDepth + r > o && !n) {
this.errors.push({
message: "maximum parameter expansion nesting depth exceeded",
pos: this.pos
});
n = true;
}
this.pos += 2;
continue;
}
if (t === p) {
this.pos += 2;
continue;
}
if (t === m) {
const t = this.pos;
this.pos += 2;
this.extractBalanced();
this._unbalanced && this.errors.push({
message: "unterminated command substitution",
pos: t
});
continue;
}
} else {
if (t === Q) {
this.pos++;
while (this.pos < s && e.charCodeAt(this.pos) !== Q) {
e.charCodeAt(this.pos) === R && this.pos++;
this.pos++;
}
this.pos < s && this.pos++;
continue;
}
if (t === M) {
if (--r === 0) {
this.pos++;
break;
}
} else if (t === R) this.pos + 1 < s && this.pos++; else {
if (t === f) {
this.pos++;
this.pos > i + 1 && e.charCodeAt(this.pos - 2) === p ? this.skipAnsiCQuoted() : this.skipSQ();
continue;
}
if (t === c) {
this.pos++;
this.skipDQ();
continue;
}
}
}
this.pos++;
}
const h = r === 0;
h || this.errors.push({
message: "unterminated parameter expansion",
pos: i - 1
});
const a = this._buildParts || this._buildValue ? e.slice(i - 1, this.pos) : "";
this._resultText = a;
this._resultIsRaw = true;
this._resultHasExpansion = false;
if (this._buildParts) {
const s = e.slice(i + 1, h ? this.pos - 1 : this.pos);
this._resultPart = this.parseParamInner(a, s, i + 1, t);
} else this._resultPart = void 0;
}
parseParamInner(t, e, s, i) {
const o = {
type: "ParameterExpansion",
pos: s - 2,
end: this.pos,
text: t,
parameter: "",
parameterPos: s,
parameterEnd: s,
prefix: void 0,
index: void 0,
operation: void 0
};
const r = e.length;
if (r === 0) return o;
const sub = (t, e, i = "word") => this.parseSubFieldWord(s + t, s + e, i);
const closeBracket = t => {
const e = this.findClosingBracket(s + t, s + r);
return e === -1 ? -1 : e - s;
};
let n = 0;
if (r > 1 && e.charCodeAt(0) === a) {
o.prefix = "!";
n = 1;
}
if (r > 1 && e.charCodeAt(0) === d) {
const t = this.scanParamName(e, 1);
let i = t;
let n = -1;
if (i < r && e.charCodeAt(i) === N) {
n = closeBracket(i + 1);
n !== -1 && (i = n + 1);
}
if (t > 1 && i === r) {
o.prefix = "#";
o.parameter = e.slice(1, t);
o.parameterPos = s + 1;
o.parameterEnd = s + t;
n !== -1 && (o.index = sub(t + 1, n, "embedded"));
return o;
}
}
const h = n;
n = this.scanParamName(e, n);
o.parameter = e.slice(h, n);
o.parameterPos = s + h;
o.parameterEnd = s + n;
if (n < r && e.charCodeAt(n) === N) {
const t = closeBracket(n + 1);
if (t !== -1) {
o.index = sub(n + 1, t, "embedded");
n = t + 1;
}
}
if (n >= r) return o;
const c = s + n;
const p = s + r;
const u = e.charCodeAt(n);
const f = e.charCodeAt(n + 1);
const m = e[u === _ ? n + 1 : n];
if (m === "-" || m === "=" || m === "+" || m === "?") {
const t = n + (u === _ ? 2 : 1);
o.operation = {
type: "Default",
pos: c,
end: p,
operatorEnd: s + t,
operator: u === _ ? `:${m}` : m,
operand: sub(t, r, i ? "quoted" : "word")
};
return o;
}
if (u === _) {
n++;
const t = s + n;
const i = findUnnested(e.slice(n), _, true, (e, s) => this.findNestedShellEnd(t + e, p, s) - t);
o.operation = {
type: "Slice",
pos: c,
end: p,
operatorEnd: t,
operator: ":",
offset: sub(n, i === -1 ? r : n + i, "embedded"),
length: i === -1 ? void 0 : sub(n + i + 1, r, "embedded")
};
return o;
}
if (u === d || u === l) {
const t = f === u;
const e = u === d ? t ? "##" : "#" : t ? "%%" : "%";
const i = n + (t ? 2 : 1);
o.operation = {
type: "Remove",
pos: c,
end: p,
operatorEnd: s + i,
operator: e,
operand: sub(i, r)
};
return o;
}
if (u === w) {
n++;
let t = "/";
if (f === w || f === d || f === l) {
t = f === w ? "//" : f === d ? "/#" : "/%";
n++;
}
let i = n;
if (f === w) {
i = skipLineContinuations(e, n, r);
e.charCodeAt(i) === w && i++;
}
const h = findUnnested(e.slice(i), w);
const a = h === -1 ? r : i + h;
o.operation = {
type: "Replace",
pos: c,
end: p,
operatorEnd: s + n,
operator: t,
pattern: sub(n, a),
replacement: sub(h === -1 ? r : a + 1, r)
};
return o;
}
if (u === O || u === g) {
const t = f === u;
const e = u === O ? t ? "^^" : "^" : t ? ",," : ",";
const i = n + (t ? 2 : 1);
o.operation = {
type: "CaseModification",
pos: c,
end: p,
operatorEnd: s + i,
operator: e,
operand: i === r ? void 0 : sub(i, r)
};
return o;
}
if (o.prefix === "!" && o.index === void 0 && n + 1 === r && (u === T || u === x)) {
o.operation = {
type: "Names",
pos: c,
end: p,
operatorEnd: p,
operator: u === T ? "@" : "*"
};
return o;
}
if (u === T) {
o.operation = {
type: "Transform",
pos: c,
end: p,
operatorEnd: c + 1,
operator: "@",
operand: sub(n + 1, r)
};
return o;
}
o.operation = {
type: "Unknown",
pos: c,
end: p,
operatorEnd: p,
operator: e.slice(n)
};
return o;
}
findNestedShellEnd(t, e, s) {
const i = this.src.charCodeAt(t);
if (i === Q) {
let s = t + 1;
while (s < e) {
const t = this.src.charCodeAt(s);
if (t === R) {
s += 2;
continue;
}
s++;
if (t === Q) return s;
}
return e;
}
let o;
if (i === p) {
const s = t + 1;
if (s < e && this.src.charCodeAt(s) === q) o = this.findClosingBrace(s + 1, e); else {
const i = skipLineContinuations(this.src, s, e);
if (i >= e || this.src.charCodeAt(i) !== m) return t;
o = this.findClosingParenthesis(i + 1, e);
}
} else {
const r = t + 1;
if (s || i !== S && i !== D || r >= e || this.src.charCodeAt(r) !== m) return t;
o = this.findClosingParenthesis(r + 1, e);
}
return o === -1 ? e : o + 1;
}
scanParamName(t, e) {
let s = e;
if (s >= t.length) return s;
const i = t.charCodeAt(s);
if (i === T || i === x || i === d || i === W || i === b || i === p || i === a) return s + 1;
if (i >= y && i <= E) {
while (s < t.length && t.charCodeAt(s) >= y && t.charCodeAt(s) <= E) s++;
return s;
}
if (i >= H && i <= U || i >= B && i <= L || i === F) {
s++;
while (s < t.length) {
const e = t.charCodeAt(s);
if (!(e >= H && e <= U || e >= B && e <= L || e >= y && e <= E || e === F)) break;
s++;
}
}
return s;
}
readAnsiCQuoted() {
const t = this.pos - 1;
const e = decodeAnsiCQuoted(this.src, this.pos, this.srcEnd);
this.pos = e.end;
e.closed || this.errors.push({
message: "unterminated ANSI-C quote",
pos: t
});
return e.value;
}
extractBalanced(t = true, e = false) {
const s = this.src;
const i = this.srcEnd;
const r = this._buildParts || this._buildValue;
let h = e ? 0 : 1;
const l = this.pos;
this._unbalanced = false;
const u = t && !e ? this.substitutionContext.boundaries?.get(l) : void 0;
if (u !== void 0 && u <= i && this._nestingDepth < o) {
this.pos = u;
return r ? s.slice(l, u - 1) : "";
}
let g = true;
while (!e && this.pos < i) {
const t = s.charCodeAt(this.pos);
if (t === k) {
const t = r ? s.slice(l, this.pos) : "";
this.pos++;
return t;
}
if (t === m || t === R || t === f || t === c || t === Q || t === p && (s.charCodeAt(this.pos + 1) === f || s.charCodeAt(this.pos + 1) === p || s.charCodeAt(this.pos + 1) === q)) break;
if (t === S && this.pos + 1 < i && s.charCodeAt(this.pos + 1) === S) break;
if (t === d && g) break;
if (t === 99 && g && this.pos + 3 < i && s.charCodeAt(this.pos + 1) === 97 && s.charCodeAt(this.pos + 2) === 115 && s.charCodeAt(this.pos + 3) === 101 && (this.pos + 4 >= i || s.charCodeAt(this.pos + 4) < 128 && K[s.charCodeAt(this.pos + 4)] & 1)) break;
g = t < 128 && (K[t] & 1) !== 0;
this.pos++;
}
let A = 0;
let w = 0;
const y = [];
let E = null;
let _;
let P = -1;
let B = l >= 2 && s.charCodeAt(l) === m && s.charCodeAt(l - 1) === m && s.charCodeAt(l - 2) === p;
let L = 0;
let N = false;
const I = e ? [ {
close: c,
depth: 0
} ] : [];
let O = e ? 1 : 0;
let F = 0;
let H;
let U = -1;
let V = -1;
let G = -1;
let $ = -1;
let z = false;
while (this.pos < i && (h > 0 || I.length > 0)) {
let u = s.charCodeAt(this.pos);
const J = I.length === 0 ? void 0 : I[I.length - 1];
if (J !== void 0 && J.depth === h) {
let t = false;
if (u === R) {
this.pos = Math.min(this.pos + 2, i);
continue;
}
if (u === J.close) {
I.pop();
u === c ? O-- : F--;
this.pos++;
if (e && h === 0 && I.length === 0) return "";
continue;
}
if (u === c) {
I.push({
close: c,
depth: h
});
O++;
} else {
if (u === f && J.close === M) {
this.pos++;
this.skipSQ();
continue;
}
if (u === Q) {
this.pos++;
while (this.pos < i && s.charCodeAt(this.pos) !== Q) {
s.charCodeAt(this.pos) === R && this.pos++;
this.pos < i && this.pos++;
}
this.pos < i && this.pos++;
continue;
}
if (u === p) {
const e = s.charCodeAt(this.pos + 1);
if (e === f && J.close === M) {
this.pos += 2;
this.skipAnsiCQuoted();
continue;
}
if (e === q) {
I.push({
close: M,
depth: h
});
F++;
this.pos++;
} else if (e === m) {
this.pos++;
u = m;
t = true;
} else if (e === p) {
this.pos += s.charCodeAt(this.pos + 2) === m ? 1 : 2;
continue;
}
}
}
if (!N && this._nestingDepth + Math.max(O, F) > o) {
this.errors.push({
message: "maximum word nesting depth exceeded",
pos: this.pos
});
N = true;
}
if (!t) {
this.pos++;
while (this.pos < i) {
const t = s.charCodeAt(this.pos);
if (t === R || t === c || t === p || t === Q || t === M || t === f) break;
this.pos++;
}
continue;
}
}
if (u === d && $ !== -1 && !B && P < 0 && t && !z && this._nestingDepth + (_?.length ?? 0) < o && skipBlanks(s, $, i) === this.pos) {
z = true;
const t = _?.[_.length - 1];
const e = this.findSubstitutionEnd(t?.start ?? l, i, this._nestingDepth + (_?.length ?? 0) + 1);
if (e !== -1) {
if (t === void 0) {
this.pos = e;
return r ? s.slice(l, e - 1) : "";
}
this.pos = e - 1;
h = t.depth + 1;
A = 0;
w = 0;
y.length = t.parens + 1;
u = k;
}
}
if (u === m) {
const t = this.pos > l && this.pos !== G ? s.charCodeAt(this.pos - 1) : 0;
const r = t === p ? this.pos - 1 : this.pos === V ? U : -1;
const n = r !== -1 || t === S || t === D || t === v || t === T || t === W || t === x || t === C || t === a || t === m && y[y.length - 1] === false || B && this.pos === l;
const c = r !== -1 && s.charCodeAt(this.pos + 1) !== m || (t === S || t === D) && P < 0 && !B;
if (c) {
(_ ?? (_ = [])).push({
start: this.pos + 1,
dollar: r,
depth: h,
parens: y.length,
caseDepth: A,
caseParens: w,
arithBase: P,
arithExtent: B,
substitutions: L,
checkedGrammar: z,
pendingDelims: E
});
A = 0;
w = 0;
P = -1;
B = false;
z = false;
E = null;
}
y.push(!n);
g = true;
!c && P < 0 && this.pos + 1 < i && s.charCodeAt(this.pos + 1) === m && (P = h);
if (r !== -1) {
c ? L++ : (H ?? (H = [])).push(h);
if (L + (H?.length ?? 0) + this._nestingDepth + (e ? 0 : 1) > o && !N) {
this.errors.push({
message: "maximum command substitution nesting depth exceeded",
pos: r
});
N = true;
}
}
U = -1;
V = -1;
h++;
A > 0 && w++;
this.pos++;
} else if (u === k) {
if (A > 0 && w === 0) {
this.pos++;
g = true;
} else {
A > 0 && w--;
h--;
if (h === 0 && !e) {
const t = r ? s.slice(l, this.pos) : "";
this.pos++;
return t;
}
h <= P && (P = -1);
if (H !== void 0) while (H.length > 0 && H[H.length - 1] >= h) H.pop();
g = y.pop() ?? true;
this.pos++;
const t = _?.[_.length - 1];
if (t !== void 0 && t.depth === h) {
_.pop();
A = t.caseDepth;
w = t.caseParens;
P = t.arithBase;
B = t.arithExtent;
L = t.substitutions;
z = t.checkedGrammar;
E = t.pendingDelims;
}
}
$ = this.pos;
} else if (u === R) {
if (this.pos > l && s.charCodeAt(this.pos - 1) === p) {
const t = skipLineContinuations(s, this.pos, i);
if (t > this.pos && s.charCodeAt(t) === m && s.charCodeAt(t + 1) !== m) {
U = this.pos - 1;
V = t;
}
}
this.pos++;
if (this.pos < i) {
s.charCodeAt(this.pos) !== n && (g = false);
this.pos++;
}
G = this.pos;
} else if (u === p) {
const t = s.charCodeAt(++this.pos);
if (t === f) {
this.pos++;
this.skipAnsiCQuoted();
} else if (t === p) this.pos++; else if (t === q && !isBraceCommandOpener(s.charCodeAt(this.pos + 1))) {
I.push({
close: M,
depth: h
});
F++;
this.pos++;
}
g = false;
} else if (u === f) {
this.pos++;
this.skipSQ();
g = false;
} else if (u === c) {
I.push({
close: c,
depth: h
});
O++;
this.pos++;
g = false;
} else if (u === Q) {
this.pos++;
while (this.pos < i && s.charCodeAt(this.pos) !== Q) {
s.charCodeAt(this.pos) === R && this.pos++;
this.pos < i && this.pos++;
}
this.pos < i && this.pos++;
g = false;
} else if (u === S && P < 0 && this.pos + 1 < i && s.charCodeAt(this.pos + 1) === S) {
if (this.pos + 2 < i && s.charCodeAt(this.pos + 2) === S) this.pos += 3; else {
this.pos += 2;
const t = this.pos < i && s.charCodeAt(this.pos) === b;
t && this.pos++;
this.skipSpacesAndTabs();
this.readHereDocDelimiter();
(this._hereDelim || this._hereQuoted) && (E ?? (E = [])).push({
delimiter: this._hereDelim,
strip: t,
quoted: this._hereQuoted
});
}
g = false;
} else if (u === n && E) {
this.pos++;
for (const t of E) this.skipHereDocBody(t.delimiter, t.strip, true, t.quoted);
E = null;
g = true;
} else if (u === d && P < 0 && !B && g) while (this.pos < i && s.charCodeAt(this.pos) !== n) this.pos++; else {
const t = this.pos;
while (this.pos < i) {
const t = s.charCodeAt(this.pos);
if (t < 128 && K[t]) break;
this.pos++;
}
if (this.pos > t) {
const e = this.pos - t;
if (e === 4 && g && P < 0 && !B) {
const e = s.charCodeAt(t);
if (e === 99 && s.charCodeAt(t + 1) === 97 && s.charCodeAt(t + 2) === 115 && s.charCodeAt(t + 3) === 101) A++; else if (e === 101 && s.charCodeAt(t + 1) === 115 && s.charCodeAt(t + 2) === 97 && s.charCodeAt(t + 3) === 99 && A > 0) {
A--;
A === 0 && (w = 0);
}
}
g = false;
} else {
const t = s.charCodeAt(this.pos);
g = t < 128 && (K[t] & 1) !== 0;
this.pos++;
}
}
}
this._unbalanced = true;
e && _ !== void 0 && _.length > 0 && this.errors.push({
message: "unterminated command substitution",
pos: _[0].dollar
});
return r ? s.slice(l, this.pos) : "";
}
}
function opPrec(t) {
switch (t) {
case ",":
return 1;

case "=":
case "+=":
case "-=":
case "*=":
case "/=":
case "%=":
case "<<=":
case ">>=":
case "&=":
case "|=":
case "^=":
return 2;

case "||":
return 4;

case "&&":
return 5;

case "|":
return 6;

case "^":
return 7;

case "&":
return 8;

case "==":
case "!=":
return 9;

case "<":
case "<=":
case ">":
case ">=":
return 10;

case "<<":
case ">>":
return 11;

case "+":
case "-":
return 12;

case "*":
case "/":
case "%":
return 13;

case "**":
return 14;

case "?":
return 3;

default:
return -1;
}
}
function trimEnd(t, e, s) {
while (s > e) {
const e = t.charCodeAt(s - 1);
if (e !== h && e !== r && e !== n) break;
s--;
}
return s;
}
function opRightAssoc(t) {
switch (t) {
case "=":
case "+=":
case "-=":
case "*=":
case "/=":
case "%=":
case "<<=":
case ">>=":
case "&=":
case "|=":
case "^=":
case "**":
return true;

default:
return false;
}
}
function parseArithmeticExpression(t, e = 0, s, i = 0) {
let c = 0;
const d = t.length;
const f = s?.embeddedWords.length ?? 0;
function makeWord(i, o, r = false) {
const n = {
type: "ArithmeticWord",
pos: i + e,
end: o + e,
value: t.slice(i, o),
parts: void 0
};
r && s?.embeddedWords.push(n);
return n;
}
function skipWS() {
while (c < d) {
const e = t.charCodeAt(c);
if (e !== h && e !== r && e !== n) break;
c++;
}
}
function tryReadBinOp() {
if (c >= d) return null;
const e = t.charCodeAt(c);
const s = c + 1 < d ? t.charCodeAt(c + 1) : 0;
const i = c + 2 < d ? t.charCodeAt(c + 2) : 0;
switch (e) {
case g:
c++;
return ",";

case v:
if (s === v) {
c += 2;
return "==";
}
c++;
return "=";

case a:
if (s === v) {
c += 2;
return "!=";
}
return null;

case S:
if (s === S) {
if (i === v) {
c += 3;
return "<<=";
}
c += 2;
return "<<";
}
if (s === v) {
c += 2;
return "<=";
}
c++;
return "<";

case D:
if (s === D) {
if (i === v) {
c += 3;
return ">>=";
}
c += 2;
return ">>";
}
if (s === v) {
c += 2;
return ">=";
}
c++;
return ">";

case C:
if (s === v) {
c += 2;
return "+=";
}
if (s === C) return null;
c++;
return "+";

case b:
if (s === v) {
c += 2;
return "-=";
}
if (s === b) return null;
c++;
return "-";

case x:
if (s === x) {
c += 2;
return "**";
}
if (s === v) {
c += 2;
return "*=";
}
c++;
return "*";

case w:
if (s === v) {
c += 2;
return "/=";
}
c++;
return "/";

case l:
if (s === v) {
c += 2;
return "%=";
}
c++;
return "%";

case V:
if (s === V) {
c += 2;
return "||";
}
if (s === v) {
c += 2;
return "|=";
}
c++;
return "|";

case u:
if (s === u) {
c += 2;
return "&&";
}
if (s === v) {
c += 2;
return "&=";
}
c++;
return "&";

case O:
if (s === v) {
c += 2;
return "^=";
}
c++;
return "^";

case W:
c++;
return "?";

default:
return null;
}
}
function skipTruncatedUnary() {
skipWS();
while (c < d) {
const e = t.charCodeAt(c);
if (e !== a && e !== G && e !== C && e !== b) break;
if (t.charCodeAt(c + 1) === v) break;
c++;
skipWS();
}
if (t.charCodeAt(c) === m) {
let i = 1;
c++;
while (c < d && i > 0) {
const o = s?.findArithmeticWordEnd?.(c + e, e + d) ?? c + e;
if (o > c + e) {
c = o - e;
continue;
}
const r = t.charCodeAt(c++);
r === m ? i++ : r === k && i--;
}
} else c < d && t.charCodeAt(c) !== k && t.charCodeAt(c) !== _ && parseAtom(0);
skipWS();
const i = t.charCodeAt(c);
i !== C && i !== b || t.charCodeAt(c + 1) !== i || (c += 2);
}
function recoverExpression(e) {
skipWS();
const i = c;
if (i === d) return makeWord(i, i);
const o = s?.embeddedWords.length ?? 0;
let r = 0;
for (;;) {
skipTruncatedUnary();
skipWS();
if (t.charCodeAt(c) === _ && r > 0) {
r--;
c++;
continue;
}
const s = c;
const i = tryReadBinOp();
if (i === null || r === 0 && opPrec(i) < e) {
c = s;
break;
}
i === "?" && r++;
}
s && (s.embeddedWords.length = o);
return makeWord(i, trimEnd(t, i, c));
}
function parseBinExpr(e, s) {
if (s > o) return recoverExpression(e);
let i = parseUnaryExpr(s);
while (true) {
skipWS();
if (c >= d) break;
const o = c;
const r = tryReadBinOp();
if (!r) break;
if (r === "?") {
if (opPrec(r) < e) {
c = o;
break;
}
const n = parseBinExpr(1, s + 1);
skipWS();
c < d && t.charCodeAt(c) === _ && c++;
const h = parseBinExpr(3, s + 1);
i = {
type: "ArithmeticTernary",
pos: i.pos,
end: h.end,
test: i,
consequent: n,
alternate: h
};
continue;
}
const n = opPrec(r);
if (n < e) {
c = o;
break;
}
const h = opRightAssoc(r) ? n : n + 1;
const a = parseBinExpr(h, s + 1);
i = {
type: "ArithmeticBinary",
pos: i.pos,
end: a.end,
operator: r,
left: i,
right: a
};
}
return i;
}
function parseUnaryExpr(s) {
skipWS();
if (s > o) return recoverExpression(15);
if (c >= d) return makeWord(c, c);
const i = c;
const r = t.charCodeAt(c);
const n = c + 1 < d ? t.charCodeAt(c + 1) : 0;
if (r === C && n === C) {
c += 2;
const t = parseUnaryExpr(s + 1);
return {
type: "ArithmeticUnary",
pos: i + e,
end: t.end,
operator: "++",
operand: t,
prefix: true
};
}
if (r === b && n === b) {
c += 2;
const t = parseUnaryExpr(s + 1);
return {
type: "ArithmeticUnary",
pos: i + e,
end: t.end,
operator: "--",
operand: t,
prefix: true
};
}
if (r === a) {
c++;
const t = parseUnaryExpr(s + 1);
return {
type: "ArithmeticUnary",
pos: i + e,
end: t.end,
operator: "!",
operand: t,
prefix: true
};
}
if (r === G) {
c++;
const t = parseUnaryExpr(s + 1);
return {
type: "ArithmeticUnary",
pos: i + e,
end: t.end,
operator: "~",
operand: t,
prefix: true
};
}
if (r === C && n !== C && n !== v) {
c++;
const t = parseUnaryExpr(s + 1);
return {
type: "ArithmeticUnary",
pos: i + e,
end: t.end,
operator: "+",
operand: t,
prefix: true
};
}
if (r === b && n !== b && n !== v) {
c++;
const t = parseUnaryExpr(s + 1);
return {
type: "ArithmeticUnary",
pos: i + e,
end: t.end,
operator: "-",
operand: t,
prefix: true
};
}
return parsePostfixExpr(s);
}
function parsePostfixExpr(s) {
const i = parseAtom(s);
skipWS();
if (c + 1 < d) {
const s = t.charCodeAt(c);
const o = t.charCodeAt(c + 1);
if (s === C && o === C) {
c += 2;
return {
type: "ArithmeticUnary",
pos: i.pos,
end: c + e,
operator: "++",
operand: i,
prefix: false
};
}
if (s === b && o === b) {
c += 2;
return {
type: "ArithmeticUnary",
pos: i.pos,
end: c + e,
operator: "--",
operand: i,
prefix: false
};
}
}
return i;
}
function parseAtom(i) {
skipWS();
if (c >= d) return makeWord(c, c);
const o = t.charCodeAt(c);
if (o === m) {
const s = c;
c++;
const o = parseBinExpr(0, i + 1);
skipWS();
c < d && t.charCodeAt(c) === k && c++;
return {
type: "ArithmeticGroup",
pos: s + e,
end: c + e,
expression: o
};
}
if (o === p) {
const t = c;
const i = s?.embeddedWords.length ?? 0;
const o = readDollarAtom();
const r = s?.findArithmeticWordEnd?.(t + e, e + d) ?? c + e;
if (r > c + e) {
s && (s.embeddedWords.length = i);
c = r - e;
return makeWord(t, c, true);
}
return o;
}
if (o === 96 || o === 34 || o === 39) {
const t = c;
c = (s?.findArithmeticWordEnd?.(t + e, e + d) ?? t + e + 1) - e;
return makeWord(t, c, true);
}
const r = c;
const n = s?.embeddedWords.length ?? 0;
const h = readWordAtom();
const a = s?.findArithmeticWordEnd?.(r + e, e + d) ?? c + e;
if (a > c + e) {
s && (s.embeddedWords.length = n);
c = a - e;
return makeWord(r, c, true);
}
return h;
}
function readDollarAtom() {
const i = c;
c++;
if (c >= d) return makeWord(i, c);
const o = t.charCodeAt(c);
if (o === m) {
if (!(c + 1 < d && t.charCodeAt(c + 1) === m)) {
c++;
const o = s?.findClosingParenthesis(c + e, e + d) ?? -1;
if (o !== -1) c = o - e + 1; else {
let e = 1;
while (c < d && e > 0) {
const s = t.charCodeAt(c++);
s === m ? e++ : s === k && e--;
}
}
const r = t.slice(i, c);
return s ? s.commandExpansion(i + e, c + e, r) : new ScriptExpansionImpl("ArithmeticCommandExpansion", i + e, c + e, r);
}
{
const o = s?.findArithmeticExpansionEnd(i + e, e + d) ?? -1;
if (o !== -1) c = o - e; else {
c += 2;
let e = 1;
while (c < d && e > 0) if (t.charCodeAt(c) === m && t.charCodeAt(c + 1) === m) {
e++;
c += 2;
} else if (t.charCodeAt(c) === k && t.charCodeAt(c + 1) === k) {
e--;
c += 2;
} else c++;
}
}
} else if (o === q) {
const i = s?.findClosingBrace(c + e + 1, e + d) ?? -1;
if (i !== -1) c = i - e + 1; else {
c++;
let e = 1;
while (c < d && e > 0) {
const s = t.charCodeAt(c++);
s === q ? e++ : s === M && e--;
}
}
} else while (c < d) {
const e = t.charCodeAt(c);
if (!(e >= H && e <= U || e >= B && e <= L || e >= y && e <= E || e === F)) break;
c++;
}
return makeWord(i, c, o === m || o === q);
}
function readWordAtom() {
const i = c;
while (c < d) {
const e = t.charCodeAt(c);
if (!(e >= y && e <= E || e >= B && e <= L || e >= H && e <= U || e === F || e === 35)) break;
c++;
}
if (c > i && c < d && t.charCodeAt(c) === N) {
const o = s?.findClosingBracket?.(c + e + 1, e + d) ?? -1;
if (o !== -1) c = o - e + 1; else {
c++;
let e = 1;
while (c < d && e > 0) {
const s = t.charCodeAt(c);
s === N ? e++ : s === I && e--;
c++;
}
}
return makeWord(i, c, true);
}
if (c === i) {
c++;
return makeWord(i, c);
}
return makeWord(i, c);
}
skipWS();
if (c >= d) return null;
const A = c;
const P = parseBinExpr(0, i);
skipWS();
if (c < d) {
s && (s.embeddedWords.length = f);
return makeWord(A, trimEnd(t, A, d), s !== void 0);
}
return P;
}
const computeBareWordParts = (t, e) => hasGlobCharacters(e.text) ? parseGlobParts(e.text, 0, e.text.length, void 0, e.pos) : void 0;
function wordPartsResolver(t) {
return t.wordParts ?? (t.wordParts = (e, s, i) => computeWordParts(e, s, i, t));
}
function embeddedPartsResolver(t) {
return t.embeddedParts ?? (t.embeddedParts = (e, s, i) => computeEmbeddedWordParts(e, s, i, t));
}
function arrayPartsResolver(t) {
return t.arrayParts ?? (t.arrayParts = (e, s, i) => computeArrayElementParts(e, s, i, t));
}
function computeWordParts(t, e, s = 0, i = createSubstitutionContext()) {
const o = new Lexer(t, e.pos, e.end, false, i);
o._nestingDepth = s;
const r = o.buildWordParts(e.pos);
return r ?? void 0;
}
function computeEmbeddedWordParts(t, e, s = 0, i, o = false) {
if (!hasEmbeddedWordStructure(t, e.pos, e.end)) return;
const r = new Lexer(t, e.pos, e.end, false, i);
r._nestingDepth = s;
const n = r.buildEmbeddedWordParts(e.pos, o);
return n ?? void 0;
}
function computeArrayElementParts(t, e, s = 0, i) {
const o = new Lexer(t, e.pos, e.end, false, i);
o._nestingDepth = s;
const r = o.buildArrayElementParts(e.pos);
return r ?? void 0;
}
function computeHereDocBodyParts(t, e, s = 0, i) {
const o = new Lexer(t, e.pos, e.end, false, i);
o._nestingDepth = s;
const r = o.buildHereDocParts(e.pos, e.end);
return r ?? void 0;
}
function parseArithmeticWithParts(t, e, s, i, r, n = i) {
if (!hasEmbeddedWordStructure(s, e, e + t.length)) return parseArithmeticExpression(t, e, void 0, i) ?? void 0;
const h = [];
const a = new Lexer(s, 0, s.length, false, r);
a._nestingDepth = i;
const c = parseArithmeticExpression(t, e, {
embeddedWords: h,
commandExpansion: (t, e, o) => new ScriptExpansionImpl("ArithmeticCommandExpansion", t, e, o, {
source: s,
start: t + 2,
end: e - 1,
depth: i + 1,
parenBoundary: true,
context: r
}),
findClosingBracket: (t, e) => a.findClosingBracket(t, e),
findClosingBrace: (t, e) => a.findClosingBrace(t, e),
findClosingParenthesis: (t, e) => a.findClosingParenthesis(t, e),
findArithmeticExpansionEnd: (t, e) => a.findArithmeticExpansionEnd(t, e),
findArithmeticWordEnd: (t, e) => a.findArithmeticWordEnd(t, e)
}, i) ?? void 0;
if (n <= o) for (const t of h) t.parts = computeEmbeddedWordParts(s, t, n, r, true);
return c;
}
class ArrayValueImpl {
type="ArrayValue";
pos;
end;
#i;
#r;
#a;
#c;
constructor(t, e, s, i, o) {
this.pos = e;
this.end = s;
this.#i = t;
this.#r = i;
this.#a = o;
}
get elements() {
if (this.#c) return this.#c;
const t = new Lexer(this.#i, this.pos + 1, this.end - 1, false, this.#a);
t._nestingDepth = this.#r;
const e = [];
while (t.peek(nt.ArrayElement).token !== z.EOF) {
const s = t.next(nt.ArrayElement);
if (s.token !== z.Word && s.token !== z.Assignment) continue;
const i = s.raw ? s.value : this.#i.slice(s.pos, s.end);
const o = i.charCodeAt(0) === 91;
const r = t.getSubstitutionContext();
const n = !o && s.raw && s.keywordEligible ? void 0 : this.#i;
const h = n === void 0 ? computeBareWordParts : o ? arrayPartsResolver(r) : wordPartsResolver(r);
e.push(new WordImpl(i, s.pos, s.end, n, h, this.#r));
}
this.#c = e;
return e;
}
toJSON() {
return {
type: this.type,
pos: this.pos,
end: this.end,
elements: this.elements
};
}
}
class AssignmentImpl {
type="Assignment";
pos;
end;
text;
#i;
#r;
#a;
#d;
#p=null;
#l;
#u;
#h=null;
constructor(t, e, s, i, o, r, n) {
this.pos = e;
this.end = s;
this.text = t;
this.#i = i;
this.#d = o;
this.#r = r;
this.#a = n;
}
get name() {
return this.#p ?? this.resolveTarget();
}
get append() {
this.#p === null && this.resolveTarget();
return this.#l;
}
get index() {
this.#p === null && this.resolveTarget();
return this.#u;
}
get value() {
if (this.#h !== null) return this.#h;
const t = this.#d + 1;
const e = skipLineContinuations(this.#i, t, this.end);
this.#h = this.#i.charCodeAt(e) === 40 && this.#i.charCodeAt(this.end - 1) === 41 ? new ArrayValueImpl(this.#i, e, this.end, this.#r, this.#a) : new WordImpl(this.#i.slice(t, this.end), t, this.end, this.#i, wordPartsResolver(this.#a), this.#r);
return this.#h;
}
resolveTarget() {
const t = this.#d - this.pos;
let e = t;
let s = t;
while (s >= 2 && this.text.charCodeAt(s - 2) === 92 && this.text.charCodeAt(s - 1) === 10) s -= 2;
if (this.text.charCodeAt(s - 1) === 43) {
this.#l = true;
e = s - 1;
}
const i = this.text.indexOf("[");
if (i > 0 && i < e) {
const s = this.text.lastIndexOf("]", t);
if (s > i) {
const t = this.pos + i + 1;
const o = this.pos + s;
this.#u = new WordImpl(this.#i.slice(t, o), t, o, this.#i, embeddedPartsResolver(this.#a), this.#r);
e = i;
}
}
const o = this.text.slice(0, e);
return this.#p = o.includes("\\\n") ? o.split("\\\n").join("") : o;
}
toJSON() {
return {
type: this.type,
pos: this.pos,
end: this.end,
text: this.text,
name: this.name,
append: this.append,
index: this.index,
value: this.value
};
}
}
const isArgument = t => t.type === "Word" || t.type === "Assignment";
class CommandImpl {
type="Command";
pos;
end;
name;
prefix;
suffix;
#f;
#m;
constructor(t, e, s, i, o) {
this.pos = t;
this.end = e;
this.name = s;
this.prefix = i;
this.suffix = o;
}
get args() {
if (this.#f === void 0) {
const t = this.suffix;
this.#f = t.every(isArgument) ? t : t.filter(isArgument);
}
return this.#f;
}
get redirects() {
if (this.#m === void 0) {
const t = [];
for (const e of this.prefix) e.type !== "Assignment" && t.push(e);
for (const e of this.suffix) isArgument(e) || t.push(e);
this.#m = t;
}
return this.#m;
}
toJSON() {
return {
type: this.type,
pos: this.pos,
end: this.end,
name: this.name,
prefix: this.prefix,
suffix: this.suffix
};
}
}
class HereDocBodyImpl {
type="HereDocBody";
pos;
end;
text="";
#i;
#r;
#a;
#n;
constructor(t, e, s, i, o) {
this.pos = e;
this.end = e;
this.#i = t;
this.#r = i;
this.#a = o;
this.#n = s ? void 0 : null;
}
get parts() {
this.#n === null && (this.#n = computeHereDocBodyParts(this.#i, this, this.#r, this.#a));
return this.#n;
}
toJSON() {
return {
type: this.type,
pos: this.pos,
end: this.end,
text: this.text,
parts: this.parts
};
}
}
Lexer._findSubstitutionEnd = findSubstitutionEnd;
ScriptExpansionImpl._resolveScript = parseRegion;
ArithmeticExpansionImpl._resolveExpression = parseArithmeticWithParts;
function isDeclarationCommand(t) {
switch (t.length) {
case 5:
return t === "local" || t === "alias";

case 6:
return t === "export";

case 7:
return t === "declare" || t === "typeset";

case 8:
return t === "readonly";

default:
return false;
}
}
class ArithmeticCommandImpl {
type="ArithmeticCommand";
pos;
end;
body;
#i;
#r;
#a;
#s=null;
constructor(t, e, s, i, o, r) {
this.pos = t;
this.end = e;
this.body = s;
this.#i = i;
this.#r = o;
this.#a = r;
}
get expression() {
this.#s === null && (this.#s = parseArithmeticWithParts(this.body, this.pos + 2, this.#i, this.#r, this.#a));
return this.#s;
}
set expression(t) {
this.#s = t ?? void 0;
}
toJSON() {
return {
type: this.type,
pos: this.pos,
end: this.end,
expression: this.expression,
body: this.body
};
}
}
class ArithmeticForImpl {
type="ArithmeticFor";
pos;
end;
body;
#k;
#x;
#C;
#g;
#b;
#A;
#i;
#r;
#a;
#w=null;
#y=null;
#E=null;
constructor(t, e, s, i, o, r, n, h, a, c, d, p) {
this.pos = t;
this.end = e;
this.body = s;
this.#k = i;
this.#x = o;
this.#C = r;
this.#g = n;
this.#b = h;
this.#A = a;
this.#i = c;
this.#r = d;
this.#a = p;
}
get initialize() {
this.#w === null && (this.#k ? this.#w = parseArithmeticWithParts(this.#k, this.#g, this.#i, this.#r, this.#a) : this.#w = void 0);
return this.#w;
}
set initialize(t) {
this.#w = t ?? void 0;
}
get test() {
this.#y === null && (this.#x ? this.#y = parseArithmeticWithParts(this.#x, this.#b, this.#i, this.#r, this.#a) : this.#y = void 0);
return this.#y;
}
set test(t) {
this.#y = t ?? void 0;
}
get update() {
this.#E === null && (this.#C ? this.#E = parseArithmeticWithParts(this.#C, this.#A, this.#i, this.#r, this.#a) : this.#E = void 0);
return this.#E;
}
set update(t) {
this.#E = t ?? void 0;
}
toJSON() {
return {
type: this.type,
pos: this.pos,
end: this.end,
initialize: this.initialize,
test: this.test,
update: this.update,
body: this.body
};
}
}
const ht = {
[z.DoubleSemi]: ";;",
[z.SemiAmp]: ";&",
[z.DoubleSemiAmp]: ";;&"
};
const at = {
">": ">",
">>": ">>",
"<": "<",
"<>": "<>",
"<&": "<&",
">&": ">&",
">|": ">|",
"&>": "&>",
"&>>": "&>>"
};
const ct = new Uint8Array(37);
ct[z.EOF] = 1;
ct[z.RParen] = 1;
ct[z.RBrace] = 1;
ct[z.Then] = 1;
ct[z.Else] = 1;
ct[z.Elif] = 1;
ct[z.Fi] = 1;
ct[z.Do] = 1;
ct[z.Done] = 1;
ct[z.Esac] = 1;
ct[z.DoubleSemi] = 1;
ct[z.SemiAmp] = 1;
ct[z.DoubleSemiAmp] = 1;
const dt = new Uint8Array(37);
dt[z.RParen] = 1;
dt[z.RBrace] = 1;
dt[z.DblRBracket] = 1;
dt[z.Fi] = 1;
dt[z.Done] = 1;
dt[z.Esac] = 1;
dt[z.ArithCmd] = 1;
function isTestNegation(t) {
return t.token === z.Word && t.keywordEligible && t.value === "!";
}
const pt = new Uint8Array(37);
pt[z.Word] = 1;
pt[z.Assignment] = 1;
pt[z.Bang] = 1;
pt[z.LParen] = 1;
pt[z.LBrace] = 1;
pt[z.DblLBracket] = 1;
pt[z.If] = 1;
pt[z.For] = 1;
pt[z.While] = 1;
pt[z.Until] = 1;
pt[z.Case] = 1;
pt[z.Function] = 1;
pt[z.Select] = 1;
pt[z.ArithCmd] = 1;
pt[z.Coproc] = 1;
pt[z.Redirect] = 1;
const lt = {
"-a": 1,
"-b": 1,
"-c": 1,
"-d": 1,
"-e": 1,
"-f": 1,
"-g": 1,
"-h": 1,
"-k": 1,
"-p": 1,
"-r": 1,
"-s": 1,
"-t": 1,
"-u": 1,
"-v": 1,
"-w": 1,
"-x": 1,
"-z": 1,
"-n": 1,
"-o": 1,
"-N": 1,
"-S": 1,
"-L": 1,
"-G": 1,
"-O": 1,
"-R": 1
};
const ut = {
"==": 1,
"!=": 1,
"=~": 1,
"=": 1,
"-eq": 1,
"-ne": 1,
"-lt": 1,
"-le": 1,
"-gt": 1,
"-ge": 1,
"-nt": 1,
"-ot": 1,
"-ef": 1,
"<": 1,
">": 1
};
const ft = [];
const mt = [];
const kt = [];
function parse(t) {
return new Parser(t, 0, t.length).run();
}
function parseRegion(t, e, s, i = 0, o = false, r) {
return new Parser(t, e, s, i, o, void 0, r).run();
}
class SubstitutionLexer extends Lexer {
boundaries;
pending;
context;
constructor(t, e, s, i, o, r = true) {
super(t, e.start, e.end, r, o);
this._nestingDepth = e.depth;
this.boundaries = s;
this.pending = i;
this.context = o;
}
fork(t, e, s = false) {
return new SubstitutionLexer(this.getSource(), {
start: t,
end: e,
depth: this._nestingDepth
}, this.boundaries, this.pending, this.context, s);
}
findSubstitutionEnd(t, e, s = this._nestingDepth + 1) {
const i = this.context.boundaries?.get(t);
if (i !== void 0) return i <= e ? i : -1;
const o = this.boundaries.get(t);
if (o !== void 0) return o <= e ? o : -1;
if (!this.boundaries.has(t)) {
this.boundaries.set(t, void 0);
this.pending.push({
start: t,
end: e,
depth: s
});
}
return -1;
}
}
function findSubstitutionEnd(t, e, s, i, o) {
const r = new Map([ [ e, void 0 ] ]);
const n = [ {
start: e,
end: s,
depth: i
} ];
while (n.length > 0) {
const e = n.length;
const s = n[e - 1];
const i = new SubstitutionLexer(t, s, r, n, o);
const h = new Parser(t, s.start, s.end, s.depth, true, i).findSubstitutionEnd();
if (n.length === e) {
r.set(s.start, h);
h !== -1 && substitutionBoundaries(o).set(s.start, h);
n.pop();
}
}
return r.get(e) ?? -1;
}
class Parser {
tok;
source;
start;
end;
depth;
errors=null;
syntaxDepth=0;
constructor(t, e, s, i = 0, o = false, r, n) {
this.tok = r ?? new Lexer(t, e, s, o, createSubstitutionContext(n));
this.tok._nestingDepth = i;
this.source = t;
this.start = e;
this.end = s;
this.depth = i;
}
run() {
const t = this.start;
this.depth > o && this.error("maximum substitution nesting depth exceeded", t);
let e;
if (t === 0 && this.source.charCodeAt(0) === 35 && this.source.charCodeAt(1) === 33) {
const t = this.source.indexOf("\n");
e = t === -1 ? this.source : this.source.slice(0, t);
}
const s = this.list();
for (;;) {
const t = this.tok.peek(nt.CommandStart);
if (t.token === z.EOF) break;
this.unexpectedToken(t);
if (!ct[t.token] && t.token !== z.In) break;
this.tok.next(nt.CommandStart);
let e = this.tok.peek(nt.CommandStart).token;
if (e !== z.Semi && e !== z.Newline && e !== z.Amp) break;
while (e === z.Semi || e === z.Newline || e === z.Amp) {
this.tok.next(nt.CommandStart);
e = this.tok.peek(nt.CommandStart).token;
}
const i = this.list();
for (let t = 0; t < i.length; t++) s.push(i[t]);
}
const i = this.tok._errors;
if (i !== null && i.length > 0) {
const t = this.errors ?? (this.errors = []);
for (let e = 0; e < i.length; e++) t.push(i[e]);
}
this.errors !== null && this.errors.length > 1 && this.errors.sort((t, e) => t.pos - e.pos);
return {
type: "Script",
pos: t,
end: this.end,
shebang: e,
commands: s,
errors: this.errors ?? void 0
};
}
error(t, e) {
(this.errors ?? (this.errors = [])).push({
message: t,
pos: e
});
}
unexpectedToken(t) {
this.error(`unexpected token '${t.token === z.Newline ? "newline" : t.value}'`, t.pos);
}
findSubstitutionEnd() {
this.list();
return this.acceptEnd(z.RParen);
}
skipSemi() {
this.tok.peek(nt.Normal).token === z.Semi && this.tok.next(nt.Normal);
}
accept(t, e = nt.Normal) {
if (this.tok.peek(e).token === t) return this.tok.next(e);
return null;
}
acceptEnd(t, e = nt.Normal) {
if (this.tok.peek(e).token === t) return this.tok.next(e).end;
return -1;
}
skipNewlines(t = nt.Normal) {
while (this.tok.peek(t).token === z.Newline) this.tok.next(t);
}
doBody(t) {
const e = this.list();
const s = t ? this.emptyListPos(e) : -1;
s >= 0 && this.error("expected command after 'do'", s);
return e;
}
emptyListPos(t) {
return t.length === 0 ? this.tok.peek(nt.CommandStart).pos : -1;
}
makeStatement(t) {
return {
type: "Statement",
pos: t.pos,
end: t.end,
command: t,
background: void 0
};
}
list() {
const t = [];
this.skipNewlines(nt.CommandStart);
let e = this.tok.peek(nt.CommandStart).token;
if (ct[e] || !pt[e]) return t;
const s = this.andOr();
s && t.push(this.makeStatement(s));
for (;;) {
e = this.tok.peekFollow(dt).token;
if (e !== z.Semi && e !== z.Newline && e !== z.Amp) break;
const s = e === z.Amp;
const i = this.tok.next(nt.Normal).end;
if (s) {
const e = t[t.length - 1];
e.background = true;
e.end = i;
}
this.skipNewlines(nt.CommandStart);
e = this.tok.peek(nt.CommandStart).token;
if (ct[e] || !pt[e]) break;
const o = this.andOr();
o && t.push(this.makeStatement(o));
}
return t;
}
andOr() {
const t = this.pipeline();
if (!t) return null;
let e = this.tok.peek(nt.Normal).token;
if (e !== z.And && e !== z.Or) return t;
const s = [ t ];
const i = [];
do {
const t = this.tok.next(nt.Normal);
const o = t.token === z.And ? "&&" : "||";
this.skipNewlines(nt.CommandStart);
const r = this.pipeline();
if (!r) {
this.error(`expected command after '${o}'`, t.end);
break;
}
i.push(o);
s.push(r);
e = this.tok.peek(nt.Normal).token;
} while (e === z.And || e === z.Or);
return {
type: "AndOr",
pos: t.pos,
end: s[s.length - 1].end,
commands: s,
operators: i
};
}
withRedirects(t) {
const e = this.collectTrailingRedirects();
if (e.length === 0) return t;
return {
type: "Redirected",
pos: t.pos,
end: e[e.length - 1].end,
command: t,
redirects: e
};
}
pipeline() {
let t;
for (;;) {
const e = this.tok.peek(nt.CommandStart);
const s = e.token === z.Word && e.keywordEligible && e.value === "time";
if (e.token !== z.Bang && !s) break;
const i = this.tok.next(nt.CommandStart);
const o = i.pos;
const r = i.end;
let n;
let h;
if (s) {
let t = this.tok.peek(nt.CommandStart);
if (t.token === z.Word && t.keywordEligible && t.value === "-p") {
this.tok.next(nt.CommandStart);
n = {
pos: t.pos,
end: t.end
};
t = this.tok.peek(nt.CommandStart);
}
if (t.token === z.Word && t.keywordEligible && t.value === "--") {
this.tok.next(nt.CommandStart);
h = {
pos: t.pos,
end: t.end
};
}
}
t === void 0 && (t = []);
t.push(s ? {
type: "Time",
pos: o,
end: h?.end ?? n?.end ?? r,
keywordEnd: r,
posix: n,
endOfOptions: h
} : {
type: "Negation",
pos: o,
end: r
});
}
const e = this.pipelineCommands();
if (!t) return e;
const s = t[0].pos;
if (e?.type === "Pipeline") {
e.prefixes = t;
e.pos = s;
return e;
}
return {
type: "Pipeline",
pos: s,
end: e ? e.end : t[t.length - 1].end,
prefixes: t,
commands: e ? [ e ] : [],
operators: []
};
}
pipelineCommands() {
const t = this.command();
if (!t) return null;
if (this.tok.peek(nt.Normal).token !== z.Pipe) return t;
const e = [ t ];
const s = [];
while (this.tok.peek(nt.Normal).token === z.Pipe) {
const t = this.tok.next(nt.Normal);
const i = t.value === "|&" ? "|&" : "|";
this.skipNewlines(nt.CommandStart);
const o = this.command();
if (!o) {
this.error(`expected command after '${i}'`, t.end);
break;
}
s.push(i);
e.push(o);
}
if (e.length === 1) return e[0];
const i = {
type: "Pipeline",
pos: t.pos,
end: e[e.length - 1].end,
prefixes: mt,
commands: e,
operators: s
};
return i;
}
command() {
let t;
switch (this.tok.peek(nt.CommandStart).token) {
case z.LParen:
t = this.subshell();
break;

case z.LBrace:
t = this.braceGroup();
break;

case z.If:
t = this.ifClause();
break;

case z.For:
t = this.forClause();
break;

case z.While:
t = this.whileClause();
break;

case z.Until:
t = this.untilClause();
break;

case z.Case:
t = this.caseClause();
break;

case z.Function:
return this.functionDef();

case z.Select:
t = this.selectClause();
break;

case z.DblLBracket:
t = this.testCommand();
break;

case z.ArithCmd:
t = this.arithCommand();
break;

case z.Coproc:
return this.coprocCommand();

case z.Word:
case z.Assignment:
case z.Redirect:
return this.simpleCommandOrFunction(false);

default:
return null;
}
return this.withRedirects(t);
}
collectTrailingRedirects() {
let t = ft;
while (this.tok.peekFollow(dt).token === z.Redirect) {
t === ft && (t = []);
t.push(this.readRedirect(nt.Normal));
}
return t;
}
arithCommand() {
const t = this.tok.next(nt.CommandStart);
return new ArithmeticCommandImpl(t.pos, t.end, t.value, this.source, this.depth, this.tok.getSubstitutionContext());
}
coprocCommand() {
const t = this.tok.next(nt.CommandStart);
const e = t.pos;
const s = this.tok.peek(nt.CommandStart);
let i;
if (s.token === z.Word) {
const t = this.tok.fork(s.end, this.end);
switch (t.peek(nt.CommandStart).token) {
case z.LParen:
t.next(nt.CommandStart);
t.peek(nt.Normal).token !== z.RParen && (i = this.readWord(nt.CommandStart));
break;

case z.LBrace:
case z.If:
case z.For:
case z.While:
case z.Until:
case z.Case:
case z.Select:
case z.DblLBracket:
case z.ArithCmd:
i = this.readWord(nt.CommandStart);
}
}
const o = s.token === z.Word && i === void 0 ? this.simpleCommandOrFunction(true) : this.command();
if (o && o.type !== "Function" && o.type !== "Coproc") return {
type: "Coproc",
pos: e,
end: o.end,
name: i,
body: o
};
this.error("expected command after 'coproc'", o?.pos ?? t.end);
const r = o ? this.makeCompoundList([ this.makeStatement(o) ]) : {
type: "CompoundList",
pos: t.end,
end: t.end,
commands: []
};
return {
type: "Coproc",
pos: e,
end: r.end,
name: i,
body: r
};
}
subshell() {
return this.subshellBody(this.tok.next(nt.CommandStart).pos);
}
subshellBody(t) {
if (this.syntaxDepth >= o) {
this.error("maximum subshell nesting depth exceeded", t);
const e = this.tok.skipSubshellBody();
e < 0 && this.error("expected ')' to close subshell", this.tok.getPos());
const s = e >= 0 ? e : t;
return {
type: "Subshell",
pos: t,
end: s,
body: this.makeCompoundList([])
};
}
this.syntaxDepth++;
const e = this.list();
this.syntaxDepth--;
e.length === 0 && this.error("expected command in subshell", t);
const s = this.acceptEnd(z.RParen, nt.Normal);
s < 0 && this.error("expected ')' to close subshell", this.tok.getPos());
const i = s >= 0 ? s : t;
return {
type: "Subshell",
pos: t,
end: i,
body: this.makeCompoundList(e)
};
}
braceGroup() {
const t = this.tok.next(nt.CommandStart).pos;
if (this.syntaxDepth >= o) {
this.error("maximum brace group nesting depth exceeded", t);
const e = this.tok.skipCompoundBody(z.RBrace);
e < 0 && this.error("expected '}' to close brace group", this.tok.getPos());
const s = e >= 0 ? e : t;
return {
type: "BraceGroup",
pos: t,
end: s,
body: this.makeCompoundList([])
};
}
this.syntaxDepth++;
const e = this.list();
this.syntaxDepth--;
e.length === 0 && this.error("expected command in brace group", t);
const s = this.acceptEnd(z.RBrace, nt.Normal);
s < 0 && this.error("expected '}' to close brace group", this.tok.getPos());
const i = s >= 0 ? s : t;
return {
type: "BraceGroup",
pos: t,
end: i,
body: this.makeCompoundList(e)
};
}
ifClause() {
const t = this.tok.next(nt.CommandStart).pos;
if (this.syntaxDepth >= o) {
this.error("maximum if nesting depth exceeded", t);
const e = this.tok.skipCompoundBody(z.Fi);
e < 0 && this.error("expected 'fi' to close 'if'", this.tok.getPos());
const s = e >= 0 ? e : t;
return {
type: "If",
pos: t,
end: s,
clause: this.makeCompoundList([]),
then: this.makeCompoundList([]),
elif: kt,
else: void 0
};
}
this.syntaxDepth++;
let e;
let s = t;
for (;;) {
const i = this.list();
const o = this.emptyListPos(i);
const r = this.makeCompoundList(i);
this.skipSemi();
const n = this.accept(z.Then, nt.CommandStart);
n ? o >= 0 && this.error(`expected command after '${s === t ? "if" : "elif"}'`, o) : this.error("expected 'then'", this.tok.getPos());
const h = this.list();
const a = this.makeCompoundList(h);
if (n && h.length === 0) {
this.error("expected command after 'then'", this.tok.peek(nt.CommandStart).pos);
a.pos = n.end;
a.end = n.end;
}
if (e) {
e.elif === kt && (e.elif = []);
e.elif.push({
type: "Elif",
pos: s,
end: a.end,
clause: r,
then: a
});
} else e = {
type: "If",
pos: t,
end: t,
clause: r,
then: a,
elif: kt,
else: void 0
};
this.skipSemi();
const c = this.accept(z.Elif, nt.CommandStart);
if (!c) break;
s = c.pos;
}
if (this.accept(z.Else, nt.CommandStart)) {
const t = this.list();
const s = this.emptyListPos(t);
s >= 0 && this.error("expected command after 'else'", s);
e.else = this.makeCompoundList(t);
this.skipSemi();
}
const i = this.acceptEnd(z.Fi, nt.CommandStart);
i < 0 && this.error("expected 'fi' to close 'if'", this.tok.getPos());
e.end = i >= 0 ? i : s;
this.syntaxDepth--;
return e;
}
forClause() {
const t = this.tok.next(nt.CommandStart).pos;
if (this.tok.peek(nt.Normal).token === z.LParen) return this.cStyleFor(t);
const e = this.readRequiredWord("for");
let s;
this.skipNewlines(nt.CommandStart);
if (this.tok.peek(nt.CommandStart).token === z.In) {
this.tok.next(nt.CommandStart);
s = [];
while (this.tok.peek(nt.Normal).token === z.Word) s.push(this.readWord(nt.Normal));
}
this.skipSemi();
this.skipNewlines(nt.CommandStart);
if (this.tok.peek(nt.CommandStart).token === z.LBrace) {
const i = this.braceGroup();
return {
type: "For",
pos: t,
end: i.end,
name: e,
wordlist: s,
body: i.body
};
}
const i = this.accept(z.Do, nt.CommandStart) !== null;
i || this.error("expected 'do'", this.tok.getPos());
if (this.syntaxDepth >= o) {
this.error("maximum for nesting depth exceeded", t);
const i = this.tok.skipCompoundBody(z.Done);
i < 0 && this.error("expected 'done' to close 'for'", this.tok.getPos());
const o = i >= 0 ? i : t;
return {
type: "For",
pos: t,
end: o,
name: e,
wordlist: s,
body: this.makeCompoundList([])
};
}
this.syntaxDepth++;
const r = this.doBody(i);
this.syntaxDepth--;
this.skipSemi();
const n = this.acceptEnd(z.Done, nt.CommandStart);
n < 0 && this.error("expected 'done' to close 'for'", this.tok.getPos());
const h = n >= 0 ? n : t;
return {
type: "For",
pos: t,
end: h,
name: e,
wordlist: s,
body: this.makeCompoundList(r)
};
}
cStyleFor(t) {
const [e, s, i, r, n, h] = this.tok.readCStyleForExprs();
this.tok.peek(nt.CommandStart).token === z.Semi && this.tok.next(nt.CommandStart);
this.skipNewlines(nt.CommandStart);
if (this.tok.peek(nt.CommandStart).token === z.LBrace) {
const o = this.braceGroup();
return new ArithmeticForImpl(t, o.end, o.body, e, s, i, r, n, h, this.source, this.depth, this.tok.getSubstitutionContext());
}
const a = this.accept(z.Do, nt.CommandStart) !== null;
a || this.error("expected 'do'", this.tok.getPos());
if (this.syntaxDepth >= o) {
this.error("maximum for nesting depth exceeded", t);
const o = this.tok.skipCompoundBody(z.Done);
o < 0 && this.error("expected 'done' to close 'for'", this.tok.getPos());
const a = o >= 0 ? o : t;
return new ArithmeticForImpl(t, a, this.makeCompoundList([]), e, s, i, r, n, h, this.source, this.depth, this.tok.getSubstitutionContext());
}
this.syntaxDepth++;
const c = this.doBody(a);
this.syntaxDepth--;
const d = this.acceptEnd(z.Done, nt.CommandStart);
d < 0 && this.error("expected 'done' to close 'for'", this.tok.getPos());
const p = d >= 0 ? d : t;
return new ArithmeticForImpl(t, p, this.makeCompoundList(c), e, s, i, r, n, h, this.source, this.depth, this.tok.getSubstitutionContext());
}
whileClause() {
return this.whileOrUntil("while");
}
untilClause() {
return this.whileOrUntil("until");
}
whileOrUntil(t) {
const e = this.tok.next(nt.CommandStart).pos;
if (this.syntaxDepth >= o) {
this.error(`maximum ${t} nesting depth exceeded`, e);
const s = this.tok.skipCompoundBody(z.Done);
s < 0 && this.error(`expected 'done' to close '${t}'`, this.tok.getPos());
const i = s >= 0 ? s : e;
return {
type: "While",
pos: e,
end: i,
kind: t,
clause: this.makeCompoundList([]),
body: this.makeCompoundList([])
};
}
this.syntaxDepth++;
const s = this.list();
const i = this.emptyListPos(s);
const r = this.makeCompoundList(s);
this.skipSemi();
const n = this.accept(z.Do, nt.CommandStart) !== null;
n ? i >= 0 && this.error(`expected command after '${t}'`, i) : this.error("expected 'do'", this.tok.getPos());
const h = this.doBody(n);
this.skipSemi();
const a = this.acceptEnd(z.Done, nt.CommandStart);
a < 0 && this.error(`expected 'done' to close '${t}'`, this.tok.getPos());
const c = a >= 0 ? a : e;
this.syntaxDepth--;
return {
type: "While",
pos: e,
end: c,
kind: t,
clause: r,
body: this.makeCompoundList(h)
};
}
caseClause() {
const t = this.tok.next(nt.CommandStart).pos;
const e = this.readRequiredWord("case");
this.skipNewlines(nt.CommandStart);
this.accept(z.In, nt.CommandStart) || this.error("expected 'in' after 'case' word", this.tok.getPos());
this.skipNewlines(nt.CasePattern);
if (this.syntaxDepth >= o) {
this.error("maximum case nesting depth exceeded", t);
const s = this.tok.skipCompoundBody(z.Esac);
s < 0 && this.error("expected 'esac' to close 'case'", this.tok.getPos());
const i = s >= 0 ? s : t;
return {
type: "Case",
pos: t,
end: i,
word: e,
items: []
};
}
this.syntaxDepth++;
const s = [];
let i = false;
let r = this.tok.peek(nt.CasePattern).token;
while (r !== z.Esac && r !== z.EOF) {
const t = this.tok.peek(nt.Normal).pos;
this.accept(z.LParen, nt.Normal);
const e = [];
let o = true;
let n = this.tok.peek(nt.Normal);
while (n.token !== z.RParen && n.token !== z.EOF) {
const t = n.token === (o ? z.Word : z.Pipe);
if (t) o = !o; else if (!i) {
this.unexpectedToken(n);
i = true;
}
const s = this.tok.next(nt.Normal);
s.token === z.Word && e.push(this.toWord(s));
n = this.tok.peek(nt.Normal);
}
if (o && n.token === z.RParen && !i) {
this.unexpectedToken(n);
i = true;
}
const h = this.acceptEnd(z.RParen, nt.Normal);
const a = this.list();
const c = h >= 0 ? h : e.length > 0 ? e[e.length - 1].end : t;
const d = a.length > 0 ? a[a.length - 1].end : c;
const p = {
type: "CaseItem",
pos: t,
end: d,
pattern: e,
body: a.length > 0 ? this.makeCompoundList(a) : {
type: "CompoundList",
pos: c,
end: c,
commands: []
},
terminator: void 0
};
const l = this.tok.peek(nt.CommandStart);
r = l.token;
if (r === z.DoubleSemi || r === z.SemiAmp || r === z.DoubleSemiAmp) {
const t = this.tok.next(nt.CommandStart);
p.terminator = ht[t.token];
p.end = t.end;
} else if (r !== z.Esac && r !== z.EOF && !i) {
this.unexpectedToken(l);
i = true;
}
s.push(p);
this.skipNewlines(nt.CasePattern);
r = this.tok.peek(nt.CasePattern).token;
}
const n = this.acceptEnd(z.Esac, nt.CommandStart);
n < 0 && this.error("expected 'esac' to close 'case'", this.tok.getPos());
const h = n >= 0 ? n : t;
this.syntaxDepth--;
return {
type: "Case",
pos: t,
end: h,
word: e,
items: s
};
}
selectClause() {
const t = this.tok.next(nt.CommandStart).pos;
const e = this.readRequiredWord("select");
let s;
this.skipNewlines(nt.CommandStart);
if (this.tok.peek(nt.CommandStart).token === z.In) {
this.tok.next(nt.CommandStart);
s = [];
while (this.tok.peek(nt.Normal).token === z.Word) s.push(this.readWord(nt.Normal));
}
this.skipSemi();
this.skipNewlines(nt.CommandStart);
if (this.tok.peek(nt.CommandStart).token === z.LBrace) {
const i = this.braceGroup();
return {
type: "Select",
pos: t,
end: i.end,
name: e,
wordlist: s,
body: i.body
};
}
const i = this.accept(z.Do, nt.CommandStart) !== null;
i || this.error("expected 'do'", this.tok.getPos());
if (this.syntaxDepth >= o) {
this.error("maximum select nesting depth exceeded", t);
const i = this.tok.skipCompoundBody(z.Done);
i < 0 && this.error("expected 'done' to close 'select'", this.tok.getPos());
const o = i >= 0 ? i : t;
return {
type: "Select",
pos: t,
end: o,
name: e,
wordlist: s,
body: this.makeCompoundList([])
};
}
this.syntaxDepth++;
const r = this.doBody(i);
this.syntaxDepth--;
this.skipSemi();
const n = this.acceptEnd(z.Done, nt.CommandStart);
n < 0 && this.error("expected 'done' to close 'select'", this.tok.getPos());
const h = n >= 0 ? n : t;
return {
type: "Select",
pos: t,
end: h,
name: e,
wordlist: s,
body: this.makeCompoundList(r)
};
}
testCommand() {
const t = this.tok.next(nt.CommandStart).pos;
const e = this.parseTestOr();
const s = this.acceptEnd(z.DblRBracket, nt.TestMode);
s < 0 && this.error("expected ']]' to close '[['", this.tok.getPos());
const i = s >= 0 ? s : t;
return {
type: "TestCommand",
pos: t,
end: i,
expression: e
};
}
parseTestOr() {
const t = this.parseTestAnd();
if (this.tok.peek(nt.TestMode).token !== z.Or) return t;
const e = [ t ];
do {
this.tok.next(nt.TestMode);
e.push(this.parseTestAnd());
} while (this.tok.peek(nt.TestMode).token === z.Or);
return {
type: "TestLogical",
pos: t.pos,
end: e[e.length - 1].end,
operator: "||",
operands: e
};
}
parseTestAnd() {
const t = this.parseTestNot();
if (this.tok.peek(nt.TestMode).token !== z.And) return t;
const e = [ t ];
do {
this.tok.next(nt.TestMode);
e.push(this.parseTestNot());
} while (this.tok.peek(nt.TestMode).token === z.And);
return {
type: "TestLogical",
pos: t.pos,
end: e[e.length - 1].end,
operator: "&&",
operands: e
};
}
parseTestNot() {
let t = this.tok.peek(nt.TestMode);
if (!isTestNegation(t)) return this.parseTestPrimary();
const e = [];
while (isTestNegation(t)) {
const s = this.tok.next(nt.TestMode);
e.push({
type: "Negation",
pos: s.pos,
end: s.end
});
t = this.tok.peek(nt.TestMode);
}
const s = this.parseTestPrimary();
return {
type: "TestNot",
pos: e[0].pos,
end: s.end,
negations: e,
operand: s
};
}
parseTestPrimary() {
if (this.tok.peek(nt.TestMode).token === z.LParen) {
const t = this.tok.next(nt.TestMode).pos;
if (this.syntaxDepth >= o) {
this.error("maximum test group nesting depth exceeded", t);
const e = this.tok.skipTestGroup();
e < 0 && this.error("expected ')' to close test group", this.tok.getPos());
const s = e >= 0 ? e : t;
const i = new WordImpl("", t, t);
const o = {
type: "TestUnary",
pos: t,
end: t,
operator: "-n",
operand: i
};
return {
type: "TestGroup",
pos: t,
end: s,
expression: o
};
}
this.syntaxDepth++;
const e = this.parseTestOr();
this.syntaxDepth--;
const s = this.acceptEnd(z.RParen, nt.TestMode);
s < 0 && this.error("expected ')' to close test group", this.tok.getPos());
const i = s >= 0 ? s : t;
return {
type: "TestGroup",
pos: t,
end: i,
expression: e
};
}
const t = this.tok.next(nt.TestMode);
t.token !== z.And && t.token !== z.Or || this.unexpectedToken(t);
const e = t.value;
const s = t.pos;
const i = t.end;
if (t.keywordEligible && lt[e] === 1) {
if (this.tok.peek(nt.TestMode).token === z.Word) {
const t = this.readTestOperand();
return {
type: "TestUnary",
pos: s,
end: t.end,
operator: e,
operand: t
};
}
this.error("expected operand after unary test operator", i);
const t = new WordImpl("", i, i);
return {
type: "TestUnary",
pos: s,
end: i,
operator: e,
operand: t
};
}
const r = this.tok.peek(nt.TestMode);
if (r.token === z.Word && r.keywordEligible && ut[r.value] === 1) {
const e = this.tok.next(nt.TestMode).value;
let o;
if (e === "=~") {
const t = this.tok.readTestRegexWord();
o = new WordImpl(this.source.slice(t.pos, t.end), t.pos, t.end, this.source, embeddedPartsResolver(this.tok.getSubstitutionContext()), this.depth);
} else o = this.readTestOperand();
const r = this.toWordFromPosEnd(t, s, i);
return {
type: "TestBinary",
pos: s,
end: o.end,
operator: e,
left: r,
right: o
};
}
const n = this.toWordFromPosEnd(t, s, i);
return {
type: "TestUnary",
pos: s,
end: n.end,
operator: "-n",
operand: n
};
}
readTestOperand() {
const t = this.tok.next(nt.TestMode);
!t.keywordEligible || t.value !== "<" && t.value !== ">" || this.error(`unexpected argument '${t.value}' to conditional operator`, t.pos);
return this.toWord(t);
}
functionDef() {
const t = this.tok.next(nt.CommandStart).pos;
const e = this.readWord(nt.FunctionName);
let s;
if (this.tok.peek(nt.CommandStart).token === z.LParen) {
const t = this.tok.next(nt.CommandStart).pos;
if (this.tok.peek(nt.CommandStart).token === z.RParen) {
this.tok.next(nt.CommandStart);
this.skipNewlines(nt.CommandStart);
s = this.commandAsBody();
} else s = this.withRedirects(this.subshellBody(t));
} else {
this.skipNewlines(nt.CommandStart);
s = this.commandAsBody();
}
return {
type: "Function",
pos: t,
end: s.end,
name: e,
body: s
};
}
simpleCommandOrFunction(t) {
const e = [];
const s = this.tok.peek(nt.CommandStart).pos;
let i = s;
let o = nt.CommandStart;
for (;;) {
const t = this.tok.peek(o).token;
if (t === z.Assignment) {
const t = this.tok.next(o);
i = t.end;
e.push(this.parseAssignment(t));
} else {
if (t !== z.Redirect) break;
{
const t = this.readRedirect(o);
e.push(t);
i = t.end;
}
}
o = nt.CommandPrefix;
}
if (this.tok.peek(nt.Normal).token !== z.Word) return new CommandImpl(s, i, void 0, e, []);
const r = this.tok.next(nt.Normal);
const n = r.keywordEligible ? r.value : "";
const h = this.toWord(r);
o = isDeclarationCommand(n) ? nt.Declaration : n === "eval" || n === "let" ? nt.EvalArgument : nt.Normal;
i = h.end;
const a = [];
if (t) while (this.tok.peek(nt.CommandPrefix).token === z.Assignment) {
const t = this.tok.next(nt.CommandPrefix);
const e = o === nt.Declaration ? this.parseAssignment(t) : this.toWord(t);
a.push(e);
i = e.end;
}
if (this.tok.peek(o).token === z.LParen && a.length === 0) {
this.tok.next(nt.Normal);
if (this.tok.peek(nt.Normal).token === z.RParen) {
this.tok.next(nt.Normal);
this.skipNewlines(nt.CommandStart);
const t = this.commandAsBody();
return {
type: "Function",
pos: h.pos,
end: t.end,
name: h,
body: t
};
}
}
for (;;) {
const t = this.tok.peek(o).token;
if (t === z.Word || t === z.Assignment) {
const e = this.tok.next(o);
const s = t === z.Assignment ? this.parseAssignment(e) : this.toWord(e);
a.push(s);
i = s.end;
} else {
if (t !== z.Redirect) break;
{
const t = this.readRedirect(o);
a.push(t);
i = t.end;
}
}
}
return new CommandImpl(s, i, h, e, a);
}
readRedirect(t) {
const e = this.tok.next(t);
const s = e.pos;
const i = e.end;
const o = e.fileDescriptor !== void 0 ? {
type: "FileDescriptor",
pos: s,
end: e.descriptorEnd,
value: e.fileDescriptor
} : e.variableName !== void 0 ? {
type: "FileDescriptorVariable",
pos: s,
end: e.descriptorEnd,
name: e.variableName
} : void 0;
const r = e.targetEnd > e.targetPos;
r || this.error("expected redirect target", e.targetPos);
if (e.value === "<<" || e.value === "<<-") {
const t = {
type: "HereDoc",
pos: s,
end: i,
operator: e.value,
descriptor: o,
delimiter: r ? {
type: "HereDocDelimiter",
pos: e.targetPos,
end: e.targetEnd,
text: this.source.slice(e.targetPos, e.targetEnd),
value: e.content ?? "",
quoted: e.delimiterQuoted
} : void 0,
body: new HereDocBodyImpl(this.source, i, e.delimiterQuoted, this.depth, this.tok.getSubstitutionContext()),
closing: void 0
};
r && this.tok.registerHereDocTarget(t);
return t;
}
const n = r ? new WordImpl(this.source.slice(e.targetPos, e.targetEnd), e.targetPos, e.targetEnd, this.source, wordPartsResolver(this.tok.getSubstitutionContext()), this.depth) : void 0;
return e.value === "<<<" ? {
type: "HereString",
pos: s,
end: i,
operator: "<<<",
descriptor: o,
target: n
} : {
type: "Redirect",
pos: s,
end: i,
operator: at[e.value] ?? ">",
descriptor: o,
target: n
};
}
commandAsBody() {
const t = this.command();
if (t && t.type !== "Command" && t.type !== "Function" && t.type !== "Coproc") return t;
this.error("expected compound command as function body", t?.pos ?? this.tok.getPos());
return this.makeCompoundList(t ? [ this.makeStatement(t) ] : []);
}
readWord(t) {
return this.toWord(this.tok.next(t));
}
readRequiredWord(t) {
const e = this.tok.peek(nt.Normal);
if (e.token === z.Word) return this.toWord(this.tok.next(nt.Normal));
e.token !== z.EOF && this.error(`expected word after '${t}'`, e.pos);
return new WordImpl("", e.pos, e.pos);
}
toWord(t) {
const e = t.raw ? t.value : this.source.slice(t.pos, t.end);
const s = t.raw && t.keywordEligible ? void 0 : this.source;
return new WordImpl(e, t.pos, t.end, s, s === void 0 ? computeBareWordParts : wordPartsResolver(this.tok.getSubstitutionContext()), this.depth);
}
toWordFromPosEnd(t, e, s) {
if (t.pos === e && t.end === s) return this.toWord(t);
return new WordImpl(this.source.slice(e, s), e, s, this.source, wordPartsResolver(this.tok.getSubstitutionContext()), this.depth);
}
parseAssignment(t) {
const e = t.raw ? t.value : this.source.slice(t.pos, t.end);
return new AssignmentImpl(e, t.pos, t.end, this.source, t.assignmentOperatorPos, this.depth, this.tok.getSubstitutionContext());
}
makeCompoundList(t) {
const e = this.tok.getPos();
const s = t.length > 0 ? t[0].pos : e;
const i = t.length > 0 ? t[t.length - 1].end : e;
return {
type: "CompoundList",
pos: s,
end: i,
commands: t
};
}
}
})
};
