"use strict";

exports.id = 4097;

exports.ids = [ 4097 ];

exports.modules = {
84097: (function(t, e, n) {
n.r(e);
n.d(e, {
learnCommand: () => learnCommand
});
var r = n(94343);
var s = n(42357);
var o = n(57979);
var i = n(80202);
var a = n(80111);
var l = n(7436);
const c = 2e8;
const u = r.Ikc({
suggest: r.YOg(r.YjP())
});
const d = r.Ikc({
type: r.YjP(),
denial: r.lqM(u),
result: r.lqM(r.Ikc({
denial: r.lqM(u)
}))
});
async function learnCommand(t, {directory: e, stdio: n}) {
if (t.operands.length === 0) {
const t = "write: sallyport learn TRANSCRIPT\u2026, with paths that runs printed at the end";
throw (0, s.IF)([ "argument-invalid" ], "a transcript is missing", t);
}
const r = (0, o.S)({
root: e,
guard: () => null
});
const i = await Promise.all(t.operands.map(t => readTranscript(t, r)));
const c = i.flatMap(t => t.split("\n").flatMap(suggestedIn));
const u = (0, a.K)(c);
if ((0, l.JG)(t, "json")) {
n.out(`${JSON.stringify(u, null, 2)}\n`);
return 0;
}
c.length === 0 ? n.err("No call was refused in these transcripts.\n") : u.rules.length === 0 ? n.err("No recommended rule would have permitted the refused calls.\n") : n.out(`allow: |\n${u.rules.map(t => `  ${t}\n`).join("")}`);
for (const {rule: t, why: e} of u.leftOut) n.err(`left out: ${t} (${e})\n`);
return 0;
}
async function readTranscript(t, e) {
const n = {
location: t,
hint: "use the path that the run printed at the end"
};
const r = await (0, i.R)(e.read(t, c), {
...n,
message: "the transcript cannot be read"
});
if (r.split("\n").some(t => eventIn(t) !== null)) return r;
const o = "the file is not a transcript";
throw new s.yo({
code: "file-unreadable",
...n,
message: o,
found: "no event of a run"
});
}
function eventIn(t) {
try {
return d.safeParse(JSON.parse(t)).data ?? null;
} catch {
return null;
}
}
function suggestedIn(t) {
const e = eventIn(t);
const n = e?.denial ?? e?.result?.denial;
return n === void 0 ? [] : [ n.suggest ];
}
}),
56416: (function(t, e, n) {
n.d(e, {
h: () => covers,
n: () => coveringRules
});
var r = n(78033);
var s = n(86990);
var o = n(64524);
var i = n(59976);
function coveringRules(t, e) {
const {specifier: n, tool: s} = e;
switch (n.kind) {
case "command":
return (0, i.gh)(t, () => [ n.pattern.words.map(t => t.kind === "literal" ? t.text : null) ]);

case "path":
{
const e = (n.pattern.globs[0] ?? []).flatMap(t => (0, r.hi)(t) ?? []);
return (0, i.aM)(t, `/${e.join("/")}`, s);
}

case "domain":
return (0, i.Fu)(t, n.host.replace(/^\*\./, ""), s);

case "host":
case "literal":
case "any":
return (0, i.Mf)(t, s, n.kind === "literal" ? n.text : null);
}
}
function covers(t, e) {
if (t.tool !== e.tool) return t.tool.startsWith("mcp__") && e.tool.startsWith(`${t.tool}__`);
if (t.specifier.kind === "any") return true;
return coversSpecifier(t.specifier, e.specifier);
}
function coversSpecifier(t, e) {
if (t.kind === "command" && e.kind === "command") {
const n = e.pattern.words.map(t => t.kind === "literal" ? t.text : null);
if (e.pattern.open && !t.pattern.open) return false;
if (JSON.stringify(e.pattern.assignments) !== JSON.stringify(t.pattern.assignments)) return false;
return (0, o.f0)(t.pattern, n, {
matchUnknown: false,
sameProgram: (t, e) => t === e
});
}
if (t.kind === "path" && e.kind === "path") {
if (t.pattern.base !== e.pattern.base || !e.pattern.exact || e.pattern.up[0] !== t.pattern.up[0]) return false;
const n = (e.pattern.globs[0] ?? []).map(t => (0, r.hi)(t) ?? "");
return t.pattern.globs.some(t => (0, r.kt)(t, n, false));
}
if (t.kind === "domain" && e.kind === "domain") return t.host === e.host || e.host.endsWith(`.${t.host.replace(/^\*\./, "")}`);
if (t.kind === "host" && e.kind === "host") {
const {host: n, port: r} = e.pattern;
const o = t.pattern.port === r;
return o && (0, s.LM)({
...t.pattern,
port: 443
}, n, 443);
}
return t.kind === "literal" && e.kind === "literal" && t.text === e.text;
}
}),
80111: (function(t, e, n) {
n.d(e, {
K: () => learnRules
});
var r = n(3197);
var s = n(99756);
var o = n(56416);
var i = n(33646);
function learnRules(t) {
const e = [ ...new Set(t.flat()) ].sort();
const {allow: n} = (0, i.NR)({
allow: e,
ask: [],
deny: []
}).rules;
const r = n.map(t => ({
rule: t,
why: exclusionReason(t)
}));
const s = r.filter(t => t.why === null).map(t => t.rule);
const a = s.filter(t => !(0, o.n)(s, t).some(e => e !== t && (0, o.h)(e, t) && !((0, 
o.h)(t, e) && t.text < e.text)));
return {
rules: [ ...a ].sort((t, e) => width(t) - width(e) || (t.text < e.text ? -1 : 1)).map(t => t.text),
leftOut: r.flatMap(({rule: t, why: e}) => e === null ? [] : [ {
rule: t.text,
why: e
} ])
};
}
function width(t) {
if (t.specifier.kind === "any") return 4;
if (t.specifier.kind !== "command") return 1;
return t.specifier.pattern.open ? 3 : 2;
}
const a = /^(?:sudo|doas|su|pkexec|chroot|nsenter|unshare|mount|ssh|scp|docker|podman|kubectl|dash|ksh|zsh|fish|sh|bash|crontab|at|systemctl|dd|mkfs.*|gpg2?|openssl|nc|ncat|socat|telnet|passwd|useradd|usermod|visudo|iptables|nft)$/;
const l = /^(?:(?:npm|pnpm|yarn|bun|cargo|poetry|uv|twine|gem|lerna) (?:publish|login|token|adduser|yank|unpublish|upload|push)|mvn deploy|gradle publish|gh (?:auth|secret|ssh-key|gpg-key|extension|alias|config|repo (?:delete|rename|archive|edit)|release delete)|git config|git remote (?:add|set-url)|(?:terraform|tofu) (?:apply|destroy)|helm (?:install|upgrade|uninstall))(?: |$)/;
const c = /^(?:-c|-e|-E|-p|-r|--eval|--print|--execute|-[a-z]*c)$/;
const u = /^(?:node|deno|bun|python[\d.]*|ruby|perl|php|lua|Rscript|osascript|pwsh)$/;
function exclusionReason(t) {
if (t.specifier.kind === "command") {
const e = t.specifier.pattern.words.map(t => t.kind === "literal" ? t.text : "*");
const n = (e[0] ?? "").replace(/^.*\//, "");
if (a.test(n)) return `${n} can do more than an agent needs`;
if (l.test(e.join(" "))) return "it grants access, publishes, or deletes permanently";
if (n === "git" && e[1] === "push" && e.some(t => /^(?:-f|--force.*|--mirror|--delete|-d|\+.*|:.+)$/.test(t))) return "it overwrites or deletes pushed commits";
if (u.test(n) && e.slice(1).some(t => c.test(t))) return "it runs code written by the model";
return null;
}
if (t.specifier.kind !== "path") return null;
const e = `/${t.text.replace(/^\w+\(\/*|\)$/g, "").replaceAll("\\", "")}`;
if ((0, r.WF)(e)) return "no rule can allow this path";
if ((0, s.y)(e) === "high") return "the file may contain credentials";
return t.tool !== "Read" && (0, r.Aq)(e) !== null ? "the path is protected: files written there run as code later" : null;
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
59976: (function(t, e, n) {
n.d(e, {
Fl: () => baseName,
Fu: () => hostRulesFor,
Mf: () => nameRulesFor,
aM: () => pathRulesFor,
gM: () => strictRulesFor,
gh: () => allowRulesFor
});
var r = n(78033);
var s = n(55559);
var o = n(78535);
var i = n(61249);
const a = 32;
function allowRulesFor(t, e) {
return keyedRules(t, l, () => e().flat());
}
function strictRulesFor(t, e) {
if (t.length < a) return t;
const {programs: n, others: r} = c(t);
const s = new Set(r);
for (const t of e()) {
const e = n.get(baseName(t[0] ?? ""));
if (e === void 0) continue;
const r = t.slice(1).find(t => t === null || !t.startsWith("-"));
r === null ? addAll(s, e.all) : addKeyed(s, e, t);
for (const [n, r] of t.entries()) r === null && addAll(s, e.byPosition.get(n));
t.includes(null) && addAll(s, e.anywhere);
}
return inOrder(s);
}
function pathRulesFor(t, e, n) {
return keyedRules(t, u, () => [ ...(0, s.OD)((0, r.SP)(e)), ...[ "Read", "Write", "Edit", n ].map(wholeTool) ]);
}
function hostRulesFor(t, e, n) {
return keyedRules(t, d, () => {
const t = e.split(".");
return [ ...t.map((e, n) => t.slice(n).join(".")), ...[ "WebFetch", n ].map(wholeTool) ];
});
}
function nameRulesFor(t, e, n) {
return keyedRules(t, f, () => {
const t = e.split("__");
const r = t.map((e, n) => wholeTool(t.slice(0, n + 1).join("__")));
return n === null ? r : [ ...r, `${wholeTool(e)}\0${n}` ];
});
}
function keyedRules(t, e, n) {
if (t.length < a) return t;
const r = new Set;
addKeyed(r, e(t), n());
return inOrder(r);
}
function baseName(t) {
return t.slice(t.lastIndexOf("/") + 1).toLowerCase();
}
function inOrder(t) {
return [ ...t ].sort((t, e) => t.index - e.index);
}
function addKeyed(t, {byKey: e, others: n}, r) {
addAll(t, n);
for (const n of r) n !== null && addAll(t, e.get(n));
}
function addAll(t, e) {
for (const n of e ?? []) t.add(n);
}
const l = (0, o.j)(t => {
const e = {
byKey: new Map,
others: []
};
const n = t.filter(({tool: t}) => t === "Bash");
const r = new Map;
for (const t of n.flatMap(literal)) r.set(t, (r.get(t) ?? 0) + 1);
for (const t of n) {
const n = literal(t);
const s = n.reduce((t, e) => t !== null && (r.get(t) ?? 0) <= (r.get(e) ?? 0) ? t : e, null);
put(e, s === null ? null : [ s ], t);
}
return e;
});
function literal(t) {
return wordsOf(t).flatMap((t, e) => t.kind !== "literal" || e === 0 && t.text.includes("/") ? [] : [ t.text ]);
}
const c = (0, o.j)(t => {
const e = new Map;
const n = [];
for (const r of t.filter(({tool: t}) => t === "Bash")) {
const [t] = wordsOf(r);
t?.kind === "literal" && (0, i.yN)(r).length === 0 ? addToProgram(e, baseName(t.text), r) : n.push(r);
}
return {
programs: e,
others: n
};
});
function addToProgram(t, e, n) {
const r = {
all: [],
byKey: new Map,
others: [],
byPosition: new Map,
anywhere: []
};
const s = t.get(e) ?? r;
t.set(e, s);
s.all.push(n);
const o = wordsOf(n);
const i = o.findIndex((t, e) => e > 0 && t.kind === "literal" && !t.text.startsWith("-"));
const a = o[i];
const l = o.slice(0, Math.max(0, i)).every(t => t.kind !== "words");
const c = o.find(t => t.kind === "literal" && /^--./.test(t.text));
const u = a ?? c;
put(s, u?.kind === "literal" ? [ u.text ] : null, n);
a !== void 0 && l ? rulesAtPosition(s, i).push(n) : s.anywhere.push(n);
}
function rulesAtPosition({byPosition: t}, e) {
const n = t.get(e) ?? [];
t.set(e, n);
return n;
}
function wholeTool(t) {
return `\0${t}`;
}
function tableBy(t) {
return (0, o.j)(e => {
const n = {
byKey: new Map,
others: []
};
for (const r of e) {
const e = r.specifier.kind === "any" ? [ wholeTool(r.tool) ] : t(r);
e !== void 0 && put(n, e, r);
}
return n;
});
}
const u = tableBy(({specifier: t}) => {
if (t.kind !== "path") return;
const {globs: e, literal: n} = t.pattern;
const r = [ ...e, ...n?.globs ?? [] ].map(longestName);
return r.includes("") ? null : r;
});
function longestName(t) {
const e = t.flatMap(t => (0, r.hi)(t) ?? []);
return (0, r.SP)(e.reduce((t, e) => e.length >= t.length ? e : t, ""));
}
const d = tableBy(({specifier: t}) => t.kind === "domain" ? [ t.host.replace(/^\*\./, "") ] : void 0);
const f = tableBy(({tool: t, specifier: e}) => e.kind === "literal" ? [ `${wholeTool(t)}\0${e.text}` ] : void 0);
function wordsOf({specifier: t}) {
return t.kind === "command" ? t.pattern.words : [];
}
function put(t, e, n) {
e === null && t.others.push(n);
for (const r of e ?? []) {
const e = t.byKey.get(r) ?? [];
e.push(n);
t.byKey.set(r, e);
}
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
const r = a.test(t.text);
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
const a = /^\s*shell\s*\(/i;
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
const l = /'[^']*'|"(?:\\.|[^"\\])*"|\\./gs;
function alternatives(t) {
const e = [];
const n = t.replace(l, t => String.fromCharCode(57344 + e.push(t) - 1));
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
