"use strict";

exports.id = 3540;

exports.ids = [ 3540 ];

exports.modules = {
51396: (function(t, e, n) {
n.d(e, {
kN: () => isEncryptedBlock,
tL: () => o,
vH: () => compactionBlock
});
const o = "(The provider has summarized the conversation up to here. Only its models can read it.)";
function compactionBlock({parts: t}) {
for (const e of t) {
if (e.type !== "text" || e.text.trim() === "") continue;
const t = isEncryptedBlock(e.providerData);
if (!t && !isSigned(e.providerData)) continue;
return {
message: {
role: "assistant",
parts: [ e ]
},
text: t ? null : e.text
};
}
return null;
}
function isEncryptedBlock(t) {
const {type: e, encryptedContent: n} = t?.["openai"] ?? {};
return e === "compaction" && typeof n === "string" && n !== "";
}
function isSigned(t) {
const {type: e, signature: n} = t?.["anthropic"] ?? {};
return e === "compaction" && typeof n === "string";
}
}),
21211: (function(t, e, n) {
n.d(e, {
K: () => createProviderFetch,
P: () => s
});
var o = n(17992);
var r = n(83497);
const s = "ERR_NOT_A_STREAM";
const i = new Set([ "structured-outputs-2025-11-13", "fine-grained-tool-streaming-2025-05-14" ]);
function createProviderFetch(t, e = {}) {
return async (n, o = {}) => {
const r = await t(n, {
...o,
headers: {
...ownHeaders(o.headers),
...e
}
});
if (r.status !== 200 || r.body === null) return r;
if (r.headers.get("content-type")?.startsWith("text/event-stream") === true) return r;
const i = r.body.getReader();
const a = i.read();
const c = await startOf(a);
const u = insteadOfStream(c);
if (u !== null && typeof o.body === "string" && isStreamingRequest(n, o.body)) {
await i.cancel().catch(() => {});
throw Object.assign(new Error(u), {
code: s
});
}
return new Response(bodyOf(i, a), {
status: r.status,
statusText: r.statusText,
headers: r.headers
});
};
}
function insteadOfStream(t) {
if ((0, r.A)(t)) return (0, r.I)(t);
if (/^\s*[{[]/.test(t)) return "a JSON document instead of a stream";
return /^\s*[A-Za-z]+,? [ -~\s]*$/.test(t) ? `the text \u201c${t.trim().slice(0, 100)}\u201d instead of a stream` : null;
}
async function startOf(t) {
try {
const e = await t;
return e.done ? "" : (new TextDecoder).decode(e.value.subarray(0, 2e3));
} catch {
return "";
}
}
function isStreamingRequest(t, e) {
const n = typeof t === "string" ? t : t instanceof URL ? t.href : t.url;
return /stream/i.test(n) || /"stream":\s*true/.test(e);
}
function ownHeaders(t) {
const e = {};
for (const [n, o] of new Headers(t)) e[n.toLowerCase()] = o;
e["user-agent"] = `sallyport/${o.rE}`;
const n = e["anthropic-beta"]?.split(",").filter(t => !i.has(t.trim()));
if (n === void 0) return e;
delete e["anthropic-beta"];
return n.length === 0 ? e : {
...e,
"anthropic-beta": n.join(",")
};
}
function bodyOf(t, e) {
let n = e;
return new ReadableStream({
async pull(e) {
const o = await (n ?? t.read());
n = null;
o.done ? e.close() : e.enqueue(o.value);
},
cancel: e => t.cancel(e)
});
}
}),
83497: (function(t, e, n) {
n.d(e, {
A: () => isWebPage,
I: () => webPage
});
function isWebPage(t) {
return /^\uFEFF?\s*<(!doctype|html|head|body|\?xml)/i.test(t);
}
function webPage(t) {
const e = /<title[^>]*>([^<]{1,200})/i.exec(t)?.[1]?.trim();
return "a web page instead of an answer" + (e === void 0 || e === "" ? "" : ` (\u201c${e}\u201d)`);
}
}),
47766: (function(t, e, n) {
n.d(e, {
I: () => requestTokens,
c: () => toConnection
});
var o = n(12126);
var r = n(98970);
var s = n(17726);
var i = n(7174);
var a = n(24513);
function withAdjustedOptions(t, e) {
const n = Object.entries({
...t,
...e
}).filter(([, t]) => t !== void 0);
return Object.fromEntries(n);
}
function adjustmentFor({kind: t, message: e}, {options: n, asksReasoning: o}, r) {
if (t !== "bad-request") return null;
const s = outputLimitIn(e);
if (s !== null && (n.maxOutputTokens ?? Number.POSITIVE_INFINITY) > s) return {
options: {
maxOutputTokens: s
},
notice: `${r} writes at most ${String(s)} output tokens per turn.`
};
const i = /unsupported|not support|deprecated|only .{0,40}default|not (allowed|permitted)|must be verified/i.test(e);
const a = n.temperature !== void 0 || n.topP !== void 0;
if (i && a && /temperature|top_?p/i.test(e)) return {
options: {
temperature: void 0,
topP: void 0
},
notice: `${r} does not accept temperature and topP: they are left out.`
};
if (i && o && /reasoning|effort|thinking|encrypted/i.test(e)) {
const t = `${r} does not accept the settings effort and thinking: they are left out.`;
return {
options: {},
dropsReasoning: true,
notice: t
};
}
return null;
}
function isAdjustedBy({options: t, dropsReasoning: e}, n) {
if (e === true) return (0, a.lu)(n);
return !("temperature" in t) || n.temperature !== void 0 || n.topP !== void 0;
}
function outputLimitIn(t) {
const [, e] = /max_(?:output_|completion_)?tokens:? ?\d+ > (\d+)/.exec(t) ?? /max_(?:output_|completion_)?tokens.{0,60}at most (\d+)/i.exec(t) ?? [];
return e === void 0 || Number(e) < 1 ? null : Number(e);
}
function withCachedLastTurn(t) {
return {
name: t.name,
contextWindow: t.contextWindow,
async* stream(e, n) {
if (e.toolChoice !== "none" || e.tools.length === 0) {
yield* t.stream(e, n);
return;
}
for await (const o of t.stream({
...e,
toolChoice: "auto"
}, n)) {
if (o.type === "tool-call-start") continue;
const r = o.type === "finish" ? withoutCalls(o.message) : null;
if (o.type !== "finish" || r === null) yield o; else if (r.parts.some(t => t.type === "text" && t.text.trim() !== "")) yield {
...o,
reason: o.reason === "tool-calls" ? "stop" : o.reason,
message: r
}; else {
yield {
type: "retry",
attempt: 1,
delayMs: 0,
modelError: c,
usage: o.usage
};
yield* t.stream(e, n);
}
}
}
};
}
function withoutCalls(t) {
const e = t.parts.filter(t => t.type !== "tool-call");
return e.length === t.parts.length ? null : {
...t,
parts: e
};
}
const c = {
kind: "bad-request",
message: "The model called a tool instead of answering.",
hint: "Nothing needs to be fixed; the request is repeated without tool calls.",
retryable: true
};
var u = n(51396);
var l = n(20274);
function toCallOptions(t, {dialect: e, turnScope: n}, o) {
const {tools: r, maxOutputTokens: s, temperature: i, topP: a, stop: c, outputSchema: u} = t;
const l = t.dropReasoning === true ? withDroppedReasoning(e) : d[e];
return {
prompt: toPrompt(t, e, n),
abortSignal: o,
...l === void 0 ? {} : {
providerOptions: l
},
...r.length === 0 ? {} : {
tools: r.map(toTool),
toolChoice: {
type: t.toolChoice
}
},
...s === void 0 ? {} : {
maxOutputTokens: s
},
...i === void 0 ? {} : {
temperature: i
},
...a === void 0 ? {} : {
topP: a
},
...c === void 0 ? {} : {
stopSequences: [ ...c ]
},
...u === void 0 || e === "compatible" ? {} : {
responseFormat: {
type: "json",
name: "answer",
schema: u
}
}
};
}
const d = {
openai: {
openai: {
store: false,
strictJsonSchema: false
}
}
};
function withDroppedReasoning(t) {
return t === "anthropic" ? {
anthropic: {
thinking: {
blockBinding: {
prefixMismatchBehavior: "drop_block"
}
}
}
} : d[t];
}
const toTool = ({name: t, description: e, inputSchema: n}) => ({
type: "function",
name: t,
description: e,
inputSchema: n
});
function toPrompt(t, e, n) {
const o = [];
t.system !== "" && o.push({
role: "system",
content: t.system
});
const r = e === "compatible" ? hoistMedia(t.messages) : t.messages;
const s = t.dropReasoning === true && e !== "anthropic" ? r.map(withoutReasoning) : r;
for (const t of mergeUsers(s)) {
const r = n ? (0, i.OI)(t) : null;
o.push(convertedOnce(r?.message ?? t, e), ...r?.reminders ?? []);
}
return o;
}
function withoutReasoning(t) {
if (t.role !== "assistant") return t;
return {
role: "assistant",
parts: t.parts.filter(t => t.type !== "reasoning").map(withoutSignature)
};
}
function withoutSignature(t) {
if (t.providerData === void 0) return t;
const e = Object.entries(t.providerData).map(([t, e]) => typeof e === "object" && e !== null && "thoughtSignature" in e ? [ t, {
...e,
thoughtSignature: "skip_thought_signature_validator"
} ] : [ t, e ]);
return {
...t,
providerData: Object.fromEntries(e)
};
}
function mergeUsers(t) {
const e = [];
for (const n of t) {
const t = e.at(-1);
t?.role === "user" && n.role === "user" ? e[e.length - 1] = {
role: "user",
parts: [ ...t.parts, ...n.parts ]
} : e.push(n);
}
return e;
}
const p = new WeakMap;
function convertedOnce(t, e) {
const n = p.get(t) ?? {};
p.set(t, n);
return n[e] ??= toMessage(t, e);
}
function toMessage(t, e) {
switch (t.role) {
case "user":
return {
role: "user",
content: t.parts.map(toUserPart)
};

case "assistant":
return {
role: "assistant",
content: t.parts.map(t => toAssistantPart(t, e))
};

case "tool":
return {
role: "tool",
content: t.results.map(t => {
const {id: n, name: o} = t;
return {
type: "tool-result",
toolCallId: n,
toolName: o,
output: toOutput(t, e)
};
})
};
}
}
const toUserPart = t => t.type === "text" ? {
type: "text",
text: t.text
} : toFile(t);
const toFile = t => ({
type: "file",
mediaType: t.mediaType,
data: {
type: "data",
data: t.data
},
...t.name === void 0 ? {} : {
filename: t.name
}
});
function toAssistantPart(t, e) {
const n = t.providerData && {
providerOptions: t.providerData
};
if (e === "openai" && (0, u.kN)(t.providerData)) return {
type: "custom",
kind: "openai.compaction",
...n
};
switch (t.type) {
case "text":
return {
type: "text",
text: t.text,
...n
};

case "reasoning":
return {
type: "reasoning",
text: t.text,
...n
};

case "tool-call":
{
const e = (0, l.u4)(t.input) ? t.input : {
invalid_input: t.input
};
return {
type: "tool-call",
toolCallId: t.id,
toolName: t.name,
input: e,
...n
};
}
}
}
function toOutput(t, e) {
const n = t.parts.flatMap(t => t.type === "text" && t.text.trim() !== "" ? [ t.text ] : []);
const o = t.parts.filter(t => t.type === "media");
const r = n.join("\n");
if (o.length === 0) return t.isError ? {
type: "error-text",
value: r
} : {
type: "text",
value: r
};
if (e === "google") return {
type: "content",
value: [ {
type: "text",
text: r || "The file follows."
}, ...o.map(toFile) ]
};
const s = t.parts.filter(t => t.type === "media" || t.text.trim() !== "");
return {
type: "content",
value: s.map(toUserPart)
};
}
function hoistMedia(t) {
const e = [];
let n = [];
for (const o of t) {
if (n.length > 0 && o.role === "user") {
e.push({
role: "user",
parts: [ ...n, ...o.parts ]
});
n = [];
continue;
}
n.length > 0 && e.push({
role: "user",
parts: n
});
n = o.role === "tool" ? o.results.flatMap(mediaOf) : [];
const t = o.role === "tool" && n.length > 0;
e.push(t ? {
...o,
results: o.results.map(withoutMedia)
} : o);
}
n.length > 0 && e.push({
role: "user",
parts: n
});
return e;
}
function mediaOf(t) {
const e = t.parts.filter(t => t.type === "media");
if (e.length === 0) return [];
return [ {
type: "text",
text: `Files in the result of ${t.name} (call ${t.id}):`
}, ...e ];
}
function withoutMedia(t) {
const e = t.parts.map(t => {
if (t.type === "text") return t;
return {
type: "text",
text: `(${t.name ?? t.mediaType}: in the next message)`
};
});
return {
...t,
parts: e
};
}
function compactedRequest(t) {
const {compaction: e, messages: n, ...o} = t;
return {
...o,
messages: n.slice(0, n.length - 1 - (e?.keptMessages ?? 0))
};
}
function withCompaction(t, {dialect: e, instructions: n}) {
const {stopSequences: o, maxOutputTokens: r, ...s} = t;
const i = e === "openai" || r === void 0 ? {} : {
maxOutputTokens: r
};
const c = (0, a.Cf)(t.providerOptions, e === "openai" ? {
openai: {
compactionTrigger: true
}
} : {
anthropic: {
compaction: {
type: "summarize",
instructions: n
}
}
});
return {
...s,
...i,
...c === void 0 ? {} : {
providerOptions: c
}
};
}
function unlessIgnored(t, e, {dialect: n, name: o}) {
if (e.compaction === void 0 || n !== "openai" || t.type !== "finish") return t;
if (t.reason === "length" || (0, u.vH)(t.message) !== null) return t;
const r = {
kind: "bad-request",
message: `${o} did not compact the conversation.`,
hint: "Nothing needs to be done: the model is asked for a summary.",
retryable: false
};
return {
type: "error",
modelError: r,
usage: t.usage
};
}
function rejectedTool({status: t, message: e}, n) {
if (t !== 400 && t !== 422) return null;
const o = n.map(({name: t}) => t).filter(t => isOfServer(t) && hasWord(e, t)).toSorted((t, e) => e.length - t.length)[0];
const r = /function_?declarations?[.[](\d+)/i.exec(e)?.[1] ?? /\btools?(?:\.|\[|\/| \u2192 | -> )(\d+)/i.exec(e)?.[1];
const s = o ?? (r === void 0 ? void 0 : n[Number(r)]?.name);
return s !== void 0 && isOfServer(s) ? s : null;
}
function isOfServer(t) {
return t.startsWith("mcp__");
}
function hasWord(t, e) {
const n = t.indexOf(e);
return n >= 0 && !/[\w-]/.test(t.charAt(n + e.length));
}
var f = n(77701);
var m = n(34456);
var h = n(92682);
async function* watchParts(t, e, n) {
const o = t[Symbol.asyncIterator]();
let giveUp = () => {};
const s = new Promise((t, e) => {
giveUp = e;
});
s.catch(() => {});
const giveUpAfter = t => setTimeout(() => giveUp(Object.assign(new Error(`no event for ${String(t)} ms`), {
code: r.KA
})), t);
let i = giveUpAfter(e);
let a = false;
let c = false;
try {
for (;;) {
const t = await Promise.race([ o.next(), s ]);
if (t.done === true) break;
if (isProgress(t.value)) {
if (a) i.refresh(); else {
clearTimeout(i);
i = giveUpAfter(n);
}
a = true;
}
yield t.value;
}
c = true;
} finally {
clearTimeout(i);
c || Promise.resolve(o.return?.()).catch(() => {});
}
}
function isProgress(t) {
if (t.type === "stream-start") return false;
if (t.type !== "raw") return true;
const e = (0, h.e)(t.rawValue);
return e["type"] !== "ping" || Object.keys(e).length > 1;
}
const g = 2;
function toConnection(t, e, n) {
const o = {
adjustments: [],
adjusted: {},
keepsReasoning: true,
turnScope: t.hasTurnScope === true,
tools: new Set,
acceptedTools: new Set
};
const optionsFor = (e, r) => limited(withAdjustedOptions(optionsOf(withoutTools(e, o), t, n, {
...o,
signal: r
}), o.adjusted), e);
const r = {
name: e.model,
contextWindow: n.contextWindow,
async* stream(r, s) {
const {compaction: i, ...a} = r;
const c = i !== void 0 && t.canCompact?.() === true ? r : a;
if (c.webSearch === true && t.searchTool === void 0) {
yield {
type: "error",
modelError: noWebSearch(e)
};
return;
}
const u = {
...c,
...n.parameters
};
for (const t of o.adjustments) isAdjustedBy(t, u) && (yield {
type: "notice",
text: t.notice
});
for (let r = 0; ;r += 1) {
const i = optionsFor(c, s);
const a = (0, m.b)(() => requestTokens(c));
let l = null;
for await (const d of eventsOf(t, {
options: i,
meter: a,
context: e,
facts: n,
signal: s
})) {
d.type === "error" && (l = changeFor(d.modelError, {
request: c,
wanted: u,
options: i,
context: e,
attempt: r
}, o));
if (l !== null) break;
if (d.type === "finish") for (const {name: t} of c.tools) o.acceptedTools.add(t);
yield unlessIgnored(d, c, {
dialect: t.dialect,
name: e.model
});
}
if (l === null) return;
l.apply(o);
l.notice !== null && (yield {
type: "notice",
text: l.notice
});
}
}
};
const {language: s} = t;
return {
model: t.dialect === "anthropic" ? withCachedLastTurn(r) : r,
language: s,
optionsFor: optionsFor,
context: e
};
}
const y = 8;
function changeFor(t, {request: e, wanted: n, options: o, context: r, attempt: s}, {tools: c, acceptedTools: u, keepsReasoning: l, turnScope: d}) {
const p = s === 0;
const f = e.tools.filter(({name: t}) => !c.has(t));
const m = rejectedTool(t, f);
const h = m !== null && (p || t.message.includes(m));
if (h && !u.has(m) && s < y) {
const e = `${r.model} rejects the definition of the tool ${m}, which is left out: ${t.message}`;
return {
apply: t => t.tools.add(m),
notice: e
};
}
if (!p) return null;
const g = l && (0, a.lu)(n);
const v = adjustmentFor(t, {
options: o,
asksReasoning: g
}, r.model);
if (v !== null) {
const apply = t => {
t.adjustments.push(v);
t.adjusted = {
...t.adjusted,
...v.options
};
v.dropsReasoning === true && (t.keepsReasoning = false);
};
return {
apply: apply,
notice: v.notice
};
}
if (!d || !(0, i.yi)(t, o)) return null;
const apply = t => {
t.turnScope = false;
};
return {
apply: apply,
notice: null
};
}
function withoutTools(t, {tools: e}) {
return e.size === 0 ? t : {
...t,
tools: t.tools.filter(({name: t}) => !e.has(t))
};
}
function requestTokens({system: t, messages: e, tools: n}) {
return e.reduce((t, e) => t + (0, o.Sz)(e), (0, o.wB)(t) + (0, o.$Z)(n));
}
function optionsOf(t, e, n, {turnScope: o, keepsReasoning: r, signal: s}) {
const {dialect: i, defaultOutputTokens: c, prepare: u, searchTool: l} = e;
const {compaction: d} = t;
const p = {
...d === void 0 ? t : compactedRequest(t),
...n.parameters
};
const f = toCallOptions(p, {
dialect: i,
turnScope: o
}, s);
const {providerOptions: m, ...h} = r ? (0, a.Dk)(p, e) : {};
const g = (0, a.Cf)(f.providerOptions, m);
const y = {
...c === void 0 ? {} : {
maxOutputTokens: n.outputTokens ?? c
},
...f,
...h,
...g === void 0 ? {} : {
providerOptions: g
},
includeRawChunks: true
};
const v = t.webSearch === true && l !== void 0 ? withWebSearch(y, l) : y;
const w = d === void 0 ? v : withCompaction(v, {
...d,
dialect: i
});
return u === void 0 ? w : u(w);
}
function limited(t, {maxOutputTokens: e}) {
if (e === void 0 || t.maxOutputTokens === void 0) return t;
return {
...t,
maxOutputTokens: Math.min(t.maxOutputTokens, e)
};
}
async function* eventsOf(t, e) {
const {meter: o, context: s, signal: i} = e;
const failed = t => {
const e = t.usage ?? o.used();
const n = i.aborted ? r.gn : t.modelError;
return {
type: "error",
modelError: n,
...e === null ? {} : {
usage: e
}
};
};
try {
i.throwIfAborted();
for await (const n of (0, f.R)(partsOf(t, e), s, o)) {
const t = withTier(n.type === "error" ? failed(n) : n, o);
t.type === "finish" && e.facts.wantsFlex && t.usage.tier !== "flex" && (yield {
type: "notice",
text: notFlex(s, o)
});
yield t;
}
} catch (t) {
const {toModelError: e} = await n.e(8357).then(n.bind(n, 28357));
yield withTier(failed({
type: "error",
modelError: e(t, s)
}), o);
}
}
function withTier(t, e) {
const n = (0, s.$S)(e.tier());
if (n === null || !("usage" in t)) return t;
return {
...t,
usage: {
...t.usage,
tier: n
}
};
}
function notFlex({model: t}, e) {
const n = e.tier();
const o = n === null ? "did not name the tier that it billed" : `billed the tier ${JSON.stringify(n)}`;
return `${t} was asked for the flex tier and ${o}: the full price counts.`;
}
async function* partsOf({language: t, complete: e = t => t}, {options: n, meter: o, facts: r, signal: s}) {
const {stream: i} = await unlessAborted(t.doStream(n), s);
const {eventTimeoutMs: a} = r;
for await (const t of e(watchParts(i, a + readingTimeMs(n), a))) {
o.take(t);
yield t;
}
}
async function unlessAborted(t, e) {
let abort = () => {};
const n = new Promise((t, n) => {
abort = () => n(new Error("the run was stopped"));
e.addEventListener("abort", abort);
});
try {
return await Promise.race([ t, n ]);
} finally {
e.removeEventListener("abort", abort);
}
}
function readingTimeMs({prompt: t}) {
return t.reduce((t, e) => t + lengthOf(e), 0) / (4 * g);
}
const v = new WeakMap;
function lengthOf(t) {
const e = v.get(t) ?? JSON.stringify(t).length;
v.set(t, e);
return e;
}
function withWebSearch(t, e) {
return {
...t,
tools: [ ...t.tools ?? [], {
type: "provider",
...e
} ],
toolChoice: {
type: "auto"
}
};
}
const noWebSearch = ({model: t}) => ({
kind: "bad-request",
message: `The provider of ${t} has no web search that is supported.`,
hint: "Set search-provider to tavily or brave, or use a model of anthropic, openai or google.",
retryable: false
});
}),
77701: (function(t, e, n) {
n.d(e, {
R: () => toEvents
});
var o = n(20274);
var r = n(92682);
var s = n(98970);
var i = n(51396);
function createCollector() {
const t = [];
const e = new Map;
const n = new Map;
const grow = (n, o) => {
const r = `${n} ${o.id}`;
let s = o.type.endsWith("-start") ? void 0 : e.get(r);
if (s === void 0) {
s = {
type: n,
text: "",
providerData: void 0
};
t.push(s);
e.set(r, s);
}
s.providerData = merged(s.providerData, o.providerMetadata);
const i = "delta" in o ? o.delta : "";
s.text += i;
return i === "" ? null : {
type: n,
delta: i
};
};
return {
take(e) {
switch (e.type) {
case "text-start":
case "text-delta":
case "text-end":
return grow("text", e);

case "reasoning-start":
case "reasoning-delta":
case "reasoning-end":
return grow("reasoning", e);

case "tool-input-start":
return e.providerExecuted === true ? null : {
type: "tool-call-start",
name: e.toolName
};

case "tool-call":
e.providerExecuted !== true && t.push(toCall(e));
return null;

case "custom":
(0, i.kN)(e.providerMetadata) && t.push({
type: "text",
text: i.tL,
providerData: e.providerMetadata
});
return null;

case "source":
e.sourceType === "url" && n.set(e.url, {
url: e.url,
title: e.title ?? n.get(e.url)?.title ?? ""
});
return null;

default:
return null;
}
},
parts: () => t.filter(isWorthKeeping).map(collect_closed),
sources: () => [ ...n.values() ]
};
}
function toCall(t) {
return {
type: "tool-call",
id: t.toolCallId,
name: t.toolName,
input: parsed(t.input),
...t.providerMetadata === void 0 ? {} : {
providerData: t.providerMetadata
}
};
}
function parsed(t) {
if (t.trim() === "") return {};
const e = (0, o.U4)(t);
return e === void 0 ? t : e;
}
function isWorthKeeping(t) {
return t.type === "tool-call" || t.text !== "" || t.providerData !== void 0;
}
function collect_closed(t) {
if (t.type === "tool-call" || t.providerData !== void 0) return t;
return {
type: t.type,
text: t.text
};
}
function merged(t, e) {
if (t === void 0 || e === void 0) return t ?? e;
const n = {
...t
};
for (const [o, s] of Object.entries(e)) {
const e = Object.entries((0, r.e)(s)).filter(([, t]) => t !== null && t !== void 0);
n[o] = {
...(0, r.e)(t[o]),
...Object.fromEntries(e)
};
}
return n;
}
function answerEnd({unified: t, raw: e}) {
const n = (e ?? "").trim().toLowerCase().replaceAll(/[\s-]+/g, "_").replace(/^finish_reason_(?!unspecified)/, "");
const o = n === "" || n === "null" || n === "none";
if (t === "interrupted" || o && (t === "other" || t === "error")) return "cut-off";
const r = a.get(n) ?? c.find(([t]) => t.test(n))?.[1];
if (t === "content-filter") return "refused";
if (r !== void 0) return r;
if (t === "error") return "interrupted";
return t === "stop" || t === "length" ? t : "other";
}
const a = new Map([ ...wordsFor("stop", [ "stop", "end_turn", "stop_sequence", "end", "eos", "eos_token", "complete", "completed" ]), ...wordsFor("stop", [ "compaction", "word", "done", "finished", "end_of_turn" ]), ...wordsFor("pause", [ "pause_turn" ]), ...wordsFor("window", [ "model_context_window_exceeded", "context_window_exceeded", "context_length_exceeded" ]), ...wordsFor("length", [ "length", "max_tokens", "max_output_tokens", "model_length", "max_length", "limit" ]), ...wordsFor("length", [ "token_limit", "error_limit", "continuation", "max_new_tokens", "max_completion_tokens" ]), ...wordsFor("refused", [ "content_filter", "content_filtered", "refusal", "refused", "safety", "recitation" ]), ...wordsFor("refused", [ "language", "blocklist", "prohibited_content", "spii", "model_armor", "guardrail_intervened" ]), ...wordsFor("refused", [ "image_safety", "image_prohibited_content", "image_recitation", "sensitive", "error_toxic" ]), ...wordsFor("interrupted", [ "malformed_function_call", "unexpected_tool_call", "too_many_tool_calls" ]), ...wordsFor("interrupted", [ "malformed_response", "malformed_model_output", "malformed_tool_use" ]), ...wordsFor("interrupted", [ "missing_thought_signature", "error", "abort", "aborted", "timeout", "time_limit" ]), ...wordsFor("interrupted", [ "cancel", "canceled", "cancelled", "user_cancel", "interrupted", "failed", "incomplete" ]), ...wordsFor("interrupted", [ "network_error", "server_error", "insufficient_system_resource", "repetition" ]), ...wordsFor("interrupted", [ "unload", "not_finished", "image_other", "no_image", "preempted", "overloaded" ]) ]);
function wordsFor(t, e) {
return e.map(e => [ e, t ]);
}
const c = [ [ /context_(window|length)/, "window" ], [ /error|malformed|abort|cancel|interrupt|timed?_?out|time_limit|overload|unavailable|repetition/, "interrupted" ], [ /filter|safety|refus|prohibited|blocked|guardrail|moderation/, "refused" ], [ /^max_|token_?limit|length|max_?tokens/, "length" ] ];
async function* toEvents(t, e, n) {
const o = createCollector();
for await (const r of t) {
if (r.type === "finish") {
yield* endOf(r, o, e, n);
return;
}
if (r.type === "error") {
if (isUnknownEvent(r.error)) continue;
yield {
type: "error",
modelError: await toStreamError(r.error, e)
};
return;
}
if (r.type === "stream-start") {
for (const t of r.warnings) t.type === "unsupported" && t.feature === "maxOutputTokens" || (yield {
type: "notice",
text: noticeOf(t, e)
});
continue;
}
const t = o.take(r);
t !== null && (yield t);
}
yield {
type: "error",
modelError: s.t
};
}
function isUnknownEvent(t) {
if (!(t instanceof Error) || t.name !== "AI_TypeValidationError") return false;
const {value: e} = t;
return (0, o.u4)(e) && typeof e["type"] === "string" && e["type"] !== "error" && !("error" in e);
}
async function toStreamError(t, e) {
const o = t instanceof Error && t.message.includes("ended without a finish reason");
if (o) return s.t;
const {toModelError: r} = await n.e(8357).then(n.bind(n, 28357));
return r(t, e);
}
function* endOf(t, e, n, i) {
const [a, c] = [ e.parts(), e.sources() ];
const u = answerEnd(t.finishReason);
if (u === "cut-off") {
yield {
type: "error",
modelError: s.t
};
return;
}
const {usage: l, isEstimated: d} = i.total(t.usage);
d && (yield {
type: "notice",
text: noTokenCounts(n)
});
const {raw: p} = t.finishReason;
if (u === "interrupted") {
yield {
type: "error",
modelError: garbled(p, n),
usage: l
};
return;
}
const f = (0, o.qY)((0, o.qY)(t.providerMetadata?.["anthropic"])["stopDetails"])["explanation"];
u === "refused" && typeof f === "string" && (yield {
type: "notice",
text: `${n.model} explains its refusal: ${(0, r.M)(f, n)}.`
});
if (u === "refused" && a.length === 0) {
yield {
type: "error",
modelError: filtered(n),
usage: l
};
return;
}
const m = u === "stop" || u === "other";
const h = m && a.some(t => t.type === "tool-call") ? "tool-calls" : u;
if (h === "other") {
const t = `ended its answer with the reason ${JSON.stringify(p ?? "")}: the answer may be incomplete.`;
yield {
type: "notice",
text: `${n.model} ${t}`
};
}
const g = c.length === 0 ? {} : {
sources: c
};
yield {
type: "finish",
reason: h,
message: {
role: "assistant",
parts: a
},
usage: l,
...g
};
}
const garbled = (t, e) => ({
kind: "server",
message: `${e.model} ended its answer with ${t ?? "an error"}.`,
hint: "Run the job again: the provider could not process the output of the model.",
retryable: true
});
const filtered = t => ({
kind: "refused",
message: `The provider's content filter stopped ${t.model}.`,
hint: "Change the prompt or what it includes, or use another model.",
retryable: false
});
function noticeOf(t, {model: e}) {
switch (t.type) {
case "unsupported":
return `${e} does not support ${t.feature}${t.details === void 0 ? "." : `: ${t.details}`}`;

case "compatibility":
return `${e}, ${t.feature}: ${t.details ?? "used in a compatibility mode."}`;

case "deprecated":
return `${e}, ${t.setting}: ${t.message}`;

case "other":
return `${e}: ${t.message}`;
}
}
const noTokenCounts = ({model: t}) => `${t} sends no token counts: usage, cost and limits are estimated from the length of the texts.`;
}),
34456: (function(t, e, n) {
n.d(e, {
b: () => createUsageMeter
});
var o = n(17726);
var r = n(20274);
var s = n(92682);
function countsIn(t) {
const e = (0, s.e)(t);
const [n] = (0, r._j)(e["choices"]);
const o = [ e["usage"], (0, s.e)(e["message"])["usage"], (0, s.e)(e["response"])["usage"], (0, 
s.e)(n)["usage"], (0, s.e)(e["x_groq"])["usage"], (0, s.e)(e["metadata"])["usage"], e["usageMetadata"], e["timings"], e ];
return o.map(t => countsOf((0, s.e)(t))).find(t => t !== null) ?? null;
}
function countsOf(t) {
const e = [ ...i, ...a, "total_tokens" ];
if (!e.some(e => Object.hasOwn(t, e) && t[e] !== null)) return null;
const n = count(t["cache_read_input_tokens"]) + count(t["cache_creation_input_tokens"]);
const o = Object.hasOwn(t, "input_tokens");
const r = first(t, a) + count(t["thoughtsTokenCount"]);
const s = first(t, i) + (o ? n : count(t["cache_n"]));
return nonZero({
inputTokens: s > 0 ? s : Math.max(0, count(t["total_tokens"]) - r),
outputTokens: r,
cacheReadTokens: cacheRead(t),
cacheWriteTokens: count(t["cache_creation_input_tokens"])
});
}
const i = [ "input_tokens", "prompt_tokens", "promptTokenCount", "inputTokens", "inputTokenCount", "prompt_eval_count", "prompt_n" ];
const a = [ "output_tokens", "completion_tokens", "candidatesTokenCount", "outputTokens", "outputTokenCount", "eval_count", "predicted_n" ];
function cacheRead(t) {
const e = (0, s.e)(t["prompt_tokens_details"] ?? t["input_tokens_details"]);
const n = [ "cache_read_input_tokens", "cached_tokens", "cachedContentTokenCount", "prompt_cache_hit_tokens" ];
return first({
...t,
cached_tokens: e["cached_tokens"]
}, [ ...n, "cache_n" ]);
}
function first(t, e) {
return e.map(e => count(t[e])).find(t => t > 0) ?? 0;
}
function nonZero(t) {
return Object.fromEntries(Object.entries(t).filter(([, t]) => t > 0));
}
function iterationCache(t) {
const e = (0, s.e)(t);
const n = (0, r._j)(e["iterations"]).map(s.e).filter(({type: t}) => t === "compaction" || t === "message");
const missing = t => Math.max(0, n.reduce((e, n) => e + count(n[t]), 0) - count(e[t]));
return {
read: missing("cache_read_input_tokens"),
written: missing("cache_creation_input_tokens")
};
}
function count(t) {
const e = typeof t === "string" ? Number(t) : t;
return typeof e === "number" && e > 0 ? e : 0;
}
const c = 4;
const u = 400;
function createUsageMeter(t) {
let e = {};
let n = 0;
let r = false;
let s = null;
const streamedTokens = () => Math.ceil(n / c);
return {
take(t) {
s = (0, o.iP)(t) ?? s;
if (t.type === "raw") {
const n = countsIn(t.rawValue);
r ||= n !== null;
e = {
...e,
...n
};
} else if (/^(text|reasoning|tool)-/.test(t.type)) {
r = true;
"delta" in t ? n += t.delta.length : t.type === "tool-call" && (n += t.toolName.length);
}
},
used() {
if (!r) return null;
return {
cacheReadTokens: 0,
cacheWriteTokens: 0,
inputTokens: e.inputTokens ?? Math.ceil(t()),
...e,
outputTokens: Math.max(e.outputTokens ?? 0, streamedTokens())
};
},
total({inputTokens: o, outputTokens: r, raw: s}) {
const {read: i, written: a} = iterationCache(s);
const c = (o.total ?? 0) + i + a;
const l = r.total ?? 0;
const d = c > 0 || e.inputTokens !== void 0;
const p = l > 0 || e.outputTokens !== void 0 || d && n < u;
const f = {
inputTokens: c > 0 ? c : e.inputTokens ?? Math.ceil(t()),
outputTokens: p ? l || (e.outputTokens ?? 0) : streamedTokens(),
cacheReadTokens: (o.cacheRead ?? 0) + i || (e.cacheReadTokens ?? 0),
cacheWriteTokens: (o.cacheWrite ?? 0) + a || (e.cacheWriteTokens ?? 0)
};
return {
usage: f,
isEstimated: !(d && p)
};
},
tier: () => s
};
}
}),
17726: (function(t, e, n) {
n.d(e, {
$S: () => discountedTier,
_v: () => withFlexTier,
iP: () => tierIn
});
var o = n(92682);
function withFlexTier(t, {body: e, headers: n}) {
return (o, r = {}) => {
const s = e !== void 0 && typeof r.body === "string" ? {
body: JSON.stringify({
...JSON.parse(r.body),
...e
})
} : {};
const i = n === void 0 ? {} : {
headers: {
...Object.fromEntries(new Headers(r.headers)),
...n
}
};
return t(o, {
...r,
...s,
...i
});
};
}
function tierIn(t) {
if (t.type === "raw") return tierInEvent(t.rawValue);
if (t.type !== "finish") return null;
const e = (0, o.e)(t.providerMetadata?.["google"] ?? t.providerMetadata?.["vertex"]);
return text(e["serviceTier"]);
}
function tierInEvent(t) {
const e = (0, o.e)(t);
const n = (0, o.e)(e["usageMetadata"]);
const r = [ e["service_tier"], (0, o.e)(e["response"])["service_tier"], n["serviceTier"] ];
return r.map(text).find(t => t !== null) ?? text(n["trafficType"]);
}
const text = t => typeof t === "string" && t !== "" ? t.toLowerCase() : null;
function discountedTier(t) {
return t === "flex" || t === "on_demand_flex" ? "flex" : null;
}
})
};
