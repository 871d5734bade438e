"use strict";

exports.id = 1205;

exports.ids = [ 1205 ];

exports.modules = {
1205: (function(t, e, n) {
n.r(e);
n.d(e, {
readGeminiPolicy: () => readGeminiPolicy
});
var r = n(20274);
var s = n(93768);
var i = n(56091);
const o = 200;
const l = /(?:\\b(?:\.\*)?|\((?:\?:)?\\s\|\$\)|\((?:\?:)?(?:\\s| )\.\*\)\?|\.\*)$/;
function commandsOf(t) {
const e = t.replace(l, "");
if (/(?: |\\s\+?)$/.test(e) || /(?<!\\)\./.test(e)) return null;
const n = e.replace(/\\s\+?| \+/g, " ").replace(/\(\?:/g, "(").replace(/\\([-./:@=_])/g, "$1");
if (!/^[\w\-./:@= |()]+$/.test(n) || n.replace(/\([^()]*\)/g, "").match(/[|()]/) !== null) return null;
const r = n.replace(/\(([^()]*)\)/g, (t, e) => e.includes("|") ? `{${e.replaceAll("|", ",")}}` : e);
const s = (0, i.P)(r);
if (s === null || s.length > o) return null;
const a = s.map(t => t.split(" ").filter(t => t !== ""));
return a.every(t => t.length > 0) ? a : null;
}
function literalStart(t) {
const e = /\\\(|\[/.test(t) ? t : t.replace(/\([^()]*\)/g, "");
if (e.includes("|")) return "";
const n = t.replace(/^\^/, "").replace(/\\s\+?/g, " ");
return /^(?:[\w\-/:@= ](?![*?{+]))*/.exec(n)?.[0] ?? "";
}
var a = n(21806);
const c = {
allow: "allow",
ask_user: "ask",
deny: "deny"
};
const u = new Set("toolName mcpName commandPrefix commandRegex argsPattern decision priority modes deny_message denyMessage allow_redirection allowRedirection description comment".split(" "));
function readGeminiPolicy(t, e) {
const n = (0, r._j)((0, r.qY)(e)["rule"]).map((e, n) => ruleOf(t, (0, r.qY)(e), n));
const s = n.filter(t => t !== null);
const i = (0, r._j)((0, r.qY)(e)["safety_checker"]).length;
return {
entries: s.flatMap(t => migrateRuleOf(t, s)),
notices: [ ...s.length < n.length ? [ `${t}: rules without a valid decision have no effect there` ] : [], ...i === 0 ? [] : [ `${t}: safety_checker has no counterpart; hooks can check calls` ] ]
};
}
function ruleOf(t, e, n) {
const {decision: r, priority: s, toolName: i, mcpName: o} = e;
const l = typeof r === "string" && Object.hasOwn(c, r) ? c[r] : void 0;
if (l === void 0) return null;
const a = textsIn(i);
const ofServer = t => a.length === 0 ? [ `mcp__${t}` ] : a.map(e => `mcp__${t}__${e}`);
const u = typeof o === "string" ? ofServer(o) : a.map(t => /^[\w-]+__/.test(t) ? `mcp__${t}` : t);
return {
list: l,
fields: e,
tools: u.includes("*") ? [] : u,
priority: typeof s === "number" ? s : 0,
location: `${t}: rule[${String(n)}]`
};
}
const textsIn = t => [ t ].flat().filter(t => typeof t === "string");
function migrateRuleOf(t, e) {
const {list: n, location: r, fields: s, tools: i} = t;
const entry = t => ({
list: n,
location: r,
text: t
});
const o = textsIn(s["modes"]);
if (n === "allow" && o.length > 0 && !o.includes("default")) return [ (0, a.kg)(entry(textOf(t)), {
why: `it is for the mode ${o.join(", ")} only`
}) ];
const l = Object.keys(s).find(t => !u.has(t));
if (n === "allow" && l !== void 0) return [ (0, a.kg)(entry(textOf(t)), {
why: `the condition ${l} cannot be translated`
}) ];
if (n !== "allow" && isWhole(t) && isBelowAll(t, e)) return [ (0, a.kg)(entry(textOf(t)), defaultOf(t, e)) ];
const c = textsIn(s["commandPrefix"]);
const {commandRegex: h, argsPattern: m} = s;
if (c.length === 0 && Array.isArray(s["commandPrefix"])) return [ (0, a.kg)(entry("[]"), {
why: "an empty list matches nothing there",
isHarmless: true
}) ];
if (c.length > 0) return c.map(t => (0, a.kg)(entry(t), meaningOfPrefix(t, n)));
if (typeof h === "string") return [ (0, a.kg)(entry(h), meaningOfRegex(h, n)) ];
if (typeof m === "string" && n === "allow") return [ (0, a.kg)(entry(m), {
why: "a pattern of arguments cannot be translated"
}) ];
if (i.length === 0) return [ (0, a.kg)(entry("*"), n === "allow" ? {
why: "name what the run needs in allow"
} : f) ];
const d = i.map(t => (0, a.IP)(entry(t)));
if (typeof m !== "string") return d;
return d.map(t => ({
...t,
entry: m,
why: "a pattern of arguments cannot be translated, so the tool is forbidden"
}));
}
const f = {
rules: [ "Bash", "Read", "Write", "WebFetch", "WebSearch", "Task" ],
why: "every tool"
};
const textOf = ({tools: t, fields: e}) => [ ...t.length === 0 ? [ "*" ] : t, ...textsIn(e["commandPrefix"]), ...textsIn(e["commandRegex"]) ].join(" ");
const isWhole = ({fields: t}) => [ "commandPrefix", "commandRegex", "argsPattern" ].every(e => t[e] === void 0);
function isBelowAll({priority: t, tools: e}, n) {
const r = n.filter(t => t.list === "allow" && overlaps(t.tools, e));
const s = e.length > 0 && e.every(t => /^(?:mcp__|discovered_tool_).*\*/.test(t));
return (r.length > 0 || s) && r.every(e => e.priority > t);
}
function overlaps(t, e) {
return t.length === 0 || e.length === 0 || t.some(t => e.some(e => isPart(t, e) || isPart(e, t)));
}
function isPart(t, e) {
const [n = "", ...r] = e.split("*");
return r.length === 0 ? t === e : t.startsWith(n);
}
function defaultOf({tools: t}, e) {
const n = "the default here: what no rule allows is refused";
const r = e.filter(({list: t}) => t === "allow").flatMap(t => t.tools.map(s.Zt));
const i = t.map(s.Zt);
const o = (t.length === 0 || i.includes("Read")) && !r.includes("Read");
const l = t.length === 0 || i.includes("Bash");
return {
rules: o ? [ "Read" ] : [],
why: n,
refusesReadOnly: l
};
}
const h = /["'`\\$|&;<>()*?[\]{}\n]/;
function meaningOfPrefix(t, e) {
const n = t.trim().split(/\s+/);
if (!h.test(t) && n[0] !== "") return {
rules: [ (0, a.Hc)(n) ],
why: "words at the beginning"
};
return e === "allow" ? {
why: "the text is more than plain words"
} : forbidding(t.split(h)[0] ?? "");
}
function meaningOfRegex(t, e) {
const n = commandsOf(t);
if (e !== "allow") return n === null ? forbidding(literalStart(t)) : {
rules: n.map(wideRule),
why: "any text that begins so"
};
if (n !== null) return {
rules: n.map(a.Hc),
why: "whole words at the beginning"
};
const r = /^\^|\$$/.test(t);
return {
why: r ? "^ and $ never match there, next to the JSON of the call" : "it is more than words"
};
}
function forbidding(t) {
const e = t.split(/\s+/).filter(t => t !== "");
const n = "it forbids more, since the rest cannot be translated";
return {
rules: [ e.length === 0 ? "Bash" : wideRule(e) ],
why: n
};
}
const wideRule = t => `Bash(${t.join(" ")}*)`;
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
var i = n(54588);
var o = n(33646);
var l = n(93768);
var a = n(61249);
var c = n(20653);
function migratedAs({list: t, text: e, location: n}, s) {
const i = {
list: t,
location: n,
entry: (0, c.TN)(e)
};
const l = t !== "allow";
if (!("rules" in s)) return {
...i,
rules: [],
why: s.why,
isMissing: l && s.isHarmless !== true
};
if (s.rules.some(t => t.includes("\n") || (0, r.wh)(t) !== t)) return {
...i,
rules: [],
why: "a rule is one line of plain text",
isMissing: l
};
const [a] = (0, o.NR)({
allow: [],
ask: [],
deny: [],
[t]: s.rules
}).diagnostics;
if (a !== void 0) return {
...i,
rules: [],
why: `${a.message}: ${a.hint}`,
isMissing: l
};
return {
...i,
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
const o = `${s}(${r.trim()})`;
if (t !== "allow") return plain(e, (0, i.V)(o), "file patterns are those of gitignore there");
return plain(e, o.replace(/\((?:\.?\/)(?!\/)/, "("), "the path is relative to the project there");
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
const i = s.map(t => `Bash(${t})`);
if (n === "allow") return {
why: `it allows nothing there; if it should, write ${i.join(" and ")}`
};
return {
rules: i,
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
const i = n.replace(/^(?:\.?\/)+/, "");
return `${e}(${i === n ? "**/" : ""}${i})`;
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
yN: () => o
});
var r = n(56091);
var s = n(64524);
var i = n(78535);
const o = (0, i.j)(t => {
if (t.specifier.kind !== "command") return [];
const {pattern: e} = t.specifier;
const n = t.text.slice(t.text.indexOf("(") + 1, t.text.lastIndexOf(")"));
const r = l.test(t.text);
const i = alternatives(n).flatMap(t => {
const e = (0, s.R4)(t);
return typeof e === "string" ? [] : [ e ];
});
if (i.length === 0 && !r && !e.words.some(isWide)) return [];
return [ e, ...i ].flatMap(t => textsOf({
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
const i = r.length === 0 ? "" : `${s} `;
return t.some(([t = ""]) => t.startsWith(i) || i.startsWith(t));
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
const i = ((0, r.P)(s) ?? [ s ]).flatMap(t => t.split(/[,|]+/));
return i.map(t => t.replace(/[\ue000-\uefff]/g, t => e[t.charCodeAt(0) - 57344] ?? "").trim()).filter(e => e !== "" && e !== t.trim());
}
function hasAlternatives({specifier: t, text: e}) {
return t.kind === "command" && /[({][^(){}'"]*[,|][^(){}'"]*[)}](?=.)|:\*\s*[,|]/.test(e.slice(e.indexOf("(") + 1));
}
})
};
