"use strict";

exports.id = 207;

exports.ids = [ 207 ];

exports.modules = {
60207: (function(e, t, o) {
o.d(t, {
D: () => Validator
});
function encodePointer(e) {
return encodeURI(escapePointer(e)).replace(/#/g, "%23");
}
function escapePointer(e) {
return e.replace(/~/g, "~0").replace(/\//g, "~1");
}
const n = /^[A-Za-z0-9._~!$&'()*+,;=:@/?-]$/;
const r = /^%[0-9A-Fa-f]{2}$/;
const a = /^[A-Za-z0-9._~-]$/;
function normalizeURIFragment(e) {
let t = "";
for (let o = 0; o < e.length; ) {
const i = e[o];
const s = e.slice(o, o + 3);
if (i === "%" && r.test(s)) {
const e = String.fromCharCode(parseInt(s.slice(1), 16));
t += a.test(e) ? e : s.toUpperCase();
o += 3;
continue;
}
const c = String.fromCodePoint(e.codePointAt(o));
t += n.test(c) ? c : encodeURIComponent(c);
o += c.length;
}
return t;
}
function resolveURI(e, t) {
const o = new URL(e, t.href);
o.hash = o.hash ? normalizeURIFragment(o.hash.slice(1)) : "";
return o;
}
const i = {
prefixItems: true,
items: true,
allOf: true,
anyOf: true,
oneOf: true
};
const s = {
$defs: true,
definitions: true,
properties: true,
patternProperties: true,
dependentSchemas: true
};
const c = {
id: true,
$id: true,
$ref: true,
$schema: true,
$anchor: true,
$vocabulary: true,
$comment: true,
default: true,
enum: true,
const: true,
required: true,
dependentRequired: true,
type: true,
maximum: true,
minimum: true,
exclusiveMaximum: true,
exclusiveMinimum: true,
multipleOf: true,
maxLength: true,
minLength: true,
pattern: true,
format: true,
maxItems: true,
minItems: true,
uniqueItems: true,
maxProperties: true,
minProperties: true
};
let d = typeof self !== "undefined" && self.location && self.location.origin !== "null" ? new URL(self.location.origin + self.location.pathname + location.search) : new URL("https://github.com/cfworker");
function dereference(e, t = Object.create(null), o = d, n = "") {
if (e && typeof e === "object" && !Array.isArray(e)) {
const r = e.$id || e["id"];
if (r) {
const a = resolveURI(r, o);
if (a.hash.length > 1) t[a.href] = e; else {
a.hash = "";
n === "" ? o = a : dereference(e, t, o);
}
}
} else if (e !== true && e !== false) return t;
const r = o.href + (n ? "#" + n : "");
if (t[r] !== void 0 && t[r] !== e) throw new Error(`Duplicate schema URI "${r}".`);
t[r] = e;
if (e === true || e === false) return t;
e.__absolute_uri__ === void 0 && Object.defineProperty(e, "__absolute_uri__", {
enumerable: false,
value: r
});
if (e.$ref && e.__absolute_ref__ === void 0) {
const t = resolveURI(e.$ref, o);
Object.defineProperty(e, "__absolute_ref__", {
enumerable: false,
value: t.href
});
}
if (e.$recursiveRef && e.__absolute_recursive_ref__ === void 0) {
const t = resolveURI(e.$recursiveRef, o);
Object.defineProperty(e, "__absolute_recursive_ref__", {
enumerable: false,
value: t.href
});
}
if (e.$anchor) {
const n = resolveURI("#" + e.$anchor, o);
t[n.href] = e;
}
for (let r in e) {
if (c[r]) continue;
const a = `${n}/${encodePointer(r)}`;
const d = e[r];
if (Array.isArray(d)) {
if (i[r]) {
const e = d.length;
for (let n = 0; n < e; n++) dereference(d[n], t, o, `${a}/${n}`);
}
} else if (s[r]) for (let e in d) dereference(d[e], t, o, `${a}/${encodePointer(e)}`); else dereference(d, t, o, a);
}
return t;
}
function deepCompareStrict(e, t) {
const o = typeof e;
if (o !== typeof t) return false;
const n = Array.isArray(e);
const r = Array.isArray(t);
if (n !== r) return false;
if (n) {
const o = e.length;
if (o !== t.length) return false;
for (let n = 0; n < o; n++) if (!deepCompareStrict(e[n], t[n])) return false;
return true;
}
if (o === "object") {
if (!e || !t) return e === t;
const o = Object.keys(e);
const n = Object.keys(t);
const r = o.length;
if (r !== n.length) return false;
for (const n of o) {
if (!Object.prototype.hasOwnProperty.call(t, n)) return false;
if (!deepCompareStrict(e[n], t[n])) return false;
}
return true;
}
return e === t;
}
const f = /^(\d\d\d\d)-(\d\d)-(\d\d)$/;
const u = [ 0, 31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31 ];
const l = /^(\d\d):(\d\d):(\d\d)(\.\d+)?(z|([+-])(\d\d):(\d\d))?$/i;
const m = /^(?=.{1,253}$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*$/i;
const h = /^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
const p = /^(?:(?:[^\x00-\x20\x7f"<>%\\^`{|}]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?:\.(?:[a-z0-9_]|%[0-9a-f]{2})+)*(?::[1-9][0-9]{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?:\.(?:[a-z0-9_]|%[0-9a-f]{2})+)*(?::[1-9][0-9]{0,3}|\*)?)*\})*$/i;
const $ = /^(?:(?:https?|ftp):\/\/)(?:\S+(?::\S*)?@)?(?:(?!10(?:\.\d{1,3}){3})(?!127(?:\.\d{1,3}){3})(?!169\.254(?:\.\d{1,3}){2})(?!192\.168(?:\.\d{1,3}){2})(?!172\.(?:1[6-9]|2\d|3[0-1])(?:\.\d{1,3}){2})(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3])(?:\.(?:1?\d{1,2}|2[0-4]\d|25[0-5])){2}(?:\.(?:[1-9]\d?|1\d\d|2[0-4]\d|25[0-4]))|(?:(?:[a-z\u{00a1}-\u{ffff}0-9]+-?)*[a-z\u{00a1}-\u{ffff}0-9]+)(?:\.(?:[a-z\u{00a1}-\u{ffff}0-9]+-?)*[a-z\u{00a1}-\u{ffff}0-9]+)*(?:\.(?:[a-z\u{00a1}-\u{ffff}]{2,})))(?::\d{2,5})?(?:\/[^\s]*)?$/iu;
const y = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
const v = /^(?:\/(?:[^~/]|~0|~1)*)*$/;
const w = /^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i;
const k = /^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/;
const L = /^("(?:[\x20-\x21\x23-\x5b\x5d-\x7e]|\\[\x20-\x7e])*"|[a-z0-9.!#$%&'*+/=?^_`{|}~-]+)@(.+)$/i;
const EMAIL = e => {
const t = e.match(L);
if (!t) return false;
const o = t[1];
const n = t[2];
if (!o || !n || o.length > 64 || n.length > 253) return false;
if (o[0] !== '"' && (o[0] === "." || o.endsWith(".") || o.includes(".."))) return false;
if (n.startsWith("[") && n.endsWith("]")) {
const e = n.slice(1, -1);
if (/^ipv6:/i.test(e)) return b.test(e.slice(5));
return g.test(e);
}
return m.test(n);
};
const g = /^(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)$/;
const b = /^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i;
const DURATION = e => /^P(?:\d+W|(?:(?:\d+Y(?:\d+M(?:\d+D)?)?|\d+M(?:\d+D)?|\d+D)(?:T(?:\d+H(?:\d+M(?:\d+S)?)?|\d+M(?:\d+S)?|\d+S))?|T(?:\d+H(?:\d+M(?:\d+S)?)?|\d+M(?:\d+S)?|\d+S)))$/.test(e);
function bind(e) {
return e.test.bind(e);
}
const _ = {
date: date,
time: time.bind(void 0, true),
"date-time": date_time,
duration: DURATION,
uri: uri,
"uri-reference": bind(h),
"uri-template": bind(p),
url: bind($),
email: EMAIL,
hostname: bind(m),
ipv4: bind(g),
ipv6: bind(b),
regex: regex,
uuid: bind(y),
"json-pointer": bind(v),
"json-pointer-uri-fragment": bind(w),
"relative-json-pointer": bind(k)
};
function isLeapYear(e) {
return e % 4 === 0 && (e % 100 !== 0 || e % 400 === 0);
}
function date(e) {
const t = e.match(f);
if (!t) return false;
const o = t[1];
const n = t[2];
const r = t[3];
if (!o || !n || !r) return false;
const a = +o;
const i = +n;
const s = +r;
const c = i == 2 && isLeapYear(a) ? 29 : u[i];
return i >= 1 && i <= 12 && s >= 1 && c !== void 0 && s <= c;
}
function time(e, t) {
const o = t.match(l);
if (!o) return false;
const n = o[1];
const r = o[2];
const a = o[3];
if (!n || !r || !a) return false;
const i = +n;
const s = +r;
const c = +a;
const d = o[5];
const f = o[6];
const u = +(o[7] ?? 0);
const m = +(o[8] ?? 0);
if (i > 23 || s > 59 || c > 60 || u > 23 || m > 59 || e && d === void 0) return false;
if (c < 60) return true;
const h = f === "+" ? 1 : f === "-" ? -1 : 0;
const p = (i * 60 + s - h * (u * 60 + m) + 1440) % 1440;
return p === 1439;
}
const I = /t|\s/i;
function date_time(e) {
const [t, o, n] = e.split(I);
return t !== void 0 && o !== void 0 && n === void 0 && date(t) && time(true, o);
}
const x = /\/|:/;
const O = /^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function uri(e) {
return x.test(e) && O.test(e);
}
const P = /[^\\]\\Z/;
function regex(e) {
if (P.test(e)) return false;
try {
new RegExp(e, "u");
return true;
} catch (e) {
return false;
}
}
function ucs2length(e) {
let t = 0;
let o = e.length;
let n = 0;
let r;
while (n < o) {
t++;
r = e.charCodeAt(n++);
if (r >= 55296 && r <= 56319 && n < o) {
r = e.charCodeAt(n);
(r & 64512) == 56320 && n++;
}
}
return t;
}
function validate_hasOwnProperty(e, t) {
return Object.prototype.hasOwnProperty.call(e, t);
}
function decimalInteger(e) {
const t = Math.abs(e).toString().split("e");
const o = t[0];
const n = t[1] ?? "0";
const r = o.indexOf(".");
const a = r === -1 ? 0 : o.length - r - 1;
return [ BigInt(o.replace(".", "")), Number(n) - a ];
}
function isMultipleOf(e, t) {
if (!Number.isFinite(e) || !Number.isFinite(t) || t <= 0) return false;
const [o, n] = decimalInteger(e);
const [r, a] = decimalInteger(t);
const i = n - a;
if (i >= 0) return o * 10n ** BigInt(i) % r === 0n;
return o % (r * 10n ** BigInt(-i)) === 0n;
}
function validate(e, t, o = "2019-09", n = dereference(t), r = true, a = null, i = "#", s = "#", c = Object.create(null)) {
if (t === true) return {
valid: true,
errors: []
};
if (t === false) return {
valid: false,
errors: [ {
instanceLocation: i,
keyword: "false",
keywordLocation: i,
error: "False boolean schema."
} ]
};
const d = typeof e;
let f;
switch (d) {
case "boolean":
case "number":
case "string":
f = d;
break;

case "object":
f = e === null ? "null" : Array.isArray(e) ? "array" : "object";
break;

default:
throw new Error(`Instances of "${d}" type are not supported.`);
}
const {$ref: u, $recursiveRef: l, $recursiveAnchor: m, type: h, const: p, enum: $, required: y, not: v, anyOf: w, allOf: k, oneOf: L, if: g, then: b, else: I, format: x, properties: O, patternProperties: P, additionalProperties: z, unevaluatedProperties: A, minProperties: j, maxProperties: S, propertyNames: R, dependentRequired: C, dependentSchemas: M, dependencies: q, prefixItems: U, items: E, additionalItems: N, unevaluatedItems: F, contains: D, minContains: J, maxContains: T, minItems: V, maxItems: W, uniqueItems: B, minimum: Y, maximum: Z, exclusiveMinimum: G, exclusiveMaximum: H, multipleOf: X, minLength: K, maxLength: Q, pattern: ee, __absolute_ref__: te, __absolute_recursive_ref__: oe} = t;
const ne = [];
m === true && a === null && (a = t);
if (l === "#") {
const d = a === null ? n[oe] : a;
const f = `${s}/$recursiveRef`;
const u = validate(e, a === null ? t : a, o, n, r, d, i, f, c);
u.valid || ne.push({
instanceLocation: i,
keyword: "$recursiveRef",
keywordLocation: f,
error: "A subschema had errors."
}, ...u.errors);
}
if (u !== void 0) {
const t = te || u;
const d = n[t];
if (d === void 0) {
let e = `Unresolved $ref "${u}".`;
te && te !== u && (e += `  Absolute URI "${te}".`);
e += `\nKnown schemas:\n- ${Object.keys(n).join("\n- ")}`;
throw new Error(e);
}
const f = `${s}/$ref`;
const l = validate(e, d, o, n, r, a, i, f, c);
l.valid || ne.push({
instanceLocation: i,
keyword: "$ref",
keywordLocation: f,
error: "A subschema had errors."
}, ...l.errors);
if (o === "4" || o === "7") return {
valid: ne.length === 0,
errors: ne
};
}
if (Array.isArray(h)) {
let t = h.length;
let o = false;
for (let n = 0; n < t; n++) if (f === h[n] || h[n] === "integer" && f === "number" && e % 1 === 0 && e === e) {
o = true;
break;
}
o || ne.push({
instanceLocation: i,
keyword: "type",
keywordLocation: `${s}/type`,
error: `Instance type "${f}" is invalid. Expected "${h.join('", "')}".`
});
} else h === "integer" ? (f !== "number" || e % 1 || e !== e) && ne.push({
instanceLocation: i,
keyword: "type",
keywordLocation: `${s}/type`,
error: `Instance type "${f}" is invalid. Expected "${h}".`
}) : h !== void 0 && f !== h && ne.push({
instanceLocation: i,
keyword: "type",
keywordLocation: `${s}/type`,
error: `Instance type "${f}" is invalid. Expected "${h}".`
});
p !== void 0 && (f === "object" || f === "array" ? deepCompareStrict(e, p) || ne.push({
instanceLocation: i,
keyword: "const",
keywordLocation: `${s}/const`,
error: `Instance does not match ${JSON.stringify(p)}.`
}) : e !== p && ne.push({
instanceLocation: i,
keyword: "const",
keywordLocation: `${s}/const`,
error: `Instance does not match ${JSON.stringify(p)}.`
}));
$ !== void 0 && (f === "object" || f === "array" ? $.some(t => deepCompareStrict(e, t)) || ne.push({
instanceLocation: i,
keyword: "enum",
keywordLocation: `${s}/enum`,
error: `Instance does not match any of ${JSON.stringify($)}.`
}) : $.some(t => e === t) || ne.push({
instanceLocation: i,
keyword: "enum",
keywordLocation: `${s}/enum`,
error: `Instance does not match any of ${JSON.stringify($)}.`
}));
if (v !== void 0) {
const t = `${s}/not`;
const c = validate(e, v, o, n, r, a, i, t);
c.valid && ne.push({
instanceLocation: i,
keyword: "not",
keywordLocation: t,
error: 'Instance matched "not" schema.'
});
}
let re = [];
if (w !== void 0) {
const t = `${s}/anyOf`;
const d = ne.length;
let f = false;
for (const [s, d] of w.entries()) {
const u = Object.create(c);
const l = validate(e, d, o, n, r, m === true ? a : null, i, `${t}/${s}`, u);
ne.push(...l.errors);
f = f || l.valid;
l.valid && re.push(u);
}
f ? ne.length = d : ne.splice(d, 0, {
instanceLocation: i,
keyword: "anyOf",
keywordLocation: t,
error: "Instance does not match any subschemas."
});
}
if (k !== void 0) {
const t = `${s}/allOf`;
const d = ne.length;
let f = true;
for (const [s, d] of k.entries()) {
const u = Object.create(c);
const l = validate(e, d, o, n, r, m === true ? a : null, i, `${t}/${s}`, u);
ne.push(...l.errors);
f = f && l.valid;
l.valid && re.push(u);
}
f ? ne.length = d : ne.splice(d, 0, {
instanceLocation: i,
keyword: "allOf",
keywordLocation: t,
error: "Instance does not match every subschema."
});
}
if (L !== void 0) {
const t = `${s}/oneOf`;
const d = ne.length;
const f = L.filter((s, d) => {
const f = Object.create(c);
const u = validate(e, s, o, n, r, m === true ? a : null, i, `${t}/${d}`, f);
ne.push(...u.errors);
u.valid && re.push(f);
return u.valid;
}).length;
f === 1 ? ne.length = d : ne.splice(d, 0, {
instanceLocation: i,
keyword: "oneOf",
keywordLocation: t,
error: `Instance does not match exactly one subschema (${f} matches).`
});
}
f !== "object" && f !== "array" || Object.assign(c, ...re);
if (g !== void 0) {
const t = `${s}/if`;
const d = Object.create(null);
const f = validate(e, g, o, n, r, a, i, t, d).valid;
if (f) {
Object.assign(c, d);
if (b !== void 0) {
const d = validate(e, b, o, n, r, a, i, `${s}/then`, c);
d.valid || ne.push({
instanceLocation: i,
keyword: "if",
keywordLocation: t,
error: 'Instance does not match "then" schema.'
}, ...d.errors);
}
} else if (I !== void 0) {
const d = validate(e, I, o, n, r, a, i, `${s}/else`, c);
d.valid || ne.push({
instanceLocation: i,
keyword: "if",
keywordLocation: t,
error: 'Instance does not match "else" schema.'
}, ...d.errors);
}
}
if (f === "object") {
if (y !== void 0) for (const t of y) validate_hasOwnProperty(e, t) || ne.push({
instanceLocation: i,
keyword: "required",
keywordLocation: `${s}/required`,
error: `Instance does not have required property "${t}".`
});
const t = Object.keys(e);
j !== void 0 && t.length < j && ne.push({
instanceLocation: i,
keyword: "minProperties",
keywordLocation: `${s}/minProperties`,
error: `Instance does not have at least ${j} properties.`
});
S !== void 0 && t.length > S && ne.push({
instanceLocation: i,
keyword: "maxProperties",
keywordLocation: `${s}/maxProperties`,
error: `Instance does not have at least ${S} properties.`
});
if (R !== void 0) {
const t = `${s}/propertyNames`;
for (const s in e) {
const e = `${i}/${encodePointer(s)}`;
const c = validate(s, R, o, n, r, a, e, t);
c.valid || ne.push({
instanceLocation: i,
keyword: "propertyNames",
keywordLocation: t,
error: `Property name "${s}" does not match schema.`
}, ...c.errors);
}
}
if (C !== void 0) {
const t = `${s}/dependantRequired`;
for (const o in C) if (validate_hasOwnProperty(e, o)) {
const n = C[o];
for (const r of n) validate_hasOwnProperty(e, r) || ne.push({
instanceLocation: i,
keyword: "dependentRequired",
keywordLocation: t,
error: `Instance has "${o}" but does not have "${r}".`
});
}
}
if (M !== void 0) for (const [t, d] of Object.entries(M)) {
const f = `${s}/dependentSchemas`;
if (validate_hasOwnProperty(e, t)) {
const s = validate(e, d, o, n, r, a, i, `${f}/${encodePointer(t)}`, c);
s.valid || ne.push({
instanceLocation: i,
keyword: "dependentSchemas",
keywordLocation: f,
error: `Instance has "${t}" but does not match dependant schema.`
}, ...s.errors);
}
}
if (q !== void 0) {
const t = `${s}/dependencies`;
for (const s in q) if (validate_hasOwnProperty(e, s)) {
const c = q[s];
if (Array.isArray(c)) for (const o of c) validate_hasOwnProperty(e, o) || ne.push({
instanceLocation: i,
keyword: "dependencies",
keywordLocation: t,
error: `Instance has "${s}" but does not have "${o}".`
}); else {
const d = validate(e, c, o, n, r, a, i, `${t}/${encodePointer(s)}`);
d.valid || ne.push({
instanceLocation: i,
keyword: "dependencies",
keywordLocation: t,
error: `Instance has "${s}" but does not match dependant schema.`
}, ...d.errors);
}
}
}
const d = Object.create(null);
let f = false;
if (O !== void 0) {
const t = `${s}/properties`;
for (const [s, u] of Object.entries(O)) {
if (!validate_hasOwnProperty(e, s)) continue;
const l = `${i}/${encodePointer(s)}`;
const m = validate(e[s], u, o, n, r, a, l, `${t}/${encodePointer(s)}`);
d[s] = true;
if (m.valid) c[s] = true; else {
f = r;
ne.push({
instanceLocation: i,
keyword: "properties",
keywordLocation: t,
error: `Property "${s}" does not match schema.`
}, ...m.errors);
if (f) break;
}
}
}
if (!f && P !== void 0) {
const t = `${s}/patternProperties`;
for (const [s, u] of Object.entries(P)) {
const l = new RegExp(s, "u");
for (const m in e) {
if (!l.test(m)) continue;
const h = `${i}/${encodePointer(m)}`;
const p = validate(e[m], u, o, n, r, a, h, `${t}/${encodePointer(s)}`);
d[m] = true;
if (p.valid) c[m] = true; else {
f = r;
ne.push({
instanceLocation: i,
keyword: "patternProperties",
keywordLocation: t,
error: `Property "${m}" matches pattern "${s}" but does not match associated schema.`
}, ...p.errors);
}
}
}
}
if (f || z === void 0) {
if (!f && A !== void 0) {
const t = `${s}/unevaluatedProperties`;
for (const s in e) if (!c[s]) {
const d = `${i}/${encodePointer(s)}`;
const f = validate(e[s], A, o, n, r, a, d, t);
f.valid ? c[s] = true : ne.push({
instanceLocation: i,
keyword: "unevaluatedProperties",
keywordLocation: t,
error: `Property "${s}" does not match unevaluated properties schema.`
}, ...f.errors);
}
}
} else {
const t = `${s}/additionalProperties`;
for (const s in e) {
if (d[s]) continue;
const u = `${i}/${encodePointer(s)}`;
const l = validate(e[s], z, o, n, r, a, u, t);
if (l.valid) c[s] = true; else {
f = r;
ne.push({
instanceLocation: i,
keyword: "additionalProperties",
keywordLocation: t,
error: `Property "${s}" does not match additional properties schema.`
}, ...l.errors);
}
}
}
} else if (f === "array") {
W !== void 0 && e.length > W && ne.push({
instanceLocation: i,
keyword: "maxItems",
keywordLocation: `${s}/maxItems`,
error: `Array has too many items (${e.length} > ${W}).`
});
V !== void 0 && e.length < V && ne.push({
instanceLocation: i,
keyword: "minItems",
keywordLocation: `${s}/minItems`,
error: `Array has too few items (${e.length} < ${V}).`
});
const t = e.length;
let d = 0;
let f = false;
if (U !== void 0) {
const u = `${s}/prefixItems`;
const l = Math.min(U.length, t);
for (;d < l; d++) {
const t = validate(e[d], U[d], o, n, r, a, `${i}/${d}`, `${u}/${d}`);
c[d] = true;
if (!t.valid) {
f = r;
ne.push({
instanceLocation: i,
keyword: "prefixItems",
keywordLocation: u,
error: "Items did not match schema."
}, ...t.errors);
if (f) break;
}
}
}
if (E !== void 0) {
const u = `${s}/items`;
if (Array.isArray(E)) {
const s = Math.min(E.length, t);
for (;d < s; d++) {
const t = validate(e[d], E[d], o, n, r, a, `${i}/${d}`, `${u}/${d}`);
c[d] = true;
if (!t.valid) {
f = r;
ne.push({
instanceLocation: i,
keyword: "items",
keywordLocation: u,
error: "Items did not match schema."
}, ...t.errors);
if (f) break;
}
}
} else for (;d < t; d++) {
const t = validate(e[d], E, o, n, r, a, `${i}/${d}`, u);
c[d] = true;
if (!t.valid) {
f = r;
ne.push({
instanceLocation: i,
keyword: "items",
keywordLocation: u,
error: "Items did not match schema."
}, ...t.errors);
if (f) break;
}
}
if (!f && N !== void 0) {
const u = `${s}/additionalItems`;
for (;d < t; d++) {
const t = validate(e[d], N, o, n, r, a, `${i}/${d}`, u);
c[d] = true;
if (!t.valid) {
f = r;
ne.push({
instanceLocation: i,
keyword: "additionalItems",
keywordLocation: u,
error: "Items did not match additional items schema."
}, ...t.errors);
}
}
}
}
if (D !== void 0) if (t === 0 && J === void 0) ne.push({
instanceLocation: i,
keyword: "contains",
keywordLocation: `${s}/contains`,
error: "Array is empty. It must contain at least one item matching the schema."
}); else if (J !== void 0 && t < J) ne.push({
instanceLocation: i,
keyword: "minContains",
keywordLocation: `${s}/minContains`,
error: `Array has less items (${t}) than minContains (${J}).`
}); else {
const d = `${s}/contains`;
const f = ne.length;
let u = 0;
for (let s = 0; s < t; s++) {
const t = validate(e[s], D, o, n, r, a, `${i}/${s}`, d);
if (t.valid) {
c[s] = true;
u++;
} else ne.push(...t.errors);
}
u >= (J || 0) && (ne.length = f);
J === void 0 && u === 0 ? ne.splice(f, 0, {
instanceLocation: i,
keyword: "contains",
keywordLocation: d,
error: "Array does not contain item matching schema."
}) : J !== void 0 && u < J ? ne.push({
instanceLocation: i,
keyword: "minContains",
keywordLocation: `${s}/minContains`,
error: `Array must contain at least ${J} items matching schema. Only ${u} items were found.`
}) : T !== void 0 && u > T && ne.push({
instanceLocation: i,
keyword: "maxContains",
keywordLocation: `${s}/maxContains`,
error: `Array may contain at most ${T} items matching schema. ${u} items were found.`
});
}
if (!f && F !== void 0) {
const f = `${s}/unevaluatedItems`;
for (d; d < t; d++) {
if (c[d]) continue;
const t = validate(e[d], F, o, n, r, a, `${i}/${d}`, f);
c[d] = true;
t.valid || ne.push({
instanceLocation: i,
keyword: "unevaluatedItems",
keywordLocation: f,
error: "Items did not match unevaluated items schema."
}, ...t.errors);
}
}
if (B) for (let o = 0; o < t; o++) {
const n = e[o];
const r = typeof n === "object" && n !== null;
for (let a = 0; a < t; a++) {
if (o === a) continue;
const t = e[a];
const c = typeof t === "object" && t !== null;
if (n === t || r && c && deepCompareStrict(n, t)) {
ne.push({
instanceLocation: i,
keyword: "uniqueItems",
keywordLocation: `${s}/uniqueItems`,
error: `Duplicate items at indexes ${o} and ${a}.`
});
o = Number.MAX_SAFE_INTEGER;
a = Number.MAX_SAFE_INTEGER;
}
}
}
} else if (f === "number") {
if (o === "4") {
Y !== void 0 && (G === true && e <= Y || e < Y) && ne.push({
instanceLocation: i,
keyword: "minimum",
keywordLocation: `${s}/minimum`,
error: `${e} is less than ${G ? "or equal to " : ""} ${Y}.`
});
Z !== void 0 && (H === true && e >= Z || e > Z) && ne.push({
instanceLocation: i,
keyword: "maximum",
keywordLocation: `${s}/maximum`,
error: `${e} is greater than ${H ? "or equal to " : ""} ${Z}.`
});
} else {
Y !== void 0 && e < Y && ne.push({
instanceLocation: i,
keyword: "minimum",
keywordLocation: `${s}/minimum`,
error: `${e} is less than ${Y}.`
});
Z !== void 0 && e > Z && ne.push({
instanceLocation: i,
keyword: "maximum",
keywordLocation: `${s}/maximum`,
error: `${e} is greater than ${Z}.`
});
G !== void 0 && e <= G && ne.push({
instanceLocation: i,
keyword: "exclusiveMinimum",
keywordLocation: `${s}/exclusiveMinimum`,
error: `${e} is less than ${G}.`
});
H !== void 0 && e >= H && ne.push({
instanceLocation: i,
keyword: "exclusiveMaximum",
keywordLocation: `${s}/exclusiveMaximum`,
error: `${e} is greater than or equal to ${H}.`
});
}
X !== void 0 && (isMultipleOf(e, X) || ne.push({
instanceLocation: i,
keyword: "multipleOf",
keywordLocation: `${s}/multipleOf`,
error: `${e} is not a multiple of ${X}.`
}));
} else if (f === "string") {
const t = K === void 0 && Q === void 0 ? 0 : ucs2length(e);
K !== void 0 && t < K && ne.push({
instanceLocation: i,
keyword: "minLength",
keywordLocation: `${s}/minLength`,
error: `String is too short (${t} < ${K}).`
});
Q !== void 0 && t > Q && ne.push({
instanceLocation: i,
keyword: "maxLength",
keywordLocation: `${s}/maxLength`,
error: `String is too long (${t} > ${Q}).`
});
ee === void 0 || new RegExp(ee, "u").test(e) || ne.push({
instanceLocation: i,
keyword: "pattern",
keywordLocation: `${s}/pattern`,
error: "String does not match pattern."
});
x !== void 0 && _[x] && !_[x](e) && ne.push({
instanceLocation: i,
keyword: "format",
keywordLocation: `${s}/format`,
error: `String does not match format "${x}".`
});
}
return {
valid: ne.length === 0,
errors: ne
};
}
class Validator {
schema;
draft;
shortCircuit;
lookup;
constructor(e, t = "2019-09", o = true) {
this.schema = e;
this.draft = t;
this.shortCircuit = o;
this.lookup = dereference(e);
}
validate(e) {
return validate(e, this.schema, this.draft, this.lookup, this.shortCircuit);
}
addSchema(e, t) {
t && (e = {
...e,
$id: t
});
dereference(e, this.lookup);
}
}
})
};
