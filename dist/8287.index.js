"use strict";

exports.id = 8287;

exports.ids = [ 8287 ];

exports.modules = {
28287: (function(t, e, n) {
n.r(e);
n.d(e, {
readCodexRules: () => readCodexRules
});
const r = /#[^\n]*|\s+|(?<raw>[rR]?)(?<quote>"""|'''|"|')(?<inner>(?:\\[^]|(?!\k<quote>)[^])*)\k<quote>|(?<other>\w+|[^])/gy;
function callsIn(t) {
const e = tokensOf(t);
const n = lineCounter(t);
const r = [];
const s = new Set;
let o = 0;
while (o < e.length) {
const [i, l] = [ e[o], e[o + 1] ];
if (i === void 0) break;
const a = n(i.start);
if (l?.source !== "(" || !/^[a-z_]\w*$/i.test(i.source)) {
i.value === null && s.add(a);
o += 1;
continue;
}
const u = closing(e, o + 1);
const c = u === null ? void 0 : e[u];
if (u === null || c === void 0) {
s.add(a);
break;
}
const f = valuesOf(e.slice(o + 2, u));
const h = t.slice(i.start, c.start + 1);
r.push({
name: i.source,
values: f,
text: h,
line: a
});
o = u + 1;
}
return {
calls: r,
unreadable: [ ...s ]
};
}
function lineCounter(t) {
let [e, n] = [ 1, 0 ];
return r => {
e += t.slice(n, r).split("\n").length - 1;
n = r;
return e;
};
}
function tokensOf(t) {
return [ ...t.matchAll(r) ].flatMap(({0: t, index: e, groups: n = {}}) => {
const {raw: r = "", inner: s, other: o} = n;
if (s !== void 0) return [ {
value: r === "" ? unescaped(s) : s,
source: t,
start: e
} ];
return o === void 0 ? [] : [ {
value: null,
source: t,
start: e
} ];
});
}
const s = {
n: "\n",
t: "\t",
r: "\r",
"\n": ""
};
function unescaped(t) {
return t.replace(/\\([^])/g, (t, e) => s[e] ?? e);
}
function closing(t, e) {
let n = 0;
for (let r = e; r < t.length; r += 1) {
const {value: e, source: s} = t[r] ?? {
value: null,
source: ""
};
if (e !== null) continue;
"([{".includes(s) ? n += 1 : ")]}".includes(s) && (n -= 1);
if (n === 0) return r;
}
return null;
}
function valuesOf(t) {
return new Map(separated(t).flatMap(t => {
const [e, n, ...r] = t;
return e === void 0 || n?.source !== "=" ? [] : [ [ e.source, literalOf(r) ] ];
}));
}
const o = 3;
function literalOf(t, e = 0) {
const [n] = t;
if (n === void 0) return null;
if (t.every(({value: t}) => t !== null)) return t.map(({value: t}) => t ?? "").join("");
if (e === o || n.source !== "[" || closing(t, 0) !== t.length - 1) return null;
const r = separated(t.slice(1, -1)).map(t => literalOf(t, e + 1));
return r.every(t => t !== null) ? r : null;
}
function separated(t) {
const e = [ [] ];
for (let n = 0; n < t.length; n += 1) {
const r = t[n];
if (r === void 0) break;
if (r.value === null && r.source === ",") {
e.push([]);
continue;
}
const s = r.value === null && "([{".includes(r.source) ? closing(t, n) ?? n : n;
e.at(-1)?.push(...t.slice(n, s + 1));
n = s;
}
return e.filter(t => t.length > 0);
}
var i = n(21806);
const l = {
allow: "allow",
prompt: "ask",
forbidden: "deny",
deny: "deny"
};
const a = 500;
function readCodexRules(t, e) {
const {calls: n, unreadable: r} = callsIn(e);
const s = r.map(n => {
const r = {
list: "deny",
text: e.split("\n")[n - 1]?.trim() ?? "",
location: `${t}:${n}`
};
return (0, i.kg)(r, {
why: "only calls with literal values are read"
});
});
return {
entries: [ ...n.map(e => migrateCall(t, e)), ...s ],
notices: []
};
}
function migrateCall(t, e) {
const n = e.values.has("decision") ? e.values.get("decision") : "allow";
const r = typeof n === "string" && Object.hasOwn(l, n) ? l[n] : void 0;
const s = {
list: r ?? "deny",
text: e.text,
location: `${t}:${e.line}`
};
if (e.name === "host_executable") return (0, i.kg)(s, {
why: "a rule covers a program in any directory",
isHarmless: true
});
if (r === void 0) return (0, i.kg)(s, {
why: "the decision is unknown"
});
const o = Object.hasOwn(u, e.name) ? u[e.name] : void 0;
return (0, i.kg)(s, o?.(e, r) ?? {
why: `the function ${e.name} is unknown`
});
}
const u = {
prefix_rule: ({values: t}) => {
const e = commandsOf(t.get("pattern"));
if (e === null) return {
why: "the pattern is not a list of words"
};
const n = t.get("justification");
return {
rules: e.map(i.Hc),
why: typeof n === "string" ? n : "words at the beginning"
};
},
network_rule: ({values: t}, e) => {
const n = t.get("host");
if (typeof n !== "string") return {
why: "the host is not a text"
};
const r = [ `Network(${n})`, ...e === "allow" ? [] : [ `WebFetch(domain:${n})` ] ];
return {
rules: r,
why: "a host that commands connect to"
};
}
};
function commandsOf(t) {
if (!Array.isArray(t) || t.length === 0) return null;
let e = [ [] ];
for (const n of t) {
const t = typeof n === "string" ? [ n ] : n;
if (t.length === 0 || !t.every(t => typeof t === "string")) return null;
e = e.flatMap(e => t.map(t => [ ...e, t ]));
if (e.length > a) return null;
}
return e;
}
}),
21806: (function(t, e, n) {
n.d(e, {
Ce: () => meaningOfGithubTool,
Hc: () => prefixRule,
IP: () => migrateRule,
kg: () => migratedAs
});
var r = n(7138);
var s = n(15719);
var o = n(54588);
var i = n(33646);
var l = n(93768);
var a = n(61249);
var u = n(20653);
function migratedAs({list: t, text: e, location: n}, s) {
const o = {
list: t,
location: n,
entry: (0, u.TN)(e)
};
const l = t !== "allow";
if (!("rules" in s)) return {
...o,
rules: [],
why: s.why,
isMissing: l && s.isHarmless !== true
};
if (s.rules.some(t => t.includes("\n") || (0, r.wh)(t) !== t)) return {
...o,
rules: [],
why: "a rule is one line of plain text",
isMissing: l
};
const [a] = (0, i.NR)({
allow: [],
ask: [],
deny: [],
[t]: s.rules
}).diagnostics;
if (a !== void 0) return {
...o,
rules: [],
why: `${a.message}: ${a.hint}`,
isMissing: l
};
return {
...o,
...s
};
}
const migrateRule = t => migratedAs(t, meaningOfRule(t));
function meaningOfRule({list: t, text: e}) {
const [, n = "", r] = /^\s*([^(]*?)\s*(?:\((.*)\))?\s*$/s.exec(e) ?? [];
if ((0, l.Z_)(n)) return {
why: `the tool ${n} does not exist here`,
isHarmless: true
};
if (/^mcp__github(?:__|$|_(?:inline_comment|file_ops|comment|ci)__)/.test(n)) return meaningOfGithubTool(e, t);
const s = (0, l.Zt)(n);
if (s === void 0) return {
why: `the tool ${JSON.stringify(n)} is unknown`
};
if (r === void 0 || r.trim() === "*") return plain(e, s);
if (s === "Bash") return meaningOfCommands(e, r.trim(), t);
const i = `${s}(${r.trim()})`;
if (t !== "allow") return plain(e, (0, o.V)(i), "file patterns are those of gitignore there");
return plain(e, i.replace(/\((?:\.?\/)(?!\/)/, "("), "the path is relative to the project there");
}
function plain(t, e, n = "the name of the tool here") {
return {
rules: [ e ],
why: e === t.trim() ? null : n
};
}
function meaningOfCommands(t, e, n) {
const r = /^\s*(?:run_shell_command|ShellTool)\s*\(/i.test(t);
if (r) return plain(t, `Bash(${asPrefix(e)})`, "a command there is a prefix");
const s = (0, a.Vo)(e);
if (s.length === 0 || !/:\*\s*[,|]/.test(e)) return plain(t, `Bash(${e})`);
const o = s.map(t => `Bash(${t})`);
if (n === "allow") return {
why: `it allows nothing there; if it should, write ${o.join(" and ")}`
};
return {
rules: o,
why: "one rule per command"
};
}
const asPrefix = t => /(?::\*|\s\*)$/.test(t) ? t : `${t}:*`;
function meaningOfGithubTool(t, e) {
const n = (0, s.X)(t, e);
if (n.length > 0) return {
rules: n,
why: "without a server github, Sallyport posts it"
};
const r = "it needs a server github in mcp-servers; the issue or pull request is part of the context";
return e === "allow" ? {
why: r
} : {
rules: [ t.trim() ],
why: "it is for a server github in mcp-servers"
};
}
const prefixRule = t => `Bash(${t.map(quotedWord).join(" ")}:*)`;
function quotedWord(t) {
return /^[\w@%+=:,./-]+$/.test(t) ? t : `'${t.replaceAll("'", "'\\''")}'`;
}
}),
54588: (function(t, e, n) {
n.d(e, {
V: () => fromGitignoreRule
});
var r = n(93768);
function fromGitignoreRule(t) {
const [, e = "", n = ""] = /^([^(]*)\(\s*(.*?)\s*\)\s*$/s.exec(t) ?? [];
const s = (0, r.Zt)(e.trim());
if (n === "" || s === void 0 || (0, r.LB)(s) !== "path") return t;
if (/^(?:\/\/|~|\*\*\/)/.test(n)) return t;
const o = n.replace(/^(?:\.?\/)+/, "");
return `${e}(${o === n ? "**/" : ""}${o})`;
}
}),
78535: (function(t, e, n) {
n.d(e, {
j: () => memoizeByObject
});
function memoizeByObject(t) {
const e = new WeakMap;
return n => {
const r = e.get(n);
if (r !== void 0) return r.value;
const s = t(n);
e.set(n, {
value: s
});
return s;
};
}
}),
61249: (function(t, e, n) {
n.d(e, {
C7: () => matchesWideText,
JB: () => hasAlternatives,
Vo: () => alternatives,
yN: () => i
});
var r = n(56091);
var s = n(64524);
var o = n(78535);
const i = (0, o.j)(t => {
if (t.specifier.kind !== "command") return [];
const {pattern: e} = t.specifier;
const n = t.text.slice(t.text.indexOf("(") + 1, t.text.lastIndexOf(")"));
const r = l.test(t.text);
const o = alternatives(n).flatMap(t => {
const e = (0, s.R4)(t);
return typeof e === "string" ? [] : [ e ];
});
if (o.length === 0 && !r && !e.words.some(isWide)) return [];
return [ e, ...o ].flatMap(t => textsOf({
...t,
open: t.open || r
}));
});
const l = /^\s*shell\s*\(/i;
function isWide(t, e) {
if (t.kind === "words") return e === 0;
return t.kind === "pieces" || /\s/.test(t.text);
}
function textsOf({words: t, open: e}) {
const n = t.map((t, e) => {
const n = t.kind === "words" ? "*" : t.kind === "literal" ? t.text : t.pieces.join("*");
return e === 0 ? programText(n) : n;
});
const r = n.join(" ");
if (r === "") return [];
const s = t.length === 1;
return [ r, ...e || s ? [ `${r} *` ] : [] ].map(t => t.split("*"));
}
function programText(t) {
const [e = "", ...n] = t.split(" ");
return [ e.slice(e.lastIndexOf("/") + 1).toLowerCase(), ...n ].join(" ");
}
function matchesWideText(t, e) {
const n = e.indexOf(null);
const r = e.slice(0, n < 0 ? e.length : n).map(t => t ?? "");
const s = programText(r.join(" "));
if (n < 0) return t.some(t => matchesText(t, s));
const o = r.length === 0 ? "" : `${s} `;
return t.some(([t = ""]) => t.startsWith(o) || o.startsWith(t));
}
function matchesText(t, e) {
const [n = ""] = t;
const r = t.at(-1) ?? "";
if (t.length === 1) return e === n;
if (e.length < n.length + r.length || !e.startsWith(n) || !e.endsWith(r)) return false;
let s = n.length;
for (const n of t.slice(1, -1)) {
const t = e.indexOf(n, s);
if (t < 0) return false;
s = t + n.length;
}
return s <= e.length - r.length;
}
const a = /'[^']*'|"(?:\\.|[^"\\])*"|\\./gs;
function alternatives(t) {
const e = [];
const n = t.replace(a, t => String.fromCharCode(57344 + e.push(t) - 1));
if (!/[,|]/.test(n)) return [];
const s = n.replace(/\(([^()]*\|[^()]*)\)/g, (t, e) => `{${e.replaceAll("|", ",")}}`);
const o = ((0, r.P)(s) ?? [ s ]).flatMap(t => t.split(/[,|]+/));
return o.map(t => t.replace(/[\ue000-\uefff]/g, t => e[t.charCodeAt(0) - 57344] ?? "").trim()).filter(e => e !== "" && e !== t.trim());
}
function hasAlternatives({specifier: t, text: e}) {
return t.kind === "command" && /[({][^(){}'"]*[,|][^(){}'"]*[)}](?=.)|:\*\s*[,|]/.test(e.slice(e.indexOf("(") + 1));
}
})
};
