"use strict";

exports.id = 3570;

exports.ids = [ 3570 ];

exports.modules = {
29402: (function(e, o, t) {
t.d(o, {
BR: () => n,
IS: () => i,
T: () => l,
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
22485: (function(e, o, t) {
t.d(o, {
_Q: () => matcherProblem,
eZ: () => namesOf,
ru: () => matchesHookSubject
});
function matchesHookSubject(e, o) {
if (e === "" || e === "*") return true;
const t = namesOf(e);
return t === null ? new RegExp(e).test(o) : t.includes(o);
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
71238: (function(e, o, t) {
t.d(o, {
O: () => firstIssue,
b: () => readHooks
});
var n = t(94343);
var s = t(43759);
var r = t(42357);
var a = t(20274);
var i = t(33646);
var l = t(20653);
var c = t(29402);
var u = t(22485);
var d = t(28842);
const h = n._H3({
matcher: n.lqM(n.YjP()),
hooks: n.YOg(n._H3({
type: n.YjP()
}))
});
const f = {
if: n.lqM(n.YjP()),
timeout: n.lqM(n.aig().check(s.Tx(0, {
error: "must be a number of seconds above 0"
})))
};
const m = n._H3({
...f,
command: n.YjP().check(s.Fk(/\S/, {
error: "must be a command"
})),
args: n.lqM(n.YOg(n.YjP())),
async: n.lqM(n.zMY()),
asyncRewake: n.lqM(n.zMY()),
shell: n.lqM(n.k5n([ "bash", "powershell" ]))
});
const p = n._H3({
...f,
url: n.YjP().check(n.YPB(l.q$, {
error: "must be an http or https address"
})),
headers: n.lqM(n.g1P(n.YjP(), n.YjP())),
allowedEnvVars: n.lqM(n.YOg(n.YjP()))
});
const k = [ "mcp_tool", "prompt", "agent" ];
function readHooks(e, o, t) {
const n = {
location: o,
isShared: t,
hooks: [],
diagnostics: [],
notices: []
};
if (!(0, a.u4)(e)) {
report(n, o, "hooks must be a mapping of events", JSON.stringify(e));
return n;
}
for (const [t, s] of Object.entries(e)) {
const e = c.BR.find(e => e === t);
e !== void 0 ? readEvent(n, e, s) : c.on.includes(t) ? n.notices.push({
location: o,
message: `hooks of ${t} do not run here: the event needs an interactive session.`
}) : unknownEvent(n, t);
}
return n;
}
function unknownEvent(e, o) {
const t = (0, r.au)(o, [ ...c.BR, ...c.on ]) ?? `the events are ${c.BR.join(", ")}`;
e.isShared ? e.notices.push({
location: e.location,
message: `the event ${o} is unknown, so its hooks never run: ${t}.`.replace("?.", "?")
}) : e.diagnostics.push((0, d.nL)(`${e.location} ${o}`, "unknown event", o, t));
}
function readEvent(e, o, t) {
const n = `${e.location} ${o}`;
if (!Array.isArray(t)) {
report(e, n, "must be a list of groups with `hooks`", JSON.stringify(t));
return;
}
for (const [s, r] of t.entries()) {
const t = `${n}[${String(s)}]`;
const a = h.safeParse(r);
if (!a.success) {
report(e, t, ...issueOf(a.error, r));
continue;
}
const {matcher: i = "", hooks: l} = a.data;
const d = c.IS[o].matches === null ? null : (0, u._Q)(i);
if (d !== null) report(e, t, `the matcher is not a valid regular expression: ${d}`, i); else for (const [n, s] of l.entries()) readHandler(e, {
event: o,
matcher: i,
at: `${t}.hooks[${String(n)}]`
}, s);
}
}
function readHandler(e, {event: o, matcher: t, at: n}, s) {
if (k.includes(s.type)) {
e.notices.push({
location: n,
message: `hooks of the type ${s.type} do not run here; only command and http do.`
});
return;
}
const a = Object.hasOwn(g, s.type) ? g[s.type] : void 0;
if (a === void 0) {
const o = (0, r.au)(s.type, [ ...Object.keys(g), ...k ]) ?? "the types are command and http";
e.isShared ? e.notices.push({
location: n,
message: `the type ${s.type} is unknown, so the hook never runs: ${o}.`.replace("?.", "?")
}) : e.diagnostics.push((0, d.nL)(n, "unknown type of hook", s.type, o));
return;
}
const i = a(s);
if ("error" in i) report(e, n, ...issueOf(i.error, s)); else if ("notice" in i) e.notices.push({
location: n,
message: i.notice
}); else {
const {if: s = null, timeout: r = null} = i.fields;
if (s !== null && !isUsableCondition(e, o, s, n)) return;
e.hooks.push({
event: o,
matcher: t,
condition: s,
timeoutSeconds: r,
handler: i.handler,
location: n
});
}
}
const g = {
command: e => {
const {success: o, data: t, error: n} = m.safeParse(e);
if (!o) return {
error: n
};
if (t.shell === "powershell") return {
notice: "hooks with shell: powershell do not run here."
};
return {
handler: commandHandler(t),
fields: t
};
},
http: e => {
const {success: o, data: t, error: n} = p.safeParse(e);
return o ? {
handler: requestHandler(t),
fields: t
} : {
error: n
};
}
};
function isUsableCondition(e, o, t, n) {
if (!c.IS[o].isToolEvent) {
e.notices.push({
location: n,
message: `a hook with \`if\` never runs on ${o}, which is not about a call.`
});
return false;
}
const [s] = (0, i.NR)({
allow: [],
ask: [],
deny: [ t ]
}).diagnostics;
if (s === void 0) return true;
e.diagnostics.push((0, d.nL)(n, `if is not a rule: ${s.message}`, t, s.hint));
return false;
}
function commandHandler({command: e, args: o, async: t, asyncRewake: n}) {
return {
type: "command",
command: e,
args: o ?? null,
isAsync: t === true || n === true
};
}
function requestHandler({url: e, headers: o = {}, allowedEnvVars: t = []}) {
return {
type: "request",
url: e,
headers: o,
allowedEnvVars: t
};
}
function issueOf(e, o) {
return [ firstIssue(e), JSON.stringify(o) ];
}
function firstIssue({issues: [e]}) {
const o = e?.path.map(String).join(".") ?? "";
const t = e?.message ?? "is invalid";
return o === "" ? t : `${o}: ${t}`;
}
function report({diagnostics: e}, o, t, n) {
e.push((0, d.nL)(o, t, n, "see docs/hooks.md for the form of hooks"));
}
}),
28842: (function(e, o, t) {
t.d(o, {
UR: () => hookLabel,
YX: () => hookLine,
nL: () => hookProblem
});
function hookLabel({handler: e}) {
const o = e.type === "request" ? e.url.replace(/[?#].*$/, "") : [ e.command, ...e.args ?? [] ].join(" ").replaceAll(/\s+/g, " ").trim();
return o.length > n ? `${o.slice(0, n - 1)}\u2026` : o;
}
function hookLine(e) {
return `${[ e.event, e.matcher ].filter(e => e !== "").join(" ")}: ${hookLabel(e)}`;
}
const n = 60;
function hookProblem(e, o, t, n) {
return {
code: "hook-invalid",
location: e,
message: o,
found: t,
hint: n
};
}
}),
54588: (function(e, o, t) {
t.d(o, {
V: () => fromGitignoreRule
});
var n = t(93768);
function fromGitignoreRule(e) {
const [, o = "", t = ""] = /^([^(]*)\(\s*(.*?)\s*\)\s*$/s.exec(e) ?? [];
const s = (0, n.Zt)(o.trim());
if (t === "" || s === void 0 || (0, n.LB)(s) !== "path") return e;
if (/^(?:\/\/|~|\*\*\/)/.test(t)) return e;
const r = t.replace(/^(?:\.?\/)+/, "");
return `${o}(${r === t ? "**/" : ""}${r})`;
}
}),
13570: (function(e, o, t) {
t.d(o, {
ignoredPartsOf: () => ignoredPartsOf,
loadHooks: () => loadHooks
});
var n = t(42357);
var s = t(71238);
var r = t(94343);
var a = t(54539);
var i = t(54588);
var l = t(33646);
var c = t(93768);
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
const t = parseFile(e);
if ("problem" in t) {
const e = "correct the file, or remove it from hooks-from";
return {
...h,
diagnostics: [ {
code: "hook-invalid",
location: o,
message: t.problem,
hint: e
} ]
};
}
const {hooks: n, disableAllHooks: r, permissions: a = {}} = t.file;
const i = n === void 0 ? {
...h,
diagnostics: []
} : (0, s.b)(n, o, true);
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
const {hooks: t, permissions: n} = o.file;
const s = [ ...typeof t === "object" && t !== null && Object.keys(t).length > 0 ? [ "hooks" ] : [], ...(n?.deny ?? []).length > 0 ? [ "deny rules" ] : [], ...(n?.ask ?? []).length > 0 ? [ "ask rules" ] : [] ];
return s.length === 0 ? null : s.join(" and ");
}
function parseFile(e) {
let o;
try {
o = JSON.parse(e.replace(/^\uFEFF/, ""));
} catch (e) {
return {
problem: `invalid JSON: ${(0, n.bD)(e)}`
};
}
const t = d.safeParse(o);
return t.success ? {
file: t.data
} : {
problem: (0, s.O)(t.error)
};
}
function usableRules(e, o = [], t) {
const n = o.filter(e => (0, c.Zt)((/^[^(]*/.exec(e)?.[0] ?? "").trim()) !== void 0);
const s = o.filter(e => !n.includes(e));
const {diagnostics: r} = (0, l.NR)({
allow: [],
ask: [],
deny: [],
[e]: n
});
return {
rules: n.map(i.V),
diagnostics: r.map(({index: o, rule: n, message: s, hint: r}) => ({
code: "hook-invalid",
location: `${t} permissions.${e}[${String(o)}]`,
message: s,
found: n,
hint: r
})),
notices: s.length === 0 ? [] : [ {
location: t,
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
var f = t(28842);
var m = t(68350);
var p = t(24064);
async function loadHooks(e, o) {
const t = e.hooks === void 0 ? null : ownHooks(e.hooks, e.location);
const n = await Promise.all(e.from.map(e => readFile(e, o)));
const locations = e => n.flatMap(({path: o, ...t}) => t[e].map((t, n) => (0, m.eK)(`${o} permissions.${e}`, n)));
const rules = e => n.flatMap(o => o[e]);
const s = [ ...t === null ? [] : [ t ], ...n ];
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
const t = (0, n.bD)(e);
const s = "write the mapping of events as JSON, or put it into the configuration file";
return {
hooks: [],
notices: [],
diagnostics: [ (0, f.nL)(o, "invalid JSON", t, s) ]
};
}
}
async function readFile(e, o) {
const t = await (0, p.y)(e, o);
if (typeof t === "string") return {
path: e,
...readSettingsFile(t, e)
};
const n = [ (0, f.nL)(e, "the file of hooks-from cannot be read", t.message, "correct the path, or remove hooks-from") ];
return {
path: e,
hooks: [],
notices: [],
ask: [],
deny: [],
diagnostics: n
};
}
async function ignoredPartsOf(e, o) {
const t = await (0, p.y)(e, o);
return typeof t === "string" ? ignoredParts(t) : null;
}
})
};
