"use strict";

exports.id = 8446, exports.ids = [ 8446 ], exports.modules = {
 98446: (function(e, t, o) {
  o.r(t), o.d(t, {
   AnthropicFiles: () => p,
   AnthropicLanguageModel: () => Ce,
   AnthropicMessagesLanguageModel: () => Ce,
   AnthropicSkills: () => Qe,
   anthropicModelCatalog: () => y,
   anthropicProviderOptions: () => d,
   anthropicTools: () => We,
   getAnthropicLanguageModelEntry: () => getAnthropicLanguageModelEntry,
   getModelCapabilities: () => getAnthropicModelCapabilities,
   prepareTools: () => prepareTools,
   sanitizeJsonSchema: () => sanitizeJsonSchema,
   supportsNativeStructuredOutputSchema: () => supportsNativeStructuredOutputSchema
  });
  var n = o(90583), a = o(21763), i = o(11479), r = o(80737);
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
  }))), l = (0, a.sl)({
   errorSchema: s,
   errorToMessage: e => e.error.message
  }), c = (0, a.ID)(() => (0, a.C_)(r.Ikc({
   id: r.YjP(),
   type: r.euz("file").nullish(),
   filename: r.YjP().nullish(),
   mime_type: r.YjP().nullish(),
   size_bytes: r.aig().nullish(),
   created_at: r.YjP().nullish(),
   downloadable: r.zMY().nullish(),
   expires_at: r.YjP().nullish()
  }))), u = (0, a.ID)(() => (0, a.C_)(r.Ikc({
   type: r.euz("file_deleted").nullish(),
   id: r.YjP()
  })));
  var p = class {
   get provider() {
    return this.config.provider;
   }
   constructor(e) {
    this.config = e, this.specificationVersion = "v4";
   }
   getFileId(e) {
    const t = e.anthropic;
    if (null == t || "" === t.trim()) throw new n.Di({
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
    const r = (0, a.XQ)(e), s = new Blob([ r ], {
     type: t
    }), u = new FormData;
    null != o ? u.append("file", s, o) : u.append("file", s);
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
     createdAt: null != p.created_at ? new Date(p.created_at) : void 0,
     expiresAt: null != p.expires_at ? new Date(p.expires_at) : void 0,
     providerMetadata: {
      anthropic: this.toFileMetadata(p)
     }
    };
   }
   async deleteFile({file: e, abortSignal: t, headers: o}) {
    const n = this.getFileId(e), {value: i} = await (0, a._$)({
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
     deleted: !0
    };
   }
   async getFileMetadata({file: e, abortSignal: t, headers: o}) {
    const n = this.getFileId(e), {value: i} = await (0, a.$b)({
     url: `${this.config.baseURL}/files/${(0, a.$9)(n)}`,
     headers: await this.getHeaders(o),
     abortSignal: t,
     fetch: this.config.fetch,
     failedResponseHandler: l,
     successfulResponseHandler: (0, a.cV)(c),
     validateUrl: !1
    });
    return {
     warnings: [],
     providerReference: {
      anthropic: i.id
     },
     filename: i.filename ?? void 0,
     mediaType: i.mime_type ?? void 0,
     byteSize: i.size_bytes ?? void 0,
     createdAt: null != i.created_at ? new Date(i.created_at) : void 0,
     expiresAt: null != i.expires_at ? new Date(i.expires_at) : void 0,
     providerMetadata: {
      anthropic: this.toFileMetadata(i)
     }
    };
   }
   toFileMetadata(e) {
    return {
     ...null != e.filename ? {
      filename: e.filename
     } : {},
     ...null != e.mime_type ? {
      mimeType: e.mime_type
     } : {},
     ...null != e.size_bytes ? {
      sizeBytes: e.size_bytes
     } : {},
     ...null != e.created_at ? {
      createdAt: e.created_at
     } : {},
     ...null != e.downloadable ? {
      downloadable: e.downloadable
     } : {},
     ...null != e.expires_at ? {
      expiresAt: e.expires_at
     } : {}
    };
   }
   async downloadFile({file: e, abortSignal: t, headers: o}) {
    const n = this.getFileId(e), {value: i, responseHeaders: r} = await (0, a.$b)({
     url: `${this.config.baseURL}/files/${(0, a.$9)(n)}/content`,
     headers: await this.getHeaders(o),
     abortSignal: t,
     fetch: this.config.fetch,
     failedResponseHandler: l,
     successfulResponseHandler: (0, a.JM)(),
     validateUrl: !1
    }), s = r?.["content-type"]?.split(";")[0].trim();
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
  }, _ = defineRuntime({}), h = defineRuntime({
   maxOutputTokens: 128e3,
   nativeStructuredOutput: !0,
   adaptiveThinking: !0
  }), m = defineRuntime({
   ...h,
   samplingParameters: !1,
   xhighEffort: !0
  });
  function defineRuntime(e) {
   return {
    maxOutputTokens: 4096,
    nativeStructuredOutput: !1,
    adaptiveThinking: !1,
    samplingParameters: !0,
    xhighEffort: !1,
    thinkingCanBeDisabledAboveHighEffort: !0,
    thinkingCanBeDisabled: !0,
    budgetThinking: !0,
    forcedToolUse: !0,
    betweenToolsThinking: !1,
    knownModel: !0,
    ...e
   };
  }
  const g = [ {
   matches: e => e.includes("claude-sonnet-5-5"),
   definition: defineRuntime({
    ...m,
    thinkingCanBeDisabledAboveHighEffort: !1,
    thinkingCanBeDisabled: !1,
    budgetThinking: !1,
    forcedToolUse: !1,
    betweenToolsThinking: !0
   })
  }, {
   matches: e => e.includes("claude-opus-5-5"),
   definition: defineRuntime({
    ...m,
    thinkingCanBeDisabledAboveHighEffort: !1,
    thinkingCanBeDisabled: !1,
    budgetThinking: !1,
    forcedToolUse: !1
   })
  }, {
   matches: e => e.includes("claude-haiku-5-5"),
   definition: defineRuntime({
    ...m,
    thinkingCanBeDisabledAboveHighEffort: !1,
    budgetThinking: !1
   })
  }, {
   matches: e => e.includes("claude-opus-5"),
   definition: defineRuntime({
    ...m,
    thinkingCanBeDisabledAboveHighEffort: !1
   })
  }, {
   matches: e => e.includes("claude-fable-5-2") || e.includes("claude-fable-5-1"),
   definition: defineRuntime({
    ...m,
    thinkingCanBeDisabled: !1,
    budgetThinking: !1,
    forcedToolUse: !1
   })
  }, {
   matches: e => e.includes("claude-fable-5"),
   definition: defineRuntime({
    ...m,
    thinkingCanBeDisabled: !1,
    budgetThinking: !1
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
    nativeStructuredOutput: !0
   })
  }, {
   matches: e => e.includes("claude-opus-4-1"),
   definition: defineRuntime({
    maxOutputTokens: 32e3,
    nativeStructuredOutput: !0
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
    knownModel: !1
   })
  } ], y = Object.fromEntries(Object.entries({
   "claude-opus-5-5": {
    toolSearch: !0,
    compaction: !0,
    effort: !0
   },
   "claude-opus-5": {
    toolSearch: !0,
    compaction: !0,
    effort: !0
   },
   "claude-sonnet-5-5": {
    toolSearch: !0,
    compaction: !0,
    effort: !0
   },
   "claude-sonnet-5": {
    toolSearch: !0,
    compaction: !0,
    effort: !0
   },
   "claude-haiku-5-5": {
    toolSearch: !0,
    compaction: !0,
    effort: !0
   },
   "claude-fable-5-2": {
    toolSearch: !0,
    compaction: !0,
    effort: !0
   },
   "claude-fable-5-1": {
    toolSearch: !0,
    compaction: !0,
    effort: !0
   },
   "claude-fable-5": {
    toolSearch: !0,
    compaction: !0,
    effort: !0
   },
   "claude-opus-4-8": {
    toolSearch: !0,
    compaction: !0,
    effort: !0
   },
   "claude-opus-4-7": {
    toolSearch: !0,
    compaction: !0,
    effort: !0
   },
   "claude-opus-4-6": {
    toolSearch: !0,
    compaction: !0,
    effort: !0
   },
   "claude-sonnet-4-6": {
    toolSearch: !0,
    compaction: !0,
    effort: !0
   },
   "claude-opus-4-5": {
    toolSearch: !0,
    compaction: !1,
    effort: !0
   },
   "claude-haiku-4-5": {
    toolSearch: !0,
    compaction: !1,
    effort: !1
   },
   "claude-sonnet-4-5": {
    toolSearch: !0,
    compaction: !1,
    effort: !1
   },
   "claude-opus-4-1": {
    toolSearch: !1,
    compaction: !1,
    effort: !1
   },
   "claude-opus-4-0": {
    toolSearch: !1,
    compaction: !1,
    effort: !1
   },
   "claude-sonnet-4-0": {
    toolSearch: !1,
    compaction: !1,
    effort: !1
   },
   "claude-3-haiku-20240307": void 0,
   "claude-haiku-4-5-20251001": void 0,
   "claude-opus-4-1-20250805": void 0,
   "claude-opus-4-20250514": void 0,
   "claude-opus-4-5-20251101": void 0,
   "claude-sonnet-4-20250514": void 0,
   "claude-sonnet-4-5-20250929": void 0
  }).filter(([, e]) => null != e).map(([e, t]) => [ e, createAnthropicLanguageModelEntry(e, t) ]));
  function getAnthropicLanguageModelEntry(e) {
   return Object.prototype.hasOwnProperty.call(y, e) ? y[e] : createAnthropicLanguageModelEntry(e);
  }
  function createAnthropicLanguageModelEntry(e, t) {
   const o = function(e) {
    const t = g.find(t => t.matches(e));
    return null != t ? t.definition : e.includes("claude-") ? defineRuntime({
     ...m,
     thinkingCanBeDisabledAboveHighEffort: !1,
     knownModel: !1
    }) : defineRuntime({
     knownModel: !1
    });
   }(e), n = null != t, a = !!o.samplingParameters || {
    condition: "Only supported when thinking is disabled."
   }, i = o.adaptiveThinking || o.budgetThinking;
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
       logprobs: !1
      },
      structuredOutput: {
       native: o.nativeStructuredOutput
      },
      compaction: t?.compaction ?? "unknown"
     }
    },
    providerOptions: {
     language: (r = d.language, s = !!n || "unknown", l = {
      includePings: !0,
      thinking: i,
      effort: t?.effort ?? "unknown",
      speed: n ? "claude-opus-4-6" === e : "unknown",
      taskBudget: "claude-opus-4-7" === e || "unknown"
     }, Object.fromEntries(Object.keys(r).map(e => [ e, l[e] ?? s ])))
    },
    requestConfig: {
     language: {
      maxOutputTokens: o.maxOutputTokens,
      knownModel: o.knownModel
     }
    }
   };
   var r, s, l;
  }
  function getAnthropicModelCapabilities(e) {
   const {capabilities: {language: t}, requestConfig: {language: o}} = getAnthropicLanguageModelEntry(e);
   return {
    maxOutputTokens: o.maxOutputTokens,
    supportsStructuredOutput: t.structuredOutput.native,
    supportsAdaptiveThinking: t.reasoning.adaptive,
    rejectsSamplingParameters: !0 !== t.sampling.temperature,
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
   if ("web_search_result_location" === e.type || "search_result_location" === e.type) {
    const t = "web_search_result_location" === e.type ? e.url : e.source;
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
  }), f = (0, a.ID)(() => (0, a.C_)(anthropicFallbackContentSchema())), anthropicStopDetailsSchema = () => r.Ikc({
   type: r.YjP(),
   category: r.YjP().nullish(),
   explanation: r.YjP().nullish(),
   recommended_model: r.YjP().nullish()
  }), anthropicSafeguardResultSchema = () => r.Ikc({
   type: r.YjP(),
   status: r.Ikc({
    type: r.YjP(),
    tool_uses: r.g1P(r.YjP(), r.Ikc({
     type: r.YjP(),
     outcome: r.YjP().nullish(),
     explanation: r.YjP().nullish()
    })).nullish()
   })
  }), anthropicToolCallCallerSchema = () => r.KCZ([ r.Ikc({
   type: r.euz("code_execution_20250825"),
   tool_id: r.YjP()
  }), r.Ikc({
   type: r.euz("code_execution_20260120"),
   tool_id: r.YjP()
  }), r.Ikc({
   type: r.euz("direct")
  }) ]), anthropicCitationSchema = () => r.gMt("type", [ r.Ikc({
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
  }) ]), anthropicMcpToolResultContentSchema = () => r.KCZ([ r.YjP(), r.YOg(r.KCZ([ r.YjP(), r.Ikc({
   type: r.euz("text"),
   text: r.YjP(),
   citations: r.YOg(r.Pq9()).nullable().optional()
  }) ])) ]), anthropicInputTransformationSchema = () => r.Ikc({
   type: r.YjP(),
   path: r.YjP(),
   reason: r.YjP()
  }), k = (0, a.ID)(() => (0, a.C_)(r.Ikc({
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
  }))), b = (0, a.ID)(() => (0, a.C_)(r.gMt("type", [ r.Ikc({
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
  }) ]))), v = (0, a.ID)(() => (0, a.C_)(r.Ikc({
   signature: r.YjP().optional(),
   redactedData: r.YjP().optional()
  }))), x = (0, a.ID)(() => (0, a.C_)(r.Ikc({
   containerUpload: r.zMY().optional(),
   citations: r.Ikc({
    enabled: r.zMY()
   }).optional(),
   title: r.YjP().optional(),
   context: r.YjP().optional()
  }))), I = (0, a.ID)(() => (0, a.C_)(r.Ikc({
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
  }))), w = (0, a.ID)(() => (0, a.C_)(r.Ikc({
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
  var j = class {
   constructor(e = "anthropic", t = 0) {
    this.providerOptionsName = e, this.breakpointCount = 0, this.warnings = [], this.breakpointCount = t;
   }
   getCacheControl(e, t) {
    const o = function(e, t) {
     const o = e?.[t], n = e?.anthropic;
     return o?.cacheControl ?? o?.cache_control ?? n?.cacheControl ?? n?.cache_control;
    }(e, this.providerOptionsName);
    if (o) if (t.canCache) {
     if (this.breakpointCount++, !(this.breakpointCount > 4)) return o;
     this.warnings.push({
      type: "unsupported",
      feature: "cacheControl breakpoint limit",
      details: `Maximum 4 cache breakpoints exceeded (found ${this.breakpointCount}). This breakpoint will be ignored.`
     });
    } else this.warnings.push({
     type: "unsupported",
     feature: "cache_control on non-cacheable context",
     details: `cache_control cannot be set on ${t.type}. It will be ignored.`
    });
   }
   getWarnings() {
    return this.warnings;
   }
  };
  const P = (0, a.ID)(() => (0, a.C_)(r.Ikc({
   model: r.YjP(),
   maxUses: r.aig().optional(),
   maxTokens: r.aig().int().min(1024).optional(),
   caching: r.Ikc({
    type: r.euz("ephemeral"),
    ttl: r.KCZ([ r.euz("5m"), r.euz("1h") ])
   }).optional()
  }))), Y = (0, a.ID)(() => (0, a.C_)(r.gMt("type", [ r.Ikc({
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
  }) ]))), C = (0, a.ID)(() => (0, a.C_)(r.Ikc({}).strict())), z = (0, a.z)({
   id: "anthropic.advisor_20260301",
   inputSchema: C,
   outputSchema: Y,
   supportsDeferredResults: !0
  }), T = [ "screenshot", "zoom", "left_click", "right_click", "middle_click", "double_click", "triple_click", "left_click_drag", "mouse_move", "left_mouse_down", "left_mouse_up", "cursor_position", "scroll", "type", "key", "hold_key", "wait" ], computerToolset_20260801InputSchema = e => (0, 
  a.ID)(() => (0, a.C_)(r.Ikc({
   action: r.k5n(T.filter(t => !1 !== e?.[t]?.enabled)),
   coordinate: r.PVZ([ r.aig().int(), r.aig().int() ]).optional(),
   duration: r.aig().optional(),
   region: r.PVZ([ r.aig().int(), r.aig().int(), r.aig().int(), r.aig().int() ]).optional(),
   repeat: r.aig().int().optional(),
   scroll_amount: r.aig().optional(),
   scroll_direction: r.k5n([ "up", "down", "left", "right" ]).optional(),
   start_coordinate: r.PVZ([ r.aig().int(), r.aig().int() ]).optional(),
   text: r.YjP().optional()
  }))), O = (0, a.ID)(() => (0, a.C_)(r.Ikc({
   configs: r.jgl(r.k5n(T), r.Ikc({
    enabled: r.zMY().optional(),
    deferLoading: r.zMY().optional()
   })).optional()
  }))), S = (0, a.hL)({
   id: "anthropic.computer_toolset_20260801",
   inputSchema: computerToolset_20260801InputSchema()
  }), N = (0, a.ID)(() => (0, a.C_)(r.Ikc({
   maxCharacters: r.aig().optional()
  }))), M = (0, a.ID)(() => (0, a.C_)(r.Ikc({
   command: r.k5n([ "view", "create", "str_replace", "insert" ]),
   path: r.YjP(),
   file_text: r.YjP().optional(),
   insert_line: r.aig().int().optional(),
   new_str: r.YjP().optional(),
   insert_text: r.YjP().optional(),
   old_str: r.YjP().optional(),
   view_range: r.YOg(r.aig().int()).optional()
  }))), D = (0, a.hL)({
   id: "anthropic.text_editor_20250728",
   inputSchema: M
  }), A = (0, a.ID)(() => (0, a.C_)(r.Ikc({
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
  }))), R = (0, a.ID)(() => (0, a.C_)(r.YOg(r.Ikc({
   url: r.YjP(),
   title: r.YjP().nullable(),
   pageAge: r.YjP().nullable(),
   encryptedContent: r.YjP(),
   type: r.euz("web_search_result")
  })))), $ = (0, a.ID)(() => (0, a.C_)(r.Ikc({
   query: r.YjP()
  }))), q = (0, a.z)({
   id: "anthropic.web_search_20260318",
   inputSchema: $,
   outputSchema: R,
   supportsDeferredResults: !0
  }), E = (0, a.ID)(() => (0, a.C_)(r.Ikc({
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
  }))), U = (0, a.ID)(() => (0, a.C_)(r.YOg(r.Ikc({
   url: r.YjP(),
   title: r.YjP().nullable(),
   pageAge: r.YjP().nullable(),
   encryptedContent: r.YjP(),
   type: r.euz("web_search_result")
  })))), L = (0, a.ID)(() => (0, a.C_)(r.Ikc({
   query: r.YjP()
  }))), B = (0, a.z)({
   id: "anthropic.web_search_20260209",
   inputSchema: L,
   outputSchema: U,
   supportsDeferredResults: !0
  }), H = (0, a.ID)(() => (0, a.C_)(r.Ikc({
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
  }))), Z = (0, a.ID)(() => (0, a.C_)(r.YOg(r.Ikc({
   url: r.YjP(),
   title: r.YjP().nullable(),
   pageAge: r.YjP().nullable(),
   encryptedContent: r.YjP(),
   type: r.euz("web_search_result")
  })))), J = (0, a.ID)(() => (0, a.C_)(r.Ikc({
   query: r.YjP()
  }))), F = (0, a.z)({
   id: "anthropic.web_search_20250305",
   inputSchema: J,
   outputSchema: Z,
   supportsDeferredResults: !0
  }), K = (0, a.ID)(() => (0, a.C_)(r.Ikc({
   maxUses: r.aig().optional(),
   allowedDomains: r.YOg(r.YjP()).optional(),
   blockedDomains: r.YOg(r.YjP()).optional(),
   citations: r.Ikc({
    enabled: r.zMY()
   }).optional(),
   maxContentTokens: r.aig().optional(),
   useCache: r.zMY().optional(),
   responseInclusion: r.k5n([ "full", "excluded" ]).optional()
  }))), V = (0, a.ID)(() => (0, a.C_)(r.Ikc({
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
  }))), W = (0, a.ID)(() => (0, a.C_)(r.Ikc({
   url: r.YjP()
  }))), G = (0, a.z)({
   id: "anthropic.web_fetch_20260318",
   inputSchema: W,
   outputSchema: V,
   supportsDeferredResults: !0
  }), X = (0, a.ID)(() => (0, a.C_)(r.Ikc({
   maxUses: r.aig().optional(),
   allowedDomains: r.YOg(r.YjP()).optional(),
   blockedDomains: r.YOg(r.YjP()).optional(),
   citations: r.Ikc({
    enabled: r.zMY()
   }).optional(),
   maxContentTokens: r.aig().optional()
  }))), Q = (0, a.ID)(() => (0, a.C_)(r.Ikc({
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
  }))), ee = (0, a.ID)(() => (0, a.C_)(r.Ikc({
   url: r.YjP()
  }))), te = (0, a.z)({
   id: "anthropic.web_fetch_20260209",
   inputSchema: ee,
   outputSchema: Q,
   supportsDeferredResults: !0
  }), oe = (0, a.ID)(() => (0, a.C_)(r.Ikc({
   maxUses: r.aig().optional(),
   allowedDomains: r.YOg(r.YjP()).optional(),
   blockedDomains: r.YOg(r.YjP()).optional(),
   citations: r.Ikc({
    enabled: r.zMY()
   }).optional(),
   maxContentTokens: r.aig().optional()
  }))), ne = (0, a.ID)(() => (0, a.C_)(r.Ikc({
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
  }))), ae = (0, a.ID)(() => (0, a.C_)(r.Ikc({
   url: r.YjP()
  }))), ie = (0, a.z)({
   id: "anthropic.web_fetch_20250910",
   inputSchema: ae,
   outputSchema: ne,
   supportsDeferredResults: !0
  });
  async function prepareTools({tools: e, toolChoice: t, hasInlineTools: o = !1, disableParallelToolUse: i, cacheControlValidator: r, supportsStructuredOutput: s, supportsStrictTools: l, defaultEagerInputStreaming: c = !1, rejectsForcedToolUse: u = !1}) {
   e = e?.length ? e : void 0;
   const p = [], d = new Set, _ = r || new j;
   if (null == e && !o) return {
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
      canCache: !0
     }), o = t.providerOptions?.anthropic, n = o?.eagerInputStreaming ?? c, a = o?.deferLoading, i = o?.allowedCallers;
     l || !0 !== t.strict || p.push({
      type: "unsupported",
      feature: "strict",
      details: `Tool '${t.name}' has strict: ${t.strict}, but strict mode is not supported by this provider. The strict property will be ignored.`
     }), h.push({
      name: t.name,
      description: t.description,
      input_schema: t.inputSchema,
      cache_control: e,
      ...n ? {
       eager_input_streaming: !0
      } : {},
      ...!0 === l && null != t.strict ? {
       strict: t.strict
      } : {},
      ...null != a ? {
       defer_loading: a
      } : {},
      ...null != i ? {
       allowed_callers: i
      } : {},
      ...null != t.inputExamples ? {
       input_examples: t.inputExamples.map(e => e.input)
      } : {}
     }), !0 === s && !0 === l && d.add("structured-outputs-2025-11-13"), null == t.inputExamples && null == i || d.add("advanced-tool-use-2025-11-20");
     break;
    }

   case "provider":
    switch (t.id) {
    case "anthropic.code_execution_20250522":
     d.add("code-execution-2025-05-22"), h.push({
      type: "code_execution_20250522",
      name: "code_execution",
      cache_control: void 0
     });
     break;

    case "anthropic.code_execution_20250825":
     d.add("code-execution-2025-08-25"), h.push({
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
     d.add("computer-use-2025-01-24"), h.push({
      name: "computer",
      type: "computer_20250124",
      display_width_px: t.args.displayWidthPx,
      display_height_px: t.args.displayHeightPx,
      display_number: t.args.displayNumber,
      cache_control: void 0
     });
     break;

    case "anthropic.computer_20251124":
     d.add("computer-use-2025-11-24"), h.push({
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
       schema: O
      }), o = null != e.configs ? Object.fromEntries(Object.entries(e.configs).map(([e, t]) => [ e, {
       ...null != t?.enabled && {
        enabled: t.enabled
       },
       ...null != t?.deferLoading && {
        defer_loading: t.deferLoading
       }
      } ])) : void 0;
      h.push({
       type: "computer_toolset_20260801",
       ...null != o && {
        configs: o
       },
       cache_control: void 0
      });
      break;
     }

    case "anthropic.computer_20241022":
     d.add("computer-use-2024-10-22"), h.push({
      name: "computer",
      type: "computer_20241022",
      display_width_px: t.args.displayWidthPx,
      display_height_px: t.args.displayHeightPx,
      display_number: t.args.displayNumber,
      cache_control: void 0
     });
     break;

    case "anthropic.text_editor_20250124":
     d.add("computer-use-2025-01-24"), h.push({
      name: "str_replace_editor",
      type: "text_editor_20250124",
      cache_control: void 0
     });
     break;

    case "anthropic.text_editor_20241022":
     d.add("computer-use-2024-10-22"), h.push({
      name: "str_replace_editor",
      type: "text_editor_20241022",
      cache_control: void 0
     });
     break;

    case "anthropic.text_editor_20250429":
     d.add("computer-use-2025-01-24"), h.push({
      name: "str_replace_based_edit_tool",
      type: "text_editor_20250429",
      cache_control: void 0
     });
     break;

    case "anthropic.text_editor_20250728":
     {
      const e = await (0, a.k5)({
       value: t.args,
       schema: N
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
     d.add("computer-use-2025-01-24"), h.push({
      name: "bash",
      type: "bash_20250124",
      cache_control: void 0
     });
     break;

    case "anthropic.bash_20241022":
     d.add("computer-use-2024-10-22"), h.push({
      name: "bash",
      type: "bash_20241022",
      cache_control: void 0
     });
     break;

    case "anthropic.memory_20250818":
     d.add("context-management-2025-06-27"), h.push({
      name: "memory",
      type: "memory_20250818"
     });
     break;

    case "anthropic.web_fetch_20250910":
     {
      d.add("web-fetch-2025-09-10");
      const e = await (0, a.k5)({
       value: t.args,
       schema: oe
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
       schema: X
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
       schema: K
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
       schema: H
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
       schema: E
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
       schema: A
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
       schema: P
      });
      h.push({
       type: "advisor_20260301",
       name: "advisor",
       model: e.model,
       ...void 0 !== e.maxUses && {
        max_uses: e.maxUses
       },
       ...void 0 !== e.maxTokens && {
        max_tokens: e.maxTokens
       },
       ...void 0 !== e.caching && {
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
   const m = null == e ? void 0 : h;
   if (null == t) return {
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
    return u ? (p.push({
     type: "unsupported",
     feature: "toolChoice",
     details: "toolChoice 'required' is not supported with this model or thinking configuration. Using 'auto' instead. Instruct the model to use a tool in the prompt and verify that a tool call was made."
    }), {
     tools: m,
     toolChoice: {
      type: "auto",
      disable_parallel_tool_use: i
     },
     toolWarnings: p,
     betas: d
    }) : {
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
    return u ? (p.push({
     type: "unsupported",
     feature: "toolChoice",
     details: `toolChoice 'tool' is not supported with this model or thinking configuration. Only the '${t.toolName}' tool is sent with 'auto' tool choice. Instruct the model to use the tool in the prompt and verify that a tool call was made.`
    }), {
     tools: m?.filter(e => "name" in e && e.name === t.toolName),
     toolChoice: {
      type: "auto",
      disable_parallel_tool_use: i
     },
     toolWarnings: p,
     betas: d
    }) : {
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
   const o = e.cache_creation_input_tokens ?? 0, n = e.cache_read_input_tokens ?? 0, a = e.output_tokens_details?.thinking_tokens ?? void 0;
   let i, r;
   const s = e.iterations?.some(e => "fallback_message" === e.type);
   if (e.iterations && e.iterations.length > 0 && !s) {
    const t = e.iterations.filter(e => "compaction" === e.type || "message" === e.type);
    if (t.length > 0) {
     const e = t.reduce((e, t) => ({
      input: e.input + t.input_tokens,
      output: e.output + t.output_tokens
     }), {
      input: 0,
      output: 0
     });
     i = e.input, r = e.output;
    } else i = e.input_tokens, r = e.output_tokens;
   } else i = e.input_tokens, r = e.output_tokens;
   return {
    inputTokens: {
     total: i + o + n,
     noCache: i,
     cacheRead: n,
     cacheWrite: o
    },
    outputTokens: {
     total: r,
     text: null == a ? void 0 : r - a,
     reasoning: a
    },
    raw: t ?? e
   };
  }
  const re = (0, a.ID)(() => (0, a.C_)(r.Ikc({
   type: r.euz("code_execution_result"),
   stdout: r.YjP(),
   stderr: r.YjP(),
   return_code: r.aig(),
   content: r.YOg(r.Ikc({
    type: r.euz("code_execution_output"),
    file_id: r.YjP()
   })).optional().default([])
  }))), se = (0, a.ID)(() => (0, a.C_)(r.Ikc({
   code: r.YjP()
  }))), le = (0, a.z)({
   id: "anthropic.code_execution_20250522",
   inputSchema: se,
   outputSchema: re
  }), ce = (0, a.ID)(() => (0, a.C_)(r.gMt("type", [ r.Ikc({
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
  }) ]))), ue = (0, a.ID)(() => (0, a.C_)(r.gMt("type", [ r.Ikc({
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
  }) ]) ]))), pe = (0, a.z)({
   id: "anthropic.code_execution_20250825",
   inputSchema: ue,
   outputSchema: ce,
   supportsDeferredResults: !0
  }), de = (0, a.ID)(() => (0, a.C_)(r.gMt("type", [ r.Ikc({
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
  }) ]))), _e = (0, a.ID)(() => (0, a.C_)(r.gMt("type", [ r.Ikc({
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
  }) ]) ]))), he = (0, a.z)({
   id: "anthropic.code_execution_20260120",
   inputSchema: _e,
   outputSchema: de,
   supportsDeferredResults: !0
  }), me = (0, a.ID)(() => (0, a.C_)(r.YOg(r.Ikc({
   type: r.euz("tool_reference"),
   toolName: r.YjP()
  })))), ge = (0, a.ID)(() => (0, a.C_)(r.Ikc({
   pattern: r.YjP(),
   limit: r.aig().optional()
  }))), ye = (0, a.z)({
   id: "anthropic.tool_search_regex_20251119",
   inputSchema: ge,
   outputSchema: me,
   supportsDeferredResults: !0
  });
  function convertBytesDataToString(e) {
   return "string" == typeof e ? (new TextDecoder).decode((0, a.Z9)(e)) : (new TextDecoder).decode(e);
  }
  function extractErrorValue(e) {
   try {
    if ("string" == typeof e) return (0, a.ZA)(e);
    if ("object" == typeof e && null !== e) return e;
   } catch {
    const t = e?.errorCode;
    return {
     errorCode: "string" == typeof t ? t : "unavailable"
    };
   }
   return {};
  }
  function isComputerTool(e) {
   return "provider" === e.type && e.id.startsWith("anthropic.computer_");
  }
  function moveToolUseBlocksToEnd(e) {
   const t = [];
   let o = [];
   function flushSegment() {
    t.push(...o.filter(e => "tool_use" !== e.type), ...o.filter(e => "tool_use" === e.type)), 
    o = [];
   }
   for (const n of e) "thinking" === n.type || "redacted_thinking" === n.type || "fallback" === n.type ? (flushSegment(), 
   t.push(n)) : o.push(n);
   return flushSegment(), t;
  }
  function getAnthropicToolsetName({toolName: e, providerOptions: t, toolsetNames: o}) {
   const n = o[e];
   if (null != n) return n;
   const a = (t?.anthropic)?.toolsetName;
   return "string" == typeof a ? a : void 0;
  }
  function getAnthropicCaller(e) {
   const t = (e?.anthropic)?.caller;
   return "code_execution_20250825" !== t?.type && "code_execution_20260120" !== t?.type || !t.toolId ? "direct" === t?.type ? {
    type: "direct"
   } : void 0 : {
    type: t.type,
    tool_id: t.toolId
   };
  }
  function toAnthropicToolInput(e) {
   if ("string" == typeof e) try {
    const t = (0, a.ZA)(e);
    if ("object" == typeof t && null !== t && !Array.isArray(t)) return t;
   } catch {}
   return "object" != typeof e || null === e || Array.isArray(e) ? {
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

   default:
    return "other";
   }
  }
  const fe = new Set([ "date-time", "time", "date", "duration", "email", "hostname", "uri", "ipv4", "ipv6", "uuid" ]), ke = [ "minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf", "minLength", "maxLength", "pattern", "minItems", "maxItems", "uniqueItems", "minProperties", "maxProperties", "not" ];
  function sanitizeJsonSchema(e) {
   return sanitizeSchema(e);
  }
  function sanitizeDefinition(e) {
   return "boolean" != typeof e && (0, a.u4)(e) ? sanitizeSchema(e) : e;
  }
  function sanitizeSchema(e) {
   const t = {};
   if (null != e.$ref) return {
    $ref: e.$ref,
    ...sanitizeSchemaDefinitions(e)
   };
   null != e.$schema && (t.$schema = e.$schema), null != e.$id && (t.$id = e.$id), 
   null != e.title && (t.title = e.title), null != e.description && (t.description = e.description), 
   void 0 !== e.default && (t.default = e.default), void 0 !== e.const && (t.const = e.const), 
   null != e.enum && (t.enum = e.enum), null != e.type && (t.type = e.type), null != e.anyOf ? t.anyOf = e.anyOf.map(sanitizeDefinition) : null != e.oneOf && (t.anyOf = e.oneOf.map(sanitizeDefinition)), 
   null != e.allOf && (t.allOf = e.allOf.map(sanitizeDefinition)), Object.assign(t, sanitizeSchemaDefinitions(e)), 
   "object" !== e.type && null == e.properties || (null != e.properties && (t.properties = Object.fromEntries(Object.entries(e.properties).map(([e, t]) => [ e, sanitizeDefinition(t) ]))), 
   t.additionalProperties = !1, null != e.required && (t.required = e.required)), null != e.items && (t.items = Array.isArray(e.items) ? e.items.map(sanitizeDefinition) : sanitizeDefinition(e.items)), 
   "string" == typeof e.format && fe.has(e.format) && (t.format = e.format);
   const o = function(e) {
    const t = ke.flatMap(t => {
     const o = e[t];
     return null == o || !1 === o ? [] : `${function(e) {
      return e.replace(/[A-Z]/g, e => ` ${e.toLowerCase()}`);
     }(t)}: ${function(e) {
      return "string" == typeof e ? e : JSON.stringify(e);
     }(o)}`;
    });
    return "string" != typeof e.format || fe.has(e.format) || t.push(`format: ${e.format}`), 
    0 === t.length ? void 0 : `${t.join("; ")}.`;
   }(e);
   return null != o && (t.description = null == t.description ? o : `${t.description}\n${o}`), 
   t;
  }
  function sanitizeSchemaDefinitions(e) {
   const {$defs: t} = e, sanitizeAll = e => Object.fromEntries(Object.entries(e).map(([e, t]) => [ e, sanitizeDefinition(t) ]));
   return {
    ...null != e.definitions && {
     definitions: sanitizeAll(e.definitions)
    },
    ...null != t && {
     $defs: sanitizeAll(t)
    }
   };
  }
  const be = new Set([ "dependentSchemas", "patternProperties", "properties" ]), ve = new Set([ "const", "default", "enum", "examples" ]);
  function hasCircularSchemaReference(e) {
   const t = new Set, o = new Set, visit = n => {
    if (t.has(n)) return !0;
    if (o.has(n)) return !1;
    const a = resolveSchemaPointer(e, n);
    if (void 0 === a) return !1;
    t.add(n);
    const i = collectLocalRefs(a).some(visit);
    return t.delete(n), o.add(n), i;
   };
   return visit("#");
  }
  function collectLocalRefs(e, t = []) {
   if (Array.isArray(e)) {
    for (const o of e) collectLocalRefs(o, t);
    return t;
   }
   if (!(0, a.u4)(e)) return t;
   for (const [o, n] of Object.entries(e)) if ("$ref" === o) "string" == typeof n && n.startsWith("#") && t.push(n); else if (be.has(o) && (0, 
   a.u4)(n)) for (const e of Object.values(n)) collectLocalRefs(e, t); else "$defs" === o || "definitions" === o || ve.has(o) || collectLocalRefs(n, t);
   return t;
  }
  function resolveSchemaPointer(e, t) {
   if ("#" === t) return e;
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
  const xe = 10, Ie = [ "additionalProperties", "contains", "else", "if", "items", "not", "then" ], we = [ "allOf", "anyOf", "oneOf", "prefixItems" ], je = [ "dependentSchemas", "patternProperties", "properties" ];
  function supportsNativeStructuredOutputSchema(e) {
   if (hasCircularSchemaReference(e)) return !1;
   const {optionalProperties: t, hasOpenObject: o} = getSchemaStats(e, e, new Map);
   return !o && t <= xe;
  }
  function getSchemaStats(e, t, o) {
   const n = {
    optionalProperties: 0,
    hasOpenObject: !1
   };
   if (!(0, a.u4)(e)) return n;
   const add = e => {
    const a = getSchemaStats(e, t, o);
    n.optionalProperties += a.optionalProperties, n.hasOpenObject ||= a.hasOpenObject;
   };
   if ("string" == typeof e.$ref && e.$ref.startsWith("#")) {
    let a = o.get(e.$ref);
    null == a && (a = getSchemaStats(resolveSchemaPointer(t, e.$ref), t, o), o.set(e.$ref, a)), 
    n.optionalProperties += a.optionalProperties, n.hasOpenObject ||= a.hasOpenObject;
   }
   if (function(e) {
    const {additionalProperties: t, patternProperties: o, properties: n, type: i} = e;
    return !(!0 !== t && !(0, a.u4)(t)) || !!((0, a.u4)(o) && Object.keys(o).length > 0) || ("object" === i || Array.isArray(i) && i.includes("object")) && null == n && !1 !== t;
   }(e) && (n.hasOpenObject = !0), (0, a.u4)(e.properties)) {
    const t = new Set(Array.isArray(e.required) ? e.required : []);
    n.optionalProperties += Object.keys(e.properties).filter(e => !t.has(e)).length;
   }
   for (const t of Ie) {
    const o = e[t];
    Array.isArray(o) ? o.forEach(add) : add(o);
   }
   for (const t of we) {
    const o = e[t];
    Array.isArray(o) && o.forEach(add);
   }
   for (const t of je) {
    const o = e[t];
    (0, a.u4)(o) && Object.values(o).forEach(add);
   }
   return n;
  }
  function validateToolsetMember({toolsetName: e, memberName: t, tools: o}) {
   const a = o?.find(e => "type" in e && "computer_toolset_20260801" === e.type);
   if ("computer" !== e || null == a || !T.some(e => e === t) || !1 === a.configs?.[t]?.enabled) throw new n.xn({
    data: {
     toolsetName: e,
     memberName: t
    },
    message: `Received an unavailable toolset member: ${e}.${t}.`
   });
  }
  function createAnthropicStreamError(e) {
   const t = function(e) {
    switch (e) {
    case "api_error":
     return {
      statusCode: 500,
      isRetryable: !0
     };

    case "overloaded_error":
     return {
      statusCode: 529,
      isRetryable: !0
     };

    case "rate_limit_error":
     return {
      statusCode: 429,
      isRetryable: !0
     };

    case "request_too_large":
     return {
      statusCode: 413,
      isRetryable: !1
     };

    case "authentication_error":
     return {
      statusCode: 401,
      isRetryable: !1
     };

    case "permission_error":
     return {
      statusCode: 403,
      isRetryable: !1
     };

    case "not_found_error":
     return {
      statusCode: 404,
      isRetryable: !1
     };

    case "billing_error":
    case "invalid_request_error":
     return {
      statusCode: 400,
      isRetryable: !1
     };

    default:
     return {};
    }
   }(e.type);
   return (0, a.iH)({
    message: e.message,
    type: e.type,
    code: e.code ?? void 0,
    statusCode: e.statusCode ?? t.statusCode,
    isRetryable: e.isRetryable ?? t.isRetryable,
    data: "data" in e ? e.data : e
   });
  }
  function createCitationSource(e, t, o) {
   if ("web_search_result_location" === e.type) return {
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
   if ("page_location" !== e.type && "char_location" !== e.type) return;
   const n = t[e.document_index];
   return n ? {
    type: "source",
    sourceType: "document",
    id: o(),
    mediaType: n.mediaType,
    title: e.document_title ?? n.title,
    filename: n.filename,
    providerMetadata: {
     anthropic: "page_location" === e.type ? {
      citedText: e.cited_text,
      startPageNumber: e.start_page_number,
      endPageNumber: e.end_page_number
     } : {
      citedText: e.cited_text,
      startCharIndex: e.start_char_index,
      endCharIndex: e.end_char_index
     }
    }
   } : void 0;
  }
  function getAnthropicCallerInfo(e) {
   return null == e ? void 0 : {
    type: e.type,
    toolId: "tool_id" in e ? e.tool_id : void 0
   };
  }
  function getAnthropicCallerMetadata(e) {
   const t = getAnthropicCallerInfo(e);
   return null == t ? {} : {
    providerMetadata: {
     anthropic: {
      caller: t
     }
    }
   };
  }
  function toToolsetMemberInput({memberName: e, input: t}) {
   if ("object" != typeof t || null === t || Array.isArray(t)) throw new n.xn({
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
   return -1 === t ? e : e.substring(0, t);
  }
  const Pe = {
   googleVertex: [ "vertex" ]
  }, Ye = new Set([ "redacted_thinking", "text", "thinking" ]);
  function isContinuationStopReason(e) {
   return "pause_turn" === e || "tool_use" === e;
  }
  var Ce = class AnthropicLanguageModel {
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
    this.specificationVersion = "v4", this.modelId = e, this.config = t, this.generateId = t.generateId ?? a.$C;
   }
   supportsUrl(e) {
    return "https:" === e.protocol;
   }
   get provider() {
    return this.config.provider;
   }
   get supportedUrls() {
    return this.config.supportedUrls?.() ?? {};
   }
   static async prepareRequest({modelId: e, config: t, options: {userSuppliedBetas: o, prompt: i, maxOutputTokens: r, temperature: s, topP: l, topK: c, frequencyPenalty: u, presencePenalty: p, stopSequences: d, responseFormat: _, seed: h, tools: m, toolChoice: g, reasoning: y, providerOptions: k, stream: b}}) {
    const P = [];
    null != u && P.push({
     type: "unsupported",
     feature: "frequencyPenalty"
    }), null != p && P.push({
     type: "unsupported",
     feature: "presencePenalty"
    }), null != h && P.push({
     type: "unsupported",
     feature: "seed"
    });
    const C = t.maxTemperature ?? 1, z = null == t.maxTemperature ? "anthropic" : getProviderOptionsName(t.provider);
    null != s && s > C ? (P.push({
     type: "unsupported",
     feature: "temperature",
     details: `${s} exceeds ${z} maximum of ${C.toFixed(1)}. clamped to ${C.toFixed(1)}`
    }), s = C) : null != s && s < 0 && (P.push({
     type: "unsupported",
     feature: "temperature",
     details: `${s} is below ${z} minimum of 0. clamped to 0`
    }), s = 0), "json" === _?.type && null == _.schema && P.push({
     type: "unsupported",
     feature: "responseFormat",
     details: "JSON response format requires a schema. The response format is ignored."
    });
    const T = getProviderOptionsName(t.provider), O = await (0, a.xI)({
     provider: "anthropic",
     providerOptions: k,
     schema: w
    }), {options: S, namespaces: [N]} = await (0, a.Wo)({
     providerOptions: k,
     namespaces: "anthropic" !== T ? [ T, ...Object.hasOwn(Pe, T) ? Pe[T] : [] ] : [],
     resolution: "first",
     schema: w
    }), M = N === T, D = Object.assign({}, O ?? {}, S ?? {});
    if (null != D.serviceTier) {
     const e = "anthropic" === T ? [ "auto", "standard_only" ] : "minimax" === T ? [ "standard", "priority" ] : void 0;
     null == e || e.includes(D.serviceTier) || (P.push({
      type: "unsupported",
      feature: "serviceTier",
      details: `serviceTier "${D.serviceTier}" is not supported by ${T}. Use ${e.map(e => `"${e}"`).join(" or ")}.`
     }), D.serviceTier = void 0);
    }
    const {maxOutputTokens: A, supportsStructuredOutput: R, supportsAdaptiveThinking: $, rejectsSamplingParameters: q, supportsXhighEffort: E, rejectsThinkingDisabledAboveHighEffort: U, rejectsThinkingDisabled: L, rejectsBudgetThinking: B, rejectsForcedToolUse: H, supportsBetweenToolsThinking: J, isKnownModel: F} = getAnthropicModelCapabilities(e);
    F || null != r || P.push({
     type: "compatibility",
     feature: "maxOutputTokens",
     details: `The model "${e}" is unknown. The max output tokens have been limited to ${A}. Set maxOutputTokens explicitly to override this limit.`
    }), q && (null != s && (P.push({
     type: "unsupported",
     feature: "temperature",
     details: `temperature is not supported by ${e} and will be ignored`
    }), s = void 0), null != c && (P.push({
     type: "unsupported",
     feature: "topK",
     details: `topK is not supported by ${e} and will be ignored`
    }), c = void 0), null != l && (P.push({
     type: "unsupported",
     feature: "topP",
     details: `topP is not supported by ${e} and will be ignored`
    }), l = void 0));
    const K = F || e.includes("claude-"), V = (t.supportsNativeStructuredOutput ?? !0) && R, W = "json" !== _?.type || null == _.schema || supportsNativeStructuredOutputSchema(_.schema), G = (t.supportsStrictTools ?? !0) && R, X = D?.structuredOutputMode ?? "auto";
    let Q = "outputFormat" === X || "auto" === X && V && W;
    !Q && H && R && "json" === _?.type && null != _.schema && supportsNativeStructuredOutputSchema(_.schema) && (P.push({
     type: "unsupported",
     feature: "providerOptions.anthropic.structuredOutputMode",
     details: `structuredOutputMode 'jsonTool' is not supported by ${e} because it rejects forced tool use. Using 'outputFormat' instead.`
    }), Q = !0);
    const ee = "json" !== _?.type || null == _.schema || Q ? void 0 : {
     type: "function",
     name: "json",
     description: "Respond with a JSON object.",
     inputSchema: _.schema
    };
    null != ee && !1 === D?.disableParallelToolUse && P.push({
     type: "unsupported",
     feature: "providerOptions.anthropic.disableParallelToolUse",
     details: "`disableParallelToolUse: false` is ignored when using the JSON response tool. Parallel tool use is disabled to ensure a single coherent JSON tool call."
    });
    const te = D?.contextManagement, oe = D?.compaction;
    if (null != te && null != oe) throw new n.Di({
     argument: "providerOptions",
     message: "Anthropic provider options `compaction` and `contextManagement` cannot be used together."
    });
    const ae = D?.thread;
    if (null != ae && !0 !== t.supportsMessageThreads) throw new n.b8({
     functionality: "Anthropic message threads",
     message: `${t.provider} does not support Anthropic message threads.`
    });
    if (null != ae && (null != oe || te?.edits.some(e => "clear_thinking_20251015" !== e.type || "all" !== e.keep))) throw new n.Di({
     argument: "providerOptions.anthropic.thread",
     message: 'Anthropic message threads do not support compaction or context editing, except clear_thinking_20251015 with keep: "all".'
    });
    const ie = new j(t.cacheControlProviderOptionsName, null != ae && null != D?.cacheControl ? 1 : 0), se = b && (D?.toolStreaming ?? !0), le = await async function(e) {
     const t = [];
     for (const o of e) {
      if ("system" !== o.role || null == o.providerOptions) continue;
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
    }(i), ue = (0, a.CR)({
     tools: [ ...le, ...m ?? [] ],
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
    }), pe = function(e) {
     const t = {};
     for (const o of e ?? []) "provider" === o.type && "anthropic.computer_toolset_20260801" === o.id && (t[o.name] = "computer");
     return t;
    }(m), _e = [], {prompt: he, betas: ge} = await async function({prompt: e, sendReasoning: t, warnings: o, cacheControlValidator: i, toolNameMapping: r, toolsetNames: s = {}, convertMediaPart: l, convertInlineTool: c}) {
     const u = new Set, p = function(e) {
      const t = [];
      let o;
      for (const n of e) {
       const {role: e} = n;
       switch (e) {
       case "system":
        "system" !== o?.type && (o = {
         type: "system",
         messages: []
        }, t.push(o)), o.messages.push(n);
        break;

       case "assistant":
        "assistant" !== o?.type && (o = {
         type: "assistant",
         messages: []
        }, t.push(o)), o.messages.push(n);
        break;

       case "user":
       case "tool":
        "user" !== o?.type && (o = {
         type: "user",
         messages: []
        }, t.push(o)), o.messages.push(n);
        break;

       default:
        throw new Error(`Unsupported role: ${e}`);
       }
      }
      return t;
     }(e), d = i || new j;
     let _;
     const h = [];
     let m = -1;
     async function shouldEnableCitations(e) {
      return (await (0, a.xI)({
       provider: "anthropic",
       providerOptions: e,
       schema: x
      }))?.citations?.enabled ?? !1;
     }
     async function shouldUseContainerUpload(e) {
      return (await (0, a.xI)({
       provider: "anthropic",
       providerOptions: e,
       schema: x
      }))?.containerUpload ?? !1;
     }
     async function getDocumentMetadata(e) {
      const t = await (0, a.xI)({
       provider: "anthropic",
       providerOptions: e,
       schema: x
      });
      return {
       title: t?.title,
       context: t?.context
      };
     }
     for (let e = 0; e < p.length; e++) {
      const i = p[e], g = e === p.length - 1, y = i.type;
      switch (y) {
      case "system":
       {
        const t = [];
        for (const {content: e, providerOptions: s} of i.messages) {
         const i = await (0, a.xI)({
          provider: "anthropic",
          providerOptions: s,
          schema: I
         }), l = i?.toolChanges ?? [], p = [];
         ("" !== e || 0 === l.length && null == i?.clearAt && null == i?.effort) && p.push({
          type: "text",
          text: e,
          cache_control: d.getCacheControl(s, {
           type: "system message",
           canCache: !0
          })
         });
         let _ = 0, h = !1;
         for (const e of l) {
          if ("tool" in e) {
           if (null == c) throw new n.b8({
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
           if (null == a) continue;
           p.push({
            type: "tool_addition",
            tool: {
             type: "tool_definition",
             definition: a
            }
           }), _++, h = !0;
           continue;
          }
          p.push({
           type: e.type,
           tool: {
            type: "tool_reference",
            name: r.toProviderToolName(e.toolName)
           }
          }), _++;
         }
         0 === p.length && null == i?.clearAt && null == i?.effort || t.push({
          content: p,
          clearAt: i?.clearAt,
          effort: i?.effort,
          toolChangeCount: _,
          hasInlineToolDefinition: h
         });
        }
        const s = t.reduce((e, t) => e + t.toolChangeCount, 0), l = t.some(e => null != e.clearAt || null != e.effort);
        if (0 === e || null == _ && 0 === s && !l) {
         s > 0 && o.push({
          type: "other",
          message: "tool changes on the initial system message are not supported by Anthropic. Configure the initial tool set via the tools option instead. The tool changes have been ignored."
         });
         for (const e of t) 0 === e.content.length && null == e.clearAt && null != e.effort ? (h.push({
          role: "system",
          content: [],
          output_config: {
           effort: e.effort
          }
         }), u.add("mid-conversation-output-config-2026-07-01")) : null == e.clearAt && null == e.effort || o.push({
          type: "other",
          message: "clearAt and effort on this initial system message are not supported by Anthropic. Use a separate effort-only system message with empty content to set effort. These options have been ignored."
         });
         _ = t.flatMap(e => e.content.filter(e => "text" === e.type));
        } else {
         u.add("mid-conversation-system-2026-04-07");
         for (const e of t) h.push({
          role: "system",
          content: e.content,
          ...null != e.clearAt && {
           clear_at: e.clearAt
          },
          ...null != e.effort && {
           output_config: {
            effort: e.effort
           }
          }
         }), e.hasInlineToolDefinition ? u.add("inline-tools-2026-09-15") : e.toolChangeCount > 0 && u.add("mid-conversation-tool-changes-2026-07-01"), 
         null != e.clearAt && u.add("mid-conversation-system-clear-at-2026-08-21"), null != e.effort && u.add("mid-conversation-output-config-2026-07-01");
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
           const i = r[o], s = o === r.length - 1, c = d.getCacheControl(i.providerOptions, {
            type: "user message part",
            canCache: !0
           }) ?? (s ? d.getCacheControl(t.providerOptions, {
            type: "user message",
            canCache: !0
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
             if (null != t) {
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
               u.add("files-api-2025-04-14"), await shouldUseContainerUpload(i.providerOptions) ? e.push({
                type: "container_upload",
                file_id: t
               }) : "image" === (0, a.yu)(i.mediaType) ? e.push({
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
               const t = await shouldEnableCitations(i.providerOptions), o = await getDocumentMetadata(i.providerOptions);
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
                  enabled: !0
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
               if ("image" === t) e.push({
                type: "image",
                source: "url" === i.data.type ? {
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
               }); else if ("application" === t && ("url" === i.data.type ? "application/pdf" === i.mediaType : "application/pdf" === (0, 
               a.SL)({
                part: i
               }))) {
                u.add("pdfs-2024-09-25");
                const t = await shouldEnableCitations(i.providerOptions), o = await getDocumentMetadata(i.providerOptions);
                e.push({
                 type: "document",
                 source: "url" === i.data.type ? {
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
                   enabled: !0
                  }
                 },
                 cache_control: c
                });
               } else {
                if ("text/plain" !== i.mediaType) throw new n.b8({
                 functionality: `media type: ${i.mediaType}`
                });
                {
                 const t = await shouldEnableCitations(i.providerOptions), o = await getDocumentMetadata(i.providerOptions);
                 e.push({
                  type: "document",
                  source: "url" === i.data.type ? {
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
                    enabled: !0
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
           if ("tool-approval-response" === i.type) continue;
           const l = i.output, c = "providerOptions" in l ? l.providerOptions : "content" === l.type ? l.value.find(e => null != e.providerOptions)?.providerOptions : void 0, p = n === r.length - 1, _ = d.getCacheControl(i.providerOptions, {
            type: "tool result part",
            canCache: !0
           }) ?? d.getCacheControl(c, {
            type: "tool result output",
            canCache: !0
           }) ?? (p ? d.getCacheControl(t.providerOptions, {
            type: "tool result message",
            canCache: !0
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
               if ("reference" === e.data.type) {
                const o = (0, a.p5)({
                 reference: e.data.reference,
                 provider: "anthropic"
                });
                return u.add("files-api-2025-04-14"), "image" === t ? {
                 type: "image",
                 source: {
                  type: "file",
                  file_id: o
                 }
                } : {
                 type: "document",
                 source: {
                  type: "file",
                  file_id: o
                 }
                };
               }
               return "url" === e.data.type ? "image" === t ? {
                type: "image",
                source: {
                 type: "url",
                 url: e.data.url.toString()
                }
               } : {
                type: "document",
                source: {
                 type: "url",
                 url: e.data.url.toString()
                }
               } : "data" === e.data.type ? "image" === t ? {
                type: "image",
                source: {
                 type: "base64",
                 media_type: (0, a.SL)({
                  part: e
                 }),
                 data: (0, a.ej)(e.data.data)
                }
               } : "application/pdf" === (0, a.SL)({
                part: e
               }) ? (u.add("pdfs-2024-09-25"), {
                type: "document",
                source: {
                 type: "base64",
                 media_type: "application/pdf",
                 data: (0, a.ej)(e.data.data)
                }
               }) : void o.push({
                type: "other",
                message: `unsupported tool content part type: ${e.type} with media type: ${e.mediaType}`
               }) : void o.push({
                type: "other",
                message: `unsupported tool content part type: ${e.type} with data type: ${e.data.type}`
               });
              }

             case "custom":
              {
               const t = e.providerOptions?.anthropic;
               return "tool-reference" === t?.type ? {
                type: "tool_reference",
                tool_name: t.toolName
               } : void o.push({
                type: "other",
                message: "unsupported custom tool content part"
               });
              }

             default:
              return void o.push({
               type: "other",
               message: `unsupported tool content part type: ${e.type}`
              });
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
            ...null != m && {
             toolset_name: m
            },
            content: h,
            is_error: "error-text" === l.type || "error-json" === l.type || void 0,
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
        const e = [], n = new Set;
        for (let l = 0; l < i.messages.length; l++) {
         const c = i.messages[l], p = l === i.messages.length - 1, _ = c.content.filter(e => "text" !== e.type || e.text.length > 0);
         for (let i = 0; i < _.length; i++) {
          const l = _[i], h = i === _.length - 1, m = d.getCacheControl(l.providerOptions, {
           type: "assistant message part",
           canCache: !0
          }) ?? (h ? d.getCacheControl(c.providerOptions, {
           type: "assistant message",
           canCache: !0
          }) : void 0);
          switch (l.type) {
          case "text":
           {
            const t = l.providerOptions?.anthropic;
            if ("compaction" === t?.type) {
             if ("" === l.text) break;
             "string" == typeof t.signature && u.add("compact-2026-09-04"), e.push({
              type: "compaction",
              content: l.text,
              ..."string" == typeof t.signature && {
               signature: t.signature
              },
              cache_control: m
             });
            } else e.push({
             type: "text",
             text: g && p && h ? l.text.trim() : l.text,
             ...null != t?.citations && {
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
             schema: v
            });
            null != t ? null != t.signature ? (d.getCacheControl(l.providerOptions, {
             type: "thinking block",
             canCache: !1
            }), e.push({
             type: "thinking",
             thinking: l.text,
             signature: t.signature
            })) : null != t.redactedData ? (d.getCacheControl(l.providerOptions, {
             type: "redacted thinking block",
             canCache: !1
            }), e.push({
             type: "redacted_thinking",
             data: t.redactedData
            })) : o.push({
             type: "other",
             message: "unsupported reasoning metadata"
            }) : o.push({
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
            if ("anthropic.fallback" !== l.kind) break;
            const t = await (0, a.ZZ)({
             value: l.providerOptions?.anthropic,
             schema: f
            });
            if (!t.success) {
             o.push({
              type: "other",
              message: "anthropic fallback metadata must include from.model and to.model"
             });
             break;
            }
            u.add("server-side-fallback-2026-06-01"), e.push({
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
             if ("mcp-tool-use" === l.providerOptions?.anthropic?.type) {
              n.add(l.toolCallId);
              const t = l.providerOptions?.anthropic?.serverName;
              if (null == t || "string" != typeof t) {
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
             } else if ("code_execution" !== a || null == l.input || "object" != typeof l.input || !("type" in l.input) || "string" != typeof l.input.type || "bash_code_execution" !== l.input.type && "text_editor_code_execution" !== l.input.type) if ("code_execution" === a && null != l.input && "object" == typeof l.input && "type" in l.input && "programmatic-tool-call" === l.input.type) {
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
             } else "code_execution" === a || "web_fetch" === a || "web_search" === a || "tool_search_tool_regex" === a || "tool_search_tool_bm25" === a ? e.push({
              type: "server_tool_use",
              id: l.toolCallId,
              name: a,
              input: l.input,
              ...t && {
               caller: t
              },
              cache_control: m
             }) : "advisor" === a ? e.push({
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
            if (null != a) {
             const n = toAnthropicToolInput(l.input), {action: i} = n, r = "string" == typeof i;
             r || o.push({
              type: "other",
              message: `toolset tool call for tool ${l.toolName} is missing the action`
             }), e.push({
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
            const t = r.toProviderToolName(l.toolName), i = getAnthropicCaller(l.providerOptions);
            if (n.has(l.toolCallId)) {
             const t = l.output;
             if ("json" !== t.type && "error-json" !== t.type) {
              o.push({
               type: "other",
               message: `provider executed tool result output type ${t.type} for tool ${l.toolName} is not supported`
              });
              break;
             }
             e.push({
              type: "mcp_tool_result",
              tool_use_id: l.toolCallId,
              is_error: "error-json" === t.type,
              content: t.value,
              cache_control: m
             });
            } else if ("code_execution" === t) {
             const t = l.output;
             if ("error-text" === t.type || "error-json" === t.type) {
              let o = {};
              try {
               "string" == typeof t.value ? o = (0, a.ZA)(t.value) : "object" == typeof t.value && null !== t.value && (o = t.value);
              } catch {}
              "code_execution_tool_result_error" === o.type ? e.push({
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
             if ("json" !== t.type) {
              o.push({
               type: "other",
               message: `provider executed tool result output type ${t.type} for tool ${l.toolName} is not supported`
              });
              break;
             }
             if (null == t.value || "object" != typeof t.value || !("type" in t.value) || "string" != typeof t.value.type) {
              o.push({
               type: "other",
               message: `provider executed tool result output value is not a valid code execution result for tool ${l.toolName}`
              });
              break;
             }
             if ("code_execution_result" === t.value.type) {
              const o = await (0, a.k5)({
               value: t.value,
               schema: re
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
             } else if ("encrypted_code_execution_result" === t.value.type) {
              const o = await (0, a.k5)({
               value: t.value,
               schema: de
              });
              "encrypted_code_execution_result" === o.type && e.push({
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
               schema: ce
              });
              "code_execution_result" === o.type ? e.push({
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
              }) : "bash_code_execution_result" === o.type || "bash_code_execution_tool_result_error" === o.type ? e.push({
               type: "bash_code_execution_tool_result",
               tool_use_id: l.toolCallId,
               cache_control: m,
               content: "bash_code_execution_result" === o.type ? {
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
            if ("web_fetch" === t) {
             const t = l.output;
             if ("error-json" === t.type) {
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
             if ("json" !== t.type) {
              o.push({
               type: "other",
               message: `provider executed tool result output type ${t.type} for tool ${l.toolName} is not supported`
              });
              break;
             }
             const n = await (0, a.k5)({
              value: t.value,
              schema: ne
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
            if ("web_search" === t) {
             const t = l.output;
             if ("error-json" === t.type) {
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
             if ("json" !== t.type) {
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
            if ("tool_search_tool_regex" === t || "tool_search_tool_bm25" === t) {
             const t = l.output;
             if ("error-json" === t.type || "json" === t.type && null != t.value && "object" == typeof t.value && !Array.isArray(t.value) && "type" in t.value && "tool_search_tool_result_error" === t.value.type) {
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
             if ("json" !== t.type) {
              o.push({
               type: "other",
               message: `provider executed tool result output type ${t.type} for tool ${l.toolName} is not supported`
              });
              break;
             }
             const n = (await (0, a.k5)({
              value: t.value,
              schema: me
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
            if ("advisor" === t) {
             const t = l.output;
             if ("json" !== t.type && "error-json" !== t.type) {
              o.push({
               type: "other",
               message: `provider executed tool result output type ${t.type} for tool ${l.toolName} is not supported`
              });
              break;
             }
             const n = await (0, a.k5)({
              value: t.value,
              schema: Y
             });
             "advisor_result" === n.type ? e.push({
              type: "advisor_tool_result",
              tool_use_id: l.toolCallId,
              content: {
               type: "advisor_result",
               text: n.text,
               ...void 0 !== n.stopReason && {
                stop_reason: n.stopReason
               }
              },
              cache_control: m
             }) : "advisor_redacted_result" === n.type ? e.push({
              type: "advisor_tool_result",
              tool_use_id: l.toolCallId,
              content: {
               type: "advisor_redacted_result",
               encrypted_content: n.encryptedContent,
               ...void 0 !== n.stopReason && {
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
       throw new Error(`content type: ${y}`);
      }
     }
     const g = new Set;
     for (const e of h) if ("assistant" === e.role) for (const t of e.content) "server_tool_use" === t.type && "code_execution" === t.name && g.add(t.id);
     const y = new Set;
     for (let e = 0; e < m; e++) {
      const t = h[e];
      if ("assistant" === t.role) for (const e of t.content) {
       if (!("caller" in e)) continue;
       const t = e.caller;
       if (null == t || "direct" === t.type || g.has(t.tool_id)) continue;
       const n = "id" in e ? e.id : e.tool_use_id;
       delete e.caller, y.has(n) || (y.add(n), o.push({
        type: "other",
        message: `Omitted caller metadata for tool ${n} because source code execution tool ${t.tool_id} is missing from the conversation history.`
       }));
      }
     }
     return {
      prompt: {
       system: _,
       messages: h
      },
      betas: u
     };
    }({
     prompt: i,
     sendReasoning: D?.sendReasoning ?? !0,
     warnings: P,
     cacheControlValidator: ie,
     toolNameMapping: ue,
     toolsetNames: pe,
     convertMediaPart: t.convertMediaPart,
     convertInlineTool: async e => {
      const {tools: t, toolWarnings: o, betas: n} = await prepareTools({
       tools: [ e ],
       toolChoice: void 0,
       cacheControlValidator: ie,
       supportsStructuredOutput: V,
       supportsStrictTools: G
      });
      return null != t?.[0] && _e.push({
       sdkName: e.name,
       definition: t[0]
      }), {
       definition: t?.[0],
       warnings: o,
       betas: n
      };
     }
    });
    if (null != ae) {
     const e = [ ...ge ].filter(e => !o.has(e) && !D?.anthropicBeta?.includes(e));
     e.length > 0 && P.push({
      type: "compatibility",
      feature: "providerOptions.anthropic.thread",
      details: `Message content enabled beta headers: ${e.join(", ")}. Thread requests require the same beta set on every turn. Pin these values with anthropicBeta on every request, or start a new thread when the set changes.`
     }), "continue" === ae.type && (null != he.system || (m?.length ?? 0) > 0) && P.push({
      type: "compatibility",
      feature: "providerOptions.anthropic.thread",
      details: "Continuation uses the system prompt and tool definitions stored by the create request; supplied definitions are omitted from the wire request. Supply identical tools for local tool handling and fixed request settings. To change system instructions or tools, start a new thread."
     });
    }
    if ((0, a.g6)(y) && null == D?.effort) {
     const t = function({reasoning: e, modelId: t, supportsAdaptiveThinking: o, supportsXhighEffort: n, rejectsThinkingDisabled: i, supportsBetweenToolsThinking: r, maxOutputTokensForModel: s, warnings: l}) {
      if ((0, a.g6)(e)) return "none" === e ? r ? (l.push({
       type: "compatibility",
       feature: "reasoning",
       details: `reasoning 'none' is not supported by ${t}; thinking cannot be disabled. Using 'between_tools' thinking, the lowest thinking setting, instead.`
      }), {
       thinking: {
        type: "between_tools"
       }
      }) : i ? (l.push({
       type: "compatibility",
       feature: "reasoning",
       details: `reasoning 'none' is not supported by ${t}; it always uses adaptive thinking. Using effort 'low' to minimize thinking instead.`
      }), {
       effort: "low"
      }) : {
       thinking: {
        type: "disabled"
       }
      } : o ? {
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
      } : {
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
     }({
      reasoning: y,
      modelId: e,
      supportsAdaptiveThinking: $,
      supportsXhighEffort: E,
      rejectsThinkingDisabled: L,
      supportsBetweenToolsThinking: J,
      maxOutputTokensForModel: A,
      warnings: P
     });
     null != t && (null == D.thinking && (D.thinking = t.thinking), null != t.effort && "disabled" !== D.thinking?.type && (D.effort = t.effort));
    }
    if (L && null != D?.thinking) {
     const t = D.thinking;
     "disabled" === t.type && J ? (P.push({
      type: "unsupported",
      feature: "providerOptions.anthropic.thinking",
      details: `thinking cannot be disabled for ${e}. Using 'between_tools' thinking, the lowest thinking setting, instead.`
     }), D.thinking = {
      type: "between_tools"
     }) : "disabled" === t.type && (P.push({
      type: "unsupported",
      feature: "providerOptions.anthropic.thinking",
      details: `thinking cannot be disabled for ${e}; it always uses adaptive thinking. The thinking setting has been removed. Lower 'effort' to reduce thinking.`
     }), D.thinking = void 0);
    }
    B && "enabled" === D?.thinking?.type && (P.push({
     type: "unsupported",
     feature: "providerOptions.anthropic.thinking",
     details: L ? `budget-based thinking is not supported by ${e}; it always uses adaptive thinking. Using adaptive thinking instead. Use 'effort' to control how much the model thinks.` : `budget-based thinking is not supported by ${e}. Using adaptive thinking instead. Use 'effort' to control how much the model thinks.`
    }), D.thinking = {
     type: "adaptive"
    }), !U || "disabled" !== D?.thinking?.type || "xhigh" !== D.effort && "max" !== D.effort || (P.push({
     type: "unsupported",
     feature: "providerOptions.anthropic.effort",
     details: `effort '${D.effort}' is not supported by ${e} when thinking is disabled. The effort has been lowered to 'high'.`
    }), D.effort = "high"), "between_tools" !== D?.thinking?.type || "xhigh" !== D.effort && "max" !== D.effort || (P.push({
     type: "unsupported",
     feature: "providerOptions.anthropic.effort",
     details: `effort '${D.effort}' is not supported with 'between_tools' thinking. The effort has been lowered to 'high'.`
    }), D.effort = "high");
    const ye = D?.thinking?.type, fe = "enabled" === ye || "adaptive" === ye || "between_tools" === ye, ke = null != D?.thinking && "blockBinding" in D.thinking ? D.thinking.blockBinding : void 0, be = fe || "disabled" === ye || null != ke;
    let ve = "enabled" === ye ? D?.thinking?.budgetTokens : void 0;
    const xe = "adaptive" === ye ? D?.thinking?.display : void 0, Ie = r ?? A, we = {
     model: e,
     max_tokens: Ie,
     temperature: s,
     top_k: c,
     top_p: l,
     stop_sequences: d,
     ...be && {
      thinking: {
       ...null != ye && {
        type: ye
       },
       ...null != ve && {
        budget_tokens: ve
       },
       ...null != xe && {
        display: xe
       },
       ...null != ke && {
        block_binding: {
         prefix_mismatch_behavior: ke.prefixMismatchBehavior
        }
       }
      }
     },
     ...(D?.effort || D?.taskBudget || Q && "json" === _?.type && null != _.schema) && {
      output_config: {
       ...D?.effort && {
        effort: D.effort
       },
       ...D?.taskBudget && {
        task_budget: {
         type: D.taskBudget.type,
         total: D.taskBudget.total,
         ...null != D.taskBudget.remaining && {
          remaining: D.taskBudget.remaining
         }
        }
       },
       ...Q && "json" === _?.type && null != _.schema && {
        format: {
         type: "json_schema",
         schema: sanitizeJsonSchema(_.schema)
        }
       }
      }
     },
     ...D?.speed && {
      speed: D.speed
     },
     ...D?.serviceTier && {
      service_tier: D.serviceTier
     },
     ...D?.inferenceGeo && {
      inference_geo: D.inferenceGeo
     },
     ...null != D?.fallbacks && ("default" === D.fallbacks || D.fallbacks.length > 0) && {
      fallbacks: D.fallbacks
     },
     ...D?.cacheControl && {
      cache_control: D.cacheControl
     },
     ...null != D?.metadata?.userId && {
      metadata: {
       user_id: D.metadata.userId
      }
     },
     ...D?.mcpServers && D.mcpServers.length > 0 && {
      mcp_servers: D.mcpServers.map(e => ({
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
     ...D?.container && {
      container: D.container.skills && D.container.skills.length > 0 ? {
       id: D.container.id,
       skills: D.container.skills.map(e => ({
        type: e.type,
        skill_id: "custom" === e.type ? (0, a.p5)({
         reference: e.providerReference,
         provider: "anthropic"
        }) : e.skillId,
        version: e.version
       }))
      } : D.container.id
     },
     system: "continue" === ae?.type ? void 0 : he.system,
     ...null != ae && {
      thread: "create" === ae.type ? {
       type: "create"
      } : {
       type: "continue",
       previous_message_id: ae.previousMessageId
      }
     },
     messages: he.messages,
     ...D?.safeguards && D.safeguards.length > 0 && {
      safeguards: D.safeguards.map(e => ({
       type: e.type,
       ...void 0 !== e.classifierContext && {
        classifier_context: e.classifierContext
       }
      }))
     },
     ...oe && {
      compaction: {
       type: oe.type,
       ...void 0 !== oe.instructions && {
        instructions: oe.instructions
       }
      }
     },
     ...te && {
      context_management: {
       edits: te.edits.map(e => {
        const t = e.type;
        switch (t) {
        case "clear_tool_uses_20250919":
         return {
          type: e.type,
          ...void 0 !== e.trigger && {
           trigger: e.trigger
          },
          ...void 0 !== e.keep && {
           keep: e.keep
          },
          ...void 0 !== e.clearAtLeast && {
           clear_at_least: e.clearAtLeast
          },
          ...void 0 !== e.clearToolInputs && {
           clear_tool_inputs: e.clearToolInputs
          },
          ...void 0 !== e.excludeTools && {
           exclude_tools: e.excludeTools
          }
         };

        case "clear_thinking_20251015":
         return {
          type: e.type,
          ...void 0 !== e.keep && {
           keep: e.keep
          }
         };

        case "compact_20260112":
         return {
          type: e.type,
          ...void 0 !== e.trigger && {
           trigger: e.trigger
          },
          ...void 0 !== e.pauseAfterCompaction && {
           pause_after_compaction: e.pauseAfterCompaction
          },
          ...void 0 !== e.instructions && {
           instructions: e.instructions
          }
         };

        default:
         return void P.push({
          type: "other",
          message: `Unknown context management strategy: ${t}`
         });
        }
       }).filter(e => void 0 !== e)
      }
     }
    };
    fe ? ("enabled" === ye && null == ve && (P.push({
     type: "compatibility",
     feature: "extended thinking",
     details: "thinking budget is required when thinking is enabled. using default budget of 1024 tokens."
    }), we.thinking = {
     type: "enabled",
     budget_tokens: 1024
    }, ve = 1024), null == we.temperature || t.supportsTemperatureAndTopPWithThinking || (we.temperature = void 0, 
    P.push({
     type: "unsupported",
     feature: "temperature",
     details: "temperature is not supported when thinking is enabled"
    })), null != c && (we.top_k = void 0, P.push({
     type: "unsupported",
     feature: "topK",
     details: "topK is not supported when thinking is enabled"
    })), null == l || t.supportsTemperatureAndTopPWithThinking || (we.top_p = void 0, 
    P.push({
     type: "unsupported",
     feature: "topP",
     details: "topP is not supported when thinking is enabled"
    })), we.max_tokens = Ie + (ve ?? 0)) : K && null != l && null != s && (P.push({
     type: "unsupported",
     feature: "topP",
     details: "topP is not supported when temperature is set. topP is ignored."
    }), we.top_p = void 0), F && we.max_tokens > A && (null != r && P.push({
     type: "unsupported",
     feature: "maxOutputTokens",
     details: `${we.max_tokens} (maxOutputTokens + thinkingBudget) is greater than ${e} ${A} max output tokens. The max output tokens have been limited to ${A}.`
    }), we.max_tokens = A), D?.mcpServers && D.mcpServers.length > 0 && ge.add("mcp-client-2025-04-04"), 
    D?.safeguards && D.safeguards.length > 0 && ge.add("dangerous-tool-use-2026-09-03"), 
    oe && ge.add("compact-2026-09-04"), te && (ge.add("context-management-2025-06-27"), 
    te.edits.some(e => "compact_20260112" === e.type) && ge.add("compact-2026-01-12")), 
    D?.container && D.container.skills && D.container.skills.length > 0 && (ge.add("code-execution-2025-08-25"), 
    ge.add("skills-2025-10-02"), ge.add("files-api-2025-04-14"), m?.some(e => "provider" === e.type && ("anthropic.code_execution_20250825" === e.id || "anthropic.code_execution_20260120" === e.id)) || P.push({
     type: "other",
     message: "code execution tool is required when using skills"
    })), D?.taskBudget && ge.add("task-budgets-2026-03-13"), "fast" === D?.speed && ge.add("fast-mode-2026-02-01"), 
    "updates" === xe && ge.add("thinking-display-updates-2026-08-18"), null != ke && ge.add("thinking-binding-controls-2026-08-01"), 
    "default" === D?.fallbacks ? ge.add("server-side-fallback-2026-07-01") : D?.fallbacks && D.fallbacks.length > 0 && ge.add("server-side-fallback-2026-06-01");
    const {tools: je, toolChoice: Ye, toolWarnings: Ce, betas: ze} = await prepareTools(null != ee ? {
     tools: [ ...(m ?? []).filter(e => "none" !== g?.type && ("tool" !== g?.type || e.name === g.toolName)), ee ],
     toolChoice: {
      type: "required"
     },
     disableParallelToolUse: !0,
     cacheControlValidator: ie,
     supportsStructuredOutput: !1,
     supportsStrictTools: G,
     defaultEagerInputStreaming: se,
     rejectsForcedToolUse: H || "enabled" === ye
    } : {
     tools: m ?? [],
     toolChoice: g,
     hasInlineTools: le.length > 0,
     disableParallelToolUse: D?.disableParallelToolUse,
     cacheControlValidator: ie,
     supportsStructuredOutput: V,
     supportsStrictTools: G,
     defaultEagerInputStreaming: se,
     rejectsForcedToolUse: H || "enabled" === ye
    });
    if ("tool" === g?.type && ("auto" === Ye?.type || null != ee) || "none" === g?.type && null != ee) {
     for (const e of we.mcp_servers ?? []) e.tool_configuration = {
      allowed_tools: e.tool_configuration?.allowed_tools,
      enabled: !1
     };
     const e = new Set(he.messages.flatMap(e => "system" === e.role ? e.content.flatMap(e => "tool_addition" === e.type && "tool_definition" === e.tool.type ? [ e.tool.definition ] : []) : [])), t = "tool" === g.type ? g.toolName : void 0, o = m?.find(e => e.name === t), a = null != ee && null != t && "function" !== o?.type ? ue.toProviderToolName(t) : t, i = _e.find(({sdkName: o, definition: n}) => e.has(n) && ("none" === g.type || null != ee && o !== t || !("name" in n) || n.name !== a));
     if (null != i) {
      const e = "name" in i.definition ? i.definition.name : i.definition.type, t = "tool" === g.type ? `named tool choice '${g.toolName}'` : "tool choice 'none'";
      throw new n.Di({
       argument: "toolChoice",
       message: `Inline tool '${e}' conflicts with ${t}. Inline definitions must respect the tool choice when forced tool use falls back or the JSON response tool is used.`
      });
     }
    }
    const Te = ie.getWarnings();
    return {
     args: {
      ...we,
      tools: "continue" === ae?.type ? void 0 : je,
      tool_choice: Ye,
      stream: !0 === b || void 0
     },
     warnings: [ ...P, ...Ce, ...Te ],
     betas: new Set([ ...null != ae ? [ "message-threads-2026-08-12" ] : [], ...ge, ...ze, ...o, ...D?.anthropicBeta ?? [] ]),
     markCodeExecutionDynamic: hasDynamicFilteringWebToolWithoutCodeExecution(je),
     usesJsonResponseTool: null != ee,
     includePings: !0 === b && !0 === D?.includePings,
     toolNameMapping: ue,
     preparedTools: je,
     providerOptionsName: T,
     usedCustomProviderKey: M
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
    const o = e?.["anthropic-beta"] ?? "", n = t?.["anthropic-beta"] ?? "";
    return new Set([ ...o.toLowerCase().split(","), ...n.toLowerCase().split(",") ].map(e => e.trim()).filter(e => "" !== e));
   }
   buildRequestUrl(e) {
    return this.config.buildRequestUrl?.(this.config.baseURL, e) ?? `${this.config.baseURL}/messages`;
   }
   transformRequestBody(e, t) {
    return this.config.transformRequestBody?.(e, t) ?? e;
   }
   extractCitationDocuments(e) {
    return e.filter(e => "user" === e.role).flatMap(e => e.content).filter(e => "file" === e.type && ("application/pdf" === e.mediaType || "text/plain" === e.mediaType) && (((e.providerOptions?.anthropic)?.citations)?.enabled ?? !1)).map(e => {
     const t = e;
     return {
      title: t.filename ?? "Untitled Document",
      filename: t.filename,
      mediaType: t.mediaType
     };
    });
   }
   async doGenerate(e) {
    const t = this.config.headers ? await (0, a.hd)(this.config.headers) : void 0, {args: o, warnings: n, betas: i, usesJsonResponseTool: r, markCodeExecutionDynamic: s, toolNameMapping: c, preparedTools: u, providerOptionsName: p, usedCustomProviderKey: d} = await this.getArgs({
     ...e,
     stream: !1,
     userSuppliedBetas: this.getBetasFromHeaders(t, e.headers)
    }), _ = [ ...this.extractCitationDocuments(e.prompt) ], {responseHeaders: h, value: m, rawValue: g} = await (0, 
    a.GU)({
     url: this.buildRequestUrl(!1),
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
    }), y = [], f = {}, b = {};
    let v = !1;
    const x = m.content.some(e => "web_search_tool_result" === e.type && Array.isArray(e.content) && e.content.length > 0), I = r ? function(e, t) {
     const o = new Set;
     if (isContinuationStopReason(t)) return o;
     for (const t of e) {
      if ("tool_use" === t.type && "json" === t.name) return new Set;
      "text" === t.type ? o.add(t) : Ye.has(t.type) || o.clear();
     }
     return o;
    }(m.content, m.stop_reason) : void 0;
    for (const e of m.content) switch (e.type) {
    case "text":
     if (null == I || I.has(e)) {
      const t = e.citations ?? [];
      if (y.push({
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
      }), e.citations) for (const t of e.citations) {
       if ("web_search_result_location" === t.type && x) continue;
       const e = createCitationSource(t, _, this.generateId);
       e && y.push(e);
      }
     }
     break;

    case "thinking":
     y.push({
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
     y.push({
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
     y.push({
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
     y.push({
      type: "text",
      text: e.content,
      providerMetadata: {
       anthropic: {
        type: "compaction",
        ...null != e.signature && {
         signature: e.signature
        }
       }
      }
     });
     break;

    case "tool_use":
     r && "json" === e.name ? (v = !0, y.push({
      type: "text",
      text: JSON.stringify(e.input)
     })) : null != e.toolset_name ? (validateToolsetMember({
      toolsetName: e.toolset_name,
      memberName: e.name,
      tools: u
     }), y.push({
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
     })) : y.push({
      type: "tool-call",
      toolCallId: e.id,
      toolName: e.name,
      input: JSON.stringify(e.input),
      ...getAnthropicCallerMetadata(e.caller)
     });
     break;

    case "server_tool_use":
     if ("text_editor_code_execution" === e.name || "bash_code_execution" === e.name) y.push({
      type: "tool-call",
      toolCallId: e.id,
      toolName: c.toCustomToolName("code_execution"),
      input: JSON.stringify({
       type: e.name,
       ...e.input
      }),
      providerExecuted: !0,
      ...s ? {
       dynamic: !0
      } : {},
      ...getAnthropicCallerMetadata(e.caller)
     }); else if ("web_search" === e.name || "code_execution" === e.name || "web_fetch" === e.name) {
      const t = "code_execution" === e.name && null != e.input && "object" == typeof e.input && "code" in e.input && !("type" in e.input) ? {
       type: "programmatic-tool-call",
       ...e.input
      } : e.input;
      y.push({
       type: "tool-call",
       toolCallId: e.id,
       toolName: c.toCustomToolName(e.name),
       input: JSON.stringify(t),
       providerExecuted: !0,
       ...s && "code_execution" === e.name ? {
        dynamic: !0
       } : {},
       ...getAnthropicCallerMetadata(e.caller)
      });
     } else "tool_search_tool_regex" === e.name || "tool_search_tool_bm25" === e.name ? (b[e.id] = e.name, 
     y.push({
      type: "tool-call",
      toolCallId: e.id,
      toolName: c.toCustomToolName(e.name),
      input: JSON.stringify(e.input),
      providerExecuted: !0,
      ...getAnthropicCallerMetadata(e.caller)
     })) : "advisor" === e.name && y.push({
      type: "tool-call",
      toolCallId: e.id,
      toolName: c.toCustomToolName("advisor"),
      input: JSON.stringify(e.input),
      providerExecuted: !0,
      ...getAnthropicCallerMetadata(e.caller)
     });
     break;

    case "mcp_tool_use":
     f[e.id] = {
      type: "tool-call",
      toolCallId: e.id,
      toolName: e.name,
      input: JSON.stringify(e.input),
      providerExecuted: !0,
      dynamic: !0,
      providerMetadata: {
       anthropic: {
        type: "mcp-tool-use",
        serverName: e.server_name
       }
      }
     }, y.push(f[e.id]);
     break;

    case "mcp_tool_result":
     y.push({
      type: "tool-result",
      toolCallId: e.tool_use_id,
      toolName: f[e.tool_use_id].toolName,
      isError: e.is_error,
      result: e.content,
      dynamic: !0,
      providerMetadata: f[e.tool_use_id].providerMetadata
     });
     break;

    case "web_fetch_tool_result":
     "web_fetch_result" === e.content.type ? (_.push({
      title: e.content.content.title ?? e.content.url,
      mediaType: e.content.content.source.media_type
     }), y.push({
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
     })) : "web_fetch_tool_result_error" === e.content.type && y.push({
      type: "tool-result",
      toolCallId: e.tool_use_id,
      toolName: c.toCustomToolName("web_fetch"),
      isError: !0,
      result: {
       type: "web_fetch_tool_result_error",
       errorCode: e.content.error_code
      },
      ...getAnthropicCallerMetadata(e.caller)
     });
     break;

    case "web_search_tool_result":
     if (Array.isArray(e.content)) {
      y.push({
       type: "tool-result",
       toolCallId: e.tool_use_id,
       toolName: c.toCustomToolName("web_search"),
       result: e.content.map(e => ({
        url: e.url,
        ...null != e.title ? {
         title: e.title
        } : {},
        pageAge: e.page_age ?? null,
        encryptedContent: e.encrypted_content,
        type: e.type
       })),
       ...getAnthropicCallerMetadata(e.caller)
      });
      for (const t of e.content) y.push({
       type: "source",
       sourceType: "url",
       id: this.generateId(),
       url: t.url,
       ...null != t.title ? {
        title: t.title
       } : {},
       providerMetadata: {
        anthropic: {
         pageAge: t.page_age ?? null
        }
       }
      });
     } else y.push({
      type: "tool-result",
      toolCallId: e.tool_use_id,
      toolName: c.toCustomToolName("web_search"),
      isError: !0,
      result: {
       type: "web_search_tool_result_error",
       errorCode: e.content.error_code
      },
      ...getAnthropicCallerMetadata(e.caller)
     });
     break;

    case "code_execution_tool_result":
     "code_execution_result" === e.content.type ? y.push({
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
     }) : "encrypted_code_execution_result" === e.content.type ? y.push({
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
     }) : "code_execution_tool_result_error" === e.content.type && y.push({
      type: "tool-result",
      toolCallId: e.tool_use_id,
      toolName: c.toCustomToolName("code_execution"),
      isError: !0,
      result: {
       type: "code_execution_tool_result_error",
       errorCode: e.content.error_code
      }
     });
     break;

    case "bash_code_execution_tool_result":
    case "text_editor_code_execution_tool_result":
     y.push({
      type: "tool-result",
      toolCallId: e.tool_use_id,
      toolName: c.toCustomToolName("code_execution"),
      result: e.content
     });
     break;

    case "tool_search_tool_result":
     {
      let t = b[e.tool_use_id];
      if (null == t) {
       const e = c.toCustomToolName("tool_search_tool_bm25");
       c.toCustomToolName("tool_search_tool_regex"), t = "tool_search_tool_bm25" !== e ? "tool_search_tool_bm25" : "tool_search_tool_regex";
      }
      "tool_search_tool_search_result" === e.content.type ? y.push({
       type: "tool-result",
       toolCallId: e.tool_use_id,
       toolName: c.toCustomToolName(t),
       result: e.content.tool_references.map(e => ({
        type: e.type,
        toolName: e.tool_name
       }))
      }) : y.push({
       type: "tool-result",
       toolCallId: e.tool_use_id,
       toolName: c.toCustomToolName(t),
       isError: !0,
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
      "advisor_result" === e.content.type ? y.push({
       type: "tool-result",
       toolCallId: e.tool_use_id,
       toolName: t,
       result: {
        type: "advisor_result",
        text: e.content.text,
        ...null != e.content.stop_reason && {
         stopReason: e.content.stop_reason
        }
       }
      }) : "advisor_redacted_result" === e.content.type ? y.push({
       type: "tool-result",
       toolCallId: e.tool_use_id,
       toolName: t,
       result: {
        type: "advisor_redacted_result",
        encryptedContent: e.content.encrypted_content,
        ...null != e.content.stop_reason && {
         stopReason: e.content.stop_reason
        }
       }
      }) : y.push({
       type: "tool-result",
       toolCallId: e.tool_use_id,
       toolName: t,
       isError: !0,
       result: {
        type: "advisor_tool_result_error",
        errorCode: e.content.error_code
       }
      });
      break;
     }

    case "fallback":
     y.push({
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
     content: y,
     finishReason: {
      unified: mapAnthropicStopReason({
       finishReason: m.stop_reason,
       isJsonResponseFromTool: v
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
      const e = mapAnthropicStopDetails(m.stop_details), t = m.usage.service_tier ?? m.service_tier, o = {
       usage: m.usage,
       stopSequence: m.stop_sequence ?? null,
       ...null != t ? {
        serviceTier: t
       } : {},
       ...null != e ? {
        stopDetails: e
       } : {},
       ...null != m.input_transformations ? {
        inputTransformations: m.input_transformations
       } : {},
       ...null != m.safeguard_results ? {
        safeguardResults: m.safeguard_results
       } : {},
       iterations: m.usage.iterations ? m.usage.iterations.map(e => ({
        type: e.type,
        ...null != e.model ? {
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
      }, n = {
       anthropic: o
      };
      return d && "anthropic" !== p && (n[p] = o), n;
     })()
    };
   }
   async doStream(e) {
    const t = this.config.headers ? await (0, a.hd)(this.config.headers) : void 0, {args: o, warnings: i, betas: r, usesJsonResponseTool: s, markCodeExecutionDynamic: c, includePings: u, toolNameMapping: p, preparedTools: d, providerOptionsName: _, usedCustomProviderKey: h} = await this.getArgs({
     ...e,
     stream: !0,
     userSuppliedBetas: this.getBetasFromHeaders(t, e.headers)
    }), m = [ ...this.extractCitationDocuments(e.prompt) ], g = this.buildRequestUrl(!0), {responseHeaders: y, value: f} = await (0, 
    a.GU)({
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
    const v = {
     input_tokens: 0,
     output_tokens: 0,
     cache_creation_input_tokens: 0,
     cache_read_input_tokens: 0,
     iterations: null
    }, x = {}, I = {}, w = {};
    let j, P, Y, C, z = null, T = null, O = null, S = null, N = !1;
    const M = [], D = new Map, createTextEnd = (e, t) => ({
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
    let A = !1;
    const R = [];
    let $, q, E = !1, U = !1;
    const L = this.generateId, B = f.pipeThrough(new TransformStream({
     start(e) {
      e.enqueue({
       type: "stream-start",
       warnings: i
      });
     },
     transform(t, o) {
      if (U) return;
      if (e.includeRawChunks && o.enqueue({
       type: "raw",
       rawValue: t.rawValue
      }), !t.success) return void o.enqueue({
       type: "error",
       error: t.error
      });
      const i = t.value;
      switch (i.type) {
      case "ping":
       return void (u && o.enqueue({
        type: "ping"
       }));

      case "content_block_start":
       {
        const e = i.content_block, t = e.type;
        if ("fallback" === t) return void o.enqueue({
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
        switch (q = t, Ye.has(t) || (M.length = 0), t) {
        case "text":
         if (s) {
          const e = {
           id: String(i.index),
           text: "",
           citations: []
          };
          return M.push(e), void D.set(i.index, e);
         }
         return x[i.index] = {
          type: "text",
          citations: []
         }, void o.enqueue({
          type: "text-start",
          id: String(i.index)
         });

        case "thinking":
         return x[i.index] = {
          type: "reasoning"
         }, void o.enqueue({
          type: "reasoning-start",
          id: String(i.index)
         });

        case "redacted_thinking":
         return x[i.index] = {
          type: "reasoning"
         }, void o.enqueue({
          type: "reasoning-start",
          id: String(i.index),
          providerMetadata: {
           anthropic: {
            redactedData: e.data
           }
          }
         });

        case "compaction":
         return x[i.index] = {
          type: "text",
          citations: []
         }, o.enqueue({
          type: "text-start",
          id: String(i.index),
          providerMetadata: {
           anthropic: {
            type: "compaction",
            ...null != e.signature && {
             signature: e.signature
            }
           }
          }
         }), void (null != e.signature && null != e.content && "" !== e.content && o.enqueue({
          type: "text-delta",
          id: String(i.index),
          delta: e.content
         }));

        case "tool_use":
         if (s && "json" === e.name) N = !0, x[i.index] = {
          type: "text",
          citations: []
         }, o.enqueue({
          type: "text-start",
          id: String(i.index)
         }); else if (null != e.toolset_name) {
          validateToolsetMember({
           toolsetName: e.toolset_name,
           memberName: e.name,
           tools: d
          });
          const t = getAnthropicCallerInfo(e.caller), n = p.toCustomToolName(e.toolset_name), a = e.input && Object.keys(e.input).length > 0;
          x[i.index] = {
           type: "tool-call",
           toolCallId: e.id,
           toolName: n,
           input: a ? JSON.stringify(e.input) : "",
           firstDelta: !0,
           toolset: {
            name: e.toolset_name,
            memberName: e.name
           },
           ...t && {
            caller: t
           }
          }, o.enqueue({
           type: "tool-input-start",
           id: e.id,
           toolName: n
          });
         } else {
          const t = getAnthropicCallerInfo(e.caller), n = e.input && Object.keys(e.input).length > 0 ? JSON.stringify(e.input) : "";
          x[i.index] = {
           type: "tool-call",
           toolCallId: e.id,
           toolName: e.name,
           input: n,
           firstDelta: 0 === n.length,
           ...t && {
            caller: t
           }
          }, o.enqueue({
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
           const n = "text_editor_code_execution" === e.name || "bash_code_execution" === e.name ? "code_execution" : e.name, a = "text_editor_code_execution" === e.name || "bash_code_execution" === e.name ? e.name : "code_execution" === e.name ? "programmatic-tool-call" : void 0, r = p.toCustomToolName(n), s = null != e.input && "object" == typeof e.input && Object.keys(e.input).length > 0 ? JSON.stringify(e.input) : "";
           x[i.index] = {
            type: "tool-call",
            toolCallId: e.id,
            toolName: r,
            input: s,
            providerExecuted: !0,
            ...c && "code_execution" === n ? {
             dynamic: !0
            } : {},
            firstDelta: 0 === s.length,
            providerToolName: n,
            providerToolInputType: a,
            ...t && {
             caller: t
            }
           }, o.enqueue({
            type: "tool-input-start",
            id: e.id,
            toolName: r,
            providerExecuted: !0,
            ...c && "code_execution" === n ? {
             dynamic: !0
            } : {}
           });
          } else if ("tool_search_tool_regex" === e.name || "tool_search_tool_bm25" === e.name) {
           w[e.id] = e.name;
           const n = p.toCustomToolName(e.name);
           x[i.index] = {
            type: "tool-call",
            toolCallId: e.id,
            toolName: n,
            input: "",
            providerExecuted: !0,
            firstDelta: !0,
            providerToolName: e.name,
            ...t && {
             caller: t
            }
           }, o.enqueue({
            type: "tool-input-start",
            id: e.id,
            toolName: n,
            providerExecuted: !0
           });
          } else if ("advisor" === e.name) {
           const n = p.toCustomToolName("advisor");
           x[i.index] = {
            type: "tool-call",
            toolCallId: e.id,
            toolName: n,
            input: "{}",
            providerExecuted: !0,
            firstDelta: !0,
            providerToolName: e.name,
            ...t && {
             caller: t
            }
           }, o.enqueue({
            type: "tool-input-start",
            id: e.id,
            toolName: n,
            providerExecuted: !0
           });
          }
          return;
         }

        case "web_fetch_tool_result":
         return void ("web_fetch_result" === e.content.type ? (m.push({
          title: e.content.content.title ?? e.content.url,
          mediaType: e.content.content.source.media_type
         }), o.enqueue({
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
         })) : "web_fetch_tool_result_error" === e.content.type && o.enqueue({
          type: "tool-result",
          toolCallId: e.tool_use_id,
          toolName: p.toCustomToolName("web_fetch"),
          isError: !0,
          result: {
           type: "web_fetch_tool_result_error",
           errorCode: e.content.error_code
          },
          ...getAnthropicCallerMetadata(e.caller)
         }));

        case "web_search_tool_result":
         if (Array.isArray(e.content)) {
          o.enqueue({
           type: "tool-result",
           toolCallId: e.tool_use_id,
           toolName: p.toCustomToolName("web_search"),
           result: e.content.map(e => ({
            url: e.url,
            ...null != e.title ? {
             title: e.title
            } : {},
            pageAge: e.page_age ?? null,
            encryptedContent: e.encrypted_content,
            type: e.type
           })),
           ...getAnthropicCallerMetadata(e.caller)
          });
          for (const t of e.content) A = !0, o.enqueue({
           type: "source",
           sourceType: "url",
           id: L(),
           url: t.url,
           ...null != t.title ? {
            title: t.title
           } : {},
           providerMetadata: {
            anthropic: {
             pageAge: t.page_age ?? null
            }
           }
          });
         } else o.enqueue({
          type: "tool-result",
          toolCallId: e.tool_use_id,
          toolName: p.toCustomToolName("web_search"),
          isError: !0,
          result: {
           type: "web_search_tool_result_error",
           errorCode: e.content.error_code
          },
          ...getAnthropicCallerMetadata(e.caller)
         });
         return;

        case "code_execution_tool_result":
         return void ("code_execution_result" === e.content.type ? o.enqueue({
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
         }) : "encrypted_code_execution_result" === e.content.type ? o.enqueue({
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
         }) : "code_execution_tool_result_error" === e.content.type && o.enqueue({
          type: "tool-result",
          toolCallId: e.tool_use_id,
          toolName: p.toCustomToolName("code_execution"),
          isError: !0,
          result: {
           type: "code_execution_tool_result_error",
           errorCode: e.content.error_code
          }
         }));

        case "bash_code_execution_tool_result":
        case "text_editor_code_execution_tool_result":
         return void o.enqueue({
          type: "tool-result",
          toolCallId: e.tool_use_id,
          toolName: p.toCustomToolName("code_execution"),
          result: e.content
         });

        case "tool_search_tool_result":
         {
          let t = w[e.tool_use_id];
          if (null == t) {
           const e = p.toCustomToolName("tool_search_tool_bm25");
           p.toCustomToolName("tool_search_tool_regex"), t = "tool_search_tool_bm25" !== e ? "tool_search_tool_bm25" : "tool_search_tool_regex";
          }
          return void ("tool_search_tool_search_result" === e.content.type ? o.enqueue({
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
           isError: !0,
           result: {
            type: "tool_search_tool_result_error",
            errorCode: e.content.error_code
           }
          }));
         }

        case "advisor_tool_result":
         {
          const t = p.toCustomToolName("advisor");
          return void ("advisor_result" === e.content.type ? o.enqueue({
           type: "tool-result",
           toolCallId: e.tool_use_id,
           toolName: t,
           result: {
            type: "advisor_result",
            text: e.content.text,
            ...null != e.content.stop_reason && {
             stopReason: e.content.stop_reason
            }
           }
          }) : "advisor_redacted_result" === e.content.type ? o.enqueue({
           type: "tool-result",
           toolCallId: e.tool_use_id,
           toolName: t,
           result: {
            type: "advisor_redacted_result",
            encryptedContent: e.content.encrypted_content,
            ...null != e.content.stop_reason && {
             stopReason: e.content.stop_reason
            }
           }
          }) : o.enqueue({
           type: "tool-result",
           toolCallId: e.tool_use_id,
           toolName: t,
           isError: !0,
           result: {
            type: "advisor_tool_result_error",
            errorCode: e.content.error_code
           }
          }));
         }

        case "mcp_tool_use":
         return I[e.id] = {
          type: "tool-call",
          toolCallId: e.id,
          toolName: e.name,
          input: JSON.stringify(e.input),
          providerExecuted: !0,
          dynamic: !0,
          providerMetadata: {
           anthropic: {
            type: "mcp-tool-use",
            serverName: e.server_name
           }
          }
         }, void o.enqueue(I[e.id]);

        case "mcp_tool_result":
         return void o.enqueue({
          type: "tool-result",
          toolCallId: e.tool_use_id,
          toolName: I[e.tool_use_id].toolName,
          isError: e.is_error,
          result: e.content,
          dynamic: !0,
          providerMetadata: I[e.tool_use_id].providerMetadata
         });

        default:
         throw new Error(`Unsupported content block type: ${t}`);
        }
       }

      case "content_block_stop":
       if (null != x[i.index]) {
        const e = x[i.index];
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
         if (!s || "json" !== e.toolName) {
          if (null != e.toolset) {
           let t = {};
           try {
            t = "" === e.input ? {} : (0, a.ZA)(e.input);
           } catch {
            throw new n.xn({
             data: e.input,
             message: "Invalid toolset member input JSON."
            });
           }
           e.input = JSON.stringify(toToolsetMemberInput({
            memberName: e.toolset.memberName,
            input: t
           })), o.enqueue({
            type: "tool-input-delta",
            id: e.toolCallId,
            delta: e.input
           });
          }
          o.enqueue({
           type: "tool-input-end",
           id: e.toolCallId
          });
          let t = "" === e.input ? "{}" : e.input;
          if ("code_execution" === e.providerToolName) try {
           const e = (0, a.ZA)(t);
           null != e && "object" == typeof e && "code" in e && !("type" in e) && (t = JSON.stringify({
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
           ...c && "code_execution" === e.providerToolName ? {
            dynamic: !0
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
        delete x[i.index];
       }
       return void (q = void 0);

      case "content_block_delta":
       {
        const e = i.delta.type;
        switch (e) {
        case "text_delta":
         if (s) {
          const e = D.get(i.index);
          return void (null != e && (e.text += i.delta.text));
         }
         return void o.enqueue({
          type: "text-delta",
          id: String(i.index),
          delta: i.delta.text
         });

        case "thinking_delta":
         return void o.enqueue({
          type: "reasoning-delta",
          id: String(i.index),
          delta: i.delta.thinking
         });

        case "signature_delta":
         return void ("thinking" === q && o.enqueue({
          type: "reasoning-delta",
          id: String(i.index),
          delta: "",
          providerMetadata: {
           anthropic: {
            signature: i.delta.signature
           }
          }
         }));

        case "compaction_delta":
         return void (null != i.delta.content && o.enqueue({
          type: "text-delta",
          id: String(i.index),
          delta: i.delta.content
         }));

        case "input_json_delta":
         {
          const e = x[i.index];
          let t = i.delta.partial_json;
          if (0 === t.length) return;
          if (N) {
           if ("text" !== e?.type) return;
           o.enqueue({
            type: "text-delta",
            id: String(i.index),
            delta: t
           });
          } else {
           if ("tool-call" !== e?.type) return;
           if (null != e.toolset) return void (e.input += t);
           e.firstDelta && null != e.providerToolInputType && (t = `{"type": "${e.providerToolInputType}",${t.substring(1)}`), 
           o.enqueue({
            type: "tool-input-delta",
            id: e.toolCallId,
            delta: t
           }), e.input += t, e.firstDelta = !1;
          }
          return;
         }

        case "citations_delta":
         {
          const e = i.delta.citation, t = x[i.index];
          if ("text" === t?.type && t.citations.push(e), D.get(i.index)?.citations.push(e), 
          "web_search_result_location" === e.type) R.push(e); else {
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
       if (E) {
        if ($ === i.message.id) return;
        return U = !0, void o.enqueue({
         type: "error",
         error: new n.xn({
          data: i,
          message: `Received message_start for message ${JSON.stringify(i.message.id)} while message ${JSON.stringify($)} is still open.`
         })
        });
       }
       if (O = i.message.usage.service_tier ?? i.message.service_tier ?? null, E = !0, 
       $ = i.message.id, D.clear(), v.input_tokens = i.message.usage.input_tokens, v.cache_read_input_tokens = i.message.usage.cache_read_input_tokens ?? 0, 
       v.cache_creation_input_tokens = i.message.usage.cache_creation_input_tokens ?? 0, 
       j = {
        ...i.message.usage
       }, null != i.message.input_transformations && (Y = i.message.input_transformations), 
       null != i.message.container && (S = {
        expiresAt: i.message.container.expires_at,
        id: i.message.container.id,
        skills: null
       }), null != i.message.stop_reason && (k = {
        unified: mapAnthropicStopReason({
         finishReason: i.message.stop_reason,
         isJsonResponseFromTool: N
        }),
        raw: i.message.stop_reason
       }), o.enqueue({
        type: "response-metadata",
        id: i.message.id ?? void 0,
        modelId: i.message.model ?? void 0
       }), o.enqueue({
        type: "custom",
        kind: "anthropic.message_start",
        providerMetadata: {
         anthropic: {
          id: i.message.id ?? null,
          model: i.message.model ?? null,
          usage: j
         }
        }
       }), null != i.message.content) for (let e = 0; e < i.message.content.length; e++) {
        const t = i.message.content[e];
        if ("tool_use" === t.type) {
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
         }), o.enqueue({
          type: "tool-input-end",
          id: t.id
         }), o.enqueue({
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
       return null != i.usage.input_tokens && v.input_tokens !== i.usage.input_tokens && (v.input_tokens = i.usage.input_tokens), 
       v.output_tokens = i.usage.output_tokens, null != i.usage.output_tokens_details && (v.output_tokens_details = i.usage.output_tokens_details), 
       null != i.usage.cache_read_input_tokens && (v.cache_read_input_tokens = i.usage.cache_read_input_tokens), 
       null != i.usage.cache_creation_input_tokens && (v.cache_creation_input_tokens = i.usage.cache_creation_input_tokens), 
       null != i.usage.iterations && (v.iterations = i.usage.iterations), k = {
        unified: mapAnthropicStopReason({
         finishReason: i.delta.stop_reason,
         isJsonResponseFromTool: N
        }),
        raw: i.delta.stop_reason ?? void 0
       }, T = i.delta.stop_sequence ?? null, P = mapAnthropicStopDetails(i.delta.stop_details), 
       S = null != i.delta.container ? {
        expiresAt: i.delta.container.expires_at,
        id: i.delta.container.id,
        skills: i.delta.container.skills?.map(e => ({
         type: e.type,
         skillId: e.skill_id,
         version: e.version
        })) ?? null
       } : null, i.context_management && (z = mapAnthropicResponseContextManagement(i.context_management)), 
       null != i.input_transformations && (Y = i.input_transformations), null != i.delta.safeguard_results && (C = i.delta.safeguard_results), 
       O = i.usage.service_tier ?? O, void (j = {
        ...j,
        ...i.usage
       });

      case "message_stop":
       {
        E = !1, $ = void 0;
        const e = {
         usage: j ?? null,
         stopSequence: T,
         ...null != O ? {
          serviceTier: O
         } : {},
         ...null != P ? {
          stopDetails: P
         } : {},
         ...null != Y ? {
          inputTransformations: Y
         } : {},
         ...null != C ? {
          safeguardResults: C
         } : {},
         iterations: v.iterations ? v.iterations.map(e => ({
          type: e.type,
          ...null != e.model ? {
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
         contextManagement: z
        }, t = {
         anthropic: e
        };
        if (h && "anthropic" !== _ && (t[_] = e), !A) for (const e of R) {
         const t = createCitationSource(e, m, L);
         t && o.enqueue(t);
        }
        if (R.length = 0, !N && !isContinuationStopReason(k.raw)) for (const {id: e, text: t, citations: n} of M) 0 !== t.length && (o.enqueue({
         type: "text-start",
         id: e
        }), o.enqueue({
         type: "text-delta",
         id: e,
         delta: t
        }), o.enqueue(createTextEnd(e, n)));
        return M.length = 0, void o.enqueue({
         type: "finish",
         finishReason: k,
         usage: convertAnthropicUsage({
          usage: v,
          rawUsage: j
         }),
         providerMetadata: t
        });
       }

      case "error":
       return void o.enqueue({
        type: "error",
        error: createAnthropicStreamError(i.error)
       });

      default:
       throw new Error(`Unsupported chunk type: ${i}`);
      }
     }
    }));
    let H, Z = !1, J = !1;
    const [F, K] = B.pipeThrough(new TransformStream({
     transform(e, t) {
      switch (e.type) {
      case "response-metadata":
       Z = !1;
       break;

      case "finish":
       Z = !1, H = e;
       break;

      case "error":
       J = !0;
       break;

      case "text-delta":
      case "reasoning-delta":
      case "tool-input-delta":
       Z ||= e.delta.length > 0;
       break;

      case "tool-call":
       Z = !0;
      }
      t.enqueue(e);
     },
     flush(e) {
      Z && !J && e.enqueue({
       type: "finish",
       finishReason: {
        unified: "interrupted",
        raw: void 0
       },
       usage: H?.usage ?? {
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
       ...null != H?.providerMetadata ? {
        providerMetadata: H.providerMetadata
       } : {}
      });
     }
    })).tee(), V = F.getReader();
    try {
     await V.read();
     let e = await V.read();
     for (;"raw" === e.value?.type || "ping" === e.value?.type; ) e = await V.read();
     if ("error" === e.value?.type) {
      const t = e.value.error;
      if (!(0, a.ks)(t)) throw new Error("Expected a normalized Anthropic stream error");
      throw new n.hL({
       message: t.message,
       url: g,
       requestBodyValues: o,
       statusCode: t.statusCode ?? 500,
       responseHeaders: y,
       responseBody: JSON.stringify(t.data),
       isRetryable: t.isRetryable ?? !1
      });
     }
    } finally {
     V.cancel().catch(() => {}), V.releaseLock();
    }
    return {
     stream: K,
     request: {
      body: o
     },
     response: {
      headers: y
     }
    };
   }
  };
  function hasDynamicFilteringWebToolWithoutCodeExecution(e) {
   if (!e) return !1;
   let t = !1, o = !1;
   for (const n of e) if (!("type" in n) || "web_fetch_20260209" !== n.type && "web_fetch_20260318" !== n.type && "web_search_20260209" !== n.type && "web_search_20260318" !== n.type) {
    if ("type" in n && ("code_execution_20250522" === n.type || "code_execution_20250825" === n.type || "code_execution_20260120" === n.type)) {
     o = !0;
     break;
    }
   } else t = !0;
   return t && !o;
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
    }).filter(e => void 0 !== e)
   } : null;
  }
  function mapAnthropicStopDetails(e) {
   if (null != e) return {
    type: e.type,
    ...null != e.category ? {
     category: e.category
    } : {},
    ...null != e.explanation ? {
     explanation: e.explanation
    } : {},
    ...null != e.recommended_model ? {
     recommendedModel: e.recommended_model
    } : {}
   };
  }
  const ze = (0, a.ID)(() => (0, a.C_)(r.Ikc({
   command: r.YjP(),
   restart: r.zMY().optional()
  }))), Te = (0, a.hL)({
   id: "anthropic.bash_20241022",
   inputSchema: ze
  }), Oe = (0, a.ID)(() => (0, a.C_)(r.Ikc({
   command: r.YjP(),
   restart: r.zMY().optional()
  }))), Se = (0, a.hL)({
   id: "anthropic.bash_20250124",
   inputSchema: Oe
  }), Ne = (0, a.ID)(() => (0, a.C_)(r.Ikc({
   action: r.k5n([ "key", "type", "mouse_move", "left_click", "left_click_drag", "right_click", "middle_click", "double_click", "screenshot", "cursor_position" ]),
   coordinate: r.YOg(r.aig().int()).optional(),
   text: r.YjP().optional()
  }))), Me = (0, a.hL)({
   id: "anthropic.computer_20241022",
   inputSchema: Ne
  }), De = (0, a.ID)(() => (0, a.C_)(r.Ikc({
   action: r.k5n([ "key", "hold_key", "type", "cursor_position", "mouse_move", "left_mouse_down", "left_mouse_up", "left_click", "left_click_drag", "right_click", "middle_click", "double_click", "triple_click", "scroll", "wait", "screenshot" ]),
   coordinate: r.PVZ([ r.aig().int(), r.aig().int() ]).optional(),
   duration: r.aig().optional(),
   scroll_amount: r.aig().optional(),
   scroll_direction: r.k5n([ "up", "down", "left", "right" ]).optional(),
   start_coordinate: r.PVZ([ r.aig().int(), r.aig().int() ]).optional(),
   text: r.YjP().optional()
  }))), Ae = (0, a.hL)({
   id: "anthropic.computer_20250124",
   inputSchema: De
  }), Re = (0, a.ID)(() => (0, a.C_)(r.Ikc({
   action: r.k5n([ "key", "hold_key", "type", "cursor_position", "mouse_move", "left_mouse_down", "left_mouse_up", "left_click", "left_click_drag", "right_click", "middle_click", "double_click", "triple_click", "scroll", "wait", "screenshot", "zoom" ]),
   coordinate: r.PVZ([ r.aig().int(), r.aig().int() ]).optional(),
   duration: r.aig().optional(),
   region: r.PVZ([ r.aig().int(), r.aig().int(), r.aig().int(), r.aig().int() ]).optional(),
   scroll_amount: r.aig().optional(),
   scroll_direction: r.k5n([ "up", "down", "left", "right" ]).optional(),
   start_coordinate: r.PVZ([ r.aig().int(), r.aig().int() ]).optional(),
   text: r.YjP().optional()
  }))), $e = (0, a.hL)({
   id: "anthropic.computer_20251124",
   inputSchema: Re
  }), qe = (0, a.ID)(() => (0, a.C_)(r.gMt("command", [ r.Ikc({
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
  }) ]))), Ee = (0, a.hL)({
   id: "anthropic.memory_20250818",
   inputSchema: qe
  }), Ue = (0, a.ID)(() => (0, a.C_)(r.Ikc({
   command: r.k5n([ "view", "create", "str_replace", "insert", "undo_edit" ]),
   path: r.YjP(),
   file_text: r.YjP().optional(),
   insert_line: r.aig().int().optional(),
   new_str: r.YjP().optional(),
   insert_text: r.YjP().optional(),
   old_str: r.YjP().optional(),
   view_range: r.YOg(r.aig().int()).optional()
  }))), Le = (0, a.hL)({
   id: "anthropic.text_editor_20241022",
   inputSchema: Ue
  }), Be = (0, a.ID)(() => (0, a.C_)(r.Ikc({
   command: r.k5n([ "view", "create", "str_replace", "insert", "undo_edit" ]),
   path: r.YjP(),
   file_text: r.YjP().optional(),
   insert_line: r.aig().int().optional(),
   new_str: r.YjP().optional(),
   insert_text: r.YjP().optional(),
   old_str: r.YjP().optional(),
   view_range: r.YOg(r.aig().int()).optional()
  }))), He = (0, a.hL)({
   id: "anthropic.text_editor_20250124",
   inputSchema: Be
  }), Ze = (0, a.ID)(() => (0, a.C_)(r.Ikc({
   command: r.k5n([ "view", "create", "str_replace", "insert" ]),
   path: r.YjP(),
   file_text: r.YjP().optional(),
   insert_line: r.aig().int().optional(),
   new_str: r.YjP().optional(),
   insert_text: r.YjP().optional(),
   old_str: r.YjP().optional(),
   view_range: r.YOg(r.aig().int()).optional()
  }))), Je = (0, a.hL)({
   id: "anthropic.text_editor_20250429",
   inputSchema: Ze
  }), Fe = (0, a.ID)(() => (0, a.C_)(r.YOg(r.Ikc({
   type: r.euz("tool_reference"),
   toolName: r.YjP()
  })))), Ke = (0, a.ID)(() => (0, a.C_)(r.Ikc({
   query: r.YjP(),
   limit: r.aig().optional()
  }))), Ve = (0, a.z)({
   id: "anthropic.tool_search_bm25_20251119",
   inputSchema: Ke,
   outputSchema: Fe,
   supportsDeferredResults: !0
  }), We = {
   advisor_20260301: e => z(e),
   bash_20241022: function(e = {}) {
    const {execute: t, ...o} = e;
    return Te(void 0 === t ? {
     ...o,
     execute: async ({command: e}, {abortSignal: t, experimental_sandbox: o}) => {
      if (!o) throw new Error("Sandbox session is not available");
      return await o.run({
       command: e,
       abortSignal: t
      });
     }
    } : {
     ...o,
     ...null === t ? {} : {
      execute: t
     }
    });
   },
   bash_20250124: function(e = {}) {
    const {execute: t, ...o} = e;
    return Se(void 0 === t ? {
     ...o,
     execute: async ({command: e}, {abortSignal: t, experimental_sandbox: o}) => {
      if (!o) throw new Error("Sandbox session is not available");
      return await o.run({
       command: e,
       abortSignal: t
      });
     }
    } : {
     ...o,
     ...null === t ? {} : {
      execute: t
     }
    });
   },
   codeExecution_20250522: (e = {}) => le(e),
   codeExecution_20250825: (e = {}) => (0, a.rV)(pe(e), {
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
   }),
   codeExecution_20260120: (e = {}) => (0, a.rV)(he(e), {
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
   }),
   computer_20241022: Me,
   computer_20250124: Ae,
   computer_20251124: $e,
   computerToolset_20260801: e => ({
    ...S(e),
    inputSchema: computerToolset_20260801InputSchema(e.configs)
   }),
   memory_20250818: Ee,
   textEditor_20241022: Le,
   textEditor_20250124: He,
   textEditor_20250429: Je,
   textEditor_20250728: (e = {}) => D(e),
   webFetch_20250910: (e = {}) => ie(e),
   webFetch_20260209: (e = {}) => te(e),
   webFetch_20260318: (e = {}) => G(e),
   webSearch_20250305: (e = {}) => F(e),
   webSearch_20260209: (e = {}) => B(e),
   webSearch_20260318: (e = {}) => q(e),
   toolSearchRegex_20251119: (e = {}) => ye(e),
   toolSearchBm25_20251119: (e = {}) => Ve(e)
  }, Ge = (0, a.ID)(() => (0, a.C_)(r.Ikc({
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
  const Xe = (0, a.ID)(() => (0, a.C_)(r.Ikc({
   type: r.YjP(),
   skill_id: r.YjP(),
   name: r.YjP().nullish(),
   description: r.YjP().nullish()
  })));
  var Qe = class {
   get provider() {
    return this.config.provider;
   }
   constructor(e) {
    this.config = e, this.specificationVersion = "v4";
   }
   async getHeaders() {
    return (0, a.m2)(await (0, a.hd)(this.config.headers), {
     "anthropic-beta": "skills-2025-10-02"
    });
   }
   async fetchVersionMetadata({skillId: e, version: t}) {
    const {value: o} = await (0, a.$b)({
     url: `${this.config.baseURL}/skills/${(0, a.$9)(e)}/versions/${(0, a.$9)(t)}`,
     validateUrl: !1,
     headers: await this.getHeaders(),
     failedResponseHandler: l,
     successfulResponseHandler: (0, a.cV)(Xe),
     fetch: this.config.fetch
    });
    return {
     ...null != o.name ? {
      name: o.name
     } : {},
     ...null != o.description ? {
      description: o.description
     } : {}
    };
   }
   async uploadSkill(e) {
    const t = new FormData;
    null != e.displayTitle && t.append("display_title", e.displayTitle);
    for (const o of e.files) {
     const e = (0, a.XQ)(o.data);
     t.append("files[]", new Blob([ e ]), o.path);
    }
    const {value: o} = await (0, a.S)({
     url: `${this.config.baseURL}/skills`,
     headers: await this.getHeaders(),
     formData: t,
     failedResponseHandler: l,
     successfulResponseHandler: (0, a.cV)(Ge),
     fetch: this.config.fetch
    }), n = null != o.latest_version ? await this.fetchVersionMetadata({
     skillId: o.id,
     version: o.latest_version
    }) : {}, i = n.name ?? o.name, r = n.description ?? o.description;
    return {
     providerReference: {
      anthropic: o.id
     },
     ...null != o.display_title ? {
      displayTitle: o.display_title
     } : {},
     ...null != i ? {
      name: i
     } : {},
     ...null != r ? {
      description: r
     } : {},
     ...null != o.latest_version ? {
      latestVersion: o.latest_version
     } : {},
     providerMetadata: {
      anthropic: {
       ...null != o.source ? {
        source: o.source
       } : {},
       ...null != o.created_at ? {
        createdAt: o.created_at
       } : {},
       ...null != o.updated_at ? {
        updatedAt: o.updated_at
       } : {}
      }
     },
     warnings: []
    };
   }
  };
 })
};
