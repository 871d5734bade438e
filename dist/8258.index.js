"use strict";

exports.id = 8258;

exports.ids = [ 8258 ];

exports.modules = {
88258: (function(e, t, o) {
o.r(t);
o.d(t, {
OpenAIChatLanguageModel: () => z,
OpenAICompletionLanguageModel: () => N,
OpenAIEmbeddingModel: () => E,
OpenAIImageModel: () => B,
OpenAIResponsesLanguageModel: () => nt,
OpenAISpeechModel: () => Z,
OpenAITranscriptionModel: () => H,
applyPatch: () => ie,
applyPatchArgsSchema: () => ne,
applyPatchInputSchema: () => te,
applyPatchOutputSchema: () => oe,
applyPatchToolFactory: () => ae,
codeInterpreter: () => codeInterpreter,
codeInterpreterArgsSchema: () => qe,
codeInterpreterInputSchema: () => Re,
codeInterpreterOutputSchema: () => Me,
codeInterpreterToolFactory: () => Ne,
customArgsSchema: () => Be,
customTool: () => customTool,
customToolFactory: () => We,
fileSearch: () => $e,
fileSearchArgsSchema: () => De,
fileSearchOutputSchema: () => Ee,
getMaxImagesPerCall: () => getMaxImagesPerCall,
hasDefaultResponseFormat: () => hasDefaultResponseFormat,
imageGeneration: () => imageGeneration,
imageGenerationArgsSchema: () => Fe,
imageGenerationOutputSchema: () => Le,
mapWebSearchResult: () => mapWebSearchResult,
modelMaxImagesPerCall: () => F,
openAITranscriptionModelOptions: () => W,
openAITranscriptionModelOptionsShape: () => openAITranscriptionModelOptionsShape,
openaiChatMessageProviderOptions: () => O,
openaiEmbeddingModelOptions: () => A,
openaiImageModelEditOptions: () => J,
openaiImageModelEditOptionsShape: () => openaiImageModelEditOptionsShape,
openaiImageModelGenerationOptions: () => L,
openaiImageModelGenerationOptionsShape: () => openaiImageModelGenerationOptionsShape,
openaiImageModelOptions: () => U,
openaiLanguageModelChatOptions: () => x,
openaiLanguageModelCompletionOptions: () => q,
openaiModelCatalog: () => j,
openaiResponsesSupportedUrls: () => ot,
openaiSpeechModelOptionsSchema: () => K,
openaiSpeechModelOptionsShape: () => openaiSpeechModelOptionsShape,
programmaticToolCalling: () => programmaticToolCalling,
programmaticToolCallingInputSchema: () => _e,
programmaticToolCallingOutputSchema: () => Ie,
shell: () => me,
shellArgsSchema: () => de,
shellInputSchema: () => ue,
shellOutputSchema: () => ce,
toolSearch: () => toolSearch,
toolSearchArgsSchema: () => ge,
toolSearchInputSchema: () => he,
toolSearchOutputSchema: () => fe,
webSearch: () => webSearch,
webSearchArgsSchema: () => ve,
webSearchOutputSchema: () => be,
webSearchPreview: () => tt,
webSearchPreviewArgsSchema: () => Qe,
webSearchPreviewInputSchema: () => Xe,
webSearchToolFactory: () => Ce
});
var n = o(90583);
var a = o(21763);
var i = o(11479);
var s = o(80737);
var r = o(49567);
const openaiErrorDataSchema = () => s.Ikc({
error: s.Ikc({
message: s.YjP(),
type: s.YjP().nullish(),
param: s.bzn().nullish(),
code: s.KCZ([ s.YjP(), s.aig() ]).nullish()
})
});
const l = (0, a.ID)(() => (0, a.C_)(openaiErrorDataSchema()));
const p = (0, a.sl)({
errorSchema: l,
errorToMessage: e => e.error.message
});
const u = {
language: {
conversation: {
description: "OpenAI Conversation ID to continue."
},
include: {
description: "Extra fields to include in the response."
},
includeWebSearchSources: {
description: "Include web search action sources."
},
instructions: {
description: "Instructions for the model."
},
logprobs: {
description: "Return token log probabilities."
},
maxToolCalls: {
description: "Maximum number of built-in tool calls."
},
metadata: {
description: "Metadata to store with the generation."
},
parallelToolCalls: {
description: "Whether to use parallel tool calls."
},
previousResponseId: {
description: "Previous response ID to continue."
},
promptCacheKey: {
description: "Cache key for prompt caching."
},
promptCacheOptions: {
description: "Prompt cache mode, TTL, prewarm, and diagnostics."
},
promptCacheRetention: {
description: "Prompt cache retention policy."
},
reasoningEffort: {
description: "Reasoning effort."
},
reasoningEffortUpdate: {
description: "Reasoning effort update from this response onward."
},
reasoningMode: {
description: "Standard or pro reasoning mode."
},
reasoningContext: {
description: "Which reasoning items can be used."
},
reasoningSummary: {
description: "Reasoning summary output."
},
safetyIdentifier: {
description: "Identifier for safety monitoring."
},
serviceTier: {
description: "Service tier for the request."
},
store: {
description: "Whether to store the generation."
},
passThroughUnsupportedFiles: {
description: "Send non-image file types as generic input files."
},
strictJsonSchema: {
description: "Use strict JSON schema validation."
},
textVerbosity: {
description: "Verbosity of text responses."
},
textFormat: {
description: "Stable request-level text format."
},
truncation: {
description: "Output truncation behavior."
},
user: {
description: "End-user identifier for abuse monitoring."
},
systemMessageMode: {
description: "System message role override."
},
forceReasoning: {
description: "Treat the model as a reasoning model."
},
contextManagement: {
description: "Server-side context compaction."
},
compactionTrigger: {
description: "Request explicit compaction."
},
allowedTools: {
description: "Restrict callable tools to a subset."
}
}
};
const c = {
capabilities: {
language: {
reasoning: {
support: true,
efforts: [ "none", "low", "medium", "high", "xhigh", "max" ],
sampling: "reasoning-effort-none"
}
}
}
};
const d = Object.fromEntries(Object.entries({
"gpt-6-astra": {
endpoints: [ "chat", "responses" ],
definition: {}
},
"gpt-6.1-sol": {
endpoints: [ "chat", "responses" ],
definition: {}
},
"gpt-6.1-terra": {
endpoints: [ "chat", "responses" ],
definition: c
},
"gpt-6-luna": {
endpoints: [ "chat", "responses" ],
definition: c
},
"gpt-6-sol": {
endpoints: [ "chat", "responses" ],
definition: c
},
"gpt-5.6": {
endpoints: [ "chat", "responses" ],
definition: {}
},
"gpt-5.6-luna": {
endpoints: [ "chat", "responses" ],
definition: {}
},
"gpt-5.6-sol": {
endpoints: [ "chat", "responses" ],
definition: {}
},
"gpt-5.6-terra": {
endpoints: [ "chat", "responses" ],
definition: {}
},
"gpt-5.5": {
endpoints: [ "chat", "responses" ],
definition: {}
},
"gpt-5.4-pro": {
endpoints: [ "chat", "responses" ],
definition: {}
},
"gpt-5.4": {
endpoints: [ "chat", "responses" ],
definition: {}
},
"gpt-5.4-mini": {
endpoints: [ "chat", "responses" ],
definition: {}
},
"gpt-5.4-nano": {
endpoints: [ "chat", "responses" ],
definition: {}
},
"gpt-5.3-chat-latest": {
endpoints: [ "chat", "responses" ],
definition: {}
},
"gpt-5.2-pro": {
endpoints: [ "chat", "responses" ],
definition: {}
},
"gpt-5.2-chat-latest": {
endpoints: [ "chat", "responses" ],
definition: {}
},
"gpt-5.2": {
endpoints: [ "chat", "responses" ],
definition: {}
},
"gpt-5.1-codex-mini": {
endpoints: [ "responses" ],
definition: {}
},
"gpt-5.1-codex": {
endpoints: [ "responses" ],
definition: {}
},
"gpt-5.1-chat-latest": {
endpoints: [ "chat", "responses" ],
definition: {}
},
"gpt-5.1": {
endpoints: [ "chat", "responses" ],
definition: {}
},
"gpt-5-pro": {
endpoints: [ "responses" ],
definition: {}
},
"gpt-5": {
endpoints: [ "chat", "responses" ],
definition: {}
},
"gpt-5-mini": {
endpoints: [ "chat", "responses" ],
definition: {}
},
"gpt-5-nano": {
endpoints: [ "chat", "responses" ],
definition: {}
},
"gpt-5-codex": {
endpoints: [ "responses" ],
definition: {}
},
"gpt-5-chat-latest": {
endpoints: [ "chat", "responses" ],
definition: {
capabilities: {
language: {
objectGeneration: false,
tools: {
usage: false,
streaming: false,
async: false
}
}
}
}
},
"gpt-4.1": {
endpoints: [ "chat", "responses" ],
definition: {}
},
"gpt-4.1-mini": {
endpoints: [ "chat", "responses" ],
definition: {}
},
"gpt-4.1-nano": {
endpoints: [ "chat", "responses" ],
definition: {}
},
"gpt-4o": {
endpoints: [ "chat", "responses" ],
definition: {}
},
"gpt-4o-mini": {
endpoints: [ "chat", "responses" ],
definition: {}
},
"gpt-3.5-turbo": {
endpoints: [ "chat", "responses" ],
definition: void 0
},
"gpt-3.5-turbo-0125": {
endpoints: [ "chat", "responses" ],
definition: void 0
},
"gpt-3.5-turbo-1106": {
endpoints: [ "chat", "responses" ],
definition: void 0
},
"gpt-3.5-turbo-16k": {
endpoints: [ "chat" ],
definition: void 0
},
"gpt-4.1-2025-04-14": {
endpoints: [ "chat", "responses" ],
definition: void 0
},
"gpt-4.1-mini-2025-04-14": {
endpoints: [ "chat", "responses" ],
definition: void 0
},
"gpt-4.1-nano-2025-04-14": {
endpoints: [ "chat", "responses" ],
definition: void 0
},
"gpt-4o-2024-05-13": {
endpoints: [ "chat", "responses" ],
definition: void 0
},
"gpt-4o-2024-08-06": {
endpoints: [ "chat", "responses" ],
definition: void 0
},
"gpt-4o-2024-11-20": {
endpoints: [ "chat", "responses" ],
definition: void 0
},
"gpt-4o-audio-preview": {
endpoints: [ "chat" ],
definition: void 0
},
"gpt-4o-audio-preview-2024-12-17": {
endpoints: [ "chat" ],
definition: void 0
},
"gpt-4o-audio-preview-2025-06-03": {
endpoints: [ "chat" ],
definition: void 0
},
"gpt-4o-mini-2024-07-18": {
endpoints: [ "chat", "responses" ],
definition: void 0
},
"gpt-4o-mini-audio-preview": {
endpoints: [ "chat" ],
definition: void 0
},
"gpt-4o-mini-audio-preview-2024-12-17": {
endpoints: [ "chat" ],
definition: void 0
},
"gpt-4o-mini-search-preview": {
endpoints: [ "chat" ],
definition: void 0
},
"gpt-4o-mini-search-preview-2025-03-11": {
endpoints: [ "chat" ],
definition: void 0
},
"gpt-4o-search-preview": {
endpoints: [ "chat" ],
definition: void 0
},
"gpt-4o-search-preview-2025-03-11": {
endpoints: [ "chat" ],
definition: void 0
},
"gpt-5-2025-08-07": {
endpoints: [ "chat", "responses" ],
definition: void 0
},
"gpt-5-mini-2025-08-07": {
endpoints: [ "chat", "responses" ],
definition: void 0
},
"gpt-5-nano-2025-08-07": {
endpoints: [ "chat", "responses" ],
definition: void 0
},
"gpt-5.1-2025-11-13": {
endpoints: [ "chat", "responses" ],
definition: void 0
},
"gpt-5.2-2025-12-11": {
endpoints: [ "chat", "responses" ],
definition: void 0
},
"gpt-5.2-pro-2025-12-11": {
endpoints: [ "chat", "responses" ],
definition: void 0
},
"gpt-5.4-2026-03-05": {
endpoints: [ "chat", "responses" ],
definition: void 0
},
"gpt-5.4-mini-2026-03-17": {
endpoints: [ "chat", "responses" ],
definition: void 0
},
"gpt-5.4-nano-2026-03-17": {
endpoints: [ "chat", "responses" ],
definition: void 0
},
"gpt-5.4-pro-2026-03-05": {
endpoints: [ "chat", "responses" ],
definition: void 0
},
"gpt-5.5-2026-04-23": {
endpoints: [ "chat", "responses" ],
definition: void 0
},
o1: {
endpoints: [ "chat", "responses" ],
definition: void 0
},
"o1-2024-12-17": {
endpoints: [ "chat", "responses" ],
definition: void 0
},
o3: {
endpoints: [ "chat", "responses" ],
definition: void 0
},
"o3-2025-04-16": {
endpoints: [ "chat", "responses" ],
definition: void 0
},
"o3-mini": {
endpoints: [ "chat", "responses" ],
definition: void 0
},
"o3-mini-2025-01-31": {
endpoints: [ "chat", "responses" ],
definition: void 0
},
"o4-mini": {
endpoints: [ "chat", "responses" ],
definition: void 0
},
"o4-mini-2025-04-16": {
endpoints: [ "chat", "responses" ],
definition: void 0
},
"gpt-5-pro-2025-10-06": {
endpoints: [ "responses" ],
definition: void 0
},
"gpt-5.1-codex-max": {
endpoints: [ "responses" ],
definition: void 0
},
"gpt-5.2-codex": {
endpoints: [ "responses" ],
definition: void 0
},
"gpt-5.3-codex": {
endpoints: [ "responses" ],
definition: void 0
}
}).filter(([, {definition: e}]) => e != null).map(([e, {definition: t}]) => [ e, createOpenAILanguageModelEntry(e, t) ]));
function createOpenAILanguageModelEntry(e, t) {
const o = getOSeriesVersion(e);
const n = getGptVersion(e);
const a = o != null || n != null || /^gpt-4o(?:-|$)/.test(e);
const i = n?.minor == null && (n?.variant?.startsWith("chat") ?? false);
const s = n?.variant?.startsWith("nano") ?? false;
const r = n != null && n.major >= 6;
const l = r || n?.major === 5 && (n.minor ?? 0) >= 6;
const p = n?.major === 5 && (n.variant == null || /^(?:(?:mini|nano|sol|luna|terra)(?:-\d{4}-\d{2}-\d{2})?|\d{4}-\d{2}-\d{2})$/.test(n.variant));
const c = o != null && o >= 3 || n != null && n.major >= 5 && !i;
const d = e.startsWith("gpt-4") || n != null && n.major >= 5 && !s && !i || o != null && o >= 3;
const m = o != null || n != null && n.major >= 5 && !i;
const g = t?.capabilities?.language?.reasoning?.sampling ?? (!r && n != null && (n.major > 5 || n.major === 5 && (n.minor ?? 0) >= 1) ? "reasoning-effort-none" : "unsupported");
const h = a ? !m || g === "reasoning-effort-none" && {
condition: "Only when reasoning effort is none."
} : "unknown";
const f = !e.startsWith("gpt-4o-search-preview") && !e.startsWith("gpt-4o-mini-search-preview");
const y = {
capabilities: {
language: {
inputs: t?.capabilities?.language?.inputs ?? {
image: t != null || "unknown",
audio: t == null && "unknown"
},
objectGeneration: t?.capabilities?.language?.objectGeneration ?? (t != null || "unknown"),
tools: t?.capabilities?.language?.tools ?? {
usage: t != null || "unknown",
streaming: t != null || "unknown",
async: r
},
reasoning: {
support: a ? m : "unknown",
efforts: t?.capabilities?.language?.reasoning?.efforts ?? (r ? [ "low", "medium", "high", "xhigh", "max" ] : p ? getGpt5ReasoningEfforts(n.minor ?? 0) : void 0),
sampling: g
},
sampling: {
temperature: f ? h : {
condition: "Not supported by Chat Completions search preview models."
},
topP: h,
logprobs: m && !r ? {
condition: g === "reasoning-effort-none" ? "Chat Completions requires reasoning effort none; Responses support is model-dependent." : "Not supported by Chat Completions while reasoning; Responses support is model-dependent."
} : h
},
serviceTiers: {
flex: c,
priority: d
},
configurationUpdates: r,
promptCache: {
retention: !r,
options: a ? l : "unknown"
},
endpoints: {
chat: {
temperatureWithoutReasoning: f,
functionToolsWithReasoning: !(n?.major === 5 && (n.minor ?? 0) >= 6)
},
responses: {
logprobsRequireNonReasoning: r
}
}
}
},
requestConfig: {
language: {
systemMessageMode: t?.requestConfig?.language?.systemMessageMode ?? (m ? "developer" : "system")
}
}
};
const {language: _} = y.capabilities;
return {
...y,
providerOptions: {
language: declareProviderOptions(u.language, t != null || "unknown", {
logprobs: _.sampling.logprobs,
maxToolCalls: _.tools.usage,
parallelToolCalls: _.tools.usage,
allowedTools: _.tools.usage,
reasoningEffort: _.reasoning.support,
reasoningSummary: _.reasoning.support,
reasoningMode: _.reasoning.support,
reasoningContext: _.reasoning.support,
reasoningEffortUpdate: _.configurationUpdates,
promptCacheOptions: _.promptCache.options,
promptCacheRetention: _.promptCache.retention
})
}
};
}
function declareProviderOptions(e, t, o) {
return Object.fromEntries(Object.keys(e).map(e => [ e, o[e] ?? t ]));
}
function getGpt5ReasoningEfforts(e) {
if (e === 0) return [ "minimal", "low", "medium", "high" ];
if (e === 1) return [ "none", "low", "medium", "high" ];
if (e < 6) return [ "none", "low", "medium", "high", "xhigh" ];
return [ "none", "low", "medium", "high", "xhigh", "max" ];
}
function getOSeriesVersion(e) {
const t = /^o(\d+)(?:-|$)/.exec(e);
return t == null ? void 0 : Number(t[1]);
}
function getGptVersion(e) {
const t = /^gpt-(\d+)(?:\.(\d+))?(?:-(.+))?$/.exec(e);
return t == null ? void 0 : {
major: Number(t[1]),
minor: t[2] == null ? void 0 : Number(t[2]),
variant: t[3]
};
}
const m = {
"text-embedding-3-large": {
capabilities: {
embedding: {
defaultDimensions: 3072,
customDimensions: true
}
}
},
"text-embedding-3-small": {
capabilities: {
embedding: {
defaultDimensions: 1536,
customDimensions: true
}
}
},
"text-embedding-ada-002": {
capabilities: {
embedding: {
defaultDimensions: 1536,
customDimensions: false
}
}
}
};
const g = [ "1024x1024", "1536x1024", "1024x1536" ];
const h = {
description: "Standard presets and custom dimensions"
};
function createGptImageEntry(e) {
return {
capabilities: {
image: {
sizes: e,
fileInput: true,
maskInput: true,
maxImagesPerCall: 10
}
},
requestConfig: {
image: {
responseFormat: "provider-default"
}
}
};
}
const f = {
"gpt-image-2.6-flare": createGptImageEntry(h),
"gpt-image-2.6-sunburst": createGptImageEntry(h),
"gpt-image-2.5-flare": createGptImageEntry(h),
"gpt-image-2.5-sunburst": createGptImageEntry(h),
"gpt-image-2": createGptImageEntry(g),
"gpt-image-1.5": createGptImageEntry(g),
"gpt-image-1-mini": createGptImageEntry(g),
"gpt-image-1": createGptImageEntry(g),
"dall-e-3": {
capabilities: {
image: {
sizes: [ "1024x1024", "1792x1024", "1024x1792" ],
fileInput: false,
maskInput: false,
maxImagesPerCall: 1
}
},
requestConfig: {
image: {
responseFormat: "b64_json"
}
}
},
"dall-e-2": {
capabilities: {
image: {
sizes: [ "256x256", "512x512", "1024x1024" ],
fileInput: true,
maskInput: true,
maxImagesPerCall: 10
}
},
requestConfig: {
image: {
responseFormat: "b64_json"
}
}
}
};
const y = {
"gpt-image-2.5-flare-2026-09-08": f["gpt-image-2.5-flare"],
"gpt-image-2.5-sunburst-2026-09-08": f["gpt-image-2.5-sunburst"],
"chatgpt-image-latest": createGptImageEntry({
description: "Unknown"
})
};
function resolveOpenAIImageModelEntry(e) {
if (Object.prototype.hasOwnProperty.call(f, e)) return f[e];
if (Object.prototype.hasOwnProperty.call(y, e)) return y[e];
return {
capabilities: {
image: {
sizes: {
description: "Unknown"
},
fileInput: "unknown",
maskInput: "unknown",
maxImagesPerCall: e.startsWith("gpt-image-") ? 10 : 1
}
},
requestConfig: {
image: {
responseFormat: e.startsWith("chatgpt-image-") || e.startsWith("gpt-image-") ? "provider-default" : "b64_json"
}
}
};
}
const _ = Object.fromEntries(Object.entries({
...f,
...y
}).map(([e, t]) => [ e, t.capabilities.image.maxImagesPerCall ?? 1 ]));
const I = {
languageField: "language"
};
const k = {
"whisper-1": {
capabilities: {
transcription: {
transcription: true,
streaming: false,
streamingDelay: false,
duration: true,
segments: true,
language: true
}
},
requestConfig: {
transcription: {
...I,
responseFormat: "verbose_json"
}
}
},
"gpt-4o-mini-transcribe": {
capabilities: {
transcription: {
transcription: true,
streaming: false,
streamingDelay: false,
duration: false,
segments: false,
language: false
}
},
requestConfig: {
transcription: I
}
},
"gpt-4o-transcribe": {
capabilities: {
transcription: {
transcription: true,
streaming: false,
streamingDelay: false,
duration: false,
segments: false,
language: false
}
},
requestConfig: {
transcription: I
}
},
"gpt-4o-transcribe-diarize": {
capabilities: {
transcription: {
transcription: true,
streaming: false,
streamingDelay: false,
duration: true,
segments: true,
language: false
}
},
requestConfig: {
transcription: {
...I,
responseFormat: "diarized_json",
chunkingStrategy: "auto"
}
}
},
"gpt-transcribe": {
capabilities: {
transcription: {
transcription: true,
streaming: true,
streamingDelay: false,
duration: false,
segments: false,
language: true
}
},
requestConfig: {
transcription: {
languageField: "languages"
}
}
},
"gpt-live-transcribe": {
capabilities: {
transcription: {
transcription: false,
streaming: true,
streamingDelay: true,
duration: false,
segments: false,
language: false
}
},
requestConfig: {
transcription: {
languageField: "languages"
}
}
},
"gpt-realtime-whisper": {
capabilities: {
transcription: {
transcription: false,
streaming: true,
streamingDelay: true,
duration: false,
segments: false,
language: false
}
},
requestConfig: {
transcription: I
}
},
"gpt-4o-mini-transcribe-2025-03-20": void 0,
"gpt-4o-mini-transcribe-2025-12-15": void 0
};
const v = [ "gpt-transcribe", "gpt-live-transcribe", "gpt-realtime-whisper" ];
function resolveOpenAITranscriptionModelEntry(e) {
if (Object.prototype.hasOwnProperty.call(k, e)) {
const t = k[e];
if (t != null) return t;
}
for (const t of v) if (e.startsWith(`${t}-`)) return k[t];
return {
capabilities: {
transcription: {
transcription: "unknown",
streaming: "unknown",
streamingDelay: "unknown",
duration: "unknown",
segments: "unknown",
language: "unknown"
}
},
requestConfig: {
transcription: I
}
};
}
const P = {
"gpt-realtime-translate": {
capabilities: {
speechTranslation: {
translatedAudio: true,
translatedText: true,
sourceTranscript: true
}
}
}
};
const b = {
"tts-1": {
capabilities: {
speech: {
instructions: false
}
}
},
"tts-1-hd": {
capabilities: {
speech: {
instructions: false
}
}
},
"gpt-4o-mini-tts": {
capabilities: {
speech: {
instructions: true
}
}
},
"gpt-4o-mini-tts-2025-03-20": void 0,
"gpt-4o-mini-tts-2025-12-15": void 0,
"tts-1-1106": void 0,
"tts-1-hd-1106": void 0
};
const C = {
capabilities: {
realtime: {
conversation: "continuous",
transports: [ "websocket", "webrtc" ],
connections: [ "server-websocket", "webrtc" ]
}
},
requestConfig: {
realtime: {
api: "live",
startup: "session-start",
finalization: "session-close"
}
}
};
const Y = {
"gpt-live-1": C,
"gpt-realtime": {
capabilities: {
realtime: {
conversation: "turn-based",
transports: [ "websocket" ],
connections: [ "client-secret-websocket", "server-websocket" ]
}
},
requestConfig: {
realtime: {
api: "realtime",
startup: "session-update",
finalization: "transport-close"
}
}
}
};
C.capabilities.realtime, C.requestConfig.realtime.startup, C.requestConfig.realtime.finalization;
const j = combineModelEntries([ d, m, f, k, P, b, Y ]);
function combineModelEntries(e) {
const t = new Map;
for (const o of e) for (const [e, n] of Object.entries(o)) {
if (n == null) continue;
const o = t.get(e);
t.set(e, {
capabilities: {
...o?.capabilities,
...n.capabilities
},
...o?.providerOptions != null || n.providerOptions != null ? {
providerOptions: {
...o?.providerOptions,
...n.providerOptions
}
} : {},
...o?.requestConfig != null || n.requestConfig != null ? {
requestConfig: {
...o?.requestConfig,
...n.requestConfig
}
} : {}
});
}
return Object.fromEntries(t);
}
function findModelEntry(e) {
return Object.prototype.hasOwnProperty.call(j, e) ? j[e] : void 0;
}
function getOpenAILanguageModelEntry(e) {
const t = findModelEntry(e);
return t?.capabilities.language != null && t.providerOptions?.language != null && t.requestConfig?.language != null ? {
capabilities: {
language: t.capabilities.language
},
providerOptions: {
language: t.providerOptions.language
},
requestConfig: {
language: t.requestConfig.language
}
} : createOpenAILanguageModelEntry(e);
}
function getOpenAIImageModelEntry(e) {
const t = findModelEntry(e);
return t?.capabilities.image != null && t.requestConfig?.image != null ? {
capabilities: {
image: t.capabilities.image
},
requestConfig: {
image: t.requestConfig.image
}
} : resolveOpenAIImageModelEntry(e);
}
function getOpenAITranscriptionModelEntry(e) {
const t = findModelEntry(e);
return t?.capabilities.transcription != null && t.requestConfig?.transcription != null ? {
capabilities: {
transcription: t.capabilities.transcription
},
requestConfig: {
transcription: t.requestConfig.transcription
}
} : resolveOpenAITranscriptionModelEntry(e);
}
function createOpenAIProviderStreamError(e) {
const t = parseStreamError(e);
if (t == null) return;
const o = getStatusCode(t);
return (0, a.iH)({
message: t.message,
type: t.type ?? void 0,
code: t.code ?? void 0,
statusCode: o,
isRetryable: isRetryableStreamError(t, o),
data: e
});
}
async function throwIfOpenAIStreamErrorBeforeOutput({stream: e, getError: t, isOutputChunk: o, isAcceptedChunk: n, acceptedGraceMs: a = 50, url: i, requestBodyValues: s, responseHeaders: r}) {
const [l, p] = e.tee();
const u = l.getReader();
let c = false;
try {
let e = false;
while (true) {
let l;
if (e) {
const e = await raceWithTimeout(u.read(), a);
if (e.timedOut) return p;
l = e.value;
} else l = await u.read();
if (l.done) return p;
const d = l.value;
if (!d.success) return p;
const m = t(d.value);
if (m != null) {
c = true;
drainReader(u).catch(() => {});
drainReader(p.getReader()).catch(() => {});
throw createOpenAIStreamError({
frame: m,
url: i,
requestBodyValues: s,
responseHeaders: r
});
}
if (o(d.value)) return p;
e || n?.(d.value) !== true || (e = true);
}
} finally {
if (!c) {
u.cancel().catch(() => {});
u.releaseLock();
}
}
}
async function drainReader(e) {
try {
while (!(await e.read()).done) ;
} catch {} finally {
e.releaseLock();
}
}
async function raceWithTimeout(e, t) {
let o;
const n = e.then(e => ({
timedOut: false,
value: e
}));
try {
const e = await Promise.race([ n, new Promise(e => {
o = setTimeout(() => e({
timedOut: true
}), t);
}) ]);
e.timedOut && n.catch(() => {});
return e;
} finally {
clearTimeout(o);
}
}
function createOpenAIStreamError({frame: e, url: t, requestBodyValues: o, responseHeaders: a}) {
const i = createOpenAIProviderStreamError(e);
return new n.hL({
message: i?.message ?? "OpenAI stream failed before any output was generated",
url: t,
requestBodyValues: o,
statusCode: i?.statusCode ?? 500,
responseHeaders: a,
responseBody: JSON.stringify(e),
data: e,
isRetryable: i?.isRetryable
});
}
function parseStreamError(e) {
const t = asRecord$1(e);
if (t == null) return;
if (t.type === "response.failed") {
const e = asRecord$1(asRecord$1(t.response)?.error);
return typeof e?.message === "string" ? {
message: e.message,
code: getStringOrNumber(e.code),
type: "response.failed"
} : void 0;
}
const o = asRecord$1(t.error) ?? t;
return typeof o.message === "string" && (asRecord$1(t.error) != null || typeof o.type === "string" || "code" in o || "param" in o) ? {
message: o.message,
code: getStringOrNumber(o.code),
type: typeof o.type === "string" ? o.type : void 0
} : void 0;
}
function getStatusCode(e) {
const t = getHttpStatusCode(e.code);
if (t != null) return t;
const o = [ e.code, e.type ].filter(e => typeof e === "string" || typeof e === "number").join(" ").toLowerCase();
if ([ "insufficient_quota", "rate_limit" ].some(e => o.includes(e))) return 429;
if (o.includes("authentication")) return 401;
if (o.includes("permission")) return 403;
if (o.includes("not_found")) return 404;
if ([ "invalid", "bad_request", "context_length" ].some(e => o.includes(e))) return 400;
if (o.includes("overload")) return 503;
if (o.includes("timeout")) return 504;
return 500;
}
function asRecord$1(e) {
return typeof e === "object" && e != null ? e : void 0;
}
function getStringOrNumber(e) {
return typeof e === "string" || typeof e === "number" ? e : void 0;
}
function isHttpErrorStatusCode(e) {
return Number.isInteger(e) && e >= 400 && e <= 599;
}
function getHttpStatusCode(e) {
const t = typeof e === "string" && /^\d{3}$/.test(e) ? Number(e) : e;
return typeof t === "number" && isHttpErrorStatusCode(t) ? t : void 0;
}
function isRetryableStatusCode(e) {
return e === 408 || e === 409 || e === 429 || e >= 500;
}
function isRetryableStreamError(e, t) {
if (e.code === "insufficient_quota" || e.type === "insufficient_quota") return false;
return isRetryableStatusCode(t);
}
const w = [ "none", "minimal", "low", "medium", "high", "xhigh", "max" ];
function resolveOpenAIReasoningEffort({providerReasoningEffort: e, reasoning: t, supportedReasoningEfforts: o, warnings: n}) {
return (0, a.jv)({
reasoning: t,
providerOptionsEffort: e,
effortMap: Object.fromEntries((o ?? w).map(e => [ e, e ])),
warnings: n
});
}
function convertOpenAIChatUsage(e) {
if (e == null) return (0, a.EK)();
const t = e.prompt_tokens ?? 0;
const o = e.completion_tokens ?? 0;
const n = e.prompt_tokens_details?.cached_tokens ?? 0;
const i = e.prompt_tokens_details?.cache_write_tokens ?? void 0;
const s = e.completion_tokens_details?.reasoning_tokens ?? 0;
return {
inputTokens: {
total: t,
noCache: t - n - (i ?? 0),
cacheRead: n,
cacheWrite: i
},
outputTokens: {
total: o,
text: Math.max(0, o - s),
reasoning: s
},
raw: e
};
}
const x = (0, a.ID)(() => (0, a.C_)(s.Ikc({
logitBias: s.g1P(r.ai(), s.aig()).optional(),
logprobs: s.KCZ([ s.zMY(), s.aig() ]).optional(),
parallelToolCalls: s.zMY().optional(),
user: s.YjP().optional(),
reasoningEffort: s.k5n([ "none", "minimal", "low", "medium", "high", "xhigh", "max" ]).optional(),
maxCompletionTokens: s.aig().optional(),
store: s.zMY().optional(),
metadata: s.g1P(s.YjP().max(64), s.YjP().max(512)).optional(),
prediction: s.g1P(s.YjP(), s.bzn()).optional(),
serviceTier: s.k5n([ "auto", "flex", "priority", "fast", "ultrafast", "default" ]).optional(),
strictJsonSchema: s.zMY().optional(),
textVerbosity: s.k5n([ "low", "medium", "high" ]).optional(),
promptCacheKey: s.YjP().optional(),
promptCacheOptions: s.Ikc({
mode: s.k5n([ "implicit", "explicit" ]).optional(),
ttl: s.euz("30m").optional()
}).optional(),
promptCacheRetention: s.k5n([ "in_memory", "24h" ]).optional(),
safetyIdentifier: s.YjP().optional(),
systemMessageMode: s.k5n([ "system", "developer", "remove" ]).optional(),
forceReasoning: s.zMY().optional()
})));
const O = (0, a.ID)(() => (0, a.C_)(s.Ikc({
name: s.YjP().optional()
})));
function serializeToolCallArguments$1(e) {
if (typeof e === "string") try {
const t = (0, a.ZA)(e);
if (typeof t !== "object" || t === null || Array.isArray(t)) return "{}";
return e;
} catch {
return "{}";
}
return (0, a.f3)(typeof e !== "object" || e === null || Array.isArray(e) ? {} : e);
}
function getPromptCacheBreakpoint$1(e) {
return e?.openai?.promptCacheBreakpoint;
}
async function convertToOpenAIChatMessages({prompt: e, systemMessageMode: t = "system"}) {
const o = [];
const i = [];
for (const {role: s, content: r, providerOptions: l} of e) {
const e = (await (0, a.xI)({
provider: "openai",
providerOptions: l,
schema: O
}))?.name;
switch (s) {
case "system":
switch (t) {
case "system":
{
const t = getPromptCacheBreakpoint$1(l);
o.push({
role: "system",
...e != null && {
name: e
},
content: t == null ? r : [ {
type: "text",
text: r,
prompt_cache_breakpoint: t
} ]
});
break;
}

case "developer":
{
const t = getPromptCacheBreakpoint$1(l);
o.push({
role: "developer",
...e != null && {
name: e
},
content: t == null ? r : [ {
type: "text",
text: r,
prompt_cache_breakpoint: t
} ]
});
break;
}

case "remove":
i.push({
type: "other",
message: "system messages are removed for this model"
});
break;

default:
throw new Error(`Unsupported system message mode: ${t}`);
}
break;

case "user":
if (r.length === 1 && r[0].type === "text" && getPromptCacheBreakpoint$1(r[0].providerOptions) == null) {
o.push({
role: "user",
content: r[0].text,
...e != null && {
name: e
}
});
break;
}
o.push({
role: "user",
...e != null && {
name: e
},
content: r.map((e, t) => {
switch (e.type) {
case "text":
{
const t = getPromptCacheBreakpoint$1(e.providerOptions);
return {
type: "text",
text: e.text,
...t != null && {
prompt_cache_breakpoint: t
}
};
}

case "file":
{
const o = getPromptCacheBreakpoint$1(e.providerOptions);
switch (e.data.type) {
case "reference":
return {
type: "file",
file: {
file_id: (0, a.p5)({
reference: e.data.reference,
provider: "openai"
})
},
...o != null && {
prompt_cache_breakpoint: o
}
};

case "text":
throw new n.b8({
functionality: "text file parts"
});

case "url":
case "data":
{
const i = (0, a.yu)(e.mediaType);
if (i === "image") return {
type: "image_url",
image_url: {
url: e.data.type === "url" ? e.data.url.toString() : `data:${(0, a.SL)({
part: e
})};base64,${(0, a.ej)(e.data.data)}`,
detail: e.providerOptions?.openai?.imageDetail
},
...o != null && {
prompt_cache_breakpoint: o
}
};
if (i === "audio") {
if (e.data.type === "url") throw new n.b8({
functionality: "audio file parts with URLs"
});
const t = (0, a.SL)({
part: e
});
switch (t) {
case "audio/wav":
return {
type: "input_audio",
input_audio: {
data: (0, a.ej)(e.data.data),
format: "wav"
},
...o != null && {
prompt_cache_breakpoint: o
}
};

case "audio/mp3":
case "audio/mpeg":
return {
type: "input_audio",
input_audio: {
data: (0, a.ej)(e.data.data),
format: "mp3"
},
...o != null && {
prompt_cache_breakpoint: o
}
};

default:
throw new n.b8({
functionality: `audio content parts with media type ${t}`
});
}
}
{
const i = (0, a.SL)({
part: e
});
if (i !== "application/pdf") throw new n.b8({
functionality: `file part media type ${i}`
});
if (e.data.type === "url") throw new n.b8({
functionality: "PDF file parts with URLs"
});
return {
type: "file",
file: {
filename: e.filename ?? `part-${t}.pdf`,
file_data: `data:application/pdf;base64,${(0, a.ej)(e.data.data)}`
},
...o != null && {
prompt_cache_breakpoint: o
}
};
}
}
}
}
}
})
});
break;

case "assistant":
{
let t = "";
const n = [];
let a = false;
const i = [];
for (const e of r) switch (e.type) {
case "text":
{
const o = getPromptCacheBreakpoint$1(e.providerOptions);
t += e.text;
n.push({
type: "text",
text: e.text,
...o != null && {
prompt_cache_breakpoint: o
}
});
a ||= o != null;
break;
}

case "tool-call":
i.push({
id: e.toolCallId,
type: "function",
function: {
name: e.toolName,
arguments: serializeToolCallArguments$1(e.input)
}
});
}
o.push({
role: "assistant",
...e != null && {
name: e
},
content: a ? n : i.length > 0 ? t || null : t,
tool_calls: i.length > 0 ? i : void 0
});
break;
}

case "tool":
e != null && i.push({
type: "unsupported",
feature: "message name on tool messages"
});
for (const e of r) {
if (e.type === "tool-approval-response") continue;
const t = e.output;
const n = (t.type === "content" ? t.value.map(e => getPromptCacheBreakpoint$1(e.providerOptions)).find(e => e != null) : getPromptCacheBreakpoint$1(t.providerOptions)) ?? getPromptCacheBreakpoint$1(e.providerOptions);
let i;
switch (t.type) {
case "text":
i = t.value;
break;

case "error-text":
case "error-json":
i = (0, a.f3)({
error: t.value
});
break;

case "execution-denied":
i = t.reason ?? "Tool call execution denied.";
break;

case "content":
case "json":
i = (0, a.f3)(t.value);
}
o.push({
role: "tool",
tool_call_id: e.toolCallId,
content: n == null ? i : [ {
type: "text",
text: i,
prompt_cache_breakpoint: n
} ]
});
}
break;

default:
throw new Error(`Unsupported role: ${s}`);
}
}
return {
messages: o,
warnings: i
};
}
function getResponseMetadata$1({id: e, model: t, created: o}) {
return (0, a.qX)({
id: e,
model: t,
created: o || void 0
});
}
function mapOpenAIFinishReason$1({finishReason: e, hasRefusal: t = false}) {
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
const S = (0, a.ID)(() => (0, a.C_)(s.Ikc({
id: s.YjP().nullish(),
created: s.aig().nullish(),
model: s.YjP().nullish(),
choices: s.YOg(s.Ikc({
message: s.Ikc({
role: s.euz("assistant").nullish(),
content: s.YjP().nullish(),
refusal: s.YjP().nullish(),
audio: s.Ikc({
transcript: s.YjP().nullish()
}).nullish(),
tool_calls: s.YOg(s.Ikc({
id: s.YjP().nullish(),
type: s.euz("function"),
function: s.Ikc({
name: s.YjP(),
arguments: s.YjP()
})
})).nullish(),
annotations: s.YOg(s.Ikc({
type: s.euz("url_citation"),
url_citation: s.Ikc({
start_index: s.aig(),
end_index: s.aig(),
url: s.YjP(),
title: s.YjP()
})
})).nullish()
}),
index: s.aig(),
logprobs: s.Ikc({
content: s.YOg(s.Ikc({
token: s.YjP(),
logprob: s.aig(),
top_logprobs: s.YOg(s.Ikc({
token: s.YjP(),
logprob: s.aig()
}))
})).nullish(),
refusal: s.YOg(s.Ikc({
token: s.YjP(),
logprob: s.aig(),
top_logprobs: s.YOg(s.Ikc({
token: s.YjP(),
logprob: s.aig()
}))
})).nullish()
}).nullish(),
finish_reason: s.YjP().nullish()
})),
usage: s.Ikc({
prompt_tokens: s.aig().nullish(),
completion_tokens: s.aig().nullish(),
total_tokens: s.aig().nullish(),
prompt_tokens_details: s.Ikc({
cached_tokens: s.aig().nullish(),
cache_write_tokens: s.aig().nullish()
}).nullish(),
completion_tokens_details: s.Ikc({
reasoning_tokens: s.aig().nullish(),
accepted_prediction_tokens: s.aig().nullish(),
rejected_prediction_tokens: s.aig().nullish()
}).nullish()
}).nullish()
})));
const T = (0, a.ID)(() => (0, a.C_)(s.KCZ([ s.Ikc({
id: s.YjP().nullish(),
created: s.aig().nullish(),
model: s.YjP().nullish(),
choices: s.YOg(s.Ikc({
delta: s.Ikc({
role: s.k5n([ "assistant" ]).nullish(),
content: s.YjP().nullish(),
refusal: s.YjP().nullish(),
tool_calls: s.YOg(s.Ikc({
index: s.aig(),
id: s.YjP().nullish(),
type: s.euz("function").nullish(),
function: s.Ikc({
name: s.YjP().nullish(),
arguments: s.YjP().nullish()
})
})).nullish(),
annotations: s.YOg(s.Ikc({
type: s.euz("url_citation"),
url_citation: s.Ikc({
start_index: s.aig(),
end_index: s.aig(),
url: s.YjP(),
title: s.YjP()
})
})).nullish()
}).nullish(),
logprobs: s.Ikc({
content: s.YOg(s.Ikc({
token: s.YjP(),
logprob: s.aig(),
top_logprobs: s.YOg(s.Ikc({
token: s.YjP(),
logprob: s.aig()
}))
})).nullish(),
refusal: s.YOg(s.Ikc({
token: s.YjP(),
logprob: s.aig(),
top_logprobs: s.YOg(s.Ikc({
token: s.YjP(),
logprob: s.aig()
}))
})).nullish()
}).nullish(),
finish_reason: s.YjP().nullish(),
index: s.aig()
})),
usage: s.Ikc({
prompt_tokens: s.aig().nullish(),
completion_tokens: s.aig().nullish(),
total_tokens: s.aig().nullish(),
prompt_tokens_details: s.Ikc({
cached_tokens: s.aig().nullish(),
cache_write_tokens: s.aig().nullish()
}).nullish(),
completion_tokens_details: s.Ikc({
reasoning_tokens: s.aig().nullish(),
accepted_prediction_tokens: s.aig().nullish(),
rejected_prediction_tokens: s.aig().nullish()
}).nullish()
}).nullish()
}), openaiErrorDataSchema() ])));
function normalizeOpenAIJsonSchema(e) {
let t = false;
let o = false;
const a = normalizeSchema(e, true);
const i = [];
t && i.push({
type: "compatibility",
feature: "JSON Schema propertyNames",
details: "OpenAI does not support JSON Schema propertyNames. It was removed before sending the schema, so OpenAI will not enforce property-name constraints."
});
o && i.push({
type: "compatibility",
feature: "JSON Schema pattern with regex lookaround",
details: "OpenAI does not support regex lookaround in JSON Schema patterns. The pattern was removed before sending the schema, so OpenAI will not enforce that constraint."
});
return {
schema: a,
warnings: i
};
function normalizeSchema(e, a = false) {
const i = e.propertyNames;
if (i != null) {
if (typeof i === "boolean" || i.type != null && i.type !== "string") throw new n.b8({
functionality: "JSON Schema propertyNames that does not use a string schema"
});
t = true;
}
const s = {
...e
};
delete s.propertyNames;
if (s.pattern != null && containsRegexLookaround(s.pattern)) {
delete s.pattern;
o = true;
}
s.properties != null && (s.properties = normalizeSchemaRecord(s.properties));
s.patternProperties != null && (s.patternProperties = normalizeSchemaRecord(s.patternProperties));
s.additionalProperties != null && (s.additionalProperties = normalizeDefinition(s.additionalProperties));
s.additionalItems != null && (s.additionalItems = normalizeDefinition(s.additionalItems));
s.items != null && (s.items = Array.isArray(s.items) ? s.items.map(normalizeDefinition) : normalizeDefinition(s.items));
s.contains != null && (s.contains = normalizeDefinition(s.contains));
s.not != null && (s.not = normalizeDefinition(s.not));
s.allOf != null && (s.allOf = s.allOf.map(normalizeDefinition));
s.anyOf != null && (s.anyOf = s.anyOf.map(normalizeDefinition));
s.oneOf != null && (s.oneOf = s.oneOf.map(normalizeDefinition));
s.definitions != null && (s.definitions = normalizeSchemaRecord(s.definitions));
s.$defs != null && (s.$defs = normalizeSchemaRecord(s.$defs));
s.dependencies != null && (s.dependencies = Object.fromEntries(Object.entries(s.dependencies).map(([e, t]) => [ e, Array.isArray(t) ? t : normalizeDefinition(t) ])));
for (const e of [ "if", "then", "else" ]) {
const t = s[e];
t != null && (s[e] = normalizeDefinition(t));
}
const r = getSingletonReference(s);
if (r == null) return s;
const {allOf: l, ...p} = s;
if (!a) return {
...p,
$ref: r
};
const u = getLocalReferenceSchema(r, s);
if (u == null) return s;
return {
...u,
...p
};
}
function getSingletonReference(e) {
if (e.allOf?.length !== 1) return;
const [t] = e.allOf;
return typeof t === "object" && t != null && Object.keys(t).length === 1 && typeof t.$ref === "string" ? t.$ref : void 0;
}
function getLocalReferenceSchema(e, t) {
const o = /^#\/(definitions|\$defs)\/(.+)$/.exec(e);
if (o == null) return;
const [, n, a] = o;
const i = a.replace(/~1/g, "/").replace(/~0/g, "~");
const s = n === "definitions" ? t.definitions?.[i] : t.$defs?.[i];
return typeof s === "object" && s != null ? s : void 0;
}
function normalizeSchemaRecord(e) {
return Object.fromEntries(Object.entries(e).map(([e, t]) => [ e, normalizeDefinition(t) ]));
}
function normalizeDefinition(e) {
return typeof e === "boolean" ? e : normalizeSchema(e);
}
}
function containsRegexLookaround(e) {
let t = false;
let o = false;
for (let n = 0; n < e.length; n++) {
const a = e[n];
if (t) {
t = false;
continue;
}
if (a === "\\") {
t = true;
continue;
}
if (a === "[") {
o = true;
continue;
}
if (a === "]") {
o = false;
continue;
}
if (!o && a === "(" && e[n + 1] === "?") {
const t = e[n + 2];
if (t === "=" || t === "!") return true;
if (t === "<" && (e[n + 3] === "=" || e[n + 3] === "!")) return true;
}
}
return false;
}
function prepareChatTools({tools: e, toolChoice: t}) {
e = e?.length ? e : void 0;
const o = [];
if (e == null) return {
tools: void 0,
toolChoice: void 0,
toolWarnings: o
};
const a = [];
for (const t of e) switch (t.type) {
case "function":
{
const e = normalizeOpenAIJsonSchema(t.inputSchema);
o.push(...e.warnings);
a.push({
type: "function",
function: {
name: t.name,
description: t.description,
parameters: e.schema,
...t.strict != null ? {
strict: t.strict
} : {}
}
});
break;
}

default:
o.push({
type: "unsupported",
feature: `tool type: ${t.type}`
});
}
if (t == null) return {
tools: a,
toolChoice: void 0,
toolWarnings: o
};
const i = t.type;
switch (i) {
case "auto":
case "none":
case "required":
return {
tools: a,
toolChoice: i,
toolWarnings: o
};

case "tool":
return {
tools: a,
toolChoice: {
type: "function",
function: {
name: t.toolName
}
},
toolWarnings: o
};

default:
throw new n.b8({
functionality: `tool choice type: ${i}`
});
}
}
var z = class OpenAIChatLanguageModel {
static [i.V](e) {
return (0, a.Qf)({
modelId: e.modelId,
config: e.config
});
}
static [i.C](e) {
return new OpenAIChatLanguageModel(e.modelId, e.config);
}
constructor(e, t) {
this.specificationVersion = "v4";
this.supportedUrls = {
"image/*": [ /^https?:\/\/.*$/ ]
};
this.modelId = e;
this.config = t;
}
get provider() {
return this.config.provider;
}
async getArgs({prompt: e, maxOutputTokens: t, temperature: o, topP: n, topK: i, frequencyPenalty: s, presencePenalty: r, stopSequences: l, responseFormat: p, seed: u, tools: c, toolChoice: d, reasoning: m, providerOptions: g}) {
const h = [];
const f = this.config.provider.includes("azure") ? [ "openai", "azure" ] : [ "openai" ];
const y = (await (0, a.Wo)({
providerOptions: g,
namespaces: f,
resolution: "merge",
schema: x
})).options ?? {};
const {capabilities: {language: _}, requestConfig: {language: I}} = getOpenAILanguageModelEntry(this.modelId);
const k = !_.endpoints.chat.functionToolsWithReasoning && y.reasoningEffort == null && (c?.some(e => e.type === "function") ?? false);
k && (0, a.g6)(m) && m !== "none" && h.push({
type: "compatibility",
feature: "reasoning",
details: `${this.modelId} does not support function tools with reasoning in the Chat Completions API. reasoning effort set to "none". Use the Responses API to combine reasoning with function tools.`
});
const v = k ? "none" : resolveOpenAIReasoningEffort({
providerReasoningEffort: y.reasoningEffort,
reasoning: m,
supportedReasoningEfforts: _.reasoning.efforts?.filter(e => e !== "max"),
warnings: h
});
const P = y.forceReasoning ?? _.reasoning.support === true;
i != null && h.push({
type: "unsupported",
feature: "topK"
});
f.some(e => g?.[e]?.reasoningSummary != null) && h.push({
type: "unsupported",
feature: "reasoningSummary",
details: "reasoningSummary is only supported by the Responses API, not the Chat Completions API"
});
const {messages: b, warnings: C} = await convertToOpenAIChatMessages({
prompt: e,
systemMessageMode: y.systemMessageMode ?? (P ? "developer" : I.systemMessageMode)
});
h.push(...C);
const Y = y.strictJsonSchema ?? true;
const j = p?.type === "json" && p.schema != null ? normalizeOpenAIJsonSchema(p.schema) : void 0;
j != null && h.push(...j.warnings);
const w = {
model: this.config.requestModelId ?? this.modelId,
logit_bias: y.logitBias,
logprobs: y.logprobs === true || typeof y.logprobs === "number" || void 0,
top_logprobs: typeof y.logprobs === "number" ? y.logprobs : typeof y.logprobs === "boolean" && y.logprobs ? 0 : void 0,
user: y.user,
parallel_tool_calls: y.parallelToolCalls,
max_tokens: t,
temperature: o,
top_p: n,
frequency_penalty: s,
presence_penalty: r,
response_format: p?.type === "json" ? j != null ? {
type: "json_schema",
json_schema: {
schema: j.schema,
strict: Y,
name: p.name ?? "response",
description: p.description
}
} : {
type: "json_object"
} : void 0,
stop: l,
seed: u,
verbosity: y.textVerbosity,
max_completion_tokens: y.maxCompletionTokens,
store: y.store,
metadata: y.metadata,
prediction: y.prediction,
reasoning_effort: v,
service_tier: y.serviceTier,
prompt_cache_key: y.promptCacheKey,
prompt_cache_options: y.promptCacheOptions,
prompt_cache_retention: y.promptCacheRetention,
safety_identifier: y.safetyIdentifier,
messages: b
};
if (!_.promptCache.retention && w.prompt_cache_retention != null) {
w.prompt_cache_retention = void 0;
h.push({
type: "unsupported",
feature: "promptCacheRetention",
details: "promptCacheRetention is not supported by GPT-6 and later models; use promptCacheOptions instead"
});
}
if (P) {
if (v !== "none" || _.reasoning.sampling !== "reasoning-effort-none") {
if (w.temperature != null) {
w.temperature = void 0;
h.push({
type: "unsupported",
feature: "temperature",
details: "temperature is not supported for reasoning models"
});
}
if (w.top_p != null) {
w.top_p = void 0;
h.push({
type: "unsupported",
feature: "topP",
details: "topP is not supported for reasoning models"
});
}
if (w.logprobs != null) {
w.logprobs = void 0;
h.push({
type: "other",
message: "logprobs is not supported for reasoning models"
});
}
}
if (w.frequency_penalty != null) {
w.frequency_penalty = void 0;
h.push({
type: "unsupported",
feature: "frequencyPenalty",
details: "frequencyPenalty is not supported for reasoning models"
});
}
if (w.presence_penalty != null) {
w.presence_penalty = void 0;
h.push({
type: "unsupported",
feature: "presencePenalty",
details: "presencePenalty is not supported for reasoning models"
});
}
if (w.logit_bias != null) {
w.logit_bias = void 0;
h.push({
type: "other",
message: "logitBias is not supported for reasoning models"
});
}
if (w.top_logprobs != null) {
w.top_logprobs = void 0;
h.push({
type: "other",
message: "topLogprobs is not supported for reasoning models"
});
}
if (w.max_tokens != null) {
w.max_completion_tokens == null && (w.max_completion_tokens = w.max_tokens);
w.max_tokens = void 0;
}
} else if (!_.endpoints.chat.temperatureWithoutReasoning && w.temperature != null) {
w.temperature = void 0;
h.push({
type: "unsupported",
feature: "temperature",
details: "temperature is not supported for the search preview models and has been removed."
});
}
if (y.serviceTier === "flex" && !_.serviceTiers.flex) {
h.push({
type: "unsupported",
feature: "serviceTier",
details: "flex processing is only available for o3, o4-mini, and gpt-5 models"
});
w.service_tier = void 0;
}
if ((y.serviceTier === "priority" || y.serviceTier === "fast") && !_.serviceTiers.priority) {
h.push({
type: "unsupported",
feature: "serviceTier",
details: "priority processing is only available for supported models (gpt-4, gpt-5, gpt-5-mini, o3, o4-mini) and requires Enterprise access. gpt-5-nano is not supported"
});
w.service_tier = void 0;
}
const {tools: O, toolChoice: S, toolWarnings: T} = prepareChatTools({
tools: c,
toolChoice: d
});
return {
args: {
...w,
tools: O,
tool_choice: S
},
warnings: [ ...h, ...T ]
};
}
async doGenerate(e) {
const {args: t, warnings: o} = await this.getArgs(e);
const i = this.config.url({
path: "/chat/completions",
modelId: this.config.requestModelId ?? this.modelId
});
const {responseHeaders: s, value: r, rawValue: l} = await (0, a.GU)({
url: i,
headers: (0, a.m2)(await (0, a.hd)(this.config.headers), e.headers),
body: t,
failedResponseHandler: p,
successfulResponseHandler: (0, a.cV)(S),
abortSignal: e.abortSignal,
fetch: this.config.fetch
});
const u = r.choices[0];
if (u == null) throw new n.xn({
data: l,
message: "Response did not contain any choices."
});
const c = [];
const d = u.message.content != null && u.message.content.length > 0 ? u.message.content : u.message.audio?.transcript;
d != null && d.length > 0 && c.push({
type: "text",
text: d
});
const m = u.message.refusal;
const g = m != null && m.length > 0;
g && c.push({
type: "text",
text: m
});
for (const e of u.message.tool_calls ?? []) c.push({
type: "tool-call",
toolCallId: e.id || (0, a.$C)(),
toolName: e.function.name,
input: e.function.arguments
});
for (const e of u.message.annotations ?? []) c.push({
type: "source",
sourceType: "url",
id: (0, a.$C)(),
url: e.url_citation.url,
title: e.url_citation.title
});
const h = r.usage?.completion_tokens_details;
const f = {
openai: {}
};
h?.accepted_prediction_tokens != null && (f.openai.acceptedPredictionTokens = h?.accepted_prediction_tokens);
h?.rejected_prediction_tokens != null && (f.openai.rejectedPredictionTokens = h?.rejected_prediction_tokens);
const y = u.logprobs?.content;
const _ = u.logprobs?.refusal;
y == null && _ == null || (f.openai.logprobs = [ ...y ?? [], ..._ ?? [] ]);
return {
content: c,
finishReason: {
unified: mapOpenAIFinishReason$1({
finishReason: u.finish_reason,
hasRefusal: g
}),
raw: u.finish_reason ?? void 0
},
usage: convertOpenAIChatUsage(r.usage),
request: {
body: t,
url: i
},
response: {
...getResponseMetadata$1(r),
headers: s,
body: l
},
warnings: o,
providerMetadata: f
};
}
async doStream(e) {
const {args: t, warnings: o} = await this.getArgs(e);
const n = {
...t,
stream: true,
stream_options: {
include_usage: true
}
};
const i = this.config.url({
path: "/chat/completions",
modelId: this.config.requestModelId ?? this.modelId
});
const {responseHeaders: s, value: r} = await (0, a.GU)({
url: i,
headers: (0, a.m2)(await (0, a.hd)(this.config.headers), e.headers),
body: n,
failedResponseHandler: p,
successfulResponseHandler: (0, a.Ds)(T),
abortSignal: e.abortSignal,
fetch: this.config.fetch
});
const l = await throwIfOpenAIStreamErrorBeforeOutput({
stream: r,
getError: e => "error" in e ? e.error : void 0,
isOutputChunk: isOpenAIChatOutputChunk,
url: i,
requestBodyValues: n,
responseHeaders: s
});
let u;
let c = {
unified: "interrupted",
raw: void 0
};
let d;
let m = false;
let g = false;
let h = false;
let f;
let y = false;
const _ = [];
const I = {
openai: {}
};
return {
stream: l.pipeThrough(new TransformStream({
start(e) {
u = new a.HE(e, {
generateId: a.$C,
typeValidation: "if-present"
});
e.enqueue({
type: "stream-start",
warnings: o
});
},
transform(t, o) {
e.includeRawChunks && o.enqueue({
type: "raw",
rawValue: t.rawValue
});
if (!t.success) {
c = {
unified: "error",
raw: void 0
};
f = void 0;
o.enqueue({
type: "error",
error: t.error
});
return;
}
const n = t.value;
if ("error" in n) {
c = {
unified: "error",
raw: void 0
};
f = void 0;
o.enqueue({
type: "error",
error: createOpenAIProviderStreamError(n.error) ?? n.error
});
return;
}
if (!m) {
const e = getResponseMetadata$1(n);
if (Object.values(e).some(Boolean)) {
m = true;
o.enqueue({
type: "response-metadata",
...getResponseMetadata$1(n)
});
}
}
if (n.usage != null) {
d = n.usage;
n.usage.completion_tokens_details?.accepted_prediction_tokens != null && (I.openai.acceptedPredictionTokens = n.usage.completion_tokens_details?.accepted_prediction_tokens);
n.usage.completion_tokens_details?.rejected_prediction_tokens != null && (I.openai.rejectedPredictionTokens = n.usage.completion_tokens_details?.rejected_prediction_tokens);
}
const i = n.choices[0];
i?.finish_reason != null && (f = i.finish_reason);
if (i?.logprobs != null) {
const e = i.logprobs.content;
const t = i.logprobs.refusal;
if (e != null || t != null) {
y = true;
_.push(...e ?? [], ...t ?? []);
}
}
if (i?.delta == null) return;
const s = i.delta;
const r = [];
s.content != null && s.content.length > 0 && r.push(s.content);
if (s.refusal != null && s.refusal.length > 0) {
h = true;
r.push(s.refusal);
}
r.length === 0 && s.content === "" && r.push(s.content);
for (const e of r) {
if (!g) {
o.enqueue({
type: "text-start",
id: "0"
});
g = true;
}
o.enqueue({
type: "text-delta",
id: "0",
delta: e
});
}
if (s.tool_calls != null) for (const e of s.tool_calls) u.processDelta(e);
if (s.annotations != null) for (const e of s.annotations) o.enqueue({
type: "source",
sourceType: "url",
id: (0, a.$C)(),
url: e.url_citation.url,
title: e.url_citation.title
});
},
flush(e) {
g && e.enqueue({
type: "text-end",
id: "0"
});
u.flush();
f != null && (c = {
unified: mapOpenAIFinishReason$1({
finishReason: f,
hasRefusal: h
}),
raw: f
});
y && (I.openai.logprobs = _);
e.enqueue({
type: "finish",
finishReason: c,
usage: convertOpenAIChatUsage(d),
...I != null ? {
providerMetadata: I
} : {}
});
}
})),
request: {
body: n,
url: i
},
response: {
headers: s
}
};
}
};
function isOpenAIChatOutputChunk(e) {
if ("error" in e) return false;
return e.choices.some(e => {
const t = e.delta;
return t?.content != null && t.content.length > 0 || t?.refusal != null && t.refusal.length > 0 || t?.tool_calls != null && t.tool_calls.length > 0 || t?.annotations != null && t.annotations.length > 0;
});
}
function convertOpenAICompletionUsage(e) {
if (e == null) return (0, a.EK)();
const t = e.prompt_tokens ?? 0;
const o = e.completion_tokens ?? 0;
return {
inputTokens: {
total: e.prompt_tokens ?? void 0,
noCache: t,
cacheRead: void 0,
cacheWrite: void 0
},
outputTokens: {
total: e.completion_tokens ?? void 0,
text: o,
reasoning: void 0
},
raw: e
};
}
function convertToOpenAICompletionPrompt({prompt: e, user: t = "user", assistant: o = "assistant"}) {
let a = "";
if (e[0].role === "system") {
a += `${e[0].content}\n\n`;
e = e.slice(1);
}
for (const {role: i, content: s} of e) switch (i) {
case "system":
throw new n.M3({
message: `Unexpected system message in prompt: ${s}`,
prompt: e
});

case "user":
{
const e = s.map(e => {
switch (e.type) {
case "text":
return e.text;
}
}).filter(Boolean).join("");
a += `${t}:\n${e}\n\n`;
break;
}

case "assistant":
{
const e = s.map(e => {
switch (e.type) {
case "text":
return e.text;

case "tool-call":
throw new n.b8({
functionality: "tool-call messages"
});
}
}).join("");
a += `${o}:\n${e}\n\n`;
break;
}

case "tool":
throw new n.b8({
functionality: "tool messages"
});

default:
throw new Error(`Unsupported role: ${i}`);
}
a += `${o}:\n`;
return {
prompt: a,
stopSequences: [ `\n${t}:` ]
};
}
function mapOpenAIFinishReason(e) {
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
const R = (0, a.ID)(() => (0, a.C_)(s.Ikc({
id: s.YjP().nullish(),
created: s.aig().nullish(),
model: s.YjP().nullish(),
choices: s.YOg(s.Ikc({
text: s.YjP(),
finish_reason: s.YjP(),
logprobs: s.Ikc({
tokens: s.YOg(s.YjP()),
token_logprobs: s.YOg(s.aig()),
top_logprobs: s.YOg(s.g1P(s.YjP(), s.aig())).nullish()
}).nullish()
})),
usage: s.Ikc({
prompt_tokens: s.aig(),
completion_tokens: s.aig(),
total_tokens: s.aig()
}).nullish()
})));
const M = (0, a.ID)(() => (0, a.C_)(s.KCZ([ s.Ikc({
id: s.YjP().nullish(),
created: s.aig().nullish(),
model: s.YjP().nullish(),
choices: s.YOg(s.Ikc({
text: s.YjP(),
finish_reason: s.YjP().nullish(),
index: s.aig(),
logprobs: s.Ikc({
tokens: s.YOg(s.YjP()),
token_logprobs: s.YOg(s.aig()),
top_logprobs: s.YOg(s.g1P(s.YjP(), s.aig())).nullish()
}).nullish()
})),
usage: s.Ikc({
prompt_tokens: s.aig(),
completion_tokens: s.aig(),
total_tokens: s.aig()
}).nullish()
}), openaiErrorDataSchema() ])));
const q = (0, a.ID)(() => (0, a.C_)(s.Ikc({
echo: s.zMY().optional(),
logitBias: s.g1P(s.YjP(), s.aig()).optional(),
suffix: s.YjP().optional(),
user: s.YjP().optional(),
logprobs: s.KCZ([ s.zMY(), s.aig() ]).optional()
})));
var N = class OpenAICompletionLanguageModel {
get providerOptionsName() {
return this.config.provider.split(".")[0].trim();
}
static [i.V](e) {
return (0, a.Qf)({
modelId: e.modelId,
config: e.config
});
}
static [i.C](e) {
return new OpenAICompletionLanguageModel(e.modelId, e.config);
}
constructor(e, t) {
this.specificationVersion = "v4";
this.supportedUrls = {};
this.modelId = e;
this.config = t;
}
get provider() {
return this.config.provider;
}
async getArgs({prompt: e, maxOutputTokens: t, temperature: o, topP: n, topK: i, frequencyPenalty: s, presencePenalty: r, stopSequences: l, responseFormat: p, tools: u, toolChoice: c, seed: d, providerOptions: m}) {
const g = [];
const h = (await (0, a.Wo)({
providerOptions: m,
namespaces: [ "openai", this.providerOptionsName ],
resolution: "merge",
schema: q
})).options ?? {};
i != null && g.push({
type: "unsupported",
feature: "topK"
});
u?.length && g.push({
type: "unsupported",
feature: "tools"
});
c != null && g.push({
type: "unsupported",
feature: "toolChoice"
});
p != null && p.type !== "text" && g.push({
type: "unsupported",
feature: "responseFormat",
details: "JSON response format is not supported."
});
const {prompt: f, stopSequences: y} = convertToOpenAICompletionPrompt({
prompt: e
});
const _ = [ ...y ?? [], ...l ?? [] ];
return {
args: {
model: this.config.requestModelId ?? this.modelId,
echo: h.echo,
logit_bias: h.logitBias,
logprobs: h?.logprobs === true ? 0 : h?.logprobs === false ? void 0 : h?.logprobs,
suffix: h.suffix,
user: h.user,
max_tokens: t,
temperature: o,
top_p: n,
frequency_penalty: s,
presence_penalty: r,
seed: d,
prompt: f,
stop: _.length > 0 ? _ : void 0
},
warnings: g
};
}
async doGenerate(e) {
const {args: t, warnings: o} = await this.getArgs(e);
const {responseHeaders: n, value: i, rawValue: s} = await (0, a.GU)({
url: this.config.url({
path: "/completions",
modelId: this.config.requestModelId ?? this.modelId
}),
headers: (0, a.m2)(await (0, a.hd)(this.config.headers), e.headers),
body: t,
failedResponseHandler: p,
successfulResponseHandler: (0, a.cV)(R),
abortSignal: e.abortSignal,
fetch: this.config.fetch
});
const r = i.choices[0];
const l = {
openai: {}
};
r.logprobs != null && (l.openai.logprobs = r.logprobs);
return {
content: [ {
type: "text",
text: r.text
} ],
usage: convertOpenAICompletionUsage(i.usage),
finishReason: {
unified: mapOpenAIFinishReason(r.finish_reason),
raw: r.finish_reason ?? void 0
},
request: {
body: t
},
response: {
...(0, a.qX)(i),
headers: n,
body: s
},
providerMetadata: l,
warnings: o
};
}
async doStream(e) {
const {args: t, warnings: o} = await this.getArgs(e);
const n = {
...t,
stream: true,
stream_options: {
include_usage: true
}
};
const i = this.config.url({
path: "/completions",
modelId: this.config.requestModelId ?? this.modelId
});
const {responseHeaders: s, value: r} = await (0, a.GU)({
url: i,
headers: (0, a.m2)(await (0, a.hd)(this.config.headers), e.headers),
body: n,
failedResponseHandler: p,
successfulResponseHandler: (0, a.Ds)(M),
abortSignal: e.abortSignal,
fetch: this.config.fetch
});
const l = await throwIfOpenAIStreamErrorBeforeOutput({
stream: r,
getError: e => "error" in e ? e.error : void 0,
isOutputChunk: isOpenAICompletionOutputChunk,
url: i,
requestBodyValues: n,
responseHeaders: s
});
let u = {
unified: "interrupted",
raw: void 0
};
const c = {
openai: {}
};
let d;
let m = true;
return {
stream: l.pipeThrough(new TransformStream({
start(e) {
e.enqueue({
type: "stream-start",
warnings: o
});
},
transform(t, o) {
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
if ("error" in n) {
u = {
unified: "error",
raw: void 0
};
o.enqueue({
type: "error",
error: createOpenAIProviderStreamError(n.error) ?? n.error
});
return;
}
if (m) {
m = false;
o.enqueue({
type: "response-metadata",
...(0, a.qX)(n)
});
o.enqueue({
type: "text-start",
id: "0"
});
}
n.usage != null && (d = n.usage);
const i = n.choices[0];
i?.finish_reason != null && (u = {
unified: mapOpenAIFinishReason(i.finish_reason),
raw: i.finish_reason
});
i?.logprobs != null && (c.openai.logprobs = i.logprobs);
i?.text != null && i.text.length > 0 && o.enqueue({
type: "text-delta",
id: "0",
delta: i.text
});
},
flush(e) {
m || e.enqueue({
type: "text-end",
id: "0"
});
e.enqueue({
type: "finish",
finishReason: u,
providerMetadata: c,
usage: convertOpenAICompletionUsage(d)
});
}
})),
request: {
body: n
},
response: {
headers: s
}
};
}
};
function isOpenAICompletionOutputChunk(e) {
return !("error" in e) && e.choices.some(e => e.text.length > 0);
}
const A = (0, a.ID)(() => (0, a.C_)(s.Ikc({
dimensions: s.aig().optional(),
user: s.YjP().optional()
})));
const D = (0, a.ID)(() => (0, a.C_)(s.Ikc({
data: s.YOg(s.Ikc({
embedding: s.YOg(s.aig())
})),
usage: s.Ikc({
prompt_tokens: s.aig()
}).nullish()
})));
var E = class OpenAIEmbeddingModel {
static [i.V](e) {
return (0, a.Qf)({
modelId: e.modelId,
config: e.config
});
}
static [i.C](e) {
return new OpenAIEmbeddingModel(e.modelId, e.config);
}
get provider() {
return this.config.provider;
}
constructor(e, t) {
this.specificationVersion = "v4";
this.maxEmbeddingsPerCall = 2048;
this[a.cI] = 3e5;
this.supportsParallelCalls = true;
this.modelId = e;
this.config = t;
}
async doEmbed({values: e, dimensions: t, headers: o, abortSignal: i, providerOptions: s}) {
if (e.length > this.maxEmbeddingsPerCall) throw new n.Ch({
provider: this.provider,
modelId: this.modelId,
maxEmbeddingsPerCall: this.maxEmbeddingsPerCall,
values: e
});
const r = await (0, a.xI)({
provider: "openai",
providerOptions: s,
schema: A
}) ?? {};
const {responseHeaders: l, value: u, rawValue: c} = await (0, a.GU)({
url: this.config.url({
path: "/embeddings",
modelId: this.modelId
}),
headers: (0, a.m2)(await (0, a.hd)(this.config.headers), o),
body: {
model: this.modelId,
input: e,
encoding_format: "float",
dimensions: r.dimensions ?? t,
user: r.user
},
failedResponseHandler: p,
successfulResponseHandler: (0, a.cV)(D),
abortSignal: i,
fetch: this.config.fetch
});
return {
warnings: [],
embeddings: u.data.map(e => e.embedding),
usage: u.usage ? {
tokens: u.usage.prompt_tokens
} : void 0,
response: {
headers: l,
body: c
}
};
}
};
const $ = (0, a.ID)(() => (0, a.C_)(s.Ikc({
created: s.aig().nullish(),
data: s.YOg(s.Ikc({
b64_json: s.YjP(),
revised_prompt: s.YjP().nullish()
})),
background: s.YjP().nullish(),
output_format: s.YjP().nullish(),
size: s.YjP().nullish(),
quality: s.YjP().nullish(),
usage: s.Ikc({
input_tokens: s.aig().nullish(),
output_tokens: s.aig().nullish(),
total_tokens: s.aig().nullish(),
input_tokens_details: s.Ikc({
image_tokens: s.aig().nullish(),
text_tokens: s.aig().nullish()
}).nullish()
}).nullish()
})));
const F = _;
function hasDefaultResponseFormat(e) {
return getOpenAIImageModelEntry(e).requestConfig.image.responseFormat === "provider-default";
}
function getMaxImagesPerCall(e) {
return getOpenAIImageModelEntry(e).capabilities.image.maxImagesPerCall ?? 1;
}
const baseImageModelOptionsObject = () => s.Ikc({
quality: s.k5n([ "standard", "hd", "low", "medium", "high", "xhigh", "max", "auto" ]).optional(),
background: s.k5n([ "transparent", "opaque", "auto" ]).optional(),
outputFormat: s.k5n([ "png", "jpeg", "webp" ]).optional(),
complexity: s.k5n([ "low", "medium", "high" ]).optional(),
outputCompression: s.aig().int().min(0).max(100).optional(),
user: s.YjP().optional(),
safetyIdentifier: s.YjP().max(128).optional()
});
const U = (0, a.ID)(() => (0, a.C_)(baseImageModelOptionsObject()));
const openaiImageModelGenerationOptionsShape = () => baseImageModelOptionsObject().extend({
style: s.k5n([ "vivid", "natural" ]).optional(),
outputFormat: s.k5n([ "png", "jpeg", "webp", "gif" ]).optional(),
frameCount: s.aig().int().min(2).max(64).optional(),
frameDurationMs: s.aig().int().min(20).max(2e3).optional(),
moderation: s.k5n([ "auto", "low" ]).optional()
}).shape;
const L = (0, a.ID)(() => (0, a.C_)(s.Ikc(openaiImageModelGenerationOptionsShape())));
const openaiImageModelEditOptionsShape = () => baseImageModelOptionsObject().extend({
inputFidelity: s.k5n([ "high", "low" ]).optional(),
markup: s.YjP().optional(),
moderation: s.k5n([ "auto", "low" ]).optional()
}).shape;
const J = (0, a.ID)(() => (0, a.C_)(s.Ikc(openaiImageModelEditOptionsShape())));
var B = class OpenAIImageModel {
static [i.V](e) {
return (0, a.Qf)({
modelId: e.modelId,
config: e.config
});
}
static [i.C](e) {
return new OpenAIImageModel(e.modelId, e.config);
}
get maxImagesPerCall() {
return getMaxImagesPerCall(this.modelId);
}
get supportsFileInputs() {
if (this.config.imageInputCapabilities != null) return this.config.imageInputCapabilities.supportsFileInputs;
const e = getOpenAIImageModelEntry(this.modelId).capabilities.image.fileInput;
return typeof e === "boolean" ? e : void 0;
}
get supportsMaskInputs() {
if (this.config.imageInputCapabilities != null) return this.config.imageInputCapabilities.supportsMaskInputs;
const e = getOpenAIImageModelEntry(this.modelId).capabilities.image.maskInput;
return typeof e === "boolean" ? e : void 0;
}
get provider() {
return this.config.provider;
}
constructor(e, t) {
this.modelId = e;
this.config = t;
this.specificationVersion = "v4";
}
async doGenerate({prompt: e, files: t, mask: o, n: i, size: s, aspectRatio: r, seed: l, providerOptions: u, headers: c, abortSignal: d}) {
const m = [];
r != null && m.push({
type: "unsupported",
feature: "aspectRatio",
details: "This model does not support aspect ratio. Use `size` instead."
});
l != null && m.push({
type: "unsupported",
feature: "seed"
});
const g = this.config._internal?.currentDate?.() ?? new Date;
if (t != null) {
const r = await (0, a.xI)({
provider: "openai",
providerOptions: u,
schema: J
}) ?? {};
if (o != null && r.markup != null) throw new n.Di({
argument: "providerOptions.openai.markup",
message: "`markup` cannot be combined with `mask`."
});
const {value: l, responseHeaders: h} = await (0, a.S)({
url: this.config.url({
path: "/images/edits",
modelId: this.modelId
}),
headers: (0, a.m2)(await (0, a.hd)(this.config.headers), c),
formData: (0, a.jW)({
model: this.modelId,
prompt: e,
image: await Promise.all(t.map(e => e.type === "file" ? new Blob([ e.data instanceof Uint8Array ? new Blob([ e.data ], {
type: e.mediaType
}) : new Blob([ (0, a.Z9)(e.data) ], {
type: e.mediaType
}) ], {
type: e.mediaType
}) : (0, a.WN)(e.url, {
abortSignal: d,
fetch: this.config.downloadFetch ?? this.config.fetch
}))),
mask: o != null ? await fileToBlob(o, d, this.config.downloadFetch ?? this.config.fetch) : void 0,
markup: r.markup != null ? await markupToBlob(r.markup, d, this.config.downloadFetch ?? this.config.fetch) : void 0,
n: i,
size: s,
quality: r.quality,
background: r.background,
output_format: r.outputFormat,
output_compression: r.outputCompression,
complexity: r.complexity,
input_fidelity: r.inputFidelity,
moderation: r.moderation,
user: r.user,
safety_identifier: r.safetyIdentifier
}),
failedResponseHandler: p,
successfulResponseHandler: (0, a.cV)($),
abortSignal: d,
fetch: this.config.fetch
});
return {
images: l.data.map(e => e.b64_json),
warnings: m,
usage: l.usage != null ? {
inputTokens: l.usage.input_tokens ?? void 0,
outputTokens: l.usage.output_tokens ?? void 0,
totalTokens: l.usage.total_tokens ?? void 0
} : void 0,
response: {
timestamp: g,
modelId: this.modelId,
headers: h
},
providerMetadata: {
openai: {
images: l.data.map((e, t) => ({
...e.revised_prompt ? {
revisedPrompt: e.revised_prompt
} : {},
created: l.created ?? void 0,
size: l.size ?? void 0,
quality: l.quality ?? void 0,
background: l.background ?? void 0,
outputFormat: l.output_format ?? void 0,
...distributeTokenDetails(l.usage?.input_tokens_details, t, l.data.length)
}))
}
}
};
}
const h = await (0, a.xI)({
provider: "openai",
providerOptions: u,
schema: L
}) ?? {};
const {value: f, responseHeaders: y} = await (0, a.GU)({
url: this.config.url({
path: "/images/generations",
modelId: this.modelId
}),
headers: (0, a.m2)(await (0, a.hd)(this.config.headers), c),
body: {
model: this.modelId,
prompt: e,
n: i,
size: s,
quality: h.quality,
style: h.style,
background: h.background,
moderation: h.moderation,
output_format: h.outputFormat,
output_compression: h.outputCompression,
complexity: h.complexity,
frame_count: h.frameCount,
frame_duration_ms: h.frameDurationMs,
user: h.user,
safety_identifier: h.safetyIdentifier,
...hasDefaultResponseFormat(this.modelId) ? {} : {
response_format: "b64_json"
}
},
failedResponseHandler: p,
successfulResponseHandler: (0, a.cV)($),
abortSignal: d,
fetch: this.config.fetch
});
return {
images: f.data.map(e => e.b64_json),
warnings: m,
usage: f.usage != null ? {
inputTokens: f.usage.input_tokens ?? void 0,
outputTokens: f.usage.output_tokens ?? void 0,
totalTokens: f.usage.total_tokens ?? void 0
} : void 0,
response: {
timestamp: g,
modelId: this.modelId,
headers: y
},
providerMetadata: {
openai: {
images: f.data.map((e, t) => ({
...e.revised_prompt ? {
revisedPrompt: e.revised_prompt
} : {},
created: f.created ?? void 0,
size: f.size ?? void 0,
quality: f.quality ?? void 0,
background: f.background ?? void 0,
outputFormat: f.output_format ?? void 0,
...distributeTokenDetails(f.usage?.input_tokens_details, t, f.data.length)
}))
}
}
};
}
};
function distributeTokenDetails(e, t, o) {
if (e == null) return {};
const n = {};
if (e.image_tokens != null) {
const a = Math.floor(e.image_tokens / o);
const i = e.image_tokens - a * (o - 1);
n.imageTokens = t === o - 1 ? i : a;
}
if (e.text_tokens != null) {
const a = Math.floor(e.text_tokens / o);
const i = e.text_tokens - a * (o - 1);
n.textTokens = t === o - 1 ? i : a;
}
return n;
}
async function markupToBlob(e, t, o) {
const i = /^data:([^;,]*)(;base64)?,(.*)$/s.exec(e);
if (i == null) return (0, a.WN)(e, {
abortSignal: t,
fetch: o
});
if (i[2] == null) throw new n.Di({
argument: "providerOptions.openai.markup",
message: "`markup` data URLs must be base64 encoded."
});
return new Blob([ (0, a.Z9)(i[3]) ], {
type: i[1] || "image/png"
});
}
async function fileToBlob(e, t, o) {
if (!e) return;
if (e.type === "url") return (0, a.WN)(e.url, {
abortSignal: t,
fetch: o
});
const n = e.data instanceof Uint8Array ? e.data : (0, a.Z9)(e.data);
return new Blob([ n ], {
type: e.mediaType
});
}
const V = (0, a.ID)(() => (0, a.C_)(s.Ikc({
text: s.YjP(),
language: s.YjP().nullish(),
languages: s.YOg(s.Ikc({
code: s.YjP()
})).nullish(),
duration: s.aig().nullish(),
words: s.YOg(s.Ikc({
word: s.YjP(),
start: s.aig(),
end: s.aig()
})).nullish(),
segments: s.YOg(s.KCZ([ s.Ikc({
id: s.aig(),
seek: s.aig(),
start: s.aig(),
end: s.aig(),
text: s.YjP(),
tokens: s.YOg(s.aig()),
temperature: s.aig(),
avg_logprob: s.aig(),
compression_ratio: s.aig(),
no_speech_prob: s.aig()
}), s.Ikc({
type: s.euz("transcript.text.segment"),
id: s.YjP(),
start: s.aig(),
end: s.aig(),
text: s.YjP(),
speaker: s.YjP()
}) ])).nullish(),
usage: s.g1P(s.YjP(), s.Pq9()).nullish()
})));
const openAITranscriptionModelOptionsShape = () => ({
include: s.YOg(s.YjP()).optional(),
language: s.YjP().optional(),
languages: s.YOg(s.YjP()).optional(),
keywords: s.YOg(s.YjP()).optional(),
prompt: s.YjP().optional(),
temperature: s.aig().min(0).max(1).default(0).optional(),
timestampGranularities: s.YOg(s.k5n([ "word", "segment" ])).optional(),
responseFormat: s.k5n([ "json", "verbose_json", "diarized_json" ]).optional(),
chunkingStrategy: s.KCZ([ s.euz("auto"), s.Ikc({
type: s.euz("server_vad"),
threshold: s.aig().min(0).max(1).optional(),
prefixPaddingMs: s.aig().int().min(0).optional(),
silenceDurationMs: s.aig().int().min(0).optional()
}) ]).optional(),
streaming: s.Ikc({
delay: s.k5n([ "minimal", "low", "medium", "high", "xhigh" ]).optional(),
include: s.YOg(s.YjP()).optional()
}).optional()
});
const W = (0, a.ID)(() => (0, a.C_)(s.Ikc(openAITranscriptionModelOptionsShape())));
const G = {
afrikaans: "af",
arabic: "ar",
armenian: "hy",
azerbaijani: "az",
belarusian: "be",
bosnian: "bs",
bulgarian: "bg",
catalan: "ca",
chinese: "zh",
croatian: "hr",
czech: "cs",
danish: "da",
dutch: "nl",
english: "en",
estonian: "et",
finnish: "fi",
french: "fr",
galician: "gl",
german: "de",
greek: "el",
hebrew: "he",
hindi: "hi",
hungarian: "hu",
icelandic: "is",
indonesian: "id",
italian: "it",
japanese: "ja",
kannada: "kn",
kazakh: "kk",
korean: "ko",
latvian: "lv",
lithuanian: "lt",
macedonian: "mk",
malay: "ms",
marathi: "mr",
maori: "mi",
nepali: "ne",
norwegian: "no",
persian: "fa",
polish: "pl",
portuguese: "pt",
romanian: "ro",
russian: "ru",
serbian: "sr",
slovak: "sk",
slovenian: "sl",
spanish: "es",
swahili: "sw",
swedish: "sv",
tagalog: "tl",
tamil: "ta",
thai: "th",
turkish: "tr",
ukrainian: "uk",
urdu: "ur",
vietnamese: "vi",
welsh: "cy"
};
function isLanguageCode(e) {
return e != null && /^[a-z]{2}$/.test(e);
}
var H = class OpenAITranscriptionModel {
static [i.V](e) {
return (0, a.Qf)({
modelId: e.modelId,
config: e.config
});
}
static [i.C](e) {
return new OpenAITranscriptionModel(e.modelId, e.config);
}
get provider() {
return this.config.provider;
}
constructor(e, t) {
this.modelId = e;
this.config = t;
this.specificationVersion = "v4";
}
async getArgs({audio: e, mediaType: t, providerOptions: o, timestampGranularities: n}) {
const i = [];
const s = await (0, a.xI)({
provider: "openai",
providerOptions: o,
schema: W
});
const r = new FormData;
const l = e instanceof Uint8Array ? new Blob([ e ]) : new Blob([ (0, a.Z9)(e) ]);
r.append("model", this.modelId);
const p = (0, a.HQ)(t);
r.append("file", new File([ l ], "audio", {
type: t
}), `audio.${p}`);
const {transcription: u} = getOpenAITranscriptionModelEntry(this.modelId).requestConfig;
const c = s?.responseFormat ?? u.responseFormat;
const d = s?.timestampGranularities ?? n ?? (c === "verbose_json" ? [ "segment" ] : void 0);
for (const e of n ?? []) s?.timestampGranularities == null || s.timestampGranularities.includes(e) || i.push({
type: "unsupported",
feature: "timestampGranularities",
details: `The "${e}" timestamp granularity is excluded by providerOptions.openai.timestampGranularities.`
});
for (const e of d ?? []) c === "verbose_json" || c === "diarized_json" && e === "segment" || i.push({
type: "unsupported",
feature: s?.timestampGranularities != null ? "providerOptions.openai.timestampGranularities" : "timestampGranularities",
details: `OpenAI transcription with the ${c ?? "default JSON"} response format does not support ${e} timestamps.`
});
const m = s?.chunkingStrategy ?? u.chunkingStrategy;
const g = {
response_format: c,
include: s?.include,
language: s?.language,
languages: s?.languages,
keywords: s?.keywords,
prompt: s?.prompt,
temperature: s?.temperature,
timestamp_granularities: c === "verbose_json" ? d : void 0
};
for (const [e, t] of Object.entries(g)) if (t != null) if (Array.isArray(t)) for (const o of t) r.append(`${e}[]`, String(o)); else r.append(e, String(t));
m != null && r.append("chunking_strategy", typeof m === "string" ? m : JSON.stringify({
type: m.type,
...m.threshold != null && {
threshold: m.threshold
},
...m.prefixPaddingMs != null && {
prefix_padding_ms: m.prefixPaddingMs
},
...m.silenceDurationMs != null && {
silence_duration_ms: m.silenceDurationMs
}
}));
return {
formData: r,
warnings: i
};
}
async doGenerate(e) {
if (getOpenAITranscriptionModelEntry(this.modelId).capabilities.transcription.transcription === false) throw new n.b8({
functionality: `non-streaming transcription with ${this.modelId}`
});
const t = this.config._internal?.currentDate?.() ?? new Date;
const {formData: o, warnings: i} = await this.getArgs(e);
const {value: s, responseHeaders: r, rawValue: l} = await (0, a.S)({
url: this.config.url({
path: "/audio/transcriptions",
modelId: this.modelId
}),
headers: (0, a.m2)(await (0, a.hd)(this.config.headers), e.headers),
formData: o,
failedResponseHandler: p,
successfulResponseHandler: (0, a.cV)(V),
abortSignal: e.abortSignal,
fetch: this.config.fetch
});
const u = (isLanguageCode(s.language) ? s.language : s.language != null && Object.prototype.hasOwnProperty.call(G, s.language) ? G[s.language] : void 0) ?? (s.languages?.length === 1 && isLanguageCode(s.languages[0].code) ? s.languages[0].code : void 0);
const c = s.segments?.flatMap(e => "speaker" in e ? [ {
text: e.text,
startSecond: e.start,
endSecond: e.end,
speaker: e.speaker
} ] : []);
const d = s.words?.map(e => ({
text: e.word,
startSecond: e.start,
endSecond: e.end
}));
return {
text: s.text,
segments: s.segments?.map(e => ({
text: e.text,
startSecond: e.start,
endSecond: e.end
})) ?? d ?? [],
...d != null && d.length > 0 ? {
words: d
} : {},
language: u,
durationInSeconds: s.duration ?? (s.usage?.type === "duration" && typeof s.usage.seconds === "number" ? s.usage.seconds : void 0),
warnings: i,
...s.usage != null && {
usage: s.usage
},
response: {
timestamp: t,
modelId: this.modelId,
headers: r,
body: l
},
...(c != null && c.length > 0 || s.languages != null) && {
providerMetadata: {
openai: {
...c != null && c.length > 0 && {
segments: c
},
...s.languages != null && {
languages: s.languages
}
}
}
}
};
}
async doStream(e) {
const t = getOpenAITranscriptionModelEntry(this.modelId);
if (t.capabilities.transcription.streaming !== true) throw new n.b8({
functionality: `streaming transcription with ${this.modelId}`
});
const o = this.config._internal?.currentDate?.() ?? new Date;
const i = await (0, a.xI)({
provider: "openai",
providerOptions: e.providerOptions,
schema: W
});
const s = [];
const r = e.providerOptions?.openai ?? {};
for (const e of [ "include", "languages", "keywords", "prompt", "temperature", "timestampGranularities" ]) r[e] != null && s.push({
type: "unsupported",
feature: `providerOptions.openai.${e}`,
details: `OpenAI streaming transcription does not support ${e}.`
});
const l = t.capabilities.transcription.streamingDelay === true;
l || i?.streaming?.delay == null || s.push({
type: "unsupported",
feature: "providerOptions.openai.streaming.delay",
details: `OpenAI streaming transcription with ${this.modelId} does not support delay.`
});
const p = (0, a.m2)(await (0, a.hd)(this.config.headers), e.headers);
const u = buildOpenAIRealtimeTranscriptionSession({
modelId: this.modelId,
inputAudioFormat: e.inputAudioFormat,
providerOptions: i,
supportsDelay: l
});
return {
request: {
body: u
},
response: {
timestamp: o,
modelId: this.modelId
},
stream: createOpenAIRealtimeTranscriptionStream({
webSocket: this.config.webSocket,
url: (0, a.S8)(this.config.url({
path: "/realtime?intent=transcription",
modelId: this.modelId
})),
headers: p,
sessionUpdate: u,
language: i?.language,
warnings: s,
audio: e.audio,
abortSignal: e.abortSignal,
includeRawChunks: e.includeRawChunks
})
};
}
};
function createOpenAIRealtimeTranscriptionStream({webSocket: e, url: t, headers: o, sessionUpdate: n, language: i, warnings: s, audio: r, abortSignal: l, includeRawChunks: p}) {
let u = false;
let cleanup = () => {};
return new ReadableStream({
start: c => {
const d = getOpenAIRealtimeConnection(o);
let m;
let g;
cleanup = e => {
m != null ? m.cancel().catch(() => {}) : r.cancel().catch(() => {});
g?.close(e);
};
const finishWithError = e => {
if (u) return;
u = true;
cleanup();
c.error(e);
};
const finish = (e, t) => {
if (u) return;
u = true;
t != null && c.enqueue({
type: "transcript-final",
id: t,
text: e
});
c.enqueue({
type: "finish",
text: e,
segments: [],
language: i
});
c.close();
cleanup(1e3);
};
const sendAudio = async e => {
m = r.getReader();
try {
while (true) {
const {done: t, value: o} = await m.read();
if (t || u) break;
e.send(JSON.stringify({
type: "input_audio_buffer.append",
audio: (0, a.ej)(o)
}));
await (0, a.E8)(e);
}
} finally {
m.releaseLock();
m = void 0;
}
u || e.send(JSON.stringify({
type: "input_audio_buffer.commit"
}));
};
g = (0, a.L8)({
url: t,
protocols: d.protocols,
headers: d.headers,
webSocket: e,
abortSignal: l,
onAbort: finishWithError,
onProcessingError: finishWithError,
onOpen: e => {
c.enqueue({
type: "stream-start",
warnings: s
});
e.send(JSON.stringify(n));
sendAudio(e).catch(finishWithError);
},
onMessageText: async e => {
const t = await (0, a.N8)({
text: e
});
if (!t.success) return;
const o = t.value;
p && c.enqueue({
type: "raw",
rawValue: o
});
switch (o.type) {
case "conversation.item.input_audio_transcription.delta":
c.enqueue({
type: "transcript-delta",
id: o.item_id,
delta: o.delta ?? ""
});
break;

case "conversation.item.input_audio_transcription.completed":
finish(o.transcript ?? "", o.item_id);
break;

case "error":
finishWithError(new Error(o.error?.message ?? "OpenAI realtime error"));
}
},
onSocketError: () => {
finishWithError(new Error("OpenAI realtime transcription error"));
},
onClose: () => {
if (u) return;
u = true;
cleanup();
c.close();
}
});
},
cancel: () => {
if (u) return;
u = true;
cleanup();
}
});
}
function buildOpenAIRealtimeTranscriptionSession({modelId: e, inputAudioFormat: t, providerOptions: o, supportsDelay: n}) {
return {
type: "session.update",
session: {
type: "transcription",
audio: {
input: {
format: {
type: t.type,
...t.rate != null ? {
rate: t.rate
} : {}
},
transcription: {
model: e,
...o?.language != null ? getOpenAITranscriptionModelEntry(e).requestConfig.transcription.languageField === "languages" ? {
languages: [ o.language ]
} : {
language: o.language
} : {},
...n && o?.streaming?.delay != null ? {
delay: o.streaming.delay
} : {}
},
turn_detection: null
}
},
...o?.streaming?.include != null ? {
include: o.streaming.include
} : {}
}
};
}
function getOpenAIRealtimeConnection(e) {
let t;
for (const [o, n] of Object.entries(e)) o.toLowerCase() === "authorization" && n != null && (t = n);
const o = t?.match(/^bearer\s+(.+)$/i)?.[1];
if (o == null) return {
protocols: [ "realtime" ],
headers: e
};
return {
protocols: [ "realtime", `openai-insecure-api-key.${o}` ],
headers: Object.fromEntries(Object.entries(e).filter(([e]) => e.toLowerCase() !== "authorization"))
};
}
const openaiSpeechModelOptionsShape = () => ({
instructions: s.YjP().nullish(),
speed: s.aig().min(.25).max(4).nullish()
});
const K = (0, a.ID)(() => (0, a.C_)(s.Ikc(openaiSpeechModelOptionsShape())));
var Z = class OpenAISpeechModel {
static [i.V](e) {
return (0, a.Qf)({
modelId: e.modelId,
config: e.config
});
}
static [i.C](e) {
return new OpenAISpeechModel(e.modelId, e.config);
}
get provider() {
return this.config.provider;
}
constructor(e, t) {
this.modelId = e;
this.config = t;
this.specificationVersion = "v4";
}
async getArgs({text: e, voice: t = "alloy", outputFormat: o = "mp3", speed: n, instructions: i, language: s, providerOptions: r}) {
const l = [];
const p = await (0, a.xI)({
provider: "openai",
providerOptions: r,
schema: K
});
const u = {
model: this.modelId,
input: e,
voice: t,
response_format: "mp3",
speed: n,
instructions: i
};
o && ([ "mp3", "opus", "aac", "flac", "wav", "pcm" ].includes(o) ? u.response_format = o : l.push({
type: "unsupported",
feature: "outputFormat",
details: `Unsupported output format: ${o}. Using mp3 instead.`
}));
if (p) {
const e = {
speed: p.speed ?? void 0,
instructions: p.instructions ?? void 0
};
for (const t in e) {
const o = e[t];
o !== void 0 && (u[t] = o);
}
}
s && l.push({
type: "unsupported",
feature: "language",
details: `OpenAI speech models do not support language selection. Language parameter "${s}" was ignored.`
});
return {
requestBody: u,
warnings: l
};
}
async doGenerate(e) {
const t = this.config._internal?.currentDate?.() ?? new Date;
const {requestBody: o, warnings: n} = await this.getArgs(e);
const {value: i, responseHeaders: s, rawValue: r} = await (0, a.GU)({
url: this.config.url({
path: "/audio/speech",
modelId: this.modelId
}),
headers: (0, a.m2)(await (0, a.hd)(this.config.headers), e.headers),
body: o,
failedResponseHandler: p,
successfulResponseHandler: (0, a.HD)(),
abortSignal: e.abortSignal,
fetch: this.config.fetch
});
return {
audio: i,
warnings: n,
request: {
body: JSON.stringify(o)
},
response: {
timestamp: t,
modelId: this.modelId,
headers: s,
body: r
}
};
}
};
function redactOpenAIToolArgs(e, t, o = false) {
if (e === "mcp") return {
...t,
...t.authorization != null ? {
authorization: "[redacted]"
} : {},
...isRecord$1(t.headers) ? {
headers: Object.fromEntries(Object.keys(t.headers).map(e => [ e, "[redacted]" ]))
} : {}
};
const n = e === "code_interpreter" ? "container" : e === "shell" ? "environment" : void 0;
if (n == null || !isRecord$1(t[n])) return t;
const a = t[n];
const i = o ? "network_policy" : "networkPolicy";
const s = o ? "domain_secrets" : "domainSecrets";
const r = a[i];
if (!isRecord$1(r) || !Array.isArray(r[s])) return t;
return {
...t,
[n]: {
...a,
[i]: {
...r,
[s]: r[s].map(e => isRecord$1(e) && "value" in e ? {
...e,
value: "[redacted]"
} : e)
}
}
};
}
function withOpenAIResponseRedaction(e) {
if (!isRecord$1(e) || !Array.isArray(e.tools)) return e;
return (0, a.jN)(e, e => ({
...e,
tools: e.tools.map(e => isRecord$1(e) ? redactOpenAIToolArgs(e.type, e, true) : e)
}));
}
function isRecord$1(e) {
return e != null && typeof e === "object" && !Array.isArray(e);
}
function prepareOpenAIConfigForWorkflowDeserialize(e) {
if (e.provider == null) throw new Error("OpenAI model is missing provider after workflow deserialization.");
return {
...e,
provider: e.provider,
url: typeof e.url === "function" ? e.url : ({path: t}) => {
if (e.baseURL == null) throw new Error("OpenAI model is missing baseURL after workflow deserialization.");
return `${e.baseURL}${t}`;
},
headers: typeof e.headers === "function" ? e.headers : e.headers == null ? void 0 : () => e.headers
};
}
function convertOpenAIResponsesUsage(e) {
if (e == null) return (0, a.EK)();
const t = e.input_tokens;
const o = e.output_tokens;
const n = e.input_tokens_details?.cached_tokens ?? 0;
const i = e.input_tokens_details?.cache_write_tokens ?? void 0;
const s = e.output_tokens_details?.reasoning_tokens ?? 0;
return {
inputTokens: {
total: t,
noCache: t - n - (i ?? 0),
cacheRead: n,
cacheWrite: i
},
outputTokens: {
total: o,
text: o - s,
reasoning: s
},
raw: e
};
}
const openaiResponsesTextFormatSchema = () => s.gMt("type", [ s.Ikc({
type: s.euz("text")
}), s.Ikc({
type: s.euz("json_schema"),
name: s.YjP().min(1).max(64).regex(/^[a-zA-Z0-9_-]+$/),
schema: s.g1P(s.YjP(), s.Pq9()),
description: s.YjP().optional(),
strict: s.zMY().optional()
}) ]);
function normalizeOpenAIResponsesTextFormat(e, t) {
if (e.type === "text") return e;
const o = normalizeOpenAIJsonSchema(e.schema);
t.push(...o.warnings);
return {
...e,
schema: o.schema
};
}
const Q = (0, a.ID)(() => (0, a.C_)(s.Ikc({
conversation: s.YjP().nullish(),
include: s.YOg(s.k5n([ "reasoning.encrypted_content", "file_search_call.results", "web_search_call.results", "message.output_text.logprobs" ])).nullish(),
includeWebSearchSources: s.zMY().optional(),
instructions: s.YjP().nullish(),
logprobs: s.KCZ([ s.zMY(), s.aig().min(1).max(20) ]).optional(),
maxToolCalls: s.aig().nullish(),
metadata: s.bzn().nullish(),
parallelToolCalls: s.zMY().nullish(),
previousResponseId: s.YjP().nullish(),
promptCacheKey: s.YjP().nullish(),
promptCacheOptions: s.Ikc({
mode: s.k5n([ "implicit", "explicit" ]).optional(),
ttl: s.k5n([ "30m", "12h" ]).optional(),
prewarm: s.zMY().optional(),
comparisonResponseId: s.YjP().optional()
}).optional(),
promptCacheRetention: s.k5n([ "in_memory", "24h" ]).nullish(),
reasoningEffort: s.YjP().nullish(),
reasoningEffortUpdate: s.k5n([ "none", "low", "medium", "high", "xhigh", "max" ]).optional(),
reasoningMode: s.k5n([ "standard", "pro" ]).optional(),
reasoningContext: s.k5n([ "auto", "current_turn", "all_turns" ]).optional(),
reasoningSummary: s.YjP().nullish(),
safetyIdentifier: s.YjP().nullish(),
serviceTier: s.k5n([ "auto", "flex", "priority", "fast", "ultrafast", "default" ]).nullish(),
store: s.zMY().nullish(),
passThroughUnsupportedFiles: s.zMY().optional(),
strictJsonSchema: s.zMY().nullish(),
textVerbosity: s.k5n([ "low", "medium", "high" ]).nullish(),
textFormat: openaiResponsesTextFormatSchema().optional(),
truncation: s.k5n([ "auto", "disabled" ]).nullish(),
user: s.YjP().nullish(),
systemMessageMode: s.k5n([ "system", "developer", "remove" ]).optional(),
forceReasoning: s.zMY().optional(),
contextManagement: s.YOg(s.Ikc({
type: s.euz("compaction"),
compactThreshold: s.aig()
})).nullish(),
compactionTrigger: s.zMY().optional(),
allowedTools: s.Ikc({
toolNames: s.YOg(s.YjP()).min(1),
mode: s.k5n([ "auto", "required" ]).optional()
}).optional()
})));
const X = (0, a.ID)(() => (0, a.C_)(s.Ikc({
reasoningEffortUpdate: s.k5n([ "none", "low", "medium", "high", "xhigh", "max" ]).optional(),
textFormatUpdate: openaiResponsesTextFormatSchema().optional(),
additionalTools: s.YOg(openaiResponsesAdditionalToolSchema()).optional()
})));
const ee = (0, a.ID)(() => (0, a.C_)(s.Ikc({
additionalTools: s.YOg(openaiResponsesAdditionalToolSchema()).optional()
})));
function openaiResponsesFunctionToolDefinitionSchema() {
return s.rej({
type: s.euz("function"),
name: s.YjP().min(1),
description: s.YjP().optional(),
parameters: s.g1P(s.YjP(), s.Pq9()),
strict: s.zMY().optional(),
defer_loading: s.zMY().optional()
});
}
function openaiResponsesAdditionalToolSchema() {
return s.gMt("type", [ openaiResponsesFunctionToolDefinitionSchema(), s.rej({
type: s.euz("custom"),
name: s.YjP().min(1),
description: s.YjP().optional(),
format: s.gMt("type", [ s.rej({
type: s.euz("text")
}), s.rej({
type: s.euz("grammar"),
syntax: s.k5n([ "regex", "lark" ]),
definition: s.YjP()
}) ]).optional()
}), s.rej({
type: s.euz("namespace"),
name: s.YjP().min(1),
description: s.YjP(),
tools: s.YOg(openaiResponsesFunctionToolDefinitionSchema()).min(1)
}) ]);
}
const te = (0, a.ID)(() => (0, a.C_)(s.Ikc({
callId: s.YjP(),
operation: s.gMt("type", [ s.Ikc({
type: s.euz("create_file"),
path: s.YjP(),
diff: s.YjP()
}), s.Ikc({
type: s.euz("delete_file"),
path: s.YjP()
}), s.Ikc({
type: s.euz("update_file"),
path: s.YjP(),
diff: s.YjP()
}) ])
})));
const oe = (0, a.ID)(() => (0, a.C_)(s.Ikc({
status: s.k5n([ "completed", "failed" ]),
output: s.YjP().optional()
})));
const ne = (0, a.ID)(() => (0, a.C_)(s.Ikc({})));
const ae = (0, a.J2)({
id: "openai.apply_patch",
inputSchema: te,
outputSchema: oe
});
const ie = ae;
const safetyCheckSchema = () => s.Ikc({
id: s.YjP(),
code: s.YjP().optional(),
message: s.YjP().optional()
});
const computerActionSchema = () => s.gMt("type", [ s.Ikc({
type: s.euz("click"),
button: s.k5n([ "left", "right", "wheel", "back", "forward" ]),
x: s.aig(),
y: s.aig(),
keys: s.YOg(s.YjP()).optional()
}), s.Ikc({
type: s.euz("double_click"),
x: s.aig(),
y: s.aig(),
keys: s.YOg(s.YjP()).optional()
}), s.Ikc({
type: s.euz("drag"),
path: s.YOg(s.Ikc({
x: s.aig(),
y: s.aig()
})),
keys: s.YOg(s.YjP()).optional()
}), s.Ikc({
type: s.euz("keypress"),
keys: s.YOg(s.YjP())
}), s.Ikc({
type: s.euz("move"),
x: s.aig(),
y: s.aig(),
keys: s.YOg(s.YjP()).optional()
}), s.Ikc({
type: s.euz("screenshot")
}), s.Ikc({
type: s.euz("scroll"),
x: s.aig(),
y: s.aig(),
scrollX: s.aig(),
scrollY: s.aig(),
keys: s.YOg(s.YjP()).optional()
}), s.Ikc({
type: s.euz("type"),
text: s.YjP()
}), s.Ikc({
type: s.euz("wait")
}) ]);
const se = (0, a.ID)(() => (0, a.C_)(s.Ikc({
actions: s.YOg(computerActionSchema()),
pendingSafetyChecks: s.YOg(safetyCheckSchema()),
status: s.k5n([ "in_progress", "completed", "incomplete" ])
})));
const re = (0, a.ID)(() => (0, a.C_)(s.Ikc({
output: s.KCZ([ s.Ikc({
type: s.euz("computer_screenshot"),
imageUrl: s.YjP(),
fileId: s.YjP().optional(),
detail: s.k5n([ "auto", "low", "high", "original" ]).optional()
}), s.Ikc({
type: s.euz("computer_screenshot"),
fileId: s.YjP(),
imageUrl: s.YjP().optional(),
detail: s.k5n([ "auto", "low", "high", "original" ]).optional()
}) ]),
acknowledgedSafetyChecks: s.YOg(safetyCheckSchema()).optional()
})));
(0, a.J2)({
id: "openai.computer",
inputSchema: se,
outputSchema: re
});
const le = (0, a.ID)(() => (0, a.C_)(s.Ikc({
action: s.Ikc({
type: s.euz("exec"),
command: s.YOg(s.YjP()),
timeoutMs: s.aig().optional(),
user: s.YjP().optional(),
workingDirectory: s.YjP().optional(),
env: s.g1P(s.YjP(), s.YjP()).optional()
})
})));
const pe = (0, a.ID)(() => (0, a.C_)(s.Ikc({
output: s.YjP()
})));
(0, a.J2)({
id: "openai.local_shell",
inputSchema: le,
outputSchema: pe
});
const ue = (0, a.ID)(() => (0, a.C_)(s.Ikc({
action: s.Ikc({
commands: s.YOg(s.YjP()),
timeoutMs: s.aig().optional(),
maxOutputLength: s.aig().optional()
})
})));
const ce = (0, a.ID)(() => (0, a.C_)(s.Ikc({
maxOutputLength: s.aig().optional(),
output: s.YOg(s.Ikc({
stdout: s.YjP(),
stderr: s.YjP(),
outcome: s.gMt("type", [ s.Ikc({
type: s.euz("timeout")
}), s.Ikc({
type: s.euz("exit"),
exitCode: s.aig()
}) ])
}))
})));
const shellSkillsSchema = () => s.YOg(s.gMt("type", [ s.Ikc({
type: s.euz("skillReference"),
providerReference: s.g1P(s.YjP(), s.YjP()),
version: s.YjP().optional()
}), s.Ikc({
type: s.euz("inline"),
name: s.YjP(),
description: s.YjP(),
source: s.Ikc({
type: s.euz("base64"),
mediaType: s.euz("application/zip"),
data: s.YjP()
})
}) ])).optional();
const de = (0, a.ID)(() => (0, a.C_)(s.Ikc({
environment: s.KCZ([ s.Ikc({
type: s.euz("containerAuto"),
fileIds: s.YOg(s.YjP()).optional(),
memoryLimit: s.k5n([ "1g", "4g", "16g", "64g" ]).optional(),
networkPolicy: s.gMt("type", [ s.Ikc({
type: s.euz("disabled")
}), s.Ikc({
type: s.euz("allowlist"),
allowedDomains: s.YOg(s.YjP()),
domainSecrets: s.YOg(s.Ikc({
domain: s.YjP(),
name: s.YjP(),
value: s.YjP()
})).optional()
}) ]).optional(),
skills: shellSkillsSchema()
}), s.Ikc({
type: s.euz("containerReference"),
containerId: s.YjP()
}), s.Ikc({
type: s.euz("local").optional(),
skills: s.YOg(s.Ikc({
name: s.YjP(),
description: s.YjP(),
path: s.YjP()
})).optional()
}) ]).optional()
})));
const me = (0, a.J2)({
id: "openai.shell",
redactArgs: e => redactOpenAIToolArgs("shell", e),
inputSchema: ue,
outputSchema: ce
});
const ge = (0, a.ID)(() => (0, a.C_)(s.Ikc({
execution: s.k5n([ "server", "client" ]).optional(),
description: s.YjP().optional(),
parameters: s.g1P(s.YjP(), s.L5J()).optional()
})));
const he = (0, a.ID)(() => (0, a.C_)(s.Ikc({
arguments: s.L5J().optional(),
call_id: s.YjP().nullish()
})));
const fe = (0, a.ID)(() => (0, a.C_)(s.Ikc({
tools: s.YOg(s.g1P(s.YjP(), s.L5J()))
})));
const ye = (0, a.J2)({
id: "openai.tool_search",
inputSchema: he,
outputSchema: fe
});
const toolSearch = (e = {}) => ye(e);
const _e = (0, a.ID)(() => (0, a.C_)(s.Ikc({
code: s.YjP(),
fingerprint: s.YjP()
})));
const Ie = (0, a.ID)(() => (0, a.C_)(s.Ikc({
result: s.YjP(),
status: s.k5n([ "completed", "incomplete" ])
})));
const ke = (0, a.z)({
id: "openai.programmatic_tool_calling",
inputSchema: _e,
outputSchema: Ie,
supportsDeferredResults: true
});
const programmaticToolCalling = () => (0, a.rV)(ke({}), {
type: "provider",
prepareProviderOptions: e => {
const t = e?.openai;
return {
...e,
openai: {
...t,
allowedCallers: [ ...new Set([ ...t?.allowedCallers ?? [], "programmatic" ]) ]
}
};
}
});
const ve = (0, a.ID)(() => (0, a.C_)(s.Ikc({
externalWebAccess: s.zMY().optional(),
filters: s.Ikc({
allowedDomains: s.YOg(s.YjP()).optional(),
blockedDomains: s.YOg(s.YjP()).optional()
}).optional(),
searchContextSize: s.k5n([ "low", "medium", "high" ]).optional(),
userLocation: s.Ikc({
type: s.euz("approximate"),
country: s.YjP().optional(),
city: s.YjP().optional(),
region: s.YjP().optional(),
timezone: s.YjP().optional()
}).optional()
})));
const Pe = (0, a.ID)(() => (0, a.C_)(s.Ikc({})));
const be = (0, a.ID)(() => (0, a.C_)(s.Ikc({
action: s.gMt("type", [ s.Ikc({
type: s.euz("search"),
query: s.YjP().optional(),
queries: s.YOg(s.YjP()).optional()
}), s.Ikc({
type: s.euz("openPage"),
url: s.YjP().nullish()
}), s.Ikc({
type: s.euz("findInPage"),
url: s.YjP().nullish(),
pattern: s.YjP().nullish()
}) ]).optional(),
sources: s.YOg(s.gMt("type", [ s.Ikc({
type: s.euz("url"),
url: s.YjP()
}), s.Ikc({
type: s.euz("api"),
name: s.YjP()
}) ])).optional()
})));
const Ce = (0, a.z)({
id: "openai.web_search",
inputSchema: Pe,
outputSchema: be
});
const webSearch = (e = {}) => Ce(e);
const Ye = "parallel";
const je = "functions.";
function getParallelToolCallMetadata({providerOptions: e, providerOptionsName: t}) {
const o = e?.[t]?.parallelToolCall;
if (!(0, n.k9)(o) || typeof o.itemId !== "string" || typeof o.toolCallId !== "string" || typeof o.toolName !== "string" || o.input !== void 0 && typeof o.input !== "string" || typeof o.index !== "number" || !Number.isInteger(o.index) || typeof o.count !== "number" || !Number.isInteger(o.count) || o.index < 0 || o.count <= o.index) return;
return o;
}
function isUndeclaredParallelToolCall({toolName: e, tools: t}) {
return e === Ye && !t.some(e => e.name === Ye);
}
async function expandParallelToolCall({toolCall: e, tools: t, providerOptionsName: o, itemId: i}) {
if (!isUndeclaredParallelToolCall({
toolName: e.toolName,
tools: t
})) return;
const s = await (0, a.N8)({
text: e.input
});
if (!s.success || !(0, n.k9)(s.value)) return;
const r = s.value.tool_uses;
if (!Array.isArray(r) || r.length === 0) return;
const l = new Set(t.map(e => e.name));
const p = [];
for (const [t, a] of r.entries()) {
if (!(0, n.k9)(a)) return;
const s = a.recipient_name;
const u = a.parameters;
if (typeof s !== "string" || !s.startsWith(je) || !(0, n.k9)(u)) return;
const c = s.slice(10);
if (c.length === 0 || !l.has(c)) return;
p.push({
type: "tool-call",
toolCallId: `${e.toolCallId}_${t}`,
toolName: c,
input: JSON.stringify(u),
providerMetadata: {
[o]: {
parallelToolCall: {
itemId: i,
toolCallId: e.toolCallId,
toolName: e.toolName,
...t === 0 && {
input: e.input
},
index: t,
count: r.length
}
}
}
});
}
return p;
}
function serializeToolCallArguments(e) {
if (typeof e === "string") try {
(0, a.ZA)(e);
return e;
} catch {
return (0, a.f3)(e);
}
return (0, a.f3)(e === void 0 ? {} : e);
}
function mapToolCaller(e) {
return e == null ? void 0 : e.type === "program" ? {
type: "program",
caller_id: e.callerId
} : e;
}
async function convertWebSearchToolResultOutput({output: e, id: t}) {
if (e.type !== "json") return;
const o = await (0, a.ZZ)({
value: e.value,
schema: be
});
if (!o.success || o.value.action == null) return;
const {action: n, sources: i} = o.value;
switch (n.type) {
case "search":
return {
type: "web_search_call",
id: t,
status: "completed",
action: {
type: "search",
...n.query != null && {
query: n.query
},
...n.queries != null && {
queries: n.queries
},
...i != null && {
sources: i
}
}
};

case "openPage":
return {
type: "web_search_call",
id: t,
status: "completed",
action: {
type: "open_page",
url: n.url
}
};

case "findInPage":
return {
type: "web_search_call",
id: t,
status: "completed",
action: {
type: "find_in_page",
url: n.url,
pattern: n.pattern
}
};
}
}
async function convertFunctionToolResultOutput({output: e, toolName: t, outputSchemaToolNames: o, promptCacheBreakpoint: n, providerOptionsName: i, warnings: s}) {
const r = o?.has(t);
const convertScalarOutput = e => n == null ? e : [ {
type: "input_text",
text: e,
prompt_cache_breakpoint: n
} ];
switch (e.type) {
case "text":
return convertScalarOutput(r ? (0, a.f3)(e.value) : e.value);

case "error-text":
case "error-json":
return convertScalarOutput((0, a.f3)({
error: e.value
}));

case "execution-denied":
{
const t = e.reason ?? "Tool call execution denied.";
return convertScalarOutput(r ? (0, a.f3)(t) : t);
}

case "json":
return convertScalarOutput((0, a.f3)(e.value));

case "content":
return e.value.map(e => {
const t = getPromptCacheBreakpoint(e.providerOptions, i);
switch (e.type) {
case "text":
return {
type: "input_text",
text: e.text,
...t != null && {
prompt_cache_breakpoint: t
}
};

case "file":
{
const o = (0, a.yu)(e.mediaType);
const n = e.providerOptions?.[i]?.imageDetail;
if (e.data.type === "reference") {
const s = (0, a.p5)({
reference: e.data.reference,
provider: i
});
if (o === "image") return {
type: "input_image",
file_id: s,
detail: n,
...t != null && {
prompt_cache_breakpoint: t
}
};
return {
type: "input_file",
file_id: s,
...t != null && {
prompt_cache_breakpoint: t
}
};
}
if (e.data.type === "data") {
const i = (0, a.SL)({
part: e
});
if (o === "image") return {
type: "input_image",
image_url: `data:${i};base64,${(0, a.ej)(e.data.data)}`,
detail: n,
...t != null && {
prompt_cache_breakpoint: t
}
};
return {
type: "input_file",
filename: e.filename ?? "data",
file_data: `data:${i};base64,${(0, a.ej)(e.data.data)}`,
...t != null && {
prompt_cache_breakpoint: t
}
};
}
if (e.data.type === "url") {
if (o === "image") return {
type: "input_image",
image_url: e.data.url.toString(),
detail: n,
...t != null && {
prompt_cache_breakpoint: t
}
};
return {
type: "input_file",
file_url: e.data.url.toString(),
...t != null && {
prompt_cache_breakpoint: t
}
};
}
s.push({
type: "other",
message: `unsupported tool content part type: ${e.type} with data type: ${e.data.type}`
});
return;
}

default:
s.push({
type: "other",
message: `unsupported tool content part type: ${e.type}`
});
return;
}
}).filter(a.R);
}
}
function hasSameParallelToolCall(e, t) {
return e.itemId === t.itemId && e.toolCallId === t.toolCallId && e.toolName === t.toolName && (e.input === void 0 || t.input === void 0 || e.input === t.input) && e.count === t.count;
}
function collectCompleteParallelToolResultGroups({prompt: e, providerOptionsName: t}) {
const o = new Map;
for (const n of e) {
if (n.role !== "tool") continue;
for (const e of n.content) {
if (e.type !== "tool-result") continue;
const n = getParallelToolCallMetadata({
providerOptions: e.providerOptions,
providerOptionsName: t
});
if (n == null) continue;
const a = o.get(n.toolCallId);
if (a == null) {
o.set(n.toolCallId, {
metadata: n,
results: new Map([ [ n.index, e ] ]),
invalid: false
});
continue;
}
if (!hasSameParallelToolCall(a.metadata, n) || a.results.has(n.index)) {
a.invalid = true;
continue;
}
a.metadata.input === void 0 && n.input !== void 0 && (a.metadata = n);
a.results.set(n.index, e);
}
}
const n = new Map;
for (const [e, t] of o) {
if (t.invalid || t.results.size !== t.metadata.count || t.metadata.input === void 0) continue;
const o = Array.from({
length: t.metadata.count
}, (e, o) => t.results.get(o));
o.every(a.R) && n.set(e, {
metadata: {
...t.metadata,
input: t.metadata.input
},
results: o
});
}
return n;
}
function getPromptCacheBreakpoint(e, t) {
return e?.[t]?.promptCacheBreakpoint;
}
function getScalarToolResultPromptCacheBreakpoint({output: e, toolResultProviderOptions: t, providerOptionsName: o}) {
return e.type === "content" ? void 0 : getPromptCacheBreakpoint(e.providerOptions, o) ?? getPromptCacheBreakpoint(t, o);
}
function isFileId(e, t) {
if (!t) return false;
return t.some(t => e.startsWith(t));
}
async function convertToOpenAIResponsesInput({prompt: e, toolNameMapping: t, systemMessageMode: o, providerOptionsName: i, explicitMessageItemType: s = false, fileIdPrefixes: r, passThroughUnsupportedFiles: l = false, store: p, isReasoningModel: u = false, hasConversation: c = false, hasPreviousResponseId: d = false, hasLocalShellTool: m = false, hasShellTool: g = false, hasApplyPatchTool: h = false, hasComputerTool: f = false, toolSearchToolName: y, customProviderToolNames: _, outputSchemaToolNames: I, configurationUpdateUnsupportedReason: k}) {
let v = [];
const P = [];
const b = new Set;
const C = new Set;
const Y = c || d ? collectCompleteParallelToolResultGroups({
prompt: e,
providerOptionsName: i
}) : new Map;
const j = new Set;
const w = new Set;
for (const {role: x, content: O, providerOptions: S} of e) switch (x) {
case "system":
{
let e = await (0, a.xI)({
provider: i,
providerOptions: S,
schema: X
});
e == null && i !== "openai" && (e = await (0, a.xI)({
provider: "openai",
providerOptions: S,
schema: X
}));
const t = e?.reasoningEffortUpdate;
const r = e?.textFormatUpdate;
const l = e?.additionalTools;
if (t != null || r != null || l != null) {
const e = t != null || r != null;
const o = t != null ? "reasoningEffortUpdate" : r != null ? "textFormatUpdate" : "additionalTools";
const a = O !== "" ? `Message-level ${o} requires empty system message content.` : e ? k : void 0;
if (a != null) throw new n.b8({
functionality: `Message-level ${o}`,
message: a
});
e && v.push({
type: "configuration_update",
...t != null && {
reasoning: {
effort: t
}
},
...r != null && {
text: {
format: normalizeOpenAIResponsesTextFormat(r, P)
}
}
});
l != null && l.length > 0 && v.push({
type: "additional_tools",
role: "developer",
tools: l
});
break;
}
switch (o) {
case "system":
{
const e = getPromptCacheBreakpoint(S, i);
v.push({
...s && {
type: "message"
},
role: "system",
content: e == null ? O : [ {
type: "input_text",
text: O,
prompt_cache_breakpoint: e
} ]
});
break;
}

case "developer":
{
const e = getPromptCacheBreakpoint(S, i);
v.push({
...s && {
type: "message"
},
role: "developer",
content: e == null ? O : [ {
type: "input_text",
text: O,
prompt_cache_breakpoint: e
} ]
});
break;
}

case "remove":
P.push({
type: "other",
message: "system messages are removed for this model"
});
break;

default:
throw new Error(`Unsupported system message mode: ${o}`);
}
break;
}

case "user":
v.push({
...s && {
type: "message"
},
role: "user",
content: O.map((e, t) => {
switch (e.type) {
case "text":
{
const t = getPromptCacheBreakpoint(e.providerOptions, i);
return {
type: "input_text",
text: e.text,
...t != null && {
prompt_cache_breakpoint: t
}
};
}

case "file":
{
const o = getPromptCacheBreakpoint(e.providerOptions, i);
switch (e.data.type) {
case "reference":
{
const t = (0, a.p5)({
reference: e.data.reference,
provider: i
});
if ((0, a.yu)(e.mediaType) === "image") return {
type: "input_image",
file_id: t,
detail: e.providerOptions?.[i]?.imageDetail,
...o != null && {
prompt_cache_breakpoint: o
}
};
return {
type: "input_file",
file_id: t,
...o != null && {
prompt_cache_breakpoint: o
}
};
}

case "text":
throw new n.b8({
functionality: "text file parts"
});

case "url":
case "data":
if ((0, a.yu)(e.mediaType) === "image") return {
type: "input_image",
...e.data.type === "url" ? {
image_url: e.data.url.toString()
} : typeof e.data.data === "string" && isFileId(e.data.data, r) ? {
file_id: e.data.data
} : {
image_url: `data:${(0, a.SL)({
part: e
})};base64,${(0, a.ej)(e.data.data)}`
},
detail: e.providerOptions?.[i]?.imageDetail,
...o != null && {
prompt_cache_breakpoint: o
}
};
{
if (e.data.type === "url") return {
type: "input_file",
file_url: e.data.url.toString(),
...o != null && {
prompt_cache_breakpoint: o
}
};
const i = (0, a.SL)({
part: e
});
if (i !== "application/pdf" && !l) throw new n.b8({
functionality: `file part media type ${i}`
});
return {
type: "input_file",
...typeof e.data.data === "string" && isFileId(e.data.data, r) ? {
file_id: e.data.data
} : {
filename: e.filename ?? (i === "application/pdf" ? `part-${t}.pdf` : `part-${t}`),
file_data: `data:${i};base64,${(0, a.ej)(e.data.data)}`
},
...o != null && {
prompt_cache_breakpoint: o
}
};
}
}
}
}
})
});
break;

case "assistant":
{
const e = {};
const o = new Set;
let n = false;
for (const r of O) switch (r.type) {
case "text":
{
const e = r.providerOptions?.[i];
const t = e?.itemId;
const a = e?.phase;
if (c && t != null) break;
if (p && t != null && (!u || n)) {
if (!o.has(t)) {
o.add(t);
v.push({
type: "item_reference",
id: t
});
}
break;
}
v.push({
...s && {
type: "message"
},
role: "assistant",
content: r.text,
...a != null && {
phase: a
}
});
break;
}

case "tool-call":
{
const e = getParallelToolCallMetadata({
providerOptions: r.providerOptions,
providerOptionsName: i
});
const o = e == null ? void 0 : Y.get(e.toolCallId);
if (e != null && o != null && hasSameParallelToolCall(o.metadata, e)) {
if (!j.has(o.metadata.toolCallId)) {
j.add(o.metadata.toolCallId);
c || v.push({
type: "function_call",
call_id: o.metadata.toolCallId,
name: o.metadata.toolName,
arguments: o.metadata.input
});
}
break;
}
const n = r.providerOptions?.[i]?.itemId ?? r.providerMetadata?.[i]?.itemId;
const s = r.providerOptions?.[i]?.namespace ?? r.providerMetadata?.[i]?.namespace;
const l = r.providerOptions?.[i]?.async ?? r.providerMetadata?.[i]?.async;
const u = r.providerOptions?.[i]?.caller;
u?.type === "program" && C.add(r.toolCallId);
if (c && n != null) break;
const I = t.toProviderToolName(r.toolName);
if (r.toolName === y) {
if (p && n != null) {
v.push({
type: "item_reference",
id: n
});
break;
}
const e = typeof r.input === "string" ? await (0, a.y6)({
text: r.input,
schema: he
}) : await (0, a.k5)({
value: r.input,
schema: he
});
const t = e.call_id != null ? "client" : "server";
v.push({
type: "tool_search_call",
id: n ?? r.toolCallId,
execution: t,
call_id: e.call_id ?? null,
status: "completed",
arguments: e.arguments
});
break;
}
if (I === "programmatic_tool_calling") {
if (p && n != null) {
v.push({
type: "item_reference",
id: n
});
break;
}
const e = await (0, a.k5)({
value: r.input,
schema: _e
});
v.push({
type: "program",
id: n ?? r.toolCallId,
call_id: r.toolCallId,
code: e.code,
fingerprint: e.fingerprint
});
break;
}
if (r.providerExecuted) {
p && n != null && v.push({
type: "item_reference",
id: n
});
if (p || !g || I !== "shell") break;
}
const k = m && I === "local_shell" || g && I === "shell" || h && I === "apply_patch" || f && I === "computer" || (_?.has(I) ?? false);
if (d && p && n != null && k) break;
if (p && n != null && k) {
v.push({
type: "item_reference",
id: n
});
break;
}
if (m && I === "local_shell") {
const e = await (0, a.k5)({
value: r.input,
schema: le
});
v.push({
type: "local_shell_call",
call_id: r.toolCallId,
id: n,
action: {
type: "exec",
command: e.action.command,
timeout_ms: e.action.timeoutMs,
user: e.action.user,
working_directory: e.action.workingDirectory,
env: e.action.env
}
});
break;
}
if (g && I === "shell") {
const e = await (0, a.k5)({
value: r.input,
schema: ue
});
v.push({
type: "shell_call",
call_id: r.toolCallId,
id: n,
status: "completed",
action: {
commands: e.action.commands,
timeout_ms: e.action.timeoutMs,
max_output_length: e.action.maxOutputLength
}
});
break;
}
if (h && I === "apply_patch") {
const e = await (0, a.k5)({
value: r.input,
schema: te
});
v.push({
type: "apply_patch_call",
call_id: e.callId,
id: n,
status: "completed",
operation: e.operation
});
break;
}
if (f && I === "computer") {
const e = await (0, a.k5)({
value: r.input,
schema: se
});
v.push({
type: "computer_call",
call_id: r.toolCallId,
id: n,
status: e.status,
actions: e.actions.map(e => {
switch (e.type) {
case "click":
case "double_click":
case "move":
return {
...e,
keys: e.keys
};

case "drag":
return {
...e,
keys: e.keys
};

case "scroll":
return {
type: "scroll",
x: e.x,
y: e.y,
scroll_x: e.scrollX,
scroll_y: e.scrollY,
keys: e.keys
};

default:
return e;
}
}),
pending_safety_checks: e.pendingSafetyChecks.map(e => ({
id: e.id,
code: e.code,
message: e.message
}))
});
break;
}
if (_?.has(I)) {
v.push({
type: "custom_tool_call",
call_id: r.toolCallId,
name: I,
input: typeof r.input === "string" ? r.input : (0, a.f3)(r.input),
...l != null && {
async: l
},
id: n
});
break;
}
v.push({
type: "function_call",
call_id: r.toolCallId,
name: I,
arguments: serializeToolCallArguments(r.input),
...l != null && {
async: l
},
...s != null && {
namespace: s
},
...u != null && {
caller: mapToolCaller(u)
}
});
break;
}

case "tool-result":
{
if (r.output.type === "execution-denied" || r.output.type === "json" && typeof r.output.value === "object" && r.output.value != null && "type" in r.output.value && r.output.value.type === "execution-denied") break;
if (c) break;
const e = t.toProviderToolName(r.toolName);
if (e === "web_search" || e === "web_search_preview") {
const e = (r.providerOptions?.[i])?.itemId ?? r.toolCallId;
if (p) {
v.push({
type: "item_reference",
id: e
});
break;
}
const t = await convertWebSearchToolResultOutput({
output: r.output,
id: e
});
if (t != null) {
v.push(t);
break;
}
}
if (r.toolName === y) {
const e = r.providerOptions?.[i]?.itemId ?? r.providerMetadata?.[i]?.itemId ?? r.toolCallId;
if (p) v.push({
type: "item_reference",
id: e
}); else if (r.output.type === "json") {
const t = await (0, a.k5)({
value: r.output.value,
schema: fe
});
v.push({
type: "tool_search_output",
id: e,
execution: "server",
call_id: null,
status: "completed",
tools: t.tools
});
}
break;
}
if (e === "programmatic_tool_calling") {
const e = r.providerOptions?.[i]?.itemId ?? r.providerMetadata?.[i]?.itemId ?? r.toolCallId;
if (p) v.push({
type: "item_reference",
id: e
}); else if (r.output.type === "json") {
const t = await (0, a.k5)({
value: r.output.value,
schema: Ie
});
v.push({
type: "program_output",
id: e,
call_id: r.toolCallId,
result: t.result,
status: t.status
});
}
break;
}
if (g && e === "shell") {
if (r.output.type === "json") {
const e = await (0, a.k5)({
value: r.output.value,
schema: ce
});
v.push({
type: "shell_call_output",
call_id: r.toolCallId,
...e.maxOutputLength != null && {
max_output_length: e.maxOutputLength
},
output: e.output.map(e => ({
stdout: e.stdout,
stderr: e.stderr,
outcome: e.outcome.type === "timeout" ? {
type: "timeout"
} : {
type: "exit",
exit_code: e.outcome.exitCode
}
}))
});
}
break;
}
if (p) {
const e = (r.providerOptions?.[i])?.itemId ?? r.toolCallId;
v.push({
type: "item_reference",
id: e
});
} else P.push({
type: "other",
message: `Results for OpenAI tool ${r.toolName} are not sent to the API when store is false`
});
break;
}

case "reasoning":
{
n = true;
const t = await (0, a.xI)({
provider: i,
providerOptions: r.providerOptions,
schema: we
});
const o = t?.itemId;
if ((c || d) && o != null) break;
if (o != null) {
const n = e[o];
if (p) {
if (n === void 0) {
v.push({
type: "item_reference",
id: o
});
e[o] = {
type: "reasoning",
id: o,
summary: []
};
}
} else {
const i = [];
r.text.length > 0 ? i.push({
type: "summary_text",
text: r.text
}) : n !== void 0 && P.push({
type: "other",
message: `Cannot append empty reasoning part to existing reasoning sequence. Skipping reasoning part: ${(0, 
a.f3)(r)}.`
});
if (n === void 0) {
e[o] = {
type: "reasoning",
id: o,
encrypted_content: t?.reasoningEncryptedContent,
summary: i
};
v.push(e[o]);
} else {
n.summary.push(...i);
t?.reasoningEncryptedContent != null && (n.encrypted_content = t.reasoningEncryptedContent);
}
}
} else {
const e = t?.reasoningEncryptedContent;
if (e != null) {
const t = [];
r.text.length > 0 && t.push({
type: "summary_text",
text: r.text
});
v.push({
type: "reasoning",
encrypted_content: e,
summary: t
});
} else P.push({
type: "other",
message: `Non-OpenAI reasoning parts are not supported. Skipping reasoning part: ${(0, 
a.f3)(r)}.`
});
}
break;
}

case "custom":
if (r.kind === "openai.compaction") {
const e = r.providerOptions?.[i];
const t = e?.itemId;
if (c && t != null) break;
if (p && t != null) {
v.push({
type: "item_reference",
id: t
});
break;
}
const o = e?.encryptedContent;
t != null && v.push({
type: "compaction",
id: t,
encrypted_content: o
});
}
}
break;
}

case "tool":
for (const e of O) {
if (e.type === "tool-approval-response") {
const t = e;
if (b.has(t.approvalId)) continue;
b.add(t.approvalId);
!p || c || d || v.push({
type: "item_reference",
id: t.approvalId
});
v.push({
type: "mcp_approval_response",
approval_request_id: t.approvalId,
approve: t.approved
});
continue;
}
const o = getParallelToolCallMetadata({
providerOptions: e.providerOptions,
providerOptionsName: i
});
const s = o == null ? void 0 : Y.get(o.toolCallId);
if (o != null && s != null && hasSameParallelToolCall(s.metadata, o)) {
if (!w.has(s.metadata.toolCallId)) {
w.add(s.metadata.toolCallId);
const e = await Promise.all(s.results.map(async e => {
const t = getScalarToolResultPromptCacheBreakpoint({
output: e.output,
toolResultProviderOptions: e.providerOptions,
providerOptionsName: i
});
return {
output: await convertFunctionToolResultOutput({
output: e.output,
toolName: e.toolName,
outputSchemaToolNames: I,
providerOptionsName: i,
warnings: P
}),
promptCacheBreakpoint: t
};
}));
const t = e.map(({output: e}) => typeof e === "string" ? e : (0, a.f3)(e));
const o = e.some(({promptCacheBreakpoint: e}) => e != null);
v.push({
type: "function_call_output",
call_id: s.metadata.toolCallId,
output: o ? t.map((t, o) => ({
type: "input_text",
text: o === 0 ? t : `\n${t}`,
...e[o].promptCacheBreakpoint != null && {
prompt_cache_breakpoint: e[o].promptCacheBreakpoint
}
})) : t.join("\n")
});
for (const e of s.results) {
const t = await parseToolResultAdditionalTools({
providerOptions: e.providerOptions,
providerOptionsName: i
});
t?.length && v.push({
type: "additional_tools",
role: "developer",
tools: t
});
}
}
continue;
}
const r = e.output;
if (r.type === "execution-denied" && (r.providerOptions?.openai)?.approvalId) continue;
const l = t.toProviderToolName(e.toolName);
if (e.toolName === y && r.type === "json") {
const t = await (0, a.k5)({
value: r.value,
schema: fe
});
v.push({
type: "tool_search_output",
execution: "client",
call_id: e.toolCallId,
status: "completed",
tools: t.tools
});
continue;
}
if (m && l === "local_shell" && r.type === "json") {
const t = await (0, a.k5)({
value: r.value,
schema: pe
});
v.push({
type: "local_shell_call_output",
call_id: e.toolCallId,
output: t.output
});
continue;
}
if (g && l === "shell" && r.type === "json") {
const t = await (0, a.k5)({
value: r.value,
schema: ce
});
v.push({
type: "shell_call_output",
call_id: e.toolCallId,
...t.maxOutputLength != null && {
max_output_length: t.maxOutputLength
},
output: t.output.map(e => ({
stdout: e.stdout,
stderr: e.stderr,
outcome: e.outcome.type === "timeout" ? {
type: "timeout"
} : {
type: "exit",
exit_code: e.outcome.exitCode
}
}))
});
continue;
}
if (h && e.toolName === "apply_patch" && r.type === "json") {
const t = await (0, a.k5)({
value: r.value,
schema: oe
});
v.push({
type: "apply_patch_call_output",
call_id: e.toolCallId,
status: t.status,
output: t.output
});
continue;
}
if (f && l === "computer" && r.type === "json") {
const t = await (0, a.k5)({
value: r.value,
schema: re
});
v.push({
type: "computer_call_output",
call_id: e.toolCallId,
output: {
type: "computer_screenshot",
image_url: t.output.imageUrl,
file_id: t.output.fileId,
detail: t.output.detail
},
acknowledged_safety_checks: t.acknowledgedSafetyChecks?.map(e => ({
id: e.id,
code: e.code,
message: e.message
}))
});
continue;
}
if (_?.has(l)) {
const t = getScalarToolResultPromptCacheBreakpoint({
output: r,
toolResultProviderOptions: e.providerOptions,
providerOptionsName: i
});
const convertScalarOutput = e => t == null ? e : [ {
type: "input_text",
text: e,
prompt_cache_breakpoint: t
} ];
let o;
switch (r.type) {
case "text":
o = convertScalarOutput(r.value);
break;

case "error-text":
case "error-json":
o = convertScalarOutput((0, a.f3)({
error: r.value
}));
break;

case "execution-denied":
o = convertScalarOutput(r.reason ?? "Tool call execution denied.");
break;

case "json":
o = convertScalarOutput((0, a.f3)(r.value));
break;

case "content":
o = r.value.map(e => {
const t = getPromptCacheBreakpoint(e.providerOptions, i);
switch (e.type) {
case "text":
return {
type: "input_text",
text: e.text,
...t != null && {
prompt_cache_breakpoint: t
}
};

case "file":
{
const o = (0, a.yu)(e.mediaType);
const n = e.providerOptions?.[i]?.imageDetail;
if (e.data.type === "data") {
const i = (0, a.SL)({
part: e
});
if (o === "image") return {
type: "input_image",
image_url: `data:${i};base64,${(0, a.ej)(e.data.data)}`,
detail: n,
...t != null && {
prompt_cache_breakpoint: t
}
};
return {
type: "input_file",
filename: e.filename ?? "data",
file_data: `data:${i};base64,${(0, a.ej)(e.data.data)}`,
...t != null && {
prompt_cache_breakpoint: t
}
};
}
if (e.data.type === "url") {
if (o === "image") return {
type: "input_image",
image_url: e.data.url.toString(),
detail: n,
...t != null && {
prompt_cache_breakpoint: t
}
};
return {
type: "input_file",
file_url: e.data.url.toString(),
...t != null && {
prompt_cache_breakpoint: t
}
};
}
P.push({
type: "other",
message: `unsupported custom tool content part type: ${e.type} with data type: ${e.data.type}`
});
return;
}

default:
P.push({
type: "other",
message: `unsupported custom tool content part type: ${e.type}`
});
return;
}
}).filter(a.R);
break;

default:
o = "";
}
v.push({
type: "custom_tool_call_output",
call_id: e.toolCallId,
output: o
});
continue;
}
const u = e.providerOptions?.[i]?.caller;
if (r.type === "execution-denied" && (u?.type === "program" || C.has(e.toolCallId))) throw new n.b8({
functionality: "execution-denied results for programmatic tool calls"
});
const k = await convertFunctionToolResultOutput({
output: r,
toolName: e.toolName,
outputSchemaToolNames: I,
promptCacheBreakpoint: getScalarToolResultPromptCacheBreakpoint({
output: r,
toolResultProviderOptions: e.providerOptions,
providerOptionsName: i
}),
providerOptionsName: i,
warnings: P
});
const j = mapToolCaller(u);
v.push({
type: "function_call_output",
call_id: e.toolCallId,
output: k,
...j != null && {
caller: j
}
});
const x = await parseToolResultAdditionalTools({
providerOptions: e.providerOptions,
providerOptionsName: i
});
x?.length && v.push({
type: "additional_tools",
role: "developer",
tools: x
});
}
break;

default:
throw new Error(`Unsupported role: ${x}`);
}
if (!p && v.some(e => "type" in e && e.type === "reasoning" && e.encrypted_content == null)) {
P.push({
type: "other",
message: "Reasoning parts without encrypted content are not supported when store is false. Skipping reasoning parts."
});
v = v.filter(e => !("type" in e) || e.type !== "reasoning" || e.encrypted_content != null);
}
return {
input: v,
warnings: P
};
}
const we = (0, a.ID)(() => (0, a.C_)(s.Ikc({
itemId: s.YjP().nullish(),
reasoningEncryptedContent: s.YjP().nullish()
})));
async function parseToolResultAdditionalTools({providerOptions: e, providerOptionsName: t}) {
const o = await (0, a.xI)({
provider: t,
providerOptions: e,
schema: ee
});
if (o?.additionalTools != null || t === "openai") return o?.additionalTools;
return (await (0, a.xI)({
provider: "openai",
providerOptions: e,
schema: ee
}))?.additionalTools;
}
function mapOpenAIResponsesAnnotationSource(e, t, o) {
if (e.type === "url_citation") return {
type: "source",
sourceType: "url",
id: o,
url: e.url,
title: e.title
};
const n = e.type === "file_path" ? e.file_id : e.filename;
return {
type: "source",
sourceType: "document",
id: o,
mediaType: e.type === "file_path" ? "application/octet-stream" : "text/plain",
title: n,
filename: n,
providerMetadata: {
[t]: {
type: e.type,
fileId: e.file_id,
...e.type === "container_file_citation" ? {
containerId: e.container_id
} : {
index: e.index
}
}
}
};
}
function mapOpenAIResponsesCitations(e, t) {
return e.flatMap(e => e.type === "file_path" ? [] : [ {
source: mapOpenAIResponsesAnnotationSource(e, t, e.type === "url_citation" ? e.url : e.file_id),
..."start_index" in e ? {
startIndex: e.start_index,
endIndex: e.end_index
} : {}
} ]);
}
function mapOpenAIResponseFinishReason({finishReason: e, hasFunctionCall: t, hasRefusal: o = false}) {
switch (e) {
case void 0:
case null:
if (t) return "tool-calls";
return o ? "content-filter" : "stop";

case "max_output_tokens":
return "length";

case "content_filter":
return "content-filter";

default:
return t ? "tool-calls" : "other";
}
}
let xe;
const jsonValueSchema$1 = () => xe ??= s.RZV(() => s.KCZ([ s.YjP(), s.aig(), s.zMY(), s.chJ(), s.YOg(jsonValueSchema$1()), s.g1P(s.YjP(), jsonValueSchema$1().optional()) ]));
const jsonObjectSchema = () => s.g1P(s.YjP(), jsonValueSchema$1().optional());
const openaiResponsesPromptCacheDiagnosticsSchema = () => s.Ikc({
type: s.YjP(),
reason: s.YjP().nullish(),
cache_missed_tokens: s.aig().nullish(),
comparison_reusable_tokens: s.aig().nullish()
});
const openaiResponsesUsageSchema = () => s.E$q(jsonObjectSchema(), s.Ikc({
input_tokens: s.aig(),
input_tokens_details: s.E$q(jsonObjectSchema(), s.Ikc({
cached_tokens: s.aig().nullish(),
cache_write_tokens: s.aig().nullish(),
cache_write_tokens_details: s.E$q(jsonObjectSchema(), s.Ikc({
ttl_30m_tokens: s.aig().nullish(),
ttl_12h_tokens: s.aig().nullish()
})).nullish(),
orchestration_input_tokens: s.aig().nullish(),
orchestration_input_cached_tokens: s.aig().nullish()
})).nullish(),
output_tokens: s.aig(),
output_tokens_details: s.E$q(jsonObjectSchema(), s.Ikc({
reasoning_tokens: s.aig().nullish(),
orchestration_output_tokens: s.aig().nullish()
})).nullish(),
total_tokens: s.aig().optional()
}));
const openaiResponsesComputerSafetyCheckSchema = () => s.Ikc({
id: s.YjP(),
code: s.YjP().nullish(),
message: s.YjP().nullish()
});
const openaiResponsesComputerActionSchema = () => s.gMt("type", [ s.Ikc({
type: s.euz("click"),
button: s.k5n([ "left", "right", "wheel", "back", "forward" ]),
x: s.aig(),
y: s.aig(),
keys: s.YOg(s.YjP()).nullish()
}), s.Ikc({
type: s.euz("double_click"),
x: s.aig(),
y: s.aig(),
keys: s.YOg(s.YjP()).nullish()
}), s.Ikc({
type: s.euz("drag"),
path: s.YOg(s.Ikc({
x: s.aig(),
y: s.aig()
})),
keys: s.YOg(s.YjP()).nullish()
}), s.Ikc({
type: s.euz("keypress"),
keys: s.YOg(s.YjP())
}), s.Ikc({
type: s.euz("move"),
x: s.aig(),
y: s.aig(),
keys: s.YOg(s.YjP()).nullish()
}), s.Ikc({
type: s.euz("screenshot")
}), s.Ikc({
type: s.euz("scroll"),
x: s.aig(),
y: s.aig(),
scroll_x: s.aig(),
scroll_y: s.aig(),
keys: s.YOg(s.YjP()).nullish()
}), s.Ikc({
type: s.euz("type"),
text: s.YjP()
}), s.Ikc({
type: s.euz("wait")
}) ]);
const openaiResponsesComputerCallSchema = () => s.Ikc({
type: s.euz("computer_call"),
id: s.YjP(),
call_id: s.YjP().nullish(),
status: s.k5n([ "in_progress", "completed", "incomplete" ]),
action: openaiResponsesComputerActionSchema().nullish(),
actions: s.YOg(openaiResponsesComputerActionSchema()).nullish(),
pending_safety_checks: s.YOg(openaiResponsesComputerSafetyCheckSchema()).nullish()
});
const openaiResponsesToolCallerSchema = () => s.gMt("type", [ s.Ikc({
type: s.euz("direct")
}), s.Ikc({
type: s.euz("program"),
caller_id: s.YjP()
}) ]);
const openaiResponsesProgramSchema = () => s.Ikc({
type: s.euz("program"),
id: s.YjP(),
call_id: s.YjP(),
code: s.YjP(),
fingerprint: s.YjP()
});
const openaiResponsesProgramOutputSchema = () => s.Ikc({
type: s.euz("program_output"),
id: s.YjP(),
call_id: s.YjP(),
result: s.YjP(),
status: s.k5n([ "completed", "incomplete" ])
});
const openaiResponsesLocalShellCallSchema = () => s.Ikc({
type: s.euz("local_shell_call"),
id: s.YjP(),
call_id: s.YjP(),
action: s.Ikc({
type: s.euz("exec"),
command: s.YOg(s.YjP()),
timeout_ms: s.aig().optional(),
user: s.YjP().optional(),
working_directory: s.YjP().optional(),
env: s.g1P(s.YjP(), s.YjP()).optional()
})
});
const openaiResponsesNestedErrorChunkSchema = () => s.Ikc({
type: s.euz("error"),
sequence_number: s.aig(),
error: s.Ikc({
type: s.YjP(),
code: s.YjP().nullish(),
message: s.YjP(),
param: s.YjP().nullish()
})
});
const openaiResponsesErrorChunkSchema = () => s.Ikc({
type: s.euz("error"),
sequence_number: s.aig(),
code: s.YjP().nullish(),
message: s.YjP(),
param: s.YjP().nullish()
});
const Oe = new Set([ "error", "response.apply_patch_call_operation_diff.delta", "response.apply_patch_call_operation_diff.done", "response.code_interpreter_call_code.delta", "response.code_interpreter_call_code.done", "response.completed", "response.created", "response.custom_tool_call_input.delta", "response.failed", "response.function_call_arguments.delta", "response.function_call_arguments.done", "response.image_generation_call.partial_image", "response.in_progress", "response.incomplete", "response.output_item.added", "response.output_item.done", "response.output_text.annotation.added", "response.output_text.delta", "response.refusal.delta", "response.refusal.done", "response.reasoning_summary_part.added", "response.reasoning_summary_part.done", "response.reasoning_summary_text.delta" ]);
const Se = new Set([ "apply_patch_call", "code_interpreter_call", "compaction", "computer_call", "custom_tool_call", "file_search_call", "function_call", "image_generation_call", "local_shell_call", "mcp_approval_request", "mcp_call", "mcp_list_tools", "message", "program", "program_output", "reasoning", "shell_call", "shell_call_output", "tool_search_call", "tool_search_output", "web_search_call" ]);
function isModeledOpenAIResponsesChunk(e) {
if (typeof e.type !== "string" || !Oe.has(e.type)) return false;
if (e.type !== "response.output_item.added" && e.type !== "response.output_item.done") return true;
if (!(0, a.u4)(e.item) || typeof e.item.type !== "string") return true;
return Se.has(e.item.type);
}
const Te = (0, a.ID)(() => (0, a.C_)(s.KCZ([ s.Ikc({
type: s.euz("response.output_text.delta"),
item_id: s.YjP(),
output_index: s.aig().nullish(),
delta: s.YjP(),
logprobs: s.YOg(s.Ikc({
token: s.YjP(),
logprob: s.aig(),
top_logprobs: s.YOg(s.Ikc({
token: s.YjP(),
logprob: s.aig()
}))
})).nullish()
}), s.Ikc({
type: s.euz("response.refusal.delta"),
item_id: s.YjP(),
output_index: s.aig().nullish(),
content_index: s.aig().nullish(),
delta: s.YjP()
}), s.Ikc({
type: s.euz("response.refusal.done"),
item_id: s.YjP(),
output_index: s.aig().nullish(),
content_index: s.aig().nullish(),
refusal: s.YjP()
}), s.Ikc({
type: s.k5n([ "response.completed", "response.incomplete" ]),
response: s.Ikc({
prompt_cache_diagnostics: openaiResponsesPromptCacheDiagnosticsSchema().nullish(),
incomplete_details: s.Ikc({
reason: s.YjP()
}).nullish(),
usage: openaiResponsesUsageSchema().nullish(),
reasoning: s.Ikc({
context: s.YjP().nullish()
}).nullish(),
service_tier: s.YjP().nullish()
})
}), s.Ikc({
type: s.euz("response.failed"),
sequence_number: s.aig(),
response: s.Ikc({
prompt_cache_diagnostics: openaiResponsesPromptCacheDiagnosticsSchema().nullish(),
error: s.Ikc({
code: s.YjP().nullish(),
message: s.YjP()
}).nullish(),
incomplete_details: s.Ikc({
reason: s.YjP()
}).nullish(),
usage: openaiResponsesUsageSchema().nullish(),
reasoning: s.Ikc({
context: s.YjP().nullish()
}).nullish(),
service_tier: s.YjP().nullish()
})
}), s.Ikc({
type: s.euz("response.created"),
response: s.Ikc({
id: s.YjP(),
created_at: s.aig(),
model: s.YjP(),
service_tier: s.YjP().nullish()
})
}), s.Ikc({
type: s.euz("response.in_progress"),
response: s.Ikc({
id: s.YjP(),
created_at: s.aig(),
model: s.YjP(),
service_tier: s.YjP().nullish()
})
}), s.Ikc({
type: s.euz("response.output_item.added"),
output_index: s.aig(),
item: s.gMt("type", [ s.Ikc({
type: s.euz("message"),
id: s.YjP(),
phase: s.k5n([ "commentary", "final_answer" ]).nullish()
}), s.Ikc({
type: s.euz("reasoning"),
id: s.YjP(),
encrypted_content: s.YjP().nullish()
}), s.Ikc({
type: s.euz("function_call"),
id: s.YjP(),
call_id: s.YjP(),
name: s.YjP(),
arguments: s.YjP(),
async: s.zMY().nullish(),
namespace: s.YjP().nullish(),
caller: openaiResponsesToolCallerSchema().nullish()
}), openaiResponsesProgramSchema(), openaiResponsesProgramOutputSchema(), s.Ikc({
type: s.euz("web_search_call"),
id: s.YjP(),
status: s.YjP()
}), openaiResponsesComputerCallSchema(), s.Ikc({
type: s.euz("file_search_call"),
id: s.YjP()
}), openaiResponsesLocalShellCallSchema(), s.Ikc({
type: s.euz("image_generation_call"),
id: s.YjP()
}), s.Ikc({
type: s.euz("code_interpreter_call"),
id: s.YjP(),
container_id: s.YjP(),
code: s.YjP().nullable(),
outputs: s.YOg(s.gMt("type", [ s.Ikc({
type: s.euz("logs"),
logs: s.YjP()
}), s.Ikc({
type: s.euz("image"),
url: s.YjP()
}) ])).nullable(),
status: s.YjP()
}), s.Ikc({
type: s.euz("mcp_call"),
id: s.YjP(),
status: s.YjP(),
approval_request_id: s.YjP().nullish()
}), s.Ikc({
type: s.euz("mcp_list_tools"),
id: s.YjP()
}), s.Ikc({
type: s.euz("mcp_approval_request"),
id: s.YjP()
}), s.Ikc({
type: s.euz("apply_patch_call"),
id: s.YjP(),
call_id: s.YjP(),
status: s.k5n([ "in_progress", "completed" ]),
operation: s.gMt("type", [ s.Ikc({
type: s.euz("create_file"),
path: s.YjP(),
diff: s.YjP()
}), s.Ikc({
type: s.euz("delete_file"),
path: s.YjP()
}), s.Ikc({
type: s.euz("update_file"),
path: s.YjP(),
diff: s.YjP()
}) ])
}), s.Ikc({
type: s.euz("custom_tool_call"),
id: s.YjP(),
call_id: s.YjP(),
name: s.YjP(),
input: s.YjP(),
async: s.zMY().nullish()
}), s.Ikc({
type: s.euz("shell_call"),
id: s.YjP(),
call_id: s.YjP(),
status: s.k5n([ "in_progress", "completed", "incomplete" ]),
action: s.Ikc({
commands: s.YOg(s.YjP()),
timeout_ms: s.aig().nullish(),
max_output_length: s.aig().nullish()
})
}), s.Ikc({
type: s.euz("compaction"),
id: s.YjP(),
encrypted_content: s.YjP().nullish()
}), s.Ikc({
type: s.euz("shell_call_output"),
id: s.YjP(),
call_id: s.YjP(),
status: s.k5n([ "in_progress", "completed", "incomplete" ]),
max_output_length: s.aig().nullish(),
output: s.YOg(s.Ikc({
stdout: s.YjP(),
stderr: s.YjP(),
outcome: s.gMt("type", [ s.Ikc({
type: s.euz("timeout")
}), s.Ikc({
type: s.euz("exit"),
exit_code: s.aig()
}) ])
}))
}), s.Ikc({
type: s.euz("tool_search_call"),
id: s.YjP(),
execution: s.k5n([ "server", "client" ]),
call_id: s.YjP().nullable(),
status: s.k5n([ "in_progress", "completed", "incomplete" ]),
arguments: s.L5J()
}), s.Ikc({
type: s.euz("tool_search_output"),
id: s.YjP(),
execution: s.k5n([ "server", "client" ]),
call_id: s.YjP().nullable(),
status: s.k5n([ "in_progress", "completed", "incomplete" ]),
tools: s.YOg(s.g1P(s.YjP(), jsonValueSchema$1().optional()))
}) ])
}), s.Ikc({
type: s.euz("response.output_item.done"),
output_index: s.aig(),
item: s.gMt("type", [ s.Ikc({
type: s.euz("message"),
id: s.YjP(),
phase: s.k5n([ "commentary", "final_answer" ]).nullish()
}), s.Ikc({
type: s.euz("reasoning"),
id: s.YjP(),
encrypted_content: s.YjP().nullish()
}), s.Ikc({
type: s.euz("function_call"),
id: s.YjP(),
call_id: s.YjP(),
name: s.YjP(),
arguments: s.YjP(),
async: s.zMY().nullish(),
status: s.k5n([ "in_progress", "completed", "incomplete" ]),
namespace: s.YjP().nullish(),
caller: openaiResponsesToolCallerSchema().nullish()
}), openaiResponsesProgramSchema(), openaiResponsesProgramOutputSchema(), s.Ikc({
type: s.euz("custom_tool_call"),
id: s.YjP(),
call_id: s.YjP(),
name: s.YjP(),
input: s.YjP(),
async: s.zMY().nullish(),
status: s.euz("completed")
}), s.Ikc({
type: s.euz("code_interpreter_call"),
id: s.YjP(),
code: s.YjP().nullable(),
container_id: s.YjP(),
outputs: s.YOg(s.gMt("type", [ s.Ikc({
type: s.euz("logs"),
logs: s.YjP()
}), s.Ikc({
type: s.euz("image"),
url: s.YjP()
}) ])).nullable()
}), s.Ikc({
type: s.euz("image_generation_call"),
id: s.YjP(),
result: s.YjP()
}), s.Ikc({
type: s.euz("web_search_call"),
id: s.YjP(),
status: s.YjP(),
action: s.gMt("type", [ s.Ikc({
type: s.euz("search"),
query: s.YjP().nullish(),
queries: s.YOg(s.YjP()).nullish(),
sources: s.YOg(s.gMt("type", [ s.Ikc({
type: s.euz("url"),
url: s.YjP()
}), s.Ikc({
type: s.euz("api"),
name: s.YjP()
}) ])).nullish()
}), s.Ikc({
type: s.euz("open_page"),
url: s.YjP().nullish()
}), s.Ikc({
type: s.euz("find_in_page"),
url: s.YjP().nullish(),
pattern: s.YjP().nullish()
}) ]).nullish()
}), s.Ikc({
type: s.euz("file_search_call"),
id: s.YjP(),
queries: s.YOg(s.YjP()),
results: s.YOg(s.Ikc({
attributes: s.g1P(s.YjP(), s.KCZ([ s.YjP(), s.aig(), s.zMY() ])),
file_id: s.YjP(),
filename: s.YjP(),
score: s.aig(),
text: s.YjP()
})).nullish()
}), openaiResponsesLocalShellCallSchema(), openaiResponsesComputerCallSchema(), s.Ikc({
type: s.euz("mcp_call"),
id: s.YjP(),
status: s.YjP(),
arguments: s.YjP(),
name: s.YjP(),
server_label: s.YjP(),
output: s.YjP().nullish(),
error: s.KCZ([ s.YjP(), s.Ikc({
type: s.YjP().optional(),
code: s.KCZ([ s.aig(), s.YjP() ]).optional(),
message: s.YjP().optional()
}).loose() ]).nullish(),
approval_request_id: s.YjP().nullish()
}), s.Ikc({
type: s.euz("mcp_list_tools"),
id: s.YjP(),
server_label: s.YjP(),
tools: s.YOg(s.Ikc({
name: s.YjP(),
description: s.YjP().optional(),
input_schema: s.bzn(),
annotations: s.g1P(s.YjP(), s.L5J()).optional()
})),
error: s.KCZ([ s.YjP(), s.Ikc({
type: s.YjP().optional(),
code: s.KCZ([ s.aig(), s.YjP() ]).optional(),
message: s.YjP().optional()
}).loose() ]).optional()
}), s.Ikc({
type: s.euz("mcp_approval_request"),
id: s.YjP(),
server_label: s.YjP(),
name: s.YjP(),
arguments: s.YjP(),
approval_request_id: s.YjP().optional()
}), s.Ikc({
type: s.euz("apply_patch_call"),
id: s.YjP(),
call_id: s.YjP(),
status: s.k5n([ "in_progress", "completed" ]),
operation: s.gMt("type", [ s.Ikc({
type: s.euz("create_file"),
path: s.YjP(),
diff: s.YjP()
}), s.Ikc({
type: s.euz("delete_file"),
path: s.YjP()
}), s.Ikc({
type: s.euz("update_file"),
path: s.YjP(),
diff: s.YjP()
}) ])
}), s.Ikc({
type: s.euz("shell_call"),
id: s.YjP(),
call_id: s.YjP(),
status: s.k5n([ "in_progress", "completed", "incomplete" ]),
action: s.Ikc({
commands: s.YOg(s.YjP()),
timeout_ms: s.aig().nullish(),
max_output_length: s.aig().nullish()
})
}), s.Ikc({
type: s.euz("compaction"),
id: s.YjP(),
encrypted_content: s.YjP()
}), s.Ikc({
type: s.euz("shell_call_output"),
id: s.YjP(),
call_id: s.YjP(),
status: s.k5n([ "in_progress", "completed", "incomplete" ]),
max_output_length: s.aig().nullish(),
output: s.YOg(s.Ikc({
stdout: s.YjP(),
stderr: s.YjP(),
outcome: s.gMt("type", [ s.Ikc({
type: s.euz("timeout")
}), s.Ikc({
type: s.euz("exit"),
exit_code: s.aig()
}) ])
}))
}), s.Ikc({
type: s.euz("tool_search_call"),
id: s.YjP(),
execution: s.k5n([ "server", "client" ]),
call_id: s.YjP().nullable(),
status: s.k5n([ "in_progress", "completed", "incomplete" ]),
arguments: s.L5J()
}), s.Ikc({
type: s.euz("tool_search_output"),
id: s.YjP(),
execution: s.k5n([ "server", "client" ]),
call_id: s.YjP().nullable(),
status: s.k5n([ "in_progress", "completed", "incomplete" ]),
tools: s.YOg(s.g1P(s.YjP(), jsonValueSchema$1().optional()))
}) ])
}), s.Ikc({
type: s.euz("response.function_call_arguments.delta"),
item_id: s.YjP(),
output_index: s.aig(),
delta: s.YjP()
}), s.Ikc({
type: s.euz("response.function_call_arguments.done"),
item_id: s.YjP(),
output_index: s.aig(),
arguments: s.YjP()
}), s.Ikc({
type: s.euz("response.custom_tool_call_input.delta"),
item_id: s.YjP(),
output_index: s.aig(),
delta: s.YjP()
}), s.Ikc({
type: s.euz("response.image_generation_call.partial_image"),
item_id: s.YjP(),
output_index: s.aig(),
partial_image_b64: s.YjP()
}), s.Ikc({
type: s.euz("response.code_interpreter_call_code.delta"),
item_id: s.YjP(),
output_index: s.aig(),
delta: s.YjP()
}), s.Ikc({
type: s.euz("response.code_interpreter_call_code.done"),
item_id: s.YjP(),
output_index: s.aig(),
code: s.YjP()
}), s.Ikc({
type: s.euz("response.output_text.annotation.added"),
annotation: s.gMt("type", [ s.Ikc({
type: s.euz("url_citation"),
start_index: s.aig(),
end_index: s.aig(),
url: s.YjP(),
title: s.YjP()
}), s.Ikc({
type: s.euz("file_citation"),
file_id: s.YjP(),
filename: s.YjP(),
index: s.aig()
}), s.Ikc({
type: s.euz("container_file_citation"),
container_id: s.YjP(),
file_id: s.YjP(),
filename: s.YjP(),
start_index: s.aig(),
end_index: s.aig()
}), s.Ikc({
type: s.euz("file_path"),
file_id: s.YjP(),
index: s.aig()
}) ])
}), s.Ikc({
type: s.euz("response.reasoning_summary_part.added"),
item_id: s.YjP(),
output_index: s.aig().nullish(),
summary_index: s.aig()
}), s.Ikc({
type: s.euz("response.reasoning_summary_text.delta"),
item_id: s.YjP(),
output_index: s.aig().nullish(),
summary_index: s.aig(),
delta: s.YjP()
}), s.Ikc({
type: s.euz("response.reasoning_summary_part.done"),
item_id: s.YjP(),
output_index: s.aig().nullish(),
summary_index: s.aig()
}), s.Ikc({
type: s.euz("response.apply_patch_call_operation_diff.delta"),
item_id: s.YjP(),
output_index: s.aig(),
delta: s.YjP(),
obfuscation: s.YjP().nullish()
}), s.Ikc({
type: s.euz("response.apply_patch_call_operation_diff.done"),
item_id: s.YjP(),
output_index: s.aig(),
diff: s.YjP()
}), openaiResponsesNestedErrorChunkSchema(), openaiResponsesErrorChunkSchema(), s.Ikc({
type: s.YjP()
}).loose().refine(e => !isModeledOpenAIResponsesChunk(e), {
message: "Known response chunk failed schema validation"
}).transform(e => ({
type: "unknown_chunk",
message: e.type
})) ])));
const ze = (0, a.ID)(() => (0, a.C_)(s.Ikc({
id: s.YjP().optional(),
created_at: s.aig().optional(),
error: s.Ikc({
message: s.YjP(),
type: s.YjP(),
param: s.YjP().nullish(),
code: s.YjP()
}).nullish(),
model: s.YjP().optional(),
output: s.YOg(s.gMt("type", [ s.Ikc({
type: s.euz("message"),
role: s.euz("assistant"),
id: s.YjP(),
phase: s.k5n([ "commentary", "final_answer" ]).nullish(),
content: s.YOg(s.gMt("type", [ s.Ikc({
type: s.euz("output_text"),
text: s.YjP(),
logprobs: s.YOg(s.Ikc({
token: s.YjP(),
logprob: s.aig(),
top_logprobs: s.YOg(s.Ikc({
token: s.YjP(),
logprob: s.aig()
}))
})).nullish(),
annotations: s.YOg(s.gMt("type", [ s.Ikc({
type: s.euz("url_citation"),
start_index: s.aig(),
end_index: s.aig(),
url: s.YjP(),
title: s.YjP()
}), s.Ikc({
type: s.euz("file_citation"),
file_id: s.YjP(),
filename: s.YjP(),
index: s.aig()
}), s.Ikc({
type: s.euz("container_file_citation"),
container_id: s.YjP(),
file_id: s.YjP(),
filename: s.YjP(),
start_index: s.aig(),
end_index: s.aig()
}), s.Ikc({
type: s.euz("file_path"),
file_id: s.YjP(),
index: s.aig()
}) ]))
}), s.Ikc({
type: s.euz("refusal"),
refusal: s.YjP()
}) ]))
}), s.Ikc({
type: s.euz("web_search_call"),
id: s.YjP(),
status: s.YjP(),
action: s.gMt("type", [ s.Ikc({
type: s.euz("search"),
query: s.YjP().nullish(),
queries: s.YOg(s.YjP()).nullish(),
sources: s.YOg(s.gMt("type", [ s.Ikc({
type: s.euz("url"),
url: s.YjP()
}), s.Ikc({
type: s.euz("api"),
name: s.YjP()
}) ])).nullish()
}), s.Ikc({
type: s.euz("open_page"),
url: s.YjP().nullish()
}), s.Ikc({
type: s.euz("find_in_page"),
url: s.YjP().nullish(),
pattern: s.YjP().nullish()
}) ]).nullish()
}), s.Ikc({
type: s.euz("file_search_call"),
id: s.YjP(),
queries: s.YOg(s.YjP()),
results: s.YOg(s.Ikc({
attributes: s.g1P(s.YjP(), s.KCZ([ s.YjP(), s.aig(), s.zMY() ])),
file_id: s.YjP(),
filename: s.YjP(),
score: s.aig(),
text: s.YjP()
})).nullish()
}), s.Ikc({
type: s.euz("code_interpreter_call"),
id: s.YjP(),
code: s.YjP().nullable(),
container_id: s.YjP(),
outputs: s.YOg(s.gMt("type", [ s.Ikc({
type: s.euz("logs"),
logs: s.YjP()
}), s.Ikc({
type: s.euz("image"),
url: s.YjP()
}) ])).nullable()
}), s.Ikc({
type: s.euz("image_generation_call"),
id: s.YjP(),
result: s.YjP()
}), openaiResponsesLocalShellCallSchema(), s.Ikc({
type: s.euz("function_call"),
call_id: s.YjP(),
name: s.YjP(),
arguments: s.YjP(),
id: s.YjP(),
async: s.zMY().nullish(),
namespace: s.YjP().nullish(),
caller: openaiResponsesToolCallerSchema().nullish()
}), openaiResponsesProgramSchema(), openaiResponsesProgramOutputSchema(), s.Ikc({
type: s.euz("custom_tool_call"),
call_id: s.YjP(),
name: s.YjP(),
input: s.YjP(),
id: s.YjP(),
async: s.zMY().nullish()
}), openaiResponsesComputerCallSchema(), s.Ikc({
type: s.euz("reasoning"),
id: s.YjP(),
encrypted_content: s.YjP().nullish(),
summary: s.YOg(s.Ikc({
type: s.euz("summary_text"),
text: s.YjP()
}))
}), s.Ikc({
type: s.euz("mcp_call"),
id: s.YjP(),
status: s.YjP(),
arguments: s.YjP(),
name: s.YjP(),
server_label: s.YjP(),
output: s.YjP().nullish(),
error: s.KCZ([ s.YjP(), s.Ikc({
type: s.YjP().optional(),
code: s.KCZ([ s.aig(), s.YjP() ]).optional(),
message: s.YjP().optional()
}).loose() ]).nullish(),
approval_request_id: s.YjP().nullish()
}), s.Ikc({
type: s.euz("mcp_list_tools"),
id: s.YjP(),
server_label: s.YjP(),
tools: s.YOg(s.Ikc({
name: s.YjP(),
description: s.YjP().optional(),
input_schema: s.bzn(),
annotations: s.g1P(s.YjP(), s.L5J()).optional()
})),
error: s.KCZ([ s.YjP(), s.Ikc({
type: s.YjP().optional(),
code: s.KCZ([ s.aig(), s.YjP() ]).optional(),
message: s.YjP().optional()
}).loose() ]).optional()
}), s.Ikc({
type: s.euz("mcp_approval_request"),
id: s.YjP(),
server_label: s.YjP(),
name: s.YjP(),
arguments: s.YjP(),
approval_request_id: s.YjP().optional()
}), s.Ikc({
type: s.euz("apply_patch_call"),
id: s.YjP(),
call_id: s.YjP(),
status: s.k5n([ "in_progress", "completed" ]),
operation: s.gMt("type", [ s.Ikc({
type: s.euz("create_file"),
path: s.YjP(),
diff: s.YjP()
}), s.Ikc({
type: s.euz("delete_file"),
path: s.YjP()
}), s.Ikc({
type: s.euz("update_file"),
path: s.YjP(),
diff: s.YjP()
}) ])
}), s.Ikc({
type: s.euz("shell_call"),
id: s.YjP(),
call_id: s.YjP(),
status: s.k5n([ "in_progress", "completed", "incomplete" ]),
action: s.Ikc({
commands: s.YOg(s.YjP()),
timeout_ms: s.aig().nullish(),
max_output_length: s.aig().nullish()
})
}), s.Ikc({
type: s.euz("compaction"),
id: s.YjP(),
encrypted_content: s.YjP()
}), s.Ikc({
type: s.euz("shell_call_output"),
id: s.YjP(),
call_id: s.YjP(),
status: s.k5n([ "in_progress", "completed", "incomplete" ]),
max_output_length: s.aig().nullish(),
output: s.YOg(s.Ikc({
stdout: s.YjP(),
stderr: s.YjP(),
outcome: s.gMt("type", [ s.Ikc({
type: s.euz("timeout")
}), s.Ikc({
type: s.euz("exit"),
exit_code: s.aig()
}) ])
}))
}), s.Ikc({
type: s.euz("tool_search_call"),
id: s.YjP(),
execution: s.k5n([ "server", "client" ]),
call_id: s.YjP().nullable(),
status: s.k5n([ "in_progress", "completed", "incomplete" ]),
arguments: s.L5J()
}), s.Ikc({
type: s.euz("tool_search_output"),
id: s.YjP(),
execution: s.k5n([ "server", "client" ]),
call_id: s.YjP().nullable(),
status: s.k5n([ "in_progress", "completed", "incomplete" ]),
tools: s.YOg(s.g1P(s.YjP(), jsonValueSchema$1().optional()))
}) ])).optional(),
service_tier: s.YjP().nullish(),
prompt_cache_diagnostics: openaiResponsesPromptCacheDiagnosticsSchema().nullish(),
reasoning: s.Ikc({
context: s.YjP().nullish()
}).nullish(),
incomplete_details: s.Ikc({
reason: s.YjP()
}).nullish(),
usage: openaiResponsesUsageSchema().nullish()
})));
const Re = (0, a.ID)(() => (0, a.C_)(s.Ikc({
code: s.YjP().nullish(),
containerId: s.YjP()
})));
const Me = (0, a.ID)(() => (0, a.C_)(s.Ikc({
outputs: s.YOg(s.gMt("type", [ s.Ikc({
type: s.euz("logs"),
logs: s.YjP()
}), s.Ikc({
type: s.euz("image"),
url: s.YjP()
}) ])).nullish()
})));
const qe = (0, a.ID)(() => (0, a.C_)(s.Ikc({
container: s.KCZ([ s.YjP(), s.Ikc({
fileIds: s.YOg(s.YjP()).optional(),
memoryLimit: s.k5n([ "1g", "4g", "16g", "64g" ]).optional(),
networkPolicy: s.gMt("type", [ s.Ikc({
type: s.euz("disabled")
}), s.Ikc({
type: s.euz("allowlist"),
allowedDomains: s.YOg(s.YjP()),
domainSecrets: s.YOg(s.Ikc({
domain: s.YjP(),
name: s.YjP(),
value: s.YjP()
})).optional()
}) ]).optional()
}) ]).optional()
})));
const Ne = (0, a.z)({
id: "openai.code_interpreter",
redactArgs: e => redactOpenAIToolArgs("code_interpreter", e),
inputSchema: Re,
outputSchema: Me
});
const codeInterpreter = (e = {}) => Ne(e);
const comparisonFilterSchema = () => s.Ikc({
key: s.YjP(),
type: s.k5n([ "eq", "ne", "gt", "gte", "lt", "lte", "in", "nin" ]),
value: s.KCZ([ s.YjP(), s.aig(), s.zMY(), s.YOg(s.YjP()) ])
});
let Ae;
const compoundFilterSchema = () => Ae ??= s.Ikc({
type: s.k5n([ "and", "or" ]),
filters: s.YOg(s.KCZ([ comparisonFilterSchema(), s.RZV(() => compoundFilterSchema()) ]))
});
const De = (0, a.ID)(() => (0, a.C_)(s.Ikc({
vectorStoreIds: s.YOg(s.YjP()),
maxNumResults: s.aig().optional(),
ranking: s.Ikc({
ranker: s.YjP().optional(),
scoreThreshold: s.aig().optional()
}).optional(),
filters: s.KCZ([ comparisonFilterSchema(), compoundFilterSchema() ]).optional()
})));
const Ee = (0, a.ID)(() => (0, a.C_)(s.Ikc({
queries: s.YOg(s.YjP()),
results: s.YOg(s.Ikc({
attributes: s.g1P(s.YjP(), s.L5J()),
fileId: s.YjP(),
filename: s.YjP(),
score: s.aig(),
text: s.YjP()
})).nullable()
})));
const $e = (0, a.z)({
id: "openai.file_search",
inputSchema: s.Ikc({}),
outputSchema: Ee
});
const Fe = (0, a.ID)(() => (0, a.C_)(s.Ikc({
action: s.k5n([ "generate", "edit", "auto" ]).optional(),
background: s.k5n([ "auto", "opaque", "transparent" ]).optional(),
inputFidelity: s.k5n([ "low", "high" ]).optional(),
inputImageMask: s.Ikc({
fileId: s.YjP().optional(),
imageUrl: s.YjP().optional()
}).optional(),
model: s.YjP().optional(),
moderation: s.k5n([ "auto", "low" ]).optional(),
outputCompression: s.aig().int().min(0).max(100).optional(),
outputFormat: s.k5n([ "png", "jpeg", "webp" ]).optional(),
partialImages: s.aig().int().min(0).max(3).optional(),
quality: s.k5n([ "auto", "low", "medium", "high", "xhigh", "max" ]).optional(),
size: s.KCZ([ s.k5n([ "1024x1024", "1024x1536", "1536x1024", "auto" ]), s.YjP().regex(/^\d+x\d+$/) ]).optional()
}).strict()));
const Ue = (0, a.ID)(() => (0, a.C_)(s.Ikc({})));
const Le = (0, a.ID)(() => (0, a.C_)(s.Ikc({
result: s.YjP()
})));
const Je = (0, a.z)({
id: "openai.image_generation",
inputSchema: Ue,
outputSchema: Le
});
const imageGeneration = (e = {}) => Je(e);
const Be = (0, a.ID)(() => (0, a.C_)(s.Ikc({
description: s.YjP().optional(),
async: s.zMY().optional(),
format: s.KCZ([ s.Ikc({
type: s.euz("grammar"),
syntax: s.k5n([ "regex", "lark" ]),
definition: s.YjP()
}), s.Ikc({
type: s.euz("text")
}) ]).optional()
})));
const Ve = (0, a.ID)(() => (0, a.C_)(s.YjP()));
const We = (0, a.hL)({
id: "openai.custom",
inputSchema: Ve
});
const customTool = e => We(e);
let Ge;
const jsonValueSchema = () => Ge ??= s.RZV(() => s.KCZ([ s.YjP(), s.aig(), s.zMY(), s.chJ(), s.YOg(jsonValueSchema()), s.g1P(s.YjP(), jsonValueSchema()) ]));
const He = (0, a.ID)(() => (0, a.C_)(s.Ikc({
serverLabel: s.YjP(),
allowedTools: s.KCZ([ s.YOg(s.YjP()), s.Ikc({
readOnly: s.zMY().optional(),
toolNames: s.YOg(s.YjP()).optional()
}) ]).optional(),
authorization: s.YjP().optional(),
connectorId: s.YjP().optional(),
headers: s.g1P(s.YjP(), s.YjP()).optional(),
requireApproval: s.KCZ([ s.k5n([ "always", "never" ]), s.Ikc({
never: s.Ikc({
toolNames: s.YOg(s.YjP()).optional()
}).optional()
}) ]).optional(),
serverDescription: s.YjP().optional(),
serverUrl: s.YjP().optional(),
tunnelId: s.YjP().optional()
}).refine(e => e.serverUrl != null || e.connectorId != null || e.tunnelId != null, "One of serverUrl, connectorId, or tunnelId must be provided.").refine(e => e.tunnelId == null || e.serverUrl == null && e.connectorId == null, "tunnelId cannot be combined with serverUrl or connectorId.")));
const Ke = (0, a.ID)(() => (0, a.C_)(s.Ikc({})));
const Ze = (0, a.ID)(() => (0, a.C_)(s.Ikc({
type: s.euz("call"),
serverLabel: s.YjP(),
name: s.YjP(),
arguments: s.YjP(),
output: s.YjP().nullish(),
error: s.KCZ([ s.YjP(), jsonValueSchema() ]).optional()
})));
(0, a.z)({
id: "openai.mcp",
redactArgs: e => redactOpenAIToolArgs("mcp", e),
inputSchema: Ke,
outputSchema: Ze
});
const Qe = (0, a.ID)(() => (0, a.C_)(s.Ikc({
searchContextSize: s.k5n([ "low", "medium", "high" ]).optional(),
userLocation: s.Ikc({
type: s.euz("approximate"),
country: s.YjP().optional(),
city: s.YjP().optional(),
region: s.YjP().optional(),
timezone: s.YjP().optional()
}).optional()
})));
const Xe = (0, a.ID)(() => (0, a.C_)(s.Ikc({})));
const et = (0, a.ID)(() => (0, a.C_)(s.Ikc({
action: s.gMt("type", [ s.Ikc({
type: s.euz("search"),
query: s.YjP().optional()
}), s.Ikc({
type: s.euz("openPage"),
url: s.YjP().nullish()
}), s.Ikc({
type: s.euz("findInPage"),
url: s.YjP().nullish(),
pattern: s.YjP().nullish()
}) ]).optional()
})));
const tt = (0, a.z)({
id: "openai.web_search_preview",
inputSchema: Xe,
outputSchema: et
});
async function prepareResponsesTools({tools: e, toolChoice: t, allowedTools: o, toolNameMapping: i, customProviderToolNames: s, outputSchemaToolNames: r, supportsAsyncToolCalling: l = true, providerOptionsName: p = "openai"}) {
e = e?.length ? e : void 0;
const u = [];
if (e == null) return {
tools: void 0,
toolChoice: void 0,
toolWarnings: u
};
const c = [];
const d = new Map;
const m = s ?? new Set;
const g = new Map;
const h = new Map;
const recordAllowedTool = (e, t, o) => {
g.set(e, t);
if (o == null || o === e) return;
const n = h.get(o);
n == null ? h.set(o, t) : n === "ambiguous" || isSameAllowedTool(n, t) || h.set(o, "ambiguous");
};
for (const s of e) switch (s.type) {
case "function":
{
const e = s.providerOptions?.[p] ?? s.providerOptions?.openai;
e?.outputSchema != null && r?.add(s.name);
if (e?.omitFromRequestTools === true) {
recordAllowedTool(s.name, {
supported: false,
reason: "tools omitted from the request tools array cannot be allow-listed"
}, void 0);
if (o == null && t?.type === "tool" && t.toolName === s.name) throw new n.b8({
functionality: `forcing tool "${s.name}" omitted from the request tools array; use automatic tool choice for history-loaded tools`
});
break;
}
const a = prepareFunctionTool({
tool: s,
options: e,
toolWarnings: u,
async: resolveAsyncToolOption({
value: e?.async,
supportsAsyncToolCalling: l,
toolName: s.name,
toolWarnings: u
})
});
const i = e?.namespace;
if (i == null) c.push(a); else {
let e = d.get(i.name);
if (e == null) {
e = {
type: "namespace",
name: i.name,
description: i.description,
tools: []
};
d.set(i.name, e);
c.push(e);
} else if (e.description !== i.description) throw new n.b8({
functionality: `conflicting descriptions for OpenAI tool namespace "${i.name}"`
});
e.tools.push(a);
}
recordAllowedTool(s.name, i != null ? {
supported: false,
reason: "tools inside an OpenAI tool namespace are not visible to tool_choice.allowed_tools"
} : e?.deferLoading === true ? {
supported: false,
reason: "deferred tools are not visible to tool_choice.allowed_tools"
} : {
supported: true,
entry: {
type: "function",
name: s.name
}
}, void 0);
break;
}

case "provider":
{
const e = c.length;
switch (s.id) {
case "openai.file_search":
{
const e = await (0, a.k5)({
value: s.args,
schema: De
});
c.push({
type: "file_search",
vector_store_ids: e.vectorStoreIds,
max_num_results: e.maxNumResults,
ranking_options: e.ranking ? {
ranker: e.ranking.ranker,
score_threshold: e.ranking.scoreThreshold
} : void 0,
filters: e.filters
});
break;
}

case "openai.local_shell":
c.push({
type: "local_shell"
});
break;

case "openai.shell":
{
const e = await (0, a.k5)({
value: s.args,
schema: de
});
c.push({
type: "shell",
...e.environment && {
environment: mapShellEnvironment(e.environment)
}
});
break;
}

case "openai.apply_patch":
c.push({
type: "apply_patch"
});
break;

case "openai.computer":
c.push({
type: "computer"
});
break;

case "openai.web_search_preview":
{
const e = await (0, a.k5)({
value: s.args,
schema: Qe
});
c.push({
type: "web_search_preview",
search_context_size: e.searchContextSize,
user_location: e.userLocation
});
break;
}

case "openai.web_search":
{
const e = await (0, a.k5)({
value: s.args,
schema: ve
});
c.push({
type: "web_search",
filters: e.filters != null ? {
allowed_domains: e.filters.allowedDomains,
blocked_domains: e.filters.blockedDomains
} : void 0,
external_web_access: e.externalWebAccess,
search_context_size: e.searchContextSize,
user_location: e.userLocation
});
break;
}

case "openai.code_interpreter":
{
const e = await (0, a.k5)({
value: s.args,
schema: qe
});
c.push({
type: "code_interpreter",
container: e.container == null ? {
type: "auto",
file_ids: void 0
} : typeof e.container === "string" ? e.container : {
type: "auto",
file_ids: e.container.fileIds,
memory_limit: e.container.memoryLimit,
network_policy: e.container.networkPolicy == null ? void 0 : e.container.networkPolicy.type === "disabled" ? {
type: "disabled"
} : {
type: "allowlist",
allowed_domains: e.container.networkPolicy.allowedDomains,
domain_secrets: e.container.networkPolicy.domainSecrets
}
}
});
break;
}

case "openai.image_generation":
{
const e = await (0, a.k5)({
value: s.args,
schema: Fe
});
c.push({
type: "image_generation",
action: e.action,
background: e.background,
input_fidelity: e.inputFidelity,
input_image_mask: e.inputImageMask ? {
file_id: e.inputImageMask.fileId,
image_url: e.inputImageMask.imageUrl
} : void 0,
model: e.model,
moderation: e.moderation,
partial_images: e.partialImages,
quality: e.quality,
output_compression: e.outputCompression,
output_format: e.outputFormat,
size: e.size
});
break;
}

case "openai.mcp":
{
const e = await (0, a.k5)({
value: s.args,
schema: He
});
const mapApprovalFilter = e => ({
tool_names: e.toolNames
});
const t = e.requireApproval;
const o = t == null ? void 0 : typeof t === "string" ? t : t.never != null ? {
never: mapApprovalFilter(t.never)
} : void 0;
c.push({
type: "mcp",
server_label: e.serverLabel,
allowed_tools: Array.isArray(e.allowedTools) ? e.allowedTools : e.allowedTools ? {
read_only: e.allowedTools.readOnly,
tool_names: e.allowedTools.toolNames
} : void 0,
authorization: e.authorization,
connector_id: e.connectorId,
headers: e.headers,
require_approval: o ?? "never",
server_description: e.serverDescription,
server_url: e.serverUrl,
tunnel_id: e.tunnelId
});
break;
}

case "openai.custom":
{
const e = await (0, a.k5)({
value: s.args,
schema: Be
});
c.push({
type: "custom",
name: s.name,
description: e.description,
...resolveAsyncToolOption({
value: e.async,
supportsAsyncToolCalling: l,
toolName: s.name,
toolWarnings: u
}) != null ? {
async: e.async
} : {},
format: e.format
});
m.add(s.name);
break;
}

case "openai.programmatic_tool_calling":
c.push({
type: "programmatic_tool_calling"
});
break;

case "openai.tool_search":
{
const e = await (0, a.k5)({
value: s.args,
schema: ge
});
c.push({
type: "tool_search",
...e.execution != null ? {
execution: e.execution
} : {},
...e.description != null ? {
description: e.description
} : {},
...e.parameters != null ? {
parameters: e.parameters
} : {}
});
break;
}
}
if (c.length > e) {
const t = c[e];
recordAllowedTool(s.name, toAllowedToolResolution(t), i?.toProviderToolName(s.name));
}
break;
}

default:
u.push({
type: "unsupported",
feature: `function tool ${s}`
});
}
if (o != null) {
const e = [];
const t = [];
for (const n of o.toolNames) {
const o = g.get(n);
const a = o ?? h.get(n);
o != null && h.has(n) && u.push({
type: "unsupported",
feature: `allowedTools entry "${n}"`,
details: "this name is both a tool name and the provider tool name of another tool in this request; the tool with this name is allowed"
});
if (a === "ambiguous") {
u.push({
type: "unsupported",
feature: `allowedTools entry "${n}"`,
details: "several tools in this request share this provider tool name; use the tool name from the tools for this request instead"
});
t.push(n);
continue;
}
if (a == null) {
u.push({
type: "unsupported",
feature: `allowedTools entry "${n}"`,
details: "the tool is not part of the tools for this request and is sent as a function tool"
});
e.push({
type: "function",
name: i?.toProviderToolName(n) ?? n
});
continue;
}
if (!a.supported) {
u.push({
type: "unsupported",
feature: `allowedTools entry "${n}"`,
details: `${a.reason}; the tool is removed from the allowed tools`
});
t.push(n);
continue;
}
e.push(a.entry);
}
if (e.length === 0) throw new n.b8({
functionality: `allowedTools with only tools that cannot be allow-listed (${t.join(", ")})`
});
return {
tools: c,
toolChoice: {
type: "allowed_tools",
mode: o.mode ?? "auto",
tools: e
},
toolWarnings: u
};
}
if (t == null) return {
tools: c,
toolChoice: void 0,
toolWarnings: u
};
const f = t.type;
switch (f) {
case "auto":
case "none":
case "required":
return {
tools: c,
toolChoice: f,
toolWarnings: u
};

case "tool":
{
const e = i?.toProviderToolName(t.toolName) ?? t.toolName;
return {
tools: c,
toolChoice: e === "code_interpreter" || e === "file_search" || e === "image_generation" || e === "web_search_preview" || e === "web_search" || e === "mcp" || e === "apply_patch" || e === "computer" || e === "programmatic_tool_calling" ? {
type: e
} : m.has(e) ? {
type: "custom",
name: e
} : {
type: "function",
name: e
},
toolWarnings: u
};
}

default:
throw new n.b8({
functionality: `tool choice type: ${f}`
});
}
}
function allowedToolKey(e) {
switch (e.type) {
case "mcp":
return `mcp:${e.server_label}`;

case "function":
case "custom":
return `${e.type}:${e.name}`;

default:
return e.type;
}
}
function isSameAllowedTool(e, t) {
if (e.supported && t.supported) return allowedToolKey(e.entry) === allowedToolKey(t.entry);
if (!e.supported && !t.supported) return e.reason === t.reason;
return false;
}
function toAllowedToolResolution(e) {
switch (e.type) {
case "custom":
return {
supported: true,
entry: {
type: "custom",
name: e.name
}
};

case "mcp":
return {
supported: true,
entry: {
type: "mcp",
server_label: e.server_label
}
};

case "file_search":
case "web_search":
case "web_search_preview":
case "image_generation":
case "code_interpreter":
case "computer":
case "apply_patch":
case "shell":
case "local_shell":
case "programmatic_tool_calling":
return {
supported: true,
entry: {
type: e.type
}
};

default:
return {
supported: false,
reason: `OpenAI does not support ${e.type} tools in tool_choice.allowed_tools`
};
}
}
function prepareFunctionTool({tool: e, options: t, toolWarnings: o, async: n}) {
const a = t?.deferLoading;
const i = normalizeOpenAIJsonSchema(e.inputSchema);
const s = t?.outputSchema != null ? normalizeOpenAIJsonSchema(t.outputSchema) : void 0;
o.push(...i.warnings, ...s?.warnings ?? []);
return {
type: "function",
name: e.name,
description: e.description,
parameters: i.schema,
...n != null ? {
async: n
} : {},
strict: e.strict ?? false,
...a != null ? {
defer_loading: a
} : {},
...t?.allowedCallers != null ? {
allowed_callers: t.allowedCallers
} : {},
...t?.outputSchema != null ? {
output_schema: s?.schema
} : {}
};
}
function resolveAsyncToolOption({value: e, supportsAsyncToolCalling: t, toolName: o, toolWarnings: n}) {
if (e !== true || t) return e;
n.push({
type: "unsupported",
feature: `async tool calling for "${o}"`,
details: "Async tool calling is only supported by GPT-6 and later models."
});
}
function mapShellEnvironment(e) {
if (e.type === "containerReference") return {
type: "container_reference",
container_id: e.containerId
};
if (e.type === "containerAuto") {
const t = e;
return {
type: "container_auto",
file_ids: t.fileIds,
memory_limit: t.memoryLimit,
network_policy: t.networkPolicy == null ? void 0 : t.networkPolicy.type === "disabled" ? {
type: "disabled"
} : {
type: "allowlist",
allowed_domains: t.networkPolicy.allowedDomains,
domain_secrets: t.networkPolicy.domainSecrets
},
skills: mapShellSkills(t.skills)
};
}
return {
type: "local",
skills: e.skills
};
}
function mapShellSkills(e) {
return e?.map(e => e.type === "skillReference" ? {
type: "skill_reference",
skill_id: (0, a.p5)({
reference: e.providerReference ?? {},
provider: "openai"
}),
version: e.version ?? "latest"
} : {
type: "inline",
name: e.name,
description: e.description,
source: {
type: "base64",
media_type: e.source.mediaType,
data: e.source.data
}
});
}
function extractApprovalRequestIdToToolCallIdMapping(e) {
const t = {};
for (const o of e) {
if (o.role !== "assistant") continue;
for (const e of o.content) {
if (e.type !== "tool-call") continue;
const o = e.providerOptions?.openai?.approvalRequestId;
o != null && (t[o] = e.toolCallId);
}
}
return t;
}
function mapComputerAction(e) {
switch (e.type) {
case "click":
return {
type: "click",
button: e.button,
x: e.x,
y: e.y,
...e.keys != null && {
keys: e.keys
}
};

case "double_click":
return {
type: "double_click",
x: e.x,
y: e.y,
...e.keys != null && {
keys: e.keys
}
};

case "drag":
return {
type: "drag",
path: e.path,
...e.keys != null && {
keys: e.keys
}
};

case "keypress":
return e;

case "move":
return {
type: "move",
x: e.x,
y: e.y,
...e.keys != null && {
keys: e.keys
}
};

case "screenshot":
return e;

case "scroll":
return {
type: "scroll",
x: e.x,
y: e.y,
scrollX: e.scroll_x,
scrollY: e.scroll_y,
...e.keys != null && {
keys: e.keys
}
};

case "type":
return e;

case "wait":
return e;
}
}
function mapComputerCallInput({action: e, actions: t, pending_safety_checks: o, status: n}) {
return {
actions: (t ?? (e != null ? [ e ] : [])).map(mapComputerAction),
pendingSafetyChecks: o?.map(e => ({
id: e.id,
...e.code != null && {
code: e.code
},
...e.message != null && {
message: e.message
}
})) ?? [],
status: n
};
}
const ot = {
"image/*": [ /^https?:\/\/.*$/ ],
"application/pdf": [ /^https?:\/\/.*$/ ]
};
function getConfigurationUpdateUnsupportedReason({modelCapabilities: e, options: t}) {
if (!e.configurationUpdates) return "Configuration updates are only supported by GPT-6 and later models";
if (t?.reasoningMode === "pro" || t?.contextManagement != null || t?.truncation === "auto") return "Configuration updates require standard reasoning mode without automatic compaction or automatic truncation";
}
var nt = class OpenAIResponsesLanguageModel {
static [i.V](e) {
return (0, a.Qf)({
modelId: e.modelId,
config: e.config
});
}
static [i.C](e) {
return new OpenAIResponsesLanguageModel(e.modelId, prepareOpenAIConfigForWorkflowDeserialize(e.config));
}
constructor(e, t) {
this.specificationVersion = "v4";
this.supportedUrls = ot;
this.modelId = e;
this.config = t;
}
get provider() {
return this.config.provider;
}
static async prepareRequest({modelId: e, config: t, options: {maxOutputTokens: o, temperature: i, stopSequences: s, topP: r, topK: l, presencePenalty: p, frequencyPenalty: u, seed: c, prompt: d, reasoning: m, providerOptions: g, tools: h, toolChoice: f, responseFormat: y}}) {
const _ = [];
const {capabilities: {language: I}, requestConfig: {language: k}} = getOpenAILanguageModelEntry(e);
l != null && _.push({
type: "unsupported",
feature: "topK"
});
c != null && _.push({
type: "unsupported",
feature: "seed"
});
p != null && _.push({
type: "unsupported",
feature: "presencePenalty"
});
u != null && _.push({
type: "unsupported",
feature: "frequencyPenalty"
});
s != null && _.push({
type: "unsupported",
feature: "stopSequences"
});
const v = t.provider.includes("azure") ? "azure" : "openai";
const {options: P} = await (0, a.Wo)({
providerOptions: g,
namespaces: [ v, "openai" ],
resolution: "first",
schema: Q
});
const b = resolveOpenAIReasoningEffort({
providerReasoningEffort: P?.reasoningEffort,
reasoning: m,
supportedReasoningEfforts: I.reasoning.efforts,
warnings: _
});
const C = P?.reasoningSummary !== void 0 ? P.reasoningSummary : b != null && b !== "none" ? "detailed" : void 0;
const Y = P?.forceReasoning ?? I.reasoning.support === true;
P?.conversation && P?.previousResponseId && _.push({
type: "unsupported",
feature: "conversation",
details: "conversation and previousResponseId cannot be used together"
});
const j = (0, a.CR)({
tools: h,
providerToolNames: {
"openai.code_interpreter": "code_interpreter",
"openai.computer": "computer",
"openai.file_search": "file_search",
"openai.image_generation": "image_generation",
"openai.local_shell": "local_shell",
"openai.shell": "shell",
"openai.web_search": "web_search",
"openai.web_search_preview": "web_search_preview",
"openai.mcp": "mcp",
"openai.apply_patch": "apply_patch",
"openai.tool_search": "tool_search",
"openai.programmatic_tool_calling": "programmatic_tool_calling"
}
});
const w = new Set;
const x = new Set;
const {tools: O, toolChoice: S, toolWarnings: T} = await prepareResponsesTools({
tools: h,
toolChoice: f,
allowedTools: P?.allowedTools ?? void 0,
toolNameMapping: j,
customProviderToolNames: w,
outputSchemaToolNames: x,
supportsAsyncToolCalling: I.tools.async,
providerOptionsName: v
});
const z = getConfigurationUpdateUnsupportedReason({
modelCapabilities: I,
options: P
});
const {input: R, warnings: M} = await convertToOpenAIResponsesInput({
prompt: d,
toolNameMapping: j,
systemMessageMode: P?.systemMessageMode ?? (Y ? "developer" : k.systemMessageMode),
providerOptionsName: v,
configurationUpdateUnsupportedReason: z,
explicitMessageItemType: t.explicitMessageItemType,
fileIdPrefixes: t.fileIdPrefixes,
passThroughUnsupportedFiles: P?.passThroughUnsupportedFiles ?? false,
store: P?.store ?? true,
isReasoningModel: Y,
hasConversation: P?.conversation != null,
hasPreviousResponseId: P?.previousResponseId != null,
hasLocalShellTool: hasOpenAITool("openai.local_shell"),
hasShellTool: hasOpenAITool("openai.shell"),
hasApplyPatchTool: hasOpenAITool("openai.apply_patch"),
hasComputerTool: hasOpenAITool("openai.computer"),
toolSearchToolName: getOpenAIToolName("openai.tool_search"),
customProviderToolNames: w.size > 0 ? w : void 0,
outputSchemaToolNames: x.size > 0 ? x : void 0
});
_.push(...M);
const q = I.reasoning.efforts;
const getUpdateEffortUnsupportedReason = t => t != null && q?.includes(t) === false ? `${e} only supports the following reasoning efforts: ${q.join(", ")}` : void 0;
for (const e of R) if (e.type === "configuration_update") {
const t = getUpdateEffortUnsupportedReason(e.reasoning?.effort);
if (t != null) throw new n.b8({
functionality: "Message-level reasoningEffortUpdate",
message: t
});
}
const N = P?.reasoningEffortUpdate;
const A = z ?? getUpdateEffortUnsupportedReason(N);
if (N != null && A != null) _.push({
type: "unsupported",
feature: "reasoningEffortUpdate",
details: A
}); else if (N != null) {
const e = R[0];
e?.type === "configuration_update" && e.reasoning?.effort === N || R.unshift({
type: "configuration_update",
reasoning: {
effort: N
}
});
}
for (let e = 1; e < R.length; e++) if (R[e - 1].type === "configuration_update" && R[e].type === "configuration_update") throw new n.b8({
functionality: "Adjacent configuration updates",
message: "Configuration updates cannot be consecutive. Set reasoningEffortUpdate and textFormatUpdate in the same empty system message, and omit request-level reasoningEffortUpdate when using message-level updates."
});
P?.compactionTrigger && R.push({
type: "compaction_trigger"
});
const D = P?.strictJsonSchema ?? true;
const E = P?.textFormat == null && y?.type === "json" && y.schema != null ? normalizeOpenAIJsonSchema(y.schema) : void 0;
E != null && _.push(...E.warnings);
const $ = P?.textFormat != null ? normalizeOpenAIResponsesTextFormat(P.textFormat, _) : void 0;
let F = P?.include;
function addInclude(e) {
F == null ? F = [ e ] : F.includes(e) || (F = [ ...F, e ]);
}
function getOpenAIToolName(e) {
return h?.find(t => t.type === "provider" && t.id === e)?.name;
}
function hasOpenAITool(e) {
return getOpenAIToolName(e) != null;
}
const U = typeof P?.logprobs === "number" ? P?.logprobs : P?.logprobs === true ? 20 : void 0;
U && addInclude("message.output_text.logprobs");
const L = (h?.find(e => e.type === "provider" && (e.id === "openai.web_search" || e.id === "openai.web_search_preview")))?.name;
L && t.supportsWebSearchSourcesInclude !== false && P?.includeWebSearchSources !== false && addInclude("web_search_call.action.sources");
hasOpenAITool("openai.code_interpreter") && addInclude("code_interpreter_call.outputs");
const J = P?.store;
J === false && Y && addInclude("reasoning.encrypted_content");
const B = {
model: t.requestModelId ?? e,
input: R,
temperature: i,
top_p: r,
max_output_tokens: o,
...(y?.type === "json" || $ != null || P?.textVerbosity) && {
text: {
...$ != null ? {
format: $
} : y?.type === "json" && {
format: E != null ? {
type: "json_schema",
strict: D,
name: y.name ?? "response",
description: y.description,
schema: E.schema
} : {
type: "json_object"
}
},
...P?.textVerbosity && {
verbosity: P.textVerbosity
}
}
},
conversation: P?.conversation,
max_tool_calls: P?.maxToolCalls,
metadata: P?.metadata,
parallel_tool_calls: P?.parallelToolCalls,
previous_response_id: P?.previousResponseId,
store: J,
user: P?.user,
instructions: P?.instructions,
service_tier: P?.serviceTier,
include: F,
prompt_cache_key: P?.promptCacheKey,
prompt_cache_options: P?.promptCacheOptions && {
mode: P.promptCacheOptions.mode,
ttl: P.promptCacheOptions.ttl,
prewarm: P.promptCacheOptions.prewarm,
comparison_response_id: P.promptCacheOptions.comparisonResponseId
},
prompt_cache_retention: P?.promptCacheRetention,
safety_identifier: P?.safetyIdentifier,
top_logprobs: U,
truncation: P?.truncation,
...P?.contextManagement && {
context_management: P.contextManagement.map(e => ({
type: e.type,
compact_threshold: e.compactThreshold
}))
},
...Y && (b != null || C != null || P?.reasoningMode != null || P?.reasoningContext != null) && {
reasoning: {
...b != null && {
effort: b
},
...C != null && {
summary: C
},
...P?.reasoningMode != null && {
mode: P.reasoningMode
},
...P?.reasoningContext != null && {
context: P.reasoningContext
}
}
}
};
if (!I.promptCache.retention && B.prompt_cache_retention != null) {
B.prompt_cache_retention = void 0;
_.push({
type: "unsupported",
feature: "promptCacheRetention",
details: "promptCacheRetention is not supported by GPT-6 and later models; use promptCacheOptions instead"
});
}
if (Y) {
let e = b;
for (const t of R) t.type === "configuration_update" && (e = t.reasoning?.effort ?? e);
if (!(e === "none" && I.reasoning.sampling === "reasoning-effort-none")) {
if (B.temperature != null) {
B.temperature = void 0;
_.push({
type: "unsupported",
feature: "temperature",
details: "temperature is not supported for reasoning models"
});
}
if (B.top_p != null) {
B.top_p = void 0;
_.push({
type: "unsupported",
feature: "topP",
details: "topP is not supported for reasoning models"
});
}
if (I.endpoints.responses.logprobsRequireNonReasoning && (B.top_logprobs != null || B.include?.includes("message.output_text.logprobs"))) {
B.top_logprobs = void 0;
const e = B.include?.filter(e => e !== "message.output_text.logprobs");
B.include = e != null && e.length > 0 ? e : void 0;
_.push({
type: "unsupported",
feature: "logprobs",
details: "logprobs is not supported for reasoning models"
});
}
}
} else {
P?.reasoningEffort != null && _.push({
type: "unsupported",
feature: "reasoningEffort",
details: "reasoningEffort is not supported for non-reasoning models"
});
P?.reasoningSummary != null && _.push({
type: "unsupported",
feature: "reasoningSummary",
details: "reasoningSummary is not supported for non-reasoning models"
});
P?.reasoningMode != null && _.push({
type: "unsupported",
feature: "reasoningMode",
details: "reasoningMode is not supported for non-reasoning models"
});
P?.reasoningContext != null && _.push({
type: "unsupported",
feature: "reasoningContext",
details: "reasoningContext is not supported for non-reasoning models"
});
}
if (P?.serviceTier === "flex" && !I.serviceTiers.flex) {
_.push({
type: "unsupported",
feature: "serviceTier",
details: "flex processing is only available for o3, o4-mini, and gpt-5 models"
});
delete B.service_tier;
}
if ((P?.serviceTier === "priority" || P?.serviceTier === "fast") && !I.serviceTiers.priority) {
_.push({
type: "unsupported",
feature: "serviceTier",
details: "priority processing is only available for supported models (gpt-4, gpt-5, gpt-5-mini, o3, o4-mini) and requires Enterprise access. gpt-5-nano is not supported"
});
delete B.service_tier;
}
const V = (h?.find(e => e.type === "provider" && e.id === "openai.shell"))?.args?.environment?.type;
const W = V === "containerAuto" || V === "containerReference";
return {
webSearchToolName: L,
args: withOpenAIResponseRedaction({
...B,
tools: O,
tool_choice: S
}),
warnings: [ ..._, ...T ],
store: J,
toolNameMapping: j,
providerOptionsName: v,
isShellProviderExecuted: W
};
}
getArgs(e) {
return OpenAIResponsesLanguageModel.prepareRequest({
modelId: this.modelId,
config: this.config,
options: e
});
}
async doGenerate(e) {
const {args: t, warnings: o, webSearchToolName: i, toolNameMapping: s, providerOptionsName: r, isShellProviderExecuted: l} = await this.getArgs(e);
const u = this.config.url({
path: "/responses",
modelId: this.config.requestModelId ?? this.modelId
});
const c = extractApprovalRequestIdToToolCallIdMapping(e.prompt);
const {responseHeaders: d, value: m, rawValue: g} = await (0, a.GU)({
url: u,
headers: (0, a.m2)(await (0, a.hd)(this.config.headers), e.headers),
body: t,
failedResponseHandler: p,
successfulResponseHandler: (0, a.cV)(ze),
abortSignal: e.abortSignal,
fetch: this.config.fetch
});
if (m.error) throw new n.hL({
message: m.error.message,
url: u,
requestBodyValues: t,
statusCode: 400,
responseHeaders: d,
responseBody: g,
isRetryable: false
});
if (m.output == null) {
const e = m.incomplete_details?.reason;
throw new n.hL({
message: e ? `Responses API returned no output (${e})` : "Responses API returned no output",
url: u,
requestBodyValues: t,
statusCode: 500,
responseHeaders: d,
responseBody: g,
isRetryable: false
});
}
const h = [];
const f = [];
const y = e.tools?.filter(e => e.type === "function") ?? [];
const _ = m.output.some(e => e.type === "web_search_call" && e.action?.type === "search" && e.action.sources?.some(e => e.type === "url"));
const I = m.output.some(e => e.type === "file_search_call" && (e.results?.length ?? 0) > 0);
const k = new Set;
let v = false;
const P = [];
let b = false;
let C;
for (const t of m.output) switch (t.type) {
case "reasoning":
t.summary.length === 0 && t.summary.push({
type: "summary_text",
text: ""
});
for (const e of t.summary) h.push({
type: "reasoning",
text: e.text,
providerMetadata: {
[r]: {
itemId: t.id,
reasoningEncryptedContent: t.encrypted_content ?? null
}
}
});
break;

case "image_generation_call":
h.push({
type: "tool-call",
toolCallId: t.id,
toolName: s.toCustomToolName("image_generation"),
input: "{}",
providerExecuted: true
});
h.push({
type: "tool-result",
toolCallId: t.id,
toolName: s.toCustomToolName("image_generation"),
result: {
result: t.result
}
});
break;

case "tool_search_call":
{
const e = t.call_id ?? t.id;
const o = t.execution === "server";
o && P.push(e);
h.push({
type: "tool-call",
toolCallId: e,
toolName: s.toCustomToolName("tool_search"),
input: JSON.stringify({
arguments: t.arguments,
call_id: t.call_id
}),
...o ? {
providerExecuted: true
} : {},
providerMetadata: {
[r]: {
itemId: t.id
}
}
});
break;
}

case "tool_search_output":
{
const e = t.call_id ?? P.shift() ?? t.id;
h.push({
type: "tool-result",
toolCallId: e,
toolName: s.toCustomToolName("tool_search"),
result: {
tools: t.tools
},
providerMetadata: {
[r]: {
itemId: t.id
}
}
});
break;
}

case "local_shell_call":
h.push({
type: "tool-call",
toolCallId: t.call_id,
toolName: s.toCustomToolName("local_shell"),
input: JSON.stringify({
action: t.action
}),
providerMetadata: {
[r]: {
itemId: t.id
}
}
});
break;

case "shell_call":
h.push({
type: "tool-call",
toolCallId: t.call_id,
toolName: s.toCustomToolName("shell"),
input: JSON.stringify({
action: {
commands: t.action.commands,
timeoutMs: t.action.timeout_ms ?? void 0,
maxOutputLength: t.action.max_output_length ?? void 0
}
}),
...l && {
providerExecuted: true
},
providerMetadata: {
[r]: {
itemId: t.id
}
}
});
break;

case "shell_call_output":
h.push({
type: "tool-result",
toolCallId: t.call_id,
toolName: s.toCustomToolName("shell"),
result: {
...t.max_output_length != null && {
maxOutputLength: t.max_output_length
},
output: t.output.map(e => ({
stdout: e.stdout,
stderr: e.stderr,
outcome: e.outcome.type === "exit" ? {
type: "exit",
exitCode: e.outcome.exit_code
} : {
type: "timeout"
}
}))
}
});
break;

case "message":
e.responseFormat?.type === "json" && t.phase === "final_answer" && (C = t.content.map(e => e.type === "output_text" ? e.text : e.refusal).join(""));
for (const o of t.content) {
if (o.type === "refusal") {
b = true;
h.push({
type: "text",
text: o.refusal,
providerMetadata: {
[r]: {
itemId: t.id,
...t.phase != null && {
phase: t.phase
}
}
}
});
continue;
}
e.providerOptions?.[r]?.logprobs && o.logprobs && f.push(o.logprobs);
const n = {
itemId: t.id,
...t.phase != null && {
phase: t.phase
},
...o.annotations.length > 0 && {
annotations: o.annotations
}
};
h.push({
type: "text",
text: o.text,
...o.annotations.some(e => e.type !== "file_path") && {
citations: mapOpenAIResponsesCitations(o.annotations, r)
},
providerMetadata: {
[r]: n
}
});
for (const e of o.annotations) {
if (e.type === "url_citation" && _ || e.type === "file_citation" && I) continue;
h.push(mapOpenAIResponsesAnnotationSource(e, r, this.config.generateId?.() ?? (0, 
a.$C)()));
}
}
break;

case "function_call":
{
v = true;
const e = await expandParallelToolCall({
toolCall: {
toolCallId: t.call_id,
toolName: t.name,
input: t.arguments
},
tools: y,
providerOptionsName: r,
itemId: t.id
});
if (e != null) {
h.push(...e);
break;
}
h.push({
type: "tool-call",
toolCallId: t.call_id,
toolName: t.name,
input: t.arguments,
providerMetadata: {
[r]: {
itemId: t.id,
...t.async != null && {
async: t.async
},
...t.namespace != null && {
namespace: t.namespace
},
...t.caller != null && {
caller: t.caller.type === "program" ? {
type: "program",
callerId: t.caller.caller_id
} : t.caller
}
}
}
});
break;
}

case "program":
h.push({
type: "tool-call",
toolCallId: t.call_id,
toolName: s.toCustomToolName("programmatic_tool_calling"),
input: JSON.stringify({
code: t.code,
fingerprint: t.fingerprint
}),
providerExecuted: true,
providerMetadata: {
[r]: {
itemId: t.id
}
}
});
break;

case "program_output":
h.push({
type: "tool-result",
toolCallId: t.call_id,
toolName: s.toCustomToolName("programmatic_tool_calling"),
result: {
result: t.result,
status: t.status
},
providerMetadata: {
[r]: {
itemId: t.id
}
}
});
break;

case "custom_tool_call":
{
v = true;
const e = s.toCustomToolName(t.name);
h.push({
type: "tool-call",
toolCallId: t.call_id,
toolName: e,
input: JSON.stringify(t.input),
providerMetadata: {
[r]: {
itemId: t.id,
...t.async != null && {
async: t.async
}
}
}
});
break;
}

case "web_search_call":
h.push({
type: "tool-call",
toolCallId: t.id,
toolName: s.toCustomToolName(i ?? "web_search"),
input: JSON.stringify({}),
providerExecuted: true
});
h.push({
type: "tool-result",
toolCallId: t.id,
toolName: s.toCustomToolName(i ?? "web_search"),
...mapWebSearchResult(t)
});
if (t.action?.type === "search") for (const e of t.action.sources ?? []) e.type === "url" && h.push({
type: "source",
sourceType: "url",
id: this.config.generateId?.() ?? (0, a.$C)(),
url: e.url
});
break;

case "mcp_call":
{
const e = t.approval_request_id != null ? c[t.approval_request_id] ?? t.id : t.id;
const o = `mcp.${t.name}`;
h.push({
type: "tool-call",
toolCallId: e,
toolName: o,
input: t.arguments,
providerExecuted: true,
dynamic: true
});
h.push({
type: "tool-result",
toolCallId: e,
toolName: o,
result: {
type: "call",
serverLabel: t.server_label,
name: t.name,
arguments: t.arguments,
...t.output != null ? {
output: t.output
} : {},
...t.error != null ? {
error: t.error
} : {}
},
providerMetadata: {
[r]: {
itemId: t.id
}
}
});
break;
}

case "mcp_list_tools":
break;

case "mcp_approval_request":
{
const e = t.approval_request_id ?? t.id;
const o = this.config.generateId?.() ?? (0, a.$C)();
const n = `mcp.${t.name}`;
h.push({
type: "tool-call",
toolCallId: o,
toolName: n,
input: t.arguments,
providerExecuted: true,
dynamic: true
});
h.push({
type: "tool-approval-request",
approvalId: e,
toolCallId: o
});
break;
}

case "computer_call":
{
if (t.call_id == null) {
h.push({
type: "tool-call",
toolCallId: t.id,
toolName: s.toCustomToolName("computer_use"),
input: "",
providerExecuted: true
});
h.push({
type: "tool-result",
toolCallId: t.id,
toolName: s.toCustomToolName("computer_use"),
result: {
type: "computer_use_tool_result",
status: t.status
}
});
break;
}
v = true;
const e = s.toCustomToolName("computer");
h.push({
type: "tool-call",
toolCallId: t.call_id,
toolName: e,
input: JSON.stringify(mapComputerCallInput(t)),
providerMetadata: {
[r]: {
itemId: t.id
}
}
});
break;
}

case "file_search_call":
h.push({
type: "tool-call",
toolCallId: t.id,
toolName: s.toCustomToolName("file_search"),
input: "{}",
providerExecuted: true
});
h.push({
type: "tool-result",
toolCallId: t.id,
toolName: s.toCustomToolName("file_search"),
result: {
queries: t.queries,
results: t.results?.map(e => ({
attributes: e.attributes,
fileId: e.file_id,
filename: e.filename,
score: e.score,
text: e.text
})) ?? null
}
});
for (const e of t.results ?? []) {
if (k.has(e.file_id)) continue;
k.add(e.file_id);
h.push({
type: "source",
sourceType: "document",
id: this.config.generateId?.() ?? (0, a.$C)(),
mediaType: "text/plain",
title: e.filename,
filename: e.filename,
providerMetadata: {
[r]: {
type: "file_search",
fileId: e.file_id
}
}
});
}
break;

case "code_interpreter_call":
h.push({
type: "tool-call",
toolCallId: t.id,
toolName: s.toCustomToolName("code_interpreter"),
input: JSON.stringify({
code: t.code,
containerId: t.container_id
}),
providerExecuted: true
});
h.push({
type: "tool-result",
toolCallId: t.id,
toolName: s.toCustomToolName("code_interpreter"),
result: {
outputs: t.outputs
}
});
break;

case "apply_patch_call":
v = true;
h.push({
type: "tool-call",
toolCallId: t.call_id,
toolName: s.toCustomToolName("apply_patch"),
input: JSON.stringify({
callId: t.call_id,
operation: t.operation
}),
providerMetadata: {
[r]: {
itemId: t.id
}
}
});
break;

case "compaction":
h.push({
type: "custom",
kind: "openai.compaction",
providerMetadata: {
[r]: {
type: "compaction",
itemId: t.id,
encryptedContent: t.encrypted_content
}
}
});
}
const Y = {
[r]: {
responseId: m.id,
...f.length > 0 ? {
logprobs: f
} : {},
...typeof m.service_tier === "string" ? {
serviceTier: m.service_tier
} : {},
...m.reasoning?.context != null ? {
reasoningContext: m.reasoning.context
} : {},
...m.prompt_cache_diagnostics != null ? {
promptCacheDiagnostics: m.prompt_cache_diagnostics
} : {}
}
};
const j = m.usage;
return {
content: h,
...C !== void 0 && {
structuredOutputText: C
},
finishReason: {
unified: mapOpenAIResponseFinishReason({
finishReason: m.incomplete_details?.reason,
hasFunctionCall: v,
hasRefusal: b
}),
raw: m.incomplete_details?.reason ?? void 0
},
usage: convertOpenAIResponsesUsage(j),
request: {
body: t
},
response: {
id: m.id,
timestamp: new Date(m.created_at * 1e3),
modelId: m.model,
headers: d,
body: withOpenAIResponseRedaction(g)
},
providerMetadata: Y,
warnings: o
};
}
async doStream(e) {
const {args: t, warnings: o, webSearchToolName: n, toolNameMapping: i, store: s, providerOptionsName: r, isShellProviderExecuted: l} = await this.getArgs(e);
const u = this.config.url({
path: "/responses",
modelId: this.config.requestModelId ?? this.modelId
});
const {responseHeaders: c, value: d} = await (0, a.GU)({
url: u,
headers: (0, a.m2)(await (0, a.hd)(this.config.headers), e.headers),
body: withOpenAIResponseRedaction({
...t,
stream: true
}),
failedResponseHandler: p,
successfulResponseHandler: (0, a.Ds)(Te),
abortSignal: e.abortSignal,
fetch: this.config.fetch
});
const m = await throwIfOpenAIStreamErrorBeforeOutput({
stream: d,
getError: e => isErrorChunk(e) || isResponseFailedChunk(e) && e.response.error != null ? e : void 0,
isOutputChunk: isResponseOutputChunk,
isAcceptedChunk: isResponseInProgressChunk,
url: u,
requestBodyValues: t,
responseHeaders: c
});
const g = this;
const h = extractApprovalRequestIdToToolCallIdMapping(e.prompt);
const f = e.tools?.filter(e => e.type === "function") ?? [];
const y = new Map;
let _ = {
unified: "interrupted",
raw: void 0
};
let I;
const k = [];
let v = null;
const P = {};
let b = [];
let C = false;
let Y = false;
const j = new Set;
const w = [];
let x;
let O = false;
let S = false;
const T = {};
const z = {};
const resolveOutputItemId = ({itemId: e, outputIndex: t}) => t == null ? e : z[t] ?? e;
let R;
let M;
let q;
const N = [];
let A = false;
return {
stream: m.pipeThrough(new TransformStream({
start(e) {
e.enqueue({
type: "stream-start",
warnings: o
});
},
transform(o, p) {
e.includeRawChunks && p.enqueue({
type: "raw",
rawValue: o.rawValue
});
if (!o.success) {
const e = isOpenAIChatCompletionChunk(o.rawValue) ? createOpenAIResponsesChatCompletionsMismatchError({
value: o.rawValue,
cause: o.error,
url: u,
requestBodyValues: t,
responseHeaders: c
}) : o.error;
A = true;
_ = {
unified: "error",
raw: void 0
};
p.enqueue({
type: "error",
error: e
});
return;
}
const d = o.value;
if (isResponseOutputItemAddedChunk(d)) {
if (d.item.type === "function_call") {
const e = isUndeclaredParallelToolCall({
toolName: d.item.name,
tools: f
});
P[d.output_index] = {
toolName: d.item.name,
toolCallId: d.item.call_id,
suppressInputStreaming: e,
bufferedInputDeltas: e ? [] : void 0,
async: d.item.async
};
e || p.enqueue({
type: "tool-input-start",
id: d.item.call_id,
toolName: d.item.name
});
} else if (d.item.type === "custom_tool_call") {
const e = i.toCustomToolName(d.item.name);
P[d.output_index] = {
toolName: e,
toolCallId: d.item.call_id,
async: d.item.async
};
p.enqueue({
type: "tool-input-start",
id: d.item.call_id,
toolName: e,
inputEncoding: "text"
});
} else if (d.item.type === "web_search_call") {
P[d.output_index] = {
toolName: i.toCustomToolName(n ?? "web_search"),
toolCallId: d.item.id
};
p.enqueue({
type: "tool-input-start",
id: d.item.id,
toolName: i.toCustomToolName(n ?? "web_search"),
providerExecuted: true
});
p.enqueue({
type: "tool-input-end",
id: d.item.id
});
p.enqueue({
type: "tool-call",
toolCallId: d.item.id,
toolName: i.toCustomToolName(n ?? "web_search"),
input: JSON.stringify({}),
providerExecuted: true
});
} else if (d.item.type === "computer_call") {
const e = d.item.call_id ?? d.item.id;
P[d.output_index] = {
toolName: i.toCustomToolName("computer"),
toolCallId: e
};
p.enqueue({
type: "tool-input-start",
id: e,
toolName: i.toCustomToolName("computer")
});
} else if (d.item.type === "code_interpreter_call") {
P[d.output_index] = {
toolName: i.toCustomToolName("code_interpreter"),
toolCallId: d.item.id,
codeInterpreter: {
containerId: d.item.container_id
}
};
p.enqueue({
type: "tool-input-start",
id: d.item.id,
toolName: i.toCustomToolName("code_interpreter"),
providerExecuted: true
});
p.enqueue({
type: "tool-input-delta",
id: d.item.id,
delta: `{"containerId":"${d.item.container_id}","code":"`
});
} else if (d.item.type === "file_search_call") p.enqueue({
type: "tool-call",
toolCallId: d.item.id,
toolName: i.toCustomToolName("file_search"),
input: "{}",
providerExecuted: true
}); else if (d.item.type === "image_generation_call") p.enqueue({
type: "tool-call",
toolCallId: d.item.id,
toolName: i.toCustomToolName("image_generation"),
input: "{}",
providerExecuted: true
}); else if (d.item.type === "tool_search_call") {
const e = d.item.id;
const t = i.toCustomToolName("tool_search");
const o = d.item.execution === "server";
P[d.output_index] = {
toolName: t,
toolCallId: e,
toolSearchExecution: d.item.execution ?? "server"
};
o && p.enqueue({
type: "tool-input-start",
id: e,
toolName: t,
providerExecuted: true
});
} else if (d.item.type === "tool_search_output") ; else if (d.item.type === "mcp_call" || d.item.type === "mcp_list_tools" || d.item.type === "mcp_approval_request") ; else if (d.item.type === "apply_patch_call") {
const {call_id: e, operation: t} = d.item;
P[d.output_index] = {
toolName: i.toCustomToolName("apply_patch"),
toolCallId: e,
applyPatch: {
hasDiff: t.type === "delete_file",
endEmitted: t.type === "delete_file"
}
};
p.enqueue({
type: "tool-input-start",
id: e,
toolName: i.toCustomToolName("apply_patch")
});
if (t.type === "delete_file") {
const o = JSON.stringify({
callId: e,
operation: t
});
p.enqueue({
type: "tool-input-delta",
id: e,
delta: o
});
p.enqueue({
type: "tool-input-end",
id: e
});
} else p.enqueue({
type: "tool-input-delta",
id: e,
delta: `{"callId":"${escapeJSONDelta(e)}","operation":{"type":"${escapeJSONDelta(t.type)}","path":"${escapeJSONDelta(t.path)}","diff":"`
});
} else if (d.item.type === "shell_call") P[d.output_index] = {
toolName: i.toCustomToolName("shell"),
toolCallId: d.item.call_id
}; else if (d.item.type === "shell_call_output") ; else if (d.item.type === "message") {
z[d.output_index] = d.item.id;
b = [];
x = d.item.phase ?? void 0;
p.enqueue({
type: "text-start",
id: d.item.id,
providerMetadata: {
[r]: {
itemId: d.item.id,
...d.item.phase != null && {
phase: d.item.phase
}
}
}
});
} else if (isResponseOutputItemAddedChunk(d) && d.item.type === "reasoning") {
z[d.output_index] = d.item.id;
T[d.item.id] = {
encryptedContent: d.item.encrypted_content,
summaryParts: {
0: "active"
}
};
p.enqueue({
type: "reasoning-start",
id: `${d.item.id}:0`,
providerMetadata: {
[r]: {
itemId: d.item.id,
reasoningEncryptedContent: d.item.encrypted_content ?? null
}
}
});
}
} else if (isResponseOutputItemDoneChunk(d)) if (d.item.type === "message") {
const e = resolveOutputItemId({
itemId: d.item.id,
outputIndex: d.output_index
});
const t = d.item.phase ?? x;
x = void 0;
p.enqueue({
type: "text-end",
id: e,
...b.some(e => e.type !== "file_path") && {
citations: mapOpenAIResponsesCitations(b, r)
},
providerMetadata: {
[r]: {
itemId: e,
...t != null && {
phase: t
},
...b.length > 0 && {
annotations: b
}
}
}
});
z[d.output_index] = void 0;
} else {
if (d.item.type === "function_call") {
const e = d.item;
const t = P[d.output_index];
P[d.output_index] = void 0;
O = true;
const o = t?.suppressInputStreaming ?? isUndeclaredParallelToolCall({
toolName: e.name,
tools: f
});
const enqueueUnexpandedToolCall = () => {
if (o) {
p.enqueue({
type: "tool-input-start",
id: e.call_id,
toolName: e.name
});
const o = t?.bufferedInputDeltas ?? [];
if (o.length > 0) for (const t of o) p.enqueue({
type: "tool-input-delta",
id: e.call_id,
delta: t
}); else e.arguments.length > 0 && p.enqueue({
type: "tool-input-delta",
id: e.call_id,
delta: e.arguments
});
}
p.enqueue({
type: "tool-input-end",
id: e.call_id,
...e.namespace != null && {
providerMetadata: {
[r]: {
namespace: e.namespace
}
}
}
});
p.enqueue({
type: "tool-call",
toolCallId: e.call_id,
toolName: e.name,
input: e.arguments,
providerMetadata: {
[r]: {
itemId: e.id,
...e.async != null ? {
async: e.async
} : t?.async != null ? {
async: t.async
} : {},
...e.namespace != null && {
namespace: e.namespace
},
...e.caller != null && {
caller: e.caller.type === "program" ? {
type: "program",
callerId: e.caller.caller_id
} : e.caller
}
}
}
});
};
if (!o) {
enqueueUnexpandedToolCall();
return;
}
return expandParallelToolCall({
toolCall: {
toolCallId: e.call_id,
toolName: e.name,
input: e.arguments
},
tools: f,
providerOptionsName: r,
itemId: e.id
}).then(e => {
if (e == null) {
enqueueUnexpandedToolCall();
return;
}
for (const t of e) {
p.enqueue({
type: "tool-input-start",
id: t.toolCallId,
toolName: t.toolName
});
p.enqueue({
type: "tool-input-delta",
id: t.toolCallId,
delta: t.input
});
p.enqueue({
type: "tool-input-end",
id: t.toolCallId
});
p.enqueue(t);
}
});
}
if (d.item.type === "program") p.enqueue({
type: "tool-call",
toolCallId: d.item.call_id,
toolName: i.toCustomToolName("programmatic_tool_calling"),
input: JSON.stringify({
code: d.item.code,
fingerprint: d.item.fingerprint
}),
providerExecuted: true,
providerMetadata: {
[r]: {
itemId: d.item.id
}
}
}); else if (d.item.type === "program_output") p.enqueue({
type: "tool-result",
toolCallId: d.item.call_id,
toolName: i.toCustomToolName("programmatic_tool_calling"),
result: {
result: d.item.result,
status: d.item.status
},
providerMetadata: {
[r]: {
itemId: d.item.id
}
}
}); else if (d.item.type === "custom_tool_call") {
const e = P[d.output_index];
P[d.output_index] = void 0;
O = true;
const t = i.toCustomToolName(d.item.name);
p.enqueue({
type: "tool-input-end",
id: d.item.call_id
});
p.enqueue({
type: "tool-call",
toolCallId: d.item.call_id,
toolName: t,
input: JSON.stringify(d.item.input),
providerMetadata: {
[r]: {
itemId: d.item.id,
...d.item.async != null ? {
async: d.item.async
} : e?.async != null ? {
async: e.async
} : {}
}
}
});
} else if (d.item.type === "web_search_call") {
P[d.output_index] = void 0;
p.enqueue({
type: "tool-result",
toolCallId: d.item.id,
toolName: i.toCustomToolName(n ?? "web_search"),
...mapWebSearchResult(d.item)
});
if (d.item.action?.type === "search") for (const e of d.item.action.sources ?? []) if (e.type === "url") {
C = true;
p.enqueue({
type: "source",
sourceType: "url",
id: g.config.generateId?.() ?? (0, a.$C)(),
url: e.url
});
}
} else if (d.item.type === "computer_call") {
P[d.output_index] = void 0;
if (d.item.call_id == null) {
p.enqueue({
type: "tool-input-end",
id: d.item.id
});
p.enqueue({
type: "tool-call",
toolCallId: d.item.id,
toolName: i.toCustomToolName("computer_use"),
input: "",
providerExecuted: true
});
p.enqueue({
type: "tool-result",
toolCallId: d.item.id,
toolName: i.toCustomToolName("computer_use"),
result: {
type: "computer_use_tool_result",
status: d.item.status
}
});
return;
}
O = true;
const e = i.toCustomToolName("computer");
const t = JSON.stringify(mapComputerCallInput(d.item));
p.enqueue({
type: "tool-input-delta",
id: d.item.call_id,
delta: t
});
p.enqueue({
type: "tool-input-end",
id: d.item.call_id
});
p.enqueue({
type: "tool-call",
toolCallId: d.item.call_id,
toolName: e,
input: t,
providerMetadata: {
[r]: {
itemId: d.item.id
}
}
});
} else if (d.item.type === "file_search_call") {
P[d.output_index] = void 0;
p.enqueue({
type: "tool-result",
toolCallId: d.item.id,
toolName: i.toCustomToolName("file_search"),
result: {
queries: d.item.queries,
results: d.item.results?.map(e => ({
attributes: e.attributes,
fileId: e.file_id,
filename: e.filename,
score: e.score,
text: e.text
})) ?? null
}
});
for (const e of d.item.results ?? []) {
Y = true;
if (j.has(e.file_id)) continue;
j.add(e.file_id);
p.enqueue({
type: "source",
sourceType: "document",
id: g.config.generateId?.() ?? (0, a.$C)(),
mediaType: "text/plain",
title: e.filename,
filename: e.filename,
providerMetadata: {
[r]: {
type: "file_search",
fileId: e.file_id
}
}
});
}
} else if (d.item.type === "code_interpreter_call") {
P[d.output_index] = void 0;
p.enqueue({
type: "tool-result",
toolCallId: d.item.id,
toolName: i.toCustomToolName("code_interpreter"),
result: {
outputs: d.item.outputs
}
});
} else if (d.item.type === "image_generation_call") p.enqueue({
type: "tool-result",
toolCallId: d.item.id,
toolName: i.toCustomToolName("image_generation"),
result: {
result: d.item.result
}
}); else if (d.item.type === "tool_search_call") {
const e = P[d.output_index];
const t = d.item.execution === "server";
if (e != null) {
const o = t ? e.toolCallId : d.item.call_id ?? d.item.id;
t ? N.push(o) : p.enqueue({
type: "tool-input-start",
id: o,
toolName: e.toolName
});
p.enqueue({
type: "tool-input-end",
id: o
});
p.enqueue({
type: "tool-call",
toolCallId: o,
toolName: e.toolName,
input: JSON.stringify({
arguments: d.item.arguments,
call_id: t ? null : o
}),
...t ? {
providerExecuted: true
} : {},
providerMetadata: {
[r]: {
itemId: d.item.id
}
}
});
}
P[d.output_index] = void 0;
} else if (d.item.type === "tool_search_output") {
const e = d.item.call_id ?? N.shift() ?? d.item.id;
p.enqueue({
type: "tool-result",
toolCallId: e,
toolName: i.toCustomToolName("tool_search"),
result: {
tools: d.item.tools
},
providerMetadata: {
[r]: {
itemId: d.item.id
}
}
});
} else if (d.item.type === "mcp_call") {
P[d.output_index] = void 0;
const e = d.item.approval_request_id ?? void 0;
const t = e != null ? y.get(e) ?? h[e] ?? d.item.id : d.item.id;
const o = `mcp.${d.item.name}`;
p.enqueue({
type: "tool-call",
toolCallId: t,
toolName: o,
input: d.item.arguments,
providerExecuted: true,
dynamic: true
});
p.enqueue({
type: "tool-result",
toolCallId: t,
toolName: o,
result: {
type: "call",
serverLabel: d.item.server_label,
name: d.item.name,
arguments: d.item.arguments,
...d.item.output != null ? {
output: d.item.output
} : {},
...d.item.error != null ? {
error: d.item.error
} : {}
},
providerMetadata: {
[r]: {
itemId: d.item.id
}
}
});
} else if (d.item.type === "mcp_list_tools") P[d.output_index] = void 0; else if (d.item.type === "apply_patch_call") {
const e = P[d.output_index];
if (e?.applyPatch && !e.applyPatch.endEmitted && d.item.operation.type !== "delete_file") {
e.applyPatch.hasDiff || p.enqueue({
type: "tool-input-delta",
id: e.toolCallId,
delta: escapeJSONDelta(d.item.operation.diff)
});
p.enqueue({
type: "tool-input-delta",
id: e.toolCallId,
delta: '"}}'
});
p.enqueue({
type: "tool-input-end",
id: e.toolCallId
});
e.applyPatch.endEmitted = true;
}
if (e && d.item.status === "completed") {
O = true;
p.enqueue({
type: "tool-call",
toolCallId: e.toolCallId,
toolName: i.toCustomToolName("apply_patch"),
input: JSON.stringify({
callId: d.item.call_id,
operation: d.item.operation
}),
providerMetadata: {
[r]: {
itemId: d.item.id
}
}
});
}
P[d.output_index] = void 0;
} else if (d.item.type === "mcp_approval_request") {
P[d.output_index] = void 0;
const e = g.config.generateId?.() ?? (0, a.$C)();
const t = d.item.approval_request_id ?? d.item.id;
y.set(t, e);
const o = `mcp.${d.item.name}`;
p.enqueue({
type: "tool-call",
toolCallId: e,
toolName: o,
input: d.item.arguments,
providerExecuted: true,
dynamic: true
});
p.enqueue({
type: "tool-approval-request",
approvalId: t,
toolCallId: e
});
} else if (d.item.type === "local_shell_call") {
P[d.output_index] = void 0;
p.enqueue({
type: "tool-call",
toolCallId: d.item.call_id,
toolName: i.toCustomToolName("local_shell"),
input: JSON.stringify({
action: {
type: "exec",
command: d.item.action.command,
timeoutMs: d.item.action.timeout_ms,
user: d.item.action.user,
workingDirectory: d.item.action.working_directory,
env: d.item.action.env
}
}),
providerMetadata: {
[r]: {
itemId: d.item.id
}
}
});
} else if (d.item.type === "shell_call") {
P[d.output_index] = void 0;
p.enqueue({
type: "tool-call",
toolCallId: d.item.call_id,
toolName: i.toCustomToolName("shell"),
input: JSON.stringify({
action: {
commands: d.item.action.commands,
timeoutMs: d.item.action.timeout_ms ?? void 0,
maxOutputLength: d.item.action.max_output_length ?? void 0
}
}),
...l && {
providerExecuted: true
},
providerMetadata: {
[r]: {
itemId: d.item.id
}
}
});
} else if (d.item.type === "shell_call_output") p.enqueue({
type: "tool-result",
toolCallId: d.item.call_id,
toolName: i.toCustomToolName("shell"),
result: {
...d.item.max_output_length != null && {
maxOutputLength: d.item.max_output_length
},
output: d.item.output.map(e => ({
stdout: e.stdout,
stderr: e.stderr,
outcome: e.outcome.type === "exit" ? {
type: "exit",
exitCode: e.outcome.exit_code
} : {
type: "timeout"
}
}))
}
}); else if (d.item.type === "reasoning") {
const e = resolveOutputItemId({
itemId: d.item.id,
outputIndex: d.output_index
});
const t = T[e];
if (t != null) {
const o = Object.entries(t.summaryParts).filter(([e, t]) => t === "active" || t === "can-conclude").map(([e]) => e);
for (const t of o) p.enqueue({
type: "reasoning-end",
id: `${e}:${t}`,
providerMetadata: {
[r]: {
itemId: e,
reasoningEncryptedContent: d.item.encrypted_content ?? null
}
}
});
delete T[e];
}
z[d.output_index] = void 0;
} else d.item.type === "compaction" && p.enqueue({
type: "custom",
kind: "openai.compaction",
providerMetadata: {
[r]: {
type: "compaction",
itemId: d.item.id,
encryptedContent: d.item.encrypted_content
}
}
});
} else if (isResponseFunctionCallArgumentsDeltaChunk(d)) {
const e = P[d.output_index];
e != null && (e.suppressInputStreaming ? e.bufferedInputDeltas?.push(d.delta) : p.enqueue({
type: "tool-input-delta",
id: e.toolCallId,
delta: d.delta
}));
} else if (isResponseCustomToolCallInputDeltaChunk(d)) {
const e = P[d.output_index];
e != null && p.enqueue({
type: "tool-input-delta",
id: e.toolCallId,
delta: d.delta
});
} else if (isResponseApplyPatchCallOperationDiffDeltaChunk(d)) {
const e = P[d.output_index];
if (e?.applyPatch) {
p.enqueue({
type: "tool-input-delta",
id: e.toolCallId,
delta: escapeJSONDelta(d.delta)
});
e.applyPatch.hasDiff = true;
}
} else if (isResponseApplyPatchCallOperationDiffDoneChunk(d)) {
const e = P[d.output_index];
if (e?.applyPatch && !e.applyPatch.endEmitted) {
if (!e.applyPatch.hasDiff) {
p.enqueue({
type: "tool-input-delta",
id: e.toolCallId,
delta: escapeJSONDelta(d.diff)
});
e.applyPatch.hasDiff = true;
}
p.enqueue({
type: "tool-input-delta",
id: e.toolCallId,
delta: '"}}'
});
p.enqueue({
type: "tool-input-end",
id: e.toolCallId
});
e.applyPatch.endEmitted = true;
}
} else if (isResponseImageGenerationCallPartialImageChunk(d)) p.enqueue({
type: "tool-result",
toolCallId: d.item_id,
toolName: i.toCustomToolName("image_generation"),
result: {
result: d.partial_image_b64
},
preliminary: true
}); else if (isResponseCodeInterpreterCallCodeDeltaChunk(d)) {
const e = P[d.output_index];
e != null && p.enqueue({
type: "tool-input-delta",
id: e.toolCallId,
delta: escapeJSONDelta(d.delta)
});
} else if (isResponseCodeInterpreterCallCodeDoneChunk(d)) {
const e = P[d.output_index];
if (e != null) {
p.enqueue({
type: "tool-input-delta",
id: e.toolCallId,
delta: '"}'
});
p.enqueue({
type: "tool-input-end",
id: e.toolCallId
});
p.enqueue({
type: "tool-call",
toolCallId: e.toolCallId,
toolName: i.toCustomToolName("code_interpreter"),
input: JSON.stringify({
code: d.code,
containerId: e.codeInterpreter.containerId
}),
providerExecuted: true
});
}
} else if (isResponseCreatedChunk(d)) {
v = d.response.id;
p.enqueue({
type: "response-metadata",
id: d.response.id,
timestamp: new Date(d.response.created_at * 1e3),
modelId: d.response.model
});
} else if (isTextDeltaChunk(d)) {
const t = resolveOutputItemId({
itemId: d.item_id,
outputIndex: d.output_index
});
p.enqueue({
type: "text-delta",
id: t,
delta: d.delta
});
e.providerOptions?.[r]?.logprobs && d.logprobs && k.push(d.logprobs);
} else if (isRefusalDeltaChunk(d)) {
S = true;
const e = resolveOutputItemId({
itemId: d.item_id,
outputIndex: d.output_index
});
p.enqueue({
type: "text-delta",
id: e,
delta: d.delta
});
} else if (isRefusalDoneChunk(d)) S = true; else if (d.type === "response.reasoning_summary_part.added") {
const e = resolveOutputItemId({
itemId: d.item_id,
outputIndex: d.output_index
});
if (d.summary_index > 0) {
const t = T[e];
if (t != null) {
t.summaryParts[d.summary_index] = "active";
for (const o of Object.keys(t.summaryParts)) if (t.summaryParts[o] === "can-conclude") {
p.enqueue({
type: "reasoning-end",
id: `${e}:${o}`,
providerMetadata: {
[r]: {
itemId: e
}
}
});
t.summaryParts[o] = "concluded";
}
p.enqueue({
type: "reasoning-start",
id: `${e}:${d.summary_index}`,
providerMetadata: {
[r]: {
itemId: e,
reasoningEncryptedContent: t.encryptedContent ?? null
}
}
});
}
}
} else if (d.type === "response.reasoning_summary_text.delta") {
const e = resolveOutputItemId({
itemId: d.item_id,
outputIndex: d.output_index
});
p.enqueue({
type: "reasoning-delta",
id: `${e}:${d.summary_index}`,
delta: d.delta,
providerMetadata: {
[r]: {
itemId: e
}
}
});
} else if (d.type === "response.reasoning_summary_part.done") {
const e = resolveOutputItemId({
itemId: d.item_id,
outputIndex: d.output_index
});
const t = T[e];
if (t != null) if (s) {
p.enqueue({
type: "reasoning-end",
id: `${e}:${d.summary_index}`,
providerMetadata: {
[r]: {
itemId: e
}
}
});
t.summaryParts[d.summary_index] = "concluded";
} else t.summaryParts[d.summary_index] = "can-conclude";
} else if (isResponseFinishedChunk(d)) {
A || (_ = {
unified: mapOpenAIResponseFinishReason({
finishReason: d.response.incomplete_details?.reason,
hasFunctionCall: O,
hasRefusal: S
}),
raw: d.response.incomplete_details?.reason ?? void 0
});
I = d.response.usage ?? void 0;
q = d.response.prompt_cache_diagnostics ?? void 0;
typeof d.response.service_tier === "string" && (R = d.response.service_tier);
d.response.reasoning?.context != null && (M = d.response.reasoning.context);
} else if (isResponseFailedChunk(d)) {
q = d.response.prompt_cache_diagnostics ?? void 0;
const e = d.response.incomplete_details?.reason;
_ = {
unified: e ? mapOpenAIResponseFinishReason({
finishReason: e,
hasFunctionCall: O
}) : "error",
raw: e ?? "error"
};
I = d.response.usage ?? void 0;
d.response.reasoning?.context != null && (M = d.response.reasoning.context);
if (!A && d.response.error != null) {
A = true;
const e = {
type: "response.failed",
sequence_number: d.sequence_number,
response: {
error: d.response.error,
incomplete_details: d.response.incomplete_details,
service_tier: d.response.service_tier
}
};
p.enqueue({
type: "error",
error: createOpenAIProviderStreamError(e) ?? e
});
}
} else if (isResponseAnnotationAddedChunk(d)) {
b.push(d.annotation);
d.annotation.type === "url_citation" || d.annotation.type === "file_citation" ? w.push(d.annotation) : p.enqueue(mapOpenAIResponsesAnnotationSource(d.annotation, r, g.config.generateId?.() ?? (0, 
a.$C)()));
} else if (isErrorChunk(d)) {
A = true;
_ = {
unified: "error",
raw: "error"
};
p.enqueue({
type: "error",
error: createOpenAIProviderStreamError(d) ?? d
});
}
},
flush(e) {
for (const t of w) {
if (t.type === "url_citation" && C || t.type === "file_citation" && Y) continue;
e.enqueue(mapOpenAIResponsesAnnotationSource(t, r, g.config.generateId?.() ?? (0, 
a.$C)()));
}
for (const t of Object.values(P)) {
if (!t?.suppressInputStreaming) continue;
e.enqueue({
type: "tool-input-start",
id: t.toolCallId,
toolName: t.toolName
});
for (const o of t.bufferedInputDeltas ?? []) e.enqueue({
type: "tool-input-delta",
id: t.toolCallId,
delta: o
});
}
const t = {
[r]: {
responseId: v,
...k.length > 0 ? {
logprobs: k
} : {},
...R !== void 0 ? {
serviceTier: R
} : {},
...M !== void 0 ? {
reasoningContext: M
} : {},
...q !== void 0 ? {
promptCacheDiagnostics: q
} : {}
}
};
e.enqueue({
type: "finish",
finishReason: _,
usage: convertOpenAIResponsesUsage(I),
providerMetadata: t
});
}
})),
request: {
body: t
},
response: {
headers: c
}
};
}
};
function isTextDeltaChunk(e) {
return e.type === "response.output_text.delta";
}
function isRefusalDeltaChunk(e) {
return e.type === "response.refusal.delta";
}
function isRefusalDoneChunk(e) {
return e.type === "response.refusal.done";
}
function isOpenAIChatCompletionChunk(e) {
const t = asRecord(e);
return t != null && Array.isArray(t.choices) && typeof t.type !== "string";
}
function createOpenAIResponsesChatCompletionsMismatchError({value: e, cause: t, url: o, requestBodyValues: a, responseHeaders: i}) {
return new n.hL({
message: "Received a Chat Completions stream while using the OpenAI Responses API. The default OpenAI provider model uses the Responses API. If your custom baseURL targets a Chat Completions-compatible endpoint, use openai.chat('model-id') or createOpenAI(...).chat('model-id') instead. You can also use @ai-sdk/openai-compatible for OpenAI-compatible providers.",
url: o,
requestBodyValues: a,
responseHeaders: i,
responseBody: JSON.stringify(e),
cause: t,
data: e,
isRetryable: false
});
}
function asRecord(e) {
return typeof e === "object" && e != null ? e : void 0;
}
function isResponseOutputItemDoneChunk(e) {
return e.type === "response.output_item.done";
}
function isResponseFinishedChunk(e) {
return e.type === "response.completed" || e.type === "response.incomplete";
}
function isResponseFailedChunk(e) {
return e.type === "response.failed";
}
function isResponseCreatedChunk(e) {
return e.type === "response.created";
}
function isResponseFunctionCallArgumentsDeltaChunk(e) {
return e.type === "response.function_call_arguments.delta";
}
function isResponseCustomToolCallInputDeltaChunk(e) {
return e.type === "response.custom_tool_call_input.delta";
}
function isResponseImageGenerationCallPartialImageChunk(e) {
return e.type === "response.image_generation_call.partial_image";
}
function isResponseCodeInterpreterCallCodeDeltaChunk(e) {
return e.type === "response.code_interpreter_call_code.delta";
}
function isResponseCodeInterpreterCallCodeDoneChunk(e) {
return e.type === "response.code_interpreter_call_code.done";
}
function isResponseApplyPatchCallOperationDiffDeltaChunk(e) {
return e.type === "response.apply_patch_call_operation_diff.delta";
}
function isResponseApplyPatchCallOperationDiffDoneChunk(e) {
return e.type === "response.apply_patch_call_operation_diff.done";
}
function isResponseOutputItemAddedChunk(e) {
return e.type === "response.output_item.added";
}
function isResponseAnnotationAddedChunk(e) {
return e.type === "response.output_text.annotation.added";
}
function isErrorChunk(e) {
return e.type === "error";
}
function isResponseInProgressChunk(e) {
return e.type === "response.in_progress";
}
function isResponseOutputChunk(e) {
return !(e.type === "response.created" || e.type === "response.in_progress" || e.type === "response.failed" || e.type === "error" || e.type === "unknown_chunk");
}
function mapWebSearchResult({action: e, status: t}) {
return t === "completed" ? {
result: mapWebSearchOutput(e)
} : {
isError: true,
result: {
status: t
}
};
}
function mapWebSearchOutput(e) {
if (e == null) return {};
switch (e.type) {
case "search":
return {
action: {
type: "search",
query: e.query ?? void 0,
...e.queries != null && {
queries: e.queries
}
},
...e.sources != null && {
sources: e.sources
}
};

case "open_page":
return {
action: {
type: "openPage",
url: e.url
}
};

case "find_in_page":
return {
action: {
type: "findInPage",
url: e.url,
pattern: e.pattern
}
};
}
}
function escapeJSONDelta(e) {
return JSON.stringify(e).slice(1, -1);
}
}),
49567: (function(e, t, o) {
o.d(t, {
ai: () => number
});
var n = o(43759);
var a = o(80737);
function number(e) {
return n.qG(a.rSt, e);
}
})
};
