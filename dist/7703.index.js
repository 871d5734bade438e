"use strict";

exports.id = 7703;

exports.ids = [ 7703 ];

exports.modules = {
  57703: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      OpenAICompatibleChatLanguageModel: () => OpenAICompatibleChatLanguageModel
    });
    var _ai_sdk_provider__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(90583);
    var _ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(49415);
    var _ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(11479);
    var zod_v4__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80737);
    const openaiCompatibleProviderOptions = {
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
    const openaiCompatibleRequestDefaults = {
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
    function getOpenAICompatibleModelEntry(_modelId) {
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
            maxImagesPerCall: openaiCompatibleRequestDefaults.image.maxImagesPerCall
          }
        },
        providerOptions: {
          language: Object.fromEntries(Object.keys(openaiCompatibleProviderOptions.language).map(key => [ key, "unknown" ])),
          embedding: Object.fromEntries(Object.keys(openaiCompatibleProviderOptions.embedding).map(key => [ key, "unknown" ])),
          image: Object.fromEntries(Object.keys(openaiCompatibleProviderOptions.image).map(key => [ key, "unknown" ]))
        },
        requestConfig: openaiCompatibleRequestDefaults
      };
    }
    getOpenAICompatibleModelEntry("*");
    function toCamelCase(str) {
      return str.replace(/[_-]([a-z])/g, g => g[1].toUpperCase());
    }
    function resolveProviderOptionsKey(rawName, providerOptions) {
      const camelName = toCamelCase(rawName);
      if (camelName !== rawName && providerOptions?.[camelName] != null) return camelName;
      return rawName;
    }
    function warnIfDeprecatedProviderOptionsKey({rawName: rawName, providerOptions: providerOptions, warnings: warnings}) {
      const camelName = toCamelCase(rawName);
      if (camelName !== rawName && providerOptions?.[rawName] != null) warnings.push({
        type: "deprecated",
        setting: `providerOptions key '${rawName}'`,
        message: `Use '${camelName}' instead.`
      });
    }
    const defaultOpenAICompatibleErrorStructure = {
      errorSchema: zod_v4__WEBPACK_IMPORTED_MODULE_0__.Ikc({
        error: zod_v4__WEBPACK_IMPORTED_MODULE_0__.Ikc({
          message: zod_v4__WEBPACK_IMPORTED_MODULE_0__.YjP(),
          type: zod_v4__WEBPACK_IMPORTED_MODULE_0__.YjP().nullish(),
          param: zod_v4__WEBPACK_IMPORTED_MODULE_0__.bzn().nullish(),
          code: zod_v4__WEBPACK_IMPORTED_MODULE_0__.KCZ([ zod_v4__WEBPACK_IMPORTED_MODULE_0__.YjP(), zod_v4__WEBPACK_IMPORTED_MODULE_0__.aig() ]).nullish()
        })
      }),
      errorToMessage: data => data.error.message
    };
    function convertOpenAICompatibleChatUsage(usage) {
      if (usage == null) return (0, _ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_1__.EK)();
      const promptTokens = usage.prompt_tokens ?? 0;
      const completionTokens = usage.completion_tokens ?? 0;
      const cacheReadTokens = usage.prompt_tokens_details?.cached_tokens ?? 0;
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
    function getOpenAIMetadata(message) {
      return message?.providerOptions?.openaiCompatible ?? {};
    }
    function getAudioFormat(mediaType) {
      switch (mediaType) {
       case "audio/wav":
        return "wav";

       case "audio/mp3":
       case "audio/mpeg":
        return "mp3";

       default:
        return null;
      }
    }
    function convertToOpenAICompatibleContentPart(part, provider) {
      const partMetadata = getOpenAIMetadata(part);
      switch (part.type) {
       case "text":
        return {
          type: "text",
          text: part.text,
          ...partMetadata
        };

       case "file":
        switch (part.data.type) {
         case "reference":
          return {
            type: "file",
            file: {
              file_id: (0, _ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_1__.p5)({
                reference: part.data.reference,
                provider: provider
              })
            },
            ...partMetadata
          };

         case "text":
          if ((0, _ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_1__.yu)(part.mediaType) === "text") return {
            type: "text",
            text: part.data.text,
            ...partMetadata
          };
          throw new _ai_sdk_provider__WEBPACK_IMPORTED_MODULE_2__.b8({
            functionality: "text file parts"
          });

         case "url":
         case "data":
          {
            const topLevel = (0, _ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_1__.yu)(part.mediaType);
            if (topLevel === "image") return {
              type: "image_url",
              image_url: {
                url: part.data.type === "url" ? part.data.url.toString() : `data:${(0, _ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_1__.SL)({
                  part: part
                })};base64,${(0, _ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_1__.ej)(part.data.data)}`
              },
              ...partMetadata
            };
            if (topLevel === "video") return {
              type: "video_url",
              video_url: {
                url: part.data.type === "url" ? part.data.url.toString() : `data:${(0, _ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_1__.SL)({
                  part: part
                })};base64,${(0, _ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_1__.ej)(part.data.data)}`
              },
              ...partMetadata
            };
            if (topLevel === "audio") {
              if (part.data.type === "url") throw new _ai_sdk_provider__WEBPACK_IMPORTED_MODULE_2__.b8({
                functionality: "audio file parts with URLs"
              });
              const fullMediaType = (0, _ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_1__.SL)({
                part: part
              });
              const format = getAudioFormat(fullMediaType);
              if (format === null) throw new _ai_sdk_provider__WEBPACK_IMPORTED_MODULE_2__.b8({
                functionality: `audio media type ${fullMediaType}`
              });
              return {
                type: "input_audio",
                input_audio: {
                  data: (0, _ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_1__.ej)(part.data.data),
                  format: format
                },
                ...partMetadata
              };
            }
            if (topLevel === "application") {
              if (part.data.type === "url") throw new _ai_sdk_provider__WEBPACK_IMPORTED_MODULE_2__.b8({
                functionality: "PDF file parts with URLs"
              });
              const fullMediaType = (0, _ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_1__.SL)({
                part: part
              });
              if (fullMediaType !== "application/pdf") throw new _ai_sdk_provider__WEBPACK_IMPORTED_MODULE_2__.b8({
                functionality: `file part media type ${fullMediaType}`
              });
              return {
                type: "file",
                file: {
                  filename: part.filename ?? "document.pdf",
                  file_data: `data:application/pdf;base64,${(0, _ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_1__.ej)(part.data.data)}`
                },
                ...partMetadata
              };
            }
            if (topLevel === "text") return {
              type: "text",
              text: part.data.type === "url" ? part.data.url.toString() : typeof part.data.data === "string" ? (new TextDecoder).decode((0, 
              _ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_1__.Z9)(part.data.data)) : (new TextDecoder).decode(part.data.data),
              ...partMetadata
            };
            throw new _ai_sdk_provider__WEBPACK_IMPORTED_MODULE_2__.b8({
              functionality: `file part media type ${part.mediaType}`
            });
          }
        }
      }
    }
    function convertToolContentPart(part, provider) {
      if (part.type === "custom") throw new _ai_sdk_provider__WEBPACK_IMPORTED_MODULE_2__.b8({
        functionality: "custom tool content parts"
      });
      return convertToOpenAICompatibleContentPart(part, provider);
    }
    function serializeToolCallArguments(input) {
      if (typeof input === "string") try {
        (0, _ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_1__.ZA)(input);
        return input;
      } catch {
        return JSON.stringify(input);
      }
      return (0, _ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_1__.f3)(input);
    }
    function convertToOpenAICompatibleChatMessages(prompt, {provider: provider = "openaiCompatible", providerOptionsKey: providerOptionsKey = "google", supportsMultiPartToolContent: supportsMultiPartToolContent = false} = {}) {
      const messages = [];
      for (const {role: role, content: content, ...message} of prompt) {
        const metadata = getOpenAIMetadata({
          ...message
        });
        switch (role) {
         case "system":
          messages.push({
            role: "system",
            content: content,
            ...metadata
          });
          break;

         case "user":
          if (content.length === 1 && content[0].type === "text") {
            messages.push({
              role: "user",
              content: content[0].text,
              ...getOpenAIMetadata(content[0])
            });
            break;
          }
          messages.push({
            role: "user",
            content: content.map(part => convertToOpenAICompatibleContentPart(part, provider)),
            ...metadata
          });
          break;

         case "assistant":
          {
            let text = "";
            let reasoning = "";
            const toolCalls = [];
            for (const part of content) {
              const partMetadata = getOpenAIMetadata(part);
              switch (part.type) {
               case "text":
                text += part.text;
                break;

               case "reasoning":
                reasoning += part.text;
                break;

               case "tool-call":
                {
                  const thoughtSignature = part.providerOptions?.[providerOptionsKey]?.thoughtSignature ?? part.providerOptions?.google?.thoughtSignature;
                  toolCalls.push({
                    id: part.toolCallId,
                    type: "function",
                    function: {
                      name: part.toolName,
                      arguments: serializeToolCallArguments(part.input)
                    },
                    ...partMetadata,
                    ...thoughtSignature ? {
                      extra_content: {
                        google: {
                          thought_signature: String(thoughtSignature)
                        }
                      }
                    } : {}
                  });
                  break;
                }
              }
            }
            messages.push({
              role: "assistant",
              content: toolCalls.length > 0 ? text || null : text,
              ...reasoning.length > 0 ? {
                reasoning_content: reasoning
              } : {},
              tool_calls: toolCalls.length > 0 ? toolCalls : void 0,
              ...metadata
            });
            break;
          }

         case "tool":
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
              contentValue = (0, _ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_1__.f3)(output.value);
              break;

             case "content":
              contentValue = supportsMultiPartToolContent ? output.value.map(part => convertToolContentPart(part, provider)) : (0, 
              _ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_1__.f3)(output.value);
            }
            const toolResponseMetadata = getOpenAIMetadata(toolResponse);
            messages.push({
              role: "tool",
              tool_call_id: toolResponse.toolCallId,
              content: contentValue,
              ...toolResponseMetadata
            });
          }
          break;

         default:
          throw new Error(`Unsupported role: ${role}`);
        }
      }
      return messages;
    }
    function getResponseMetadata$1({id: id, model: model, created: created}) {
      return (0, _ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_1__.qX)({
        id: id,
        model: model,
        created: created || void 0
      });
    }
    function mapOpenAICompatibleFinishReason$1(finishReason, {hasRefusal: hasRefusal = false} = {}) {
      switch (finishReason) {
       case "stop":
        return hasRefusal ? "content-filter" : "stop";

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
    const openaiCompatibleLanguageModelChatOptions = zod_v4__WEBPACK_IMPORTED_MODULE_0__.Ikc({
      user: zod_v4__WEBPACK_IMPORTED_MODULE_0__.YjP().optional(),
      reasoningEffort: zod_v4__WEBPACK_IMPORTED_MODULE_0__.YjP().nullish(),
      textVerbosity: zod_v4__WEBPACK_IMPORTED_MODULE_0__.YjP().optional(),
      strictJsonSchema: zod_v4__WEBPACK_IMPORTED_MODULE_0__.zMY().optional()
    });
    function prepareTools({tools: tools, toolChoice: toolChoice}) {
      tools = tools?.length ? tools : void 0;
      const toolWarnings = [];
      if (tools == null) return {
        tools: void 0,
        toolChoice: void 0,
        toolWarnings: toolWarnings
      };
      const openaiCompatTools = [];
      for (const tool of tools) if (tool.type === "provider") toolWarnings.push({
        type: "unsupported",
        feature: `provider-defined tool ${tool.id}`
      }); else openaiCompatTools.push({
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
        tools: openaiCompatTools,
        toolChoice: void 0,
        toolWarnings: toolWarnings
      };
      const type = toolChoice.type;
      switch (type) {
       case "auto":
       case "none":
       case "required":
        return {
          tools: openaiCompatTools,
          toolChoice: type,
          toolWarnings: toolWarnings
        };

       case "tool":
        return {
          tools: openaiCompatTools,
          toolChoice: {
            type: "function",
            function: {
              name: toolChoice.toolName
            }
          },
          toolWarnings: toolWarnings
        };

       default:
        throw new _ai_sdk_provider__WEBPACK_IMPORTED_MODULE_2__.b8({
          functionality: `tool choice type: ${type}`
        });
      }
    }
    var OpenAICompatibleChatLanguageModel = class OpenAICompatibleChatLanguageModel {
      static [_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_3__.V](model) {
        return (0, _ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_1__.Qf)({
          modelId: model.modelId,
          config: model.config
        });
      }
      static [_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_3__.C](options) {
        return new OpenAICompatibleChatLanguageModel(options.modelId, options.config);
      }
      constructor(modelId, config) {
        this.specificationVersion = "v4";
        this.modelId = modelId;
        this.config = config;
        const errorStructure = config.errorStructure ?? defaultOpenAICompatibleErrorStructure;
        this.chunkSchema = createOpenAICompatibleChatChunkSchema(errorStructure.errorSchema);
        this.failedResponseHandler = (0, _ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_1__.sl)(errorStructure);
        this.supportsStructuredOutputs = config.supportsStructuredOutputs ?? openaiCompatibleRequestDefaults.language.supportsStructuredOutputs;
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
      transformRequestBody(args, warnings) {
        return this.config.transformRequestBody?.(args, warnings) ?? args;
      }
      convertUsage(usage) {
        return this.config.convertUsage?.(usage) ?? convertOpenAICompatibleChatUsage(usage);
      }
      async getArgs({prompt: prompt, maxOutputTokens: maxOutputTokens, temperature: temperature, topP: topP, topK: topK, frequencyPenalty: frequencyPenalty, presencePenalty: presencePenalty, reasoning: reasoning, providerOptions: providerOptions, stopSequences: stopSequences, responseFormat: responseFormat, seed: seed, toolChoice: toolChoice, tools: tools}) {
        const warnings = [];
        const {options: resolvedCompatibleOptions, namespaces: namespaces} = await (0, _ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_1__.Wo)({
          providerOptions: providerOptions,
          namespaces: [ "openai-compatible", "openaiCompatible", this.providerOptionsName, toCamelCase(this.providerOptionsName) ],
          resolution: "merge",
          schema: openaiCompatibleLanguageModelChatOptions
        });
        if (namespaces.includes("openai-compatible")) warnings.push({
          type: "deprecated",
          setting: "providerOptions key 'openai-compatible'",
          message: "Use 'openaiCompatible' instead."
        });
        warnIfDeprecatedProviderOptionsKey({
          rawName: this.providerOptionsName,
          providerOptions: providerOptions,
          warnings: warnings
        });
        const compatibleOptions = resolvedCompatibleOptions ?? {};
        const strictJsonSchema = compatibleOptions?.strictJsonSchema ?? true;
        if (topK != null) warnings.push({
          type: "unsupported",
          feature: "topK"
        });
        if (responseFormat?.type === "json" && responseFormat.schema != null && !this.supportsStructuredOutputs) warnings.push({
          type: "unsupported",
          feature: "responseFormat",
          details: "JSON response format schema is only supported with structuredOutputs"
        });
        const {tools: openaiTools, toolChoice: openaiToolChoice, toolWarnings: toolWarnings} = prepareTools({
          tools: tools,
          toolChoice: toolChoice
        });
        const metadataKey = resolveProviderOptionsKey(this.providerOptionsName, providerOptions);
        const reasoningEffort = compatibleOptions.reasoningEffort !== void 0 ? compatibleOptions.reasoningEffort : (0, 
        _ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_1__.g6)(reasoning) ? this.config.mapReasoning != null ? this.config.mapReasoning({
          reasoning: reasoning,
          warnings: warnings
        }) : reasoning : void 0;
        return {
          metadataKey: metadataKey,
          args: {
            model: this.modelId,
            user: compatibleOptions.user,
            max_tokens: maxOutputTokens,
            temperature: temperature,
            top_p: topP,
            frequency_penalty: frequencyPenalty,
            presence_penalty: presencePenalty,
            response_format: responseFormat?.type === "json" ? this.supportsStructuredOutputs === true && responseFormat.schema != null ? {
              type: "json_schema",
              json_schema: {
                schema: responseFormat.schema,
                strict: strictJsonSchema,
                name: responseFormat.name ?? "response",
                description: responseFormat.description
              }
            } : {
              type: "json_object"
            } : void 0,
            stop: stopSequences,
            seed: seed,
            ...Object.fromEntries(Object.entries({
              ...providerOptions?.[this.providerOptionsName],
              ...providerOptions?.[toCamelCase(this.providerOptionsName)]
            }).filter(([key]) => !Object.keys(openaiCompatibleLanguageModelChatOptions.shape).includes(key))),
            ...reasoningEffort !== void 0 ? {
              reasoning_effort: reasoningEffort
            } : {},
            ...compatibleOptions.textVerbosity !== void 0 ? {
              verbosity: compatibleOptions.textVerbosity
            } : {},
            messages: convertToOpenAICompatibleChatMessages(prompt, {
              provider: this.providerOptionsName,
              providerOptionsKey: metadataKey,
              supportsMultiPartToolContent: this.config.supportsMultiPartToolContent
            }),
            tools: openaiTools,
            tool_choice: openaiToolChoice
          },
          warnings: [ ...warnings, ...toolWarnings ]
        };
      }
      async prepareRequest(options) {
        const {body: body, warnings: warnings} = await this.prepareGenerateRequest(options);
        return {
          body: body,
          warnings: warnings
        };
      }
      async convertResponse({body: body, providerOptions: providerOptions}) {
        const response = await (0, _ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_1__.k5)({
          value: body,
          schema: OpenAICompatibleChatResponseSchema
        });
        return {
          ...await this.convertGenerateResponse({
            response: response,
            rawResponse: body,
            metadataKey: resolveProviderOptionsKey(this.providerOptionsName, providerOptions)
          }),
          warnings: []
        };
      }
      async prepareGenerateRequest(options) {
        const {args: args, warnings: warnings, metadataKey: metadataKey} = await this.getArgs({
          ...options
        });
        return {
          body: this.transformRequestBody(args, warnings),
          warnings: warnings,
          metadataKey: metadataKey
        };
      }
      async convertGenerateResponse({response: response, rawResponse: rawResponse, metadataKey: metadataKey}) {
        const choice = response.choices[0];
        if (choice == null) throw new _ai_sdk_provider__WEBPACK_IMPORTED_MODULE_2__.xn({
          data: rawResponse,
          message: "Response did not contain any choices."
        });
        const content = [];
        const reasoning = choice.message.reasoning_content ?? choice.message.reasoning;
        if (reasoning != null && reasoning.length > 0) content.push({
          type: "reasoning",
          text: reasoning
        });
        content.push(...convertOpenAICompatibleContent(choice.message.content));
        const refusal = choice.message.refusal;
        const hasRefusal = refusal != null && refusal.length > 0;
        if (hasRefusal) content.push({
          type: "text",
          text: refusal
        });
        if (choice.message.tool_calls != null) for (const toolCall of choice.message.tool_calls) {
          const thoughtSignature = toolCall.extra_content?.google?.thought_signature;
          content.push({
            type: "tool-call",
            toolCallId: toolCall.id || (0, _ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_1__.$C)(),
            toolName: toolCall.function.name,
            input: toolCall.function.arguments,
            ...thoughtSignature ? {
              providerMetadata: {
                [metadataKey]: {
                  thoughtSignature: thoughtSignature
                }
              }
            } : {}
          });
        }
        const providerMetadata = {
          [metadataKey]: {},
          ...await (this.config.metadataExtractor?.extractMetadata?.({
            parsedBody: rawResponse
          }))
        };
        const completionTokenDetails = response.usage?.completion_tokens_details;
        if (completionTokenDetails?.accepted_prediction_tokens != null) providerMetadata[metadataKey].acceptedPredictionTokens = completionTokenDetails?.accepted_prediction_tokens;
        if (completionTokenDetails?.rejected_prediction_tokens != null) providerMetadata[metadataKey].rejectedPredictionTokens = completionTokenDetails?.rejected_prediction_tokens;
        return {
          content: content,
          finishReason: {
            unified: mapOpenAICompatibleFinishReason$1(choice.finish_reason, {
              hasRefusal: hasRefusal
            }),
            raw: choice.finish_reason ?? void 0
          },
          usage: this.convertUsage(response.usage),
          providerMetadata: providerMetadata,
          response: getResponseMetadata$1(response)
        };
      }
      async doGenerate(options) {
        const {body: transformedBody, warnings: warnings, metadataKey: metadataKey} = await this.prepareGenerateRequest(options);
        const body = JSON.stringify(transformedBody);
        const {responseHeaders: responseHeaders, value: responseBody, rawValue: rawResponse} = await (0, 
        _ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_1__.GU)({
          url: this.config.url({
            path: "/chat/completions",
            modelId: this.modelId
          }),
          headers: (0, _ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_1__.m2)(await (0, _ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_1__.hd)(this.config.headers), options.headers),
          body: transformedBody,
          failedResponseHandler: this.failedResponseHandler,
          successfulResponseHandler: (0, _ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_1__.cV)(OpenAICompatibleChatResponseSchema),
          abortSignal: options.abortSignal,
          fetch: this.config.fetch
        });
        const result = await this.convertGenerateResponse({
          response: responseBody,
          rawResponse: rawResponse,
          metadataKey: metadataKey
        });
        return {
          ...result,
          request: {
            body: body
          },
          response: {
            ...result.response,
            headers: responseHeaders,
            body: rawResponse
          },
          warnings: warnings
        };
      }
      async doStream(options) {
        const {args: args, warnings: warnings, metadataKey: metadataKey} = await this.getArgs({
          ...options
        });
        const body = this.transformRequestBody({
          ...args,
          stream: true,
          stream_options: this.config.includeUsage ? {
            include_usage: true
          } : void 0
        }, warnings);
        const metadataExtractor = this.config.metadataExtractor?.createStreamExtractor();
        const {responseHeaders: responseHeaders, value: response} = await (0, _ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_1__.GU)({
          url: this.config.url({
            path: "/chat/completions",
            modelId: this.modelId
          }),
          headers: (0, _ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_1__.m2)(await (0, _ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_1__.hd)(this.config.headers), options.headers),
          body: body,
          failedResponseHandler: this.failedResponseHandler,
          successfulResponseHandler: (0, _ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_1__.Ds)(this.chunkSchema),
          abortSignal: options.abortSignal,
          fetch: this.config.fetch
        });
        const providerOptionsName = metadataKey;
        let toolCallTracker;
        const pendingToolCalls = new Map;
        const forwardedToolCallIndices = new Set;
        const processToolCallDelta = toolCallDelta => {
          const index = toolCallDelta.index;
          if (index == null || forwardedToolCallIndices.has(index)) {
            toolCallTracker.processDelta(toolCallDelta);
            return;
          }
          let pending = pendingToolCalls.get(index);
          if (pending == null) {
            pending = {
              id: toolCallDelta.id ?? null,
              bufferedArguments: "",
              extraContent: toolCallDelta.extra_content ?? null
            };
            pendingToolCalls.set(index, pending);
          } else {
            if (pending.id == null && toolCallDelta.id != null) pending.id = toolCallDelta.id;
            if (pending.extraContent == null && toolCallDelta.extra_content != null) pending.extraContent = toolCallDelta.extra_content;
          }
          const argumentsDelta = toolCallDelta.function?.arguments;
          if (argumentsDelta != null) pending.bufferedArguments += argumentsDelta;
          const name = toolCallDelta.function?.name;
          if (name != null) {
            const forwardDelta = {
              index: index,
              id: pending.id,
              function: {
                name: name,
                arguments: pending.bufferedArguments
              },
              extra_content: pending.extraContent ?? void 0
            };
            toolCallTracker.processDelta(forwardDelta);
            pendingToolCalls.delete(index);
            forwardedToolCallIndices.add(index);
          }
        };
        let finishReason;
        let rawFinishReason;
        let usage;
        let metadataExtracted = false;
        let isActiveReasoning = false;
        let isActiveText = false;
        let hasRefusal = false;
        const convertUsage = usage => this.convertUsage(usage);
        return {
          stream: response.pipeThrough(new TransformStream({
            start(controller) {
              toolCallTracker = new _ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_1__.HE(controller, {
                generateId: _ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_1__.$C,
                extractMetadata: delta => {
                  const thoughtSignature = delta.extra_content?.google?.thought_signature;
                  return thoughtSignature ? {
                    [providerOptionsName]: {
                      thoughtSignature: thoughtSignature
                    }
                  } : void 0;
                },
                buildToolCallProviderMetadata: metadata => metadata
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
                rawFinishReason = void 0;
                controller.enqueue({
                  type: "error",
                  error: chunk.error
                });
                return;
              }
              metadataExtractor?.processChunk(chunk.rawValue);
              if ("error" in chunk.value) {
                finishReason = {
                  unified: "error",
                  raw: void 0
                };
                rawFinishReason = void 0;
                controller.enqueue({
                  type: "error",
                  error: chunk.value.error
                });
                return;
              }
              const value = chunk.value;
              if (!metadataExtracted) {
                const metadata = getResponseMetadata$1(value);
                if (Object.values(metadata).some(Boolean)) {
                  metadataExtracted = true;
                  controller.enqueue({
                    type: "response-metadata",
                    ...metadata
                  });
                }
              }
              if (value.usage != null) usage = value.usage;
              const choice = value.choices[0];
              if (choice?.finish_reason != null) rawFinishReason = choice.finish_reason;
              if (choice?.delta == null) return;
              const delta = choice.delta;
              const enqueueReasoningDelta = reasoningDelta => {
                if (isActiveText) {
                  controller.enqueue({
                    type: "text-end",
                    id: "txt-0"
                  });
                  isActiveText = false;
                }
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
                  delta: reasoningDelta
                });
              };
              const enqueueTextDelta = textDelta => {
                if (isActiveReasoning) {
                  controller.enqueue({
                    type: "reasoning-end",
                    id: "reasoning-0"
                  });
                  isActiveReasoning = false;
                }
                if (!isActiveText) {
                  controller.enqueue({
                    type: "text-start",
                    id: "txt-0"
                  });
                  isActiveText = true;
                }
                controller.enqueue({
                  type: "text-delta",
                  id: "txt-0",
                  delta: textDelta
                });
              };
              const reasoningContent = delta.reasoning_content ?? delta.reasoning;
              if (reasoningContent) enqueueReasoningDelta(reasoningContent);
              for (const contentPart of convertOpenAICompatibleContent(delta.content)) if (contentPart.type === "reasoning") enqueueReasoningDelta(contentPart.text); else enqueueTextDelta(contentPart.text);
              const refusal = delta.refusal;
              if (refusal != null && refusal.length > 0) {
                hasRefusal = true;
                enqueueTextDelta(refusal);
              }
              if (delta.tool_calls != null && delta.tool_calls.length > 0) {
                if (isActiveReasoning) {
                  controller.enqueue({
                    type: "reasoning-end",
                    id: "reasoning-0"
                  });
                  isActiveReasoning = false;
                }
                for (const toolCallDelta of delta.tool_calls) processToolCallDelta(toolCallDelta);
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
              for (const [index, pending] of pendingToolCalls) toolCallTracker.processDelta({
                index: index,
                id: pending.id,
                function: {
                  arguments: pending.bufferedArguments
                }
              });
              pendingToolCalls.clear();
              toolCallTracker.flush();
              if (rawFinishReason != null) finishReason = {
                unified: mapOpenAICompatibleFinishReason$1(rawFinishReason, {
                  hasRefusal: hasRefusal
                }),
                raw: rawFinishReason
              };
              if (finishReason == null) {
                finishReason = {
                  unified: "error",
                  raw: void 0
                };
                controller.enqueue({
                  type: "error",
                  error: new _ai_sdk_provider__WEBPACK_IMPORTED_MODULE_2__.xn({
                    data: void 0,
                    message: "Response stream ended without a finish reason."
                  })
                });
              }
              const providerMetadata = {
                [providerOptionsName]: {},
                ...metadataExtractor?.buildMetadata()
              };
              if (usage?.completion_tokens_details?.accepted_prediction_tokens != null) providerMetadata[providerOptionsName].acceptedPredictionTokens = usage?.completion_tokens_details?.accepted_prediction_tokens;
              if (usage?.completion_tokens_details?.rejected_prediction_tokens != null) providerMetadata[providerOptionsName].rejectedPredictionTokens = usage?.completion_tokens_details?.rejected_prediction_tokens;
              controller.enqueue({
                type: "finish",
                finishReason: finishReason,
                usage: convertUsage(usage),
                providerMetadata: providerMetadata
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
    const openaiCompatibleTokenUsageSchema = () => zod_v4__WEBPACK_IMPORTED_MODULE_0__._H3({
      prompt_tokens: zod_v4__WEBPACK_IMPORTED_MODULE_0__.aig().nullish(),
      completion_tokens: zod_v4__WEBPACK_IMPORTED_MODULE_0__.aig().nullish(),
      total_tokens: zod_v4__WEBPACK_IMPORTED_MODULE_0__.aig().nullish(),
      prompt_tokens_details: zod_v4__WEBPACK_IMPORTED_MODULE_0__._H3({
        cached_tokens: zod_v4__WEBPACK_IMPORTED_MODULE_0__.aig().nullish()
      }).nullish(),
      completion_tokens_details: zod_v4__WEBPACK_IMPORTED_MODULE_0__._H3({
        reasoning_tokens: zod_v4__WEBPACK_IMPORTED_MODULE_0__.aig().nullish(),
        accepted_prediction_tokens: zod_v4__WEBPACK_IMPORTED_MODULE_0__.aig().nullish(),
        rejected_prediction_tokens: zod_v4__WEBPACK_IMPORTED_MODULE_0__.aig().nullish()
      }).nullish()
    }).nullish();
    const openAICompatibleContentSchema = () => zod_v4__WEBPACK_IMPORTED_MODULE_0__.KCZ([ zod_v4__WEBPACK_IMPORTED_MODULE_0__.YjP(), zod_v4__WEBPACK_IMPORTED_MODULE_0__.YOg(zod_v4__WEBPACK_IMPORTED_MODULE_0__._H3({
      type: zod_v4__WEBPACK_IMPORTED_MODULE_0__.YjP()
    })) ]).nullish();
    function convertOpenAICompatibleContent(content) {
      if (content == null) return [];
      if (typeof content === "string") return content.length > 0 ? [ {
        type: "text",
        text: content
      } ] : [];
      const result = [];
      for (const part of content) if (part.type === "text" && typeof part.text === "string") {
        if (part.text.length > 0) result.push({
          type: "text",
          text: part.text
        });
      } else if (part.type === "thinking" && Array.isArray(part.thinking)) {
        const reasoningText = part.thinking.filter(chunk => chunk != null && typeof chunk === "object" && "type" in chunk && chunk.type === "text" && "text" in chunk && typeof chunk.text === "string").map(chunk => chunk.text).join("");
        if (reasoningText.length > 0) result.push({
          type: "reasoning",
          text: reasoningText
        });
      }
      return result;
    }
    const OpenAICompatibleChatResponseSchema = (0, _ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_1__.ID)(() => (0, 
    _ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_1__.C_)(zod_v4__WEBPACK_IMPORTED_MODULE_0__._H3({
      id: zod_v4__WEBPACK_IMPORTED_MODULE_0__.YjP().nullish(),
      created: zod_v4__WEBPACK_IMPORTED_MODULE_0__.aig().nullish(),
      model: zod_v4__WEBPACK_IMPORTED_MODULE_0__.YjP().nullish(),
      choices: zod_v4__WEBPACK_IMPORTED_MODULE_0__.YOg(zod_v4__WEBPACK_IMPORTED_MODULE_0__.Ikc({
        message: zod_v4__WEBPACK_IMPORTED_MODULE_0__.Ikc({
          role: zod_v4__WEBPACK_IMPORTED_MODULE_0__.euz("assistant").nullish(),
          content: openAICompatibleContentSchema(),
          refusal: zod_v4__WEBPACK_IMPORTED_MODULE_0__.L5J().nullish().transform(value => typeof value === "string" ? value : void 0),
          reasoning_content: zod_v4__WEBPACK_IMPORTED_MODULE_0__.YjP().nullish(),
          reasoning: zod_v4__WEBPACK_IMPORTED_MODULE_0__.YjP().nullish(),
          tool_calls: zod_v4__WEBPACK_IMPORTED_MODULE_0__.YOg(zod_v4__WEBPACK_IMPORTED_MODULE_0__.Ikc({
            id: zod_v4__WEBPACK_IMPORTED_MODULE_0__.YjP().nullish(),
            function: zod_v4__WEBPACK_IMPORTED_MODULE_0__.Ikc({
              name: zod_v4__WEBPACK_IMPORTED_MODULE_0__.YjP(),
              arguments: zod_v4__WEBPACK_IMPORTED_MODULE_0__.YjP()
            }),
            extra_content: zod_v4__WEBPACK_IMPORTED_MODULE_0__.Ikc({
              google: zod_v4__WEBPACK_IMPORTED_MODULE_0__.Ikc({
                thought_signature: zod_v4__WEBPACK_IMPORTED_MODULE_0__.YjP().nullish()
              }).nullish()
            }).nullish()
          })).nullish()
        }),
        finish_reason: zod_v4__WEBPACK_IMPORTED_MODULE_0__.YjP().nullish()
      })),
      usage: openaiCompatibleTokenUsageSchema()
    })));
    const chunkBaseSchema = () => zod_v4__WEBPACK_IMPORTED_MODULE_0__._H3({
      id: zod_v4__WEBPACK_IMPORTED_MODULE_0__.YjP().nullish(),
      created: zod_v4__WEBPACK_IMPORTED_MODULE_0__.aig().nullish(),
      model: zod_v4__WEBPACK_IMPORTED_MODULE_0__.YjP().nullish(),
      choices: zod_v4__WEBPACK_IMPORTED_MODULE_0__.YOg(zod_v4__WEBPACK_IMPORTED_MODULE_0__.Ikc({
        delta: zod_v4__WEBPACK_IMPORTED_MODULE_0__.Ikc({
          role: zod_v4__WEBPACK_IMPORTED_MODULE_0__.k5n([ "assistant", "" ]).nullish(),
          content: openAICompatibleContentSchema(),
          refusal: zod_v4__WEBPACK_IMPORTED_MODULE_0__.L5J().nullish().transform(value => typeof value === "string" ? value : void 0),
          reasoning_content: zod_v4__WEBPACK_IMPORTED_MODULE_0__.YjP().nullish(),
          reasoning: zod_v4__WEBPACK_IMPORTED_MODULE_0__.YjP().nullish(),
          tool_calls: zod_v4__WEBPACK_IMPORTED_MODULE_0__.YOg(zod_v4__WEBPACK_IMPORTED_MODULE_0__.Ikc({
            index: zod_v4__WEBPACK_IMPORTED_MODULE_0__.aig().nullish(),
            id: zod_v4__WEBPACK_IMPORTED_MODULE_0__.YjP().nullish(),
            function: zod_v4__WEBPACK_IMPORTED_MODULE_0__.Ikc({
              name: zod_v4__WEBPACK_IMPORTED_MODULE_0__.YjP().nullish(),
              arguments: zod_v4__WEBPACK_IMPORTED_MODULE_0__.YjP().nullish()
            }),
            extra_content: zod_v4__WEBPACK_IMPORTED_MODULE_0__.Ikc({
              google: zod_v4__WEBPACK_IMPORTED_MODULE_0__.Ikc({
                thought_signature: zod_v4__WEBPACK_IMPORTED_MODULE_0__.YjP().nullish()
              }).nullish()
            }).nullish()
          })).nullish()
        }).nullish(),
        finish_reason: zod_v4__WEBPACK_IMPORTED_MODULE_0__.YjP().nullish()
      })),
      usage: openaiCompatibleTokenUsageSchema()
    });
    const createOpenAICompatibleChatChunkSchema = errorSchema => zod_v4__WEBPACK_IMPORTED_MODULE_0__.KCZ([ chunkBaseSchema(), errorSchema ]);
    (0, _ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_1__.ID)(() => (0, _ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_1__.C_)(zod_v4__WEBPACK_IMPORTED_MODULE_0__.Ikc({
      echo: zod_v4__WEBPACK_IMPORTED_MODULE_0__.zMY().optional(),
      logitBias: zod_v4__WEBPACK_IMPORTED_MODULE_0__.g1P(zod_v4__WEBPACK_IMPORTED_MODULE_0__.YjP(), zod_v4__WEBPACK_IMPORTED_MODULE_0__.aig()).optional(),
      suffix: zod_v4__WEBPACK_IMPORTED_MODULE_0__.YjP().optional(),
      user: zod_v4__WEBPACK_IMPORTED_MODULE_0__.YjP().optional()
    })));
    _ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_3__.V, _ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_3__.C;
    const usageSchema = () => zod_v4__WEBPACK_IMPORTED_MODULE_0__._H3({
      prompt_tokens: zod_v4__WEBPACK_IMPORTED_MODULE_0__.aig(),
      completion_tokens: zod_v4__WEBPACK_IMPORTED_MODULE_0__.aig(),
      total_tokens: zod_v4__WEBPACK_IMPORTED_MODULE_0__.aig()
    });
    (0, _ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_1__.ID)(() => (0, _ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_1__.C_)(zod_v4__WEBPACK_IMPORTED_MODULE_0__.Ikc({
      id: zod_v4__WEBPACK_IMPORTED_MODULE_0__.YjP().nullish(),
      created: zod_v4__WEBPACK_IMPORTED_MODULE_0__.aig().nullish(),
      model: zod_v4__WEBPACK_IMPORTED_MODULE_0__.YjP().nullish(),
      choices: zod_v4__WEBPACK_IMPORTED_MODULE_0__.YOg(zod_v4__WEBPACK_IMPORTED_MODULE_0__.Ikc({
        text: zod_v4__WEBPACK_IMPORTED_MODULE_0__.YjP(),
        finish_reason: zod_v4__WEBPACK_IMPORTED_MODULE_0__.YjP()
      })),
      usage: usageSchema().nullish()
    })));
    (0, _ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_1__.ID)(() => (0, _ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_1__.C_)(zod_v4__WEBPACK_IMPORTED_MODULE_0__.Ikc({
      dimensions: zod_v4__WEBPACK_IMPORTED_MODULE_0__.aig().optional(),
      user: zod_v4__WEBPACK_IMPORTED_MODULE_0__.YjP().optional()
    })));
    _ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_3__.V, _ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_3__.C;
    (0, _ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_1__.ID)(() => (0, _ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_1__.C_)(zod_v4__WEBPACK_IMPORTED_MODULE_0__.Ikc({
      data: zod_v4__WEBPACK_IMPORTED_MODULE_0__.YOg(zod_v4__WEBPACK_IMPORTED_MODULE_0__.Ikc({
        embedding: zod_v4__WEBPACK_IMPORTED_MODULE_0__.YOg(zod_v4__WEBPACK_IMPORTED_MODULE_0__.aig())
      })),
      usage: zod_v4__WEBPACK_IMPORTED_MODULE_0__.Ikc({
        prompt_tokens: zod_v4__WEBPACK_IMPORTED_MODULE_0__.aig()
      }).nullish(),
      providerMetadata: zod_v4__WEBPACK_IMPORTED_MODULE_0__.g1P(zod_v4__WEBPACK_IMPORTED_MODULE_0__.YjP(), zod_v4__WEBPACK_IMPORTED_MODULE_0__.g1P(zod_v4__WEBPACK_IMPORTED_MODULE_0__.YjP(), zod_v4__WEBPACK_IMPORTED_MODULE_0__.bzn())).optional()
    })));
    _ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_3__.V, _ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_3__.C;
    (0, _ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_1__.ID)(() => (0, _ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_1__.C_)(zod_v4__WEBPACK_IMPORTED_MODULE_0__.Ikc({
      data: zod_v4__WEBPACK_IMPORTED_MODULE_0__.YOg(zod_v4__WEBPACK_IMPORTED_MODULE_0__.Ikc({
        b64_json: zod_v4__WEBPACK_IMPORTED_MODULE_0__.YjP().nullish(),
        url: zod_v4__WEBPACK_IMPORTED_MODULE_0__.YjP().nullish()
      }).refine(image => image.b64_json != null || image.url != null, {
        message: "Expected b64_json or url in the image response"
      })),
      usage: zod_v4__WEBPACK_IMPORTED_MODULE_0__.Ikc({
        input_tokens: zod_v4__WEBPACK_IMPORTED_MODULE_0__.aig().nullish(),
        output_tokens: zod_v4__WEBPACK_IMPORTED_MODULE_0__.aig().nullish(),
        total_tokens: zod_v4__WEBPACK_IMPORTED_MODULE_0__.aig().nullish()
      }).nullish()
    })));
  })
};
