"use strict";

exports.id = 6795;

exports.ids = [ 6795 ];

exports.modules = {
86795: (function(e, t, n) {
n.d(t, {
GoogleLanguageModel: () => b
});
var o = n(21763);
var i = n(11479);
var s = n(80737);
var l = n(90583);
function continueGoogleStream({stream: e, getContinuationToken: t, continueStream: n}) {
let o = e.getReader();
let i;
return new ReadableStream({
async pull(e) {
while (true) {
const {done: s, value: l} = await o.read();
if (!s) {
if (l.success) {
const e = t(l.value);
e != null && (i = e);
}
e.enqueue(l);
return;
}
if (i == null) {
e.close();
return;
}
const a = i;
i = void 0;
try {
o = (await n(a)).getReader();
e.enqueue({
type: "continuation-start"
});
return;
} catch (t) {
e.enqueue({
success: false,
error: t,
rawValue: void 0
});
e.close();
return;
}
}
},
async cancel(e) {
await o.cancel(e);
}
});
}
function convertGoogleUsage(e) {
if (e == null) return (0, o.EK)();
const t = e.promptTokenCount ?? 0;
const n = e.candidatesTokenCount ?? 0;
const i = e.toolUsePromptTokenCount ?? 0;
const s = e.cachedContentTokenCount ?? 0;
const l = e.thoughtsTokenCount ?? 0;
const a = t + i;
return {
inputTokens: {
total: a,
noCache: a - s,
cacheRead: s,
cacheWrite: void 0
},
outputTokens: {
total: n + l,
text: n,
reasoning: l
},
raw: e
};
}
function addGoogleUsageMetadata(e, t) {
if (e == null || t == null) return t ?? e;
return {
...e,
...t,
promptTokenCount: addCounts(e.promptTokenCount, t.promptTokenCount),
candidatesTokenCount: addCounts(e.candidatesTokenCount, t.candidatesTokenCount),
toolUsePromptTokenCount: addCounts(e.toolUsePromptTokenCount, t.toolUsePromptTokenCount),
totalTokenCount: addCounts(e.totalTokenCount, t.totalTokenCount),
cachedContentTokenCount: addCounts(e.cachedContentTokenCount, t.cachedContentTokenCount),
thoughtsTokenCount: addCounts(e.thoughtsTokenCount, t.thoughtsTokenCount),
promptTokensDetails: addTokenDetails(e.promptTokensDetails, t.promptTokensDetails),
cacheTokensDetails: addTokenDetails(e.cacheTokensDetails, t.cacheTokensDetails),
candidatesTokensDetails: addTokenDetails(e.candidatesTokensDetails, t.candidatesTokensDetails),
toolUsePromptTokensDetails: addTokenDetails(e.toolUsePromptTokensDetails, t.toolUsePromptTokensDetails)
};
}
function addCounts(e, t) {
return e == null && t == null ? t ?? e : (e ?? 0) + (t ?? 0);
}
function addTokenDetails(e, t) {
if (e == null || t == null) return t ?? e;
const n = new Map;
for (const {modality: o, tokenCount: i} of [ ...e, ...t ]) n.set(o, (n.get(o) ?? 0) + i);
return Array.from(n, ([e, t]) => ({
modality: e,
tokenCount: t
}));
}
const a = s.Ikc({
startOffset: s.YjP().optional(),
endOffset: s.YjP().optional(),
fps: s.aig().gt(0).max(24).optional()
});
const r = s.Ikc({
language: s.YjP().describe("The programming language of the code."),
code: s.YjP().describe("The code to be executed.")
});
const u = s.Ikc({
outcome: s.YjP().describe('The outcome of the execution (e.g., "OUTCOME_OK").'),
output: s.YjP().describe("The output from the code execution.")
});
const c = (0, o.z)({
id: "google.code_execution",
inputSchema: r,
outputSchema: u
});
const d = "skip_thought_signature_validator";
const p = /^data:([^;,]+);base64,(.+)$/s;
function parseBase64DataUrl(e) {
const t = p.exec(e);
if (t == null) return;
return {
mediaType: t[1],
data: t[2]
};
}
function convertUrlToolResultPart(e) {
const t = parseBase64DataUrl(e);
if (t == null) return;
return {
inlineData: {
mimeType: t.mediaType,
data: t.data
}
};
}
function containsJSONSchemaReference(e, t = new WeakSet) {
if (e === null || typeof e !== "object") return false;
if (t.has(e)) return false;
t.add(e);
if (Array.isArray(e)) return e.some(e => containsJSONSchemaReference(e, t));
return Object.entries(e).some(([e, n]) => e === "$ref" || containsJSONSchemaReference(n, t));
}
function serializeFunctionResponseContent(e) {
if (containsJSONSchemaReference(e)) return (0, o.f3)(e);
return containsNonJsonValue(e) ? (0, o.ZA)((0, o.f3)(e)) : e;
}
function containsNonJsonValue(e, t = new Set) {
if (typeof e === "bigint") return true;
if (typeof e !== "object" || e === null) return false;
if (typeof e.toJSON === "function") return true;
if (t.has(e)) return true;
t.add(e);
try {
return Object.values(e).some(e => containsNonJsonValue(e, t));
} finally {
t.delete(e);
}
}
function appendToolResultParts(e, t, n, i, s = true, l = {}) {
const a = [];
const r = [];
for (const e of n) switch (e.type) {
case "text":
r.push(e.text);
break;

case "file":
if (e.data.type === "data") a.push({
inlineData: {
mimeType: (0, o.SL)({
part: e
}),
data: (0, o.ej)(e.data.data)
}
}); else if (e.data.type === "url") {
const t = e.data.url.toString();
const n = convertUrlToolResultPart(t);
const i = e.data.url.protocol === "gs:" && e.data.originalUrl != null ? e.data.originalUrl : t;
n != null ? a.push(n) : (0, o.Cs)(e.mediaType) && (0, o.qs)({
url: i,
mediaType: e.mediaType,
supportedUrls: l
}) ? a.push({
fileData: {
mimeType: e.mediaType,
fileUri: i
}
}) : r.push(JSON.stringify(e));
} else r.push(JSON.stringify(e));
break;

default:
r.push(JSON.stringify(e));
}
e.push({
functionResponse: {
...s && i != null ? {
id: i
} : {},
name: t,
response: {
name: t,
content: r.length > 0 ? r.join("\n") : "Tool executed successfully."
},
...a.length > 0 ? {
parts: a
} : {}
}
});
}
function appendLegacyToolResultParts(e, t, n, i, s = true) {
for (const l of n) switch (l.type) {
case "text":
e.push({
functionResponse: {
...s && i != null ? {
id: i
} : {},
name: t,
response: {
name: t,
content: l.text
}
}
});
break;

case "file":
if (l.data.type === "data") {
const t = (0, o.yu)(l.mediaType);
e.push({
inlineData: {
mimeType: (0, o.SL)({
part: l
}),
data: (0, o.ej)(l.data.data)
}
}, {
text: `Tool executed successfully and returned this ${t === "image" ? "image" : "file"} as a response`
});
} else e.push({
text: JSON.stringify(l)
});
break;

default:
e.push({
text: JSON.stringify(l)
});
}
}
function convertToGoogleMessages(e, t) {
const n = [];
const i = [];
let s = true;
const c = t?.isGemmaModel ?? false;
const p = t?.isGemini3Model ?? false;
const g = t?.onWarning;
const h = t?.providerOptionsNames ?? [ "google" ];
const m = !h.includes("google");
const f = t?.supportsFunctionResponseParts ?? true;
const y = t?.includeFunctionCallIds ?? true;
const v = t?.supportedFunctionResponseUrls ?? {};
let _ = false;
const k = [];
const injectSkipSignature = e => {
k.push(e);
_ = true;
return d;
};
const readProviderOpts = e => {
for (const t of h) {
const n = e.providerOptions?.[t];
if (n != null) return n;
}
if (m) return e.providerOptions?.google;
return e.providerOptions?.googleVertex ?? e.providerOptions?.vertex;
};
for (const {role: t, content: c} of e) switch (t) {
case "system":
if (!s) throw new l.b8({
functionality: "system messages are only supported at the beginning of the conversation"
});
n.push({
text: c
});
break;

case "user":
{
s = false;
const e = [];
for (const t of c) switch (t.type) {
case "text":
e.push({
text: t.text
});
break;

case "file":
{
const n = readProviderOpts(t)?.videoMetadata;
const i = n == null ? void 0 : a.parse(n);
switch (t.data.type) {
case "url":
e.push({
fileData: {
mimeType: (0, o.SL)({
part: t
}),
fileUri: t.data.url.protocol === "gs:" && t.data.originalUrl != null ? t.data.originalUrl : t.data.url.toString()
},
...i != null ? {
videoMetadata: i
} : {}
});
break;

case "reference":
if (m) throw new l.b8({
functionality: "file parts with provider references"
});
e.push({
fileData: {
mimeType: (0, o.SL)({
part: t
}),
fileUri: (0, o.p5)({
reference: t.data.reference,
provider: "google"
})
},
...i != null ? {
videoMetadata: i
} : {}
});
break;

case "text":
e.push({
inlineData: {
mimeType: (0, o.Cs)(t.mediaType) ? t.mediaType : "text/plain",
data: (0, o.ej)((new TextEncoder).encode(t.data.text))
},
...i != null ? {
videoMetadata: i
} : {}
});
break;

case "data":
e.push({
inlineData: {
mimeType: (0, o.SL)({
part: t
}),
data: (0, o.ej)(t.data.data)
},
...i != null ? {
videoMetadata: i
} : {}
});
}
break;
}
}
i.push({
role: "user",
parts: e
});
break;
}

case "assistant":
{
s = false;
let e = false;
i.push({
role: "model",
parts: c.map(t => {
const n = readProviderOpts(t);
const i = n?.thoughtSignature != null ? String(n.thoughtSignature) : void 0;
switch (t.type) {
case "text":
return t.text.length === 0 && i == null ? void 0 : {
text: t.text,
thoughtSignature: i
};

case "reasoning":
return t.text.length === 0 && i == null ? void 0 : {
text: t.text,
thought: true,
thoughtSignature: i
};

case "reasoning-file":
switch (t.data.type) {
case "url":
throw new l.b8({
functionality: "File data URLs in assistant messages are not supported"
});

case "data":
return {
inlineData: {
mimeType: t.mediaType,
data: (0, o.ej)(t.data.data)
},
thought: true,
thoughtSignature: i
};
}
break;

case "file":
switch (t.data.type) {
case "url":
throw new l.b8({
functionality: "File data URLs in assistant messages are not supported"
});

case "reference":
if (m) throw new l.b8({
functionality: "file parts with provider references"
});
return {
fileData: {
mimeType: t.mediaType,
fileUri: (0, o.p5)({
reference: t.data.reference,
provider: "google"
})
},
...n?.thought === true ? {
thought: true
} : {},
thoughtSignature: i
};

case "text":
return {
inlineData: {
mimeType: (0, o.Cs)(t.mediaType) ? t.mediaType : "text/plain",
data: (0, o.ej)((new TextEncoder).encode(t.data.text))
},
...n?.thought === true ? {
thought: true
} : {},
thoughtSignature: i
};

case "data":
return {
inlineData: {
mimeType: t.mediaType,
data: (0, o.ej)(t.data.data)
},
...n?.thought === true ? {
thought: true
} : {},
thoughtSignature: i
};
}
break;

case "tool-call":
{
if (t.providerExecuted === true && t.toolName === "code_execution") return {
executableCode: r.parse(typeof t.input === "string" ? (0, o.ZA)(t.input) : t.input)
};
const s = n?.serverToolCallId != null ? String(n.serverToolCallId) : void 0;
const l = n?.serverToolType != null ? String(n.serverToolType) : void 0;
const a = s != null && l != null;
const u = i ?? (!p || !a && i == null && e ? void 0 : injectSkipSignature(t.toolName));
a || i == null || (e = true);
if (a) return {
toolCall: {
toolType: l,
args: typeof t.input === "string" ? (0, o.ZA)(t.input) : t.input,
id: s
},
thoughtSignature: u
};
return {
functionCall: {
...y && t.toolCallId != null ? {
id: t.toolCallId
} : {},
name: t.toolName,
args: parseToolCallInput(t.input)
},
thoughtSignature: u
};
}

case "tool-result":
{
if (t.toolName === "code_execution" && t.output.type === "json") return {
codeExecutionResult: u.parse(t.output.value)
};
const e = n?.serverToolCallId != null ? String(n.serverToolCallId) : void 0;
const o = n?.serverToolType != null ? String(n.serverToolType) : void 0;
if (e && o) return {
toolResponse: {
toolType: o,
response: t.output.type === "json" ? t.output.value : {},
id: e
},
thoughtSignature: i
};
return;
}
}
}).filter(e => e !== void 0)
});
break;
}

case "tool":
{
s = false;
const e = [];
for (const t of c) {
if (t.type === "tool-approval-response") continue;
const n = readProviderOpts(t);
const o = n?.serverToolCallId != null ? String(n.serverToolCallId) : void 0;
const s = n?.serverToolType != null ? String(n.serverToolType) : void 0;
if (o && s) {
const e = n?.thoughtSignature != null ? String(n.thoughtSignature) : void 0;
if (i.length > 0) {
const n = i[i.length - 1];
if (n.role === "model") {
n.parts.push({
toolResponse: {
toolType: s,
response: t.output.type === "json" ? t.output.value : {},
id: o
},
thoughtSignature: e
});
continue;
}
}
}
const l = t.output;
if (l.type === "content") f ? appendToolResultParts(e, t.toolName, l.value, t.toolCallId, y, v) : appendLegacyToolResultParts(e, t.toolName, l.value, t.toolCallId, y); else {
const n = l.type === "error-text" || l.type === "error-json" || l.type === "execution-denied";
e.push({
functionResponse: {
...y && t.toolCallId != null ? {
id: t.toolCallId
} : {},
name: t.toolName,
response: {
name: t.toolName,
...n ? {
error: l.type === "execution-denied" ? l.reason ?? "Tool call execution denied." : serializeFunctionResponseContent(l.value)
} : {
content: serializeFunctionResponseContent(l.value)
}
}
}
});
}
}
i.push({
role: "user",
parts: e
});
break;
}
}
if (c && n.length > 0 && i.length > 0 && i[0].role === "user") {
const e = n.map(e => e.text).join("\n\n");
i[0].parts.unshift({
text: e + "\n\n"
});
}
if (_ && g != null) {
const e = Array.from(new Set(k));
g({
type: "other",
message: `Replayed ${k.length} \`functionCall\` part(s) for a Gemini 3 model without a \`thoughtSignature\` (tools: ${e.map(e => `\`${e}\``).join(", ")}). Injected the documented \`skip_thought_signature_validator\` sentinel to keep the request from failing with HTTP 400. The likely cause is application code that drops \`providerOptions.google.thoughtSignature\` when persisting or serializing assistant tool-call messages. See https://ai.google.dev/gemini-api/docs/thought-signatures.`
});
}
return {
systemInstruction: n.length > 0 && !c ? {
parts: n
} : void 0,
contents: i
};
}
function parseToolCallInput(e) {
if (typeof e !== "string") return e;
try {
return (0, o.ZA)(e);
} catch {
return e;
}
}
async function downloadToolResultFiles(e, {abortSignal: t, fetch: n, maxBytes: o, supportedUrls: i = {}}) {
const s = [];
for (const l of e) {
if (l.role === "assistant") {
const e = [];
for (const s of l.content) e.push(s.type === "tool-result" ? {
...s,
output: await downloadToolResultOutput(s.output, {
abortSignal: t,
fetch: n,
maxBytes: o,
supportedUrls: i
})
} : s);
s.push({
...l,
content: e
});
continue;
}
if (l.role === "tool") {
const e = [];
for (const s of l.content) {
if (s.type !== "tool-result") {
e.push(s);
continue;
}
e.push({
...s,
output: await downloadToolResultOutput(s.output, {
abortSignal: t,
fetch: n,
maxBytes: o,
supportedUrls: i
})
});
}
s.push({
...l,
content: e
});
continue;
}
s.push(l);
}
return s;
}
async function downloadToolResultOutput(e, {abortSignal: t, fetch: n, maxBytes: i, supportedUrls: s}) {
if (e.type !== "content") return e;
const l = [];
for (const a of e.value) {
if (a.type !== "file" || a.data.type !== "url") {
l.push(a);
continue;
}
if ((0, o.qs)({
url: a.data.url.toString(),
mediaType: a.mediaType,
supportedUrls: s
})) {
l.push(a);
continue;
}
const e = await (0, o.WN)(a.data.url.toString(), {
abortSignal: t,
fetch: n,
maxBytes: i
});
const r = new Uint8Array(await e.arrayBuffer());
const u = (0, o.sM)({
data: r,
topLevelType: "image"
});
l.push({
...a,
data: {
type: "data",
data: r
},
mediaType: u ?? (e.type && !(0, o.Cs)(a.mediaType) ? e.type : a.mediaType)
});
}
return {
...e,
value: l
};
}
function getModelPath(e) {
return e.includes("/") ? e : `models/${e}`;
}
const getGoogleErrorSchema = () => s.Ikc({
code: s.aig().nullable(),
message: s.YjP(),
status: s.YjP(),
details: s.YOg(s.L5J()).nullish()
});
const g = (0, o.ID)(() => (0, o.C_)(s.Ikc({
error: getGoogleErrorSchema()
})));
const h = (0, o.sl)({
errorSchema: g,
errorToMessage: e => e.error.message
});
function mapGoogleErrorStatusToHttpStatusCode(e) {
switch (e) {
case "CANCELLED":
return 499;

case "INVALID_ARGUMENT":
case "FAILED_PRECONDITION":
case "OUT_OF_RANGE":
return 400;

case "DEADLINE_EXCEEDED":
return 504;

case "NOT_FOUND":
return 404;

case "ALREADY_EXISTS":
case "ABORTED":
return 409;

case "PERMISSION_DENIED":
return 403;

case "UNAUTHENTICATED":
return 401;

case "RESOURCE_EXHAUSTED":
return 429;

case "UNIMPLEMENTED":
return 501;

case "UNKNOWN":
case "INTERNAL":
case "DATA_LOSS":
return 500;

case "UNAVAILABLE":
return 503;

default:
return;
}
}
function sanitizeResponseJsonSchema(e) {
const {const: t, properties: n, items: o, additionalProperties: i, anyOf: s, oneOf: l, ...a} = e;
return {
...a,
...t !== void 0 ? {
enum: [ t ]
} : {},
...n != null ? {
properties: sanitizeDefinitions(n)
} : {},
...o != null ? {
items: Array.isArray(o) ? o.map(sanitizeDefinition) : sanitizeDefinition(o)
} : {},
...i != null ? {
additionalProperties: typeof i === "boolean" ? i : sanitizeDefinition(i)
} : {},
...s != null ? {
anyOf: s.map(sanitizeDefinition)
} : {},
...l != null ? {
oneOf: l.map(sanitizeDefinition)
} : {},
...a.$defs != null ? {
$defs: sanitizeDefinitions(a.$defs)
} : {}
};
}
function sanitizeDefinitions(e) {
return Object.fromEntries(Object.entries(e).map(([e, t]) => [ e, sanitizeDefinition(t) ]));
}
function sanitizeDefinition(e) {
return typeof e === "boolean" ? e : sanitizeResponseJsonSchema(e);
}
const m = (0, o.ID)(() => (0, o.C_)(s.Ikc({
responseModalities: s.YOg(s.k5n([ "TEXT", "IMAGE", "AUDIO" ])).optional(),
thinkingConfig: s.Ikc({
thinkingBudget: s.aig().optional(),
includeThoughts: s.zMY().optional(),
thinkingLevel: s.k5n([ "minimal", "low", "medium", "high", "xhigh" ]).optional()
}).optional(),
cachedContent: s.YjP().optional(),
structuredOutputs: s.zMY().optional(),
safetySettings: s.YOg(s.Ikc({
category: s.k5n([ "HARM_CATEGORY_UNSPECIFIED", "HARM_CATEGORY_HATE_SPEECH", "HARM_CATEGORY_DANGEROUS_CONTENT", "HARM_CATEGORY_HARASSMENT", "HARM_CATEGORY_SEXUALLY_EXPLICIT", "HARM_CATEGORY_CIVIC_INTEGRITY" ]),
threshold: s.k5n([ "HARM_BLOCK_THRESHOLD_UNSPECIFIED", "BLOCK_LOW_AND_ABOVE", "BLOCK_MEDIUM_AND_ABOVE", "BLOCK_ONLY_HIGH", "BLOCK_NONE", "OFF" ])
})).optional(),
threshold: s.k5n([ "HARM_BLOCK_THRESHOLD_UNSPECIFIED", "BLOCK_LOW_AND_ABOVE", "BLOCK_MEDIUM_AND_ABOVE", "BLOCK_ONLY_HIGH", "BLOCK_NONE", "OFF" ]).optional(),
audioTimestamp: s.zMY().optional(),
labels: s.g1P(s.YjP(), s.YjP()).optional(),
mediaResolution: s.k5n([ "MEDIA_RESOLUTION_UNSPECIFIED", "MEDIA_RESOLUTION_LOW", "MEDIA_RESOLUTION_MEDIUM", "MEDIA_RESOLUTION_HIGH" ]).optional(),
imageConfig: s.Ikc({
aspectRatio: s.k5n([ "1:1", "2:3", "3:2", "3:4", "4:3", "4:5", "5:4", "9:16", "16:9", "21:9", "1:8", "8:1", "1:4", "4:1" ]).optional(),
imageSize: s.k5n([ "1K", "2K", "4K", "512" ]).optional(),
personGeneration: s.k5n([ "PERSON_GENERATION_UNSPECIFIED", "ALLOW_ALL", "ALLOW_ADULT", "ALLOW_NONE" ]).optional(),
prominentPeople: s.k5n([ "PROMINENT_PEOPLE_UNSPECIFIED", "ALLOW_PROMINENT_PEOPLE", "BLOCK_PROMINENT_PEOPLE" ]).optional(),
imageOutputOptions: s.Ikc({
mimeType: s.k5n([ "image/jpeg", "image/png" ]).optional(),
compressionQuality: s.aig().optional()
}).optional()
}).optional(),
retrievalConfig: s.Ikc({
latLng: s.Ikc({
latitude: s.aig(),
longitude: s.aig()
}).optional()
}).optional(),
streamFunctionCallArguments: s.zMY().optional(),
serviceTier: s.k5n([ "standard", "flex", "priority" ]).optional(),
continuationToken: s.YjP().optional(),
sharedRequestType: s.k5n([ "priority", "flex", "standard" ]).optional(),
requestType: s.k5n([ "shared" ]).optional()
})));
const f = /(^|[/.])gemini-1(?:[.-]|$)/i;
const y = /(^|[/.])gemini-2(?:[.-]|$)/i;
const v = /(^|[/.])gemini-2\.5(?:[.-]|$)/i;
const _ = /(^|[/.])gemini-/i;
const k = {
language: {
responseModalities: {
description: "Response modalities to generate."
},
thinkingConfig: {
description: "Thinking budget, level, and thought output."
},
cachedContent: {
description: "Cached content to use as request context."
},
structuredOutputs: {
description: "Whether to send the JSON response schema."
},
safetySettings: {
description: "Safety settings for the request."
},
threshold: {
description: "Default threshold for configurable safety categories."
},
audioTimestamp: {
description: "Enable timestamp understanding for audio."
},
labels: {
description: "Billing labels. Vertex AI only."
},
mediaResolution: {
description: "Resolution used to process media inputs."
},
imageConfig: {
description: "Image generation configuration."
},
retrievalConfig: {
description: "Retrieval configuration for tools."
},
streamFunctionCallArguments: {
description: "Stream function arguments. Vertex AI only."
},
serviceTier: {
description: "Service tier. Gemini API only."
},
continuationToken: {
description: "Resume a response using its continuation token."
},
sharedRequestType: {
description: "Shared PayGo tier. Vertex AI only."
},
requestType: {
description: "Request routing type. Vertex AI only."
}
}
};
const T = {
image: true,
objectGeneration: true,
tools: true,
streaming: true,
googleSearch: true,
urlContext: true
};
const C = Object.fromEntries(Object.entries({
"gemini-nano-banana-2.1": {
image: true,
objectGeneration: false,
tools: false,
streaming: false,
googleSearch: true,
urlContext: false
},
"gemini-4-argon": T,
"gemini-4-carbon": T,
"gemini-4-hydrogen": T,
"gemini-3.8-flash": T,
"gemini-3.7-flash": T,
"gemini-3.6-flash": T,
"gemini-3.5-flash": T,
"gemini-3.5-flash-lite": T,
"gemini-3.1-pro-preview": T,
"gemini-3.1-flash-image-preview": T,
"gemini-3.1-flash-lite-preview": T,
"gemini-3-pro-preview": T,
"gemini-3-pro-image-preview": T,
"gemini-3-flash-preview": T,
"gemini-2.5-pro": T,
"gemini-2.5-flash": T,
"gemini-2.5-flash-lite": T,
"gemini-2.5-flash-lite-preview-06-17": T,
"gemini-2.0-flash": T,
aqa: void 0,
"deep-research-max-preview-04-2026": void 0,
"deep-research-preview-04-2026": void 0,
"deep-research-pro-preview-12-2025": void 0,
"gemini-2.0-flash-001": void 0,
"gemini-2.0-flash-lite": void 0,
"gemini-2.0-flash-lite-001": void 0,
"gemini-2.5-computer-use-preview-10-2025": void 0,
"gemini-2.5-flash-image": void 0,
"gemini-2.5-flash-native-audio-latest": void 0,
"gemini-2.5-flash-native-audio-preview-09-2025": void 0,
"gemini-2.5-flash-native-audio-preview-12-2025": void 0,
"gemini-2.5-flash-preview-tts": void 0,
"gemini-2.5-pro-preview-tts": void 0,
"gemini-3.1-flash-tts-preview": void 0,
"gemini-3.1-pro-preview-customtools": void 0,
"gemini-flash-latest": void 0,
"gemini-flash-lite-latest": void 0,
"gemini-pro-latest": void 0,
"gemini-robotics-er-1.5-preview": void 0,
"gemma-3-12b-it": void 0,
"gemma-3-1b-it": void 0,
"gemma-3-27b-it": void 0,
"gemma-3-4b-it": void 0,
"gemma-3n-e2b-it": void 0,
"gemma-3n-e4b-it": void 0,
"nano-banana-pro-preview": void 0
}).filter(([, e]) => e != null).map(([e, t]) => [ e, createGoogleLanguageModelEntry(e, t) ]));
function getGoogleLanguageModelEntry(e) {
return Object.prototype.hasOwnProperty.call(C, e) ? C[e] : createGoogleLanguageModelEntry(e);
}
function createGoogleLanguageModelEntry(e, t) {
const n = resolveRuntimeDefinition(e);
const o = t != null;
const i = e.toLowerCase();
const s = n.usesGemini3Features && !e.includes("gemini-3-pro-image") ? "level" : "budget";
const l = /(^|[/.])gemini-4-hydrogen(?:-|$)/i.test(e);
const a = l ? "low" : getMinimumThinkingLevelForGemini3Model(e);
return {
capabilities: {
language: {
inputs: {
image: t?.image ?? "unknown",
audio: "unknown"
},
objectGeneration: t?.objectGeneration ?? "unknown",
tools: {
usage: t?.tools ?? "unknown",
streaming: t?.streaming ?? "unknown",
gemini2: n.supportsGemini2Tools,
googleSearch: t?.googleSearch ?? "unknown",
urlContext: t?.urlContext ?? "unknown",
fileSearch: n.supportsFileSearch,
mixed: n.usesGemini3Features,
functionResponseParts: n.usesGemini3Features
},
reasoning: {
support: "unknown",
efforts: s === "level" ? [ ...a === "minimal" ? [ "minimal" ] : [], "low", "medium", "high", ...l ? [ "xhigh" ] : [] ] : void 0,
minBudget: i.includes("2.5-pro") ? 128 : 0,
maxBudget: i.includes("2.5-pro") || i.includes("gemini-3-pro-image") ? 32768 : 24576
},
sampling: {
temperature: "unknown",
topP: "unknown",
topK: "unknown",
logprobs: false,
penalties: !v.test(e) || {
condition: "Only supported on the Vertex AI API."
}
},
structuredOutput: {
withFunctionTools: n.usesGemini3Features
}
}
},
providerOptions: {
language: declareProviderOptions(!!o || "unknown", {
labels: {
condition: "Only supported on the Vertex AI API."
},
sharedRequestType: {
condition: "Only supported on the Vertex AI API."
},
requestType: {
condition: "Only supported on the Vertex AI API."
},
serviceTier: {
condition: "Only supported on the Gemini API."
},
streamFunctionCallArguments: {
condition: "Only supported for streaming requests on the Vertex AI API with Gemini 3 or newer."
}
})
},
requestConfig: {
language: {
systemInstruction: i.startsWith("gemma-") ? "user" : "system",
thinkingFormat: s,
reasoningMaxOutputTokens: 65536,
jsonResponseTool: /(^|\/)gemini-/i.test(e)
}
}
};
}
function declareProviderOptions(e, t) {
return Object.fromEntries(Object.keys(k.language).map(n => [ n, t[n] ?? e ]));
}
function isKnownPreGemini2Model(e) {
return f.test(e) || /(^|[/.])gemini-pro(?:-vision)?$/i.test(e) || /(^|[/.])gemini-robotics-er-1\.5(?:[.-]|$)/i.test(e);
}
function resolveRuntimeDefinition(e) {
const t = _.test(e);
const n = y.test(e);
const o = isKnownPreGemini2Model(e);
const i = t && !(o || n);
return {
supportsGemini2Tools: t && !o || e.toLowerCase().includes("nano-banana"),
supportsFileSearch: v.test(e) || i,
usesGemini3Features: i
};
}
function getMinimumThinkingLevelForGemini3Model(e) {
const t = /(?:^|[/.])(gemini-[^/]*)$/i.exec(e)?.[1].toLowerCase();
if (t === "gemini-flash-latest") return "low";
const n = /^gemini-(\d+)(?:\.\d+)?-pro(?:$|-)/.exec(t ?? "");
if (Number(n?.[1]) >= 3) return "low";
const o = /^gemini-(\d+)\.(\d+)-flash(?:$|-(?!lite(?:-|$)))/.exec(t ?? "");
if (o == null) return "minimal";
const i = Number(o[1]);
const s = Number(o[2]);
return i > 3 || i === 3 && s >= 7 ? "low" : "minimal";
}
function getGoogleModelCapabilities(e) {
const {tools: t} = getGoogleLanguageModelEntry(e).capabilities.language;
return {
supportsGemini2Tools: t.gemini2,
supportsFileSearch: t.fileSearch,
usesGemini3Features: t.mixed
};
}
function prepareTools({tools: e, toolChoice: t, modelId: n, isVertexProvider: o = false}) {
t?.type === "none" && (e = e?.filter(e => e.type === "function"));
e = e?.length ? e : void 0;
const i = [];
const {supportsGemini2Tools: s, supportsFileSearch: a, usesGemini3Features: r} = getGoogleModelCapabilities(n);
if (e == null) return {
tools: void 0,
toolConfig: void 0,
toolWarnings: i
};
const u = e.some(e => e.type === "function");
const c = e.some(e => e.type === "provider");
u && c && !r && i.push({
type: "unsupported",
feature: "combination of function and provider-defined tools"
});
if (c) {
const n = [];
e.filter(e => e.type === "provider").forEach(e => {
switch (e.id) {
case "google.google_search":
s ? n.push({
googleSearch: {
...e.args
}
}) : i.push({
type: "unsupported",
feature: `provider-defined tool ${e.id}`,
details: "Google Search requires Gemini 2.0 or newer."
});
break;

case "google.enterprise_web_search":
s ? n.push({
enterpriseWebSearch: {}
}) : i.push({
type: "unsupported",
feature: `provider-defined tool ${e.id}`,
details: "Enterprise Web Search requires Gemini 2.0 or newer."
});
break;

case "google.url_context":
s ? n.push({
urlContext: {}
}) : i.push({
type: "unsupported",
feature: `provider-defined tool ${e.id}`,
details: "The URL context tool is not supported with other Gemini models than Gemini 2."
});
break;

case "google.code_execution":
s ? n.push({
codeExecution: {}
}) : i.push({
type: "unsupported",
feature: `provider-defined tool ${e.id}`,
details: "The code execution tool is not supported with other Gemini models than Gemini 2."
});
break;

case "google.file_search":
a ? n.push({
fileSearch: {
...e.args
}
}) : i.push({
type: "unsupported",
feature: `provider-defined tool ${e.id}`,
details: "The file search tool is only supported with Gemini 2.5 models and Gemini 3 models."
});
break;

case "google.vertex_rag_store":
s ? n.push({
retrieval: {
vertex_rag_store: {
rag_resources: {
rag_corpus: e.args.ragCorpus
},
similarity_top_k: e.args.topK
}
}
}) : i.push({
type: "unsupported",
feature: `provider-defined tool ${e.id}`,
details: "The RAG store tool is not supported with other Gemini models than Gemini 2."
});
break;

case "google.google_maps":
s ? n.push({
googleMaps: {}
}) : i.push({
type: "unsupported",
feature: `provider-defined tool ${e.id}`,
details: "The Google Maps grounding tool is not supported with Gemini models other than Gemini 2 or newer."
});
break;

default:
i.push({
type: "unsupported",
feature: `provider-defined tool ${e.id}`
});
}
});
if (u && r && n.length > 0) {
const s = [];
for (const t of e) t.type === "function" && s.push(prepareFunctionDeclaration(t));
const l = {
functionCallingConfig: {
mode: "VALIDATED"
},
...!o && {
includeServerSideToolInvocations: true
}
};
if (t != null) switch (t.type) {
case "auto":
break;

case "none":
l.functionCallingConfig = {
mode: "NONE"
};
break;

case "required":
l.functionCallingConfig = {
mode: "ANY"
};
break;

case "tool":
l.functionCallingConfig = {
mode: "ANY",
allowedFunctionNames: [ t.toolName ]
};
}
return {
tools: [ ...n, {
functionDeclarations: s
} ],
toolConfig: l,
toolWarnings: i
};
}
return {
tools: n.length > 0 ? n : void 0,
toolConfig: void 0,
toolWarnings: i
};
}
const d = [];
let p = false;
for (const t of e) switch (t.type) {
case "function":
d.push(prepareFunctionDeclaration(t));
t.strict === true && (p = true);
break;

default:
i.push({
type: "unsupported",
feature: `function tool ${t.name}`
});
}
if (t == null) return {
tools: [ {
functionDeclarations: d
} ],
toolConfig: p ? {
functionCallingConfig: {
mode: "VALIDATED"
}
} : void 0,
toolWarnings: i
};
const g = t.type;
switch (g) {
case "auto":
return {
tools: [ {
functionDeclarations: d
} ],
toolConfig: {
functionCallingConfig: {
mode: p ? "VALIDATED" : "AUTO"
}
},
toolWarnings: i
};

case "none":
return {
tools: [ {
functionDeclarations: d
} ],
toolConfig: {
functionCallingConfig: {
mode: "NONE"
}
},
toolWarnings: i
};

case "required":
return {
tools: [ {
functionDeclarations: d
} ],
toolConfig: {
functionCallingConfig: {
mode: "ANY"
}
},
toolWarnings: i
};

case "tool":
return {
tools: [ {
functionDeclarations: d
} ],
toolConfig: {
functionCallingConfig: {
mode: "ANY",
allowedFunctionNames: [ t.toolName ]
}
},
toolWarnings: i
};

default:
throw new l.b8({
functionality: `tool choice type: ${g}`
});
}
}
function prepareFunctionDeclaration(e) {
return {
name: e.name,
description: e.description ?? "",
parametersJsonSchema: e.inputSchema
};
}
var I = class {
constructor() {
this.accumulatedArgs = {};
this.jsonText = "";
this.pathStack = [];
this.stringOpen = false;
}
processPartialArgs(e) {
let t = "";
for (const n of e) {
const e = n.jsonPath.endsWith("[]");
const o = (e ? n.jsonPath.slice(0, -2) : n.jsonPath).replace(/^\$\./, "");
if (!o || o === "$") continue;
const i = parsePath(o);
if (!normalizeAndCheckIndexes(this.accumulatedArgs, i)) continue;
const s = getNestedValue(this.accumulatedArgs, i);
if (n.stringValue != null && s !== void 0) {
const e = JSON.stringify(n.stringValue).slice(1, -1);
setNestedValue(this.accumulatedArgs, i, s + n.stringValue);
t += e;
n.willContinue !== true && (t += this.closeOpenString());
continue;
}
const l = resolvePartialArgValue(n);
if (l == null) {
if (s !== void 0) {
typeof s === "string" && n.willContinue !== true && (t += this.closeOpenString());
continue;
}
if (n.willContinue === true) continue;
setNestedValue(this.accumulatedArgs, i, e ? [] : {});
t += this.emitContainer(i, e);
continue;
}
setNestedValue(this.accumulatedArgs, i, l.value);
t += this.emitNavigationTo(i, n, l.json);
}
this.jsonText += t;
return {
currentJSON: this.accumulatedArgs,
textDelta: t
};
}
finalize() {
const e = JSON.stringify(this.accumulatedArgs);
return {
finalJSON: e,
closingDelta: e.slice(this.jsonText.length)
};
}
closeOpenString() {
if (!this.stringOpen) return "";
this.stringOpen = false;
return '"';
}
ensureRoot() {
if (this.pathStack.length === 0) {
this.pathStack.push({
segment: "",
isArray: false,
childCount: 0
});
return "{";
}
return "";
}
emitNavigationTo(e, t, n) {
let o = this.closeOpenString();
o += this.ensureRoot();
const i = e.slice(0, -1);
const s = e[e.length - 1];
const l = this.findCommonStackDepth(i);
o += this.closeDownTo(l);
o += this.openDownTo(i, s);
o += this.emitLeaf(s, t, n);
return o;
}
emitContainer(e, t) {
let n = this.closeOpenString();
n += this.ensureRoot();
const o = this.findCommonStackDepth(e);
n += this.closeDownTo(o);
n += this.openDownTo(e, t ? 0 : "");
return n;
}
findCommonStackDepth(e) {
const t = Math.min(this.pathStack.length - 1, e.length);
let n = 0;
for (let o = 0; o < t; o++) {
if (this.pathStack[o + 1].segment !== e[o]) break;
n++;
}
return n + 1;
}
closeDownTo(e) {
let t = "";
while (this.pathStack.length > e) {
const e = this.pathStack.pop();
t += e.isArray ? "]" : "}";
}
return t;
}
openDownTo(e, t) {
let n = "";
const o = this.pathStack.length - 1;
for (let i = o; i < e.length; i++) {
const o = e[i];
const s = this.pathStack[this.pathStack.length - 1];
s.childCount > 0 && (n += ",");
s.childCount++;
typeof o === "string" && (n += `${JSON.stringify(o)}:`);
const l = typeof (i + 1 < e.length ? e[i + 1] : t) === "number";
n += l ? "[" : "{";
this.pathStack.push({
segment: o,
isArray: l,
childCount: 0
});
}
return n;
}
emitLeaf(e, t, n) {
let o = "";
const i = this.pathStack[this.pathStack.length - 1];
i.childCount > 0 && (o += ",");
i.childCount++;
typeof e === "string" && (o += `${JSON.stringify(e)}:`);
if (t.stringValue != null && t.willContinue) {
o += n.slice(0, -1);
this.stringOpen = true;
} else o += n;
return o;
}
};
function parsePath(e) {
const t = [];
for (const n of e.split(".")) {
const e = n.indexOf("[");
if (e === -1) t.push(n); else {
e > 0 && t.push(n.slice(0, e));
for (const e of n.matchAll(/\[(\d+)\]/g)) t.push(parseInt(e[1], 10));
}
}
return t;
}
const x = Object.prototype.hasOwnProperty;
function hasOwnProperty(e, t) {
return x.call(e, t);
}
function defineOwnProperty(e, t, n) {
Object.defineProperty(e, t, {
value: n,
enumerable: true,
configurable: true,
writable: true
});
}
function getNestedValue(e, t) {
let n = e;
for (const e of t) {
if (n == null || typeof n !== "object") return;
const t = n;
if (!hasOwnProperty(t, e)) return;
n = t[e];
}
return n;
}
function normalizeAndCheckIndexes(e, t) {
let n = e;
for (let e = 0; e < t.length; e++) {
let o = t[e];
if (Array.isArray(n) && typeof o === "string") {
const n = Number(o);
if (Number.isInteger(n) && n >= 0 && n < 2 ** 32 - 1 && String(n) === o) {
o = n;
t[e] = n;
}
}
if (typeof o === "number") {
const e = Array.isArray(n) ? n.length : n == null ? 0 : void 0;
if (e !== void 0 && o > e) return false;
}
n = n != null && typeof n === "object" && hasOwnProperty(n, o) ? n[o] : void 0;
}
return true;
}
function setNestedValue(e, t, n) {
let o = e;
for (let e = 0; e < t.length - 1; e++) {
const n = t[e];
const i = t[e + 1];
hasOwnProperty(o, n) && o[n] != null || defineOwnProperty(o, n, typeof i === "number" ? [] : {});
o = o[n];
}
defineOwnProperty(o, t[t.length - 1], n);
}
function resolvePartialArgValue(e) {
const t = e.stringValue ?? e.numberValue ?? e.boolValue;
if (t != null) return {
value: t,
json: JSON.stringify(t)
};
if ("nullValue" in e) return {
value: null,
json: "null"
};
}
function mapGoogleFinishReason({finishReason: e, hasToolCalls: t}) {
switch (e) {
case "STOP":
return t ? "tool-calls" : "stop";

case "MAX_TOKENS":
case "CONTINUATION":
return "length";

case "IMAGE_SAFETY":
case "RECITATION":
case "SAFETY":
case "BLOCKLIST":
case "PROHIBITED_CONTENT":
case "SPII":
return "content-filter";

case "MALFORMED_FUNCTION_CALL":
return "error";

default:
return "other";
}
}
const P = [ "HARM_CATEGORY_HATE_SPEECH", "HARM_CATEGORY_DANGEROUS_CONTENT", "HARM_CATEGORY_HARASSMENT", "HARM_CATEGORY_SEXUALLY_EXPLICIT" ];
const S = {
"image/png": [ /^gs:\/\/.*$/ ],
"image/jpeg": [ /^gs:\/\/.*$/ ],
"image/webp": [ /^gs:\/\/.*$/ ],
"application/pdf": [ /^gs:\/\/.*$/ ],
"text/plain": [ /^gs:\/\/.*$/ ]
};
var b = class GoogleLanguageModel {
static [i.V](e) {
return (0, o.Qf)({
modelId: e.modelId,
config: e.config
});
}
static [i.C](e) {
return new GoogleLanguageModel(e.modelId, e.config);
}
constructor(e, t) {
this.specificationVersion = "v4";
this.modelId = e;
this.config = t;
this.generateId = t.generateId ?? o.$C;
}
get provider() {
return this.config.provider;
}
get supportedUrls() {
return this.config.supportedUrls?.() ?? {};
}
static async prepareRequest({modelId: e, config: t, options: {prompt: n, maxOutputTokens: i, temperature: s, topP: l, topK: a, frequencyPenalty: r, presencePenalty: u, stopSequences: c, responseFormat: d, seed: p, tools: g, toolChoice: h, reasoning: f, providerOptions: y, abortSignal: v}, isStreaming: _ = false}) {
const k = [];
const T = t.provider.includes("vertex") ? [ "googleVertex", "vertex" ] : [ "google" ];
const {options: C} = await (0, o.Wo)({
providerOptions: y,
namespaces: [ ...T, "google" ],
resolution: "first",
schema: m
});
const I = t.provider.startsWith("google.vertex.");
g?.some(e => e.type === "provider" && e.id === "google.vertex_rag_store") && !I && k.push({
type: "other",
message: `The 'vertex_rag_store' tool is only supported with the Google Vertex provider and might not be supported or could behave unexpectedly with the current Google provider (${t.provider}).`
});
C?.streamFunctionCallArguments && !I && k.push({
type: "other",
message: `'streamFunctionCallArguments' is only supported on the Vertex AI API and will be ignored with the current Google provider (${t.provider}). See https://docs.cloud.google.com/vertex-ai/generative-ai/docs/multimodal/function-calling#streaming-fc`
});
C?.serviceTier && I && k.push({
type: "other",
message: "'serviceTier' is a Gemini API option and is not supported on Vertex AI. Use 'sharedRequestType' (and optionally 'requestType') instead. See https://docs.cloud.google.com/vertex-ai/generative-ai/docs/priority-paygo"
});
!C?.sharedRequestType && !C?.requestType || I || k.push({
type: "other",
message: `'sharedRequestType' and 'requestType' are Vertex AI options and are ignored with the current Google provider (${t.provider}).`
});
const x = I && (C?.sharedRequestType || C?.requestType) ? {
...C.sharedRequestType && {
"X-Vertex-AI-LLM-Shared-Request-Type": C.sharedRequestType
},
...C.requestType && {
"X-Vertex-AI-LLM-Request-Type": C.requestType
}
} : void 0;
const b = I ? void 0 : C?.serviceTier;
let w = C?.imageConfig;
if (w != null && !I) {
const {personGeneration: e, prominentPeople: n, imageOutputOptions: o, ...i} = w;
const s = Object.entries({
personGeneration: e,
prominentPeople: n,
imageOutputOptions: o
}).filter(([, e]) => e != null).map(([e]) => `'imageConfig.${e}'`);
if (s.length > 0) {
k.push({
type: "other",
message: `${s.join(", ")} ${s.length === 1 ? "is a Vertex AI option and is" : "are Vertex AI options and are"} ignored with the current Google provider (${t.provider}).`
});
w = i;
}
}
const O = getGoogleLanguageModelEntry(e);
const j = O.requestConfig.language.systemInstruction === "user";
const Y = !I && O.capabilities.language.sampling.penalties !== true;
Y && r != null && k.push({
type: "unsupported",
feature: "frequencyPenalty"
});
Y && u != null && k.push({
type: "unsupported",
feature: "presencePenalty"
});
const R = O.capabilities.language.tools.functionResponseParts;
const M = R && t.downloadToolResultFiles?.supportsGoogleCloudStorageUrls ? S : void 0;
const {contents: N, systemInstruction: A} = convertToGoogleMessages(t.downloadToolResultFiles ? await downloadToolResultFiles(n, {
abortSignal: v,
maxBytes: t.downloadToolResultFiles.maxBytes,
fetch: t.downloadToolResultFiles.fetch,
supportedUrls: M
}) : n, {
isGemmaModel: j,
isGemini3Model: R,
onWarning: e => k.push(e),
providerOptionsNames: T,
supportsFunctionResponseParts: R,
includeFunctionCallIds: !I,
supportedFunctionResponseUrls: M
});
const {tools: E, toolConfig: D, toolWarnings: q} = prepareTools({
tools: g,
toolChoice: h,
modelId: e,
isVertexProvider: I
});
const G = (0, o.CR)({
tools: g,
providerToolNames: {
"google.code_execution": "code_execution"
}
});
const L = C?.thinkingConfig?.thinkingBudget != null || C?.thinkingConfig?.thinkingLevel != null ? void 0 : resolveThinkingConfig({
reasoning: f,
modelId: e,
warnings: k
});
const U = C?.thinkingConfig || L ? {
...L,
...C?.thinkingConfig
} : void 0;
const F = _ && I ? C?.streamFunctionCallArguments ?? false : void 0;
const $ = C?.threshold;
const z = C?.safetySettings ?? ($ != null ? P.map(e => ({
category: e,
threshold: $
})) : void 0);
const V = D || F || C?.retrievalConfig ? {
...D,
...F && {
functionCallingConfig: {
...D?.functionCallingConfig,
streamFunctionCallArguments: true
}
},
...C?.retrievalConfig && {
retrievalConfig: C.retrievalConfig
}
} : void 0;
return {
args: {
generationConfig: {
maxOutputTokens: i,
temperature: s,
topK: a,
topP: l,
frequencyPenalty: Y ? void 0 : r,
presencePenalty: Y ? void 0 : u,
stopSequences: c,
seed: p,
responseMimeType: d?.type === "json" ? "application/json" : void 0,
responseJsonSchema: d?.type === "json" && d.schema != null && (C?.structuredOutputs ?? true) ? sanitizeResponseJsonSchema(d.schema) : void 0,
...C?.audioTimestamp && {
audioTimestamp: C.audioTimestamp
},
responseModalities: C?.responseModalities,
thinkingConfig: U,
...C?.mediaResolution && {
mediaResolution: C.mediaResolution
},
...w && {
imageConfig: w
}
},
contents: N,
systemInstruction: j ? void 0 : A,
safetySettings: z,
tools: E,
toolConfig: V,
cachedContent: C?.cachedContent,
labels: C?.labels,
serviceTier: b,
...C?.continuationToken != null && {
continuationToken: C.continuationToken
}
},
warnings: [ ...k, ...q ],
providerOptionsNames: T,
extraHeaders: x,
toolNameMapping: G
};
}
async getArgs(e, {isStreaming: t = false} = {}) {
const {responseFormat: n, toolChoice: o} = e;
const i = o?.type === "none" ? e.tools?.filter(e => e.type === "function") : e.tools;
const s = getGoogleLanguageModelEntry(this.modelId);
const {structuredOutput: l} = s.capabilities.language;
let a;
if (n?.type === "json" && n.schema != null && i?.some(e => e.type === "function") && s.requestConfig.language.jsonResponseTool && (!l.withFunctionTools || o?.type === "required" || o?.type === "tool")) {
let e = "json";
for (let t = 1; i.some(t => t.name === e); t++) e = `json_${t}`;
a = {
type: "function",
name: e,
description: n.description ?? "Respond with a JSON object.",
inputSchema: n.schema
};
}
return {
...await GoogleLanguageModel.prepareRequest({
modelId: this.modelId,
config: this.config,
options: a == null ? e : {
...e,
responseFormat: void 0,
tools: [ ...i ?? [], a ],
toolChoice: o?.type === "tool" ? o : o?.type === "none" ? {
type: "tool",
toolName: a.name
} : {
type: "required"
}
},
isStreaming: t
}),
jsonResponseToolName: a?.name
};
}
static convertGenerateContentResponse({config: e, response: t, responseHeaders: n, warnings: o, providerOptionsNames: i, toolNameMapping: s, jsonResponseToolName: l, initialPromptTokenCount: a, groundingMetadataPerRequest: r}) {
const wrapProviderMetadata = e => Object.fromEntries(i.map(t => [ t, e ]));
const u = t.candidates?.[0];
const c = t.promptFeedback?.blockReason;
const d = isConfirmedPromptBlockReason(c) ? c : void 0;
const p = u?.finishReason == null && d != null;
const g = u?.finishReason ?? d;
const h = [];
const m = u?.content?.parts ?? [];
const f = t.usageMetadata;
let y;
let v;
for (const t of m) if ("executableCode" in t && t.executableCode?.code) {
const n = e.generateId();
y = n;
h.push({
type: "tool-call",
toolCallId: n,
toolName: s?.toCustomToolName("code_execution") ?? "code_execution",
input: JSON.stringify(t.executableCode),
providerExecuted: true
});
} else if ("codeExecutionResult" in t && t.codeExecutionResult) h.push({
type: "tool-result",
toolCallId: y,
toolName: s?.toCustomToolName("code_execution") ?? "code_execution",
result: {
outcome: t.codeExecutionResult.outcome,
output: t.codeExecutionResult.output ?? ""
}
}); else if ("text" in t && t.text != null) {
if (l != null && t.thought !== true) continue;
const e = t.thoughtSignature ? wrapProviderMetadata({
thoughtSignature: t.thoughtSignature
}) : void 0;
if (t.text.length === 0) {
if (e != null && h.length > 0) {
const t = h[h.length - 1];
t.providerMetadata = e;
}
} else h.push({
type: t.thought === true ? "reasoning" : "text",
text: t.text,
providerMetadata: e
});
} else if ("functionCall" in t && t.functionCall.name != null) {
if (t.functionCall.name === l) {
h.push({
type: "text",
text: typeof t.functionCall.args === "string" ? t.functionCall.args : JSON.stringify(t.functionCall.args ?? {}),
...t.thoughtSignature ? {
providerMetadata: wrapProviderMetadata({
thoughtSignature: t.thoughtSignature
})
} : {}
});
continue;
}
h.push({
type: "tool-call",
toolCallId: t.functionCall.id || e.generateId(),
toolName: t.functionCall.name,
input: JSON.stringify(t.functionCall.args ?? {}),
providerMetadata: t.thoughtSignature ? wrapProviderMetadata({
thoughtSignature: t.thoughtSignature
}) : void 0
});
} else if ("inlineData" in t) {
const e = t.thought === true;
const n = !!t.thoughtSignature;
h.push({
type: e ? "reasoning-file" : "file",
data: {
type: "data",
data: t.inlineData.data
},
mediaType: t.inlineData.mimeType,
providerMetadata: n ? wrapProviderMetadata({
thoughtSignature: t.thoughtSignature
}) : void 0
});
} else if ("toolCall" in t && t.toolCall) {
const n = t.toolCall.id || e.generateId();
v = n;
h.push({
type: "tool-call",
toolCallId: n,
toolName: `server:${t.toolCall.toolType}`,
input: JSON.stringify(t.toolCall.args ?? {}),
providerExecuted: true,
dynamic: true,
providerMetadata: t.thoughtSignature ? wrapProviderMetadata({
thoughtSignature: t.thoughtSignature,
serverToolCallId: n,
serverToolType: t.toolCall.toolType
}) : wrapProviderMetadata({
serverToolCallId: n,
serverToolType: t.toolCall.toolType
})
});
} else if ("toolResponse" in t && t.toolResponse) {
const n = v || t.toolResponse.id || e.generateId();
h.push({
type: "tool-result",
toolCallId: n,
toolName: `server:${t.toolResponse.toolType}`,
result: t.toolResponse.response ?? {},
providerMetadata: t.thoughtSignature ? wrapProviderMetadata({
thoughtSignature: t.thoughtSignature,
serverToolCallId: n,
serverToolType: t.toolResponse.toolType
}) : wrapProviderMetadata({
serverToolCallId: n,
serverToolType: t.toolResponse.toolType
})
});
v = void 0;
}
const _ = extractSources({
groundingMetadata: u?.groundingMetadata,
generateId: e.generateId
}) ?? [];
for (const e of _) h.push(e);
return {
content: h,
finishReason: {
unified: p ? "content-filter" : mapGoogleFinishReason({
finishReason: g,
hasToolCalls: h.some(e => e.type === "tool-call" && !e.providerExecuted)
}),
raw: g
},
usage: convertGoogleUsage(f),
warnings: o,
providerMetadata: wrapProviderMetadata({
promptFeedback: t.promptFeedback ?? null,
groundingMetadata: u?.groundingMetadata ?? null,
...r != null ? {
groundingMetadataPerRequest: r
} : {},
urlContextMetadata: u?.urlContextMetadata ?? null,
safetyRatings: u?.safetyRatings ?? null,
usageMetadata: f ?? null,
finishMessage: u?.finishMessage ?? null,
serviceTier: f?.serviceTier ?? n?.["x-gemini-service-tier"] ?? null,
...u?.continuationToken != null ? {
continuationToken: u.continuationToken
} : {},
...a != null ? {
initialPromptTokenCount: a
} : {}
}),
response: {
id: t.responseId ?? void 0
}
};
}
async doGenerate(e) {
const {args: t, warnings: n, providerOptionsNames: i, extraHeaders: s, toolNameMapping: l, jsonResponseToolName: a} = await this.getArgs(e);
const generateContent = async t => (0, o.GU)({
url: `${this.config.baseURL}/${getModelPath(this.modelId)}:generateContent`,
headers: (0, o.m2)(await (0, o.hd)(this.config.headers), e.headers, s),
body: t,
failedResponseHandler: h,
successfulResponseHandler: (0, o.cV)(w),
abortSignal: e.abortSignal,
fetch: this.config.fetch
});
let {responseHeaders: r, value: u, rawValue: c} = await generateContent(t);
const d = [];
const p = [];
let g;
const m = u.usageMetadata?.promptTokenCount;
let f = false;
while (true) {
const e = u.candidates?.[0];
p.push(e?.groundingMetadata ?? null);
const o = e?.finishReason === "CONTINUATION" ? e.continuationToken : void 0;
g = addGoogleUsageMetadata(g, u.usageMetadata ?? void 0);
if (o == null) break;
d.push(...GoogleLanguageModel.convertGenerateContentResponse({
config: this.config,
response: u,
warnings: n,
providerOptionsNames: i,
toolNameMapping: l,
jsonResponseToolName: a
}).content);
f = true;
({responseHeaders: r, value: u, rawValue: c} = await generateContent({
...t,
continuationToken: o
}));
}
const y = GoogleLanguageModel.convertGenerateContentResponse({
config: this.config,
response: {
...u,
usageMetadata: g
},
responseHeaders: r,
warnings: n,
providerOptionsNames: i,
toolNameMapping: l,
jsonResponseToolName: a,
initialPromptTokenCount: f ? m : void 0,
groundingMetadataPerRequest: f ? p : void 0
});
const v = {
...y,
content: [ ...d, ...y.content ]
};
return {
...v,
request: {
body: t
},
response: {
...v.response,
headers: r,
body: c
}
};
}
async doStream(e) {
const {args: t, warnings: n, providerOptionsNames: i, extraHeaders: s, toolNameMapping: l, jsonResponseToolName: a} = await this.getArgs(e, {
isStreaming: true
});
const wrapProviderMetadata = e => Object.fromEntries(i.map(t => [ t, e ]));
const streamGenerateContent = async t => (0, o.GU)({
url: `${this.config.baseURL}/${getModelPath(this.modelId)}:streamGenerateContent?alt=sse`,
headers: (0, o.m2)(await (0, o.hd)(this.config.headers), e.headers, s),
body: t,
failedResponseHandler: h,
successfulResponseHandler: (0, o.Ds)(O),
abortSignal: e.abortSignal,
fetch: this.config.fetch
});
const {responseHeaders: r, value: u} = await streamGenerateContent(t);
const c = [];
let d = null;
const p = continueGoogleStream({
stream: u,
getContinuationToken: e => {
const t = e.candidates?.[0];
t?.groundingMetadata != null && (d = t.groundingMetadata);
return t?.finishReason === "CONTINUATION" ? t.continuationToken ?? void 0 : void 0;
},
continueStream: async e => {
const {value: n} = await streamGenerateContent({
...t,
continuationToken: e
});
c.push(d);
d = null;
return n;
}
});
let g = {
unified: "interrupted",
raw: void 0
};
let m;
let f;
let y;
let v = null;
let _ = null;
let k = null;
let T = null;
let C = null;
let x = null;
let P;
const S = this.config.generateId;
let b = false;
let w = false;
let j = null;
let Y = null;
let R = 0;
const M = new Set;
let N;
let A;
const E = [];
const finishActiveStreamingToolCall = e => {
const t = E.pop();
if (t == null) return;
if (j !== null) {
e.enqueue({
type: "text-end",
id: j
});
j = null;
}
if (Y !== null) {
e.enqueue({
type: "reasoning-end",
id: Y
});
Y = null;
}
const {finalJSON: n, closingDelta: o} = t.accumulator.finalize();
o.length > 0 && e.enqueue({
type: "tool-input-delta",
id: t.toolCallId,
delta: o,
providerMetadata: t.providerMetadata
});
e.enqueue({
type: "tool-input-end",
id: t.toolCallId,
providerMetadata: t.providerMetadata
});
e.enqueue({
type: "tool-call",
toolCallId: t.toolCallId,
toolName: t.toolName,
input: n,
providerMetadata: t.providerMetadata
});
b = true;
};
const D = {
stream: p.pipeThrough(new TransformStream({
start(e) {
e.enqueue({
type: "stream-start",
warnings: n
});
},
transform(t, n) {
if ("type" in t) {
g = {
unified: "interrupted",
raw: void 0
};
return;
}
e.includeRawChunks && n.enqueue({
type: "raw",
rawValue: t.rawValue
});
if (!t.success) {
g.unified === "interrupted" && (g = {
unified: "error",
raw: void 0
});
n.enqueue({
type: "error",
error: t.error
});
return;
}
const i = t.value;
if (i.error != null) {
g = {
unified: "error",
raw: void 0
};
const e = i.error;
const t = e.code ?? mapGoogleErrorStatusToHttpStatusCode(e.status);
n.enqueue({
type: "error",
error: (0, o.iH)({
message: e.message,
type: e.status,
code: e.code ?? void 0,
statusCode: t,
isRetryable: t != null && (t === 408 || t === 409 || t === 429 || t >= 500),
data: e
})
});
return;
}
if (!w && i.responseId != null) {
w = true;
n.enqueue({
type: "response-metadata",
id: i.responseId
});
}
const s = i.usageMetadata;
s != null && (m = s);
if (i.promptFeedback != null && P == null) {
v = i.promptFeedback;
if (isConfirmedPromptBlockReason(i.promptFeedback.blockReason)) {
P = i.promptFeedback.blockReason;
g = {
unified: "content-filter",
raw: P
};
}
}
const a = i.candidates?.[0];
if (a != null) {
a.groundingMetadata != null && (_ = a.groundingMetadata);
a.urlContextMetadata != null && (k = a.urlContextMetadata);
a.safetyRatings != null && (T = a.safetyRatings);
a.finishMessage != null && (C = a.finishMessage);
a.continuationToken != null && (x = a.continuationToken);
}
if (P != null || a == null) return;
const r = a.content;
const u = extractSources({
groundingMetadata: a.groundingMetadata,
generateId: S,
emittedSourceKeys: M
});
if (u != null) for (const e of u) n.enqueue(e);
if (r != null) {
const e = r.parts ?? [];
for (const t of e) if ("executableCode" in t && t.executableCode?.code) {
const e = S();
N = e;
n.enqueue({
type: "tool-call",
toolCallId: e,
toolName: l.toCustomToolName("code_execution"),
input: JSON.stringify(t.executableCode),
providerExecuted: true
});
} else if ("codeExecutionResult" in t && t.codeExecutionResult) {
const e = N;
e && n.enqueue({
type: "tool-result",
toolCallId: e,
toolName: l.toCustomToolName("code_execution"),
result: {
outcome: t.codeExecutionResult.outcome,
output: t.codeExecutionResult.output ?? ""
}
});
} else if ("text" in t && t.text != null) {
const e = t.thoughtSignature ? wrapProviderMetadata({
thoughtSignature: t.thoughtSignature
}) : void 0;
if (t.text.length === 0) {
if (e != null) if (j !== null) n.enqueue({
type: "text-delta",
id: j,
delta: "",
providerMetadata: e
}); else {
if (Y !== null) {
n.enqueue({
type: "reasoning-end",
id: Y
});
Y = null;
}
const o = String(R++);
const i = t.thought === true ? "reasoning" : "text";
n.enqueue({
type: `${i}-start`,
id: o,
providerMetadata: e
});
n.enqueue({
type: `${i}-delta`,
id: o,
delta: "",
providerMetadata: e
});
n.enqueue({
type: `${i}-end`,
id: o
});
}
} else if (t.thought === true) {
if (j !== null) {
n.enqueue({
type: "text-end",
id: j
});
j = null;
}
if (Y === null) {
Y = String(R++);
n.enqueue({
type: "reasoning-start",
id: Y,
providerMetadata: e
});
}
n.enqueue({
type: "reasoning-delta",
id: Y,
delta: t.text,
providerMetadata: e
});
} else {
if (Y !== null) {
n.enqueue({
type: "reasoning-end",
id: Y
});
Y = null;
}
if (j === null) {
j = String(R++);
n.enqueue({
type: "text-start",
id: j,
providerMetadata: e
});
}
n.enqueue({
type: "text-delta",
id: j,
delta: t.text,
providerMetadata: e
});
}
} else if ("inlineData" in t) {
if (j !== null) {
n.enqueue({
type: "text-end",
id: j
});
j = null;
}
if (Y !== null) {
n.enqueue({
type: "reasoning-end",
id: Y
});
Y = null;
}
const e = t.thought === true;
const o = !t.thoughtSignature ? void 0 : wrapProviderMetadata({
thoughtSignature: t.thoughtSignature
});
n.enqueue({
type: e ? "reasoning-file" : "file",
mediaType: t.inlineData.mimeType,
data: {
type: "data",
data: t.inlineData.data
},
providerMetadata: o
});
} else if ("toolCall" in t && t.toolCall) {
const e = t.toolCall.id || S();
A = e;
const o = wrapProviderMetadata({
...t.thoughtSignature ? {
thoughtSignature: t.thoughtSignature
} : {},
serverToolCallId: e,
serverToolType: t.toolCall.toolType
});
n.enqueue({
type: "tool-call",
toolCallId: e,
toolName: `server:${t.toolCall.toolType}`,
input: JSON.stringify(t.toolCall.args ?? {}),
providerExecuted: true,
dynamic: true,
providerMetadata: o
});
} else if ("toolResponse" in t && t.toolResponse) {
const e = A || t.toolResponse.id || S();
const o = wrapProviderMetadata({
...t.thoughtSignature ? {
thoughtSignature: t.thoughtSignature
} : {},
serverToolCallId: e,
serverToolType: t.toolResponse.toolType
});
n.enqueue({
type: "tool-result",
toolCallId: e,
toolName: `server:${t.toolResponse.toolType}`,
result: t.toolResponse.response ?? {},
providerMetadata: o
});
A = void 0;
} else if ("functionCall" in t) {
const e = t.thoughtSignature ? wrapProviderMetadata({
thoughtSignature: t.thoughtSignature
}) : void 0;
const o = t.functionCall.partialArgs != null || t.functionCall.name != null && t.functionCall.willContinue === true;
const i = t.functionCall.name == null && t.functionCall.args == null && t.functionCall.partialArgs == null && t.functionCall.willContinue == null;
const s = t.functionCall.name != null && t.functionCall.args != null && t.functionCall.partialArgs == null;
const l = t.functionCall.name != null && t.functionCall.args == null && t.functionCall.partialArgs == null && t.functionCall.willContinue !== true;
if (!o && (s || l)) {
if (j !== null) {
n.enqueue({
type: "text-end",
id: j
});
j = null;
}
if (Y !== null) {
n.enqueue({
type: "reasoning-end",
id: Y
});
Y = null;
}
}
if (o) {
if (t.functionCall.name != null) {
const o = t.functionCall.id || S();
const i = new I;
E.push({
toolCallId: o,
toolName: t.functionCall.name,
accumulator: i,
providerMetadata: e
});
n.enqueue({
type: "tool-input-start",
id: o,
toolName: t.functionCall.name,
providerMetadata: e
});
if (t.functionCall.partialArgs != null) {
const s = t.functionCall.partialArgs;
const {textDelta: l} = i.processPartialArgs(s);
l.length > 0 && n.enqueue({
type: "tool-input-delta",
id: o,
delta: l,
providerMetadata: e
});
t.functionCall.willContinue !== true && s.every(e => e.willContinue !== true) && finishActiveStreamingToolCall(n);
}
} else if (t.functionCall.partialArgs != null && E.length > 0) {
const o = E[E.length - 1];
const i = t.functionCall.partialArgs;
const {textDelta: s} = o.accumulator.processPartialArgs(i);
s.length > 0 && n.enqueue({
type: "tool-input-delta",
id: o.toolCallId,
delta: s,
providerMetadata: e
});
t.functionCall.willContinue !== true && i.every(e => e.willContinue !== true) && finishActiveStreamingToolCall(n);
}
} else if (i && E.length > 0) finishActiveStreamingToolCall(n); else if (s) {
const o = t.functionCall.id || S();
const i = t.functionCall.name;
const s = typeof t.functionCall.args === "string" ? t.functionCall.args : JSON.stringify(t.functionCall.args ?? {});
n.enqueue({
type: "tool-input-start",
id: o,
toolName: i,
providerMetadata: e
});
n.enqueue({
type: "tool-input-delta",
id: o,
delta: s,
providerMetadata: e
});
n.enqueue({
type: "tool-input-end",
id: o,
providerMetadata: e
});
n.enqueue({
type: "tool-call",
toolCallId: o,
toolName: i,
input: s,
providerMetadata: e
});
b = true;
} else if (l) {
const o = t.functionCall.id || S();
const i = t.functionCall.name;
n.enqueue({
type: "tool-input-start",
id: o,
toolName: i,
providerMetadata: e
});
n.enqueue({
type: "tool-input-end",
id: o,
providerMetadata: e
});
n.enqueue({
type: "tool-call",
toolCallId: o,
toolName: i,
input: "{}",
providerMetadata: e
});
b = true;
}
}
}
if (a.finishReason === "CONTINUATION") {
f == null && (y = m?.promptTokenCount);
f = addGoogleUsageMetadata(f, m);
m = void 0;
}
a.finishReason != null && (g = {
unified: mapGoogleFinishReason({
finishReason: a.finishReason,
hasToolCalls: b
}),
raw: a.finishReason
});
},
flush(e) {
m = addGoogleUsageMetadata(f, m);
j !== null && e.enqueue({
type: "text-end",
id: j
});
Y !== null && e.enqueue({
type: "reasoning-end",
id: Y
});
e.enqueue({
type: "finish",
finishReason: g,
usage: convertGoogleUsage(m),
providerMetadata: wrapProviderMetadata({
promptFeedback: v,
groundingMetadata: _,
...c.length > 0 ? {
groundingMetadataPerRequest: [ ...c, d ]
} : {},
urlContextMetadata: k,
safetyRatings: T,
usageMetadata: m ?? null,
finishMessage: C,
serviceTier: m?.serviceTier ?? r?.["x-gemini-service-tier"] ?? null,
...x == null || g.raw !== "MAX_TOKENS" && g.raw !== "CONTINUATION" ? {} : {
continuationToken: x
},
...y != null ? {
initialPromptTokenCount: y
} : {}
})
});
}
})),
response: {
headers: r
},
request: {
body: t
}
};
return {
...D,
stream: a == null ? D.stream : D.stream.pipeThrough((0, o.hr)(a))
};
}
};
function resolveThinkingConfig({reasoning: e, modelId: t, warnings: n}) {
if (!(0, o.g6)(e)) return;
if (getGoogleLanguageModelEntry(t).requestConfig.language.thinkingFormat === "level") return resolveGemini3ThinkingConfig({
reasoning: e,
modelId: t,
warnings: n
});
return resolveGemini25ThinkingConfig({
reasoning: e,
modelId: t,
warnings: n
});
}
function resolveGemini3ThinkingConfig({reasoning: e, modelId: t, warnings: n}) {
const i = getGoogleLanguageModelEntry(t).capabilities.language.reasoning.efforts;
const s = (0, o.jv)({
reasoning: e,
effortMap: Object.fromEntries((i ?? []).map(e => [ e, e ])),
warnings: n
});
if (s == null) return;
return {
thinkingLevel: s
};
}
function resolveGemini25ThinkingConfig({reasoning: e, modelId: t, warnings: n}) {
const i = getGoogleLanguageModelEntry(t);
const s = i.capabilities.language.reasoning.minBudget;
if (e === "none" && s === 0) return {
thinkingBudget: 0
};
return {
thinkingBudget: (0, o.sq)({
reasoning: e,
maxOutputTokens: i.requestConfig.language.reasoningMaxOutputTokens,
maxReasoningBudget: i.capabilities.language.reasoning.maxBudget,
minReasoningBudget: s,
warnings: n
})
};
}
function extractSources({groundingMetadata: e, generateId: t, emittedSourceKeys: n}) {
if (!e?.groundingChunks) return;
const o = [];
const addSource = (e, t) => {
if (n?.has(t)) return;
n?.add(t);
o.push(e);
};
for (const n of e.groundingChunks) if (n.web != null) addSource({
type: "source",
sourceType: "url",
id: t(),
url: n.web.uri,
title: n.web.title ?? void 0
}, JSON.stringify([ "url", n.web.uri ])); else if (n.image != null) addSource({
type: "source",
sourceType: "url",
id: t(),
url: n.image.sourceUri,
title: n.image.title ?? void 0
}, JSON.stringify([ "url", n.image.sourceUri ])); else if (n.retrievedContext != null) {
const e = n.retrievedContext.uri;
const o = n.retrievedContext.fileSearchStore;
if (e && (e.startsWith("http://") || e.startsWith("https://"))) addSource({
type: "source",
sourceType: "url",
id: t(),
url: e,
title: n.retrievedContext.title ?? void 0
}, JSON.stringify([ "url", e ])); else if (e) {
const o = n.retrievedContext.title ?? "Unknown Document";
let i = "application/octet-stream";
let s;
if (e.endsWith(".pdf")) {
i = "application/pdf";
s = e.split("/").pop();
} else if (e.endsWith(".txt")) {
i = "text/plain";
s = e.split("/").pop();
} else if (e.endsWith(".docx")) {
i = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";
s = e.split("/").pop();
} else if (e.endsWith(".doc")) {
i = "application/msword";
s = e.split("/").pop();
} else if (e.match(/\.(md|markdown)$/)) {
i = "text/markdown";
s = e.split("/").pop();
} else s = e.split("/").pop();
addSource({
type: "source",
sourceType: "document",
id: t(),
mediaType: i,
title: o,
filename: s
}, JSON.stringify([ "document", e ]));
} else if (o) {
const e = n.retrievedContext.title ?? "Unknown Document";
addSource({
type: "source",
sourceType: "document",
id: t(),
mediaType: "application/octet-stream",
title: e,
filename: o.split("/").pop()
}, JSON.stringify([ "file-search", o, e ]));
}
} else n.maps != null && n.maps.uri && addSource({
type: "source",
sourceType: "url",
id: t(),
url: n.maps.uri,
title: n.maps.title ?? void 0
}, JSON.stringify([ "url", n.maps.uri ]));
return o.length > 0 ? o : void 0;
}
const getGroundingMetadataSchema = () => s.Ikc({
webSearchQueries: s.YOg(s.YjP()).nullish(),
imageSearchQueries: s.YOg(s.YjP()).nullish(),
retrievalQueries: s.YOg(s.YjP()).nullish(),
searchEntryPoint: s.Ikc({
renderedContent: s.YjP()
}).nullish(),
groundingChunks: s.YOg(s.Ikc({
web: s.Ikc({
uri: s.YjP(),
title: s.YjP().nullish()
}).nullish(),
image: s.Ikc({
sourceUri: s.YjP(),
imageUri: s.YjP(),
title: s.YjP().nullish(),
domain: s.YjP().nullish()
}).nullish(),
retrievedContext: s.Ikc({
uri: s.YjP().nullish(),
title: s.YjP().nullish(),
text: s.YjP().nullish(),
fileSearchStore: s.YjP().nullish(),
customMetadata: s.YOg(s.Ikc({
key: s.YjP(),
stringValue: s.YjP().nullish(),
numericValue: s.aig().nullish(),
stringListValue: s.Ikc({
values: s.YOg(s.YjP()).nullish()
}).nullish()
})).nullish()
}).nullish(),
maps: s.Ikc({
uri: s.YjP().nullish(),
title: s.YjP().nullish(),
text: s.YjP().nullish(),
placeId: s.YjP().nullish()
}).nullish()
})).nullish(),
groundingSupports: s.YOg(s.Ikc({
segment: s.Ikc({
startIndex: s.aig().nullish(),
endIndex: s.aig().nullish(),
text: s.YjP().nullish()
}).nullish(),
segment_text: s.YjP().nullish(),
groundingChunkIndices: s.YOg(s.aig()).nullish(),
supportChunkIndices: s.YOg(s.aig()).nullish(),
confidenceScores: s.YOg(s.aig()).nullish(),
confidenceScore: s.YOg(s.aig()).nullish()
})).nullish(),
retrievalMetadata: s.KCZ([ s.Ikc({
webDynamicRetrievalScore: s.aig()
}), s.Ikc({}) ]).nullish()
});
const partialArgSchema = () => s.Ikc({
jsonPath: s.YjP(),
stringValue: s.YjP().nullish(),
numberValue: s.aig().nullish(),
boolValue: s.zMY().nullish(),
nullValue: s.L5J().nullish(),
willContinue: s.zMY().nullish()
});
const getContentSchema = () => s.Ikc({
parts: s.YOg(s.KCZ([ s.Ikc({
functionCall: s.Ikc({
id: s.YjP().nullish(),
name: s.YjP().nullish(),
args: s.L5J().nullish(),
partialArgs: s.YOg(partialArgSchema()).nullish(),
willContinue: s.zMY().nullish()
}),
thoughtSignature: s.YjP().nullish()
}), s.Ikc({
inlineData: s.Ikc({
mimeType: s.YjP(),
data: s.YjP()
}),
thought: s.zMY().nullish(),
thoughtSignature: s.YjP().nullish()
}), s.Ikc({
toolCall: s.Ikc({
toolType: s.YjP(),
args: s.L5J().nullish(),
id: s.YjP()
}),
thoughtSignature: s.YjP().nullish()
}), s.Ikc({
toolResponse: s.Ikc({
toolType: s.YjP(),
response: s.L5J().nullish(),
id: s.YjP()
}),
thoughtSignature: s.YjP().nullish()
}), s.Ikc({
executableCode: s.Ikc({
language: s.YjP(),
code: s.YjP()
}).nullish(),
codeExecutionResult: s.Ikc({
outcome: s.YjP(),
output: s.YjP().nullish()
}).nullish(),
text: s.YjP().nullish(),
thought: s.zMY().nullish(),
thoughtSignature: s.YjP().nullish()
}) ])).nullish()
});
const getSafetyRatingSchema = () => s.Ikc({
category: s.YjP().nullish(),
probability: s.YjP().nullish(),
probabilityScore: s.aig().nullish(),
severity: s.YjP().nullish(),
severityScore: s.aig().nullish(),
blocked: s.zMY().nullish()
});
const tokenDetailsSchema = () => s.YOg(s.Ikc({
modality: s.YjP(),
tokenCount: s.aig()
}).loose()).nullish();
const usageSchema$1 = () => s.Ikc({
cachedContentTokenCount: s.aig().nullish(),
thoughtsTokenCount: s.aig().nullish(),
promptTokenCount: s.aig().nullish(),
candidatesTokenCount: s.aig().nullish(),
toolUsePromptTokenCount: s.aig().nullish(),
totalTokenCount: s.aig().nullish(),
trafficType: s.YjP().nullish(),
serviceTier: s.YjP().nullish(),
promptTokensDetails: tokenDetailsSchema(),
cacheTokensDetails: tokenDetailsSchema(),
candidatesTokensDetails: tokenDetailsSchema(),
toolUsePromptTokensDetails: tokenDetailsSchema()
}).loose();
const getUrlContextMetadataSchema = () => s.Ikc({
urlMetadata: s.YOg(s.Ikc({
retrievedUrl: s.YjP(),
urlRetrievalStatus: s.YjP()
})).nullish()
});
const w = (0, o.ID)(() => (0, o.C_)(s.Ikc({
responseId: s.YjP().nullish(),
candidates: s.YOg(s.Ikc({
content: getContentSchema().nullish().or(s.Ikc({}).strict()),
finishReason: s.YjP().nullish(),
finishMessage: s.YjP().nullish(),
continuationToken: s.YjP().nullish(),
safetyRatings: s.YOg(getSafetyRatingSchema()).nullish(),
groundingMetadata: getGroundingMetadataSchema().nullish(),
urlContextMetadata: getUrlContextMetadataSchema().nullish()
})).nullish(),
usageMetadata: usageSchema$1().nullish(),
promptFeedback: s.Ikc({
blockReason: s.YjP().nullish(),
safetyRatings: s.YOg(getSafetyRatingSchema()).nullish()
}).nullish()
})));
const O = (0, o.ID)(() => (0, o.C_)(s.Ikc({
error: getGoogleErrorSchema().nullish(),
responseId: s.YjP().nullish(),
candidates: s.YOg(s.Ikc({
content: getContentSchema().nullish(),
finishReason: s.YjP().nullish(),
finishMessage: s.YjP().nullish(),
continuationToken: s.YjP().nullish(),
safetyRatings: s.YOg(getSafetyRatingSchema()).nullish(),
groundingMetadata: getGroundingMetadataSchema().nullish(),
urlContextMetadata: getUrlContextMetadataSchema().nullish()
})).nullish(),
usageMetadata: usageSchema$1().nullish(),
promptFeedback: s.Ikc({
blockReason: s.YjP().nullish(),
safetyRatings: s.YOg(getSafetyRatingSchema()).nullish()
}).nullish()
})));
function isConfirmedPromptBlockReason(e) {
return e != null && e !== "" && e !== "BLOCK_REASON_UNSPECIFIED" && e !== "BLOCKED_REASON_UNSPECIFIED";
}
const j = (0, o.ID)(() => (0, o.C_)(s.Ikc({
candidates: s.YOg(s.Ikc({
content: s.Ikc({
parts: s.YOg(s.Ikc({
inlineData: s.Ikc({
mimeType: s.YjP().nullish(),
data: s.YjP().nullish()
}).nullish()
})).nullish()
}).nullish()
})).nullish(),
usageMetadata: s.g1P(s.YjP(), s.Pq9()).nullish()
})));
function getGoogleSpeechInput({text: e, voice: t, providerOptions: n}) {
const o = n?.google;
const i = o != null && typeof o === "object" ? o : void 0;
const s = i && "turns" in i ? i.turns : void 0;
const l = [];
if (Array.isArray(s) && s.length > 0) {
for (const e of s) {
if (e == null || typeof e !== "object" || !("text" in e) || typeof e.text !== "string") break;
l.push(e.text);
}
l.length === s.length && (e = l.join(""));
}
const a = i && "multiSpeakerVoiceConfig" in i ? i.multiSpeakerVoiceConfig : void 0;
const r = a != null && typeof a === "object" && "speakerVoiceConfigs" in a && Array.isArray(a.speakerVoiceConfigs) ? a.speakerVoiceConfigs : [];
return {
text: e,
usesCustomVoice: t?.startsWith("voice_") === true || t?.startsWith("voicekey_") === true || r.some(e => e != null && typeof e === "object" && "voiceConfig" in e && e.voiceConfig != null && typeof e.voiceConfig === "object" && "voice" in e.voiceConfig)
};
}
const prebuiltVoiceConfigSchema = () => s.Ikc({
voiceName: s.YjP()
});
const voiceConfigSchema = () => s.Ikc({
prebuiltVoiceConfig: prebuiltVoiceConfigSchema(),
voice: s.ZmZ().optional()
});
const speechMetadataSchema = () => s.Ikc({
speaker: s.YjP().min(1).optional(),
style: s.YjP().optional()
});
const Y = (0, o.ID)(() => (0, o.C_)(s.Ikc({
speechMetadata: speechMetadataSchema().optional(),
turns: s.YOg(s.Ikc({
text: s.YjP(),
speechMetadata: speechMetadataSchema().optional()
})).min(1).optional(),
multiSpeakerVoiceConfig: s.Ikc({
speakerVoiceConfigs: s.YOg(s.Ikc({
speaker: s.YjP(),
voiceConfig: voiceConfigSchema()
}))
}).optional()
})));
const R = "Kore";
const M = 24e3;
i.V, i.C;
function parseSampleRate(e) {
if (e == null) return;
const t = /rate=(\d+)/.exec(e);
return t ? Number.parseInt(t[1], 10) : void 0;
}
function addWavHeader(e, t) {
const n = 1;
const o = 16;
const i = 2;
const s = t * i;
const l = e.length;
const a = new ArrayBuffer(44 + l);
const r = new DataView(a);
writeAscii(r, 0, "RIFF");
r.setUint32(4, 36 + l, true);
writeAscii(r, 8, "WAVE");
writeAscii(r, 12, "fmt ");
r.setUint32(16, 16, true);
r.setUint16(20, 1, true);
r.setUint16(22, n, true);
r.setUint32(24, t, true);
r.setUint32(28, s, true);
r.setUint16(32, i, true);
r.setUint16(34, o, true);
writeAscii(r, 36, "data");
r.setUint32(40, l, true);
const u = new Uint8Array(a);
u.set(e, 44);
return u;
}
function writeAscii(e, t, n) {
for (let o = 0; o < n.length; o++) e.setUint8(t + o, n.charCodeAt(o));
}
const N = (0, o.z)({
id: "google.enterprise_web_search",
inputSchema: (0, o.ID)(() => (0, o.C_)(s.Ikc({}))),
outputSchema: (0, o.ID)(() => (0, o.C_)(s.Ikc({})))
});
(0, o.ID)(() => (0, o.C_)(s._H3({
fileSearchStoreNames: s.YOg(s.YjP()).describe("The names of the file_search_stores to retrieve from. Example: `fileSearchStores/my-file-search-store-123`"),
topK: s.aig().int().positive().describe("The number of file search retrieval chunks to retrieve.").optional(),
metadataFilter: s.YjP().describe("Metadata filter to apply to the file search retrieval documents. See https://google.aip.dev/160 for the syntax of the filter expression.").optional()
})));
const A = (0, o.z)({
id: "google.file_search",
inputSchema: (0, o.ID)(() => (0, o.C_)(s.Ikc({}))),
outputSchema: (0, o.ID)(() => (0, o.C_)(s.Ikc({})))
});
const E = (0, o.z)({
id: "google.google_maps",
inputSchema: (0, o.ID)(() => (0, o.C_)(s.Ikc({}))),
outputSchema: (0, o.ID)(() => (0, o.C_)(s.Ikc({})))
});
(0, o.z)({
id: "google.google_search",
inputSchema: (0, o.ID)(() => (0, o.C_)(s.Ikc({}))),
outputSchema: (0, o.ID)(() => (0, o.C_)(s.Ikc({})))
}), (0, o.z)({
id: "google.url_context",
inputSchema: (0, o.ID)(() => (0, o.C_)(s.Ikc({}))),
outputSchema: (0, o.ID)(() => (0, o.C_)(s.Ikc({})))
}), (0, o.z)({
id: "google.vertex_rag_store",
inputSchema: (0, o.ID)(() => (0, o.C_)(s.Ikc({}))),
outputSchema: (0, o.ID)(() => (0, o.C_)(s.Ikc({})))
});
function convertGoogleInteractionsUsage(e) {
if (e == null) return createNullLanguageModelUsage();
const t = e.total_input_tokens ?? 0;
const n = e.total_output_tokens ?? 0;
const o = e.total_thought_tokens ?? 0;
const i = e.total_cached_tokens ?? 0;
return {
inputTokens: {
total: e.total_input_tokens ?? void 0,
noCache: e.total_input_tokens == null ? void 0 : t - i,
cacheRead: e.total_cached_tokens ?? void 0,
cacheWrite: void 0
},
outputTokens: {
total: e.total_output_tokens == null && e.total_thought_tokens == null ? void 0 : n + o,
text: e.total_output_tokens ?? void 0,
reasoning: e.total_thought_tokens ?? void 0
},
raw: e
};
}
function getGoogleInteractionsOutputTokensByModality(e) {
const t = e?.output_tokens_by_modality;
if (t == null) return;
const n = {};
for (const e of t) e?.modality != null && e.tokens != null && (n[e.modality] = e.tokens);
return Object.keys(n).length > 0 ? n : void 0;
}
const D = {
pdf: "application/pdf",
txt: "text/plain",
md: "text/markdown",
markdown: "text/markdown",
doc: "application/msword",
docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document"
};
function inferDocMediaType(e) {
const t = e.toLowerCase();
for (const [e, n] of Object.entries(D)) if (t.endsWith(`.${e}`)) return n;
return "application/octet-stream";
}
function basename(e) {
const t = e.split("/");
const n = t[t.length - 1];
return n && n.length > 0 ? n : void 0;
}
function annotationToSource({annotation: e, generateId: t}) {
switch (e.type) {
case "url_citation":
{
const n = e;
if (n.url == null || n.url.length === 0) return;
return {
type: "source",
sourceType: "url",
id: t(),
url: n.url,
...n.title != null ? {
title: n.title
} : {}
};
}

case "file_citation":
{
const n = e;
const o = n.url ?? n.document_uri ?? n.file_name;
if (o == null || o.length === 0) return;
if (o.startsWith("http://") || o.startsWith("https://")) return {
type: "source",
sourceType: "url",
id: t(),
url: o,
...n.file_name != null ? {
title: n.file_name
} : {}
};
const i = n.file_name ?? basename(o);
const s = inferDocMediaType(o);
return {
type: "source",
sourceType: "document",
id: t(),
mediaType: s,
title: n.file_name ?? i ?? o,
...i != null ? {
filename: i
} : {}
};
}

case "place_citation":
{
const n = e;
if (n.url == null || n.url.length === 0) return;
return {
type: "source",
sourceType: "url",
id: t(),
url: n.url,
...n.name != null ? {
title: n.name
} : {}
};
}

default:
return;
}
}
function builtinToolResultToSources({block: e, generateId: t}) {
const n = [];
switch (e.type) {
case "url_context_result":
{
const o = e.result ?? [];
for (const e of o) {
if (e?.url == null || e.url.length === 0) continue;
if (e.status != null && e.status !== "success") continue;
n.push({
type: "source",
sourceType: "url",
id: t(),
url: e.url
});
}
break;
}

case "google_search_result":
{
const o = e.result ?? [];
for (const e of o) {
const o = e?.url;
if (o == null || o.length === 0) continue;
n.push({
type: "source",
sourceType: "url",
id: t(),
url: o,
...e.title != null ? {
title: e.title
} : {}
});
}
break;
}

case "google_maps_result":
{
const o = e.result ?? [];
for (const e of o) for (const o of e.places ?? []) {
if (o.url == null || o.url.length === 0) continue;
n.push({
type: "source",
sourceType: "url",
id: t(),
url: o.url,
...o.name != null ? {
title: o.name
} : {}
});
}
break;
}

case "file_search_result":
{
const o = e.result ?? [];
for (const e of o) {
if (e == null || typeof e !== "object") continue;
const o = e;
const i = o.url ?? o.document_uri ?? o.file_name;
if (i == null || i.length === 0) continue;
if (i.startsWith("http://") || i.startsWith("https://")) {
n.push({
type: "source",
sourceType: "url",
id: t(),
url: i,
...o.title != null ? {
title: o.title
} : {}
});
continue;
}
const s = o.file_name ?? basename(i);
const l = inferDocMediaType(i);
n.push({
type: "source",
sourceType: "document",
id: t(),
mediaType: l,
title: o.title ?? o.file_name ?? s ?? i,
...s != null ? {
filename: s
} : {}
});
}
break;
}
}
return n;
}
function annotationsToSources({annotations: e, generateId: t}) {
if (e == null) return [];
const n = new Set;
const o = [];
for (const i of e) {
const e = annotationToSource({
annotation: i,
generateId: t
});
if (e == null) continue;
const s = e.sourceType === "url" ? `url:${e.url}` : `doc:${e.filename ?? e.title}`;
if (n.has(s)) continue;
n.add(s);
o.push(e);
}
return o;
}
function mapGoogleInteractionsFinishReason({status: e, hasFunctionCall: t}) {
switch (e) {
case "completed":
return t ? "tool-calls" : "stop";

case "requires_action":
return "tool-calls";

case "failed":
return "error";

case "incomplete":
return "length";

case "cancelled":
return "other";

default:
return "other";
}
}
const q = new Set([ "google_search_call", "code_execution_call", "url_context_call", "file_search_call", "google_maps_call", "mcp_server_tool_call" ]);
const G = new Set([ "google_search_result", "code_execution_result", "url_context_result", "file_search_result", "google_maps_result", "mcp_server_tool_result" ]);
function builtinToolNameFromCallType$1(e) {
return e.replace(/_call$/, "");
}
function builtinToolNameFromResultType$1(e) {
return e.replace(/_result$/, "");
}
function buildGoogleInteractionsStreamTransform({warnings: e, generateId: t, includeRawChunks: n, serviceTier: o}) {
let i;
let s;
let l = o;
let a;
let r = false;
let u = false;
const c = new Map;
const d = new Set;
function sourceKey(e) {
return e.sourceType === "url" ? `url:${e.url}` : `doc:${e.filename ?? e.title}`;
}
return new TransformStream({
start(t) {
t.enqueue({
type: "stream-start",
warnings: e
});
},
transform(e, o) {
n && o.enqueue({
type: "raw",
rawValue: e.rawValue
});
if (!e.success) {
a = "failed";
o.enqueue({
type: "error",
error: e.error
});
return;
}
const p = e.value;
const g = p.event_type;
switch (g) {
case "interaction.created":
{
const e = p.interaction;
i = e?.id != null && e.id.length > 0 ? e.id : void 0;
const t = e?.created;
let n;
if (typeof t === "string") {
const e = new Date(t);
Number.isNaN(e.getTime()) || (n = e);
}
o.enqueue({
type: "response-metadata",
...i != null ? {
id: i
} : {},
modelId: e?.model,
...n ? {
timestamp: n
} : {}
});
break;
}

case "step.start":
{
const e = p;
const n = e.step;
const s = e.index;
const l = `${i ?? "interaction"}:${s}`;
const a = n?.type;
if (a === "model_output") {
const e = n?.content?.[0];
if (e?.type === "text") {
c.set(s, {
kind: "text",
id: l,
emittedSourceKeys: new Set
});
o.enqueue({
type: "text-start",
id: l
});
const n = annotationsToSources({
annotations: e.annotations,
generateId: t
});
for (const e of n) {
const t = sourceKey(e);
if (d.has(t)) continue;
d.add(t);
o.enqueue(e);
}
} else e?.type === "image" ? c.set(s, {
kind: "image",
id: l,
...e.data != null ? {
data: e.data
} : {},
...e.mime_type != null ? {
mimeType: e.mime_type
} : {},
...e.uri != null ? {
uri: e.uri
} : {}
}) : c.set(s, {
kind: "pending_model_output",
id: l
});
} else if (a === "thought") {
const e = n?.signature;
c.set(s, {
kind: "reasoning",
id: l,
...e != null ? {
signature: e
} : {}
});
o.enqueue({
type: "reasoning-start",
id: l
});
if (Array.isArray(n?.summary)) for (const e of n.summary) e?.type === "text" && typeof e.text === "string" && o.enqueue({
type: "reasoning-delta",
id: l,
delta: e.text
});
} else if (a === "processing_call" || a === "processing_result") {
const e = {};
n?.signature != null && (e.signature = n.signature);
i != null && (e.interactionId = i);
a === "processing_call" ? e.processingId = n?.id || l : e.processingCallId = n?.call_id || l;
c.set(s, {
kind: "custom",
id: l,
customKind: `google.${a}`,
google: e
});
} else if (a === "function_call") {
const e = n?.id || l;
const t = n?.name ?? "unknown";
r = true;
const i = {
kind: "function_call",
id: l,
toolCallId: e,
toolName: t,
argumentsAccum: "",
...n?.signature != null ? {
signature: n.signature
} : {}
};
c.set(s, i);
o.enqueue({
type: "tool-input-start",
id: e,
toolName: t
});
} else if (a != null && q.has(a)) {
const e = a === "mcp_server_tool_call" ? n?.name ?? "mcp_server_tool" : builtinToolNameFromCallType$1(a);
const t = {
kind: "builtin_tool_call",
id: l,
blockType: a,
toolCallId: n?.id || l,
toolName: e,
arguments: n?.arguments ?? {},
callEmitted: false
};
c.set(s, t);
} else if (a != null && G.has(a)) {
const e = a === "mcp_server_tool_result" ? n?.name ?? "mcp_server_tool" : builtinToolNameFromResultType$1(a);
const t = {
kind: "builtin_tool_result",
id: l,
blockType: a,
callId: n?.call_id || l,
toolName: e,
result: n?.result ?? null,
...n?.is_error != null ? {
isError: n.is_error
} : {},
resultEmitted: false
};
c.set(s, t);
} else c.set(s, {
kind: "unknown",
id: l
});
break;
}

case "step.delta":
{
const e = p;
let n = c.get(e.index);
if (n == null) break;
const s = e.delta?.type;
if (n.kind === "pending_model_output" && (s === "text" || s === "text_annotation" || s === "text_annotation_delta")) {
const t = {
kind: "text",
id: n.id,
emittedSourceKeys: new Set
};
c.set(e.index, t);
n = t;
o.enqueue({
type: "text-start",
id: t.id
});
}
if (s === "image" && (n.kind === "pending_model_output" || n.kind === "text" || n.kind === "image")) {
const t = e.delta;
const s = {};
i != null && (s.interactionId = i);
const l = Object.keys(s).length > 0 ? {
google: s
} : void 0;
t?.data != null && t.data.length > 0 ? o.enqueue({
type: "file",
mediaType: t.mime_type ?? "image/png",
data: {
type: "data",
data: t.data
},
...l ? {
providerMetadata: l
} : {}
}) : t?.uri != null && t.uri.length > 0 && o.enqueue({
type: "file",
mediaType: t.mime_type ?? "image/png",
data: {
type: "url",
url: new URL(t.uri)
},
...l ? {
providerMetadata: l
} : {}
});
if (n.kind === "image") {
n.data = void 0;
n.uri = void 0;
}
break;
}
if (s === "video" && (n.kind === "pending_model_output" || n.kind === "text")) {
const t = e.delta;
const n = {};
i != null && (n.interactionId = i);
const s = Object.keys(n).length > 0 ? {
google: n
} : void 0;
t?.data != null && t.data.length > 0 ? o.enqueue({
type: "file",
mediaType: t.mime_type ?? "video/mp4",
data: {
type: "data",
data: t.data
},
...s ? {
providerMetadata: s
} : {}
}) : t?.uri != null && t.uri.length > 0 && o.enqueue({
type: "file",
mediaType: t.mime_type ?? "video/mp4",
data: {
type: "url",
url: new URL(t.uri)
},
...s ? {
providerMetadata: s
} : {}
});
break;
}
const l = e.delta;
if (n.kind !== "custom" || l?.type !== "processing_call" && l?.type !== "processing_result") if (n.kind === "text" && l?.type === "text") {
const e = l.text ?? "";
e.length > 0 && o.enqueue({
type: "text-delta",
id: n.id,
delta: e
});
} else if (n.kind !== "text" || l?.type !== "text_annotation" && l?.type !== "text_annotation_delta") {
if (n.kind === "image" && l?.type === "image") {
l.data != null && (n.data = l.data);
l.mime_type != null && (n.mimeType = l.mime_type);
l.uri != null && (n.uri = l.uri);
} else if (n.kind === "reasoning") {
if (l?.type === "thought_summary") {
const e = l.content;
e?.type === "text" && typeof e.text === "string" && o.enqueue({
type: "reasoning-delta",
id: n.id,
delta: e.text
});
} else if (l?.type === "thought_signature") {
const e = l.signature;
e != null && (n.signature = e);
}
} else if (n.kind === "function_call" && l?.type === "arguments_delta") {
const e = typeof l.arguments === "string" ? l.arguments : "";
if (e.length > 0) {
n.argumentsAccum += e;
o.enqueue({
type: "tool-input-delta",
id: n.toolCallId,
delta: e
});
}
l.id != null && l.id.length > 0 && (n.toolCallId = l.id);
l.signature != null && (n.signature = l.signature);
r = true;
} else if (n.kind === "builtin_tool_call" && l?.type === n.blockType) {
l.id != null && l.id.length > 0 && (n.toolCallId = l.id);
l.arguments != null && typeof l.arguments === "object" && (n.arguments = l.arguments);
l.name != null && n.blockType === "mcp_server_tool_call" && (n.toolName = l.name);
} else if (n.kind === "builtin_tool_result" && l?.type === n.blockType) {
l.call_id != null && l.call_id.length > 0 && (n.callId = l.call_id);
l.result !== void 0 && (n.result = l.result);
l.is_error != null && (n.isError = l.is_error);
l.name != null && n.blockType === "mcp_server_tool_result" && (n.toolName = l.name);
}
} else {
const e = annotationsToSources({
annotations: l.annotations,
generateId: t
});
for (const t of e) {
const e = sourceKey(t);
if (d.has(e)) continue;
d.add(e);
n.emittedSourceKeys.add(e);
o.enqueue(t);
}
} else {
l.signature != null && (n.google.signature = l.signature);
l.type === "processing_call" && l.id != null && l.id.length > 0 && (n.google.processingId = l.id);
l.type === "processing_result" && l.call_id != null && l.call_id.length > 0 && (n.google.processingCallId = l.call_id);
}
break;
}

case "step.stop":
{
const e = p;
const n = c.get(e.index);
if (n == null) break;
if (n.kind === "text") {
const e = i != null ? {
google: {
interactionId: i
}
} : void 0;
o.enqueue({
type: "text-end",
id: n.id,
...e ? {
providerMetadata: e
} : {}
});
} else if (n.kind === "reasoning") {
const e = {};
n.signature != null && (e.signature = n.signature);
i != null && (e.interactionId = i);
const t = Object.keys(e).length > 0 ? {
google: e
} : void 0;
o.enqueue({
type: "reasoning-end",
id: n.id,
...t ? {
providerMetadata: t
} : {}
});
} else if (n.kind === "image") {
const e = {};
i != null && (e.interactionId = i);
const t = Object.keys(e).length > 0 ? {
google: e
} : void 0;
n.data != null && n.data.length > 0 ? o.enqueue({
type: "file",
mediaType: n.mimeType ?? "image/png",
data: {
type: "data",
data: n.data
},
...t ? {
providerMetadata: t
} : {}
}) : n.uri != null && n.uri.length > 0 && o.enqueue({
type: "file",
mediaType: n.mimeType ?? "image/png",
data: {
type: "url",
url: new URL(n.uri)
},
...t ? {
providerMetadata: t
} : {}
});
} else if (n.kind === "function_call") {
const e = n.argumentsAccum.length > 0 ? n.argumentsAccum : "{}";
o.enqueue({
type: "tool-input-end",
id: n.toolCallId
});
const t = {};
n.signature != null && (t.signature = n.signature);
i != null && (t.interactionId = i);
const s = Object.keys(t).length > 0 ? {
google: t
} : void 0;
o.enqueue({
type: "tool-call",
toolCallId: n.toolCallId,
toolName: n.toolName,
input: e,
...s ? {
providerMetadata: s
} : {}
});
} else if (n.kind === "custom") o.enqueue({
type: "custom",
kind: n.customKind,
providerMetadata: {
google: n.google
}
}); else if (n.kind !== "builtin_tool_call" || n.callEmitted) {
if (n.kind === "builtin_tool_result" && !n.resultEmitted) {
o.enqueue({
type: "tool-result",
toolCallId: n.callId,
toolName: n.toolName,
result: n.result ?? null
});
n.resultEmitted = true;
const e = builtinToolResultToSources({
block: {
type: n.blockType,
call_id: n.callId,
result: n.result
},
generateId: t
});
for (const t of e) {
const e = sourceKey(t);
if (d.has(e)) continue;
d.add(e);
o.enqueue(t);
}
}
} else {
o.enqueue({
type: "tool-call",
toolCallId: n.toolCallId,
toolName: n.toolName,
input: JSON.stringify(n.arguments ?? {}),
providerExecuted: true
});
n.callEmitted = true;
}
c.delete(e.index);
break;
}

case "interaction.status_update":
case "interaction.in_progress":
case "interaction.requires_action":
{
const e = p;
a = e.status != null ? e.status : g === "interaction.requires_action" ? "requires_action" : "in_progress";
break;
}

case "interaction.completed":
{
u = true;
const e = p.interaction;
e?.id != null && e.id.length > 0 && (i = e.id);
e?.status != null && (a = e.status);
e?.usage != null && (s = e.usage);
e?.service_tier != null && (l = e.service_tier);
break;
}

case "error":
{
const e = p;
a = "failed";
o.enqueue({
type: "error",
error: createProviderStreamError({
message: e.error?.message ?? "Unknown interaction error",
type: e.event_type,
code: e.error?.code ?? void 0,
data: e
})
});
break;
}
}
},
flush(e) {
const t = !u && (a == null || a === "in_progress");
const n = {
unified: t ? "interrupted" : mapGoogleInteractionsFinishReason({
status: a,
hasFunctionCall: r
}),
raw: t ? void 0 : a
};
const o = getGoogleInteractionsOutputTokensByModality(s);
const c = {
google: {
...i != null ? {
interactionId: i
} : {},
...l != null ? {
serviceTier: l
} : {},
...o != null ? {
outputTokensByModality: o
} : {}
}
};
e.enqueue({
type: "finish",
finishReason: n,
usage: convertGoogleInteractionsUsage(s),
providerMetadata: c
});
}
});
}
function convertToGoogleInteractionsInput({prompt: e, previousInteractionId: t, store: n, mediaResolution: o}) {
const i = [];
const s = t != null && n === false;
const l = t != null && n !== false;
s && i.push({
type: "other",
message: "google.interactions: providerOptions.google.previousInteractionId was set together with store: false. These are incoherent (the prior interaction cannot be referenced when nothing was stored on the server); the full history will be sent and previous_interaction_id will still be emitted."
});
const a = l ? compactPromptForPreviousInteraction({
prompt: e,
previousInteractionId: t
}) : e;
const r = [];
const u = [];
for (const e of a) switch (e.role) {
case "system":
r.push(e.content);
break;

case "user":
{
const t = [];
for (const n of e.content) if (n.type === "text") t.push({
type: "text",
text: n.text
}); else if (n.type === "file") {
const e = convertFilePartToContent({
part: n,
warnings: i,
mediaResolution: o
});
e != null && t.push(e);
}
const n = mergeAdjacentTextContent(t);
n.length > 0 && u.push({
type: "user_input",
content: n
});
break;
}

case "assistant":
{
let t = [];
const flushModelOutput = () => {
if (t.length > 0) {
u.push({
type: "model_output",
content: t
});
t = [];
}
};
for (const n of e.content) if (n.type === "text") t.push({
type: "text",
text: n.text
}); else if (n.type === "reasoning") {
flushModelOutput();
const e = n.providerOptions?.google?.signature;
u.push({
type: "thought",
...e != null ? {
signature: e
} : {},
summary: n.text.length > 0 ? [ {
type: "text",
text: n.text
} ] : void 0
});
} else if (n.type === "file") {
const e = convertFilePartToContent({
part: n,
warnings: i,
mediaResolution: o
});
e != null && t.push(e);
} else if (n.type === "custom") {
flushModelOutput();
const e = n.providerOptions?.google;
const t = typeof e?.signature === "string" ? e.signature : void 0;
n.kind === "google.processing_call" && typeof e?.processingId === "string" ? u.push({
type: "processing_call",
id: e.processingId,
...t != null ? {
signature: t
} : {}
}) : n.kind === "google.processing_result" && typeof e?.processingCallId === "string" ? u.push({
type: "processing_result",
call_id: e.processingCallId,
...t != null ? {
signature: t
} : {}
}) : i.push({
type: "other",
message: `google.interactions: unsupported or invalid custom assistant content part "${n.kind}"; part dropped.`
});
} else if (n.type === "tool-call") {
flushModelOutput();
const e = n.providerOptions?.google?.signature;
const t = typeof n.input === "string" ? safeParseToolArgs(n.input) : n.input ?? {};
u.push({
type: "function_call",
id: n.toolCallId,
name: n.toolName,
arguments: t,
...e != null ? {
signature: e
} : {}
});
} else i.push({
type: "other",
message: `google.interactions: unsupported assistant content part type "${n.type}"; part dropped.`
});
flushModelOutput();
break;
}

case "tool":
{
const t = [];
for (const n of e.content) {
if (n.type !== "tool-result") {
i.push({
type: "other",
message: `google.interactions: unsupported tool message part type "${n.type}"; part dropped.`
});
continue;
}
const e = convertToolResultPart({
toolCallId: n.toolCallId,
toolName: n.toolName,
output: n.output,
signature: n.providerOptions?.google?.signature,
warnings: i
});
t.push(e);
}
t.length > 0 && u.push({
type: "user_input",
content: t
});
break;
}
}
return {
input: u,
systemInstruction: r.length > 0 ? r.join("\n\n") : void 0,
warnings: i
};
}
function convertFilePartToContent({part: e, warnings: t, mediaResolution: n}) {
if (e.data.type === "text") return {
type: "text",
text: e.data.text
};
const o = getTopLevelMediaType(e.mediaType);
let i;
switch (o) {
case "image":
i = "image";
break;

case "audio":
i = "audio";
break;

case "video":
i = "video";
break;

case "application":
case "text":
i = "document";
break;

default:
i = void 0;
}
if (i == null) {
t.push({
type: "other",
message: `google.interactions: unsupported file media type "${e.mediaType}"; part dropped.`
});
return;
}
const s = n == null || i !== "image" && i !== "video" ? {} : {
resolution: n
};
const l = i === "video" ? getVideoProcessingField({
part: e,
warnings: t
}) : {};
switch (e.data.type) {
case "data":
{
const t = resolveFullMediaType({
part: e
});
return {
type: i,
data: convertToBase64(e.data.data),
mime_type: t,
...s,
...l
};
}

case "url":
return {
type: i,
uri: e.data.url.toString(),
...isFullMediaType(e.mediaType) ? {
mime_type: e.mediaType
} : {},
...s,
...l
};

case "reference":
{
const t = resolveProviderReference({
reference: e.data.reference,
provider: "google"
});
return {
type: i,
uri: t,
...isFullMediaType(e.mediaType) ? {
mime_type: e.mediaType
} : {},
...s,
...l
};
}
}
}
function getVideoProcessingField({part: e, warnings: t}) {
const n = (e.providerOptions?.google)?.processing;
if (n == null) return {};
if (n === "agentic" || n === "static") return {
processing: n
};
if (typeof n === "object" && !Array.isArray(n) && n.type === "static") {
const e = n;
return {
processing: {
type: "static",
...typeof e.startOffset === "number" ? {
start_offset: `${e.startOffset}s`
} : {},
...typeof e.endOffset === "number" ? {
end_offset: `${e.endOffset}s`
} : {},
...typeof e.fps === "number" ? {
fps: e.fps
} : {}
}
};
}
t.push({
type: "other",
message: 'google.interactions: invalid providerOptions.google.processing on video file part; expected "agentic", "static", or a static processing configuration. Option dropped.'
});
return {};
}
function compactPromptForPreviousInteraction({prompt: e, previousInteractionId: t}) {
const n = [];
const o = new Set;
for (const i of e) {
if (i.role === "assistant") {
if (i.content.some(e => e.providerOptions?.google?.interactionId === t)) {
for (const e of i.content) e.type === "tool-call" && o.add(e.toolCallId);
continue;
}
n.push(i);
continue;
}
if (i.role === "tool") {
const e = i.content.filter(e => {
if (e.type !== "tool-result") return true;
return !o.has(e.toolCallId);
});
if (e.length === 0) continue;
n.push({
...i,
content: e
});
continue;
}
n.push(i);
}
return n;
}
function safeParseToolArgs(e) {
try {
const t = secureJsonParse(e);
if (t != null && typeof t === "object" && !Array.isArray(t)) return t;
return {
value: t
};
} catch {
return {
value: e
};
}
}
function convertToolResultPart({toolCallId: e, toolName: t, output: n, signature: o, warnings: i}) {
const s = {
type: "function_result",
call_id: e,
name: t,
...o != null ? {
signature: o
} : {}
};
switch (n.type) {
case "text":
return {
...s,
result: n.value
};

case "json":
return {
...s,
result: JSON.stringify(n.value)
};

case "error-text":
return {
...s,
is_error: true,
result: n.value
};

case "error-json":
return {
...s,
is_error: true,
result: JSON.stringify(n.value)
};

case "execution-denied":
return {
...s,
is_error: true,
result: n.reason ?? "Tool execution denied by user."
};

case "content":
{
const e = [];
for (const t of n.value) if (t.type === "text") e.push({
type: "text",
text: t.text
}); else if (t.type === "file") {
if (getTopLevelMediaType(t.mediaType) !== "image") {
i.push({
type: "other",
message: `google.interactions: tool-result file with mediaType "${t.mediaType}" is not supported (Interactions \`function_result.result\` accepts only text and image content); part dropped.`
});
continue;
}
const n = filePartToImageBlock({
part: t,
warnings: i
});
n != null && e.push(n);
} else i.push({
type: "other",
message: `google.interactions: tool-result content part type "${t.type}" is not supported; part dropped.`
});
return {
...s,
result: e
};
}
}
}
function filePartToImageBlock({part: e, warnings: t}) {
switch (e.data.type) {
case "data":
{
const t = isFullMediaType(e.mediaType) ? e.mediaType : resolveFullMediaType({
part: {
type: "file",
mediaType: e.mediaType,
data: e.data
}
});
return {
type: "image",
data: convertToBase64(e.data.data),
mime_type: t
};
}

case "url":
return {
type: "image",
uri: e.data.url.toString(),
...isFullMediaType(e.mediaType) ? {
mime_type: e.mediaType
} : {}
};

case "reference":
return {
type: "image",
uri: resolveProviderReference({
reference: e.data.reference,
provider: "google"
}),
...isFullMediaType(e.mediaType) ? {
mime_type: e.mediaType
} : {}
};

case "text":
t.push({
type: "other",
message: 'google.interactions: tool-result image part with `data.type === "text"` is not representable as an image; part dropped.'
});
return;
}
}
function mergeAdjacentTextContent(e) {
if (e.length < 2) return e;
const t = [];
for (const n of e) {
const e = t[t.length - 1];
if (n.type === "text" && e != null && e.type === "text" && e.annotations == null && n.annotations == null) {
const o = {
type: "text",
text: `${e.text}\n\n${n.text}`
};
t[t.length - 1] = o;
continue;
}
t.push(n);
}
return t;
}
const tokenByModalitySchema = () => s.Ikc({
modality: s.YjP().nullish(),
tokens: s.aig().nullish()
}).loose();
const usageSchema = () => s.Ikc({
total_input_tokens: s.aig().nullish(),
total_output_tokens: s.aig().nullish(),
total_thought_tokens: s.aig().nullish(),
total_cached_tokens: s.aig().nullish(),
total_tool_use_tokens: s.aig().nullish(),
total_tokens: s.aig().nullish(),
input_tokens_by_modality: s.YOg(tokenByModalitySchema()).nullish(),
output_tokens_by_modality: s.YOg(tokenByModalitySchema()).nullish(),
cached_tokens_by_modality: s.YOg(tokenByModalitySchema()).nullish(),
tool_use_tokens_by_modality: s.YOg(tokenByModalitySchema()).nullish(),
grounding_tool_count: s.YOg(s.Ikc({
type: s.YjP().nullish(),
count: s.aig().nullish()
}).loose()).nullish()
}).loose();
const interactionStatusSchema = () => s.k5n([ "in_progress", "requires_action", "completed", "failed", "cancelled", "incomplete" ]);
const annotationSchema = () => {
const e = s.Ikc({
type: s.euz("url_citation"),
url: s.YjP().nullish(),
title: s.YjP().nullish(),
start_index: s.aig().nullish(),
end_index: s.aig().nullish()
}).loose();
const t = s.Ikc({
type: s.euz("file_citation"),
file_name: s.YjP().nullish(),
document_uri: s.YjP().nullish(),
url: s.YjP().nullish(),
page_number: s.aig().nullish(),
media_id: s.YjP().nullish(),
start_index: s.aig().nullish(),
end_index: s.aig().nullish(),
custom_metadata: s.g1P(s.YjP(), s.L5J()).nullish()
}).loose();
const n = s.Ikc({
type: s.euz("place_citation"),
name: s.YjP().nullish(),
url: s.YjP().nullish(),
place_id: s.YjP().nullish(),
start_index: s.aig().nullish(),
end_index: s.aig().nullish()
}).loose();
return s.KCZ([ e, t, n, s.Ikc({
type: s.YjP()
}).loose() ]);
};
const thoughtSummaryItemSchema = () => s.Ikc({
type: s.YjP(),
text: s.YjP().nullish(),
data: s.YjP().nullish(),
mime_type: s.YjP().nullish()
}).loose();
const contentBlockSchema = () => {
const e = s.Ikc({
type: s.euz("text"),
text: s.YjP(),
annotations: s.YOg(annotationSchema()).nullish()
}).loose();
const t = s.Ikc({
type: s.euz("image"),
data: s.YjP().nullish(),
mime_type: s.YjP().nullish(),
resolution: s.k5n([ "low", "medium", "high", "ultra_high" ]).nullish(),
uri: s.YjP().nullish()
}).loose();
const n = s.Ikc({
type: s.euz("video"),
data: s.YjP().nullish(),
mime_type: s.YjP().nullish(),
uri: s.YjP().nullish()
}).loose();
return s.KCZ([ e, t, n, s.Ikc({
type: s.YjP()
}).loose() ]);
};
const L = [ "google_search_call", "code_execution_call", "url_context_call", "file_search_call", "google_maps_call", "mcp_server_tool_call" ];
const U = [ "google_search_result", "code_execution_result", "url_context_result", "file_search_result", "google_maps_result", "mcp_server_tool_result" ];
const stepSchema = () => {
const e = s.Ikc({
type: s.euz("user_input"),
content: s.YOg(contentBlockSchema()).nullish()
}).loose();
const t = s.Ikc({
type: s.euz("model_output"),
content: s.YOg(contentBlockSchema()).nullish()
}).loose();
const n = s.Ikc({
type: s.euz("function_call"),
id: s.YjP(),
name: s.YjP(),
arguments: s.g1P(s.YjP(), s.L5J()).nullish(),
signature: s.YjP().nullish()
}).loose();
const o = s.Ikc({
type: s.euz("thought"),
signature: s.YjP().nullish(),
summary: s.YOg(thoughtSummaryItemSchema()).nullish()
}).loose();
const i = s.Ikc({
type: s.euz("processing_call"),
id: s.YjP(),
signature: s.YjP().nullish()
}).loose();
const l = s.Ikc({
type: s.euz("processing_result"),
call_id: s.YjP(),
signature: s.YjP().nullish()
}).loose();
const a = s.Ikc({
type: s.k5n(L),
id: s.YjP(),
arguments: s.g1P(s.YjP(), s.L5J()).nullish(),
name: s.YjP().nullish(),
server_name: s.YjP().nullish(),
search_type: s.YjP().nullish(),
signature: s.YjP().nullish()
}).loose();
const r = s.Ikc({
type: s.k5n(U),
call_id: s.YjP(),
result: s.L5J().nullish(),
is_error: s.zMY().nullish(),
name: s.YjP().nullish(),
server_name: s.YjP().nullish(),
signature: s.YjP().nullish()
}).loose();
return s.KCZ([ e, t, n, o, i, l, a, r, s.Ikc({
type: s.YjP()
}).loose() ]);
};
const F = (0, o.ID)(() => (0, o.C_)(s.Ikc({
id: s.YjP().nullish(),
created: s.YjP().nullish(),
updated: s.YjP().nullish(),
status: interactionStatusSchema(),
model: s.YjP().nullish(),
agent: s.YjP().nullish(),
steps: s.YOg(stepSchema()).nullish(),
usage: usageSchema().nullish(),
service_tier: s.YjP().nullish(),
previous_interaction_id: s.YjP().nullish(),
response_modalities: s.YOg(s.YjP()).nullish()
}).loose()));
const $ = (0, o.ID)(() => (0, o.C_)((() => {
const e = interactionStatusSchema();
const t = annotationSchema();
const n = thoughtSummaryItemSchema();
const o = s.Ikc({
event_type: s.euz("interaction.created"),
event_id: s.YjP().nullish(),
interaction: s.Ikc({
id: s.YjP().nullish(),
created: s.YjP().nullish(),
model: s.YjP().nullish(),
agent: s.YjP().nullish(),
status: e.nullish()
}).loose()
}).loose();
const i = s.Ikc({
event_type: s.euz("step.start"),
event_id: s.YjP().nullish(),
index: s.aig(),
step: stepSchema()
}).loose();
const l = s.Ikc({
type: s.euz("text"),
text: s.YjP()
}).loose();
const a = s.Ikc({
type: s.euz("thought_summary"),
content: n.nullish()
}).loose();
const r = s.Ikc({
type: s.euz("thought_signature"),
signature: s.YjP().nullish()
}).loose();
const u = s.Ikc({
type: s.euz("arguments_delta"),
arguments: s.YjP().nullish(),
id: s.YjP().nullish(),
signature: s.YjP().nullish()
}).loose();
const c = s.Ikc({
type: s.k5n([ "text_annotation_delta", "text_annotation" ]),
annotations: s.YOg(t).nullish()
}).loose();
const d = s.Ikc({
type: s.euz("image"),
data: s.YjP().nullish(),
mime_type: s.YjP().nullish(),
resolution: s.k5n([ "low", "medium", "high", "ultra_high" ]).nullish(),
uri: s.YjP().nullish()
}).loose();
const p = s.Ikc({
type: s.euz("video"),
data: s.YjP().nullish(),
mime_type: s.YjP().nullish(),
uri: s.YjP().nullish()
}).loose();
const g = s.Ikc({
type: s.k5n(L),
id: s.YjP().nullish(),
arguments: s.g1P(s.YjP(), s.L5J()).nullish(),
name: s.YjP().nullish(),
server_name: s.YjP().nullish(),
search_type: s.YjP().nullish(),
signature: s.YjP().nullish()
}).loose();
const h = s.Ikc({
type: s.k5n(U),
call_id: s.YjP().nullish(),
result: s.L5J().nullish(),
is_error: s.zMY().nullish(),
name: s.YjP().nullish(),
server_name: s.YjP().nullish(),
signature: s.YjP().nullish()
}).loose();
const m = s.Ikc({
type: s.YjP()
}).loose();
const f = s.KCZ([ l, d, p, a, r, u, c, g, h, m ]);
const y = s.Ikc({
event_type: s.euz("step.delta"),
event_id: s.YjP().nullish(),
index: s.aig(),
delta: f
}).loose();
const v = s.Ikc({
event_type: s.euz("step.stop"),
event_id: s.YjP().nullish(),
index: s.aig()
}).loose();
const _ = s.Ikc({
event_type: s.euz("interaction.status_update"),
event_id: s.YjP().nullish(),
interaction_id: s.YjP().nullish(),
status: e.nullish()
}).loose();
const k = s.Ikc({
event_type: s.euz("interaction.in_progress"),
event_id: s.YjP().nullish(),
interaction_id: s.YjP().nullish(),
status: e.nullish()
}).loose();
const T = s.Ikc({
event_type: s.euz("interaction.requires_action"),
event_id: s.YjP().nullish(),
interaction_id: s.YjP().nullish(),
status: e.nullish()
}).loose();
const C = s.Ikc({
event_type: s.euz("interaction.completed"),
event_id: s.YjP().nullish(),
interaction: s.Ikc({
id: s.YjP().nullish(),
status: e.nullish(),
usage: usageSchema().nullish(),
service_tier: s.YjP().nullish()
}).loose()
}).loose();
const I = s.Ikc({
event_type: s.euz("error"),
event_id: s.YjP().nullish(),
error: s.Ikc({
code: s.YjP().nullish(),
message: s.YjP().nullish()
}).loose().nullish()
}).loose();
const x = s.Ikc({
event_type: s.YjP()
}).loose();
return s.KCZ([ o, i, y, v, _, k, T, C, I, x ]);
})()));
const z = (0, o.ID)(() => (0, o.C_)(s.Ikc({
labels: s.g1P(s.YjP(), s.YjP()).nullish(),
previousInteractionId: s.YjP().nullish(),
store: s.zMY().nullish(),
agent: s.YjP().nullish(),
agentConfig: s.KCZ([ s.Ikc({
type: s.euz("dynamic")
}).loose(), s.Ikc({
type: s.euz("deep-research"),
thinkingSummaries: s.k5n([ "auto", "none" ]).nullish(),
visualization: s.k5n([ "off", "auto" ]).nullish(),
collaborativePlanning: s.zMY().nullish()
}) ]).nullish(),
thinkingLevel: s.k5n([ "minimal", "low", "medium", "high", "xhigh" ]).nullish(),
thinkingSummaries: s.k5n([ "auto", "none" ]).nullish(),
responseFormat: s.YOg(s.KCZ([ s.Ikc({
type: s.euz("text"),
mimeType: s.YjP().nullish(),
schema: s.L5J().nullish()
}).loose(), s.Ikc({
type: s.euz("image"),
mimeType: s.YjP().nullish(),
aspectRatio: s.k5n([ "1:1", "2:3", "3:2", "3:4", "4:3", "4:5", "5:4", "9:16", "16:9", "21:9", "1:8", "8:1", "1:4", "4:1" ]).nullish(),
imageSize: s.k5n([ "1K", "2K", "4K", "512" ]).nullish()
}).loose(), s.Ikc({
type: s.euz("audio"),
mimeType: s.YjP().nullish()
}).loose(), s.Ikc({
type: s.euz("video"),
aspectRatio: s.k5n([ "16:9", "9:16" ]).nullish(),
resolution: s.k5n([ "360p", "720p", "1080p", "4k" ]).nullish(),
duration: s.YjP().nullish(),
delivery: s.k5n([ "inline", "uri" ]).nullish(),
gcsUri: s.YjP().nullish()
}).loose() ])).nullish(),
imageConfig: s.Ikc({
aspectRatio: s.k5n([ "1:1", "2:3", "3:2", "3:4", "4:3", "4:5", "5:4", "9:16", "16:9", "21:9", "1:8", "8:1", "1:4", "4:1" ]).nullish(),
imageSize: s.k5n([ "1K", "2K", "4K", "512" ]).nullish()
}).nullish(),
mediaResolution: s.k5n([ "low", "medium", "high", "ultra_high" ]).nullish(),
responseModalities: s.YOg(s.k5n([ "text", "image", "audio", "video", "document" ])).nullish(),
serviceTier: s.k5n([ "flex", "standard", "priority" ]).nullish(),
systemInstruction: s.YjP().nullish(),
signature: s.YjP().nullish(),
interactionId: s.YjP().nullish(),
pollingTimeoutMs: s.aig().int().positive().nullish(),
background: s.zMY().nullish(),
environment: s.KCZ([ s.YjP(), s.Ikc({
type: s.euz("remote"),
sources: s.YOg(s.KCZ([ s.Ikc({
type: s.euz("gcs"),
source: s.YjP(),
target: s.YjP().nullish()
}), s.Ikc({
type: s.euz("repository"),
source: s.YjP(),
target: s.YjP().nullish()
}), s.Ikc({
type: s.euz("inline"),
content: s.YjP(),
target: s.YjP()
}) ])).nullish(),
network: s.KCZ([ s.euz("disabled"), s.Ikc({
allowlist: s.YOg(s.Ikc({
domain: s.YjP(),
transform: s.YOg(s.g1P(s.YjP(), s.YjP())).nullish()
}))
}) ]).nullish()
}) ]).nullish()
})));
function googleProviderMetadata({signature: e, interactionId: t, processingId: n, processingCallId: o}) {
const i = {};
e != null && (i.signature = e);
t != null && (i.interactionId = t);
n != null && (i.processingId = n);
o != null && (i.processingCallId = o);
return Object.keys(i).length > 0 ? {
providerMetadata: {
google: i
}
} : {};
}
const V = new Set([ "google_search_call", "code_execution_call", "url_context_call", "file_search_call", "google_maps_call", "mcp_server_tool_call" ]);
const K = new Set([ "google_search_result", "code_execution_result", "url_context_result", "file_search_result", "google_maps_result", "mcp_server_tool_result" ]);
function builtinToolNameFromCallType(e) {
return e.replace(/_call$/, "");
}
function builtinToolNameFromResultType(e) {
return e.replace(/_result$/, "");
}
function parseGoogleInteractionsOutputs({steps: e, generateId: t, interactionId: n}) {
const o = [];
let i = false;
if (e == null) return {
content: o,
hasFunctionCall: i
};
for (const s of e) {
if (s == null || typeof s !== "object") continue;
const e = s.type;
if (typeof e !== "string") continue;
switch (e) {
case "user_input":
break;

case "model_output":
{
const e = s.content ?? [];
for (const i of e) {
if (i == null || typeof i !== "object") continue;
const e = i.type;
if (e === "text") {
const e = i.text ?? "";
const s = i.annotations;
o.push({
type: "text",
text: e,
...googleProviderMetadata({
interactionId: n
})
});
const l = annotationsToSources({
annotations: s,
generateId: t
});
for (const e of l) o.push(e);
} else if (e === "image") {
const e = i;
e.data != null && e.data.length > 0 ? o.push({
type: "file",
mediaType: e.mime_type ?? "image/png",
data: {
type: "data",
data: e.data
},
...googleProviderMetadata({
interactionId: n
})
}) : e.uri != null && e.uri.length > 0 && o.push({
type: "file",
mediaType: e.mime_type ?? "image/png",
data: {
type: "url",
url: new URL(e.uri)
},
...googleProviderMetadata({
interactionId: n
})
});
} else if (e === "video") {
const e = i;
e.data != null && e.data.length > 0 ? o.push({
type: "file",
mediaType: e.mime_type ?? "video/mp4",
data: {
type: "data",
data: e.data
},
...googleProviderMetadata({
interactionId: n
})
}) : e.uri != null && e.uri.length > 0 && o.push({
type: "file",
mediaType: e.mime_type ?? "video/mp4",
data: {
type: "url",
url: new URL(e.uri)
},
...googleProviderMetadata({
interactionId: n
})
});
}
}
break;
}

case "thought":
{
const e = s;
const t = (Array.isArray(e.summary) ? e.summary : []).filter(e => e?.type === "text" && typeof e.text === "string").map(e => e.text).join("\n");
o.push({
type: "reasoning",
text: t,
...googleProviderMetadata({
signature: e.signature,
interactionId: n
})
});
break;
}

case "processing_call":
{
const e = s;
const i = e.id || t();
o.push({
type: "custom",
kind: "google.processing_call",
...googleProviderMetadata({
signature: e.signature,
interactionId: n,
processingId: i
})
});
break;
}

case "processing_result":
{
const e = s;
const i = e.call_id || t();
o.push({
type: "custom",
kind: "google.processing_result",
...googleProviderMetadata({
signature: e.signature,
interactionId: n,
processingCallId: i
})
});
break;
}

case "function_call":
{
i = true;
const e = s;
o.push({
type: "tool-call",
toolCallId: e.id,
toolName: e.name,
input: JSON.stringify(e.arguments ?? {}),
...googleProviderMetadata({
signature: e.signature,
interactionId: n
})
});
break;
}

default:
if (V.has(e)) {
const n = s;
const i = e === "mcp_server_tool_call" ? n.name ?? "mcp_server_tool" : builtinToolNameFromCallType(e);
const l = JSON.stringify(n.arguments ?? {});
o.push({
type: "tool-call",
toolCallId: n.id || t(),
toolName: i,
input: l,
providerExecuted: true
});
} else if (K.has(e)) {
const n = s;
const i = e === "mcp_server_tool_result" ? n.name ?? "mcp_server_tool" : builtinToolNameFromResultType(e);
o.push({
type: "tool-result",
toolCallId: n.call_id || t(),
toolName: i,
result: n.result ?? null
});
const l = builtinToolResultToSources({
block: s,
generateId: t
});
for (const e of l) o.push(e);
}
}
}
return {
content: o,
hasFunctionCall: i
};
}
const getOriginalFetch = () => globalThis.fetch;
async function cancelGoogleInteraction({baseURL: e, interactionId: t, headers: n, fetch: o = getOriginalFetch()}) {
if (t == null || t.length === 0) return;
const i = `${e}/interactions/${encodeURIComponent(t)}/cancel`;
try {
const e = await o(i, {
method: "POST",
headers: withUserAgentSuffix(combineHeaders({
"Content-Type": "application/json"
}, await resolve(n)), getRuntimeEnvironmentUserAgent()),
body: "{}"
});
try {
await e.text();
} catch {}
} catch {}
}
const J = new Set([ "completed", "failed", "cancelled", "incomplete" ]);
function isTerminalStatus(e) {
return e != null && J.has(e);
}
const H = 1e3;
const B = 1e4;
const W = 18e5;
async function pollGoogleInteractionUntilTerminal({baseURL: e, interactionId: t, headers: n, fetch: o, abortSignal: i, initialDelayMs: s = H, maxDelayMs: l = B, timeoutMs: a = W}) {
if (t == null || t.length === 0) throw new Error("google.interactions: cannot poll a background interaction without an id. The POST response did not include an interaction id.");
const r = Date.now();
let u = s;
const c = `${e}/interactions/${encodeURIComponent(t)}`;
const cancelOnServer = () => cancelGoogleInteraction({
baseURL: e,
interactionId: t,
headers: n,
fetch: o
});
try {
while (true) {
if (i?.aborted) {
await cancelOnServer();
throw new DOMException("Polling was aborted", "AbortError");
}
if (Date.now() - r > a) throw new Error(`google.interactions: timed out polling interaction ${t} after ${a}ms.`);
await delay(u, {
abortSignal: i
});
const {value: e, rawValue: s, responseHeaders: d} = await getFromApi({
url: c,
validateUrl: false,
headers: await resolve(n),
failedResponseHandler: h,
successfulResponseHandler: createJsonResponseHandler(F),
abortSignal: i,
fetch: o
});
if (isTerminalStatus(e.status)) return {
response: e,
rawResponse: s,
responseHeaders: d
};
u = Math.min(u * 2, l);
}
} catch (e) {
isAbortError(e) && await cancelOnServer();
throw e;
}
}
function prepareGoogleInteractionsTools({tools: e, toolChoice: t}) {
const n = [];
if (t?.type === "none") return {
tools: void 0,
toolChoice: void 0,
toolWarnings: n
};
const o = e?.length ? e : void 0;
if (o == null) return {
tools: void 0,
toolChoice: void 0,
toolWarnings: n
};
const i = [];
for (const e of o) {
if (e.type === "function") {
i.push({
type: "function",
name: e.name,
description: e.description ?? "",
parameters: e.inputSchema
});
continue;
}
if (e.type === "provider") {
const t = e.args ?? {};
switch (e.id) {
case "google.google_search":
{
const e = t.searchTypes;
let n;
if (e != null && typeof e === "object") {
const t = [];
e.webSearch != null && t.push("web_search");
e.imageSearch != null && t.push("image_search");
t.length > 0 && (n = t);
}
i.push({
type: "google_search",
...n != null ? {
search_types: n
} : {}
});
break;
}

case "google.code_execution":
i.push({
type: "code_execution"
});
break;

case "google.url_context":
i.push({
type: "url_context"
});
break;

case "google.file_search":
i.push({
type: "file_search",
...t.fileSearchStoreNames != null ? {
file_search_store_names: t.fileSearchStoreNames
} : {},
...t.topK != null ? {
top_k: t.topK
} : {},
...t.metadataFilter != null ? {
metadata_filter: t.metadataFilter
} : {}
});
break;

case "google.google_maps":
i.push({
type: "google_maps",
...t.latitude != null ? {
latitude: t.latitude
} : {},
...t.longitude != null ? {
longitude: t.longitude
} : {},
...t.enableWidget != null ? {
enable_widget: t.enableWidget
} : {}
});
break;

case "google.computer_use":
i.push({
type: "computer_use",
environment: t.environment ?? "browser",
...t.excludedPredefinedFunctions != null ? {
excludedPredefinedFunctions: t.excludedPredefinedFunctions
} : {}
});
break;

case "google.mcp_server":
i.push({
type: "mcp_server",
...t.name != null ? {
name: t.name
} : {},
...t.url != null ? {
url: t.url
} : {},
...t.headers != null ? {
headers: t.headers
} : {},
...t.allowedTools != null ? {
allowed_tools: t.allowedTools
} : {}
});
break;

case "google.retrieval":
{
const e = t.vertexAiSearchConfig ?? void 0;
i.push({
type: "retrieval",
...t.retrievalTypes != null ? {
retrieval_types: t.retrievalTypes
} : {
retrieval_types: [ "vertex_ai_search" ]
},
...e != null ? {
vertex_ai_search_config: e
} : {}
});
break;
}

default:
n.push({
type: "unsupported",
feature: `provider-defined tool ${e.id}`,
details: `provider-defined tool ${e.id} is not supported by google.interactions; tool dropped.`
});
}
continue;
}
n.push({
type: "unsupported",
feature: `tool of type ${e.type}`,
details: "Only function tools and google.* provider-defined tools are supported by google.interactions; tool dropped."
});
}
const s = i.some(e => e.type === "function");
let l;
if (t != null && s) switch (t.type) {
case "auto":
l = "auto";
break;

case "required":
l = "any";
break;

case "tool":
l = {
allowed_tools: {
mode: "validated",
tools: [ t.toolName ]
}
};
}
return {
tools: i.length > 0 ? i : void 0,
toolChoice: l,
toolWarnings: n
};
}
const Z = 3;
const X = 500;
function streamGoogleInteractionEvents({baseURL: e, interactionId: t, headers: n, fetch: o, abortSignal: i, maxRetries: s = Z, retryDelayMs: l = X}) {
if (t.length === 0) throw new Error("google.interactions: cannot stream a background interaction without an id.");
let a;
let r = false;
let u = 0;
let c = false;
let d;
const p = new AbortController;
const upstreamAbortHandler = () => p.abort();
i != null && (i.aborted ? p.abort() : i.addEventListener("abort", upstreamAbortHandler, {
once: true
}));
const g = p.signal;
function buildUrl() {
const n = `${e}/interactions/${encodeURIComponent(t)}`;
const o = new URLSearchParams({
stream: "true"
});
a != null && o.set("last_event_id", a);
return `${n}?${o.toString()}`;
}
async function openReader() {
const {value: e} = await getFromApi({
url: buildUrl(),
validateUrl: false,
headers: {
...await resolve(n),
accept: "text/event-stream"
},
failedResponseHandler: h,
successfulResponseHandler: createEventSourceResponseHandler($),
abortSignal: g,
fetch: o
});
return e.getReader();
}
return new ReadableStream({
async start(p) {
try {
while (!r && !g.aborted) {
if (d == null) try {
d = await openReader();
c = false;
} catch (e) {
if (isAbortError(e) || g.aborted) {
p.error(e);
return;
}
u++;
if (u >= s) {
p.error(e);
return;
}
await delay(l * u, {
abortSignal: g
});
continue;
}
try {
const {done: e, value: t} = await d.read();
if (e) {
d = void 0;
if (r) break;
if (c) u = 0; else {
u++;
if (u >= s) {
p.error(new Error("google.interactions: SSE stream closed without producing any events."));
return;
}
await delay(l * u, {
abortSignal: g
});
}
continue;
}
c = true;
if (t.success) {
const e = t.value;
typeof e.event_id === "string" && e.event_id.length > 0 && (a = e.event_id);
e.event_type !== "interaction.completed" && e.event_type !== "error" || (r = true);
}
p.enqueue(t);
} catch (e) {
if (isAbortError(e) || g.aborted) {
p.error(e);
return;
}
d = void 0;
u++;
if (u >= s) {
p.error(e);
return;
}
await delay(l * u, {
abortSignal: g
});
}
}
p.close();
} catch (e) {
p.error(e);
} finally {
i != null && i.removeEventListener("abort", upstreamAbortHandler);
d?.cancel().catch(() => {});
d = void 0;
g.aborted && !r && await cancelGoogleInteraction({
baseURL: e,
interactionId: t,
headers: n,
fetch: o
});
}
},
cancel() {
p.abort();
d?.cancel().catch(() => {});
d = void 0;
}
});
}
function synthesizeGoogleInteractionsAgentStream({response: e, warnings: t, generateId: n, includeRawChunks: o, headerServiceTier: i}) {
return new ReadableStream({
start(s) {
s.enqueue({
type: "stream-start",
warnings: t
});
const l = typeof e.id === "string" && e.id.length > 0 ? e.id : void 0;
let a;
const r = e.created;
if (typeof r === "string") {
const e = new Date(r);
Number.isNaN(e.getTime()) || (a = e);
}
s.enqueue({
type: "response-metadata",
...l != null ? {
id: l
} : {},
modelId: e.model ?? void 0,
...a ? {
timestamp: a
} : {}
});
o && s.enqueue({
type: "raw",
rawValue: e
});
const {content: u, hasFunctionCall: c} = parseGoogleInteractionsOutputs({
steps: e.steps ?? null,
generateId: n,
interactionId: l
});
let d = 0;
const nextBlockId = () => `${l ?? "agent"}:${d++}`;
for (const e of u) switch (e.type) {
case "text":
{
const t = nextBlockId();
const n = e.providerMetadata;
s.enqueue({
type: "text-start",
id: t
});
e.text.length > 0 && s.enqueue({
type: "text-delta",
id: t,
delta: e.text
});
s.enqueue({
type: "text-end",
id: t,
...n ? {
providerMetadata: n
} : {}
});
break;
}

case "reasoning":
{
const t = nextBlockId();
const n = e.providerMetadata;
s.enqueue({
type: "reasoning-start",
id: t
});
e.text.length > 0 && s.enqueue({
type: "reasoning-delta",
id: t,
delta: e.text
});
s.enqueue({
type: "reasoning-end",
id: t,
...n ? {
providerMetadata: n
} : {}
});
break;
}

case "tool-call":
{
const t = e.providerMetadata;
s.enqueue({
type: "tool-input-start",
id: e.toolCallId,
toolName: e.toolName,
...e.providerExecuted ? {
providerExecuted: e.providerExecuted
} : {}
});
s.enqueue({
type: "tool-input-delta",
id: e.toolCallId,
delta: e.input
});
s.enqueue({
type: "tool-input-end",
id: e.toolCallId
});
s.enqueue({
type: "tool-call",
toolCallId: e.toolCallId,
toolName: e.toolName,
input: e.input,
...e.providerExecuted ? {
providerExecuted: e.providerExecuted
} : {},
...t ? {
providerMetadata: t
} : {}
});
break;
}

case "tool-result":
s.enqueue({
type: "tool-result",
toolCallId: e.toolCallId,
toolName: e.toolName,
result: e.result
});
break;

case "source":
case "file":
s.enqueue(e);
}
const p = e.service_tier ?? i;
const g = {
unified: mapGoogleInteractionsFinishReason({
status: e.status,
hasFunctionCall: c
}),
raw: e.status
};
const h = {
google: {
...l != null ? {
interactionId: l
} : {},
...p != null ? {
serviceTier: p
} : {}
}
};
s.enqueue({
type: "finish",
finishReason: g,
usage: convertGoogleInteractionsUsage(e.usage),
providerMetadata: h
});
s.close();
}
});
}
i.V, i.C;
function pruneUndefined(e) {
const t = {};
for (const [n, o] of Object.entries(e)) {
if (o === void 0) continue;
t[n] = o;
}
return t;
}
})
};
