"use strict";
exports.id = 6209;
exports.ids = [6209];
exports.modules = {

/***/ 56209:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   createAmazonBedrock: () => (/* binding */ createAmazonBedrock)
/* harmony export */ });
/* unused harmony exports VERSION, amazonBedrock, bedrock */
/* harmony import */ var _ai_sdk_anthropic_internal__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(98446);
/* harmony import */ var _ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(21763);
/* harmony import */ var _ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(11479);
/* harmony import */ var zod_v4__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80737);
/* harmony import */ var _ai_sdk_provider__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(90583);
/* harmony import */ var _smithy_eventstream_codec__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(37788);
/* harmony import */ var _smithy_util_utf8__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(71577);
/* harmony import */ var aws4fetch__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(12580);
// src/amazon-bedrock-provider.ts



// src/amazon-bedrock-chat-language-model.ts




// src/amazon-bedrock-api-types.ts
var BEDROCK_STOP_REASONS = [
  "stop",
  "stop_sequence",
  "end_turn",
  "length",
  "max_tokens",
  "content-filter",
  "content_filtered",
  "guardrail_intervened",
  "tool-calls",
  "tool_use"
];
var BEDROCK_IMAGE_MIME_TYPES = {
  "image/jpeg": "jpeg",
  "image/png": "png",
  "image/gif": "gif",
  "image/webp": "webp"
};
var BEDROCK_DOCUMENT_MIME_TYPES = {
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
var BEDROCK_VIDEO_MIME_TYPES = {
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

// src/amazon-bedrock-chat-language-model-options.ts

var amazonBedrockFilePartProviderOptions = zod_v4__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
  /**
   * Citation configuration for this document.
   * When enabled, this document will generate citations in the response.
   */
  citations: zod_v4__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    /**
     * Enable citations for this document
     */
    enabled: zod_v4__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY()
  }).optional()
});
var amazonBedrockTextPartProviderOptions = zod_v4__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
  guardContent: zod_v4__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY().optional(),
  guardContentQualifiers: zod_v4__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod_v4__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(["grounding_source", "query", "guard_content"])).optional()
});
var amazonBedrockImagePartProviderOptions = zod_v4__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
  guardContent: zod_v4__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY().optional()
});
var amazonBedrockLanguageModelChatOptions = zod_v4__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
  /**
   * Determines how structured outputs are generated for Anthropic models.
   *
   * - `outputFormat`: Use the native `output_config.format` parameter.
   * - `jsonTool`: Use a special 'json' tool to specify the structured output format.
   * - `auto`: Use `outputFormat` when supported, otherwise use `jsonTool` (default).
   */
  structuredOutputMode: zod_v4__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(["outputFormat", "jsonTool", "auto"]).optional(),
  /**
   * Additional inference parameters that the model supports,
   * beyond the base set of inference parameters that Converse
   * supports in the inferenceConfig field
   */
  additionalModelRequestFields: zod_v4__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod_v4__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), zod_v4__WEBPACK_IMPORTED_MODULE_0__/* .any */ .bzn()).optional(),
  reasoningConfig: zod_v4__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    type: zod_v4__WEBPACK_IMPORTED_MODULE_0__/* .union */ .KCZ([
      zod_v4__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz("enabled"),
      zod_v4__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz("disabled"),
      zod_v4__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz("adaptive")
    ]).optional(),
    budgetTokens: zod_v4__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().optional(),
    maxReasoningEffort: zod_v4__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(["low", "medium", "high", "xhigh", "max"]).optional(),
    display: zod_v4__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(["omitted", "summarized"]).optional()
  }).optional(),
  /**
   * Anthropic beta features to enable
   */
  anthropicBeta: zod_v4__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod_v4__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()).optional(),
  /**
   * Service tier for the request.
   * @see https://docs.aws.amazon.com/bedrock/latest/userguide/service-tiers-inference.html
   *
   * - 'reserved': Uses provisioned throughput capacity
   * - 'priority': Prioritizes low-latency inference when capacity is available
   * - 'default': Standard on-demand tier
   * - 'flex': Lower-cost tier for flexible latency workloads
   */
  serviceTier: zod_v4__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(["reserved", "priority", "default", "flex"]).optional()
});

// src/amazon-bedrock-anthropic-model-support.ts
function isAnthropicModel({
  modelId,
  modelFamily,
  reasoningBudgetTokens
}) {
  return modelFamily === "anthropic" || modelId.includes("anthropic") || modelId.includes(":application-inference-profile/") && reasoningBudgetTokens != null;
}
function supportsStrictTools(modelId) {
  return !matchesModel(modelId, MODELS_WITHOUT_STRICT_TOOL_SUPPORT);
}
function supportsNativeStructuredOutput(modelId) {
  return !matchesModel(
    modelId,
    MODELS_WITHOUT_RELIABLE_NATIVE_STRUCTURED_OUTPUT
  );
}
var MODELS_WITHOUT_STRICT_TOOL_SUPPORT = [
  "claude-opus-4-7",
  "claude-opus-4-8",
  "claude-opus-5",
  "claude-fable-5",
  "claude-sonnet-5"
];
var MODELS_WITHOUT_RELIABLE_NATIVE_STRUCTURED_OUTPUT = [
  ...MODELS_WITHOUT_STRICT_TOOL_SUPPORT,
  "claude-sonnet-4-6",
  "claude-haiku-4-5"
];
function matchesModel(modelId, models) {
  return models.some((model) => modelId.includes(model));
}

// src/amazon-bedrock-error.ts


var AmazonBedrockErrorSchema = zod_v4__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
  message: zod_v4__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
  type: zod_v4__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullish()
});
var amazonBedrockFailedResponseHandler = (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_1__/* .createJsonErrorResponseHandler */ .sl)({
  errorSchema: AmazonBedrockErrorSchema,
  errorToMessage: (error) => error.type == null ? error.message : `${error.type}: ${error.message}`
});

// src/amazon-bedrock-event-stream-response-handler.ts



// src/amazon-bedrock-event-stream-decoder.ts


function createAmazonBedrockEventStreamDecoder(body, processEvent) {
  const codec = new _smithy_eventstream_codec__WEBPACK_IMPORTED_MODULE_2__/* .EventStreamCodec */ .BF(_smithy_util_utf8__WEBPACK_IMPORTED_MODULE_3__/* .toUtf8 */ .Pq, _smithy_util_utf8__WEBPACK_IMPORTED_MODULE_3__/* .fromUtf8 */ .ar);
  let buffer = new Uint8Array(0);
  const textDecoder = new TextDecoder();
  return body.pipeThrough(
    new TransformStream({
      async transform(chunk, controller) {
        const newBuffer = new Uint8Array(buffer.length + chunk.length);
        newBuffer.set(buffer);
        newBuffer.set(chunk, buffer.length);
        buffer = newBuffer;
        while (buffer.length >= 4) {
          const totalLength = new DataView(
            buffer.buffer,
            buffer.byteOffset,
            buffer.byteLength
          ).getUint32(0, false);
          if (buffer.length < totalLength) {
            break;
          }
          const subView = buffer.subarray(0, totalLength);
          const decoded = codec.decode(subView);
          buffer = buffer.slice(totalLength);
          const messageType = decoded.headers[":message-type"]?.value;
          const eventType = decoded.headers[":event-type"]?.value;
          const exceptionType = decoded.headers[":exception-type"]?.value;
          const data = textDecoder.decode(decoded.body);
          await processEvent(
            { messageType, eventType, exceptionType, data },
            controller
          );
        }
      },
      flush() {
        if (buffer.length > 0) {
          throw new Error(
            `Incomplete Amazon Bedrock event-stream frame: ${buffer.length} buffered bytes remain at end of stream.`
          );
        }
      }
    })
  );
}

// src/amazon-bedrock-event-stream-response-handler.ts
var createAmazonBedrockEventStreamResponseHandler = (chunkSchema) => async ({ response }) => {
  const responseHeaders = (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_1__/* .extractResponseHeaders */ .PX)(response);
  if (response.body == null) {
    throw new _ai_sdk_provider__WEBPACK_IMPORTED_MODULE_4__/* .EmptyResponseBodyError */ .Tt({});
  }
  return {
    responseHeaders,
    value: createAmazonBedrockEventStreamDecoder(
      response.body,
      async (event, controller) => {
        const payloadType = event.messageType === "event" ? event.eventType : event.messageType === "exception" ? event.exceptionType : void 0;
        if (payloadType == null) {
          return;
        }
        const parsedDataResult = await (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_1__/* .safeParseJSON */ .N8)({ text: event.data });
        if (!parsedDataResult.success) {
          controller.enqueue(parsedDataResult);
          return;
        }
        delete parsedDataResult.value.p;
        const wrappedData = {
          [payloadType]: parsedDataResult.value
        };
        const validatedWrappedData = await (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_1__/* .safeValidateTypes */ .ZZ)({
          value: wrappedData,
          schema: chunkSchema
        });
        if (!validatedWrappedData.success) {
          controller.enqueue(validatedWrappedData);
        } else {
          controller.enqueue({
            success: true,
            value: validatedWrappedData.value,
            rawValue: wrappedData
          });
        }
      }
    )
  };
};

// src/amazon-bedrock-stream-error.ts
function getAmazonBedrockStreamErrorMetadata(type) {
  switch (type) {
    case "internalServerException":
    case "InternalServerException":
      return { statusCode: 500, isRetryable: true };
    case "modelStreamErrorException":
    case "ModelStreamErrorException":
      return { statusCode: 424, isRetryable: true };
    case "serviceUnavailableException":
    case "ServiceUnavailableException":
      return { statusCode: 503, isRetryable: true };
    case "throttlingException":
    case "ThrottlingException":
      return { statusCode: 429, isRetryable: true };
    case "validationException":
    case "ValidationException":
      return { statusCode: 400, isRetryable: false };
    default:
      return {};
  }
}

// src/amazon-bedrock-prepare-tools.ts



async function prepareTools({
  tools,
  toolChoice,
  modelId,
  modelFamily,
  reasoningBudgetTokens,
  disableParallelToolUse,
  rejectsForcedToolUse = false
}) {
  const toolWarnings = [];
  const betas = /* @__PURE__ */ new Set();
  if (tools == null || tools.length === 0) {
    return {
      toolConfig: {},
      additionalTools: void 0,
      betas,
      toolWarnings
    };
  }
  const supportedTools = tools.filter((tool) => {
    if (tool.type === "provider" && (tool.id === "anthropic.web_search_20250305" || tool.id === "anthropic.web_search_20260318" || tool.id === "anthropic.web_fetch_20260318")) {
      toolWarnings.push({
        type: "unsupported",
        feature: `${tool.id.slice("anthropic.".length)} tool`,
        details: `The ${tool.id.slice("anthropic.".length)} tool is not supported on Amazon Bedrock.`
      });
      return false;
    }
    return true;
  });
  if (supportedTools.length === 0) {
    return {
      toolConfig: {},
      additionalTools: void 0,
      betas,
      toolWarnings
    };
  }
  const isAnthropicModel2 = isAnthropicModel({
    modelId,
    modelFamily,
    reasoningBudgetTokens
  });
  const providerTools = supportedTools.filter((t) => t.type === "provider");
  const functionTools = supportedTools.filter((t) => t.type === "function");
  const rejectsForcedToolChoice = isAnthropicModel2 && rejectsForcedToolUse && (toolChoice?.type === "required" || toolChoice?.type === "tool");
  const providerToolsForRequest = rejectsForcedToolChoice && toolChoice.type === "tool" ? providerTools.filter((tool) => tool.name === toolChoice.toolName) : providerTools;
  let additionalTools = void 0;
  const amazonBedrockTools = [];
  const usingAnthropicTools = isAnthropicModel2 && providerToolsForRequest.length > 0;
  if (usingAnthropicTools) {
    const {
      toolChoice: preparedAnthropicToolChoice,
      toolWarnings: anthropicToolWarnings,
      betas: anthropicBetas
    } = await (0,_ai_sdk_anthropic_internal__WEBPACK_IMPORTED_MODULE_5__.prepareTools)({
      tools: providerTools,
      toolChoice,
      disableParallelToolUse,
      supportsStructuredOutput: false,
      supportsStrictTools: false,
      rejectsForcedToolUse
    });
    toolWarnings.push(...anthropicToolWarnings);
    anthropicBetas.forEach((beta) => betas.add(beta));
    if (preparedAnthropicToolChoice) {
      additionalTools = {
        tool_choice: preparedAnthropicToolChoice
      };
    }
    for (const tool of providerToolsForRequest) {
      const toolFactory = Object.values(_ai_sdk_anthropic_internal__WEBPACK_IMPORTED_MODULE_5__.anthropicTools).find((factory) => {
        const instance = factory({});
        return instance.id === tool.id;
      });
      if (toolFactory != null) {
        const fullToolDefinition = toolFactory({});
        amazonBedrockTools.push({
          toolSpec: {
            name: tool.name,
            inputSchema: {
              json: await (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_1__/* .asSchema */ .mD)(fullToolDefinition.inputSchema).jsonSchema
            }
          }
        });
      } else {
        toolWarnings.push({ type: "unsupported", feature: "tool ${tool.id}" });
      }
    }
  } else {
    for (const tool of providerToolsForRequest) {
      toolWarnings.push({ type: "unsupported", feature: `tool ${tool.id}` });
    }
  }
  let preparedToolChoice = toolChoice;
  if (!usingAnthropicTools && rejectsForcedToolChoice) {
    if (toolChoice.type === "tool") {
      toolWarnings.push({
        type: "unsupported",
        feature: "toolChoice",
        details: `toolChoice 'tool' is not supported by this model because it rejects forced tool use. Only the '${toolChoice.toolName}' tool is sent with 'auto' tool choice. Instruct the model to use the tool in the prompt and verify that a tool call was made.`
      });
    } else {
      toolWarnings.push({
        type: "unsupported",
        feature: "toolChoice",
        details: `toolChoice 'required' is not supported by this model because it rejects forced tool use. Using 'auto' instead. Instruct the model to use a tool in the prompt and verify that a tool call was made.`
      });
    }
    preparedToolChoice = { type: "auto" };
  }
  const filteredFunctionTools = toolChoice?.type === "tool" ? functionTools.filter((t) => t.name === toolChoice.toolName) : functionTools;
  const supportsStrictOnTools = supportsStrictTools(modelId);
  for (const tool of filteredFunctionTools) {
    const supportsStrictForTool = supportsStrictOnTools && (tool.strict !== true || isStrictToolSchemaCompatible(tool.inputSchema));
    if (!supportsStrictOnTools && tool.strict != null) {
      toolWarnings.push({
        type: "unsupported",
        feature: "strict",
        details: `Tool '${tool.name}' has strict: ${tool.strict}, but strict mode is not supported by this model on Amazon Bedrock. The strict property will be ignored.`
      });
    } else if (tool.strict === true && !supportsStrictForTool) {
      toolWarnings.push({
        type: "unsupported",
        feature: "strict",
        details: `Tool '${tool.name}' has strict: true, but Amazon Bedrock requires every object in a strict tool schema to set additionalProperties: false. The strict property will be ignored.`
      });
    }
    amazonBedrockTools.push({
      toolSpec: {
        name: tool.name,
        ...tool.description?.trim() !== "" ? { description: tool.description } : {},
        ...tool.strict != null && supportsStrictForTool ? { strict: tool.strict } : {},
        inputSchema: {
          json: tool.inputSchema
        }
      }
    });
  }
  if (isAnthropicModel2 && !usingAnthropicTools && disableParallelToolUse && amazonBedrockTools.length > 0 && preparedToolChoice?.type !== "none") {
    additionalTools = {
      tool_choice: preparedToolChoice?.type === "required" ? { type: "any", disable_parallel_tool_use: true } : preparedToolChoice?.type === "tool" ? {
        type: "tool",
        name: preparedToolChoice.toolName,
        disable_parallel_tool_use: true
      } : { type: "auto", disable_parallel_tool_use: true }
    };
  }
  let amazonBedrockToolChoice = void 0;
  if (!usingAnthropicTools && additionalTools?.tool_choice == null && amazonBedrockTools.length > 0 && preparedToolChoice) {
    const type = preparedToolChoice.type;
    switch (type) {
      case "auto":
        amazonBedrockToolChoice = { auto: {} };
        break;
      case "required":
        amazonBedrockToolChoice = { any: {} };
        break;
      case "none":
        amazonBedrockTools.length = 0;
        amazonBedrockToolChoice = void 0;
        break;
      case "tool":
        amazonBedrockToolChoice = {
          tool: { name: preparedToolChoice.toolName }
        };
        break;
      default: {
        const _exhaustiveCheck = type;
        throw new _ai_sdk_provider__WEBPACK_IMPORTED_MODULE_4__/* .UnsupportedFunctionalityError */ .b8({
          functionality: `tool choice type: ${_exhaustiveCheck}`
        });
      }
    }
  }
  const toolConfig = amazonBedrockTools.length > 0 ? { tools: amazonBedrockTools, toolChoice: amazonBedrockToolChoice } : {};
  return {
    toolConfig,
    additionalTools,
    betas,
    toolWarnings
  };
}
function isStrictToolSchemaCompatible(schema) {
  if (typeof schema === "boolean") {
    return true;
  }
  const schemaWithDefs = schema;
  if ((schema.type === "object" || Array.isArray(schema.type) && schema.type.includes("object")) && schema.additionalProperties !== false) {
    return false;
  }
  const schemaMaps = [
    schema.properties,
    schema.patternProperties,
    schema.definitions,
    schemaWithDefs.$defs
  ];
  for (const schemaMap of schemaMaps) {
    if (schemaMap != null && Object.values(schemaMap).some(
      (definition) => !isStrictToolSchemaCompatible(definition)
    )) {
      return false;
    }
  }
  if (schema.dependencies != null && Object.values(schema.dependencies).some(
    (dependency) => !Array.isArray(dependency) && !isStrictToolSchemaCompatible(dependency)
  )) {
    return false;
  }
  const nestedSchemas = [
    schema.propertyNames,
    schema.contains,
    schema.not,
    schema.if,
    schema.then,
    schema.else
  ];
  if (nestedSchemas.some(
    (nestedSchema) => nestedSchema != null && !isStrictToolSchemaCompatible(nestedSchema)
  )) {
    return false;
  }
  if (schema.items != null && (Array.isArray(schema.items) ? schema.items.some((item) => !isStrictToolSchemaCompatible(item)) : !isStrictToolSchemaCompatible(schema.items))) {
    return false;
  }
  return [schema.anyOf, schema.allOf, schema.oneOf].every(
    (alternatives) => alternatives == null || alternatives.every(isStrictToolSchemaCompatible)
  );
}

