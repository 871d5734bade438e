"use strict";

exports.id = 8066, exports.ids = [ 8066 ], exports.modules = {
 58066: (function(e, t, s) {
  s.d(t, {
   createAzure: () => createAzure
  });
  var n = s(88258), o = s(90583), i = s(21763), a = s(11479), r = s(80737), l = r.Ikc({
   imageDetail: r.k5n([ "low", "high", "original", "auto" ]).optional(),
   fileData: r.euz(!0).optional()
  }), p = r.Ikc({
   logprobs: r.zMY().optional(),
   topLogprobs: r.aig().int().min(0).max(20).optional(),
   userId: r.YjP().regex(/^[a-zA-Z0-9_-]+$/, "userId must match /^[a-zA-Z0-9_-]+$/").max(512, "userId must be at most 512 characters long").optional(),
   thinking: r.Ikc({
    type: r.k5n([ "adaptive", "enabled", "disabled" ]).optional()
   }).optional(),
   reasoningEffort: r.k5n([ "low", "medium", "high", "xhigh", "max" ]).optional(),
   strictJsonSchema: r.zMY().optional()
  }), u = r.Ikc({
   name: r.YjP().optional()
  }).extend({
   prefix: r.euz(!0).optional()
  });
  function isDeepSeekV4Model(e) {
   return e.includes("deepseek-v4") || e.startsWith("deepseek-flash") || e.startsWith("deepseek-pro");
  }
  var c = new Set([ "image/gif", "image/jpeg", "image/jpg", "image/png", "image/webp" ]);
  function resolveDeepSeekImageMediaType(e) {
   const t = (0, i.SL)({
    part: e
   });
   if (!c.has(t)) throw new o.b8({
    functionality: `DeepSeek image media type ${t}`,
    message: "DeepSeek supports JPEG, PNG, GIF, and WebP image inputs."
   });
   return t;
  }
  function validateDeepSeekImageUrl({url: e, prompt: t}) {
   if (e.length > 8192) throw new o.M3({
    prompt: t,
    message: "DeepSeek image URLs must not exceed 8192 characters."
   });
  }
  function convertDeepSeekUsage(e) {
   if (null == e) return (0, i.EK)();
   const t = e.prompt_tokens ?? 0, s = e.completion_tokens ?? 0, n = e.prompt_cache_hit_tokens ?? 0, o = e.completion_tokens_details?.reasoning_tokens ?? 0;
   return {
    inputTokens: {
     total: t,
     noCache: t - n,
     cacheRead: n,
     cacheWrite: void 0
    },
    outputTokens: {
     total: s,
     text: Math.max(0, s - o),
     reasoning: o
    },
    raw: e
   };
  }
  var d = r._H3({
   prompt_tokens: r.aig().nullish(),
   completion_tokens: r.aig().nullish(),
   prompt_cache_hit_tokens: r.aig().nullish(),
   prompt_cache_miss_tokens: r.aig().nullish(),
   total_tokens: r.aig().nullish(),
   prompt_tokens_details: r._H3({
    cached_tokens: r.aig().nullish()
   }).nullish(),
   completion_tokens_details: r._H3({
    reasoning_tokens: r.aig().nullish()
   }).nullish()
  }).nullish(), h = r.Ikc({
   error: r.Ikc({
    message: r.YjP(),
    type: r.YjP().nullish(),
    param: r.bzn().nullish(),
    code: r.KCZ([ r.YjP(), r.aig() ]).nullish()
   })
  }), m = r.Ikc({
   token: r.YjP(),
   logprob: r.aig(),
   bytes: r.YOg(r.aig()).nullable(),
   top_logprobs: r.YOg(r.Ikc({
    token: r.YjP(),
    logprob: r.aig(),
    bytes: r.YOg(r.aig()).nullable()
   }))
  }), g = r.Ikc({
   content: r.YOg(m).nullish(),
   reasoning_content: r.YOg(m).nullish()
  }).nullish(), f = r.Ikc({
   id: r.YjP().nullish(),
   created: r.aig().nullish(),
   model: r.YjP().nullish(),
   object: r.euz("chat.completion").nullish(),
   system_fingerprint: r.YjP().nullish(),
   choices: r.YOg(r.Ikc({
    index: r.aig().nullish(),
    message: r.Ikc({
     role: r.euz("assistant").nullish(),
     content: r.YjP().nullish(),
     reasoning_content: r.YjP().nullish(),
     tool_calls: r.YOg(r.Ikc({
      id: r.YjP().nullish(),
      type: r.euz("function").nullish(),
      function: r.Ikc({
       name: r.YjP(),
       arguments: r.YjP()
      })
     })).nullish()
    }),
    logprobs: g,
    finish_reason: r.YjP().nullish()
   })),
   usage: d
  }), y = (0, i.ID)(() => (0, i.C_)(r.KCZ([ r.Ikc({
   id: r.YjP().nullish(),
   created: r.aig().nullish(),
   model: r.YjP().nullish(),
   object: r.euz("chat.completion.chunk").nullish(),
   system_fingerprint: r.YjP().nullish(),
   choices: r.YOg(r.Ikc({
    index: r.aig().nullish(),
    delta: r.Ikc({
     role: r.k5n([ "assistant" ]).nullish(),
     content: r.YjP().nullish(),
     reasoning_content: r.YjP().nullish(),
     tool_calls: r.YOg(r.Ikc({
      index: r.aig(),
      id: r.YjP().nullish(),
      type: r.euz("function").nullish(),
      function: r.Ikc({
       name: r.YjP().nullish(),
       arguments: r.YjP().nullish()
      })
     })).nullish()
    }).nullish(),
    logprobs: g,
    finish_reason: r.YjP().nullish()
   })),
   usage: d
  }), h ])));
  function mapDeepSeekFinishReason(e) {
   switch (e) {
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
  function createDeepSeekStreamError(e, t) {
   const s = function(e) {
    if ("insufficient_quota" === e.code || "insufficient_quota" === e.type) return {
     statusCode: 429,
     isRetryable: !1
    };
    const t = function(e) {
     const t = "string" == typeof e && /^\d{3}$/.test(e) ? Number(e) : e;
     return "number" == typeof t && Number.isInteger(t) && t >= 400 && t <= 599 ? t : void 0;
    }(e.code);
    if (null != t) return {
     statusCode: t,
     isRetryable: (s = t, 408 === s || 409 === s || 429 === s || s >= 500)
    };
    var s;
    for (const t of [ e.code, e.type ]) switch (t) {
    case "rate_limit_exceeded":
    case "rate_limit_error":
     return {
      statusCode: 429,
      isRetryable: !0
     };

    case "server_error":
    case "api_error":
    case "internal_server_error":
     return {
      statusCode: 500,
      isRetryable: !0
     };

    case "overloaded_error":
    case "service_unavailable":
     return {
      statusCode: 503,
      isRetryable: !0
     };

    case "timeout":
    case "timeout_error":
     return {
      statusCode: 504,
      isRetryable: !0
     };

    case "authentication_error":
    case "invalid_api_key":
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
    case "model_not_found":
     return {
      statusCode: 404,
      isRetryable: !1
     };

    case "bad_request":
    case "context_length_exceeded":
    case "invalid_request_error":
     return {
      statusCode: 400,
      isRetryable: !1
     };
    }
    return {};
   }(e);
   return (0, i.iH)({
    message: e.message,
    type: e.type ?? void 0,
    code: e.code ?? void 0,
    ...s,
    data: t
   });
  }
  var k = class _DeepSeekChatLanguageModel {
   constructor(e, t) {
    this.specificationVersion = "v4", this.supportedUrls = {
     "image/*": [ /^https?:\/\/.*$/ ]
    }, this.modelId = e, this.config = t, this.failedResponseHandler = (0, i.sl)({
     errorSchema: h,
     errorToMessage: e => e.error.message
    });
   }
   static [a.V](e) {
    return (0, i.Qf)({
     modelId: e.modelId,
     config: e.config
    });
   }
   static [a.C](e) {
    return new _DeepSeekChatLanguageModel(e.modelId, e.config);
   }
   get provider() {
    return this.config.provider;
   }
   get providerOptionsName() {
    return this.config.provider.split(".")[0].trim();
   }
   async getArgs({prompt: e, maxOutputTokens: t, temperature: s, topP: n, topK: a, frequencyPenalty: r, presencePenalty: c, reasoning: d, providerOptions: h, stopSequences: m, responseFormat: g, seed: f, toolChoice: y, tools: k}) {
    const b = await (0, i.xI)({
     provider: this.providerOptionsName,
     providerOptions: h,
     schema: p
    }) ?? {}, v = !0 === this.config.supportsStructuredOutputs, _ = !0 === this.config.supportsPenaltySampling, {messages: w, warnings: I} = await async function({prompt: e, responseFormat: t, modelId: s, providerOptionsName: n = "deepseek", supportsAssistantPrefixCompletion: a = !1, supportsStructuredOutputs: r = !1}) {
     const p = isDeepSeekV4Model(s), c = [], d = [];
     "json" === t?.type && (null == t.schema ? c.push({
      role: "system",
      content: "Return JSON."
     }) : r || (c.push({
      role: "system",
      content: "Return JSON that conforms to the following schema: " + JSON.stringify(t.schema)
     }), d.push({
      type: "compatibility",
      feature: "responseFormat JSON schema",
      details: "JSON response schema is injected into the system message."
     })));
     let h = -1;
     for (let t = e.length - 1; t >= 0; t--) if ("user" === e[t].role) {
      h = t;
      break;
     }
     let m = -1;
     for (const {role: t, content: s, providerOptions: r} of e) {
      m++;
      const g = await (0, i.xI)({
       provider: n,
       providerOptions: r,
       schema: u
      });
      if (!0 === g?.prefix && "assistant" !== t) throw new o.M3({
       prompt: e,
       message: "DeepSeek assistant prefix completion requires `prefix: true` on an assistant message."
      });
      switch (t) {
      case "system":
       c.push({
        role: "system",
        content: s,
        ...null != g?.name && {
         name: g.name
        }
       });
       break;

      case "user":
       {
        if (!s.some(e => "file" === e.type && ("reference" === e.data.type || "url" === e.data.type || "data" === e.data.type) && "image" === (0, 
        i.yu)(e.mediaType))) {
         let e = "";
         for (const t of s) "text" === t.type ? e += t.text : d.push({
          type: "unsupported",
          feature: `user message part type: ${t.type}`
         });
         c.push({
          role: "user",
          content: e,
          ...null != g?.name && {
           name: g.name
          }
         });
         break;
        }
        const t = [];
        for (const a of s) if ("text" === a.type) t.push({
         type: "text",
         text: a.text
        }); else if ("file" === a.type && "image" === (0, i.yu)(a.mediaType)) {
         const s = await (0, i.xI)({
          provider: n,
          providerOptions: a.providerOptions,
          schema: l
         });
         if ("reference" === a.data.type) t.push({
          type: "file",
          file_id: (0, i.p5)({
           reference: a.data.reference,
           provider: "deepseek"
          })
         }); else if ("url" === a.data.type || "data" === a.data.type) {
          const n = resolveDeepSeekImageMediaType(a);
          if ("url" === a.data.type) {
           const n = a.data.url.toString();
           if (validateDeepSeekImageUrl({
            url: n,
            prompt: e
           }), !0 === s?.fileData) throw new o.M3({
            prompt: e,
            message: "DeepSeek `fileData` image parts require inline data, not a URL."
           });
           t.push({
            type: "image_url",
            image_url: {
             url: n,
             ...null != s?.imageDetail && {
              detail: s.imageDetail
             }
            }
           });
          } else {
           const r = `data:${"image/jpg" === n ? "image/jpeg" : n};base64,${(0, i.ej)(a.data.data)}`;
           if (!0 === s?.fileData) {
            if (null != s.imageDetail) throw new o.M3({
             prompt: e,
             message: "DeepSeek `imageDetail` cannot be combined with `fileData`."
            });
            t.push({
             type: "file",
             file_data: r,
             ...null != a.filename && {
              filename: a.filename
             }
            });
           } else t.push({
            type: "image_url",
            image_url: {
             url: r,
             ...null != s?.imageDetail && {
              detail: s.imageDetail
             }
            }
           });
          }
         } else d.push({
          type: "unsupported",
          feature: `user message part type: ${a.type}`
         });
        } else d.push({
         type: "unsupported",
         feature: `user message part type: ${a.type}`
        });
        c.push({
         role: "user",
         content: t,
         ...null != g?.name && {
          name: g.name
         }
        });
        break;
       }

      case "assistant":
       {
        if (!0 === g?.prefix) {
         if (m !== e.length - 1) throw new o.M3({
          prompt: e,
          message: "DeepSeek assistant prefix completion requires the prefixed assistant message to be the final message."
         });
         if (!a) throw new o.b8({
          functionality: "DeepSeek assistant prefix completion",
          message: "DeepSeek assistant prefix completion requires a beta base URL ending in `/beta`."
         });
        }
        let t, n = "";
        const i = [];
        for (const e of s) switch (e.type) {
        case "text":
         n += e.text;
         break;

        case "reasoning":
         if (m <= h && !p) break;
         null == t ? t = e.text : t += e.text;
         break;

        case "tool-call":
         i.push({
          id: e.toolCallId,
          type: "function",
          function: {
           name: e.toolName,
           arguments: JSON.stringify(e.input)
          }
         });
        }
        c.push({
         role: "assistant",
         content: n,
         ...null != g?.name && {
          name: g.name
         },
         ...!0 === g?.prefix && {
          prefix: !0
         },
         reasoning_content: t ?? (p ? "" : void 0),
         tool_calls: i.length > 0 ? i : void 0
        });
        break;
       }

      case "tool":
       null != g?.name && d.push({
        type: "unsupported",
        feature: "message name on tool messages"
       });
       for (const t of s) {
        if ("tool-approval-response" === t.type) continue;
        const s = t.output;
        let o;
        switch (s.type) {
        case "text":
        case "error-text":
         o = s.value;
         break;

        case "execution-denied":
         o = s.reason ?? "Tool call execution denied.";
         break;

        case "json":
        case "error-json":
         o = JSON.stringify(s.value);
         break;

        case "content":
         if (!s.value.some(e => "file" === e.type && ("reference" === e.data.type || "url" === e.data.type || "data" === e.data.type) && "image" === (0, 
         i.yu)(e.mediaType))) {
          o = JSON.stringify(s.value);
          break;
         }
         o = [];
         for (const t of s.value) if ("text" === t.type) o.push({
          type: "text",
          text: t.text
         }); else if ("file" !== t.type || "reference" !== t.data.type && "url" !== t.data.type && "data" !== t.data.type || "image" !== (0, 
         i.yu)(t.mediaType)) d.push({
          type: "unsupported",
          feature: `tool result content part type: ${t.type}`
         }); else {
          if ("reference" === t.data.type) {
           o.push({
            type: "file",
            file_id: (0, i.p5)({
             reference: t.data.reference,
             provider: "deepseek"
            })
           });
           continue;
          }
          const s = await (0, i.xI)({
           provider: n,
           providerOptions: t.providerOptions,
           schema: l
          }), a = resolveDeepSeekImageMediaType(t);
          let r;
          "url" === t.data.type ? (r = t.data.url.toString(), validateDeepSeekImageUrl({
           url: r,
           prompt: e
          })) : r = `data:${"image/jpg" === a ? "image/jpeg" : a};base64,${(0, i.ej)(t.data.data)}`, 
          o.push({
           type: "image_url",
           image_url: {
            url: r,
            ...null != s?.imageDetail && {
             detail: s.imageDetail
            }
           }
          });
         }
        }
        c.push({
         role: "tool",
         tool_call_id: t.toolCallId,
         content: o
        });
       }
       break;

      default:
       d.push({
        type: "unsupported",
        feature: `message role: ${t}`
       });
      }
     }
     return {
      messages: c,
      warnings: d
     };
    }({
     prompt: e,
     responseFormat: g,
     modelId: this.modelId,
     providerOptionsName: this.providerOptionsName,
     supportsAssistantPrefixCompletion: this.config.supportsAssistantPrefixCompletion,
     supportsStructuredOutputs: v
    }), S = [ ...I ];
    null != a && S.push({
     type: "unsupported",
     feature: "topK"
    }), null != f && S.push({
     type: "unsupported",
     feature: "seed"
    }), _ || null == r || S.push({
     type: "deprecated",
     setting: "frequencyPenalty",
     message: "frequencyPenalty is deprecated by DeepSeek and has been omitted. Remove frequencyPenalty from the request."
    }), _ || null == c || S.push({
     type: "deprecated",
     setting: "presencePenalty",
     message: "presencePenalty is deprecated by DeepSeek and has been omitted. Remove presencePenalty from the request."
    });
    const {tools: x, toolChoice: j, toolWarnings: P} = function({tools: e, toolChoice: t, supportsStrictToolCalls: s}) {
     const n = [];
     if (null == (e = e?.length ? e : void 0)) return {
      tools: void 0,
      toolChoice: void 0,
      toolWarnings: n
     };
     const i = e.filter(e => "function" === e.type), a = i.some(e => !0 === e.strict);
     if (a && !1 === s) throw new o.b8({
      functionality: "DeepSeek strict tool calls",
      message: "DeepSeek strict tool calls require a beta base URL ending in `/beta`."
     });
     if (a && !0 === s && i.some(e => !0 !== e.strict)) throw new o.b8({
      functionality: "mixed DeepSeek strict and non-strict tool calls",
      message: "DeepSeek strict mode requires every function tool in the request to set `strict: true`."
     });
     const r = [];
     for (const t of e) "provider" === t.type ? n.push({
      type: "unsupported",
      feature: `provider-defined tool ${t.id}`
     }) : r.push({
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
      tools: r,
      toolChoice: void 0,
      toolWarnings: n
     };
     const l = t?.type;
     switch (l) {
     case "auto":
     case "none":
     case "required":
      return {
       tools: r,
       toolChoice: l,
       toolWarnings: n
      };

     case "tool":
      return {
       tools: r,
       toolChoice: {
        type: "function",
        function: {
         name: t.toolName
        }
       },
       toolWarnings: n
      };

     default:
      return {
       tools: r,
       toolChoice: void 0,
       toolWarnings: [ ...n, {
        type: "unsupported",
        feature: `tool choice type: ${l}`
       } ]
      };
     }
    }({
     tools: k,
     toolChoice: y,
     supportsStrictToolCalls: this.config.supportsStrictToolCalls
    }), D = b.thinking?.type;
    "adaptive" === D && S.push({
     type: "compatibility",
     feature: "thinking.type",
     details: 'thinking.type "adaptive" is not a canonical DeepSeek value. mapped to "enabled".'
    });
    const O = !1 === this.config.supportsThinking ? void 0 : null != D ? {
     type: "adaptive" === D ? "enabled" : D
    } : (0, i.g6)(d) ? {
     type: "none" === d ? "disabled" : "enabled"
    } : void 0, z = !1 !== this.config.supportsThinking && "disabled" !== O?.type && (null != O || "deepseek-reasoner" === this.modelId || isDeepSeekV4Model(this.modelId));
    z && null != s && S.push({
     type: "unsupported",
     feature: "temperature",
     details: "temperature has no effect when DeepSeek thinking is enabled. Set providerOptions.deepseek.thinking.type to 'disabled' to use temperature."
    }), z && null != n && S.push({
     type: "unsupported",
     feature: "topP",
     details: "topP has no effect when DeepSeek thinking is enabled. Set providerOptions.deepseek.thinking.type to 'disabled' to use topP."
    });
    const M = null != b.reasoningEffort ? function({reasoningEffort: e, warnings: t}) {
     const s = "medium" === e ? "high" : "xhigh" === e ? "max" : e;
     return s !== e && t.push({
      type: "compatibility",
      feature: "reasoningEffort",
      details: `reasoningEffort "${e}" is not a canonical DeepSeek value. mapped to "${s}".`
     }), s;
    }({
     reasoningEffort: b.reasoningEffort,
     warnings: S
    }) : (0, i.g6)(d) && "none" !== d ? (0, i.jv)({
     reasoning: d,
     effortMap: {
      minimal: "low",
      low: "low",
      medium: "high",
      high: "high",
      xhigh: "max"
     },
     warnings: S
    }) : void 0;
    return {
     args: {
      model: this.modelId,
      ...(!0 === b.logprobs || null != b.topLogprobs) && {
       logprobs: !0
      },
      ...null != b.topLogprobs && {
       top_logprobs: b.topLogprobs
      },
      max_tokens: t,
      temperature: z ? void 0 : s,
      top_p: z ? void 0 : n,
      frequency_penalty: _ ? r : void 0,
      presence_penalty: _ ? c : void 0,
      response_format: "json" === g?.type ? v && null != g.schema ? {
       type: "json_schema",
       json_schema: {
        schema: g.schema,
        strict: b.strictJsonSchema ?? !0,
        name: g.name ?? "response",
        description: g.description
       }
      } : {
       type: "json_object"
      } : void 0,
      stop: m,
      messages: w,
      tools: x,
      tool_choice: j,
      thinking: O,
      ...null != b.userId && {
       user_id: b.userId
      },
      ..."disabled" !== O?.type && null != M && {
       reasoning_effort: M
      }
     },
     warnings: [ ...S, ...P ]
    };
   }
   async doGenerate(e) {
    const {args: t, warnings: s} = await this.getArgs({
     ...e
    }), {responseHeaders: n, value: a, rawValue: r} = await (0, i.GU)({
     url: this.config.url({
      path: "/chat/completions",
      modelId: this.modelId
     }),
     headers: (0, i.m2)(this.config.headers?.(), e.headers),
     body: t,
     failedResponseHandler: this.failedResponseHandler,
     successfulResponseHandler: (0, i.cV)(f),
     abortSignal: e.abortSignal,
     fetch: this.config.fetch
    }), l = a.choices[0];
    if (null == l) throw new o.xn({
     data: r,
     message: "Response did not contain any choices."
    });
    const p = [], u = l.message.reasoning_content;
    if (null != u && u.length > 0 && p.push({
     type: "reasoning",
     text: u
    }), null != l.message.tool_calls) for (const e of l.message.tool_calls) p.push({
     type: "tool-call",
     toolCallId: e.id || (0, i.$C)(),
     toolName: e.function.name,
     input: e.function.arguments
    });
    const c = l.message.content;
    return null != c && c.length > 0 && p.push({
     type: "text",
     text: c
    }), {
     content: p,
     finishReason: {
      unified: mapDeepSeekFinishReason(l.finish_reason),
      raw: l.finish_reason ?? void 0
     },
     usage: convertDeepSeekUsage(a.usage),
     providerMetadata: {
      [this.providerOptionsName]: {
       promptCacheHitTokens: a.usage?.prompt_cache_hit_tokens,
       promptCacheMissTokens: a.usage?.prompt_cache_miss_tokens,
       ...null != a.object && {
        responseObject: a.object
       },
       ...null != l.index && {
        choiceIndex: l.index
       },
       ...null != l.message.role && {
        messageRole: l.message.role
       },
       ...null != l.message.tool_calls && {
        toolCallTypes: l.message.tool_calls.map(e => e.type).filter(e => null != e)
       },
       ...null != l.logprobs && {
        logprobs: l.logprobs
       },
       ...null != a.system_fingerprint && {
        systemFingerprint: a.system_fingerprint
       }
      }
     },
     request: {
      body: t
     },
     response: {
      ...(0, i.qX)(a),
      headers: n,
      body: r
     },
     warnings: s
    };
   }
   async doStream(e) {
    const {args: t, warnings: s} = await this.getArgs({
     ...e
    }), n = {
     ...t,
     stream: !0,
     stream_options: {
      include_usage: !0
     }
    }, {responseHeaders: o, value: a} = await (0, i.GU)({
     url: this.config.url({
      path: "/chat/completions",
      modelId: this.modelId
     }),
     headers: (0, i.m2)(this.config.headers?.(), e.headers),
     body: n,
     failedResponseHandler: this.failedResponseHandler,
     successfulResponseHandler: (0, i.Ds)(y),
     abortSignal: e.abortSignal,
     fetch: this.config.fetch
    });
    let r, l, p, u = {
     unified: "other",
     raw: void 0
    }, c = !0;
    const d = this.providerOptionsName;
    let h, m, g, f = !1, k = !1;
    const b = new Map, v = [], _ = [];
    return {
     stream: a.pipeThrough(new TransformStream({
      start(e) {
       r = new i.HE(e, {
        generateId: i.$C
       }), e.enqueue({
        type: "stream-start",
        warnings: s
       });
      },
      transform(t, s) {
       if (e.includeRawChunks && s.enqueue({
        type: "raw",
        rawValue: t.rawValue
       }), !t.success) return u = {
        unified: "error",
        raw: void 0
       }, void s.enqueue({
        type: "error",
        error: t.error
       });
       const n = t.value;
       if ("error" in n) return u = {
        unified: "error",
        raw: void 0
       }, void s.enqueue({
        type: "error",
        error: createDeepSeekStreamError(n.error, n)
       });
       c && (c = !1, s.enqueue({
        type: "response-metadata",
        ...(0, i.qX)(n)
       })), null != n.usage && (l = n.usage), null != n.object && (h = n.object), null != n.system_fingerprint && (p = n.system_fingerprint);
       const o = n.choices[0];
       if (null != o?.index && (m = o.index), null != o?.finish_reason && (u = {
        unified: mapDeepSeekFinishReason(o.finish_reason),
        raw: o.finish_reason
       }), null != o?.logprobs?.content && v.push(...o.logprobs.content), null != o?.logprobs?.reasoning_content && _.push(...o.logprobs.reasoning_content), 
       null == o?.delta) return;
       const a = o.delta;
       null != a.role && (g = a.role);
       const d = a.reasoning_content;
       if (d && (f || (s.enqueue({
        type: "reasoning-start",
        id: "reasoning-0"
       }), f = !0), s.enqueue({
        type: "reasoning-delta",
        id: "reasoning-0",
        delta: d
       })), a.content && (k || (s.enqueue({
        type: "text-start",
        id: "txt-0"
       }), k = !0), f && (s.enqueue({
        type: "reasoning-end",
        id: "reasoning-0"
       }), f = !1), s.enqueue({
        type: "text-delta",
        id: "txt-0",
        delta: a.content
       })), null != a.tool_calls && a.tool_calls.length > 0) {
        f && (s.enqueue({
         type: "reasoning-end",
         id: "reasoning-0"
        }), f = !1);
        for (const e of a.tool_calls) null != e.type && b.set(e.index, e.type), r.processDelta(e);
       }
      },
      flush(e) {
       f && e.enqueue({
        type: "reasoning-end",
        id: "reasoning-0"
       }), k && e.enqueue({
        type: "text-end",
        id: "txt-0"
       }), r.flush(), e.enqueue({
        type: "finish",
        finishReason: u,
        usage: convertDeepSeekUsage(l),
        providerMetadata: {
         [d]: {
          promptCacheHitTokens: l?.prompt_cache_hit_tokens ?? void 0,
          promptCacheMissTokens: l?.prompt_cache_miss_tokens ?? void 0,
          ...null != h && {
           responseObject: h
          },
          ...null != m && {
           choiceIndex: m
          },
          ...null != g && {
           messageRole: g
          },
          ...b.size > 0 && {
           toolCallTypes: [ ...b.entries() ].sort(([e], [t]) => e - t).map(([, e]) => e)
          },
          ...(v.length > 0 || _.length > 0) && {
           logprobs: {
            ...v.length > 0 && {
             content: v
            },
            ..._.length > 0 && {
             reasoning_content: _
            }
           }
          },
          ...null != p && {
           systemFingerprint: p
          }
         }
        }
       });
      }
     })),
     request: {
      body: n
     },
     response: {
      headers: o
     }
    };
   }
  }, b = {
   codeInterpreter: n.As,
   fileSearch: n.X,
   imageGeneration: n.QZ,
   webSearch: n.tE,
   webSearchPreview: n.Ty
  }, azureSpeechTranscriptionModelOptionsShape = () => ({
   timestamps: r.k5n([ "word", "segment", "none" ]).optional(),
   transcribeStyle: r.k5n([ "verbatim", "clean" ]).optional(),
   locales: r.YOg(r.YjP()).length(1).optional(),
   diarization: r.rej({
    enabled: r.zMY()
   }).optional(),
   phraseList: r.rej({
    phrases: r.YOg(r.YjP())
   }).optional()
  }), v = ((0, i.ID)(() => (0, i.C_)(r.rej(azureSpeechTranscriptionModelOptionsShape()))), 
  (0, i.ID)(() => (0, i.C_)(r.rej({
   api: r.k5n([ "openai", "speech" ]).optional(),
   ...azureSpeechTranscriptionModelOptionsShape()
  }))));
  function isMAITranscribe2(e) {
   return "mai-transcribe-2" === e.toLowerCase();
  }
  var _ = class {
   constructor(e, t) {
    this.modelId = e, this.config = t, this.specificationVersion = "v4", this.provider = "azure.transcription";
   }
   async doGenerate(e, t = {}) {
    const s = new Date, n = new FormData;
    n.append("audio", new Blob([ "string" == typeof e.audio ? (0, i.Z9)(e.audio) : e.audio ], {
     type: e.mediaType
    }), `audio.${(0, i.HQ)(e.mediaType)}`), n.append("definition", JSON.stringify({
     enhancedMode: {
      enabled: !0,
      model: isMAITranscribe2(this.modelId) ? "MAI-Transcribe-2" : this.modelId,
      modelOptions: {
       timestamps: t.timestamps ?? "segment",
       transcribeStyle: t.transcribeStyle
      }
     },
     locales: t.locales,
     diarization: t.diarization,
     phraseList: t.phraseList
    }));
    const {value: o, rawValue: a, responseHeaders: l} = await (0, i.S)({
     url: this.config.url(),
     headers: (0, i.m2)(this.config.headers(), e.headers),
     formData: n,
     abortSignal: e.abortSignal,
     fetch: this.config.fetch,
     failedResponseHandler: (0, i.sl)({
      errorSchema: r.KCZ([ r.Ikc({
       error: r.Ikc({
        message: r.YjP()
       })
      }), r.Ikc({
       message: r.YjP()
      }) ]),
      errorToMessage: e => "error" in e ? e.error.message : e.message
     }),
     successfulResponseHandler: (0, i.cV)(w)
    }), p = o.phrases ?? [], u = new Set(p.flatMap(e => e.locale ? [ e.locale.split("-")[0].toLowerCase() ] : [])), [c] = u, d = 1 === u.size && /^[a-z]{2}$/.test(c) ? c : void 0;
    return {
     text: o.combinedPhrases.map(e => e.text).join(" "),
     segments: p.flatMap(e => null != e.offsetMilliseconds && null != e.durationMilliseconds ? [ {
      text: e.text,
      startSecond: e.offsetMilliseconds / 1e3,
      endSecond: (e.offsetMilliseconds + e.durationMilliseconds) / 1e3
     } ] : []),
     language: d,
     durationInSeconds: null != o.durationMilliseconds ? o.durationMilliseconds / 1e3 : void 0,
     warnings: [],
     providerMetadata: {
      azure: {
       phrases: p
      }
     },
     response: {
      timestamp: s,
      modelId: this.modelId,
      headers: l,
      body: a
     }
    };
   }
  }, w = r.Ikc({
   combinedPhrases: r.YOg(r.Ikc({
    text: r.YjP()
   })),
   durationMilliseconds: r.aig().nullish(),
   phrases: r.YOg(r.Ikc({
    text: r.YjP(),
    offsetMilliseconds: r.aig().nullish(),
    durationMilliseconds: r.aig().nullish(),
    locale: r.YjP().nullish(),
    speaker: r.aig().nullish(),
    confidence: r.aig().nullish(),
    words: r.YOg(r.Ikc({
     text: r.YjP(),
     offsetMilliseconds: r.aig().nullish(),
     durationMilliseconds: r.aig().nullish()
    })).nullish()
   })).nullish()
  }), I = "4.0.85";
  function createAzure(e = {}) {
   const t = e.tokenProvider;
   if (e.apiKey && t) throw new o.Di({
    argument: "apiKey/tokenProvider",
    message: "Both apiKey and tokenProvider were provided. Please use only one authentication method."
   });
   const getHeaders = (s = "openai") => {
    const n = t ? {} : {
     ["speech" === s ? "Ocp-Apim-Subscription-Key" : "api-key"]: (0, i.WL)({
      apiKey: e.apiKey,
      environmentVariableName: "AZURE_API_KEY",
      description: "speech" === s ? "Azure Speech" : "Azure OpenAI"
     })
    };
    return (0, i.WZ)({
     ...n,
     ...e.headers
    }, `ai-sdk-azure/${I}`);
   }, s = t ? async (s, n) => {
    const o = (0, i.qx)(n?.headers);
    return null == o.authorization && (o.authorization = `Bearer ${await t()}`), (e.fetch ?? globalThis.fetch)(s, {
     ...n,
     headers: o
    });
   } : e.fetch, getResourceName = () => {
    const t = (0, i.Fv)({
     settingValue: e.resourceName,
     settingName: "resourceName",
     environmentVariableName: "AZURE_RESOURCE_NAME",
     description: "Azure OpenAI resource name"
    });
    if (!/^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i.test(t)) throw new o.Di({
     argument: "resourceName",
     message: "Invalid Azure resource name. Expected a single DNS label (letters, digits, and hyphens). Use `baseURL` for custom endpoints."
    });
    return t;
   }, a = e.apiVersion ?? "v1", {isAzureOpenAI: r, isFoundryProject: l, isVersioned: p} = function(e) {
    if (null == e) return {
     isAzureOpenAI: !0,
     isFoundryProject: !1,
     isVersioned: !1
    };
    const t = new URL(e), s = t.hostname, n = s.endsWith(".openai.azure.com") || s.endsWith(".services.ai.azure.com") || s.endsWith(".cognitiveservices.azure.com"), o = t.pathname.replace(/\/+$/, "");
    return {
     isAzureOpenAI: n,
     isFoundryProject: s.endsWith(".services.ai.azure.com") && o.startsWith("/api/projects/"),
     isVersioned: n && o.toLowerCase().endsWith("/openai/v1")
    };
   }(e.baseURL), url = ({path: t, modelId: s}) => {
    const n = (0, i.ae)(e.baseURL ?? `https://${getResourceName()}.openai.azure.com/openai`);
    let o;
    return o = e.useDeploymentBasedUrls ? new URL(`${n}/deployments/${s}${t}`) : !r || p ? new URL(`${n}${t}`) : new URL(`${n}/v1${t}`), 
    (e.useDeploymentBasedUrls || r && !p && !l) && o.searchParams.set("api-version", a), 
    o.toString();
   }, createEmbeddingModel = e => new n.BM(e, {
    provider: "azure.embeddings",
    headers: getHeaders,
    url: url,
    fetch: s
   }), createResponsesModel = e => new n.OpenAIResponsesLanguageModel(e, {
    provider: "azure.responses",
    url: url,
    headers: getHeaders,
    fetch: s,
    explicitMessageItemType: l,
    fileIdPrefixes: [ "assistant-" ]
   }), createImageModel = e => new n.nd(e, {
    provider: "azure.image",
    url: url,
    headers: getHeaders,
    fetch: s,
    imageInputCapabilities: {
     supportsFileInputs: void 0,
     supportsMaskInputs: void 0
    }
   }), createTranscriptionModel = t => new S(t, e, new n.gi(t, {
    provider: "azure.transcription",
    url: url,
    headers: getHeaders,
    fetch: s
   }), new _(t, {
    url: () => `${(0, i.ae)(e.speechBaseURL) ?? `https://${getResourceName()}.cognitiveservices.azure.com`}/speechtotext/transcriptions:transcribe?api-version=2025-10-15`,
    headers: () => getHeaders("speech"),
    fetch: s
   })), provider = function(e) {
    if (new.target) throw new Error("The Azure OpenAI model function cannot be called with the new keyword.");
    return createResponsesModel(e);
   };
   return provider.specificationVersion = "v4", provider.languageModel = createResponsesModel, 
   provider.chat = e => new n.Wy(e, {
    provider: "azure.chat",
    url: url,
    headers: getHeaders,
    fetch: s
   }), provider.deepseek = e => new k(e, {
    provider: "azure.deepseek",
    url: url,
    headers: getHeaders,
    fetch: s,
    supportsPenaltySampling: !0,
    supportsThinking: !1,
    supportsStructuredOutputs: !0
   }), provider.completion = e => new n.Mp(e, {
    provider: "azure.completion",
    url: url,
    headers: getHeaders,
    fetch: s
   }), provider.embedding = createEmbeddingModel, provider.embeddingModel = createEmbeddingModel, 
   provider.textEmbedding = createEmbeddingModel, provider.textEmbeddingModel = createEmbeddingModel, 
   provider.image = createImageModel, provider.imageModel = createImageModel, provider.responses = createResponsesModel, 
   provider.transcription = createTranscriptionModel, provider.transcriptionModel = createTranscriptionModel, 
   provider.speech = e => new n.Eu(e, {
    provider: "azure.speech",
    url: url,
    headers: getHeaders,
    fetch: s
   }), provider.tools = b, provider;
  }
  createAzure();
  var S = class {
   constructor(e, t, s, n) {
    this.modelId = e, this.config = t, this.openai = s, this.speech = n, this.specificationVersion = "v4", 
    this.provider = "azure.transcription";
   }
   static [a.V](e) {
    return (0, i.Qf)({
     modelId: e.modelId,
     config: e.config
    });
   }
   static [a.C](e) {
    return createAzure(e.config).transcription(e.modelId);
   }
   async doGenerate(e) {
    const {api: t, ...s} = await this.getOptions(e.providerOptions);
    if ("speech" === t) return this.speech.doGenerate(e, s);
    const n = await this.openai.doGenerate(e);
    return {
     ...n,
     warnings: [ ...n.warnings, ...Object.keys(s).map(e => ({
      type: "unsupported",
      feature: `providerOptions.azure.${e}`,
      details: "This option requires the Azure Speech API."
     })) ]
    };
   }
   async doStream(e) {
    const {api: t} = await this.getOptions(e.providerOptions);
    if ("speech" === t) throw new o.b8({
     functionality: "streaming transcription with the Azure Speech API"
    });
    return this.openai.doStream(e);
   }
   async getOptions(e) {
    const t = await (0, i.xI)({
     provider: "azure",
     providerOptions: e,
     schema: v
    });
    return {
     ...t,
     api: t?.api ?? (isMAITranscribe2(this.modelId) ? "speech" : "openai")
    };
   }
  };
 })
};
