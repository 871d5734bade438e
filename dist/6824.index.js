"use strict";

exports.id = 6824;

exports.ids = [ 6824 ];

exports.modules = {
76824: (function(t, e, n) {
n.r(e);
n.d(e, {
readSettings: () => readSettings
});
var s = n(20274);
var i = n(21806);
const r = [ [ "allow", "permissions", "allow" ], [ "ask", "permissions", "ask" ], [ "deny", "permissions", "deny" ], [ "allow", "tools", "allowed" ], [ "allow", "allowedTools" ], [ "deny", "tools", "exclude" ], [ "deny", "excludeTools" ] ];
const o = [ [ "allow", "tools", "core" ], [ "allow", "coreTools" ] ];
const l = {
acceptEdits: "set mode: auto-edit to allow writing files",
bypassPermissions: "name what the run needs in allow"
};
function readSettings(t, e) {
const n = r.flatMap(n => entriesAt(t, e, n));
const a = !n.some(({list: t}) => t === "allow");
const c = a ? o.flatMap(n => entriesAt(t, e, n)) : [];
const {defaultMode: u, additionalDirectories: f} = (0, s.qY)((0, s.qY)(e)["permissions"]);
const d = typeof u === "string" && Object.hasOwn(l, u) ? l[u] : void 0;
return {
entries: [ ...n, ...c ].map(i.IP),
notices: [ ...d === void 0 ? [] : [ `${t}: defaultMode is ${String(u)}: ${d}` ], ...(0, 
s._j)(f).length === 0 ? [] : [ `${t}: additionalDirectories has no counterpart; write Read(//DIR/**) for what the run needs` ] ]
};
}
function entriesAt(t, e, [n, ...i]) {
const r = i.reduce((t, e) => (0, s.qY)(t)[e], e);
return (0, s._j)(r).map((e, s) => ({
list: n,
text: typeof e === "string" ? e : JSON.stringify(e),
location: `${t}: ${i.join(".")}[${String(s)}]`
}));
}
}),
21806: (function(t, e, n) {
n.d(e, {
Ce: () => meaningOfGithubTool,
Hc: () => prefixRule,
IP: () => migrateRule,
kg: () => migratedAs
});
var s = n(7138);
var i = n(15719);
var r = n(54588);
var o = n(33646);
var l = n(93768);
var a = n(61249);
var c = n(20653);
function migratedAs({list: t, text: e, location: n}, i) {
const r = {
list: t,
location: n,
entry: (0, c.TN)(e)
};
const l = t !== "allow";
if (!("rules" in i)) return {
...r,
rules: [],
why: i.why,
isMissing: l && i.isHarmless !== true
};
if (i.rules.some(t => t.includes("\n") || (0, s.wh)(t) !== t)) return {
...r,
rules: [],
why: "a rule is one line of plain text",
isMissing: l
};
const [a] = (0, o.NR)({
allow: [],
ask: [],
deny: [],
[t]: i.rules
}).diagnostics;
if (a !== void 0) return {
...r,
rules: [],
why: `${a.message}: ${a.hint}`,
isMissing: l
};
return {
...r,
...i
};
}
const migrateRule = t => migratedAs(t, meaningOfRule(t));
function meaningOfRule({list: t, text: e}) {
const [, n = "", s] = /^\s*([^(]*?)\s*(?:\((.*)\))?\s*$/s.exec(e) ?? [];
if ((0, l.Z_)(n)) return {
why: `the tool ${n} does not exist here`,
isHarmless: true
};
if (/^mcp__github(?:__|$|_(?:inline_comment|file_ops|comment|ci)__)/.test(n)) return meaningOfGithubTool(e, t);
const i = (0, l.Zt)(n);
if (i === void 0) return {
why: `the tool ${JSON.stringify(n)} is unknown`
};
if (s === void 0 || s.trim() === "*") return plain(e, i);
if (i === "Bash") return meaningOfCommands(e, s.trim(), t);
const o = `${i}(${s.trim()})`;
if (t !== "allow") return plain(e, (0, r.V)(o), "file patterns are those of gitignore there");
return plain(e, o.replace(/\((?:\.?\/)(?!\/)/, "("), "the path is relative to the project there");
}
function plain(t, e, n = "the name of the tool here") {
return {
rules: [ e ],
why: e === t.trim() ? null : n
};
}
function meaningOfCommands(t, e, n) {
const s = /^\s*(?:run_shell_command|ShellTool)\s*\(/i.test(t);
if (s) return plain(t, `Bash(${asPrefix(e)})`, "a command there is a prefix");
const i = (0, a.Vo)(e);
if (i.length === 0 || !/:\*\s*[,|]/.test(e)) return plain(t, `Bash(${e})`);
const r = i.map(t => `Bash(${t})`);
if (n === "allow") return {
why: `it allows nothing there; if it should, write ${r.join(" and ")}`
};
return {
rules: r,
why: "one rule per command"
};
}
const asPrefix = t => /(?::\*|\s\*)$/.test(t) ? t : `${t}:*`;
function meaningOfGithubTool(t, e) {
const n = (0, i.X)(t, e);
if (n.length > 0) return {
rules: n,
why: "without a server github, Sallyport posts it"
};
const s = "it needs a server github in mcp-servers; the issue or pull request is part of the context";
return e === "allow" ? {
why: s
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
var s = n(93768);
function fromGitignoreRule(t) {
const [, e = "", n = ""] = /^([^(]*)\(\s*(.*?)\s*\)\s*$/s.exec(t) ?? [];
const i = (0, s.Zt)(e.trim());
if (n === "" || i === void 0 || (0, s.LB)(i) !== "path") return t;
if (/^(?:\/\/|~|\*\*\/)/.test(n)) return t;
const r = n.replace(/^(?:\.?\/)+/, "");
return `${e}(${r === n ? "**/" : ""}${r})`;
}
}),
78535: (function(t, e, n) {
n.d(e, {
j: () => memoizeByObject
});
function memoizeByObject(t) {
const e = new WeakMap;
return n => {
const s = e.get(n);
if (s !== void 0) return s.value;
const i = t(n);
e.set(n, {
value: i
});
return i;
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
var s = n(56091);
var i = n(64524);
var r = n(78535);
const o = (0, r.j)(t => {
if (t.specifier.kind !== "command") return [];
const {pattern: e} = t.specifier;
const n = t.text.slice(t.text.indexOf("(") + 1, t.text.lastIndexOf(")"));
const s = l.test(t.text);
const r = alternatives(n).flatMap(t => {
const e = (0, i.R4)(t);
return typeof e === "string" ? [] : [ e ];
});
if (r.length === 0 && !s && !e.words.some(isWide)) return [];
return [ e, ...r ].flatMap(t => textsOf({
...t,
open: t.open || s
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
const s = n.join(" ");
if (s === "") return [];
const i = t.length === 1;
return [ s, ...e || i ? [ `${s} *` ] : [] ].map(t => t.split("*"));
}
function programText(t) {
const [e = "", ...n] = t.split(" ");
return [ e.slice(e.lastIndexOf("/") + 1).toLowerCase(), ...n ].join(" ");
}
function matchesWideText(t, e) {
const n = e.indexOf(null);
const s = e.slice(0, n < 0 ? e.length : n).map(t => t ?? "");
const i = programText(s.join(" "));
if (n < 0) return t.some(t => matchesText(t, i));
const r = s.length === 0 ? "" : `${i} `;
return t.some(([t = ""]) => t.startsWith(r) || r.startsWith(t));
}
function matchesText(t, e) {
const [n = ""] = t;
const s = t.at(-1) ?? "";
if (t.length === 1) return e === n;
if (e.length < n.length + s.length || !e.startsWith(n) || !e.endsWith(s)) return false;
let i = n.length;
for (const n of t.slice(1, -1)) {
const t = e.indexOf(n, i);
if (t < 0) return false;
i = t + n.length;
}
return i <= e.length - s.length;
}
const a = /'[^']*'|"(?:\\.|[^"\\])*"|\\./gs;
function alternatives(t) {
const e = [];
const n = t.replace(a, t => String.fromCharCode(57344 + e.push(t) - 1));
if (!/[,|]/.test(n)) return [];
const i = n.replace(/\(([^()]*\|[^()]*)\)/g, (t, e) => `{${e.replaceAll("|", ",")}}`);
const r = ((0, s.P)(i) ?? [ i ]).flatMap(t => t.split(/[,|]+/));
return r.map(t => t.replace(/[\ue000-\uefff]/g, t => e[t.charCodeAt(0) - 57344] ?? "").trim()).filter(e => e !== "" && e !== t.trim());
}
function hasAlternatives({specifier: t, text: e}) {
return t.kind === "command" && /[({][^(){}'"]*[,|][^(){}'"]*[)}](?=.)|:\*\s*[,|]/.test(e.slice(e.indexOf("(") + 1));
}
})
};
