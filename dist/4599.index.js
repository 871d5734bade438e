"use strict";

exports.id = 4599;

exports.ids = [ 4599, 3799, 7464 ];

exports.modules = {
74599: (function(e, t, n) {
n.d(t, {
$: () => askModel
});
var s = n(23507);
var r = n(78954);
var a = n(38531);
var o = n(19495);
var u = n(52952);
const l = 4e3;
async function askModel({agent: e, system: t, text: n, webSearch: i = false, ...c}, d, p) {
const {onEvent: f} = d;
const m = {
system: t,
messages: [ {
role: "user",
parts: [ {
type: "text",
text: (0, a.F8)(n)
} ]
} ],
tools: [],
toolChoice: "none",
maxOutputTokens: l,
purpose: "help",
agent: e,
...i ? {
webSearch: i
} : {}
};
const g = (0, u.CZ)(d, c.model ?? d.model, null);
const {end: h, failed: w} = await (0, s.V)(g, m, p, e => {
e.type === "model-retry" && f(e);
});
const y = h.type === "finish" ? [ ...w, h.usage ] : w;
(0, o.OO)(d, {
usages: y,
turns: 0
});
for (const e of y) f({
type: "other-usage",
purpose: "help",
usage: e
});
if (h.type === "finish") return {
text: (0, r.vg)(h.message).trim(),
sources: h.sources ?? []
};
f({
type: "notice",
level: "warning",
text: `The model did not answer (${e}): ${h.modelError.message}`
});
return null;
}
}),
52952: (function(e, t, n) {
n.d(t, {
CZ: () => countedModel,
GP: () => interruptedIn,
b$: () => runSubAgent
});
var s = n(54539);
var r = n(30461);
var a = n(90579);
var o = n(51464);
var u = n(93799);
var l = n(27464);
var i = n(19495);
function interruptedIn(e, {replay: t}) {
const n = t?.run.calls.get(e)?.subAgent ?? null;
return n !== null && (0, u.isRestorable)(n) ? n : null;
}
async function runSubAgent(e, t) {
const n = e.budget.share();
if (n === null) return {
output: (0, a.tK)("The budget of the job has no turn left for it."),
results: []
};
const s = interruptedIn(t.callId, e);
const r = s?.agent ?? e.newName(t.name);
const emit = n => {
n.type !== "sub-agent" && e.onEvent({
type: "sub-agent",
name: r,
call: t.callId,
event: n
});
};
const u = new Date(e.clock.now());
const c = s === null ? null : (0, l.createReplay)(s, {
now: u,
onResumed: emit
});
s !== null && (0, i.OO)(e, {
usages: s.dropped,
turns: 0
});
const onEvent = e => {
c?.isReplaying() !== true && emit(e);
};
const {runtime: d, instructions: p, signal: f} = t;
const m = await e.helpTools(t.tools, d.files);
const {limits: g} = n;
const h = await e.repository.forSubAgent();
const w = s === null ? await (e.jobHooks?.subAgentStart(t.name)) ?? [] : [];
const y = [ e.systemFor(m), ...p === null ? [] : [ p ] ].join("\n\n");
const b = [ ...e.environment, shareNotice(g), ...h.attachments ];
const v = [ ...b.map(asMessage), {
role: "user",
visibility: "everyone",
parts: t.parts
}, ...[ ...t.attachments, ...w ].map(asMessage) ];
const x = await (0, i.bs)(e, {
model: countedModel(e, withName(t.model, r), c),
runtime: d,
tools: m,
repository: h,
replay: c,
onEvent: onEvent,
signal: f,
agent: t.name,
system: s?.opening.system ?? y,
...s === null ? {} : {
toolSpecs: s.opening.toolSpecs
},
messages: () => s?.messages ?? v,
promptResults: [],
limits: s?.opening.limits === void 0 ? g : {
...s.opening.limits,
timeoutMs: g.timeoutMs
},
isShare: true,
outputSchema: null,
restore: () => Promise.resolve(),
wrapCalls: t => async (n, s) => (0, o.u)(m, n.name)?.readOnly === false ? await e.inOrder(() => t(n, s)) : await t(n, s)
});
n.end(x.spent);
const R = x.text === "" ? "It returned no answer." : x.text;
const {results: A} = x;
if (x.stop.kind === "final-text") return {
output: {
parts: [ {
type: "text",
text: R
} ]
},
results: A
};
const O = `The sub-agent ${t.name} did not finish: ${why(x.stop)}. Its last text:`;
return {
output: {
parts: [ {
type: "text",
text: `${O}\n\n${R}`
} ],
isError: true
},
results: A
};
}
function withName(e, t) {
return (0, r.H)(e, (n, s) => e.stream({
...n,
agent: t
}, s));
}
function countedModel({meter: e, model: t, costOf: n}, s, a) {
const o = e(a?.model(s) ?? s, e => n({
...e,
model: e.model ?? s.name
}), () => a?.hasNext() === true);
if (s.name === t.name) return o;
return (0, r.H)(o, async function*(e, t) {
for await (const n of o.stream(e, t)) yield "usage" in n ? {
...n,
usage: {
...n.usage,
model: n.usage.model ?? s.name
}
} : n;
});
}
function asMessage(e) {
return {
role: "attachment",
attachment: e
};
}
function shareNotice({maxTurns: e, maxCostUsd: t}) {
const n = t === null ? "" : ` and ${String(Number(t.toFixed(4)))} US dollars`;
return {
type: "environment",
text: `Your share of the budget is ${(0, s.B4)(e, "turn", "turns")}${n}.`
};
}
function why(e) {
switch (e.kind) {
case "final-text":
case "no-output":
return "it ended without an answer";

case "turns":
case "cost":
case "tokens":
case "time":
return `its share of the budget is used up (${e.kind})`;

case "repeated-call":
return `it repeated the same call ${e.times} times: ${e.label}`;

case "context-full":
return "its context window is full";

case "announced-only":
return "it announced further work and ended without doing it";

case "denied":
return `a call was refused: ${e.label}`;

case "hook":
return `a hook stopped it: ${e.reason}`;

case "wrong-form":
return `its answer does not match the schema: ${e.problems.join("; ")}`;

case "truncated":
return "its answer was cut at the model's limit";

case "cancelled":
return "the time of the run was up, or it was canceled";

case "model-error":
return e.modelError.message;
}
}
}),
93799: (function(e, t, n) {
n.r(t);
n.d(t, {
conversationsIn: () => conversationsIn,
isRestorable: () => isRestorable,
recordedRun: () => recordedRun,
spentIn: () => spentIn,
usagesOf: () => usagesOf
});
function isRestorable(e) {
return e.opening !== null;
}
function spentIn({requests: e, dropped: t}) {
return {
usages: [ ...t, ...e.flatMap(usagesOf) ],
turns: e.filter(({end: e, purpose: t}) => e.type === "finish" && t === "turn").length
};
}
function usagesOf({end: e, lost: t}) {
return [ ...t, ...e.usage === void 0 ? [] : [ e.usage ] ];
}
function conversationsIn(e) {
return [ e, ...[ ...e.calls.values() ].flatMap(({subAgent: e}) => e === null ? [] : [ e ]) ];
}
function recordedRun(e) {
const t = newReading("");
for (const n of e) read(t, n);
rewind(t);
return t.run;
}
function newReading(e) {
const t = {
agent: e,
opening: null,
model: "",
messages: [],
promptResults: [],
requests: [],
beforeRequests: new Map,
calls: new Map,
contexts: [],
rests: [],
baseline: null,
rewind: 0,
dropped: [],
isPublished: false
};
return {
run: t,
subAgents: new Map,
running: [],
lastAnswers: null
};
}
function rewind(e) {
const {run: t} = e;
t.rewind = rewindOf(e);
drop(t, t.rewind);
for (const [t, n] of e.subAgents) t.result === null && rewind(n);
}
function rewindOf({run: e, lastAnswers: t}) {
let n = t ?? 0;
while (e.requests.at(-1 - n)?.end.type === "error") n += 1;
return n;
}
function drop(e, t) {
e.dropped.push(...e.requests.splice(e.requests.length - t, t).flatMap(usagesOf));
}
function read(e, t) {
const {run: n, running: s} = e;
switch (t.type) {
case "run-start":
n.model = t.model;
return;

case "opening":
n.opening = t;
return;

case "message":
n.opening === null && n.messages.push(t.message);
return;

case "request-end":
n.requests.push(t);
e.lastAnswers !== null && (e.lastAnswers += 1);
return;

case "other-usage":
t.purpose === "help" && n.dropped.push(t.usage);
return;

case "turn-context":
n.contexts.push(t.attachments);
return;

case "rest-saved":
n.rests.push(t.path);
return;

case "baseline":
n.baseline ??= t;
return;

case "resumed":
drop(n, t.rewind);
n.beforeRequests.set(n.requests.length, [ ...n.beforeRequests.get(n.requests.length) ?? [], ...t.attachments ]);
s.length = 0;
e.lastAnswers = null;
return;

case "published":
n.isPublished = true;
return;

case "last-turn":
e.lastAnswers = 0;
return;

default:
readCall(e, t);
}
}
function readCall(e, t) {
const {run: n, running: s} = e;
const r = s[0];
switch (t.type) {
case "tool-start":
{
r !== void 0 && r.call.name === "Skill" && t.call.name === "Bash" && (r.isOnce = true);
const e = n.calls.get(t.call.id) ?? newCall(t.call);
s.push(e);
n.opening !== null && n.calls.set(t.call.id, e);
return;
}

case "call-start":
{
const r = n.calls.get(t.id);
if (r === void 0) return;
r.hasStarted && startAgain(e, r);
s.includes(r) || s.push(r);
r.hasStarted = true;
t.repeat === "once" && (r.isOnce = true);
return;
}

case "call-nested":
{
const e = n.calls.get(t.id);
e !== void 0 && (e.nested = t.nested);
return;
}

case "tool-end":
{
const e = s.findLastIndex(({call: e}) => e.id === t.result.call.id);
const [r = n.calls.get(t.result.call.id)] = e < 0 ? [] : s.splice(e, 1);
if (r === void 0) return;
r.result = t.result;
n.opening === null && n.promptResults.push(t.result);
return;
}

case "write-request":
r?.writes.push(t.request);
r?.call.name === "Skill" && (r.isOnce = true);
return;

case "sub-agent":
readSubAgent(e, t);
return;

default:
}
}
function newCall(e) {
return {
call: e,
isOnce: false,
hasStarted: false,
result: null,
nested: null,
writes: [],
subAgent: null
};
}
function readSubAgent({run: e, subAgents: t}, {call: n, name: s, event: r}) {
const a = e.calls.get(n);
if (a === void 0) return;
const o = t.get(a) ?? newReading(s);
t.set(a, o);
a.subAgent = o.run;
read(o, r);
}
function startAgain({subAgents: e}, t) {
t.writes.length = 0;
if (t.subAgent !== null && !isRestorable(t.subAgent)) {
e.delete(t);
t.subAgent = null;
}
}
}),
27464: (function(e, t, n) {
n.r(t);
n.d(t, {
createReplay: () => createReplay
});
var s = n(30461);
var r = n(20653);
var a = n(93799);
function createReplay(e, {now: t, onResumed: n}) {
const s = [];
let [r, u, l, i] = [ 0, 0, 0, false ];
let c = [];
const goLive = () => {
if (i) return;
i = true;
c = [ {
type: "notice",
text: resumedNotice(t, s)
} ];
n({
type: "resumed",
rewind: e.rewind,
attachments: [ ...c ]
});
};
return {
...{
...knownOf(e),
goLive: goLive,
isReplaying: () => !i,
hasNext: () => r < e.requests.length
},
callOf: ({id: t}) => e.calls.get(t) ?? null,
nextContext: () => e.contexts[u++] ?? null,
nextRest: t => {
const n = e.rests[l++];
n !== void 0 && n !== t && s.push(`${n} is now ${t}`);
return n ?? null;
},
beforeRequest: () => {
const t = takeBeforeRequest(e, r);
if (r < e.requests.length) return t;
goLive();
return [ ...t, ...c.splice(0) ];
},
model: t => ({
name: t.name,
get contextWindow() {
return e.opening?.contextWindow === void 0 ? t.contextWindow : e.opening.contextWindow;
},
async* stream(n, s) {
const u = n.purpose === "summary" ? [] : summariesFrom(e, r);
r += u.length;
const l = e.requests[r];
if (l !== void 0 && l.purpose !== (n.purpose ?? "turn")) {
yield {
type: "error",
modelError: o
};
return;
}
yield* lostAttempts(u.flatMap(a.usagesOf));
r += 1;
if (l === void 0) {
goLive();
yield* t.stream(n, s);
} else yield* restored(l);
}
})
};
}
function knownOf(e) {
return {
run: e,
restorable: (0, a.isRestorable)(e) ? e : null,
agents: (0, a.conversationsIn)(e).map(({agent: e}) => e),
afterTurns: t => afterRecordedTurns(t, e),
resultOf: resultOf
};
}
function takeBeforeRequest({beforeRequests: e}, t) {
const n = e.get(t) ?? [];
e.delete(t);
return n;
}
function summariesFrom({requests: e}, t) {
const n = e.findIndex(({purpose: e}, n) => n >= t && e === "turn");
return e.slice(t, n < 0 ? e.length : n);
}
function afterRecordedTurns(e, t) {
let n = false;
return (0, s.H)(e, async function*(s, r) {
n || e.skipTurns?.(new Map((0, a.conversationsIn)(t).map(e => [ e.agent, (0, a.spentIn)(e).turns ])));
n = true;
yield* e.stream(s, r);
});
}
function* restored({end: e, streamed: t, lost: n}) {
yield* lostAttempts(n);
e.type === "error" && t !== "" && (yield {
type: "text",
delta: t
});
yield e;
}
function* lostAttempts(e) {
for (const t of e) yield {
type: "retry",
attempt: 1,
delayMs: 0,
modelError: u,
usage: t
};
}
const o = {
kind: "cancelled",
message: "The interrupted run had not summarized its conversation at this point.",
hint: "Resume a run with the settings that it had.",
retryable: false
};
const u = {
kind: "cut-off",
message: "An attempt before the interruption failed.",
hint: "Nothing needs to be done.",
retryable: true
};
function resumedNotice(e, t) {
const n = `The run was interrupted and is resumed now (${e.toISOString()}). Files, processes and remote state may differ from the results above: look again before you rely on them. Do not start over; continue with the task.`;
return t.length === 0 ? n : `${n} Stored results: ${t.join("; ")}.`;
}
function resultOf(e) {
const {result: t, nested: n, hasStarted: s, isOnce: r, subAgent: o, writes: u} = e;
if (t !== null) return n === null ? t : {
...t,
nested: n
};
if (o !== null && (0, a.isRestorable)(o) && u.length === 0) return null;
return s && r ? mayHaveHappened(e) : null;
}
function mayHaveHappened({call: e}) {
const t = "This call may have happened: the run was interrupted after it had started, and its result is lost. It was not run again. Find out what it did before you repeat it.";
return {
call: e,
status: "failed",
label: labelOf(e),
parts: [ {
type: "text",
text: t
} ],
isError: true,
changes: [],
durationMs: 0
};
}
function labelOf({name: e, input: t}) {
const {command: n, name: s} = t ?? {};
if (typeof n === "string") return (0, r.TN)(n);
return typeof s === "string" ? s : e;
}
})
};
