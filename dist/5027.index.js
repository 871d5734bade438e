"use strict";

exports.id = 5027;

exports.ids = [ 5027, 5897, 7211 ];

exports.modules = {
14399: (function(t, e, n) {
n.d(e, {
H: () => documentValue
});
var s = n(42357);
var o = n(63520);
var r = n(39579);
function documentValue(t, e, n, i) {
if (t.errors.length > 0) throw new s.yo(t.errors.slice(0, r.h0).map(t => {
const s = t.linePos?.[0];
const r = s === void 0 ? 0 : (0, o.HA)(e, {
line: s.line,
column: s.col
});
return n(r, (t.message.split("\n")[0] ?? "").replace(/ at line \d+, column \d+:?$/, ""));
}));
try {
return t.toJS(i === void 0 ? {} : {
reviver: i
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
var o = n(65897);
var r = n(46013);
const i = new Map([ ...[ true, 1, "true", "yes", "on", "1" ].map(t => [ t, true ]), ...[ false, 0, "false", "no", "off", "0" ].map(t => [ t, false ]) ]);
function fieldsOf(t) {
const e = [];
const n = [ ...t?.fields.keys() ?? [] ];
const valueOf = e => t?.fields.get(e);
const fail = (n, s, o, r) => {
if (t === null) return;
const i = r === void 0 ? "prompt-syntax" : "rule-invalid";
e.push({
key: n,
diagnostic: t.diagnostic(n, {
code: i,
message: s,
hint: o
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
const s = i.get(typeof n === "string" ? n.toLowerCase() : n);
if (s !== void 0 || n === null) return s ?? e;
fail(t, `\`${t}\` must be true or false`, `write \`${t}: true\` or \`${t}: false\``);
return e;
}
};
}
function checkAllowedTools(t, e, n) {
for (const {rule: o, message: r, hint: i} of (0, s.NR)({
allow: n,
ask: [],
deny: []
}).diagnostics) t.fail(e, `\`${e}\` contains the rule ${JSON.stringify(o)}: ${r}`, i, o);
}
function isPlain(t) {
return [ "string", "number", "boolean" ].includes(typeof t);
}
function strayNotices(t, e, n) {
const s = (0, o.strayFields)(e).filter(t => n.includes(t));
if (s.length === 0) return [];
return [ `${t}: the text of the prompt contains the fields ${s.join(", ")}, which have no effect there; a frontmatter must begin on the first line of the file` ];
}
const l = new RegExp(`^(?:${[ "audience|authors?|category|color|compatibility|copyright|created|credits|date|date[-_]added|difficulty|display[-_]?name", "domain|emoji|examples?|homepage|icon|id|keywords|languages?|last[-_](?:reviewed|updated)|level|license|maintainers?", "metadata|notes?|origin|owner|priority|publisher|purpose|references?|related|repository|slug|sources?|status|subtitle|summary", "tags|title|topics?|type|updated|url|use[-_]cases?|version|website|when[-_]to[-_]use|whenToUse" ].join("|")})$`);
function unknownFields(t, e, n) {
const s = [ ...e?.fields.keys() ?? [] ].filter(t => !n.includes(t) && !l.test(t));
return [ ...(e?.plainLines ?? []).filter(t => n.includes(t)).map(e => `${t}: the frontmatter field ${e} was read as plain text; as YAML it needs quotes`), ...s.map(e => `${t}: ${(0, 
r.V)("frontmatter field", e, n)}`) ];
}
function splitRules(t) {
const e = [];
let n = "";
let s = 0;
for (const o of t) {
"({".includes(o) && (s += 1);
")}".includes(o) && (s -= 1);
if (s <= 0 && /[\s,]/.test(o)) {
e.push(n);
n = "";
} else n += o;
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
var o = n(63520);
var r = n(14399);
const i = /^(?:\[.*\]|\{.*\}|[*&!%@`#,]|[-?:](?:\s|$)|["'].*["'].+)|^[^[{"'].*(?:: |:$)/;
function quotePlainLines(t) {
const e = t.split("\n");
const n = [];
const s = e.map((t, s) => {
const [, o, r] = /^([ \t]*-[ \t]+)([*@%`].*?)[ \t]*$/.exec(t) ?? [];
if (o !== void 0) return `${o}${JSON.stringify(r)}`;
const [, l = "", a = "", c = ""] = /^([A-Za-z_][\w-]*)(:[ \t]+)(\S.*?)[ \t]*$/.exec(t) ?? [];
if (l === "" || /^[ \t]+\S|^-[ \t]/.test(e[s + 1] ?? "") || /^[|>]/.test(c)) return t;
if (!i.test(c) || isList(l, c)) return t;
n.push(l);
return `${l}${a}${JSON.stringify(c)}`;
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
return new Map(e.map(({0: n, 1: s = "", index: o}, r) => {
const i = t.slice(o + n.length, e[r + 1]?.index).trim();
const l = i.replace(/^[|>][+-]?[ \t]*\n/, "").replace(/^(["'])([^]*)\1$/, "$2");
return [ s, {
value: l.replace(/\s*\n\s*/g, " "),
offset: o
} ];
}));
}
var l = n(46013);
var a = n(39579);
const c = 65536;
const u = /^---[ \t]*\n/;
const d = /^---[ \t]*(?:\n|$)/m;
const f = /^[A-Za-z_][\w-]*[ \t]*:/;
async function readFrontmatter(t, e, n = false) {
const r = u.exec(e);
if (r === null) return null;
const i = r[0].length;
const l = d.exec(e.slice(i));
if (l === null) {
if (!f.test(e.slice(i))) return null;
throw new s.yo((0, o.dR)(t, e, 0, {
code: "prompt-syntax",
message: "the frontmatter is not closed",
hint: "add a line `---` after its last field"
}));
}
const a = e.slice(i, i + l.index);
const {fields: c, offsets: m, plainLines: p} = await parseFields(t, e, {
yaml: a,
start: i,
isLenient: n
});
const h = i + l.index + l[0].length;
return {
fields: c,
plainLines: p,
diagnostic(n, s, r = "") {
const i = m.get(n) ?? 0;
const l = e.slice(0, h).indexOf(r, i);
return (0, o.dR)(t, e, Math.max(i, l), s);
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
async function parseFields(t, e, {yaml: i, start: u, isLenient: d}) {
const diagnostic = (n, s) => (0, o.dR)(t, e, u + n, {
code: "prompt-syntax",
message: `the frontmatter is not valid: ${s}`,
hint: "correct the YAML at the caret"
});
if (i.length > c) throw new s.yo(diagnostic(0, `it is longer than ${c} characters`));
if ((0, a.qK)(i)) throw new s.yo(diagnostic(0, `it is nested deeper than ${a.JG}`));
const {isMap: f, isScalar: m, parseDocument: p} = await n.e(8815).then(n.t.bind(n, 38815, 19));
const {readable: h, document: w, plainLines: y} = parseLeniently(i, t => p(t, {
logLevel: "error"
}));
if (d && w.errors.length > 0 && restrictsNothing(i)) {
const t = readPlainLines(i);
const e = new Map([ ...t ].map(([t, {offset: e}]) => [ t, u + e ]));
const n = new Map([ ...t ].map(([t, {value: e}]) => [ t, e ]));
return {
fields: n,
offsets: e,
plainLines: [ ...t.keys() ]
};
}
const g = (0, r.H)(w, i, diagnostic) ?? {};
if (typeof g !== "object" || Array.isArray(g)) {
const t = `it must contain fields (\`name: value\`), but is ${(0, l.x)(g)}`;
throw new s.yo(diagnostic(0, t));
}
const $ = f(w.contents) ? w.contents.items : [];
const v = $.map(({key: t}) => m(t) ? [ String(t.value), u + (0, o.HA)(i, (0, o.t$)(h, t.range?.[0] ?? 0)) ] : [ "", u ]);
const x = new Map(Object.entries(g));
const b = new Map(v);
return {
fields: x,
offsets: b,
plainLines: y
};
}
const m = /^[ \t]*(?:[\w-]+:|-)[ \t]+\*/m;
function parseLeniently(t, e) {
const n = quoteHints(t);
const s = e(n);
const o = m.test(n) && !/[ \t]&\w/.test(n);
if (s.errors.length === 0 && !o) return {
readable: n,
document: s,
plainLines: []
};
const r = quotePlainLines(n);
const i = e(r.yaml);
if (i.errors.length > 0) return {
readable: n,
document: s,
plainLines: []
};
return {
readable: r.yaml,
document: i,
plainLines: r.keys
};
}
function quoteHints(t) {
return t.replace(/^(argument-hint:[ \t]*)(\[.*\]|\{.*\})[ \t]*$/m, (t, e, n) => `${e}${JSON.stringify(n)}`);
}
}),
15027: (function(t, e, n) {
n.d(e, {
Dd: () => parseMarkdown,
EN: () => bodyOf,
ko: () => readModel,
sR: () => readTools
});
var s = n(42357);
var o = n(15719);
var r = n(93768);
var i = n(63520);
var l = n(17211);
var a = n(65897);
var c = n(56585);
var u = n(13705);
const d = [ "when_to_use", "when-to-use", "whenToUse" ];
const f = [ "name", "description", "argument-hint", "arguments", "allowed-tools", "disallowed-tools", "model", "context", "paths", ...d, "disable-model-invocation", "user-invocable" ];
async function parseMarkdown(t, e, n) {
const o = await (0, a.readFrontmatter)(e, n, true);
const r = (0, l.fieldsOf)(o);
const i = readTools(e, r, [ "allowed-tools", "disallowed-tools" ]);
(0, l.checkAllowedTools)(r, "allowed-tools", i.allowed ?? []);
(0, l.checkAllowedTools)(r, "disallowed-tools", i.disallowed);
const c = {
name: r.text("name"),
description: r.text("description"),
argumentHint: r.text("argument-hint"),
argumentNames: (r.words("arguments") ?? []).map(t => t.replace(/^\$(?=[A-Za-z_])/, "")),
model: readModel(r),
whenToUse: d.map(t => r.text(t)).find(t => t !== null) ?? null,
modelInvocable: !r.flag("disable-model-invocation", false),
userInvocable: r.flag("user-invocable", true),
fork: readContext(r),
paths: r.list("paths", "src/**, docs/**")
};
refuseGuards(r, o);
const u = /(?:^|\/)\.opencode\//.test(e);
const h = u ? r.text("agent") : null;
const w = r.diagnostics();
if (w.length > 0) throw new s.yo(w);
return {
...bodyOf(t, e, n, o),
...c,
allowedTools: i.allowed,
disallowedTools: m.includes(h ?? "") ? [ ...i.disallowed, "Edit", "Write" ] : i.disallowed,
...h === null || [ ...m, ...p ].includes(h) ? {} : {
agent: h
},
notices: [ ...o === null ? (0, l.strayNotices)(e, n, f) : [], ...(0, l.unknownFields)(e, o, u ? [ ...f, "agent" ] : f), ...i.notices ]
};
}
function refuseGuards(t, e) {
const n = e?.fields.get("hooks");
if (typeof n !== "object" || n === null) return;
const s = [ "PreToolUse", "PermissionRequest" ].filter(t => Object.hasOwn(n, t));
if (s.length === 0) return;
t.fail("hooks", `its hooks for ${s.join(" and ")} guard its calls, and hooks of a prompt file do not run`, "move them to `hooks` of the configuration file, and remove them here");
}
const m = [ "plan", "explore" ];
const p = [ "build", "general" ];
function bodyOf(t, e, n, s) {
const o = n.slice(s?.end ?? 0);
(0, u.WW)(e, o);
const r = n.length - o.trimStart().length;
return {
...(0, c.K)(t, e, o.trim()),
bodyAt: (0, i.t$)(n, r)
};
}
function readTools(t, e, [n, s], i = () => []) {
const l = "Read, Bash(git log:*)";
const translated = t => {
const e = i(t);
return e.length > 0 ? e : [ ...severalCommands(t), ...(0, o.X)(t, "allow") ];
};
const a = e.list(n, l)?.flatMap(translated) ?? null;
const c = (e.list(s, l) ?? []).flatMap(t => [ ...severalCommands(t), ...(0, o.X)(t, "deny") ]);
const isOfSession = t => (0, r.Z_)(nameIn(t));
const u = (a ?? []).filter(t => !isOfSession(t) && isUnknown(t));
const d = [ ...a ?? [], ...c ].filter(isOfSession);
return {
allowed: a?.includes("*") === true ? null : a?.filter(t => !isOfSession(t) && !u.includes(t)).map(withoutStar) ?? null,
disallowed: c.filter(t => !isOfSession(t)).map(withoutStar),
notices: [ ...d.map(e => `${t}: the tool ${e} is not available in an unattended job`), ...u.map(e => unknownTool(t, e)) ]
};
}
function severalCommands(t) {
const [, e = "", n = ""] = /^(\w+)\(([^"'{}]*)\)$/s.exec(t) ?? [];
const s = n.split(",").map(t => t.trim());
if (!s.every(t => t.endsWith("*")) || (0, r.Zt)(e) !== "Bash") return [ t ];
return s.map(t => `${e}(${t})`);
}
const nameIn = t => t.replace(/\(.*$/s, "");
function isUnknown(t) {
return /^["']?[A-Za-z_][\w .:*/-]*["']?(?:\(.*\))?$/s.test(t) && (0, r.Zt)(nameIn(t)) === void 0;
}
function unknownTool(t, e) {
const n = (0, r.N3)(nameIn(e));
return `${t}: the tool ${JSON.stringify(e)} does not exist here${n === void 0 ? "" : `; did you mean ${n}?`}`;
}
function withoutStar(t) {
return /^\w+\(\*\)$/.test(t) ? nameIn(t) : t;
}
function readModel(t) {
const e = t.first("model");
return e === "inherit" ? null : e;
}
function readContext(t) {
const e = t.text("context");
e !== null && e !== "fork" && t.fail("context", "`context` is fork or is not given", "write `context: fork`, or remove the line");
return e === "fork";
}
}),
46013: (function(t, e, n) {
n.d(e, {
V: () => noEffect,
x: () => nameOfType
});
var s = n(42357);
function noEffect(t, e, n) {
const o = (0, s.au)(e, n);
return `the ${t} ${JSON.stringify(e)} has no effect${o === null ? "" : `; ${o}`}`;
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