// src/convert-amazon-bedrock-usage.ts

function convertAmazonBedrockUsage(usage) {
  if (usage == null) {
    return (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_1__/* .createNullLanguageModelUsage */ .EK)();
  }
  const inputTokens = usage.inputTokens;
  const outputTokens = usage.outputTokens;
  const cacheReadTokens = usage.cacheReadInputTokens ?? 0;
  const cacheWriteTokens = usage.cacheWriteInputTokens ?? 0;
  return {
    inputTokens: {
      total: inputTokens + cacheReadTokens + cacheWriteTokens,
      noCache: inputTokens,
      cacheRead: cacheReadTokens,
      cacheWrite: cacheWriteTokens
    },
    outputTokens: {
      total: outputTokens,
      text: outputTokens,
      reasoning: void 0
    },
    raw: usage
  };
}

// src/convert-to-amazon-bedrock-chat-messages.ts



// src/amazon-bedrock-reasoning-metadata.ts

var amazonBedrockReasoningMetadataSchema = zod_v4__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
  signature: zod_v4__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
  redactedData: zod_v4__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
  redactedContent: zod_v4__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional()
});

// src/normalize-tool-call-id.ts
function isMistralModel(modelId) {
  return modelId.includes("mistral.");
}
function normalizeToolCallId(toolCallId, isMistral) {
  if (!isMistral) {
    return toolCallId;
  }
  if (/^[a-zA-Z0-9]{9}$/.test(toolCallId)) {
    return toolCallId;
  }
  return convertToBase62Hash(toolCallId);
}
var base62Characters = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
var base62Length = BigInt(base62Characters.length);
var normalizedToolCallIdLength = 9;
var normalizedToolCallIdSpace = base62Length ** BigInt(normalizedToolCallIdLength);
var fnvOffsetBasis64 = BigInt("14695981039346656037");
var fnvPrime64 = BigInt("1099511628211");
var fnv64BitMask = BigInt("18446744073709551615");
function convertToBase62Hash(value) {
  let hash = fnvOffsetBasis64;
  for (let i = 0; i < value.length; i++) {
    hash ^= BigInt(value.charCodeAt(i));
    hash = hash * fnvPrime64 & fnv64BitMask;
  }
  let base62Value = hash % normalizedToolCallIdSpace;
  let result = "";
  for (let i = 0; i < normalizedToolCallIdLength; i++) {
    result = base62Characters[Number(base62Value % base62Length)] + result;
    base62Value /= base62Length;
  }
  return result;
}

