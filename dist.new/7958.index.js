"use strict";
exports.id = 7958;
exports.ids = [7958];
exports.modules = {

/***/ 47958:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   amazonBedrockAnthropic: () => (/* binding */ amazonBedrockAnthropic),
/* harmony export */   bedrockAnthropic: () => (/* binding */ amazonBedrockAnthropic),
/* harmony export */   createAmazonBedrockAnthropic: () => (/* binding */ createAmazonBedrockAnthropic),
/* harmony export */   createBedrockAnthropic: () => (/* binding */ createAmazonBedrockAnthropic)
/* harmony export */ });
/* harmony import */ var _ai_sdk_provider__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(90583);
/* harmony import */ var _ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(21763);
/* harmony import */ var _ai_sdk_anthropic_internal__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(98446);
/* harmony import */ var aws4fetch__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(12580);
/* harmony import */ var zod_v4__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(80737);
/* harmony import */ var _smithy_eventstream_codec__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(37788);
/* harmony import */ var _smithy_util_utf8__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(71577);
// src/anthropic/amazon-bedrock-anthropic-provider.ts




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
    const signer = new aws4fetch__WEBPACK_IMPORTED_MODULE_0__/* .AwsV4Signer */ .s({
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

// src/amazon-bedrock-anthropic-model-support.ts
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

// src/anthropic/amazon-bedrock-anthropic-fetch.ts



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

// src/anthropic/amazon-bedrock-anthropic-fetch.ts
var amazonBedrockErrorSchema = zod_v4__WEBPACK_IMPORTED_MODULE_4__/* .looseObject */ ._H3({
  message: zod_v4__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().optional()
});
function createAmazonBedrockAnthropicFetch(baseFetch) {
  return async (url, options) => {
    const response = await baseFetch(url, options);
    if (!response.ok) {
      const text = await response.text();
      const parsed = await (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_1__/* .safeParseJSON */ .N8)({
        text,
        schema: amazonBedrockErrorSchema
      });
      const message = parsed.success && parsed.value.message ? parsed.value.message : text;
      const anthropicError = JSON.stringify({
        type: "error",
        error: { type: "error", message }
      });
      return new Response(anthropicError, {
        status: response.status,
        statusText: response.statusText,
        headers: response.headers
      });
    }
    const contentType = response.headers.get("content-type");
    if (contentType?.includes("application/vnd.amazon.eventstream") && response.body != null) {
      const transformedBody = transformAmazonBedrockEventStreamToSSE(
        response.body
      );
      return new Response(transformedBody, {
        status: response.status,
        statusText: response.statusText,
        headers: new Headers({
          ...Object.fromEntries(response.headers.entries()),
          "content-type": "text/event-stream"
        })
      });
    }
    return response;
  };
}
function transformAmazonBedrockEventStreamToSSE(body) {
  const textEncoder = new TextEncoder();
  return createAmazonBedrockEventStreamDecoder(
    body,
    async (event, controller) => {
      if (event.messageType === "event") {
        if (event.eventType === "chunk") {
          const parsed = await (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_1__/* .safeParseJSON */ .N8)({ text: event.data });
          if (!parsed.success) {
            controller.enqueue(textEncoder.encode(`data: ${event.data}

`));
            return;
          }
          const bytes = parsed.value.bytes;
          if (bytes) {
            const anthropicEvent = new TextDecoder().decode(
              (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_1__/* .convertBase64ToUint8Array */ .Z9)(bytes)
            );
            controller.enqueue(
              textEncoder.encode(`data: ${anthropicEvent}

`)
            );
          } else {
            controller.enqueue(textEncoder.encode(`data: ${event.data}

`));
          }
        } else if (event.eventType === "messageStop") {
          controller.enqueue(textEncoder.encode("data: [DONE]\n\n"));
        }
      } else if (event.messageType === "exception") {
        const parsed = await (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_1__/* .safeParseJSON */ .N8)({ text: event.data });
        const data = parsed.success ? parsed.value : event.data;
        const message = typeof data === "object" && data != null && typeof data.message === "string" ? data.message : event.data;
        const type = event.eventType ?? event.exceptionType ?? "error";
        const metadata = getAmazonBedrockStreamErrorMetadata(type);
        controller.enqueue(
          textEncoder.encode(
            `data: ${JSON.stringify({
              type: "error",
              error: {
                type,
                message,
                ...metadata,
                data
              }
            })}

`
          )
        );
      }
    }
  );
}

// src/anthropic/amazon-bedrock-anthropic-provider.ts
var BEDROCK_TOOL_VERSION_MAP = {
  bash_20241022: "bash_20250124",
  text_editor_20241022: "text_editor_20250728",
  computer_20241022: "computer_20250124"
};
var BEDROCK_TOOL_NAME_MAP = {
  text_editor_20250728: "str_replace_based_edit_tool"
};
var BEDROCK_TOOL_BETA_MAP = {
  bash_20250124: "computer-use-2025-01-24",
  bash_20241022: "computer-use-2024-10-22",
  text_editor_20250124: "computer-use-2025-01-24",
  text_editor_20241022: "computer-use-2024-10-22",
  text_editor_20250429: "computer-use-2025-01-24",
  text_editor_20250728: "computer-use-2025-01-24",
  computer_20250124: "computer-use-2025-01-24",
  computer_20241022: "computer-use-2024-10-22",
  tool_search_tool_regex_20251119: "tool-search-tool-2025-10-19",
  // BM25 is not currently supported on Bedrock, but including the beta flag
  // so that Bedrock returns a more useful error message if it's used.
  tool_search_tool_bm25_20251119: "tool-search-tool-2025-10-19"
};
function createAmazonBedrockAnthropic(options = {}) {
  const rawApiKey = (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_1__/* .loadOptionalSetting */ .x3)({
    settingValue: options.apiKey,
    environmentVariableName: "AWS_BEARER_TOKEN_BEDROCK"
  });
  const apiKey = rawApiKey && rawApiKey.trim().length > 0 ? rawApiKey.trim() : void 0;
  const baseFetchFunction = apiKey ? createApiKeyFetchFunction(apiKey, options.fetch) : createSigV4FetchFunction(async () => {
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
        sessionToken: (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_1__/* .loadOptionalSetting */ .x3)({
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
  const fetchFunction = createAmazonBedrockAnthropicFetch(baseFetchFunction);
  const getBaseURL = () => resolveAmazonBedrockBaseURL({
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
  const getHeaders = async () => {
    const baseHeaders = await (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_1__/* .resolve */ .hd)(options.headers) ?? {};
    return (0,_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_1__/* .withUserAgentSuffix */ .WZ)(baseHeaders, `ai-sdk-amazon-bedrock/${VERSION}`);
  };
  const createChatModel = (modelId) => new _ai_sdk_anthropic_internal__WEBPACK_IMPORTED_MODULE_5__.AnthropicLanguageModel(modelId, {
    provider: "bedrock.anthropic.messages",
    baseURL: getBaseURL(),
    headers: getHeaders,
    fetch: fetchFunction,
    buildRequestUrl: (baseURL, isStreaming) => `${baseURL}/model/${encodeURIComponent(modelId)}/${isStreaming ? "invoke-with-response-stream" : "invoke"}`,
    transformRequestBody: (args, betas) => {
      const {
        model: _model,
        stream: _stream,
        tool_choice,
        thinking,
        tools,
        ...rest
      } = args;
      const transformedToolChoice = tool_choice != null ? {
        type: tool_choice.type,
        ...tool_choice.name != null ? { name: tool_choice.name } : {}
      } : void 0;
      const transformedThinking = thinking?.block_binding != null ? {
        ...thinking,
        block_binding: {
          mismatch_behavior: thinking.block_binding.prefix_mismatch_behavior
        }
      } : thinking;
      const requiredBetas = new Set(betas);
      const transformedTools = tools?.map(
        (rawTool) => {
          const { eager_input_streaming: eagerInputStreaming, ...tool } = rawTool;
          if (eagerInputStreaming === true) {
            requiredBetas.add("fine-grained-tool-streaming-2025-05-14");
          }
          const toolType = tool.type;
          if (toolType && toolType in BEDROCK_TOOL_VERSION_MAP) {
            const newType = BEDROCK_TOOL_VERSION_MAP[toolType];
            if (newType in BEDROCK_TOOL_BETA_MAP) {
              requiredBetas.add(BEDROCK_TOOL_BETA_MAP[newType]);
            }
            const newName = newType in BEDROCK_TOOL_NAME_MAP ? BEDROCK_TOOL_NAME_MAP[newType] : tool.name;
            return {
              ...tool,
              type: newType,
              name: newName
            };
          }
          if (toolType && toolType in BEDROCK_TOOL_BETA_MAP) {
            requiredBetas.add(BEDROCK_TOOL_BETA_MAP[toolType]);
          }
          if (toolType && toolType in BEDROCK_TOOL_NAME_MAP) {
            return {
              ...tool,
              name: BEDROCK_TOOL_NAME_MAP[toolType]
            };
          }
          return tool;
        }
      );
      return {
        ...rest,
        ...thinking != null ? { thinking: transformedThinking } : {},
        ...transformedTools != null ? { tools: transformedTools } : {},
        ...transformedToolChoice != null ? { tool_choice: transformedToolChoice } : {},
        ...requiredBetas.size > 0 ? { anthropic_beta: Array.from(requiredBetas) } : {},
        anthropic_version: "bedrock-2023-05-31"
      };
    },
    // Bedrock Anthropic doesn't support URL sources, force download and base64 conversion
    supportedUrls: () => ({}),
    supportsNativeStructuredOutput: supportsNativeStructuredOutput(modelId),
    supportsStrictTools: supportsStrictTools(modelId)
  });
  const provider = function(modelId) {
    if (new.target) {
      throw new Error(
        "The Bedrock Anthropic model function cannot be called with the new keyword."
      );
    }
    return createChatModel(modelId);
  };
  provider.specificationVersion = "v4";
  provider.languageModel = createChatModel;
  provider.chat = createChatModel;
  provider.messages = createChatModel;
  provider.embeddingModel = (modelId) => {
    throw new _ai_sdk_provider__WEBPACK_IMPORTED_MODULE_6__/* .NoSuchModelError */ .eM({ modelId, modelType: "embeddingModel" });
  };
  provider.textEmbeddingModel = provider.embeddingModel;
  provider.imageModel = (modelId) => {
    throw new _ai_sdk_provider__WEBPACK_IMPORTED_MODULE_6__/* .NoSuchModelError */ .eM({ modelId, modelType: "imageModel" });
  };
  provider.tools = _ai_sdk_anthropic_internal__WEBPACK_IMPORTED_MODULE_5__.anthropicTools;
  return provider;
}
var amazonBedrockAnthropic = createAmazonBedrockAnthropic();

//# sourceMappingURL=index.js.map

/***/ })

};
;