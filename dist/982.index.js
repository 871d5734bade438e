"use strict";

exports.id = 982;

exports.ids = [ 982, 1782 ];

exports.modules = {
29402: (function(e, t, o) {
o.d(t, {
BR: () => n,
IS: () => a,
T: () => c,
on: () => s
});
const n = [ "SessionStart", "UserPromptExpansion", "UserPromptSubmit", "PreToolUse", "PermissionRequest", "PermissionDenied", "PostToolUse", "PostToolUseFailure", "PostToolBatch", "Stop", "StopFailure", "SubagentStart", "SubagentStop", "PreCompact", "SessionEnd" ];
const s = [ "Setup", "Notification", "PostCompact", "PreModelSwitch", "PostModelSwitch", "TeammateIdle", "TaskCreated", "TaskCompleted", "Elicitation", "ElicitationResult", "ConfigChange", "WorktreeCreate", "WorktreeRemove", "InstructionsLoaded", "CwdChanged", "FileChanged", "DirectoryAdded", "MessageDisplay" ];
const r = {
matches: null,
isToolEvent: false,
plainTextIsContext: false,
onBlock: "notice",
failsClosed: false,
timeoutSeconds: 600
};
const i = {
...r,
matches: "tool",
isToolEvent: true
};
const a = {
SessionStart: {
...r,
matches: "source",
plainTextIsContext: true
},
UserPromptExpansion: {
...r,
matches: "command",
plainTextIsContext: true,
onBlock: "block"
},
UserPromptSubmit: {
...r,
plainTextIsContext: true,
onBlock: "block",
timeoutSeconds: 30
},
PreToolUse: {
...i,
onBlock: "block",
failsClosed: true
},
PermissionRequest: {
...i,
onBlock: "block",
failsClosed: true
},
PermissionDenied: i,
PostToolUse: {
...i,
onBlock: "feedback"
},
PostToolUseFailure: {
...i,
onBlock: "feedback"
},
PostToolBatch: {
...r,
onBlock: "block"
},
Stop: {
...r,
onBlock: "block"
},
StopFailure: {
...r,
matches: "error"
},
SubagentStart: {
...r,
matches: "agent"
},
SubagentStop: {
...r,
matches: "agent",
onBlock: "block"
},
PreCompact: {
...r,
matches: "trigger",
onBlock: "block"
},
SessionEnd: {
...r,
matches: "reason",
timeoutSeconds: 1.5
}
};
const c = 60;
}),
22485: (function(e, t, o) {
o.d(t, {
_Q: () => matcherProblem,
eZ: () => namesOf,
ru: () => matchesHookSubject
});
function matchesHookSubject(e, t) {
if (e === "" || e === "*") return true;
const o = namesOf(e);
return o === null ? new RegExp(e).test(t) : o.includes(t);
}
function namesOf(e) {
if (!/^[\w\- ,|]*$/.test(e)) return null;
return e.split(/[|,]/).map(e => e.trim()).filter(e => e !== "");
}
function matcherProblem(e) {
if (e === "" || e === "*" || namesOf(e) !== null) return null;
try {
new RegExp(e);
return null;
} catch (e) {
return e instanceof SyntaxError ? e.message : String(e);
}
}
}),
80982: (function(e, t, o) {
o.r(t);
o.d(t, {
addressProblem: () => addressProblem,
hookProblems: () => hookProblems,
openHooks: () => openHooks
});
var n = o(77598);
var s = o(76760);
var r = o(42357);
var i = o(28842);
async function checkHooks(e, t) {
const o = [];
for (const n of e) {
const {handler: e} = n;
if (e.type === "command") o.push(...await checkCommand(n, e, t)); else {
const s = t.addressProblem(new URL(e.url));
s !== null && o.push((0, i.nL)(n.location, "no rule permits the address", e.url, s));
}
}
return o;
}
async function checkCommand(e, t, o) {
if (e.root === void 0 && /^\s*(?:\S+\s+)?["']?\$\{?CLAUDE_PLUGIN_ROOT\}?["']?\//.test(t.command)) {
const o = "name the directory of the plugin in plugin-directories, and remove its file from hooks-from";
return [ (0, i.nL)(e.location, "CLAUDE_PLUGIN_ROOT is only set for hooks of a plugin", t.command, o) ];
}
const {program: n, files: s} = filesOf(e);
const problem = (o, n) => (0, i.nL)(e.location, o, t.command, n);
if (n !== null && !o.hasProgram(n)) {
const e = `the program ${n} was not found on the PATH of tools`;
return [ problem(e, "install it in an earlier step, or remove the hook") ];
}
const r = [];
for (const {path: e, isProgram: t} of s) await o.hasFile(e) ? t && o.isExecutable(e) === false && r.push(problem(`the script ${e} is not executable`, `run git update-index --chmod=+x ${e}, or start it with its interpreter`)) : r.push(problem(`the script ${e} does not exist`, "correct the path, or commit the script to the branch that the configuration is read from"));
return r;
}
function scriptsOf(e) {
return [ ...new Set(e.flatMap(e => filesOf(e).files.map(({path: e}) => e))) ];
}
function filesOf({handler: e, directory: t = "", root: o}) {
if (e.type !== "command") return {
program: null,
files: []
};
const {command: n, args: r} = e;
const expanded = e => e.replace(/^\$(?:\{CLAUDE_PROJECT_DIR\}|CLAUDE_PROJECT_DIR)\//, "./").replace(/^\$(?:\{CLAUDE_PLUGIN_ROOT\}|CLAUDE_PLUGIN_ROOT)\//, e => o === void 0 ? e : `${o}/`);
const {program: i, files: a} = r === null ? filesOfLine(n, o) : filesOfWords([ n, ...r ].map(expanded));
const c = a.map(e => ({
...e,
path: (0, s.isAbsolute)(e.path) ? e.path : `${t}${e.path}`
}));
return {
program: i,
files: c
};
}
const a = {
program: null,
files: []
};
const c = /^(?:ba|da|z|k|a)?sh$|^(?:node|bun|deno|tsx|ts-node|ruby|perl|php|lua|Rscript|osascript)$|^python(?:\d(?:\.\d+)?)?$/;
const u = new Set([ "[ [[ test echo printf true false exit cd : . source eval exec if for while until case { ! command type export set", "unset read wait trap umask local return shift declare let pwd kill time function select hash ulimit" ].flatMap(e => e.split(" ")));
function filesOfLine(e, t) {
const o = wordsOf(e, t);
while (o[0] !== void 0 && o[0] !== null && /^[A-Za-z_]\w*=/.test(o[0])) o.shift();
return filesOfWords(o);
}
function filesOfWords([e, ...t]) {
if (e === void 0 || e === null || e === "") return a;
if (e === "." || e === "source") return {
program: null,
files: scriptFile(t[0])
};
if (e === "exec" || e === "command") return filesOfWords(t);
if (u.has(e)) return a;
const o = e.replace(/^.*\//, "");
const n = e.includes("/") ? [ {
path: e,
isProgram: true
} ] : [];
const s = c.test(o) ? scriptOf(o, t) : [];
return {
program: e.includes("/") ? null : e,
files: [ ...n, ...s ]
};
}
function scriptOf(e, t) {
const o = e !== "deno" && e !== "bun" || t[0] !== "run" ? t : t.slice(1);
for (const e of o) {
if (e === null) return [];
if (e.startsWith("-")) {
if (/^-(?:[a-zA-Z]*[cemprS]|-eval|-print|-module|-import|-require|-loader)$/.test(e)) return [];
continue;
}
return e.includes("/") || /\.\w+$/.test(e) ? scriptFile(e) : [];
}
return [];
}
function scriptFile(e) {
return e === null || e === void 0 || e === "" ? [] : [ {
path: e,
isProgram: false
} ];
}
const l = /^\$(?:\{CLAUDE_(PROJECT_DIR|PLUGIN_ROOT)\}|CLAUDE_(PROJECT_DIR|PLUGIN_ROOT)(?!\w))\/?/;
const d = new Set(Array.from(";|&<>()\n"));
function wordsOf(e, t) {
const o = [];
let n;
let s = 0;
const add = e => {
n = n === null || e === null ? null : (n ?? "") + e;
};
const expand = () => {
const [o = "$", n, r] = l.exec(e.slice(s)) ?? [];
const i = {
PROJECT_DIR: ".",
PLUGIN_ROOT: t
}[n ?? r ?? ""];
add(i === void 0 ? null : `${i}/`);
s += o.length;
};
while (s < e.length) {
const r = e.charAt(s);
if (d.has(r)) break;
if (r === " " || r === "\t") {
n !== void 0 && o.push(n);
n = void 0;
s += 1;
} else if (r === "'") {
const t = e.indexOf("'", s + 1);
if (t < 0) return o;
add(e.slice(s + 1, t));
s = t + 1;
} else if (r === '"') {
s += 1;
add("");
while (s < e.length && e.charAt(s) !== '"') if (e.charAt(s) === "$" || e.charAt(s) === "`") expand(); else {
e.charAt(s) === "\\" && (s += 1);
add(e.charAt(s));
s += 1;
}
s += 1;
n !== "./" && n !== `${t ?? "."}/` || e.charAt(s) !== "/" || (s += 1);
} else if (r === "$" || r === "`") expand(); else if (r === "\\") {
add(e.charAt(s + 1));
s += 2;
} else {
add(/[*?[\]{}~#]/.test(r) && !(n ?? "").endsWith("=") ? null : r);
s += 1;
}
}
n !== void 0 && o.push(n);
return o;
}
var p = o(25422);
var f = o(94343);
var m = o(20274);
var h = o(20653);
var k = o(29402);
const g = f._H3({
continue: f.lqM(f.zMY()),
stopReason: f.lqM(f.YjP()),
systemMessage: f.lqM(f.YjP()),
decision: f.lqM(f.k5n([ "approve", "block" ])),
reason: f.lqM(f.YjP()),
hookSpecificOutput: f.lqM(f._H3({
hookEventName: f.lqM(f.YjP()),
permissionDecision: f.lqM(f.k5n([ "allow", "deny", "ask", "defer" ])),
permissionDecisionReason: f.lqM(f.YjP()),
additionalContext: f.lqM(f.YjP()),
updatedInput: f.lqM(f.g1P(f.YjP(), f.L5J())),
updatedToolOutput: f.lqM(f.L5J()),
updatedMCPToolOutput: f.lqM(f.L5J()),
retry: f.lqM(f.zMY()),
decision: f.lqM(f._H3({
behavior: f.k5n([ "allow", "deny" ]),
message: f.lqM(f.YjP()),
interrupt: f.lqM(f.zMY()),
updatedInput: f.lqM(f.g1P(f.YjP(), f.L5J()))
}))
}))
});
const w = {
block: null,
context: [],
stop: null,
message: null,
mayRetry: false
};
function readAnswer(e, t) {
const {failure: o, exitCode: n, stdout: s, stderr: r} = t;
if (o !== null) return {
failure: o
};
const i = startFailure(n, r);
if (i !== null) return {
failure: i
};
const a = s.trim();
if (n === 2) return blocked(e, capped(r.trim()) || "it gave no reason");
const c = k.IS[e].failsClosed;
if (c && n === 0 && isMeantAsJson(a)) return readOutput(e, readGuardOutput(e, a));
if (a.startsWith("{") && a.endsWith("}")) return readOutput(e, c ? readGuardOutput(e, a) : jsonOf(a));
if (n !== 0) return {
failure: `exit code ${String(n)}${firstLine(r)}`
};
return a !== "" && k.IS[e].plainTextIsContext ? {
...w,
context: [ capped(a) ]
} : w;
}
function startFailure(e, t) {
const o = e === 2 && /can't open file .*No such file|^\S+: 0: cannot open |: can't open '/m.test(t);
if (e !== 126 && e !== 127 && !o) return null;
return `it did not start (exit code ${String(e)}${firstLine(t)})`;
}
function firstLine(e) {
const t = e.trim().split("\n", 1)[0] ?? "";
return t === "" ? "" : `: ${(0, h.GH)(t, 300)}`;
}
function jsonOf(e) {
const t = (0, m.U4)(e);
return t === void 0 ? {
failure: "its output is not valid JSON"
} : {
value: t
};
}
function readOutput(e, t) {
if ("failure" in t) return t;
const o = g.safeParse(t.value);
if (!o.success) {
const [e] = o.error.issues;
return {
failure: `its output was not understood: ${e?.path.map(String).join(".") ?? ""}: ${e?.message ?? ""}`
};
}
const n = o.data.hookSpecificOutput?.hookEventName;
if (n !== void 0 && n !== e) return {
failure: `its output is for the event ${(0, h.GH)(n, 100)}`
};
const {hookSpecificOutput: s = {}} = o.data;
const r = blockOf(e, o.data);
if (typeof r === "object" && r !== null) return r;
const i = r === null ? w : blocked(e, capped(r));
const a = e === "PermissionRequest" ? s.decision?.updatedInput : s.updatedInput;
const c = textOfOutput(s.updatedToolOutput ?? s.updatedMCPToolOutput);
const {additionalContext: u = ""} = s;
const l = e === "PermissionRequest" && s.decision?.interrupt === true;
const d = o.data.continue === false || l;
return {
...i,
context: [ ...i.context, ...u.trim() === "" ? [] : [ capped(u) ] ],
stop: d ? capped(o.data.stopReason ?? i.block ?? "it gave no reason") : null,
message: o.data.systemMessage === void 0 ? i.message : capped(o.data.systemMessage),
mayRetry: e === "PermissionDenied" && s.retry === true,
...a === void 0 ? {} : {
updatedInput: a
},
...c === null || e !== "PostToolUse" ? {} : {
updatedOutput: c
}
};
}
function blockOf(e, {decision: t, reason: o, hookSpecificOutput: n = {}}) {
const {permissionDecision: s, permissionDecisionReason: r = o, decision: i} = n;
if (e === "PermissionRequest" && i?.behavior === "deny") return i.message ?? "it gave no reason";
if (e === "PreToolUse" && s !== void 0 && s !== "allow") {
const e = r ?? "it gave no reason";
return s === "deny" ? e : `it asks for confirmation, which no one can give here: ${e}`;
}
if (t !== "block") return null;
if (o !== void 0 && o.trim() !== "") return o;
return e === "Stop" || e === "SubagentStop" ? {
failure: "it blocks without a reason"
} : "it gave no reason";
}
function blocked(e, t) {
const {onBlock: o} = k.IS[e];
switch (o) {
case "block":
return {
...w,
block: t
};

case "feedback":
return {
...w,
context: [ t ]
};

case "notice":
return {
...w,
message: t
};
}
}
function textOfOutput(e) {
if (typeof e === "string") return e;
if (Array.isArray(e)) {
const t = e.flatMap(e => textOfOutput(e) ?? []);
return t.length === 0 ? null : t.join("\n");
}
return (0, m.u4)(e) ? textOfOutput(e["text"] ?? e["stdout"] ?? e["content"] ?? null) : null;
}
const b = 1e4;
function capped(e) {
return e.length <= b ? e : `${(0, h.GH)(e, b)}\n[\u2026 ${String(e.length - b)} more characters omitted]`;
}
const y = [ "continue", "suppressOutput", "stopReason", "decision", "reason", "systemMessage", "terminalSequence", "hookSpecificOutput" ];
const O = [ "hookEventName", "permissionDecision", "permissionDecisionReason", "updatedInput", "additionalContext" ];
const v = [ "hookEventName", "decision" ];
const P = [ "behavior", "message", "interrupt", "updatedInput", "updatedPermissions" ];
function isMeantAsJson(e) {
const isList = e => e.startsWith("[") && (0, m.U4)(e) !== void 0;
if (e.startsWith('"') || isList(e)) return true;
return e.split(/[\r\n\u2028\u2029]/).some(e => e.trimStart().startsWith("{") || isList(e.trim()));
}
function readGuardOutput(e, t) {
const o = (0, m.U4)(t);
if (!(0, m.u4)(o)) return {
failure: "its output is not one valid JSON object"
};
const n = e === "PreToolUse" ? nested(o) : o;
const s = n["hookSpecificOutput"];
const r = e === "PermissionRequest";
const i = r && (0, m.u4)(s) ? s["decision"] : void 0;
const a = unknownKey(n, y, "") ?? unknownKey(s, r ? v : O, "hookSpecificOutput.") ?? unknownKey(i, P, "hookSpecificOutput.decision.");
return a === null ? {
value: n
} : {
failure: a
};
}
function nested(e) {
if (!("permissionDecision" in e) || "hookSpecificOutput" in e) return e;
const isOfDecision = ([e]) => O.includes(e);
const t = Object.entries(e);
return {
...Object.fromEntries(t.filter(e => !isOfDecision(e))),
hookSpecificOutput: Object.fromEntries(t.filter(isOfDecision))
};
}
function unknownKey(e, t, o) {
if (!(0, m.u4)(e)) return null;
const n = Object.keys(e).find(e => !t.includes(e));
if (n === void 0) return null;
const s = `${o}${(0, h.GH)(n, 100)}`;
const i = (0, r.pA)(n, t);
return `its output has the unknown key ${s}${i === void 0 ? "" : `; did you mean ${o}${i}?`}`;
}
var S = o(22485);
const x = {
block: null,
context: [],
stop: null,
mayRetry: false
};
function mergeAnswers(e) {
const t = named(e.map(({label: e, answer: {block: t}}) => ({
label: e,
text: t
})));
const o = named(e.map(({label: e, answer: {stop: t}}) => ({
label: e,
text: t
})));
const n = t.length > 0 ? void 0 : e.findLast(({answer: e}) => e.updatedInput !== void 0);
const s = e.findLast(({answer: e}) => e.updatedOutput !== void 0);
const r = (n ?? s)?.label;
return {
block: t.length === 0 ? null : t.join("\n"),
context: e.flatMap(({label: e, answer: {context: t}}) => t.map(t => `Output of the hook ${e}:\n${t}`)),
stop: o.length === 0 ? null : o.join("\n"),
mayRetry: e.some(({answer: e}) => e.mayRetry),
...n?.answer.updatedInput === void 0 ? {} : {
updatedInput: n.answer.updatedInput
},
...s?.answer.updatedOutput === void 0 ? {} : {
updatedOutput: s.answer.updatedOutput
},
...r === void 0 ? {} : {
changedBy: r
}
};
}
function named(e) {
const t = e.flatMap(({label: e, text: t}) => t === null ? [] : [ {
label: e,
text: t
} ]);
return t.map(({label: e, text: o}) => t.length === 1 ? o : `${e}: ${o}`);
}
function createHooks(e) {
const t = new AbortController;
return {
has: t => e.hooks.some(e => e.event === t),
run: async o => {
const n = withoutRepeats(e.hooks.filter(e => isMeant(e, o)));
if (n.length === 0) return x;
const s = (0, p.JG)(o.signal, t.signal);
const r = JSON.stringify({
...e.common(),
hook_event_name: o.event,
...o.input
});
const a = await Promise.all(n.map(async t => ({
label: (0, i.UR)(t),
answer: await runHook(t, e, {
...o,
signal: s
}, r)
})));
return mergeAnswers(a);
},
close: () => t.abort()
};
}
function isMeant({event: e, matcher: t, condition: o}, n) {
if (e !== n.event) return false;
const {subject: s, onlyNamed: r} = n;
if (r === true && (t === "" || t === "*")) return false;
if (k.IS[e].matches !== null && s !== null && !(0, S.ru)(t, s)) return false;
return o === null || (n.isCondition?.(o) ?? false);
}
function withoutRepeats(e) {
return [ ...new Map(e.map(e => [ JSON.stringify([ e.handler, e.condition, e.root ]), e ])).values() ];
}
async function runHook(e, t, o, n) {
const {handler: r} = e;
const a = t.clock.now();
const record = (n, s, r) => t.onRun({
event: e.event,
command: (0, i.UR)(e),
subject: o.subject,
outcome: n,
reason: s,
exitCode: r,
durationMs: t.clock.now() - a
});
const c = {
input: n,
timeoutMs: timeoutMs(e),
signal: o.signal
};
const u = {
...t,
project: (0, s.join)(t.project, e.directory ?? ""),
plugin: e.root
};
const l = t.whyNotStarted(e);
if (l === null && r.type === "command" && r.isAsync) {
runHookCommand(r, u, c);
record("started", null, null);
return w;
}
const d = l !== null ? {
failure: l,
exitCode: 0,
stdout: "",
stderr: ""
} : r.type === "command" ? await runHookCommand(r, u, c) : await sendRequest(r, t, c);
const p = d.failure === null && r.type === "command" ? d.exitCode : null;
const f = readAnswer(e.event, d);
if ("failure" in f) {
record("failed", f.failure, p);
return afterFailure(e, f, t);
}
record(...outcomeOf(f), p);
f.message !== null && t.onNotice(`Hook ${(0, i.UR)(e)} (${e.event}): ${f.message}`);
return f;
}
function afterFailure(e, {failure: t}, {onFailure: o, onNotice: n}) {
n(`The hook ${(0, i.UR)(e)} (${e.event}, ${e.location}) failed: ${t}.`);
const s = o === "deny" && k.IS[e.event].failsClosed;
return s ? {
...w,
block: `the hook failed, and hook-failure is deny: ${t}`
} : w;
}
function outcomeOf(e) {
if (e.stop !== null) return [ "stop", e.stop ];
if (e.block !== null) return [ "block", e.block ];
if (e.updatedInput !== void 0 || e.updatedOutput !== void 0) return [ "change", null ];
return [ e.context.length > 0 ? "context" : "pass", null ];
}
function timeoutMs({event: e, timeoutSeconds: t}) {
const o = t ?? k.IS[e].timeoutSeconds;
return Math.min(e === "SessionEnd" ? Math.min(o, k.T) : o, M) * 1e3;
}
const M = 2e6;
const T = 1e6;
async function runHookCommand({command: e, args: t}, {exec: o, shell: n, project: s, plugin: r, workspace: i, needs: a}, {input: c, timeoutMs: u, signal: l}) {
const d = {
CLAUDE_PROJECT_DIR: s,
...r === void 0 ? {} : {
CLAUDE_PLUGIN_ROOT: r
}
};
const expanded = e => Object.entries(d).reduce((e, [t, o]) => e.replaceAll(new RegExp(`\\$\\{${t}\\}|\\$${t}\\b`, "g"), () => o), e);
const p = t === null ? [ n, "-c", "--", e ] : [ fromProject(expanded(e), s), ...t.map(expanded) ];
const f = await o.run({
argv: p,
cwd: s,
env: {
...d,
SALLYPORT_WORKSPACE: i
},
stdin: c,
timeoutMs: u,
maxOutputBytes: T,
signal: l,
needs: a,
trust: `hook ${JSON.stringify([ e, t, r ])}`
});
const m = f.startError !== null ? `it did not start: ${f.startError}` : f.timedOut ? `it took longer than ${String(u / 1e3)} seconds` : f.cancelled ? "the run was stopped" : f.exitCode === null ? `it was ended by ${f.signal ?? "a signal"}` : f.droppedBytes > 0 ? `it printed more than ${String(T)} bytes` : null;
return {
failure: m,
exitCode: f.exitCode ?? 0,
stdout: f.stdout,
stderr: f.stderr
};
}
function fromProject(e, t) {
return e.includes("/") && !e.startsWith("/") ? `${t}/${e}` : e;
}
async function sendRequest({url: e, headers: t, allowedEnvVars: o}, {postJson: n, variable: s}, {input: r, timeoutMs: i, signal: a}) {
const valueOf = (e, t, n) => {
const r = t ?? n ?? "";
return o.includes(r) ? s(r) ?? "" : "";
};
const c = Object.fromEntries(Object.entries(t).map(([e, t]) => [ e, t.replaceAll(/\$\{(\w+)\}|\$(\w+)/g, valueOf) ]));
const u = {
url: e,
headers: c,
body: r,
timeoutMs: i,
signal: a,
maxBytes: T
};
const l = await n(u);
if ("failure" in l) return {
failure: l.failure,
exitCode: 0,
stdout: "",
stderr: ""
};
return {
failure: null,
exitCode: 0,
stdout: l.body,
stderr: ""
};
}
var $ = o(73948);
var C = o(57979);
var R = o(89273);
var E = o(72443);
var j = o(31782);
function createPostJson() {
const e = (0, j.createFetch)();
return async ({url: t, headers: o, body: n, timeoutMs: s, maxBytes: i, signal: a}) => {
const c = (0, p.dn)(s, a);
try {
const s = await e(t, {
method: "POST",
headers: {
"content-type": "application/json",
...o
},
body: n,
signal: c
});
const r = await firstBytes(s, i);
if (r === null) return {
failure: `it answered more than ${String(i)} bytes`
};
return s.ok ? {
body: r
} : {
failure: `it answered with the status ${String(s.status)}`
};
} catch (e) {
if (a.aborted) return {
failure: "the run was stopped"
};
return {
failure: c.aborted ? `it took longer than ${String(s / 1e3)} seconds` : (0, r.bD)(e)
};
}
};
}
async function firstBytes({body: e}, t) {
if (e === null) return "";
const o = [];
let n = 0;
for await (const s of e) {
n += s.length;
if (n > t) return null;
o.push(s);
}
return Buffer.concat(o).toString("utf8");
}
var A = o(64666);
var U = o(38287);
var I = o(57444);
var L = o(86990);
var N = o(33646);
async function openHooks(e) {
const {runContext: t, lists: o, runtime: n} = e;
const {hooks: i = []} = t.hooks ?? {};
const a = hookNetwork(o);
const c = await projectDirectory(e);
try {
const t = (0, C.S)({
root: c.path,
guard: () => null
});
const o = await checkHooks(i, checkPorts(t, n.processes.path, a));
if (o.length > 0) throw new r.yo(o);
const u = c.path === n.files.root ? [] : [ "" ];
const l = i.flatMap(({directory: e}) => e ?? []);
const d = new Set(i.flatMap(({root: e}) => e ?? []));
const p = [ ...[ ...new Set([ ...u, ...l ]) ].map(e => (0, s.join)(c.path, e)), ...d ];
const f = createHooks({
...portsOf(e),
hooks: i,
project: c.path,
whyNotStarted: watchScripts(i, t),
needs: {
writes: null,
reads: p,
changesGit: false,
network: a,
leaves: null,
seesHidden: true
}
});
return {
hooks: f,
close: async () => {
f.close();
await c.leave();
}
};
} catch (e) {
await c.leave();
throw e;
}
}
function portsOf(e) {
const {runContext: t, runtime: o, environment: n, addSecret: s, onEvent: r, onNotice: i, sessionId: a, transcriptPath: c} = e;
return {
exec: o.exec,
postJson: createPostJson(),
shell: (0, A.GO)(o.processes.path) ?? "sh",
workspace: o.files.root,
onFailure: t.settings["hook-failure"],
clock: $.m,
variable: e => {
const t = n[e];
t !== void 0 && s(t);
return t;
},
common: () => ({
session_id: a,
transcript_path: c,
cwd: o.files.root,
permission_mode: _[t.settings.mode]
}),
onRun: e => r({
type: "hook",
run: e
}),
onNotice: i
};
}
const _ = {
default: "default",
"auto-edit": "acceptEdits",
plan: "plan",
yolo: "bypassPermissions"
};
async function projectDirectory({runContext: e, runtime: t, directory: o}) {
const {git: n, trustedSource: i, pull: a, workspace: c} = e;
if (i.commit === null || n === null) {
const e = a !== null && !a.isInPlace;
return {
path: e ? c : t.files.root,
leave: () => Promise.resolve()
};
}
const u = (0, s.join)(o, "hooks");
try {
await n.addWorktree(i.commit, u);
return {
path: (0, s.join)(u, await n.prefix()),
leave: () => n.removeWorktree(u).catch((0, r.j6)(U.U, () => {}))
};
} catch (e) {
throw new r.yo({
code: "hook-invalid",
location: "hooks",
message: "git could not check out the trusted commit with the scripts of the hooks",
found: (0, r.bD)(e),
hint: (e instanceof U.U ? e.hint : null) ?? "check out with fetch-depth: 0, or remove the hooks"
});
}
}
function checkPorts(e, t, o) {
const absolute = t => (0, s.isAbsolute)(t) ? t : e.resolve(t);
const n = (0, R.P)(e.root, e.root);
return {
hasFile: e => Promise.resolve(n.kindOf(n.realpath(absolute(e))) === "file"),
hasProgram: e => (0, A.oq)(e, t) !== null,
isExecutable: e => (0, A.Vd)(absolute(e)),
addressProblem: e => addressProblem(e, o)
};
}
function watchScripts(e, t) {
const digest = e => {
try {
return (0, n.createHash)("sha256").update(t.readNow(e, B)).digest("hex");
} catch (e) {
(0, r.ki)(e, E.k);
return null;
}
};
const o = new Map(scriptsOf(e).map(e => [ e, digest(e) ]));
return e => {
const t = filesOf(e).files.find(({path: e}) => digest(e) !== o.get(e));
return t === void 0 ? null : `its script ${t.path} has changed since the job started`;
};
}
const B = 1e7;
async function hookProblems({runContext: e, lists: t, toolPath: o}) {
const {hooks: n, trustedSource: r, workspace: i} = e;
const {source: a, commit: c} = r;
const u = hookNetwork(t);
const l = (0, R.P)(i, i);
return await checkHooks(n?.hooks ?? [], {
hasFile: async e => {
if ((0, s.isAbsolute)(e)) return l.kindOf(l.realpath(e)) === "file";
const t = s.posix.normalize(e);
const o = (await a.present([ t ])).get(t);
return o === "file" || o === "link";
},
hasProgram: e => (0, A.oq)(e, o) !== null,
isExecutable: e => {
if ((0, s.isAbsolute)(e)) return (0, A.Vd)(e);
return c === null ? (0, A.Vd)(s.posix.join(i, e)) : null;
},
addressProblem: e => addressProblem(e, u)
});
}
function hookNetwork(e) {
const {rules: t} = (0, N.NR)(e);
return {
allow: (0, I.on)(t, "allow"),
deny: [ ...(0, I.on)(t, "deny"), ...(0, I.on)(t, "ask") ]
};
}
function addressProblem({hostname: e, port: t, protocol: o}, {allow: n, deny: s}) {
const r = t === "" ? o === "https:" ? 443 : 80 : Number(t);
if (s.some(t => (0, L.ho)(t, e, r))) return "a deny or ask rule covers this host";
if (n.some(t => (0, L.LM)(t, e, r))) return null;
const i = r === 443 || r === 80;
return `add Network(${e}${i ? "" : `:${String(r)}`}) to allow`;
}
}),
52966: (function(e, t, o) {
o.d(t, {
j: () => decodedBody,
m: () => codingOf
});
function decodedBody(e) {
const t = codingOf(e);
if (t === "identity") return e;
const o = process.getBuiltinModule("node:zlib");
const n = {
gzip: o.createUnzip,
"x-gzip": o.createUnzip,
deflate: o.createUnzip,
br: o.createBrotliDecompress
};
const s = (Object.hasOwn(n, t) ? n[t] : void 0)?.();
if (s === void 0) return null;
return process.getBuiltinModule("node:stream").pipeline(e, s, () => {});
}
function codingOf({headers: e}) {
return e["content-encoding"]?.trim().toLowerCase() || "identity";
}
}),
31782: (function(e, t, o) {
o.r(t);
o.d(t, {
createFetch: () => createFetch
});
var n = o(52966);
var s = o(52758);
function createFetch(e = {}) {
const t = e.idleTimeoutMs ?? 3e5;
const o = {
connectTimeoutMs: e.connectTimeoutMs ?? 2e4,
idleTimeoutMs: t,
bodyTimeoutMs: Math.min(e.bodyTimeoutMs ?? t, t),
maxHeaderBytes: e.maxHeaderBytes ?? 65536
};
const s = createConnections(e, o);
return async (t, r = {}) => {
const i = new URL(typeof t === "string" || t instanceof URL ? t : t.url);
const a = r.signal ?? null;
a?.throwIfAborted();
const c = s.open(i, {
method: r.method ?? "GET",
headers: {
...e.decodes === true ? {
"accept-encoding": "identity"
} : {},
...Object.fromEntries(new Headers(r.headers))
},
maxHeaderSize: o.maxHeaderBytes
});
c.once("error", () => {
c.reusedSocket && s.renew();
});
const u = bodyOf(r.body);
return await new Promise((t, s) => {
const abort = () => c.destroy(abortReason(a));
a?.addEventListener("abort", abort, {
once: true
});
limitTime(c, o);
c.once("close", () => {
a?.removeEventListener("abort", abort);
s(Object.assign(new Error("the server sent no response"), {
code: "ECONNRESET"
}));
});
c.on("error", s);
c.once("finish", () => setImmediate(() => Response));
c.once("response", o => {
const r = e.decodes === true ? (0, n.j)(o) : o;
if (r === null) {
s(unknownCoding(o));
c.destroy();
} else t(toResponse(c, o, {
body: r,
signal: a
}));
});
c.end(typeof u === "string" ? Buffer.from(u) : u);
});
};
}
function createConnections({proxy: e, lookup: t}, o) {
let n = null;
let s = null;
return {
open: (r, i) => {
if (r.protocol === "http:") {
n ??= openPlain(t);
return n(r, i);
}
if (r.protocol !== "https:") throw new TypeError(`only http and https addresses can be fetched, not ${r.protocol}`);
s ??= openSecure({
proxy: e,
lookup: t
}, o);
return s(r, i);
},
renew: () => {
n = null;
s = null;
}
};
}
function openPlain(e) {
const t = process.getBuiltinModule("node:http");
const o = new t.Agent({
keepAlive: true,
lookup: e
});
return (e, n) => t.request(e, {
...n,
agent: o
});
}
function openSecure({proxy: e, lookup: t}, o) {
const n = process.getBuiltinModule("node:https");
const r = new n.Agent({
keepAlive: true,
lookup: t
});
if (e === void 0) return (e, t) => n.request(e, {
...t,
agent: r
});
const i = {
http: process.getBuiltinModule("node:http"),
https: n,
tls: process.getBuiltinModule("node:tls")
};
const a = (0, s.createTunnelAgent)(e, i, o.connectTimeoutMs);
return (t, o) => n.request(t, {
...o,
agent: (0, s.isExcepted)(t.hostname, e) ? r : a
});
}
function limitTime(e, t) {
const o = setTimeout(() => {
e.destroy(timeout(`no connection after ${String(t.connectTimeoutMs)} ms`));
}, t.connectTimeoutMs);
const connected = () => clearTimeout(o);
e.once("close", connected);
e.once("socket", t => {
t.connecting ? t.once(e.protocol === "https:" ? "secureConnect" : "connect", connected) : connected();
});
let n = t.idleTimeoutMs;
e.setTimeout(n, () => {
e.destroy(timeout(`no data for ${String(n)} ms`));
});
e.once("response", o => {
o.once("data", () => {
n = t.bodyTimeoutMs;
e.setTimeout(n);
});
});
}
function toResponse(e, t, {body: o, signal: n}) {
const s = t.statusCode ?? 0;
const r = new Headers;
for (let e = 0; e + 1 < t.rawHeaders.length; e += 2) r.append(t.rawHeaders[e] ?? "", t.rawHeaders[e + 1] ?? "");
if (o !== t) for (const e of [ "content-encoding", "content-length" ]) r.delete(e);
let i = null;
e.on("error", e => {
i = e;
});
let a = false;
const c = new ReadableStream({
start(e) {
const end = e => {
a || e();
a = true;
};
o.on("data", t => {
if (a) return;
e.enqueue(new Uint8Array(t));
(e.desiredSize ?? 0) <= 0 && o.pause();
});
o.once("end", () => end(() => e.close()));
o.once("error", t => {
end(() => e.error(n?.aborted === true ? abortReason(n) : i ?? t));
});
},
pull() {
o.resume();
},
cancel() {
a = true;
const t = setTimeout(() => e.destroy(), 250).unref();
o.once("close", () => clearTimeout(t));
o.resume();
}
});
const u = s !== 204 && s !== 205 && s !== 304;
u || t.resume();
return new Response(u ? c : null, {
status: s,
statusText: t.statusMessage ?? "",
headers: r
});
}
function bodyOf(e) {
if (e === null || e === void 0) return;
if (typeof e === "string" || e instanceof Uint8Array) return e;
throw new TypeError("the body of a request must be a string or bytes");
}
function unknownCoding(e) {
const t = `the server answered in the coding ${(0, n.m)(e)}, which was not asked for`;
return Object.assign(new Error(t), {
code: "ERR_CONTENT_ENCODING"
});
}
function timeout(e) {
return Object.assign(new Error(e), {
code: "ETIMEDOUT"
});
}
function abortReason(e) {
const t = e?.reason;
return t instanceof Error ? t : new DOMException("This operation was aborted", "AbortError");
}
})
};
