"use strict";
exports.id = 8066;
exports.ids = [8066];
exports.modules = {

/***/ 58066:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  VERSION: () => (/* binding */ VERSION),
  azure: () => (/* binding */ azure),
  createAzure: () => (/* binding */ createAzure)
});

// EXTERNAL MODULE: ./node_modules/@ai-sdk/openai/dist/internal/index.js
var internal = __webpack_require__(88258);
// EXTERNAL MODULE: ./node_modules/@ai-sdk/provider/dist/index.js
var dist = __webpack_require__(90583);
// EXTERNAL MODULE: ./node_modules/@ai-sdk/provider-utils/dist/index.js
var provider_utils_dist = __webpack_require__(21763);
// EXTERNAL MODULE: ./node_modules/@workflow/serde/dist/index.js
var serde_dist = __webpack_require__(11479);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 1 modules
var schemas = __webpack_require__(80737);
;// CONCATENATED MODULE: ./node_modules/@ai-sdk/deepseek/dist/internal/index.js
// src/chat/deepseek-chat-language-model.ts



// src/chat/convert-to-deepseek-chat-messages.ts



// src/chat/deepseek-file-part-options.ts

var deepseekFilePartProviderOptions = schemas/* object */.Ikc({
  /**
   * Controls how DeepSeek processes an image sent as an `image_url` part.
   *
   * @see https://api-docs.deepseek.com/api/create-chat-completion/
   */
  imageDetail: schemas/* enum */.k5n(["low", "high", "original", "auto"]).optional(),
  /**
   * Sends inline image data as a DeepSeek `file` part using `file_data`
   * instead of an `image_url` data URL. When set, the file part's filename
   * is preserved.
   *
   * This option only applies to inline image data. It cannot be combined
   * with `imageDetail`.
   */
  fileData: schemas/* literal */.euz(true).optional()
});

// src/chat/deepseek-chat-language-model-options.ts

var deepseekLanguageModelChatOptions = schemas/* object */.Ikc({
  /**
   * Whether to return log probabilities for generated tokens.
   */
  logprobs: schemas/* boolean */.zMY().optional(),
  /**
   * Number of most likely tokens to return at each token position.
   *
   * Setting this option automatically enables `logprobs`.
   */
  topLogprobs: schemas/* number */.aig().int().min(0).max(20).optional(),
  /**
   * An opaque identifier for the end user. DeepSeek uses this identifier for
   * content-safety tracing and request isolation.
   *
   * Must contain only ASCII letters, numbers, underscores, and hyphens, and
   * must be at most 512 characters long.
   */
  userId: schemas/* string */.YjP().regex(/^[a-zA-Z0-9_-]+$/, "userId must match /^[a-zA-Z0-9_-]+$/").max(512, "userId must be at most 512 characters long").optional(),
  /**
   * Type of thinking to use. Defaults to `enabled`.
   */
  thinking: schemas/* object */.Ikc({
    // `adaptive` is accepted at runtime for backwards compatibility and
    // mapped to `enabled`, but is intentionally excluded from the exported
    // provider options type.
    type: schemas/* enum */.k5n(["adaptive", "enabled", "disabled"]).optional()
  }).optional(),
  /**
   * Controls the thinking strength for DeepSeek V4 reasoning models.
   */
  // `medium` and `xhigh` are accepted at runtime for backwards compatibility
  // and mapped to canonical DeepSeek values, but are intentionally excluded
  // from the exported provider options type.
  reasoningEffort: schemas/* enum */.k5n(["low", "medium", "high", "xhigh", "max"]).optional(),
  /**
   * Whether to use strict JSON schema validation for structured outputs.
   * Only applies when the serving endpoint supports JSON schema response
   * formats (e.g. Azure). Defaults to `true`.
   */
  strictJsonSchema: schemas/* boolean */.zMY().optional()
});
var deepseekMessageProviderOptions = schemas/* object */.Ikc({
  /**
   * The name of the participant represented by the message.
   *
   * Supported on system, user, and assistant messages.
   */
  name: schemas/* string */.YjP().optional()
});
var deepseekAssistantMessageProviderOptions = deepseekMessageProviderOptions.extend({
  /**
   * Whether the assistant message content is a prefix that DeepSeek should
   * continue. This beta feature is only supported on the final assistant
   * message when using a beta base URL.
   */
  prefix: schemas/* literal */.euz(true).optional()
});

// src/chat/is-deepseek-v4-model.ts
function isDeepSeekV4Model(modelId) {
  return modelId.includes("deepseek-v4") || modelId.startsWith("deepseek-flash") || modelId.startsWith("deepseek-pro");
}

