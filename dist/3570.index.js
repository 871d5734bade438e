"use strict";

exports.id = 3570;

exports.ids = [ 3570, 8842 ];

exports.modules = {
29402: (function(e, o, n) {
n.d(o, {
BR: () => t,
IS: () => i,
T: () => l,
on: () => s
});
const t = [ "SessionStart", "UserPromptExpansion", "UserPromptSubmit", "PreToolUse", "PermissionRequest", "PermissionDenied", "PostToolUse", "PostToolUseFailure", "PostToolBatch", "Stop", "StopFailure", "SubagentStart", "SubagentStop", "PreCompact", "SessionEnd" ];
const s = [ "Setup", "Notification", "PostCompact", "PreModelSwitch", "PostModelSwitch", "TeammateIdle", "TaskCreated", "TaskCompleted", "Elicitation", "ElicitationResult", "ConfigChange", "WorktreeCreate", "WorktreeRemove", "InstructionsLoaded", "CwdChanged", "FileChanged", "DirectoryAdded", "MessageDisplay" ];
const r = {
matches: null,
isToolEvent: false,
plainTextIsContext: false,
onBlock: "notice",
failsClosed: false,
timeoutSeconds: 600
};
const a = {
...r,
matches: "tool",
isToolEvent: true
};
const i = {
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
...a,
onBlock: "block",
failsClosed: true
},
PermissionRequest: {
...a,
onBlock: "block",
failsClosed: true
},
PermissionDenied: a,
PostToolUse: {
...a,
onBlock: "feedback"
},
PostToolUseFailure: {
...a,
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
const l = 60;
}),
22485: (function(e, o, n) {
n.d(o, {
_Q: () => matcherProblem,
eZ: () => namesOf,
ru: () => matchesHookSubject
});
function matchesHookSubject(e, o) {
if (e === "" || e === "*") return true;
const n = namesOf(e);
return n === null ? new RegExp(e).test(o) : n.includes(o);
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
71238: (function(e, o, n) {
n.d(o, {
O: () => firstIssue,
b: () => readHooks
});
var t = n(94343);
var s = n(43759);
var r = n(42357);
var a = n(20274);
var i = n(33646);
var l = n(20653);
var c = n(29402);
var u = n(22485);
var d = n(28842);
const h = t._H3({
matcher: t.lqM(t.YjP()),
hooks: t.YOg(t._H3({
type: t.YjP()
}))
});
const f = {
if: t.lqM(t.YjP()),
timeout: t.lqM(t.aig().check(s.Tx(0, {
error: "must be a number of seconds above 0"
})))
};
const m = t._H3({
...f,
command: t.YjP().check(s.Fk(/\S/, {
error: "must be a command"
})),
args: t.lqM(t.YOg(t.YjP())),
async: t.lqM(t.zMY()),
asyncRewake: t.lqM(t.zMY()),
shell: t.lqM(t.k5n([ "bash", "powershell" ]))
});
const p = t._H3({
...f,
url: t.YjP().check(t.YPB(l.q$, {
error: "must be an http or https address"
})),
headers: t.lqM(t.g1P(t.YjP(), t.YjP())),
allowedEnvVars: t.lqM(t.YOg(t.YjP()))
});
const k = [ "mcp_tool", "prompt", "agent" ];
function readHooks(e, o, n) {
const t = {
location: o,
isShared: n,
hooks: [],
diagnostics: [],
notices: []
};
if (!(0, a.u4)(e)) {
report(t, o, "hooks must be a mapping of events", JSON.stringify(e));
return t;
}
for (const [n, s] of Object.entries(e)) {
const e = c.BR.find(e => e === n);
e !== void 0 ? readEvent(t, e, s) : c.on.includes(n) ? t.notices.push({
location: o,
message: `hooks of ${n} do not run here: the event needs an interactive session.`
}) : unknownEvent(t, n);
}
return t;
}
function unknownEvent(e, o) {
const n = (0, r.au)(o, [ ...c.BR, ...c.on ]) ?? `the events are ${c.BR.join(", ")}`;
e.isShared ? e.notices.push({
location: e.location,
message: `the event ${o} is unknown, so its hooks never run: ${n}.`.replace("?.", "?")
}) : e.diagnostics.push((0, d.nL)(`${e.location} ${o}`, "unknown event", o, n));
}
function readEvent(e, o, n) {
const t = `${e.location} ${o}`;
if (!Array.isArray(n)) {
report(e, t, "must be a list of groups with `hooks`", JSON.stringify(n));
return;
}
for (const [s, r] of n.entries()) {
const n = `${t}[${String(s)}]`;
const a = h.safeParse(r);
if (!a.success) {
report(e, n, ...issueOf(a.error, r));
continue;
}
const {matcher: i = "", hooks: l} = a.data;
const d = c.IS[o].matches === null ? null : (0, u._Q)(i);
if (d !== null) report(e, n, `the matcher is not a valid regular expression: ${d}`, i); else for (const [t, s] of l.entries()) readHandler(e, {
event: o,
matcher: i,
at: `${n}.hooks[${String(t)}]`
}, s);
}
}
function readHandler(e, {event: o, matcher: n, at: t}, s) {
if (k.includes(s.type)) {
e.notices.push({
location: t,
message: `hooks of the type ${s.type} do not run here; only command and http do.`
});
return;
}
const r = Object.hasOwn(g, s.type) ? g[s.type] : void 0;
if (r === void 0) {
unknownType(e, t, s.type);
return;
}
const a = r(s);
if ("error" in a) report(e, t, ...issueOf(a.error, s)); else if ("notice" in a) e.notices.push({
location: t,
message: a.notice
}); else {
const {if: s = null, timeout: r = null} = a.fields;
if (s !== null && !isUsableCondition(e, o, s, t)) return;
e.hooks.push({
event: o,
matcher: n,
condition: s,
timeoutSeconds: r,
handler: a.handler,
location: t
});
}
}
function unknownType(e, o, n) {
const t = (0, r.au)(n, [ ...Object.keys(g), ...k ]) ?? "the types are command and http";
e.isShared ? e.notices.push({
location: o,
message: `the type ${n} is unknown, so the hook never runs: ${t}.`.replace("?.", "?")
}) : e.diagnostics.push((0, d.nL)(o, "unknown type of hook", n, t));
}
const g = {
command: e => {
const {success: o, data: n, error: t} = m.safeParse(e);
if (!o) return {
error: t
};
if (n.shell === "powershell") return {
notice: "hooks with shell: powershell do not run here."
};
return {
handler: commandHandler(n),
fields: n
};
},
http: e => {
const {success: o, data: n, error: t} = p.safeParse(e);
return o ? {
handler: requestHandler(n),
fields: n
} : {
error: t
};
}
};
function isUsableCondition(e, o, n, t) {
if (!c.IS[o].isToolEvent) {
e.notices.push({
location: t,
message: `a hook with \`if\` never runs on ${o}, which is not about a call.`
});
return false;
}
const [s] = (0, i.NR)({
allow: [],
ask: [],
deny: [ n ]
}).diagnostics;
if (s === void 0) return true;
e.diagnostics.push((0, d.nL)(t, `if is not a rule: ${s.message}`, n, s.hint));
return false;
}
function commandHandler({command: e, args: o, async: n, asyncRewake: t}) {
return {
type: "command",
command: e,
args: o ?? null,
isAsync: n === true || t === true
};
}
function requestHandler({url: e, headers: o = {}, allowedEnvVars: n = []}) {
return {
type: "request",
url: e,
headers: o,
allowedEnvVars: n
};
}
function issueOf(e, o) {
return [ firstIssue(e), JSON.stringify(o) ];
}
function firstIssue({issues: [e]}) {
const o = e?.path.map(String).join(".") ?? "";
const n = e?.message ?? "is invalid";
return o === "" ? n : `${o}: ${n}`;
}
function report({diagnostics: e}, o, n, t) {
e.push((0, d.nL)(o, n, t, "see docs/hooks.md for the form of hooks"));
}
}),
28842: (function(e, o, n) {
n.d(o, {
UR: () => hookLabel,
YX: () => hookLine,
nL: () => hookProblem
});
function hookLabel({handler: e}) {
const o = e.type === "request" ? e.url.replace(/[?#].*$/, "") : [ e.command, ...e.args ?? [] ].join(" ").replaceAll(/\s+/g, " ").trim();
return o.length > t ? `${o.slice(0, t - 1)}\u2026` : o;
}
function hookLine(e) {
return `${[ e.event, e.matcher ].filter(e => e !== "").join(" ")}: ${hookLabel(e)}`;
}
const t = 60;
function hookProblem(e, o, n, t) {
return {
code: "hook-invalid",
location: e,
message: o,
found: n,
hint: t
};
}
}),
54588: (function(e, o, n) {
n.d(o, {
V: () => fromGitignoreRule
});
var t = n(93768);
function fromGitignoreRule(e) {
const [, o = "", n = ""] = /^([^(]*)\(\s*(.*?)\s*\)\s*$/s.exec(e) ?? [];
const s = (0, t.Zt)(o.trim());
if (n === "" || s === void 0 || (0, t.LB)(s) !== "path") return e;
if (/^(?:\/\/|~|\*\*\/)/.test(n)) return e;
const r = n.replace(/^(?:\.?\/)+/, "");
return `${o}(${r === n ? "**/" : ""}${r})`;
}
}),
13570: (function(e, o, n) {
n.d(o, {
ignoredPartsOf: () => ignoredPartsOf,
loadHooks: () => loadHooks
});
var t = n(42357);
var s = n(71238);
var r = n(94343);
var a = n(54539);
var i = n(54588);
var l = n(33646);
var c = n(93768);
const u = r.lqM(r.YOg(r.YjP()));
const d = r._H3({
hooks: r.lqM(r.L5J()),
disableAllHooks: r.lqM(r.zMY()),
permissions: r.lqM(r._H3({
allow: u,
ask: u,
deny: u
}))
});
const h = {
hooks: [],
ask: [],
deny: [],
notices: []
};
function readSettingsFile(e, o) {
const n = parseFile(e);
if ("problem" in n) {
const e = "correct the file, or remove it from hooks-from";
return {
...h,
diagnostics: [ {
code: "hook-invalid",
location: o,
message: n.problem,
hint: e
} ]
};
}
const {hooks: t, disableAllHooks: r, permissions: a = {}} = n.file;
const i = t === void 0 ? {
...h,
diagnostics: []
} : (0, s.b)(t, o, true);
const l = usableRules("ask", a.ask, o);
const c = usableRules("deny", a.deny, o);
const u = r === true && i.hooks.length > 0;
return {
hooks: u ? [] : i.hooks,
ask: l.rules,
deny: c.rules,
diagnostics: [ ...i.diagnostics, ...l.diagnostics, ...c.diagnostics ],
notices: [ ...u ? [ {
location: o,
message: "its hooks do not run, because it has disableAllHooks: true."
} ] : i.notices, ...l.notices, ...c.notices, ...allowNotice(a.allow ?? [], o) ]
};
}
function ignoredParts(e) {
const o = parseFile(e);
if ("problem" in o) return null;
const {hooks: n, permissions: t} = o.file;
const s = [ ...typeof n === "object" && n !== null && Object.keys(n).length > 0 ? [ "hooks" ] : [], ...(t?.deny ?? []).length > 0 ? [ "deny rules" ] : [], ...(t?.ask ?? []).length > 0 ? [ "ask rules" ] : [] ];
return s.length === 0 ? null : s.join(" and ");
}
function parseFile(e) {
let o;
try {
o = JSON.parse(e.replace(/^\uFEFF/, ""));
} catch (e) {
return {
problem: `invalid JSON: ${(0, t.bD)(e)}`
};
}
const n = d.safeParse(o);
return n.success ? {
file: n.data
} : {
problem: (0, s.O)(n.error)
};
}
function usableRules(e, o = [], n) {
const t = o.filter(e => (0, c.Zt)((/^[^(]*/.exec(e)?.[0] ?? "").trim()) !== void 0);
const s = o.filter(e => !t.includes(e));
const {diagnostics: r} = (0, l.NR)({
allow: [],
ask: [],
deny: [],
[e]: t
});
return {
rules: t.map(i.V),
diagnostics: r.map(({index: o, rule: t, message: s, hint: r}) => ({
code: "hook-invalid",
location: `${n} permissions.${e}[${String(o)}]`,
message: s,
found: t,
hint: r
})),
notices: s.length === 0 ? [] : [ {
location: n,
message: `these ${e} rules name tools that runs do not have: ${s.join(", ")}.`
} ]
};
}
function allowNotice(e, o) {
if (e.length === 0) return [];
return [ {
location: o,
message: `its ${(0, a.B4)(e.length, "allow rule has", "allow rules have")} no effect: only the workflow and Sallyport's configuration permit calls.`
} ];
}
var f = n(28842);
var m = n(68350);
var p = n(24064);
async function loadHooks(e, o) {
const n = e.hooks === void 0 ? null : ownHooks(e.hooks, e.location);
const t = await Promise.all(e.from.map(e => readFile(e, o)));
const locations = e => t.flatMap(({path: o, ...n}) => n[e].map((n, t) => (0, m.eK)(`${o} permissions.${e}`, t)));
const rules = e => t.flatMap(o => o[e]);
const s = [ ...n === null ? [] : [ n ], ...t ];
return {
hooks: s.flatMap(({hooks: e}) => e),
notices: s.flatMap(({notices: e}) => e),
restrictions: {
values: {
ask: rules("ask"),
deny: rules("deny")
},
ruleLocations: {
allow: [],
ask: locations("ask"),
deny: locations("deny")
},
diagnostics: s.flatMap(({diagnostics: e}) => e)
}
};
}
function ownHooks(e, o) {
if (typeof e !== "string") return (0, s.b)(e, o, false);
try {
return (0, s.b)(JSON.parse(e), o, false);
} catch (e) {
const n = (0, t.bD)(e);
const s = "write the mapping of events as JSON, or put it into the configuration file";
return {
hooks: [],
notices: [],
diagnostics: [ (0, f.nL)(o, "invalid JSON", n, s) ]
};
}
}
async function readFile(e, o) {
const n = await (0, p.y)(e, o);
if (typeof n === "string") return {
path: e,
...readSettingsFile(n, e)
};
const t = [ (0, f.nL)(e, "the file of hooks-from cannot be read", n.message, "correct the path, or remove hooks-from") ];
return {
path: e,
hooks: [],
notices: [],
ask: [],
deny: [],
diagnostics: t
};
}
async function ignoredPartsOf(e, o) {
const n = await (0, p.y)(e, o);
return typeof n === "string" ? ignoredParts(n) : null;
}
})
};
