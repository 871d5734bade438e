"use strict";

exports.id = 8066;

exports.ids = [ 8066 ];

exports.modules = {
  58066: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      createAzure: () => createAzure
    });
    var internal = __webpack_require__(84373);
    var dist = __webpack_require__(90583);
    var provider_utils_dist = __webpack_require__(49415);
    var serde_dist = __webpack_require__(11479);
    var schemas = __webpack_require__(80737);
    var deepseekFilePartProviderOptions = schemas.Ikc({
      imageDetail: schemas.k5n([ "low", "high", "original", "auto" ]).optional(),
      fileData: schemas.euz(true).optional()
    });
    var deepseekLanguageModelChatOptions = schemas.Ikc({
      logprobs: schemas.zMY().optional(),
      topLogprobs: schemas.aig().int().min(0).max(20).optional(),
      userId: schemas.YjP().regex(/^[a-zA-Z0-9_-]+$/, "userId must match /^[a-zA-Z0-9_-]+$/").max(512, "userId must be at most 512 characters long").optional(),
      thinking: schemas.Ikc({
        type: schemas.k5n([ "adaptive", "enabled", "disabled" ]).optional()
      }).optional(),
      reasoningEffort: schemas.k5n([ "low", "medium", "high", "xhigh", "max" ]).optional(),
      strictJsonSchema: schemas.zMY().optional()
    });
    var deepseekMessageProviderOptions = schemas.Ikc({
      name: schemas.YjP().optional()
    });
    var deepseekAssistantMessageProviderOptions = deepseekMessageProviderOptions.extend({
      prefix: schemas.euz(true).optional()
    });
    function isDeepSeekV4Model(modelId) {
      return modelId.includes("deepseek-v4") || modelId.startsWith("deepseek-flash") || modelId.startsWith("deepseek-pro");
    }
    var supportedImageMediaTypes = new Set([ "image/gif", "image/jpeg", "image/jpg", "image/png", "image/webp" ]);
    function resolveDeepSeekImageMediaType(part) {
      const resolvedMediaType = (0, provider_utils_dist.SL)({
        part: part
      });
      if (!supportedImageMediaTypes.has(resolvedMediaType)) throw new dist.b8({
        functionality: `DeepSeek image media type ${resolvedMediaType}`,
        message: "DeepSeek supports JPEG, PNG, GIF, and WebP image inputs."
      });
      return resolvedMediaType;
    }
    function validateDeepSeekImageUrl({url: url, prompt: prompt}) {
      if (url.length > 8192) throw new dist.M3({
        prompt: prompt,
        message: "DeepSeek image URLs must not exceed 8192 characters."
      });
    }
    async function convertToDeepSeekChatMessages({prompt: prompt, responseFormat: responseFormat, modelId: modelId, providerOptionsName: providerOptionsName = "deepseek", supportsAssistantPrefixCompletion: supportsAssistantPrefixCompletion = false, supportsStructuredOutputs: supportsStructuredOutputs = false}) {
      const isDeepSeekV4 = isDeepSeekV4Model(modelId);
      const messages = [];
      const warnings = [];
      if (responseFormat?.type === "json") if (responseFormat.schema == null) messages.push({
        role: "system",
        content: "Return JSON."
      }); else if (!supportsStructuredOutputs) {
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
      let lastUserMessageIndex = -1;
      for (let i = prompt.length - 1; i >= 0; i--) if (prompt[i].role === "user") {
        lastUserMessageIndex = i;
        break;
      }
      let index = -1;
      for (const {role: role, content: content, providerOptions: providerOptions} of prompt) {
        index++;
        const deepseekMessageOptions = await (0, provider_utils_dist.xI)({
          provider: providerOptionsName,
          providerOptions: providerOptions,
          schema: deepseekAssistantMessageProviderOptions
        });
        if (deepseekMessageOptions?.prefix === true && role !== "assistant") throw new dist.M3({
          prompt: prompt,
          message: "DeepSeek assistant prefix completion requires `prefix: true` on an assistant message."
        });
        switch (role) {
         case "system":
          messages.push({
            role: "system",
            content: content,
            ...deepseekMessageOptions?.name != null && {
              name: deepseekMessageOptions.name
            }
          });
          break;

         case "user":
          {
            const hasImagePart = content.some(part => part.type === "file" && (part.data.type === "reference" || part.data.type === "url" || part.data.type === "data") && (0, 
            provider_utils_dist.yu)(part.mediaType) === "image");
            if (!hasImagePart) {
              let userContent2 = "";
              for (const part of content) if (part.type === "text") userContent2 += part.text; else warnings.push({
                type: "unsupported",
                feature: `user message part type: ${part.type}`
              });
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
            for (const part of content) if (part.type === "text") userContent.push({
              type: "text",
              text: part.text
            }); else if (part.type === "file" && (0, provider_utils_dist.yu)(part.mediaType) === "image") {
              const filePartOptions = await (0, provider_utils_dist.xI)({
                provider: providerOptionsName,
                providerOptions: part.providerOptions,
                schema: deepseekFilePartProviderOptions
              });
              if (part.data.type === "reference") userContent.push({
                type: "file",
                file_id: (0, provider_utils_dist.p5)({
                  reference: part.data.reference,
                  provider: "deepseek"
                })
              }); else if (part.data.type === "url" || part.data.type === "data") {
                const resolvedMediaType = resolveDeepSeekImageMediaType(part);
                if (part.data.type === "url") {
                  const url = part.data.url.toString();
                  validateDeepSeekImageUrl({
                    url: url,
                    prompt: prompt
                  });
                  if (filePartOptions?.fileData === true) throw new dist.M3({
                    prompt: prompt,
                    message: "DeepSeek `fileData` image parts require inline data, not a URL."
                  });
                  userContent.push({
                    type: "image_url",
                    image_url: {
                      url: url,
                      ...filePartOptions?.imageDetail != null && {
                        detail: filePartOptions.imageDetail
                      }
                    }
                  });
                } else {
                  const dataUrl = `data:${resolvedMediaType === "image/jpg" ? "image/jpeg" : resolvedMediaType};base64,${(0, 
                  provider_utils_dist.ej)(part.data.data)}`;
                  if (filePartOptions?.fileData === true) {
                    if (filePartOptions.imageDetail != null) throw new dist.M3({
                      prompt: prompt,
                      message: "DeepSeek `imageDetail` cannot be combined with `fileData`."
                    });
                    userContent.push({
                      type: "file",
                      file_data: dataUrl,
                      ...part.filename != null && {
                        filename: part.filename
                      }
                    });
                  } else userContent.push({
                    type: "image_url",
                    image_url: {
                      url: dataUrl,
                      ...filePartOptions?.imageDetail != null && {
                        detail: filePartOptions.imageDetail
                      }
                    }
                  });
                }
              } else warnings.push({
                type: "unsupported",
                feature: `user message part type: ${part.type}`
              });
            } else warnings.push({
              type: "unsupported",
              feature: `user message part type: ${part.type}`
            });
            messages.push({
              role: "user",
              content: userContent,
              ...deepseekMessageOptions?.name != null && {
                name: deepseekMessageOptions.name
              }
            });
            break;
          }

         case "assistant":
          {
            if (deepseekMessageOptions?.prefix === true) {
              if (index !== prompt.length - 1) throw new dist.M3({
                prompt: prompt,
                message: "DeepSeek assistant prefix completion requires the prefixed assistant message to be the final message."
              });
              if (!supportsAssistantPrefixCompletion) throw new dist.b8({
                functionality: "DeepSeek assistant prefix completion",
                message: "DeepSeek assistant prefix completion requires a beta base URL ending in `/beta`."
              });
            }
            let text = "";
            let reasoning;
            const toolCalls = [];
            for (const part of content) switch (part.type) {
             case "text":
              text += part.text;
              break;

             case "reasoning":
              if (index <= lastUserMessageIndex && !isDeepSeekV4) break;
              if (reasoning == null) reasoning = part.text; else reasoning += part.text;
              break;

             case "tool-call":
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

         case "tool":
          if (deepseekMessageOptions?.name != null) warnings.push({
            type: "unsupported",
            feature: "message name on tool messages"
          });
          for (const toolResponse of content) {
            if (toolResponse.type === "tool-approval-response") continue;
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

             case "content":
              {
                const hasImagePart = output.value.some(part => part.type === "file" && (part.data.type === "reference" || part.data.type === "url" || part.data.type === "data") && (0, 
                provider_utils_dist.yu)(part.mediaType) === "image");
                if (!hasImagePart) {
                  contentValue = JSON.stringify(output.value);
                  break;
                }
                contentValue = [];
                for (const part of output.value) if (part.type === "text") contentValue.push({
                  type: "text",
                  text: part.text
                }); else if (part.type === "file" && (part.data.type === "reference" || part.data.type === "url" || part.data.type === "data") && (0, 
                provider_utils_dist.yu)(part.mediaType) === "image") {
                  if (part.data.type === "reference") {
                    contentValue.push({
                      type: "file",
                      file_id: (0, provider_utils_dist.p5)({
                        reference: part.data.reference,
                        provider: "deepseek"
                      })
                    });
                    continue;
                  }
                  const filePartOptions = await (0, provider_utils_dist.xI)({
                    provider: providerOptionsName,
                    providerOptions: part.providerOptions,
                    schema: deepseekFilePartProviderOptions
                  });
                  const resolvedMediaType = resolveDeepSeekImageMediaType(part);
                  let url;
                  if (part.data.type === "url") {
                    url = part.data.url.toString();
                    validateDeepSeekImageUrl({
                      url: url,
                      prompt: prompt
                    });
                  } else url = `data:${resolvedMediaType === "image/jpg" ? "image/jpeg" : resolvedMediaType};base64,${(0, 
                  provider_utils_dist.ej)(part.data.data)}`;
                  contentValue.push({
                    type: "image_url",
                    image_url: {
                      url: url,
                      ...filePartOptions?.imageDetail != null && {
                        detail: filePartOptions.imageDetail
                      }
                    }
                  });
                } else warnings.push({
                  type: "unsupported",
                  feature: `tool result content part type: ${part.type}`
                });
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

         default:
          warnings.push({
            type: "unsupported",
            feature: `message role: ${role}`
          });
          break;
        }
      }
      return {
        messages: messages,
        warnings: warnings
      };
    }
    function convertDeepSeekUsage(usage) {
      if (usage == null) return (0, provider_utils_dist.EK)();
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
    var tokenUsageSchema = schemas._H3({
      prompt_tokens: schemas.aig().nullish(),
      completion_tokens: schemas.aig().nullish(),
      prompt_cache_hit_tokens: schemas.aig().nullish(),
      prompt_cache_miss_tokens: schemas.aig().nullish(),
      total_tokens: schemas.aig().nullish(),
      prompt_tokens_details: schemas._H3({
        cached_tokens: schemas.aig().nullish()
      }).nullish(),
      completion_tokens_details: schemas._H3({
        reasoning_tokens: schemas.aig().nullish()
      }).nullish()
    }).nullish();
    var deepSeekErrorSchema = schemas.Ikc({
      error: schemas.Ikc({
        message: schemas.YjP(),
        type: schemas.YjP().nullish(),
        param: schemas.bzn().nullish(),
        code: schemas.KCZ([ schemas.YjP(), schemas.aig() ]).nullish()
      })
    });
    var deepseekChatLogprobSchema = schemas.Ikc({
      token: schemas.YjP(),
      logprob: schemas.aig(),
      bytes: schemas.YOg(schemas.aig()).nullable(),
      top_logprobs: schemas.YOg(schemas.Ikc({
        token: schemas.YjP(),
        logprob: schemas.aig(),
        bytes: schemas.YOg(schemas.aig()).nullable()
      }))
    });
    var deepseekChatLogprobsSchema = schemas.Ikc({
      content: schemas.YOg(deepseekChatLogprobSchema).nullish(),
      reasoning_content: schemas.YOg(deepseekChatLogprobSchema).nullish()
    }).nullish();
    var deepseekChatResponseSchema = schemas.Ikc({
      id: schemas.YjP().nullish(),
      created: schemas.aig().nullish(),
      model: schemas.YjP().nullish(),
      object: schemas.euz("chat.completion").nullish(),
      system_fingerprint: schemas.YjP().nullish(),
      choices: schemas.YOg(schemas.Ikc({
        index: schemas.aig().nullish(),
        message: schemas.Ikc({
          role: schemas.euz("assistant").nullish(),
          content: schemas.YjP().nullish(),
          reasoning_content: schemas.YjP().nullish(),
          tool_calls: schemas.YOg(schemas.Ikc({
            id: schemas.YjP().nullish(),
            type: schemas.euz("function").nullish(),
            function: schemas.Ikc({
              name: schemas.YjP(),
              arguments: schemas.YjP()
            })
          })).nullish()
        }),
        logprobs: deepseekChatLogprobsSchema,
        finish_reason: schemas.YjP().nullish()
      })),
      usage: tokenUsageSchema
    });
    var deepseekChatChunkSchema = (0, provider_utils_dist.ID)(() => (0, provider_utils_dist.C_)(schemas.KCZ([ schemas.Ikc({
      id: schemas.YjP().nullish(),
      created: schemas.aig().nullish(),
      model: schemas.YjP().nullish(),
      object: schemas.euz("chat.completion.chunk").nullish(),
      system_fingerprint: schemas.YjP().nullish(),
      choices: schemas.YOg(schemas.Ikc({
        index: schemas.aig().nullish(),
        delta: schemas.Ikc({
          role: schemas.k5n([ "assistant" ]).nullish(),
          content: schemas.YjP().nullish(),
          reasoning_content: schemas.YjP().nullish(),
          tool_calls: schemas.YOg(schemas.Ikc({
            index: schemas.aig(),
            id: schemas.YjP().nullish(),
            type: schemas.euz("function").nullish(),
            function: schemas.Ikc({
              name: schemas.YjP().nullish(),
              arguments: schemas.YjP().nullish()
            })
          })).nullish()
        }).nullish(),
        logprobs: deepseekChatLogprobsSchema,
        finish_reason: schemas.YjP().nullish()
      })),
      usage: tokenUsageSchema
    }), deepSeekErrorSchema ])));
    function prepareTools({tools: tools, toolChoice: toolChoice, supportsStrictToolCalls: supportsStrictToolCalls}) {
      tools = tools?.length ? tools : void 0;
      const toolWarnings = [];
      if (tools == null) return {
        tools: void 0,
        toolChoice: void 0,
        toolWarnings: toolWarnings
      };
      const functionTools = tools.filter(tool => tool.type === "function");
      const hasStrictTool = functionTools.some(tool => tool.strict === true);
      if (hasStrictTool && supportsStrictToolCalls === false) throw new dist.b8({
        functionality: "DeepSeek strict tool calls",
        message: "DeepSeek strict tool calls require a beta base URL ending in `/beta`."
      });
      if (hasStrictTool && supportsStrictToolCalls === true && functionTools.some(tool => tool.strict !== true)) throw new dist.b8({
        functionality: "mixed DeepSeek strict and non-strict tool calls",
        message: "DeepSeek strict mode requires every function tool in the request to set `strict: true`."
      });
      const deepseekTools = [];
      for (const tool of tools) if (tool.type === "provider") toolWarnings.push({
        type: "unsupported",
        feature: `provider-defined tool ${tool.id}`
      }); else deepseekTools.push({
        type: "function",
        function: {
          name: tool.name,
          description: tool.description,
          parameters: tool.inputSchema,
          ...tool.strict != null ? {
            strict: tool.strict
          } : {}
        }
      });
      if (toolChoice == null) return {
        tools: deepseekTools,
        toolChoice: void 0,
        toolWarnings: toolWarnings
      };
      const type = toolChoice?.type;
      switch (type) {
       case "auto":
       case "none":
       case "required":
        return {
          tools: deepseekTools,
          toolChoice: type,
          toolWarnings: toolWarnings
        };

       case "tool":
        return {
          tools: deepseekTools,
          toolChoice: {
            type: "function",
            function: {
              name: toolChoice.toolName
            }
          },
          toolWarnings: toolWarnings
        };

       default:
        return {
          tools: deepseekTools,
          toolChoice: void 0,
          toolWarnings: [ ...toolWarnings, {
            type: "unsupported",
            feature: `tool choice type: ${type}`
          } ]
        };
      }
    }
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
    function createDeepSeekStreamError(error, data) {
      const metadata = getDeepSeekStreamErrorMetadata(error);
      return (0, provider_utils_dist.iH)({
        message: error.message,
        type: error.type ?? void 0,
        code: error.code ?? void 0,
        ...metadata,
        data: data
      });
    }
    function getDeepSeekStreamErrorMetadata(error) {
      if (error.code === "insufficient_quota" || error.type === "insufficient_quota") return {
        statusCode: 429,
        isRetryable: false
      };
      const explicitStatusCode = getHttpStatusCode(error.code);
      if (explicitStatusCode != null) return {
        statusCode: explicitStatusCode,
        isRetryable: isRetryableStatusCode(explicitStatusCode)
      };
      for (const discriminator of [ error.code, error.type ]) switch (discriminator) {
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
    function getHttpStatusCode(value) {
      const statusCode = typeof value === "string" && /^\d{3}$/.test(value) ? Number(value) : value;
      return typeof statusCode === "number" && Number.isInteger(statusCode) && statusCode >= 400 && statusCode <= 599 ? statusCode : void 0;
    }
    function isRetryableStatusCode(statusCode) {
      return statusCode === 408 || statusCode === 409 || statusCode === 429 || statusCode >= 500;
    }
    function mapDeepSeekProviderReasoningEffort({reasoningEffort: reasoningEffort, warnings: warnings}) {
      const mapped = reasoningEffort === "medium" ? "high" : reasoningEffort === "xhigh" ? "max" : reasoningEffort;
      if (mapped !== reasoningEffort) warnings.push({
        type: "compatibility",
        feature: "reasoningEffort",
        details: `reasoningEffort "${reasoningEffort}" is not a canonical DeepSeek value. mapped to "${mapped}".`
      });
      return mapped;
    }
    var DeepSeekChatLanguageModel = class _DeepSeekChatLanguageModel {
      constructor(modelId, config) {
        this.specificationVersion = "v4";
        this.supportedUrls = {
          "image/*": [ /^https?:\/\/.*$/ ]
        };
        this.modelId = modelId;
        this.config = config;
        this.failedResponseHandler = (0, provider_utils_dist.sl)({
          errorSchema: deepSeekErrorSchema,
          errorToMessage: error => error.error.message
        });
      }
      static [serde_dist.V](model) {
        return (0, provider_utils_dist.Qf)({
          modelId: model.modelId,
          config: model.config
        });
      }
      static [serde_dist.C](options) {
        return new _DeepSeekChatLanguageModel(options.modelId, options.config);
      }
      get provider() {
        return this.config.provider;
      }
      get providerOptionsName() {
        return this.config.provider.split(".")[0].trim();
      }
      async getArgs({prompt: prompt, maxOutputTokens: maxOutputTokens, temperature: temperature, topP: topP, topK: topK, frequencyPenalty: frequencyPenalty, presencePenalty: presencePenalty, reasoning: reasoning, providerOptions: providerOptions, stopSequences: stopSequences, responseFormat: responseFormat, seed: seed, toolChoice: toolChoice, tools: tools}) {
        const deepseekOptions = await (0, provider_utils_dist.xI)({
          provider: this.providerOptionsName,
          providerOptions: providerOptions,
          schema: deepseekLanguageModelChatOptions
        }) ?? {};
        const supportsStructuredOutputs = this.config.supportsStructuredOutputs === true;
        const supportsPenaltySampling = this.config.supportsPenaltySampling === true;
        const {messages: messages, warnings: warnings} = await convertToDeepSeekChatMessages({
          prompt: prompt,
          responseFormat: responseFormat,
          modelId: this.modelId,
          providerOptionsName: this.providerOptionsName,
          supportsAssistantPrefixCompletion: this.config.supportsAssistantPrefixCompletion,
          supportsStructuredOutputs: supportsStructuredOutputs
        });
        const allWarnings = [ ...warnings ];
        if (topK != null) allWarnings.push({
          type: "unsupported",
          feature: "topK"
        });
        if (seed != null) allWarnings.push({
          type: "unsupported",
          feature: "seed"
        });
        if (!supportsPenaltySampling && frequencyPenalty != null) allWarnings.push({
          type: "deprecated",
          setting: "frequencyPenalty",
          message: "frequencyPenalty is deprecated by DeepSeek and has been omitted. Remove frequencyPenalty from the request."
        });
        if (!supportsPenaltySampling && presencePenalty != null) allWarnings.push({
          type: "deprecated",
          setting: "presencePenalty",
          message: "presencePenalty is deprecated by DeepSeek and has been omitted. Remove presencePenalty from the request."
        });
        const {tools: deepseekTools, toolChoice: deepseekToolChoices, toolWarnings: toolWarnings} = prepareTools({
          tools: tools,
          toolChoice: toolChoice,
          supportsStrictToolCalls: this.config.supportsStrictToolCalls
        });
        const thinkingType = deepseekOptions.thinking?.type;
        if (thinkingType === "adaptive") allWarnings.push({
          type: "compatibility",
          feature: "thinking.type",
          details: 'thinking.type "adaptive" is not a canonical DeepSeek value. mapped to "enabled".'
        });
        const thinking = this.config.supportsThinking === false ? void 0 : thinkingType != null ? {
          type: thinkingType === "adaptive" ? "enabled" : thinkingType
        } : (0, provider_utils_dist.g6)(reasoning) ? {
          type: reasoning === "none" ? "disabled" : "enabled"
        } : void 0;
        const isThinkingEnabled = this.config.supportsThinking !== false && thinking?.type !== "disabled" && (thinking != null || this.modelId === "deepseek-reasoner" || isDeepSeekV4Model(this.modelId));
        if (isThinkingEnabled && temperature != null) allWarnings.push({
          type: "unsupported",
          feature: "temperature",
          details: "temperature has no effect when DeepSeek thinking is enabled. Set providerOptions.deepseek.thinking.type to 'disabled' to use temperature."
        });
        if (isThinkingEnabled && topP != null) allWarnings.push({
          type: "unsupported",
          feature: "topP",
          details: "topP has no effect when DeepSeek thinking is enabled. Set providerOptions.deepseek.thinking.type to 'disabled' to use topP."
        });
        const reasoningEffort = deepseekOptions.reasoningEffort != null ? mapDeepSeekProviderReasoningEffort({
          reasoningEffort: deepseekOptions.reasoningEffort,
          warnings: allWarnings
        }) : (0, provider_utils_dist.g6)(reasoning) && reasoning !== "none" ? (0, provider_utils_dist.jv)({
          reasoning: reasoning,
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
            ...(deepseekOptions.logprobs === true || deepseekOptions.topLogprobs != null) && {
              logprobs: true
            },
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
            } : {
              type: "json_object"
            } : void 0,
            stop: stopSequences,
            messages: messages,
            tools: deepseekTools,
            tool_choice: deepseekToolChoices,
            thinking: thinking,
            ...deepseekOptions.userId != null && {
              user_id: deepseekOptions.userId
            },
            ...thinking?.type !== "disabled" && reasoningEffort != null && {
              reasoning_effort: reasoningEffort
            }
          },
          warnings: [ ...allWarnings, ...toolWarnings ]
        };
      }
      async doGenerate(options) {
        const {args: args, warnings: warnings} = await this.getArgs({
          ...options
        });
        const {responseHeaders: responseHeaders, value: responseBody, rawValue: rawResponse} = await (0, 
        provider_utils_dist.GU)({
          url: this.config.url({
            path: "/chat/completions",
            modelId: this.modelId
          }),
          headers: (0, provider_utils_dist.m2)(this.config.headers?.(), options.headers),
          body: args,
          failedResponseHandler: this.failedResponseHandler,
          successfulResponseHandler: (0, provider_utils_dist.cV)(deepseekChatResponseSchema),
          abortSignal: options.abortSignal,
          fetch: this.config.fetch
        });
        const choice = responseBody.choices[0];
        if (choice == null) throw new dist.xn({
          data: rawResponse,
          message: "Response did not contain any choices."
        });
        const content = [];
        const reasoning = choice.message.reasoning_content;
        if (reasoning != null && reasoning.length > 0) content.push({
          type: "reasoning",
          text: reasoning
        });
        if (choice.message.tool_calls != null) for (const toolCall of choice.message.tool_calls) content.push({
          type: "tool-call",
          toolCallId: toolCall.id || (0, provider_utils_dist.$C)(),
          toolName: toolCall.function.name,
          input: toolCall.function.arguments
        });
        const text = choice.message.content;
        if (text != null && text.length > 0) content.push({
          type: "text",
          text: text
        });
        return {
          content: content,
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
              ...choice.index != null && {
                choiceIndex: choice.index
              },
              ...choice.message.role != null && {
                messageRole: choice.message.role
              },
              ...choice.message.tool_calls != null && {
                toolCallTypes: choice.message.tool_calls.map(toolCall => toolCall.type).filter(type => type != null)
              },
              ...choice.logprobs != null && {
                logprobs: choice.logprobs
              },
              ...responseBody.system_fingerprint != null && {
                systemFingerprint: responseBody.system_fingerprint
              }
            }
          },
          request: {
            body: args
          },
          response: {
            ...(0, provider_utils_dist.qX)(responseBody),
            headers: responseHeaders,
            body: rawResponse
          },
          warnings: warnings
        };
      }
      async doStream(options) {
        const {args: args, warnings: warnings} = await this.getArgs({
          ...options
        });
        const body = {
          ...args,
          stream: true,
          stream_options: {
            include_usage: true
          }
        };
        const {responseHeaders: responseHeaders, value: response} = await (0, provider_utils_dist.GU)({
          url: this.config.url({
            path: "/chat/completions",
            modelId: this.modelId
          }),
          headers: (0, provider_utils_dist.m2)(this.config.headers?.(), options.headers),
          body: body,
          failedResponseHandler: this.failedResponseHandler,
          successfulResponseHandler: (0, provider_utils_dist.Ds)(deepseekChatChunkSchema),
          abortSignal: options.abortSignal,
          fetch: this.config.fetch
        });
        let toolCallTracker;
        let finishReason = {
          unified: "other",
          raw: void 0
        };
        let usage;
        let systemFingerprint;
        let isFirstChunk = true;
        const providerOptionsName = this.providerOptionsName;
        let isActiveReasoning = false;
        let isActiveText = false;
        let responseObject;
        let choiceIndex;
        let messageRole;
        const toolCallTypes = new Map;
        const contentLogprobs = [];
        const reasoningLogprobs = [];
        return {
          stream: response.pipeThrough(new TransformStream({
            start(controller) {
              toolCallTracker = new provider_utils_dist.HE(controller, {
                generateId: provider_utils_dist.$C
              });
              controller.enqueue({
                type: "stream-start",
                warnings: warnings
              });
            },
            transform(chunk, controller) {
              if (options.includeRawChunks) controller.enqueue({
                type: "raw",
                rawValue: chunk.rawValue
              });
              if (!chunk.success) {
                finishReason = {
                  unified: "error",
                  raw: void 0
                };
                controller.enqueue({
                  type: "error",
                  error: chunk.error
                });
                return;
              }
              const value = chunk.value;
              if ("error" in value) {
                finishReason = {
                  unified: "error",
                  raw: void 0
                };
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
                  ...(0, provider_utils_dist.qX)(value)
                });
              }
              if (value.usage != null) usage = value.usage;
              if (value.object != null) responseObject = value.object;
              if (value.system_fingerprint != null) systemFingerprint = value.system_fingerprint;
              const choice = value.choices[0];
              if (choice?.index != null) choiceIndex = choice.index;
              if (choice?.finish_reason != null) finishReason = {
                unified: mapDeepSeekFinishReason(choice.finish_reason),
                raw: choice.finish_reason
              };
              if (choice?.logprobs?.content != null) contentLogprobs.push(...choice.logprobs.content);
              if (choice?.logprobs?.reasoning_content != null) reasoningLogprobs.push(...choice.logprobs.reasoning_content);
              if (choice?.delta == null) return;
              const delta = choice.delta;
              if (delta.role != null) messageRole = delta.role;
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
                  controller.enqueue({
                    type: "text-start",
                    id: "txt-0"
                  });
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
                  if (toolCallDelta.type != null) toolCallTypes.set(toolCallDelta.index, toolCallDelta.type);
                  toolCallTracker.processDelta(toolCallDelta);
                }
              }
            },
            flush(controller) {
              if (isActiveReasoning) controller.enqueue({
                type: "reasoning-end",
                id: "reasoning-0"
              });
              if (isActiveText) controller.enqueue({
                type: "text-end",
                id: "txt-0"
              });
              toolCallTracker.flush();
              controller.enqueue({
                type: "finish",
                finishReason: finishReason,
                usage: convertDeepSeekUsage(usage),
                providerMetadata: {
                  [providerOptionsName]: {
                    promptCacheHitTokens: usage?.prompt_cache_hit_tokens ?? void 0,
                    promptCacheMissTokens: usage?.prompt_cache_miss_tokens ?? void 0,
                    ...responseObject != null && {
                      responseObject: responseObject
                    },
                    ...choiceIndex != null && {
                      choiceIndex: choiceIndex
                    },
                    ...messageRole != null && {
                      messageRole: messageRole
                    },
                    ...toolCallTypes.size > 0 && {
                      toolCallTypes: [ ...toolCallTypes.entries() ].sort(([left], [right]) => left - right).map(([, type]) => type)
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
                    ...systemFingerprint != null && {
                      systemFingerprint: systemFingerprint
                    }
                  }
                }
              });
            }
          })),
          request: {
            body: body
          },
          response: {
            headers: responseHeaders
          }
        };
      }
    };
    var azureOpenaiTools = {
      codeInterpreter: internal.As,
      fileSearch: internal.X,
      imageGeneration: internal.QZ,
      webSearch: internal.tE,
      webSearchPreview: internal.Ty
    };
    var azureSpeechTranscriptionModelOptionsShape = () => ({
      timestamps: schemas.k5n([ "word", "segment", "none" ]).optional(),
      transcribeStyle: schemas.k5n([ "verbatim", "clean" ]).optional(),
      locales: schemas.YOg(schemas.YjP()).length(1).optional(),
      diarization: schemas.rej({
        enabled: schemas.zMY()
      }).optional(),
      phraseList: schemas.rej({
        phrases: schemas.YOg(schemas.YjP())
      }).optional()
    });
    (0, provider_utils_dist.ID)(() => (0, provider_utils_dist.C_)(schemas.rej(azureSpeechTranscriptionModelOptionsShape())));
    var azureTranscriptionModelOptions = (0, provider_utils_dist.ID)(() => (0, provider_utils_dist.C_)(schemas.rej({
      api: schemas.k5n([ "openai", "speech" ]).optional(),
      ...azureSpeechTranscriptionModelOptionsShape()
    })));
    function isMAITranscribe2(modelId) {
      return modelId.toLowerCase() === "mai-transcribe-2";
    }
    var AzureSpeechTranscriptionModel = class {
      constructor(modelId, config) {
        this.modelId = modelId;
        this.config = config;
        this.specificationVersion = "v4";
        this.provider = "azure.transcription";
      }
      async doGenerate(options, azureOptions = {}) {
        const timestamp = new Date;
        const formData = new FormData;
        formData.append("audio", new Blob([ typeof options.audio === "string" ? (0, provider_utils_dist.Z9)(options.audio) : options.audio ], {
          type: options.mediaType
        }), `audio.${(0, provider_utils_dist.HQ)(options.mediaType)}`);
        formData.append("definition", JSON.stringify({
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
        }));
        const {value: value, rawValue: rawValue, responseHeaders: responseHeaders} = await (0, 
        provider_utils_dist.S)({
          url: this.config.url(),
          headers: (0, provider_utils_dist.m2)(this.config.headers(), options.headers),
          formData: formData,
          abortSignal: options.abortSignal,
          fetch: this.config.fetch,
          failedResponseHandler: (0, provider_utils_dist.sl)({
            errorSchema: schemas.KCZ([ schemas.Ikc({
              error: schemas.Ikc({
                message: schemas.YjP()
              })
            }), schemas.Ikc({
              message: schemas.YjP()
            }) ]),
            errorToMessage: data => "error" in data ? data.error.message : data.message
          }),
          successfulResponseHandler: (0, provider_utils_dist.cV)(responseSchema)
        });
        const phrases = value.phrases ?? [];
        const languages = new Set(phrases.flatMap(phrase => phrase.locale ? [ phrase.locale.split("-")[0].toLowerCase() ] : []));
        const [language] = languages;
        const reportedLanguage = languages.size === 1 && /^[a-z]{2}$/.test(language) ? language : void 0;
        return {
          text: value.combinedPhrases.map(phrase => phrase.text).join(" "),
          segments: phrases.flatMap(phrase => phrase.offsetMilliseconds != null && phrase.durationMilliseconds != null ? [ {
            text: phrase.text,
            startSecond: phrase.offsetMilliseconds / 1e3,
            endSecond: (phrase.offsetMilliseconds + phrase.durationMilliseconds) / 1e3
          } ] : []),
          language: reportedLanguage,
          durationInSeconds: value.durationMilliseconds != null ? value.durationMilliseconds / 1e3 : void 0,
          warnings: [],
          providerMetadata: {
            azure: {
              phrases: phrases
            }
          },
          response: {
            timestamp: timestamp,
            modelId: this.modelId,
            headers: responseHeaders,
            body: rawValue
          }
        };
      }
    };
    var responseSchema = schemas.Ikc({
      combinedPhrases: schemas.YOg(schemas.Ikc({
        text: schemas.YjP()
      })),
      durationMilliseconds: schemas.aig().nullish(),
      phrases: schemas.YOg(schemas.Ikc({
        text: schemas.YjP(),
        offsetMilliseconds: schemas.aig().nullish(),
        durationMilliseconds: schemas.aig().nullish(),
        locale: schemas.YjP().nullish(),
        speaker: schemas.aig().nullish(),
        confidence: schemas.aig().nullish(),
        words: schemas.YOg(schemas.Ikc({
          text: schemas.YjP(),
          offsetMilliseconds: schemas.aig().nullish(),
          durationMilliseconds: schemas.aig().nullish()
        })).nullish()
      })).nullish()
    });
    var VERSION = true ? "4.0.85" : 0;
    function getAzureOpenAIBaseURLInfo(baseURL) {
      if (baseURL == null) return {
        isAzureOpenAI: true,
        isFoundryProject: false,
        isVersioned: false
      };
      const url = new URL(baseURL);
      const hostname = url.hostname;
      const isAzureOpenAI = hostname.endsWith(".openai.azure.com") || hostname.endsWith(".services.ai.azure.com") || hostname.endsWith(".cognitiveservices.azure.com");
      const pathname = url.pathname.replace(/\/+$/, "");
      return {
        isAzureOpenAI: isAzureOpenAI,
        isFoundryProject: hostname.endsWith(".services.ai.azure.com") && pathname.startsWith("/api/projects/"),
        isVersioned: isAzureOpenAI && pathname.toLowerCase().endsWith("/openai/v1")
      };
    }
    function createAzure(options = {}) {
      const tokenProvider = options.tokenProvider;
      if (options.apiKey && tokenProvider) throw new dist.Di({
        argument: "apiKey/tokenProvider",
        message: "Both apiKey and tokenProvider were provided. Please use only one authentication method."
      });
      const getHeaders = (api = "openai") => {
        const authHeaders = tokenProvider ? {} : {
          [api === "speech" ? "Ocp-Apim-Subscription-Key" : "api-key"]: (0, provider_utils_dist.WL)({
            apiKey: options.apiKey,
            environmentVariableName: "AZURE_API_KEY",
            description: api === "speech" ? "Azure Speech" : "Azure OpenAI"
          })
        };
        return (0, provider_utils_dist.WZ)({
          ...authHeaders,
          ...options.headers
        }, `ai-sdk-azure/${VERSION}`);
      };
      const fetch = tokenProvider ? async (input, init) => {
        const headers = (0, provider_utils_dist.qx)(init?.headers);
        if (headers.authorization == null) headers.authorization = `Bearer ${await tokenProvider()}`;
        return (options.fetch ?? globalThis.fetch)(input, {
          ...init,
          headers: headers
        });
      } : options.fetch;
      const getResourceName = () => {
        const resourceName = (0, provider_utils_dist.Fv)({
          settingValue: options.resourceName,
          settingName: "resourceName",
          environmentVariableName: "AZURE_RESOURCE_NAME",
          description: "Azure OpenAI resource name"
        });
        if (!/^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i.test(resourceName)) throw new dist.Di({
          argument: "resourceName",
          message: "Invalid Azure resource name. Expected a single DNS label (letters, digits, and hyphens). Use `baseURL` for custom endpoints."
        });
        return resourceName;
      };
      const apiVersion = options.apiVersion ?? "v1";
      const {isAzureOpenAI: isAzureOpenAI, isFoundryProject: isFoundryProject, isVersioned: isAzureOpenAIVersioned} = getAzureOpenAIBaseURLInfo(options.baseURL);
      const url = ({path: path, modelId: modelId}) => {
        const baseUrlPrefix = (0, provider_utils_dist.ae)(options.baseURL ?? `https://${getResourceName()}.openai.azure.com/openai`);
        let fullUrl;
        if (options.useDeploymentBasedUrls) fullUrl = new URL(`${baseUrlPrefix}/deployments/${modelId}${path}`); else if (!isAzureOpenAI || isAzureOpenAIVersioned) fullUrl = new URL(`${baseUrlPrefix}${path}`); else fullUrl = new URL(`${baseUrlPrefix}/v1${path}`);
        if (options.useDeploymentBasedUrls || isAzureOpenAI && !isAzureOpenAIVersioned && !isFoundryProject) fullUrl.searchParams.set("api-version", apiVersion);
        return fullUrl.toString();
      };
      const createChatModel = deploymentName => new internal.Wy(deploymentName, {
        provider: "azure.chat",
        url: url,
        headers: getHeaders,
        fetch: fetch
      });
      const createDeepSeekModel = deploymentName => new DeepSeekChatLanguageModel(deploymentName, {
        provider: "azure.deepseek",
        url: url,
        headers: getHeaders,
        fetch: fetch,
        supportsPenaltySampling: true,
        supportsThinking: false,
        supportsStructuredOutputs: true
      });
      const createCompletionModel = modelId => new internal.Mp(modelId, {
        provider: "azure.completion",
        url: url,
        headers: getHeaders,
        fetch: fetch
      });
      const createEmbeddingModel = modelId => new internal.BM(modelId, {
        provider: "azure.embeddings",
        headers: getHeaders,
        url: url,
        fetch: fetch
      });
      const createResponsesModel = modelId => new internal.OpenAIResponsesLanguageModel(modelId, {
        provider: "azure.responses",
        url: url,
        headers: getHeaders,
        fetch: fetch,
        explicitMessageItemType: isFoundryProject,
        fileIdPrefixes: [ "assistant-" ]
      });
      const createImageModel = modelId => new internal.nd(modelId, {
        provider: "azure.image",
        url: url,
        headers: getHeaders,
        fetch: fetch,
        imageInputCapabilities: {
          supportsFileInputs: void 0,
          supportsMaskInputs: void 0
        }
      });
      const createTranscriptionModel = modelId => new AzureTranscriptionModel(modelId, options, new internal.gi(modelId, {
        provider: "azure.transcription",
        url: url,
        headers: getHeaders,
        fetch: fetch
      }), new AzureSpeechTranscriptionModel(modelId, {
        url: () => `${(0, provider_utils_dist.ae)(options.speechBaseURL) ?? `https://${getResourceName()}.cognitiveservices.azure.com`}/speechtotext/transcriptions:transcribe?api-version=2025-10-15`,
        headers: () => getHeaders("speech"),
        fetch: fetch
      }));
      const createSpeechModel = modelId => new internal.Eu(modelId, {
        provider: "azure.speech",
        url: url,
        headers: getHeaders,
        fetch: fetch
      });
      const provider = function(deploymentId) {
        if (new.target) throw new Error("The Azure OpenAI model function cannot be called with the new keyword.");
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
    createAzure();
    var AzureTranscriptionModel = class {
      constructor(modelId, config, openai, speech) {
        this.modelId = modelId;
        this.config = config;
        this.openai = openai;
        this.speech = speech;
        this.specificationVersion = "v4";
        this.provider = "azure.transcription";
      }
      static [serde_dist.V](model) {
        return (0, provider_utils_dist.Qf)({
          modelId: model.modelId,
          config: model.config
        });
      }
      static [serde_dist.C](options) {
        return createAzure(options.config).transcription(options.modelId);
      }
      async doGenerate(options) {
        const {api: api, ...speechOptions} = await this.getOptions(options.providerOptions);
        if (api === "speech") return this.speech.doGenerate(options, speechOptions);
        const result = await this.openai.doGenerate(options);
        return {
          ...result,
          warnings: [ ...result.warnings, ...Object.keys(speechOptions).map(key => ({
            type: "unsupported",
            feature: `providerOptions.azure.${key}`,
            details: "This option requires the Azure Speech API."
          })) ]
        };
      }
      async doStream(options) {
        const {api: api} = await this.getOptions(options.providerOptions);
        if (api === "speech") throw new dist.b8({
          functionality: "streaming transcription with the Azure Speech API"
        });
        return this.openai.doStream(options);
      }
      async getOptions(providerOptions) {
        const options = await (0, provider_utils_dist.xI)({
          provider: "azure",
          providerOptions: providerOptions,
          schema: azureTranscriptionModelOptions
        });
        return {
          ...options,
          api: options?.api ?? (isMAITranscribe2(this.modelId) ? "speech" : "openai")
        };
      }
    };
  })
};
