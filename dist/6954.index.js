"use strict";

exports.id = 6954;

exports.ids = [ 6954, 7824, 8724 ];

exports.modules = {
65254: (function(t, e, n) {
n.d(e, {
N: () => withConfinedRuntime
});
var r = n(83258);
var o = n(39446);
var s = n(46738);
var i = n(3745);
async function withConfinedRuntime({redact: t, onSandbox: e, ...n}, a) {
const {settings: c} = n.runContext;
const u = (0, r.GC)(n.hostEnvironment.temporary, t);
const l = (0, s.H)(u);
l.make();
const d = (0, i.Y)({
...n,
childProcesses: l.childProcesses,
sandbox: {
mode: c.sandbox,
makeDirectory: () => u.makeDirectory("sandbox"),
limits: c,
onReport: t => e?.(t)
}
});
try {
await d.ready();
c.sandbox === "require" && await (d.sandbox?.report());
return await a(d);
} finally {
d.sandbox?.close();
(0, o.j)(u.run);
u.remove();
}
}
}),
68933: (function(t, e, n) {
n.d(e, {
Y: () => serverPorts,
c: () => withServerPorts
});
var r = n(49711);
var o = n(73024);
const s = /^\/(?:$|proc|sys|dev|run|etc|usr|lib|boot|snap)/;
function mountPoints() {
try {
const t = (0, o.readFileSync)("/proc/self/mountinfo", "utf8").split("\n");
const e = t.map(t => (t.split(" ")[4] ?? "").replaceAll("\\040", " "));
return [ ...new Set(e) ].filter(t => t.startsWith("/") && !s.test(t));
} catch {
return [];
}
}
var i = n(31782);
var a = n(52758);
var c = n(42357);
var u = n(20653);
var l = n(68949);
var d = n(57824);
const f = 10;
function createLineSplitter(t, e) {
let n = [];
let r = 0;
let o = false;
return {
add(s) {
let i = s;
for (let s = i.indexOf(f); s >= 0 && !o; s = i.indexOf(f)) {
o = r + s > t;
o || e(Buffer.concat([ ...n, i.subarray(0, s) ]).toString("utf8").replace(/\r$/, ""));
n = [];
r = 0;
i = i.subarray(s + 1);
}
n.push(Buffer.from(i));
r += i.length;
o ||= r > t;
o && (n = []);
return !o;
}
};
}
var p = n(64666);
var m = n(39925);
const h = 500;
const v = 4e3;
function createServerStarter(t, e) {
return async n => {
const [r, ...o] = n.argv;
const s = (0, p.oq)(r, t.path);
if (s === null) return `the program ${JSON.stringify(r)} was not found on the PATH of tools`;
(0, d.closeInheritedFiles)();
const i = await (0, l.driverPins)(t, n.cwd);
const a = {
...i,
...n.env
};
const u = await (0, m.enter)(e, {
program: s,
argv: [ r, ...o ]
}, {
...n,
env: a
}, t);
if (typeof u === "string") return u;
try {
const e = (0, m.startProcess)(u.confined ?? u.plain, true);
if (e.pid !== void 0) return serve(e, n, {
...u,
systemRoot: t.environment["SystemRoot"]
});
await u.end();
return (await e).originalMessage ?? "it could not be started";
} catch (t) {
await u.end();
return (0, c.bD)(t);
}
};
}
function serve(t, e, n) {
let r = "";
let o = "";
let s = null;
const i = (0, m.killerOf)(t, n);
const a = (0, m.endOnExit)(() => i("SIGKILL"));
const c = createLineSplitter(e.maxLineBytes, e.onLine);
t.stdout?.on("data", t => {
if (c.add(t)) return;
s ??= `it sent a message of more than ${String(e.maxLineBytes)} bytes`;
i("SIGKILL");
});
t.stderr?.on("data", t => {
const e = t.toString("utf8");
const n = r.length < v;
n ? r += e : o = (0, u.pJ)(o + e, v);
});
for (const e of [ t.stdin, t.stdout, t.stderr ]) e?.on("error", () => {});
const l = new Promise(c => {
const finish = async (t, u) => {
a();
process.platform !== "win32" && i("SIGTERM");
const l = await n.end();
e.onEnd(endOfServer({
reason: s ?? l?.startError ?? exitReason(t, u),
stderr: r + o
}, l));
c();
};
t.once("exit", (t, e) => void finish(t, e));
});
return {
send: e => send(t, e),
stop: async () => {
s ??= "it was stopped";
t.stdin?.end();
const e = [ setTimeout(i, h, "SIGTERM"), setTimeout(i, h + m.killGraceMs, "SIGKILL") ];
await l;
for (const t of e) clearTimeout(t);
for (const e of [ t.stdout, t.stderr ]) e?.destroy();
}
};
}
function endOfServer(t, e) {
return {
...t,
reason: e?.exceeded ?? t.reason,
blocked: e?.blocked ?? []
};
}
function exitReason(t, e) {
return e === null ? `it ended with exit code ${String(t ?? 0)}` : `it was ended by ${e}`;
}
function send({stdin: t}, e) {
return new Promise((n, r) => {
if (t === null || t.destroyed || t.writableEnded) {
r(new Error("the server has ended"));
return;
}
t.write(`${e}\n`, t => t === null || t === void 0 ? n() : r(t));
});
}
var y = n(98336);
var g = n(60387);
var b = n(51968);
var w = n(65254);
async function withServerPorts(t, e) {
const {lists: n} = t;
const {environment: o} = t.hostEnvironment;
const s = (0, y.l)((0, r.Fj)(o));
return await (0, w.N)({
...t,
redact: s.redact,
spec: null,
tools: []
}, async t => await e(serverPorts(n, {
runtime: t,
redactor: s
}, o)));
}
function serverPorts(t, {runtime: e, redactor: n}, r) {
return {
startServer: createServerStarter(e.processes, e.sandbox),
fetch: (0, i.createFetch)({
proxy: (0, a.proxyFrom)(r),
decodes: true
}),
needsOf: (e, {writesWorkspace: n}) => (0, g.pN)(e, t, {
writesWorkspace: n,
registries: (0, b.Xx)(r)
}),
redact: n.redactAdded,
directory: e.files.root,
machinePaths: machinePaths(r)
};
}
function machinePaths(t) {
const e = {
HOME: "${HOME}",
TMPDIR: "${TMPDIR}",
RUNNER_TEMP: "${TMPDIR}"
};
return [ ...Object.entries(e).map(([e, n]) => ({
path: t[e] ?? "",
placeholder: n
})), ...mountPoints().map(t => ({
path: t,
placeholder: "${PATH}"
})) ];
}
}),
43304: (function(t, e, n) {
n.d(e, {
d: () => canonicalJson,
q: () => hashOf
});
var r = n(77598);
var o = n(20274);
function hashOf(t) {
return `sha256-${(0, r.createHash)("sha256").update(canonicalJson(t)).digest("hex")}`;
}
function canonicalJson(t) {
return JSON.stringify(t, (t, e) => (0, o.u4)(e) ? Object.fromEntries(Object.entries(e).toSorted(([t], [e]) => t < e ? -1 : 1)) : e);
}
}),
92284: (function(t, e, n) {
n.d(e, {
C: () => connectServer
});
var r = n(76760);
var o = n(49453);
var s = n(42357);
var i = n(55559);
var a = n(20653);
var c = n(17992);
var u = n(20274);
const l = new Set([ "object", "array", "string", "number", "integer", "boolean", "null" ]);
const d = [ "properties", "patternProperties", "$defs", "definitions", "dependentSchemas" ];
const f = "additionalProperties propertyNames contains not if then else unevaluatedProperties".split(" ");
const p = [ "anyOf", "oneOf", "allOf", "prefixItems" ];
const m = 40;
function schemaProblem(t) {
return problemAt(t, "", 0);
}
function problemAt(t, e, n) {
if (typeof t === "boolean" || n > m) return null;
const r = e === "" ? "its schema" : `its schema at ${e.slice(0, 100)}`;
if (!(0, u.u4)(t)) return `${r} is not a schema`;
const {type: o, items: s, $ref: i} = t;
if (o !== void 0 && !isType(o)) return `${r} has the unknown type ${JSON.stringify(o).slice(0, 50)}`;
if (i !== void 0 && typeof i !== "string") return `${r} has a $ref that is not text`;
const below = (t, r) => problemAt(t, `${e}/${r}`, n + 1);
for (const e of d) {
const n = t[e];
if (n === void 0 || n === null) continue;
if (!(0, u.u4)(n)) return `${r} has ${e} that are not a mapping`;
const o = first(Object.entries(n).map(([t, n]) => below(n, `${e}/${t}`)));
if (o !== null) return o;
}
const a = f.filter(e => (0, u.u4)(t[e]) || Array.isArray(t[e]));
const c = p.filter(e => Array.isArray(t[e]));
return first([ ...a.map(e => below(t[e], e)), ...c.flatMap(e => t[e].map((t, n) => below(t, `${e}/${String(n)}`))), ...(Array.isArray(s) ? s : s === void 0 || s === null ? [] : [ s ]).map(t => below(t, "items")) ]);
}
function first(t) {
return t.find(t => t !== null) ?? null;
}
function isType(t) {
return Array.isArray(t) ? t.every(t => l.has(t)) : l.has(t) || t === "any";
}
function makeLenient(t, e) {
let n;
Object.defineProperty(t, "onmessage", {
configurable: true,
get: () => n && receive,
set: t => {
n = t;
}
});
const receive = (t, r) => n?.(lenient(t, e), r);
}
function lenient(t, e) {
const {result: n} = t;
if (!(0, u.u4)(n)) return t;
if (Array.isArray(n["tools"])) {
const r = n["tools"].map(readTool);
const o = r.flatMap(t => "problem" in t ? [ t ] : []);
o.length > 0 && e(o);
const s = r.flatMap(t => "tool" in t ? [ t.tool ] : []);
return {
...t,
result: {
...n,
tools: s
}
};
}
const r = [ "content", "structuredContent", "isError" ].some(t => Object.hasOwn(n, t));
return r ? {
...t,
result: readResult(n)
} : t;
}
function readTool(t) {
if (!(0, u.u4)(t)) return {
name: "",
problem: "an entry of its list is not a tool"
};
const {name: e, title: n, description: r, inputSchema: o, outputSchema: s, annotations: i, execution: a, icons: c, _meta: l, ...d} = t;
if (typeof e !== "string" || e.trim() === "") return {
name: "",
problem: "it has no name"
};
if ((0, u.u4)(a) && a["taskSupport"] === "required") return {
name: e,
problem: "it can only run as a task, and runs have none"
};
const f = objectSchema(o);
const p = f === null ? "its schema is not one of an object" : schemaProblem(f);
if (p !== null) return {
name: e,
problem: p
};
const m = s === void 0 ? null : objectSchema(s);
return {
tool: {
...d,
name: e,
...typeof n === "string" ? {
title: n
} : {},
...typeof r === "string" ? {
description: r
} : {},
...(0, u.u4)(i) ? {
annotations: plainAnnotations(i)
} : {},
...Array.isArray(c) && c.every(t => (0, u.u4)(t) && typeof t["src"] === "string") ? {
icons: c
} : {},
...(0, u.u4)(l) ? {
_meta: l
} : {},
...m !== null && schemaProblem(m) === null ? {
outputSchema: m
} : {},
inputSchema: f
}
};
}
function objectSchema(t) {
if (t === void 0 || t === null || t === true) return {
type: "object"
};
if (!(0, u.u4)(t)) return null;
const {type: e, properties: n, required: r, ...o} = t;
if (e !== void 0 && e !== "object" && !(Array.isArray(e) && e.includes("object"))) return null;
return {
...o,
type: "object",
...n === void 0 || n === null ? {} : {
properties: withoutBooleans(n)
},
...Array.isArray(r) ? {
required: r.filter(t => typeof t === "string")
} : {}
};
}
function withoutBooleans(t) {
if (!(0, u.u4)(t)) return t;
const e = Object.entries(t);
if (!e.some(([, t]) => typeof t === "boolean")) return t;
return Object.fromEntries(e.map(([t, e]) => [ t, e === true ? {} : e === false ? {
not: {}
} : e ]));
}
function plainAnnotations(t) {
const isPlain = ([t, e]) => t.endsWith("Hint") ? typeof e === "boolean" : t !== "title" || typeof e === "string";
return Object.fromEntries(Object.entries(t).filter(isPlain));
}
function readResult({content: t, structuredContent: e, isError: n, ...r}) {
const o = Array.isArray(t) ? t : t === void 0 || t === null ? [] : [ t ];
return {
...r,
content: o.map(readBlock),
...e === void 0 || e === null ? {} : {
structuredContent: (0, u.u4)(e) ? e : {
result: e
}
},
...n === void 0 || n === null ? {} : {
isError: n === true || n === "true"
}
};
}
function readBlock(t) {
if (!(0, u.u4)(t)) return textBlock(t);
const {type: e, annotations: n, _meta: r, ...o} = t;
const s = typeof e === "string" && (h[e]?.(o) ?? false);
if (s) return {
type: e,
...o
};
return typeof e === "string" && h[e] === void 0 && typeof o["text"] !== "string" ? {
type: "text",
text: `[Content of type ${e.slice(0, 100)} is omitted.]`
} : textBlock(o["text"] ?? t);
}
function textBlock(t) {
return {
type: "text",
text: typeof t === "string" ? t : JSON.stringify(t ?? null)
};
}
const isText = t => typeof t === "string";
const h = {
text: ({text: t}) => isText(t),
image: ({data: t, mimeType: e}) => isText(t) && isText(e),
audio: ({data: t, mimeType: e}) => isText(t) && isText(e),
resource_link: ({uri: t, name: e}) => isText(t) && isText(e),
resource: ({resource: t}) => (0, u.u4)(t) && isText(t["uri"]) && (isText(t["text"]) || isText(t["blob"]))
};
const v = /(?<![\w.:/-])\/(?:home|Users|root|tmp|var\/(?:tmp|folders)|private\/(?:tmp|var)|workspaces|github|__w)(?:\/[\w.@+~-]+)*(?=$|[^\w/-])/g;
const y = "${PATH}";
function withoutMachinePaths(t, e) {
const n = e.filter(({path: t}) => t.length > 1).toSorted((t, e) => e.path.length - t.path.length);
return replaced(t, t => onceEach(n.reduce(replacePath, t).replaceAll(v, y)));
}
function replaced(t, e) {
if (typeof t === "string") return e(t);
if (Array.isArray(t)) return t.map(t => replaced(t, e));
if (!(0, u.u4)(t)) return t;
return Object.fromEntries(Object.entries(t).map(([t, n]) => [ t, replaced(n, e) ]));
}
function replacePath(t, {path: e, placeholder: n}) {
let r = t;
let o = "";
for (let t = r.indexOf(e); t >= 0; t = r.indexOf(e)) {
const s = `${o}${r.slice(0, t)}`.at(-1) ?? "";
const i = r.charAt(t + e.length);
const a = !/[\w.:/-]/.test(s) && !/[\w-]/.test(i);
o += r.slice(0, t) + (a ? n : e);
r = r.slice(t + e.length);
}
return o + r;
}
function onceEach(t) {
const e = t.split("\n");
return e.filter((t, n) => t !== e[n - 1] || !t.includes("${")).join("\n");
}
var g = n(66955);
const b = 10485760;
const w = 500;
function createStdioTransport(t, e) {
let n = null;
let r = null;
let hasEnded = () => {};
const o = new Promise(t => {
hasEnded = t;
});
const s = {
stderr: null,
pid: null,
end: () => r,
start: async () => {
const o = await t({
...e,
maxLineBytes: b,
onLine: t => {
const e = parse(t);
e !== null && s.onmessage?.(e);
},
onEnd: t => {
r = t;
hasEnded();
s.onclose?.();
}
});
if (typeof o === "string") throw new Error(o);
n = o;
},
send: async t => {
if (n === null) throw new Error("the server has not been started");
try {
await n.send(JSON.stringify(t));
} catch (t) {
await Promise.race([ o, new Promise(t => void setTimeout(t, w).unref()) ]);
throw t;
}
},
close: async () => {
await (n?.stop());
}
};
return s;
}
function parse(t) {
try {
const e = JSON.parse(t);
return typeof e === "object" && e !== null ? e : null;
} catch {
return null;
}
}
const S = /error|required|missing|cannot|can't|could not|not set|not found|must |invalid|denied|refused|unauthori[sz]ed|forbidden|fail|no such|unable|expected|usage/i;
const O = /^\s*(?:at\s|\^+\s*$|node:|Node\.js v|throw\s|File "|Traceback|\}|\{|\.\.\. \d+ lines)/;
const $ = 300;
function tellingLines(t, e) {
const n = t.split("\n").map(t => t.trimEnd());
const r = n.filter(t => t.trim() !== "" && !O.test(t));
if (r.join("\n").length <= e) return r.join("\n");
const o = r.map((t, e) => e);
const s = o.filter(t => S.test(r[t] ?? ""));
const i = new Map;
let c = e;
const show = (t, e) => {
const n = (0, a.ml)(r[t] ?? "", e);
if (i.has(t) || n.length > c || n.length > e) return;
i.set(t, n);
c -= n.length + 1;
};
for (const t of s.slice(0, 3)) show(t, $);
const whole = t => (r[t] ?? "").length <= $ ? show(t, $) : void 0;
for (const t of o.toReversed()) whole(t);
for (const t of o) whole(t);
if (i.size === 0) return (0, a.ml)(r.at(-1) ?? "", e);
return o.flatMap(t => i.get(t) ?? []).join("\n");
}
async function connectServer(t, e, n, r) {
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
mode: t.protocol
};
const u = new o.Kj({
name: "sallyport",
version: c.rE
}, {
...i,
versionNegotiation: a
});
u.onclose = () => {
s.isClosed = true;
};
const l = e.kind === "stdio" ? stdioTransport(t, e, n) : null;
const d = l ?? httpTransport(e, n);
const f = [];
makeLenient(d, t => f.push(...t));
const whyEnded = () => endSentence(l, e, n.directory);
try {
const {startTimeoutMs: e} = t;
const o = {
timeout: e,
maxTotalTimeout: e,
signal: r
};
await u.connect(d, o);
const i = u.getServerCapabilities() ?? {};
const a = u.getInstructions() ?? "";
const c = [ {
path: n.directory,
placeholder: "${WORKSPACE}"
}, ...n.machinePaths ?? [] ];
const p = i.tools === void 0 ? [] : (await u.listTools(void 0, o)).tools;
return {
instructions: a,
portableInstructions: withoutMachinePaths(a, c),
tools: p.map(t => definitionOf(t, c)),
oddTools: f,
hasResources: i.resources !== void 0,
hasPrompts: i.prompts !== void 0,
client: u,
isClosed: () => s.isClosed,
whyEnded: whyEnded,
blocked: () => l?.end()?.blocked ?? [],
close: () => u.close()
};
} catch (n) {
await u.close().catch(() => {});
await (l?.close());
throw connectError(n, t, e, whyEnded());
}
}
const x = {
getValidator: () => t => ({
valid: true,
data: t,
errorMessage: void 0
})
};
function stdioTransport(t, {command: e, args: n, env: r}, {startServer: o, needsOf: s, directory: i}) {
const a = [ e, ...n ];
const c = s(a, t);
return createStdioTransport(o, {
argv: a,
cwd: i,
env: r,
needs: c,
trust: `server ${t.name}`
});
}
function httpTransport(t, {fetch: e}) {
if (t.kind !== "remote") throw new Error("not an address");
return new o.jS(new URL(t.url), {
fetch: limitedFetch(e),
requestInit: {
headers: {
"user-agent": `sallyport/${c.rE}`,
...t.headers
}
}
});
}
function definitionOf(t, e) {
const {name: n, title: r, description: o, inputSchema: s, annotations: i, outputSchema: a} = t;
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
portable: withoutMachinePaths(c, e)
};
}
function connectError(t, {startTimeoutMs: e}, n, r) {
const o = (0, g.SG)(t);
const i = (0, a.ml)((0, a.TN)((0, s.bD)(t)), 500);
const c = {
timeout: `no answer within ${String(e / 1e3)} seconds; start-timeout changes this limit`,
...n.kind === "remote" ? {
unauthorized: `the server refused the request (${i}): check the Authorization header`
} : {}
};
return new g.Q0(o, `${c[o] ?? i}${r}`, {
cause: t
});
}
function endSentence(t, e, n) {
const r = t?.end() ?? null;
if (r === null || e.kind !== "stdio") return "";
const o = r.blocked.map(({label: t, reason: e}) => `; the sandbox blocked ${t}: ${e}`).join("");
const s = tellingLines(r.stderr, 500);
const i = /ENOENT|MODULE_NOT_FOUND|no such file|not found/i.test(r.stderr);
const a = i ? ruleFor(e, n) : null;
return [ `; ${r.reason}${o}`, a === null ? "" : `; if the files of the server are hidden by the sandbox, add ${a} to allow`, s === "" ? "" : `; its last output: ${s}` ].join("");
}
function ruleFor({args: t}, e) {
const n = t.find(t => t.startsWith("/") && !(0, i.FK)({
path: t,
directory: e
}));
if (n === void 0) return null;
const o = n.indexOf("/node_modules/");
return `Read(/${o < 0 ? (0, r.dirname)(n) : n.slice(0, o)}/**)`;
}
const k = 52428800;
function limitedFetch(t) {
return async (e, n) => {
const r = await t(e, n);
if (r.body === null) return r;
let o = 0;
const s = new TransformStream({
transform(t, e) {
o += t.length;
o > k ? e.error(new Error(`the response is larger than ${String(k)} bytes`)) : e.enqueue(t);
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
13151: (function(t, e, n) {
n.d(e, {
i: () => expandVariables
});
const r = /\$\{([A-Za-z_]\w*)(?::-([^}]*))?\}/g;
function expandVariables(t, e) {
const n = new Set;
const o = new Set;
const expand = (t, s) => t.replaceAll(r, (t, r, i) => {
const a = e[r] === "" ? i ?? "" : e[r] ?? i;
a === void 0 ? n.add(r) : a !== i && s(a) && o.add(a);
return a ?? "";
});
const record = t => Object.fromEntries(Object.entries(t).map(([t, e]) => [ t, expand(e, () => true) ]));
const s = t.kind === "stdio" ? {
kind: "stdio",
command: expand(t.command, isOpaque),
args: t.args.map(t => expand(t, isOpaque)),
env: record(t.env)
} : {
kind: "remote",
url: expand(t.url, isOpaque),
headers: record(t.headers)
};
return {
connection: s,
missing: [ ...n ],
values: [ ...o ]
};
}
function isOpaque(t) {
if (/^https?:\/\/[^@?#]+$/.test(t)) return t.split("/").slice(3).some(isKey);
return !/^(?:\.{0,2}\/.*|[\d.:]+|[A-Za-z]+(?:[-_./ ][A-Za-z]+)*)$/.test(t);
}
function isKey(t) {
return t.length >= 16 && /\d/.test(t) && /[A-Za-z]/.test(t);
}
}),
15172: (function(t, e, n) {
n.d(e, {
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
var r = n(42357);
var o = n(20274);
var s = n(43304);
function pinServer({instructions: t, tools: e}) {
const n = e.toSorted((t, e) => t.name < e.name ? -1 : 1);
return {
instructions: (0, s.q)(t),
...t === "" ? {} : {
text: t
},
tools: Object.fromEntries(n.map(t => [ t.name, pin(t) ]))
};
}
function pin(t) {
const {title: e, description: n, inputSchema: r, rest: o} = t.portable ?? t;
return {
...hashesOf(t.portable ?? t),
text: {
title: e,
description: n,
inputSchema: r,
rest: o
}
};
}
function hashesOf({title: t, description: e, inputSchema: n, rest: r}) {
return {
description: (0, s.q)([ t, e ]),
inputSchema: (0, s.q)(n),
rest: (0, s.q)(r)
};
}
function changeSincePin(t, e) {
const n = e !== void 0 && Object.hasOwn(e.tools, t.name) ? e.tools[t.name] : void 0;
if (n === void 0) return "it is not in the lock file";
const r = changedParts(n, pin(t)).filter(e => changedParts(n, hashesOf(t)).includes(e));
return r.length === 0 ? null : `its ${r.join(" and ")} changed since it was pinned`;
}
const i = [ [ "description", "description" ], [ "inputSchema", "input schema" ], [ "rest", "annotations or output schema" ] ];
function changedParts(t, e) {
return i.filter(([n]) => t[n] !== e[n]).map(([, t]) => t);
}
function hasPinnedInstructions(t, e, {instructions: n, portableInstructions: r}) {
if (t === null || n === "") return true;
const o = Object.hasOwn(t.servers, e) ? t.servers[e]?.instructions : void 0;
return o === (0, s.q)(r) || o === (0, s.q)(n);
}
function keepsNoText({servers: t}) {
return Object.values(t).some(({tools: t}) => Object.values(t).some(({text: t}) => t === void 0));
}
function combineLocks(t) {
const [e, ...n] = t;
if (e === void 0) return null;
const r = new Map(Object.entries(e.servers));
for (const [t, e] of n.flatMap(t => Object.entries(t.servers))) {
const n = r.get(t);
r.set(t, n === void 0 ? e : inBoth(n, e));
}
return {
servers: Object.fromEntries(r)
};
}
function inBoth(t, e) {
const isSame = (t, n) => {
const r = Object.hasOwn(e.tools, t) ? e.tools[t] : void 0;
return r !== void 0 && changedParts(r, n).length === 0;
};
return {
...t,
instructions: t.instructions === e.instructions ? t.instructions : "",
tools: Object.fromEntries(Object.entries(t.tools).filter(([t, e]) => isSame(t, e)))
};
}
function formatLock(t) {
const e = Object.fromEntries(Object.entries(t.servers).toSorted(([t], [e]) => t < e ? -1 : 1));
return `${JSON.stringify({
version: 1,
servers: e
}, null, 2)}\n`;
}
function parseLock(t, e) {
const n = (0, o.U4)(t);
if (!isLock(n)) throw new r.yo({
code: "mcp-invalid",
location: e,
message: "the lock file is not one that `sallyport mcp pin` wrote",
hint: "run `sallyport mcp pin` again and review the change"
});
return n;
}
function isLock(t) {
if (!(0, o.u4)(t) || t["version"] !== 1 || !(0, o.u4)(t["servers"])) return false;
return Object.values(t["servers"]).every(t => (0, o.u4)(t) && typeof t["instructions"] === "string" && isPinnedTools(t["tools"]));
}
function isPinnedTools(t) {
return (0, o.u4)(t) && Object.values(t).every(t => (0, o.u4)(t) && i.every(([e]) => typeof t[e] === "string"));
}
}),
7951: (function(t, e, n) {
n.d(e, {
FQ: () => i,
L5: () => serverName,
Pt: () => toolIdentity,
Uf: () => toolName
});
var r = n(77598);
const o = 64;
const s = 40;
function serverName(t) {
return t.replaceAll(/[^A-Za-z0-9-]+/g, "_").replaceAll(/_{2,}/g, "_").replaceAll(/^[_-]+|_+$/g, "");
}
function toolIdentity(t, e) {
const n = e.replaceAll(/[^A-Za-z0-9_-]/g, "_");
const i = toolName({
server: t,
tool: n
});
if (i.length <= o) return {
server: t,
tool: n
};
const a = (0, r.createHash)("sha256").update(`${t}\0${e}`).digest("hex").slice(0, 8);
const c = Math.max(1, s - toolName({
server: t,
tool: ""
}).length);
return {
server: t,
tool: `${n.slice(0, c)}_${a}`,
whole: n
};
}
function toolName({server: t, tool: e}) {
return `mcp__${t}__${e}`;
}
const i = 32;
}),
66955: (function(t, e, n) {
n.d(e, {
EL: () => hasNoSession,
Q0: () => McpServerError,
SG: () => codeOfServerError
});
var r = n(49453);
class McpServerError extends Error {
code;
constructor(t, e, n) {
super(e, n);
this.name = "McpServerError";
this.code = t;
}
}
function codeOfServerError(t) {
if (t instanceof r.HC && (t.status === 401 || t.status === 403)) return "unauthorized";
if (t instanceof r.Fp) {
const e = t.code;
return s[e] ?? "failed";
}
const e = t instanceof r.bd && (i.has(t.code) || o.test(t.message));
return e ? "asks-client" : "failed";
}
function hasNoSession(t) {
return t instanceof r.HC && (t.status === 404 || t.status === 400);
}
const o = /\bclient does not support .{0,40}(?:elicitation|sampling|roots)\b|'(?:elicitation|sampling|roots)\/\w+' cannot be sent/i;
const s = {
REQUEST_TIMEOUT: "timeout",
CLIENT_HTTP_AUTHENTICATION: "unauthorized",
CLIENT_HTTP_FORBIDDEN: "unauthorized",
UNSUPPORTED_RESULT_TYPE: "asks-client",
INPUT_REQUIRED_ROUNDS_EXCEEDED: "asks-client"
};
const i = new Set([ -32042, -32021 ]);
}),
78594: (function(t, e, n) {
n.d(e, {
T: () => serverText
});
var r = n(38531);
var o = n(7138);
var s = n(20653);
function serverText(t, e) {
return (0, r.F8)((0, s.ml)((0, o.wh)(t).toWellFormed().trim(), e));
}
}),
57824: (function(t, e, n) {
n.r(e);
n.d(e, {
closeInheritedFiles: () => closeInheritedFiles
});
var r = n(73024);
var o = n(42357);
const s = 524288;
function closeInheritedFiles() {
if (i || process.platform !== "linux") return;
i = true;
for (const t of listed()) {
const e = Number(t);
e > 2 && isInheritable(t) && closeQuietly(e);
}
}
let i = false;
function listed() {
return (0, o.CD)(() => (0, r.readdirSync)("/proc/self/fd"), []);
}
function isInheritable(t) {
try {
const e = /^flags:\s*(\d+)/m.exec((0, r.readFileSync)(`/proc/self/fdinfo/${t}`, "latin1"))?.[1];
return e !== void 0 && (Number.parseInt(e, 8) & s) === 0;
} catch {
return false;
}
}
function closeQuietly(t) {
try {
(0, r.closeSync)(t);
} catch {}
}
}),
88724: (function(t, e, n) {
n.r(e);
n.d(e, {
readMcpConfiguration: () => readMcpConfiguration,
requireVariables: () => requireVariables
});
var r = n(42357);
var o = n(13151);
var s = n(15172);
var i = n(20274);
var a = n(7951);
const c = [ "type", "command", "args", "env", "url", "headers", "timeout", "start-timeout", "protocol", "required", "workspace" ];
const u = new Set([ "alwaysLoad", "autoApprove", "description", "disabled", "trust" ]);
const l = 6e4;
const d = 36e5;
const f = 12e4;
const p = 3e4;
function readServers(t, e, n) {
const r = [];
const o = [];
const s = [];
if (!(0, i.u4)(t)) {
r.push(problem(e, "the servers must be a mapping from names to servers", t));
return {
servers: s,
notices: o,
diagnostics: r
};
}
for (const [a, l] of Object.entries(t)) {
const t = `${e} ${a}`;
if (!(0, i.u4)(l)) {
r.push(problem(t, "a server must be a mapping with command or url", l));
continue;
}
if (l["disabled"] === true) continue;
for (const e of Object.keys(l)) {
if (c.includes(e) || u.has(e)) continue;
n && !m.has(e) ? o.push(`${t}: the key ${e} has no effect here.`) : r.push(unknownKey(t, e));
}
const d = readServer(a, t, l);
"connection" in d ? s.push(d) : r.push(...d.problems);
}
return {
servers: s,
notices: o,
diagnostics: r
};
}
const m = new Set([ "headersHelper", "oauth" ]);
function unknownKey(t, e) {
const n = "mcp-invalid";
if (m.has(e)) {
const r = "put a token into headers: Authorization: Bearer ${NAME}";
return {
code: n,
location: t,
message: `${e} is not supported`,
hint: r
};
}
const o = (0, r.au)(e, c) ?? `the keys are ${c.join(", ")}`;
return {
code: n,
location: t,
message: `unknown key ${e}`,
hint: o
};
}
function readServer(t, e, n) {
const r = (0, a.L5)(t);
const o = [];
const check = (t, n, r) => {
t || o.push(problem(e, n, r));
};
check(r !== "", "the name has no letter or digit", t);
check(r.length <= a.FQ, `the name is longer than ${String(a.FQ)} characters`, t);
const {timeout: s = l, protocol: i, required: c = false, workspace: u = "read-only"} = n;
const {"start-timeout": m} = n;
for (const [t, e = l] of [ [ "timeout", s ], [ "start-timeout", m ] ]) {
const n = typeof e === "number" && e >= 1e3 && e <= d;
check(n, `${t} must be a number of milliseconds from 1000 to ${String(d)}`, e);
}
check([ void 0, "legacy", "auto" ].includes(i), "protocol must be legacy or auto", i);
check(typeof c === "boolean", "required must be true or false", c);
const h = u === "read-only" || u === "read-write";
check(h, "workspace must be read-only or read-write", u);
const v = connectionOf(n, check);
if (v === null || o.length > 0) return {
problems: o
};
return {
name: r,
givenName: t,
location: e,
connection: v,
timeoutMs: Number(s),
startTimeoutMs: Number(m ?? (v.kind === "stdio" ? f : p)),
protocol: i === "legacy" || i === "auto" ? i : v.kind === "remote" ? "auto" : "legacy",
required: c === true,
writesWorkspace: u === "read-write"
};
}
function connectionOf(t, e) {
const {type: n, command: r, url: o, args: s = [], env: i = {}, headers: a = {}} = t;
const c = typeof n === "string" && /^(?:streamable-)?http$/.test(n) || n === void 0 && o !== void 0;
if (!c && n !== void 0 && n !== "stdio") {
e(false, n === "sse" ? "sse is not supported, only http and stdio" : "type must be stdio or http", n);
return null;
}
if (c) {
e(typeof o === "string" && /^(?:https?:\/\/|\$\{)/.test(o), "url must be an http or https address", o);
e(r === void 0, "a server has either command or url", r);
e(isTexts(a), "headers must be a mapping of text", a);
return typeof o === "string" && isTexts(a) ? {
kind: "remote",
url: o,
headers: a
} : null;
}
e(typeof r === "string" && r.trim() !== "", "command must be the name of a program", r);
e(isStrings(s), "args must be a list of text", s);
e(isTexts(i), "env must be a mapping of text", i);
return typeof r === "string" && isStrings(s) && isTexts(i) ? {
kind: "stdio",
command: r,
args: s,
env: Object.fromEntries(Object.entries(i))
} : null;
}
function equalNames(t) {
return t.flatMap((e, n) => {
const r = t.slice(0, n).find(({name: t}) => t.toLowerCase() === e.name.toLowerCase());
if (r === void 0) return [];
const o = `two servers have the name ${e.name} in rules`;
const s = `${r.location}, ${e.location}`;
return [ {
code: "mcp-invalid",
location: e.location,
message: o,
found: s,
hint: "rename one of them"
} ];
});
}
function problem(t, e, n) {
const r = JSON.stringify(n);
const o = r === void 0 ? {} : {
found: r.slice(0, 200)
};
return {
code: "mcp-invalid",
location: t,
message: e,
...o,
hint: "see docs/mcp.md for the form of a server"
};
}
function isStrings(t) {
return Array.isArray(t) && t.every(t => typeof t === "string");
}
function isTexts(t) {
return (0, i.u4)(t) && Object.values(t).every(t => typeof t === "string");
}
var h = n(69984);
var v = n(24064);
async function readMcpConfiguration(t, e, n = []) {
const o = (0, h.h)(t);
const [i, a] = [ readGiven(t["mcp-servers"]), await readFile(t["mcp-config"], e) ];
const c = [ ...i.servers, ...a.servers ];
const u = [ ...i.diagnostics, ...a.diagnostics, ...equalNames(c) ];
if (u.length > 0) throw new r.yo(u);
const l = [ o, ...n.map(t => `${t}${(0, h.h)({
config: void 0
})}`) ];
const d = await Promise.all(l.map(t => readLock(t, e)));
return {
servers: c,
lock: (0, s.CN)(d.filter(t => t !== null)),
lockPath: o,
notices: [ ...i.notices, ...a.notices ]
};
}
function requireVariables(t, e) {
const n = t.flatMap(({connection: t, location: n}) => (0, o.i)(t, e).missing.map(t => {
const e = `set ${t} in env of the step, or write \${${t}:-default}`;
return {
code: "mcp-invalid",
location: n,
message: `the variable ${t} is not set`,
hint: e
};
}));
if (n.length > 0) throw new r.yo(n);
}
const y = {
servers: [],
notices: [],
diagnostics: []
};
function readGiven(t) {
if (typeof t === "string") return readJson(t, "mcp-servers", false);
return t === void 0 ? y : readServers(t, "mcp-servers", false);
}
async function readFile(t, e) {
if (t === void 0) return y;
const n = await (0, v.y)(t, e);
return typeof n === "string" ? readJson(n, t, true) : {
...y,
diagnostics: [ unreadable(t, n) ]
};
}
async function readLock(t, e) {
const n = await (0, v.y)(t, e);
if (typeof n === "string") return (0, s.PG)(n, t);
if (n.code === "missing") return null;
throw new r.yo(unreadable(t, n));
}
function unreadable(t, {message: e}) {
const n = "correct the path, which is relative to the workspace, or commit the file";
return {
code: "file-unreadable",
location: t,
message: "the file cannot be read",
found: e,
hint: n
};
}
function readJson(t, e, n) {
let o;
try {
o = JSON.parse(t);
} catch (t) {
const n = 'write {"mcpServers": {"name": {"command": "\u2026"}}}';
const o = (0, r.bD)(t);
return {
...y,
diagnostics: [ {
code: "mcp-invalid",
location: e,
message: "invalid JSON",
found: o,
hint: n
} ]
};
}
const s = typeof o === "object" && o !== null && "mcpServers" in o ? o.mcpServers : o;
return readServers(s, e, n);
}
})
};
