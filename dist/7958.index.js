"use strict";

exports.id = 7958;

exports.ids = [ 7958 ];

exports.modules = {
47958: (function(e, t, n) {
n.r(t);
n.d(t, {
amazonBedrockAnthropic: () => y,
bedrockAnthropic: () => y,
createAmazonBedrockAnthropic: () => createAmazonBedrockAnthropic,
createBedrockAnthropic: () => createAmazonBedrockAnthropic
});
var r = n(90583);
var o = n(21763);
var s = n(98446);
var a = n(12580);
var c = n(80737);
var i = n(37788);
var d = n(71577);
var u = "5.0.101";
function createSigV4FetchFunction(e, t, n = "bedrock") {
return async (r, s) => {
const c = t ?? globalThis.fetch;
const i = r instanceof Request ? r : void 0;
const d = (0, o.m2)((0, o.qx)(i?.headers), (0, o.qx)(s?.headers));
const l = (0, o.WZ)(d, `ai-sdk-amazon-bedrock/${u}`, (0, o.G1)());
let m = s?.body ?? void 0;
if (m === void 0 && i && i.body !== null) try {
m = await i.clone().text();
} catch {}
const p = s?.method ?? i?.method;
if (p?.toUpperCase() !== "POST" || !m) return c(r, {
...s,
headers: l
});
const h = typeof r === "string" ? r : r instanceof URL ? r.href : r.url;
const g = prepareBodyString(m);
const f = await e();
const v = new a.s({
url: h,
method: "POST",
headers: Object.entries(l),
body: g,
region: f.region,
accessKeyId: f.accessKeyId,
secretAccessKey: f.secretAccessKey,
sessionToken: f.sessionToken,
service: n
});
const y = await v.sign();
const S = (0, o.qx)(y.headers);
const _ = (0, o.m2)(l, S);
return c(r, {
...s,
body: g,
headers: _
});
};
}
function prepareBodyString(e) {
return typeof e === "string" ? e : e instanceof Uint8Array ? (new TextDecoder).decode(e) : e instanceof ArrayBuffer ? (new TextDecoder).decode(new Uint8Array(e)) : JSON.stringify(e);
}
function createApiKeyFetchFunction(e, t) {
return async (n, r) => {
const s = t ?? globalThis.fetch;
const a = (0, o.qx)(r?.headers);
const c = (0, o.WZ)(a, `ai-sdk-amazon-bedrock/${u}`, (0, o.G1)());
const i = (0, o.m2)(c, {
Authorization: `Bearer ${e}`
});
return s(n, {
...r,
headers: i
});
};
}
function supportsStrictTools(e) {
return !matchesModel(e, l);
}
function supportsNativeStructuredOutput(e) {
return !matchesModel(e, m);
}
var l = [ "claude-opus-4-7", "claude-opus-4-8", "claude-opus-5", "claude-fable-5", "claude-sonnet-5" ];
var m = [ ...l, "claude-sonnet-4-6", "claude-haiku-4-5" ];
function matchesModel(e, t) {
return t.some(t => e.includes(t));
}
var p = [ {
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
function resolveAmazonBedrockBaseURL({baseURL: e, getRegion: t, service: n, serviceEndpointUrlEnvironmentVariableName: r}) {
const s = e ?? (0, o.x3)({
settingValue: void 0,
environmentVariableName: r
}) ?? (0, o.x3)({
settingValue: void 0,
environmentVariableName: "AWS_ENDPOINT_URL"
});
if (s != null) return (0, o.ae)(s) ?? s;
const a = t();
const c = p.find(({regionPrefix: e}) => a.startsWith(e))?.dnsSuffix ?? "amazonaws.com";
const i = `https://${n}.${a}.${c}`;
return (0, o.ae)(i) ?? i;
}
function createAmazonBedrockEventStreamDecoder(e, t) {
const n = new i.BF(d.Pq, d.ar);
let r = new Uint8Array(0);
const o = new TextDecoder;
return e.pipeThrough(new TransformStream({
async transform(e, s) {
const a = new Uint8Array(r.length + e.length);
a.set(r);
a.set(e, r.length);
r = a;
while (r.length >= 4) {
const e = new DataView(r.buffer, r.byteOffset, r.byteLength).getUint32(0, false);
if (r.length < e) break;
const a = r.subarray(0, e);
const c = n.decode(a);
r = r.slice(e);
const i = c.headers[":message-type"]?.value;
const d = c.headers[":event-type"]?.value;
const u = c.headers[":exception-type"]?.value;
const l = o.decode(c.body);
await t({
messageType: i,
eventType: d,
exceptionType: u,
data: l
}, s);
}
},
flush() {
if (r.length > 0) throw new Error(`Incomplete Amazon Bedrock event-stream frame: ${r.length} buffered bytes remain at end of stream.`);
}
}));
}
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
var h = c._H3({
message: c.YjP().optional()
});
function createAmazonBedrockAnthropicFetch(e) {
return async (t, n) => {
const r = await e(t, n);
if (!r.ok) {
const e = await r.text();
const t = await (0, o.N8)({
text: e,
schema: h
});
const n = t.success && t.value.message ? t.value.message : e;
const s = JSON.stringify({
type: "error",
error: {
type: "error",
message: n
}
});
return new Response(s, {
status: r.status,
statusText: r.statusText,
headers: r.headers
});
}
const s = r.headers.get("content-type");
if (s?.includes("application/vnd.amazon.eventstream") && r.body != null) {
const e = transformAmazonBedrockEventStreamToSSE(r.body);
return new Response(e, {
status: r.status,
statusText: r.statusText,
headers: new Headers({
...Object.fromEntries(r.headers.entries()),
"content-type": "text/event-stream"
})
});
}
return r;
};
}
function transformAmazonBedrockEventStreamToSSE(e) {
const t = new TextEncoder;
return createAmazonBedrockEventStreamDecoder(e, async (e, n) => {
if (e.messageType === "event") if (e.eventType === "chunk") {
const r = await (0, o.N8)({
text: e.data
});
if (!r.success) {
n.enqueue(t.encode(`data: ${e.data}\n\n`));
return;
}
const s = r.value.bytes;
if (s) {
const e = (new TextDecoder).decode((0, o.Z9)(s));
n.enqueue(t.encode(`data: ${e}\n\n`));
} else n.enqueue(t.encode(`data: ${e.data}\n\n`));
} else e.eventType === "messageStop" && n.enqueue(t.encode("data: [DONE]\n\n")); else if (e.messageType === "exception") {
const r = await (0, o.N8)({
text: e.data
});
const s = r.success ? r.value : e.data;
const a = typeof s === "object" && s != null && typeof s.message === "string" ? s.message : e.data;
const c = e.eventType ?? e.exceptionType ?? "error";
const i = getAmazonBedrockStreamErrorMetadata(c);
n.enqueue(t.encode(`data: ${JSON.stringify({
type: "error",
error: {
type: c,
message: a,
...i,
data: s
}
})}\n\n`));
}
});
}
var g = {
bash_20241022: "bash_20250124",
text_editor_20241022: "text_editor_20250728",
computer_20241022: "computer_20250124"
};
var f = {
text_editor_20250728: "str_replace_based_edit_tool"
};
var v = {
bash_20250124: "computer-use-2025-01-24",
bash_20241022: "computer-use-2024-10-22",
text_editor_20250124: "computer-use-2025-01-24",
text_editor_20241022: "computer-use-2024-10-22",
text_editor_20250429: "computer-use-2025-01-24",
text_editor_20250728: "computer-use-2025-01-24",
computer_20250124: "computer-use-2025-01-24",
computer_20241022: "computer-use-2024-10-22",
tool_search_tool_regex_20251119: "tool-search-tool-2025-10-19",
tool_search_tool_bm25_20251119: "tool-search-tool-2025-10-19"
};
function createAmazonBedrockAnthropic(e = {}) {
const t = (0, o.x3)({
settingValue: e.apiKey,
environmentVariableName: "AWS_BEARER_TOKEN_BEDROCK"
});
const n = t && t.trim().length > 0 ? t.trim() : void 0;
const a = n ? createApiKeyFetchFunction(n, e.fetch) : createSigV4FetchFunction(async () => {
const t = (0, o.Fv)({
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
accessKeyId: (0, o.Fv)({
settingValue: e.accessKeyId,
settingName: "accessKeyId",
environmentVariableName: "AWS_ACCESS_KEY_ID",
description: "AWS access key ID"
}),
secretAccessKey: (0, o.Fv)({
settingValue: e.secretAccessKey,
settingName: "secretAccessKey",
environmentVariableName: "AWS_SECRET_ACCESS_KEY",
description: "AWS secret access key"
}),
sessionToken: (0, o.x3)({
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
const c = createAmazonBedrockAnthropicFetch(a);
const getBaseURL = () => resolveAmazonBedrockBaseURL({
baseURL: e.baseURL,
getRegion: () => (0, o.Fv)({
settingValue: e.region,
settingName: "region",
environmentVariableName: "AWS_REGION",
description: "AWS region"
}),
service: "bedrock-runtime",
serviceEndpointUrlEnvironmentVariableName: "AWS_ENDPOINT_URL_BEDROCK_RUNTIME"
});
const getHeaders = async () => {
const t = await (0, o.hd)(e.headers) ?? {};
return (0, o.WZ)(t, `ai-sdk-amazon-bedrock/${u}`);
};
const createChatModel = e => new s.AnthropicLanguageModel(e, {
provider: "bedrock.anthropic.messages",
baseURL: getBaseURL(),
headers: getHeaders,
fetch: c,
buildRequestUrl: (t, n) => `${t}/model/${encodeURIComponent(e)}/${n ? "invoke-with-response-stream" : "invoke"}`,
transformRequestBody: (e, t) => {
const {model: n, stream: r, tool_choice: o, thinking: s, tools: a, ...c} = e;
const i = o != null ? {
type: o.type,
...o.name != null ? {
name: o.name
} : {}
} : void 0;
const d = s?.block_binding != null ? {
...s,
block_binding: {
mismatch_behavior: s.block_binding.prefix_mismatch_behavior
}
} : s;
const u = new Set(t);
const l = a?.map(e => {
const {eager_input_streaming: t, ...n} = e;
t === true && u.add("fine-grained-tool-streaming-2025-05-14");
const r = n.type;
if (r && r in g) {
const e = g[r];
e in v && u.add(v[e]);
const t = e in f ? f[e] : n.name;
return {
...n,
type: e,
name: t
};
}
r && r in v && u.add(v[r]);
if (r && r in f) return {
...n,
name: f[r]
};
return n;
});
return {
...c,
...s != null ? {
thinking: d
} : {},
...l != null ? {
tools: l
} : {},
...i != null ? {
tool_choice: i
} : {},
...u.size > 0 ? {
anthropic_beta: Array.from(u)
} : {},
anthropic_version: "bedrock-2023-05-31"
};
},
supportedUrls: () => ({}),
supportsNativeStructuredOutput: supportsNativeStructuredOutput(e),
supportsStrictTools: supportsStrictTools(e)
});
const provider = function(e) {
if (new.target) throw new Error("The Bedrock Anthropic model function cannot be called with the new keyword.");
return createChatModel(e);
};
provider.specificationVersion = "v4";
provider.languageModel = createChatModel;
provider.chat = createChatModel;
provider.messages = createChatModel;
provider.embeddingModel = e => {
throw new r.eM({
modelId: e,
modelType: "embeddingModel"
});
};
provider.textEmbeddingModel = provider.embeddingModel;
provider.imageModel = e => {
throw new r.eM({
modelId: e,
modelType: "imageModel"
});
};
provider.tools = s.anthropicTools;
return provider;
}
var y = createAmazonBedrockAnthropic();
})
};
