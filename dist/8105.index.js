"use strict";

exports.id = 8105;

exports.ids = [ 8105 ];

exports.modules = {
84985: (function(e, t, n) {
n.d(t, {
Z: () => EventSourceParserStream
});
class ParseError extends Error {
constructor(e, t) {
super(e), this.name = "ParseError", this.type = t.type, this.field = t.field, this.value = t.value, 
this.line = t.line;
}
}
const r = 10, i = 13, s = 32;
function noop(e) {}
function createParser(e) {
if (typeof e == "function") throw new TypeError("`config` must be an object, got a function instead. Did you mean `createParser({onEvent: fn})`?");
const {onEvent: t = noop, onError: n = noop, onRetry: o = noop, onComment: c, maxBufferSize: a} = e, u = [];
let f, d, l = 0, p = !0, m = "", h = 0, y = !1;
function feed(e) {
if (y) throw new Error("Cannot feed parser: it was terminated after exceeding the configured max buffer size. Call `reset()` to resume parsing.");
if (p && (p = !1, e.charCodeAt(0) === 239 && e.charCodeAt(1) === 187 && e.charCodeAt(2) === 191 && (e = e.slice(3))), 
u.length === 0) {
const t = processLines(e);
t !== "" && (u.push(t), l = t.length), checkBufferSize();
return;
}
if (e.indexOf("\n") === -1 && e.indexOf("\r") === -1) {
u.push(e), l += e.length, checkBufferSize();
return;
}
u.push(e);
const t = u.join("");
u.length = 0, l = 0;
const n = processLines(t);
n !== "" && (u.push(n), l = n.length), checkBufferSize();
}
function checkBufferSize() {
a !== void 0 && (l + m.length <= a || (y = !0, u.length = 0, l = 0, f = void 0, 
m = "", h = 0, d = void 0, n(new ParseError(`Buffered data exceeded max buffer size of ${a} characters`, {
type: "max-buffer-size-exceeded"
}))));
}
function processLines(e) {
let n = 0;
if (e.indexOf("\r") === -1) {
let i = e.indexOf("\n", n);
for (;i !== -1; ) {
if (n === i) {
h > 0 && t({
id: f,
event: d,
data: m
}), f = void 0, m = "", h = 0, d = void 0, n = i + 1, i = e.indexOf("\n", n);
continue;
}
const o = e.charCodeAt(n);
if (isDataPrefix(e, n, o)) {
const o = e.charCodeAt(n + 5) === s ? n + 6 : n + 5, c = e.slice(o, i);
if (h === 0 && e.charCodeAt(i + 1) === r) {
t({
id: f,
event: d,
data: c
}), f = void 0, m = "", d = void 0, n = i + 2, i = e.indexOf("\n", n);
continue;
}
m = h === 0 ? c : `${m}\n${c}`, h++;
} else isEventPrefix(e, n, o) ? d = e.slice(e.charCodeAt(n + 6) === s ? n + 7 : n + 6, i) || void 0 : parseLine(e, n, i);
n = i + 1, i = e.indexOf("\n", n);
}
return e.slice(n);
}
for (;n < e.length; ) {
const t = e.indexOf("\r", n), s = e.indexOf("\n", n);
let o = -1;
if (t !== -1 && s !== -1 ? o = t < s ? t : s : t !== -1 ? o = t === e.length - 1 ? -1 : t : s !== -1 && (o = s), 
o === -1) break;
parseLine(e, n, o), n = o + 1, e.charCodeAt(n - 1) === i && e.charCodeAt(n) === r && n++;
}
return e.slice(n);
}
function parseLine(e, t, n) {
if (t === n) {
dispatchEvent();
return;
}
const r = e.charCodeAt(t);
if (isDataPrefix(e, t, r)) {
const r = e.charCodeAt(t + 5) === s ? t + 6 : t + 5, i = e.slice(r, n);
m = h === 0 ? i : `${m}\n${i}`, h++;
return;
}
if (isEventPrefix(e, t, r)) {
d = e.slice(e.charCodeAt(t + 6) === s ? t + 7 : t + 6, n) || void 0;
return;
}
if (r === 105 && e.charCodeAt(t + 1) === 100 && e.charCodeAt(t + 2) === 58) {
const r = e.slice(e.charCodeAt(t + 3) === s ? t + 4 : t + 3, n);
r.includes("\0") || (f = r);
return;
}
if (r === 58) {
if (c) {
const r = e.slice(t, n);
c(r.slice(e.charCodeAt(t + 1) === s ? 2 : 1));
}
return;
}
const i = e.slice(t, n), o = i.indexOf(":");
if (o === -1) {
processField(i, "", i);
return;
}
const a = i.slice(0, o), u = i.charCodeAt(o + 1) === s ? 2 : 1, l = i.slice(o + u);
processField(a, l, i);
}
function processField(e, t, r) {
switch (e) {
case "event":
d = t || void 0;
break;

case "data":
m = h === 0 ? t : `${m}\n${t}`, h++;
break;

case "id":
t.includes("\0") || (f = t);
break;

case "retry":
/^\d+$/.test(t) ? o(parseInt(t, 10)) : n(new ParseError(`Invalid \`retry\` value: "${t}"`, {
type: "invalid-retry",
value: t,
line: r
}));
break;

default:
n(new ParseError(`Unknown field "${e.length > 20 ? `${e.slice(0, 20)}\u2026` : e}"`, {
type: "unknown-field",
field: e,
value: t,
line: r
}));
break;
}
}
function dispatchEvent() {
h > 0 && t({
id: f,
event: d,
data: m
}), f = void 0, m = "", h = 0, d = void 0;
}
function reset(e = {}) {
if (e.consume && u.length > 0) {
const e = u.join("");
parseLine(e, 0, e.length);
}
p = !0, f = void 0, m = "", h = 0, d = void 0, u.length = 0, l = 0, y = !1;
}
return {
feed: feed,
reset: reset
};
}
function isDataPrefix(e, t, n) {
return n === 100 && e.charCodeAt(t + 1) === 97 && e.charCodeAt(t + 2) === 116 && e.charCodeAt(t + 3) === 97 && e.charCodeAt(t + 4) === 58;
}
function isEventPrefix(e, t, n) {
return n === 101 && e.charCodeAt(t + 1) === 118 && e.charCodeAt(t + 2) === 101 && e.charCodeAt(t + 3) === 110 && e.charCodeAt(t + 4) === 116 && e.charCodeAt(t + 5) === 58;
}
class EventSourceParserStream extends TransformStream {
constructor({onError: e, onRetry: t, onComment: n, maxBufferSize: r} = {}) {
let i;
super({
start(s) {
i = createParser({
onEvent: e => {
s.enqueue(e);
},
onError(t) {
typeof e == "function" && e(t), (e === "terminate" || t.type === "max-buffer-size-exceeded") && s.error(t);
},
onRetry: t,
onComment: n,
maxBufferSize: r
});
},
transform(e) {
i.feed(e);
}
});
}
}
}),
43852: (function(e, t, n) {
n.d(t, {
D4: () => m,
Re: () => y,
lF: () => p,
X$: () => h,
qg: () => u,
EJ: () => f,
ex: () => v,
yR: () => _,
wy: () => g,
EM: () => b,
xL: () => d,
bp: () => l
});
var r = n(4196);
var i = n(37428);
var s = n(88532);
var o = n(54723);
const c = new WeakSet([ Object.prototype, Error.prototype ]);
function _lazyMethod(e, t, n) {
Object.defineProperty(e, t, {
configurable: true,
enumerable: false,
get() {
const e = n(this);
Object.defineProperty(this, t, {
value: e,
configurable: true,
writable: true
});
return e;
},
set(e) {
Object.defineProperty(this, t, {
value: e,
configurable: true,
writable: true
});
}
});
}
const initializer = (e, t) => {
i.a$.init(e, t);
e.name = "ZodError";
const n = Object.getPrototypeOf(e);
if (c.has(n)) return;
c.add(n);
_lazyMethod(n, "format", e => t => i.Wk(e, t));
_lazyMethod(n, "flatten", e => t => i.JM(e, t));
_lazyMethod(n, "addIssue", e => t => {
e.issues.push(t);
e.message = JSON.stringify(e.issues, o.k8, 2);
});
_lazyMethod(n, "addIssues", e => t => {
e.issues.push(...t);
e.message = JSON.stringify(e.issues, o.k8, 2);
});
Object.defineProperty(n, "isEmpty", {
configurable: true,
enumerable: false,
get() {
return this.issues.length === 0;
}
});
};
const a = s.xI("ZodError", initializer, void 0, {
Parent: Error
});
const u = r.Tj(a);
const f = r.Rb(a);
const d = r.Od(a);
const l = r.wG(a);
const p = r.Mv(a);
const m = r.e2(a);
const h = r.GW(a);
const y = r.or(a);
const g = r.rh(a);
const v = r.VS(a);
const b = r.v_(a);
const _ = r.R3(a);
}),
80737: (function(e, t, n) {
n.d(t, {
Brp: () => w,
You: () => k,
rSt: () => K,
bzn: () => any,
YOg: () => array,
zMY: () => schemas_boolean,
gMt: () => discriminatedUnion,
Rpp: () => email,
k5n: () => _enum,
E$q: () => intersection,
Pq9: () => json,
RZV: () => lazy,
euz: () => literal,
_H3: () => looseObject,
ZmZ: () => never,
chJ: () => _null,
aig: () => number,
Ikc: () => object,
lqM: () => optional,
jgl: () => partialRecord,
vkY: () => preprocess,
g1P: () => record,
rej: () => strictObject,
YjP: () => string,
PVZ: () => tuple,
KCZ: () => union,
L5J: () => unknown,
OZ5: () => url
});
var r = n(88532);
var i = n(54723);
class $ZodCyclicError extends Error {
constructor() {
super("Cannot parse a reference cycle that closes through a transform");
this.name = "ZodCyclicError";
}
}
const s = "~memo";
const o = [];
function isRef(e) {
return e !== null && typeof e === "object";
}
function cloneIssues(e) {
return e.map(e => e.path ? {
...e,
path: e.path.slice()
} : {
...e
});
}
const c = new WeakMap;
const a = 0;
const u = 1;
const f = 2;
function isRecursive(e, t, n) {
const r = c.get(e);
if (r !== void 0) return r ? f : a;
if (t.has(e)) return f;
t.add(e);
let s = a;
const check = e => {
if (s !== f && e?._zod) {
const r = isRecursive(e, t, n);
r > s && (s = r);
}
};
const shape = (e, r) => {
let i = a;
for (const s of Reflect.ownKeys(e)) {
const o = Object.getOwnPropertyDescriptor(e, s);
if (r && !o.enumerable) continue;
const c = o.get ? u : o.value?._zod ? isRecursive(o.value, t, n) : a;
c > i && (i = c);
}
return i;
};
const merge = e => {
e > s && (s = e);
};
const o = e._zod.def;
const d = o.type;
switch (d) {
case "object":
{
const e = i.MO(o);
merge(e ? shape(e, true) : u);
check(o.catchall);
break;
}

case "array":
check(o.element);
break;

case "tuple":
for (const e of o.items) check(e);
check(o.rest);
break;

case "record":
case "map":
check(o.keyType);
check(o.valueType);
break;

case "set":
check(o.valueType);
break;

case "union":
for (const e of o.options) check(e);
break;

case "intersection":
check(o.left);
check(o.right);
break;

case "optional":
case "nullable":
case "default":
case "prefault":
case "catch":
case "readonly":
case "nonoptional":
case "promise":
case "success":
check(o.innerType);
break;

case "pipe":
check(o.in);
check(o.out);
break;

case "function":
check(o.input);
check(o.output);
break;

case "lazy":
{
const r = o._cachedInner ?? (n ? e._zod.innerType : void 0);
merge(r ? isRecursive(r, t, false) : u);
break;
}

case "template_literal":
case "string":
case "number":
case "int":
case "boolean":
case "bigint":
case "symbol":
case "undefined":
case "null":
case "void":
case "never":
case "any":
case "unknown":
case "date":
case "nan":
case "enum":
case "literal":
case "file":
case "transform":
case "custom":
break;

default:
for (const e in o) {
const t = Object.getOwnPropertyDescriptor(o, e);
if (!t || t.get) continue;
const n = t.value;
if (!n || typeof n !== "object") continue;
if (n._zod) check(n); else if (Array.isArray(n)) for (const e of n) check(e);
}
}
t.delete(e);
return settle(e, s);
}
function settle(e, t) {
t !== u && c.set(e, t === f);
return t;
}
function bucketFor(e, t) {
let n = e.buckets.get(t);
if (!n) {
n = new WeakMap;
e.buckets.set(t, n);
}
return n;
}
let d;
const l = [];
const p = {
alloc(e, t, n) {
const r = d;
if (!r) return n;
d = void 0;
const i = {
value: n,
issues: null
};
r.set(t.value, i);
l.push(i);
return n;
},
guard(e) {
var t;
(t = e._zod).deferred ?? (t.deferred = []);
e._zod.deferred.push(() => {
const t = e._zod.parse;
const wrapped = (e, n) => {
if (n.direction !== "backward" && isBackEdge(n, e.value)) throw new $ZodCyclicError;
return t(e, n);
};
e._zod.parse = wrapped;
e._zod.run === t && (e._zod.run = wrapped);
});
},
attach(e) {
var t;
let n;
let r = false;
let i;
let c;
(t = e._zod).deferred ?? (t.deferred = []);
e._zod.deferred.push(() => {
const t = e._zod.parse;
const wrapped = (u, p) => {
if (n === void 0) {
const i = isRecursive(e, new Set, false);
if (i === a) {
e._zod.parse = t;
e._zod.run === wrapped && (e._zod.run = t);
return t(u, p);
}
i === f || r ? n = true : r = true;
}
const m = u.value;
if (!isRef(m)) return t(u, p);
let h = p[s];
if (!h) {
h = {
buckets: new WeakMap,
backEdges: void 0
};
p[s] = h;
}
let y;
if (i === p) y = c; else {
y = bucketFor(h, e);
i = p;
c = y;
}
const g = y.get(m);
if (g) {
u.value = g.value;
if (g.issues) g.issues.length && u.issues.push(...cloneIssues(g.issues)); else {
u.memo = true;
h.backEdges ?? (h.backEdges = new WeakSet);
h.backEdges.add(g.value);
}
return u;
}
d = y;
const v = l.length;
const b = t(u, p);
d = void 0;
const _ = l.length > v ? l.pop() : void 0;
if (b instanceof Promise) return b.then(e => {
_ && (_.issues = e.issues.length ? cloneIssues(e.issues) : o);
return e;
});
_ && (_.issues = b.issues.length ? cloneIssues(b.issues) : o);
return b;
};
e._zod.parse = wrapped;
e._zod.run === t && (e._zod.run = wrapped);
});
}
};
function memoizer() {
return p;
}
function isBackEdge(e, t) {
const n = e[s]?.backEdges;
return n !== void 0 && isRef(t) && n.has(t);
}
var m = n(56985);
var h = n(29396);
var y = n(43759);
var g = n(98439);
var v = n(87509);
var b = n(30252);
var _ = n(43852);
var x = n(4196);
function _ensureDefaultLocale() {
r.cr.localeError || r.$W((0, b.A)());
}
function _ensureDefaultMemoizer() {
r.cr.memoizer || r.$W({
memoizer: memoizer()
});
}
const S = r.xI("ZodType", (e, t) => {
_ensureDefaultLocale();
m.W4.init(e, t);
e.def = t;
e.type = t.type;
return e;
}, {
check(...e) {
const t = this.def;
return this.clone(i.zM(t, {
checks: [ ...t.checks ?? [], ...e.map(e => typeof e === "function" ? {
_zod: {
check: e,
def: {
check: "custom"
},
onattach: []
}
} : e) ]
}), {
parent: true
});
},
with(...e) {
return this.check(...e);
},
clone(e, t) {
return i.o8(this, e, t);
},
brand() {
return this;
},
register(e, t) {
e.add(this, t);
return this;
},
refine(e, t) {
return this.check(refine(e, t));
},
superRefine(e, t) {
return this.check(superRefine(e, t));
},
overwrite(e) {
return this.check(y.bS(e));
},
optional() {
return optional(this);
},
exactOptional() {
return exactOptional(this);
},
nullable() {
return nullable(this);
},
nullish() {
return optional(nullable(this));
},
nonoptional(e) {
return nonoptional(this, e);
},
array() {
return array(this);
},
or(e) {
return union([ this, e ]);
},
and(e) {
return intersection(this, e);
},
transform(e) {
return pipe(this, transform(e));
},
default(e) {
return _default(this, e);
},
prefault(e) {
return prefault(this, e);
},
catch(e) {
return _catch(this, e);
},
pipe(e) {
return pipe(this, e);
},
readonly() {
return readonly(this);
},
describe(e) {
const t = this.clone();
h.fd.add(t, {
description: e
});
return t;
},
meta(...e) {
if (e.length === 0) return h.fd.get(this);
const t = this.clone();
h.fd.add(t, e[0]);
return t;
},
isOptional() {
return this.safeParse(void 0).success;
},
isNullable() {
return this.safeParse(null).success;
},
apply(e, ...t) {
return t.length === 0 ? e(this) : e(this, ...t);
},
get "~standard"() {
return i.jD(this, "~standard", {
...m.YK(this),
jsonSchema: {
input: (0, v.uE)(this, "input"),
output: (0, v.uE)(this, "output")
}
});
},
set "~standard"(e) {
i.qh(this, "~standard", e);
},
parse: function _parse(e, t) {
return _.qg(this, e, t, {
callee: _parse
});
},
parseAsync: async function _parseAsync(e, t) {
return await _.EJ(this, e, t, {
callee: _parseAsync
});
},
safeParse(e, t) {
return _.xL(this, e, t);
},
async safeParseAsync(e, t) {
return _.bp(this, e, t);
},
get spa() {
return this?.safeParseAsync;
},
set spa(e) {
i.qh(this, "spa", e);
},
validate(e, t) {
return x.tf(this, e, t);
},
validateAsync(e, t) {
return x.F0(this, e, t);
},
encode: function _encode(e, t) {
return _.lF(this, e, t, {
callee: _encode
});
},
decode: function _decode(e, t) {
return _.D4(this, e, t, {
callee: _decode
});
},
encodeAsync: async function _encodeAsync(e, t) {
return await _.X$(this, e, t, {
callee: _encodeAsync
});
},
decodeAsync: async function _decodeAsync(e, t) {
return await _.Re(this, e, t, {
callee: _decodeAsync
});
},
safeEncode(e, t) {
return _.wy(this, e, t);
},
safeDecode(e, t) {
return _.ex(this, e, t);
},
async safeEncodeAsync(e, t) {
return _.EM(this, e, t);
},
async safeDecodeAsync(e, t) {
return _.yR(this, e, t);
},
toJSONSchema(e) {
return (0, v.OA)(this, {})(e);
},
get description() {
return h.fd.get(this)?.description;
},
get _def() {
return this._zod.def;
}
});
const O = r.xI("_ZodString", (e, t) => {
m.$v.init(e, t);
S.init(e, t);
e._zod.processJSONSchema = (t, n, r) => g.SW(e, t, n, r);
}, i.un({
format: e => g.Fs(e).format ?? null,
minLength: e => g.Fs(e).minimum ?? null,
maxLength: e => g.Fs(e).maximum ?? null
}, {
regex(...e) {
return this.check(y.Fk(...e));
},
includes(...e) {
return this.check(y.dR(...e));
},
startsWith(...e) {
return this.check(y.$S(...e));
},
endsWith(...e) {
return this.check(y.ER(...e));
},
min(...e) {
return this.check(y.m9(...e));
},
max(...e) {
return this.check(y.Eb(...e));
},
length(...e) {
return this.check(y.YA(...e));
},
nonempty(...e) {
return this.check(y.m9(1, ...e));
},
lowercase(e) {
return this.check(y.hH(e));
},
uppercase(e) {
return this.check(y.qF(e));
},
trim() {
return this.check(y.WN());
},
normalize(...e) {
return this.check(y.lo(...e));
},
toLowerCase() {
return this.check(y.Il());
},
toUpperCase() {
return this.check(y.xY());
},
slugify() {
return this.check(y.TL());
}
}));
const z = r.xI("ZodString", (e, t) => {
m.$v.init(e, t);
O.init(e, t);
}, {
email(e) {
return this.check(y.Mu(E, e));
},
url(e) {
return this.check(y.Fn(P, e));
},
jwt(e) {
return this.check(y.rk(Y, e));
},
emoji(e) {
return this.check(y.aC(j, e));
},
guid(e) {
return this.check(y.tB(A, e));
},
uuid(e) {
return this.check(y.Be($, e));
},
uuidv4(e) {
return this.check(y.nA($, e));
},
uuidv6(e) {
return this.check(y.pY($, e));
},
uuidv7(e) {
return this.check(y.wA($, e));
},
nanoid(e) {
return this.check(y.Dl(Z, e));
},
cuid(e) {
return this.check(y.fs(C, e));
},
cuid2(e) {
return this.check(y.Bj(J, e));
},
ulid(e) {
return this.check(y.Ct(D, e));
},
base64(e) {
return this.check(y.rt(W, e));
},
base64url(e) {
return this.check(y.cU(q, e));
},
xid(e) {
return this.check(y.Pw(M, e));
},
ksuid(e) {
return this.check(y._z(L, e));
},
ipv4(e) {
return this.check(y.Ny(F, e));
},
ipv6(e) {
return this.check(y.$O(R, e));
},
cidrv4(e) {
return this.check(y.Uy(U, e));
},
cidrv6(e) {
return this.check(y.gP(V, e));
},
e164(e) {
return this.check(y.KB(B, e));
},
datetime(e) {
return this.check(y.G1(k, e));
},
date(e) {
return this.check(y.db(w, e));
},
time(e) {
return this.check(y.Kn(N, e));
},
duration(e) {
return this.check(y.f2(T, e));
}
});
function string(e) {
return y.Rl(z, e);
}
const I = r.xI("ZodStringFormat", (e, t) => {
m.EY.init(e, t);
O.init(e, t);
});
const k = r.xI("ZodISODateTime", (e, t) => {
m.Ko.init(e, t);
I.init(e, t);
});
const w = r.xI("ZodISODate", (e, t) => {
m.v1.init(e, t);
I.init(e, t);
});
const N = r.xI("ZodISOTime", (e, t) => {
m.Ax.init(e, t);
I.init(e, t);
});
const T = r.xI("ZodISODuration", (e, t) => {
m.$N.init(e, t);
I.init(e, t);
});
const E = r.xI("ZodEmail", (e, t) => {
m.qG.init(e, t);
I.init(e, t);
});
function email(e) {
return y.Mu(E, e);
}
const A = r.xI("ZodGUID", (e, t) => {
m.Zc.init(e, t);
I.init(e, t);
});
const $ = r.xI("ZodUUID", (e, t) => {
m.Zn.init(e, t);
I.init(e, t);
});
const P = r.xI("ZodURL", (e, t) => {
m.VY.init(e, t);
I.init(e, t);
});
function url(e) {
return y.Fn(P, e);
}
const j = r.xI("ZodEmoji", (e, t) => {
m.cG.init(e, t);
I.init(e, t);
});
const Z = r.xI("ZodNanoID", (e, t) => {
m.Py.init(e, t);
I.init(e, t);
});
const C = r.xI("ZodCUID", (e, t) => {
m.bl.init(e, t);
I.init(e, t);
});
const J = r.xI("ZodCUID2", (e, t) => {
m.Zu.init(e, t);
I.init(e, t);
});
const D = r.xI("ZodULID", (e, t) => {
m.g5.init(e, t);
I.init(e, t);
});
const M = r.xI("ZodXID", (e, t) => {
m.TF.init(e, t);
I.init(e, t);
});
const L = r.xI("ZodKSUID", (e, t) => {
m.GY.init(e, t);
I.init(e, t);
});
const F = r.xI("ZodIPv4", (e, t) => {
m.Lc.init(e, t);
I.init(e, t);
});
const R = r.xI("ZodIPv6", (e, t) => {
m.Zy.init(e, t);
I.init(e, t);
});
const U = r.xI("ZodCIDRv4", (e, t) => {
m.CI.init(e, t);
I.init(e, t);
});
const V = r.xI("ZodCIDRv6", (e, t) => {
m.Cn.init(e, t);
I.init(e, t);
});
const W = r.xI("ZodBase64", (e, t) => {
m.Dq.init(e, t);
I.init(e, t);
});
const q = r.xI("ZodBase64URL", (e, t) => {
m.CQ.init(e, t);
I.init(e, t);
});
const B = r.xI("ZodE164", (e, t) => {
m.Oy.init(e, t);
I.init(e, t);
});
const Y = r.xI("ZodJWT", (e, t) => {
m.h8.init(e, t);
I.init(e, t);
});
const K = r.xI("ZodNumber", (e, t) => {
m.vz.init(e, t);
S.init(e, t);
e._zod.processJSONSchema = (t, n, r) => g.Wg(e, t, n, r);
e.isFinite = true;
}, i.un({
minValue: e => {
const {minimum: t, exclusiveMinimum: n} = g.Fs(e);
return Math.max(t ?? Number.NEGATIVE_INFINITY, n ?? Number.NEGATIVE_INFINITY);
},
maxValue: e => {
const {maximum: t, exclusiveMaximum: n} = g.Fs(e);
return Math.min(t ?? Number.POSITIVE_INFINITY, n ?? Number.POSITIVE_INFINITY);
},
isInt: e => {
const {isInt: t, multipleOf: n} = g.Fs(e);
return !!t || !!n?.some(Number.isSafeInteger);
},
format: e => g.Fs(e).format ?? null
}, {
gt(e, t) {
return this.check(y.Tx(e, t));
},
gte(e, t) {
return this.check(y.qm(e, t));
},
min(e, t) {
return this.check(y.qm(e, t));
},
lt(e, t) {
return this.check(y.Au(e, t));
},
lte(e, t) {
return this.check(y.Zm(e, t));
},
max(e, t) {
return this.check(y.Zm(e, t));
},
int(e) {
return this.check(schemas_int(e));
},
safe(e) {
return this.check(schemas_int(e));
},
positive(e) {
return this.check(y.Tx(0, e));
},
nonnegative(e) {
return this.check(y.qm(0, e));
},
negative(e) {
return this.check(y.Au(0, e));
},
nonpositive(e) {
return this.check(y.Zm(0, e));
},
multipleOf(e, t) {
return this.check(y.Hi(e, t));
},
step(e, t) {
return this.check(y.Hi(e, t));
},
finite() {
return this;
}
}));
function number(e) {
return y.F7(K, e);
}
const G = r.xI("ZodNumberFormat", (e, t) => {
m.I.init(e, t);
K.init(e, t);
});
function schemas_int(e) {
return y.LK(G, e);
}
const X = r.xI("ZodBoolean", (e, t) => {
m.sF.init(e, t);
S.init(e, t);
e._zod.processJSONSchema = (t, n, r) => g.dO(e, t, n, r);
});
function schemas_boolean(e) {
return y._L(X, e);
}
const H = r.xI("ZodNull", (e, t) => {
m.x8.init(e, t);
S.init(e, t);
e._zod.processJSONSchema = (t, n, r) => g.In(e, t, n, r);
});
function _null(e) {
return y.jw(H, e);
}
const Q = r.xI("ZodAny", (e, t) => {
m.Gb.init(e, t);
S.init(e, t);
e._zod.processJSONSchema = (t, n, r) => g.NX(e, t, n, r);
});
function any() {
return y.KA(Q);
}
const ee = r.xI("ZodUnknown", (e, t) => {
m.GP.init(e, t);
S.init(e, t);
e._zod.processJSONSchema = (t, n, r) => g.NV(e, t, n, r);
});
function unknown() {
return y.em(ee);
}
const te = r.xI("ZodNever", (e, t) => {
m.Um.init(e, t);
S.init(e, t);
e._zod.processJSONSchema = (t, n, r) => g.RH(e, t, n, r);
});
function never(e) {
return y.G8(te, e);
}
const ne = r.xI("ZodArray", (e, t) => {
_ensureDefaultMemoizer();
m.$p.init(e, t);
S.init(e, t);
e._zod.processJSONSchema = (t, n, r) => g.cY(e, t, n, r);
e.element = t.element;
}, {
min(e, t) {
return this.check(y.m9(e, t));
},
nonempty(e) {
return this.check(y.m9(1, e));
},
max(e, t) {
return this.check(y.Eb(e, t));
},
length(e, t) {
return this.check(y.YA(e, t));
},
unwrap() {
return this.element;
}
});
function array(e, t) {
return y.dZ(ne, e, t);
}
const re = r.xI("ZodObject", (e, t) => {
_ensureDefaultMemoizer();
m.w.init(e, t);
S.init(e, t);
e._zod.processJSONSchema = (t, n, r) => g.Ec(e, t, n, r);
i.X(e, "shape", e => e._zod.def.shape, false);
}, {
keyof() {
return _enum(Object.keys(this._zod.def.shape));
},
catchall(e) {
return this.clone(i.zM(this._zod.def, {
catchall: e
}));
},
passthrough() {
return this.clone(i.zM(this._zod.def, {
catchall: unknown()
}));
},
loose() {
return this.clone(i.zM(this._zod.def, {
catchall: unknown()
}));
},
strict() {
return this.clone(i.zM(this._zod.def, {
catchall: never()
}));
},
strip() {
return this.clone(i.zM(this._zod.def, {
catchall: void 0
}));
},
extend(e) {
return i.X$(this, e);
},
safeExtend(e) {
return i.W0(this, e);
},
merge(e) {
return i.h1(this, e);
},
pick(e) {
return i.Up(this, e);
},
omit(e) {
return i.cJ(this, e);
},
partial(...e) {
return i.OH(le, this, e[0]);
},
exactPartial(...e) {
return i.OH(pe, this, e[0], "exactPartial");
},
required(...e) {
return i.mw(ge, this, e[0]);
}
});
function object(e, t) {
const n = {
type: "object",
shape: e ?? {},
...i.A2(t)
};
return new re(n);
}
function strictObject(e, t) {
return new re({
type: "object",
shape: e,
catchall: never(),
...i.A2(t)
});
}
function looseObject(e, t) {
return new re({
type: "object",
shape: e,
catchall: unknown(),
...i.A2(t)
});
}
const ie = r.xI("ZodUnion", (e, t) => {
m.cu.init(e, t);
S.init(e, t);
e._zod.processJSONSchema = (t, n, r) => g.iC(e, t, n, r);
e.options = t.options;
});
function union(e, t) {
return new ie({
type: "union",
options: e,
...i.A2(t)
});
}
const se = r.xI("ZodDiscriminatedUnion", (e, t) => {
ie.init(e, t);
m.P0.init(e, t);
});
function discriminatedUnion(e, t, n) {
return new se({
type: "union",
options: t,
discriminator: e,
...i.A2(n)
});
}
const oe = r.xI("ZodIntersection", (e, t) => {
m.LJ.init(e, t);
S.init(e, t);
e._zod.processJSONSchema = (t, n, r) => g.i_(e, t, n, r);
});
function intersection(e, t) {
return new oe({
type: "intersection",
left: e,
right: t
});
}
const ce = r.xI("ZodTuple", (e, t) => {
_ensureDefaultMemoizer();
m.G3.init(e, t);
S.init(e, t);
e._zod.processJSONSchema = (t, n, r) => g.CN(e, t, n, r);
}, {
rest(e) {
return this.clone({
...this._zod.def,
rest: e
});
},
partial() {
const e = this._zod.def;
if (e.checks?.length) throw new Error(".partial() cannot be used on tuple schemas containing refinements");
return this.clone({
...e,
items: e.items.map(e => new le({
type: "optional",
innerType: e
}))
});
}
});
function tuple(e, t, n) {
const r = t instanceof m.W4;
const s = r ? n : t;
const o = r ? t : null;
return new ce({
type: "tuple",
items: e,
rest: o,
...i.A2(s)
});
}
const ae = r.xI("ZodRecord", (e, t) => {
_ensureDefaultMemoizer();
m.h.init(e, t);
S.init(e, t);
e._zod.processJSONSchema = (t, n, r) => g.GC(e, t, n, r);
e.keyType = t.keyType;
e.valueType = t.valueType;
});
function record(e, t, n) {
if (!t || !t._zod) return new ae({
type: "record",
keyType: string(),
valueType: e,
...i.A2(t)
});
return new ae({
type: "record",
keyType: e,
valueType: t,
...i.A2(n)
});
}
function partialRecord(e, t, n) {
return new ae({
type: "record",
keyType: e,
valueType: t,
...i.A2(n),
partial: true
});
}
const ue = r.xI("ZodEnum", (e, t) => {
m.VO.init(e, t);
S.init(e, t);
e._zod.processJSONSchema = (t, n, r) => g.C0(e, t, n, r);
e.enum = t.entries;
e.options = [ ...e._zod.values ];
const n = new Set(Object.keys(t.entries));
e.extract = (e, r) => {
const s = {};
for (const r of e) {
if (!n.has(r)) throw new Error(`Key ${r} not found in enum`);
s[r] = t.entries[r];
}
return new ue({
...t,
checks: [],
...i.A2(r),
entries: s
});
};
e.exclude = (e, r) => {
const s = {
...t.entries
};
for (const t of e) {
if (!n.has(t)) throw new Error(`Key ${t} not found in enum`);
delete s[t];
}
return new ue({
...t,
checks: [],
...i.A2(r),
entries: s
});
};
});
function _enum(e, t) {
const n = Array.isArray(e) ? Object.fromEntries(e.map(e => [ e, e ])) : e;
return new ue({
type: "enum",
entries: n,
...i.A2(t)
});
}
const fe = r.xI("ZodLiteral", (e, t) => {
m.nu.init(e, t);
S.init(e, t);
e._zod.processJSONSchema = (t, n, r) => g.Yv(e, t, n, r);
e.values = new Set(t.values);
Object.defineProperty(e, "value", {
get() {
if (t.values.length > 1) throw new Error("This schema contains multiple valid literal values. Use `.values` instead.");
return t.values[0];
}
});
});
function literal(e, t) {
return new fe({
type: "literal",
values: Array.isArray(e) ? e : [ e ],
...i.A2(t)
});
}
const de = r.xI("ZodTransform", (e, t) => {
_ensureDefaultMemoizer();
m.Wc.init(e, t);
S.init(e, t);
e._zod.processJSONSchema = (t, n, r) => g.xi(e, t, n, r);
e._zod.parse = (n, s) => {
if (s.direction === "backward") throw new r.cV(e.constructor.name);
n.addIssue = r => {
if (typeof r === "string") n.issues.push(i.sn(r, n.value, t)); else {
const t = r;
t.fatal && (t.continue = false);
t.code ?? (t.code = "custom");
"input" in t || (t.input = n.value);
t.inst ?? (t.inst = e);
n.issues.push(i.sn(t));
}
};
const o = t.transform(n.value, n);
if (o instanceof Promise) return o.then(e => {
n.value = e;
return n;
});
n.value = o;
return n;
};
});
function transform(e) {
return new de({
type: "transform",
transform: e
});
}
const le = r.xI("ZodOptional", (e, t) => {
m.ig.init(e, t);
S.init(e, t);
e._zod.processJSONSchema = (t, n, r) => g.$k(e, t, n, r);
e.unwrap = () => e._zod.def.innerType;
});
function optional(e) {
return new le({
type: "optional",
innerType: e
});
}
const pe = r.xI("ZodExactOptional", (e, t) => {
m.RL.init(e, t);
S.init(e, t);
e._zod.processJSONSchema = (t, n, r) => g.$k(e, t, n, r);
e.unwrap = () => e._zod.def.innerType;
});
function exactOptional(e) {
return new pe({
type: "optional",
innerType: e
});
}
const me = r.xI("ZodNullable", (e, t) => {
m.qc.init(e, t);
S.init(e, t);
e._zod.processJSONSchema = (t, n, r) => g.yq(e, t, n, r);
e.unwrap = () => e._zod.def.innerType;
});
function nullable(e) {
return new me({
type: "nullable",
innerType: e
});
}
const he = r.xI("ZodDefault", (e, t) => {
m.rv.init(e, t);
S.init(e, t);
e._zod.processJSONSchema = (t, n, r) => g.mh(e, t, n, r);
e.unwrap = () => e._zod.def.innerType;
e.removeDefault = e.unwrap;
});
function _default(e, t) {
return new he({
type: "default",
innerType: e,
get defaultValue() {
return typeof t === "function" ? t() : i.yG(t);
}
});
}
const ye = r.xI("ZodPrefault", (e, t) => {
m.VF.init(e, t);
S.init(e, t);
e._zod.processJSONSchema = (t, n, r) => g.A(e, t, n, r);
e.unwrap = () => e._zod.def.innerType;
});
function prefault(e, t) {
return new ye({
type: "prefault",
innerType: e,
get defaultValue() {
return typeof t === "function" ? t() : i.yG(t);
}
});
}
const ge = r.xI("ZodNonOptional", (e, t) => {
m.N$.init(e, t);
S.init(e, t);
e._zod.processJSONSchema = (t, n, r) => g.cR(e, t, n, r);
e.unwrap = () => e._zod.def.innerType;
});
function nonoptional(e, t) {
return new ge({
type: "nonoptional",
innerType: e,
...i.A2(t)
});
}
const ve = r.xI("ZodCatch", (e, t) => {
m.t$.init(e, t);
S.init(e, t);
e._zod.processJSONSchema = (t, n, r) => g.Q9(e, t, n, r);
e.unwrap = () => e._zod.def.innerType;
e.removeCatch = e.unwrap;
});
function _catch(e, t) {
return new ve({
type: "catch",
innerType: e,
catchValue: typeof t === "function" ? t : i.SS(t)
});
}
const be = r.xI("ZodPipe", (e, t) => {
m._m.init(e, t);
S.init(e, t);
e._zod.processJSONSchema = (t, n, r) => g.fs(e, t, n, r);
e.in = t.in;
e.out = t.out;
});
function pipe(e, t) {
return new be({
type: "pipe",
in: e,
out: t
});
}
const _e = r.xI("ZodPreprocess", (e, t) => {
be.init(e, t);
m.KX.init(e, t);
});
const xe = r.xI("ZodReadonly", (e, t) => {
m.Sb.init(e, t);
S.init(e, t);
e._zod.processJSONSchema = (t, n, r) => g.$X(e, t, n, r);
e.unwrap = () => e._zod.def.innerType;
});
function readonly(e) {
return new xe({
type: "readonly",
innerType: e
});
}
const Se = r.xI("ZodLazy", (e, t) => {
m.kU.init(e, t);
S.init(e, t);
e._zod.processJSONSchema = (t, n, r) => g.Tr(e, t, n, r);
e.unwrap = () => e._zod.def.getter();
});
function lazy(e) {
return new Se({
type: "lazy",
getter: e
});
}
const Oe = r.xI("ZodCustom", (e, t) => {
m.b0.init(e, t);
S.init(e, t);
e._zod.processJSONSchema = (t, n, r) => g.A6(e, t, n, r);
});
function refine(e, t = {}) {
return y.fU(Oe, e, t);
}
function superRefine(e, t) {
return y.MB(e, t);
}
y.q0;
y.mI;
function json(e) {
const t = lazy(() => union([ string(e), number(), schemas_boolean(), _null(), array(t), record(string(), t) ]));
return t;
}
function preprocess(e, t) {
return new _e({
type: "pipe",
in: transform(e),
out: t
});
}
}),
98439: (function(e, t, n) {
n.d(t, {
$X: () => readonlyProcessor,
$k: () => optionalProcessor,
A: () => prefaultProcessor,
A6: () => customProcessor,
C0: () => enumProcessor,
CN: () => tupleProcessor,
Ec: () => objectProcessor,
Fl: () => dateProcessor,
Fs: () => aggregateChecks,
GC: () => recordProcessor,
In: () => nullProcessor,
NV: () => unknownProcessor,
NX: () => anyProcessor,
Q9: () => catchProcessor,
RH: () => neverProcessor,
SW: () => stringProcessor,
Tr: () => lazyProcessor,
Wg: () => numberProcessor,
Y8: () => bigintProcessor,
Yv: () => literalProcessor,
bl: () => toJSONSchema,
cR: () => nonoptionalProcessor,
cY: () => arrayProcessor,
dO: () => booleanProcessor,
fs: () => pipeProcessor,
iC: () => unionProcessor,
i_: () => intersectionProcessor,
mh: () => defaultProcessor,
xi: () => transformProcessor,
yq: () => nullableProcessor
});
var r = n(23908);
var i = n(56985);
var s = n(87509);
var o = n(54723);
const narrowMin = (e, t, n) => {
(e[t] === void 0 || n > e[t]) && (e[t] = n);
};
const narrowMax = (e, t, n) => {
(e[t] === void 0 || n < e[t]) && (e[t] = n);
};
const narrowBoth = (e, t) => {
narrowMin(e, "minimum", t);
narrowMax(e, "maximum", t);
};
const addDivisor = (e, t) => {
e.multipleOf ?? (e.multipleOf = []);
e.multipleOf.includes(t) || e.multipleOf.push(t);
};
const addPattern = (e, t) => {
e.patterns ?? (e.patterns = new Set);
e.patterns.add(t);
};
const intersectMime = (e, t) => {
e.mime = e.mime ? e.mime.filter(e => t.includes(e)) : [ ...t ];
};
const setFormat = (e, t) => {
e.format = t;
t.includes("int") && (e.isInt = true);
};
const minContributor = (e, t) => narrowMin(e, "minimum", t.minimum);
const maxContributor = (e, t) => narrowMax(e, "maximum", t.maximum);
const formatContributor = e => (t, n) => {
setFormat(t, n.format);
const [r, i] = e[n.format];
narrowMin(t, "minimum", r);
narrowMax(t, "maximum", i);
};
const c = {
greater_than: (e, t) => narrowMin(e, t.inclusive ? "minimum" : "exclusiveMinimum", t.value),
less_than: (e, t) => narrowMax(e, t.inclusive ? "maximum" : "exclusiveMaximum", t.value),
multiple_of: (e, t) => addDivisor(e, t.value),
number_format: formatContributor(o.zH),
bigint_format: formatContributor(o.NR),
min_length: minContributor,
max_length: maxContributor,
length_equals: (e, t) => narrowBoth(e, t.length),
min_size: minContributor,
max_size: maxContributor,
size_equals: (e, t) => narrowBoth(e, t.size),
string_format: (e, t) => {
setFormat(e, t.format);
t.pattern && addPattern(e, t.pattern);
t.format !== "base64" && t.format !== "base64url" || (e.contentEncoding = t.format);
(t.local || t.precision === -1) && (e.laxFormat = true);
},
mime_type: (e, t) => intersectMime(e, t.mime)
};
function aggregateChecks(e) {
const t = {};
const n = e._zod.def;
const r = e._zod.traits.has("$ZodCheck") ? [ e, ...n.checks ?? [] ] : n.checks ?? [];
for (const e of r) c[e._zod.def.check]?.(t, e._zod.def);
const i = e._zod.bag;
i.minimum !== void 0 && narrowMin(t, "minimum", i.minimum);
i.exclusiveMinimum !== void 0 && narrowMin(t, "exclusiveMinimum", i.exclusiveMinimum);
i.maximum !== void 0 && narrowMax(t, "maximum", i.maximum);
i.exclusiveMaximum !== void 0 && narrowMax(t, "exclusiveMaximum", i.exclusiveMaximum);
i.multipleOf !== void 0 && addDivisor(t, i.multipleOf);
if (i.format !== void 0) {
t.format ?? (t.format = i.format);
i.format.includes("int") && (t.isInt = true);
}
i.mime && intersectMime(t, i.mime);
for (const e of i.patterns ?? []) addPattern(t, e);
return t;
}
const a = {
guid: "uuid",
url: "uri",
datetime: "date-time",
json_string: "json-string",
regex: ""
};
const u = new Map([ [ i.cq, r.K3 ], [ i.xE, r.r0 ] ]);
const exactPattern = e => u.get(e) ?? e;
const stringProcessor = (e, t, n, r) => {
const i = n;
i.type = "string";
const {minimum: s, maximum: o, format: c, patterns: u, contentEncoding: f, laxFormat: d} = aggregateChecks(e);
typeof s === "number" && (i.minLength = s);
typeof o === "number" && (i.maxLength = o);
if (c) {
i.format = a[c] ?? c;
i.format === "" && delete i.format;
(c === "time" || d) && delete i.format;
}
f && (i.contentEncoding = f);
if (u && u.size > 0) {
const e = [ ...u ].map(exactPattern);
e.length === 1 ? i.pattern = e[0].source : e.length > 1 && (i.allOf = [ ...e.map(e => ({
...t.target === "draft-07" || t.target === "draft-04" || t.target === "openapi-3.0" ? {
type: "string"
} : {},
pattern: e.source
})) ]);
}
};
const numberProcessor = (e, t, n, r) => {
const i = n;
const {minimum: o, maximum: c, multipleOf: a, exclusiveMaximum: u, exclusiveMinimum: f, isInt: d} = aggregateChecks(e);
i.type = d ? "integer" : "number";
const l = typeof f === "number" && f >= (o ?? Number.NEGATIVE_INFINITY);
const p = typeof u === "number" && u <= (c ?? Number.POSITIVE_INFINITY);
const m = t.target === "draft-04" || t.target === "openapi-3.0";
if (l) if (m) {
i.minimum = f;
i.exclusiveMinimum = true;
} else i.exclusiveMinimum = f; else typeof o === "number" && (i.minimum = o);
if (p) if (m) {
i.maximum = u;
i.exclusiveMaximum = true;
} else i.exclusiveMaximum = u; else typeof c === "number" && (i.maximum = c);
if (a) {
const n = new Set;
for (const o of a) Number.isFinite(o) && o !== 0 ? n.add(Math.abs(o)) : (0, s._S)(e, t, i, r, `A multipleOf divisor of ${o} cannot be represented in JSON Schema`);
const [o, ...c] = n;
o !== void 0 && (i.multipleOf = o);
c.length && (i.allOf = [ ...i.allOf ?? [], ...c.map(e => ({
multipleOf: e
})) ]);
}
};
const booleanProcessor = (e, t, n, r) => {
n.type = "boolean";
};
const bigintProcessor = (e, t, n, r) => {
(0, s._S)(e, t, n, r, "BigInt cannot be represented in JSON Schema");
};
const symbolProcessor = (e, t, n, r) => {
(0, s._S)(e, t, n, r, "Symbols cannot be represented in JSON Schema");
};
const nullProcessor = (e, t, n, r) => {
if (t.target === "openapi-3.0") {
n.type = "string";
n.nullable = true;
n.enum = [ null ];
} else n.type = "null";
};
const undefinedProcessor = (e, t, n, r) => {
(0, s._S)(e, t, n, r, "Undefined cannot be represented in JSON Schema");
};
const voidProcessor = (e, t, n, r) => {
(0, s._S)(e, t, n, r, "Void cannot be represented in JSON Schema");
};
const neverProcessor = (e, t, n, r) => {
n.not = {};
};
const anyProcessor = (e, t, n, r) => {};
const unknownProcessor = (e, t, n, r) => {};
const dateProcessor = (e, t, n, r) => {
(0, s._S)(e, t, n, r, "Date cannot be represented in JSON Schema");
};
const enumProcessor = (e, t, n, r) => {
const i = e._zod.def;
const s = (0, o.w5)(i.entries);
if (s.length === 0) {
n.not = {};
return;
}
s.every(e => typeof e === "number") && (n.type = "number");
s.every(e => typeof e === "string") && (n.type = "string");
n.enum = s;
};
const literalProcessor = (e, t, n, r) => {
const i = e._zod.def;
if (i.values.length === 0) {
n.not = {};
return;
}
const o = [];
for (const c of i.values) if (c === void 0) {
if ((0, s._S)(e, t, n, r, "Literal `undefined` cannot be represented in JSON Schema")) return;
} else if (typeof c === "bigint") {
if ((0, s._S)(e, t, n, r, "BigInt literals cannot be represented in JSON Schema")) return;
o.push(Number(c));
} else o.push(c);
if (o.length === 0) ; else if (o.length === 1) {
const e = o[0];
n.type = e === null ? "null" : typeof e;
t.target === "draft-04" || t.target === "openapi-3.0" ? n.enum = [ e ] : n.const = e;
} else {
o.every(e => typeof e === "number") && (n.type = "number");
o.every(e => typeof e === "string") && (n.type = "string");
o.every(e => typeof e === "boolean") && (n.type = "boolean");
o.every(e => e === null) && (n.type = "null");
n.enum = o;
}
};
const nanProcessor = (e, t, n, r) => {
(0, s._S)(e, t, n, r, "NaN cannot be represented in JSON Schema");
};
const templateLiteralProcessor = (e, t, n, r) => {
const i = n;
const s = e._zod.pattern;
if (!s) throw new Error("Pattern not found in template literal");
i.type = "string";
i.pattern = s.source;
};
const fileProcessor = (e, t, n, r) => {
const i = n;
i.type = "string";
i.format = "binary";
i.contentEncoding = "binary";
const {minimum: s, maximum: o, mime: c} = aggregateChecks(e);
s !== void 0 && (i.minLength = s);
o !== void 0 && (i.maxLength = o);
if (!c) return;
c.length === 0 ? i.not = {} : c.length === 1 ? i.contentMediaType = c[0] : i.anyOf = c.map(e => ({
contentMediaType: e
}));
};
const successProcessor = (e, t, n, r) => {
n.type = "boolean";
};
const customProcessor = (e, t, n, r) => {
(0, s._S)(e, t, n, r, "Custom types cannot be represented in JSON Schema");
};
const functionProcessor = (e, t, n, r) => {
(0, s._S)(e, t, n, r, "Function types cannot be represented in JSON Schema");
};
const transformProcessor = (e, t, n, r) => {
(0, s._S)(e, t, n, r, "Transforms cannot be represented in JSON Schema");
};
const mapProcessor = (e, t, n, r) => {
(0, s._S)(e, t, n, r, "Map cannot be represented in JSON Schema");
};
const setProcessor = (e, t, n, r) => {
(0, s._S)(e, t, n, r, "Set cannot be represented in JSON Schema");
};
const arrayProcessor = (e, t, n, r) => {
const i = n;
const o = e._zod.def;
const {minimum: c, maximum: a} = aggregateChecks(e);
typeof c === "number" && (i.minItems = c);
typeof a === "number" && (i.maxItems = a);
i.type = "array";
i.items = (0, s.Lp)(o.element, t, {
...r,
path: [ ...r.path, "items" ]
});
};
function inputOptin(e) {
const t = e._zod.def;
if (t.type === "pipe" && t.in._zod.traits.has("$ZodTransform")) return inputOptin(t.out);
if (t.type === "catch") return inputOptin(t.innerType);
return e._zod.optin;
}
const objectProcessor = (e, t, n, r) => {
const i = n;
const c = e._zod.def;
const a = c.shape;
const u = Object.getOwnPropertySymbols(a);
if (u.length && (0, s._S)(e, t, i, r, "Symbol keys cannot be represented in JSON Schema")) return;
i.type = "object";
i.properties = {};
for (const e in a) (0, o.Vy)(i.properties, e, (0, s.Lp)(a[e], t, {
...r,
path: [ ...r.path, "properties", e ]
}));
const f = [];
for (const e of Object.keys(a)) {
const n = c.shape[e];
(t.io === "input" ? inputOptin(n) === void 0 : n._zod.optout === void 0) && f.push(e);
}
f.length > 0 && (i.required = f);
c.catchall?._zod.def.type === "never" ? i.additionalProperties = false : c.catchall ? c.catchall && (i.additionalProperties = (0, 
s.Lp)(c.catchall, t, {
...r,
path: [ ...r.path, "additionalProperties" ]
})) : t.io === "output" && (i.additionalProperties = false);
};
const unionProcessor = (e, t, n, r) => {
const i = e._zod.def;
const o = i.inclusive === false;
const c = i.options.map((e, n) => (0, s.Lp)(e, t, {
...r,
path: [ ...r.path, o ? "oneOf" : "anyOf", n ]
}));
o ? n.oneOf = c : n.anyOf = c;
};
const intersectionProcessor = (e, t, n, r) => {
const i = e._zod.def;
const o = (0, s.Lp)(i.left, t, {
...r,
path: [ ...r.path, "allOf", 0 ]
});
const c = (0, s.Lp)(i.right, t, {
...r,
path: [ ...r.path, "allOf", 1 ]
});
const isSimpleIntersection = e => "allOf" in e && Object.keys(e).length === 1;
const a = [ ...isSimpleIntersection(o) ? o.allOf : [ o ], ...isSimpleIntersection(c) ? c.allOf : [ c ] ];
n.allOf = a;
t.intersections.push(a);
};
const tupleProcessor = (e, t, n, r) => {
const i = n;
const o = e._zod.def;
i.type = "array";
const c = t.target === "draft-2020-12" ? "prefixItems" : "items";
const a = t.target === "draft-2020-12" || t.target === "openapi-3.0" ? "items" : "additionalItems";
const u = o.items.map((e, n) => (0, s.Lp)(e, t, {
...r,
path: [ ...r.path, c, n ]
}));
const f = o.rest ? (0, s.Lp)(o.rest, t, {
...r,
path: [ ...r.path, a, ...t.target === "openapi-3.0" ? [ o.items.length ] : [] ]
}) : null;
let d = o.items.length;
while (d > 0) {
const e = o.items[d - 1];
const n = t.io === "input" ? inputOptin(e) !== void 0 : e._zod.optout === "optional";
if (!n) break;
d--;
}
const l = o.items.length;
const p = !o.rest;
if (t.target === "draft-2020-12") {
i.prefixItems = u;
p ? i.items = false : f && (i.items = f);
d > 0 && (i.minItems = d);
p && (i.maxItems = l);
} else if (t.target === "openapi-3.0") {
i.items = {
anyOf: u
};
f && i.items.anyOf.push(f);
d > 0 && (i.minItems = d);
p && (i.maxItems = l);
} else {
i.items = u;
p ? i.additionalItems = false : f && (i.additionalItems = f);
d > 0 && (i.minItems = d);
p && (i.maxItems = l);
}
const {minimum: m, maximum: h} = aggregateChecks(e);
typeof m === "number" && (i.minItems = m);
typeof h === "number" && (i.maxItems = h);
};
function stringifyKeyNames(e, t, n) {
if (t.$ref) {
if (n.has(t)) return t;
n.add(t);
const r = e.get(t)?.def;
if (!r) return t;
const i = stringifyKeyNames(e, r, n);
return i === r ? t : i;
}
for (const r of [ "anyOf", "oneOf" ]) {
const i = t[r];
if (!Array.isArray(i)) continue;
const s = i.map(t => stringifyKeyNames(e, t, n));
s.some((e, t) => e !== i[t]) && (t = {
...t,
[r]: s
});
}
const i = Array.isArray(t.type) ? t.type : [ t.type ];
const s = !i.includes("string") && i.some(e => e === "number" || e === "integer");
const o = t.enum ?? (t.const !== void 0 ? [ t.const ] : void 0);
if (!s && !o?.some(e => typeof e === "number")) return t;
const {minimum: c, maximum: a, exclusiveMinimum: u, exclusiveMaximum: f, multipleOf: d, format: l, id: p, ...m} = t;
m.enum ? m.enum = m.enum.map(e => typeof e === "number" ? String(e) : e) : typeof m.const === "number" && (m.const = String(m.const));
if (!s) return m;
m.type = "string";
o || (m.pattern = (i.includes("number") ? r.ai : r.nd).source);
return m;
}
const f = new WeakMap;
function rewriteKeyNames(e) {
const t = new Map;
for (const n of e.seen.values()) n.def && !t.has(n.schema) && t.set(n.schema, n);
const n = new Map;
for (const r of f.get(e) ?? []) {
const i = e.seen.get(r);
const s = (i?.def ?? i?.schema)?.propertyNames;
if (!s || s === true || n.has(s)) continue;
const o = stringifyKeyNames(t, s, new Set);
o !== s && n.set(s, o);
}
if (!n.size) return;
for (const t of e.seen.values()) for (const e of [ t.schema, t.def ]) {
const t = e && n.get(e.propertyNames);
t && (e.propertyNames = t);
}
}
const recordProcessor = (e, t, n, r) => {
const i = n;
const c = e._zod.def;
i.type = "object";
const a = c.keyType;
const u = aggregateChecks(a).patterns;
if (c.mode === "loose" && u && u.size > 0) {
const e = (0, s.Lp)(c.valueType, t, {
...r,
path: [ ...r.path, "patternProperties", "*" ]
});
i.patternProperties = {};
for (const t of u) (0, o.Vy)(i.patternProperties, exactPattern(t).source, e);
} else {
if (t.target === "draft-07" || t.target === "draft-2020-12") {
i.propertyNames = (0, s.Lp)(c.keyType, t, {
...r,
path: [ ...r.path, "propertyNames" ]
});
let n = f.get(t);
if (!n) {
n = [];
f.set(t, n);
t.deferred.push(() => rewriteKeyNames(t));
}
n.push(e);
}
i.additionalProperties = (0, s.Lp)(c.valueType, t, {
...r,
path: [ ...r.path, "additionalProperties" ]
});
}
const d = a._zod.values;
const l = t.io === "input" && inputOptin(c.valueType) !== void 0;
if (d && !c.partial && !l) {
const e = [ ...d ].filter(e => typeof e === "string" || typeof e === "number");
e.length > 0 && (i.required = e.map(String));
}
};
const nullableProcessor = (e, t, n, r) => {
const i = e._zod.def;
const o = (0, s.Lp)(i.innerType, t, r);
const c = t.seen.get(e);
if (t.target === "openapi-3.0") {
c.ref = i.innerType;
n.nullable = true;
} else n.anyOf = [ o, {
type: "null"
} ];
};
const nonoptionalProcessor = (e, t, n, r) => {
const i = e._zod.def;
(0, s.Lp)(i.innerType, t, r);
const o = t.seen.get(e);
o.ref = i.innerType;
};
const d = Symbol();
function serializeDefaultValue(e, t, n, r, i) {
let o = false;
const c = JSON.stringify(e, (e, t) => {
if (typeof t !== "bigint") return t;
o = true;
return null;
});
if (!o) return JSON.parse(c);
(0, s._S)(t, n, r, i, "BigInt defaults cannot be represented in JSON Schema");
return d;
}
const defaultProcessor = (e, t, n, r) => {
const i = e._zod.def;
(0, s.Lp)(i.innerType, t, r);
const o = t.seen.get(e);
o.ref = i.innerType;
const c = serializeDefaultValue(i.defaultValue, e, t, n, r);
c !== d && (n.default = c);
};
const prefaultProcessor = (e, t, n, r) => {
const i = e._zod.def;
(0, s.Lp)(i.innerType, t, r);
const o = t.seen.get(e);
o.ref = i.innerType;
if (t.io !== "input") return;
const c = serializeDefaultValue(i.defaultValue, e, t, n, r);
c !== d && (n._prefault = c);
};
const catchProcessor = (e, t, n, r) => {
const i = e._zod.def;
(0, s.Lp)(i.innerType, t, r);
const o = t.seen.get(e);
o.ref = i.innerType;
let c;
try {
c = i.catchValue(void 0);
} catch {
(0, s._S)(e, t, n, r, "Dynamic catch values are not supported in JSON Schema");
return;
}
n.default = c;
};
const pipeProcessor = (e, t, n, r) => {
const i = e._zod.def;
const o = i.in._zod.traits.has("$ZodTransform");
const c = t.io === "input" ? o ? i.out : i.in : i.out;
(0, s.Lp)(c, t, r);
const a = t.seen.get(e);
a.ref = c;
};
const readonlyProcessor = (e, t, n, r) => {
const i = e._zod.def;
(0, s.Lp)(i.innerType, t, r);
const o = t.seen.get(e);
o.ref = i.innerType;
n.readOnly = true;
};
const promiseProcessor = (e, t, n, r) => {
const i = e._zod.def;
(0, s.Lp)(i.innerType, t, r);
const o = t.seen.get(e);
o.ref = i.innerType;
};
const optionalProcessor = (e, t, n, r) => {
const i = e._zod.def;
(0, s.Lp)(i.innerType, t, r);
const o = t.seen.get(e);
o.ref = i.innerType;
};
const lazyProcessor = (e, t, n, r) => {
const i = e._zod.innerType;
(0, s.Lp)(i, t, r);
const o = t.seen.get(e);
o.ref = i;
};
const l = {
string: stringProcessor,
number: numberProcessor,
boolean: booleanProcessor,
bigint: bigintProcessor,
symbol: symbolProcessor,
null: nullProcessor,
undefined: undefinedProcessor,
void: voidProcessor,
never: neverProcessor,
any: anyProcessor,
unknown: unknownProcessor,
date: dateProcessor,
enum: enumProcessor,
literal: literalProcessor,
nan: nanProcessor,
template_literal: templateLiteralProcessor,
file: fileProcessor,
success: successProcessor,
custom: customProcessor,
function: functionProcessor,
transform: transformProcessor,
map: mapProcessor,
set: setProcessor,
array: arrayProcessor,
object: objectProcessor,
union: unionProcessor,
intersection: intersectionProcessor,
tuple: tupleProcessor,
record: recordProcessor,
nullable: nullableProcessor,
nonoptional: nonoptionalProcessor,
default: defaultProcessor,
prefault: prefaultProcessor,
catch: catchProcessor,
pipe: pipeProcessor,
readonly: readonlyProcessor,
promise: promiseProcessor,
optional: optionalProcessor,
lazy: lazyProcessor
};
function toJSONSchema(e, t) {
if ("_idmap" in e) {
const n = e;
const r = (0, s.az)({
...t,
processors: l
});
const i = {};
for (const e of n._idmap.entries()) {
const [t, n] = e;
(0, s.Lp)(n, r);
}
const c = {};
const a = {
registry: n,
uri: t?.uri,
defs: i
};
r.external = a;
for (const e of n._idmap.entries()) {
const [t, n] = e;
(0, s.Wb)(r, n);
(0, o.Vy)(c, t, (0, s.jE)(r, n));
}
if (Object.keys(i).length > 0) {
const e = r.target === "draft-2020-12" ? "$defs" : "definitions";
c.__shared = {
[e]: i
};
}
return {
schemas: c
};
}
const n = (0, s.az)({
...t,
processors: l
});
(0, s.Lp)(e, n);
(0, s.Wb)(n, e);
return (0, s.jE)(n, e);
}
}),
87509: (function(e, t, n) {
n.d(t, {
Lp: () => processSchema,
OA: () => createToJSONSchemaMethod,
Wb: () => extractDefs,
_S: () => handleUnrepresentable,
az: () => initializeContext,
jE: () => finalize,
uE: () => createStandardJSONSchemaMethod
});
var r = n(29396);
var i = n(54723);
function assignProps(e, ...t) {
for (const n of t) for (const t of Reflect.ownKeys(n)) Object.prototype.propertyIsEnumerable.call(n, t) && (0, 
i.Vy)(e, t, n[t]);
return e;
}
function initializeContext(e) {
let t = e?.target ?? "draft-2020-12";
t === "draft-4" && (t = "draft-04");
t === "draft-7" && (t = "draft-07");
return {
processors: e.processors ?? {},
metadataRegistry: e?.metadata ?? r.fd,
target: t,
unrepresentable: e?.unrepresentable ?? "throw",
override: e?.override ?? (() => {}),
io: e?.io ?? "output",
counter: 0,
seen: new Map,
sharedDefsExtractedFor: void 0,
sharedEmitDoneFor: void 0,
cycles: e?.cycles ?? "ref",
reused: e?.reused ?? "inline",
intersections: [],
deferred: [],
external: e?.external ?? void 0
};
}
function handleUnrepresentable(e, t, n, r, i) {
const s = typeof t.unrepresentable === "function" ? t.unrepresentable({
zodSchema: e,
path: r.path,
message: i
}) : t.unrepresentable;
if (s === "any") return false;
if (s === void 0 || s === "throw") throw new Error(i);
Object.assign(n, s);
return true;
}
function processSchema(e, t, n = {
path: [],
schemaPath: []
}) {
var r;
const i = e._zod.def;
const s = t.seen.get(e);
if (s) {
s.count++;
const t = n.schemaPath.includes(e);
t && (s.cycle = n.path);
return s.schema;
}
const o = {
schema: {},
count: 1,
cycle: void 0,
path: n.path
};
t.seen.set(e, o);
t.sharedDefsExtractedFor = void 0;
t.sharedEmitDoneFor = void 0;
const c = e._zod.toJSONSchema?.();
if (c) o.schema = c; else {
const r = {
...n,
schemaPath: [ ...n.schemaPath, e ],
path: n.path
};
if (e._zod.processJSONSchema) e._zod.processJSONSchema(t, o.schema, r); else {
const n = o.schema;
const s = t.processors[i.type];
if (!s) throw new Error(`[toJSONSchema]: Non-representable type encountered: ${i.type}`);
s(e, t, n, r);
}
const s = e._zod.parent;
if (s) {
o.ref || (o.ref = s);
processSchema(s, t, r);
t.seen.get(s).isParent = true;
}
}
const a = t.metadataRegistry.get(e);
a && assignProps(o.schema, a);
if (t.io === "input" && isTransforming(e)) {
delete o.schema.examples;
delete o.schema.default;
}
t.io === "input" && "_prefault" in o.schema && ((r = o.schema).default ?? (r.default = o.schema._prefault));
delete o.schema._prefault;
const u = t.seen.get(e);
return u.schema;
}
function encodeJSONPointerSegment(e) {
return e.replace(/~/g, "~0").replace(/\//g, "~1");
}
function extractDefs(e, t) {
const n = e.seen.get(t);
if (!n) throw new Error("Unprocessed schema. This is a bug in Zod.");
if (e.external && e.sharedDefsExtractedFor === e.external) return;
const r = new Map;
for (const t of e.seen.entries()) {
const n = e.metadataRegistry.get(t[0])?.id;
if (n) {
const e = r.get(n);
if (e && e !== t[0]) throw new Error(`Duplicate schema id "${n}" detected during JSON Schema conversion. Two different schemas cannot share the same id when converted together.`);
r.set(n, t[0]);
}
}
const makeURI = t => {
const r = e.target === "draft-2020-12" ? "$defs" : "definitions";
if (e.external) {
const n = e.external.registry.get(t[0])?.id;
const i = e.external.uri ?? (e => e);
if (n) return {
ref: i(n)
};
const s = t[1].defId ?? t[1].schema.id ?? "schema" + e.counter++;
t[1].defId = s;
return {
defId: s,
ref: `${i("__shared")}#/${r}/${encodeJSONPointerSegment(s)}`
};
}
const i = "#";
const s = `${i}/${r}/`;
if (t[1] === n && !t[1].schema.id) return {
ref: i
};
const o = t[1].schema.id ?? "__schema" + e.counter++;
return {
defId: o,
ref: s + encodeJSONPointerSegment(o)
};
};
const extractToDef = e => {
if (e[1].schema.$ref) return;
const t = e[1];
const {ref: n, defId: r} = makeURI(e);
t.def = {
...t.schema
};
r && (t.defId = r);
const i = t.schema;
for (const e in i) delete i[e];
i.$ref = n;
};
if (e.cycles === "throw") for (const t of e.seen.entries()) {
const e = t[1];
if (e.cycle) throw new Error(`Cycle detected: #/${e.cycle?.join("/")}/<root>\n\nSet the \`cycles\` parameter to \`"ref"\` to resolve cyclical schemas with defs.`);
}
for (const n of e.seen.entries()) {
const r = n[1];
if (t === n[0]) {
extractToDef(n);
continue;
}
if (e.external) {
const r = e.external.registry.get(n[0])?.id;
if (t !== n[0] && r) {
extractToDef(n);
continue;
}
}
const i = e.metadataRegistry.get(n[0])?.id;
if (i) {
extractToDef(n);
continue;
}
if (r.cycle) {
extractToDef(n);
continue;
}
r.count > 1 && e.reused === "ref" && extractToDef(n);
}
e.external && (e.sharedDefsExtractedFor = e.external);
}
function compactTypeUnion(e) {
const t = e.anyOf;
if (!Array.isArray(t) || t.length === 0 || e.type !== void 0) return;
const n = [];
for (const e of t) {
if (!e || typeof e !== "object") return;
compactTypeUnion(e);
const t = Object.keys(e);
if (t.length !== 1 || t[0] !== "type") return;
const r = e.type;
for (const e of Array.isArray(r) ? r : [ r ]) {
if (typeof e !== "string") return;
n.includes(e) || n.push(e);
}
}
delete e.anyOf;
e.type = n.length === 1 ? n[0] : n;
}
const s = new Set([ "type", "properties", "required", "additionalProperties" ]);
const o = [ "oneOf", "anyOf" ];
function undeclaredConstraint(e) {
const t = e.additionalProperties;
if (t === void 0 || t === false || typeof t !== "object" || t === null) return null;
return Object.keys(t).length ? t : null;
}
function foldObjects(e) {
const t = [];
for (const n of e) {
if (typeof n !== "object" || n.type !== "object") return null;
for (const e in n) if (!s.has(e)) return null;
t.push(n);
}
const n = {};
const r = new Set;
for (const e of t) {
for (const r in e.properties) {
if (Object.prototype.hasOwnProperty.call(n, r)) continue;
const e = [];
for (const n of t) {
const t = n.properties?.[r] ?? undeclaredConstraint(n);
if (t === null || t === void 0) continue;
e.some(e => JSON.stringify(e) === JSON.stringify(t)) || e.push(t);
}
const s = e.length === 1 ? e[0] : foldObjects(e) ?? {
allOf: e
};
(0, i.Vy)(n, r, s);
}
for (const t of e.required ?? []) r.add(t);
}
const o = {
type: "object",
properties: n
};
r.size && (o.required = [ ...r ]);
if (t.every(e => e.additionalProperties === false)) o.additionalProperties = false; else {
const e = [];
for (const n of t) {
const t = undeclaredConstraint(n);
t && !e.some(e => JSON.stringify(e) === JSON.stringify(t)) && e.push(t);
}
e.length === 1 ? o.additionalProperties = e[0] : e.length > 1 && (o.additionalProperties = {
allOf: e
});
}
return o;
}
function foldIntersection(e) {
const t = e.allOf;
if (!Array.isArray(t) || t.length < 2) return;
for (const t of s) if (t in e) return;
const n = t.filter(e => o.some(t => Array.isArray(e[t])));
let r = null;
if (n.length) {
const e = n[0];
const i = o.find(t => Array.isArray(e[t]));
if (Object.keys(e).length !== 1) return;
const s = t.filter(t => t !== e);
const c = e[i].map(e => foldObjects([ ...s, e ]));
if (c.some(e => !e)) return;
r = {
[i]: c
};
} else r = foldObjects(t);
if (!r) return;
delete e.allOf;
assignProps(e, r);
}
function finalize(e, t) {
const n = e.seen.get(t);
if (!n) throw new Error("Unprocessed schema. This is a bug in Zod.");
const flattenRef = t => {
const n = e.seen.get(t);
if (n.ref === null) return;
const r = n.def ?? n.schema;
const i = {
...r
};
const s = n.ref;
n.ref = null;
if (s) {
flattenRef(s);
const n = e.seen.get(s);
const o = n.schema;
if (!o.$ref || e.target !== "draft-07" && e.target !== "draft-04" && e.target !== "openapi-3.0") assignProps(r, o); else {
r.allOf = r.allOf ?? [];
r.allOf.push(o);
}
assignProps(r, i);
const c = t._zod.parent === s;
if (c) for (const e in r) {
if (e === "$ref" || e === "allOf") continue;
e in i || delete r[e];
}
if (o.$ref && n.def) for (const e in r) {
if (e === "$ref" || e === "allOf") continue;
e in n.def && JSON.stringify(r[e]) === JSON.stringify(n.def[e]) && delete r[e];
}
}
const o = t._zod.parent;
if (o && o !== s) {
flattenRef(o);
const t = e.seen.get(o);
if (t?.schema.$ref) {
r.$ref = t.schema.$ref;
if (t.def) for (const e in r) {
if (e === "$ref" || e === "allOf") continue;
e in t.def && JSON.stringify(r[e]) === JSON.stringify(t.def[e]) && delete r[e];
}
}
}
e.override({
zodSchema: t,
jsonSchema: r,
path: n.path ?? []
});
};
if (!e.external || e.sharedEmitDoneFor !== e.external) {
for (const t of [ ...e.seen.entries() ].reverse()) flattenRef(t[0]);
if (e.target !== "openapi-3.0") for (const t of e.seen.entries()) compactTypeUnion(t[1].def ?? t[1].schema);
for (const t of e.deferred) t();
if (e.intersections.length) {
const t = new Map;
for (const n of e.seen.values()) for (const e of [ n.schema, n.def ]) {
const n = e?.allOf;
if (!Array.isArray(n)) continue;
const r = t.get(n);
r ? r.push(e) : t.set(n, [ e ]);
}
for (const n of e.intersections) for (const e of t.get(n) ?? []) foldIntersection(e);
}
}
const r = {};
e.target === "draft-2020-12" ? r.$schema = "https://json-schema.org/draft/2020-12/schema" : e.target === "draft-07" ? r.$schema = "http://json-schema.org/draft-07/schema#" : e.target === "draft-04" ? r.$schema = "http://json-schema.org/draft-04/schema#" : e.target;
if (e.external?.uri) {
const n = e.external.registry.get(t)?.id;
if (!n) throw new Error("Schema is missing an `id` property");
r.$id = e.external.uri(n);
}
assignProps(r, n.defId ? n.schema : n.def ?? n.schema);
const s = e.metadataRegistry.get(t)?.id;
s !== void 0 && r.id === s && delete r.id;
const o = e.external?.defs ?? {};
if (!e.external || e.sharedEmitDoneFor !== e.external) for (const t of e.seen.entries()) {
const e = t[1];
if (e.def && e.defId) {
e.def.id === e.defId && delete e.def.id;
(0, i.Vy)(o, e.defId, e.def);
}
}
e.external && (e.sharedEmitDoneFor = e.external);
e.external || Object.keys(o).length > 0 && (e.target === "draft-2020-12" ? r.$defs = o : r.definitions = o);
try {
const n = JSON.parse(JSON.stringify(r));
Object.defineProperty(n, "~standard", {
value: {
...t["~standard"],
jsonSchema: {
input: createStandardJSONSchemaMethod(t, "input", e.processors),
output: createStandardJSONSchemaMethod(t, "output", e.processors)
}
},
enumerable: false,
writable: false
});
return n;
} catch (e) {
throw new Error("Error converting schema to JSON.");
}
}
function isTransforming(e, t) {
const n = t ?? {
seen: new Set
};
if (n.seen.has(e)) return false;
n.seen.add(e);
const r = e._zod.def;
if (r.type === "transform") return true;
if (r.type === "array") return isTransforming(r.element, n);
if (r.type === "set") return isTransforming(r.valueType, n);
if (r.type === "lazy") return isTransforming(r.getter(), n);
if (r.type === "promise" || r.type === "optional" || r.type === "nonoptional" || r.type === "nullable" || r.type === "readonly" || r.type === "default" || r.type === "prefault" || r.type === "catch") return isTransforming(r.innerType, n);
if (r.type === "intersection") return isTransforming(r.left, n) || isTransforming(r.right, n);
if (r.type === "record" || r.type === "map") return isTransforming(r.keyType, n) || isTransforming(r.valueType, n);
if (r.type === "pipe") {
if (e._zod.traits.has("$ZodCodec")) return true;
return isTransforming(r.in, n) || isTransforming(r.out, n);
}
if (r.type === "object") {
for (const e in r.shape) if (isTransforming(r.shape[e], n)) return true;
return false;
}
if (r.type === "union") {
for (const e of r.options) if (isTransforming(e, n)) return true;
return false;
}
if (r.type === "tuple") {
for (const e of r.items) if (isTransforming(e, n)) return true;
if (r.rest && isTransforming(r.rest, n)) return true;
return false;
}
return false;
}
const createToJSONSchemaMethod = (e, t = {}) => n => {
const r = initializeContext({
...n,
processors: t
});
processSchema(e, r);
extractDefs(r, e);
return finalize(r, e);
};
const createStandardJSONSchemaMethod = (e, t, n = {}) => r => {
const {libraryOptions: i, target: s} = r ?? {};
const o = initializeContext({
...i ?? {},
target: s,
io: t,
processors: n
});
processSchema(e, o);
extractDefs(o, e);
return finalize(o, e);
};
}),
30252: (function(e, t, n) {
n.d(t, {
A: () => __WEBPACK_DEFAULT_EXPORT__
});
var r = n(54723);
const error = () => {
const e = {
string: {
unit: "characters",
verb: "to have"
},
file: {
unit: "bytes",
verb: "to have"
},
array: {
unit: "items",
verb: "to have"
},
set: {
unit: "items",
verb: "to have"
},
map: {
unit: "entries",
verb: "to have"
}
};
function getSizing(t) {
return e[t] ?? null;
}
const t = {
regex: "input",
email: "email address",
url: "URL",
emoji: "emoji",
uuid: "UUID",
uuidv4: "UUIDv4",
uuidv6: "UUIDv6",
nanoid: "nanoid",
guid: "GUID",
cuid: "cuid",
cuid2: "cuid2",
ulid: "ULID",
xid: "XID",
ksuid: "KSUID",
datetime: "ISO datetime",
date: "ISO date",
time: "ISO time",
duration: "ISO duration",
ipv4: "IPv4 address",
ipv6: "IPv6 address",
mac: "MAC address",
cidrv4: "IPv4 range",
cidrv6: "IPv6 range",
base64: "base64-encoded string",
base64url: "base64url-encoded string",
json_string: "JSON string",
e164: "E.164 number",
currency_code: "currency code",
credit_card: "credit card number",
iban: "IBAN",
jwt: "JWT",
template_literal: "input"
};
const n = {
nan: "NaN"
};
function getTypeName(e, t) {
if (e === "number" && typeof t === "number" && !Number.isFinite(t)) return String(t);
return n[e] ?? e;
}
return e => {
switch (e.code) {
case "invalid_type":
{
const t = getTypeName(e.expected);
const n = r.GW(e.input);
const i = getTypeName(n, e.input);
return `Invalid input: expected ${t}, received ${i}`;
}

case "invalid_value":
if (e.values.length === 1) return `Invalid input: expected ${r.B7(e.values[0])}`;
return `Invalid option: expected one of ${r.jw(e.values, "|")}`;

case "too_big":
{
const t = e.exact ? "exactly " : e.inclusive ? "<=" : "<";
const n = getSizing(e.origin);
if (n) return `Too big: expected ${e.origin ?? "value"} to have ${t}${e.maximum.toString()} ${n.unit ?? "elements"}`;
return `Too big: expected ${e.origin ?? "value"} to be ${t}${e.maximum.toString()}`;
}

case "too_small":
{
const t = e.exact ? "exactly " : e.inclusive ? ">=" : ">";
const n = getSizing(e.origin);
if (n) return `Too small: expected ${e.origin} to have ${t}${e.minimum.toString()} ${n.unit}`;
return `Too small: expected ${e.origin} to be ${t}${e.minimum.toString()}`;
}

case "invalid_format":
{
const n = e;
if (n.format === "starts_with") return `Invalid string: must start with "${n.prefix}"`;
if (n.format === "ends_with") return `Invalid string: must end with "${n.suffix}"`;
if (n.format === "includes") return `Invalid string: must include "${n.includes}"`;
if (n.format === "regex") return `Invalid string: must match pattern ${n.pattern}`;
return `Invalid ${t[n.format] ?? e.format}`;
}

case "not_multiple_of":
return `Invalid number: must be a multiple of ${e.divisor}`;

case "unrecognized_keys":
return `Unrecognized key${e.keys.length > 1 ? "s" : ""}: ${r.jw(e.keys, ", ")}`;

case "invalid_key":
return `Invalid key in ${e.origin}`;

case "invalid_union":
if (e.options && Array.isArray(e.options) && e.options.length > 0) {
const t = e.options.map(e => `'${e}'`).join(" | ");
return `Invalid discriminator value. Expected ${t}`;
}
if (e.inclusive === false) return "Invalid input: more than one option matched";
return "Invalid input";

case "invalid_element":
return `Invalid value in ${e.origin}`;

default:
return "Invalid input";
}
};
};
function __WEBPACK_DEFAULT_EXPORT__() {
return {
localeError: error()
};
}
})
};