// src/chat/convert-to-deepseek-chat-messages.ts
var supportedImageMediaTypes = /* @__PURE__ */ new Set([
  "image/gif",
  "image/jpeg",
  "image/jpg",
  "image/png",
  "image/webp"
]);
function resolveDeepSeekImageMediaType(part) {
  const resolvedMediaType = (0,provider_utils_dist/* resolveFullMediaType */.SL)({ part });
  if (!supportedImageMediaTypes.has(resolvedMediaType)) {
    throw new dist/* UnsupportedFunctionalityError */.b8({
      functionality: `DeepSeek image media type ${resolvedMediaType}`,
      message: "DeepSeek supports JPEG, PNG, GIF, and WebP image inputs."
    });
  }
  return resolvedMediaType;
}
function validateDeepSeekImageUrl({
  url,
  prompt
}) {
  if (url.length > 8192) {
    throw new dist/* InvalidPromptError */.M3({
      prompt,
      message: "DeepSeek image URLs must not exceed 8192 characters."
    });
  }
}
async function convertToDeepSeekChatMessages({
  prompt,
  responseFormat,
  modelId,
  providerOptionsName = "deepseek",
  supportsAssistantPrefixCompletion = false,
  supportsStructuredOutputs = false
}) {
  const isDeepSeekV4 = isDeepSeekV4Model(modelId);
  const messages = [];
  const warnings = [];
  if (responseFormat?.type === "json") {
    if (responseFormat.schema == null) {
      messages.push({
        role: "system",
        content: "Return JSON."
      });
    } else if (!supportsStructuredOutputs) {
      messages.push({
        role: "system",
        content: "Return JSON that conforms to the following schema: " + JSON.stringify(responseFormat.schema)
      });
      warnings.push({
        type: "compatibility",
        feature: "responseFormat JSON schema",
        details: "JSON response schema is injected into the system message."
      });
    }
  }
  let lastUserMessageIndex = -1;
  for (let i = prompt.length - 1; i >= 0; i--) {
    if (prompt[i].role === "user") {
      lastUserMessageIndex = i;
      break;
    }
  }
  let index = -1;
  for (const { role, content, providerOptions } of prompt) {
    index++;
    const deepseekMessageOptions = await (0,provider_utils_dist/* parseProviderOptions */.xI)({
      provider: providerOptionsName,
      providerOptions,
      schema: deepseekAssistantMessageProviderOptions
    });
    if (deepseekMessageOptions?.prefix === true && role !== "assistant") {
      throw new dist/* InvalidPromptError */.M3({
        prompt,
        message: "DeepSeek assistant prefix completion requires `prefix: true` on an assistant message."
      });
    }
    switch (role) {
      case "system": {
        messages.push({
          role: "system",
          content,
          ...deepseekMessageOptions?.name != null && {
            name: deepseekMessageOptions.name
          }
        });
        break;
      }
      case "user": {
        const hasImagePart = content.some(
          (part) => part.type === "file" && (part.data.type === "reference" || part.data.type === "url" || part.data.type === "data") && (0,provider_utils_dist/* getTopLevelMediaType */.yu)(part.mediaType) === "image"
        );
        if (!hasImagePart) {
          let userContent2 = "";
          for (const part of content) {
            if (part.type === "text") {
              userContent2 += part.text;
            } else {
              warnings.push({
                type: "unsupported",
                feature: `user message part type: ${part.type}`
              });
            }
          }
          messages.push({
            role: "user",
            content: userContent2,
            ...deepseekMessageOptions?.name != null && {
              name: deepseekMessageOptions.name
            }
          });
          break;
        }
        const userContent = [];
        for (const part of content) {
          if (part.type === "text") {
            userContent.push({ type: "text", text: part.text });
          } else if (part.type === "file" && (0,provider_utils_dist/* getTopLevelMediaType */.yu)(part.mediaType) === "image") {
            const filePartOptions = await (0,provider_utils_dist/* parseProviderOptions */.xI)({
              provider: providerOptionsName,
              providerOptions: part.providerOptions,
              schema: deepseekFilePartProviderOptions
            });
            if (part.data.type === "reference") {
              userContent.push({
                type: "file",
                file_id: (0,provider_utils_dist/* resolveProviderReference */.p5)({
                  reference: part.data.reference,
                  provider: "deepseek"
                })
              });
            } else if (part.data.type === "url" || part.data.type === "data") {
              const resolvedMediaType = resolveDeepSeekImageMediaType(part);
              if (part.data.type === "url") {
                const url = part.data.url.toString();
                validateDeepSeekImageUrl({ url, prompt });
                if (filePartOptions?.fileData === true) {
                  throw new dist/* InvalidPromptError */.M3({
                    prompt,
                    message: "DeepSeek `fileData` image parts require inline data, not a URL."
                  });
                }
                userContent.push({
                  type: "image_url",
                  image_url: {
                    url,
                    ...filePartOptions?.imageDetail != null && {
                      detail: filePartOptions.imageDetail
                    }
                  }
                });
              } else {
                const dataUrl = `data:${resolvedMediaType === "image/jpg" ? "image/jpeg" : resolvedMediaType};base64,${(0,provider_utils_dist/* convertToBase64 */.ej)(part.data.data)}`;
                if (filePartOptions?.fileData === true) {
                  if (filePartOptions.imageDetail != null) {
                    throw new dist/* InvalidPromptError */.M3({
                      prompt,
                      message: "DeepSeek `imageDetail` cannot be combined with `fileData`."
                    });
                  }
                  userContent.push({
                    type: "file",
                    file_data: dataUrl,
                    ...part.filename != null && { filename: part.filename }
                  });
                } else {
                  userContent.push({
                    type: "image_url",
                    image_url: {
                      url: dataUrl,
                      ...filePartOptions?.imageDetail != null && {
                        detail: filePartOptions.imageDetail
                      }
                    }
                  });
                }
              }
            } else {
              warnings.push({
                type: "unsupported",
                feature: `user message part type: ${part.type}`
              });
            }
          } else {
            warnings.push({
              type: "unsupported",
              feature: `user message part type: ${part.type}`
            });
          }
        }
        messages.push({
          role: "user",
          content: userContent,
          ...deepseekMessageOptions?.name != null && {
            name: deepseekMessageOptions.name
          }
        });
        break;
      }
      case "assistant": {
        if (deepseekMessageOptions?.prefix === true) {
          if (index !== prompt.length - 1) {
            throw new dist/* InvalidPromptError */.M3({
              prompt,
              message: "DeepSeek assistant prefix completion requires the prefixed assistant message to be the final message."
            });
          }
          if (!supportsAssistantPrefixCompletion) {
            throw new dist/* UnsupportedFunctionalityError */.b8({
              functionality: "DeepSeek assistant prefix completion",
              message: "DeepSeek assistant prefix completion requires a beta base URL ending in `/beta`."
            });
          }
        }
        let text = "";
        let reasoning;
        const toolCalls = [];
        for (const part of content) {
          switch (part.type) {
            case "text": {
              text += part.text;
              break;
            }
            case "reasoning": {
              if (index <= lastUserMessageIndex && !isDeepSeekV4) {
                break;
              }
              if (reasoning == null) {
                reasoning = part.text;
              } else {
                reasoning += part.text;
              }
              break;
            }
            case "tool-call": {
              toolCalls.push({
                id: part.toolCallId,
                type: "function",
                function: {
                  name: part.toolName,
                  arguments: JSON.stringify(part.input)
                }
              });
              break;
            }
          }
        }
        messages.push({
          role: "assistant",
          content: text,
          ...deepseekMessageOptions?.name != null && {
            name: deepseekMessageOptions.name
          },
          ...deepseekMessageOptions?.prefix === true && {
            prefix: true
          },
          reasoning_content: reasoning ?? (isDeepSeekV4 ? "" : void 0),
          tool_calls: toolCalls.length > 0 ? toolCalls : void 0
        });
        break;
      }
      case "tool": {
        if (deepseekMessageOptions?.name != null) {
          warnings.push({
            type: "unsupported",
            feature: "message name on tool messages"
          });
        }
        for (const toolResponse of content) {
          if (toolResponse.type === "tool-approval-response") {
            continue;
          }
          const output = toolResponse.output;
          let contentValue;
          switch (output.type) {
            case "text":
            case "error-text":
              contentValue = output.value;
              break;
            case "execution-denied":
              contentValue = output.reason ?? "Tool call execution denied.";
              break;
            case "json":
            case "error-json":
              contentValue = JSON.stringify(output.value);
              break;
            case "content": {
              const hasImagePart = output.value.some(
                (part) => part.type === "file" && (part.data.type === "reference" || part.data.type === "url" || part.data.type === "data") && (0,provider_utils_dist/* getTopLevelMediaType */.yu)(part.mediaType) === "image"
              );
              if (!hasImagePart) {
                contentValue = JSON.stringify(output.value);
                break;
              }
              contentValue = [];
              for (const part of output.value) {
                if (part.type === "text") {
                  contentValue.push({ type: "text", text: part.text });
                } else if (part.type === "file" && (part.data.type === "reference" || part.data.type === "url" || part.data.type === "data") && (0,provider_utils_dist/* getTopLevelMediaType */.yu)(part.mediaType) === "image") {
                  if (part.data.type === "reference") {
                    contentValue.push({
                      type: "file",
                      file_id: (0,provider_utils_dist/* resolveProviderReference */.p5)({
                        reference: part.data.reference,
                        provider: "deepseek"
                      })
                    });
                    continue;
                  }
                  const filePartOptions = await (0,provider_utils_dist/* parseProviderOptions */.xI)({
                    provider: providerOptionsName,
                    providerOptions: part.providerOptions,
                    schema: deepseekFilePartProviderOptions
                  });
                  const resolvedMediaType = resolveDeepSeekImageMediaType(part);
                  let url;
                  if (part.data.type === "url") {
                    url = part.data.url.toString();
                    validateDeepSeekImageUrl({ url, prompt });
                  } else {
                    url = `data:${resolvedMediaType === "image/jpg" ? "image/jpeg" : resolvedMediaType};base64,${(0,provider_utils_dist/* convertToBase64 */.ej)(part.data.data)}`;
                  }
                  contentValue.push({
                    type: "image_url",
                    image_url: {
                      url,
                      ...filePartOptions?.imageDetail != null && {
                        detail: filePartOptions.imageDetail
                      }
                    }
                  });
                } else {
                  warnings.push({
                    type: "unsupported",
                    feature: `tool result content part type: ${part.type}`
                  });
                }
              }
              break;
            }
          }
          messages.push({
            role: "tool",
            tool_call_id: toolResponse.toolCallId,
            content: contentValue
          });
        }
        break;
      }
      default: {
        warnings.push({
          type: "unsupported",
          feature: `message role: ${role}`
        });
        break;
      }
    }
  }
  return { messages, warnings };
}

