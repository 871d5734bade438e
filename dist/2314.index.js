"use strict";

exports.id = 2314;

exports.ids = [ 2314, 2037, 6824, 7762 ];

exports.modules = {
7762: (function(e, t, n) {
n.r(t);
n.d(t, {
readFlags: () => readFlags
});
var s = n(15719);
var o = n(93768);
var r = n(21806);
const claude = e => ({
list: e,
migrate: r.IP
});
const copilot = e => ({
list: e,
migrate: e => (0, r.kg)(e, meaningOfCopilot(e))
});
const i = {
allowedTools: claude("allow"),
"allowed-tools": claude("allow"),
disallowedTools: claude("deny"),
"disallowed-tools": claude("deny"),
"allow-tool": copilot("allow"),
"deny-tool": copilot("deny")
};
const a = {
"allow-all-tools": "every tool",
"allow-all": "every tool, path and address",
yolo: "everything",
"dangerously-skip-permissions": "everything"
};
const l = /(?<![\w-])--([a-zA-Z-]+)(?![\w-])/g;
function readFlags(e, t) {
const n = [];
const s = [];
let [o, r] = [ 1, 0 ];
for (const {0: c, 1: u = "", index: p} of t.matchAll(l)) {
o += t.slice(r, p).split("\n").length - 1;
r = p;
const l = `${e}:${String(o)}`;
const d = Object.hasOwn(i, u) ? i[u] : void 0;
const m = Object.hasOwn(a, u) ? a[u] : void 0;
m !== void 0 && s.push(`${l}: ${c} allows ${m}: name what the run needs in allow`);
if (d === void 0) continue;
const f = valuesAt(t, p + c.length).flatMap(itemsOf);
n.push(...f.map(e => d.migrate({
list: d.list,
text: e,
location: l
})));
}
return {
entries: n,
notices: s
};
}
function valuesAt(e, t) {
const n = /(?:"(?:\\[^]|[^"\\])*"|'[^']*'|\((?:[^()\n]|\([^()\n]*\))*\)|\\[^\n]|[^\s\\"'(])+/y;
const s = /(?:[ \t]|\\\r?\n)*/y;
const o = [];
let r = e.charAt(t) === "=" ? t + 1 : t;
const i = r > t;
while (o.length === 0 || !i) {
s.lastIndex = r;
r += s.exec(e)?.[0].length ?? 0;
n.lastIndex = r;
const t = n.exec(e)?.[0];
if (t === void 0 || /^(?:-|[|;&<>)])/.test(t)) break;
o.push(t.replace(/"((?:\\[^]|[^"\\])*)"|'([^']*)'/g, (e, t, n) => t === void 0 ? n ?? "" : t.replace(/\\(["\\$`])/g, "$1")));
r += t.length;
}
return o;
}
const itemsOf = e => e.match(/(?:[^\s,(]|\((?:[^()]|\([^()]*\))*\))+/g) ?? [];
const c = /^(?:git|gh|npm|pnpm|yarn|bun|cargo|go|dotnet|docker|podman|kubectl|helm|pip3?|uv|poetry|gem|bundle|composer|brew|apt|apt-get|terraform|az|aws|gcloud)$/;
function meaningOfCopilot({list: e, text: t}) {
const [, n = "", i = ""] = /^([^(]*)(?:\((.*)\))?$/s.exec(t) ?? [];
if (n === "shell") return i === "" ? {
rules: [ "Bash" ],
why: "the tool here"
} : meaningOfShell(e, i);
if (n === "url") return meaningOfUrl(e, i);
if (n === "write" || n === "read") {
const e = n === "write" ? "Write" : "Read";
return {
rules: [ i === "" ? e : `${e}(${i})` ],
why: "the tool here"
};
}
if (n === "memory" || (0, o.Z_)(n)) return {
why: `the tool ${n} does not exist here`,
isHarmless: true
};
const a = (0, o.Zt)(n);
if (a !== void 0 && i === "") return {
rules: [ a ],
why: "the tool here"
};
const l = n === "github-mcp-server" ? "github" : n;
const c = i === "" ? `mcp__${l}` : `mcp__${l}__${i}`;
if (l !== "github" || (0, s.X)(c, e).length > 0 || i === "") return l === "github" ? (0, 
r.Ce)(c, e) : {
rules: [ c ],
why: "a tool of an MCP server"
};
return (0, r.Ce)(c, e);
}
function meaningOfShell(e, t) {
const n = t.replace(/:\*$/, "");
if (n.includes("*")) return e === "allow" ? {
why: "a star within a command is not read; name the commands"
} : {
rules: [ /^[\s*]*$/.test(n) ? "Bash" : `Bash(${n}*)` ],
why: "a command there is a prefix"
};
const s = n.trim().split(/\s+/);
const o = e === "allow" && s.length === 1 && !t.endsWith(":*") && c.test(t);
if (o) return {
rules: [ `Bash(${t})` ],
why: `no sub-command is named; if all are meant, write Bash(${t}:*)`
};
return {
rules: [ (0, r.Hc)(s) ],
why: "a command there is a prefix"
};
}
function meaningOfUrl(e, t) {
const [, n = "", s = ""] = /^(?:https?:\/\/)?([^/]*)(.*)$/s.exec(t) ?? [];
if (t === "") return {
rules: [ "WebFetch" ],
why: "the tool here"
};
if (e === "allow" && s.replace(/^\/\*{0,2}$/, "") !== "") return {
why: `a rule names a host and no path; if all of it may be read, write WebFetch(domain:${n})`
};
return {
rules: [ `WebFetch(domain:${n})` ],
why: "the host of the address"
};
}
}),
76824: (function(e, t, n) {
n.r(t);
n.d(t, {
readSettings: () => readSettings
});
var s = n(20274);
var o = n(21806);
const r = [ [ "allow", "permissions", "allow" ], [ "ask", "permissions", "ask" ], [ "deny", "permissions", "deny" ], [ "allow", "tools", "allowed" ], [ "allow", "allowedTools" ], [ "deny", "tools", "exclude" ], [ "deny", "excludeTools" ] ];
const i = [ [ "allow", "tools", "core" ], [ "allow", "coreTools" ] ];
const a = {
acceptEdits: "set mode: auto-edit to allow writing files",
bypassPermissions: "name what the run needs in allow"
};
function readSettings(e, t) {
const n = r.flatMap(n => entriesAt(e, t, n));
const l = !n.some(({list: e}) => e === "allow");
const c = l ? i.flatMap(n => entriesAt(e, t, n)) : [];
const {defaultMode: u, additionalDirectories: p} = (0, s.qY)((0, s.qY)(t)["permissions"]);
const d = typeof u === "string" && Object.hasOwn(a, u) ? a[u] : void 0;
return {
entries: [ ...n, ...c ].map(o.IP),
notices: [ ...d === void 0 ? [] : [ `${e}: defaultMode is ${String(u)}: ${d}` ], ...(0, 
s._j)(p).length === 0 ? [] : [ `${e}: additionalDirectories has no counterpart; write Read(//DIR/**) for what the run needs` ] ]
};
}
function entriesAt(e, t, [n, ...o]) {
const r = o.reduce((e, t) => (0, s.qY)(e)[t], t);
return (0, s._j)(r).map((t, s) => ({
list: n,
text: typeof t === "string" ? t : JSON.stringify(t),
location: `${e}: ${o.join(".")}[${String(s)}]`
}));
}
}),
21806: (function(e, t, n) {
n.d(t, {
Ce: () => meaningOfGithubTool,
Hc: () => prefixRule,
IP: () => migrateRule,
kg: () => migratedAs
});
var s = n(7138);
var o = n(15719);
var r = n(54588);
var i = n(33646);
var a = n(93768);
var l = n(61249);
var c = n(20653);
function migratedAs({list: e, text: t, location: n}, o) {
const r = {
list: e,
location: n,
entry: (0, c.TN)(t)
};
const a = e !== "allow";
if (!("rules" in o)) return {
...r,
rules: [],
why: o.why,
isMissing: a && o.isHarmless !== true
};
if (o.rules.some(e => e.includes("\n") || (0, s.wh)(e) !== e)) return {
...r,
rules: [],
why: "a rule is one line of plain text",
isMissing: a
};
const [l] = (0, i.NR)({
allow: [],
ask: [],
deny: [],
[e]: o.rules
}).diagnostics;
if (l !== void 0) return {
...r,
rules: [],
why: `${l.message}: ${l.hint}`,
isMissing: a
};
return {
...r,
...o
};
}
const migrateRule = e => migratedAs(e, meaningOfRule(e));
function meaningOfRule({list: e, text: t}) {
const [, n = "", s] = /^\s*([^(]*?)\s*(?:\((.*)\))?\s*$/s.exec(t) ?? [];
if ((0, a.Z_)(n)) return {
why: `the tool ${n} does not exist here`,
isHarmless: true
};
if (/^mcp__github(?:__|$|_(?:inline_comment|file_ops|comment|ci)__)/.test(n)) return meaningOfGithubTool(t, e);
const o = (0, a.Zt)(n);
if (o === void 0) return {
why: `the tool ${JSON.stringify(n)} is unknown`
};
if (s === void 0 || s.trim() === "*") return plain(t, o);
if (o === "Bash") return meaningOfCommands(t, s.trim(), e);
const i = `${o}(${s.trim()})`;
if (e !== "allow") return plain(t, (0, r.V)(i), "file patterns are those of gitignore there");
return plain(t, i.replace(/\((?:\.?\/)(?!\/)/, "("), "the path is relative to the project there");
}
function plain(e, t, n = "the name of the tool here") {
return {
rules: [ t ],
why: t === e.trim() ? null : n
};
}
function meaningOfCommands(e, t, n) {
const s = /^\s*(?:run_shell_command|ShellTool)\s*\(/i.test(e);
if (s) return plain(e, `Bash(${asPrefix(t)})`, "a command there is a prefix");
const o = (0, l.Vo)(t);
if (o.length === 0 || !/:\*\s*[,|]/.test(t)) return plain(e, `Bash(${t})`);
const r = o.map(e => `Bash(${e})`);
if (n === "allow") return {
why: `it allows nothing there; if it should, write ${r.join(" and ")}`
};
return {
rules: r,
why: "one rule per command"
};
}
const asPrefix = e => /(?::\*|\s\*)$/.test(e) ? e : `${e}:*`;
function meaningOfGithubTool(e, t) {
const n = (0, o.X)(e, t);
if (n.length > 0) return {
rules: n,
why: "without a server github, Sallyport posts it"
};
const s = "it needs a server github in mcp-servers; the issue or pull request is part of the context";
return t === "allow" ? {
why: s
} : {
rules: [ e.trim() ],
why: "it is for a server github in mcp-servers"
};
}
const prefixRule = e => `Bash(${e.map(quotedWord).join(" ")}:*)`;
function quotedWord(e) {
return /^[\w@%+=:,./-]+$/.test(e) ? e : `'${e.replaceAll("'", "'\\''")}'`;
}
}),
11560: (function(e, t, n) {
n.d(t, {
hasKnownAction: () => hasKnownAction,
migrateWorkflow: () => migrateWorkflow
});
var s = n(38815);
var o = n(7138);
var r = n(67805);
var i = n(20653);
var a = n(11036);
var l = n(20274);
var c = n(69950);
var u = n(7762);
var p = n(76824);
var d = n(15719);
const m = /\$\{\{([\s\S]*?)\}\}/g;
const f = /^(?:github\.(?:repository|repository_owner|sha|run_id|run_number|run_attempt|server_url|api_url|event_name|workflow|job|workspace)|github\.event\.(?:pull_request|issue|discussion)\.number|github\.event\.(?:number|pull_request\.(?:base|head)\.sha|repository\.(?:full_name|name|default_branch))|vars\.\w+)$/;
const h = /github\.event\.(\w+)\.(?:[\w.]*\.)?(body|title|message|name|ref|label|head_branch)\b|github\.(head_ref)\b/;
function wordsFor(e) {
const [t, n = "pull_request", s = "branch"] = h.exec(e) ?? [];
if (t === void 0 || f.test(e)) return null;
const o = {
ref: "branch",
head_branch: "branch"
}[s] ?? s;
return `(the ${o} of the ${n.replaceAll("_", " ")} is in the context)`;
}
function newPrompt(e, t) {
const [, n, s] = /^\s*\/([A-Za-z][\w:.-]*)(?:\s+([^\n]*))?\s*$/.exec(e) ?? [];
if (n !== void 0) {
const e = s === void 0 || s.trim() === "" ? {} : {
args: withoutEventText(s.trim())
};
const o = {
command: n,
...e,
...variablesInput(environmentOf(t, ""))
};
return {
inputs: o,
why: "the prompt starts a command",
files: []
};
}
const o = new Map;
const r = withVariables(withoutEventText(e), t, o).replace(/\bmcp__github\w*__\w+/g, e => (0, 
d.X)(e, "allow")[0]?.replace(/\(.*$/, "") ?? e);
const i = /\bmcp__github\w*__\w+/.test(r) ? `${r.trimEnd()}\n\nThe tools mcp__github__\u2026 do not exist here: the issue or pull request is in the context.\n` : r;
if (o.size === 0) return {
inputs: {
prompt: i
},
why: null,
files: []
};
const a = `.github/prompts/${t.name}.prompt.md`;
return {
inputs: {
"prompt-file": a,
...variablesInput(o)
},
why: "values of other steps and of env are variables of a prompt file",
files: [ {
path: a,
text: `${i.trim()}\n`
} ]
};
}
function withoutEventText(e) {
return e.replace(m, (e, t) => wordsFor(t.trim()) ?? e);
}
function withVariables(e, t, n) {
const s = [ ...e.matchAll(m) ].some(([, e = ""]) => !f.test(e.trim()));
const o = environmentOf(t, e);
if (!s && o.size === 0) return e;
const r = e.replace(m, (e, t) => {
const s = variableName(t.trim(), n);
n.set(s, `\${{ toJSON(${t.trim()}) }}`);
return `\${input:${s}}`;
});
for (const [e, t] of o) n.set(e, t);
return r.replace(/\$(?:\{(\w+)\}|([A-Z_]\w*))/g, (e, t, n) => o.has(t ?? n ?? "") ? `\${input:${t ?? n ?? ""}}` : e);
}
function variableName(e, t) {
const n = e.match(/[A-Za-z_]\w*/g) ?? [];
const s = n.filter(e => ![ "github", "event", "steps", "outputs", "inputs", "env", "needs" ].includes(e));
const o = (e.includes("(") || e.includes("||") ? s.slice(0, 2) : s.slice(-2)).join("_") || "value";
const r = `\${{ toJSON(${e}) }}`;
for (let e = 1; ;e += 1) {
const n = e === 1 ? o : `${o}_${String(e)}`;
if (!t.has(n) || t.get(n) === r) return n;
}
}
function environmentOf({env: e}, t) {
const n = [ ...e ].filter(([e, n]) => {
if (/TOKEN|KEY|SECRET|PASSWORD|CREDENTIAL|^GEMINI_CLI_|^CLAUDE_|^NODE_|^CI$/i.test(e) || /secrets\./.test(n)) return false;
return t === "" || new RegExp(`\\$(?:\\{${e}\\}|${e}\\b)`).test(t);
});
return new Map(n.map(([e, t]) => [ e, asData(t) ]));
}
function asData(e) {
const t = withoutEventText(e);
const n = [ ...t.matchAll(m) ];
if (n.length === 0) return JSON.stringify(t);
const [s] = n;
if (n.length === 1 && s?.[0] === t.trim()) return `\${{ toJSON(${(s[1] ?? "").trim()}) }}`;
const escaped = e => e.replaceAll("'", "''").replaceAll("{", "{{").replaceAll("}", "}}");
let o = "";
let r = 0;
for (const [e, s] of n.entries()) {
o += `${escaped(t.slice(r, s.index))}{${String(e)}}`;
r = s.index + s[0].length;
}
o += escaped(t.slice(r));
return `\${{ toJSON(format('${o}', ${n.map(([, e = ""]) => e.trim()).join(", ")})) }}`;
}
function variablesInput(e) {
if (e.size === 0) return {};
return {
vars: [ ...e ].map(([e, t]) => `${e}: ${t}\n`).join("")
};
}
function draftOf(e) {
const t = [];
const n = [];
const s = [];
const o = [];
const r = [];
const i = new Set;
const take = (...t) => {
const n = t.filter(t => e.inputs.has(t));
for (const e of n) i.add(e);
return n.map(t => e.inputs.get(t)).find(e => e !== void 0 && e.trim() !== "");
};
const set = (e, n, s) => {
n !== void 0 && t.push({
name: e,
value: n,
why: s
});
};
return {
take: take,
set: set,
move: (e, t) => set(t, take(e), e),
note: e => void s.push(e),
drop: (...t) => {
o.push(...t.filter(t => e.inputs.has(t)));
take(...t);
},
permit: (e, t = []) => {
n.push(...e);
s.push(...t.map(e => e.replace(/^.*?: /, "")));
},
prompt: (t, n) => {
if (t === void 0) return;
const s = newPrompt(t, e);
for (const [e, t] of Object.entries(s.inputs)) set(e, t, e === "vars" ? "what the prompt reads of the event or of env" : s.why ?? n);
r.push(...s.files);
},
file: e => void r.push(e),
end: a => {
const l = [ ...e.inputs.keys() ].filter(e => !i.has(e));
const c = [ ...s, ...l.map(e => `${e} has no counterpart`) ];
return {
inputs: t,
rules: n,
unneeded: o,
files: r,
outputs: a,
open: c
};
}
};
}
function withProvider(e, t, n) {
if (e === void 0) return {
value: `${t}/${n}`,
why: "the model was not named; choose one"
};
const [, s] = /^\s*\$\{\{(.*)\}\}\s*$/s.exec(e) ?? [];
if (s !== void 0) return {
value: `${t}/\${{ ${withDefault(s.trim(), n)} }}`,
why: "with its provider"
};
const o = [ "anthropic", "google", "openai" ].includes(t) ? (0, c.fq)(e, `${t}/x`) : null;
return {
value: o ?? `${t}/${e}`,
why: "with its provider"
};
}
function withDefault(e, t) {
return e.includes("||") ? e : `${e} || '${t}'`;
}
function settingsRules(e, t) {
const n = (0, l.U4)(e.replace(/(?<=:\s*)\$\{\{.*?\}\}/g, "null"));
if (n === void 0) return {
value: n,
rules: [],
notices: []
};
const {entries: s, notices: o} = (0, p.readSettings)(t, n);
return {
value: n,
rules: s,
notices: o
};
}
function flagRules(e, t) {
const {entries: n, notices: s} = (0, u.readFlags)(t.replace(/:\d+$/, ""), e);
return {
entries: n.map(e => ({
...e,
location: t
})),
notices: s
};
}
function setKey(e, t, n, s) {
const o = t === void 0 ? "a key of the provider: create this secret" : s;
e.set("api-key", t ?? `\${{ secrets.${n} }}`, o);
}
const convertInference = e => {
const t = draftOf(e);
const [n, o] = [ t.take("prompt"), t.take("system-prompt") ];
const r = t.take("max-tokens", "max-completion-tokens");
if (o !== void 0 && n !== void 0) {
const r = newPrompt(`${o.trim()}\0${n.trim()}`, e);
const i = r.inputs["vars"];
const a = r.files[0]?.text ?? r.inputs["prompt"] ?? "";
const [l = "", c = ""] = a.replaceAll(/\$\{input:(\w+)\}/g, "{{$1}}").split("\0");
const u = `.github/prompts/${e.name}.prompt.yml`;
const message = (e, t) => ({
role: e,
content: `${t.trim()}\n`
});
const p = [ message("system", l), message("user", c) ];
t.file({
path: u,
text: (0, s.As)({
messages: p
}, {
lineWidth: 0
})
});
t.set("prompt-file", u, "prompt and system-prompt");
t.set("vars", i, "text of other people is data");
} else t.prompt(n, "prompt");
t.move("prompt-file", "prompt-file");
t.take("system-prompt-file") !== void 0 && t.note("system-prompt-file: make it the system message of a .prompt.yml");
t.set("vars", t.take("input"), "input");
t.take("file_input") !== void 0 && t.note("file_input: write @{path} in a prompt file");
const i = t.take("model");
const a = withProvider(i, "openai", "gpt-4o");
t.set("model", a.value, i === void 0 ? a.why : "model");
/^(?:openai|anthropic|google)\//.test(a.value) || a.value.includes("${{") || t.note("model: GitHub Models has been discontinued: choose a model of a provider with a key, or a server with base-url");
setKey(t, void 0, /^anthropic\//.test(a.value) ? "ANTHROPIC_API_KEY" : "OPENAI_API_KEY", "token");
t.move("endpoint", "base-url");
t.move("temperature", "temperature");
t.set("max-output-tokens", r, "max-tokens");
t.set("publish", "summary", "the action only returns the answer");
t.take("enable-github-mcp") === "true" && t.note("enable-github-mcp: the issue or pull request is part of the context; writes need rules");
t.take("copilot-allow-tools") !== void 0 && t.note("copilot-allow-tools: name the commands in allow");
t.drop("token", "github-mcp-token", "provider", "copilot-cli-path", "custom-headers", "enable-github-mcp");
return t.end({
response: "result",
"response-file": "report-path"
});
};
const g = {
"allowed-tools": "allowedTools",
"disallowed-tools": "disallowedTools"
};
function flagsIn(e) {
const t = new Map;
const n = e.replace(/^\s*#.*$/gm, "");
for (const {1: e = "", index: s, 0: o} of n.matchAll(/(?<![\w-])--([a-zA-Z-]+)(?![\w-])/g)) {
if (isQuoted(n, s)) continue;
const r = g[e] ?? e;
const i = valueAt(n, s + o.length);
const a = t.get(r);
t.set(r, a === void 0 || a === "" ? i : `${a},${i}`);
}
return t;
}
function isQuoted(e, t) {
const n = e.slice(0, t).replace(/\\./g, "");
const s = n.replace(/'[^']*'|"[^"]*"/g, "");
return /['"]/.test(s);
}
function valueAt(e, t) {
const n = e.slice(t).replace(/^[=\s]+/, "");
const s = n.match(/^(?:(?:"(?:\\[^]|[^"\\])*"|'[^']*'|\((?:[^()]|\([^()]*\))*\)|[^\s"'(]+)+\s*)+?(?=\s--[a-zA-Z]|--[a-zA-Z]|$)/)?.[0] ?? "";
if (n.startsWith("--")) return "";
return s.trim().replace(/"((?:\\[^]|[^"\\])*)"|'([^']*)'/g, (e, t, n) => t === void 0 ? n ?? "" : t.replace(/\\(["\\$`])/g, "$1")).trim();
}
const v = "claude-sonnet-4-5";
const convertClaude = e => {
const t = draftOf(e);
const n = t.take("prompt", "direct_prompt", "override_prompt");
const s = flagsIn(t.take("claude_args") ?? "");
t.prompt(n, "prompt");
t.set("prompt-file", t.take("prompt_file"), "prompt_file");
n !== void 0 || e.inputs.has("prompt_file") ? t.take("track_progress", "use_sticky_comment") !== "true" && t.set("publish", "summary", "the action posts only what the model posts") : t.set("trigger-phrase", t.take("trigger_phrase") ?? "@claude", "its default; here a comment begins with it");
e.inputs.get("track_progress") === "true" && t.set("progress", "true", "track_progress");
t.drop("trigger_phrase", "mode", "use_sticky_comment", "track_progress", ...w);
convertModel(t, e, s);
for (const [n, o] of [ [ "allowedTools", "allowed_tools" ], [ "disallowedTools", "disallowed_tools" ] ]) for (const r of [ s.get(n), t.take(o)?.replaceAll("\n", ",") ]) {
if (r === void 0) continue;
const s = flagRules(`--${n} "${r.replaceAll('"', '\\"')}"`, e.location);
t.permit(s.entries, s.notices);
}
const o = s.get("settings") ?? t.take("settings");
if (o !== void 0) {
const n = settingsRules(o, e.location);
t.permit(n.rules, n.notices);
n.value === void 0 ? t.note(`settings: translate its permissions with sallyport migrate ${o}`) : (0, 
l.u4)(n.value) && (0, l.u4)(n.value["hooks"]) && t.set("hooks", JSON.stringify(n.value["hooks"]), "hooks of settings");
}
const r = s.get("permission-mode");
r === "acceptEdits" ? t.set("mode", "auto-edit", "--permission-mode acceptEdits") : r === "plan" && t.set("mode", "plan", "--permission-mode plan");
const i = r === "bypassPermissions" || s.has("dangerously-skip-permissions");
i ? t.note("everything was permitted: add a rule to allow for each command that the run needs") : e.inputs.has("prompt") || s.has("allowedTools") || e.inputs.has("allowed_tools") || t.note("to let it change code, add mode: auto-edit, and PullRequest or PushToPullRequest to allow");
t.set("max-turns", s.get("max-turns") ?? t.take("max_turns"), "max-turns");
t.set("output-schema", s.get("json-schema"), "--json-schema");
for (const e of [ "timeout-minutes", "assignee-trigger", "label-trigger", "base-branch", "branch-prefix" ]) t.move(e.replace("-", "_"), e);
t.move("allowed_bots", "allow-bots");
convertUsers(t);
convertServers(t, s.get("mcp-config") ?? t.take("mcp_config"));
notes(t, s);
const a = {
execution_file: "transcript-path",
structured_output: "structured-output",
branch_name: "branch"
};
return t.end({
...a,
conclusion: "conclusion"
});
};
const w = [ ..."show_full_output display_report path_to_claude_code_executable path_to_bun_executable bot_id bot_name".split(" "), ..."use_commit_signing ssh_signing_key classify_inline_comments include_fix_links branch_name_template".split(" "), ..."additional_permissions experimental_allowed_domains use_node_cache system_prompt_file".split(" ") ];
function convertModel(e, {env: t, inputs: n}, s) {
const o = s.get("model") ?? e.take("model", "anthropic_model") ?? t.get("ANTHROPIC_MODEL");
const r = [ ...n.keys() ].filter(e => /^use_(?!sticky|commit|foundry|node)/.test(e));
const i = r.find(t => e.take(t) === "true")?.slice(4) ?? null;
e.take("use_foundry") === "true" && e.note("use_foundry: azure/DEPLOYMENT is the nearest model (docs/credentials.md)");
const a = withProvider(o, i ?? "anthropic", v);
e.set("model", a.value, a.why);
const l = s.get("fallback-model") ?? e.take("fallback_model");
l !== void 0 && e.set("fallback-model", withProvider(l, i ?? "anthropic", v).value, "with its provider");
const c = e.take("anthropic_api_key");
e.take(...r, "use_foundry");
if (i !== null) {
e.note(`${i}: the identity of the job is used without a key: docs/credentials.md`);
return;
}
const u = e.take("claude_code_oauth_token") !== void 0;
const p = [ "federation_rule_id", "organization_id", "service_account_id", "workspace_id", "oidc_audience" ];
e.take(...p.map(e => `anthropic_${e}`));
const d = c === void 0 ? "in place of the token of a subscription: create this secret" : "anthropic_api_key";
setKey(e, c ?? (u ? "${{ secrets.ANTHROPIC_API_KEY }}" : void 0), "ANTHROPIC_API_KEY", d);
}
function convertUsers(e) {
const t = e.take("allowed_non_write_users");
if (t === void 0) return;
t.trim() === "*" ? e.set("required-permission", "none", "allowed_non_write_users: everyone") : e.set("allow-users", t, "allowed_non_write_users");
}
function convertServers(e, t) {
if (t === void 0) return;
const n = (0, l.U4)(t);
(0, l.u4)(n) ? e.set("mcp-servers", JSON.stringify(n["mcpServers"] ?? n), "mcp-config; each tool needs a rule") : e.set("mcp-config", t, "mcp-config");
}
const _ = "put it into the prompt or AGENTS.md";
function notes(e, t) {
const n = e.take("github_token");
n === void 0 || /^\$\{\{\s*(?:secrets\.GITHUB_TOKEN|github\.token)\s*\}\}$/.test(n.trim()) || e.set("github-token", n, "github_token");
for (const t of [ "custom_instructions", "system_prompt", "append_system_prompt" ]) e.take(t) !== void 0 && e.note(`${t}: ${_}`);
for (const n of [ "system-prompt", "append-system-prompt", "system-prompt-file" ]) t.has(n) && e.note(`--${n}: ${_}`);
e.take("plugins", "plugin_marketplaces") !== void 0 && e.note("plugins: commit the plugin, and name its directory in plugin-directories");
e.take("claude_env") !== void 0 && e.note("claude_env: name the variables in command-env");
for (const t of [ "include_comments_by_actor", "exclude_comments_by_actor" ]) e.take(t) !== void 0 && e.note(`${t}: minimum-trust leaves out comments by the trust in their authors`);
for (const n of [ "add-dir", "agents", "agent" ]) t.has(n) && e.note(`--${n} has no counterpart`);
}
const convertCodex = e => {
const t = draftOf(e);
const n = wordsOf(t.take("codex-args") ?? "");
const s = flagsIn(n);
t.prompt(t.take("prompt"), "prompt");
t.move("prompt-file", "prompt-file");
const o = /(?:^|[\s"'[,])-m["',\s]+([\w./-]+)/.exec(n)?.[1];
const r = withProvider(t.take("model") ?? s.get("model") ?? o, "openai", "gpt-5");
t.set("model", r.value, r.why);
setKey(t, t.take("openai-api-key", "openai_api_key"), "OPENAI_API_KEY", "openai-api-key");
const i = t.take("responses-api-endpoint");
t.set("base-url", i?.replace(/\/responses\/?$/, ""), "responses-api-endpoint");
const a = /model_reasoning_effort\s*=\s*\\?["']?(\w+)/.exec(n)?.[1];
t.set("effort", t.take("effort") ?? a, "effort");
t.set("output-schema", t.take("output-schema", "output-schema-file"), "output-schema");
const l = t.take("sandbox") ?? s.get("sandbox") ?? "workspace-write";
if (l !== "read-only") {
t.set("mode", "auto-edit", `sandbox: ${l}; a command that does more than read needs a rule in allow`);
l === "danger-full-access" && t.note("everything was permitted: add a rule to allow for each command that the run needs");
}
const c = t.take("allow-users");
c?.trim() === "*" ? t.set("required-permission", "none", "allow-users: everyone") : t.set("allow-users", c, "allow-users");
const u = t.take("allow-bot-users") ?? (t.take("allow-bots") === "true" ? "*" : void 0);
t.set("allow-bots", u, "allow-bots");
t.take("allow-bots");
t.set("working-directory", t.take("working-directory"), "working-directory");
t.set("publish", "summary", "the action posts nothing by itself");
t.take("output-file") !== void 0 && t.note("output-file: a later step can write the output result to a file");
const p = [ "model", "sandbox", "config", "json", "color", "full-auto", "ephemeral", "output-last-message" ];
for (const e of s.keys()) p.includes(e) || t.note(`codex-args: --${e} has no counterpart`);
t.drop("codex-version", "codex-home", "safety-strategy", "codex-user");
return t.end({
"final-message": "result",
final_message: "result"
});
};
function wordsOf(e) {
const t = (0, l.U4)(e);
return Array.isArray(t) ? t.map(String).join(" ") : e;
}
var y = n(21806);
const $ = [ ..."gemini_cli_version gemini_debug upload_artifacts use_pnpm workflow_name github_pr_number".split(" "), ..."github_issue_number qwen_cli_version qwen_debug gcp_token_format gcp_access_token_scopes debug version".split(" ") ];
const b = [ ..."use_vertex_ai use_gemini_code_assist google_api_key gemini_api_key".split(" "), ..."gcp_project_id gcp_service_account gcp_location gcp_workload_identity_provider".split(" ") ];
const convertGemini = e => {
const t = draftOf(e);
const n = convertSettings(t, e);
const s = t.take("use_vertex_ai") === "true";
const o = t.take("gemini_model") ?? n.model ?? e.env.get("GEMINI_MODEL");
const r = withProvider(o, s ? "vertex" : "google", "gemini-2.5-pro");
const i = t.take("gemini_api_key", "google_api_key", "GEMINI_API_KEY") ?? e.env.get("GEMINI_API_KEY");
const a = t.take("gcp_project_id", "gcp_workload_identity_provider", "gcp_service_account", "gcp_location");
t.prompt(t.take("prompt"), "prompt");
t.set("model", r.value, r.why);
s || setKey(t, i, "GEMINI_API_KEY", "gemini_api_key");
a === void 0 || !s && i !== void 0 || t.note("for Vertex AI: model: vertex/ID, by the identity of the job (docs/credentials.md)");
t.take("use_gemini_code_assist") === "true" && t.note("use_gemini_code_assist has no counterpart: use a key or Vertex AI");
return end(t);
};
const convertQwen = e => {
const t = draftOf(e);
const n = convertSettings(t, e);
const s = t.take("openai_model", "qwen_model") ?? n.model ?? e.env.get("OPENAI_MODEL");
const o = withProvider(s, "compatible", "qwen3-coder-plus");
t.prompt(t.take("prompt"), "prompt");
t.set("model", o.value, o.why);
const r = t.take("openai_base_url", "qwen_base_url") ?? e.env.get("OPENAI_BASE_URL");
const i = r === void 0 ? "the address of the server: create this variable" : "openai_base_url";
t.set("base-url", r ?? "${{ vars.OPENAI_BASE_URL }}", i);
const a = t.take("openai_api_key", "qwen_api_key") ?? e.env.get("OPENAI_API_KEY");
setKey(t, a, "OPENAI_API_KEY", "openai_api_key");
return end(t);
};
function end(e) {
e.set("publish", "summary", "the action posts nothing by itself");
const t = e.take("extensions");
t !== void 0 && t.replaceAll(/[\s[\]]/g, "") !== "" && e.note("extensions: nothing is installed; commit their commands and skills");
e.drop(...$);
e.take(...b);
return e.end({
summary: "result",
error: "reason"
});
}
function convertSettings(e, {location: t}) {
const n = e.take("settings", "settings_json");
if (n === void 0) return {
model: void 0
};
const {value: s, rules: o, notices: r} = settingsRules(n, t);
if (!(0, l.u4)(s)) {
e.note("settings could not be read: translate its lists of tools");
return {
model: void 0
};
}
const i = [ "coreTools", "tools" ].some(e => s[e] !== void 0);
i || e.note("every tool was permitted: add a rule to allow for each command that the run needs");
e.permit(o, r);
const {maxSessionTurns: a, model: c} = s;
const u = a ?? (0, l.qY)(c)["maxSessionTurns"];
typeof u === "number" && u > 0 && e.set("max-turns", String(u), "maxSessionTurns of settings");
const p = (0, l.qY)(s["mcpServers"]);
const d = (0, l._j)((0, l.qY)(p["github"])["includeTools"]).filter(e => typeof e === "string");
e.permit(d.map(e => (0, y.IP)({
list: "allow",
text: `mcp__github__${e}`,
location: t
})));
const m = Object.entries(p).filter(([e]) => e !== "github");
const f = "mcpServers of settings; each tool needs a rule";
m.length > 0 && e.set("mcp-servers", JSON.stringify(Object.fromEntries(m)), f);
const h = typeof c === "string" ? c : (0, l.qY)(c)["name"];
return {
model: typeof h === "string" ? h : void 0
};
}
const convertPromptfoo = e => {
const t = draftOf(e);
const n = `.sallyport/batches/${e.name}.yml`;
const s = t.take("config") ?? "promptfooconfig.yaml";
const o = t.take("prompts");
const r = t.take("repeat");
const i = t.take("fail-on-threshold");
t.set("batch", n, `the tests of ${s}`);
const a = t.take("anthropic-api-key");
setKey(t, t.take("openai-api-key") ?? a, "OPENAI_API_KEY", "the key");
t.move("max-concurrency", "concurrency");
t.set("working-directory", t.take("working-directory"), "working-directory");
t.note(`write the providers, tests and assertions of ${s} into ${n}: docs/evaluations.md`);
o !== void 0 && t.note(`prompts: ${o.trim().split(/\s+/).join(", ")} is the prompt-file of an entry each`);
const l = Number(i);
const c = [ `name: ${e.name}`, ...Number.isFinite(l) ? [ `min-pass-rate: ${String(l > 1 ? l / 100 : l)} # fail-on-threshold` ] : [], "jobs:", "  - id: tests", "    prompt-file: prompts/prompt.prompt.yml # prompts", `    model: ${a === void 0 ? "openai/gpt-5" : "anthropic/claude-sonnet-4-5"} # providers`, ...r === void 0 ? [] : [ `    repeat: { times: ${r} }` ], "    items:", "      list: [one] # the variables of each test", "    evaluate:", '      - { name: not empty, matches: "\\\\S" } # assert', "" ];
t.file({
path: n,
text: c.join("\n")
});
t.drop(...k);
return t.end({});
};
const k = [ ..."github-token cache-path promptfoo-version no-share no-table no-progress-bar no-cache disable-comment".split(" "), ..."debug use-config-prompts env-files workflow-files workflow-base force-run repeat-min-pass config".split(" ") ];
const x = [ [ /^anthropics\/claude-code-(?:base-)?action(?:\/base-action)?@/i, convertClaude ], [ /^google-(?:github-actions|gemini)\/(?:run-gemini-cli|gemini-cli-action)@/i, convertGemini ], [ /^QwenLM\/qwen-code-action@/i, convertQwen ], [ /^openai\/codex-action@/i, convertCodex ], [ /^actions\/ai-inference@/i, convertInference ], [ /^promptfoo\/promptfoo-action@/i, convertPromptfoo ] ];
function hasKnownAction(e) {
return /^\s*-?\s*uses:/m.test(e) && usesIn(e).some(e => productOf(e) !== void 0);
}
function usesIn(e) {
return [ ...e.matchAll(/uses:\s*['"]?([^\s'"#]+)/g) ].map(([, e = ""]) => e);
}
const productOf = e => x.find(([t]) => t.test(e))?.[1];
function migrateWorkflow(e, t) {
const n = (0, s.parseDocument)(t);
if (n.errors.length > 0) return null;
const o = n.get("jobs");
const r = eventsOf(n);
const i = [];
const a = e.replace(/^.*\//, "").replace(/\.ya?ml$/i, "");
const convertAll = n => {
const o = n.get("steps");
if (!(0, s.isSeq)(o)) return;
for (const l of o.items) {
if (!(0, s.isMap)(l)) continue;
const o = productOf(textAt(l, "uses") ?? "");
if (o === void 0) continue;
const c = l.range?.[0] ?? 0;
const u = {
inputs: valuesOf(l.get("with")),
env: valuesOf(l.get("env")),
name: i.length === 0 ? a : `${a}-${String(i.length + 1)}`,
location: `${e}:${String(t.slice(0, c).split("\n").length)}`
};
i.push({
id: textAt(l, "id"),
map: l,
job: n,
events: r,
given: u,
made: o(u)
});
}
};
if ((0, s.isMap)(o)) for (const {value: e} of o.items) (0, s.isMap)(e) && convertAll(e);
const l = n.get("runs");
(0, s.isMap)(l) && convertAll(l);
const c = i;
const u = c.flatMap(e => editsOf(e, t));
let p = t;
for (const {start: e, end: t, text: n} of u.toSorted((e, t) => t.start - e.start)) p = `${p.slice(0, e)}${n}${p.slice(t)}`;
for (const {id: e, made: t} of c) p = withOutputs(p, e, t.outputs);
const d = c.flatMap(({made: e}) => e.files);
return {
files: [ {
path: e,
text: p
}, ...d ],
rules: c.flatMap(({made: e}) => e.rules),
open: c.flatMap(({made: e, given: t}) => e.open.map(e => `${t.location}: ${e}`))
};
}
function textAt(e, t) {
const n = e.get(t);
return typeof n === "string" ? n : null;
}
function eventsOf(e) {
const t = e.get("on") ?? e.get(true);
if (typeof t === "string") return [ t ];
const n = (0, s.isMap)(t) || (0, s.isSeq)(t) ? t.toJSON() : null;
return Array.isArray(n) ? n.map(String) : Object.keys(n ?? {});
}
function valuesOf(e) {
if (!(0, s.isMap)(e)) return new Map;
return new Map(e.items.map(({key: e, value: t}) => {
const n = (0, s.isScalar)(t) ? t.source ?? t.value : (0, s.isMap)(t) || (0, s.isSeq)(t) ? t.toJSON() : t;
return [ String((0, s.isScalar)(e) ? e.value : e), typeof n === "string" ? n : n === null ? "" : JSON.stringify(n) ];
}));
}
function editsOf(e, t) {
const n = new Map(e.map.items.map(e => [ String((0, s.isScalar)(e.key) ? e.key.value : e.key), e ]));
const r = n.get("uses");
const a = (0, s.isScalar)(r?.value) ? r.value.range : void 0;
if (a === void 0 || a === null || e.map.flow === true) return [];
const l = " ".repeat(columnOf(t, keyStart(r)));
const c = [ ...e.made.open.map(e => `# TODO ${(0, i.TN)(e)}`), ...e.made.unneeded.length === 0 ? [] : [ `# not needed here: ${[ ...new Set(e.made.unneeded) ].join(", ")}` ], ...[ ...e.made.inputs ].sort((e, t) => rankOf(e.name) - rankOf(t.name)).flatMap(({name: e, value: t, why: n}) => [ ...n === e ? [] : [ `# ${(0, 
i.TN)(n)}` ], ...(0, s.As)({
[e]: t.includes("\n") ? `${t.trimEnd()}\n` : t
}, {
lineWidth: 0,
blockQuote: "literal"
}).trimEnd().split("\n") ]), ...O.flatMap(t => ruleLines(t, e.made.rules)) ];
const u = [ "with:", ...c.map(e => e === "" ? "" : `${l}  ${(0, o.wh)(e)}`) ].join("\n");
const p = n.get("with");
const d = endOfLine(t, a[1]);
const m = "OWNER/sallyport@v1" + (p === void 0 ? `\n${l}${u}` : "");
const f = [ {
start: a[0],
end: d,
text: m
} ];
p !== void 0 && f.push({
start: keyStart(p),
end: endOfPair(p, t),
text: u
});
const h = n.get("env");
h !== void 0 && f.push(lineEdit(h, t));
return [ ...f, ...permissionEdits(e, t) ];
}
const keyStart = e => (0, s.isScalar)(e?.key) ? e.key.range?.[0] ?? 0 : 0;
const columnOf = (e, t) => t - (e.lastIndexOf("\n", t - 1) + 1);
function endOfLine(e, t) {
const n = e.indexOf("\n", t);
return n < 0 ? e.length : n;
}
function endOfPair({value: e}, t) {
const n = e?.range ?? [ 0, 0 ];
const s = n[0] ?? 0;
return s + t.slice(s, n[1] ?? s).trimEnd().length;
}
function lineEdit(e, t) {
const n = keyStart(e);
const s = t.lastIndexOf("\n", n - 1) + 1;
const o = t.slice(s, n).trim() === "";
const r = endOfLine(t, endOfPair(e, t));
return o ? {
start: s,
end: Math.min(r + 1, t.length),
text: ""
} : {
start: n,
end: endOfPair(e, t),
text: "env: {}"
};
}
const O = [ "allow", "ask", "deny" ];
const A = [ "batch", "prompt", "prompt-file", "command", "args", "vars", "model", "base-url", "api-key" ];
function rankOf(e) {
const t = A.indexOf(e);
return t < 0 ? A.length : t;
}
function ruleLines(e, t) {
const n = t.filter(t => t.list === e);
const s = new Map;
for (const {rules: e, entry: t, why: o} of n) for (const n of e) s.has(n) || s.set(n, o === null ? "" : `  # ${(0, 
i.TN)(t)}: ${(0, i.TN)(o)}`);
const o = n.filter(({rules: e}) => e.length === 0);
return [ ...o.map(({entry: t, why: n}) => `# ${e} without ${(0, i.TN)(t)}: ${(0, 
i.TN)(n ?? "")}`), ...s.size === 0 ? [] : [ `${e}: |` ], ...[ ...s ].flatMap(([e, t]) => [ ...t === "" ? [] : [ t ], `  ${e}` ]) ];
}
function withOutputs(e, t, n) {
if (t === null) return e;
const s = new RegExp(`(steps\\.${t}\\.outputs)(?:\\.([\\w-]+)|\\[\\s*'([\\w-]+)'\\s*\\])`, "g");
return e.replace(s, (e, t, s, o) => {
const r = s ?? o ?? "";
return Object.hasOwn(n, r) ? `${t}.${n[r] ?? ""}` : e;
});
}
function permissionEdits({job: e, events: t, made: n}, o) {
const i = e.items.find(({key: e}) => (0, s.isScalar)(e) && e.value === "permissions");
if (i === void 0 || !(0, s.isMap)(i.value) || i.value.items.length === 0 || i.value.flow === true) return [];
const l = i.value;
const c = n.inputs.find(({name: e}) => e === "publish")?.value;
const u = n.rules.filter(({list: e}) => e === "allow").flatMap(({rules: e}) => e);
const p = {
...(0, r.L6)(),
...c === void 0 ? {} : {
publish: [ c ]
},
batch: n.inputs.find(({name: e}) => e === "batch")?.value,
lists: {
allow: u,
ask: [],
deny: []
}
};
const d = new Set;
for (const e of t) {
e !== "issues" && e !== "issue_comment" || d.add("issue");
(e.startsWith("pull_request") || e === "issue_comment") && d.add("pull-request");
}
const m = new Map;
for (const {feature: e, anyOf: t} of (0, a.r)(p, d)) for (const n of t) {
const [t = "", s = ""] = n.split(":").map(e => e.trim());
m.get(t)?.level !== "write" && m.set(t, {
level: s,
feature: e
});
}
const f = [];
for (const [e, {level: t, feature: n}] of m) {
const r = l.items.find(({key: t}) => (0, s.isScalar)(t) && t.value === e);
if (r === void 0) {
const s = l.items.at(-1);
if (s === void 0) continue;
const r = endOfLine(o, endOfPair(s, o));
const i = " ".repeat(columnOf(o, keyStart(s)));
f.push({
start: r,
end: r,
text: `\n${i}${e}: ${t} # ${n}`
});
} else if (t === "write" && (0, s.isScalar)(r.value) && r.value.value === "read") {
const [e, t] = r.value.range ?? [ 0, 0 ];
t > 0 && f.push({
start: e,
end: t,
text: "write"
});
}
}
return f;
}
}),
11036: (function(e, t, n) {
n.d(t, {
P: () => isCovered,
r: () => permissionNeeds
});
var s = n(71235);
var o = n(38185);
var r = n(1213);
var i = n(84758);
var a = n(96668);
function permissionNeeds(e, t) {
if (e.batch !== void 0 || e["batch-step"] !== "run") return needsOfBatch(e);
const {publish: n, reaction: l, context: c, lists: u} = e;
const p = [ ...t ].flatMap(e => (0, s.mr)("item", e));
const d = [];
const add = (e, t, n) => {
e && n.length > 0 && d.push({
feature: t,
anyOf: n
});
};
add(c === "full", "context: full", p.map(e => e.replace("write", "read")));
add(n.includes("comment"), "publish: comment", p);
add(n.includes("review") && t.has("pull-request"), "publish: review", (0, s.mr)(r.N.permissions, "pull-request"));
add(n.includes("check"), "publish: check", (0, s.mr)(o.Q.permissions, null));
add(l, "reaction", p);
add(e.continue === "true" && e["state-storage"] === "branch", "state-storage: branch", [ "contents: write" ]);
if (e["max-writes"] === 0) return d;
for (const {tool: e, permissions: t} of i.gitHubWriteKinds) {
const n = (0, a.eo)(e, {
lists: u,
mode: "default",
spec: {
allowedTools: null
}
});
if (t === "item") add(n, e, p); else for (const s of t) add(n, e, [ s ]);
}
return d;
}
function needsOfBatch({"state-storage": e, "batch-step": t, shard: n}) {
if (e !== "branch" || t === "plan") return [];
return [ {
feature: "state-storage: branch",
anyOf: [ n === void 0 ? "contents: write" : "contents: read" ]
} ];
}
function isCovered(e, t) {
const [n = "", s = ""] = e.split(": ");
const o = t(n);
return o === "write" || o === s;
}
}),
5428: (function(e, t, n) {
n.d(t, {
R: () => fingerprint
});
var s = n(77598);
function fingerprint(e, t = 16) {
const n = (0, s.createHash)("sha256");
for (const t of e) n.update(t);
return n.digest("hex").slice(0, t);
}
}),
54588: (function(e, t, n) {
n.d(t, {
V: () => fromGitignoreRule
});
var s = n(93768);
function fromGitignoreRule(e) {
const [, t = "", n = ""] = /^([^(]*)\(\s*(.*?)\s*\)\s*$/s.exec(e) ?? [];
const o = (0, s.Zt)(t.trim());
if (n === "" || o === void 0 || (0, s.LB)(o) !== "path") return e;
if (/^(?:\/\/|~|\*\*\/)/.test(n)) return e;
const r = n.replace(/^(?:\.?\/)+/, "");
return `${t}(${r === n ? "**/" : ""}${r})`;
}
}),
78535: (function(e, t, n) {
n.d(t, {
j: () => memoizeByObject
});
function memoizeByObject(e) {
const t = new WeakMap;
return n => {
const s = t.get(n);
if (s !== void 0) return s.value;
const o = e(n);
t.set(n, {
value: o
});
return o;
};
}
}),
61249: (function(e, t, n) {
n.d(t, {
C7: () => matchesWideText,
JB: () => hasAlternatives,
Vo: () => alternatives,
yN: () => i
});
var s = n(56091);
var o = n(64524);
var r = n(78535);
const i = (0, r.j)(e => {
if (e.specifier.kind !== "command") return [];
const {pattern: t} = e.specifier;
const n = e.text.slice(e.text.indexOf("(") + 1, e.text.lastIndexOf(")"));
const s = a.test(e.text);
const r = alternatives(n).flatMap(e => {
const t = (0, o.R4)(e);
return typeof t === "string" ? [] : [ t ];
});
if (r.length === 0 && !s && !t.words.some(isWide)) return [];
return [ t, ...r ].flatMap(e => textsOf({
...e,
open: e.open || s
}));
});
const a = /^\s*shell\s*\(/i;
function isWide(e, t) {
if (e.kind === "words") return t === 0;
return e.kind === "pieces" || /\s/.test(e.text);
}
function textsOf({words: e, open: t}) {
const n = e.map((e, t) => {
const n = e.kind === "words" ? "*" : e.kind === "literal" ? e.text : e.pieces.join("*");
return t === 0 ? programText(n) : n;
});
const s = n.join(" ");
if (s === "") return [];
const o = e.length === 1;
return [ s, ...t || o ? [ `${s} *` ] : [] ].map(e => e.split("*"));
}
function programText(e) {
const [t = "", ...n] = e.split(" ");
return [ t.slice(t.lastIndexOf("/") + 1).toLowerCase(), ...n ].join(" ");
}
function matchesWideText(e, t) {
const n = t.indexOf(null);
const s = t.slice(0, n < 0 ? t.length : n).map(e => e ?? "");
const o = programText(s.join(" "));
if (n < 0) return e.some(e => matchesText(e, o));
const r = s.length === 0 ? "" : `${o} `;
return e.some(([e = ""]) => e.startsWith(r) || r.startsWith(e));
}
function matchesText(e, t) {
const [n = ""] = e;
const s = e.at(-1) ?? "";
if (e.length === 1) return t === n;
if (t.length < n.length + s.length || !t.startsWith(n) || !t.endsWith(s)) return false;
let o = n.length;
for (const n of e.slice(1, -1)) {
const e = t.indexOf(n, o);
if (e < 0) return false;
o = e + n.length;
}
return o <= t.length - s.length;
}
const l = /'[^']*'|"(?:\\.|[^"\\])*"|\\./gs;
function alternatives(e) {
const t = [];
const n = e.replace(l, e => String.fromCharCode(57344 + t.push(e) - 1));
if (!/[,|]/.test(n)) return [];
const o = n.replace(/\(([^()]*\|[^()]*)\)/g, (e, t) => `{${t.replaceAll("|", ",")}}`);
const r = ((0, s.P)(o) ?? [ o ]).flatMap(e => e.split(/[,|]+/));
return r.map(e => e.replace(/[\ue000-\uefff]/g, e => t[e.charCodeAt(0) - 57344] ?? "").trim()).filter(t => t !== "" && t !== e.trim());
}
function hasAlternatives({specifier: e, text: t}) {
return e.kind === "command" && /[({][^(){}'"]*[,|][^(){}'"]*[)}](?=.)|:\*\s*[,|]/.test(t.slice(t.indexOf("(") + 1));
}
}),
32622: (function(e, t, n) {
n.d(t, {
o: () => truncateMarkdown
});
var s = n(54539);
var o = n(20653);
const r = {
fence: null,
details: 0
};
function truncateMarkdown(e, t) {
const size = e => t.unit === "bytes" ? Buffer.byteLength(e) : e.length;
if (size(e) <= t.limit) return e;
const n = t.whole === null ? "" : ` The whole text is ${t.whole}.`;
const o = `*Truncated here: ${(0, s.ZV)(t.limit)} of ${(0, s.ZV)(size(e))} ${t.unit} fit.${n}*`;
const r = t.limit - size(o) - size("\n\n");
const i = r <= 0 ? "" : lastFitting(e, r, size);
const a = i === "" ? o : `${i}\n\n${o}`;
return size(a) <= t.limit ? a : "";
}
function lastFitting(e, t, n) {
let s = {
end: 0,
open: r
};
let o = s;
let i = r;
let [a, l] = [ 0, 0 ];
for (const r of e.split("\n")) {
const e = openAfter(r, i);
const c = l + n(r);
if (c > t) {
const e = partOfLine(r, i, e => l + n(e) + closing(i).length <= t);
e > 0 && (s = {
end: a + e,
open: i
});
break;
}
if (c + closing(e).length <= t) {
s = {
end: a + r.length,
open: e
};
e.fence === null && e.details === 0 && (o = s);
}
i = e;
a += r.length + 1;
l = c + 1;
}
const {end: c, open: u} = o.end * 2 >= s.end ? o : s;
return `${e.slice(0, c)}${closing(u)}`.trimEnd();
}
function openAfter(e, t) {
if (t.fence !== null) {
const n = /^ {0,3}(`{3,}|~{3,})[ \t]*$/.exec(e)?.[1] ?? "";
return n.startsWith(t.fence) ? {
...t,
fence: null
} : t;
}
const n = /^ {0,3}(`{3,}(?=[^`]*$)|~{3,})/.exec(e)?.[1] ?? null;
if (n !== null) return {
...t,
fence: n
};
if (!/^ {0,3}<\/?details\b/i.test(e)) return t;
const s = (e.match(/<details\b/gi)?.length ?? 0) - (e.match(/<\/details>/gi)?.length ?? 0);
return {
fence: n,
details: Math.max(0, t.details + s)
};
}
function closing({fence: e, details: t}) {
return `${e === null ? "" : `\n${e}`}${"\n\n</details>".repeat(t)}`;
}
function partOfLine(e, {fence: t}, n) {
if (t === null && /^\s*(?:\||<|`{3}|~{3})/.test(e)) return 0;
let [s, r] = [ 0, e.length ];
while (s < r) {
const t = Math.ceil((s + r) / 2);
n(e.slice(0, t)) ? s = t : r = t - 1;
}
return t === null ? safeEnd(e, s) : (0, o.GH)(e, s).length;
}
const i = 2e3;
function safeEnd(e, t) {
let n = 0;
let s = null;
for (const {0: o, index: r} of e.slice(0, t + 1).matchAll(/`+|\]\(|[[\])>]|<(?=[a-z/])|\s+/gi)) {
s !== null && r - s.since > i && (s = null);
s !== null ? o === s.until ? s = null : o === "](" && s.until === "]" && (s = {
until: ")",
since: s.since
}) : o.startsWith("`") ? s = {
until: o,
since: r
} : o === "[" ? s = {
until: "]",
since: r
} : o === "<" ? s = {
until: ">",
since: r
} : /^\s/.test(o) && (n = r);
}
return n;
}
})
};
