"use strict";

exports.id = 1188;

exports.ids = [ 1188 ];

exports.modules = {
31188: (function(t, e, n) {
n.r(e);
n.d(e, {
findMcpPrompt: () => findMcpPrompt
});
var r = n(94054);
var o = n(7041);
var s = n(42357);
var a = n(92284);
var i = n(19687);
var c = n(13151);
var u = n(7951);
var m = n(78594);
async function getPrompt({command: t, args: e, servers: n, variables: r}, o, l) {
const p = n.find(({name: e}) => t.startsWith(`mcp__${e}__`));
if (p === void 0) {
const e = "no MCP server with this name is configured and allowed by a rule";
const r = n.map(({name: t}) => t).join(", ");
const o = r === "" ? "configure the server, and allow mcp__SERVER" : `the servers are ${r}`;
throw new s.yo({
code: "command-unknown",
location: t,
message: e,
hint: o
});
}
let d = null;
try {
d = await (0, a.C)(p, (0, c.i)(p.connection, r).connection, o, l);
const n = {
timeout: p.timeoutMs
};
const {prompts: f} = d.hasPrompts ? await d.client.listPrompts(void 0, n) : {
prompts: []
};
const h = f.map(t => [ (0, u.Uf)((0, u.Pt)(p.name, t.name)), t ]);
const g = h.find(([e]) => e === t)?.[1];
if (g === void 0) {
const e = h.map(([t]) => t);
const n = e.length === 0 ? "the server has no prompts" : `its prompts are ${e.join(", ")}`;
const r = (0, m.T)((0, s.au)(t, e) ?? n, 500);
const o = "the MCP server has no such prompt";
throw new s.yo({
code: "command-unknown",
location: t,
message: o,
hint: r
});
}
const v = g.arguments ?? [];
const x = e.trim() === "" ? [] : e.trim().split(/\s+/);
const y = v.length - 1;
const w = v.map(({name: t}, e) => [ t, e === y ? x.slice(e).join(" ") : x[e] ?? "" ]);
const T = v.find(({required: t}, e) => t === true && w[e]?.[1] === "");
if (T !== void 0) {
const e = `the argument ${(0, m.T)(T.name, 100)} of the prompt is missing`;
const n = "give the arguments in their order, separated by spaces";
throw new s.yo({
code: "argument-invalid",
location: t,
message: e,
hint: n
});
}
const P = Object.fromEntries(w.filter(([, t]) => t !== ""));
const {messages: $} = await d.client.getPrompt({
name: g.name,
arguments: P
}, n);
return $.map(({role: t, content: e}) => {
const n = (0, i.BU)(e);
return {
role: t,
text: n.type === "text" ? n.text : `[An image of type ${n.mediaType} is omitted.]`
};
});
} catch (e) {
if (e instanceof s.yo) throw e;
const n = {
code: "mcp-unavailable",
location: t,
message: `the MCP server ${p.givenName} did not return this prompt`,
found: (0, m.T)((0, s.bD)(e), 1e3),
hint: "check the configuration of the server"
};
throw new s.yo(n, {
cause: e
});
} finally {
await (d?.close().catch(() => {}));
}
}
var l = n(56585);
var p = n(68350);
var d = n(88724);
async function findMcpPrompt(t, e) {
const {settings: n, trustedSource: s} = t;
const a = (n.command ?? "").replace(/^\//, "");
if (n["dry-run"]) return promptOf(a, [ {
role: "user",
text: `[The prompt ${a} of the server]`
} ]);
const i = (0, p.hg)(n, t.locationOfRule);
const c = await (0, d.readMcpConfiguration)(n, s.source, s.placement.above);
const u = {
runContext: t,
lists: i,
spec: {
allowedTools: null
}
};
const m = c.servers.filter(({name: t}) => (0, r.O8)(t, u));
const l = {
command: a,
args: n.args,
servers: m,
variables: e.environment
};
const f = await (0, o.c)({
runContext: t,
hostEnvironment: e,
lists: i
}, t => getPrompt(l, {
...t,
pinnedPackages: c.lock?.packages
}, e.signal));
return promptOf(a, f);
}
function promptOf(t, e) {
const n = e.length > 1 && e.at(-1)?.role === "user";
const r = [];
let o = "";
for (const [t, {role: n}] of e.entries()) {
const e = o.length;
o += `{{message_${String(t + 1)}}}\n\n`;
r.push({
role: n,
start: e,
end: o.length
});
}
const s = Object.fromEntries(e.map(({text: t}, e) => [ `message_${String(e + 1)}`, t ]));
return {
spec: {
...(0, l.K)("prompt-yml", t, o),
sections: n ? r : null
},
vars: s
};
}
}),
19687: (function(t, e, n) {
n.d(e, {
oR: () => contentParts,
BU: () => partOf,
_8: () => resourcePart
});
var r = n(51790);
var o = n(7138);
var s = n(20653);
var a = n(153);
var i = n(20274);
var c = n(43304);
const u = 1e3;
function structuredText(t, e) {
if (t === void 0) return null;
const n = heldValues(e);
if (isHeld(t, n)) return null;
return JSON.stringify(t, (t, e) => typeof e === "string" && e.length > u && n.has((0, 
c.d)(e)) ? m : e, 2);
}
const m = "[in another part of this result]";
function heldValues(t) {
const e = new Set;
for (const n of t) {
e.add((0, c.d)(n));
const t = (0, i.u4)(n) && (0, i.u4)(n["resource"]) ? n["resource"] : {};
for (const r of [ ...Object.values((0, i.u4)(n) ? n : {}), t["text"], t["blob"] ]) {
if (typeof r !== "string") continue;
e.add((0, c.d)(r));
const t = (0, i.U4)(r);
t !== void 0 && e.add((0, c.d)(t));
}
}
return e;
}
function isHeld(t, e) {
if (e.has((0, c.d)(t))) return true;
const n = (0, i.u4)(t) ? Object.values(t) : (0, i._j)(t);
return n.length > 0 && n.every(t => isHeld(t, e));
}
function withoutMedia(t, e) {
return e.reduce((t, e) => e.length > u ? t.replaceAll(e, m) : t, t);
}
var l = n(78594);
const p = 4e5;
const d = 10;
function contentParts({content: t, structuredContent: e}) {
const n = t.flatMap(t => t.type === "image" ? [ t.data ] : []);
const o = t.map(partOf).map(t => t.type === "text" ? {
...t,
text: withoutMedia(t.text, n)
} : t);
const s = structuredText(e, t);
let a = 0;
const i = once([ ...o, ...s === null ? [] : [ asText(s) ] ]).map(t => {
if (t.type !== "media") return t;
a += 1;
return a <= d ? t : (0, r.h9)(t, `a result has at most ${String(d)} images`);
});
return i.length === 0 ? [ asText("The server returned nothing.") ] : limitText(i);
}
function partOf(t) {
switch (t.type) {
case "text":
return asText(t.text);

case "image":
return content_media(t.mimeType, t.data);

case "audio":
return asText(`[Audio of type ${t.mimeType} is omitted.]`);

case "resource_link":
return asText(`[Resource ${t.uri}: ${t.title ?? t.name}]`);

case "resource":
return resourcePart(t.resource);
}
}
function resourcePart(t) {
const {uri: e, mimeType: n, text: r, blob: o} = t;
if (typeof r === "string") return asText(`[Resource ${e}]\n${r}`);
return typeof o === "string" ? content_media(n ?? "application/octet-stream", o, e) : asText(`[Resource ${e} is empty.]`);
}
function asText(t) {
return {
type: "text",
text: (0, o.wh)(t)
};
}
function content_media(t, e, n) {
const o = n === void 0 ? {} : {
name: (0, l.T)(n, 300)
};
const s = {
type: "media",
mediaType: t,
data: e,
...o
};
const i = (0, a.c)(Buffer.from(e.slice(0, 64), "base64"));
if (i === null || !(0, a.F)(`x.${i.split("/")[1] ?? ""}`)) return (0, r.h9)(s, "models accept only PNG, JPEG, GIF, WebP and PDF");
return {
...s,
mediaType: i
};
}
function once(t) {
const e = new Set;
return t.filter(t => {
if (t.type !== "media") return true;
const n = !e.has(t.data);
e.add(t.data);
return n;
});
}
function limitText(t) {
let e = p;
return t.map(t => {
if (t.type !== "text" || t.text.length <= e) {
e -= t.type === "text" ? t.text.length : 0;
return t;
}
const n = Math.floor(e / 2);
const r = t.text.length - 2 * n;
e = 0;
const o = `[\u2026 ${String(r)} characters of this result are omitted \u2026]`;
return {
type: "text",
text: `${(0, s.GH)(t.text, n)}\n${o}\n${(0, s.pJ)(t.text, n)}`
};
});
}
})
};