// src/chat/convert-to-deepseek-usage.ts

function convertDeepSeekUsage(usage) {
  if (usage == null) {
    return (0,provider_utils_dist/* createNullLanguageModelUsage */.EK)();
  }
  const promptTokens = usage.prompt_tokens ?? 0;
  const completionTokens = usage.completion_tokens ?? 0;
  const cacheReadTokens = usage.prompt_cache_hit_tokens ?? 0;
  const reasoningTokens = usage.completion_tokens_details?.reasoning_tokens ?? 0;
  return {
    inputTokens: {
      total: promptTokens,
      noCache: promptTokens - cacheReadTokens,
      cacheRead: cacheReadTokens,
      cacheWrite: void 0
    },
    outputTokens: {
      total: completionTokens,
      text: Math.max(0, completionTokens - reasoningTokens),
      reasoning: reasoningTokens
    },
    raw: usage
  };
}

// src/chat/deepseek-chat-api-types.ts


var tokenUsageSchema = schemas/* looseObject */._H3({
  prompt_tokens: schemas/* number */.aig().nullish(),
  completion_tokens: schemas/* number */.aig().nullish(),
  prompt_cache_hit_tokens: schemas/* number */.aig().nullish(),
  prompt_cache_miss_tokens: schemas/* number */.aig().nullish(),
  total_tokens: schemas/* number */.aig().nullish(),
  prompt_tokens_details: schemas/* looseObject */._H3({
    cached_tokens: schemas/* number */.aig().nullish()
  }).nullish(),
  completion_tokens_details: schemas/* looseObject */._H3({
    reasoning_tokens: schemas/* number */.aig().nullish()
  }).nullish()
}).nullish();
var deepSeekErrorSchema = schemas/* object */.Ikc({
  error: schemas/* object */.Ikc({
    message: schemas/* string */.YjP(),
    type: schemas/* string */.YjP().nullish(),
    param: schemas/* any */.bzn().nullish(),
    code: schemas/* union */.KCZ([schemas/* string */.YjP(), schemas/* number */.aig()]).nullish()
  })
});
var deepseekChatLogprobSchema = schemas/* object */.Ikc({
  token: schemas/* string */.YjP(),
  logprob: schemas/* number */.aig(),
  bytes: schemas/* array */.YOg(schemas/* number */.aig()).nullable(),
  top_logprobs: schemas/* array */.YOg(
    schemas/* object */.Ikc({
      token: schemas/* string */.YjP(),
      logprob: schemas/* number */.aig(),
      bytes: schemas/* array */.YOg(schemas/* number */.aig()).nullable()
    })
  )
});
var deepseekChatLogprobsSchema = schemas/* object */.Ikc({
  content: schemas/* array */.YOg(deepseekChatLogprobSchema).nullish(),
  reasoning_content: schemas/* array */.YOg(deepseekChatLogprobSchema).nullish()
}).nullish();
var deepseekChatResponseSchema = schemas/* object */.Ikc({
  id: schemas/* string */.YjP().nullish(),
  created: schemas/* number */.aig().nullish(),
  model: schemas/* string */.YjP().nullish(),
  object: schemas/* literal */.euz("chat.completion").nullish(),
  system_fingerprint: schemas/* string */.YjP().nullish(),
  choices: schemas/* array */.YOg(
    schemas/* object */.Ikc({
      index: schemas/* number */.aig().nullish(),
      message: schemas/* object */.Ikc({
        role: schemas/* literal */.euz("assistant").nullish(),
        content: schemas/* string */.YjP().nullish(),
        reasoning_content: schemas/* string */.YjP().nullish(),
        tool_calls: schemas/* array */.YOg(
          schemas/* object */.Ikc({
            id: schemas/* string */.YjP().nullish(),
            type: schemas/* literal */.euz("function").nullish(),
            function: schemas/* object */.Ikc({
              name: schemas/* string */.YjP(),
              arguments: schemas/* string */.YjP()
            })
          })
        ).nullish()
      }),
      logprobs: deepseekChatLogprobsSchema,
      finish_reason: schemas/* string */.YjP().nullish()
    })
  ),
  usage: tokenUsageSchema
});
var deepseekChatChunkSchema = (0,provider_utils_dist/* lazySchema */.ID)(
  () => (0,provider_utils_dist/* zodSchema */.C_)(
    schemas/* union */.KCZ([
      schemas/* object */.Ikc({
        id: schemas/* string */.YjP().nullish(),
        created: schemas/* number */.aig().nullish(),
        model: schemas/* string */.YjP().nullish(),
        object: schemas/* literal */.euz("chat.completion.chunk").nullish(),
        system_fingerprint: schemas/* string */.YjP().nullish(),
        choices: schemas/* array */.YOg(
          schemas/* object */.Ikc({
            index: schemas/* number */.aig().nullish(),
            delta: schemas/* object */.Ikc({
              role: schemas/* enum */.k5n(["assistant"]).nullish(),
              content: schemas/* string */.YjP().nullish(),
              reasoning_content: schemas/* string */.YjP().nullish(),
              tool_calls: schemas/* array */.YOg(
                schemas/* object */.Ikc({
                  index: schemas/* number */.aig(),
                  id: schemas/* string */.YjP().nullish(),
                  type: schemas/* literal */.euz("function").nullish(),
                  function: schemas/* object */.Ikc({
                    name: schemas/* string */.YjP().nullish(),
                    arguments: schemas/* string */.YjP().nullish()
                  })
                })
              ).nullish()
            }).nullish(),
            logprobs: deepseekChatLogprobsSchema,
            finish_reason: schemas/* string */.YjP().nullish()
          })
        ),
        usage: tokenUsageSchema
      }),
      deepSeekErrorSchema
    ])
  )
);

// src/chat/deepseek-prepare-tools.ts

