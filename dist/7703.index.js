"use strict";

exports.id = 7703;

exports.ids = [ 7703 ];

exports.modules = {
57703: (function(e, t, n) {
n.r(t);
n.d(t, {
OpenAICompatibleChatLanguageModel: () => d,
OpenAICompatibleCompletionLanguageModel: () => g,
OpenAICompatibleEmbeddingModel: () => y,
OpenAICompatibleImageModel: () => b,
VERSION: () => _,
createOpenAICompatible: () => createOpenAICompatible
});
var o = n(90583);
var s = n(21763);
var a = n(11479);
var r = n(80737);
const i = {
language: {
user: {
description: "A unique identifier representing your end-user, which can help providers to monitor and detect abuse."
},
reasoningEffort: {
description: 'Reasoning effort for reasoning models. Defaults to `medium`. Set to `null` to send `"reasoning_effort": null`, for providers that treat an explicit `null` differently from an omitted field.'
},
textVerbosity: {
description: "Controls the verbosity of the generated text. Defaults to `medium`."
},
strictJsonSchema: {
description: "Whether to use strict JSON schema validation. When true, the model uses constrained decoding to guarantee schema compliance. Only used when the provider supports structured outputs and a schema is provided."
},
echo: {
description: "Echo back the prompt in addition to the completion."
},
logitBias: {
description: "Modify the likelihood of specified tokens appearing in the completion. Accepts a JSON object that maps tokens (specified by their token ID in the GPT tokenizer) to an associated bias value from -100 to 100."
},
suffix: {
description: "The suffix that comes after a completion of inserted text."
}
},
embedding: {
dimensions: {
description: "The number of dimensions the resulting output embeddings should have. Only supported in text-embedding-3 and later models."
},
user: {
description: "A unique identifier representing your end-user, which can help providers to monitor and detect abuse."
}
},
image: {
size: {
description: "Dimensions of the generated image. Supported values depend on the provider and model."
},
quality: {
description: "Quality of the generated image. Supported values depend on the provider and model."
},
output_format: {
description: "File format of the generated image. Supported values depend on the provider and model."
},
output_compression: {
description: "Compression level for JPEG and WebP images."
},
background: {
description: "Background behavior for the generated image. Supported values depend on the provider and model."
}
}
};
const l = {
embedding: {
maxEmbeddingsPerCall: 2048,
supportsParallelCalls: true
},
image: {
maxImagesPerCall: 10
},
language: {
supportsStructuredOutputs: false
}
};
function getOpenAICompatibleModelEntry(e) {
return {
capabilities: {
language: {
inputs: {
image: "unknown",
audio: "unknown"
},
objectGeneration: "unknown",
tools: {
usage: "unknown",
streaming: "unknown"
},
reasoning: {
support: "unknown"
},
sampling: {
temperature: "unknown",
topP: "unknown",
logprobs: "unknown"
}
},
image: {
sizes: {
description: "Depends on the configured backend and model."
},
fileInput: "unknown",
maskInput: "unknown",
maxImagesPerCall: l.image.maxImagesPerCall
}
},
providerOptions: {
language: Object.fromEntries(Object.keys(i.language).map(e => [ e, "unknown" ])),
embedding: Object.fromEntries(Object.keys(i.embedding).map(e => [ e, "unknown" ])),
image: Object.fromEntries(Object.keys(i.image).map(e => [ e, "unknown" ]))
},
requestConfig: l
};
}
getOpenAICompatibleModelEntry("*");
function toCamelCase(e) {
return e.replace(/[_-]([a-z])/g, e => e[1].toUpperCase());
}
function resolveProviderOptionsKey(e, t) {
const n = toCamelCase(e);
if (n !== e && t?.[n] != null) return n;
return e;
}
function warnIfDeprecatedProviderOptionsKey({rawName: e, providerOptions: t, warnings: n}) {
const o = toCamelCase(e);
o !== e && t?.[e] != null && n.push({
type: "deprecated",
setting: `providerOptions key '${e}'`,
message: `Use '${o}' instead.`
});
}
const p = {
errorSchema: r.Ikc({
error: r.Ikc({
message: r.YjP(),
type: r.YjP().nullish(),
param: r.bzn().nullish(),
code: r.KCZ([ r.YjP(), r.aig() ]).nullish()
})
}),
errorToMessage: e => e.error.message
};
function convertOpenAICompatibleChatUsage(e) {
if (e == null) return (0, s.EK)();
const t = e.prompt_tokens ?? 0;
const n = e.completion_tokens ?? 0;
const o = e.prompt_tokens_details?.cached_tokens ?? 0;
const a = e.completion_tokens_details?.reasoning_tokens ?? 0;
return {
inputTokens: {
total: t,
noCache: t - o,
cacheRead: o,
cacheWrite: void 0
},
outputTokens: {
total: n,
text: Math.max(0, n - a),
reasoning: a
},
raw: e
};
}
function getOpenAIMetadata(e) {
return e?.providerOptions?.openaiCompatible ?? {};
}
function getAudioFormat(e) {
switch (e) {
case "audio/wav":
return "wav";

case "audio/mp3":
case "audio/mpeg":
return "mp3";

default:
return null;
}
}
function convertToOpenAICompatibleContentPart(e, t) {
const n = getOpenAIMetadata(e);
switch (e.type) {
case "text":
return {
type: "text",
text: e.text,
...n
};

case "file":
switch (e.data.type) {
case "reference":
return {
type: "file",
file: {
file_id: (0, s.p5)({
reference: e.data.reference,
provider: t
})
},
...n
};

case "text":
if ((0, s.yu)(e.mediaType) === "text") return {
type: "text",
text: e.data.text,
...n
};
throw new o.b8({
functionality: "text file parts"
});

case "url":
case "data":
{
const t = (0, s.yu)(e.mediaType);
if (t === "image") return {
type: "image_url",
image_url: {
url: e.data.type === "url" ? e.data.url.toString() : `data:${(0, s.SL)({
part: e
})};base64,${(0, s.ej)(e.data.data)}`
},
...n
};
if (t === "video") return {
type: "video_url",
video_url: {
url: e.data.type === "url" ? e.data.url.toString() : `data:${(0, s.SL)({
part: e
})};base64,${(0, s.ej)(e.data.data)}`
},
...n
};
if (t === "audio") {
if (e.data.type === "url") throw new o.b8({
functionality: "audio file parts with URLs"
});
const t = (0, s.SL)({
part: e
});
const a = getAudioFormat(t);
if (a === null) throw new o.b8({
functionality: `audio media type ${t}`
});
return {
type: "input_audio",
input_audio: {
data: (0, s.ej)(e.data.data),
format: a
},
...n
};
}
if (t === "application") {
if (e.data.type === "url") throw new o.b8({
functionality: "PDF file parts with URLs"
});
const t = (0, s.SL)({
part: e
});
if (t !== "application/pdf") throw new o.b8({
functionality: `file part media type ${t}`
});
return {
type: "file",
file: {
filename: e.filename ?? "document.pdf",
file_data: `data:application/pdf;base64,${(0, s.ej)(e.data.data)}`
},
...n
};
}
if (t === "text") return {
type: "text",
text: e.data.type === "url" ? e.data.url.toString() : typeof e.data.data === "string" ? (new TextDecoder).decode((0, 
s.Z9)(e.data.data)) : (new TextDecoder).decode(e.data.data),
...n
};
throw new o.b8({
functionality: `file part media type ${e.mediaType}`
});
}
}
}
}
function convertToolContentPart(e, t) {
if (e.type === "custom") throw new o.b8({
functionality: "custom tool content parts"
});
return convertToOpenAICompatibleContentPart(e, t);
}
function serializeToolCallArguments(e) {
if (typeof e === "string") try {
(0, s.ZA)(e);
return e;
} catch {
return JSON.stringify(e);
}
return (0, s.f3)(e);
}
function convertToOpenAICompatibleChatMessages(e, {provider: t = "openaiCompatible", providerOptionsKey: n = "google", supportsMultiPartToolContent: o = false} = {}) {
const a = [];
for (const {role: r, content: i, ...l} of e) {
const e = getOpenAIMetadata({
...l
});
switch (r) {
case "system":
a.push({
role: "system",
content: i,
...e
});
break;

case "user":
if (i.length === 1 && i[0].type === "text") {
a.push({
role: "user",
content: i[0].text,
...getOpenAIMetadata(i[0])
});
break;
}
a.push({
role: "user",
content: i.map(e => convertToOpenAICompatibleContentPart(e, t)),
...e
});
break;

case "assistant":
{
let t = "";
let o = "";
const s = [];
for (const e of i) {
const a = getOpenAIMetadata(e);
switch (e.type) {
case "text":
t += e.text;
break;

case "reasoning":
o += e.text;
break;

case "tool-call":
{
const t = e.providerOptions?.[n]?.thoughtSignature ?? e.providerOptions?.google?.thoughtSignature;
s.push({
id: e.toolCallId,
type: "function",
function: {
name: e.toolName,
arguments: serializeToolCallArguments(e.input)
},
...a,
...t ? {
extra_content: {
google: {
thought_signature: String(t)
}
}
} : {}
});
break;
}
}
}
a.push({
role: "assistant",
content: s.length > 0 ? t || null : t,
...o.length > 0 ? {
reasoning_content: o
} : {},
tool_calls: s.length > 0 ? s : void 0,
...e
});
break;
}

case "tool":
for (const e of i) {
if (e.type === "tool-approval-response") continue;
const n = e.output;
let r;
switch (n.type) {
case "text":
case "error-text":
r = n.value;
break;

case "execution-denied":
r = n.reason ?? "Tool call execution denied.";
break;

case "json":
case "error-json":
r = (0, s.f3)(n.value);
break;

case "content":
r = o ? n.value.map(e => convertToolContentPart(e, t)) : (0, s.f3)(n.value);
}
const i = getOpenAIMetadata(e);
a.push({
role: "tool",
tool_call_id: e.toolCallId,
content: r,
...i
});
}
break;

default:
throw new Error(`Unsupported role: ${r}`);
}
}
return a;
}
function getResponseMetadata$1({id: e, model: t, created: n}) {
return (0, s.qX)({
id: e,
model: t,
created: n || void 0
});
}
function mapOpenAICompatibleFinishReason$1(e, {hasRefusal: t = false} = {}) {
switch (e) {
case "stop":
return t ? "content-filter" : "stop";

case "length":
return "length";

case "content_filter":
return "content-filter";

case "function_call":
case "tool_calls":
return "tool-calls";

default:
return "other";
}
}
const u = r.Ikc({
user: r.YjP().optional(),
reasoningEffort: r.YjP().nullish(),
textVerbosity: r.YjP().optional(),
strictJsonSchema: r.zMY().optional()
});
function prepareTools({tools: e, toolChoice: t}) {
e = e?.length ? e : void 0;
const n = [];
if (e == null) return {
tools: void 0,
toolChoice: void 0,
toolWarnings: n
};
const s = [];
for (const t of e) t.type === "provider" ? n.push({
type: "unsupported",
feature: `provider-defined tool ${t.id}`
}) : s.push({
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
tools: s,
toolChoice: void 0,
toolWarnings: n
};
const a = t.type;
switch (a) {
case "auto":
case "none":
case "required":
return {
tools: s,
toolChoice: a,
toolWarnings: n
};

case "tool":
return {
tools: s,
toolChoice: {
type: "function",
function: {
name: t.toolName
}
},
toolWarnings: n
};

default:
throw new o.b8({
functionality: `tool choice type: ${a}`
});
}
}
var d = class OpenAICompatibleChatLanguageModel {
static [a.V](e) {
return (0, s.Qf)({
modelId: e.modelId,
config: e.config
});
}
static [a.C](e) {
return new OpenAICompatibleChatLanguageModel(e.modelId, e.config);
}
constructor(e, t) {
this.specificationVersion = "v4";
this.modelId = e;
this.config = t;
const n = t.errorStructure ?? p;
this.chunkSchema = createOpenAICompatibleChatChunkSchema(n.errorSchema);
this.failedResponseHandler = (0, s.sl)(n);
this.supportsStructuredOutputs = t.supportsStructuredOutputs ?? l.language.supportsStructuredOutputs;
}
get provider() {
return this.config.provider;
}
get providerOptionsName() {
return this.config.provider.split(".")[0].trim();
}
get supportedUrls() {
return this.config.supportedUrls?.() ?? {};
}
transformRequestBody(e, t) {
return this.config.transformRequestBody?.(e, t) ?? e;
}
convertUsage(e) {
return this.config.convertUsage?.(e) ?? convertOpenAICompatibleChatUsage(e);
}
async getArgs({prompt: e, maxOutputTokens: t, temperature: n, topP: o, topK: a, frequencyPenalty: r, presencePenalty: i, reasoning: l, providerOptions: p, stopSequences: d, responseFormat: c, seed: h, toolChoice: g, tools: m}) {
const f = [];
const {options: y, namespaces: v} = await (0, s.Wo)({
providerOptions: p,
namespaces: [ "openai-compatible", "openaiCompatible", this.providerOptionsName, toCamelCase(this.providerOptionsName) ],
resolution: "merge",
schema: u
});
v.includes("openai-compatible") && f.push({
type: "deprecated",
setting: "providerOptions key 'openai-compatible'",
message: "Use 'openaiCompatible' instead."
});
warnIfDeprecatedProviderOptionsKey({
rawName: this.providerOptionsName,
providerOptions: p,
warnings: f
});
const b = y ?? {};
const w = b?.strictJsonSchema ?? true;
a != null && f.push({
type: "unsupported",
feature: "topK"
});
c?.type !== "json" || c.schema == null || this.supportsStructuredOutputs || f.push({
type: "unsupported",
feature: "responseFormat",
details: "JSON response format schema is only supported with structuredOutputs"
});
const {tools: _, toolChoice: C, toolWarnings: I} = prepareTools({
tools: m,
toolChoice: g
});
const k = resolveProviderOptionsKey(this.providerOptionsName, p);
const O = b.reasoningEffort !== void 0 ? b.reasoningEffort : (0, s.g6)(l) ? this.config.mapReasoning != null ? this.config.mapReasoning({
reasoning: l,
warnings: f
}) : l : void 0;
return {
metadataKey: k,
args: {
model: this.modelId,
user: b.user,
max_tokens: t,
temperature: n,
top_p: o,
frequency_penalty: r,
presence_penalty: i,
response_format: c?.type === "json" ? this.supportsStructuredOutputs === true && c.schema != null ? {
type: "json_schema",
json_schema: {
schema: c.schema,
strict: w,
name: c.name ?? "response",
description: c.description
}
} : {
type: "json_object"
} : void 0,
stop: d,
seed: h,
...Object.fromEntries(Object.entries({
...p?.[this.providerOptionsName],
...p?.[toCamelCase(this.providerOptionsName)]
}).filter(([e]) => !Object.keys(u.shape).includes(e))),
...O !== void 0 ? {
reasoning_effort: O
} : {},
...b.textVerbosity !== void 0 ? {
verbosity: b.textVerbosity
} : {},
messages: convertToOpenAICompatibleChatMessages(e, {
provider: this.providerOptionsName,
providerOptionsKey: k,
supportsMultiPartToolContent: this.config.supportsMultiPartToolContent
}),
tools: _,
tool_choice: C
},
warnings: [ ...f, ...I ]
};
}
async prepareRequest(e) {
const {body: t, warnings: n} = await this.prepareGenerateRequest(e);
return {
body: t,
warnings: n
};
}
async convertResponse({body: e, providerOptions: t}) {
const n = await (0, s.k5)({
value: e,
schema: c
});
return {
...await this.convertGenerateResponse({
response: n,
rawResponse: e,
metadataKey: resolveProviderOptionsKey(this.providerOptionsName, t)
}),
warnings: []
};
}
async prepareGenerateRequest(e) {
const {args: t, warnings: n, metadataKey: o} = await this.getArgs({
...e
});
return {
body: this.transformRequestBody(t, n),
warnings: n,
metadataKey: o
};
}
async convertGenerateResponse({response: e, rawResponse: t, metadataKey: n}) {
const a = e.choices[0];
if (a == null) throw new o.xn({
data: t,
message: "Response did not contain any choices."
});
const r = [];
const i = a.message.reasoning_content ?? a.message.reasoning;
i != null && i.length > 0 && r.push({
type: "reasoning",
text: i
});
r.push(...convertOpenAICompatibleContent(a.message.content));
const l = a.message.refusal;
const p = l != null && l.length > 0;
p && r.push({
type: "text",
text: l
});
if (a.message.tool_calls != null) for (const e of a.message.tool_calls) {
const t = e.extra_content?.google?.thought_signature;
r.push({
type: "tool-call",
toolCallId: e.id || (0, s.$C)(),
toolName: e.function.name,
input: e.function.arguments,
...t ? {
providerMetadata: {
[n]: {
thoughtSignature: t
}
}
} : {}
});
}
const u = {
[n]: {},
...await (this.config.metadataExtractor?.extractMetadata?.({
parsedBody: t
}))
};
const d = e.usage?.completion_tokens_details;
d?.accepted_prediction_tokens != null && (u[n].acceptedPredictionTokens = d?.accepted_prediction_tokens);
d?.rejected_prediction_tokens != null && (u[n].rejectedPredictionTokens = d?.rejected_prediction_tokens);
return {
content: r,
finishReason: {
unified: mapOpenAICompatibleFinishReason$1(a.finish_reason, {
hasRefusal: p
}),
raw: a.finish_reason ?? void 0
},
usage: this.convertUsage(e.usage),
providerMetadata: u,
response: getResponseMetadata$1(e)
};
}
async doGenerate(e) {
const {body: t, warnings: n, metadataKey: o} = await this.prepareGenerateRequest(e);
const a = JSON.stringify(t);
const {responseHeaders: r, value: i, rawValue: l} = await (0, s.GU)({
url: this.config.url({
path: "/chat/completions",
modelId: this.modelId
}),
headers: (0, s.m2)(await (0, s.hd)(this.config.headers), e.headers),
body: t,
failedResponseHandler: this.failedResponseHandler,
successfulResponseHandler: (0, s.cV)(c),
abortSignal: e.abortSignal,
fetch: this.config.fetch
});
const p = await this.convertGenerateResponse({
response: i,
rawResponse: l,
metadataKey: o
});
return {
...p,
request: {
body: a
},
response: {
...p.response,
headers: r,
body: l
},
warnings: n
};
}
async doStream(e) {
const {args: t, warnings: n, metadataKey: a} = await this.getArgs({
...e
});
const r = this.transformRequestBody({
...t,
stream: true,
stream_options: this.config.includeUsage ? {
include_usage: true
} : void 0
}, n);
const i = this.config.metadataExtractor?.createStreamExtractor();
const {responseHeaders: l, value: p} = await (0, s.GU)({
url: this.config.url({
path: "/chat/completions",
modelId: this.modelId
}),
headers: (0, s.m2)(await (0, s.hd)(this.config.headers), e.headers),
body: r,
failedResponseHandler: this.failedResponseHandler,
successfulResponseHandler: (0, s.Ds)(this.chunkSchema),
abortSignal: e.abortSignal,
fetch: this.config.fetch
});
const u = a;
let d;
const c = new Map;
const h = new Set;
const processToolCallDelta = e => {
const t = e.index;
if (t == null || h.has(t)) {
d.processDelta(e);
return;
}
let n = c.get(t);
if (n == null) {
n = {
id: e.id ?? null,
bufferedArguments: "",
extraContent: e.extra_content ?? null
};
c.set(t, n);
} else {
n.id == null && e.id != null && (n.id = e.id);
n.extraContent == null && e.extra_content != null && (n.extraContent = e.extra_content);
}
const o = e.function?.arguments;
o != null && (n.bufferedArguments += o);
const s = e.function?.name;
if (s != null) {
const e = {
index: t,
id: n.id,
function: {
name: s,
arguments: n.bufferedArguments
},
extra_content: n.extraContent ?? void 0
};
d.processDelta(e);
c.delete(t);
h.add(t);
}
};
let g;
let m;
let f;
let y = false;
let v = false;
let b = false;
let w = false;
const convertUsage = e => this.convertUsage(e);
return {
stream: p.pipeThrough(new TransformStream({
start(e) {
d = new s.HE(e, {
generateId: s.$C,
extractMetadata: e => {
const t = e.extra_content?.google?.thought_signature;
return t ? {
[u]: {
thoughtSignature: t
}
} : void 0;
},
buildToolCallProviderMetadata: e => e
});
e.enqueue({
type: "stream-start",
warnings: n
});
},
transform(t, n) {
e.includeRawChunks && n.enqueue({
type: "raw",
rawValue: t.rawValue
});
if (!t.success) {
g = {
unified: "error",
raw: void 0
};
m = void 0;
n.enqueue({
type: "error",
error: t.error
});
return;
}
i?.processChunk(t.rawValue);
if ("error" in t.value) {
g = {
unified: "error",
raw: void 0
};
m = void 0;
n.enqueue({
type: "error",
error: t.value.error
});
return;
}
const o = t.value;
if (!y) {
const e = getResponseMetadata$1(o);
if (Object.values(e).some(Boolean)) {
y = true;
n.enqueue({
type: "response-metadata",
...e
});
}
}
o.usage != null && (f = o.usage);
const s = o.choices[0];
s?.finish_reason != null && (m = s.finish_reason);
if (s?.delta == null) return;
const a = s.delta;
const enqueueReasoningDelta = e => {
if (b) {
n.enqueue({
type: "text-end",
id: "txt-0"
});
b = false;
}
if (!v) {
n.enqueue({
type: "reasoning-start",
id: "reasoning-0"
});
v = true;
}
n.enqueue({
type: "reasoning-delta",
id: "reasoning-0",
delta: e
});
};
const enqueueTextDelta = e => {
if (v) {
n.enqueue({
type: "reasoning-end",
id: "reasoning-0"
});
v = false;
}
if (!b) {
n.enqueue({
type: "text-start",
id: "txt-0"
});
b = true;
}
n.enqueue({
type: "text-delta",
id: "txt-0",
delta: e
});
};
const r = a.reasoning_content ?? a.reasoning;
r && enqueueReasoningDelta(r);
for (const e of convertOpenAICompatibleContent(a.content)) e.type === "reasoning" ? enqueueReasoningDelta(e.text) : enqueueTextDelta(e.text);
const l = a.refusal;
if (l != null && l.length > 0) {
w = true;
enqueueTextDelta(l);
}
if (a.tool_calls != null && a.tool_calls.length > 0) {
if (v) {
n.enqueue({
type: "reasoning-end",
id: "reasoning-0"
});
v = false;
}
for (const e of a.tool_calls) processToolCallDelta(e);
}
},
flush(e) {
v && e.enqueue({
type: "reasoning-end",
id: "reasoning-0"
});
b && e.enqueue({
type: "text-end",
id: "txt-0"
});
for (const [e, t] of c) d.processDelta({
index: e,
id: t.id,
function: {
arguments: t.bufferedArguments
}
});
c.clear();
d.flush();
m != null && (g = {
unified: mapOpenAICompatibleFinishReason$1(m, {
hasRefusal: w
}),
raw: m
});
if (g == null) {
g = {
unified: "error",
raw: void 0
};
e.enqueue({
type: "error",
error: new o.xn({
data: void 0,
message: "Response stream ended without a finish reason."
})
});
}
const t = {
[u]: {},
...i?.buildMetadata()
};
f?.completion_tokens_details?.accepted_prediction_tokens != null && (t[u].acceptedPredictionTokens = f?.completion_tokens_details?.accepted_prediction_tokens);
f?.completion_tokens_details?.rejected_prediction_tokens != null && (t[u].rejectedPredictionTokens = f?.completion_tokens_details?.rejected_prediction_tokens);
e.enqueue({
type: "finish",
finishReason: g,
usage: convertUsage(f),
providerMetadata: t
});
}
})),
request: {
body: r
},
response: {
headers: l
}
};
}
};
const openaiCompatibleTokenUsageSchema = () => r._H3({
prompt_tokens: r.aig().nullish(),
completion_tokens: r.aig().nullish(),
total_tokens: r.aig().nullish(),
prompt_tokens_details: r._H3({
cached_tokens: r.aig().nullish()
}).nullish(),
completion_tokens_details: r._H3({
reasoning_tokens: r.aig().nullish(),
accepted_prediction_tokens: r.aig().nullish(),
rejected_prediction_tokens: r.aig().nullish()
}).nullish()
}).nullish();
const openAICompatibleContentSchema = () => r.KCZ([ r.YjP(), r.YOg(r._H3({
type: r.YjP()
})) ]).nullish();
function convertOpenAICompatibleContent(e) {
if (e == null) return [];
if (typeof e === "string") return e.length > 0 ? [ {
type: "text",
text: e
} ] : [];
const t = [];
for (const n of e) if (n.type === "text" && typeof n.text === "string") n.text.length > 0 && t.push({
type: "text",
text: n.text
}); else if (n.type === "thinking" && Array.isArray(n.thinking)) {
const e = n.thinking.filter(e => e != null && typeof e === "object" && "type" in e && e.type === "text" && "text" in e && typeof e.text === "string").map(e => e.text).join("");
e.length > 0 && t.push({
type: "reasoning",
text: e
});
}
return t;
}
const c = (0, s.ID)(() => (0, s.C_)(r._H3({
id: r.YjP().nullish(),
created: r.aig().nullish(),
model: r.YjP().nullish(),
choices: r.YOg(r.Ikc({
message: r.Ikc({
role: r.euz("assistant").nullish(),
content: openAICompatibleContentSchema(),
refusal: r.L5J().nullish().transform(e => typeof e === "string" ? e : void 0),
reasoning_content: r.YjP().nullish(),
reasoning: r.YjP().nullish(),
tool_calls: r.YOg(r.Ikc({
id: r.YjP().nullish(),
function: r.Ikc({
name: r.YjP(),
arguments: r.YjP()
}),
extra_content: r.Ikc({
google: r.Ikc({
thought_signature: r.YjP().nullish()
}).nullish()
}).nullish()
})).nullish()
}),
finish_reason: r.YjP().nullish()
})),
usage: openaiCompatibleTokenUsageSchema()
})));
const chunkBaseSchema = () => r._H3({
id: r.YjP().nullish(),
created: r.aig().nullish(),
model: r.YjP().nullish(),
choices: r.YOg(r.Ikc({
delta: r.Ikc({
role: r.k5n([ "assistant", "" ]).nullish(),
content: openAICompatibleContentSchema(),
refusal: r.L5J().nullish().transform(e => typeof e === "string" ? e : void 0),
reasoning_content: r.YjP().nullish(),
reasoning: r.YjP().nullish(),
tool_calls: r.YOg(r.Ikc({
index: r.aig().nullish(),
id: r.YjP().nullish(),
function: r.Ikc({
name: r.YjP().nullish(),
arguments: r.YjP().nullish()
}),
extra_content: r.Ikc({
google: r.Ikc({
thought_signature: r.YjP().nullish()
}).nullish()
}).nullish()
})).nullish()
}).nullish(),
finish_reason: r.YjP().nullish()
})),
usage: openaiCompatibleTokenUsageSchema()
});
const createOpenAICompatibleChatChunkSchema = e => r.KCZ([ chunkBaseSchema(), e ]);
function convertOpenAICompatibleCompletionUsage(e) {
if (e == null) return (0, s.EK)();
const t = e.prompt_tokens ?? 0;
const n = e.completion_tokens ?? 0;
return {
inputTokens: {
total: t,
noCache: t,
cacheRead: void 0,
cacheWrite: void 0
},
outputTokens: {
total: n,
text: n,
reasoning: void 0
},
raw: e
};
}
function convertToOpenAICompatibleCompletionPrompt({prompt: e, user: t = "user", assistant: n = "assistant"}) {
let s = "";
if (e[0].role === "system") {
s += `${e[0].content}\n\n`;
e = e.slice(1);
}
for (const {role: a, content: r} of e) switch (a) {
case "system":
throw new o.M3({
message: `Unexpected system message in prompt: ${r}`,
prompt: e
});

case "user":
{
const e = r.map(e => {
switch (e.type) {
case "text":
return e.text;
}
}).filter(Boolean).join("");
s += `${t}:\n${e}\n\n`;
break;
}

case "assistant":
{
const e = r.map(e => {
switch (e.type) {
case "text":
return e.text;

case "tool-call":
throw new o.b8({
functionality: "tool-call messages"
});
}
}).join("");
s += `${n}:\n${e}\n\n`;
break;
}

case "tool":
throw new o.b8({
functionality: "tool messages"
});

default:
throw new Error(`Unsupported role: ${a}`);
}
s += `${n}:\n`;
return {
prompt: s,
stopSequences: [ `\n${t}:` ]
};
}
function mapOpenAICompatibleFinishReason(e) {
switch (e) {
case "stop":
return "stop";

case "length":
return "length";

case "content_filter":
return "content-filter";

case "function_call":
case "tool_calls":
return "tool-calls";

default:
return "other";
}
}
const h = (0, s.ID)(() => (0, s.C_)(r.Ikc({
echo: r.zMY().optional(),
logitBias: r.g1P(r.YjP(), r.aig()).optional(),
suffix: r.YjP().optional(),
user: r.YjP().optional()
})));
var g = class OpenAICompatibleCompletionLanguageModel {
static [a.V](e) {
return (0, s.Qf)({
modelId: e.modelId,
config: e.config
});
}
static [a.C](e) {
return new OpenAICompatibleCompletionLanguageModel(e.modelId, e.config);
}
constructor(e, t) {
this.specificationVersion = "v4";
this.modelId = e;
this.config = t;
const n = t.errorStructure ?? p;
this.chunkSchema = createOpenAICompatibleCompletionChunkSchema(n.errorSchema);
this.failedResponseHandler = (0, s.sl)(n);
}
get provider() {
return this.config.provider;
}
get providerOptionsName() {
return this.config.provider.split(".")[0].trim();
}
get supportedUrls() {
return this.config.supportedUrls?.() ?? {};
}
async getArgs({prompt: e, maxOutputTokens: t, temperature: n, topP: o, topK: a, frequencyPenalty: r, presencePenalty: i, stopSequences: l, responseFormat: p, seed: u, providerOptions: d, tools: c, toolChoice: g}) {
const m = [];
warnIfDeprecatedProviderOptionsKey({
rawName: this.providerOptionsName,
providerOptions: d,
warnings: m
});
const f = Object.assign(await (0, s.xI)({
provider: this.providerOptionsName,
providerOptions: d,
schema: h
}) ?? {}, await (0, s.xI)({
provider: toCamelCase(this.providerOptionsName),
providerOptions: d,
schema: h
}) ?? {});
a != null && m.push({
type: "unsupported",
feature: "topK"
});
c?.length && m.push({
type: "unsupported",
feature: "tools"
});
g != null && m.push({
type: "unsupported",
feature: "toolChoice"
});
p != null && p.type !== "text" && m.push({
type: "unsupported",
feature: "responseFormat",
details: "JSON response format is not supported."
});
const {prompt: y, stopSequences: v} = convertToOpenAICompatibleCompletionPrompt({
prompt: e
});
const b = [ ...v ?? [], ...l ?? [] ];
return {
args: {
model: this.modelId,
echo: f.echo,
logit_bias: f.logitBias,
suffix: f.suffix,
user: f.user,
max_tokens: t,
temperature: n,
top_p: o,
frequency_penalty: r,
presence_penalty: i,
seed: u,
...d?.[this.providerOptionsName],
...d?.[toCamelCase(this.providerOptionsName)],
prompt: y,
stop: b.length > 0 ? b : void 0
},
warnings: m
};
}
async doGenerate(e) {
const {args: t, warnings: n} = await this.getArgs(e);
const {responseHeaders: o, value: a, rawValue: r} = await (0, s.GU)({
url: this.config.url({
path: "/completions",
modelId: this.modelId
}),
headers: (0, s.m2)(await (0, s.hd)(this.config.headers), e.headers),
body: t,
failedResponseHandler: this.failedResponseHandler,
successfulResponseHandler: (0, s.cV)(m),
abortSignal: e.abortSignal,
fetch: this.config.fetch
});
const i = a.choices[0];
const l = [];
i.text != null && i.text.length > 0 && l.push({
type: "text",
text: i.text
});
return {
content: l,
usage: convertOpenAICompatibleCompletionUsage(a.usage),
finishReason: {
unified: mapOpenAICompatibleFinishReason(i.finish_reason),
raw: i.finish_reason
},
request: {
body: t
},
response: {
...(0, s.qX)(a),
headers: o,
body: r
},
warnings: n
};
}
async doStream(e) {
const {args: t, warnings: n} = await this.getArgs(e);
const o = {
...t,
stream: true,
stream_options: this.config.includeUsage ? {
include_usage: true
} : void 0
};
const {responseHeaders: a, value: r} = await (0, s.GU)({
url: this.config.url({
path: "/completions",
modelId: this.modelId
}),
headers: (0, s.m2)(await (0, s.hd)(this.config.headers), e.headers),
body: o,
failedResponseHandler: this.failedResponseHandler,
successfulResponseHandler: (0, s.Ds)(this.chunkSchema),
abortSignal: e.abortSignal,
fetch: this.config.fetch
});
let i = {
unified: "other",
raw: void 0
};
let l;
let p = true;
return {
stream: r.pipeThrough(new TransformStream({
start(e) {
e.enqueue({
type: "stream-start",
warnings: n
});
},
transform(t, n) {
e.includeRawChunks && n.enqueue({
type: "raw",
rawValue: t.rawValue
});
if (!t.success) {
i = {
unified: "error",
raw: void 0
};
n.enqueue({
type: "error",
error: t.error
});
return;
}
const o = t.value;
if ("error" in o) {
i = {
unified: "error",
raw: void 0
};
n.enqueue({
type: "error",
error: o.error
});
return;
}
if (p) {
p = false;
n.enqueue({
type: "response-metadata",
...(0, s.qX)(o)
});
n.enqueue({
type: "text-start",
id: "0"
});
}
o.usage != null && (l = o.usage);
const a = o.choices[0];
a?.finish_reason != null && (i = {
unified: mapOpenAICompatibleFinishReason(a.finish_reason),
raw: a.finish_reason ?? void 0
});
a?.text != null && n.enqueue({
type: "text-delta",
id: "0",
delta: a.text
});
},
flush(e) {
p || e.enqueue({
type: "text-end",
id: "0"
});
e.enqueue({
type: "finish",
finishReason: i,
usage: convertOpenAICompatibleCompletionUsage(l)
});
}
})),
request: {
body: o
},
response: {
headers: a
}
};
}
};
const usageSchema = () => r._H3({
prompt_tokens: r.aig(),
completion_tokens: r.aig(),
total_tokens: r.aig()
});
const m = (0, s.ID)(() => (0, s.C_)(r.Ikc({
id: r.YjP().nullish(),
created: r.aig().nullish(),
model: r.YjP().nullish(),
choices: r.YOg(r.Ikc({
text: r.YjP(),
finish_reason: r.YjP()
})),
usage: usageSchema().nullish()
})));
const createOpenAICompatibleCompletionChunkSchema = e => r.KCZ([ r.Ikc({
id: r.YjP().nullish(),
created: r.aig().nullish(),
model: r.YjP().nullish(),
choices: r.YOg(r.Ikc({
text: r.YjP(),
finish_reason: r.YjP().nullish(),
index: r.aig()
})),
usage: usageSchema().nullish()
}), e ]);
const f = (0, s.ID)(() => (0, s.C_)(r.Ikc({
dimensions: r.aig().optional(),
user: r.YjP().optional()
})));
var y = class OpenAICompatibleEmbeddingModel {
get provider() {
return this.config.provider;
}
get maxEmbeddingsPerCall() {
return this.config.maxEmbeddingsPerCall ?? l.embedding.maxEmbeddingsPerCall;
}
get supportsParallelCalls() {
return this.config.supportsParallelCalls ?? l.embedding.supportsParallelCalls;
}
static [a.V](e) {
return (0, s.Qf)({
modelId: e.modelId,
config: e.config
});
}
static [a.C](e) {
return new OpenAICompatibleEmbeddingModel(e.modelId, e.config);
}
constructor(e, t) {
this.specificationVersion = "v4";
this.modelId = e;
this.config = t;
}
get providerOptionsName() {
return this.config.provider.split(".")[0].trim();
}
async doEmbed({values: e, dimensions: t, headers: n, abortSignal: a, providerOptions: r}) {
const i = [];
const l = await (0, s.xI)({
provider: "openai-compatible",
providerOptions: r,
schema: f
});
l != null && i.push({
type: "deprecated",
setting: "providerOptions key 'openai-compatible'",
message: "Use 'openaiCompatible' instead."
});
warnIfDeprecatedProviderOptionsKey({
rawName: this.providerOptionsName,
providerOptions: r,
warnings: i
});
const u = Object.assign(l ?? {}, await (0, s.xI)({
provider: "openaiCompatible",
providerOptions: r,
schema: f
}) ?? {}, await (0, s.xI)({
provider: this.providerOptionsName,
providerOptions: r,
schema: f
}) ?? {});
if (e.length > this.maxEmbeddingsPerCall) throw new o.Ch({
provider: this.provider,
modelId: this.modelId,
maxEmbeddingsPerCall: this.maxEmbeddingsPerCall,
values: e
});
const {responseHeaders: d, value: c, rawValue: h} = await (0, s.GU)({
url: this.config.url({
path: "/embeddings",
modelId: this.modelId
}),
headers: (0, s.m2)(await (0, s.hd)(this.config.headers), n),
body: {
model: this.modelId,
input: e,
encoding_format: "float",
dimensions: u.dimensions ?? t,
user: u.user
},
failedResponseHandler: (0, s.sl)(this.config.errorStructure ?? p),
successfulResponseHandler: (0, s.cV)(v),
abortSignal: a,
fetch: this.config.fetch
});
return {
warnings: i,
embeddings: c.data.map(e => e.embedding),
usage: c.usage ? {
tokens: c.usage.prompt_tokens
} : void 0,
providerMetadata: c.providerMetadata,
response: {
headers: d,
body: h
}
};
}
};
const v = (0, s.ID)(() => (0, s.C_)(r.Ikc({
data: r.YOg(r.Ikc({
embedding: r.YOg(r.aig())
})),
usage: r.Ikc({
prompt_tokens: r.aig()
}).nullish(),
providerMetadata: r.g1P(r.YjP(), r.g1P(r.YjP(), r.bzn())).optional()
})));
var b = class OpenAICompatibleImageModel {
get provider() {
return this.config.provider;
}
get providerOptionsKey() {
return this.config.provider.split(".")[0].trim();
}
static [a.V](e) {
return (0, s.Qf)({
modelId: e.modelId,
config: e.config
});
}
static [a.C](e) {
return new OpenAICompatibleImageModel(e.modelId, e.config);
}
constructor(e, t) {
this.modelId = e;
this.config = t;
this.specificationVersion = "v4";
this.maxImagesPerCall = l.image.maxImagesPerCall;
this.supportsFileInputs = void 0;
this.supportsMaskInputs = void 0;
}
getArgs(e, t) {
warnIfDeprecatedProviderOptionsKey({
rawName: this.providerOptionsKey,
providerOptions: e,
warnings: t
});
return {
...e[this.providerOptionsKey],
...e[toCamelCase(this.providerOptionsKey)]
};
}
async doGenerate({prompt: e, n: t, size: n, aspectRatio: o, seed: a, providerOptions: r, headers: i, abortSignal: l, files: u, mask: d}) {
const c = [];
o != null && c.push({
type: "unsupported",
feature: "aspectRatio",
details: "This model does not support aspect ratio. Use `size` instead."
});
a != null && c.push({
type: "unsupported",
feature: "seed"
});
const h = this.config._internal?.currentDate?.() ?? new Date;
const g = this.getArgs(r, c);
const m = u != null && u.length > 0;
const f = this.config.url({
path: m ? "/images/edits" : "/images/generations",
modelId: this.modelId
});
const y = (0, s.m2)(await (0, s.hd)(this.config.headers), i);
if (m) {
const {value: o, responseHeaders: a} = await (0, s.S)({
url: f,
headers: y,
formData: (0, s.jW)({
model: this.modelId,
prompt: e,
image: await Promise.all(u.map(e => fileToBlob(e, this.config.fetch))),
mask: d != null ? await fileToBlob(d, this.config.fetch) : void 0,
n: t,
size: n,
...g
}),
failedResponseHandler: (0, s.sl)(this.config.errorStructure ?? p),
successfulResponseHandler: (0, s.cV)(w),
abortSignal: l,
fetch: this.config.fetch
});
return {
images: await this.getImages(o.data, {
url: f,
headers: i,
abortSignal: l
}),
warnings: c,
usage: mapImageUsage(o.usage),
response: {
timestamp: h,
modelId: this.modelId,
headers: a
}
};
}
const {value: v, responseHeaders: b} = await (0, s.GU)({
url: f,
headers: y,
body: {
model: this.modelId,
prompt: e,
n: t,
size: n,
...g
},
failedResponseHandler: (0, s.sl)(this.config.errorStructure ?? p),
successfulResponseHandler: (0, s.cV)(w),
abortSignal: l,
fetch: this.config.fetch
});
return {
images: await this.getImages(v.data, {
url: f,
headers: i,
abortSignal: l
}),
warnings: c,
usage: mapImageUsage(v.usage),
response: {
timestamp: h,
modelId: this.modelId,
headers: b
}
};
}
async getImages(e, t) {
if (e.every(e => e.b64_json != null)) return e.map(e => e.b64_json);
return Promise.all(e.map(async e => {
if (e.b64_json != null) return (0, s.Z9)(e.b64_json);
if (e.url == null) throw new o.xn({
data: e,
message: "Expected url in the image response"
});
const {value: n} = await (0, s.$b)({
url: e.url,
validateUrl: true,
trustedOrigin: t.url,
credentialedOrigin: t.url,
headers: (0, s.m2)(await (0, s.hd)(this.config.headers), t.headers),
abortSignal: t.abortSignal,
fetch: this.config.fetch,
successfulResponseHandler: (0, s.HD)(),
failedResponseHandler: (0, s.zt)()
});
return n;
}));
}
};
function mapImageUsage(e) {
return e == null ? void 0 : {
inputTokens: e.input_tokens ?? void 0,
outputTokens: e.output_tokens ?? void 0,
totalTokens: e.total_tokens ?? void 0
};
}
const w = (0, s.ID)(() => (0, s.C_)(r.Ikc({
data: r.YOg(r.Ikc({
b64_json: r.YjP().nullish(),
url: r.YjP().nullish()
}).refine(e => e.b64_json != null || e.url != null, {
message: "Expected b64_json or url in the image response"
})),
usage: r.Ikc({
input_tokens: r.aig().nullish(),
output_tokens: r.aig().nullish(),
total_tokens: r.aig().nullish()
}).nullish()
})));
async function fileToBlob(e, t) {
if (e.type === "url") return (0, s.WN)(e.url, {
fetch: t
});
const n = e.data instanceof Uint8Array ? e.data : (0, s.Z9)(e.data);
return new Blob([ n ], {
type: e.mediaType
});
}
const _ = "3.0.92";
function createOpenAICompatible(e) {
const t = (0, s.ae)(e.baseURL);
const n = e.name;
const o = e.apiKey;
const a = {
...e.headers
};
const getHeaders = () => (0, s.H)(o, e => (0, s.WZ)({
...e && {
Authorization: `Bearer ${e}`
},
...a
}, `ai-sdk-openai-compatible/${_}`));
const getCommonModelConfig = o => ({
provider: `${n}.${o}`,
url: ({path: n}) => {
const o = new URL(`${t}${n}`);
e.queryParams && (o.search = new URLSearchParams(e.queryParams).toString());
return o.toString();
},
headers: getHeaders,
fetch: e.fetch
});
const createLanguageModel = e => createChatModel(e);
const createChatModel = t => new d(t, {
...getCommonModelConfig("chat"),
includeUsage: e.includeUsage,
supportsStructuredOutputs: e.supportsStructuredOutputs,
supportsMultiPartToolContent: e.supportsMultiPartToolContent,
supportedUrls: e.supportedUrls,
transformRequestBody: e.transformRequestBody,
metadataExtractor: e.metadataExtractor,
convertUsage: e.convertUsage
});
const createCompletionModel = t => new g(t, {
...getCommonModelConfig("completion"),
includeUsage: e.includeUsage
});
const createEmbeddingModel = e => new y(e, {
...getCommonModelConfig("embedding")
});
const createImageModel = e => new b(e, getCommonModelConfig("image"));
const provider = e => createLanguageModel(e);
provider.specificationVersion = "v4";
provider.languageModel = createLanguageModel;
provider.chatModel = createChatModel;
provider.completionModel = createCompletionModel;
provider.embeddingModel = createEmbeddingModel;
provider.textEmbeddingModel = createEmbeddingModel;
provider.imageModel = createImageModel;
return provider;
}
})
};
