"use strict";

exports.id = 7958, exports.ids = [ 7958 ], exports.modules = {
 47958: (function(e, t, n) {
  n.r(t), n.d(t, {
   amazonBedrockAnthropic: () => _,
   bedrockAnthropic: () => _,
   createAmazonBedrockAnthropic: () => createAmazonBedrockAnthropic,
   createBedrockAnthropic: () => createAmazonBedrockAnthropic
  });
  var r = n(90583), o = n(21763), s = n(98446), a = n(12580), i = n(80737), c = n(37788), d = n(71577), u = "5.0.101";
  function supportsStrictTools(e) {
   return !matchesModel(e, l);
  }
  function supportsNativeStructuredOutput(e) {
   return !matchesModel(e, m);
  }
  var l = [ "claude-opus-4-7", "claude-opus-4-8", "claude-opus-5", "claude-fable-5", "claude-sonnet-5" ], m = [ ...l, "claude-sonnet-4-6", "claude-haiku-4-5" ];
  function matchesModel(e, t) {
   return t.some(t => e.includes(t));
  }
  var p = [ {
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
  } ], h = i._H3({
   message: i.YjP().optional()
  }), g = {
   bash_20241022: "bash_20250124",
   text_editor_20241022: "text_editor_20250728",
   computer_20241022: "computer_20250124"
  }, f = {
   text_editor_20250728: "str_replace_based_edit_tool"
  }, y = {
   bash_20250124: "computer-use-2025-01-24",
   bash_20241022: "computer-use-2024-10-22",
   text_editor_20250124: "computer-use-2025-01-24",
   text_editor_20241022: "computer-use-2024-10-22",
   text_editor_20250429: "computer-use-2025-01-24",
   text_editor_20250728: "computer-use-2025-01-24",
   computer_20250124: "computer-use-2025-01-24",
   computer_20241022: "computer-use-2024-10-22",
   tool_search_tool_regex_20251119: "tool-search-tool-2025-10-19",
   tool_search_tool_bm25_20251119: "tool-search-tool-2025-10-19"
  };
  function createAmazonBedrockAnthropic(e = {}) {
   const t = (0, o.x3)({
    settingValue: e.apiKey,
    environmentVariableName: "AWS_BEARER_TOKEN_BEDROCK"
   }), n = t && t.trim().length > 0 ? t.trim() : void 0, i = n ? function(e, t) {
    return async (n, r) => {
     const s = t ?? globalThis.fetch, a = (0, o.qx)(r?.headers), i = (0, o.WZ)(a, `ai-sdk-amazon-bedrock/${u}`, (0, 
     o.G1)()), c = (0, o.m2)(i, {
      Authorization: `Bearer ${e}`
     });
     return s(n, {
      ...r,
      headers: c
     });
    };
   }(n, e.fetch) : function(e, t, n = "bedrock") {
    return async (r, s) => {
     const i = t ?? globalThis.fetch, c = r instanceof Request ? r : void 0, d = (0, 
     o.m2)((0, o.qx)(c?.headers), (0, o.qx)(s?.headers)), l = (0, o.WZ)(d, `ai-sdk-amazon-bedrock/${u}`, (0, 
     o.G1)());
     let m = s?.body ?? void 0;
     if (void 0 === m && c && null !== c.body) try {
      m = await c.clone().text();
     } catch {}
     const p = s?.method ?? c?.method;
     if ("POST" !== p?.toUpperCase() || !m) return i(r, {
      ...s,
      headers: l
     });
     const h = "string" == typeof r ? r : r instanceof URL ? r.href : r.url, g = function(e) {
      return "string" == typeof e ? e : e instanceof Uint8Array ? (new TextDecoder).decode(e) : e instanceof ArrayBuffer ? (new TextDecoder).decode(new Uint8Array(e)) : JSON.stringify(e);
     }(m), f = await e(), y = new a.s({
      url: h,
      method: "POST",
      headers: Object.entries(l),
      body: g,
      region: f.region,
      accessKeyId: f.accessKeyId,
      secretAccessKey: f.secretAccessKey,
      sessionToken: f.sessionToken,
      service: n
     }), _ = await y.sign(), v = (0, o.qx)(_.headers), S = (0, o.m2)(l, v);
     return i(r, {
      ...s,
      body: g,
      headers: S
     });
    };
   }(async () => {
    const t = (0, o.Fv)({
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
      accessKeyId: (0, o.Fv)({
       settingValue: e.accessKeyId,
       settingName: "accessKeyId",
       environmentVariableName: "AWS_ACCESS_KEY_ID",
       description: "AWS access key ID"
      }),
      secretAccessKey: (0, o.Fv)({
       settingValue: e.secretAccessKey,
       settingName: "secretAccessKey",
       environmentVariableName: "AWS_SECRET_ACCESS_KEY",
       description: "AWS secret access key"
      }),
      sessionToken: (0, o.x3)({
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
   }, e.fetch), l = (m = i, async (e, t) => {
    const n = await m(e, t);
    if (!n.ok) {
     const e = await n.text(), t = await (0, o.N8)({
      text: e,
      schema: h
     }), r = t.success && t.value.message ? t.value.message : e, s = JSON.stringify({
      type: "error",
      error: {
       type: "error",
       message: r
      }
     });
     return new Response(s, {
      status: n.status,
      statusText: n.statusText,
      headers: n.headers
     });
    }
    const r = n.headers.get("content-type");
    if (r?.includes("application/vnd.amazon.eventstream") && null != n.body) {
     const e = function(e) {
      const t = new TextEncoder;
      return function(e, t) {
       const n = new c.BF(d.Pq, d.ar);
       let r = new Uint8Array(0);
       const o = new TextDecoder;
       return e.pipeThrough(new TransformStream({
        async transform(e, s) {
         const a = new Uint8Array(r.length + e.length);
         for (a.set(r), a.set(e, r.length), r = a; r.length >= 4; ) {
          const e = new DataView(r.buffer, r.byteOffset, r.byteLength).getUint32(0, !1);
          if (r.length < e) break;
          const a = r.subarray(0, e), i = n.decode(a);
          r = r.slice(e);
          const c = i.headers[":message-type"]?.value, d = i.headers[":event-type"]?.value, u = i.headers[":exception-type"]?.value, l = o.decode(i.body);
          await t({
           messageType: c,
           eventType: d,
           exceptionType: u,
           data: l
          }, s);
         }
        },
        flush() {
         if (r.length > 0) throw new Error(`Incomplete Amazon Bedrock event-stream frame: ${r.length} buffered bytes remain at end of stream.`);
        }
       }));
      }(e, async (e, n) => {
       if ("event" === e.messageType) if ("chunk" === e.eventType) {
        const r = await (0, o.N8)({
         text: e.data
        });
        if (!r.success) return void n.enqueue(t.encode(`data: ${e.data}\n\n`));
        const s = r.value.bytes;
        if (s) {
         const e = (new TextDecoder).decode((0, o.Z9)(s));
         n.enqueue(t.encode(`data: ${e}\n\n`));
        } else n.enqueue(t.encode(`data: ${e.data}\n\n`));
       } else "messageStop" === e.eventType && n.enqueue(t.encode("data: [DONE]\n\n")); else if ("exception" === e.messageType) {
        const r = await (0, o.N8)({
         text: e.data
        }), s = r.success ? r.value : e.data, a = "object" == typeof s && null != s && "string" == typeof s.message ? s.message : e.data, i = e.eventType ?? e.exceptionType ?? "error", c = function(e) {
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
        }(i);
        n.enqueue(t.encode(`data: ${JSON.stringify({
         type: "error",
         error: {
          type: i,
          message: a,
          ...c,
          data: s
         }
        })}\n\n`));
       }
      });
     }(n.body);
     return new Response(e, {
      status: n.status,
      statusText: n.statusText,
      headers: new Headers({
       ...Object.fromEntries(n.headers.entries()),
       "content-type": "text/event-stream"
      })
     });
    }
    return n;
   }), getHeaders = async () => {
    const t = await (0, o.hd)(e.headers) ?? {};
    return (0, o.WZ)(t, `ai-sdk-amazon-bedrock/${u}`);
   }, createChatModel = t => new s.AnthropicLanguageModel(t, {
    provider: "bedrock.anthropic.messages",
    baseURL: function({baseURL: e, getRegion: t, service: n, serviceEndpointUrlEnvironmentVariableName: r}) {
     const s = e ?? (0, o.x3)({
      settingValue: void 0,
      environmentVariableName: r
     }) ?? (0, o.x3)({
      settingValue: void 0,
      environmentVariableName: "AWS_ENDPOINT_URL"
     });
     if (null != s) return (0, o.ae)(s) ?? s;
     const a = t(), i = p.find(({regionPrefix: e}) => a.startsWith(e))?.dnsSuffix ?? "amazonaws.com", c = `https://${n}.${a}.${i}`;
     return (0, o.ae)(c) ?? c;
    }({
     baseURL: e.baseURL,
     getRegion: () => (0, o.Fv)({
      settingValue: e.region,
      settingName: "region",
      environmentVariableName: "AWS_REGION",
      description: "AWS region"
     }),
     service: "bedrock-runtime",
     serviceEndpointUrlEnvironmentVariableName: "AWS_ENDPOINT_URL_BEDROCK_RUNTIME"
    }),
    headers: getHeaders,
    fetch: l,
    buildRequestUrl: (e, n) => `${e}/model/${encodeURIComponent(t)}/${n ? "invoke-with-response-stream" : "invoke"}`,
    transformRequestBody: (e, t) => {
     const {model: n, stream: r, tool_choice: o, thinking: s, tools: a, ...i} = e, c = null != o ? {
      type: o.type,
      ...null != o.name ? {
       name: o.name
      } : {}
     } : void 0, d = null != s?.block_binding ? {
      ...s,
      block_binding: {
       mismatch_behavior: s.block_binding.prefix_mismatch_behavior
      }
     } : s, u = new Set(t), l = a?.map(e => {
      const {eager_input_streaming: t, ...n} = e;
      !0 === t && u.add("fine-grained-tool-streaming-2025-05-14");
      const r = n.type;
      if (r && r in g) {
       const e = g[r];
       e in y && u.add(y[e]);
       const t = e in f ? f[e] : n.name;
       return {
        ...n,
        type: e,
        name: t
       };
      }
      return r && r in y && u.add(y[r]), r && r in f ? {
       ...n,
       name: f[r]
      } : n;
     });
     return {
      ...i,
      ...null != s ? {
       thinking: d
      } : {},
      ...null != l ? {
       tools: l
      } : {},
      ...null != c ? {
       tool_choice: c
      } : {},
      ...u.size > 0 ? {
       anthropic_beta: Array.from(u)
      } : {},
      anthropic_version: "bedrock-2023-05-31"
     };
    },
    supportedUrls: () => ({}),
    supportsNativeStructuredOutput: supportsNativeStructuredOutput(t),
    supportsStrictTools: supportsStrictTools(t)
   }), provider = function(e) {
    if (new.target) throw new Error("The Bedrock Anthropic model function cannot be called with the new keyword.");
    return createChatModel(e);
   };
   var m;
   return provider.specificationVersion = "v4", provider.languageModel = createChatModel, 
   provider.chat = createChatModel, provider.messages = createChatModel, provider.textEmbeddingModel = provider.embeddingModel = e => {
    throw new r.eM({
     modelId: e,
     modelType: "embeddingModel"
    });
   }, provider.imageModel = e => {
    throw new r.eM({
     modelId: e,
     modelType: "imageModel"
    });
   }, provider.tools = s.anthropicTools, provider;
  }
  var _ = createAmazonBedrockAnthropic();
 })
};
