"use strict";

exports.id = 7211;

exports.ids = [ 7211, 5897 ];

exports.modules = {
14399: (function(t, e, n) {
n.d(e, {
H: () => documentValue
});
var s = n(42357);
var i = n(63520);
var r = n(39579);
function documentValue(t, e, n, o) {
if (t.errors.length > 0) throw new s.yo(t.errors.slice(0, r.h0).map(t => {
const s = t.linePos?.[0];
const r = s === void 0 ? 0 : (0, i.HA)(e, {
line: s.line,
column: s.col
});
return n(r, (t.message.split("\n")[0] ?? "").replace(/ at line \d+, column \d+:?$/, ""));
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
17211: (function(t, e, n) {
n.r(e);
n.d(e, {
checkAllowedTools: () => checkAllowedTools,
fieldsOf: () => fieldsOf,
splitRules: () => splitRules,
strayNotices: () => strayNotices,
unknownFields: () => unknownFields
});
var s = n(33646);
var i = n(65897);
var r = n(46013);
const o = new Map([ ...[ true, 1, "true", "yes", "on", "1" ].map(t => [ t, true ]), ...[ false, 0, "false", "no", "off", "0" ].map(t => [ t, false ]) ]);
function fieldsOf(t) {
const e = [];
const n = [ ...t?.fields.keys() ?? [] ];
const valueOf = e => t?.fields.get(e);
const fail = (n, s, i, r) => {
if (t === null) return;
const o = r === void 0 ? "prompt-syntax" : "rule-invalid";
e.push({
key: n,
diagnostic: t.diagnostic(n, {
code: o,
message: s,
hint: i
}, r)
});
};
const textOf = (t, e) => {
if (e === null || typeof e === "string") return e;
const n = [ e ].flat();
if (n.length > 0 && n.every(isPlain)) return n.map(String).join(", ");
fail(t, `\`${t}\` must be text, but is ${(0, r.x)(e)}`, `put the value in quotes: \`${t}: "\u2026"\``);
return null;
};
const listOf = (t, e, n) => {
if (e === void 0) return null;
if (e === null) return [];
if (typeof e === "string") return splitRules(e);
if (Array.isArray(e) && e.every(t => typeof t === "string")) return e;
fail(t, `\`${t}\` must be a list, but is ${Array.isArray(e) ? "a list of other types" : (0, 
r.x)(e)}`, `write \`${t}: ${n}\`, or one item per line with \`- \``);
return null;
};
return {
diagnostics: () => e.sort((t, e) => n.indexOf(t.key) - n.indexOf(e.key)).map(({diagnostic: t}) => t),
fail: fail,
text: t => textOf(t, valueOf(t) ?? null),
first: t => textOf(t, [ valueOf(t) ].flat()[0] ?? null),
list: (t, e) => listOf(t, valueOf(t), e),
words: t => {
const e = valueOf(t);
if (e === void 0) return null;
return typeof e === "string" ? splitRules(e) : [ e ].flat().filter(t => typeof t === "string");
},
flag(t, e) {
const n = valueOf(t) ?? null;
const s = o.get(typeof n === "string" ? n.toLowerCase() : n);
if (s !== void 0 || n === null) return s ?? e;
fail(t, `\`${t}\` must be true or false`, `write \`${t}: true\` or \`${t}: false\``);
return e;
}
};
}
function checkAllowedTools(t, e, n) {
for (const {rule: i, message: r, hint: o} of (0, s.NR)({
allow: n,
ask: [],
deny: []
}).diagnostics) t.fail(e, `\`${e}\` contains the rule ${JSON.stringify(i)}: ${r}`, o, i);
}
function isPlain(t) {
return [ "string", "number", "boolean" ].includes(typeof t);
}
function strayNotices(t, e, n) {
const s = (0, i.strayFields)(e).filter(t => n.includes(t));
if (s.length === 0) return [];
return [ `${t}: the text of the prompt contains the fields ${s.join(", ")}, which have no effect there; a frontmatter must begin on the first line of the file` ];
}
const a = new RegExp(`^(?:${[ "audience|authors?|category|color|compatibility|copyright|created|credits|date|date[-_]added|difficulty|display[-_]?name", "domain|emoji|examples?|homepage|icon|id|keywords|languages?|last[-_](?:reviewed|updated)|level|license|maintainers?", "metadata|notes?|origin|owner|priority|publisher|purpose|references?|related|repository|slug|sources?|status|subtitle|summary", "tags|title|topics?|type|updated|url|use[-_]cases?|version|website|when[-_]to[-_]use|whenToUse" ].join("|")})$`);
function unknownFields(t, e, n) {
const s = [ ...e?.fields.keys() ?? [] ].filter(t => !n.includes(t) && !a.test(t));
return [ ...(e?.plainLines ?? []).filter(t => n.includes(t)).map(e => `${t}: the frontmatter field ${e} was read as plain text; as YAML it needs quotes`), ...s.map(e => `${t}: ${(0, 
r.V)("frontmatter field", e, n)}`) ];
}
function splitRules(t) {
const e = [];
let n = "";
let s = 0;
for (const i of t) {
"({".includes(i) && (s += 1);
")}".includes(i) && (s -= 1);
if (s <= 0 && /[\s,]/.test(i)) {
e.push(n);
n = "";
} else n += i;
}
return [ ...e, n ].filter(t => t !== "");
}
}),
65897: (function(t, e, n) {
n.r(e);
n.d(e, {
readFrontmatter: () => readFrontmatter,
strayFields: () => strayFields
});
var s = n(42357);
var i = n(63520);
var r = n(14399);
const o = /^(?:\[.*\]|\{.*\}|[*&!%@`#,]|[-?:](?:\s|$)|["'].*["'].+)|^[^[{"'].*(?:: |:$)/;
function quotePlainLines(t) {
const e = t.split("\n");
const n = [];
const s = e.map((t, s) => {
const [, i, r] = /^([ \t]*-[ \t]+)([*@%`].*?)[ \t]*$/.exec(t) ?? [];
if (i !== void 0) return `${i}${JSON.stringify(r)}`;
const [, a = "", l = "", c = ""] = /^([A-Za-z_][\w-]*)(:[ \t]+)(\S.*?)[ \t]*$/.exec(t) ?? [];
if (a === "" || /^[ \t]+\S|^-[ \t]/.test(e[s + 1] ?? "") || /^[|>]/.test(c)) return t;
if (!o.test(c) || isList(a, c)) return t;
n.push(a);
return `${a}${l}${JSON.stringify(c)}`;
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
return new Map(e.map(({0: n, 1: s = "", index: i}, r) => {
const o = t.slice(i + n.length, e[r + 1]?.index).trim();
const a = o.replace(/^[|>][+-]?[ \t]*\n/, "").replace(/^(["'])([^]*)\1$/, "$2");
return [ s, {
value: a.replace(/\s*\n\s*/g, " "),
offset: i
} ];
}));
}
var a = n(46013);
var l = n(39579);
const c = 65536;
const u = /^---[ \t]*\n/;
const f = /^---[ \t]*(?:\n|$)/m;
const d = /^[A-Za-z_][\w-]*[ \t]*:/;
async function readFrontmatter(t, e, n = false) {
const r = u.exec(e);
if (r === null) return null;
const o = r[0].length;
const a = f.exec(e.slice(o));
if (a === null) {
if (!d.test(e.slice(o))) return null;
throw new s.yo((0, i.dR)(t, e, 0, {
code: "prompt-syntax",
message: "the frontmatter is not closed",
hint: "add a line `---` after its last field"
}));
}
const l = e.slice(o, o + a.index);
const {fields: c, offsets: p, plainLines: m} = await parseFields(t, e, {
yaml: l,
start: o,
isLenient: n
});
const y = o + a.index + a[0].length;
return {
fields: c,
plainLines: m,
diagnostic(n, s, r = "") {
const o = p.get(n) ?? 0;
const a = e.slice(0, y).indexOf(r, o);
return (0, i.dR)(t, e, Math.max(o, a), s);
},
end: y
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
const diagnostic = (n, s) => (0, i.dR)(t, e, u + n, {
code: "prompt-syntax",
message: `the frontmatter is not valid: ${s}`,
hint: "correct the YAML at the caret"
});
if (o.length > c) throw new s.yo(diagnostic(0, `it is longer than ${c} characters`));
if ((0, l.qK)(o)) throw new s.yo(diagnostic(0, `it is nested deeper than ${l.JG}`));
const {isMap: d, isScalar: p, parseDocument: m} = await n.e(8815).then(n.t.bind(n, 38815, 19));
const {readable: y, document: h, plainLines: g} = parseLeniently(o, t => m(t, {
logLevel: "error"
}));
if (f && h.errors.length > 0 && restrictsNothing(o)) {
const t = readPlainLines(o);
const e = new Map([ ...t ].map(([t, {offset: e}]) => [ t, u + e ]));
const n = new Map([ ...t ].map(([t, {value: e}]) => [ t, e ]));
return {
fields: n,
offsets: e,
plainLines: [ ...t.keys() ]
};
}
const $ = (0, r.H)(h, o, diagnostic) ?? {};
if (typeof $ !== "object" || Array.isArray($)) {
const t = `it must contain fields (\`name: value\`), but is ${(0, a.x)($)}`;
throw new s.yo(diagnostic(0, t));
}
const w = d(h.contents) ? h.contents.items : [];
const x = w.map(({key: t}) => p(t) ? [ String(t.value), u + (0, i.HA)(o, (0, i.t$)(y, t.range?.[0] ?? 0)) ] : [ "", u ]);
const v = new Map(Object.entries($));
const b = new Map(x);
return {
fields: v,
offsets: b,
plainLines: g
};
}
const p = /^[ \t]*(?:[\w-]+:|-)[ \t]+\*/m;
function parseLeniently(t, e) {
const n = quoteHints(t);
const s = e(n);
const i = p.test(n) && !/[ \t]&\w/.test(n);
if (s.errors.length === 0 && !i) return {
readable: n,
document: s,
plainLines: []
};
const r = quotePlainLines(n);
const o = e(r.yaml);
if (o.errors.length > 0) return {
readable: n,
document: s,
plainLines: []
};
return {
readable: r.yaml,
document: o,
plainLines: r.keys
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
const i = (0, s.au)(e, n);
return `the ${t} ${JSON.stringify(e)} has no effect${i === null ? "" : `; ${i}`}`;
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
