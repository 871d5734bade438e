"use strict";

exports.id = 6209, exports.ids = [ 6209 ], exports.modules = {
 56209: (function(e, t, o) {
  o.d(t, {
   createAmazonBedrock: () => createAmazonBedrock
  });
  var n = o(98446), a = o(21763), i = o(11479), s = o(80737), r = o(90583), l = o(37788), d = o(71577), c = o(12580), u = {
   "image/jpeg": "jpeg",
   "image/png": "png",
   "image/gif": "gif",
   "image/webp": "webp"
  }, p = {
   "application/pdf": "pdf",
   "text/csv": "csv",
   "application/msword": "doc",
   "application/vnd.openxmlformats-officedocument.wordprocessingml.document": "docx",
   "application/vnd.ms-excel": "xls",
   "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": "xlsx",
   "text/html": "html",
   "text/plain": "txt",
   "text/markdown": "md"
  }, m = {
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
  }, g = s.Ikc({
   citations: s.Ikc({
    enabled: s.zMY()
   }).optional()
  }), h = s.Ikc({
   guardContent: s.zMY().optional(),
   guardContentQualifiers: s.YOg(s.k5n([ "grounding_source", "query", "guard_content" ])).optional()
  }), f = s.Ikc({
   guardContent: s.zMY().optional()
  }), y = s.Ikc({
   structuredOutputMode: s.k5n([ "outputFormat", "jsonTool", "auto" ]).optional(),
   additionalModelRequestFields: s.g1P(s.YjP(), s.bzn()).optional(),
   reasoningConfig: s.Ikc({
    type: s.KCZ([ s.euz("enabled"), s.euz("disabled"), s.euz("adaptive") ]).optional(),
    budgetTokens: s.aig().optional(),
    maxReasoningEffort: s.k5n([ "low", "medium", "high", "xhigh", "max" ]).optional(),
    display: s.k5n([ "omitted", "summarized" ]).optional()
   }).optional(),
   anthropicBeta: s.YOg(s.YjP()).optional(),
   serviceTier: s.k5n([ "reserved", "priority", "default", "flex" ]).optional()
  });
  function isAnthropicModel({modelId: e, modelFamily: t, reasoningBudgetTokens: o}) {
   return "anthropic" === t || e.includes("anthropic") || e.includes(":application-inference-profile/") && null != o;
  }
  function supportsStrictTools(e) {
   return !matchesModel(e, k);
  }
  var k = [ "claude-opus-4-7", "claude-opus-4-8", "claude-opus-5", "claude-fable-5", "claude-sonnet-5" ], v = [ ...k, "claude-sonnet-4-6", "claude-haiku-4-5" ];
  function matchesModel(e, t) {
   return t.some(t => e.includes(t));
  }
  var I = s.Ikc({
   message: s.YjP(),
   type: s.YjP().nullish()
  }), b = (0, a.sl)({
   errorSchema: I,
   errorToMessage: e => null == e.type ? e.message : `${e.type}: ${e.message}`
  });
  function createAmazonBedrockEventStreamDecoder(e, t) {
   const o = new l.BF(d.Pq, d.ar);
   let n = new Uint8Array(0);
   const a = new TextDecoder;
   return e.pipeThrough(new TransformStream({
    async transform(e, i) {
     const s = new Uint8Array(n.length + e.length);
     for (s.set(n), s.set(e, n.length), n = s; n.length >= 4; ) {
      const e = new DataView(n.buffer, n.byteOffset, n.byteLength).getUint32(0, !1);
      if (n.length < e) break;
      const s = n.subarray(0, e), r = o.decode(s);
      n = n.slice(e);
      const l = r.headers[":message-type"]?.value, d = r.headers[":event-type"]?.value, c = r.headers[":exception-type"]?.value, u = a.decode(r.body);
      await t({
       messageType: l,
       eventType: d,
       exceptionType: c,
       data: u
      }, i);
     }
    },
    flush() {
     if (n.length > 0) throw new Error(`Incomplete Amazon Bedrock event-stream frame: ${n.length} buffered bytes remain at end of stream.`);
    }
   }));
  }
  function getAmazonBedrockStreamErrorMetadata(e) {
   switch (e) {
   case "internalServerException":
   case "InternalServerException":
    return {
     statusCode: 500,
     isRetryable: !0
    };

   case "modelStreamErrorException":
   case "ModelStreamErrorException":
    return {
     statusCode: 424,
     isRetryable: !0
    };

   case "serviceUnavailableException":
   case "ServiceUnavailableException":
    return {
     statusCode: 503,
     isRetryable: !0
    };

   case "throttlingException":
   case "ThrottlingException":
    return {
     statusCode: 429,
     isRetryable: !0
    };

   case "validationException":
   case "ValidationException":
    return {
     statusCode: 400,
     isRetryable: !1
    };

   default:
    return {};
   }
  }
  function isStrictToolSchemaCompatible(e) {
   if ("boolean" == typeof e) return !0;
   const t = e;
   if (("object" === e.type || Array.isArray(e.type) && e.type.includes("object")) && !1 !== e.additionalProperties) return !1;
   const o = [ e.properties, e.patternProperties, e.definitions, t.$defs ];
   for (const e of o) if (null != e && Object.values(e).some(e => !isStrictToolSchemaCompatible(e))) return !1;
   return (null == e.dependencies || !Object.values(e.dependencies).some(e => !Array.isArray(e) && !isStrictToolSchemaCompatible(e))) && ![ e.propertyNames, e.contains, e.not, e.if, e.then, e.else ].some(e => null != e && !isStrictToolSchemaCompatible(e)) && !(null != e.items && (Array.isArray(e.items) ? e.items.some(e => !isStrictToolSchemaCompatible(e)) : !isStrictToolSchemaCompatible(e.items))) && [ e.anyOf, e.allOf, e.oneOf ].every(e => null == e || e.every(isStrictToolSchemaCompatible));
  }
  function convertAmazonBedrockUsage(e) {
   if (null == e) return (0, a.EK)();
   const t = e.inputTokens, o = e.outputTokens, n = e.cacheReadInputTokens ?? 0, i = e.cacheWriteInputTokens ?? 0;
   return {
    inputTokens: {
     total: t + n + i,
     noCache: t,
     cacheRead: n,
     cacheWrite: i
    },
    outputTokens: {
     total: o,
     text: o,
     reasoning: void 0
    },
    raw: e
   };
  }
  var T = s.Ikc({
   signature: s.YjP().optional(),
   redactedData: s.YjP().optional(),
   redactedContent: s.YjP().optional()
  });
  function isMistralModel(e) {
   return e.includes("mistral.");
  }
  function normalizeToolCallId(e, t) {
   return t ? /^[a-zA-Z0-9]{9}$/.test(e) ? e : function(e) {
    let t = A;
    for (let o = 0; o < e.length; o++) t ^= BigInt(e.charCodeAt(o)), t = t * E & R;
    let o = t % S, n = "";
    for (let e = 0; e < w; e++) n = x[Number(o % C)] + n, o /= C;
    return n;
   }(e) : e;
  }
  var x = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz", C = BigInt(x.length), w = 9, S = C ** BigInt(w), A = BigInt("14695981039346656037"), E = BigInt("1099511628211"), R = BigInt("18446744073709551615");
  function getCachePoint(e) {
   const t = e?.amazonBedrock?.cachePoint ?? e?.bedrock?.cachePoint;
   if (t) return {
    cachePoint: t
   };
  }
  function pushCachePoint(e, t) {
   const o = getCachePoint(t);
   o && e.push(o);
  }
  function sanitizeToolName(e) {
   return e.replace(/[^a-zA-Z0-9_-]/g, "") || "_";
  }
  function getAmazonBedrockMediaSource({data: e, functionality: t}) {
   switch (e.type) {
   case "data":
    return {
     bytes: (0, a.ej)(e.data)
    };

   case "url":
    if ("s3:" !== e.url.protocol) throw new r.b8({
     functionality: t
    });
    return {
     s3Location: {
      uri: e.url.toString()
     }
    };
   }
  }
  async function shouldEnableCitations(e) {
   const t = await (0, a.xI)({
    provider: "amazonBedrock",
    providerOptions: e,
    schema: g
   }) ?? await (0, a.xI)({
    provider: "bedrock",
    providerOptions: e,
    schema: g
   });
   return t?.citations?.enabled ?? !1;
  }
  async function getTextPartGuardContentOptions(e) {
   return await (0, a.xI)({
    provider: "amazonBedrock",
    providerOptions: e,
    schema: h
   }) ?? await (0, a.xI)({
    provider: "bedrock",
    providerOptions: e,
    schema: h
   });
  }
  async function getImagePartGuardContentOptions(e) {
   return await (0, a.xI)({
    provider: "amazonBedrock",
    providerOptions: e,
    schema: f
   }) ?? await (0, a.xI)({
    provider: "bedrock",
    providerOptions: e,
    schema: f
   });
  }
  function appendToUserMessage(e, t) {
   const o = e[e.length - 1];
   "user" === o?.role && o.content.some(e => "toolResult" in e) ? o.content.push(...t) : e.push({
    role: "user",
    content: t
   });
  }
  async function convertToolResultOutput({output: e, getDocumentName: t}) {
   switch (e.type) {
   case "content":
    return Promise.all(e.value.map(async e => {
     switch (e.type) {
     case "text":
      return {
       text: e.text
      };

     case "file":
      {
       if ("data" !== e.data.type && ("url" !== e.data.type || "s3:" !== e.data.url.protocol)) throw new r.b8({
        functionality: `tool result file data of type "${e.data.type}"`
       });
       const o = (0, a.SL)({
        part: e
       });
       switch ((0, a.yu)(o)) {
       case "image":
        return {
         image: {
          format: getAmazonBedrockImageFormat(o),
          source: getAmazonBedrockMediaSource({
           data: e.data,
           functionality: `tool result file data of type "${e.data.type}"`
          })
         }
        };

       case "video":
        return {
         video: {
          format: getAmazonBedrockVideoFormat(o),
          source: getAmazonBedrockMediaSource({
           data: e.data,
           functionality: `tool result file data of type "${e.data.type}"`
          })
         }
        };

       default:
        {
         if ("data" !== e.data.type) throw new r.b8({
          functionality: `tool result file data of type "${e.data.type}"`
         });
         const n = await shouldEnableCitations(e.providerOptions);
         return {
          document: {
           format: getAmazonBedrockDocumentFormat(o),
           name: t(e.filename),
           source: {
            bytes: (0, a.ej)(e.data.data)
           },
           ...n && {
            citations: {
             enabled: !0
            }
           }
          }
         };
        }
       }
      }

     default:
      throw new r.b8({
       functionality: `unsupported tool content part type: ${e.type}`
      });
     }
    }));

   case "text":
   case "error-text":
    return [ {
     text: e.value
    } ];

   case "execution-denied":
    return [ {
     text: e.reason ?? "Tool call execution denied."
    } ];

   default:
    return [ {
     text: JSON.stringify(e.value)
    } ];
   }
  }
  function toBedrockToolInput(e) {
   return "object" != typeof e || null === e || Array.isArray(e) ? {
    rawInvalidInput: e
   } : e;
  }
  function getAmazonBedrockImageFormat(e) {
   const t = u[e];
   if (!t) throw new r.b8({
    functionality: `image mime type: ${e}`,
    message: `Unsupported image mime type: ${e}, expected one of: ${Object.keys(u).join(", ")}`
   });
   return t;
  }
  function getAmazonBedrockDocumentFormat(e) {
   const t = p[e];
   if (!t) throw new r.b8({
    functionality: `file mime type: ${e}`,
    message: `Unsupported file mime type: ${e}, expected one of: ${Object.keys(p).join(", ")}`
   });
   return t;
  }
  function getAmazonBedrockVideoFormat(e) {
   const t = m[e];
   if (!t) throw new r.b8({
    functionality: `video mime type: ${e}`,
    message: `Unsupported video mime type: ${e}, expected one of: ${Object.keys(m).join(", ")}`
   });
   return t;
  }
  function trimIfLast(e, t, o, n) {
   return e && t && o ? n.trim() : n;
  }
  function mapAmazonBedrockFinishReason(e, t) {
   switch (e) {
   case "stop_sequence":
   case "end_turn":
    return "stop";

   case "max_tokens":
    return "length";

   case "content_filtered":
   case "guardrail_intervened":
    return "content-filter";

   case "tool_use":
    return t ? "stop" : "tool-calls";

   default:
    return "other";
   }
  }
  var P = s.Ikc({
   disableParallelToolUse: s.zMY().optional(),
   structuredOutputMode: s.k5n([ "outputFormat", "jsonTool", "auto" ]).optional()
  });
  function createAmazonBedrockStreamError({type: e, error: t, data: o}) {
   const n = "string" == typeof t.message ? t.message : `Amazon Bedrock stream failed with ${e}`;
   return (0, a.iH)({
    message: n,
    type: e,
    ...getAmazonBedrockStreamErrorMetadata(e),
    data: o
   });
  }
  var B = class _AmazonBedrockChatLanguageModel {
   constructor(e, t) {
    this.modelId = e, this.config = t, this.specificationVersion = "v4", this.provider = "amazon-bedrock", 
    this.supportedUrls = {
     "image/*": [ /^s3:\/\// ],
     "video/*": [ /^s3:\/\// ]
    };
   }
   static [i.V](e) {
    return (0, a.Qf)({
     modelId: e.modelId,
     config: e.config
    });
   }
   static [i.C](e) {
    return new _AmazonBedrockChatLanguageModel(e.modelId, e.config);
   }
   async getArgs({prompt: e, maxOutputTokens: t, temperature: o, topP: i, topK: s, frequencyPenalty: l, presencePenalty: d, stopSequences: c, responseFormat: u, seed: p, tools: m, toolChoice: g, reasoning: h, providerOptions: f}) {
    let k = await (0, a.xI)({
     provider: "amazonBedrock",
     providerOptions: f,
     schema: y
    }) ?? await (0, a.xI)({
     provider: "bedrock",
     providerOptions: f,
     schema: y
    }) ?? {};
    const I = await (0, a.xI)({
     provider: "anthropic",
     providerOptions: f,
     schema: P
    }), b = [], {supportsStructuredOutput: x, rejectsSamplingParameters: C, rejectsForcedToolUse: w} = (0, 
    n.getModelCapabilities)(this.modelId);
    null != l && b.push({
     type: "unsupported",
     feature: "frequencyPenalty"
    }), null != d && b.push({
     type: "unsupported",
     feature: "presencePenalty"
    }), null != p && b.push({
     type: "unsupported",
     feature: "seed"
    }), C && (null != o && (b.push({
     type: "unsupported",
     feature: "temperature",
     details: `temperature is not supported by ${this.modelId} and will be ignored`
    }), o = void 0), null != s && (b.push({
     type: "unsupported",
     feature: "topK",
     details: `topK is not supported by ${this.modelId} and will be ignored`
    }), s = void 0), null != i && (b.push({
     type: "unsupported",
     feature: "topP",
     details: `topP is not supported by ${this.modelId} and will be ignored`
    }), i = void 0));
    const S = /^(?:[^.]+\.)?(openai\..+)$/.exec(this.modelId)?.[1], A = null != S, E = S?.startsWith("openai.gpt-oss-") ?? !1, R = isNova2ReasoningModel(this.modelId), B = !A || E;
    B && null != o && o > 1 ? (b.push({
     type: "unsupported",
     feature: "temperature",
     details: `${o} exceeds bedrock maximum of 1.0. clamped to 1.0`
    }), o = 1) : B && null != o && o < 0 && (b.push({
     type: "unsupported",
     feature: "temperature",
     details: `${o} is below bedrock minimum of 0. clamped to 0`
    }), o = 0), null != u && "text" !== u.type && "json" !== u.type && b.push({
     type: "unsupported",
     feature: "responseFormat",
     details: "Only text and json response formats are supported."
    });
    const O = isAnthropicModel({
     modelId: this.modelId,
     modelFamily: this.config.modelFamily,
     reasoningBudgetTokens: k.reasoningConfig?.budgetTokens
    });
    k = function({reasoning: e, amazonBedrockOptions: t, warnings: o, isAnthropicModel: i, isOpenAIModel: s, modelId: r}) {
     if (!(0, a.g6)(e)) return t;
     const l = {
      ...t
     }, d = "none" !== e, c = null != t.reasoningConfig, u = isNova2ReasoningModel(r), p = s || u;
     if (i) {
      const i = (0, n.getModelCapabilities)(r);
      if ("none" === e) l.reasoningConfig = {
       type: "disabled"
      }; else if (i.supportsAdaptiveThinking) {
       const n = (0, a.jv)({
        reasoning: e,
        effortMap: F,
        warnings: o
       });
       l.reasoningConfig = {
        type: "adaptive",
        maxReasoningEffort: n,
        ...t.reasoningConfig
       };
      } else {
       const n = (0, a.sq)({
        reasoning: e,
        maxOutputTokens: i.maxOutputTokens,
        maxReasoningBudget: i.maxOutputTokens,
        warnings: o
       });
       null != n && (l.reasoningConfig = {
        type: "enabled",
        budgetTokens: n,
        ...t.reasoningConfig
       });
      }
     } else if (d) if (p || c) {
      const n = (0, a.jv)({
       reasoning: e,
       effortMap: F,
       warnings: o
      });
      l.reasoningConfig = {
       ...u && {
        type: "enabled"
       },
       maxReasoningEffort: n,
       ...t.reasoningConfig
      };
     } else o.push({
      type: "unsupported",
      feature: "reasoning",
      details: "Portable reasoning is not supported for this model and will be ignored. If the model supports a provider-specific reasoning configuration, use providerOptions.amazonBedrock.reasoningConfig."
     });
     return "disabled" === l.reasoningConfig?.type && (delete l.reasoningConfig.maxReasoningEffort, 
     delete l.reasoningConfig.budgetTokens), l;
    }({
     reasoning: h,
     amazonBedrockOptions: k,
     warnings: b,
     isAnthropicModel: O,
     isOpenAIModel: A,
     modelId: this.modelId
    });
    const _ = "enabled" === k.reasoningConfig?.type || "adaptive" === k.reasoningConfig?.type, z = k.structuredOutputMode ?? I?.structuredOutputMode ?? "auto";
    if ("jsonTool" === z) {
     const e = {
      ...k.additionalModelRequestFields
     }, t = e.output_config;
     if (null != t && "object" == typeof t && !Array.isArray(t)) {
      const o = {
       ...t
      };
      delete o.format, Object.keys(o).length > 0 ? e.output_config = o : delete e.output_config, 
      k = {
       ...k,
       additionalModelRequestFields: e
      };
     }
    }
    const M = !matchesModel(this.modelId, v) && (x || _ || "anthropic" === this.config.modelFamily), U = O && "json" === u?.type && null != u.schema && ("outputFormat" === z || "auto" === z && M), N = !U && O && "json" === u?.type && null != u.schema && (w || "jsonTool" !== z && !supportsStrictTools(this.modelId) && null != m && m.length > 0), q = "json" !== u?.type || null == u.schema || U || N ? void 0 : {
     type: "function",
     name: "json",
     description: "Respond with a JSON object.",
     inputSchema: u.schema
    }, {toolConfig: j, additionalTools: D, toolWarnings: Y, betas: L} = await async function({tools: e, toolChoice: t, modelId: o, modelFamily: i, reasoningBudgetTokens: s, disableParallelToolUse: l, rejectsForcedToolUse: d = !1}) {
     const c = [], u = new Set;
     if (null == e || 0 === e.length) return {
      toolConfig: {},
      additionalTools: void 0,
      betas: u,
      toolWarnings: c
     };
     const p = e.filter(e => "provider" !== e.type || "anthropic.web_search_20250305" !== e.id && "anthropic.web_search_20260318" !== e.id && "anthropic.web_fetch_20260318" !== e.id || (c.push({
      type: "unsupported",
      feature: `${e.id.slice(10)} tool`,
      details: `The ${e.id.slice(10)} tool is not supported on Amazon Bedrock.`
     }), !1));
     if (0 === p.length) return {
      toolConfig: {},
      additionalTools: void 0,
      betas: u,
      toolWarnings: c
     };
     const m = isAnthropicModel({
      modelId: o,
      modelFamily: i,
      reasoningBudgetTokens: s
     }), g = p.filter(e => "provider" === e.type), h = p.filter(e => "function" === e.type), f = m && d && ("required" === t?.type || "tool" === t?.type), y = f && "tool" === t.type ? g.filter(e => e.name === t.toolName) : g;
     let k;
     const v = [], I = m && y.length > 0;
     if (I) {
      const {toolChoice: e, toolWarnings: o, betas: i} = await (0, n.prepareTools)({
       tools: g,
       toolChoice: t,
       disableParallelToolUse: l,
       supportsStructuredOutput: !1,
       supportsStrictTools: !1,
       rejectsForcedToolUse: d
      });
      c.push(...o), i.forEach(e => u.add(e)), e && (k = {
       tool_choice: e
      });
      for (const e of y) {
       const t = Object.values(n.anthropicTools).find(t => t({}).id === e.id);
       if (null != t) {
        const o = t({});
        v.push({
         toolSpec: {
          name: e.name,
          inputSchema: {
           json: await (0, a.mD)(o.inputSchema).jsonSchema
          }
         }
        });
       } else c.push({
        type: "unsupported",
        feature: "tool ${tool.id}"
       });
      }
     } else for (const e of y) c.push({
      type: "unsupported",
      feature: `tool ${e.id}`
     });
     let b = t;
     !I && f && ("tool" === t.type ? c.push({
      type: "unsupported",
      feature: "toolChoice",
      details: `toolChoice 'tool' is not supported by this model because it rejects forced tool use. Only the '${t.toolName}' tool is sent with 'auto' tool choice. Instruct the model to use the tool in the prompt and verify that a tool call was made.`
     }) : c.push({
      type: "unsupported",
      feature: "toolChoice",
      details: "toolChoice 'required' is not supported by this model because it rejects forced tool use. Using 'auto' instead. Instruct the model to use a tool in the prompt and verify that a tool call was made."
     }), b = {
      type: "auto"
     });
     const T = "tool" === t?.type ? h.filter(e => e.name === t.toolName) : h, x = supportsStrictTools(o);
     for (const e of T) {
      const t = x && (!0 !== e.strict || isStrictToolSchemaCompatible(e.inputSchema));
      x || null == e.strict ? !0 !== e.strict || t || c.push({
       type: "unsupported",
       feature: "strict",
       details: `Tool '${e.name}' has strict: true, but Amazon Bedrock requires every object in a strict tool schema to set additionalProperties: false. The strict property will be ignored.`
      }) : c.push({
       type: "unsupported",
       feature: "strict",
       details: `Tool '${e.name}' has strict: ${e.strict}, but strict mode is not supported by this model on Amazon Bedrock. The strict property will be ignored.`
      }), v.push({
       toolSpec: {
        name: e.name,
        ..."" !== e.description?.trim() ? {
         description: e.description
        } : {},
        ...null != e.strict && t ? {
         strict: e.strict
        } : {},
        inputSchema: {
         json: e.inputSchema
        }
       }
      });
     }
     let C;
     if (m && !I && l && v.length > 0 && "none" !== b?.type && (k = {
      tool_choice: "required" === b?.type ? {
       type: "any",
       disable_parallel_tool_use: !0
      } : "tool" === b?.type ? {
       type: "tool",
       name: b.toolName,
       disable_parallel_tool_use: !0
      } : {
       type: "auto",
       disable_parallel_tool_use: !0
      }
     }), !I && null == k?.tool_choice && v.length > 0 && b) {
      const e = b.type;
      switch (e) {
      case "auto":
       C = {
        auto: {}
       };
       break;

      case "required":
       C = {
        any: {}
       };
       break;

      case "none":
       v.length = 0, C = void 0;
       break;

      case "tool":
       C = {
        tool: {
         name: b.toolName
        }
       };
       break;

      default:
       {
        const t = e;
        throw new r.b8({
         functionality: `tool choice type: ${t}`
        });
       }
      }
     }
     return {
      toolConfig: v.length > 0 ? {
       tools: v,
       toolChoice: C
      } : {},
      additionalTools: k,
      betas: u,
      toolWarnings: c
     };
    }({
     tools: q ? [ ...m ?? [], q ] : m,
     toolChoice: null != q ? {
      type: "required"
     } : g,
     modelId: this.modelId,
     modelFamily: this.config.modelFamily,
     reasoningBudgetTokens: k.reasoningConfig?.budgetTokens,
     disableParallelToolUse: I?.disableParallelToolUse,
     rejectsForcedToolUse: w
    });
    if (b.push(...Y), D && (k.additionalModelRequestFields = {
     ...k.additionalModelRequestFields,
     ...D
    }), L.size > 0 || k.anthropicBeta) {
     const e = k.anthropicBeta ?? [], t = L.size > 0 ? [ ...e, ...Array.from(L) ] : e;
     k.additionalModelRequestFields = {
      ...k.additionalModelRequestFields,
      anthropic_beta: t
     };
    }
    const $ = k.reasoningConfig?.type, V = "enabled" === $ ? k.reasoningConfig?.budgetTokens : void 0, K = "adaptive" === $ ? k.reasoningConfig?.display : void 0, W = O && _, G = {
     ...null != t && {
      maxTokens: t
     },
     ...null != o && {
      temperature: o
     },
     ...null != i && {
      topP: i
     },
     ...null != s && {
      topK: s
     },
     ...null != c && {
      stopSequences: c
     }
    };
    W ? null != V ? (null != G.maxTokens ? G.maxTokens += V : G.maxTokens = V + 4096, 
    k.additionalModelRequestFields = {
     ...k.additionalModelRequestFields,
     thinking: {
      type: "enabled",
      budget_tokens: V
     }
    }) : "adaptive" === $ && (k.additionalModelRequestFields = {
     ...k.additionalModelRequestFields,
     thinking: {
      type: "adaptive",
      ...null != K && {
       display: K
      }
     }
    }) : O || (null != k.reasoningConfig?.budgetTokens && b.push({
     type: "unsupported",
     feature: "budgetTokens",
     details: "budgetTokens applies only to Anthropic models on Bedrock and will be ignored for this model."
    }), "adaptive" === $ && b.push({
     type: "unsupported",
     feature: "adaptive thinking",
     details: "adaptive thinking type applies only to Anthropic models on Bedrock."
    }));
    const J = k.reasoningConfig?.maxReasoningEffort;
    if (null != J && (k.additionalModelRequestFields = O ? {
     ...k.additionalModelRequestFields,
     output_config: {
      ...k.additionalModelRequestFields?.output_config,
      effort: J
     }
    } : A ? E ? {
     ...k.additionalModelRequestFields,
     reasoning_effort: J
    } : {
     ...k.additionalModelRequestFields,
     reasoning: {
      ...k.additionalModelRequestFields?.reasoning,
      effort: J
     }
    } : {
     ...k.additionalModelRequestFields,
     reasoningConfig: {
      ...null != $ && "adaptive" !== $ && {
       type: $
      },
      ...null != V && {
       budgetTokens: V
      },
      maxReasoningEffort: J
     }
    }), !R || "enabled" !== $ || "high" !== J && "xhigh" !== J && "max" !== J || null == G.maxTokens || (delete G.maxTokens, 
    b.push({
     type: "unsupported",
     feature: "maxOutputTokens",
     details: `maxOutputTokens is not supported by ${this.modelId} when high reasoning is enabled and will be ignored`
    })), U && (k.additionalModelRequestFields = {
     ...k.additionalModelRequestFields,
     output_config: {
      ...k.additionalModelRequestFields?.output_config,
      format: {
       type: "json_schema",
       schema: (0, n.sanitizeJsonSchema)(u.schema)
      }
     }
    }), W && null != G.temperature && (delete G.temperature, b.push({
     type: "unsupported",
     feature: "temperature",
     details: "temperature is not supported when thinking is enabled"
    })), W && null != G.topP && (delete G.topP, b.push({
     type: "unsupported",
     feature: "topP",
     details: "topP is not supported when thinking is enabled"
    })), W && null != G.topK && (delete G.topK, b.push({
     type: "unsupported",
     feature: "topK",
     details: "topK is not supported when thinking is enabled"
    })), A) {
     const e = E ? [ "stopSequences" ] : [ "temperature", "topP", "stopSequences" ];
     for (const t of e) null != G[t] && (delete G[t], b.push({
      type: "unsupported",
      feature: t,
      details: `${t} is not supported by this OpenAI model on the Converse API`
     }));
    }
    let H = e;
    (j.tools?.length ?? 0) > 0 || D || e.some(e => "content" in e && Array.isArray(e.content) && e.content.some(e => "tool-call" === e.type || "tool-result" === e.type)) && (H = e.map(e => "system" === e.role ? e : {
     ...e,
     content: e.content.filter(e => "tool-call" !== e.type && "tool-result" !== e.type)
    }).filter(e => "system" === e.role || e.content.length > 0), b.push({
     type: "unsupported",
     feature: "toolContent",
     details: "Tool calls and results removed from conversation because Bedrock does not support tool content without active tools."
    })), N && (H = (0, a._s)({
     messages: H,
     schema: u.schema,
     schemaSuffix: "You MUST answer with only a JSON object that matches the JSON schema above. Do not wrap it in markdown fences or include any other text."
    }));
    const Z = isMistralModel(this.modelId), {system: X, messages: Q} = await async function(e, t = !1) {
     const o = function(e) {
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
     }(e);
     let n = [];
     const i = [];
     let s = 0;
     const getDocumentName = e => e && function(e) {
      return (0, a.Qj)(e).replace(/\s+/g, " ").replace(/[^a-zA-Z0-9 ()[\]-]/g, "").trim().slice(0, 200).trim();
     }(e) || "document-" + ++s;
     for (let e = 0; e < o.length; e++) {
      const s = o[e], l = e === o.length - 1, d = s.type;
      switch (d) {
      case "system":
       if (i.length > 0) throw new r.b8({
        functionality: "Multiple system messages that are separated by user/assistant messages"
       });
       for (const e of s.messages) {
        n.push({
         text: e.content
        });
        const t = getCachePoint(e.providerOptions);
        t && n.push(t);
       }
       break;

      case "user":
       {
        const e = [];
        for (const o of s.messages) {
         const {role: n, content: i, providerOptions: s} = o;
         switch (n) {
         case "user":
          for (let t = 0; t < i.length; t++) {
           const o = i[t];
           switch (o.type) {
           case "text":
            {
             const t = await getTextPartGuardContentOptions(o.providerOptions);
             t?.guardContent ? e.push({
              guardContent: {
               text: {
                text: o.text,
                qualifiers: t.guardContentQualifiers
               }
              }
             }) : e.push({
              text: o.text
             });
             break;
            }

           case "file":
            switch (o.data.type) {
            case "reference":
             throw new r.b8({
              functionality: "file parts with provider references"
             });

            case "url":
             {
              if ("s3:" !== o.data.url.protocol) throw new r.b8({
               functionality: "File URL data"
              });
              const t = (0, a.SL)({
               part: o
              });
              switch ((0, a.yu)(t)) {
              case "image":
               e.push({
                image: {
                 format: getAmazonBedrockImageFormat(t),
                 source: getAmazonBedrockMediaSource({
                  data: o.data,
                  functionality: "File URL data"
                 })
                }
               });
               break;

              case "video":
               e.push({
                video: {
                 format: getAmazonBedrockVideoFormat(t),
                 source: getAmazonBedrockMediaSource({
                  data: o.data,
                  functionality: "File URL data"
                 })
                }
               });
               break;

              default:
               throw new r.b8({
                functionality: "File URL data"
               });
              }
              break;
             }

            case "text":
             {
              const t = (0, a.Cs)(o.mediaType) ? o.mediaType : "text/plain", n = await shouldEnableCitations(o.providerOptions);
              e.push({
               document: {
                format: getAmazonBedrockDocumentFormat(t),
                name: getDocumentName(o.filename),
                source: {
                 bytes: (0, a.ej)((new TextEncoder).encode(o.data.text))
                },
                ...n && {
                 citations: {
                  enabled: !0
                 }
                }
               }
              });
              break;
             }

            case "data":
             {
              const t = (0, a.SL)({
               part: o
              });
              switch ((0, a.yu)(t)) {
              case "image":
               {
                const n = await getImagePartGuardContentOptions(o.providerOptions), a = {
                 image: {
                  format: getAmazonBedrockImageFormat(t),
                  source: getAmazonBedrockMediaSource({
                   data: o.data,
                   functionality: "File URL data"
                  })
                 }
                };
                n?.guardContent ? e.push({
                 guardContent: a
                }) : e.push(a);
                break;
               }

              case "video":
               e.push({
                video: {
                 format: getAmazonBedrockVideoFormat(t),
                 source: getAmazonBedrockMediaSource({
                  data: o.data,
                  functionality: "File URL data"
                 })
                }
               });
               break;

              default:
               {
                const n = await shouldEnableCitations(o.providerOptions);
                e.push({
                 document: {
                  format: getAmazonBedrockDocumentFormat(t),
                  name: getDocumentName(o.filename),
                  source: {
                   bytes: (0, a.ej)(o.data.data)
                  },
                  ...n && {
                   citations: {
                    enabled: !0
                   }
                  }
                 }
                });
               }
              }
              break;
             }
            }
           }
           pushCachePoint(e, o.providerOptions);
          }
          break;

         case "tool":
          for (const o of i) "tool-approval-response" !== o.type && (e.push({
           toolResult: {
            toolUseId: normalizeToolCallId(o.toolCallId, t),
            content: await convertToolResultOutput({
             output: o.output,
             getDocumentName: getDocumentName
            })
           }
          }), pushCachePoint(e, o.providerOptions));
          break;

         default:
          throw new Error(`Unsupported role: ${n}`);
         }
         pushCachePoint(e, s);
        }
        appendToUserMessage(i, e);
        break;
       }

      case "assistant":
       {
        let e = [], o = [];
        const flushAssistantContent = () => {
         e.some(e => !("cachePoint" in e)) && i.push({
          role: "assistant",
          content: e
         }), e = [];
        }, flushToolResultContent = () => {
         o.length > 0 && (appendToUserMessage(i, o), o = []);
        };
        for (let n = 0; n < s.messages.length; n++) {
         const i = s.messages[n], r = n === s.messages.length - 1, {content: d} = i, c = d.some(e => "reasoning" === e.type);
         for (let n = 0; n < d.length; n++) {
          const i = d[n], s = n === d.length - 1;
          switch ("tool-result" !== i.type && flushToolResultContent(), i.type) {
          case "text":
           if (!i.text.trim() && !c) break;
           e.push({
            text: trimIfLast(l, r, s, i.text)
           });
           break;

          case "reasoning":
           {
            const t = await (0, a.xI)({
             provider: "amazonBedrock",
             providerOptions: i.providerOptions,
             schema: T
            }) ?? await (0, a.xI)({
             provider: "bedrock",
             providerOptions: i.providerOptions,
             schema: T
            });
            null != t?.signature ? e.push({
             reasoningContent: {
              reasoningText: {
               text: i.text,
               signature: t.signature
              }
             }
            }) : null != t?.redactedContent ? e.push({
             reasoningContent: {
              redactedContent: t.redactedContent
             }
            }) : null != t?.redactedData && e.push({
             reasoningContent: {
              redactedReasoning: {
               data: t.redactedData
              }
             }
            });
            break;
           }

          case "tool-call":
           e.push({
            toolUse: {
             toolUseId: normalizeToolCallId(i.toolCallId, t),
             name: sanitizeToolName(i.toolName),
             input: toBedrockToolInput(i.input)
            }
           });
           break;

          case "tool-result":
           flushAssistantContent(), o.push({
            toolResult: {
             toolUseId: normalizeToolCallId(i.toolCallId, t),
             content: await convertToolResultOutput({
              output: i.output,
              getDocumentName: getDocumentName
             })
            }
           });
          }
          pushCachePoint("tool-result" === i.type ? o : e, i.providerOptions);
         }
         pushCachePoint("tool-result" === d[d.length - 1]?.type ? o : e, i.providerOptions);
        }
        flushToolResultContent(), flushAssistantContent();
        break;
       }

      default:
       throw new Error(`Unsupported type: ${d}`);
      }
     }
     return {
      system: n,
      messages: i
     };
    }(H, Z), {reasoningConfig: ee, additionalModelRequestFields: te, serviceTier: oe, structuredOutputMode: ne, ...ae} = f?.amazonBedrock ?? f?.bedrock ?? {}, ie = O ? [ "/delta/stop_sequence" ] : void 0;
    return {
     command: {
      system: X,
      messages: Q,
      additionalModelRequestFields: k.additionalModelRequestFields,
      ...ie && {
       additionalModelResponseFieldPaths: ie
      },
      ...Object.keys(G).length > 0 && {
       inferenceConfig: G
      },
      ...null != k.serviceTier && {
       serviceTier: {
        type: k.serviceTier
       }
      },
      ...ae,
      ...void 0 !== j.tools && j.tools.length > 0 ? {
       toolConfig: j
      } : {}
     },
     warnings: b,
     usesJsonInstruction: N,
     usesJsonResponseTool: null != q,
     betas: L
    };
   }
   async getHeaders({headers: e}) {
    return (0, a.m2)(this.config.headers ? await (0, a.hd)(this.config.headers) : void 0, e);
   }
   async doGenerate(e) {
    const {command: t, warnings: o, usesJsonInstruction: n, usesJsonResponseTool: i} = await this.getArgs(e), s = `${this.getUrl(this.modelId)}/converse`, {value: r, responseHeaders: l} = await (0, 
    a.GU)({
     url: s,
     headers: await this.getHeaders({
      headers: e.headers
     }),
     body: t,
     failedResponseHandler: (0, a.sl)({
      errorSchema: I,
      errorToMessage: e => `${e.message ?? "Unknown error"}`
     }),
     successfulResponseHandler: (0, a.cV)(j),
     abortSignal: e.abortSignal,
     fetch: this.config.fetch
    }), d = [];
    let c = !1;
    const u = n ? new O : void 0;
    for (const e of r.output.message.content) {
     const t = null != e.text ? [ e.text ] : e.citationsContent?.content?.flatMap(e => null == e.text ? [] : [ e.text ]) ?? [];
     for (const e of t) d.push({
      type: "text",
      text: u?.process(e) ?? e
     });
     if (e.reasoningContent) if ("reasoningText" in e.reasoningContent) {
      const t = {
       type: "reasoning",
       text: e.reasoningContent.reasoningText.text
      };
      if (e.reasoningContent.reasoningText.signature) {
       const o = {
        signature: e.reasoningContent.reasoningText.signature
       };
       t.providerMetadata = {
        amazonBedrock: o,
        bedrock: o
       };
      }
      d.push(t);
     } else if ("redactedReasoning" in e.reasoningContent) {
      const t = {
       redactedData: e.reasoningContent.redactedReasoning.data ?? ""
      };
      d.push({
       type: "reasoning",
       text: "",
       providerMetadata: {
        amazonBedrock: t,
        bedrock: t
       }
      });
     } else if ("redactedContent" in e.reasoningContent) {
      const t = {
       redactedContent: e.reasoningContent.redactedContent
      };
      d.push({
       type: "reasoning",
       text: "",
       providerMetadata: {
        amazonBedrock: t,
        bedrock: t
       }
      });
     }
     if (e.toolUse) if (i && "json" === e.toolUse.name) c = !0, d.push({
      type: "text",
      text: JSON.stringify(e.toolUse.input)
     }); else {
      const t = isMistralModel(this.modelId), o = e.toolUse?.toolUseId || this.config.generateId();
      d.push({
       type: "tool-call",
       toolCallId: normalizeToolCallId(o, t),
       toolName: e.toolUse?.name ?? `tool-${this.config.generateId()}`,
       input: JSON.stringify(e.toolUse?.input ?? {})
      });
     }
    }
    const p = r.additionalModelResponseFields?.delta?.stop_sequence ?? null, m = r.trace || r.usage || r.performanceConfig || r.serviceTier || c || p ? {
     ...r.trace && "object" == typeof r.trace ? {
      trace: r.trace
     } : {},
     ...r.performanceConfig && {
      performanceConfig: r.performanceConfig
     },
     ...r.serviceTier && {
      serviceTier: r.serviceTier
     },
     ...(null != r.usage?.cacheWriteInputTokens || null != r.usage?.cacheDetails) && {
      usage: {
       ...null != r.usage.cacheWriteInputTokens && {
        cacheWriteInputTokens: r.usage.cacheWriteInputTokens
       },
       ...null != r.usage.cacheDetails && {
        cacheDetails: r.usage.cacheDetails
       }
      }
     },
     ...c && {
      isJsonResponseFromTool: !0
     },
     stopSequence: p
    } : void 0, g = m ? {
     amazonBedrock: m,
     bedrock: m
    } : void 0;
    return {
     content: d,
     finishReason: {
      unified: mapAmazonBedrockFinishReason(r.stopReason, c),
      raw: r.stopReason ?? void 0
     },
     usage: convertAmazonBedrockUsage(r.usage),
     response: {
      id: l?.["x-amzn-requestid"] ?? void 0,
      timestamp: null != l?.date ? new Date(l.date) : void 0,
      modelId: this.modelId,
      headers: l
     },
     warnings: o,
     request: {
      body: t
     },
     ...g && {
      providerMetadata: g
     }
    };
   }
   async doStream(e) {
    const {command: t, warnings: o, usesJsonInstruction: n, usesJsonResponseTool: i} = await this.getArgs(e), s = this.modelId, l = isMistralModel(s), d = `${this.getUrl(s)}/converse-stream`, {value: c, responseHeaders: u} = await (0, 
    a.GU)({
     url: d,
     headers: await this.getHeaders({
      headers: e.headers
     }),
     body: t,
     failedResponseHandler: b,
     successfulResponseHandler: (p = D, async ({response: e}) => {
      const t = (0, a.PX)(e);
      if (null == e.body) throw new r.Tt({});
      return {
       responseHeaders: t,
       value: createAmazonBedrockEventStreamDecoder(e.body, async (e, t) => {
        const o = "event" === e.messageType ? e.eventType : "exception" === e.messageType ? e.exceptionType : void 0;
        if (null == o) return;
        const n = await (0, a.N8)({
         text: e.data
        });
        if (!n.success) return void t.enqueue(n);
        delete n.value.p;
        const i = {
         [o]: n.value
        }, s = await (0, a.ZZ)({
         value: i,
         schema: p
        });
        s.success ? t.enqueue({
         success: !0,
         value: s.value,
         rawValue: i
        }) : t.enqueue(s);
       })
      };
     }),
     abortSignal: e.abortSignal,
     fetch: this.config.fetch
    });
    var p;
    let m, g, h = {
     unified: "other",
     raw: void 0
    }, f = !1, y = null;
    const k = n ? new O : void 0, v = {};
    return {
     stream: c.pipeThrough(new TransformStream({
      start(e) {
       e.enqueue({
        type: "stream-start",
        warnings: o
       }), e.enqueue({
        type: "response-metadata",
        id: u?.["x-amzn-requestid"] ?? void 0,
        timestamp: null != u?.date ? new Date(u.date) : void 0,
        modelId: s
       });
      },
      transform(t, o) {
       function enqueueError(e, n) {
        h = {
         unified: "error",
         raw: void 0
        }, o.enqueue({
         type: "error",
         error: createAmazonBedrockStreamError({
          type: e,
          error: n,
          data: t.rawValue
         })
        });
       }
       if (e.includeRawChunks && o.enqueue({
        type: "raw",
        rawValue: t.rawValue
       }), !t.success) return h = {
        unified: "error",
        raw: void 0
       }, void o.enqueue({
        type: "error",
        error: t.error
       });
       const n = t.value;
       if (n.internalServerException) return void enqueueError("internalServerException", n.internalServerException);
       if (n.modelStreamErrorException) return void enqueueError("modelStreamErrorException", n.modelStreamErrorException);
       if (n.serviceUnavailableException) return void enqueueError("serviceUnavailableException", n.serviceUnavailableException);
       if (n.throttlingException) return void enqueueError("throttlingException", n.throttlingException);
       if (n.validationException) return void enqueueError("validationException", n.validationException);
       if (n.messageStop && (h = {
        unified: mapAmazonBedrockFinishReason(n.messageStop.stopReason, f),
        raw: n.messageStop.stopReason ?? void 0
       }, y = n.messageStop.additionalModelResponseFields?.delta?.stop_sequence ?? null), 
       n.metadata) {
        n.metadata.usage && (m = n.metadata.usage);
        const e = null != n.metadata.usage?.cacheWriteInputTokens || null != n.metadata.usage?.cacheDetails ? {
         usage: {
          ...null != n.metadata.usage?.cacheWriteInputTokens && {
           cacheWriteInputTokens: n.metadata.usage.cacheWriteInputTokens
          },
          ...null != n.metadata.usage?.cacheDetails && {
           cacheDetails: n.metadata.usage.cacheDetails
          }
         }
        } : void 0, t = n.metadata.trace ? {
         trace: n.metadata.trace
        } : void 0;
        if (e || t || n.metadata.performanceConfig || n.metadata.serviceTier) {
         const o = {
          ...e,
          ...t,
          ...n.metadata.performanceConfig && {
           performanceConfig: n.metadata.performanceConfig
          },
          ...n.metadata.serviceTier && {
           serviceTier: n.metadata.serviceTier
          }
         };
         g = {
          amazonBedrock: o,
          bedrock: o
         };
        }
       }
       if (null != n.contentBlockStart?.contentBlockIndex && !n.contentBlockStart?.start?.toolUse) {
        const e = n.contentBlockStart.contentBlockIndex;
        v[e] = {
         type: "text"
        }, o.enqueue({
         type: "text-start",
         id: String(e)
        });
       }
       if (n.contentBlockDelta?.delta && "text" in n.contentBlockDelta.delta && n.contentBlockDelta.delta.text) {
        const e = n.contentBlockDelta.contentBlockIndex || 0;
        null == v[e] && (v[e] = {
         type: "text"
        }, o.enqueue({
         type: "text-start",
         id: String(e)
        }));
        const t = k?.process(n.contentBlockDelta.delta.text) ?? n.contentBlockDelta.delta.text;
        t.length > 0 && o.enqueue({
         type: "text-delta",
         id: String(e),
         delta: t
        });
       }
       if (null != n.contentBlockStop?.contentBlockIndex) {
        const e = n.contentBlockStop.contentBlockIndex, t = v[e];
        if (null != t) {
         if ("reasoning" === t.type) {
          const n = null != t.redactedContent ? {
           redactedContent: t.redactedContent
          } : null;
          o.enqueue({
           type: "reasoning-end",
           id: String(e),
           ...null != n ? {
            providerMetadata: {
             amazonBedrock: n,
             bedrock: n
            }
           } : {}
          });
         } else "text" === t.type ? o.enqueue({
          type: "text-end",
          id: String(e)
         }) : "tool-call" === t.type && (t.isJsonResponseTool ? (f = !0, o.enqueue({
          type: "text-start",
          id: String(e)
         }), o.enqueue({
          type: "text-delta",
          id: String(e),
          delta: t.jsonText
         }), o.enqueue({
          type: "text-end",
          id: String(e)
         })) : (o.enqueue({
          type: "tool-input-end",
          id: t.toolCallId
         }), o.enqueue({
          type: "tool-call",
          toolCallId: t.toolCallId,
          toolName: t.toolName,
          input: "" === t.jsonText ? "{}" : t.jsonText
         })));
         delete v[e];
        }
       }
       if (n.contentBlockDelta?.delta && "reasoningContent" in n.contentBlockDelta.delta && n.contentBlockDelta.delta.reasoningContent) {
        const e = n.contentBlockDelta.contentBlockIndex || 0, t = n.contentBlockDelta.delta.reasoningContent;
        if ("text" in t && t.text) null == v[e] && (v[e] = {
         type: "reasoning"
        }, o.enqueue({
         type: "reasoning-start",
         id: String(e)
        })), o.enqueue({
         type: "reasoning-delta",
         id: String(e),
         delta: t.text
        }); else if ("signature" in t && t.signature) {
         null == v[e] && (v[e] = {
          type: "reasoning"
         }, o.enqueue({
          type: "reasoning-start",
          id: String(e)
         }));
         {
          const n = {
           signature: t.signature
          };
          o.enqueue({
           type: "reasoning-delta",
           id: String(e),
           delta: "",
           providerMetadata: {
            amazonBedrock: n,
            bedrock: n
           }
          });
         }
        } else if ("data" in t && t.data) {
         null == v[e] && (v[e] = {
          type: "reasoning"
         }, o.enqueue({
          type: "reasoning-start",
          id: String(e)
         }));
         {
          const n = {
           redactedData: t.data
          };
          o.enqueue({
           type: "reasoning-delta",
           id: String(e),
           delta: "",
           providerMetadata: {
            amazonBedrock: n,
            bedrock: n
           }
          });
         }
        } else if ("redactedContent" in t && t.redactedContent) {
         null == v[e] && (v[e] = {
          type: "reasoning"
         }, o.enqueue({
          type: "reasoning-start",
          id: String(e)
         }));
         const n = v[e];
         "reasoning" === n.type && (n.redactedContent = (n.redactedContent ?? "") + t.redactedContent);
        }
       }
       const a = n.contentBlockStart;
       if (null != a?.start?.toolUse) {
        const e = a.start.toolUse, t = a.contentBlockIndex, n = i && "json" === e.name, s = normalizeToolCallId(e.toolUseId, l);
        v[t] = {
         type: "tool-call",
         toolCallId: s,
         toolName: e.name,
         jsonText: "",
         isJsonResponseTool: n
        }, n || o.enqueue({
         type: "tool-input-start",
         id: s,
         toolName: e.name
        });
       }
       const s = n.contentBlockDelta;
       if (s?.delta && "toolUse" in s.delta && s.delta.toolUse) {
        const e = s.contentBlockIndex, t = v[e];
        if ("tool-call" === t?.type) {
         const e = s.delta.toolUse.input ?? "";
         t.isJsonResponseTool || o.enqueue({
          type: "tool-input-delta",
          id: t.toolCallId,
          delta: e
         }), t.jsonText += e;
        }
       }
      },
      flush(e) {
       if (f || null != y) {
        const e = {
         ...g?.amazonBedrock ?? g?.bedrock,
         ...f && {
          isJsonResponseFromTool: !0
         },
         stopSequence: y
        };
        g = {
         ...g,
         amazonBedrock: e,
         bedrock: e
        };
       }
       e.enqueue({
        type: "finish",
        finishReason: h,
        usage: convertAmazonBedrockUsage(m),
        ...g && {
         providerMetadata: g
        }
       });
      }
     })),
     request: {
      body: t
     },
     response: {
      headers: u
     }
    };
   }
   getUrl(e) {
    return `${this.config.baseUrl()}/model/${encodeURIComponent(e)}`;
   }
  }, O = class {
   constructor() {
    this.started = !1, this.completed = !1, this.depth = 0, this.inString = !1, this.escaped = !1;
   }
   process(e) {
    let t = "";
    for (const o of e) {
     if (this.completed) break;
     if (this.started) t += o, this.escaped ? this.escaped = !1 : "\\" === o && this.inString ? this.escaped = !0 : '"' !== o ? this.inString || ("{" === o ? this.depth++ : "}" === o && (this.depth--, 
     0 === this.depth && (this.completed = !0))) : this.inString = !this.inString; else {
      if ("{" !== o) continue;
      this.started = !0, this.depth = 1, t += o;
     }
    }
    return t;
   }
  }, _ = s.KCZ([ s.k5n([ "stop", "stop_sequence", "end_turn", "length", "max_tokens", "content-filter", "content_filtered", "guardrail_intervened", "tool-calls", "tool_use" ]), s.YjP() ]), z = s.Ikc({
   delta: s.Ikc({
    stop_sequence: s.YjP().nullish()
   }).nullish()
  }).catchall(s.L5J()), M = s.Ikc({
   toolUseId: s.YjP(),
   name: s.YjP(),
   input: s.L5J().optional()
  }), U = s.Ikc({
   signature: s.YjP().nullish(),
   text: s.YjP()
  }), N = s.Ikc({
   data: s.YjP()
  }), q = s.Ikc({
   inputTokens: s.aig(),
   ttl: s.YjP()
  }).catchall(s.Pq9()), j = s.Ikc({
   metrics: s.Ikc({
    latencyMs: s.aig()
   }).nullish(),
   output: s.Ikc({
    message: s.Ikc({
     content: s.YOg(s.Ikc({
      text: s.YjP().nullish(),
      citationsContent: s.Ikc({
       content: s.YOg(s.Ikc({
        text: s.YjP().nullish()
       })).nullish()
      }).nullish(),
      toolUse: M.nullish(),
      reasoningContent: s.KCZ([ s.Ikc({
       reasoningText: U
      }), s.Ikc({
       redactedReasoning: N
      }), s.Ikc({
       redactedContent: s.YjP()
      }) ]).nullish()
     })),
     role: s.YjP()
    })
   }),
   stopReason: _,
   additionalModelResponseFields: z.nullish(),
   trace: s.L5J().nullish(),
   performanceConfig: s.Ikc({
    latency: s.YjP()
   }).nullish(),
   serviceTier: s.Ikc({
    type: s.YjP()
   }).nullish(),
   usage: s.Ikc({
    inputTokens: s.aig(),
    outputTokens: s.aig(),
    totalTokens: s.aig(),
    cacheReadInputTokens: s.aig().nullish(),
    cacheWriteInputTokens: s.aig().nullish(),
    cacheDetails: s.YOg(q).nullish()
   }).catchall(s.Pq9())
  }), D = s.Ikc({
   contentBlockDelta: s.Ikc({
    contentBlockIndex: s.aig(),
    delta: s.KCZ([ s.Ikc({
     text: s.YjP()
    }), s.Ikc({
     citation: s.g1P(s.YjP(), s.L5J())
    }), s.Ikc({
     toolUse: s.Ikc({
      input: s.YjP()
     })
    }), s.Ikc({
     reasoningContent: s.Ikc({
      text: s.YjP()
     })
    }), s.Ikc({
     reasoningContent: s.Ikc({
      signature: s.YjP()
     })
    }), s.Ikc({
     reasoningContent: s.Ikc({
      data: s.YjP()
     })
    }), s.Ikc({
     reasoningContent: s.Ikc({
      redactedContent: s.YjP()
     })
    }) ]).nullish()
   }).nullish(),
   contentBlockStart: s.Ikc({
    contentBlockIndex: s.aig(),
    start: s.Ikc({
     toolUse: M.nullish()
    }).nullish()
   }).nullish(),
   contentBlockStop: s.Ikc({
    contentBlockIndex: s.aig()
   }).nullish(),
   internalServerException: s.g1P(s.YjP(), s.L5J()).nullish(),
   messageStop: s.Ikc({
    additionalModelResponseFields: z.nullish(),
    stopReason: _
   }).nullish(),
   metadata: s.Ikc({
    trace: s.L5J().nullish(),
    performanceConfig: s.Ikc({
     latency: s.YjP()
    }).nullish(),
    serviceTier: s.Ikc({
     type: s.YjP()
    }).nullish(),
    usage: s.Ikc({
     cacheReadInputTokens: s.aig().nullish(),
     cacheWriteInputTokens: s.aig().nullish(),
     cacheDetails: s.YOg(q).nullish(),
     inputTokens: s.aig(),
     outputTokens: s.aig(),
     totalTokens: s.aig().optional()
    }).catchall(s.Pq9()).nullish()
   }).nullish(),
   modelStreamErrorException: s.g1P(s.YjP(), s.L5J()).nullish(),
   serviceUnavailableException: s.g1P(s.YjP(), s.L5J()).nullish(),
   throttlingException: s.g1P(s.YjP(), s.L5J()).nullish(),
   validationException: s.g1P(s.YjP(), s.L5J()).nullish()
  }), F = {
   minimal: "low",
   low: "low",
   medium: "medium",
   high: "high",
   xhigh: "max"
  };
  function isNova2ReasoningModel(e) {
   return e.includes("amazon.nova-2-lite-v1:0");
  }
  var Y = s.Ikc({
   dimensions: s.KCZ([ s.euz(1024), s.euz(512), s.euz(256) ]).optional(),
   normalize: s.zMY().optional(),
   embeddingDimension: s.KCZ([ s.euz(256), s.euz(384), s.euz(1024), s.euz(3072) ]).optional(),
   embeddingPurpose: s.k5n([ "GENERIC_INDEX", "TEXT_RETRIEVAL", "IMAGE_RETRIEVAL", "VIDEO_RETRIEVAL", "DOCUMENT_RETRIEVAL", "AUDIO_RETRIEVAL", "GENERIC_RETRIEVAL", "CLASSIFICATION", "CLUSTERING" ]).optional(),
   inputType: s.k5n([ "search_document", "search_query", "classification", "clustering" ]).optional(),
   truncate: s.k5n([ "NONE", "START", "END" ]).optional(),
   outputDimension: s.KCZ([ s.euz(256), s.euz(512), s.euz(1024), s.euz(1536) ]).optional()
  }), L = class _AmazonBedrockEmbeddingModel {
   constructor(e, t) {
    this.modelId = e, this.config = t, this.specificationVersion = "v4", this.provider = "amazon-bedrock", 
    this.supportsParallelCalls = !0;
   }
   get maxEmbeddingsPerCall() {
    return "cohere" === this.modelFamily ? 96 : 1;
   }
   get modelFamily() {
    return this.config.modelFamily ?? (function(e) {
     return e.includes("amazon.nova-") && e.includes("embed");
    }(e = this.modelId) ? "nova" : function(e) {
     return e.includes("cohere.embed-");
    }(e) ? "cohere" : "titan");
    var e;
   }
   static [i.V](e) {
    return (0, a.Qf)({
     modelId: e.modelId,
     config: e.config
    });
   }
   static [i.C](e) {
    return new _AmazonBedrockEmbeddingModel(e.modelId, e.config);
   }
   getUrl(e) {
    const t = encodeURIComponent(e);
    return `${this.config.baseUrl()}/model/${t}/invoke`;
   }
   async doEmbed({values: e, headers: t, abortSignal: o, providerOptions: n}) {
    if (e.length > this.maxEmbeddingsPerCall) throw new r.Ch({
     provider: this.provider,
     modelId: this.modelId,
     maxEmbeddingsPerCall: this.maxEmbeddingsPerCall,
     values: e
    });
    const i = await (0, a.xI)({
     provider: "amazonBedrock",
     providerOptions: n,
     schema: Y
    }) ?? await (0, a.xI)({
     provider: "bedrock",
     providerOptions: n,
     schema: Y
    }) ?? {}, s = this.modelFamily, l = "nova" === s ? {
     taskType: "SINGLE_EMBEDDING",
     singleEmbeddingParams: {
      embeddingPurpose: i.embeddingPurpose ?? "GENERIC_INDEX",
      embeddingDimension: i.embeddingDimension ?? 1024,
      text: {
       truncationMode: i.truncate ?? "END",
       value: e[0]
      }
     }
    } : "cohere" === s ? {
     input_type: i.inputType ?? "search_query",
     texts: e,
     truncate: i.truncate,
     output_dimension: i.outputDimension
    } : {
     inputText: e[0],
     dimensions: i.dimensions,
     normalize: i.normalize
    }, d = this.getUrl(this.modelId), {value: c, responseHeaders: u} = await (0, a.GU)({
     url: d,
     headers: await (0, a.hd)((0, a.m2)(this.config.headers ? await (0, a.hd)(this.config.headers) : void 0, t)),
     body: l,
     failedResponseHandler: b,
     successfulResponseHandler: (0, a.cV)($),
     fetch: this.config.fetch,
     abortSignal: o
    });
    let p;
    if ("embedding" in c) p = [ c.embedding ]; else if (Array.isArray(c.embeddings)) {
     const e = c.embeddings[0];
     p = "object" == typeof e && null !== e && "embeddingType" in e ? [ e.embedding ] : c.embeddings;
    } else p = c.embeddings.float;
    const m = Number(u?.["x-amzn-bedrock-input-token-count"]);
    return {
     embeddings: p,
     usage: {
      tokens: "inputTextTokenCount" in c ? c.inputTextTokenCount : "inputTokenCount" in c ? c.inputTokenCount ?? 0 : m
     },
     warnings: []
    };
   }
  }, $ = s.KCZ([ s.Ikc({
   embedding: s.YOg(s.aig()),
   inputTextTokenCount: s.aig()
  }), s.Ikc({
   embeddings: s.YOg(s.Ikc({
    embeddingType: s.YjP(),
    embedding: s.YOg(s.aig())
   })),
   inputTokenCount: s.aig().optional()
  }), s.Ikc({
   embeddings: s.YOg(s.YOg(s.aig()))
  }), s.Ikc({
   embeddings: s.Ikc({
    float: s.YOg(s.YOg(s.aig()))
   })
  }) ]), V = {
   "amazon.nova-canvas-v1:0": 5
  }, K = (0, a.ID)(() => (0, a.C_)(s.Ikc({
   quality: s.k5n([ "standard", "premium" ]).optional(),
   negativeText: s.YjP().optional(),
   cfgScale: s.aig().optional(),
   style: s.k5n([ "3D_ANIMATED_FAMILY_FILM", "DESIGN_SKETCH", "FLAT_VECTOR_ILLUSTRATION", "GRAPHIC_NOVEL_ILLUSTRATION", "MAXIMALISM", "MIDCENTURY_RETRO", "PHOTOREALISM", "SOFT_DIGITAL_PAINTING" ]).optional(),
   taskType: s.k5n([ "TEXT_IMAGE", "IMAGE_VARIATION", "INPAINTING", "OUTPAINTING", "BACKGROUND_REMOVAL" ]).optional(),
   maskPrompt: s.YjP().optional(),
   outPaintingMode: s.k5n([ "DEFAULT", "PRECISE" ]).optional(),
   similarityStrength: s.aig().optional()
  }))), W = class _AmazonBedrockImageModel {
   constructor(e, t) {
    this.modelId = e, this.config = t, this.specificationVersion = "v4", this.provider = "amazon-bedrock";
   }
   static [i.V](e) {
    return (0, a.Qf)({
     modelId: e.modelId,
     config: e.config
    });
   }
   static [i.C](e) {
    return new _AmazonBedrockImageModel(e.modelId, e.config);
   }
   get maxImagesPerCall() {
    return V[this.modelId] ?? 1;
   }
   get supportsFileInputs() {
    return "amazon.nova-canvas-v1:0" === this.modelId || void 0;
   }
   get supportsMaskInputs() {
    return "amazon.nova-canvas-v1:0" === this.modelId || void 0;
   }
   getUrl(e) {
    const t = encodeURIComponent(e);
    return `${this.config.baseUrl()}/model/${t}/invoke`;
   }
   async doGenerate({prompt: e, n: t, size: o, aspectRatio: n, seed: i, providerOptions: s, headers: r, abortSignal: l, files: d, mask: c}) {
    const u = [], [p, m] = o ? o.split("x").map(Number) : [], g = null != d && d.length > 0, h = await (0, 
    a.xI)({
     provider: "amazonBedrock",
     providerOptions: s,
     schema: K
    }) ?? await (0, a.xI)({
     provider: "bedrock",
     providerOptions: s,
     schema: K
    }) ?? {}, f = {
     ...p ? {
      width: p
     } : {},
     ...m ? {
      height: m
     } : {},
     ...i ? {
      seed: i
     } : {},
     ...t ? {
      numberOfImages: t
     } : {},
     ...h?.quality ? {
      quality: h.quality
     } : {},
     ...h?.cfgScale ? {
      cfgScale: h.cfgScale
     } : {}
    };
    let y;
    if (g) {
     const t = null != c?.type, o = null != h?.maskPrompt, n = h?.taskType ?? (t || o ? "INPAINTING" : "IMAGE_VARIATION"), a = getBase64Data(d[0]);
     switch (n) {
     case "INPAINTING":
      {
       const n = {
        image: a,
        ...e ? {
         text: e
        } : {},
        ...h?.negativeText ? {
         negativeText: h.negativeText
        } : {}
       };
       t ? n.maskImage = getBase64Data(c) : o && (n.maskPrompt = h.maskPrompt), y = {
        taskType: "INPAINTING",
        inPaintingParams: n,
        imageGenerationConfig: f
       };
       break;
      }

     case "OUTPAINTING":
      {
       const n = {
        image: a,
        ...e ? {
         text: e
        } : {},
        ...h?.negativeText ? {
         negativeText: h.negativeText
        } : {},
        ...h?.outPaintingMode ? {
         outPaintingMode: h.outPaintingMode
        } : {}
       };
       t ? n.maskImage = getBase64Data(c) : o && (n.maskPrompt = h.maskPrompt), y = {
        taskType: "OUTPAINTING",
        outPaintingParams: n,
        imageGenerationConfig: f
       };
       break;
      }

     case "BACKGROUND_REMOVAL":
      y = {
       taskType: "BACKGROUND_REMOVAL",
       backgroundRemovalParams: {
        image: a
       }
      };
      break;

     case "IMAGE_VARIATION":
      y = {
       taskType: "IMAGE_VARIATION",
       imageVariationParams: {
        images: d.map(e => getBase64Data(e)),
        ...e ? {
         text: e
        } : {},
        ...h?.negativeText ? {
         negativeText: h.negativeText
        } : {},
        ...null != h?.similarityStrength ? {
         similarityStrength: h.similarityStrength
        } : {}
       },
       imageGenerationConfig: f
      };
      break;

     default:
      throw new Error(`Unsupported task type: ${n}`);
     }
    } else y = {
     taskType: "TEXT_IMAGE",
     textToImageParams: {
      text: e,
      ...h?.negativeText ? {
       negativeText: h.negativeText
      } : {},
      ...h?.style ? {
       style: h.style
      } : {}
     },
     imageGenerationConfig: f
    };
    null != n && u.push({
     type: "unsupported",
     feature: "aspectRatio",
     details: "This model does not support aspect ratio. Use `size` instead."
    });
    const k = this.config._internal?.currentDate?.() ?? new Date, {value: v, responseHeaders: I} = await (0, 
    a.GU)({
     url: this.getUrl(this.modelId),
     headers: await (0, a.hd)((0, a.m2)(this.config.headers ? await (0, a.hd)(this.config.headers) : void 0, r)),
     body: y,
     failedResponseHandler: b,
     successfulResponseHandler: (0, a.cV)(G),
     abortSignal: l,
     fetch: this.config.fetch
    });
    if ("Request Moderated" === v.status) {
     const e = v.details?.["Moderation Reasons"], t = Array.isArray(e) ? e : [ "Unknown" ];
     throw new Error(`Amazon Bedrock request was moderated: ${t.join(", ")}`);
    }
    if (!v.images || 0 === v.images.length) throw new Error("Amazon Bedrock returned no images. " + (v.status ? `Status: ${v.status}` : ""));
    return {
     images: v.images,
     warnings: u,
     response: {
      timestamp: k,
      modelId: this.modelId,
      headers: I
     }
    };
   }
  };
  function getBase64Data(e) {
   if ("url" === e.type) throw new Error("URL-based images are not supported for Amazon Bedrock image editing. Please provide the image data directly.");
   return e.data instanceof Uint8Array ? (0, a.n_)(e.data) : e.data;
  }
  var G = s.Ikc({
   images: s.YOg(s.YjP()).optional(),
   id: s.YjP().optional(),
   status: s.YjP().optional(),
   result: s.L5J().optional(),
   progress: s.L5J().optional(),
   details: s.g1P(s.YjP(), s.L5J()).optional(),
   preview: s.L5J().optional()
  }), J = "5.0.101", H = (0, a.ID)(() => (0, a.C_)(s.Ikc({
   results: s.YOg(s.Ikc({
    index: s.aig(),
    relevanceScore: s.aig()
   })),
   nextToken: s.YjP().optional()
  }))), Z = (0, a.ID)(() => (0, a.C_)(s.Ikc({
   nextToken: s.YjP().optional(),
   additionalModelRequestFields: s.g1P(s.YjP(), s.bzn()).optional()
  }))), X = class {
   constructor(e, t) {
    this.modelId = e, this.config = t, this.specificationVersion = "v4", this.provider = "amazon-bedrock";
   }
   async doRerank({documents: e, headers: t, query: o, topN: n, abortSignal: i, providerOptions: s}) {
    const r = await (0, a.xI)({
     provider: "amazonBedrock",
     providerOptions: s,
     schema: Z
    }) ?? await (0, a.xI)({
     provider: "bedrock",
     providerOptions: s,
     schema: Z
    }), {value: l, responseHeaders: d, rawValue: c} = await (0, a.GU)({
     url: `${this.config.baseUrl()}/rerank`,
     headers: await (0, a.hd)((0, a.m2)(await (0, a.hd)(this.config.headers), t)),
     body: {
      nextToken: r?.nextToken,
      queries: [ {
       textQuery: {
        text: o
       },
       type: "TEXT"
      } ],
      rerankingConfiguration: {
       bedrockRerankingConfiguration: {
        modelConfiguration: {
         modelArn: `arn:aws:bedrock:${this.config.region}::foundation-model/${this.modelId}`,
         additionalModelRequestFields: r?.additionalModelRequestFields
        },
        numberOfResults: n
       },
       type: "BEDROCK_RERANKING_MODEL"
      },
      sources: e.values.map(t => ({
       type: "INLINE",
       inlineDocumentSource: "text" === e.type ? {
        type: "TEXT",
        textDocument: {
         text: t
        }
       } : {
        type: "JSON",
        jsonDocument: t
       }
      }))
     },
     failedResponseHandler: b,
     successfulResponseHandler: (0, a.cV)(H),
     fetch: this.config.fetch,
     abortSignal: i
    });
    return {
     ranking: l.results,
     response: {
      headers: d,
      body: c
     }
    };
   }
  }, Q = [ {
   regionPrefix: "cn-",
   dnsSuffix: "amazonaws.com.cn"
  }, {
   regionPrefix: "us-iso-",
   dnsSuffix: "c2s.ic.gov"
  }, {
   regionPrefix: "us-isob-",
   dnsSuffix: "sc2s.sgov.gov"
  }, {
   regionPrefix: "eu-isoe-",
   dnsSuffix: "cloud.adc-e.uk"
  }, {
   regionPrefix: "us-isof-",
   dnsSuffix: "csp.hci.ic.gov"
  }, {
   regionPrefix: "eusc-",
   dnsSuffix: "amazonaws.eu"
  } ];
  function resolveAmazonBedrockBaseURL({baseURL: e, getRegion: t, service: o, serviceEndpointUrlEnvironmentVariableName: n}) {
   const i = e ?? (0, a.x3)({
    settingValue: void 0,
    environmentVariableName: n
   }) ?? (0, a.x3)({
    settingValue: void 0,
    environmentVariableName: "AWS_ENDPOINT_URL"
   });
   if (null != i) return (0, a.ae)(i) ?? i;
   const s = t(), r = Q.find(({regionPrefix: e}) => s.startsWith(e))?.dnsSuffix ?? "amazonaws.com", l = `https://${o}.${s}.${r}`;
   return (0, a.ae)(l) ?? l;
  }
  function createAmazonBedrock(e = {}) {
   const t = (0, a.x3)({
    settingValue: e.apiKey,
    environmentVariableName: "AWS_BEARER_TOKEN_BEDROCK"
   }), o = t && t.trim().length > 0 ? t.trim() : void 0, i = o ? function(e, t) {
    return async (o, n) => {
     const i = t ?? globalThis.fetch, s = (0, a.qx)(n?.headers), r = (0, a.WZ)(s, `ai-sdk-amazon-bedrock/${J}`, (0, 
     a.G1)()), l = (0, a.m2)(r, {
      Authorization: `Bearer ${e}`
     });
     return i(o, {
      ...n,
      headers: l
     });
    };
   }(o, e.fetch) : function(e, t, o = "bedrock") {
    return async (n, i) => {
     const s = t ?? globalThis.fetch, r = n instanceof Request ? n : void 0, l = (0, 
     a.m2)((0, a.qx)(r?.headers), (0, a.qx)(i?.headers)), d = (0, a.WZ)(l, `ai-sdk-amazon-bedrock/${J}`, (0, 
     a.G1)());
     let u = i?.body ?? void 0;
     if (void 0 === u && r && null !== r.body) try {
      u = await r.clone().text();
     } catch {}
     const p = i?.method ?? r?.method;
     if ("POST" !== p?.toUpperCase() || !u) return s(n, {
      ...i,
      headers: d
     });
     const m = "string" == typeof n ? n : n instanceof URL ? n.href : n.url, g = function(e) {
      return "string" == typeof e ? e : e instanceof Uint8Array ? (new TextDecoder).decode(e) : e instanceof ArrayBuffer ? (new TextDecoder).decode(new Uint8Array(e)) : JSON.stringify(e);
     }(u), h = await e(), f = new c.s({
      url: m,
      method: "POST",
      headers: Object.entries(d),
      body: g,
      region: h.region,
      accessKeyId: h.accessKeyId,
      secretAccessKey: h.secretAccessKey,
      sessionToken: h.sessionToken,
      service: o
     }), y = await f.sign(), k = (0, a.qx)(y.headers), v = (0, a.m2)(d, k);
     return s(n, {
      ...i,
      body: g,
      headers: v
     });
    };
   }(async () => {
    const t = (0, a.Fv)({
     settingValue: e.region,
     settingName: "region",
     environmentVariableName: "AWS_REGION",
     description: "AWS region"
    });
    if (e.credentialProvider) try {
     return {
      ...await e.credentialProvider(),
      region: t
     };
    } catch (e) {
     const t = e instanceof Error ? e.message : String(e);
     throw new Error(`AWS credential provider failed: ${t}. Please ensure your credential provider returns valid AWS credentials with accessKeyId and secretAccessKey properties.`);
    }
    try {
     return {
      region: t,
      accessKeyId: (0, a.Fv)({
       settingValue: e.accessKeyId,
       settingName: "accessKeyId",
       environmentVariableName: "AWS_ACCESS_KEY_ID",
       description: "AWS access key ID"
      }),
      secretAccessKey: (0, a.Fv)({
       settingValue: e.secretAccessKey,
       settingName: "secretAccessKey",
       environmentVariableName: "AWS_SECRET_ACCESS_KEY",
       description: "AWS secret access key"
      }),
      sessionToken: null != e.accessKeyId && null != e.secretAccessKey ? e.sessionToken : (0, 
      a.x3)({
       settingValue: e.sessionToken,
       environmentVariableName: "AWS_SESSION_TOKEN"
      })
     };
    } catch (e) {
     const t = e instanceof Error ? e.message : String(e);
     if (t.includes("AWS_ACCESS_KEY_ID") || t.includes("accessKeyId")) throw new Error(`AWS SigV4 authentication requires AWS credentials. Please provide either:\n1. Set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY environment variables\n2. Provide accessKeyId and secretAccessKey in options\n3. Use a credentialProvider function\n4. Use API key authentication with AWS_BEARER_TOKEN_BEDROCK or apiKey option\nOriginal error: ${t}`);
     if (t.includes("AWS_SECRET_ACCESS_KEY") || t.includes("secretAccessKey")) throw new Error(`AWS SigV4 authentication requires both AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY. Please ensure both credentials are provided.\nOriginal error: ${t}`);
     throw e;
    }
   }, e.fetch), getHeaders = () => {
    const t = e.headers ?? {};
    return (0, a.WZ)(t, `ai-sdk-amazon-bedrock/${J}`);
   }, getAmazonBedrockRuntimeBaseUrl = () => resolveAmazonBedrockBaseURL({
    baseURL: e.baseURL,
    getRegion: () => (0, a.Fv)({
     settingValue: e.region,
     settingName: "region",
     environmentVariableName: "AWS_REGION",
     description: "AWS region"
    }),
    service: "bedrock-runtime",
    serviceEndpointUrlEnvironmentVariableName: "AWS_ENDPOINT_URL_BEDROCK_RUNTIME"
   }), getAmazonBedrockAgentRuntimeBaseUrl = () => resolveAmazonBedrockBaseURL({
    baseURL: e.baseURL,
    getRegion: () => (0, a.Fv)({
     settingValue: e.region,
     settingName: "region",
     environmentVariableName: "AWS_REGION",
     description: "AWS region"
    }),
    service: "bedrock-agent-runtime",
    serviceEndpointUrlEnvironmentVariableName: "AWS_ENDPOINT_URL_BEDROCK_AGENT_RUNTIME"
   }), createChatModel = (e, t = {}) => new B(e, {
    baseUrl: getAmazonBedrockRuntimeBaseUrl,
    headers: getHeaders,
    fetch: i,
    generateId: a.$C,
    modelFamily: t.modelFamily
   }), provider = function(e, t) {
    if (new.target) throw new Error("The Amazon Bedrock model function cannot be called with the new keyword.");
    return createChatModel(e, t);
   }, createEmbeddingModel = (e, t = {}) => new L(e, {
    baseUrl: getAmazonBedrockRuntimeBaseUrl,
    headers: getHeaders,
    fetch: i,
    modelFamily: t.modelFamily
   }), createImageModel = e => new W(e, {
    baseUrl: getAmazonBedrockRuntimeBaseUrl,
    headers: getHeaders,
    fetch: i
   }), createRerankingModel = t => new X(t, {
    baseUrl: getAmazonBedrockAgentRuntimeBaseUrl,
    region: (0, a.Fv)({
     settingValue: e.region,
     settingName: "region",
     environmentVariableName: "AWS_REGION",
     description: "AWS region"
    }),
    headers: getHeaders,
    fetch: i
   });
   return provider.specificationVersion = "v4", provider.languageModel = createChatModel, 
   provider.embedding = createEmbeddingModel, provider.embeddingModel = createEmbeddingModel, 
   provider.textEmbedding = createEmbeddingModel, provider.textEmbeddingModel = createEmbeddingModel, 
   provider.image = createImageModel, provider.imageModel = createImageModel, provider.reranking = createRerankingModel, 
   provider.rerankingModel = createRerankingModel, provider.tools = n.anthropicTools, 
   provider;
  }
  createAmazonBedrock();
 })
};
