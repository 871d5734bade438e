"use strict";

exports.id = 4678;

exports.ids = [ 4678 ];

exports.modules = {
90784: (function(e, t, n) {
n.d(t, {
Z: () => isReadOnlyHead
});
function isReadOnlyHead({pull: e, settings: t}) {
return e !== null && e.of === "head" && e.facts.head.isFork && !t["allow-forks"];
}
}),
5428: (function(e, t, n) {
n.d(t, {
R: () => fingerprint
});
var r = n(77598);
function fingerprint(e, t = 16) {
const n = (0, r.createHash)("sha256");
for (const t of e) n.update(t);
return n.digest("hex").slice(0, t);
}
}),
54678: (function(e, t, n) {
n.d(t, {
startConfiguredServers: () => startConfiguredServers
});
var r = n(90784);
var o = n(42357);
var s = n(13151);
var i = n(54539);
function limitTools(e, {limits: t, builtInTools: n, exactnessOf: r}) {
const o = Math.max(0, t.most - n);
const s = e.flatMap(({tools: e}) => e.map((e, t) => ({
tool: e,
rank: t
})));
if (s.length <= o) return {
offers: e,
notice: null
};
const a = new Map(s.map(({tool: e}) => [ e, r(e.name) ]));
const c = s.toSorted((e, t) => (a.get(t.tool) ?? 0) - (a.get(e.tool) ?? 0) || e.rank - t.rank).slice(0, o);
const l = new Set(c.map(({tool: e}) => e));
const u = e.map(e => ({
...e,
tools: e.tools.filter(e => l.has(e))
}));
const f = e.flatMap(({session: e, tools: t}, n) => {
const r = u[n]?.tools.length ?? 0;
const o = `mcp__${e.server.name}`;
return r === t.length ? [] : [ `${(0, i.ZV)(t.length - r)} of the ${(0, i.ZV)(t.length)} of ${o}` ];
});
const m = `The model takes at most ${(0, i.ZV)(t.most)} tools, ${(0, i.ZV)(n)} of which are built in, so ${(0, 
i.ZV)(s.length - o)} tools of MCP servers were not offered: ${f.join(", ")}. Allow only the tools that the job needs, by name.`;
return {
offers: u,
notice: m
};
}
var a = n(15172);
var c = n(90579);
var l = n(19687);
var u = n(7951);
var f = n(78594);
var m = n(20274);
var p = n(7138);
var d = n(20653);
var h = n(5428);
const v = 24;
const g = 3e3;
const y = 6e4;
const w = [ "title", "minimum", "maximum", "minItems", "maxItems" ];
const b = {
pattern: "Pattern",
minLength: "Minimum length",
maxLength: "Maximum length",
exclusiveMinimum: "More than",
exclusiveMaximum: "Less than",
multipleOf: "A multiple of",
uniqueItems: "No duplicates",
minProperties: "Minimum of properties",
maxProperties: "Maximum of properties"
};
function portableSchema(e, t = "whole") {
const n = {
root: e,
form: t,
nodes: 0,
names: new Map
};
try {
const {anyOf: t, ...r} = convert(e, n, {
depth: 0,
open: []
});
const o = (0, m._j)(t).map(e => (0, m.qY)((0, m.qY)(e)["properties"]));
const s = Object.assign({}, ...o, (0, m.qY)(r["properties"]));
const i = {
...r,
type: "object",
properties: s
};
if (JSON.stringify(i).length > y) return {
problem: "its schema is too large"
};
const a = [ ...n.names ].filter(([e, t]) => e !== t);
return a.length === 0 ? {
schema: i
} : {
schema: i,
renamed: Object.fromEntries(a.map(([e, t]) => [ t, e ]))
};
} catch (e) {
if (e instanceof TooLarge) return {
problem: e.message
};
throw e;
}
}
function withServerNames(e, t) {
if (Array.isArray(e)) return e.map(e => withServerNames(e, t));
if (!(0, m.u4)(e)) return e;
return Object.fromEntries(Object.entries(e).map(([e, n]) => [ Object.hasOwn(t, e) ? t[e] : e, withServerNames(n, t) ]));
}
class TooLarge extends Error {}
function convert(e, t, n) {
t.nodes += 1;
if (t.nodes > g) throw new TooLarge("its schema is too large");
if (n.depth > v) throw new TooLarge("its schema is nested too deeply");
if (!(0, m.u4)(e)) return {};
const r = e["$ref"];
if (typeof r === "string") return resolved(e, r, t, n);
const below = e => convert(e, t, {
...n,
depth: n.depth + 1
});
const o = [ e, ...(0, m._j)(e["allOf"]) ].map(n => n === e ? own(e, t, below) : below(n));
return o.reduce(merge, {});
}
function resolved(e, t, n, r) {
const {$ref: o, ...s} = e;
if (!t.startsWith("#")) throw new TooLarge("its schema refers to another document");
if (r.open.includes(t)) return own(s, n, () => ({}));
const i = t.slice(1).split("/").filter(e => e !== "").map(e => e.replaceAll("~1", "/").replaceAll("~0", "~")).reduce((e, t) => (0, 
m.u4)(e) && Object.hasOwn(e, t) ? e[t] : void 0, n.root);
const a = {
depth: r.depth + 1,
open: [ ...r.open, t ]
};
return merge(convert(i, n, a), convert(s, n, a));
}
function own(e, t, n) {
const r = {};
for (const n of [ ...w, ...Object.keys(b).filter(n => isTaken(n, e, t)) ]) isLimit(n, e[n]) && (r[n] = e[n]);
const o = describe(e, t);
o !== "" && (r["description"] = o);
Object.assign(r, choices(e, t), alternatives(e, n), objectParts(e, t, n));
const s = typeOf(e, r);
s !== void 0 && (r["type"] = s);
s === "array" && Object.assign(r, arrayParts(e, n));
return r;
}
function isLimit(e, t) {
if (e === "title" || e === "pattern") return typeof t === "string";
return e === "uniqueItems" ? t === true : typeof t === "number";
}
function isTaken(e, {[e]: t}, {form: n}) {
if (n === "documented") return false;
return n === "whole" || e !== "pattern" || typeof t === "string" && /^\^.*\$$/s.test(t);
}
const $ = 1e3;
function describe(e, t) {
const {description: n, default: r, format: o} = e;
const {form: s} = t;
const i = choiceValues(e);
const a = Object.entries(b).filter(([n]) => isLimit(n, e[n]) && !isTaken(n, e, t));
const c = [ ...typeof n === "string" ? [ (0, f.T)(n, $) ] : [], ...typeof o === "string" ? [ `Format: ${(0, 
f.T)(o, 100)}.` ] : [], ...r === void 0 ? [] : [ `Default: ${shown(r)}.` ], ...i === null || areSent(i, s) ? [] : [ `One of ${i.map(shown).join(", ").slice(0, 500)}.` ], ...a.map(([t, n]) => t === "uniqueItems" ? `${n}.` : `${n}: ${shown(e[t])}.`), ...(0, 
m.u4)(e["not"]) && Object.keys(e["not"]).length > 0 ? [ `Not: ${shown(e["not"])}.` ] : [], ...(0, 
m.u4)(e["patternProperties"]) ? [ `Names: ${shown(Object.keys(e["patternProperties"]))}.` ] : [] ];
return c.join(" ");
}
function shown(e) {
return (0, f.T)(JSON.stringify(e), 200);
}
function choiceValues(e) {
const t = Object.hasOwn(e, "const") ? [ e["const"] ] : (0, m._j)(e["enum"]);
return t.length === 0 ? null : t;
}
function areSent(e, t) {
const isPlain = e => typeof e === "string" || typeof e === "number";
return t === "documented" ? e.every(isPlain) : e.every(e => isPlain(e) || typeof e === "boolean" || e === null);
}
function choices(e, {form: t}) {
const n = choiceValues(e);
if (n === null || !areSent(n, t)) return {};
const r = [ ...new Set(n) ].filter(e => e !== "" && e !== null);
const [o, ...s] = [ ...new Set(r.map(e => typeof e)) ];
if (o === void 0) return {};
if (o === "boolean") return r.length > 1 ? {
type: "boolean"
} : {
type: "boolean",
enum: r
};
if (s.length > 0) return {
enum: r
};
const i = o === "number" && r.every(Number.isInteger);
return {
enum: r,
type: o === "string" ? "string" : i ? "integer" : "number"
};
}
function arrayParts(e, t) {
const {items: n, prefixItems: r} = e;
const o = Array.isArray(r) ? r : Array.isArray(n) ? n : [];
return {
...o.length === 0 ? {} : {
prefixItems: o.map(t)
},
items: t(Array.isArray(n) ? e["additionalItems"] : n)
};
}
function alternatives(e, t) {
const n = [ ...(0, m._j)(e["anyOf"]), ...(0, m._j)(e["oneOf"]) ].filter(e => !((0, 
m.u4)(e) && e["type"] === "null"));
if (n.length === 0) return {};
return n.length === 1 ? t(n[0]) : {
anyOf: n.map(t)
};
}
function objectParts(e, t, n) {
const {properties: r, required: o, additionalProperties: s} = e;
const i = (0, m.u4)(s) ? {
additionalProperties: n(s)
} : {};
if (!(0, m.u4)(r)) return i;
const a = Object.entries(r).map(([e, r]) => [ sentName(e, t), withGivenName(n(r), e, t) ]);
const c = (0, m._j)(o).filter(e => typeof e === "string" && Object.hasOwn(r, e));
const l = [ ...new Set(c) ].map(e => sentName(String(e), t));
return {
type: "object",
properties: Object.fromEntries(a),
...l.length === 0 ? {} : {
required: l
},
...i
};
}
const T = /^[\w.-]{1,64}$/;
function sentName(e, {names: t}) {
const n = t.get(e);
if (n !== void 0) return n;
const r = T.test(e) ? e : e.replaceAll(/[^\w.-]+/g, "_").replaceAll(/^_+|_+$/g, "");
const o = r !== "" && r.length <= 64 && ![ ...t.values() ].includes(r);
const s = o ? r : `${r.slice(0, 50)}_${(0, h.R)([ e ], 8)}`;
t.set(e, s);
return s;
}
function withGivenName(e, t, {names: n}) {
if (n.get(t) === t) return e;
const {description: r} = e;
const o = `Its name at the server is ${shown(t)}.`;
return {
...e,
description: typeof r === "string" ? `${r} ${o}` : o
};
}
const x = [ "object", "array", "string", "number", "integer", "boolean" ];
function typeOf(e, t) {
if (t["type"] !== void 0) return t["type"];
if (t["anyOf"] !== void 0) return;
const n = [ e["type"] ].flat().filter(e => x.includes(String(e)));
return n.length === 1 ? n[0] : void 0;
}
function merge(e, t) {
const n = {
...(0, m.qY)(e["properties"]),
...(0, m.qY)(t["properties"])
};
const r = [ ...new Set([ ...(0, m._j)(e["required"]), ...(0, m._j)(t["required"]) ]) ];
return {
...e,
...t,
...Object.keys(n).length === 0 ? {} : {
properties: n
},
...r.length === 0 ? {} : {
required: r
}
};
}
function offerTools(e, {couldAllow: t, lock: n, limits: r}) {
const {server: o, first: s} = e;
const i = [];
const c = [];
const l = new Set;
for (const f of s.tools) {
const s = (0, u.Pt)(o.name, f.name);
const p = (0, u.Uf)(s);
const d = [ p, ...s.whole === void 0 ? [] : [ (0, u.Uf)({
...s,
tool: s.whole
}) ] ];
const h = d.some(e => l.has(e.toLowerCase()));
for (const e of d) l.add(e.toLowerCase());
if (!d.some(t)) continue;
const v = portableSchema(f.inputSchema, r.schema);
const g = n === null ? null : (0, a.qA)(f, n.servers[o.givenName]);
const y = h ? "another tool of the server has the same name" : null;
const w = g === null ? y : `${g}; review the change, and run \`sallyport mcp pin\``;
if (w === null && "schema" in v) {
const t = {
description: tools_describe(f, o, r),
inputSchema: v.schema
};
const {renamed: n} = v;
i.push(mcpTool(s, t, (t, r) => {
const o = n === void 0 ? t : (0, m.qY)(withServerNames(t, n));
return e.call(f, o, r);
}));
} else c.push(notOffered(p, w ?? ("problem" in v ? v.problem : "")));
}
const f = s.oddTools.filter(({name: e}) => t((0, u.Uf)((0, u.Pt)(o.name, e || "unnamed"))));
const p = f.map(({name: e, problem: t}) => {
if (e === "") return `A tool of the MCP server ${o.givenName} was not offered: ${t}.`;
return notOffered((0, u.Uf)((0, u.Pt)(o.name, e)), t);
});
return {
tools: i,
notices: [ ...c, ...new Set(p) ]
};
}
function notOffered(e, t) {
return `The MCP tool ${(0, f.T)(e, 100)} was not offered: ${(0, f.T)(t, 300)}.`;
}
function tools_describe({description: e, title: t}, {name: n}, r) {
const o = `Tool of the MCP server ${n}. Its own description: `;
const s = r.description - o.length;
const i = (0, f.T)(e, s) || (0, f.T)(t ?? "", 200);
return (0, d.ml)(`${o}${i === "" ? "none" : i}`, r.description);
}
function mcpTool(e, t, n) {
return {
name: (0, u.Uf)(e),
...t,
readOnly: false,
bind: t => {
if (!(0, m.u4)(t)) return {
ok: false,
problems: [ "the input must be an object" ]
};
return {
ok: true,
call: {
effects: [ {
kind: "mcp",
...e
} ],
get label() {
return (0, d.ml)((0, p.wh)(JSON.stringify(t)), 120);
},
run: e => n(t, e)
}
};
}
};
}
const O = 200;
function createResourceTools(e) {
const {name: t} = e.server;
const n = {
description: `Lists the resources of the MCP server ${t}: data that it offers by address. Read one with mcp__${t}__read_resource.`,
inputSchema: {
type: "object",
properties: {}
}
};
const r = {
type: "string",
description: "Address of the resource, as listed."
};
const o = {
description: `Reads a resource of the MCP server ${t}.`,
inputSchema: {
type: "object",
properties: {
uri: r
},
required: [ "uri" ]
}
};
return [ mcpTool((0, u.Pt)(t, "list_resources"), n, (t, n) => e.request(listResources, n)), mcpTool((0, 
u.Pt)(t, "read_resource"), o, ({uri: t}, n) => e.request(async (e, n) => {
if (typeof t !== "string" || t === "") return (0, c.tK)("uri must be the address of a resource.");
const {contents: r} = await e.readResource({
uri: t
}, n);
return r.length === 0 ? (0, c.rE)("The resource is empty.") : {
parts: r.map(l._8)
};
}, n)) ];
}
async function listResources(e, t) {
const {resources: n} = await e.listResources(void 0, t);
const {resourceTemplates: r} = await e.listResourceTemplates(void 0, t).catch(() => ({
resourceTemplates: []
}));
const o = [ ...n.map(({uri: e, name: t, title: n, description: r}) => line(e, n ?? t, r)), ...r.map(({uriTemplate: e, name: t, title: n, description: r}) => line(e, n ?? t, r)) ];
const s = o.slice(0, O);
const i = o.length - s.length;
if (o.length === 0) return (0, c.rE)("The server lists no resources.");
return (0, c.rE)([ ...s, ...i === 0 ? [] : [ `[${String(i)} more are omitted.]` ] ].join("\n"));
}
function line(e, t, n) {
const r = n === void 0 ? "" : `: ${(0, f.T)(n, 200)}`;
return `${e}  ${(0, f.T)(t, 100)}${r}`.replaceAll("\n", " ");
}
var S = n(43304);
var P = n(92284);
var j = n(66955);
const M = 10;
const k = 10;
async function openSession(e, t, n, r) {
const o = await (0, P.C)(e, t, n, r);
let s = o;
let i = 1;
let a = M;
const restart = async () => {
await s.close().catch(() => {});
s = await (0, P.C)(e, t, n, r);
};
const ready = async () => {
if (!s.isClosed() || i === 0) return s;
i -= 1;
await restart();
return s;
};
const request = async (r, o) => {
for (let i = false; ;i = true) {
const c = await ready().catch(t => failure(t, e, s, o));
if ("parts" in c) return redacted(c, n);
try {
return redacted(await r(c.client, optionsOf(e, o)), n);
} catch (r) {
const l = t.kind === "remote" && (0, j.EL)(r) && !o.aborted;
if (!l || i || a === 0) return redacted(failure(r, e, s, o), n);
a -= 1;
if (c !== s) continue;
const u = await restart().catch(t => failure(t, e, s, o));
if (u !== void 0) return redacted(u, n);
}
}
};
return {
server: e,
first: o,
request: request,
call: (t, n, r) => request(async (r, i) => {
if (s !== o && !isUnchanged(t, s)) return failed(e, `it was started again and now describes the tool ${t.name} differently`);
const a = await r.callTool({
name: t.name,
arguments: {
...n
}
}, i);
return {
parts: (0, l.oR)(a),
...a.isError === true ? {
isError: true
} : {}
};
}, r),
close: async () => {
await s.close().catch(() => {});
return [ ...new Set([ o, s ]) ].flatMap(e => e.blocked());
}
};
}
function redacted(e, {redact: t}) {
const n = e.parts.map(e => e.type === "text" ? {
...e,
text: t(e.text)
} : e);
return {
...e,
parts: n
};
}
function isUnchanged(e, {tools: t}) {
const n = t.find(({name: t}) => t === e.name);
return n !== void 0 && (0, S.q)((0, a.y_)(n)) === (0, S.q)((0, a.y_)(e));
}
function optionsOf({timeoutMs: e}, t) {
return {
signal: t,
timeout: e,
resetTimeoutOnProgress: true,
maxTotalTimeout: e * k,
onprogress: () => {}
};
}
function failure(e, t, n, r) {
if (r.aborted) return failed(t, "the call was stopped");
const s = (0, j.SG)(e);
const i = (0, o.bD)(e).slice(0, 2e3);
if (s === "timeout") return failed(t, `no answer within ${String(t.timeoutMs / 1e3)} seconds; it may still be working`);
if (s === "asks-client") return failed(t, `${(0, d.Kx)(i)}; it asks this run for input, a model or its folders, and gets none of them`);
const a = n.whyEnded();
return failed(t, a === "" ? i : `it is not running${a}`);
}
function failed({givenName: e}, t) {
return (0, c.tK)(`The MCP server ${e} failed: ${(0, d.Kx)(t)}.`);
}
const _ = 2e3;
async function startServers(e) {
const {configuration: t, couldAllowServer: n} = e;
const r = t.servers.filter(({name: e}) => n(e));
const s = t.servers.filter(e => !r.includes(e));
const i = r.map(t => [ t, connectionOf(t, e) ]);
const c = await Promise.all(i.map(([t, n]) => start_servers_open(t, n, e)));
const l = c.flatMap(e => "session" in e ? [ e.session ] : []);
const u = c.flatMap(e => "session" in e ? [] : [ e ]);
const m = u.filter(({server: e}) => e.required);
if (m.length > 0) {
await Promise.all(l.map(e => e.close()));
throw new o.yo(m.map(unavailable));
}
const isPinned = ({server: e, first: n}) => (0, a.G_)(t.lock, e.givenName, n);
const p = l.map(t => ({
session: t,
...offer(t, e)
}));
const {offers: d, notice: h} = limitTools(p, e);
return {
tools: d.flatMap(({tools: e}) => e),
notices: [ ...t.notices, ...t.lock !== null && (0, a.hY)(t.lock, r) ? [ `${t.lockPath} ${C}` ] : [], ...s.map(({givenName: e, name: t}) => `The MCP server ${e} was not started: no rule allows mcp__${t}.`), ...u.map(({server: e, problem: t}) => `The MCP server ${e.givenName} is not available: ${t}.`), ...d.flatMap(({notices: e}) => e), ...h === null ? [] : [ h ], ...l.filter(e => !isPinned(e)).map(({server: e}) => `The instructions of the MCP server ${e.givenName} ${q}`) ],
instructions: d.flatMap(({session: e, tools: t}) => {
const n = (0, f.T)(e.first.instructions, _);
return n !== "" && t.length !== 0 && isPinned(e) ? [ {
server: e.server.name,
text: n
} ] : [];
}),
close: async () => (await Promise.all(l.map(closeNotices))).flat()
};
}
const N = 15e3;
async function start_servers_open(e, t, {ports: n, signal: r, onWaiting: s}) {
let i = 0;
const a = setInterval(() => {
i += N;
s?.(e.givenName, i / 1e3);
}, N);
try {
return {
session: await openSession(e, t, n, r)
};
} catch (t) {
return {
server: e,
problem: (0, f.T)((0, o.bD)(t), 1e3).replaceAll(/\s+/g, " ").replace(/\.$/, "")
};
} finally {
clearInterval(a);
}
}
function connectionOf(e, {variables: t, onSecrets: n}) {
const {connection: r, values: o} = (0, s.i)(e.connection, t);
n(o.filter(e => e.length >= A));
return r;
}
const A = 8;
function offer(e, {couldAllow: t, configuration: n, limits: r}) {
const {tools: o, notices: s} = offerTools(e, {
couldAllow: t,
limits: r,
lock: n.lock
});
const i = new Set(o.map(({name: e}) => e));
const a = e.first.hasResources ? createResourceTools(e) : [];
return {
tools: [ ...o, ...a.filter(({name: e}) => t(e) && !i.has(e)) ],
notices: s
};
}
const C = "was written by an earlier version, which pinned less: no packages, or no texts and the directories of a machine. Run `sallyport mcp pin` once.";
const q = "are omitted: they are not those in the lock file; review them, and run `sallyport mcp pin`.";
async function closeNotices(e) {
const t = await e.close();
return t.map(({label: t, reason: n}) => `The sandbox blocked the MCP server ${e.server.givenName}: ${t}: ${n}.`);
}
function unavailable({server: e, problem: t}) {
return {
code: "mcp-unavailable",
location: e.location,
message: `the MCP server ${e.givenName} is required and not available`,
found: t,
hint: "correct its configuration, or remove `required: true` to run without it"
};
}
var R = n(66483);
const L = {
most: 512,
description: 2e3,
schema: "whole"
};
const I = [ "whole", "anchored-patterns", "documented" ];
function toolLimitsOf(e) {
return e.map(limitsOf).reduce((e, t) => ({
most: Math.min(e.most, t.most),
description: Math.min(e.description, t.description),
schema: I.indexOf(e.schema) > I.indexOf(t.schema) ? e.schema : t.schema
}), L);
}
function limitsOf(e) {
const {provider: t, id: n} = (0, R.s_)(e);
const {toolLimits: r} = t === "script" ? {} : R.r5[t];
return {
...L,
...r?.(n)
};
}
var E = n(88724);
var U = n(94054);
var V = n(7041);
const G = 2;
async function startConfiguredServers(e) {
const {job: t, runtime: n, hostEnvironment: o, redactor: s, onEvent: i} = e;
const {settings: a, trustedSource: c} = t.runContext;
const {environment: l, signal: u} = o;
const f = await (0, E.readMcpConfiguration)(a, c.source, c.placement.above);
const m = (0, r.Z)(t.runContext) ? withoutPrograms(f) : f;
await n.ready();
const p = await startServers({
configuration: m,
couldAllow: e => (0, U.ZU)(e, t),
couldAllowServer: e => (0, U.O8)(e, t),
exactnessOf: e => (0, U.AA)(e, t),
limits: toolLimitsOf([ t.model.name, ...a["fallback-model"] ]),
builtInTools: n.tools.length + G,
variables: l,
onSecrets: e => s.add(e),
ports: {
...(0, V.Y)(t.lists, e),
pinnedPackages: m.lock?.packages
},
onWaiting: (e, t) => i({
type: "notice",
level: "info",
text: `The MCP server ${e} has not answered for ${String(t)} seconds: it may be downloading its packages.`
}),
signal: u
});
return {
...p,
names: f.servers.map(({name: e}) => e),
attachments: p.instructions.map(({server: e, text: t}) => ({
type: "context",
title: `Instructions of the MCP server ${e}`,
text: t,
source: {
kind: "mcp-instructions",
trust: "anyone"
},
images: []
})),
close: async () => {
for (const e of await p.close()) i({
type: "notice",
level: "warning",
text: e
});
}
};
}
function withoutPrograms({servers: e, notices: t, ...n}) {
const isProgram = ({connection: e}) => e.kind === "stdio";
const r = e.filter(isProgram).map(({givenName: e}) => e);
if (r.length === 0) return {
...n,
servers: e,
notices: t
};
const o = `These MCP servers were not started, because they could run code of the fork: ${r.join(", ")}.`;
return {
...n,
servers: e.filter(e => !isProgram(e)),
notices: [ ...t, o ]
};
}
}),
19687: (function(e, t, n) {
n.d(t, {
oR: () => contentParts,
BU: () => partOf,
_8: () => resourcePart
});
var r = n(51790);
var o = n(7138);
var s = n(20653);
var i = n(153);
var a = n(20274);
var c = n(43304);
const l = 1e3;
function structuredText(e, t) {
if (e === void 0) return null;
const n = heldValues(t);
if (isHeld(e, n)) return null;
return JSON.stringify(e, (e, t) => typeof t === "string" && t.length > l && n.has((0, 
c.d)(t)) ? u : t, 2);
}
const u = "[in another part of this result]";
function heldValues(e) {
const t = new Set;
for (const n of e) {
t.add((0, c.d)(n));
const e = (0, a.u4)(n) && (0, a.u4)(n["resource"]) ? n["resource"] : {};
for (const r of [ ...Object.values((0, a.u4)(n) ? n : {}), e["text"], e["blob"] ]) {
if (typeof r !== "string") continue;
t.add((0, c.d)(r));
const e = (0, a.U4)(r);
e !== void 0 && t.add((0, c.d)(e));
}
}
return t;
}
function isHeld(e, t) {
if (t.has((0, c.d)(e))) return true;
const n = (0, a.u4)(e) ? Object.values(e) : (0, a._j)(e);
return n.length > 0 && n.every(e => isHeld(e, t));
}
function withoutMedia(e, t) {
return t.reduce((e, t) => t.length > l ? e.replaceAll(t, u) : e, e);
}
var f = n(78594);
const m = 4e5;
const p = 10;
function contentParts({content: e, structuredContent: t}) {
const n = e.flatMap(e => e.type === "image" ? [ e.data ] : []);
const o = e.map(partOf).map(e => e.type === "text" ? {
...e,
text: withoutMedia(e.text, n)
} : e);
const s = structuredText(t, e);
let i = 0;
const a = once([ ...o, ...s === null ? [] : [ asText(s) ] ]).map(e => {
if (e.type !== "media") return e;
i += 1;
return i <= p ? e : (0, r.h9)(e, `a result has at most ${String(p)} images`);
});
return a.length === 0 ? [ asText("The server returned nothing.") ] : limitText(a);
}
function partOf(e) {
switch (e.type) {
case "text":
return asText(e.text);

case "image":
return content_media(e.mimeType, e.data);

case "audio":
return asText(`[Audio of type ${e.mimeType} is omitted.]`);

case "resource_link":
return asText(`[Resource ${e.uri}: ${e.title ?? e.name}]`);

case "resource":
return resourcePart(e.resource);
}
}
function resourcePart(e) {
const {uri: t, mimeType: n, text: r, blob: o} = e;
if (typeof r === "string") return asText(`[Resource ${t}]\n${r}`);
return typeof o === "string" ? content_media(n ?? "application/octet-stream", o, t) : asText(`[Resource ${t} is empty.]`);
}
function asText(e) {
return {
type: "text",
text: (0, o.wh)(e)
};
}
function content_media(e, t, n) {
const o = n === void 0 ? {} : {
name: (0, f.T)(n, 300)
};
const s = {
type: "media",
mediaType: e,
data: t,
...o
};
const a = (0, i.c)(Buffer.from(t.slice(0, 64), "base64"));
if (a === null || !(0, i.F)(`x.${a.split("/")[1] ?? ""}`)) return (0, r.h9)(s, "models accept only PNG, JPEG, GIF, WebP and PDF");
return {
...s,
mediaType: a
};
}
function once(e) {
const t = new Set;
return e.filter(e => {
if (e.type !== "media") return true;
const n = !t.has(e.data);
t.add(e.data);
return n;
});
}
function limitText(e) {
let t = m;
return e.map(e => {
if (e.type !== "text" || e.text.length <= t) {
t -= e.type === "text" ? e.text.length : 0;
return e;
}
const n = Math.floor(t / 2);
const r = e.text.length - 2 * n;
t = 0;
const o = `[\u2026 ${String(r)} characters of this result are omitted \u2026]`;
return {
type: "text",
text: `${(0, s.GH)(e.text, n)}\n${o}\n${(0, s.pJ)(e.text, n)}`
};
});
}
})
};
