"use strict";

exports.id = 8724;

exports.ids = [ 8724 ];

exports.modules = {
43304: (function(e, t, n) {
n.d(t, {
d: () => canonicalJson,
q: () => hashOf
});
var o = n(77598);
var r = n(20274);
function hashOf(e) {
return `sha256-${(0, o.createHash)("sha256").update(canonicalJson(e)).digest("hex")}`;
}
function canonicalJson(e) {
return JSON.stringify(e, (e, t) => (0, r.u4)(t) ? Object.fromEntries(Object.entries(t).toSorted(([e], [t]) => e < t ? -1 : 1)) : t);
}
}),
13151: (function(e, t, n) {
n.d(t, {
i: () => expandVariables
});
const o = /\$\{([A-Za-z_]\w*)(?::-([^}]*))?\}/g;
function expandVariables(e, t) {
const n = new Set;
const r = new Set;
const expand = (e, s) => e.replaceAll(o, (e, o, i) => {
const a = t[o] === "" ? i ?? "" : t[o] ?? i;
a === void 0 ? n.add(o) : a !== i && s(a) && r.add(a);
return a ?? "";
});
const record = e => Object.fromEntries(Object.entries(e).map(([e, t]) => [ e, expand(t, () => true) ]));
const s = e.kind === "stdio" ? {
kind: "stdio",
command: expand(e.command, isOpaque),
args: e.args.map(e => expand(e, isOpaque)),
env: record(e.env)
} : {
kind: "remote",
url: expand(e.url, isOpaque),
headers: record(e.headers)
};
return {
connection: s,
missing: [ ...n ],
values: [ ...r ]
};
}
function isOpaque(e) {
if (/^https?:\/\/[^@?#]+$/.test(e)) return e.split("/").slice(3).some(isKey);
return !/^(?:\.{0,2}\/.*|[\d.:]+|[A-Za-z]+(?:[-_./ ][A-Za-z]+)*)$/.test(e);
}
function isKey(e) {
return e.length >= 16 && /\d/.test(e) && /[A-Za-z]/.test(e);
}
}),
15172: (function(e, t, n) {
n.d(t, {
CN: () => combineLocks,
G_: () => hasPinnedInstructions,
Jc: () => keepsNoText,
PG: () => parseLock,
Ty: () => changedParts,
X5: () => formatLock,
hD: () => pinServer,
qA: () => changeSincePin,
y_: () => pin
});
var o = n(42357);
var r = n(20274);
var s = n(43304);
function pinServer({instructions: e, tools: t}) {
const n = t.toSorted((e, t) => e.name < t.name ? -1 : 1);
return {
instructions: (0, s.q)(e),
...e === "" ? {} : {
text: e
},
tools: Object.fromEntries(n.map(e => [ e.name, pin(e) ]))
};
}
function pin(e) {
const {title: t, description: n, inputSchema: o, rest: r} = e.portable ?? e;
return {
...hashesOf(e.portable ?? e),
text: {
title: t,
description: n,
inputSchema: o,
rest: r
}
};
}
function hashesOf({title: e, description: t, inputSchema: n, rest: o}) {
return {
description: (0, s.q)([ e, t ]),
inputSchema: (0, s.q)(n),
rest: (0, s.q)(o)
};
}
function changeSincePin(e, t) {
const n = t !== void 0 && Object.hasOwn(t.tools, e.name) ? t.tools[e.name] : void 0;
if (n === void 0) return "it is not in the lock file";
const o = changedParts(n, pin(e)).filter(t => changedParts(n, hashesOf(e)).includes(t));
return o.length === 0 ? null : `its ${o.join(" and ")} changed since it was pinned`;
}
const i = [ [ "description", "description" ], [ "inputSchema", "input schema" ], [ "rest", "annotations or output schema" ] ];
function changedParts(e, t) {
return i.filter(([n]) => e[n] !== t[n]).map(([, e]) => e);
}
function hasPinnedInstructions(e, t, {instructions: n, portableInstructions: o}) {
if (e === null || n === "") return true;
const r = Object.hasOwn(e.servers, t) ? e.servers[t]?.instructions : void 0;
return r === (0, s.q)(o) || r === (0, s.q)(n);
}
function keepsNoText({servers: e}) {
return Object.values(e).some(({tools: e}) => Object.values(e).some(({text: e}) => e === void 0));
}
function combineLocks(e) {
const [t, ...n] = e;
if (t === void 0) return null;
const o = new Map(Object.entries(t.servers));
for (const [e, t] of n.flatMap(e => Object.entries(e.servers))) {
const n = o.get(e);
o.set(e, n === void 0 ? t : inBoth(n, t));
}
return {
servers: Object.fromEntries(o)
};
}
function inBoth(e, t) {
const isSame = (e, n) => {
const o = Object.hasOwn(t.tools, e) ? t.tools[e] : void 0;
return o !== void 0 && changedParts(o, n).length === 0;
};
return {
...e,
instructions: e.instructions === t.instructions ? e.instructions : "",
tools: Object.fromEntries(Object.entries(e.tools).filter(([e, t]) => isSame(e, t)))
};
}
function formatLock(e) {
const t = Object.fromEntries(Object.entries(e.servers).toSorted(([e], [t]) => e < t ? -1 : 1));
return `${JSON.stringify({
version: 1,
servers: t
}, null, 2)}\n`;
}
function parseLock(e, t) {
const n = (0, r.U4)(e);
if (!isLock(n)) throw new o.yo({
code: "mcp-invalid",
location: t,
message: "the lock file is not one that `sallyport mcp pin` wrote",
hint: "run `sallyport mcp pin` again and review the change"
});
return n;
}
function isLock(e) {
if (!(0, r.u4)(e) || e["version"] !== 1 || !(0, r.u4)(e["servers"])) return false;
return Object.values(e["servers"]).every(e => (0, r.u4)(e) && typeof e["instructions"] === "string" && isPinnedTools(e["tools"]));
}
function isPinnedTools(e) {
return (0, r.u4)(e) && Object.values(e).every(e => (0, r.u4)(e) && i.every(([t]) => typeof e[t] === "string"));
}
}),
7951: (function(e, t, n) {
n.d(t, {
FQ: () => i,
L5: () => serverName,
Pt: () => toolIdentity,
Uf: () => toolName
});
var o = n(77598);
const r = 64;
const s = 40;
function serverName(e) {
return e.replaceAll(/[^A-Za-z0-9-]+/g, "_").replaceAll(/_{2,}/g, "_").replaceAll(/^[_-]+|_+$/g, "");
}
function toolIdentity(e, t) {
const n = t.replaceAll(/[^A-Za-z0-9_-]/g, "_");
const i = toolName({
server: e,
tool: n
});
if (i.length <= r) return {
server: e,
tool: n
};
const a = (0, o.createHash)("sha256").update(`${e}\0${t}`).digest("hex").slice(0, 8);
const c = Math.max(1, s - toolName({
server: e,
tool: ""
}).length);
return {
server: e,
tool: `${n.slice(0, c)}_${a}`,
whole: n
};
}
function toolName({server: e, tool: t}) {
return `mcp__${e}__${t}`;
}
const i = 32;
}),
88724: (function(e, t, n) {
n.r(t);
n.d(t, {
readMcpConfiguration: () => readMcpConfiguration,
requireVariables: () => requireVariables
});
var o = n(42357);
var r = n(13151);
var s = n(15172);
var i = n(20274);
var a = n(7951);
const c = [ "type", "command", "args", "env", "url", "headers", "timeout", "start-timeout", "protocol", "required", "workspace" ];
const u = new Set([ "alwaysLoad", "autoApprove", "description", "disabled", "trust" ]);
const l = 6e4;
const d = 36e5;
const m = 12e4;
const f = 3e4;
function readServers(e, t, n) {
const o = [];
const r = [];
const s = [];
if (!(0, i.u4)(e)) {
o.push(problem(t, "the servers must be a mapping from names to servers", e));
return {
servers: s,
notices: r,
diagnostics: o
};
}
for (const [a, l] of Object.entries(e)) {
const e = `${t} ${a}`;
if (!(0, i.u4)(l)) {
o.push(problem(e, "a server must be a mapping with command or url", l));
continue;
}
if (l["disabled"] === true) continue;
for (const t of Object.keys(l)) {
if (c.includes(t) || u.has(t)) continue;
n && !p.has(t) ? r.push(`${e}: the key ${t} has no effect here.`) : o.push(unknownKey(e, t));
}
const d = readServer(a, e, l);
"connection" in d ? s.push(d) : o.push(...d.problems);
}
return {
servers: s,
notices: r,
diagnostics: o
};
}
const p = new Set([ "headersHelper", "oauth" ]);
function unknownKey(e, t) {
const n = "mcp-invalid";
if (p.has(t)) {
const o = "put a token into headers: Authorization: Bearer ${NAME}";
return {
code: n,
location: e,
message: `${t} is not supported`,
hint: o
};
}
const r = (0, o.au)(t, c) ?? `the keys are ${c.join(", ")}`;
return {
code: n,
location: e,
message: `unknown key ${t}`,
hint: r
};
}
function readServer(e, t, n) {
const o = (0, a.L5)(e);
const r = [];
const check = (e, n, o) => {
e || r.push(problem(t, n, o));
};
check(o !== "", "the name has no letter or digit", e);
check(o.length <= a.FQ, `the name is longer than ${String(a.FQ)} characters`, e);
const {timeout: s = l, protocol: i, required: c = false, workspace: u = "read-only"} = n;
const {"start-timeout": p} = n;
for (const [e, t = l] of [ [ "timeout", s ], [ "start-timeout", p ] ]) {
const n = typeof t === "number" && t >= 1e3 && t <= d;
check(n, `${e} must be a number of milliseconds from 1000 to ${String(d)}`, t);
}
check([ void 0, "legacy", "auto" ].includes(i), "protocol must be legacy or auto", i);
check(typeof c === "boolean", "required must be true or false", c);
const h = u === "read-only" || u === "read-write";
check(h, "workspace must be read-only or read-write", u);
const v = connectionOf(n, check);
if (v === null || r.length > 0) return {
problems: r
};
return {
name: o,
givenName: e,
location: t,
connection: v,
timeoutMs: Number(s),
startTimeoutMs: Number(p ?? (v.kind === "stdio" ? m : f)),
protocol: i === "legacy" || i === "auto" ? i : v.kind === "remote" ? "auto" : "legacy",
required: c === true,
writesWorkspace: u === "read-write"
};
}
function connectionOf(e, t) {
const {type: n, command: o, url: r, args: s = [], env: i = {}, headers: a = {}} = e;
const c = typeof n === "string" && /^(?:streamable-)?http$/.test(n) || n === void 0 && r !== void 0;
if (!c && n !== void 0 && n !== "stdio") {
t(false, n === "sse" ? "sse is not supported, only http and stdio" : "type must be stdio or http", n);
return null;
}
if (c) {
t(typeof r === "string" && /^(?:https?:\/\/|\$\{)/.test(r), "url must be an http or https address", r);
t(o === void 0, "a server has either command or url", o);
t(isTexts(a), "headers must be a mapping of text", a);
return typeof r === "string" && isTexts(a) ? {
kind: "remote",
url: r,
headers: a
} : null;
}
t(typeof o === "string" && o.trim() !== "", "command must be the name of a program", o);
t(isStrings(s), "args must be a list of text", s);
t(isTexts(i), "env must be a mapping of text", i);
return typeof o === "string" && isStrings(s) && isTexts(i) ? {
kind: "stdio",
command: o,
args: s,
env: Object.fromEntries(Object.entries(i))
} : null;
}
function equalNames(e) {
return e.flatMap((t, n) => {
const o = e.slice(0, n).find(({name: e}) => e.toLowerCase() === t.name.toLowerCase());
if (o === void 0) return [];
const r = `two servers have the name ${t.name} in rules`;
const s = `${o.location}, ${t.location}`;
return [ {
code: "mcp-invalid",
location: t.location,
message: r,
found: s,
hint: "rename one of them"
} ];
});
}
function problem(e, t, n) {
const o = JSON.stringify(n);
const r = o === void 0 ? {} : {
found: o.slice(0, 200)
};
return {
code: "mcp-invalid",
location: e,
message: t,
...r,
hint: "see docs/mcp.md for the form of a server"
};
}
function isStrings(e) {
return Array.isArray(e) && e.every(e => typeof e === "string");
}
function isTexts(e) {
return (0, i.u4)(e) && Object.values(e).every(e => typeof e === "string");
}
var h = n(69984);
var v = n(24064);
async function readMcpConfiguration(e, t, n = []) {
const r = (0, h.h)(e);
const [i, a] = [ readGiven(e["mcp-servers"]), await readFile(e["mcp-config"], t) ];
const c = [ ...i.servers, ...a.servers ];
const u = [ ...i.diagnostics, ...a.diagnostics, ...equalNames(c) ];
if (u.length > 0) throw new o.yo(u);
const l = [ r, ...n.map(e => `${e}${(0, h.h)({
config: void 0
})}`) ];
const d = await Promise.all(l.map(e => readLock(e, t)));
return {
servers: c,
lock: (0, s.CN)(d.filter(e => e !== null)),
lockPath: r,
notices: [ ...i.notices, ...a.notices ]
};
}
function requireVariables(e, t) {
const n = e.flatMap(({connection: e, location: n}) => (0, r.i)(e, t).missing.map(e => {
const t = `set ${e} in env of the step, or write \${${e}:-default}`;
return {
code: "mcp-invalid",
location: n,
message: `the variable ${e} is not set`,
hint: t
};
}));
if (n.length > 0) throw new o.yo(n);
}
const g = {
servers: [],
notices: [],
diagnostics: []
};
function readGiven(e) {
if (typeof e === "string") return readJson(e, "mcp-servers", false);
return e === void 0 ? g : readServers(e, "mcp-servers", false);
}
async function readFile(e, t) {
if (e === void 0) return g;
const n = await (0, v.y)(e, t);
return typeof n === "string" ? readJson(n, e, true) : {
...g,
diagnostics: [ unreadable(e, n) ]
};
}
async function readLock(e, t) {
const n = await (0, v.y)(e, t);
if (typeof n === "string") return (0, s.PG)(n, e);
if (n.code === "missing") return null;
throw new o.yo(unreadable(e, n));
}
function unreadable(e, {message: t}) {
const n = "correct the path, which is relative to the workspace, or commit the file";
return {
code: "file-unreadable",
location: e,
message: "the file cannot be read",
found: t,
hint: n
};
}
function readJson(e, t, n) {
let r;
try {
r = JSON.parse(e);
} catch (e) {
const n = 'write {"mcpServers": {"name": {"command": "\u2026"}}}';
const r = (0, o.bD)(e);
return {
...g,
diagnostics: [ {
code: "mcp-invalid",
location: t,
message: "invalid JSON",
found: r,
hint: n
} ]
};
}
const s = typeof r === "object" && r !== null && "mcpServers" in r ? r.mcpServers : r;
return readServers(s, t, n);
}
})
};