// src/convert-to-amazon-bedrock-chat-messages.ts
function getCachePoint(providerMetadata) {
  const cachePointConfig = providerMetadata?.amazonBedrock?.cachePoint ?? providerMetadata?.bedrock?.cachePoint;
  if (!cachePointConfig) {
    return void 0;
  }
  return { cachePoint: cachePointConfig };
}
function pushCachePoint(content, providerMetadata) {
  const cachePoint = getCachePoint(providerMetadata);
  if (cachePoint) {
    content.push(cachePoint);
  }
}
function sanitizeToolName(toolName) {
  return toolName.replace(/[^a-zA-Z0-9_-]/g, "") || "_";
}
function sanitizeDocumentName(filename) {
  return (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_1__/* .stripFileExtension */ .Qj)(filename).replace(/\s+/g, " ").replace(/[^a-zA-Z0-9 ()[\]-]/g, "").trim().slice(0, 200).trim();
}
function getAmazonBedrockMediaSource({
  data,
  functionality
}) {
  switch (data.type) {
    case "data":
      return { bytes: (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_1__/* .convertToBase64 */ .ej)(data.data) };
    case "url":
      if (data.url.protocol !== "s3:") {
        throw new _ai_sdk_provider__WEBPACK_IMPORTED_MODULE_4__/* .UnsupportedFunctionalityError */ .b8({ functionality });
      }
      return {
        s3Location: {
          uri: data.url.toString()
        }
      };
  }
}
async function shouldEnableCitations(providerMetadata) {
  const amazonBedrockOptions = await (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_1__/* .parseProviderOptions */ .xI)({
    provider: "amazonBedrock",
    providerOptions: providerMetadata,
    schema: amazonBedrockFilePartProviderOptions
  }) ?? await (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_1__/* .parseProviderOptions */ .xI)({
    provider: "bedrock",
    providerOptions: providerMetadata,
    schema: amazonBedrockFilePartProviderOptions
  });
  return amazonBedrockOptions?.citations?.enabled ?? false;
}
async function getTextPartGuardContentOptions(providerMetadata) {
  return await (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_1__/* .parseProviderOptions */ .xI)({
    provider: "amazonBedrock",
    providerOptions: providerMetadata,
    schema: amazonBedrockTextPartProviderOptions
  }) ?? await (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_1__/* .parseProviderOptions */ .xI)({
    provider: "bedrock",
    providerOptions: providerMetadata,
    schema: amazonBedrockTextPartProviderOptions
  });
}
async function getImagePartGuardContentOptions(providerMetadata) {
  return await (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_1__/* .parseProviderOptions */ .xI)({
    provider: "amazonBedrock",
    providerOptions: providerMetadata,
    schema: amazonBedrockImagePartProviderOptions
  }) ?? await (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_1__/* .parseProviderOptions */ .xI)({
    provider: "bedrock",
    providerOptions: providerMetadata,
    schema: amazonBedrockImagePartProviderOptions
  });
}
async function convertToAmazonBedrockChatMessages(prompt, isMistral = false) {
  const blocks = groupIntoBlocks(prompt);
  let system = [];
  const messages = [];
  let documentCounter = 0;
  const generateDocumentName = () => `document-${++documentCounter}`;
  const getDocumentName = (filename) => filename && sanitizeDocumentName(filename) || generateDocumentName();
  for (let i = 0; i < blocks.length; i++) {
    const block = blocks[i];
    const isLastBlock = i === blocks.length - 1;
    const type = block.type;
    switch (type) {
      case "system": {
        if (messages.length > 0) {
          throw new _ai_sdk_provider__WEBPACK_IMPORTED_MODULE_4__/* .UnsupportedFunctionalityError */ .b8({
            functionality: "Multiple system messages that are separated by user/assistant messages"
          });
        }
        for (const message of block.messages) {
          system.push({ text: message.content });
          const cachePoint = getCachePoint(message.providerOptions);
          if (cachePoint) {
            system.push(cachePoint);
          }
        }
        break;
      }
      case "user": {
        const amazonBedrockContent = [];
        for (const message of block.messages) {
          const { role, content, providerOptions } = message;
          switch (role) {
            case "user": {
              for (let j = 0; j < content.length; j++) {
                const part = content[j];
                switch (part.type) {
                  case "text": {
                    const textOptions = await getTextPartGuardContentOptions(
                      part.providerOptions
                    );
                    if (textOptions?.guardContent) {
                      amazonBedrockContent.push({
                        guardContent: {
                          text: {
                            text: part.text,
                            qualifiers: textOptions.guardContentQualifiers
                          }
                        }
                      });
                    } else {
                      amazonBedrockContent.push({
                        text: part.text
                      });
                    }
                    break;
                  }
                  case "file": {
                    switch (part.data.type) {
                      case "reference": {
                        throw new _ai_sdk_provider__WEBPACK_IMPORTED_MODULE_4__/* .UnsupportedFunctionalityError */ .b8({
                          functionality: "file parts with provider references"
                        });
                      }
                      case "url": {
                        if (part.data.url.protocol !== "s3:") {
                          throw new _ai_sdk_provider__WEBPACK_IMPORTED_MODULE_4__/* .UnsupportedFunctionalityError */ .b8({
                            functionality: "File URL data"
                          });
                        }
                        const fullMediaType = (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_1__/* .resolveFullMediaType */ .SL)({ part });
                        switch ((0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_1__/* .getTopLevelMediaType */ .yu)(fullMediaType)) {
                          case "image": {
                            amazonBedrockContent.push({
                              image: {
                                format: getAmazonBedrockImageFormat(fullMediaType),
                                source: getAmazonBedrockMediaSource({
                                  data: part.data,
                                  functionality: "File URL data"
                                })
                              }
                            });
                            break;
                          }
                          case "video": {
                            amazonBedrockContent.push({
                              video: {
                                format: getAmazonBedrockVideoFormat(fullMediaType),
                                source: getAmazonBedrockMediaSource({
                                  data: part.data,
                                  functionality: "File URL data"
                                })
                              }
                            });
                            break;
                          }
                          default: {
                            throw new _ai_sdk_provider__WEBPACK_IMPORTED_MODULE_4__/* .UnsupportedFunctionalityError */ .b8({
                              functionality: "File URL data"
                            });
                          }
                        }
                        break;
                      }
                      case "text": {
                        const textMediaType = (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_1__/* .isFullMediaType */ .Cs)(part.mediaType) ? part.mediaType : "text/plain";
                        const enableCitations = await shouldEnableCitations(
                          part.providerOptions
                        );
                        amazonBedrockContent.push({
                          document: {
                            format: getAmazonBedrockDocumentFormat(textMediaType),
                            name: getDocumentName(part.filename),
                            source: {
                              bytes: (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_1__/* .convertToBase64 */ .ej)(
                                new TextEncoder().encode(part.data.text)
                              )
                            },
                            ...enableCitations && {
                              citations: { enabled: true }
                            }
                          }
                        });
                        break;
                      }
                      case "data": {
                        const fullMediaType = (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_1__/* .resolveFullMediaType */ .SL)({ part });
                        switch ((0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_1__/* .getTopLevelMediaType */ .yu)(fullMediaType)) {
                          case "image": {
                            const imageOptions = await getImagePartGuardContentOptions(
                              part.providerOptions
                            );
                            const imageBlock = {
                              image: {
                                format: getAmazonBedrockImageFormat(fullMediaType),
                                source: getAmazonBedrockMediaSource({
                                  data: part.data,
                                  functionality: "File URL data"
                                })
                              }
                            };
                            if (imageOptions?.guardContent) {
                              amazonBedrockContent.push({
                                guardContent: imageBlock
                              });
                            } else {
                              amazonBedrockContent.push(imageBlock);
                            }
                            break;
                          }
                          case "video": {
                            amazonBedrockContent.push({
                              video: {
                                format: getAmazonBedrockVideoFormat(fullMediaType),
                                source: getAmazonBedrockMediaSource({
                                  data: part.data,
                                  functionality: "File URL data"
                                })
                              }
                            });
                            break;
                          }
                          default: {
                            const enableCitations = await shouldEnableCitations(
                              part.providerOptions
                            );
                            amazonBedrockContent.push({
                              document: {
                                format: getAmazonBedrockDocumentFormat(fullMediaType),
                                name: getDocumentName(part.filename),
                                source: {
                                  bytes: (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_1__/* .convertToBase64 */ .ej)(part.data.data)
                                },
                                ...enableCitations && {
                                  citations: { enabled: true }
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
                }
                pushCachePoint(amazonBedrockContent, part.providerOptions);
              }
              break;
            }
            case "tool": {
              for (const part of content) {
                if (part.type === "tool-approval-response") {
                  continue;
                }
                amazonBedrockContent.push({
                  toolResult: {
                    toolUseId: normalizeToolCallId(part.toolCallId, isMistral),
                    content: await convertToolResultOutput({
                      output: part.output,
                      getDocumentName
                    })
                  }
                });
                pushCachePoint(amazonBedrockContent, part.providerOptions);
              }
              break;
            }
            default: {
              const _exhaustiveCheck = role;
              throw new Error(`Unsupported role: ${_exhaustiveCheck}`);
            }
          }
          pushCachePoint(amazonBedrockContent, providerOptions);
        }
        appendToUserMessage(messages, amazonBedrockContent);
        break;
      }
      case "assistant": {
        let assistantContent = [];
        let toolResultContent = [];
        const flushAssistantContent = () => {
          if (assistantContent.some((block2) => !("cachePoint" in block2))) {
            messages.push({ role: "assistant", content: assistantContent });
          }
          assistantContent = [];
        };
        const flushToolResultContent = () => {
          if (toolResultContent.length > 0) {
            appendToUserMessage(messages, toolResultContent);
            toolResultContent = [];
          }
        };
        for (let j = 0; j < block.messages.length; j++) {
          const message = block.messages[j];
          const isLastMessage = j === block.messages.length - 1;
          const { content } = message;
          const hasReasoningBlocks = content.some(
            (part) => part.type === "reasoning"
          );
          for (let k = 0; k < content.length; k++) {
            const part = content[k];
            const isLastContentPart = k === content.length - 1;
            if (part.type !== "tool-result") {
              flushToolResultContent();
            }
            switch (part.type) {
              case "text": {
                if (!part.text.trim() && !hasReasoningBlocks) {
                  break;
                }
                assistantContent.push({
                  text: (
                    // trim the last text part if it's the last message in the block
                    // because Bedrock does not allow trailing whitespace
                    // in pre-filled assistant responses
                    trimIfLast(
                      isLastBlock,
                      isLastMessage,
                      isLastContentPart,
                      part.text
                    )
                  )
                });
                break;
              }
              case "reasoning": {
                const reasoningMetadata = await (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_1__/* .parseProviderOptions */ .xI)({
                  provider: "amazonBedrock",
                  providerOptions: part.providerOptions,
                  schema: amazonBedrockReasoningMetadataSchema
                }) ?? await (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_1__/* .parseProviderOptions */ .xI)({
                  provider: "bedrock",
                  providerOptions: part.providerOptions,
                  schema: amazonBedrockReasoningMetadataSchema
                });
                if (reasoningMetadata?.signature != null) {
                  assistantContent.push({
                    reasoningContent: {
                      reasoningText: {
                        text: part.text,
                        signature: reasoningMetadata.signature
                      }
                    }
                  });
                } else if (reasoningMetadata?.redactedContent != null) {
                  assistantContent.push({
                    reasoningContent: {
                      redactedContent: reasoningMetadata.redactedContent
                    }
                  });
                } else if (reasoningMetadata?.redactedData != null) {
                  assistantContent.push({
                    reasoningContent: {
                      redactedReasoning: {
                        data: reasoningMetadata.redactedData
                      }
                    }
                  });
                }
                break;
              }
              case "tool-call": {
                assistantContent.push({
                  toolUse: {
                    toolUseId: normalizeToolCallId(part.toolCallId, isMistral),
                    name: sanitizeToolName(part.toolName),
                    input: toBedrockToolInput(part.input)
                  }
                });
                break;
              }
              case "tool-result": {
                flushAssistantContent();
                toolResultContent.push({
                  toolResult: {
                    toolUseId: normalizeToolCallId(part.toolCallId, isMistral),
                    content: await convertToolResultOutput({
                      output: part.output,
                      getDocumentName
                    })
                  }
                });
                break;
              }
            }
            pushCachePoint(
              part.type === "tool-result" ? toolResultContent : assistantContent,
              part.providerOptions
            );
          }
          pushCachePoint(
            content[content.length - 1]?.type === "tool-result" ? toolResultContent : assistantContent,
            message.providerOptions
          );
        }
        flushToolResultContent();
        flushAssistantContent();
        break;
      }
      default: {
        const _exhaustiveCheck = type;
        throw new Error(`Unsupported type: ${_exhaustiveCheck}`);
      }
    }
  }
  return { system, messages };
}
function appendToUserMessage(messages, content) {
  const lastMessage = messages[messages.length - 1];
  if (lastMessage?.role === "user" && lastMessage.content.some((block) => "toolResult" in block)) {
    lastMessage.content.push(...content);
  } else {
    messages.push({ role: "user", content });
  }
}
async function convertToolResultOutput({
  output,
  getDocumentName
}) {
  switch (output.type) {
    case "content": {
      return Promise.all(
        output.value.map(async (contentPart) => {
          switch (contentPart.type) {
            case "text":
              return { text: contentPart.text };
            case "file": {
              if (contentPart.data.type !== "data" && (contentPart.data.type !== "url" || contentPart.data.url.protocol !== "s3:")) {
                throw new _ai_sdk_provider__WEBPACK_IMPORTED_MODULE_4__/* .UnsupportedFunctionalityError */ .b8({
                  functionality: `tool result file data of type "${contentPart.data.type}"`
                });
              }
              const fullMediaType = (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_1__/* .resolveFullMediaType */ .SL)({ part: contentPart });
              switch ((0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_1__/* .getTopLevelMediaType */ .yu)(fullMediaType)) {
                case "image":
                  return {
                    image: {
                      format: getAmazonBedrockImageFormat(fullMediaType),
                      source: getAmazonBedrockMediaSource({
                        data: contentPart.data,
                        functionality: `tool result file data of type "${contentPart.data.type}"`
                      })
                    }
                  };
                case "video":
                  return {
                    video: {
                      format: getAmazonBedrockVideoFormat(fullMediaType),
                      source: getAmazonBedrockMediaSource({
                        data: contentPart.data,
                        functionality: `tool result file data of type "${contentPart.data.type}"`
                      })
                    }
                  };
                default: {
                  if (contentPart.data.type !== "data") {
                    throw new _ai_sdk_provider__WEBPACK_IMPORTED_MODULE_4__/* .UnsupportedFunctionalityError */ .b8({
                      functionality: `tool result file data of type "${contentPart.data.type}"`
                    });
                  }
                  const enableCitations = await shouldEnableCitations(
                    contentPart.providerOptions
                  );
                  return {
                    document: {
                      format: getAmazonBedrockDocumentFormat(fullMediaType),
                      name: getDocumentName(contentPart.filename),
                      source: {
                        bytes: (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_1__/* .convertToBase64 */ .ej)(contentPart.data.data)
                      },
                      ...enableCitations && {
                        citations: { enabled: true }
                      }
                    }
                  };
                }
              }
            }
            default:
              throw new _ai_sdk_provider__WEBPACK_IMPORTED_MODULE_4__/* .UnsupportedFunctionalityError */ .b8({
                functionality: `unsupported tool content part type: ${contentPart.type}`
              });
          }
        })
      );
    }
    case "text":
    case "error-text":
      return [{ text: output.value }];
    case "execution-denied":
      return [{ text: output.reason ?? "Tool call execution denied." }];
    case "json":
    case "error-json":
    default:
      return [{ text: JSON.stringify(output.value) }];
  }
}
function toBedrockToolInput(input) {
  return typeof input === "object" && input !== null && !Array.isArray(input) ? input : { rawInvalidInput: input };
}
function getAmazonBedrockImageFormat(mimeType) {
  const format = BEDROCK_IMAGE_MIME_TYPES[mimeType];
  if (!format) {
    throw new _ai_sdk_provider__WEBPACK_IMPORTED_MODULE_4__/* .UnsupportedFunctionalityError */ .b8({
      functionality: `image mime type: ${mimeType}`,
      message: `Unsupported image mime type: ${mimeType}, expected one of: ${Object.keys(BEDROCK_IMAGE_MIME_TYPES).join(", ")}`
    });
  }
  return format;
}
function getAmazonBedrockDocumentFormat(mimeType) {
  const format = BEDROCK_DOCUMENT_MIME_TYPES[mimeType];
  if (!format) {
    throw new _ai_sdk_provider__WEBPACK_IMPORTED_MODULE_4__/* .UnsupportedFunctionalityError */ .b8({
      functionality: `file mime type: ${mimeType}`,
      message: `Unsupported file mime type: ${mimeType}, expected one of: ${Object.keys(BEDROCK_DOCUMENT_MIME_TYPES).join(", ")}`
    });
  }
  return format;
}
function getAmazonBedrockVideoFormat(mimeType) {
  const format = BEDROCK_VIDEO_MIME_TYPES[mimeType];
  if (!format) {
    throw new _ai_sdk_provider__WEBPACK_IMPORTED_MODULE_4__/* .UnsupportedFunctionalityError */ .b8({
      functionality: `video mime type: ${mimeType}`,
      message: `Unsupported video mime type: ${mimeType}, expected one of: ${Object.keys(BEDROCK_VIDEO_MIME_TYPES).join(", ")}`
    });
  }
  return format;
}
function trimIfLast(isLastBlock, isLastMessage, isLastContentPart, text) {
  return isLastBlock && isLastMessage && isLastContentPart ? text.trim() : text;
}
function groupIntoBlocks(prompt) {
  const blocks = [];
  let currentBlock = void 0;
  for (const message of prompt) {
    const { role } = message;
    switch (role) {
      case "system": {
        if (currentBlock?.type !== "system") {
          currentBlock = { type: "system", messages: [] };
          blocks.push(currentBlock);
        }
        currentBlock.messages.push(message);
        break;
      }
      case "assistant": {
        if (currentBlock?.type !== "assistant") {
          currentBlock = { type: "assistant", messages: [] };
          blocks.push(currentBlock);
        }
        currentBlock.messages.push(message);
        break;
      }
      case "user": {
        if (currentBlock?.type !== "user") {
          currentBlock = { type: "user", messages: [] };
          blocks.push(currentBlock);
        }
        currentBlock.messages.push(message);
        break;
      }
      case "tool": {
        if (currentBlock?.type !== "user") {
          currentBlock = { type: "user", messages: [] };
          blocks.push(currentBlock);
        }
        currentBlock.messages.push(message);
        break;
      }
      default: {
        const _exhaustiveCheck = role;
        throw new Error(`Unsupported role: ${_exhaustiveCheck}`);
      }
    }
  }
  return blocks;
}

// src/map-amazon-bedrock-finish-reason.ts
function mapAmazonBedrockFinishReason(finishReason, isJsonResponseFromTool) {
  switch (finishReason) {
    case "stop_sequence":
    case "end_turn":
      return "stop";
    case "max_tokens":
      return "length";
    case "content_filtered":
    case "guardrail_intervened":
      return "content-filter";
    case "tool_use":
      return isJsonResponseFromTool ? "stop" : "tool-calls";
    default:
      return "other";
  }
}

// src/amazon-bedrock-chat-language-model.ts
var anthropicProviderOptions = zod_v4__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
  disableParallelToolUse: zod_v4__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY().optional(),
  structuredOutputMode: zod_v4__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(["outputFormat", "jsonTool", "auto"]).optional()
});
function createAmazonBedrockStreamError({
  type,
  error,
  data
}) {
  const message = typeof error.message === "string" ? error.message : `Amazon Bedrock stream failed with ${type}`;
  return (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_1__/* .createProviderStreamError */ .iH)({
    message,
    type,
    ...getAmazonBedrockStreamErrorMetadata(type),
    data
  });
}
var AmazonBedrockChatLanguageModel = class _AmazonBedrockChatLanguageModel {
  constructor(modelId, config) {
    this.modelId = modelId;
    this.config = config;
    this.specificationVersion = "v4";
    this.provider = "amazon-bedrock";
    this.supportedUrls = {
      "image/*": [/^s3:\/\//],
      "video/*": [/^s3:\/\//]
    };
  }
  static [_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_6__/* .WORKFLOW_SERIALIZE */ .V](model) {
    return (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_1__/* .serializeModelOptions */ .Qf)({
      modelId: model.modelId,
      config: model.config
    });
  }
  static [_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_6__/* .WORKFLOW_DESERIALIZE */ .C](options) {
    return new _AmazonBedrockChatLanguageModel(options.modelId, options.config);
  }
  async getArgs({
    prompt,
    maxOutputTokens,
    temperature,
    topP,
    topK,
    frequencyPenalty,
    presencePenalty,
    stopSequences,
    responseFormat,
    seed,
    tools,
    toolChoice,
    reasoning,
    providerOptions
  }) {
    let amazonBedrockOptions = await (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_1__/* .parseProviderOptions */ .xI)({
      provider: "amazonBedrock",
      providerOptions,
      schema: amazonBedrockLanguageModelChatOptions
    }) ?? await (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_1__/* .parseProviderOptions */ .xI)({
      provider: "bedrock",
      providerOptions,
      schema: amazonBedrockLanguageModelChatOptions
    }) ?? {};
    const anthropicOptions = await (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_1__/* .parseProviderOptions */ .xI)({
      provider: "anthropic",
      providerOptions,
      schema: anthropicProviderOptions
    });
    const warnings = [];
    const {
      supportsStructuredOutput: modelSupportsStructuredOutput,
      rejectsSamplingParameters,
      rejectsForcedToolUse
    } = (0,_ai_sdk_anthropic_internal__WEBPACK_IMPORTED_MODULE_5__.getModelCapabilities)(this.modelId);
    if (frequencyPenalty != null) {
      warnings.push({
        type: "unsupported",
        feature: "frequencyPenalty"
      });
    }
    if (presencePenalty != null) {
      warnings.push({
        type: "unsupported",
        feature: "presencePenalty"
      });
    }
    if (seed != null) {
      warnings.push({
        type: "unsupported",
        feature: "seed"
      });
    }
    if (rejectsSamplingParameters) {
      if (temperature != null) {
        warnings.push({
          type: "unsupported",
          feature: "temperature",
          details: `temperature is not supported by ${this.modelId} and will be ignored`
        });
        temperature = void 0;
      }
      if (topK != null) {
        warnings.push({
          type: "unsupported",
          feature: "topK",
          details: `topK is not supported by ${this.modelId} and will be ignored`
        });
        topK = void 0;
      }
      if (topP != null) {
        warnings.push({
          type: "unsupported",
          feature: "topP",
          details: `topP is not supported by ${this.modelId} and will be ignored`
        });
        topP = void 0;
      }
    }
    const openAIModelId = /^(?:[^.]+\.)?(openai\..+)$/.exec(this.modelId)?.[1];
    const isOpenAIModel = openAIModelId != null;
    const isOpenAIGptOssModel = openAIModelId?.startsWith("openai.gpt-oss-") ?? false;
    const isNovaReasoningModel = isNova2ReasoningModel(this.modelId);
    const shouldNormalizeTemperature = !isOpenAIModel || isOpenAIGptOssModel;
    if (shouldNormalizeTemperature && temperature != null && temperature > 1) {
      warnings.push({
        type: "unsupported",
        feature: "temperature",
        details: `${temperature} exceeds bedrock maximum of 1.0. clamped to 1.0`
      });
      temperature = 1;
    } else if (shouldNormalizeTemperature && temperature != null && temperature < 0) {
      warnings.push({
        type: "unsupported",
        feature: "temperature",
        details: `${temperature} is below bedrock minimum of 0. clamped to 0`
      });
      temperature = 0;
    }
    if (responseFormat != null && responseFormat.type !== "text" && responseFormat.type !== "json") {
      warnings.push({
        type: "unsupported",
        feature: "responseFormat",
        details: "Only text and json response formats are supported."
      });
    }
    const isAnthropicModel2 = isAnthropicModel({
      modelId: this.modelId,
      modelFamily: this.config.modelFamily,
      reasoningBudgetTokens: amazonBedrockOptions.reasoningConfig?.budgetTokens
    });
    amazonBedrockOptions = resolveAmazonBedrockReasoningConfig({
      reasoning,
      amazonBedrockOptions,
      warnings,
      isAnthropicModel: isAnthropicModel2,
      isOpenAIModel,
      modelId: this.modelId
    });
    const isThinkingEnabled = amazonBedrockOptions.reasoningConfig?.type === "enabled" || amazonBedrockOptions.reasoningConfig?.type === "adaptive";
    const structuredOutputMode = amazonBedrockOptions.structuredOutputMode ?? anthropicOptions?.structuredOutputMode ?? "auto";
    if (structuredOutputMode === "jsonTool") {
      const additionalModelRequestFields = {
        ...amazonBedrockOptions.additionalModelRequestFields
      };
      const outputConfig = additionalModelRequestFields.output_config;
      if (outputConfig != null && typeof outputConfig === "object" && !Array.isArray(outputConfig)) {
        const outputConfigWithoutFormat = { ...outputConfig };
        delete outputConfigWithoutFormat.format;
        if (Object.keys(outputConfigWithoutFormat).length > 0) {
          additionalModelRequestFields.output_config = outputConfigWithoutFormat;
        } else {
          delete additionalModelRequestFields.output_config;
        }
        amazonBedrockOptions = {
          ...amazonBedrockOptions,
          additionalModelRequestFields
        };
      }
    }
    const modelSupportsNativeStructuredOutput = supportsNativeStructuredOutput(this.modelId) && (modelSupportsStructuredOutput || isThinkingEnabled || this.config.modelFamily === "anthropic");
    const useNativeStructuredOutput = isAnthropicModel2 && responseFormat?.type === "json" && responseFormat.schema != null && (structuredOutputMode === "outputFormat" || structuredOutputMode === "auto" && modelSupportsNativeStructuredOutput);
    const useJsonInstructionForStructuredOutput = !useNativeStructuredOutput && isAnthropicModel2 && responseFormat?.type === "json" && responseFormat.schema != null && (rejectsForcedToolUse || structuredOutputMode !== "jsonTool" && !supportsStrictTools(this.modelId) && tools != null && tools.length > 0);
    const jsonResponseTool = responseFormat?.type === "json" && responseFormat.schema != null && !useNativeStructuredOutput && !useJsonInstructionForStructuredOutput ? {
      type: "function",
      name: "json",
      description: "Respond with a JSON object.",
      inputSchema: responseFormat.schema
    } : void 0;
    const { toolConfig, additionalTools, toolWarnings, betas } = await prepareTools({
      tools: jsonResponseTool ? [...tools ?? [], jsonResponseTool] : tools,
      toolChoice: jsonResponseTool != null ? { type: "required" } : toolChoice,
      modelId: this.modelId,
      modelFamily: this.config.modelFamily,
      reasoningBudgetTokens: amazonBedrockOptions.reasoningConfig?.budgetTokens,
      disableParallelToolUse: anthropicOptions?.disableParallelToolUse,
      rejectsForcedToolUse
    });
    warnings.push(...toolWarnings);
    if (additionalTools) {
      amazonBedrockOptions.additionalModelRequestFields = {
        ...amazonBedrockOptions.additionalModelRequestFields,
        ...additionalTools
      };
    }
    if (betas.size > 0 || amazonBedrockOptions.anthropicBeta) {
      const existingBetas = amazonBedrockOptions.anthropicBeta ?? [];
      const mergedBetas = betas.size > 0 ? [...existingBetas, ...Array.from(betas)] : existingBetas;
      amazonBedrockOptions.additionalModelRequestFields = {
        ...amazonBedrockOptions.additionalModelRequestFields,
        anthropic_beta: mergedBetas
      };
    }
    const thinkingType = amazonBedrockOptions.reasoningConfig?.type;
    const thinkingBudget = thinkingType === "enabled" ? amazonBedrockOptions.reasoningConfig?.budgetTokens : void 0;
    const thinkingDisplay = thinkingType === "adaptive" ? amazonBedrockOptions.reasoningConfig?.display : void 0;
    const isAnthropicThinkingEnabled = isAnthropicModel2 && isThinkingEnabled;
    const inferenceConfig = {
      ...maxOutputTokens != null && { maxTokens: maxOutputTokens },
      ...temperature != null && { temperature },
      ...topP != null && { topP },
      ...topK != null && { topK },
      ...stopSequences != null && { stopSequences }
    };
    if (isAnthropicThinkingEnabled) {
      if (thinkingBudget != null) {
        if (inferenceConfig.maxTokens != null) {
          inferenceConfig.maxTokens += thinkingBudget;
        } else {
          inferenceConfig.maxTokens = thinkingBudget + 4096;
        }
        amazonBedrockOptions.additionalModelRequestFields = {
          ...amazonBedrockOptions.additionalModelRequestFields,
          thinking: {
            type: "enabled",
            budget_tokens: thinkingBudget
          }
        };
      } else if (thinkingType === "adaptive") {
        amazonBedrockOptions.additionalModelRequestFields = {
          ...amazonBedrockOptions.additionalModelRequestFields,
          thinking: {
            type: "adaptive",
            ...thinkingDisplay != null && { display: thinkingDisplay }
          }
        };
      }
    } else if (!isAnthropicModel2) {
      if (amazonBedrockOptions.reasoningConfig?.budgetTokens != null) {
        warnings.push({
          type: "unsupported",
          feature: "budgetTokens",
          details: "budgetTokens applies only to Anthropic models on Bedrock and will be ignored for this model."
        });
      }
      if (thinkingType === "adaptive") {
        warnings.push({
          type: "unsupported",
          feature: "adaptive thinking",
          details: "adaptive thinking type applies only to Anthropic models on Bedrock."
        });
      }
    }
    const maxReasoningEffort = amazonBedrockOptions.reasoningConfig?.maxReasoningEffort;
    if (maxReasoningEffort != null) {
      if (isAnthropicModel2) {
        amazonBedrockOptions.additionalModelRequestFields = {
          ...amazonBedrockOptions.additionalModelRequestFields,
          output_config: {
            ...amazonBedrockOptions.additionalModelRequestFields?.output_config,
            effort: maxReasoningEffort
          }
        };
      } else if (isOpenAIModel) {
        amazonBedrockOptions.additionalModelRequestFields = isOpenAIGptOssModel ? {
          ...amazonBedrockOptions.additionalModelRequestFields,
          reasoning_effort: maxReasoningEffort
        } : {
          ...amazonBedrockOptions.additionalModelRequestFields,
          reasoning: {
            ...amazonBedrockOptions.additionalModelRequestFields?.reasoning,
            effort: maxReasoningEffort
          }
        };
      } else {
        amazonBedrockOptions.additionalModelRequestFields = {
          ...amazonBedrockOptions.additionalModelRequestFields,
          reasoningConfig: {
            ...thinkingType != null && thinkingType !== "adaptive" && { type: thinkingType },
            ...thinkingBudget != null && { budgetTokens: thinkingBudget },
            maxReasoningEffort
          }
        };
      }
    }
    if (isNovaReasoningModel && thinkingType === "enabled" && (maxReasoningEffort === "high" || maxReasoningEffort === "xhigh" || maxReasoningEffort === "max") && inferenceConfig.maxTokens != null) {
      delete inferenceConfig.maxTokens;
      warnings.push({
        type: "unsupported",
        feature: "maxOutputTokens",
        details: `maxOutputTokens is not supported by ${this.modelId} when high reasoning is enabled and will be ignored`
      });
    }
    if (useNativeStructuredOutput) {
      amazonBedrockOptions.additionalModelRequestFields = {
        ...amazonBedrockOptions.additionalModelRequestFields,
        output_config: {
          ...amazonBedrockOptions.additionalModelRequestFields?.output_config,
          format: {
            type: "json_schema",
            schema: (0,_ai_sdk_anthropic_internal__WEBPACK_IMPORTED_MODULE_5__.sanitizeJsonSchema)(responseFormat.schema)
          }
        }
      };
    }
    if (isAnthropicThinkingEnabled && inferenceConfig.temperature != null) {
      delete inferenceConfig.temperature;
      warnings.push({
        type: "unsupported",
        feature: "temperature",
        details: "temperature is not supported when thinking is enabled"
      });
    }
    if (isAnthropicThinkingEnabled && inferenceConfig.topP != null) {
      delete inferenceConfig.topP;
      warnings.push({
        type: "unsupported",
        feature: "topP",
        details: "topP is not supported when thinking is enabled"
      });
    }
    if (isAnthropicThinkingEnabled && inferenceConfig.topK != null) {
      delete inferenceConfig.topK;
      warnings.push({
        type: "unsupported",
        feature: "topK",
        details: "topK is not supported when thinking is enabled"
      });
    }
    if (isOpenAIModel) {
      const unsupportedFeatures = isOpenAIGptOssModel ? ["stopSequences"] : ["temperature", "topP", "stopSequences"];
      for (const feature of unsupportedFeatures) {
        if (inferenceConfig[feature] != null) {
          delete inferenceConfig[feature];
          warnings.push({
            type: "unsupported",
            feature,
            details: `${feature} is not supported by this OpenAI model on the Converse API`
          });
        }
      }
    }
    const hasAnyTools = (toolConfig.tools?.length ?? 0) > 0 || additionalTools;
    let filteredPrompt = prompt;
    if (!hasAnyTools) {
      const hasToolContent = prompt.some(
        (message) => "content" in message && Array.isArray(message.content) && message.content.some(
          (part) => part.type === "tool-call" || part.type === "tool-result"
        )
      );
      if (hasToolContent) {
        filteredPrompt = prompt.map(
          (message) => message.role === "system" ? message : {
            ...message,
            content: message.content.filter(
              (part) => part.type !== "tool-call" && part.type !== "tool-result"
            )
          }
        ).filter(
          (message) => message.role === "system" || message.content.length > 0
        );
        warnings.push({
          type: "unsupported",
          feature: "toolContent",
          details: "Tool calls and results removed from conversation because Bedrock does not support tool content without active tools."
        });
      }
    }
    if (useJsonInstructionForStructuredOutput) {
      filteredPrompt = (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_1__/* .injectJsonInstructionIntoMessages */ ._s)({
        messages: filteredPrompt,
        schema: responseFormat.schema,
        schemaSuffix: "You MUST answer with only a JSON object that matches the JSON schema above. Do not wrap it in markdown fences or include any other text."
      });
    }
    const isMistral = isMistralModel(this.modelId);
    const { system, messages } = await convertToAmazonBedrockChatMessages(
      filteredPrompt,
      isMistral
    );
    const {
      reasoningConfig: _,
      additionalModelRequestFields: __,
      serviceTier: ___,
      structuredOutputMode: ____,
      ...filteredAmazonBedrockOptions
    } = providerOptions?.amazonBedrock ?? providerOptions?.bedrock ?? {};
    const additionalModelResponseFieldPaths = isAnthropicModel2 ? ["/delta/stop_sequence"] : void 0;
    return {
      command: {
        system,
        messages,
        additionalModelRequestFields: amazonBedrockOptions.additionalModelRequestFields,
        ...additionalModelResponseFieldPaths && {
          additionalModelResponseFieldPaths
        },
        ...Object.keys(inferenceConfig).length > 0 && {
          inferenceConfig
        },
        ...amazonBedrockOptions.serviceTier != null && {
          serviceTier: {
            type: amazonBedrockOptions.serviceTier
          }
        },
        ...filteredAmazonBedrockOptions,
        ...toolConfig.tools !== void 0 && toolConfig.tools.length > 0 ? { toolConfig } : {}
      },
      warnings,
      usesJsonInstruction: useJsonInstructionForStructuredOutput,
      usesJsonResponseTool: jsonResponseTool != null,
      betas
    };
  }
  async getHeaders({
    headers
  }) {
    return (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_1__/* .combineHeaders */ .m2)(
      this.config.headers ? await (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_1__/* .resolve */ .hd)(this.config.headers) : void 0,
      headers
    );
  }
  async doGenerate(options) {
    const {
      command: args,
      warnings,
      usesJsonInstruction,
      usesJsonResponseTool
    } = await this.getArgs(options);
    const url = `${this.getUrl(this.modelId)}/converse`;
    const { value: response, responseHeaders } = await (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_1__/* .postJsonToApi */ .GU)({
      url,
      headers: await this.getHeaders({ headers: options.headers }),
      body: args,
      failedResponseHandler: (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_1__/* .createJsonErrorResponseHandler */ .sl)({
        errorSchema: AmazonBedrockErrorSchema,
        errorToMessage: (error) => `${error.message ?? "Unknown error"}`
      }),
      successfulResponseHandler: (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_1__/* .createJsonResponseHandler */ .cV)(
        AmazonBedrockResponseSchema
      ),
      abortSignal: options.abortSignal,
      fetch: this.config.fetch
    });
    const content = [];
    let isJsonResponseFromTool = false;
    const jsonObjectTextExtractor = usesJsonInstruction ? new JsonObjectTextExtractor() : void 0;
    for (const part of response.output.message.content) {
      const textParts = part.text != null ? [part.text] : part.citationsContent?.content?.flatMap(
        (content2) => content2.text == null ? [] : [content2.text]
      ) ?? [];
      for (const text of textParts) {
        content.push({
          type: "text",
          text: jsonObjectTextExtractor?.process(text) ?? text
        });
      }
      if (part.reasoningContent) {
        if ("reasoningText" in part.reasoningContent) {
          const reasoning = {
            type: "reasoning",
            text: part.reasoningContent.reasoningText.text
          };
          if (part.reasoningContent.reasoningText.signature) {
            const reasoningPayload = {
              signature: part.reasoningContent.reasoningText.signature
            };
            reasoning.providerMetadata = {
              amazonBedrock: reasoningPayload,
              bedrock: reasoningPayload
            };
          }
          content.push(reasoning);
        } else if ("redactedReasoning" in part.reasoningContent) {
          const redactedPayload = {
            redactedData: part.reasoningContent.redactedReasoning.data ?? ""
          };
          content.push({
            type: "reasoning",
            text: "",
            providerMetadata: {
              amazonBedrock: redactedPayload,
              bedrock: redactedPayload
            }
          });
        } else if ("redactedContent" in part.reasoningContent) {
          const redactedPayload = {
            redactedContent: part.reasoningContent.redactedContent
          };
          content.push({
            type: "reasoning",
            text: "",
            providerMetadata: {
              amazonBedrock: redactedPayload,
              bedrock: redactedPayload
            }
          });
        }
      }
      if (part.toolUse) {
        const isJsonResponseTool = usesJsonResponseTool && part.toolUse.name === "json";
        if (isJsonResponseTool) {
          isJsonResponseFromTool = true;
          content.push({
            type: "text",
            text: JSON.stringify(part.toolUse.input)
          });
        } else {
          const isMistral = isMistralModel(this.modelId);
          const rawToolCallId = part.toolUse?.toolUseId || this.config.generateId();
          content.push({
            type: "tool-call",
            toolCallId: normalizeToolCallId(rawToolCallId, isMistral),
            toolName: part.toolUse?.name ?? `tool-${this.config.generateId()}`,
            input: JSON.stringify(part.toolUse?.input ?? {})
          });
        }
      }
    }
    const stopSequence = response.additionalModelResponseFields?.delta?.stop_sequence ?? null;
    const providerMetadataPayload = response.trace || response.usage || response.performanceConfig || response.serviceTier || isJsonResponseFromTool || stopSequence ? {
      ...response.trace && typeof response.trace === "object" ? { trace: response.trace } : {},
      ...response.performanceConfig && {
        performanceConfig: response.performanceConfig
      },
      ...response.serviceTier && {
        serviceTier: response.serviceTier
      },
      ...(response.usage?.cacheWriteInputTokens != null || response.usage?.cacheDetails != null) && {
        usage: {
          ...response.usage.cacheWriteInputTokens != null && {
            cacheWriteInputTokens: response.usage.cacheWriteInputTokens
          },
          ...response.usage.cacheDetails != null && {
            cacheDetails: response.usage.cacheDetails
          }
        }
      },
      ...isJsonResponseFromTool && { isJsonResponseFromTool: true },
      stopSequence
    } : void 0;
    const providerMetadata = providerMetadataPayload ? {
      amazonBedrock: providerMetadataPayload,
      bedrock: providerMetadataPayload
    } : void 0;
    return {
      content,
      finishReason: {
        unified: mapAmazonBedrockFinishReason(
          response.stopReason,
          isJsonResponseFromTool
        ),
        raw: response.stopReason ?? void 0
      },
      usage: convertAmazonBedrockUsage(response.usage),
      response: {
        id: responseHeaders?.["x-amzn-requestid"] ?? void 0,
        timestamp: responseHeaders?.["date"] != null ? new Date(responseHeaders["date"]) : void 0,
        modelId: this.modelId,
        headers: responseHeaders
      },
      warnings,
      request: { body: args },
      ...providerMetadata && { providerMetadata }
    };
  }
  async doStream(options) {
    const {
      command: args,
      warnings,
      usesJsonInstruction,
      usesJsonResponseTool
    } = await this.getArgs(options);
    const modelId = this.modelId;
    const isMistral = isMistralModel(modelId);
    const url = `${this.getUrl(modelId)}/converse-stream`;
    const { value: response, responseHeaders } = await (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_1__/* .postJsonToApi */ .GU)({
      url,
      headers: await this.getHeaders({ headers: options.headers }),
      body: args,
      failedResponseHandler: amazonBedrockFailedResponseHandler,
      successfulResponseHandler: createAmazonBedrockEventStreamResponseHandler(
        AmazonBedrockStreamSchema
      ),
      abortSignal: options.abortSignal,
      fetch: this.config.fetch
    });
    let finishReason = {
      unified: "other",
      raw: void 0
    };
    let usage = void 0;
    let providerMetadata = void 0;
    let isJsonResponseFromTool = false;
    let stopSequence = null;
    const jsonObjectTextExtractor = usesJsonInstruction ? new JsonObjectTextExtractor() : void 0;
    const contentBlocks = {};
    return {
      stream: response.pipeThrough(
        new TransformStream({
          start(controller) {
            controller.enqueue({ type: "stream-start", warnings });
            controller.enqueue({
              type: "response-metadata",
              id: responseHeaders?.["x-amzn-requestid"] ?? void 0,
              timestamp: responseHeaders?.["date"] != null ? new Date(responseHeaders["date"]) : void 0,
              modelId
            });
          },
          transform(chunk, controller) {
            function enqueueError(type, amazonBedrockError) {
              finishReason = { unified: "error", raw: void 0 };
              controller.enqueue({
                type: "error",
                error: createAmazonBedrockStreamError({
                  type,
                  error: amazonBedrockError,
                  data: chunk.rawValue
                })
              });
            }
            if (options.includeRawChunks) {
              controller.enqueue({ type: "raw", rawValue: chunk.rawValue });
            }
            if (!chunk.success) {
              finishReason = { unified: "error", raw: void 0 };
              controller.enqueue({ type: "error", error: chunk.error });
              return;
            }
            const value = chunk.value;
            if (value.internalServerException) {
              enqueueError(
                "internalServerException",
                value.internalServerException
              );
              return;
            }
            if (value.modelStreamErrorException) {
              enqueueError(
                "modelStreamErrorException",
                value.modelStreamErrorException
              );
              return;
            }
            if (value.serviceUnavailableException) {
              enqueueError(
                "serviceUnavailableException",
                value.serviceUnavailableException
              );
              return;
            }
            if (value.throttlingException) {
              enqueueError("throttlingException", value.throttlingException);
              return;
            }
            if (value.validationException) {
              enqueueError("validationException", value.validationException);
              return;
            }
            if (value.messageStop) {
              finishReason = {
                unified: mapAmazonBedrockFinishReason(
                  value.messageStop.stopReason,
                  isJsonResponseFromTool
                ),
                raw: value.messageStop.stopReason ?? void 0
              };
              stopSequence = value.messageStop.additionalModelResponseFields?.delta?.stop_sequence ?? null;
            }
            if (value.metadata) {
              if (value.metadata.usage) {
                usage = value.metadata.usage;
              }
              const cacheUsage = value.metadata.usage?.cacheWriteInputTokens != null || value.metadata.usage?.cacheDetails != null ? {
                usage: {
                  ...value.metadata.usage?.cacheWriteInputTokens != null && {
                    cacheWriteInputTokens: value.metadata.usage.cacheWriteInputTokens
                  },
                  ...value.metadata.usage?.cacheDetails != null && {
                    cacheDetails: value.metadata.usage.cacheDetails
                  }
                }
              } : void 0;
              const trace = value.metadata.trace ? {
                trace: value.metadata.trace
              } : void 0;
              if (cacheUsage || trace || value.metadata.performanceConfig || value.metadata.serviceTier) {
                const metadataPayload = {
                  ...cacheUsage,
                  ...trace,
                  ...value.metadata.performanceConfig && {
                    performanceConfig: value.metadata.performanceConfig
                  },
                  ...value.metadata.serviceTier && {
                    serviceTier: value.metadata.serviceTier
                  }
                };
                providerMetadata = {
                  amazonBedrock: metadataPayload,
                  bedrock: metadataPayload
                };
              }
            }
            if (value.contentBlockStart?.contentBlockIndex != null && !value.contentBlockStart?.start?.toolUse) {
              const blockIndex = value.contentBlockStart.contentBlockIndex;
              contentBlocks[blockIndex] = { type: "text" };
              controller.enqueue({
                type: "text-start",
                id: String(blockIndex)
              });
            }
            if (value.contentBlockDelta?.delta && "text" in value.contentBlockDelta.delta && value.contentBlockDelta.delta.text) {
              const blockIndex = value.contentBlockDelta.contentBlockIndex || 0;
              if (contentBlocks[blockIndex] == null) {
                contentBlocks[blockIndex] = { type: "text" };
                controller.enqueue({
                  type: "text-start",
                  id: String(blockIndex)
                });
              }
              const textDelta = jsonObjectTextExtractor?.process(
                value.contentBlockDelta.delta.text
              ) ?? value.contentBlockDelta.delta.text;
              if (textDelta.length > 0) {
                controller.enqueue({
                  type: "text-delta",
                  id: String(blockIndex),
                  delta: textDelta
                });
              }
            }
            if (value.contentBlockStop?.contentBlockIndex != null) {
              const blockIndex = value.contentBlockStop.contentBlockIndex;
              const contentBlock = contentBlocks[blockIndex];
              if (contentBlock != null) {
                if (contentBlock.type === "reasoning") {
                  const redactedPayload = contentBlock.redactedContent != null ? { redactedContent: contentBlock.redactedContent } : null;
                  controller.enqueue({
                    type: "reasoning-end",
                    id: String(blockIndex),
                    ...redactedPayload != null ? {
                      providerMetadata: {
                        amazonBedrock: redactedPayload,
                        bedrock: redactedPayload
                      }
                    } : {}
                  });
                } else if (contentBlock.type === "text") {
                  controller.enqueue({
                    type: "text-end",
                    id: String(blockIndex)
                  });
                } else if (contentBlock.type === "tool-call") {
                  if (contentBlock.isJsonResponseTool) {
                    isJsonResponseFromTool = true;
                    controller.enqueue({
                      type: "text-start",
                      id: String(blockIndex)
                    });
                    controller.enqueue({
                      type: "text-delta",
                      id: String(blockIndex),
                      delta: contentBlock.jsonText
                    });
                    controller.enqueue({
                      type: "text-end",
                      id: String(blockIndex)
                    });
                  } else {
                    controller.enqueue({
                      type: "tool-input-end",
                      id: contentBlock.toolCallId
                    });
                    controller.enqueue({
                      type: "tool-call",
                      toolCallId: contentBlock.toolCallId,
                      toolName: contentBlock.toolName,
                      input: contentBlock.jsonText === "" ? "{}" : contentBlock.jsonText
                    });
                  }
                }
                delete contentBlocks[blockIndex];
              }
            }
            if (value.contentBlockDelta?.delta && "reasoningContent" in value.contentBlockDelta.delta && value.contentBlockDelta.delta.reasoningContent) {
              const blockIndex = value.contentBlockDelta.contentBlockIndex || 0;
              const reasoningContent = value.contentBlockDelta.delta.reasoningContent;
              if ("text" in reasoningContent && reasoningContent.text) {
                if (contentBlocks[blockIndex] == null) {
                  contentBlocks[blockIndex] = { type: "reasoning" };
                  controller.enqueue({
                    type: "reasoning-start",
                    id: String(blockIndex)
                  });
                }
                controller.enqueue({
                  type: "reasoning-delta",
                  id: String(blockIndex),
                  delta: reasoningContent.text
                });
              } else if ("signature" in reasoningContent && reasoningContent.signature) {
                if (contentBlocks[blockIndex] == null) {
                  contentBlocks[blockIndex] = { type: "reasoning" };
                  controller.enqueue({
                    type: "reasoning-start",
                    id: String(blockIndex)
                  });
                }
                {
                  const signaturePayload = {
                    signature: reasoningContent.signature
                  };
                  controller.enqueue({
                    type: "reasoning-delta",
                    id: String(blockIndex),
                    delta: "",
                    providerMetadata: {
                      amazonBedrock: signaturePayload,
                      bedrock: signaturePayload
                    }
                  });
                }
              } else if ("data" in reasoningContent && reasoningContent.data) {
                if (contentBlocks[blockIndex] == null) {
                  contentBlocks[blockIndex] = { type: "reasoning" };
                  controller.enqueue({
                    type: "reasoning-start",
                    id: String(blockIndex)
                  });
                }
                {
                  const redactedPayload = {
                    redactedData: reasoningContent.data
                  };
                  controller.enqueue({
                    type: "reasoning-delta",
                    id: String(blockIndex),
                    delta: "",
                    providerMetadata: {
                      amazonBedrock: redactedPayload,
                      bedrock: redactedPayload
                    }
                  });
                }
              } else if ("redactedContent" in reasoningContent && reasoningContent.redactedContent) {
                if (contentBlocks[blockIndex] == null) {
                  contentBlocks[blockIndex] = { type: "reasoning" };
                  controller.enqueue({
                    type: "reasoning-start",
                    id: String(blockIndex)
                  });
                }
                const contentBlock = contentBlocks[blockIndex];
                if (contentBlock.type === "reasoning") {
                  contentBlock.redactedContent = (contentBlock.redactedContent ?? "") + reasoningContent.redactedContent;
                }
              }
            }
            const contentBlockStart = value.contentBlockStart;
            if (contentBlockStart?.start?.toolUse != null) {
              const toolUse = contentBlockStart.start.toolUse;
              const blockIndex = contentBlockStart.contentBlockIndex;
              const isJsonResponseTool = usesJsonResponseTool && toolUse.name === "json";
              const normalizedToolCallId = normalizeToolCallId(
                toolUse.toolUseId,
                isMistral
              );
              contentBlocks[blockIndex] = {
                type: "tool-call",
                toolCallId: normalizedToolCallId,
                toolName: toolUse.name,
                jsonText: "",
                isJsonResponseTool
              };
              if (!isJsonResponseTool) {
                controller.enqueue({
                  type: "tool-input-start",
                  id: normalizedToolCallId,
                  toolName: toolUse.name
                });
              }
            }
            const contentBlockDelta = value.contentBlockDelta;
            if (contentBlockDelta?.delta && "toolUse" in contentBlockDelta.delta && contentBlockDelta.delta.toolUse) {
              const blockIndex = contentBlockDelta.contentBlockIndex;
              const contentBlock = contentBlocks[blockIndex];
              if (contentBlock?.type === "tool-call") {
                const delta = contentBlockDelta.delta.toolUse.input ?? "";
                if (!contentBlock.isJsonResponseTool) {
                  controller.enqueue({
                    type: "tool-input-delta",
                    id: contentBlock.toolCallId,
                    delta
                  });
                }
                contentBlock.jsonText += delta;
              }
            }
          },
          flush(controller) {
            if (isJsonResponseFromTool || stopSequence != null) {
              const updatePayload = {
                ...providerMetadata?.amazonBedrock ?? providerMetadata?.bedrock,
                ...isJsonResponseFromTool && {
                  isJsonResponseFromTool: true
                },
                stopSequence
              };
              providerMetadata = {
                ...providerMetadata,
                amazonBedrock: updatePayload,
                bedrock: updatePayload
              };
            }
            controller.enqueue({
              type: "finish",
              finishReason,
              usage: convertAmazonBedrockUsage(usage),
              ...providerMetadata && { providerMetadata }
            });
          }
        })
      ),
      request: { body: args },
      response: { headers: responseHeaders }
    };
  }
  getUrl(modelId) {
    return `${this.config.baseUrl()}/model/${encodeURIComponent(modelId)}`;
  }
};
var JsonObjectTextExtractor = class {
  constructor() {
    this.started = false;
    this.completed = false;
    this.depth = 0;
    this.inString = false;
    this.escaped = false;
  }
  process(text) {
    let result = "";
    for (const character of text) {
      if (this.completed) {
        break;
      }
      if (!this.started) {
        if (character !== "{") {
          continue;
        }
        this.started = true;
        this.depth = 1;
        result += character;
        continue;
      }
      result += character;
      if (this.escaped) {
        this.escaped = false;
        continue;
      }
      if (character === "\\" && this.inString) {
        this.escaped = true;
        continue;
      }
      if (character === '"') {
        this.inString = !this.inString;
        continue;
      }
      if (this.inString) {
        continue;
      }
      if (character === "{") {
        this.depth++;
      } else if (character === "}") {
        this.depth--;
        if (this.depth === 0) {
          this.completed = true;
        }
      }
    }
    return result;
  }
};
var AmazonBedrockStopReasonSchema = zod_v4__WEBPACK_IMPORTED_MODULE_0__/* .union */ .KCZ([
  zod_v4__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(BEDROCK_STOP_REASONS),
  zod_v4__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()
]);
var AmazonBedrockAdditionalModelResponseFieldsSchema = zod_v4__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
  delta: zod_v4__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    stop_sequence: zod_v4__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullish()
  }).nullish()
}).catchall(zod_v4__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J());
var AmazonBedrockToolUseSchema = zod_v4__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
  toolUseId: zod_v4__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
  name: zod_v4__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
  input: zod_v4__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J().optional()
});
var AmazonBedrockReasoningTextSchema = zod_v4__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
  signature: zod_v4__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullish(),
  text: zod_v4__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()
});
var AmazonBedrockRedactedReasoningSchema = zod_v4__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
  data: zod_v4__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()
});
var AmazonBedrockCacheDetailSchema = zod_v4__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
  inputTokens: zod_v4__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(),
  ttl: zod_v4__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()
}).catchall(zod_v4__WEBPACK_IMPORTED_MODULE_0__/* .json */ .Pq9());
var AmazonBedrockResponseSchema = zod_v4__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
  metrics: zod_v4__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    latencyMs: zod_v4__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig()
  }).nullish(),
  output: zod_v4__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    message: zod_v4__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
      content: zod_v4__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(
        zod_v4__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
          text: zod_v4__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullish(),
          citationsContent: zod_v4__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
            content: zod_v4__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(
              zod_v4__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
                text: zod_v4__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullish()
              })
            ).nullish()
          }).nullish(),
          toolUse: AmazonBedrockToolUseSchema.nullish(),
          reasoningContent: zod_v4__WEBPACK_IMPORTED_MODULE_0__/* .union */ .KCZ([
            zod_v4__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
              reasoningText: AmazonBedrockReasoningTextSchema
            }),
            zod_v4__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
              redactedReasoning: AmazonBedrockRedactedReasoningSchema
            }),
            // `redactedContent` is a member of the documented
            // ReasoningContentBlock union. OpenAI models on Bedrock
            // (e.g. `us.openai.gpt-5.6-luna`) return their encrypted
            // reasoning in this shape.
            zod_v4__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
              redactedContent: zod_v4__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()
            })
          ]).nullish()
        })
      ),
      role: zod_v4__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()
    })
  }),
  stopReason: AmazonBedrockStopReasonSchema,
  additionalModelResponseFields: AmazonBedrockAdditionalModelResponseFieldsSchema.nullish(),
  trace: zod_v4__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J().nullish(),
  performanceConfig: zod_v4__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ latency: zod_v4__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() }).nullish(),
  serviceTier: zod_v4__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ type: zod_v4__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() }).nullish(),
  usage: zod_v4__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    inputTokens: zod_v4__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(),
    outputTokens: zod_v4__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(),
    totalTokens: zod_v4__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(),
    cacheReadInputTokens: zod_v4__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nullish(),
    cacheWriteInputTokens: zod_v4__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nullish(),
    cacheDetails: zod_v4__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(AmazonBedrockCacheDetailSchema).nullish()
  }).catchall(zod_v4__WEBPACK_IMPORTED_MODULE_0__/* .json */ .Pq9())
});
var AmazonBedrockStreamSchema = zod_v4__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
  contentBlockDelta: zod_v4__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    contentBlockIndex: zod_v4__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(),
    delta: zod_v4__WEBPACK_IMPORTED_MODULE_0__/* .union */ .KCZ([
      zod_v4__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ text: zod_v4__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() }),
      zod_v4__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        citation: zod_v4__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod_v4__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), zod_v4__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J())
      }),
      zod_v4__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ toolUse: zod_v4__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ input: zod_v4__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() }) }),
      zod_v4__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        reasoningContent: zod_v4__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ text: zod_v4__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() })
      }),
      zod_v4__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        reasoningContent: zod_v4__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
          signature: zod_v4__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()
        })
      }),
      zod_v4__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        reasoningContent: zod_v4__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ data: zod_v4__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() })
      }),
      // `redactedContent` is a member of the documented
      // ReasoningContentBlockDelta union. OpenAI models on Bedrock stream
      // their encrypted reasoning in this shape.
      zod_v4__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        reasoningContent: zod_v4__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ redactedContent: zod_v4__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() })
      })
    ]).nullish()
  }).nullish(),
  contentBlockStart: zod_v4__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    contentBlockIndex: zod_v4__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(),
    start: zod_v4__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
      toolUse: AmazonBedrockToolUseSchema.nullish()
    }).nullish()
  }).nullish(),
  contentBlockStop: zod_v4__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    contentBlockIndex: zod_v4__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig()
  }).nullish(),
  internalServerException: zod_v4__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod_v4__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), zod_v4__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J()).nullish(),
  messageStop: zod_v4__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    additionalModelResponseFields: AmazonBedrockAdditionalModelResponseFieldsSchema.nullish(),
    stopReason: AmazonBedrockStopReasonSchema
  }).nullish(),
  metadata: zod_v4__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    trace: zod_v4__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J().nullish(),
    performanceConfig: zod_v4__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ latency: zod_v4__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() }).nullish(),
    serviceTier: zod_v4__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ type: zod_v4__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() }).nullish(),
    usage: zod_v4__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
      cacheReadInputTokens: zod_v4__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nullish(),
      cacheWriteInputTokens: zod_v4__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nullish(),
      cacheDetails: zod_v4__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(AmazonBedrockCacheDetailSchema).nullish(),
      inputTokens: zod_v4__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(),
      outputTokens: zod_v4__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(),
      totalTokens: zod_v4__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().optional()
    }).catchall(zod_v4__WEBPACK_IMPORTED_MODULE_0__/* .json */ .Pq9()).nullish()
  }).nullish(),
  modelStreamErrorException: zod_v4__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod_v4__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), zod_v4__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J()).nullish(),
  serviceUnavailableException: zod_v4__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod_v4__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), zod_v4__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J()).nullish(),
  throttlingException: zod_v4__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod_v4__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), zod_v4__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J()).nullish(),
  validationException: zod_v4__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod_v4__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), zod_v4__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J()).nullish()
});
var amazonBedrockReasoningEffortMap = {
  minimal: "low",
  low: "low",
  medium: "medium",
  high: "high",
  xhigh: "max"
};
function isNova2ReasoningModel(modelId) {
  return modelId.includes("amazon.nova-2-lite-v1:0");
}
function resolveAmazonBedrockReasoningConfig({
  reasoning,
  amazonBedrockOptions,
  warnings,
  isAnthropicModel: isAnthropicModel2,
  isOpenAIModel,
  modelId
}) {
  if (!(0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_1__/* .isCustomReasoning */ .g6)(reasoning)) {
    return amazonBedrockOptions;
  }
  const result = { ...amazonBedrockOptions };
  const hasPortableReasoning = reasoning !== "none";
  const hasExplicitReasoningConfig = amazonBedrockOptions.reasoningConfig != null;
  const isNovaReasoningModel = isNova2ReasoningModel(modelId);
  const supportsPortableReasoning = isOpenAIModel || isNovaReasoningModel;
  if (isAnthropicModel2) {
    const capabilities = (0,_ai_sdk_anthropic_internal__WEBPACK_IMPORTED_MODULE_5__.getModelCapabilities)(modelId);
    if (reasoning === "none") {
      result.reasoningConfig = { type: "disabled" };
    } else if (capabilities.supportsAdaptiveThinking) {
      const effort = (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_1__/* .mapReasoningToProviderEffort */ .jv)({
        reasoning,
        effortMap: amazonBedrockReasoningEffortMap,
        warnings
      });
      result.reasoningConfig = {
        type: "adaptive",
        maxReasoningEffort: effort,
        ...amazonBedrockOptions.reasoningConfig
      };
    } else {
      const budgetTokens = (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_1__/* .mapReasoningToProviderBudget */ .sq)({
        reasoning,
        maxOutputTokens: capabilities.maxOutputTokens,
        maxReasoningBudget: capabilities.maxOutputTokens,
        warnings
      });
      if (budgetTokens != null) {
        result.reasoningConfig = {
          type: "enabled",
          budgetTokens,
          ...amazonBedrockOptions.reasoningConfig
        };
      }
    }
  } else if (hasPortableReasoning) {
    if (supportsPortableReasoning || hasExplicitReasoningConfig) {
      const effort = (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_1__/* .mapReasoningToProviderEffort */ .jv)({
        reasoning,
        effortMap: amazonBedrockReasoningEffortMap,
        warnings
      });
      result.reasoningConfig = {
        ...isNovaReasoningModel && { type: "enabled" },
        maxReasoningEffort: effort,
        ...amazonBedrockOptions.reasoningConfig
      };
    } else {
      warnings.push({
        type: "unsupported",
        feature: "reasoning",
        details: "Portable reasoning is not supported for this model and will be ignored. If the model supports a provider-specific reasoning configuration, use providerOptions.amazonBedrock.reasoningConfig."
      });
    }
  }
  if (result.reasoningConfig?.type === "disabled") {
    delete result.reasoningConfig.maxReasoningEffort;
    delete result.reasoningConfig.budgetTokens;
  }
  return result;
}