function prepareTools({
  tools,
  toolChoice,
  supportsStrictToolCalls
}) {
  tools = tools?.length ? tools : void 0;
  const toolWarnings = [];
  if (tools == null) {
    return { tools: void 0, toolChoice: void 0, toolWarnings };
  }
  const functionTools = tools.filter((tool) => tool.type === "function");
  const hasStrictTool = functionTools.some((tool) => tool.strict === true);
  if (hasStrictTool && supportsStrictToolCalls === false) {
    throw new dist/* UnsupportedFunctionalityError */.b8({
      functionality: "DeepSeek strict tool calls",
      message: "DeepSeek strict tool calls require a beta base URL ending in `/beta`."
    });
  }
  if (hasStrictTool && supportsStrictToolCalls === true && functionTools.some((tool) => tool.strict !== true)) {
    throw new dist/* UnsupportedFunctionalityError */.b8({
      functionality: "mixed DeepSeek strict and non-strict tool calls",
      message: "DeepSeek strict mode requires every function tool in the request to set `strict: true`."
    });
  }
  const deepseekTools = [];
  for (const tool of tools) {
    if (tool.type === "provider") {
      toolWarnings.push({
        type: "unsupported",
        feature: `provider-defined tool ${tool.id}`
      });
    } else {
      deepseekTools.push({
        type: "function",
        function: {
          name: tool.name,
          description: tool.description,
          parameters: tool.inputSchema,
          ...tool.strict != null ? { strict: tool.strict } : {}
        }
      });
    }
  }
  if (toolChoice == null) {
    return { tools: deepseekTools, toolChoice: void 0, toolWarnings };
  }
  const type = toolChoice?.type;
  switch (type) {
    case "auto":
    case "none":
    case "required":
      return { tools: deepseekTools, toolChoice: type, toolWarnings };
    case "tool":
      return {
        tools: deepseekTools,
        toolChoice: {
          type: "function",
          function: { name: toolChoice.toolName }
        },
        toolWarnings
      };
    default: {
      return {
        tools: deepseekTools,
        toolChoice: void 0,
        toolWarnings: [
          ...toolWarnings,
          {
            type: "unsupported",
            feature: `tool choice type: ${type}`
          }
        ]
      };
    }
  }
}

// src/chat/get-response-metadata.ts


