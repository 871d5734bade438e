"use strict";

exports.id = 4097;

exports.ids = [ 4097 ];

exports.modules = {
84097: (function(e, t, n) {
n.r(t);
n.d(t, {
learnCommand: () => learnCommand
});
var o = n(94343);
var s = n(42357);
var r = n(57979);
var i = n(80202);
var c = n(80111);
var a = n(7436);
const l = 2e8;
const u = o.Ikc({
suggest: o.YOg(o.YjP())
});
const d = o.Ikc({
type: o.YjP(),
denial: o.lqM(u),
result: o.lqM(o.Ikc({
denial: o.lqM(u)
}))
});
async function learnCommand(e, {directory: t, stdio: n}) {
if (e.operands.length === 0) {
const e = "write: sallyport learn TRANSCRIPT\u2026, with paths that runs printed at the end";
throw (0, s.IF)([ "argument-invalid" ], "a transcript is missing", e);
}
const o = (0, r.S)({
root: t,
guard: () => null
});
const i = await Promise.all(e.operands.map(e => readTranscript(e, o)));
const l = i.flatMap(e => e.split("\n").flatMap(suggestedIn));
const u = (0, c.K)(l);
if ((0, a.JG)(e, "json")) {
n.out(`${JSON.stringify(u, null, 2)}\n`);
return 0;
}
l.length === 0 ? n.err("No call was refused in these transcripts.\n") : u.rules.length === 0 ? n.err("No recommended rule would have permitted the refused calls.\n") : n.out(`allow: |\n${u.rules.map(e => `  ${e}\n`).join("")}`);
for (const {rule: e, why: t} of u.leftOut) n.err(`left out: ${e} (${t})\n`);
return 0;
}
async function readTranscript(e, t) {
const n = {
location: e,
hint: "use the path that the run printed at the end"
};
const o = await (0, i.R)(t.read(e, l), {
...n,
message: "the transcript cannot be read"
});
if (o.split("\n").some(e => eventIn(e) !== null)) return o;
const r = "the file is not a transcript";
throw new s.yo({
code: "file-unreadable",
...n,
message: r,
found: "no event of a run"
});
}
function eventIn(e) {
try {
return d.safeParse(JSON.parse(e)).data ?? null;
} catch {
return null;
}
}
function suggestedIn(e) {
const t = eventIn(e);
const n = t?.denial ?? t?.result?.denial;
return n === void 0 ? [] : [ n.suggest ];
}
}),
3197: (function(e, t, n) {
n.d(t, {
Aq: () => protectedSegment,
WF: () => isProtectedPath,
tO: () => isFreeDevice
});
var o = n(55559);
const s = [ [ ".git .gitmodules .gitattributes", "https://git-scm.com/docs/gitrepository-layout" ], [ ".github", "https://docs.github.com/en/actions/reference/workflows-and-actions/workflow-syntax" ], [ "_runner_file_commands", "https://docs.github.com/en/actions/reference/workflows-and-actions/workflow-commands" ], [ "codeowners", "https://docs.github.com/en/repositories/managing-your-repositorys-settings-and-features/customizing-your-repository/about-code-owners" ], [ ".gitlab-ci.yml .gitlab", "https://docs.gitlab.com/ci/yaml/" ], [ "jenkinsfile", "https://www.jenkins.io/doc/book/pipeline/jenkinsfile/" ], [ ".circleci", "https://circleci.com/docs/configuration-reference/" ], [ "azure-pipelines.yml azure-pipelines.yaml .azure-pipelines", "https://learn.microsoft.com/azure/devops/pipelines/yaml-schema/" ], [ ".buildkite", "https://buildkite.com/docs/pipelines/configure/defining-steps" ], [ ".gitea .forgejo", "https://forgejo.org/docs/latest/user/actions/reference/" ], [ ".woodpecker .woodpecker.yml .woodpecker.yaml", "https://woodpecker-ci.org/docs/usage/workflow-syntax" ], [ ".travis.yml", "https://docs.travis-ci.com/user/customizing-the-build/" ], [ ".drone.yml .drone.jsonnet .drone.star", "https://docs.drone.io/yaml/docker/" ], [ "bitbucket-pipelines.yml", "https://support.atlassian.com/bitbucket-cloud/docs/bitbucket-pipelines-configuration-reference/" ], [ "appveyor.yml .appveyor.yml", "https://www.appveyor.com/docs/appveyor-yml/" ], [ ".cirrus.yml .cirrus.star", "https://cirrus-ci.org/guide/writing-tasks/" ], [ ".teamcity", "https://www.jetbrains.com/help/teamcity/kotlin-dsl.html" ], [ ".semaphore", "https://docs.semaphore.io/reference/pipeline-yaml" ], [ "cloudbuild.yaml cloudbuild.yml cloudbuild.json", "https://cloud.google.com/build/docs/build-config-file-schema" ], [ "buildspec.yml buildspec.yaml", "https://docs.aws.amazon.com/codebuild/latest/userguide/build-spec-ref.html" ], [ ".build.yml .builds", "https://man.sr.ht/builds.sr.ht/" ], [ ".tekton", "https://pipelinesascode.com/docs/" ], [ ".zuul.yaml zuul.yaml .zuul.d zuul.d", "https://zuul-ci.org/docs/zuul/latest/project-config.html" ], [ "codefresh.yml .codefresh", "https://codefresh.io/docs/docs/pipelines/what-is-the-codefresh-yaml/" ], [ "renovate.json renovate.json5 .renovaterc .renovaterc.json .renovaterc.json5", "https://docs.renovatebot.com/configuration-options/" ], [ ".husky .huskyrc", "https://typicode.github.io/husky/how-to.html" ], [ ".lefthook .lefthook-local", "https://lefthook.dev/configuration/" ], [ ".pre-commit-config.yaml .pre-commit-config.yml .pre-commit-hooks.yaml", "https://pre-commit.com/" ], [ ".vscode", "https://code.visualstudio.com/docs/debugtest/tasks" ], [ ".idea", "https://www.jetbrains.com/help/idea/creating-and-managing-projects.html" ], [ ".zed .rules", "https://zed.dev/docs/ai/rules" ], [ ".devcontainer .devcontainer.json", "https://containers.dev/implementors/spec/" ], [ ".sallyport .sallyportignore sallyport.yml sallyport.yaml mcp.lock", "docs/configuration.md" ], [ ".agents agents.md agent.md agents.override.md skill.md", "https://agents.md/" ], [ ".claude .claude.json claude.md claude.local.md .mcp.json", "https://code.claude.com/docs/en/settings" ], [ ".codex", "https://developers.openai.com/codex/config-basic" ], [ ".gemini .geminiignore gemini.md", "https://geminicli.com/docs/reference/configuration/" ], [ ".qwen .qwenignore qwen.md", "https://qwenlm.github.io/qwen-code-docs/en/users/configuration/settings/" ], [ ".cursor .cursorrules mcp.json", "https://cursor.com/docs/context/rules" ], [ ".clinerules", "https://docs.cline.bot/features/cline-rules" ], [ ".roo .roomodes .roorules", "https://docs.roocode.com/features/custom-instructions" ], [ ".windsurf .windsurfrules", "https://docs.windsurf.com/windsurf/cascade/memories" ], [ ".opencode opencode.json opencode.jsonc", "https://opencode.ai/docs/config/" ], [ ".pi", "https://github.com/badlogic/pi-mono" ], [ ".continue .continuerules", "https://docs.continue.dev/customize/deep-dives/rules" ], [ ".aider.conf.yml conventions.md", "https://aider.chat/docs/usage/conventions.html" ], [ ".kiro", "https://kiro.dev/docs/steering/" ], [ ".junie", "https://www.jetbrains.com/help/junie/customize-guidelines.html" ], [ "warp.md", "https://docs.warp.dev/knowledge-and-collaboration/rules" ], [ ".amazonq", "https://docs.aws.amazon.com/amazonq/latest/qdeveloper-ug/context-project-rules.html" ], [ ".goosehints .goose", "https://block.github.io/goose/docs/guides/context-engineering/using-goosehints" ], [ ".augment .augment-guidelines", "https://docs.augmentcode.com/setup-augment/guidelines" ], [ ".trae", "https://docs.trae.ai/ide/rules" ], [ ".factory", "https://docs.factory.ai/cli/configuration/settings" ], [ ".crush crush.json .crush.json", "https://github.com/charmbracelet/crush" ], [ ".openhands", "https://docs.openhands.dev/openhands/usage/customization/repository" ] ];
const r = new Set(s.flatMap(([e]) => e.split(" ")));
const i = /^git~\d$|\.prompt\.(?:md|ya?ml)$|^\.?lefthook(?:-local)?\.(?:ya?ml|toml|jsonc?)$/;
function protectedSegment(e) {
const t = (0, o.OD)(e);
const n = (0, o.OD)((0, o.tu)(e)).findIndex(e => r.has(e) || i.test(e));
return n < 0 ? null : t[n] ?? null;
}
const c = /^\/(?:proc|sys|dev)(?:\/|$)/;
const a = /^\/dev\/(?:null|zero|full|random|urandom|stdin|stdout|stderr|tty|fd\/(?:[0-2]|6[0-3]))$/;
function isFreeDevice(e) {
return e.startsWith("/dev/") && a.test(e);
}
function isProtectedPath(e) {
return c.test(e) && !isFreeDevice(e);
}
}),
56416: (function(e, t, n) {
n.d(t, {
h: () => covers,
n: () => coveringRules
});
var o = n(78033);
var s = n(86990);
var r = n(64524);
var i = n(59976);
function coveringRules(e, t) {
const {specifier: n, tool: s} = t;
switch (n.kind) {
case "command":
return (0, i.gh)(e, () => [ n.pattern.words.map(e => e.kind === "literal" ? e.text : null) ]);

case "path":
{
const t = (n.pattern.globs[0] ?? []).flatMap(e => (0, o.hi)(e) ?? []);
return (0, i.aM)(e, `/${t.join("/")}`, s);
}

case "domain":
return (0, i.Fu)(e, n.host.replace(/^\*\./, ""), s);

case "host":
case "literal":
case "any":
return (0, i.Mf)(e, s, n.kind === "literal" ? n.text : null);
}
}
function covers(e, t) {
if (e.tool !== t.tool) return e.tool.startsWith("mcp__") && t.tool.startsWith(`${e.tool}__`);
if (e.specifier.kind === "any") return true;
return coversSpecifier(e.specifier, t.specifier);
}
function coversSpecifier(e, t) {
if (e.kind === "command" && t.kind === "command") {
const n = t.pattern.words.map(e => e.kind === "literal" ? e.text : null);
if (t.pattern.open && !e.pattern.open) return false;
if (JSON.stringify(t.pattern.assignments) !== JSON.stringify(e.pattern.assignments)) return false;
return (0, r.f0)(e.pattern, n, {
matchUnknown: false,
sameProgram: (e, t) => e === t
});
}
if (e.kind === "path" && t.kind === "path") {
if (e.pattern.base !== t.pattern.base || !t.pattern.exact || t.pattern.up[0] !== e.pattern.up[0]) return false;
const n = (t.pattern.globs[0] ?? []).map(e => (0, o.hi)(e) ?? "");
return e.pattern.globs.some(e => (0, o.kt)(e, n, false));
}
if (e.kind === "domain" && t.kind === "domain") return e.host === t.host || t.host.endsWith(`.${e.host.replace(/^\*\./, "")}`);
if (e.kind === "host" && t.kind === "host") {
const {host: n, port: o} = t.pattern;
const r = e.pattern.port === o;
return r && (0, s.LM)({
...e.pattern,
port: 443
}, n, 443);
}
return e.kind === "literal" && t.kind === "literal" && e.text === t.text;
}
}),
80111: (function(e, t, n) {
n.d(t, {
K: () => learnRules
});
var o = n(3197);
var s = n(99756);
var r = n(56416);
var i = n(33646);
function learnRules(e) {
const t = [ ...new Set(e.flat()) ].sort();
const {allow: n} = (0, i.NR)({
allow: t,
ask: [],
deny: []
}).rules;
const o = n.map(e => ({
rule: e,
why: exclusionReason(e)
}));
const s = o.filter(e => e.why === null).map(e => e.rule);
const c = s.filter(e => !(0, r.n)(s, e).some(t => t !== e && (0, r.h)(t, e) && !((0, 
r.h)(e, t) && e.text < t.text)));
return {
rules: [ ...c ].sort((e, t) => width(e) - width(t) || (e.text < t.text ? -1 : 1)).map(e => e.text),
leftOut: o.flatMap(({rule: e, why: t}) => t === null ? [] : [ {
rule: e.text,
why: t
} ])
};
}
function width(e) {
if (e.specifier.kind === "any") return 4;
if (e.specifier.kind !== "command") return 1;
return e.specifier.pattern.open ? 3 : 2;
}
const c = /^(?:sudo|doas|su|pkexec|chroot|nsenter|unshare|mount|ssh|scp|docker|podman|kubectl|dash|ksh|zsh|fish|sh|bash|crontab|at|systemctl|dd|mkfs.*|gpg2?|openssl|nc|ncat|socat|telnet|passwd|useradd|usermod|visudo|iptables|nft)$/;
const a = /^(?:(?:npm|pnpm|yarn|bun|cargo|poetry|uv|twine|gem|lerna) (?:publish|login|token|adduser|yank|unpublish|upload|push)|mvn deploy|gradle publish|gh (?:auth|secret|ssh-key|gpg-key|extension|alias|config|repo (?:delete|rename|archive|edit)|release delete)|git config|git remote (?:add|set-url)|(?:terraform|tofu) (?:apply|destroy)|helm (?:install|upgrade|uninstall))(?: |$)/;
const l = /^(?:-c|-e|-E|-p|-r|--eval|--print|--execute|-[a-z]*c)$/;
const u = /^(?:node|deno|bun|python[\d.]*|ruby|perl|php|lua|Rscript|osascript|pwsh)$/;
function exclusionReason(e) {
if (e.specifier.kind === "command") {
const t = e.specifier.pattern.words.map(e => e.kind === "literal" ? e.text : "*");
const n = (t[0] ?? "").replace(/^.*\//, "");
if (c.test(n)) return `${n} can do more than an agent needs`;
if (a.test(t.join(" "))) return "it grants access, publishes, or deletes permanently";
if (n === "git" && t[1] === "push" && t.some(e => /^(?:-f|--force.*|--mirror|--delete|-d|\+.*|:.+)$/.test(e))) return "it overwrites or deletes pushed commits";
if (u.test(n) && t.slice(1).some(e => l.test(e))) return "it runs code written by the model";
return null;
}
if (e.specifier.kind !== "path") return null;
const t = `/${e.text.replace(/^\w+\(\/*|\)$/g, "").replaceAll("\\", "")}`;
if ((0, o.WF)(t)) return "no rule can allow this path";
if ((0, s.y)(t) === "high") return "the file may contain credentials";
return e.tool !== "Read" && (0, o.Aq)(t) !== null ? "the path is protected: files written there run as code later" : null;
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
59976: (function(e, t, n) {
n.d(t, {
Fl: () => baseName,
Fu: () => hostRulesFor,
Mf: () => nameRulesFor,
aM: () => pathRulesFor,
gM: () => strictRulesFor,
gh: () => allowRulesFor
});
var o = n(78033);
var s = n(55559);
var r = n(78535);
var i = n(61249);
const c = 32;
function allowRulesFor(e, t) {
return keyedRules(e, a, () => t().flat());
}
function strictRulesFor(e, t) {
if (e.length < c) return e;
const {programs: n, others: o} = l(e);
const s = new Set(o);
for (const e of t()) {
const t = n.get(baseName(e[0] ?? ""));
if (t === void 0) continue;
const o = e.slice(1).find(e => e === null || !e.startsWith("-"));
o === null ? addAll(s, t.all) : addKeyed(s, t, e);
for (const [n, o] of e.entries()) o === null && addAll(s, t.byPosition.get(n));
e.includes(null) && addAll(s, t.anywhere);
}
return inOrder(s);
}
function pathRulesFor(e, t, n) {
return keyedRules(e, u, () => [ ...(0, s.OD)((0, o.SP)(t)), ...[ "Read", "Write", "Edit", n ].map(wholeTool) ]);
}
function hostRulesFor(e, t, n) {
return keyedRules(e, d, () => {
const e = t.split(".");
return [ ...e.map((t, n) => e.slice(n).join(".")), ...[ "WebFetch", n ].map(wholeTool) ];
});
}
function nameRulesFor(e, t, n) {
return keyedRules(e, p, () => {
const e = t.split("__");
const o = e.map((t, n) => wholeTool(e.slice(0, n + 1).join("__")));
return n === null ? o : [ ...o, `${wholeTool(t)}\0${n}` ];
});
}
function keyedRules(e, t, n) {
if (e.length < c) return e;
const o = new Set;
addKeyed(o, t(e), n());
return inOrder(o);
}
function baseName(e) {
return e.slice(e.lastIndexOf("/") + 1).toLowerCase();
}
function inOrder(e) {
return [ ...e ].sort((e, t) => e.index - t.index);
}
function addKeyed(e, {byKey: t, others: n}, o) {
addAll(e, n);
for (const n of o) n !== null && addAll(e, t.get(n));
}
function addAll(e, t) {
for (const n of t ?? []) e.add(n);
}
const a = (0, r.j)(e => {
const t = {
byKey: new Map,
others: []
};
const n = e.filter(({tool: e}) => e === "Bash");
const o = new Map;
for (const e of n.flatMap(literal)) o.set(e, (o.get(e) ?? 0) + 1);
for (const e of n) {
const n = literal(e);
const s = n.reduce((e, t) => e !== null && (o.get(e) ?? 0) <= (o.get(t) ?? 0) ? e : t, null);
put(t, s === null ? null : [ s ], e);
}
return t;
});
function literal(e) {
return wordsOf(e).flatMap((e, t) => e.kind !== "literal" || t === 0 && e.text.includes("/") ? [] : [ e.text ]);
}
const l = (0, r.j)(e => {
const t = new Map;
const n = [];
for (const o of e.filter(({tool: e}) => e === "Bash")) {
const [e] = wordsOf(o);
e?.kind === "literal" && (0, i.yN)(o).length === 0 ? addToProgram(t, baseName(e.text), o) : n.push(o);
}
return {
programs: t,
others: n
};
});
function addToProgram(e, t, n) {
const o = {
all: [],
byKey: new Map,
others: [],
byPosition: new Map,
anywhere: []
};
const s = e.get(t) ?? o;
e.set(t, s);
s.all.push(n);
const r = wordsOf(n);
const i = r.findIndex((e, t) => t > 0 && e.kind === "literal" && !e.text.startsWith("-"));
const c = r[i];
const a = r.slice(0, Math.max(0, i)).every(e => e.kind !== "words");
const l = r.find(e => e.kind === "literal" && /^--./.test(e.text));
const u = c ?? l;
put(s, u?.kind === "literal" ? [ u.text ] : null, n);
c !== void 0 && a ? rulesAtPosition(s, i).push(n) : s.anywhere.push(n);
}
function rulesAtPosition({byPosition: e}, t) {
const n = e.get(t) ?? [];
e.set(t, n);
return n;
}
function wholeTool(e) {
return `\0${e}`;
}
function tableBy(e) {
return (0, r.j)(t => {
const n = {
byKey: new Map,
others: []
};
for (const o of t) {
const t = o.specifier.kind === "any" ? [ wholeTool(o.tool) ] : e(o);
t !== void 0 && put(n, t, o);
}
return n;
});
}
const u = tableBy(({specifier: e}) => {
if (e.kind !== "path") return;
const {globs: t, literal: n} = e.pattern;
const o = [ ...t, ...n?.globs ?? [] ].map(longestName);
return o.includes("") ? null : o;
});
function longestName(e) {
const t = e.flatMap(e => (0, o.hi)(e) ?? []);
return (0, o.SP)(t.reduce((e, t) => t.length >= e.length ? t : e, ""));
}
const d = tableBy(({specifier: e}) => e.kind === "domain" ? [ e.host.replace(/^\*\./, "") ] : void 0);
const p = tableBy(({tool: e, specifier: t}) => t.kind === "literal" ? [ `${wholeTool(e)}\0${t.text}` ] : void 0);
function wordsOf({specifier: e}) {
return e.kind === "command" ? e.pattern.words : [];
}
function put(e, t, n) {
t === null && e.others.push(n);
for (const o of t ?? []) {
const t = e.byKey.get(o) ?? [];
t.push(n);
e.byKey.set(o, t);
}
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
const o = c.test(e.text);
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
const c = /^\s*shell\s*\(/i;
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
const a = /'[^']*'|"(?:\\.|[^"\\])*"|\\./gs;
function alternatives(e) {
const t = [];
const n = e.replace(a, e => String.fromCharCode(57344 + t.push(e) - 1));
if (!/[,|]/.test(n)) return [];
const s = n.replace(/\(([^()]*\|[^()]*)\)/g, (e, t) => `{${t.replaceAll("|", ",")}}`);
const r = ((0, o.P)(s) ?? [ s ]).flatMap(e => e.split(/[,|]+/));
return r.map(e => e.replace(/[\ue000-\uefff]/g, e => t[e.charCodeAt(0) - 57344] ?? "").trim()).filter(t => t !== "" && t !== e.trim());
}
function hasAlternatives({specifier: e, text: t}) {
return e.kind === "command" && /[({][^(){}'"]*[,|][^(){}'"]*[)}](?=.)|:\*\s*[,|]/.test(t.slice(t.indexOf("(") + 1));
}
})
};
