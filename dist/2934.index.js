"use strict";

exports.id = 2934;

exports.ids = [ 2934 ];

exports.modules = {
22934: (function(t, e, n) {
n.r(e);
n.d(e, {
createHookPoints: () => createHookPoints
});
var o = n(41782);
var s = n(25422);
var r = n(39588);
var a = n(8702);
var u = n(72898);
const i = 8;
function createHookPoints(t) {
const {hooks: e, signal: n, onNotice: o} = t;
let s = null;
const run = async (t, o = n) => {
const r = await e.run({
...t,
signal: o
});
r.stop !== null && (s ??= {
kind: "hook",
event: t.event,
reason: r.stop
});
return r;
};
const atPoint = async (t, e, n) => {
const {block: o, context: r} = await run({
event: t,
subject: e,
input: n
});
o !== null && (s ??= {
kind: "hook",
event: t,
reason: o
});
return {
attachments: attachmentsOf(t, r),
stop: s
};
};
return {
calls: callHooksOf({
...t,
has: t => e.has(t),
run: run
}),
start: (t, e) => atPoint("SessionStart", t, {
source: t,
model: e
}),
expansion: (t, e) => atPoint("UserPromptExpansion", t, {
expansion_type: "slash_command",
command_name: t,
command_args: e,
prompt: `/${t} ${e}`.trimEnd()
}),
prompt: t => atPoint("UserPromptSubmit", null, {
prompt: t
}),
afterTurn: async t => {
if (!e.has("PostToolBatch")) return [];
return (await atPoint("PostToolBatch", null, {
tool_calls: t.map(batchEntry)
})).attachments;
},
loop: t => ({
stopped: () => s,
beforeEnd: endHooks(t, run, o),
mayCompact: async () => {
const {block: t} = await run({
event: "PreCompact",
subject: "auto",
input: {
trigger: "auto",
custom_instructions: ""
}
});
t !== null && o(`A hook postponed the compaction of the conversation: ${t}`);
return t === null;
}
}),
subAgentStart: async t => attachmentsOf("SubagentStart", (await run({
event: "SubagentStart",
subject: t,
input: agentInput(t)
})).context),
end: t => runEndHooks(t, run, n)
};
}
const c = 1500;
async function runEndHooks(t, e, n) {
const o = n.aborted ? (0, s.dn)(c) : (new AbortController).signal;
if (t?.kind === "model-error") {
const {kind: n, message: s} = t.modelError;
await e({
event: "StopFailure",
subject: n,
input: {
error: n,
error_details: s
}
}, o);
}
await e({
event: "SessionEnd",
subject: "other",
input: {
reason: "other"
}
}, o);
}
function endHooks(t, e, n) {
const o = t === null ? "Stop" : "SubagentStop";
return async (s, r) => {
const {block: a, context: u, stop: c} = await e({
event: o,
subject: t,
input: {
...t === null ? {} : agentInput(t),
stop_hook_active: r > 0,
last_assistant_message: s,
background_tasks: [],
session_crons: []
}
});
const l = [ ...a === null ? [] : [ a ], ...u ];
if (l.length === 0 || c !== null) return [];
if (r >= i) {
n(`${o} hooks sent the answer back ${String(i)} times, so it was accepted: ${l.join("\n")}`);
return [];
}
return attachmentsOf(o, [ l.join("\n\n") ]);
};
}
function agentInput(t) {
return {
agent_id: t,
agent_type: t
};
}
function attachmentsOf(t, e) {
return e.map(e => ({
type: "hook-output",
event: t,
text: e
}));
}
function batchEntry({call: t, meant: {id: e, name: n, input: o} = t, parts: s}) {
return {
tool_name: n,
tool_input: o,
tool_use_id: e,
tool_response: (0, u.j)(s)
};
}
function callHooksOf({has: t, run: e, world: n}) {
const s = createConditions(n);
const occasion = (t, e, n) => ({
event: t,
subject: e.name,
isCondition: t => s(t, n)
});
const decide = async (t, n, s) => {
const r = (0, o.Pn)(n);
const a = t === "PreToolUse" ? {
tool_use_id: r.id
} : {};
const u = {
tool_name: r.name,
tool_input: r.input,
...a
};
return answerOf(await e({
...occasion(t, r, requestOf(n)),
input: u
}, s));
};
return {
before: (e, n) => t("PreToolUse") ? decide("PreToolUse", e, n) : Promise.resolve(l),
beforeEdits: async ({call: n, evaluation: o}, s) => {
const r = [];
for (const {tool: a, access: u, path: i} of t("PreToolUse") ? o.edits?.() ?? [] : []) {
const t = {
id: n.id,
name: a,
input: {
file_path: i
}
};
const o = {
tool: a,
effects: [ {
kind: u,
path: i
} ]
};
const c = fieldsOf(t);
const l = answerOf(await e({
...occasion("PreToolUse", t, o),
input: c,
onlyNamed: true
}, s));
if (l.kind === "block") return l;
if (l.kind === "change") return {
kind: "block",
reason: `${l.by} changes what ${a} does to ${i}: use this tool`
};
r.push(...l.context ?? []);
}
return {
kind: "pass",
context: r
};
},
confirm: (e, n) => t("PermissionRequest") ? decide("PermissionRequest", e, n) : Promise.resolve(l),
refused: async (n, o) => {
if (!t("PermissionDenied")) return [];
const {reason: s} = n;
const r = n.meant ?? n.call;
const a = {
...fieldsOf(r),
reason: s
};
const {context: u, mayRetry: i} = await e({
...occasion("PermissionDenied", r, requestOfRefusal(n)),
input: a
}, o);
return i ? [ ...u, "A hook of this repository suggests to try this call again, in another form." ] : u;
},
after: async (n, s) => {
const r = n.output.isError === true ? "PostToolUseFailure" : "PostToolUse";
if (!t(r)) return {
context: []
};
const a = (0, o.Pn)(n);
const {context: u, updatedOutput: i, changedBy: c = ""} = await e({
...occasion(r, a, requestOf(n)),
input: {
...fieldsOf(a),
...endOf(n, a)
}
}, s);
return {
context: u,
...i === void 0 ? {} : {
output: i,
by: c
}
};
}
};
}
const l = {
kind: "pass"
};
function answerOf({block: t, stop: e, context: n, updatedInput: o, changedBy: s = ""}) {
if (t !== null) return {
kind: "block",
reason: t
};
if (e !== null) return {
kind: "block",
reason: e
};
if (o === void 0) return {
kind: "pass",
context: n
};
return {
kind: "change",
input: o,
by: s,
context: n
};
}
function fieldsOf({id: t, name: e, input: n}) {
return {
tool_name: e,
tool_input: n,
tool_use_id: t
};
}
function endOf({output: t, durationMs: e}, n) {
const o = (0, u.j)(t.parts);
if (t.isError === true) return {
error: o,
is_interrupt: false,
duration_ms: e
};
return {
tool_response: responseOf(n, o),
duration_ms: e
};
}
function responseOf({name: t, input: e}, n) {
const {file_path: o} = e ?? {};
if (t === "Bash") return {
stdout: n,
stderr: "",
interrupted: false,
isImage: false
};
if (typeof o === "string" && t !== "Read") return {
filePath: o,
success: true,
text: n
};
return {
content: [ {
type: "text",
text: n
} ]
};
}
function requestOf({tool: t, bound: {effects: e, subject: n}}) {
return {
tool: t.name,
effects: e,
...n === void 0 ? {} : {
subject: n
}
};
}
function requestOfRefusal({call: t, meant: e = t, effects: n}) {
const o = n.flatMap(t => (0, a.E)(t) === null ? [ t ] : []);
return {
tool: e.name,
effects: o
};
}
function createConditions(t) {
const e = new Map;
return (n, o) => {
const s = {
allow: [],
ask: [],
deny: [ n ]
};
const a = e.get(n) ?? (0, r.createPolicyEngine)({
lists: s,
mode: "yolo",
readOnlyCommands: true,
world: t
});
e.set(n, a);
const {parts: u, rule: i} = a(o);
if (i === n || u.some(t => t.rule === n)) return true;
return u.length === 0 && o.effects.some(({kind: t}) => t === "shell");
};
}
}),
41782: (function(t, e, n) {
n.d(e, {
H0: () => isRefused,
J5: () => refused,
Pn: () => meantBy,
aU: () => meantField,
it: () => refusedBy
});
function refusedBy(t, e, n) {
const {rule: o, reason: s, suggest: r, effects: a, decision: u, refusal: i, refusalKey: c = s} = n;
return refused(t, {
...meantField(t),
stage: e,
cause: "policy",
rule: o,
reason: s,
suggest: r,
effects: a,
label: t.bound.label,
decision: u,
refusalKey: c,
...i === void 0 ? {} : {
refusal: i()
}
});
}
function refused({call: t, hookChanges: e = []}, n) {
return {
kind: "refused",
call: t,
rule: null,
suggest: [],
effects: [],
label: t.name,
hookChanges: e,
...n
};
}
function isRefused(t) {
return "kind" in t && t.kind === "refused";
}
function meantBy({call: t, tool: e, bound: n}) {
return {
...t,
name: e.name,
input: n.input ?? t.input
};
}
function meantField(t) {
const e = t.tool.name === t.call.name && t.bound.input === void 0;
return e ? {} : {
meant: meantBy(t)
};
}
})
};