// src/chat/map-deepseek-finish-reason.ts
function mapDeepSeekFinishReason(finishReason) {
  switch (finishReason) {
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

// src/chat/deepseek-chat-language-model.ts
function createDeepSeekStreamError(error, data) {
  const metadata = getDeepSeekStreamErrorMetadata(error);
  return (0,provider_utils_dist/* createProviderStreamError */.iH)({
    message: error.message,
    type: error.type ?? void 0,
    code: error.code ?? void 0,
    ...metadata,
    data
  });
}
function getDeepSeekStreamErrorMetadata(error) {
  if (error.code === "insufficient_quota" || error.type === "insufficient_quota") {
    return { statusCode: 429, isRetryable: false };
  }
  const explicitStatusCode = getHttpStatusCode(error.code);
  if (explicitStatusCode != null) {
    return {
      statusCode: explicitStatusCode,
      isRetryable: isRetryableStatusCode(explicitStatusCode)
    };
  }
  for (const discriminator of [error.code, error.type]) {
    switch (discriminator) {
      case "rate_limit_exceeded":
      case "rate_limit_error":
        return { statusCode: 429, isRetryable: true };
      case "server_error":
      case "api_error":
      case "internal_server_error":
        return { statusCode: 500, isRetryable: true };
      case "overloaded_error":
      case "service_unavailable":
        return { statusCode: 503, isRetryable: true };
      case "timeout":
      case "timeout_error":
        return { statusCode: 504, isRetryable: true };
      case "authentication_error":
      case "invalid_api_key":
        return { statusCode: 401, isRetryable: false };
      case "permission_error":
        return { statusCode: 403, isRetryable: false };
      case "not_found_error":
      case "model_not_found":
        return { statusCode: 404, isRetryable: false };
      case "bad_request":
      case "context_length_exceeded":
      case "invalid_request_error":
        return { statusCode: 400, isRetryable: false };
    }
  }
  return {};
}
function getHttpStatusCode(value) {
  const statusCode = typeof value === "string" && /^\d{3}$/.test(value) ? Number(value) : value;
  return typeof statusCode === "number" && Number.isInteger(statusCode) && statusCode >= 400 && statusCode <= 599 ? statusCode : void 0;
}
function isRetryableStatusCode(statusCode) {
  return statusCode === 408 || statusCode === 409 || statusCode === 429 || statusCode >= 500;
}
function mapDeepSeekProviderReasoningEffort({
  reasoningEffort,
  warnings
}) {
  const mapped = reasoningEffort === "medium" ? "high" : reasoningEffort === "xhigh" ? "max" : reasoningEffort;
  if (mapped !== reasoningEffort) {
    warnings.push({
      type: "compatibility",
      feature: "reasoningEffort",
      details: `reasoningEffort "${reasoningEffort}" is not a canonical DeepSeek value. mapped to "${mapped}".`
    });
  }
  return mapped;
}
var DeepSeekChatLanguageModel = class _DeepSeekChatLanguageModel {
  constructor(modelId, config) {
    this.specificationVersion = "v4";
    this.supportedUrls = {
      "image/*": [/^https?:\/\/.*$/]
    };
    this.modelId = modelId;
    this.config = config;
    this.failedResponseHandler = (0,provider_utils_dist/* createJsonErrorResponseHandler */.sl)({
      errorSchema: deepSeekErrorSchema,
      errorToMessage: (error) => error.error.message
    });
  }
  static [serde_dist/* WORKFLOW_SERIALIZE */.V](model) {
    return (0,provider_utils_dist/* serializeModelOptions */.Qf)({
      modelId: model.modelId,
      config: model.config
    });
  }
  static [serde_dist/* WORKFLOW_DESERIALIZE */.C](options) {
    return new _DeepSeekChatLanguageModel(options.modelId, options.config);
  }
  get provider() {
    return this.config.provider;
  }
  get providerOptionsName() {
    return this.config.provider.split(".")[0].trim();
  }
  async getArgs({
    prompt,
    maxOutputTokens,
    temperature,
    topP,
    topK,
    frequencyPenalty,
    presencePenalty,
    reasoning,
    providerOptions,
    stopSequences,
    responseFormat,
    seed,
    toolChoice,
    tools
  }) {
    const deepseekOptions = await (0,provider_utils_dist/* parseProviderOptions */.xI)({
      provider: this.providerOptionsName,
      providerOptions,
      schema: deepseekLanguageModelChatOptions
    }) ?? {};
    const supportsStructuredOutputs = this.config.supportsStructuredOutputs === true;
    const supportsPenaltySampling = this.config.supportsPenaltySampling === true;
    const { messages, warnings } = await convertToDeepSeekChatMessages({
      prompt,
      responseFormat,
      modelId: this.modelId,
      providerOptionsName: this.providerOptionsName,
      supportsAssistantPrefixCompletion: this.config.supportsAssistantPrefixCompletion,
      supportsStructuredOutputs
    });
    const allWarnings = [...warnings];
    if (topK != null) {
      allWarnings.push({ type: "unsupported", feature: "topK" });
    }
    if (seed != null) {
      allWarnings.push({ type: "unsupported", feature: "seed" });
    }
    if (!supportsPenaltySampling && frequencyPenalty != null) {
      allWarnings.push({
        type: "deprecated",
        setting: "frequencyPenalty",
        message: "frequencyPenalty is deprecated by DeepSeek and has been omitted. Remove frequencyPenalty from the request."
      });
    }
    if (!supportsPenaltySampling && presencePenalty != null) {
      allWarnings.push({
        type: "deprecated",
        setting: "presencePenalty",
        message: "presencePenalty is deprecated by DeepSeek and has been omitted. Remove presencePenalty from the request."
      });
    }
    const {
      tools: deepseekTools,
      toolChoice: deepseekToolChoices,
      toolWarnings
    } = prepareTools({
      tools,
      toolChoice,
      supportsStrictToolCalls: this.config.supportsStrictToolCalls
    });
    const thinkingType = deepseekOptions.thinking?.type;
    if (thinkingType === "adaptive") {
      allWarnings.push({
        type: "compatibility",
        feature: "thinking.type",
        details: 'thinking.type "adaptive" is not a canonical DeepSeek value. mapped to "enabled".'
      });
    }
    const thinking = this.config.supportsThinking === false ? void 0 : thinkingType != null ? { type: thinkingType === "adaptive" ? "enabled" : thinkingType } : (0,provider_utils_dist/* isCustomReasoning */.g6)(reasoning) ? { type: reasoning === "none" ? "disabled" : "enabled" } : void 0;
    const isThinkingEnabled = this.config.supportsThinking !== false && thinking?.type !== "disabled" && (thinking != null || this.modelId === "deepseek-reasoner" || isDeepSeekV4Model(this.modelId));
    if (isThinkingEnabled && temperature != null) {
      allWarnings.push({
        type: "unsupported",
        feature: "temperature",
        details: "temperature has no effect when DeepSeek thinking is enabled. Set providerOptions.deepseek.thinking.type to 'disabled' to use temperature."
      });
    }
    if (isThinkingEnabled && topP != null) {
      allWarnings.push({
        type: "unsupported",
        feature: "topP",
        details: "topP has no effect when DeepSeek thinking is enabled. Set providerOptions.deepseek.thinking.type to 'disabled' to use topP."
      });
    }
    const reasoningEffort = deepseekOptions.reasoningEffort != null ? mapDeepSeekProviderReasoningEffort({
      reasoningEffort: deepseekOptions.reasoningEffort,
      warnings: allWarnings
    }) : (0,provider_utils_dist/* isCustomReasoning */.g6)(reasoning) && reasoning !== "none" ? (0,provider_utils_dist/* mapReasoningToProviderEffort */.jv)({
      reasoning,
      effortMap: {
        minimal: "low",
        low: "low",
        medium: "high",
        high: "high",
        xhigh: "max"
      },
      warnings: allWarnings
    }) : void 0;
    return {
      args: {
        model: this.modelId,
        ...(deepseekOptions.logprobs === true || deepseekOptions.topLogprobs != null) && { logprobs: true },
        ...deepseekOptions.topLogprobs != null && {
          top_logprobs: deepseekOptions.topLogprobs
        },
        max_tokens: maxOutputTokens,
        temperature: isThinkingEnabled ? void 0 : temperature,
        top_p: isThinkingEnabled ? void 0 : topP,
        frequency_penalty: supportsPenaltySampling ? frequencyPenalty : void 0,
        presence_penalty: supportsPenaltySampling ? presencePenalty : void 0,
        response_format: responseFormat?.type === "json" ? supportsStructuredOutputs && responseFormat.schema != null ? {
          type: "json_schema",
          json_schema: {
            schema: responseFormat.schema,
            strict: deepseekOptions.strictJsonSchema ?? true,
            name: responseFormat.name ?? "response",
            description: responseFormat.description
          }
        } : { type: "json_object" } : void 0,
        stop: stopSequences,
        messages,
        tools: deepseekTools,
        tool_choice: deepseekToolChoices,
        thinking,
        ...deepseekOptions.userId != null && {
          user_id: deepseekOptions.userId
        },
        ...thinking?.type !== "disabled" && reasoningEffort != null && {
          reasoning_effort: reasoningEffort
        }
      },
      warnings: [...allWarnings, ...toolWarnings]
    };
  }
  async doGenerate(options) {
    const { args, warnings } = await this.getArgs({ ...options });
    const {
      responseHeaders,
      value: responseBody,
      rawValue: rawResponse
    } = await (0,provider_utils_dist/* postJsonToApi */.GU)({
      url: this.config.url({
        path: "/chat/completions",
        modelId: this.modelId
      }),
      headers: (0,provider_utils_dist/* combineHeaders */.m2)(this.config.headers?.(), options.headers),
      body: args,
      failedResponseHandler: this.failedResponseHandler,
      successfulResponseHandler: (0,provider_utils_dist/* createJsonResponseHandler */.cV)(
        deepseekChatResponseSchema
      ),
      abortSignal: options.abortSignal,
      fetch: this.config.fetch
    });
    const choice = responseBody.choices[0];
    if (choice == null) {
      throw new dist/* InvalidResponseDataError */.xn({
        data: rawResponse,
        message: "Response did not contain any choices."
      });
    }
    const content = [];
    const reasoning = choice.message.reasoning_content;
    if (reasoning != null && reasoning.length > 0) {
      content.push({
        type: "reasoning",
        text: reasoning
      });
    }
    if (choice.message.tool_calls != null) {
      for (const toolCall of choice.message.tool_calls) {
        content.push({
          type: "tool-call",
          toolCallId: toolCall.id || (0,provider_utils_dist/* generateId */.$C)(),
          toolName: toolCall.function.name,
          input: toolCall.function.arguments
        });
      }
    }
    const text = choice.message.content;
    if (text != null && text.length > 0) {
      content.push({ type: "text", text });
    }
    return {
      content,
      finishReason: {
        unified: mapDeepSeekFinishReason(choice.finish_reason),
        raw: choice.finish_reason ?? void 0
      },
      usage: convertDeepSeekUsage(responseBody.usage),
      providerMetadata: {
        [this.providerOptionsName]: {
          promptCacheHitTokens: responseBody.usage?.prompt_cache_hit_tokens,
          promptCacheMissTokens: responseBody.usage?.prompt_cache_miss_tokens,
          ...responseBody.object != null && {
            responseObject: responseBody.object
          },
          ...choice.index != null && { choiceIndex: choice.index },
          ...choice.message.role != null && {
            messageRole: choice.message.role
          },
          ...choice.message.tool_calls != null && {
            toolCallTypes: choice.message.tool_calls.map((toolCall) => toolCall.type).filter((type) => type != null)
          },
          ...choice.logprobs != null && { logprobs: choice.logprobs },
          ...responseBody.system_fingerprint != null && {
            systemFingerprint: responseBody.system_fingerprint
          }
        }
      },
      request: { body: args },
      response: {
        ...(0,provider_utils_dist/* createLanguageModelResponseMetadata */.qX)(responseBody),
        headers: responseHeaders,
        body: rawResponse
      },
      warnings
    };
  }
  async doStream(options) {
    const { args, warnings } = await this.getArgs({ ...options });
    const body = {
      ...args,
      stream: true,
      stream_options: { include_usage: true }
    };
    const { responseHeaders, value: response } = await (0,provider_utils_dist/* postJsonToApi */.GU)({
      url: this.config.url({
        path: "/chat/completions",
        modelId: this.modelId
      }),
      headers: (0,provider_utils_dist/* combineHeaders */.m2)(this.config.headers?.(), options.headers),
      body,
      failedResponseHandler: this.failedResponseHandler,
      successfulResponseHandler: (0,provider_utils_dist/* createEventSourceResponseHandler */.Ds)(
        deepseekChatChunkSchema
      ),
      abortSignal: options.abortSignal,
      fetch: this.config.fetch
    });
    let toolCallTracker;
    let finishReason = {
      unified: "other",
      raw: void 0
    };
    let usage = void 0;
    let systemFingerprint = void 0;
    let isFirstChunk = true;
    const providerOptionsName = this.providerOptionsName;
    let isActiveReasoning = false;
    let isActiveText = false;
    let responseObject;
    let choiceIndex;
    let messageRole;
    const toolCallTypes = /* @__PURE__ */ new Map();
    const contentLogprobs = [];
    const reasoningLogprobs = [];
    return {
      stream: response.pipeThrough(
        new TransformStream({
          start(controller) {
            toolCallTracker = new provider_utils_dist/* StreamingToolCallTracker */.HE(controller, {
              generateId: provider_utils_dist/* generateId */.$C
            });
            controller.enqueue({ type: "stream-start", warnings });
          },
          transform(chunk, controller) {
            if (options.includeRawChunks) {
              controller.enqueue({ type: "raw", rawValue: chunk.rawValue });
            }
            if (!chunk.success) {
              finishReason = { unified: "error", raw: void 0 };
              controller.enqueue({ type: "error", error: chunk.error });
              return;
            }
            const value = chunk.value;
            if ("error" in value) {
              finishReason = { unified: "error", raw: void 0 };
              controller.enqueue({
                type: "error",
                error: createDeepSeekStreamError(value.error, value)
              });
              return;
            }
            if (isFirstChunk) {
              isFirstChunk = false;
              controller.enqueue({
                type: "response-metadata",
                ...(0,provider_utils_dist/* createLanguageModelResponseMetadata */.qX)(value)
              });
            }
            if (value.usage != null) {
              usage = value.usage;
            }
            if (value.object != null) {
              responseObject = value.object;
            }
            if (value.system_fingerprint != null) {
              systemFingerprint = value.system_fingerprint;
            }
            const choice = value.choices[0];
            if (choice?.index != null) {
              choiceIndex = choice.index;
            }
            if (choice?.finish_reason != null) {
              finishReason = {
                unified: mapDeepSeekFinishReason(choice.finish_reason),
                raw: choice.finish_reason
              };
            }
            if (choice?.logprobs?.content != null) {
              contentLogprobs.push(...choice.logprobs.content);
            }
            if (choice?.logprobs?.reasoning_content != null) {
              reasoningLogprobs.push(...choice.logprobs.reasoning_content);
            }
            if (choice?.delta == null) {
              return;
            }
            const delta = choice.delta;
            if (delta.role != null) {
              messageRole = delta.role;
            }
            const reasoningContent = delta.reasoning_content;
            if (reasoningContent) {
              if (!isActiveReasoning) {
                controller.enqueue({
                  type: "reasoning-start",
                  id: "reasoning-0"
                });
                isActiveReasoning = true;
              }
              controller.enqueue({
                type: "reasoning-delta",
                id: "reasoning-0",
                delta: reasoningContent
              });
            }
            if (delta.content) {
              if (!isActiveText) {
                controller.enqueue({ type: "text-start", id: "txt-0" });
                isActiveText = true;
              }
              if (isActiveReasoning) {
                controller.enqueue({
                  type: "reasoning-end",
                  id: "reasoning-0"
                });
                isActiveReasoning = false;
              }
              controller.enqueue({
                type: "text-delta",
                id: "txt-0",
                delta: delta.content
              });
            }
            if (delta.tool_calls != null && delta.tool_calls.length > 0) {
              if (isActiveReasoning) {
                controller.enqueue({
                  type: "reasoning-end",
                  id: "reasoning-0"
                });
                isActiveReasoning = false;
              }
              for (const toolCallDelta of delta.tool_calls) {
                if (toolCallDelta.type != null) {
                  toolCallTypes.set(toolCallDelta.index, toolCallDelta.type);
                }
                toolCallTracker.processDelta(toolCallDelta);
              }
            }
          },
          flush(controller) {
            if (isActiveReasoning) {
              controller.enqueue({ type: "reasoning-end", id: "reasoning-0" });
            }
            if (isActiveText) {
              controller.enqueue({ type: "text-end", id: "txt-0" });
            }
            toolCallTracker.flush();
            controller.enqueue({
              type: "finish",
              finishReason,
              usage: convertDeepSeekUsage(usage),
              providerMetadata: {
                [providerOptionsName]: {
                  promptCacheHitTokens: usage?.prompt_cache_hit_tokens ?? void 0,
                  promptCacheMissTokens: usage?.prompt_cache_miss_tokens ?? void 0,
                  ...responseObject != null && { responseObject },
                  ...choiceIndex != null && { choiceIndex },
                  ...messageRole != null && { messageRole },
                  ...toolCallTypes.size > 0 && {
                    toolCallTypes: [...toolCallTypes.entries()].sort(([left], [right]) => left - right).map(([, type]) => type)
                  },
                  ...(contentLogprobs.length > 0 || reasoningLogprobs.length > 0) && {
                    logprobs: {
                      ...contentLogprobs.length > 0 && {
                        content: contentLogprobs
                      },
                      ...reasoningLogprobs.length > 0 && {
                        reasoning_content: reasoningLogprobs
                      }
                    }
                  },
                  ...systemFingerprint != null && { systemFingerprint }
                }
              }
            });
          }
        })
      ),
      request: { body },
      response: { headers: responseHeaders }
    };
  }
};

//# sourceMappingURL=index.js.map
;// CONCATENATED MODULE: ./node_modules/@ai-sdk/azure/dist/index.js
// src/azure-openai-provider.ts





// src/azure-openai-tools.ts

var azureOpenaiTools = {
  codeInterpreter: internal.codeInterpreter,
  fileSearch: internal.fileSearch,
  imageGeneration: internal.imageGeneration,
  webSearch: internal.webSearch,
  webSearchPreview: internal.webSearchPreview
};

// src/azure-speech-transcription-model.ts



// src/azure-transcription-model-options.ts



// src/azure-speech-transcription-model-options.ts


var azureSpeechTranscriptionModelOptionsShape = () => ({
  /**
   * Timing granularity. Defaults to `segment` so that transcription results
   * include timed segments (Azure's own default is `none`).
   */
  timestamps: schemas/* enum */.k5n(["word", "segment", "none"]).optional(),
  /**
   * `verbatim` keeps fillers and false starts, `clean` removes them.
   * Azure defaults to `verbatim`.
   */
  transcribeStyle: schemas/* enum */.k5n(["verbatim", "clean"]).optional(),
  /**
   * Forces a single language, e.g. `['en']`. Omit for automatic language
   * detection and code switching.
   */
  locales: schemas/* array */.YOg(schemas/* string */.YjP()).length(1).optional(),
  /**
   * Speaker diarization. Speaker IDs are available in provider metadata.
   */
  diarization: schemas/* strictObject */.rej({ enabled: schemas/* boolean */.zMY() }).optional(),
  /**
   * Keyword biasing for names and domain terminology.
   */
  phraseList: schemas/* strictObject */.rej({ phrases: schemas/* array */.YOg(schemas/* string */.YjP()) }).optional()
});
var azureSpeechTranscriptionModelOptions = (0,provider_utils_dist/* lazySchema */.ID)(
  () => (0,provider_utils_dist/* zodSchema */.C_)(schemas/* strictObject */.rej(azureSpeechTranscriptionModelOptionsShape()))
);

// src/azure-transcription-model-options.ts
var azureTranscriptionModelOptions = (0,provider_utils_dist/* lazySchema */.ID)(
  () => (0,provider_utils_dist/* zodSchema */.C_)(
    schemas/* strictObject */.rej({
      /**
       * API to use. Defaults to Speech for MAI-Transcribe-2, OpenAI otherwise.
       */
      api: schemas/* enum */.k5n(["openai", "speech"]).optional(),
      ...azureSpeechTranscriptionModelOptionsShape()
    })
  )
);
function isMAITranscribe2(modelId) {
  return modelId.toLowerCase() === "mai-transcribe-2";
}

// src/azure-speech-transcription-model.ts
var AzureSpeechTranscriptionModel = class {
  constructor(modelId, config) {
    this.modelId = modelId;
    this.config = config;
    this.specificationVersion = "v4";
    this.provider = "azure.transcription";
  }
  async doGenerate(options, azureOptions = {}) {
    const timestamp = /* @__PURE__ */ new Date();
    const formData = new FormData();
    formData.append(
      "audio",
      new Blob(
        [
          typeof options.audio === "string" ? (0,provider_utils_dist/* convertBase64ToUint8Array */.Z9)(options.audio) : options.audio
        ],
        { type: options.mediaType }
      ),
      `audio.${(0,provider_utils_dist/* mediaTypeToExtension */.HQ)(options.mediaType)}`
    );
    formData.append(
      "definition",
      JSON.stringify({
        enhancedMode: {
          enabled: true,
          model: isMAITranscribe2(this.modelId) ? "MAI-Transcribe-2" : this.modelId,
          modelOptions: {
            timestamps: azureOptions.timestamps ?? "segment",
            transcribeStyle: azureOptions.transcribeStyle
          }
        },
        locales: azureOptions.locales,
        diarization: azureOptions.diarization,
        phraseList: azureOptions.phraseList
      })
    );
    const { value, rawValue, responseHeaders } = await (0,provider_utils_dist/* postFormDataToApi */.S)({
      url: this.config.url(),
      headers: (0,provider_utils_dist/* combineHeaders */.m2)(this.config.headers(), options.headers),
      formData,
      abortSignal: options.abortSignal,
      fetch: this.config.fetch,
      failedResponseHandler: (0,provider_utils_dist/* createJsonErrorResponseHandler */.sl)({
        errorSchema: schemas/* union */.KCZ([
          schemas/* object */.Ikc({ error: schemas/* object */.Ikc({ message: schemas/* string */.YjP() }) }),
          schemas/* object */.Ikc({ message: schemas/* string */.YjP() })
        ]),
        errorToMessage: (data) => "error" in data ? data.error.message : data.message
      }),
      successfulResponseHandler: (0,provider_utils_dist/* createJsonResponseHandler */.cV)(responseSchema)
    });
    const phrases = value.phrases ?? [];
    const languages = new Set(
      phrases.flatMap(
        (phrase) => phrase.locale ? [phrase.locale.split("-")[0].toLowerCase()] : []
      )
    );
    const [language] = languages;
    const reportedLanguage = languages.size === 1 && /^[a-z]{2}$/.test(language) ? language : void 0;
    return {
      text: value.combinedPhrases.map((phrase) => phrase.text).join(" "),
      segments: phrases.flatMap(
        (phrase) => phrase.offsetMilliseconds != null && phrase.durationMilliseconds != null ? [
          {
            text: phrase.text,
            startSecond: phrase.offsetMilliseconds / 1e3,
            endSecond: (phrase.offsetMilliseconds + phrase.durationMilliseconds) / 1e3
          }
        ] : []
      ),
      language: reportedLanguage,
      durationInSeconds: value.durationMilliseconds != null ? value.durationMilliseconds / 1e3 : void 0,
      warnings: [],
      providerMetadata: {
        azure: { phrases }
      },
      response: {
        timestamp,
        modelId: this.modelId,
        headers: responseHeaders,
        body: rawValue
      }
    };
  }
};
var responseSchema = schemas/* object */.Ikc({
  combinedPhrases: schemas/* array */.YOg(schemas/* object */.Ikc({ text: schemas/* string */.YjP() })),
  durationMilliseconds: schemas/* number */.aig().nullish(),
  phrases: schemas/* array */.YOg(
    schemas/* object */.Ikc({
      text: schemas/* string */.YjP(),
      offsetMilliseconds: schemas/* number */.aig().nullish(),
      durationMilliseconds: schemas/* number */.aig().nullish(),
      locale: schemas/* string */.YjP().nullish(),
      speaker: schemas/* number */.aig().nullish(),
      confidence: schemas/* number */.aig().nullish(),
      words: schemas/* array */.YOg(
        schemas/* object */.Ikc({
          text: schemas/* string */.YjP(),
          offsetMilliseconds: schemas/* number */.aig().nullish(),
          durationMilliseconds: schemas/* number */.aig().nullish()
        })
      ).nullish()
    })
  ).nullish()
});

// src/version.ts
var VERSION =  true ? "4.0.85" : 0;

// src/azure-openai-provider.ts
function getAzureOpenAIBaseURLInfo(baseURL) {
  if (baseURL == null) {
    return {
      isAzureOpenAI: true,
      isFoundryProject: false,
      isVersioned: false
    };
  }
  const url = new URL(baseURL);
  const hostname = url.hostname;
  const isAzureOpenAI = hostname.endsWith(".openai.azure.com") || hostname.endsWith(".services.ai.azure.com") || hostname.endsWith(".cognitiveservices.azure.com");
  const pathname = url.pathname.replace(/\/+$/, "");
  return {
    isAzureOpenAI,
    isFoundryProject: hostname.endsWith(".services.ai.azure.com") && pathname.startsWith("/api/projects/"),
    isVersioned: isAzureOpenAI && pathname.toLowerCase().endsWith("/openai/v1")
  };
}
function createAzure(options = {}) {
  const tokenProvider = options.tokenProvider;
  if (options.apiKey && tokenProvider) {
    throw new dist/* InvalidArgumentError */.Di({
      argument: "apiKey/tokenProvider",
      message: "Both apiKey and tokenProvider were provided. Please use only one authentication method."
    });
  }
  const getHeaders = (api = "openai") => {
    const authHeaders = tokenProvider ? {} : {
      [api === "speech" ? "Ocp-Apim-Subscription-Key" : "api-key"]: (0,provider_utils_dist/* loadApiKey */.WL)({
        apiKey: options.apiKey,
        environmentVariableName: "AZURE_API_KEY",
        description: api === "speech" ? "Azure Speech" : "Azure OpenAI"
      })
    };
    return (0,provider_utils_dist/* withUserAgentSuffix */.WZ)(
      {
        ...authHeaders,
        ...options.headers
      },
      `ai-sdk-azure/${VERSION}`
    );
  };
  const fetch = tokenProvider ? async (input, init) => {
    const headers = (0,provider_utils_dist/* normalizeHeaders */.qx)(init?.headers);
    if (headers.authorization == null) {
      headers.authorization = `Bearer ${await tokenProvider()}`;
    }
    return (options.fetch ?? globalThis.fetch)(input, {
      ...init,
      headers
    });
  } : options.fetch;
  const getResourceName = () => {
    const resourceName = (0,provider_utils_dist/* loadSetting */.Fv)({
      settingValue: options.resourceName,
      settingName: "resourceName",
      environmentVariableName: "AZURE_RESOURCE_NAME",
      description: "Azure OpenAI resource name"
    });
    if (!/^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i.test(resourceName)) {
      throw new dist/* InvalidArgumentError */.Di({
        argument: "resourceName",
        message: "Invalid Azure resource name. Expected a single DNS label (letters, digits, and hyphens). Use `baseURL` for custom endpoints."
      });
    }
    return resourceName;
  };
  const apiVersion = options.apiVersion ?? "v1";
  const {
    isAzureOpenAI,
    isFoundryProject,
    isVersioned: isAzureOpenAIVersioned
  } = getAzureOpenAIBaseURLInfo(options.baseURL);
  const url = ({ path, modelId }) => {
    const baseUrlPrefix = (0,provider_utils_dist/* withoutTrailingSlash */.ae)(
      options.baseURL ?? `https://${getResourceName()}.openai.azure.com/openai`
    );
    let fullUrl;
    if (options.useDeploymentBasedUrls) {
      fullUrl = new URL(`${baseUrlPrefix}/deployments/${modelId}${path}`);
    } else if (!isAzureOpenAI || isAzureOpenAIVersioned) {
      fullUrl = new URL(`${baseUrlPrefix}${path}`);
    } else {
      fullUrl = new URL(`${baseUrlPrefix}/v1${path}`);
    }
    if (options.useDeploymentBasedUrls || isAzureOpenAI && !isAzureOpenAIVersioned && !isFoundryProject) {
      fullUrl.searchParams.set("api-version", apiVersion);
    }
    return fullUrl.toString();
  };
  const createChatModel = (deploymentName) => new internal.OpenAIChatLanguageModel(deploymentName, {
    provider: "azure.chat",
    url,
    headers: getHeaders,
    fetch
  });
  const createDeepSeekModel = (deploymentName) => new DeepSeekChatLanguageModel(deploymentName, {
    provider: "azure.deepseek",
    url,
    headers: getHeaders,
    fetch,
    supportsPenaltySampling: true,
    supportsThinking: false,
    // json_object with thinking enabled makes Azure return the JSON in reasoning_content with empty content
    supportsStructuredOutputs: true
  });
  const createCompletionModel = (modelId) => new internal.OpenAICompletionLanguageModel(modelId, {
    provider: "azure.completion",
    url,
    headers: getHeaders,
    fetch
  });
  const createEmbeddingModel = (modelId) => new internal.OpenAIEmbeddingModel(modelId, {
    provider: "azure.embeddings",
    headers: getHeaders,
    url,
    fetch
  });
  const createResponsesModel = (modelId) => new internal.OpenAIResponsesLanguageModel(modelId, {
    provider: "azure.responses",
    url,
    headers: getHeaders,
    fetch,
    explicitMessageItemType: isFoundryProject,
    // Soft-deprecated. TODO: remove in v8
    fileIdPrefixes: ["assistant-"]
  });
  const createImageModel = (modelId) => new internal.OpenAIImageModel(modelId, {
    provider: "azure.image",
    url,
    headers: getHeaders,
    fetch,
    // Azure model IDs are user-defined deployment names, so OpenAI model
    // family capabilities cannot be inferred from them.
    imageInputCapabilities: {
      supportsFileInputs: void 0,
      supportsMaskInputs: void 0
    }
  });
  const createTranscriptionModel = (modelId) => new AzureTranscriptionModel(
    modelId,
    options,
    new internal.OpenAITranscriptionModel(modelId, {
      provider: "azure.transcription",
      url,
      headers: getHeaders,
      fetch
    }),
    new AzureSpeechTranscriptionModel(modelId, {
      url: () => `${(0,provider_utils_dist/* withoutTrailingSlash */.ae)(options.speechBaseURL) ?? `https://${getResourceName()}.cognitiveservices.azure.com`}/speechtotext/transcriptions:transcribe?api-version=2025-10-15`,
      headers: () => getHeaders("speech"),
      fetch
    })
  );
  const createSpeechModel = (modelId) => new internal.OpenAISpeechModel(modelId, {
    provider: "azure.speech",
    url,
    headers: getHeaders,
    fetch
  });
  const provider = function(deploymentId) {
    if (new.target) {
      throw new Error(
        "The Azure OpenAI model function cannot be called with the new keyword."
      );
    }
    return createResponsesModel(deploymentId);
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
  provider.tools = azureOpenaiTools;
  return provider;
}
var azure = createAzure();
var AzureTranscriptionModel = class {
  constructor(modelId, config, openai, speech) {
    this.modelId = modelId;
    this.config = config;
    this.openai = openai;
    this.speech = speech;
    this.specificationVersion = "v4";
    this.provider = "azure.transcription";
  }
  static [serde_dist/* WORKFLOW_SERIALIZE */.V](model) {
    return (0,provider_utils_dist/* serializeModelOptions */.Qf)({
      modelId: model.modelId,
      config: model.config
    });
  }
  static [serde_dist/* WORKFLOW_DESERIALIZE */.C](options) {
    return createAzure(options.config).transcription(options.modelId);
  }
  async doGenerate(options) {
    const { api, ...speechOptions } = await this.getOptions(
      options.providerOptions
    );
    if (api === "speech") {
      return this.speech.doGenerate(options, speechOptions);
    }
    const result = await this.openai.doGenerate(options);
    return {
      ...result,
      warnings: [
        ...result.warnings,
        ...Object.keys(speechOptions).map((key) => ({
          type: "unsupported",
          feature: `providerOptions.azure.${key}`,
          details: "This option requires the Azure Speech API."
        }))
      ]
    };
  }
  async doStream(options) {
    const { api } = await this.getOptions(options.providerOptions);
    if (api === "speech") {
      throw new dist/* UnsupportedFunctionalityError */.b8({
        functionality: "streaming transcription with the Azure Speech API"
      });
    }
    return this.openai.doStream(options);
  }
  async getOptions(providerOptions) {
    const options = await (0,provider_utils_dist/* parseProviderOptions */.xI)({
      provider: "azure",
      providerOptions,
      schema: azureTranscriptionModelOptions
    });
    return {
      ...options,
      api: options?.api ?? (isMAITranscribe2(this.modelId) ? "speech" : "openai")
    };
  }
};

//# sourceMappingURL=index.js.map

/***/ })

};
;