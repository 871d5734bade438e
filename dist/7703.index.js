"use strict";

exports.id = 7703, exports.ids = [ 7703 ], exports.modules = {
 57703: (function(e, t, n) {
  n.d(t, {
   OpenAICompatibleChatLanguageModel: () => c
  });
  var o = n(90583), s = n(21763), a = n(11479), i = n(80737);
  const r = !1;
  function toCamelCase(e) {
   return e.replace(/[_-]([a-z])/g, e => e[1].toUpperCase());
  }
  function resolveProviderOptionsKey(e, t) {
   const n = toCamelCase(e);
   return n !== e && null != t?.[n] ? n : e;
  }
  Object.fromEntries(Object.keys({
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
  }).map(e => [ e, "unknown" ])), Object.fromEntries(Object.keys({
   dimensions: {
    description: "The number of dimensions the resulting output embeddings should have. Only supported in text-embedding-3 and later models."
   },
   user: {
    description: "A unique identifier representing your end-user, which can help providers to monitor and detect abuse."
   }
  }).map(e => [ e, "unknown" ])), Object.fromEntries(Object.keys({
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
  }).map(e => [ e, "unknown" ]));
  const l = {
   errorSchema: i.Ikc({
    error: i.Ikc({
     message: i.YjP(),
     type: i.YjP().nullish(),
     param: i.bzn().nullish(),
     code: i.KCZ([ i.YjP(), i.aig() ]).nullish()
    })
   }),
   errorToMessage: e => e.error.message
  };
  function getOpenAIMetadata(e) {
   return e?.providerOptions?.openaiCompatible ?? {};
  }
  function convertToOpenAICompatibleContentPart(e, t) {
   const n = getOpenAIMetadata(e);
   switch (e.type) {
   case "text":
    return {
     type: "text",
     text: e.text,
     ...n
    };

   case "file":
    switch (e.data.type) {
    case "reference":
     return {
      type: "file",
      file: {
       file_id: (0, s.p5)({
        reference: e.data.reference,
        provider: t
       })
      },
      ...n
     };

    case "text":
     if ("text" === (0, s.yu)(e.mediaType)) return {
      type: "text",
      text: e.data.text,
      ...n
     };
     throw new o.b8({
      functionality: "text file parts"
     });

    case "url":
    case "data":
     {
      const t = (0, s.yu)(e.mediaType);
      if ("image" === t) return {
       type: "image_url",
       image_url: {
        url: "url" === e.data.type ? e.data.url.toString() : `data:${(0, s.SL)({
         part: e
        })};base64,${(0, s.ej)(e.data.data)}`
       },
       ...n
      };
      if ("video" === t) return {
       type: "video_url",
       video_url: {
        url: "url" === e.data.type ? e.data.url.toString() : `data:${(0, s.SL)({
         part: e
        })};base64,${(0, s.ej)(e.data.data)}`
       },
       ...n
      };
      if ("audio" === t) {
       if ("url" === e.data.type) throw new o.b8({
        functionality: "audio file parts with URLs"
       });
       const t = (0, s.SL)({
        part: e
       }), a = function(e) {
        switch (e) {
        case "audio/wav":
         return "wav";

        case "audio/mp3":
        case "audio/mpeg":
         return "mp3";

        default:
         return null;
        }
       }(t);
       if (null === a) throw new o.b8({
        functionality: `audio media type ${t}`
       });
       return {
        type: "input_audio",
        input_audio: {
         data: (0, s.ej)(e.data.data),
         format: a
        },
        ...n
       };
      }
      if ("application" === t) {
       if ("url" === e.data.type) throw new o.b8({
        functionality: "PDF file parts with URLs"
       });
       const t = (0, s.SL)({
        part: e
       });
       if ("application/pdf" !== t) throw new o.b8({
        functionality: `file part media type ${t}`
       });
       return {
        type: "file",
        file: {
         filename: e.filename ?? "document.pdf",
         file_data: `data:application/pdf;base64,${(0, s.ej)(e.data.data)}`
        },
        ...n
       };
      }
      if ("text" === t) return {
       type: "text",
       text: "url" === e.data.type ? e.data.url.toString() : "string" == typeof e.data.data ? (new TextDecoder).decode((0, 
       s.Z9)(e.data.data)) : (new TextDecoder).decode(e.data.data),
       ...n
      };
      throw new o.b8({
       functionality: `file part media type ${e.mediaType}`
      });
     }
    }
   }
  }
  function convertToolContentPart(e, t) {
   if ("custom" === e.type) throw new o.b8({
    functionality: "custom tool content parts"
   });
   return convertToOpenAICompatibleContentPart(e, t);
  }
  function serializeToolCallArguments(e) {
   if ("string" == typeof e) try {
    return (0, s.ZA)(e), e;
   } catch {
    return JSON.stringify(e);
   }
   return (0, s.f3)(e);
  }
  function convertToOpenAICompatibleChatMessages(e, {provider: t = "openaiCompatible", providerOptionsKey: n = "google", supportsMultiPartToolContent: o = !1} = {}) {
   const a = [];
   for (const {role: i, content: r, ...l} of e) {
    const e = getOpenAIMetadata({
     ...l
    });
    switch (i) {
    case "system":
     a.push({
      role: "system",
      content: r,
      ...e
     });
     break;

    case "user":
     if (1 === r.length && "text" === r[0].type) {
      a.push({
       role: "user",
       content: r[0].text,
       ...getOpenAIMetadata(r[0])
      });
      break;
     }
     a.push({
      role: "user",
      content: r.map(e => convertToOpenAICompatibleContentPart(e, t)),
      ...e
     });
     break;

    case "assistant":
     {
      let t = "", o = "";
      const s = [];
      for (const e of r) {
       const a = getOpenAIMetadata(e);
       switch (e.type) {
       case "text":
        t += e.text;
        break;

       case "reasoning":
        o += e.text;
        break;

       case "tool-call":
        {
         const t = e.providerOptions?.[n]?.thoughtSignature ?? e.providerOptions?.google?.thoughtSignature;
         s.push({
          id: e.toolCallId,
          type: "function",
          function: {
           name: e.toolName,
           arguments: serializeToolCallArguments(e.input)
          },
          ...a,
          ...t ? {
           extra_content: {
            google: {
             thought_signature: String(t)
            }
           }
          } : {}
         });
         break;
        }
       }
      }
      a.push({
       role: "assistant",
       content: s.length > 0 ? t || null : t,
       ...o.length > 0 ? {
        reasoning_content: o
       } : {},
       tool_calls: s.length > 0 ? s : void 0,
       ...e
      });
      break;
     }

    case "tool":
     for (const e of r) {
      if ("tool-approval-response" === e.type) continue;
      const n = e.output;
      let i;
      switch (n.type) {
      case "text":
      case "error-text":
       i = n.value;
       break;

      case "execution-denied":
       i = n.reason ?? "Tool call execution denied.";
       break;

      case "json":
      case "error-json":
       i = (0, s.f3)(n.value);
       break;

      case "content":
       i = o ? n.value.map(e => convertToolContentPart(e, t)) : (0, s.f3)(n.value);
      }
      const r = getOpenAIMetadata(e);
      a.push({
       role: "tool",
       tool_call_id: e.toolCallId,
       content: i,
       ...r
      });
     }
     break;

    default:
     throw new Error(`Unsupported role: ${i}`);
    }
   }
   return a;
  }
  function getResponseMetadata$1({id: e, model: t, created: n}) {
   return (0, s.qX)({
    id: e,
    model: t,
    created: n || void 0
   });
  }
  function mapOpenAICompatibleFinishReason$1(e, {hasRefusal: t = !1} = {}) {
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
  const u = i.Ikc({
   user: i.YjP().optional(),
   reasoningEffort: i.YjP().nullish(),
   textVerbosity: i.YjP().optional(),
   strictJsonSchema: i.zMY().optional()
  });
  var c = class OpenAICompatibleChatLanguageModel {
   static [a.V](e) {
    return (0, s.Qf)({
     modelId: e.modelId,
     config: e.config
    });
   }
   static [a.C](e) {
    return new OpenAICompatibleChatLanguageModel(e.modelId, e.config);
   }
   constructor(e, t) {
    this.specificationVersion = "v4", this.modelId = e, this.config = t;
    const n = t.errorStructure ?? l;
    this.chunkSchema = createOpenAICompatibleChatChunkSchema(n.errorSchema), this.failedResponseHandler = (0, 
    s.sl)(n), this.supportsStructuredOutputs = t.supportsStructuredOutputs ?? r;
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
   transformRequestBody(e, t) {
    return this.config.transformRequestBody?.(e, t) ?? e;
   }
   convertUsage(e) {
    return this.config.convertUsage?.(e) ?? function(e) {
     if (null == e) return (0, s.EK)();
     const t = e.prompt_tokens ?? 0, n = e.completion_tokens ?? 0, o = e.prompt_tokens_details?.cached_tokens ?? 0, a = e.completion_tokens_details?.reasoning_tokens ?? 0;
     return {
      inputTokens: {
       total: t,
       noCache: t - o,
       cacheRead: o,
       cacheWrite: void 0
      },
      outputTokens: {
       total: n,
       text: Math.max(0, n - a),
       reasoning: a
      },
      raw: e
     };
    }(e);
   }
   async getArgs({prompt: e, maxOutputTokens: t, temperature: n, topP: a, topK: i, frequencyPenalty: r, presencePenalty: l, reasoning: c, providerOptions: p, stopSequences: d, responseFormat: h, seed: g, toolChoice: f, tools: m}) {
    const y = [], {options: _, namespaces: v} = await (0, s.Wo)({
     providerOptions: p,
     namespaces: [ "openai-compatible", "openaiCompatible", this.providerOptionsName, toCamelCase(this.providerOptionsName) ],
     resolution: "merge",
     schema: u
    });
    v.includes("openai-compatible") && y.push({
     type: "deprecated",
     setting: "providerOptions key 'openai-compatible'",
     message: "Use 'openaiCompatible' instead."
    }), function({rawName: e, providerOptions: t, warnings: n}) {
     const o = toCamelCase(e);
     o !== e && null != t?.[e] && n.push({
      type: "deprecated",
      setting: `providerOptions key '${e}'`,
      message: `Use '${o}' instead.`
     });
    }({
     rawName: this.providerOptionsName,
     providerOptions: p,
     warnings: y
    });
    const k = _ ?? {}, b = k?.strictJsonSchema ?? !0;
    null != i && y.push({
     type: "unsupported",
     feature: "topK"
    }), "json" !== h?.type || null == h.schema || this.supportsStructuredOutputs || y.push({
     type: "unsupported",
     feature: "responseFormat",
     details: "JSON response format schema is only supported with structuredOutputs"
    });
    const {tools: x, toolChoice: w, toolWarnings: C} = function({tools: e, toolChoice: t}) {
     const n = [];
     if (null == (e = e?.length ? e : void 0)) return {
      tools: void 0,
      toolChoice: void 0,
      toolWarnings: n
     };
     const s = [];
     for (const t of e) "provider" === t.type ? n.push({
      type: "unsupported",
      feature: `provider-defined tool ${t.id}`
     }) : s.push({
      type: "function",
      function: {
       name: t.name,
       description: t.description,
       parameters: t.inputSchema,
       ...null != t.strict ? {
        strict: t.strict
       } : {}
      }
     });
     if (null == t) return {
      tools: s,
      toolChoice: void 0,
      toolWarnings: n
     };
     const a = t.type;
     switch (a) {
     case "auto":
     case "none":
     case "required":
      return {
       tools: s,
       toolChoice: a,
       toolWarnings: n
      };

     case "tool":
      return {
       tools: s,
       toolChoice: {
        type: "function",
        function: {
         name: t.toolName
        }
       },
       toolWarnings: n
      };

     default:
      throw new o.b8({
       functionality: `tool choice type: ${a}`
      });
     }
    }({
     tools: m,
     toolChoice: f
    }), O = resolveProviderOptionsKey(this.providerOptionsName, p), j = void 0 !== k.reasoningEffort ? k.reasoningEffort : (0, 
    s.g6)(c) ? null != this.config.mapReasoning ? this.config.mapReasoning({
     reasoning: c,
     warnings: y
    }) : c : void 0;
    return {
     metadataKey: O,
     args: {
      model: this.modelId,
      user: k.user,
      max_tokens: t,
      temperature: n,
      top_p: a,
      frequency_penalty: r,
      presence_penalty: l,
      response_format: "json" === h?.type ? !0 === this.supportsStructuredOutputs && null != h.schema ? {
       type: "json_schema",
       json_schema: {
        schema: h.schema,
        strict: b,
        name: h.name ?? "response",
        description: h.description
       }
      } : {
       type: "json_object"
      } : void 0,
      stop: d,
      seed: g,
      ...Object.fromEntries(Object.entries({
       ...p?.[this.providerOptionsName],
       ...p?.[toCamelCase(this.providerOptionsName)]
      }).filter(([e]) => !Object.keys(u.shape).includes(e))),
      ...void 0 !== j ? {
       reasoning_effort: j
      } : {},
      ...void 0 !== k.textVerbosity ? {
       verbosity: k.textVerbosity
      } : {},
      messages: convertToOpenAICompatibleChatMessages(e, {
       provider: this.providerOptionsName,
       providerOptionsKey: O,
       supportsMultiPartToolContent: this.config.supportsMultiPartToolContent
      }),
      tools: x,
      tool_choice: w
     },
     warnings: [ ...y, ...C ]
    };
   }
   async prepareRequest(e) {
    const {body: t, warnings: n} = await this.prepareGenerateRequest(e);
    return {
     body: t,
     warnings: n
    };
   }
   async convertResponse({body: e, providerOptions: t}) {
    const n = await (0, s.k5)({
     value: e,
     schema: p
    });
    return {
     ...await this.convertGenerateResponse({
      response: n,
      rawResponse: e,
      metadataKey: resolveProviderOptionsKey(this.providerOptionsName, t)
     }),
     warnings: []
    };
   }
   async prepareGenerateRequest(e) {
    const {args: t, warnings: n, metadataKey: o} = await this.getArgs({
     ...e
    });
    return {
     body: this.transformRequestBody(t, n),
     warnings: n,
     metadataKey: o
    };
   }
   async convertGenerateResponse({response: e, rawResponse: t, metadataKey: n}) {
    const a = e.choices[0];
    if (null == a) throw new o.xn({
     data: t,
     message: "Response did not contain any choices."
    });
    const i = [], r = a.message.reasoning_content ?? a.message.reasoning;
    null != r && r.length > 0 && i.push({
     type: "reasoning",
     text: r
    }), i.push(...convertOpenAICompatibleContent(a.message.content));
    const l = a.message.refusal, u = null != l && l.length > 0;
    if (u && i.push({
     type: "text",
     text: l
    }), null != a.message.tool_calls) for (const e of a.message.tool_calls) {
     const t = e.extra_content?.google?.thought_signature;
     i.push({
      type: "tool-call",
      toolCallId: e.id || (0, s.$C)(),
      toolName: e.function.name,
      input: e.function.arguments,
      ...t ? {
       providerMetadata: {
        [n]: {
         thoughtSignature: t
        }
       }
      } : {}
     });
    }
    const c = {
     [n]: {},
     ...await (this.config.metadataExtractor?.extractMetadata?.({
      parsedBody: t
     }))
    }, p = e.usage?.completion_tokens_details;
    return null != p?.accepted_prediction_tokens && (c[n].acceptedPredictionTokens = p?.accepted_prediction_tokens), 
    null != p?.rejected_prediction_tokens && (c[n].rejectedPredictionTokens = p?.rejected_prediction_tokens), 
    {
     content: i,
     finishReason: {
      unified: mapOpenAICompatibleFinishReason$1(a.finish_reason, {
       hasRefusal: u
      }),
      raw: a.finish_reason ?? void 0
     },
     usage: this.convertUsage(e.usage),
     providerMetadata: c,
     response: getResponseMetadata$1(e)
    };
   }
   async doGenerate(e) {
    const {body: t, warnings: n, metadataKey: o} = await this.prepareGenerateRequest(e), a = JSON.stringify(t), {responseHeaders: i, value: r, rawValue: l} = await (0, 
    s.GU)({
     url: this.config.url({
      path: "/chat/completions",
      modelId: this.modelId
     }),
     headers: (0, s.m2)(await (0, s.hd)(this.config.headers), e.headers),
     body: t,
     failedResponseHandler: this.failedResponseHandler,
     successfulResponseHandler: (0, s.cV)(p),
     abortSignal: e.abortSignal,
     fetch: this.config.fetch
    }), u = await this.convertGenerateResponse({
     response: r,
     rawResponse: l,
     metadataKey: o
    });
    return {
     ...u,
     request: {
      body: a
     },
     response: {
      ...u.response,
      headers: i,
      body: l
     },
     warnings: n
    };
   }
   async doStream(e) {
    const {args: t, warnings: n, metadataKey: a} = await this.getArgs({
     ...e
    }), i = this.transformRequestBody({
     ...t,
     stream: !0,
     stream_options: this.config.includeUsage ? {
      include_usage: !0
     } : void 0
    }, n), r = this.config.metadataExtractor?.createStreamExtractor(), {responseHeaders: l, value: u} = await (0, 
    s.GU)({
     url: this.config.url({
      path: "/chat/completions",
      modelId: this.modelId
     }),
     headers: (0, s.m2)(await (0, s.hd)(this.config.headers), e.headers),
     body: i,
     failedResponseHandler: this.failedResponseHandler,
     successfulResponseHandler: (0, s.Ds)(this.chunkSchema),
     abortSignal: e.abortSignal,
     fetch: this.config.fetch
    }), c = a;
    let p;
    const d = new Map, h = new Set, processToolCallDelta = e => {
     const t = e.index;
     if (null == t || h.has(t)) return void p.processDelta(e);
     let n = d.get(t);
     null == n ? (n = {
      id: e.id ?? null,
      bufferedArguments: "",
      extraContent: e.extra_content ?? null
     }, d.set(t, n)) : (null == n.id && null != e.id && (n.id = e.id), null == n.extraContent && null != e.extra_content && (n.extraContent = e.extra_content));
     const o = e.function?.arguments;
     null != o && (n.bufferedArguments += o);
     const s = e.function?.name;
     if (null != s) {
      const e = {
       index: t,
       id: n.id,
       function: {
        name: s,
        arguments: n.bufferedArguments
       },
       extra_content: n.extraContent ?? void 0
      };
      p.processDelta(e), d.delete(t), h.add(t);
     }
    };
    let g, f, m, y = !1, _ = !1, v = !1, k = !1;
    const convertUsage = e => this.convertUsage(e);
    return {
     stream: u.pipeThrough(new TransformStream({
      start(e) {
       p = new s.HE(e, {
        generateId: s.$C,
        extractMetadata: e => {
         const t = e.extra_content?.google?.thought_signature;
         return t ? {
          [c]: {
           thoughtSignature: t
          }
         } : void 0;
        },
        buildToolCallProviderMetadata: e => e
       }), e.enqueue({
        type: "stream-start",
        warnings: n
       });
      },
      transform(t, n) {
       if (e.includeRawChunks && n.enqueue({
        type: "raw",
        rawValue: t.rawValue
       }), !t.success) return g = {
        unified: "error",
        raw: void 0
       }, f = void 0, void n.enqueue({
        type: "error",
        error: t.error
       });
       if (r?.processChunk(t.rawValue), "error" in t.value) return g = {
        unified: "error",
        raw: void 0
       }, f = void 0, void n.enqueue({
        type: "error",
        error: t.value.error
       });
       const o = t.value;
       if (!y) {
        const e = getResponseMetadata$1(o);
        Object.values(e).some(Boolean) && (y = !0, n.enqueue({
         type: "response-metadata",
         ...e
        }));
       }
       null != o.usage && (m = o.usage);
       const s = o.choices[0];
       if (null != s?.finish_reason && (f = s.finish_reason), null == s?.delta) return;
       const a = s.delta, enqueueReasoningDelta = e => {
        v && (n.enqueue({
         type: "text-end",
         id: "txt-0"
        }), v = !1), _ || (n.enqueue({
         type: "reasoning-start",
         id: "reasoning-0"
        }), _ = !0), n.enqueue({
         type: "reasoning-delta",
         id: "reasoning-0",
         delta: e
        });
       }, enqueueTextDelta = e => {
        _ && (n.enqueue({
         type: "reasoning-end",
         id: "reasoning-0"
        }), _ = !1), v || (n.enqueue({
         type: "text-start",
         id: "txt-0"
        }), v = !0), n.enqueue({
         type: "text-delta",
         id: "txt-0",
         delta: e
        });
       }, i = a.reasoning_content ?? a.reasoning;
       i && enqueueReasoningDelta(i);
       for (const e of convertOpenAICompatibleContent(a.content)) "reasoning" === e.type ? enqueueReasoningDelta(e.text) : enqueueTextDelta(e.text);
       const l = a.refusal;
       if (null != l && l.length > 0 && (k = !0, enqueueTextDelta(l)), null != a.tool_calls && a.tool_calls.length > 0) {
        _ && (n.enqueue({
         type: "reasoning-end",
         id: "reasoning-0"
        }), _ = !1);
        for (const e of a.tool_calls) processToolCallDelta(e);
       }
      },
      flush(e) {
       _ && e.enqueue({
        type: "reasoning-end",
        id: "reasoning-0"
       }), v && e.enqueue({
        type: "text-end",
        id: "txt-0"
       });
       for (const [e, t] of d) p.processDelta({
        index: e,
        id: t.id,
        function: {
         arguments: t.bufferedArguments
        }
       });
       d.clear(), p.flush(), null != f && (g = {
        unified: mapOpenAICompatibleFinishReason$1(f, {
         hasRefusal: k
        }),
        raw: f
       }), null == g && (g = {
        unified: "error",
        raw: void 0
       }, e.enqueue({
        type: "error",
        error: new o.xn({
         data: void 0,
         message: "Response stream ended without a finish reason."
        })
       }));
       const t = {
        [c]: {},
        ...r?.buildMetadata()
       };
       null != m?.completion_tokens_details?.accepted_prediction_tokens && (t[c].acceptedPredictionTokens = m?.completion_tokens_details?.accepted_prediction_tokens), 
       null != m?.completion_tokens_details?.rejected_prediction_tokens && (t[c].rejectedPredictionTokens = m?.completion_tokens_details?.rejected_prediction_tokens), 
       e.enqueue({
        type: "finish",
        finishReason: g,
        usage: convertUsage(m),
        providerMetadata: t
       });
      }
     })),
     request: {
      body: i
     },
     response: {
      headers: l
     }
    };
   }
  };
  const openaiCompatibleTokenUsageSchema = () => i._H3({
   prompt_tokens: i.aig().nullish(),
   completion_tokens: i.aig().nullish(),
   total_tokens: i.aig().nullish(),
   prompt_tokens_details: i._H3({
    cached_tokens: i.aig().nullish()
   }).nullish(),
   completion_tokens_details: i._H3({
    reasoning_tokens: i.aig().nullish(),
    accepted_prediction_tokens: i.aig().nullish(),
    rejected_prediction_tokens: i.aig().nullish()
   }).nullish()
  }).nullish(), openAICompatibleContentSchema = () => i.KCZ([ i.YjP(), i.YOg(i._H3({
   type: i.YjP()
  })) ]).nullish();
  function convertOpenAICompatibleContent(e) {
   if (null == e) return [];
   if ("string" == typeof e) return e.length > 0 ? [ {
    type: "text",
    text: e
   } ] : [];
   const t = [];
   for (const n of e) if ("text" === n.type && "string" == typeof n.text) n.text.length > 0 && t.push({
    type: "text",
    text: n.text
   }); else if ("thinking" === n.type && Array.isArray(n.thinking)) {
    const e = n.thinking.filter(e => null != e && "object" == typeof e && "type" in e && "text" === e.type && "text" in e && "string" == typeof e.text).map(e => e.text).join("");
    e.length > 0 && t.push({
     type: "reasoning",
     text: e
    });
   }
   return t;
  }
  const p = (0, s.ID)(() => (0, s.C_)(i._H3({
   id: i.YjP().nullish(),
   created: i.aig().nullish(),
   model: i.YjP().nullish(),
   choices: i.YOg(i.Ikc({
    message: i.Ikc({
     role: i.euz("assistant").nullish(),
     content: openAICompatibleContentSchema(),
     refusal: i.L5J().nullish().transform(e => "string" == typeof e ? e : void 0),
     reasoning_content: i.YjP().nullish(),
     reasoning: i.YjP().nullish(),
     tool_calls: i.YOg(i.Ikc({
      id: i.YjP().nullish(),
      function: i.Ikc({
       name: i.YjP(),
       arguments: i.YjP()
      }),
      extra_content: i.Ikc({
       google: i.Ikc({
        thought_signature: i.YjP().nullish()
       }).nullish()
      }).nullish()
     })).nullish()
    }),
    finish_reason: i.YjP().nullish()
   })),
   usage: openaiCompatibleTokenUsageSchema()
  }))), createOpenAICompatibleChatChunkSchema = e => i.KCZ([ i._H3({
   id: i.YjP().nullish(),
   created: i.aig().nullish(),
   model: i.YjP().nullish(),
   choices: i.YOg(i.Ikc({
    delta: i.Ikc({
     role: i.k5n([ "assistant", "" ]).nullish(),
     content: openAICompatibleContentSchema(),
     refusal: i.L5J().nullish().transform(e => "string" == typeof e ? e : void 0),
     reasoning_content: i.YjP().nullish(),
     reasoning: i.YjP().nullish(),
     tool_calls: i.YOg(i.Ikc({
      index: i.aig().nullish(),
      id: i.YjP().nullish(),
      function: i.Ikc({
       name: i.YjP().nullish(),
       arguments: i.YjP().nullish()
      }),
      extra_content: i.Ikc({
       google: i.Ikc({
        thought_signature: i.YjP().nullish()
       }).nullish()
      }).nullish()
     })).nullish()
    }).nullish(),
    finish_reason: i.YjP().nullish()
   })),
   usage: openaiCompatibleTokenUsageSchema()
  }), e ]);
  (0, s.ID)(() => (0, s.C_)(i.Ikc({
   echo: i.zMY().optional(),
   logitBias: i.g1P(i.YjP(), i.aig()).optional(),
   suffix: i.YjP().optional(),
   user: i.YjP().optional()
  }))), a.V, a.C;
  (0, s.ID)(() => (0, s.C_)(i.Ikc({
   id: i.YjP().nullish(),
   created: i.aig().nullish(),
   model: i.YjP().nullish(),
   choices: i.YOg(i.Ikc({
    text: i.YjP(),
    finish_reason: i.YjP()
   })),
   usage: i._H3({
    prompt_tokens: i.aig(),
    completion_tokens: i.aig(),
    total_tokens: i.aig()
   }).nullish()
  }))), (0, s.ID)(() => (0, s.C_)(i.Ikc({
   dimensions: i.aig().optional(),
   user: i.YjP().optional()
  }))), a.V, a.C, (0, s.ID)(() => (0, s.C_)(i.Ikc({
   data: i.YOg(i.Ikc({
    embedding: i.YOg(i.aig())
   })),
   usage: i.Ikc({
    prompt_tokens: i.aig()
   }).nullish(),
   providerMetadata: i.g1P(i.YjP(), i.g1P(i.YjP(), i.bzn())).optional()
  }))), a.V, a.C, (0, s.ID)(() => (0, s.C_)(i.Ikc({
   data: i.YOg(i.Ikc({
    b64_json: i.YjP().nullish(),
    url: i.YjP().nullish()
   }).refine(e => null != e.b64_json || null != e.url, {
    message: "Expected b64_json or url in the image response"
   })),
   usage: i.Ikc({
    input_tokens: i.aig().nullish(),
    output_tokens: i.aig().nullish(),
    total_tokens: i.aig().nullish()
   }).nullish()
  })));
 })
};