// src/amazon-bedrock-embedding-model.ts



// src/amazon-bedrock-embedding-model-options.ts

var amazonBedrockEmbeddingModelOptionsSchema = zod_v4__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
  /**
   * The number of dimensions the resulting output embeddings should have (defaults to 1024).
   * Only supported in amazon.titan-embed-text-v2:0.
   */
  dimensions: zod_v4__WEBPACK_IMPORTED_MODULE_0__/* .union */ .KCZ([zod_v4__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz(1024), zod_v4__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz(512), zod_v4__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz(256)]).optional(),
  /**
   * Flag indicating whether or not to normalize the output embeddings. Defaults to true.
   * Only supported in amazon.titan-embed-text-v2:0.
   */
  normalize: zod_v4__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY().optional(),
  /**
   * The number of dimensions for Nova embedding models (defaults to 1024).
   * Supported values: 256, 384, 1024, 3072.
   * Only supported in amazon.nova-* embedding models.
   */
  embeddingDimension: zod_v4__WEBPACK_IMPORTED_MODULE_0__/* .union */ .KCZ([zod_v4__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz(256), zod_v4__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz(384), zod_v4__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz(1024), zod_v4__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz(3072)]).optional(),
  /**
   * The purpose of the embedding. Defaults to 'GENERIC_INDEX'.
   * Only supported in amazon.nova-* embedding models.
   */
  embeddingPurpose: zod_v4__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n([
    "GENERIC_INDEX",
    "TEXT_RETRIEVAL",
    "IMAGE_RETRIEVAL",
    "VIDEO_RETRIEVAL",
    "DOCUMENT_RETRIEVAL",
    "AUDIO_RETRIEVAL",
    "GENERIC_RETRIEVAL",
    "CLASSIFICATION",
    "CLUSTERING"
  ]).optional(),
  /**
   * Input type for Cohere embedding models on Bedrock.
   * Common values: `search_document`, `search_query`, `classification`, `clustering`.
   * If not set, the provider defaults to `search_query`.
   */
  inputType: zod_v4__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(["search_document", "search_query", "classification", "clustering"]).optional(),
  /**
   * Truncation behavior when input exceeds the model's context length.
   * Supported in Cohere and Nova embedding models. Defaults to 'END' for Nova models.
   */
  truncate: zod_v4__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(["NONE", "START", "END"]).optional(),
  /**
   * The number of dimensions the resulting output embeddings should have (defaults to 1536).
   * Only supported in cohere.embed-v4:0 and newer Cohere embedding models.
   */
  outputDimension: zod_v4__WEBPACK_IMPORTED_MODULE_0__/* .union */ .KCZ([zod_v4__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz(256), zod_v4__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz(512), zod_v4__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz(1024), zod_v4__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz(1536)]).optional()
});

