"use strict";

exports.id = 5897;

exports.ids = [ 5897 ];

exports.modules = {
14399: (function(t, e, n) {
n.d(e, {
H: () => documentValue
});
var s = n(42357);
var r = n(63520);
var i = n(39579);
function documentValue(t, e, n, o) {
if (t.errors.length > 0) throw new s.yo(t.errors.slice(0, i.h0).map(t => {
const s = t.linePos?.[0];
const i = s === void 0 ? 0 : (0, r.HA)(e, {
line: s.line,
column: s.col
});
return n(i, (t.message.split("\n")[0] ?? "").replace(/ at line \d+, column \d+:?$/, ""));
}));
try {
return t.toJS(o === void 0 ? {} : {
reviver: o
});
} catch (t) {
throw new s.yo(n(0, (0, s.bD)(t)));
}
}
}),
65897: (function(t, e, n) {
n.r(e);
n.d(e, {
readFrontmatter: () => readFrontmatter,
strayFields: () => strayFields
});
var s = n(42357);
var r = n(63520);
var i = n(14399);
const o = /^(?:\[.*\]|\{.*\}|[*&!%@`#,]|[-?:](?:\s|$)|["'].*["'].+)|^[^[{"'].*(?:: |:$)/;
function quotePlainLines(t) {
const e = t.split("\n");
const n = [];
const s = e.map((t, s) => {
const [, r, i] = /^([ \t]*-[ \t]+)([*@%`].*?)[ \t]*$/.exec(t) ?? [];
if (r !== void 0) return `${r}${JSON.stringify(i)}`;
const [, a = "", c = "", l = ""] = /^([A-Za-z_][\w-]*)(:[ \t]+)(\S.*?)[ \t]*$/.exec(t) ?? [];
if (a === "" || /^[ \t]+\S|^-[ \t]/.test(e[s + 1] ?? "") || /^[|>]/.test(l)) return t;
if (!o.test(l) || isList(a, l)) return t;
n.push(a);
return `${a}${c}${JSON.stringify(l)}`;
});
return {
yaml: s.join("\n"),
keys: n
};
}
function isList(t, e) {
return /^(?:\[.*\]|\{.*\})$/.test(e) && !/^(?:argument-hint|description|name|when_to_use)$/.test(t);
}
function restrictsNothing(t) {
return !/tools|context|hooks|paths|invoc|permission|<<|[&*\\{]/i.test(t);
}
function readPlainLines(t) {
const e = [ ...t.matchAll(/^([A-Za-z_][\w-]*):(?=\s|$)/gm) ];
return new Map(e.map(({0: n, 1: s = "", index: r}, i) => {
const o = t.slice(r + n.length, e[i + 1]?.index).trim();
const a = o.replace(/^[|>][+-]?[ \t]*\n/, "").replace(/^(["'])([^]*)\1$/, "$2");
return [ s, {
value: a.replace(/\s*\n\s*/g, " "),
offset: r
} ];
}));
}
var a = n(46013);
var c = n(39579);
const l = 65536;
const u = /^---[ \t]*\n/;
const f = /^---[ \t]*(?:\n|$)/m;
const d = /^[A-Za-z_][\w-]*[ \t]*:/;
async function readFrontmatter(t, e, n = false) {
const i = u.exec(e);
if (i === null) return null;
const o = i[0].length;
const a = f.exec(e.slice(o));
if (a === null) {
if (!d.test(e.slice(o))) return null;
throw new s.yo((0, r.dR)(t, e, 0, {
code: "prompt-syntax",
message: "the frontmatter is not closed",
hint: "add a line `---` after its last field"
}));
}
const c = e.slice(o, o + a.index);
const {fields: l, offsets: m, plainLines: p} = await parseFields(t, e, {
yaml: c,
start: o,
isLenient: n
});
const h = o + a.index + a[0].length;
return {
fields: l,
plainLines: p,
diagnostic(n, s, i = "") {
const o = m.get(n) ?? 0;
const a = e.slice(0, h).indexOf(i, o);
return (0, r.dR)(t, e, Math.max(o, a), s);
},
end: h
};
}
function strayFields(t) {
const e = behindComments(t);
const n = /---[ \t]*\n((?:[^\n]*\n)*?)---[ \t]*(?:\n|$)/y;
n.lastIndex = e;
const s = e === 0 ? [] : (n.exec(t)?.[1] ?? "").split("\n");
return s.flatMap(t => /^([A-Za-z_][\w-]*)[ \t]*:/.exec(t)?.[1] ?? []);
}
function behindComments(t) {
const e = /\s+|`{3,}[^\n`]*\n/y;
for (let n = 0; ;) {
const s = t.startsWith("\x3c!--", n) ? t.indexOf("--\x3e", n) : -1;
e.lastIndex = n;
if (s >= 0) n = s + 3; else {
if (!e.test(t)) return n;
n = e.lastIndex;
}
}
}
async function parseFields(t, e, {yaml: o, start: u, isLenient: f}) {
const diagnostic = (n, s) => (0, r.dR)(t, e, u + n, {
code: "prompt-syntax",
message: `the frontmatter is not valid: ${s}`,
hint: "correct the YAML at the caret"
});
if (o.length > l) throw new s.yo(diagnostic(0, `it is longer than ${l} characters`));
if ((0, c.qK)(o)) throw new s.yo(diagnostic(0, `it is nested deeper than ${c.JG}`));
const {isMap: d, isScalar: m, parseDocument: p} = await n.e(8815).then(n.t.bind(n, 38815, 19));
const {readable: h, document: y, plainLines: g} = parseLeniently(o, t => p(t, {
logLevel: "error"
}));
if (f && y.errors.length > 0 && restrictsNothing(o)) {
const t = readPlainLines(o);
const e = new Map([ ...t ].map(([t, {offset: e}]) => [ t, u + e ]));
const n = new Map([ ...t ].map(([t, {value: e}]) => [ t, e ]));
return {
fields: n,
offsets: e,
plainLines: [ ...t.keys() ]
};
}
const $ = (0, i.H)(y, o, diagnostic) ?? {};
if (typeof $ !== "object" || Array.isArray($)) {
const t = `it must contain fields (\`name: value\`), but is ${(0, a.x)($)}`;
throw new s.yo(diagnostic(0, t));
}
const w = d(y.contents) ? y.contents.items : [];
const x = w.map(({key: t}) => m(t) ? [ String(t.value), u + (0, r.HA)(o, (0, r.t$)(h, t.range?.[0] ?? 0)) ] : [ "", u ]);
const v = new Map(Object.entries($));
const L = new Map(x);
return {
fields: v,
offsets: L,
plainLines: g
};
}
const m = /^[ \t]*(?:[\w-]+:|-)[ \t]+\*/m;
function parseLeniently(t, e) {
const n = quoteHints(t);
const s = e(n);
const r = m.test(n) && !/[ \t]&\w/.test(n);
if (s.errors.length === 0 && !r) return {
readable: n,
document: s,
plainLines: []
};
const i = quotePlainLines(n);
const o = e(i.yaml);
if (o.errors.length > 0) return {
readable: n,
document: s,
plainLines: []
};
return {
readable: i.yaml,
document: o,
plainLines: i.keys
};
}
function quoteHints(t) {
return t.replace(/^(argument-hint:[ \t]*)(\[.*\]|\{.*\})[ \t]*$/m, (t, e, n) => `${e}${JSON.stringify(n)}`);
}
}),
46013: (function(t, e, n) {
n.d(e, {
V: () => noEffect,
x: () => nameOfType
});
var s = n(42357);
function noEffect(t, e, n) {
const r = (0, s.au)(e, n);
return `the ${t} ${JSON.stringify(e)} has no effect${r === null ? "" : `; ${r}`}`;
}
function nameOfType(t) {
if (t === null) return "empty";
if (Array.isArray(t)) return "a list";
if (t instanceof Date) return "a date";
switch (typeof t) {
case "string":
return "a string";

case "number":
case "bigint":
return "a number";

case "boolean":
return "true or false";

default:
return "a table";
}
}
})
};
