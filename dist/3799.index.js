"use strict";

exports.id = 3799;

exports.ids = [ 3799 ];

exports.modules = {
93799: (function(e, s, n) {
n.r(s);
n.d(s, {
conversationsIn: () => conversationsIn,
isRestorable: () => isRestorable,
recordedRun: () => recordedRun,
spentIn: () => spentIn,
usagesOf: () => usagesOf
});
function isRestorable(e) {
return e.opening !== null;
}
function spentIn({requests: e, dropped: s}) {
return {
usages: [ ...s, ...e.flatMap(usagesOf) ],
turns: e.filter(({end: e, purpose: s}) => e.type === "finish" && s === "turn").length
};
}
function usagesOf({end: e, lost: s}) {
return [ ...s, ...e.usage === void 0 ? [] : [ e.usage ] ];
}
function conversationsIn(e) {
return [ e, ...[ ...e.calls.values() ].flatMap(({subAgent: e}) => e === null ? [] : [ e ]) ];
}
function recordedRun(e) {
const s = newReading("");
for (const n of e) read(s, n);
rewind(s);
return s.run;
}
function newReading(e) {
const s = {
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
run: s,
subAgents: new Map,
running: [],
lastAnswers: null
};
}
function rewind(e) {
const {run: s} = e;
s.rewind = rewindOf(e);
drop(s, s.rewind);
for (const [s, n] of e.subAgents) s.result === null && rewind(n);
}
function rewindOf({run: e, lastAnswers: s}) {
let n = s ?? 0;
while (e.requests.at(-1 - n)?.end.type === "error") n += 1;
return n;
}
function drop(e, s) {
e.dropped.push(...e.requests.splice(e.requests.length - s, s).flatMap(usagesOf));
}
function read(e, s) {
const {run: n, running: t} = e;
switch (s.type) {
case "run-start":
n.model = s.model;
return;

case "opening":
n.opening = s;
return;

case "message":
n.opening === null && n.messages.push(s.message);
return;

case "request-end":
n.requests.push(s);
e.lastAnswers !== null && (e.lastAnswers += 1);
return;

case "other-usage":
s.purpose === "help" && n.dropped.push(s.usage);
return;

case "turn-context":
n.contexts.push(s.attachments);
return;

case "rest-saved":
n.rests.push(s.path);
return;

case "baseline":
n.baseline ??= s;
return;

case "resumed":
drop(n, s.rewind);
n.beforeRequests.set(n.requests.length, [ ...n.beforeRequests.get(n.requests.length) ?? [], ...s.attachments ]);
t.length = 0;
e.lastAnswers = null;
return;

case "published":
n.isPublished = true;
return;

case "last-turn":
e.lastAnswers = 0;
return;

default:
readCall(e, s);
}
}
function readCall(e, s) {
const {run: n, running: t} = e;
const r = t[0];
switch (s.type) {
case "tool-start":
{
r !== void 0 && r.call.name === "Skill" && s.call.name === "Bash" && (r.isOnce = true);
const e = n.calls.get(s.call.id) ?? newCall(s.call);
t.push(e);
n.opening !== null && n.calls.set(s.call.id, e);
return;
}

case "call-start":
{
const r = n.calls.get(s.id);
if (r === void 0) return;
r.hasStarted && startAgain(e, r);
t.includes(r) || t.push(r);
r.hasStarted = true;
s.repeat === "once" && (r.isOnce = true);
return;
}

case "call-nested":
{
const e = n.calls.get(s.id);
e !== void 0 && (e.nested = s.nested);
return;
}

case "tool-end":
{
const e = t.findLastIndex(({call: e}) => e.id === s.result.call.id);
const [r = n.calls.get(s.result.call.id)] = e < 0 ? [] : t.splice(e, 1);
if (r === void 0) return;
r.result = s.result;
n.opening === null && n.promptResults.push(s.result);
return;
}

case "write-request":
r?.writes.push(s.request);
r?.call.name === "Skill" && (r.isOnce = true);
return;

case "sub-agent":
readSubAgent(e, s);
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
function readSubAgent({run: e, subAgents: s}, {call: n, name: t, event: r}) {
const u = e.calls.get(n);
if (u === void 0) return;
const l = s.get(u) ?? newReading(t);
s.set(u, l);
u.subAgent = l.run;
read(l, r);
}
function startAgain({subAgents: e}, s) {
s.writes.length = 0;
if (s.subAgent !== null && !isRestorable(s.subAgent)) {
e.delete(s);
s.subAgent = null;
}
}
})
};
