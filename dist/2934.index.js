"use strict";

exports.id = 2934;

exports.ids = [ 2934 ];

exports.modules = {
22934: (function(t, n, e) {
e.r(n);
e.d(n, {
createHookPoints: () => createHookPoints
});
var o = e(41782);
var s = e(25422);
var r = e(47334);
var a = e(8702);
var u = e(72898);
const i = 8;
function createHookPoints(t) {
const {hooks: n, signal: e, onNotice: o} = t;
let s = null;
const run = async (t, o = e) => {
const r = await n.run({
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
const atPoint = async (t, n, e) => {
const {block: o, context: r} = await run({
event: t,
subject: n,
input: e
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
has: t => n.has(t),
run: run
}),
start: (t, n) => atPoint("SessionStart", t, {
source: t,
model: n
}),
expansion: (t, n) => atPoint("UserPromptExpansion", t, expansionInput(t, n)),
prompt: t => atPoint("UserPromptSubmit", null, {
prompt: t
}),
afterTurn: async t => {
if (!n.has("PostToolBatch")) return [];
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
end: t => runEndHooks(t, run, e)
};
}
function expansionInput(t, n) {
return {
expansion_type: "slash_command",
command_name: t,
command_args: n,
prompt: `/${t} ${n}`.trimEnd()
};
}
const c = 1500;
async function runEndHooks(t, n, e) {
const o = e.aborted ? (0, s.dn)(c) : (new AbortController).signal;
if (t?.kind === "model-error") {
const {kind: e, message: s} = t.modelError;
await n({
event: "StopFailure",
subject: e,
input: {
error: e,
error_details: s
}
}, o);
}
await n({
event: "SessionEnd",
subject: "other",
input: {
reason: "other"
}
}, o);
}
function endHooks(t, n, e) {
const o = t === null ? "Stop" : "SubagentStop";
return async (s, r) => {
const {block: a, context: u, stop: c} = await n({
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
e(`${o} hooks sent the answer back ${String(i)} times, so it was accepted: ${l.join("\n")}`);
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
function attachmentsOf(t, n) {
return n.map(n => ({
type: "hook-output",
event: t,
text: n
}));
}
function batchEntry({call: t, meant: {id: n, name: e, input: o} = t, parts: s}) {
return {
tool_name: e,
tool_input: o,
tool_use_id: n,
tool_response: (0, u.j)(s)
};
}
function callHooksOf({has: t, run: n, world: e}) {
const s = createConditions(e);
const occasion = (t, n, e) => ({
event: t,
subject: n.name,
isCondition: t => s(t, e)
});
const decide = async (t, e, s) => {
const r = (0, o.Pn)(e);
const a = t === "PreToolUse" ? {
tool_use_id: r.id
} : {};
const u = {
tool_name: r.name,
tool_input: r.input,
...a
};
return answerOf(await n({
...occasion(t, r, requestOf(e)),
input: u
}, s));
};
return {
before: (n, e) => t("PreToolUse") ? decide("PreToolUse", n, e) : Promise.resolve(l),
confirm: (n, e) => t("PermissionRequest") ? decide("PermissionRequest", n, e) : Promise.resolve(l),
refused: async (e, o) => {
if (!t("PermissionDenied")) return [];
const {reason: s} = e;
const r = e.meant ?? e.call;
const a = {
...fieldsOf(r),
reason: s
};
const {context: u, mayRetry: i} = await n({
...occasion("PermissionDenied", r, requestOfRefusal(e)),
input: a
}, o);
return i ? [ ...u, "A hook of this repository suggests to try this call again, in another form." ] : u;
},
after: async (e, s) => {
const r = e.output.isError === true ? "PostToolUseFailure" : "PostToolUse";
if (!t(r)) return {
context: []
};
const a = (0, o.Pn)(e);
const {context: u, updatedOutput: i, changedBy: c = ""} = await n({
...occasion(r, a, requestOf(e)),
input: {
...fieldsOf(a),
...endOf(e, a)
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
function answerOf({block: t, stop: n, context: e, updatedInput: o, changedBy: s = ""}) {
if (t !== null) return {
kind: "block",
reason: t
};
if (n !== null) return {
kind: "block",
reason: n
};
if (o === void 0) return {
kind: "pass",
context: e
};
return {
kind: "change",
input: o,
by: s,
context: e
};
}
function fieldsOf({id: t, name: n, input: e}) {
return {
tool_name: n,
tool_input: e,
tool_use_id: t
};
}
function endOf({output: t, durationMs: n}, e) {
const o = (0, u.j)(t.parts);
if (t.isError === true) return {
error: o,
is_interrupt: false,
duration_ms: n
};
return {
tool_response: responseOf(e, o),
duration_ms: n
};
}
function responseOf({name: t, input: n}, e) {
const {file_path: o} = n ?? {};
if (t === "Bash") return {
stdout: e,
stderr: "",
interrupted: false,
isImage: false
};
if (typeof o === "string" && t !== "Read") return {
filePath: o,
success: true,
text: e
};
return {
content: [ {
type: "text",
text: e
} ]
};
}
function requestOf({tool: t, bound: {effects: n, subject: e}}) {
return {
tool: t.name,
effects: n,
...e === void 0 ? {} : {
subject: e
}
};
}
function requestOfRefusal({call: t, meant: n = t, effects: e}) {
const o = e.flatMap(t => (0, a.E)(t) === null ? [ t ] : []);
return {
tool: n.name,
effects: o
};
}
function createConditions(t) {
const n = new Map;
return (e, o) => {
const s = {
allow: [],
ask: [],
deny: [ e ]
};
const a = n.get(e) ?? (0, r.createPolicyEngine)({
lists: s,
mode: "yolo",
readOnlyCommands: true,
world: t
});
n.set(e, a);
const {parts: u, rule: i} = a(o);
if (i === e || u.some(t => t.rule === e)) return true;
return u.length === 0 && o.effects.some(({kind: t}) => t === "shell");
};
}
}),
41782: (function(t, n, e) {
e.d(n, {
H0: () => isRefused,
J5: () => refused,
Pn: () => meantBy,
aU: () => meantField,
it: () => refusedBy
});
function refusedBy(t, n, e) {
const {rule: o, reason: s, suggest: r, effects: a, decision: u, refusal: i, refusalKey: c = s} = e;
return refused(t, {
...meantField(t),
stage: n,
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
function refused({call: t, hookChanges: n = []}, e) {
return {
kind: "refused",
call: t,
rule: null,
suggest: [],
effects: [],
label: t.name,
hookChanges: n,
...e
};
}
function isRefused(t) {
return "kind" in t && t.kind === "refused";
}
function meantBy({call: t, tool: n, bound: e}) {
return {
...t,
name: n.name,
input: e.input ?? t.input
};
}
function meantField(t) {
const n = t.tool.name === t.call.name && t.bound.input === void 0;
return n ? {} : {
meant: meantBy(t)
};
}
})
};
