"use strict";

exports.id = 2314;

exports.ids = [ 2314, 2037, 6824, 7762 ];

exports.modules = {
7762: (function(e, t, n) {
n.r(t);
n.d(t, {
readFlags: () => readFlags
});
var o = n(15719);
var s = n(93768);
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
const o = [];
let [s, r] = [ 1, 0 ];
for (const {0: c, 1: u = "", index: p} of t.matchAll(l)) {
s += t.slice(r, p).split("\n").length - 1;
r = p;
const l = `${e}:${String(s)}`;
const d = Object.hasOwn(i, u) ? i[u] : void 0;
const m = Object.hasOwn(a, u) ? a[u] : void 0;
m !== void 0 && o.push(`${l}: ${c} allows ${m}: name what the run needs in allow`);
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
notices: o
};
}
function valuesAt(e, t) {
const n = /(?:"(?:\\[^]|[^"\\])*"|'[^']*'|\((?:[^()\n]|\([^()\n]*\))*\)|\\[^\n]|[^\s\\"'(])+/y;
const o = /(?:[ \t]|\\\r?\n)*/y;
const s = [];
let r = e.charAt(t) === "=" ? t + 1 : t;
const i = r > t;
while (s.length === 0 || !i) {
o.lastIndex = r;
r += o.exec(e)?.[0].length ?? 0;
n.lastIndex = r;
const t = n.exec(e)?.[0];
if (t === void 0 || /^(?:-|[|;&<>)])/.test(t)) break;
s.push(t.replace(/"((?:\\[^]|[^"\\])*)"|'([^']*)'/g, (e, t, n) => t === void 0 ? n ?? "" : t.replace(/\\(["\\$`])/g, "$1")));
r += t.length;
}
return s;
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
if (n === "memory" || (0, s.Z_)(n)) return {
why: `the tool ${n} does not exist here`,
isHarmless: true
};
const a = (0, s.Zt)(n);
if (a !== void 0 && i === "") return {
rules: [ a ],
why: "the tool here"
};
const l = n === "github-mcp-server" ? "github" : n;
const c = i === "" ? `mcp__${l}` : `mcp__${l}__${i}`;
if (l !== "github" || (0, o.X)(c, e).length > 0 || i === "") return l === "github" ? (0, 
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
const o = n.trim().split(/\s+/);
const s = e === "allow" && o.length === 1 && !t.endsWith(":*") && c.test(t);
if (s) return {
rules: [ `Bash(${t})` ],
why: `no sub-command is named; if all are meant, write Bash(${t}:*)`
};
return {
rules: [ (0, r.Hc)(o) ],
why: "a command there is a prefix"
};
}
function meaningOfUrl(e, t) {
const [, n = "", o = ""] = /^(?:https?:\/\/)?([^/]*)(.*)$/s.exec(t) ?? [];
if (t === "") return {
rules: [ "WebFetch" ],
why: "the tool here"
};
if (e === "allow" && o.replace(/^\/\*{0,2}$/, "") !== "") return {
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
var o = n(20274);
var s = n(21806);
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
const {defaultMode: u, additionalDirectories: p} = (0, o.qY)((0, o.qY)(t)["permissions"]);
const d = typeof u === "string" && Object.hasOwn(a, u) ? a[u] : void 0;
return {
entries: [ ...n, ...c ].map(s.IP),
notices: [ ...d === void 0 ? [] : [ `${e}: defaultMode is ${String(u)}: ${d}` ], ...(0, 
o._j)(p).length === 0 ? [] : [ `${e}: additionalDirectories has no counterpart; write Read(//DIR/**) for what the run needs` ] ]
};
}
function entriesAt(e, t, [n, ...s]) {
const r = s.reduce((e, t) => (0, o.qY)(e)[t], t);
return (0, o._j)(r).map((t, o) => ({
list: n,
text: typeof t === "string" ? t : JSON.stringify(t),
location: `${e}: ${s.join(".")}[${String(o)}]`
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
var o = n(7138);
var s = n(15719);
var r = n(54588);
var i = n(33646);
var a = n(93768);
var l = n(61249);
var c = n(20653);
function migratedAs({list: e, text: t, location: n}, s) {
const r = {
list: e,
location: n,
entry: (0, c.TN)(t)
};
const a = e !== "allow";
if (!("rules" in s)) return {
...r,
rules: [],
why: s.why,
isMissing: a && s.isHarmless !== true
};
if (s.rules.some(e => e.includes("\n") || (0, o.wh)(e) !== e)) return {
...r,
rules: [],
why: "a rule is one line of plain text",
isMissing: a
};
const [l] = (0, i.NR)({
allow: [],
ask: [],
deny: [],
[e]: s.rules
}).diagnostics;
if (l !== void 0) return {
...r,
rules: [],
why: `${l.message}: ${l.hint}`,
isMissing: a
};
return {
...r,
...s
};
}
const migrateRule = e => migratedAs(e, meaningOfRule(e));
function meaningOfRule({list: e, text: t}) {
const [, n = "", o] = /^\s*([^(]*?)\s*(?:\((.*)\))?\s*$/s.exec(t) ?? [];
if ((0, a.Z_)(n)) return {
why: `the tool ${n} does not exist here`,
isHarmless: true
};
if (/^mcp__github(?:__|$|_(?:inline_comment|file_ops|comment|ci)__)/.test(n)) return meaningOfGithubTool(t, e);
const s = (0, a.Zt)(n);
if (s === void 0) return {
why: `the tool ${JSON.stringify(n)} is unknown`
};
if (o === void 0 || o.trim() === "*") return plain(t, s);
if (s === "Bash") return meaningOfCommands(t, o.trim(), e);
const i = `${s}(${o.trim()})`;
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
const o = /^\s*(?:run_shell_command|ShellTool)\s*\(/i.test(e);
if (o) return plain(e, `Bash(${asPrefix(t)})`, "a command there is a prefix");
const s = (0, l.Vo)(t);
if (s.length === 0 || !/:\*\s*[,|]/.test(t)) return plain(e, `Bash(${t})`);
const r = s.map(e => `Bash(${e})`);
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
const n = (0, s.X)(e, t);
if (n.length > 0) return {
rules: n,
why: "without a server github, Sallyport posts it"
};
const o = "it needs a server github in mcp-servers; the issue or pull request is part of the context";
return t === "allow" ? {
why: o
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
var o = n(38815);
var s = n(7138);
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
const [t, n = "pull_request", o = "branch"] = h.exec(e) ?? [];
if (t === void 0 || f.test(e)) return null;
const s = {
ref: "branch",
head_branch: "branch"
}[o] ?? o;
return `(the ${s} of the ${n.replaceAll("_", " ")} is in the context)`;
}
function newPrompt(e, t) {
const [, n, o] = /^\s*\/([A-Za-z][\w:.-]*)(?:\s+([^\n]*))?\s*$/.exec(e) ?? [];
if (n !== void 0) {
const e = o === void 0 || o.trim() === "" ? {} : {
args: withoutEventText(o.trim())
};
const s = {
command: n,
...e,
...variablesInput(environmentOf(t, ""))
};
return {
inputs: s,
why: "the prompt starts a command",
files: []
};
}
const s = new Map;
const r = withTools(withVariables(withoutEventText(e), t, s));
if (s.size === 0) return {
inputs: {
prompt: r
},
why: null,
files: []
};
const i = `.github/prompts/${t.name}.prompt.md`;
return {
inputs: {
"prompt-file": i,
...variablesInput(s)
},
why: "values of other steps and of env are variables of a prompt file",
files: [ {
path: i,
text: `${r.trim()}\n`
} ]
};
}
function withoutEventText(e) {
return e.replace(m, (e, t) => wordsFor(t.trim()) ?? e);
}
function withTools(e) {
const t = e.replace(/\bmcp__github\w*__\w+/g, e => (0, d.X)(e, "allow")[0]?.replace(/\(.*$/, "") ?? e);
return /\bmcp__github\w*__\w+/.test(t) ? `${t.trimEnd()}\n\nThe tools mcp__github__\u2026 do not exist here: the issue or pull request is in the context.\n` : t;
}
function withVariables(e, t, n) {
const o = [ ...e.matchAll(m) ].some(([, e = ""]) => !f.test(e.trim()));
const s = environmentOf(t, e);
if (!o && s.size === 0) return e;
const r = e.replace(m, (e, t) => {
const o = variableName(t.trim(), n);
n.set(o, `\${{ toJSON(${t.trim()}) }}`);
return `\${input:${o}}`;
});
for (const [e, t] of s) n.set(e, t);
return r.replace(/\$(?:\{(\w+)\}|([A-Z_]\w*))/g, (e, t, n) => s.has(t ?? n ?? "") ? `\${input:${t ?? n ?? ""}}` : e);
}
function variableName(e, t) {
const n = e.match(/[A-Za-z_]\w*/g) ?? [];
const o = n.filter(e => ![ "github", "event", "steps", "outputs", "inputs", "env", "needs" ].includes(e));
const s = (e.includes("(") || e.includes("||") ? o.slice(0, 2) : o.slice(-2)).join("_") || "value";
const r = `\${{ toJSON(${e}) }}`;
for (let e = 1; ;e += 1) {
const n = e === 1 ? s : `${s}_${String(e)}`;
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
const [o] = n;
if (n.length === 1 && o?.[0] === t.trim()) return `\${{ toJSON(${(o[1] ?? "").trim()}) }}`;
const escaped = e => e.replaceAll("'", "''").replaceAll("{", "{{").replaceAll("}", "}}");
let s = "";
let r = 0;
for (const [e, o] of n.entries()) {
s += `${escaped(t.slice(r, o.index))}{${String(e)}}`;
r = o.index + o[0].length;
}
s += escaped(t.slice(r));
return `\${{ toJSON(format('${s}', ${n.map(([, e = ""]) => e.trim()).join(", ")})) }}`;
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
const o = [];
const s = [];
const r = [];
const i = new Set;
const take = (...t) => {
const n = t.filter(t => e.inputs.has(t));
for (const e of n) i.add(e);
return n.map(t => e.inputs.get(t)).find(e => e !== void 0 && e.trim() !== "");
};
const set = (e, n, o) => {
n !== void 0 && t.push({
name: e,
value: n,
why: o
});
};
return {
take: take,
set: set,
move: (e, t) => set(t, take(e), e),
note: e => void o.push(e),
drop: (...t) => {
s.push(...t.filter(t => e.inputs.has(t)));
take(...t);
},
permit: (e, t = []) => {
n.push(...e);
o.push(...t.map(e => e.replace(/^.*?: /, "")));
},
prompt: (t, n) => {
if (t === void 0) return;
const o = newPrompt(t, e);
for (const [e, t] of Object.entries(o.inputs)) set(e, t, e === "vars" ? "what the prompt reads of the event or of env" : o.why ?? n);
r.push(...o.files);
},
file: e => void r.push(e),
end: a => {
const l = [ ...e.inputs.keys() ].filter(e => !i.has(e));
const c = [ ...o, ...l.map(e => `${e} has no counterpart`) ];
return {
inputs: t,
rules: n,
unneeded: s,
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
const [, o] = /^\s*\$\{\{(.*)\}\}\s*$/s.exec(e) ?? [];
if (o !== void 0) return {
value: `${t}/\${{ ${withDefault(o.trim(), n)} }}`,
why: "with its provider"
};
const s = [ "anthropic", "google", "openai" ].includes(t) ? (0, c.fq)(e, `${t}/x`) : null;
return {
value: s ?? `${t}/${e}`,
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
const {entries: o, notices: s} = (0, p.readSettings)(t, n);
return {
value: n,
rules: o,
notices: s
};
}
function flagRules(e, t) {
const {entries: n, notices: o} = (0, u.readFlags)(t.replace(/:\d+$/, ""), e);
return {
entries: n.map(e => ({
...e,
location: t
})),
notices: o
};
}
function setKey(e, t, n, o) {
const s = t === void 0 ? "a key of the provider: create this secret" : o;
e.set("api-key", t ?? `\${{ secrets.${n} }}`, s);
}
const convertInference = e => {
const t = draftOf(e);
const [n, s] = [ t.take("prompt"), t.take("system-prompt") ];
const r = t.take("max-tokens", "max-completion-tokens");
if (s !== void 0 && n !== void 0) {
const r = newPrompt(`${s.trim()}\0${n.trim()}`, e);
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
text: (0, o.As)({
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
for (const {1: e = "", index: o, 0: s} of n.matchAll(/(?<![\w-])--([a-zA-Z-]+)(?![\w-])/g)) {
if (isQuoted(n, o)) continue;
const r = g[e] ?? e;
const i = valueAt(n, o + s.length);
const a = t.get(r);
t.set(r, a === void 0 || a === "" ? i : `${a},${i}`);
}
return t;
}
function isQuoted(e, t) {
const n = e.slice(0, t).replace(/\\./g, "");
const o = n.replace(/'[^']*'|"[^"]*"/g, "");
return /['"]/.test(o);
}
function valueAt(e, t) {
const n = e.slice(t).replace(/^[=\s]+/, "");
const o = n.match(/^(?:(?:"(?:\\[^]|[^"\\])*"|'[^']*'|\((?:[^()]|\([^()]*\))*\)|[^\s"'(]+)+\s*)+?(?=\s--[a-zA-Z]|--[a-zA-Z]|$)/)?.[0] ?? "";
if (n.startsWith("--")) return "";
return o.trim().replace(/"((?:\\[^]|[^"\\])*)"|'([^']*)'/g, (e, t, n) => t === void 0 ? n ?? "" : t.replace(/\\(["\\$`])/g, "$1")).trim();
}
const v = "claude-sonnet-4-5";
const convertClaude = e => {
const t = draftOf(e);
const n = t.take("prompt", "direct_prompt", "override_prompt");
const o = flagsIn(t.take("claude_args") ?? "");
t.prompt(n, "prompt");
t.set("prompt-file", t.take("prompt_file"), "prompt_file");
n !== void 0 || e.inputs.has("prompt_file") ? t.take("track_progress", "use_sticky_comment") !== "true" && t.set("publish", "summary", "the action posts only what the model posts") : t.set("trigger-phrase", t.take("trigger_phrase") ?? "@claude", "its default; here a comment begins with it");
e.inputs.get("track_progress") === "true" && t.set("progress", "true", "track_progress");
t.drop("trigger_phrase", "mode", "use_sticky_comment", "track_progress", ...w);
convertModel(t, e, o);
convertRules(t, e, o);
t.set("max-turns", o.get("max-turns") ?? t.take("max_turns"), "max-turns");
t.set("output-schema", o.get("json-schema"), "--json-schema");
for (const e of [ "timeout-minutes", "assignee-trigger", "label-trigger", "base-branch", "branch-prefix" ]) t.move(e.replace("-", "_"), e);
t.move("allowed_bots", "allow-bots");
convertUsers(t);
convertServers(t, o.get("mcp-config") ?? t.take("mcp_config"));
notes(t, o);
const s = {
execution_file: "transcript-path",
structured_output: "structured-output",
branch_name: "branch"
};
return t.end({
...s,
conclusion: "conclusion"
});
};
const w = [ ..."show_full_output display_report path_to_claude_code_executable path_to_bun_executable bot_id bot_name".split(" "), ..."use_commit_signing ssh_signing_key classify_inline_comments include_fix_links branch_name_template".split(" "), ..."additional_permissions experimental_allowed_domains use_node_cache system_prompt_file".split(" ") ];
function convertModel(e, {env: t, inputs: n}, o) {
const s = o.get("model") ?? e.take("model", "anthropic_model") ?? t.get("ANTHROPIC_MODEL");
const r = [ ...n.keys() ].filter(e => /^use_(?!sticky|commit|foundry|node)/.test(e));
const i = r.find(t => e.take(t) === "true")?.slice(4) ?? null;
e.take("use_foundry") === "true" && e.note("use_foundry: azure/DEPLOYMENT is the nearest model (docs/credentials.md)");
const a = withProvider(s, i ?? "anthropic", v);
e.set("model", a.value, a.why);
const l = o.get("fallback-model") ?? e.take("fallback_model");
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
function convertRules(e, {location: t, inputs: n}, o) {
for (const [n, s] of [ [ "allowedTools", "allowed_tools" ], [ "disallowedTools", "disallowed_tools" ] ]) for (const r of [ o.get(n), e.take(s)?.replaceAll("\n", ",") ]) {
if (r === void 0) continue;
const o = flagRules(`--${n} "${r.replaceAll('"', '\\"')}"`, t);
e.permit(o.entries, o.notices);
}
const s = o.get("settings") ?? e.take("settings");
if (s !== void 0) {
const n = settingsRules(s, t);
e.permit(n.rules, n.notices);
n.value === void 0 ? e.note(`settings: translate its permissions with sallyport migrate ${s}`) : (0, 
l.u4)(n.value) && (0, l.u4)(n.value["hooks"]) && e.set("hooks", JSON.stringify(n.value["hooks"]), "hooks of settings");
}
const r = o.get("permission-mode");
r === "acceptEdits" ? e.set("mode", "auto-edit", "--permission-mode acceptEdits") : r === "plan" && e.set("mode", "plan", "--permission-mode plan");
const i = r === "bypassPermissions" || o.has("dangerously-skip-permissions");
i ? e.note("everything was permitted: add a rule to allow for each command that the run needs") : n.has("prompt") || o.has("allowedTools") || n.has("allowed_tools") || e.note("to let it change code, add mode: auto-edit, and PullRequest or PushToPullRequest to allow");
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
const o = flagsIn(n);
t.prompt(t.take("prompt"), "prompt");
t.move("prompt-file", "prompt-file");
const s = /(?:^|[\s"'[,])-m["',\s]+([\w./-]+)/.exec(n)?.[1];
const r = withProvider(t.take("model") ?? o.get("model") ?? s, "openai", "gpt-5");
t.set("model", r.value, r.why);
setKey(t, t.take("openai-api-key", "openai_api_key"), "OPENAI_API_KEY", "openai-api-key");
const i = t.take("responses-api-endpoint");
t.set("base-url", i?.replace(/\/responses\/?$/, ""), "responses-api-endpoint");
const a = /model_reasoning_effort\s*=\s*\\?["']?(\w+)/.exec(n)?.[1];
t.set("effort", t.take("effort") ?? a, "effort");
t.set("output-schema", t.take("output-schema", "output-schema-file"), "output-schema");
const l = t.take("sandbox") ?? o.get("sandbox") ?? "workspace-write";
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
for (const e of o.keys()) p.includes(e) || t.note(`codex-args: --${e} has no counterpart`);
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
const o = t.take("use_vertex_ai") === "true";
const s = t.take("gemini_model") ?? n.model ?? e.env.get("GEMINI_MODEL");
const r = withProvider(s, o ? "vertex" : "google", "gemini-2.5-pro");
const i = t.take("gemini_api_key", "google_api_key", "GEMINI_API_KEY") ?? e.env.get("GEMINI_API_KEY");
const a = t.take("gcp_project_id", "gcp_workload_identity_provider", "gcp_service_account", "gcp_location");
t.prompt(t.take("prompt"), "prompt");
t.set("model", r.value, r.why);
o || setKey(t, i, "GEMINI_API_KEY", "gemini_api_key");
a === void 0 || !o && i !== void 0 || t.note("for Vertex AI: model: vertex/ID, by the identity of the job (docs/credentials.md)");
t.take("use_gemini_code_assist") === "true" && t.note("use_gemini_code_assist has no counterpart: use a key or Vertex AI");
return end(t);
};
const convertQwen = e => {
const t = draftOf(e);
const n = convertSettings(t, e);
const o = t.take("openai_model", "qwen_model") ?? n.model ?? e.env.get("OPENAI_MODEL");
const s = withProvider(o, "compatible", "qwen3-coder-plus");
t.prompt(t.take("prompt"), "prompt");
t.set("model", s.value, s.why);
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
const {value: o, rules: s, notices: r} = settingsRules(n, t);
if (!(0, l.u4)(o)) {
e.note("settings could not be read: translate its lists of tools");
return {
model: void 0
};
}
const i = [ "coreTools", "tools" ].some(e => o[e] !== void 0);
i || e.note("every tool was permitted: add a rule to allow for each command that the run needs");
e.permit(s, r);
const {maxSessionTurns: a, model: c} = o;
const u = a ?? (0, l.qY)(c)["maxSessionTurns"];
typeof u === "number" && u > 0 && e.set("max-turns", String(u), "maxSessionTurns of settings");
gemini_convertServers(e, (0, l.qY)(o["mcpServers"]), t);
const p = typeof c === "string" ? c : (0, l.qY)(c)["name"];
return {
model: typeof p === "string" ? p : void 0
};
}
function gemini_convertServers(e, t, n) {
const o = (0, l._j)((0, l.qY)(t["github"])["includeTools"]).filter(e => typeof e === "string");
e.permit(o.map(e => (0, y.IP)({
list: "allow",
text: `mcp__github__${e}`,
location: n
})));
const s = Object.entries(t).filter(([e]) => e !== "github");
const r = "mcpServers of settings; each tool needs a rule";
s.length > 0 && e.set("mcp-servers", JSON.stringify(Object.fromEntries(s)), r);
}
const convertPromptfoo = e => {
const t = draftOf(e);
const n = `.sallyport/batches/${e.name}.yml`;
const o = t.take("config") ?? "promptfooconfig.yaml";
const s = t.take("prompts");
const r = t.take("repeat");
const i = t.take("fail-on-threshold");
t.set("batch", n, `the tests of ${o}`);
const a = t.take("anthropic-api-key");
setKey(t, t.take("openai-api-key") ?? a, "OPENAI_API_KEY", "the key");
t.move("max-concurrency", "concurrency");
t.set("working-directory", t.take("working-directory"), "working-directory");
t.note(`write the providers, tests and assertions of ${o} into ${n}: docs/evaluations.md`);
s !== void 0 && t.note(`prompts: ${s.trim().split(/\s+/).join(", ")} is the prompt-file of an entry each`);
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
const n = (0, o.parseDocument)(t);
if (n.errors.length > 0) return null;
const s = stepsOf(n, e, t);
const r = s.flatMap(e => editsOf(e, t));
let i = t;
for (const {start: e, end: t, text: n} of r.toSorted((e, t) => t.start - e.start)) i = `${i.slice(0, e)}${n}${i.slice(t)}`;
for (const {id: e, made: t} of s) i = withOutputs(i, e, t.outputs);
const a = s.flatMap(({made: e}) => e.files);
return {
files: [ {
path: e,
text: i
}, ...a ],
rules: s.flatMap(({made: e}) => e.rules),
open: s.flatMap(({made: e, given: t}) => e.open.map(e => `${t.location}: ${e}`))
};
}
function stepsOf(e, t, n) {
const s = e.get("jobs");
const r = eventsOf(e);
const i = [];
const a = t.replace(/^.*\//, "").replace(/\.ya?ml$/i, "");
const convertAll = e => {
const s = e.get("steps");
if (!(0, o.isSeq)(s)) return;
for (const l of s.items) {
if (!(0, o.isMap)(l)) continue;
const s = productOf(textAt(l, "uses") ?? "");
if (s === void 0) continue;
const c = l.range?.[0] ?? 0;
const u = {
inputs: valuesOf(l.get("with")),
env: valuesOf(l.get("env")),
name: i.length === 0 ? a : `${a}-${String(i.length + 1)}`,
location: `${t}:${String(n.slice(0, c).split("\n").length)}`
};
i.push({
id: textAt(l, "id"),
map: l,
job: e,
events: r,
given: u,
made: s(u)
});
}
};
if ((0, o.isMap)(s)) for (const {value: e} of s.items) (0, o.isMap)(e) && convertAll(e);
const l = e.get("runs");
(0, o.isMap)(l) && convertAll(l);
return i;
}
function textAt(e, t) {
const n = e.get(t);
return typeof n === "string" ? n : null;
}
function eventsOf(e) {
const t = e.get("on") ?? e.get(true);
if (typeof t === "string") return [ t ];
const n = (0, o.isMap)(t) || (0, o.isSeq)(t) ? t.toJSON() : null;
return Array.isArray(n) ? n.map(String) : Object.keys(n ?? {});
}
function valuesOf(e) {
if (!(0, o.isMap)(e)) return new Map;
return new Map(e.items.map(({key: e, value: t}) => {
const n = (0, o.isScalar)(t) ? t.source ?? t.value : (0, o.isMap)(t) || (0, o.isSeq)(t) ? t.toJSON() : t;
return [ String((0, o.isScalar)(e) ? e.value : e), typeof n === "string" ? n : n === null ? "" : JSON.stringify(n) ];
}));
}
function editsOf(e, t) {
const n = new Map(e.map.items.map(e => [ String((0, o.isScalar)(e.key) ? e.key.value : e.key), e ]));
const s = n.get("uses");
const r = (0, o.isScalar)(s?.value) ? s.value.range : void 0;
if (r === void 0 || r === null || e.map.flow === true) return [];
const i = " ".repeat(columnOf(t, keyStart(s)));
const a = withText(e.made, i);
const l = n.get("with");
const c = endOfLine(t, r[1]);
const u = "OWNER/sallyport@v1" + (l === void 0 ? `\n${i}${a}` : "");
const p = [ {
start: r[0],
end: c,
text: u
} ];
l !== void 0 && p.push({
start: keyStart(l),
end: endOfPair(l, t),
text: a
});
const d = n.get("env");
d !== void 0 && p.push(lineEdit(d, t));
return [ ...p, ...permissionEdits(e, t) ];
}
const keyStart = e => (0, o.isScalar)(e?.key) ? e.key.range?.[0] ?? 0 : 0;
const columnOf = (e, t) => t - (e.lastIndexOf("\n", t - 1) + 1);
function endOfLine(e, t) {
const n = e.indexOf("\n", t);
return n < 0 ? e.length : n;
}
function endOfPair({value: e}, t) {
const n = e?.range ?? [ 0, 0 ];
const o = n[0] ?? 0;
return o + t.slice(o, n[1] ?? o).trimEnd().length;
}
function lineEdit(e, t) {
const n = keyStart(e);
const o = t.lastIndexOf("\n", n - 1) + 1;
const s = t.slice(o, n).trim() === "";
const r = endOfLine(t, endOfPair(e, t));
return s ? {
start: o,
end: Math.min(r + 1, t.length),
text: ""
} : {
start: n,
end: endOfPair(e, t),
text: "env: {}"
};
}
const O = [ "allow", "ask", "deny" ];
function withText({inputs: e, rules: t, open: n, unneeded: r}, a) {
const l = [ ...n.map(e => `# TODO ${(0, i.TN)(e)}`), ...r.length === 0 ? [] : [ `# not needed here: ${[ ...new Set(r) ].join(", ")}` ], ...[ ...e ].sort((e, t) => rankOf(e.name) - rankOf(t.name)).flatMap(({name: e, value: t, why: n}) => [ ...n === e ? [] : [ `# ${(0, 
i.TN)(n)}` ], ...(0, o.As)({
[e]: t.includes("\n") ? `${t.trimEnd()}\n` : t
}, {
lineWidth: 0,
blockQuote: "literal"
}).trimEnd().split("\n") ]), ...O.flatMap(e => ruleLines(e, t)) ];
return [ "with:", ...l.map(e => e === "" ? "" : `${a}  ${(0, s.wh)(e)}`) ].join("\n");
}
const A = [ "batch", "prompt", "prompt-file", "command", "args", "vars", "model", "base-url", "api-key" ];
function rankOf(e) {
const t = A.indexOf(e);
return t < 0 ? A.length : t;
}
function ruleLines(e, t) {
const n = t.filter(t => t.list === e);
const o = new Map;
for (const {rules: e, entry: t, why: s} of n) for (const n of e) o.has(n) || o.set(n, s === null ? "" : `  # ${(0, 
i.TN)(t)}: ${(0, i.TN)(s)}`);
const s = n.filter(({rules: e}) => e.length === 0);
return [ ...s.map(({entry: t, why: n}) => `# ${e} without ${(0, i.TN)(t)}: ${(0, 
i.TN)(n ?? "")}`), ...o.size === 0 ? [] : [ `${e}: |` ], ...[ ...o ].flatMap(([e, t]) => [ ...t === "" ? [] : [ t ], `  ${e}` ]) ];
}
function withOutputs(e, t, n) {
if (t === null) return e;
const o = new RegExp(`(steps\\.${t}\\.outputs)(?:\\.([\\w-]+)|\\[\\s*'([\\w-]+)'\\s*\\])`, "g");
return e.replace(o, (e, t, o, s) => {
const r = o ?? s ?? "";
return Object.hasOwn(n, r) ? `${t}.${n[r] ?? ""}` : e;
});
}
function permissionEdits({job: e, events: t, made: n}, s) {
const i = e.items.find(({key: e}) => (0, o.isScalar)(e) && e.value === "permissions");
if (i === void 0 || !(0, o.isMap)(i.value) || i.value.items.length === 0 || i.value.flow === true) return [];
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
const [t = "", o = ""] = n.split(":").map(e => e.trim());
m.get(t)?.level !== "write" && m.set(t, {
level: o,
feature: e
});
}
const f = [];
for (const [e, {level: t, feature: n}] of m) {
const r = l.items.find(({key: t}) => (0, o.isScalar)(t) && t.value === e);
if (r === void 0) {
const o = l.items.at(-1);
if (o === void 0) continue;
const r = endOfLine(s, endOfPair(o, s));
const i = " ".repeat(columnOf(s, keyStart(o)));
f.push({
start: r,
end: r,
text: `\n${i}${e}: ${t} # ${n}`
});
} else if (t === "write" && (0, o.isScalar)(r.value) && r.value.value === "read") {
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
var o = n(71235);
var s = n(38185);
var r = n(1213);
var i = n(84758);
var a = n(96668);
function permissionNeeds(e, t) {
if (e.batch !== void 0 || e["batch-step"] !== "run") return needsOfBatch(e);
const {publish: n, reaction: l, context: c, lists: u} = e;
const p = [ ...t ].flatMap(e => (0, o.mr)("item", e));
const d = [];
const add = (e, t, n) => {
e && n.length > 0 && d.push({
feature: t,
anyOf: n
});
};
add(c === "full", "context: full", p.map(e => e.replace("write", "read")));
add(n.includes("comment"), "publish: comment", p);
add(n.includes("review") && t.has("pull-request"), "publish: review", (0, o.mr)(r.N.permissions, "pull-request"));
add(n.includes("check"), "publish: check", (0, o.mr)(s.Q.permissions, null));
add(l, "reaction", p);
if (e["max-writes"] === 0) return d;
for (const {tool: e, permissions: t} of i.gitHubWriteKinds) {
const n = (0, a.eo)(e, {
lists: u,
mode: "default",
spec: {
allowedTools: null
}
});
if (t === "item") add(n, e, p); else for (const o of t) add(n, e, [ o ]);
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
const [n = "", o = ""] = e.split(": ");
const s = t(n);
return s === "write" || s === o;
}
}),
5428: (function(e, t, n) {
n.d(t, {
R: () => fingerprint
});
var o = n(77598);
function fingerprint(e, t = 16) {
const n = (0, o.createHash)("sha256");
for (const t of e) n.update(t);
return n.digest("hex").slice(0, t);
}
}),
54588: (function(e, t, n) {
n.d(t, {
V: () => fromGitignoreRule
});
var o = n(93768);
function fromGitignoreRule(e) {
const [, t = "", n = ""] = /^([^(]*)\(\s*(.*?)\s*\)\s*$/s.exec(e) ?? [];
const s = (0, o.Zt)(t.trim());
if (n === "" || s === void 0 || (0, o.LB)(s) !== "path") return e;
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
const o = t.get(n);
if (o !== void 0) return o.value;
const s = e(n);
t.set(n, {
value: s
});
return s;
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
var o = n(56091);
var s = n(64524);
var r = n(78535);
const i = (0, r.j)(e => {
if (e.specifier.kind !== "command") return [];
const {pattern: t} = e.specifier;
const n = e.text.slice(e.text.indexOf("(") + 1, e.text.lastIndexOf(")"));
const o = a.test(e.text);
const r = alternatives(n).flatMap(e => {
const t = (0, s.R4)(e);
return typeof t === "string" ? [] : [ t ];
});
if (r.length === 0 && !o && !t.words.some(isWide)) return [];
return [ t, ...r ].flatMap(e => textsOf({
...e,
open: e.open || o
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
const o = n.join(" ");
if (o === "") return [];
const s = e.length === 1;
return [ o, ...t || s ? [ `${o} *` ] : [] ].map(e => e.split("*"));
}
function programText(e) {
const [t = "", ...n] = e.split(" ");
return [ t.slice(t.lastIndexOf("/") + 1).toLowerCase(), ...n ].join(" ");
}
function matchesWideText(e, t) {
const n = t.indexOf(null);
const o = t.slice(0, n < 0 ? t.length : n).map(e => e ?? "");
const s = programText(o.join(" "));
if (n < 0) return e.some(e => matchesText(e, s));
const r = o.length === 0 ? "" : `${s} `;
return e.some(([e = ""]) => e.startsWith(r) || r.startsWith(e));
}
function matchesText(e, t) {
const [n = ""] = e;
const o = e.at(-1) ?? "";
if (e.length === 1) return t === n;
if (t.length < n.length + o.length || !t.startsWith(n) || !t.endsWith(o)) return false;
let s = n.length;
for (const n of e.slice(1, -1)) {
const e = t.indexOf(n, s);
if (e < 0) return false;
s = e + n.length;
}
return s <= t.length - o.length;
}
const l = /'[^']*'|"(?:\\.|[^"\\])*"|\\./gs;
function alternatives(e) {
const t = [];
const n = e.replace(l, e => String.fromCharCode(57344 + t.push(e) - 1));
if (!/[,|]/.test(n)) return [];
const s = n.replace(/\(([^()]*\|[^()]*)\)/g, (e, t) => `{${t.replaceAll("|", ",")}}`);
const r = ((0, o.P)(s) ?? [ s ]).flatMap(e => e.split(/[,|]+/));
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
var o = n(54539);
var s = n(20653);
const r = {
fence: null,
details: 0
};
function truncateMarkdown(e, t) {
const size = e => t.unit === "bytes" ? Buffer.byteLength(e) : e.length;
if (size(e) <= t.limit) return e;
const n = noteFor(size(e), t);
const o = t.limit - size(n) - size("\n\n");
const s = o <= 0 ? "" : lastFitting(e, o, size);
const r = s === "" ? n : `${s}\n\n${n}`;
return size(r) <= t.limit ? r : "";
}
function noteFor(e, {limit: t, unit: n, whole: s}) {
const r = s === null ? "" : ` The whole text is ${s}.`;
return `*Truncated here: ${(0, o.ZV)(t)} of ${(0, o.ZV)(e)} ${n} fit.${r}*`;
}
function lastFitting(e, t, n) {
let o = {
end: 0,
open: r
};
let s = o;
let i = r;
let [a, l] = [ 0, 0 ];
for (const r of e.split("\n")) {
const e = openAfter(r, i);
const c = l + n(r);
if (c > t) {
const e = partOfLine(r, i, e => l + n(e) + closing(i).length <= t);
e > 0 && (o = {
end: a + e,
open: i
});
break;
}
if (c + closing(e).length <= t) {
o = {
end: a + r.length,
open: e
};
e.fence === null && e.details === 0 && (s = o);
}
i = e;
a += r.length + 1;
l = c + 1;
}
const {end: c, open: u} = s.end * 2 >= o.end ? s : o;
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
const o = (e.match(/<details\b/gi)?.length ?? 0) - (e.match(/<\/details>/gi)?.length ?? 0);
return {
fence: n,
details: Math.max(0, t.details + o)
};
}
function closing({fence: e, details: t}) {
return `${e === null ? "" : `\n${e}`}${"\n\n</details>".repeat(t)}`;
}
function partOfLine(e, {fence: t}, n) {
if (t === null && /^\s*(?:\||<|`{3}|~{3})/.test(e)) return 0;
let [o, r] = [ 0, e.length ];
while (o < r) {
const t = Math.ceil((o + r) / 2);
n(e.slice(0, t)) ? o = t : r = t - 1;
}
return t === null ? safeEnd(e, o) : (0, s.GH)(e, o).length;
}
const i = 2e3;
function safeEnd(e, t) {
let n = 0;
let o = null;
for (const {0: s, index: r} of e.slice(0, t + 1).matchAll(/`+|\]\(|[[\])>]|<(?=[a-z/])|\s+/gi)) {
o !== null && r - o.since > i && (o = null);
o !== null ? s === o.until ? o = null : s === "](" && o.until === "]" && (o = {
until: ")",
since: o.since
}) : s.startsWith("`") ? o = {
until: s,
since: r
} : s === "[" ? o = {
until: "]",
since: r
} : s === "<" ? o = {
until: ">",
since: r
} : /^\s/.test(s) && (n = r);
}
return n;
}
})
};
