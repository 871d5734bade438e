"use strict";

exports.id = 4373;

exports.ids = [ 4373 ];

exports.modules = {
  84373: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      Wy: () => OpenAIChatLanguageModel,
      Mp: () => OpenAICompletionLanguageModel,
      BM: () => OpenAIEmbeddingModel,
      nd: () => OpenAIImageModel,
      OpenAIResponsesLanguageModel: () => OpenAIResponsesLanguageModel,
      Eu: () => OpenAISpeechModel,
      gi: () => OpenAITranscriptionModel,
      As: () => codeInterpreter,
      X: () => fileSearch,
      QZ: () => imageGeneration,
      tE: () => webSearch,
      Ty: () => webSearchPreview
    });
    var dist = __webpack_require__(90583);
    var provider_utils_dist = __webpack_require__(49415);
    var serde_dist = __webpack_require__(11479);
    var classic_schemas = __webpack_require__(80737);
    var api = __webpack_require__(43759);
    function number(params) {
      return api.qG(classic_schemas.rSt, params);
    }
    const openaiErrorDataSchema = () => classic_schemas.Ikc({
      error: classic_schemas.Ikc({
        message: classic_schemas.YjP(),
        type: classic_schemas.YjP().nullish(),
        param: classic_schemas.bzn().nullish(),
        code: classic_schemas.KCZ([ classic_schemas.YjP(), classic_schemas.aig() ]).nullish()
      })
    });
    const openaiErrorDataSchemaValidator = (0, provider_utils_dist.ID)(() => (0, provider_utils_dist.C_)(openaiErrorDataSchema()));
    const openaiFailedResponseHandler = (0, provider_utils_dist.sl)({
      errorSchema: openaiErrorDataSchemaValidator,
      errorToMessage: data => data.error.message
    });
    const openaiProviderOptions = {
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
    const configurableNonReasoning = {
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
    const openaiLanguageModelEntries = Object.fromEntries(Object.entries({
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
        definition: configurableNonReasoning
      },
      "gpt-6-luna": {
        endpoints: [ "chat", "responses" ],
        definition: configurableNonReasoning
      },
      "gpt-6-sol": {
        endpoints: [ "chat", "responses" ],
        definition: configurableNonReasoning
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
    }).filter(([, {definition: definition}]) => definition != null).map(([modelId, {definition: definition}]) => [ modelId, createOpenAILanguageModelEntry(modelId, definition) ]));
    function createOpenAILanguageModelEntry(modelId, definition) {
      const oSeriesVersion = getOSeriesVersion(modelId);
      const gptVersion = getGptVersion(modelId);
      const isRecognizedModelFamily = oSeriesVersion != null || gptVersion != null || /^gpt-4o(?:-|$)/.test(modelId);
      const isGptChatModel = gptVersion?.minor == null && (gptVersion?.variant?.startsWith("chat") ?? false);
      const isGptNanoModel = gptVersion?.variant?.startsWith("nano") ?? false;
      const isGpt6OrLaterModel = gptVersion != null && gptVersion.major >= 6;
      const isGpt56OrLaterModel = isGpt6OrLaterModel || gptVersion?.major === 5 && (gptVersion.minor ?? 0) >= 6;
      const isStandardGpt5Model = gptVersion?.major === 5 && (gptVersion.variant == null || /^(?:(?:mini|nano|sol|luna|terra)(?:-\d{4}-\d{2}-\d{2})?|\d{4}-\d{2}-\d{2})$/.test(gptVersion.variant));
      const supportsFlexProcessing = oSeriesVersion != null && oSeriesVersion >= 3 || gptVersion != null && gptVersion.major >= 5 && !isGptChatModel;
      const supportsPriorityProcessing = modelId.startsWith("gpt-4") || gptVersion != null && gptVersion.major >= 5 && !isGptNanoModel && !isGptChatModel || oSeriesVersion != null && oSeriesVersion >= 3;
      const isReasoningModel = oSeriesVersion != null || gptVersion != null && gptVersion.major >= 5 && !isGptChatModel;
      const reasoningSampling = definition?.capabilities?.language?.reasoning?.sampling ?? (!isGpt6OrLaterModel && gptVersion != null && (gptVersion.major > 5 || gptVersion.major === 5 && (gptVersion.minor ?? 0) >= 1) ? "reasoning-effort-none" : "unsupported");
      const sampling = !isRecognizedModelFamily ? "unknown" : !isReasoningModel ? true : reasoningSampling === "reasoning-effort-none" ? {
        condition: "Only when reasoning effort is none."
      } : false;
      const chatTemperatureSupportedWithoutReasoning = !modelId.startsWith("gpt-4o-search-preview") && !modelId.startsWith("gpt-4o-mini-search-preview");
      const entry = {
        capabilities: {
          language: {
            inputs: definition?.capabilities?.language?.inputs ?? {
              image: definition != null ? true : "unknown",
              audio: definition != null ? false : "unknown"
            },
            objectGeneration: definition?.capabilities?.language?.objectGeneration ?? (definition != null ? true : "unknown"),
            tools: definition?.capabilities?.language?.tools ?? {
              usage: definition != null ? true : "unknown",
              streaming: definition != null ? true : "unknown",
              async: isGpt6OrLaterModel
            },
            reasoning: {
              support: isRecognizedModelFamily ? isReasoningModel : "unknown",
              efforts: definition?.capabilities?.language?.reasoning?.efforts ?? (isGpt6OrLaterModel ? [ "low", "medium", "high", "xhigh", "max" ] : isStandardGpt5Model ? getGpt5ReasoningEfforts(gptVersion.minor ?? 0) : void 0),
              sampling: reasoningSampling
            },
            sampling: {
              temperature: chatTemperatureSupportedWithoutReasoning ? sampling : {
                condition: "Not supported by Chat Completions search preview models."
              },
              topP: sampling,
              logprobs: isReasoningModel && !isGpt6OrLaterModel ? {
                condition: reasoningSampling === "reasoning-effort-none" ? "Chat Completions requires reasoning effort none; Responses support is model-dependent." : "Not supported by Chat Completions while reasoning; Responses support is model-dependent."
              } : sampling
            },
            serviceTiers: {
              flex: supportsFlexProcessing,
              priority: supportsPriorityProcessing
            },
            configurationUpdates: isGpt6OrLaterModel,
            promptCache: {
              retention: !isGpt6OrLaterModel,
              options: isRecognizedModelFamily ? isGpt56OrLaterModel : "unknown"
            },
            endpoints: {
              chat: {
                temperatureWithoutReasoning: chatTemperatureSupportedWithoutReasoning,
                functionToolsWithReasoning: !(gptVersion?.major === 5 && (gptVersion.minor ?? 0) >= 6)
              },
              responses: {
                logprobsRequireNonReasoning: isGpt6OrLaterModel
              }
            }
          }
        },
        requestConfig: {
          language: {
            systemMessageMode: definition?.requestConfig?.language?.systemMessageMode ?? (isReasoningModel ? "developer" : "system")
          }
        }
      };
      const {language: language} = entry.capabilities;
      return {
        ...entry,
        providerOptions: {
          language: declareProviderOptions(openaiProviderOptions.language, definition != null ? true : "unknown", {
            logprobs: language.sampling.logprobs,
            maxToolCalls: language.tools.usage,
            parallelToolCalls: language.tools.usage,
            allowedTools: language.tools.usage,
            reasoningEffort: language.reasoning.support,
            reasoningSummary: language.reasoning.support,
            reasoningMode: language.reasoning.support,
            reasoningContext: language.reasoning.support,
            reasoningEffortUpdate: language.configurationUpdates,
            promptCacheOptions: language.promptCache.options,
            promptCacheRetention: language.promptCache.retention
          })
        }
      };
    }
    function declareProviderOptions(definitions, support, exceptions) {
      return Object.fromEntries(Object.keys(definitions).map(option => [ option, exceptions[option] ?? support ]));
    }
    function getGpt5ReasoningEfforts(minor) {
      if (minor === 0) return [ "minimal", "low", "medium", "high" ];
      if (minor === 1) return [ "none", "low", "medium", "high" ];
      if (minor < 6) return [ "none", "low", "medium", "high", "xhigh" ];
      return [ "none", "low", "medium", "high", "xhigh", "max" ];
    }
    function getOSeriesVersion(modelId) {
      const match = /^o(\d+)(?:-|$)/.exec(modelId);
      return match == null ? void 0 : Number(match[1]);
    }
    function getGptVersion(modelId) {
      const match = /^gpt-(\d+)(?:\.(\d+))?(?:-(.+))?$/.exec(modelId);
      return match == null ? void 0 : {
        major: Number(match[1]),
        minor: match[2] == null ? void 0 : Number(match[2]),
        variant: match[3]
      };
    }
    const openaiEmbeddingModelEntries = {
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
    const gptImageSizes = [ "1024x1024", "1536x1024", "1024x1536" ];
    const customImageSizes = {
      description: "Standard presets and custom dimensions"
    };
    function createGptImageEntry(sizes) {
      return {
        capabilities: {
          image: {
            sizes: sizes,
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
    const openaiImageModelEntries = {
      "gpt-image-2.6-flare": createGptImageEntry(customImageSizes),
      "gpt-image-2.6-sunburst": createGptImageEntry(customImageSizes),
      "gpt-image-2.5-flare": createGptImageEntry(customImageSizes),
      "gpt-image-2.5-sunburst": createGptImageEntry(customImageSizes),
      "gpt-image-2": createGptImageEntry(gptImageSizes),
      "gpt-image-1.5": createGptImageEntry(gptImageSizes),
      "gpt-image-1-mini": createGptImageEntry(gptImageSizes),
      "gpt-image-1": createGptImageEntry(gptImageSizes),
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
    const imageModelAliases = {
      "gpt-image-2.5-flare-2026-09-08": openaiImageModelEntries["gpt-image-2.5-flare"],
      "gpt-image-2.5-sunburst-2026-09-08": openaiImageModelEntries["gpt-image-2.5-sunburst"],
      "chatgpt-image-latest": createGptImageEntry({
        description: "Unknown"
      })
    };
    function resolveOpenAIImageModelEntry(modelId) {
      if (Object.prototype.hasOwnProperty.call(openaiImageModelEntries, modelId)) return openaiImageModelEntries[modelId];
      if (Object.prototype.hasOwnProperty.call(imageModelAliases, modelId)) return imageModelAliases[modelId];
      return {
        capabilities: {
          image: {
            sizes: {
              description: "Unknown"
            },
            fileInput: "unknown",
            maskInput: "unknown",
            maxImagesPerCall: modelId.startsWith("gpt-image-") ? 10 : 1
          }
        },
        requestConfig: {
          image: {
            responseFormat: modelId.startsWith("chatgpt-image-") || modelId.startsWith("gpt-image-") ? "provider-default" : "b64_json"
          }
        }
      };
    }
    Object.fromEntries(Object.entries({
      ...openaiImageModelEntries,
      ...imageModelAliases
    }).map(([modelId, entry]) => [ modelId, entry.capabilities.image.maxImagesPerCall ?? 1 ]));
    const defaultTranscriptionRequestConfig = {
      languageField: "language"
    };
    const openaiTranscriptionModelEntries = {
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
            ...defaultTranscriptionRequestConfig,
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
          transcription: defaultTranscriptionRequestConfig
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
          transcription: defaultTranscriptionRequestConfig
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
            ...defaultTranscriptionRequestConfig,
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
          transcription: defaultTranscriptionRequestConfig
        }
      },
      "gpt-4o-mini-transcribe-2025-03-20": void 0,
      "gpt-4o-mini-transcribe-2025-12-15": void 0
    };
    const transcriptionSnapshotModelIds = [ "gpt-transcribe", "gpt-live-transcribe", "gpt-realtime-whisper" ];
    function resolveOpenAITranscriptionModelEntry(modelId) {
      if (Object.prototype.hasOwnProperty.call(openaiTranscriptionModelEntries, modelId)) {
        const entry = openaiTranscriptionModelEntries[modelId];
        if (entry != null) return entry;
      }
      for (const baseModelId of transcriptionSnapshotModelIds) if (modelId.startsWith(`${baseModelId}-`)) return openaiTranscriptionModelEntries[baseModelId];
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
          transcription: defaultTranscriptionRequestConfig
        }
      };
    }
    const openaiSpeechTranslationModelEntries = {
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
    const openaiSpeechModelEntries = {
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
    const liveModelEntry = {
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
    const realtimeModelEntries = {
      "gpt-live-1": liveModelEntry,
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
    liveModelEntry.capabilities.realtime, liveModelEntry.requestConfig.realtime.startup, 
    liveModelEntry.requestConfig.realtime.finalization;
    const openaiModelCatalog = combineModelEntries([ openaiLanguageModelEntries, openaiEmbeddingModelEntries, openaiImageModelEntries, openaiTranscriptionModelEntries, openaiSpeechTranslationModelEntries, openaiSpeechModelEntries, realtimeModelEntries ]);
    function combineModelEntries(catalogs) {
      const entries = new Map;
      for (const catalog of catalogs) for (const [modelId, entry] of Object.entries(catalog)) {
        if (entry == null) continue;
        const previous = entries.get(modelId);
        entries.set(modelId, {
          capabilities: {
            ...previous?.capabilities,
            ...entry.capabilities
          },
          ...previous?.providerOptions != null || entry.providerOptions != null ? {
            providerOptions: {
              ...previous?.providerOptions,
              ...entry.providerOptions
            }
          } : {},
          ...previous?.requestConfig != null || entry.requestConfig != null ? {
            requestConfig: {
              ...previous?.requestConfig,
              ...entry.requestConfig
            }
          } : {}
        });
      }
      return Object.fromEntries(entries);
    }
    function findModelEntry(modelId) {
      return Object.prototype.hasOwnProperty.call(openaiModelCatalog, modelId) ? openaiModelCatalog[modelId] : void 0;
    }
    function getOpenAILanguageModelEntry(modelId) {
      const entry = findModelEntry(modelId);
      return entry?.capabilities.language != null && entry.providerOptions?.language != null && entry.requestConfig?.language != null ? {
        capabilities: {
          language: entry.capabilities.language
        },
        providerOptions: {
          language: entry.providerOptions.language
        },
        requestConfig: {
          language: entry.requestConfig.language
        }
      } : createOpenAILanguageModelEntry(modelId);
    }
    function getOpenAIImageModelEntry(modelId) {
      const entry = findModelEntry(modelId);
      return entry?.capabilities.image != null && entry.requestConfig?.image != null ? {
        capabilities: {
          image: entry.capabilities.image
        },
        requestConfig: {
          image: entry.requestConfig.image
        }
      } : resolveOpenAIImageModelEntry(modelId);
    }
    function getOpenAITranscriptionModelEntry(modelId) {
      const entry = findModelEntry(modelId);
      return entry?.capabilities.transcription != null && entry.requestConfig?.transcription != null ? {
        capabilities: {
          transcription: entry.capabilities.transcription
        },
        requestConfig: {
          transcription: entry.requestConfig.transcription
        }
      } : resolveOpenAITranscriptionModelEntry(modelId);
    }
    function createOpenAIProviderStreamError(frame) {
      const streamError = parseStreamError(frame);
      if (streamError == null) return;
      const statusCode = getStatusCode(streamError);
      return (0, provider_utils_dist.iH)({
        message: streamError.message,
        type: streamError.type ?? void 0,
        code: streamError.code ?? void 0,
        statusCode: statusCode,
        isRetryable: isRetryableStreamError(streamError, statusCode),
        data: frame
      });
    }
    async function throwIfOpenAIStreamErrorBeforeOutput({stream: stream, getError: getError, isOutputChunk: isOutputChunk, isAcceptedChunk: isAcceptedChunk, acceptedGraceMs: acceptedGraceMs = 50, url: url, requestBodyValues: requestBodyValues, responseHeaders: responseHeaders}) {
      const [streamForEarlyError, streamForConsumer] = stream.tee();
      const reader = streamForEarlyError.getReader();
      let drainAfterError = false;
      try {
        let accepted = false;
        while (true) {
          let result;
          if (accepted) {
            const raced = await raceWithTimeout(reader.read(), acceptedGraceMs);
            if (raced.timedOut) return streamForConsumer;
            result = raced.value;
          } else result = await reader.read();
          if (result.done) return streamForConsumer;
          const chunk = result.value;
          if (!chunk.success) return streamForConsumer;
          const errorFrame = getError(chunk.value);
          if (errorFrame != null) {
            drainAfterError = true;
            drainReader(reader).catch(() => {});
            drainReader(streamForConsumer.getReader()).catch(() => {});
            throw createOpenAIStreamError({
              frame: errorFrame,
              url: url,
              requestBodyValues: requestBodyValues,
              responseHeaders: responseHeaders
            });
          }
          if (isOutputChunk(chunk.value)) return streamForConsumer;
          if (!accepted && isAcceptedChunk?.(chunk.value) === true) accepted = true;
        }
      } finally {
        if (!drainAfterError) {
          reader.cancel().catch(() => {});
          reader.releaseLock();
        }
      }
    }
    async function drainReader(reader) {
      try {
        while (!(await reader.read()).done) ;
      } catch {} finally {
        reader.releaseLock();
      }
    }
    async function raceWithTimeout(promise, timeoutMs) {
      let timer;
      const wrapped = promise.then(value => ({
        timedOut: false,
        value: value
      }));
      try {
        const raced = await Promise.race([ wrapped, new Promise(resolve => {
          timer = setTimeout(() => resolve({
            timedOut: true
          }), timeoutMs);
        }) ]);
        if (raced.timedOut) wrapped.catch(() => {});
        return raced;
      } finally {
        clearTimeout(timer);
      }
    }
    function createOpenAIStreamError({frame: frame, url: url, requestBodyValues: requestBodyValues, responseHeaders: responseHeaders}) {
      const streamError = createOpenAIProviderStreamError(frame);
      return new dist.hL({
        message: streamError?.message ?? "OpenAI stream failed before any output was generated",
        url: url,
        requestBodyValues: requestBodyValues,
        statusCode: streamError?.statusCode ?? 500,
        responseHeaders: responseHeaders,
        responseBody: JSON.stringify(frame),
        data: frame,
        isRetryable: streamError?.isRetryable
      });
    }
    function parseStreamError(frame) {
      const value = asRecord$1(frame);
      if (value == null) return;
      if (value.type === "response.failed") {
        const responseError = asRecord$1(asRecord$1(value.response)?.error);
        return typeof responseError?.message === "string" ? {
          message: responseError.message,
          code: getStringOrNumber(responseError.code),
          type: "response.failed"
        } : void 0;
      }
      const error = asRecord$1(value.error) ?? value;
      return typeof error.message === "string" && (asRecord$1(value.error) != null || typeof error.type === "string" || "code" in error || "param" in error) ? {
        message: error.message,
        code: getStringOrNumber(error.code),
        type: typeof error.type === "string" ? error.type : void 0
      } : void 0;
    }
    function getStatusCode(error) {
      const explicitStatusCode = getHttpStatusCode(error.code);
      if (explicitStatusCode != null) return explicitStatusCode;
      const discriminator = [ error.code, error.type ].filter(value => typeof value === "string" || typeof value === "number").join(" ").toLowerCase();
      if ([ "insufficient_quota", "rate_limit" ].some(term => discriminator.includes(term))) return 429;
      if (discriminator.includes("authentication")) return 401;
      if (discriminator.includes("permission")) return 403;
      if (discriminator.includes("not_found")) return 404;
      if ([ "invalid", "bad_request", "context_length" ].some(term => discriminator.includes(term))) return 400;
      if (discriminator.includes("overload")) return 503;
      if (discriminator.includes("timeout")) return 504;
      return 500;
    }
    function asRecord$1(value) {
      return typeof value === "object" && value != null ? value : void 0;
    }
    function getStringOrNumber(value) {
      return typeof value === "string" || typeof value === "number" ? value : void 0;
    }
    function isHttpErrorStatusCode(value) {
      return Number.isInteger(value) && value >= 400 && value <= 599;
    }
    function getHttpStatusCode(value) {
      const statusCode = typeof value === "string" && /^\d{3}$/.test(value) ? Number(value) : value;
      return typeof statusCode === "number" && isHttpErrorStatusCode(statusCode) ? statusCode : void 0;
    }
    function isRetryableStatusCode(statusCode) {
      return statusCode === 408 || statusCode === 409 || statusCode === 429 || statusCode >= 500;
    }
    function isRetryableStreamError(error, statusCode) {
      if (error.code === "insufficient_quota" || error.type === "insufficient_quota") return false;
      return isRetryableStatusCode(statusCode);
    }
    const allOpenAIReasoningEfforts = [ "none", "minimal", "low", "medium", "high", "xhigh", "max" ];
    function resolveOpenAIReasoningEffort({providerReasoningEffort: providerReasoningEffort, reasoning: reasoning, supportedReasoningEfforts: supportedReasoningEfforts, warnings: warnings}) {
      return (0, provider_utils_dist.jv)({
        reasoning: reasoning,
        providerOptionsEffort: providerReasoningEffort,
        effortMap: Object.fromEntries((supportedReasoningEfforts ?? allOpenAIReasoningEfforts).map(effort => [ effort, effort ])),
        warnings: warnings
      });
    }
    function convertOpenAIChatUsage(usage) {
      if (usage == null) return (0, provider_utils_dist.EK)();
      const promptTokens = usage.prompt_tokens ?? 0;
      const completionTokens = usage.completion_tokens ?? 0;
      const cachedTokens = usage.prompt_tokens_details?.cached_tokens ?? 0;
      const cacheWriteTokens = usage.prompt_tokens_details?.cache_write_tokens ?? void 0;
      const reasoningTokens = usage.completion_tokens_details?.reasoning_tokens ?? 0;
      return {
        inputTokens: {
          total: promptTokens,
          noCache: promptTokens - cachedTokens - (cacheWriteTokens ?? 0),
          cacheRead: cachedTokens,
          cacheWrite: cacheWriteTokens
        },
        outputTokens: {
          total: completionTokens,
          text: Math.max(0, completionTokens - reasoningTokens),
          reasoning: reasoningTokens
        },
        raw: usage
      };
    }
    const openaiLanguageModelChatOptions = (0, provider_utils_dist.ID)(() => (0, provider_utils_dist.C_)(classic_schemas.Ikc({
      logitBias: classic_schemas.g1P(number(), classic_schemas.aig()).optional(),
      logprobs: classic_schemas.KCZ([ classic_schemas.zMY(), classic_schemas.aig() ]).optional(),
      parallelToolCalls: classic_schemas.zMY().optional(),
      user: classic_schemas.YjP().optional(),
      reasoningEffort: classic_schemas.k5n([ "none", "minimal", "low", "medium", "high", "xhigh", "max" ]).optional(),
      maxCompletionTokens: classic_schemas.aig().optional(),
      store: classic_schemas.zMY().optional(),
      metadata: classic_schemas.g1P(classic_schemas.YjP().max(64), classic_schemas.YjP().max(512)).optional(),
      prediction: classic_schemas.g1P(classic_schemas.YjP(), classic_schemas.bzn()).optional(),
      serviceTier: classic_schemas.k5n([ "auto", "flex", "priority", "fast", "ultrafast", "default" ]).optional(),
      strictJsonSchema: classic_schemas.zMY().optional(),
      textVerbosity: classic_schemas.k5n([ "low", "medium", "high" ]).optional(),
      promptCacheKey: classic_schemas.YjP().optional(),
      promptCacheOptions: classic_schemas.Ikc({
        mode: classic_schemas.k5n([ "implicit", "explicit" ]).optional(),
        ttl: classic_schemas.euz("30m").optional()
      }).optional(),
      promptCacheRetention: classic_schemas.k5n([ "in_memory", "24h" ]).optional(),
      safetyIdentifier: classic_schemas.YjP().optional(),
      systemMessageMode: classic_schemas.k5n([ "system", "developer", "remove" ]).optional(),
      forceReasoning: classic_schemas.zMY().optional()
    })));
    const openaiChatMessageProviderOptions = (0, provider_utils_dist.ID)(() => (0, provider_utils_dist.C_)(classic_schemas.Ikc({
      name: classic_schemas.YjP().optional()
    })));
    function serializeToolCallArguments$1(input) {
      if (typeof input === "string") try {
        const parsed = (0, provider_utils_dist.ZA)(input);
        if (typeof parsed !== "object" || parsed === null || Array.isArray(parsed)) return "{}";
        return input;
      } catch {
        return "{}";
      }
      return (0, provider_utils_dist.f3)(typeof input === "object" && input !== null && !Array.isArray(input) ? input : {});
    }
    function getPromptCacheBreakpoint$1(providerOptions) {
      return providerOptions?.openai?.promptCacheBreakpoint;
    }
    async function convertToOpenAIChatMessages({prompt: prompt, systemMessageMode: systemMessageMode = "system"}) {
      const messages = [];
      const warnings = [];
      for (const {role: role, content: content, providerOptions: providerOptions} of prompt) {
        const name = (await (0, provider_utils_dist.xI)({
          provider: "openai",
          providerOptions: providerOptions,
          schema: openaiChatMessageProviderOptions
        }))?.name;
        switch (role) {
         case "system":
          switch (systemMessageMode) {
           case "system":
            {
              const promptCacheBreakpoint = getPromptCacheBreakpoint$1(providerOptions);
              messages.push({
                role: "system",
                ...name != null && {
                  name: name
                },
                content: promptCacheBreakpoint == null ? content : [ {
                  type: "text",
                  text: content,
                  prompt_cache_breakpoint: promptCacheBreakpoint
                } ]
              });
              break;
            }

           case "developer":
            {
              const promptCacheBreakpoint = getPromptCacheBreakpoint$1(providerOptions);
              messages.push({
                role: "developer",
                ...name != null && {
                  name: name
                },
                content: promptCacheBreakpoint == null ? content : [ {
                  type: "text",
                  text: content,
                  prompt_cache_breakpoint: promptCacheBreakpoint
                } ]
              });
              break;
            }

           case "remove":
            warnings.push({
              type: "other",
              message: "system messages are removed for this model"
            });
            break;

           default:
            throw new Error(`Unsupported system message mode: ${systemMessageMode}`);
          }
          break;

         case "user":
          if (content.length === 1 && content[0].type === "text" && getPromptCacheBreakpoint$1(content[0].providerOptions) == null) {
            messages.push({
              role: "user",
              content: content[0].text,
              ...name != null && {
                name: name
              }
            });
            break;
          }
          messages.push({
            role: "user",
            ...name != null && {
              name: name
            },
            content: content.map((part, index) => {
              switch (part.type) {
               case "text":
                {
                  const promptCacheBreakpoint = getPromptCacheBreakpoint$1(part.providerOptions);
                  return {
                    type: "text",
                    text: part.text,
                    ...promptCacheBreakpoint != null && {
                      prompt_cache_breakpoint: promptCacheBreakpoint
                    }
                  };
                }

               case "file":
                {
                  const promptCacheBreakpoint = getPromptCacheBreakpoint$1(part.providerOptions);
                  switch (part.data.type) {
                   case "reference":
                    return {
                      type: "file",
                      file: {
                        file_id: (0, provider_utils_dist.p5)({
                          reference: part.data.reference,
                          provider: "openai"
                        })
                      },
                      ...promptCacheBreakpoint != null && {
                        prompt_cache_breakpoint: promptCacheBreakpoint
                      }
                    };

                   case "text":
                    throw new dist.b8({
                      functionality: "text file parts"
                    });

                   case "url":
                   case "data":
                    {
                      const topLevel = (0, provider_utils_dist.yu)(part.mediaType);
                      if (topLevel === "image") return {
                        type: "image_url",
                        image_url: {
                          url: part.data.type === "url" ? part.data.url.toString() : `data:${(0, provider_utils_dist.SL)({
                            part: part
                          })};base64,${(0, provider_utils_dist.ej)(part.data.data)}`,
                          detail: part.providerOptions?.openai?.imageDetail
                        },
                        ...promptCacheBreakpoint != null && {
                          prompt_cache_breakpoint: promptCacheBreakpoint
                        }
                      }; else if (topLevel === "audio") {
                        if (part.data.type === "url") throw new dist.b8({
                          functionality: "audio file parts with URLs"
                        });
                        const fullMediaType = (0, provider_utils_dist.SL)({
                          part: part
                        });
                        switch (fullMediaType) {
                         case "audio/wav":
                          return {
                            type: "input_audio",
                            input_audio: {
                              data: (0, provider_utils_dist.ej)(part.data.data),
                              format: "wav"
                            },
                            ...promptCacheBreakpoint != null && {
                              prompt_cache_breakpoint: promptCacheBreakpoint
                            }
                          };

                         case "audio/mp3":
                         case "audio/mpeg":
                          return {
                            type: "input_audio",
                            input_audio: {
                              data: (0, provider_utils_dist.ej)(part.data.data),
                              format: "mp3"
                            },
                            ...promptCacheBreakpoint != null && {
                              prompt_cache_breakpoint: promptCacheBreakpoint
                            }
                          };

                         default:
                          throw new dist.b8({
                            functionality: `audio content parts with media type ${fullMediaType}`
                          });
                        }
                      }
                      {
                        const fullMediaType = (0, provider_utils_dist.SL)({
                          part: part
                        });
                        if (fullMediaType !== "application/pdf") throw new dist.b8({
                          functionality: `file part media type ${fullMediaType}`
                        });
                        if (part.data.type === "url") throw new dist.b8({
                          functionality: "PDF file parts with URLs"
                        });
                        return {
                          type: "file",
                          file: {
                            filename: part.filename ?? `part-${index}.pdf`,
                            file_data: `data:application/pdf;base64,${(0, provider_utils_dist.ej)(part.data.data)}`
                          },
                          ...promptCacheBreakpoint != null && {
                            prompt_cache_breakpoint: promptCacheBreakpoint
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
            let text = "";
            const textParts = [];
            let hasPromptCacheBreakpoint = false;
            const toolCalls = [];
            for (const part of content) switch (part.type) {
             case "text":
              {
                const promptCacheBreakpoint = getPromptCacheBreakpoint$1(part.providerOptions);
                text += part.text;
                textParts.push({
                  type: "text",
                  text: part.text,
                  ...promptCacheBreakpoint != null && {
                    prompt_cache_breakpoint: promptCacheBreakpoint
                  }
                });
                hasPromptCacheBreakpoint ||= promptCacheBreakpoint != null;
                break;
              }

             case "tool-call":
              toolCalls.push({
                id: part.toolCallId,
                type: "function",
                function: {
                  name: part.toolName,
                  arguments: serializeToolCallArguments$1(part.input)
                }
              });
            }
            messages.push({
              role: "assistant",
              ...name != null && {
                name: name
              },
              content: hasPromptCacheBreakpoint ? textParts : toolCalls.length > 0 ? text || null : text,
              tool_calls: toolCalls.length > 0 ? toolCalls : void 0
            });
            break;
          }

         case "tool":
          if (name != null) warnings.push({
            type: "unsupported",
            feature: "message name on tool messages"
          });
          for (const toolResponse of content) {
            if (toolResponse.type === "tool-approval-response") continue;
            const output = toolResponse.output;
            const promptCacheBreakpoint = (output.type === "content" ? output.value.map(part => getPromptCacheBreakpoint$1(part.providerOptions)).find(breakpoint => breakpoint != null) : getPromptCacheBreakpoint$1(output.providerOptions)) ?? getPromptCacheBreakpoint$1(toolResponse.providerOptions);
            let contentValue;
            switch (output.type) {
             case "text":
              contentValue = output.value;
              break;

             case "error-text":
             case "error-json":
              contentValue = (0, provider_utils_dist.f3)({
                error: output.value
              });
              break;

             case "execution-denied":
              contentValue = output.reason ?? "Tool call execution denied.";
              break;

             case "content":
             case "json":
              contentValue = (0, provider_utils_dist.f3)(output.value);
            }
            messages.push({
              role: "tool",
              tool_call_id: toolResponse.toolCallId,
              content: promptCacheBreakpoint == null ? contentValue : [ {
                type: "text",
                text: contentValue,
                prompt_cache_breakpoint: promptCacheBreakpoint
              } ]
            });
          }
          break;

         default:
          throw new Error(`Unsupported role: ${role}`);
        }
      }
      return {
        messages: messages,
        warnings: warnings
      };
    }
    function getResponseMetadata$1({id: id, model: model, created: created}) {
      return (0, provider_utils_dist.qX)({
        id: id,
        model: model,
        created: created || void 0
      });
    }
    function mapOpenAIFinishReason$1({finishReason: finishReason, hasRefusal: hasRefusal = false}) {
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
    const openaiChatResponseSchema = (0, provider_utils_dist.ID)(() => (0, provider_utils_dist.C_)(classic_schemas.Ikc({
      id: classic_schemas.YjP().nullish(),
      created: classic_schemas.aig().nullish(),
      model: classic_schemas.YjP().nullish(),
      choices: classic_schemas.YOg(classic_schemas.Ikc({
        message: classic_schemas.Ikc({
          role: classic_schemas.euz("assistant").nullish(),
          content: classic_schemas.YjP().nullish(),
          refusal: classic_schemas.YjP().nullish(),
          audio: classic_schemas.Ikc({
            transcript: classic_schemas.YjP().nullish()
          }).nullish(),
          tool_calls: classic_schemas.YOg(classic_schemas.Ikc({
            id: classic_schemas.YjP().nullish(),
            type: classic_schemas.euz("function"),
            function: classic_schemas.Ikc({
              name: classic_schemas.YjP(),
              arguments: classic_schemas.YjP()
            })
          })).nullish(),
          annotations: classic_schemas.YOg(classic_schemas.Ikc({
            type: classic_schemas.euz("url_citation"),
            url_citation: classic_schemas.Ikc({
              start_index: classic_schemas.aig(),
              end_index: classic_schemas.aig(),
              url: classic_schemas.YjP(),
              title: classic_schemas.YjP()
            })
          })).nullish()
        }),
        index: classic_schemas.aig(),
        logprobs: classic_schemas.Ikc({
          content: classic_schemas.YOg(classic_schemas.Ikc({
            token: classic_schemas.YjP(),
            logprob: classic_schemas.aig(),
            top_logprobs: classic_schemas.YOg(classic_schemas.Ikc({
              token: classic_schemas.YjP(),
              logprob: classic_schemas.aig()
            }))
          })).nullish(),
          refusal: classic_schemas.YOg(classic_schemas.Ikc({
            token: classic_schemas.YjP(),
            logprob: classic_schemas.aig(),
            top_logprobs: classic_schemas.YOg(classic_schemas.Ikc({
              token: classic_schemas.YjP(),
              logprob: classic_schemas.aig()
            }))
          })).nullish()
        }).nullish(),
        finish_reason: classic_schemas.YjP().nullish()
      })),
      usage: classic_schemas.Ikc({
        prompt_tokens: classic_schemas.aig().nullish(),
        completion_tokens: classic_schemas.aig().nullish(),
        total_tokens: classic_schemas.aig().nullish(),
        prompt_tokens_details: classic_schemas.Ikc({
          cached_tokens: classic_schemas.aig().nullish(),
          cache_write_tokens: classic_schemas.aig().nullish()
        }).nullish(),
        completion_tokens_details: classic_schemas.Ikc({
          reasoning_tokens: classic_schemas.aig().nullish(),
          accepted_prediction_tokens: classic_schemas.aig().nullish(),
          rejected_prediction_tokens: classic_schemas.aig().nullish()
        }).nullish()
      }).nullish()
    })));
    const openaiChatChunkSchema = (0, provider_utils_dist.ID)(() => (0, provider_utils_dist.C_)(classic_schemas.KCZ([ classic_schemas.Ikc({
      id: classic_schemas.YjP().nullish(),
      created: classic_schemas.aig().nullish(),
      model: classic_schemas.YjP().nullish(),
      choices: classic_schemas.YOg(classic_schemas.Ikc({
        delta: classic_schemas.Ikc({
          role: classic_schemas.k5n([ "assistant" ]).nullish(),
          content: classic_schemas.YjP().nullish(),
          refusal: classic_schemas.YjP().nullish(),
          tool_calls: classic_schemas.YOg(classic_schemas.Ikc({
            index: classic_schemas.aig(),
            id: classic_schemas.YjP().nullish(),
            type: classic_schemas.euz("function").nullish(),
            function: classic_schemas.Ikc({
              name: classic_schemas.YjP().nullish(),
              arguments: classic_schemas.YjP().nullish()
            })
          })).nullish(),
          annotations: classic_schemas.YOg(classic_schemas.Ikc({
            type: classic_schemas.euz("url_citation"),
            url_citation: classic_schemas.Ikc({
              start_index: classic_schemas.aig(),
              end_index: classic_schemas.aig(),
              url: classic_schemas.YjP(),
              title: classic_schemas.YjP()
            })
          })).nullish()
        }).nullish(),
        logprobs: classic_schemas.Ikc({
          content: classic_schemas.YOg(classic_schemas.Ikc({
            token: classic_schemas.YjP(),
            logprob: classic_schemas.aig(),
            top_logprobs: classic_schemas.YOg(classic_schemas.Ikc({
              token: classic_schemas.YjP(),
              logprob: classic_schemas.aig()
            }))
          })).nullish(),
          refusal: classic_schemas.YOg(classic_schemas.Ikc({
            token: classic_schemas.YjP(),
            logprob: classic_schemas.aig(),
            top_logprobs: classic_schemas.YOg(classic_schemas.Ikc({
              token: classic_schemas.YjP(),
              logprob: classic_schemas.aig()
            }))
          })).nullish()
        }).nullish(),
        finish_reason: classic_schemas.YjP().nullish(),
        index: classic_schemas.aig()
      })),
      usage: classic_schemas.Ikc({
        prompt_tokens: classic_schemas.aig().nullish(),
        completion_tokens: classic_schemas.aig().nullish(),
        total_tokens: classic_schemas.aig().nullish(),
        prompt_tokens_details: classic_schemas.Ikc({
          cached_tokens: classic_schemas.aig().nullish(),
          cache_write_tokens: classic_schemas.aig().nullish()
        }).nullish(),
        completion_tokens_details: classic_schemas.Ikc({
          reasoning_tokens: classic_schemas.aig().nullish(),
          accepted_prediction_tokens: classic_schemas.aig().nullish(),
          rejected_prediction_tokens: classic_schemas.aig().nullish()
        }).nullish()
      }).nullish()
    }), openaiErrorDataSchema() ])));
    function normalizeOpenAIJsonSchema(schema) {
      let removedPropertyNames = false;
      let removedLookaroundPattern = false;
      const normalizedSchema = normalizeSchema(schema, true);
      const warnings = [];
      if (removedPropertyNames) warnings.push({
        type: "compatibility",
        feature: "JSON Schema propertyNames",
        details: "OpenAI does not support JSON Schema propertyNames. It was removed before sending the schema, so OpenAI will not enforce property-name constraints."
      });
      if (removedLookaroundPattern) warnings.push({
        type: "compatibility",
        feature: "JSON Schema pattern with regex lookaround",
        details: "OpenAI does not support regex lookaround in JSON Schema patterns. The pattern was removed before sending the schema, so OpenAI will not enforce that constraint."
      });
      return {
        schema: normalizedSchema,
        warnings: warnings
      };
      function normalizeSchema(schema, isRoot = false) {
        const propertyNames = schema.propertyNames;
        if (propertyNames != null) {
          if (typeof propertyNames === "boolean" || propertyNames.type != null && propertyNames.type !== "string") throw new dist.b8({
            functionality: "JSON Schema propertyNames that does not use a string schema"
          });
          removedPropertyNames = true;
        }
        const normalizedSchema = {
          ...schema
        };
        delete normalizedSchema.propertyNames;
        if (normalizedSchema.pattern != null && containsRegexLookaround(normalizedSchema.pattern)) {
          delete normalizedSchema.pattern;
          removedLookaroundPattern = true;
        }
        if (normalizedSchema.properties != null) normalizedSchema.properties = normalizeSchemaRecord(normalizedSchema.properties);
        if (normalizedSchema.patternProperties != null) normalizedSchema.patternProperties = normalizeSchemaRecord(normalizedSchema.patternProperties);
        if (normalizedSchema.additionalProperties != null) normalizedSchema.additionalProperties = normalizeDefinition(normalizedSchema.additionalProperties);
        if (normalizedSchema.additionalItems != null) normalizedSchema.additionalItems = normalizeDefinition(normalizedSchema.additionalItems);
        if (normalizedSchema.items != null) normalizedSchema.items = Array.isArray(normalizedSchema.items) ? normalizedSchema.items.map(normalizeDefinition) : normalizeDefinition(normalizedSchema.items);
        if (normalizedSchema.contains != null) normalizedSchema.contains = normalizeDefinition(normalizedSchema.contains);
        if (normalizedSchema.not != null) normalizedSchema.not = normalizeDefinition(normalizedSchema.not);
        if (normalizedSchema.allOf != null) normalizedSchema.allOf = normalizedSchema.allOf.map(normalizeDefinition);
        if (normalizedSchema.anyOf != null) normalizedSchema.anyOf = normalizedSchema.anyOf.map(normalizeDefinition);
        if (normalizedSchema.oneOf != null) normalizedSchema.oneOf = normalizedSchema.oneOf.map(normalizeDefinition);
        if (normalizedSchema.definitions != null) normalizedSchema.definitions = normalizeSchemaRecord(normalizedSchema.definitions);
        if (normalizedSchema.$defs != null) normalizedSchema.$defs = normalizeSchemaRecord(normalizedSchema.$defs);
        if (normalizedSchema.dependencies != null) normalizedSchema.dependencies = Object.fromEntries(Object.entries(normalizedSchema.dependencies).map(([key, dependency]) => [ key, Array.isArray(dependency) ? dependency : normalizeDefinition(dependency) ]));
        for (const keyword of [ "if", "then", "else" ]) {
          const conditionalSchema = normalizedSchema[keyword];
          if (conditionalSchema != null) normalizedSchema[keyword] = normalizeDefinition(conditionalSchema);
        }
        const reference = getSingletonReference(normalizedSchema);
        if (reference == null) return normalizedSchema;
        const {allOf: _allOf, ...schemaWithoutAllOf} = normalizedSchema;
        if (!isRoot) return {
          ...schemaWithoutAllOf,
          $ref: reference
        };
        const referencedSchema = getLocalReferenceSchema(reference, normalizedSchema);
        if (referencedSchema == null) return normalizedSchema;
        return {
          ...referencedSchema,
          ...schemaWithoutAllOf
        };
      }
      function getSingletonReference(schema) {
        if (schema.allOf?.length !== 1) return;
        const [allOfSchema] = schema.allOf;
        return typeof allOfSchema === "object" && allOfSchema != null && Object.keys(allOfSchema).length === 1 && typeof allOfSchema.$ref === "string" ? allOfSchema.$ref : void 0;
      }
      function getLocalReferenceSchema(reference, schema) {
        const match = /^#\/(definitions|\$defs)\/(.+)$/.exec(reference);
        if (match == null) return;
        const [, keyword, encodedName] = match;
        const name = encodedName.replace(/~1/g, "/").replace(/~0/g, "~");
        const definition = keyword === "definitions" ? schema.definitions?.[name] : schema.$defs?.[name];
        return typeof definition === "object" && definition != null ? definition : void 0;
      }
      function normalizeSchemaRecord(schemas) {
        return Object.fromEntries(Object.entries(schemas).map(([key, schema]) => [ key, normalizeDefinition(schema) ]));
      }
      function normalizeDefinition(definition) {
        return typeof definition === "boolean" ? definition : normalizeSchema(definition);
      }
    }
    function containsRegexLookaround(pattern) {
      let escaped = false;
      let inCharacterClass = false;
      for (let index = 0; index < pattern.length; index++) {
        const character = pattern[index];
        if (escaped) {
          escaped = false;
          continue;
        }
        if (character === "\\") {
          escaped = true;
          continue;
        }
        if (character === "[") {
          inCharacterClass = true;
          continue;
        }
        if (character === "]") {
          inCharacterClass = false;
          continue;
        }
        if (!inCharacterClass && character === "(" && pattern[index + 1] === "?") {
          const lookaroundPrefix = pattern[index + 2];
          if (lookaroundPrefix === "=" || lookaroundPrefix === "!") return true;
          if (lookaroundPrefix === "<" && (pattern[index + 3] === "=" || pattern[index + 3] === "!")) return true;
        }
      }
      return false;
    }
    function prepareChatTools({tools: tools, toolChoice: toolChoice}) {
      tools = tools?.length ? tools : void 0;
      const toolWarnings = [];
      if (tools == null) return {
        tools: void 0,
        toolChoice: void 0,
        toolWarnings: toolWarnings
      };
      const openaiTools = [];
      for (const tool of tools) switch (tool.type) {
       case "function":
        {
          const normalizedInputSchema = normalizeOpenAIJsonSchema(tool.inputSchema);
          toolWarnings.push(...normalizedInputSchema.warnings);
          openaiTools.push({
            type: "function",
            function: {
              name: tool.name,
              description: tool.description,
              parameters: normalizedInputSchema.schema,
              ...tool.strict != null ? {
                strict: tool.strict
              } : {}
            }
          });
          break;
        }

       default:
        toolWarnings.push({
          type: "unsupported",
          feature: `tool type: ${tool.type}`
        });
      }
      if (toolChoice == null) return {
        tools: openaiTools,
        toolChoice: void 0,
        toolWarnings: toolWarnings
      };
      const type = toolChoice.type;
      switch (type) {
       case "auto":
       case "none":
       case "required":
        return {
          tools: openaiTools,
          toolChoice: type,
          toolWarnings: toolWarnings
        };

       case "tool":
        return {
          tools: openaiTools,
          toolChoice: {
            type: "function",
            function: {
              name: toolChoice.toolName
            }
          },
          toolWarnings: toolWarnings
        };

       default:
        throw new dist.b8({
          functionality: `tool choice type: ${type}`
        });
      }
    }
    var OpenAIChatLanguageModel = class OpenAIChatLanguageModel {
      static [serde_dist.V](model) {
        return (0, provider_utils_dist.Qf)({
          modelId: model.modelId,
          config: model.config
        });
      }
      static [serde_dist.C](options) {
        return new OpenAIChatLanguageModel(options.modelId, options.config);
      }
      constructor(modelId, config) {
        this.specificationVersion = "v4";
        this.supportedUrls = {
          "image/*": [ /^https?:\/\/.*$/ ]
        };
        this.modelId = modelId;
        this.config = config;
      }
      get provider() {
        return this.config.provider;
      }
      async getArgs({prompt: prompt, maxOutputTokens: maxOutputTokens, temperature: temperature, topP: topP, topK: topK, frequencyPenalty: frequencyPenalty, presencePenalty: presencePenalty, stopSequences: stopSequences, responseFormat: responseFormat, seed: seed, tools: tools, toolChoice: toolChoice, reasoning: reasoning, providerOptions: providerOptions}) {
        const warnings = [];
        const providerOptionsNames = this.config.provider.includes("azure") ? [ "openai", "azure" ] : [ "openai" ];
        const openaiOptions = (await (0, provider_utils_dist.Wo)({
          providerOptions: providerOptions,
          namespaces: providerOptionsNames,
          resolution: "merge",
          schema: openaiLanguageModelChatOptions
        })).options ?? {};
        const {capabilities: {language: modelCapabilities}, requestConfig: {language: modelRequestConfig}} = getOpenAILanguageModelEntry(this.modelId);
        const requiresNoReasoningEffort = !modelCapabilities.endpoints.chat.functionToolsWithReasoning && openaiOptions.reasoningEffort == null && (tools?.some(tool => tool.type === "function") ?? false);
        if (requiresNoReasoningEffort && (0, provider_utils_dist.g6)(reasoning) && reasoning !== "none") warnings.push({
          type: "compatibility",
          feature: "reasoning",
          details: `${this.modelId} does not support function tools with reasoning in the Chat Completions API. reasoning effort set to "none". Use the Responses API to combine reasoning with function tools.`
        });
        const resolvedReasoningEffort = requiresNoReasoningEffort ? "none" : resolveOpenAIReasoningEffort({
          providerReasoningEffort: openaiOptions.reasoningEffort,
          reasoning: reasoning,
          supportedReasoningEfforts: modelCapabilities.reasoning.efforts?.filter(effort => effort !== "max"),
          warnings: warnings
        });
        const isReasoningModel = openaiOptions.forceReasoning ?? modelCapabilities.reasoning.support === true;
        if (topK != null) warnings.push({
          type: "unsupported",
          feature: "topK"
        });
        if (providerOptionsNames.some(name => providerOptions?.[name]?.reasoningSummary != null)) warnings.push({
          type: "unsupported",
          feature: "reasoningSummary",
          details: "reasoningSummary is only supported by the Responses API, not the Chat Completions API"
        });
        const {messages: messages, warnings: messageWarnings} = await convertToOpenAIChatMessages({
          prompt: prompt,
          systemMessageMode: openaiOptions.systemMessageMode ?? (isReasoningModel ? "developer" : modelRequestConfig.systemMessageMode)
        });
        warnings.push(...messageWarnings);
        const strictJsonSchema = openaiOptions.strictJsonSchema ?? true;
        const normalizedResponseFormatSchema = responseFormat?.type === "json" && responseFormat.schema != null ? normalizeOpenAIJsonSchema(responseFormat.schema) : void 0;
        if (normalizedResponseFormatSchema != null) warnings.push(...normalizedResponseFormatSchema.warnings);
        const baseArgs = {
          model: this.config.requestModelId ?? this.modelId,
          logit_bias: openaiOptions.logitBias,
          logprobs: openaiOptions.logprobs === true || typeof openaiOptions.logprobs === "number" ? true : void 0,
          top_logprobs: typeof openaiOptions.logprobs === "number" ? openaiOptions.logprobs : typeof openaiOptions.logprobs === "boolean" ? openaiOptions.logprobs ? 0 : void 0 : void 0,
          user: openaiOptions.user,
          parallel_tool_calls: openaiOptions.parallelToolCalls,
          max_tokens: maxOutputTokens,
          temperature: temperature,
          top_p: topP,
          frequency_penalty: frequencyPenalty,
          presence_penalty: presencePenalty,
          response_format: responseFormat?.type === "json" ? normalizedResponseFormatSchema != null ? {
            type: "json_schema",
            json_schema: {
              schema: normalizedResponseFormatSchema.schema,
              strict: strictJsonSchema,
              name: responseFormat.name ?? "response",
              description: responseFormat.description
            }
          } : {
            type: "json_object"
          } : void 0,
          stop: stopSequences,
          seed: seed,
          verbosity: openaiOptions.textVerbosity,
          max_completion_tokens: openaiOptions.maxCompletionTokens,
          store: openaiOptions.store,
          metadata: openaiOptions.metadata,
          prediction: openaiOptions.prediction,
          reasoning_effort: resolvedReasoningEffort,
          service_tier: openaiOptions.serviceTier,
          prompt_cache_key: openaiOptions.promptCacheKey,
          prompt_cache_options: openaiOptions.promptCacheOptions,
          prompt_cache_retention: openaiOptions.promptCacheRetention,
          safety_identifier: openaiOptions.safetyIdentifier,
          messages: messages
        };
        if (!modelCapabilities.promptCache.retention && baseArgs.prompt_cache_retention != null) {
          baseArgs.prompt_cache_retention = void 0;
          warnings.push({
            type: "unsupported",
            feature: "promptCacheRetention",
            details: "promptCacheRetention is not supported by GPT-6 and later models; use promptCacheOptions instead"
          });
        }
        if (isReasoningModel) {
          if (resolvedReasoningEffort !== "none" || modelCapabilities.reasoning.sampling !== "reasoning-effort-none") {
            if (baseArgs.temperature != null) {
              baseArgs.temperature = void 0;
              warnings.push({
                type: "unsupported",
                feature: "temperature",
                details: "temperature is not supported for reasoning models"
              });
            }
            if (baseArgs.top_p != null) {
              baseArgs.top_p = void 0;
              warnings.push({
                type: "unsupported",
                feature: "topP",
                details: "topP is not supported for reasoning models"
              });
            }
            if (baseArgs.logprobs != null) {
              baseArgs.logprobs = void 0;
              warnings.push({
                type: "other",
                message: "logprobs is not supported for reasoning models"
              });
            }
          }
          if (baseArgs.frequency_penalty != null) {
            baseArgs.frequency_penalty = void 0;
            warnings.push({
              type: "unsupported",
              feature: "frequencyPenalty",
              details: "frequencyPenalty is not supported for reasoning models"
            });
          }
          if (baseArgs.presence_penalty != null) {
            baseArgs.presence_penalty = void 0;
            warnings.push({
              type: "unsupported",
              feature: "presencePenalty",
              details: "presencePenalty is not supported for reasoning models"
            });
          }
          if (baseArgs.logit_bias != null) {
            baseArgs.logit_bias = void 0;
            warnings.push({
              type: "other",
              message: "logitBias is not supported for reasoning models"
            });
          }
          if (baseArgs.top_logprobs != null) {
            baseArgs.top_logprobs = void 0;
            warnings.push({
              type: "other",
              message: "topLogprobs is not supported for reasoning models"
            });
          }
          if (baseArgs.max_tokens != null) {
            if (baseArgs.max_completion_tokens == null) baseArgs.max_completion_tokens = baseArgs.max_tokens;
            baseArgs.max_tokens = void 0;
          }
        } else if (!modelCapabilities.endpoints.chat.temperatureWithoutReasoning) if (baseArgs.temperature != null) {
          baseArgs.temperature = void 0;
          warnings.push({
            type: "unsupported",
            feature: "temperature",
            details: "temperature is not supported for the search preview models and has been removed."
          });
        }
        if (openaiOptions.serviceTier === "flex" && !modelCapabilities.serviceTiers.flex) {
          warnings.push({
            type: "unsupported",
            feature: "serviceTier",
            details: "flex processing is only available for o3, o4-mini, and gpt-5 models"
          });
          baseArgs.service_tier = void 0;
        }
        if ((openaiOptions.serviceTier === "priority" || openaiOptions.serviceTier === "fast") && !modelCapabilities.serviceTiers.priority) {
          warnings.push({
            type: "unsupported",
            feature: "serviceTier",
            details: "priority processing is only available for supported models (gpt-4, gpt-5, gpt-5-mini, o3, o4-mini) and requires Enterprise access. gpt-5-nano is not supported"
          });
          baseArgs.service_tier = void 0;
        }
        const {tools: openaiTools, toolChoice: openaiToolChoice, toolWarnings: toolWarnings} = prepareChatTools({
          tools: tools,
          toolChoice: toolChoice
        });
        return {
          args: {
            ...baseArgs,
            tools: openaiTools,
            tool_choice: openaiToolChoice
          },
          warnings: [ ...warnings, ...toolWarnings ]
        };
      }
      async doGenerate(options) {
        const {args: body, warnings: warnings} = await this.getArgs(options);
        const url = this.config.url({
          path: "/chat/completions",
          modelId: this.config.requestModelId ?? this.modelId
        });
        const {responseHeaders: responseHeaders, value: response, rawValue: rawResponse} = await (0, 
        provider_utils_dist.GU)({
          url: url,
          headers: (0, provider_utils_dist.m2)(await (0, provider_utils_dist.hd)(this.config.headers), options.headers),
          body: body,
          failedResponseHandler: openaiFailedResponseHandler,
          successfulResponseHandler: (0, provider_utils_dist.cV)(openaiChatResponseSchema),
          abortSignal: options.abortSignal,
          fetch: this.config.fetch
        });
        const choice = response.choices[0];
        if (choice == null) throw new dist.xn({
          data: rawResponse,
          message: "Response did not contain any choices."
        });
        const content = [];
        const text = choice.message.content != null && choice.message.content.length > 0 ? choice.message.content : choice.message.audio?.transcript;
        if (text != null && text.length > 0) content.push({
          type: "text",
          text: text
        });
        const refusal = choice.message.refusal;
        const hasRefusal = refusal != null && refusal.length > 0;
        if (hasRefusal) content.push({
          type: "text",
          text: refusal
        });
        for (const toolCall of choice.message.tool_calls ?? []) content.push({
          type: "tool-call",
          toolCallId: toolCall.id || (0, provider_utils_dist.$C)(),
          toolName: toolCall.function.name,
          input: toolCall.function.arguments
        });
        for (const annotation of choice.message.annotations ?? []) content.push({
          type: "source",
          sourceType: "url",
          id: (0, provider_utils_dist.$C)(),
          url: annotation.url_citation.url,
          title: annotation.url_citation.title
        });
        const completionTokenDetails = response.usage?.completion_tokens_details;
        const providerMetadata = {
          openai: {}
        };
        if (completionTokenDetails?.accepted_prediction_tokens != null) providerMetadata.openai.acceptedPredictionTokens = completionTokenDetails?.accepted_prediction_tokens;
        if (completionTokenDetails?.rejected_prediction_tokens != null) providerMetadata.openai.rejectedPredictionTokens = completionTokenDetails?.rejected_prediction_tokens;
        const contentLogprobs = choice.logprobs?.content;
        const refusalLogprobs = choice.logprobs?.refusal;
        if (contentLogprobs != null || refusalLogprobs != null) providerMetadata.openai.logprobs = [ ...contentLogprobs ?? [], ...refusalLogprobs ?? [] ];
        return {
          content: content,
          finishReason: {
            unified: mapOpenAIFinishReason$1({
              finishReason: choice.finish_reason,
              hasRefusal: hasRefusal
            }),
            raw: choice.finish_reason ?? void 0
          },
          usage: convertOpenAIChatUsage(response.usage),
          request: {
            body: body,
            url: url
          },
          response: {
            ...getResponseMetadata$1(response),
            headers: responseHeaders,
            body: rawResponse
          },
          warnings: warnings,
          providerMetadata: providerMetadata
        };
      }
      async doStream(options) {
        const {args: args, warnings: warnings} = await this.getArgs(options);
        const body = {
          ...args,
          stream: true,
          stream_options: {
            include_usage: true
          }
        };
        const url = this.config.url({
          path: "/chat/completions",
          modelId: this.config.requestModelId ?? this.modelId
        });
        const {responseHeaders: responseHeaders, value: response} = await (0, provider_utils_dist.GU)({
          url: url,
          headers: (0, provider_utils_dist.m2)(await (0, provider_utils_dist.hd)(this.config.headers), options.headers),
          body: body,
          failedResponseHandler: openaiFailedResponseHandler,
          successfulResponseHandler: (0, provider_utils_dist.Ds)(openaiChatChunkSchema),
          abortSignal: options.abortSignal,
          fetch: this.config.fetch
        });
        const checkedResponse = await throwIfOpenAIStreamErrorBeforeOutput({
          stream: response,
          getError: chunk => "error" in chunk ? chunk.error : void 0,
          isOutputChunk: isOpenAIChatOutputChunk,
          url: url,
          requestBodyValues: body,
          responseHeaders: responseHeaders
        });
        let toolCallTracker;
        let finishReason = {
          unified: "interrupted",
          raw: void 0
        };
        let usage;
        let metadataExtracted = false;
        let isActiveText = false;
        let hasRefusal = false;
        let rawFinishReason;
        let hasLogprobs = false;
        const streamedLogprobs = [];
        const providerMetadata = {
          openai: {}
        };
        return {
          stream: checkedResponse.pipeThrough(new TransformStream({
            start(controller) {
              toolCallTracker = new provider_utils_dist.HE(controller, {
                generateId: provider_utils_dist.$C,
                typeValidation: "if-present"
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
              const value = chunk.value;
              if ("error" in value) {
                finishReason = {
                  unified: "error",
                  raw: void 0
                };
                rawFinishReason = void 0;
                controller.enqueue({
                  type: "error",
                  error: createOpenAIProviderStreamError(value.error) ?? value.error
                });
                return;
              }
              if (!metadataExtracted) {
                const metadata = getResponseMetadata$1(value);
                if (Object.values(metadata).some(Boolean)) {
                  metadataExtracted = true;
                  controller.enqueue({
                    type: "response-metadata",
                    ...getResponseMetadata$1(value)
                  });
                }
              }
              if (value.usage != null) {
                usage = value.usage;
                if (value.usage.completion_tokens_details?.accepted_prediction_tokens != null) providerMetadata.openai.acceptedPredictionTokens = value.usage.completion_tokens_details?.accepted_prediction_tokens;
                if (value.usage.completion_tokens_details?.rejected_prediction_tokens != null) providerMetadata.openai.rejectedPredictionTokens = value.usage.completion_tokens_details?.rejected_prediction_tokens;
              }
              const choice = value.choices[0];
              if (choice?.finish_reason != null) rawFinishReason = choice.finish_reason;
              if (choice?.logprobs != null) {
                const contentLogprobs = choice.logprobs.content;
                const refusalLogprobs = choice.logprobs.refusal;
                if (contentLogprobs != null || refusalLogprobs != null) {
                  hasLogprobs = true;
                  streamedLogprobs.push(...contentLogprobs ?? [], ...refusalLogprobs ?? []);
                }
              }
              if (choice?.delta == null) return;
              const delta = choice.delta;
              const textDeltas = [];
              if (delta.content != null && delta.content.length > 0) textDeltas.push(delta.content);
              if (delta.refusal != null && delta.refusal.length > 0) {
                hasRefusal = true;
                textDeltas.push(delta.refusal);
              }
              if (textDeltas.length === 0 && delta.content === "") textDeltas.push(delta.content);
              for (const textDelta of textDeltas) {
                if (!isActiveText) {
                  controller.enqueue({
                    type: "text-start",
                    id: "0"
                  });
                  isActiveText = true;
                }
                controller.enqueue({
                  type: "text-delta",
                  id: "0",
                  delta: textDelta
                });
              }
              if (delta.tool_calls != null) for (const toolCallDelta of delta.tool_calls) toolCallTracker.processDelta(toolCallDelta);
              if (delta.annotations != null) for (const annotation of delta.annotations) controller.enqueue({
                type: "source",
                sourceType: "url",
                id: (0, provider_utils_dist.$C)(),
                url: annotation.url_citation.url,
                title: annotation.url_citation.title
              });
            },
            flush(controller) {
              if (isActiveText) controller.enqueue({
                type: "text-end",
                id: "0"
              });
              toolCallTracker.flush();
              if (rawFinishReason != null) finishReason = {
                unified: mapOpenAIFinishReason$1({
                  finishReason: rawFinishReason,
                  hasRefusal: hasRefusal
                }),
                raw: rawFinishReason
              };
              if (hasLogprobs) providerMetadata.openai.logprobs = streamedLogprobs;
              controller.enqueue({
                type: "finish",
                finishReason: finishReason,
                usage: convertOpenAIChatUsage(usage),
                ...providerMetadata != null ? {
                  providerMetadata: providerMetadata
                } : {}
              });
            }
          })),
          request: {
            body: body,
            url: url
          },
          response: {
            headers: responseHeaders
          }
        };
      }
    };
    function isOpenAIChatOutputChunk(chunk) {
      if ("error" in chunk) return false;
      return chunk.choices.some(choice => {
        const delta = choice.delta;
        return delta?.content != null && delta.content.length > 0 || delta?.refusal != null && delta.refusal.length > 0 || delta?.tool_calls != null && delta.tool_calls.length > 0 || delta?.annotations != null && delta.annotations.length > 0;
      });
    }
    function convertOpenAICompletionUsage(usage) {
      if (usage == null) return (0, provider_utils_dist.EK)();
      const promptTokens = usage.prompt_tokens ?? 0;
      const completionTokens = usage.completion_tokens ?? 0;
      return {
        inputTokens: {
          total: usage.prompt_tokens ?? void 0,
          noCache: promptTokens,
          cacheRead: void 0,
          cacheWrite: void 0
        },
        outputTokens: {
          total: usage.completion_tokens ?? void 0,
          text: completionTokens,
          reasoning: void 0
        },
        raw: usage
      };
    }
    function convertToOpenAICompletionPrompt({prompt: prompt, user: user = "user", assistant: assistant = "assistant"}) {
      let text = "";
      if (prompt[0].role === "system") {
        text += `${prompt[0].content}\n\n`;
        prompt = prompt.slice(1);
      }
      for (const {role: role, content: content} of prompt) switch (role) {
       case "system":
        throw new dist.M3({
          message: `Unexpected system message in prompt: ${content}`,
          prompt: prompt
        });

       case "user":
        {
          const userMessage = content.map(part => {
            switch (part.type) {
             case "text":
              return part.text;
            }
          }).filter(Boolean).join("");
          text += `${user}:\n${userMessage}\n\n`;
          break;
        }

       case "assistant":
        {
          const assistantMessage = content.map(part => {
            switch (part.type) {
             case "text":
              return part.text;

             case "tool-call":
              throw new dist.b8({
                functionality: "tool-call messages"
              });
            }
          }).join("");
          text += `${assistant}:\n${assistantMessage}\n\n`;
          break;
        }

       case "tool":
        throw new dist.b8({
          functionality: "tool messages"
        });

       default:
        throw new Error(`Unsupported role: ${role}`);
      }
      text += `${assistant}:\n`;
      return {
        prompt: text,
        stopSequences: [ `\n${user}:` ]
      };
    }
    function mapOpenAIFinishReason(finishReason) {
      switch (finishReason) {
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
    const openaiCompletionResponseSchema = (0, provider_utils_dist.ID)(() => (0, provider_utils_dist.C_)(classic_schemas.Ikc({
      id: classic_schemas.YjP().nullish(),
      created: classic_schemas.aig().nullish(),
      model: classic_schemas.YjP().nullish(),
      choices: classic_schemas.YOg(classic_schemas.Ikc({
        text: classic_schemas.YjP(),
        finish_reason: classic_schemas.YjP(),
        logprobs: classic_schemas.Ikc({
          tokens: classic_schemas.YOg(classic_schemas.YjP()),
          token_logprobs: classic_schemas.YOg(classic_schemas.aig()),
          top_logprobs: classic_schemas.YOg(classic_schemas.g1P(classic_schemas.YjP(), classic_schemas.aig())).nullish()
        }).nullish()
      })),
      usage: classic_schemas.Ikc({
        prompt_tokens: classic_schemas.aig(),
        completion_tokens: classic_schemas.aig(),
        total_tokens: classic_schemas.aig()
      }).nullish()
    })));
    const openaiCompletionChunkSchema = (0, provider_utils_dist.ID)(() => (0, provider_utils_dist.C_)(classic_schemas.KCZ([ classic_schemas.Ikc({
      id: classic_schemas.YjP().nullish(),
      created: classic_schemas.aig().nullish(),
      model: classic_schemas.YjP().nullish(),
      choices: classic_schemas.YOg(classic_schemas.Ikc({
        text: classic_schemas.YjP(),
        finish_reason: classic_schemas.YjP().nullish(),
        index: classic_schemas.aig(),
        logprobs: classic_schemas.Ikc({
          tokens: classic_schemas.YOg(classic_schemas.YjP()),
          token_logprobs: classic_schemas.YOg(classic_schemas.aig()),
          top_logprobs: classic_schemas.YOg(classic_schemas.g1P(classic_schemas.YjP(), classic_schemas.aig())).nullish()
        }).nullish()
      })),
      usage: classic_schemas.Ikc({
        prompt_tokens: classic_schemas.aig(),
        completion_tokens: classic_schemas.aig(),
        total_tokens: classic_schemas.aig()
      }).nullish()
    }), openaiErrorDataSchema() ])));
    const openaiLanguageModelCompletionOptions = (0, provider_utils_dist.ID)(() => (0, 
    provider_utils_dist.C_)(classic_schemas.Ikc({
      echo: classic_schemas.zMY().optional(),
      logitBias: classic_schemas.g1P(classic_schemas.YjP(), classic_schemas.aig()).optional(),
      suffix: classic_schemas.YjP().optional(),
      user: classic_schemas.YjP().optional(),
      logprobs: classic_schemas.KCZ([ classic_schemas.zMY(), classic_schemas.aig() ]).optional()
    })));
    var OpenAICompletionLanguageModel = class OpenAICompletionLanguageModel {
      get providerOptionsName() {
        return this.config.provider.split(".")[0].trim();
      }
      static [serde_dist.V](model) {
        return (0, provider_utils_dist.Qf)({
          modelId: model.modelId,
          config: model.config
        });
      }
      static [serde_dist.C](options) {
        return new OpenAICompletionLanguageModel(options.modelId, options.config);
      }
      constructor(modelId, config) {
        this.specificationVersion = "v4";
        this.supportedUrls = {};
        this.modelId = modelId;
        this.config = config;
      }
      get provider() {
        return this.config.provider;
      }
      async getArgs({prompt: prompt, maxOutputTokens: maxOutputTokens, temperature: temperature, topP: topP, topK: topK, frequencyPenalty: frequencyPenalty, presencePenalty: presencePenalty, stopSequences: userStopSequences, responseFormat: responseFormat, tools: tools, toolChoice: toolChoice, seed: seed, providerOptions: providerOptions}) {
        const warnings = [];
        const openaiOptions = (await (0, provider_utils_dist.Wo)({
          providerOptions: providerOptions,
          namespaces: [ "openai", this.providerOptionsName ],
          resolution: "merge",
          schema: openaiLanguageModelCompletionOptions
        })).options ?? {};
        if (topK != null) warnings.push({
          type: "unsupported",
          feature: "topK"
        });
        if (tools?.length) warnings.push({
          type: "unsupported",
          feature: "tools"
        });
        if (toolChoice != null) warnings.push({
          type: "unsupported",
          feature: "toolChoice"
        });
        if (responseFormat != null && responseFormat.type !== "text") warnings.push({
          type: "unsupported",
          feature: "responseFormat",
          details: "JSON response format is not supported."
        });
        const {prompt: completionPrompt, stopSequences: stopSequences} = convertToOpenAICompletionPrompt({
          prompt: prompt
        });
        const stop = [ ...stopSequences ?? [], ...userStopSequences ?? [] ];
        return {
          args: {
            model: this.config.requestModelId ?? this.modelId,
            echo: openaiOptions.echo,
            logit_bias: openaiOptions.logitBias,
            logprobs: openaiOptions?.logprobs === true ? 0 : openaiOptions?.logprobs === false ? void 0 : openaiOptions?.logprobs,
            suffix: openaiOptions.suffix,
            user: openaiOptions.user,
            max_tokens: maxOutputTokens,
            temperature: temperature,
            top_p: topP,
            frequency_penalty: frequencyPenalty,
            presence_penalty: presencePenalty,
            seed: seed,
            prompt: completionPrompt,
            stop: stop.length > 0 ? stop : void 0
          },
          warnings: warnings
        };
      }
      async doGenerate(options) {
        const {args: args, warnings: warnings} = await this.getArgs(options);
        const {responseHeaders: responseHeaders, value: response, rawValue: rawResponse} = await (0, 
        provider_utils_dist.GU)({
          url: this.config.url({
            path: "/completions",
            modelId: this.config.requestModelId ?? this.modelId
          }),
          headers: (0, provider_utils_dist.m2)(await (0, provider_utils_dist.hd)(this.config.headers), options.headers),
          body: args,
          failedResponseHandler: openaiFailedResponseHandler,
          successfulResponseHandler: (0, provider_utils_dist.cV)(openaiCompletionResponseSchema),
          abortSignal: options.abortSignal,
          fetch: this.config.fetch
        });
        const choice = response.choices[0];
        const providerMetadata = {
          openai: {}
        };
        if (choice.logprobs != null) providerMetadata.openai.logprobs = choice.logprobs;
        return {
          content: [ {
            type: "text",
            text: choice.text
          } ],
          usage: convertOpenAICompletionUsage(response.usage),
          finishReason: {
            unified: mapOpenAIFinishReason(choice.finish_reason),
            raw: choice.finish_reason ?? void 0
          },
          request: {
            body: args
          },
          response: {
            ...(0, provider_utils_dist.qX)(response),
            headers: responseHeaders,
            body: rawResponse
          },
          providerMetadata: providerMetadata,
          warnings: warnings
        };
      }
      async doStream(options) {
        const {args: args, warnings: warnings} = await this.getArgs(options);
        const body = {
          ...args,
          stream: true,
          stream_options: {
            include_usage: true
          }
        };
        const url = this.config.url({
          path: "/completions",
          modelId: this.config.requestModelId ?? this.modelId
        });
        const {responseHeaders: responseHeaders, value: response} = await (0, provider_utils_dist.GU)({
          url: url,
          headers: (0, provider_utils_dist.m2)(await (0, provider_utils_dist.hd)(this.config.headers), options.headers),
          body: body,
          failedResponseHandler: openaiFailedResponseHandler,
          successfulResponseHandler: (0, provider_utils_dist.Ds)(openaiCompletionChunkSchema),
          abortSignal: options.abortSignal,
          fetch: this.config.fetch
        });
        const checkedResponse = await throwIfOpenAIStreamErrorBeforeOutput({
          stream: response,
          getError: chunk => "error" in chunk ? chunk.error : void 0,
          isOutputChunk: isOpenAICompletionOutputChunk,
          url: url,
          requestBodyValues: body,
          responseHeaders: responseHeaders
        });
        let finishReason = {
          unified: "interrupted",
          raw: void 0
        };
        const providerMetadata = {
          openai: {}
        };
        let usage;
        let isFirstChunk = true;
        return {
          stream: checkedResponse.pipeThrough(new TransformStream({
            start(controller) {
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
                  error: createOpenAIProviderStreamError(value.error) ?? value.error
                });
                return;
              }
              if (isFirstChunk) {
                isFirstChunk = false;
                controller.enqueue({
                  type: "response-metadata",
                  ...(0, provider_utils_dist.qX)(value)
                });
                controller.enqueue({
                  type: "text-start",
                  id: "0"
                });
              }
              if (value.usage != null) usage = value.usage;
              const choice = value.choices[0];
              if (choice?.finish_reason != null) finishReason = {
                unified: mapOpenAIFinishReason(choice.finish_reason),
                raw: choice.finish_reason
              };
              if (choice?.logprobs != null) providerMetadata.openai.logprobs = choice.logprobs;
              if (choice?.text != null && choice.text.length > 0) controller.enqueue({
                type: "text-delta",
                id: "0",
                delta: choice.text
              });
            },
            flush(controller) {
              if (!isFirstChunk) controller.enqueue({
                type: "text-end",
                id: "0"
              });
              controller.enqueue({
                type: "finish",
                finishReason: finishReason,
                providerMetadata: providerMetadata,
                usage: convertOpenAICompletionUsage(usage)
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
    function isOpenAICompletionOutputChunk(chunk) {
      return !("error" in chunk) && chunk.choices.some(choice => choice.text.length > 0);
    }
    const openaiEmbeddingModelOptions = (0, provider_utils_dist.ID)(() => (0, provider_utils_dist.C_)(classic_schemas.Ikc({
      dimensions: classic_schemas.aig().optional(),
      user: classic_schemas.YjP().optional()
    })));
    const openaiTextEmbeddingResponseSchema = (0, provider_utils_dist.ID)(() => (0, 
    provider_utils_dist.C_)(classic_schemas.Ikc({
      data: classic_schemas.YOg(classic_schemas.Ikc({
        embedding: classic_schemas.YOg(classic_schemas.aig())
      })),
      usage: classic_schemas.Ikc({
        prompt_tokens: classic_schemas.aig()
      }).nullish()
    })));
    var OpenAIEmbeddingModel = class OpenAIEmbeddingModel {
      static [serde_dist.V](model) {
        return (0, provider_utils_dist.Qf)({
          modelId: model.modelId,
          config: model.config
        });
      }
      static [serde_dist.C](options) {
        return new OpenAIEmbeddingModel(options.modelId, options.config);
      }
      get provider() {
        return this.config.provider;
      }
      constructor(modelId, config) {
        this.specificationVersion = "v4";
        this.maxEmbeddingsPerCall = 2048;
        this[provider_utils_dist.cI] = 3e5;
        this.supportsParallelCalls = true;
        this.modelId = modelId;
        this.config = config;
      }
      async doEmbed({values: values, dimensions: dimensions, headers: headers, abortSignal: abortSignal, providerOptions: providerOptions}) {
        if (values.length > this.maxEmbeddingsPerCall) throw new dist.Ch({
          provider: this.provider,
          modelId: this.modelId,
          maxEmbeddingsPerCall: this.maxEmbeddingsPerCall,
          values: values
        });
        const openaiOptions = await (0, provider_utils_dist.xI)({
          provider: "openai",
          providerOptions: providerOptions,
          schema: openaiEmbeddingModelOptions
        }) ?? {};
        const {responseHeaders: responseHeaders, value: response, rawValue: rawValue} = await (0, 
        provider_utils_dist.GU)({
          url: this.config.url({
            path: "/embeddings",
            modelId: this.modelId
          }),
          headers: (0, provider_utils_dist.m2)(await (0, provider_utils_dist.hd)(this.config.headers), headers),
          body: {
            model: this.modelId,
            input: values,
            encoding_format: "float",
            dimensions: openaiOptions.dimensions ?? dimensions,
            user: openaiOptions.user
          },
          failedResponseHandler: openaiFailedResponseHandler,
          successfulResponseHandler: (0, provider_utils_dist.cV)(openaiTextEmbeddingResponseSchema),
          abortSignal: abortSignal,
          fetch: this.config.fetch
        });
        return {
          warnings: [],
          embeddings: response.data.map(item => item.embedding),
          usage: response.usage ? {
            tokens: response.usage.prompt_tokens
          } : void 0,
          response: {
            headers: responseHeaders,
            body: rawValue
          }
        };
      }
    };
    const openaiImageResponseSchema = (0, provider_utils_dist.ID)(() => (0, provider_utils_dist.C_)(classic_schemas.Ikc({
      created: classic_schemas.aig().nullish(),
      data: classic_schemas.YOg(classic_schemas.Ikc({
        b64_json: classic_schemas.YjP(),
        revised_prompt: classic_schemas.YjP().nullish()
      })),
      background: classic_schemas.YjP().nullish(),
      output_format: classic_schemas.YjP().nullish(),
      size: classic_schemas.YjP().nullish(),
      quality: classic_schemas.YjP().nullish(),
      usage: classic_schemas.Ikc({
        input_tokens: classic_schemas.aig().nullish(),
        output_tokens: classic_schemas.aig().nullish(),
        total_tokens: classic_schemas.aig().nullish(),
        input_tokens_details: classic_schemas.Ikc({
          image_tokens: classic_schemas.aig().nullish(),
          text_tokens: classic_schemas.aig().nullish()
        }).nullish()
      }).nullish()
    })));
    function hasDefaultResponseFormat(modelId) {
      return getOpenAIImageModelEntry(modelId).requestConfig.image.responseFormat === "provider-default";
    }
    function getMaxImagesPerCall(modelId) {
      return getOpenAIImageModelEntry(modelId).capabilities.image.maxImagesPerCall ?? 1;
    }
    const baseImageModelOptionsObject = () => classic_schemas.Ikc({
      quality: classic_schemas.k5n([ "standard", "hd", "low", "medium", "high", "xhigh", "max", "auto" ]).optional(),
      background: classic_schemas.k5n([ "transparent", "opaque", "auto" ]).optional(),
      outputFormat: classic_schemas.k5n([ "png", "jpeg", "webp" ]).optional(),
      complexity: classic_schemas.k5n([ "low", "medium", "high" ]).optional(),
      outputCompression: classic_schemas.aig().int().min(0).max(100).optional(),
      user: classic_schemas.YjP().optional(),
      safetyIdentifier: classic_schemas.YjP().max(128).optional()
    });
    (0, provider_utils_dist.ID)(() => (0, provider_utils_dist.C_)(baseImageModelOptionsObject()));
    const openaiImageModelGenerationOptionsShape = () => baseImageModelOptionsObject().extend({
      style: classic_schemas.k5n([ "vivid", "natural" ]).optional(),
      outputFormat: classic_schemas.k5n([ "png", "jpeg", "webp", "gif" ]).optional(),
      frameCount: classic_schemas.aig().int().min(2).max(64).optional(),
      frameDurationMs: classic_schemas.aig().int().min(20).max(2e3).optional(),
      moderation: classic_schemas.k5n([ "auto", "low" ]).optional()
    }).shape;
    const openaiImageModelGenerationOptions = (0, provider_utils_dist.ID)(() => (0, 
    provider_utils_dist.C_)(classic_schemas.Ikc(openaiImageModelGenerationOptionsShape())));
    const openaiImageModelEditOptionsShape = () => baseImageModelOptionsObject().extend({
      inputFidelity: classic_schemas.k5n([ "high", "low" ]).optional(),
      markup: classic_schemas.YjP().optional(),
      moderation: classic_schemas.k5n([ "auto", "low" ]).optional()
    }).shape;
    const openaiImageModelEditOptions = (0, provider_utils_dist.ID)(() => (0, provider_utils_dist.C_)(classic_schemas.Ikc(openaiImageModelEditOptionsShape())));
    var OpenAIImageModel = class OpenAIImageModel {
      static [serde_dist.V](model) {
        return (0, provider_utils_dist.Qf)({
          modelId: model.modelId,
          config: model.config
        });
      }
      static [serde_dist.C](options) {
        return new OpenAIImageModel(options.modelId, options.config);
      }
      get maxImagesPerCall() {
        return getMaxImagesPerCall(this.modelId);
      }
      get supportsFileInputs() {
        if (this.config.imageInputCapabilities != null) return this.config.imageInputCapabilities.supportsFileInputs;
        const support = getOpenAIImageModelEntry(this.modelId).capabilities.image.fileInput;
        return typeof support === "boolean" ? support : void 0;
      }
      get supportsMaskInputs() {
        if (this.config.imageInputCapabilities != null) return this.config.imageInputCapabilities.supportsMaskInputs;
        const support = getOpenAIImageModelEntry(this.modelId).capabilities.image.maskInput;
        return typeof support === "boolean" ? support : void 0;
      }
      get provider() {
        return this.config.provider;
      }
      constructor(modelId, config) {
        this.modelId = modelId;
        this.config = config;
        this.specificationVersion = "v4";
      }
      async doGenerate({prompt: prompt, files: files, mask: mask, n: n, size: size, aspectRatio: aspectRatio, seed: seed, providerOptions: providerOptions, headers: headers, abortSignal: abortSignal}) {
        const warnings = [];
        if (aspectRatio != null) warnings.push({
          type: "unsupported",
          feature: "aspectRatio",
          details: "This model does not support aspect ratio. Use `size` instead."
        });
        if (seed != null) warnings.push({
          type: "unsupported",
          feature: "seed"
        });
        const currentDate = this.config._internal?.currentDate?.() ?? new Date;
        if (files != null) {
          const openaiOptions = await (0, provider_utils_dist.xI)({
            provider: "openai",
            providerOptions: providerOptions,
            schema: openaiImageModelEditOptions
          }) ?? {};
          if (mask != null && openaiOptions.markup != null) throw new dist.Di({
            argument: "providerOptions.openai.markup",
            message: "`markup` cannot be combined with `mask`."
          });
          const {value: response, responseHeaders: responseHeaders} = await (0, provider_utils_dist.S)({
            url: this.config.url({
              path: "/images/edits",
              modelId: this.modelId
            }),
            headers: (0, provider_utils_dist.m2)(await (0, provider_utils_dist.hd)(this.config.headers), headers),
            formData: (0, provider_utils_dist.jW)({
              model: this.modelId,
              prompt: prompt,
              image: await Promise.all(files.map(file => file.type === "file" ? new Blob([ file.data instanceof Uint8Array ? new Blob([ file.data ], {
                type: file.mediaType
              }) : new Blob([ (0, provider_utils_dist.Z9)(file.data) ], {
                type: file.mediaType
              }) ], {
                type: file.mediaType
              }) : (0, provider_utils_dist.WN)(file.url, {
                abortSignal: abortSignal,
                fetch: this.config.downloadFetch ?? this.config.fetch
              }))),
              mask: mask != null ? await fileToBlob(mask, abortSignal, this.config.downloadFetch ?? this.config.fetch) : void 0,
              markup: openaiOptions.markup != null ? await markupToBlob(openaiOptions.markup, abortSignal, this.config.downloadFetch ?? this.config.fetch) : void 0,
              n: n,
              size: size,
              quality: openaiOptions.quality,
              background: openaiOptions.background,
              output_format: openaiOptions.outputFormat,
              output_compression: openaiOptions.outputCompression,
              complexity: openaiOptions.complexity,
              input_fidelity: openaiOptions.inputFidelity,
              moderation: openaiOptions.moderation,
              user: openaiOptions.user,
              safety_identifier: openaiOptions.safetyIdentifier
            }),
            failedResponseHandler: openaiFailedResponseHandler,
            successfulResponseHandler: (0, provider_utils_dist.cV)(openaiImageResponseSchema),
            abortSignal: abortSignal,
            fetch: this.config.fetch
          });
          return {
            images: response.data.map(item => item.b64_json),
            warnings: warnings,
            usage: response.usage != null ? {
              inputTokens: response.usage.input_tokens ?? void 0,
              outputTokens: response.usage.output_tokens ?? void 0,
              totalTokens: response.usage.total_tokens ?? void 0
            } : void 0,
            response: {
              timestamp: currentDate,
              modelId: this.modelId,
              headers: responseHeaders
            },
            providerMetadata: {
              openai: {
                images: response.data.map((item, index) => ({
                  ...item.revised_prompt ? {
                    revisedPrompt: item.revised_prompt
                  } : {},
                  created: response.created ?? void 0,
                  size: response.size ?? void 0,
                  quality: response.quality ?? void 0,
                  background: response.background ?? void 0,
                  outputFormat: response.output_format ?? void 0,
                  ...distributeTokenDetails(response.usage?.input_tokens_details, index, response.data.length)
                }))
              }
            }
          };
        }
        const openaiOptions = await (0, provider_utils_dist.xI)({
          provider: "openai",
          providerOptions: providerOptions,
          schema: openaiImageModelGenerationOptions
        }) ?? {};
        const {value: response, responseHeaders: responseHeaders} = await (0, provider_utils_dist.GU)({
          url: this.config.url({
            path: "/images/generations",
            modelId: this.modelId
          }),
          headers: (0, provider_utils_dist.m2)(await (0, provider_utils_dist.hd)(this.config.headers), headers),
          body: {
            model: this.modelId,
            prompt: prompt,
            n: n,
            size: size,
            quality: openaiOptions.quality,
            style: openaiOptions.style,
            background: openaiOptions.background,
            moderation: openaiOptions.moderation,
            output_format: openaiOptions.outputFormat,
            output_compression: openaiOptions.outputCompression,
            complexity: openaiOptions.complexity,
            frame_count: openaiOptions.frameCount,
            frame_duration_ms: openaiOptions.frameDurationMs,
            user: openaiOptions.user,
            safety_identifier: openaiOptions.safetyIdentifier,
            ...!hasDefaultResponseFormat(this.modelId) ? {
              response_format: "b64_json"
            } : {}
          },
          failedResponseHandler: openaiFailedResponseHandler,
          successfulResponseHandler: (0, provider_utils_dist.cV)(openaiImageResponseSchema),
          abortSignal: abortSignal,
          fetch: this.config.fetch
        });
        return {
          images: response.data.map(item => item.b64_json),
          warnings: warnings,
          usage: response.usage != null ? {
            inputTokens: response.usage.input_tokens ?? void 0,
            outputTokens: response.usage.output_tokens ?? void 0,
            totalTokens: response.usage.total_tokens ?? void 0
          } : void 0,
          response: {
            timestamp: currentDate,
            modelId: this.modelId,
            headers: responseHeaders
          },
          providerMetadata: {
            openai: {
              images: response.data.map((item, index) => ({
                ...item.revised_prompt ? {
                  revisedPrompt: item.revised_prompt
                } : {},
                created: response.created ?? void 0,
                size: response.size ?? void 0,
                quality: response.quality ?? void 0,
                background: response.background ?? void 0,
                outputFormat: response.output_format ?? void 0,
                ...distributeTokenDetails(response.usage?.input_tokens_details, index, response.data.length)
              }))
            }
          }
        };
      }
    };
    function distributeTokenDetails(details, index, total) {
      if (details == null) return {};
      const result = {};
      if (details.image_tokens != null) {
        const base = Math.floor(details.image_tokens / total);
        const remainder = details.image_tokens - base * (total - 1);
        result.imageTokens = index === total - 1 ? remainder : base;
      }
      if (details.text_tokens != null) {
        const base = Math.floor(details.text_tokens / total);
        const remainder = details.text_tokens - base * (total - 1);
        result.textTokens = index === total - 1 ? remainder : base;
      }
      return result;
    }
    async function markupToBlob(markup, abortSignal, fetch) {
      const dataUrl = /^data:([^;,]*)(;base64)?,(.*)$/s.exec(markup);
      if (dataUrl == null) return (0, provider_utils_dist.WN)(markup, {
        abortSignal: abortSignal,
        fetch: fetch
      });
      if (dataUrl[2] == null) throw new dist.Di({
        argument: "providerOptions.openai.markup",
        message: "`markup` data URLs must be base64 encoded."
      });
      return new Blob([ (0, provider_utils_dist.Z9)(dataUrl[3]) ], {
        type: dataUrl[1] || "image/png"
      });
    }
    async function fileToBlob(file, abortSignal, fetch) {
      if (!file) return;
      if (file.type === "url") return (0, provider_utils_dist.WN)(file.url, {
        abortSignal: abortSignal,
        fetch: fetch
      });
      const data = file.data instanceof Uint8Array ? file.data : (0, provider_utils_dist.Z9)(file.data);
      return new Blob([ data ], {
        type: file.mediaType
      });
    }
    const openaiTranscriptionResponseSchema = (0, provider_utils_dist.ID)(() => (0, 
    provider_utils_dist.C_)(classic_schemas.Ikc({
      text: classic_schemas.YjP(),
      language: classic_schemas.YjP().nullish(),
      languages: classic_schemas.YOg(classic_schemas.Ikc({
        code: classic_schemas.YjP()
      })).nullish(),
      duration: classic_schemas.aig().nullish(),
      words: classic_schemas.YOg(classic_schemas.Ikc({
        word: classic_schemas.YjP(),
        start: classic_schemas.aig(),
        end: classic_schemas.aig()
      })).nullish(),
      segments: classic_schemas.YOg(classic_schemas.KCZ([ classic_schemas.Ikc({
        id: classic_schemas.aig(),
        seek: classic_schemas.aig(),
        start: classic_schemas.aig(),
        end: classic_schemas.aig(),
        text: classic_schemas.YjP(),
        tokens: classic_schemas.YOg(classic_schemas.aig()),
        temperature: classic_schemas.aig(),
        avg_logprob: classic_schemas.aig(),
        compression_ratio: classic_schemas.aig(),
        no_speech_prob: classic_schemas.aig()
      }), classic_schemas.Ikc({
        type: classic_schemas.euz("transcript.text.segment"),
        id: classic_schemas.YjP(),
        start: classic_schemas.aig(),
        end: classic_schemas.aig(),
        text: classic_schemas.YjP(),
        speaker: classic_schemas.YjP()
      }) ])).nullish(),
      usage: classic_schemas.g1P(classic_schemas.YjP(), classic_schemas.Pq9()).nullish()
    })));
    const openAITranscriptionModelOptionsShape = () => ({
      include: classic_schemas.YOg(classic_schemas.YjP()).optional(),
      language: classic_schemas.YjP().optional(),
      languages: classic_schemas.YOg(classic_schemas.YjP()).optional(),
      keywords: classic_schemas.YOg(classic_schemas.YjP()).optional(),
      prompt: classic_schemas.YjP().optional(),
      temperature: classic_schemas.aig().min(0).max(1).default(0).optional(),
      timestampGranularities: classic_schemas.YOg(classic_schemas.k5n([ "word", "segment" ])).optional(),
      responseFormat: classic_schemas.k5n([ "json", "verbose_json", "diarized_json" ]).optional(),
      chunkingStrategy: classic_schemas.KCZ([ classic_schemas.euz("auto"), classic_schemas.Ikc({
        type: classic_schemas.euz("server_vad"),
        threshold: classic_schemas.aig().min(0).max(1).optional(),
        prefixPaddingMs: classic_schemas.aig().int().min(0).optional(),
        silenceDurationMs: classic_schemas.aig().int().min(0).optional()
      }) ]).optional(),
      streaming: classic_schemas.Ikc({
        delay: classic_schemas.k5n([ "minimal", "low", "medium", "high", "xhigh" ]).optional(),
        include: classic_schemas.YOg(classic_schemas.YjP()).optional()
      }).optional()
    });
    const openAITranscriptionModelOptions = (0, provider_utils_dist.ID)(() => (0, provider_utils_dist.C_)(classic_schemas.Ikc(openAITranscriptionModelOptionsShape())));
    const languageMap = {
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
    function isLanguageCode(language) {
      return language != null && /^[a-z]{2}$/.test(language);
    }
    var OpenAITranscriptionModel = class OpenAITranscriptionModel {
      static [serde_dist.V](model) {
        return (0, provider_utils_dist.Qf)({
          modelId: model.modelId,
          config: model.config
        });
      }
      static [serde_dist.C](options) {
        return new OpenAITranscriptionModel(options.modelId, options.config);
      }
      get provider() {
        return this.config.provider;
      }
      constructor(modelId, config) {
        this.modelId = modelId;
        this.config = config;
        this.specificationVersion = "v4";
      }
      async getArgs({audio: audio, mediaType: mediaType, providerOptions: providerOptions, timestampGranularities: requestedTimestampGranularities}) {
        const warnings = [];
        const openAIOptions = await (0, provider_utils_dist.xI)({
          provider: "openai",
          providerOptions: providerOptions,
          schema: openAITranscriptionModelOptions
        });
        const formData = new FormData;
        const blob = audio instanceof Uint8Array ? new Blob([ audio ]) : new Blob([ (0, 
        provider_utils_dist.Z9)(audio) ]);
        formData.append("model", this.modelId);
        const fileExtension = (0, provider_utils_dist.HQ)(mediaType);
        formData.append("file", new File([ blob ], "audio", {
          type: mediaType
        }), `audio.${fileExtension}`);
        const {transcription: requestConfig} = getOpenAITranscriptionModelEntry(this.modelId).requestConfig;
        const responseFormat = openAIOptions?.responseFormat ?? requestConfig.responseFormat;
        const timestampGranularities = openAIOptions?.timestampGranularities ?? requestedTimestampGranularities ?? (responseFormat === "verbose_json" ? [ "segment" ] : void 0);
        for (const granularity of requestedTimestampGranularities ?? []) if (openAIOptions?.timestampGranularities != null && !openAIOptions.timestampGranularities.includes(granularity)) warnings.push({
          type: "unsupported",
          feature: "timestampGranularities",
          details: `The "${granularity}" timestamp granularity is excluded by providerOptions.openai.timestampGranularities.`
        });
        for (const granularity of timestampGranularities ?? []) if (responseFormat !== "verbose_json" && !(responseFormat === "diarized_json" && granularity === "segment")) warnings.push({
          type: "unsupported",
          feature: openAIOptions?.timestampGranularities != null ? "providerOptions.openai.timestampGranularities" : "timestampGranularities",
          details: `OpenAI transcription with the ${responseFormat ?? "default JSON"} response format does not support ${granularity} timestamps.`
        });
        const chunkingStrategy = openAIOptions?.chunkingStrategy ?? requestConfig.chunkingStrategy;
        const transcriptionModelOptions = {
          response_format: responseFormat,
          include: openAIOptions?.include,
          language: openAIOptions?.language,
          languages: openAIOptions?.languages,
          keywords: openAIOptions?.keywords,
          prompt: openAIOptions?.prompt,
          temperature: openAIOptions?.temperature,
          timestamp_granularities: responseFormat === "verbose_json" ? timestampGranularities : void 0
        };
        for (const [key, value] of Object.entries(transcriptionModelOptions)) if (value != null) if (Array.isArray(value)) for (const item of value) formData.append(`${key}[]`, String(item)); else formData.append(key, String(value));
        if (chunkingStrategy != null) formData.append("chunking_strategy", typeof chunkingStrategy === "string" ? chunkingStrategy : JSON.stringify({
          type: chunkingStrategy.type,
          ...chunkingStrategy.threshold != null && {
            threshold: chunkingStrategy.threshold
          },
          ...chunkingStrategy.prefixPaddingMs != null && {
            prefix_padding_ms: chunkingStrategy.prefixPaddingMs
          },
          ...chunkingStrategy.silenceDurationMs != null && {
            silence_duration_ms: chunkingStrategy.silenceDurationMs
          }
        }));
        return {
          formData: formData,
          warnings: warnings
        };
      }
      async doGenerate(options) {
        if (getOpenAITranscriptionModelEntry(this.modelId).capabilities.transcription.transcription === false) throw new dist.b8({
          functionality: `non-streaming transcription with ${this.modelId}`
        });
        const currentDate = this.config._internal?.currentDate?.() ?? new Date;
        const {formData: formData, warnings: warnings} = await this.getArgs(options);
        const {value: response, responseHeaders: responseHeaders, rawValue: rawResponse} = await (0, 
        provider_utils_dist.S)({
          url: this.config.url({
            path: "/audio/transcriptions",
            modelId: this.modelId
          }),
          headers: (0, provider_utils_dist.m2)(await (0, provider_utils_dist.hd)(this.config.headers), options.headers),
          formData: formData,
          failedResponseHandler: openaiFailedResponseHandler,
          successfulResponseHandler: (0, provider_utils_dist.cV)(openaiTranscriptionResponseSchema),
          abortSignal: options.abortSignal,
          fetch: this.config.fetch
        });
        const language = (isLanguageCode(response.language) ? response.language : response.language != null && Object.prototype.hasOwnProperty.call(languageMap, response.language) ? languageMap[response.language] : void 0) ?? (response.languages?.length === 1 && isLanguageCode(response.languages[0].code) ? response.languages[0].code : void 0);
        const diarizedSegments = response.segments?.flatMap(segment => "speaker" in segment ? [ {
          text: segment.text,
          startSecond: segment.start,
          endSecond: segment.end,
          speaker: segment.speaker
        } ] : []);
        const words = response.words?.map(word => ({
          text: word.word,
          startSecond: word.start,
          endSecond: word.end
        }));
        return {
          text: response.text,
          segments: response.segments?.map(segment => ({
            text: segment.text,
            startSecond: segment.start,
            endSecond: segment.end
          })) ?? words ?? [],
          ...words != null && words.length > 0 ? {
            words: words
          } : {},
          language: language,
          durationInSeconds: response.duration ?? (response.usage?.type === "duration" && typeof response.usage.seconds === "number" ? response.usage.seconds : void 0),
          warnings: warnings,
          ...response.usage != null && {
            usage: response.usage
          },
          response: {
            timestamp: currentDate,
            modelId: this.modelId,
            headers: responseHeaders,
            body: rawResponse
          },
          ...(diarizedSegments != null && diarizedSegments.length > 0 || response.languages != null) && {
            providerMetadata: {
              openai: {
                ...diarizedSegments != null && diarizedSegments.length > 0 && {
                  segments: diarizedSegments
                },
                ...response.languages != null && {
                  languages: response.languages
                }
              }
            }
          }
        };
      }
      async doStream(options) {
        const entry = getOpenAITranscriptionModelEntry(this.modelId);
        if (entry.capabilities.transcription.streaming !== true) throw new dist.b8({
          functionality: `streaming transcription with ${this.modelId}`
        });
        const currentDate = this.config._internal?.currentDate?.() ?? new Date;
        const openAIOptions = await (0, provider_utils_dist.xI)({
          provider: "openai",
          providerOptions: options.providerOptions,
          schema: openAITranscriptionModelOptions
        });
        const warnings = [];
        const rawOpenAIOptions = options.providerOptions?.openai ?? {};
        for (const option of [ "include", "languages", "keywords", "prompt", "temperature", "timestampGranularities" ]) if (rawOpenAIOptions[option] != null) warnings.push({
          type: "unsupported",
          feature: `providerOptions.openai.${option}`,
          details: `OpenAI streaming transcription does not support ${option}.`
        });
        const supportsDelay = entry.capabilities.transcription.streamingDelay === true;
        if (!supportsDelay && openAIOptions?.streaming?.delay != null) warnings.push({
          type: "unsupported",
          feature: "providerOptions.openai.streaming.delay",
          details: `OpenAI streaming transcription with ${this.modelId} does not support delay.`
        });
        const headers = (0, provider_utils_dist.m2)(await (0, provider_utils_dist.hd)(this.config.headers), options.headers);
        const sessionUpdate = buildOpenAIRealtimeTranscriptionSession({
          modelId: this.modelId,
          inputAudioFormat: options.inputAudioFormat,
          providerOptions: openAIOptions,
          supportsDelay: supportsDelay
        });
        return {
          request: {
            body: sessionUpdate
          },
          response: {
            timestamp: currentDate,
            modelId: this.modelId
          },
          stream: createOpenAIRealtimeTranscriptionStream({
            webSocket: this.config.webSocket,
            url: (0, provider_utils_dist.S8)(this.config.url({
              path: "/realtime?intent=transcription",
              modelId: this.modelId
            })),
            headers: headers,
            sessionUpdate: sessionUpdate,
            language: openAIOptions?.language,
            warnings: warnings,
            audio: options.audio,
            abortSignal: options.abortSignal,
            includeRawChunks: options.includeRawChunks
          })
        };
      }
    };
    function createOpenAIRealtimeTranscriptionStream({webSocket: webSocket, url: url, headers: headers, sessionUpdate: sessionUpdate, language: language, warnings: warnings, audio: audio, abortSignal: abortSignal, includeRawChunks: includeRawChunks}) {
      let finished = false;
      let cleanup = () => {};
      return new ReadableStream({
        start: controller => {
          const realtimeConnection = getOpenAIRealtimeConnection(headers);
          let audioReader;
          let connection;
          cleanup = closeCode => {
            if (audioReader != null) audioReader.cancel().catch(() => {}); else audio.cancel().catch(() => {});
            connection?.close(closeCode);
          };
          const finishWithError = error => {
            if (finished) return;
            finished = true;
            cleanup();
            controller.error(error);
          };
          const finish = (text, id) => {
            if (finished) return;
            finished = true;
            if (id != null) controller.enqueue({
              type: "transcript-final",
              id: id,
              text: text
            });
            controller.enqueue({
              type: "finish",
              text: text,
              segments: [],
              language: language
            });
            controller.close();
            cleanup(1e3);
          };
          const sendAudio = async socket => {
            audioReader = audio.getReader();
            try {
              while (true) {
                const {done: done, value: value} = await audioReader.read();
                if (done || finished) break;
                socket.send(JSON.stringify({
                  type: "input_audio_buffer.append",
                  audio: (0, provider_utils_dist.ej)(value)
                }));
                await (0, provider_utils_dist.E8)(socket);
              }
            } finally {
              audioReader.releaseLock();
              audioReader = void 0;
            }
            if (!finished) socket.send(JSON.stringify({
              type: "input_audio_buffer.commit"
            }));
          };
          connection = (0, provider_utils_dist.L8)({
            url: url,
            protocols: realtimeConnection.protocols,
            headers: realtimeConnection.headers,
            webSocket: webSocket,
            abortSignal: abortSignal,
            onAbort: finishWithError,
            onProcessingError: finishWithError,
            onOpen: socket => {
              controller.enqueue({
                type: "stream-start",
                warnings: warnings
              });
              socket.send(JSON.stringify(sessionUpdate));
              sendAudio(socket).catch(finishWithError);
            },
            onMessageText: async text => {
              const parsed = await (0, provider_utils_dist.N8)({
                text: text
              });
              if (!parsed.success) return;
              const raw = parsed.value;
              if (includeRawChunks) controller.enqueue({
                type: "raw",
                rawValue: raw
              });
              switch (raw.type) {
               case "conversation.item.input_audio_transcription.delta":
                controller.enqueue({
                  type: "transcript-delta",
                  id: raw.item_id,
                  delta: raw.delta ?? ""
                });
                break;

               case "conversation.item.input_audio_transcription.completed":
                finish(raw.transcript ?? "", raw.item_id);
                break;

               case "error":
                finishWithError(new Error(raw.error?.message ?? "OpenAI realtime error"));
              }
            },
            onSocketError: () => {
              finishWithError(new Error("OpenAI realtime transcription error"));
            },
            onClose: () => {
              if (finished) return;
              finished = true;
              cleanup();
              controller.close();
            }
          });
        },
        cancel: () => {
          if (finished) return;
          finished = true;
          cleanup();
        }
      });
    }
    function buildOpenAIRealtimeTranscriptionSession({modelId: modelId, inputAudioFormat: inputAudioFormat, providerOptions: providerOptions, supportsDelay: supportsDelay}) {
      return {
        type: "session.update",
        session: {
          type: "transcription",
          audio: {
            input: {
              format: {
                type: inputAudioFormat.type,
                ...inputAudioFormat.rate != null ? {
                  rate: inputAudioFormat.rate
                } : {}
              },
              transcription: {
                model: modelId,
                ...providerOptions?.language != null ? getOpenAITranscriptionModelEntry(modelId).requestConfig.transcription.languageField === "languages" ? {
                  languages: [ providerOptions.language ]
                } : {
                  language: providerOptions.language
                } : {},
                ...supportsDelay && providerOptions?.streaming?.delay != null ? {
                  delay: providerOptions.streaming.delay
                } : {}
              },
              turn_detection: null
            }
          },
          ...providerOptions?.streaming?.include != null ? {
            include: providerOptions.streaming.include
          } : {}
        }
      };
    }
    function getOpenAIRealtimeConnection(headers) {
      let authorization;
      for (const [key, value] of Object.entries(headers)) if (key.toLowerCase() === "authorization" && value != null) authorization = value;
      const token = authorization?.match(/^bearer\s+(.+)$/i)?.[1];
      if (token == null) return {
        protocols: [ "realtime" ],
        headers: headers
      };
      return {
        protocols: [ "realtime", `openai-insecure-api-key.${token}` ],
        headers: Object.fromEntries(Object.entries(headers).filter(([key]) => key.toLowerCase() !== "authorization"))
      };
    }
    const openaiSpeechModelOptionsShape = () => ({
      instructions: classic_schemas.YjP().nullish(),
      speed: classic_schemas.aig().min(.25).max(4).nullish()
    });
    const openaiSpeechModelOptionsSchema = (0, provider_utils_dist.ID)(() => (0, provider_utils_dist.C_)(classic_schemas.Ikc(openaiSpeechModelOptionsShape())));
    var OpenAISpeechModel = class OpenAISpeechModel {
      static [serde_dist.V](model) {
        return (0, provider_utils_dist.Qf)({
          modelId: model.modelId,
          config: model.config
        });
      }
      static [serde_dist.C](options) {
        return new OpenAISpeechModel(options.modelId, options.config);
      }
      get provider() {
        return this.config.provider;
      }
      constructor(modelId, config) {
        this.modelId = modelId;
        this.config = config;
        this.specificationVersion = "v4";
      }
      async getArgs({text: text, voice: voice = "alloy", outputFormat: outputFormat = "mp3", speed: speed, instructions: instructions, language: language, providerOptions: providerOptions}) {
        const warnings = [];
        const openAIOptions = await (0, provider_utils_dist.xI)({
          provider: "openai",
          providerOptions: providerOptions,
          schema: openaiSpeechModelOptionsSchema
        });
        const requestBody = {
          model: this.modelId,
          input: text,
          voice: voice,
          response_format: "mp3",
          speed: speed,
          instructions: instructions
        };
        if (outputFormat) if ([ "mp3", "opus", "aac", "flac", "wav", "pcm" ].includes(outputFormat)) requestBody.response_format = outputFormat; else warnings.push({
          type: "unsupported",
          feature: "outputFormat",
          details: `Unsupported output format: ${outputFormat}. Using mp3 instead.`
        });
        if (openAIOptions) {
          const speechModelOptions = {
            speed: openAIOptions.speed ?? void 0,
            instructions: openAIOptions.instructions ?? void 0
          };
          for (const key in speechModelOptions) {
            const value = speechModelOptions[key];
            if (value !== void 0) requestBody[key] = value;
          }
        }
        if (language) warnings.push({
          type: "unsupported",
          feature: "language",
          details: `OpenAI speech models do not support language selection. Language parameter "${language}" was ignored.`
        });
        return {
          requestBody: requestBody,
          warnings: warnings
        };
      }
      async doGenerate(options) {
        const currentDate = this.config._internal?.currentDate?.() ?? new Date;
        const {requestBody: requestBody, warnings: warnings} = await this.getArgs(options);
        const {value: audio, responseHeaders: responseHeaders, rawValue: rawResponse} = await (0, 
        provider_utils_dist.GU)({
          url: this.config.url({
            path: "/audio/speech",
            modelId: this.modelId
          }),
          headers: (0, provider_utils_dist.m2)(await (0, provider_utils_dist.hd)(this.config.headers), options.headers),
          body: requestBody,
          failedResponseHandler: openaiFailedResponseHandler,
          successfulResponseHandler: (0, provider_utils_dist.HD)(),
          abortSignal: options.abortSignal,
          fetch: this.config.fetch
        });
        return {
          audio: audio,
          warnings: warnings,
          request: {
            body: JSON.stringify(requestBody)
          },
          response: {
            timestamp: currentDate,
            modelId: this.modelId,
            headers: responseHeaders,
            body: rawResponse
          }
        };
      }
    };
    function redactOpenAIToolArgs(type, args, wireFormat = false) {
      if (type === "mcp") return {
        ...args,
        ...args.authorization != null ? {
          authorization: "[redacted]"
        } : {},
        ...isRecord$1(args.headers) ? {
          headers: Object.fromEntries(Object.keys(args.headers).map(name => [ name, "[redacted]" ]))
        } : {}
      };
      const key = type === "code_interpreter" ? "container" : type === "shell" ? "environment" : void 0;
      if (key == null || !isRecord$1(args[key])) return args;
      const container = args[key];
      const policyKey = wireFormat ? "network_policy" : "networkPolicy";
      const secretsKey = wireFormat ? "domain_secrets" : "domainSecrets";
      const policy = container[policyKey];
      if (!isRecord$1(policy) || !Array.isArray(policy[secretsKey])) return args;
      return {
        ...args,
        [key]: {
          ...container,
          [policyKey]: {
            ...policy,
            [secretsKey]: policy[secretsKey].map(secret => isRecord$1(secret) && "value" in secret ? {
              ...secret,
              value: "[redacted]"
            } : secret)
          }
        }
      };
    }
    function withOpenAIResponseRedaction(value) {
      if (!isRecord$1(value) || !Array.isArray(value.tools)) return value;
      return (0, provider_utils_dist.jN)(value, body => ({
        ...body,
        tools: body.tools.map(tool => isRecord$1(tool) ? redactOpenAIToolArgs(tool.type, tool, true) : tool)
      }));
    }
    function isRecord$1(value) {
      return value != null && typeof value === "object" && !Array.isArray(value);
    }
    function prepareOpenAIConfigForWorkflowDeserialize(config) {
      if (config.provider == null) throw new Error("OpenAI model is missing provider after workflow deserialization.");
      return {
        ...config,
        provider: config.provider,
        url: typeof config.url === "function" ? config.url : ({path: path}) => {
          if (config.baseURL == null) throw new Error("OpenAI model is missing baseURL after workflow deserialization.");
          return `${config.baseURL}${path}`;
        },
        headers: typeof config.headers === "function" ? config.headers : config.headers == null ? void 0 : () => config.headers
      };
    }
    function convertOpenAIResponsesUsage(usage) {
      if (usage == null) return (0, provider_utils_dist.EK)();
      const inputTokens = usage.input_tokens;
      const outputTokens = usage.output_tokens;
      const cachedTokens = usage.input_tokens_details?.cached_tokens ?? 0;
      const cacheWriteTokens = usage.input_tokens_details?.cache_write_tokens ?? void 0;
      const reasoningTokens = usage.output_tokens_details?.reasoning_tokens ?? 0;
      return {
        inputTokens: {
          total: inputTokens,
          noCache: inputTokens - cachedTokens - (cacheWriteTokens ?? 0),
          cacheRead: cachedTokens,
          cacheWrite: cacheWriteTokens
        },
        outputTokens: {
          total: outputTokens,
          text: outputTokens - reasoningTokens,
          reasoning: reasoningTokens
        },
        raw: usage
      };
    }
    const openaiResponsesTextFormatSchema = () => classic_schemas.gMt("type", [ classic_schemas.Ikc({
      type: classic_schemas.euz("text")
    }), classic_schemas.Ikc({
      type: classic_schemas.euz("json_schema"),
      name: classic_schemas.YjP().min(1).max(64).regex(/^[a-zA-Z0-9_-]+$/),
      schema: classic_schemas.g1P(classic_schemas.YjP(), classic_schemas.Pq9()),
      description: classic_schemas.YjP().optional(),
      strict: classic_schemas.zMY().optional()
    }) ]);
    function normalizeOpenAIResponsesTextFormat(format, warnings) {
      if (format.type === "text") return format;
      const normalized = normalizeOpenAIJsonSchema(format.schema);
      warnings.push(...normalized.warnings);
      return {
        ...format,
        schema: normalized.schema
      };
    }
    const openaiLanguageModelResponsesOptionsSchema = (0, provider_utils_dist.ID)(() => (0, 
    provider_utils_dist.C_)(classic_schemas.Ikc({
      conversation: classic_schemas.YjP().nullish(),
      include: classic_schemas.YOg(classic_schemas.k5n([ "reasoning.encrypted_content", "file_search_call.results", "web_search_call.results", "message.output_text.logprobs" ])).nullish(),
      includeWebSearchSources: classic_schemas.zMY().optional(),
      instructions: classic_schemas.YjP().nullish(),
      logprobs: classic_schemas.KCZ([ classic_schemas.zMY(), classic_schemas.aig().min(1).max(20) ]).optional(),
      maxToolCalls: classic_schemas.aig().nullish(),
      metadata: classic_schemas.bzn().nullish(),
      parallelToolCalls: classic_schemas.zMY().nullish(),
      previousResponseId: classic_schemas.YjP().nullish(),
      promptCacheKey: classic_schemas.YjP().nullish(),
      promptCacheOptions: classic_schemas.Ikc({
        mode: classic_schemas.k5n([ "implicit", "explicit" ]).optional(),
        ttl: classic_schemas.k5n([ "30m", "12h" ]).optional(),
        prewarm: classic_schemas.zMY().optional(),
        comparisonResponseId: classic_schemas.YjP().optional()
      }).optional(),
      promptCacheRetention: classic_schemas.k5n([ "in_memory", "24h" ]).nullish(),
      reasoningEffort: classic_schemas.YjP().nullish(),
      reasoningEffortUpdate: classic_schemas.k5n([ "none", "low", "medium", "high", "xhigh", "max" ]).optional(),
      reasoningMode: classic_schemas.k5n([ "standard", "pro" ]).optional(),
      reasoningContext: classic_schemas.k5n([ "auto", "current_turn", "all_turns" ]).optional(),
      reasoningSummary: classic_schemas.YjP().nullish(),
      safetyIdentifier: classic_schemas.YjP().nullish(),
      serviceTier: classic_schemas.k5n([ "auto", "flex", "priority", "fast", "ultrafast", "default" ]).nullish(),
      store: classic_schemas.zMY().nullish(),
      passThroughUnsupportedFiles: classic_schemas.zMY().optional(),
      strictJsonSchema: classic_schemas.zMY().nullish(),
      textVerbosity: classic_schemas.k5n([ "low", "medium", "high" ]).nullish(),
      textFormat: openaiResponsesTextFormatSchema().optional(),
      truncation: classic_schemas.k5n([ "auto", "disabled" ]).nullish(),
      user: classic_schemas.YjP().nullish(),
      systemMessageMode: classic_schemas.k5n([ "system", "developer", "remove" ]).optional(),
      forceReasoning: classic_schemas.zMY().optional(),
      contextManagement: classic_schemas.YOg(classic_schemas.Ikc({
        type: classic_schemas.euz("compaction"),
        compactThreshold: classic_schemas.aig()
      })).nullish(),
      compactionTrigger: classic_schemas.zMY().optional(),
      allowedTools: classic_schemas.Ikc({
        toolNames: classic_schemas.YOg(classic_schemas.YjP()).min(1),
        mode: classic_schemas.k5n([ "auto", "required" ]).optional()
      }).optional()
    })));
    const openaiResponsesSystemMessageOptionsSchema = (0, provider_utils_dist.ID)(() => (0, 
    provider_utils_dist.C_)(classic_schemas.Ikc({
      reasoningEffortUpdate: classic_schemas.k5n([ "none", "low", "medium", "high", "xhigh", "max" ]).optional(),
      textFormatUpdate: openaiResponsesTextFormatSchema().optional(),
      additionalTools: classic_schemas.YOg(openaiResponsesAdditionalToolSchema()).optional()
    })));
    const openaiResponsesToolResultOptionsSchema = (0, provider_utils_dist.ID)(() => (0, 
    provider_utils_dist.C_)(classic_schemas.Ikc({
      additionalTools: classic_schemas.YOg(openaiResponsesAdditionalToolSchema()).optional()
    })));
    function openaiResponsesFunctionToolDefinitionSchema() {
      return classic_schemas.rej({
        type: classic_schemas.euz("function"),
        name: classic_schemas.YjP().min(1),
        description: classic_schemas.YjP().optional(),
        parameters: classic_schemas.g1P(classic_schemas.YjP(), classic_schemas.Pq9()),
        strict: classic_schemas.zMY().optional(),
        defer_loading: classic_schemas.zMY().optional()
      });
    }
    function openaiResponsesAdditionalToolSchema() {
      return classic_schemas.gMt("type", [ openaiResponsesFunctionToolDefinitionSchema(), classic_schemas.rej({
        type: classic_schemas.euz("custom"),
        name: classic_schemas.YjP().min(1),
        description: classic_schemas.YjP().optional(),
        format: classic_schemas.gMt("type", [ classic_schemas.rej({
          type: classic_schemas.euz("text")
        }), classic_schemas.rej({
          type: classic_schemas.euz("grammar"),
          syntax: classic_schemas.k5n([ "regex", "lark" ]),
          definition: classic_schemas.YjP()
        }) ]).optional()
      }), classic_schemas.rej({
        type: classic_schemas.euz("namespace"),
        name: classic_schemas.YjP().min(1),
        description: classic_schemas.YjP(),
        tools: classic_schemas.YOg(openaiResponsesFunctionToolDefinitionSchema()).min(1)
      }) ]);
    }
    const applyPatchInputSchema = (0, provider_utils_dist.ID)(() => (0, provider_utils_dist.C_)(classic_schemas.Ikc({
      callId: classic_schemas.YjP(),
      operation: classic_schemas.gMt("type", [ classic_schemas.Ikc({
        type: classic_schemas.euz("create_file"),
        path: classic_schemas.YjP(),
        diff: classic_schemas.YjP()
      }), classic_schemas.Ikc({
        type: classic_schemas.euz("delete_file"),
        path: classic_schemas.YjP()
      }), classic_schemas.Ikc({
        type: classic_schemas.euz("update_file"),
        path: classic_schemas.YjP(),
        diff: classic_schemas.YjP()
      }) ])
    })));
    const applyPatchOutputSchema = (0, provider_utils_dist.ID)(() => (0, provider_utils_dist.C_)(classic_schemas.Ikc({
      status: classic_schemas.k5n([ "completed", "failed" ]),
      output: classic_schemas.YjP().optional()
    })));
    (0, provider_utils_dist.ID)(() => (0, provider_utils_dist.C_)(classic_schemas.Ikc({})));
    (0, provider_utils_dist.J2)({
      id: "openai.apply_patch",
      inputSchema: applyPatchInputSchema,
      outputSchema: applyPatchOutputSchema
    });
    const safetyCheckSchema = () => classic_schemas.Ikc({
      id: classic_schemas.YjP(),
      code: classic_schemas.YjP().optional(),
      message: classic_schemas.YjP().optional()
    });
    const computerActionSchema = () => classic_schemas.gMt("type", [ classic_schemas.Ikc({
      type: classic_schemas.euz("click"),
      button: classic_schemas.k5n([ "left", "right", "wheel", "back", "forward" ]),
      x: classic_schemas.aig(),
      y: classic_schemas.aig(),
      keys: classic_schemas.YOg(classic_schemas.YjP()).optional()
    }), classic_schemas.Ikc({
      type: classic_schemas.euz("double_click"),
      x: classic_schemas.aig(),
      y: classic_schemas.aig(),
      keys: classic_schemas.YOg(classic_schemas.YjP()).optional()
    }), classic_schemas.Ikc({
      type: classic_schemas.euz("drag"),
      path: classic_schemas.YOg(classic_schemas.Ikc({
        x: classic_schemas.aig(),
        y: classic_schemas.aig()
      })),
      keys: classic_schemas.YOg(classic_schemas.YjP()).optional()
    }), classic_schemas.Ikc({
      type: classic_schemas.euz("keypress"),
      keys: classic_schemas.YOg(classic_schemas.YjP())
    }), classic_schemas.Ikc({
      type: classic_schemas.euz("move"),
      x: classic_schemas.aig(),
      y: classic_schemas.aig(),
      keys: classic_schemas.YOg(classic_schemas.YjP()).optional()
    }), classic_schemas.Ikc({
      type: classic_schemas.euz("screenshot")
    }), classic_schemas.Ikc({
      type: classic_schemas.euz("scroll"),
      x: classic_schemas.aig(),
      y: classic_schemas.aig(),
      scrollX: classic_schemas.aig(),
      scrollY: classic_schemas.aig(),
      keys: classic_schemas.YOg(classic_schemas.YjP()).optional()
    }), classic_schemas.Ikc({
      type: classic_schemas.euz("type"),
      text: classic_schemas.YjP()
    }), classic_schemas.Ikc({
      type: classic_schemas.euz("wait")
    }) ]);
    const computerInputSchema = (0, provider_utils_dist.ID)(() => (0, provider_utils_dist.C_)(classic_schemas.Ikc({
      actions: classic_schemas.YOg(computerActionSchema()),
      pendingSafetyChecks: classic_schemas.YOg(safetyCheckSchema()),
      status: classic_schemas.k5n([ "in_progress", "completed", "incomplete" ])
    })));
    const computerOutputSchema = (0, provider_utils_dist.ID)(() => (0, provider_utils_dist.C_)(classic_schemas.Ikc({
      output: classic_schemas.KCZ([ classic_schemas.Ikc({
        type: classic_schemas.euz("computer_screenshot"),
        imageUrl: classic_schemas.YjP(),
        fileId: classic_schemas.YjP().optional(),
        detail: classic_schemas.k5n([ "auto", "low", "high", "original" ]).optional()
      }), classic_schemas.Ikc({
        type: classic_schemas.euz("computer_screenshot"),
        fileId: classic_schemas.YjP(),
        imageUrl: classic_schemas.YjP().optional(),
        detail: classic_schemas.k5n([ "auto", "low", "high", "original" ]).optional()
      }) ]),
      acknowledgedSafetyChecks: classic_schemas.YOg(safetyCheckSchema()).optional()
    })));
    (0, provider_utils_dist.J2)({
      id: "openai.computer",
      inputSchema: computerInputSchema,
      outputSchema: computerOutputSchema
    });
    const localShellInputSchema = (0, provider_utils_dist.ID)(() => (0, provider_utils_dist.C_)(classic_schemas.Ikc({
      action: classic_schemas.Ikc({
        type: classic_schemas.euz("exec"),
        command: classic_schemas.YOg(classic_schemas.YjP()),
        timeoutMs: classic_schemas.aig().optional(),
        user: classic_schemas.YjP().optional(),
        workingDirectory: classic_schemas.YjP().optional(),
        env: classic_schemas.g1P(classic_schemas.YjP(), classic_schemas.YjP()).optional()
      })
    })));
    const localShellOutputSchema = (0, provider_utils_dist.ID)(() => (0, provider_utils_dist.C_)(classic_schemas.Ikc({
      output: classic_schemas.YjP()
    })));
    (0, provider_utils_dist.J2)({
      id: "openai.local_shell",
      inputSchema: localShellInputSchema,
      outputSchema: localShellOutputSchema
    });
    const shellInputSchema = (0, provider_utils_dist.ID)(() => (0, provider_utils_dist.C_)(classic_schemas.Ikc({
      action: classic_schemas.Ikc({
        commands: classic_schemas.YOg(classic_schemas.YjP()),
        timeoutMs: classic_schemas.aig().optional(),
        maxOutputLength: classic_schemas.aig().optional()
      })
    })));
    const shellOutputSchema = (0, provider_utils_dist.ID)(() => (0, provider_utils_dist.C_)(classic_schemas.Ikc({
      maxOutputLength: classic_schemas.aig().optional(),
      output: classic_schemas.YOg(classic_schemas.Ikc({
        stdout: classic_schemas.YjP(),
        stderr: classic_schemas.YjP(),
        outcome: classic_schemas.gMt("type", [ classic_schemas.Ikc({
          type: classic_schemas.euz("timeout")
        }), classic_schemas.Ikc({
          type: classic_schemas.euz("exit"),
          exitCode: classic_schemas.aig()
        }) ])
      }))
    })));
    const shellSkillsSchema = () => classic_schemas.YOg(classic_schemas.gMt("type", [ classic_schemas.Ikc({
      type: classic_schemas.euz("skillReference"),
      providerReference: classic_schemas.g1P(classic_schemas.YjP(), classic_schemas.YjP()),
      version: classic_schemas.YjP().optional()
    }), classic_schemas.Ikc({
      type: classic_schemas.euz("inline"),
      name: classic_schemas.YjP(),
      description: classic_schemas.YjP(),
      source: classic_schemas.Ikc({
        type: classic_schemas.euz("base64"),
        mediaType: classic_schemas.euz("application/zip"),
        data: classic_schemas.YjP()
      })
    }) ])).optional();
    const shellArgsSchema = (0, provider_utils_dist.ID)(() => (0, provider_utils_dist.C_)(classic_schemas.Ikc({
      environment: classic_schemas.KCZ([ classic_schemas.Ikc({
        type: classic_schemas.euz("containerAuto"),
        fileIds: classic_schemas.YOg(classic_schemas.YjP()).optional(),
        memoryLimit: classic_schemas.k5n([ "1g", "4g", "16g", "64g" ]).optional(),
        networkPolicy: classic_schemas.gMt("type", [ classic_schemas.Ikc({
          type: classic_schemas.euz("disabled")
        }), classic_schemas.Ikc({
          type: classic_schemas.euz("allowlist"),
          allowedDomains: classic_schemas.YOg(classic_schemas.YjP()),
          domainSecrets: classic_schemas.YOg(classic_schemas.Ikc({
            domain: classic_schemas.YjP(),
            name: classic_schemas.YjP(),
            value: classic_schemas.YjP()
          })).optional()
        }) ]).optional(),
        skills: shellSkillsSchema()
      }), classic_schemas.Ikc({
        type: classic_schemas.euz("containerReference"),
        containerId: classic_schemas.YjP()
      }), classic_schemas.Ikc({
        type: classic_schemas.euz("local").optional(),
        skills: classic_schemas.YOg(classic_schemas.Ikc({
          name: classic_schemas.YjP(),
          description: classic_schemas.YjP(),
          path: classic_schemas.YjP()
        })).optional()
      }) ]).optional()
    })));
    (0, provider_utils_dist.J2)({
      id: "openai.shell",
      redactArgs: args => redactOpenAIToolArgs("shell", args),
      inputSchema: shellInputSchema,
      outputSchema: shellOutputSchema
    });
    const toolSearchArgsSchema = (0, provider_utils_dist.ID)(() => (0, provider_utils_dist.C_)(classic_schemas.Ikc({
      execution: classic_schemas.k5n([ "server", "client" ]).optional(),
      description: classic_schemas.YjP().optional(),
      parameters: classic_schemas.g1P(classic_schemas.YjP(), classic_schemas.L5J()).optional()
    })));
    const toolSearchInputSchema = (0, provider_utils_dist.ID)(() => (0, provider_utils_dist.C_)(classic_schemas.Ikc({
      arguments: classic_schemas.L5J().optional(),
      call_id: classic_schemas.YjP().nullish()
    })));
    const toolSearchOutputSchema = (0, provider_utils_dist.ID)(() => (0, provider_utils_dist.C_)(classic_schemas.Ikc({
      tools: classic_schemas.YOg(classic_schemas.g1P(classic_schemas.YjP(), classic_schemas.L5J()))
    })));
    (0, provider_utils_dist.J2)({
      id: "openai.tool_search",
      inputSchema: toolSearchInputSchema,
      outputSchema: toolSearchOutputSchema
    });
    const programmaticToolCallingInputSchema = (0, provider_utils_dist.ID)(() => (0, 
    provider_utils_dist.C_)(classic_schemas.Ikc({
      code: classic_schemas.YjP(),
      fingerprint: classic_schemas.YjP()
    })));
    const programmaticToolCallingOutputSchema = (0, provider_utils_dist.ID)(() => (0, 
    provider_utils_dist.C_)(classic_schemas.Ikc({
      result: classic_schemas.YjP(),
      status: classic_schemas.k5n([ "completed", "incomplete" ])
    })));
    (0, provider_utils_dist.z)({
      id: "openai.programmatic_tool_calling",
      inputSchema: programmaticToolCallingInputSchema,
      outputSchema: programmaticToolCallingOutputSchema,
      supportsDeferredResults: true
    });
    const webSearchArgsSchema = (0, provider_utils_dist.ID)(() => (0, provider_utils_dist.C_)(classic_schemas.Ikc({
      externalWebAccess: classic_schemas.zMY().optional(),
      filters: classic_schemas.Ikc({
        allowedDomains: classic_schemas.YOg(classic_schemas.YjP()).optional(),
        blockedDomains: classic_schemas.YOg(classic_schemas.YjP()).optional()
      }).optional(),
      searchContextSize: classic_schemas.k5n([ "low", "medium", "high" ]).optional(),
      userLocation: classic_schemas.Ikc({
        type: classic_schemas.euz("approximate"),
        country: classic_schemas.YjP().optional(),
        city: classic_schemas.YjP().optional(),
        region: classic_schemas.YjP().optional(),
        timezone: classic_schemas.YjP().optional()
      }).optional()
    })));
    const webSearchInputSchema = (0, provider_utils_dist.ID)(() => (0, provider_utils_dist.C_)(classic_schemas.Ikc({})));
    const webSearchOutputSchema = (0, provider_utils_dist.ID)(() => (0, provider_utils_dist.C_)(classic_schemas.Ikc({
      action: classic_schemas.gMt("type", [ classic_schemas.Ikc({
        type: classic_schemas.euz("search"),
        query: classic_schemas.YjP().optional(),
        queries: classic_schemas.YOg(classic_schemas.YjP()).optional()
      }), classic_schemas.Ikc({
        type: classic_schemas.euz("openPage"),
        url: classic_schemas.YjP().nullish()
      }), classic_schemas.Ikc({
        type: classic_schemas.euz("findInPage"),
        url: classic_schemas.YjP().nullish(),
        pattern: classic_schemas.YjP().nullish()
      }) ]).optional(),
      sources: classic_schemas.YOg(classic_schemas.gMt("type", [ classic_schemas.Ikc({
        type: classic_schemas.euz("url"),
        url: classic_schemas.YjP()
      }), classic_schemas.Ikc({
        type: classic_schemas.euz("api"),
        name: classic_schemas.YjP()
      }) ])).optional()
    })));
    const webSearchToolFactory = (0, provider_utils_dist.z)({
      id: "openai.web_search",
      inputSchema: webSearchInputSchema,
      outputSchema: webSearchOutputSchema
    });
    const webSearch = (args = {}) => webSearchToolFactory(args);
    const parallelToolName = "parallel";
    const recipientNamePrefix = "functions.";
    function getParallelToolCallMetadata({providerOptions: providerOptions, providerOptionsName: providerOptionsName}) {
      const metadata = providerOptions?.[providerOptionsName]?.parallelToolCall;
      if (!(0, dist.k9)(metadata) || typeof metadata.itemId !== "string" || typeof metadata.toolCallId !== "string" || typeof metadata.toolName !== "string" || metadata.input !== void 0 && typeof metadata.input !== "string" || typeof metadata.index !== "number" || !Number.isInteger(metadata.index) || typeof metadata.count !== "number" || !Number.isInteger(metadata.count) || metadata.index < 0 || metadata.count <= metadata.index) return;
      return metadata;
    }
    function isUndeclaredParallelToolCall({toolName: toolName, tools: tools}) {
      return toolName === parallelToolName && !tools.some(tool => tool.name === parallelToolName);
    }
    async function expandParallelToolCall({toolCall: toolCall, tools: tools, providerOptionsName: providerOptionsName, itemId: itemId}) {
      if (!isUndeclaredParallelToolCall({
        toolName: toolCall.toolName,
        tools: tools
      })) return;
      const parsedInput = await (0, provider_utils_dist.N8)({
        text: toolCall.input
      });
      if (!parsedInput.success || !(0, dist.k9)(parsedInput.value)) return;
      const toolUses = parsedInput.value.tool_uses;
      if (!Array.isArray(toolUses) || toolUses.length === 0) return;
      const availableToolNames = new Set(tools.map(tool => tool.name));
      const expandedToolCalls = [];
      for (const [index, toolUse] of toolUses.entries()) {
        if (!(0, dist.k9)(toolUse)) return;
        const recipientName = toolUse.recipient_name;
        const parameters = toolUse.parameters;
        if (typeof recipientName !== "string" || !recipientName.startsWith(recipientNamePrefix) || !(0, 
        dist.k9)(parameters)) return;
        const toolName = recipientName.slice(10);
        if (toolName.length === 0 || !availableToolNames.has(toolName)) return;
        expandedToolCalls.push({
          type: "tool-call",
          toolCallId: `${toolCall.toolCallId}_${index}`,
          toolName: toolName,
          input: JSON.stringify(parameters),
          providerMetadata: {
            [providerOptionsName]: {
              parallelToolCall: {
                itemId: itemId,
                toolCallId: toolCall.toolCallId,
                toolName: toolCall.toolName,
                ...index === 0 && {
                  input: toolCall.input
                },
                index: index,
                count: toolUses.length
              }
            }
          }
        });
      }
      return expandedToolCalls;
    }
    function serializeToolCallArguments(input) {
      if (typeof input === "string") try {
        (0, provider_utils_dist.ZA)(input);
        return input;
      } catch {
        return (0, provider_utils_dist.f3)(input);
      }
      return (0, provider_utils_dist.f3)(input === void 0 ? {} : input);
    }
    function mapToolCaller(caller) {
      return caller == null ? void 0 : caller.type === "program" ? {
        type: "program",
        caller_id: caller.callerId
      } : caller;
    }
    async function convertWebSearchToolResultOutput({output: output, id: id}) {
      if (output.type !== "json") return;
      const validation = await (0, provider_utils_dist.ZZ)({
        value: output.value,
        schema: webSearchOutputSchema
      });
      if (!validation.success || validation.value.action == null) return;
      const {action: action, sources: sources} = validation.value;
      switch (action.type) {
       case "search":
        return {
          type: "web_search_call",
          id: id,
          status: "completed",
          action: {
            type: "search",
            ...action.query != null && {
              query: action.query
            },
            ...action.queries != null && {
              queries: action.queries
            },
            ...sources != null && {
              sources: sources
            }
          }
        };

       case "openPage":
        return {
          type: "web_search_call",
          id: id,
          status: "completed",
          action: {
            type: "open_page",
            url: action.url
          }
        };

       case "findInPage":
        return {
          type: "web_search_call",
          id: id,
          status: "completed",
          action: {
            type: "find_in_page",
            url: action.url,
            pattern: action.pattern
          }
        };
      }
    }
    async function convertFunctionToolResultOutput({output: output, toolName: toolName, outputSchemaToolNames: outputSchemaToolNames, promptCacheBreakpoint: promptCacheBreakpoint, providerOptionsName: providerOptionsName, warnings: warnings}) {
      const hasOutputSchema = outputSchemaToolNames?.has(toolName);
      const convertScalarOutput = value => promptCacheBreakpoint == null ? value : [ {
        type: "input_text",
        text: value,
        prompt_cache_breakpoint: promptCacheBreakpoint
      } ];
      switch (output.type) {
       case "text":
        return convertScalarOutput(hasOutputSchema ? (0, provider_utils_dist.f3)(output.value) : output.value);

       case "error-text":
       case "error-json":
        return convertScalarOutput((0, provider_utils_dist.f3)({
          error: output.value
        }));

       case "execution-denied":
        {
          const reason = output.reason ?? "Tool call execution denied.";
          return convertScalarOutput(hasOutputSchema ? (0, provider_utils_dist.f3)(reason) : reason);
        }

       case "json":
        return convertScalarOutput((0, provider_utils_dist.f3)(output.value));

       case "content":
        return output.value.map(item => {
          const promptCacheBreakpoint = getPromptCacheBreakpoint(item.providerOptions, providerOptionsName);
          switch (item.type) {
           case "text":
            return {
              type: "input_text",
              text: item.text,
              ...promptCacheBreakpoint != null && {
                prompt_cache_breakpoint: promptCacheBreakpoint
              }
            };

           case "file":
            {
              const topLevel = (0, provider_utils_dist.yu)(item.mediaType);
              const imageDetail = item.providerOptions?.[providerOptionsName]?.imageDetail;
              if (item.data.type === "reference") {
                const fileId = (0, provider_utils_dist.p5)({
                  reference: item.data.reference,
                  provider: providerOptionsName
                });
                if (topLevel === "image") return {
                  type: "input_image",
                  file_id: fileId,
                  detail: imageDetail,
                  ...promptCacheBreakpoint != null && {
                    prompt_cache_breakpoint: promptCacheBreakpoint
                  }
                };
                return {
                  type: "input_file",
                  file_id: fileId,
                  ...promptCacheBreakpoint != null && {
                    prompt_cache_breakpoint: promptCacheBreakpoint
                  }
                };
              }
              if (item.data.type === "data") {
                const fullMediaType = (0, provider_utils_dist.SL)({
                  part: item
                });
                if (topLevel === "image") return {
                  type: "input_image",
                  image_url: `data:${fullMediaType};base64,${(0, provider_utils_dist.ej)(item.data.data)}`,
                  detail: imageDetail,
                  ...promptCacheBreakpoint != null && {
                    prompt_cache_breakpoint: promptCacheBreakpoint
                  }
                };
                return {
                  type: "input_file",
                  filename: item.filename ?? "data",
                  file_data: `data:${fullMediaType};base64,${(0, provider_utils_dist.ej)(item.data.data)}`,
                  ...promptCacheBreakpoint != null && {
                    prompt_cache_breakpoint: promptCacheBreakpoint
                  }
                };
              }
              if (item.data.type === "url") {
                if (topLevel === "image") return {
                  type: "input_image",
                  image_url: item.data.url.toString(),
                  detail: imageDetail,
                  ...promptCacheBreakpoint != null && {
                    prompt_cache_breakpoint: promptCacheBreakpoint
                  }
                };
                return {
                  type: "input_file",
                  file_url: item.data.url.toString(),
                  ...promptCacheBreakpoint != null && {
                    prompt_cache_breakpoint: promptCacheBreakpoint
                  }
                };
              }
              warnings.push({
                type: "other",
                message: `unsupported tool content part type: ${item.type} with data type: ${item.data.type}`
              });
              return;
            }

           default:
            warnings.push({
              type: "other",
              message: `unsupported tool content part type: ${item.type}`
            });
            return;
          }
        }).filter(provider_utils_dist.R);
      }
    }
    function hasSameParallelToolCall(first, second) {
      return first.itemId === second.itemId && first.toolCallId === second.toolCallId && first.toolName === second.toolName && (first.input === void 0 || second.input === void 0 || first.input === second.input) && first.count === second.count;
    }
    function collectCompleteParallelToolResultGroups({prompt: prompt, providerOptionsName: providerOptionsName}) {
      const pendingGroups = new Map;
      for (const message of prompt) {
        if (message.role !== "tool") continue;
        for (const part of message.content) {
          if (part.type !== "tool-result") continue;
          const metadata = getParallelToolCallMetadata({
            providerOptions: part.providerOptions,
            providerOptionsName: providerOptionsName
          });
          if (metadata == null) continue;
          const existing = pendingGroups.get(metadata.toolCallId);
          if (existing == null) {
            pendingGroups.set(metadata.toolCallId, {
              metadata: metadata,
              results: new Map([ [ metadata.index, part ] ]),
              invalid: false
            });
            continue;
          }
          if (!hasSameParallelToolCall(existing.metadata, metadata) || existing.results.has(metadata.index)) {
            existing.invalid = true;
            continue;
          }
          if (existing.metadata.input === void 0 && metadata.input !== void 0) existing.metadata = metadata;
          existing.results.set(metadata.index, part);
        }
      }
      const completeGroups = new Map;
      for (const [toolCallId, group] of pendingGroups) {
        if (group.invalid || group.results.size !== group.metadata.count || group.metadata.input === void 0) continue;
        const results = Array.from({
          length: group.metadata.count
        }, (_, index) => group.results.get(index));
        if (results.every(provider_utils_dist.R)) completeGroups.set(toolCallId, {
          metadata: {
            ...group.metadata,
            input: group.metadata.input
          },
          results: results
        });
      }
      return completeGroups;
    }
    function getPromptCacheBreakpoint(providerOptions, providerOptionsName) {
      return providerOptions?.[providerOptionsName]?.promptCacheBreakpoint;
    }
    function getScalarToolResultPromptCacheBreakpoint({output: output, toolResultProviderOptions: toolResultProviderOptions, providerOptionsName: providerOptionsName}) {
      return output.type === "content" ? void 0 : getPromptCacheBreakpoint(output.providerOptions, providerOptionsName) ?? getPromptCacheBreakpoint(toolResultProviderOptions, providerOptionsName);
    }
    function isFileId(data, prefixes) {
      if (!prefixes) return false;
      return prefixes.some(prefix => data.startsWith(prefix));
    }
    async function convertToOpenAIResponsesInput({prompt: prompt, toolNameMapping: toolNameMapping, systemMessageMode: systemMessageMode, providerOptionsName: providerOptionsName, explicitMessageItemType: explicitMessageItemType = false, fileIdPrefixes: fileIdPrefixes, passThroughUnsupportedFiles: passThroughUnsupportedFiles = false, store: store, isReasoningModel: isReasoningModel = false, hasConversation: hasConversation = false, hasPreviousResponseId: hasPreviousResponseId = false, hasLocalShellTool: hasLocalShellTool = false, hasShellTool: hasShellTool = false, hasApplyPatchTool: hasApplyPatchTool = false, hasComputerTool: hasComputerTool = false, toolSearchToolName: toolSearchToolName, customProviderToolNames: customProviderToolNames, outputSchemaToolNames: outputSchemaToolNames, configurationUpdateUnsupportedReason: configurationUpdateUnsupportedReason}) {
      let input = [];
      const warnings = [];
      const processedApprovalIds = new Set;
      const programmaticToolCallIds = new Set;
      const parallelToolResultGroups = hasConversation || hasPreviousResponseId ? collectCompleteParallelToolResultGroups({
        prompt: prompt,
        providerOptionsName: providerOptionsName
      }) : new Map;
      const emittedParallelToolCalls = new Set;
      const emittedParallelToolResults = new Set;
      for (const {role: role, content: content, providerOptions: providerOptions} of prompt) switch (role) {
       case "system":
        {
          let options = await (0, provider_utils_dist.xI)({
            provider: providerOptionsName,
            providerOptions: providerOptions,
            schema: openaiResponsesSystemMessageOptionsSchema
          });
          if (options == null && providerOptionsName !== "openai") options = await (0, provider_utils_dist.xI)({
            provider: "openai",
            providerOptions: providerOptions,
            schema: openaiResponsesSystemMessageOptionsSchema
          });
          const effort = options?.reasoningEffortUpdate;
          const textFormat = options?.textFormatUpdate;
          const additionalTools = options?.additionalTools;
          if (effort != null || textFormat != null || additionalTools != null) {
            const hasConfigurationUpdate = effort != null || textFormat != null;
            const feature = effort != null ? "reasoningEffortUpdate" : textFormat != null ? "textFormatUpdate" : "additionalTools";
            const unsupportedReason = content !== "" ? `Message-level ${feature} requires empty system message content.` : hasConfigurationUpdate ? configurationUpdateUnsupportedReason : void 0;
            if (unsupportedReason != null) throw new dist.b8({
              functionality: `Message-level ${feature}`,
              message: unsupportedReason
            });
            if (hasConfigurationUpdate) input.push({
              type: "configuration_update",
              ...effort != null && {
                reasoning: {
                  effort: effort
                }
              },
              ...textFormat != null && {
                text: {
                  format: normalizeOpenAIResponsesTextFormat(textFormat, warnings)
                }
              }
            });
            if (additionalTools != null && additionalTools.length > 0) input.push({
              type: "additional_tools",
              role: "developer",
              tools: additionalTools
            });
            break;
          }
          switch (systemMessageMode) {
           case "system":
            {
              const promptCacheBreakpoint = getPromptCacheBreakpoint(providerOptions, providerOptionsName);
              input.push({
                ...explicitMessageItemType && {
                  type: "message"
                },
                role: "system",
                content: promptCacheBreakpoint == null ? content : [ {
                  type: "input_text",
                  text: content,
                  prompt_cache_breakpoint: promptCacheBreakpoint
                } ]
              });
              break;
            }

           case "developer":
            {
              const promptCacheBreakpoint = getPromptCacheBreakpoint(providerOptions, providerOptionsName);
              input.push({
                ...explicitMessageItemType && {
                  type: "message"
                },
                role: "developer",
                content: promptCacheBreakpoint == null ? content : [ {
                  type: "input_text",
                  text: content,
                  prompt_cache_breakpoint: promptCacheBreakpoint
                } ]
              });
              break;
            }

           case "remove":
            warnings.push({
              type: "other",
              message: "system messages are removed for this model"
            });
            break;

           default:
            throw new Error(`Unsupported system message mode: ${systemMessageMode}`);
          }
          break;
        }

       case "user":
        input.push({
          ...explicitMessageItemType && {
            type: "message"
          },
          role: "user",
          content: content.map((part, index) => {
            switch (part.type) {
             case "text":
              {
                const promptCacheBreakpoint = getPromptCacheBreakpoint(part.providerOptions, providerOptionsName);
                return {
                  type: "input_text",
                  text: part.text,
                  ...promptCacheBreakpoint != null && {
                    prompt_cache_breakpoint: promptCacheBreakpoint
                  }
                };
              }

             case "file":
              {
                const promptCacheBreakpoint = getPromptCacheBreakpoint(part.providerOptions, providerOptionsName);
                switch (part.data.type) {
                 case "reference":
                  {
                    const fileId = (0, provider_utils_dist.p5)({
                      reference: part.data.reference,
                      provider: providerOptionsName
                    });
                    if ((0, provider_utils_dist.yu)(part.mediaType) === "image") return {
                      type: "input_image",
                      file_id: fileId,
                      detail: part.providerOptions?.[providerOptionsName]?.imageDetail,
                      ...promptCacheBreakpoint != null && {
                        prompt_cache_breakpoint: promptCacheBreakpoint
                      }
                    };
                    return {
                      type: "input_file",
                      file_id: fileId,
                      ...promptCacheBreakpoint != null && {
                        prompt_cache_breakpoint: promptCacheBreakpoint
                      }
                    };
                  }

                 case "text":
                  throw new dist.b8({
                    functionality: "text file parts"
                  });

                 case "url":
                 case "data":
                  if ((0, provider_utils_dist.yu)(part.mediaType) === "image") return {
                    type: "input_image",
                    ...part.data.type === "url" ? {
                      image_url: part.data.url.toString()
                    } : typeof part.data.data === "string" && isFileId(part.data.data, fileIdPrefixes) ? {
                      file_id: part.data.data
                    } : {
                      image_url: `data:${(0, provider_utils_dist.SL)({
                        part: part
                      })};base64,${(0, provider_utils_dist.ej)(part.data.data)}`
                    },
                    detail: part.providerOptions?.[providerOptionsName]?.imageDetail,
                    ...promptCacheBreakpoint != null && {
                      prompt_cache_breakpoint: promptCacheBreakpoint
                    }
                  }; else {
                    if (part.data.type === "url") return {
                      type: "input_file",
                      file_url: part.data.url.toString(),
                      ...promptCacheBreakpoint != null && {
                        prompt_cache_breakpoint: promptCacheBreakpoint
                      }
                    };
                    const fullMediaType = (0, provider_utils_dist.SL)({
                      part: part
                    });
                    if (fullMediaType !== "application/pdf" && !passThroughUnsupportedFiles) throw new dist.b8({
                      functionality: `file part media type ${fullMediaType}`
                    });
                    return {
                      type: "input_file",
                      ...typeof part.data.data === "string" && isFileId(part.data.data, fileIdPrefixes) ? {
                        file_id: part.data.data
                      } : {
                        filename: part.filename ?? (fullMediaType === "application/pdf" ? `part-${index}.pdf` : `part-${index}`),
                        file_data: `data:${fullMediaType};base64,${(0, provider_utils_dist.ej)(part.data.data)}`
                      },
                      ...promptCacheBreakpoint != null && {
                        prompt_cache_breakpoint: promptCacheBreakpoint
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
          const reasoningMessages = {};
          const emittedTextItemIds = new Set;
          let hasPrecedingReasoning = false;
          for (const part of content) switch (part.type) {
           case "text":
            {
              const providerOptions = part.providerOptions?.[providerOptionsName];
              const id = providerOptions?.itemId;
              const phase = providerOptions?.phase;
              if (hasConversation && id != null) break;
              if (store && id != null && (!isReasoningModel || hasPrecedingReasoning)) {
                if (!emittedTextItemIds.has(id)) {
                  emittedTextItemIds.add(id);
                  input.push({
                    type: "item_reference",
                    id: id
                  });
                }
                break;
              }
              input.push({
                ...explicitMessageItemType && {
                  type: "message"
                },
                role: "assistant",
                content: part.text,
                ...phase != null && {
                  phase: phase
                }
              });
              break;
            }

           case "tool-call":
            {
              const parallelToolCallMetadata = getParallelToolCallMetadata({
                providerOptions: part.providerOptions,
                providerOptionsName: providerOptionsName
              });
              const parallelToolResultGroup = parallelToolCallMetadata == null ? void 0 : parallelToolResultGroups.get(parallelToolCallMetadata.toolCallId);
              if (parallelToolCallMetadata != null && parallelToolResultGroup != null && hasSameParallelToolCall(parallelToolResultGroup.metadata, parallelToolCallMetadata)) {
                if (!emittedParallelToolCalls.has(parallelToolResultGroup.metadata.toolCallId)) {
                  emittedParallelToolCalls.add(parallelToolResultGroup.metadata.toolCallId);
                  if (!hasConversation) input.push({
                    type: "function_call",
                    call_id: parallelToolResultGroup.metadata.toolCallId,
                    name: parallelToolResultGroup.metadata.toolName,
                    arguments: parallelToolResultGroup.metadata.input
                  });
                }
                break;
              }
              const id = part.providerOptions?.[providerOptionsName]?.itemId ?? part.providerMetadata?.[providerOptionsName]?.itemId;
              const namespace = part.providerOptions?.[providerOptionsName]?.namespace ?? part.providerMetadata?.[providerOptionsName]?.namespace;
              const isAsync = part.providerOptions?.[providerOptionsName]?.async ?? part.providerMetadata?.[providerOptionsName]?.async;
              const caller = part.providerOptions?.[providerOptionsName]?.caller;
              if (caller?.type === "program") programmaticToolCallIds.add(part.toolCallId);
              if (hasConversation && id != null) break;
              const resolvedToolName = toolNameMapping.toProviderToolName(part.toolName);
              if (part.toolName === toolSearchToolName) {
                if (store && id != null) {
                  input.push({
                    type: "item_reference",
                    id: id
                  });
                  break;
                }
                const parsedInput = typeof part.input === "string" ? await (0, provider_utils_dist.y6)({
                  text: part.input,
                  schema: toolSearchInputSchema
                }) : await (0, provider_utils_dist.k5)({
                  value: part.input,
                  schema: toolSearchInputSchema
                });
                const execution = parsedInput.call_id != null ? "client" : "server";
                input.push({
                  type: "tool_search_call",
                  id: id ?? part.toolCallId,
                  execution: execution,
                  call_id: parsedInput.call_id ?? null,
                  status: "completed",
                  arguments: parsedInput.arguments
                });
                break;
              }
              if (resolvedToolName === "programmatic_tool_calling") {
                if (store && id != null) {
                  input.push({
                    type: "item_reference",
                    id: id
                  });
                  break;
                }
                const parsedInput = await (0, provider_utils_dist.k5)({
                  value: part.input,
                  schema: programmaticToolCallingInputSchema
                });
                input.push({
                  type: "program",
                  id: id ?? part.toolCallId,
                  call_id: part.toolCallId,
                  code: parsedInput.code,
                  fingerprint: parsedInput.fingerprint
                });
                break;
              }
              if (part.providerExecuted) {
                if (store && id != null) input.push({
                  type: "item_reference",
                  id: id
                });
                if (store || !hasShellTool || resolvedToolName !== "shell") break;
              }
              const isProviderDefinedToolCall = hasLocalShellTool && resolvedToolName === "local_shell" || hasShellTool && resolvedToolName === "shell" || hasApplyPatchTool && resolvedToolName === "apply_patch" || hasComputerTool && resolvedToolName === "computer" || (customProviderToolNames?.has(resolvedToolName) ?? false);
              if (hasPreviousResponseId && store && id != null && isProviderDefinedToolCall) break;
              if (store && id != null && isProviderDefinedToolCall) {
                input.push({
                  type: "item_reference",
                  id: id
                });
                break;
              }
              if (hasLocalShellTool && resolvedToolName === "local_shell") {
                const parsedInput = await (0, provider_utils_dist.k5)({
                  value: part.input,
                  schema: localShellInputSchema
                });
                input.push({
                  type: "local_shell_call",
                  call_id: part.toolCallId,
                  id: id,
                  action: {
                    type: "exec",
                    command: parsedInput.action.command,
                    timeout_ms: parsedInput.action.timeoutMs,
                    user: parsedInput.action.user,
                    working_directory: parsedInput.action.workingDirectory,
                    env: parsedInput.action.env
                  }
                });
                break;
              }
              if (hasShellTool && resolvedToolName === "shell") {
                const parsedInput = await (0, provider_utils_dist.k5)({
                  value: part.input,
                  schema: shellInputSchema
                });
                input.push({
                  type: "shell_call",
                  call_id: part.toolCallId,
                  id: id,
                  status: "completed",
                  action: {
                    commands: parsedInput.action.commands,
                    timeout_ms: parsedInput.action.timeoutMs,
                    max_output_length: parsedInput.action.maxOutputLength
                  }
                });
                break;
              }
              if (hasApplyPatchTool && resolvedToolName === "apply_patch") {
                const parsedInput = await (0, provider_utils_dist.k5)({
                  value: part.input,
                  schema: applyPatchInputSchema
                });
                input.push({
                  type: "apply_patch_call",
                  call_id: parsedInput.callId,
                  id: id,
                  status: "completed",
                  operation: parsedInput.operation
                });
                break;
              }
              if (hasComputerTool && resolvedToolName === "computer") {
                const parsedInput = await (0, provider_utils_dist.k5)({
                  value: part.input,
                  schema: computerInputSchema
                });
                input.push({
                  type: "computer_call",
                  call_id: part.toolCallId,
                  id: id,
                  status: parsedInput.status,
                  actions: parsedInput.actions.map(action => {
                    switch (action.type) {
                     case "click":
                     case "double_click":
                     case "move":
                      return {
                        ...action,
                        keys: action.keys
                      };

                     case "drag":
                      return {
                        ...action,
                        keys: action.keys
                      };

                     case "scroll":
                      return {
                        type: "scroll",
                        x: action.x,
                        y: action.y,
                        scroll_x: action.scrollX,
                        scroll_y: action.scrollY,
                        keys: action.keys
                      };

                     default:
                      return action;
                    }
                  }),
                  pending_safety_checks: parsedInput.pendingSafetyChecks.map(safetyCheck => ({
                    id: safetyCheck.id,
                    code: safetyCheck.code,
                    message: safetyCheck.message
                  }))
                });
                break;
              }
              if (customProviderToolNames?.has(resolvedToolName)) {
                input.push({
                  type: "custom_tool_call",
                  call_id: part.toolCallId,
                  name: resolvedToolName,
                  input: typeof part.input === "string" ? part.input : (0, provider_utils_dist.f3)(part.input),
                  ...isAsync != null && {
                    async: isAsync
                  },
                  id: id
                });
                break;
              }
              input.push({
                type: "function_call",
                call_id: part.toolCallId,
                name: resolvedToolName,
                arguments: serializeToolCallArguments(part.input),
                ...isAsync != null && {
                  async: isAsync
                },
                ...namespace != null && {
                  namespace: namespace
                },
                ...caller != null && {
                  caller: mapToolCaller(caller)
                }
              });
              break;
            }

           case "tool-result":
            {
              if (part.output.type === "execution-denied" || part.output.type === "json" && typeof part.output.value === "object" && part.output.value != null && "type" in part.output.value && part.output.value.type === "execution-denied") break;
              if (hasConversation) break;
              const resolvedResultToolName = toolNameMapping.toProviderToolName(part.toolName);
              if (resolvedResultToolName === "web_search" || resolvedResultToolName === "web_search_preview") {
                const itemId = (part.providerOptions?.[providerOptionsName])?.itemId ?? part.toolCallId;
                if (store) {
                  input.push({
                    type: "item_reference",
                    id: itemId
                  });
                  break;
                }
                const webSearchCall = await convertWebSearchToolResultOutput({
                  output: part.output,
                  id: itemId
                });
                if (webSearchCall != null) {
                  input.push(webSearchCall);
                  break;
                }
              }
              if (part.toolName === toolSearchToolName) {
                const itemId = part.providerOptions?.[providerOptionsName]?.itemId ?? part.providerMetadata?.[providerOptionsName]?.itemId ?? part.toolCallId;
                if (store) input.push({
                  type: "item_reference",
                  id: itemId
                }); else if (part.output.type === "json") {
                  const parsedOutput = await (0, provider_utils_dist.k5)({
                    value: part.output.value,
                    schema: toolSearchOutputSchema
                  });
                  input.push({
                    type: "tool_search_output",
                    id: itemId,
                    execution: "server",
                    call_id: null,
                    status: "completed",
                    tools: parsedOutput.tools
                  });
                }
                break;
              }
              if (resolvedResultToolName === "programmatic_tool_calling") {
                const itemId = part.providerOptions?.[providerOptionsName]?.itemId ?? part.providerMetadata?.[providerOptionsName]?.itemId ?? part.toolCallId;
                if (store) input.push({
                  type: "item_reference",
                  id: itemId
                }); else if (part.output.type === "json") {
                  const parsedOutput = await (0, provider_utils_dist.k5)({
                    value: part.output.value,
                    schema: programmaticToolCallingOutputSchema
                  });
                  input.push({
                    type: "program_output",
                    id: itemId,
                    call_id: part.toolCallId,
                    result: parsedOutput.result,
                    status: parsedOutput.status
                  });
                }
                break;
              }
              if (hasShellTool && resolvedResultToolName === "shell") {
                if (part.output.type === "json") {
                  const parsedOutput = await (0, provider_utils_dist.k5)({
                    value: part.output.value,
                    schema: shellOutputSchema
                  });
                  input.push({
                    type: "shell_call_output",
                    call_id: part.toolCallId,
                    ...parsedOutput.maxOutputLength != null && {
                      max_output_length: parsedOutput.maxOutputLength
                    },
                    output: parsedOutput.output.map(item => ({
                      stdout: item.stdout,
                      stderr: item.stderr,
                      outcome: item.outcome.type === "timeout" ? {
                        type: "timeout"
                      } : {
                        type: "exit",
                        exit_code: item.outcome.exitCode
                      }
                    }))
                  });
                }
                break;
              }
              if (store) {
                const itemId = (part.providerOptions?.[providerOptionsName])?.itemId ?? part.toolCallId;
                input.push({
                  type: "item_reference",
                  id: itemId
                });
              } else warnings.push({
                type: "other",
                message: `Results for OpenAI tool ${part.toolName} are not sent to the API when store is false`
              });
              break;
            }

           case "reasoning":
            {
              hasPrecedingReasoning = true;
              const providerOptions = await (0, provider_utils_dist.xI)({
                provider: providerOptionsName,
                providerOptions: part.providerOptions,
                schema: openaiResponsesReasoningProviderOptionsSchema
              });
              const reasoningId = providerOptions?.itemId;
              if ((hasConversation || hasPreviousResponseId) && reasoningId != null) break;
              if (reasoningId != null) {
                const reasoningMessage = reasoningMessages[reasoningId];
                if (store) {
                  if (reasoningMessage === void 0) {
                    input.push({
                      type: "item_reference",
                      id: reasoningId
                    });
                    reasoningMessages[reasoningId] = {
                      type: "reasoning",
                      id: reasoningId,
                      summary: []
                    };
                  }
                } else {
                  const summaryParts = [];
                  if (part.text.length > 0) summaryParts.push({
                    type: "summary_text",
                    text: part.text
                  }); else if (reasoningMessage !== void 0) warnings.push({
                    type: "other",
                    message: `Cannot append empty reasoning part to existing reasoning sequence. Skipping reasoning part: ${(0, 
                    provider_utils_dist.f3)(part)}.`
                  });
                  if (reasoningMessage === void 0) {
                    reasoningMessages[reasoningId] = {
                      type: "reasoning",
                      id: reasoningId,
                      encrypted_content: providerOptions?.reasoningEncryptedContent,
                      summary: summaryParts
                    };
                    input.push(reasoningMessages[reasoningId]);
                  } else {
                    reasoningMessage.summary.push(...summaryParts);
                    if (providerOptions?.reasoningEncryptedContent != null) reasoningMessage.encrypted_content = providerOptions.reasoningEncryptedContent;
                  }
                }
              } else {
                const encryptedContent = providerOptions?.reasoningEncryptedContent;
                if (encryptedContent != null) {
                  const summaryParts = [];
                  if (part.text.length > 0) summaryParts.push({
                    type: "summary_text",
                    text: part.text
                  });
                  input.push({
                    type: "reasoning",
                    encrypted_content: encryptedContent,
                    summary: summaryParts
                  });
                } else warnings.push({
                  type: "other",
                  message: `Non-OpenAI reasoning parts are not supported. Skipping reasoning part: ${(0, 
                  provider_utils_dist.f3)(part)}.`
                });
              }
              break;
            }

           case "custom":
            if (part.kind === "openai.compaction") {
              const providerOptions = part.providerOptions?.[providerOptionsName];
              const id = providerOptions?.itemId;
              if (hasConversation && id != null) break;
              if (store && id != null) {
                input.push({
                  type: "item_reference",
                  id: id
                });
                break;
              }
              const encryptedContent = providerOptions?.encryptedContent;
              if (id != null) input.push({
                type: "compaction",
                id: id,
                encrypted_content: encryptedContent
              });
            }
          }
          break;
        }

       case "tool":
        for (const part of content) {
          if (part.type === "tool-approval-response") {
            const approvalResponse = part;
            if (processedApprovalIds.has(approvalResponse.approvalId)) continue;
            processedApprovalIds.add(approvalResponse.approvalId);
            if (store && !hasConversation && !hasPreviousResponseId) input.push({
              type: "item_reference",
              id: approvalResponse.approvalId
            });
            input.push({
              type: "mcp_approval_response",
              approval_request_id: approvalResponse.approvalId,
              approve: approvalResponse.approved
            });
            continue;
          }
          const parallelToolCallMetadata = getParallelToolCallMetadata({
            providerOptions: part.providerOptions,
            providerOptionsName: providerOptionsName
          });
          const parallelToolResultGroup = parallelToolCallMetadata == null ? void 0 : parallelToolResultGroups.get(parallelToolCallMetadata.toolCallId);
          if (parallelToolCallMetadata != null && parallelToolResultGroup != null && hasSameParallelToolCall(parallelToolResultGroup.metadata, parallelToolCallMetadata)) {
            if (!emittedParallelToolResults.has(parallelToolResultGroup.metadata.toolCallId)) {
              emittedParallelToolResults.add(parallelToolResultGroup.metadata.toolCallId);
              const toolOutputs = await Promise.all(parallelToolResultGroup.results.map(async result => {
                const promptCacheBreakpoint = getScalarToolResultPromptCacheBreakpoint({
                  output: result.output,
                  toolResultProviderOptions: result.providerOptions,
                  providerOptionsName: providerOptionsName
                });
                return {
                  output: await convertFunctionToolResultOutput({
                    output: result.output,
                    toolName: result.toolName,
                    outputSchemaToolNames: outputSchemaToolNames,
                    providerOptionsName: providerOptionsName,
                    warnings: warnings
                  }),
                  promptCacheBreakpoint: promptCacheBreakpoint
                };
              }));
              const serializedToolOutputs = toolOutputs.map(({output: output}) => typeof output === "string" ? output : (0, 
              provider_utils_dist.f3)(output));
              const hasPromptCacheBreakpoint = toolOutputs.some(({promptCacheBreakpoint: promptCacheBreakpoint}) => promptCacheBreakpoint != null);
              input.push({
                type: "function_call_output",
                call_id: parallelToolResultGroup.metadata.toolCallId,
                output: hasPromptCacheBreakpoint ? serializedToolOutputs.map((text, index) => ({
                  type: "input_text",
                  text: index === 0 ? text : `\n${text}`,
                  ...toolOutputs[index].promptCacheBreakpoint != null && {
                    prompt_cache_breakpoint: toolOutputs[index].promptCacheBreakpoint
                  }
                })) : serializedToolOutputs.join("\n")
              });
              for (const result of parallelToolResultGroup.results) {
                const additionalTools = await parseToolResultAdditionalTools({
                  providerOptions: result.providerOptions,
                  providerOptionsName: providerOptionsName
                });
                if (additionalTools?.length) input.push({
                  type: "additional_tools",
                  role: "developer",
                  tools: additionalTools
                });
              }
            }
            continue;
          }
          const output = part.output;
          if (output.type === "execution-denied") if ((output.providerOptions?.openai)?.approvalId) continue;
          const resolvedToolName = toolNameMapping.toProviderToolName(part.toolName);
          if (part.toolName === toolSearchToolName && output.type === "json") {
            const parsedOutput = await (0, provider_utils_dist.k5)({
              value: output.value,
              schema: toolSearchOutputSchema
            });
            input.push({
              type: "tool_search_output",
              execution: "client",
              call_id: part.toolCallId,
              status: "completed",
              tools: parsedOutput.tools
            });
            continue;
          }
          if (hasLocalShellTool && resolvedToolName === "local_shell" && output.type === "json") {
            const parsedOutput = await (0, provider_utils_dist.k5)({
              value: output.value,
              schema: localShellOutputSchema
            });
            input.push({
              type: "local_shell_call_output",
              call_id: part.toolCallId,
              output: parsedOutput.output
            });
            continue;
          }
          if (hasShellTool && resolvedToolName === "shell" && output.type === "json") {
            const parsedOutput = await (0, provider_utils_dist.k5)({
              value: output.value,
              schema: shellOutputSchema
            });
            input.push({
              type: "shell_call_output",
              call_id: part.toolCallId,
              ...parsedOutput.maxOutputLength != null && {
                max_output_length: parsedOutput.maxOutputLength
              },
              output: parsedOutput.output.map(item => ({
                stdout: item.stdout,
                stderr: item.stderr,
                outcome: item.outcome.type === "timeout" ? {
                  type: "timeout"
                } : {
                  type: "exit",
                  exit_code: item.outcome.exitCode
                }
              }))
            });
            continue;
          }
          if (hasApplyPatchTool && part.toolName === "apply_patch" && output.type === "json") {
            const parsedOutput = await (0, provider_utils_dist.k5)({
              value: output.value,
              schema: applyPatchOutputSchema
            });
            input.push({
              type: "apply_patch_call_output",
              call_id: part.toolCallId,
              status: parsedOutput.status,
              output: parsedOutput.output
            });
            continue;
          }
          if (hasComputerTool && resolvedToolName === "computer" && output.type === "json") {
            const parsedOutput = await (0, provider_utils_dist.k5)({
              value: output.value,
              schema: computerOutputSchema
            });
            input.push({
              type: "computer_call_output",
              call_id: part.toolCallId,
              output: {
                type: "computer_screenshot",
                image_url: parsedOutput.output.imageUrl,
                file_id: parsedOutput.output.fileId,
                detail: parsedOutput.output.detail
              },
              acknowledged_safety_checks: parsedOutput.acknowledgedSafetyChecks?.map(safetyCheck => ({
                id: safetyCheck.id,
                code: safetyCheck.code,
                message: safetyCheck.message
              }))
            });
            continue;
          }
          if (customProviderToolNames?.has(resolvedToolName)) {
            const promptCacheBreakpoint = getScalarToolResultPromptCacheBreakpoint({
              output: output,
              toolResultProviderOptions: part.providerOptions,
              providerOptionsName: providerOptionsName
            });
            const convertScalarOutput = value => promptCacheBreakpoint == null ? value : [ {
              type: "input_text",
              text: value,
              prompt_cache_breakpoint: promptCacheBreakpoint
            } ];
            let outputValue;
            switch (output.type) {
             case "text":
              outputValue = convertScalarOutput(output.value);
              break;

             case "error-text":
             case "error-json":
              outputValue = convertScalarOutput((0, provider_utils_dist.f3)({
                error: output.value
              }));
              break;

             case "execution-denied":
              outputValue = convertScalarOutput(output.reason ?? "Tool call execution denied.");
              break;

             case "json":
              outputValue = convertScalarOutput((0, provider_utils_dist.f3)(output.value));
              break;

             case "content":
              outputValue = output.value.map(item => {
                const promptCacheBreakpoint = getPromptCacheBreakpoint(item.providerOptions, providerOptionsName);
                switch (item.type) {
                 case "text":
                  return {
                    type: "input_text",
                    text: item.text,
                    ...promptCacheBreakpoint != null && {
                      prompt_cache_breakpoint: promptCacheBreakpoint
                    }
                  };

                 case "file":
                  {
                    const topLevel = (0, provider_utils_dist.yu)(item.mediaType);
                    const imageDetail = item.providerOptions?.[providerOptionsName]?.imageDetail;
                    if (item.data.type === "data") {
                      const fullMediaType = (0, provider_utils_dist.SL)({
                        part: item
                      });
                      if (topLevel === "image") return {
                        type: "input_image",
                        image_url: `data:${fullMediaType};base64,${(0, provider_utils_dist.ej)(item.data.data)}`,
                        detail: imageDetail,
                        ...promptCacheBreakpoint != null && {
                          prompt_cache_breakpoint: promptCacheBreakpoint
                        }
                      };
                      return {
                        type: "input_file",
                        filename: item.filename ?? "data",
                        file_data: `data:${fullMediaType};base64,${(0, provider_utils_dist.ej)(item.data.data)}`,
                        ...promptCacheBreakpoint != null && {
                          prompt_cache_breakpoint: promptCacheBreakpoint
                        }
                      };
                    }
                    if (item.data.type === "url") {
                      if (topLevel === "image") return {
                        type: "input_image",
                        image_url: item.data.url.toString(),
                        detail: imageDetail,
                        ...promptCacheBreakpoint != null && {
                          prompt_cache_breakpoint: promptCacheBreakpoint
                        }
                      };
                      return {
                        type: "input_file",
                        file_url: item.data.url.toString(),
                        ...promptCacheBreakpoint != null && {
                          prompt_cache_breakpoint: promptCacheBreakpoint
                        }
                      };
                    }
                    warnings.push({
                      type: "other",
                      message: `unsupported custom tool content part type: ${item.type} with data type: ${item.data.type}`
                    });
                    return;
                  }

                 default:
                  warnings.push({
                    type: "other",
                    message: `unsupported custom tool content part type: ${item.type}`
                  });
                  return;
                }
              }).filter(provider_utils_dist.R);
              break;

             default:
              outputValue = "";
            }
            input.push({
              type: "custom_tool_call_output",
              call_id: part.toolCallId,
              output: outputValue
            });
            continue;
          }
          const resultCaller = part.providerOptions?.[providerOptionsName]?.caller;
          if (output.type === "execution-denied" && (resultCaller?.type === "program" || programmaticToolCallIds.has(part.toolCallId))) throw new dist.b8({
            functionality: "execution-denied results for programmatic tool calls"
          });
          const contentValue = await convertFunctionToolResultOutput({
            output: output,
            toolName: part.toolName,
            outputSchemaToolNames: outputSchemaToolNames,
            promptCacheBreakpoint: getScalarToolResultPromptCacheBreakpoint({
              output: output,
              toolResultProviderOptions: part.providerOptions,
              providerOptionsName: providerOptionsName
            }),
            providerOptionsName: providerOptionsName,
            warnings: warnings
          });
          const caller = mapToolCaller(resultCaller);
          input.push({
            type: "function_call_output",
            call_id: part.toolCallId,
            output: contentValue,
            ...caller != null && {
              caller: caller
            }
          });
          const additionalTools = await parseToolResultAdditionalTools({
            providerOptions: part.providerOptions,
            providerOptionsName: providerOptionsName
          });
          if (additionalTools?.length) input.push({
            type: "additional_tools",
            role: "developer",
            tools: additionalTools
          });
        }
        break;

       default:
        throw new Error(`Unsupported role: ${role}`);
      }
      if (!store && input.some(item => "type" in item && item.type === "reasoning" && item.encrypted_content == null)) {
        warnings.push({
          type: "other",
          message: "Reasoning parts without encrypted content are not supported when store is false. Skipping reasoning parts."
        });
        input = input.filter(item => !("type" in item) || item.type !== "reasoning" || item.encrypted_content != null);
      }
      return {
        input: input,
        warnings: warnings
      };
    }
    const openaiResponsesReasoningProviderOptionsSchema = (0, provider_utils_dist.ID)(() => (0, 
    provider_utils_dist.C_)(classic_schemas.Ikc({
      itemId: classic_schemas.YjP().nullish(),
      reasoningEncryptedContent: classic_schemas.YjP().nullish()
    })));
    async function parseToolResultAdditionalTools({providerOptions: providerOptions, providerOptionsName: providerOptionsName}) {
      const options = await (0, provider_utils_dist.xI)({
        provider: providerOptionsName,
        providerOptions: providerOptions,
        schema: openaiResponsesToolResultOptionsSchema
      });
      if (options?.additionalTools != null || providerOptionsName === "openai") return options?.additionalTools;
      return (await (0, provider_utils_dist.xI)({
        provider: "openai",
        providerOptions: providerOptions,
        schema: openaiResponsesToolResultOptionsSchema
      }))?.additionalTools;
    }
    function mapOpenAIResponsesAnnotationSource(annotation, providerOptionsName, id) {
      if (annotation.type === "url_citation") return {
        type: "source",
        sourceType: "url",
        id: id,
        url: annotation.url,
        title: annotation.title
      };
      const filename = annotation.type === "file_path" ? annotation.file_id : annotation.filename;
      return {
        type: "source",
        sourceType: "document",
        id: id,
        mediaType: annotation.type === "file_path" ? "application/octet-stream" : "text/plain",
        title: filename,
        filename: filename,
        providerMetadata: {
          [providerOptionsName]: {
            type: annotation.type,
            fileId: annotation.file_id,
            ...annotation.type === "container_file_citation" ? {
              containerId: annotation.container_id
            } : {
              index: annotation.index
            }
          }
        }
      };
    }
    function mapOpenAIResponsesCitations(annotations, providerOptionsName) {
      return annotations.flatMap(annotation => annotation.type === "file_path" ? [] : [ {
        source: mapOpenAIResponsesAnnotationSource(annotation, providerOptionsName, annotation.type === "url_citation" ? annotation.url : annotation.file_id),
        ..."start_index" in annotation ? {
          startIndex: annotation.start_index,
          endIndex: annotation.end_index
        } : {}
      } ]);
    }
    function mapOpenAIResponseFinishReason({finishReason: finishReason, hasFunctionCall: hasFunctionCall, hasRefusal: hasRefusal = false}) {
      switch (finishReason) {
       case void 0:
       case null:
        if (hasFunctionCall) return "tool-calls";
        return hasRefusal ? "content-filter" : "stop";

       case "max_output_tokens":
        return "length";

       case "content_filter":
        return "content-filter";

       default:
        return hasFunctionCall ? "tool-calls" : "other";
      }
    }
    let cachedJsonValueSchema$1;
    const jsonValueSchema$1 = () => cachedJsonValueSchema$1 ??= classic_schemas.RZV(() => classic_schemas.KCZ([ classic_schemas.YjP(), classic_schemas.aig(), classic_schemas.zMY(), classic_schemas.chJ(), classic_schemas.YOg(jsonValueSchema$1()), classic_schemas.g1P(classic_schemas.YjP(), jsonValueSchema$1().optional()) ]));
    const jsonObjectSchema = () => classic_schemas.g1P(classic_schemas.YjP(), jsonValueSchema$1().optional());
    const openaiResponsesPromptCacheDiagnosticsSchema = () => classic_schemas.Ikc({
      type: classic_schemas.YjP(),
      reason: classic_schemas.YjP().nullish(),
      cache_missed_tokens: classic_schemas.aig().nullish(),
      comparison_reusable_tokens: classic_schemas.aig().nullish()
    });
    const openaiResponsesUsageSchema = () => classic_schemas.E$q(jsonObjectSchema(), classic_schemas.Ikc({
      input_tokens: classic_schemas.aig(),
      input_tokens_details: classic_schemas.E$q(jsonObjectSchema(), classic_schemas.Ikc({
        cached_tokens: classic_schemas.aig().nullish(),
        cache_write_tokens: classic_schemas.aig().nullish(),
        cache_write_tokens_details: classic_schemas.E$q(jsonObjectSchema(), classic_schemas.Ikc({
          ttl_30m_tokens: classic_schemas.aig().nullish(),
          ttl_12h_tokens: classic_schemas.aig().nullish()
        })).nullish(),
        orchestration_input_tokens: classic_schemas.aig().nullish(),
        orchestration_input_cached_tokens: classic_schemas.aig().nullish()
      })).nullish(),
      output_tokens: classic_schemas.aig(),
      output_tokens_details: classic_schemas.E$q(jsonObjectSchema(), classic_schemas.Ikc({
        reasoning_tokens: classic_schemas.aig().nullish(),
        orchestration_output_tokens: classic_schemas.aig().nullish()
      })).nullish(),
      total_tokens: classic_schemas.aig().optional()
    }));
    const openaiResponsesComputerSafetyCheckSchema = () => classic_schemas.Ikc({
      id: classic_schemas.YjP(),
      code: classic_schemas.YjP().nullish(),
      message: classic_schemas.YjP().nullish()
    });
    const openaiResponsesComputerActionSchema = () => classic_schemas.gMt("type", [ classic_schemas.Ikc({
      type: classic_schemas.euz("click"),
      button: classic_schemas.k5n([ "left", "right", "wheel", "back", "forward" ]),
      x: classic_schemas.aig(),
      y: classic_schemas.aig(),
      keys: classic_schemas.YOg(classic_schemas.YjP()).nullish()
    }), classic_schemas.Ikc({
      type: classic_schemas.euz("double_click"),
      x: classic_schemas.aig(),
      y: classic_schemas.aig(),
      keys: classic_schemas.YOg(classic_schemas.YjP()).nullish()
    }), classic_schemas.Ikc({
      type: classic_schemas.euz("drag"),
      path: classic_schemas.YOg(classic_schemas.Ikc({
        x: classic_schemas.aig(),
        y: classic_schemas.aig()
      })),
      keys: classic_schemas.YOg(classic_schemas.YjP()).nullish()
    }), classic_schemas.Ikc({
      type: classic_schemas.euz("keypress"),
      keys: classic_schemas.YOg(classic_schemas.YjP())
    }), classic_schemas.Ikc({
      type: classic_schemas.euz("move"),
      x: classic_schemas.aig(),
      y: classic_schemas.aig(),
      keys: classic_schemas.YOg(classic_schemas.YjP()).nullish()
    }), classic_schemas.Ikc({
      type: classic_schemas.euz("screenshot")
    }), classic_schemas.Ikc({
      type: classic_schemas.euz("scroll"),
      x: classic_schemas.aig(),
      y: classic_schemas.aig(),
      scroll_x: classic_schemas.aig(),
      scroll_y: classic_schemas.aig(),
      keys: classic_schemas.YOg(classic_schemas.YjP()).nullish()
    }), classic_schemas.Ikc({
      type: classic_schemas.euz("type"),
      text: classic_schemas.YjP()
    }), classic_schemas.Ikc({
      type: classic_schemas.euz("wait")
    }) ]);
    const openaiResponsesComputerCallSchema = () => classic_schemas.Ikc({
      type: classic_schemas.euz("computer_call"),
      id: classic_schemas.YjP(),
      call_id: classic_schemas.YjP().nullish(),
      status: classic_schemas.k5n([ "in_progress", "completed", "incomplete" ]),
      action: openaiResponsesComputerActionSchema().nullish(),
      actions: classic_schemas.YOg(openaiResponsesComputerActionSchema()).nullish(),
      pending_safety_checks: classic_schemas.YOg(openaiResponsesComputerSafetyCheckSchema()).nullish()
    });
    const openaiResponsesToolCallerSchema = () => classic_schemas.gMt("type", [ classic_schemas.Ikc({
      type: classic_schemas.euz("direct")
    }), classic_schemas.Ikc({
      type: classic_schemas.euz("program"),
      caller_id: classic_schemas.YjP()
    }) ]);
    const openaiResponsesProgramSchema = () => classic_schemas.Ikc({
      type: classic_schemas.euz("program"),
      id: classic_schemas.YjP(),
      call_id: classic_schemas.YjP(),
      code: classic_schemas.YjP(),
      fingerprint: classic_schemas.YjP()
    });
    const openaiResponsesProgramOutputSchema = () => classic_schemas.Ikc({
      type: classic_schemas.euz("program_output"),
      id: classic_schemas.YjP(),
      call_id: classic_schemas.YjP(),
      result: classic_schemas.YjP(),
      status: classic_schemas.k5n([ "completed", "incomplete" ])
    });
    const openaiResponsesLocalShellCallSchema = () => classic_schemas.Ikc({
      type: classic_schemas.euz("local_shell_call"),
      id: classic_schemas.YjP(),
      call_id: classic_schemas.YjP(),
      action: classic_schemas.Ikc({
        type: classic_schemas.euz("exec"),
        command: classic_schemas.YOg(classic_schemas.YjP()),
        timeout_ms: classic_schemas.aig().optional(),
        user: classic_schemas.YjP().optional(),
        working_directory: classic_schemas.YjP().optional(),
        env: classic_schemas.g1P(classic_schemas.YjP(), classic_schemas.YjP()).optional()
      })
    });
    const openaiResponsesNestedErrorChunkSchema = () => classic_schemas.Ikc({
      type: classic_schemas.euz("error"),
      sequence_number: classic_schemas.aig(),
      error: classic_schemas.Ikc({
        type: classic_schemas.YjP(),
        code: classic_schemas.YjP().nullish(),
        message: classic_schemas.YjP(),
        param: classic_schemas.YjP().nullish()
      })
    });
    const openaiResponsesErrorChunkSchema = () => classic_schemas.Ikc({
      type: classic_schemas.euz("error"),
      sequence_number: classic_schemas.aig(),
      code: classic_schemas.YjP().nullish(),
      message: classic_schemas.YjP(),
      param: classic_schemas.YjP().nullish()
    });
    const openaiResponsesModeledChunkTypes = new Set([ "error", "response.apply_patch_call_operation_diff.delta", "response.apply_patch_call_operation_diff.done", "response.code_interpreter_call_code.delta", "response.code_interpreter_call_code.done", "response.completed", "response.created", "response.custom_tool_call_input.delta", "response.failed", "response.function_call_arguments.delta", "response.function_call_arguments.done", "response.image_generation_call.partial_image", "response.in_progress", "response.incomplete", "response.output_item.added", "response.output_item.done", "response.output_text.annotation.added", "response.output_text.delta", "response.refusal.delta", "response.refusal.done", "response.reasoning_summary_part.added", "response.reasoning_summary_part.done", "response.reasoning_summary_text.delta" ]);
    const openaiResponsesModeledOutputItemTypes = new Set([ "apply_patch_call", "code_interpreter_call", "compaction", "computer_call", "custom_tool_call", "file_search_call", "function_call", "image_generation_call", "local_shell_call", "mcp_approval_request", "mcp_call", "mcp_list_tools", "message", "program", "program_output", "reasoning", "shell_call", "shell_call_output", "tool_search_call", "tool_search_output", "web_search_call" ]);
    function isModeledOpenAIResponsesChunk(value) {
      if (typeof value.type !== "string" || !openaiResponsesModeledChunkTypes.has(value.type)) return false;
      if (value.type !== "response.output_item.added" && value.type !== "response.output_item.done") return true;
      if (!(0, provider_utils_dist.u4)(value.item) || typeof value.item.type !== "string") return true;
      return openaiResponsesModeledOutputItemTypes.has(value.item.type);
    }
    const openaiResponsesChunkSchema = (0, provider_utils_dist.ID)(() => (0, provider_utils_dist.C_)(classic_schemas.KCZ([ classic_schemas.Ikc({
      type: classic_schemas.euz("response.output_text.delta"),
      item_id: classic_schemas.YjP(),
      output_index: classic_schemas.aig().nullish(),
      delta: classic_schemas.YjP(),
      logprobs: classic_schemas.YOg(classic_schemas.Ikc({
        token: classic_schemas.YjP(),
        logprob: classic_schemas.aig(),
        top_logprobs: classic_schemas.YOg(classic_schemas.Ikc({
          token: classic_schemas.YjP(),
          logprob: classic_schemas.aig()
        }))
      })).nullish()
    }), classic_schemas.Ikc({
      type: classic_schemas.euz("response.refusal.delta"),
      item_id: classic_schemas.YjP(),
      output_index: classic_schemas.aig().nullish(),
      content_index: classic_schemas.aig().nullish(),
      delta: classic_schemas.YjP()
    }), classic_schemas.Ikc({
      type: classic_schemas.euz("response.refusal.done"),
      item_id: classic_schemas.YjP(),
      output_index: classic_schemas.aig().nullish(),
      content_index: classic_schemas.aig().nullish(),
      refusal: classic_schemas.YjP()
    }), classic_schemas.Ikc({
      type: classic_schemas.k5n([ "response.completed", "response.incomplete" ]),
      response: classic_schemas.Ikc({
        prompt_cache_diagnostics: openaiResponsesPromptCacheDiagnosticsSchema().nullish(),
        incomplete_details: classic_schemas.Ikc({
          reason: classic_schemas.YjP()
        }).nullish(),
        usage: openaiResponsesUsageSchema().nullish(),
        reasoning: classic_schemas.Ikc({
          context: classic_schemas.YjP().nullish()
        }).nullish(),
        service_tier: classic_schemas.YjP().nullish()
      })
    }), classic_schemas.Ikc({
      type: classic_schemas.euz("response.failed"),
      sequence_number: classic_schemas.aig(),
      response: classic_schemas.Ikc({
        prompt_cache_diagnostics: openaiResponsesPromptCacheDiagnosticsSchema().nullish(),
        error: classic_schemas.Ikc({
          code: classic_schemas.YjP().nullish(),
          message: classic_schemas.YjP()
        }).nullish(),
        incomplete_details: classic_schemas.Ikc({
          reason: classic_schemas.YjP()
        }).nullish(),
        usage: openaiResponsesUsageSchema().nullish(),
        reasoning: classic_schemas.Ikc({
          context: classic_schemas.YjP().nullish()
        }).nullish(),
        service_tier: classic_schemas.YjP().nullish()
      })
    }), classic_schemas.Ikc({
      type: classic_schemas.euz("response.created"),
      response: classic_schemas.Ikc({
        id: classic_schemas.YjP(),
        created_at: classic_schemas.aig(),
        model: classic_schemas.YjP(),
        service_tier: classic_schemas.YjP().nullish()
      })
    }), classic_schemas.Ikc({
      type: classic_schemas.euz("response.in_progress"),
      response: classic_schemas.Ikc({
        id: classic_schemas.YjP(),
        created_at: classic_schemas.aig(),
        model: classic_schemas.YjP(),
        service_tier: classic_schemas.YjP().nullish()
      })
    }), classic_schemas.Ikc({
      type: classic_schemas.euz("response.output_item.added"),
      output_index: classic_schemas.aig(),
      item: classic_schemas.gMt("type", [ classic_schemas.Ikc({
        type: classic_schemas.euz("message"),
        id: classic_schemas.YjP(),
        phase: classic_schemas.k5n([ "commentary", "final_answer" ]).nullish()
      }), classic_schemas.Ikc({
        type: classic_schemas.euz("reasoning"),
        id: classic_schemas.YjP(),
        encrypted_content: classic_schemas.YjP().nullish()
      }), classic_schemas.Ikc({
        type: classic_schemas.euz("function_call"),
        id: classic_schemas.YjP(),
        call_id: classic_schemas.YjP(),
        name: classic_schemas.YjP(),
        arguments: classic_schemas.YjP(),
        async: classic_schemas.zMY().nullish(),
        namespace: classic_schemas.YjP().nullish(),
        caller: openaiResponsesToolCallerSchema().nullish()
      }), openaiResponsesProgramSchema(), openaiResponsesProgramOutputSchema(), classic_schemas.Ikc({
        type: classic_schemas.euz("web_search_call"),
        id: classic_schemas.YjP(),
        status: classic_schemas.YjP()
      }), openaiResponsesComputerCallSchema(), classic_schemas.Ikc({
        type: classic_schemas.euz("file_search_call"),
        id: classic_schemas.YjP()
      }), openaiResponsesLocalShellCallSchema(), classic_schemas.Ikc({
        type: classic_schemas.euz("image_generation_call"),
        id: classic_schemas.YjP()
      }), classic_schemas.Ikc({
        type: classic_schemas.euz("code_interpreter_call"),
        id: classic_schemas.YjP(),
        container_id: classic_schemas.YjP(),
        code: classic_schemas.YjP().nullable(),
        outputs: classic_schemas.YOg(classic_schemas.gMt("type", [ classic_schemas.Ikc({
          type: classic_schemas.euz("logs"),
          logs: classic_schemas.YjP()
        }), classic_schemas.Ikc({
          type: classic_schemas.euz("image"),
          url: classic_schemas.YjP()
        }) ])).nullable(),
        status: classic_schemas.YjP()
      }), classic_schemas.Ikc({
        type: classic_schemas.euz("mcp_call"),
        id: classic_schemas.YjP(),
        status: classic_schemas.YjP(),
        approval_request_id: classic_schemas.YjP().nullish()
      }), classic_schemas.Ikc({
        type: classic_schemas.euz("mcp_list_tools"),
        id: classic_schemas.YjP()
      }), classic_schemas.Ikc({
        type: classic_schemas.euz("mcp_approval_request"),
        id: classic_schemas.YjP()
      }), classic_schemas.Ikc({
        type: classic_schemas.euz("apply_patch_call"),
        id: classic_schemas.YjP(),
        call_id: classic_schemas.YjP(),
        status: classic_schemas.k5n([ "in_progress", "completed" ]),
        operation: classic_schemas.gMt("type", [ classic_schemas.Ikc({
          type: classic_schemas.euz("create_file"),
          path: classic_schemas.YjP(),
          diff: classic_schemas.YjP()
        }), classic_schemas.Ikc({
          type: classic_schemas.euz("delete_file"),
          path: classic_schemas.YjP()
        }), classic_schemas.Ikc({
          type: classic_schemas.euz("update_file"),
          path: classic_schemas.YjP(),
          diff: classic_schemas.YjP()
        }) ])
      }), classic_schemas.Ikc({
        type: classic_schemas.euz("custom_tool_call"),
        id: classic_schemas.YjP(),
        call_id: classic_schemas.YjP(),
        name: classic_schemas.YjP(),
        input: classic_schemas.YjP(),
        async: classic_schemas.zMY().nullish()
      }), classic_schemas.Ikc({
        type: classic_schemas.euz("shell_call"),
        id: classic_schemas.YjP(),
        call_id: classic_schemas.YjP(),
        status: classic_schemas.k5n([ "in_progress", "completed", "incomplete" ]),
        action: classic_schemas.Ikc({
          commands: classic_schemas.YOg(classic_schemas.YjP()),
          timeout_ms: classic_schemas.aig().nullish(),
          max_output_length: classic_schemas.aig().nullish()
        })
      }), classic_schemas.Ikc({
        type: classic_schemas.euz("compaction"),
        id: classic_schemas.YjP(),
        encrypted_content: classic_schemas.YjP().nullish()
      }), classic_schemas.Ikc({
        type: classic_schemas.euz("shell_call_output"),
        id: classic_schemas.YjP(),
        call_id: classic_schemas.YjP(),
        status: classic_schemas.k5n([ "in_progress", "completed", "incomplete" ]),
        max_output_length: classic_schemas.aig().nullish(),
        output: classic_schemas.YOg(classic_schemas.Ikc({
          stdout: classic_schemas.YjP(),
          stderr: classic_schemas.YjP(),
          outcome: classic_schemas.gMt("type", [ classic_schemas.Ikc({
            type: classic_schemas.euz("timeout")
          }), classic_schemas.Ikc({
            type: classic_schemas.euz("exit"),
            exit_code: classic_schemas.aig()
          }) ])
        }))
      }), classic_schemas.Ikc({
        type: classic_schemas.euz("tool_search_call"),
        id: classic_schemas.YjP(),
        execution: classic_schemas.k5n([ "server", "client" ]),
        call_id: classic_schemas.YjP().nullable(),
        status: classic_schemas.k5n([ "in_progress", "completed", "incomplete" ]),
        arguments: classic_schemas.L5J()
      }), classic_schemas.Ikc({
        type: classic_schemas.euz("tool_search_output"),
        id: classic_schemas.YjP(),
        execution: classic_schemas.k5n([ "server", "client" ]),
        call_id: classic_schemas.YjP().nullable(),
        status: classic_schemas.k5n([ "in_progress", "completed", "incomplete" ]),
        tools: classic_schemas.YOg(classic_schemas.g1P(classic_schemas.YjP(), jsonValueSchema$1().optional()))
      }) ])
    }), classic_schemas.Ikc({
      type: classic_schemas.euz("response.output_item.done"),
      output_index: classic_schemas.aig(),
      item: classic_schemas.gMt("type", [ classic_schemas.Ikc({
        type: classic_schemas.euz("message"),
        id: classic_schemas.YjP(),
        phase: classic_schemas.k5n([ "commentary", "final_answer" ]).nullish()
      }), classic_schemas.Ikc({
        type: classic_schemas.euz("reasoning"),
        id: classic_schemas.YjP(),
        encrypted_content: classic_schemas.YjP().nullish()
      }), classic_schemas.Ikc({
        type: classic_schemas.euz("function_call"),
        id: classic_schemas.YjP(),
        call_id: classic_schemas.YjP(),
        name: classic_schemas.YjP(),
        arguments: classic_schemas.YjP(),
        async: classic_schemas.zMY().nullish(),
        status: classic_schemas.k5n([ "in_progress", "completed", "incomplete" ]),
        namespace: classic_schemas.YjP().nullish(),
        caller: openaiResponsesToolCallerSchema().nullish()
      }), openaiResponsesProgramSchema(), openaiResponsesProgramOutputSchema(), classic_schemas.Ikc({
        type: classic_schemas.euz("custom_tool_call"),
        id: classic_schemas.YjP(),
        call_id: classic_schemas.YjP(),
        name: classic_schemas.YjP(),
        input: classic_schemas.YjP(),
        async: classic_schemas.zMY().nullish(),
        status: classic_schemas.euz("completed")
      }), classic_schemas.Ikc({
        type: classic_schemas.euz("code_interpreter_call"),
        id: classic_schemas.YjP(),
        code: classic_schemas.YjP().nullable(),
        container_id: classic_schemas.YjP(),
        outputs: classic_schemas.YOg(classic_schemas.gMt("type", [ classic_schemas.Ikc({
          type: classic_schemas.euz("logs"),
          logs: classic_schemas.YjP()
        }), classic_schemas.Ikc({
          type: classic_schemas.euz("image"),
          url: classic_schemas.YjP()
        }) ])).nullable()
      }), classic_schemas.Ikc({
        type: classic_schemas.euz("image_generation_call"),
        id: classic_schemas.YjP(),
        result: classic_schemas.YjP()
      }), classic_schemas.Ikc({
        type: classic_schemas.euz("web_search_call"),
        id: classic_schemas.YjP(),
        status: classic_schemas.YjP(),
        action: classic_schemas.gMt("type", [ classic_schemas.Ikc({
          type: classic_schemas.euz("search"),
          query: classic_schemas.YjP().nullish(),
          queries: classic_schemas.YOg(classic_schemas.YjP()).nullish(),
          sources: classic_schemas.YOg(classic_schemas.gMt("type", [ classic_schemas.Ikc({
            type: classic_schemas.euz("url"),
            url: classic_schemas.YjP()
          }), classic_schemas.Ikc({
            type: classic_schemas.euz("api"),
            name: classic_schemas.YjP()
          }) ])).nullish()
        }), classic_schemas.Ikc({
          type: classic_schemas.euz("open_page"),
          url: classic_schemas.YjP().nullish()
        }), classic_schemas.Ikc({
          type: classic_schemas.euz("find_in_page"),
          url: classic_schemas.YjP().nullish(),
          pattern: classic_schemas.YjP().nullish()
        }) ]).nullish()
      }), classic_schemas.Ikc({
        type: classic_schemas.euz("file_search_call"),
        id: classic_schemas.YjP(),
        queries: classic_schemas.YOg(classic_schemas.YjP()),
        results: classic_schemas.YOg(classic_schemas.Ikc({
          attributes: classic_schemas.g1P(classic_schemas.YjP(), classic_schemas.KCZ([ classic_schemas.YjP(), classic_schemas.aig(), classic_schemas.zMY() ])),
          file_id: classic_schemas.YjP(),
          filename: classic_schemas.YjP(),
          score: classic_schemas.aig(),
          text: classic_schemas.YjP()
        })).nullish()
      }), openaiResponsesLocalShellCallSchema(), openaiResponsesComputerCallSchema(), classic_schemas.Ikc({
        type: classic_schemas.euz("mcp_call"),
        id: classic_schemas.YjP(),
        status: classic_schemas.YjP(),
        arguments: classic_schemas.YjP(),
        name: classic_schemas.YjP(),
        server_label: classic_schemas.YjP(),
        output: classic_schemas.YjP().nullish(),
        error: classic_schemas.KCZ([ classic_schemas.YjP(), classic_schemas.Ikc({
          type: classic_schemas.YjP().optional(),
          code: classic_schemas.KCZ([ classic_schemas.aig(), classic_schemas.YjP() ]).optional(),
          message: classic_schemas.YjP().optional()
        }).loose() ]).nullish(),
        approval_request_id: classic_schemas.YjP().nullish()
      }), classic_schemas.Ikc({
        type: classic_schemas.euz("mcp_list_tools"),
        id: classic_schemas.YjP(),
        server_label: classic_schemas.YjP(),
        tools: classic_schemas.YOg(classic_schemas.Ikc({
          name: classic_schemas.YjP(),
          description: classic_schemas.YjP().optional(),
          input_schema: classic_schemas.bzn(),
          annotations: classic_schemas.g1P(classic_schemas.YjP(), classic_schemas.L5J()).optional()
        })),
        error: classic_schemas.KCZ([ classic_schemas.YjP(), classic_schemas.Ikc({
          type: classic_schemas.YjP().optional(),
          code: classic_schemas.KCZ([ classic_schemas.aig(), classic_schemas.YjP() ]).optional(),
          message: classic_schemas.YjP().optional()
        }).loose() ]).optional()
      }), classic_schemas.Ikc({
        type: classic_schemas.euz("mcp_approval_request"),
        id: classic_schemas.YjP(),
        server_label: classic_schemas.YjP(),
        name: classic_schemas.YjP(),
        arguments: classic_schemas.YjP(),
        approval_request_id: classic_schemas.YjP().optional()
      }), classic_schemas.Ikc({
        type: classic_schemas.euz("apply_patch_call"),
        id: classic_schemas.YjP(),
        call_id: classic_schemas.YjP(),
        status: classic_schemas.k5n([ "in_progress", "completed" ]),
        operation: classic_schemas.gMt("type", [ classic_schemas.Ikc({
          type: classic_schemas.euz("create_file"),
          path: classic_schemas.YjP(),
          diff: classic_schemas.YjP()
        }), classic_schemas.Ikc({
          type: classic_schemas.euz("delete_file"),
          path: classic_schemas.YjP()
        }), classic_schemas.Ikc({
          type: classic_schemas.euz("update_file"),
          path: classic_schemas.YjP(),
          diff: classic_schemas.YjP()
        }) ])
      }), classic_schemas.Ikc({
        type: classic_schemas.euz("shell_call"),
        id: classic_schemas.YjP(),
        call_id: classic_schemas.YjP(),
        status: classic_schemas.k5n([ "in_progress", "completed", "incomplete" ]),
        action: classic_schemas.Ikc({
          commands: classic_schemas.YOg(classic_schemas.YjP()),
          timeout_ms: classic_schemas.aig().nullish(),
          max_output_length: classic_schemas.aig().nullish()
        })
      }), classic_schemas.Ikc({
        type: classic_schemas.euz("compaction"),
        id: classic_schemas.YjP(),
        encrypted_content: classic_schemas.YjP()
      }), classic_schemas.Ikc({
        type: classic_schemas.euz("shell_call_output"),
        id: classic_schemas.YjP(),
        call_id: classic_schemas.YjP(),
        status: classic_schemas.k5n([ "in_progress", "completed", "incomplete" ]),
        max_output_length: classic_schemas.aig().nullish(),
        output: classic_schemas.YOg(classic_schemas.Ikc({
          stdout: classic_schemas.YjP(),
          stderr: classic_schemas.YjP(),
          outcome: classic_schemas.gMt("type", [ classic_schemas.Ikc({
            type: classic_schemas.euz("timeout")
          }), classic_schemas.Ikc({
            type: classic_schemas.euz("exit"),
            exit_code: classic_schemas.aig()
          }) ])
        }))
      }), classic_schemas.Ikc({
        type: classic_schemas.euz("tool_search_call"),
        id: classic_schemas.YjP(),
        execution: classic_schemas.k5n([ "server", "client" ]),
        call_id: classic_schemas.YjP().nullable(),
        status: classic_schemas.k5n([ "in_progress", "completed", "incomplete" ]),
        arguments: classic_schemas.L5J()
      }), classic_schemas.Ikc({
        type: classic_schemas.euz("tool_search_output"),
        id: classic_schemas.YjP(),
        execution: classic_schemas.k5n([ "server", "client" ]),
        call_id: classic_schemas.YjP().nullable(),
        status: classic_schemas.k5n([ "in_progress", "completed", "incomplete" ]),
        tools: classic_schemas.YOg(classic_schemas.g1P(classic_schemas.YjP(), jsonValueSchema$1().optional()))
      }) ])
    }), classic_schemas.Ikc({
      type: classic_schemas.euz("response.function_call_arguments.delta"),
      item_id: classic_schemas.YjP(),
      output_index: classic_schemas.aig(),
      delta: classic_schemas.YjP()
    }), classic_schemas.Ikc({
      type: classic_schemas.euz("response.function_call_arguments.done"),
      item_id: classic_schemas.YjP(),
      output_index: classic_schemas.aig(),
      arguments: classic_schemas.YjP()
    }), classic_schemas.Ikc({
      type: classic_schemas.euz("response.custom_tool_call_input.delta"),
      item_id: classic_schemas.YjP(),
      output_index: classic_schemas.aig(),
      delta: classic_schemas.YjP()
    }), classic_schemas.Ikc({
      type: classic_schemas.euz("response.image_generation_call.partial_image"),
      item_id: classic_schemas.YjP(),
      output_index: classic_schemas.aig(),
      partial_image_b64: classic_schemas.YjP()
    }), classic_schemas.Ikc({
      type: classic_schemas.euz("response.code_interpreter_call_code.delta"),
      item_id: classic_schemas.YjP(),
      output_index: classic_schemas.aig(),
      delta: classic_schemas.YjP()
    }), classic_schemas.Ikc({
      type: classic_schemas.euz("response.code_interpreter_call_code.done"),
      item_id: classic_schemas.YjP(),
      output_index: classic_schemas.aig(),
      code: classic_schemas.YjP()
    }), classic_schemas.Ikc({
      type: classic_schemas.euz("response.output_text.annotation.added"),
      annotation: classic_schemas.gMt("type", [ classic_schemas.Ikc({
        type: classic_schemas.euz("url_citation"),
        start_index: classic_schemas.aig(),
        end_index: classic_schemas.aig(),
        url: classic_schemas.YjP(),
        title: classic_schemas.YjP()
      }), classic_schemas.Ikc({
        type: classic_schemas.euz("file_citation"),
        file_id: classic_schemas.YjP(),
        filename: classic_schemas.YjP(),
        index: classic_schemas.aig()
      }), classic_schemas.Ikc({
        type: classic_schemas.euz("container_file_citation"),
        container_id: classic_schemas.YjP(),
        file_id: classic_schemas.YjP(),
        filename: classic_schemas.YjP(),
        start_index: classic_schemas.aig(),
        end_index: classic_schemas.aig()
      }), classic_schemas.Ikc({
        type: classic_schemas.euz("file_path"),
        file_id: classic_schemas.YjP(),
        index: classic_schemas.aig()
      }) ])
    }), classic_schemas.Ikc({
      type: classic_schemas.euz("response.reasoning_summary_part.added"),
      item_id: classic_schemas.YjP(),
      output_index: classic_schemas.aig().nullish(),
      summary_index: classic_schemas.aig()
    }), classic_schemas.Ikc({
      type: classic_schemas.euz("response.reasoning_summary_text.delta"),
      item_id: classic_schemas.YjP(),
      output_index: classic_schemas.aig().nullish(),
      summary_index: classic_schemas.aig(),
      delta: classic_schemas.YjP()
    }), classic_schemas.Ikc({
      type: classic_schemas.euz("response.reasoning_summary_part.done"),
      item_id: classic_schemas.YjP(),
      output_index: classic_schemas.aig().nullish(),
      summary_index: classic_schemas.aig()
    }), classic_schemas.Ikc({
      type: classic_schemas.euz("response.apply_patch_call_operation_diff.delta"),
      item_id: classic_schemas.YjP(),
      output_index: classic_schemas.aig(),
      delta: classic_schemas.YjP(),
      obfuscation: classic_schemas.YjP().nullish()
    }), classic_schemas.Ikc({
      type: classic_schemas.euz("response.apply_patch_call_operation_diff.done"),
      item_id: classic_schemas.YjP(),
      output_index: classic_schemas.aig(),
      diff: classic_schemas.YjP()
    }), openaiResponsesNestedErrorChunkSchema(), openaiResponsesErrorChunkSchema(), classic_schemas.Ikc({
      type: classic_schemas.YjP()
    }).loose().refine(value => !isModeledOpenAIResponsesChunk(value), {
      message: "Known response chunk failed schema validation"
    }).transform(value => ({
      type: "unknown_chunk",
      message: value.type
    })) ])));
    const openaiResponsesResponseSchema = (0, provider_utils_dist.ID)(() => (0, provider_utils_dist.C_)(classic_schemas.Ikc({
      id: classic_schemas.YjP().optional(),
      created_at: classic_schemas.aig().optional(),
      error: classic_schemas.Ikc({
        message: classic_schemas.YjP(),
        type: classic_schemas.YjP(),
        param: classic_schemas.YjP().nullish(),
        code: classic_schemas.YjP()
      }).nullish(),
      model: classic_schemas.YjP().optional(),
      output: classic_schemas.YOg(classic_schemas.gMt("type", [ classic_schemas.Ikc({
        type: classic_schemas.euz("message"),
        role: classic_schemas.euz("assistant"),
        id: classic_schemas.YjP(),
        phase: classic_schemas.k5n([ "commentary", "final_answer" ]).nullish(),
        content: classic_schemas.YOg(classic_schemas.gMt("type", [ classic_schemas.Ikc({
          type: classic_schemas.euz("output_text"),
          text: classic_schemas.YjP(),
          logprobs: classic_schemas.YOg(classic_schemas.Ikc({
            token: classic_schemas.YjP(),
            logprob: classic_schemas.aig(),
            top_logprobs: classic_schemas.YOg(classic_schemas.Ikc({
              token: classic_schemas.YjP(),
              logprob: classic_schemas.aig()
            }))
          })).nullish(),
          annotations: classic_schemas.YOg(classic_schemas.gMt("type", [ classic_schemas.Ikc({
            type: classic_schemas.euz("url_citation"),
            start_index: classic_schemas.aig(),
            end_index: classic_schemas.aig(),
            url: classic_schemas.YjP(),
            title: classic_schemas.YjP()
          }), classic_schemas.Ikc({
            type: classic_schemas.euz("file_citation"),
            file_id: classic_schemas.YjP(),
            filename: classic_schemas.YjP(),
            index: classic_schemas.aig()
          }), classic_schemas.Ikc({
            type: classic_schemas.euz("container_file_citation"),
            container_id: classic_schemas.YjP(),
            file_id: classic_schemas.YjP(),
            filename: classic_schemas.YjP(),
            start_index: classic_schemas.aig(),
            end_index: classic_schemas.aig()
          }), classic_schemas.Ikc({
            type: classic_schemas.euz("file_path"),
            file_id: classic_schemas.YjP(),
            index: classic_schemas.aig()
          }) ]))
        }), classic_schemas.Ikc({
          type: classic_schemas.euz("refusal"),
          refusal: classic_schemas.YjP()
        }) ]))
      }), classic_schemas.Ikc({
        type: classic_schemas.euz("web_search_call"),
        id: classic_schemas.YjP(),
        status: classic_schemas.YjP(),
        action: classic_schemas.gMt("type", [ classic_schemas.Ikc({
          type: classic_schemas.euz("search"),
          query: classic_schemas.YjP().nullish(),
          queries: classic_schemas.YOg(classic_schemas.YjP()).nullish(),
          sources: classic_schemas.YOg(classic_schemas.gMt("type", [ classic_schemas.Ikc({
            type: classic_schemas.euz("url"),
            url: classic_schemas.YjP()
          }), classic_schemas.Ikc({
            type: classic_schemas.euz("api"),
            name: classic_schemas.YjP()
          }) ])).nullish()
        }), classic_schemas.Ikc({
          type: classic_schemas.euz("open_page"),
          url: classic_schemas.YjP().nullish()
        }), classic_schemas.Ikc({
          type: classic_schemas.euz("find_in_page"),
          url: classic_schemas.YjP().nullish(),
          pattern: classic_schemas.YjP().nullish()
        }) ]).nullish()
      }), classic_schemas.Ikc({
        type: classic_schemas.euz("file_search_call"),
        id: classic_schemas.YjP(),
        queries: classic_schemas.YOg(classic_schemas.YjP()),
        results: classic_schemas.YOg(classic_schemas.Ikc({
          attributes: classic_schemas.g1P(classic_schemas.YjP(), classic_schemas.KCZ([ classic_schemas.YjP(), classic_schemas.aig(), classic_schemas.zMY() ])),
          file_id: classic_schemas.YjP(),
          filename: classic_schemas.YjP(),
          score: classic_schemas.aig(),
          text: classic_schemas.YjP()
        })).nullish()
      }), classic_schemas.Ikc({
        type: classic_schemas.euz("code_interpreter_call"),
        id: classic_schemas.YjP(),
        code: classic_schemas.YjP().nullable(),
        container_id: classic_schemas.YjP(),
        outputs: classic_schemas.YOg(classic_schemas.gMt("type", [ classic_schemas.Ikc({
          type: classic_schemas.euz("logs"),
          logs: classic_schemas.YjP()
        }), classic_schemas.Ikc({
          type: classic_schemas.euz("image"),
          url: classic_schemas.YjP()
        }) ])).nullable()
      }), classic_schemas.Ikc({
        type: classic_schemas.euz("image_generation_call"),
        id: classic_schemas.YjP(),
        result: classic_schemas.YjP()
      }), openaiResponsesLocalShellCallSchema(), classic_schemas.Ikc({
        type: classic_schemas.euz("function_call"),
        call_id: classic_schemas.YjP(),
        name: classic_schemas.YjP(),
        arguments: classic_schemas.YjP(),
        id: classic_schemas.YjP(),
        async: classic_schemas.zMY().nullish(),
        namespace: classic_schemas.YjP().nullish(),
        caller: openaiResponsesToolCallerSchema().nullish()
      }), openaiResponsesProgramSchema(), openaiResponsesProgramOutputSchema(), classic_schemas.Ikc({
        type: classic_schemas.euz("custom_tool_call"),
        call_id: classic_schemas.YjP(),
        name: classic_schemas.YjP(),
        input: classic_schemas.YjP(),
        id: classic_schemas.YjP(),
        async: classic_schemas.zMY().nullish()
      }), openaiResponsesComputerCallSchema(), classic_schemas.Ikc({
        type: classic_schemas.euz("reasoning"),
        id: classic_schemas.YjP(),
        encrypted_content: classic_schemas.YjP().nullish(),
        summary: classic_schemas.YOg(classic_schemas.Ikc({
          type: classic_schemas.euz("summary_text"),
          text: classic_schemas.YjP()
        }))
      }), classic_schemas.Ikc({
        type: classic_schemas.euz("mcp_call"),
        id: classic_schemas.YjP(),
        status: classic_schemas.YjP(),
        arguments: classic_schemas.YjP(),
        name: classic_schemas.YjP(),
        server_label: classic_schemas.YjP(),
        output: classic_schemas.YjP().nullish(),
        error: classic_schemas.KCZ([ classic_schemas.YjP(), classic_schemas.Ikc({
          type: classic_schemas.YjP().optional(),
          code: classic_schemas.KCZ([ classic_schemas.aig(), classic_schemas.YjP() ]).optional(),
          message: classic_schemas.YjP().optional()
        }).loose() ]).nullish(),
        approval_request_id: classic_schemas.YjP().nullish()
      }), classic_schemas.Ikc({
        type: classic_schemas.euz("mcp_list_tools"),
        id: classic_schemas.YjP(),
        server_label: classic_schemas.YjP(),
        tools: classic_schemas.YOg(classic_schemas.Ikc({
          name: classic_schemas.YjP(),
          description: classic_schemas.YjP().optional(),
          input_schema: classic_schemas.bzn(),
          annotations: classic_schemas.g1P(classic_schemas.YjP(), classic_schemas.L5J()).optional()
        })),
        error: classic_schemas.KCZ([ classic_schemas.YjP(), classic_schemas.Ikc({
          type: classic_schemas.YjP().optional(),
          code: classic_schemas.KCZ([ classic_schemas.aig(), classic_schemas.YjP() ]).optional(),
          message: classic_schemas.YjP().optional()
        }).loose() ]).optional()
      }), classic_schemas.Ikc({
        type: classic_schemas.euz("mcp_approval_request"),
        id: classic_schemas.YjP(),
        server_label: classic_schemas.YjP(),
        name: classic_schemas.YjP(),
        arguments: classic_schemas.YjP(),
        approval_request_id: classic_schemas.YjP().optional()
      }), classic_schemas.Ikc({
        type: classic_schemas.euz("apply_patch_call"),
        id: classic_schemas.YjP(),
        call_id: classic_schemas.YjP(),
        status: classic_schemas.k5n([ "in_progress", "completed" ]),
        operation: classic_schemas.gMt("type", [ classic_schemas.Ikc({
          type: classic_schemas.euz("create_file"),
          path: classic_schemas.YjP(),
          diff: classic_schemas.YjP()
        }), classic_schemas.Ikc({
          type: classic_schemas.euz("delete_file"),
          path: classic_schemas.YjP()
        }), classic_schemas.Ikc({
          type: classic_schemas.euz("update_file"),
          path: classic_schemas.YjP(),
          diff: classic_schemas.YjP()
        }) ])
      }), classic_schemas.Ikc({
        type: classic_schemas.euz("shell_call"),
        id: classic_schemas.YjP(),
        call_id: classic_schemas.YjP(),
        status: classic_schemas.k5n([ "in_progress", "completed", "incomplete" ]),
        action: classic_schemas.Ikc({
          commands: classic_schemas.YOg(classic_schemas.YjP()),
          timeout_ms: classic_schemas.aig().nullish(),
          max_output_length: classic_schemas.aig().nullish()
        })
      }), classic_schemas.Ikc({
        type: classic_schemas.euz("compaction"),
        id: classic_schemas.YjP(),
        encrypted_content: classic_schemas.YjP()
      }), classic_schemas.Ikc({
        type: classic_schemas.euz("shell_call_output"),
        id: classic_schemas.YjP(),
        call_id: classic_schemas.YjP(),
        status: classic_schemas.k5n([ "in_progress", "completed", "incomplete" ]),
        max_output_length: classic_schemas.aig().nullish(),
        output: classic_schemas.YOg(classic_schemas.Ikc({
          stdout: classic_schemas.YjP(),
          stderr: classic_schemas.YjP(),
          outcome: classic_schemas.gMt("type", [ classic_schemas.Ikc({
            type: classic_schemas.euz("timeout")
          }), classic_schemas.Ikc({
            type: classic_schemas.euz("exit"),
            exit_code: classic_schemas.aig()
          }) ])
        }))
      }), classic_schemas.Ikc({
        type: classic_schemas.euz("tool_search_call"),
        id: classic_schemas.YjP(),
        execution: classic_schemas.k5n([ "server", "client" ]),
        call_id: classic_schemas.YjP().nullable(),
        status: classic_schemas.k5n([ "in_progress", "completed", "incomplete" ]),
        arguments: classic_schemas.L5J()
      }), classic_schemas.Ikc({
        type: classic_schemas.euz("tool_search_output"),
        id: classic_schemas.YjP(),
        execution: classic_schemas.k5n([ "server", "client" ]),
        call_id: classic_schemas.YjP().nullable(),
        status: classic_schemas.k5n([ "in_progress", "completed", "incomplete" ]),
        tools: classic_schemas.YOg(classic_schemas.g1P(classic_schemas.YjP(), jsonValueSchema$1().optional()))
      }) ])).optional(),
      service_tier: classic_schemas.YjP().nullish(),
      prompt_cache_diagnostics: openaiResponsesPromptCacheDiagnosticsSchema().nullish(),
      reasoning: classic_schemas.Ikc({
        context: classic_schemas.YjP().nullish()
      }).nullish(),
      incomplete_details: classic_schemas.Ikc({
        reason: classic_schemas.YjP()
      }).nullish(),
      usage: openaiResponsesUsageSchema().nullish()
    })));
    const codeInterpreterInputSchema = (0, provider_utils_dist.ID)(() => (0, provider_utils_dist.C_)(classic_schemas.Ikc({
      code: classic_schemas.YjP().nullish(),
      containerId: classic_schemas.YjP()
    })));
    const codeInterpreterOutputSchema = (0, provider_utils_dist.ID)(() => (0, provider_utils_dist.C_)(classic_schemas.Ikc({
      outputs: classic_schemas.YOg(classic_schemas.gMt("type", [ classic_schemas.Ikc({
        type: classic_schemas.euz("logs"),
        logs: classic_schemas.YjP()
      }), classic_schemas.Ikc({
        type: classic_schemas.euz("image"),
        url: classic_schemas.YjP()
      }) ])).nullish()
    })));
    const codeInterpreterArgsSchema = (0, provider_utils_dist.ID)(() => (0, provider_utils_dist.C_)(classic_schemas.Ikc({
      container: classic_schemas.KCZ([ classic_schemas.YjP(), classic_schemas.Ikc({
        fileIds: classic_schemas.YOg(classic_schemas.YjP()).optional(),
        memoryLimit: classic_schemas.k5n([ "1g", "4g", "16g", "64g" ]).optional(),
        networkPolicy: classic_schemas.gMt("type", [ classic_schemas.Ikc({
          type: classic_schemas.euz("disabled")
        }), classic_schemas.Ikc({
          type: classic_schemas.euz("allowlist"),
          allowedDomains: classic_schemas.YOg(classic_schemas.YjP()),
          domainSecrets: classic_schemas.YOg(classic_schemas.Ikc({
            domain: classic_schemas.YjP(),
            name: classic_schemas.YjP(),
            value: classic_schemas.YjP()
          })).optional()
        }) ]).optional()
      }) ]).optional()
    })));
    const codeInterpreterToolFactory = (0, provider_utils_dist.z)({
      id: "openai.code_interpreter",
      redactArgs: args => redactOpenAIToolArgs("code_interpreter", args),
      inputSchema: codeInterpreterInputSchema,
      outputSchema: codeInterpreterOutputSchema
    });
    const codeInterpreter = (args = {}) => codeInterpreterToolFactory(args);
    const comparisonFilterSchema = () => classic_schemas.Ikc({
      key: classic_schemas.YjP(),
      type: classic_schemas.k5n([ "eq", "ne", "gt", "gte", "lt", "lte", "in", "nin" ]),
      value: classic_schemas.KCZ([ classic_schemas.YjP(), classic_schemas.aig(), classic_schemas.zMY(), classic_schemas.YOg(classic_schemas.YjP()) ])
    });
    let cachedCompoundFilterSchema;
    const compoundFilterSchema = () => cachedCompoundFilterSchema ??= classic_schemas.Ikc({
      type: classic_schemas.k5n([ "and", "or" ]),
      filters: classic_schemas.YOg(classic_schemas.KCZ([ comparisonFilterSchema(), classic_schemas.RZV(() => compoundFilterSchema()) ]))
    });
    const fileSearchArgsSchema = (0, provider_utils_dist.ID)(() => (0, provider_utils_dist.C_)(classic_schemas.Ikc({
      vectorStoreIds: classic_schemas.YOg(classic_schemas.YjP()),
      maxNumResults: classic_schemas.aig().optional(),
      ranking: classic_schemas.Ikc({
        ranker: classic_schemas.YjP().optional(),
        scoreThreshold: classic_schemas.aig().optional()
      }).optional(),
      filters: classic_schemas.KCZ([ comparisonFilterSchema(), compoundFilterSchema() ]).optional()
    })));
    const fileSearchOutputSchema = (0, provider_utils_dist.ID)(() => (0, provider_utils_dist.C_)(classic_schemas.Ikc({
      queries: classic_schemas.YOg(classic_schemas.YjP()),
      results: classic_schemas.YOg(classic_schemas.Ikc({
        attributes: classic_schemas.g1P(classic_schemas.YjP(), classic_schemas.L5J()),
        fileId: classic_schemas.YjP(),
        filename: classic_schemas.YjP(),
        score: classic_schemas.aig(),
        text: classic_schemas.YjP()
      })).nullable()
    })));
    const fileSearch = (0, provider_utils_dist.z)({
      id: "openai.file_search",
      inputSchema: classic_schemas.Ikc({}),
      outputSchema: fileSearchOutputSchema
    });
    const imageGenerationArgsSchema = (0, provider_utils_dist.ID)(() => (0, provider_utils_dist.C_)(classic_schemas.Ikc({
      action: classic_schemas.k5n([ "generate", "edit", "auto" ]).optional(),
      background: classic_schemas.k5n([ "auto", "opaque", "transparent" ]).optional(),
      inputFidelity: classic_schemas.k5n([ "low", "high" ]).optional(),
      inputImageMask: classic_schemas.Ikc({
        fileId: classic_schemas.YjP().optional(),
        imageUrl: classic_schemas.YjP().optional()
      }).optional(),
      model: classic_schemas.YjP().optional(),
      moderation: classic_schemas.k5n([ "auto", "low" ]).optional(),
      outputCompression: classic_schemas.aig().int().min(0).max(100).optional(),
      outputFormat: classic_schemas.k5n([ "png", "jpeg", "webp" ]).optional(),
      partialImages: classic_schemas.aig().int().min(0).max(3).optional(),
      quality: classic_schemas.k5n([ "auto", "low", "medium", "high", "xhigh", "max" ]).optional(),
      size: classic_schemas.KCZ([ classic_schemas.k5n([ "1024x1024", "1024x1536", "1536x1024", "auto" ]), classic_schemas.YjP().regex(/^\d+x\d+$/) ]).optional()
    }).strict()));
    const imageGenerationInputSchema = (0, provider_utils_dist.ID)(() => (0, provider_utils_dist.C_)(classic_schemas.Ikc({})));
    const imageGenerationOutputSchema = (0, provider_utils_dist.ID)(() => (0, provider_utils_dist.C_)(classic_schemas.Ikc({
      result: classic_schemas.YjP()
    })));
    const imageGenerationToolFactory = (0, provider_utils_dist.z)({
      id: "openai.image_generation",
      inputSchema: imageGenerationInputSchema,
      outputSchema: imageGenerationOutputSchema
    });
    const imageGeneration = (args = {}) => imageGenerationToolFactory(args);
    const customArgsSchema = (0, provider_utils_dist.ID)(() => (0, provider_utils_dist.C_)(classic_schemas.Ikc({
      description: classic_schemas.YjP().optional(),
      async: classic_schemas.zMY().optional(),
      format: classic_schemas.KCZ([ classic_schemas.Ikc({
        type: classic_schemas.euz("grammar"),
        syntax: classic_schemas.k5n([ "regex", "lark" ]),
        definition: classic_schemas.YjP()
      }), classic_schemas.Ikc({
        type: classic_schemas.euz("text")
      }) ]).optional()
    })));
    const customInputSchema = (0, provider_utils_dist.ID)(() => (0, provider_utils_dist.C_)(classic_schemas.YjP()));
    (0, provider_utils_dist.hL)({
      id: "openai.custom",
      inputSchema: customInputSchema
    });
    let cachedJsonValueSchema;
    const jsonValueSchema = () => cachedJsonValueSchema ??= classic_schemas.RZV(() => classic_schemas.KCZ([ classic_schemas.YjP(), classic_schemas.aig(), classic_schemas.zMY(), classic_schemas.chJ(), classic_schemas.YOg(jsonValueSchema()), classic_schemas.g1P(classic_schemas.YjP(), jsonValueSchema()) ]));
    const mcpArgsSchema = (0, provider_utils_dist.ID)(() => (0, provider_utils_dist.C_)(classic_schemas.Ikc({
      serverLabel: classic_schemas.YjP(),
      allowedTools: classic_schemas.KCZ([ classic_schemas.YOg(classic_schemas.YjP()), classic_schemas.Ikc({
        readOnly: classic_schemas.zMY().optional(),
        toolNames: classic_schemas.YOg(classic_schemas.YjP()).optional()
      }) ]).optional(),
      authorization: classic_schemas.YjP().optional(),
      connectorId: classic_schemas.YjP().optional(),
      headers: classic_schemas.g1P(classic_schemas.YjP(), classic_schemas.YjP()).optional(),
      requireApproval: classic_schemas.KCZ([ classic_schemas.k5n([ "always", "never" ]), classic_schemas.Ikc({
        never: classic_schemas.Ikc({
          toolNames: classic_schemas.YOg(classic_schemas.YjP()).optional()
        }).optional()
      }) ]).optional(),
      serverDescription: classic_schemas.YjP().optional(),
      serverUrl: classic_schemas.YjP().optional(),
      tunnelId: classic_schemas.YjP().optional()
    }).refine(v => v.serverUrl != null || v.connectorId != null || v.tunnelId != null, "One of serverUrl, connectorId, or tunnelId must be provided.").refine(v => v.tunnelId == null || v.serverUrl == null && v.connectorId == null, "tunnelId cannot be combined with serverUrl or connectorId.")));
    const mcpInputSchema = (0, provider_utils_dist.ID)(() => (0, provider_utils_dist.C_)(classic_schemas.Ikc({})));
    const mcpOutputSchema = (0, provider_utils_dist.ID)(() => (0, provider_utils_dist.C_)(classic_schemas.Ikc({
      type: classic_schemas.euz("call"),
      serverLabel: classic_schemas.YjP(),
      name: classic_schemas.YjP(),
      arguments: classic_schemas.YjP(),
      output: classic_schemas.YjP().nullish(),
      error: classic_schemas.KCZ([ classic_schemas.YjP(), jsonValueSchema() ]).optional()
    })));
    (0, provider_utils_dist.z)({
      id: "openai.mcp",
      redactArgs: args => redactOpenAIToolArgs("mcp", args),
      inputSchema: mcpInputSchema,
      outputSchema: mcpOutputSchema
    });
    const webSearchPreviewArgsSchema = (0, provider_utils_dist.ID)(() => (0, provider_utils_dist.C_)(classic_schemas.Ikc({
      searchContextSize: classic_schemas.k5n([ "low", "medium", "high" ]).optional(),
      userLocation: classic_schemas.Ikc({
        type: classic_schemas.euz("approximate"),
        country: classic_schemas.YjP().optional(),
        city: classic_schemas.YjP().optional(),
        region: classic_schemas.YjP().optional(),
        timezone: classic_schemas.YjP().optional()
      }).optional()
    })));
    const webSearchPreviewInputSchema = (0, provider_utils_dist.ID)(() => (0, provider_utils_dist.C_)(classic_schemas.Ikc({})));
    const webSearchPreviewOutputSchema = (0, provider_utils_dist.ID)(() => (0, provider_utils_dist.C_)(classic_schemas.Ikc({
      action: classic_schemas.gMt("type", [ classic_schemas.Ikc({
        type: classic_schemas.euz("search"),
        query: classic_schemas.YjP().optional()
      }), classic_schemas.Ikc({
        type: classic_schemas.euz("openPage"),
        url: classic_schemas.YjP().nullish()
      }), classic_schemas.Ikc({
        type: classic_schemas.euz("findInPage"),
        url: classic_schemas.YjP().nullish(),
        pattern: classic_schemas.YjP().nullish()
      }) ]).optional()
    })));
    const webSearchPreview = (0, provider_utils_dist.z)({
      id: "openai.web_search_preview",
      inputSchema: webSearchPreviewInputSchema,
      outputSchema: webSearchPreviewOutputSchema
    });
    async function prepareResponsesTools({tools: tools, toolChoice: toolChoice, allowedTools: allowedTools, toolNameMapping: toolNameMapping, customProviderToolNames: customProviderToolNames, outputSchemaToolNames: outputSchemaToolNames, supportsAsyncToolCalling: supportsAsyncToolCalling = true, providerOptionsName: providerOptionsName = "openai"}) {
      tools = tools?.length ? tools : void 0;
      const toolWarnings = [];
      if (tools == null) return {
        tools: void 0,
        toolChoice: void 0,
        toolWarnings: toolWarnings
      };
      const openaiTools = [];
      const namespaceTools = new Map;
      const resolvedCustomProviderToolNames = customProviderToolNames ?? new Set;
      const allowedToolResolutions = new Map;
      const allowedToolAliases = new Map;
      const recordAllowedTool = (toolName, resolution, canonicalName) => {
        allowedToolResolutions.set(toolName, resolution);
        if (canonicalName == null || canonicalName === toolName) return;
        const existingAlias = allowedToolAliases.get(canonicalName);
        if (existingAlias == null) allowedToolAliases.set(canonicalName, resolution); else if (existingAlias !== "ambiguous" && !isSameAllowedTool(existingAlias, resolution)) allowedToolAliases.set(canonicalName, "ambiguous");
      };
      for (const tool of tools) switch (tool.type) {
       case "function":
        {
          const openaiOptions = tool.providerOptions?.[providerOptionsName] ?? tool.providerOptions?.openai;
          if (openaiOptions?.outputSchema != null) outputSchemaToolNames?.add(tool.name);
          if (openaiOptions?.omitFromRequestTools === true) {
            recordAllowedTool(tool.name, {
              supported: false,
              reason: "tools omitted from the request tools array cannot be allow-listed"
            }, void 0);
            if (allowedTools == null && toolChoice?.type === "tool" && toolChoice.toolName === tool.name) throw new dist.b8({
              functionality: `forcing tool "${tool.name}" omitted from the request tools array; use automatic tool choice for history-loaded tools`
            });
            break;
          }
          const openaiFunctionTool = prepareFunctionTool({
            tool: tool,
            options: openaiOptions,
            toolWarnings: toolWarnings,
            async: resolveAsyncToolOption({
              value: openaiOptions?.async,
              supportsAsyncToolCalling: supportsAsyncToolCalling,
              toolName: tool.name,
              toolWarnings: toolWarnings
            })
          });
          const namespace = openaiOptions?.namespace;
          if (namespace == null) openaiTools.push(openaiFunctionTool); else {
            let namespaceTool = namespaceTools.get(namespace.name);
            if (namespaceTool == null) {
              namespaceTool = {
                type: "namespace",
                name: namespace.name,
                description: namespace.description,
                tools: []
              };
              namespaceTools.set(namespace.name, namespaceTool);
              openaiTools.push(namespaceTool);
            } else if (namespaceTool.description !== namespace.description) throw new dist.b8({
              functionality: `conflicting descriptions for OpenAI tool namespace "${namespace.name}"`
            });
            namespaceTool.tools.push(openaiFunctionTool);
          }
          recordAllowedTool(tool.name, namespace != null ? {
            supported: false,
            reason: "tools inside an OpenAI tool namespace are not visible to tool_choice.allowed_tools"
          } : openaiOptions?.deferLoading === true ? {
            supported: false,
            reason: "deferred tools are not visible to tool_choice.allowed_tools"
          } : {
            supported: true,
            entry: {
              type: "function",
              name: tool.name
            }
          }, void 0);
          break;
        }

       case "provider":
        {
          const openaiToolCountBefore = openaiTools.length;
          switch (tool.id) {
           case "openai.file_search":
            {
              const args = await (0, provider_utils_dist.k5)({
                value: tool.args,
                schema: fileSearchArgsSchema
              });
              openaiTools.push({
                type: "file_search",
                vector_store_ids: args.vectorStoreIds,
                max_num_results: args.maxNumResults,
                ranking_options: args.ranking ? {
                  ranker: args.ranking.ranker,
                  score_threshold: args.ranking.scoreThreshold
                } : void 0,
                filters: args.filters
              });
              break;
            }

           case "openai.local_shell":
            openaiTools.push({
              type: "local_shell"
            });
            break;

           case "openai.shell":
            {
              const args = await (0, provider_utils_dist.k5)({
                value: tool.args,
                schema: shellArgsSchema
              });
              openaiTools.push({
                type: "shell",
                ...args.environment && {
                  environment: mapShellEnvironment(args.environment)
                }
              });
              break;
            }

           case "openai.apply_patch":
            openaiTools.push({
              type: "apply_patch"
            });
            break;

           case "openai.computer":
            openaiTools.push({
              type: "computer"
            });
            break;

           case "openai.web_search_preview":
            {
              const args = await (0, provider_utils_dist.k5)({
                value: tool.args,
                schema: webSearchPreviewArgsSchema
              });
              openaiTools.push({
                type: "web_search_preview",
                search_context_size: args.searchContextSize,
                user_location: args.userLocation
              });
              break;
            }

           case "openai.web_search":
            {
              const args = await (0, provider_utils_dist.k5)({
                value: tool.args,
                schema: webSearchArgsSchema
              });
              openaiTools.push({
                type: "web_search",
                filters: args.filters != null ? {
                  allowed_domains: args.filters.allowedDomains,
                  blocked_domains: args.filters.blockedDomains
                } : void 0,
                external_web_access: args.externalWebAccess,
                search_context_size: args.searchContextSize,
                user_location: args.userLocation
              });
              break;
            }

           case "openai.code_interpreter":
            {
              const args = await (0, provider_utils_dist.k5)({
                value: tool.args,
                schema: codeInterpreterArgsSchema
              });
              openaiTools.push({
                type: "code_interpreter",
                container: args.container == null ? {
                  type: "auto",
                  file_ids: void 0
                } : typeof args.container === "string" ? args.container : {
                  type: "auto",
                  file_ids: args.container.fileIds,
                  memory_limit: args.container.memoryLimit,
                  network_policy: args.container.networkPolicy == null ? void 0 : args.container.networkPolicy.type === "disabled" ? {
                    type: "disabled"
                  } : {
                    type: "allowlist",
                    allowed_domains: args.container.networkPolicy.allowedDomains,
                    domain_secrets: args.container.networkPolicy.domainSecrets
                  }
                }
              });
              break;
            }

           case "openai.image_generation":
            {
              const args = await (0, provider_utils_dist.k5)({
                value: tool.args,
                schema: imageGenerationArgsSchema
              });
              openaiTools.push({
                type: "image_generation",
                action: args.action,
                background: args.background,
                input_fidelity: args.inputFidelity,
                input_image_mask: args.inputImageMask ? {
                  file_id: args.inputImageMask.fileId,
                  image_url: args.inputImageMask.imageUrl
                } : void 0,
                model: args.model,
                moderation: args.moderation,
                partial_images: args.partialImages,
                quality: args.quality,
                output_compression: args.outputCompression,
                output_format: args.outputFormat,
                size: args.size
              });
              break;
            }

           case "openai.mcp":
            {
              const args = await (0, provider_utils_dist.k5)({
                value: tool.args,
                schema: mcpArgsSchema
              });
              const mapApprovalFilter = filter => ({
                tool_names: filter.toolNames
              });
              const requireApproval = args.requireApproval;
              const requireApprovalParam = requireApproval == null ? void 0 : typeof requireApproval === "string" ? requireApproval : requireApproval.never != null ? {
                never: mapApprovalFilter(requireApproval.never)
              } : void 0;
              openaiTools.push({
                type: "mcp",
                server_label: args.serverLabel,
                allowed_tools: Array.isArray(args.allowedTools) ? args.allowedTools : args.allowedTools ? {
                  read_only: args.allowedTools.readOnly,
                  tool_names: args.allowedTools.toolNames
                } : void 0,
                authorization: args.authorization,
                connector_id: args.connectorId,
                headers: args.headers,
                require_approval: requireApprovalParam ?? "never",
                server_description: args.serverDescription,
                server_url: args.serverUrl,
                tunnel_id: args.tunnelId
              });
              break;
            }

           case "openai.custom":
            {
              const args = await (0, provider_utils_dist.k5)({
                value: tool.args,
                schema: customArgsSchema
              });
              openaiTools.push({
                type: "custom",
                name: tool.name,
                description: args.description,
                ...resolveAsyncToolOption({
                  value: args.async,
                  supportsAsyncToolCalling: supportsAsyncToolCalling,
                  toolName: tool.name,
                  toolWarnings: toolWarnings
                }) != null ? {
                  async: args.async
                } : {},
                format: args.format
              });
              resolvedCustomProviderToolNames.add(tool.name);
              break;
            }

           case "openai.programmatic_tool_calling":
            openaiTools.push({
              type: "programmatic_tool_calling"
            });
            break;

           case "openai.tool_search":
            {
              const args = await (0, provider_utils_dist.k5)({
                value: tool.args,
                schema: toolSearchArgsSchema
              });
              openaiTools.push({
                type: "tool_search",
                ...args.execution != null ? {
                  execution: args.execution
                } : {},
                ...args.description != null ? {
                  description: args.description
                } : {},
                ...args.parameters != null ? {
                  parameters: args.parameters
                } : {}
              });
              break;
            }
          }
          if (openaiTools.length > openaiToolCountBefore) {
            const openaiTool = openaiTools[openaiToolCountBefore];
            recordAllowedTool(tool.name, toAllowedToolResolution(openaiTool), toolNameMapping?.toProviderToolName(tool.name));
          }
          break;
        }

       default:
        toolWarnings.push({
          type: "unsupported",
          feature: `function tool ${tool}`
        });
      }
      if (allowedTools != null) {
        const allowedToolEntries = [];
        const droppedToolNames = [];
        for (const name of allowedTools.toolNames) {
          const directResolution = allowedToolResolutions.get(name);
          const resolution = directResolution ?? allowedToolAliases.get(name);
          if (directResolution != null && allowedToolAliases.has(name)) toolWarnings.push({
            type: "unsupported",
            feature: `allowedTools entry "${name}"`,
            details: "this name is both a tool name and the provider tool name of another tool in this request; the tool with this name is allowed"
          });
          if (resolution === "ambiguous") {
            toolWarnings.push({
              type: "unsupported",
              feature: `allowedTools entry "${name}"`,
              details: "several tools in this request share this provider tool name; use the tool name from the tools for this request instead"
            });
            droppedToolNames.push(name);
            continue;
          }
          if (resolution == null) {
            toolWarnings.push({
              type: "unsupported",
              feature: `allowedTools entry "${name}"`,
              details: "the tool is not part of the tools for this request and is sent as a function tool"
            });
            allowedToolEntries.push({
              type: "function",
              name: toolNameMapping?.toProviderToolName(name) ?? name
            });
            continue;
          }
          if (!resolution.supported) {
            toolWarnings.push({
              type: "unsupported",
              feature: `allowedTools entry "${name}"`,
              details: `${resolution.reason}; the tool is removed from the allowed tools`
            });
            droppedToolNames.push(name);
            continue;
          }
          allowedToolEntries.push(resolution.entry);
        }
        if (allowedToolEntries.length === 0) throw new dist.b8({
          functionality: `allowedTools with only tools that cannot be allow-listed (${droppedToolNames.join(", ")})`
        });
        return {
          tools: openaiTools,
          toolChoice: {
            type: "allowed_tools",
            mode: allowedTools.mode ?? "auto",
            tools: allowedToolEntries
          },
          toolWarnings: toolWarnings
        };
      }
      if (toolChoice == null) return {
        tools: openaiTools,
        toolChoice: void 0,
        toolWarnings: toolWarnings
      };
      const type = toolChoice.type;
      switch (type) {
       case "auto":
       case "none":
       case "required":
        return {
          tools: openaiTools,
          toolChoice: type,
          toolWarnings: toolWarnings
        };

       case "tool":
        {
          const resolvedToolName = toolNameMapping?.toProviderToolName(toolChoice.toolName) ?? toolChoice.toolName;
          return {
            tools: openaiTools,
            toolChoice: resolvedToolName === "code_interpreter" || resolvedToolName === "file_search" || resolvedToolName === "image_generation" || resolvedToolName === "web_search_preview" || resolvedToolName === "web_search" || resolvedToolName === "mcp" || resolvedToolName === "apply_patch" || resolvedToolName === "computer" || resolvedToolName === "programmatic_tool_calling" ? {
              type: resolvedToolName
            } : resolvedCustomProviderToolNames.has(resolvedToolName) ? {
              type: "custom",
              name: resolvedToolName
            } : {
              type: "function",
              name: resolvedToolName
            },
            toolWarnings: toolWarnings
          };
        }

       default:
        throw new dist.b8({
          functionality: `tool choice type: ${type}`
        });
      }
    }
    function allowedToolKey(entry) {
      switch (entry.type) {
       case "mcp":
        return `mcp:${entry.server_label}`;

       case "function":
       case "custom":
        return `${entry.type}:${entry.name}`;

       default:
        return entry.type;
      }
    }
    function isSameAllowedTool(a, b) {
      if (a.supported && b.supported) return allowedToolKey(a.entry) === allowedToolKey(b.entry);
      if (!a.supported && !b.supported) return a.reason === b.reason;
      return false;
    }
    function toAllowedToolResolution(tool) {
      switch (tool.type) {
       case "custom":
        return {
          supported: true,
          entry: {
            type: "custom",
            name: tool.name
          }
        };

       case "mcp":
        return {
          supported: true,
          entry: {
            type: "mcp",
            server_label: tool.server_label
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
            type: tool.type
          }
        };

       default:
        return {
          supported: false,
          reason: `OpenAI does not support ${tool.type} tools in tool_choice.allowed_tools`
        };
      }
    }
    function prepareFunctionTool({tool: tool, options: options, toolWarnings: toolWarnings, async: async}) {
      const deferLoading = options?.deferLoading;
      const normalizedInputSchema = normalizeOpenAIJsonSchema(tool.inputSchema);
      const normalizedOutputSchema = options?.outputSchema != null ? normalizeOpenAIJsonSchema(options.outputSchema) : void 0;
      toolWarnings.push(...normalizedInputSchema.warnings, ...normalizedOutputSchema?.warnings ?? []);
      return {
        type: "function",
        name: tool.name,
        description: tool.description,
        parameters: normalizedInputSchema.schema,
        ...async != null ? {
          async: async
        } : {},
        strict: tool.strict ?? false,
        ...deferLoading != null ? {
          defer_loading: deferLoading
        } : {},
        ...options?.allowedCallers != null ? {
          allowed_callers: options.allowedCallers
        } : {},
        ...options?.outputSchema != null ? {
          output_schema: normalizedOutputSchema?.schema
        } : {}
      };
    }
    function resolveAsyncToolOption({value: value, supportsAsyncToolCalling: supportsAsyncToolCalling, toolName: toolName, toolWarnings: toolWarnings}) {
      if (value !== true || supportsAsyncToolCalling) return value;
      toolWarnings.push({
        type: "unsupported",
        feature: `async tool calling for "${toolName}"`,
        details: "Async tool calling is only supported by GPT-6 and later models."
      });
    }
    function mapShellEnvironment(environment) {
      if (environment.type === "containerReference") return {
        type: "container_reference",
        container_id: environment.containerId
      };
      if (environment.type === "containerAuto") {
        const env = environment;
        return {
          type: "container_auto",
          file_ids: env.fileIds,
          memory_limit: env.memoryLimit,
          network_policy: env.networkPolicy == null ? void 0 : env.networkPolicy.type === "disabled" ? {
            type: "disabled"
          } : {
            type: "allowlist",
            allowed_domains: env.networkPolicy.allowedDomains,
            domain_secrets: env.networkPolicy.domainSecrets
          },
          skills: mapShellSkills(env.skills)
        };
      }
      return {
        type: "local",
        skills: environment.skills
      };
    }
    function mapShellSkills(skills) {
      return skills?.map(skill => skill.type === "skillReference" ? {
        type: "skill_reference",
        skill_id: (0, provider_utils_dist.p5)({
          reference: skill.providerReference ?? {},
          provider: "openai"
        }),
        version: skill.version ?? "latest"
      } : {
        type: "inline",
        name: skill.name,
        description: skill.description,
        source: {
          type: "base64",
          media_type: skill.source.mediaType,
          data: skill.source.data
        }
      });
    }
    function extractApprovalRequestIdToToolCallIdMapping(prompt) {
      const mapping = {};
      for (const message of prompt) {
        if (message.role !== "assistant") continue;
        for (const part of message.content) {
          if (part.type !== "tool-call") continue;
          const approvalRequestId = part.providerOptions?.openai?.approvalRequestId;
          if (approvalRequestId != null) mapping[approvalRequestId] = part.toolCallId;
        }
      }
      return mapping;
    }
    function mapComputerAction(action) {
      switch (action.type) {
       case "click":
        return {
          type: "click",
          button: action.button,
          x: action.x,
          y: action.y,
          ...action.keys != null && {
            keys: action.keys
          }
        };

       case "double_click":
        return {
          type: "double_click",
          x: action.x,
          y: action.y,
          ...action.keys != null && {
            keys: action.keys
          }
        };

       case "drag":
        return {
          type: "drag",
          path: action.path,
          ...action.keys != null && {
            keys: action.keys
          }
        };

       case "keypress":
        return action;

       case "move":
        return {
          type: "move",
          x: action.x,
          y: action.y,
          ...action.keys != null && {
            keys: action.keys
          }
        };

       case "screenshot":
        return action;

       case "scroll":
        return {
          type: "scroll",
          x: action.x,
          y: action.y,
          scrollX: action.scroll_x,
          scrollY: action.scroll_y,
          ...action.keys != null && {
            keys: action.keys
          }
        };

       case "type":
        return action;

       case "wait":
        return action;
      }
    }
    function mapComputerCallInput({action: action, actions: actions, pending_safety_checks: pending_safety_checks, status: status}) {
      return {
        actions: (actions ?? (action != null ? [ action ] : [])).map(mapComputerAction),
        pendingSafetyChecks: pending_safety_checks?.map(safetyCheck => ({
          id: safetyCheck.id,
          ...safetyCheck.code != null && {
            code: safetyCheck.code
          },
          ...safetyCheck.message != null && {
            message: safetyCheck.message
          }
        })) ?? [],
        status: status
      };
    }
    const openaiResponsesSupportedUrls = {
      "image/*": [ /^https?:\/\/.*$/ ],
      "application/pdf": [ /^https?:\/\/.*$/ ]
    };
    function getConfigurationUpdateUnsupportedReason({modelCapabilities: modelCapabilities, options: options}) {
      if (!modelCapabilities.configurationUpdates) return "Configuration updates are only supported by GPT-6 and later models";
      if (options?.reasoningMode === "pro" || options?.contextManagement != null || options?.truncation === "auto") return "Configuration updates require standard reasoning mode without automatic compaction or automatic truncation";
    }
    var OpenAIResponsesLanguageModel = class OpenAIResponsesLanguageModel {
      static [serde_dist.V](model) {
        return (0, provider_utils_dist.Qf)({
          modelId: model.modelId,
          config: model.config
        });
      }
      static [serde_dist.C](options) {
        return new OpenAIResponsesLanguageModel(options.modelId, prepareOpenAIConfigForWorkflowDeserialize(options.config));
      }
      constructor(modelId, config) {
        this.specificationVersion = "v4";
        this.supportedUrls = openaiResponsesSupportedUrls;
        this.modelId = modelId;
        this.config = config;
      }
      get provider() {
        return this.config.provider;
      }
      static async prepareRequest({modelId: modelId, config: config, options: {maxOutputTokens: maxOutputTokens, temperature: temperature, stopSequences: stopSequences, topP: topP, topK: topK, presencePenalty: presencePenalty, frequencyPenalty: frequencyPenalty, seed: seed, prompt: prompt, reasoning: reasoning, providerOptions: providerOptions, tools: tools, toolChoice: toolChoice, responseFormat: responseFormat}}) {
        const warnings = [];
        const {capabilities: {language: modelCapabilities}, requestConfig: {language: modelRequestConfig}} = getOpenAILanguageModelEntry(modelId);
        if (topK != null) warnings.push({
          type: "unsupported",
          feature: "topK"
        });
        if (seed != null) warnings.push({
          type: "unsupported",
          feature: "seed"
        });
        if (presencePenalty != null) warnings.push({
          type: "unsupported",
          feature: "presencePenalty"
        });
        if (frequencyPenalty != null) warnings.push({
          type: "unsupported",
          feature: "frequencyPenalty"
        });
        if (stopSequences != null) warnings.push({
          type: "unsupported",
          feature: "stopSequences"
        });
        const providerOptionsName = config.provider.includes("azure") ? "azure" : "openai";
        const {options: openaiOptions} = await (0, provider_utils_dist.Wo)({
          providerOptions: providerOptions,
          namespaces: [ providerOptionsName, "openai" ],
          resolution: "first",
          schema: openaiLanguageModelResponsesOptionsSchema
        });
        const resolvedReasoningEffort = resolveOpenAIReasoningEffort({
          providerReasoningEffort: openaiOptions?.reasoningEffort,
          reasoning: reasoning,
          supportedReasoningEfforts: modelCapabilities.reasoning.efforts,
          warnings: warnings
        });
        const resolvedReasoningSummary = openaiOptions?.reasoningSummary !== void 0 ? openaiOptions.reasoningSummary : resolvedReasoningEffort != null && resolvedReasoningEffort !== "none" ? "detailed" : void 0;
        const isReasoningModel = openaiOptions?.forceReasoning ?? modelCapabilities.reasoning.support === true;
        if (openaiOptions?.conversation && openaiOptions?.previousResponseId) warnings.push({
          type: "unsupported",
          feature: "conversation",
          details: "conversation and previousResponseId cannot be used together"
        });
        const toolNameMapping = (0, provider_utils_dist.CR)({
          tools: tools,
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
        const customProviderToolNames = new Set;
        const outputSchemaToolNames = new Set;
        const {tools: openaiTools, toolChoice: openaiToolChoice, toolWarnings: toolWarnings} = await prepareResponsesTools({
          tools: tools,
          toolChoice: toolChoice,
          allowedTools: openaiOptions?.allowedTools ?? void 0,
          toolNameMapping: toolNameMapping,
          customProviderToolNames: customProviderToolNames,
          outputSchemaToolNames: outputSchemaToolNames,
          supportsAsyncToolCalling: modelCapabilities.tools.async,
          providerOptionsName: providerOptionsName
        });
        const configurationUpdateUnsupportedReason = getConfigurationUpdateUnsupportedReason({
          modelCapabilities: modelCapabilities,
          options: openaiOptions
        });
        const {input: input, warnings: inputWarnings} = await convertToOpenAIResponsesInput({
          prompt: prompt,
          toolNameMapping: toolNameMapping,
          systemMessageMode: openaiOptions?.systemMessageMode ?? (isReasoningModel ? "developer" : modelRequestConfig.systemMessageMode),
          providerOptionsName: providerOptionsName,
          configurationUpdateUnsupportedReason: configurationUpdateUnsupportedReason,
          explicitMessageItemType: config.explicitMessageItemType,
          fileIdPrefixes: config.fileIdPrefixes,
          passThroughUnsupportedFiles: openaiOptions?.passThroughUnsupportedFiles ?? false,
          store: openaiOptions?.store ?? true,
          isReasoningModel: isReasoningModel,
          hasConversation: openaiOptions?.conversation != null,
          hasPreviousResponseId: openaiOptions?.previousResponseId != null,
          hasLocalShellTool: hasOpenAITool("openai.local_shell"),
          hasShellTool: hasOpenAITool("openai.shell"),
          hasApplyPatchTool: hasOpenAITool("openai.apply_patch"),
          hasComputerTool: hasOpenAITool("openai.computer"),
          toolSearchToolName: getOpenAIToolName("openai.tool_search"),
          customProviderToolNames: customProviderToolNames.size > 0 ? customProviderToolNames : void 0,
          outputSchemaToolNames: outputSchemaToolNames.size > 0 ? outputSchemaToolNames : void 0
        });
        warnings.push(...inputWarnings);
        const supportedReasoningEfforts = modelCapabilities.reasoning.efforts;
        const getUpdateEffortUnsupportedReason = effort => effort != null && supportedReasoningEfforts?.includes(effort) === false ? `${modelId} only supports the following reasoning efforts: ${supportedReasoningEfforts.join(", ")}` : void 0;
        for (const item of input) if (item.type === "configuration_update") {
          const unsupportedReason = getUpdateEffortUnsupportedReason(item.reasoning?.effort);
          if (unsupportedReason != null) throw new dist.b8({
            functionality: "Message-level reasoningEffortUpdate",
            message: unsupportedReason
          });
        }
        const reasoningEffortUpdate = openaiOptions?.reasoningEffortUpdate;
        const requestUpdateUnsupportedReason = configurationUpdateUnsupportedReason ?? getUpdateEffortUnsupportedReason(reasoningEffortUpdate);
        if (reasoningEffortUpdate != null && requestUpdateUnsupportedReason != null) warnings.push({
          type: "unsupported",
          feature: "reasoningEffortUpdate",
          details: requestUpdateUnsupportedReason
        }); else if (reasoningEffortUpdate != null) {
          const firstItem = input[0];
          if (firstItem?.type !== "configuration_update" || firstItem.reasoning?.effort !== reasoningEffortUpdate) input.unshift({
            type: "configuration_update",
            reasoning: {
              effort: reasoningEffortUpdate
            }
          });
        }
        for (let i = 1; i < input.length; i++) if (input[i - 1].type === "configuration_update" && input[i].type === "configuration_update") throw new dist.b8({
          functionality: "Adjacent configuration updates",
          message: "Configuration updates cannot be consecutive. Set reasoningEffortUpdate and textFormatUpdate in the same empty system message, and omit request-level reasoningEffortUpdate when using message-level updates."
        });
        if (openaiOptions?.compactionTrigger) input.push({
          type: "compaction_trigger"
        });
        const strictJsonSchema = openaiOptions?.strictJsonSchema ?? true;
        const normalizedResponseFormatSchema = openaiOptions?.textFormat == null && responseFormat?.type === "json" && responseFormat.schema != null ? normalizeOpenAIJsonSchema(responseFormat.schema) : void 0;
        if (normalizedResponseFormatSchema != null) warnings.push(...normalizedResponseFormatSchema.warnings);
        const requestTextFormat = openaiOptions?.textFormat != null ? normalizeOpenAIResponsesTextFormat(openaiOptions.textFormat, warnings) : void 0;
        let include = openaiOptions?.include;
        function addInclude(key) {
          if (include == null) include = [ key ]; else if (!include.includes(key)) include = [ ...include, key ];
        }
        function getOpenAIToolName(id) {
          return tools?.find(tool => tool.type === "provider" && tool.id === id)?.name;
        }
        function hasOpenAITool(id) {
          return getOpenAIToolName(id) != null;
        }
        const topLogprobs = typeof openaiOptions?.logprobs === "number" ? openaiOptions?.logprobs : openaiOptions?.logprobs === true ? 20 : void 0;
        if (topLogprobs) addInclude("message.output_text.logprobs");
        const webSearchToolName = (tools?.find(tool => tool.type === "provider" && (tool.id === "openai.web_search" || tool.id === "openai.web_search_preview")))?.name;
        if (webSearchToolName && config.supportsWebSearchSourcesInclude !== false && openaiOptions?.includeWebSearchSources !== false) addInclude("web_search_call.action.sources");
        if (hasOpenAITool("openai.code_interpreter")) addInclude("code_interpreter_call.outputs");
        const store = openaiOptions?.store;
        if (store === false && isReasoningModel) addInclude("reasoning.encrypted_content");
        const baseArgs = {
          model: config.requestModelId ?? modelId,
          input: input,
          temperature: temperature,
          top_p: topP,
          max_output_tokens: maxOutputTokens,
          ...(responseFormat?.type === "json" || requestTextFormat != null || openaiOptions?.textVerbosity) && {
            text: {
              ...requestTextFormat != null ? {
                format: requestTextFormat
              } : responseFormat?.type === "json" && {
                format: normalizedResponseFormatSchema != null ? {
                  type: "json_schema",
                  strict: strictJsonSchema,
                  name: responseFormat.name ?? "response",
                  description: responseFormat.description,
                  schema: normalizedResponseFormatSchema.schema
                } : {
                  type: "json_object"
                }
              },
              ...openaiOptions?.textVerbosity && {
                verbosity: openaiOptions.textVerbosity
              }
            }
          },
          conversation: openaiOptions?.conversation,
          max_tool_calls: openaiOptions?.maxToolCalls,
          metadata: openaiOptions?.metadata,
          parallel_tool_calls: openaiOptions?.parallelToolCalls,
          previous_response_id: openaiOptions?.previousResponseId,
          store: store,
          user: openaiOptions?.user,
          instructions: openaiOptions?.instructions,
          service_tier: openaiOptions?.serviceTier,
          include: include,
          prompt_cache_key: openaiOptions?.promptCacheKey,
          prompt_cache_options: openaiOptions?.promptCacheOptions && {
            mode: openaiOptions.promptCacheOptions.mode,
            ttl: openaiOptions.promptCacheOptions.ttl,
            prewarm: openaiOptions.promptCacheOptions.prewarm,
            comparison_response_id: openaiOptions.promptCacheOptions.comparisonResponseId
          },
          prompt_cache_retention: openaiOptions?.promptCacheRetention,
          safety_identifier: openaiOptions?.safetyIdentifier,
          top_logprobs: topLogprobs,
          truncation: openaiOptions?.truncation,
          ...openaiOptions?.contextManagement && {
            context_management: openaiOptions.contextManagement.map(cm => ({
              type: cm.type,
              compact_threshold: cm.compactThreshold
            }))
          },
          ...isReasoningModel && (resolvedReasoningEffort != null || resolvedReasoningSummary != null || openaiOptions?.reasoningMode != null || openaiOptions?.reasoningContext != null) && {
            reasoning: {
              ...resolvedReasoningEffort != null && {
                effort: resolvedReasoningEffort
              },
              ...resolvedReasoningSummary != null && {
                summary: resolvedReasoningSummary
              },
              ...openaiOptions?.reasoningMode != null && {
                mode: openaiOptions.reasoningMode
              },
              ...openaiOptions?.reasoningContext != null && {
                context: openaiOptions.reasoningContext
              }
            }
          }
        };
        if (!modelCapabilities.promptCache.retention && baseArgs.prompt_cache_retention != null) {
          baseArgs.prompt_cache_retention = void 0;
          warnings.push({
            type: "unsupported",
            feature: "promptCacheRetention",
            details: "promptCacheRetention is not supported by GPT-6 and later models; use promptCacheOptions instead"
          });
        }
        if (isReasoningModel) {
          let effectiveReasoningEffort = resolvedReasoningEffort;
          for (const item of input) if (item.type === "configuration_update") effectiveReasoningEffort = item.reasoning?.effort ?? effectiveReasoningEffort;
          if (!(effectiveReasoningEffort === "none" && modelCapabilities.reasoning.sampling === "reasoning-effort-none")) {
            if (baseArgs.temperature != null) {
              baseArgs.temperature = void 0;
              warnings.push({
                type: "unsupported",
                feature: "temperature",
                details: "temperature is not supported for reasoning models"
              });
            }
            if (baseArgs.top_p != null) {
              baseArgs.top_p = void 0;
              warnings.push({
                type: "unsupported",
                feature: "topP",
                details: "topP is not supported for reasoning models"
              });
            }
            if (modelCapabilities.endpoints.responses.logprobsRequireNonReasoning && (baseArgs.top_logprobs != null || baseArgs.include?.includes("message.output_text.logprobs"))) {
              baseArgs.top_logprobs = void 0;
              const filteredInclude = baseArgs.include?.filter(value => value !== "message.output_text.logprobs");
              baseArgs.include = filteredInclude != null && filteredInclude.length > 0 ? filteredInclude : void 0;
              warnings.push({
                type: "unsupported",
                feature: "logprobs",
                details: "logprobs is not supported for reasoning models"
              });
            }
          }
        } else {
          if (openaiOptions?.reasoningEffort != null) warnings.push({
            type: "unsupported",
            feature: "reasoningEffort",
            details: "reasoningEffort is not supported for non-reasoning models"
          });
          if (openaiOptions?.reasoningSummary != null) warnings.push({
            type: "unsupported",
            feature: "reasoningSummary",
            details: "reasoningSummary is not supported for non-reasoning models"
          });
          if (openaiOptions?.reasoningMode != null) warnings.push({
            type: "unsupported",
            feature: "reasoningMode",
            details: "reasoningMode is not supported for non-reasoning models"
          });
          if (openaiOptions?.reasoningContext != null) warnings.push({
            type: "unsupported",
            feature: "reasoningContext",
            details: "reasoningContext is not supported for non-reasoning models"
          });
        }
        if (openaiOptions?.serviceTier === "flex" && !modelCapabilities.serviceTiers.flex) {
          warnings.push({
            type: "unsupported",
            feature: "serviceTier",
            details: "flex processing is only available for o3, o4-mini, and gpt-5 models"
          });
          delete baseArgs.service_tier;
        }
        if ((openaiOptions?.serviceTier === "priority" || openaiOptions?.serviceTier === "fast") && !modelCapabilities.serviceTiers.priority) {
          warnings.push({
            type: "unsupported",
            feature: "serviceTier",
            details: "priority processing is only available for supported models (gpt-4, gpt-5, gpt-5-mini, o3, o4-mini) and requires Enterprise access. gpt-5-nano is not supported"
          });
          delete baseArgs.service_tier;
        }
        const shellToolEnvType = (tools?.find(tool => tool.type === "provider" && tool.id === "openai.shell"))?.args?.environment?.type;
        const isShellProviderExecuted = shellToolEnvType === "containerAuto" || shellToolEnvType === "containerReference";
        return {
          webSearchToolName: webSearchToolName,
          args: withOpenAIResponseRedaction({
            ...baseArgs,
            tools: openaiTools,
            tool_choice: openaiToolChoice
          }),
          warnings: [ ...warnings, ...toolWarnings ],
          store: store,
          toolNameMapping: toolNameMapping,
          providerOptionsName: providerOptionsName,
          isShellProviderExecuted: isShellProviderExecuted
        };
      }
      getArgs(options) {
        return OpenAIResponsesLanguageModel.prepareRequest({
          modelId: this.modelId,
          config: this.config,
          options: options
        });
      }
      async doGenerate(options) {
        const {args: body, warnings: warnings, webSearchToolName: webSearchToolName, toolNameMapping: toolNameMapping, providerOptionsName: providerOptionsName, isShellProviderExecuted: isShellProviderExecuted} = await this.getArgs(options);
        const url = this.config.url({
          path: "/responses",
          modelId: this.config.requestModelId ?? this.modelId
        });
        const approvalRequestIdToDummyToolCallIdFromPrompt = extractApprovalRequestIdToToolCallIdMapping(options.prompt);
        const {responseHeaders: responseHeaders, value: response, rawValue: rawResponse} = await (0, 
        provider_utils_dist.GU)({
          url: url,
          headers: (0, provider_utils_dist.m2)(await (0, provider_utils_dist.hd)(this.config.headers), options.headers),
          body: body,
          failedResponseHandler: openaiFailedResponseHandler,
          successfulResponseHandler: (0, provider_utils_dist.cV)(openaiResponsesResponseSchema),
          abortSignal: options.abortSignal,
          fetch: this.config.fetch
        });
        if (response.error) throw new dist.hL({
          message: response.error.message,
          url: url,
          requestBodyValues: body,
          statusCode: 400,
          responseHeaders: responseHeaders,
          responseBody: rawResponse,
          isRetryable: false
        });
        if (response.output == null) {
          const detail = response.incomplete_details?.reason;
          throw new dist.hL({
            message: detail ? `Responses API returned no output (${detail})` : "Responses API returned no output",
            url: url,
            requestBodyValues: body,
            statusCode: 500,
            responseHeaders: responseHeaders,
            responseBody: rawResponse,
            isRetryable: false
          });
        }
        const content = [];
        const logprobs = [];
        const functionTools = options.tools?.filter(tool => tool.type === "function") ?? [];
        const hasWebSearchActionSources = response.output.some(part => part.type === "web_search_call" && part.action?.type === "search" && part.action.sources?.some(source => source.type === "url"));
        const hasFileSearchResults = response.output.some(part => part.type === "file_search_call" && (part.results?.length ?? 0) > 0);
        const retrievedFileIds = new Set;
        let hasFunctionCall = false;
        const hostedToolSearchCallIds = [];
        let hasRefusal = false;
        let structuredOutputText;
        for (const part of response.output) switch (part.type) {
         case "reasoning":
          if (part.summary.length === 0) part.summary.push({
            type: "summary_text",
            text: ""
          });
          for (const summary of part.summary) content.push({
            type: "reasoning",
            text: summary.text,
            providerMetadata: {
              [providerOptionsName]: {
                itemId: part.id,
                reasoningEncryptedContent: part.encrypted_content ?? null
              }
            }
          });
          break;

         case "image_generation_call":
          content.push({
            type: "tool-call",
            toolCallId: part.id,
            toolName: toolNameMapping.toCustomToolName("image_generation"),
            input: "{}",
            providerExecuted: true
          });
          content.push({
            type: "tool-result",
            toolCallId: part.id,
            toolName: toolNameMapping.toCustomToolName("image_generation"),
            result: {
              result: part.result
            }
          });
          break;

         case "tool_search_call":
          {
            const toolCallId = part.call_id ?? part.id;
            const isHosted = part.execution === "server";
            if (isHosted) hostedToolSearchCallIds.push(toolCallId);
            content.push({
              type: "tool-call",
              toolCallId: toolCallId,
              toolName: toolNameMapping.toCustomToolName("tool_search"),
              input: JSON.stringify({
                arguments: part.arguments,
                call_id: part.call_id
              }),
              ...isHosted ? {
                providerExecuted: true
              } : {},
              providerMetadata: {
                [providerOptionsName]: {
                  itemId: part.id
                }
              }
            });
            break;
          }

         case "tool_search_output":
          {
            const toolCallId = part.call_id ?? hostedToolSearchCallIds.shift() ?? part.id;
            content.push({
              type: "tool-result",
              toolCallId: toolCallId,
              toolName: toolNameMapping.toCustomToolName("tool_search"),
              result: {
                tools: part.tools
              },
              providerMetadata: {
                [providerOptionsName]: {
                  itemId: part.id
                }
              }
            });
            break;
          }

         case "local_shell_call":
          content.push({
            type: "tool-call",
            toolCallId: part.call_id,
            toolName: toolNameMapping.toCustomToolName("local_shell"),
            input: JSON.stringify({
              action: part.action
            }),
            providerMetadata: {
              [providerOptionsName]: {
                itemId: part.id
              }
            }
          });
          break;

         case "shell_call":
          content.push({
            type: "tool-call",
            toolCallId: part.call_id,
            toolName: toolNameMapping.toCustomToolName("shell"),
            input: JSON.stringify({
              action: {
                commands: part.action.commands,
                timeoutMs: part.action.timeout_ms ?? void 0,
                maxOutputLength: part.action.max_output_length ?? void 0
              }
            }),
            ...isShellProviderExecuted && {
              providerExecuted: true
            },
            providerMetadata: {
              [providerOptionsName]: {
                itemId: part.id
              }
            }
          });
          break;

         case "shell_call_output":
          content.push({
            type: "tool-result",
            toolCallId: part.call_id,
            toolName: toolNameMapping.toCustomToolName("shell"),
            result: {
              ...part.max_output_length != null && {
                maxOutputLength: part.max_output_length
              },
              output: part.output.map(item => ({
                stdout: item.stdout,
                stderr: item.stderr,
                outcome: item.outcome.type === "exit" ? {
                  type: "exit",
                  exitCode: item.outcome.exit_code
                } : {
                  type: "timeout"
                }
              }))
            }
          });
          break;

         case "message":
          if (options.responseFormat?.type === "json" && part.phase === "final_answer") structuredOutputText = part.content.map(contentPart => contentPart.type === "output_text" ? contentPart.text : contentPart.refusal).join("");
          for (const contentPart of part.content) {
            if (contentPart.type === "refusal") {
              hasRefusal = true;
              content.push({
                type: "text",
                text: contentPart.refusal,
                providerMetadata: {
                  [providerOptionsName]: {
                    itemId: part.id,
                    ...part.phase != null && {
                      phase: part.phase
                    }
                  }
                }
              });
              continue;
            }
            if (options.providerOptions?.[providerOptionsName]?.logprobs && contentPart.logprobs) logprobs.push(contentPart.logprobs);
            const providerMetadata = {
              itemId: part.id,
              ...part.phase != null && {
                phase: part.phase
              },
              ...contentPart.annotations.length > 0 && {
                annotations: contentPart.annotations
              }
            };
            content.push({
              type: "text",
              text: contentPart.text,
              ...contentPart.annotations.some(annotation => annotation.type !== "file_path") && {
                citations: mapOpenAIResponsesCitations(contentPart.annotations, providerOptionsName)
              },
              providerMetadata: {
                [providerOptionsName]: providerMetadata
              }
            });
            for (const annotation of contentPart.annotations) {
              if (annotation.type === "url_citation" && hasWebSearchActionSources || annotation.type === "file_citation" && hasFileSearchResults) continue;
              content.push(mapOpenAIResponsesAnnotationSource(annotation, providerOptionsName, this.config.generateId?.() ?? (0, 
              provider_utils_dist.$C)()));
            }
          }
          break;

         case "function_call":
          {
            hasFunctionCall = true;
            const expandedToolCalls = await expandParallelToolCall({
              toolCall: {
                toolCallId: part.call_id,
                toolName: part.name,
                input: part.arguments
              },
              tools: functionTools,
              providerOptionsName: providerOptionsName,
              itemId: part.id
            });
            if (expandedToolCalls != null) {
              content.push(...expandedToolCalls);
              break;
            }
            content.push({
              type: "tool-call",
              toolCallId: part.call_id,
              toolName: part.name,
              input: part.arguments,
              providerMetadata: {
                [providerOptionsName]: {
                  itemId: part.id,
                  ...part.async != null && {
                    async: part.async
                  },
                  ...part.namespace != null && {
                    namespace: part.namespace
                  },
                  ...part.caller != null && {
                    caller: part.caller.type === "program" ? {
                      type: "program",
                      callerId: part.caller.caller_id
                    } : part.caller
                  }
                }
              }
            });
            break;
          }

         case "program":
          content.push({
            type: "tool-call",
            toolCallId: part.call_id,
            toolName: toolNameMapping.toCustomToolName("programmatic_tool_calling"),
            input: JSON.stringify({
              code: part.code,
              fingerprint: part.fingerprint
            }),
            providerExecuted: true,
            providerMetadata: {
              [providerOptionsName]: {
                itemId: part.id
              }
            }
          });
          break;

         case "program_output":
          content.push({
            type: "tool-result",
            toolCallId: part.call_id,
            toolName: toolNameMapping.toCustomToolName("programmatic_tool_calling"),
            result: {
              result: part.result,
              status: part.status
            },
            providerMetadata: {
              [providerOptionsName]: {
                itemId: part.id
              }
            }
          });
          break;

         case "custom_tool_call":
          {
            hasFunctionCall = true;
            const toolName = toolNameMapping.toCustomToolName(part.name);
            content.push({
              type: "tool-call",
              toolCallId: part.call_id,
              toolName: toolName,
              input: JSON.stringify(part.input),
              providerMetadata: {
                [providerOptionsName]: {
                  itemId: part.id,
                  ...part.async != null && {
                    async: part.async
                  }
                }
              }
            });
            break;
          }

         case "web_search_call":
          content.push({
            type: "tool-call",
            toolCallId: part.id,
            toolName: toolNameMapping.toCustomToolName(webSearchToolName ?? "web_search"),
            input: JSON.stringify({}),
            providerExecuted: true
          });
          content.push({
            type: "tool-result",
            toolCallId: part.id,
            toolName: toolNameMapping.toCustomToolName(webSearchToolName ?? "web_search"),
            ...mapWebSearchResult(part)
          });
          if (part.action?.type === "search") for (const source of part.action.sources ?? []) if (source.type === "url") content.push({
            type: "source",
            sourceType: "url",
            id: this.config.generateId?.() ?? (0, provider_utils_dist.$C)(),
            url: source.url
          });
          break;

         case "mcp_call":
          {
            const toolCallId = part.approval_request_id != null ? approvalRequestIdToDummyToolCallIdFromPrompt[part.approval_request_id] ?? part.id : part.id;
            const toolName = `mcp.${part.name}`;
            content.push({
              type: "tool-call",
              toolCallId: toolCallId,
              toolName: toolName,
              input: part.arguments,
              providerExecuted: true,
              dynamic: true
            });
            content.push({
              type: "tool-result",
              toolCallId: toolCallId,
              toolName: toolName,
              result: {
                type: "call",
                serverLabel: part.server_label,
                name: part.name,
                arguments: part.arguments,
                ...part.output != null ? {
                  output: part.output
                } : {},
                ...part.error != null ? {
                  error: part.error
                } : {}
              },
              providerMetadata: {
                [providerOptionsName]: {
                  itemId: part.id
                }
              }
            });
            break;
          }

         case "mcp_list_tools":
          break;

         case "mcp_approval_request":
          {
            const approvalRequestId = part.approval_request_id ?? part.id;
            const dummyToolCallId = this.config.generateId?.() ?? (0, provider_utils_dist.$C)();
            const toolName = `mcp.${part.name}`;
            content.push({
              type: "tool-call",
              toolCallId: dummyToolCallId,
              toolName: toolName,
              input: part.arguments,
              providerExecuted: true,
              dynamic: true
            });
            content.push({
              type: "tool-approval-request",
              approvalId: approvalRequestId,
              toolCallId: dummyToolCallId
            });
            break;
          }

         case "computer_call":
          {
            if (part.call_id == null) {
              content.push({
                type: "tool-call",
                toolCallId: part.id,
                toolName: toolNameMapping.toCustomToolName("computer_use"),
                input: "",
                providerExecuted: true
              });
              content.push({
                type: "tool-result",
                toolCallId: part.id,
                toolName: toolNameMapping.toCustomToolName("computer_use"),
                result: {
                  type: "computer_use_tool_result",
                  status: part.status
                }
              });
              break;
            }
            hasFunctionCall = true;
            const toolName = toolNameMapping.toCustomToolName("computer");
            content.push({
              type: "tool-call",
              toolCallId: part.call_id,
              toolName: toolName,
              input: JSON.stringify(mapComputerCallInput(part)),
              providerMetadata: {
                [providerOptionsName]: {
                  itemId: part.id
                }
              }
            });
            break;
          }

         case "file_search_call":
          content.push({
            type: "tool-call",
            toolCallId: part.id,
            toolName: toolNameMapping.toCustomToolName("file_search"),
            input: "{}",
            providerExecuted: true
          });
          content.push({
            type: "tool-result",
            toolCallId: part.id,
            toolName: toolNameMapping.toCustomToolName("file_search"),
            result: {
              queries: part.queries,
              results: part.results?.map(result => ({
                attributes: result.attributes,
                fileId: result.file_id,
                filename: result.filename,
                score: result.score,
                text: result.text
              })) ?? null
            }
          });
          for (const result of part.results ?? []) {
            if (retrievedFileIds.has(result.file_id)) continue;
            retrievedFileIds.add(result.file_id);
            content.push({
              type: "source",
              sourceType: "document",
              id: this.config.generateId?.() ?? (0, provider_utils_dist.$C)(),
              mediaType: "text/plain",
              title: result.filename,
              filename: result.filename,
              providerMetadata: {
                [providerOptionsName]: {
                  type: "file_search",
                  fileId: result.file_id
                }
              }
            });
          }
          break;

         case "code_interpreter_call":
          content.push({
            type: "tool-call",
            toolCallId: part.id,
            toolName: toolNameMapping.toCustomToolName("code_interpreter"),
            input: JSON.stringify({
              code: part.code,
              containerId: part.container_id
            }),
            providerExecuted: true
          });
          content.push({
            type: "tool-result",
            toolCallId: part.id,
            toolName: toolNameMapping.toCustomToolName("code_interpreter"),
            result: {
              outputs: part.outputs
            }
          });
          break;

         case "apply_patch_call":
          hasFunctionCall = true;
          content.push({
            type: "tool-call",
            toolCallId: part.call_id,
            toolName: toolNameMapping.toCustomToolName("apply_patch"),
            input: JSON.stringify({
              callId: part.call_id,
              operation: part.operation
            }),
            providerMetadata: {
              [providerOptionsName]: {
                itemId: part.id
              }
            }
          });
          break;

         case "compaction":
          content.push({
            type: "custom",
            kind: "openai.compaction",
            providerMetadata: {
              [providerOptionsName]: {
                type: "compaction",
                itemId: part.id,
                encryptedContent: part.encrypted_content
              }
            }
          });
        }
        const providerMetadata = {
          [providerOptionsName]: {
            responseId: response.id,
            ...logprobs.length > 0 ? {
              logprobs: logprobs
            } : {},
            ...typeof response.service_tier === "string" ? {
              serviceTier: response.service_tier
            } : {},
            ...response.reasoning?.context != null ? {
              reasoningContext: response.reasoning.context
            } : {},
            ...response.prompt_cache_diagnostics != null ? {
              promptCacheDiagnostics: response.prompt_cache_diagnostics
            } : {}
          }
        };
        const usage = response.usage;
        return {
          content: content,
          ...structuredOutputText !== void 0 && {
            structuredOutputText: structuredOutputText
          },
          finishReason: {
            unified: mapOpenAIResponseFinishReason({
              finishReason: response.incomplete_details?.reason,
              hasFunctionCall: hasFunctionCall,
              hasRefusal: hasRefusal
            }),
            raw: response.incomplete_details?.reason ?? void 0
          },
          usage: convertOpenAIResponsesUsage(usage),
          request: {
            body: body
          },
          response: {
            id: response.id,
            timestamp: new Date(response.created_at * 1e3),
            modelId: response.model,
            headers: responseHeaders,
            body: withOpenAIResponseRedaction(rawResponse)
          },
          providerMetadata: providerMetadata,
          warnings: warnings
        };
      }
      async doStream(options) {
        const {args: body, warnings: warnings, webSearchToolName: webSearchToolName, toolNameMapping: toolNameMapping, store: store, providerOptionsName: providerOptionsName, isShellProviderExecuted: isShellProviderExecuted} = await this.getArgs(options);
        const url = this.config.url({
          path: "/responses",
          modelId: this.config.requestModelId ?? this.modelId
        });
        const {responseHeaders: responseHeaders, value: response} = await (0, provider_utils_dist.GU)({
          url: url,
          headers: (0, provider_utils_dist.m2)(await (0, provider_utils_dist.hd)(this.config.headers), options.headers),
          body: withOpenAIResponseRedaction({
            ...body,
            stream: true
          }),
          failedResponseHandler: openaiFailedResponseHandler,
          successfulResponseHandler: (0, provider_utils_dist.Ds)(openaiResponsesChunkSchema),
          abortSignal: options.abortSignal,
          fetch: this.config.fetch
        });
        const checkedResponse = await throwIfOpenAIStreamErrorBeforeOutput({
          stream: response,
          getError: chunk => isErrorChunk(chunk) || isResponseFailedChunk(chunk) && chunk.response.error != null ? chunk : void 0,
          isOutputChunk: isResponseOutputChunk,
          isAcceptedChunk: isResponseInProgressChunk,
          url: url,
          requestBodyValues: body,
          responseHeaders: responseHeaders
        });
        const self = this;
        const approvalRequestIdToDummyToolCallIdFromPrompt = extractApprovalRequestIdToToolCallIdMapping(options.prompt);
        const functionTools = options.tools?.filter(tool => tool.type === "function") ?? [];
        const approvalRequestIdToDummyToolCallIdFromStream = new Map;
        let finishReason = {
          unified: "interrupted",
          raw: void 0
        };
        let usage;
        const logprobs = [];
        let responseId = null;
        const ongoingToolCalls = {};
        let ongoingAnnotations = [];
        let hasWebSearchActionSources = false;
        let hasFileSearchResults = false;
        const retrievedFileIds = new Set;
        const fallbackAnnotations = [];
        let activeMessagePhase;
        let hasFunctionCall = false;
        let hasRefusal = false;
        const activeReasoning = {};
        const activeOutputItemIds = {};
        const resolveOutputItemId = ({itemId: itemId, outputIndex: outputIndex}) => outputIndex == null ? itemId : activeOutputItemIds[outputIndex] ?? itemId;
        let serviceTier;
        let reasoningContext;
        let promptCacheDiagnostics;
        const hostedToolSearchCallIds = [];
        let encounteredStreamError = false;
        return {
          stream: checkedResponse.pipeThrough(new TransformStream({
            start(controller) {
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
                const error = isOpenAIChatCompletionChunk(chunk.rawValue) ? createOpenAIResponsesChatCompletionsMismatchError({
                  value: chunk.rawValue,
                  cause: chunk.error,
                  url: url,
                  requestBodyValues: body,
                  responseHeaders: responseHeaders
                }) : chunk.error;
                encounteredStreamError = true;
                finishReason = {
                  unified: "error",
                  raw: void 0
                };
                controller.enqueue({
                  type: "error",
                  error: error
                });
                return;
              }
              const value = chunk.value;
              if (isResponseOutputItemAddedChunk(value)) {
                if (value.item.type === "function_call") {
                  const suppressInputStreaming = isUndeclaredParallelToolCall({
                    toolName: value.item.name,
                    tools: functionTools
                  });
                  ongoingToolCalls[value.output_index] = {
                    toolName: value.item.name,
                    toolCallId: value.item.call_id,
                    suppressInputStreaming: suppressInputStreaming,
                    bufferedInputDeltas: suppressInputStreaming ? [] : void 0,
                    async: value.item.async
                  };
                  if (!suppressInputStreaming) controller.enqueue({
                    type: "tool-input-start",
                    id: value.item.call_id,
                    toolName: value.item.name
                  });
                } else if (value.item.type === "custom_tool_call") {
                  const toolName = toolNameMapping.toCustomToolName(value.item.name);
                  ongoingToolCalls[value.output_index] = {
                    toolName: toolName,
                    toolCallId: value.item.call_id,
                    async: value.item.async
                  };
                  controller.enqueue({
                    type: "tool-input-start",
                    id: value.item.call_id,
                    toolName: toolName,
                    inputEncoding: "text"
                  });
                } else if (value.item.type === "web_search_call") {
                  ongoingToolCalls[value.output_index] = {
                    toolName: toolNameMapping.toCustomToolName(webSearchToolName ?? "web_search"),
                    toolCallId: value.item.id
                  };
                  controller.enqueue({
                    type: "tool-input-start",
                    id: value.item.id,
                    toolName: toolNameMapping.toCustomToolName(webSearchToolName ?? "web_search"),
                    providerExecuted: true
                  });
                  controller.enqueue({
                    type: "tool-input-end",
                    id: value.item.id
                  });
                  controller.enqueue({
                    type: "tool-call",
                    toolCallId: value.item.id,
                    toolName: toolNameMapping.toCustomToolName(webSearchToolName ?? "web_search"),
                    input: JSON.stringify({}),
                    providerExecuted: true
                  });
                } else if (value.item.type === "computer_call") {
                  const toolCallId = value.item.call_id ?? value.item.id;
                  ongoingToolCalls[value.output_index] = {
                    toolName: toolNameMapping.toCustomToolName("computer"),
                    toolCallId: toolCallId
                  };
                  controller.enqueue({
                    type: "tool-input-start",
                    id: toolCallId,
                    toolName: toolNameMapping.toCustomToolName("computer")
                  });
                } else if (value.item.type === "code_interpreter_call") {
                  ongoingToolCalls[value.output_index] = {
                    toolName: toolNameMapping.toCustomToolName("code_interpreter"),
                    toolCallId: value.item.id,
                    codeInterpreter: {
                      containerId: value.item.container_id
                    }
                  };
                  controller.enqueue({
                    type: "tool-input-start",
                    id: value.item.id,
                    toolName: toolNameMapping.toCustomToolName("code_interpreter"),
                    providerExecuted: true
                  });
                  controller.enqueue({
                    type: "tool-input-delta",
                    id: value.item.id,
                    delta: `{"containerId":"${value.item.container_id}","code":"`
                  });
                } else if (value.item.type === "file_search_call") controller.enqueue({
                  type: "tool-call",
                  toolCallId: value.item.id,
                  toolName: toolNameMapping.toCustomToolName("file_search"),
                  input: "{}",
                  providerExecuted: true
                }); else if (value.item.type === "image_generation_call") controller.enqueue({
                  type: "tool-call",
                  toolCallId: value.item.id,
                  toolName: toolNameMapping.toCustomToolName("image_generation"),
                  input: "{}",
                  providerExecuted: true
                }); else if (value.item.type === "tool_search_call") {
                  const toolCallId = value.item.id;
                  const toolName = toolNameMapping.toCustomToolName("tool_search");
                  const isHosted = value.item.execution === "server";
                  ongoingToolCalls[value.output_index] = {
                    toolName: toolName,
                    toolCallId: toolCallId,
                    toolSearchExecution: value.item.execution ?? "server"
                  };
                  if (isHosted) controller.enqueue({
                    type: "tool-input-start",
                    id: toolCallId,
                    toolName: toolName,
                    providerExecuted: true
                  });
                } else if (value.item.type === "tool_search_output") ; else if (value.item.type === "mcp_call" || value.item.type === "mcp_list_tools" || value.item.type === "mcp_approval_request") ; else if (value.item.type === "apply_patch_call") {
                  const {call_id: callId, operation: operation} = value.item;
                  ongoingToolCalls[value.output_index] = {
                    toolName: toolNameMapping.toCustomToolName("apply_patch"),
                    toolCallId: callId,
                    applyPatch: {
                      hasDiff: operation.type === "delete_file",
                      endEmitted: operation.type === "delete_file"
                    }
                  };
                  controller.enqueue({
                    type: "tool-input-start",
                    id: callId,
                    toolName: toolNameMapping.toCustomToolName("apply_patch")
                  });
                  if (operation.type === "delete_file") {
                    const inputString = JSON.stringify({
                      callId: callId,
                      operation: operation
                    });
                    controller.enqueue({
                      type: "tool-input-delta",
                      id: callId,
                      delta: inputString
                    });
                    controller.enqueue({
                      type: "tool-input-end",
                      id: callId
                    });
                  } else controller.enqueue({
                    type: "tool-input-delta",
                    id: callId,
                    delta: `{"callId":"${escapeJSONDelta(callId)}","operation":{"type":"${escapeJSONDelta(operation.type)}","path":"${escapeJSONDelta(operation.path)}","diff":"`
                  });
                } else if (value.item.type === "shell_call") ongoingToolCalls[value.output_index] = {
                  toolName: toolNameMapping.toCustomToolName("shell"),
                  toolCallId: value.item.call_id
                }; else if (value.item.type === "shell_call_output") ; else if (value.item.type === "message") {
                  activeOutputItemIds[value.output_index] = value.item.id;
                  ongoingAnnotations = [];
                  activeMessagePhase = value.item.phase ?? void 0;
                  controller.enqueue({
                    type: "text-start",
                    id: value.item.id,
                    providerMetadata: {
                      [providerOptionsName]: {
                        itemId: value.item.id,
                        ...value.item.phase != null && {
                          phase: value.item.phase
                        }
                      }
                    }
                  });
                } else if (isResponseOutputItemAddedChunk(value) && value.item.type === "reasoning") {
                  activeOutputItemIds[value.output_index] = value.item.id;
                  activeReasoning[value.item.id] = {
                    encryptedContent: value.item.encrypted_content,
                    summaryParts: {
                      0: "active"
                    }
                  };
                  controller.enqueue({
                    type: "reasoning-start",
                    id: `${value.item.id}:0`,
                    providerMetadata: {
                      [providerOptionsName]: {
                        itemId: value.item.id,
                        reasoningEncryptedContent: value.item.encrypted_content ?? null
                      }
                    }
                  });
                }
              } else if (isResponseOutputItemDoneChunk(value)) {
                if (value.item.type === "message") {
                  const itemId = resolveOutputItemId({
                    itemId: value.item.id,
                    outputIndex: value.output_index
                  });
                  const phase = value.item.phase ?? activeMessagePhase;
                  activeMessagePhase = void 0;
                  controller.enqueue({
                    type: "text-end",
                    id: itemId,
                    ...ongoingAnnotations.some(annotation => annotation.type !== "file_path") && {
                      citations: mapOpenAIResponsesCitations(ongoingAnnotations, providerOptionsName)
                    },
                    providerMetadata: {
                      [providerOptionsName]: {
                        itemId: itemId,
                        ...phase != null && {
                          phase: phase
                        },
                        ...ongoingAnnotations.length > 0 && {
                          annotations: ongoingAnnotations
                        }
                      }
                    }
                  });
                  activeOutputItemIds[value.output_index] = void 0;
                } else if (value.item.type === "function_call") {
                  const item = value.item;
                  const ongoingToolCall = ongoingToolCalls[value.output_index];
                  ongoingToolCalls[value.output_index] = void 0;
                  hasFunctionCall = true;
                  const suppressInputStreaming = ongoingToolCall?.suppressInputStreaming ?? isUndeclaredParallelToolCall({
                    toolName: item.name,
                    tools: functionTools
                  });
                  const enqueueUnexpandedToolCall = () => {
                    if (suppressInputStreaming) {
                      controller.enqueue({
                        type: "tool-input-start",
                        id: item.call_id,
                        toolName: item.name
                      });
                      const bufferedInputDeltas = ongoingToolCall?.bufferedInputDeltas ?? [];
                      if (bufferedInputDeltas.length > 0) for (const delta of bufferedInputDeltas) controller.enqueue({
                        type: "tool-input-delta",
                        id: item.call_id,
                        delta: delta
                      }); else if (item.arguments.length > 0) controller.enqueue({
                        type: "tool-input-delta",
                        id: item.call_id,
                        delta: item.arguments
                      });
                    }
                    controller.enqueue({
                      type: "tool-input-end",
                      id: item.call_id,
                      ...item.namespace != null && {
                        providerMetadata: {
                          [providerOptionsName]: {
                            namespace: item.namespace
                          }
                        }
                      }
                    });
                    controller.enqueue({
                      type: "tool-call",
                      toolCallId: item.call_id,
                      toolName: item.name,
                      input: item.arguments,
                      providerMetadata: {
                        [providerOptionsName]: {
                          itemId: item.id,
                          ...item.async != null ? {
                            async: item.async
                          } : ongoingToolCall?.async != null ? {
                            async: ongoingToolCall.async
                          } : {},
                          ...item.namespace != null && {
                            namespace: item.namespace
                          },
                          ...item.caller != null && {
                            caller: item.caller.type === "program" ? {
                              type: "program",
                              callerId: item.caller.caller_id
                            } : item.caller
                          }
                        }
                      }
                    });
                  };
                  if (!suppressInputStreaming) {
                    enqueueUnexpandedToolCall();
                    return;
                  }
                  return expandParallelToolCall({
                    toolCall: {
                      toolCallId: item.call_id,
                      toolName: item.name,
                      input: item.arguments
                    },
                    tools: functionTools,
                    providerOptionsName: providerOptionsName,
                    itemId: item.id
                  }).then(expandedToolCalls => {
                    if (expandedToolCalls == null) {
                      enqueueUnexpandedToolCall();
                      return;
                    }
                    for (const toolCall of expandedToolCalls) {
                      controller.enqueue({
                        type: "tool-input-start",
                        id: toolCall.toolCallId,
                        toolName: toolCall.toolName
                      });
                      controller.enqueue({
                        type: "tool-input-delta",
                        id: toolCall.toolCallId,
                        delta: toolCall.input
                      });
                      controller.enqueue({
                        type: "tool-input-end",
                        id: toolCall.toolCallId
                      });
                      controller.enqueue(toolCall);
                    }
                  });
                } else if (value.item.type === "program") controller.enqueue({
                  type: "tool-call",
                  toolCallId: value.item.call_id,
                  toolName: toolNameMapping.toCustomToolName("programmatic_tool_calling"),
                  input: JSON.stringify({
                    code: value.item.code,
                    fingerprint: value.item.fingerprint
                  }),
                  providerExecuted: true,
                  providerMetadata: {
                    [providerOptionsName]: {
                      itemId: value.item.id
                    }
                  }
                }); else if (value.item.type === "program_output") controller.enqueue({
                  type: "tool-result",
                  toolCallId: value.item.call_id,
                  toolName: toolNameMapping.toCustomToolName("programmatic_tool_calling"),
                  result: {
                    result: value.item.result,
                    status: value.item.status
                  },
                  providerMetadata: {
                    [providerOptionsName]: {
                      itemId: value.item.id
                    }
                  }
                }); else if (value.item.type === "custom_tool_call") {
                  const ongoingToolCall = ongoingToolCalls[value.output_index];
                  ongoingToolCalls[value.output_index] = void 0;
                  hasFunctionCall = true;
                  const toolName = toolNameMapping.toCustomToolName(value.item.name);
                  controller.enqueue({
                    type: "tool-input-end",
                    id: value.item.call_id
                  });
                  controller.enqueue({
                    type: "tool-call",
                    toolCallId: value.item.call_id,
                    toolName: toolName,
                    input: JSON.stringify(value.item.input),
                    providerMetadata: {
                      [providerOptionsName]: {
                        itemId: value.item.id,
                        ...value.item.async != null ? {
                          async: value.item.async
                        } : ongoingToolCall?.async != null ? {
                          async: ongoingToolCall.async
                        } : {}
                      }
                    }
                  });
                } else if (value.item.type === "web_search_call") {
                  ongoingToolCalls[value.output_index] = void 0;
                  controller.enqueue({
                    type: "tool-result",
                    toolCallId: value.item.id,
                    toolName: toolNameMapping.toCustomToolName(webSearchToolName ?? "web_search"),
                    ...mapWebSearchResult(value.item)
                  });
                  if (value.item.action?.type === "search") for (const source of value.item.action.sources ?? []) if (source.type === "url") {
                    hasWebSearchActionSources = true;
                    controller.enqueue({
                      type: "source",
                      sourceType: "url",
                      id: self.config.generateId?.() ?? (0, provider_utils_dist.$C)(),
                      url: source.url
                    });
                  }
                } else if (value.item.type === "computer_call") {
                  ongoingToolCalls[value.output_index] = void 0;
                  if (value.item.call_id == null) {
                    controller.enqueue({
                      type: "tool-input-end",
                      id: value.item.id
                    });
                    controller.enqueue({
                      type: "tool-call",
                      toolCallId: value.item.id,
                      toolName: toolNameMapping.toCustomToolName("computer_use"),
                      input: "",
                      providerExecuted: true
                    });
                    controller.enqueue({
                      type: "tool-result",
                      toolCallId: value.item.id,
                      toolName: toolNameMapping.toCustomToolName("computer_use"),
                      result: {
                        type: "computer_use_tool_result",
                        status: value.item.status
                      }
                    });
                    return;
                  }
                  hasFunctionCall = true;
                  const toolName = toolNameMapping.toCustomToolName("computer");
                  const input = JSON.stringify(mapComputerCallInput(value.item));
                  controller.enqueue({
                    type: "tool-input-delta",
                    id: value.item.call_id,
                    delta: input
                  });
                  controller.enqueue({
                    type: "tool-input-end",
                    id: value.item.call_id
                  });
                  controller.enqueue({
                    type: "tool-call",
                    toolCallId: value.item.call_id,
                    toolName: toolName,
                    input: input,
                    providerMetadata: {
                      [providerOptionsName]: {
                        itemId: value.item.id
                      }
                    }
                  });
                } else if (value.item.type === "file_search_call") {
                  ongoingToolCalls[value.output_index] = void 0;
                  controller.enqueue({
                    type: "tool-result",
                    toolCallId: value.item.id,
                    toolName: toolNameMapping.toCustomToolName("file_search"),
                    result: {
                      queries: value.item.queries,
                      results: value.item.results?.map(result => ({
                        attributes: result.attributes,
                        fileId: result.file_id,
                        filename: result.filename,
                        score: result.score,
                        text: result.text
                      })) ?? null
                    }
                  });
                  for (const result of value.item.results ?? []) {
                    hasFileSearchResults = true;
                    if (retrievedFileIds.has(result.file_id)) continue;
                    retrievedFileIds.add(result.file_id);
                    controller.enqueue({
                      type: "source",
                      sourceType: "document",
                      id: self.config.generateId?.() ?? (0, provider_utils_dist.$C)(),
                      mediaType: "text/plain",
                      title: result.filename,
                      filename: result.filename,
                      providerMetadata: {
                        [providerOptionsName]: {
                          type: "file_search",
                          fileId: result.file_id
                        }
                      }
                    });
                  }
                } else if (value.item.type === "code_interpreter_call") {
                  ongoingToolCalls[value.output_index] = void 0;
                  controller.enqueue({
                    type: "tool-result",
                    toolCallId: value.item.id,
                    toolName: toolNameMapping.toCustomToolName("code_interpreter"),
                    result: {
                      outputs: value.item.outputs
                    }
                  });
                } else if (value.item.type === "image_generation_call") controller.enqueue({
                  type: "tool-result",
                  toolCallId: value.item.id,
                  toolName: toolNameMapping.toCustomToolName("image_generation"),
                  result: {
                    result: value.item.result
                  }
                }); else if (value.item.type === "tool_search_call") {
                  const toolCall = ongoingToolCalls[value.output_index];
                  const isHosted = value.item.execution === "server";
                  if (toolCall != null) {
                    const toolCallId = isHosted ? toolCall.toolCallId : value.item.call_id ?? value.item.id;
                    if (isHosted) hostedToolSearchCallIds.push(toolCallId); else controller.enqueue({
                      type: "tool-input-start",
                      id: toolCallId,
                      toolName: toolCall.toolName
                    });
                    controller.enqueue({
                      type: "tool-input-end",
                      id: toolCallId
                    });
                    controller.enqueue({
                      type: "tool-call",
                      toolCallId: toolCallId,
                      toolName: toolCall.toolName,
                      input: JSON.stringify({
                        arguments: value.item.arguments,
                        call_id: isHosted ? null : toolCallId
                      }),
                      ...isHosted ? {
                        providerExecuted: true
                      } : {},
                      providerMetadata: {
                        [providerOptionsName]: {
                          itemId: value.item.id
                        }
                      }
                    });
                  }
                  ongoingToolCalls[value.output_index] = void 0;
                } else if (value.item.type === "tool_search_output") {
                  const toolCallId = value.item.call_id ?? hostedToolSearchCallIds.shift() ?? value.item.id;
                  controller.enqueue({
                    type: "tool-result",
                    toolCallId: toolCallId,
                    toolName: toolNameMapping.toCustomToolName("tool_search"),
                    result: {
                      tools: value.item.tools
                    },
                    providerMetadata: {
                      [providerOptionsName]: {
                        itemId: value.item.id
                      }
                    }
                  });
                } else if (value.item.type === "mcp_call") {
                  ongoingToolCalls[value.output_index] = void 0;
                  const approvalRequestId = value.item.approval_request_id ?? void 0;
                  const aliasedToolCallId = approvalRequestId != null ? approvalRequestIdToDummyToolCallIdFromStream.get(approvalRequestId) ?? approvalRequestIdToDummyToolCallIdFromPrompt[approvalRequestId] ?? value.item.id : value.item.id;
                  const toolName = `mcp.${value.item.name}`;
                  controller.enqueue({
                    type: "tool-call",
                    toolCallId: aliasedToolCallId,
                    toolName: toolName,
                    input: value.item.arguments,
                    providerExecuted: true,
                    dynamic: true
                  });
                  controller.enqueue({
                    type: "tool-result",
                    toolCallId: aliasedToolCallId,
                    toolName: toolName,
                    result: {
                      type: "call",
                      serverLabel: value.item.server_label,
                      name: value.item.name,
                      arguments: value.item.arguments,
                      ...value.item.output != null ? {
                        output: value.item.output
                      } : {},
                      ...value.item.error != null ? {
                        error: value.item.error
                      } : {}
                    },
                    providerMetadata: {
                      [providerOptionsName]: {
                        itemId: value.item.id
                      }
                    }
                  });
                } else if (value.item.type === "mcp_list_tools") ongoingToolCalls[value.output_index] = void 0; else if (value.item.type === "apply_patch_call") {
                  const toolCall = ongoingToolCalls[value.output_index];
                  if (toolCall?.applyPatch && !toolCall.applyPatch.endEmitted && value.item.operation.type !== "delete_file") {
                    if (!toolCall.applyPatch.hasDiff) controller.enqueue({
                      type: "tool-input-delta",
                      id: toolCall.toolCallId,
                      delta: escapeJSONDelta(value.item.operation.diff)
                    });
                    controller.enqueue({
                      type: "tool-input-delta",
                      id: toolCall.toolCallId,
                      delta: '"}}'
                    });
                    controller.enqueue({
                      type: "tool-input-end",
                      id: toolCall.toolCallId
                    });
                    toolCall.applyPatch.endEmitted = true;
                  }
                  if (toolCall && value.item.status === "completed") {
                    hasFunctionCall = true;
                    controller.enqueue({
                      type: "tool-call",
                      toolCallId: toolCall.toolCallId,
                      toolName: toolNameMapping.toCustomToolName("apply_patch"),
                      input: JSON.stringify({
                        callId: value.item.call_id,
                        operation: value.item.operation
                      }),
                      providerMetadata: {
                        [providerOptionsName]: {
                          itemId: value.item.id
                        }
                      }
                    });
                  }
                  ongoingToolCalls[value.output_index] = void 0;
                } else if (value.item.type === "mcp_approval_request") {
                  ongoingToolCalls[value.output_index] = void 0;
                  const dummyToolCallId = self.config.generateId?.() ?? (0, provider_utils_dist.$C)();
                  const approvalRequestId = value.item.approval_request_id ?? value.item.id;
                  approvalRequestIdToDummyToolCallIdFromStream.set(approvalRequestId, dummyToolCallId);
                  const toolName = `mcp.${value.item.name}`;
                  controller.enqueue({
                    type: "tool-call",
                    toolCallId: dummyToolCallId,
                    toolName: toolName,
                    input: value.item.arguments,
                    providerExecuted: true,
                    dynamic: true
                  });
                  controller.enqueue({
                    type: "tool-approval-request",
                    approvalId: approvalRequestId,
                    toolCallId: dummyToolCallId
                  });
                } else if (value.item.type === "local_shell_call") {
                  ongoingToolCalls[value.output_index] = void 0;
                  controller.enqueue({
                    type: "tool-call",
                    toolCallId: value.item.call_id,
                    toolName: toolNameMapping.toCustomToolName("local_shell"),
                    input: JSON.stringify({
                      action: {
                        type: "exec",
                        command: value.item.action.command,
                        timeoutMs: value.item.action.timeout_ms,
                        user: value.item.action.user,
                        workingDirectory: value.item.action.working_directory,
                        env: value.item.action.env
                      }
                    }),
                    providerMetadata: {
                      [providerOptionsName]: {
                        itemId: value.item.id
                      }
                    }
                  });
                } else if (value.item.type === "shell_call") {
                  ongoingToolCalls[value.output_index] = void 0;
                  controller.enqueue({
                    type: "tool-call",
                    toolCallId: value.item.call_id,
                    toolName: toolNameMapping.toCustomToolName("shell"),
                    input: JSON.stringify({
                      action: {
                        commands: value.item.action.commands,
                        timeoutMs: value.item.action.timeout_ms ?? void 0,
                        maxOutputLength: value.item.action.max_output_length ?? void 0
                      }
                    }),
                    ...isShellProviderExecuted && {
                      providerExecuted: true
                    },
                    providerMetadata: {
                      [providerOptionsName]: {
                        itemId: value.item.id
                      }
                    }
                  });
                } else if (value.item.type === "shell_call_output") controller.enqueue({
                  type: "tool-result",
                  toolCallId: value.item.call_id,
                  toolName: toolNameMapping.toCustomToolName("shell"),
                  result: {
                    ...value.item.max_output_length != null && {
                      maxOutputLength: value.item.max_output_length
                    },
                    output: value.item.output.map(item => ({
                      stdout: item.stdout,
                      stderr: item.stderr,
                      outcome: item.outcome.type === "exit" ? {
                        type: "exit",
                        exitCode: item.outcome.exit_code
                      } : {
                        type: "timeout"
                      }
                    }))
                  }
                }); else if (value.item.type === "reasoning") {
                  const itemId = resolveOutputItemId({
                    itemId: value.item.id,
                    outputIndex: value.output_index
                  });
                  const activeReasoningPart = activeReasoning[itemId];
                  if (activeReasoningPart != null) {
                    const summaryPartIndices = Object.entries(activeReasoningPart.summaryParts).filter(([_, status]) => status === "active" || status === "can-conclude").map(([summaryIndex]) => summaryIndex);
                    for (const summaryIndex of summaryPartIndices) controller.enqueue({
                      type: "reasoning-end",
                      id: `${itemId}:${summaryIndex}`,
                      providerMetadata: {
                        [providerOptionsName]: {
                          itemId: itemId,
                          reasoningEncryptedContent: value.item.encrypted_content ?? null
                        }
                      }
                    });
                    delete activeReasoning[itemId];
                  }
                  activeOutputItemIds[value.output_index] = void 0;
                } else if (value.item.type === "compaction") controller.enqueue({
                  type: "custom",
                  kind: "openai.compaction",
                  providerMetadata: {
                    [providerOptionsName]: {
                      type: "compaction",
                      itemId: value.item.id,
                      encryptedContent: value.item.encrypted_content
                    }
                  }
                });
              } else if (isResponseFunctionCallArgumentsDeltaChunk(value)) {
                const toolCall = ongoingToolCalls[value.output_index];
                if (toolCall != null) if (toolCall.suppressInputStreaming) toolCall.bufferedInputDeltas?.push(value.delta); else controller.enqueue({
                  type: "tool-input-delta",
                  id: toolCall.toolCallId,
                  delta: value.delta
                });
              } else if (isResponseCustomToolCallInputDeltaChunk(value)) {
                const toolCall = ongoingToolCalls[value.output_index];
                if (toolCall != null) controller.enqueue({
                  type: "tool-input-delta",
                  id: toolCall.toolCallId,
                  delta: value.delta
                });
              } else if (isResponseApplyPatchCallOperationDiffDeltaChunk(value)) {
                const toolCall = ongoingToolCalls[value.output_index];
                if (toolCall?.applyPatch) {
                  controller.enqueue({
                    type: "tool-input-delta",
                    id: toolCall.toolCallId,
                    delta: escapeJSONDelta(value.delta)
                  });
                  toolCall.applyPatch.hasDiff = true;
                }
              } else if (isResponseApplyPatchCallOperationDiffDoneChunk(value)) {
                const toolCall = ongoingToolCalls[value.output_index];
                if (toolCall?.applyPatch && !toolCall.applyPatch.endEmitted) {
                  if (!toolCall.applyPatch.hasDiff) {
                    controller.enqueue({
                      type: "tool-input-delta",
                      id: toolCall.toolCallId,
                      delta: escapeJSONDelta(value.diff)
                    });
                    toolCall.applyPatch.hasDiff = true;
                  }
                  controller.enqueue({
                    type: "tool-input-delta",
                    id: toolCall.toolCallId,
                    delta: '"}}'
                  });
                  controller.enqueue({
                    type: "tool-input-end",
                    id: toolCall.toolCallId
                  });
                  toolCall.applyPatch.endEmitted = true;
                }
              } else if (isResponseImageGenerationCallPartialImageChunk(value)) controller.enqueue({
                type: "tool-result",
                toolCallId: value.item_id,
                toolName: toolNameMapping.toCustomToolName("image_generation"),
                result: {
                  result: value.partial_image_b64
                },
                preliminary: true
              }); else if (isResponseCodeInterpreterCallCodeDeltaChunk(value)) {
                const toolCall = ongoingToolCalls[value.output_index];
                if (toolCall != null) controller.enqueue({
                  type: "tool-input-delta",
                  id: toolCall.toolCallId,
                  delta: escapeJSONDelta(value.delta)
                });
              } else if (isResponseCodeInterpreterCallCodeDoneChunk(value)) {
                const toolCall = ongoingToolCalls[value.output_index];
                if (toolCall != null) {
                  controller.enqueue({
                    type: "tool-input-delta",
                    id: toolCall.toolCallId,
                    delta: '"}'
                  });
                  controller.enqueue({
                    type: "tool-input-end",
                    id: toolCall.toolCallId
                  });
                  controller.enqueue({
                    type: "tool-call",
                    toolCallId: toolCall.toolCallId,
                    toolName: toolNameMapping.toCustomToolName("code_interpreter"),
                    input: JSON.stringify({
                      code: value.code,
                      containerId: toolCall.codeInterpreter.containerId
                    }),
                    providerExecuted: true
                  });
                }
              } else if (isResponseCreatedChunk(value)) {
                responseId = value.response.id;
                controller.enqueue({
                  type: "response-metadata",
                  id: value.response.id,
                  timestamp: new Date(value.response.created_at * 1e3),
                  modelId: value.response.model
                });
              } else if (isTextDeltaChunk(value)) {
                const itemId = resolveOutputItemId({
                  itemId: value.item_id,
                  outputIndex: value.output_index
                });
                controller.enqueue({
                  type: "text-delta",
                  id: itemId,
                  delta: value.delta
                });
                if (options.providerOptions?.[providerOptionsName]?.logprobs && value.logprobs) logprobs.push(value.logprobs);
              } else if (isRefusalDeltaChunk(value)) {
                hasRefusal = true;
                const itemId = resolveOutputItemId({
                  itemId: value.item_id,
                  outputIndex: value.output_index
                });
                controller.enqueue({
                  type: "text-delta",
                  id: itemId,
                  delta: value.delta
                });
              } else if (isRefusalDoneChunk(value)) hasRefusal = true; else if (value.type === "response.reasoning_summary_part.added") {
                const itemId = resolveOutputItemId({
                  itemId: value.item_id,
                  outputIndex: value.output_index
                });
                if (value.summary_index > 0) {
                  const activeReasoningPart = activeReasoning[itemId];
                  if (activeReasoningPart != null) {
                    activeReasoningPart.summaryParts[value.summary_index] = "active";
                    for (const summaryIndex of Object.keys(activeReasoningPart.summaryParts)) if (activeReasoningPart.summaryParts[summaryIndex] === "can-conclude") {
                      controller.enqueue({
                        type: "reasoning-end",
                        id: `${itemId}:${summaryIndex}`,
                        providerMetadata: {
                          [providerOptionsName]: {
                            itemId: itemId
                          }
                        }
                      });
                      activeReasoningPart.summaryParts[summaryIndex] = "concluded";
                    }
                    controller.enqueue({
                      type: "reasoning-start",
                      id: `${itemId}:${value.summary_index}`,
                      providerMetadata: {
                        [providerOptionsName]: {
                          itemId: itemId,
                          reasoningEncryptedContent: activeReasoningPart.encryptedContent ?? null
                        }
                      }
                    });
                  }
                }
              } else if (value.type === "response.reasoning_summary_text.delta") {
                const itemId = resolveOutputItemId({
                  itemId: value.item_id,
                  outputIndex: value.output_index
                });
                controller.enqueue({
                  type: "reasoning-delta",
                  id: `${itemId}:${value.summary_index}`,
                  delta: value.delta,
                  providerMetadata: {
                    [providerOptionsName]: {
                      itemId: itemId
                    }
                  }
                });
              } else if (value.type === "response.reasoning_summary_part.done") {
                const itemId = resolveOutputItemId({
                  itemId: value.item_id,
                  outputIndex: value.output_index
                });
                const activeReasoningPart = activeReasoning[itemId];
                if (activeReasoningPart != null) if (store) {
                  controller.enqueue({
                    type: "reasoning-end",
                    id: `${itemId}:${value.summary_index}`,
                    providerMetadata: {
                      [providerOptionsName]: {
                        itemId: itemId
                      }
                    }
                  });
                  activeReasoningPart.summaryParts[value.summary_index] = "concluded";
                } else activeReasoningPart.summaryParts[value.summary_index] = "can-conclude";
              } else if (isResponseFinishedChunk(value)) {
                if (!encounteredStreamError) finishReason = {
                  unified: mapOpenAIResponseFinishReason({
                    finishReason: value.response.incomplete_details?.reason,
                    hasFunctionCall: hasFunctionCall,
                    hasRefusal: hasRefusal
                  }),
                  raw: value.response.incomplete_details?.reason ?? void 0
                };
                usage = value.response.usage ?? void 0;
                promptCacheDiagnostics = value.response.prompt_cache_diagnostics ?? void 0;
                if (typeof value.response.service_tier === "string") serviceTier = value.response.service_tier;
                if (value.response.reasoning?.context != null) reasoningContext = value.response.reasoning.context;
              } else if (isResponseFailedChunk(value)) {
                promptCacheDiagnostics = value.response.prompt_cache_diagnostics ?? void 0;
                const incompleteReason = value.response.incomplete_details?.reason;
                finishReason = {
                  unified: incompleteReason ? mapOpenAIResponseFinishReason({
                    finishReason: incompleteReason,
                    hasFunctionCall: hasFunctionCall
                  }) : "error",
                  raw: incompleteReason ?? "error"
                };
                usage = value.response.usage ?? void 0;
                if (value.response.reasoning?.context != null) reasoningContext = value.response.reasoning.context;
                if (!encounteredStreamError && value.response.error != null) {
                  encounteredStreamError = true;
                  const error = {
                    type: "response.failed",
                    sequence_number: value.sequence_number,
                    response: {
                      error: value.response.error,
                      incomplete_details: value.response.incomplete_details,
                      service_tier: value.response.service_tier
                    }
                  };
                  controller.enqueue({
                    type: "error",
                    error: createOpenAIProviderStreamError(error) ?? error
                  });
                }
              } else if (isResponseAnnotationAddedChunk(value)) {
                ongoingAnnotations.push(value.annotation);
                if (value.annotation.type === "url_citation" || value.annotation.type === "file_citation") fallbackAnnotations.push(value.annotation); else controller.enqueue(mapOpenAIResponsesAnnotationSource(value.annotation, providerOptionsName, self.config.generateId?.() ?? (0, 
                provider_utils_dist.$C)()));
              } else if (isErrorChunk(value)) {
                encounteredStreamError = true;
                finishReason = {
                  unified: "error",
                  raw: "error"
                };
                controller.enqueue({
                  type: "error",
                  error: createOpenAIProviderStreamError(value) ?? value
                });
              }
            },
            flush(controller) {
              for (const annotation of fallbackAnnotations) {
                if (annotation.type === "url_citation" && hasWebSearchActionSources || annotation.type === "file_citation" && hasFileSearchResults) continue;
                controller.enqueue(mapOpenAIResponsesAnnotationSource(annotation, providerOptionsName, self.config.generateId?.() ?? (0, 
                provider_utils_dist.$C)()));
              }
              for (const toolCall of Object.values(ongoingToolCalls)) {
                if (!toolCall?.suppressInputStreaming) continue;
                controller.enqueue({
                  type: "tool-input-start",
                  id: toolCall.toolCallId,
                  toolName: toolCall.toolName
                });
                for (const delta of toolCall.bufferedInputDeltas ?? []) controller.enqueue({
                  type: "tool-input-delta",
                  id: toolCall.toolCallId,
                  delta: delta
                });
              }
              const providerMetadata = {
                [providerOptionsName]: {
                  responseId: responseId,
                  ...logprobs.length > 0 ? {
                    logprobs: logprobs
                  } : {},
                  ...serviceTier !== void 0 ? {
                    serviceTier: serviceTier
                  } : {},
                  ...reasoningContext !== void 0 ? {
                    reasoningContext: reasoningContext
                  } : {},
                  ...promptCacheDiagnostics !== void 0 ? {
                    promptCacheDiagnostics: promptCacheDiagnostics
                  } : {}
                }
              };
              controller.enqueue({
                type: "finish",
                finishReason: finishReason,
                usage: convertOpenAIResponsesUsage(usage),
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
    function isTextDeltaChunk(chunk) {
      return chunk.type === "response.output_text.delta";
    }
    function isRefusalDeltaChunk(chunk) {
      return chunk.type === "response.refusal.delta";
    }
    function isRefusalDoneChunk(chunk) {
      return chunk.type === "response.refusal.done";
    }
    function isOpenAIChatCompletionChunk(value) {
      const chunk = asRecord(value);
      return chunk != null && Array.isArray(chunk.choices) && typeof chunk.type !== "string";
    }
    function createOpenAIResponsesChatCompletionsMismatchError({value: value, cause: cause, url: url, requestBodyValues: requestBodyValues, responseHeaders: responseHeaders}) {
      return new dist.hL({
        message: "Received a Chat Completions stream while using the OpenAI Responses API. The default OpenAI provider model uses the Responses API. If your custom baseURL targets a Chat Completions-compatible endpoint, use openai.chat('model-id') or createOpenAI(...).chat('model-id') instead. You can also use @ai-sdk/openai-compatible for OpenAI-compatible providers.",
        url: url,
        requestBodyValues: requestBodyValues,
        responseHeaders: responseHeaders,
        responseBody: JSON.stringify(value),
        cause: cause,
        data: value,
        isRetryable: false
      });
    }
    function asRecord(value) {
      return typeof value === "object" && value != null ? value : void 0;
    }
    function isResponseOutputItemDoneChunk(chunk) {
      return chunk.type === "response.output_item.done";
    }
    function isResponseFinishedChunk(chunk) {
      return chunk.type === "response.completed" || chunk.type === "response.incomplete";
    }
    function isResponseFailedChunk(chunk) {
      return chunk.type === "response.failed";
    }
    function isResponseCreatedChunk(chunk) {
      return chunk.type === "response.created";
    }
    function isResponseFunctionCallArgumentsDeltaChunk(chunk) {
      return chunk.type === "response.function_call_arguments.delta";
    }
    function isResponseCustomToolCallInputDeltaChunk(chunk) {
      return chunk.type === "response.custom_tool_call_input.delta";
    }
    function isResponseImageGenerationCallPartialImageChunk(chunk) {
      return chunk.type === "response.image_generation_call.partial_image";
    }
    function isResponseCodeInterpreterCallCodeDeltaChunk(chunk) {
      return chunk.type === "response.code_interpreter_call_code.delta";
    }
    function isResponseCodeInterpreterCallCodeDoneChunk(chunk) {
      return chunk.type === "response.code_interpreter_call_code.done";
    }
    function isResponseApplyPatchCallOperationDiffDeltaChunk(chunk) {
      return chunk.type === "response.apply_patch_call_operation_diff.delta";
    }
    function isResponseApplyPatchCallOperationDiffDoneChunk(chunk) {
      return chunk.type === "response.apply_patch_call_operation_diff.done";
    }
    function isResponseOutputItemAddedChunk(chunk) {
      return chunk.type === "response.output_item.added";
    }
    function isResponseAnnotationAddedChunk(chunk) {
      return chunk.type === "response.output_text.annotation.added";
    }
    function isErrorChunk(chunk) {
      return chunk.type === "error";
    }
    function isResponseInProgressChunk(chunk) {
      return chunk.type === "response.in_progress";
    }
    function isResponseOutputChunk(chunk) {
      return !(chunk.type === "response.created" || chunk.type === "response.in_progress" || chunk.type === "response.failed" || chunk.type === "error" || chunk.type === "unknown_chunk");
    }
    function mapWebSearchResult({action: action, status: status}) {
      return status === "completed" ? {
        result: mapWebSearchOutput(action)
      } : {
        isError: true,
        result: {
          status: status
        }
      };
    }
    function mapWebSearchOutput(action) {
      if (action == null) return {};
      switch (action.type) {
       case "search":
        return {
          action: {
            type: "search",
            query: action.query ?? void 0,
            ...action.queries != null && {
              queries: action.queries
            }
          },
          ...action.sources != null && {
            sources: action.sources
          }
        };

       case "open_page":
        return {
          action: {
            type: "openPage",
            url: action.url
          }
        };

       case "find_in_page":
        return {
          action: {
            type: "findInPage",
            url: action.url,
            pattern: action.pattern
          }
        };
      }
    }
    function escapeJSONDelta(delta) {
      return JSON.stringify(delta).slice(1, -1);
    }
  })
};
