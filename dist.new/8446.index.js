"use strict";
exports.id = 8446;
exports.ids = [8446];
exports.modules = {

/***/ 98446:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AnthropicFiles: () => (/* binding */ AnthropicFiles),
/* harmony export */   AnthropicLanguageModel: () => (/* binding */ AnthropicLanguageModel),
/* harmony export */   AnthropicMessagesLanguageModel: () => (/* binding */ AnthropicLanguageModel),
/* harmony export */   AnthropicSkills: () => (/* binding */ AnthropicSkills),
/* harmony export */   anthropicModelCatalog: () => (/* binding */ anthropicModelCatalog),
/* harmony export */   anthropicProviderOptions: () => (/* binding */ anthropicProviderOptions),
/* harmony export */   anthropicTools: () => (/* binding */ anthropicTools),
/* harmony export */   getAnthropicLanguageModelEntry: () => (/* binding */ getAnthropicLanguageModelEntry),
/* harmony export */   getModelCapabilities: () => (/* binding */ getAnthropicModelCapabilities),
/* harmony export */   prepareTools: () => (/* binding */ prepareTools),
/* harmony export */   sanitizeJsonSchema: () => (/* binding */ sanitizeJsonSchema),
/* harmony export */   supportsNativeStructuredOutputSchema: () => (/* binding */ supportsNativeStructuredOutputSchema)
/* harmony export */ });
/* harmony import */ var _ai_sdk_provider__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(90583);
/* harmony import */ var _ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(21763);
/* harmony import */ var _ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(11479);
/* harmony import */ var zod_v4__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80737);



//#region src/anthropic-error.ts
const anthropicErrorDataSchema = (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__/* .lazySchema */ .ID)(() => (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__/* .zodSchema */ .C_)(zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
	type: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("error"),
	error: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
		type: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
		message: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
		details: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
			error_code: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullish().catch(void 0),
			unsupported: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()).nullish().catch(void 0)
		}).nullish().catch(void 0)
	})
})));
const anthropicFailedResponseHandler = (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__/* .createJsonErrorResponseHandler */ .sl)({
	errorSchema: anthropicErrorDataSchema,
	errorToMessage: (data) => data.error.message
});
//#endregion
//#region src/files/anthropic-files-api.ts
const anthropicUploadFileResponseSchema = (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__/* .lazySchema */ .ID)(() => (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__/* .zodSchema */ .C_)(zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
	id: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
	type: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("file").nullish(),
	filename: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullish(),
	mime_type: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullish(),
	size_bytes: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().nullish(),
	created_at: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullish(),
	downloadable: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY().nullish(),
	expires_at: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullish()
})));
const anthropicDeleteFileResponseSchema = (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__/* .lazySchema */ .ID)(() => (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__/* .zodSchema */ .C_)(zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
	type: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("file_deleted").nullish(),
	id: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()
})));
//#endregion
//#region src/files/anthropic-files.ts
var AnthropicFiles = class {
	get provider() {
		return this.config.provider;
	}
	constructor(config) {
		this.config = config;
		this.specificationVersion = "v4";
	}
	getFileId(file) {
		const fileId = file.anthropic;
		if (fileId == null || fileId.trim() === "") throw new _ai_sdk_provider__WEBPACK_IMPORTED_MODULE_2__/* .InvalidArgumentError */ .Di({
			argument: "file",
			message: "file reference is missing an 'anthropic' file id."
		});
		return fileId;
	}
	async getHeaders(headers) {
		return (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__/* .combineHeaders */ .m2)(await (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__/* .resolve */ .hd)(this.config.headers), { "anthropic-beta": "files-api-2025-04-14" }, headers);
	}
	async uploadFile({ data, mediaType, filename, abortSignal, headers }) {
		const fileBytes = (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__/* .convertInlineFileDataToUint8Array */ .XQ)(data);
		const blob = new Blob([fileBytes], { type: mediaType });
		const formData = new FormData();
		if (filename != null) formData.append("file", blob, filename);
		else formData.append("file", blob);
		const { value: response } = await (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__/* .postFormDataToApi */ .S)({
			url: `${this.config.baseURL}/files`,
			headers: await this.getHeaders(headers),
			formData,
			failedResponseHandler: anthropicFailedResponseHandler,
			successfulResponseHandler: (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__/* .createJsonResponseHandler */ .cV)(anthropicUploadFileResponseSchema),
			abortSignal,
			fetch: this.config.fetch
		});
		return {
			warnings: [],
			providerReference: { anthropic: response.id },
			mediaType: response.mime_type ?? mediaType,
			filename: response.filename ?? filename,
			byteSize: response.size_bytes ?? void 0,
			createdAt: response.created_at != null ? new Date(response.created_at) : void 0,
			expiresAt: response.expires_at != null ? new Date(response.expires_at) : void 0,
			providerMetadata: { anthropic: this.toFileMetadata(response) }
		};
	}
	async deleteFile({ file, abortSignal, headers }) {
		const fileId = this.getFileId(file);
		const { value: response } = await (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__/* .deleteFromApi */ ._$)({
			url: `${this.config.baseURL}/files/${(0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__/* .encodePathSegment */ .$9)(fileId)}`,
			headers: await this.getHeaders(headers),
			abortSignal,
			fetch: this.config.fetch,
			failedResponseHandler: anthropicFailedResponseHandler,
			successfulResponseHandler: (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__/* .createJsonResponseHandler */ .cV)(anthropicDeleteFileResponseSchema)
		});
		return {
			warnings: [],
			providerReference: { anthropic: response.id },
			deleted: true
		};
	}
	async getFileMetadata({ file, abortSignal, headers }) {
		const fileId = this.getFileId(file);
		const { value: response } = await (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__/* .getFromApi */ .$b)({
			url: `${this.config.baseURL}/files/${(0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__/* .encodePathSegment */ .$9)(fileId)}`,
			headers: await this.getHeaders(headers),
			abortSignal,
			fetch: this.config.fetch,
			failedResponseHandler: anthropicFailedResponseHandler,
			successfulResponseHandler: (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__/* .createJsonResponseHandler */ .cV)(anthropicUploadFileResponseSchema),
			validateUrl: false
		});
		return {
			warnings: [],
			providerReference: { anthropic: response.id },
			filename: response.filename ?? void 0,
			mediaType: response.mime_type ?? void 0,
			byteSize: response.size_bytes ?? void 0,
			createdAt: response.created_at != null ? new Date(response.created_at) : void 0,
			expiresAt: response.expires_at != null ? new Date(response.expires_at) : void 0,
			providerMetadata: { anthropic: this.toFileMetadata(response) }
		};
	}
	toFileMetadata(response) {
		return {
			...response.filename != null ? { filename: response.filename } : {},
			...response.mime_type != null ? { mimeType: response.mime_type } : {},
			...response.size_bytes != null ? { sizeBytes: response.size_bytes } : {},
			...response.created_at != null ? { createdAt: response.created_at } : {},
			...response.downloadable != null ? { downloadable: response.downloadable } : {},
			...response.expires_at != null ? { expiresAt: response.expires_at } : {}
		};
	}
	async downloadFile({ file, abortSignal, headers }) {
		const fileId = this.getFileId(file);
		const { value: content, responseHeaders } = await (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__/* .getFromApi */ .$b)({
			url: `${this.config.baseURL}/files/${(0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__/* .encodePathSegment */ .$9)(fileId)}/content`,
			headers: await this.getHeaders(headers),
			abortSignal,
			fetch: this.config.fetch,
			failedResponseHandler: anthropicFailedResponseHandler,
			successfulResponseHandler: (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__/* .createBinaryStreamResponseHandler */ .JM)(),
			validateUrl: false
		});
		const mediaType = responseHeaders?.["content-type"]?.split(";")[0].trim();
		return {
			warnings: [],
			content,
			...mediaType ? { mediaType } : {}
		};
	}
};
//#endregion
//#region src/anthropic-model-catalog.ts
/**
* Options accepted under `providerOptions.anthropic`. The `satisfies` check
* keeps this list in sync with the option schema.
*/
const anthropicProviderOptions = { language: {
	thread: { description: "Create or continue a short-lived message thread." },
	sendReasoning: { description: "Whether to send reasoning to the model." },
	includePings: { description: "Include transient ping events in streams." },
	structuredOutputMode: { description: "How structured outputs are generated." },
	thinking: { description: "Extended thinking configuration." },
	disableParallelToolUse: { description: "Use at most one tool per response." },
	cacheControl: { description: "Prompt cache control settings." },
	metadata: { description: "Request metadata, such as a user ID." },
	mcpServers: { description: "MCP servers to use in the request." },
	container: { description: "Container and Agent Skills configuration." },
	toolStreaming: { description: "Fine-grained streaming of tool inputs and outputs." },
	effort: { description: "Effort spent on thinking, text, and tool calls." },
	taskBudget: { description: "Advisory token budget for an agentic task." },
	speed: { description: "Fast mode for faster output token speeds." },
	serviceTier: { description: "Service tier for the request." },
	inferenceGeo: { description: "Where model inference runs." },
	fallbacks: { description: "Server-side fallback models." },
	anthropicBeta: { description: "Additional beta features to enable." },
	safeguards: { description: "Server-side safeguards to run." },
	compaction: { description: "On-demand conversation summary." },
	contextManagement: { description: "Server-side context management." }
} };
const legacyClaude = defineRuntime({});
const currentClaude = defineRuntime({
	maxOutputTokens: 128e3,
	nativeStructuredOutput: true,
	adaptiveThinking: true
});
const currentClaudeWithoutSampling = defineRuntime({
	...currentClaude,
	samplingParameters: false,
	xhighEffort: true
});
function defineRuntime(overrides) {
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
		...overrides
	};
}
const runtimeRules = [
	{
		matches: (modelId) => modelId.includes("claude-sonnet-5-5"),
		definition: defineRuntime({
			...currentClaudeWithoutSampling,
			thinkingCanBeDisabledAboveHighEffort: false,
			thinkingCanBeDisabled: false,
			budgetThinking: false,
			forcedToolUse: false,
			betweenToolsThinking: true
		})
	},
	{
		matches: (modelId) => modelId.includes("claude-opus-5-5"),
		definition: defineRuntime({
			...currentClaudeWithoutSampling,
			thinkingCanBeDisabledAboveHighEffort: false,
			thinkingCanBeDisabled: false,
			budgetThinking: false,
			forcedToolUse: false
		})
	},
	{
		matches: (modelId) => modelId.includes("claude-haiku-5-5"),
		definition: defineRuntime({
			...currentClaudeWithoutSampling,
			thinkingCanBeDisabledAboveHighEffort: false,
			budgetThinking: false
		})
	},
	{
		matches: (modelId) => modelId.includes("claude-opus-5"),
		definition: defineRuntime({
			...currentClaudeWithoutSampling,
			thinkingCanBeDisabledAboveHighEffort: false
		})
	},
	{
		matches: (modelId) => modelId.includes("claude-fable-5-2") || modelId.includes("claude-fable-5-1"),
		definition: defineRuntime({
			...currentClaudeWithoutSampling,
			thinkingCanBeDisabled: false,
			budgetThinking: false,
			forcedToolUse: false
		})
	},
	{
		matches: (modelId) => modelId.includes("claude-fable-5"),
		definition: defineRuntime({
			...currentClaudeWithoutSampling,
			thinkingCanBeDisabled: false,
			budgetThinking: false
		})
	},
	{
		matches: (modelId) => modelId.includes("claude-opus-4-8") || modelId.includes("claude-opus-4-7") || modelId.includes("claude-sonnet-5"),
		definition: currentClaudeWithoutSampling
	},
	{
		matches: (modelId) => modelId.includes("claude-sonnet-4-6") || modelId.includes("claude-opus-4-6"),
		definition: currentClaude
	},
	{
		matches: (modelId) => modelId.includes("claude-sonnet-4-5") || modelId.includes("claude-opus-4-5") || modelId.includes("claude-haiku-4-5"),
		definition: defineRuntime({
			maxOutputTokens: 64e3,
			nativeStructuredOutput: true
		})
	},
	{
		matches: (modelId) => modelId.includes("claude-opus-4-1"),
		definition: defineRuntime({
			maxOutputTokens: 32e3,
			nativeStructuredOutput: true
		})
	},
	{
		matches: (modelId) => /claude-sonnet-4(?:-|@)/.test(modelId),
		definition: defineRuntime({ maxOutputTokens: 64e3 })
	},
	{
		matches: (modelId) => /claude-opus-4(?:-|@)/.test(modelId),
		definition: defineRuntime({ maxOutputTokens: 32e3 })
	},
	{
		matches: (modelId) => modelId.includes("claude-3-haiku"),
		definition: legacyClaude
	},
	{
		matches: (modelId) => /claude-(?:instant(?:-|$)|v?2(?=$|[-.:])|3(?=$|[-.]))/.test(modelId),
		definition: defineRuntime({ knownModel: false })
	}
];
const anthropicModelCatalog = Object.fromEntries(Object.entries({
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
}).filter(([, definition]) => definition != null).map(([modelId, capabilities]) => [modelId, createAnthropicLanguageModelEntry(modelId, capabilities)]));
function getAnthropicLanguageModelEntry(modelId) {
	return Object.prototype.hasOwnProperty.call(anthropicModelCatalog, modelId) ? anthropicModelCatalog[modelId] : createAnthropicLanguageModelEntry(modelId);
}
function createAnthropicLanguageModelEntry(modelId, documented) {
	const runtime = resolveRuntimeDefinition(modelId);
	const declared = documented != null;
	const samplingSupport = runtime.samplingParameters ? true : { condition: "Only supported when thinking is disabled." };
	const reasoningSupport = runtime.adaptiveThinking || runtime.budgetThinking;
	return {
		capabilities: { language: {
			inputs: {
				image: declared ? true : "unknown",
				audio: declared ? false : "unknown"
			},
			objectGeneration: declared ? true : "unknown",
			tools: {
				usage: declared ? true : "unknown",
				streaming: declared ? true : "unknown",
				forcedChoice: runtime.forcedToolUse,
				computerUse: declared ? true : "unknown",
				webSearch: declared ? true : "unknown",
				toolSearch: documented?.toolSearch ?? "unknown"
			},
			reasoning: {
				support: reasoningSupport,
				efforts: runtime.xhighEffort ? [
					"low",
					"medium",
					"high",
					"xhigh",
					"max"
				] : void 0,
				adaptive: runtime.adaptiveThinking,
				budget: runtime.budgetThinking,
				canDisable: runtime.thinkingCanBeDisabled,
				canDisableAboveHighEffort: runtime.thinkingCanBeDisabledAboveHighEffort,
				supportsXhighEffort: runtime.xhighEffort,
				betweenTools: runtime.betweenToolsThinking
			},
			sampling: {
				temperature: samplingSupport,
				topP: samplingSupport,
				topK: samplingSupport,
				logprobs: false
			},
			structuredOutput: { native: runtime.nativeStructuredOutput },
			compaction: documented?.compaction ?? "unknown"
		} },
		providerOptions: { language: declareProviderOptions(anthropicProviderOptions.language, declared ? true : "unknown", {
			includePings: true,
			thinking: reasoningSupport,
			effort: documented?.effort ?? "unknown",
			speed: declared ? modelId === "claude-opus-4-6" : "unknown",
			taskBudget: modelId === "claude-opus-4-7" ? true : "unknown"
		}) },
		requestConfig: { language: {
			maxOutputTokens: runtime.maxOutputTokens,
			knownModel: runtime.knownModel
		} }
	};
}
/** Applies one default support value to every option, except the listed ones. */
function declareProviderOptions(definitions, support, exceptions) {
	return Object.fromEntries(Object.keys(definitions).map((option) => [option, exceptions[option] ?? support]));
}
function resolveRuntimeDefinition(modelId) {
	const rule = runtimeRules.find((rule) => rule.matches(modelId));
	if (rule != null) return rule.definition;
	return modelId.includes("claude-") ? defineRuntime({
		...currentClaudeWithoutSampling,
		thinkingCanBeDisabledAboveHighEffort: false,
		knownModel: false
	}) : defineRuntime({ knownModel: false });
}
/** Compatibility projection for the provider's existing request preparation. */
function getAnthropicModelCapabilities(modelId) {
	const { capabilities: { language }, requestConfig: { language: requestConfig } } = getAnthropicLanguageModelEntry(modelId);
	return {
		maxOutputTokens: requestConfig.maxOutputTokens,
		supportsStructuredOutput: language.structuredOutput.native,
		supportsAdaptiveThinking: language.reasoning.adaptive,
		rejectsSamplingParameters: language.sampling.temperature !== true,
		supportsXhighEffort: language.reasoning.supportsXhighEffort,
		rejectsThinkingDisabledAboveHighEffort: !language.reasoning.canDisableAboveHighEffort,
		rejectsThinkingDisabled: !language.reasoning.canDisable,
		rejectsBudgetThinking: !language.reasoning.budget,
		rejectsForcedToolUse: !language.tools.forcedChoice,
		supportsBetweenToolsThinking: language.reasoning.betweenTools,
		isKnownModel: requestConfig.knownModel
	};
}
//#endregion
//#region src/map-anthropic-citation.ts
function mapAnthropicCitation(citation, documents) {
	if (citation.type === "web_search_result_location" || citation.type === "search_result_location") {
		const url = citation.type === "web_search_result_location" ? citation.url : citation.source;
		return {
			source: {
				type: "source",
				sourceType: "url",
				id: url,
				url,
				title: citation.title ?? void 0,
				providerMetadata: { anthropic: { ...citation } }
			},
			citedText: citation.cited_text
		};
	}
	const document = documents[citation.document_index];
	return {
		source: {
			type: "source",
			sourceType: "document",
			id: citation.file_id ?? String(citation.document_index),
			mediaType: document?.mediaType ?? "text/plain",
			title: citation.document_title ?? document?.title ?? `Document ${citation.document_index}`,
			filename: document?.filename,
			providerMetadata: { anthropic: { ...citation } }
		},
		citedText: citation.cited_text
	};
}
//#endregion
//#region src/anthropic-api.ts
const anthropicFallbackContentSchema = () => zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
	type: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("fallback"),
	from: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ model: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP() }),
	to: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ model: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP() })
});
const anthropicFallbackContentSchemaValidator = (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__/* .lazySchema */ .ID)(() => (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__/* .zodSchema */ .C_)(anthropicFallbackContentSchema()));
const anthropicStopDetailsSchema = () => zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
	type: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
	category: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullish(),
	explanation: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullish(),
	recommended_model: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullish()
});
const anthropicSafeguardResultSchema = () => zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
	type: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
	status: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
		type: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
		tool_uses: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P(zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
			type: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
			outcome: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullish(),
			explanation: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullish()
		})).nullish()
	})
});
const anthropicToolCallCallerSchema = () => zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .union */ .KCZ([
	zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
		type: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("code_execution_20250825"),
		tool_id: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()
	}),
	zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
		type: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("code_execution_20260120"),
		tool_id: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()
	}),
	zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ type: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("direct") })
]);
const anthropicCitationSchema = () => zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .discriminatedUnion */ .gMt("type", [
	zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
		type: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("web_search_result_location"),
		cited_text: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
		url: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
		title: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullable(),
		encrypted_index: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()
	}),
	zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
		type: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("page_location"),
		cited_text: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
		document_index: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(),
		document_title: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullable(),
		start_page_number: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(),
		end_page_number: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(),
		file_id: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullish()
	}),
	zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
		type: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("char_location"),
		cited_text: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
		document_index: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(),
		document_title: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullable(),
		start_char_index: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(),
		end_char_index: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(),
		file_id: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullish()
	}),
	zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
		type: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("content_block_location"),
		cited_text: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
		document_index: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(),
		document_title: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullable(),
		start_block_index: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(),
		end_block_index: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(),
		file_id: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullable()
	}),
	zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
		type: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("search_result_location"),
		cited_text: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
		search_result_index: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(),
		source: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
		title: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullable(),
		start_block_index: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(),
		end_block_index: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig()
	})
]);
const anthropicMcpToolResultContentSchema = () => zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .union */ .KCZ([zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .union */ .KCZ([zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
	type: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("text"),
	text: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
	citations: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .json */ .Pq9()).nullable().optional()
})]))]);
const anthropicInputTransformationSchema = () => zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
	type: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
	path: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
	reason: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()
});
const anthropicResponseSchema = (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__/* .lazySchema */ .ID)(() => (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__/* .zodSchema */ .C_)(zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
	type: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("message"),
	id: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullish(),
	model: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullish(),
	content: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .discriminatedUnion */ .gMt("type", [
		zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
			type: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("text"),
			text: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
			citations: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(anthropicCitationSchema()).nullable().optional()
		}),
		zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
			type: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("thinking"),
			thinking: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
			signature: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()
		}),
		zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
			type: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("redacted_thinking"),
			data: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()
		}),
		zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
			type: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("compaction"),
			content: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullish(),
			signature: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullish()
		}),
		zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
			type: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("tool_use"),
			id: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
			name: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
			input: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .unknown */ .L5J(),
			caller: anthropicToolCallCallerSchema().optional(),
			toolset_name: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullish()
		}),
		zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
			type: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("server_tool_use"),
			id: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
			name: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
			input: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P(zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .unknown */ .L5J()).nullish(),
			caller: anthropicToolCallCallerSchema().optional()
		}),
		zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
			type: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("mcp_tool_use"),
			id: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
			name: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
			input: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .unknown */ .L5J(),
			server_name: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()
		}),
		zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
			type: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("mcp_tool_result"),
			tool_use_id: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
			is_error: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY(),
			content: anthropicMcpToolResultContentSchema()
		}),
		zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
			type: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("web_fetch_tool_result"),
			tool_use_id: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
			caller: anthropicToolCallCallerSchema().optional(),
			content: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .union */ .KCZ([zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
				type: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("web_fetch_result"),
				url: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
				retrieved_at: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullable(),
				content: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
					type: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("document"),
					title: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullable(),
					citations: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ enabled: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY() }).optional(),
					source: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .union */ .KCZ([zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
						type: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("base64"),
						media_type: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("application/pdf"),
						data: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()
					}), zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
						type: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("text"),
						media_type: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("text/plain"),
						data: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()
					})])
				})
			}), zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
				type: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("web_fetch_tool_result_error"),
				error_code: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()
			})])
		}),
		zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
			type: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("web_search_tool_result"),
			tool_use_id: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
			caller: anthropicToolCallCallerSchema().optional(),
			content: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .union */ .KCZ([zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
				type: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("web_search_result"),
				url: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
				title: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullable(),
				encrypted_content: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
				page_age: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullish()
			})), zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
				type: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("web_search_tool_result_error"),
				error_code: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()
			})])
		}),
		zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
			type: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("code_execution_tool_result"),
			tool_use_id: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
			content: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .union */ .KCZ([
				zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
					type: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("code_execution_result"),
					stdout: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
					stderr: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
					return_code: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(),
					content: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
						type: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("code_execution_output"),
						file_id: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()
					})).optional().default([])
				}),
				zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
					type: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("encrypted_code_execution_result"),
					encrypted_stdout: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
					stderr: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
					return_code: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(),
					content: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
						type: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("code_execution_output"),
						file_id: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()
					})).optional().default([])
				}),
				zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
					type: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("code_execution_tool_result_error"),
					error_code: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()
				})
			])
		}),
		zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
			type: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("bash_code_execution_tool_result"),
			tool_use_id: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
			content: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .discriminatedUnion */ .gMt("type", [zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
				type: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("bash_code_execution_result"),
				content: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
					type: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("bash_code_execution_output"),
					file_id: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()
				})),
				stdout: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
				stderr: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
				return_code: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig()
			}), zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
				type: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("bash_code_execution_tool_result_error"),
				error_code: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()
			})])
		}),
		zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
			type: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("text_editor_code_execution_tool_result"),
			tool_use_id: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
			content: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .discriminatedUnion */ .gMt("type", [
				zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
					type: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("text_editor_code_execution_tool_result_error"),
					error_code: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()
				}),
				zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
					type: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("text_editor_code_execution_view_result"),
					content: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
					file_type: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
					num_lines: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().nullable(),
					start_line: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().nullable(),
					total_lines: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().nullable()
				}),
				zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
					type: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("text_editor_code_execution_create_result"),
					is_file_update: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY()
				}),
				zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
					type: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("text_editor_code_execution_str_replace_result"),
					lines: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()).nullable(),
					new_lines: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().nullable(),
					new_start: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().nullable(),
					old_lines: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().nullable(),
					old_start: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().nullable()
				})
			])
		}),
		zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
			type: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("tool_search_tool_result"),
			tool_use_id: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
			content: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .union */ .KCZ([zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
				type: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("tool_search_tool_search_result"),
				tool_references: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
					type: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("tool_reference"),
					tool_name: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()
				}))
			}), zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
				type: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("tool_search_tool_result_error"),
				error_code: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()
			})])
		}),
		zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
			type: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("container_upload"),
			file_id: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()
		}),
		zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
			type: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("advisor_tool_result"),
			tool_use_id: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
			content: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .discriminatedUnion */ .gMt("type", [
				zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
					type: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("advisor_result"),
					text: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
					stop_reason: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullish()
				}),
				zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
					type: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("advisor_redacted_result"),
					encrypted_content: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
					stop_reason: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullish()
				}),
				zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
					type: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("advisor_tool_result_error"),
					error_code: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()
				})
			])
		}),
		anthropicFallbackContentSchema()
	])),
	stop_reason: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullish(),
	stop_sequence: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullish(),
	service_tier: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullish(),
	stop_details: anthropicStopDetailsSchema().nullish(),
	input_transformations: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(anthropicInputTransformationSchema()).nullish(),
	safeguard_results: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(anthropicSafeguardResultSchema()).nullish(),
	usage: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
		service_tier: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullish(),
		input_tokens: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(),
		output_tokens: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(),
		output_tokens_details: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ thinking_tokens: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().nullish() }).nullish(),
		cache_creation_input_tokens: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().nullish(),
		cache_read_input_tokens: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().nullish(),
		iterations: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
			type: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .union */ .KCZ([
				zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("compaction"),
				zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("message"),
				zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("advisor_message"),
				zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("fallback_message")
			]),
			model: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullish(),
			input_tokens: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(),
			output_tokens: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(),
			cache_creation_input_tokens: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().nullish(),
			cache_read_input_tokens: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().nullish()
		})).nullish()
	}),
	container: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
		expires_at: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
		id: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
		skills: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
			type: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .union */ .KCZ([zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("anthropic"), zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("custom")]),
			skill_id: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
			version: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()
		})).nullish()
	}).nullish(),
	context_management: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ applied_edits: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .union */ .KCZ([
		zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
			type: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("clear_tool_uses_20250919"),
			cleared_tool_uses: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(),
			cleared_input_tokens: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig()
		}),
		zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
			type: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("clear_thinking_20251015"),
			cleared_thinking_turns: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(),
			cleared_input_tokens: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig()
		}),
		zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ type: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("compact_20260112") })
	])) }).nullish()
})));
const anthropicChunkSchema = (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__/* .lazySchema */ .ID)(() => (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__/* .zodSchema */ .C_)(zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .discriminatedUnion */ .gMt("type", [
	zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
		type: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("message_start"),
		message: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
			id: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullish(),
			model: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullish(),
			role: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullish(),
			service_tier: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullish(),
			usage: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
				service_tier: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullish(),
				input_tokens: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(),
				cache_creation_input_tokens: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().nullish(),
				cache_read_input_tokens: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().nullish()
			}),
			content: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .discriminatedUnion */ .gMt("type", [zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
				type: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("tool_use"),
				id: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
				name: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
				input: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .unknown */ .L5J(),
				caller: anthropicToolCallCallerSchema().optional(),
				toolset_name: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullish()
			})])).nullish(),
			stop_reason: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullish(),
			input_transformations: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(anthropicInputTransformationSchema()).nullish(),
			container: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
				expires_at: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
				id: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()
			}).nullish()
		})
	}),
	zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
		type: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("content_block_start"),
		index: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(),
		content_block: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .discriminatedUnion */ .gMt("type", [
			zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
				type: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("text"),
				text: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()
			}),
			zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
				type: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("thinking"),
				thinking: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()
			}),
			zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
				type: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("tool_use"),
				id: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
				name: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
				input: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P(zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .unknown */ .L5J()).optional(),
				caller: anthropicToolCallCallerSchema().optional(),
				toolset_name: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullish()
			}),
			zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
				type: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("redacted_thinking"),
				data: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()
			}),
			zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
				type: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("compaction"),
				content: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullish(),
				signature: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullish()
			}),
			zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
				type: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("server_tool_use"),
				id: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
				name: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
				input: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P(zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .unknown */ .L5J()).nullish(),
				caller: anthropicToolCallCallerSchema().optional()
			}),
			zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
				type: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("mcp_tool_use"),
				id: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
				name: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
				input: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .unknown */ .L5J(),
				server_name: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()
			}),
			zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
				type: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("mcp_tool_result"),
				tool_use_id: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
				is_error: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY(),
				content: anthropicMcpToolResultContentSchema()
			}),
			zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
				type: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("web_fetch_tool_result"),
				tool_use_id: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
				caller: anthropicToolCallCallerSchema().optional(),
				content: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .union */ .KCZ([zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
					type: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("web_fetch_result"),
					url: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
					retrieved_at: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullable(),
					content: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
						type: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("document"),
						title: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullable(),
						citations: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ enabled: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY() }).optional(),
						source: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .union */ .KCZ([zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
							type: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("base64"),
							media_type: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("application/pdf"),
							data: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()
						}), zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
							type: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("text"),
							media_type: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("text/plain"),
							data: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()
						})])
					})
				}), zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
					type: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("web_fetch_tool_result_error"),
					error_code: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()
				})])
			}),
			zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
				type: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("web_search_tool_result"),
				tool_use_id: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
				caller: anthropicToolCallCallerSchema().optional(),
				content: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .union */ .KCZ([zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
					type: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("web_search_result"),
					url: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
					title: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullable(),
					encrypted_content: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
					page_age: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullish()
				})), zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
					type: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("web_search_tool_result_error"),
					error_code: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()
				})])
			}),
			zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
				type: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("code_execution_tool_result"),
				tool_use_id: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
				content: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .union */ .KCZ([
					zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
						type: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("code_execution_result"),
						stdout: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
						stderr: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
						return_code: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(),
						content: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
							type: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("code_execution_output"),
							file_id: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()
						})).optional().default([])
					}),
					zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
						type: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("encrypted_code_execution_result"),
						encrypted_stdout: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
						stderr: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
						return_code: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(),
						content: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
							type: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("code_execution_output"),
							file_id: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()
						})).optional().default([])
					}),
					zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
						type: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("code_execution_tool_result_error"),
						error_code: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()
					})
				])
			}),
			zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
				type: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("bash_code_execution_tool_result"),
				tool_use_id: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
				content: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .discriminatedUnion */ .gMt("type", [zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
					type: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("bash_code_execution_result"),
					content: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
						type: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("bash_code_execution_output"),
						file_id: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()
					})),
					stdout: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
					stderr: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
					return_code: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig()
				}), zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
					type: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("bash_code_execution_tool_result_error"),
					error_code: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()
				})])
			}),
			zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
				type: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("text_editor_code_execution_tool_result"),
				tool_use_id: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
				content: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .discriminatedUnion */ .gMt("type", [
					zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
						type: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("text_editor_code_execution_tool_result_error"),
						error_code: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()
					}),
					zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
						type: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("text_editor_code_execution_view_result"),
						content: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
						file_type: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
						num_lines: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().nullable(),
						start_line: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().nullable(),
						total_lines: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().nullable()
					}),
					zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
						type: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("text_editor_code_execution_create_result"),
						is_file_update: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY()
					}),
					zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
						type: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("text_editor_code_execution_str_replace_result"),
						lines: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()).nullable(),
						new_lines: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().nullable(),
						new_start: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().nullable(),
						old_lines: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().nullable(),
						old_start: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().nullable()
					})
				])
			}),
			zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
				type: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("tool_search_tool_result"),
				tool_use_id: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
				content: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .union */ .KCZ([zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
					type: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("tool_search_tool_search_result"),
					tool_references: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
						type: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("tool_reference"),
						tool_name: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()
					}))
				}), zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
					type: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("tool_search_tool_result_error"),
					error_code: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()
				})])
			}),
			zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
				type: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("advisor_tool_result"),
				tool_use_id: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
				content: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .discriminatedUnion */ .gMt("type", [
					zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
						type: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("advisor_result"),
						text: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
						stop_reason: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullish()
					}),
					zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
						type: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("advisor_redacted_result"),
						encrypted_content: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
						stop_reason: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullish()
					}),
					zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
						type: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("advisor_tool_result_error"),
						error_code: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()
					})
				])
			}),
			anthropicFallbackContentSchema()
		])
	}),
	zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
		type: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("content_block_delta"),
		index: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(),
		delta: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .discriminatedUnion */ .gMt("type", [
			zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
				type: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("input_json_delta"),
				partial_json: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()
			}),
			zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
				type: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("text_delta"),
				text: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()
			}),
			zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
				type: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("thinking_delta"),
				thinking: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()
			}),
			zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
				type: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("signature_delta"),
				signature: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()
			}),
			zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
				type: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("compaction_delta"),
				content: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullish()
			}),
			zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
				type: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("citations_delta"),
				citation: anthropicCitationSchema()
			})
		])
	}),
	zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
		type: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("content_block_stop"),
		index: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig()
	}),
	zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
		type: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("error"),
		error: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
			type: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
			message: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
			code: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .union */ .KCZ([zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig()]).nullish(),
			statusCode: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().nullish(),
			isRetryable: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY().nullish(),
			data: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .unknown */ .L5J().nullish()
		})
	}),
	zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
		type: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("message_delta"),
		delta: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
			stop_reason: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullish(),
			stop_sequence: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullish(),
			stop_details: anthropicStopDetailsSchema().nullish(),
			safeguard_results: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(anthropicSafeguardResultSchema()).nullish(),
			container: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
				expires_at: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
				id: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
				skills: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
					type: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .union */ .KCZ([zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("anthropic"), zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("custom")]),
					skill_id: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
					version: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()
				})).nullish()
			}).nullish()
		}),
		usage: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
			service_tier: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullish(),
			input_tokens: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().nullish(),
			output_tokens: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(),
			output_tokens_details: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ thinking_tokens: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().nullish() }).nullish(),
			cache_creation_input_tokens: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().nullish(),
			cache_read_input_tokens: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().nullish(),
			iterations: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
				type: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .union */ .KCZ([
					zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("compaction"),
					zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("message"),
					zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("advisor_message"),
					zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("fallback_message")
				]),
				model: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullish(),
				input_tokens: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(),
				output_tokens: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(),
				cache_creation_input_tokens: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().nullish(),
				cache_read_input_tokens: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().nullish()
			})).nullish()
		}),
		input_transformations: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(anthropicInputTransformationSchema()).nullish(),
		context_management: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ applied_edits: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .union */ .KCZ([
			zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
				type: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("clear_tool_uses_20250919"),
				cleared_tool_uses: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(),
				cleared_input_tokens: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig()
			}),
			zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
				type: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("clear_thinking_20251015"),
				cleared_thinking_turns: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(),
				cleared_input_tokens: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig()
			}),
			zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ type: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("compact_20260112") })
		])) }).nullish()
	}),
	zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ type: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("message_stop") }),
	zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ type: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("ping") })
])));
const anthropicReasoningMetadataSchema = (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__/* .lazySchema */ .ID)(() => (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__/* .zodSchema */ .C_)(zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
	signature: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional(),
	redactedData: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional()
})));
//#endregion
//#region src/anthropic-language-model-options.ts
/**
* Anthropic file part provider options for document-specific features.
* These options apply to individual file parts (documents).
*/
const anthropicFilePartProviderOptions = (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__/* .lazySchema */ .ID)(() => (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__/* .zodSchema */ .C_)(zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
	/**
	* Upload this file into the code execution container instead of sending it as
	* a normal document or image content block.
	*/
	containerUpload: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY().optional(),
	/**
	* Citation configuration for this document.
	* When enabled, this document will generate citations in the response.
	*/
	citations: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ 
	/**
	* Enable citations for this document
	*/
enabled: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY() }).optional(),
	/**
	* Custom title for the document.
	* If not provided, the filename will be used.
	*/
	title: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional(),
	/**
	* Context about the document that will be passed to the model
	* but not used towards cited content.
	* Useful for storing document metadata as text or stringified JSON.
	*/
	context: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional()
})));
/**
* Anthropic provider options for system messages.
*/
const anthropicSystemMessageProviderOptions = (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__/* .lazySchema */ .ID)(() => (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__/* .zodSchema */ .C_)(zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
	/**
	* Controls when an ephemeral mid-conversation system message is cleared.
	*
	* Only supported on system messages that appear mid-conversation.
	* The required `mid-conversation-system-clear-at-2026-08-21` beta is
	* added automatically.
	*/
	clearAt: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("next_user_message").optional(),
	/**
	* Sets the model effort from the next user turn until a later message
	* changes it. An effort-only system message with empty content can appear
	* first. The required `mid-conversation-output-config-2026-07-01` beta is
	* added automatically.
	*/
	effort: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n([
		"low",
		"medium",
		"high",
		"xhigh",
		"max"
	]).optional(),
	/**
	* Mid-conversation tool changes. Adds or removes tools from the
	* conversation's tool set between turns without invalidating the prompt
	* cache.
	*
	* Only supported on system messages that appear mid-conversation (not the
	* initial system prompt). A system message carrying tool changes must come
	* right before an assistant message or at the end of the messages.
	*
	* A `tool_addition` either references a tool by `toolName` or defines it
	* by value with `tool`:
	* - By reference: the tool must be declared in the `tools` option
	*   (typically with `deferLoading: true` so it is not loaded until the
	*   addition surfaces it). The required
	*   `mid-conversation-tool-changes-2026-07-01` beta is added
	*   automatically.
	* - By value: `tool` is a function or provider tool, in the same shape as
	*   an entry of the `tools` option. The tool does not need to be declared
	*   in `tools`, and defining a tool under an existing name replaces it
	*   from that point on. The required `inline-tools-2026-09-15` beta is
	*   added automatically.
	*
	* A `tool_removal` always references the tool by `toolName`.
	*/
	toolChanges: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .union */ .KCZ([
		zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
			type: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("tool_addition"),
			toolName: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()
		}),
		zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
			type: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("tool_addition"),
			tool: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .union */ .KCZ([zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
				type: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("function"),
				name: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
				inputSchema: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P(zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .unknown */ .L5J())
			}), zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
				type: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("provider"),
				id: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
				name: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
				args: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P(zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .unknown */ .L5J())
			})])
		}),
		zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
			type: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("tool_removal"),
			toolName: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()
		})
	])).optional()
})));
const anthropicLanguageModelOptions = (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__/* .lazySchema */ .ID)(() => (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__/* .zodSchema */ .C_)(zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
	/**
	* Create or continue a short-lived server-side message thread.
	* On continuation, messages must contain only new messages. Keep the full
	* conversation locally so it can be replayed when the thread expires.
	*/
	thread: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .discriminatedUnion */ .gMt("type", [zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ type: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("create") }), zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
		type: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("continue"),
		previousMessageId: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().min(1)
	})]).optional(),
	/**
	* Whether to send reasoning to the model.
	*
	* This allows you to deactivate reasoning inputs for models that do not support them.
	*/
	sendReasoning: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY().optional(),
	/**
	* Determines how structured outputs are generated.
	*
	* - `outputFormat`: Use the `output_config.format` parameter to specify the structured output format.
	* - `jsonTool`: Use a special 'json' tool to specify the structured output format.
	* - `auto`: Use 'outputFormat' when supported, otherwise use 'jsonTool' (default).
	*/
	structuredOutputMode: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n([
		"outputFormat",
		"jsonTool",
		"auto"
	]).optional(),
	/** Emit typed streaming heartbeat parts. Disabled by default. */
	includePings: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY().optional(),
	/**
	* Configuration for enabling Claude's extended thinking.
	*
	* When enabled, responses include thinking content blocks showing Claude's thinking process before the final answer.
	* Requires a minimum budget of 1,024 tokens and counts towards the `max_tokens` limit.
	*
	* Models that always use adaptive thinking (e.g. `claude-opus-5-5`,
	* `claude-fable-5-1`) reject `enabled` and `disabled`. For those models the
	* provider drops the unsupported setting, emits a warning, and sends an
	* adaptive thinking request. Use `effort` to control how much they think.
	*
	* `claude-sonnet-5-5` supports `between_tools`, its lowest thinking setting,
	* and the provider uses it in place of `disabled` for that model.
	*/
	thinking: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .union */ .KCZ([zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .discriminatedUnion */ .gMt("type", [
		zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
			/** for Sonnet 4.6, Opus 4.6, and newer models */
			type: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("adaptive"),
			/**
			* Controls whether thinking content is included in the response.
			* - `"omitted"`: Thinking blocks are present but text is empty (default for Opus 4.7+).
			* - `"summarized"`: Thinking content is returned.
			* - `"updates"`: Thinking updates are returned between tool calls.
			*/
			display: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n([
				"omitted",
				"summarized",
				"updates"
			]).optional(),
			/**
			* Controls how thinking blocks are bound to an existing thinking
			* prefix. Requires the `thinking-binding-controls-2026-08-01` beta.
			*/
			blockBinding: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ prefixMismatchBehavior: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(["error", "drop_block"]) }).optional()
		}),
		zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
			/** for models before Opus 4.6, except Sonnet 4.6 still supports it */
			type: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("enabled"),
			budgetTokens: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().optional()
		}),
		zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ type: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("disabled") }),
		zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ 
		/**
		* for `claude-sonnet-5-5`: no upfront thinking, but progress notes
		* between tool calls are returned as summarized thinking blocks.
		* Only supported at `low`, `medium`, and `high` effort.
		*/
