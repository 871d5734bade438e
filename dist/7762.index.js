"use strict";

exports.id = 7762;

exports.ids = [ 7762 ];

exports.modules = {
7762: (function(t, e, n) {
n.r(e);
n.d(e, {
readFlags: () => readFlags
});
var s = n(15719);
var r = n(93768);
var o = n(21806);
const claude = t => ({
list: t,
migrate: o.IP
});
const copilot = t => ({
list: t,
migrate: t => (0, o.kg)(t, meaningOfCopilot(t))
});
const i = {
allowedTools: claude("allow"),
"allowed-tools": claude("allow"),
disallowedTools: claude("deny"),
"disallowed-tools": claude("deny"),
"allow-tool": copilot("allow"),
"deny-tool": copilot("deny")
};
const l = {
"allow-all-tools": "every tool",
"allow-all": "every tool, path and address",
yolo: "everything",
"dangerously-skip-permissions": "everything"
};
const a = /(?<![\w-])--([a-zA-Z-]+)(?![\w-])/g;
function readFlags(t, e) {
const n = [];
const s = [];
let [r, o] = [ 1, 0 ];
for (const {0: c, 1: u = "", index: h} of e.matchAll(a)) {
r += e.slice(o, h).split("\n").length - 1;
o = h;
const a = `${t}:${String(r)}`;
const f = Object.hasOwn(i, u) ? i[u] : void 0;
const m = Object.hasOwn(l, u) ? l[u] : void 0;
m !== void 0 && s.push(`${a}: ${c} allows ${m}: name what the run needs in allow`);
if (f === void 0) continue;
const d = valuesAt(e, h + c.length).flatMap(itemsOf);
n.push(...d.map(t => f.migrate({
list: f.list,
text: t,
location: a
})));
}
return {
entries: n,
notices: s
};
}
function valuesAt(t, e) {
const n = /(?:"(?:\\[^]|[^"\\])*"|'[^']*'|\((?:[^()\n]|\([^()\n]*\))*\)|\\[^\n]|[^\s\\"'(])+/y;
const s = /(?:[ \t]|\\\r?\n)*/y;
const r = [];
let o = t.charAt(e) === "=" ? e + 1 : e;
const i = o > e;
while (r.length === 0 || !i) {
s.lastIndex = o;
o += s.exec(t)?.[0].length ?? 0;
n.lastIndex = o;
const e = n.exec(t)?.[0];
if (e === void 0 || /^(?:-|[|;&<>)])/.test(e)) break;
r.push(e.replace(/"((?:\\[^]|[^"\\])*)"|'([^']*)'/g, (t, e, n) => e === void 0 ? n ?? "" : e.replace(/\\(["\\$`])/g, "$1")));
o += e.length;
}
return r;
}
const itemsOf = t => t.match(/(?:[^\s,(]|\((?:[^()]|\([^()]*\))*\))+/g) ?? [];
const c = /^(?:git|gh|npm|pnpm|yarn|bun|cargo|go|dotnet|docker|podman|kubectl|helm|pip3?|uv|poetry|gem|bundle|composer|brew|apt|apt-get|terraform|az|aws|gcloud)$/;
function meaningOfCopilot({list: t, text: e}) {
const [, n = "", i = ""] = /^([^(]*)(?:\((.*)\))?$/s.exec(e) ?? [];
if (n === "shell") return i === "" ? {
rules: [ "Bash" ],
why: "the tool here"
} : meaningOfShell(t, i);
if (n === "url") return meaningOfUrl(t, i);
if (n === "write" || n === "read") {
const t = n === "write" ? "Write" : "Read";
return {
rules: [ i === "" ? t : `${t}(${i})` ],
why: "the tool here"
};
}
if (n === "memory" || (0, r.Z_)(n)) return {
why: `the tool ${n} does not exist here`,
isHarmless: true
};
const l = (0, r.Zt)(n);
if (l !== void 0 && i === "") return {
rules: [ l ],
why: "the tool here"
};
const a = n === "github-mcp-server" ? "github" : n;
const c = i === "" ? `mcp__${a}` : `mcp__${a}__${i}`;
if (a !== "github" || (0, s.X)(c, t).length > 0 || i === "") return a === "github" ? (0, 
o.Ce)(c, t) : {
rules: [ c ],
why: "a tool of an MCP server"
};
return (0, o.Ce)(c, t);
}
function meaningOfShell(t, e) {
const n = e.replace(/:\*$/, "");
if (n.includes("*")) return t === "allow" ? {
why: "a star within a command is not read; name the commands"
} : {
rules: [ /^[\s*]*$/.test(n) ? "Bash" : `Bash(${n}*)` ],
why: "a command there is a prefix"
};
const s = n.trim().split(/\s+/);
const r = t === "allow" && s.length === 1 && !e.endsWith(":*") && c.test(e);
if (r) return {
rules: [ `Bash(${e})` ],
why: `no sub-command is named; if all are meant, write Bash(${e}:*)`
};
return {
rules: [ (0, o.Hc)(s) ],
why: "a command there is a prefix"
};
}
function meaningOfUrl(t, e) {
const [, n = "", s = ""] = /^(?:https?:\/\/)?([^/]*)(.*)$/s.exec(e) ?? [];
if (e === "") return {
rules: [ "WebFetch" ],
why: "the tool here"
};
if (t === "allow" && s.replace(/^\/\*{0,2}$/, "") !== "") return {
why: `a rule names a host and no path; if all of it may be read, write WebFetch(domain:${n})`
};
return {
rules: [ `WebFetch(domain:${n})` ],
why: "the host of the address"
};
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
var r = n(15719);
var o = n(54588);
var i = n(33646);
var l = n(93768);
var a = n(61249);
var c = n(20653);
function migratedAs({list: t, text: e, location: n}, r) {
const o = {
list: t,
location: n,
entry: (0, c.TN)(e)
};
const l = t !== "allow";
if (!("rules" in r)) return {
...o,
rules: [],
why: r.why,
isMissing: l && r.isHarmless !== true
};
if (r.rules.some(t => t.includes("\n") || (0, s.wh)(t) !== t)) return {
...o,
rules: [],
why: "a rule is one line of plain text",
isMissing: l
};
const [a] = (0, i.NR)({
allow: [],
ask: [],
deny: [],
[t]: r.rules
}).diagnostics;
if (a !== void 0) return {
...o,
rules: [],
why: `${a.message}: ${a.hint}`,
isMissing: l
};
return {
...o,
...r
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
const r = (0, l.Zt)(n);
if (r === void 0) return {
why: `the tool ${JSON.stringify(n)} is unknown`
};
if (s === void 0 || s.trim() === "*") return plain(e, r);
if (r === "Bash") return meaningOfCommands(e, s.trim(), t);
const i = `${r}(${s.trim()})`;
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
const s = /^\s*(?:run_shell_command|ShellTool)\s*\(/i.test(t);
if (s) return plain(t, `Bash(${asPrefix(e)})`, "a command there is a prefix");
const r = (0, a.Vo)(e);
if (r.length === 0 || !/:\*\s*[,|]/.test(e)) return plain(t, `Bash(${e})`);
const o = r.map(t => `Bash(${t})`);
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
const n = (0, r.X)(t, e);
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
const r = (0, s.Zt)(e.trim());
if (n === "" || r === void 0 || (0, s.LB)(r) !== "path") return t;
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
const s = e.get(n);
if (s !== void 0) return s.value;
const r = t(n);
e.set(n, {
value: r
});
return r;
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
var s = n(56091);
var r = n(64524);
var o = n(78535);
const i = (0, o.j)(t => {
if (t.specifier.kind !== "command") return [];
const {pattern: e} = t.specifier;
const n = t.text.slice(t.text.indexOf("(") + 1, t.text.lastIndexOf(")"));
const s = l.test(t.text);
const o = alternatives(n).flatMap(t => {
const e = (0, r.R4)(t);
return typeof e === "string" ? [] : [ e ];
});
if (o.length === 0 && !s && !e.words.some(isWide)) return [];
return [ e, ...o ].flatMap(t => textsOf({
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
const r = t.length === 1;
return [ s, ...e || r ? [ `${s} *` ] : [] ].map(t => t.split("*"));
}
function programText(t) {
const [e = "", ...n] = t.split(" ");
return [ e.slice(e.lastIndexOf("/") + 1).toLowerCase(), ...n ].join(" ");
}
function matchesWideText(t, e) {
const n = e.indexOf(null);
const s = e.slice(0, n < 0 ? e.length : n).map(t => t ?? "");
const r = programText(s.join(" "));
if (n < 0) return t.some(t => matchesText(t, r));
const o = s.length === 0 ? "" : `${r} `;
return t.some(([t = ""]) => t.startsWith(o) || o.startsWith(t));
}
function matchesText(t, e) {
const [n = ""] = t;
const s = t.at(-1) ?? "";
if (t.length === 1) return e === n;
if (e.length < n.length + s.length || !e.startsWith(n) || !e.endsWith(s)) return false;
let r = n.length;
for (const n of t.slice(1, -1)) {
const t = e.indexOf(n, r);
if (t < 0) return false;
r = t + n.length;
}
return r <= e.length - s.length;
}
const a = /'[^']*'|"(?:\\.|[^"\\])*"|\\./gs;
function alternatives(t) {
const e = [];
const n = t.replace(a, t => String.fromCharCode(57344 + e.push(t) - 1));
if (!/[,|]/.test(n)) return [];
const r = n.replace(/\(([^()]*\|[^()]*)\)/g, (t, e) => `{${e.replaceAll("|", ",")}}`);
const o = ((0, s.P)(r) ?? [ r ]).flatMap(t => t.split(/[,|]+/));
return o.map(t => t.replace(/[\ue000-\uefff]/g, t => e[t.charCodeAt(0) - 57344] ?? "").trim()).filter(e => e !== "" && e !== t.trim());
}
function hasAlternatives({specifier: t, text: e}) {
return t.kind === "command" && /[({][^(){}'"]*[,|][^(){}'"]*[)}](?=.)|:\*\s*[,|]/.test(e.slice(e.indexOf("(") + 1));
}
})
};
