"use strict";

exports.id = 8258, exports.ids = [ 8258 ], exports.modules = {
 88258: (function(e, t, o) {
  o.d(t, {
   As: () => codeInterpreter,
   BM: () => M,
   Eu: () => J,
   Mp: () => S,
   OpenAIResponsesLanguageModel: () => Be,
   QZ: () => imageGeneration,
   Ty: () => Ue,
   Wy: () => C,
   X: () => Ce,
   gi: () => L,
   nd: () => E,
   tE: () => webSearch
  });
  var n = o(90583), i = o(21763), a = o(11479), s = o(80737), r = o(49567);
  const openaiErrorDataSchema = () => s.Ikc({
   error: s.Ikc({
    message: s.YjP(),
    type: s.YjP().nullish(),
    param: s.bzn().nullish(),
    code: s.KCZ([ s.YjP(), s.aig() ]).nullish()
   })
  }), l = (0, i.ID)(() => (0, i.C_)(openaiErrorDataSchema())), p = (0, i.sl)({
   errorSchema: l,
   errorToMessage: e => e.error.message
  }), u = {
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
  }, c = {
   capabilities: {
    language: {
     reasoning: {
      support: !0,
      efforts: [ "none", "low", "medium", "high", "xhigh", "max" ],
      sampling: "reasoning-effort-none"
     }
    }
   }
  }, d = Object.fromEntries(Object.entries({
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
       objectGeneration: !1,
       tools: {
        usage: !1,
        streaming: !1,
        async: !1
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
  }).filter(([, {definition: e}]) => null != e).map(([e, {definition: t}]) => [ e, createOpenAILanguageModelEntry(e, t) ]));
  function createOpenAILanguageModelEntry(e, t) {
   const o = function(e) {
    const t = /^o(\d+)(?:-|$)/.exec(e);
    return null == t ? void 0 : Number(t[1]);
   }(e), n = function(e) {
    const t = /^gpt-(\d+)(?:\.(\d+))?(?:-(.+))?$/.exec(e);
    return null == t ? void 0 : {
     major: Number(t[1]),
     minor: null == t[2] ? void 0 : Number(t[2]),
     variant: t[3]
    };
   }(e), i = null != o || null != n || /^gpt-4o(?:-|$)/.test(e), a = null == n?.minor && (n?.variant?.startsWith("chat") ?? !1), s = n?.variant?.startsWith("nano") ?? !1, r = null != n && n.major >= 6, l = r || 5 === n?.major && (n.minor ?? 0) >= 6, p = 5 === n?.major && (null == n.variant || /^(?:(?:mini|nano|sol|luna|terra)(?:-\d{4}-\d{2}-\d{2})?|\d{4}-\d{2}-\d{2})$/.test(n.variant)), c = null != o && o >= 3 || null != n && n.major >= 5 && !a, d = e.startsWith("gpt-4") || null != n && n.major >= 5 && !s && !a || null != o && o >= 3, m = null != o || null != n && n.major >= 5 && !a, g = t?.capabilities?.language?.reasoning?.sampling ?? (!r && null != n && (n.major > 5 || 5 === n.major && (n.minor ?? 0) >= 1) ? "reasoning-effort-none" : "unsupported"), h = i ? !m || "reasoning-effort-none" === g && {
    condition: "Only when reasoning effort is none."
   } : "unknown", f = !e.startsWith("gpt-4o-search-preview") && !e.startsWith("gpt-4o-mini-search-preview"), y = {
    capabilities: {
     language: {
      inputs: t?.capabilities?.language?.inputs ?? {
       image: null != t || "unknown",
       audio: null == t && "unknown"
      },
      objectGeneration: t?.capabilities?.language?.objectGeneration ?? (null != t || "unknown"),
      tools: t?.capabilities?.language?.tools ?? {
       usage: null != t || "unknown",
       streaming: null != t || "unknown",
       async: r
      },
      reasoning: {
       support: i ? m : "unknown",
       efforts: t?.capabilities?.language?.reasoning?.efforts ?? (r ? [ "low", "medium", "high", "xhigh", "max" ] : p ? (I = n.minor ?? 0, 
       0 === I ? [ "minimal", "low", "medium", "high" ] : 1 === I ? [ "none", "low", "medium", "high" ] : I < 6 ? [ "none", "low", "medium", "high", "xhigh" ] : [ "none", "low", "medium", "high", "xhigh", "max" ]) : void 0),
       sampling: g
      },
      sampling: {
       temperature: f ? h : {
        condition: "Not supported by Chat Completions search preview models."
       },
       topP: h,
       logprobs: m && !r ? {
        condition: "reasoning-effort-none" === g ? "Chat Completions requires reasoning effort none; Responses support is model-dependent." : "Not supported by Chat Completions while reasoning; Responses support is model-dependent."
       } : h
      },
      serviceTiers: {
       flex: c,
       priority: d
      },
      configurationUpdates: r,
      promptCache: {
       retention: !r,
       options: i ? l : "unknown"
      },
      endpoints: {
       chat: {
        temperatureWithoutReasoning: f,
        functionToolsWithReasoning: !(5 === n?.major && (n.minor ?? 0) >= 6)
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
   }, {language: _} = y.capabilities;
   var I, k, v, P;
   return {
    ...y,
    providerOptions: {
     language: (k = u, v = null != t || "unknown", P = {
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
     }, Object.fromEntries(Object.keys(k).map(e => [ e, P[e] ?? v ])))
    }
   };
  }
  const m = [ "1024x1024", "1536x1024", "1024x1536" ], g = {
   description: "Standard presets and custom dimensions"
  };
  function createGptImageEntry(e) {
   return {
    capabilities: {
     image: {
      sizes: e,
      fileInput: !0,
      maskInput: !0,
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
  const h = {
   "gpt-image-2.6-flare": createGptImageEntry(g),
   "gpt-image-2.6-sunburst": createGptImageEntry(g),
   "gpt-image-2.5-flare": createGptImageEntry(g),
   "gpt-image-2.5-sunburst": createGptImageEntry(g),
   "gpt-image-2": createGptImageEntry(m),
   "gpt-image-1.5": createGptImageEntry(m),
   "gpt-image-1-mini": createGptImageEntry(m),
   "gpt-image-1": createGptImageEntry(m),
   "dall-e-3": {
    capabilities: {
     image: {
      sizes: [ "1024x1024", "1792x1024", "1024x1792" ],
      fileInput: !1,
      maskInput: !1,
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
      fileInput: !0,
      maskInput: !0,
      maxImagesPerCall: 10
     }
    },
    requestConfig: {
     image: {
      responseFormat: "b64_json"
     }
    }
   }
  }, f = {
   "gpt-image-2.5-flare-2026-09-08": h["gpt-image-2.5-flare"],
   "gpt-image-2.5-sunburst-2026-09-08": h["gpt-image-2.5-sunburst"],
   "chatgpt-image-latest": createGptImageEntry({
    description: "Unknown"
   })
  };
  Object.fromEntries(Object.entries({
   ...h,
   ...f
  }).map(([e, t]) => [ e, t.capabilities.image.maxImagesPerCall ?? 1 ]));
  const y = {
   languageField: "language"
  }, _ = {
   "whisper-1": {
    capabilities: {
     transcription: {
      transcription: !0,
      streaming: !1,
      streamingDelay: !1,
      duration: !0,
      segments: !0,
      language: !0
     }
    },
    requestConfig: {
     transcription: {
      ...y,
      responseFormat: "verbose_json"
     }
    }
   },
   "gpt-4o-mini-transcribe": {
    capabilities: {
     transcription: {
      transcription: !0,
      streaming: !1,
      streamingDelay: !1,
      duration: !1,
      segments: !1,
      language: !1
     }
    },
    requestConfig: {
     transcription: y
    }
   },
   "gpt-4o-transcribe": {
    capabilities: {
     transcription: {
      transcription: !0,
      streaming: !1,
      streamingDelay: !1,
      duration: !1,
      segments: !1,
      language: !1
     }
    },
    requestConfig: {
     transcription: y
    }
   },
   "gpt-4o-transcribe-diarize": {
    capabilities: {
     transcription: {
      transcription: !0,
      streaming: !1,
      streamingDelay: !1,
      duration: !0,
      segments: !0,
      language: !1
     }
    },
    requestConfig: {
     transcription: {
      ...y,
      responseFormat: "diarized_json",
      chunkingStrategy: "auto"
     }
    }
   },
   "gpt-transcribe": {
    capabilities: {
     transcription: {
      transcription: !0,
      streaming: !0,
      streamingDelay: !1,
      duration: !1,
      segments: !1,
      language: !0
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
      transcription: !1,
      streaming: !0,
      streamingDelay: !0,
      duration: !1,
      segments: !1,
      language: !1
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
      transcription: !1,
      streaming: !0,
      streamingDelay: !0,
      duration: !1,
      segments: !1,
      language: !1
     }
    },
    requestConfig: {
     transcription: y
    }
   },
   "gpt-4o-mini-transcribe-2025-03-20": void 0,
   "gpt-4o-mini-transcribe-2025-12-15": void 0
  }, I = [ "gpt-transcribe", "gpt-live-transcribe", "gpt-realtime-whisper" ], k = {
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
  }, v = {
   "gpt-live-1": k,
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
  k.capabilities.realtime, k.requestConfig.realtime.startup, k.requestConfig.realtime.finalization;
  const P = function(e) {
   const t = new Map;
   for (const o of e) for (const [e, n] of Object.entries(o)) {
    if (null == n) continue;
    const o = t.get(e);
    t.set(e, {
     capabilities: {
      ...o?.capabilities,
      ...n.capabilities
     },
     ...null != o?.providerOptions || null != n.providerOptions ? {
      providerOptions: {
       ...o?.providerOptions,
       ...n.providerOptions
      }
     } : {},
     ...null != o?.requestConfig || null != n.requestConfig ? {
      requestConfig: {
       ...o?.requestConfig,
       ...n.requestConfig
      }
     } : {}
    });
   }
   return Object.fromEntries(t);
  }([ d, {
   "text-embedding-3-large": {
    capabilities: {
     embedding: {
      defaultDimensions: 3072,
      customDimensions: !0
     }
    }
   },
   "text-embedding-3-small": {
    capabilities: {
     embedding: {
      defaultDimensions: 1536,
      customDimensions: !0
     }
    }
   },
   "text-embedding-ada-002": {
    capabilities: {
     embedding: {
      defaultDimensions: 1536,
      customDimensions: !1
     }
    }
   }
  }, h, _, {
   "gpt-realtime-translate": {
    capabilities: {
     speechTranslation: {
      translatedAudio: !0,
      translatedText: !0,
      sourceTranscript: !0
     }
    }
   }
  }, {
   "tts-1": {
    capabilities: {
     speech: {
      instructions: !1
     }
    }
   },
   "tts-1-hd": {
    capabilities: {
     speech: {
      instructions: !1
     }
    }
   },
   "gpt-4o-mini-tts": {
    capabilities: {
     speech: {
      instructions: !0
     }
    }
   },
   "gpt-4o-mini-tts-2025-03-20": void 0,
   "gpt-4o-mini-tts-2025-12-15": void 0,
   "tts-1-1106": void 0,
   "tts-1-hd-1106": void 0
  }, v ]);
  function findModelEntry(e) {
   return Object.prototype.hasOwnProperty.call(P, e) ? P[e] : void 0;
  }
  function getOpenAILanguageModelEntry(e) {
   const t = findModelEntry(e);
   return null != t?.capabilities.language && null != t.providerOptions?.language && null != t.requestConfig?.language ? {
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
   return null != t?.capabilities.image && null != t.requestConfig?.image ? {
    capabilities: {
     image: t.capabilities.image
    },
    requestConfig: {
     image: t.requestConfig.image
    }
   } : function(e) {
    return Object.prototype.hasOwnProperty.call(h, e) ? h[e] : Object.prototype.hasOwnProperty.call(f, e) ? f[e] : {
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
   }(e);
  }
  function getOpenAITranscriptionModelEntry(e) {
   const t = findModelEntry(e);
   return null != t?.capabilities.transcription && null != t.requestConfig?.transcription ? {
    capabilities: {
     transcription: t.capabilities.transcription
    },
    requestConfig: {
     transcription: t.requestConfig.transcription
    }
   } : function(e) {
    if (Object.prototype.hasOwnProperty.call(_, e)) {
     const t = _[e];
     if (null != t) return t;
    }
    for (const t of I) if (e.startsWith(`${t}-`)) return _[t];
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
      transcription: y
     }
    };
   }(e);
  }
  function createOpenAIProviderStreamError(e) {
   const t = function(e) {
    const t = asRecord$1(e);
    if (null == t) return;
    if ("response.failed" === t.type) {
     const e = asRecord$1(asRecord$1(t.response)?.error);
     return "string" == typeof e?.message ? {
      message: e.message,
      code: getStringOrNumber(e.code),
      type: "response.failed"
     } : void 0;
    }
    const o = asRecord$1(t.error) ?? t;
    return "string" == typeof o.message && (null != asRecord$1(t.error) || "string" == typeof o.type || "code" in o || "param" in o) ? {
     message: o.message,
     code: getStringOrNumber(o.code),
     type: "string" == typeof o.type ? o.type : void 0
    } : void 0;
   }(e);
   if (null == t) return;
   const o = function(e) {
    const t = function(e) {
     const t = "string" == typeof e && /^\d{3}$/.test(e) ? Number(e) : e;
     return "number" == typeof t && function(e) {
      return Number.isInteger(e) && e >= 400 && e <= 599;
     }(t) ? t : void 0;
    }(e.code);
    if (null != t) return t;
    const o = [ e.code, e.type ].filter(e => "string" == typeof e || "number" == typeof e).join(" ").toLowerCase();
    return [ "insufficient_quota", "rate_limit" ].some(e => o.includes(e)) ? 429 : o.includes("authentication") ? 401 : o.includes("permission") ? 403 : o.includes("not_found") ? 404 : [ "invalid", "bad_request", "context_length" ].some(e => o.includes(e)) ? 400 : o.includes("overload") ? 503 : o.includes("timeout") ? 504 : 500;
   }(t);
   return (0, i.iH)({
    message: t.message,
    type: t.type ?? void 0,
    code: t.code ?? void 0,
    statusCode: o,
    isRetryable: isRetryableStreamError(t, o),
    data: e
   });
  }
  async function throwIfOpenAIStreamErrorBeforeOutput({stream: e, getError: t, isOutputChunk: o, isAcceptedChunk: n, acceptedGraceMs: i = 50, url: a, requestBodyValues: s, responseHeaders: r}) {
   const [l, p] = e.tee(), u = l.getReader();
   let c = !1;
   try {
    let e = !1;
    for (;;) {
     let l;
     if (e) {
      const e = await raceWithTimeout(u.read(), i);
      if (e.timedOut) return p;
      l = e.value;
     } else l = await u.read();
     if (l.done) return p;
     const d = l.value;
     if (!d.success) return p;
     const m = t(d.value);
     if (null != m) throw c = !0, drainReader(u).catch(() => {}), drainReader(p.getReader()).catch(() => {}), 
     createOpenAIStreamError({
      frame: m,
      url: a,
      requestBodyValues: s,
      responseHeaders: r
     });
     if (o(d.value)) return p;
     e || !0 !== n?.(d.value) || (e = !0);
    }
   } finally {
    c || (u.cancel().catch(() => {}), u.releaseLock());
   }
  }
  async function drainReader(e) {
   try {
    for (;!(await e.read()).done; ) ;
   } catch {} finally {
    e.releaseLock();
   }
  }
  async function raceWithTimeout(e, t) {
   let o;
   const n = e.then(e => ({
    timedOut: !1,
    value: e
   }));
   try {
    const e = await Promise.race([ n, new Promise(e => {
     o = setTimeout(() => e({
      timedOut: !0
     }), t);
    }) ]);
    return e.timedOut && n.catch(() => {}), e;
   } finally {
    clearTimeout(o);
   }
  }
  function createOpenAIStreamError({frame: e, url: t, requestBodyValues: o, responseHeaders: i}) {
   const a = createOpenAIProviderStreamError(e);
   return new n.hL({
    message: a?.message ?? "OpenAI stream failed before any output was generated",
    url: t,
    requestBodyValues: o,
    statusCode: a?.statusCode ?? 500,
    responseHeaders: i,
    responseBody: JSON.stringify(e),
    data: e,
    isRetryable: a?.isRetryable
   });
  }
  function asRecord$1(e) {
   return "object" == typeof e && null != e ? e : void 0;
  }
  function getStringOrNumber(e) {
   return "string" == typeof e || "number" == typeof e ? e : void 0;
  }
  function isRetryableStreamError(e, t) {
   return "insufficient_quota" !== e.code && "insufficient_quota" !== e.type && function(e) {
    return 408 === e || 409 === e || 429 === e || e >= 500;
   }(t);
  }
  const b = [ "none", "minimal", "low", "medium", "high", "xhigh", "max" ];
  function resolveOpenAIReasoningEffort({providerReasoningEffort: e, reasoning: t, supportedReasoningEfforts: o, warnings: n}) {
   return (0, i.jv)({
    reasoning: t,
    providerOptionsEffort: e,
    effortMap: Object.fromEntries((o ?? b).map(e => [ e, e ])),
    warnings: n
   });
  }
  function convertOpenAIChatUsage(e) {
   if (null == e) return (0, i.EK)();
   const t = e.prompt_tokens ?? 0, o = e.completion_tokens ?? 0, n = e.prompt_tokens_details?.cached_tokens ?? 0, a = e.prompt_tokens_details?.cache_write_tokens ?? void 0, s = e.completion_tokens_details?.reasoning_tokens ?? 0;
   return {
    inputTokens: {
     total: t,
     noCache: t - n - (a ?? 0),
     cacheRead: n,
     cacheWrite: a
    },
    outputTokens: {
     total: o,
     text: Math.max(0, o - s),
     reasoning: s
    },
    raw: e
   };
  }
  const Y = (0, i.ID)(() => (0, i.C_)(s.Ikc({
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
  }))), j = (0, i.ID)(() => (0, i.C_)(s.Ikc({
   name: s.YjP().optional()
  })));
  function serializeToolCallArguments$1(e) {
   if ("string" == typeof e) try {
    const t = (0, i.ZA)(e);
    return "object" != typeof t || null === t || Array.isArray(t) ? "{}" : e;
   } catch {
    return "{}";
   }
   return (0, i.f3)("object" != typeof e || null === e || Array.isArray(e) ? {} : e);
  }
  function getPromptCacheBreakpoint$1(e) {
   return e?.openai?.promptCacheBreakpoint;
  }
  function getResponseMetadata$1({id: e, model: t, created: o}) {
   return (0, i.qX)({
    id: e,
    model: t,
    created: o || void 0
   });
  }
  function mapOpenAIFinishReason$1({finishReason: e, hasRefusal: t = !1}) {
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
  const w = (0, i.ID)(() => (0, i.C_)(s.Ikc({
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
  }))), x = (0, i.ID)(() => (0, i.C_)(s.KCZ([ s.Ikc({
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
   let t = !1, o = !1;
   const i = normalizeSchema(e, !0), a = [];
   return t && a.push({
    type: "compatibility",
    feature: "JSON Schema propertyNames",
    details: "OpenAI does not support JSON Schema propertyNames. It was removed before sending the schema, so OpenAI will not enforce property-name constraints."
   }), o && a.push({
    type: "compatibility",
    feature: "JSON Schema pattern with regex lookaround",
    details: "OpenAI does not support regex lookaround in JSON Schema patterns. The pattern was removed before sending the schema, so OpenAI will not enforce that constraint."
   }), {
    schema: i,
    warnings: a
   };
   function normalizeSchema(e, i = !1) {
    const a = e.propertyNames;
    if (null != a) {
     if ("boolean" == typeof a || null != a.type && "string" !== a.type) throw new n.b8({
      functionality: "JSON Schema propertyNames that does not use a string schema"
     });
     t = !0;
    }
    const s = {
     ...e
    };
    delete s.propertyNames, null != s.pattern && function(e) {
     let t = !1, o = !1;
     for (let n = 0; n < e.length; n++) {
      const i = e[n];
      if (t) t = !1; else if ("\\" !== i) if ("[" !== i) if ("]" !== i) {
       if (!o && "(" === i && "?" === e[n + 1]) {
        const t = e[n + 2];
        if ("=" === t || "!" === t) return !0;
        if ("<" === t && ("=" === e[n + 3] || "!" === e[n + 3])) return !0;
       }
      } else o = !1; else o = !0; else t = !0;
     }
     return !1;
    }(s.pattern) && (delete s.pattern, o = !0), null != s.properties && (s.properties = normalizeSchemaRecord(s.properties)), 
    null != s.patternProperties && (s.patternProperties = normalizeSchemaRecord(s.patternProperties)), 
    null != s.additionalProperties && (s.additionalProperties = normalizeDefinition(s.additionalProperties)), 
    null != s.additionalItems && (s.additionalItems = normalizeDefinition(s.additionalItems)), 
    null != s.items && (s.items = Array.isArray(s.items) ? s.items.map(normalizeDefinition) : normalizeDefinition(s.items)), 
    null != s.contains && (s.contains = normalizeDefinition(s.contains)), null != s.not && (s.not = normalizeDefinition(s.not)), 
    null != s.allOf && (s.allOf = s.allOf.map(normalizeDefinition)), null != s.anyOf && (s.anyOf = s.anyOf.map(normalizeDefinition)), 
    null != s.oneOf && (s.oneOf = s.oneOf.map(normalizeDefinition)), null != s.definitions && (s.definitions = normalizeSchemaRecord(s.definitions)), 
    null != s.$defs && (s.$defs = normalizeSchemaRecord(s.$defs)), null != s.dependencies && (s.dependencies = Object.fromEntries(Object.entries(s.dependencies).map(([e, t]) => [ e, Array.isArray(t) ? t : normalizeDefinition(t) ])));
    for (const e of [ "if", "then", "else" ]) {
     const t = s[e];
     null != t && (s[e] = normalizeDefinition(t));
    }
    const r = function(e) {
     if (1 !== e.allOf?.length) return;
     const [t] = e.allOf;
     return "object" == typeof t && null != t && 1 === Object.keys(t).length && "string" == typeof t.$ref ? t.$ref : void 0;
    }(s);
    if (null == r) return s;
    const {allOf: l, ...p} = s;
    if (!i) return {
     ...p,
     $ref: r
    };
    const u = function(e, t) {
     const o = /^#\/(definitions|\$defs)\/(.+)$/.exec(e);
     if (null == o) return;
     const [, n, i] = o, a = i.replace(/~1/g, "/").replace(/~0/g, "~"), s = "definitions" === n ? t.definitions?.[a] : t.$defs?.[a];
     return "object" == typeof s && null != s ? s : void 0;
    }(r, s);
    return null == u ? s : {
     ...u,
     ...p
    };
   }
   function normalizeSchemaRecord(e) {
    return Object.fromEntries(Object.entries(e).map(([e, t]) => [ e, normalizeDefinition(t) ]));
   }
   function normalizeDefinition(e) {
    return "boolean" == typeof e ? e : normalizeSchema(e);
   }
  }
  var C = class OpenAIChatLanguageModel {
   static [a.V](e) {
    return (0, i.Qf)({
     modelId: e.modelId,
     config: e.config
    });
   }
   static [a.C](e) {
    return new OpenAIChatLanguageModel(e.modelId, e.config);
   }
   constructor(e, t) {
    this.specificationVersion = "v4", this.supportedUrls = {
     "image/*": [ /^https?:\/\/.*$/ ]
    }, this.modelId = e, this.config = t;
   }
   get provider() {
    return this.config.provider;
   }
   async getArgs({prompt: e, maxOutputTokens: t, temperature: o, topP: a, topK: s, frequencyPenalty: r, presencePenalty: l, stopSequences: p, responseFormat: u, seed: c, tools: d, toolChoice: m, reasoning: g, providerOptions: h}) {
    const f = [], y = this.config.provider.includes("azure") ? [ "openai", "azure" ] : [ "openai" ], _ = (await (0, 
    i.Wo)({
     providerOptions: h,
     namespaces: y,
     resolution: "merge",
     schema: Y
    })).options ?? {}, {capabilities: {language: I}, requestConfig: {language: k}} = getOpenAILanguageModelEntry(this.modelId), v = !I.endpoints.chat.functionToolsWithReasoning && null == _.reasoningEffort && (d?.some(e => "function" === e.type) ?? !1);
    v && (0, i.g6)(g) && "none" !== g && f.push({
     type: "compatibility",
     feature: "reasoning",
     details: `${this.modelId} does not support function tools with reasoning in the Chat Completions API. reasoning effort set to "none". Use the Responses API to combine reasoning with function tools.`
    });
    const P = v ? "none" : resolveOpenAIReasoningEffort({
     providerReasoningEffort: _.reasoningEffort,
     reasoning: g,
     supportedReasoningEfforts: I.reasoning.efforts?.filter(e => "max" !== e),
     warnings: f
    }), b = _.forceReasoning ?? !0 === I.reasoning.support;
    null != s && f.push({
     type: "unsupported",
     feature: "topK"
    }), y.some(e => null != h?.[e]?.reasoningSummary) && f.push({
     type: "unsupported",
     feature: "reasoningSummary",
     details: "reasoningSummary is only supported by the Responses API, not the Chat Completions API"
    });
    const {messages: w, warnings: x} = await async function({prompt: e, systemMessageMode: t = "system"}) {
     const o = [], a = [];
     for (const {role: s, content: r, providerOptions: l} of e) {
      const e = (await (0, i.xI)({
       provider: "openai",
       providerOptions: l,
       schema: j
      }))?.name;
      switch (s) {
      case "system":
       switch (t) {
       case "system":
        {
         const t = getPromptCacheBreakpoint$1(l);
         o.push({
          role: "system",
          ...null != e && {
           name: e
          },
          content: null == t ? r : [ {
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
          ...null != e && {
           name: e
          },
          content: null == t ? r : [ {
           type: "text",
           text: r,
           prompt_cache_breakpoint: t
          } ]
         });
         break;
        }

       case "remove":
        a.push({
         type: "other",
         message: "system messages are removed for this model"
        });
        break;

       default:
        throw new Error(`Unsupported system message mode: ${t}`);
       }
       break;

      case "user":
       if (1 === r.length && "text" === r[0].type && null == getPromptCacheBreakpoint$1(r[0].providerOptions)) {
        o.push({
         role: "user",
         content: r[0].text,
         ...null != e && {
          name: e
         }
        });
        break;
       }
       o.push({
        role: "user",
        ...null != e && {
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
            ...null != t && {
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
              file_id: (0, i.p5)({
               reference: e.data.reference,
               provider: "openai"
              })
             },
             ...null != o && {
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
             const a = (0, i.yu)(e.mediaType);
             if ("image" === a) return {
              type: "image_url",
              image_url: {
               url: "url" === e.data.type ? e.data.url.toString() : `data:${(0, i.SL)({
                part: e
               })};base64,${(0, i.ej)(e.data.data)}`,
               detail: e.providerOptions?.openai?.imageDetail
              },
              ...null != o && {
               prompt_cache_breakpoint: o
              }
             };
             if ("audio" === a) {
              if ("url" === e.data.type) throw new n.b8({
               functionality: "audio file parts with URLs"
              });
              const t = (0, i.SL)({
               part: e
              });
              switch (t) {
              case "audio/wav":
               return {
                type: "input_audio",
                input_audio: {
                 data: (0, i.ej)(e.data.data),
                 format: "wav"
                },
                ...null != o && {
                 prompt_cache_breakpoint: o
                }
               };

              case "audio/mp3":
              case "audio/mpeg":
               return {
                type: "input_audio",
                input_audio: {
                 data: (0, i.ej)(e.data.data),
                 format: "mp3"
                },
                ...null != o && {
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
              const a = (0, i.SL)({
               part: e
              });
              if ("application/pdf" !== a) throw new n.b8({
               functionality: `file part media type ${a}`
              });
              if ("url" === e.data.type) throw new n.b8({
               functionality: "PDF file parts with URLs"
              });
              return {
               type: "file",
               file: {
                filename: e.filename ?? `part-${t}.pdf`,
                file_data: `data:application/pdf;base64,${(0, i.ej)(e.data.data)}`
               },
               ...null != o && {
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
        let i = !1;
        const a = [];
        for (const e of r) switch (e.type) {
        case "text":
         {
          const o = getPromptCacheBreakpoint$1(e.providerOptions);
          t += e.text, n.push({
           type: "text",
           text: e.text,
           ...null != o && {
            prompt_cache_breakpoint: o
           }
          }), i ||= null != o;
          break;
         }

        case "tool-call":
         a.push({
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
         ...null != e && {
          name: e
         },
         content: i ? n : a.length > 0 ? t || null : t,
         tool_calls: a.length > 0 ? a : void 0
        });
        break;
       }

      case "tool":
       null != e && a.push({
        type: "unsupported",
        feature: "message name on tool messages"
       });
       for (const e of r) {
        if ("tool-approval-response" === e.type) continue;
        const t = e.output, n = ("content" === t.type ? t.value.map(e => getPromptCacheBreakpoint$1(e.providerOptions)).find(e => null != e) : getPromptCacheBreakpoint$1(t.providerOptions)) ?? getPromptCacheBreakpoint$1(e.providerOptions);
        let a;
        switch (t.type) {
        case "text":
         a = t.value;
         break;

        case "error-text":
        case "error-json":
         a = (0, i.f3)({
          error: t.value
         });
         break;

        case "execution-denied":
         a = t.reason ?? "Tool call execution denied.";
         break;

        case "content":
        case "json":
         a = (0, i.f3)(t.value);
        }
        o.push({
         role: "tool",
         tool_call_id: e.toolCallId,
         content: null == n ? a : [ {
          type: "text",
          text: a,
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
      warnings: a
     };
    }({
     prompt: e,
     systemMessageMode: _.systemMessageMode ?? (b ? "developer" : k.systemMessageMode)
    });
    f.push(...x);
    const C = _.strictJsonSchema ?? !0, O = "json" === u?.type && null != u.schema ? normalizeOpenAIJsonSchema(u.schema) : void 0;
    null != O && f.push(...O.warnings);
    const T = {
     model: this.config.requestModelId ?? this.modelId,
     logit_bias: _.logitBias,
     logprobs: !0 === _.logprobs || "number" == typeof _.logprobs || void 0,
     top_logprobs: "number" == typeof _.logprobs ? _.logprobs : "boolean" == typeof _.logprobs && _.logprobs ? 0 : void 0,
     user: _.user,
     parallel_tool_calls: _.parallelToolCalls,
     max_tokens: t,
     temperature: o,
     top_p: a,
     frequency_penalty: r,
     presence_penalty: l,
     response_format: "json" === u?.type ? null != O ? {
      type: "json_schema",
      json_schema: {
       schema: O.schema,
       strict: C,
       name: u.name ?? "response",
       description: u.description
      }
     } : {
      type: "json_object"
     } : void 0,
     stop: p,
     seed: c,
     verbosity: _.textVerbosity,
     max_completion_tokens: _.maxCompletionTokens,
     store: _.store,
     metadata: _.metadata,
     prediction: _.prediction,
     reasoning_effort: P,
     service_tier: _.serviceTier,
     prompt_cache_key: _.promptCacheKey,
     prompt_cache_options: _.promptCacheOptions,
     prompt_cache_retention: _.promptCacheRetention,
     safety_identifier: _.safetyIdentifier,
     messages: w
    };
    I.promptCache.retention || null == T.prompt_cache_retention || (T.prompt_cache_retention = void 0, 
    f.push({
     type: "unsupported",
     feature: "promptCacheRetention",
     details: "promptCacheRetention is not supported by GPT-6 and later models; use promptCacheOptions instead"
    })), b ? ("none" === P && "reasoning-effort-none" === I.reasoning.sampling || (null != T.temperature && (T.temperature = void 0, 
    f.push({
     type: "unsupported",
     feature: "temperature",
     details: "temperature is not supported for reasoning models"
    })), null != T.top_p && (T.top_p = void 0, f.push({
     type: "unsupported",
     feature: "topP",
     details: "topP is not supported for reasoning models"
    })), null != T.logprobs && (T.logprobs = void 0, f.push({
     type: "other",
     message: "logprobs is not supported for reasoning models"
    }))), null != T.frequency_penalty && (T.frequency_penalty = void 0, f.push({
     type: "unsupported",
     feature: "frequencyPenalty",
     details: "frequencyPenalty is not supported for reasoning models"
    })), null != T.presence_penalty && (T.presence_penalty = void 0, f.push({
     type: "unsupported",
     feature: "presencePenalty",
     details: "presencePenalty is not supported for reasoning models"
    })), null != T.logit_bias && (T.logit_bias = void 0, f.push({
     type: "other",
     message: "logitBias is not supported for reasoning models"
    })), null != T.top_logprobs && (T.top_logprobs = void 0, f.push({
     type: "other",
     message: "topLogprobs is not supported for reasoning models"
    })), null != T.max_tokens && (null == T.max_completion_tokens && (T.max_completion_tokens = T.max_tokens), 
    T.max_tokens = void 0)) : I.endpoints.chat.temperatureWithoutReasoning || null != T.temperature && (T.temperature = void 0, 
    f.push({
     type: "unsupported",
     feature: "temperature",
     details: "temperature is not supported for the search preview models and has been removed."
    })), "flex" !== _.serviceTier || I.serviceTiers.flex || (f.push({
     type: "unsupported",
     feature: "serviceTier",
     details: "flex processing is only available for o3, o4-mini, and gpt-5 models"
    }), T.service_tier = void 0), "priority" !== _.serviceTier && "fast" !== _.serviceTier || I.serviceTiers.priority || (f.push({
     type: "unsupported",
     feature: "serviceTier",
     details: "priority processing is only available for supported models (gpt-4, gpt-5, gpt-5-mini, o3, o4-mini) and requires Enterprise access. gpt-5-nano is not supported"
    }), T.service_tier = void 0);
    const {tools: z, toolChoice: S, toolWarnings: q} = function({tools: e, toolChoice: t}) {
     const o = [];
     if (null == (e = e?.length ? e : void 0)) return {
      tools: void 0,
      toolChoice: void 0,
      toolWarnings: o
     };
     const i = [];
     for (const t of e) switch (t.type) {
     case "function":
      {
       const e = normalizeOpenAIJsonSchema(t.inputSchema);
       o.push(...e.warnings), i.push({
        type: "function",
        function: {
         name: t.name,
         description: t.description,
         parameters: e.schema,
         ...null != t.strict ? {
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
     if (null == t) return {
      tools: i,
      toolChoice: void 0,
      toolWarnings: o
     };
     const a = t.type;
     switch (a) {
     case "auto":
     case "none":
     case "required":
      return {
       tools: i,
       toolChoice: a,
       toolWarnings: o
      };

     case "tool":
      return {
       tools: i,
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
       functionality: `tool choice type: ${a}`
      });
     }
    }({
     tools: d,
     toolChoice: m
    });
    return {
     args: {
      ...T,
      tools: z,
      tool_choice: S
     },
     warnings: [ ...f, ...q ]
    };
   }
   async doGenerate(e) {
    const {args: t, warnings: o} = await this.getArgs(e), a = this.config.url({
     path: "/chat/completions",
     modelId: this.config.requestModelId ?? this.modelId
    }), {responseHeaders: s, value: r, rawValue: l} = await (0, i.GU)({
     url: a,
     headers: (0, i.m2)(await (0, i.hd)(this.config.headers), e.headers),
     body: t,
     failedResponseHandler: p,
     successfulResponseHandler: (0, i.cV)(w),
     abortSignal: e.abortSignal,
     fetch: this.config.fetch
    }), u = r.choices[0];
    if (null == u) throw new n.xn({
     data: l,
     message: "Response did not contain any choices."
    });
    const c = [], d = null != u.message.content && u.message.content.length > 0 ? u.message.content : u.message.audio?.transcript;
    null != d && d.length > 0 && c.push({
     type: "text",
     text: d
    });
    const m = u.message.refusal, g = null != m && m.length > 0;
    g && c.push({
     type: "text",
     text: m
    });
    for (const e of u.message.tool_calls ?? []) c.push({
     type: "tool-call",
     toolCallId: e.id || (0, i.$C)(),
     toolName: e.function.name,
     input: e.function.arguments
    });
    for (const e of u.message.annotations ?? []) c.push({
     type: "source",
     sourceType: "url",
     id: (0, i.$C)(),
     url: e.url_citation.url,
     title: e.url_citation.title
    });
    const h = r.usage?.completion_tokens_details, f = {
     openai: {}
    };
    null != h?.accepted_prediction_tokens && (f.openai.acceptedPredictionTokens = h?.accepted_prediction_tokens), 
    null != h?.rejected_prediction_tokens && (f.openai.rejectedPredictionTokens = h?.rejected_prediction_tokens);
    const y = u.logprobs?.content, _ = u.logprobs?.refusal;
    return null == y && null == _ || (f.openai.logprobs = [ ...y ?? [], ..._ ?? [] ]), 
    {
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
      url: a
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
    const {args: t, warnings: o} = await this.getArgs(e), n = {
     ...t,
     stream: !0,
     stream_options: {
      include_usage: !0
     }
    }, a = this.config.url({
     path: "/chat/completions",
     modelId: this.config.requestModelId ?? this.modelId
    }), {responseHeaders: s, value: r} = await (0, i.GU)({
     url: a,
     headers: (0, i.m2)(await (0, i.hd)(this.config.headers), e.headers),
     body: n,
     failedResponseHandler: p,
     successfulResponseHandler: (0, i.Ds)(x),
     abortSignal: e.abortSignal,
     fetch: this.config.fetch
    }), l = await throwIfOpenAIStreamErrorBeforeOutput({
     stream: r,
     getError: e => "error" in e ? e.error : void 0,
     isOutputChunk: isOpenAIChatOutputChunk,
     url: a,
     requestBodyValues: n,
     responseHeaders: s
    });
    let u, c, d, m = {
     unified: "interrupted",
     raw: void 0
    }, g = !1, h = !1, f = !1, y = !1;
    const _ = [], I = {
     openai: {}
    };
    return {
     stream: l.pipeThrough(new TransformStream({
      start(e) {
       u = new i.HE(e, {
        generateId: i.$C,
        typeValidation: "if-present"
       }), e.enqueue({
        type: "stream-start",
        warnings: o
       });
      },
      transform(t, o) {
       if (e.includeRawChunks && o.enqueue({
        type: "raw",
        rawValue: t.rawValue
       }), !t.success) return m = {
        unified: "error",
        raw: void 0
       }, d = void 0, void o.enqueue({
        type: "error",
        error: t.error
       });
       const n = t.value;
       if ("error" in n) return m = {
        unified: "error",
        raw: void 0
       }, d = void 0, void o.enqueue({
        type: "error",
        error: createOpenAIProviderStreamError(n.error) ?? n.error
       });
       if (!g) {
        const e = getResponseMetadata$1(n);
        Object.values(e).some(Boolean) && (g = !0, o.enqueue({
         type: "response-metadata",
         ...getResponseMetadata$1(n)
        }));
       }
       null != n.usage && (c = n.usage, null != n.usage.completion_tokens_details?.accepted_prediction_tokens && (I.openai.acceptedPredictionTokens = n.usage.completion_tokens_details?.accepted_prediction_tokens), 
       null != n.usage.completion_tokens_details?.rejected_prediction_tokens && (I.openai.rejectedPredictionTokens = n.usage.completion_tokens_details?.rejected_prediction_tokens));
       const a = n.choices[0];
       if (null != a?.finish_reason && (d = a.finish_reason), null != a?.logprobs) {
        const e = a.logprobs.content, t = a.logprobs.refusal;
        null == e && null == t || (y = !0, _.push(...e ?? [], ...t ?? []));
       }
       if (null == a?.delta) return;
       const s = a.delta, r = [];
       null != s.content && s.content.length > 0 && r.push(s.content), null != s.refusal && s.refusal.length > 0 && (f = !0, 
       r.push(s.refusal)), 0 === r.length && "" === s.content && r.push(s.content);
       for (const e of r) h || (o.enqueue({
        type: "text-start",
        id: "0"
       }), h = !0), o.enqueue({
        type: "text-delta",
        id: "0",
        delta: e
       });
       if (null != s.tool_calls) for (const e of s.tool_calls) u.processDelta(e);
       if (null != s.annotations) for (const e of s.annotations) o.enqueue({
        type: "source",
        sourceType: "url",
        id: (0, i.$C)(),
        url: e.url_citation.url,
        title: e.url_citation.title
       });
      },
      flush(e) {
       h && e.enqueue({
        type: "text-end",
        id: "0"
       }), u.flush(), null != d && (m = {
        unified: mapOpenAIFinishReason$1({
         finishReason: d,
         hasRefusal: f
        }),
        raw: d
       }), y && (I.openai.logprobs = _), e.enqueue({
        type: "finish",
        finishReason: m,
        usage: convertOpenAIChatUsage(c),
        ...null != I ? {
         providerMetadata: I
        } : {}
       });
      }
     })),
     request: {
      body: n,
      url: a
     },
     response: {
      headers: s
     }
    };
   }
  };
  function isOpenAIChatOutputChunk(e) {
   return !("error" in e) && e.choices.some(e => {
    const t = e.delta;
    return null != t?.content && t.content.length > 0 || null != t?.refusal && t.refusal.length > 0 || null != t?.tool_calls && t.tool_calls.length > 0 || null != t?.annotations && t.annotations.length > 0;
   });
  }
  function convertOpenAICompletionUsage(e) {
   if (null == e) return (0, i.EK)();
   const t = e.prompt_tokens ?? 0, o = e.completion_tokens ?? 0;
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
  const O = (0, i.ID)(() => (0, i.C_)(s.Ikc({
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
  }))), T = (0, i.ID)(() => (0, i.C_)(s.KCZ([ s.Ikc({
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
  }), openaiErrorDataSchema() ]))), z = (0, i.ID)(() => (0, i.C_)(s.Ikc({
   echo: s.zMY().optional(),
   logitBias: s.g1P(s.YjP(), s.aig()).optional(),
   suffix: s.YjP().optional(),
   user: s.YjP().optional(),
   logprobs: s.KCZ([ s.zMY(), s.aig() ]).optional()
  })));
  var S = class OpenAICompletionLanguageModel {
   get providerOptionsName() {
    return this.config.provider.split(".")[0].trim();
   }
   static [a.V](e) {
    return (0, i.Qf)({
     modelId: e.modelId,
     config: e.config
    });
   }
   static [a.C](e) {
    return new OpenAICompletionLanguageModel(e.modelId, e.config);
   }
   constructor(e, t) {
    this.specificationVersion = "v4", this.supportedUrls = {}, this.modelId = e, this.config = t;
   }
   get provider() {
    return this.config.provider;
   }
   async getArgs({prompt: e, maxOutputTokens: t, temperature: o, topP: a, topK: s, frequencyPenalty: r, presencePenalty: l, stopSequences: p, responseFormat: u, tools: c, toolChoice: d, seed: m, providerOptions: g}) {
    const h = [], f = (await (0, i.Wo)({
     providerOptions: g,
     namespaces: [ "openai", this.providerOptionsName ],
     resolution: "merge",
     schema: z
    })).options ?? {};
    null != s && h.push({
     type: "unsupported",
     feature: "topK"
    }), c?.length && h.push({
     type: "unsupported",
     feature: "tools"
    }), null != d && h.push({
     type: "unsupported",
     feature: "toolChoice"
    }), null != u && "text" !== u.type && h.push({
     type: "unsupported",
     feature: "responseFormat",
     details: "JSON response format is not supported."
    });
    const {prompt: y, stopSequences: _} = function({prompt: e, user: t = "user", assistant: o = "assistant"}) {
     let i = "";
     "system" === e[0].role && (i += `${e[0].content}\n\n`, e = e.slice(1));
     for (const {role: a, content: s} of e) switch (a) {
     case "system":
      throw new n.M3({
       message: `Unexpected system message in prompt: ${s}`,
       prompt: e
      });

     case "user":
      i += `${t}:\n${s.map(e => {
       if ("text" === e.type) return e.text;
      }).filter(Boolean).join("")}\n\n`;
      break;

     case "assistant":
      i += `${o}:\n${s.map(e => {
       switch (e.type) {
       case "text":
        return e.text;

       case "tool-call":
        throw new n.b8({
         functionality: "tool-call messages"
        });
       }
      }).join("")}\n\n`;
      break;

     case "tool":
      throw new n.b8({
       functionality: "tool messages"
      });

     default:
      throw new Error(`Unsupported role: ${a}`);
     }
     return i += `${o}:\n`, {
      prompt: i,
      stopSequences: [ `\n${t}:` ]
     };
    }({
     prompt: e
    }), I = [ ..._ ?? [], ...p ?? [] ];
    return {
     args: {
      model: this.config.requestModelId ?? this.modelId,
      echo: f.echo,
      logit_bias: f.logitBias,
      logprobs: !0 === f?.logprobs ? 0 : !1 === f?.logprobs ? void 0 : f?.logprobs,
      suffix: f.suffix,
      user: f.user,
      max_tokens: t,
      temperature: o,
      top_p: a,
      frequency_penalty: r,
      presence_penalty: l,
      seed: m,
      prompt: y,
      stop: I.length > 0 ? I : void 0
     },
     warnings: h
    };
   }
   async doGenerate(e) {
    const {args: t, warnings: o} = await this.getArgs(e), {responseHeaders: n, value: a, rawValue: s} = await (0, 
    i.GU)({
     url: this.config.url({
      path: "/completions",
      modelId: this.config.requestModelId ?? this.modelId
     }),
     headers: (0, i.m2)(await (0, i.hd)(this.config.headers), e.headers),
     body: t,
     failedResponseHandler: p,
     successfulResponseHandler: (0, i.cV)(O),
     abortSignal: e.abortSignal,
     fetch: this.config.fetch
    }), r = a.choices[0], l = {
     openai: {}
    };
    return null != r.logprobs && (l.openai.logprobs = r.logprobs), {
     content: [ {
      type: "text",
      text: r.text
     } ],
     usage: convertOpenAICompletionUsage(a.usage),
     finishReason: {
      unified: mapOpenAIFinishReason(r.finish_reason),
      raw: r.finish_reason ?? void 0
     },
     request: {
      body: t
     },
     response: {
      ...(0, i.qX)(a),
      headers: n,
      body: s
     },
     providerMetadata: l,
     warnings: o
    };
   }
   async doStream(e) {
    const {args: t, warnings: o} = await this.getArgs(e), n = {
     ...t,
     stream: !0,
     stream_options: {
      include_usage: !0
     }
    }, a = this.config.url({
     path: "/completions",
     modelId: this.config.requestModelId ?? this.modelId
    }), {responseHeaders: s, value: r} = await (0, i.GU)({
     url: a,
     headers: (0, i.m2)(await (0, i.hd)(this.config.headers), e.headers),
     body: n,
     failedResponseHandler: p,
     successfulResponseHandler: (0, i.Ds)(T),
     abortSignal: e.abortSignal,
     fetch: this.config.fetch
    }), l = await throwIfOpenAIStreamErrorBeforeOutput({
     stream: r,
     getError: e => "error" in e ? e.error : void 0,
     isOutputChunk: isOpenAICompletionOutputChunk,
     url: a,
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
    let d, m = !0;
    return {
     stream: l.pipeThrough(new TransformStream({
      start(e) {
       e.enqueue({
        type: "stream-start",
        warnings: o
       });
      },
      transform(t, o) {
       if (e.includeRawChunks && o.enqueue({
        type: "raw",
        rawValue: t.rawValue
       }), !t.success) return u = {
        unified: "error",
        raw: void 0
       }, void o.enqueue({
        type: "error",
        error: t.error
       });
       const n = t.value;
       if ("error" in n) return u = {
        unified: "error",
        raw: void 0
       }, void o.enqueue({
        type: "error",
        error: createOpenAIProviderStreamError(n.error) ?? n.error
       });
       m && (m = !1, o.enqueue({
        type: "response-metadata",
        ...(0, i.qX)(n)
       }), o.enqueue({
        type: "text-start",
        id: "0"
       })), null != n.usage && (d = n.usage);
       const a = n.choices[0];
       null != a?.finish_reason && (u = {
        unified: mapOpenAIFinishReason(a.finish_reason),
        raw: a.finish_reason
       }), null != a?.logprobs && (c.openai.logprobs = a.logprobs), null != a?.text && a.text.length > 0 && o.enqueue({
        type: "text-delta",
        id: "0",
        delta: a.text
       });
      },
      flush(e) {
       m || e.enqueue({
        type: "text-end",
        id: "0"
       }), e.enqueue({
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
  const q = (0, i.ID)(() => (0, i.C_)(s.Ikc({
   dimensions: s.aig().optional(),
   user: s.YjP().optional()
  }))), N = (0, i.ID)(() => (0, i.C_)(s.Ikc({
   data: s.YOg(s.Ikc({
    embedding: s.YOg(s.aig())
   })),
   usage: s.Ikc({
    prompt_tokens: s.aig()
   }).nullish()
  })));
  var M = class OpenAIEmbeddingModel {
   static [a.V](e) {
    return (0, i.Qf)({
     modelId: e.modelId,
     config: e.config
    });
   }
   static [a.C](e) {
    return new OpenAIEmbeddingModel(e.modelId, e.config);
   }
   get provider() {
    return this.config.provider;
   }
   constructor(e, t) {
    this.specificationVersion = "v4", this.maxEmbeddingsPerCall = 2048, this[i.cI] = 3e5, 
    this.supportsParallelCalls = !0, this.modelId = e, this.config = t;
   }
   async doEmbed({values: e, dimensions: t, headers: o, abortSignal: a, providerOptions: s}) {
    if (e.length > this.maxEmbeddingsPerCall) throw new n.Ch({
     provider: this.provider,
     modelId: this.modelId,
     maxEmbeddingsPerCall: this.maxEmbeddingsPerCall,
     values: e
    });
    const r = await (0, i.xI)({
     provider: "openai",
     providerOptions: s,
     schema: q
    }) ?? {}, {responseHeaders: l, value: u, rawValue: c} = await (0, i.GU)({
     url: this.config.url({
      path: "/embeddings",
      modelId: this.modelId
     }),
     headers: (0, i.m2)(await (0, i.hd)(this.config.headers), o),
     body: {
      model: this.modelId,
      input: e,
      encoding_format: "float",
      dimensions: r.dimensions ?? t,
      user: r.user
     },
     failedResponseHandler: p,
     successfulResponseHandler: (0, i.cV)(N),
     abortSignal: a,
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
  const R = (0, i.ID)(() => (0, i.C_)(s.Ikc({
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
  }))), baseImageModelOptionsObject = () => s.Ikc({
   quality: s.k5n([ "standard", "hd", "low", "medium", "high", "xhigh", "max", "auto" ]).optional(),
   background: s.k5n([ "transparent", "opaque", "auto" ]).optional(),
   outputFormat: s.k5n([ "png", "jpeg", "webp" ]).optional(),
   complexity: s.k5n([ "low", "medium", "high" ]).optional(),
   outputCompression: s.aig().int().min(0).max(100).optional(),
   user: s.YjP().optional(),
   safetyIdentifier: s.YjP().max(128).optional()
  }), A = ((0, i.ID)(() => (0, i.C_)(baseImageModelOptionsObject())), (0, i.ID)(() => (0, 
  i.C_)(s.Ikc(baseImageModelOptionsObject().extend({
   style: s.k5n([ "vivid", "natural" ]).optional(),
   outputFormat: s.k5n([ "png", "jpeg", "webp", "gif" ]).optional(),
   frameCount: s.aig().int().min(2).max(64).optional(),
   frameDurationMs: s.aig().int().min(20).max(2e3).optional(),
   moderation: s.k5n([ "auto", "low" ]).optional()
  }).shape)))), $ = (0, i.ID)(() => (0, i.C_)(s.Ikc(baseImageModelOptionsObject().extend({
   inputFidelity: s.k5n([ "high", "low" ]).optional(),
   markup: s.YjP().optional(),
   moderation: s.k5n([ "auto", "low" ]).optional()
  }).shape)));
  var E = class OpenAIImageModel {
   static [a.V](e) {
    return (0, i.Qf)({
     modelId: e.modelId,
     config: e.config
    });
   }
   static [a.C](e) {
    return new OpenAIImageModel(e.modelId, e.config);
   }
   get maxImagesPerCall() {
    return getOpenAIImageModelEntry(this.modelId).capabilities.image.maxImagesPerCall ?? 1;
   }
   get supportsFileInputs() {
    if (null != this.config.imageInputCapabilities) return this.config.imageInputCapabilities.supportsFileInputs;
    const e = getOpenAIImageModelEntry(this.modelId).capabilities.image.fileInput;
    return "boolean" == typeof e ? e : void 0;
   }
   get supportsMaskInputs() {
    if (null != this.config.imageInputCapabilities) return this.config.imageInputCapabilities.supportsMaskInputs;
    const e = getOpenAIImageModelEntry(this.modelId).capabilities.image.maskInput;
    return "boolean" == typeof e ? e : void 0;
   }
   get provider() {
    return this.config.provider;
   }
   constructor(e, t) {
    this.modelId = e, this.config = t, this.specificationVersion = "v4";
   }
   async doGenerate({prompt: e, files: t, mask: o, n: a, size: s, aspectRatio: r, seed: l, providerOptions: u, headers: c, abortSignal: d}) {
    const m = [];
    null != r && m.push({
     type: "unsupported",
     feature: "aspectRatio",
     details: "This model does not support aspect ratio. Use `size` instead."
    }), null != l && m.push({
     type: "unsupported",
     feature: "seed"
    });
    const g = this.config._internal?.currentDate?.() ?? new Date;
    if (null != t) {
     const r = await (0, i.xI)({
      provider: "openai",
      providerOptions: u,
      schema: $
     }) ?? {};
     if (null != o && null != r.markup) throw new n.Di({
      argument: "providerOptions.openai.markup",
      message: "`markup` cannot be combined with `mask`."
     });
     const {value: l, responseHeaders: h} = await (0, i.S)({
      url: this.config.url({
       path: "/images/edits",
       modelId: this.modelId
      }),
      headers: (0, i.m2)(await (0, i.hd)(this.config.headers), c),
      formData: (0, i.jW)({
       model: this.modelId,
       prompt: e,
       image: await Promise.all(t.map(e => "file" === e.type ? new Blob([ e.data instanceof Uint8Array ? new Blob([ e.data ], {
        type: e.mediaType
       }) : new Blob([ (0, i.Z9)(e.data) ], {
        type: e.mediaType
       }) ], {
        type: e.mediaType
       }) : (0, i.WN)(e.url, {
        abortSignal: d,
        fetch: this.config.downloadFetch ?? this.config.fetch
       }))),
       mask: null != o ? await fileToBlob(o, d, this.config.downloadFetch ?? this.config.fetch) : void 0,
       markup: null != r.markup ? await markupToBlob(r.markup, d, this.config.downloadFetch ?? this.config.fetch) : void 0,
       n: a,
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
      successfulResponseHandler: (0, i.cV)(R),
      abortSignal: d,
      fetch: this.config.fetch
     });
     return {
      images: l.data.map(e => e.b64_json),
      warnings: m,
      usage: null != l.usage ? {
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
    const h = await (0, i.xI)({
     provider: "openai",
     providerOptions: u,
     schema: A
    }) ?? {}, {value: f, responseHeaders: y} = await (0, i.GU)({
     url: this.config.url({
      path: "/images/generations",
      modelId: this.modelId
     }),
     headers: (0, i.m2)(await (0, i.hd)(this.config.headers), c),
     body: {
      model: this.modelId,
      prompt: e,
      n: a,
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
      ...(_ = this.modelId, "provider-default" !== getOpenAIImageModelEntry(_).requestConfig.image.responseFormat ? {
       response_format: "b64_json"
      } : {})
     },
     failedResponseHandler: p,
     successfulResponseHandler: (0, i.cV)(R),
     abortSignal: d,
     fetch: this.config.fetch
    });
    var _;
    return {
     images: f.data.map(e => e.b64_json),
     warnings: m,
     usage: null != f.usage ? {
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
   if (null == e) return {};
   const n = {};
   if (null != e.image_tokens) {
    const i = Math.floor(e.image_tokens / o), a = e.image_tokens - i * (o - 1);
    n.imageTokens = t === o - 1 ? a : i;
   }
   if (null != e.text_tokens) {
    const i = Math.floor(e.text_tokens / o), a = e.text_tokens - i * (o - 1);
    n.textTokens = t === o - 1 ? a : i;
   }
   return n;
  }
  async function markupToBlob(e, t, o) {
   const a = /^data:([^;,]*)(;base64)?,(.*)$/s.exec(e);
   if (null == a) return (0, i.WN)(e, {
    abortSignal: t,
    fetch: o
   });
   if (null == a[2]) throw new n.Di({
    argument: "providerOptions.openai.markup",
    message: "`markup` data URLs must be base64 encoded."
   });
   return new Blob([ (0, i.Z9)(a[3]) ], {
    type: a[1] || "image/png"
   });
  }
  async function fileToBlob(e, t, o) {
   if (!e) return;
   if ("url" === e.type) return (0, i.WN)(e.url, {
    abortSignal: t,
    fetch: o
   });
   const n = e.data instanceof Uint8Array ? e.data : (0, i.Z9)(e.data);
   return new Blob([ n ], {
    type: e.mediaType
   });
  }
  const D = (0, i.ID)(() => (0, i.C_)(s.Ikc({
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
  }))), F = (0, i.ID)(() => (0, i.C_)(s.Ikc({
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
  }))), U = {
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
   return null != e && /^[a-z]{2}$/.test(e);
  }
  var L = class OpenAITranscriptionModel {
   static [a.V](e) {
    return (0, i.Qf)({
     modelId: e.modelId,
     config: e.config
    });
   }
   static [a.C](e) {
    return new OpenAITranscriptionModel(e.modelId, e.config);
   }
   get provider() {
    return this.config.provider;
   }
   constructor(e, t) {
    this.modelId = e, this.config = t, this.specificationVersion = "v4";
   }
   async getArgs({audio: e, mediaType: t, providerOptions: o, timestampGranularities: n}) {
    const a = [], s = await (0, i.xI)({
     provider: "openai",
     providerOptions: o,
     schema: F
    }), r = new FormData, l = e instanceof Uint8Array ? new Blob([ e ]) : new Blob([ (0, 
    i.Z9)(e) ]);
    r.append("model", this.modelId);
    const p = (0, i.HQ)(t);
    r.append("file", new File([ l ], "audio", {
     type: t
    }), `audio.${p}`);
    const {transcription: u} = getOpenAITranscriptionModelEntry(this.modelId).requestConfig, c = s?.responseFormat ?? u.responseFormat, d = s?.timestampGranularities ?? n ?? ("verbose_json" === c ? [ "segment" ] : void 0);
    for (const e of n ?? []) null == s?.timestampGranularities || s.timestampGranularities.includes(e) || a.push({
     type: "unsupported",
     feature: "timestampGranularities",
     details: `The "${e}" timestamp granularity is excluded by providerOptions.openai.timestampGranularities.`
    });
    for (const e of d ?? []) "verbose_json" === c || "diarized_json" === c && "segment" === e || a.push({
     type: "unsupported",
     feature: null != s?.timestampGranularities ? "providerOptions.openai.timestampGranularities" : "timestampGranularities",
     details: `OpenAI transcription with the ${c ?? "default JSON"} response format does not support ${e} timestamps.`
    });
    const m = s?.chunkingStrategy ?? u.chunkingStrategy, g = {
     response_format: c,
     include: s?.include,
     language: s?.language,
     languages: s?.languages,
     keywords: s?.keywords,
     prompt: s?.prompt,
     temperature: s?.temperature,
     timestamp_granularities: "verbose_json" === c ? d : void 0
    };
    for (const [e, t] of Object.entries(g)) if (null != t) if (Array.isArray(t)) for (const o of t) r.append(`${e}[]`, String(o)); else r.append(e, String(t));
    return null != m && r.append("chunking_strategy", "string" == typeof m ? m : JSON.stringify({
     type: m.type,
     ...null != m.threshold && {
      threshold: m.threshold
     },
     ...null != m.prefixPaddingMs && {
      prefix_padding_ms: m.prefixPaddingMs
     },
     ...null != m.silenceDurationMs && {
      silence_duration_ms: m.silenceDurationMs
     }
    })), {
     formData: r,
     warnings: a
    };
   }
   async doGenerate(e) {
    if (!1 === getOpenAITranscriptionModelEntry(this.modelId).capabilities.transcription.transcription) throw new n.b8({
     functionality: `non-streaming transcription with ${this.modelId}`
    });
    const t = this.config._internal?.currentDate?.() ?? new Date, {formData: o, warnings: a} = await this.getArgs(e), {value: s, responseHeaders: r, rawValue: l} = await (0, 
    i.S)({
     url: this.config.url({
      path: "/audio/transcriptions",
      modelId: this.modelId
     }),
     headers: (0, i.m2)(await (0, i.hd)(this.config.headers), e.headers),
     formData: o,
     failedResponseHandler: p,
     successfulResponseHandler: (0, i.cV)(D),
     abortSignal: e.abortSignal,
     fetch: this.config.fetch
    }), u = (isLanguageCode(s.language) ? s.language : null != s.language && Object.prototype.hasOwnProperty.call(U, s.language) ? U[s.language] : void 0) ?? (1 === s.languages?.length && isLanguageCode(s.languages[0].code) ? s.languages[0].code : void 0), c = s.segments?.flatMap(e => "speaker" in e ? [ {
     text: e.text,
     startSecond: e.start,
     endSecond: e.end,
     speaker: e.speaker
    } ] : []), d = s.words?.map(e => ({
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
     ...null != d && d.length > 0 ? {
      words: d
     } : {},
     language: u,
     durationInSeconds: s.duration ?? ("duration" === s.usage?.type && "number" == typeof s.usage.seconds ? s.usage.seconds : void 0),
     warnings: a,
     ...null != s.usage && {
      usage: s.usage
     },
     response: {
      timestamp: t,
      modelId: this.modelId,
      headers: r,
      body: l
     },
     ...(null != c && c.length > 0 || null != s.languages) && {
      providerMetadata: {
       openai: {
        ...null != c && c.length > 0 && {
         segments: c
        },
        ...null != s.languages && {
         languages: s.languages
        }
       }
      }
     }
    };
   }
   async doStream(e) {
    const t = getOpenAITranscriptionModelEntry(this.modelId);
    if (!0 !== t.capabilities.transcription.streaming) throw new n.b8({
     functionality: `streaming transcription with ${this.modelId}`
    });
    const o = this.config._internal?.currentDate?.() ?? new Date, a = await (0, i.xI)({
     provider: "openai",
     providerOptions: e.providerOptions,
     schema: F
    }), s = [], r = e.providerOptions?.openai ?? {};
    for (const e of [ "include", "languages", "keywords", "prompt", "temperature", "timestampGranularities" ]) null != r[e] && s.push({
     type: "unsupported",
     feature: `providerOptions.openai.${e}`,
     details: `OpenAI streaming transcription does not support ${e}.`
    });
    const l = !0 === t.capabilities.transcription.streamingDelay;
    l || null == a?.streaming?.delay || s.push({
     type: "unsupported",
     feature: "providerOptions.openai.streaming.delay",
     details: `OpenAI streaming transcription with ${this.modelId} does not support delay.`
    });
    const p = (0, i.m2)(await (0, i.hd)(this.config.headers), e.headers), u = function({modelId: e, inputAudioFormat: t, providerOptions: o, supportsDelay: n}) {
     return {
      type: "session.update",
      session: {
       type: "transcription",
       audio: {
        input: {
         format: {
          type: t.type,
          ...null != t.rate ? {
           rate: t.rate
          } : {}
         },
         transcription: {
          model: e,
          ...null != o?.language ? "languages" === getOpenAITranscriptionModelEntry(e).requestConfig.transcription.languageField ? {
           languages: [ o.language ]
          } : {
           language: o.language
          } : {},
          ...n && null != o?.streaming?.delay ? {
           delay: o.streaming.delay
          } : {}
         },
         turn_detection: null
        }
       },
       ...null != o?.streaming?.include ? {
        include: o.streaming.include
       } : {}
      }
     };
    }({
     modelId: this.modelId,
     inputAudioFormat: e.inputAudioFormat,
     providerOptions: a,
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
      url: (0, i.S8)(this.config.url({
       path: "/realtime?intent=transcription",
       modelId: this.modelId
      })),
      headers: p,
      sessionUpdate: u,
      language: a?.language,
      warnings: s,
      audio: e.audio,
      abortSignal: e.abortSignal,
      includeRawChunks: e.includeRawChunks
     })
    };
   }
  };
  function createOpenAIRealtimeTranscriptionStream({webSocket: e, url: t, headers: o, sessionUpdate: n, language: a, warnings: s, audio: r, abortSignal: l, includeRawChunks: p}) {
   let u = !1, cleanup = () => {};
   return new ReadableStream({
    start: c => {
     const d = function(e) {
      let t;
      for (const [o, n] of Object.entries(e)) "authorization" === o.toLowerCase() && null != n && (t = n);
      const o = t?.match(/^bearer\s+(.+)$/i)?.[1];
      return null == o ? {
       protocols: [ "realtime" ],
       headers: e
      } : {
       protocols: [ "realtime", `openai-insecure-api-key.${o}` ],
       headers: Object.fromEntries(Object.entries(e).filter(([e]) => "authorization" !== e.toLowerCase()))
      };
     }(o);
     let m, g;
     cleanup = e => {
      null != m ? m.cancel().catch(() => {}) : r.cancel().catch(() => {}), g?.close(e);
     };
     const finishWithError = e => {
      u || (u = !0, cleanup(), c.error(e));
     };
     g = (0, i.L8)({
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
       }), e.send(JSON.stringify(n)), (async e => {
        m = r.getReader();
        try {
         for (;;) {
          const {done: t, value: o} = await m.read();
          if (t || u) break;
          e.send(JSON.stringify({
           type: "input_audio_buffer.append",
           audio: (0, i.ej)(o)
          })), await (0, i.E8)(e);
         }
        } finally {
         m.releaseLock(), m = void 0;
        }
        u || e.send(JSON.stringify({
         type: "input_audio_buffer.commit"
        }));
       })(e).catch(finishWithError);
      },
      onMessageText: async e => {
       const t = await (0, i.N8)({
        text: e
       });
       if (!t.success) return;
       const o = t.value;
       switch (p && c.enqueue({
        type: "raw",
        rawValue: o
       }), o.type) {
       case "conversation.item.input_audio_transcription.delta":
        c.enqueue({
         type: "transcript-delta",
         id: o.item_id,
         delta: o.delta ?? ""
        });
        break;

       case "conversation.item.input_audio_transcription.completed":
        ((e, t) => {
         u || (u = !0, null != t && c.enqueue({
          type: "transcript-final",
          id: t,
          text: e
         }), c.enqueue({
          type: "finish",
          text: e,
          segments: [],
          language: a
         }), c.close(), cleanup(1e3));
        })(o.transcript ?? "", o.item_id);
        break;

       case "error":
        finishWithError(new Error(o.error?.message ?? "OpenAI realtime error"));
       }
      },
      onSocketError: () => {
       finishWithError(new Error("OpenAI realtime transcription error"));
      },
      onClose: () => {
       u || (u = !0, cleanup(), c.close());
      }
     });
    },
    cancel: () => {
     u || (u = !0, cleanup());
    }
   });
  }
  const B = (0, i.ID)(() => (0, i.C_)(s.Ikc({
   instructions: s.YjP().nullish(),
   speed: s.aig().min(.25).max(4).nullish()
  })));
  var J = class OpenAISpeechModel {
   static [a.V](e) {
    return (0, i.Qf)({
     modelId: e.modelId,
     config: e.config
    });
   }
   static [a.C](e) {
    return new OpenAISpeechModel(e.modelId, e.config);
   }
   get provider() {
    return this.config.provider;
   }
   constructor(e, t) {
    this.modelId = e, this.config = t, this.specificationVersion = "v4";
   }
   async getArgs({text: e, voice: t = "alloy", outputFormat: o = "mp3", speed: n, instructions: a, language: s, providerOptions: r}) {
    const l = [], p = await (0, i.xI)({
     provider: "openai",
     providerOptions: r,
     schema: B
    }), u = {
     model: this.modelId,
     input: e,
     voice: t,
     response_format: "mp3",
     speed: n,
     instructions: a
    };
    if (o && ([ "mp3", "opus", "aac", "flac", "wav", "pcm" ].includes(o) ? u.response_format = o : l.push({
     type: "unsupported",
     feature: "outputFormat",
     details: `Unsupported output format: ${o}. Using mp3 instead.`
    })), p) {
     const e = {
      speed: p.speed ?? void 0,
      instructions: p.instructions ?? void 0
     };
     for (const t in e) {
      const o = e[t];
      void 0 !== o && (u[t] = o);
     }
    }
    return s && l.push({
     type: "unsupported",
     feature: "language",
     details: `OpenAI speech models do not support language selection. Language parameter "${s}" was ignored.`
    }), {
     requestBody: u,
     warnings: l
    };
   }
   async doGenerate(e) {
    const t = this.config._internal?.currentDate?.() ?? new Date, {requestBody: o, warnings: n} = await this.getArgs(e), {value: a, responseHeaders: s, rawValue: r} = await (0, 
    i.GU)({
     url: this.config.url({
      path: "/audio/speech",
      modelId: this.modelId
     }),
     headers: (0, i.m2)(await (0, i.hd)(this.config.headers), e.headers),
     body: o,
     failedResponseHandler: p,
     successfulResponseHandler: (0, i.HD)(),
     abortSignal: e.abortSignal,
     fetch: this.config.fetch
    });
    return {
     audio: a,
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
  function redactOpenAIToolArgs(e, t, o = !1) {
   if ("mcp" === e) return {
    ...t,
    ...null != t.authorization ? {
     authorization: "[redacted]"
    } : {},
    ...isRecord$1(t.headers) ? {
     headers: Object.fromEntries(Object.keys(t.headers).map(e => [ e, "[redacted]" ]))
    } : {}
   };
   const n = "code_interpreter" === e ? "container" : "shell" === e ? "environment" : void 0;
   if (null == n || !isRecord$1(t[n])) return t;
   const i = t[n], a = o ? "network_policy" : "networkPolicy", s = o ? "domain_secrets" : "domainSecrets", r = i[a];
   return isRecord$1(r) && Array.isArray(r[s]) ? {
    ...t,
    [n]: {
     ...i,
     [a]: {
      ...r,
      [s]: r[s].map(e => isRecord$1(e) && "value" in e ? {
       ...e,
       value: "[redacted]"
      } : e)
     }
    }
   } : t;
  }
  function withOpenAIResponseRedaction(e) {
   return isRecord$1(e) && Array.isArray(e.tools) ? (0, i.jN)(e, e => ({
    ...e,
    tools: e.tools.map(e => isRecord$1(e) ? redactOpenAIToolArgs(e.type, e, !0) : e)
   })) : e;
  }
  function isRecord$1(e) {
   return null != e && "object" == typeof e && !Array.isArray(e);
  }
  function convertOpenAIResponsesUsage(e) {
   if (null == e) return (0, i.EK)();
   const t = e.input_tokens, o = e.output_tokens, n = e.input_tokens_details?.cached_tokens ?? 0, a = e.input_tokens_details?.cache_write_tokens ?? void 0, s = e.output_tokens_details?.reasoning_tokens ?? 0;
   return {
    inputTokens: {
     total: t,
     noCache: t - n - (a ?? 0),
     cacheRead: n,
     cacheWrite: a
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
   if ("text" === e.type) return e;
   const o = normalizeOpenAIJsonSchema(e.schema);
   return t.push(...o.warnings), {
    ...e,
    schema: o.schema
   };
  }
  const V = (0, i.ID)(() => (0, i.C_)(s.Ikc({
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
  }))), W = (0, i.ID)(() => (0, i.C_)(s.Ikc({
   reasoningEffortUpdate: s.k5n([ "none", "low", "medium", "high", "xhigh", "max" ]).optional(),
   textFormatUpdate: openaiResponsesTextFormatSchema().optional(),
   additionalTools: s.YOg(openaiResponsesAdditionalToolSchema()).optional()
  }))), K = (0, i.ID)(() => (0, i.C_)(s.Ikc({
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
  const H = (0, i.ID)(() => (0, i.C_)(s.Ikc({
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
  }))), G = (0, i.ID)(() => (0, i.C_)(s.Ikc({
   status: s.k5n([ "completed", "failed" ]),
   output: s.YjP().optional()
  }))), Z = ((0, i.ID)(() => (0, i.C_)(s.Ikc({}))), (0, i.J2)({
   id: "openai.apply_patch",
   inputSchema: H,
   outputSchema: G
  }), () => s.Ikc({
   id: s.YjP(),
   code: s.YjP().optional(),
   message: s.YjP().optional()
  })), Q = (0, i.ID)(() => (0, i.C_)(s.Ikc({
   actions: s.YOg(s.gMt("type", [ s.Ikc({
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
   }) ])),
   pendingSafetyChecks: s.YOg(Z()),
   status: s.k5n([ "in_progress", "completed", "incomplete" ])
  }))), X = (0, i.ID)(() => (0, i.C_)(s.Ikc({
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
   acknowledgedSafetyChecks: s.YOg(Z()).optional()
  })));
  (0, i.J2)({
   id: "openai.computer",
   inputSchema: Q,
   outputSchema: X
  });
  const ee = (0, i.ID)(() => (0, i.C_)(s.Ikc({
   action: s.Ikc({
    type: s.euz("exec"),
    command: s.YOg(s.YjP()),
    timeoutMs: s.aig().optional(),
    user: s.YjP().optional(),
    workingDirectory: s.YjP().optional(),
    env: s.g1P(s.YjP(), s.YjP()).optional()
   })
  }))), te = (0, i.ID)(() => (0, i.C_)(s.Ikc({
   output: s.YjP()
  })));
  (0, i.J2)({
   id: "openai.local_shell",
   inputSchema: ee,
   outputSchema: te
  });
  const oe = (0, i.ID)(() => (0, i.C_)(s.Ikc({
   action: s.Ikc({
    commands: s.YOg(s.YjP()),
    timeoutMs: s.aig().optional(),
    maxOutputLength: s.aig().optional()
   })
  }))), ne = (0, i.ID)(() => (0, i.C_)(s.Ikc({
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
  }))), ie = (0, i.ID)(() => (0, i.C_)(s.Ikc({
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
    skills: s.YOg(s.gMt("type", [ s.Ikc({
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
    }) ])).optional()
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
  }))), ae = ((0, i.J2)({
   id: "openai.shell",
   redactArgs: e => redactOpenAIToolArgs("shell", e),
   inputSchema: oe,
   outputSchema: ne
  }), (0, i.ID)(() => (0, i.C_)(s.Ikc({
   execution: s.k5n([ "server", "client" ]).optional(),
   description: s.YjP().optional(),
   parameters: s.g1P(s.YjP(), s.L5J()).optional()
  })))), se = (0, i.ID)(() => (0, i.C_)(s.Ikc({
   arguments: s.L5J().optional(),
   call_id: s.YjP().nullish()
  }))), re = (0, i.ID)(() => (0, i.C_)(s.Ikc({
   tools: s.YOg(s.g1P(s.YjP(), s.L5J()))
  }))), le = ((0, i.J2)({
   id: "openai.tool_search",
   inputSchema: se,
   outputSchema: re
  }), (0, i.ID)(() => (0, i.C_)(s.Ikc({
   code: s.YjP(),
   fingerprint: s.YjP()
  })))), pe = (0, i.ID)(() => (0, i.C_)(s.Ikc({
   result: s.YjP(),
   status: s.k5n([ "completed", "incomplete" ])
  }))), ue = ((0, i.z)({
   id: "openai.programmatic_tool_calling",
   inputSchema: le,
   outputSchema: pe,
   supportsDeferredResults: !0
  }), (0, i.ID)(() => (0, i.C_)(s.Ikc({
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
  })))), ce = (0, i.ID)(() => (0, i.C_)(s.Ikc({}))), de = (0, i.ID)(() => (0, i.C_)(s.Ikc({
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
  }))), me = (0, i.z)({
   id: "openai.web_search",
   inputSchema: ce,
   outputSchema: de
  }), webSearch = (e = {}) => me(e), ge = "parallel";
  function getParallelToolCallMetadata({providerOptions: e, providerOptionsName: t}) {
   const o = e?.[t]?.parallelToolCall;
   if (!(!(0, n.k9)(o) || "string" != typeof o.itemId || "string" != typeof o.toolCallId || "string" != typeof o.toolName || void 0 !== o.input && "string" != typeof o.input || "number" != typeof o.index || !Number.isInteger(o.index) || "number" != typeof o.count || !Number.isInteger(o.count) || o.index < 0 || o.count <= o.index)) return o;
  }
  function isUndeclaredParallelToolCall({toolName: e, tools: t}) {
   return e === ge && !t.some(e => e.name === ge);
  }
  async function expandParallelToolCall({toolCall: e, tools: t, providerOptionsName: o, itemId: a}) {
   if (!isUndeclaredParallelToolCall({
    toolName: e.toolName,
    tools: t
   })) return;
   const s = await (0, i.N8)({
    text: e.input
   });
   if (!s.success || !(0, n.k9)(s.value)) return;
   const r = s.value.tool_uses;
   if (!Array.isArray(r) || 0 === r.length) return;
   const l = new Set(t.map(e => e.name)), p = [];
   for (const [t, i] of r.entries()) {
    if (!(0, n.k9)(i)) return;
    const s = i.recipient_name, u = i.parameters;
    if ("string" != typeof s || !s.startsWith("functions.") || !(0, n.k9)(u)) return;
    const c = s.slice(10);
    if (0 === c.length || !l.has(c)) return;
    p.push({
     type: "tool-call",
     toolCallId: `${e.toolCallId}_${t}`,
     toolName: c,
     input: JSON.stringify(u),
     providerMetadata: {
      [o]: {
       parallelToolCall: {
        itemId: a,
        toolCallId: e.toolCallId,
        toolName: e.toolName,
        ...0 === t && {
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
   if ("string" == typeof e) try {
    return (0, i.ZA)(e), e;
   } catch {
    return (0, i.f3)(e);
   }
   return (0, i.f3)(void 0 === e ? {} : e);
  }
  function mapToolCaller(e) {
   return null == e ? void 0 : "program" === e.type ? {
    type: "program",
    caller_id: e.callerId
   } : e;
  }
  async function convertWebSearchToolResultOutput({output: e, id: t}) {
   if ("json" !== e.type) return;
   const o = await (0, i.ZZ)({
    value: e.value,
    schema: de
   });
   if (!o.success || null == o.value.action) return;
   const {action: n, sources: a} = o.value;
   switch (n.type) {
   case "search":
    return {
     type: "web_search_call",
     id: t,
     status: "completed",
     action: {
      type: "search",
      ...null != n.query && {
       query: n.query
      },
      ...null != n.queries && {
       queries: n.queries
      },
      ...null != a && {
       sources: a
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
  async function convertFunctionToolResultOutput({output: e, toolName: t, outputSchemaToolNames: o, promptCacheBreakpoint: n, providerOptionsName: a, warnings: s}) {
   const r = o?.has(t), convertScalarOutput = e => null == n ? e : [ {
    type: "input_text",
    text: e,
    prompt_cache_breakpoint: n
   } ];
   switch (e.type) {
   case "text":
    return convertScalarOutput(r ? (0, i.f3)(e.value) : e.value);

   case "error-text":
   case "error-json":
    return convertScalarOutput((0, i.f3)({
     error: e.value
    }));

   case "execution-denied":
    {
     const t = e.reason ?? "Tool call execution denied.";
     return convertScalarOutput(r ? (0, i.f3)(t) : t);
    }

   case "json":
    return convertScalarOutput((0, i.f3)(e.value));

   case "content":
    return e.value.map(e => {
     const t = getPromptCacheBreakpoint(e.providerOptions, a);
     switch (e.type) {
     case "text":
      return {
       type: "input_text",
       text: e.text,
       ...null != t && {
        prompt_cache_breakpoint: t
       }
      };

     case "file":
      {
       const o = (0, i.yu)(e.mediaType), n = e.providerOptions?.[a]?.imageDetail;
       if ("reference" === e.data.type) {
        const s = (0, i.p5)({
         reference: e.data.reference,
         provider: a
        });
        return "image" === o ? {
         type: "input_image",
         file_id: s,
         detail: n,
         ...null != t && {
          prompt_cache_breakpoint: t
         }
        } : {
         type: "input_file",
         file_id: s,
         ...null != t && {
          prompt_cache_breakpoint: t
         }
        };
       }
       if ("data" === e.data.type) {
        const a = (0, i.SL)({
         part: e
        });
        return "image" === o ? {
         type: "input_image",
         image_url: `data:${a};base64,${(0, i.ej)(e.data.data)}`,
         detail: n,
         ...null != t && {
          prompt_cache_breakpoint: t
         }
        } : {
         type: "input_file",
         filename: e.filename ?? "data",
         file_data: `data:${a};base64,${(0, i.ej)(e.data.data)}`,
         ...null != t && {
          prompt_cache_breakpoint: t
         }
        };
       }
       return "url" === e.data.type ? "image" === o ? {
        type: "input_image",
        image_url: e.data.url.toString(),
        detail: n,
        ...null != t && {
         prompt_cache_breakpoint: t
        }
       } : {
        type: "input_file",
        file_url: e.data.url.toString(),
        ...null != t && {
         prompt_cache_breakpoint: t
        }
       } : void s.push({
        type: "other",
        message: `unsupported tool content part type: ${e.type} with data type: ${e.data.type}`
       });
      }

     default:
      return void s.push({
       type: "other",
       message: `unsupported tool content part type: ${e.type}`
      });
     }
    }).filter(i.R);
   }
  }
  function hasSameParallelToolCall(e, t) {
   return e.itemId === t.itemId && e.toolCallId === t.toolCallId && e.toolName === t.toolName && (void 0 === e.input || void 0 === t.input || e.input === t.input) && e.count === t.count;
  }
  function getPromptCacheBreakpoint(e, t) {
   return e?.[t]?.promptCacheBreakpoint;
  }
  function getScalarToolResultPromptCacheBreakpoint({output: e, toolResultProviderOptions: t, providerOptionsName: o}) {
   return "content" === e.type ? void 0 : getPromptCacheBreakpoint(e.providerOptions, o) ?? getPromptCacheBreakpoint(t, o);
  }
  function isFileId(e, t) {
   return !!t && t.some(t => e.startsWith(t));
  }
  const he = (0, i.ID)(() => (0, i.C_)(s.Ikc({
   itemId: s.YjP().nullish(),
   reasoningEncryptedContent: s.YjP().nullish()
  })));
  async function parseToolResultAdditionalTools({providerOptions: e, providerOptionsName: t}) {
   const o = await (0, i.xI)({
    provider: t,
    providerOptions: e,
    schema: K
   });
   return null != o?.additionalTools || "openai" === t ? o?.additionalTools : (await (0, 
   i.xI)({
    provider: "openai",
    providerOptions: e,
    schema: K
   }))?.additionalTools;
  }
  function mapOpenAIResponsesAnnotationSource(e, t, o) {
   if ("url_citation" === e.type) return {
    type: "source",
    sourceType: "url",
    id: o,
    url: e.url,
    title: e.title
   };
   const n = "file_path" === e.type ? e.file_id : e.filename;
   return {
    type: "source",
    sourceType: "document",
    id: o,
    mediaType: "file_path" === e.type ? "application/octet-stream" : "text/plain",
    title: n,
    filename: n,
    providerMetadata: {
     [t]: {
      type: e.type,
      fileId: e.file_id,
      ..."container_file_citation" === e.type ? {
       containerId: e.container_id
      } : {
       index: e.index
      }
     }
    }
   };
  }
  function mapOpenAIResponsesCitations(e, t) {
   return e.flatMap(e => "file_path" === e.type ? [] : [ {
    source: mapOpenAIResponsesAnnotationSource(e, t, "url_citation" === e.type ? e.url : e.file_id),
    ..."start_index" in e ? {
     startIndex: e.start_index,
     endIndex: e.end_index
    } : {}
   } ]);
  }
  function mapOpenAIResponseFinishReason({finishReason: e, hasFunctionCall: t, hasRefusal: o = !1}) {
   switch (e) {
   case void 0:
   case null:
    return t ? "tool-calls" : o ? "content-filter" : "stop";

   case "max_output_tokens":
    return "length";

   case "content_filter":
    return "content-filter";

   default:
    return t ? "tool-calls" : "other";
   }
  }
  let fe;
  const jsonValueSchema$1 = () => fe ??= s.RZV(() => s.KCZ([ s.YjP(), s.aig(), s.zMY(), s.chJ(), s.YOg(jsonValueSchema$1()), s.g1P(s.YjP(), jsonValueSchema$1().optional()) ])), jsonObjectSchema = () => s.g1P(s.YjP(), jsonValueSchema$1().optional()), openaiResponsesPromptCacheDiagnosticsSchema = () => s.Ikc({
   type: s.YjP(),
   reason: s.YjP().nullish(),
   cache_missed_tokens: s.aig().nullish(),
   comparison_reusable_tokens: s.aig().nullish()
  }), openaiResponsesUsageSchema = () => s.E$q(jsonObjectSchema(), s.Ikc({
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
  })), openaiResponsesComputerActionSchema = () => s.gMt("type", [ s.Ikc({
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
  }) ]), openaiResponsesComputerCallSchema = () => s.Ikc({
   type: s.euz("computer_call"),
   id: s.YjP(),
   call_id: s.YjP().nullish(),
   status: s.k5n([ "in_progress", "completed", "incomplete" ]),
   action: openaiResponsesComputerActionSchema().nullish(),
   actions: s.YOg(openaiResponsesComputerActionSchema()).nullish(),
   pending_safety_checks: s.YOg(s.Ikc({
    id: s.YjP(),
    code: s.YjP().nullish(),
    message: s.YjP().nullish()
   })).nullish()
  }), openaiResponsesToolCallerSchema = () => s.gMt("type", [ s.Ikc({
   type: s.euz("direct")
  }), s.Ikc({
   type: s.euz("program"),
   caller_id: s.YjP()
  }) ]), openaiResponsesProgramSchema = () => s.Ikc({
   type: s.euz("program"),
   id: s.YjP(),
   call_id: s.YjP(),
   code: s.YjP(),
   fingerprint: s.YjP()
  }), openaiResponsesProgramOutputSchema = () => s.Ikc({
   type: s.euz("program_output"),
   id: s.YjP(),
   call_id: s.YjP(),
   result: s.YjP(),
   status: s.k5n([ "completed", "incomplete" ])
  }), openaiResponsesLocalShellCallSchema = () => s.Ikc({
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
  }), ye = new Set([ "error", "response.apply_patch_call_operation_diff.delta", "response.apply_patch_call_operation_diff.done", "response.code_interpreter_call_code.delta", "response.code_interpreter_call_code.done", "response.completed", "response.created", "response.custom_tool_call_input.delta", "response.failed", "response.function_call_arguments.delta", "response.function_call_arguments.done", "response.image_generation_call.partial_image", "response.in_progress", "response.incomplete", "response.output_item.added", "response.output_item.done", "response.output_text.annotation.added", "response.output_text.delta", "response.refusal.delta", "response.refusal.done", "response.reasoning_summary_part.added", "response.reasoning_summary_part.done", "response.reasoning_summary_text.delta" ]), _e = new Set([ "apply_patch_call", "code_interpreter_call", "compaction", "computer_call", "custom_tool_call", "file_search_call", "function_call", "image_generation_call", "local_shell_call", "mcp_approval_request", "mcp_call", "mcp_list_tools", "message", "program", "program_output", "reasoning", "shell_call", "shell_call_output", "tool_search_call", "tool_search_output", "web_search_call" ]), Ie = (0, 
  i.ID)(() => (0, i.C_)(s.KCZ([ s.Ikc({
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
  }), s.Ikc({
   type: s.euz("error"),
   sequence_number: s.aig(),
   error: s.Ikc({
    type: s.YjP(),
    code: s.YjP().nullish(),
    message: s.YjP(),
    param: s.YjP().nullish()
   })
  }), s.Ikc({
   type: s.euz("error"),
   sequence_number: s.aig(),
   code: s.YjP().nullish(),
   message: s.YjP(),
   param: s.YjP().nullish()
  }), s.Ikc({
   type: s.YjP()
  }).loose().refine(e => !function(e) {
   return !("string" != typeof e.type || !ye.has(e.type)) && ("response.output_item.added" !== e.type && "response.output_item.done" !== e.type || !(0, 
   i.u4)(e.item) || "string" != typeof e.item.type || _e.has(e.item.type));
  }(e), {
   message: "Known response chunk failed schema validation"
  }).transform(e => ({
   type: "unknown_chunk",
   message: e.type
  })) ]))), ke = (0, i.ID)(() => (0, i.C_)(s.Ikc({
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
  }))), ve = (0, i.ID)(() => (0, i.C_)(s.Ikc({
   code: s.YjP().nullish(),
   containerId: s.YjP()
  }))), Pe = (0, i.ID)(() => (0, i.C_)(s.Ikc({
   outputs: s.YOg(s.gMt("type", [ s.Ikc({
    type: s.euz("logs"),
    logs: s.YjP()
   }), s.Ikc({
    type: s.euz("image"),
    url: s.YjP()
   }) ])).nullish()
  }))), be = (0, i.ID)(() => (0, i.C_)(s.Ikc({
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
  }))), Ye = (0, i.z)({
   id: "openai.code_interpreter",
   redactArgs: e => redactOpenAIToolArgs("code_interpreter", e),
   inputSchema: ve,
   outputSchema: Pe
  }), codeInterpreter = (e = {}) => Ye(e), comparisonFilterSchema = () => s.Ikc({
   key: s.YjP(),
   type: s.k5n([ "eq", "ne", "gt", "gte", "lt", "lte", "in", "nin" ]),
   value: s.KCZ([ s.YjP(), s.aig(), s.zMY(), s.YOg(s.YjP()) ])
  });
  let je;
  const compoundFilterSchema = () => je ??= s.Ikc({
   type: s.k5n([ "and", "or" ]),
   filters: s.YOg(s.KCZ([ comparisonFilterSchema(), s.RZV(() => compoundFilterSchema()) ]))
  }), we = (0, i.ID)(() => (0, i.C_)(s.Ikc({
   vectorStoreIds: s.YOg(s.YjP()),
   maxNumResults: s.aig().optional(),
   ranking: s.Ikc({
    ranker: s.YjP().optional(),
    scoreThreshold: s.aig().optional()
   }).optional(),
   filters: s.KCZ([ comparisonFilterSchema(), compoundFilterSchema() ]).optional()
  }))), xe = (0, i.ID)(() => (0, i.C_)(s.Ikc({
   queries: s.YOg(s.YjP()),
   results: s.YOg(s.Ikc({
    attributes: s.g1P(s.YjP(), s.L5J()),
    fileId: s.YjP(),
    filename: s.YjP(),
    score: s.aig(),
    text: s.YjP()
   })).nullable()
  }))), Ce = (0, i.z)({
   id: "openai.file_search",
   inputSchema: s.Ikc({}),
   outputSchema: xe
  }), Oe = (0, i.ID)(() => (0, i.C_)(s.Ikc({
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
  }).strict())), Te = (0, i.ID)(() => (0, i.C_)(s.Ikc({}))), ze = (0, i.ID)(() => (0, 
  i.C_)(s.Ikc({
   result: s.YjP()
  }))), Se = (0, i.z)({
   id: "openai.image_generation",
   inputSchema: Te,
   outputSchema: ze
  }), imageGeneration = (e = {}) => Se(e), qe = (0, i.ID)(() => (0, i.C_)(s.Ikc({
   description: s.YjP().optional(),
   async: s.zMY().optional(),
   format: s.KCZ([ s.Ikc({
    type: s.euz("grammar"),
    syntax: s.k5n([ "regex", "lark" ]),
    definition: s.YjP()
   }), s.Ikc({
    type: s.euz("text")
   }) ]).optional()
  }))), Ne = (0, i.ID)(() => (0, i.C_)(s.YjP()));
  let Me;
  (0, i.hL)({
   id: "openai.custom",
   inputSchema: Ne
  });
  const jsonValueSchema = () => Me ??= s.RZV(() => s.KCZ([ s.YjP(), s.aig(), s.zMY(), s.chJ(), s.YOg(jsonValueSchema()), s.g1P(s.YjP(), jsonValueSchema()) ])), Re = (0, 
  i.ID)(() => (0, i.C_)(s.Ikc({
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
  }).refine(e => null != e.serverUrl || null != e.connectorId || null != e.tunnelId, "One of serverUrl, connectorId, or tunnelId must be provided.").refine(e => null == e.tunnelId || null == e.serverUrl && null == e.connectorId, "tunnelId cannot be combined with serverUrl or connectorId."))), Ae = (0, 
  i.ID)(() => (0, i.C_)(s.Ikc({}))), $e = (0, i.ID)(() => (0, i.C_)(s.Ikc({
   type: s.euz("call"),
   serverLabel: s.YjP(),
   name: s.YjP(),
   arguments: s.YjP(),
   output: s.YjP().nullish(),
   error: s.KCZ([ s.YjP(), jsonValueSchema() ]).optional()
  })));
  (0, i.z)({
   id: "openai.mcp",
   redactArgs: e => redactOpenAIToolArgs("mcp", e),
   inputSchema: Ae,
   outputSchema: $e
  });
  const Ee = (0, i.ID)(() => (0, i.C_)(s.Ikc({
   searchContextSize: s.k5n([ "low", "medium", "high" ]).optional(),
   userLocation: s.Ikc({
    type: s.euz("approximate"),
    country: s.YjP().optional(),
    city: s.YjP().optional(),
    region: s.YjP().optional(),
    timezone: s.YjP().optional()
   }).optional()
  }))), De = (0, i.ID)(() => (0, i.C_)(s.Ikc({}))), Fe = (0, i.ID)(() => (0, i.C_)(s.Ikc({
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
  }))), Ue = (0, i.z)({
   id: "openai.web_search_preview",
   inputSchema: De,
   outputSchema: Fe
  });
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
  function toAllowedToolResolution(e) {
   switch (e.type) {
   case "custom":
    return {
     supported: !0,
     entry: {
      type: "custom",
      name: e.name
     }
    };

   case "mcp":
    return {
     supported: !0,
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
     supported: !0,
     entry: {
      type: e.type
     }
    };

   default:
    return {
     supported: !1,
     reason: `OpenAI does not support ${e.type} tools in tool_choice.allowed_tools`
    };
   }
  }
  function prepareFunctionTool({tool: e, options: t, toolWarnings: o, async: n}) {
   const i = t?.deferLoading, a = normalizeOpenAIJsonSchema(e.inputSchema), s = null != t?.outputSchema ? normalizeOpenAIJsonSchema(t.outputSchema) : void 0;
   return o.push(...a.warnings, ...s?.warnings ?? []), {
    type: "function",
    name: e.name,
    description: e.description,
    parameters: a.schema,
    ...null != n ? {
     async: n
    } : {},
    strict: e.strict ?? !1,
    ...null != i ? {
     defer_loading: i
    } : {},
    ...null != t?.allowedCallers ? {
     allowed_callers: t.allowedCallers
    } : {},
    ...null != t?.outputSchema ? {
     output_schema: s?.schema
    } : {}
   };
  }
  function resolveAsyncToolOption({value: e, supportsAsyncToolCalling: t, toolName: o, toolWarnings: n}) {
   if (!0 !== e || t) return e;
   n.push({
    type: "unsupported",
    feature: `async tool calling for "${o}"`,
    details: "Async tool calling is only supported by GPT-6 and later models."
   });
  }
  function mapShellEnvironment(e) {
   if ("containerReference" === e.type) return {
    type: "container_reference",
    container_id: e.containerId
   };
   if ("containerAuto" === e.type) {
    const o = e;
    return {
     type: "container_auto",
     file_ids: o.fileIds,
     memory_limit: o.memoryLimit,
     network_policy: null == o.networkPolicy ? void 0 : "disabled" === o.networkPolicy.type ? {
      type: "disabled"
     } : {
      type: "allowlist",
      allowed_domains: o.networkPolicy.allowedDomains,
      domain_secrets: o.networkPolicy.domainSecrets
     },
     skills: (t = o.skills, t?.map(e => "skillReference" === e.type ? {
      type: "skill_reference",
      skill_id: (0, i.p5)({
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
     }))
    };
   }
   var t;
   return {
    type: "local",
    skills: e.skills
   };
  }
  function extractApprovalRequestIdToToolCallIdMapping(e) {
   const t = {};
   for (const o of e) if ("assistant" === o.role) for (const e of o.content) {
    if ("tool-call" !== e.type) continue;
    const o = e.providerOptions?.openai?.approvalRequestId;
    null != o && (t[o] = e.toolCallId);
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
     ...null != e.keys && {
      keys: e.keys
     }
    };

   case "double_click":
    return {
     type: "double_click",
     x: e.x,
     y: e.y,
     ...null != e.keys && {
      keys: e.keys
     }
    };

   case "drag":
    return {
     type: "drag",
     path: e.path,
     ...null != e.keys && {
      keys: e.keys
     }
    };

   case "keypress":
   case "screenshot":
   case "type":
   case "wait":
    return e;

   case "move":
    return {
     type: "move",
     x: e.x,
     y: e.y,
     ...null != e.keys && {
      keys: e.keys
     }
    };

   case "scroll":
    return {
     type: "scroll",
     x: e.x,
     y: e.y,
     scrollX: e.scroll_x,
     scrollY: e.scroll_y,
     ...null != e.keys && {
      keys: e.keys
     }
    };
   }
  }
  function mapComputerCallInput({action: e, actions: t, pending_safety_checks: o, status: n}) {
   return {
    actions: (t ?? (null != e ? [ e ] : [])).map(mapComputerAction),
    pendingSafetyChecks: o?.map(e => ({
     id: e.id,
     ...null != e.code && {
      code: e.code
     },
     ...null != e.message && {
      message: e.message
     }
    })) ?? [],
    status: n
   };
  }
  const Le = {
   "image/*": [ /^https?:\/\/.*$/ ],
   "application/pdf": [ /^https?:\/\/.*$/ ]
  };
  var Be = class OpenAIResponsesLanguageModel {
   static [a.V](e) {
    return (0, i.Qf)({
     modelId: e.modelId,
     config: e.config
    });
   }
   static [a.C](e) {
    return new OpenAIResponsesLanguageModel(e.modelId, function(e) {
     if (null == e.provider) throw new Error("OpenAI model is missing provider after workflow deserialization.");
     return {
      ...e,
      provider: e.provider,
      url: "function" == typeof e.url ? e.url : ({path: t}) => {
       if (null == e.baseURL) throw new Error("OpenAI model is missing baseURL after workflow deserialization.");
       return `${e.baseURL}${t}`;
      },
      headers: "function" == typeof e.headers ? e.headers : null == e.headers ? void 0 : () => e.headers
     };
    }(e.config));
   }
   constructor(e, t) {
    this.specificationVersion = "v4", this.supportedUrls = Le, this.modelId = e, this.config = t;
   }
   get provider() {
    return this.config.provider;
   }
   static async prepareRequest({modelId: e, config: t, options: {maxOutputTokens: o, temperature: a, stopSequences: s, topP: r, topK: l, presencePenalty: p, frequencyPenalty: u, seed: c, prompt: d, reasoning: m, providerOptions: g, tools: h, toolChoice: f, responseFormat: y}}) {
    const _ = [], {capabilities: {language: I}, requestConfig: {language: k}} = getOpenAILanguageModelEntry(e);
    null != l && _.push({
     type: "unsupported",
     feature: "topK"
    }), null != c && _.push({
     type: "unsupported",
     feature: "seed"
    }), null != p && _.push({
     type: "unsupported",
     feature: "presencePenalty"
    }), null != u && _.push({
     type: "unsupported",
     feature: "frequencyPenalty"
    }), null != s && _.push({
     type: "unsupported",
     feature: "stopSequences"
    });
    const v = t.provider.includes("azure") ? "azure" : "openai", {options: P} = await (0, 
    i.Wo)({
     providerOptions: g,
     namespaces: [ v, "openai" ],
     resolution: "first",
     schema: V
    }), b = resolveOpenAIReasoningEffort({
     providerReasoningEffort: P?.reasoningEffort,
     reasoning: m,
     supportedReasoningEfforts: I.reasoning.efforts,
     warnings: _
    }), Y = void 0 !== P?.reasoningSummary ? P.reasoningSummary : null != b && "none" !== b ? "detailed" : void 0, j = P?.forceReasoning ?? !0 === I.reasoning.support;
    P?.conversation && P?.previousResponseId && _.push({
     type: "unsupported",
     feature: "conversation",
     details: "conversation and previousResponseId cannot be used together"
    });
    const w = (0, i.CR)({
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
    }), x = new Set, C = new Set, {tools: O, toolChoice: T, toolWarnings: z} = await async function({tools: e, toolChoice: t, allowedTools: o, toolNameMapping: a, customProviderToolNames: s, outputSchemaToolNames: r, supportsAsyncToolCalling: l = !0, providerOptionsName: p = "openai"}) {
     const u = [];
     if (null == (e = e?.length ? e : void 0)) return {
      tools: void 0,
      toolChoice: void 0,
      toolWarnings: u
     };
     const c = [], d = new Map, m = s ?? new Set, g = new Map, h = new Map, recordAllowedTool = (e, t, o) => {
      if (g.set(e, t), null == o || o === e) return;
      const n = h.get(o);
      var i, a;
      null == n ? h.set(o, t) : "ambiguous" === n || (a = t, (i = n).supported && a.supported ? allowedToolKey(i.entry) === allowedToolKey(a.entry) : !i.supported && !a.supported && i.reason === a.reason) || h.set(o, "ambiguous");
     };
     for (const s of e) switch (s.type) {
     case "function":
      {
       const e = s.providerOptions?.[p] ?? s.providerOptions?.openai;
       if (null != e?.outputSchema && r?.add(s.name), !0 === e?.omitFromRequestTools) {
        if (recordAllowedTool(s.name, {
         supported: !1,
         reason: "tools omitted from the request tools array cannot be allow-listed"
        }, void 0), null == o && "tool" === t?.type && t.toolName === s.name) throw new n.b8({
         functionality: `forcing tool "${s.name}" omitted from the request tools array; use automatic tool choice for history-loaded tools`
        });
        break;
       }
       const i = prepareFunctionTool({
        tool: s,
        options: e,
        toolWarnings: u,
        async: resolveAsyncToolOption({
         value: e?.async,
         supportsAsyncToolCalling: l,
         toolName: s.name,
         toolWarnings: u
        })
       }), a = e?.namespace;
       if (null == a) c.push(i); else {
        let e = d.get(a.name);
        if (null == e) e = {
         type: "namespace",
         name: a.name,
         description: a.description,
         tools: []
        }, d.set(a.name, e), c.push(e); else if (e.description !== a.description) throw new n.b8({
         functionality: `conflicting descriptions for OpenAI tool namespace "${a.name}"`
        });
        e.tools.push(i);
       }
       recordAllowedTool(s.name, null != a ? {
        supported: !1,
        reason: "tools inside an OpenAI tool namespace are not visible to tool_choice.allowed_tools"
       } : !0 === e?.deferLoading ? {
        supported: !1,
        reason: "deferred tools are not visible to tool_choice.allowed_tools"
       } : {
        supported: !0,
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
         const e = await (0, i.k5)({
          value: s.args,
          schema: we
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
         const e = await (0, i.k5)({
          value: s.args,
          schema: ie
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
         const e = await (0, i.k5)({
          value: s.args,
          schema: Ee
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
         const e = await (0, i.k5)({
          value: s.args,
          schema: ue
         });
         c.push({
          type: "web_search",
          filters: null != e.filters ? {
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
         const e = await (0, i.k5)({
          value: s.args,
          schema: be
         });
         c.push({
          type: "code_interpreter",
          container: null == e.container ? {
           type: "auto",
           file_ids: void 0
          } : "string" == typeof e.container ? e.container : {
           type: "auto",
           file_ids: e.container.fileIds,
           memory_limit: e.container.memoryLimit,
           network_policy: null == e.container.networkPolicy ? void 0 : "disabled" === e.container.networkPolicy.type ? {
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
         const e = await (0, i.k5)({
          value: s.args,
          schema: Oe
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
         const e = await (0, i.k5)({
          value: s.args,
          schema: Re
         }), mapApprovalFilter = e => ({
          tool_names: e.toolNames
         }), t = e.requireApproval, o = null == t ? void 0 : "string" == typeof t ? t : null != t.never ? {
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
         const e = await (0, i.k5)({
          value: s.args,
          schema: qe
         });
         c.push({
          type: "custom",
          name: s.name,
          description: e.description,
          ...null != resolveAsyncToolOption({
           value: e.async,
           supportsAsyncToolCalling: l,
           toolName: s.name,
           toolWarnings: u
          }) ? {
           async: e.async
          } : {},
          format: e.format
         }), m.add(s.name);
         break;
        }

       case "openai.programmatic_tool_calling":
        c.push({
         type: "programmatic_tool_calling"
        });
        break;

       case "openai.tool_search":
        {
         const e = await (0, i.k5)({
          value: s.args,
          schema: ae
         });
         c.push({
          type: "tool_search",
          ...null != e.execution ? {
           execution: e.execution
          } : {},
          ...null != e.description ? {
           description: e.description
          } : {},
          ...null != e.parameters ? {
           parameters: e.parameters
          } : {}
         });
         break;
        }
       }
       if (c.length > e) {
        const t = c[e];
        recordAllowedTool(s.name, toAllowedToolResolution(t), a?.toProviderToolName(s.name));
       }
       break;
      }

     default:
      u.push({
       type: "unsupported",
       feature: `function tool ${s}`
      });
     }
     if (null != o) {
      const e = [], t = [];
      for (const n of o.toolNames) {
       const o = g.get(n), i = o ?? h.get(n);
       null != o && h.has(n) && u.push({
        type: "unsupported",
        feature: `allowedTools entry "${n}"`,
        details: "this name is both a tool name and the provider tool name of another tool in this request; the tool with this name is allowed"
       }), "ambiguous" !== i ? null != i ? i.supported ? e.push(i.entry) : (u.push({
        type: "unsupported",
        feature: `allowedTools entry "${n}"`,
        details: `${i.reason}; the tool is removed from the allowed tools`
       }), t.push(n)) : (u.push({
        type: "unsupported",
        feature: `allowedTools entry "${n}"`,
        details: "the tool is not part of the tools for this request and is sent as a function tool"
       }), e.push({
        type: "function",
        name: a?.toProviderToolName(n) ?? n
       })) : (u.push({
        type: "unsupported",
        feature: `allowedTools entry "${n}"`,
        details: "several tools in this request share this provider tool name; use the tool name from the tools for this request instead"
       }), t.push(n));
      }
      if (0 === e.length) throw new n.b8({
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
     if (null == t) return {
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
       const e = a?.toProviderToolName(t.toolName) ?? t.toolName;
       return {
        tools: c,
        toolChoice: "code_interpreter" === e || "file_search" === e || "image_generation" === e || "web_search_preview" === e || "web_search" === e || "mcp" === e || "apply_patch" === e || "computer" === e || "programmatic_tool_calling" === e ? {
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
    }({
     tools: h,
     toolChoice: f,
     allowedTools: P?.allowedTools ?? void 0,
     toolNameMapping: w,
     customProviderToolNames: x,
     outputSchemaToolNames: C,
     supportsAsyncToolCalling: I.tools.async,
     providerOptionsName: v
    }), S = function({modelCapabilities: e, options: t}) {
     return e.configurationUpdates ? "pro" === t?.reasoningMode || null != t?.contextManagement || "auto" === t?.truncation ? "Configuration updates require standard reasoning mode without automatic compaction or automatic truncation" : void 0 : "Configuration updates are only supported by GPT-6 and later models";
    }({
     modelCapabilities: I,
     options: P
    }), {input: q, warnings: N} = await async function({prompt: e, toolNameMapping: t, systemMessageMode: o, providerOptionsName: a, explicitMessageItemType: s = !1, fileIdPrefixes: r, passThroughUnsupportedFiles: l = !1, store: p, isReasoningModel: u = !1, hasConversation: c = !1, hasPreviousResponseId: d = !1, hasLocalShellTool: m = !1, hasShellTool: g = !1, hasApplyPatchTool: h = !1, hasComputerTool: f = !1, toolSearchToolName: y, customProviderToolNames: _, outputSchemaToolNames: I, configurationUpdateUnsupportedReason: k}) {
     let v = [];
     const P = [], b = new Set, Y = new Set, j = c || d ? function({prompt: e, providerOptionsName: t}) {
      const o = new Map;
      for (const n of e) if ("tool" === n.role) for (const e of n.content) {
       if ("tool-result" !== e.type) continue;
       const n = getParallelToolCallMetadata({
        providerOptions: e.providerOptions,
        providerOptionsName: t
       });
       if (null == n) continue;
       const i = o.get(n.toolCallId);
       null != i ? hasSameParallelToolCall(i.metadata, n) && !i.results.has(n.index) ? (void 0 === i.metadata.input && void 0 !== n.input && (i.metadata = n), 
       i.results.set(n.index, e)) : i.invalid = !0 : o.set(n.toolCallId, {
        metadata: n,
        results: new Map([ [ n.index, e ] ]),
        invalid: !1
       });
      }
      const n = new Map;
      for (const [e, t] of o) {
       if (t.invalid || t.results.size !== t.metadata.count || void 0 === t.metadata.input) continue;
       const o = Array.from({
        length: t.metadata.count
       }, (e, o) => t.results.get(o));
       o.every(i.R) && n.set(e, {
        metadata: {
         ...t.metadata,
         input: t.metadata.input
        },
        results: o
       });
      }
      return n;
     }({
      prompt: e,
      providerOptionsName: a
     }) : new Map, w = new Set, x = new Set;
     for (const {role: C, content: O, providerOptions: T} of e) switch (C) {
     case "system":
      {
       let e = await (0, i.xI)({
        provider: a,
        providerOptions: T,
        schema: W
       });
       null == e && "openai" !== a && (e = await (0, i.xI)({
        provider: "openai",
        providerOptions: T,
        schema: W
       }));
       const t = e?.reasoningEffortUpdate, r = e?.textFormatUpdate, l = e?.additionalTools;
       if (null != t || null != r || null != l) {
        const e = null != t || null != r, o = null != t ? "reasoningEffortUpdate" : null != r ? "textFormatUpdate" : "additionalTools", i = "" !== O ? `Message-level ${o} requires empty system message content.` : e ? k : void 0;
        if (null != i) throw new n.b8({
         functionality: `Message-level ${o}`,
         message: i
        });
        e && v.push({
         type: "configuration_update",
         ...null != t && {
          reasoning: {
           effort: t
          }
         },
         ...null != r && {
          text: {
           format: normalizeOpenAIResponsesTextFormat(r, P)
          }
         }
        }), null != l && l.length > 0 && v.push({
         type: "additional_tools",
         role: "developer",
         tools: l
        });
        break;
       }
       switch (o) {
       case "system":
        {
         const e = getPromptCacheBreakpoint(T, a);
         v.push({
          ...s && {
           type: "message"
          },
          role: "system",
          content: null == e ? O : [ {
           type: "input_text",
           text: O,
           prompt_cache_breakpoint: e
          } ]
         });
         break;
        }

       case "developer":
        {
         const e = getPromptCacheBreakpoint(T, a);
         v.push({
          ...s && {
           type: "message"
          },
          role: "developer",
          content: null == e ? O : [ {
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
          const t = getPromptCacheBreakpoint(e.providerOptions, a);
          return {
           type: "input_text",
           text: e.text,
           ...null != t && {
            prompt_cache_breakpoint: t
           }
          };
         }

        case "file":
         {
          const o = getPromptCacheBreakpoint(e.providerOptions, a);
          switch (e.data.type) {
          case "reference":
           {
            const t = (0, i.p5)({
             reference: e.data.reference,
             provider: a
            });
            return "image" === (0, i.yu)(e.mediaType) ? {
             type: "input_image",
             file_id: t,
             detail: e.providerOptions?.[a]?.imageDetail,
             ...null != o && {
              prompt_cache_breakpoint: o
             }
            } : {
             type: "input_file",
             file_id: t,
             ...null != o && {
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
           if ("image" === (0, i.yu)(e.mediaType)) return {
            type: "input_image",
            ..."url" === e.data.type ? {
             image_url: e.data.url.toString()
            } : "string" == typeof e.data.data && isFileId(e.data.data, r) ? {
             file_id: e.data.data
            } : {
             image_url: `data:${(0, i.SL)({
              part: e
             })};base64,${(0, i.ej)(e.data.data)}`
            },
            detail: e.providerOptions?.[a]?.imageDetail,
            ...null != o && {
             prompt_cache_breakpoint: o
            }
           };
           {
            if ("url" === e.data.type) return {
             type: "input_file",
             file_url: e.data.url.toString(),
             ...null != o && {
              prompt_cache_breakpoint: o
             }
            };
            const a = (0, i.SL)({
             part: e
            });
            if ("application/pdf" !== a && !l) throw new n.b8({
             functionality: `file part media type ${a}`
            });
            return {
             type: "input_file",
             ..."string" == typeof e.data.data && isFileId(e.data.data, r) ? {
              file_id: e.data.data
             } : {
              filename: e.filename ?? ("application/pdf" === a ? `part-${t}.pdf` : `part-${t}`),
              file_data: `data:${a};base64,${(0, i.ej)(e.data.data)}`
             },
             ...null != o && {
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
       const e = {}, o = new Set;
       let n = !1;
       for (const r of O) switch (r.type) {
       case "text":
        {
         const e = r.providerOptions?.[a], t = e?.itemId, i = e?.phase;
         if (c && null != t) break;
         if (p && null != t && (!u || n)) {
          o.has(t) || (o.add(t), v.push({
           type: "item_reference",
           id: t
          }));
          break;
         }
         v.push({
          ...s && {
           type: "message"
          },
          role: "assistant",
          content: r.text,
          ...null != i && {
           phase: i
          }
         });
         break;
        }

       case "tool-call":
        {
         const e = getParallelToolCallMetadata({
          providerOptions: r.providerOptions,
          providerOptionsName: a
         }), o = null == e ? void 0 : j.get(e.toolCallId);
         if (null != e && null != o && hasSameParallelToolCall(o.metadata, e)) {
          w.has(o.metadata.toolCallId) || (w.add(o.metadata.toolCallId), c || v.push({
           type: "function_call",
           call_id: o.metadata.toolCallId,
           name: o.metadata.toolName,
           arguments: o.metadata.input
          }));
          break;
         }
         const n = r.providerOptions?.[a]?.itemId ?? r.providerMetadata?.[a]?.itemId, s = r.providerOptions?.[a]?.namespace ?? r.providerMetadata?.[a]?.namespace, l = r.providerOptions?.[a]?.async ?? r.providerMetadata?.[a]?.async, u = r.providerOptions?.[a]?.caller;
         if ("program" === u?.type && Y.add(r.toolCallId), c && null != n) break;
         const I = t.toProviderToolName(r.toolName);
         if (r.toolName === y) {
          if (p && null != n) {
           v.push({
            type: "item_reference",
            id: n
           });
           break;
          }
          const e = "string" == typeof r.input ? await (0, i.y6)({
           text: r.input,
           schema: se
          }) : await (0, i.k5)({
           value: r.input,
           schema: se
          }), t = null != e.call_id ? "client" : "server";
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
         if ("programmatic_tool_calling" === I) {
          if (p && null != n) {
           v.push({
            type: "item_reference",
            id: n
           });
           break;
          }
          const e = await (0, i.k5)({
           value: r.input,
           schema: le
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
         if (r.providerExecuted && (p && null != n && v.push({
          type: "item_reference",
          id: n
         }), p || !g || "shell" !== I)) break;
         const k = m && "local_shell" === I || g && "shell" === I || h && "apply_patch" === I || f && "computer" === I || (_?.has(I) ?? !1);
         if (d && p && null != n && k) break;
         if (p && null != n && k) {
          v.push({
           type: "item_reference",
           id: n
          });
          break;
         }
         if (m && "local_shell" === I) {
          const e = await (0, i.k5)({
           value: r.input,
           schema: ee
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
         if (g && "shell" === I) {
          const e = await (0, i.k5)({
           value: r.input,
           schema: oe
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
         if (h && "apply_patch" === I) {
          const e = await (0, i.k5)({
           value: r.input,
           schema: H
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
         if (f && "computer" === I) {
          const e = await (0, i.k5)({
           value: r.input,
           schema: Q
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
           input: "string" == typeof r.input ? r.input : (0, i.f3)(r.input),
           ...null != l && {
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
          ...null != l && {
           async: l
          },
          ...null != s && {
           namespace: s
          },
          ...null != u && {
           caller: mapToolCaller(u)
          }
         });
         break;
        }

       case "tool-result":
        {
         if ("execution-denied" === r.output.type || "json" === r.output.type && "object" == typeof r.output.value && null != r.output.value && "type" in r.output.value && "execution-denied" === r.output.value.type) break;
         if (c) break;
         const e = t.toProviderToolName(r.toolName);
         if ("web_search" === e || "web_search_preview" === e) {
          const e = (r.providerOptions?.[a])?.itemId ?? r.toolCallId;
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
          if (null != t) {
           v.push(t);
           break;
          }
         }
         if (r.toolName === y) {
          const e = r.providerOptions?.[a]?.itemId ?? r.providerMetadata?.[a]?.itemId ?? r.toolCallId;
          if (p) v.push({
           type: "item_reference",
           id: e
          }); else if ("json" === r.output.type) {
           const t = await (0, i.k5)({
            value: r.output.value,
            schema: re
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
         if ("programmatic_tool_calling" === e) {
          const e = r.providerOptions?.[a]?.itemId ?? r.providerMetadata?.[a]?.itemId ?? r.toolCallId;
          if (p) v.push({
           type: "item_reference",
           id: e
          }); else if ("json" === r.output.type) {
           const t = await (0, i.k5)({
            value: r.output.value,
            schema: pe
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
         if (g && "shell" === e) {
          if ("json" === r.output.type) {
           const e = await (0, i.k5)({
            value: r.output.value,
            schema: ne
           });
           v.push({
            type: "shell_call_output",
            call_id: r.toolCallId,
            ...null != e.maxOutputLength && {
             max_output_length: e.maxOutputLength
            },
            output: e.output.map(e => ({
             stdout: e.stdout,
             stderr: e.stderr,
             outcome: "timeout" === e.outcome.type ? {
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
          const e = (r.providerOptions?.[a])?.itemId ?? r.toolCallId;
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
         n = !0;
         const t = await (0, i.xI)({
          provider: a,
          providerOptions: r.providerOptions,
          schema: he
         }), o = t?.itemId;
         if ((c || d) && null != o) break;
         if (null != o) {
          const n = e[o];
          if (p) void 0 === n && (v.push({
           type: "item_reference",
           id: o
          }), e[o] = {
           type: "reasoning",
           id: o,
           summary: []
          }); else {
           const a = [];
           r.text.length > 0 ? a.push({
            type: "summary_text",
            text: r.text
           }) : void 0 !== n && P.push({
            type: "other",
            message: `Cannot append empty reasoning part to existing reasoning sequence. Skipping reasoning part: ${(0, 
            i.f3)(r)}.`
           }), void 0 === n ? (e[o] = {
            type: "reasoning",
            id: o,
            encrypted_content: t?.reasoningEncryptedContent,
            summary: a
           }, v.push(e[o])) : (n.summary.push(...a), null != t?.reasoningEncryptedContent && (n.encrypted_content = t.reasoningEncryptedContent));
          }
         } else {
          const e = t?.reasoningEncryptedContent;
          if (null != e) {
           const t = [];
           r.text.length > 0 && t.push({
            type: "summary_text",
            text: r.text
           }), v.push({
            type: "reasoning",
            encrypted_content: e,
            summary: t
           });
          } else P.push({
           type: "other",
           message: `Non-OpenAI reasoning parts are not supported. Skipping reasoning part: ${(0, 
           i.f3)(r)}.`
          });
         }
         break;
        }

       case "custom":
        if ("openai.compaction" === r.kind) {
         const e = r.providerOptions?.[a], t = e?.itemId;
         if (c && null != t) break;
         if (p && null != t) {
          v.push({
           type: "item_reference",
           id: t
          });
          break;
         }
         const o = e?.encryptedContent;
         null != t && v.push({
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
       if ("tool-approval-response" === e.type) {
        const t = e;
        if (b.has(t.approvalId)) continue;
        b.add(t.approvalId), !p || c || d || v.push({
         type: "item_reference",
         id: t.approvalId
        }), v.push({
         type: "mcp_approval_response",
         approval_request_id: t.approvalId,
         approve: t.approved
        });
        continue;
       }
       const o = getParallelToolCallMetadata({
        providerOptions: e.providerOptions,
        providerOptionsName: a
       }), s = null == o ? void 0 : j.get(o.toolCallId);
       if (null != o && null != s && hasSameParallelToolCall(s.metadata, o)) {
        if (!x.has(s.metadata.toolCallId)) {
         x.add(s.metadata.toolCallId);
         const e = await Promise.all(s.results.map(async e => {
          const t = getScalarToolResultPromptCacheBreakpoint({
           output: e.output,
           toolResultProviderOptions: e.providerOptions,
           providerOptionsName: a
          });
          return {
           output: await convertFunctionToolResultOutput({
            output: e.output,
            toolName: e.toolName,
            outputSchemaToolNames: I,
            providerOptionsName: a,
            warnings: P
           }),
           promptCacheBreakpoint: t
          };
         })), t = e.map(({output: e}) => "string" == typeof e ? e : (0, i.f3)(e)), o = e.some(({promptCacheBreakpoint: e}) => null != e);
         v.push({
          type: "function_call_output",
          call_id: s.metadata.toolCallId,
          output: o ? t.map((t, o) => ({
           type: "input_text",
           text: 0 === o ? t : `\n${t}`,
           ...null != e[o].promptCacheBreakpoint && {
            prompt_cache_breakpoint: e[o].promptCacheBreakpoint
           }
          })) : t.join("\n")
         });
         for (const e of s.results) {
          const t = await parseToolResultAdditionalTools({
           providerOptions: e.providerOptions,
           providerOptionsName: a
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
       if ("execution-denied" === r.type && (r.providerOptions?.openai)?.approvalId) continue;
       const l = t.toProviderToolName(e.toolName);
       if (e.toolName === y && "json" === r.type) {
        const t = await (0, i.k5)({
         value: r.value,
         schema: re
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
       if (m && "local_shell" === l && "json" === r.type) {
        const t = await (0, i.k5)({
         value: r.value,
         schema: te
        });
        v.push({
         type: "local_shell_call_output",
         call_id: e.toolCallId,
         output: t.output
        });
        continue;
       }
       if (g && "shell" === l && "json" === r.type) {
        const t = await (0, i.k5)({
         value: r.value,
         schema: ne
        });
        v.push({
         type: "shell_call_output",
         call_id: e.toolCallId,
         ...null != t.maxOutputLength && {
          max_output_length: t.maxOutputLength
         },
         output: t.output.map(e => ({
          stdout: e.stdout,
          stderr: e.stderr,
          outcome: "timeout" === e.outcome.type ? {
           type: "timeout"
          } : {
           type: "exit",
           exit_code: e.outcome.exitCode
          }
         }))
        });
        continue;
       }
       if (h && "apply_patch" === e.toolName && "json" === r.type) {
        const t = await (0, i.k5)({
         value: r.value,
         schema: G
        });
        v.push({
         type: "apply_patch_call_output",
         call_id: e.toolCallId,
         status: t.status,
         output: t.output
        });
        continue;
       }
       if (f && "computer" === l && "json" === r.type) {
        const t = await (0, i.k5)({
         value: r.value,
         schema: X
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
         providerOptionsName: a
        }), convertScalarOutput = e => null == t ? e : [ {
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
         o = convertScalarOutput((0, i.f3)({
          error: r.value
         }));
         break;

        case "execution-denied":
         o = convertScalarOutput(r.reason ?? "Tool call execution denied.");
         break;

        case "json":
         o = convertScalarOutput((0, i.f3)(r.value));
         break;

        case "content":
         o = r.value.map(e => {
          const t = getPromptCacheBreakpoint(e.providerOptions, a);
          switch (e.type) {
          case "text":
           return {
            type: "input_text",
            text: e.text,
            ...null != t && {
             prompt_cache_breakpoint: t
            }
           };

          case "file":
           {
            const o = (0, i.yu)(e.mediaType), n = e.providerOptions?.[a]?.imageDetail;
            if ("data" === e.data.type) {
             const a = (0, i.SL)({
              part: e
             });
             return "image" === o ? {
              type: "input_image",
              image_url: `data:${a};base64,${(0, i.ej)(e.data.data)}`,
              detail: n,
              ...null != t && {
               prompt_cache_breakpoint: t
              }
             } : {
              type: "input_file",
              filename: e.filename ?? "data",
              file_data: `data:${a};base64,${(0, i.ej)(e.data.data)}`,
              ...null != t && {
               prompt_cache_breakpoint: t
              }
             };
            }
            return "url" === e.data.type ? "image" === o ? {
             type: "input_image",
             image_url: e.data.url.toString(),
             detail: n,
             ...null != t && {
              prompt_cache_breakpoint: t
             }
            } : {
             type: "input_file",
             file_url: e.data.url.toString(),
             ...null != t && {
              prompt_cache_breakpoint: t
             }
            } : void P.push({
             type: "other",
             message: `unsupported custom tool content part type: ${e.type} with data type: ${e.data.type}`
            });
           }

          default:
           return void P.push({
            type: "other",
            message: `unsupported custom tool content part type: ${e.type}`
           });
          }
         }).filter(i.R);
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
       const u = e.providerOptions?.[a]?.caller;
       if ("execution-denied" === r.type && ("program" === u?.type || Y.has(e.toolCallId))) throw new n.b8({
        functionality: "execution-denied results for programmatic tool calls"
       });
       const k = await convertFunctionToolResultOutput({
        output: r,
        toolName: e.toolName,
        outputSchemaToolNames: I,
        promptCacheBreakpoint: getScalarToolResultPromptCacheBreakpoint({
         output: r,
         toolResultProviderOptions: e.providerOptions,
         providerOptionsName: a
        }),
        providerOptionsName: a,
        warnings: P
       }), w = mapToolCaller(u);
       v.push({
        type: "function_call_output",
        call_id: e.toolCallId,
        output: k,
        ...null != w && {
         caller: w
        }
       });
       const C = await parseToolResultAdditionalTools({
        providerOptions: e.providerOptions,
        providerOptionsName: a
       });
       C?.length && v.push({
        type: "additional_tools",
        role: "developer",
        tools: C
       });
      }
      break;

     default:
      throw new Error(`Unsupported role: ${C}`);
     }
     return !p && v.some(e => "type" in e && "reasoning" === e.type && null == e.encrypted_content) && (P.push({
      type: "other",
      message: "Reasoning parts without encrypted content are not supported when store is false. Skipping reasoning parts."
     }), v = v.filter(e => !("type" in e) || "reasoning" !== e.type || null != e.encrypted_content)), 
     {
      input: v,
      warnings: P
     };
    }({
     prompt: d,
     toolNameMapping: w,
     systemMessageMode: P?.systemMessageMode ?? (j ? "developer" : k.systemMessageMode),
     providerOptionsName: v,
     configurationUpdateUnsupportedReason: S,
     explicitMessageItemType: t.explicitMessageItemType,
     fileIdPrefixes: t.fileIdPrefixes,
     passThroughUnsupportedFiles: P?.passThroughUnsupportedFiles ?? !1,
     store: P?.store ?? !0,
     isReasoningModel: j,
     hasConversation: null != P?.conversation,
     hasPreviousResponseId: null != P?.previousResponseId,
     hasLocalShellTool: hasOpenAITool("openai.local_shell"),
     hasShellTool: hasOpenAITool("openai.shell"),
     hasApplyPatchTool: hasOpenAITool("openai.apply_patch"),
     hasComputerTool: hasOpenAITool("openai.computer"),
     toolSearchToolName: getOpenAIToolName("openai.tool_search"),
     customProviderToolNames: x.size > 0 ? x : void 0,
     outputSchemaToolNames: C.size > 0 ? C : void 0
    });
    _.push(...N);
    const M = I.reasoning.efforts, getUpdateEffortUnsupportedReason = t => null != t && !1 === M?.includes(t) ? `${e} only supports the following reasoning efforts: ${M.join(", ")}` : void 0;
    for (const e of q) if ("configuration_update" === e.type) {
     const t = getUpdateEffortUnsupportedReason(e.reasoning?.effort);
     if (null != t) throw new n.b8({
      functionality: "Message-level reasoningEffortUpdate",
      message: t
     });
    }
    const R = P?.reasoningEffortUpdate, A = S ?? getUpdateEffortUnsupportedReason(R);
    if (null != R && null != A) _.push({
     type: "unsupported",
     feature: "reasoningEffortUpdate",
     details: A
    }); else if (null != R) {
     const e = q[0];
     "configuration_update" === e?.type && e.reasoning?.effort === R || q.unshift({
      type: "configuration_update",
      reasoning: {
       effort: R
      }
     });
    }
    for (let e = 1; e < q.length; e++) if ("configuration_update" === q[e - 1].type && "configuration_update" === q[e].type) throw new n.b8({
     functionality: "Adjacent configuration updates",
     message: "Configuration updates cannot be consecutive. Set reasoningEffortUpdate and textFormatUpdate in the same empty system message, and omit request-level reasoningEffortUpdate when using message-level updates."
    });
    P?.compactionTrigger && q.push({
     type: "compaction_trigger"
    });
    const $ = P?.strictJsonSchema ?? !0, E = null == P?.textFormat && "json" === y?.type && null != y.schema ? normalizeOpenAIJsonSchema(y.schema) : void 0;
    null != E && _.push(...E.warnings);
    const D = null != P?.textFormat ? normalizeOpenAIResponsesTextFormat(P.textFormat, _) : void 0;
    let F = P?.include;
    function addInclude(e) {
     null == F ? F = [ e ] : F.includes(e) || (F = [ ...F, e ]);
    }
    function getOpenAIToolName(e) {
     return h?.find(t => "provider" === t.type && t.id === e)?.name;
    }
    function hasOpenAITool(e) {
     return null != getOpenAIToolName(e);
    }
    const U = "number" == typeof P?.logprobs ? P?.logprobs : !0 === P?.logprobs ? 20 : void 0;
    U && addInclude("message.output_text.logprobs");
    const L = (h?.find(e => "provider" === e.type && ("openai.web_search" === e.id || "openai.web_search_preview" === e.id)))?.name;
    L && !1 !== t.supportsWebSearchSourcesInclude && !1 !== P?.includeWebSearchSources && addInclude("web_search_call.action.sources"), 
    hasOpenAITool("openai.code_interpreter") && addInclude("code_interpreter_call.outputs");
    const B = P?.store;
    !1 === B && j && addInclude("reasoning.encrypted_content");
    const J = {
     model: t.requestModelId ?? e,
     input: q,
     temperature: a,
     top_p: r,
     max_output_tokens: o,
     ...("json" === y?.type || null != D || P?.textVerbosity) && {
      text: {
       ...null != D ? {
        format: D
       } : "json" === y?.type && {
        format: null != E ? {
         type: "json_schema",
         strict: $,
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
     store: B,
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
     ...j && (null != b || null != Y || null != P?.reasoningMode || null != P?.reasoningContext) && {
      reasoning: {
       ...null != b && {
        effort: b
       },
       ...null != Y && {
        summary: Y
       },
       ...null != P?.reasoningMode && {
        mode: P.reasoningMode
       },
       ...null != P?.reasoningContext && {
        context: P.reasoningContext
       }
      }
     }
    };
    if (I.promptCache.retention || null == J.prompt_cache_retention || (J.prompt_cache_retention = void 0, 
    _.push({
     type: "unsupported",
     feature: "promptCacheRetention",
     details: "promptCacheRetention is not supported by GPT-6 and later models; use promptCacheOptions instead"
    })), j) {
     let e = b;
     for (const t of q) "configuration_update" === t.type && (e = t.reasoning?.effort ?? e);
     if (("none" !== e || "reasoning-effort-none" !== I.reasoning.sampling) && (null != J.temperature && (J.temperature = void 0, 
     _.push({
      type: "unsupported",
      feature: "temperature",
      details: "temperature is not supported for reasoning models"
     })), null != J.top_p && (J.top_p = void 0, _.push({
      type: "unsupported",
      feature: "topP",
      details: "topP is not supported for reasoning models"
     })), I.endpoints.responses.logprobsRequireNonReasoning && (null != J.top_logprobs || J.include?.includes("message.output_text.logprobs")))) {
      J.top_logprobs = void 0;
      const e = J.include?.filter(e => "message.output_text.logprobs" !== e);
      J.include = null != e && e.length > 0 ? e : void 0, _.push({
       type: "unsupported",
       feature: "logprobs",
       details: "logprobs is not supported for reasoning models"
      });
     }
    } else null != P?.reasoningEffort && _.push({
     type: "unsupported",
     feature: "reasoningEffort",
     details: "reasoningEffort is not supported for non-reasoning models"
    }), null != P?.reasoningSummary && _.push({
     type: "unsupported",
     feature: "reasoningSummary",
     details: "reasoningSummary is not supported for non-reasoning models"
    }), null != P?.reasoningMode && _.push({
     type: "unsupported",
     feature: "reasoningMode",
     details: "reasoningMode is not supported for non-reasoning models"
    }), null != P?.reasoningContext && _.push({
     type: "unsupported",
     feature: "reasoningContext",
     details: "reasoningContext is not supported for non-reasoning models"
    });
    "flex" !== P?.serviceTier || I.serviceTiers.flex || (_.push({
     type: "unsupported",
     feature: "serviceTier",
     details: "flex processing is only available for o3, o4-mini, and gpt-5 models"
    }), delete J.service_tier), "priority" !== P?.serviceTier && "fast" !== P?.serviceTier || I.serviceTiers.priority || (_.push({
     type: "unsupported",
     feature: "serviceTier",
     details: "priority processing is only available for supported models (gpt-4, gpt-5, gpt-5-mini, o3, o4-mini) and requires Enterprise access. gpt-5-nano is not supported"
    }), delete J.service_tier);
    const K = (h?.find(e => "provider" === e.type && "openai.shell" === e.id))?.args?.environment?.type, Z = "containerAuto" === K || "containerReference" === K;
    return {
     webSearchToolName: L,
     args: withOpenAIResponseRedaction({
      ...J,
      tools: O,
      tool_choice: T
     }),
     warnings: [ ..._, ...z ],
     store: B,
     toolNameMapping: w,
     providerOptionsName: v,
     isShellProviderExecuted: Z
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
    const {args: t, warnings: o, webSearchToolName: a, toolNameMapping: s, providerOptionsName: r, isShellProviderExecuted: l} = await this.getArgs(e), u = this.config.url({
     path: "/responses",
     modelId: this.config.requestModelId ?? this.modelId
    }), c = extractApprovalRequestIdToToolCallIdMapping(e.prompt), {responseHeaders: d, value: m, rawValue: g} = await (0, 
    i.GU)({
     url: u,
     headers: (0, i.m2)(await (0, i.hd)(this.config.headers), e.headers),
     body: t,
     failedResponseHandler: p,
     successfulResponseHandler: (0, i.cV)(ke),
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
     isRetryable: !1
    });
    if (null == m.output) {
     const e = m.incomplete_details?.reason;
     throw new n.hL({
      message: e ? `Responses API returned no output (${e})` : "Responses API returned no output",
      url: u,
      requestBodyValues: t,
      statusCode: 500,
      responseHeaders: d,
      responseBody: g,
      isRetryable: !1
     });
    }
    const h = [], f = [], y = e.tools?.filter(e => "function" === e.type) ?? [], _ = m.output.some(e => "web_search_call" === e.type && "search" === e.action?.type && e.action.sources?.some(e => "url" === e.type)), I = m.output.some(e => "file_search_call" === e.type && (e.results?.length ?? 0) > 0), k = new Set;
    let v = !1;
    const P = [];
    let b, Y = !1;
    for (const t of m.output) switch (t.type) {
    case "reasoning":
     0 === t.summary.length && t.summary.push({
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
      providerExecuted: !0
     }), h.push({
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
      const e = t.call_id ?? t.id, o = "server" === t.execution;
      o && P.push(e), h.push({
       type: "tool-call",
       toolCallId: e,
       toolName: s.toCustomToolName("tool_search"),
       input: JSON.stringify({
        arguments: t.arguments,
        call_id: t.call_id
       }),
       ...o ? {
        providerExecuted: !0
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
       providerExecuted: !0
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
       ...null != t.max_output_length && {
        maxOutputLength: t.max_output_length
       },
       output: t.output.map(e => ({
        stdout: e.stdout,
        stderr: e.stderr,
        outcome: "exit" === e.outcome.type ? {
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
     "json" === e.responseFormat?.type && "final_answer" === t.phase && (b = t.content.map(e => "output_text" === e.type ? e.text : e.refusal).join(""));
     for (const o of t.content) {
      if ("refusal" === o.type) {
       Y = !0, h.push({
        type: "text",
        text: o.refusal,
        providerMetadata: {
         [r]: {
          itemId: t.id,
          ...null != t.phase && {
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
       ...null != t.phase && {
        phase: t.phase
       },
       ...o.annotations.length > 0 && {
        annotations: o.annotations
       }
      };
      h.push({
       type: "text",
       text: o.text,
       ...o.annotations.some(e => "file_path" !== e.type) && {
        citations: mapOpenAIResponsesCitations(o.annotations, r)
       },
       providerMetadata: {
        [r]: n
       }
      });
      for (const e of o.annotations) "url_citation" === e.type && _ || "file_citation" === e.type && I || h.push(mapOpenAIResponsesAnnotationSource(e, r, this.config.generateId?.() ?? (0, 
      i.$C)()));
     }
     break;

    case "function_call":
     {
      v = !0;
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
      if (null != e) {
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
         ...null != t.async && {
          async: t.async
         },
         ...null != t.namespace && {
          namespace: t.namespace
         },
         ...null != t.caller && {
          caller: "program" === t.caller.type ? {
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
      providerExecuted: !0,
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
      v = !0;
      const e = s.toCustomToolName(t.name);
      h.push({
       type: "tool-call",
       toolCallId: t.call_id,
       toolName: e,
       input: JSON.stringify(t.input),
       providerMetadata: {
        [r]: {
         itemId: t.id,
         ...null != t.async && {
          async: t.async
         }
        }
       }
      });
      break;
     }

    case "web_search_call":
     if (h.push({
      type: "tool-call",
      toolCallId: t.id,
      toolName: s.toCustomToolName(a ?? "web_search"),
      input: JSON.stringify({}),
      providerExecuted: !0
     }), h.push({
      type: "tool-result",
      toolCallId: t.id,
      toolName: s.toCustomToolName(a ?? "web_search"),
      ...mapWebSearchResult(t)
     }), "search" === t.action?.type) for (const e of t.action.sources ?? []) "url" === e.type && h.push({
      type: "source",
      sourceType: "url",
      id: this.config.generateId?.() ?? (0, i.$C)(),
      url: e.url
     });
     break;

    case "mcp_call":
     {
      const e = null != t.approval_request_id ? c[t.approval_request_id] ?? t.id : t.id, o = `mcp.${t.name}`;
      h.push({
       type: "tool-call",
       toolCallId: e,
       toolName: o,
       input: t.arguments,
       providerExecuted: !0,
       dynamic: !0
      }), h.push({
       type: "tool-result",
       toolCallId: e,
       toolName: o,
       result: {
        type: "call",
        serverLabel: t.server_label,
        name: t.name,
        arguments: t.arguments,
        ...null != t.output ? {
         output: t.output
        } : {},
        ...null != t.error ? {
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
      const e = t.approval_request_id ?? t.id, o = this.config.generateId?.() ?? (0, i.$C)(), n = `mcp.${t.name}`;
      h.push({
       type: "tool-call",
       toolCallId: o,
       toolName: n,
       input: t.arguments,
       providerExecuted: !0,
       dynamic: !0
      }), h.push({
       type: "tool-approval-request",
       approvalId: e,
       toolCallId: o
      });
      break;
     }

    case "computer_call":
     {
      if (null == t.call_id) {
       h.push({
        type: "tool-call",
        toolCallId: t.id,
        toolName: s.toCustomToolName("computer_use"),
        input: "",
        providerExecuted: !0
       }), h.push({
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
      v = !0;
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
      providerExecuted: !0
     }), h.push({
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
     for (const e of t.results ?? []) k.has(e.file_id) || (k.add(e.file_id), h.push({
      type: "source",
      sourceType: "document",
      id: this.config.generateId?.() ?? (0, i.$C)(),
      mediaType: "text/plain",
      title: e.filename,
      filename: e.filename,
      providerMetadata: {
       [r]: {
        type: "file_search",
        fileId: e.file_id
       }
      }
     }));
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
      providerExecuted: !0
     }), h.push({
      type: "tool-result",
      toolCallId: t.id,
      toolName: s.toCustomToolName("code_interpreter"),
      result: {
       outputs: t.outputs
      }
     });
     break;

    case "apply_patch_call":
     v = !0, h.push({
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
    const j = {
     [r]: {
      responseId: m.id,
      ...f.length > 0 ? {
       logprobs: f
      } : {},
      ..."string" == typeof m.service_tier ? {
       serviceTier: m.service_tier
      } : {},
      ...null != m.reasoning?.context ? {
       reasoningContext: m.reasoning.context
      } : {},
      ...null != m.prompt_cache_diagnostics ? {
       promptCacheDiagnostics: m.prompt_cache_diagnostics
      } : {}
     }
    }, w = m.usage;
    return {
     content: h,
     ...void 0 !== b && {
      structuredOutputText: b
     },
     finishReason: {
      unified: mapOpenAIResponseFinishReason({
       finishReason: m.incomplete_details?.reason,
       hasFunctionCall: v,
       hasRefusal: Y
      }),
      raw: m.incomplete_details?.reason ?? void 0
     },
     usage: convertOpenAIResponsesUsage(w),
     request: {
      body: t
     },
     response: {
      id: m.id,
      timestamp: new Date(1e3 * m.created_at),
      modelId: m.model,
      headers: d,
      body: withOpenAIResponseRedaction(g)
     },
     providerMetadata: j,
     warnings: o
    };
   }
   async doStream(e) {
    const {args: t, warnings: o, webSearchToolName: a, toolNameMapping: s, store: r, providerOptionsName: l, isShellProviderExecuted: u} = await this.getArgs(e), c = this.config.url({
     path: "/responses",
     modelId: this.config.requestModelId ?? this.modelId
    }), {responseHeaders: d, value: m} = await (0, i.GU)({
     url: c,
     headers: (0, i.m2)(await (0, i.hd)(this.config.headers), e.headers),
     body: withOpenAIResponseRedaction({
      ...t,
      stream: !0
     }),
     failedResponseHandler: p,
     successfulResponseHandler: (0, i.Ds)(Ie),
     abortSignal: e.abortSignal,
     fetch: this.config.fetch
    }), g = await throwIfOpenAIStreamErrorBeforeOutput({
     stream: m,
     getError: e => isErrorChunk(e) || isResponseFailedChunk(e) && null != e.response.error ? e : void 0,
     isOutputChunk: isResponseOutputChunk,
     isAcceptedChunk: isResponseInProgressChunk,
     url: c,
     requestBodyValues: t,
     responseHeaders: d
    }), h = this, f = extractApprovalRequestIdToToolCallIdMapping(e.prompt), y = e.tools?.filter(e => "function" === e.type) ?? [], _ = new Map;
    let I, k = {
     unified: "interrupted",
     raw: void 0
    };
    const v = [];
    let P = null;
    const b = {};
    let Y = [], j = !1, w = !1;
    const x = new Set, C = [];
    let O, T = !1, z = !1;
    const S = {}, q = {}, resolveOutputItemId = ({itemId: e, outputIndex: t}) => null == t ? e : q[t] ?? e;
    let N, M, R;
    const A = [];
    let $ = !1;
    return {
     stream: g.pipeThrough(new TransformStream({
      start(e) {
       e.enqueue({
        type: "stream-start",
        warnings: o
       });
      },
      transform(o, p) {
       if (e.includeRawChunks && p.enqueue({
        type: "raw",
        rawValue: o.rawValue
       }), !o.success) {
        const e = function(e) {
         const t = function(e) {
          return "object" == typeof e && null != e ? e : void 0;
         }(e);
         return null != t && Array.isArray(t.choices) && "string" != typeof t.type;
        }(o.rawValue) ? function({value: e, cause: t, url: o, requestBodyValues: i, responseHeaders: a}) {
         return new n.hL({
          message: "Received a Chat Completions stream while using the OpenAI Responses API. The default OpenAI provider model uses the Responses API. If your custom baseURL targets a Chat Completions-compatible endpoint, use openai.chat('model-id') or createOpenAI(...).chat('model-id') instead. You can also use @ai-sdk/openai-compatible for OpenAI-compatible providers.",
          url: o,
          requestBodyValues: i,
          responseHeaders: a,
          responseBody: JSON.stringify(e),
          cause: t,
          data: e,
          isRetryable: !1
         });
        }({
         value: o.rawValue,
         cause: o.error,
         url: c,
         requestBodyValues: t,
         responseHeaders: d
        }) : o.error;
        return $ = !0, k = {
         unified: "error",
         raw: void 0
        }, void p.enqueue({
         type: "error",
         error: e
        });
       }
       const m = o.value;
       if (isResponseOutputItemAddedChunk(m)) if ("function_call" === m.item.type) {
        const e = isUndeclaredParallelToolCall({
         toolName: m.item.name,
         tools: y
        });
        b[m.output_index] = {
         toolName: m.item.name,
         toolCallId: m.item.call_id,
         suppressInputStreaming: e,
         bufferedInputDeltas: e ? [] : void 0,
         async: m.item.async
        }, e || p.enqueue({
         type: "tool-input-start",
         id: m.item.call_id,
         toolName: m.item.name
        });
       } else if ("custom_tool_call" === m.item.type) {
        const e = s.toCustomToolName(m.item.name);
        b[m.output_index] = {
         toolName: e,
         toolCallId: m.item.call_id,
         async: m.item.async
        }, p.enqueue({
         type: "tool-input-start",
         id: m.item.call_id,
         toolName: e,
         inputEncoding: "text"
        });
       } else if ("web_search_call" === m.item.type) b[m.output_index] = {
        toolName: s.toCustomToolName(a ?? "web_search"),
        toolCallId: m.item.id
       }, p.enqueue({
        type: "tool-input-start",
        id: m.item.id,
        toolName: s.toCustomToolName(a ?? "web_search"),
        providerExecuted: !0
       }), p.enqueue({
        type: "tool-input-end",
        id: m.item.id
       }), p.enqueue({
        type: "tool-call",
        toolCallId: m.item.id,
        toolName: s.toCustomToolName(a ?? "web_search"),
        input: JSON.stringify({}),
        providerExecuted: !0
       }); else if ("computer_call" === m.item.type) {
        const e = m.item.call_id ?? m.item.id;
        b[m.output_index] = {
         toolName: s.toCustomToolName("computer"),
         toolCallId: e
        }, p.enqueue({
         type: "tool-input-start",
         id: e,
         toolName: s.toCustomToolName("computer")
        });
       } else if ("code_interpreter_call" === m.item.type) b[m.output_index] = {
        toolName: s.toCustomToolName("code_interpreter"),
        toolCallId: m.item.id,
        codeInterpreter: {
         containerId: m.item.container_id
        }
       }, p.enqueue({
        type: "tool-input-start",
        id: m.item.id,
        toolName: s.toCustomToolName("code_interpreter"),
        providerExecuted: !0
       }), p.enqueue({
        type: "tool-input-delta",
        id: m.item.id,
        delta: `{"containerId":"${m.item.container_id}","code":"`
       }); else if ("file_search_call" === m.item.type) p.enqueue({
        type: "tool-call",
        toolCallId: m.item.id,
        toolName: s.toCustomToolName("file_search"),
        input: "{}",
        providerExecuted: !0
       }); else if ("image_generation_call" === m.item.type) p.enqueue({
        type: "tool-call",
        toolCallId: m.item.id,
        toolName: s.toCustomToolName("image_generation"),
        input: "{}",
        providerExecuted: !0
       }); else if ("tool_search_call" === m.item.type) {
        const e = m.item.id, t = s.toCustomToolName("tool_search"), o = "server" === m.item.execution;
        b[m.output_index] = {
         toolName: t,
         toolCallId: e,
         toolSearchExecution: m.item.execution ?? "server"
        }, o && p.enqueue({
         type: "tool-input-start",
         id: e,
         toolName: t,
         providerExecuted: !0
        });
       } else if ("tool_search_output" === m.item.type) ; else if ("mcp_call" === m.item.type || "mcp_list_tools" === m.item.type || "mcp_approval_request" === m.item.type) ; else if ("apply_patch_call" === m.item.type) {
        const {call_id: e, operation: t} = m.item;
        if (b[m.output_index] = {
         toolName: s.toCustomToolName("apply_patch"),
         toolCallId: e,
         applyPatch: {
          hasDiff: "delete_file" === t.type,
          endEmitted: "delete_file" === t.type
         }
        }, p.enqueue({
         type: "tool-input-start",
         id: e,
         toolName: s.toCustomToolName("apply_patch")
        }), "delete_file" === t.type) {
         const o = JSON.stringify({
          callId: e,
          operation: t
         });
         p.enqueue({
          type: "tool-input-delta",
          id: e,
          delta: o
         }), p.enqueue({
          type: "tool-input-end",
          id: e
         });
        } else p.enqueue({
         type: "tool-input-delta",
         id: e,
         delta: `{"callId":"${escapeJSONDelta(e)}","operation":{"type":"${escapeJSONDelta(t.type)}","path":"${escapeJSONDelta(t.path)}","diff":"`
        });
       } else "shell_call" === m.item.type ? b[m.output_index] = {
        toolName: s.toCustomToolName("shell"),
        toolCallId: m.item.call_id
       } : "shell_call_output" === m.item.type || ("message" === m.item.type ? (q[m.output_index] = m.item.id, 
       Y = [], O = m.item.phase ?? void 0, p.enqueue({
        type: "text-start",
        id: m.item.id,
        providerMetadata: {
         [l]: {
          itemId: m.item.id,
          ...null != m.item.phase && {
           phase: m.item.phase
          }
         }
        }
       })) : isResponseOutputItemAddedChunk(m) && "reasoning" === m.item.type && (q[m.output_index] = m.item.id, 
       S[m.item.id] = {
        encryptedContent: m.item.encrypted_content,
        summaryParts: {
         0: "active"
        }
       }, p.enqueue({
        type: "reasoning-start",
        id: `${m.item.id}:0`,
        providerMetadata: {
         [l]: {
          itemId: m.item.id,
          reasoningEncryptedContent: m.item.encrypted_content ?? null
         }
        }
       }))); else if (function(e) {
        return "response.output_item.done" === e.type;
       }(m)) if ("message" === m.item.type) {
        const e = resolveOutputItemId({
         itemId: m.item.id,
         outputIndex: m.output_index
        }), t = m.item.phase ?? O;
        O = void 0, p.enqueue({
         type: "text-end",
         id: e,
         ...Y.some(e => "file_path" !== e.type) && {
          citations: mapOpenAIResponsesCitations(Y, l)
         },
         providerMetadata: {
          [l]: {
           itemId: e,
           ...null != t && {
            phase: t
           },
           ...Y.length > 0 && {
            annotations: Y
           }
          }
         }
        }), q[m.output_index] = void 0;
       } else {
        if ("function_call" === m.item.type) {
         const e = m.item, t = b[m.output_index];
         b[m.output_index] = void 0, T = !0;
         const o = t?.suppressInputStreaming ?? isUndeclaredParallelToolCall({
          toolName: e.name,
          tools: y
         }), enqueueUnexpandedToolCall = () => {
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
           ...null != e.namespace && {
            providerMetadata: {
             [l]: {
              namespace: e.namespace
             }
            }
           }
          }), p.enqueue({
           type: "tool-call",
           toolCallId: e.call_id,
           toolName: e.name,
           input: e.arguments,
           providerMetadata: {
            [l]: {
             itemId: e.id,
             ...null != e.async ? {
              async: e.async
             } : null != t?.async ? {
              async: t.async
             } : {},
             ...null != e.namespace && {
              namespace: e.namespace
             },
             ...null != e.caller && {
              caller: "program" === e.caller.type ? {
               type: "program",
               callerId: e.caller.caller_id
              } : e.caller
             }
            }
           }
          });
         };
         return o ? expandParallelToolCall({
          toolCall: {
           toolCallId: e.call_id,
           toolName: e.name,
           input: e.arguments
          },
          tools: y,
          providerOptionsName: l,
          itemId: e.id
         }).then(e => {
          if (null != e) for (const t of e) p.enqueue({
           type: "tool-input-start",
           id: t.toolCallId,
           toolName: t.toolName
          }), p.enqueue({
           type: "tool-input-delta",
           id: t.toolCallId,
           delta: t.input
          }), p.enqueue({
           type: "tool-input-end",
           id: t.toolCallId
          }), p.enqueue(t); else enqueueUnexpandedToolCall();
         }) : void enqueueUnexpandedToolCall();
        }
        if ("program" === m.item.type) p.enqueue({
         type: "tool-call",
         toolCallId: m.item.call_id,
         toolName: s.toCustomToolName("programmatic_tool_calling"),
         input: JSON.stringify({
          code: m.item.code,
          fingerprint: m.item.fingerprint
         }),
         providerExecuted: !0,
         providerMetadata: {
          [l]: {
           itemId: m.item.id
          }
         }
        }); else if ("program_output" === m.item.type) p.enqueue({
         type: "tool-result",
         toolCallId: m.item.call_id,
         toolName: s.toCustomToolName("programmatic_tool_calling"),
         result: {
          result: m.item.result,
          status: m.item.status
         },
         providerMetadata: {
          [l]: {
           itemId: m.item.id
          }
         }
        }); else if ("custom_tool_call" === m.item.type) {
         const e = b[m.output_index];
         b[m.output_index] = void 0, T = !0;
         const t = s.toCustomToolName(m.item.name);
         p.enqueue({
          type: "tool-input-end",
          id: m.item.call_id
         }), p.enqueue({
          type: "tool-call",
          toolCallId: m.item.call_id,
          toolName: t,
          input: JSON.stringify(m.item.input),
          providerMetadata: {
           [l]: {
            itemId: m.item.id,
            ...null != m.item.async ? {
             async: m.item.async
            } : null != e?.async ? {
             async: e.async
            } : {}
           }
          }
         });
        } else if ("web_search_call" === m.item.type) {
         if (b[m.output_index] = void 0, p.enqueue({
          type: "tool-result",
          toolCallId: m.item.id,
          toolName: s.toCustomToolName(a ?? "web_search"),
          ...mapWebSearchResult(m.item)
         }), "search" === m.item.action?.type) for (const e of m.item.action.sources ?? []) "url" === e.type && (j = !0, 
         p.enqueue({
          type: "source",
          sourceType: "url",
          id: h.config.generateId?.() ?? (0, i.$C)(),
          url: e.url
         }));
        } else if ("computer_call" === m.item.type) {
         if (b[m.output_index] = void 0, null == m.item.call_id) return p.enqueue({
          type: "tool-input-end",
          id: m.item.id
         }), p.enqueue({
          type: "tool-call",
          toolCallId: m.item.id,
          toolName: s.toCustomToolName("computer_use"),
          input: "",
          providerExecuted: !0
         }), void p.enqueue({
          type: "tool-result",
          toolCallId: m.item.id,
          toolName: s.toCustomToolName("computer_use"),
          result: {
           type: "computer_use_tool_result",
           status: m.item.status
          }
         });
         T = !0;
         const e = s.toCustomToolName("computer"), t = JSON.stringify(mapComputerCallInput(m.item));
         p.enqueue({
          type: "tool-input-delta",
          id: m.item.call_id,
          delta: t
         }), p.enqueue({
          type: "tool-input-end",
          id: m.item.call_id
         }), p.enqueue({
          type: "tool-call",
          toolCallId: m.item.call_id,
          toolName: e,
          input: t,
          providerMetadata: {
           [l]: {
            itemId: m.item.id
           }
          }
         });
        } else if ("file_search_call" === m.item.type) {
         b[m.output_index] = void 0, p.enqueue({
          type: "tool-result",
          toolCallId: m.item.id,
          toolName: s.toCustomToolName("file_search"),
          result: {
           queries: m.item.queries,
           results: m.item.results?.map(e => ({
            attributes: e.attributes,
            fileId: e.file_id,
            filename: e.filename,
            score: e.score,
            text: e.text
           })) ?? null
          }
         });
         for (const e of m.item.results ?? []) w = !0, x.has(e.file_id) || (x.add(e.file_id), 
         p.enqueue({
          type: "source",
          sourceType: "document",
          id: h.config.generateId?.() ?? (0, i.$C)(),
          mediaType: "text/plain",
          title: e.filename,
          filename: e.filename,
          providerMetadata: {
           [l]: {
            type: "file_search",
            fileId: e.file_id
           }
          }
         }));
        } else if ("code_interpreter_call" === m.item.type) b[m.output_index] = void 0, 
        p.enqueue({
         type: "tool-result",
         toolCallId: m.item.id,
         toolName: s.toCustomToolName("code_interpreter"),
         result: {
          outputs: m.item.outputs
         }
        }); else if ("image_generation_call" === m.item.type) p.enqueue({
         type: "tool-result",
         toolCallId: m.item.id,
         toolName: s.toCustomToolName("image_generation"),
         result: {
          result: m.item.result
         }
        }); else if ("tool_search_call" === m.item.type) {
         const e = b[m.output_index], t = "server" === m.item.execution;
         if (null != e) {
          const o = t ? e.toolCallId : m.item.call_id ?? m.item.id;
          t ? A.push(o) : p.enqueue({
           type: "tool-input-start",
           id: o,
           toolName: e.toolName
          }), p.enqueue({
           type: "tool-input-end",
           id: o
          }), p.enqueue({
           type: "tool-call",
           toolCallId: o,
           toolName: e.toolName,
           input: JSON.stringify({
            arguments: m.item.arguments,
            call_id: t ? null : o
           }),
           ...t ? {
            providerExecuted: !0
           } : {},
           providerMetadata: {
            [l]: {
             itemId: m.item.id
            }
           }
          });
         }
         b[m.output_index] = void 0;
        } else if ("tool_search_output" === m.item.type) {
         const e = m.item.call_id ?? A.shift() ?? m.item.id;
         p.enqueue({
          type: "tool-result",
          toolCallId: e,
          toolName: s.toCustomToolName("tool_search"),
          result: {
           tools: m.item.tools
          },
          providerMetadata: {
           [l]: {
            itemId: m.item.id
           }
          }
         });
        } else if ("mcp_call" === m.item.type) {
         b[m.output_index] = void 0;
         const e = m.item.approval_request_id ?? void 0, t = null != e ? _.get(e) ?? f[e] ?? m.item.id : m.item.id, o = `mcp.${m.item.name}`;
         p.enqueue({
          type: "tool-call",
          toolCallId: t,
          toolName: o,
          input: m.item.arguments,
          providerExecuted: !0,
          dynamic: !0
         }), p.enqueue({
          type: "tool-result",
          toolCallId: t,
          toolName: o,
          result: {
           type: "call",
           serverLabel: m.item.server_label,
           name: m.item.name,
           arguments: m.item.arguments,
           ...null != m.item.output ? {
            output: m.item.output
           } : {},
           ...null != m.item.error ? {
            error: m.item.error
           } : {}
          },
          providerMetadata: {
           [l]: {
            itemId: m.item.id
           }
          }
         });
        } else if ("mcp_list_tools" === m.item.type) b[m.output_index] = void 0; else if ("apply_patch_call" === m.item.type) {
         const e = b[m.output_index];
         e?.applyPatch && !e.applyPatch.endEmitted && "delete_file" !== m.item.operation.type && (e.applyPatch.hasDiff || p.enqueue({
          type: "tool-input-delta",
          id: e.toolCallId,
          delta: escapeJSONDelta(m.item.operation.diff)
         }), p.enqueue({
          type: "tool-input-delta",
          id: e.toolCallId,
          delta: '"}}'
         }), p.enqueue({
          type: "tool-input-end",
          id: e.toolCallId
         }), e.applyPatch.endEmitted = !0), e && "completed" === m.item.status && (T = !0, 
         p.enqueue({
          type: "tool-call",
          toolCallId: e.toolCallId,
          toolName: s.toCustomToolName("apply_patch"),
          input: JSON.stringify({
           callId: m.item.call_id,
           operation: m.item.operation
          }),
          providerMetadata: {
           [l]: {
            itemId: m.item.id
           }
          }
         })), b[m.output_index] = void 0;
        } else if ("mcp_approval_request" === m.item.type) {
         b[m.output_index] = void 0;
         const e = h.config.generateId?.() ?? (0, i.$C)(), t = m.item.approval_request_id ?? m.item.id;
         _.set(t, e);
         const o = `mcp.${m.item.name}`;
         p.enqueue({
          type: "tool-call",
          toolCallId: e,
          toolName: o,
          input: m.item.arguments,
          providerExecuted: !0,
          dynamic: !0
         }), p.enqueue({
          type: "tool-approval-request",
          approvalId: t,
          toolCallId: e
         });
        } else if ("local_shell_call" === m.item.type) b[m.output_index] = void 0, p.enqueue({
         type: "tool-call",
         toolCallId: m.item.call_id,
         toolName: s.toCustomToolName("local_shell"),
         input: JSON.stringify({
          action: {
           type: "exec",
           command: m.item.action.command,
           timeoutMs: m.item.action.timeout_ms,
           user: m.item.action.user,
           workingDirectory: m.item.action.working_directory,
           env: m.item.action.env
          }
         }),
         providerMetadata: {
          [l]: {
           itemId: m.item.id
          }
         }
        }); else if ("shell_call" === m.item.type) b[m.output_index] = void 0, p.enqueue({
         type: "tool-call",
         toolCallId: m.item.call_id,
         toolName: s.toCustomToolName("shell"),
         input: JSON.stringify({
          action: {
           commands: m.item.action.commands,
           timeoutMs: m.item.action.timeout_ms ?? void 0,
           maxOutputLength: m.item.action.max_output_length ?? void 0
          }
         }),
         ...u && {
          providerExecuted: !0
         },
         providerMetadata: {
          [l]: {
           itemId: m.item.id
          }
         }
        }); else if ("shell_call_output" === m.item.type) p.enqueue({
         type: "tool-result",
         toolCallId: m.item.call_id,
         toolName: s.toCustomToolName("shell"),
         result: {
          ...null != m.item.max_output_length && {
           maxOutputLength: m.item.max_output_length
          },
          output: m.item.output.map(e => ({
           stdout: e.stdout,
           stderr: e.stderr,
           outcome: "exit" === e.outcome.type ? {
            type: "exit",
            exitCode: e.outcome.exit_code
           } : {
            type: "timeout"
           }
          }))
         }
        }); else if ("reasoning" === m.item.type) {
         const e = resolveOutputItemId({
          itemId: m.item.id,
          outputIndex: m.output_index
         }), t = S[e];
         if (null != t) {
          const o = Object.entries(t.summaryParts).filter(([e, t]) => "active" === t || "can-conclude" === t).map(([e]) => e);
          for (const t of o) p.enqueue({
           type: "reasoning-end",
           id: `${e}:${t}`,
           providerMetadata: {
            [l]: {
             itemId: e,
             reasoningEncryptedContent: m.item.encrypted_content ?? null
            }
           }
          });
          delete S[e];
         }
         q[m.output_index] = void 0;
        } else "compaction" === m.item.type && p.enqueue({
         type: "custom",
         kind: "openai.compaction",
         providerMetadata: {
          [l]: {
           type: "compaction",
           itemId: m.item.id,
           encryptedContent: m.item.encrypted_content
          }
         }
        });
       } else if (function(e) {
        return "response.function_call_arguments.delta" === e.type;
       }(m)) {
        const e = b[m.output_index];
        null != e && (e.suppressInputStreaming ? e.bufferedInputDeltas?.push(m.delta) : p.enqueue({
         type: "tool-input-delta",
         id: e.toolCallId,
         delta: m.delta
        }));
       } else if (function(e) {
        return "response.custom_tool_call_input.delta" === e.type;
       }(m)) {
        const e = b[m.output_index];
        null != e && p.enqueue({
         type: "tool-input-delta",
         id: e.toolCallId,
         delta: m.delta
        });
       } else if (function(e) {
        return "response.apply_patch_call_operation_diff.delta" === e.type;
       }(m)) {
        const e = b[m.output_index];
        e?.applyPatch && (p.enqueue({
         type: "tool-input-delta",
         id: e.toolCallId,
         delta: escapeJSONDelta(m.delta)
        }), e.applyPatch.hasDiff = !0);
       } else if (function(e) {
        return "response.apply_patch_call_operation_diff.done" === e.type;
       }(m)) {
        const e = b[m.output_index];
        e?.applyPatch && !e.applyPatch.endEmitted && (e.applyPatch.hasDiff || (p.enqueue({
         type: "tool-input-delta",
         id: e.toolCallId,
         delta: escapeJSONDelta(m.diff)
        }), e.applyPatch.hasDiff = !0), p.enqueue({
         type: "tool-input-delta",
         id: e.toolCallId,
         delta: '"}}'
        }), p.enqueue({
         type: "tool-input-end",
         id: e.toolCallId
        }), e.applyPatch.endEmitted = !0);
       } else if (function(e) {
        return "response.image_generation_call.partial_image" === e.type;
       }(m)) p.enqueue({
        type: "tool-result",
        toolCallId: m.item_id,
        toolName: s.toCustomToolName("image_generation"),
        result: {
         result: m.partial_image_b64
        },
        preliminary: !0
       }); else if (function(e) {
        return "response.code_interpreter_call_code.delta" === e.type;
       }(m)) {
        const e = b[m.output_index];
        null != e && p.enqueue({
         type: "tool-input-delta",
         id: e.toolCallId,
         delta: escapeJSONDelta(m.delta)
        });
       } else if (function(e) {
        return "response.code_interpreter_call_code.done" === e.type;
       }(m)) {
        const e = b[m.output_index];
        null != e && (p.enqueue({
         type: "tool-input-delta",
         id: e.toolCallId,
         delta: '"}'
        }), p.enqueue({
         type: "tool-input-end",
         id: e.toolCallId
        }), p.enqueue({
         type: "tool-call",
         toolCallId: e.toolCallId,
         toolName: s.toCustomToolName("code_interpreter"),
         input: JSON.stringify({
          code: m.code,
          containerId: e.codeInterpreter.containerId
         }),
         providerExecuted: !0
        }));
       } else if (function(e) {
        return "response.created" === e.type;
       }(m)) P = m.response.id, p.enqueue({
        type: "response-metadata",
        id: m.response.id,
        timestamp: new Date(1e3 * m.response.created_at),
        modelId: m.response.model
       }); else if (function(e) {
        return "response.output_text.delta" === e.type;
       }(m)) {
        const t = resolveOutputItemId({
         itemId: m.item_id,
         outputIndex: m.output_index
        });
        p.enqueue({
         type: "text-delta",
         id: t,
         delta: m.delta
        }), e.providerOptions?.[l]?.logprobs && m.logprobs && v.push(m.logprobs);
       } else if (function(e) {
        return "response.refusal.delta" === e.type;
       }(m)) {
        z = !0;
        const e = resolveOutputItemId({
         itemId: m.item_id,
         outputIndex: m.output_index
        });
        p.enqueue({
         type: "text-delta",
         id: e,
         delta: m.delta
        });
       } else if (function(e) {
        return "response.refusal.done" === e.type;
       }(m)) z = !0; else if ("response.reasoning_summary_part.added" === m.type) {
        const e = resolveOutputItemId({
         itemId: m.item_id,
         outputIndex: m.output_index
        });
        if (m.summary_index > 0) {
         const t = S[e];
         if (null != t) {
          t.summaryParts[m.summary_index] = "active";
          for (const o of Object.keys(t.summaryParts)) "can-conclude" === t.summaryParts[o] && (p.enqueue({
           type: "reasoning-end",
           id: `${e}:${o}`,
           providerMetadata: {
            [l]: {
             itemId: e
            }
           }
          }), t.summaryParts[o] = "concluded");
          p.enqueue({
           type: "reasoning-start",
           id: `${e}:${m.summary_index}`,
           providerMetadata: {
            [l]: {
             itemId: e,
             reasoningEncryptedContent: t.encryptedContent ?? null
            }
           }
          });
         }
        }
       } else if ("response.reasoning_summary_text.delta" === m.type) {
        const e = resolveOutputItemId({
         itemId: m.item_id,
         outputIndex: m.output_index
        });
        p.enqueue({
         type: "reasoning-delta",
         id: `${e}:${m.summary_index}`,
         delta: m.delta,
         providerMetadata: {
          [l]: {
           itemId: e
          }
         }
        });
       } else if ("response.reasoning_summary_part.done" === m.type) {
        const e = resolveOutputItemId({
         itemId: m.item_id,
         outputIndex: m.output_index
        }), t = S[e];
        null != t && (r ? (p.enqueue({
         type: "reasoning-end",
         id: `${e}:${m.summary_index}`,
         providerMetadata: {
          [l]: {
           itemId: e
          }
         }
        }), t.summaryParts[m.summary_index] = "concluded") : t.summaryParts[m.summary_index] = "can-conclude");
       } else if (function(e) {
        return "response.completed" === e.type || "response.incomplete" === e.type;
       }(m)) $ || (k = {
        unified: mapOpenAIResponseFinishReason({
         finishReason: m.response.incomplete_details?.reason,
         hasFunctionCall: T,
         hasRefusal: z
        }),
        raw: m.response.incomplete_details?.reason ?? void 0
       }), I = m.response.usage ?? void 0, R = m.response.prompt_cache_diagnostics ?? void 0, 
       "string" == typeof m.response.service_tier && (N = m.response.service_tier), null != m.response.reasoning?.context && (M = m.response.reasoning.context); else if (isResponseFailedChunk(m)) {
        R = m.response.prompt_cache_diagnostics ?? void 0;
        const e = m.response.incomplete_details?.reason;
        if (k = {
         unified: e ? mapOpenAIResponseFinishReason({
          finishReason: e,
          hasFunctionCall: T
         }) : "error",
         raw: e ?? "error"
        }, I = m.response.usage ?? void 0, null != m.response.reasoning?.context && (M = m.response.reasoning.context), 
        !$ && null != m.response.error) {
         $ = !0;
         const e = {
          type: "response.failed",
          sequence_number: m.sequence_number,
          response: {
           error: m.response.error,
           incomplete_details: m.response.incomplete_details,
           service_tier: m.response.service_tier
          }
         };
         p.enqueue({
          type: "error",
          error: createOpenAIProviderStreamError(e) ?? e
         });
        }
       } else !function(e) {
        return "response.output_text.annotation.added" === e.type;
       }(m) ? isErrorChunk(m) && ($ = !0, k = {
        unified: "error",
        raw: "error"
       }, p.enqueue({
        type: "error",
        error: createOpenAIProviderStreamError(m) ?? m
       })) : (Y.push(m.annotation), "url_citation" === m.annotation.type || "file_citation" === m.annotation.type ? C.push(m.annotation) : p.enqueue(mapOpenAIResponsesAnnotationSource(m.annotation, l, h.config.generateId?.() ?? (0, 
       i.$C)())));
      },
      flush(e) {
       for (const t of C) "url_citation" === t.type && j || "file_citation" === t.type && w || e.enqueue(mapOpenAIResponsesAnnotationSource(t, l, h.config.generateId?.() ?? (0, 
       i.$C)()));
       for (const t of Object.values(b)) if (t?.suppressInputStreaming) {
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
        [l]: {
         responseId: P,
         ...v.length > 0 ? {
          logprobs: v
         } : {},
         ...void 0 !== N ? {
          serviceTier: N
         } : {},
         ...void 0 !== M ? {
          reasoningContext: M
         } : {},
         ...void 0 !== R ? {
          promptCacheDiagnostics: R
         } : {}
        }
       };
       e.enqueue({
        type: "finish",
        finishReason: k,
        usage: convertOpenAIResponsesUsage(I),
        providerMetadata: t
       });
      }
     })),
     request: {
      body: t
     },
     response: {
      headers: d
     }
    };
   }
  };
  function isResponseFailedChunk(e) {
   return "response.failed" === e.type;
  }
  function isResponseOutputItemAddedChunk(e) {
   return "response.output_item.added" === e.type;
  }
  function isErrorChunk(e) {
   return "error" === e.type;
  }
  function isResponseInProgressChunk(e) {
   return "response.in_progress" === e.type;
  }
  function isResponseOutputChunk(e) {
   return !("response.created" === e.type || "response.in_progress" === e.type || "response.failed" === e.type || "error" === e.type || "unknown_chunk" === e.type);
  }
  function mapWebSearchResult({action: e, status: t}) {
   return "completed" === t ? {
    result: mapWebSearchOutput(e)
   } : {
    isError: !0,
    result: {
     status: t
    }
   };
  }
  function mapWebSearchOutput(e) {
   if (null == e) return {};
   switch (e.type) {
   case "search":
    return {
     action: {
      type: "search",
      query: e.query ?? void 0,
      ...null != e.queries && {
       queries: e.queries
      }
     },
     ...null != e.sources && {
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
  var n = o(43759), i = o(80737);
  function number(e) {
   return n.qG(i.rSt, e);
  }
 })
};