// src/amazon-bedrock-embedding-model.ts

var AmazonBedrockEmbeddingModel = class _AmazonBedrockEmbeddingModel {
  constructor(modelId, config) {
    this.modelId = modelId;
    this.config = config;
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
  static [_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_6__/* .WORKFLOW_SERIALIZE */ .V](model) {
    return (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_1__/* .serializeModelOptions */ .Qf)({
      modelId: model.modelId,
      config: model.config
    });
  }
  static [_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_6__/* .WORKFLOW_DESERIALIZE */ .C](options) {
    return new _AmazonBedrockEmbeddingModel(options.modelId, options.config);
  }
  getUrl(modelId) {
    const encodedModelId = encodeURIComponent(modelId);
    return `${this.config.baseUrl()}/model/${encodedModelId}/invoke`;
  }
  async doEmbed({
    values,
    headers,
    abortSignal,
    providerOptions
  }) {
    if (values.length > this.maxEmbeddingsPerCall) {
      throw new _ai_sdk_provider__WEBPACK_IMPORTED_MODULE_4__/* .TooManyEmbeddingValuesForCallError */ .Ch({
        provider: this.provider,
        modelId: this.modelId,
        maxEmbeddingsPerCall: this.maxEmbeddingsPerCall,
        values
      });
    }
    const amazonBedrockOptions = await (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_1__/* .parseProviderOptions */ .xI)({
      provider: "amazonBedrock",
      providerOptions,
      schema: amazonBedrockEmbeddingModelOptionsSchema
    }) ?? await (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_1__/* .parseProviderOptions */ .xI)({
      provider: "bedrock",
      providerOptions,
      schema: amazonBedrockEmbeddingModelOptionsSchema
    }) ?? {};
    const modelFamily = this.modelFamily;
    const args = modelFamily === "nova" ? {
      taskType: "SINGLE_EMBEDDING",
      singleEmbeddingParams: {
        embeddingPurpose: amazonBedrockOptions.embeddingPurpose ?? "GENERIC_INDEX",
        embeddingDimension: amazonBedrockOptions.embeddingDimension ?? 1024,
        text: {
          truncationMode: amazonBedrockOptions.truncate ?? "END",
          value: values[0]
        }
      }
    } : modelFamily === "cohere" ? {
      // Cohere embedding models on Bedrock require `input_type`.
      // Without it, the service attempts other schema branches and rejects the request.
      input_type: amazonBedrockOptions.inputType ?? "search_query",
      texts: values,
      truncate: amazonBedrockOptions.truncate,
      output_dimension: amazonBedrockOptions.outputDimension
    } : {
      inputText: values[0],
      dimensions: amazonBedrockOptions.dimensions,
      normalize: amazonBedrockOptions.normalize
    };
    const url = this.getUrl(this.modelId);
    const { value: response, responseHeaders } = await (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_1__/* .postJsonToApi */ .GU)({
      url,
      headers: await (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_1__/* .resolve */ .hd)(
        (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_1__/* .combineHeaders */ .m2)(
          this.config.headers ? await (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_1__/* .resolve */ .hd)(this.config.headers) : void 0,
          headers
        )
      ),
      body: args,
      failedResponseHandler: amazonBedrockFailedResponseHandler,
      successfulResponseHandler: (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_1__/* .createJsonResponseHandler */ .cV)(
        AmazonBedrockEmbeddingResponseSchema
      ),
      fetch: this.config.fetch,
      abortSignal
    });
    let embeddings;
    if ("embedding" in response) {
      embeddings = [response.embedding];
    } else if (Array.isArray(response.embeddings)) {
      const firstEmbedding = response.embeddings[0];
      if (typeof firstEmbedding === "object" && firstEmbedding !== null && "embeddingType" in firstEmbedding) {
        embeddings = [firstEmbedding.embedding];
      } else {
        embeddings = response.embeddings;
      }
    } else {
      embeddings = response.embeddings.float;
    }
    const headerTokenCount = Number(
      responseHeaders?.["x-amzn-bedrock-input-token-count"]
    );
    const tokens = "inputTextTokenCount" in response ? response.inputTextTokenCount : "inputTokenCount" in response ? response.inputTokenCount ?? 0 : headerTokenCount;
    return {
      embeddings,
      usage: { tokens },
      warnings: []
    };
  }
};
function isCohereEmbeddingModel(modelId) {
  return modelId.includes("cohere.embed-");
}
function isNovaEmbeddingModel(modelId) {
  return modelId.includes("amazon.nova-") && modelId.includes("embed");
}
function detectEmbeddingModelFamily(modelId) {
  return isNovaEmbeddingModel(modelId) ? "nova" : isCohereEmbeddingModel(modelId) ? "cohere" : "titan";
}
var AmazonBedrockEmbeddingResponseSchema = zod_v4__WEBPACK_IMPORTED_MODULE_0__/* .union */ .KCZ([
  // Titan-style response
  zod_v4__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    embedding: zod_v4__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod_v4__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig()),
    inputTextTokenCount: zod_v4__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig()
  }),
  // Nova-style response
  zod_v4__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    embeddings: zod_v4__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(
      zod_v4__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        embeddingType: zod_v4__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
        embedding: zod_v4__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod_v4__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig())
      })
    ),
    inputTokenCount: zod_v4__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().optional()
  }),
  // Cohere v3-style response
  zod_v4__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    embeddings: zod_v4__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod_v4__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod_v4__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig()))
  }),
  // Cohere v4-style response
  zod_v4__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    embeddings: zod_v4__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
      float: zod_v4__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod_v4__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod_v4__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig()))
    })
  })
]);

