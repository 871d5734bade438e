"use strict";

exports.id = 7464;

exports.ids = [ 7464, 3799 ];

exports.modules = {
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
const u = e.calls.get(n);
if (u === void 0) return;
const a = t.get(u) ?? newReading(s);
t.set(u, a);
u.subAgent = a.run;
read(a, r);
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
var u = n(93799);
function createReplay(e, {now: t, onResumed: n}) {
const s = [];
let [r, l, o, i] = [ 0, 0, 0, false ];
let d = [];
const goLive = () => {
if (i) return;
i = true;
d = [ {
type: "notice",
text: resumedNotice(t, s)
} ];
n({
type: "resumed",
rewind: e.rewind,
attachments: [ ...d ]
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
nextContext: () => e.contexts[l++] ?? null,
nextRest: t => {
const n = e.rests[o++];
n !== void 0 && n !== t && s.push(`${n} is now ${t}`);
return n ?? null;
},
beforeRequest: () => {
const t = takeBeforeRequest(e, r);
if (r < e.requests.length) return t;
goLive();
return [ ...t, ...d.splice(0) ];
},
model: t => ({
name: t.name,
get contextWindow() {
return e.opening?.contextWindow === void 0 ? t.contextWindow : e.opening.contextWindow;
},
async* stream(n, s) {
const l = n.purpose === "summary" ? [] : summariesFrom(e, r);
r += l.length;
const o = e.requests[r];
if (o !== void 0 && o.purpose !== (n.purpose ?? "turn")) {
yield {
type: "error",
modelError: a
};
return;
}
yield* lostAttempts(l.flatMap(u.usagesOf));
r += 1;
if (o === void 0) {
goLive();
yield* t.stream(n, s);
} else yield* restored(o);
}
})
};
}
function knownOf(e) {
return {
run: e,
restorable: (0, u.isRestorable)(e) ? e : null,
agents: (0, u.conversationsIn)(e).map(({agent: e}) => e),
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
n || e.skipTurns?.(new Map((0, u.conversationsIn)(t).map(e => [ e.agent, (0, u.spentIn)(e).turns ])));
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
modelError: l,
usage: t
};
}
const a = {
kind: "cancelled",
message: "The interrupted run had not summarized its conversation at this point.",
hint: "Resume a run with the settings that it had.",
retryable: false
};
const l = {
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
const {result: t, nested: n, hasStarted: s, isOnce: r, subAgent: a, writes: l} = e;
if (t !== null) return n === null ? t : {
...t,
nested: n
};
if (a !== null && (0, u.isRestorable)(a) && l.length === 0) return null;
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
