"use strict";

exports.id = 3412;

exports.ids = [ 3412, 4768 ];

exports.modules = {
13412: (function(e, t, n) {
n.d(t, {
generalAgent: () => v,
readAgents: () => readAgents,
readPluginAgents: () => readPluginAgents
});
var o = n(42357);
var s = n(72443);
var i = n(64772);
var a = n(67557);
var r = n(17211);
var l = n(65897);
var c = n(15027);
var d = n(44768);
var u = n(33233);
const p = [ "name", "description", "tools", "disallowedTools", "model", "permission" ];
async function parseAgent(e, t) {
const n = await (0, l.readFrontmatter)(e, t);
const s = (0, r.fieldsOf)(n);
const i = (0, u.p)(n?.fields.get("tools"));
const a = /(^|\/)\.github\/agents\//.test(e) ? d.vsCodeRules : void 0;
const f = (0, c.sR)(e, s, [ i ? "" : "tools", "disallowedTools" ], a);
const m = deniedByOpencode(n);
(0, r.checkAllowedTools)(s, "tools", f.allowed ?? []);
(0, r.checkAllowedTools)(s, "disallowedTools", f.disallowed);
const g = {
name: s.text("name"),
description: s.text("description"),
model: (0, c.ko)(s)
};
const h = s.diagnostics();
if (h.length > 0) throw new o.yo(h);
return {
...(0, c.EN)("claude", e, t, n),
...g,
allowedTools: f.allowed,
disallowedTools: [ ...f.disallowed, ...m ],
notices: [ ...n === null ? (0, r.strayNotices)(e, t, p) : [], ...(0, r.unknownFields)(e, n, p), ...f.notices ]
};
}
const f = new Map("bash=Bash edit=Edit,Write glob=Glob grep=Grep list=List patch=Edit,Write read=Read skill=Skill task=Task todowrite=TodoWrite webfetch=WebFetch websearch=WebSearch write=Edit,Write".split(" ").map(e => e.split("=")).map(([e = "", t = ""]) => [ e, t.split(",") ]));
function deniedByOpencode(e) {
const t = [ "tools", "permission" ].flatMap(t => {
const n = e?.fields.get(t);
if ((0, u.p)(n)) return Object.entries(n);
return t === "permission" && n !== void 0 ? [ [ "*", n ] ] : [];
});
const isAllowed = e => e === true || e === "allow" || (0, u.p)(e) && Object.values(e).every(isAllowed);
const n = t.filter(([, e]) => !isAllowed(e)).map(([e]) => e);
const o = n.includes("*") ? [ ...f.keys() ] : n;
return [ ...new Set(o.flatMap(e => f.get(e) ?? [])) ];
}
var m = n(53072);
var g = n(56121);
const h = 200;
const w = 2e5;
const v = {
name: "general-purpose",
description: "Any task, with all tools of this job.",
spec: null
};
async function readAgents(e, {prefix: t = "", above: n = [], folders: o = g.N6} = {}) {
const s = [ "", ...n ].flatMap(e => o.map(t => `${e}${t}`));
const i = await locate(e, t, s);
const a = i.flatMap(({file: e}) => e === null ? [] : [ e ]);
const r = await e.readAll(a, w);
const l = new Map;
const c = [];
for (const {shown: e, file: t} of i) {
const n = t === null ? void 0 : r.get(t);
const o = await readAgent(e, n);
c.push(...o.notices);
o.agent === null || l.has(o.agent.name) || l.set(o.agent.name, o.agent);
}
return {
agents: [ ...l.values() ],
notices: c
};
}
async function readPluginAgents({name: e, directory: t, root: n, source: o, components: s}) {
const {agents: i, notices: a} = await readAgents(o, {
prefix: `${t}/`,
folders: s.agents
});
const inPlugin = e => e === null ? null : {
...e,
body: (0, m.aL)(e.body, n),
plugin: {
directory: t,
root: n
}
};
return {
agents: i.map(t => ({
...t,
name: `${e}:${t.name}`,
spec: inPlugin(t.spec)
})),
notices: a
};
}
async function locate(e, t, n) {
const o = [];
for (const s of (await e.present(n)).keys()) {
const n = await e.holds(s);
for (const {name: i, kind: a} of await filesIn(e, s)) {
const r = `${s}/${i}`;
const l = a === "link" ? await e.followLink(r, ".") : r;
o.push({
shown: `${t}${r}`,
file: n ? l : null
});
}
}
return o.slice(0, h);
}
async function filesIn(e, t) {
const n = await e.list(t).catch((0, o.j6)(s.k, () => []));
return n.filter(({name: e, kind: t}) => (t === "file" || t === "link") && /\.md$/i.test(e));
}
async function readAgent(e, t) {
if (t === void 0) return omitted([ `${e}: it is a link to a location outside the workspace` ]);
if (t instanceof s.k) return omitted([ `${e}: ${t.message}` ]);
try {
const n = (0, a.Z6)(t, e);
if (!/^---[ \t]*\n/.test(n)) return {
agent: null,
notices: []
};
const o = await parseAgent(e, n);
if (o.description === null) return omitted([ `${e}: it has no description` ]);
const s = e.slice(e.lastIndexOf("/") + 1).replace(/\.agent(?=\.md$)/i, "");
const r = (0, i.h0)(o.name ?? (0, i.p6)(s));
if (!/^[^()*\\"\n]{1,100}$/.test(r)) return omitted([ `${e}: the name ${JSON.stringify(r)} is longer than 100 characters or has ( ) * \\ or "` ]);
return {
agent: {
name: r,
description: (0, i.h0)(o.description),
spec: o
},
notices: o.notices
};
} catch (t) {
(0, o.ki)(t, o.yo);
return omitted(t.diagnostics.map(({location: t = e, message: n}) => `${t}: ${n}`));
}
}
function omitted(e) {
return {
agent: null,
notices: e.map(e => `An agent was omitted: ${e}.`)
};
}
}),
64772: (function(e, t, n) {
n.d(t, {
Lt: () => wantedName,
cP: () => hasName,
gp: () => cleanDescription,
h0: () => plainLine,
p6: () => commandName
});
var o = n(5113);
var s = n(20653);
const i = 50;
function commandName(e) {
return e.replace(/\.[^./]*$/, "").split("/").map(e => {
const t = cleanPart(e);
return t.length > i ? `${(0, s.GH)(t, i - 3)}...` : t;
}).join(":");
}
function wantedName(e) {
return e.trim().replace(/^\//, "").split(":").map(cleanPart).join(":");
}
function hasName(e, t) {
return e !== null && (e.trim() === t || e.trim().replace(/\s+/g, "-") === t);
}
const a = (0, o.e)(String.raw`[^\p{L}\p{M}\p{N}_.-]`, "gu");
function cleanPart(e) {
return e.normalize("NFC").replace(a(), "_");
}
const r = (0, o.e)(String.raw`[\s\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+`, "gu");
function plainLine(e) {
const t = /\u001b(?:\[[0-?]*[ -/]*[@-~]|\][^\u0007\u001b]*(?:\u0007|\u001b\\)?)/g;
return e.replace(t, "").replace(r(), " ").trim();
}
function cleanDescription(e) {
const t = plainLine(e);
if (t.length <= 100) return t;
return `${(0, s.GH)(t, 97)}...`;
}
}),
44768: (function(e, t, n) {
n.r(t);
n.d(t, {
parsePromptMd: () => parsePromptMd,
vsCodeRules: () => vsCodeRules
});
var o = n(42357);
var s = n(93768);
var i = n(17211);
var a = n(65897);
var r = n(15027);
const l = [ "name", "description", "argument-hint", "agent", "mode", "model", "tools" ];
const c = {
codebase: [ "Grep", "Glob", "List" ],
search: [ "Grep", "Glob", "List" ],
filesearch: [ "Glob" ],
textsearch: [ "Grep" ],
edit: [ "Edit", "Write" ],
editfiles: [ "Edit", "Write" ],
createfile: [ "Write" ],
createdirectory: [ "Write" ],
execute: [ "Bash" ],
runcommands: [ "Bash" ],
runinterminal: [ "Bash" ],
terminal: [ "Bash" ],
read: [ "Read", "List" ],
readfile: [ "Read" ],
listdirectory: [ "List" ],
fetch: [ "WebFetch" ],
web: [ "WebFetch", "WebSearch" ],
todo: [ "TodoWrite" ],
todos: [ "TodoWrite" ]
};
const d = {
agent: null,
ask: [],
edit: [ "Edit", "Write" ]
};
async function parsePromptMd(e, t) {
const n = await (0, a.readFrontmatter)(e, t);
const s = (0, i.fieldsOf)(n);
const c = [ ...n === null ? (0, i.strayNotices)(e, t, l) : [], ...(0, i.unknownFields)(e, n, l) ];
const d = {
name: s.text("name"),
description: s.text("description"),
argumentHint: s.text("argument-hint"),
model: s.first("model"),
allowedTools: readTools(e, s, c)
};
(0, i.checkAllowedTools)(s, "tools", d.allowedTools ?? []);
const u = s.diagnostics();
if (u.length > 0) throw new o.yo(u);
return {
...(0, r.EN)("prompt-md", e, t, n),
...d,
notices: c
};
}
function readTools(e, t, n) {
const o = t.list("tools", "['search', 'editFiles']");
const s = t.text("mode");
const i = t.text("agent") ?? s ?? "agent";
const a = Object.hasOwn(d, i);
a || n.push(`${e}: the agent ${JSON.stringify(i)} has no effect; a custom agent is not read`);
if (o === null) return a ? d[i] ?? null : null;
if (o.includes("*")) return null;
const r = o.flatMap(t => {
const o = vsCodeRules(t);
o.length === 0 && n.push(`${e}: the tool ${JSON.stringify(t)} does not exist here`);
return o;
});
return [ ...new Set(r) ];
}
function vsCodeRules(e) {
const [t = "", n = "*"] = e.toLowerCase().split("/");
const o = n === "*" ? t : n;
if (Object.hasOwn(c, o)) return c[o] ?? [];
return (0, s.Zt)(e.replace(/\(.*$/s, "")) === void 0 ? [] : [ e ];
}
}),
33233: (function(e, t, n) {
n.d(t, {
k: () => readYamlFile,
p: () => isMapping
});
var o = n(42357);
var s = n(63520);
var i = n(14399);
var a = n(46013);
var r = n(39579);
const l = 1e6;
async function readYamlFile(e, t, c) {
const diagnostic = (n, o) => (0, s.dR)(e, t, n, {
code: "prompt-syntax",
message: o,
hint: "correct the YAML at the caret"
});
if (t.length > l) throw new o.yo(diagnostic(0, `the file is longer than ${l} characters`));
if ((0, r.qK)(t)) throw new o.yo(diagnostic(0, `the file is nested deeper than ${r.JG}`));
const {parseDocument: d} = await n.e(8815).then(n.t.bind(n, 38815, 19));
const u = d(t, {
logLevel: "error",
intAsBigInt: c !== void 0
});
const problem = (e, t) => diagnostic(e, `the file is not valid YAML: ${t}`);
const p = (0, i.H)(u, t, problem, c);
if (!isMapping(p)) throw new o.yo(diagnostic(0, `the file must be a mapping (\`name: value\`), but is ${(0, 
a.x)(p)}`));
return {
value: p,
diagnostic: (n, o, i = null) => {
const a = nodeAt(u, n);
const r = (i === null ? null : offsetIn(t, a, i)) ?? a?.range?.[0] ?? 0;
return (0, s.dR)(e, t, r, {
code: "prompt-syntax",
...o
});
},
linesOf: e => linesOf(t, nodeAt(u, e))
};
}
function isMapping(e) {
return typeof e === "object" && e !== null && !Array.isArray(e) && !(e instanceof Date);
}
function nodeAt(e, t) {
for (let n = t.length; n > 0; n -= 1) {
const o = e.getIn(t.slice(0, n), true);
if (typeof o === "object" && o !== null && "range" in o) return o;
}
return;
}
function linesOf(e, t) {
if (t === void 0 || !("value" in t) || typeof t.value !== "string") return null;
const [n] = t.range ?? [ 0 ];
const o = t.value.split("\n");
const i = "type" in t ? t.type : void 0;
if (i === "BLOCK_LITERAL" || i === "BLOCK_FOLDED") return linesOfBlock(e, n, o);
const a = n + (i === "PLAIN" ? 0 : 1);
return o.length === 1 && e.startsWith(t.value, a) ? [ (0, s.t$)(e, a) ] : null;
}
function offsetIn(e, t, n) {
if (t === void 0 || !("value" in t) || typeof t.value !== "string") return null;
const {line: o, column: i} = (0, s.t$)(t.value, n);
const a = linesOf(e, t)?.[o - 1];
return a === void 0 ? null : (0, s.HA)(e, {
line: a.line,
column: a.column + i - 1
});
}
function linesOfBlock(e, t, n) {
const o = (0, s.t$)(e, t).line + 1;
const i = e.split("\n").slice(o - 1, o - 1 + n.length);
const a = n.findIndex(e => e.trim() !== "");
const r = a < 0 ? 0 : (i[a] ?? "").length - (n[a] ?? "").length;
const l = n.every((e, t) => e === "" || i[t]?.slice(r) === e);
return l ? n.map((e, t) => ({
line: o + t,
column: r + 1
})) : null;
}
})
};