// src/amazon-bedrock-image-model.ts


// src/amazon-bedrock-image-settings.ts
var modelMaxImagesPerCall = {
  "amazon.nova-canvas-v1:0": 5
};

// src/amazon-bedrock-image-model-options.ts


var amazonBedrockImageModelOptionsSchema = (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_1__/* .lazySchema */ .ID)(
  () => (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_1__/* .zodSchema */ .C_)(
    zod_v4__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
      quality: zod_v4__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(["standard", "premium"]).optional(),
      negativeText: zod_v4__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
      cfgScale: zod_v4__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().optional(),
      style: zod_v4__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n([
        "3D_ANIMATED_FAMILY_FILM",
        "DESIGN_SKETCH",
        "FLAT_VECTOR_ILLUSTRATION",
        "GRAPHIC_NOVEL_ILLUSTRATION",
        "MAXIMALISM",
        "MIDCENTURY_RETRO",
        "PHOTOREALISM",
        "SOFT_DIGITAL_PAINTING"
      ]).optional(),
      taskType: zod_v4__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n([
        "TEXT_IMAGE",
        "IMAGE_VARIATION",
        "INPAINTING",
        "OUTPAINTING",
        "BACKGROUND_REMOVAL"
      ]).optional(),
      maskPrompt: zod_v4__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
      outPaintingMode: zod_v4__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(["DEFAULT", "PRECISE"]).optional(),
      similarityStrength: zod_v4__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().optional()
    })
  )
);

