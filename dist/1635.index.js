"use strict";

exports.id = 1635;

exports.ids = [ 1635, 7824, 1782, 7444 ];

exports.modules = {
65254: (function(e, t, n) {
n.d(t, {
N: () => withConfinedRuntime
});
var r = n(83258);
var o = n(39446);
var s = n(46738);
var i = n(33740);
async function withConfinedRuntime({redact: e, onSandbox: t, ...n}, a) {
const {settings: c} = n.runContext;
const l = (0, r.GC)(n.hostEnvironment.temporary, e);
const u = (0, s.H)(l);
u.make();
const d = (0, i.Y)({
...n,
childProcesses: u.childProcesses,
sandbox: {
mode: c.sandbox,
makeDirectory: () => l.makeDirectory("sandbox"),
limits: c,
onReport: e => t?.(e)
}
});
try {
await d.ready();
c.sandbox === "require" && await (d.sandbox?.report());
return await a(d);
} finally {
d.sandbox?.close();
(0, o.j)(l.run);
l.remove();
}
}
}),
7041: (function(e, t, n) {
n.d(t, {
Y: () => serverPorts,
c: () => withServerPorts
});
var r = n(83258);
var o = n(49711);
var s = n(73024);
const i = /^\/(?:$|proc|sys|dev|run|etc|usr|lib|boot|snap)/;
function mountPoints() {
try {
const e = (0, s.readFileSync)("/proc/self/mountinfo", "utf8").split("\n");
const t = e.map(e => (e.split(" ")[4] ?? "").replaceAll("\\040", " "));
return [ ...new Set(t) ].filter(e => e.startsWith("/") && !i.test(e));
} catch {
return [];
}
}
var a = n(31782);
var c = n(52758);
var l = n(76760);
var u = n(42357);
var d = n(20274);
var f = n(24464);
var p = n(39925);
function createPackageInstaller(e) {
(0, p.endOnExit)(() => (0, s.rmSync)(e, {
recursive: true,
force: true
}));
const t = new Map;
return async (n, r) => {
const {signal: o, timeoutMs: i, network: a, ...c} = n;
const u = JSON.stringify(c);
for (;;) {
const i = t.get(u);
const a = i ?? install(n, (0, s.mkdtempSync)((0, l.join)((0, s.realpathSync)(e), "npm-")), r);
t.set(u, a);
const c = await a;
if ("directory" in c) return c;
t.delete(u);
if (i === void 0 || c.code !== m || o.aborted) return c;
}
};
}
const m = "cancelled";
async function install({name: e, version: t, pinned: n, env: r, network: o, timeoutMs: i, signal: a}, c, {processes: p, sandbox: m}) {
const h = {
dependencies: {
[e]: t
}
};
const y = (0, l.join)(c, "package-lock.json");
(0, s.writeFileSync)((0, l.join)(c, "package.json"), JSON.stringify({
private: true,
...h
}));
n !== null && (0, s.writeFileSync)(y, JSON.stringify({
lockfileVersion: 3,
requires: true,
packages: {
"": h,
...n
}
}));
const g = await (0, f.E)(p, m).run({
argv: [ "npm", n === null ? "install" : "ci", "--no-audit", "--no-fund", "--json" ],
cwd: c,
env: r,
timeoutMs: i,
maxOutputBytes: 1e6,
signal: a,
needs: {
writes: [ c ],
reads: [],
changesGit: false,
network: o,
leaves: null
},
trust: `server packages ${e}`
});
if (g.exitCode !== 0) return problemOf(g, i);
const read = e => (0, d.qY)((0, d.U4)((0, u.CD)(() => (0, s.readFileSync)(e, "utf8"), "")));
const v = (0, d.qY)(read(y)["packages"]);
return {
directory: c,
packages: v,
manifest: read((0, l.join)(c, "node_modules", e, "package.json"))
};
}
function problemOf(e, t) {
if (e.cancelled) return {
code: m,
hashes: [],
problem: "the run was stopped"
};
if (e.timedOut) return {
code: "timeout",
hashes: [],
problem: `not done within ${String(t / 1e3)} seconds`
};
const {code: n, summary: r} = (0, d.qY)((0, d.qY)((0, d.U4)(e.stdout))["error"]);
const o = (e.blocked ?? []).map(({label: e, reason: t}) => `the sandbox blocked ${e}: ${t}`);
const s = typeof r === "string" && r !== "" ? r : e.startError ?? e.stderr;
return {
code: typeof n === "string" ? n : "",
hashes: s.match(/\bsha\d+-[\w+/=]+/g) ?? [],
problem: [ s.trim(), ...o ].join("; ")
};
}
var h = n(20653);
var y = n(68949);
var g = n(57824);
const v = 10;
function createLineSplitter(e, t) {
let n = [];
let r = 0;
let o = false;
return {
add(s) {
let i = s;
for (let s = i.indexOf(v); s >= 0 && !o; s = i.indexOf(v)) {
o = r + s > e;
o || t(Buffer.concat([ ...n, i.subarray(0, s) ]).toString("utf8").replace(/\r$/, ""));
n = [];
r = 0;
i = i.subarray(s + 1);
}
n.push(Buffer.from(i));
r += i.length;
o ||= r > e;
o && (n = []);
return !o;
}
};
}
var w = n(64666);
const b = 500;
const k = 4e3;
function createServerStarter(e, t) {
return async n => {
const [r, ...o] = n.argv;
const s = (0, w.oq)(r, e.path);
if (s === null) return `the program ${JSON.stringify(r)} was not found on the PATH of tools`;
(0, g.closeInheritedFiles)();
const i = await (0, y.driverPins)(e, n.cwd);
const a = {
...i,
...n.env
};
const c = await (0, p.enter)(t, {
program: s,
argv: [ r, ...o ]
}, {
...n,
env: a
}, e);
if (typeof c === "string") return c;
try {
const t = (0, p.startProcess)(c.confined ?? c.plain, true);
if (t.pid !== void 0) return serve(t, n, {
...c,
systemRoot: e.environment["SystemRoot"]
});
await c.end();
return (await t).originalMessage ?? "it could not be started";
} catch (e) {
await c.end();
return (0, u.bD)(e);
}
};
}
function serve(e, t, n) {
let r = "";
let o = "";
let s = null;
const i = (0, p.killerOf)(e, n);
const a = (0, p.endOnExit)(() => i("SIGKILL"));
const c = createLineSplitter(t.maxLineBytes, t.onLine);
e.stdout?.on("data", e => {
if (c.add(e)) return;
s ??= `it sent a message of more than ${String(t.maxLineBytes)} bytes`;
i("SIGKILL");
});
e.stderr?.on("data", e => {
const t = e.toString("utf8");
const n = r.length < k;
n ? r += t : o = (0, h.pJ)(o + t, k);
});
for (const t of [ e.stdin, e.stdout, e.stderr ]) t?.on("error", () => {});
const l = new Promise(c => {
const finish = async (e, l) => {
a();
process.platform !== "win32" && i("SIGTERM");
const u = await n.end();
t.onEnd(endOfServer({
reason: s ?? u?.startError ?? exitReason(e, l),
stderr: r + o
}, u));
c();
};
e.once("exit", (e, t) => void finish(e, t));
});
return {
send: t => send(e, t),
stop: async () => {
s ??= "it was stopped";
e.stdin?.end();
const t = [ setTimeout(i, b, "SIGTERM"), setTimeout(i, b + p.killGraceMs, "SIGKILL") ];
await l;
for (const e of t) clearTimeout(e);
for (const t of [ e.stdout, e.stderr ]) t?.destroy();
}
};
}
function endOfServer(e, t) {
return {
...e,
reason: t?.exceeded ?? e.reason,
blocked: t?.blocked ?? []
};
}
function exitReason(e, t) {
return t === null ? `it ended with exit code ${String(e ?? 0)}` : `it was ended by ${t}`;
}
function send({stdin: e}, t) {
return new Promise((n, r) => {
if (e === null || e.destroyed || e.writableEnded) {
r(new Error("the server has ended"));
return;
}
e.write(`${t}\n`, e => e === null || e === void 0 ? n() : r(e));
});
}
var S = n(98336);
var $ = n(57444);
var O = n(51968);
var x = n(65254);
async function withServerPorts(e, t) {
const {lists: n} = e;
const r = (0, S.l)((0, o.Fj)(e.hostEnvironment.environment));
return await (0, x.N)({
...e,
redact: r.redact,
spec: null,
tools: []
}, async o => await t(serverPorts(n, {
...e,
runtime: o,
redactor: r
})));
}
function serverPorts(e, {runtime: t, redactor: n, hostEnvironment: r}) {
const {environment: o} = r;
const {processes: s, sandbox: i} = t;
const l = {
writesWorkspace: false,
registries: (0, O.Xx)(o)
};
const {network: u} = (0, $.pN)([ "npx" ], e, l);
return {
installPackage: e => installerOf(r)({
...e,
network: u
}, {
processes: s,
sandbox: i
}),
startServer: createServerStarter(s, i),
fetch: (0, a.createFetch)({
proxy: (0, c.proxyFrom)(o),
decodes: true
}),
needsOf: (t, {writesWorkspace: n}) => (0, $.pN)(t, e, {
...l,
writesWorkspace: n
}),
redact: n.redactAdded,
directory: t.files.root,
machinePaths: machinePaths(o)
};
}
const T = new WeakMap;
function installerOf(e) {
const t = T.get(e) ?? createPackageInstaller((0, r.L6)(e.temporary));
T.set(e, t);
return t;
}
function machinePaths(e) {
const t = {
HOME: "${HOME}",
TMPDIR: "${TMPDIR}",
RUNNER_TEMP: "${TMPDIR}"
};
return [ ...Object.entries(t).map(([t, n]) => ({
path: e[t] ?? "",
placeholder: n
})), ...mountPoints().map(e => ({
path: e,
placeholder: "${PATH}"
})) ];
}
}),
92284: (function(e, t, n) {
n.d(t, {
C: () => connectServer
});
var r = n(76760);
var o = n(49453);
var s = n(42357);
var i = n(55559);
var a = n(20653);
var c = n(17992);
var l = n(20274);
const u = new Set([ "object", "array", "string", "number", "integer", "boolean", "null" ]);
const d = [ "properties", "patternProperties", "$defs", "definitions", "dependentSchemas" ];
const f = "additionalProperties propertyNames contains not if then else unevaluatedProperties".split(" ");
const p = [ "anyOf", "oneOf", "allOf", "prefixItems" ];
const m = 40;
function schemaProblem(e) {
return problemAt(e, "", 0);
}
function problemAt(e, t, n) {
if (typeof e === "boolean" || n > m) return null;
const r = t === "" ? "its schema" : `its schema at ${t.slice(0, 100)}`;
if (!(0, l.u4)(e)) return `${r} is not a schema`;
const {type: o, items: s, $ref: i} = e;
if (o !== void 0 && !isType(o)) return `${r} has the unknown type ${JSON.stringify(o).slice(0, 50)}`;
if (i !== void 0 && typeof i !== "string") return `${r} has a $ref that is not text`;
const below = (e, r) => problemAt(e, `${t}/${r}`, n + 1);
for (const t of d) {
const n = e[t];
if (n === void 0 || n === null) continue;
if (!(0, l.u4)(n)) return `${r} has ${t} that are not a mapping`;
const o = first(Object.entries(n).map(([e, n]) => below(n, `${t}/${e}`)));
if (o !== null) return o;
}
const a = f.filter(t => (0, l.u4)(e[t]) || Array.isArray(e[t]));
const c = p.filter(t => Array.isArray(e[t]));
return first([ ...a.map(t => below(e[t], t)), ...c.flatMap(t => e[t].map((e, n) => below(e, `${t}/${String(n)}`))), ...(Array.isArray(s) ? s : s === void 0 || s === null ? [] : [ s ]).map(e => below(e, "items")) ]);
}
function first(e) {
return e.find(e => e !== null) ?? null;
}
function isType(e) {
return Array.isArray(e) ? e.every(e => u.has(e)) : u.has(e) || e === "any";
}
function makeLenient(e, t) {
let n;
Object.defineProperty(e, "onmessage", {
configurable: true,
get: () => n && receive,
set: e => {
n = e;
}
});
const receive = (e, r) => n?.(lenient(e, t), r);
}
function lenient(e, t) {
const {result: n} = e;
if (!(0, l.u4)(n)) return e;
if (Array.isArray(n["tools"])) {
const r = n["tools"].map(readTool);
const o = r.flatMap(e => "problem" in e ? [ e ] : []);
o.length > 0 && t(o);
const s = r.flatMap(e => "tool" in e ? [ e.tool ] : []);
return {
...e,
result: {
...n,
tools: s
}
};
}
const r = [ "content", "structuredContent", "isError" ].some(e => Object.hasOwn(n, e));
return r ? {
...e,
result: readResult(n)
} : e;
}
function readTool(e) {
if (!(0, l.u4)(e)) return {
name: "",
problem: "an entry of its list is not a tool"
};
const {name: t, title: n, description: r, inputSchema: o, outputSchema: s, annotations: i, execution: a, icons: c, _meta: u, ...d} = e;
if (typeof t !== "string" || t.trim() === "") return {
name: "",
problem: "it has no name"
};
if ((0, l.u4)(a) && a["taskSupport"] === "required") return {
name: t,
problem: "it can only run as a task, and runs have none"
};
const f = objectSchema(o);
const p = f === null ? "its schema is not one of an object" : schemaProblem(f);
if (p !== null) return {
name: t,
problem: p
};
const m = s === void 0 ? null : objectSchema(s);
return {
tool: {
...d,
name: t,
...typeof n === "string" ? {
title: n
} : {},
...typeof r === "string" ? {
description: r
} : {},
...(0, l.u4)(i) ? {
annotations: plainAnnotations(i)
} : {},
...Array.isArray(c) && c.every(e => (0, l.u4)(e) && typeof e["src"] === "string") ? {
icons: c
} : {},
...(0, l.u4)(u) ? {
_meta: u
} : {},
...m !== null && schemaProblem(m) === null ? {
outputSchema: m
} : {},
inputSchema: f
}
};
}
function objectSchema(e) {
if (e === void 0 || e === null || e === true) return {
type: "object"
};
if (!(0, l.u4)(e)) return null;
const {type: t, properties: n, required: r, ...o} = e;
if (t !== void 0 && t !== "object" && !(Array.isArray(t) && t.includes("object"))) return null;
return {
...o,
type: "object",
...n === void 0 || n === null ? {} : {
properties: withoutBooleans(n)
},
...Array.isArray(r) ? {
required: r.filter(e => typeof e === "string")
} : {}
};
}
function withoutBooleans(e) {
if (!(0, l.u4)(e)) return e;
const t = Object.entries(e);
if (!t.some(([, e]) => typeof e === "boolean")) return e;
return Object.fromEntries(t.map(([e, t]) => [ e, t === true ? {} : t === false ? {
not: {}
} : t ]));
}
function plainAnnotations(e) {
const isPlain = ([e, t]) => e.endsWith("Hint") ? typeof t === "boolean" : e !== "title" || typeof t === "string";
return Object.fromEntries(Object.entries(e).filter(isPlain));
}
function readResult({content: e, structuredContent: t, isError: n, ...r}) {
const o = Array.isArray(e) ? e : e === void 0 || e === null ? [] : [ e ];
return {
...r,
content: o.map(readBlock),
...t === void 0 || t === null ? {} : {
structuredContent: (0, l.u4)(t) ? t : {
result: t
}
},
...n === void 0 || n === null ? {} : {
isError: n === true || n === "true"
}
};
}
function readBlock(e) {
if (!(0, l.u4)(e)) return textBlock(e);
const {type: t, annotations: n, _meta: r, ...o} = e;
const s = typeof t === "string" && (h[t]?.(o) ?? false);
if (s) return {
type: t,
...o
};
return typeof t === "string" && h[t] === void 0 && typeof o["text"] !== "string" ? {
type: "text",
text: `[Content of type ${t.slice(0, 100)} is omitted.]`
} : textBlock(o["text"] ?? e);
}
function textBlock(e) {
return {
type: "text",
text: typeof e === "string" ? e : JSON.stringify(e ?? null)
};
}
const isText = e => typeof e === "string";
const h = {
text: ({text: e}) => isText(e),
image: ({data: e, mimeType: t}) => isText(e) && isText(t),
audio: ({data: e, mimeType: t}) => isText(e) && isText(t),
resource_link: ({uri: e, name: t}) => isText(e) && isText(t),
resource: ({resource: e}) => (0, l.u4)(e) && isText(e["uri"]) && (isText(e["text"]) || isText(e["blob"]))
};
const y = /(?<![\w.:/-])\/(?:home|Users|root|tmp|var\/(?:tmp|folders)|private\/(?:tmp|var)|workspaces|github|__w)(?:\/[\w.@+~-]+)*(?=$|[^\w/-])/g;
const g = "${PATH}";
function withoutMachinePaths(e, t) {
const n = t.filter(({path: e}) => e.length > 1).toSorted((e, t) => t.path.length - e.path.length);
return replaced(e, e => onceEach(n.reduce(replacePath, e).replaceAll(y, g)));
}
function replaced(e, t) {
if (typeof e === "string") return t(e);
if (Array.isArray(e)) return e.map(e => replaced(e, t));
if (!(0, l.u4)(e)) return e;
return Object.fromEntries(Object.entries(e).map(([e, n]) => [ e, replaced(n, t) ]));
}
function replacePath(e, {path: t, placeholder: n}) {
let r = e;
let o = "";
for (let e = r.indexOf(t); e >= 0; e = r.indexOf(t)) {
const s = `${o}${r.slice(0, e)}`.at(-1) ?? "";
const i = r.charAt(e + t.length);
const a = !/[\w.:/-]/.test(s) && !/[\w-]/.test(i);
o += r.slice(0, e) + (a ? n : t);
r = r.slice(e + t.length);
}
return o + r;
}
function onceEach(e) {
const t = e.split("\n");
return t.filter((e, n) => e !== t[n - 1] || !e.includes("${")).join("\n");
}
var v = n(67483);
var w = n(66955);
const b = 10485760;
const k = 500;
function createStdioTransport(e, t) {
let n = null;
let r = null;
let hasEnded = () => {};
const o = new Promise(e => {
hasEnded = e;
});
const s = {
stderr: null,
pid: null,
end: () => r,
start: async () => {
const o = await e({
...t,
maxLineBytes: b,
onLine: e => {
const t = parse(e);
t !== null && s.onmessage?.(t);
},
onEnd: e => {
r = e;
hasEnded();
s.onclose?.();
}
});
if (typeof o === "string") throw new Error(o);
n = o;
},
send: async e => {
if (n === null) throw new Error("the server has not been started");
try {
await n.send(JSON.stringify(e));
} catch (e) {
await Promise.race([ o, new Promise(e => void setTimeout(e, k).unref()) ]);
throw e;
}
},
close: async () => {
await (n?.stop());
}
};
return s;
}
function parse(e) {
try {
const t = JSON.parse(e);
return typeof t === "object" && t !== null ? t : null;
} catch {
return null;
}
}
const S = /error|required|missing|cannot|can't|could not|not set|not found|must |invalid|denied|refused|unauthori[sz]ed|forbidden|fail|no such|unable|expected|usage/i;
const $ = /^\s*(?:at\s|\^+\s*$|node:|Node\.js v|throw\s|File "|Traceback|\}|\{|\.\.\. \d+ lines)/;
const O = 300;
function tellingLines(e, t) {
const n = e.split("\n").map(e => e.trimEnd());
const r = n.filter(e => e.trim() !== "" && !$.test(e));
if (r.join("\n").length <= t) return r.join("\n");
const o = r.map((e, t) => t);
const s = o.filter(e => S.test(r[e] ?? ""));
const i = new Map;
let c = t;
const show = (e, t) => {
const n = (0, a.ml)(r[e] ?? "", t);
if (i.has(e) || n.length > c || n.length > t) return;
i.set(e, n);
c -= n.length + 1;
};
for (const e of s.slice(0, 3)) show(e, O);
const whole = e => (r[e] ?? "").length <= O ? show(e, O) : void 0;
for (const e of o.toReversed()) whole(e);
for (const e of o) whole(e);
if (i.size === 0) return (0, a.ml)(r.at(-1) ?? "", t);
return o.flatMap(e => i.get(e) ?? []).join("\n");
}
async function connectServer(e, t, n, r) {
const s = {
isClosed: false
};
const i = {
capabilities: {},
inputRequired: {
autoFulfill: false
},
jsonSchemaValidator: x
};
const a = {
mode: e.protocol
};
const l = new o.Kj({
name: "sallyport",
version: c.rE
}, {
...i,
versionNegotiation: a
});
l.onclose = () => {
s.isClosed = true;
};
const u = t.kind === "stdio" ? await (0, v.oQ)(e, t, n, r) : null;
const d = u === null ? null : stdioTransport(e, t, u, n);
const f = d ?? httpTransport(t, n);
const p = [];
makeLenient(f, e => p.push(...e));
const whyEnded = () => endSentence(d, t, n.directory);
try {
const {startTimeoutMs: t} = e;
const o = {
timeout: t,
maxTotalTimeout: t,
signal: r
};
await l.connect(f, o);
const i = l.getServerCapabilities() ?? {};
const a = l.getInstructions() ?? "";
const c = [ {
path: n.directory,
placeholder: "${WORKSPACE}"
}, ...n.machinePaths ?? [] ];
const m = i.tools === void 0 ? [] : (await l.listTools(void 0, o)).tools;
return {
instructions: a,
portableInstructions: withoutMachinePaths(a, c),
tools: m.map(e => definitionOf(e, c)),
oddTools: p,
hasResources: i.resources !== void 0,
hasPrompts: i.prompts !== void 0,
packages: u?.packages ?? {},
client: l,
isClosed: () => s.isClosed,
whyEnded: whyEnded,
blocked: () => d?.end()?.blocked ?? [],
close: () => l.close()
};
} catch (n) {
await l.close().catch(() => {});
await (d?.close());
throw connectError(n, e, t, whyEnded());
}
}
const x = {
getValidator: () => e => ({
valid: true,
data: e,
errorMessage: void 0
})
};
function stdioTransport(e, t, {argv: n, reads: r}, {startServer: o, needsOf: s, directory: i}) {
const a = t.kind === "stdio" ? t.env : {};
const c = s(n, e);
const l = {
...c,
reads: [ ...c.reads, ...r ]
};
return createStdioTransport(o, {
argv: n,
cwd: i,
env: a,
needs: l,
trust: `server ${e.name}`
});
}
function httpTransport(e, {fetch: t}) {
if (e.kind !== "remote") throw new Error("not an address");
return new o.jS(new URL(e.url), {
fetch: limitedFetch(t),
requestInit: {
headers: {
"user-agent": `sallyport/${c.rE}`,
...e.headers
}
}
});
}
function definitionOf(e, t) {
const {name: n, title: r, description: o, inputSchema: s, annotations: i, outputSchema: a} = e;
const c = {
title: r ?? i?.title ?? null,
description: o ?? "",
inputSchema: s,
rest: {
annotations: i ?? null,
outputSchema: a ?? null
}
};
return {
name: n,
...c,
portable: withoutMachinePaths(c, t)
};
}
function connectError(e, {startTimeoutMs: t}, n, r) {
const o = (0, w.SG)(e);
const i = (0, a.ml)((0, a.TN)((0, s.bD)(e)), 500);
const c = {
timeout: `no answer within ${String(t / 1e3)} seconds; start-timeout changes this limit`,
...n.kind === "remote" ? {
unauthorized: `the server refused the request (${i}): check the Authorization header`
} : {}
};
return new w.Q0(o, `${c[o] ?? i}${r}`, {
cause: e
});
}
function endSentence(e, t, n) {
const r = e?.end() ?? null;
if (r === null || t.kind !== "stdio") return "";
const o = r.blocked.map(({label: e, reason: t}) => `; the sandbox blocked ${e}: ${t}`).join("");
const s = tellingLines(r.stderr, 500);
const i = /ENOENT|MODULE_NOT_FOUND|no such file|not found/i.test(r.stderr);
const a = i ? ruleFor(t, n) : null;
return [ `; ${r.reason}${o}`, a === null ? "" : `; if the files of the server are hidden by the sandbox, add ${a} to allow`, s === "" ? "" : `; its last output: ${s}` ].join("");
}
function ruleFor({args: e}, t) {
const n = e.find(e => e.startsWith("/") && !(0, i.FK)({
path: e,
directory: t
}));
if (n === void 0) return null;
const o = n.indexOf("/node_modules/");
return `Read(/${o < 0 ? (0, r.dirname)(n) : n.slice(0, o)}/**)`;
}
const T = 52428800;
function limitedFetch(e) {
return async (t, n) => {
const r = await e(t, n);
if (r.body === null) return r;
let o = 0;
const s = new TransformStream({
transform(e, t) {
o += e.length;
o > T ? t.error(new Error(`the response is larger than ${String(T)} bytes`)) : t.enqueue(e);
}
});
const {status: i, statusText: a, headers: c} = r;
return new Response(r.body.pipeThrough(s), {
status: i,
statusText: a,
headers: c
});
};
}
}),
78594: (function(e, t, n) {
n.d(t, {
T: () => serverText
});
var r = n(38531);
var o = n(7138);
var s = n(20653);
function serverText(e, t) {
return (0, r.F8)((0, s.ml)((0, o.wh)(e).toWellFormed().trim(), t));
}
}),
52966: (function(e, t, n) {
n.d(t, {
j: () => decodedBody,
m: () => codingOf
});
function decodedBody(e) {
const t = codingOf(e);
if (t === "identity") return e;
const n = process.getBuiltinModule("node:zlib");
const r = {
gzip: n.createUnzip,
"x-gzip": n.createUnzip,
deflate: n.createUnzip,
br: n.createBrotliDecompress
};
const o = (Object.hasOwn(r, t) ? r[t] : void 0)?.();
if (o === void 0) return null;
return process.getBuiltinModule("node:stream").pipeline(e, o, () => {});
}
function codingOf({headers: e}) {
return e["content-encoding"]?.trim().toLowerCase() || "identity";
}
}),
31782: (function(e, t, n) {
n.r(t);
n.d(t, {
createFetch: () => createFetch
});
var r = n(52966);
var o = n(52758);
function createFetch(e = {}) {
const t = e.idleTimeoutMs ?? 3e5;
const n = {
connectTimeoutMs: e.connectTimeoutMs ?? 2e4,
idleTimeoutMs: t,
bodyTimeoutMs: Math.min(e.bodyTimeoutMs ?? t, t),
maxHeaderBytes: e.maxHeaderBytes ?? 65536
};
const o = createConnections(e, n);
return async (t, s = {}) => {
const i = new URL(typeof t === "string" || t instanceof URL ? t : t.url);
const a = s.signal ?? null;
a?.throwIfAborted();
const c = o.open(i, {
method: s.method ?? "GET",
headers: {
...e.decodes === true ? {
"accept-encoding": "identity"
} : {},
...Object.fromEntries(new Headers(s.headers))
},
maxHeaderSize: n.maxHeaderBytes
});
c.once("error", () => {
c.reusedSocket && o.renew();
});
const l = bodyOf(s.body);
return await new Promise((t, o) => {
const abort = () => c.destroy(abortReason(a));
a?.addEventListener("abort", abort, {
once: true
});
limitTime(c, n);
c.once("close", () => {
a?.removeEventListener("abort", abort);
o(Object.assign(new Error("the server sent no response"), {
code: "ECONNRESET"
}));
});
c.on("error", o);
c.once("finish", () => setImmediate(() => Response));
c.once("response", n => {
const s = e.decodes === true ? (0, r.j)(n) : n;
if (s === null) {
o(unknownCoding(n));
c.destroy();
} else t(toResponse(c, n, {
body: s,
signal: a
}));
});
c.end(typeof l === "string" ? Buffer.from(l) : l);
});
};
}
function createConnections({proxy: e, lookup: t}, n) {
let r = null;
let o = null;
return {
open: (s, i) => {
if (s.protocol === "http:") {
r ??= openPlain(t);
return r(s, i);
}
if (s.protocol !== "https:") throw new TypeError(`only http and https addresses can be fetched, not ${s.protocol}`);
o ??= openSecure({
proxy: e,
lookup: t
}, n);
return o(s, i);
},
renew: () => {
r = null;
o = null;
}
};
}
function openPlain(e) {
const t = process.getBuiltinModule("node:http");
const n = new t.Agent({
keepAlive: true,
lookup: e
});
return (e, r) => t.request(e, {
...r,
agent: n
});
}
function openSecure({proxy: e, lookup: t}, n) {
const r = process.getBuiltinModule("node:https");
const s = new r.Agent({
keepAlive: true,
lookup: t
});
if (e === void 0) return (e, t) => r.request(e, {
...t,
agent: s
});
const i = {
http: process.getBuiltinModule("node:http"),
https: r,
tls: process.getBuiltinModule("node:tls")
};
const a = (0, o.createTunnelAgent)(e, i, n.connectTimeoutMs);
return (t, n) => r.request(t, {
...n,
agent: (0, o.isExcepted)(t.hostname, e) ? s : a
});
}
function limitTime(e, t) {
const n = setTimeout(() => {
e.destroy(timeout(`no connection after ${String(t.connectTimeoutMs)} ms`));
}, t.connectTimeoutMs);
const connected = () => clearTimeout(n);
e.once("close", connected);
e.once("socket", t => {
t.connecting ? t.once(e.protocol === "https:" ? "secureConnect" : "connect", connected) : connected();
});
let r = t.idleTimeoutMs;
e.setTimeout(r, () => {
e.destroy(timeout(`no data for ${String(r)} ms`));
});
e.once("response", n => {
n.once("data", () => {
r = t.bodyTimeoutMs;
e.setTimeout(r);
});
});
}
function toResponse(e, t, {body: n, signal: r}) {
const o = t.statusCode ?? 0;
const s = new Headers;
for (let e = 0; e + 1 < t.rawHeaders.length; e += 2) s.append(t.rawHeaders[e] ?? "", t.rawHeaders[e + 1] ?? "");
if (n !== t) for (const e of [ "content-encoding", "content-length" ]) s.delete(e);
let i = null;
e.on("error", e => {
i = e;
});
let a = false;
const c = new ReadableStream({
start(e) {
const end = e => {
a || e();
a = true;
};
n.on("data", t => {
if (a) return;
e.enqueue(new Uint8Array(t));
(e.desiredSize ?? 0) <= 0 && n.pause();
});
n.once("end", () => end(() => e.close()));
n.once("error", t => {
end(() => e.error(r?.aborted === true ? abortReason(r) : i ?? t));
});
},
pull() {
n.resume();
},
cancel() {
a = true;
const t = setTimeout(() => e.destroy(), 250).unref();
n.once("close", () => clearTimeout(t));
n.resume();
}
});
const l = o !== 204 && o !== 205 && o !== 304;
l || t.resume();
return new Response(l ? c : null, {
status: o,
statusText: t.statusMessage ?? "",
headers: s
});
}
function bodyOf(e) {
if (e === null || e === void 0) return;
if (typeof e === "string" || e instanceof Uint8Array) return e;
throw new TypeError("the body of a request must be a string or bytes");
}
function unknownCoding(e) {
const t = `the server answered in the coding ${(0, r.m)(e)}, which was not asked for`;
return Object.assign(new Error(t), {
code: "ERR_CONTENT_ENCODING"
});
}
function timeout(e) {
return Object.assign(new Error(e), {
code: "ETIMEDOUT"
});
}
function abortReason(e) {
const t = e?.reason;
return t instanceof Error ? t : new DOMException("This operation was aborted", "AbortError");
}
}),
57824: (function(e, t, n) {
n.r(t);
n.d(t, {
closeInheritedFiles: () => closeInheritedFiles
});
var r = n(73024);
var o = n(42357);
const s = 524288;
function closeInheritedFiles() {
if (i || process.platform !== "linux") return;
i = true;
for (const e of (0, o.CD)(() => (0, r.readdirSync)("/proc/self/fd"), [])) {
const t = Number(e);
t > 2 && isInheritable(e) && closeQuietly(t);
}
}
let i = false;
function isInheritable(e) {
try {
const t = /^flags:\s*(\d+)/m.exec((0, r.readFileSync)(`/proc/self/fdinfo/${e}`, "latin1"))?.[1];
return t !== void 0 && (Number.parseInt(t, 8) & s) === 0;
} catch {
return false;
}
}
function closeQuietly(e) {
try {
(0, r.closeSync)(e);
} catch {}
}
}),
57444: (function(e, t, n) {
n.d(t, {
jq: () => commandNeeds,
on: () => hostPatterns,
pN: () => serverNeeds
});
var r = n(55559);
var o = n(3197);
var s = n(55269);
var i = n(3684);
var a = n(33646);
var c = n(59976);
const l = [ {
programs: "npm pnpm yarn bun",
subCommands: "ci i install clean-install add update up upgrade audit outdated view info",
hosts: "registry.npmjs.org registry.yarnpkg.com npm.jsr.io",
family: "npm"
}, {
programs: "npx bunx pnpx",
subCommands: "",
hosts: "registry.npmjs.org",
family: "npm"
}, {
programs: "uvx",
subCommands: "",
hosts: "pypi.org files.pythonhosted.org",
family: "python"
}, {
programs: "pip pip3 uv poetry pipx pdm",
subCommands: "install download sync add lock update pip",
hosts: "pypi.org files.pythonhosted.org",
family: "python"
}, {
programs: "cargo",
subCommands: "fetch update install add build test check clippy run vendor",
hosts: "index.crates.io static.crates.io crates.io",
family: "cargo"
}, {
programs: "go",
subCommands: "get mod install build test vet run",
hosts: "proxy.golang.org sum.golang.org storage.googleapis.com",
family: "go"
}, {
programs: "bundle gem",
subCommands: "install update add fetch outdated",
hosts: "rubygems.org index.rubygems.org"
}, {
programs: "composer",
subCommands: "install update require",
hosts: "repo.packagist.org packagist.org"
} ];
const u = new Set("fetch pull push clone ls-remote remote submodule".split(" "));
function usualHosts({name: e, argv: t}, {repository: n, registries: r = {}}) {
if ((0, c.Fl)(e) === "git" && n !== null) {
const e = t.some(e => e.kind === "literal" && u.has(e.value));
return e ? [ {
host: new URL(n).hostname,
port: 443
} ] : [];
}
const o = l.find(({programs: t}) => t.split(" ").includes((0, c.Fl)(e)));
if (o === void 0) return [];
const s = t.slice(1).flatMap(e => e.kind === "literal" ? [ e.value ] : []);
const i = s.find(e => !e.startsWith("-"));
const a = o.subCommands === "" || o.subCommands.split(" ").includes(i ?? "");
const d = (0, c.Fl)(e) === "yarn" && i === void 0;
if (!a && !d) return [];
const f = o.family === void 0 ? [] : r[o.family] ?? [];
return [ ...o.hosts.split(" ").map(e => ({
host: e,
port: 443
})), ...f ];
}
var d = n(56782);
const f = new Set([ "cp", "mv", "rm", "mkdir", "rmdir", "touch", "tee", "ln", "truncate", "install", "split", "sort", "dd", "chmod", "sed", "gzip", "gunzip", "zip", "unzip", "tar", "curl", "wget", "patch", "sponge", "mktemp", "mkdirp", "rimraf" ]);
const p = /^(?:sudo|doas|su|docker|podman|nerdctl)$/;
function commandNeeds(e, {rules: t, world: n}) {
const {commands: o, parts: s} = e;
const i = o.every(hasListedWrites) && s.every(({effect: e}) => !isUnknownWrite(e));
const a = o.filter(leaves);
const l = o.filter(e => !a.includes(e) && !isReachedFrom(e, a));
return {
judgedByWords: o.every(e => isJudgedByWords(e, o)),
writes: i ? pathsOf(s, [ "write", "delete" ]) : null,
...i ? {
deletes: pathsOf(s, [ "delete" ])
} : {},
...i && o.every(onlyDeletes) ? {
onlyDeletes: true
} : {},
reads: [ ...pathsOf(s, [ "read" ]), ...pathsOf(s, [ "list" ]).filter(e => !(0, r.FK)({
path: e,
directory: n.workspace
})) ],
changesGit: o.some(({step: e}) => (0, c.Fl)(e.name) === "git" && !e.readOnly),
...gitPartNeeds(o),
...o.every(isGit) && o.some(changesTree) ? {
changesTree: o.flatMap(wordsOfGit)
} : {},
network: {
allow: [ ...hostPatterns(t, "allow"), ...s.flatMap(({effect: e, decision: t}) => {
if (e.kind !== "fetch" || t !== "allow" || typeof e.url !== "string") return [];
const n = (0, d.w4)(e.url);
if (n === null) return [];
const {port: r, protocol: o} = new URL(e.url);
return [ {
host: n,
port: r === "" ? o === "https:" ? 443 : 80 : Number(r)
} ];
}), ...o.flatMap(({step: e}) => usualHosts(e, n)) ],
deny: [ ...hostPatterns(t, "deny"), ...hostPatterns(t, "ask") ]
},
...gitHubNeeds(o, s),
...gitRemoteNeeds(o),
leaves: a.length > 0 && l.every(hasListedWrites) ? a[0]?.step.name ?? null : null
};
}
function gitHubNeeds(e, t) {
if (!e.some(({step: e}) => (0, c.Fl)(e.name) === "gh")) return {};
const n = t.flatMap(({effect: e}) => {
if (e.kind !== "post") return [];
return e.what === "Review" && e.target !== void 0 ? [ `Review(${e.target})` ] : [ e.what ];
});
return {
gitHub: {
records: [ ...new Set(n) ]
}
};
}
function gitPartNeeds(e) {
const t = e.filter(({step: e}) => (0, c.Fl)(e.name) === "git" && !e.readOnly);
const n = [ ...new Set(t.map(({step: e}) => (0, s.r)(e.argv))) ];
const r = n.flatMap(s.I);
return {
...n.length === 0 ? {} : {
gitCommands: n
},
...r.length === 0 ? {} : {
gitParts: [ ...new Set(r) ]
}
};
}
function gitRemoteNeeds(e) {
const t = e.flatMap(({step: e}) => (0, c.Fl)(e.name) === "git" ? [ (0, s.r)(e.argv) ] : []);
if (t.includes("push")) return {
gitRemote: "push"
};
return t.some(e => /^(?:fetch|pull|ls-remote)$/.test(e)) ? {
gitRemote: "fetch"
} : {};
}
function hasListedWrites({step: e}) {
const t = e.readOnly || e.role === "neutral" || e.role === "transparent";
return t || e.role === "known" && e.risks.length === 0 && f.has((0, c.Fl)(e.name));
}
function isJudgedByWords({step: e}, t) {
if (e.role === "neutral" || e.role === "transparent") return true;
if (e.role !== "known") return false;
const n = (0, c.Fl)(e.name);
const r = /^(?:ba|da)?sh$/.test(n) && e.risks.length === 0 && t.some(({step: {outer: t}}) => t === e);
return r || (0, i.w)(n)?.grants === null;
}
function isGit({step: e}) {
return e.role === "neutral" || e.role === "transparent" || e.readOnly || (0, c.Fl)(e.name) === "git";
}
function changesTree({step: e}) {
if ((0, c.Fl)(e.name) !== "git" || e.readOnly) return false;
const t = e.effects.some(({kind: e}) => e === "write" || e === "delete");
return t || (0, s.I)((0, s.r)(e.argv)).includes("bisect");
}
function wordsOfGit({step: e}) {
return e.argv.slice(1).flatMap(e => e.kind !== "literal" || e.value.startsWith("-") ? [] : [ e.value ]);
}
function onlyDeletes({step: e}) {
return e.role === "neutral" || e.role === "transparent" || /^rm(?:dir)?$/.test((0, 
c.Fl)(e.name));
}
function isUnknownWrite(e) {
return (e.kind === "write" || e.kind === "delete") && typeof e.path !== "string";
}
function leaves({step: e, rules: t}) {
const n = (0, c.Fl)(e.name);
return p.test(n) && t.some(e => (0, c.Fl)((0, a.jD)(e)[0] ?? "") === n);
}
function isReachedFrom({step: e}, t) {
for (let {outer: n} = e; n !== null; n = n.outer) if (t.some(e => e.step === n)) return true;
return false;
}
function pathsOf(e, t) {
const n = e.flatMap(({effect: e}) => t.includes(e.kind) && "path" in e && typeof e.path === "string" ? [ e.path ] : []);
return [ ...new Set(n) ].filter(e => !(0, o.tO)(e));
}
function hostPatterns(e, t) {
return e[t].flatMap(({tool: e, specifier: t}) => {
if (e !== "Network") return [];
if (t.kind === "host") return [ t.pattern.host.startsWith("*") ? t.pattern : {
...t.pattern,
mayBePrivate: true
} ];
return t.kind === "any" ? [ {
host: "*",
port: null
} ] : [];
});
}
function serverNeeds(e, t, {writesWorkspace: n, registries: r = {}}) {
const {rules: o} = (0, a.NR)(t);
const [s = ""] = e;
const i = e.map(e => ({
kind: "literal",
value: e,
source: e
}));
return {
writes: n ? null : [],
reads: e.filter(e => e.startsWith("/")),
changesGit: false,
network: {
allow: [ ...hostPatterns(o, "allow"), ...usualHosts({
name: s,
argv: i
}, {
repository: null,
registries: r
}) ],
deny: [ ...hostPatterns(o, "deny"), ...hostPatterns(o, "ask") ]
},
leaves: p.test((0, c.Fl)(s)) ? (0, c.Fl)(s) : null
};
}
}),
7780: (function(e, t, n) {
n.d(t, {
J8: () => missingRule,
LD: () => decide,
OI: () => strictest,
Z7: () => evaluatedEffect,
k2: () => byRule
});
function decide(e, t, n) {
const r = t !== null ? "rule" : e === "allow" ? "default" : "built-in";
return {
decision: e,
code: r,
rule: t?.text ?? null,
reason: n,
missing: false
};
}
const r = {
allow: "allows",
ask: "requires confirmation of",
deny: "denies"
};
function byRule(e, t) {
return decide(e.list, e, `the rule ${e.text} ${r[e.list]} ${t}`);
}
function missingRule(e) {
return {
decision: "ask",
code: "missing-rule",
rule: null,
reason: e,
missing: true
};
}
function evaluatedEffect(e, {decision: t, code: n, rule: r, reason: o, hint: s}) {
return {
effect: e,
decision: t,
code: n,
rule: r,
reason: o,
...s === void 0 ? {} : {
hint: s
}
};
}
const o = {
allow: 0,
ask: 1,
deny: 2
};
function strictest(e) {
let t;
for (const n of e) (t === void 0 || o[n.decision] > o[t.decision]) && (t = n);
return t;
}
}),
56782: (function(e, t, n) {
n.d(t, {
Aq: () => evaluateFetch,
Ql: () => evaluateTool,
aT: () => mustBeNamed,
w4: () => hostOf,
yC: () => evaluateMcpTool
});
var r = n(44576);
var o = n(33270);
var s = n(59976);
var i = n(13528);
var a = n(7780);
const c = new Set("TodoWrite BashStop Skill ReportFindings ReportIncomplete Noop".split(" "));
const l = new Set([ ...c, "Read", "Glob", "Grep", "List" ]);
const u = new Set([ "APPROVE", "REQUEST_CHANGES" ]);
function evaluateTool(e, t) {
const n = e.subject === void 0 ? e.tool : `${e.tool}(${e.subject})`;
const r = find("deny", e, t);
if (r !== void 0) return (0, a.k2)(r, n);
if (t.mode === "plan" && !l.has(e.tool)) return (0, a.LD)("deny", null, `${n} is not allowed in mode plan`);
const o = t.mode === "yolo" ? void 0 : find("ask", e, t);
if (o !== void 0) return (0, a.k2)(o, n);
const s = find("allow", e, t);
if (s !== void 0) return (0, a.k2)(s, n);
if (c.has(e.tool)) return (0, a.LD)("allow", null, `${n} is allowed by default`);
if (mustBeNamed(e)) return (0, a.LD)("ask", null, `no rule names ${n}`);
if (t.mode === "yolo") return (0, a.LD)("allow", null, `mode yolo allows ${n}`);
return (0, a.LD)("ask", null, `no rule allows ${n}`);
}
function evaluateMcpTool({server: e, tool: t, whole: n}, r) {
const [o, ...s] = [ t, ...n === void 0 ? [] : [ n ] ].map(t => evaluateTool({
tool: `mcp__${e}__${t}`,
effects: []
}, r));
const i = [ o, ...s ];
return i.find(e => e.decision === "deny") ?? i.find(e => e.decision === "ask" && e.rule !== null) ?? i.find(e => e.decision === "allow") ?? o;
}
function mustBeNamed({tool: e, subject: t}) {
return e === "Review" && t !== void 0 && u.has(t);
}
function find(e, t, {rules: n, more: r}) {
const s = e === "allow" ? [ ...n.allow, ...r ] : n[e];
if (e === "allow" && mustBeNamed(t)) return s.find(e => namesLiterally(e, t));
return s.find(n => (0, o.$z)(n, t.tool, e !== "allow") && (0, o.iD)(n, t.subject, e !== "allow"));
}
function namesLiterally({tool: e, specifier: t}, n) {
return e === n.tool && t.kind === "literal" && t.text.toUpperCase() === n.subject;
}
function evaluateFetch(e, t, n) {
if (typeof e !== "string") {
const r = findFetch("deny", null, t, n) ?? null;
const o = `fetching from any address: ${e.any} is unknown before the command runs: ${(0, 
i.w)(e.any)}`;
return (0, a.LD)("deny", r, o);
}
const o = hostOf(e);
const s = `fetching from ${o ?? e.slice(0, 80)}`;
const {mode: c} = n;
const l = findFetch("deny", o, t, n);
if (l !== void 0) return (0, a.k2)(l, s);
if (c === "plan") return (0, a.LD)("deny", null, `${s} is not allowed in mode plan`);
const u = c === "yolo" ? void 0 : findFetch("ask", o, t, n);
if (u !== void 0) return (0, a.k2)(u, s);
const d = findFetch("allow", o, t, n);
if (d !== void 0) return (0, a.k2)(d, s);
if (!(0, r.jo)(t)) {
const e = !n.rules.allow.some(e => e.tool === t);
return (0, a.J8)(`${e ? `${t} is off: ` : ""}no rule allows ${s}`);
}
if (c === "yolo") return (0, a.LD)("allow", null, `mode yolo allows ${s}`);
return (0, a.J8)(`no rule allows ${s}`);
}
function hostOf(e) {
if (!URL.canParse(e)) return null;
const t = new URL(e);
return /^https?:$/.test(t.protocol) ? t.hostname.toLowerCase().replace(/\.$/, "") : null;
}
function findFetch(e, t, n, r) {
const o = r.rules[e];
const i = t === null ? o : (0, s.Fu)(o, t, n);
return [ ...i, ...e === "allow" ? r.more : [] ].find(r => {
if (r.specifier.kind === "any") return r.tool === "WebFetch" || r.tool === n && n !== "Bash";
if (r.tool !== "WebFetch" || r.specifier.kind !== "domain") return false;
if (t === null) return e !== "allow";
const o = r.specifier.host;
return o.startsWith("*.") ? t.endsWith(o.slice(1)) : t === o || t.endsWith(`.${o}`);
});
}
}),
55269: (function(e, t, n) {
n.d(t, {
I: () => gitPartsOf,
r: () => gitCommandOf
});
const r = [ [ "am checkout cherry-pick commit merge rebase reset revert switch", [ "head", "branches" ] ], [ "bisect", [ "head", "bisect" ] ], [ "branch", [ "branches" ] ], [ "clone init submodule", [ "repositories" ] ], [ "fetch", [ "remotes", "tags", "shallow" ] ], [ "notes", [ "notes" ] ], [ "pull", [ "head", "branches", "remotes", "tags", "shallow" ] ], [ "push", [ "remotes" ] ], [ "remote", [ "remotes", "tags" ] ], [ "replace", [ "replace" ] ], [ "stash", [ "stash", "head", "branches" ] ], [ "symbolic-ref", [ "head" ] ], [ "tag", [ "tags" ] ], [ "update-ref", [ "head", "branches", "tags", "remotes", "notes", "stash" ] ], [ "worktree", [ "repositories", "branches" ] ] ];
function gitPartsOf(e) {
return r.find(([t]) => t.split(" ").includes(e))?.[1] ?? [];
}
function gitCommandOf(e) {
const t = e.slice(1).map(e => e.kind === "literal" ? e.value : null);
for (let e = 0; e < t.length; e += 1) {
const n = t[e] ?? null;
if (n === null) return "";
if (!n.startsWith("-")) return n;
n !== "-C" && n !== "-c" || (e += 1);
}
return "";
}
})
};
