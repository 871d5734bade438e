"use strict";

exports.id = 8446;

exports.ids = [ 8446 ];

exports.modules = {
98446: (function(e, t, o) {
o.r(t);
o.d(t, {
AnthropicFiles: () => p,
AnthropicLanguageModel: () => ze,
AnthropicMessagesLanguageModel: () => ze,
AnthropicSkills: () => et,
anthropicModelCatalog: () => f,
anthropicProviderOptions: () => d,
anthropicTools: () => Ge,
getAnthropicLanguageModelEntry: () => getAnthropicLanguageModelEntry,
getModelCapabilities: () => getAnthropicModelCapabilities,
prepareTools: () => prepareTools,
sanitizeJsonSchema: () => sanitizeJsonSchema,
supportsNativeStructuredOutputSchema: () => supportsNativeStructuredOutputSchema
});
var n = o(90583);
var a = o(21763);
var i = o(11479);
var r = o(80737);
const s = (0, a.ID)(() => (0, a.C_)(r.Ikc({
type: r.euz("error"),
error: r.Ikc({
type: r.YjP(),
message: r.YjP(),
details: r.Ikc({
error_code: r.YjP().nullish().catch(void 0),
unsupported: r.YOg(r.YjP()).nullish().catch(void 0)
}).nullish().catch(void 0)
})
})));
const l = (0, a.sl)({
errorSchema: s,
errorToMessage: e => e.error.message
});
const c = (0, a.ID)(() => (0, a.C_)(r.Ikc({
id: r.YjP(),
type: r.euz("file").nullish(),
filename: r.YjP().nullish(),
mime_type: r.YjP().nullish(),
size_bytes: r.aig().nullish(),
created_at: r.YjP().nullish(),
downloadable: r.zMY().nullish(),
expires_at: r.YjP().nullish()
})));
const u = (0, a.ID)(() => (0, a.C_)(r.Ikc({
type: r.euz("file_deleted").nullish(),
id: r.YjP()
})));
var p = class {
get provider() {
return this.config.provider;
}
constructor(e) {
this.config = e;
this.specificationVersion = "v4";
}
getFileId(e) {
const t = e.anthropic;
if (t == null || t.trim() === "") throw new n.Di({
argument: "file",
message: "file reference is missing an 'anthropic' file id."
});
return t;
}
async getHeaders(e) {
return (0, a.m2)(await (0, a.hd)(this.config.headers), {
"anthropic-beta": "files-api-2025-04-14"
}, e);
}
async uploadFile({data: e, mediaType: t, filename: o, abortSignal: n, headers: i}) {
const r = (0, a.XQ)(e);
const s = new Blob([ r ], {
type: t
});
const u = new FormData;
o != null ? u.append("file", s, o) : u.append("file", s);
const {value: p} = await (0, a.S)({
url: `${this.config.baseURL}/files`,
headers: await this.getHeaders(i),
formData: u,
failedResponseHandler: l,
successfulResponseHandler: (0, a.cV)(c),
abortSignal: n,
fetch: this.config.fetch
});
return {
warnings: [],
providerReference: {
anthropic: p.id
},
mediaType: p.mime_type ?? t,
filename: p.filename ?? o,
byteSize: p.size_bytes ?? void 0,
createdAt: p.created_at != null ? new Date(p.created_at) : void 0,
expiresAt: p.expires_at != null ? new Date(p.expires_at) : void 0,
providerMetadata: {
anthropic: this.toFileMetadata(p)
}
};
}
async deleteFile({file: e, abortSignal: t, headers: o}) {
const n = this.getFileId(e);
const {value: i} = await (0, a._$)({
url: `${this.config.baseURL}/files/${(0, a.$9)(n)}`,
headers: await this.getHeaders(o),
abortSignal: t,
fetch: this.config.fetch,
failedResponseHandler: l,
successfulResponseHandler: (0, a.cV)(u)
});
return {
warnings: [],
providerReference: {
anthropic: i.id
},
deleted: true
};
}
async getFileMetadata({file: e, abortSignal: t, headers: o}) {
const n = this.getFileId(e);
const {value: i} = await (0, a.$b)({
url: `${this.config.baseURL}/files/${(0, a.$9)(n)}`,
headers: await this.getHeaders(o),
abortSignal: t,
fetch: this.config.fetch,
failedResponseHandler: l,
successfulResponseHandler: (0, a.cV)(c),
validateUrl: false
});
return {
warnings: [],
providerReference: {
anthropic: i.id
},
filename: i.filename ?? void 0,
mediaType: i.mime_type ?? void 0,
byteSize: i.size_bytes ?? void 0,
createdAt: i.created_at != null ? new Date(i.created_at) : void 0,
expiresAt: i.expires_at != null ? new Date(i.expires_at) : void 0,
providerMetadata: {
anthropic: this.toFileMetadata(i)
}
};
}
toFileMetadata(e) {
return {
...e.filename != null ? {
filename: e.filename
} : {},
...e.mime_type != null ? {
mimeType: e.mime_type
} : {},
...e.size_bytes != null ? {
sizeBytes: e.size_bytes
} : {},
...e.created_at != null ? {
createdAt: e.created_at
} : {},
...e.downloadable != null ? {
downloadable: e.downloadable
} : {},
...e.expires_at != null ? {
expiresAt: e.expires_at
} : {}
};
}
async downloadFile({file: e, abortSignal: t, headers: o}) {
const n = this.getFileId(e);
const {value: i, responseHeaders: r} = await (0, a.$b)({
url: `${this.config.baseURL}/files/${(0, a.$9)(n)}/content`,
headers: await this.getHeaders(o),
abortSignal: t,
fetch: this.config.fetch,
failedResponseHandler: l,
successfulResponseHandler: (0, a.JM)(),
validateUrl: false
});
const s = r?.["content-type"]?.split(";")[0].trim();
return {
warnings: [],
content: i,
...s ? {
mediaType: s
} : {}
};
}
};
const d = {
language: {
thread: {
description: "Create or continue a short-lived message thread."
},
sendReasoning: {
description: "Whether to send reasoning to the model."
},
includePings: {
description: "Include transient ping events in streams."
},
structuredOutputMode: {
description: "How structured outputs are generated."
},
thinking: {
description: "Extended thinking configuration."
},
disableParallelToolUse: {
description: "Use at most one tool per response."
},
cacheControl: {
description: "Prompt cache control settings."
},
metadata: {
description: "Request metadata, such as a user ID."
},
mcpServers: {
description: "MCP servers to use in the request."
},
container: {
description: "Container and Agent Skills configuration."
},
toolStreaming: {
description: "Fine-grained streaming of tool inputs and outputs."
},
effort: {
description: "Effort spent on thinking, text, and tool calls."
},
taskBudget: {
description: "Advisory token budget for an agentic task."
},
speed: {
description: "Fast mode for faster output token speeds."
},
serviceTier: {
description: "Service tier for the request."
},
inferenceGeo: {
description: "Where model inference runs."
},
fallbacks: {
description: "Server-side fallback models."
},
anthropicBeta: {
description: "Additional beta features to enable."
},
safeguards: {
description: "Server-side safeguards to run."
},
compaction: {
description: "On-demand conversation summary."
},
contextManagement: {
description: "Server-side context management."
}
}
};
const _ = defineRuntime({});
const h = defineRuntime({
maxOutputTokens: 128e3,
nativeStructuredOutput: true,
adaptiveThinking: true
});
const m = defineRuntime({
...h,
samplingParameters: false,
xhighEffort: true
});
function defineRuntime(e) {
return {
maxOutputTokens: 4096,
nativeStructuredOutput: false,
adaptiveThinking: false,
samplingParameters: true,
xhighEffort: false,
thinkingCanBeDisabledAboveHighEffort: true,
thinkingCanBeDisabled: true,
budgetThinking: true,
forcedToolUse: true,
betweenToolsThinking: false,
knownModel: true,
...e
};
}
const g = [ {
matches: e => e.includes("claude-sonnet-5-5"),
definition: defineRuntime({
...m,
thinkingCanBeDisabledAboveHighEffort: false,
thinkingCanBeDisabled: false,
budgetThinking: false,
forcedToolUse: false,
betweenToolsThinking: true
})
}, {
matches: e => e.includes("claude-opus-5-5"),
definition: defineRuntime({
...m,
thinkingCanBeDisabledAboveHighEffort: false,
thinkingCanBeDisabled: false,
budgetThinking: false,
forcedToolUse: false
})
}, {
matches: e => e.includes("claude-haiku-5-5"),
definition: defineRuntime({
...m,
thinkingCanBeDisabledAboveHighEffort: false,
budgetThinking: false
})
}, {
matches: e => e.includes("claude-opus-5"),
definition: defineRuntime({
...m,
thinkingCanBeDisabledAboveHighEffort: false
})
}, {
matches: e => e.includes("claude-fable-5-2") || e.includes("claude-fable-5-1"),
definition: defineRuntime({
...m,
thinkingCanBeDisabled: false,
budgetThinking: false,
forcedToolUse: false
})
}, {
matches: e => e.includes("claude-fable-5"),
definition: defineRuntime({
...m,
thinkingCanBeDisabled: false,
budgetThinking: false
})
}, {
matches: e => e.includes("claude-opus-4-8") || e.includes("claude-opus-4-7") || e.includes("claude-sonnet-5"),
definition: m
}, {
matches: e => e.includes("claude-sonnet-4-6") || e.includes("claude-opus-4-6"),
definition: h
}, {
matches: e => e.includes("claude-sonnet-4-5") || e.includes("claude-opus-4-5") || e.includes("claude-haiku-4-5"),
definition: defineRuntime({
maxOutputTokens: 64e3,
nativeStructuredOutput: true
})
}, {
matches: e => e.includes("claude-opus-4-1"),
definition: defineRuntime({
maxOutputTokens: 32e3,
nativeStructuredOutput: true
})
}, {
matches: e => /claude-sonnet-4(?:-|@)/.test(e),
definition: defineRuntime({
maxOutputTokens: 64e3
})
}, {
matches: e => /claude-opus-4(?:-|@)/.test(e),
definition: defineRuntime({
maxOutputTokens: 32e3
})
}, {
matches: e => e.includes("claude-3-haiku"),
definition: _
}, {
matches: e => /claude-(?:instant(?:-|$)|v?2(?=$|[-.:])|3(?=$|[-.]))/.test(e),
definition: defineRuntime({
knownModel: false
})
} ];
const f = Object.fromEntries(Object.entries({
"claude-opus-5-5": {
toolSearch: true,
compaction: true,
effort: true
},
"claude-opus-5": {
toolSearch: true,
compaction: true,
effort: true
},
"claude-sonnet-5-5": {
toolSearch: true,
compaction: true,
effort: true
},
"claude-sonnet-5": {
toolSearch: true,
compaction: true,
effort: true
},
"claude-haiku-5-5": {
toolSearch: true,
compaction: true,
effort: true
},
"claude-fable-5-2": {
toolSearch: true,
compaction: true,
effort: true
},
"claude-fable-5-1": {
toolSearch: true,
compaction: true,
effort: true
},
"claude-fable-5": {
toolSearch: true,
compaction: true,
effort: true
},
"claude-opus-4-8": {
toolSearch: true,
compaction: true,
effort: true
},
"claude-opus-4-7": {
toolSearch: true,
compaction: true,
effort: true
},
"claude-opus-4-6": {
toolSearch: true,
compaction: true,
effort: true
},
"claude-sonnet-4-6": {
toolSearch: true,
compaction: true,
effort: true
},
"claude-opus-4-5": {
toolSearch: true,
compaction: false,
effort: true
},
"claude-haiku-4-5": {
toolSearch: true,
compaction: false,
effort: false
},
"claude-sonnet-4-5": {
toolSearch: true,
compaction: false,
effort: false
},
"claude-opus-4-1": {
toolSearch: false,
compaction: false,
effort: false
},
"claude-opus-4-0": {
toolSearch: false,
compaction: false,
effort: false
},
"claude-sonnet-4-0": {
toolSearch: false,
compaction: false,
effort: false
},
"claude-3-haiku-20240307": void 0,
"claude-haiku-4-5-20251001": void 0,
"claude-opus-4-1-20250805": void 0,
"claude-opus-4-20250514": void 0,
"claude-opus-4-5-20251101": void 0,
"claude-sonnet-4-20250514": void 0,
"claude-sonnet-4-5-20250929": void 0
}).filter(([, e]) => e != null).map(([e, t]) => [ e, createAnthropicLanguageModelEntry(e, t) ]));
function getAnthropicLanguageModelEntry(e) {
return Object.prototype.hasOwnProperty.call(f, e) ? f[e] : createAnthropicLanguageModelEntry(e);
}
function createAnthropicLanguageModelEntry(e, t) {
const o = resolveRuntimeDefinition(e);
const n = t != null;
const a = !!o.samplingParameters || {
condition: "Only supported when thinking is disabled."
};
const i = o.adaptiveThinking || o.budgetThinking;
return {
capabilities: {
language: {
inputs: {
image: !!n || "unknown",
audio: !n && "unknown"
},
objectGeneration: !!n || "unknown",
tools: {
usage: !!n || "unknown",
streaming: !!n || "unknown",
forcedChoice: o.forcedToolUse,
computerUse: !!n || "unknown",
webSearch: !!n || "unknown",
toolSearch: t?.toolSearch ?? "unknown"
},
reasoning: {
support: i,
efforts: o.xhighEffort ? [ "low", "medium", "high", "xhigh", "max" ] : void 0,
adaptive: o.adaptiveThinking,
budget: o.budgetThinking,
canDisable: o.thinkingCanBeDisabled,
canDisableAboveHighEffort: o.thinkingCanBeDisabledAboveHighEffort,
supportsXhighEffort: o.xhighEffort,
betweenTools: o.betweenToolsThinking
},
sampling: {
temperature: a,
topP: a,
topK: a,
logprobs: false
},
structuredOutput: {
native: o.nativeStructuredOutput
},
compaction: t?.compaction ?? "unknown"
}
},
providerOptions: {
language: declareProviderOptions(d.language, !!n || "unknown", {
includePings: true,
thinking: i,
effort: t?.effort ?? "unknown",
speed: n ? e === "claude-opus-4-6" : "unknown",
taskBudget: e === "claude-opus-4-7" || "unknown"
})
},
requestConfig: {
language: {
maxOutputTokens: o.maxOutputTokens,
knownModel: o.knownModel
}
}
};
}
function declareProviderOptions(e, t, o) {
return Object.fromEntries(Object.keys(e).map(e => [ e, o[e] ?? t ]));
}
function resolveRuntimeDefinition(e) {
const t = g.find(t => t.matches(e));
if (t != null) return t.definition;
return e.includes("claude-") ? defineRuntime({
...m,
thinkingCanBeDisabledAboveHighEffort: false,
knownModel: false
}) : defineRuntime({
knownModel: false
});
}
function getAnthropicModelCapabilities(e) {
const {capabilities: {language: t}, requestConfig: {language: o}} = getAnthropicLanguageModelEntry(e);
return {
maxOutputTokens: o.maxOutputTokens,
supportsStructuredOutput: t.structuredOutput.native,
supportsAdaptiveThinking: t.reasoning.adaptive,
rejectsSamplingParameters: t.sampling.temperature !== true,
supportsXhighEffort: t.reasoning.supportsXhighEffort,
rejectsThinkingDisabledAboveHighEffort: !t.reasoning.canDisableAboveHighEffort,
rejectsThinkingDisabled: !t.reasoning.canDisable,
rejectsBudgetThinking: !t.reasoning.budget,
rejectsForcedToolUse: !t.tools.forcedChoice,
supportsBetweenToolsThinking: t.reasoning.betweenTools,
isKnownModel: o.knownModel
};
}
function mapAnthropicCitation(e, t) {
if (e.type === "web_search_result_location" || e.type === "search_result_location") {
const t = e.type === "web_search_result_location" ? e.url : e.source;
return {
source: {
type: "source",
sourceType: "url",
id: t,
url: t,
title: e.title ?? void 0,
providerMetadata: {
anthropic: {
...e
}
}
},
citedText: e.cited_text
};
}
const o = t[e.document_index];
return {
source: {
type: "source",
sourceType: "document",
id: e.file_id ?? String(e.document_index),
mediaType: o?.mediaType ?? "text/plain",
title: e.document_title ?? o?.title ?? `Document ${e.document_index}`,
filename: o?.filename,
providerMetadata: {
anthropic: {
...e
}
}
},
citedText: e.cited_text
};
}
const anthropicFallbackContentSchema = () => r.Ikc({
type: r.euz("fallback"),
from: r.Ikc({
model: r.YjP()
}),
to: r.Ikc({
model: r.YjP()
})
});
const y = (0, a.ID)(() => (0, a.C_)(anthropicFallbackContentSchema()));
const anthropicStopDetailsSchema = () => r.Ikc({
type: r.YjP(),
category: r.YjP().nullish(),
explanation: r.YjP().nullish(),
recommended_model: r.YjP().nullish()
});
const anthropicSafeguardResultSchema = () => r.Ikc({
type: r.YjP(),
status: r.Ikc({
type: r.YjP(),
tool_uses: r.g1P(r.YjP(), r.Ikc({
type: r.YjP(),
outcome: r.YjP().nullish(),
explanation: r.YjP().nullish()
})).nullish()
})
});
const anthropicToolCallCallerSchema = () => r.KCZ([ r.Ikc({
type: r.euz("code_execution_20250825"),
tool_id: r.YjP()
}), r.Ikc({
type: r.euz("code_execution_20260120"),
tool_id: r.YjP()
}), r.Ikc({
type: r.euz("direct")
}) ]);
const anthropicCitationSchema = () => r.gMt("type", [ r.Ikc({
type: r.euz("web_search_result_location"),
cited_text: r.YjP(),
url: r.YjP(),
title: r.YjP().nullable(),
encrypted_index: r.YjP()
}), r.Ikc({
type: r.euz("page_location"),
cited_text: r.YjP(),
document_index: r.aig(),
document_title: r.YjP().nullable(),
start_page_number: r.aig(),
end_page_number: r.aig(),
file_id: r.YjP().nullish()
}), r.Ikc({
type: r.euz("char_location"),
cited_text: r.YjP(),
document_index: r.aig(),
document_title: r.YjP().nullable(),
start_char_index: r.aig(),
end_char_index: r.aig(),
file_id: r.YjP().nullish()
}), r.Ikc({
type: r.euz("content_block_location"),
cited_text: r.YjP(),
document_index: r.aig(),
document_title: r.YjP().nullable(),
start_block_index: r.aig(),
end_block_index: r.aig(),
file_id: r.YjP().nullable()
}), r.Ikc({
type: r.euz("search_result_location"),
cited_text: r.YjP(),
search_result_index: r.aig(),
source: r.YjP(),
title: r.YjP().nullable(),
start_block_index: r.aig(),
end_block_index: r.aig()
}) ]);
const anthropicMcpToolResultContentSchema = () => r.KCZ([ r.YjP(), r.YOg(r.KCZ([ r.YjP(), r.Ikc({
type: r.euz("text"),
text: r.YjP(),
citations: r.YOg(r.Pq9()).nullable().optional()
}) ])) ]);
const anthropicInputTransformationSchema = () => r.Ikc({
type: r.YjP(),
path: r.YjP(),
reason: r.YjP()
});
const k = (0, a.ID)(() => (0, a.C_)(r.Ikc({
type: r.euz("message"),
id: r.YjP().nullish(),
model: r.YjP().nullish(),
content: r.YOg(r.gMt("type", [ r.Ikc({
type: r.euz("text"),
text: r.YjP(),
citations: r.YOg(anthropicCitationSchema()).nullable().optional()
}), r.Ikc({
type: r.euz("thinking"),
thinking: r.YjP(),
signature: r.YjP()
}), r.Ikc({
type: r.euz("redacted_thinking"),
data: r.YjP()
}), r.Ikc({
type: r.euz("compaction"),
content: r.YjP().nullish(),
signature: r.YjP().nullish()
}), r.Ikc({
type: r.euz("tool_use"),
id: r.YjP(),
name: r.YjP(),
input: r.L5J(),
caller: anthropicToolCallCallerSchema().optional(),
toolset_name: r.YjP().nullish()
}), r.Ikc({
type: r.euz("server_tool_use"),
id: r.YjP(),
name: r.YjP(),
input: r.g1P(r.YjP(), r.L5J()).nullish(),
caller: anthropicToolCallCallerSchema().optional()
}), r.Ikc({
type: r.euz("mcp_tool_use"),
id: r.YjP(),
name: r.YjP(),
input: r.L5J(),
server_name: r.YjP()
}), r.Ikc({
type: r.euz("mcp_tool_result"),
tool_use_id: r.YjP(),
is_error: r.zMY(),
content: anthropicMcpToolResultContentSchema()
}), r.Ikc({
type: r.euz("web_fetch_tool_result"),
tool_use_id: r.YjP(),
caller: anthropicToolCallCallerSchema().optional(),
content: r.KCZ([ r.Ikc({
type: r.euz("web_fetch_result"),
url: r.YjP(),
retrieved_at: r.YjP().nullable(),
content: r.Ikc({
type: r.euz("document"),
title: r.YjP().nullable(),
citations: r.Ikc({
enabled: r.zMY()
}).optional(),
source: r.KCZ([ r.Ikc({
type: r.euz("base64"),
media_type: r.euz("application/pdf"),
data: r.YjP()
}), r.Ikc({
type: r.euz("text"),
media_type: r.euz("text/plain"),
data: r.YjP()
}) ])
})
}), r.Ikc({
type: r.euz("web_fetch_tool_result_error"),
error_code: r.YjP()
}) ])
}), r.Ikc({
type: r.euz("web_search_tool_result"),
tool_use_id: r.YjP(),
caller: anthropicToolCallCallerSchema().optional(),
content: r.KCZ([ r.YOg(r.Ikc({
type: r.euz("web_search_result"),
url: r.YjP(),
title: r.YjP().nullable(),
encrypted_content: r.YjP(),
page_age: r.YjP().nullish()
})), r.Ikc({
type: r.euz("web_search_tool_result_error"),
error_code: r.YjP()
}) ])
}), r.Ikc({
type: r.euz("code_execution_tool_result"),
tool_use_id: r.YjP(),
content: r.KCZ([ r.Ikc({
type: r.euz("code_execution_result"),
stdout: r.YjP(),
stderr: r.YjP(),
return_code: r.aig(),
content: r.YOg(r.Ikc({
type: r.euz("code_execution_output"),
file_id: r.YjP()
})).optional().default([])
}), r.Ikc({
type: r.euz("encrypted_code_execution_result"),
encrypted_stdout: r.YjP(),
stderr: r.YjP(),
return_code: r.aig(),
content: r.YOg(r.Ikc({
type: r.euz("code_execution_output"),
file_id: r.YjP()
})).optional().default([])
}), r.Ikc({
type: r.euz("code_execution_tool_result_error"),
error_code: r.YjP()
}) ])
}), r.Ikc({
type: r.euz("bash_code_execution_tool_result"),
tool_use_id: r.YjP(),
content: r.gMt("type", [ r.Ikc({
type: r.euz("bash_code_execution_result"),
content: r.YOg(r.Ikc({
type: r.euz("bash_code_execution_output"),
file_id: r.YjP()
})),
stdout: r.YjP(),
stderr: r.YjP(),
return_code: r.aig()
}), r.Ikc({
type: r.euz("bash_code_execution_tool_result_error"),
error_code: r.YjP()
}) ])
}), r.Ikc({
type: r.euz("text_editor_code_execution_tool_result"),
tool_use_id: r.YjP(),
content: r.gMt("type", [ r.Ikc({
type: r.euz("text_editor_code_execution_tool_result_error"),
error_code: r.YjP()
}), r.Ikc({
type: r.euz("text_editor_code_execution_view_result"),
content: r.YjP(),
file_type: r.YjP(),
num_lines: r.aig().nullable(),
start_line: r.aig().nullable(),
total_lines: r.aig().nullable()
}), r.Ikc({
type: r.euz("text_editor_code_execution_create_result"),
is_file_update: r.zMY()
}), r.Ikc({
type: r.euz("text_editor_code_execution_str_replace_result"),
lines: r.YOg(r.YjP()).nullable(),
new_lines: r.aig().nullable(),
new_start: r.aig().nullable(),
old_lines: r.aig().nullable(),
old_start: r.aig().nullable()
}) ])
}), r.Ikc({
type: r.euz("tool_search_tool_result"),
tool_use_id: r.YjP(),
content: r.KCZ([ r.Ikc({
type: r.euz("tool_search_tool_search_result"),
tool_references: r.YOg(r.Ikc({
type: r.euz("tool_reference"),
tool_name: r.YjP()
}))
}), r.Ikc({
type: r.euz("tool_search_tool_result_error"),
error_code: r.YjP()
}) ])
}), r.Ikc({
type: r.euz("container_upload"),
file_id: r.YjP()
}), r.Ikc({
type: r.euz("advisor_tool_result"),
tool_use_id: r.YjP(),
content: r.gMt("type", [ r.Ikc({
type: r.euz("advisor_result"),
text: r.YjP(),
stop_reason: r.YjP().nullish()
}), r.Ikc({
type: r.euz("advisor_redacted_result"),
encrypted_content: r.YjP(),
stop_reason: r.YjP().nullish()
}), r.Ikc({
type: r.euz("advisor_tool_result_error"),
error_code: r.YjP()
}) ])
}), anthropicFallbackContentSchema() ])),
stop_reason: r.YjP().nullish(),
stop_sequence: r.YjP().nullish(),
service_tier: r.YjP().nullish(),
stop_details: anthropicStopDetailsSchema().nullish(),
input_transformations: r.YOg(anthropicInputTransformationSchema()).nullish(),
safeguard_results: r.YOg(anthropicSafeguardResultSchema()).nullish(),
usage: r._H3({
service_tier: r.YjP().nullish(),
input_tokens: r.aig(),
output_tokens: r.aig(),
output_tokens_details: r.Ikc({
thinking_tokens: r.aig().nullish()
}).nullish(),
cache_creation_input_tokens: r.aig().nullish(),
cache_read_input_tokens: r.aig().nullish(),
iterations: r.YOg(r.Ikc({
type: r.KCZ([ r.euz("compaction"), r.euz("message"), r.euz("advisor_message"), r.euz("fallback_message") ]),
model: r.YjP().nullish(),
input_tokens: r.aig(),
output_tokens: r.aig(),
cache_creation_input_tokens: r.aig().nullish(),
cache_read_input_tokens: r.aig().nullish()
})).nullish()
}),
container: r.Ikc({
expires_at: r.YjP(),
id: r.YjP(),
skills: r.YOg(r.Ikc({
type: r.KCZ([ r.euz("anthropic"), r.euz("custom") ]),
skill_id: r.YjP(),
version: r.YjP()
})).nullish()
}).nullish(),
context_management: r.Ikc({
applied_edits: r.YOg(r.KCZ([ r.Ikc({
type: r.euz("clear_tool_uses_20250919"),
cleared_tool_uses: r.aig(),
cleared_input_tokens: r.aig()
}), r.Ikc({
type: r.euz("clear_thinking_20251015"),
cleared_thinking_turns: r.aig(),
cleared_input_tokens: r.aig()
}), r.Ikc({
type: r.euz("compact_20260112")
}) ]))
}).nullish()
})));
const b = (0, a.ID)(() => (0, a.C_)(r.gMt("type", [ r.Ikc({
type: r.euz("message_start"),
message: r.Ikc({
id: r.YjP().nullish(),
model: r.YjP().nullish(),
role: r.YjP().nullish(),
service_tier: r.YjP().nullish(),
usage: r._H3({
service_tier: r.YjP().nullish(),
input_tokens: r.aig(),
cache_creation_input_tokens: r.aig().nullish(),
cache_read_input_tokens: r.aig().nullish()
}),
content: r.YOg(r.gMt("type", [ r.Ikc({
type: r.euz("tool_use"),
id: r.YjP(),
name: r.YjP(),
input: r.L5J(),
caller: anthropicToolCallCallerSchema().optional(),
toolset_name: r.YjP().nullish()
}) ])).nullish(),
stop_reason: r.YjP().nullish(),
input_transformations: r.YOg(anthropicInputTransformationSchema()).nullish(),
container: r.Ikc({
expires_at: r.YjP(),
id: r.YjP()
}).nullish()
})
}), r.Ikc({
type: r.euz("content_block_start"),
index: r.aig(),
content_block: r.gMt("type", [ r.Ikc({
type: r.euz("text"),
text: r.YjP()
}), r.Ikc({
type: r.euz("thinking"),
thinking: r.YjP()
}), r.Ikc({
type: r.euz("tool_use"),
id: r.YjP(),
name: r.YjP(),
input: r.g1P(r.YjP(), r.L5J()).optional(),
caller: anthropicToolCallCallerSchema().optional(),
toolset_name: r.YjP().nullish()
}), r.Ikc({
type: r.euz("redacted_thinking"),
data: r.YjP()
}), r.Ikc({
type: r.euz("compaction"),
content: r.YjP().nullish(),
signature: r.YjP().nullish()
}), r.Ikc({
type: r.euz("server_tool_use"),
id: r.YjP(),
name: r.YjP(),
input: r.g1P(r.YjP(), r.L5J()).nullish(),
caller: anthropicToolCallCallerSchema().optional()
}), r.Ikc({
type: r.euz("mcp_tool_use"),
id: r.YjP(),
name: r.YjP(),
input: r.L5J(),
server_name: r.YjP()
}), r.Ikc({
type: r.euz("mcp_tool_result"),
tool_use_id: r.YjP(),
is_error: r.zMY(),
content: anthropicMcpToolResultContentSchema()
}), r.Ikc({
type: r.euz("web_fetch_tool_result"),
tool_use_id: r.YjP(),
caller: anthropicToolCallCallerSchema().optional(),
content: r.KCZ([ r.Ikc({
type: r.euz("web_fetch_result"),
url: r.YjP(),
retrieved_at: r.YjP().nullable(),
content: r.Ikc({
type: r.euz("document"),
title: r.YjP().nullable(),
citations: r.Ikc({
enabled: r.zMY()
}).optional(),
source: r.KCZ([ r.Ikc({
type: r.euz("base64"),
media_type: r.euz("application/pdf"),
data: r.YjP()
}), r.Ikc({
type: r.euz("text"),
media_type: r.euz("text/plain"),
data: r.YjP()
}) ])
})
}), r.Ikc({
type: r.euz("web_fetch_tool_result_error"),
error_code: r.YjP()
}) ])
}), r.Ikc({
type: r.euz("web_search_tool_result"),
tool_use_id: r.YjP(),
caller: anthropicToolCallCallerSchema().optional(),
content: r.KCZ([ r.YOg(r.Ikc({
type: r.euz("web_search_result"),
url: r.YjP(),
title: r.YjP().nullable(),
encrypted_content: r.YjP(),
page_age: r.YjP().nullish()
})), r.Ikc({
type: r.euz("web_search_tool_result_error"),
error_code: r.YjP()
}) ])
}), r.Ikc({
type: r.euz("code_execution_tool_result"),
tool_use_id: r.YjP(),
content: r.KCZ([ r.Ikc({
type: r.euz("code_execution_result"),
stdout: r.YjP(),
stderr: r.YjP(),
return_code: r.aig(),
content: r.YOg(r.Ikc({
type: r.euz("code_execution_output"),
file_id: r.YjP()
})).optional().default([])
}), r.Ikc({
type: r.euz("encrypted_code_execution_result"),
encrypted_stdout: r.YjP(),
stderr: r.YjP(),
return_code: r.aig(),
content: r.YOg(r.Ikc({
type: r.euz("code_execution_output"),
file_id: r.YjP()
})).optional().default([])
}), r.Ikc({
type: r.euz("code_execution_tool_result_error"),
error_code: r.YjP()
}) ])
}), r.Ikc({
type: r.euz("bash_code_execution_tool_result"),
tool_use_id: r.YjP(),
content: r.gMt("type", [ r.Ikc({
type: r.euz("bash_code_execution_result"),
content: r.YOg(r.Ikc({
type: r.euz("bash_code_execution_output"),
file_id: r.YjP()
})),
stdout: r.YjP(),
stderr: r.YjP(),
return_code: r.aig()
}), r.Ikc({
type: r.euz("bash_code_execution_tool_result_error"),
error_code: r.YjP()
}) ])
}), r.Ikc({
type: r.euz("text_editor_code_execution_tool_result"),
tool_use_id: r.YjP(),
content: r.gMt("type", [ r.Ikc({
type: r.euz("text_editor_code_execution_tool_result_error"),
error_code: r.YjP()
}), r.Ikc({
type: r.euz("text_editor_code_execution_view_result"),
content: r.YjP(),
file_type: r.YjP(),
num_lines: r.aig().nullable(),
start_line: r.aig().nullable(),
total_lines: r.aig().nullable()
}), r.Ikc({
type: r.euz("text_editor_code_execution_create_result"),
is_file_update: r.zMY()
}), r.Ikc({
type: r.euz("text_editor_code_execution_str_replace_result"),
lines: r.YOg(r.YjP()).nullable(),
new_lines: r.aig().nullable(),
new_start: r.aig().nullable(),
old_lines: r.aig().nullable(),
old_start: r.aig().nullable()
}) ])
}), r.Ikc({
type: r.euz("tool_search_tool_result"),
tool_use_id: r.YjP(),
content: r.KCZ([ r.Ikc({
type: r.euz("tool_search_tool_search_result"),
tool_references: r.YOg(r.Ikc({
type: r.euz("tool_reference"),
tool_name: r.YjP()
}))
}), r.Ikc({
type: r.euz("tool_search_tool_result_error"),
error_code: r.YjP()
}) ])
}), r.Ikc({
type: r.euz("advisor_tool_result"),
tool_use_id: r.YjP(),
content: r.gMt("type", [ r.Ikc({
type: r.euz("advisor_result"),
text: r.YjP(),
stop_reason: r.YjP().nullish()
}), r.Ikc({
type: r.euz("advisor_redacted_result"),
encrypted_content: r.YjP(),
stop_reason: r.YjP().nullish()
}), r.Ikc({
type: r.euz("advisor_tool_result_error"),
error_code: r.YjP()
}) ])
}), anthropicFallbackContentSchema() ])
}), r.Ikc({
type: r.euz("content_block_delta"),
index: r.aig(),
delta: r.gMt("type", [ r.Ikc({
type: r.euz("input_json_delta"),
partial_json: r.YjP()
}), r.Ikc({
type: r.euz("text_delta"),
text: r.YjP()
}), r.Ikc({
type: r.euz("thinking_delta"),
thinking: r.YjP()
}), r.Ikc({
type: r.euz("signature_delta"),
signature: r.YjP()
}), r.Ikc({
type: r.euz("compaction_delta"),
content: r.YjP().nullish()
}), r.Ikc({
type: r.euz("citations_delta"),
citation: anthropicCitationSchema()
}) ])
}), r.Ikc({
type: r.euz("content_block_stop"),
index: r.aig()
}), r.Ikc({
type: r.euz("error"),
error: r.Ikc({
type: r.YjP(),
message: r.YjP(),
code: r.KCZ([ r.YjP(), r.aig() ]).nullish(),
statusCode: r.aig().nullish(),
isRetryable: r.zMY().nullish(),
data: r.L5J().nullish()
})
}), r.Ikc({
type: r.euz("message_delta"),
delta: r.Ikc({
stop_reason: r.YjP().nullish(),
stop_sequence: r.YjP().nullish(),
stop_details: anthropicStopDetailsSchema().nullish(),
safeguard_results: r.YOg(anthropicSafeguardResultSchema()).nullish(),
container: r.Ikc({
expires_at: r.YjP(),
id: r.YjP(),
skills: r.YOg(r.Ikc({
type: r.KCZ([ r.euz("anthropic"), r.euz("custom") ]),
skill_id: r.YjP(),
version: r.YjP()
})).nullish()
}).nullish()
}),
usage: r._H3({
service_tier: r.YjP().nullish(),
input_tokens: r.aig().nullish(),
output_tokens: r.aig(),
output_tokens_details: r.Ikc({
thinking_tokens: r.aig().nullish()
}).nullish(),
cache_creation_input_tokens: r.aig().nullish(),
cache_read_input_tokens: r.aig().nullish(),
iterations: r.YOg(r.Ikc({
type: r.KCZ([ r.euz("compaction"), r.euz("message"), r.euz("advisor_message"), r.euz("fallback_message") ]),
model: r.YjP().nullish(),
input_tokens: r.aig(),
output_tokens: r.aig(),
cache_creation_input_tokens: r.aig().nullish(),
cache_read_input_tokens: r.aig().nullish()
})).nullish()
}),
input_transformations: r.YOg(anthropicInputTransformationSchema()).nullish(),
context_management: r.Ikc({
applied_edits: r.YOg(r.KCZ([ r.Ikc({
type: r.euz("clear_tool_uses_20250919"),
cleared_tool_uses: r.aig(),
cleared_input_tokens: r.aig()
}), r.Ikc({
type: r.euz("clear_thinking_20251015"),
cleared_thinking_turns: r.aig(),
cleared_input_tokens: r.aig()
}), r.Ikc({
type: r.euz("compact_20260112")
}) ]))
}).nullish()
}), r.Ikc({
type: r.euz("message_stop")
}), r.Ikc({
type: r.euz("ping")
}) ])));
const x = (0, a.ID)(() => (0, a.C_)(r.Ikc({
signature: r.YjP().optional(),
redactedData: r.YjP().optional()
})));
const v = (0, a.ID)(() => (0, a.C_)(r.Ikc({
containerUpload: r.zMY().optional(),
citations: r.Ikc({
enabled: r.zMY()
}).optional(),
title: r.YjP().optional(),
context: r.YjP().optional()
})));
const I = (0, a.ID)(() => (0, a.C_)(r.Ikc({
clearAt: r.euz("next_user_message").optional(),
effort: r.k5n([ "low", "medium", "high", "xhigh", "max" ]).optional(),
toolChanges: r.YOg(r.KCZ([ r.Ikc({
type: r.euz("tool_addition"),
toolName: r.YjP()
}), r.Ikc({
type: r.euz("tool_addition"),
tool: r.KCZ([ r._H3({
type: r.euz("function"),
name: r.YjP(),
inputSchema: r.g1P(r.YjP(), r.L5J())
}), r._H3({
type: r.euz("provider"),
id: r.YjP(),
name: r.YjP(),
args: r.g1P(r.YjP(), r.L5J())
}) ])
}), r.Ikc({
type: r.euz("tool_removal"),
toolName: r.YjP()
}) ])).optional()
})));
const w = (0, a.ID)(() => (0, a.C_)(r.Ikc({
thread: r.gMt("type", [ r.Ikc({
type: r.euz("create")
}), r.Ikc({
type: r.euz("continue"),
previousMessageId: r.YjP().min(1)
}) ]).optional(),
sendReasoning: r.zMY().optional(),
structuredOutputMode: r.k5n([ "outputFormat", "jsonTool", "auto" ]).optional(),
includePings: r.zMY().optional(),
thinking: r.KCZ([ r.gMt("type", [ r.Ikc({
type: r.euz("adaptive"),
display: r.k5n([ "omitted", "summarized", "updates" ]).optional(),
blockBinding: r.Ikc({
prefixMismatchBehavior: r.k5n([ "error", "drop_block" ])
}).optional()
}), r.Ikc({
type: r.euz("enabled"),
budgetTokens: r.aig().optional()
}), r.Ikc({
type: r.euz("disabled")
}), r.Ikc({
type: r.euz("between_tools")
}) ]), r.Ikc({
type: r.ZmZ().optional(),
blockBinding: r.Ikc({
prefixMismatchBehavior: r.k5n([ "error", "drop_block" ])
})
}) ]).optional(),
disableParallelToolUse: r.zMY().optional(),
cacheControl: r.Ikc({
type: r.euz("ephemeral"),
ttl: r.KCZ([ r.euz("5m"), r.euz("1h") ]).optional()
}).optional(),
metadata: r.Ikc({
userId: r.YjP().optional()
}).optional(),
mcpServers: r.YOg(r.Ikc({
type: r.euz("url"),
name: r.YjP(),
url: r.YjP(),
authorizationToken: r.YjP().nullish(),
toolConfiguration: r.Ikc({
enabled: r.zMY().nullish(),
allowedTools: r.YOg(r.YjP()).nullish()
}).nullish()
})).optional(),
container: r.Ikc({
id: r.YjP().optional(),
skills: r.YOg(r.gMt("type", [ r.Ikc({
type: r.euz("anthropic"),
skillId: r.YjP(),
version: r.YjP().optional()
}), r.Ikc({
type: r.euz("custom"),
providerReference: r.g1P(r.YjP(), r.YjP()),
version: r.YjP().optional()
}) ])).optional()
}).optional(),
toolStreaming: r.zMY().optional(),
effort: r.k5n([ "low", "medium", "high", "xhigh", "max" ]).optional(),
taskBudget: r.Ikc({
type: r.euz("tokens"),
total: r.aig().int().min(2e4),
remaining: r.aig().int().min(0).optional()
}).optional(),
speed: r.k5n([ "fast", "standard" ]).optional(),
serviceTier: r.k5n([ "auto", "standard_only", "standard", "priority" ]).optional(),
inferenceGeo: r.k5n([ "us", "global" ]).optional(),
fallbacks: r.KCZ([ r.euz("default"), r.YOg(r.Ikc({
model: r.YjP(),
max_tokens: r.aig().int().optional(),
thinking: r.g1P(r.YjP(), r.L5J()).optional(),
output_config: r.g1P(r.YjP(), r.L5J()).optional(),
speed: r.k5n([ "fast", "standard" ]).optional()
})) ]).optional(),
anthropicBeta: r.YOg(r.YjP()).optional(),
safeguards: r.YOg(r.Ikc({
type: r.euz("dangerous_tool_use"),
classifierContext: r.g1P(r.YjP(), r.L5J()).optional()
})).optional(),
compaction: r.Ikc({
type: r.euz("summarize"),
instructions: r.YjP().optional()
}).optional(),
contextManagement: r.Ikc({
edits: r.YOg(r.gMt("type", [ r.Ikc({
type: r.euz("clear_tool_uses_20250919"),
trigger: r.gMt("type", [ r.Ikc({
type: r.euz("input_tokens"),
value: r.aig()
}), r.Ikc({
type: r.euz("tool_uses"),
value: r.aig()
}) ]).optional(),
keep: r.Ikc({
type: r.euz("tool_uses"),
value: r.aig()
}).optional(),
clearAtLeast: r.Ikc({
type: r.euz("input_tokens"),
value: r.aig()
}).optional(),
clearToolInputs: r.zMY().optional(),
excludeTools: r.YOg(r.YjP()).optional()
}), r.Ikc({
type: r.euz("clear_thinking_20251015"),
keep: r.KCZ([ r.euz("all"), r.Ikc({
type: r.euz("thinking_turns"),
value: r.aig()
}) ]).optional()
}), r.Ikc({
type: r.euz("compact_20260112"),
trigger: r.Ikc({
type: r.euz("input_tokens"),
value: r.aig()
}).optional(),
pauseAfterCompaction: r.zMY().optional(),
instructions: r.YjP().optional()
}) ]))
}).optional()
})));
const P = 4;
function getCacheControl(e, t) {
const o = e?.[t];
const n = e?.anthropic;
return o?.cacheControl ?? o?.cache_control ?? n?.cacheControl ?? n?.cache_control;
}
var j = class {
constructor(e = "anthropic", t = 0) {
this.providerOptionsName = e;
this.breakpointCount = 0;
this.warnings = [];
this.breakpointCount = t;
}
getCacheControl(e, t) {
const o = getCacheControl(e, this.providerOptionsName);
if (!o) return;
if (!t.canCache) {
this.warnings.push({
type: "unsupported",
feature: "cache_control on non-cacheable context",
details: `cache_control cannot be set on ${t.type}. It will be ignored.`
});
return;
}
this.breakpointCount++;
if (this.breakpointCount > P) {
this.warnings.push({
type: "unsupported",
feature: "cacheControl breakpoint limit",
details: `Maximum ${P} cache breakpoints exceeded (found ${this.breakpointCount}). This breakpoint will be ignored.`
});
return;
}
return o;
}
getWarnings() {
return this.warnings;
}
};
const Y = (0, a.ID)(() => (0, a.C_)(r.Ikc({
model: r.YjP(),
maxUses: r.aig().optional(),
maxTokens: r.aig().int().min(1024).optional(),
caching: r.Ikc({
type: r.euz("ephemeral"),
ttl: r.KCZ([ r.euz("5m"), r.euz("1h") ])
}).optional()
})));
const C = (0, a.ID)(() => (0, a.C_)(r.gMt("type", [ r.Ikc({
type: r.euz("advisor_result"),
text: r.YjP(),
stopReason: r.YjP().optional()
}), r.Ikc({
type: r.euz("advisor_redacted_result"),
encryptedContent: r.YjP(),
stopReason: r.YjP().optional()
}), r.Ikc({
type: r.euz("advisor_tool_result_error"),
errorCode: r.YjP()
}) ])));
const z = (0, a.ID)(() => (0, a.C_)(r.Ikc({}).strict()));
const T = (0, a.z)({
id: "anthropic.advisor_20260301",
inputSchema: z,
outputSchema: C,
supportsDeferredResults: true
});
const advisor_20260301 = e => T(e);
const O = [ "screenshot", "zoom", "left_click", "right_click", "middle_click", "double_click", "triple_click", "left_click_drag", "mouse_move", "left_mouse_down", "left_mouse_up", "cursor_position", "scroll", "type", "key", "hold_key", "wait" ];
const computerToolset_20260801InputSchema = e => (0, a.ID)(() => (0, a.C_)(r.Ikc({
action: r.k5n(O.filter(t => e?.[t]?.enabled !== false)),
coordinate: r.PVZ([ r.aig().int(), r.aig().int() ]).optional(),
duration: r.aig().optional(),
region: r.PVZ([ r.aig().int(), r.aig().int(), r.aig().int(), r.aig().int() ]).optional(),
repeat: r.aig().int().optional(),
scroll_amount: r.aig().optional(),
scroll_direction: r.k5n([ "up", "down", "left", "right" ]).optional(),
start_coordinate: r.PVZ([ r.aig().int(), r.aig().int() ]).optional(),
text: r.YjP().optional()
})));
const S = (0, a.ID)(() => (0, a.C_)(r.Ikc({
configs: r.jgl(r.k5n(O), r.Ikc({
enabled: r.zMY().optional(),
deferLoading: r.zMY().optional()
})).optional()
})));
const N = (0, a.hL)({
id: "anthropic.computer_toolset_20260801",
inputSchema: computerToolset_20260801InputSchema()
});
const computerToolset_20260801 = e => ({
...N(e),
inputSchema: computerToolset_20260801InputSchema(e.configs)
});
const M = (0, a.ID)(() => (0, a.C_)(r.Ikc({
maxCharacters: r.aig().optional()
})));
const D = (0, a.ID)(() => (0, a.C_)(r.Ikc({
command: r.k5n([ "view", "create", "str_replace", "insert" ]),
path: r.YjP(),
file_text: r.YjP().optional(),
insert_line: r.aig().int().optional(),
new_str: r.YjP().optional(),
insert_text: r.YjP().optional(),
old_str: r.YjP().optional(),
view_range: r.YOg(r.aig().int()).optional()
})));
const A = (0, a.hL)({
id: "anthropic.text_editor_20250728",
inputSchema: D
});
const textEditor_20250728 = (e = {}) => A(e);
const R = (0, a.ID)(() => (0, a.C_)(r.Ikc({
maxUses: r.aig().optional(),
allowedDomains: r.YOg(r.YjP()).optional(),
blockedDomains: r.YOg(r.YjP()).optional(),
userLocation: r.Ikc({
type: r.euz("approximate"),
city: r.YjP().optional(),
region: r.YjP().optional(),
country: r.YjP().optional(),
timezone: r.YjP().optional()
}).optional(),
responseInclusion: r.k5n([ "full", "excluded" ]).optional()
})));
const $ = (0, a.ID)(() => (0, a.C_)(r.YOg(r.Ikc({
url: r.YjP(),
title: r.YjP().nullable(),
pageAge: r.YjP().nullable(),
encryptedContent: r.YjP(),
type: r.euz("web_search_result")
}))));
const q = (0, a.ID)(() => (0, a.C_)(r.Ikc({
query: r.YjP()
})));
const E = (0, a.z)({
id: "anthropic.web_search_20260318",
inputSchema: q,
outputSchema: $,
supportsDeferredResults: true
});
const webSearch_20260318 = (e = {}) => E(e);
const U = (0, a.ID)(() => (0, a.C_)(r.Ikc({
maxUses: r.aig().optional(),
allowedDomains: r.YOg(r.YjP()).optional(),
blockedDomains: r.YOg(r.YjP()).optional(),
userLocation: r.Ikc({
type: r.euz("approximate"),
city: r.YjP().optional(),
region: r.YjP().optional(),
country: r.YjP().optional(),
timezone: r.YjP().optional()
}).optional()
})));
const L = (0, a.ID)(() => (0, a.C_)(r.YOg(r.Ikc({
url: r.YjP(),
title: r.YjP().nullable(),
pageAge: r.YjP().nullable(),
encryptedContent: r.YjP(),
type: r.euz("web_search_result")
}))));
const B = (0, a.ID)(() => (0, a.C_)(r.Ikc({
query: r.YjP()
})));
const H = (0, a.z)({
id: "anthropic.web_search_20260209",
inputSchema: B,
outputSchema: L,
supportsDeferredResults: true
});
const webSearch_20260209 = (e = {}) => H(e);
const J = (0, a.ID)(() => (0, a.C_)(r.Ikc({
maxUses: r.aig().optional(),
allowedDomains: r.YOg(r.YjP()).optional(),
blockedDomains: r.YOg(r.YjP()).optional(),
userLocation: r.Ikc({
type: r.euz("approximate"),
city: r.YjP().optional(),
region: r.YjP().optional(),
country: r.YjP().optional(),
timezone: r.YjP().optional()
}).optional()
})));
const Z = (0, a.ID)(() => (0, a.C_)(r.YOg(r.Ikc({
url: r.YjP(),
title: r.YjP().nullable(),
pageAge: r.YjP().nullable(),
encryptedContent: r.YjP(),
type: r.euz("web_search_result")
}))));
const F = (0, a.ID)(() => (0, a.C_)(r.Ikc({
query: r.YjP()
})));
const K = (0, a.z)({
id: "anthropic.web_search_20250305",
inputSchema: F,
outputSchema: Z,
supportsDeferredResults: true
});
const webSearch_20250305 = (e = {}) => K(e);
const V = (0, a.ID)(() => (0, a.C_)(r.Ikc({
maxUses: r.aig().optional(),
allowedDomains: r.YOg(r.YjP()).optional(),
blockedDomains: r.YOg(r.YjP()).optional(),
citations: r.Ikc({
enabled: r.zMY()
}).optional(),
maxContentTokens: r.aig().optional(),
useCache: r.zMY().optional(),
responseInclusion: r.k5n([ "full", "excluded" ]).optional()
})));
const W = (0, a.ID)(() => (0, a.C_)(r.Ikc({
type: r.euz("web_fetch_result"),
url: r.YjP(),
content: r.Ikc({
type: r.euz("document"),
title: r.YjP().nullable(),
citations: r.Ikc({
enabled: r.zMY()
}).optional(),
source: r.KCZ([ r.Ikc({
type: r.euz("base64"),
mediaType: r.euz("application/pdf"),
data: r.YjP()
}), r.Ikc({
type: r.euz("text"),
mediaType: r.euz("text/plain"),
data: r.YjP()
}) ])
}),
retrievedAt: r.YjP().nullable()
})));
const G = (0, a.ID)(() => (0, a.C_)(r.Ikc({
url: r.YjP()
})));
const X = (0, a.z)({
id: "anthropic.web_fetch_20260318",
inputSchema: G,
outputSchema: W,
supportsDeferredResults: true
});
const webFetch_20260318 = (e = {}) => X(e);
const Q = (0, a.ID)(() => (0, a.C_)(r.Ikc({
maxUses: r.aig().optional(),
allowedDomains: r.YOg(r.YjP()).optional(),
blockedDomains: r.YOg(r.YjP()).optional(),
citations: r.Ikc({
enabled: r.zMY()
}).optional(),
maxContentTokens: r.aig().optional()
})));
const ee = (0, a.ID)(() => (0, a.C_)(r.Ikc({
type: r.euz("web_fetch_result"),
url: r.YjP(),
content: r.Ikc({
type: r.euz("document"),
title: r.YjP().nullable(),
citations: r.Ikc({
enabled: r.zMY()
}).optional(),
source: r.KCZ([ r.Ikc({
type: r.euz("base64"),
mediaType: r.euz("application/pdf"),
data: r.YjP()
}), r.Ikc({
type: r.euz("text"),
mediaType: r.euz("text/plain"),
data: r.YjP()
}) ])
}),
retrievedAt: r.YjP().nullable()
})));
const te = (0, a.ID)(() => (0, a.C_)(r.Ikc({
url: r.YjP()
})));
const oe = (0, a.z)({
id: "anthropic.web_fetch_20260209",
inputSchema: te,
outputSchema: ee,
supportsDeferredResults: true
});
const webFetch_20260209 = (e = {}) => oe(e);
const ne = (0, a.ID)(() => (0, a.C_)(r.Ikc({
maxUses: r.aig().optional(),
allowedDomains: r.YOg(r.YjP()).optional(),
blockedDomains: r.YOg(r.YjP()).optional(),
citations: r.Ikc({
enabled: r.zMY()
}).optional(),
maxContentTokens: r.aig().optional()
})));
const ae = (0, a.ID)(() => (0, a.C_)(r.Ikc({
type: r.euz("web_fetch_result"),
url: r.YjP(),
content: r.Ikc({
type: r.euz("document"),
title: r.YjP().nullable(),
citations: r.Ikc({
enabled: r.zMY()
}).optional(),
source: r.KCZ([ r.Ikc({
type: r.euz("base64"),
mediaType: r.euz("application/pdf"),
data: r.YjP()
}), r.Ikc({
type: r.euz("text"),
mediaType: r.euz("text/plain"),
data: r.YjP()
}) ])
}),
retrievedAt: r.YjP().nullable()
})));
const ie = (0, a.ID)(() => (0, a.C_)(r.Ikc({
url: r.YjP()
})));
const re = (0, a.z)({
id: "anthropic.web_fetch_20250910",
inputSchema: ie,
outputSchema: ae,
supportsDeferredResults: true
});
const webFetch_20250910 = (e = {}) => re(e);
async function prepareTools({tools: e, toolChoice: t, hasInlineTools: o = false, disableParallelToolUse: i, cacheControlValidator: r, supportsStructuredOutput: s, supportsStrictTools: l, defaultEagerInputStreaming: c = false, rejectsForcedToolUse: u = false}) {
e = e?.length ? e : void 0;
const p = [];
const d = new Set;
const _ = r || new j;
if (e == null && !o) return {
tools: void 0,
toolChoice: void 0,
toolWarnings: p,
betas: d
};
const h = [];
for (const t of e ?? []) switch (t.type) {
case "function":
{
const e = _.getCacheControl(t.providerOptions, {
type: "tool definition",
canCache: true
});
const o = t.providerOptions?.anthropic;
const n = o?.eagerInputStreaming ?? c;
const a = o?.deferLoading;
const i = o?.allowedCallers;
l || t.strict !== true || p.push({
type: "unsupported",
feature: "strict",
details: `Tool '${t.name}' has strict: ${t.strict}, but strict mode is not supported by this provider. The strict property will be ignored.`
});
h.push({
name: t.name,
description: t.description,
input_schema: t.inputSchema,
cache_control: e,
...n ? {
eager_input_streaming: true
} : {},
...l === true && t.strict != null ? {
strict: t.strict
} : {},
...a != null ? {
defer_loading: a
} : {},
...i != null ? {
allowed_callers: i
} : {},
...t.inputExamples != null ? {
input_examples: t.inputExamples.map(e => e.input)
} : {}
});
s === true && l === true && d.add("structured-outputs-2025-11-13");
t.inputExamples == null && i == null || d.add("advanced-tool-use-2025-11-20");
break;
}

case "provider":
switch (t.id) {
case "anthropic.code_execution_20250522":
d.add("code-execution-2025-05-22");
h.push({
type: "code_execution_20250522",
name: "code_execution",
cache_control: void 0
});
break;

case "anthropic.code_execution_20250825":
d.add("code-execution-2025-08-25");
h.push({
type: "code_execution_20250825",
name: "code_execution"
});
break;

case "anthropic.code_execution_20260120":
h.push({
type: "code_execution_20260120",
name: "code_execution"
});
break;

case "anthropic.computer_20250124":
d.add("computer-use-2025-01-24");
h.push({
name: "computer",
type: "computer_20250124",
display_width_px: t.args.displayWidthPx,
display_height_px: t.args.displayHeightPx,
display_number: t.args.displayNumber,
cache_control: void 0
});
break;

case "anthropic.computer_20251124":
d.add("computer-use-2025-11-24");
h.push({
name: "computer",
type: "computer_20251124",
display_width_px: t.args.displayWidthPx,
display_height_px: t.args.displayHeightPx,
display_number: t.args.displayNumber,
enable_zoom: t.args.enableZoom,
cache_control: void 0
});
break;

case "anthropic.computer_toolset_20260801":
{
const e = await (0, a.k5)({
value: t.args,
schema: S
});
const o = e.configs != null ? Object.fromEntries(Object.entries(e.configs).map(([e, t]) => [ e, {
...t?.enabled != null && {
enabled: t.enabled
},
...t?.deferLoading != null && {
defer_loading: t.deferLoading
}
} ])) : void 0;
h.push({
type: "computer_toolset_20260801",
...o != null && {
configs: o
},
cache_control: void 0
});
break;
}

case "anthropic.computer_20241022":
d.add("computer-use-2024-10-22");
h.push({
name: "computer",
type: "computer_20241022",
display_width_px: t.args.displayWidthPx,
display_height_px: t.args.displayHeightPx,
display_number: t.args.displayNumber,
cache_control: void 0
});
break;

case "anthropic.text_editor_20250124":
d.add("computer-use-2025-01-24");
h.push({
name: "str_replace_editor",
type: "text_editor_20250124",
cache_control: void 0
});
break;

case "anthropic.text_editor_20241022":
d.add("computer-use-2024-10-22");
h.push({
name: "str_replace_editor",
type: "text_editor_20241022",
cache_control: void 0
});
break;

case "anthropic.text_editor_20250429":
d.add("computer-use-2025-01-24");
h.push({
name: "str_replace_based_edit_tool",
type: "text_editor_20250429",
cache_control: void 0
});
break;

case "anthropic.text_editor_20250728":
{
const e = await (0, a.k5)({
value: t.args,
schema: M
});
h.push({
name: "str_replace_based_edit_tool",
type: "text_editor_20250728",
max_characters: e.maxCharacters,
cache_control: void 0
});
break;
}

case "anthropic.bash_20250124":
d.add("computer-use-2025-01-24");
h.push({
name: "bash",
type: "bash_20250124",
cache_control: void 0
});
break;

case "anthropic.bash_20241022":
d.add("computer-use-2024-10-22");
h.push({
name: "bash",
type: "bash_20241022",
cache_control: void 0
});
break;

case "anthropic.memory_20250818":
d.add("context-management-2025-06-27");
h.push({
name: "memory",
type: "memory_20250818"
});
break;

case "anthropic.web_fetch_20250910":
{
d.add("web-fetch-2025-09-10");
const e = await (0, a.k5)({
value: t.args,
schema: ne
});
h.push({
type: "web_fetch_20250910",
name: "web_fetch",
max_uses: e.maxUses,
allowed_domains: e.allowedDomains,
blocked_domains: e.blockedDomains,
citations: e.citations,
max_content_tokens: e.maxContentTokens,
cache_control: void 0
});
break;
}

case "anthropic.web_fetch_20260209":
{
d.add("code-execution-web-tools-2026-02-09");
const e = await (0, a.k5)({
value: t.args,
schema: Q
});
h.push({
type: "web_fetch_20260209",
name: "web_fetch",
max_uses: e.maxUses,
allowed_domains: e.allowedDomains,
blocked_domains: e.blockedDomains,
citations: e.citations,
max_content_tokens: e.maxContentTokens,
cache_control: void 0
});
break;
}

case "anthropic.web_fetch_20260318":
{
const e = await (0, a.k5)({
value: t.args,
schema: V
});
h.push({
type: "web_fetch_20260318",
name: "web_fetch",
max_uses: e.maxUses,
allowed_domains: e.allowedDomains,
blocked_domains: e.blockedDomains,
citations: e.citations,
max_content_tokens: e.maxContentTokens,
use_cache: e.useCache,
response_inclusion: e.responseInclusion,
cache_control: void 0
});
break;
}

case "anthropic.web_search_20250305":
{
const e = await (0, a.k5)({
value: t.args,
schema: J
});
h.push({
type: "web_search_20250305",
name: "web_search",
max_uses: e.maxUses,
allowed_domains: e.allowedDomains,
blocked_domains: e.blockedDomains,
user_location: e.userLocation,
cache_control: void 0
});
break;
}

case "anthropic.web_search_20260209":
{
d.add("code-execution-web-tools-2026-02-09");
const e = await (0, a.k5)({
value: t.args,
schema: U
});
h.push({
type: "web_search_20260209",
name: "web_search",
max_uses: e.maxUses,
allowed_domains: e.allowedDomains,
blocked_domains: e.blockedDomains,
user_location: e.userLocation,
cache_control: void 0
});
break;
}

case "anthropic.web_search_20260318":
{
const e = await (0, a.k5)({
value: t.args,
schema: R
});
h.push({
type: "web_search_20260318",
name: "web_search",
max_uses: e.maxUses,
allowed_domains: e.allowedDomains,
blocked_domains: e.blockedDomains,
user_location: e.userLocation,
response_inclusion: e.responseInclusion,
cache_control: void 0
});
break;
}

case "anthropic.tool_search_regex_20251119":
h.push({
type: "tool_search_tool_regex_20251119",
name: "tool_search_tool_regex"
});
break;

case "anthropic.tool_search_bm25_20251119":
h.push({
type: "tool_search_tool_bm25_20251119",
name: "tool_search_tool_bm25"
});
break;

case "anthropic.advisor_20260301":
{
d.add("advisor-tool-2026-03-01");
const e = await (0, a.k5)({
value: t.args,
schema: Y
});
h.push({
type: "advisor_20260301",
name: "advisor",
model: e.model,
...e.maxUses !== void 0 && {
max_uses: e.maxUses
},
...e.maxTokens !== void 0 && {
max_tokens: e.maxTokens
},
...e.caching !== void 0 && {
caching: e.caching
}
});
break;
}

default:
p.push({
type: "unsupported",
feature: `provider-defined tool ${t.id}`
});
}
break;

default:
p.push({
type: "unsupported",
feature: `tool ${t}`
});
}
const m = e == null ? void 0 : h;
if (t == null) return {
tools: m,
toolChoice: i ? {
type: "auto",
disable_parallel_tool_use: i
} : void 0,
toolWarnings: p,
betas: d
};
const g = t.type;
switch (g) {
case "auto":
return {
tools: m,
toolChoice: {
type: "auto",
disable_parallel_tool_use: i
},
toolWarnings: p,
betas: d
};

case "required":
if (u) {
p.push({
type: "unsupported",
feature: "toolChoice",
details: "toolChoice 'required' is not supported with this model or thinking configuration. Using 'auto' instead. Instruct the model to use a tool in the prompt and verify that a tool call was made."
});
return {
tools: m,
toolChoice: {
type: "auto",
disable_parallel_tool_use: i
},
toolWarnings: p,
betas: d
};
}
return {
tools: m,
toolChoice: {
type: "any",
disable_parallel_tool_use: i
},
toolWarnings: p,
betas: d
};

case "none":
return {
tools: m,
toolChoice: {
type: "none"
},
toolWarnings: p,
betas: d
};

case "tool":
if (u) {
p.push({
type: "unsupported",
feature: "toolChoice",
details: `toolChoice 'tool' is not supported with this model or thinking configuration. Only the '${t.toolName}' tool is sent with 'auto' tool choice. Instruct the model to use the tool in the prompt and verify that a tool call was made.`
});
return {
tools: m?.filter(e => "name" in e && e.name === t.toolName),
toolChoice: {
type: "auto",
disable_parallel_tool_use: i
},
toolWarnings: p,
betas: d
};
}
return {
tools: m,
toolChoice: {
type: "tool",
name: t.toolName,
disable_parallel_tool_use: i
},
toolWarnings: p,
betas: d
};

default:
throw new n.b8({
functionality: `tool choice type: ${g}`
});
}
}
function convertAnthropicUsage({usage: e, rawUsage: t}) {
const o = e.cache_creation_input_tokens ?? 0;
const n = e.cache_read_input_tokens ?? 0;
const a = e.output_tokens_details?.thinking_tokens ?? void 0;
let i;
let r;
const s = e.iterations?.some(e => e.type === "fallback_message");
if (e.iterations && e.iterations.length > 0 && !s) {
const t = e.iterations.filter(e => e.type === "compaction" || e.type === "message");
if (t.length > 0) {
const e = t.reduce((e, t) => ({
input: e.input + t.input_tokens,
output: e.output + t.output_tokens
}), {
input: 0,
output: 0
});
i = e.input;
r = e.output;
} else {
i = e.input_tokens;
r = e.output_tokens;
}
} else {
i = e.input_tokens;
r = e.output_tokens;
}
return {
inputTokens: {
total: i + o + n,
noCache: i,
cacheRead: n,
cacheWrite: o
},
outputTokens: {
total: r,
text: a == null ? void 0 : r - a,
reasoning: a
},
raw: t ?? e
};
}
const se = (0, a.ID)(() => (0, a.C_)(r.Ikc({
type: r.euz("code_execution_result"),
stdout: r.YjP(),
stderr: r.YjP(),
return_code: r.aig(),
content: r.YOg(r.Ikc({
type: r.euz("code_execution_output"),
file_id: r.YjP()
})).optional().default([])
})));
const le = (0, a.ID)(() => (0, a.C_)(r.Ikc({
code: r.YjP()
})));
const ce = (0, a.z)({
id: "anthropic.code_execution_20250522",
inputSchema: le,
outputSchema: se
});
const codeExecution_20250522 = (e = {}) => ce(e);
const ue = (0, a.ID)(() => (0, a.C_)(r.gMt("type", [ r.Ikc({
type: r.euz("code_execution_result"),
stdout: r.YjP(),
stderr: r.YjP(),
return_code: r.aig(),
content: r.YOg(r.Ikc({
type: r.euz("code_execution_output"),
file_id: r.YjP()
})).optional().default([])
}), r.Ikc({
type: r.euz("bash_code_execution_result"),
content: r.YOg(r.Ikc({
type: r.euz("bash_code_execution_output"),
file_id: r.YjP()
})),
stdout: r.YjP(),
stderr: r.YjP(),
return_code: r.aig()
}), r.Ikc({
type: r.euz("bash_code_execution_tool_result_error"),
error_code: r.YjP()
}), r.Ikc({
type: r.euz("text_editor_code_execution_tool_result_error"),
error_code: r.YjP()
}), r.Ikc({
type: r.euz("text_editor_code_execution_view_result"),
content: r.YjP(),
file_type: r.YjP(),
num_lines: r.aig().nullable(),
start_line: r.aig().nullable(),
total_lines: r.aig().nullable()
}), r.Ikc({
type: r.euz("text_editor_code_execution_create_result"),
is_file_update: r.zMY()
}), r.Ikc({
type: r.euz("text_editor_code_execution_str_replace_result"),
lines: r.YOg(r.YjP()).nullable(),
new_lines: r.aig().nullable(),
new_start: r.aig().nullable(),
old_lines: r.aig().nullable(),
old_start: r.aig().nullable()
}) ])));
const pe = (0, a.ID)(() => (0, a.C_)(r.gMt("type", [ r.Ikc({
type: r.euz("programmatic-tool-call"),
code: r.YjP()
}), r.Ikc({
type: r.euz("bash_code_execution"),
command: r.YjP()
}), r.gMt("command", [ r.Ikc({
type: r.euz("text_editor_code_execution"),
command: r.euz("view"),
path: r.YjP()
}), r.Ikc({
type: r.euz("text_editor_code_execution"),
command: r.euz("create"),
path: r.YjP(),
file_text: r.YjP().nullish()
}), r.Ikc({
type: r.euz("text_editor_code_execution"),
command: r.euz("str_replace"),
path: r.YjP(),
old_str: r.YjP(),
new_str: r.YjP()
}) ]) ])));
const de = (0, a.z)({
id: "anthropic.code_execution_20250825",
inputSchema: pe,
outputSchema: ue,
supportsDeferredResults: true
});
const codeExecution_20250825 = (e = {}) => (0, a.rV)(de(e), {
type: "provider",
prepareProviderOptions: e => {
const t = e?.anthropic;
return {
...e,
anthropic: {
...t,
allowedCallers: [ ...new Set([ ...t?.allowedCallers ?? [], "code_execution_20250825" ]) ]
}
};
}
});
const _e = (0, a.ID)(() => (0, a.C_)(r.gMt("type", [ r.Ikc({
type: r.euz("code_execution_result"),
stdout: r.YjP(),
stderr: r.YjP(),
return_code: r.aig(),
content: r.YOg(r.Ikc({
type: r.euz("code_execution_output"),
file_id: r.YjP()
})).optional().default([])
}), r.Ikc({
type: r.euz("encrypted_code_execution_result"),
encrypted_stdout: r.YjP(),
stderr: r.YjP(),
return_code: r.aig(),
content: r.YOg(r.Ikc({
type: r.euz("code_execution_output"),
file_id: r.YjP()
})).optional().default([])
}), r.Ikc({
type: r.euz("bash_code_execution_result"),
content: r.YOg(r.Ikc({
type: r.euz("bash_code_execution_output"),
file_id: r.YjP()
})),
stdout: r.YjP(),
stderr: r.YjP(),
return_code: r.aig()
}), r.Ikc({
type: r.euz("bash_code_execution_tool_result_error"),
error_code: r.YjP()
}), r.Ikc({
type: r.euz("text_editor_code_execution_tool_result_error"),
error_code: r.YjP()
}), r.Ikc({
type: r.euz("text_editor_code_execution_view_result"),
content: r.YjP(),
file_type: r.YjP(),
num_lines: r.aig().nullable(),
start_line: r.aig().nullable(),
total_lines: r.aig().nullable()
}), r.Ikc({
type: r.euz("text_editor_code_execution_create_result"),
is_file_update: r.zMY()
}), r.Ikc({
type: r.euz("text_editor_code_execution_str_replace_result"),
lines: r.YOg(r.YjP()).nullable(),
new_lines: r.aig().nullable(),
new_start: r.aig().nullable(),
old_lines: r.aig().nullable(),
old_start: r.aig().nullable()
}) ])));
const he = (0, a.ID)(() => (0, a.C_)(r.gMt("type", [ r.Ikc({
type: r.euz("programmatic-tool-call"),
code: r.YjP()
}), r.Ikc({
type: r.euz("bash_code_execution"),
command: r.YjP()
}), r.gMt("command", [ r.Ikc({
type: r.euz("text_editor_code_execution"),
command: r.euz("view"),
path: r.YjP()
}), r.Ikc({
type: r.euz("text_editor_code_execution"),
command: r.euz("create"),
path: r.YjP(),
file_text: r.YjP().nullish()
}), r.Ikc({
type: r.euz("text_editor_code_execution"),
command: r.euz("str_replace"),
path: r.YjP(),
old_str: r.YjP(),
new_str: r.YjP()
}) ]) ])));
const me = (0, a.z)({
id: "anthropic.code_execution_20260120",
inputSchema: he,
outputSchema: _e,
supportsDeferredResults: true
});
const codeExecution_20260120 = (e = {}) => (0, a.rV)(me(e), {
type: "provider",
prepareProviderOptions: e => {
const t = e?.anthropic;
return {
...e,
anthropic: {
...t,
allowedCallers: [ ...new Set([ ...t?.allowedCallers ?? [], "code_execution_20260120" ]) ]
}
};
}
});
const ge = (0, a.ID)(() => (0, a.C_)(r.YOg(r.Ikc({
type: r.euz("tool_reference"),
toolName: r.YjP()
}))));
const fe = (0, a.ID)(() => (0, a.C_)(r.Ikc({
pattern: r.YjP(),
limit: r.aig().optional()
})));
const ye = (0, a.z)({
id: "anthropic.tool_search_regex_20251119",
inputSchema: fe,
outputSchema: ge,
supportsDeferredResults: true
});
const toolSearchRegex_20251119 = (e = {}) => ye(e);
function convertBytesDataToString(e) {
if (typeof e === "string") return (new TextDecoder).decode((0, a.Z9)(e));
return (new TextDecoder).decode(e);
}
function extractErrorValue(e) {
try {
if (typeof e === "string") return (0, a.ZA)(e);
if (typeof e === "object" && e !== null) return e;
} catch {
const t = e?.errorCode;
return {
errorCode: typeof t === "string" ? t : "unavailable"
};
}
return {};
}
function isComputerTool(e) {
return e.type === "provider" && e.id.startsWith("anthropic.computer_");
}
async function getInlineToolsFromPrompt(e) {
const t = [];
for (const o of e) {
if (o.role !== "system" || o.providerOptions == null) continue;
const e = await (0, a.xI)({
provider: "anthropic",
providerOptions: o.providerOptions,
schema: I
});
for (const o of e?.toolChanges ?? []) if ("tool" in o) {
const e = o.tool;
isComputerTool(e) || t.push(e);
}
}
return t;
}
async function convertToAnthropicPrompt({prompt: e, sendReasoning: t, warnings: o, cacheControlValidator: i, toolNameMapping: r, toolsetNames: s = {}, convertMediaPart: l, convertInlineTool: c}) {
const u = new Set;
const p = groupIntoBlocks(e);
const d = i || new j;
let _;
const h = [];
let m = -1;
async function shouldEnableCitations(e) {
return (await (0, a.xI)({
provider: "anthropic",
providerOptions: e,
schema: v
}))?.citations?.enabled ?? false;
}
async function shouldUseContainerUpload(e) {
return (await (0, a.xI)({
provider: "anthropic",
providerOptions: e,
schema: v
}))?.containerUpload ?? false;
}
async function getDocumentMetadata(e) {
const t = await (0, a.xI)({
provider: "anthropic",
providerOptions: e,
schema: v
});
return {
title: t?.title,
context: t?.context
};
}
for (let e = 0; e < p.length; e++) {
const i = p[e];
const g = e === p.length - 1;
const f = i.type;
switch (f) {
case "system":
{
const t = [];
for (const {content: e, providerOptions: s} of i.messages) {
const i = await (0, a.xI)({
provider: "anthropic",
providerOptions: s,
schema: I
});
const l = i?.toolChanges ?? [];
const p = [];
(e !== "" || l.length === 0 && i?.clearAt == null && i?.effort == null) && p.push({
type: "text",
text: e,
cache_control: d.getCacheControl(s, {
type: "system message",
canCache: true
})
});
let _ = 0;
let h = false;
for (const e of l) {
if ("tool" in e) {
if (c == null) throw new n.b8({
functionality: "tool additions by value in mid-conversation tool changes"
});
const t = e.tool;
if (isComputerTool(t)) {
o.push({
type: "other",
message: `The tool '${t.name}' cannot be added by value in a tool change. Declare it in the tools option and add it by reference with toolName. The tool change has been ignored.`
});
continue;
}
const {definition: a, warnings: i, betas: r} = await c(t);
o.push(...i);
for (const e of r) u.add(e);
if (a == null) continue;
p.push({
type: "tool_addition",
tool: {
type: "tool_definition",
definition: a
}
});
_++;
h = true;
continue;
}
p.push({
type: e.type,
tool: {
type: "tool_reference",
name: r.toProviderToolName(e.toolName)
}
});
_++;
}
if (p.length === 0 && i?.clearAt == null && i?.effort == null) continue;
t.push({
content: p,
clearAt: i?.clearAt,
effort: i?.effort,
toolChangeCount: _,
hasInlineToolDefinition: h
});
}
const s = t.reduce((e, t) => e + t.toolChangeCount, 0);
const l = t.some(e => e.clearAt != null || e.effort != null);
if (e === 0 || _ == null && s === 0 && !l) {
s > 0 && o.push({
type: "other",
message: "tool changes on the initial system message are not supported by Anthropic. Configure the initial tool set via the tools option instead. The tool changes have been ignored."
});
for (const e of t) if (e.content.length === 0 && e.clearAt == null && e.effort != null) {
h.push({
role: "system",
content: [],
output_config: {
effort: e.effort
}
});
u.add("mid-conversation-output-config-2026-07-01");
} else e.clearAt == null && e.effort == null || o.push({
type: "other",
message: "clearAt and effort on this initial system message are not supported by Anthropic. Use a separate effort-only system message with empty content to set effort. These options have been ignored."
});
_ = t.flatMap(e => e.content.filter(e => e.type === "text"));
} else {
u.add("mid-conversation-system-2026-04-07");
for (const e of t) {
h.push({
role: "system",
content: e.content,
...e.clearAt != null && {
clear_at: e.clearAt
},
...e.effort != null && {
output_config: {
effort: e.effort
}
}
});
e.hasInlineToolDefinition ? u.add("inline-tools-2026-09-15") : e.toolChangeCount > 0 && u.add("mid-conversation-tool-changes-2026-07-01");
e.clearAt != null && u.add("mid-conversation-system-clear-at-2026-08-21");
e.effort != null && u.add("mid-conversation-output-config-2026-07-01");
}
}
break;
}

case "user":
{
const e = [];
for (const t of i.messages) {
const {role: i, content: r} = t;
switch (i) {
case "user":
r.length > 0 && (m = h.length);
for (let o = 0; o < r.length; o++) {
const i = r[o];
const s = o === r.length - 1;
const c = d.getCacheControl(i.providerOptions, {
type: "user message part",
canCache: true
}) ?? (s ? d.getCacheControl(t.providerOptions, {
type: "user message",
canCache: true
}) : void 0);
switch (i.type) {
case "text":
e.push({
type: "text",
text: i.text,
cache_control: c
});
break;

case "file":
{
const t = await (l?.(i));
if (t != null) {
e.push({
...t,
cache_control: c
});
break;
}
switch (i.data.type) {
case "reference":
{
const t = (0, a.p5)({
reference: i.data.reference,
provider: "anthropic"
});
u.add("files-api-2025-04-14");
await shouldUseContainerUpload(i.providerOptions) ? e.push({
type: "container_upload",
file_id: t
}) : (0, a.yu)(i.mediaType) === "image" ? e.push({
type: "image",
source: {
type: "file",
file_id: t
},
cache_control: c
}) : e.push({
type: "document",
source: {
type: "file",
file_id: t
},
cache_control: c
});
break;
}

case "text":
{
const t = await shouldEnableCitations(i.providerOptions);
const o = await getDocumentMetadata(i.providerOptions);
e.push({
type: "document",
source: {
type: "text",
media_type: "text/plain",
data: i.data.text
},
title: o.title ?? i.filename,
...o.context && {
context: o.context
},
...t && {
citations: {
enabled: true
}
},
cache_control: c
});
break;
}

case "url":
case "data":
{
const t = (0, a.yu)(i.mediaType);
if (t === "image") e.push({
type: "image",
source: i.data.type === "url" ? {
type: "url",
url: i.data.url.toString()
} : {
type: "base64",
media_type: (0, a.SL)({
part: i
}),
data: (0, a.ej)(i.data.data)
},
cache_control: c
}); else if (t === "application" && (i.data.type === "url" ? i.mediaType === "application/pdf" : (0, 
a.SL)({
part: i
}) === "application/pdf")) {
u.add("pdfs-2024-09-25");
const t = await shouldEnableCitations(i.providerOptions);
const o = await getDocumentMetadata(i.providerOptions);
e.push({
type: "document",
source: i.data.type === "url" ? {
type: "url",
url: i.data.url.toString()
} : {
type: "base64",
media_type: "application/pdf",
data: (0, a.ej)(i.data.data)
},
title: o.title ?? i.filename,
...o.context && {
context: o.context
},
...t && {
citations: {
enabled: true
}
},
cache_control: c
});
} else {
if (i.mediaType !== "text/plain") throw new n.b8({
functionality: `media type: ${i.mediaType}`
});
{
const t = await shouldEnableCitations(i.providerOptions);
const o = await getDocumentMetadata(i.providerOptions);
e.push({
type: "document",
source: i.data.type === "url" ? {
type: "url",
url: i.data.url.toString()
} : {
type: "text",
media_type: "text/plain",
data: convertBytesDataToString(i.data.data)
},
title: o.title ?? i.filename,
...o.context && {
context: o.context
},
...t && {
citations: {
enabled: true
}
},
cache_control: c
});
}
}
break;
}
}
break;
}
}
}
break;

case "tool":
for (let n = 0; n < r.length; n++) {
const i = r[n];
if (i.type === "tool-approval-response") continue;
const l = i.output;
const c = "providerOptions" in l ? l.providerOptions : l.type === "content" ? l.value.find(e => e.providerOptions != null)?.providerOptions : void 0;
const p = n === r.length - 1;
const _ = d.getCacheControl(i.providerOptions, {
type: "tool result part",
canCache: true
}) ?? d.getCacheControl(c, {
type: "tool result output",
canCache: true
}) ?? (p ? d.getCacheControl(t.providerOptions, {
type: "tool result message",
canCache: true
}) : void 0);
let h;
switch (l.type) {
case "content":
h = l.value.map(e => {
switch (e.type) {
case "text":
return {
type: "text",
text: e.text
};

case "file":
{
const t = (0, a.yu)(e.mediaType);
if (e.data.type === "reference") {
const o = (0, a.p5)({
reference: e.data.reference,
provider: "anthropic"
});
u.add("files-api-2025-04-14");
if (t === "image") return {
type: "image",
source: {
type: "file",
file_id: o
}
};
return {
type: "document",
source: {
type: "file",
file_id: o
}
};
}
if (e.data.type === "url") {
if (t === "image") return {
type: "image",
source: {
type: "url",
url: e.data.url.toString()
}
};
return {
type: "document",
source: {
type: "url",
url: e.data.url.toString()
}
};
}
if (e.data.type === "data") {
if (t === "image") return {
type: "image",
source: {
type: "base64",
media_type: (0, a.SL)({
part: e
}),
data: (0, a.ej)(e.data.data)
}
};
if ((0, a.SL)({
part: e
}) === "application/pdf") {
u.add("pdfs-2024-09-25");
return {
type: "document",
source: {
type: "base64",
media_type: "application/pdf",
data: (0, a.ej)(e.data.data)
}
};
}
o.push({
type: "other",
message: `unsupported tool content part type: ${e.type} with media type: ${e.mediaType}`
});
return;
}
o.push({
type: "other",
message: `unsupported tool content part type: ${e.type} with data type: ${e.data.type}`
});
return;
}

case "custom":
{
const t = e.providerOptions?.anthropic;
if (t?.type === "tool-reference") return {
type: "tool_reference",
tool_name: t.toolName
};
o.push({
type: "other",
message: "unsupported custom tool content part"
});
return;
}

default:
o.push({
type: "other",
message: `unsupported tool content part type: ${e.type}`
});
return;
}
}).filter(a.R);
break;

case "text":
case "error-text":
h = l.value;
break;

case "execution-denied":
h = l.reason ?? "Tool call execution denied.";
break;

default:
h = (0, a.f3)(l.value);
}
const m = getAnthropicToolsetName({
toolName: i.toolName,
providerOptions: i.providerOptions,
toolsetNames: s
});
e.push({
type: "tool_result",
tool_use_id: i.toolCallId,
...m != null && {
toolset_name: m
},
content: h,
is_error: l.type === "error-text" || l.type === "error-json" || void 0,
cache_control: _
});
}
break;

default:
throw new Error(`Unsupported role: ${i}`);
}
}
h.push({
role: "user",
content: e
});
break;
}

case "assistant":
{
const e = [];
const n = new Set;
for (let l = 0; l < i.messages.length; l++) {
const c = i.messages[l];
const p = l === i.messages.length - 1;
const _ = c.content.filter(e => e.type !== "text" || e.text.length > 0);
for (let i = 0; i < _.length; i++) {
const l = _[i];
const h = i === _.length - 1;
const m = d.getCacheControl(l.providerOptions, {
type: "assistant message part",
canCache: true
}) ?? (h ? d.getCacheControl(c.providerOptions, {
type: "assistant message",
canCache: true
}) : void 0);
switch (l.type) {
case "text":
{
const t = l.providerOptions?.anthropic;
if (t?.type === "compaction") {
if (l.text === "") break;
typeof t.signature === "string" && u.add("compact-2026-09-04");
e.push({
type: "compaction",
content: l.text,
...typeof t.signature === "string" && {
signature: t.signature
},
cache_control: m
});
} else e.push({
type: "text",
text: g && p && h ? l.text.trim() : l.text,
...t?.citations != null && {
citations: t.citations
},
cache_control: m
});
break;
}

case "reasoning":
if (t) {
const t = await (0, a.xI)({
provider: "anthropic",
providerOptions: l.providerOptions,
schema: x
});
if (t != null) if (t.signature != null) {
d.getCacheControl(l.providerOptions, {
type: "thinking block",
canCache: false
});
e.push({
type: "thinking",
thinking: l.text,
signature: t.signature
});
} else if (t.redactedData != null) {
d.getCacheControl(l.providerOptions, {
type: "redacted thinking block",
canCache: false
});
e.push({
type: "redacted_thinking",
data: t.redactedData
});
} else o.push({
type: "other",
message: "unsupported reasoning metadata"
}); else o.push({
type: "other",
message: "unsupported reasoning metadata"
});
} else o.push({
type: "other",
message: "sending reasoning content is disabled for this model"
});
break;

case "custom":
{
if (l.kind !== "anthropic.fallback") break;
const t = await (0, a.ZZ)({
value: l.providerOptions?.anthropic,
schema: y
});
if (!t.success) {
o.push({
type: "other",
message: "anthropic fallback metadata must include from.model and to.model"
});
break;
}
u.add("server-side-fallback-2026-06-01");
e.push({
type: "fallback",
from: t.value.from,
to: t.value.to
});
break;
}

case "tool-call":
{
const t = getAnthropicCaller(l.providerOptions);
if (l.providerExecuted) {
const a = r.toProviderToolName(l.toolName);
if (l.providerOptions?.anthropic?.type === "mcp-tool-use") {
n.add(l.toolCallId);
const t = l.providerOptions?.anthropic?.serverName;
if (t == null || typeof t !== "string") {
o.push({
type: "other",
message: "mcp tool use server name is required and must be a string"
});
break;
}
e.push({
type: "mcp_tool_use",
id: l.toolCallId,
name: l.toolName,
input: l.input,
server_name: t,
cache_control: m
});
} else if (a !== "code_execution" || l.input == null || typeof l.input !== "object" || !("type" in l.input) || typeof l.input.type !== "string" || l.input.type !== "bash_code_execution" && l.input.type !== "text_editor_code_execution") if (a === "code_execution" && l.input != null && typeof l.input === "object" && "type" in l.input && l.input.type === "programmatic-tool-call") {
const {type: o, ...n} = l.input;
e.push({
type: "server_tool_use",
id: l.toolCallId,
name: "code_execution",
input: n,
...t && {
caller: t
},
cache_control: m
});
} else a === "code_execution" || a === "web_fetch" || a === "web_search" || a === "tool_search_tool_regex" || a === "tool_search_tool_bm25" ? e.push({
type: "server_tool_use",
id: l.toolCallId,
name: a,
input: l.input,
...t && {
caller: t
},
cache_control: m
}) : a === "advisor" ? e.push({
type: "server_tool_use",
id: l.toolCallId,
name: "advisor",
input: {},
...t && {
caller: t
},
cache_control: m
}) : o.push({
type: "other",
message: `provider executed tool call for tool ${l.toolName} is not supported`
}); else {
const {type: o, ...n} = l.input;
e.push({
type: "server_tool_use",
id: l.toolCallId,
name: o,
input: n,
...t && {
caller: t
},
cache_control: m
});
}
break;
}
const a = getAnthropicToolsetName({
toolName: l.toolName,
providerOptions: l.providerOptions,
toolsetNames: s
});
if (a != null) {
const n = toAnthropicToolInput(l.input);
const {action: i} = n;
const r = typeof i === "string";
r || o.push({
type: "other",
message: `toolset tool call for tool ${l.toolName} is missing the action`
});
e.push({
type: "tool_use",
id: l.toolCallId,
name: r ? i : a,
toolset_name: a,
input: n,
...t && {
caller: t
},
cache_control: m
});
break;
}
e.push({
type: "tool_use",
id: l.toolCallId,
name: l.toolName,
input: toAnthropicToolInput(l.input),
...t && {
caller: t
},
cache_control: m
});
break;
}

case "tool-result":
{
const t = r.toProviderToolName(l.toolName);
const i = getAnthropicCaller(l.providerOptions);
if (n.has(l.toolCallId)) {
const t = l.output;
if (t.type !== "json" && t.type !== "error-json") {
o.push({
type: "other",
message: `provider executed tool result output type ${t.type} for tool ${l.toolName} is not supported`
});
break;
}
e.push({
type: "mcp_tool_result",
tool_use_id: l.toolCallId,
is_error: t.type === "error-json",
content: t.value,
cache_control: m
});
} else if (t === "code_execution") {
const t = l.output;
if (t.type === "error-text" || t.type === "error-json") {
let o = {};
try {
typeof t.value === "string" ? o = (0, a.ZA)(t.value) : typeof t.value === "object" && t.value !== null && (o = t.value);
} catch {}
o.type === "code_execution_tool_result_error" ? e.push({
type: "code_execution_tool_result",
tool_use_id: l.toolCallId,
content: {
type: "code_execution_tool_result_error",
error_code: o.errorCode ?? "unknown"
},
cache_control: m
}) : e.push({
type: "bash_code_execution_tool_result",
tool_use_id: l.toolCallId,
cache_control: m,
content: {
type: "bash_code_execution_tool_result_error",
error_code: o.errorCode ?? "unknown"
}
});
break;
}
if (t.type !== "json") {
o.push({
type: "other",
message: `provider executed tool result output type ${t.type} for tool ${l.toolName} is not supported`
});
break;
}
if (t.value == null || typeof t.value !== "object" || !("type" in t.value) || typeof t.value.type !== "string") {
o.push({
type: "other",
message: `provider executed tool result output value is not a valid code execution result for tool ${l.toolName}`
});
break;
}
if (t.value.type === "code_execution_result") {
const o = await (0, a.k5)({
value: t.value,
schema: se
});
e.push({
type: "code_execution_tool_result",
tool_use_id: l.toolCallId,
content: {
type: o.type,
stdout: o.stdout,
stderr: o.stderr,
return_code: o.return_code,
content: o.content ?? []
},
cache_control: m
});
} else if (t.value.type === "encrypted_code_execution_result") {
const o = await (0, a.k5)({
value: t.value,
schema: _e
});
o.type === "encrypted_code_execution_result" && e.push({
type: "code_execution_tool_result",
tool_use_id: l.toolCallId,
content: {
type: o.type,
encrypted_stdout: o.encrypted_stdout,
stderr: o.stderr,
return_code: o.return_code,
content: o.content ?? []
},
cache_control: m
});
} else {
const o = await (0, a.k5)({
value: t.value,
schema: ue
});
o.type === "code_execution_result" ? e.push({
type: "code_execution_tool_result",
tool_use_id: l.toolCallId,
content: {
type: o.type,
stdout: o.stdout,
stderr: o.stderr,
return_code: o.return_code,
content: o.content ?? []
},
cache_control: m
}) : o.type === "bash_code_execution_result" || o.type === "bash_code_execution_tool_result_error" ? e.push({
type: "bash_code_execution_tool_result",
tool_use_id: l.toolCallId,
cache_control: m,
content: o.type === "bash_code_execution_result" ? {
type: o.type,
stdout: o.stdout,
stderr: o.stderr,
return_code: o.return_code,
content: o.content
} : o
}) : e.push({
type: "text_editor_code_execution_tool_result",
tool_use_id: l.toolCallId,
cache_control: m,
content: o
});
}
break;
}
if (t === "web_fetch") {
const t = l.output;
if (t.type === "error-json") {
e.push({
type: "web_fetch_tool_result",
tool_use_id: l.toolCallId,
content: {
type: "web_fetch_tool_result_error",
error_code: extractErrorValue(t.value).errorCode ?? "unavailable"
},
...i && {
caller: i
},
cache_control: m
});
break;
}
if (t.type !== "json") {
o.push({
type: "other",
message: `provider executed tool result output type ${t.type} for tool ${l.toolName} is not supported`
});
break;
}
const n = await (0, a.k5)({
value: t.value,
schema: ae
});
e.push({
type: "web_fetch_tool_result",
tool_use_id: l.toolCallId,
content: {
type: "web_fetch_result",
url: n.url,
retrieved_at: n.retrievedAt,
content: {
type: "document",
title: n.content.title,
citations: n.content.citations,
source: {
type: n.content.source.type,
media_type: n.content.source.mediaType,
data: n.content.source.data
}
}
},
...i && {
caller: i
},
cache_control: m
});
break;
}
if (t === "web_search") {
const t = l.output;
if (t.type === "error-json") {
e.push({
type: "web_search_tool_result",
tool_use_id: l.toolCallId,
content: {
type: "web_search_tool_result_error",
error_code: extractErrorValue(t.value).errorCode ?? "unavailable"
},
...i && {
caller: i
},
cache_control: m
});
break;
}
if (t.type !== "json") {
o.push({
type: "other",
message: `provider executed tool result output type ${t.type} for tool ${l.toolName} is not supported`
});
break;
}
const n = await (0, a.k5)({
value: t.value,
schema: Z
});
e.push({
type: "web_search_tool_result",
tool_use_id: l.toolCallId,
content: n.map(e => ({
url: e.url,
title: e.title,
page_age: e.pageAge,
encrypted_content: e.encryptedContent,
type: e.type
})),
...i && {
caller: i
},
cache_control: m
});
break;
}
if (t === "tool_search_tool_regex" || t === "tool_search_tool_bm25") {
const t = l.output;
if (t.type === "error-json" || t.type === "json" && t.value != null && typeof t.value === "object" && !Array.isArray(t.value) && "type" in t.value && t.value.type === "tool_search_tool_result_error") {
e.push({
type: "tool_search_tool_result",
tool_use_id: l.toolCallId,
content: {
type: "tool_search_tool_result_error",
error_code: extractErrorValue(t.value).errorCode ?? "unavailable"
},
cache_control: m
});
break;
}
if (t.type !== "json") {
o.push({
type: "other",
message: `provider executed tool result output type ${t.type} for tool ${l.toolName} is not supported`
});
break;
}
const n = (await (0, a.k5)({
value: t.value,
schema: ge
})).map(e => ({
type: "tool_reference",
tool_name: e.toolName
}));
e.push({
type: "tool_search_tool_result",
tool_use_id: l.toolCallId,
content: {
type: "tool_search_tool_search_result",
tool_references: n
},
cache_control: m
});
break;
}
if (t === "advisor") {
const t = l.output;
if (t.type !== "json" && t.type !== "error-json") {
o.push({
type: "other",
message: `provider executed tool result output type ${t.type} for tool ${l.toolName} is not supported`
});
break;
}
const n = await (0, a.k5)({
value: t.value,
schema: C
});
n.type === "advisor_result" ? e.push({
type: "advisor_tool_result",
tool_use_id: l.toolCallId,
content: {
type: "advisor_result",
text: n.text,
...n.stopReason !== void 0 && {
stop_reason: n.stopReason
}
},
cache_control: m
}) : n.type === "advisor_redacted_result" ? e.push({
type: "advisor_tool_result",
tool_use_id: l.toolCallId,
content: {
type: "advisor_redacted_result",
encrypted_content: n.encryptedContent,
...n.stopReason !== void 0 && {
stop_reason: n.stopReason
}
},
cache_control: m
}) : e.push({
type: "advisor_tool_result",
tool_use_id: l.toolCallId,
content: {
type: "advisor_tool_result_error",
error_code: n.errorCode
},
cache_control: m
});
break;
}
o.push({
type: "other",
message: `provider executed tool result for tool ${l.toolName} is not supported`
});
break;
}
}
}
}
e.length > 0 && h.push({
role: "assistant",
content: moveToolUseBlocksToEnd(e)
});
break;
}

default:
throw new Error(`content type: ${f}`);
}
}
const g = new Set;
for (const e of h) {
if (e.role !== "assistant") continue;
for (const t of e.content) t.type === "server_tool_use" && t.name === "code_execution" && g.add(t.id);
}
const f = new Set;
for (let e = 0; e < m; e++) {
const t = h[e];
if (t.role !== "assistant") continue;
for (const e of t.content) {
if (!("caller" in e)) continue;
const t = e.caller;
if (t == null || t.type === "direct" || g.has(t.tool_id)) continue;
const n = "id" in e ? e.id : e.tool_use_id;
delete e.caller;
if (!f.has(n)) {
f.add(n);
o.push({
type: "other",
message: `Omitted caller metadata for tool ${n} because source code execution tool ${t.tool_id} is missing from the conversation history.`
});
}
}
}
return {
prompt: {
system: _,
messages: h
},
betas: u
};
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
throw new Error(`Unsupported role: ${e}`);
}
}
return t;
}
function moveToolUseBlocksToEnd(e) {
const t = [];
let o = [];
function flushSegment() {
t.push(...o.filter(e => e.type !== "tool_use"), ...o.filter(e => e.type === "tool_use"));
o = [];
}
for (const n of e) if (n.type === "thinking" || n.type === "redacted_thinking" || n.type === "fallback") {
flushSegment();
t.push(n);
} else o.push(n);
flushSegment();
return t;
}
function getAnthropicToolsetName({toolName: e, providerOptions: t, toolsetNames: o}) {
const n = o[e];
if (n != null) return n;
const a = (t?.anthropic)?.toolsetName;
return typeof a === "string" ? a : void 0;
}
function getAnthropicCaller(e) {
const t = (e?.anthropic)?.caller;
if ((t?.type === "code_execution_20250825" || t?.type === "code_execution_20260120") && t.toolId) return {
type: t.type,
tool_id: t.toolId
};
return t?.type === "direct" ? {
type: "direct"
} : void 0;
}
function toAnthropicToolInput(e) {
if (typeof e === "string") try {
const t = (0, a.ZA)(e);
if (typeof t === "object" && t !== null && !Array.isArray(t)) return t;
} catch {}
return typeof e !== "object" || e === null || Array.isArray(e) ? {
rawInvalidInput: e
} : e;
}
function mapAnthropicStopReason({finishReason: e, isJsonResponseFromTool: t}) {
switch (e) {
case "pause_turn":
case "end_turn":
case "stop_sequence":
return "stop";

case "refusal":
return "content-filter";

case "tool_use":
return t ? "stop" : "tool-calls";

case "max_tokens":
case "model_context_window_exceeded":
return "length";

case "compaction":
return "other";

default:
return "other";
}
}
const ke = new Set([ "date-time", "time", "date", "duration", "email", "hostname", "uri", "ipv4", "ipv6", "uuid" ]);
const be = [ "minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf", "minLength", "maxLength", "pattern", "minItems", "maxItems", "uniqueItems", "minProperties", "maxProperties", "not" ];
function sanitizeJsonSchema(e) {
return sanitizeSchema(e);
}
function sanitizeDefinition(e) {
if (typeof e === "boolean" || !(0, a.u4)(e)) return e;
return sanitizeSchema(e);
}
function sanitizeSchema(e) {
const t = {};
if (e.$ref != null) return {
$ref: e.$ref,
...sanitizeSchemaDefinitions(e)
};
e.$schema != null && (t.$schema = e.$schema);
e.$id != null && (t.$id = e.$id);
e.title != null && (t.title = e.title);
e.description != null && (t.description = e.description);
e.default !== void 0 && (t.default = e.default);
e.const !== void 0 && (t.const = e.const);
e.enum != null && (t.enum = e.enum);
e.type != null && (t.type = e.type);
e.anyOf != null ? t.anyOf = e.anyOf.map(sanitizeDefinition) : e.oneOf != null && (t.anyOf = e.oneOf.map(sanitizeDefinition));
e.allOf != null && (t.allOf = e.allOf.map(sanitizeDefinition));
Object.assign(t, sanitizeSchemaDefinitions(e));
if (e.type === "object" || e.properties != null) {
e.properties != null && (t.properties = Object.fromEntries(Object.entries(e.properties).map(([e, t]) => [ e, sanitizeDefinition(t) ])));
t.additionalProperties = false;
e.required != null && (t.required = e.required);
}
e.items != null && (t.items = Array.isArray(e.items) ? e.items.map(sanitizeDefinition) : sanitizeDefinition(e.items));
typeof e.format === "string" && ke.has(e.format) && (t.format = e.format);
const o = getConstraintDescription(e);
o != null && (t.description = t.description == null ? o : `${t.description}\n${o}`);
return t;
}
function sanitizeSchemaDefinitions(e) {
const {$defs: t} = e;
const sanitizeAll = e => Object.fromEntries(Object.entries(e).map(([e, t]) => [ e, sanitizeDefinition(t) ]));
return {
...e.definitions != null && {
definitions: sanitizeAll(e.definitions)
},
...t != null && {
$defs: sanitizeAll(t)
}
};
}
function getConstraintDescription(e) {
const t = be.flatMap(t => {
const o = e[t];
if (o == null || o === false) return [];
return `${formatConstraintName(t)}: ${formatConstraintValue(o)}`;
});
typeof e.format !== "string" || ke.has(e.format) || t.push(`format: ${e.format}`);
return t.length === 0 ? void 0 : `${t.join("; ")}.`;
}
function formatConstraintName(e) {
return e.replace(/[A-Z]/g, e => ` ${e.toLowerCase()}`);
}
function formatConstraintValue(e) {
if (typeof e === "string") return e;
return JSON.stringify(e);
}
const xe = new Set([ "dependentSchemas", "patternProperties", "properties" ]);
const ve = new Set([ "const", "default", "enum", "examples" ]);
function hasCircularSchemaReference(e) {
const t = new Set;
const o = new Set;
const visit = n => {
if (t.has(n)) return true;
if (o.has(n)) return false;
const a = resolveSchemaPointer(e, n);
if (a === void 0) return false;
t.add(n);
const i = collectLocalRefs(a).some(visit);
t.delete(n);
o.add(n);
return i;
};
return visit("#");
}
function collectLocalRefs(e, t = []) {
if (Array.isArray(e)) {
for (const o of e) collectLocalRefs(o, t);
return t;
}
if (!(0, a.u4)(e)) return t;
for (const [o, n] of Object.entries(e)) if (o === "$ref") typeof n === "string" && n.startsWith("#") && t.push(n); else if (xe.has(o) && (0, 
a.u4)(n)) for (const e of Object.values(n)) collectLocalRefs(e, t); else o === "$defs" || o === "definitions" || ve.has(o) || collectLocalRefs(n, t);
return t;
}
function resolveSchemaPointer(e, t) {
if (t === "#") return e;
if (!t.startsWith("#/")) return;
let o;
try {
o = decodeURIComponent(t.slice(2));
} catch {
return;
}
let n = e;
for (const e of o.split("/")) {
const t = e.replace(/~1/g, "/").replace(/~0/g, "~");
if (Array.isArray(n)) n = n[Number(t)]; else {
if (!(0, a.u4)(n)) return;
n = n[t];
}
}
return n;
}
const Ie = 10;
const we = [ "additionalProperties", "contains", "else", "if", "items", "not", "then" ];
const Pe = [ "allOf", "anyOf", "oneOf", "prefixItems" ];
const je = [ "dependentSchemas", "patternProperties", "properties" ];
function supportsNativeStructuredOutputSchema(e) {
if (hasCircularSchemaReference(e)) return false;
const {optionalProperties: t, hasOpenObject: o} = getSchemaStats(e, e, new Map);
return !o && t <= Ie;
}
function getSchemaStats(e, t, o) {
const n = {
optionalProperties: 0,
hasOpenObject: false
};
if (!(0, a.u4)(e)) return n;
const add = e => {
const a = getSchemaStats(e, t, o);
n.optionalProperties += a.optionalProperties;
n.hasOpenObject ||= a.hasOpenObject;
};
if (typeof e.$ref === "string" && e.$ref.startsWith("#")) {
let a = o.get(e.$ref);
if (a == null) {
a = getSchemaStats(resolveSchemaPointer(t, e.$ref), t, o);
o.set(e.$ref, a);
}
n.optionalProperties += a.optionalProperties;
n.hasOpenObject ||= a.hasOpenObject;
}
isOpenObject(e) && (n.hasOpenObject = true);
if ((0, a.u4)(e.properties)) {
const t = new Set(Array.isArray(e.required) ? e.required : []);
n.optionalProperties += Object.keys(e.properties).filter(e => !t.has(e)).length;
}
for (const t of we) {
const o = e[t];
Array.isArray(o) ? o.forEach(add) : add(o);
}
for (const t of Pe) {
const o = e[t];
Array.isArray(o) && o.forEach(add);
}
for (const t of je) {
const o = e[t];
(0, a.u4)(o) && Object.values(o).forEach(add);
}
return n;
}
function isOpenObject(e) {
const {additionalProperties: t, patternProperties: o, properties: n, type: i} = e;
if (t === true || (0, a.u4)(t)) return true;
if ((0, a.u4)(o) && Object.keys(o).length > 0) return true;
return (i === "object" || Array.isArray(i) && i.includes("object")) && n == null && t !== false;
}
function validateToolsetMember({toolsetName: e, memberName: t, tools: o}) {
const a = o?.find(e => "type" in e && e.type === "computer_toolset_20260801");
if (e !== "computer" || a == null || !O.some(e => e === t) || a.configs?.[t]?.enabled === false) throw new n.xn({
data: {
toolsetName: e,
memberName: t
},
message: `Received an unavailable toolset member: ${e}.${t}.`
});
}
function createAnthropicStreamError(e) {
const t = getAnthropicStreamErrorMetadata(e.type);
return (0, a.iH)({
message: e.message,
type: e.type,
code: e.code ?? void 0,
statusCode: e.statusCode ?? t.statusCode,
isRetryable: e.isRetryable ?? t.isRetryable,
data: "data" in e ? e.data : e
});
}
function getAnthropicStreamErrorMetadata(e) {
switch (e) {
case "api_error":
return {
statusCode: 500,
isRetryable: true
};

case "overloaded_error":
return {
statusCode: 529,
isRetryable: true
};

case "rate_limit_error":
return {
statusCode: 429,
isRetryable: true
};

case "request_too_large":
return {
statusCode: 413,
isRetryable: false
};

case "authentication_error":
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
return {
statusCode: 404,
isRetryable: false
};

case "billing_error":
case "invalid_request_error":
return {
statusCode: 400,
isRetryable: false
};

default:
return {};
}
}
function createCitationSource(e, t, o) {
if (e.type === "web_search_result_location") return {
type: "source",
sourceType: "url",
id: o(),
url: e.url,
title: e.title ?? void 0,
providerMetadata: {
anthropic: {
citedText: e.cited_text,
encryptedIndex: e.encrypted_index
}
}
};
if (e.type !== "page_location" && e.type !== "char_location") return;
const n = t[e.document_index];
if (!n) return;
return {
type: "source",
sourceType: "document",
id: o(),
mediaType: n.mediaType,
title: e.document_title ?? n.title,
filename: n.filename,
providerMetadata: {
anthropic: e.type === "page_location" ? {
citedText: e.cited_text,
startPageNumber: e.start_page_number,
endPageNumber: e.end_page_number
} : {
citedText: e.cited_text,
startCharIndex: e.start_char_index,
endCharIndex: e.end_char_index
}
}
};
}
function getAnthropicCallerInfo(e) {
return e == null ? void 0 : {
type: e.type,
toolId: "tool_id" in e ? e.tool_id : void 0
};
}
function getAnthropicCallerMetadata(e) {
const t = getAnthropicCallerInfo(e);
return t == null ? {} : {
providerMetadata: {
anthropic: {
caller: t
}
}
};
}
function getAnthropicToolsetNames(e) {
const t = {};
for (const o of e ?? []) o.type === "provider" && o.id === "anthropic.computer_toolset_20260801" && (t[o.name] = "computer");
return t;
}
function toToolsetMemberInput({memberName: e, input: t}) {
if (typeof t !== "object" || t === null || Array.isArray(t)) throw new n.xn({
data: t,
message: "Invalid toolset member input: expected an object."
});
return {
...t,
action: e
};
}
function getProviderOptionsName(e) {
const t = e.indexOf(".");
return t === -1 ? e : e.substring(0, t);
}
const Ye = {
googleVertex: [ "vertex" ]
};
const Ce = new Set([ "redacted_thinking", "text", "thinking" ]);
function isContinuationStopReason(e) {
return e === "pause_turn" || e === "tool_use";
}
function getJsonResponseToolFallbackText(e, t) {
const o = new Set;
if (isContinuationStopReason(t)) return o;
for (const t of e) {
if (t.type === "tool_use" && t.name === "json") return new Set;
t.type === "text" ? o.add(t) : Ce.has(t.type) || o.clear();
}
return o;
}
var ze = class AnthropicLanguageModel {
static [i.V](e) {
return (0, a.Qf)({
modelId: e.modelId,
config: e.config
});
}
static [i.C](e) {
return new AnthropicLanguageModel(e.modelId, e.config);
}
constructor(e, t) {
this.specificationVersion = "v4";
this.modelId = e;
this.config = t;
this.generateId = t.generateId ?? a.$C;
}
supportsUrl(e) {
return e.protocol === "https:";
}
get provider() {
return this.config.provider;
}
get supportedUrls() {
return this.config.supportedUrls?.() ?? {};
}
static async prepareRequest({modelId: e, config: t, options: {userSuppliedBetas: o, prompt: i, maxOutputTokens: r, temperature: s, topP: l, topK: c, frequencyPenalty: u, presencePenalty: p, stopSequences: d, responseFormat: _, seed: h, tools: m, toolChoice: g, reasoning: f, providerOptions: y, stream: k}}) {
const b = [];
u != null && b.push({
type: "unsupported",
feature: "frequencyPenalty"
});
p != null && b.push({
type: "unsupported",
feature: "presencePenalty"
});
h != null && b.push({
type: "unsupported",
feature: "seed"
});
const x = t.maxTemperature ?? 1;
const v = t.maxTemperature == null ? "anthropic" : getProviderOptionsName(t.provider);
if (s != null && s > x) {
b.push({
type: "unsupported",
feature: "temperature",
details: `${s} exceeds ${v} maximum of ${x.toFixed(1)}. clamped to ${x.toFixed(1)}`
});
s = x;
} else if (s != null && s < 0) {
b.push({
type: "unsupported",
feature: "temperature",
details: `${s} is below ${v} minimum of 0. clamped to 0`
});
s = 0;
}
_?.type === "json" && _.schema == null && b.push({
type: "unsupported",
feature: "responseFormat",
details: "JSON response format requires a schema. The response format is ignored."
});
const I = getProviderOptionsName(t.provider);
const P = await (0, a.xI)({
provider: "anthropic",
providerOptions: y,
schema: w
});
const {options: Y, namespaces: [C]} = await (0, a.Wo)({
providerOptions: y,
namespaces: I !== "anthropic" ? [ I, ...Object.hasOwn(Ye, I) ? Ye[I] : [] ] : [],
resolution: "first",
schema: w
});
const z = C === I;
const T = Object.assign({}, P ?? {}, Y ?? {});
if (T.serviceTier != null) {
const e = I === "anthropic" ? [ "auto", "standard_only" ] : I === "minimax" ? [ "standard", "priority" ] : void 0;
if (e != null && !e.includes(T.serviceTier)) {
b.push({
type: "unsupported",
feature: "serviceTier",
details: `serviceTier "${T.serviceTier}" is not supported by ${I}. Use ${e.map(e => `"${e}"`).join(" or ")}.`
});
T.serviceTier = void 0;
}
}
const {maxOutputTokens: O, supportsStructuredOutput: S, supportsAdaptiveThinking: N, rejectsSamplingParameters: M, supportsXhighEffort: D, rejectsThinkingDisabledAboveHighEffort: A, rejectsThinkingDisabled: R, rejectsBudgetThinking: $, rejectsForcedToolUse: q, supportsBetweenToolsThinking: E, isKnownModel: U} = getAnthropicModelCapabilities(e);
U || r != null || b.push({
type: "compatibility",
feature: "maxOutputTokens",
details: `The model "${e}" is unknown. The max output tokens have been limited to ${O}. Set maxOutputTokens explicitly to override this limit.`
});
if (M) {
if (s != null) {
b.push({
type: "unsupported",
feature: "temperature",
details: `temperature is not supported by ${e} and will be ignored`
});
s = void 0;
}
if (c != null) {
b.push({
type: "unsupported",
feature: "topK",
details: `topK is not supported by ${e} and will be ignored`
});
c = void 0;
}
if (l != null) {
b.push({
type: "unsupported",
feature: "topP",
details: `topP is not supported by ${e} and will be ignored`
});
l = void 0;
}
}
const L = U || e.includes("claude-");
const B = (t.supportsNativeStructuredOutput ?? true) && S;
const H = _?.type !== "json" || _.schema == null || supportsNativeStructuredOutputSchema(_.schema);
const J = (t.supportsStrictTools ?? true) && S;
const Z = T?.structuredOutputMode ?? "auto";
let F = Z === "outputFormat" || Z === "auto" && B && H;
if (!F && q && S && _?.type === "json" && _.schema != null && supportsNativeStructuredOutputSchema(_.schema)) {
b.push({
type: "unsupported",
feature: "providerOptions.anthropic.structuredOutputMode",
details: `structuredOutputMode 'jsonTool' is not supported by ${e} because it rejects forced tool use. Using 'outputFormat' instead.`
});
F = true;
}
const K = _?.type !== "json" || _.schema == null || F ? void 0 : {
type: "function",
name: "json",
description: "Respond with a JSON object.",
inputSchema: _.schema
};
K != null && T?.disableParallelToolUse === false && b.push({
type: "unsupported",
feature: "providerOptions.anthropic.disableParallelToolUse",
details: "`disableParallelToolUse: false` is ignored when using the JSON response tool. Parallel tool use is disabled to ensure a single coherent JSON tool call."
});
const V = T?.contextManagement;
const W = T?.compaction;
if (V != null && W != null) throw new n.Di({
argument: "providerOptions",
message: "Anthropic provider options `compaction` and `contextManagement` cannot be used together."
});
const G = T?.thread;
if (G != null && t.supportsMessageThreads !== true) throw new n.b8({
functionality: "Anthropic message threads",
message: `${t.provider} does not support Anthropic message threads.`
});
if (G != null && (W != null || V?.edits.some(e => e.type !== "clear_thinking_20251015" || e.keep !== "all"))) throw new n.Di({
argument: "providerOptions.anthropic.thread",
message: 'Anthropic message threads do not support compaction or context editing, except clear_thinking_20251015 with keep: "all".'
});
const X = new j(t.cacheControlProviderOptionsName, G != null && T?.cacheControl != null ? 1 : 0);
const Q = k && (T?.toolStreaming ?? true);
const ee = await getInlineToolsFromPrompt(i);
const te = (0, a.CR)({
tools: [ ...ee, ...m ?? [] ],
providerToolNames: {
"anthropic.code_execution_20250522": "code_execution",
"anthropic.code_execution_20250825": "code_execution",
"anthropic.code_execution_20260120": "code_execution",
"anthropic.computer_20241022": "computer",
"anthropic.computer_20250124": "computer",
"anthropic.computer_20251124": "computer",
"anthropic.computer_toolset_20260801": "computer",
"anthropic.text_editor_20241022": "str_replace_editor",
"anthropic.text_editor_20250124": "str_replace_editor",
"anthropic.text_editor_20250429": "str_replace_based_edit_tool",
"anthropic.text_editor_20250728": "str_replace_based_edit_tool",
"anthropic.bash_20241022": "bash",
"anthropic.bash_20250124": "bash",
"anthropic.memory_20250818": "memory",
"anthropic.web_search_20250305": "web_search",
"anthropic.web_search_20260209": "web_search",
"anthropic.web_search_20260318": "web_search",
"anthropic.web_fetch_20250910": "web_fetch",
"anthropic.web_fetch_20260209": "web_fetch",
"anthropic.web_fetch_20260318": "web_fetch",
"anthropic.tool_search_regex_20251119": "tool_search_tool_regex",
"anthropic.tool_search_bm25_20251119": "tool_search_tool_bm25",
"anthropic.advisor_20260301": "advisor"
}
});
const oe = getAnthropicToolsetNames(m);
const ne = [];
const {prompt: ae, betas: ie} = await convertToAnthropicPrompt({
prompt: i,
sendReasoning: T?.sendReasoning ?? true,
warnings: b,
cacheControlValidator: X,
toolNameMapping: te,
toolsetNames: oe,
convertMediaPart: t.convertMediaPart,
convertInlineTool: async e => {
const {tools: t, toolWarnings: o, betas: n} = await prepareTools({
tools: [ e ],
toolChoice: void 0,
cacheControlValidator: X,
supportsStructuredOutput: B,
supportsStrictTools: J
});
t?.[0] != null && ne.push({
sdkName: e.name,
definition: t[0]
});
return {
definition: t?.[0],
warnings: o,
betas: n
};
}
});
if (G != null) {
const e = [ ...ie ].filter(e => !o.has(e) && !T?.anthropicBeta?.includes(e));
e.length > 0 && b.push({
type: "compatibility",
feature: "providerOptions.anthropic.thread",
details: `Message content enabled beta headers: ${e.join(", ")}. Thread requests require the same beta set on every turn. Pin these values with anthropicBeta on every request, or start a new thread when the set changes.`
});
G.type === "continue" && (ae.system != null || (m?.length ?? 0) > 0) && b.push({
type: "compatibility",
feature: "providerOptions.anthropic.thread",
details: "Continuation uses the system prompt and tool definitions stored by the create request; supplied definitions are omitted from the wire request. Supply identical tools for local tool handling and fixed request settings. To change system instructions or tools, start a new thread."
});
}
if ((0, a.g6)(f) && T?.effort == null) {
const t = resolveAnthropicReasoningConfig({
reasoning: f,
modelId: e,
supportsAdaptiveThinking: N,
supportsXhighEffort: D,
rejectsThinkingDisabled: R,
supportsBetweenToolsThinking: E,
maxOutputTokensForModel: O,
warnings: b
});
if (t != null) {
T.thinking == null && (T.thinking = t.thinking);
t.effort != null && T.thinking?.type !== "disabled" && (T.effort = t.effort);
}
}
if (R && T?.thinking != null) {
const t = T.thinking;
if (t.type === "disabled" && E) {
b.push({
type: "unsupported",
feature: "providerOptions.anthropic.thinking",
details: `thinking cannot be disabled for ${e}. Using 'between_tools' thinking, the lowest thinking setting, instead.`
});
T.thinking = {
type: "between_tools"
};
} else if (t.type === "disabled") {
b.push({
type: "unsupported",
feature: "providerOptions.anthropic.thinking",
details: `thinking cannot be disabled for ${e}; it always uses adaptive thinking. The thinking setting has been removed. Lower 'effort' to reduce thinking.`
});
T.thinking = void 0;
}
}
if ($ && T?.thinking?.type === "enabled") {
b.push({
type: "unsupported",
feature: "providerOptions.anthropic.thinking",
details: R ? `budget-based thinking is not supported by ${e}; it always uses adaptive thinking. Using adaptive thinking instead. Use 'effort' to control how much the model thinks.` : `budget-based thinking is not supported by ${e}. Using adaptive thinking instead. Use 'effort' to control how much the model thinks.`
});
T.thinking = {
type: "adaptive"
};
}
if (A && T?.thinking?.type === "disabled" && (T.effort === "xhigh" || T.effort === "max")) {
b.push({
type: "unsupported",
feature: "providerOptions.anthropic.effort",
details: `effort '${T.effort}' is not supported by ${e} when thinking is disabled. The effort has been lowered to 'high'.`
});
T.effort = "high";
}
if (T?.thinking?.type === "between_tools" && (T.effort === "xhigh" || T.effort === "max")) {
b.push({
type: "unsupported",
feature: "providerOptions.anthropic.effort",
details: `effort '${T.effort}' is not supported with 'between_tools' thinking. The effort has been lowered to 'high'.`
});
T.effort = "high";
}
const re = T?.thinking?.type;
const se = re === "enabled" || re === "adaptive" || re === "between_tools";
const le = T?.thinking != null && "blockBinding" in T.thinking ? T.thinking.blockBinding : void 0;
const ce = se || re === "disabled" || le != null;
let ue = re === "enabled" ? T?.thinking?.budgetTokens : void 0;
const pe = re === "adaptive" ? T?.thinking?.display : void 0;
const de = r ?? O;
const _e = {
model: e,
max_tokens: de,
temperature: s,
top_k: c,
top_p: l,
stop_sequences: d,
...ce && {
thinking: {
...re != null && {
type: re
},
...ue != null && {
budget_tokens: ue
},
...pe != null && {
display: pe
},
...le != null && {
block_binding: {
prefix_mismatch_behavior: le.prefixMismatchBehavior
}
}
}
},
...(T?.effort || T?.taskBudget || F && _?.type === "json" && _.schema != null) && {
output_config: {
...T?.effort && {
effort: T.effort
},
...T?.taskBudget && {
task_budget: {
type: T.taskBudget.type,
total: T.taskBudget.total,
...T.taskBudget.remaining != null && {
remaining: T.taskBudget.remaining
}
}
},
...F && _?.type === "json" && _.schema != null && {
format: {
type: "json_schema",
schema: sanitizeJsonSchema(_.schema)
}
}
}
},
...T?.speed && {
speed: T.speed
},
...T?.serviceTier && {
service_tier: T.serviceTier
},
...T?.inferenceGeo && {
inference_geo: T.inferenceGeo
},
...T?.fallbacks != null && (T.fallbacks === "default" || T.fallbacks.length > 0) && {
fallbacks: T.fallbacks
},
...T?.cacheControl && {
cache_control: T.cacheControl
},
...T?.metadata?.userId != null && {
metadata: {
user_id: T.metadata.userId
}
},
...T?.mcpServers && T.mcpServers.length > 0 && {
mcp_servers: T.mcpServers.map(e => ({
type: e.type,
name: e.name,
url: e.url,
authorization_token: e.authorizationToken,
tool_configuration: e.toolConfiguration ? {
allowed_tools: e.toolConfiguration.allowedTools,
enabled: e.toolConfiguration.enabled
} : void 0
}))
},
...T?.container && {
container: T.container.skills && T.container.skills.length > 0 ? {
id: T.container.id,
skills: T.container.skills.map(e => ({
type: e.type,
skill_id: e.type === "custom" ? (0, a.p5)({
reference: e.providerReference,
provider: "anthropic"
}) : e.skillId,
version: e.version
}))
} : T.container.id
},
system: G?.type === "continue" ? void 0 : ae.system,
...G != null && {
thread: G.type === "create" ? {
type: "create"
} : {
type: "continue",
previous_message_id: G.previousMessageId
}
},
messages: ae.messages,
...T?.safeguards && T.safeguards.length > 0 && {
safeguards: T.safeguards.map(e => ({
type: e.type,
...e.classifierContext !== void 0 && {
classifier_context: e.classifierContext
}
}))
},
...W && {
compaction: {
type: W.type,
...W.instructions !== void 0 && {
instructions: W.instructions
}
}
},
...V && {
context_management: {
edits: V.edits.map(e => {
const t = e.type;
switch (t) {
case "clear_tool_uses_20250919":
return {
type: e.type,
...e.trigger !== void 0 && {
trigger: e.trigger
},
...e.keep !== void 0 && {
keep: e.keep
},
...e.clearAtLeast !== void 0 && {
clear_at_least: e.clearAtLeast
},
...e.clearToolInputs !== void 0 && {
clear_tool_inputs: e.clearToolInputs
},
...e.excludeTools !== void 0 && {
exclude_tools: e.excludeTools
}
};

case "clear_thinking_20251015":
return {
type: e.type,
...e.keep !== void 0 && {
keep: e.keep
}
};

case "compact_20260112":
return {
type: e.type,
...e.trigger !== void 0 && {
trigger: e.trigger
},
...e.pauseAfterCompaction !== void 0 && {
pause_after_compaction: e.pauseAfterCompaction
},
...e.instructions !== void 0 && {
instructions: e.instructions
}
};

default:
b.push({
type: "other",
message: `Unknown context management strategy: ${t}`
});
return;
}
}).filter(e => e !== void 0)
}
}
};
if (se) {
if (re === "enabled" && ue == null) {
b.push({
type: "compatibility",
feature: "extended thinking",
details: "thinking budget is required when thinking is enabled. using default budget of 1024 tokens."
});
_e.thinking = {
type: "enabled",
budget_tokens: 1024
};
ue = 1024;
}
if (_e.temperature != null && !t.supportsTemperatureAndTopPWithThinking) {
_e.temperature = void 0;
b.push({
type: "unsupported",
feature: "temperature",
details: "temperature is not supported when thinking is enabled"
});
}
if (c != null) {
_e.top_k = void 0;
b.push({
type: "unsupported",
feature: "topK",
details: "topK is not supported when thinking is enabled"
});
}
if (l != null && !t.supportsTemperatureAndTopPWithThinking) {
_e.top_p = void 0;
b.push({
type: "unsupported",
feature: "topP",
details: "topP is not supported when thinking is enabled"
});
}
_e.max_tokens = de + (ue ?? 0);
} else if (L && l != null && s != null) {
b.push({
type: "unsupported",
feature: "topP",
details: "topP is not supported when temperature is set. topP is ignored."
});
_e.top_p = void 0;
}
if (U && _e.max_tokens > O) {
r != null && b.push({
type: "unsupported",
feature: "maxOutputTokens",
details: `${_e.max_tokens} (maxOutputTokens + thinkingBudget) is greater than ${e} ${O} max output tokens. The max output tokens have been limited to ${O}.`
});
_e.max_tokens = O;
}
T?.mcpServers && T.mcpServers.length > 0 && ie.add("mcp-client-2025-04-04");
T?.safeguards && T.safeguards.length > 0 && ie.add("dangerous-tool-use-2026-09-03");
W && ie.add("compact-2026-09-04");
if (V) {
ie.add("context-management-2025-06-27");
V.edits.some(e => e.type === "compact_20260112") && ie.add("compact-2026-01-12");
}
if (T?.container && T.container.skills && T.container.skills.length > 0) {
ie.add("code-execution-2025-08-25");
ie.add("skills-2025-10-02");
ie.add("files-api-2025-04-14");
m?.some(e => e.type === "provider" && (e.id === "anthropic.code_execution_20250825" || e.id === "anthropic.code_execution_20260120")) || b.push({
type: "other",
message: "code execution tool is required when using skills"
});
}
T?.taskBudget && ie.add("task-budgets-2026-03-13");
T?.speed === "fast" && ie.add("fast-mode-2026-02-01");
pe === "updates" && ie.add("thinking-display-updates-2026-08-18");
le != null && ie.add("thinking-binding-controls-2026-08-01");
T?.fallbacks === "default" ? ie.add("server-side-fallback-2026-07-01") : T?.fallbacks && T.fallbacks.length > 0 && ie.add("server-side-fallback-2026-06-01");
const {tools: he, toolChoice: me, toolWarnings: ge, betas: fe} = await prepareTools(K != null ? {
tools: [ ...(m ?? []).filter(e => g?.type !== "none" && (g?.type !== "tool" || e.name === g.toolName)), K ],
toolChoice: {
type: "required"
},
disableParallelToolUse: true,
cacheControlValidator: X,
supportsStructuredOutput: false,
supportsStrictTools: J,
defaultEagerInputStreaming: Q,
rejectsForcedToolUse: q || re === "enabled"
} : {
tools: m ?? [],
toolChoice: g,
hasInlineTools: ee.length > 0,
disableParallelToolUse: T?.disableParallelToolUse,
cacheControlValidator: X,
supportsStructuredOutput: B,
supportsStrictTools: J,
defaultEagerInputStreaming: Q,
rejectsForcedToolUse: q || re === "enabled"
});
if (g?.type === "tool" && (me?.type === "auto" || K != null) || g?.type === "none" && K != null) {
for (const e of _e.mcp_servers ?? []) e.tool_configuration = {
allowed_tools: e.tool_configuration?.allowed_tools,
enabled: false
};
const e = new Set(ae.messages.flatMap(e => e.role === "system" ? e.content.flatMap(e => e.type === "tool_addition" && e.tool.type === "tool_definition" ? [ e.tool.definition ] : []) : []));
const t = g.type === "tool" ? g.toolName : void 0;
const o = m?.find(e => e.name === t);
const a = K != null && t != null && o?.type !== "function" ? te.toProviderToolName(t) : t;
const i = ne.find(({sdkName: o, definition: n}) => e.has(n) && (g.type === "none" || K != null && o !== t || !("name" in n) || n.name !== a));
if (i != null) {
const e = "name" in i.definition ? i.definition.name : i.definition.type;
const t = g.type === "tool" ? `named tool choice '${g.toolName}'` : "tool choice 'none'";
throw new n.Di({
argument: "toolChoice",
message: `Inline tool '${e}' conflicts with ${t}. Inline definitions must respect the tool choice when forced tool use falls back or the JSON response tool is used.`
});
}
}
const ye = X.getWarnings();
return {
args: {
..._e,
tools: G?.type === "continue" ? void 0 : he,
tool_choice: me,
stream: k === true || void 0
},
warnings: [ ...b, ...ge, ...ye ],
betas: new Set([ ...G != null ? [ "message-threads-2026-08-12" ] : [], ...ie, ...fe, ...o, ...T?.anthropicBeta ?? [] ]),
markCodeExecutionDynamic: hasDynamicFilteringWebToolWithoutCodeExecution(he),
usesJsonResponseTool: K != null,
includePings: k === true && T?.includePings === true,
toolNameMapping: te,
preparedTools: he,
providerOptionsName: I,
usedCustomProviderKey: z
};
}
getArgs(e) {
return AnthropicLanguageModel.prepareRequest({
modelId: this.modelId,
config: this.config,
options: e
});
}
async getHeaders({betas: e, configHeaders: t, headers: o, providerOptions: n}) {
const i = (0, a.m2)(t, o, e.size > 0 ? {
"anthropic-beta": Array.from(e).join(",")
} : {});
return this.config.transformRequestHeaders ? this.config.transformRequestHeaders(i, n) : i;
}
getBetasFromHeaders(e, t) {
const o = e?.["anthropic-beta"] ?? "";
const n = t?.["anthropic-beta"] ?? "";
return new Set([ ...o.toLowerCase().split(","), ...n.toLowerCase().split(",") ].map(e => e.trim()).filter(e => e !== ""));
}
buildRequestUrl(e) {
return this.config.buildRequestUrl?.(this.config.baseURL, e) ?? `${this.config.baseURL}/messages`;
}
transformRequestBody(e, t) {
return this.config.transformRequestBody?.(e, t) ?? e;
}
extractCitationDocuments(e) {
const isCitationPart = e => {
if (e.type !== "file") return false;
if (e.mediaType !== "application/pdf" && e.mediaType !== "text/plain") return false;
return ((e.providerOptions?.anthropic)?.citations)?.enabled ?? false;
};
return e.filter(e => e.role === "user").flatMap(e => e.content).filter(isCitationPart).map(e => {
const t = e;
return {
title: t.filename ?? "Untitled Document",
filename: t.filename,
mediaType: t.mediaType
};
});
}
async doGenerate(e) {
const t = this.config.headers ? await (0, a.hd)(this.config.headers) : void 0;
const {args: o, warnings: n, betas: i, usesJsonResponseTool: r, markCodeExecutionDynamic: s, toolNameMapping: c, preparedTools: u, providerOptionsName: p, usedCustomProviderKey: d} = await this.getArgs({
...e,
stream: false,
userSuppliedBetas: this.getBetasFromHeaders(t, e.headers)
});
const _ = [ ...this.extractCitationDocuments(e.prompt) ];
const {responseHeaders: h, value: m, rawValue: g} = await (0, a.GU)({
url: this.buildRequestUrl(false),
headers: await this.getHeaders({
betas: i,
configHeaders: t,
headers: e.headers,
providerOptions: e.providerOptions
}),
body: this.transformRequestBody(o, i),
failedResponseHandler: l,
successfulResponseHandler: (0, a.cV)(k),
abortSignal: e.abortSignal,
fetch: this.config.fetch
});
const f = [];
const y = {};
const b = {};
let x = false;
const v = m.content.some(e => e.type === "web_search_tool_result" && Array.isArray(e.content) && e.content.length > 0);
const I = r ? getJsonResponseToolFallbackText(m.content, m.stop_reason) : void 0;
for (const e of m.content) switch (e.type) {
case "text":
if (I == null || I.has(e)) {
const t = e.citations ?? [];
f.push({
type: "text",
text: e.text,
...t.length > 0 && {
citations: t.map(e => mapAnthropicCitation(e, _))
},
...t.length > 0 && {
providerMetadata: {
anthropic: {
citations: t
}
}
}
});
if (e.citations) for (const t of e.citations) {
if (t.type === "web_search_result_location" && v) continue;
const e = createCitationSource(t, _, this.generateId);
e && f.push(e);
}
}
break;

case "thinking":
f.push({
type: "reasoning",
text: e.thinking,
providerMetadata: {
anthropic: {
signature: e.signature
}
}
});
break;

case "redacted_thinking":
f.push({
type: "reasoning",
text: "",
providerMetadata: {
anthropic: {
redactedData: e.data
}
}
});
break;

case "container_upload":
f.push({
type: "custom",
kind: "anthropic.container_upload",
providerMetadata: {
anthropic: {
fileId: e.file_id
}
}
});
break;

case "compaction":
if (!e.content) break;
f.push({
type: "text",
text: e.content,
providerMetadata: {
anthropic: {
type: "compaction",
...e.signature != null && {
signature: e.signature
}
}
}
});
break;

case "tool_use":
if (r && e.name === "json") {
x = true;
f.push({
type: "text",
text: JSON.stringify(e.input)
});
} else if (e.toolset_name != null) {
validateToolsetMember({
toolsetName: e.toolset_name,
memberName: e.name,
tools: u
});
f.push({
type: "tool-call",
toolCallId: e.id,
toolName: c.toCustomToolName(e.toolset_name),
input: JSON.stringify(toToolsetMemberInput({
memberName: e.name,
input: e.input
})),
providerMetadata: {
anthropic: {
toolsetName: e.toolset_name,
...getAnthropicCallerMetadata(e.caller).providerMetadata?.anthropic
}
}
});
} else f.push({
type: "tool-call",
toolCallId: e.id,
toolName: e.name,
input: JSON.stringify(e.input),
...getAnthropicCallerMetadata(e.caller)
});
break;

case "server_tool_use":
if (e.name === "text_editor_code_execution" || e.name === "bash_code_execution") f.push({
type: "tool-call",
toolCallId: e.id,
toolName: c.toCustomToolName("code_execution"),
input: JSON.stringify({
type: e.name,
...e.input
}),
providerExecuted: true,
...s && true ? {
dynamic: true
} : {},
...getAnthropicCallerMetadata(e.caller)
}); else if (e.name === "web_search" || e.name === "code_execution" || e.name === "web_fetch") {
const t = e.name === "code_execution" && e.input != null && typeof e.input === "object" && "code" in e.input && !("type" in e.input) ? {
type: "programmatic-tool-call",
...e.input
} : e.input;
f.push({
type: "tool-call",
toolCallId: e.id,
toolName: c.toCustomToolName(e.name),
input: JSON.stringify(t),
providerExecuted: true,
...s && e.name === "code_execution" ? {
dynamic: true
} : {},
...getAnthropicCallerMetadata(e.caller)
});
} else if (e.name === "tool_search_tool_regex" || e.name === "tool_search_tool_bm25") {
b[e.id] = e.name;
f.push({
type: "tool-call",
toolCallId: e.id,
toolName: c.toCustomToolName(e.name),
input: JSON.stringify(e.input),
providerExecuted: true,
...getAnthropicCallerMetadata(e.caller)
});
} else e.name === "advisor" && f.push({
type: "tool-call",
toolCallId: e.id,
toolName: c.toCustomToolName("advisor"),
input: JSON.stringify(e.input),
providerExecuted: true,
...getAnthropicCallerMetadata(e.caller)
});
break;

case "mcp_tool_use":
y[e.id] = {
type: "tool-call",
toolCallId: e.id,
toolName: e.name,
input: JSON.stringify(e.input),
providerExecuted: true,
dynamic: true,
providerMetadata: {
anthropic: {
type: "mcp-tool-use",
serverName: e.server_name
}
}
};
f.push(y[e.id]);
break;

case "mcp_tool_result":
f.push({
type: "tool-result",
toolCallId: e.tool_use_id,
toolName: y[e.tool_use_id].toolName,
isError: e.is_error,
result: e.content,
dynamic: true,
providerMetadata: y[e.tool_use_id].providerMetadata
});
break;

case "web_fetch_tool_result":
if (e.content.type === "web_fetch_result") {
_.push({
title: e.content.content.title ?? e.content.url,
mediaType: e.content.content.source.media_type
});
f.push({
type: "tool-result",
toolCallId: e.tool_use_id,
toolName: c.toCustomToolName("web_fetch"),
result: {
type: "web_fetch_result",
url: e.content.url,
retrievedAt: e.content.retrieved_at,
content: {
type: e.content.content.type,
title: e.content.content.title,
citations: e.content.content.citations,
source: {
type: e.content.content.source.type,
mediaType: e.content.content.source.media_type,
data: e.content.content.source.data
}
}
},
...getAnthropicCallerMetadata(e.caller)
});
} else e.content.type === "web_fetch_tool_result_error" && f.push({
type: "tool-result",
toolCallId: e.tool_use_id,
toolName: c.toCustomToolName("web_fetch"),
isError: true,
result: {
type: "web_fetch_tool_result_error",
errorCode: e.content.error_code
},
...getAnthropicCallerMetadata(e.caller)
});
break;

case "web_search_tool_result":
if (Array.isArray(e.content)) {
f.push({
type: "tool-result",
toolCallId: e.tool_use_id,
toolName: c.toCustomToolName("web_search"),
result: e.content.map(e => ({
url: e.url,
...e.title != null ? {
title: e.title
} : {},
pageAge: e.page_age ?? null,
encryptedContent: e.encrypted_content,
type: e.type
})),
...getAnthropicCallerMetadata(e.caller)
});
for (const t of e.content) f.push({
type: "source",
sourceType: "url",
id: this.generateId(),
url: t.url,
...t.title != null ? {
title: t.title
} : {},
providerMetadata: {
anthropic: {
pageAge: t.page_age ?? null
}
}
});
} else f.push({
type: "tool-result",
toolCallId: e.tool_use_id,
toolName: c.toCustomToolName("web_search"),
isError: true,
result: {
type: "web_search_tool_result_error",
errorCode: e.content.error_code
},
...getAnthropicCallerMetadata(e.caller)
});
break;

case "code_execution_tool_result":
e.content.type === "code_execution_result" ? f.push({
type: "tool-result",
toolCallId: e.tool_use_id,
toolName: c.toCustomToolName("code_execution"),
result: {
type: e.content.type,
stdout: e.content.stdout,
stderr: e.content.stderr,
return_code: e.content.return_code,
content: e.content.content ?? []
}
}) : e.content.type === "encrypted_code_execution_result" ? f.push({
type: "tool-result",
toolCallId: e.tool_use_id,
toolName: c.toCustomToolName("code_execution"),
result: {
type: e.content.type,
encrypted_stdout: e.content.encrypted_stdout,
stderr: e.content.stderr,
return_code: e.content.return_code,
content: e.content.content ?? []
}
}) : e.content.type === "code_execution_tool_result_error" && f.push({
type: "tool-result",
toolCallId: e.tool_use_id,
toolName: c.toCustomToolName("code_execution"),
isError: true,
result: {
type: "code_execution_tool_result_error",
errorCode: e.content.error_code
}
});
break;

case "bash_code_execution_tool_result":
case "text_editor_code_execution_tool_result":
f.push({
type: "tool-result",
toolCallId: e.tool_use_id,
toolName: c.toCustomToolName("code_execution"),
result: e.content
});
break;

case "tool_search_tool_result":
{
let t = b[e.tool_use_id];
if (t == null) {
const e = c.toCustomToolName("tool_search_tool_bm25");
c.toCustomToolName("tool_search_tool_regex");
t = e !== "tool_search_tool_bm25" ? "tool_search_tool_bm25" : "tool_search_tool_regex";
}
e.content.type === "tool_search_tool_search_result" ? f.push({
type: "tool-result",
toolCallId: e.tool_use_id,
toolName: c.toCustomToolName(t),
result: e.content.tool_references.map(e => ({
type: e.type,
toolName: e.tool_name
}))
}) : f.push({
type: "tool-result",
toolCallId: e.tool_use_id,
toolName: c.toCustomToolName(t),
isError: true,
result: {
type: "tool_search_tool_result_error",
errorCode: e.content.error_code
}
});
break;
}

case "advisor_tool_result":
{
const t = c.toCustomToolName("advisor");
e.content.type === "advisor_result" ? f.push({
type: "tool-result",
toolCallId: e.tool_use_id,
toolName: t,
result: {
type: "advisor_result",
text: e.content.text,
...e.content.stop_reason != null && {
stopReason: e.content.stop_reason
}
}
}) : e.content.type === "advisor_redacted_result" ? f.push({
type: "tool-result",
toolCallId: e.tool_use_id,
toolName: t,
result: {
type: "advisor_redacted_result",
encryptedContent: e.content.encrypted_content,
...e.content.stop_reason != null && {
stopReason: e.content.stop_reason
}
}
}) : f.push({
type: "tool-result",
toolCallId: e.tool_use_id,
toolName: t,
isError: true,
result: {
type: "advisor_tool_result_error",
errorCode: e.content.error_code
}
});
break;
}

case "fallback":
f.push({
type: "custom",
kind: "anthropic.fallback",
providerMetadata: {
anthropic: {
type: "fallback",
from: e.from,
to: e.to
}
}
});
}
return {
content: f,
finishReason: {
unified: mapAnthropicStopReason({
finishReason: m.stop_reason,
isJsonResponseFromTool: x
}),
raw: m.stop_reason ?? void 0
},
usage: convertAnthropicUsage({
usage: m.usage
}),
request: {
body: o
},
response: {
id: m.id ?? void 0,
modelId: m.model ?? void 0,
headers: h,
body: g
},
warnings: n,
providerMetadata: (() => {
const e = mapAnthropicStopDetails(m.stop_details);
const t = m.usage.service_tier ?? m.service_tier;
const o = {
usage: m.usage,
stopSequence: m.stop_sequence ?? null,
...t != null ? {
serviceTier: t
} : {},
...e != null ? {
stopDetails: e
} : {},
...m.input_transformations != null ? {
inputTransformations: m.input_transformations
} : {},
...m.safeguard_results != null ? {
safeguardResults: m.safeguard_results
} : {},
iterations: m.usage.iterations ? m.usage.iterations.map(e => ({
type: e.type,
...e.model != null ? {
model: e.model
} : {},
inputTokens: e.input_tokens,
outputTokens: e.output_tokens,
...e.cache_creation_input_tokens ? {
cacheCreationInputTokens: e.cache_creation_input_tokens
} : {},
...e.cache_read_input_tokens ? {
cacheReadInputTokens: e.cache_read_input_tokens
} : {}
})) : null,
container: m.container ? {
expiresAt: m.container.expires_at,
id: m.container.id,
skills: m.container.skills?.map(e => ({
type: e.type,
skillId: e.skill_id,
version: e.version
})) ?? null
} : null,
contextManagement: mapAnthropicResponseContextManagement(m.context_management) ?? null
};
const n = {
anthropic: o
};
d && p !== "anthropic" && (n[p] = o);
return n;
})()
};
}
async doStream(e) {
"use step";
const t = this.config.headers ? await (0, a.hd)(this.config.headers) : void 0;
const {args: o, warnings: i, betas: r, usesJsonResponseTool: s, markCodeExecutionDynamic: c, includePings: u, toolNameMapping: p, preparedTools: d, providerOptionsName: _, usedCustomProviderKey: h} = await this.getArgs({
...e,
stream: true,
userSuppliedBetas: this.getBetasFromHeaders(t, e.headers)
});
const m = [ ...this.extractCitationDocuments(e.prompt) ];
const g = this.buildRequestUrl(true);
const {responseHeaders: f, value: y} = await (0, a.GU)({
url: g,
headers: await this.getHeaders({
betas: r,
configHeaders: t,
headers: e.headers,
providerOptions: e.providerOptions
}),
body: this.transformRequestBody(o, r),
failedResponseHandler: l,
successfulResponseHandler: (0, a.Ds)(b),
abortSignal: e.abortSignal,
fetch: this.config.fetch
});
let k = {
unified: "other",
raw: void 0
};
const x = {
input_tokens: 0,
output_tokens: 0,
cache_creation_input_tokens: 0,
cache_read_input_tokens: 0,
iterations: null
};
const v = {};
const I = {};
const w = {};
let P = null;
let j;
let Y = null;
let C = null;
let z;
let T;
let O;
let S = null;
let N = false;
const M = [];
const D = new Map;
const createTextEnd = (e, t) => ({
type: "text-end",
id: e,
...t.length > 0 && {
citations: t.map(e => mapAnthropicCitation(e, m)),
providerMetadata: {
anthropic: {
citations: t
}
}
}
});
let A = false;
const R = [];
let $ = false;
let q;
let E = false;
let U;
const L = this.generateId;
const B = y.pipeThrough(new TransformStream({
start(e) {
e.enqueue({
type: "stream-start",
warnings: i
});
},
transform(t, o) {
if (E) return;
e.includeRawChunks && o.enqueue({
type: "raw",
rawValue: t.rawValue
});
if (!t.success) {
o.enqueue({
type: "error",
error: t.error
});
return;
}
const i = t.value;
switch (i.type) {
case "ping":
u && o.enqueue({
type: "ping"
});
return;

case "content_block_start":
{
const e = i.content_block;
const t = e.type;
if (t === "fallback") {
o.enqueue({
type: "custom",
kind: "anthropic.fallback",
providerMetadata: {
anthropic: {
type: "fallback",
from: e.from,
to: e.to
}
}
});
return;
}
U = t;
Ce.has(t) || (M.length = 0);
switch (t) {
case "text":
if (s) {
const e = {
id: String(i.index),
text: "",
citations: []
};
M.push(e);
D.set(i.index, e);
return;
}
v[i.index] = {
type: "text",
citations: []
};
o.enqueue({
type: "text-start",
id: String(i.index)
});
return;

case "thinking":
v[i.index] = {
type: "reasoning"
};
o.enqueue({
type: "reasoning-start",
id: String(i.index)
});
return;

case "redacted_thinking":
v[i.index] = {
type: "reasoning"
};
o.enqueue({
type: "reasoning-start",
id: String(i.index),
providerMetadata: {
anthropic: {
redactedData: e.data
}
}
});
return;

case "compaction":
v[i.index] = {
type: "text",
citations: []
};
o.enqueue({
type: "text-start",
id: String(i.index),
providerMetadata: {
anthropic: {
type: "compaction",
...e.signature != null && {
signature: e.signature
}
}
}
});
e.signature != null && e.content != null && e.content !== "" && o.enqueue({
type: "text-delta",
id: String(i.index),
delta: e.content
});
return;

case "tool_use":
if (s && e.name === "json") {
N = true;
v[i.index] = {
type: "text",
citations: []
};
o.enqueue({
type: "text-start",
id: String(i.index)
});
} else if (e.toolset_name != null) {
validateToolsetMember({
toolsetName: e.toolset_name,
memberName: e.name,
tools: d
});
const t = getAnthropicCallerInfo(e.caller);
const n = p.toCustomToolName(e.toolset_name);
const a = e.input && Object.keys(e.input).length > 0;
v[i.index] = {
type: "tool-call",
toolCallId: e.id,
toolName: n,
input: a ? JSON.stringify(e.input) : "",
firstDelta: true,
toolset: {
name: e.toolset_name,
memberName: e.name
},
...t && {
caller: t
}
};
o.enqueue({
type: "tool-input-start",
id: e.id,
toolName: n
});
} else {
const t = getAnthropicCallerInfo(e.caller);
const n = e.input && Object.keys(e.input).length > 0 ? JSON.stringify(e.input) : "";
v[i.index] = {
type: "tool-call",
toolCallId: e.id,
toolName: e.name,
input: n,
firstDelta: n.length === 0,
...t && {
caller: t
}
};
o.enqueue({
type: "tool-input-start",
id: e.id,
toolName: e.name
});
}
return;

case "server_tool_use":
{
const t = getAnthropicCallerInfo(e.caller);
if ([ "web_fetch", "web_search", "code_execution", "text_editor_code_execution", "bash_code_execution" ].includes(e.name)) {
const n = e.name === "text_editor_code_execution" || e.name === "bash_code_execution" ? "code_execution" : e.name;
const a = e.name === "text_editor_code_execution" || e.name === "bash_code_execution" ? e.name : e.name === "code_execution" ? "programmatic-tool-call" : void 0;
const r = p.toCustomToolName(n);
const s = e.input != null && typeof e.input === "object" && Object.keys(e.input).length > 0 ? JSON.stringify(e.input) : "";
v[i.index] = {
type: "tool-call",
toolCallId: e.id,
toolName: r,
input: s,
providerExecuted: true,
...c && n === "code_execution" ? {
dynamic: true
} : {},
firstDelta: s.length === 0,
providerToolName: n,
providerToolInputType: a,
...t && {
caller: t
}
};
o.enqueue({
type: "tool-input-start",
id: e.id,
toolName: r,
providerExecuted: true,
...c && n === "code_execution" ? {
dynamic: true
} : {}
});
} else if (e.name === "tool_search_tool_regex" || e.name === "tool_search_tool_bm25") {
w[e.id] = e.name;
const n = p.toCustomToolName(e.name);
v[i.index] = {
type: "tool-call",
toolCallId: e.id,
toolName: n,
input: "",
providerExecuted: true,
firstDelta: true,
providerToolName: e.name,
...t && {
caller: t
}
};
o.enqueue({
type: "tool-input-start",
id: e.id,
toolName: n,
providerExecuted: true
});
} else if (e.name === "advisor") {
const n = p.toCustomToolName("advisor");
v[i.index] = {
type: "tool-call",
toolCallId: e.id,
toolName: n,
input: "{}",
providerExecuted: true,
firstDelta: true,
providerToolName: e.name,
...t && {
caller: t
}
};
o.enqueue({
type: "tool-input-start",
id: e.id,
toolName: n,
providerExecuted: true
});
}
return;
}

case "web_fetch_tool_result":
if (e.content.type === "web_fetch_result") {
m.push({
title: e.content.content.title ?? e.content.url,
mediaType: e.content.content.source.media_type
});
o.enqueue({
type: "tool-result",
toolCallId: e.tool_use_id,
toolName: p.toCustomToolName("web_fetch"),
result: {
type: "web_fetch_result",
url: e.content.url,
retrievedAt: e.content.retrieved_at,
content: {
type: e.content.content.type,
title: e.content.content.title,
citations: e.content.content.citations,
source: {
type: e.content.content.source.type,
mediaType: e.content.content.source.media_type,
data: e.content.content.source.data
}
}
},
...getAnthropicCallerMetadata(e.caller)
});
} else e.content.type === "web_fetch_tool_result_error" && o.enqueue({
type: "tool-result",
toolCallId: e.tool_use_id,
toolName: p.toCustomToolName("web_fetch"),
isError: true,
result: {
type: "web_fetch_tool_result_error",
errorCode: e.content.error_code
},
...getAnthropicCallerMetadata(e.caller)
});
return;

case "web_search_tool_result":
if (Array.isArray(e.content)) {
o.enqueue({
type: "tool-result",
toolCallId: e.tool_use_id,
toolName: p.toCustomToolName("web_search"),
result: e.content.map(e => ({
url: e.url,
...e.title != null ? {
title: e.title
} : {},
pageAge: e.page_age ?? null,
encryptedContent: e.encrypted_content,
type: e.type
})),
...getAnthropicCallerMetadata(e.caller)
});
for (const t of e.content) {
A = true;
o.enqueue({
type: "source",
sourceType: "url",
id: L(),
url: t.url,
...t.title != null ? {
title: t.title
} : {},
providerMetadata: {
anthropic: {
pageAge: t.page_age ?? null
}
}
});
}
} else o.enqueue({
type: "tool-result",
toolCallId: e.tool_use_id,
toolName: p.toCustomToolName("web_search"),
isError: true,
result: {
type: "web_search_tool_result_error",
errorCode: e.content.error_code
},
...getAnthropicCallerMetadata(e.caller)
});
return;

case "code_execution_tool_result":
e.content.type === "code_execution_result" ? o.enqueue({
type: "tool-result",
toolCallId: e.tool_use_id,
toolName: p.toCustomToolName("code_execution"),
result: {
type: e.content.type,
stdout: e.content.stdout,
stderr: e.content.stderr,
return_code: e.content.return_code,
content: e.content.content ?? []
}
}) : e.content.type === "encrypted_code_execution_result" ? o.enqueue({
type: "tool-result",
toolCallId: e.tool_use_id,
toolName: p.toCustomToolName("code_execution"),
result: {
type: e.content.type,
encrypted_stdout: e.content.encrypted_stdout,
stderr: e.content.stderr,
return_code: e.content.return_code,
content: e.content.content ?? []
}
}) : e.content.type === "code_execution_tool_result_error" && o.enqueue({
type: "tool-result",
toolCallId: e.tool_use_id,
toolName: p.toCustomToolName("code_execution"),
isError: true,
result: {
type: "code_execution_tool_result_error",
errorCode: e.content.error_code
}
});
return;

case "bash_code_execution_tool_result":
case "text_editor_code_execution_tool_result":
o.enqueue({
type: "tool-result",
toolCallId: e.tool_use_id,
toolName: p.toCustomToolName("code_execution"),
result: e.content
});
return;

case "tool_search_tool_result":
{
let t = w[e.tool_use_id];
if (t == null) {
const e = p.toCustomToolName("tool_search_tool_bm25");
p.toCustomToolName("tool_search_tool_regex");
t = e !== "tool_search_tool_bm25" ? "tool_search_tool_bm25" : "tool_search_tool_regex";
}
e.content.type === "tool_search_tool_search_result" ? o.enqueue({
type: "tool-result",
toolCallId: e.tool_use_id,
toolName: p.toCustomToolName(t),
result: e.content.tool_references.map(e => ({
type: e.type,
toolName: e.tool_name
}))
}) : o.enqueue({
type: "tool-result",
toolCallId: e.tool_use_id,
toolName: p.toCustomToolName(t),
isError: true,
result: {
type: "tool_search_tool_result_error",
errorCode: e.content.error_code
}
});
return;
}

case "advisor_tool_result":
{
const t = p.toCustomToolName("advisor");
e.content.type === "advisor_result" ? o.enqueue({
type: "tool-result",
toolCallId: e.tool_use_id,
toolName: t,
result: {
type: "advisor_result",
text: e.content.text,
...e.content.stop_reason != null && {
stopReason: e.content.stop_reason
}
}
}) : e.content.type === "advisor_redacted_result" ? o.enqueue({
type: "tool-result",
toolCallId: e.tool_use_id,
toolName: t,
result: {
type: "advisor_redacted_result",
encryptedContent: e.content.encrypted_content,
...e.content.stop_reason != null && {
stopReason: e.content.stop_reason
}
}
}) : o.enqueue({
type: "tool-result",
toolCallId: e.tool_use_id,
toolName: t,
isError: true,
result: {
type: "advisor_tool_result_error",
errorCode: e.content.error_code
}
});
return;
}

case "mcp_tool_use":
I[e.id] = {
type: "tool-call",
toolCallId: e.id,
toolName: e.name,
input: JSON.stringify(e.input),
providerExecuted: true,
dynamic: true,
providerMetadata: {
anthropic: {
type: "mcp-tool-use",
serverName: e.server_name
}
}
};
o.enqueue(I[e.id]);
return;

case "mcp_tool_result":
o.enqueue({
type: "tool-result",
toolCallId: e.tool_use_id,
toolName: I[e.tool_use_id].toolName,
isError: e.is_error,
result: e.content,
dynamic: true,
providerMetadata: I[e.tool_use_id].providerMetadata
});
return;

default:
throw new Error(`Unsupported content block type: ${t}`);
}
}

case "content_block_stop":
if (v[i.index] != null) {
const e = v[i.index];
switch (e.type) {
case "text":
o.enqueue(createTextEnd(String(i.index), e.citations));
break;

case "reasoning":
o.enqueue({
type: "reasoning-end",
id: String(i.index)
});
break;

case "tool-call":
if (!(s && e.toolName === "json")) {
if (e.toolset != null) {
let t = {};
try {
t = e.input === "" ? {} : (0, a.ZA)(e.input);
} catch {
throw new n.xn({
data: e.input,
message: "Invalid toolset member input JSON."
});
}
e.input = JSON.stringify(toToolsetMemberInput({
memberName: e.toolset.memberName,
input: t
}));
o.enqueue({
type: "tool-input-delta",
id: e.toolCallId,
delta: e.input
});
}
o.enqueue({
type: "tool-input-end",
id: e.toolCallId
});
let t = e.input === "" ? "{}" : e.input;
if (e.providerToolName === "code_execution") try {
const e = (0, a.ZA)(t);
e != null && typeof e === "object" && "code" in e && !("type" in e) && (t = JSON.stringify({
type: "programmatic-tool-call",
...e
}));
} catch {}
o.enqueue({
type: "tool-call",
toolCallId: e.toolCallId,
toolName: e.toolName,
input: t,
providerExecuted: e.providerExecuted,
...c && e.providerToolName === "code_execution" ? {
dynamic: true
} : {},
...(e.caller || e.toolset) && {
providerMetadata: {
anthropic: {
...e.toolset && {
toolsetName: e.toolset.name
},
...e.caller && {
caller: e.caller
}
}
}
}
});
}
}
delete v[i.index];
}
U = void 0;
return;

case "content_block_delta":
{
const e = i.delta.type;
switch (e) {
case "text_delta":
if (s) {
const e = D.get(i.index);
e != null && (e.text += i.delta.text);
return;
}
o.enqueue({
type: "text-delta",
id: String(i.index),
delta: i.delta.text
});
return;

case "thinking_delta":
o.enqueue({
type: "reasoning-delta",
id: String(i.index),
delta: i.delta.thinking
});
return;

case "signature_delta":
U === "thinking" && o.enqueue({
type: "reasoning-delta",
id: String(i.index),
delta: "",
providerMetadata: {
anthropic: {
signature: i.delta.signature
}
}
});
return;

case "compaction_delta":
i.delta.content != null && o.enqueue({
type: "text-delta",
id: String(i.index),
delta: i.delta.content
});
return;

case "input_json_delta":
{
const e = v[i.index];
let t = i.delta.partial_json;
if (t.length === 0) return;
if (N) {
if (e?.type !== "text") return;
o.enqueue({
type: "text-delta",
id: String(i.index),
delta: t
});
} else {
if (e?.type !== "tool-call") return;
if (e.toolset != null) {
e.input += t;
return;
}
e.firstDelta && e.providerToolInputType != null && (t = `{"type": "${e.providerToolInputType}",${t.substring(1)}`);
o.enqueue({
type: "tool-input-delta",
id: e.toolCallId,
delta: t
});
e.input += t;
e.firstDelta = false;
}
return;
}

case "citations_delta":
{
const e = i.delta.citation;
const t = v[i.index];
t?.type === "text" && t.citations.push(e);
D.get(i.index)?.citations.push(e);
if (e.type === "web_search_result_location") R.push(e); else {
const t = createCitationSource(e, m, L);
t && o.enqueue(t);
}
return;
}

default:
throw new Error(`Unsupported delta type: ${e}`);
}
}

case "message_start":
if ($) {
if (q === i.message.id) return;
E = true;
o.enqueue({
type: "error",
error: new n.xn({
data: i,
message: `Received message_start for message ${JSON.stringify(i.message.id)} while message ${JSON.stringify(q)} is still open.`
})
});
return;
}
C = i.message.usage.service_tier ?? i.message.service_tier ?? null;
$ = true;
q = i.message.id;
D.clear();
x.input_tokens = i.message.usage.input_tokens;
x.cache_read_input_tokens = i.message.usage.cache_read_input_tokens ?? 0;
x.cache_creation_input_tokens = i.message.usage.cache_creation_input_tokens ?? 0;
j = {
...i.message.usage
};
i.message.input_transformations != null && (T = i.message.input_transformations);
i.message.container != null && (S = {
expiresAt: i.message.container.expires_at,
id: i.message.container.id,
skills: null
});
i.message.stop_reason != null && (k = {
unified: mapAnthropicStopReason({
finishReason: i.message.stop_reason,
isJsonResponseFromTool: N
}),
raw: i.message.stop_reason
});
o.enqueue({
type: "response-metadata",
id: i.message.id ?? void 0,
modelId: i.message.model ?? void 0
});
o.enqueue({
type: "custom",
kind: "anthropic.message_start",
providerMetadata: {
anthropic: {
id: i.message.id ?? null,
model: i.message.model ?? null,
usage: j
}
}
});
if (i.message.content != null) for (let e = 0; e < i.message.content.length; e++) {
const t = i.message.content[e];
if (t.type === "tool_use") {
const e = getAnthropicCallerInfo(t.caller);
o.enqueue({
type: "tool-input-start",
id: t.id,
toolName: t.name
});
const n = JSON.stringify(t.input ?? {});
o.enqueue({
type: "tool-input-delta",
id: t.id,
delta: n
});
o.enqueue({
type: "tool-input-end",
id: t.id
});
o.enqueue({
type: "tool-call",
toolCallId: t.id,
toolName: t.name,
input: n,
...e && {
providerMetadata: {
anthropic: {
caller: e
}
}
}
});
}
}
return;

case "message_delta":
i.usage.input_tokens != null && x.input_tokens !== i.usage.input_tokens && (x.input_tokens = i.usage.input_tokens);
x.output_tokens = i.usage.output_tokens;
i.usage.output_tokens_details != null && (x.output_tokens_details = i.usage.output_tokens_details);
i.usage.cache_read_input_tokens != null && (x.cache_read_input_tokens = i.usage.cache_read_input_tokens);
i.usage.cache_creation_input_tokens != null && (x.cache_creation_input_tokens = i.usage.cache_creation_input_tokens);
i.usage.iterations != null && (x.iterations = i.usage.iterations);
k = {
unified: mapAnthropicStopReason({
finishReason: i.delta.stop_reason,
isJsonResponseFromTool: N
}),
raw: i.delta.stop_reason ?? void 0
};
Y = i.delta.stop_sequence ?? null;
z = mapAnthropicStopDetails(i.delta.stop_details);
S = i.delta.container != null ? {
expiresAt: i.delta.container.expires_at,
id: i.delta.container.id,
skills: i.delta.container.skills?.map(e => ({
type: e.type,
skillId: e.skill_id,
version: e.version
})) ?? null
} : null;
i.context_management && (P = mapAnthropicResponseContextManagement(i.context_management));
i.input_transformations != null && (T = i.input_transformations);
i.delta.safeguard_results != null && (O = i.delta.safeguard_results);
C = i.usage.service_tier ?? C;
j = {
...j,
...i.usage
};
return;

case "message_stop":
{
$ = false;
q = void 0;
const e = {
usage: j ?? null,
stopSequence: Y,
...C != null ? {
serviceTier: C
} : {},
...z != null ? {
stopDetails: z
} : {},
...T != null ? {
inputTransformations: T
} : {},
...O != null ? {
safeguardResults: O
} : {},
iterations: x.iterations ? x.iterations.map(e => ({
type: e.type,
...e.model != null ? {
model: e.model
} : {},
inputTokens: e.input_tokens,
outputTokens: e.output_tokens,
...e.cache_creation_input_tokens ? {
cacheCreationInputTokens: e.cache_creation_input_tokens
} : {},
...e.cache_read_input_tokens ? {
cacheReadInputTokens: e.cache_read_input_tokens
} : {}
})) : null,
container: S,
contextManagement: P
};
const t = {
anthropic: e
};
h && _ !== "anthropic" && (t[_] = e);
if (!A) for (const e of R) {
const t = createCitationSource(e, m, L);
t && o.enqueue(t);
}
R.length = 0;
if (!N && !isContinuationStopReason(k.raw)) for (const {id: e, text: t, citations: n} of M) {
if (t.length === 0) continue;
o.enqueue({
type: "text-start",
id: e
});
o.enqueue({
type: "text-delta",
id: e,
delta: t
});
o.enqueue(createTextEnd(e, n));
}
M.length = 0;
o.enqueue({
type: "finish",
finishReason: k,
usage: convertAnthropicUsage({
usage: x,
rawUsage: j
}),
providerMetadata: t
});
return;
}

case "error":
o.enqueue({
type: "error",
error: createAnthropicStreamError(i.error)
});
return;

default:
throw new Error(`Unsupported chunk type: ${i}`);
}
}
}));
let H = false;
let J = false;
let Z;
const [F, K] = B.pipeThrough(new TransformStream({
transform(e, t) {
switch (e.type) {
case "response-metadata":
H = false;
break;

case "finish":
H = false;
Z = e;
break;

case "error":
J = true;
break;

case "text-delta":
case "reasoning-delta":
case "tool-input-delta":
H ||= e.delta.length > 0;
break;

case "tool-call":
H = true;
}
t.enqueue(e);
},
flush(e) {
H && !J && e.enqueue({
type: "finish",
finishReason: {
unified: "interrupted",
raw: void 0
},
usage: Z?.usage ?? {
inputTokens: {
total: void 0,
noCache: void 0,
cacheRead: void 0,
cacheWrite: void 0
},
outputTokens: {
total: void 0,
text: void 0,
reasoning: void 0
}
},
...Z?.providerMetadata != null ? {
providerMetadata: Z.providerMetadata
} : {}
});
}
})).tee();
const V = F.getReader();
try {
await V.read();
let e = await V.read();
while (e.value?.type === "raw" || e.value?.type === "ping") e = await V.read();
if (e.value?.type === "error") {
const t = e.value.error;
if (!(0, a.ks)(t)) throw new Error("Expected a normalized Anthropic stream error");
throw new n.hL({
message: t.message,
url: g,
requestBodyValues: o,
statusCode: t.statusCode ?? 500,
responseHeaders: f,
responseBody: JSON.stringify(t.data),
isRetryable: t.isRetryable ?? false
});
}
} finally {
V.cancel().catch(() => {});
V.releaseLock();
}
return {
stream: K,
request: {
body: o
},
response: {
headers: f
}
};
}
};
function hasDynamicFilteringWebToolWithoutCodeExecution(e) {
if (!e) return false;
let t = false;
let o = false;
for (const n of e) {
if ("type" in n && (n.type === "web_fetch_20260209" || n.type === "web_fetch_20260318" || n.type === "web_search_20260209" || n.type === "web_search_20260318")) {
t = true;
continue;
}
if ("type" in n && (n.type === "code_execution_20250522" || n.type === "code_execution_20250825" || n.type === "code_execution_20260120")) {
o = true;
break;
}
}
return t && !o;
}
function resolveAnthropicReasoningConfig({reasoning: e, modelId: t, supportsAdaptiveThinking: o, supportsXhighEffort: n, rejectsThinkingDisabled: i, supportsBetweenToolsThinking: r, maxOutputTokensForModel: s, warnings: l}) {
if (!(0, a.g6)(e)) return;
if (e === "none") {
if (r) {
l.push({
type: "compatibility",
feature: "reasoning",
details: `reasoning 'none' is not supported by ${t}; thinking cannot be disabled. Using 'between_tools' thinking, the lowest thinking setting, instead.`
});
return {
thinking: {
type: "between_tools"
}
};
}
if (i) {
l.push({
type: "compatibility",
feature: "reasoning",
details: `reasoning 'none' is not supported by ${t}; it always uses adaptive thinking. Using effort 'low' to minimize thinking instead.`
});
return {
effort: "low"
};
}
return {
thinking: {
type: "disabled"
}
};
}
if (o) return {
thinking: {
type: "adaptive",
display: "summarized"
},
effort: (0, a.jv)({
reasoning: e,
effortMap: {
low: "low",
medium: "medium",
high: "high",
...n && {
xhigh: "xhigh"
},
max: "max"
},
warnings: l
})
};
return {
thinking: {
type: "enabled",
budgetTokens: (0, a.sq)({
reasoning: e,
maxOutputTokens: s,
maxReasoningBudget: s,
warnings: l
})
}
};
}
function mapAnthropicResponseContextManagement(e) {
return e ? {
appliedEdits: e.applied_edits.map(e => {
switch (e.type) {
case "clear_tool_uses_20250919":
return {
type: e.type,
clearedToolUses: e.cleared_tool_uses,
clearedInputTokens: e.cleared_input_tokens
};

case "clear_thinking_20251015":
return {
type: e.type,
clearedThinkingTurns: e.cleared_thinking_turns,
clearedInputTokens: e.cleared_input_tokens
};

case "compact_20260112":
return {
type: e.type
};
}
}).filter(e => e !== void 0)
} : null;
}
function mapAnthropicStopDetails(e) {
if (e == null) return;
return {
type: e.type,
...e.category != null ? {
category: e.category
} : {},
...e.explanation != null ? {
explanation: e.explanation
} : {},
...e.recommended_model != null ? {
recommendedModel: e.recommended_model
} : {}
};
}
const Te = (0, a.ID)(() => (0, a.C_)(r.Ikc({
command: r.YjP(),
restart: r.zMY().optional()
})));
const Oe = (0, a.hL)({
id: "anthropic.bash_20241022",
inputSchema: Te
});
function bash_20241022(e = {}) {
const {execute: t, ...o} = e;
if (t === void 0) return Oe({
...o,
execute: async ({command: e}, {abortSignal: t, experimental_sandbox: o}) => {
if (!o) throw new Error("Sandbox session is not available");
return await o.run({
command: e,
abortSignal: t
});
}
});
return Oe({
...o,
...t === null ? {} : {
execute: t
}
});
}
const Se = (0, a.ID)(() => (0, a.C_)(r.Ikc({
command: r.YjP(),
restart: r.zMY().optional()
})));
const Ne = (0, a.hL)({
id: "anthropic.bash_20250124",
inputSchema: Se
});
function bash_20250124(e = {}) {
const {execute: t, ...o} = e;
if (t === void 0) return Ne({
...o,
execute: async ({command: e}, {abortSignal: t, experimental_sandbox: o}) => {
if (!o) throw new Error("Sandbox session is not available");
return await o.run({
command: e,
abortSignal: t
});
}
});
return Ne({
...o,
...t === null ? {} : {
execute: t
}
});
}
const Me = (0, a.ID)(() => (0, a.C_)(r.Ikc({
action: r.k5n([ "key", "type", "mouse_move", "left_click", "left_click_drag", "right_click", "middle_click", "double_click", "screenshot", "cursor_position" ]),
coordinate: r.YOg(r.aig().int()).optional(),
text: r.YjP().optional()
})));
const De = (0, a.hL)({
id: "anthropic.computer_20241022",
inputSchema: Me
});
const Ae = (0, a.ID)(() => (0, a.C_)(r.Ikc({
action: r.k5n([ "key", "hold_key", "type", "cursor_position", "mouse_move", "left_mouse_down", "left_mouse_up", "left_click", "left_click_drag", "right_click", "middle_click", "double_click", "triple_click", "scroll", "wait", "screenshot" ]),
coordinate: r.PVZ([ r.aig().int(), r.aig().int() ]).optional(),
duration: r.aig().optional(),
scroll_amount: r.aig().optional(),
scroll_direction: r.k5n([ "up", "down", "left", "right" ]).optional(),
start_coordinate: r.PVZ([ r.aig().int(), r.aig().int() ]).optional(),
text: r.YjP().optional()
})));
const Re = (0, a.hL)({
id: "anthropic.computer_20250124",
inputSchema: Ae
});
const $e = (0, a.ID)(() => (0, a.C_)(r.Ikc({
action: r.k5n([ "key", "hold_key", "type", "cursor_position", "mouse_move", "left_mouse_down", "left_mouse_up", "left_click", "left_click_drag", "right_click", "middle_click", "double_click", "triple_click", "scroll", "wait", "screenshot", "zoom" ]),
coordinate: r.PVZ([ r.aig().int(), r.aig().int() ]).optional(),
duration: r.aig().optional(),
region: r.PVZ([ r.aig().int(), r.aig().int(), r.aig().int(), r.aig().int() ]).optional(),
scroll_amount: r.aig().optional(),
scroll_direction: r.k5n([ "up", "down", "left", "right" ]).optional(),
start_coordinate: r.PVZ([ r.aig().int(), r.aig().int() ]).optional(),
text: r.YjP().optional()
})));
const qe = (0, a.hL)({
id: "anthropic.computer_20251124",
inputSchema: $e
});
const Ee = (0, a.ID)(() => (0, a.C_)(r.gMt("command", [ r.Ikc({
command: r.euz("view"),
path: r.YjP(),
view_range: r.PVZ([ r.aig(), r.aig() ]).optional()
}), r.Ikc({
command: r.euz("create"),
path: r.YjP(),
file_text: r.YjP()
}), r.Ikc({
command: r.euz("str_replace"),
path: r.YjP(),
old_str: r.YjP(),
new_str: r.YjP()
}), r.Ikc({
command: r.euz("insert"),
path: r.YjP(),
insert_line: r.aig(),
insert_text: r.YjP()
}), r.Ikc({
command: r.euz("delete"),
path: r.YjP()
}), r.Ikc({
command: r.euz("rename"),
old_path: r.YjP(),
new_path: r.YjP()
}) ])));
const Ue = (0, a.hL)({
id: "anthropic.memory_20250818",
inputSchema: Ee
});
const Le = (0, a.ID)(() => (0, a.C_)(r.Ikc({
command: r.k5n([ "view", "create", "str_replace", "insert", "undo_edit" ]),
path: r.YjP(),
file_text: r.YjP().optional(),
insert_line: r.aig().int().optional(),
new_str: r.YjP().optional(),
insert_text: r.YjP().optional(),
old_str: r.YjP().optional(),
view_range: r.YOg(r.aig().int()).optional()
})));
const Be = (0, a.hL)({
id: "anthropic.text_editor_20241022",
inputSchema: Le
});
const He = (0, a.ID)(() => (0, a.C_)(r.Ikc({
command: r.k5n([ "view", "create", "str_replace", "insert", "undo_edit" ]),
path: r.YjP(),
file_text: r.YjP().optional(),
insert_line: r.aig().int().optional(),
new_str: r.YjP().optional(),
insert_text: r.YjP().optional(),
old_str: r.YjP().optional(),
view_range: r.YOg(r.aig().int()).optional()
})));
const Je = (0, a.hL)({
id: "anthropic.text_editor_20250124",
inputSchema: He
});
const Ze = (0, a.ID)(() => (0, a.C_)(r.Ikc({
command: r.k5n([ "view", "create", "str_replace", "insert" ]),
path: r.YjP(),
file_text: r.YjP().optional(),
insert_line: r.aig().int().optional(),
new_str: r.YjP().optional(),
insert_text: r.YjP().optional(),
old_str: r.YjP().optional(),
view_range: r.YOg(r.aig().int()).optional()
})));
const Fe = (0, a.hL)({
id: "anthropic.text_editor_20250429",
inputSchema: Ze
});
const Ke = (0, a.ID)(() => (0, a.C_)(r.YOg(r.Ikc({
type: r.euz("tool_reference"),
toolName: r.YjP()
}))));
const Ve = (0, a.ID)(() => (0, a.C_)(r.Ikc({
query: r.YjP(),
limit: r.aig().optional()
})));
const We = (0, a.z)({
id: "anthropic.tool_search_bm25_20251119",
inputSchema: Ve,
outputSchema: Ke,
supportsDeferredResults: true
});
const toolSearchBm25_20251119 = (e = {}) => We(e);
const Ge = {
advisor_20260301: advisor_20260301,
bash_20241022: bash_20241022,
bash_20250124: bash_20250124,
codeExecution_20250522: codeExecution_20250522,
codeExecution_20250825: codeExecution_20250825,
codeExecution_20260120: codeExecution_20260120,
computer_20241022: De,
computer_20250124: Re,
computer_20251124: qe,
computerToolset_20260801: computerToolset_20260801,
memory_20250818: Ue,
textEditor_20241022: Be,
textEditor_20250124: Je,
textEditor_20250429: Fe,
textEditor_20250728: textEditor_20250728,
webFetch_20250910: webFetch_20250910,
webFetch_20260209: webFetch_20260209,
webFetch_20260318: webFetch_20260318,
webSearch_20250305: webSearch_20250305,
webSearch_20260209: webSearch_20260209,
webSearch_20260318: webSearch_20260318,
toolSearchRegex_20251119: toolSearchRegex_20251119,
toolSearchBm25_20251119: toolSearchBm25_20251119
};
const Xe = (0, a.ID)(() => (0, a.C_)(r.Ikc({
id: r.YjP(),
display_title: r.YjP().nullish(),
name: r.YjP().nullish(),
description: r.YjP().nullish(),
latest_version: r.YjP().nullish(),
source: r.YjP(),
created_at: r.YjP(),
updated_at: r.YjP()
})));
(0, a.ID)(() => (0, a.C_)(r.Ikc({
data: r.YOg(r.Ikc({
version: r.YjP()
}))
})));
const Qe = (0, a.ID)(() => (0, a.C_)(r.Ikc({
type: r.YjP(),
skill_id: r.YjP(),
name: r.YjP().nullish(),
description: r.YjP().nullish()
})));
var et = class {
get provider() {
return this.config.provider;
}
constructor(e) {
this.config = e;
this.specificationVersion = "v4";
}
async getHeaders() {
return (0, a.m2)(await (0, a.hd)(this.config.headers), {
"anthropic-beta": "skills-2025-10-02"
});
}
async fetchVersionMetadata({skillId: e, version: t}) {
const {value: o} = await (0, a.$b)({
url: `${this.config.baseURL}/skills/${(0, a.$9)(e)}/versions/${(0, a.$9)(t)}`,
validateUrl: false,
headers: await this.getHeaders(),
failedResponseHandler: l,
successfulResponseHandler: (0, a.cV)(Qe),
fetch: this.config.fetch
});
return {
...o.name != null ? {
name: o.name
} : {},
...o.description != null ? {
description: o.description
} : {}
};
}
async uploadSkill(e) {
const t = [];
const o = new FormData;
e.displayTitle != null && o.append("display_title", e.displayTitle);
for (const t of e.files) {
const e = (0, a.XQ)(t.data);
o.append("files[]", new Blob([ e ]), t.path);
}
const {value: n} = await (0, a.S)({
url: `${this.config.baseURL}/skills`,
headers: await this.getHeaders(),
formData: o,
failedResponseHandler: l,
successfulResponseHandler: (0, a.cV)(Xe),
fetch: this.config.fetch
});
const i = n.latest_version != null ? await this.fetchVersionMetadata({
skillId: n.id,
version: n.latest_version
}) : {};
const r = i.name ?? n.name;
const s = i.description ?? n.description;
return {
providerReference: {
anthropic: n.id
},
...n.display_title != null ? {
displayTitle: n.display_title
} : {},
...r != null ? {
name: r
} : {},
...s != null ? {
description: s
} : {},
...n.latest_version != null ? {
latestVersion: n.latest_version
} : {},
providerMetadata: {
anthropic: {
...n.source != null ? {
source: n.source
} : {},
...n.created_at != null ? {
createdAt: n.created_at
} : {},
...n.updated_at != null ? {
updatedAt: n.updated_at
} : {}
}
},
warnings: t
};
}
};
})
};