// src/amazon-bedrock-image-model.ts

var AmazonBedrockImageModel = class _AmazonBedrockImageModel {
  constructor(modelId, config) {
    this.modelId = modelId;
    this.config = config;
    this.specificationVersion = "v4";
    this.provider = "amazon-bedrock";
  }
  static [_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_6__/* .WORKFLOW_SERIALIZE */ .V](model) {
    return (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_1__/* .serializeModelOptions */ .Qf)({
      modelId: model.modelId,
      config: model.config
    });
  }
  static [_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_6__/* .WORKFLOW_DESERIALIZE */ .C](options) {
    return new _AmazonBedrockImageModel(options.modelId, options.config);
  }
  get maxImagesPerCall() {
    return modelMaxImagesPerCall[this.modelId] ?? 1;
  }
  get supportsFileInputs() {
    return this.modelId === "amazon.nova-canvas-v1:0" ? true : void 0;
  }
  get supportsMaskInputs() {
    return this.modelId === "amazon.nova-canvas-v1:0" ? true : void 0;
  }
  getUrl(modelId) {
    const encodedModelId = encodeURIComponent(modelId);
    return `${this.config.baseUrl()}/model/${encodedModelId}/invoke`;
  }
  async doGenerate({
    prompt,
    n,
    size,
    aspectRatio,
    seed,
    providerOptions,
    headers,
    abortSignal,
    files,
    mask
  }) {
    const warnings = [];
    const [width, height] = size ? size.split("x").map(Number) : [];
    const hasFiles = files != null && files.length > 0;
    const amazonBedrockOptions = await (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_1__/* .parseProviderOptions */ .xI)({
      provider: "amazonBedrock",
      providerOptions,
      schema: amazonBedrockImageModelOptionsSchema
    }) ?? await (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_1__/* .parseProviderOptions */ .xI)({
      provider: "bedrock",
      providerOptions,
      schema: amazonBedrockImageModelOptionsSchema
    }) ?? {};
    const imageGenerationConfig = {
      ...width ? { width } : {},
      ...height ? { height } : {},
      ...seed ? { seed } : {},
      ...n ? { numberOfImages: n } : {},
      ...amazonBedrockOptions?.quality ? { quality: amazonBedrockOptions.quality } : {},
      ...amazonBedrockOptions?.cfgScale ? { cfgScale: amazonBedrockOptions.cfgScale } : {}
    };
    let args;
    if (hasFiles) {
      const hasMask = mask?.type != null;
      const hasMaskPrompt = amazonBedrockOptions?.maskPrompt != null;
      const taskType = amazonBedrockOptions?.taskType ?? (hasMask || hasMaskPrompt ? "INPAINTING" : "IMAGE_VARIATION");
      const sourceImageBase64 = getBase64Data(files[0]);
      switch (taskType) {
        case "INPAINTING": {
          const inPaintingParams = {
            image: sourceImageBase64,
            ...prompt ? { text: prompt } : {},
            ...amazonBedrockOptions?.negativeText ? { negativeText: amazonBedrockOptions.negativeText } : {}
          };
          if (hasMask) {
            inPaintingParams.maskImage = getBase64Data(mask);
          } else if (hasMaskPrompt) {
            inPaintingParams.maskPrompt = amazonBedrockOptions.maskPrompt;
          }
          args = {
            taskType: "INPAINTING",
            inPaintingParams,
            imageGenerationConfig
          };
          break;
        }
        case "OUTPAINTING": {
          const outPaintingParams = {
            image: sourceImageBase64,
            ...prompt ? { text: prompt } : {},
            ...amazonBedrockOptions?.negativeText ? { negativeText: amazonBedrockOptions.negativeText } : {},
            ...amazonBedrockOptions?.outPaintingMode ? { outPaintingMode: amazonBedrockOptions.outPaintingMode } : {}
          };
          if (hasMask) {
            outPaintingParams.maskImage = getBase64Data(mask);
          } else if (hasMaskPrompt) {
            outPaintingParams.maskPrompt = amazonBedrockOptions.maskPrompt;
          }
          args = {
            taskType: "OUTPAINTING",
            outPaintingParams,
            imageGenerationConfig
          };
          break;
        }
        case "BACKGROUND_REMOVAL": {
          args = {
            taskType: "BACKGROUND_REMOVAL",
            backgroundRemovalParams: {
              image: sourceImageBase64
            }
          };
          break;
        }
        case "IMAGE_VARIATION": {
          const images = files.map((file) => getBase64Data(file));
          const imageVariationParams = {
            images,
            ...prompt ? { text: prompt } : {},
            ...amazonBedrockOptions?.negativeText ? { negativeText: amazonBedrockOptions.negativeText } : {},
            ...amazonBedrockOptions?.similarityStrength != null ? {
              similarityStrength: amazonBedrockOptions.similarityStrength
            } : {}
          };
          args = {
            taskType: "IMAGE_VARIATION",
            imageVariationParams,
            imageGenerationConfig
          };
          break;
        }
        default:
          throw new Error(`Unsupported task type: ${taskType}`);
      }
    } else {
      args = {
        taskType: "TEXT_IMAGE",
        textToImageParams: {
          text: prompt,
          ...amazonBedrockOptions?.negativeText ? {
            negativeText: amazonBedrockOptions.negativeText
          } : {},
          ...amazonBedrockOptions?.style ? {
            style: amazonBedrockOptions.style
          } : {}
        },
        imageGenerationConfig
      };
    }
    if (aspectRatio != void 0) {
      warnings.push({
        type: "unsupported",
        feature: "aspectRatio",
        details: "This model does not support aspect ratio. Use `size` instead."
      });
    }
    const currentDate = this.config._internal?.currentDate?.() ?? /* @__PURE__ */ new Date();
    const { value: response, responseHeaders } = await (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_1__/* .postJsonToApi */ .GU)({
      url: this.getUrl(this.modelId),
      headers: await (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_1__/* .resolve */ .hd)(
        (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_1__/* .combineHeaders */ .m2)(
          this.config.headers ? await (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_1__/* .resolve */ .hd)(this.config.headers) : void 0,
          headers
        )
      ),
      body: args,
      failedResponseHandler: amazonBedrockFailedResponseHandler,
      successfulResponseHandler: (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_1__/* .createJsonResponseHandler */ .cV)(
        amazonBedrockImageResponseSchema
      ),
      abortSignal,
      fetch: this.config.fetch
    });
    if (response.status === "Request Moderated") {
      const moderationReasons = response.details?.["Moderation Reasons"];
      const reasons = Array.isArray(moderationReasons) ? moderationReasons : ["Unknown"];
      throw new Error(
        `Amazon Bedrock request was moderated: ${reasons.join(", ")}`
      );
    }
    if (!response.images || response.images.length === 0) {
      throw new Error(
        "Amazon Bedrock returned no images. " + (response.status ? `Status: ${response.status}` : "")
      );
    }
    return {
      images: response.images,
      warnings,
      response: {
        timestamp: currentDate,
        modelId: this.modelId,
        headers: responseHeaders
      }
    };
  }
};
function getBase64Data(file) {
  if (file.type === "url") {
    throw new Error(
      "URL-based images are not supported for Amazon Bedrock image editing. Please provide the image data directly."
    );
  }
  if (file.data instanceof Uint8Array) {
    return (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_1__/* .convertUint8ArrayToBase64 */ .n_)(file.data);
  }
  return file.data;
}
var amazonBedrockImageResponseSchema = zod_v4__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
  // Normal successful response
  images: zod_v4__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod_v4__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()).optional(),
  // Moderation response fields
  id: zod_v4__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
  status: zod_v4__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
  result: zod_v4__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J().optional(),
  progress: zod_v4__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J().optional(),
  details: zod_v4__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod_v4__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), zod_v4__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J()).optional(),
  preview: zod_v4__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J().optional()
});

// src/amazon-bedrock-sigv4-fetch.ts



// src/version.ts
var VERSION =  true ? "5.0.101" : 0;

