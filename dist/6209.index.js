"use strict";

exports.id = 6209;

exports.ids = [ 6209 ];

exports.modules = {
56209: (function(e, t, o) {
o.d(t, {
createAmazonBedrock: () => createAmazonBedrock
});
var n = o(98446);
var a = o(21763);
var s = o(11479);
var i = o(80737);
var r = o(90583);
var l = o(37788);
var c = o(71577);
var d = o(12580);
var u = [ "stop", "stop_sequence", "end_turn", "length", "max_tokens", "content-filter", "content_filtered", "guardrail_intervened", "tool-calls", "tool_use" ];
var p = {
"image/jpeg": "jpeg",
"image/png": "png",
"image/gif": "gif",
"image/webp": "webp"
};
var m = {
"application/pdf": "pdf",
"text/csv": "csv",
"application/msword": "doc",
"application/vnd.openxmlformats-officedocument.wordprocessingml.document": "docx",
"application/vnd.ms-excel": "xls",
"application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": "xlsx",
"text/html": "html",
"text/plain": "txt",
"text/markdown": "md"
};
var g = {
"video/x-matroska": "mkv",
"video/quicktime": "mov",
"video/mp4": "mp4",
"video/webm": "webm",
"video/x-flv": "flv",
"video/mpeg": "mpeg",
"video/mpg": "mpg",
"video/wmv": "wmv",
"video/x-ms-wmv": "wmv",
"video/3gpp": "three_gp"
};
var h = i.Ikc({
citations: i.Ikc({
enabled: i.zMY()
}).optional()
});
var f = i.Ikc({
guardContent: i.zMY().optional(),
guardContentQualifiers: i.YOg(i.k5n([ "grounding_source", "query", "guard_content" ])).optional()
});
var y = i.Ikc({
guardContent: i.zMY().optional()
});
var v = i.Ikc({
structuredOutputMode: i.k5n([ "outputFormat", "jsonTool", "auto" ]).optional(),
additionalModelRequestFields: i.g1P(i.YjP(), i.bzn()).optional(),
reasoningConfig: i.Ikc({
type: i.KCZ([ i.euz("enabled"), i.euz("disabled"), i.euz("adaptive") ]).optional(),
budgetTokens: i.aig().optional(),
maxReasoningEffort: i.k5n([ "low", "medium", "high", "xhigh", "max" ]).optional(),
display: i.k5n([ "omitted", "summarized" ]).optional()
}).optional(),
anthropicBeta: i.YOg(i.YjP()).optional(),
serviceTier: i.k5n([ "reserved", "priority", "default", "flex" ]).optional()
});
function isAnthropicModel({modelId: e, modelFamily: t, reasoningBudgetTokens: o}) {
return t === "anthropic" || e.includes("anthropic") || e.includes(":application-inference-profile/") && o != null;
}
function supportsStrictTools(e) {
return !matchesModel(e, k);
}
function supportsNativeStructuredOutput(e) {
return !matchesModel(e, I);
}
var k = [ "claude-opus-4-7", "claude-opus-4-8", "claude-opus-5", "claude-fable-5", "claude-sonnet-5" ];
var I = [ ...k, "claude-sonnet-4-6", "claude-haiku-4-5" ];
function matchesModel(e, t) {
return t.some(t => e.includes(t));
}
var b = i.Ikc({
message: i.YjP(),
type: i.YjP().nullish()
});
var T = (0, a.sl)({
errorSchema: b,
errorToMessage: e => e.type == null ? e.message : `${e.type}: ${e.message}`
});
function createAmazonBedrockEventStreamDecoder(e, t) {
const o = new l.BF(c.Pq, c.ar);
let n = new Uint8Array(0);
const a = new TextDecoder;
return e.pipeThrough(new TransformStream({
async transform(e, s) {
const i = new Uint8Array(n.length + e.length);
i.set(n);
i.set(e, n.length);
n = i;
while (n.length >= 4) {
const e = new DataView(n.buffer, n.byteOffset, n.byteLength).getUint32(0, false);
if (n.length < e) break;
const i = n.subarray(0, e);
const r = o.decode(i);
n = n.slice(e);
const l = r.headers[":message-type"]?.value;
const c = r.headers[":event-type"]?.value;
const d = r.headers[":exception-type"]?.value;
const u = a.decode(r.body);
await t({
messageType: l,
eventType: c,
exceptionType: d,
data: u
}, s);
}
},
flush() {
if (n.length > 0) throw new Error(`Incomplete Amazon Bedrock event-stream frame: ${n.length} buffered bytes remain at end of stream.`);
}
}));
}
var createAmazonBedrockEventStreamResponseHandler = e => async ({response: t}) => {
const o = (0, a.PX)(t);
if (t.body == null) throw new r.Tt({});
return {
responseHeaders: o,
value: createAmazonBedrockEventStreamDecoder(t.body, async (t, o) => {
const n = t.messageType === "event" ? t.eventType : t.messageType === "exception" ? t.exceptionType : void 0;
if (n == null) return;
const s = await (0, a.N8)({
text: t.data
});
if (!s.success) {
o.enqueue(s);
return;
}
delete s.value.p;
const i = {
[n]: s.value
};
const r = await (0, a.ZZ)({
value: i,
schema: e
});
r.success ? o.enqueue({
success: true,
value: r.value,
rawValue: i
}) : o.enqueue(r);
})
};
};
function getAmazonBedrockStreamErrorMetadata(e) {
switch (e) {
case "internalServerException":
case "InternalServerException":
return {
statusCode: 500,
isRetryable: true
};

case "modelStreamErrorException":
case "ModelStreamErrorException":
return {
statusCode: 424,
isRetryable: true
};

case "serviceUnavailableException":
case "ServiceUnavailableException":
return {
statusCode: 503,
isRetryable: true
};

case "throttlingException":
case "ThrottlingException":
return {
statusCode: 429,
isRetryable: true
};

case "validationException":
case "ValidationException":
return {
statusCode: 400,
isRetryable: false
};

default:
return {};
}
}
async function prepareTools({tools: e, toolChoice: t, modelId: o, modelFamily: s, reasoningBudgetTokens: i, disableParallelToolUse: l, rejectsForcedToolUse: c = false}) {
const d = [];
const u = new Set;
if (e == null || e.length === 0) return {
toolConfig: {},
additionalTools: void 0,
betas: u,
toolWarnings: d
};
const p = e.filter(e => {
if (e.type === "provider" && (e.id === "anthropic.web_search_20250305" || e.id === "anthropic.web_search_20260318" || e.id === "anthropic.web_fetch_20260318")) {
d.push({
type: "unsupported",
feature: `${e.id.slice(10)} tool`,
details: `The ${e.id.slice(10)} tool is not supported on Amazon Bedrock.`
});
return false;
}
return true;
});
if (p.length === 0) return {
toolConfig: {},
additionalTools: void 0,
betas: u,
toolWarnings: d
};
const m = isAnthropicModel({
modelId: o,
modelFamily: s,
reasoningBudgetTokens: i
});
const g = p.filter(e => e.type === "provider");
const h = p.filter(e => e.type === "function");
const f = m && c && (t?.type === "required" || t?.type === "tool");
const y = f && t.type === "tool" ? g.filter(e => e.name === t.toolName) : g;
let v;
const k = [];
const I = m && y.length > 0;
if (I) {
const {toolChoice: e, toolWarnings: o, betas: s} = await (0, n.prepareTools)({
tools: g,
toolChoice: t,
disableParallelToolUse: l,
supportsStructuredOutput: false,
supportsStrictTools: false,
rejectsForcedToolUse: c
});
d.push(...o);
s.forEach(e => u.add(e));
e && (v = {
tool_choice: e
});
for (const e of y) {
const t = Object.values(n.anthropicTools).find(t => {
const o = t({});
return o.id === e.id;
});
if (t != null) {
const o = t({});
k.push({
toolSpec: {
name: e.name,
inputSchema: {
json: await (0, a.mD)(o.inputSchema).jsonSchema
}
}
});
} else d.push({
type: "unsupported",
feature: "tool ${tool.id}"
});
}
} else for (const e of y) d.push({
type: "unsupported",
feature: `tool ${e.id}`
});
let b = t;
if (!I && f) {
t.type === "tool" ? d.push({
type: "unsupported",
feature: "toolChoice",
details: `toolChoice 'tool' is not supported by this model because it rejects forced tool use. Only the '${t.toolName}' tool is sent with 'auto' tool choice. Instruct the model to use the tool in the prompt and verify that a tool call was made.`
}) : d.push({
type: "unsupported",
feature: "toolChoice",
details: "toolChoice 'required' is not supported by this model because it rejects forced tool use. Using 'auto' instead. Instruct the model to use a tool in the prompt and verify that a tool call was made."
});
b = {
type: "auto"
};
}
const T = t?.type === "tool" ? h.filter(e => e.name === t.toolName) : h;
const x = supportsStrictTools(o);
for (const e of T) {
const t = x && (e.strict !== true || isStrictToolSchemaCompatible(e.inputSchema));
x || e.strict == null ? e.strict !== true || t || d.push({
type: "unsupported",
feature: "strict",
details: `Tool '${e.name}' has strict: true, but Amazon Bedrock requires every object in a strict tool schema to set additionalProperties: false. The strict property will be ignored.`
}) : d.push({
type: "unsupported",
feature: "strict",
details: `Tool '${e.name}' has strict: ${e.strict}, but strict mode is not supported by this model on Amazon Bedrock. The strict property will be ignored.`
});
k.push({
toolSpec: {
name: e.name,
...e.description?.trim() !== "" ? {
description: e.description
} : {},
...e.strict != null && t ? {
strict: e.strict
} : {},
inputSchema: {
json: e.inputSchema
}
}
});
}
m && !I && l && k.length > 0 && b?.type !== "none" && (v = {
tool_choice: b?.type === "required" ? {
type: "any",
disable_parallel_tool_use: true
} : b?.type === "tool" ? {
type: "tool",
name: b.toolName,
disable_parallel_tool_use: true
} : {
type: "auto",
disable_parallel_tool_use: true
}
});
let C;
if (!I && v?.tool_choice == null && k.length > 0 && b) {
const e = b.type;
switch (e) {
case "auto":
C = {
auto: {}
};
break;

case "required":
C = {
any: {}
};
break;

case "none":
k.length = 0;
C = void 0;
break;

case "tool":
C = {
tool: {
name: b.toolName
}
};
break;

default:
{
const t = e;
throw new r.b8({
functionality: `tool choice type: ${t}`
});
}
}
}
const w = k.length > 0 ? {
tools: k,
toolChoice: C
} : {};
return {
toolConfig: w,
additionalTools: v,
betas: u,
toolWarnings: d
};
}
function isStrictToolSchemaCompatible(e) {
if (typeof e === "boolean") return true;
const t = e;
if ((e.type === "object" || Array.isArray(e.type) && e.type.includes("object")) && e.additionalProperties !== false) return false;
const o = [ e.properties, e.patternProperties, e.definitions, t.$defs ];
for (const e of o) if (e != null && Object.values(e).some(e => !isStrictToolSchemaCompatible(e))) return false;
if (e.dependencies != null && Object.values(e.dependencies).some(e => !Array.isArray(e) && !isStrictToolSchemaCompatible(e))) return false;
const n = [ e.propertyNames, e.contains, e.not, e.if, e.then, e.else ];
if (n.some(e => e != null && !isStrictToolSchemaCompatible(e))) return false;
if (e.items != null && (Array.isArray(e.items) ? e.items.some(e => !isStrictToolSchemaCompatible(e)) : !isStrictToolSchemaCompatible(e.items))) return false;
return [ e.anyOf, e.allOf, e.oneOf ].every(e => e == null || e.every(isStrictToolSchemaCompatible));
}
function convertAmazonBedrockUsage(e) {
if (e == null) return (0, a.EK)();
const t = e.inputTokens;
const o = e.outputTokens;
const n = e.cacheReadInputTokens ?? 0;
const s = e.cacheWriteInputTokens ?? 0;
return {
inputTokens: {
total: t + n + s,
noCache: t,
cacheRead: n,
cacheWrite: s
},
outputTokens: {
total: o,
text: o,
reasoning: void 0
},
raw: e
};
}
var x = i.Ikc({
signature: i.YjP().optional(),
redactedData: i.YjP().optional(),
redactedContent: i.YjP().optional()
});
function isMistralModel(e) {
return e.includes("mistral.");
}
function normalizeToolCallId(e, t) {
if (!t) return e;
if (/^[a-zA-Z0-9]{9}$/.test(e)) return e;
return convertToBase62Hash(e);
}
var C = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
var w = BigInt(C.length);
var S = 9;
var A = w ** BigInt(S);
var E = BigInt("14695981039346656037");
var R = BigInt("1099511628211");
var P = BigInt("18446744073709551615");
function convertToBase62Hash(e) {
let t = E;
for (let o = 0; o < e.length; o++) {
t ^= BigInt(e.charCodeAt(o));
t = t * R & P;
}
let o = t % A;
let n = "";
for (let e = 0; e < S; e++) {
n = C[Number(o % w)] + n;
o /= w;
}
return n;
}
function getCachePoint(e) {
const t = e?.amazonBedrock?.cachePoint ?? e?.bedrock?.cachePoint;
if (!t) return;
return {
cachePoint: t
};
}
function pushCachePoint(e, t) {
const o = getCachePoint(t);
o && e.push(o);
}
function sanitizeToolName(e) {
return e.replace(/[^a-zA-Z0-9_-]/g, "") || "_";
}
function sanitizeDocumentName(e) {
return (0, a.Qj)(e).replace(/\s+/g, " ").replace(/[^a-zA-Z0-9 ()[\]-]/g, "").trim().slice(0, 200).trim();
}
function getAmazonBedrockMediaSource({data: e, functionality: t}) {
switch (e.type) {
case "data":
return {
bytes: (0, a.ej)(e.data)
};

case "url":
if (e.url.protocol !== "s3:") throw new r.b8({
functionality: t
});
return {
s3Location: {
uri: e.url.toString()
}
};
}
}
async function shouldEnableCitations(e) {
const t = await (0, a.xI)({
provider: "amazonBedrock",
providerOptions: e,
schema: h
}) ?? await (0, a.xI)({
provider: "bedrock",
providerOptions: e,
schema: h
});
return t?.citations?.enabled ?? false;
}
async function getTextPartGuardContentOptions(e) {
return await (0, a.xI)({
provider: "amazonBedrock",
providerOptions: e,
schema: f
}) ?? await (0, a.xI)({
provider: "bedrock",
providerOptions: e,
schema: f
});
}
async function getImagePartGuardContentOptions(e) {
return await (0, a.xI)({
provider: "amazonBedrock",
providerOptions: e,
schema: y
}) ?? await (0, a.xI)({
provider: "bedrock",
providerOptions: e,
schema: y
});
}
async function convertToAmazonBedrockChatMessages(e, t = false) {
const o = groupIntoBlocks(e);
let n = [];
const s = [];
let i = 0;
const generateDocumentName = () => "document-" + ++i;
const getDocumentName = e => e && sanitizeDocumentName(e) || generateDocumentName();
for (let e = 0; e < o.length; e++) {
const i = o[e];
const l = e === o.length - 1;
const c = i.type;
switch (c) {
case "system":
if (s.length > 0) throw new r.b8({
functionality: "Multiple system messages that are separated by user/assistant messages"
});
for (const e of i.messages) {
n.push({
text: e.content
});
const t = getCachePoint(e.providerOptions);
t && n.push(t);
}
break;

case "user":
{
const e = [];
for (const o of i.messages) {
const {role: n, content: s, providerOptions: i} = o;
switch (n) {
case "user":
for (let t = 0; t < s.length; t++) {
const o = s[t];
switch (o.type) {
case "text":
{
const t = await getTextPartGuardContentOptions(o.providerOptions);
t?.guardContent ? e.push({
guardContent: {
text: {
text: o.text,
qualifiers: t.guardContentQualifiers
}
}
}) : e.push({
text: o.text
});
break;
}

case "file":
switch (o.data.type) {
case "reference":
throw new r.b8({
functionality: "file parts with provider references"
});

case "url":
{
if (o.data.url.protocol !== "s3:") throw new r.b8({
functionality: "File URL data"
});
const t = (0, a.SL)({
part: o
});
switch ((0, a.yu)(t)) {
case "image":
e.push({
image: {
format: getAmazonBedrockImageFormat(t),
source: getAmazonBedrockMediaSource({
data: o.data,
functionality: "File URL data"
})
}
});
break;

case "video":
e.push({
video: {
format: getAmazonBedrockVideoFormat(t),
source: getAmazonBedrockMediaSource({
data: o.data,
functionality: "File URL data"
})
}
});
break;

default:
throw new r.b8({
functionality: "File URL data"
});
}
break;
}

case "text":
{
const t = (0, a.Cs)(o.mediaType) ? o.mediaType : "text/plain";
const n = await shouldEnableCitations(o.providerOptions);
e.push({
document: {
format: getAmazonBedrockDocumentFormat(t),
name: getDocumentName(o.filename),
source: {
bytes: (0, a.ej)((new TextEncoder).encode(o.data.text))
},
...n && {
citations: {
enabled: true
}
}
}
});
break;
}

case "data":
{
const t = (0, a.SL)({
part: o
});
switch ((0, a.yu)(t)) {
case "image":
{
const n = await getImagePartGuardContentOptions(o.providerOptions);
const a = {
image: {
format: getAmazonBedrockImageFormat(t),
source: getAmazonBedrockMediaSource({
data: o.data,
functionality: "File URL data"
})
}
};
n?.guardContent ? e.push({
guardContent: a
}) : e.push(a);
break;
}

case "video":
e.push({
video: {
format: getAmazonBedrockVideoFormat(t),
source: getAmazonBedrockMediaSource({
data: o.data,
functionality: "File URL data"
})
}
});
break;

default:
{
const n = await shouldEnableCitations(o.providerOptions);
e.push({
document: {
format: getAmazonBedrockDocumentFormat(t),
name: getDocumentName(o.filename),
source: {
bytes: (0, a.ej)(o.data.data)
},
...n && {
citations: {
enabled: true
}
}
}
});
}
}
break;
}
}
break;
}
pushCachePoint(e, o.providerOptions);
}
break;

case "tool":
for (const o of s) {
if (o.type === "tool-approval-response") continue;
e.push({
toolResult: {
toolUseId: normalizeToolCallId(o.toolCallId, t),
content: await convertToolResultOutput({
output: o.output,
getDocumentName: getDocumentName
})
}
});
pushCachePoint(e, o.providerOptions);
}
break;

default:
{
const e = n;
throw new Error(`Unsupported role: ${e}`);
}
}
pushCachePoint(e, i);
}
appendToUserMessage(s, e);
break;
}

case "assistant":
{
let e = [];
let o = [];
const flushAssistantContent = () => {
e.some(e => !("cachePoint" in e)) && s.push({
role: "assistant",
content: e
});
e = [];
};
const flushToolResultContent = () => {
if (o.length > 0) {
appendToUserMessage(s, o);
o = [];
}
};
for (let n = 0; n < i.messages.length; n++) {
const s = i.messages[n];
const r = n === i.messages.length - 1;
const {content: c} = s;
const d = c.some(e => e.type === "reasoning");
for (let n = 0; n < c.length; n++) {
const s = c[n];
const i = n === c.length - 1;
s.type !== "tool-result" && flushToolResultContent();
switch (s.type) {
case "text":
if (!s.text.trim() && !d) break;
e.push({
text: trimIfLast(l, r, i, s.text)
});
break;

case "reasoning":
{
const t = await (0, a.xI)({
provider: "amazonBedrock",
providerOptions: s.providerOptions,
schema: x
}) ?? await (0, a.xI)({
provider: "bedrock",
providerOptions: s.providerOptions,
schema: x
});
t?.signature != null ? e.push({
reasoningContent: {
reasoningText: {
text: s.text,
signature: t.signature
}
}
}) : t?.redactedContent != null ? e.push({
reasoningContent: {
redactedContent: t.redactedContent
}
}) : t?.redactedData != null && e.push({
reasoningContent: {
redactedReasoning: {
data: t.redactedData
}
}
});
break;
}

case "tool-call":
e.push({
toolUse: {
toolUseId: normalizeToolCallId(s.toolCallId, t),
name: sanitizeToolName(s.toolName),
input: toBedrockToolInput(s.input)
}
});
break;

case "tool-result":
flushAssistantContent();
o.push({
toolResult: {
toolUseId: normalizeToolCallId(s.toolCallId, t),
content: await convertToolResultOutput({
output: s.output,
getDocumentName: getDocumentName
})
}
});
break;
}
pushCachePoint(s.type === "tool-result" ? o : e, s.providerOptions);
}
pushCachePoint(c[c.length - 1]?.type === "tool-result" ? o : e, s.providerOptions);
}
flushToolResultContent();
flushAssistantContent();
break;
}

default:
{
const e = c;
throw new Error(`Unsupported type: ${e}`);
}
}
}
return {
system: n,
messages: s
};
}
function appendToUserMessage(e, t) {
const o = e[e.length - 1];
o?.role === "user" && o.content.some(e => "toolResult" in e) ? o.content.push(...t) : e.push({
role: "user",
content: t
});
}
async function convertToolResultOutput({output: e, getDocumentName: t}) {
switch (e.type) {
case "content":
return Promise.all(e.value.map(async e => {
switch (e.type) {
case "text":
return {
text: e.text
};

case "file":
{
if (e.data.type !== "data" && (e.data.type !== "url" || e.data.url.protocol !== "s3:")) throw new r.b8({
functionality: `tool result file data of type "${e.data.type}"`
});
const o = (0, a.SL)({
part: e
});
switch ((0, a.yu)(o)) {
case "image":
return {
image: {
format: getAmazonBedrockImageFormat(o),
source: getAmazonBedrockMediaSource({
data: e.data,
functionality: `tool result file data of type "${e.data.type}"`
})
}
};

case "video":
return {
video: {
format: getAmazonBedrockVideoFormat(o),
source: getAmazonBedrockMediaSource({
data: e.data,
functionality: `tool result file data of type "${e.data.type}"`
})
}
};

default:
{
if (e.data.type !== "data") throw new r.b8({
functionality: `tool result file data of type "${e.data.type}"`
});
const n = await shouldEnableCitations(e.providerOptions);
return {
document: {
format: getAmazonBedrockDocumentFormat(o),
name: t(e.filename),
source: {
bytes: (0, a.ej)(e.data.data)
},
...n && {
citations: {
enabled: true
}
}
}
};
}
}
}

default:
throw new r.b8({
functionality: `unsupported tool content part type: ${e.type}`
});
}
}));

case "text":
case "error-text":
return [ {
text: e.value
} ];

case "execution-denied":
return [ {
text: e.reason ?? "Tool call execution denied."
} ];

case "json":
case "error-json":
default:
return [ {
text: JSON.stringify(e.value)
} ];
}
}
function toBedrockToolInput(e) {
return typeof e !== "object" || e === null || Array.isArray(e) ? {
rawInvalidInput: e
} : e;
}
function getAmazonBedrockImageFormat(e) {
const t = p[e];
if (!t) throw new r.b8({
functionality: `image mime type: ${e}`,
message: `Unsupported image mime type: ${e}, expected one of: ${Object.keys(p).join(", ")}`
});
return t;
}
function getAmazonBedrockDocumentFormat(e) {
const t = m[e];
if (!t) throw new r.b8({
functionality: `file mime type: ${e}`,
message: `Unsupported file mime type: ${e}, expected one of: ${Object.keys(m).join(", ")}`
});
return t;
}
function getAmazonBedrockVideoFormat(e) {
const t = g[e];
if (!t) throw new r.b8({
functionality: `video mime type: ${e}`,
message: `Unsupported video mime type: ${e}, expected one of: ${Object.keys(g).join(", ")}`
});
return t;
}
function trimIfLast(e, t, o, n) {
return e && t && o ? n.trim() : n;
}
function groupIntoBlocks(e) {
const t = [];
let o;
for (const n of e) {
const {role: e} = n;
switch (e) {
case "system":
if (o?.type !== "system") {
o = {
type: "system",
messages: []
};
t.push(o);
}
o.messages.push(n);
break;

case "assistant":
if (o?.type !== "assistant") {
o = {
type: "assistant",
messages: []
};
t.push(o);
}
o.messages.push(n);
break;

case "user":
if (o?.type !== "user") {
o = {
type: "user",
messages: []
};
t.push(o);
}
o.messages.push(n);
break;

case "tool":
if (o?.type !== "user") {
o = {
type: "user",
messages: []
};
t.push(o);
}
o.messages.push(n);
break;

default:
{
const t = e;
throw new Error(`Unsupported role: ${t}`);
}
}
}
return t;
}
function mapAmazonBedrockFinishReason(e, t) {
switch (e) {
case "stop_sequence":
case "end_turn":
return "stop";

case "max_tokens":
return "length";

case "content_filtered":
case "guardrail_intervened":
return "content-filter";

case "tool_use":
return t ? "stop" : "tool-calls";

default:
return "other";
}
}
var B = i.Ikc({
disableParallelToolUse: i.zMY().optional(),
structuredOutputMode: i.k5n([ "outputFormat", "jsonTool", "auto" ]).optional()
});
function createAmazonBedrockStreamError({type: e, error: t, data: o}) {
const n = typeof t.message === "string" ? t.message : `Amazon Bedrock stream failed with ${e}`;
return (0, a.iH)({
message: n,
type: e,
...getAmazonBedrockStreamErrorMetadata(e),
data: o
});
}
var O = class _AmazonBedrockChatLanguageModel {
constructor(e, t) {
this.modelId = e;
this.config = t;
this.specificationVersion = "v4";
this.provider = "amazon-bedrock";
this.supportedUrls = {
"image/*": [ /^s3:\/\// ],
"video/*": [ /^s3:\/\// ]
};
}
static [s.V](e) {
return (0, a.Qf)({
modelId: e.modelId,
config: e.config
});
}
static [s.C](e) {
return new _AmazonBedrockChatLanguageModel(e.modelId, e.config);
}
async getArgs({prompt: e, maxOutputTokens: t, temperature: o, topP: s, topK: i, frequencyPenalty: r, presencePenalty: l, stopSequences: c, responseFormat: d, seed: u, tools: p, toolChoice: m, reasoning: g, providerOptions: h}) {
let f = await (0, a.xI)({
provider: "amazonBedrock",
providerOptions: h,
schema: v
}) ?? await (0, a.xI)({
provider: "bedrock",
providerOptions: h,
schema: v
}) ?? {};
const y = await (0, a.xI)({
provider: "anthropic",
providerOptions: h,
schema: B
});
const k = [];
const {supportsStructuredOutput: I, rejectsSamplingParameters: b, rejectsForcedToolUse: T} = (0, 
n.getModelCapabilities)(this.modelId);
r != null && k.push({
type: "unsupported",
feature: "frequencyPenalty"
});
l != null && k.push({
type: "unsupported",
feature: "presencePenalty"
});
u != null && k.push({
type: "unsupported",
feature: "seed"
});
if (b) {
if (o != null) {
k.push({
type: "unsupported",
feature: "temperature",
details: `temperature is not supported by ${this.modelId} and will be ignored`
});
o = void 0;
}
if (i != null) {
k.push({
type: "unsupported",
feature: "topK",
details: `topK is not supported by ${this.modelId} and will be ignored`
});
i = void 0;
}
if (s != null) {
k.push({
type: "unsupported",
feature: "topP",
details: `topP is not supported by ${this.modelId} and will be ignored`
});
s = void 0;
}
}
const x = /^(?:[^.]+\.)?(openai\..+)$/.exec(this.modelId)?.[1];
const C = x != null;
const w = x?.startsWith("openai.gpt-oss-") ?? false;
const S = isNova2ReasoningModel(this.modelId);
const A = !C || w;
if (A && o != null && o > 1) {
k.push({
type: "unsupported",
feature: "temperature",
details: `${o} exceeds bedrock maximum of 1.0. clamped to 1.0`
});
o = 1;
} else if (A && o != null && o < 0) {
k.push({
type: "unsupported",
feature: "temperature",
details: `${o} is below bedrock minimum of 0. clamped to 0`
});
o = 0;
}
d != null && d.type !== "text" && d.type !== "json" && k.push({
type: "unsupported",
feature: "responseFormat",
details: "Only text and json response formats are supported."
});
const E = isAnthropicModel({
modelId: this.modelId,
modelFamily: this.config.modelFamily,
reasoningBudgetTokens: f.reasoningConfig?.budgetTokens
});
f = resolveAmazonBedrockReasoningConfig({
reasoning: g,
amazonBedrockOptions: f,
warnings: k,
isAnthropicModel: E,
isOpenAIModel: C,
modelId: this.modelId
});
const R = f.reasoningConfig?.type === "enabled" || f.reasoningConfig?.type === "adaptive";
const P = f.structuredOutputMode ?? y?.structuredOutputMode ?? "auto";
if (P === "jsonTool") {
const e = {
...f.additionalModelRequestFields
};
const t = e.output_config;
if (t != null && typeof t === "object" && !Array.isArray(t)) {
const o = {
...t
};
delete o.format;
Object.keys(o).length > 0 ? e.output_config = o : delete e.output_config;
f = {
...f,
additionalModelRequestFields: e
};
}
}
const O = supportsNativeStructuredOutput(this.modelId) && (I || R || this.config.modelFamily === "anthropic");
const M = E && d?.type === "json" && d.schema != null && (P === "outputFormat" || P === "auto" && O);
const _ = !M && E && d?.type === "json" && d.schema != null && (T || P !== "jsonTool" && !supportsStrictTools(this.modelId) && p != null && p.length > 0);
const z = d?.type !== "json" || d.schema == null || M || _ ? void 0 : {
type: "function",
name: "json",
description: "Respond with a JSON object.",
inputSchema: d.schema
};
const {toolConfig: N, additionalTools: U, toolWarnings: q, betas: j} = await prepareTools({
tools: z ? [ ...p ?? [], z ] : p,
toolChoice: z != null ? {
type: "required"
} : m,
modelId: this.modelId,
modelFamily: this.config.modelFamily,
reasoningBudgetTokens: f.reasoningConfig?.budgetTokens,
disableParallelToolUse: y?.disableParallelToolUse,
rejectsForcedToolUse: T
});
k.push(...q);
U && (f.additionalModelRequestFields = {
...f.additionalModelRequestFields,
...U
});
if (j.size > 0 || f.anthropicBeta) {
const e = f.anthropicBeta ?? [];
const t = j.size > 0 ? [ ...e, ...Array.from(j) ] : e;
f.additionalModelRequestFields = {
...f.additionalModelRequestFields,
anthropic_beta: t
};
}
const F = f.reasoningConfig?.type;
const D = F === "enabled" ? f.reasoningConfig?.budgetTokens : void 0;
const Y = F === "adaptive" ? f.reasoningConfig?.display : void 0;
const L = E && R;
const V = {
...t != null && {
maxTokens: t
},
...o != null && {
temperature: o
},
...s != null && {
topP: s
},
...i != null && {
topK: i
},
...c != null && {
stopSequences: c
}
};
if (L) if (D != null) {
V.maxTokens != null ? V.maxTokens += D : V.maxTokens = D + 4096;
f.additionalModelRequestFields = {
...f.additionalModelRequestFields,
thinking: {
type: "enabled",
budget_tokens: D
}
};
} else F === "adaptive" && (f.additionalModelRequestFields = {
...f.additionalModelRequestFields,
thinking: {
type: "adaptive",
...Y != null && {
display: Y
}
}
}); else if (!E) {
f.reasoningConfig?.budgetTokens != null && k.push({
type: "unsupported",
feature: "budgetTokens",
details: "budgetTokens applies only to Anthropic models on Bedrock and will be ignored for this model."
});
F === "adaptive" && k.push({
type: "unsupported",
feature: "adaptive thinking",
details: "adaptive thinking type applies only to Anthropic models on Bedrock."
});
}
const $ = f.reasoningConfig?.maxReasoningEffort;
$ != null && (f.additionalModelRequestFields = E ? {
...f.additionalModelRequestFields,
output_config: {
...f.additionalModelRequestFields?.output_config,
effort: $
}
} : C ? w ? {
...f.additionalModelRequestFields,
reasoning_effort: $
} : {
...f.additionalModelRequestFields,
reasoning: {
...f.additionalModelRequestFields?.reasoning,
effort: $
}
} : {
...f.additionalModelRequestFields,
reasoningConfig: {
...F != null && F !== "adaptive" && {
type: F
},
...D != null && {
budgetTokens: D
},
maxReasoningEffort: $
}
});
if (S && F === "enabled" && ($ === "high" || $ === "xhigh" || $ === "max") && V.maxTokens != null) {
delete V.maxTokens;
k.push({
type: "unsupported",
feature: "maxOutputTokens",
details: `maxOutputTokens is not supported by ${this.modelId} when high reasoning is enabled and will be ignored`
});
}
M && (f.additionalModelRequestFields = {
...f.additionalModelRequestFields,
output_config: {
...f.additionalModelRequestFields?.output_config,
format: {
type: "json_schema",
schema: (0, n.sanitizeJsonSchema)(d.schema)
}
}
});
if (L && V.temperature != null) {
delete V.temperature;
k.push({
type: "unsupported",
feature: "temperature",
details: "temperature is not supported when thinking is enabled"
});
}
if (L && V.topP != null) {
delete V.topP;
k.push({
type: "unsupported",
feature: "topP",
details: "topP is not supported when thinking is enabled"
});
}
if (L && V.topK != null) {
delete V.topK;
k.push({
type: "unsupported",
feature: "topK",
details: "topK is not supported when thinking is enabled"
});
}
if (C) {
const e = w ? [ "stopSequences" ] : [ "temperature", "topP", "stopSequences" ];
for (const t of e) if (V[t] != null) {
delete V[t];
k.push({
type: "unsupported",
feature: t,
details: `${t} is not supported by this OpenAI model on the Converse API`
});
}
}
const K = (N.tools?.length ?? 0) > 0 || U;
let W = e;
if (!K) {
const t = e.some(e => "content" in e && Array.isArray(e.content) && e.content.some(e => e.type === "tool-call" || e.type === "tool-result"));
if (t) {
W = e.map(e => e.role === "system" ? e : {
...e,
content: e.content.filter(e => e.type !== "tool-call" && e.type !== "tool-result")
}).filter(e => e.role === "system" || e.content.length > 0);
k.push({
type: "unsupported",
feature: "toolContent",
details: "Tool calls and results removed from conversation because Bedrock does not support tool content without active tools."
});
}
}
_ && (W = (0, a._s)({
messages: W,
schema: d.schema,
schemaSuffix: "You MUST answer with only a JSON object that matches the JSON schema above. Do not wrap it in markdown fences or include any other text."
}));
const G = isMistralModel(this.modelId);
const {system: J, messages: H} = await convertToAmazonBedrockChatMessages(W, G);
const {reasoningConfig: Z, additionalModelRequestFields: X, serviceTier: Q, structuredOutputMode: ee, ...te} = h?.amazonBedrock ?? h?.bedrock ?? {};
const oe = E ? [ "/delta/stop_sequence" ] : void 0;
return {
command: {
system: J,
messages: H,
additionalModelRequestFields: f.additionalModelRequestFields,
...oe && {
additionalModelResponseFieldPaths: oe
},
...Object.keys(V).length > 0 && {
inferenceConfig: V
},
...f.serviceTier != null && {
serviceTier: {
type: f.serviceTier
}
},
...te,
...N.tools !== void 0 && N.tools.length > 0 ? {
toolConfig: N
} : {}
},
warnings: k,
usesJsonInstruction: _,
usesJsonResponseTool: z != null,
betas: j
};
}
async getHeaders({headers: e}) {
return (0, a.m2)(this.config.headers ? await (0, a.hd)(this.config.headers) : void 0, e);
}
async doGenerate(e) {
const {command: t, warnings: o, usesJsonInstruction: n, usesJsonResponseTool: s} = await this.getArgs(e);
const i = `${this.getUrl(this.modelId)}/converse`;
const {value: r, responseHeaders: l} = await (0, a.GU)({
url: i,
headers: await this.getHeaders({
headers: e.headers
}),
body: t,
failedResponseHandler: (0, a.sl)({
errorSchema: b,
errorToMessage: e => `${e.message ?? "Unknown error"}`
}),
successfulResponseHandler: (0, a.cV)(F),
abortSignal: e.abortSignal,
fetch: this.config.fetch
});
const c = [];
let d = false;
const u = n ? new M : void 0;
for (const e of r.output.message.content) {
const t = e.text != null ? [ e.text ] : e.citationsContent?.content?.flatMap(e => e.text == null ? [] : [ e.text ]) ?? [];
for (const e of t) c.push({
type: "text",
text: u?.process(e) ?? e
});
if (e.reasoningContent) if ("reasoningText" in e.reasoningContent) {
const t = {
type: "reasoning",
text: e.reasoningContent.reasoningText.text
};
if (e.reasoningContent.reasoningText.signature) {
const o = {
signature: e.reasoningContent.reasoningText.signature
};
t.providerMetadata = {
amazonBedrock: o,
bedrock: o
};
}
c.push(t);
} else if ("redactedReasoning" in e.reasoningContent) {
const t = {
redactedData: e.reasoningContent.redactedReasoning.data ?? ""
};
c.push({
type: "reasoning",
text: "",
providerMetadata: {
amazonBedrock: t,
bedrock: t
}
});
} else if ("redactedContent" in e.reasoningContent) {
const t = {
redactedContent: e.reasoningContent.redactedContent
};
c.push({
type: "reasoning",
text: "",
providerMetadata: {
amazonBedrock: t,
bedrock: t
}
});
}
if (e.toolUse) {
const t = s && e.toolUse.name === "json";
if (t) {
d = true;
c.push({
type: "text",
text: JSON.stringify(e.toolUse.input)
});
} else {
const t = isMistralModel(this.modelId);
const o = e.toolUse?.toolUseId || this.config.generateId();
c.push({
type: "tool-call",
toolCallId: normalizeToolCallId(o, t),
toolName: e.toolUse?.name ?? `tool-${this.config.generateId()}`,
input: JSON.stringify(e.toolUse?.input ?? {})
});
}
}
}
const p = r.additionalModelResponseFields?.delta?.stop_sequence ?? null;
const m = r.trace || r.usage || r.performanceConfig || r.serviceTier || d || p ? {
...r.trace && typeof r.trace === "object" ? {
trace: r.trace
} : {},
...r.performanceConfig && {
performanceConfig: r.performanceConfig
},
...r.serviceTier && {
serviceTier: r.serviceTier
},
...(r.usage?.cacheWriteInputTokens != null || r.usage?.cacheDetails != null) && {
usage: {
...r.usage.cacheWriteInputTokens != null && {
cacheWriteInputTokens: r.usage.cacheWriteInputTokens
},
...r.usage.cacheDetails != null && {
cacheDetails: r.usage.cacheDetails
}
}
},
...d && {
isJsonResponseFromTool: true
},
stopSequence: p
} : void 0;
const g = m ? {
amazonBedrock: m,
bedrock: m
} : void 0;
return {
content: c,
finishReason: {
unified: mapAmazonBedrockFinishReason(r.stopReason, d),
raw: r.stopReason ?? void 0
},
usage: convertAmazonBedrockUsage(r.usage),
response: {
id: l?.["x-amzn-requestid"] ?? void 0,
timestamp: l?.["date"] != null ? new Date(l["date"]) : void 0,
modelId: this.modelId,
headers: l
},
warnings: o,
request: {
body: t
},
...g && {
providerMetadata: g
}
};
}
async doStream(e) {
const {command: t, warnings: o, usesJsonInstruction: n, usesJsonResponseTool: s} = await this.getArgs(e);
const i = this.modelId;
const r = isMistralModel(i);
const l = `${this.getUrl(i)}/converse-stream`;
const {value: c, responseHeaders: d} = await (0, a.GU)({
url: l,
headers: await this.getHeaders({
headers: e.headers
}),
body: t,
failedResponseHandler: T,
successfulResponseHandler: createAmazonBedrockEventStreamResponseHandler(D),
abortSignal: e.abortSignal,
fetch: this.config.fetch
});
let u = {
unified: "other",
raw: void 0
};
let p;
let m;
let g = false;
let h = null;
const f = n ? new M : void 0;
const y = {};
return {
stream: c.pipeThrough(new TransformStream({
start(e) {
e.enqueue({
type: "stream-start",
warnings: o
});
e.enqueue({
type: "response-metadata",
id: d?.["x-amzn-requestid"] ?? void 0,
timestamp: d?.["date"] != null ? new Date(d["date"]) : void 0,
modelId: i
});
},
transform(t, o) {
function enqueueError(e, n) {
u = {
unified: "error",
raw: void 0
};
o.enqueue({
type: "error",
error: createAmazonBedrockStreamError({
type: e,
error: n,
data: t.rawValue
})
});
}
e.includeRawChunks && o.enqueue({
type: "raw",
rawValue: t.rawValue
});
if (!t.success) {
u = {
unified: "error",
raw: void 0
};
o.enqueue({
type: "error",
error: t.error
});
return;
}
const n = t.value;
if (n.internalServerException) {
enqueueError("internalServerException", n.internalServerException);
return;
}
if (n.modelStreamErrorException) {
enqueueError("modelStreamErrorException", n.modelStreamErrorException);
return;
}
if (n.serviceUnavailableException) {
enqueueError("serviceUnavailableException", n.serviceUnavailableException);
return;
}
if (n.throttlingException) {
enqueueError("throttlingException", n.throttlingException);
return;
}
if (n.validationException) {
enqueueError("validationException", n.validationException);
return;
}
if (n.messageStop) {
u = {
unified: mapAmazonBedrockFinishReason(n.messageStop.stopReason, g),
raw: n.messageStop.stopReason ?? void 0
};
h = n.messageStop.additionalModelResponseFields?.delta?.stop_sequence ?? null;
}
if (n.metadata) {
n.metadata.usage && (p = n.metadata.usage);
const e = n.metadata.usage?.cacheWriteInputTokens != null || n.metadata.usage?.cacheDetails != null ? {
usage: {
...n.metadata.usage?.cacheWriteInputTokens != null && {
cacheWriteInputTokens: n.metadata.usage.cacheWriteInputTokens
},
...n.metadata.usage?.cacheDetails != null && {
cacheDetails: n.metadata.usage.cacheDetails
}
}
} : void 0;
const t = n.metadata.trace ? {
trace: n.metadata.trace
} : void 0;
if (e || t || n.metadata.performanceConfig || n.metadata.serviceTier) {
const o = {
...e,
...t,
...n.metadata.performanceConfig && {
performanceConfig: n.metadata.performanceConfig
},
...n.metadata.serviceTier && {
serviceTier: n.metadata.serviceTier
}
};
m = {
amazonBedrock: o,
bedrock: o
};
}
}
if (n.contentBlockStart?.contentBlockIndex != null && !n.contentBlockStart?.start?.toolUse) {
const e = n.contentBlockStart.contentBlockIndex;
y[e] = {
type: "text"
};
o.enqueue({
type: "text-start",
id: String(e)
});
}
if (n.contentBlockDelta?.delta && "text" in n.contentBlockDelta.delta && n.contentBlockDelta.delta.text) {
const e = n.contentBlockDelta.contentBlockIndex || 0;
if (y[e] == null) {
y[e] = {
type: "text"
};
o.enqueue({
type: "text-start",
id: String(e)
});
}
const t = f?.process(n.contentBlockDelta.delta.text) ?? n.contentBlockDelta.delta.text;
t.length > 0 && o.enqueue({
type: "text-delta",
id: String(e),
delta: t
});
}
if (n.contentBlockStop?.contentBlockIndex != null) {
const e = n.contentBlockStop.contentBlockIndex;
const t = y[e];
if (t != null) {
if (t.type === "reasoning") {
const n = t.redactedContent != null ? {
redactedContent: t.redactedContent
} : null;
o.enqueue({
type: "reasoning-end",
id: String(e),
...n != null ? {
providerMetadata: {
amazonBedrock: n,
bedrock: n
}
} : {}
});
} else if (t.type === "text") o.enqueue({
type: "text-end",
id: String(e)
}); else if (t.type === "tool-call") if (t.isJsonResponseTool) {
g = true;
o.enqueue({
type: "text-start",
id: String(e)
});
o.enqueue({
type: "text-delta",
id: String(e),
delta: t.jsonText
});
o.enqueue({
type: "text-end",
id: String(e)
});
} else {
o.enqueue({
type: "tool-input-end",
id: t.toolCallId
});
o.enqueue({
type: "tool-call",
toolCallId: t.toolCallId,
toolName: t.toolName,
input: t.jsonText === "" ? "{}" : t.jsonText
});
}
delete y[e];
}
}
if (n.contentBlockDelta?.delta && "reasoningContent" in n.contentBlockDelta.delta && n.contentBlockDelta.delta.reasoningContent) {
const e = n.contentBlockDelta.contentBlockIndex || 0;
const t = n.contentBlockDelta.delta.reasoningContent;
if ("text" in t && t.text) {
if (y[e] == null) {
y[e] = {
type: "reasoning"
};
o.enqueue({
type: "reasoning-start",
id: String(e)
});
}
o.enqueue({
type: "reasoning-delta",
id: String(e),
delta: t.text
});
} else if ("signature" in t && t.signature) {
if (y[e] == null) {
y[e] = {
type: "reasoning"
};
o.enqueue({
type: "reasoning-start",
id: String(e)
});
}
{
const n = {
signature: t.signature
};
o.enqueue({
type: "reasoning-delta",
id: String(e),
delta: "",
providerMetadata: {
amazonBedrock: n,
bedrock: n
}
});
}
} else if ("data" in t && t.data) {
if (y[e] == null) {
y[e] = {
type: "reasoning"
};
o.enqueue({
type: "reasoning-start",
id: String(e)
});
}
{
const n = {
redactedData: t.data
};
o.enqueue({
type: "reasoning-delta",
id: String(e),
delta: "",
providerMetadata: {
amazonBedrock: n,
bedrock: n
}
});
}
} else if ("redactedContent" in t && t.redactedContent) {
if (y[e] == null) {
y[e] = {
type: "reasoning"
};
o.enqueue({
type: "reasoning-start",
id: String(e)
});
}
const n = y[e];
n.type === "reasoning" && (n.redactedContent = (n.redactedContent ?? "") + t.redactedContent);
}
}
const a = n.contentBlockStart;
if (a?.start?.toolUse != null) {
const e = a.start.toolUse;
const t = a.contentBlockIndex;
const n = s && e.name === "json";
const i = normalizeToolCallId(e.toolUseId, r);
y[t] = {
type: "tool-call",
toolCallId: i,
toolName: e.name,
jsonText: "",
isJsonResponseTool: n
};
n || o.enqueue({
type: "tool-input-start",
id: i,
toolName: e.name
});
}
const i = n.contentBlockDelta;
if (i?.delta && "toolUse" in i.delta && i.delta.toolUse) {
const e = i.contentBlockIndex;
const t = y[e];
if (t?.type === "tool-call") {
const e = i.delta.toolUse.input ?? "";
t.isJsonResponseTool || o.enqueue({
type: "tool-input-delta",
id: t.toolCallId,
delta: e
});
t.jsonText += e;
}
}
},
flush(e) {
if (g || h != null) {
const e = {
...m?.amazonBedrock ?? m?.bedrock,
...g && {
isJsonResponseFromTool: true
},
stopSequence: h
};
m = {
...m,
amazonBedrock: e,
bedrock: e
};
}
e.enqueue({
type: "finish",
finishReason: u,
usage: convertAmazonBedrockUsage(p),
...m && {
providerMetadata: m
}
});
}
})),
request: {
body: t
},
response: {
headers: d
}
};
}
getUrl(e) {
return `${this.config.baseUrl()}/model/${encodeURIComponent(e)}`;
}
};
var M = class {
constructor() {
this.started = false;
this.completed = false;
this.depth = 0;
this.inString = false;
this.escaped = false;
}
process(e) {
let t = "";
for (const o of e) {
if (this.completed) break;
if (!this.started) {
if (o !== "{") continue;
this.started = true;
this.depth = 1;
t += o;
continue;
}
t += o;
if (this.escaped) {
this.escaped = false;
continue;
}
if (o === "\\" && this.inString) {
this.escaped = true;
continue;
}
if (o === '"') {
this.inString = !this.inString;
continue;
}
if (this.inString) continue;
if (o === "{") this.depth++; else if (o === "}") {
this.depth--;
this.depth === 0 && (this.completed = true);
}
}
return t;
}
};
var _ = i.KCZ([ i.k5n(u), i.YjP() ]);
var z = i.Ikc({
delta: i.Ikc({
stop_sequence: i.YjP().nullish()
}).nullish()
}).catchall(i.L5J());
var N = i.Ikc({
toolUseId: i.YjP(),
name: i.YjP(),
input: i.L5J().optional()
});
var U = i.Ikc({
signature: i.YjP().nullish(),
text: i.YjP()
});
var q = i.Ikc({
data: i.YjP()
});
var j = i.Ikc({
inputTokens: i.aig(),
ttl: i.YjP()
}).catchall(i.Pq9());
var F = i.Ikc({
metrics: i.Ikc({
latencyMs: i.aig()
}).nullish(),
output: i.Ikc({
message: i.Ikc({
content: i.YOg(i.Ikc({
text: i.YjP().nullish(),
citationsContent: i.Ikc({
content: i.YOg(i.Ikc({
text: i.YjP().nullish()
})).nullish()
}).nullish(),
toolUse: N.nullish(),
reasoningContent: i.KCZ([ i.Ikc({
reasoningText: U
}), i.Ikc({
redactedReasoning: q
}), i.Ikc({
redactedContent: i.YjP()
}) ]).nullish()
})),
role: i.YjP()
})
}),
stopReason: _,
additionalModelResponseFields: z.nullish(),
trace: i.L5J().nullish(),
performanceConfig: i.Ikc({
latency: i.YjP()
}).nullish(),
serviceTier: i.Ikc({
type: i.YjP()
}).nullish(),
usage: i.Ikc({
inputTokens: i.aig(),
outputTokens: i.aig(),
totalTokens: i.aig(),
cacheReadInputTokens: i.aig().nullish(),
cacheWriteInputTokens: i.aig().nullish(),
cacheDetails: i.YOg(j).nullish()
}).catchall(i.Pq9())
});
var D = i.Ikc({
contentBlockDelta: i.Ikc({
contentBlockIndex: i.aig(),
delta: i.KCZ([ i.Ikc({
text: i.YjP()
}), i.Ikc({
citation: i.g1P(i.YjP(), i.L5J())
}), i.Ikc({
toolUse: i.Ikc({
input: i.YjP()
})
}), i.Ikc({
reasoningContent: i.Ikc({
text: i.YjP()
})
}), i.Ikc({
reasoningContent: i.Ikc({
signature: i.YjP()
})
}), i.Ikc({
reasoningContent: i.Ikc({
data: i.YjP()
})
}), i.Ikc({
reasoningContent: i.Ikc({
redactedContent: i.YjP()
})
}) ]).nullish()
}).nullish(),
contentBlockStart: i.Ikc({
contentBlockIndex: i.aig(),
start: i.Ikc({
toolUse: N.nullish()
}).nullish()
}).nullish(),
contentBlockStop: i.Ikc({
contentBlockIndex: i.aig()
}).nullish(),
internalServerException: i.g1P(i.YjP(), i.L5J()).nullish(),
messageStop: i.Ikc({
additionalModelResponseFields: z.nullish(),
stopReason: _
}).nullish(),
metadata: i.Ikc({
trace: i.L5J().nullish(),
performanceConfig: i.Ikc({
latency: i.YjP()
}).nullish(),
serviceTier: i.Ikc({
type: i.YjP()
}).nullish(),
usage: i.Ikc({
cacheReadInputTokens: i.aig().nullish(),
cacheWriteInputTokens: i.aig().nullish(),
cacheDetails: i.YOg(j).nullish(),
inputTokens: i.aig(),
outputTokens: i.aig(),
totalTokens: i.aig().optional()
}).catchall(i.Pq9()).nullish()
}).nullish(),
modelStreamErrorException: i.g1P(i.YjP(), i.L5J()).nullish(),
serviceUnavailableException: i.g1P(i.YjP(), i.L5J()).nullish(),
throttlingException: i.g1P(i.YjP(), i.L5J()).nullish(),
validationException: i.g1P(i.YjP(), i.L5J()).nullish()
});
var Y = {
minimal: "low",
low: "low",
medium: "medium",
high: "high",
xhigh: "max"
};
function isNova2ReasoningModel(e) {
return e.includes("amazon.nova-2-lite-v1:0");
}
function resolveAmazonBedrockReasoningConfig({reasoning: e, amazonBedrockOptions: t, warnings: o, isAnthropicModel: s, isOpenAIModel: i, modelId: r}) {
if (!(0, a.g6)(e)) return t;
const l = {
...t
};
const c = e !== "none";
const d = t.reasoningConfig != null;
const u = isNova2ReasoningModel(r);
const p = i || u;
if (s) {
const s = (0, n.getModelCapabilities)(r);
if (e === "none") l.reasoningConfig = {
type: "disabled"
}; else if (s.supportsAdaptiveThinking) {
const n = (0, a.jv)({
reasoning: e,
effortMap: Y,
warnings: o
});
l.reasoningConfig = {
type: "adaptive",
maxReasoningEffort: n,
...t.reasoningConfig
};
} else {
const n = (0, a.sq)({
reasoning: e,
maxOutputTokens: s.maxOutputTokens,
maxReasoningBudget: s.maxOutputTokens,
warnings: o
});
n != null && (l.reasoningConfig = {
type: "enabled",
budgetTokens: n,
...t.reasoningConfig
});
}
} else if (c) if (p || d) {
const n = (0, a.jv)({
reasoning: e,
effortMap: Y,
warnings: o
});
l.reasoningConfig = {
...u && {
type: "enabled"
},
maxReasoningEffort: n,
...t.reasoningConfig
};
} else o.push({
type: "unsupported",
feature: "reasoning",
details: "Portable reasoning is not supported for this model and will be ignored. If the model supports a provider-specific reasoning configuration, use providerOptions.amazonBedrock.reasoningConfig."
});
if (l.reasoningConfig?.type === "disabled") {
delete l.reasoningConfig.maxReasoningEffort;
delete l.reasoningConfig.budgetTokens;
}
return l;
}
var L = i.Ikc({
dimensions: i.KCZ([ i.euz(1024), i.euz(512), i.euz(256) ]).optional(),
normalize: i.zMY().optional(),
embeddingDimension: i.KCZ([ i.euz(256), i.euz(384), i.euz(1024), i.euz(3072) ]).optional(),
embeddingPurpose: i.k5n([ "GENERIC_INDEX", "TEXT_RETRIEVAL", "IMAGE_RETRIEVAL", "VIDEO_RETRIEVAL", "DOCUMENT_RETRIEVAL", "AUDIO_RETRIEVAL", "GENERIC_RETRIEVAL", "CLASSIFICATION", "CLUSTERING" ]).optional(),
inputType: i.k5n([ "search_document", "search_query", "classification", "clustering" ]).optional(),
truncate: i.k5n([ "NONE", "START", "END" ]).optional(),
outputDimension: i.KCZ([ i.euz(256), i.euz(512), i.euz(1024), i.euz(1536) ]).optional()
});
var V = class _AmazonBedrockEmbeddingModel {
constructor(e, t) {
this.modelId = e;
this.config = t;
this.specificationVersion = "v4";
this.provider = "amazon-bedrock";
this.supportsParallelCalls = true;
}
get maxEmbeddingsPerCall() {
return this.modelFamily === "cohere" ? 96 : 1;
}
get modelFamily() {
return this.config.modelFamily ?? detectEmbeddingModelFamily(this.modelId);
}
static [s.V](e) {
return (0, a.Qf)({
modelId: e.modelId,
config: e.config
});
}
static [s.C](e) {
return new _AmazonBedrockEmbeddingModel(e.modelId, e.config);
}
getUrl(e) {
const t = encodeURIComponent(e);
return `${this.config.baseUrl()}/model/${t}/invoke`;
}
async doEmbed({values: e, headers: t, abortSignal: o, providerOptions: n}) {
if (e.length > this.maxEmbeddingsPerCall) throw new r.Ch({
provider: this.provider,
modelId: this.modelId,
maxEmbeddingsPerCall: this.maxEmbeddingsPerCall,
values: e
});
const s = await (0, a.xI)({
provider: "amazonBedrock",
providerOptions: n,
schema: L
}) ?? await (0, a.xI)({
provider: "bedrock",
providerOptions: n,
schema: L
}) ?? {};
const i = this.modelFamily;
const l = i === "nova" ? {
taskType: "SINGLE_EMBEDDING",
singleEmbeddingParams: {
embeddingPurpose: s.embeddingPurpose ?? "GENERIC_INDEX",
embeddingDimension: s.embeddingDimension ?? 1024,
text: {
truncationMode: s.truncate ?? "END",
value: e[0]
}
}
} : i === "cohere" ? {
input_type: s.inputType ?? "search_query",
texts: e,
truncate: s.truncate,
output_dimension: s.outputDimension
} : {
inputText: e[0],
dimensions: s.dimensions,
normalize: s.normalize
};
const c = this.getUrl(this.modelId);
const {value: d, responseHeaders: u} = await (0, a.GU)({
url: c,
headers: await (0, a.hd)((0, a.m2)(this.config.headers ? await (0, a.hd)(this.config.headers) : void 0, t)),
body: l,
failedResponseHandler: T,
successfulResponseHandler: (0, a.cV)($),
fetch: this.config.fetch,
abortSignal: o
});
let p;
if ("embedding" in d) p = [ d.embedding ]; else if (Array.isArray(d.embeddings)) {
const e = d.embeddings[0];
p = typeof e === "object" && e !== null && "embeddingType" in e ? [ e.embedding ] : d.embeddings;
} else p = d.embeddings.float;
const m = Number(u?.["x-amzn-bedrock-input-token-count"]);
const g = "inputTextTokenCount" in d ? d.inputTextTokenCount : "inputTokenCount" in d ? d.inputTokenCount ?? 0 : m;
return {
embeddings: p,
usage: {
tokens: g
},
warnings: []
};
}
};
function isCohereEmbeddingModel(e) {
return e.includes("cohere.embed-");
}
function isNovaEmbeddingModel(e) {
return e.includes("amazon.nova-") && e.includes("embed");
}
function detectEmbeddingModelFamily(e) {
return isNovaEmbeddingModel(e) ? "nova" : isCohereEmbeddingModel(e) ? "cohere" : "titan";
}
var $ = i.KCZ([ i.Ikc({
embedding: i.YOg(i.aig()),
inputTextTokenCount: i.aig()
}), i.Ikc({
embeddings: i.YOg(i.Ikc({
embeddingType: i.YjP(),
embedding: i.YOg(i.aig())
})),
inputTokenCount: i.aig().optional()
}), i.Ikc({
embeddings: i.YOg(i.YOg(i.aig()))
}), i.Ikc({
embeddings: i.Ikc({
float: i.YOg(i.YOg(i.aig()))
})
}) ]);
var K = {
"amazon.nova-canvas-v1:0": 5
};
var W = (0, a.ID)(() => (0, a.C_)(i.Ikc({
quality: i.k5n([ "standard", "premium" ]).optional(),
negativeText: i.YjP().optional(),
cfgScale: i.aig().optional(),
style: i.k5n([ "3D_ANIMATED_FAMILY_FILM", "DESIGN_SKETCH", "FLAT_VECTOR_ILLUSTRATION", "GRAPHIC_NOVEL_ILLUSTRATION", "MAXIMALISM", "MIDCENTURY_RETRO", "PHOTOREALISM", "SOFT_DIGITAL_PAINTING" ]).optional(),
taskType: i.k5n([ "TEXT_IMAGE", "IMAGE_VARIATION", "INPAINTING", "OUTPAINTING", "BACKGROUND_REMOVAL" ]).optional(),
maskPrompt: i.YjP().optional(),
outPaintingMode: i.k5n([ "DEFAULT", "PRECISE" ]).optional(),
similarityStrength: i.aig().optional()
})));
var G = class _AmazonBedrockImageModel {
constructor(e, t) {
this.modelId = e;
this.config = t;
this.specificationVersion = "v4";
this.provider = "amazon-bedrock";
}
static [s.V](e) {
return (0, a.Qf)({
modelId: e.modelId,
config: e.config
});
}
static [s.C](e) {
return new _AmazonBedrockImageModel(e.modelId, e.config);
}
get maxImagesPerCall() {
return K[this.modelId] ?? 1;
}
get supportsFileInputs() {
return this.modelId === "amazon.nova-canvas-v1:0" || void 0;
}
get supportsMaskInputs() {
return this.modelId === "amazon.nova-canvas-v1:0" || void 0;
}
getUrl(e) {
const t = encodeURIComponent(e);
return `${this.config.baseUrl()}/model/${t}/invoke`;
}
async doGenerate({prompt: e, n: t, size: o, aspectRatio: n, seed: s, providerOptions: i, headers: r, abortSignal: l, files: c, mask: d}) {
const u = [];
const [p, m] = o ? o.split("x").map(Number) : [];
const g = c != null && c.length > 0;
const h = await (0, a.xI)({
provider: "amazonBedrock",
providerOptions: i,
schema: W
}) ?? await (0, a.xI)({
provider: "bedrock",
providerOptions: i,
schema: W
}) ?? {};
const f = {
...p ? {
width: p
} : {},
...m ? {
height: m
} : {},
...s ? {
seed: s
} : {},
...t ? {
numberOfImages: t
} : {},
...h?.quality ? {
quality: h.quality
} : {},
...h?.cfgScale ? {
cfgScale: h.cfgScale
} : {}
};
let y;
if (g) {
const t = d?.type != null;
const o = h?.maskPrompt != null;
const n = h?.taskType ?? (t || o ? "INPAINTING" : "IMAGE_VARIATION");
const a = getBase64Data(c[0]);
switch (n) {
case "INPAINTING":
{
const n = {
image: a,
...e ? {
text: e
} : {},
...h?.negativeText ? {
negativeText: h.negativeText
} : {}
};
t ? n.maskImage = getBase64Data(d) : o && (n.maskPrompt = h.maskPrompt);
y = {
taskType: "INPAINTING",
inPaintingParams: n,
imageGenerationConfig: f
};
break;
}

case "OUTPAINTING":
{
const n = {
image: a,
...e ? {
text: e
} : {},
...h?.negativeText ? {
negativeText: h.negativeText
} : {},
...h?.outPaintingMode ? {
outPaintingMode: h.outPaintingMode
} : {}
};
t ? n.maskImage = getBase64Data(d) : o && (n.maskPrompt = h.maskPrompt);
y = {
taskType: "OUTPAINTING",
outPaintingParams: n,
imageGenerationConfig: f
};
break;
}

case "BACKGROUND_REMOVAL":
y = {
taskType: "BACKGROUND_REMOVAL",
backgroundRemovalParams: {
image: a
}
};
break;

case "IMAGE_VARIATION":
{
const t = c.map(e => getBase64Data(e));
const o = {
images: t,
...e ? {
text: e
} : {},
...h?.negativeText ? {
negativeText: h.negativeText
} : {},
...h?.similarityStrength != null ? {
similarityStrength: h.similarityStrength
} : {}
};
y = {
taskType: "IMAGE_VARIATION",
imageVariationParams: o,
imageGenerationConfig: f
};
break;
}

default:
throw new Error(`Unsupported task type: ${n}`);
}
} else y = {
taskType: "TEXT_IMAGE",
textToImageParams: {
text: e,
...h?.negativeText ? {
negativeText: h.negativeText
} : {},
...h?.style ? {
style: h.style
} : {}
},
imageGenerationConfig: f
};
n != void 0 && u.push({
type: "unsupported",
feature: "aspectRatio",
details: "This model does not support aspect ratio. Use `size` instead."
});
const v = this.config._internal?.currentDate?.() ?? new Date;
const {value: k, responseHeaders: I} = await (0, a.GU)({
url: this.getUrl(this.modelId),
headers: await (0, a.hd)((0, a.m2)(this.config.headers ? await (0, a.hd)(this.config.headers) : void 0, r)),
body: y,
failedResponseHandler: T,
successfulResponseHandler: (0, a.cV)(J),
abortSignal: l,
fetch: this.config.fetch
});
if (k.status === "Request Moderated") {
const e = k.details?.["Moderation Reasons"];
const t = Array.isArray(e) ? e : [ "Unknown" ];
throw new Error(`Amazon Bedrock request was moderated: ${t.join(", ")}`);
}
if (!k.images || k.images.length === 0) throw new Error("Amazon Bedrock returned no images. " + (k.status ? `Status: ${k.status}` : ""));
return {
images: k.images,
warnings: u,
response: {
timestamp: v,
modelId: this.modelId,
headers: I
}
};
}
};
function getBase64Data(e) {
if (e.type === "url") throw new Error("URL-based images are not supported for Amazon Bedrock image editing. Please provide the image data directly.");
if (e.data instanceof Uint8Array) return (0, a.n_)(e.data);
return e.data;
}
var J = i.Ikc({
images: i.YOg(i.YjP()).optional(),
id: i.YjP().optional(),
status: i.YjP().optional(),
result: i.L5J().optional(),
progress: i.L5J().optional(),
details: i.g1P(i.YjP(), i.L5J()).optional(),
preview: i.L5J().optional()
});
var H = "5.0.101";
function createSigV4FetchFunction(e, t, o = "bedrock") {
return async (n, s) => {
const i = t ?? globalThis.fetch;
const r = n instanceof Request ? n : void 0;
const l = (0, a.m2)((0, a.qx)(r?.headers), (0, a.qx)(s?.headers));
const c = (0, a.WZ)(l, `ai-sdk-amazon-bedrock/${H}`, (0, a.G1)());
let u = s?.body ?? void 0;
if (u === void 0 && r && r.body !== null) try {
u = await r.clone().text();
} catch {}
const p = s?.method ?? r?.method;
if (p?.toUpperCase() !== "POST" || !u) return i(n, {
...s,
headers: c
});
const m = typeof n === "string" ? n : n instanceof URL ? n.href : n.url;
const g = prepareBodyString(u);
const h = await e();
const f = new d.s({
url: m,
method: "POST",
headers: Object.entries(c),
body: g,
region: h.region,
accessKeyId: h.accessKeyId,
secretAccessKey: h.secretAccessKey,
sessionToken: h.sessionToken,
service: o
});
const y = await f.sign();
const v = (0, a.qx)(y.headers);
const k = (0, a.m2)(c, v);
return i(n, {
...s,
body: g,
headers: k
});
};
}
function prepareBodyString(e) {
return typeof e === "string" ? e : e instanceof Uint8Array ? (new TextDecoder).decode(e) : e instanceof ArrayBuffer ? (new TextDecoder).decode(new Uint8Array(e)) : JSON.stringify(e);
}
function createApiKeyFetchFunction(e, t) {
return async (o, n) => {
const s = t ?? globalThis.fetch;
const i = (0, a.qx)(n?.headers);
const r = (0, a.WZ)(i, `ai-sdk-amazon-bedrock/${H}`, (0, a.G1)());
const l = (0, a.m2)(r, {
Authorization: `Bearer ${e}`
});
return s(o, {
...n,
headers: l
});
};
}
var Z = (0, a.ID)(() => (0, a.C_)(i.Ikc({
results: i.YOg(i.Ikc({
index: i.aig(),
relevanceScore: i.aig()
})),
nextToken: i.YjP().optional()
})));
var X = (0, a.ID)(() => (0, a.C_)(i.Ikc({
nextToken: i.YjP().optional(),
additionalModelRequestFields: i.g1P(i.YjP(), i.bzn()).optional()
})));
var Q = class {
constructor(e, t) {
this.modelId = e;
this.config = t;
this.specificationVersion = "v4";
this.provider = "amazon-bedrock";
}
async doRerank({documents: e, headers: t, query: o, topN: n, abortSignal: s, providerOptions: i}) {
const r = await (0, a.xI)({
provider: "amazonBedrock",
providerOptions: i,
schema: X
}) ?? await (0, a.xI)({
provider: "bedrock",
providerOptions: i,
schema: X
});
const {value: l, responseHeaders: c, rawValue: d} = await (0, a.GU)({
url: `${this.config.baseUrl()}/rerank`,
headers: await (0, a.hd)((0, a.m2)(await (0, a.hd)(this.config.headers), t)),
body: {
nextToken: r?.nextToken,
queries: [ {
textQuery: {
text: o
},
type: "TEXT"
} ],
rerankingConfiguration: {
bedrockRerankingConfiguration: {
modelConfiguration: {
modelArn: `arn:aws:bedrock:${this.config.region}::foundation-model/${this.modelId}`,
additionalModelRequestFields: r?.additionalModelRequestFields
},
numberOfResults: n
},
type: "BEDROCK_RERANKING_MODEL"
},
sources: e.values.map(t => ({
type: "INLINE",
inlineDocumentSource: e.type === "text" ? {
type: "TEXT",
textDocument: {
text: t
}
} : {
type: "JSON",
jsonDocument: t
}
}))
},
failedResponseHandler: T,
successfulResponseHandler: (0, a.cV)(Z),
fetch: this.config.fetch,
abortSignal: s
});
return {
ranking: l.results,
response: {
headers: c,
body: d
}
};
}
};
var ee = [ {
regionPrefix: "cn-",
dnsSuffix: "amazonaws.com.cn"
}, {
regionPrefix: "us-iso-",
dnsSuffix: "c2s.ic.gov"
}, {
regionPrefix: "us-isob-",
dnsSuffix: "sc2s.sgov.gov"
}, {
regionPrefix: "eu-isoe-",
dnsSuffix: "cloud.adc-e.uk"
}, {
regionPrefix: "us-isof-",
dnsSuffix: "csp.hci.ic.gov"
}, {
regionPrefix: "eusc-",
dnsSuffix: "amazonaws.eu"
} ];
function resolveAmazonBedrockBaseURL({baseURL: e, getRegion: t, service: o, serviceEndpointUrlEnvironmentVariableName: n}) {
const s = e ?? (0, a.x3)({
settingValue: void 0,
environmentVariableName: n
}) ?? (0, a.x3)({
settingValue: void 0,
environmentVariableName: "AWS_ENDPOINT_URL"
});
if (s != null) return (0, a.ae)(s) ?? s;
const i = t();
const r = ee.find(({regionPrefix: e}) => i.startsWith(e))?.dnsSuffix ?? "amazonaws.com";
const l = `https://${o}.${i}.${r}`;
return (0, a.ae)(l) ?? l;
}
function createAmazonBedrock(e = {}) {
const t = (0, a.x3)({
settingValue: e.apiKey,
environmentVariableName: "AWS_BEARER_TOKEN_BEDROCK"
});
const o = t && t.trim().length > 0 ? t.trim() : void 0;
const s = o ? createApiKeyFetchFunction(o, e.fetch) : createSigV4FetchFunction(async () => {
const t = (0, a.Fv)({
settingValue: e.region,
settingName: "region",
environmentVariableName: "AWS_REGION",
description: "AWS region"
});
if (e.credentialProvider) try {
return {
...await e.credentialProvider(),
region: t
};
} catch (e) {
const t = e instanceof Error ? e.message : String(e);
throw new Error(`AWS credential provider failed: ${t}. Please ensure your credential provider returns valid AWS credentials with accessKeyId and secretAccessKey properties.`);
}
try {
return {
region: t,
accessKeyId: (0, a.Fv)({
settingValue: e.accessKeyId,
settingName: "accessKeyId",
environmentVariableName: "AWS_ACCESS_KEY_ID",
description: "AWS access key ID"
}),
secretAccessKey: (0, a.Fv)({
settingValue: e.secretAccessKey,
settingName: "secretAccessKey",
environmentVariableName: "AWS_SECRET_ACCESS_KEY",
description: "AWS secret access key"
}),
sessionToken: e.accessKeyId != null && e.secretAccessKey != null ? e.sessionToken : (0, 
a.x3)({
settingValue: e.sessionToken,
environmentVariableName: "AWS_SESSION_TOKEN"
})
};
} catch (e) {
const t = e instanceof Error ? e.message : String(e);
if (t.includes("AWS_ACCESS_KEY_ID") || t.includes("accessKeyId")) throw new Error(`AWS SigV4 authentication requires AWS credentials. Please provide either:\n1. Set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY environment variables\n2. Provide accessKeyId and secretAccessKey in options\n3. Use a credentialProvider function\n4. Use API key authentication with AWS_BEARER_TOKEN_BEDROCK or apiKey option\nOriginal error: ${t}`);
if (t.includes("AWS_SECRET_ACCESS_KEY") || t.includes("secretAccessKey")) throw new Error(`AWS SigV4 authentication requires both AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY. Please ensure both credentials are provided.\nOriginal error: ${t}`);
throw e;
}
}, e.fetch);
const getHeaders = () => {
const t = e.headers ?? {};
return (0, a.WZ)(t, `ai-sdk-amazon-bedrock/${H}`);
};
const getAmazonBedrockRuntimeBaseUrl = () => resolveAmazonBedrockBaseURL({
baseURL: e.baseURL,
getRegion: () => (0, a.Fv)({
settingValue: e.region,
settingName: "region",
environmentVariableName: "AWS_REGION",
description: "AWS region"
}),
service: "bedrock-runtime",
serviceEndpointUrlEnvironmentVariableName: "AWS_ENDPOINT_URL_BEDROCK_RUNTIME"
});
const getAmazonBedrockAgentRuntimeBaseUrl = () => resolveAmazonBedrockBaseURL({
baseURL: e.baseURL,
getRegion: () => (0, a.Fv)({
settingValue: e.region,
settingName: "region",
environmentVariableName: "AWS_REGION",
description: "AWS region"
}),
service: "bedrock-agent-runtime",
serviceEndpointUrlEnvironmentVariableName: "AWS_ENDPOINT_URL_BEDROCK_AGENT_RUNTIME"
});
const createChatModel = (e, t = {}) => new O(e, {
baseUrl: getAmazonBedrockRuntimeBaseUrl,
headers: getHeaders,
fetch: s,
generateId: a.$C,
modelFamily: t.modelFamily
});
const provider = function(e, t) {
if (new.target) throw new Error("The Amazon Bedrock model function cannot be called with the new keyword.");
return createChatModel(e, t);
};
const createEmbeddingModel = (e, t = {}) => new V(e, {
baseUrl: getAmazonBedrockRuntimeBaseUrl,
headers: getHeaders,
fetch: s,
modelFamily: t.modelFamily
});
const createImageModel = e => new G(e, {
baseUrl: getAmazonBedrockRuntimeBaseUrl,
headers: getHeaders,
fetch: s
});
const createRerankingModel = t => new Q(t, {
baseUrl: getAmazonBedrockAgentRuntimeBaseUrl,
region: (0, a.Fv)({
settingValue: e.region,
settingName: "region",
environmentVariableName: "AWS_REGION",
description: "AWS region"
}),
headers: getHeaders,
fetch: s
});
provider.specificationVersion = "v4";
provider.languageModel = createChatModel;
provider.embedding = createEmbeddingModel;
provider.embeddingModel = createEmbeddingModel;
provider.textEmbedding = createEmbeddingModel;
provider.textEmbeddingModel = createEmbeddingModel;
provider.image = createImageModel;
provider.imageModel = createImageModel;
provider.reranking = createRerankingModel;
provider.rerankingModel = createRerankingModel;
provider.tools = n.anthropicTools;
return provider;
}
createAmazonBedrock();
})
};