type: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("between_tools") })
	]), zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
		type: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .never */ .ZmZ().optional(),
		blockBinding: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ prefixMismatchBehavior: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(["error", "drop_block"]) })
	})]).optional(),
	/**
	* Whether to disable parallel function calling during tool use. Default is false.
	* When set to true, Claude will use at most one tool per response.
	*/
	disableParallelToolUse: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY().optional(),
	/**
	* Cache control settings for this message.
	* See https://docs.anthropic.com/en/docs/build-with-claude/prompt-caching
	*/
	cacheControl: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
		type: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("ephemeral"),
		ttl: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .union */ .KCZ([zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("5m"), zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("1h")]).optional()
	}).optional(),
	/**
	* Metadata to include with the request.
	*
	* See https://platform.claude.com/docs/en/api/messages/create for details.
	*/
	metadata: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ 
	/**
	* An external identifier for the user associated with the request.
	*
	* Should be a UUID, hash value, or other opaque identifier.
	* Must not contain PII (name, email, phone number, etc.).
	*/
userId: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional() }).optional(),
	/**
	* MCP servers to be utilized in this request.
	*/
	mcpServers: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
		type: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("url"),
		name: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
		url: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
		authorizationToken: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullish(),
		toolConfiguration: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
			enabled: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY().nullish(),
			allowedTools: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()).nullish()
		}).nullish()
	})).optional(),
	/**
	* Agent Skills configuration. Skills enable Claude to perform specialized tasks
	* like document processing (PPTX, DOCX, PDF, XLSX) and data analysis.
	* Requires code execution tool to be enabled.
	*/
	container: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
		id: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional(),
		skills: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .discriminatedUnion */ .gMt("type", [zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
			type: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("anthropic"),
			skillId: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
			version: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional()
		}), zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
			type: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("custom"),
			providerReference: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P(zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()),
			version: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional()
		})])).optional()
	}).optional(),
	/**
	* Whether to enable fine-grained (eager) streaming of tool call inputs
	* and structured outputs for every function tool in the request. When
	* true (the default), each function tool receives a default of
	* `eager_input_streaming: true` unless it explicitly sets
	* `providerOptions.anthropic.eagerInputStreaming`.
	*
	* @default true
	*/
	toolStreaming: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY().optional(),
	/**
	* Controls how much effort the model spends on thinking, text responses,
	* and tool calls. On models that always use adaptive thinking
	* (e.g. `claude-opus-5-5`), effort is the main lever for latency and cost.
	*
	* The API default is `high` for most models and `medium` for `claude-opus-5-5`.
	*/
	effort: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n([
		"low",
		"medium",
		"high",
		"xhigh",
		"max"
	]).optional(),
	/**
	* Task budget for agentic turns. Informs the model of the total token budget
	* available for the current task, allowing it to prioritize work and wind down
	* gracefully as the budget is consumed.
	*
	* Advisory only — does not enforce a hard token limit.
	*/
	taskBudget: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
		type: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("tokens"),
		total: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().int().min(2e4),
		remaining: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().int().min(0).optional()
	}).optional(),
	/**
	* Enable fast mode for faster inference (2.5x faster output token speeds).
	* Only supported with claude-opus-4-6.
	*/
	speed: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(["fast", "standard"]).optional(),
	/**
	* Request admission tier. Anthropic accepts `auto` and `standard_only`;
	* MiniMax accepts `standard` and `priority`. Values for another known
	* provider are omitted with an unsupported-setting warning.
	*/
	serviceTier: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n([
		"auto",
		"standard_only",
		"standard",
		"priority"
	]).optional(),
	/**
	* Controls where model inference runs for this request.
	*
	* - `"global"`: Inference may run in any available geography (default).
	* - `"us"`: Inference runs only in US-based infrastructure.
	*
	* See https://platform.claude.com/docs/en/build-with-claude/data-residency
	*/
	inferenceGeo: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(["us", "global"]).optional(),
	/**
	* Server-side fallback configuration.
	*
	* When the primary model's safety classifiers block a turn, the API
	* automatically retries it server-side on a fallback model. A
	* `content-filter` finish reason means the fallback(s) refused as well.
	*
	* - `'default'` (recommended): the API routes the retry to Anthropic's
	*   recommended fallback model based on the refusal category. Requires the
	*   `server-side-fallback-2026-07-01` beta, which is added automatically.
	* - Array form: an explicit fallback chain. Each entry is merged into the
	*   request as a direct request to that entry's model, so it must be
	*   formatted accordingly: `model` is required, and an entry may
	*   additionally override `max_tokens`, `thinking`, `output_config`, and
	*   `speed` for that attempt only (`speed` additionally requires the speed
	*   beta). The value is passed through to the API as-is, and the
	*   `server-side-fallback-2026-06-01` beta is added automatically.
	*/
	fallbacks: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .union */ .KCZ([zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("default"), zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
		model: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
		max_tokens: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().int().optional(),
		thinking: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P(zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .unknown */ .L5J()).optional(),
		output_config: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P(zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .unknown */ .L5J()).optional(),
		speed: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(["fast", "standard"]).optional()
	}))]).optional(),
	/**
	* A set of beta features to enable.
	* Allow a provider to receive the full `betas` set if it needs it.
	*/
	anthropicBeta: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()).optional(),
	/**
	* Server-side safeguards to run as part of the request.
	*
	* `dangerous_tool_use` asks the API to classify every `tool_use` block in
	* the response for dangerous actions (the check Claude Code's auto mode
	* relies on). The per-call verdicts are returned in
	* `providerMetadata.anthropic.safeguardResults`, keyed by tool call id.
	* `classifierContext` is passed through to the API as `classifier_context`.
	* The `dangerous-tool-use-2026-09-03` beta is added automatically.
	*/
	safeguards: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
		type: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("dangerous_tool_use"),
		classifierContext: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P(zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .unknown */ .L5J()).optional()
	})).optional(),
	/**
	* Requests an on-demand summary of the supplied conversation.
	*
	* The required `compact-2026-09-04` beta is added automatically.
	* Cannot be combined with `contextManagement`.
	*/
	compaction: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
		type: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("summarize"),
		instructions: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional()
	}).optional(),
	contextManagement: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ edits: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .discriminatedUnion */ .gMt("type", [
		zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
			type: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("clear_tool_uses_20250919"),
			trigger: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .discriminatedUnion */ .gMt("type", [zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
				type: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("input_tokens"),
				value: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig()
			}), zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
				type: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("tool_uses"),
				value: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig()
			})]).optional(),
			keep: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
				type: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("tool_uses"),
				value: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig()
			}).optional(),
			clearAtLeast: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
				type: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("input_tokens"),
				value: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig()
			}).optional(),
			clearToolInputs: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY().optional(),
			excludeTools: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()).optional()
		}),
		zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
			type: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("clear_thinking_20251015"),
			keep: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .union */ .KCZ([zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("all"), zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
				type: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("thinking_turns"),
				value: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig()
			})]).optional()
		}),
		zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
			type: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("compact_20260112"),
			trigger: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
				type: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("input_tokens"),
				value: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig()
			}).optional(),
			pauseAfterCompaction: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY().optional(),
			instructions: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional()
		})
	])) }).optional()
})));
//#endregion
//#region src/get-cache-control.ts
const MAX_CACHE_BREAKPOINTS = 4;
function getCacheControl(providerMetadata, providerOptionsName) {
	const custom = providerMetadata?.[providerOptionsName];
	const anthropic = providerMetadata?.anthropic;
	return custom?.cacheControl ?? custom?.cache_control ?? anthropic?.cacheControl ?? anthropic?.cache_control;
}
var CacheControlValidator = class {
	constructor(providerOptionsName = "anthropic", initialBreakpointCount = 0) {
		this.providerOptionsName = providerOptionsName;
		this.breakpointCount = 0;
		this.warnings = [];
		this.breakpointCount = initialBreakpointCount;
	}
	getCacheControl(providerMetadata, context) {
		const cacheControlValue = getCacheControl(providerMetadata, this.providerOptionsName);
		if (!cacheControlValue) return;
		if (!context.canCache) {
			this.warnings.push({
				type: "unsupported",
				feature: "cache_control on non-cacheable context",
				details: `cache_control cannot be set on ${context.type}. It will be ignored.`
			});
			return;
		}
		this.breakpointCount++;
		if (this.breakpointCount > MAX_CACHE_BREAKPOINTS) {
			this.warnings.push({
				type: "unsupported",
				feature: "cacheControl breakpoint limit",
				details: `Maximum ${MAX_CACHE_BREAKPOINTS} cache breakpoints exceeded (found ${this.breakpointCount}). This breakpoint will be ignored.`
			});
			return;
		}
		return cacheControlValue;
	}
	getWarnings() {
		return this.warnings;
	}
};
//#endregion
//#region src/tool/advisor_20260301.ts
const advisor_20260301ArgsSchema = (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__/* .lazySchema */ .ID)(() => (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__/* .zodSchema */ .C_)(zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
	model: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
	maxUses: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().optional(),
	maxTokens: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().int().min(1024).optional(),
	caching: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
		type: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("ephemeral"),
		ttl: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .union */ .KCZ([zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("5m"), zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("1h")])
	}).optional()
})));
const advisor_20260301OutputSchema = (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__/* .lazySchema */ .ID)(() => (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__/* .zodSchema */ .C_)(zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .discriminatedUnion */ .gMt("type", [
	zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
		type: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("advisor_result"),
		text: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
		stopReason: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional()
	}),
	zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
		type: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("advisor_redacted_result"),
		encryptedContent: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
		stopReason: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional()
	}),
	zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
		type: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("advisor_tool_result_error"),
		errorCode: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()
	})
])));
const advisor_20260301InputSchema = (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__/* .lazySchema */ .ID)(() => (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__/* .zodSchema */ .C_)(zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({}).strict()));
const factory$13 = (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__/* .createProviderExecutedToolFactory */ .z)({
	id: "anthropic.advisor_20260301",
	inputSchema: advisor_20260301InputSchema,
	outputSchema: advisor_20260301OutputSchema,
	supportsDeferredResults: true
});
const advisor_20260301 = (args) => {
	return factory$13(args);
};
//#endregion
//#region src/tool/computer-toolset_20260801.ts
/**
* Member tools of the computer toolset. Each member is returned by the API as
* its own `tool_use` block; the AI SDK exposes it as the `action` of a single
* computer tool call.
*/
const computerToolset_20260801Members = [
	"screenshot",
	"zoom",
	"left_click",
	"right_click",
	"middle_click",
	"double_click",
	"triple_click",
	"left_click_drag",
	"mouse_move",
	"left_mouse_down",
	"left_mouse_up",
	"cursor_position",
	"scroll",
	"type",
	"key",
	"hold_key",
	"wait"
];
const computerToolset_20260801InputSchema = (configs) => (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__/* .lazySchema */ .ID)(() => (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__/* .zodSchema */ .C_)(zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
	action: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(computerToolset_20260801Members.filter((member) => configs?.[member]?.enabled !== false)),
	coordinate: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .tuple */ .PVZ([zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().int(), zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().int()]).optional(),
	duration: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().optional(),
	region: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .tuple */ .PVZ([
		zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().int(),
		zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().int(),
		zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().int(),
		zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().int()
	]).optional(),
	repeat: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().int().optional(),
	scroll_amount: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().optional(),
	scroll_direction: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n([
		"up",
		"down",
		"left",
		"right"
	]).optional(),
	start_coordinate: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .tuple */ .PVZ([zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().int(), zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().int()]).optional(),
	text: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional()
})));
const computerToolset_20260801ArgsSchema = (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__/* .lazySchema */ .ID)(() => (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__/* .zodSchema */ .C_)(zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ configs: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .partialRecord */ .jgl(zod_v4__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(computerToolset_20260801Members), zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
	enabled: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY().optional(),
	deferLoading: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY().optional()
})).optional() })));
const factory$12 = (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__/* .createProviderDefinedToolFactory */ .hL)({
	id: "anthropic.computer_toolset_20260801",
	inputSchema: computerToolset_20260801InputSchema()
});
const computerToolset_20260801 = (args) => ({
	...factory$12(args),
	inputSchema: computerToolset_20260801InputSchema(args.configs)
});
//#endregion
//#region src/tool/text-editor_20250728.ts
const textEditor_20250728ArgsSchema = (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__/* .lazySchema */ .ID)(() => (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__/* .zodSchema */ .C_)(zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ maxCharacters: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().optional() })));
const textEditor_20250728InputSchema = (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__/* .lazySchema */ .ID)(() => (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__/* .zodSchema */ .C_)(zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
	command: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n([
		"view",
		"create",
		"str_replace",
		"insert"
	]),
	path: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
	file_text: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional(),
	insert_line: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().int().optional(),
	new_str: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional(),
	insert_text: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional(),
	old_str: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional(),
	view_range: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().int()).optional()
})));
const factory$11 = (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__/* .createProviderDefinedToolFactory */ .hL)({
	id: "anthropic.text_editor_20250728",
	inputSchema: textEditor_20250728InputSchema
});
const textEditor_20250728 = (args = {}) => {
	return factory$11(args);
};
//#endregion
//#region src/tool/web-search_20260318.ts
const webSearch_20260318ArgsSchema = (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__/* .lazySchema */ .ID)(() => (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__/* .zodSchema */ .C_)(zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
	maxUses: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().optional(),
	allowedDomains: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()).optional(),
	blockedDomains: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()).optional(),
	userLocation: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
		type: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("approximate"),
		city: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional(),
		region: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional(),
		country: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional(),
		timezone: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional()
	}).optional(),
	responseInclusion: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(["full", "excluded"]).optional()
})));
const webSearch_20260318OutputSchema = (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__/* .lazySchema */ .ID)(() => (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__/* .zodSchema */ .C_)(zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
	url: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
	title: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullable(),
	pageAge: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullable(),
	encryptedContent: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
	type: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("web_search_result")
}))));
const webSearch_20260318InputSchema = (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__/* .lazySchema */ .ID)(() => (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__/* .zodSchema */ .C_)(zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ query: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP() })));
const factory$10 = (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__/* .createProviderExecutedToolFactory */ .z)({
	id: "anthropic.web_search_20260318",
	inputSchema: webSearch_20260318InputSchema,
	outputSchema: webSearch_20260318OutputSchema,
	supportsDeferredResults: true
});
const webSearch_20260318 = (args = {}) => {
	return factory$10(args);
};
//#endregion
//#region src/tool/web-search_20260209.ts
const webSearch_20260209ArgsSchema = (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__/* .lazySchema */ .ID)(() => (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__/* .zodSchema */ .C_)(zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
	maxUses: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().optional(),
	allowedDomains: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()).optional(),
	blockedDomains: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()).optional(),
	userLocation: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
		type: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("approximate"),
		city: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional(),
		region: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional(),
		country: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional(),
		timezone: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional()
	}).optional()
})));
const webSearch_20260209OutputSchema = (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__/* .lazySchema */ .ID)(() => (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__/* .zodSchema */ .C_)(zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
	url: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
	title: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullable(),
	pageAge: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullable(),
	encryptedContent: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
	type: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("web_search_result")
}))));
const webSearch_20260209InputSchema = (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__/* .lazySchema */ .ID)(() => (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__/* .zodSchema */ .C_)(zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ query: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP() })));
const factory$9 = (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__/* .createProviderExecutedToolFactory */ .z)({
	id: "anthropic.web_search_20260209",
	inputSchema: webSearch_20260209InputSchema,
	outputSchema: webSearch_20260209OutputSchema,
	supportsDeferredResults: true
});
const webSearch_20260209 = (args = {}) => {
	return factory$9(args);
};
//#endregion
//#region src/tool/web-search_20250305.ts
const webSearch_20250305ArgsSchema = (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__/* .lazySchema */ .ID)(() => (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__/* .zodSchema */ .C_)(zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
	maxUses: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().optional(),
	allowedDomains: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()).optional(),
	blockedDomains: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()).optional(),
	userLocation: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
		type: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("approximate"),
		city: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional(),
		region: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional(),
		country: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional(),
		timezone: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional()
	}).optional()
})));
const webSearch_20250305OutputSchema = (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__/* .lazySchema */ .ID)(() => (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__/* .zodSchema */ .C_)(zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
	url: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
	title: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullable(),
	pageAge: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullable(),
	encryptedContent: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
	type: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("web_search_result")
}))));
const webSearch_20250305InputSchema = (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__/* .lazySchema */ .ID)(() => (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__/* .zodSchema */ .C_)(zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ query: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP() })));
const factory$8 = (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__/* .createProviderExecutedToolFactory */ .z)({
	id: "anthropic.web_search_20250305",
	inputSchema: webSearch_20250305InputSchema,
	outputSchema: webSearch_20250305OutputSchema,
	supportsDeferredResults: true
});
const webSearch_20250305 = (args = {}) => {
	return factory$8(args);
};
//#endregion
//#region src/tool/web-fetch-20260318.ts
const webFetch_20260318ArgsSchema = (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__/* .lazySchema */ .ID)(() => (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__/* .zodSchema */ .C_)(zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
	maxUses: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().optional(),
	allowedDomains: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()).optional(),
	blockedDomains: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()).optional(),
	citations: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ enabled: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY() }).optional(),
	maxContentTokens: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().optional(),
	useCache: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY().optional(),
	responseInclusion: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(["full", "excluded"]).optional()
})));
const webFetch_20260318OutputSchema = (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__/* .lazySchema */ .ID)(() => (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__/* .zodSchema */ .C_)(zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
	type: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("web_fetch_result"),
	url: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
	content: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
		type: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("document"),
		title: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullable(),
		citations: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ enabled: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY() }).optional(),
		source: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .union */ .KCZ([zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
			type: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("base64"),
			mediaType: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("application/pdf"),
			data: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()
		}), zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
			type: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("text"),
			mediaType: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("text/plain"),
			data: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()
		})])
	}),
	retrievedAt: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullable()
})));
const webFetch_20260318InputSchema = (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__/* .lazySchema */ .ID)(() => (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__/* .zodSchema */ .C_)(zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ url: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP() })));
const factory$7 = (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__/* .createProviderExecutedToolFactory */ .z)({
	id: "anthropic.web_fetch_20260318",
	inputSchema: webFetch_20260318InputSchema,
	outputSchema: webFetch_20260318OutputSchema,
	supportsDeferredResults: true
});
const webFetch_20260318 = (args = {}) => {
	return factory$7(args);
};
//#endregion
//#region src/tool/web-fetch-20260209.ts
const webFetch_20260209ArgsSchema = (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__/* .lazySchema */ .ID)(() => (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__/* .zodSchema */ .C_)(zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
	maxUses: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().optional(),
	allowedDomains: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()).optional(),
	blockedDomains: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()).optional(),
	citations: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ enabled: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY() }).optional(),
	maxContentTokens: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().optional()
})));
const webFetch_20260209OutputSchema = (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__/* .lazySchema */ .ID)(() => (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__/* .zodSchema */ .C_)(zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
	type: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("web_fetch_result"),
	url: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
	content: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
		type: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("document"),
		title: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullable(),
		citations: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ enabled: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY() }).optional(),
		source: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .union */ .KCZ([zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
			type: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("base64"),
			mediaType: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("application/pdf"),
			data: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()
		}), zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
			type: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("text"),
			mediaType: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("text/plain"),
			data: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()
		})])
	}),
	retrievedAt: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullable()
})));
const webFetch_20260209InputSchema = (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__/* .lazySchema */ .ID)(() => (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__/* .zodSchema */ .C_)(zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ url: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP() })));
const factory$6 = (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__/* .createProviderExecutedToolFactory */ .z)({
	id: "anthropic.web_fetch_20260209",
	inputSchema: webFetch_20260209InputSchema,
	outputSchema: webFetch_20260209OutputSchema,
	supportsDeferredResults: true
});
const webFetch_20260209 = (args = {}) => {
	return factory$6(args);
};
//#endregion
//#region src/tool/web-fetch-20250910.ts
const webFetch_20250910ArgsSchema = (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__/* .lazySchema */ .ID)(() => (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__/* .zodSchema */ .C_)(zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
	maxUses: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().optional(),
	allowedDomains: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()).optional(),
	blockedDomains: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()).optional(),
	citations: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ enabled: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY() }).optional(),
	maxContentTokens: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().optional()
})));
const webFetch_20250910OutputSchema = (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__/* .lazySchema */ .ID)(() => (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__/* .zodSchema */ .C_)(zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
	type: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("web_fetch_result"),
	url: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
	content: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
		type: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("document"),
		title: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullable(),
		citations: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ enabled: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY() }).optional(),
		source: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .union */ .KCZ([zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
			type: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("base64"),
			mediaType: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("application/pdf"),
			data: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()
		}), zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
			type: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("text"),
			mediaType: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("text/plain"),
			data: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()
		})])
	}),
	retrievedAt: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullable()
})));
const webFetch_20250910InputSchema = (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__/* .lazySchema */ .ID)(() => (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__/* .zodSchema */ .C_)(zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ url: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP() })));
const factory$5 = (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__/* .createProviderExecutedToolFactory */ .z)({
	id: "anthropic.web_fetch_20250910",
	inputSchema: webFetch_20250910InputSchema,
	outputSchema: webFetch_20250910OutputSchema,
	supportsDeferredResults: true
});
const webFetch_20250910 = (args = {}) => {
	return factory$5(args);
};
//#endregion
//#region src/anthropic-prepare-tools.ts
async function prepareTools({ tools, toolChoice, hasInlineTools = false, disableParallelToolUse, cacheControlValidator, supportsStructuredOutput, supportsStrictTools, defaultEagerInputStreaming = false, rejectsForcedToolUse = false }) {
	tools = tools?.length ? tools : void 0;
	const toolWarnings = [];
	const betas = /* @__PURE__ */ new Set();
	const validator = cacheControlValidator || new CacheControlValidator();
	if (tools == null && !hasInlineTools) return {
		tools: void 0,
		toolChoice: void 0,
		toolWarnings,
		betas
	};
	const anthropicTools = [];
	for (const tool of tools ?? []) switch (tool.type) {
		case "function": {
			const cacheControl = validator.getCacheControl(tool.providerOptions, {
				type: "tool definition",
				canCache: true
			});
			const anthropicOptions = tool.providerOptions?.anthropic;
			const eagerInputStreaming = anthropicOptions?.eagerInputStreaming ?? defaultEagerInputStreaming;
			const deferLoading = anthropicOptions?.deferLoading;
			const allowedCallers = anthropicOptions?.allowedCallers;
			if (!supportsStrictTools && tool.strict === true) toolWarnings.push({
				type: "unsupported",
				feature: "strict",
				details: `Tool '${tool.name}' has strict: ${tool.strict}, but strict mode is not supported by this provider. The strict property will be ignored.`
			});
			anthropicTools.push({
				name: tool.name,
				description: tool.description,
				input_schema: tool.inputSchema,
				cache_control: cacheControl,
				...eagerInputStreaming ? { eager_input_streaming: true } : {},
				...supportsStrictTools === true && tool.strict != null ? { strict: tool.strict } : {},
				...deferLoading != null ? { defer_loading: deferLoading } : {},
				...allowedCallers != null ? { allowed_callers: allowedCallers } : {},
				...tool.inputExamples != null ? { input_examples: tool.inputExamples.map((example) => example.input) } : {}
			});
			if (supportsStructuredOutput === true && supportsStrictTools === true) betas.add("structured-outputs-2025-11-13");
			if (tool.inputExamples != null || allowedCallers != null) betas.add("advanced-tool-use-2025-11-20");
			break;
		}
		case "provider":
			switch (tool.id) {
				case "anthropic.code_execution_20250522":
					betas.add("code-execution-2025-05-22");
					anthropicTools.push({
						type: "code_execution_20250522",
						name: "code_execution",
						cache_control: void 0
					});
					break;
				case "anthropic.code_execution_20250825":
					betas.add("code-execution-2025-08-25");
					anthropicTools.push({
						type: "code_execution_20250825",
						name: "code_execution"
					});
					break;
				case "anthropic.code_execution_20260120":
					anthropicTools.push({
						type: "code_execution_20260120",
						name: "code_execution"
					});
					break;
				case "anthropic.computer_20250124":
					betas.add("computer-use-2025-01-24");
					anthropicTools.push({
						name: "computer",
						type: "computer_20250124",
						display_width_px: tool.args.displayWidthPx,
						display_height_px: tool.args.displayHeightPx,
						display_number: tool.args.displayNumber,
						cache_control: void 0
					});
					break;
				case "anthropic.computer_20251124":
					betas.add("computer-use-2025-11-24");
					anthropicTools.push({
						name: "computer",
						type: "computer_20251124",
						display_width_px: tool.args.displayWidthPx,
						display_height_px: tool.args.displayHeightPx,
						display_number: tool.args.displayNumber,
						enable_zoom: tool.args.enableZoom,
						cache_control: void 0
					});
					break;
				case "anthropic.computer_toolset_20260801": {
					const args = await (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__/* .validateTypes */ .k5)({
						value: tool.args,
						schema: computerToolset_20260801ArgsSchema
					});
					const configs = args.configs != null ? Object.fromEntries(Object.entries(args.configs).map(([member, config]) => [member, {
						...config?.enabled != null && { enabled: config.enabled },
						...config?.deferLoading != null && { defer_loading: config.deferLoading }
					}])) : void 0;
					anthropicTools.push({
						type: "computer_toolset_20260801",
						...configs != null && { configs },
						cache_control: void 0
					});
					break;
				}
				case "anthropic.computer_20241022":
					betas.add("computer-use-2024-10-22");
					anthropicTools.push({
						name: "computer",
						type: "computer_20241022",
						display_width_px: tool.args.displayWidthPx,
						display_height_px: tool.args.displayHeightPx,
						display_number: tool.args.displayNumber,
						cache_control: void 0
					});
					break;
				case "anthropic.text_editor_20250124":
					betas.add("computer-use-2025-01-24");
					anthropicTools.push({
						name: "str_replace_editor",
						type: "text_editor_20250124",
						cache_control: void 0
					});
					break;
				case "anthropic.text_editor_20241022":
					betas.add("computer-use-2024-10-22");
					anthropicTools.push({
						name: "str_replace_editor",
						type: "text_editor_20241022",
						cache_control: void 0
					});
					break;
				case "anthropic.text_editor_20250429":
					betas.add("computer-use-2025-01-24");
					anthropicTools.push({
						name: "str_replace_based_edit_tool",
						type: "text_editor_20250429",
						cache_control: void 0
					});
					break;
				case "anthropic.text_editor_20250728": {
					const args = await (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__/* .validateTypes */ .k5)({
						value: tool.args,
						schema: textEditor_20250728ArgsSchema
					});
					anthropicTools.push({
						name: "str_replace_based_edit_tool",
						type: "text_editor_20250728",
						max_characters: args.maxCharacters,
						cache_control: void 0
					});
					break;
				}
				case "anthropic.bash_20250124":
					betas.add("computer-use-2025-01-24");
					anthropicTools.push({
						name: "bash",
						type: "bash_20250124",
						cache_control: void 0
					});
					break;
				case "anthropic.bash_20241022":
					betas.add("computer-use-2024-10-22");
					anthropicTools.push({
						name: "bash",
						type: "bash_20241022",
						cache_control: void 0
					});
					break;
				case "anthropic.memory_20250818":
					betas.add("context-management-2025-06-27");
					anthropicTools.push({
						name: "memory",
						type: "memory_20250818"
					});
					break;
				case "anthropic.web_fetch_20250910": {
					betas.add("web-fetch-2025-09-10");
					const args = await (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__/* .validateTypes */ .k5)({
						value: tool.args,
						schema: webFetch_20250910ArgsSchema
					});
					anthropicTools.push({
						type: "web_fetch_20250910",
						name: "web_fetch",
						max_uses: args.maxUses,
						allowed_domains: args.allowedDomains,
						blocked_domains: args.blockedDomains,
						citations: args.citations,
						max_content_tokens: args.maxContentTokens,
						cache_control: void 0
					});
					break;
				}
				case "anthropic.web_fetch_20260209": {
					betas.add("code-execution-web-tools-2026-02-09");
					const args = await (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__/* .validateTypes */ .k5)({
						value: tool.args,
						schema: webFetch_20260209ArgsSchema
					});
					anthropicTools.push({
						type: "web_fetch_20260209",
						name: "web_fetch",
						max_uses: args.maxUses,
						allowed_domains: args.allowedDomains,
						blocked_domains: args.blockedDomains,
						citations: args.citations,
						max_content_tokens: args.maxContentTokens,
						cache_control: void 0
					});
					break;
				}
				case "anthropic.web_fetch_20260318": {
					const args = await (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__/* .validateTypes */ .k5)({
						value: tool.args,
						schema: webFetch_20260318ArgsSchema
					});
					anthropicTools.push({
						type: "web_fetch_20260318",
						name: "web_fetch",
						max_uses: args.maxUses,
						allowed_domains: args.allowedDomains,
						blocked_domains: args.blockedDomains,
						citations: args.citations,
						max_content_tokens: args.maxContentTokens,
						use_cache: args.useCache,
						response_inclusion: args.responseInclusion,
						cache_control: void 0
					});
					break;
				}
				case "anthropic.web_search_20250305": {
					const args = await (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__/* .validateTypes */ .k5)({
						value: tool.args,
						schema: webSearch_20250305ArgsSchema
					});
					anthropicTools.push({
						type: "web_search_20250305",
						name: "web_search",
						max_uses: args.maxUses,
						allowed_domains: args.allowedDomains,
						blocked_domains: args.blockedDomains,
						user_location: args.userLocation,
						cache_control: void 0
					});
					break;
				}
				case "anthropic.web_search_20260209": {
					betas.add("code-execution-web-tools-2026-02-09");
					const args = await (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__/* .validateTypes */ .k5)({
						value: tool.args,
						schema: webSearch_20260209ArgsSchema
					});
					anthropicTools.push({
						type: "web_search_20260209",
						name: "web_search",
						max_uses: args.maxUses,
						allowed_domains: args.allowedDomains,
						blocked_domains: args.blockedDomains,
						user_location: args.userLocation,
						cache_control: void 0
					});
					break;
				}
				case "anthropic.web_search_20260318": {
					const args = await (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__/* .validateTypes */ .k5)({
						value: tool.args,
						schema: webSearch_20260318ArgsSchema
					});
					anthropicTools.push({
						type: "web_search_20260318",
						name: "web_search",
						max_uses: args.maxUses,
						allowed_domains: args.allowedDomains,
						blocked_domains: args.blockedDomains,
						user_location: args.userLocation,
						response_inclusion: args.responseInclusion,
						cache_control: void 0
					});
					break;
				}
				case "anthropic.tool_search_regex_20251119":
					anthropicTools.push({
						type: "tool_search_tool_regex_20251119",
						name: "tool_search_tool_regex"
					});
					break;
				case "anthropic.tool_search_bm25_20251119":
					anthropicTools.push({
						type: "tool_search_tool_bm25_20251119",
						name: "tool_search_tool_bm25"
					});
					break;
				case "anthropic.advisor_20260301": {
					betas.add("advisor-tool-2026-03-01");
					const args = await (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__/* .validateTypes */ .k5)({
						value: tool.args,
						schema: advisor_20260301ArgsSchema
					});
					anthropicTools.push({
						type: "advisor_20260301",
						name: "advisor",
						model: args.model,
						...args.maxUses !== void 0 && { max_uses: args.maxUses },
						...args.maxTokens !== void 0 && { max_tokens: args.maxTokens },
						...args.caching !== void 0 && { caching: args.caching }
					});
					break;
				}
				default: toolWarnings.push({
					type: "unsupported",
					feature: `provider-defined tool ${tool.id}`
				});
			}
			break;
		default: toolWarnings.push({
			type: "unsupported",
			feature: `tool ${tool}`
		});
	}
	const declaredTools = tools == null ? void 0 : anthropicTools;
	if (toolChoice == null) return {
		tools: declaredTools,
		toolChoice: disableParallelToolUse ? {
			type: "auto",
			disable_parallel_tool_use: disableParallelToolUse
		} : void 0,
		toolWarnings,
		betas
	};
	const type = toolChoice.type;
	switch (type) {
		case "auto": return {
			tools: declaredTools,
			toolChoice: {
				type: "auto",
				disable_parallel_tool_use: disableParallelToolUse
			},
			toolWarnings,
			betas
		};
		case "required":
			if (rejectsForcedToolUse) {
				toolWarnings.push({
					type: "unsupported",
					feature: "toolChoice",
					details: "toolChoice 'required' is not supported with this model or thinking configuration. Using 'auto' instead. Instruct the model to use a tool in the prompt and verify that a tool call was made."
				});
				return {
					tools: declaredTools,
					toolChoice: {
						type: "auto",
						disable_parallel_tool_use: disableParallelToolUse
					},
					toolWarnings,
					betas
				};
			}
			return {
				tools: declaredTools,
				toolChoice: {
					type: "any",
					disable_parallel_tool_use: disableParallelToolUse
				},
				toolWarnings,
				betas
			};
		case "none": return {
			tools: declaredTools,
			toolChoice: { type: "none" },
			toolWarnings,
			betas
		};
		case "tool":
			if (rejectsForcedToolUse) {
				toolWarnings.push({
					type: "unsupported",
					feature: "toolChoice",
					details: `toolChoice 'tool' is not supported with this model or thinking configuration. Only the '${toolChoice.toolName}' tool is sent with 'auto' tool choice. Instruct the model to use the tool in the prompt and verify that a tool call was made.`
				});
				return {
					tools: declaredTools?.filter((tool) => "name" in tool && tool.name === toolChoice.toolName),
					toolChoice: {
						type: "auto",
						disable_parallel_tool_use: disableParallelToolUse
					},
					toolWarnings,
					betas
				};
			}
			return {
				tools: declaredTools,
				toolChoice: {
					type: "tool",
					name: toolChoice.toolName,
					disable_parallel_tool_use: disableParallelToolUse
				},
				toolWarnings,
				betas
			};
		default: throw new _ai_sdk_provider__WEBPACK_IMPORTED_MODULE_2__/* .UnsupportedFunctionalityError */ .b8({ functionality: `tool choice type: ${type}` });
	}
}
//#endregion
//#region src/convert-anthropic-usage.ts
function convertAnthropicUsage({ usage, rawUsage }) {
	const cacheCreationTokens = usage.cache_creation_input_tokens ?? 0;
	const cacheReadTokens = usage.cache_read_input_tokens ?? 0;
	const reasoningTokens = usage.output_tokens_details?.thinking_tokens ?? void 0;
	let inputTokens;
	let outputTokens;
	const servedByFallback = usage.iterations?.some((iter) => iter.type === "fallback_message");
	if (usage.iterations && usage.iterations.length > 0 && !servedByFallback) {
		const executorIterations = usage.iterations.filter((iter) => iter.type === "compaction" || iter.type === "message");
		if (executorIterations.length > 0) {
			const totals = executorIterations.reduce((acc, iter) => ({
				input: acc.input + iter.input_tokens,
				output: acc.output + iter.output_tokens
			}), {
				input: 0,
				output: 0
			});
			inputTokens = totals.input;
			outputTokens = totals.output;
		} else {
			inputTokens = usage.input_tokens;
			outputTokens = usage.output_tokens;
		}
	} else {
		inputTokens = usage.input_tokens;
		outputTokens = usage.output_tokens;
	}
	return {
		inputTokens: {
			total: inputTokens + cacheCreationTokens + cacheReadTokens,
			noCache: inputTokens,
			cacheRead: cacheReadTokens,
			cacheWrite: cacheCreationTokens
		},
		outputTokens: {
			total: outputTokens,
			text: reasoningTokens == null ? void 0 : outputTokens - reasoningTokens,
			reasoning: reasoningTokens
		},
		raw: rawUsage ?? usage
	};
}
//#endregion
//#region src/tool/code-execution_20250522.ts
const codeExecution_20250522OutputSchema = (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__/* .lazySchema */ .ID)(() => (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__/* .zodSchema */ .C_)(zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
	type: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("code_execution_result"),
	stdout: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
	stderr: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
	return_code: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(),
	content: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
		type: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("code_execution_output"),
		file_id: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()
	})).optional().default([])
})));
const codeExecution_20250522InputSchema = (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__/* .lazySchema */ .ID)(() => (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__/* .zodSchema */ .C_)(zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ code: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP() })));
const factory$4 = (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__/* .createProviderExecutedToolFactory */ .z)({
	id: "anthropic.code_execution_20250522",
	inputSchema: codeExecution_20250522InputSchema,
	outputSchema: codeExecution_20250522OutputSchema
});
const codeExecution_20250522 = (args = {}) => {
	return factory$4(args);
};
//#endregion
//#region src/tool/code-execution_20250825.ts
const codeExecution_20250825OutputSchema = (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__/* .lazySchema */ .ID)(() => (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__/* .zodSchema */ .C_)(zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .discriminatedUnion */ .gMt("type", [
	zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
		type: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("code_execution_result"),
		stdout: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
		stderr: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
		return_code: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(),
		content: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
			type: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("code_execution_output"),
			file_id: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()
		})).optional().default([])
	}),
	zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
		type: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("bash_code_execution_result"),
		content: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
			type: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("bash_code_execution_output"),
			file_id: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()
		})),
		stdout: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
		stderr: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
		return_code: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig()
	}),
	zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
		type: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("bash_code_execution_tool_result_error"),
		error_code: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()
	}),
	zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
		type: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("text_editor_code_execution_tool_result_error"),
		error_code: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()
	}),
	zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
		type: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("text_editor_code_execution_view_result"),
		content: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
		file_type: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
		num_lines: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().nullable(),
		start_line: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().nullable(),
		total_lines: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().nullable()
	}),
	zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
		type: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("text_editor_code_execution_create_result"),
		is_file_update: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY()
	}),
	zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
		type: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("text_editor_code_execution_str_replace_result"),
		lines: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()).nullable(),
		new_lines: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().nullable(),
		new_start: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().nullable(),
		old_lines: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().nullable(),
		old_start: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().nullable()
	})
])));
const codeExecution_20250825InputSchema = (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__/* .lazySchema */ .ID)(() => (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__/* .zodSchema */ .C_)(zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .discriminatedUnion */ .gMt("type", [
	zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
		type: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("programmatic-tool-call"),
		code: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()
	}),
	zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
		type: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("bash_code_execution"),
		command: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()
	}),
	zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .discriminatedUnion */ .gMt("command", [
		zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
			type: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("text_editor_code_execution"),
			command: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("view"),
			path: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()
		}),
		zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
			type: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("text_editor_code_execution"),
			command: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("create"),
			path: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
			file_text: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullish()
		}),
		zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
			type: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("text_editor_code_execution"),
			command: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("str_replace"),
			path: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
			old_str: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
			new_str: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()
		})
	])
])));
const factory$3 = (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__/* .createProviderExecutedToolFactory */ .z)({
	id: "anthropic.code_execution_20250825",
	inputSchema: codeExecution_20250825InputSchema,
	outputSchema: codeExecution_20250825OutputSchema,
	supportsDeferredResults: true
});
const codeExecution_20250825 = (args = {}) => {
	return (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__/* .experimental_toolCaller */ .rV)(factory$3(args), {
		type: "provider",
		prepareProviderOptions: (providerOptions) => {
			const anthropicOptions = providerOptions?.anthropic;
			return {
				...providerOptions,
				anthropic: {
					...anthropicOptions,
					allowedCallers: [.../* @__PURE__ */ new Set([...anthropicOptions?.allowedCallers ?? [], "code_execution_20250825"])]
				}
			};
		}
	});
};
//#endregion
//#region src/tool/code-execution_20260120.ts
const codeExecution_20260120OutputSchema = (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__/* .lazySchema */ .ID)(() => (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__/* .zodSchema */ .C_)(zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .discriminatedUnion */ .gMt("type", [
	zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
		type: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("code_execution_result"),
		stdout: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
		stderr: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
		return_code: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(),
		content: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
			type: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("code_execution_output"),
			file_id: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()
		})).optional().default([])
	}),
	zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
		type: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("encrypted_code_execution_result"),
		encrypted_stdout: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
		stderr: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
		return_code: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(),
		content: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
			type: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("code_execution_output"),
			file_id: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()
		})).optional().default([])
	}),
	zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
		type: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("bash_code_execution_result"),
		content: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
			type: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("bash_code_execution_output"),
			file_id: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()
		})),
		stdout: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
		stderr: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
		return_code: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig()
	}),
	zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
		type: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("bash_code_execution_tool_result_error"),
		error_code: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()
	}),
	zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
		type: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("text_editor_code_execution_tool_result_error"),
		error_code: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()
	}),
	zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
		type: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("text_editor_code_execution_view_result"),
		content: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
		file_type: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
		num_lines: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().nullable(),
		start_line: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().nullable(),
		total_lines: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().nullable()
	}),
	zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
		type: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("text_editor_code_execution_create_result"),
		is_file_update: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY()
	}),
	zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
		type: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("text_editor_code_execution_str_replace_result"),
		lines: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()).nullable(),
		new_lines: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().nullable(),
		new_start: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().nullable(),
		old_lines: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().nullable(),
		old_start: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().nullable()
	})
])));
const codeExecution_20260120InputSchema = (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__/* .lazySchema */ .ID)(() => (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__/* .zodSchema */ .C_)(zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .discriminatedUnion */ .gMt("type", [
	zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
		type: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("programmatic-tool-call"),
		code: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()
	}),
	zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
		type: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("bash_code_execution"),
		command: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()
	}),
	zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .discriminatedUnion */ .gMt("command", [
		zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
			type: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("text_editor_code_execution"),
			command: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("view"),
			path: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()
		}),
		zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
			type: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("text_editor_code_execution"),
			command: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("create"),
			path: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
			file_text: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullish()
		}),
		zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
			type: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("text_editor_code_execution"),
			command: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("str_replace"),
			path: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
			old_str: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
			new_str: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()
		})
	])
])));
const factory$2 = (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__/* .createProviderExecutedToolFactory */ .z)({
	id: "anthropic.code_execution_20260120",
	inputSchema: codeExecution_20260120InputSchema,
	outputSchema: codeExecution_20260120OutputSchema,
	supportsDeferredResults: true
});
const codeExecution_20260120 = (args = {}) => {
	return (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__/* .experimental_toolCaller */ .rV)(factory$2(args), {
		type: "provider",
		prepareProviderOptions: (providerOptions) => {
			const anthropicOptions = providerOptions?.anthropic;
			return {
				...providerOptions,
				anthropic: {
					...anthropicOptions,
					allowedCallers: [.../* @__PURE__ */ new Set([...anthropicOptions?.allowedCallers ?? [], "code_execution_20260120"])]
				}
			};
		}
	});
};
//#endregion
//#region src/tool/tool-search-regex_20251119.ts
/**
* Output schema for tool search results - returns tool references
* that are automatically expanded into full tool definitions by the API.
*/
const toolSearchRegex_20251119OutputSchema = (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__/* .lazySchema */ .ID)(() => (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__/* .zodSchema */ .C_)(zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
	type: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("tool_reference"),
	toolName: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()
}))));
/**
* Input schema for regex-based tool search.
* Claude constructs regex patterns using Python's re.search() syntax.
*/
const toolSearchRegex_20251119InputSchema = (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__/* .lazySchema */ .ID)(() => (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__/* .zodSchema */ .C_)(zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
	/**
	* A regex pattern to search for tools.
	* Uses Python re.search() syntax. Maximum 200 characters.
	*
	* Examples:
	* - "weather" - matches tool names/descriptions containing "weather"
	* - "get_.*_data" - matches tools like get_user_data, get_weather_data
	* - "database.*query|query.*database" - OR patterns for flexibility
	* - "(?i)slack" - case-insensitive search
	*/
	pattern: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
	/**
	* Maximum number of tools to return. Optional.
	*/
	limit: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().optional()
})));
const factory$1 = (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__/* .createProviderExecutedToolFactory */ .z)({
	id: "anthropic.tool_search_regex_20251119",
	inputSchema: toolSearchRegex_20251119InputSchema,
	outputSchema: toolSearchRegex_20251119OutputSchema,
	supportsDeferredResults: true
});
/**
* Creates a tool search tool that uses regex patterns to find tools.
*
* The tool search tool enables Claude to work with hundreds or thousands of tools
* by dynamically discovering and loading them on-demand. Instead of loading all
* tool definitions into the context window upfront, Claude searches your tool
* catalog and loads only the tools it needs.
*
* When Claude uses this tool, it constructs regex patterns using Python's
* re.search() syntax (NOT natural language queries).
*
* **Important**: This tool should never have `deferLoading: true` in providerOptions.
*
* @example
* ```ts
* import { anthropicTools } from '@ai-sdk/anthropic';
*
* const tools = {
*   toolSearch: anthropicTools.toolSearchRegex_20251119(),
*   // Other tools with deferLoading...
* };
* ```
*
* @see https://docs.anthropic.com/en/docs/agents-and-tools/tool-search-tool
*/
const toolSearchRegex_20251119 = (args = {}) => {
	return factory$1(args);
};
//#endregion
//#region src/convert-to-anthropic-prompt.ts
function convertBytesDataToString(data) {
	if (typeof data === "string") return new TextDecoder().decode((0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__/* .convertBase64ToUint8Array */ .Z9)(data));
	return new TextDecoder().decode(data);
}
/**
* Extract error information from a provider tool error result value.
* Handles both stringified JSON and plain object forms.
*/
function extractErrorValue(value) {
	try {
		if (typeof value === "string") return (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__/* .secureJsonParse */ .ZA)(value);
		else if (typeof value === "object" && value !== null) return value;
	} catch {
		const extractedErrorCode = value?.errorCode;
		return { errorCode: typeof extractedErrorCode === "string" ? extractedErrorCode : "unavailable" };
	}
	return {};
}
function isComputerTool(tool) {
	return tool.type === "provider" && tool.id.startsWith("anthropic.computer_");
}
/**
* Collects the tools that mid-conversation tool changes add by value, so they
* can take part in tool name mapping like the tools of the `tools` option.
* Tools that cannot be added by value are left out because they are ignored.
*/
async function getInlineToolsFromPrompt(prompt) {
	const inlineTools = [];
	for (const message of prompt) {
		if (message.role !== "system" || message.providerOptions == null) continue;
		const options = await (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__/* .parseProviderOptions */ .xI)({
			provider: "anthropic",
			providerOptions: message.providerOptions,
			schema: anthropicSystemMessageProviderOptions
		});
		for (const toolChange of options?.toolChanges ?? []) if ("tool" in toolChange) {
			const tool = toolChange.tool;
			if (!isComputerTool(tool)) inlineTools.push(tool);
		}
	}
	return inlineTools;
}
async function convertToAnthropicPrompt({ prompt, sendReasoning, warnings, cacheControlValidator, toolNameMapping, toolsetNames = {}, convertMediaPart, convertInlineTool }) {
	const betas = /* @__PURE__ */ new Set();
	const blocks = groupIntoBlocks(prompt);
	const validator = cacheControlValidator || new CacheControlValidator();
	let system = void 0;
	const messages = [];
	let lastUserMessageIndex = -1;
	async function shouldEnableCitations(providerMetadata) {
		return (await (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__/* .parseProviderOptions */ .xI)({
			provider: "anthropic",
			providerOptions: providerMetadata,
			schema: anthropicFilePartProviderOptions
		}))?.citations?.enabled ?? false;
	}
	async function shouldUseContainerUpload(providerMetadata) {
		return (await (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__/* .parseProviderOptions */ .xI)({
			provider: "anthropic",
			providerOptions: providerMetadata,
			schema: anthropicFilePartProviderOptions
		}))?.containerUpload ?? false;
	}
	async function getDocumentMetadata(providerMetadata) {
		const anthropicOptions = await (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__/* .parseProviderOptions */ .xI)({
			provider: "anthropic",
			providerOptions: providerMetadata,
			schema: anthropicFilePartProviderOptions
		});
		return {
			title: anthropicOptions?.title,
			context: anthropicOptions?.context
		};
	}
	for (let i = 0; i < blocks.length; i++) {
		const block = blocks[i];
		const isLastBlock = i === blocks.length - 1;
		const type = block.type;
		switch (type) {
			case "system": {
				const convertedMessages = [];
				for (const { content: text, providerOptions } of block.messages) {
					const systemMessageOptions = await (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__/* .parseProviderOptions */ .xI)({
						provider: "anthropic",
						providerOptions,
						schema: anthropicSystemMessageProviderOptions
					});
					const toolChanges = systemMessageOptions?.toolChanges ?? [];
					const content = [];
					if (text !== "" || toolChanges.length === 0 && systemMessageOptions?.clearAt == null && systemMessageOptions?.effort == null) content.push({
						type: "text",
						text,
						cache_control: validator.getCacheControl(providerOptions, {
							type: "system message",
							canCache: true
						})
					});
					let toolChangeCount = 0;
					let hasInlineToolDefinition = false;
					for (const toolChange of toolChanges) {
						if ("tool" in toolChange) {
							if (convertInlineTool == null) throw new _ai_sdk_provider__WEBPACK_IMPORTED_MODULE_2__/* .UnsupportedFunctionalityError */ .b8({ functionality: "tool additions by value in mid-conversation tool changes" });
							const tool = toolChange.tool;
							if (isComputerTool(tool)) {
								warnings.push({
									type: "other",
									message: `The tool '${tool.name}' cannot be added by value in a tool change. Declare it in the tools option and add it by reference with toolName. The tool change has been ignored.`
								});
								continue;
							}
							const { definition, warnings: toolWarnings, betas: toolBetas } = await convertInlineTool(tool);
							warnings.push(...toolWarnings);
							for (const beta of toolBetas) betas.add(beta);
							if (definition == null) continue;
							content.push({
								type: "tool_addition",
								tool: {
									type: "tool_definition",
									definition
								}
							});
							toolChangeCount++;
							hasInlineToolDefinition = true;
							continue;
						}
						content.push({
							type: toolChange.type,
							tool: {
								type: "tool_reference",
								name: toolNameMapping.toProviderToolName(toolChange.toolName)
							}
						});
						toolChangeCount++;
					}
					if (content.length === 0 && systemMessageOptions?.clearAt == null && systemMessageOptions?.effort == null) continue;
					convertedMessages.push({
						content,
						clearAt: systemMessageOptions?.clearAt,
						effort: systemMessageOptions?.effort,
						toolChangeCount,
						hasInlineToolDefinition
					});
				}
				const toolChangeCount = convertedMessages.reduce((count, message) => count + message.toolChangeCount, 0);
				const hasInlineSystemOptions = convertedMessages.some((message) => message.clearAt != null || message.effort != null);
				if (i === 0 || system == null && toolChangeCount === 0 && !hasInlineSystemOptions) {
					if (toolChangeCount > 0) warnings.push({
						type: "other",
						message: "tool changes on the initial system message are not supported by Anthropic. Configure the initial tool set via the tools option instead. The tool changes have been ignored."
					});
					for (const message of convertedMessages) if (message.content.length === 0 && message.clearAt == null && message.effort != null) {
						messages.push({
							role: "system",
							content: [],
							output_config: { effort: message.effort }
						});
						betas.add("mid-conversation-output-config-2026-07-01");
					} else if (message.clearAt != null || message.effort != null) warnings.push({
						type: "other",
						message: "clearAt and effort on this initial system message are not supported by Anthropic. Use a separate effort-only system message with empty content to set effort. These options have been ignored."
					});
					system = convertedMessages.flatMap((message) => message.content.filter((part) => part.type === "text"));
				} else {
					betas.add("mid-conversation-system-2026-04-07");
					for (const message of convertedMessages) {
						messages.push({
							role: "system",
							content: message.content,
							...message.clearAt != null && { clear_at: message.clearAt },
							...message.effort != null && { output_config: { effort: message.effort } }
						});
						if (message.hasInlineToolDefinition) betas.add("inline-tools-2026-09-15");
						else if (message.toolChangeCount > 0) betas.add("mid-conversation-tool-changes-2026-07-01");
						if (message.clearAt != null) betas.add("mid-conversation-system-clear-at-2026-08-21");
						if (message.effort != null) betas.add("mid-conversation-output-config-2026-07-01");
					}
				}
				break;
			}
			case "user": {
				const anthropicContent = [];
				for (const message of block.messages) {
					const { role, content } = message;
					switch (role) {
						case "user":
							if (content.length > 0) lastUserMessageIndex = messages.length;
							for (let j = 0; j < content.length; j++) {
								const part = content[j];
								const isLastPart = j === content.length - 1;
								const cacheControl = validator.getCacheControl(part.providerOptions, {
									type: "user message part",
									canCache: true
								}) ?? (isLastPart ? validator.getCacheControl(message.providerOptions, {
									type: "user message",
									canCache: true
								}) : void 0);
								switch (part.type) {
									case "text":
										anthropicContent.push({
											type: "text",
											text: part.text,
											cache_control: cacheControl
										});
										break;
									case "file": {
										const convertedPart = await convertMediaPart?.(part);
										if (convertedPart != null) {
											anthropicContent.push({
												...convertedPart,
												cache_control: cacheControl
											});
											break;
										}
										switch (part.data.type) {
											case "reference": {
												const fileId = (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__/* .resolveProviderReference */ .p5)({
													reference: part.data.reference,
													provider: "anthropic"
												});
												betas.add("files-api-2025-04-14");
												if (await shouldUseContainerUpload(part.providerOptions)) anthropicContent.push({
													type: "container_upload",
													file_id: fileId
												});
												else if ((0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__/* .getTopLevelMediaType */ .yu)(part.mediaType) === "image") anthropicContent.push({
													type: "image",
													source: {
														type: "file",
														file_id: fileId
													},
													cache_control: cacheControl
												});
												else anthropicContent.push({
													type: "document",
													source: {
														type: "file",
														file_id: fileId
													},
													cache_control: cacheControl
												});
												break;
											}
											case "text": {
												const enableCitations = await shouldEnableCitations(part.providerOptions);
												const metadata = await getDocumentMetadata(part.providerOptions);
												anthropicContent.push({
													type: "document",
													source: {
														type: "text",
														media_type: "text/plain",
														data: part.data.text
													},
													title: metadata.title ?? part.filename,
													...metadata.context && { context: metadata.context },
													...enableCitations && { citations: { enabled: true } },
													cache_control: cacheControl
												});
												break;
											}
											case "url":
											case "data": {
												const topLevel = (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__/* .getTopLevelMediaType */ .yu)(part.mediaType);
												if (topLevel === "image") anthropicContent.push({
													type: "image",
													source: part.data.type === "url" ? {
														type: "url",
														url: part.data.url.toString()
													} : {
														type: "base64",
														media_type: (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__/* .resolveFullMediaType */ .SL)({ part }),
														data: (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__/* .convertToBase64 */ .ej)(part.data.data)
													},
													cache_control: cacheControl
												});
												else if (topLevel === "application" && (part.data.type === "url" ? part.mediaType === "application/pdf" : (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__/* .resolveFullMediaType */ .SL)({ part }) === "application/pdf")) {
													betas.add("pdfs-2024-09-25");
													const enableCitations = await shouldEnableCitations(part.providerOptions);
													const metadata = await getDocumentMetadata(part.providerOptions);
													anthropicContent.push({
														type: "document",
														source: part.data.type === "url" ? {
															type: "url",
															url: part.data.url.toString()
														} : {
															type: "base64",
															media_type: "application/pdf",
															data: (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__/* .convertToBase64 */ .ej)(part.data.data)
														},
														title: metadata.title ?? part.filename,
														...metadata.context && { context: metadata.context },
														...enableCitations && { citations: { enabled: true } },
														cache_control: cacheControl
													});
												} else if (part.mediaType === "text/plain") {
													const enableCitations = await shouldEnableCitations(part.providerOptions);
													const metadata = await getDocumentMetadata(part.providerOptions);
													anthropicContent.push({
														type: "document",
														source: part.data.type === "url" ? {
															type: "url",
															url: part.data.url.toString()
														} : {
															type: "text",
															media_type: "text/plain",
															data: convertBytesDataToString(part.data.data)
														},
														title: metadata.title ?? part.filename,
														...metadata.context && { context: metadata.context },
														...enableCitations && { citations: { enabled: true } },
														cache_control: cacheControl
													});
												} else throw new _ai_sdk_provider__WEBPACK_IMPORTED_MODULE_2__/* .UnsupportedFunctionalityError */ .b8({ functionality: `media type: ${part.mediaType}` });
												break;
											}
										}
										break;
									}
								}
							}
							break;
						case "tool":
							for (let i = 0; i < content.length; i++) {
								const part = content[i];
								if (part.type === "tool-approval-response") continue;
								const output = part.output;
								const outputProviderOptions = "providerOptions" in output ? output.providerOptions : output.type === "content" ? output.value.find((contentPart) => contentPart.providerOptions != null)?.providerOptions : void 0;
								const isLastPart = i === content.length - 1;
								const cacheControl = validator.getCacheControl(part.providerOptions, {
									type: "tool result part",
									canCache: true
								}) ?? validator.getCacheControl(outputProviderOptions, {
									type: "tool result output",
									canCache: true
								}) ?? (isLastPart ? validator.getCacheControl(message.providerOptions, {
									type: "tool result message",
									canCache: true
								}) : void 0);
								let contentValue;
								switch (output.type) {
									case "content":
										contentValue = output.value.map((contentPart) => {
											switch (contentPart.type) {
												case "text": return {
													type: "text",
													text: contentPart.text
												};
												case "file": {
													const topLevel = (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__/* .getTopLevelMediaType */ .yu)(contentPart.mediaType);
													if (contentPart.data.type === "reference") {
														const fileId = (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__/* .resolveProviderReference */ .p5)({
															reference: contentPart.data.reference,
															provider: "anthropic"
														});
														betas.add("files-api-2025-04-14");
														if (topLevel === "image") return {
															type: "image",
															source: {
																type: "file",
																file_id: fileId
															}
														};
														return {
															type: "document",
															source: {
																type: "file",
																file_id: fileId
															}
														};
													}
													if (contentPart.data.type === "url") {
														if (topLevel === "image") return {
															type: "image",
															source: {
																type: "url",
																url: contentPart.data.url.toString()
															}
														};
														return {
															type: "document",
															source: {
																type: "url",
																url: contentPart.data.url.toString()
															}
														};
													}
													if (contentPart.data.type === "data") {
														if (topLevel === "image") return {
															type: "image",
															source: {
																type: "base64",
																media_type: (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__/* .resolveFullMediaType */ .SL)({ part: contentPart }),
																data: (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__/* .convertToBase64 */ .ej)(contentPart.data.data)
															}
														};
														if ((0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__/* .resolveFullMediaType */ .SL)({ part: contentPart }) === "application/pdf") {
															betas.add("pdfs-2024-09-25");
															return {
																type: "document",
																source: {
																	type: "base64",
																	media_type: "application/pdf",
																	data: (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__/* .convertToBase64 */ .ej)(contentPart.data.data)
																}
															};
														}
														warnings.push({
															type: "other",
															message: `unsupported tool content part type: ${contentPart.type} with media type: ${contentPart.mediaType}`
														});
														return;
													}
													warnings.push({
														type: "other",
														message: `unsupported tool content part type: ${contentPart.type} with data type: ${contentPart.data.type}`
													});
													return;
												}
												case "custom": {
													const anthropicOptions = contentPart.providerOptions?.anthropic;
													if (anthropicOptions?.type === "tool-reference") return {
														type: "tool_reference",
														tool_name: anthropicOptions.toolName
													};
													warnings.push({
														type: "other",
														message: `unsupported custom tool content part`
													});
													return;
												}
												default:
													warnings.push({
														type: "other",
														message: `unsupported tool content part type: ${contentPart.type}`
													});
													return;
											}
										}).filter(_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__/* .isNonNullable */ .R);
										break;
									case "text":
									case "error-text":
										contentValue = output.value;
										break;
									case "execution-denied":
										contentValue = output.reason ?? "Tool call execution denied.";
										break;
									default: contentValue = (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__/* .stringifyWithBigIntAndCycles */ .f3)(output.value);
								}
								const toolsetName = getAnthropicToolsetName({
									toolName: part.toolName,
									providerOptions: part.providerOptions,
									toolsetNames
								});
								anthropicContent.push({
									type: "tool_result",
									tool_use_id: part.toolCallId,
									...toolsetName != null && { toolset_name: toolsetName },
									content: contentValue,
									is_error: output.type === "error-text" || output.type === "error-json" ? true : void 0,
									cache_control: cacheControl
								});
							}
							break;
						default: throw new Error(`Unsupported role: ${role}`);
					}
				}
				messages.push({
					role: "user",
					content: anthropicContent
				});
				break;
			}
			case "assistant": {
				const anthropicContent = [];
				const mcpToolUseIds = /* @__PURE__ */ new Set();
				for (let j = 0; j < block.messages.length; j++) {
					const message = block.messages[j];
					const isLastMessage = j === block.messages.length - 1;
					const content = message.content.filter((part) => part.type !== "text" || part.text.length > 0);
					for (let k = 0; k < content.length; k++) {
						const part = content[k];
						const isLastContentPart = k === content.length - 1;
						const cacheControl = validator.getCacheControl(part.providerOptions, {
							type: "assistant message part",
							canCache: true
						}) ?? (isLastContentPart ? validator.getCacheControl(message.providerOptions, {
							type: "assistant message",
							canCache: true
						}) : void 0);
						switch (part.type) {
							case "text": {
								const textMetadata = part.providerOptions?.anthropic;
								if (textMetadata?.type === "compaction") {
									if (part.text === "") break;
									if (typeof textMetadata.signature === "string") betas.add("compact-2026-09-04");
									anthropicContent.push({
										type: "compaction",
										content: part.text,
										...typeof textMetadata.signature === "string" && { signature: textMetadata.signature },
										cache_control: cacheControl
									});
								} else anthropicContent.push({
									type: "text",
									text: isLastBlock && isLastMessage && isLastContentPart ? part.text.trim() : part.text,
									...textMetadata?.citations != null && { citations: textMetadata.citations },
									cache_control: cacheControl
								});
								break;
							}
							case "reasoning":
								if (sendReasoning) {
									const reasoningMetadata = await (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__/* .parseProviderOptions */ .xI)({
										provider: "anthropic",
										providerOptions: part.providerOptions,
										schema: anthropicReasoningMetadataSchema
									});
									if (reasoningMetadata != null) {
										if (reasoningMetadata.signature != null) {
											validator.getCacheControl(part.providerOptions, {
												type: "thinking block",
												canCache: false
											});
											anthropicContent.push({
												type: "thinking",
												thinking: part.text,
												signature: reasoningMetadata.signature
											});
										} else if (reasoningMetadata.redactedData != null) {
											validator.getCacheControl(part.providerOptions, {
												type: "redacted thinking block",
												canCache: false
											});
											anthropicContent.push({
												type: "redacted_thinking",
												data: reasoningMetadata.redactedData
											});
										} else warnings.push({
											type: "other",
											message: "unsupported reasoning metadata"
										});
									} else warnings.push({
										type: "other",
										message: "unsupported reasoning metadata"
									});
								} else warnings.push({
									type: "other",
									message: "sending reasoning content is disabled for this model"
								});
								break;
							case "custom": {
								if (part.kind !== "anthropic.fallback") break;
								const fallbackMetadata = await (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__/* .safeValidateTypes */ .ZZ)({
									value: part.providerOptions?.anthropic,
									schema: anthropicFallbackContentSchemaValidator
								});
								if (!fallbackMetadata.success) {
									warnings.push({
										type: "other",
										message: "anthropic fallback metadata must include from.model and to.model"
									});
									break;
								}
								betas.add("server-side-fallback-2026-06-01");
								anthropicContent.push({
									type: "fallback",
									from: fallbackMetadata.value.from,
									to: fallbackMetadata.value.to
								});
								break;
							}
							case "tool-call": {
								const caller = getAnthropicCaller(part.providerOptions);
								if (part.providerExecuted) {
									const providerToolName = toolNameMapping.toProviderToolName(part.toolName);
									if (part.providerOptions?.anthropic?.type === "mcp-tool-use") {
										mcpToolUseIds.add(part.toolCallId);
										const serverName = part.providerOptions?.anthropic?.serverName;
										if (serverName == null || typeof serverName !== "string") {
											warnings.push({
												type: "other",
												message: "mcp tool use server name is required and must be a string"
											});
											break;
										}
										anthropicContent.push({
											type: "mcp_tool_use",
											id: part.toolCallId,
											name: part.toolName,
											input: part.input,
											server_name: serverName,
											cache_control: cacheControl
										});
									} else if (providerToolName === "code_execution" && part.input != null && typeof part.input === "object" && "type" in part.input && typeof part.input.type === "string" && (part.input.type === "bash_code_execution" || part.input.type === "text_editor_code_execution")) {
										const { type: codeExecutionType, ...inputWithoutType } = part.input;
										anthropicContent.push({
											type: "server_tool_use",
											id: part.toolCallId,
											name: codeExecutionType,
											input: inputWithoutType,
											...caller && { caller },
											cache_control: cacheControl
										});
									} else if (providerToolName === "code_execution" && part.input != null && typeof part.input === "object" && "type" in part.input && part.input.type === "programmatic-tool-call") {
										const { type: _, ...inputWithoutType } = part.input;
										anthropicContent.push({
											type: "server_tool_use",
											id: part.toolCallId,
											name: "code_execution",
											input: inputWithoutType,
											...caller && { caller },
											cache_control: cacheControl
										});
									} else if (providerToolName === "code_execution" || providerToolName === "web_fetch" || providerToolName === "web_search") anthropicContent.push({
										type: "server_tool_use",
										id: part.toolCallId,
										name: providerToolName,
										input: part.input,
										...caller && { caller },
										cache_control: cacheControl
									});
									else if (providerToolName === "tool_search_tool_regex" || providerToolName === "tool_search_tool_bm25") anthropicContent.push({
										type: "server_tool_use",
										id: part.toolCallId,
										name: providerToolName,
										input: part.input,
										...caller && { caller },
										cache_control: cacheControl
									});
									else if (providerToolName === "advisor") anthropicContent.push({
										type: "server_tool_use",
										id: part.toolCallId,
										name: "advisor",
										input: {},
										...caller && { caller },
										cache_control: cacheControl
									});
									else warnings.push({
										type: "other",
										message: `provider executed tool call for tool ${part.toolName} is not supported`
									});
									break;
								}
								const toolsetName = getAnthropicToolsetName({
									toolName: part.toolName,
									providerOptions: part.providerOptions,
									toolsetNames
								});
								if (toolsetName != null) {
									const rawInput = toAnthropicToolInput(part.input);
									const { action } = rawInput;
									const hasAction = typeof action === "string";
									if (!hasAction) warnings.push({
										type: "other",
										message: `toolset tool call for tool ${part.toolName} is missing the action`
									});
									anthropicContent.push({
										type: "tool_use",
										id: part.toolCallId,
										name: hasAction ? action : toolsetName,
										toolset_name: toolsetName,
										input: rawInput,
										...caller && { caller },
										cache_control: cacheControl
									});
									break;
								}
								anthropicContent.push({
									type: "tool_use",
									id: part.toolCallId,
									name: part.toolName,
									input: toAnthropicToolInput(part.input),
									...caller && { caller },
									cache_control: cacheControl
								});
								break;
							}
							case "tool-result": {
								const providerToolName = toolNameMapping.toProviderToolName(part.toolName);
								const caller = getAnthropicCaller(part.providerOptions);
								if (mcpToolUseIds.has(part.toolCallId)) {
									const output = part.output;
									if (output.type !== "json" && output.type !== "error-json") {
										warnings.push({
											type: "other",
											message: `provider executed tool result output type ${output.type} for tool ${part.toolName} is not supported`
										});
										break;
									}
									anthropicContent.push({
										type: "mcp_tool_result",
										tool_use_id: part.toolCallId,
										is_error: output.type === "error-json",
										content: output.value,
										cache_control: cacheControl
									});
								} else if (providerToolName === "code_execution") {
									const output = part.output;
									if (output.type === "error-text" || output.type === "error-json") {
										let errorInfo = {};
										try {
											if (typeof output.value === "string") errorInfo = (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__/* .secureJsonParse */ .ZA)(output.value);
											else if (typeof output.value === "object" && output.value !== null) errorInfo = output.value;
										} catch {}
										if (errorInfo.type === "code_execution_tool_result_error") anthropicContent.push({
											type: "code_execution_tool_result",
											tool_use_id: part.toolCallId,
											content: {
												type: "code_execution_tool_result_error",
												error_code: errorInfo.errorCode ?? "unknown"
											},
											cache_control: cacheControl
										});
										else anthropicContent.push({
											type: "bash_code_execution_tool_result",
											tool_use_id: part.toolCallId,
											cache_control: cacheControl,
											content: {
												type: "bash_code_execution_tool_result_error",
												error_code: errorInfo.errorCode ?? "unknown"
											}
										});
										break;
									}
									if (output.type !== "json") {
										warnings.push({
											type: "other",
											message: `provider executed tool result output type ${output.type} for tool ${part.toolName} is not supported`
										});
										break;
									}
									if (output.value == null || typeof output.value !== "object" || !("type" in output.value) || typeof output.value.type !== "string") {
										warnings.push({
											type: "other",
											message: `provider executed tool result output value is not a valid code execution result for tool ${part.toolName}`
										});
										break;
									}
									if (output.value.type === "code_execution_result") {
										const codeExecutionOutput = await (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__/* .validateTypes */ .k5)({
											value: output.value,
											schema: codeExecution_20250522OutputSchema
										});
										anthropicContent.push({
											type: "code_execution_tool_result",
											tool_use_id: part.toolCallId,
											content: {
												type: codeExecutionOutput.type,
												stdout: codeExecutionOutput.stdout,
												stderr: codeExecutionOutput.stderr,
												return_code: codeExecutionOutput.return_code,
												content: codeExecutionOutput.content ?? []
											},
											cache_control: cacheControl
										});
									} else if (output.value.type === "encrypted_code_execution_result") {
										const codeExecutionOutput = await (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__/* .validateTypes */ .k5)({
											value: output.value,
											schema: codeExecution_20260120OutputSchema
										});
										if (codeExecutionOutput.type === "encrypted_code_execution_result") anthropicContent.push({
											type: "code_execution_tool_result",
											tool_use_id: part.toolCallId,
											content: {
												type: codeExecutionOutput.type,
												encrypted_stdout: codeExecutionOutput.encrypted_stdout,
												stderr: codeExecutionOutput.stderr,
												return_code: codeExecutionOutput.return_code,
												content: codeExecutionOutput.content ?? []
											},
											cache_control: cacheControl
										});
									} else {
										const codeExecutionOutput = await (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__/* .validateTypes */ .k5)({
											value: output.value,
											schema: codeExecution_20250825OutputSchema
										});
										if (codeExecutionOutput.type === "code_execution_result") anthropicContent.push({
											type: "code_execution_tool_result",
											tool_use_id: part.toolCallId,
											content: {
												type: codeExecutionOutput.type,
												stdout: codeExecutionOutput.stdout,
												stderr: codeExecutionOutput.stderr,
												return_code: codeExecutionOutput.return_code,
												content: codeExecutionOutput.content ?? []
											},
											cache_control: cacheControl
										});
										else if (codeExecutionOutput.type === "bash_code_execution_result" || codeExecutionOutput.type === "bash_code_execution_tool_result_error") anthropicContent.push({
											type: "bash_code_execution_tool_result",
											tool_use_id: part.toolCallId,
											cache_control: cacheControl,
											content: codeExecutionOutput.type === "bash_code_execution_result" ? {
												type: codeExecutionOutput.type,
												stdout: codeExecutionOutput.stdout,
												stderr: codeExecutionOutput.stderr,
												return_code: codeExecutionOutput.return_code,
												content: codeExecutionOutput.content
											} : codeExecutionOutput
										});
										else anthropicContent.push({
											type: "text_editor_code_execution_tool_result",
											tool_use_id: part.toolCallId,
											cache_control: cacheControl,
											content: codeExecutionOutput
										});
									}
									break;
								}
								if (providerToolName === "web_fetch") {
									const output = part.output;
									if (output.type === "error-json") {
										anthropicContent.push({
											type: "web_fetch_tool_result",
											tool_use_id: part.toolCallId,
											content: {
												type: "web_fetch_tool_result_error",
												error_code: extractErrorValue(output.value).errorCode ?? "unavailable"
											},
											...caller && { caller },
											cache_control: cacheControl
										});
										break;
									}
									if (output.type !== "json") {
										warnings.push({
											type: "other",
											message: `provider executed tool result output type ${output.type} for tool ${part.toolName} is not supported`
										});
										break;
									}
									const webFetchOutput = await (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__/* .validateTypes */ .k5)({
										value: output.value,
										schema: webFetch_20250910OutputSchema
									});
									anthropicContent.push({
										type: "web_fetch_tool_result",
										tool_use_id: part.toolCallId,
										content: {
											type: "web_fetch_result",
											url: webFetchOutput.url,
											retrieved_at: webFetchOutput.retrievedAt,
											content: {
												type: "document",
												title: webFetchOutput.content.title,
												citations: webFetchOutput.content.citations,
												source: {
													type: webFetchOutput.content.source.type,
													media_type: webFetchOutput.content.source.mediaType,
													data: webFetchOutput.content.source.data
												}
											}
										},
										...caller && { caller },
										cache_control: cacheControl
									});
									break;
								}
								if (providerToolName === "web_search") {
									const output = part.output;
									if (output.type === "error-json") {
										anthropicContent.push({
											type: "web_search_tool_result",
											tool_use_id: part.toolCallId,
											content: {
												type: "web_search_tool_result_error",
												error_code: extractErrorValue(output.value).errorCode ?? "unavailable"
											},
											...caller && { caller },
											cache_control: cacheControl
										});
										break;
									}
									if (output.type !== "json") {
										warnings.push({
											type: "other",
											message: `provider executed tool result output type ${output.type} for tool ${part.toolName} is not supported`
										});
										break;
									}
									const webSearchOutput = await (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__/* .validateTypes */ .k5)({
										value: output.value,
										schema: webSearch_20250305OutputSchema
									});
									anthropicContent.push({
										type: "web_search_tool_result",
										tool_use_id: part.toolCallId,
										content: webSearchOutput.map((result) => ({
											url: result.url,
											title: result.title,
											page_age: result.pageAge,
											encrypted_content: result.encryptedContent,
											type: result.type
										})),
										...caller && { caller },
										cache_control: cacheControl
									});
									break;
								}
								if (providerToolName === "tool_search_tool_regex" || providerToolName === "tool_search_tool_bm25") {
									const output = part.output;
									if (output.type === "error-json" || output.type === "json" && output.value != null && typeof output.value === "object" && !Array.isArray(output.value) && "type" in output.value && output.value.type === "tool_search_tool_result_error") {
										anthropicContent.push({
											type: "tool_search_tool_result",
											tool_use_id: part.toolCallId,
											content: {
												type: "tool_search_tool_result_error",
												error_code: extractErrorValue(output.value).errorCode ?? "unavailable"
											},
											cache_control: cacheControl
										});
										break;
									}
									if (output.type !== "json") {
										warnings.push({
											type: "other",
											message: `provider executed tool result output type ${output.type} for tool ${part.toolName} is not supported`
										});
										break;
									}
									const toolReferences = (await (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__/* .validateTypes */ .k5)({
										value: output.value,
										schema: toolSearchRegex_20251119OutputSchema
									})).map((ref) => ({
										type: "tool_reference",
										tool_name: ref.toolName
									}));
									anthropicContent.push({
										type: "tool_search_tool_result",
										tool_use_id: part.toolCallId,
										content: {
											type: "tool_search_tool_search_result",
											tool_references: toolReferences
										},
										cache_control: cacheControl
									});
									break;
								}
								if (providerToolName === "advisor") {
									const output = part.output;
									if (output.type !== "json" && output.type !== "error-json") {
										warnings.push({
											type: "other",
											message: `provider executed tool result output type ${output.type} for tool ${part.toolName} is not supported`
										});
										break;
									}
									const advisorOutput = await (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__/* .validateTypes */ .k5)({
										value: output.value,
										schema: advisor_20260301OutputSchema
									});
									if (advisorOutput.type === "advisor_result") anthropicContent.push({
										type: "advisor_tool_result",
										tool_use_id: part.toolCallId,
										content: {
											type: "advisor_result",
											text: advisorOutput.text,
											...advisorOutput.stopReason !== void 0 && { stop_reason: advisorOutput.stopReason }
										},
										cache_control: cacheControl
									});
									else if (advisorOutput.type === "advisor_redacted_result") anthropicContent.push({
										type: "advisor_tool_result",
										tool_use_id: part.toolCallId,
										content: {
											type: "advisor_redacted_result",
											encrypted_content: advisorOutput.encryptedContent,
											...advisorOutput.stopReason !== void 0 && { stop_reason: advisorOutput.stopReason }
										},
										cache_control: cacheControl
									});
									else anthropicContent.push({
										type: "advisor_tool_result",
										tool_use_id: part.toolCallId,
										content: {
											type: "advisor_tool_result_error",
											error_code: advisorOutput.errorCode
										},
										cache_control: cacheControl
									});
									break;
								}
								warnings.push({
									type: "other",
									message: `provider executed tool result for tool ${part.toolName} is not supported`
								});
								break;
							}
						}
					}
				}
				if (anthropicContent.length > 0) messages.push({
					role: "assistant",
					content: moveToolUseBlocksToEnd(anthropicContent)
				});
				break;
			}
			default: throw new Error(`content type: ${type}`);
		}
	}
	const codeExecutionToolCallIds = /* @__PURE__ */ new Set();
	for (const message of messages) {
		if (message.role !== "assistant") continue;
		for (const part of message.content) if (part.type === "server_tool_use" && part.name === "code_execution") codeExecutionToolCallIds.add(part.id);
	}
	const warnedToolCallIds = /* @__PURE__ */ new Set();
	for (let i = 0; i < lastUserMessageIndex; i++) {
		const message = messages[i];
		if (message.role !== "assistant") continue;
		for (const part of message.content) {
			if (!("caller" in part)) continue;
			const caller = part.caller;
			if (caller == null || caller.type === "direct" || codeExecutionToolCallIds.has(caller.tool_id)) continue;
			const toolCallId = "id" in part ? part.id : part.tool_use_id;
			delete part.caller;
			if (!warnedToolCallIds.has(toolCallId)) {
				warnedToolCallIds.add(toolCallId);
				warnings.push({
					type: "other",
					message: `Omitted caller metadata for tool ${toolCallId} because source code execution tool ${caller.tool_id} is missing from the conversation history.`
				});
			}
		}
	}
	return {
		prompt: {
			system,
			messages
		},
		betas
	};
}
function groupIntoBlocks(prompt) {
	const blocks = [];
	let currentBlock = void 0;
	for (const message of prompt) {
		const { role } = message;
		switch (role) {
			case "system":
				if (currentBlock?.type !== "system") {
					currentBlock = {
						type: "system",
						messages: []
					};
					blocks.push(currentBlock);
				}
				currentBlock.messages.push(message);
				break;
			case "assistant":
				if (currentBlock?.type !== "assistant") {
					currentBlock = {
						type: "assistant",
						messages: []
					};
					blocks.push(currentBlock);
				}
				currentBlock.messages.push(message);
				break;
			case "user":
				if (currentBlock?.type !== "user") {
					currentBlock = {
						type: "user",
						messages: []
					};
					blocks.push(currentBlock);
				}
				currentBlock.messages.push(message);
				break;
			case "tool":
				if (currentBlock?.type !== "user") {
					currentBlock = {
						type: "user",
						messages: []
					};
					blocks.push(currentBlock);
				}
				currentBlock.messages.push(message);
				break;
			default: throw new Error(`Unsupported role: ${role}`);
		}
	}
	return blocks;
}
function moveToolUseBlocksToEnd(content) {
	const result = [];
	let segment = [];
	function flushSegment() {
		result.push(...segment.filter((part) => part.type !== "tool_use"), ...segment.filter((part) => part.type === "tool_use"));
		segment = [];
	}
	for (const part of content) if (part.type === "thinking" || part.type === "redacted_thinking" || part.type === "fallback") {
		flushSegment();
		result.push(part);
	} else segment.push(part);
	flushSegment();
	return result;
}
/**
* Resolves the Anthropic `toolset_name` for a tool call or tool result. The
* toolset is identified either through the tools passed to the request or
* through the `toolsetName` provider metadata of a previous response.
*/
function getAnthropicToolsetName({ toolName, providerOptions, toolsetNames }) {
	const fromTools = toolsetNames[toolName];
	if (fromTools != null) return fromTools;
	const fromMetadata = (providerOptions?.anthropic)?.toolsetName;
	return typeof fromMetadata === "string" ? fromMetadata : void 0;
}
function getAnthropicCaller(providerOptions) {
	const caller = (providerOptions?.anthropic)?.caller;
	if ((caller?.type === "code_execution_20250825" || caller?.type === "code_execution_20260120") && caller.toolId) return {
		type: caller.type,
		tool_id: caller.toolId
	};
	return caller?.type === "direct" ? { type: "direct" } : void 0;
}
function toAnthropicToolInput(input) {
	if (typeof input === "string") try {
		const parsed = (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__/* .secureJsonParse */ .ZA)(input);
		if (typeof parsed === "object" && parsed !== null && !Array.isArray(parsed)) return parsed;
	} catch {}
	return typeof input === "object" && input !== null && !Array.isArray(input) ? input : { rawInvalidInput: input };
}
//#endregion
//#region src/map-anthropic-stop-reason.ts
/**
* @see https://docs.anthropic.com/en/api/messages#response-stop-reason
*/
function mapAnthropicStopReason({ finishReason, isJsonResponseFromTool }) {
	switch (finishReason) {
		case "pause_turn":
		case "end_turn":
		case "stop_sequence": return "stop";
		case "refusal": return "content-filter";
		case "tool_use": return isJsonResponseFromTool ? "stop" : "tool-calls";
		case "max_tokens":
		case "model_context_window_exceeded": return "length";
		case "compaction": return "other";
		default: return "other";
	}
}
//#endregion
//#region src/sanitize-json-schema.ts
const SUPPORTED_STRING_FORMATS = /* @__PURE__ */ new Set([
	"date-time",
	"time",
	"date",
	"duration",
	"email",
	"hostname",
	"uri",
	"ipv4",
	"ipv6",
	"uuid"
]);
const DESCRIPTION_CONSTRAINT_KEYS = [
	"minimum",
	"maximum",
	"exclusiveMinimum",
	"exclusiveMaximum",
	"multipleOf",
	"minLength",
	"maxLength",
	"pattern",
	"minItems",
	"maxItems",
	"uniqueItems",
	"minProperties",
	"maxProperties",
	"not"
];
/**
* Removes JSON Schema keywords that Anthropic rejects in
* `output_config.format.schema`.
*
* The full original schema is still used by AI SDK result validation. This
* only relaxes the schema sent to Anthropic's constrained decoder.
*/
function sanitizeJsonSchema(schema) {
	return sanitizeSchema(schema);
}
function sanitizeDefinition(definition) {
	if (typeof definition === "boolean" || !(0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__/* .isRecord */ .u4)(definition)) return definition;
	return sanitizeSchema(definition);
}
function sanitizeSchema(schema) {
	const result = {};
	if (schema.$ref != null) return {
		$ref: schema.$ref,
		...sanitizeSchemaDefinitions(schema)
	};
	if (schema.$schema != null) result.$schema = schema.$schema;
	if (schema.$id != null) result.$id = schema.$id;
	if (schema.title != null) result.title = schema.title;
	if (schema.description != null) result.description = schema.description;
	if (schema.default !== void 0) result.default = schema.default;
	if (schema.const !== void 0) result.const = schema.const;
	if (schema.enum != null) result.enum = schema.enum;
	if (schema.type != null) result.type = schema.type;
	if (schema.anyOf != null) result.anyOf = schema.anyOf.map(sanitizeDefinition);
	else if (schema.oneOf != null) result.anyOf = schema.oneOf.map(sanitizeDefinition);
	if (schema.allOf != null) result.allOf = schema.allOf.map(sanitizeDefinition);
	Object.assign(result, sanitizeSchemaDefinitions(schema));
	if (schema.type === "object" || schema.properties != null) {
		if (schema.properties != null) result.properties = Object.fromEntries(Object.entries(schema.properties).map(([name, definition]) => [name, sanitizeDefinition(definition)]));
		result.additionalProperties = false;
		if (schema.required != null) result.required = schema.required;
	}
	if (schema.items != null) result.items = Array.isArray(schema.items) ? schema.items.map(sanitizeDefinition) : sanitizeDefinition(schema.items);
	if (typeof schema.format === "string" && SUPPORTED_STRING_FORMATS.has(schema.format)) result.format = schema.format;
	const constraintDescription = getConstraintDescription(schema);
	if (constraintDescription != null) result.description = result.description == null ? constraintDescription : `${result.description}\n${constraintDescription}`;
	return result;
}
function sanitizeSchemaDefinitions(schema) {
	const { $defs } = schema;
	const sanitizeAll = (definitions) => Object.fromEntries(Object.entries(definitions).map(([name, definition]) => [name, sanitizeDefinition(definition)]));
	return {
		...schema.definitions != null && { definitions: sanitizeAll(schema.definitions) },
		...$defs != null && { $defs: sanitizeAll($defs) }
	};
}
function getConstraintDescription(schema) {
	const descriptions = DESCRIPTION_CONSTRAINT_KEYS.flatMap((key) => {
		const value = schema[key];
		if (value == null || value === false) return [];
		return `${formatConstraintName(key)}: ${formatConstraintValue(value)}`;
	});
	if (typeof schema.format === "string" && !SUPPORTED_STRING_FORMATS.has(schema.format)) descriptions.push(`format: ${schema.format}`);
	return descriptions.length === 0 ? void 0 : `${descriptions.join("; ")}.`;
}
function formatConstraintName(key) {
	return key.replace(/[A-Z]/g, (match) => ` ${match.toLowerCase()}`);
}
function formatConstraintValue(value) {
	if (typeof value === "string") return value;
	return JSON.stringify(value);
}
//#endregion
//#region src/has-circular-schema-reference.ts
const SCHEMA_MAP_KEYWORDS = /* @__PURE__ */ new Set([
	"dependentSchemas",
	"patternProperties",
	"properties"
]);
const DATA_KEYWORDS = /* @__PURE__ */ new Set([
	"const",
	"default",
	"enum",
	"examples"
]);
/**
* Whether a JSON schema contains a cycle of local `$ref`s, e.g. a tree node
* whose children reference the node itself.
*
* Anthropic's native structured outputs reject such schemas, while the JSON
* response tool accepts them.
*/
function hasCircularSchemaReference(schema) {
	const visiting = /* @__PURE__ */ new Set();
	const visited = /* @__PURE__ */ new Set();
	const visit = (pointer) => {
		if (visiting.has(pointer)) return true;
		if (visited.has(pointer)) return false;
		const target = resolveSchemaPointer(schema, pointer);
		if (target === void 0) return false;
		visiting.add(pointer);
		const isCircular = collectLocalRefs(target).some(visit);
		visiting.delete(pointer);
		visited.add(pointer);
		return isCircular;
	};
	return visit("#");
}
function collectLocalRefs(node, refs = []) {
	if (Array.isArray(node)) {
		for (const item of node) collectLocalRefs(item, refs);
		return refs;
	}
	if (!(0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__/* .isRecord */ .u4)(node)) return refs;
	for (const [key, value] of Object.entries(node)) if (key === "$ref") {
		if (typeof value === "string" && value.startsWith("#")) refs.push(value);
	} else if (SCHEMA_MAP_KEYWORDS.has(key) && (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__/* .isRecord */ .u4)(value)) for (const subschema of Object.values(value)) collectLocalRefs(subschema, refs);
	else if (key !== "$defs" && key !== "definitions" && !DATA_KEYWORDS.has(key)) collectLocalRefs(value, refs);
	return refs;
}
function resolveSchemaPointer(schema, pointer) {
	if (pointer === "#") return schema;
	if (!pointer.startsWith("#/")) return;
	let decodedPointer;
	try {
		decodedPointer = decodeURIComponent(pointer.slice(2));
	} catch {
		return;
	}
	let current = schema;
	for (const rawSegment of decodedPointer.split("/")) {
		const segment = rawSegment.replace(/~1/g, "/").replace(/~0/g, "~");
		if (Array.isArray(current)) current = current[Number(segment)];
		else if ((0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__/* .isRecord */ .u4)(current)) current = current[segment];
		else return;
	}
	return current;
}
//#endregion
//#region src/supports-native-structured-output-schema.ts
const MAX_OPTIONAL_PROPERTIES = 10;
const SUBSCHEMA_KEYWORDS = [
	"additionalProperties",
	"contains",
	"else",
	"if",
	"items",
	"not",
	"then"
];
const SUBSCHEMA_LIST_KEYWORDS = [
	"allOf",
	"anyOf",
	"oneOf",
	"prefixItems"
];
const SUBSCHEMA_MAP_KEYWORDS = [
	"dependentSchemas",
	"patternProperties",
	"properties"
];
/**
* Whether Anthropic's native structured outputs (`output_config.format`) can
* represent a schema without rejecting it or losing data.
*
* Rejected: self-referencing schemas, and schemas with too many optional
* properties. Lossy: open objects (maps, free-form objects), which native
* structured outputs close with `additionalProperties: false`, so the model
* can only return `{}` for them.
*/
function supportsNativeStructuredOutputSchema(schema) {
	if (hasCircularSchemaReference(schema)) return false;
	const { optionalProperties, hasOpenObject } = getSchemaStats(schema, schema, /* @__PURE__ */ new Map());
	return !hasOpenObject && optionalProperties <= MAX_OPTIONAL_PROPERTIES;
}
function getSchemaStats(node, root, refStats) {
	const stats = {
		optionalProperties: 0,
		hasOpenObject: false
	};
	if (!(0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__/* .isRecord */ .u4)(node)) return stats;
	const add = (child) => {
		const childStats = getSchemaStats(child, root, refStats);
		stats.optionalProperties += childStats.optionalProperties;
		stats.hasOpenObject ||= childStats.hasOpenObject;
	};
	if (typeof node.$ref === "string" && node.$ref.startsWith("#")) {
		let resolved = refStats.get(node.$ref);
		if (resolved == null) {
			resolved = getSchemaStats(resolveSchemaPointer(root, node.$ref), root, refStats);
			refStats.set(node.$ref, resolved);
		}
		stats.optionalProperties += resolved.optionalProperties;
		stats.hasOpenObject ||= resolved.hasOpenObject;
	}
	if (isOpenObject(node)) stats.hasOpenObject = true;
	if ((0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__/* .isRecord */ .u4)(node.properties)) {
		const required = new Set(Array.isArray(node.required) ? node.required : []);
		stats.optionalProperties += Object.keys(node.properties).filter((name) => !required.has(name)).length;
	}
	for (const keyword of SUBSCHEMA_KEYWORDS) {
		const value = node[keyword];
		if (Array.isArray(value)) value.forEach(add);
		else add(value);
	}
	for (const keyword of SUBSCHEMA_LIST_KEYWORDS) {
		const value = node[keyword];
		if (Array.isArray(value)) value.forEach(add);
	}
	for (const keyword of SUBSCHEMA_MAP_KEYWORDS) {
		const value = node[keyword];
		if ((0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__/* .isRecord */ .u4)(value)) Object.values(value).forEach(add);
	}
	return stats;
}
function isOpenObject(node) {
	const { additionalProperties, patternProperties, properties, type } = node;
	if (additionalProperties === true || (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__/* .isRecord */ .u4)(additionalProperties)) return true;
	if ((0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__/* .isRecord */ .u4)(patternProperties) && Object.keys(patternProperties).length > 0) return true;
	return (type === "object" || Array.isArray(type) && type.includes("object")) && properties == null && additionalProperties !== false;
}
//#endregion
//#region src/anthropic-language-model.ts
function validateToolsetMember({ toolsetName, memberName, tools }) {
	const toolset = tools?.find((tool) => "type" in tool && tool.type === "computer_toolset_20260801");
	if (toolsetName !== "computer" || toolset == null || !computerToolset_20260801Members.some((member) => member === memberName) || toolset.configs?.[memberName]?.enabled === false) throw new _ai_sdk_provider__WEBPACK_IMPORTED_MODULE_2__/* .InvalidResponseDataError */ .xn({
		data: {
			toolsetName,
			memberName
		},
		message: `Received an unavailable toolset member: ${toolsetName}.${memberName}.`
	});
}
function createAnthropicStreamError(error) {
	const inferredMetadata = getAnthropicStreamErrorMetadata(error.type);
	return (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__/* .createProviderStreamError */ .iH)({
		message: error.message,
		type: error.type,
		code: error.code ?? void 0,
		statusCode: error.statusCode ?? inferredMetadata.statusCode,
		isRetryable: error.isRetryable ?? inferredMetadata.isRetryable,
		data: "data" in error ? error.data : error
	});
}
function getAnthropicStreamErrorMetadata(type) {
	switch (type) {
		case "api_error": return {
			statusCode: 500,
			isRetryable: true
		};
		case "overloaded_error": return {
			statusCode: 529,
			isRetryable: true
		};
		case "rate_limit_error": return {
			statusCode: 429,
			isRetryable: true
		};
		case "request_too_large": return {
			statusCode: 413,
			isRetryable: false
		};
		case "authentication_error": return {
			statusCode: 401,
			isRetryable: false
		};
		case "permission_error": return {
			statusCode: 403,
			isRetryable: false
		};
		case "not_found_error": return {
			statusCode: 404,
			isRetryable: false
		};
		case "billing_error":
		case "invalid_request_error": return {
			statusCode: 400,
			isRetryable: false
		};
		default: return {};
	}
}
function createCitationSource(citation, citationDocuments, generateId) {
	if (citation.type === "web_search_result_location") return {
		type: "source",
		sourceType: "url",
		id: generateId(),
		url: citation.url,
		title: citation.title ?? void 0,
		providerMetadata: { anthropic: {
			citedText: citation.cited_text,
			encryptedIndex: citation.encrypted_index
		} }
	};
	if (citation.type !== "page_location" && citation.type !== "char_location") return;
	const documentInfo = citationDocuments[citation.document_index];
	if (!documentInfo) return;
	return {
		type: "source",
		sourceType: "document",
		id: generateId(),
		mediaType: documentInfo.mediaType,
		title: citation.document_title ?? documentInfo.title,
		filename: documentInfo.filename,
		providerMetadata: { anthropic: citation.type === "page_location" ? {
			citedText: citation.cited_text,
			startPageNumber: citation.start_page_number,
			endPageNumber: citation.end_page_number
		} : {
			citedText: citation.cited_text,
			startCharIndex: citation.start_char_index,
			endCharIndex: citation.end_char_index
		} }
	};
}
function getAnthropicCallerInfo(caller) {
	return caller == null ? void 0 : {
		type: caller.type,
		toolId: "tool_id" in caller ? caller.tool_id : void 0
	};
}
function getAnthropicCallerMetadata(caller) {
	const callerInfo = getAnthropicCallerInfo(caller);
	return callerInfo == null ? {} : { providerMetadata: { anthropic: { caller: callerInfo } } };
}
/**
* Maps the custom tool names of toolset tools (e.g. the computer toolset) to
* the toolset name that the Anthropic API uses in `toolset_name`.
*/
function getAnthropicToolsetNames(tools) {
	const toolsetNames = {};
	for (const tool of tools ?? []) if (tool.type === "provider" && tool.id === "anthropic.computer_toolset_20260801") toolsetNames[tool.name] = "computer";
	return toolsetNames;
}
/**
* Toolset member calls (e.g. `left_click` from the computer toolset) are
* exposed as a single tool call on the toolset tool. The member name is
* injected as the `action` property, matching the input shape of the older
* computer tool versions.
*/
function toToolsetMemberInput({ memberName, input }) {
	if (typeof input !== "object" || input === null || Array.isArray(input)) throw new _ai_sdk_provider__WEBPACK_IMPORTED_MODULE_2__/* .InvalidResponseDataError */ .xn({
		data: input,
		message: "Invalid toolset member input: expected an object."
	});
	return {
		...input,
		action: memberName
	};
}
function getProviderOptionsName(provider) {
	const dotIndex = provider.indexOf(".");
	return dotIndex === -1 ? provider : provider.substring(0, dotIndex);
}
/**
* Legacy names of custom providerOptions keys, read when the current key is
* absent.
*/
const LEGACY_PROVIDER_OPTIONS_NAMES = { googleVertex: ["vertex"] };
const TEXT_OR_THINKING_BLOCK_TYPES = /* @__PURE__ */ new Set([
	"redacted_thinking",
	"text",
	"thinking"
]);
function isContinuationStopReason(stopReason) {
	return stopReason === "pause_turn" || stopReason === "tool_use";
}
/**
* Text parts to return when the JSON response tool is in use: the text after
* the last tool call or result, and only if the tool was never called.
*/
function getJsonResponseToolFallbackText(content, stopReason) {
	const text = /* @__PURE__ */ new Set();
	if (isContinuationStopReason(stopReason)) return text;
	for (const part of content) {
		if (part.type === "tool_use" && part.name === "json") return /* @__PURE__ */ new Set();
		if (part.type === "text") text.add(part);
		else if (!TEXT_OR_THINKING_BLOCK_TYPES.has(part.type)) text.clear();
	}
	return text;
}
var AnthropicLanguageModel = class AnthropicLanguageModel {
	static [_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_3__/* .WORKFLOW_SERIALIZE */ .V](model) {
		return (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__/* .serializeModelOptions */ .Qf)({
			modelId: model.modelId,
			config: model.config
		});
	}
	static [_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_3__/* .WORKFLOW_DESERIALIZE */ .C](options) {
		return new AnthropicLanguageModel(options.modelId, options.config);
	}
	constructor(modelId, config) {
		this.specificationVersion = "v4";
		this.modelId = modelId;
		this.config = config;
		this.generateId = config.generateId ?? _ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__/* .generateId */ .$C;
	}
	supportsUrl(url) {
		return url.protocol === "https:";
	}
	get provider() {
		return this.config.provider;
	}
	get supportedUrls() {
		return this.config.supportedUrls?.() ?? {};
	}
	static async prepareRequest({ modelId, config, options: { userSuppliedBetas, prompt, maxOutputTokens, temperature, topP, topK, frequencyPenalty, presencePenalty, stopSequences, responseFormat, seed, tools, toolChoice, reasoning, providerOptions, stream } }) {
		const warnings = [];
		if (frequencyPenalty != null) warnings.push({
			type: "unsupported",
			feature: "frequencyPenalty"
		});
		if (presencePenalty != null) warnings.push({
			type: "unsupported",
			feature: "presencePenalty"
		});
		if (seed != null) warnings.push({
			type: "unsupported",
			feature: "seed"
		});
		const maxTemperature = config.maxTemperature ?? 1;
		const temperatureProvider = config.maxTemperature == null ? "anthropic" : getProviderOptionsName(config.provider);
		if (temperature != null && temperature > maxTemperature) {
			warnings.push({
				type: "unsupported",
				feature: "temperature",
				details: `${temperature} exceeds ${temperatureProvider} maximum of ${maxTemperature.toFixed(1)}. clamped to ${maxTemperature.toFixed(1)}`
			});
			temperature = maxTemperature;
		} else if (temperature != null && temperature < 0) {
			warnings.push({
				type: "unsupported",
				feature: "temperature",
				details: `${temperature} is below ${temperatureProvider} minimum of 0. clamped to 0`
			});
			temperature = 0;
		}
		if (responseFormat?.type === "json") {
			if (responseFormat.schema == null) warnings.push({
				type: "unsupported",
				feature: "responseFormat",
				details: "JSON response format requires a schema. The response format is ignored."
			});
		}
		const providerOptionsName = getProviderOptionsName(config.provider);
		const canonicalOptions = await (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__/* .parseProviderOptions */ .xI)({
			provider: "anthropic",
			providerOptions,
			schema: anthropicLanguageModelOptions
		});
		const { options: customProviderOptions, namespaces: [customProviderOptionsName] } = await (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__/* .resolveProviderOptions */ .Wo)({
			providerOptions,
			namespaces: providerOptionsName !== "anthropic" ? [providerOptionsName, ...Object.hasOwn(LEGACY_PROVIDER_OPTIONS_NAMES, providerOptionsName) ? LEGACY_PROVIDER_OPTIONS_NAMES[providerOptionsName] : []] : [],
			resolution: "first",
			schema: anthropicLanguageModelOptions
		});
		const usedCustomProviderKey = customProviderOptionsName === providerOptionsName;
		const anthropicOptions = Object.assign({}, canonicalOptions ?? {}, customProviderOptions ?? {});
		if (anthropicOptions.serviceTier != null) {
			const supportedTiers = providerOptionsName === "anthropic" ? ["auto", "standard_only"] : providerOptionsName === "minimax" ? ["standard", "priority"] : void 0;
			if (supportedTiers != null && !supportedTiers.includes(anthropicOptions.serviceTier)) {
				warnings.push({
					type: "unsupported",
					feature: "serviceTier",
					details: `serviceTier "${anthropicOptions.serviceTier}" is not supported by ${providerOptionsName}. Use ${supportedTiers.map((tier) => `"${tier}"`).join(" or ")}.`
				});
				anthropicOptions.serviceTier = void 0;
			}
		}
		const { maxOutputTokens: maxOutputTokensForModel, supportsStructuredOutput: modelSupportsStructuredOutput, supportsAdaptiveThinking, rejectsSamplingParameters, supportsXhighEffort, rejectsThinkingDisabledAboveHighEffort, rejectsThinkingDisabled, rejectsBudgetThinking, rejectsForcedToolUse, supportsBetweenToolsThinking, isKnownModel } = getAnthropicModelCapabilities(modelId);
		if (!isKnownModel && maxOutputTokens == null) warnings.push({
			type: "compatibility",
			feature: "maxOutputTokens",
			details: `The model "${modelId}" is unknown. The max output tokens have been limited to ${maxOutputTokensForModel}. Set maxOutputTokens explicitly to override this limit.`
		});
		if (rejectsSamplingParameters) {
			if (temperature != null) {
				warnings.push({
					type: "unsupported",
					feature: "temperature",
					details: `temperature is not supported by ${modelId} and will be ignored`
				});
				temperature = void 0;
			}
			if (topK != null) {
				warnings.push({
					type: "unsupported",
					feature: "topK",
					details: `topK is not supported by ${modelId} and will be ignored`
				});
				topK = void 0;
			}
			if (topP != null) {
				warnings.push({
					type: "unsupported",
					feature: "topP",
					details: `topP is not supported by ${modelId} and will be ignored`
				});
				topP = void 0;
			}
		}
		const isAnthropicModel = isKnownModel || modelId.includes("claude-");
		const supportsStructuredOutput = (config.supportsNativeStructuredOutput ?? true) && modelSupportsStructuredOutput;
		const supportsResponseSchema = responseFormat?.type !== "json" || responseFormat.schema == null || supportsNativeStructuredOutputSchema(responseFormat.schema);
		const supportsStrictTools = (config.supportsStrictTools ?? true) && modelSupportsStructuredOutput;
		const structureOutputMode = anthropicOptions?.structuredOutputMode ?? "auto";
		let useStructuredOutput = structureOutputMode === "outputFormat" || structureOutputMode === "auto" && supportsStructuredOutput && supportsResponseSchema;
		if (!useStructuredOutput && rejectsForcedToolUse && modelSupportsStructuredOutput && responseFormat?.type === "json" && responseFormat.schema != null && supportsNativeStructuredOutputSchema(responseFormat.schema)) {
			warnings.push({
				type: "unsupported",
				feature: "providerOptions.anthropic.structuredOutputMode",
				details: `structuredOutputMode 'jsonTool' is not supported by ${modelId} because it rejects forced tool use. Using 'outputFormat' instead.`
			});
			useStructuredOutput = true;
		}
		const jsonResponseTool = responseFormat?.type === "json" && responseFormat.schema != null && !useStructuredOutput ? {
			type: "function",
			name: "json",
			description: "Respond with a JSON object.",
			inputSchema: responseFormat.schema
		} : void 0;
		if (jsonResponseTool != null && anthropicOptions?.disableParallelToolUse === false) warnings.push({
			type: "unsupported",
			feature: "providerOptions.anthropic.disableParallelToolUse",
			details: "`disableParallelToolUse: false` is ignored when using the JSON response tool. Parallel tool use is disabled to ensure a single coherent JSON tool call."
		});
		const contextManagement = anthropicOptions?.contextManagement;
		const compaction = anthropicOptions?.compaction;
		if (contextManagement != null && compaction != null) throw new _ai_sdk_provider__WEBPACK_IMPORTED_MODULE_2__/* .InvalidArgumentError */ .Di({
			argument: "providerOptions",
			message: "Anthropic provider options `compaction` and `contextManagement` cannot be used together."
		});
		const thread = anthropicOptions?.thread;
		if (thread != null && config.supportsMessageThreads !== true) throw new _ai_sdk_provider__WEBPACK_IMPORTED_MODULE_2__/* .UnsupportedFunctionalityError */ .b8({
			functionality: "Anthropic message threads",
			message: `${config.provider} does not support Anthropic message threads.`
		});
		if (thread != null && (compaction != null || contextManagement?.edits.some((edit) => edit.type !== "clear_thinking_20251015" || edit.keep !== "all"))) throw new _ai_sdk_provider__WEBPACK_IMPORTED_MODULE_2__/* .InvalidArgumentError */ .Di({
			argument: "providerOptions.anthropic.thread",
			message: "Anthropic message threads do not support compaction or context editing, except clear_thinking_20251015 with keep: \"all\"."
		});
		const cacheControlValidator = new CacheControlValidator(config.cacheControlProviderOptionsName, thread != null && anthropicOptions?.cacheControl != null ? 1 : 0);
		const defaultEagerInputStreaming = stream && (anthropicOptions?.toolStreaming ?? true);
		const inlineTools = await getInlineToolsFromPrompt(prompt);
		const toolNameMapping = (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__/* .createToolNameMapping */ .CR)({
			tools: [...inlineTools, ...tools ?? []],
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
		const toolsetNames = getAnthropicToolsetNames(tools);
		const inlineToolDefinitions = [];
		const { prompt: messagesPrompt, betas } = await convertToAnthropicPrompt({
			prompt,
			sendReasoning: anthropicOptions?.sendReasoning ?? true,
			warnings,
			cacheControlValidator,
			toolNameMapping,
			toolsetNames,
			convertMediaPart: config.convertMediaPart,
			convertInlineTool: async (tool) => {
				const { tools: definitions, toolWarnings, betas } = await prepareTools({
					tools: [tool],
					toolChoice: void 0,
					cacheControlValidator,
					supportsStructuredOutput,
					supportsStrictTools
				});
				if (definitions?.[0] != null) inlineToolDefinitions.push({
					sdkName: tool.name,
					definition: definitions[0]
				});
				return {
					definition: definitions?.[0],
					warnings: toolWarnings,
					betas
				};
			}
		});
		if (thread != null) {
			const unpinnedBetas = [...betas].filter((beta) => !userSuppliedBetas.has(beta) && !anthropicOptions?.anthropicBeta?.includes(beta));
			if (unpinnedBetas.length > 0) warnings.push({
				type: "compatibility",
				feature: "providerOptions.anthropic.thread",
				details: `Message content enabled beta headers: ${unpinnedBetas.join(", ")}. Thread requests require the same beta set on every turn. Pin these values with anthropicBeta on every request, or start a new thread when the set changes.`
			});
			if (thread.type === "continue" && (messagesPrompt.system != null || (tools?.length ?? 0) > 0)) warnings.push({
				type: "compatibility",
				feature: "providerOptions.anthropic.thread",
				details: "Continuation uses the system prompt and tool definitions stored by the create request; supplied definitions are omitted from the wire request. Supply identical tools for local tool handling and fixed request settings. To change system instructions or tools, start a new thread."
			});
		}
		if ((0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__/* .isCustomReasoning */ .g6)(reasoning) && anthropicOptions?.effort == null) {
			const reasoningConfig = resolveAnthropicReasoningConfig({
				reasoning,
				modelId,
				supportsAdaptiveThinking,
				supportsXhighEffort,
				rejectsThinkingDisabled,
				supportsBetweenToolsThinking,
				maxOutputTokensForModel,
				warnings
			});
			if (reasoningConfig != null) {
				if (anthropicOptions.thinking == null) anthropicOptions.thinking = reasoningConfig.thinking;
				if (reasoningConfig.effort != null && anthropicOptions.thinking?.type !== "disabled") anthropicOptions.effort = reasoningConfig.effort;
			}
		}
		if (rejectsThinkingDisabled && anthropicOptions?.thinking != null) {
			const thinking = anthropicOptions.thinking;
			if (thinking.type === "disabled" && supportsBetweenToolsThinking) {
				warnings.push({
					type: "unsupported",
					feature: "providerOptions.anthropic.thinking",
					details: `thinking cannot be disabled for ${modelId}. Using 'between_tools' thinking, the lowest thinking setting, instead.`
				});
				anthropicOptions.thinking = { type: "between_tools" };
			} else if (thinking.type === "disabled") {
				warnings.push({
					type: "unsupported",
					feature: "providerOptions.anthropic.thinking",
					details: `thinking cannot be disabled for ${modelId}; it always uses adaptive thinking. The thinking setting has been removed. Lower 'effort' to reduce thinking.`
				});
				anthropicOptions.thinking = void 0;
			}
		}
		if (rejectsBudgetThinking && anthropicOptions?.thinking?.type === "enabled") {
			warnings.push({
				type: "unsupported",
				feature: "providerOptions.anthropic.thinking",
				details: rejectsThinkingDisabled ? `budget-based thinking is not supported by ${modelId}; it always uses adaptive thinking. Using adaptive thinking instead. Use 'effort' to control how much the model thinks.` : `budget-based thinking is not supported by ${modelId}. Using adaptive thinking instead. Use 'effort' to control how much the model thinks.`
			});
			anthropicOptions.thinking = { type: "adaptive" };
		}
		if (rejectsThinkingDisabledAboveHighEffort && anthropicOptions?.thinking?.type === "disabled" && (anthropicOptions.effort === "xhigh" || anthropicOptions.effort === "max")) {
			warnings.push({
				type: "unsupported",
				feature: "providerOptions.anthropic.effort",
				details: `effort '${anthropicOptions.effort}' is not supported by ${modelId} when thinking is disabled. The effort has been lowered to 'high'.`
			});
			anthropicOptions.effort = "high";
		}
		if (anthropicOptions?.thinking?.type === "between_tools" && (anthropicOptions.effort === "xhigh" || anthropicOptions.effort === "max")) {
			warnings.push({
				type: "unsupported",
				feature: "providerOptions.anthropic.effort",
				details: `effort '${anthropicOptions.effort}' is not supported with 'between_tools' thinking. The effort has been lowered to 'high'.`
			});
			anthropicOptions.effort = "high";
		}
		const thinkingType = anthropicOptions?.thinking?.type;
		const isThinking = thinkingType === "enabled" || thinkingType === "adaptive" || thinkingType === "between_tools";
		const thinkingBlockBinding = anthropicOptions?.thinking != null && "blockBinding" in anthropicOptions.thinking ? anthropicOptions.thinking.blockBinding : void 0;
		const sendThinking = isThinking || thinkingType === "disabled" || thinkingBlockBinding != null;
		let thinkingBudget = thinkingType === "enabled" ? anthropicOptions?.thinking?.budgetTokens : void 0;
		const thinkingDisplay = thinkingType === "adaptive" ? anthropicOptions?.thinking?.display : void 0;
		const maxTokens = maxOutputTokens ?? maxOutputTokensForModel;
		const baseArgs = {
			model: modelId,
			max_tokens: maxTokens,
			temperature,
			top_k: topK,
			top_p: topP,
			stop_sequences: stopSequences,
			...sendThinking && { thinking: {
				...thinkingType != null && { type: thinkingType },
				...thinkingBudget != null && { budget_tokens: thinkingBudget },
				...thinkingDisplay != null && { display: thinkingDisplay },
				...thinkingBlockBinding != null && { block_binding: { prefix_mismatch_behavior: thinkingBlockBinding.prefixMismatchBehavior } }
			} },
			...(anthropicOptions?.effort || anthropicOptions?.taskBudget || useStructuredOutput && responseFormat?.type === "json" && responseFormat.schema != null) && { output_config: {
				...anthropicOptions?.effort && { effort: anthropicOptions.effort },
				...anthropicOptions?.taskBudget && { task_budget: {
					type: anthropicOptions.taskBudget.type,
					total: anthropicOptions.taskBudget.total,
					...anthropicOptions.taskBudget.remaining != null && { remaining: anthropicOptions.taskBudget.remaining }
				} },
				...useStructuredOutput && responseFormat?.type === "json" && responseFormat.schema != null && { format: {
					type: "json_schema",
					schema: sanitizeJsonSchema(responseFormat.schema)
				} }
			} },
			...anthropicOptions?.speed && { speed: anthropicOptions.speed },
			...anthropicOptions?.serviceTier && { service_tier: anthropicOptions.serviceTier },
			...anthropicOptions?.inferenceGeo && { inference_geo: anthropicOptions.inferenceGeo },
			...anthropicOptions?.fallbacks != null && (anthropicOptions.fallbacks === "default" || anthropicOptions.fallbacks.length > 0) && { fallbacks: anthropicOptions.fallbacks },
			...anthropicOptions?.cacheControl && { cache_control: anthropicOptions.cacheControl },
			...anthropicOptions?.metadata?.userId != null && { metadata: { user_id: anthropicOptions.metadata.userId } },
			...anthropicOptions?.mcpServers && anthropicOptions.mcpServers.length > 0 && { mcp_servers: anthropicOptions.mcpServers.map((server) => ({
				type: server.type,
				name: server.name,
				url: server.url,
				authorization_token: server.authorizationToken,
				tool_configuration: server.toolConfiguration ? {
					allowed_tools: server.toolConfiguration.allowedTools,
					enabled: server.toolConfiguration.enabled
				} : void 0
			})) },
			...anthropicOptions?.container && { container: anthropicOptions.container.skills && anthropicOptions.container.skills.length > 0 ? {
				id: anthropicOptions.container.id,
				skills: anthropicOptions.container.skills.map((skill) => ({
					type: skill.type,
					skill_id: skill.type === "custom" ? (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__/* .resolveProviderReference */ .p5)({
						reference: skill.providerReference,
						provider: "anthropic"
					}) : skill.skillId,
					version: skill.version
				}))
			} : anthropicOptions.container.id },
			system: thread?.type === "continue" ? void 0 : messagesPrompt.system,
			...thread != null && { thread: thread.type === "create" ? { type: "create" } : {
				type: "continue",
				previous_message_id: thread.previousMessageId
			} },
			messages: messagesPrompt.messages,
			...anthropicOptions?.safeguards && anthropicOptions.safeguards.length > 0 && { safeguards: anthropicOptions.safeguards.map((safeguard) => ({
				type: safeguard.type,
				...safeguard.classifierContext !== void 0 && { classifier_context: safeguard.classifierContext }
			})) },
			...compaction && { compaction: {
				type: compaction.type,
				...compaction.instructions !== void 0 && { instructions: compaction.instructions }
			} },
			...contextManagement && { context_management: { edits: contextManagement.edits.map((edit) => {
				const strategy = edit.type;
				switch (strategy) {
					case "clear_tool_uses_20250919": return {
						type: edit.type,
						...edit.trigger !== void 0 && { trigger: edit.trigger },
						...edit.keep !== void 0 && { keep: edit.keep },
						...edit.clearAtLeast !== void 0 && { clear_at_least: edit.clearAtLeast },
						...edit.clearToolInputs !== void 0 && { clear_tool_inputs: edit.clearToolInputs },
						...edit.excludeTools !== void 0 && { exclude_tools: edit.excludeTools }
					};
					case "clear_thinking_20251015": return {
						type: edit.type,
						...edit.keep !== void 0 && { keep: edit.keep }
					};
					case "compact_20260112": return {
						type: edit.type,
						...edit.trigger !== void 0 && { trigger: edit.trigger },
						...edit.pauseAfterCompaction !== void 0 && { pause_after_compaction: edit.pauseAfterCompaction },
						...edit.instructions !== void 0 && { instructions: edit.instructions }
					};
					default:
						warnings.push({
							type: "other",
							message: `Unknown context management strategy: ${strategy}`
						});
						return;
				}
			}).filter((edit) => edit !== void 0) } }
		};
		if (isThinking) {
			if (thinkingType === "enabled" && thinkingBudget == null) {
				warnings.push({
					type: "compatibility",
					feature: "extended thinking",
					details: "thinking budget is required when thinking is enabled. using default budget of 1024 tokens."
				});
				baseArgs.thinking = {
					type: "enabled",
					budget_tokens: 1024
				};
				thinkingBudget = 1024;
			}
			if (baseArgs.temperature != null && !config.supportsTemperatureAndTopPWithThinking) {
				baseArgs.temperature = void 0;
				warnings.push({
					type: "unsupported",
					feature: "temperature",
					details: "temperature is not supported when thinking is enabled"
				});
			}
			if (topK != null) {
				baseArgs.top_k = void 0;
				warnings.push({
					type: "unsupported",
					feature: "topK",
					details: "topK is not supported when thinking is enabled"
				});
			}
			if (topP != null && !config.supportsTemperatureAndTopPWithThinking) {
				baseArgs.top_p = void 0;
				warnings.push({
					type: "unsupported",
					feature: "topP",
					details: "topP is not supported when thinking is enabled"
				});
			}
			baseArgs.max_tokens = maxTokens + (thinkingBudget ?? 0);
		} else if (isAnthropicModel && topP != null && temperature != null) {
			warnings.push({
				type: "unsupported",
				feature: "topP",
				details: `topP is not supported when temperature is set. topP is ignored.`
			});
			baseArgs.top_p = void 0;
		}
		if (isKnownModel && baseArgs.max_tokens > maxOutputTokensForModel) {
			if (maxOutputTokens != null) warnings.push({
				type: "unsupported",
				feature: "maxOutputTokens",
				details: `${baseArgs.max_tokens} (maxOutputTokens + thinkingBudget) is greater than ${modelId} ${maxOutputTokensForModel} max output tokens. The max output tokens have been limited to ${maxOutputTokensForModel}.`
			});
			baseArgs.max_tokens = maxOutputTokensForModel;
		}
		if (anthropicOptions?.mcpServers && anthropicOptions.mcpServers.length > 0) betas.add("mcp-client-2025-04-04");
		if (anthropicOptions?.safeguards && anthropicOptions.safeguards.length > 0) betas.add("dangerous-tool-use-2026-09-03");
		if (compaction) betas.add("compact-2026-09-04");
		if (contextManagement) {
			betas.add("context-management-2025-06-27");
			if (contextManagement.edits.some((e) => e.type === "compact_20260112")) betas.add("compact-2026-01-12");
		}
		if (anthropicOptions?.container && anthropicOptions.container.skills && anthropicOptions.container.skills.length > 0) {
			betas.add("code-execution-2025-08-25");
			betas.add("skills-2025-10-02");
			betas.add("files-api-2025-04-14");
			if (!tools?.some((tool) => tool.type === "provider" && (tool.id === "anthropic.code_execution_20250825" || tool.id === "anthropic.code_execution_20260120"))) warnings.push({
				type: "other",
				message: "code execution tool is required when using skills"
			});
		}
		if (anthropicOptions?.taskBudget) betas.add("task-budgets-2026-03-13");
		if (anthropicOptions?.speed === "fast") betas.add("fast-mode-2026-02-01");
		if (thinkingDisplay === "updates") betas.add("thinking-display-updates-2026-08-18");
		if (thinkingBlockBinding != null) betas.add("thinking-binding-controls-2026-08-01");
		if (anthropicOptions?.fallbacks === "default") betas.add("server-side-fallback-2026-07-01");
		else if (anthropicOptions?.fallbacks && anthropicOptions.fallbacks.length > 0) betas.add("server-side-fallback-2026-06-01");
		const { tools: anthropicTools, toolChoice: anthropicToolChoice, toolWarnings, betas: toolsBetas } = await prepareTools(jsonResponseTool != null ? {
			tools: [...(tools ?? []).filter((tool) => toolChoice?.type !== "none" && (toolChoice?.type !== "tool" || tool.name === toolChoice.toolName)), jsonResponseTool],
			toolChoice: { type: "required" },
			disableParallelToolUse: true,
			cacheControlValidator,
			supportsStructuredOutput: false,
			supportsStrictTools,
			defaultEagerInputStreaming,
			rejectsForcedToolUse: rejectsForcedToolUse || thinkingType === "enabled"
		} : {
			tools: tools ?? [],
			toolChoice,
			hasInlineTools: inlineTools.length > 0,
			disableParallelToolUse: anthropicOptions?.disableParallelToolUse,
			cacheControlValidator,
			supportsStructuredOutput,
			supportsStrictTools,
			defaultEagerInputStreaming,
			rejectsForcedToolUse: rejectsForcedToolUse || thinkingType === "enabled"
		});
		if (toolChoice?.type === "tool" && (anthropicToolChoice?.type === "auto" || jsonResponseTool != null) || toolChoice?.type === "none" && jsonResponseTool != null) {
			for (const server of baseArgs.mcp_servers ?? []) server.tool_configuration = {
				allowed_tools: server.tool_configuration?.allowed_tools,
				enabled: false
			};
			const emittedInlineDefinitions = new Set(messagesPrompt.messages.flatMap((message) => message.role === "system" ? message.content.flatMap((part) => part.type === "tool_addition" && part.tool.type === "tool_definition" ? [part.tool.definition] : []) : []));
			const selectedSdkName = toolChoice.type === "tool" ? toolChoice.toolName : void 0;
			const selectedTool = tools?.find((tool) => tool.name === selectedSdkName);
			const selectedProviderName = jsonResponseTool != null && selectedSdkName != null && selectedTool?.type !== "function" ? toolNameMapping.toProviderToolName(selectedSdkName) : selectedSdkName;
			const conflictingTool = inlineToolDefinitions.find(({ sdkName, definition }) => emittedInlineDefinitions.has(definition) && (toolChoice.type === "none" || jsonResponseTool != null && sdkName !== selectedSdkName || !("name" in definition) || definition.name !== selectedProviderName));
			if (conflictingTool != null) {
				const toolName = "name" in conflictingTool.definition ? conflictingTool.definition.name : conflictingTool.definition.type;
				const choice = toolChoice.type === "tool" ? `named tool choice '${toolChoice.toolName}'` : `tool choice 'none'`;
				throw new _ai_sdk_provider__WEBPACK_IMPORTED_MODULE_2__/* .InvalidArgumentError */ .Di({
					argument: "toolChoice",
					message: `Inline tool '${toolName}' conflicts with ${choice}. Inline definitions must respect the tool choice when forced tool use falls back or the JSON response tool is used.`
				});
			}
		}
		const cacheWarnings = cacheControlValidator.getWarnings();
		return {
			args: {
				...baseArgs,
				tools: thread?.type === "continue" ? void 0 : anthropicTools,
				tool_choice: anthropicToolChoice,
				stream: stream === true ? true : void 0
			},
			warnings: [
				...warnings,
				...toolWarnings,
				...cacheWarnings
			],
			betas: /* @__PURE__ */ new Set([
				...thread != null ? ["message-threads-2026-08-12"] : [],
				...betas,
				...toolsBetas,
				...userSuppliedBetas,
				...anthropicOptions?.anthropicBeta ?? []
			]),
			markCodeExecutionDynamic: hasDynamicFilteringWebToolWithoutCodeExecution(anthropicTools),
			usesJsonResponseTool: jsonResponseTool != null,
			includePings: stream === true && anthropicOptions?.includePings === true,
			toolNameMapping,
			preparedTools: anthropicTools,
			providerOptionsName,
			usedCustomProviderKey
		};
	}
	getArgs(options) {
		return AnthropicLanguageModel.prepareRequest({
			modelId: this.modelId,
			config: this.config,
			options
		});
	}
	async getHeaders({ betas, configHeaders, headers, providerOptions }) {
		const combinedHeaders = (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__/* .combineHeaders */ .m2)(configHeaders, headers, betas.size > 0 ? { "anthropic-beta": Array.from(betas).join(",") } : {});
		return this.config.transformRequestHeaders ? this.config.transformRequestHeaders(combinedHeaders, providerOptions) : combinedHeaders;
	}
	getBetasFromHeaders(configHeaders, requestHeaders) {
		const configBetaHeader = configHeaders?.["anthropic-beta"] ?? "";
		const requestBetaHeader = requestHeaders?.["anthropic-beta"] ?? "";
		return new Set([...configBetaHeader.toLowerCase().split(","), ...requestBetaHeader.toLowerCase().split(",")].map((beta) => beta.trim()).filter((beta) => beta !== ""));
	}
	buildRequestUrl(isStreaming) {
		return this.config.buildRequestUrl?.(this.config.baseURL, isStreaming) ?? `${this.config.baseURL}/messages`;
	}
	transformRequestBody(args, betas) {
		return this.config.transformRequestBody?.(args, betas) ?? args;
	}
	extractCitationDocuments(prompt) {
		const isCitationPart = (part) => {
			if (part.type !== "file") return false;
			if (part.mediaType !== "application/pdf" && part.mediaType !== "text/plain") return false;
			return ((part.providerOptions?.anthropic)?.citations)?.enabled ?? false;
		};
		return prompt.filter((message) => message.role === "user").flatMap((message) => message.content).filter(isCitationPart).map((part) => {
			const filePart = part;
			return {
				title: filePart.filename ?? "Untitled Document",
				filename: filePart.filename,
				mediaType: filePart.mediaType
			};
		});
	}
	async doGenerate(options) {
		const configHeaders = this.config.headers ? await (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__/* .resolve */ .hd)(this.config.headers) : void 0;
		const { args, warnings, betas, usesJsonResponseTool, markCodeExecutionDynamic, toolNameMapping, preparedTools, providerOptionsName, usedCustomProviderKey } = await this.getArgs({
			...options,
			stream: false,
			userSuppliedBetas: this.getBetasFromHeaders(configHeaders, options.headers)
		});
		const citationDocuments = [...this.extractCitationDocuments(options.prompt)];
		const { responseHeaders, value: response, rawValue: rawResponse } = await (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__/* .postJsonToApi */ .GU)({
			url: this.buildRequestUrl(false),
			headers: await this.getHeaders({
				betas,
				configHeaders,
				headers: options.headers,
				providerOptions: options.providerOptions
			}),
			body: this.transformRequestBody(args, betas),
			failedResponseHandler: anthropicFailedResponseHandler,
			successfulResponseHandler: (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__/* .createJsonResponseHandler */ .cV)(anthropicResponseSchema),
			abortSignal: options.abortSignal,
			fetch: this.config.fetch
		});
		const content = [];
		const mcpToolCalls = {};
		const serverToolCalls = {};
		let isJsonResponseFromTool = false;
		const hasWebSearchResults = response.content.some((part) => part.type === "web_search_tool_result" && Array.isArray(part.content) && part.content.length > 0);
		const jsonResponseToolFallbackText = usesJsonResponseTool ? getJsonResponseToolFallbackText(response.content, response.stop_reason) : void 0;
		for (const part of response.content) switch (part.type) {
			case "text":
				if (jsonResponseToolFallbackText == null || jsonResponseToolFallbackText.has(part)) {
					const citations = part.citations ?? [];
					content.push({
						type: "text",
						text: part.text,
						...citations.length > 0 && { citations: citations.map((citation) => mapAnthropicCitation(citation, citationDocuments)) },
						...citations.length > 0 && { providerMetadata: { anthropic: { citations } } }
					});
					if (part.citations) for (const citation of part.citations) {
						if (citation.type === "web_search_result_location" && hasWebSearchResults) continue;
						const source = createCitationSource(citation, citationDocuments, this.generateId);
						if (source) content.push(source);
					}
				}
				break;
			case "thinking":
				content.push({
					type: "reasoning",
					text: part.thinking,
					providerMetadata: { anthropic: { signature: part.signature } }
				});
				break;
			case "redacted_thinking":
				content.push({
					type: "reasoning",
					text: "",
					providerMetadata: { anthropic: { redactedData: part.data } }
				});
				break;
			case "container_upload":
				content.push({
					type: "custom",
					kind: "anthropic.container_upload",
					providerMetadata: { anthropic: { fileId: part.file_id } }
				});
				break;
			case "compaction":
				if (!part.content) break;
				content.push({
					type: "text",
					text: part.content,
					providerMetadata: { anthropic: {
						type: "compaction",
						...part.signature != null && { signature: part.signature }
					} }
				});
				break;
			case "tool_use":
				if (usesJsonResponseTool && part.name === "json") {
					isJsonResponseFromTool = true;
					content.push({
						type: "text",
						text: JSON.stringify(part.input)
					});
				} else if (part.toolset_name != null) {
					validateToolsetMember({
						toolsetName: part.toolset_name,
						memberName: part.name,
						tools: preparedTools
					});
					content.push({
						type: "tool-call",
						toolCallId: part.id,
						toolName: toolNameMapping.toCustomToolName(part.toolset_name),
						input: JSON.stringify(toToolsetMemberInput({
							memberName: part.name,
							input: part.input
						})),
						providerMetadata: { anthropic: {
							toolsetName: part.toolset_name,
							...getAnthropicCallerMetadata(part.caller).providerMetadata?.anthropic
						} }
					});
				} else content.push({
					type: "tool-call",
					toolCallId: part.id,
					toolName: part.name,
					input: JSON.stringify(part.input),
					...getAnthropicCallerMetadata(part.caller)
				});
				break;
			case "server_tool_use":
				if (part.name === "text_editor_code_execution" || part.name === "bash_code_execution") content.push({
					type: "tool-call",
					toolCallId: part.id,
					toolName: toolNameMapping.toCustomToolName("code_execution"),
					input: JSON.stringify({
						type: part.name,
						...part.input
					}),
					providerExecuted: true,
					...markCodeExecutionDynamic && true ? { dynamic: true } : {},
					...getAnthropicCallerMetadata(part.caller)
				});
				else if (part.name === "web_search" || part.name === "code_execution" || part.name === "web_fetch") {
					const inputToSerialize = part.name === "code_execution" && part.input != null && typeof part.input === "object" && "code" in part.input && !("type" in part.input) ? {
						type: "programmatic-tool-call",
						...part.input
					} : part.input;
					content.push({
						type: "tool-call",
						toolCallId: part.id,
						toolName: toolNameMapping.toCustomToolName(part.name),
						input: JSON.stringify(inputToSerialize),
						providerExecuted: true,
						...markCodeExecutionDynamic && part.name === "code_execution" ? { dynamic: true } : {},
						...getAnthropicCallerMetadata(part.caller)
					});
				} else if (part.name === "tool_search_tool_regex" || part.name === "tool_search_tool_bm25") {
					serverToolCalls[part.id] = part.name;
					content.push({
						type: "tool-call",
						toolCallId: part.id,
						toolName: toolNameMapping.toCustomToolName(part.name),
						input: JSON.stringify(part.input),
						providerExecuted: true,
						...getAnthropicCallerMetadata(part.caller)
					});
				} else if (part.name === "advisor") content.push({
					type: "tool-call",
					toolCallId: part.id,
					toolName: toolNameMapping.toCustomToolName("advisor"),
					input: JSON.stringify(part.input),
					providerExecuted: true,
					...getAnthropicCallerMetadata(part.caller)
				});
				break;
			case "mcp_tool_use":
				mcpToolCalls[part.id] = {
					type: "tool-call",
					toolCallId: part.id,
					toolName: part.name,
					input: JSON.stringify(part.input),
					providerExecuted: true,
					dynamic: true,
					providerMetadata: { anthropic: {
						type: "mcp-tool-use",
						serverName: part.server_name
					} }
				};
				content.push(mcpToolCalls[part.id]);
				break;
			case "mcp_tool_result":
				content.push({
					type: "tool-result",
					toolCallId: part.tool_use_id,
					toolName: mcpToolCalls[part.tool_use_id].toolName,
					isError: part.is_error,
					result: part.content,
					dynamic: true,
					providerMetadata: mcpToolCalls[part.tool_use_id].providerMetadata
				});
				break;
			case "web_fetch_tool_result":
				if (part.content.type === "web_fetch_result") {
					citationDocuments.push({
						title: part.content.content.title ?? part.content.url,
						mediaType: part.content.content.source.media_type
					});
					content.push({
						type: "tool-result",
						toolCallId: part.tool_use_id,
						toolName: toolNameMapping.toCustomToolName("web_fetch"),
						result: {
							type: "web_fetch_result",
							url: part.content.url,
							retrievedAt: part.content.retrieved_at,
							content: {
								type: part.content.content.type,
								title: part.content.content.title,
								citations: part.content.content.citations,
								source: {
									type: part.content.content.source.type,
									mediaType: part.content.content.source.media_type,
									data: part.content.content.source.data
								}
							}
						},
						...getAnthropicCallerMetadata(part.caller)
					});
				} else if (part.content.type === "web_fetch_tool_result_error") content.push({
					type: "tool-result",
					toolCallId: part.tool_use_id,
					toolName: toolNameMapping.toCustomToolName("web_fetch"),
					isError: true,
					result: {
						type: "web_fetch_tool_result_error",
						errorCode: part.content.error_code
					},
					...getAnthropicCallerMetadata(part.caller)
				});
				break;
			case "web_search_tool_result":
				if (Array.isArray(part.content)) {
					content.push({
						type: "tool-result",
						toolCallId: part.tool_use_id,
						toolName: toolNameMapping.toCustomToolName("web_search"),
						result: part.content.map((result) => ({
							url: result.url,
							...result.title != null ? { title: result.title } : {},
							pageAge: result.page_age ?? null,
							encryptedContent: result.encrypted_content,
							type: result.type
						})),
						...getAnthropicCallerMetadata(part.caller)
					});
					for (const result of part.content) content.push({
						type: "source",
						sourceType: "url",
						id: this.generateId(),
						url: result.url,
						...result.title != null ? { title: result.title } : {},
						providerMetadata: { anthropic: { pageAge: result.page_age ?? null } }
					});
				} else content.push({
					type: "tool-result",
					toolCallId: part.tool_use_id,
					toolName: toolNameMapping.toCustomToolName("web_search"),
					isError: true,
					result: {
						type: "web_search_tool_result_error",
						errorCode: part.content.error_code
					},
					...getAnthropicCallerMetadata(part.caller)
				});
				break;
			case "code_execution_tool_result":
				if (part.content.type === "code_execution_result") content.push({
					type: "tool-result",
					toolCallId: part.tool_use_id,
					toolName: toolNameMapping.toCustomToolName("code_execution"),
					result: {
						type: part.content.type,
						stdout: part.content.stdout,
						stderr: part.content.stderr,
						return_code: part.content.return_code,
						content: part.content.content ?? []
					}
				});
				else if (part.content.type === "encrypted_code_execution_result") content.push({
					type: "tool-result",
					toolCallId: part.tool_use_id,
					toolName: toolNameMapping.toCustomToolName("code_execution"),
					result: {
						type: part.content.type,
						encrypted_stdout: part.content.encrypted_stdout,
						stderr: part.content.stderr,
						return_code: part.content.return_code,
						content: part.content.content ?? []
					}
				});
				else if (part.content.type === "code_execution_tool_result_error") content.push({
					type: "tool-result",
					toolCallId: part.tool_use_id,
					toolName: toolNameMapping.toCustomToolName("code_execution"),
					isError: true,
					result: {
						type: "code_execution_tool_result_error",
						errorCode: part.content.error_code
					}
				});
				break;
			case "bash_code_execution_tool_result":
			case "text_editor_code_execution_tool_result":
				content.push({
					type: "tool-result",
					toolCallId: part.tool_use_id,
					toolName: toolNameMapping.toCustomToolName("code_execution"),
					result: part.content
				});
				break;
			case "tool_search_tool_result": {
				let providerToolName = serverToolCalls[part.tool_use_id];
				if (providerToolName == null) {
					const bm25CustomName = toolNameMapping.toCustomToolName("tool_search_tool_bm25");
					const regexCustomName = toolNameMapping.toCustomToolName("tool_search_tool_regex");
					if (bm25CustomName !== "tool_search_tool_bm25") providerToolName = "tool_search_tool_bm25";
					else if (regexCustomName !== "tool_search_tool_regex") providerToolName = "tool_search_tool_regex";
					else providerToolName = "tool_search_tool_regex";
				}
				if (part.content.type === "tool_search_tool_search_result") content.push({
					type: "tool-result",
					toolCallId: part.tool_use_id,
					toolName: toolNameMapping.toCustomToolName(providerToolName),
					result: part.content.tool_references.map((ref) => ({
						type: ref.type,
						toolName: ref.tool_name
					}))
				});
				else content.push({
					type: "tool-result",
					toolCallId: part.tool_use_id,
					toolName: toolNameMapping.toCustomToolName(providerToolName),
					isError: true,
					result: {
						type: "tool_search_tool_result_error",
						errorCode: part.content.error_code
					}
				});
				break;
			}
			case "advisor_tool_result": {
				const advisorToolName = toolNameMapping.toCustomToolName("advisor");
				if (part.content.type === "advisor_result") content.push({
					type: "tool-result",
					toolCallId: part.tool_use_id,
					toolName: advisorToolName,
					result: {
						type: "advisor_result",
						text: part.content.text,
						...part.content.stop_reason != null && { stopReason: part.content.stop_reason }
					}
				});
				else if (part.content.type === "advisor_redacted_result") content.push({
					type: "tool-result",
					toolCallId: part.tool_use_id,
					toolName: advisorToolName,
					result: {
						type: "advisor_redacted_result",
						encryptedContent: part.content.encrypted_content,
						...part.content.stop_reason != null && { stopReason: part.content.stop_reason }
					}
				});
				else content.push({
					type: "tool-result",
					toolCallId: part.tool_use_id,
					toolName: advisorToolName,
					isError: true,
					result: {
						type: "advisor_tool_result_error",
						errorCode: part.content.error_code
					}
				});
				break;
			}
			case "fallback": content.push({
				type: "custom",
				kind: "anthropic.fallback",
				providerMetadata: { anthropic: {
					type: "fallback",
					from: part.from,
					to: part.to
				} }
			});
		}
		return {
			content,
			finishReason: {
				unified: mapAnthropicStopReason({
					finishReason: response.stop_reason,
					isJsonResponseFromTool
				}),
				raw: response.stop_reason ?? void 0
			},
			usage: convertAnthropicUsage({ usage: response.usage }),
			request: { body: args },
			response: {
				id: response.id ?? void 0,
				modelId: response.model ?? void 0,
				headers: responseHeaders,
				body: rawResponse
			},
			warnings,
			providerMetadata: (() => {
				const stopDetails = mapAnthropicStopDetails(response.stop_details);
				const serviceTier = response.usage.service_tier ?? response.service_tier;
				const anthropicMetadata = {
					usage: response.usage,
					stopSequence: response.stop_sequence ?? null,
					...serviceTier != null ? { serviceTier } : {},
					...stopDetails != null ? { stopDetails } : {},
					...response.input_transformations != null ? { inputTransformations: response.input_transformations } : {},
					...response.safeguard_results != null ? { safeguardResults: response.safeguard_results } : {},
					iterations: response.usage.iterations ? response.usage.iterations.map((iter) => ({
						type: iter.type,
						...iter.model != null ? { model: iter.model } : {},
						inputTokens: iter.input_tokens,
						outputTokens: iter.output_tokens,
						...iter.cache_creation_input_tokens ? { cacheCreationInputTokens: iter.cache_creation_input_tokens } : {},
						...iter.cache_read_input_tokens ? { cacheReadInputTokens: iter.cache_read_input_tokens } : {}
					})) : null,
					container: response.container ? {
						expiresAt: response.container.expires_at,
						id: response.container.id,
						skills: response.container.skills?.map((skill) => ({
							type: skill.type,
							skillId: skill.skill_id,
							version: skill.version
						})) ?? null
					} : null,
					contextManagement: mapAnthropicResponseContextManagement(response.context_management) ?? null
				};
				const providerMetadata = { anthropic: anthropicMetadata };
				if (usedCustomProviderKey && providerOptionsName !== "anthropic") providerMetadata[providerOptionsName] = anthropicMetadata;
				return providerMetadata;
			})()
		};
	}
	async doStream(options) {
		"use step";
		const configHeaders = this.config.headers ? await (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__/* .resolve */ .hd)(this.config.headers) : void 0;
		const { args: body, warnings, betas, usesJsonResponseTool, markCodeExecutionDynamic, includePings, toolNameMapping, preparedTools, providerOptionsName, usedCustomProviderKey } = await this.getArgs({
			...options,
			stream: true,
			userSuppliedBetas: this.getBetasFromHeaders(configHeaders, options.headers)
		});
		const citationDocuments = [...this.extractCitationDocuments(options.prompt)];
		const url = this.buildRequestUrl(true);
		const { responseHeaders, value: response } = await (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__/* .postJsonToApi */ .GU)({
			url,
			headers: await this.getHeaders({
				betas,
				configHeaders,
				headers: options.headers,
				providerOptions: options.providerOptions
			}),
			body: this.transformRequestBody(body, betas),
			failedResponseHandler: anthropicFailedResponseHandler,
			successfulResponseHandler: (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__/* .createEventSourceResponseHandler */ .Ds)(anthropicChunkSchema),
			abortSignal: options.abortSignal,
			fetch: this.config.fetch
		});
		let finishReason = {
			unified: "other",
			raw: void 0
		};
		const usage = {
			input_tokens: 0,
			output_tokens: 0,
			cache_creation_input_tokens: 0,
			cache_read_input_tokens: 0,
			iterations: null
		};
		const contentBlocks = {};
		const mcpToolCalls = {};
		const serverToolCalls = {};
		let contextManagement = null;
		let rawUsage = void 0;
		let stopSequence = null;
		let serviceTier = null;
		let stopDetails = void 0;
		let inputTransformations;
		let safeguardResults;
		let container = null;
		let isJsonResponseFromTool = false;
		const heldBackText = [];
		const heldBackTextByIndex = /* @__PURE__ */ new Map();
		const createTextEnd = (id, citations) => ({
			type: "text-end",
			id,
			...citations.length > 0 && {
				citations: citations.map((citation) => mapAnthropicCitation(citation, citationDocuments)),
				providerMetadata: { anthropic: { citations } }
			}
		});
		let hasWebSearchResults = false;
		const fallbackWebCitations = [];
		let isMessageOpen = false;
		let activeMessageId;
		let hasInvalidMessageSequence = false;
		let blockType = void 0;
		const generateId = this.generateId;
		const transformedStream = response.pipeThrough(new TransformStream({
			start(controller) {
				controller.enqueue({
					type: "stream-start",
					warnings
				});
			},
			transform(chunk, controller) {
				if (hasInvalidMessageSequence) return;
				if (options.includeRawChunks) controller.enqueue({
					type: "raw",
					rawValue: chunk.rawValue
				});
				if (!chunk.success) {
					controller.enqueue({
						type: "error",
						error: chunk.error
					});
					return;
				}
				const value = chunk.value;
				switch (value.type) {
					case "ping":
						if (includePings) controller.enqueue({ type: "ping" });
						return;
					case "content_block_start": {
						const part = value.content_block;
						const contentBlockType = part.type;
						if (contentBlockType === "fallback") {
							controller.enqueue({
								type: "custom",
								kind: "anthropic.fallback",
								providerMetadata: { anthropic: {
									type: "fallback",
									from: part.from,
									to: part.to
								} }
							});
							return;
						}
						blockType = contentBlockType;
						if (!TEXT_OR_THINKING_BLOCK_TYPES.has(contentBlockType)) heldBackText.length = 0;
						switch (contentBlockType) {
							case "text":
								if (usesJsonResponseTool) {
									const entry = {
										id: String(value.index),
										text: "",
										citations: []
									};
									heldBackText.push(entry);
									heldBackTextByIndex.set(value.index, entry);
									return;
								}
								contentBlocks[value.index] = {
									type: "text",
									citations: []
								};
								controller.enqueue({
									type: "text-start",
									id: String(value.index)
								});
								return;
							case "thinking":
								contentBlocks[value.index] = { type: "reasoning" };
								controller.enqueue({
									type: "reasoning-start",
									id: String(value.index)
								});
								return;
							case "redacted_thinking":
								contentBlocks[value.index] = { type: "reasoning" };
								controller.enqueue({
									type: "reasoning-start",
									id: String(value.index),
									providerMetadata: { anthropic: { redactedData: part.data } }
								});
								return;
							case "compaction":
								contentBlocks[value.index] = {
									type: "text",
									citations: []
								};
								controller.enqueue({
									type: "text-start",
									id: String(value.index),
									providerMetadata: { anthropic: {
										type: "compaction",
										...part.signature != null && { signature: part.signature }
									} }
								});
								if (part.signature != null && part.content != null && part.content !== "") controller.enqueue({
									type: "text-delta",
									id: String(value.index),
									delta: part.content
								});
								return;
							case "tool_use":
								if (usesJsonResponseTool && part.name === "json") {
									isJsonResponseFromTool = true;
									contentBlocks[value.index] = {
										type: "text",
										citations: []
									};
									controller.enqueue({
										type: "text-start",
										id: String(value.index)
									});
								} else if (part.toolset_name != null) {
									validateToolsetMember({
										toolsetName: part.toolset_name,
										memberName: part.name,
										tools: preparedTools
									});
									const callerInfo = getAnthropicCallerInfo(part.caller);
									const customToolName = toolNameMapping.toCustomToolName(part.toolset_name);
									const hasNonEmptyInput = part.input && Object.keys(part.input).length > 0;
									contentBlocks[value.index] = {
										type: "tool-call",
										toolCallId: part.id,
										toolName: customToolName,
										input: hasNonEmptyInput ? JSON.stringify(part.input) : "",
										firstDelta: true,
										toolset: {
											name: part.toolset_name,
											memberName: part.name
										},
										...callerInfo && { caller: callerInfo }
									};
									controller.enqueue({
										type: "tool-input-start",
										id: part.id,
										toolName: customToolName
									});
								} else {
									const callerInfo = getAnthropicCallerInfo(part.caller);
									const initialInput = part.input && Object.keys(part.input).length > 0 ? JSON.stringify(part.input) : "";
									contentBlocks[value.index] = {
										type: "tool-call",
										toolCallId: part.id,
										toolName: part.name,
										input: initialInput,
										firstDelta: initialInput.length === 0,
										...callerInfo && { caller: callerInfo }
									};
									controller.enqueue({
										type: "tool-input-start",
										id: part.id,
										toolName: part.name
									});
								}
								return;
							case "server_tool_use": {
								const callerInfo = getAnthropicCallerInfo(part.caller);
								if ([
									"web_fetch",
									"web_search",
									"code_execution",
									"text_editor_code_execution",
									"bash_code_execution"
								].includes(part.name)) {
									const providerToolName = part.name === "text_editor_code_execution" || part.name === "bash_code_execution" ? "code_execution" : part.name;
									const providerToolInputType = part.name === "text_editor_code_execution" || part.name === "bash_code_execution" ? part.name : part.name === "code_execution" ? "programmatic-tool-call" : void 0;
									const customToolName = toolNameMapping.toCustomToolName(providerToolName);
									const finalInput = part.input != null && typeof part.input === "object" && Object.keys(part.input).length > 0 ? JSON.stringify(part.input) : "";
									contentBlocks[value.index] = {
										type: "tool-call",
										toolCallId: part.id,
										toolName: customToolName,
										input: finalInput,
										providerExecuted: true,
										...markCodeExecutionDynamic && providerToolName === "code_execution" ? { dynamic: true } : {},
										firstDelta: finalInput.length === 0,
										providerToolName,
										providerToolInputType,
										...callerInfo && { caller: callerInfo }
									};
									controller.enqueue({
										type: "tool-input-start",
										id: part.id,
										toolName: customToolName,
										providerExecuted: true,
										...markCodeExecutionDynamic && providerToolName === "code_execution" ? { dynamic: true } : {}
									});
								} else if (part.name === "tool_search_tool_regex" || part.name === "tool_search_tool_bm25") {
									serverToolCalls[part.id] = part.name;
									const customToolName = toolNameMapping.toCustomToolName(part.name);
									contentBlocks[value.index] = {
										type: "tool-call",
										toolCallId: part.id,
										toolName: customToolName,
										input: "",
										providerExecuted: true,
										firstDelta: true,
										providerToolName: part.name,
										...callerInfo && { caller: callerInfo }
									};
									controller.enqueue({
										type: "tool-input-start",
										id: part.id,
										toolName: customToolName,
										providerExecuted: true
									});
								} else if (part.name === "advisor") {
									const customToolName = toolNameMapping.toCustomToolName("advisor");
									contentBlocks[value.index] = {
										type: "tool-call",
										toolCallId: part.id,
										toolName: customToolName,
										input: "{}",
										providerExecuted: true,
										firstDelta: true,
										providerToolName: part.name,
										...callerInfo && { caller: callerInfo }
									};
									controller.enqueue({
										type: "tool-input-start",
										id: part.id,
										toolName: customToolName,
										providerExecuted: true
									});
								}
								return;
							}
							case "web_fetch_tool_result":
								if (part.content.type === "web_fetch_result") {
									citationDocuments.push({
										title: part.content.content.title ?? part.content.url,
										mediaType: part.content.content.source.media_type
									});
									controller.enqueue({
										type: "tool-result",
										toolCallId: part.tool_use_id,
										toolName: toolNameMapping.toCustomToolName("web_fetch"),
										result: {
											type: "web_fetch_result",
											url: part.content.url,
											retrievedAt: part.content.retrieved_at,
											content: {
												type: part.content.content.type,
												title: part.content.content.title,
												citations: part.content.content.citations,
												source: {
													type: part.content.content.source.type,
													mediaType: part.content.content.source.media_type,
													data: part.content.content.source.data
												}
											}
										},
										...getAnthropicCallerMetadata(part.caller)
									});
								} else if (part.content.type === "web_fetch_tool_result_error") controller.enqueue({
									type: "tool-result",
									toolCallId: part.tool_use_id,
									toolName: toolNameMapping.toCustomToolName("web_fetch"),
									isError: true,
									result: {
										type: "web_fetch_tool_result_error",
										errorCode: part.content.error_code
									},
									...getAnthropicCallerMetadata(part.caller)
								});
								return;
							case "web_search_tool_result":
								if (Array.isArray(part.content)) {
									controller.enqueue({
										type: "tool-result",
										toolCallId: part.tool_use_id,
										toolName: toolNameMapping.toCustomToolName("web_search"),
										result: part.content.map((result) => ({
											url: result.url,
											...result.title != null ? { title: result.title } : {},
											pageAge: result.page_age ?? null,
											encryptedContent: result.encrypted_content,
											type: result.type
										})),
										...getAnthropicCallerMetadata(part.caller)
									});
									for (const result of part.content) {
										hasWebSearchResults = true;
										controller.enqueue({
											type: "source",
											sourceType: "url",
											id: generateId(),
											url: result.url,
											...result.title != null ? { title: result.title } : {},
											providerMetadata: { anthropic: { pageAge: result.page_age ?? null } }
										});
									}
								} else controller.enqueue({
									type: "tool-result",
									toolCallId: part.tool_use_id,
									toolName: toolNameMapping.toCustomToolName("web_search"),
									isError: true,
									result: {
										type: "web_search_tool_result_error",
										errorCode: part.content.error_code
									},
									...getAnthropicCallerMetadata(part.caller)
								});
								return;
							case "code_execution_tool_result":
								if (part.content.type === "code_execution_result") controller.enqueue({
									type: "tool-result",
									toolCallId: part.tool_use_id,
									toolName: toolNameMapping.toCustomToolName("code_execution"),
									result: {
										type: part.content.type,
										stdout: part.content.stdout,
										stderr: part.content.stderr,
										return_code: part.content.return_code,
										content: part.content.content ?? []
									}
								});
								else if (part.content.type === "encrypted_code_execution_result") controller.enqueue({
									type: "tool-result",
									toolCallId: part.tool_use_id,
									toolName: toolNameMapping.toCustomToolName("code_execution"),
									result: {
										type: part.content.type,
										encrypted_stdout: part.content.encrypted_stdout,
										stderr: part.content.stderr,
										return_code: part.content.return_code,
										content: part.content.content ?? []
									}
								});
								else if (part.content.type === "code_execution_tool_result_error") controller.enqueue({
									type: "tool-result",
									toolCallId: part.tool_use_id,
									toolName: toolNameMapping.toCustomToolName("code_execution"),
									isError: true,
									result: {
										type: "code_execution_tool_result_error",
										errorCode: part.content.error_code
									}
								});
								return;
							case "bash_code_execution_tool_result":
							case "text_editor_code_execution_tool_result":
								controller.enqueue({
									type: "tool-result",
									toolCallId: part.tool_use_id,
									toolName: toolNameMapping.toCustomToolName("code_execution"),
									result: part.content
								});
								return;
							case "tool_search_tool_result": {
								let providerToolName = serverToolCalls[part.tool_use_id];
								if (providerToolName == null) {
									const bm25CustomName = toolNameMapping.toCustomToolName("tool_search_tool_bm25");
									const regexCustomName = toolNameMapping.toCustomToolName("tool_search_tool_regex");
									if (bm25CustomName !== "tool_search_tool_bm25") providerToolName = "tool_search_tool_bm25";
									else if (regexCustomName !== "tool_search_tool_regex") providerToolName = "tool_search_tool_regex";
									else providerToolName = "tool_search_tool_regex";
								}
								if (part.content.type === "tool_search_tool_search_result") controller.enqueue({
									type: "tool-result",
									toolCallId: part.tool_use_id,
									toolName: toolNameMapping.toCustomToolName(providerToolName),
									result: part.content.tool_references.map((ref) => ({
										type: ref.type,
										toolName: ref.tool_name
									}))
								});
								else controller.enqueue({
									type: "tool-result",
									toolCallId: part.tool_use_id,
									toolName: toolNameMapping.toCustomToolName(providerToolName),
									isError: true,
									result: {
										type: "tool_search_tool_result_error",
										errorCode: part.content.error_code
									}
								});
								return;
							}
							case "advisor_tool_result": {
								const advisorToolName = toolNameMapping.toCustomToolName("advisor");
								if (part.content.type === "advisor_result") controller.enqueue({
									type: "tool-result",
									toolCallId: part.tool_use_id,
									toolName: advisorToolName,
									result: {
										type: "advisor_result",
										text: part.content.text,
										...part.content.stop_reason != null && { stopReason: part.content.stop_reason }
									}
								});
								else if (part.content.type === "advisor_redacted_result") controller.enqueue({
									type: "tool-result",
									toolCallId: part.tool_use_id,
									toolName: advisorToolName,
									result: {
										type: "advisor_redacted_result",
										encryptedContent: part.content.encrypted_content,
										...part.content.stop_reason != null && { stopReason: part.content.stop_reason }
									}
								});
								else controller.enqueue({
									type: "tool-result",
									toolCallId: part.tool_use_id,
									toolName: advisorToolName,
									isError: true,
									result: {
										type: "advisor_tool_result_error",
										errorCode: part.content.error_code
									}
								});
								return;
							}
							case "mcp_tool_use":
								mcpToolCalls[part.id] = {
									type: "tool-call",
									toolCallId: part.id,
									toolName: part.name,
									input: JSON.stringify(part.input),
									providerExecuted: true,
									dynamic: true,
									providerMetadata: { anthropic: {
										type: "mcp-tool-use",
										serverName: part.server_name
									} }
								};
								controller.enqueue(mcpToolCalls[part.id]);
								return;
							case "mcp_tool_result":
								controller.enqueue({
									type: "tool-result",
									toolCallId: part.tool_use_id,
									toolName: mcpToolCalls[part.tool_use_id].toolName,
									isError: part.is_error,
									result: part.content,
									dynamic: true,
									providerMetadata: mcpToolCalls[part.tool_use_id].providerMetadata
								});
								return;
							default: throw new Error(`Unsupported content block type: ${contentBlockType}`);
						}
					}
					case "content_block_stop":
						if (contentBlocks[value.index] != null) {
							const contentBlock = contentBlocks[value.index];
							switch (contentBlock.type) {
								case "text":
									controller.enqueue(createTextEnd(String(value.index), contentBlock.citations));
									break;
								case "reasoning":
									controller.enqueue({
										type: "reasoning-end",
										id: String(value.index)
									});
									break;
								case "tool-call": if (!(usesJsonResponseTool && contentBlock.toolName === "json")) {
									if (contentBlock.toolset != null) {
										let memberInput = {};
										try {
											memberInput = contentBlock.input === "" ? {} : (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__/* .secureJsonParse */ .ZA)(contentBlock.input);
										} catch {
											throw new _ai_sdk_provider__WEBPACK_IMPORTED_MODULE_2__/* .InvalidResponseDataError */ .xn({
												data: contentBlock.input,
												message: "Invalid toolset member input JSON."
											});
										}
										contentBlock.input = JSON.stringify(toToolsetMemberInput({
											memberName: contentBlock.toolset.memberName,
											input: memberInput
										}));
										controller.enqueue({
											type: "tool-input-delta",
											id: contentBlock.toolCallId,
											delta: contentBlock.input
										});
									}
									controller.enqueue({
										type: "tool-input-end",
										id: contentBlock.toolCallId
									});
									let finalInput = contentBlock.input === "" ? "{}" : contentBlock.input;
									if (contentBlock.providerToolName === "code_execution") try {
										const parsed = (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__/* .secureJsonParse */ .ZA)(finalInput);
										if (parsed != null && typeof parsed === "object" && "code" in parsed && !("type" in parsed)) finalInput = JSON.stringify({
											type: "programmatic-tool-call",
											...parsed
										});
									} catch {}
									controller.enqueue({
										type: "tool-call",
										toolCallId: contentBlock.toolCallId,
										toolName: contentBlock.toolName,
										input: finalInput,
										providerExecuted: contentBlock.providerExecuted,
										...markCodeExecutionDynamic && contentBlock.providerToolName === "code_execution" ? { dynamic: true } : {},
										...(contentBlock.caller || contentBlock.toolset) && { providerMetadata: { anthropic: {
											...contentBlock.toolset && { toolsetName: contentBlock.toolset.name },
											...contentBlock.caller && { caller: contentBlock.caller }
										} } }
									});
								}
							}
							delete contentBlocks[value.index];
						}
						blockType = void 0;
						return;
					case "content_block_delta": {
						const deltaType = value.delta.type;
						switch (deltaType) {
							case "text_delta":
								if (usesJsonResponseTool) {
									const entry = heldBackTextByIndex.get(value.index);
									if (entry != null) entry.text += value.delta.text;
									return;
								}
								controller.enqueue({
									type: "text-delta",
									id: String(value.index),
									delta: value.delta.text
								});
								return;
							case "thinking_delta":
								controller.enqueue({
									type: "reasoning-delta",
									id: String(value.index),
									delta: value.delta.thinking
								});
								return;
							case "signature_delta":
								if (blockType === "thinking") controller.enqueue({
									type: "reasoning-delta",
									id: String(value.index),
									delta: "",
									providerMetadata: { anthropic: { signature: value.delta.signature } }
								});
								return;
							case "compaction_delta":
								if (value.delta.content != null) controller.enqueue({
									type: "text-delta",
									id: String(value.index),
									delta: value.delta.content
								});
								return;
							case "input_json_delta": {
								const contentBlock = contentBlocks[value.index];
								let delta = value.delta.partial_json;
								if (delta.length === 0) return;
								if (isJsonResponseFromTool) {
									if (contentBlock?.type !== "text") return;
									controller.enqueue({
										type: "text-delta",
										id: String(value.index),
										delta
									});
								} else {
									if (contentBlock?.type !== "tool-call") return;
									if (contentBlock.toolset != null) {
										contentBlock.input += delta;
										return;
									}
									if (contentBlock.firstDelta && contentBlock.providerToolInputType != null) delta = `{"type": "${contentBlock.providerToolInputType}",${delta.substring(1)}`;
									controller.enqueue({
										type: "tool-input-delta",
										id: contentBlock.toolCallId,
										delta
									});
									contentBlock.input += delta;
									contentBlock.firstDelta = false;
								}
								return;
							}
							case "citations_delta": {
								const citation = value.delta.citation;
								const contentBlock = contentBlocks[value.index];
								if (contentBlock?.type === "text") contentBlock.citations.push(citation);
								heldBackTextByIndex.get(value.index)?.citations.push(citation);
								if (citation.type === "web_search_result_location") fallbackWebCitations.push(citation);
								else {
									const source = createCitationSource(citation, citationDocuments, generateId);
									if (source) controller.enqueue(source);
								}
								return;
							}
							default: throw new Error(`Unsupported delta type: ${deltaType}`);
						}
					}
					case "message_start":
						if (isMessageOpen) {
							if (activeMessageId === value.message.id) return;
							hasInvalidMessageSequence = true;
							controller.enqueue({
								type: "error",
								error: new _ai_sdk_provider__WEBPACK_IMPORTED_MODULE_2__/* .InvalidResponseDataError */ .xn({
									data: value,
									message: `Received message_start for message ${JSON.stringify(value.message.id)} while message ${JSON.stringify(activeMessageId)} is still open.`
								})
							});
							return;
						}
						serviceTier = value.message.usage.service_tier ?? value.message.service_tier ?? null;
						isMessageOpen = true;
						activeMessageId = value.message.id;
						heldBackTextByIndex.clear();
						usage.input_tokens = value.message.usage.input_tokens;
						usage.cache_read_input_tokens = value.message.usage.cache_read_input_tokens ?? 0;
						usage.cache_creation_input_tokens = value.message.usage.cache_creation_input_tokens ?? 0;
						rawUsage = { ...value.message.usage };
						if (value.message.input_transformations != null) inputTransformations = value.message.input_transformations;
						if (value.message.container != null) container = {
							expiresAt: value.message.container.expires_at,
							id: value.message.container.id,
							skills: null
						};
						if (value.message.stop_reason != null) finishReason = {
							unified: mapAnthropicStopReason({
								finishReason: value.message.stop_reason,
								isJsonResponseFromTool
							}),
							raw: value.message.stop_reason
						};
						controller.enqueue({
							type: "response-metadata",
							id: value.message.id ?? void 0,
							modelId: value.message.model ?? void 0
						});
						controller.enqueue({
							type: "custom",
							kind: "anthropic.message_start",
							providerMetadata: { anthropic: {
								id: value.message.id ?? null,
								model: value.message.model ?? null,
								usage: rawUsage
							} }
						});
						if (value.message.content != null) for (let contentIndex = 0; contentIndex < value.message.content.length; contentIndex++) {
							const part = value.message.content[contentIndex];
							if (part.type === "tool_use") {
								const callerInfo = getAnthropicCallerInfo(part.caller);
								controller.enqueue({
									type: "tool-input-start",
									id: part.id,
									toolName: part.name
								});
								const inputStr = JSON.stringify(part.input ?? {});
								controller.enqueue({
									type: "tool-input-delta",
									id: part.id,
									delta: inputStr
								});
								controller.enqueue({
									type: "tool-input-end",
									id: part.id
								});
								controller.enqueue({
									type: "tool-call",
									toolCallId: part.id,
									toolName: part.name,
									input: inputStr,
									...callerInfo && { providerMetadata: { anthropic: { caller: callerInfo } } }
								});
							}
						}
						return;
					case "message_delta":
						if (value.usage.input_tokens != null && usage.input_tokens !== value.usage.input_tokens) usage.input_tokens = value.usage.input_tokens;
						usage.output_tokens = value.usage.output_tokens;
						if (value.usage.output_tokens_details != null) usage.output_tokens_details = value.usage.output_tokens_details;
						if (value.usage.cache_read_input_tokens != null) usage.cache_read_input_tokens = value.usage.cache_read_input_tokens;
						if (value.usage.cache_creation_input_tokens != null) usage.cache_creation_input_tokens = value.usage.cache_creation_input_tokens;
						if (value.usage.iterations != null) usage.iterations = value.usage.iterations;
						finishReason = {
							unified: mapAnthropicStopReason({
								finishReason: value.delta.stop_reason,
								isJsonResponseFromTool
							}),
							raw: value.delta.stop_reason ?? void 0
						};
						stopSequence = value.delta.stop_sequence ?? null;
						stopDetails = mapAnthropicStopDetails(value.delta.stop_details);
						container = value.delta.container != null ? {
							expiresAt: value.delta.container.expires_at,
							id: value.delta.container.id,
							skills: value.delta.container.skills?.map((skill) => ({
								type: skill.type,
								skillId: skill.skill_id,
								version: skill.version
							})) ?? null
						} : null;
						if (value.context_management) contextManagement = mapAnthropicResponseContextManagement(value.context_management);
						if (value.input_transformations != null) inputTransformations = value.input_transformations;
						if (value.delta.safeguard_results != null) safeguardResults = value.delta.safeguard_results;
						serviceTier = value.usage.service_tier ?? serviceTier;
						rawUsage = {
							...rawUsage,
							...value.usage
						};
						return;
					case "message_stop": {
						isMessageOpen = false;
						activeMessageId = void 0;
						const anthropicMetadata = {
							usage: rawUsage ?? null,
							stopSequence,
							...serviceTier != null ? { serviceTier } : {},
							...stopDetails != null ? { stopDetails } : {},
							...inputTransformations != null ? { inputTransformations } : {},
							...safeguardResults != null ? { safeguardResults } : {},
							iterations: usage.iterations ? usage.iterations.map((iter) => ({
								type: iter.type,
								...iter.model != null ? { model: iter.model } : {},
								inputTokens: iter.input_tokens,
								outputTokens: iter.output_tokens,
								...iter.cache_creation_input_tokens ? { cacheCreationInputTokens: iter.cache_creation_input_tokens } : {},
								...iter.cache_read_input_tokens ? { cacheReadInputTokens: iter.cache_read_input_tokens } : {}
							})) : null,
							container,
							contextManagement
						};
						const providerMetadata = { anthropic: anthropicMetadata };
						if (usedCustomProviderKey && providerOptionsName !== "anthropic") providerMetadata[providerOptionsName] = anthropicMetadata;
						if (!hasWebSearchResults) for (const citation of fallbackWebCitations) {
							const source = createCitationSource(citation, citationDocuments, generateId);
							if (source) controller.enqueue(source);
						}
						fallbackWebCitations.length = 0;
						if (!isJsonResponseFromTool && !isContinuationStopReason(finishReason.raw)) for (const { id, text, citations } of heldBackText) {
							if (text.length === 0) continue;
							controller.enqueue({
								type: "text-start",
								id
							});
							controller.enqueue({
								type: "text-delta",
								id,
								delta: text
							});
							controller.enqueue(createTextEnd(id, citations));
						}
						heldBackText.length = 0;
						controller.enqueue({
							type: "finish",
							finishReason,
							usage: convertAnthropicUsage({
								usage,
								rawUsage
							}),
							providerMetadata
						});
						return;
					}
					case "error":
						controller.enqueue({
							type: "error",
							error: createAnthropicStreamError(value.error)
						});
						return;
					default: throw new Error(`Unsupported chunk type: ${value}`);
				}
			}
		}));
		let hasOutput = false;
		let hasStreamError = false;
		let lastFinish;
		const [streamForFirstChunk, streamForConsumer] = transformedStream.pipeThrough(new TransformStream({
			transform(chunk, controller) {
				switch (chunk.type) {
					case "response-metadata":
						hasOutput = false;
						break;
					case "finish":
						hasOutput = false;
						lastFinish = chunk;
						break;
					case "error":
						hasStreamError = true;
						break;
					case "text-delta":
					case "reasoning-delta":
					case "tool-input-delta":
						hasOutput ||= chunk.delta.length > 0;
						break;
					case "tool-call": hasOutput = true;
				}
				controller.enqueue(chunk);
			},
			flush(controller) {
				if (hasOutput && !hasStreamError) controller.enqueue({
					type: "finish",
					finishReason: {
						unified: "interrupted",
						raw: void 0
					},
					usage: lastFinish?.usage ?? {
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
					...lastFinish?.providerMetadata != null ? { providerMetadata: lastFinish.providerMetadata } : {}
				});
			}
		})).tee();
		const firstChunkReader = streamForFirstChunk.getReader();
		try {
			await firstChunkReader.read();
			let result = await firstChunkReader.read();
			while (result.value?.type === "raw" || result.value?.type === "ping") result = await firstChunkReader.read();
			if (result.value?.type === "error") {
				const error = result.value.error;
				if (!(0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__/* .isProviderStreamError */ .ks)(error)) throw new Error("Expected a normalized Anthropic stream error");
				throw new _ai_sdk_provider__WEBPACK_IMPORTED_MODULE_2__/* .APICallError */ .hL({
					message: error.message,
					url,
					requestBodyValues: body,
					statusCode: error.statusCode ?? 500,
					responseHeaders,
					responseBody: JSON.stringify(error.data),
					isRetryable: error.isRetryable ?? false
				});
			}
		} finally {
			firstChunkReader.cancel().catch(() => {});
			firstChunkReader.releaseLock();
		}
		return {
			stream: streamForConsumer,
			request: { body },
			response: { headers: responseHeaders }
		};
	}
};
function hasDynamicFilteringWebToolWithoutCodeExecution(tools) {
	if (!tools) return false;
	let hasDynamicFilteringWebTool = false;
	let hasCodeExecutionTool = false;
	for (const tool of tools) {
		if ("type" in tool && (tool.type === "web_fetch_20260209" || tool.type === "web_fetch_20260318" || tool.type === "web_search_20260209" || tool.type === "web_search_20260318")) {
			hasDynamicFilteringWebTool = true;
			continue;
		}
		if ("type" in tool && (tool.type === "code_execution_20250522" || tool.type === "code_execution_20250825" || tool.type === "code_execution_20260120")) {
			hasCodeExecutionTool = true;
			break;
		}
	}
	return hasDynamicFilteringWebTool && !hasCodeExecutionTool;
}
function resolveAnthropicReasoningConfig({ reasoning, modelId, supportsAdaptiveThinking, supportsXhighEffort, rejectsThinkingDisabled, supportsBetweenToolsThinking, maxOutputTokensForModel, warnings }) {
	if (!(0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__/* .isCustomReasoning */ .g6)(reasoning)) return;
	if (reasoning === "none") {
		if (supportsBetweenToolsThinking) {
			warnings.push({
				type: "compatibility",
				feature: "reasoning",
				details: `reasoning 'none' is not supported by ${modelId}; thinking cannot be disabled. Using 'between_tools' thinking, the lowest thinking setting, instead.`
			});
			return { thinking: { type: "between_tools" } };
		}
		if (rejectsThinkingDisabled) {
			warnings.push({
				type: "compatibility",
				feature: "reasoning",
				details: `reasoning 'none' is not supported by ${modelId}; it always uses adaptive thinking. Using effort 'low' to minimize thinking instead.`
			});
			return { effort: "low" };
		}
		return { thinking: { type: "disabled" } };
	}
	if (supportsAdaptiveThinking) return {
		thinking: {
			type: "adaptive",
			display: "summarized"
		},
		effort: (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__/* .mapReasoningToProviderEffort */ .jv)({
			reasoning,
			effortMap: {
				low: "low",
				medium: "medium",
				high: "high",
				...supportsXhighEffort && { xhigh: "xhigh" },
				max: "max"
			},
			warnings
		})
	};
	return { thinking: {
		type: "enabled",
		budgetTokens: (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__/* .mapReasoningToProviderBudget */ .sq)({
			reasoning,
			maxOutputTokens: maxOutputTokensForModel,
			maxReasoningBudget: maxOutputTokensForModel,
			warnings
		})
	} };
}
function mapAnthropicResponseContextManagement(contextManagement) {
	return contextManagement ? { appliedEdits: contextManagement.applied_edits.map((edit) => {
		switch (edit.type) {
			case "clear_tool_uses_20250919": return {
				type: edit.type,
				clearedToolUses: edit.cleared_tool_uses,
				clearedInputTokens: edit.cleared_input_tokens
			};
			case "clear_thinking_20251015": return {
				type: edit.type,
				clearedThinkingTurns: edit.cleared_thinking_turns,
				clearedInputTokens: edit.cleared_input_tokens
			};
			case "compact_20260112": return { type: edit.type };
		}
	}).filter((edit) => edit !== void 0) } : null;
}
function mapAnthropicStopDetails(stopDetails) {
	if (stopDetails == null) return;
	return {
		type: stopDetails.type,
		...stopDetails.category != null ? { category: stopDetails.category } : {},
		...stopDetails.explanation != null ? { explanation: stopDetails.explanation } : {},
		...stopDetails.recommended_model != null ? { recommendedModel: stopDetails.recommended_model } : {}
	};
}
//#endregion
//#region src/tool/bash_20241022.ts
const bash_20241022InputSchema = (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__/* .lazySchema */ .ID)(() => (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__/* .zodSchema */ .C_)(zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
	command: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
	restart: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY().optional()
})));
const bash_20241022_internal = (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__/* .createProviderDefinedToolFactory */ .hL)({
	id: "anthropic.bash_20241022",
	inputSchema: bash_20241022InputSchema
});
function bash_20241022(options = {}) {
	const { execute, ...rest } = options;
	if (execute === void 0) return bash_20241022_internal({
		...rest,
		execute: async ({ command }, { abortSignal, experimental_sandbox: sandbox }) => {
			if (!sandbox) throw new Error("Sandbox session is not available");
			return await sandbox.run({
				command,
				abortSignal
			});
		}
	});
	return bash_20241022_internal({
		...rest,
		...execute === null ? {} : { execute }
	});
}
//#endregion
//#region src/tool/bash_20250124.ts
const bash_20250124InputSchema = (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__/* .lazySchema */ .ID)(() => (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__/* .zodSchema */ .C_)(zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
	command: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
	restart: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY().optional()
})));
const bash_20250124_internal = (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__/* .createProviderDefinedToolFactory */ .hL)({
	id: "anthropic.bash_20250124",
	inputSchema: bash_20250124InputSchema
});
function bash_20250124(options = {}) {
	const { execute, ...rest } = options;
	if (execute === void 0) return bash_20250124_internal({
		...rest,
		execute: async ({ command }, { abortSignal, experimental_sandbox: sandbox }) => {
			if (!sandbox) throw new Error("Sandbox session is not available");
			return await sandbox.run({
				command,
				abortSignal
			});
		}
	});
	return bash_20250124_internal({
		...rest,
		...execute === null ? {} : { execute }
	});
}
//#endregion
//#region src/tool/computer_20241022.ts
const computer_20241022InputSchema = (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__/* .lazySchema */ .ID)(() => (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__/* .zodSchema */ .C_)(zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
	action: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n([
		"key",
		"type",
		"mouse_move",
		"left_click",
		"left_click_drag",
		"right_click",
		"middle_click",
		"double_click",
		"screenshot",
		"cursor_position"
	]),
	coordinate: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().int()).optional(),
	text: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional()
})));
const computer_20241022 = (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__/* .createProviderDefinedToolFactory */ .hL)({
	id: "anthropic.computer_20241022",
	inputSchema: computer_20241022InputSchema
});
//#endregion
//#region src/tool/computer_20250124.ts
const computer_20250124InputSchema = (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__/* .lazySchema */ .ID)(() => (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__/* .zodSchema */ .C_)(zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
	action: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n([
		"key",
		"hold_key",
		"type",
		"cursor_position",
		"mouse_move",
		"left_mouse_down",
		"left_mouse_up",
		"left_click",
		"left_click_drag",
		"right_click",
		"middle_click",
		"double_click",
		"triple_click",
		"scroll",
		"wait",
		"screenshot"
	]),
	coordinate: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .tuple */ .PVZ([zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().int(), zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().int()]).optional(),
	duration: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().optional(),
	scroll_amount: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().optional(),
	scroll_direction: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n([
		"up",
		"down",
		"left",
		"right"
	]).optional(),
	start_coordinate: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .tuple */ .PVZ([zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().int(), zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().int()]).optional(),
	text: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional()
})));
const computer_20250124 = (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__/* .createProviderDefinedToolFactory */ .hL)({
	id: "anthropic.computer_20250124",
	inputSchema: computer_20250124InputSchema
});
//#endregion
//#region src/tool/computer_20251124.ts
const computer_20251124InputSchema = (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__/* .lazySchema */ .ID)(() => (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__/* .zodSchema */ .C_)(zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
	action: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n([
		"key",
		"hold_key",
		"type",
		"cursor_position",
		"mouse_move",
		"left_mouse_down",
		"left_mouse_up",
		"left_click",
		"left_click_drag",
		"right_click",
		"middle_click",
		"double_click",
		"triple_click",
		"scroll",
		"wait",
		"screenshot",
		"zoom"
	]),
	coordinate: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .tuple */ .PVZ([zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().int(), zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().int()]).optional(),
	duration: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().optional(),
	region: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .tuple */ .PVZ([
		zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().int(),
		zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().int(),
		zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().int(),
		zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().int()
	]).optional(),
	scroll_amount: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().optional(),
	scroll_direction: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n([
		"up",
		"down",
		"left",
		"right"
	]).optional(),
	start_coordinate: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .tuple */ .PVZ([zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().int(), zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().int()]).optional(),
	text: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional()
})));
const computer_20251124 = (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__/* .createProviderDefinedToolFactory */ .hL)({
	id: "anthropic.computer_20251124",
	inputSchema: computer_20251124InputSchema
});
//#endregion
//#region src/tool/memory_20250818.ts
const memory_20250818InputSchema = (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__/* .lazySchema */ .ID)(() => (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__/* .zodSchema */ .C_)(zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .discriminatedUnion */ .gMt("command", [
	zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
		command: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("view"),
		path: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
		view_range: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .tuple */ .PVZ([zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(), zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig()]).optional()
	}),
	zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
		command: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("create"),
		path: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
		file_text: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()
	}),
	zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
		command: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("str_replace"),
		path: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
		old_str: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
		new_str: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()
	}),
	zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
		command: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("insert"),
		path: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
		insert_line: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(),
		insert_text: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()
	}),
	zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
		command: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("delete"),
		path: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()
	}),
	zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
		command: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("rename"),
		old_path: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
		new_path: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()
	})
])));
const memory_20250818 = (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__/* .createProviderDefinedToolFactory */ .hL)({
	id: "anthropic.memory_20250818",
	inputSchema: memory_20250818InputSchema
});
//#endregion
//#region src/tool/text-editor_20241022.ts
const textEditor_20241022InputSchema = (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__/* .lazySchema */ .ID)(() => (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__/* .zodSchema */ .C_)(zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
	command: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n([
		"view",
		"create",
		"str_replace",
		"insert",
		"undo_edit"
	]),
	path: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
	file_text: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional(),
	insert_line: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().int().optional(),
	new_str: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional(),
	insert_text: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional(),
	old_str: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional(),
	view_range: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().int()).optional()
})));
const textEditor_20241022 = (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__/* .createProviderDefinedToolFactory */ .hL)({
	id: "anthropic.text_editor_20241022",
	inputSchema: textEditor_20241022InputSchema
});
//#endregion
//#region src/tool/text-editor_20250124.ts
const textEditor_20250124InputSchema = (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__/* .lazySchema */ .ID)(() => (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__/* .zodSchema */ .C_)(zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
	command: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n([
		"view",
		"create",
		"str_replace",
		"insert",
		"undo_edit"
	]),
	path: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
	file_text: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional(),
	insert_line: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().int().optional(),
	new_str: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional(),
	insert_text: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional(),
	old_str: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional(),
	view_range: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().int()).optional()
})));
const textEditor_20250124 = (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__/* .createProviderDefinedToolFactory */ .hL)({
	id: "anthropic.text_editor_20250124",
	inputSchema: textEditor_20250124InputSchema
});
//#endregion
//#region src/tool/text-editor_20250429.ts
const textEditor_20250429InputSchema = (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__/* .lazySchema */ .ID)(() => (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__/* .zodSchema */ .C_)(zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
	command: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n([
		"view",
		"create",
		"str_replace",
		"insert"
	]),
	path: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
	file_text: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional(),
	insert_line: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().int().optional(),
	new_str: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional(),
	insert_text: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional(),
	old_str: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional(),
	view_range: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().int()).optional()
})));
const textEditor_20250429 = (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__/* .createProviderDefinedToolFactory */ .hL)({
	id: "anthropic.text_editor_20250429",
	inputSchema: textEditor_20250429InputSchema
});
//#endregion
//#region src/tool/tool-search-bm25_20251119.ts
/**
* Output schema for tool search results - returns tool references
* that are automatically expanded into full tool definitions by the API.
*/
const toolSearchBm25_20251119OutputSchema = (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__/* .lazySchema */ .ID)(() => (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__/* .zodSchema */ .C_)(zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
	type: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("tool_reference"),
	toolName: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()
}))));
/**
* Input schema for BM25-based tool search.
* Claude uses natural language queries to search for tools.
*/
const toolSearchBm25_20251119InputSchema = (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__/* .lazySchema */ .ID)(() => (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__/* .zodSchema */ .C_)(zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
	/**
	* A natural language query to search for tools.
	* Claude will use BM25 text search to find relevant tools.
	*/
	query: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
	/**
	* Maximum number of tools to return. Optional.
	*/
	limit: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().optional()
})));
const factory = (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__/* .createProviderExecutedToolFactory */ .z)({
	id: "anthropic.tool_search_bm25_20251119",
	inputSchema: toolSearchBm25_20251119InputSchema,
	outputSchema: toolSearchBm25_20251119OutputSchema,
	supportsDeferredResults: true
});
/**
* Creates a tool search tool that uses BM25 (natural language) to find tools.
*
* The tool search tool enables Claude to work with hundreds or thousands of tools
* by dynamically discovering and loading them on-demand. Instead of loading all
* tool definitions into the context window upfront, Claude searches your tool
* catalog and loads only the tools it needs.
*
* When Claude uses this tool, it uses natural language queries (NOT regex patterns)
* to search for tools using BM25 text search.
*
* **Important**: This tool should never have `deferLoading: true` in providerOptions.
*
* @example
* ```ts
* import { anthropicTools } from '@ai-sdk/anthropic';
*
* const tools = {
*   toolSearch: anthropicTools.toolSearchBm25_20251119(),
*   // Other tools with deferLoading...
* };
* ```
*
* @see https://docs.anthropic.com/en/docs/agents-and-tools/tool-search-tool
*/
const toolSearchBm25_20251119 = (args = {}) => {
	return factory(args);
};
//#endregion
//#region src/anthropic-tools.ts
const anthropicTools = {
	/**
	* Pairs a faster executor model with a higher-intelligence advisor model
	* that provides strategic guidance mid-generation.
	*
	* The advisor lets a faster, lower-cost executor model consult a
	* higher-intelligence advisor model server-side. The advisor reads the
	* executor's full transcript and produces a plan or course correction;
	* the executor continues with the task, informed by the advice. All of
	* this happens inside a single `/v1/messages` request.
	*
	* Beta header `advisor-tool-2026-03-01` is added automatically when this
	* tool is included.
	*
	* Multi-turn conversations: pass the full assistant content (including
	* `advisor_tool_result` blocks) back to the API on subsequent turns. If
	* you omit the advisor tool from `tools` on a follow-up turn while the
	* message history still contains `advisor_tool_result` blocks, the API
	* returns a `400 invalid_request_error`.
	*
	* Supported executor models: Claude Haiku 4.5, Sonnet 4.6, Opus 4.6,
	* Opus 4.7. The advisor must be at least as capable as the executor.
	*
	* @param model - The advisor model ID (required), e.g. `"claude-opus-4-8"`.
	* @param maxUses - Maximum advisor calls per request (per-request cap).
	* @param maxTokens - Maximum advisor output tokens per call, including
	* thinking and text. Minimum 1024; Anthropic recommends starting with 2048.
	* @param caching - Enables prompt caching for the advisor's transcript
	* across calls within a conversation. Worthwhile from ~3 advisor calls
	* per conversation.
	*/
	advisor_20260301,
	/**
	* The bash tool enables Claude to execute shell commands in a persistent bash session,
	* allowing system operations, script execution, and command-line automation.
	*
	* Image results are supported.
	*/
	bash_20241022,
	/**
	* The bash tool enables Claude to execute shell commands in a persistent bash session,
	* allowing system operations, script execution, and command-line automation.
	*
	* Image results are supported.
	*/
	bash_20250124,
	/**
	* Claude can analyze data, create visualizations, perform complex calculations,
	* run system commands, create and edit files, and process uploaded files directly within
	* the API conversation.
	*
	* The code execution tool allows Claude to run Bash commands and manipulate files,
	* including writing code, in a secure, sandboxed environment.
	*/
	codeExecution_20250522,
	/**
	* Claude can analyze data, create visualizations, perform complex calculations,
	* run system commands, create and edit files, and process uploaded files directly within
	* the API conversation.
	*
	* The code execution tool allows Claude to run both Python and Bash commands and manipulate files,
	* including writing code, in a secure, sandboxed environment.
	*
	* This is the latest version with enhanced Bash support and file operations.
	*/
	codeExecution_20250825,
	/**
	* Claude can analyze data, create visualizations, perform complex calculations,
	* run system commands, create and edit files, and process uploaded files directly within
	* the API conversation.
	*
	* The code execution tool allows Claude to run both Python and Bash commands and manipulate files,
	* including writing code, in a secure, sandboxed environment.
	*
	* This is the recommended version. Does not require a beta header.
	*
	* Supported models: Claude Opus 4.6, Sonnet 4.6, Sonnet 4.5, Opus 4.5
	*/
	codeExecution_20260120,
	/**
	* Claude can interact with computer environments through the computer use tool, which
	* provides screenshot capabilities and mouse/keyboard control for autonomous desktop interaction.
	*
	* Image results are supported.
	*
	* @param displayWidthPx - The width of the display being controlled by the model in pixels.
	* @param displayHeightPx - The height of the display being controlled by the model in pixels.
	* @param displayNumber - The display number to control (only relevant for X11 environments). If specified, the tool will be provided a display number in the tool definition.
	*/
	computer_20241022,
	/**
	* Claude can interact with computer environments through the computer use tool, which
	* provides screenshot capabilities and mouse/keyboard control for autonomous desktop interaction.
	*
	* Image results are supported.
	*
	* @param displayWidthPx - The width of the display being controlled by the model in pixels.
	* @param displayHeightPx - The height of the display being controlled by the model in pixels.
	* @param displayNumber - The display number to control (only relevant for X11 environments). If specified, the tool will be provided a display number in the tool definition.
	*/
	computer_20250124,
	/**
	* Claude can interact with computer environments through the computer use tool, which
	* provides screenshot capabilities and mouse/keyboard control for autonomous desktop interaction.
	*
	* This version adds the zoom action for detailed screen region inspection.
	*
	* Image results are supported.
	*
	* Supported models: Claude Opus 4.5
	*
	* @param displayWidthPx - The width of the display being controlled by the model in pixels.
	* @param displayHeightPx - The height of the display being controlled by the model in pixels.
	* @param displayNumber - The display number to control (only relevant for X11 environments). If specified, the tool will be provided a display number in the tool definition.
	* @param enableZoom - Enable zoom action. Set to true to allow Claude to zoom into specific screen regions. Default: false.
	*/
	computer_20251124,
	/**
	* The computer toolset lets Claude control a computer through screenshots,
	* mouse, and keyboard. It replaces the versioned computer tools
	* (`computer_20251124` and earlier) on newer models.
	*
	* The API returns each computer action as its own `tool_use` block with
	* `toolset_name: 'computer'`. The AI SDK maps every member call to this tool
	* and exposes the member name as `action`, so `execute` receives the same
	* input shape as the older computer tools. Claude may return several actions
	* in one turn.
	*
	* Coordinates are always in the pixel space of the screenshots you return;
	* there are no display size parameters. Zoom is enabled by default.
	*
	* Does not require a beta header.
	*
	* Supported models: Claude Opus 5.5 (required; older computer tool types
	* are rejected), Opus 5, Sonnet 5, Fable 5, Fable 5.1, Opus 4.8.
	*
	* @param configs - Per-member settings keyed by member name, e.g.
	* `{ zoom: { enabled: false } }`. Omitted members keep their defaults.
	*/
	computerToolset_20260801,
	/**
	* The memory tool enables Claude to store and retrieve information across conversations through a memory file directory.
	* Claude can create, read, update, and delete files that persist between sessions,
	* allowing it to build knowledge over time without keeping everything in the context window.
	* The memory tool operates client-side—you control where and how the data is stored through your own infrastructure.
	*
	* Supported models: Claude Sonnet 4.5, Claude Sonnet 4, Claude Opus 4.1, Claude Opus 4.
	*/
	memory_20250818,
	/**
	* Claude can use an Anthropic-defined text editor tool to view and modify text files,
	* helping you debug, fix, and improve your code or other text documents. This allows Claude
	* to directly interact with your files, providing hands-on assistance rather than just suggesting changes.
	*
	* Supported models: Claude Sonnet 3.5
	*/
	textEditor_20241022,
	/**
	* Claude can use an Anthropic-defined text editor tool to view and modify text files,
	* helping you debug, fix, and improve your code or other text documents. This allows Claude
	* to directly interact with your files, providing hands-on assistance rather than just suggesting changes.
	*
	* Supported models: Claude Sonnet 3.7
	*/
	textEditor_20250124,
	/**
	* Claude can use an Anthropic-defined text editor tool to view and modify text files,
	* helping you debug, fix, and improve your code or other text documents. This allows Claude
	* to directly interact with your files, providing hands-on assistance rather than just suggesting changes.
	*
	* Note: This version does not support the "undo_edit" command.
	*
	* @deprecated Use textEditor_20250728 instead
	*/
	textEditor_20250429,
	/**
	* Claude can use an Anthropic-defined text editor tool to view and modify text files,
	* helping you debug, fix, and improve your code or other text documents. This allows Claude
	* to directly interact with your files, providing hands-on assistance rather than just suggesting changes.
	*
	* Note: This version does not support the "undo_edit" command and adds optional max_characters parameter.
	*
	* Supported models: Claude Sonnet 4, Opus 4, and Opus 4.1
	*
	* @param maxCharacters - Optional maximum number of characters to view in the file
	*/
	textEditor_20250728,
	/**
	* Creates a web fetch tool that gives Claude direct access to real-time web content.
	*
	* @param maxUses - The max_uses parameter limits the number of web fetches performed
	* @param allowedDomains - Only fetch from these domains
	* @param blockedDomains - Never fetch from these domains
	* @param citations - Unlike web search where citations are always enabled, citations are optional for web fetch. Set "citations": {"enabled": true} to enable Claude to cite specific passages from fetched documents.
	* @param maxContentTokens - The max_content_tokens parameter limits the amount of content that will be included in the context.
	*/
	webFetch_20250910,
	/**
	* Creates a web fetch tool that gives Claude direct access to real-time web content.
	*
	* @param maxUses - The max_uses parameter limits the number of web fetches performed
	* @param allowedDomains - Only fetch from these domains
	* @param blockedDomains - Never fetch from these domains
	* @param citations - Unlike web search where citations are always enabled, citations are optional for web fetch. Set "citations": {"enabled": true} to enable Claude to cite specific passages from fetched documents.
	* @param maxContentTokens - The max_content_tokens parameter limits the amount of content that will be included in the context.
	*/
	webFetch_20260209,
	/**
	* Creates a web fetch tool that gives Claude direct access to real-time web content.
	*
	* @param maxUses - The max_uses parameter limits the number of web fetches performed
	* @param allowedDomains - Only fetch from these domains
	* @param blockedDomains - Never fetch from these domains
	* @param citations - Unlike web search where citations are always enabled, citations are optional for web fetch. Set "citations": {"enabled": true} to enable Claude to cite specific passages from fetched documents.
	* @param maxContentTokens - The max_content_tokens parameter limits the amount of content that will be included in the context.
	* @param useCache - Whether cached content may be returned. Set to false to fetch fresh content.
	* @param responseInclusion - Whether result blocks consumed by completed code execution calls are returned. Defaults to "full".
	*/
	webFetch_20260318,
	/**
	* Creates a web search tool that gives Claude direct access to real-time web content.
	*
	* @param maxUses - Maximum number of web searches Claude can perform during the conversation.
	* @param allowedDomains - Optional list of domains that Claude is allowed to search.
	* @param blockedDomains - Optional list of domains that Claude should avoid when searching.
	* @param userLocation - Optional user location information to provide geographically relevant search results.
	*/
	webSearch_20250305,
	/**
	* Creates a web search tool that gives Claude direct access to real-time web content.
	*
	* @param maxUses - Maximum number of web searches Claude can perform during the conversation.
	* @param allowedDomains - Optional list of domains that Claude is allowed to search.
	* @param blockedDomains - Optional list of domains that Claude should avoid when searching.
	* @param userLocation - Optional user location information to provide geographically relevant search results.
	*/
	webSearch_20260209,
	/**
	* Creates a web search tool that gives Claude direct access to real-time web content.
	*
	* @param maxUses - Maximum number of web searches Claude can perform during the conversation.
	* @param allowedDomains - Optional list of domains that Claude is allowed to search.
	* @param blockedDomains - Optional list of domains that Claude should avoid when searching.
	* @param userLocation - Optional user location information to provide geographically relevant search results.
	* @param responseInclusion - Whether result blocks consumed by completed code execution calls are returned. Defaults to "full".
	*/
	webSearch_20260318,
	/**
	* Creates a tool search tool that uses regex patterns to find tools.
	*
	* The tool search tool enables Claude to work with hundreds or thousands of tools
	* by dynamically discovering and loading them on-demand. Instead of loading all
	* tool definitions into the context window upfront, Claude searches your tool
	* catalog and loads only the tools it needs.
	*
	* Use `providerOptions: { anthropic: { deferLoading: true } }` on other tools
	* to mark them for deferred loading.
	*
	* Supported models: Claude Opus 4.5, Claude Sonnet 4.5
	*/
	toolSearchRegex_20251119,
	/**
	* Creates a tool search tool that uses BM25 (natural language) to find tools.
	*
	* The tool search tool enables Claude to work with hundreds or thousands of tools
	* by dynamically discovering and loading them on-demand. Instead of loading all
	* tool definitions into the context window upfront, Claude searches your tool
	* catalog and loads only the tools it needs.
	*
	* Use `providerOptions: { anthropic: { deferLoading: true } }` on other tools
	* to mark them for deferred loading.
	*
	* Supported models: Claude Opus 4.5, Claude Sonnet 4.5
	*/
	toolSearchBm25_20251119
};
//#endregion
//#region src/skills/anthropic-skills-api.ts
const anthropicSkillResponseSchema = (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__/* .lazySchema */ .ID)(() => (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__/* .zodSchema */ .C_)(zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
	id: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
	display_title: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullish(),
	name: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullish(),
	description: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullish(),
	latest_version: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullish(),
	source: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
	created_at: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
	updated_at: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()
})));
(0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__/* .lazySchema */ .ID)(() => (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__/* .zodSchema */ .C_)(zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ data: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ version: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP() })) })));
const anthropicSkillVersionResponseSchema = (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__/* .lazySchema */ .ID)(() => (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__/* .zodSchema */ .C_)(zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
	type: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
	skill_id: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
	name: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullish(),
	description: zod_v4__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullish()
})));
//#endregion
//#region src/skills/anthropic-skills.ts
var AnthropicSkills = class {
	get provider() {
		return this.config.provider;
	}
	constructor(config) {
		this.config = config;
		this.specificationVersion = "v4";
	}
	async getHeaders() {
		return (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__/* .combineHeaders */ .m2)(await (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__/* .resolve */ .hd)(this.config.headers), { "anthropic-beta": "skills-2025-10-02" });
	}
	async fetchVersionMetadata({ skillId, version }) {
		const { value: versionResponse } = await (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__/* .getFromApi */ .$b)({
			url: `${this.config.baseURL}/skills/${(0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__/* .encodePathSegment */ .$9)(skillId)}/versions/${(0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__/* .encodePathSegment */ .$9)(version)}`,
			validateUrl: false,
			headers: await this.getHeaders(),
			failedResponseHandler: anthropicFailedResponseHandler,
			successfulResponseHandler: (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__/* .createJsonResponseHandler */ .cV)(anthropicSkillVersionResponseSchema),
			fetch: this.config.fetch
		});
		return {
			...versionResponse.name != null ? { name: versionResponse.name } : {},
			...versionResponse.description != null ? { description: versionResponse.description } : {}
		};
	}
	async uploadSkill(params) {
		const warnings = [];
		const formData = new FormData();
		if (params.displayTitle != null) formData.append("display_title", params.displayTitle);
		for (const file of params.files) {
			const content = (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__/* .convertInlineFileDataToUint8Array */ .XQ)(file.data);
			formData.append("files[]", new Blob([content]), file.path);
		}
		const { value: response } = await (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__/* .postFormDataToApi */ .S)({
			url: `${this.config.baseURL}/skills`,
			headers: await this.getHeaders(),
			formData,
			failedResponseHandler: anthropicFailedResponseHandler,
			successfulResponseHandler: (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__/* .createJsonResponseHandler */ .cV)(anthropicSkillResponseSchema),
			fetch: this.config.fetch
		});
		const versionMetadata = response.latest_version != null ? await this.fetchVersionMetadata({
			skillId: response.id,
			version: response.latest_version
		}) : {};
		const name = versionMetadata.name ?? response.name;
		const description = versionMetadata.description ?? response.description;
		return {
			providerReference: { anthropic: response.id },
			...response.display_title != null ? { displayTitle: response.display_title } : {},
			...name != null ? { name } : {},
			...description != null ? { description } : {},
			...response.latest_version != null ? { latestVersion: response.latest_version } : {},
			providerMetadata: { anthropic: {
				...response.source != null ? { source: response.source } : {},
				...response.created_at != null ? { createdAt: response.created_at } : {},
				...response.updated_at != null ? { updatedAt: response.updated_at } : {}
			} },
			warnings
		};
	}
};
//#endregion


//# sourceMappingURL=index.js.map

/***/ })

};
;