// src/amazon-bedrock-sigv4-fetch.ts
function createSigV4FetchFunction(getCredentials, fetch, service = "bedrock") {
  return async (input, init) => {
    const effectiveFetch = fetch ?? globalThis.fetch;
    const request = input instanceof Request ? input : void 0;
    const originalHeaders = (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_1__/* .combineHeaders */ .m2)(
      (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_1__/* .normalizeHeaders */ .qx)(request?.headers),
      (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_1__/* .normalizeHeaders */ .qx)(init?.headers)
    );
    const headersWithUserAgent = (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_1__/* .withUserAgentSuffix */ .WZ)(
      originalHeaders,
      `ai-sdk-amazon-bedrock/${VERSION}`,
      (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_1__/* .getRuntimeEnvironmentUserAgent */ .G1)()
    );
    let effectiveBody = init?.body ?? void 0;
    if (effectiveBody === void 0 && request && request.body !== null) {
      try {
        effectiveBody = await request.clone().text();
      } catch {
      }
    }
    const effectiveMethod = init?.method ?? request?.method;
    if (effectiveMethod?.toUpperCase() !== "POST" || !effectiveBody) {
      return effectiveFetch(input, {
        ...init,
        headers: headersWithUserAgent
      });
    }
    const url = typeof input === "string" ? input : input instanceof URL ? input.href : input.url;
    const body = prepareBodyString(effectiveBody);
    const credentials = await getCredentials();
    const signer = new aws4fetch__WEBPACK_IMPORTED_MODULE_7__/* .AwsV4Signer */ .s({
      url,
      method: "POST",
      headers: Object.entries(headersWithUserAgent),
      body,
      region: credentials.region,
      accessKeyId: credentials.accessKeyId,
      secretAccessKey: credentials.secretAccessKey,
      sessionToken: credentials.sessionToken,
      service
    });
    const signingResult = await signer.sign();
    const signedHeaders = (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_1__/* .normalizeHeaders */ .qx)(signingResult.headers);
    const combinedHeaders = (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_1__/* .combineHeaders */ .m2)(headersWithUserAgent, signedHeaders);
    return effectiveFetch(input, {
      ...init,
      body,
      headers: combinedHeaders
    });
  };
}
function prepareBodyString(body) {
  if (typeof body === "string") {
    return body;
  } else if (body instanceof Uint8Array) {
    return new TextDecoder().decode(body);
  } else if (body instanceof ArrayBuffer) {
    return new TextDecoder().decode(new Uint8Array(body));
  } else {
    return JSON.stringify(body);
  }
}
function createApiKeyFetchFunction(apiKey, fetch) {
  return async (input, init) => {
    const effectiveFetch = fetch ?? globalThis.fetch;
    const originalHeaders = (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_1__/* .normalizeHeaders */ .qx)(init?.headers);
    const headersWithUserAgent = (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_1__/* .withUserAgentSuffix */ .WZ)(
      originalHeaders,
      `ai-sdk-amazon-bedrock/${VERSION}`,
      (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_1__/* .getRuntimeEnvironmentUserAgent */ .G1)()
    );
    const finalHeaders = (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_1__/* .combineHeaders */ .m2)(headersWithUserAgent, {
      Authorization: `Bearer ${apiKey}`
    });
    return effectiveFetch(input, {
      ...init,
      headers: finalHeaders
    });
  };
}

// src/reranking/amazon-bedrock-reranking-model.ts


// src/reranking/amazon-bedrock-reranking-api.ts


var amazonBedrockRerankingResponseSchema = (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_1__/* .lazySchema */ .ID)(
  () => (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_1__/* .zodSchema */ .C_)(
    zod_v4__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
      results: zod_v4__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(
        zod_v4__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
          index: zod_v4__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(),
          relevanceScore: zod_v4__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig()
        })
      ),
      nextToken: zod_v4__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional()
    })
  )
);

// src/reranking/amazon-bedrock-reranking-model-options.ts


var amazonBedrockRerankingModelOptionsSchema = (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_1__/* .lazySchema */ .ID)(
  () => (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_1__/* .zodSchema */ .C_)(
    zod_v4__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
      /**
       * If the total number of results was greater than could fit in a response, a token is returned in the nextToken field. You can enter that token in this field to return the next batch of results.
       */
      nextToken: zod_v4__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
      /**
       * Additional model request fields to pass to the model.
       */
      additionalModelRequestFields: zod_v4__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod_v4__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), zod_v4__WEBPACK_IMPORTED_MODULE_0__/* .any */ .bzn()).optional()
    })
  )
);

// src/reranking/amazon-bedrock-reranking-model.ts
var AmazonBedrockRerankingModel = class {
  constructor(modelId, config) {
    this.modelId = modelId;
    this.config = config;
    this.specificationVersion = "v4";
    this.provider = "amazon-bedrock";
  }
  async doRerank({
    documents,
    headers,
    query,
    topN,
    abortSignal,
    providerOptions
  }) {
    const amazonBedrockOptions = await (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_1__/* .parseProviderOptions */ .xI)({
      provider: "amazonBedrock",
      providerOptions,
      schema: amazonBedrockRerankingModelOptionsSchema
    }) ?? await (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_1__/* .parseProviderOptions */ .xI)({
      provider: "bedrock",
      providerOptions,
      schema: amazonBedrockRerankingModelOptionsSchema
    });
    const {
      value: response,
      responseHeaders,
      rawValue
    } = await (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_1__/* .postJsonToApi */ .GU)({
      url: `${this.config.baseUrl()}/rerank`,
      headers: await (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_1__/* .resolve */ .hd)(
        (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_1__/* .combineHeaders */ .m2)(await (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_1__/* .resolve */ .hd)(this.config.headers), headers)
      ),
      body: {
        nextToken: amazonBedrockOptions?.nextToken,
        queries: [
          {
            textQuery: { text: query },
            type: "TEXT"
          }
        ],
        rerankingConfiguration: {
          bedrockRerankingConfiguration: {
            modelConfiguration: {
              modelArn: `arn:aws:bedrock:${this.config.region}::foundation-model/${this.modelId}`,
              additionalModelRequestFields: amazonBedrockOptions?.additionalModelRequestFields
            },
            numberOfResults: topN
          },
          type: "BEDROCK_RERANKING_MODEL"
        },
        sources: documents.values.map((value) => ({
          type: "INLINE",
          inlineDocumentSource: documents.type === "text" ? {
            type: "TEXT",
            textDocument: { text: value }
          } : {
            type: "JSON",
            jsonDocument: value
          }
        }))
      },
      failedResponseHandler: amazonBedrockFailedResponseHandler,
      successfulResponseHandler: (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_1__/* .createJsonResponseHandler */ .cV)(
        amazonBedrockRerankingResponseSchema
      ),
      fetch: this.config.fetch,
      abortSignal
    });
    return {
      ranking: response.results,
      response: {
        headers: responseHeaders,
        body: rawValue
      }
    };
  }
};

// src/resolve-amazon-bedrock-base-url.ts

var AWS_PARTITION_DNS_SUFFIXES = [
  { regionPrefix: "cn-", dnsSuffix: "amazonaws.com.cn" },
  { regionPrefix: "us-iso-", dnsSuffix: "c2s.ic.gov" },
  { regionPrefix: "us-isob-", dnsSuffix: "sc2s.sgov.gov" },
  { regionPrefix: "eu-isoe-", dnsSuffix: "cloud.adc-e.uk" },
  { regionPrefix: "us-isof-", dnsSuffix: "csp.hci.ic.gov" },
  { regionPrefix: "eusc-", dnsSuffix: "amazonaws.eu" }
];
function resolveAmazonBedrockBaseURL({
  baseURL,
  getRegion,
  service,
  serviceEndpointUrlEnvironmentVariableName
}) {
  const resolvedBaseURL = baseURL ?? (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_1__/* .loadOptionalSetting */ .x3)({
    settingValue: void 0,
    environmentVariableName: serviceEndpointUrlEnvironmentVariableName
  }) ?? (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_1__/* .loadOptionalSetting */ .x3)({
    settingValue: void 0,
    environmentVariableName: "AWS_ENDPOINT_URL"
  });
  if (resolvedBaseURL != null) {
    return (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_1__/* .withoutTrailingSlash */ .ae)(resolvedBaseURL) ?? resolvedBaseURL;
  }
  const region = getRegion();
  const dnsSuffix = AWS_PARTITION_DNS_SUFFIXES.find(
    ({ regionPrefix }) => region.startsWith(regionPrefix)
  )?.dnsSuffix ?? "amazonaws.com";
  const generatedBaseURL = `https://${service}.${region}.${dnsSuffix}`;
  return (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_1__/* .withoutTrailingSlash */ .ae)(generatedBaseURL) ?? generatedBaseURL;
}

// src/amazon-bedrock-provider.ts
function createAmazonBedrock(options = {}) {
  const rawApiKey = (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_1__/* .loadOptionalSetting */ .x3)({
    settingValue: options.apiKey,
    environmentVariableName: "AWS_BEARER_TOKEN_BEDROCK"
  });
  const apiKey = rawApiKey && rawApiKey.trim().length > 0 ? rawApiKey.trim() : void 0;
  const fetchFunction = apiKey ? createApiKeyFetchFunction(apiKey, options.fetch) : createSigV4FetchFunction(async () => {
    const region = (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_1__/* .loadSetting */ .Fv)({
      settingValue: options.region,
      settingName: "region",
      environmentVariableName: "AWS_REGION",
      description: "AWS region"
    });
    if (options.credentialProvider) {
      try {
        return {
          ...await options.credentialProvider(),
          region
        };
      } catch (error) {
        const errorMessage = error instanceof Error ? error.message : String(error);
        throw new Error(
          `AWS credential provider failed: ${errorMessage}. Please ensure your credential provider returns valid AWS credentials with accessKeyId and secretAccessKey properties.`
        );
      }
    }
    try {
      return {
        region,
        accessKeyId: (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_1__/* .loadSetting */ .Fv)({
          settingValue: options.accessKeyId,
          settingName: "accessKeyId",
          environmentVariableName: "AWS_ACCESS_KEY_ID",
          description: "AWS access key ID"
        }),
        secretAccessKey: (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_1__/* .loadSetting */ .Fv)({
          settingValue: options.secretAccessKey,
          settingName: "secretAccessKey",
          environmentVariableName: "AWS_SECRET_ACCESS_KEY",
          description: "AWS secret access key"
        }),
        sessionToken: options.accessKeyId != null && options.secretAccessKey != null ? options.sessionToken : (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_1__/* .loadOptionalSetting */ .x3)({
          settingValue: options.sessionToken,
          environmentVariableName: "AWS_SESSION_TOKEN"
        })
      };
    } catch (error) {
      const errorMessage = error instanceof Error ? error.message : String(error);
      if (errorMessage.includes("AWS_ACCESS_KEY_ID") || errorMessage.includes("accessKeyId")) {
        throw new Error(
          `AWS SigV4 authentication requires AWS credentials. Please provide either:
1. Set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY environment variables
2. Provide accessKeyId and secretAccessKey in options
3. Use a credentialProvider function
4. Use API key authentication with AWS_BEARER_TOKEN_BEDROCK or apiKey option
Original error: ${errorMessage}`
        );
      }
      if (errorMessage.includes("AWS_SECRET_ACCESS_KEY") || errorMessage.includes("secretAccessKey")) {
        throw new Error(
          `AWS SigV4 authentication requires both AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY. Please ensure both credentials are provided.
Original error: ${errorMessage}`
        );
      }
      throw error;
    }
  }, options.fetch);
  const getHeaders = () => {
    const baseHeaders = options.headers ?? {};
    return (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_1__/* .withUserAgentSuffix */ .WZ)(baseHeaders, `ai-sdk-amazon-bedrock/${VERSION}`);
  };
  const getAmazonBedrockRuntimeBaseUrl = () => resolveAmazonBedrockBaseURL({
    baseURL: options.baseURL,
    getRegion: () => (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_1__/* .loadSetting */ .Fv)({
      settingValue: options.region,
      settingName: "region",
      environmentVariableName: "AWS_REGION",
      description: "AWS region"
    }),
    service: "bedrock-runtime",
    serviceEndpointUrlEnvironmentVariableName: "AWS_ENDPOINT_URL_BEDROCK_RUNTIME"
  });
  const getAmazonBedrockAgentRuntimeBaseUrl = () => resolveAmazonBedrockBaseURL({
    baseURL: options.baseURL,
    getRegion: () => (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_1__/* .loadSetting */ .Fv)({
      settingValue: options.region,
      settingName: "region",
      environmentVariableName: "AWS_REGION",
      description: "AWS region"
    }),
    service: "bedrock-agent-runtime",
    serviceEndpointUrlEnvironmentVariableName: "AWS_ENDPOINT_URL_BEDROCK_AGENT_RUNTIME"
  });
  const createChatModel = (modelId, settings = {}) => new AmazonBedrockChatLanguageModel(modelId, {
    baseUrl: getAmazonBedrockRuntimeBaseUrl,
    headers: getHeaders,
    fetch: fetchFunction,
    generateId: _ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_1__/* .generateId */ .$C,
    modelFamily: settings.modelFamily
  });
  const provider = function(modelId, settings) {
    if (new.target) {
      throw new Error(
        "The Amazon Bedrock model function cannot be called with the new keyword."
      );
    }
    return createChatModel(modelId, settings);
  };
  const createEmbeddingModel = (modelId, settings = {}) => new AmazonBedrockEmbeddingModel(modelId, {
    baseUrl: getAmazonBedrockRuntimeBaseUrl,
    headers: getHeaders,
    fetch: fetchFunction,
    modelFamily: settings.modelFamily
  });
  const createImageModel = (modelId) => new AmazonBedrockImageModel(modelId, {
    baseUrl: getAmazonBedrockRuntimeBaseUrl,
    headers: getHeaders,
    fetch: fetchFunction
  });
  const createRerankingModel = (modelId) => new AmazonBedrockRerankingModel(modelId, {
    baseUrl: getAmazonBedrockAgentRuntimeBaseUrl,
    region: (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_1__/* .loadSetting */ .Fv)({
      settingValue: options.region,
      settingName: "region",
      environmentVariableName: "AWS_REGION",
      description: "AWS region"
    }),
    headers: getHeaders,
    fetch: fetchFunction
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
  provider.tools = _ai_sdk_anthropic_internal__WEBPACK_IMPORTED_MODULE_5__.anthropicTools;
  return provider;
}
var amazonBedrock = createAmazonBedrock();

//# sourceMappingURL=index.js.map

/***/ })

};
;