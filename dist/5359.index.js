"use strict";

exports.id = 5359;

exports.ids = [ 5359, 2037, 1816 ];

exports.modules = {
16727: (function(n, e, t) {
t.r(e);
t.d(e, {
mcpCommand: () => mcpCommand
});
var o = t(42357);
var r = t(54539);
var s = t(7041);
var i = t(15172);
var c = t(43304);
var a = t(92284);
var l = t(13151);
var u = t(67483);
async function pinOf(n, e, t, r) {
const {connection: s, missing: c} = (0, l.i)(n.connection, e);
if (c.length > 0) return {
server: n,
problem: `these variables are not set: ${c.join(", ")}`
};
try {
const e = await (0, a.C)(n, s, t, r);
await e.close();
const {instructions: o, portableInstructions: c, tools: l, packages: u} = e;
return {
server: n,
pinned: (0, i.hD)({
instructions: c,
tools: l
}),
unchanged: (0, i.hD)({
instructions: o,
tools: l.map(({portable: n, ...e}) => e)
}),
packages: u
};
} catch (e) {
return {
server: n,
problem: (0, o.bD)(e)
};
}
}
function pinChanges(n, e) {
const t = n?.tools ?? {};
const o = [ ...new Set([ ...Object.keys(t), ...Object.keys(e.tools) ]) ].toSorted();
const r = o.flatMap(n => {
const [o, r] = [ t[n], e.tools[n] ];
if (o === void 0) return [ `new: ${n}` ];
if (r === void 0) return [ `removed: ${n}` ];
const s = (0, i.Ty)(o, r);
return s.length === 0 ? [] : [ `changed: ${n} (${s.join(", ")})` ];
});
const s = n === void 0 || n.instructions === e.instructions;
return [ ...r, ...s ? [] : [ "changed: instructions of the server" ] ];
}
function packageChanges(n, e) {
return Object.entries(e).flatMap(([e, t]) => {
const o = n[e];
if (o === void 0) return [ `new: the package ${e}` ];
const r = [ ...new Set([ ...Object.keys(o), ...Object.keys(t) ]) ];
const s = r.filter(n => (0, c.d)(o[n]) !== (0, c.d)(t[n]));
const i = [ ...new Set(s.map(u.ZC)) ].join(", ");
return i === "" ? [] : [ `changed: packages of ${e} (${i})` ];
});
}
function changedTexts(n, e) {
if (n === void 0) return [];
const t = Object.entries(e.tools).flatMap(([e, {text: t}]) => {
const o = Object.hasOwn(n.tools, e) ? n.tools[e]?.text : void 0;
if (o === void 0 || t === void 0) return [];
const r = [ "title", "description", "inputSchema", "rest" ];
return r.map(n => ({
what: `${e} ${n}`,
before: textOf(o[n]),
now: textOf(t[n])
}));
});
const o = {
what: "instructions",
before: n.text ?? "",
now: e.text ?? ""
};
const r = n.text !== void 0 || n.instructions === e.instructions;
return [ ...t, ...r ? [ o ] : [] ].filter(n => n.before !== n.now);
}
function textOf(n) {
return typeof n === "string" ? n : n === null || n === void 0 ? "" : (0, c.d)(n);
}
var f = t(78594);
var d = t(68350);
var p = t(88724);
var h = t(7436);
var g = t(72539);
async function mcpCommand(n, e) {
const [t] = n.operands;
if (t !== "pin") {
const n = t === void 0 ? "mcp needs an action" : "unknown action of mcp";
throw (0, o.IF)([ "argument-invalid", "mcp" ], n, "write: sallyport mcp pin", t);
}
const r = await (0, g.kv)(n, e);
const c = await (0, p.readMcpConfiguration)(r.settings, r.trustedSource.source);
const {stdio: a, environment: l, signal: u} = e;
if (c.servers.length === 0) {
a.err("No MCP servers are configured: see docs/mcp.md.\n");
return 0;
}
for (const n of c.notices) a.err(`${n}\n`);
const v = (0, d.hg)(r.settings, r.locationOfRule);
const onSandbox = ({level: n}) => a.err(`Sandbox: ${n}\n`);
const m = (0, h.JG)(n, "check");
const w = m ? c.lock?.packages : void 0;
const k = await (0, s.c)({
runContext: r,
hostEnvironment: e,
lists: v,
onSandbox: onSandbox
}, n => Promise.all(c.servers.map(e => pinOf(e, l, {
...n,
pinnedPackages: w
}, u))));
const b = packagesOf(k);
const $ = [ ...k.flatMap(n => changesOf(n, c)), ...m ? [] : packageChanges(c.lock?.packages ?? {}, b) ];
const O = m ? await wordsOf(k, c) : [];
const y = Object.keys(c.lock?.servers ?? {}).filter(n => !c.servers.some(({givenName: e}) => e === n));
for (const n of [ ...$, ...y.map(n => `${n}  removed: the server`) ]) a.out(`${n}\n`);
for (const n of O) a.err(`${n}\n`);
const x = k.filter(n => "problem" in n);
for (const {server: n, problem: e} of x) a.err(`The MCP server ${n.givenName} is not available: ${(0, 
f.T)(e, 1e3)}\n`);
const {lock: T} = c;
const j = $.length === 0 && y.length === 0 && T !== null;
const C = T !== null && (0, i.hY)(T, c.servers);
C && a.err(`${c.lockPath} was written by an earlier version: run sallyport mcp pin once.\n`);
if (m) {
const n = j && x.length === 0;
a.err(n ? `${c.lockPath} is up to date.\n` : checkFailed(c));
return n ? 0 : 1;
}
await r.files.write(c.lockPath, lockText(k, c));
const M = j && !C ? "Unchanged" : "Written";
a.err(`${M}: ${c.lockPath}. Review the tools before you commit it.\n`);
return x.length === 0 ? 0 : 1;
}
function checkFailed({lock: n, lockPath: e}) {
return n === null ? `${e} does not exist: run sallyport mcp pin.\n` : `${e} is not up to date: review the differences, and run sallyport mcp pin.\n`;
}
function lockText(n, {lock: e}) {
const t = n.flatMap(n => {
const {givenName: t} = n.server;
const o = "pinned" in n ? n.pinned : e?.servers[t];
return o === void 0 ? [] : [ [ t, o ] ];
});
const o = n.some(n => "problem" in n) ? e?.packages : {};
return (0, i.X5)({
servers: Object.fromEntries(t),
packages: {
...o,
...packagesOf(n)
}
});
}
function packagesOf(n) {
return Object.assign({}, ...n.map(n => "packages" in n ? n.packages : {}));
}
async function wordsOf(n, {lock: e}) {
const o = n.flatMap(n => {
if ("problem" in n) return [];
const {givenName: t} = n.server;
return changedTexts(e?.servers[t], n.pinned).map(n => ({
givenName: t,
...n
}));
});
if (o.length === 0) return [];
const {changedWords: r} = await t.e(3173).then(t.bind(t, 33173));
return o.map(({givenName: n, what: e, before: t, now: o}) => `${n}  ${(0, f.T)(`${e}: ${r(t, o)}`, 2e3)}`);
}
function changesOf(n, {lock: e}) {
if ("problem" in n) return [];
const {givenName: t} = n.server;
const o = e?.servers[t];
const s = e !== null && (0, i.Jc)(e);
const c = pinChanges(o, s ? n.unchanged : n.pinned).map(n => `${t}  ${(0, f.T)(n, 200)}`);
if (o !== void 0 || c.length > 0) return c;
return [ `${t}  new: a server with ${(0, r.B4)(0, "tool")}` ];
}
}),
72539: (function(n, e, t) {
t.d(e, {
wM: () => evaluateCall,
kv: () => runContextOf,
GV: () => runtimeOf,
gW: () => runtimeOptionsOf
});
var o = t(3456);
var r = t(42357);
var s = t(84758);
t(4071);
var i = t(3681);
var c = t(41816);
var a = t(93199);
var l = t(44697);
var u = t(62491);
var f = t(478);
var d = t(20600);
const neverCalled = () => Promise.reject(new Error("the tool is only described"));
const p = {
loadSkill: neverCalled,
agents: "",
runTask: neverCalled,
webFetch: {
guard: () => null,
loadFetcher: neverCalled
},
webSearch: {
provider: "",
loadSearch: neverCalled
},
recorder: {
keep: () => Promise.resolve(null)
}
};
function furtherTools(n = p) {
const {recorder: e, memory: t} = n;
return [ (0, l.Q)(n.loadSkill), (0, u.g)(n.agents, n.runTask), (0, f.d)(n.webFetch), ...t === void 0 ? [] : [ (0, 
i.M)(t) ], (0, d.t)(n.webSearch), ...s.gitHubWriteKinds.map(({createTool: n}) => n(e, () => Promise.resolve({
files: ""
}), false)), (0, a.r)(e), (0, a.P)(e), (0, c.createFindingsTool)(e) ];
}
var h = t(33740);
var g = t(49711);
var v = t(68350);
var m = t(66843);
var w = t(7436);
async function runContextOf(n, e, t = () => Promise.resolve()) {
const r = (0, m.T)((0, w.f5)(n), n.problems);
const s = await (0, o.ue)(r.early, e);
return await (0, o.wW)(s, r, e, {
checkPrompt: t
});
}
function runtimeOptionsOf(n, e) {
return {
runContext: n,
lists: (0, v.hg)(n.settings, n.locationOfRule),
spec: e,
tools: furtherTools()
};
}
async function runtimeOf(n, e, t = null) {
const o = (0, h.Y)({
...runtimeOptionsOf(n, t),
hostEnvironment: e,
childProcesses: {
home: e.home,
temporary: (0, g.YB)(e)
}
});
await o.ready();
return o;
}
const k = /^mcp__[A-Za-z0-9-]+(?:_[A-Za-z0-9-]+)*__[A-Za-z0-9_-]+$/;
function evaluateCall(n, e, t) {
const o = n.tools.find(n => n.name === e);
if (o === void 0 && k.test(e)) return n.policy({
tool: e,
effects: []
});
if (o === void 0 && e === "Memory") {
const n = "name one with memory-file, such as memory-file: AGENTS.md in the configuration";
throw (0, r.IF)([ "argument-invalid", "--tool" ], "Memory is off: it needs a file", n);
}
if (o === void 0) {
const t = [ ...new Set(n.tools.map(n => n.name)) ];
const o = (0, r.au)(e, t) ?? `the tools are ${t.join(", ")}`;
throw (0, r.IF)([ "argument-invalid", "--tool" ], `unknown tool ${JSON.stringify(e)}`, o);
}
const s = o.bind(t);
if (!s.ok) throw new r.yo(s.problems.map(n => ({
code: "argument-invalid",
location: "--input",
message: n,
hint: `pass the input of ${e} as a JSON object`
})));
const {effects: i, subject: c} = s.call;
return n.policy({
tool: e,
effects: i,
...c === void 0 ? {} : {
subject: c
}
});
}
}),
5428: (function(n, e, t) {
t.d(e, {
R: () => fingerprint
});
var o = t(77598);
function fingerprint(n, e = 16) {
const t = (0, o.createHash)("sha256");
for (const e of n) t.update(e);
return t.digest("hex").slice(0, e);
}
}),
32622: (function(n, e, t) {
t.d(e, {
o: () => truncateMarkdown
});
var o = t(54539);
var r = t(20653);
const s = {
fence: null,
details: 0
};
function truncateMarkdown(n, e) {
const size = n => e.unit === "bytes" ? Buffer.byteLength(n) : n.length;
if (size(n) <= e.limit) return n;
const t = e.whole === null ? "" : ` The whole text is ${e.whole}.`;
const r = `*Truncated here: ${(0, o.ZV)(e.limit)} of ${(0, o.ZV)(size(n))} ${e.unit} fit.${t}*`;
const s = e.limit - size(r) - size("\n\n");
const i = s <= 0 ? "" : lastFitting(n, s, size);
const c = i === "" ? r : `${i}\n\n${r}`;
return size(c) <= e.limit ? c : "";
}
function lastFitting(n, e, t) {
let o = {
end: 0,
open: s
};
let r = o;
let i = s;
let [c, a] = [ 0, 0 ];
for (const s of n.split("\n")) {
const n = openAfter(s, i);
const l = a + t(s);
if (l > e) {
const n = partOfLine(s, i, n => a + t(n) + closing(i).length <= e);
n > 0 && (o = {
end: c + n,
open: i
});
break;
}
if (l + closing(n).length <= e) {
o = {
end: c + s.length,
open: n
};
n.fence === null && n.details === 0 && (r = o);
}
i = n;
c += s.length + 1;
a = l + 1;
}
const {end: l, open: u} = r.end * 2 >= o.end ? r : o;
return `${n.slice(0, l)}${closing(u)}`.trimEnd();
}
function openAfter(n, e) {
if (e.fence !== null) {
const t = /^ {0,3}(`{3,}|~{3,})[ \t]*$/.exec(n)?.[1] ?? "";
return t.startsWith(e.fence) ? {
...e,
fence: null
} : e;
}
const t = /^ {0,3}(`{3,}(?=[^`]*$)|~{3,})/.exec(n)?.[1] ?? null;
if (t !== null) return {
...e,
fence: t
};
if (!/^ {0,3}<\/?details\b/i.test(n)) return e;
const o = (n.match(/<details\b/gi)?.length ?? 0) - (n.match(/<\/details>/gi)?.length ?? 0);
return {
fence: t,
details: Math.max(0, e.details + o)
};
}
function closing({fence: n, details: e}) {
return `${n === null ? "" : `\n${n}`}${"\n\n</details>".repeat(e)}`;
}
function partOfLine(n, {fence: e}, t) {
if (e === null && /^\s*(?:\||<|`{3}|~{3})/.test(n)) return 0;
let [o, s] = [ 0, n.length ];
while (o < s) {
const e = Math.ceil((o + s) / 2);
t(n.slice(0, e)) ? o = e : s = e - 1;
}
return e === null ? safeEnd(n, o) : (0, r.GH)(n, o).length;
}
const i = 2e3;
function safeEnd(n, e) {
let t = 0;
let o = null;
for (const {0: r, index: s} of n.slice(0, e + 1).matchAll(/`+|\]\(|[[\])>]|<(?=[a-z/])|\s+/gi)) {
o !== null && s - o.since > i && (o = null);
o !== null ? r === o.until ? o = null : r === "](" && o.until === "]" && (o = {
until: ")",
since: o.since
}) : r.startsWith("`") ? o = {
until: r,
since: s
} : r === "[" ? o = {
until: "]",
since: s
} : r === "<" ? o = {
until: ">",
since: s
} : /^\s/.test(r) && (t = s);
}
return t;
}
}),
41816: (function(n, e, t) {
t.r(e);
t.d(e, {
createFindingsTool: () => createFindingsTool
});
var o = t(94343);
var r = t(43759);
var s = t(54539);
var i = t(11261);
var c = t(39472);
var a = t(64287);
const input = () => o.rej({
findings: o.YOg((0, c.K)()).check(r.Eb(200), o.q0y("The findings; empty if there are none."))
});
function createFindingsTool(n) {
return (0, i.uO)({
name: "ReportFindings",
description: "Reports findings in files, each with its location. They become annotations and report files of this run.",
input: input,
readOnly: true,
effects: () => [],
label: ({findings: n}) => (0, s.B4)(n.length, "finding"),
run: ({findings: e}) => (0, a.V)(n, {
kind: "findings",
findings: e.map(c.C)
})
});
}
})
};
