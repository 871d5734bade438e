"use strict";

exports.id = 8066;

exports.ids = [ 8066 ];

exports.modules = {
58066: (function(e, t, s) {
s.r(t);
s.d(t, {
VERSION: () => I,
azure: () => x,
createAzure: () => createAzure
});
var n = s(88258);
var o = s(90583);
var r = s(21763);
var a = s(11479);
var i = s(80737);
var l = i.Ikc({
imageDetail: i.k5n([ "low", "high", "original", "auto" ]).optional(),
fileData: i.euz(true).optional()
});
var p = i.Ikc({
logprobs: i.zMY().optional(),
topLogprobs: i.aig().int().min(0).max(20).optional(),
userId: i.YjP().regex(/^[a-zA-Z0-9_-]+$/, "userId must match /^[a-zA-Z0-9_-]+$/").max(512, "userId must be at most 512 characters long").optional(),
thinking: i.Ikc({
type: i.k5n([ "adaptive", "enabled", "disabled" ]).optional()
}).optional(),
reasoningEffort: i.k5n([ "low", "medium", "high", "xhigh", "max" ]).optional(),
strictJsonSchema: i.zMY().optional()
});
var u = i.Ikc({
name: i.YjP().optional()
});
var c = u.extend({
prefix: i.euz(true).optional()
});
function isDeepSeekV4Model(e) {
return e.includes("deepseek-v4") || e.startsWith("deepseek-flash") || e.startsWith("deepseek-pro");
}
var d = new Set([ "image/gif", "image/jpeg", "image/jpg", "image/png", "image/webp" ]);
function resolveDeepSeekImageMediaType(e) {
const t = (0, r.SL)({
part: e
});
if (!d.has(t)) throw new o.b8({
functionality: `DeepSeek image media type ${t}`,
message: "DeepSeek supports JPEG, PNG, GIF, and WebP image inputs."
});
return t;
}
function validateDeepSeekImageUrl({url: e, prompt: t}) {
if (e.length > 8192) throw new o.M3({
prompt: t,
message: "DeepSeek image URLs must not exceed 8192 characters."
});
}
async function convertToDeepSeekChatMessages({prompt: e, responseFormat: t, modelId: s, providerOptionsName: n = "deepseek", supportsAssistantPrefixCompletion: a = false, supportsStructuredOutputs: i = false}) {
const p = isDeepSeekV4Model(s);
const u = [];
const d = [];
if (t?.type === "json") if (t.schema == null) u.push({
role: "system",
content: "Return JSON."
}); else if (!i) {
u.push({
role: "system",
content: "Return JSON that conforms to the following schema: " + JSON.stringify(t.schema)
});
d.push({
type: "compatibility",
feature: "responseFormat JSON schema",
details: "JSON response schema is injected into the system message."
});
}
let h = -1;
for (let t = e.length - 1; t >= 0; t--) if (e[t].role === "user") {
h = t;
break;
}
let m = -1;
for (const {role: t, content: s, providerOptions: i} of e) {
m++;
const g = await (0, r.xI)({
provider: n,
providerOptions: i,
schema: c
});
if (g?.prefix === true && t !== "assistant") throw new o.M3({
prompt: e,
message: "DeepSeek assistant prefix completion requires `prefix: true` on an assistant message."
});
switch (t) {
case "system":
u.push({
role: "system",
content: s,
...g?.name != null && {
name: g.name
}
});
break;

case "user":
{
const t = s.some(e => e.type === "file" && (e.data.type === "reference" || e.data.type === "url" || e.data.type === "data") && (0, 
r.yu)(e.mediaType) === "image");
if (!t) {
let e = "";
for (const t of s) t.type === "text" ? e += t.text : d.push({
type: "unsupported",
feature: `user message part type: ${t.type}`
});
u.push({
role: "user",
content: e,
...g?.name != null && {
name: g.name
}
});
break;
}
const a = [];
for (const t of s) if (t.type === "text") a.push({
type: "text",
text: t.text
}); else if (t.type === "file" && (0, r.yu)(t.mediaType) === "image") {
const s = await (0, r.xI)({
provider: n,
providerOptions: t.providerOptions,
schema: l
});
if (t.data.type === "reference") a.push({
type: "file",
file_id: (0, r.p5)({
reference: t.data.reference,
provider: "deepseek"
})
}); else if (t.data.type === "url" || t.data.type === "data") {
const n = resolveDeepSeekImageMediaType(t);
if (t.data.type === "url") {
const n = t.data.url.toString();
validateDeepSeekImageUrl({
url: n,
prompt: e
});
if (s?.fileData === true) throw new o.M3({
prompt: e,
message: "DeepSeek `fileData` image parts require inline data, not a URL."
});
a.push({
type: "image_url",
image_url: {
url: n,
...s?.imageDetail != null && {
detail: s.imageDetail
}
}
});
} else {
const i = `data:${n === "image/jpg" ? "image/jpeg" : n};base64,${(0, r.ej)(t.data.data)}`;
if (s?.fileData === true) {
if (s.imageDetail != null) throw new o.M3({
prompt: e,
message: "DeepSeek `imageDetail` cannot be combined with `fileData`."
});
a.push({
type: "file",
file_data: i,
...t.filename != null && {
filename: t.filename
}
});
} else a.push({
type: "image_url",
image_url: {
url: i,
...s?.imageDetail != null && {
detail: s.imageDetail
}
}
});
}
} else d.push({
type: "unsupported",
feature: `user message part type: ${t.type}`
});
} else d.push({
type: "unsupported",
feature: `user message part type: ${t.type}`
});
u.push({
role: "user",
content: a,
...g?.name != null && {
name: g.name
}
});
break;
}

case "assistant":
{
if (g?.prefix === true) {
if (m !== e.length - 1) throw new o.M3({
prompt: e,
message: "DeepSeek assistant prefix completion requires the prefixed assistant message to be the final message."
});
if (!a) throw new o.b8({
functionality: "DeepSeek assistant prefix completion",
message: "DeepSeek assistant prefix completion requires a beta base URL ending in `/beta`."
});
}
let t = "";
let n;
const r = [];
for (const e of s) switch (e.type) {
case "text":
t += e.text;
break;

case "reasoning":
if (m <= h && !p) break;
n == null ? n = e.text : n += e.text;
break;

case "tool-call":
r.push({
id: e.toolCallId,
type: "function",
function: {
name: e.toolName,
arguments: JSON.stringify(e.input)
}
});
break;
}
u.push({
role: "assistant",
content: t,
...g?.name != null && {
name: g.name
},
...g?.prefix === true && {
prefix: true
},
reasoning_content: n ?? (p ? "" : void 0),
tool_calls: r.length > 0 ? r : void 0
});
break;
}

case "tool":
g?.name != null && d.push({
type: "unsupported",
feature: "message name on tool messages"
});
for (const t of s) {
if (t.type === "tool-approval-response") continue;
const s = t.output;
let o;
switch (s.type) {
case "text":
case "error-text":
o = s.value;
break;

case "execution-denied":
o = s.reason ?? "Tool call execution denied.";
break;

case "json":
case "error-json":
o = JSON.stringify(s.value);
break;

case "content":
{
const t = s.value.some(e => e.type === "file" && (e.data.type === "reference" || e.data.type === "url" || e.data.type === "data") && (0, 
r.yu)(e.mediaType) === "image");
if (!t) {
o = JSON.stringify(s.value);
break;
}
o = [];
for (const t of s.value) if (t.type === "text") o.push({
type: "text",
text: t.text
}); else if (t.type !== "file" || t.data.type !== "reference" && t.data.type !== "url" && t.data.type !== "data" || (0, 
r.yu)(t.mediaType) !== "image") d.push({
type: "unsupported",
feature: `tool result content part type: ${t.type}`
}); else {
if (t.data.type === "reference") {
o.push({
type: "file",
file_id: (0, r.p5)({
reference: t.data.reference,
provider: "deepseek"
})
});
continue;
}
const s = await (0, r.xI)({
provider: n,
providerOptions: t.providerOptions,
schema: l
});
const a = resolveDeepSeekImageMediaType(t);
let i;
if (t.data.type === "url") {
i = t.data.url.toString();
validateDeepSeekImageUrl({
url: i,
prompt: e
});
} else i = `data:${a === "image/jpg" ? "image/jpeg" : a};base64,${(0, r.ej)(t.data.data)}`;
o.push({
type: "image_url",
image_url: {
url: i,
...s?.imageDetail != null && {
detail: s.imageDetail
}
}
});
}
break;
}
}
u.push({
role: "tool",
tool_call_id: t.toolCallId,
content: o
});
}
break;

default:
d.push({
type: "unsupported",
feature: `message role: ${t}`
});
break;
}
}
return {
messages: u,
warnings: d
};
}
function convertDeepSeekUsage(e) {
if (e == null) return (0, r.EK)();
const t = e.prompt_tokens ?? 0;
const s = e.completion_tokens ?? 0;
const n = e.prompt_cache_hit_tokens ?? 0;
const o = e.completion_tokens_details?.reasoning_tokens ?? 0;
return {
inputTokens: {
total: t,
noCache: t - n,
cacheRead: n,
cacheWrite: void 0
},
outputTokens: {
total: s,
text: Math.max(0, s - o),
reasoning: o
},
raw: e
};
}
var h = i._H3({
prompt_tokens: i.aig().nullish(),
completion_tokens: i.aig().nullish(),
prompt_cache_hit_tokens: i.aig().nullish(),
prompt_cache_miss_tokens: i.aig().nullish(),
total_tokens: i.aig().nullish(),
prompt_tokens_details: i._H3({
cached_tokens: i.aig().nullish()
}).nullish(),
completion_tokens_details: i._H3({
reasoning_tokens: i.aig().nullish()
}).nullish()
}).nullish();
var m = i.Ikc({
error: i.Ikc({
message: i.YjP(),
type: i.YjP().nullish(),
param: i.bzn().nullish(),
code: i.KCZ([ i.YjP(), i.aig() ]).nullish()
})
});
var g = i.Ikc({
token: i.YjP(),
logprob: i.aig(),
bytes: i.YOg(i.aig()).nullable(),
top_logprobs: i.YOg(i.Ikc({
token: i.YjP(),
logprob: i.aig(),
bytes: i.YOg(i.aig()).nullable()
}))
});
var f = i.Ikc({
content: i.YOg(g).nullish(),
reasoning_content: i.YOg(g).nullish()
}).nullish();
var y = i.Ikc({
id: i.YjP().nullish(),
created: i.aig().nullish(),
model: i.YjP().nullish(),
object: i.euz("chat.completion").nullish(),
system_fingerprint: i.YjP().nullish(),
choices: i.YOg(i.Ikc({
index: i.aig().nullish(),
message: i.Ikc({
role: i.euz("assistant").nullish(),
content: i.YjP().nullish(),
reasoning_content: i.YjP().nullish(),
tool_calls: i.YOg(i.Ikc({
id: i.YjP().nullish(),
type: i.euz("function").nullish(),
function: i.Ikc({
name: i.YjP(),
arguments: i.YjP()
})
})).nullish()
}),
logprobs: f,
finish_reason: i.YjP().nullish()
})),
usage: h
});
var v = (0, r.ID)(() => (0, r.C_)(i.KCZ([ i.Ikc({
id: i.YjP().nullish(),
created: i.aig().nullish(),
model: i.YjP().nullish(),
object: i.euz("chat.completion.chunk").nullish(),
system_fingerprint: i.YjP().nullish(),
choices: i.YOg(i.Ikc({
index: i.aig().nullish(),
delta: i.Ikc({
role: i.k5n([ "assistant" ]).nullish(),
content: i.YjP().nullish(),
reasoning_content: i.YjP().nullish(),
tool_calls: i.YOg(i.Ikc({
index: i.aig(),
id: i.YjP().nullish(),
type: i.euz("function").nullish(),
function: i.Ikc({
name: i.YjP().nullish(),
arguments: i.YjP().nullish()
})
})).nullish()
}).nullish(),
logprobs: f,
finish_reason: i.YjP().nullish()
})),
usage: h
}), m ])));
function prepareTools({tools: e, toolChoice: t, supportsStrictToolCalls: s}) {
e = e?.length ? e : void 0;
const n = [];
if (e == null) return {
tools: void 0,
toolChoice: void 0,
toolWarnings: n
};
const r = e.filter(e => e.type === "function");
const a = r.some(e => e.strict === true);
if (a && s === false) throw new o.b8({
functionality: "DeepSeek strict tool calls",
message: "DeepSeek strict tool calls require a beta base URL ending in `/beta`."
});
if (a && s === true && r.some(e => e.strict !== true)) throw new o.b8({
functionality: "mixed DeepSeek strict and non-strict tool calls",
message: "DeepSeek strict mode requires every function tool in the request to set `strict: true`."
});
const i = [];
for (const t of e) t.type === "provider" ? n.push({
type: "unsupported",
feature: `provider-defined tool ${t.id}`
}) : i.push({
type: "function",
function: {
name: t.name,
description: t.description,
parameters: t.inputSchema,
...t.strict != null ? {
strict: t.strict
} : {}
}
});
if (t == null) return {
tools: i,
toolChoice: void 0,
toolWarnings: n
};
const l = t?.type;
switch (l) {
case "auto":
case "none":
case "required":
return {
tools: i,
toolChoice: l,
toolWarnings: n
};

case "tool":
return {
tools: i,
toolChoice: {
type: "function",
function: {
name: t.toolName
}
},
toolWarnings: n
};

default:
return {
tools: i,
toolChoice: void 0,
toolWarnings: [ ...n, {
type: "unsupported",
feature: `tool choice type: ${l}`
} ]
};
}
}
function mapDeepSeekFinishReason(e) {
switch (e) {
case "stop":
return "stop";

case "length":
return "length";

case "content_filter":
return "content-filter";

case "tool_calls":
return "tool-calls";

case "insufficient_system_resource":
return "error";

default:
return "other";
}
}
function createDeepSeekStreamError(e, t) {
const s = getDeepSeekStreamErrorMetadata(e);
return (0, r.iH)({
message: e.message,
type: e.type ?? void 0,
code: e.code ?? void 0,
...s,
data: t
});
}
function getDeepSeekStreamErrorMetadata(e) {
if (e.code === "insufficient_quota" || e.type === "insufficient_quota") return {
statusCode: 429,
isRetryable: false
};
const t = getHttpStatusCode(e.code);
if (t != null) return {
statusCode: t,
isRetryable: isRetryableStatusCode(t)
};
for (const t of [ e.code, e.type ]) switch (t) {
case "rate_limit_exceeded":
case "rate_limit_error":
return {
statusCode: 429,
isRetryable: true
};

case "server_error":
case "api_error":
case "internal_server_error":
return {
statusCode: 500,
isRetryable: true
};

case "overloaded_error":
case "service_unavailable":
return {
statusCode: 503,
isRetryable: true
};

case "timeout":
case "timeout_error":
return {
statusCode: 504,
isRetryable: true
};

case "authentication_error":
case "invalid_api_key":
return {
statusCode: 401,
isRetryable: false
};

case "permission_error":
return {
statusCode: 403,
isRetryable: false
};

case "not_found_error":
case "model_not_found":
return {
statusCode: 404,
isRetryable: false
};

case "bad_request":
case "context_length_exceeded":
case "invalid_request_error":
return {
statusCode: 400,
isRetryable: false
};
}
return {};
}
function getHttpStatusCode(e) {
const t = typeof e === "string" && /^\d{3}$/.test(e) ? Number(e) : e;
return typeof t === "number" && Number.isInteger(t) && t >= 400 && t <= 599 ? t : void 0;
}
function isRetryableStatusCode(e) {
return e === 408 || e === 409 || e === 429 || e >= 500;
}
function mapDeepSeekProviderReasoningEffort({reasoningEffort: e, warnings: t}) {
const s = e === "medium" ? "high" : e === "xhigh" ? "max" : e;
s !== e && t.push({
type: "compatibility",
feature: "reasoningEffort",
details: `reasoningEffort "${e}" is not a canonical DeepSeek value. mapped to "${s}".`
});
return s;
}
var k = class _DeepSeekChatLanguageModel {
constructor(e, t) {
this.specificationVersion = "v4";
this.supportedUrls = {
"image/*": [ /^https?:\/\/.*$/ ]
};
this.modelId = e;
this.config = t;
this.failedResponseHandler = (0, r.sl)({
errorSchema: m,
errorToMessage: e => e.error.message
});
}
static [a.V](e) {
return (0, r.Qf)({
modelId: e.modelId,
config: e.config
});
}
static [a.C](e) {
return new _DeepSeekChatLanguageModel(e.modelId, e.config);
}
get provider() {
return this.config.provider;
}
get providerOptionsName() {
return this.config.provider.split(".")[0].trim();
}
async getArgs({prompt: e, maxOutputTokens: t, temperature: s, topP: n, topK: o, frequencyPenalty: a, presencePenalty: i, reasoning: l, providerOptions: u, stopSequences: c, responseFormat: d, seed: h, toolChoice: m, tools: g}) {
const f = await (0, r.xI)({
provider: this.providerOptionsName,
providerOptions: u,
schema: p
}) ?? {};
const y = this.config.supportsStructuredOutputs === true;
const v = this.config.supportsPenaltySampling === true;
const {messages: k, warnings: b} = await convertToDeepSeekChatMessages({
prompt: e,
responseFormat: d,
modelId: this.modelId,
providerOptionsName: this.providerOptionsName,
supportsAssistantPrefixCompletion: this.config.supportsAssistantPrefixCompletion,
supportsStructuredOutputs: y
});
const _ = [ ...b ];
o != null && _.push({
type: "unsupported",
feature: "topK"
});
h != null && _.push({
type: "unsupported",
feature: "seed"
});
v || a == null || _.push({
type: "deprecated",
setting: "frequencyPenalty",
message: "frequencyPenalty is deprecated by DeepSeek and has been omitted. Remove frequencyPenalty from the request."
});
v || i == null || _.push({
type: "deprecated",
setting: "presencePenalty",
message: "presencePenalty is deprecated by DeepSeek and has been omitted. Remove presencePenalty from the request."
});
const {tools: w, toolChoice: S, toolWarnings: I} = prepareTools({
tools: g,
toolChoice: m,
supportsStrictToolCalls: this.config.supportsStrictToolCalls
});
const x = f.thinking?.type;
x === "adaptive" && _.push({
type: "compatibility",
feature: "thinking.type",
details: 'thinking.type "adaptive" is not a canonical DeepSeek value. mapped to "enabled".'
});
const O = this.config.supportsThinking === false ? void 0 : x != null ? {
type: x === "adaptive" ? "enabled" : x
} : (0, r.g6)(l) ? {
type: l === "none" ? "disabled" : "enabled"
} : void 0;
const D = this.config.supportsThinking !== false && O?.type !== "disabled" && (O != null || this.modelId === "deepseek-reasoner" || isDeepSeekV4Model(this.modelId));
D && s != null && _.push({
type: "unsupported",
feature: "temperature",
details: "temperature has no effect when DeepSeek thinking is enabled. Set providerOptions.deepseek.thinking.type to 'disabled' to use temperature."
});
D && n != null && _.push({
type: "unsupported",
feature: "topP",
details: "topP has no effect when DeepSeek thinking is enabled. Set providerOptions.deepseek.thinking.type to 'disabled' to use topP."
});
const P = f.reasoningEffort != null ? mapDeepSeekProviderReasoningEffort({
reasoningEffort: f.reasoningEffort,
warnings: _
}) : (0, r.g6)(l) && l !== "none" ? (0, r.jv)({
reasoning: l,
effortMap: {
minimal: "low",
low: "low",
medium: "high",
high: "high",
xhigh: "max"
},
warnings: _
}) : void 0;
return {
args: {
model: this.modelId,
...(f.logprobs === true || f.topLogprobs != null) && {
logprobs: true
},
...f.topLogprobs != null && {
top_logprobs: f.topLogprobs
},
max_tokens: t,
temperature: D ? void 0 : s,
top_p: D ? void 0 : n,
frequency_penalty: v ? a : void 0,
presence_penalty: v ? i : void 0,
response_format: d?.type === "json" ? y && d.schema != null ? {
type: "json_schema",
json_schema: {
schema: d.schema,
strict: f.strictJsonSchema ?? true,
name: d.name ?? "response",
description: d.description
}
} : {
type: "json_object"
} : void 0,
stop: c,
messages: k,
tools: w,
tool_choice: S,
thinking: O,
...f.userId != null && {
user_id: f.userId
},
...O?.type !== "disabled" && P != null && {
reasoning_effort: P
}
},
warnings: [ ..._, ...I ]
};
}
async doGenerate(e) {
const {args: t, warnings: s} = await this.getArgs({
...e
});
const {responseHeaders: n, value: a, rawValue: i} = await (0, r.GU)({
url: this.config.url({
path: "/chat/completions",
modelId: this.modelId
}),
headers: (0, r.m2)(this.config.headers?.(), e.headers),
body: t,
failedResponseHandler: this.failedResponseHandler,
successfulResponseHandler: (0, r.cV)(y),
abortSignal: e.abortSignal,
fetch: this.config.fetch
});
const l = a.choices[0];
if (l == null) throw new o.xn({
data: i,
message: "Response did not contain any choices."
});
const p = [];
const u = l.message.reasoning_content;
u != null && u.length > 0 && p.push({
type: "reasoning",
text: u
});
if (l.message.tool_calls != null) for (const e of l.message.tool_calls) p.push({
type: "tool-call",
toolCallId: e.id || (0, r.$C)(),
toolName: e.function.name,
input: e.function.arguments
});
const c = l.message.content;
c != null && c.length > 0 && p.push({
type: "text",
text: c
});
return {
content: p,
finishReason: {
unified: mapDeepSeekFinishReason(l.finish_reason),
raw: l.finish_reason ?? void 0
},
usage: convertDeepSeekUsage(a.usage),
providerMetadata: {
[this.providerOptionsName]: {
promptCacheHitTokens: a.usage?.prompt_cache_hit_tokens,
promptCacheMissTokens: a.usage?.prompt_cache_miss_tokens,
...a.object != null && {
responseObject: a.object
},
...l.index != null && {
choiceIndex: l.index
},
...l.message.role != null && {
messageRole: l.message.role
},
...l.message.tool_calls != null && {
toolCallTypes: l.message.tool_calls.map(e => e.type).filter(e => e != null)
},
...l.logprobs != null && {
logprobs: l.logprobs
},
...a.system_fingerprint != null && {
systemFingerprint: a.system_fingerprint
}
}
},
request: {
body: t
},
response: {
...(0, r.qX)(a),
headers: n,
body: i
},
warnings: s
};
}
async doStream(e) {
const {args: t, warnings: s} = await this.getArgs({
...e
});
const n = {
...t,
stream: true,
stream_options: {
include_usage: true
}
};
const {responseHeaders: o, value: a} = await (0, r.GU)({
url: this.config.url({
path: "/chat/completions",
modelId: this.modelId
}),
headers: (0, r.m2)(this.config.headers?.(), e.headers),
body: n,
failedResponseHandler: this.failedResponseHandler,
successfulResponseHandler: (0, r.Ds)(v),
abortSignal: e.abortSignal,
fetch: this.config.fetch
});
let i;
let l = {
unified: "other",
raw: void 0
};
let p;
let u;
let c = true;
const d = this.providerOptionsName;
let h = false;
let m = false;
let g;
let f;
let y;
const k = new Map;
const b = [];
const _ = [];
return {
stream: a.pipeThrough(new TransformStream({
start(e) {
i = new r.HE(e, {
generateId: r.$C
});
e.enqueue({
type: "stream-start",
warnings: s
});
},
transform(t, s) {
e.includeRawChunks && s.enqueue({
type: "raw",
rawValue: t.rawValue
});
if (!t.success) {
l = {
unified: "error",
raw: void 0
};
s.enqueue({
type: "error",
error: t.error
});
return;
}
const n = t.value;
if ("error" in n) {
l = {
unified: "error",
raw: void 0
};
s.enqueue({
type: "error",
error: createDeepSeekStreamError(n.error, n)
});
return;
}
if (c) {
c = false;
s.enqueue({
type: "response-metadata",
...(0, r.qX)(n)
});
}
n.usage != null && (p = n.usage);
n.object != null && (g = n.object);
n.system_fingerprint != null && (u = n.system_fingerprint);
const o = n.choices[0];
o?.index != null && (f = o.index);
o?.finish_reason != null && (l = {
unified: mapDeepSeekFinishReason(o.finish_reason),
raw: o.finish_reason
});
o?.logprobs?.content != null && b.push(...o.logprobs.content);
o?.logprobs?.reasoning_content != null && _.push(...o.logprobs.reasoning_content);
if (o?.delta == null) return;
const a = o.delta;
a.role != null && (y = a.role);
const d = a.reasoning_content;
if (d) {
if (!h) {
s.enqueue({
type: "reasoning-start",
id: "reasoning-0"
});
h = true;
}
s.enqueue({
type: "reasoning-delta",
id: "reasoning-0",
delta: d
});
}
if (a.content) {
if (!m) {
s.enqueue({
type: "text-start",
id: "txt-0"
});
m = true;
}
if (h) {
s.enqueue({
type: "reasoning-end",
id: "reasoning-0"
});
h = false;
}
s.enqueue({
type: "text-delta",
id: "txt-0",
delta: a.content
});
}
if (a.tool_calls != null && a.tool_calls.length > 0) {
if (h) {
s.enqueue({
type: "reasoning-end",
id: "reasoning-0"
});
h = false;
}
for (const e of a.tool_calls) {
e.type != null && k.set(e.index, e.type);
i.processDelta(e);
}
}
},
flush(e) {
h && e.enqueue({
type: "reasoning-end",
id: "reasoning-0"
});
m && e.enqueue({
type: "text-end",
id: "txt-0"
});
i.flush();
e.enqueue({
type: "finish",
finishReason: l,
usage: convertDeepSeekUsage(p),
providerMetadata: {
[d]: {
promptCacheHitTokens: p?.prompt_cache_hit_tokens ?? void 0,
promptCacheMissTokens: p?.prompt_cache_miss_tokens ?? void 0,
...g != null && {
responseObject: g
},
...f != null && {
choiceIndex: f
},
...y != null && {
messageRole: y
},
...k.size > 0 && {
toolCallTypes: [ ...k.entries() ].sort(([e], [t]) => e - t).map(([, e]) => e)
},
...(b.length > 0 || _.length > 0) && {
logprobs: {
...b.length > 0 && {
content: b
},
..._.length > 0 && {
reasoning_content: _
}
}
},
...u != null && {
systemFingerprint: u
}
}
}
});
}
})),
request: {
body: n
},
response: {
headers: o
}
};
}
};
var b = {
codeInterpreter: n.codeInterpreter,
fileSearch: n.fileSearch,
imageGeneration: n.imageGeneration,
webSearch: n.webSearch,
webSearchPreview: n.webSearchPreview
};
var azureSpeechTranscriptionModelOptionsShape = () => ({
timestamps: i.k5n([ "word", "segment", "none" ]).optional(),
transcribeStyle: i.k5n([ "verbatim", "clean" ]).optional(),
locales: i.YOg(i.YjP()).length(1).optional(),
diarization: i.rej({
enabled: i.zMY()
}).optional(),
phraseList: i.rej({
phrases: i.YOg(i.YjP())
}).optional()
});
(0, r.ID)(() => (0, r.C_)(i.rej(azureSpeechTranscriptionModelOptionsShape())));
var _ = (0, r.ID)(() => (0, r.C_)(i.rej({
api: i.k5n([ "openai", "speech" ]).optional(),
...azureSpeechTranscriptionModelOptionsShape()
})));
function isMAITranscribe2(e) {
return e.toLowerCase() === "mai-transcribe-2";
}
var w = class {
constructor(e, t) {
this.modelId = e;
this.config = t;
this.specificationVersion = "v4";
this.provider = "azure.transcription";
}
async doGenerate(e, t = {}) {
const s = new Date;
const n = new FormData;
n.append("audio", new Blob([ typeof e.audio === "string" ? (0, r.Z9)(e.audio) : e.audio ], {
type: e.mediaType
}), `audio.${(0, r.HQ)(e.mediaType)}`);
n.append("definition", JSON.stringify({
enhancedMode: {
enabled: true,
model: isMAITranscribe2(this.modelId) ? "MAI-Transcribe-2" : this.modelId,
modelOptions: {
timestamps: t.timestamps ?? "segment",
transcribeStyle: t.transcribeStyle
}
},
locales: t.locales,
diarization: t.diarization,
phraseList: t.phraseList
}));
const {value: o, rawValue: a, responseHeaders: l} = await (0, r.S)({
url: this.config.url(),
headers: (0, r.m2)(this.config.headers(), e.headers),
formData: n,
abortSignal: e.abortSignal,
fetch: this.config.fetch,
failedResponseHandler: (0, r.sl)({
errorSchema: i.KCZ([ i.Ikc({
error: i.Ikc({
message: i.YjP()
})
}), i.Ikc({
message: i.YjP()
}) ]),
errorToMessage: e => "error" in e ? e.error.message : e.message
}),
successfulResponseHandler: (0, r.cV)(S)
});
const p = o.phrases ?? [];
const u = new Set(p.flatMap(e => e.locale ? [ e.locale.split("-")[0].toLowerCase() ] : []));
const [c] = u;
const d = u.size === 1 && /^[a-z]{2}$/.test(c) ? c : void 0;
return {
text: o.combinedPhrases.map(e => e.text).join(" "),
segments: p.flatMap(e => e.offsetMilliseconds != null && e.durationMilliseconds != null ? [ {
text: e.text,
startSecond: e.offsetMilliseconds / 1e3,
endSecond: (e.offsetMilliseconds + e.durationMilliseconds) / 1e3
} ] : []),
language: d,
durationInSeconds: o.durationMilliseconds != null ? o.durationMilliseconds / 1e3 : void 0,
warnings: [],
providerMetadata: {
azure: {
phrases: p
}
},
response: {
timestamp: s,
modelId: this.modelId,
headers: l,
body: a
}
};
}
};
var S = i.Ikc({
combinedPhrases: i.YOg(i.Ikc({
text: i.YjP()
})),
durationMilliseconds: i.aig().nullish(),
phrases: i.YOg(i.Ikc({
text: i.YjP(),
offsetMilliseconds: i.aig().nullish(),
durationMilliseconds: i.aig().nullish(),
locale: i.YjP().nullish(),
speaker: i.aig().nullish(),
confidence: i.aig().nullish(),
words: i.YOg(i.Ikc({
text: i.YjP(),
offsetMilliseconds: i.aig().nullish(),
durationMilliseconds: i.aig().nullish()
})).nullish()
})).nullish()
});
var I = "4.0.85";
function getAzureOpenAIBaseURLInfo(e) {
if (e == null) return {
isAzureOpenAI: true,
isFoundryProject: false,
isVersioned: false
};
const t = new URL(e);
const s = t.hostname;
const n = s.endsWith(".openai.azure.com") || s.endsWith(".services.ai.azure.com") || s.endsWith(".cognitiveservices.azure.com");
const o = t.pathname.replace(/\/+$/, "");
return {
isAzureOpenAI: n,
isFoundryProject: s.endsWith(".services.ai.azure.com") && o.startsWith("/api/projects/"),
isVersioned: n && o.toLowerCase().endsWith("/openai/v1")
};
}
function createAzure(e = {}) {
const t = e.tokenProvider;
if (e.apiKey && t) throw new o.Di({
argument: "apiKey/tokenProvider",
message: "Both apiKey and tokenProvider were provided. Please use only one authentication method."
});
const getHeaders = (s = "openai") => {
const n = t ? {} : {
[s === "speech" ? "Ocp-Apim-Subscription-Key" : "api-key"]: (0, r.WL)({
apiKey: e.apiKey,
environmentVariableName: "AZURE_API_KEY",
description: s === "speech" ? "Azure Speech" : "Azure OpenAI"
})
};
return (0, r.WZ)({
...n,
...e.headers
}, `ai-sdk-azure/${I}`);
};
const s = t ? async (s, n) => {
const o = (0, r.qx)(n?.headers);
o.authorization == null && (o.authorization = `Bearer ${await t()}`);
return (e.fetch ?? globalThis.fetch)(s, {
...n,
headers: o
});
} : e.fetch;
const getResourceName = () => {
const t = (0, r.Fv)({
settingValue: e.resourceName,
settingName: "resourceName",
environmentVariableName: "AZURE_RESOURCE_NAME",
description: "Azure OpenAI resource name"
});
if (!/^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i.test(t)) throw new o.Di({
argument: "resourceName",
message: "Invalid Azure resource name. Expected a single DNS label (letters, digits, and hyphens). Use `baseURL` for custom endpoints."
});
return t;
};
const a = e.apiVersion ?? "v1";
const {isAzureOpenAI: i, isFoundryProject: l, isVersioned: p} = getAzureOpenAIBaseURLInfo(e.baseURL);
const url = ({path: t, modelId: s}) => {
const n = (0, r.ae)(e.baseURL ?? `https://${getResourceName()}.openai.azure.com/openai`);
let o;
o = e.useDeploymentBasedUrls ? new URL(`${n}/deployments/${s}${t}`) : !i || p ? new URL(`${n}${t}`) : new URL(`${n}/v1${t}`);
(e.useDeploymentBasedUrls || i && !p && !l) && o.searchParams.set("api-version", a);
return o.toString();
};
const createChatModel = e => new n.OpenAIChatLanguageModel(e, {
provider: "azure.chat",
url: url,
headers: getHeaders,
fetch: s
});
const createDeepSeekModel = e => new k(e, {
provider: "azure.deepseek",
url: url,
headers: getHeaders,
fetch: s,
supportsPenaltySampling: true,
supportsThinking: false,
supportsStructuredOutputs: true
});
const createCompletionModel = e => new n.OpenAICompletionLanguageModel(e, {
provider: "azure.completion",
url: url,
headers: getHeaders,
fetch: s
});
const createEmbeddingModel = e => new n.OpenAIEmbeddingModel(e, {
provider: "azure.embeddings",
headers: getHeaders,
url: url,
fetch: s
});
const createResponsesModel = e => new n.OpenAIResponsesLanguageModel(e, {
provider: "azure.responses",
url: url,
headers: getHeaders,
fetch: s,
explicitMessageItemType: l,
fileIdPrefixes: [ "assistant-" ]
});
const createImageModel = e => new n.OpenAIImageModel(e, {
provider: "azure.image",
url: url,
headers: getHeaders,
fetch: s,
imageInputCapabilities: {
supportsFileInputs: void 0,
supportsMaskInputs: void 0
}
});
const createTranscriptionModel = t => new O(t, e, new n.OpenAITranscriptionModel(t, {
provider: "azure.transcription",
url: url,
headers: getHeaders,
fetch: s
}), new w(t, {
url: () => `${(0, r.ae)(e.speechBaseURL) ?? `https://${getResourceName()}.cognitiveservices.azure.com`}/speechtotext/transcriptions:transcribe?api-version=2025-10-15`,
headers: () => getHeaders("speech"),
fetch: s
}));
const createSpeechModel = e => new n.OpenAISpeechModel(e, {
provider: "azure.speech",
url: url,
headers: getHeaders,
fetch: s
});
const provider = function(e) {
if (new.target) throw new Error("The Azure OpenAI model function cannot be called with the new keyword.");
return createResponsesModel(e);
};
provider.specificationVersion = "v4";
provider.languageModel = createResponsesModel;
provider.chat = createChatModel;
provider.deepseek = createDeepSeekModel;
provider.completion = createCompletionModel;
provider.embedding = createEmbeddingModel;
provider.embeddingModel = createEmbeddingModel;
provider.textEmbedding = createEmbeddingModel;
provider.textEmbeddingModel = createEmbeddingModel;
provider.image = createImageModel;
provider.imageModel = createImageModel;
provider.responses = createResponsesModel;
provider.transcription = createTranscriptionModel;
provider.transcriptionModel = createTranscriptionModel;
provider.speech = createSpeechModel;
provider.tools = b;
return provider;
}
var x = createAzure();
var O = class {
constructor(e, t, s, n) {
this.modelId = e;
this.config = t;
this.openai = s;
this.speech = n;
this.specificationVersion = "v4";
this.provider = "azure.transcription";
}
static [a.V](e) {
return (0, r.Qf)({
modelId: e.modelId,
config: e.config
});
}
static [a.C](e) {
return createAzure(e.config).transcription(e.modelId);
}
async doGenerate(e) {
const {api: t, ...s} = await this.getOptions(e.providerOptions);
if (t === "speech") return this.speech.doGenerate(e, s);
const n = await this.openai.doGenerate(e);
return {
...n,
warnings: [ ...n.warnings, ...Object.keys(s).map(e => ({
type: "unsupported",
feature: `providerOptions.azure.${e}`,
details: "This option requires the Azure Speech API."
})) ]
};
}
async doStream(e) {
const {api: t} = await this.getOptions(e.providerOptions);
if (t === "speech") throw new o.b8({
functionality: "streaming transcription with the Azure Speech API"
});
return this.openai.doStream(e);
}
async getOptions(e) {
const t = await (0, r.xI)({
provider: "azure",
providerOptions: e,
schema: _
});
return {
...t,
api: t?.api ?? (isMAITranscribe2(this.modelId) ? "speech" : "openai")
};
}
};
})
};
