"use strict";

exports.id = 982;

exports.ids = [ 982 ];

exports.modules = {
29402: (function(t, e, o) {
o.d(e, {
BR: () => n,
IS: () => a,
T: () => u,
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
const u = 60;
}),
22485: (function(t, e, o) {
o.d(e, {
_Q: () => matcherProblem,
eZ: () => namesOf,
ru: () => matchesHookSubject
});
function matchesHookSubject(t, e) {
if (t === "" || t === "*") return true;
const o = namesOf(t);
return o === null ? new RegExp(t).test(e) : o.includes(e);
}
function namesOf(t) {
if (!/^[\w\- ,|]*$/.test(t)) return null;
return t.split(/[|,]/).map(t => t.trim()).filter(t => t !== "");
}
function matcherProblem(t) {
if (t === "" || t === "*" || namesOf(t) !== null) return null;
try {
new RegExp(t);
return null;
} catch (t) {
return t instanceof SyntaxError ? t.message : String(t);
}
}
}),
80982: (function(t, e, o) {
o.r(e);
o.d(e, {
addressProblem: () => addressProblem,
hookNetwork: () => hookNetwork,
hookProblems: () => hookProblems,
openHooks: () => openHooks
});
var n = o(77598);
var s = o(76760);
var r = o(42357);
var i = o(28842);
async function checkHooks(t, e) {
const o = [];
for (const n of t) {
const {handler: t} = n;
if (t.type === "command") o.push(...await checkCommand(n, t, e)); else {
const s = e.addressProblem(new URL(t.url));
s !== null && o.push((0, i.nL)(n.location, "no rule permits the address", t.url, s));
}
}
return o;
}
async function checkCommand(t, e, o) {
if (t.root === void 0 && /^\s*(?:\S+\s+)?["']?\$\{?CLAUDE_PLUGIN_ROOT\}?["']?\//.test(e.command)) {
const o = "name the directory of the plugin in plugin-directories, and remove its file from hooks-from";
return [ (0, i.nL)(t.location, "CLAUDE_PLUGIN_ROOT is only set for hooks of a plugin", e.command, o) ];
}
const {program: n, files: s} = filesOf(t);
const problem = (o, n) => (0, i.nL)(t.location, o, e.command, n);
if (n !== null && !o.hasProgram(n)) {
const t = `the program ${n} was not found on the PATH of tools`;
return [ problem(t, "install it in an earlier step, or remove the hook") ];
}
const r = [];
for (const {path: t, isProgram: e} of s) await o.hasFile(t) ? e && o.isExecutable(t) === false && r.push(problem(`the script ${t} is not executable`, `run git update-index --chmod=+x ${t}, or start it with its interpreter`)) : r.push(problem(`the script ${t} does not exist`, "correct the path, or commit the script to the branch that the configuration is read from"));
return r;
}
function scriptsOf(t) {
return [ ...new Set(t.flatMap(t => filesOf(t).files.map(({path: t}) => t))) ];
}
function filesOf({handler: t, directory: e = "", root: o}) {
if (t.type !== "command") return {
program: null,
files: []
};
const {command: n, args: r} = t;
const expanded = t => t.replace(/^\$(?:\{CLAUDE_PROJECT_DIR\}|CLAUDE_PROJECT_DIR)\//, "./").replace(/^\$(?:\{CLAUDE_PLUGIN_ROOT\}|CLAUDE_PLUGIN_ROOT)\//, t => o === void 0 ? t : `${o}/`);
const {program: i, files: a} = r === null ? filesOfLine(n, o) : filesOfWords([ n, ...r ].map(expanded));
const u = a.map(t => ({
...t,
path: (0, s.isAbsolute)(t.path) ? t.path : `${e}${t.path}`
}));
return {
program: i,
files: u
};
}
const a = {
program: null,
files: []
};
const u = /^(?:ba|da|z|k|a)?sh$|^(?:node|bun|deno|tsx|ts-node|ruby|perl|php|lua|Rscript|osascript)$|^python(?:\d(?:\.\d+)?)?$/;
const c = new Set([ "[ [[ test echo printf true false exit cd : . source eval exec if for while until case { ! command type export set", "unset read wait trap umask local return shift declare let pwd kill time function select hash ulimit" ].flatMap(t => t.split(" ")));
function filesOfLine(t, e) {
const o = wordsOf(t, e);
while (o[0] !== void 0 && o[0] !== null && /^[A-Za-z_]\w*=/.test(o[0])) o.shift();
return filesOfWords(o);
}
function filesOfWords([t, ...e]) {
if (t === void 0 || t === null || t === "") return a;
if (t === "." || t === "source") return {
program: null,
files: scriptFile(e[0])
};
if (t === "exec" || t === "command") return filesOfWords(e);
if (c.has(t)) return a;
const o = t.replace(/^.*\//, "");
const n = t.includes("/") ? [ {
path: t,
isProgram: true
} ] : [];
const s = u.test(o) ? scriptOf(o, e) : [];
return {
program: t.includes("/") ? null : t,
files: [ ...n, ...s ]
};
}
function scriptOf(t, e) {
const o = t !== "deno" && t !== "bun" || e[0] !== "run" ? e : e.slice(1);
for (const t of o) {
if (t === null) return [];
if (t.startsWith("-")) {
if (/^-(?:[a-zA-Z]*[cemprS]|-eval|-print|-module|-import|-require|-loader)$/.test(t)) return [];
continue;
}
return t.includes("/") || /\.\w+$/.test(t) ? scriptFile(t) : [];
}
return [];
}
function scriptFile(t) {
return t === null || t === void 0 || t === "" ? [] : [ {
path: t,
isProgram: false
} ];
}
const l = /^\$(?:\{CLAUDE_(PROJECT_DIR|PLUGIN_ROOT)\}|CLAUDE_(PROJECT_DIR|PLUGIN_ROOT)(?!\w))\/?/;
const d = new Set(Array.from(";|&<>()\n"));
function wordsOf(t, e) {
const o = [];
let n;
let s = 0;
const add = t => {
n = n === null || t === null ? null : (n ?? "") + t;
};
const expand = () => {
const [o = "$", n, r] = l.exec(t.slice(s)) ?? [];
const i = {
PROJECT_DIR: ".",
PLUGIN_ROOT: e
}[n ?? r ?? ""];
add(i === void 0 ? null : `${i}/`);
s += o.length;
};
while (s < t.length) {
const r = t.charAt(s);
if (d.has(r)) break;
if (r === " " || r === "\t") {
n !== void 0 && o.push(n);
n = void 0;
s += 1;
} else if (r === "'") {
const e = t.indexOf("'", s + 1);
if (e < 0) return o;
add(t.slice(s + 1, e));
s = e + 1;
} else if (r === '"') {
s += 1;
add("");
while (s < t.length && t.charAt(s) !== '"') if (t.charAt(s) === "$" || t.charAt(s) === "`") expand(); else {
t.charAt(s) === "\\" && (s += 1);
add(t.charAt(s));
s += 1;
}
s += 1;
n !== "./" && n !== `${e ?? "."}/` || t.charAt(s) !== "/" || (s += 1);
} else if (r === "$" || r === "`") expand(); else if (r === "\\") {
add(t.charAt(s + 1));
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
function readAnswer(t, e) {
const {failure: o, exitCode: n, stdout: s, stderr: r} = e;
if (o !== null) return {
failure: o
};
const i = startFailure(n, r);
if (i !== null) return {
failure: i
};
const a = s.trim();
if (n === 2) return blocked(t, capped(r.trim()) || "it gave no reason");
const u = k.IS[t].failsClosed;
if (u && n === 0 && isMeantAsJson(a)) return readOutput(t, readGuardOutput(t, a));
if (a.startsWith("{") && a.endsWith("}")) return readOutput(t, u ? readGuardOutput(t, a) : jsonOf(a));
if (n !== 0) return {
failure: `exit code ${String(n)}${firstLine(r)}`
};
return a !== "" && k.IS[t].plainTextIsContext ? {
...w,
context: [ capped(a) ]
} : w;
}
function startFailure(t, e) {
const o = t === 2 && /can't open file .*No such file|^\S+: 0: cannot open |: can't open '/m.test(e);
if (t !== 126 && t !== 127 && !o) return null;
return `it did not start (exit code ${String(t)}${firstLine(e)})`;
}
function firstLine(t) {
const e = t.trim().split("\n", 1)[0] ?? "";
return e === "" ? "" : `: ${(0, h.GH)(e, 300)}`;
}
function jsonOf(t) {
const e = (0, m.U4)(t);
return e === void 0 ? {
failure: "its output is not valid JSON"
} : {
value: e
};
}
function readOutput(t, e) {
if ("failure" in e) return e;
const o = g.safeParse(e.value);
if (!o.success) {
const [t] = o.error.issues;
return {
failure: `its output was not understood: ${t?.path.map(String).join(".") ?? ""}: ${t?.message ?? ""}`
};
}
const n = o.data.hookSpecificOutput?.hookEventName;
if (n !== void 0 && n !== t) return {
failure: `its output is for the event ${(0, h.GH)(n, 100)}`
};
return answerOf(t, o.data);
}
function answerOf(t, e) {
const {hookSpecificOutput: o = {}} = e;
const n = blockOf(t, e);
if (typeof n === "object" && n !== null) return n;
const s = n === null ? w : blocked(t, capped(n));
const r = t === "PermissionRequest" ? o.decision?.updatedInput : o.updatedInput;
const i = textOfOutput(o.updatedToolOutput ?? o.updatedMCPToolOutput);
const {additionalContext: a = ""} = o;
const u = t === "PermissionRequest" && o.decision?.interrupt === true;
const c = e.continue === false || u;
return {
...s,
context: [ ...s.context, ...a.trim() === "" ? [] : [ capped(a) ] ],
stop: c ? capped(e.stopReason ?? s.block ?? "it gave no reason") : null,
message: e.systemMessage === void 0 ? s.message : capped(e.systemMessage),
mayRetry: t === "PermissionDenied" && o.retry === true,
...r === void 0 ? {} : {
updatedInput: r
},
...i === null || t !== "PostToolUse" ? {} : {
updatedOutput: i
}
};
}
function blockOf(t, {decision: e, reason: o, hookSpecificOutput: n = {}}) {
const {permissionDecision: s, permissionDecisionReason: r = o, decision: i} = n;
if (t === "PermissionRequest" && i?.behavior === "deny") return i.message ?? "it gave no reason";
if (t === "PreToolUse" && s !== void 0 && s !== "allow") {
const t = r ?? "it gave no reason";
return s === "deny" ? t : `it asks for confirmation, which no one can give here: ${t}`;
}
if (e !== "block") return null;
if (o !== void 0 && o.trim() !== "") return o;
return t === "Stop" || t === "SubagentStop" ? {
failure: "it blocks without a reason"
} : "it gave no reason";
}
function blocked(t, e) {
const {onBlock: o} = k.IS[t];
switch (o) {
case "block":
return {
...w,
block: e
};

case "feedback":
return {
...w,
context: [ e ]
};

case "notice":
return {
...w,
message: e
};
}
}
function textOfOutput(t) {
if (typeof t === "string") return t;
if (Array.isArray(t)) {
const e = t.flatMap(t => textOfOutput(t) ?? []);
return e.length === 0 ? null : e.join("\n");
}
return (0, m.u4)(t) ? textOfOutput(t["text"] ?? t["stdout"] ?? t["content"] ?? null) : null;
}
const b = 1e4;
function capped(t) {
return t.length <= b ? t : `${(0, h.GH)(t, b)}\n[\u2026 ${String(t.length - b)} more characters omitted]`;
}
const v = [ "continue", "suppressOutput", "stopReason", "decision", "reason", "systemMessage", "terminalSequence", "hookSpecificOutput" ];
const O = [ "hookEventName", "permissionDecision", "permissionDecisionReason", "updatedInput", "additionalContext" ];
const y = [ "hookEventName", "decision" ];
const P = [ "behavior", "message", "interrupt", "updatedInput", "updatedPermissions" ];
function isMeantAsJson(t) {
const isList = t => t.startsWith("[") && (0, m.U4)(t) !== void 0;
if (t.startsWith('"') || isList(t)) return true;
return t.split(/[\r\n\u2028\u2029]/).some(t => t.trimStart().startsWith("{") || isList(t.trim()));
}
function readGuardOutput(t, e) {
const o = (0, m.U4)(e);
if (!(0, m.u4)(o)) return {
failure: "its output is not one valid JSON object"
};
const n = t === "PreToolUse" ? nested(o) : o;
const s = n["hookSpecificOutput"];
const r = t === "PermissionRequest";
const i = r && (0, m.u4)(s) ? s["decision"] : void 0;
const a = unknownKey(n, v, "") ?? unknownKey(s, r ? y : O, "hookSpecificOutput.") ?? unknownKey(i, P, "hookSpecificOutput.decision.");
return a === null ? {
value: n
} : {
failure: a
};
}
function nested(t) {
if (!("permissionDecision" in t) || "hookSpecificOutput" in t) return t;
const isOfDecision = ([t]) => O.includes(t);
const e = Object.entries(t);
return {
...Object.fromEntries(e.filter(t => !isOfDecision(t))),
hookSpecificOutput: Object.fromEntries(e.filter(isOfDecision))
};
}
function unknownKey(t, e, o) {
if (!(0, m.u4)(t)) return null;
const n = Object.keys(t).find(t => !e.includes(t));
if (n === void 0) return null;
const s = `${o}${(0, h.GH)(n, 100)}`;
const i = (0, r.pA)(n, e);
return `its output has the unknown key ${s}${i === void 0 ? "" : `; did you mean ${o}${i}?`}`;
}
var S = o(22485);
const x = {
block: null,
context: [],
stop: null,
mayRetry: false
};
function mergeAnswers(t) {
const e = named(t.map(({label: t, answer: {block: e}}) => ({
label: t,
text: e
})));
const o = named(t.map(({label: t, answer: {stop: e}}) => ({
label: t,
text: e
})));
const n = e.length > 0 ? void 0 : t.findLast(({answer: t}) => t.updatedInput !== void 0);
const s = t.findLast(({answer: t}) => t.updatedOutput !== void 0);
const r = (n ?? s)?.label;
return {
block: e.length === 0 ? null : e.join("\n"),
context: t.flatMap(({label: t, answer: {context: e}}) => e.map(e => `Output of the hook ${t}:\n${e}`)),
stop: o.length === 0 ? null : o.join("\n"),
mayRetry: t.some(({answer: t}) => t.mayRetry),
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
function named(t) {
const e = t.flatMap(({label: t, text: e}) => e === null ? [] : [ {
label: t,
text: e
} ]);
return e.map(({label: t, text: o}) => e.length === 1 ? o : `${t}: ${o}`);
}
function createHooks(t) {
const e = new AbortController;
return {
has: e => t.hooks.some(t => t.event === e),
run: async o => {
const n = withoutRepeats(t.hooks.filter(t => isMeant(t, o)));
if (n.length === 0) return x;
const s = (0, p.JG)(o.signal, e.signal);
const r = JSON.stringify({
...t.common(),
hook_event_name: o.event,
...o.input
});
const a = await Promise.all(n.map(async e => ({
label: (0, i.UR)(e),
answer: await runHook(e, t, {
...o,
signal: s
}, r)
})));
return mergeAnswers(a);
},
close: () => e.abort()
};
}
function isMeant({event: t, matcher: e, condition: o}, n) {
if (t !== n.event) return false;
const {subject: s} = n;
if (k.IS[t].matches !== null && s !== null && !(0, S.ru)(e, s)) return false;
return o === null || (n.isCondition?.(o) ?? false);
}
function withoutRepeats(t) {
return [ ...new Map(t.map(t => [ JSON.stringify([ t.handler, t.condition, t.root ]), t ])).values() ];
}
async function runHook(t, e, o, n) {
const {handler: r} = t;
const a = e.clock.now();
const record = (n, s, r) => e.onRun({
event: t.event,
command: (0, i.UR)(t),
subject: o.subject,
outcome: n,
reason: s,
exitCode: r,
durationMs: e.clock.now() - a
});
const u = {
input: n,
timeoutMs: timeoutMs(t),
signal: o.signal
};
const c = {
...e,
project: (0, s.join)(e.project, t.directory ?? ""),
plugin: t.root
};
const l = e.whyNotStarted(t);
if (l === null && r.type === "command" && r.isAsync) {
runHookCommand(r, c, u);
record("started", null, null);
return w;
}
const d = l !== null ? {
failure: l,
exitCode: 0,
stdout: "",
stderr: ""
} : r.type === "command" ? await runHookCommand(r, c, u) : await sendRequest(r, e, u);
const p = d.failure === null && r.type === "command" ? d.exitCode : null;
const f = readAnswer(t.event, d);
if ("failure" in f) {
record("failed", f.failure, p);
return afterFailure(t, f, e);
}
record(...outcomeOf(f), p);
f.message !== null && e.onNotice(`Hook ${(0, i.UR)(t)} (${t.event}): ${f.message}`);
return f;
}
function afterFailure(t, {failure: e}, {onFailure: o, onNotice: n}) {
n(`The hook ${(0, i.UR)(t)} (${t.event}, ${t.location}) failed: ${e}.`);
const s = o === "deny" && k.IS[t.event].failsClosed;
return s ? {
...w,
block: `the hook failed, and hook-failure is deny: ${e}`
} : w;
}
function outcomeOf(t) {
if (t.stop !== null) return [ "stop", t.stop ];
if (t.block !== null) return [ "block", t.block ];
if (t.updatedInput !== void 0 || t.updatedOutput !== void 0) return [ "change", null ];
return [ t.context.length > 0 ? "context" : "pass", null ];
}
function timeoutMs({event: t, timeoutSeconds: e}) {
const o = e ?? k.IS[t].timeoutSeconds;
return Math.min(t === "SessionEnd" ? Math.min(o, k.T) : o, $) * 1e3;
}
const $ = 2e6;
const C = 1e6;
async function runHookCommand({command: t, args: e}, {exec: o, shell: n, project: s, plugin: r, workspace: i, needs: a}, {input: u, timeoutMs: c, signal: l}) {
const d = {
CLAUDE_PROJECT_DIR: s,
...r === void 0 ? {} : {
CLAUDE_PLUGIN_ROOT: r
}
};
const expanded = t => Object.entries(d).reduce((t, [e, o]) => t.replaceAll(new RegExp(`\\$\\{${e}\\}|\\$${e}\\b`, "g"), () => o), t);
const p = e === null ? [ n, "-c", "--", t ] : [ fromProject(expanded(t), s), ...e.map(expanded) ];
const f = await o.run({
argv: p,
cwd: s,
env: {
...d,
SALLYPORT_WORKSPACE: i
},
stdin: u,
timeoutMs: c,
maxOutputBytes: C,
signal: l,
needs: a,
trust: `hook ${JSON.stringify([ t, e, r ])}`
});
const m = f.startError !== null ? `it did not start: ${f.startError}` : f.timedOut ? `it took longer than ${String(c / 1e3)} seconds` : f.cancelled ? "the run was stopped" : f.exitCode === null ? `it was ended by ${f.signal ?? "a signal"}` : f.droppedBytes > 0 ? `it printed more than ${String(C)} bytes` : null;
return {
failure: m,
exitCode: f.exitCode ?? 0,
stdout: f.stdout,
stderr: f.stderr
};
}
function fromProject(t, e) {
return t.includes("/") && !t.startsWith("/") ? `${e}/${t}` : t;
}
async function sendRequest({url: t, headers: e, allowedEnvVars: o}, {postJson: n, variable: s}, {input: r, timeoutMs: i, signal: a}) {
const valueOf = (t, e, n) => {
const r = e ?? n ?? "";
return o.includes(r) ? s(r) ?? "" : "";
};
const u = Object.fromEntries(Object.entries(e).map(([t, e]) => [ t, e.replaceAll(/\$\{(\w+)\}|\$(\w+)/g, valueOf) ]));
const c = {
url: t,
headers: u,
body: r,
timeoutMs: i,
signal: a,
maxBytes: C
};
const l = await n(c);
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
var R = o(73948);
var M = o(57979);
var j = o(89273);
var E = o(72443);
var T = o(31782);
function createPostJson() {
const t = (0, T.createFetch)();
return async ({url: e, headers: o, body: n, timeoutMs: s, maxBytes: i, signal: a}) => {
const u = (0, p.dn)(s, a);
try {
const s = await t(e, {
method: "POST",
headers: {
"content-type": "application/json",
...o
},
body: n,
signal: u
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
} catch (t) {
if (a.aborted) return {
failure: "the run was stopped"
};
return {
failure: u.aborted ? `it took longer than ${String(s / 1e3)} seconds` : (0, r.bD)(t)
};
}
};
}
async function firstBytes({body: t}, e) {
if (t === null) return "";
const o = [];
let n = 0;
for await (const s of t) {
n += s.length;
if (n > e) return null;
o.push(s);
}
return Buffer.concat(o).toString("utf8");
}
var A = o(64666);
var I = o(38287);
var U = o(60387);
var L = o(86990);
var _ = o(33646);
async function openHooks(t) {
const {runContext: e, lists: o, runtime: n} = t;
const {hooks: i = []} = e.hooks ?? {};
const a = hookNetwork(o);
const u = await projectDirectory(t);
try {
const e = (0, M.S)({
root: u.path,
guard: () => null
});
const o = await checkHooks(i, checkPorts(e, n.processes.path, a));
if (o.length > 0) throw new r.yo(o);
const c = u.path === n.files.root ? [] : [ "" ];
const l = i.flatMap(({directory: t}) => t ?? []);
const d = new Set(i.flatMap(({root: t}) => t ?? []));
const p = [ ...[ ...new Set([ ...c, ...l ]) ].map(t => (0, s.join)(u.path, t)), ...d ];
const f = createHooks({
...portsOf(t),
hooks: i,
project: u.path,
whyNotStarted: watchScripts(i, e),
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
await u.leave();
}
};
} catch (t) {
await u.leave();
throw t;
}
}
function portsOf(t) {
const {runContext: e, runtime: o, environment: n, addSecret: s, onEvent: r, onNotice: i, sessionId: a, transcriptPath: u} = t;
return {
exec: o.exec,
postJson: createPostJson(),
shell: (0, A.GO)(o.processes.path) ?? "sh",
workspace: o.files.root,
onFailure: e.settings["hook-failure"],
clock: R.m,
variable: t => {
const e = n[t];
e !== void 0 && s(e);
return e;
},
common: () => ({
session_id: a,
transcript_path: u,
cwd: o.files.root,
permission_mode: N[e.settings.mode]
}),
onRun: t => r({
type: "hook",
run: t
}),
onNotice: i
};
}
const N = {
default: "default",
"auto-edit": "acceptEdits",
plan: "plan",
yolo: "bypassPermissions"
};
async function projectDirectory({runContext: t, runtime: e, directory: o}) {
const {git: n, trustedSource: i, pull: a, workspace: u} = t;
if (i.commit === null || n === null) {
const t = a !== null && !a.isInPlace;
return {
path: t ? u : e.files.root,
leave: () => Promise.resolve()
};
}
const c = (0, s.join)(o, "hooks");
try {
await n.addWorktree(i.commit, c);
return {
path: (0, s.join)(c, await n.prefix()),
leave: () => n.removeWorktree(c).catch((0, r.j6)(I.U, () => {}))
};
} catch (t) {
throw new r.yo({
code: "hook-invalid",
location: "hooks",
message: "git could not check out the trusted commit with the scripts of the hooks",
found: (0, r.bD)(t),
hint: (t instanceof I.U ? t.hint : null) ?? "check out with fetch-depth: 0, or remove the hooks"
});
}
}
function checkPorts(t, e, o) {
const absolute = e => (0, s.isAbsolute)(e) ? e : t.resolve(e);
const n = (0, j.P)(t.root, t.root);
return {
hasFile: t => Promise.resolve(n.kindOf(n.realpath(absolute(t))) === "file"),
hasProgram: t => (0, A.oq)(t, e) !== null,
isExecutable: t => (0, A.Vd)(absolute(t)),
addressProblem: t => addressProblem(t, o)
};
}
function watchScripts(t, e) {
const digest = t => {
try {
return (0, n.createHash)("sha256").update(e.readNow(t, D)).digest("hex");
} catch (t) {
(0, r.ki)(t, E.k);
return null;
}
};
const o = new Map(scriptsOf(t).map(t => [ t, digest(t) ]));
return t => {
const e = filesOf(t).files.find(({path: t}) => digest(t) !== o.get(t));
return e === void 0 ? null : `its script ${e.path} has changed since the job started`;
};
}
const D = 1e7;
async function hookProblems({runContext: t, lists: e, toolPath: o}) {
const {hooks: n, trustedSource: r, workspace: i} = t;
const {source: a, commit: u} = r;
const c = hookNetwork(e);
const l = (0, j.P)(i, i);
return await checkHooks(n?.hooks ?? [], {
hasFile: async t => {
if ((0, s.isAbsolute)(t)) return l.kindOf(l.realpath(t)) === "file";
const e = s.posix.normalize(t);
const o = (await a.present([ e ])).get(e);
return o === "file" || o === "link";
},
hasProgram: t => (0, A.oq)(t, o) !== null,
isExecutable: t => {
if ((0, s.isAbsolute)(t)) return (0, A.Vd)(t);
return u === null ? (0, A.Vd)(s.posix.join(i, t)) : null;
},
addressProblem: t => addressProblem(t, c)
});
}
function hookNetwork(t) {
const {rules: e} = (0, _.NR)(t);
return {
allow: (0, U.on)(e, "allow"),
deny: [ ...(0, U.on)(e, "deny"), ...(0, U.on)(e, "ask") ]
};
}
function addressProblem({hostname: t, port: e, protocol: o}, {allow: n, deny: s}) {
const r = e === "" ? o === "https:" ? 443 : 80 : Number(e);
if (s.some(e => (0, L.ho)(e, t, r))) return "a deny or ask rule covers this host";
if (n.some(e => (0, L.LM)(e, t, r))) return null;
const i = r === 443 || r === 80;
return `add Network(${t}${i ? "" : `:${String(r)}`}) to allow`;
}
})
};
