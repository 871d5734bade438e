"use strict";

exports.id = 9083;

exports.ids = [ 9083, 3799 ];

exports.modules = {
59083: (function(e, t, n) {
n.r(t);
n.d(t, {
openResume: () => openResume
});
var r = n(42357);
var s = n(56458);
var a = n(29678);
var i = n(80202);
var o = n(3292);
var u = n(77598);
const l = /^(.*),"mac":"([0-9a-f]{64})"\}$/s;
function createLineSeal(e, t = "") {
let n = t;
return t => {
n = macOf(e, n, t);
return `${t.slice(0, -1)},"mac":"${n}"}`;
};
}
function verifyLines(e, t) {
let n = "";
for (const r of t) {
const [, t = "", s = ""] = l.exec(r) ?? [];
const a = macOf(e, n, `${t}}`);
if (s.length !== a.length || !(0, u.timingSafeEqual)(Buffer.from(s), Buffer.from(a))) return null;
n = a;
}
return n;
}
function macOf(e, t, n) {
return (0, u.createHmac)("sha256", `sallyport transcript ${e}`).update(t).update("\n").update(n).digest("hex");
}
const c = 5e8;
const d = 16;
async function openResume(e, t) {
const n = (0, a.XZ)(e);
if (n === void 0 || e.resume !== "auto") {
const e = n === void 0 ? null : await openTranscript(n, t.directory);
return {
resumed: e,
header: {},
seal: null,
notice: null
};
}
const i = keyOf(e);
const u = [ "GITHUB_REPOSITORY", "GITHUB_RUN_ID", "GITHUB_JOB", "GITHUB_ACTION", "GITHUB_SHA" ];
const l = {
run: u.map(e => t.environment[e] ?? "").join(" ")
};
const startOver = e => ({
resumed: null,
header: l,
seal: createLineSeal(i),
notice: e
});
let d;
try {
d = (await (0, o.b)(n, t.directory, c)).toString("utf8");
} catch {
return startOver(null);
}
const p = d.slice(0, d.lastIndexOf("\n") + 1);
const f = verifyLines(i, p.split("\n").slice(0, -1));
if (f === null) return startOver("The run starts over: its earlier transcript was changed, or not written with resume-key.");
try {
const e = (0, s.l)(n, p);
const t = Object.entries(l).every(([t, n]) => e.header[t] === n);
if (!t) return startOver("The run starts over: the transcript in resume-directory is of another run.");
if (e.run.isPublished) return startOver("The run starts over: the earlier attempt published its result.");
return {
resumed: e,
header: l,
seal: createLineSeal(i, f),
notice: null
};
} catch (e) {
(0, r.ki)(e, r.yo);
return startOver(`The run starts over: ${e.diagnostics.map(({message: e}) => e).join("; ")}.`);
}
}
function keyOf({"resume-key": e, "resume-directory": t}) {
if (t !== void 0 && e !== void 0 && e.length >= d) return e;
const [n, s] = t === void 0 ? [ "resume-directory", "a directory" ] : [ "resume-key", "a secret of at least 16 characters" ];
const a = `set ${n}, as described in docs/resume.md, or leave resume out`;
throw (0, r.IF)([ "setting-invalid", n ], `resume: auto needs ${s}`, a);
}
async function openTranscript(e, t) {
const n = await (0, i.R)((0, o.b)(e, t, c), {
location: "resume",
message: "the transcript cannot be read",
hint: "use the path that the run printed at the end"
});
return (0, s.l)(e, n);
}
}),
56458: (function(e, t, n) {
n.d(t, {
l: () => readTranscript
});
var r = n(42357);
var s = n(20274);
var a = n(93799);
var i = n(75759);
function readTranscript(e, t) {
const n = t.slice(0, t.lastIndexOf("\n") + 1);
const [s = "", ...o] = n.split("\n").slice(0, -1);
const u = objectIn(s);
if (u === null || u["type"] !== "transcript") throw invalid(e, "the file is not a transcript that can be resumed", "name the transcript of an interrupted run");
if (u["version"] !== i.T) {
const t = "start a new run, or resume it with the version that wrote it";
throw invalid(e, `the transcript has version ${String(u["version"])}`, t);
}
const {events: l, diagnostics: c} = readLines(e, o);
if (c.length > 0) throw new r.yo(c);
const d = (0, a.recordedRun)(l);
return {
run: d,
text: n,
header: u
};
}
function readLines(e, t) {
const n = [];
const r = [];
let s = 2;
for (const [a, i] of t.entries()) {
const t = `${e}:${String(a + 2)}`;
const o = objectIn(i);
const u = typeof o?.["line"] === "number" ? o["line"] : s;
u > s ? r.push(lost(t, linesAre(s, u - 1, "missing before this one"))) : u < s && r.push(lost(t, `line ${String(u)} is repeated or was moved here`));
o !== null && isRestorableEvent(o) ? n.push(o) : r.push(lost(t, "the line is damaged"));
s = Math.max(s, u + 1);
}
return {
events: n,
diagnostics: r
};
}
function linesAre(e, t, n) {
return e === t ? `line ${String(e)} is ${n}` : `lines ${String(e)} to ${String(t)} are ${n}`;
}
function lost(e, t) {
const n = "restore the transcript from a copy, or start a new run: without every line the conversation cannot be restored";
return {
code: "transcript-invalid",
location: e,
message: t,
hint: n
};
}
function objectIn(e) {
const t = (0, s.U4)(e);
return typeof t === "object" && t !== null ? t : null;
}
function invalid(e, t, n) {
return new r.yo({
code: "transcript-invalid",
location: e,
message: t,
hint: n
});
}
function isRestorableEvent(e) {
const t = o[String(e["type"])];
return typeof e["type"] === "string" && (t === void 0 || t(e));
}
const o = {
opening: ({system: e, toolSpecs: t, contextWindow: n}) => typeof e === "string" && Array.isArray(t) && isWindow(n),
message: ({message: e}) => typeof (0, s.qY)(e)["role"] === "string",
"request-end": ({end: e, lost: t}) => Array.isArray(t) && isEnd((0, s.qY)(e)),
"other-usage": ({usage: e}) => typeof e === "object" && e !== null,
"turn-context": ({attachments: e}) => Array.isArray(e),
resumed: ({attachments: e, rewind: t}) => Array.isArray(e) && typeof t === "number",
"tool-start": ({call: e}) => typeof (0, s.qY)(e)["id"] === "string",
"call-start": ({id: e}) => typeof e === "string",
"tool-end": ({result: e}) => typeof (0, s.qY)((0, s.qY)(e)["call"])["id"] === "string" && Array.isArray((0, 
s.qY)(e)["parts"]),
"sub-agent": ({event: e, call: t}) => typeof t === "string" && isRestorableEvent((0, 
s.qY)(e))
};
function isEnd({type: e, message: t, usage: n, modelError: r}) {
if (e === "error") return typeof (0, s.qY)(r)["kind"] === "string";
return e === "finish" && Array.isArray((0, s.qY)(t)["parts"]) && typeof n === "object" && n !== null;
}
function isWindow(e) {
return e === void 0 || e === null || typeof e === "number" && e > 0;
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
const {run: n, running: r} = e;
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
r.length = 0;
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
const {run: n, running: r} = e;
const s = r[0];
switch (t.type) {
case "tool-start":
{
s !== void 0 && s.call.name === "Skill" && t.call.name === "Bash" && (s.isOnce = true);
const e = n.calls.get(t.call.id) ?? newCall(t.call);
r.push(e);
n.opening !== null && n.calls.set(t.call.id, e);
return;
}

case "call-start":
{
const s = n.calls.get(t.id);
if (s === void 0) return;
s.hasStarted && startAgain(e, s);
r.includes(s) || r.push(s);
s.hasStarted = true;
t.repeat === "once" && (s.isOnce = true);
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
const e = r.findLastIndex(({call: e}) => e.id === t.result.call.id);
const [s = n.calls.get(t.result.call.id)] = e < 0 ? [] : r.splice(e, 1);
if (s === void 0) return;
s.result = t.result;
n.opening === null && n.promptResults.push(t.result);
return;
}

case "write-request":
s?.writes.push(t.request);
s?.call.name === "Skill" && (s.isOnce = true);
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
function readSubAgent({run: e, subAgents: t}, {call: n, name: r, event: s}) {
const a = e.calls.get(n);
if (a === void 0) return;
const i = t.get(a) ?? newReading(r);
t.set(a, i);
a.subAgent = i.run;
read(i, s);
}
function startAgain({subAgents: e}, t) {
t.writes.length = 0;
if (t.subAgent !== null && !isRestorable(t.subAgent)) {
e.delete(t);
t.subAgent = null;
}
}
})
};
