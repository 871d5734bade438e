"use strict";

exports.id = 8724;

exports.ids = [ 8724 ];

exports.modules = {
43304: (function(e, t, n) {
n.d(t, {
d: () => canonicalJson,
q: () => hashOf
});
var s = n(77598);
var r = n(20274);
function hashOf(e) {
return `sha256-${(0, s.createHash)("sha256").update(canonicalJson(e)).digest("hex")}`;
}
function canonicalJson(e) {
return JSON.stringify(e, (e, t) => (0, r.u4)(t) ? Object.fromEntries(Object.entries(t).toSorted(([e], [t]) => e < t ? -1 : 1)) : t);
}
}),
13151: (function(e, t, n) {
n.d(t, {
i: () => expandVariables
});
const s = /\$\{([A-Za-z_]\w*)(?::-([^}]*))?\}/g;
function expandVariables(e, t) {
const n = new Set;
const r = new Set;
const expand = (e, o) => e.replaceAll(s, (e, s, i) => {
const a = t[s] === "" ? i ?? "" : t[s] ?? i;
a === void 0 ? n.add(s) : a !== i && o(a) && r.add(a);
return a ?? "";
});
const record = e => Object.fromEntries(Object.entries(e).map(([e, t]) => [ e, expand(t, () => true) ]));
const o = e.kind === "stdio" ? {
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
connection: o,
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
hY: () => isOldLock,
qA: () => changeSincePin,
y_: () => pin
});
var s = n(42357);
var r = n(20274);
var o = n(43304);
var i = n(67483);
function pinServer({instructions: e, tools: t}) {
const n = t.toSorted((e, t) => e.name < t.name ? -1 : 1);
return {
instructions: (0, o.q)(e),
...e === "" ? {} : {
text: e
},
tools: Object.fromEntries(n.map(e => [ e.name, pin(e) ]))
};
}
function pin(e) {
const {title: t, description: n, inputSchema: s, rest: r} = e.portable ?? e;
return {
...hashesOf(e.portable ?? e),
text: {
title: t,
description: n,
inputSchema: s,
rest: r
}
};
}
function hashesOf({title: e, description: t, inputSchema: n, rest: s}) {
return {
description: (0, o.q)([ e, t ]),
inputSchema: (0, o.q)(n),
rest: (0, o.q)(s)
};
}
function changeSincePin(e, t) {
const n = t !== void 0 && Object.hasOwn(t.tools, e.name) ? t.tools[e.name] : void 0;
if (n === void 0) return "it is not in the lock file";
const s = changedParts(n, pin(e)).filter(t => changedParts(n, hashesOf(e)).includes(t));
return s.length === 0 ? null : `its ${s.join(" and ")} changed since it was pinned`;
}
const a = [ [ "description", "description" ], [ "inputSchema", "input schema" ], [ "rest", "annotations or output schema" ] ];
function changedParts(e, t) {
return a.filter(([n]) => e[n] !== t[n]).map(([, e]) => e);
}
function hasPinnedInstructions(e, t, {instructions: n, portableInstructions: s}) {
if (e === null || n === "") return true;
const r = Object.hasOwn(e.servers, t) ? e.servers[t]?.instructions : void 0;
return r === (0, o.q)(s) || r === (0, o.q)(n);
}
function isOldLock(e, t) {
const n = t.some(({connection: e}) => (0, i.eP)(e) !== null);
return keepsNoText(e) || e.packages === void 0 && n;
}
function keepsNoText({servers: e}) {
return Object.values(e).some(({tools: e}) => Object.values(e).some(({text: e}) => e === void 0));
}
function combineLocks(e) {
const [t, ...n] = e;
if (t === void 0) return null;
const s = new Map(Object.entries(t.servers));
for (const [e, t] of n.flatMap(e => Object.entries(e.servers))) {
const n = s.get(e);
s.set(e, n === void 0 ? t : inBoth(n, t));
}
const r = e.flatMap(e => e.packages === void 0 ? [] : [ e.packages ]).toReversed();
return {
...withPackages(Object.assign({}, ...r)),
servers: Object.fromEntries(s)
};
}
function withPackages(e) {
return e === void 0 || Object.keys(e).length === 0 ? {} : {
packages: e
};
}
function inBoth(e, t) {
const isSame = (e, n) => {
const s = Object.hasOwn(t.tools, e) ? t.tools[e] : void 0;
return s !== void 0 && changedParts(s, n).length === 0;
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
servers: t,
...withPackages(e.packages)
}, null, 2)}\n`;
}
function parseLock(e, t) {
const n = (0, r.U4)(e);
if (!isLock(n)) throw new s.yo({
code: "mcp-invalid",
location: t,
message: "the lock file is not one that `sallyport mcp pin` wrote",
hint: "run `sallyport mcp pin` again and review the change"
});
return n;
}
function isLock(e) {
if (!(0, r.u4)(e) || e["version"] !== 1 || !(0, r.u4)(e["servers"])) return false;
if (!arePackages(e["packages"])) return false;
return Object.values(e["servers"]).every(e => (0, r.u4)(e) && typeof e["instructions"] === "string" && isPinnedTools(e["tools"]));
}
function arePackages(e) {
return e === void 0 || (0, r.u4)(e) && Object.values(e).every(isTree);
}
function isTree(e) {
return (0, r.u4)(e) && Object.values(e).every(r.u4);
}
function isPinnedTools(e) {
return (0, r.u4)(e) && Object.values(e).every(e => (0, r.u4)(e) && a.every(([t]) => typeof e[t] === "string"));
}
}),
7951: (function(e, t, n) {
n.d(t, {
FQ: () => i,
L5: () => serverName,
Pt: () => toolIdentity,
Uf: () => toolName
});
var s = n(77598);
const r = 64;
const o = 40;
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
const a = (0, s.createHash)("sha256").update(`${e}\0${t}`).digest("hex").slice(0, 8);
const c = Math.max(1, o - toolName({
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
67483: (function(e, t, n) {
n.d(t, {
ZC: () => nameIn,
eP: () => npmCommandOf,
oQ: () => programOf
});
var s = n(20653);
var r = n(66955);
var o = n(79335);
function npmCommandOf(e) {
if (e.kind !== "stdio" || process.platform === "win32") return null;
const t = [ e.command.replace(/^.*\//, ""), ...e.args ];
const n = t[0] === "npm" && t[1] === "exec";
if (t[0] !== "npx" && !n) return null;
let s = null;
let r = n ? 2 : 1;
for (;t[r]?.startsWith("-") === true; r += 1) {
const e = t[r] ?? "";
if (e === "-p" || e === "--package") s = t[r += 1] ?? ""; else if (e.startsWith("--package=")) s = e.slice(10); else if (!/^(?:-y|--yes|-q|--quiet|--)$/.test(e)) return null;
}
const [i = "", ...a] = t.slice(r);
const c = n && t[r - 1] !== "--" ? withoutDashes(a) : a;
const [, u, l] = o.Q.exec(s ?? i) ?? [];
if (u === void 0 || l === void 0 || c === null || i === "") return null;
return {
name: u,
version: l,
program: s === null ? null : i,
args: c
};
}
function withoutDashes(e) {
const t = e.includes("--") ? e.indexOf("--") : e.length;
const n = e.slice(0, t);
return n.some(e => e.startsWith("-")) ? null : [ ...n, ...e.slice(t + 1) ];
}
async function programOf({startTimeoutMs: e}, t, {installPackage: n, pinnedPackages: s}, r) {
const o = npmCommandOf(t);
if (o === null || n === void 0) return {
argv: [ t.command, ...t.args ],
reads: [],
packages: {}
};
const {name: i, version: a, args: c} = o;
const u = `${i}@${a}`;
const l = s?.[u] ?? null;
if (l === null && s !== void 0) throw failed(`its package ${u} is not in the lock file: review it, and run \`sallyport mcp pin\``);
const d = Object.fromEntries(Object.entries(t.env).filter(([e]) => /^npm_config_/i.test(e)));
const p = await n({
name: i,
version: a,
pinned: l,
env: d,
timeoutMs: e,
signal: r
});
if (!("directory" in p)) throw failed(problemText(u, p, l ?? {}));
const f = programIn(o, p);
if (f === null) throw failed(`its package ${u} has no program ${o.program ?? i}`);
const {directory: m, packages: h} = p;
return {
argv: [ `${m}/node_modules/.bin/${f}`, ...c ],
reads: [ m ],
packages: {
[u]: pinnedTree(h)
}
};
}
function failed(e) {
return new r.Q0("failed", e, {});
}
function programIn({name: e, program: t}, {manifest: {bin: n}}) {
const s = e.replace(/^.*\//, "");
const r = typeof n === "string" ? [ s ] : Object.keys(n ?? {});
const o = t ?? (r.length === 1 ? r[0] : s) ?? s;
return r.includes(o) && /^[\w.-]+$/.test(o) ? o : null;
}
function problemText(e, {code: t, hashes: n, problem: r}, o) {
const i = (0, s.ml)(r, 500);
if (t !== "EINTEGRITY") return `its package ${e} could not be installed: ${i}`;
const a = Object.keys(o).filter(e => n.includes(String(o[e]?.["integrity"])));
const c = a.map(e => `${nameIn(e)}@${String(o[e]?.["version"])}`);
return `a package of ${e} is not the one in the lock file: ${c.join(", ")}: ${i}`;
}
function nameIn(e) {
return e.slice(e.lastIndexOf("node_modules/") + 13);
}
function pinnedTree(e) {
const t = Object.entries(e).filter(([e]) => e !== "");
return Object.fromEntries(t.map(([e, {resolved: t, license: n, engines: s, funding: r, ...o}]) => {
const i = o["integrity"] === void 0 && t !== void 0;
return [ e, i ? {
...o,
resolved: t
} : o ];
}));
}
}),
66955: (function(e, t, n) {
n.d(t, {
EL: () => hasNoSession,
Q0: () => McpServerError,
SG: () => codeOfServerError
});
var s = n(49453);
class McpServerError extends Error {
code;
constructor(e, t, n) {
super(t, n);
this.name = "McpServerError";
this.code = e;
}
}
function codeOfServerError(e) {
if (e instanceof s.HC && (e.status === 401 || e.status === 403)) return "unauthorized";
if (e instanceof s.Fp) {
const t = e.code;
return o[t] ?? "failed";
}
const t = e instanceof s.bd && (i.has(e.code) || r.test(e.message));
return t ? "asks-client" : "failed";
}
function hasNoSession(e) {
return e instanceof s.HC && (e.status === 404 || e.status === 400);
}
const r = /\bclient does not support .{0,40}(?:elicitation|sampling|roots)\b|'(?:elicitation|sampling|roots)\/\w+' cannot be sent/i;
const o = {
REQUEST_TIMEOUT: "timeout",
CLIENT_HTTP_AUTHENTICATION: "unauthorized",
CLIENT_HTTP_FORBIDDEN: "unauthorized",
UNSUPPORTED_RESULT_TYPE: "asks-client",
INPUT_REQUIRED_ROUNDS_EXCEEDED: "asks-client"
};
const i = new Set([ -32042, -32021 ]);
}),
79335: (function(e, t, n) {
n.d(t, {
Q: () => s,
q: () => unpinnedPackage
});
const s = /^((?:@[^/@]+\/)?[^@]+)@(\d+\.\d+\.\d+(?:[-+][\w.-]+)?)$/;
const r = /^[^@=]+(?:==|@)\d+(?:\.\d+)+\w*$/;
const o = /@sha256:[0-9a-f]{64}$/;
const i = [ {
starts: [ "npx", "bunx", "pnpx", "npm exec", "pnpm dlx", "yarn dlx" ],
isPinned: s,
example: "name@1.2.3"
}, {
starts: [ "uvx", "pipx run" ],
isPinned: r,
example: "name==1.2.3"
}, {
starts: [ "docker run", "podman run" ],
isPinned: o,
example: "image@sha256:\u2026"
} ].flatMap(({starts: e, ...t}) => e.map(e => ({
words: e.split(" "),
...t
})));
const a = /^(?:-e|--env|-v|--volume|--mount|-p|--publish|--name|--network|--entrypoint|--registry|--python|-w|--workdir)$/;
const c = /^(?:--package|-p|--from|--spec)(?:=(.*))?$/;
function unpinnedPackage({connection: e}) {
if (e.kind !== "stdio") return null;
const t = [ e.command.replace(/^.*\//, ""), ...e.args ];
const n = i.find(e => e.words.every((e, n) => t[n] === e));
if (n === void 0) return null;
const s = packageOf(t.slice(n.words.length), n.isPinned !== o);
return s === null || n.isPinned.test(s) ? null : {
name: s,
example: n.example
};
}
function packageOf(e, t) {
for (let n = 0; n < e.length; n += 1) {
const s = e[n] ?? "";
const r = t ? c.exec(s) : null;
if (r !== null) return r[1] ?? e[n + 1] ?? null;
if (a.test(s)) n += 1; else if (!s.startsWith("-")) return s;
}
return null;
}
}),
88724: (function(e, t, n) {
n.r(t);
n.d(t, {
readMcpConfiguration: () => readMcpConfiguration,
requireVariables: () => requireVariables
});
var s = n(42357);
var r = n(13151);
var o = n(15172);
var i = n(20274);
var a = n(7951);
const c = [ "type", "command", "args", "env", "url", "headers", "timeout", "start-timeout", "protocol", "required", "workspace" ];
const u = new Set([ "alwaysLoad", "autoApprove", "description", "disabled", "trust" ]);
const l = 6e4;
const d = 36e5;
const p = 12e4;
const f = 3e4;
function readServers(e, t, n) {
const s = [];
const r = [];
const o = [];
if (!(0, i.u4)(e)) {
s.push(problem(t, "the servers must be a mapping from names to servers", e));
return {
servers: o,
notices: r,
diagnostics: s
};
}
for (const [a, l] of Object.entries(e)) {
const e = `${t} ${a}`;
if (!(0, i.u4)(l)) {
s.push(problem(e, "a server must be a mapping with command or url", l));
continue;
}
if (l["disabled"] === true) continue;
for (const t of Object.keys(l)) {
if (c.includes(t) || u.has(t)) continue;
n && !m.has(t) ? r.push(`${e}: the key ${t} has no effect here.`) : s.push(unknownKey(e, t));
}
const d = readServer(a, e, l);
"connection" in d ? o.push(d) : s.push(...d.problems);
}
return {
servers: o,
notices: r,
diagnostics: s
};
}
const m = new Set([ "headersHelper", "oauth" ]);
function unknownKey(e, t) {
const n = "mcp-invalid";
if (m.has(t)) {
const s = "put a token into headers: Authorization: Bearer ${NAME}";
return {
code: n,
location: e,
message: `${t} is not supported`,
hint: s
};
}
const r = (0, s.au)(t, c) ?? `the keys are ${c.join(", ")}`;
return {
code: n,
location: e,
message: `unknown key ${t}`,
hint: r
};
}
function readServer(e, t, n) {
const s = (0, a.L5)(e);
const r = [];
const check = (e, n, s) => {
e || r.push(problem(t, n, s));
};
check(s !== "", "the name has no letter or digit", e);
check(s.length <= a.FQ, `the name is longer than ${String(a.FQ)} characters`, e);
const {timeout: o = l, protocol: i, required: c = false, workspace: u = "read-only"} = n;
const {"start-timeout": m} = n;
for (const [e, t = l] of [ [ "timeout", o ], [ "start-timeout", m ] ]) {
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
name: s,
givenName: e,
location: t,
connection: v,
timeoutMs: Number(o),
startTimeoutMs: Number(m ?? (v.kind === "stdio" ? p : f)),
protocol: i === "legacy" || i === "auto" ? i : v.kind === "remote" ? "auto" : "legacy",
required: c === true,
writesWorkspace: u === "read-write"
};
}
function connectionOf(e, t) {
const {type: n, command: s, url: r, args: o = [], env: i = {}, headers: a = {}} = e;
const c = typeof n === "string" && /^(?:streamable-)?http$/.test(n) || n === void 0 && r !== void 0;
if (!c && n !== void 0 && n !== "stdio") {
t(false, n === "sse" ? "sse is not supported, only http and stdio" : "type must be stdio or http", n);
return null;
}
if (c) {
t(typeof r === "string" && /^(?:https?:\/\/|\$\{)/.test(r), "url must be an http or https address", r);
t(s === void 0, "a server has either command or url", s);
t(isTexts(a), "headers must be a mapping of text", a);
return typeof r === "string" && isTexts(a) ? {
kind: "remote",
url: r,
headers: a
} : null;
}
t(typeof s === "string" && s.trim() !== "", "command must be the name of a program", s);
t(isStrings(o), "args must be a list of text", o);
t(isTexts(i), "env must be a mapping of text", i);
return typeof s === "string" && isStrings(o) && isTexts(i) ? {
kind: "stdio",
command: s,
args: o,
env: Object.fromEntries(Object.entries(i))
} : null;
}
function equalNames(e) {
return e.flatMap((t, n) => {
const s = e.slice(0, n).find(({name: e}) => e.toLowerCase() === t.name.toLowerCase());
if (s === void 0) return [];
const r = `two servers have the name ${t.name} in rules`;
const o = `${s.location}, ${t.location}`;
return [ {
code: "mcp-invalid",
location: t.location,
message: r,
found: o,
hint: "rename one of them"
} ];
});
}
function problem(e, t, n) {
const s = JSON.stringify(n);
const r = s === void 0 ? {} : {
found: s.slice(0, 200)
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
if (u.length > 0) throw new s.yo(u);
const l = [ r, ...n.map(e => `${e}${(0, h.h)({
config: void 0
})}`) ];
const d = await Promise.all(l.map(e => readLock(e, t)));
return {
servers: c,
lock: (0, o.CN)(d.filter(e => e !== null)),
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
if (n.length > 0) throw new s.yo(n);
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
if (typeof n === "string") return (0, o.PG)(n, e);
if (n.code === "missing") return null;
throw new s.yo(unreadable(e, n));
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
const r = (0, s.bD)(e);
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
const o = typeof r === "object" && r !== null && "mcpServers" in r ? r.mcpServers : r;
return readServers(o, t, n);
}
})
};
