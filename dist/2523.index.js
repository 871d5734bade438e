"use strict";

exports.id = 2523;

exports.ids = [ 2523 ];

exports.modules = {
52523: (function(e, o, t) {
t.d(o, {
openPlugins: () => openPlugins
});
var n = t(77598);
var s = t(76760);
var r = t(42357);
var i = t(71238);
var a = t(20274);
var c = t(57979);
var l = t(89273);
var u = t(2607);
var h = t(72443);
var d = t(37011);
const f = 2e3;
const m = 2e7;
const p = 16;
async function openPlugins(e, o, t) {
const n = [];
const s = [];
for (const t of e) {
const e = await readPlugin(t, o).catch((0, r.j6)(r.yo, e => e));
if (e instanceof r.yo) n.push(...e.diagnostics); else if (s.some(({manifest: o}) => o.name === e.manifest.name)) {
const o = `another plugin has the name ${e.manifest.name}`;
n.push(...problem(t, o, "name one of them").diagnostics);
} else s.push(e);
}
if (n.length > 0) throw new r.yo(n);
const i = (0, u.m)(t);
const a = s.map(e => open(e, i.add(e.manifest.name, e.files)));
return {
plugins: a.map(({plugin: e}) => e),
hooks: joined(a.map(({hooks: e}) => e))
};
}
function joined(e) {
return {
hooks: e.flatMap(({hooks: e}) => e),
diagnostics: e.flatMap(({diagnostics: e}) => e),
notices: e.flatMap(({notices: e}) => e)
};
}
async function readPlugin(e, o) {
if ([ "", "." ].includes(e)) throw problem(e, "it is the workspace itself", "name a directory in it");
const t = e.split("/");
const n = t.map((e, o) => t.slice(0, o + 1).join("/"));
const i = await o.present([ ...n, ...n.map(e => `${e}/.git`) ]);
for (const o of n) {
const t = i.get(o);
if (t === void 0) {
const t = "correct the path; it is relative to the workspace, and must be in the trusted commit";
throw problem(e, `${o} does not exist`, t);
}
if (t === "link") throw problem(e, `${o} is a link`, "name the directory that it leads to");
if (t === "file") throw problem(e, `${o} is a file`, "name the directory of the plugin");
const n = `${o} is a submodule or another repository`;
if (t === "other" || i.has(`${o}/.git`)) throw problem(e, n, "commit the plugin to this repository");
}
const a = [];
const c = [];
const collect = async (t, n) => {
const s = await o.list(t).catch((0, r.j6)(h.k, () => []));
if (t !== e && s.some(({name: e}) => e === ".git")) {
c.push(t);
return;
}
for (const {name: e, kind: o} of s) {
const s = `${t}/${e}`;
if (a.length > f) return;
o === "file" ? a.push(s) : o === "directory" && n < p ? await collect(s, n + 1) : c.push(s);
}
};
await collect(e, 0);
const l = {
paths: a,
skipped: c
};
if (l.paths.length > f) throw tooLarge(e, `it has more than ${String(f)} files`);
const u = await o.readAll(l.paths, m);
const d = new Map;
for (const o of l.paths) {
const t = u.get(o);
if (!Buffer.isBuffer(t)) {
const n = t === void 0 ? "" : `: ${t.message}`;
throw problem(e, `cannot read ${o}${n}`, "make it a readable file");
}
d.set(s.posix.relative(e, o), t);
}
if ([ ...d.values() ].reduce((e, {length: o}) => e + o, 0) > m) throw tooLarge(e, `it has more than ${String(m)} bytes`);
const g = readManifest(e, d);
if (!hasComponents(g, d)) throw noPlugin(e, d);
return {
directory: e,
manifest: g,
files: d,
skipped: l.skipped
};
}
const tooLarge = (e, o) => problem(e, o, "name the directory of one plugin, without what it does not need");
const g = ".claude-plugin/plugin.json";
const k = "hooks/hooks.json";
function readManifest(e, o) {
const t = o.get(g);
const n = t === void 0 ? {} : jsonOf(t);
const r = `${e}/${g}`;
if (!(0, a.u4)(n)) throw invalid(r, "it is not a JSON object");
const {name: i = s.posix.basename(e)} = n;
if (typeof i !== "string" || !/^[A-Za-z0-9][\w.-]{0,63}$/.test(i)) throw invalid(r, `the name ${JSON.stringify(i)} has characters other than letters, digits, -, _ and .`);
const all = e => [ e, ...pathsIn(n[e]).filter(o => o !== e) ];
return {
name: i,
directories: {
commands: all("commands"),
skills: all("skills"),
agents: all("agents")
},
hooks: hooksIn(n["hooks"], e, o)
};
}
function pathsIn(e) {
return [ e ].flat().flatMap(e => typeof e === "string" ? [ normalized(e) ] : []);
}
const normalized = e => s.posix.normalize(e).replace(/^(?:\.\/)+|\/+$/g, "");
function hooksIn(e, o, t) {
const n = pathsIn(e).filter(e => e !== k);
const s = n.find(e => !t.has(e));
if (s !== void 0) throw invalid(`${o}/${g}`, `the file of hooks ${s} does not exist`);
const r = [ ...t.has(k) ? [ k ] : [], ...n ].map(e => {
const n = `${o}/${e}`;
const s = jsonOf(t.get(e));
if (!(0, a.u4)(s)) throw invalid(n, "it is not a JSON object");
return {
location: n,
value: s["hooks"] ?? {}
};
});
const i = `${o}/${g} hooks`;
const c = [ e ].flat().filter(a.u4);
return [ ...r, ...c.map(e => ({
location: i,
value: e["hooks"] ?? e
})) ];
}
function jsonOf(e) {
return e === void 0 ? void 0 : (0, a.U4)(e.toString("utf8").replace(/^\uFEFF/, ""));
}
function hasComponents({directories: e, hooks: o}, t) {
const n = [ ...t.keys() ];
const s = Object.values(e).flat();
return o.length > 0 || s.some(e => n.some(o => o.startsWith(`${e}/`)));
}
function noPlugin(e, o) {
const t = [ ...o.keys() ].filter(e => e.endsWith(`/${g}`));
const n = t.slice(0, 5).map(o => `${e}/${o.slice(0, -g.length - 1)}`);
const s = n.length > 0 ? `name the directory of a plugin, such as ${n.join(", ")}` : "name the directory that contains commands, skills, agents or hooks";
return problem(e, "it contains no commands, skills, agents or hooks of a plugin", s);
}
function open({directory: e, manifest: o, files: t, skipped: s}, r) {
const a = [ ...t.keys() ];
const u = (0, l.P)(r, r);
const h = joined(o.hooks.map(({location: e, value: o}) => (0, i.b)(o, e, true)));
const f = (0, n.createHash)("sha256");
for (const [e, o] of t) f.update(`${e}\0${String(o.length)}\0`).update(o);
const m = {
name: o.name,
directory: e,
root: r,
source: (0, d.p)((0, c.S)({
root: r,
guard: () => null
}), u),
components: o.directories,
digest: f.digest("hex"),
notices: [ ...s.length === 0 ? [] : [ `${e}: links and other repositories in a plugin are not used: ${s.slice(0, 5).join(", ")}.` ], ...a.includes(".mcp.json") ? [ `${e}: the MCP servers of a plugin are not started; configure them with mcp-servers.` ] : [] ]
};
return {
plugin: m,
hooks: {
...h,
hooks: h.hooks.map(e => ({
...e,
root: r
}))
}
};
}
const problem = (e, o, t) => (0, r.IF)([ "plugin-invalid", `plugin-directories: ${e}` ], o, t);
const invalid = (e, o) => (0, r.IF)([ "plugin-invalid", e ], o, "correct the file, or remove the plugin from plugin-directories");
}),
29402: (function(e, o, t) {
t.d(o, {
BR: () => n,
IS: () => a,
T: () => c,
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
const c = 60;
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
var i = t(20274);
var a = t(33646);
var c = t(20653);
var l = t(29402);
var u = t(22485);
var h = t(28842);
const d = n._H3({
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
url: n.YjP().check(n.YPB(c.q$, {
error: "must be an http or https address"
})),
headers: n.lqM(n.g1P(n.YjP(), n.YjP())),
allowedEnvVars: n.lqM(n.YOg(n.YjP()))
});
const g = [ "mcp_tool", "prompt", "agent" ];
function readHooks(e, o, t) {
const n = {
location: o,
isShared: t,
hooks: [],
diagnostics: [],
notices: []
};
if (!(0, i.u4)(e)) {
report(n, o, "hooks must be a mapping of events", JSON.stringify(e));
return n;
}
for (const [t, s] of Object.entries(e)) {
const e = l.BR.find(e => e === t);
e !== void 0 ? readEvent(n, e, s) : l.on.includes(t) ? n.notices.push({
location: o,
message: `hooks of ${t} do not run here: the event needs an interactive session.`
}) : unknownEvent(n, t);
}
return n;
}
function unknownEvent(e, o) {
const t = (0, r.au)(o, [ ...l.BR, ...l.on ]) ?? `the events are ${l.BR.join(", ")}`;
e.isShared ? e.notices.push({
location: e.location,
message: `the event ${o} is unknown, so its hooks never run: ${t}.`.replace("?.", "?")
}) : e.diagnostics.push((0, h.nL)(`${e.location} ${o}`, "unknown event", o, t));
}
function readEvent(e, o, t) {
const n = `${e.location} ${o}`;
if (!Array.isArray(t)) {
report(e, n, "must be a list of groups with `hooks`", JSON.stringify(t));
return;
}
for (const [s, r] of t.entries()) {
const t = `${n}[${String(s)}]`;
const i = d.safeParse(r);
if (!i.success) {
report(e, t, ...issueOf(i.error, r));
continue;
}
const {matcher: a = "", hooks: c} = i.data;
const h = l.IS[o].matches === null ? null : (0, u._Q)(a);
if (h !== null) report(e, t, `the matcher is not a valid regular expression: ${h}`, a); else for (const [n, s] of c.entries()) readHandler(e, {
event: o,
matcher: a,
at: `${t}.hooks[${String(n)}]`
}, s);
}
}
function readHandler(e, {event: o, matcher: t, at: n}, s) {
if (g.includes(s.type)) {
e.notices.push({
location: n,
message: `hooks of the type ${s.type} do not run here; only command and http do.`
});
return;
}
const i = Object.hasOwn(k, s.type) ? k[s.type] : void 0;
if (i === void 0) {
const o = (0, r.au)(s.type, [ ...Object.keys(k), ...g ]) ?? "the types are command and http";
e.isShared ? e.notices.push({
location: n,
message: `the type ${s.type} is unknown, so the hook never runs: ${o}.`.replace("?.", "?")
}) : e.diagnostics.push((0, h.nL)(n, "unknown type of hook", s.type, o));
return;
}
const a = i(s);
if ("error" in a) report(e, n, ...issueOf(a.error, s)); else if ("notice" in a) e.notices.push({
location: n,
message: a.notice
}); else {
const {if: s = null, timeout: r = null} = a.fields;
if (s !== null && !isUsableCondition(e, o, s, n)) return;
e.hooks.push({
event: o,
matcher: t,
condition: s,
timeoutSeconds: r,
handler: a.handler,
location: n
});
}
}
const k = {
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
if (!l.IS[o].isToolEvent) {
e.notices.push({
location: n,
message: `a hook with \`if\` never runs on ${o}, which is not about a call.`
});
return false;
}
const [s] = (0, a.NR)({
allow: [],
ask: [],
deny: [ t ]
}).diagnostics;
if (s === void 0) return true;
e.diagnostics.push((0, h.nL)(n, `if is not a rule: ${s.message}`, t, s.hint));
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
e.push((0, h.nL)(o, t, n, "see docs/hooks.md for the form of hooks"));
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
})
};
