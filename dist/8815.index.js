"use strict";

exports.id = 8815;

exports.ids = [ 8815 ];

exports.modules = {
57349: (function(e, t, s) {
var n = s(41127);
var i = s(63301);
var r = s(84454);
var o = s(92223);
var a = s(87103);
var c = s(90334);
var l = s(13142);
function resolveCollection(e, t, s, n, i, r) {
const o = s.type === "block-map" ? a.resolveBlockMap(e, t, s, n, r) : s.type === "block-seq" ? c.resolveBlockSeq(e, t, s, n, r) : l.resolveFlowCollection(e, t, s, n, r);
const u = o.constructor;
if (i === "!" || i === u.tagName) {
o.tag = u.tagName;
return o;
}
i && (o.tag = i);
return o;
}
function composeCollection(e, t, s, a, c) {
const l = a.tag;
const u = l ? t.directives.tagName(l.source, e => c(l, "TAG_RESOLVE_FAILED", e)) : null;
if (s.type === "block-seq") {
const {anchor: e, newlineAfterProp: t} = a;
const s = e && l ? e.offset > l.offset ? e : l : e ?? l;
if (s && (!t || t.offset < s.offset)) {
const e = "Missing newline after block sequence props";
c(s, "MISSING_CHAR", e);
}
}
const f = s.type === "block-map" ? "map" : s.type === "block-seq" ? "seq" : s.start.source === "{" ? "map" : "seq";
if (!l || !u || u === "!" || u === r.YAMLMap.tagName && f === "map" || u === o.YAMLSeq.tagName && f === "seq") return resolveCollection(e, t, s, c, u);
let h = t.schema.tags.find(e => e.tag === u && e.collection === f);
if (!h) {
const n = t.schema.knownTags[u];
if (n?.collection !== f) {
n ? c(l, "BAD_COLLECTION_TYPE", `${n.tag} used for ${f} collection, but expects ${n.collection ?? "scalar"}`, true) : c(l, "TAG_RESOLVE_FAILED", `Unresolved tag: ${u}`, true);
return resolveCollection(e, t, s, c, u);
}
t.schema.tags.push(Object.assign({}, n, {
default: false
}));
h = n;
}
const d = resolveCollection(e, t, s, c, u, h);
const p = h.resolve?.(d, e => c(l, "TAG_RESOLVE_FAILED", e), t.options) ?? d;
const m = n.isNode(p) ? p : new i.Scalar(p);
m.range = d.range;
m.tag = u;
h?.format && (m.format = h.format);
return m;
}
t.composeCollection = composeCollection;
}),
23683: (function(e, t, s) {
var n = s(3021);
var i = s(45937);
var r = s(17788);
var o = s(34631);
function composeDoc(e, t, {offset: s, start: a, value: c, end: l}, u) {
const f = Object.assign({
_directives: t
}, e);
const h = new n.Document(void 0, f);
const d = {
atKey: false,
atRoot: true,
directives: h.directives,
options: h.options,
schema: h.schema
};
const p = o.resolveProps(a, {
indicator: "doc-start",
next: c ?? l?.[0],
offset: s,
onError: u,
parentIndent: 0,
startOnNewline: true
});
if (p.found) {
h.directives.docStart = true;
!c || c.type !== "block-map" && c.type !== "block-seq" || p.hasNewline || u(p.end, "MISSING_CHAR", "Block collection cannot start on same line with directives-end marker");
}
h.contents = c ? i.composeNode(d, c, p, u) : i.composeEmptyNode(d, p.end, a, null, p, u);
const m = h.contents.range[2];
const g = r.resolveEnd(l, m, false, u);
g.comment && (h.comment = g.comment);
h.range = [ s, m, g.offset ];
return h;
}
t.composeDoc = composeDoc;
}),
45937: (function(e, t, s) {
var n = s(4065);
var i = s(41127);
var r = s(57349);
var o = s(5413);
var a = s(17788);
var c = s(22599);
const l = {
composeNode: composeNode,
composeEmptyNode: composeEmptyNode
};
function composeNode(e, t, s, n) {
const a = e.atKey;
const {spaceBefore: c, comment: u, anchor: f, tag: h} = s;
let d;
let p = true;
switch (t.type) {
case "alias":
d = composeAlias(e, t, n);
(f || h) && n(t, "ALIAS_PROPS", "An alias node must not specify any properties");
break;

case "scalar":
case "single-quoted-scalar":
case "double-quoted-scalar":
case "block-scalar":
d = o.composeScalar(e, t, h, n);
f && (d.anchor = f.source.substring(1));
break;

case "block-map":
case "block-seq":
case "flow-collection":
try {
d = r.composeCollection(l, e, t, s, n);
f && (d.anchor = f.source.substring(1));
} catch (e) {
const s = e instanceof Error ? e.message : String(e);
n(t, "RESOURCE_EXHAUSTION", s);
}
break;

default:
{
const e = t.type === "error" ? t.message : `Unsupported token (type: ${t.type})`;
n(t, "UNEXPECTED_TOKEN", e);
p = false;
}
}
d ?? (d = composeEmptyNode(e, t.offset, void 0, null, s, n));
f && d.anchor === "" && n(f, "BAD_ALIAS", "Anchor cannot be an empty string");
if (a && e.options.stringKeys && (!i.isScalar(d) || typeof d.value !== "string" || d.tag && d.tag !== "tag:yaml.org,2002:str")) {
const e = "With stringKeys, all keys must be strings";
n(h ?? t, "NON_STRING_KEY", e);
}
c && (d.spaceBefore = true);
u && (t.type === "scalar" && t.source === "" ? d.comment = u : d.commentBefore = u);
e.options.keepSourceTokens && p && (d.srcToken = t);
return d;
}
function composeEmptyNode(e, t, s, n, {spaceBefore: i, comment: r, anchor: a, tag: l, end: u}, f) {
const h = {
type: "scalar",
offset: c.emptyScalarPosition(t, s, n),
indent: -1,
source: ""
};
const d = o.composeScalar(e, h, l, f);
if (a) {
d.anchor = a.source.substring(1);
d.anchor === "" && f(a, "BAD_ALIAS", "Anchor cannot be an empty string");
}
i && (d.spaceBefore = true);
if (r) {
d.comment = r;
d.range[2] = u;
}
return d;
}
function composeAlias({options: e}, {offset: t, source: s, end: i}, r) {
const o = new n.Alias(s.substring(1));
o.source === "" && r(t, "BAD_ALIAS", "Alias cannot be an empty string");
o.source.endsWith(":") && r(t + s.length - 1, "BAD_ALIAS", "Alias ending in : is ambiguous", true);
const c = t + s.length;
const l = a.resolveEnd(i, c, e.strict, r);
o.range = [ t, c, l.offset ];
l.comment && (o.comment = l.comment);
return o;
}
t.composeEmptyNode = composeEmptyNode;
t.composeNode = composeNode;
}),
5413: (function(e, t, s) {
var n = s(41127);
var i = s(63301);
var r = s(48913);
var o = s(76842);
function composeScalar(e, t, s, a) {
const {value: c, type: l, comment: u, range: f} = t.type === "block-scalar" ? r.resolveBlockScalar(e, t, a) : o.resolveFlowScalar(t, e.options.strict, a);
const h = s ? e.directives.tagName(s.source, e => a(s, "TAG_RESOLVE_FAILED", e)) : null;
let d;
d = e.options.stringKeys && e.atKey ? e.schema[n.SCALAR] : h ? findScalarTagByName(e.schema, c, h, s, a) : t.type === "scalar" ? findScalarTagByTest(e, c, t, a) : e.schema[n.SCALAR];
let p;
try {
const r = d.resolve(c, e => a(s ?? t, "TAG_RESOLVE_FAILED", e), e.options);
p = n.isScalar(r) ? r : new i.Scalar(r);
} catch (e) {
const n = e instanceof Error ? e.message : String(e);
a(s ?? t, "TAG_RESOLVE_FAILED", n);
p = new i.Scalar(c);
}
p.range = f;
p.source = c;
l && (p.type = l);
h && (p.tag = h);
d.format && (p.format = d.format);
u && (p.comment = u);
return p;
}
function findScalarTagByName(e, t, s, i, r) {
if (s === "!") return e[n.SCALAR];
const o = [];
for (const t of e.tags) if (!t.collection && t.tag === s) {
if (!t.default || !t.test) return t;
o.push(t);
}
for (const e of o) if (e.test?.test(t)) return e;
const a = e.knownTags[s];
if (a && !a.collection) {
e.tags.push(Object.assign({}, a, {
default: false,
test: void 0
}));
return a;
}
r(i, "TAG_RESOLVE_FAILED", `Unresolved tag: ${s}`, s !== "tag:yaml.org,2002:str");
return e[n.SCALAR];
}
function findScalarTagByTest({atKey: e, directives: t, schema: s}, i, r, o) {
const a = s.tags.find(t => (t.default === true || e && t.default === "key") && t.test?.test(i)) || s[n.SCALAR];
if (s.compat) {
const e = s.compat.find(e => e.default && e.test?.test(i)) ?? s[n.SCALAR];
if (a.tag !== e.tag) {
const s = t.tagString(a.tag);
const n = t.tagString(e.tag);
const i = `Value may be parsed as either ${s} or ${n}`;
o(r, "TAG_RESOLVE_FAILED", i, true);
}
}
return a;
}
t.composeScalar = composeScalar;
}),
89984: (function(e, t, s) {
var n = s(932);
var i = s(61342);
var r = s(3021);
var o = s(91464);
var a = s(41127);
var c = s(23683);
var l = s(17788);
function getErrorPos(e) {
if (typeof e === "number") return [ e, e + 1 ];
if (Array.isArray(e)) return e.length === 2 ? e : [ e[0], e[1] ];
const {offset: t, source: s} = e;
return [ t, t + (typeof s === "string" ? s.length : 1) ];
}
function parsePrelude(e) {
let t = "";
let s = false;
let n = false;
for (let i = 0; i < e.length; ++i) {
const r = e[i];
switch (r[0]) {
case "#":
t += (t === "" ? "" : n ? "\n\n" : "\n") + (r.substring(1) || " ");
s = true;
n = false;
break;

case "%":
e[i + 1]?.[0] !== "#" && (i += 1);
s = false;
break;

default:
s || (n = true);
s = false;
}
}
return {
comment: t,
afterEmptyLine: n
};
}
class Composer {
constructor(e = {}) {
this.doc = null;
this.atDirectives = false;
this.prelude = [];
this.errors = [];
this.warnings = [];
this.onError = (e, t, s, n) => {
const i = getErrorPos(e);
n ? this.warnings.push(new o.YAMLWarning(i, t, s)) : this.errors.push(new o.YAMLParseError(i, t, s));
};
this.directives = new i.Directives({
version: e.version || "1.2"
});
this.options = e;
}
decorate(e, t) {
const {comment: s, afterEmptyLine: n} = parsePrelude(this.prelude);
if (s) {
const i = e.contents;
if (t) e.comment = e.comment ? `${e.comment}\n${s}` : s; else if (n || e.directives.docStart || !i) e.commentBefore = s; else if (a.isCollection(i) && !i.flow && i.items.length > 0) {
let e = i.items[0];
a.isPair(e) && (e = e.key);
const t = e.commentBefore;
e.commentBefore = t ? `${s}\n${t}` : s;
} else {
const e = i.commentBefore;
i.commentBefore = e ? `${s}\n${e}` : s;
}
}
if (t) {
for (let t = 0; t < this.errors.length; ++t) e.errors.push(this.errors[t]);
for (let t = 0; t < this.warnings.length; ++t) e.warnings.push(this.warnings[t]);
} else {
e.errors = this.errors;
e.warnings = this.warnings;
}
this.prelude = [];
this.errors = [];
this.warnings = [];
}
streamInfo() {
return {
comment: parsePrelude(this.prelude).comment,
directives: this.directives,
errors: this.errors,
warnings: this.warnings
};
}
* compose(e, t = false, s = -1) {
for (const t of e) yield* this.next(t);
yield* this.end(t, s);
}
* next(e) {
n.env.LOG_STREAM && console.dir(e, {
depth: null
});
switch (e.type) {
case "directive":
this.directives.add(e.source, (t, s, n) => {
const i = getErrorPos(e);
i[0] += t;
this.onError(i, "BAD_DIRECTIVE", s, n);
});
this.prelude.push(e.source);
this.atDirectives = true;
break;

case "document":
{
const t = c.composeDoc(this.options, this.directives, e, this.onError);
this.atDirectives && !t.directives.docStart && this.onError(e, "MISSING_CHAR", "Missing directives-end/doc-start indicator line");
this.decorate(t, false);
this.doc && (yield this.doc);
this.doc = t;
this.atDirectives = false;
break;
}

case "byte-order-mark":
case "space":
break;

case "comment":
case "newline":
this.prelude.push(e.source);
break;

case "error":
{
const t = e.source ? `${e.message}: ${JSON.stringify(e.source)}` : e.message;
const s = new o.YAMLParseError(getErrorPos(e), "UNEXPECTED_TOKEN", t);
this.atDirectives || !this.doc ? this.errors.push(s) : this.doc.errors.push(s);
break;
}

case "doc-end":
{
if (!this.doc) {
const t = "Unexpected doc-end without preceding document";
this.errors.push(new o.YAMLParseError(getErrorPos(e), "UNEXPECTED_TOKEN", t));
break;
}
this.doc.directives.docEnd = true;
const t = l.resolveEnd(e.end, e.offset + e.source.length, this.doc.options.strict, this.onError);
this.decorate(this.doc, true);
if (t.comment) {
const e = this.doc.comment;
this.doc.comment = e ? `${e}\n${t.comment}` : t.comment;
}
this.doc.range[2] = t.offset;
break;
}

default:
this.errors.push(new o.YAMLParseError(getErrorPos(e), "UNEXPECTED_TOKEN", `Unsupported token ${e.type}`));
}
}
* end(e = false, t = -1) {
if (this.doc) {
this.decorate(this.doc, true);
yield this.doc;
this.doc = null;
} else if (e) {
const e = Object.assign({
_directives: this.directives
}, this.options);
const s = new r.Document(void 0, e);
this.atDirectives && this.onError(t, "MISSING_CHAR", "Missing directives-end indicator line");
s.range = [ 0, t, t ];
this.decorate(s, false);
yield s;
}
}
}
t.Composer = Composer;
}),
87103: (function(e, t, s) {
var n = s(57165);
var i = s(84454);
var r = s(34631);
var o = s(9499);
var a = s(74051);
var c = s(81187);
const l = "All mapping items must start at the same column";
function resolveBlockMap({composeNode: e, composeEmptyNode: t}, s, u, f, h) {
const d = h?.nodeClass ?? i.YAMLMap;
const p = new d(s.schema);
s.atRoot && (s.atRoot = false);
let m = u.offset;
let g = null;
for (const i of u.items) {
const {start: h, key: d, sep: y, value: v} = i;
const b = r.resolveProps(h, {
indicator: "explicit-key-ind",
next: d ?? y?.[0],
offset: m,
onError: f,
parentIndent: u.indent,
startOnNewline: true
});
const S = !b.found;
if (S) {
d && (d.type === "block-seq" ? f(m, "BLOCK_AS_IMPLICIT_KEY", "A block sequence may not be used as an implicit map key") : "indent" in d && d.indent !== u.indent && f(m, "BAD_INDENT", l));
if (!b.anchor && !b.tag && !y) {
g = b.end;
b.comment && (p.comment ? p.comment += "\n" + b.comment : p.comment = b.comment);
continue;
}
(b.newlineAfterProp || o.containsNewline(d)) && f(d ?? h[h.length - 1], "MULTILINE_IMPLICIT_KEY", "Implicit keys need to be on a single line");
} else b.found?.indent !== u.indent && f(m, "BAD_INDENT", l);
s.atKey = true;
const w = b.end;
const k = d ? e(s, d, b, f) : t(s, w, h, null, b, f);
s.schema.compat && a.flowIndentCheck(u.indent, d, f);
s.atKey = false;
c.mapIncludes(s, p.items, k) && f(w, "DUPLICATE_KEY", "Map keys must be unique");
const A = r.resolveProps(y ?? [], {
indicator: "map-value-ind",
next: v,
offset: k.range[2],
onError: f,
parentIndent: u.indent,
startOnNewline: !d || d.type === "block-scalar"
});
m = A.end;
if (A.found) {
if (S) {
v?.type !== "block-map" || A.hasNewline || f(m, "BLOCK_AS_IMPLICIT_KEY", "Nested mappings are not allowed in compact mappings");
s.options.strict && b.start < A.found.offset - 1024 && f(k.range, "KEY_OVER_1024_CHARS", "The : indicator must be at most 1024 chars after the start of an implicit block mapping key");
}
const r = v ? e(s, v, A, f) : t(s, m, y, null, A, f);
s.schema.compat && a.flowIndentCheck(u.indent, v, f);
m = r.range[2];
const o = new n.Pair(k, r);
s.options.keepSourceTokens && (o.srcToken = i);
p.items.push(o);
} else {
S && f(k.range, "MISSING_CHAR", "Implicit map keys need to be followed by map values");
A.comment && (k.comment ? k.comment += "\n" + A.comment : k.comment = A.comment);
const e = new n.Pair(k);
s.options.keepSourceTokens && (e.srcToken = i);
p.items.push(e);
}
}
g && g < m && f(g, "IMPOSSIBLE", "Map comment with trailing content");
p.range = [ u.offset, m, g ?? m ];
return p;
}
t.resolveBlockMap = resolveBlockMap;
}),
48913: (function(e, t, s) {
var n = s(63301);
function resolveBlockScalar(e, t, s) {
const i = t.offset;
const r = parseBlockScalarHeader(t, e.options.strict, s);
if (!r) return {
value: "",
type: null,
comment: "",
range: [ i, i, i ]
};
const o = r.mode === ">" ? n.Scalar.BLOCK_FOLDED : n.Scalar.BLOCK_LITERAL;
const a = t.source ? splitLines(t.source) : [];
let c = a.length;
for (let e = a.length - 1; e >= 0; --e) {
const t = a[e][1];
if (t !== "" && t !== "\r") break;
c = e;
}
if (c === 0) {
const e = r.chomp === "+" && a.length > 0 ? "\n".repeat(Math.max(1, a.length - 1)) : "";
let s = i + r.length;
t.source && (s += t.source.length);
return {
value: e,
type: o,
comment: r.comment,
range: [ i, s, s ]
};
}
let l = t.indent + r.indent;
let u = t.offset + r.length;
let f = 0;
for (let t = 0; t < c; ++t) {
const [n, i] = a[t];
if (i !== "" && i !== "\r") {
if (n.length < l) {
const e = "Block scalars with more-indented leading empty lines must use an explicit indentation indicator";
s(u + n.length, "MISSING_CHAR", e);
}
r.indent === 0 && (l = n.length);
f = t;
if (l === 0 && !e.atRoot) {
const e = "Block scalar values in collections must be indented";
s(u, "BAD_INDENT", e);
}
break;
}
r.indent === 0 && n.length > l && (l = n.length);
u += n.length + i.length + 1;
}
for (let e = a.length - 1; e >= c; --e) a[e][0].length > l && (c = e + 1);
let h = "";
let d = "";
let p = false;
for (let e = 0; e < f; ++e) h += a[e][0].slice(l) + "\n";
for (let e = f; e < c; ++e) {
let [t, i] = a[e];
u += t.length + i.length + 1;
const c = i[i.length - 1] === "\r";
c && (i = i.slice(0, -1));
if (i && t.length < l) {
const e = r.indent ? "explicit indentation indicator" : "first line";
const n = `Block scalar lines must not be less indented than their ${e}`;
s(u - i.length - (c ? 2 : 1), "BAD_INDENT", n);
t = "";
}
if (o === n.Scalar.BLOCK_LITERAL) {
h += d + t.slice(l) + i;
d = "\n";
} else if (t.length > l || i[0] === "\t") {
d === " " ? d = "\n" : p || d !== "\n" || (d = "\n\n");
h += d + t.slice(l) + i;
d = "\n";
p = true;
} else if (i === "") d === "\n" ? h += "\n" : d = "\n"; else {
h += d + i;
d = " ";
p = false;
}
}
switch (r.chomp) {
case "-":
break;

case "+":
for (let e = c; e < a.length; ++e) h += "\n" + a[e][0].slice(l);
h[h.length - 1] !== "\n" && (h += "\n");
break;

default:
h += "\n";
}
const m = i + r.length + t.source.length;
return {
value: h,
type: o,
comment: r.comment,
range: [ i, m, m ]
};
}
function parseBlockScalarHeader({offset: e, props: t}, s, n) {
if (t[0].type !== "block-scalar-header") {
n(t[0], "IMPOSSIBLE", "Block scalar header not found");
return null;
}
const {source: i} = t[0];
const r = i[0];
let o = 0;
let a = "";
let c = -1;
for (let t = 1; t < i.length; ++t) {
const s = i[t];
if (a || s !== "-" && s !== "+") {
const n = Number(s);
!o && n ? o = n : c === -1 && (c = e + t);
} else a = s;
}
c !== -1 && n(c, "UNEXPECTED_TOKEN", `Block scalar header includes extra characters: ${i}`);
let l = false;
let u = "";
let f = i.length;
for (let e = 1; e < t.length; ++e) {
const i = t[e];
switch (i.type) {
case "space":
l = true;

case "newline":
f += i.source.length;
break;

case "comment":
if (s && !l) {
const e = "Comments must be separated from other tokens by white space characters";
n(i, "MISSING_CHAR", e);
}
f += i.source.length;
u = i.source.substring(1);
break;

case "error":
n(i, "UNEXPECTED_TOKEN", i.message);
f += i.source.length;
break;

default:
{
const e = `Unexpected token in block scalar header: ${i.type}`;
n(i, "UNEXPECTED_TOKEN", e);
const t = i.source;
t && typeof t === "string" && (f += t.length);
}
}
}
return {
mode: r,
indent: o,
chomp: a,
comment: u,
length: f
};
}
function splitLines(e) {
const t = e.split(/\n( *)/);
const s = t[0];
const n = s.match(/^( *)/);
const i = n?.[1] ? [ n[1], s.slice(n[1].length) ] : [ "", s ];
const r = [ i ];
for (let e = 1; e < t.length; e += 2) r.push([ t[e], t[e + 1] ]);
return r;
}
t.resolveBlockScalar = resolveBlockScalar;
}),
90334: (function(e, t, s) {
var n = s(92223);
var i = s(34631);
var r = s(74051);
function resolveBlockSeq({composeNode: e, composeEmptyNode: t}, s, o, a, c) {
const l = c?.nodeClass ?? n.YAMLSeq;
const u = new l(s.schema);
s.atRoot && (s.atRoot = false);
s.atKey && (s.atKey = false);
let f = o.offset;
let h = null;
for (const {start: n, value: c} of o.items) {
const l = i.resolveProps(n, {
indicator: "seq-item-ind",
next: c,
offset: f,
onError: a,
parentIndent: o.indent,
startOnNewline: true
});
if (!l.found) {
if (!(l.anchor || l.tag || c)) {
h = l.end;
l.comment && (u.comment = l.comment);
continue;
}
c?.type === "block-seq" ? a(l.end, "BAD_INDENT", "All sequence items must start at the same column") : a(f, "MISSING_CHAR", "Sequence item without - indicator");
}
const d = c ? e(s, c, l, a) : t(s, l.end, n, null, l, a);
s.schema.compat && r.flowIndentCheck(o.indent, c, a);
f = d.range[2];
u.items.push(d);
}
u.range = [ o.offset, f, h ?? f ];
return u;
}
t.resolveBlockSeq = resolveBlockSeq;
}),
17788: (function(e, t) {
function resolveEnd(e, t, s, n) {
let i = "";
if (e) {
let r = false;
let o = "";
for (const a of e) {
const {source: e, type: c} = a;
switch (c) {
case "space":
r = true;
break;

case "comment":
{
s && !r && n(a, "MISSING_CHAR", "Comments must be separated from other tokens by white space characters");
const t = e.substring(1) || " ";
i ? i += o + t : i = t;
o = "";
break;
}

case "newline":
i && (o += e);
r = true;
break;

default:
n(a, "UNEXPECTED_TOKEN", `Unexpected ${c} at node end`);
}
t += e.length;
}
}
return {
comment: i,
offset: t
};
}
t.resolveEnd = resolveEnd;
}),
13142: (function(e, t, s) {
var n = s(41127);
var i = s(57165);
var r = s(84454);
var o = s(92223);
var a = s(17788);
var c = s(34631);
var l = s(9499);
var u = s(81187);
const f = "Block collections are not allowed within flow collections";
const isBlock = e => e && (e.type === "block-map" || e.type === "block-seq");
function resolveFlowCollection({composeNode: e, composeEmptyNode: t}, s, h, d, p) {
const m = h.start.source === "{";
const g = m ? "flow map" : "flow sequence";
const y = p?.nodeClass ?? (m ? r.YAMLMap : o.YAMLSeq);
const v = new y(s.schema);
v.flow = true;
const b = s.atRoot;
b && (s.atRoot = false);
s.atKey && (s.atKey = false);
let S = h.offset + h.start.source.length;
for (let o = 0; o < h.items.length; ++o) {
const a = h.items[o];
const {start: p, key: y, sep: b, value: w} = a;
const k = c.resolveProps(p, {
flow: g,
indicator: "explicit-key-ind",
next: y ?? b?.[0],
offset: S,
onError: d,
parentIndent: h.indent,
startOnNewline: false
});
if (!k.found) {
if (!k.anchor && !k.tag && !b && !w) {
o === 0 && k.comma ? d(k.comma, "UNEXPECTED_TOKEN", `Unexpected , in ${g}`) : o < h.items.length - 1 && d(k.start, "UNEXPECTED_TOKEN", `Unexpected empty item in ${g}`);
k.comment && (v.comment ? v.comment += "\n" + k.comment : v.comment = k.comment);
S = k.end;
continue;
}
!m && s.options.strict && l.containsNewline(y) && d(y, "MULTILINE_IMPLICIT_KEY", "Implicit keys of flow sequence pairs need to be on a single line");
}
if (o === 0) k.comma && d(k.comma, "UNEXPECTED_TOKEN", `Unexpected , in ${g}`); else {
k.comma || d(k.start, "MISSING_CHAR", `Missing , between ${g} items`);
if (k.comment) {
let e = "";
e: for (const t of p) switch (t.type) {
case "comma":
case "space":
break;

case "comment":
e = t.source.substring(1);
break e;

default:
break e;
}
if (e) {
let t = v.items[v.items.length - 1];
n.isPair(t) && (t = t.value ?? t.key);
t.comment ? t.comment += "\n" + e : t.comment = e;
k.comment = k.comment.substring(e.length + 1);
}
}
}
if (m || b || k.found) {
s.atKey = true;
const n = k.end;
const o = y ? e(s, y, k, d) : t(s, n, p, null, k, d);
isBlock(y) && d(o.range, "BLOCK_IN_FLOW", f);
s.atKey = false;
const l = c.resolveProps(b ?? [], {
flow: g,
indicator: "map-value-ind",
next: w,
offset: o.range[2],
onError: d,
parentIndent: h.indent,
startOnNewline: false
});
if (l.found) {
if (!m && !k.found && s.options.strict) {
if (b) for (const e of b) {
if (e === l.found) break;
if (e.type === "newline") {
d(e, "MULTILINE_IMPLICIT_KEY", "Implicit keys of flow sequence pairs need to be on a single line");
break;
}
}
k.start < l.found.offset - 1024 && d(l.found, "KEY_OVER_1024_CHARS", "The : indicator must be at most 1024 chars after the start of an implicit flow sequence key");
}
} else w && ("source" in w && w.source?.[0] === ":" ? d(w, "MISSING_CHAR", `Missing space after : in ${g}`) : d(l.start, "MISSING_CHAR", `Missing , or : between ${g} items`));
const A = w ? e(s, w, l, d) : l.found ? t(s, l.end, b, null, l, d) : null;
A ? isBlock(w) && d(A.range, "BLOCK_IN_FLOW", f) : l.comment && (o.comment ? o.comment += "\n" + l.comment : o.comment = l.comment);
const N = new i.Pair(o, A);
s.options.keepSourceTokens && (N.srcToken = a);
if (m) {
const e = v;
u.mapIncludes(s, e.items, o) && d(n, "DUPLICATE_KEY", "Map keys must be unique");
e.items.push(N);
} else {
const e = new r.YAMLMap(s.schema);
e.flow = true;
e.items.push(N);
const t = (A ?? o).range;
e.range = [ o.range[0], t[1], t[2] ];
v.items.push(e);
}
S = A ? A.range[2] : l.end;
} else {
const n = w ? e(s, w, k, d) : t(s, k.end, b, null, k, d);
v.items.push(n);
S = n.range[2];
isBlock(w) && d(n.range, "BLOCK_IN_FLOW", f);
}
}
const w = m ? "}" : "]";
const [k, ...A] = h.end;
let N = S;
if (k?.source === w) N = k.offset + k.source.length; else {
const e = g[0].toUpperCase() + g.substring(1);
const t = b ? `${e} must end with a ${w}` : `${e} in block collection must be sufficiently indented and end with a ${w}`;
d(S, b ? "MISSING_CHAR" : "BAD_INDENT", t);
k && k.source.length !== 1 && A.unshift(k);
}
if (A.length > 0) {
const e = a.resolveEnd(A, N, s.options.strict, d);
e.comment && (v.comment ? v.comment += "\n" + e.comment : v.comment = e.comment);
v.range = [ h.offset, N, e.offset ];
} else v.range = [ h.offset, N, N ];
return v;
}
t.resolveFlowCollection = resolveFlowCollection;
}),
76842: (function(e, t, s) {
var n = s(63301);
var i = s(17788);
function resolveFlowScalar(e, t, s) {
const {offset: r, type: o, source: a, end: c} = e;
let l;
let u;
const _onError = (e, t, n) => s(r + e, t, n);
switch (o) {
case "scalar":
l = n.Scalar.PLAIN;
u = plainValue(a, _onError);
break;

case "single-quoted-scalar":
l = n.Scalar.QUOTE_SINGLE;
u = singleQuotedValue(a, _onError);
break;

case "double-quoted-scalar":
l = n.Scalar.QUOTE_DOUBLE;
u = doubleQuotedValue(a, _onError);
break;

default:
s(e, "UNEXPECTED_TOKEN", `Expected a flow scalar value, but found: ${o}`);
return {
value: "",
type: null,
comment: "",
range: [ r, r + a.length, r + a.length ]
};
}
const f = r + a.length;
const h = i.resolveEnd(c, f, t, s);
return {
value: u,
type: l,
comment: h.comment,
range: [ r, f, h.offset ]
};
}
function plainValue(e, t) {
let s = "";
switch (e[0]) {
case "\t":
s = "a tab character";
break;

case ",":
s = "flow indicator character ,";
break;

case "%":
s = "directive indicator character %";
break;

case "|":
case ">":
s = `block scalar indicator ${e[0]}`;
break;

case "@":
case "`":
s = `reserved character ${e[0]}`;
break;
}
s && t(0, "BAD_SCALAR_START", `Plain value cannot start with ${s}`);
return unfoldLines(e);
}
function singleQuotedValue(e, t) {
e[e.length - 1] === "'" && e.length !== 1 || t(e.length, "MISSING_CHAR", "Missing closing 'quote");
return unfoldLines(e.slice(1, -1)).replace(/''/g, "'");
}
function unfoldLines(e) {
const t = /(.*?)\r?\n/sy;
let s = t.exec(e);
if (!s) return e;
let n, i;
try {
n = new RegExp("(?<![ \t])[ \t]+$");
i = new RegExp("^[ \t]+|(?<![ \t])[ \t]+$", "g");
} catch {
n = /[ \t]+$/;
i = /^[ \t]+|[ \t]+$/g;
}
let r = s[1].replace(n, "");
let o = " ";
let a = t.lastIndex;
while (s = t.exec(e)) {
const e = s[1].replace(i, "");
if (e === "") o === "\n" ? r += o : o = "\n"; else {
r += o + e;
o = " ";
}
a = t.lastIndex;
}
const c = /[ \t]*(.*)/sy;
c.lastIndex = a;
s = c.exec(e);
return r + o + (s?.[1] ?? "");
}
function doubleQuotedValue(e, t) {
let s = "";
for (let n = 1; n < e.length - 1; ++n) {
const i = e[n];
if (i === "\r" && e[n + 1] === "\n") continue;
if (i === "\n") {
const {fold: t, offset: i} = foldNewline(e, n);
s += t;
n = i;
} else if (i === "\\") {
let i = e[++n];
const o = r[i];
if (o) s += o; else if (i === "\n") {
i = e[n + 1];
while (i === " " || i === "\t") i = e[1 + ++n];
} else if (i === "\r" && e[n + 1] === "\n") {
i = e[1 + ++n];
while (i === " " || i === "\t") i = e[1 + ++n];
} else if (i === "x" || i === "u" || i === "U") {
const r = i === "x" ? 2 : i === "u" ? 4 : 8;
s += parseCharCode(e, n + 1, r, t);
n += r;
} else {
const i = e.substr(n - 1, 2);
t(n - 1, "BAD_DQ_ESCAPE", `Invalid escape sequence ${i}`);
s += i;
}
} else if (i === " " || i === "\t") {
const t = n;
let r = e[n + 1];
while (r === " " || r === "\t") r = e[1 + ++n];
r === "\n" || r === "\r" && e[n + 2] === "\n" || (s += n > t ? e.slice(t, n + 1) : i);
} else s += i;
}
e[e.length - 1] === '"' && e.length !== 1 || t(e.length, "MISSING_CHAR", 'Missing closing "quote');
return s;
}
function foldNewline(e, t) {
let s = "";
let n = e[t + 1];
while (n === " " || n === "\t" || n === "\n" || n === "\r") {
if (n === "\r" && e[t + 2] !== "\n") break;
n === "\n" && (s += "\n");
t += 1;
n = e[t + 1];
}
s || (s = " ");
return {
fold: s,
offset: t
};
}
const r = {
0: "\0",
a: "\x07",
b: "\b",
e: "\x1b",
f: "\f",
n: "\n",
r: "\r",
t: "\t",
v: "\v",
N: "\x85",
_: "\xa0",
L: "\u2028",
P: "\u2029",
" ": " ",
'"': '"',
"/": "/",
"\\": "\\",
"\t": "\t"
};
function parseCharCode(e, t, s, n) {
const i = e.substr(t, s);
const r = i.length === s && /^[0-9a-fA-F]+$/.test(i);
const o = r ? parseInt(i, 16) : NaN;
try {
return String.fromCodePoint(o);
} catch {
const i = e.substr(t - 2, s + 2);
n(t - 2, "BAD_DQ_ESCAPE", `Invalid escape sequence ${i}`);
return i;
}
}
t.resolveFlowScalar = resolveFlowScalar;
}),
34631: (function(e, t) {
function resolveProps(e, {flow: t, indicator: s, next: n, offset: i, onError: r, parentIndent: o, startOnNewline: a}) {
let c = false;
let l = a;
let u = a;
let f = "";
let h = "";
let d = false;
let p = false;
let m = null;
let g = null;
let y = null;
let v = null;
let b = null;
let S = null;
let w = null;
for (const i of e) {
if (p) {
i.type !== "space" && i.type !== "newline" && i.type !== "comma" && r(i.offset, "MISSING_CHAR", "Tags and anchors must be separated from the next token by white space");
p = false;
}
if (m) {
l && i.type !== "comment" && i.type !== "newline" && r(m, "TAB_AS_INDENT", "Tabs are not allowed as indentation");
m = null;
}
switch (i.type) {
case "space":
t || s === "doc-start" && n?.type === "flow-collection" || !i.source.includes("\t") || (m = i);
u = true;
break;

case "comment":
{
u || r(i, "MISSING_CHAR", "Comments must be separated from other tokens by white space characters");
const e = i.source.substring(1) || " ";
f ? f += h + e : f = e;
h = "";
l = false;
break;
}

case "newline":
l ? f ? f += i.source : S && s === "seq-item-ind" || (c = true) : h += i.source;
l = true;
d = true;
(g || y) && (v = i);
u = true;
break;

case "anchor":
g && r(i, "MULTIPLE_ANCHORS", "A node can have at most one anchor");
i.source.endsWith(":") && r(i.offset + i.source.length - 1, "BAD_ALIAS", "Anchor ending in : is ambiguous", true);
g = i;
w ?? (w = i.offset);
l = false;
u = false;
p = true;
break;

case "tag":
y && r(i, "MULTIPLE_TAGS", "A node can have at most one tag");
y = i;
w ?? (w = i.offset);
l = false;
u = false;
p = true;
break;

case s:
(g || y) && r(i, "BAD_PROP_ORDER", `Anchors and tags must be after the ${i.source} indicator`);
S && r(i, "UNEXPECTED_TOKEN", `Unexpected ${i.source} in ${t ?? "collection"}`);
S = i;
l = s === "seq-item-ind" || s === "explicit-key-ind";
u = false;
break;

case "comma":
if (t) {
b && r(i, "UNEXPECTED_TOKEN", `Unexpected , in ${t}`);
b = i;
l = false;
u = false;
break;
}

default:
r(i, "UNEXPECTED_TOKEN", `Unexpected ${i.type} token`);
l = false;
u = false;
}
}
const k = e[e.length - 1];
const A = k ? k.offset + k.source.length : i;
p && n && n.type !== "space" && n.type !== "newline" && n.type !== "comma" && (n.type !== "scalar" || n.source !== "") && r(n.offset, "MISSING_CHAR", "Tags and anchors must be separated from the next token by white space");
m && (l && m.indent <= o || n?.type === "block-map" || n?.type === "block-seq") && r(m, "TAB_AS_INDENT", "Tabs are not allowed as indentation");
return {
comma: b,
found: S,
spaceBefore: c,
comment: f,
hasNewline: d,
anchor: g,
tag: y,
newlineAfterProp: v,
end: A,
start: w ?? A
};
}
t.resolveProps = resolveProps;
}),
9499: (function(e, t) {
function containsNewline(e) {
if (!e) return null;
switch (e.type) {
case "alias":
case "scalar":
case "double-quoted-scalar":
case "single-quoted-scalar":
if (e.source.includes("\n")) return true;
if (e.end) for (const t of e.end) if (t.type === "newline") return true;
return false;

case "flow-collection":
for (const t of e.items) {
for (const e of t.start) if (e.type === "newline") return true;
if (t.sep) for (const e of t.sep) if (e.type === "newline") return true;
if (containsNewline(t.key) || containsNewline(t.value)) return true;
}
return false;

default:
return true;
}
}
t.containsNewline = containsNewline;
}),
22599: (function(e, t) {
function emptyScalarPosition(e, t, s) {
if (t) {
s ?? (s = t.length);
for (let n = s - 1; n >= 0; --n) {
let s = t[n];
switch (s.type) {
case "space":
case "comment":
case "newline":
e -= s.source.length;
continue;
}
s = t[++n];
while (s?.type === "space") {
e += s.source.length;
s = t[++n];
}
break;
}
}
return e;
}
t.emptyScalarPosition = emptyScalarPosition;
}),
74051: (function(e, t, s) {
var n = s(9499);
function flowIndentCheck(e, t, s) {
if (t?.type === "flow-collection") {
const i = t.end[0];
if (i.indent === e && (i.source === "]" || i.source === "}") && n.containsNewline(t)) {
const e = "Flow end indicator should be more indented than parent";
s(i, "BAD_INDENT", e, true);
}
}
}
t.flowIndentCheck = flowIndentCheck;
}),
81187: (function(e, t, s) {
var n = s(41127);
function mapIncludes(e, t, s) {
const {uniqueKeys: i} = e.options;
if (i === false) return false;
const r = typeof i === "function" ? i : (e, t) => e === t || n.isScalar(e) && n.isScalar(t) && e.value === t.value;
return t.some(e => r(e.key, s));
}
t.mapIncludes = mapIncludes;
}),
3021: (function(e, t, s) {
var n = s(4065);
var i = s(40101);
var r = s(41127);
var o = s(57165);
var a = s(74043);
var c = s(45840);
var l = s(6829);
var u = s(71596);
var f = s(83661);
var h = s(42404);
var d = s(61342);
class Document {
constructor(e, t, s) {
this.commentBefore = null;
this.comment = null;
this.errors = [];
this.warnings = [];
Object.defineProperty(this, r.NODE_TYPE, {
value: r.DOC
});
let n = null;
if (typeof t === "function" || Array.isArray(t)) n = t; else if (s === void 0 && t) {
s = t;
t = void 0;
}
const i = Object.assign({
intAsBigInt: false,
keepSourceTokens: false,
logLevel: "warn",
prettyErrors: true,
strict: true,
stringKeys: false,
uniqueKeys: true,
version: "1.2"
}, s);
this.options = i;
let {version: o} = i;
if (s?._directives) {
this.directives = s._directives.atDocument();
this.directives.yaml.explicit && (o = this.directives.yaml.version);
} else this.directives = new d.Directives({
version: o
});
this.setSchema(o, s);
this.contents = e === void 0 ? null : this.createNode(e, n, s);
}
clone() {
const e = Object.create(Document.prototype, {
[r.NODE_TYPE]: {
value: r.DOC
}
});
e.commentBefore = this.commentBefore;
e.comment = this.comment;
e.errors = this.errors.slice();
e.warnings = this.warnings.slice();
e.options = Object.assign({}, this.options);
this.directives && (e.directives = this.directives.clone());
e.schema = this.schema.clone();
e.contents = r.isNode(this.contents) ? this.contents.clone(e.schema) : this.contents;
this.range && (e.range = this.range.slice());
return e;
}
add(e) {
assertCollection(this.contents) && this.contents.add(e);
}
addIn(e, t) {
assertCollection(this.contents) && this.contents.addIn(e, t);
}
createAlias(e, t) {
if (!e.anchor) {
const s = u.anchorNames(this);
e.anchor = !t || s.has(t) ? u.findNewAnchor(t || "a", s) : t;
}
return new n.Alias(e.anchor);
}
createNode(e, t, s) {
let n;
if (typeof t === "function") {
e = t.call({
"": e
}, "", e);
n = t;
} else if (Array.isArray(t)) {
const keyToStr = e => typeof e === "number" || e instanceof String || e instanceof Number;
const e = t.filter(keyToStr).map(String);
e.length > 0 && (t = t.concat(e));
n = t;
} else if (s === void 0 && t) {
s = t;
t = void 0;
}
const {aliasDuplicateObjects: i, anchorPrefix: o, flow: a, keepUndefined: c, onTagObj: l, tag: f} = s ?? {};
const {onAnchor: d, setAnchors: p, sourceObjects: m} = u.createNodeAnchors(this, o || "a");
const g = {
aliasDuplicateObjects: i ?? true,
keepUndefined: c ?? false,
onAnchor: d,
onTagObj: l,
replacer: n,
schema: this.schema,
sourceObjects: m
};
const y = h.createNode(e, f, g);
a && r.isCollection(y) && (y.flow = true);
p();
return y;
}
createPair(e, t, s = {}) {
const n = this.createNode(e, null, s);
const i = this.createNode(t, null, s);
return new o.Pair(n, i);
}
delete(e) {
return !!assertCollection(this.contents) && this.contents.delete(e);
}
deleteIn(e) {
if (i.isEmptyPath(e)) {
if (this.contents == null) return false;
this.contents = null;
return true;
}
return !!assertCollection(this.contents) && this.contents.deleteIn(e);
}
get(e, t) {
return r.isCollection(this.contents) ? this.contents.get(e, t) : void 0;
}
getIn(e, t) {
if (i.isEmptyPath(e)) return !t && r.isScalar(this.contents) ? this.contents.value : this.contents;
return r.isCollection(this.contents) ? this.contents.getIn(e, t) : void 0;
}
has(e) {
return !!r.isCollection(this.contents) && this.contents.has(e);
}
hasIn(e) {
if (i.isEmptyPath(e)) return this.contents !== void 0;
return !!r.isCollection(this.contents) && this.contents.hasIn(e);
}
set(e, t) {
this.contents == null ? this.contents = i.collectionFromPath(this.schema, [ e ], t) : assertCollection(this.contents) && this.contents.set(e, t);
}
setIn(e, t) {
i.isEmptyPath(e) ? this.contents = t : this.contents == null ? this.contents = i.collectionFromPath(this.schema, Array.from(e), t) : assertCollection(this.contents) && this.contents.setIn(e, t);
}
setSchema(e, t = {}) {
typeof e === "number" && (e = String(e));
let s;
switch (e) {
case "1.1":
this.directives ? this.directives.yaml.version = "1.1" : this.directives = new d.Directives({
version: "1.1"
});
s = {
resolveKnownTags: false,
schema: "yaml-1.1"
};
break;

case "1.2":
case "next":
this.directives ? this.directives.yaml.version = e : this.directives = new d.Directives({
version: e
});
s = {
resolveKnownTags: true,
schema: "core"
};
break;

case null:
this.directives && delete this.directives;
s = null;
break;

default:
{
const t = JSON.stringify(e);
throw new Error(`Expected '1.1', '1.2' or null as first argument, but found: ${t}`);
}
}
if (t.schema instanceof Object) this.schema = t.schema; else {
if (!s) throw new Error("With a null YAML version, the { schema: Schema } option is required");
this.schema = new c.Schema(Object.assign(s, t));
}
}
toJS({json: e, jsonArg: t, mapAsMap: s, maxAliasCount: n, onAnchor: i, reviver: r} = {}) {
const o = {
anchors: new Map,
doc: this,
keep: !e,
mapAsMap: s === true,
mapKeyWarned: false,
maxAliasCount: typeof n === "number" ? n : 100
};
const c = a.toJS(this.contents, t ?? "", o);
if (typeof i === "function") for (const {count: e, res: t} of o.anchors.values()) i(t, e);
return typeof r === "function" ? f.applyReviver(r, {
"": c
}, "", c) : c;
}
toJSON(e, t) {
return this.toJS({
json: true,
jsonArg: e,
mapAsMap: false,
onAnchor: t
});
}
toString(e = {}) {
if (this.errors.length > 0) throw new Error("Document with errors cannot be stringified");
if ("indent" in e && (!Number.isInteger(e.indent) || Number(e.indent) <= 0)) {
const t = JSON.stringify(e.indent);
throw new Error(`"indent" option must be a positive integer, not ${t}`);
}
return l.stringifyDocument(this, e);
}
}
function assertCollection(e) {
if (r.isCollection(e)) return true;
throw new Error("Expected a YAML collection as document contents");
}
t.Document = Document;
}),
71596: (function(e, t, s) {
var n = s(41127);
var i = s(10204);
function anchorIsValid(e) {
if (/[\x00-\x19\s,[\]{}]/.test(e)) {
const t = JSON.stringify(e);
const s = `Anchor must not contain whitespace or control characters: ${t}`;
throw new Error(s);
}
return true;
}
function anchorNames(e) {
const t = new Set;
i.visit(e, {
Value(e, s) {
s.anchor && t.add(s.anchor);
}
});
return t;
}
function findNewAnchor(e, t) {
for (let s = 1; true; ++s) {
const n = `${e}${s}`;
if (!t.has(n)) return n;
}
}
function createNodeAnchors(e, t) {
const s = [];
const i = new Map;
let r = null;
return {
onAnchor: n => {
s.push(n);
r ?? (r = anchorNames(e));
const i = findNewAnchor(t, r);
r.add(i);
return i;
},
setAnchors: () => {
for (const e of s) {
const t = i.get(e);
if (typeof t !== "object" || !t.anchor || !n.isScalar(t.node) && !n.isCollection(t.node)) {
const t = new Error("Failed to resolve repeated object (this should not happen)");
t.source = e;
throw t;
}
t.node.anchor = t.anchor;
}
},
sourceObjects: i
};
}
t.anchorIsValid = anchorIsValid;
t.anchorNames = anchorNames;
t.createNodeAnchors = createNodeAnchors;
t.findNewAnchor = findNewAnchor;
}),
83661: (function(e, t) {
function applyReviver(e, t, s, n) {
if (n && typeof n === "object") if (Array.isArray(n)) for (let t = 0, s = n.length; t < s; ++t) {
const s = n[t];
const i = applyReviver(e, n, String(t), s);
i === void 0 ? delete n[t] : i !== s && (n[t] = i);
} else if (n instanceof Map) for (const t of Array.from(n.keys())) {
const s = n.get(t);
const i = applyReviver(e, n, t, s);
i === void 0 ? n.delete(t) : i !== s && n.set(t, i);
} else if (n instanceof Set) for (const t of Array.from(n)) {
const s = applyReviver(e, n, t, t);
if (s === void 0) n.delete(t); else if (s !== t) {
n.delete(t);
n.add(s);
}
} else for (const [t, s] of Object.entries(n)) {
const i = applyReviver(e, n, t, s);
i === void 0 ? delete n[t] : i !== s && (n[t] = i);
}
return e.call(t, s, n);
}
t.applyReviver = applyReviver;
}),
42404: (function(e, t, s) {
var n = s(4065);
var i = s(41127);
var r = s(63301);
const o = "tag:yaml.org,2002:";
function findTagObject(e, t, s) {
if (t) {
const e = s.filter(e => e.tag === t);
const n = e.find(e => !e.format) ?? e[0];
if (!n) throw new Error(`Tag ${t} not found`);
return n;
}
return s.find(t => t.identify?.(e) && !t.format);
}
function createNode(e, t, s) {
i.isDocument(e) && (e = e.contents);
if (i.isNode(e)) return e;
if (i.isPair(e)) {
const t = s.schema[i.MAP].createNode?.(s.schema, null, s);
t.items.push(e);
return t;
}
(e instanceof String || e instanceof Number || e instanceof Boolean || typeof BigInt !== "undefined" && e instanceof BigInt) && (e = e.valueOf());
const {aliasDuplicateObjects: a, onAnchor: c, onTagObj: l, schema: u, sourceObjects: f} = s;
let h;
if (a && e && typeof e === "object") {
h = f.get(e);
if (h) {
h.anchor ?? (h.anchor = c(e));
return new n.Alias(h.anchor);
}
h = {
anchor: null,
node: null
};
f.set(e, h);
}
t?.startsWith("!!") && (t = o + t.slice(2));
let d = findTagObject(e, t, u.tags);
if (!d) {
e && typeof e.toJSON === "function" && (e = e.toJSON());
if (!e || typeof e !== "object") {
const t = new r.Scalar(e);
h && (h.node = t);
return t;
}
d = e instanceof Map ? u[i.MAP] : Symbol.iterator in Object(e) ? u[i.SEQ] : u[i.MAP];
}
if (l) {
l(d);
delete s.onTagObj;
}
const p = d?.createNode ? d.createNode(s.schema, e, s) : typeof d?.nodeClass?.from === "function" ? d.nodeClass.from(s.schema, e, s) : new r.Scalar(e);
t ? p.tag = t : d.default || (p.tag = d.tag);
h && (h.node = p);
return p;
}
t.createNode = createNode;
}),
61342: (function(e, t, s) {
var n = s(41127);
var i = s(10204);
const r = {
"!": "%21",
",": "%2C",
"[": "%5B",
"]": "%5D",
"{": "%7B",
"}": "%7D"
};
const escapeTagName = e => e.replace(/[!,[\]{}]/g, e => r[e]);
class Directives {
constructor(e, t) {
this.docStart = null;
this.docEnd = false;
this.yaml = Object.assign({}, Directives.defaultYaml, e);
this.tags = Object.assign({}, Directives.defaultTags, t);
}
clone() {
const e = new Directives(this.yaml, this.tags);
e.docStart = this.docStart;
return e;
}
atDocument() {
const e = new Directives(this.yaml, this.tags);
switch (this.yaml.version) {
case "1.1":
this.atNextDocument = true;
break;

case "1.2":
this.atNextDocument = false;
this.yaml = {
explicit: Directives.defaultYaml.explicit,
version: "1.2"
};
this.tags = Object.assign({}, Directives.defaultTags);
break;
}
return e;
}
add(e, t) {
if (this.atNextDocument) {
this.yaml = {
explicit: Directives.defaultYaml.explicit,
version: "1.1"
};
this.tags = Object.assign({}, Directives.defaultTags);
this.atNextDocument = false;
}
const s = e.trim().split(/[ \t]+/);
const n = s.shift();
switch (n) {
case "%TAG":
{
if (s.length !== 2) {
t(0, "%TAG directive should contain exactly two parts");
if (s.length < 2) return false;
}
const [e, n] = s;
this.tags[e] = n;
return true;
}

case "%YAML":
{
this.yaml.explicit = true;
if (s.length !== 1) {
t(0, "%YAML directive should contain exactly one part");
return false;
}
const [e] = s;
if (e === "1.1" || e === "1.2") {
this.yaml.version = e;
return true;
}
{
const s = /^\d+\.\d+$/.test(e);
t(6, `Unsupported YAML version ${e}`, s);
return false;
}
}

default:
t(0, `Unknown directive ${n}`, true);
return false;
}
}
tagName(e, t) {
if (e === "!") return "!";
if (e[0] !== "!") {
t(`Not a valid tag: ${e}`);
return null;
}
if (e[1] === "<") {
const s = e.slice(2, -1);
if (s === "!" || s === "!!") {
t(`Verbatim tags aren't resolved, so ${e} is invalid.`);
return null;
}
e[e.length - 1] !== ">" && t("Verbatim tags must end with a >");
return s;
}
const [, s, n] = e.match(/^(.*!)([^!]*)$/s);
n || t(`The ${e} tag has no suffix`);
const i = this.tags[s];
if (i) try {
return i + decodeURIComponent(n);
} catch (e) {
t(String(e));
return null;
}
if (s === "!") return e;
t(`Could not resolve tag: ${e}`);
return null;
}
tagString(e) {
for (const [t, s] of Object.entries(this.tags)) if (e.startsWith(s)) return t + escapeTagName(e.substring(s.length));
return e[0] === "!" ? e : `!<${e}>`;
}
toString(e) {
const t = this.yaml.explicit ? [ `%YAML ${this.yaml.version || "1.2"}` ] : [];
const s = Object.entries(this.tags);
let r;
if (e && s.length > 0 && n.isNode(e.contents)) {
const t = {};
i.visit(e.contents, (e, s) => {
n.isNode(s) && s.tag && (t[s.tag] = true);
});
r = Object.keys(t);
} else r = [];
for (const [n, i] of s) {
if (n === "!!" && i === "tag:yaml.org,2002:") continue;
e && !r.some(e => e.startsWith(i)) || t.push(`%TAG ${n} ${i}`);
}
return t.join("\n");
}
}
Directives.defaultYaml = {
explicit: false,
version: "1.2"
};
Directives.defaultTags = {
"!!": "tag:yaml.org,2002:"
};
t.Directives = Directives;
}),
91464: (function(e, t) {
class YAMLError extends Error {
constructor(e, t, s, n) {
super();
this.name = e;
this.code = s;
this.message = n;
this.pos = t;
}
}
class YAMLParseError extends YAMLError {
constructor(e, t, s) {
super("YAMLParseError", e, t, s);
}
}
class YAMLWarning extends YAMLError {
constructor(e, t, s) {
super("YAMLWarning", e, t, s);
}
}
const prettifyError = (e, t) => s => {
if (s.pos[0] === -1) return;
s.linePos = s.pos.map(e => t.linePos(e));
const {line: n, col: i} = s.linePos[0];
s.message += ` at line ${n}, column ${i}`;
let r = i - 1;
let o = e.substring(t.lineStarts[n - 1], t.lineStarts[n]).replace(/[\n\r]+$/, "");
if (r >= 60 && o.length > 80) {
const e = Math.min(r - 39, o.length - 79);
o = "\u2026" + o.substring(e);
r -= e - 1;
}
o.length > 80 && (o = o.substring(0, 79) + "\u2026");
if (n > 1 && /^ *$/.test(o.substring(0, r))) {
let s = e.substring(t.lineStarts[n - 2], t.lineStarts[n - 1]);
s.length > 80 && (s = s.substring(0, 79) + "\u2026\n");
o = s + o;
}
if (/[^ ]/.test(o)) {
let e = 1;
const t = s.linePos[1];
t?.line === n && t.col > i && (e = Math.max(1, Math.min(t.col - i, 80 - r)));
const a = " ".repeat(r) + "^".repeat(e);
s.message += `:\n\n${o}\n${a}\n`;
}
};
t.YAMLError = YAMLError;
t.YAMLParseError = YAMLParseError;
t.YAMLWarning = YAMLWarning;
t.prettifyError = prettifyError;
}),
38815: (function(e, t, s) {
var n = s(89984);
var i = s(3021);
var r = s(45840);
var o = s(91464);
var a = s(4065);
var c = s(41127);
var l = s(57165);
var u = s(63301);
var f = s(84454);
var h = s(92223);
var d = s(3461);
var p = s(40361);
var m = s(66628);
var g = s(81075);
var y = s(84047);
var v = s(10204);
n.Composer;
i.Document;
r.Schema;
o.YAMLError;
o.YAMLParseError;
o.YAMLWarning;
a.Alias;
c.isAlias;
c.isCollection;
c.isDocument;
t.isMap = c.isMap;
t.Ll = c.isNode;
c.isPair;
t.isScalar = c.isScalar;
t.isSeq = c.isSeq;
l.Pair;
u.Scalar;
f.YAMLMap;
h.YAMLSeq;
0;
p.Lexer;
t.LineCounter = m.LineCounter;
g.Parser;
t.parse = y.parse;
y.parseAllDocuments;
t.parseDocument = y.parseDocument;
t.As = y.stringify;
t.YR = v.visit;
v.visitAsync;
}),
57249: (function(e, t, s) {
var n = s(932);
function debug(e, ...t) {
e === "debug" && console.log(...t);
}
function warn(e, t) {
e !== "debug" && e !== "warn" || (typeof n.emitWarning === "function" ? n.emitWarning(t) : console.warn(t));
}
t.debug = debug;
t.warn = warn;
}),
4065: (function(e, t, s) {
var n = s(71596);
var i = s(10204);
var r = s(41127);
var o = s(66673);
var a = s(74043);
class Alias extends o.NodeBase {
constructor(e) {
super(r.ALIAS);
this.source = e;
Object.defineProperty(this, "tag", {
set() {
throw new Error("Alias nodes cannot have tags");
}
});
}
resolve(e, t) {
if (t?.maxAliasCount === 0) throw new ReferenceError("Alias resolution is disabled");
let s;
if (t?.aliasResolveCache) s = t.aliasResolveCache; else {
s = [];
i.visit(e, {
Node: (e, t) => {
(r.isAlias(t) || r.hasAnchor(t)) && s.push(t);
}
});
t && (t.aliasResolveCache = s);
}
let n;
for (const e of s) {
if (e === this) break;
e.anchor === this.source && (n = e);
}
if (n && t) {
const {anchors: e, doc: s, maxAliasCount: i} = t;
let r = e.get(n);
if (!r) {
a.toJS(n, null, t);
r = e.get(n);
}
if (r?.res === void 0) {
const e = "This should not happen: Alias anchor was not resolved?";
throw new ReferenceError(e);
}
if (i >= 0) {
r.count += 1;
r.aliasCount === 0 && (r.aliasCount = getAliasCount(s, n, e));
if (r.count * r.aliasCount > i) {
const e = "Excessive alias count indicates a resource exhaustion attack";
throw new ReferenceError(e);
}
}
}
return n;
}
toJSON(e, t) {
if (!t) return {
source: this.source
};
const s = this.resolve(t.doc, t);
if (!s) {
const e = `Unresolved alias (the anchor must be set before the alias): ${this.source}`;
throw new ReferenceError(e);
}
return t.anchors.get(s).res;
}
toString(e, t, s) {
const i = `*${this.source}`;
if (e) {
n.anchorIsValid(this.source);
if (e.options.verifyAliasOrder && !e.anchors.has(this.source)) {
const e = `Unresolved alias (the anchor must be set before the alias): ${this.source}`;
throw new Error(e);
}
if (e.implicitKey) return `${i} `;
}
return i;
}
}
function getAliasCount(e, t, s) {
if (r.isAlias(t)) {
const n = t.resolve(e);
const i = s && n && s.get(n);
return i ? i.count * i.aliasCount : 0;
}
if (r.isCollection(t)) {
let n = 0;
for (const i of t.items) {
const t = getAliasCount(e, i, s);
t > n && (n = t);
}
return n;
}
if (r.isPair(t)) {
const n = getAliasCount(e, t.key, s);
const i = getAliasCount(e, t.value, s);
return Math.max(n, i);
}
return 1;
}
t.Alias = Alias;
}),
40101: (function(e, t, s) {
var n = s(42404);
var i = s(41127);
var r = s(66673);
function collectionFromPath(e, t, s) {
let i = s;
for (let e = t.length - 1; e >= 0; --e) {
const s = t[e];
if (typeof s === "number" && Number.isInteger(s) && s >= 0) {
const e = [];
e[s] = i;
i = e;
} else i = new Map([ [ s, i ] ]);
}
return n.createNode(i, void 0, {
aliasDuplicateObjects: false,
keepUndefined: false,
onAnchor: () => {
throw new Error("This should not happen, please report a bug.");
},
schema: e,
sourceObjects: new Map
});
}
const isEmptyPath = e => e == null || typeof e === "object" && !!e[Symbol.iterator]().next().done;
class Collection extends r.NodeBase {
constructor(e, t) {
super(e);
Object.defineProperty(this, "schema", {
value: t,
configurable: true,
enumerable: false,
writable: true
});
}
clone(e) {
const t = Object.create(Object.getPrototypeOf(this), Object.getOwnPropertyDescriptors(this));
e && (t.schema = e);
t.items = t.items.map(t => i.isNode(t) || i.isPair(t) ? t.clone(e) : t);
this.range && (t.range = this.range.slice());
return t;
}
addIn(e, t) {
if (isEmptyPath(e)) this.add(t); else {
const [s, ...n] = e;
const r = this.get(s, true);
if (i.isCollection(r)) r.addIn(n, t); else {
if (r !== void 0 || !this.schema) throw new Error(`Expected YAML collection at ${s}. Remaining path: ${n}`);
this.set(s, collectionFromPath(this.schema, n, t));
}
}
}
deleteIn(e) {
const [t, ...s] = e;
if (s.length === 0) return this.delete(t);
const n = this.get(t, true);
if (i.isCollection(n)) return n.deleteIn(s);
throw new Error(`Expected YAML collection at ${t}. Remaining path: ${s}`);
}
getIn(e, t) {
const [s, ...n] = e;
const r = this.get(s, true);
return n.length === 0 ? !t && i.isScalar(r) ? r.value : r : i.isCollection(r) ? r.getIn(n, t) : void 0;
}
hasAllNullValues(e) {
return this.items.every(t => {
if (!i.isPair(t)) return false;
const s = t.value;
return s == null || e && i.isScalar(s) && s.value == null && !s.commentBefore && !s.comment && !s.tag;
});
}
hasIn(e) {
const [t, ...s] = e;
if (s.length === 0) return this.has(t);
const n = this.get(t, true);
return !!i.isCollection(n) && n.hasIn(s);
}
setIn(e, t) {
const [s, ...n] = e;
if (n.length === 0) this.set(s, t); else {
const e = this.get(s, true);
if (i.isCollection(e)) e.setIn(n, t); else {
if (e !== void 0 || !this.schema) throw new Error(`Expected YAML collection at ${s}. Remaining path: ${n}`);
this.set(s, collectionFromPath(this.schema, n, t));
}
}
}
}
t.Collection = Collection;
t.collectionFromPath = collectionFromPath;
t.isEmptyPath = isEmptyPath;
}),
66673: (function(e, t, s) {
var n = s(83661);
var i = s(41127);
var r = s(74043);
class NodeBase {
constructor(e) {
Object.defineProperty(this, i.NODE_TYPE, {
value: e
});
}
clone() {
const e = Object.create(Object.getPrototypeOf(this), Object.getOwnPropertyDescriptors(this));
this.range && (e.range = this.range.slice());
return e;
}
toJS(e, {mapAsMap: t, maxAliasCount: s, onAnchor: o, reviver: a} = {}) {
if (!i.isDocument(e)) throw new TypeError("A document argument is required");
const c = {
anchors: new Map,
doc: e,
keep: true,
mapAsMap: t === true,
mapKeyWarned: false,
maxAliasCount: typeof s === "number" ? s : 100
};
const l = r.toJS(this, "", c);
if (typeof o === "function") for (const {count: e, res: t} of c.anchors.values()) o(t, e);
return typeof a === "function" ? n.applyReviver(a, {
"": l
}, "", l) : l;
}
}
t.NodeBase = NodeBase;
}),
57165: (function(e, t, s) {
var n = s(42404);
var i = s(59748);
var r = s(97104);
var o = s(41127);
function createPair(e, t, s) {
const i = n.createNode(e, void 0, s);
const r = n.createNode(t, void 0, s);
return new Pair(i, r);
}
class Pair {
constructor(e, t = null) {
Object.defineProperty(this, o.NODE_TYPE, {
value: o.PAIR
});
this.key = e;
this.value = t;
}
clone(e) {
let {key: t, value: s} = this;
o.isNode(t) && (t = t.clone(e));
o.isNode(s) && (s = s.clone(e));
return new Pair(t, s);
}
toJSON(e, t) {
const s = t?.mapAsMap ? new Map : {};
return r.addPairToJSMap(t, s, this);
}
toString(e, t, s) {
return e?.doc ? i.stringifyPair(this, e, t, s) : JSON.stringify(this);
}
}
t.Pair = Pair;
t.createPair = createPair;
}),
63301: (function(e, t, s) {
var n = s(41127);
var i = s(66673);
var r = s(74043);
const isScalarValue = e => !e || typeof e !== "function" && typeof e !== "object";
class Scalar extends i.NodeBase {
constructor(e) {
super(n.SCALAR);
this.value = e;
}
toJSON(e, t) {
return t?.keep ? this.value : r.toJS(this.value, e, t);
}
toString() {
return String(this.value);
}
}
Scalar.BLOCK_FOLDED = "BLOCK_FOLDED";
Scalar.BLOCK_LITERAL = "BLOCK_LITERAL";
Scalar.PLAIN = "PLAIN";
Scalar.QUOTE_DOUBLE = "QUOTE_DOUBLE";
Scalar.QUOTE_SINGLE = "QUOTE_SINGLE";
t.Scalar = Scalar;
t.isScalarValue = isScalarValue;
}),
84454: (function(e, t, s) {
var n = s(61212);
var i = s(97104);
var r = s(40101);
var o = s(41127);
var a = s(57165);
var c = s(63301);
function findPair(e, t) {
const s = o.isScalar(t) ? t.value : t;
for (const n of e) if (o.isPair(n)) {
if (n.key === t || n.key === s) return n;
if (o.isScalar(n.key) && n.key.value === s) return n;
}
return;
}
class YAMLMap extends r.Collection {
static get tagName() {
return "tag:yaml.org,2002:map";
}
constructor(e) {
super(o.MAP, e);
this.items = [];
}
static from(e, t, s) {
const {keepUndefined: n, replacer: i} = s;
const r = new this(e);
const add = (e, o) => {
if (typeof i === "function") o = i.call(t, e, o); else if (Array.isArray(i) && !i.includes(e)) return;
(o !== void 0 || n) && r.items.push(a.createPair(e, o, s));
};
if (t instanceof Map) for (const [e, s] of t) add(e, s); else if (t && typeof t === "object") for (const e of Object.keys(t)) add(e, t[e]);
typeof e.sortMapEntries === "function" && r.items.sort(e.sortMapEntries);
return r;
}
add(e, t) {
let s;
s = o.isPair(e) ? e : e && typeof e === "object" && "key" in e ? new a.Pair(e.key, e.value) : new a.Pair(e, e?.value);
const n = findPair(this.items, s.key);
const i = this.schema?.sortMapEntries;
if (n) {
if (!t) throw new Error(`Key ${s.key} already set`);
o.isScalar(n.value) && c.isScalarValue(s.value) ? n.value.value = s.value : n.value = s.value;
} else if (i) {
const e = this.items.findIndex(e => i(s, e) < 0);
e === -1 ? this.items.push(s) : this.items.splice(e, 0, s);
} else this.items.push(s);
}
delete(e) {
const t = findPair(this.items, e);
if (!t) return false;
const s = this.items.splice(this.items.indexOf(t), 1);
return s.length > 0;
}
get(e, t) {
const s = findPair(this.items, e);
const n = s?.value;
return (!t && o.isScalar(n) ? n.value : n) ?? void 0;
}
has(e) {
return !!findPair(this.items, e);
}
set(e, t) {
this.add(new a.Pair(e, t), true);
}
toJSON(e, t, s) {
const n = s ? new s : t?.mapAsMap ? new Map : {};
t?.onCreate && t.onCreate(n);
for (const e of this.items) i.addPairToJSMap(t, n, e);
return n;
}
toString(e, t, s) {
if (!e) return JSON.stringify(this);
for (const e of this.items) if (!o.isPair(e)) throw new Error(`Map items must all be pairs; found ${JSON.stringify(e)} instead`);
!e.allNullValues && this.hasAllNullValues(false) && (e = Object.assign({}, e, {
allNullValues: true
}));
return n.stringifyCollection(this, e, {
blockItemPrefix: "",
flowChars: {
start: "{",
end: "}"
},
itemIndent: e.indent || "",
onChompKeep: s,
onComment: t
});
}
}
t.YAMLMap = YAMLMap;
t.findPair = findPair;
}),
92223: (function(e, t, s) {
var n = s(42404);
var i = s(61212);
var r = s(40101);
var o = s(41127);
var a = s(63301);
var c = s(74043);
class YAMLSeq extends r.Collection {
static get tagName() {
return "tag:yaml.org,2002:seq";
}
constructor(e) {
super(o.SEQ, e);
this.items = [];
}
add(e) {
this.items.push(e);
}
delete(e) {
const t = asItemIndex(e);
if (typeof t !== "number") return false;
const s = this.items.splice(t, 1);
return s.length > 0;
}
get(e, t) {
const s = asItemIndex(e);
if (typeof s !== "number") return;
const n = this.items[s];
return !t && o.isScalar(n) ? n.value : n;
}
has(e) {
const t = asItemIndex(e);
return typeof t === "number" && t < this.items.length;
}
set(e, t) {
const s = asItemIndex(e);
if (typeof s !== "number") throw new Error(`Expected a valid index, not ${e}.`);
const n = this.items[s];
o.isScalar(n) && a.isScalarValue(t) ? n.value = t : this.items[s] = t;
}
toJSON(e, t) {
const s = [];
t?.onCreate && t.onCreate(s);
let n = 0;
for (const e of this.items) s.push(c.toJS(e, String(n++), t));
return s;
}
toString(e, t, s) {
if (!e) return JSON.stringify(this);
return i.stringifyCollection(this, e, {
blockItemPrefix: "- ",
flowChars: {
start: "[",
end: "]"
},
itemIndent: (e.indent || "") + "  ",
onChompKeep: s,
onComment: t
});
}
static from(e, t, s) {
const {replacer: i} = s;
const r = new this(e);
if (t && Symbol.iterator in Object(t)) {
let e = 0;
for (let o of t) {
if (typeof i === "function") {
const s = t instanceof Set ? o : String(e++);
o = i.call(t, s, o);
}
r.items.push(n.createNode(o, void 0, s));
}
}
return r;
}
}
function asItemIndex(e) {
let t = o.isScalar(e) ? e.value : e;
t && typeof t === "string" && (t = Number(t));
return typeof t === "number" && Number.isInteger(t) && t >= 0 ? t : null;
}
t.YAMLSeq = YAMLSeq;
}),
97104: (function(e, t, s) {
var n = s(57249);
var i = s(90452);
var r = s(2148);
var o = s(41127);
var a = s(74043);
function addPairToJSMap(e, t, {key: s, value: n}) {
if (o.isNode(s) && s.addToJSMap) s.addToJSMap(e, t, n); else if (i.isMergeKey(e, s)) i.addMergeToJSMap(e, t, n); else {
const i = a.toJS(s, "", e);
if (t instanceof Map) t.set(i, a.toJS(n, i, e)); else if (t instanceof Set) t.add(i); else {
const r = stringifyKey(s, i, e);
const o = a.toJS(n, r, e);
r in t ? Object.defineProperty(t, r, {
value: o,
writable: true,
enumerable: true,
configurable: true
}) : t[r] = o;
}
}
return t;
}
function stringifyKey(e, t, s) {
if (t === null) return "";
if (typeof t !== "object") return String(t);
if (o.isNode(e) && s?.doc) {
const t = r.createStringifyContext(s.doc, {});
t.anchors = new Set;
for (const e of s.anchors.keys()) t.anchors.add(e.anchor);
t.inFlow = true;
t.inStringifyKey = true;
const i = e.toString(t);
if (!s.mapKeyWarned) {
let e = JSON.stringify(i);
e.length > 40 && (e = e.substring(0, 36) + '..."');
n.warn(s.doc.options.logLevel, `Keys with collection values will be stringified due to JS Object restrictions: ${e}. Set mapAsMap: true to use object keys.`);
s.mapKeyWarned = true;
}
return i;
}
return JSON.stringify(t);
}
t.addPairToJSMap = addPairToJSMap;
}),
41127: (function(e, t) {
const s = Symbol.for("yaml.alias");
const n = Symbol.for("yaml.document");
const i = Symbol.for("yaml.map");
const r = Symbol.for("yaml.pair");
const o = Symbol.for("yaml.scalar");
const a = Symbol.for("yaml.seq");
const c = Symbol.for("yaml.node.type");
const isAlias = e => !!e && typeof e === "object" && e[c] === s;
const isDocument = e => !!e && typeof e === "object" && e[c] === n;
const isMap = e => !!e && typeof e === "object" && e[c] === i;
const isPair = e => !!e && typeof e === "object" && e[c] === r;
const isScalar = e => !!e && typeof e === "object" && e[c] === o;
const isSeq = e => !!e && typeof e === "object" && e[c] === a;
function isCollection(e) {
if (e && typeof e === "object") switch (e[c]) {
case i:
case a:
return true;
}
return false;
}
function isNode(e) {
if (e && typeof e === "object") switch (e[c]) {
case s:
case i:
case o:
case a:
return true;
}
return false;
}
const hasAnchor = e => (isScalar(e) || isCollection(e)) && !!e.anchor;
t.ALIAS = s;
t.DOC = n;
t.MAP = i;
t.NODE_TYPE = c;
t.PAIR = r;
t.SCALAR = o;
t.SEQ = a;
t.hasAnchor = hasAnchor;
t.isAlias = isAlias;
t.isCollection = isCollection;
t.isDocument = isDocument;
t.isMap = isMap;
t.isNode = isNode;
t.isPair = isPair;
t.isScalar = isScalar;
t.isSeq = isSeq;
}),
74043: (function(e, t, s) {
var n = s(41127);
function toJS(e, t, s) {
if (Array.isArray(e)) return e.map((e, t) => toJS(e, String(t), s));
if (e && typeof e.toJSON === "function") {
if (!s || !n.hasAnchor(e)) return e.toJSON(t, s);
const i = {
aliasCount: 0,
count: 1,
res: void 0
};
s.anchors.set(e, i);
s.onCreate = e => {
i.res = e;
delete s.onCreate;
};
const r = e.toJSON(t, s);
s.onCreate && s.onCreate(r);
return r;
}
if (typeof e === "bigint" && !s?.keep) return Number(e);
return e;
}
t.toJS = toJS;
}),
60110: (function(e, t, s) {
var n = s(48913);
var i = s(76842);
var r = s(91464);
var o = s(83069);
function resolveAsScalar(e, t = true, s) {
if (e) {
const _onError = (e, t, n) => {
const i = typeof e === "number" ? e : Array.isArray(e) ? e[0] : e.offset;
if (!s) throw new r.YAMLParseError([ i, i + 1 ], t, n);
s(i, t, n);
};
switch (e.type) {
case "scalar":
case "single-quoted-scalar":
case "double-quoted-scalar":
return i.resolveFlowScalar(e, t, _onError);

case "block-scalar":
return n.resolveBlockScalar({
options: {
strict: t
}
}, e, _onError);
}
}
return null;
}
function createScalarToken(e, t) {
const {implicitKey: s = false, indent: n, inFlow: i = false, offset: r = -1, type: a = "PLAIN"} = t;
const c = o.stringifyString({
type: a,
value: e
}, {
implicitKey: s,
indent: n > 0 ? " ".repeat(n) : "",
inFlow: i,
options: {
blockQuote: true,
lineWidth: -1
}
});
const l = t.end ?? [ {
type: "newline",
offset: -1,
indent: n,
source: "\n"
} ];
switch (c[0]) {
case "|":
case ">":
{
const e = c.indexOf("\n");
const t = c.substring(0, e);
const s = c.substring(e + 1) + "\n";
const i = [ {
type: "block-scalar-header",
offset: r,
indent: n,
source: t
} ];
addEndtoBlockProps(i, l) || i.push({
type: "newline",
offset: -1,
indent: n,
source: "\n"
});
return {
type: "block-scalar",
offset: r,
indent: n,
props: i,
source: s
};
}

case '"':
return {
type: "double-quoted-scalar",
offset: r,
indent: n,
source: c,
end: l
};

case "'":
return {
type: "single-quoted-scalar",
offset: r,
indent: n,
source: c,
end: l
};

default:
return {
type: "scalar",
offset: r,
indent: n,
source: c,
end: l
};
}
}
function setScalarValue(e, t, s = {}) {
let {afterKey: n = false, implicitKey: i = false, inFlow: r = false, type: a} = s;
let c = "indent" in e ? e.indent : null;
n && typeof c === "number" && (c += 2);
if (!a) switch (e.type) {
case "single-quoted-scalar":
a = "QUOTE_SINGLE";
break;

case "double-quoted-scalar":
a = "QUOTE_DOUBLE";
break;

case "block-scalar":
{
const t = e.props[0];
if (t.type !== "block-scalar-header") throw new Error("Invalid block scalar header");
a = t.source[0] === ">" ? "BLOCK_FOLDED" : "BLOCK_LITERAL";
break;
}

default:
a = "PLAIN";
}
const l = o.stringifyString({
type: a,
value: t
}, {
implicitKey: i || c === null,
indent: c !== null && c > 0 ? " ".repeat(c) : "",
inFlow: r,
options: {
blockQuote: true,
lineWidth: -1
}
});
switch (l[0]) {
case "|":
case ">":
setBlockScalarValue(e, l);
break;

case '"':
setFlowScalarValue(e, l, "double-quoted-scalar");
break;

case "'":
setFlowScalarValue(e, l, "single-quoted-scalar");
break;

default:
setFlowScalarValue(e, l, "scalar");
}
}
function setBlockScalarValue(e, t) {
const s = t.indexOf("\n");
const n = t.substring(0, s);
const i = t.substring(s + 1) + "\n";
if (e.type === "block-scalar") {
const t = e.props[0];
if (t.type !== "block-scalar-header") throw new Error("Invalid block scalar header");
t.source = n;
e.source = i;
} else {
const {offset: t} = e;
const s = "indent" in e ? e.indent : -1;
const r = [ {
type: "block-scalar-header",
offset: t,
indent: s,
source: n
} ];
addEndtoBlockProps(r, "end" in e ? e.end : void 0) || r.push({
type: "newline",
offset: -1,
indent: s,
source: "\n"
});
for (const t of Object.keys(e)) t !== "type" && t !== "offset" && delete e[t];
Object.assign(e, {
type: "block-scalar",
indent: s,
props: r,
source: i
});
}
}
function addEndtoBlockProps(e, t) {
if (t) for (const s of t) switch (s.type) {
case "space":
case "comment":
e.push(s);
break;

case "newline":
e.push(s);
return true;
}
return false;
}
function setFlowScalarValue(e, t, s) {
switch (e.type) {
case "scalar":
case "double-quoted-scalar":
case "single-quoted-scalar":
e.type = s;
e.source = t;
break;

case "block-scalar":
{
const n = e.props.slice(1);
let i = t.length;
e.props[0].type === "block-scalar-header" && (i -= e.props[0].source.length);
for (const e of n) e.offset += i;
delete e.props;
Object.assign(e, {
type: s,
source: t,
end: n
});
break;
}

case "block-map":
case "block-seq":
{
const n = e.offset + t.length;
const i = {
type: "newline",
offset: n,
indent: e.indent,
source: "\n"
};
delete e.items;
Object.assign(e, {
type: s,
source: t,
end: [ i ]
});
break;
}

default:
{
const n = "indent" in e ? e.indent : -1;
const i = "end" in e && Array.isArray(e.end) ? e.end.filter(e => e.type === "space" || e.type === "comment" || e.type === "newline") : [];
for (const t of Object.keys(e)) t !== "type" && t !== "offset" && delete e[t];
Object.assign(e, {
type: s,
indent: n,
source: t,
end: i
});
}
}
}
t.createScalarToken = createScalarToken;
t.resolveAsScalar = resolveAsScalar;
t.setScalarValue = setScalarValue;
}),
91733: (function(e, t) {
const stringify = e => "type" in e ? stringifyToken(e) : stringifyItem(e);
function stringifyToken(e) {
switch (e.type) {
case "block-scalar":
{
let t = "";
for (const s of e.props) t += stringifyToken(s);
return t + e.source;
}

case "block-map":
case "block-seq":
{
let t = "";
for (const s of e.items) t += stringifyItem(s);
return t;
}

case "flow-collection":
{
let t = e.start.source;
for (const s of e.items) t += stringifyItem(s);
for (const s of e.end) t += s.source;
return t;
}

case "document":
{
let t = stringifyItem(e);
if (e.end) for (const s of e.end) t += s.source;
return t;
}

default:
{
let t = e.source;
if ("end" in e && e.end) for (const s of e.end) t += s.source;
return t;
}
}
}
function stringifyItem({start: e, key: t, sep: s, value: n}) {
let i = "";
for (const t of e) i += t.source;
t && (i += stringifyToken(t));
if (s) for (const e of s) i += e.source;
n && (i += stringifyToken(n));
return i;
}
t.stringify = stringify;
}),
97715: (function(e, t) {
const s = Symbol("break visit");
const n = Symbol("skip children");
const i = Symbol("remove item");
function visit(e, t) {
"type" in e && e.type === "document" && (e = {
start: e.start,
value: e.value
});
_visit(Object.freeze([]), e, t);
}
visit.BREAK = s;
visit.SKIP = n;
visit.REMOVE = i;
visit.itemAtPath = (e, t) => {
let s = e;
for (const [e, n] of t) {
const t = s?.[e];
if (!t || !("items" in t)) return;
s = t.items[n];
}
return s;
};
visit.parentCollection = (e, t) => {
const s = visit.itemAtPath(e, t.slice(0, -1));
const n = t[t.length - 1][0];
const i = s?.[n];
if (i && "items" in i) return i;
throw new Error("Parent collection not found");
};
function _visit(e, t, n) {
let r = n(t, e);
if (typeof r === "symbol") return r;
for (const o of [ "key", "value" ]) {
const a = t[o];
if (a && "items" in a) {
for (let t = 0; t < a.items.length; ++t) {
const r = _visit(Object.freeze(e.concat([ [ o, t ] ])), a.items[t], n);
if (typeof r === "number") t = r - 1; else {
if (r === s) return s;
if (r === i) {
a.items.splice(t, 1);
t -= 1;
}
}
}
typeof r === "function" && o === "key" && (r = r(t, e));
}
}
return typeof r === "function" ? r(t, e) : r;
}
t.visit = visit;
}),
3461: (function(e, t, s) {
var n = s(60110);
var i = s(91733);
var r = s(97715);
const o = "\ufeff";
const a = "\x02";
const c = "\x18";
const l = "\x1f";
const isCollection = e => !!e && "items" in e;
const isScalar = e => !!e && (e.type === "scalar" || e.type === "single-quoted-scalar" || e.type === "double-quoted-scalar" || e.type === "block-scalar");
function prettyToken(e) {
switch (e) {
case o:
return "<BOM>";

case a:
return "<DOC>";

case c:
return "<FLOW_END>";

case l:
return "<SCALAR>";

default:
return JSON.stringify(e);
}
}
function tokenType(e) {
switch (e) {
case o:
return "byte-order-mark";

case a:
return "doc-mode";

case c:
return "flow-error-end";

case l:
return "scalar";

case "---":
return "doc-start";

case "...":
return "doc-end";

case "":
case "\n":
case "\r\n":
return "newline";

case "-":
return "seq-item-ind";

case "?":
return "explicit-key-ind";

case ":":
return "map-value-ind";

case "{":
return "flow-map-start";

case "}":
return "flow-map-end";

case "[":
return "flow-seq-start";

case "]":
return "flow-seq-end";

case ",":
return "comma";
}
switch (e[0]) {
case " ":
case "\t":
return "space";

case "#":
return "comment";

case "%":
return "directive-line";

case "*":
return "alias";

case "&":
return "anchor";

case "!":
return "tag";

case "'":
return "single-quoted-scalar";

case '"':
return "double-quoted-scalar";

case "|":
case ">":
return "block-scalar-header";
}
return null;
}
t.createScalarToken = n.createScalarToken;
t.resolveAsScalar = n.resolveAsScalar;
t.setScalarValue = n.setScalarValue;
t.stringify = i.stringify;
t.visit = r.visit;
t.BOM = o;
t.DOCUMENT = a;
t.FLOW_END = c;
t.SCALAR = l;
t.isCollection = isCollection;
t.isScalar = isScalar;
t.prettyToken = prettyToken;
t.tokenType = tokenType;
}),
40361: (function(e, t, s) {
var n = s(3461);
function isEmpty(e) {
switch (e) {
case void 0:
case " ":
case "\n":
case "\r":
case "\t":
return true;

default:
return false;
}
}
const i = new Set("0123456789ABCDEFabcdef");
const r = new Set("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-#;/?:@&=+$_.!~*'()");
const o = new Set(",[]{}");
const a = new Set(" ,[]{}\n\r\t");
const isNotAnchorChar = e => !e || a.has(e);
class Lexer {
constructor() {
this.atEnd = false;
this.blockScalarIndent = -1;
this.blockScalarKeep = false;
this.buffer = "";
this.flowKey = false;
this.flowLevel = 0;
this.indentNext = 0;
this.indentValue = 0;
this.lineEndPos = null;
this.next = null;
this.pos = 0;
}
* lex(e, t = false) {
if (e) {
if (typeof e !== "string") throw TypeError("source is not a string");
this.buffer = this.buffer ? this.buffer + e : e;
this.lineEndPos = null;
}
this.atEnd = !t;
let s = this.next ?? "stream";
while (s && (t || this.hasChars(1))) s = yield* this.parseNext(s);
}
atLineEnd() {
let e = this.pos;
let t = this.buffer[e];
while (t === " " || t === "\t") t = this.buffer[++e];
if (!t || t === "#" || t === "\n") return true;
if (t === "\r") return this.buffer[e + 1] === "\n";
return false;
}
charAt(e) {
return this.buffer[this.pos + e];
}
continueScalar(e) {
let t = this.buffer[e];
if (this.indentNext > 0) {
let s = 0;
while (t === " ") t = this.buffer[++s + e];
if (t === "\r") {
const t = this.buffer[s + e + 1];
if (t === "\n" || !t && !this.atEnd) return e + s + 1;
}
return t === "\n" || s >= this.indentNext || !t && !this.atEnd ? e + s : -1;
}
if (t === "-" || t === ".") {
const t = this.buffer.substr(e, 3);
if ((t === "---" || t === "...") && isEmpty(this.buffer[e + 3])) return -1;
}
return e;
}
getLine() {
let e = this.lineEndPos;
if (typeof e !== "number" || e !== -1 && e < this.pos) {
e = this.buffer.indexOf("\n", this.pos);
this.lineEndPos = e;
}
if (e === -1) return this.atEnd ? this.buffer.substring(this.pos) : null;
this.buffer[e - 1] === "\r" && (e -= 1);
return this.buffer.substring(this.pos, e);
}
hasChars(e) {
return this.pos + e <= this.buffer.length;
}
setNext(e) {
this.buffer = this.buffer.substring(this.pos);
this.pos = 0;
this.lineEndPos = null;
this.next = e;
return null;
}
peek(e) {
return this.buffer.substr(this.pos, e);
}
* parseNext(e) {
switch (e) {
case "stream":
return yield* this.parseStream();

case "line-start":
return yield* this.parseLineStart();

case "block-start":
return yield* this.parseBlockStart();

case "doc":
return yield* this.parseDocument();

case "flow":
return yield* this.parseFlowCollection();

case "quoted-scalar":
return yield* this.parseQuotedScalar();

case "block-scalar":
return yield* this.parseBlockScalar();

case "plain-scalar":
return yield* this.parsePlainScalar();
}
}
* parseStream() {
let e = this.getLine();
if (e === null) return this.setNext("stream");
if (e[0] === n.BOM) {
yield* this.pushCount(1);
e = e.substring(1);
}
if (e[0] === "%") {
let t = e.length;
let s = e.indexOf("#");
while (s !== -1) {
const n = e[s - 1];
if (n === " " || n === "\t") {
t = s - 1;
break;
}
s = e.indexOf("#", s + 1);
}
while (true) {
const s = e[t - 1];
if (s !== " " && s !== "\t") break;
t -= 1;
}
const n = (yield* this.pushCount(t)) + (yield* this.pushSpaces(true));
yield* this.pushCount(e.length - n);
this.pushNewline();
return "stream";
}
if (this.atLineEnd()) {
const t = yield* this.pushSpaces(true);
yield* this.pushCount(e.length - t);
yield* this.pushNewline();
return "stream";
}
yield n.DOCUMENT;
return yield* this.parseLineStart();
}
* parseLineStart() {
const e = this.charAt(0);
if (!e && !this.atEnd) return this.setNext("line-start");
if (e === "-" || e === ".") {
if (!this.atEnd && !this.hasChars(4)) return this.setNext("line-start");
const e = this.peek(3);
if ((e === "---" || e === "...") && isEmpty(this.charAt(3))) {
yield* this.pushCount(3);
this.indentValue = 0;
this.indentNext = 0;
return e === "---" ? "doc" : "stream";
}
}
this.indentValue = yield* this.pushSpaces(false);
this.indentNext > this.indentValue && !isEmpty(this.charAt(1)) && (this.indentNext = this.indentValue);
return yield* this.parseBlockStart();
}
* parseBlockStart() {
const [e, t] = this.peek(2);
if (!t && !this.atEnd) return this.setNext("block-start");
if ((e === "-" || e === "?" || e === ":") && isEmpty(t)) {
const e = (yield* this.pushCount(1)) + (yield* this.pushSpaces(true));
this.indentNext = this.indentValue + 1;
this.indentValue += e;
return "block-start";
}
return "doc";
}
* parseDocument() {
yield* this.pushSpaces(true);
const e = this.getLine();
if (e === null) return this.setNext("doc");
let t = yield* this.pushIndicators();
switch (e[t]) {
case "#":
yield* this.pushCount(e.length - t);

case void 0:
yield* this.pushNewline();
return yield* this.parseLineStart();

case "{":
case "[":
yield* this.pushCount(1);
this.flowKey = false;
this.flowLevel = 1;
return "flow";

case "}":
case "]":
yield* this.pushCount(1);
return "doc";

case "*":
yield* this.pushUntil(isNotAnchorChar);
return "doc";

case '"':
case "'":
return yield* this.parseQuotedScalar();

case "|":
case ">":
t += (yield* this.parseBlockScalarHeader());
t += (yield* this.pushSpaces(true));
yield* this.pushCount(e.length - t);
yield* this.pushNewline();
return yield* this.parseBlockScalar();

default:
return yield* this.parsePlainScalar();
}
}
* parseFlowCollection() {
let e, t;
let s = -1;
do {
e = yield* this.pushNewline();
if (e > 0) {
t = yield* this.pushSpaces(false);
this.indentValue = s = t;
} else t = 0;
t += (yield* this.pushSpaces(true));
} while (e + t > 0);
const i = this.getLine();
if (i === null) return this.setNext("flow");
if (s !== -1 && s < this.indentNext && i[0] !== "#" || s === 0 && (i.startsWith("---") || i.startsWith("...")) && isEmpty(i[3])) {
const e = s === this.indentNext - 1 && this.flowLevel === 1 && (i[0] === "]" || i[0] === "}");
if (!e) {
this.flowLevel = 0;
yield n.FLOW_END;
return yield* this.parseLineStart();
}
}
let r = 0;
while (i[r] === ",") {
r += (yield* this.pushCount(1));
r += (yield* this.pushSpaces(true));
this.flowKey = false;
}
r += (yield* this.pushIndicators());
switch (i[r]) {
case void 0:
return "flow";

case "#":
yield* this.pushCount(i.length - r);
return "flow";

case "{":
case "[":
yield* this.pushCount(1);
this.flowKey = false;
this.flowLevel += 1;
return "flow";

case "}":
case "]":
yield* this.pushCount(1);
this.flowKey = true;
this.flowLevel -= 1;
return this.flowLevel ? "flow" : "doc";

case "*":
yield* this.pushUntil(isNotAnchorChar);
return "flow";

case '"':
case "'":
this.flowKey = true;
return yield* this.parseQuotedScalar();

case ":":
{
const e = this.charAt(1);
if (this.flowKey || isEmpty(e) || e === ",") {
this.flowKey = false;
yield* this.pushCount(1);
yield* this.pushSpaces(true);
return "flow";
}
}

default:
this.flowKey = false;
return yield* this.parsePlainScalar();
}
}
* parseQuotedScalar() {
const e = this.charAt(0);
let t = this.buffer.indexOf(e, this.pos + 1);
if (e === "'") while (t !== -1 && this.buffer[t + 1] === "'") t = this.buffer.indexOf("'", t + 2); else while (t !== -1) {
let e = 0;
while (this.buffer[t - 1 - e] === "\\") e += 1;
if (e % 2 === 0) break;
t = this.buffer.indexOf('"', t + 1);
}
const s = this.buffer.substring(0, t);
let n = s.indexOf("\n", this.pos);
if (n !== -1) {
while (n !== -1) {
const e = this.continueScalar(n + 1);
if (e === -1) break;
n = s.indexOf("\n", e);
}
n !== -1 && (t = n - (s[n - 1] === "\r" ? 2 : 1));
}
if (t === -1) {
if (!this.atEnd) return this.setNext("quoted-scalar");
t = this.buffer.length;
}
yield* this.pushToIndex(t + 1, false);
return this.flowLevel ? "flow" : "doc";
}
* parseBlockScalarHeader() {
this.blockScalarIndent = -1;
this.blockScalarKeep = false;
let e = this.pos;
while (true) {
const t = this.buffer[++e];
if (t === "+") this.blockScalarKeep = true; else if (t > "0" && t <= "9") this.blockScalarIndent = Number(t) - 1; else if (t !== "-") break;
}
return yield* this.pushUntil(e => isEmpty(e) || e === "#");
}
* parseBlockScalar() {
let e = this.pos - 1;
let t = 0;
let s;
e: for (let n = this.pos; s = this.buffer[n]; ++n) switch (s) {
case " ":
t += 1;
break;

case "\n":
e = n;
t = 0;
break;

case "\r":
{
const e = this.buffer[n + 1];
if (!e && !this.atEnd) return this.setNext("block-scalar");
if (e === "\n") break;
}

default:
break e;
}
if (!s && !this.atEnd) return this.setNext("block-scalar");
if (t >= this.indentNext) {
this.blockScalarIndent === -1 ? this.indentNext = t : this.indentNext = this.blockScalarIndent + (this.indentNext === 0 ? 1 : this.indentNext);
do {
const t = this.continueScalar(e + 1);
if (t === -1) break;
e = this.buffer.indexOf("\n", t);
} while (e !== -1);
if (e === -1) {
if (!this.atEnd) return this.setNext("block-scalar");
e = this.buffer.length;
}
}
let i = e + 1;
s = this.buffer[i];
while (s === " ") s = this.buffer[++i];
if (s === "\t") {
while (s === "\t" || s === " " || s === "\r" || s === "\n") s = this.buffer[++i];
e = i - 1;
} else if (!this.blockScalarKeep) do {
let s = e - 1;
let n = this.buffer[s];
n === "\r" && (n = this.buffer[--s]);
const i = s;
while (n === " ") n = this.buffer[--s];
if (!(n === "\n" && s >= this.pos && s + 1 + t > i)) break;
e = s;
} while (true);
yield n.SCALAR;
yield* this.pushToIndex(e + 1, true);
return yield* this.parseLineStart();
}
* parsePlainScalar() {
const e = this.flowLevel > 0;
let t = this.pos - 1;
let s = this.pos - 1;
let i;
while (i = this.buffer[++s]) if (i === ":") {
const n = this.buffer[s + 1];
if (isEmpty(n) || e && o.has(n)) break;
t = s;
} else if (isEmpty(i)) {
let n = this.buffer[s + 1];
if (i === "\r") if (n === "\n") {
s += 1;
i = "\n";
n = this.buffer[s + 1];
} else t = s;
if (n === "#" || e && o.has(n)) break;
if (i === "\n") {
const e = this.continueScalar(s + 1);
if (e === -1) break;
s = Math.max(s, e - 2);
}
} else {
if (e && o.has(i)) break;
t = s;
}
if (!i && !this.atEnd) return this.setNext("plain-scalar");
yield n.SCALAR;
yield* this.pushToIndex(t + 1, true);
return e ? "flow" : "doc";
}
* pushCount(e) {
if (e > 0) {
yield this.buffer.substr(this.pos, e);
this.pos += e;
return e;
}
return 0;
}
* pushToIndex(e, t) {
const s = this.buffer.slice(this.pos, e);
if (s) {
yield s;
this.pos += s.length;
return s.length;
}
t && (yield "");
return 0;
}
* pushIndicators() {
let e = 0;
e: while (true) {
switch (this.charAt(0)) {
case "!":
e += (yield* this.pushTag());
e += (yield* this.pushSpaces(true));
continue e;

case "&":
e += (yield* this.pushUntil(isNotAnchorChar));
e += (yield* this.pushSpaces(true));
continue e;

case "-":
case "?":
case ":":
{
const t = this.flowLevel > 0;
const s = this.charAt(1);
if (isEmpty(s) || t && o.has(s)) {
t ? this.flowKey && (this.flowKey = false) : this.indentNext = this.indentValue + 1;
e += (yield* this.pushCount(1));
e += (yield* this.pushSpaces(true));
continue e;
}
}
}
break e;
}
return e;
}
* pushTag() {
if (this.charAt(1) === "<") {
let e = this.pos + 2;
let t = this.buffer[e];
while (!isEmpty(t) && t !== ">") t = this.buffer[++e];
return yield* this.pushToIndex(t === ">" ? e + 1 : e, false);
}
{
let e = this.pos + 1;
let t = this.buffer[e];
while (t) if (r.has(t)) t = this.buffer[++e]; else {
if (t !== "%" || !i.has(this.buffer[e + 1]) || !i.has(this.buffer[e + 2])) break;
t = this.buffer[e += 3];
}
return yield* this.pushToIndex(e, false);
}
}
* pushNewline() {
const e = this.buffer[this.pos];
return e === "\n" ? yield* this.pushCount(1) : e === "\r" && this.charAt(1) === "\n" ? yield* this.pushCount(2) : 0;
}
* pushSpaces(e) {
let t = this.pos - 1;
let s;
do {
s = this.buffer[++t];
} while (s === " " || e && s === "\t");
const n = t - this.pos;
if (n > 0) {
yield this.buffer.substr(this.pos, n);
this.pos = t;
}
return n;
}
* pushUntil(e) {
let t = this.pos;
let s = this.buffer[t];
while (!e(s)) s = this.buffer[++t];
return yield* this.pushToIndex(t, false);
}
}
t.Lexer = Lexer;
}),
66628: (function(e, t) {
class LineCounter {
constructor() {
this.lineStarts = [];
this.addNewLine = e => this.lineStarts.push(e);
this.linePos = e => {
let t = 0;
let s = this.lineStarts.length;
while (t < s) {
const n = t + s >> 1;
this.lineStarts[n] < e ? t = n + 1 : s = n;
}
if (this.lineStarts[t] === e) return {
line: t + 1,
col: 1
};
if (t === 0) return {
line: 0,
col: e
};
const n = this.lineStarts[t - 1];
return {
line: t,
col: e - n + 1
};
};
}
}
t.LineCounter = LineCounter;
}),
81075: (function(e, t, s) {
var n = s(932);
var i = s(3461);
var r = s(40361);
function includesToken(e, t) {
for (let s = 0; s < e.length; ++s) if (e[s].type === t) return true;
return false;
}
function findNonEmptyIndex(e) {
for (let t = 0; t < e.length; ++t) switch (e[t].type) {
case "space":
case "comment":
case "newline":
break;

default:
return t;
}
return -1;
}
function isFlowToken(e) {
switch (e?.type) {
case "alias":
case "scalar":
case "single-quoted-scalar":
case "double-quoted-scalar":
case "flow-collection":
return true;

default:
return false;
}
}
function getPrevProps(e) {
switch (e.type) {
case "document":
return e.start;

case "block-map":
{
const t = e.items[e.items.length - 1];
return t.sep ?? t.start;
}

case "block-seq":
return e.items[e.items.length - 1].start;

default:
return [];
}
}
function getFirstKeyStartProps(e) {
if (e.length === 0) return [];
let t = e.length;
e: while (--t >= 0) switch (e[t].type) {
case "doc-start":
case "explicit-key-ind":
case "map-value-ind":
case "seq-item-ind":
case "newline":
break e;
}
while (e[++t]?.type === "space") ;
return e.splice(t, e.length);
}
function arrayPushArray(e, t) {
if (t.length < 1e5) Array.prototype.push.apply(e, t); else for (let s = 0; s < t.length; ++s) e.push(t[s]);
}
function fixFlowSeqItems(e) {
if (e.start.type === "flow-seq-start") for (const t of e.items) if (t.sep && !t.value && !includesToken(t.start, "explicit-key-ind") && !includesToken(t.sep, "map-value-ind")) {
t.key && (t.value = t.key);
delete t.key;
isFlowToken(t.value) ? t.value.end ? arrayPushArray(t.value.end, t.sep) : t.value.end = t.sep : arrayPushArray(t.start, t.sep);
delete t.sep;
}
}
class Parser {
constructor(e) {
this.atNewLine = true;
this.atScalar = false;
this.indent = 0;
this.offset = 0;
this.onKeyLine = false;
this.stack = [];
this.source = "";
this.type = "";
this.lexer = new r.Lexer;
this.onNewLine = e;
}
* parse(e, t = false) {
this.onNewLine && this.offset === 0 && this.onNewLine(0);
for (const s of this.lexer.lex(e, t)) yield* this.next(s);
t || (yield* this.end());
}
* next(e) {
this.source = e;
n.env.LOG_TOKENS && console.log("|", i.prettyToken(e));
if (this.atScalar) {
this.atScalar = false;
yield* this.step();
this.offset += e.length;
return;
}
const t = i.tokenType(e);
if (t) if (t === "scalar") {
this.atNewLine = false;
this.atScalar = true;
this.type = "scalar";
} else {
this.type = t;
yield* this.step();
switch (t) {
case "newline":
this.atNewLine = true;
this.indent = 0;
this.onNewLine && this.onNewLine(this.offset + e.length);
break;

case "space":
this.atNewLine && e[0] === " " && (this.indent += e.length);
break;

case "explicit-key-ind":
case "map-value-ind":
case "seq-item-ind":
this.atNewLine && (this.indent += e.length);
break;

case "doc-mode":
case "flow-error-end":
return;

default:
this.atNewLine = false;
}
this.offset += e.length;
} else {
const t = `Not a YAML token: ${e}`;
yield* this.pop({
type: "error",
offset: this.offset,
message: t,
source: e
});
this.offset += e.length;
}
}
* end() {
while (this.stack.length > 0) yield* this.pop();
}
get sourceToken() {
const e = {
type: this.type,
offset: this.offset,
indent: this.indent,
source: this.source
};
return e;
}
* step() {
const e = this.peek(1);
if (this.type === "doc-end" && e?.type !== "doc-end") {
while (this.stack.length > 0) yield* this.pop();
this.stack.push({
type: "doc-end",
offset: this.offset,
source: this.source
});
return;
}
if (!e) return yield* this.stream();
switch (e.type) {
case "document":
return yield* this.document(e);

case "alias":
case "scalar":
case "single-quoted-scalar":
case "double-quoted-scalar":
return yield* this.scalar(e);

case "block-scalar":
return yield* this.blockScalar(e);

case "block-map":
return yield* this.blockMap(e);

case "block-seq":
return yield* this.blockSequence(e);

case "flow-collection":
return yield* this.flowCollection(e);

case "doc-end":
return yield* this.documentEnd(e);
}
yield* this.pop();
}
peek(e) {
return this.stack[this.stack.length - e];
}
* pop(e) {
const t = e ?? this.stack.pop();
if (t) if (this.stack.length === 0) yield t; else {
const e = this.peek(1);
t.type === "block-scalar" ? t.indent = "indent" in e ? e.indent : 0 : t.type === "flow-collection" && e.type === "document" && (t.indent = 0);
t.type === "flow-collection" && fixFlowSeqItems(t);
switch (e.type) {
case "document":
e.value = t;
break;

case "block-scalar":
e.props.push(t);
break;

case "block-map":
{
const s = e.items[e.items.length - 1];
if (s.value) {
e.items.push({
start: [],
key: t,
sep: []
});
this.onKeyLine = true;
return;
}
if (!s.sep) {
Object.assign(s, {
key: t,
sep: []
});
this.onKeyLine = !s.explicitKey;
return;
}
s.value = t;
break;
}

case "block-seq":
{
const s = e.items[e.items.length - 1];
s.value ? e.items.push({
start: [],
value: t
}) : s.value = t;
break;
}

case "flow-collection":
{
const s = e.items[e.items.length - 1];
!s || s.value ? e.items.push({
start: [],
key: t,
sep: []
}) : s.sep ? s.value = t : Object.assign(s, {
key: t,
sep: []
});
return;
}

default:
yield* this.pop();
yield* this.pop(t);
}
if ((e.type === "document" || e.type === "block-map" || e.type === "block-seq") && (t.type === "block-map" || t.type === "block-seq")) {
const s = t.items[t.items.length - 1];
if (s && !s.sep && !s.value && s.start.length > 0 && findNonEmptyIndex(s.start) === -1 && (t.indent === 0 || s.start.every(e => e.type !== "comment" || e.indent < t.indent))) {
e.type === "document" ? e.end = s.start : e.items.push({
start: s.start
});
t.items.splice(-1, 1);
}
}
} else {
const e = "Tried to pop an empty stack";
yield {
type: "error",
offset: this.offset,
source: "",
message: e
};
}
}
* stream() {
switch (this.type) {
case "directive-line":
yield {
type: "directive",
offset: this.offset,
source: this.source
};
return;

case "byte-order-mark":
case "space":
case "comment":
case "newline":
yield this.sourceToken;
return;

case "doc-mode":
case "doc-start":
{
const e = {
type: "document",
offset: this.offset,
start: []
};
this.type === "doc-start" && e.start.push(this.sourceToken);
this.stack.push(e);
return;
}
}
yield {
type: "error",
offset: this.offset,
message: `Unexpected ${this.type} token in YAML stream`,
source: this.source
};
}
* document(e) {
if (e.value) return yield* this.lineEnd(e);
switch (this.type) {
case "doc-start":
if (findNonEmptyIndex(e.start) !== -1) {
yield* this.pop();
yield* this.step();
} else e.start.push(this.sourceToken);
return;

case "anchor":
case "tag":
case "space":
case "comment":
case "newline":
e.start.push(this.sourceToken);
return;
}
const t = this.startBlockValue(e);
t ? this.stack.push(t) : yield {
type: "error",
offset: this.offset,
message: `Unexpected ${this.type} token in YAML document`,
source: this.source
};
}
* scalar(e) {
if (this.type === "map-value-ind") {
const t = getPrevProps(this.peek(2));
const s = getFirstKeyStartProps(t);
let n;
if (e.end) {
n = e.end;
n.push(this.sourceToken);
delete e.end;
} else n = [ this.sourceToken ];
const i = {
type: "block-map",
offset: e.offset,
indent: e.indent,
items: [ {
start: s,
key: e,
sep: n
} ]
};
this.onKeyLine = true;
this.stack[this.stack.length - 1] = i;
} else yield* this.lineEnd(e);
}
* blockScalar(e) {
switch (this.type) {
case "space":
case "comment":
case "newline":
e.props.push(this.sourceToken);
return;

case "scalar":
e.source = this.source;
this.atNewLine = true;
this.indent = 0;
if (this.onNewLine) {
let e = this.source.indexOf("\n") + 1;
while (e !== 0) {
this.onNewLine(this.offset + e);
e = this.source.indexOf("\n", e) + 1;
}
}
yield* this.pop();
break;

default:
yield* this.pop();
yield* this.step();
}
}
* blockMap(e) {
const t = e.items[e.items.length - 1];
switch (this.type) {
case "newline":
this.onKeyLine = false;
if (t.value) {
const s = "end" in t.value ? t.value.end : void 0;
const n = Array.isArray(s) ? s[s.length - 1] : void 0;
n?.type === "comment" ? s?.push(this.sourceToken) : e.items.push({
start: [ this.sourceToken ]
});
} else t.sep ? t.sep.push(this.sourceToken) : t.start.push(this.sourceToken);
return;

case "space":
case "comment":
if (t.value) e.items.push({
start: [ this.sourceToken ]
}); else if (t.sep) t.sep.push(this.sourceToken); else {
if (this.atIndentedComment(t.start, e.indent)) {
const s = e.items[e.items.length - 2];
const n = s?.value?.end;
if (Array.isArray(n)) {
arrayPushArray(n, t.start);
n.push(this.sourceToken);
e.items.pop();
return;
}
}
t.start.push(this.sourceToken);
}
return;
}
if (this.indent >= e.indent) {
const s = !this.onKeyLine && this.indent === e.indent;
const n = s && (t.sep || t.explicitKey) && this.type !== "seq-item-ind";
let i = [];
if (n && t.sep && !t.value) {
const s = [];
for (let n = 0; n < t.sep.length; ++n) {
const i = t.sep[n];
switch (i.type) {
case "newline":
s.push(n);
break;

case "space":
break;

case "comment":
i.indent > e.indent && (s.length = 0);
break;

default:
s.length = 0;
}
}
s.length >= 2 && (i = t.sep.splice(s[1]));
}
switch (this.type) {
case "anchor":
case "tag":
if (n || t.value) {
i.push(this.sourceToken);
e.items.push({
start: i
});
this.onKeyLine = true;
} else t.sep ? t.sep.push(this.sourceToken) : t.start.push(this.sourceToken);
return;

case "explicit-key-ind":
if (t.sep || t.explicitKey) if (n || t.value) {
i.push(this.sourceToken);
e.items.push({
start: i,
explicitKey: true
});
} else this.stack.push({
type: "block-map",
offset: this.offset,
indent: this.indent,
items: [ {
start: [ this.sourceToken ],
explicitKey: true
} ]
}); else {
t.start.push(this.sourceToken);
t.explicitKey = true;
}
this.onKeyLine = true;
return;

case "map-value-ind":
if (t.explicitKey) if (t.sep) if (t.value) e.items.push({
start: [],
key: null,
sep: [ this.sourceToken ]
}); else if (includesToken(t.sep, "map-value-ind")) this.stack.push({
type: "block-map",
offset: this.offset,
indent: this.indent,
items: [ {
start: i,
key: null,
sep: [ this.sourceToken ]
} ]
}); else if (isFlowToken(t.key) && !includesToken(t.sep, "newline")) {
const e = getFirstKeyStartProps(t.start);
const s = t.key;
const n = t.sep;
n.push(this.sourceToken);
delete t.key;
delete t.sep;
this.stack.push({
type: "block-map",
offset: this.offset,
indent: this.indent,
items: [ {
start: e,
key: s,
sep: n
} ]
});
} else i.length > 0 ? t.sep = t.sep.concat(i, this.sourceToken) : t.sep.push(this.sourceToken); else if (includesToken(t.start, "newline")) Object.assign(t, {
key: null,
sep: [ this.sourceToken ]
}); else {
const e = getFirstKeyStartProps(t.start);
this.stack.push({
type: "block-map",
offset: this.offset,
indent: this.indent,
items: [ {
start: e,
key: null,
sep: [ this.sourceToken ]
} ]
});
} else t.sep ? t.value || n ? e.items.push({
start: i,
key: null,
sep: [ this.sourceToken ]
}) : includesToken(t.sep, "map-value-ind") ? this.stack.push({
type: "block-map",
offset: this.offset,
indent: this.indent,
items: [ {
start: [],
key: null,
sep: [ this.sourceToken ]
} ]
}) : t.sep.push(this.sourceToken) : Object.assign(t, {
key: null,
sep: [ this.sourceToken ]
});
this.onKeyLine = true;
return;

case "alias":
case "scalar":
case "single-quoted-scalar":
case "double-quoted-scalar":
{
const s = this.flowScalar(this.type);
if (n || t.value) {
e.items.push({
start: i,
key: s,
sep: []
});
this.onKeyLine = true;
} else if (t.sep) this.stack.push(s); else {
Object.assign(t, {
key: s,
sep: []
});
this.onKeyLine = true;
}
return;
}

default:
{
const n = this.startBlockValue(e);
if (n) {
if (n.type === "block-seq") {
if (!t.explicitKey && t.sep && !includesToken(t.sep, "newline")) {
yield* this.pop({
type: "error",
offset: this.offset,
message: "Unexpected block-seq-ind on same line with key",
source: this.source
});
return;
}
} else s && e.items.push({
start: i
});
this.stack.push(n);
return;
}
}
}
}
yield* this.pop();
yield* this.step();
}
* blockSequence(e) {
const t = e.items[e.items.length - 1];
switch (this.type) {
case "newline":
if (t.value) {
const s = "end" in t.value ? t.value.end : void 0;
const n = Array.isArray(s) ? s[s.length - 1] : void 0;
n?.type === "comment" ? s?.push(this.sourceToken) : e.items.push({
start: [ this.sourceToken ]
});
} else t.start.push(this.sourceToken);
return;

case "space":
case "comment":
if (t.value) e.items.push({
start: [ this.sourceToken ]
}); else {
if (this.atIndentedComment(t.start, e.indent)) {
const s = e.items[e.items.length - 2];
const n = s?.value?.end;
if (Array.isArray(n)) {
arrayPushArray(n, t.start);
n.push(this.sourceToken);
e.items.pop();
return;
}
}
t.start.push(this.sourceToken);
}
return;

case "anchor":
case "tag":
if (t.value || this.indent <= e.indent) break;
t.start.push(this.sourceToken);
return;

case "seq-item-ind":
if (this.indent !== e.indent) break;
t.value || includesToken(t.start, "seq-item-ind") ? e.items.push({
start: [ this.sourceToken ]
}) : t.start.push(this.sourceToken);
return;
}
if (this.indent > e.indent) {
const t = this.startBlockValue(e);
if (t) {
this.stack.push(t);
return;
}
}
yield* this.pop();
yield* this.step();
}
* flowCollection(e) {
const t = e.items[e.items.length - 1];
if (this.type === "flow-error-end") {
let e;
do {
yield* this.pop();
e = this.peek(1);
} while (e?.type === "flow-collection");
} else if (e.end.length === 0) {
switch (this.type) {
case "comma":
case "explicit-key-ind":
!t || t.sep ? e.items.push({
start: [ this.sourceToken ]
}) : t.start.push(this.sourceToken);
return;

case "map-value-ind":
!t || t.value ? e.items.push({
start: [],
key: null,
sep: [ this.sourceToken ]
}) : t.sep ? t.sep.push(this.sourceToken) : Object.assign(t, {
key: null,
sep: [ this.sourceToken ]
});
return;

case "space":
case "comment":
case "newline":
case "anchor":
case "tag":
!t || t.value ? e.items.push({
start: [ this.sourceToken ]
}) : t.sep ? t.sep.push(this.sourceToken) : t.start.push(this.sourceToken);
return;

case "alias":
case "scalar":
case "single-quoted-scalar":
case "double-quoted-scalar":
{
const s = this.flowScalar(this.type);
!t || t.value ? e.items.push({
start: [],
key: s,
sep: []
}) : t.sep ? this.stack.push(s) : Object.assign(t, {
key: s,
sep: []
});
return;
}

case "flow-map-end":
case "flow-seq-end":
e.end.push(this.sourceToken);
return;
}
const s = this.startBlockValue(e);
if (s) this.stack.push(s); else {
yield* this.pop();
yield* this.step();
}
} else {
const t = this.peek(2);
if (t.type === "block-map" && (this.type === "map-value-ind" && t.indent === e.indent || this.type === "newline" && !t.items[t.items.length - 1].sep)) {
yield* this.pop();
yield* this.step();
} else if (this.type === "map-value-ind" && t.type !== "flow-collection") {
const s = getPrevProps(t);
const n = getFirstKeyStartProps(s);
fixFlowSeqItems(e);
const i = e.end.splice(1, e.end.length);
i.push(this.sourceToken);
const r = {
type: "block-map",
offset: e.offset,
indent: e.indent,
items: [ {
start: n,
key: e,
sep: i
} ]
};
this.onKeyLine = true;
this.stack[this.stack.length - 1] = r;
} else yield* this.lineEnd(e);
}
}
flowScalar(e) {
if (this.onNewLine) {
let e = this.source.indexOf("\n") + 1;
while (e !== 0) {
this.onNewLine(this.offset + e);
e = this.source.indexOf("\n", e) + 1;
}
}
return {
type: e,
offset: this.offset,
indent: this.indent,
source: this.source
};
}
startBlockValue(e) {
switch (this.type) {
case "alias":
case "scalar":
case "single-quoted-scalar":
case "double-quoted-scalar":
return this.flowScalar(this.type);

case "block-scalar-header":
return {
type: "block-scalar",
offset: this.offset,
indent: this.indent,
props: [ this.sourceToken ],
source: ""
};

case "flow-map-start":
case "flow-seq-start":
return {
type: "flow-collection",
offset: this.offset,
indent: this.indent,
start: this.sourceToken,
items: [],
end: []
};

case "seq-item-ind":
return {
type: "block-seq",
offset: this.offset,
indent: this.indent,
items: [ {
start: [ this.sourceToken ]
} ]
};

case "explicit-key-ind":
{
this.onKeyLine = true;
const t = getPrevProps(e);
const s = getFirstKeyStartProps(t);
s.push(this.sourceToken);
return {
type: "block-map",
offset: this.offset,
indent: this.indent,
items: [ {
start: s,
explicitKey: true
} ]
};
}

case "map-value-ind":
{
this.onKeyLine = true;
const t = getPrevProps(e);
const s = getFirstKeyStartProps(t);
return {
type: "block-map",
offset: this.offset,
indent: this.indent,
items: [ {
start: s,
key: null,
sep: [ this.sourceToken ]
} ]
};
}
}
return null;
}
atIndentedComment(e, t) {
if (this.type !== "comment") return false;
if (this.indent <= t) return false;
return e.every(e => e.type === "newline" || e.type === "space");
}
* documentEnd(e) {
if (this.type !== "doc-mode") {
e.end ? e.end.push(this.sourceToken) : e.end = [ this.sourceToken ];
this.type === "newline" && (yield* this.pop());
}
}
* lineEnd(e) {
switch (this.type) {
case "comma":
case "doc-start":
case "doc-end":
case "flow-seq-end":
case "flow-map-end":
case "map-value-ind":
yield* this.pop();
yield* this.step();
break;

case "newline":
this.onKeyLine = false;

case "space":
case "comment":
default:
e.end ? e.end.push(this.sourceToken) : e.end = [ this.sourceToken ];
this.type === "newline" && (yield* this.pop());
}
}
}
t.Parser = Parser;
}),
84047: (function(e, t, s) {
var n = s(89984);
var i = s(3021);
var r = s(91464);
var o = s(57249);
var a = s(41127);
var c = s(66628);
var l = s(81075);
function parseOptions(e) {
const t = e.prettyErrors !== false;
const s = e.lineCounter || t && new c.LineCounter || null;
return {
lineCounter: s,
prettyErrors: t
};
}
function parseAllDocuments(e, t = {}) {
const {lineCounter: s, prettyErrors: i} = parseOptions(t);
const o = new l.Parser(s?.addNewLine);
const a = new n.Composer(t);
const c = Array.from(a.compose(o.parse(e)));
if (i && s) for (const t of c) {
t.errors.forEach(r.prettifyError(e, s));
t.warnings.forEach(r.prettifyError(e, s));
}
if (c.length > 0) return c;
return Object.assign([], {
empty: true
}, a.streamInfo());
}
function parseDocument(e, t = {}) {
const {lineCounter: s, prettyErrors: i} = parseOptions(t);
const o = new l.Parser(s?.addNewLine);
const a = new n.Composer(t);
let c = null;
for (const t of a.compose(o.parse(e), true, e.length)) if (c) {
if (c.options.logLevel !== "silent") {
c.errors.push(new r.YAMLParseError(t.range.slice(0, 2), "MULTIPLE_DOCS", "Source contains multiple documents; please use YAML.parseAllDocuments()"));
break;
}
} else c = t;
if (i && s) {
c.errors.forEach(r.prettifyError(e, s));
c.warnings.forEach(r.prettifyError(e, s));
}
return c;
}
function parse(e, t, s) {
let n;
typeof t === "function" ? n = t : s === void 0 && t && typeof t === "object" && (s = t);
const i = parseDocument(e, s);
if (!i) return null;
i.warnings.forEach(e => o.warn(i.options.logLevel, e));
if (i.errors.length > 0) {
if (i.options.logLevel !== "silent") throw i.errors[0];
i.errors = [];
}
return i.toJS(Object.assign({
reviver: n
}, s));
}
function stringify(e, t, s) {
let n = null;
typeof t === "function" || Array.isArray(t) ? n = t : s === void 0 && t && (s = t);
typeof s === "string" && (s = s.length);
if (typeof s === "number") {
const e = Math.round(s);
s = e < 1 ? void 0 : e > 8 ? {
indent: 8
} : {
indent: e
};
}
if (e === void 0) {
const {keepUndefined: e} = s ?? t ?? {};
if (!e) return;
}
if (a.isDocument(e) && !n) return e.toString(s);
return new i.Document(e, n, s).toString(s);
}
t.parse = parse;
t.parseAllDocuments = parseAllDocuments;
t.parseDocument = parseDocument;
t.stringify = stringify;
}),
45840: (function(e, t, s) {
var n = s(41127);
var i = s(47451);
var r = s(1706);
var o = s(66464);
var a = s(90018);
const sortMapEntriesByKey = (e, t) => e.key < t.key ? -1 : e.key > t.key ? 1 : 0;
class Schema {
constructor({compat: e, customTags: t, merge: s, resolveKnownTags: c, schema: l, sortMapEntries: u, toStringDefaults: f}) {
this.compat = Array.isArray(e) ? a.getTags(e, "compat") : e ? a.getTags(null, e) : null;
this.name = typeof l === "string" && l || "core";
this.knownTags = c ? a.coreKnownTags : {};
this.tags = a.getTags(t, this.name, s);
this.toStringOptions = f ?? null;
Object.defineProperty(this, n.MAP, {
value: i.map
});
Object.defineProperty(this, n.SCALAR, {
value: o.string
});
Object.defineProperty(this, n.SEQ, {
value: r.seq
});
this.sortMapEntries = typeof u === "function" ? u : u === true ? sortMapEntriesByKey : null;
}
clone() {
const e = Object.create(Schema.prototype, Object.getOwnPropertyDescriptors(this));
e.tags = this.tags.slice();
return e;
}
}
t.Schema = Schema;
}),
47451: (function(e, t, s) {
var n = s(41127);
var i = s(84454);
const r = {
collection: "map",
default: true,
nodeClass: i.YAMLMap,
tag: "tag:yaml.org,2002:map",
resolve(e, t) {
n.isMap(e) || t("Expected a mapping for this tag");
return e;
},
createNode: (e, t, s) => i.YAMLMap.from(e, t, s)
};
t.map = r;
}),
73632: (function(e, t, s) {
var n = s(63301);
const i = {
identify: e => e == null,
createNode: () => new n.Scalar(null),
default: true,
tag: "tag:yaml.org,2002:null",
test: /^(?:~|[Nn]ull|NULL)?$/,
resolve: () => new n.Scalar(null),
stringify: ({source: e}, t) => typeof e === "string" && i.test.test(e) ? e : t.options.nullStr
};
t.nullTag = i;
}),
1706: (function(e, t, s) {
var n = s(41127);
var i = s(92223);
const r = {
collection: "seq",
default: true,
nodeClass: i.YAMLSeq,
tag: "tag:yaml.org,2002:seq",
resolve(e, t) {
n.isSeq(e) || t("Expected a sequence for this tag");
return e;
},
createNode: (e, t, s) => i.YAMLSeq.from(e, t, s)
};
t.seq = r;
}),
66464: (function(e, t, s) {
var n = s(83069);
const i = {
identify: e => typeof e === "string",
default: true,
tag: "tag:yaml.org,2002:str",
resolve: e => e,
stringify(e, t, s, i) {
t = Object.assign({
actualString: true
}, t);
return n.stringifyString(e, t, s, i);
}
};
t.string = i;
}),
73959: (function(e, t, s) {
var n = s(63301);
const i = {
identify: e => typeof e === "boolean",
default: true,
tag: "tag:yaml.org,2002:bool",
test: /^(?:[Tt]rue|TRUE|[Ff]alse|FALSE)$/,
resolve: e => new n.Scalar(e[0] === "t" || e[0] === "T"),
stringify({source: e, value: t}, s) {
if (e && i.test.test(e)) {
const s = e[0] === "t" || e[0] === "T";
if (t === s) return e;
}
return t ? s.options.trueStr : s.options.falseStr;
}
};
t.boolTag = i;
}),
38405: (function(e, t, s) {
var n = s(63301);
var i = s(28689);
const r = {
identify: e => typeof e === "number",
default: true,
tag: "tag:yaml.org,2002:float",
test: /^(?:[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN)$/,
resolve: e => e.slice(-3).toLowerCase() === "nan" ? NaN : e[0] === "-" ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY,
stringify: i.stringifyNumber
};
const o = {
identify: e => typeof e === "number",
default: true,
tag: "tag:yaml.org,2002:float",
format: "EXP",
test: /^[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)[eE][-+]?[0-9]+$/,
resolve: e => parseFloat(e),
stringify(e) {
const t = Number(e.value);
return isFinite(t) ? t.toExponential() : i.stringifyNumber(e);
}
};
const a = {
identify: e => typeof e === "number",
default: true,
tag: "tag:yaml.org,2002:float",
test: /^[-+]?(?:\.[0-9]+|[0-9]+\.[0-9]*)$/,
resolve(e) {
const t = new n.Scalar(parseFloat(e));
const s = e.indexOf(".");
s !== -1 && e[e.length - 1] === "0" && (t.minFractionDigits = e.length - s - 1);
return t;
},
stringify: i.stringifyNumber
};
t.float = a;
t.floatExp = o;
t.floatNaN = r;
}),
59874: (function(e, t, s) {
var n = s(28689);
const intIdentify = e => typeof e === "bigint" || Number.isInteger(e);
const intResolve = (e, t, s, {intAsBigInt: n}) => n ? BigInt(e) : parseInt(e.substring(t), s);
function intStringify(e, t, s) {
const {value: i} = e;
if (intIdentify(i) && i >= 0) return s + i.toString(t);
return n.stringifyNumber(e);
}
const i = {
identify: e => intIdentify(e) && e >= 0,
default: true,
tag: "tag:yaml.org,2002:int",
format: "OCT",
test: /^0o[0-7]+$/,
resolve: (e, t, s) => intResolve(e, 2, 8, s),
stringify: e => intStringify(e, 8, "0o")
};
const r = {
identify: intIdentify,
default: true,
tag: "tag:yaml.org,2002:int",
test: /^[-+]?[0-9]+$/,
resolve: (e, t, s) => intResolve(e, 0, 10, s),
stringify: n.stringifyNumber
};
const o = {
identify: e => intIdentify(e) && e >= 0,
default: true,
tag: "tag:yaml.org,2002:int",
format: "HEX",
test: /^0x[0-9a-fA-F]+$/,
resolve: (e, t, s) => intResolve(e, 2, 16, s),
stringify: e => intStringify(e, 16, "0x")
};
t.int = r;
t.intHex = o;
t.intOct = i;
}),
70896: (function(e, t, s) {
var n = s(47451);
var i = s(73632);
var r = s(1706);
var o = s(66464);
var a = s(73959);
var c = s(38405);
var l = s(59874);
const u = [ n.map, r.seq, o.string, i.nullTag, a.boolTag, l.intOct, l.int, l.intHex, c.floatNaN, c.floatExp, c.float ];
t.schema = u;
}),
33559: (function(e, t, s) {
var n = s(63301);
var i = s(47451);
var r = s(1706);
function intIdentify(e) {
return typeof e === "bigint" || Number.isInteger(e);
}
const stringifyJSON = ({value: e}) => JSON.stringify(e);
const o = [ {
identify: e => typeof e === "string",
default: true,
tag: "tag:yaml.org,2002:str",
resolve: e => e,
stringify: stringifyJSON
}, {
identify: e => e == null,
createNode: () => new n.Scalar(null),
default: true,
tag: "tag:yaml.org,2002:null",
test: /^null$/,
resolve: () => null,
stringify: stringifyJSON
}, {
identify: e => typeof e === "boolean",
default: true,
tag: "tag:yaml.org,2002:bool",
test: /^true$|^false$/,
resolve: e => e === "true",
stringify: stringifyJSON
}, {
identify: intIdentify,
default: true,
tag: "tag:yaml.org,2002:int",
test: /^-?(?:0|[1-9][0-9]*)$/,
resolve: (e, t, {intAsBigInt: s}) => s ? BigInt(e) : parseInt(e, 10),
stringify: ({value: e}) => intIdentify(e) ? e.toString() : JSON.stringify(e)
}, {
identify: e => typeof e === "number",
default: true,
tag: "tag:yaml.org,2002:float",
test: /^-?(?:0|[1-9][0-9]*)(?:\.[0-9]*)?(?:[eE][-+]?[0-9]+)?$/,
resolve: e => parseFloat(e),
stringify: stringifyJSON
} ];
const a = {
default: true,
tag: "",
test: /^/,
resolve(e, t) {
t(`Unresolved plain scalar ${JSON.stringify(e)}`);
return e;
}
};
const c = [ i.map, r.seq ].concat(o, a);
t.schema = c;
}),
90018: (function(e, t, s) {
var n = s(47451);
var i = s(73632);
var r = s(1706);
var o = s(66464);
var a = s(73959);
var c = s(38405);
var l = s(59874);
var u = s(70896);
var f = s(33559);
var h = s(56083);
var d = s(90452);
var p = s(50303);
var m = s(18385);
var g = s(35913);
var y = s(81528);
var v = s(46752);
const b = new Map([ [ "core", u.schema ], [ "failsafe", [ n.map, r.seq, o.string ] ], [ "json", f.schema ], [ "yaml11", g.schema ], [ "yaml-1.1", g.schema ] ]);
const S = {
binary: h.binary,
bool: a.boolTag,
float: c.float,
floatExp: c.floatExp,
floatNaN: c.floatNaN,
floatTime: v.floatTime,
int: l.int,
intHex: l.intHex,
intOct: l.intOct,
intTime: v.intTime,
map: n.map,
merge: d.merge,
null: i.nullTag,
omap: p.omap,
pairs: m.pairs,
seq: r.seq,
set: y.set,
timestamp: v.timestamp
};
const w = {
"tag:yaml.org,2002:binary": h.binary,
"tag:yaml.org,2002:merge": d.merge,
"tag:yaml.org,2002:omap": p.omap,
"tag:yaml.org,2002:pairs": m.pairs,
"tag:yaml.org,2002:set": y.set,
"tag:yaml.org,2002:timestamp": v.timestamp
};
function getTags(e, t, s) {
const n = b.get(t);
if (n && !e) return s && !n.includes(d.merge) ? n.concat(d.merge) : n.slice();
let i = n;
if (!i) {
if (!Array.isArray(e)) {
const e = Array.from(b.keys()).filter(e => e !== "yaml11").map(e => JSON.stringify(e)).join(", ");
throw new Error(`Unknown schema "${t}"; use one of ${e} or define customTags array`);
}
i = [];
}
if (Array.isArray(e)) for (const t of e) i = i.concat(t); else typeof e === "function" && (i = e(i.slice()));
s && (i = i.concat(d.merge));
return i.reduce((e, t) => {
const s = typeof t === "string" ? S[t] : t;
if (!s) {
const e = JSON.stringify(t);
const s = Object.keys(S).map(e => JSON.stringify(e)).join(", ");
throw new Error(`Unknown custom tag ${e}; use one of ${s}`);
}
e.includes(s) || e.push(s);
return e;
}, []);
}
t.coreKnownTags = w;
t.getTags = getTags;
}),
56083: (function(e, t, s) {
var n = s(20181);
var i = s(63301);
var r = s(83069);
const o = {
identify: e => e instanceof Uint8Array,
default: false,
tag: "tag:yaml.org,2002:binary",
resolve(e, t) {
if (typeof n.Buffer === "function") return n.Buffer.from(e, "base64");
if (typeof atob === "function") {
const t = atob(e.replace(/[\n\r]/g, ""));
const s = new Uint8Array(t.length);
for (let e = 0; e < t.length; ++e) s[e] = t.charCodeAt(e);
return s;
}
t("This environment does not support reading binary tags; either Buffer or atob is required");
return e;
},
stringify({comment: e, type: t, value: s}, o, a, c) {
if (!s) return "";
const l = s;
let u;
if (typeof n.Buffer === "function") u = l instanceof n.Buffer ? l.toString("base64") : n.Buffer.from(l.buffer).toString("base64"); else {
if (typeof btoa !== "function") throw new Error("This environment does not support writing binary tags; either Buffer or btoa is required");
{
let e = "";
for (let t = 0; t < l.length; ++t) e += String.fromCharCode(l[t]);
u = btoa(e);
}
}
t ?? (t = i.Scalar.BLOCK_LITERAL);
if (t !== i.Scalar.QUOTE_DOUBLE) {
const e = Math.max(o.options.lineWidth - o.indent.length, o.options.minContentWidth);
const s = Math.ceil(u.length / e);
const n = new Array(s);
for (let t = 0, i = 0; t < s; ++t, i += e) n[t] = u.substr(i, e);
u = n.join(t === i.Scalar.BLOCK_LITERAL ? "\n" : " ");
}
return r.stringifyString({
comment: e,
type: t,
value: u
}, o, a, c);
}
};
t.binary = o;
}),
88398: (function(e, t, s) {
var n = s(63301);
function boolStringify({value: e, source: t}, s) {
const n = e ? i : r;
if (t && n.test.test(t)) return t;
return e ? s.options.trueStr : s.options.falseStr;
}
const i = {
identify: e => e === true,
default: true,
tag: "tag:yaml.org,2002:bool",
test: /^(?:Y|y|[Yy]es|YES|[Tt]rue|TRUE|[Oo]n|ON)$/,
resolve: () => new n.Scalar(true),
stringify: boolStringify
};
const r = {
identify: e => e === false,
default: true,
tag: "tag:yaml.org,2002:bool",
test: /^(?:N|n|[Nn]o|NO|[Ff]alse|FALSE|[Oo]ff|OFF)$/,
resolve: () => new n.Scalar(false),
stringify: boolStringify
};
t.falseTag = r;
t.trueTag = i;
}),
35782: (function(e, t, s) {
var n = s(63301);
var i = s(28689);
const r = {
identify: e => typeof e === "number",
default: true,
tag: "tag:yaml.org,2002:float",
test: /^(?:[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN)$/,
resolve: e => e.slice(-3).toLowerCase() === "nan" ? NaN : e[0] === "-" ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY,
stringify: i.stringifyNumber
};
const o = {
identify: e => typeof e === "number",
default: true,
tag: "tag:yaml.org,2002:float",
format: "EXP",
test: /^[-+]?(?:[0-9][0-9_]*)?(?:\.[0-9_]*)?[eE][-+]?[0-9]+$/,
resolve: e => parseFloat(e.replace(/_/g, "")),
stringify(e) {
const t = Number(e.value);
return isFinite(t) ? t.toExponential() : i.stringifyNumber(e);
}
};
const a = {
identify: e => typeof e === "number",
default: true,
tag: "tag:yaml.org,2002:float",
test: /^[-+]?(?:[0-9][0-9_]*)?\.[0-9_]*$/,
resolve(e) {
const t = new n.Scalar(parseFloat(e.replace(/_/g, "")));
const s = e.indexOf(".");
if (s !== -1) {
const n = e.substring(s + 1).replace(/_/g, "");
n[n.length - 1] === "0" && (t.minFractionDigits = n.length);
}
return t;
},
stringify: i.stringifyNumber
};
t.float = a;
t.floatExp = o;
t.floatNaN = r;
}),
10873: (function(e, t, s) {
var n = s(28689);
const intIdentify = e => typeof e === "bigint" || Number.isInteger(e);
function intResolve(e, t, s, {intAsBigInt: n}) {
const i = e[0];
i !== "-" && i !== "+" || (t += 1);
e = e.substring(t).replace(/_/g, "");
if (n) {
switch (s) {
case 2:
e = `0b${e}`;
break;

case 8:
e = `0o${e}`;
break;

case 16:
e = `0x${e}`;
break;
}
const t = BigInt(e);
return i === "-" ? BigInt(-1) * t : t;
}
const r = parseInt(e, s);
return i === "-" ? -1 * r : r;
}
function intStringify(e, t, s) {
const {value: i} = e;
if (intIdentify(i)) {
const e = i.toString(t);
return i < 0 ? "-" + s + e.substr(1) : s + e;
}
return n.stringifyNumber(e);
}
const i = {
identify: intIdentify,
default: true,
tag: "tag:yaml.org,2002:int",
format: "BIN",
test: /^[-+]?0b[0-1_]+$/,
resolve: (e, t, s) => intResolve(e, 2, 2, s),
stringify: e => intStringify(e, 2, "0b")
};
const r = {
identify: intIdentify,
default: true,
tag: "tag:yaml.org,2002:int",
format: "OCT",
test: /^[-+]?0[0-7_]+$/,
resolve: (e, t, s) => intResolve(e, 1, 8, s),
stringify: e => intStringify(e, 8, "0")
};
const o = {
identify: intIdentify,
default: true,
tag: "tag:yaml.org,2002:int",
test: /^[-+]?[0-9][0-9_]*$/,
resolve: (e, t, s) => intResolve(e, 0, 10, s),
stringify: n.stringifyNumber
};
const a = {
identify: intIdentify,
default: true,
tag: "tag:yaml.org,2002:int",
format: "HEX",
test: /^[-+]?0x[0-9a-fA-F_]+$/,
resolve: (e, t, s) => intResolve(e, 2, 16, s),
stringify: e => intStringify(e, 16, "0x")
};
t.int = o;
t.intBin = i;
t.intHex = a;
t.intOct = r;
}),
90452: (function(e, t, s) {
var n = s(41127);
var i = s(63301);
const r = "<<";
const o = {
identify: e => e === r || typeof e === "symbol" && e.description === r,
default: "key",
tag: "tag:yaml.org,2002:merge",
test: /^<<$/,
resolve: () => Object.assign(new i.Scalar(Symbol(r)), {
addToJSMap: addMergeToJSMap
}),
stringify: () => r
};
const isMergeKey = (e, t) => (o.identify(t) || n.isScalar(t) && (!t.type || t.type === i.Scalar.PLAIN) && o.identify(t.value)) && e?.doc.schema.tags.some(e => e.tag === o.tag && e.default);
function addMergeToJSMap(e, t, s) {
const i = resolveAliasValue(e, s);
if (n.isSeq(i)) for (const s of i.items) mergeValue(e, t, s); else if (Array.isArray(i)) for (const s of i) mergeValue(e, t, s); else mergeValue(e, t, i);
}
function mergeValue(e, t, s) {
const i = resolveAliasValue(e, s);
if (!n.isMap(i)) throw new Error("Merge sources must be maps or map aliases");
const r = i.toJSON(null, e, Map);
for (const [e, s] of r) t instanceof Map ? t.has(e) || t.set(e, s) : t instanceof Set ? t.add(e) : Object.prototype.hasOwnProperty.call(t, e) || Object.defineProperty(t, e, {
value: s,
writable: true,
enumerable: true,
configurable: true
});
return t;
}
function resolveAliasValue(e, t) {
return e && n.isAlias(t) ? t.resolve(e.doc, e) : t;
}
t.addMergeToJSMap = addMergeToJSMap;
t.isMergeKey = isMergeKey;
t.merge = o;
}),
50303: (function(e, t, s) {
var n = s(41127);
var i = s(74043);
var r = s(84454);
var o = s(92223);
var a = s(18385);
class YAMLOMap extends o.YAMLSeq {
constructor() {
super();
this.add = r.YAMLMap.prototype.add.bind(this);
this.delete = r.YAMLMap.prototype.delete.bind(this);
this.get = r.YAMLMap.prototype.get.bind(this);
this.has = r.YAMLMap.prototype.has.bind(this);
this.set = r.YAMLMap.prototype.set.bind(this);
this.tag = YAMLOMap.tag;
}
toJSON(e, t) {
if (!t) return super.toJSON(e);
const s = new Map;
t?.onCreate && t.onCreate(s);
for (const e of this.items) {
let r, o;
if (n.isPair(e)) {
r = i.toJS(e.key, "", t);
o = i.toJS(e.value, r, t);
} else r = i.toJS(e, "", t);
if (s.has(r)) throw new Error("Ordered maps must not include duplicate keys");
s.set(r, o);
}
return s;
}
static from(e, t, s) {
const n = a.createPairs(e, t, s);
const i = new this;
i.items = n.items;
return i;
}
}
YAMLOMap.tag = "tag:yaml.org,2002:omap";
const c = {
collection: "seq",
identify: e => e instanceof Map,
nodeClass: YAMLOMap,
default: false,
tag: "tag:yaml.org,2002:omap",
resolve(e, t) {
const s = a.resolvePairs(e, t);
const i = [];
for (const {key: e} of s.items) n.isScalar(e) && (i.includes(e.value) ? t(`Ordered maps must not include duplicate keys: ${e.value}`) : i.push(e.value));
return Object.assign(new YAMLOMap, s);
},
createNode: (e, t, s) => YAMLOMap.from(e, t, s)
};
t.YAMLOMap = YAMLOMap;
t.omap = c;
}),
18385: (function(e, t, s) {
var n = s(41127);
var i = s(57165);
var r = s(63301);
var o = s(92223);
function resolvePairs(e, t) {
if (n.isSeq(e)) for (let s = 0; s < e.items.length; ++s) {
let o = e.items[s];
if (n.isPair(o)) continue;
if (n.isMap(o)) {
o.items.length > 1 && t("Each pair must have its own sequence indicator");
const e = o.items[0] || new i.Pair(new r.Scalar(null));
o.commentBefore && (e.key.commentBefore = e.key.commentBefore ? `${o.commentBefore}\n${e.key.commentBefore}` : o.commentBefore);
if (o.comment) {
const t = e.value ?? e.key;
t.comment = t.comment ? `${o.comment}\n${t.comment}` : o.comment;
}
o = e;
}
e.items[s] = n.isPair(o) ? o : new i.Pair(o);
} else t("Expected a sequence for this tag");
return e;
}
function createPairs(e, t, s) {
const {replacer: n} = s;
const r = new o.YAMLSeq(e);
r.tag = "tag:yaml.org,2002:pairs";
let a = 0;
if (t && Symbol.iterator in Object(t)) for (let e of t) {
typeof n === "function" && (e = n.call(t, String(a++), e));
let o, c;
if (Array.isArray(e)) {
if (e.length !== 2) throw new TypeError(`Expected [key, value] tuple: ${e}`);
o = e[0];
c = e[1];
} else if (e && e instanceof Object) {
const t = Object.keys(e);
if (t.length !== 1) throw new TypeError(`Expected tuple with one key, not ${t.length} keys`);
o = t[0];
c = e[o];
} else o = e;
r.items.push(i.createPair(o, c, s));
}
return r;
}
const a = {
collection: "seq",
default: false,
tag: "tag:yaml.org,2002:pairs",
resolve: resolvePairs,
createNode: createPairs
};
t.createPairs = createPairs;
t.pairs = a;
t.resolvePairs = resolvePairs;
}),
35913: (function(e, t, s) {
var n = s(47451);
var i = s(73632);
var r = s(1706);
var o = s(66464);
var a = s(56083);
var c = s(88398);
var l = s(35782);
var u = s(10873);
var f = s(90452);
var h = s(50303);
var d = s(18385);
var p = s(81528);
var m = s(46752);
const g = [ n.map, r.seq, o.string, i.nullTag, c.trueTag, c.falseTag, u.intBin, u.intOct, u.int, u.intHex, l.floatNaN, l.floatExp, l.float, a.binary, f.merge, h.omap, d.pairs, p.set, m.intTime, m.floatTime, m.timestamp ];
t.schema = g;
}),
81528: (function(e, t, s) {
var n = s(41127);
var i = s(57165);
var r = s(84454);
class YAMLSet extends r.YAMLMap {
constructor(e) {
super(e);
this.tag = YAMLSet.tag;
}
add(e) {
let t;
t = n.isPair(e) ? e : e && typeof e === "object" && "key" in e && "value" in e && e.value === null ? new i.Pair(e.key, null) : new i.Pair(e, null);
const s = r.findPair(this.items, t.key);
s || this.items.push(t);
}
get(e, t) {
const s = r.findPair(this.items, e);
return !t && n.isPair(s) ? n.isScalar(s.key) ? s.key.value : s.key : s;
}
set(e, t) {
if (typeof t !== "boolean") throw new Error("Expected boolean value for set(key, value) in a YAML set, not " + typeof t);
const s = r.findPair(this.items, e);
s && !t ? this.items.splice(this.items.indexOf(s), 1) : !s && t && this.items.push(new i.Pair(e));
}
toJSON(e, t) {
return super.toJSON(e, t, Set);
}
toString(e, t, s) {
if (!e) return JSON.stringify(this);
if (this.hasAllNullValues(true)) return super.toString(Object.assign({}, e, {
allNullValues: true
}), t, s);
throw new Error("Set items must all have null values");
}
static from(e, t, s) {
const {replacer: n} = s;
const r = new this(e);
if (t && Symbol.iterator in Object(t)) for (let e of t) {
typeof n === "function" && (e = n.call(t, e, e));
r.items.push(i.createPair(e, null, s));
}
return r;
}
}
YAMLSet.tag = "tag:yaml.org,2002:set";
const o = {
collection: "map",
identify: e => e instanceof Set,
nodeClass: YAMLSet,
default: false,
tag: "tag:yaml.org,2002:set",
createNode: (e, t, s) => YAMLSet.from(e, t, s),
resolve(e, t) {
if (n.isMap(e)) {
if (e.hasAllNullValues(true)) return Object.assign(new YAMLSet, e);
t("Set items must all have null values");
} else t("Expected a mapping for this tag");
return e;
}
};
t.YAMLSet = YAMLSet;
t.set = o;
}),
46752: (function(e, t, s) {
var n = s(28689);
function parseSexagesimal(e, t) {
const s = e[0];
const n = s === "-" || s === "+" ? e.substring(1) : e;
const num = e => t ? BigInt(e) : Number(e);
const i = n.replace(/_/g, "").split(":").reduce((e, t) => e * num(60) + num(t), num(0));
return s === "-" ? num(-1) * i : i;
}
function stringifySexagesimal(e) {
let {value: t} = e;
let num = e => e;
if (typeof t === "bigint") num = e => BigInt(e); else if (isNaN(t) || !isFinite(t)) return n.stringifyNumber(e);
let s = "";
if (t < 0) {
s = "-";
t *= num(-1);
}
const i = num(60);
const r = [ t % i ];
if (t < 60) r.unshift(0); else {
t = (t - r[0]) / i;
r.unshift(t % i);
if (t >= 60) {
t = (t - r[0]) / i;
r.unshift(t);
}
}
return s + r.map(e => String(e).padStart(2, "0")).join(":").replace(/000000\d*$/, "");
}
const i = {
identify: e => typeof e === "bigint" || Number.isInteger(e),
default: true,
tag: "tag:yaml.org,2002:int",
format: "TIME",
test: /^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+$/,
resolve: (e, t, {intAsBigInt: s}) => parseSexagesimal(e, s),
stringify: stringifySexagesimal
};
const r = {
identify: e => typeof e === "number",
default: true,
tag: "tag:yaml.org,2002:float",
format: "TIME",
test: /^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+\.[0-9_]*$/,
resolve: e => parseSexagesimal(e, false),
stringify: stringifySexagesimal
};
const o = {
identify: e => e instanceof Date,
default: true,
tag: "tag:yaml.org,2002:timestamp",
test: RegExp("^([0-9]{4})-([0-9]{1,2})-([0-9]{1,2})(?:(?:t|T|[ \\t]+)([0-9]{1,2}):([0-9]{1,2}):([0-9]{1,2}(\\.[0-9]+)?)(?:[ \\t]*(Z|[-+][012]?[0-9](?::[0-9]{2})?))?)?$"),
resolve(e) {
const t = e.match(o.test);
if (!t) throw new Error("!!timestamp expects a date, starting with yyyy-mm-dd");
const [, s, n, i, r, a, c] = t.map(Number);
const l = t[7] ? Number((t[7] + "00").substr(1, 3)) : 0;
let u = Date.UTC(s, n - 1, i, r || 0, a || 0, c || 0, l);
const f = t[8];
if (f && f !== "Z") {
let e = parseSexagesimal(f, false);
Math.abs(e) < 30 && (e *= 60);
u -= 6e4 * e;
}
return new Date(u);
},
stringify: ({value: e}) => e?.toISOString().replace(/(T00:00:00)?\.000Z$/, "") ?? ""
};
t.floatTime = r;
t.intTime = i;
t.timestamp = o;
}),
34475: (function(e, t) {
const s = "flow";
const n = "block";
const i = "quoted";
function foldFlowLines(e, t, s = "flow", {indentAtStart: r, lineWidth: o = 80, minContentWidth: a = 20, onFold: c, onOverflow: l} = {}) {
if (!o || o < 0) return e;
o < a && (a = 0);
const u = Math.max(1 + a, 1 + o - t.length);
if (e.length <= u) return e;
const f = [];
const h = {};
let d = o - t.length;
typeof r === "number" && (r > o - Math.max(2, a) ? f.push(0) : d = o - r);
let p;
let m;
let g = false;
let y = -1;
let v = -1;
let b = -1;
if (s === n) {
y = consumeMoreIndentedLines(e, y, t.length);
y !== -1 && (d = y + u);
}
for (let r; r = e[y += 1]; ) {
if (s === i && r === "\\") {
v = y;
switch (e[y + 1]) {
case "x":
y += 3;
break;

case "u":
y += 5;
break;

case "U":
y += 9;
break;

default:
y += 1;
}
b = y;
}
if (r === "\n") {
s === n && (y = consumeMoreIndentedLines(e, y, t.length));
d = y + t.length + u;
p = void 0;
} else {
if (r === " " && m && m !== " " && m !== "\n" && m !== "\t") {
const t = e[y + 1];
t && t !== " " && t !== "\n" && t !== "\t" && (p = y);
}
if (y >= d) if (p) {
f.push(p);
d = p + u;
p = void 0;
} else if (s === i) {
while (m === " " || m === "\t") {
m = r;
r = e[y += 1];
g = true;
}
const t = y > b + 1 ? y - 2 : v - 1;
if (h[t]) return e;
f.push(t);
h[t] = true;
d = t + u;
p = void 0;
} else g = true;
}
m = r;
}
g && l && l();
if (f.length === 0) return e;
c && c();
let S = e.slice(0, f[0]);
for (let n = 0; n < f.length; ++n) {
const r = f[n];
const o = f[n + 1] || e.length;
if (r === 0) S = `\n${t}${e.slice(0, o)}`; else {
s === i && h[r] && (S += `${e[r]}\\`);
S += `\n${t}${e.slice(r + 1, o)}`;
}
}
return S;
}
function consumeMoreIndentedLines(e, t, s) {
let n = t;
let i = t + 1;
let r = e[i];
while (r === " " || r === "\t") if (t < i + s) r = e[++t]; else {
do {
r = e[++t];
} while (r && r !== "\n");
n = t;
i = t + 1;
r = e[i];
}
return n;
}
t.FOLD_BLOCK = n;
t.FOLD_FLOW = s;
t.FOLD_QUOTED = i;
t.foldFlowLines = foldFlowLines;
}),
2148: (function(e, t, s) {
var n = s(71596);
var i = s(41127);
var r = s(59799);
var o = s(83069);
function createStringifyContext(e, t) {
const s = Object.assign({
blockQuote: true,
commentString: r.stringifyComment,
defaultKeyType: null,
defaultStringType: "PLAIN",
directives: null,
doubleQuotedAsJSON: false,
doubleQuotedMinMultiLineLength: 40,
falseStr: "false",
flowCollectionPadding: true,
indentSeq: true,
lineWidth: 80,
minContentWidth: 20,
nullStr: "null",
simpleKeys: false,
singleQuote: null,
trailingComma: false,
trueStr: "true",
verifyAliasOrder: true
}, e.schema.toStringOptions, t);
let n;
switch (s.collectionStyle) {
case "block":
n = false;
break;

case "flow":
n = true;
break;

default:
n = null;
}
return {
anchors: new Set,
doc: e,
flowCollectionPadding: s.flowCollectionPadding ? " " : "",
indent: "",
indentStep: typeof s.indent === "number" ? " ".repeat(s.indent) : "  ",
inFlow: n,
options: s
};
}
function getTagObject(e, t) {
if (t.tag) {
const s = e.filter(e => e.tag === t.tag);
if (s.length > 0) return s.find(e => e.format === t.format) ?? s[0];
}
let s;
let n;
if (i.isScalar(t)) {
n = t.value;
let i = e.filter(e => e.identify?.(n));
if (i.length > 1) {
const e = i.filter(e => e.test);
e.length > 0 && (i = e);
}
s = i.find(e => e.format === t.format) ?? i.find(e => !e.format);
} else {
n = t;
s = e.find(e => e.nodeClass && n instanceof e.nodeClass);
}
if (!s) {
const e = n?.constructor?.name ?? (n === null ? "null" : typeof n);
throw new Error(`Tag not resolved for ${e} value`);
}
return s;
}
function stringifyProps(e, t, {anchors: s, doc: r}) {
if (!r.directives) return "";
const o = [];
const a = (i.isScalar(e) || i.isCollection(e)) && e.anchor;
if (a && n.anchorIsValid(a)) {
s.add(a);
o.push(`&${a}`);
}
const c = e.tag ?? (t.default ? null : t.tag);
c && o.push(r.directives.tagString(c));
return o.join(" ");
}
function stringify(e, t, s, n) {
if (i.isPair(e)) return e.toString(t, s, n);
if (i.isAlias(e)) {
if (t.doc.directives) return e.toString(t);
if (t.resolvedAliases?.has(e)) throw new TypeError("Cannot stringify circular structure without alias nodes");
t.resolvedAliases ? t.resolvedAliases.add(e) : t.resolvedAliases = new Set([ e ]);
e = e.resolve(t.doc);
}
let r;
const a = i.isNode(e) ? e : t.doc.createNode(e, {
onTagObj: e => r = e
});
r ?? (r = getTagObject(t.doc.schema.tags, a));
const c = stringifyProps(a, r, t);
c.length > 0 && (t.indentAtStart = (t.indentAtStart ?? 0) + c.length + 1);
const l = typeof r.stringify === "function" ? r.stringify(a, t, s, n) : i.isScalar(a) ? o.stringifyString(a, t, s, n) : a.toString(t, s, n);
if (!c) return l;
return i.isScalar(a) || l[0] === "{" || l[0] === "[" ? `${c} ${l}` : `${c}\n${t.indent}${l}`;
}
t.createStringifyContext = createStringifyContext;
t.stringify = stringify;
}),
61212: (function(e, t, s) {
var n = s(41127);
var i = s(2148);
var r = s(59799);
function stringifyCollection(e, t, s) {
const n = t.inFlow ?? e.flow;
const i = n ? stringifyFlowCollection : stringifyBlockCollection;
return i(e, t, s);
}
function stringifyBlockCollection({comment: e, items: t}, s, {blockItemPrefix: o, flowChars: a, itemIndent: c, onChompKeep: l, onComment: u}) {
const {indent: f, options: {commentString: h}} = s;
const d = Object.assign({}, s, {
indent: c,
type: null
});
let p = false;
const m = [];
for (let e = 0; e < t.length; ++e) {
const a = t[e];
let l = null;
if (n.isNode(a)) {
!p && a.spaceBefore && m.push("");
addCommentBefore(s, m, a.commentBefore, p);
a.comment && (l = a.comment);
} else if (n.isPair(a)) {
const e = n.isNode(a.key) ? a.key : null;
if (e) {
!p && e.spaceBefore && m.push("");
addCommentBefore(s, m, e.commentBefore, p);
}
}
p = false;
let u = i.stringify(a, d, () => l = null, () => p = true);
l && (u += r.lineComment(u, c, h(l)));
p && l && (p = false);
m.push(o + u);
}
let g;
if (m.length === 0) g = a.start + a.end; else {
g = m[0];
for (let e = 1; e < m.length; ++e) {
const t = m[e];
g += t ? `\n${f}${t}` : "\n";
}
}
if (e) {
g += "\n" + r.indentComment(h(e), f);
u && u();
} else p && l && l();
return g;
}
function stringifyFlowCollection({items: e}, t, {flowChars: s, itemIndent: o}) {
const {indent: a, indentStep: c, flowCollectionPadding: l, options: {commentString: u}} = t;
o += c;
const f = Object.assign({}, t, {
indent: o,
inFlow: true,
type: null
});
let h = false;
let d = 0;
const p = [];
for (let s = 0; s < e.length; ++s) {
const a = e[s];
let c = null;
if (n.isNode(a)) {
a.spaceBefore && p.push("");
addCommentBefore(t, p, a.commentBefore, false);
a.comment && (c = a.comment);
} else if (n.isPair(a)) {
const e = n.isNode(a.key) ? a.key : null;
if (e) {
e.spaceBefore && p.push("");
addCommentBefore(t, p, e.commentBefore, false);
e.comment && (h = true);
}
const s = n.isNode(a.value) ? a.value : null;
if (s) {
s.comment && (c = s.comment);
s.commentBefore && (h = true);
} else a.value == null && e?.comment && (c = e.comment);
}
c && (h = true);
let l = i.stringify(a, f, () => c = null);
h || (h = p.length > d || l.includes("\n"));
if (s < e.length - 1) l += ","; else if (t.options.trailingComma) {
t.options.lineWidth > 0 && (h || (h = p.reduce((e, t) => e + t.length + 2, 2) + (l.length + 2) > t.options.lineWidth));
h && (l += ",");
}
c && (l += r.lineComment(l, o, u(c)));
p.push(l);
d = p.length;
}
const {start: m, end: g} = s;
if (p.length === 0) return m + g;
if (!h) {
const e = p.reduce((e, t) => e + t.length + 2, 2);
h = t.options.lineWidth > 0 && e > t.options.lineWidth;
}
if (h) {
let e = m;
for (const t of p) e += t ? `\n${c}${a}${t}` : "\n";
return `${e}\n${a}${g}`;
}
return `${m}${l}${p.join(" ")}${l}${g}`;
}
function addCommentBefore({indent: e, options: {commentString: t}}, s, n, i) {
n && i && (n = n.replace(/^\n+/, ""));
if (n) {
const i = r.indentComment(t(n), e);
s.push(i.trimStart());
}
}
t.stringifyCollection = stringifyCollection;
}),
59799: (function(e, t) {
const stringifyComment = e => e.replace(/^(?!$)(?: $)?/gm, "#");
function indentComment(e, t) {
if (/^\n+$/.test(e)) return e.substring(1);
return t ? e.replace(/^(?! *$)/gm, t) : e;
}
const lineComment = (e, t, s) => e.endsWith("\n") ? indentComment(s, t) : s.includes("\n") ? "\n" + indentComment(s, t) : (e.endsWith(" ") ? "" : " ") + s;
t.indentComment = indentComment;
t.lineComment = lineComment;
t.stringifyComment = stringifyComment;
}),
6829: (function(e, t, s) {
var n = s(41127);
var i = s(2148);
var r = s(59799);
function stringifyDocument(e, t) {
const s = [];
let o = t.directives === true;
if (t.directives !== false && e.directives) {
const t = e.directives.toString(e);
if (t) {
s.push(t);
o = true;
} else e.directives.docStart && (o = true);
}
o && s.push("---");
const a = i.createStringifyContext(e, t);
const {commentString: c} = a.options;
if (e.commentBefore) {
s.length !== 1 && s.unshift("");
const t = c(e.commentBefore);
s.unshift(r.indentComment(t, ""));
}
let l = false;
let u = null;
if (e.contents) {
if (n.isNode(e.contents)) {
e.contents.spaceBefore && o && s.push("");
if (e.contents.commentBefore) {
const t = c(e.contents.commentBefore);
s.push(r.indentComment(t, ""));
}
a.forceBlockIndent = !!e.comment;
u = e.contents.comment;
}
const t = u ? void 0 : () => l = true;
let f = i.stringify(e.contents, a, () => u = null, t);
u && (f += r.lineComment(f, "", c(u)));
f[0] !== "|" && f[0] !== ">" || s[s.length - 1] !== "---" ? s.push(f) : s[s.length - 1] = `--- ${f}`;
} else s.push(i.stringify(e.contents, a));
if (e.directives?.docEnd) if (e.comment) {
const t = c(e.comment);
if (t.includes("\n")) {
s.push("...");
s.push(r.indentComment(t, ""));
} else s.push(`... ${t}`);
} else s.push("..."); else {
let t = e.comment;
t && l && (t = t.replace(/^\n+/, ""));
if (t) {
l && !u || s[s.length - 1] === "" || s.push("");
s.push(r.indentComment(c(t), ""));
}
}
return s.join("\n") + "\n";
}
t.stringifyDocument = stringifyDocument;
}),
28689: (function(e, t) {
function stringifyNumber({format: e, minFractionDigits: t, tag: s, value: n}) {
if (typeof n === "bigint") return String(n);
const i = typeof n === "number" ? n : Number(n);
if (!isFinite(i)) return isNaN(i) ? ".nan" : i < 0 ? "-.inf" : ".inf";
let r = Object.is(n, -0) ? "-0" : JSON.stringify(n);
if (!e && t && (!s || s === "tag:yaml.org,2002:float") && /^-?\d/.test(r) && !r.includes("e")) {
let e = r.indexOf(".");
if (e < 0) {
e = r.length;
r += ".";
}
let s = t - (r.length - e - 1);
while (s-- > 0) r += "0";
}
return r;
}
t.stringifyNumber = stringifyNumber;
}),
59748: (function(e, t, s) {
var n = s(41127);
var i = s(63301);
var r = s(2148);
var o = s(59799);
function stringifyPair({key: e, value: t}, s, a, c) {
const {allNullValues: l, doc: u, indent: f, indentStep: h, options: {commentString: d, indentSeq: p, simpleKeys: m}} = s;
let g = n.isNode(e) && e.comment || null;
if (m) {
if (g) throw new Error("With simple keys, key nodes cannot have comments");
if (n.isCollection(e) || !n.isNode(e) && typeof e === "object") {
const e = "With simple keys, collection cannot be used as a key value";
throw new Error(e);
}
}
let y = !m && (!e || g && t == null && !s.inFlow || n.isCollection(e) || (n.isScalar(e) ? e.type === i.Scalar.BLOCK_FOLDED || e.type === i.Scalar.BLOCK_LITERAL : typeof e === "object"));
s = Object.assign({}, s, {
allNullValues: false,
implicitKey: !y && (m || !l),
indent: f + h
});
let v = false;
let b = false;
let S = r.stringify(e, s, () => v = true, () => b = true);
if (!y && !s.inFlow && S.length > 1024) {
if (m) throw new Error("With simple keys, single line scalar must not span more than 1024 characters");
y = true;
}
if (s.inFlow) {
if (l || t == null) {
v && a && a();
return S === "" ? "?" : y ? `? ${S}` : S;
}
} else if (l && !m || t == null && y) {
S = `? ${S}`;
g && !v ? S += o.lineComment(S, s.indent, d(g)) : b && c && c();
return S;
}
v && (g = null);
if (y) {
g && (S += o.lineComment(S, s.indent, d(g)));
S = `? ${S}\n${f}:`;
} else {
S = `${S}:`;
g && (S += o.lineComment(S, s.indent, d(g)));
}
let w, k, A;
if (n.isNode(t)) {
w = !!t.spaceBefore;
k = t.commentBefore;
A = t.comment;
} else {
w = false;
k = null;
A = null;
t && typeof t === "object" && (t = u.createNode(t));
}
s.implicitKey = false;
y || g || !n.isScalar(t) || (s.indentAtStart = S.length + 1);
b = false;
p || !(h.length >= 2) || s.inFlow || y || !n.isSeq(t) || t.flow || t.tag || t.anchor || (s.indent = s.indent.substring(2));
let N = false;
const E = r.stringify(t, s, () => N = true, () => b = true);
let O = " ";
if (g || w || k) {
O = w ? "\n" : "";
if (k) {
const e = d(k);
O += `\n${o.indentComment(e, s.indent)}`;
}
E !== "" || s.inFlow ? O += `\n${s.indent}` : O === "\n" && A && (O = "\n\n");
} else if (!y && n.isCollection(t)) {
const e = E[0];
const n = E.indexOf("\n");
const i = n !== -1;
const r = s.inFlow ?? t.flow ?? t.items.length === 0;
if (i || !r) {
let t = false;
if (i && (e === "&" || e === "!")) {
let s = E.indexOf(" ");
e === "&" && s !== -1 && s < n && E[s + 1] === "!" && (s = E.indexOf(" ", s + 1));
(s === -1 || n < s) && (t = true);
}
t || (O = `\n${s.indent}`);
}
} else E !== "" && E[0] !== "\n" || (O = "");
S += O + E;
s.inFlow ? N && a && a() : A && !N ? S += o.lineComment(S, s.indent, d(A)) : b && c && c();
return S;
}
t.stringifyPair = stringifyPair;
}),
83069: (function(e, t, s) {
var n = s(63301);
var i = s(34475);
const getFoldOptions = (e, t) => ({
indentAtStart: t ? e.indent.length : e.indentAtStart,
lineWidth: e.options.lineWidth,
minContentWidth: e.options.minContentWidth
});
const containsDocumentMarker = e => /^(%|---|\.\.\.)/m.test(e);
function lineLengthOverLimit(e, t, s) {
if (!t || t < 0) return false;
const n = t - s;
const i = e.length;
if (i <= n) return false;
for (let t = 0, s = 0; t < i; ++t) if (e[t] === "\n") {
if (t - s > n) return true;
s = t + 1;
if (i - s <= n) return false;
}
return true;
}
function doubleQuotedString(e, t) {
const s = JSON.stringify(e);
if (t.options.doubleQuotedAsJSON) return s;
const {implicitKey: n} = t;
const r = t.options.doubleQuotedMinMultiLineLength;
const o = t.indent || (containsDocumentMarker(e) ? "  " : "");
let a = "";
let c = 0;
for (let e = 0, t = s[e]; t; t = s[++e]) {
if (t === " " && s[e + 1] === "\\" && s[e + 2] === "n") {
a += s.slice(c, e) + "\\ ";
e += 1;
c = e;
t = "\\";
}
if (t === "\\") switch (s[e + 1]) {
case "u":
{
a += s.slice(c, e);
const t = s.substr(e + 2, 4);
switch (t) {
case "0000":
a += "\\0";
break;

case "0007":
a += "\\a";
break;

case "000b":
a += "\\v";
break;

case "001b":
a += "\\e";
break;

case "0085":
a += "\\N";
break;

case "00a0":
a += "\\_";
break;

case "2028":
a += "\\L";
break;

case "2029":
a += "\\P";
break;

default:
t.substr(0, 2) === "00" ? a += "\\x" + t.substr(2) : a += s.substr(e, 6);
}
e += 5;
c = e + 1;
}
break;

case "n":
if (n || s[e + 2] === '"' || s.length < r) e += 1; else {
a += s.slice(c, e) + "\n\n";
while (s[e + 2] === "\\" && s[e + 3] === "n" && s[e + 4] !== '"') {
a += "\n";
e += 2;
}
a += o;
s[e + 2] === " " && (a += "\\");
e += 1;
c = e + 1;
}
break;

default:
e += 1;
}
}
a = c ? a + s.slice(c) : s;
return n ? a : i.foldFlowLines(a, o, i.FOLD_QUOTED, getFoldOptions(t, false));
}
function singleQuotedString(e, t) {
if (t.options.singleQuote === false || t.implicitKey && e.includes("\n") || /[ \t]\n|\n[ \t]/.test(e)) return doubleQuotedString(e, t);
const s = t.indent || (containsDocumentMarker(e) ? "  " : "");
const n = "'" + e.replace(/'/g, "''").replace(/\n+/g, `$&\n${s}`) + "'";
return t.implicitKey ? n : i.foldFlowLines(n, s, i.FOLD_FLOW, getFoldOptions(t, false));
}
function quotedString(e, t) {
const {singleQuote: s} = t.options;
let n;
if (s === false) n = doubleQuotedString; else {
const t = e.includes('"');
const i = e.includes("'");
n = t && !i ? singleQuotedString : i && !t ? doubleQuotedString : s ? singleQuotedString : doubleQuotedString;
}
return n(e, t);
}
let r;
try {
r = new RegExp("(^|(?<!\n))\n+(?!\n|$)", "g");
} catch {
r = /\n+(?!\n|$)/g;
}
function blockString({comment: e, type: t, value: s}, o, a, c) {
const {blockQuote: l, commentString: u, lineWidth: f} = o.options;
if (!l || /\n[\t ]+$/.test(s)) return quotedString(s, o);
const h = o.indent || (o.forceBlockIndent || containsDocumentMarker(s) ? "  " : "");
const d = l === "literal" || l !== "folded" && t !== n.Scalar.BLOCK_FOLDED && (t === n.Scalar.BLOCK_LITERAL || !lineLengthOverLimit(s, f, h.length));
if (!s) return d ? "|\n" : ">\n";
let p;
let m;
for (m = s.length; m > 0; --m) {
const e = s[m - 1];
if (e !== "\n" && e !== "\t" && e !== " ") break;
}
let g = s.substring(m);
const y = g.indexOf("\n");
if (y === -1) p = "-"; else if (s === g || y !== g.length - 1) {
p = "+";
c && c();
} else p = "";
if (g) {
s = s.slice(0, -g.length);
g[g.length - 1] === "\n" && (g = g.slice(0, -1));
g = g.replace(r, `$&${h}`);
}
let v = false;
let b;
let S = -1;
for (b = 0; b < s.length; ++b) {
const e = s[b];
if (e === " ") v = true; else {
if (e !== "\n") break;
S = b;
}
}
let w = s.substring(0, S < b ? S + 1 : b);
if (w) {
s = s.substring(w.length);
w = w.replace(/\n+/g, `$&${h}`);
}
const k = h ? "2" : "1";
let A = (v ? k : "") + p;
if (e) {
A += " " + u(e.replace(/ ?[\r\n]+/g, " "));
a && a();
}
if (!d) {
const e = s.replace(/\n+/g, "\n$&").replace(/(?:^|\n)([\t ].*)(?:([\n\t ]*)\n(?![\n\t ]))?/g, "$1$2").replace(/\n+/g, `$&${h}`);
let r = false;
const a = getFoldOptions(o, true);
l !== "folded" && t !== n.Scalar.BLOCK_FOLDED && (a.onOverflow = () => {
r = true;
});
const c = i.foldFlowLines(`${w}${e}${g}`, h, i.FOLD_BLOCK, a);
if (!r) return `>${A}\n${h}${c}`;
}
s = s.replace(/\n+/g, `$&${h}`);
return `|${A}\n${h}${w}${s}${g}`;
}
function plainString(e, t, s, r) {
const {type: o, value: a} = e;
const {actualString: c, implicitKey: l, indent: u, indentStep: f, inFlow: h} = t;
if (l && a.includes("\n") || h && /[[\]{},]/.test(a)) return quotedString(a, t);
if (/^[\n\t ,[\]{}#&*!|>'"%@`]|^[?-]$|^[?-][ \t]|[\n:][ \t]|[ \t]\n|[\n\t ]#|[\n\t :]$/.test(a)) return l || h || !a.includes("\n") ? quotedString(a, t) : blockString(e, t, s, r);
if (!l && !h && o !== n.Scalar.PLAIN && a.includes("\n")) return blockString(e, t, s, r);
if (containsDocumentMarker(a)) {
if (u === "") {
t.forceBlockIndent = true;
return blockString(e, t, s, r);
}
if (l && u === f) return quotedString(a, t);
}
const d = a.replace(/\n+/g, `$&\n${u}`);
if (c) {
const test = e => e.default && e.tag !== "tag:yaml.org,2002:str" && e.test?.test(d);
const {compat: e, tags: s} = t.doc.schema;
if (s.some(test) || e?.some(test)) return quotedString(a, t);
}
return l ? d : i.foldFlowLines(d, u, i.FOLD_FLOW, getFoldOptions(t, false));
}
function stringifyString(e, t, s, i) {
const {implicitKey: r, inFlow: o} = t;
const a = typeof e.value === "string" ? e : Object.assign({}, e, {
value: String(e.value)
});
let {type: c} = e;
c !== n.Scalar.QUOTE_DOUBLE && /[\x00-\x08\x0b-\x1f\x7f-\x9f\u{D800}-\u{DFFF}]/u.test(a.value) && (c = n.Scalar.QUOTE_DOUBLE);
const _stringify = e => {
switch (e) {
case n.Scalar.BLOCK_FOLDED:
case n.Scalar.BLOCK_LITERAL:
return r || o ? quotedString(a.value, t) : blockString(a, t, s, i);

case n.Scalar.QUOTE_DOUBLE:
return doubleQuotedString(a.value, t);

case n.Scalar.QUOTE_SINGLE:
return singleQuotedString(a.value, t);

case n.Scalar.PLAIN:
return plainString(a, t, s, i);

default:
return null;
}
};
let l = _stringify(c);
if (l === null) {
const {defaultKeyType: e, defaultStringType: s} = t.options;
const n = r && e || s;
l = _stringify(n);
if (l === null) throw new Error(`Unsupported default string type ${n}`);
}
return l;
}
t.stringifyString = stringifyString;
}),
10204: (function(e, t, s) {
var n = s(41127);
const i = Symbol("break visit");
const r = Symbol("skip children");
const o = Symbol("remove node");
function visit(e, t) {
const s = initVisitor(t);
if (n.isDocument(e)) {
const t = visit_(null, e.contents, s, Object.freeze([ e ]));
t === o && (e.contents = null);
} else visit_(null, e, s, Object.freeze([]));
}
visit.BREAK = i;
visit.SKIP = r;
visit.REMOVE = o;
function visit_(e, t, s, r) {
const a = callVisitor(e, t, s, r);
if (n.isNode(a) || n.isPair(a)) {
replaceNode(e, r, a);
return visit_(e, a, s, r);
}
if (typeof a !== "symbol") if (n.isCollection(t)) {
r = Object.freeze(r.concat(t));
for (let e = 0; e < t.items.length; ++e) {
const n = visit_(e, t.items[e], s, r);
if (typeof n === "number") e = n - 1; else {
if (n === i) return i;
if (n === o) {
t.items.splice(e, 1);
e -= 1;
}
}
}
} else if (n.isPair(t)) {
r = Object.freeze(r.concat(t));
const e = visit_("key", t.key, s, r);
if (e === i) return i;
e === o && (t.key = null);
const n = visit_("value", t.value, s, r);
if (n === i) return i;
n === o && (t.value = null);
}
return a;
}
async function visitAsync(e, t) {
const s = initVisitor(t);
if (n.isDocument(e)) {
const t = await visitAsync_(null, e.contents, s, Object.freeze([ e ]));
t === o && (e.contents = null);
} else await visitAsync_(null, e, s, Object.freeze([]));
}
visitAsync.BREAK = i;
visitAsync.SKIP = r;
visitAsync.REMOVE = o;
async function visitAsync_(e, t, s, r) {
const a = await callVisitor(e, t, s, r);
if (n.isNode(a) || n.isPair(a)) {
replaceNode(e, r, a);
return visitAsync_(e, a, s, r);
}
if (typeof a !== "symbol") if (n.isCollection(t)) {
r = Object.freeze(r.concat(t));
for (let e = 0; e < t.items.length; ++e) {
const n = await visitAsync_(e, t.items[e], s, r);
if (typeof n === "number") e = n - 1; else {
if (n === i) return i;
if (n === o) {
t.items.splice(e, 1);
e -= 1;
}
}
}
} else if (n.isPair(t)) {
r = Object.freeze(r.concat(t));
const e = await visitAsync_("key", t.key, s, r);
if (e === i) return i;
e === o && (t.key = null);
const n = await visitAsync_("value", t.value, s, r);
if (n === i) return i;
n === o && (t.value = null);
}
return a;
}
function initVisitor(e) {
if (typeof e === "object" && (e.Collection || e.Node || e.Value)) return Object.assign({
Alias: e.Node,
Map: e.Node,
Scalar: e.Node,
Seq: e.Node
}, e.Value && {
Map: e.Value,
Scalar: e.Value,
Seq: e.Value
}, e.Collection && {
Map: e.Collection,
Seq: e.Collection
}, e);
return e;
}
function callVisitor(e, t, s, i) {
if (typeof s === "function") return s(e, t, i);
if (n.isMap(t)) return s.Map?.(e, t, i);
if (n.isSeq(t)) return s.Seq?.(e, t, i);
if (n.isPair(t)) return s.Pair?.(e, t, i);
if (n.isScalar(t)) return s.Scalar?.(e, t, i);
if (n.isAlias(t)) return s.Alias?.(e, t, i);
return;
}
function replaceNode(e, t, s) {
const i = t[t.length - 1];
if (n.isCollection(i)) i.items[e] = s; else if (n.isPair(i)) e === "key" ? i.key = s : i.value = s; else {
if (!n.isDocument(i)) {
const e = n.isAlias(i) ? "alias" : "scalar";
throw new Error(`Cannot replace node with ${e} parent`);
}
i.contents = s;
}
}
t.visit = visit;
t.visitAsync = visitAsync;
})
};
