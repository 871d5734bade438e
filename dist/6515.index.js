"use strict";

exports.id = 6515;

exports.ids = [ 6515, 3799 ];

exports.modules = {
86515: (function(e, t, n) {
n.d(t, {
explainTranscript: () => explainTranscript,
transcriptText: () => transcriptText
});
var r = n(42357);
var s = n(54539);
var a = n(56458);
var o = n(93799);
var i = n(27873);
var l = n(7138);
var u = n(57979);
var c = n(80202);
var d = n(39588);
var p = n(80111);
var f = n(19326);
var h = n(27030);
var g = n(72539);
const m = 2e8;
async function explainTranscript(e, t, n, r) {
const s = (0, u.S)({
root: t,
guard: () => null
});
const i = {
location: e,
hint: "use the path that the run printed at the end"
};
const d = await (0, c.R)(s.read(e, m), {
...i,
message: "the transcript cannot be read"
});
const {run: f, header: g} = (0, a.l)(e, d);
const w = typeof g["workspace"] === "string" ? g["workspace"] : null;
const y = (0, o.conversationsIn)(f).flatMap(({promptResults: e, calls: t}) => (0, 
h.n)([ ...e, ...[ ...t.values() ].flatMap(({result: e}) => e ?? []) ])).filter(({decided: e}) => (e?.decision ?? null) !== null && e?.stage !== "pre-hook");
const v = judgeWith(n, r, w);
const b = judgeWith(n, {
...r,
lists: {
...r.lists,
allow: []
}
}, w);
const k = new Map;
const $ = new Map;
const A = [];
for (const e of y) {
const [t, n] = [ (e.meant ?? e.call).name, (0, l.wh)(e.label) ];
const r = await v(e);
if (typeof r === "string") {
$.set(`${t} ${n}`, {
tool: t,
label: n,
reason: r
});
continue;
}
const s = e.decided?.decision === "allow" ? "run" : "refuse";
const {outcome: a, rule: o, reason: i, suggest: u} = r;
const c = s === "run" ? await b(e) : "it did not run";
typeof c !== "string" && c.outcome === "refuse" && A.push(c.suggest);
if (s === a) continue;
const d = JSON.stringify([ t, n, s ]);
k.set(d, {
tool: t,
label: n,
times: (k.get(d)?.times ?? 0) + 1,
before: s,
after: a,
rule: o,
reason: i,
suggest: u
});
}
return {
calls: y.length,
changed: [ ...k.values() ],
unknown: [ ...$.values() ],
allow: (0, p.K)(A)
};
}
function judgeWith({tools: e, world: t, secondParser: n}, {lists: s, mode: a, readOnlyCommands: o}, l) {
const u = (0, d.createPolicyEngine)({
lists: s,
mode: a,
readOnlyCommands: o,
world: t
});
return async ({call: s, meant: a}) => {
const {name: o, input: c} = a ?? s;
try {
const r = l === null ? c : movedTo(t.workspace, l, c);
return await (0, i._)((0, g.wM)({
tools: e,
policy: u
}, o, r), n);
} catch (e) {
(0, r.ki)(e, r.yo);
return e.diagnostics.map(({message: e}) => e).join("; ");
}
};
}
function movedTo(e, t, n) {
if (typeof n === "string") {
const [r = "", ...s] = n.split(t);
return r + s.map(n => (/^[\w.-]/.test(n) ? t : e) + n).join("");
}
if (Array.isArray(n)) return n.map(n => movedTo(e, t, n));
if (typeof n !== "object" || n === null) return n;
return Object.fromEntries(Object.entries(n).map(([n, r]) => [ n, movedTo(e, t, r) ]));
}
function transcriptText({calls: e, changed: t, unknown: n, allow: r}) {
const a = t.length === 0 ? `No decision changes: ${(0, s.B4)(e, "call")} of the run would end as before.` : `${(0, 
s.B4)(t.length, "call")} of ${String(e)} would be decided differently:`;
return [ a, ...t.flatMap(changedLines), ...n.map(({tool: e, label: t, reason: n}) => `  ? ${e} ${t}: cannot be judged here: ${n}`), ...r.rules.length === 0 ? [ "No allow rule is needed for the calls that ran." ] : [ "The smallest allow list for the calls that ran:", "allow: |", ...r.rules.map(e => `  ${e}`) ], ...r.leftOut.map(({rule: e, why: t}) => `left out: ${e} (${t})`), "" ].join("\n");
}
function changedLines({tool: e, label: t, times: n, after: r, reason: s, suggest: a}) {
const o = n === 1 ? "" : `, ${String(n)} times`;
return r === "run" ? [ `  \u2713 ${e} ${t}: refused before${o}; now allowed: ${s}` ] : [ `  \u2717 ${e} ${t}: ran before${o}; now refused: ${s}`, ...a.map(e => `      allowed by: ${(0, 
f.Q$)(e)}`) ];
}
}),
56458: (function(e, t, n) {
n.d(t, {
l: () => readTranscript
});
var r = n(42357);
var s = n(20274);
var a = n(93799);
var o = n(75759);
function readTranscript(e, t) {
const n = t.slice(0, t.lastIndexOf("\n") + 1);
const [s = "", ...i] = n.split("\n").slice(0, -1);
const l = objectIn(s);
if (l === null || l["type"] !== "transcript") throw invalid(e, "the file is not a transcript that can be resumed", "name the transcript of an interrupted run");
if (l["version"] !== o.T) {
const t = "start a new run, or resume it with the version that wrote it";
throw invalid(e, `the transcript has version ${String(l["version"])}`, t);
}
const {events: u, diagnostics: c} = readLines(e, i);
if (c.length > 0) throw new r.yo(c);
const d = (0, a.recordedRun)(u);
return {
run: d,
text: n,
header: l
};
}
function readLines(e, t) {
const n = [];
const r = [];
let s = 2;
for (const [a, o] of t.entries()) {
const t = `${e}:${String(a + 2)}`;
const i = objectIn(o);
const l = typeof i?.["line"] === "number" ? i["line"] : s;
l > s ? r.push(lost(t, linesAre(s, l - 1, "missing before this one"))) : l < s && r.push(lost(t, `line ${String(l)} is repeated or was moved here`));
i !== null && isRestorableEvent(i) ? n.push(i) : r.push(lost(t, "the line is damaged"));
s = Math.max(s, l + 1);
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
const t = i[String(e["type"])];
return typeof e["type"] === "string" && (t === void 0 || t(e));
}
const i = {
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
const o = t.get(a) ?? newReading(r);
t.set(a, o);
a.subAgent = o.run;
read(o, s);
}
function startAgain({subAgents: e}, t) {
t.writes.length = 0;
if (t.subAgent !== null && !isRestorable(t.subAgent)) {
e.delete(t);
t.subAgent = null;
}
}
}),
56416: (function(e, t, n) {
n.d(t, {
h: () => covers,
n: () => coveringRules
});
var r = n(78033);
var s = n(86990);
var a = n(64524);
var o = n(59976);
function coveringRules(e, t) {
const {specifier: n, tool: s} = t;
switch (n.kind) {
case "command":
return (0, o.gh)(e, () => [ n.pattern.words.map(e => e.kind === "literal" ? e.text : null) ]);

case "path":
{
const t = (n.pattern.globs[0] ?? []).flatMap(e => (0, r.hi)(e) ?? []);
return (0, o.aM)(e, `/${t.join("/")}`, s);
}

case "domain":
return (0, o.Fu)(e, n.host.replace(/^\*\./, ""), s);

case "host":
case "literal":
case "any":
return (0, o.Mf)(e, s, n.kind === "literal" ? n.text : null);
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
return (0, a.f0)(e.pattern, n, {
matchUnknown: false,
sameProgram: (e, t) => e === t
});
}
if (e.kind === "path" && t.kind === "path") {
if (e.pattern.base !== t.pattern.base || !t.pattern.exact || t.pattern.up[0] !== e.pattern.up[0]) return false;
const n = (t.pattern.globs[0] ?? []).map(e => (0, r.hi)(e) ?? "");
return e.pattern.globs.some(e => (0, r.kt)(e, n, false));
}
if (e.kind === "domain" && t.kind === "domain") return e.host === t.host || t.host.endsWith(`.${e.host.replace(/^\*\./, "")}`);
if (e.kind === "host" && t.kind === "host") {
const {host: n, port: r} = t.pattern;
const a = e.pattern.port === r;
return a && (0, s.LM)({
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
var r = n(3197);
var s = n(99756);
var a = n(56416);
var o = n(33646);
function learnRules(e) {
const t = [ ...new Set(e.flat()) ].sort();
const {allow: n} = (0, o.NR)({
allow: t,
ask: [],
deny: []
}).rules;
const r = n.map(e => ({
rule: e,
why: exclusionReason(e)
}));
const s = r.filter(e => e.why === null).map(e => e.rule);
const i = s.filter(e => !(0, a.n)(s, e).some(t => t !== e && (0, a.h)(t, e) && !((0, 
a.h)(e, t) && e.text < t.text)));
return {
rules: [ ...i ].sort((e, t) => width(e) - width(t) || (e.text < t.text ? -1 : 1)).map(e => e.text),
leftOut: r.flatMap(({rule: e, why: t}) => t === null ? [] : [ {
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
const i = /^(?:sudo|doas|su|pkexec|chroot|nsenter|unshare|mount|ssh|scp|docker|podman|kubectl|dash|ksh|zsh|fish|sh|bash|crontab|at|systemctl|dd|mkfs.*|gpg2?|openssl|nc|ncat|socat|telnet|passwd|useradd|usermod|visudo|iptables|nft)$/;
const l = /^(?:(?:npm|pnpm|yarn|bun|cargo|poetry|uv|twine|gem|lerna) (?:publish|login|token|adduser|yank|unpublish|upload|push)|mvn deploy|gradle publish|gh (?:auth|secret|ssh-key|gpg-key|extension|alias|config|repo (?:delete|rename|archive|edit)|release delete)|git config|git remote (?:add|set-url)|(?:terraform|tofu) (?:apply|destroy)|helm (?:install|upgrade|uninstall))(?: |$)/;
const u = /^(?:-c|-e|-E|-p|-r|--eval|--print|--execute|-[a-z]*c)$/;
const c = /^(?:node|deno|bun|python[\d.]*|ruby|perl|php|lua|Rscript|osascript|pwsh)$/;
function exclusionReason(e) {
if (e.specifier.kind === "command") {
const t = e.specifier.pattern.words.map(e => e.kind === "literal" ? e.text : "*");
const n = (t[0] ?? "").replace(/^.*\//, "");
if (i.test(n)) return `${n} can do more than an agent needs`;
if (l.test(t.join(" "))) return "it grants access, publishes, or deletes permanently";
if (n === "git" && t[1] === "push" && t.some(e => /^(?:-f|--force.*|--mirror|--delete|-d|\+.*|:.+)$/.test(e))) return "it overwrites or deletes pushed commits";
if (c.test(n) && t.slice(1).some(e => u.test(e))) return "it runs code written by the model";
return null;
}
if (e.specifier.kind !== "path") return null;
const t = `/${e.text.replace(/^\w+\(\/*|\)$/g, "").replaceAll("\\", "")}`;
if ((0, r.WF)(t)) return "no rule can allow this path";
if ((0, s.y)(t) === "high") return "the file may contain credentials";
return e.tool !== "Read" && (0, r.Aq)(t) !== null ? "the path is protected: files written there run as code later" : null;
}
})
};
