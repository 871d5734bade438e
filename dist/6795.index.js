"use strict";

exports.id = 6795, exports.ids = [ 6795 ], exports.modules = {
 86795: (function(e, t, n) {
  n.d(t, {
   GoogleLanguageModel: () => Y
  });
  var o = n(21763), i = n(11479), l = n(80737), a = n(90583);
  function convertGoogleUsage(e) {
   if (null == e) return (0, o.EK)();
   const t = e.promptTokenCount ?? 0, n = e.candidatesTokenCount ?? 0, i = e.toolUsePromptTokenCount ?? 0, l = e.cachedContentTokenCount ?? 0, a = e.thoughtsTokenCount ?? 0, s = t + i;
   return {
    inputTokens: {
     total: s,
     noCache: s - l,
     cacheRead: l,
     cacheWrite: void 0
    },
    outputTokens: {
     total: n + a,
     text: n,
     reasoning: a
    },
    raw: e
   };
  }
  function addGoogleUsageMetadata(e, t) {
   return null == e || null == t ? t ?? e : {
    ...e,
    ...t,
    promptTokenCount: addCounts(e.promptTokenCount, t.promptTokenCount),
    candidatesTokenCount: addCounts(e.candidatesTokenCount, t.candidatesTokenCount),
    toolUsePromptTokenCount: addCounts(e.toolUsePromptTokenCount, t.toolUsePromptTokenCount),
    totalTokenCount: addCounts(e.totalTokenCount, t.totalTokenCount),
    cachedContentTokenCount: addCounts(e.cachedContentTokenCount, t.cachedContentTokenCount),
    thoughtsTokenCount: addCounts(e.thoughtsTokenCount, t.thoughtsTokenCount),
    promptTokensDetails: addTokenDetails(e.promptTokensDetails, t.promptTokensDetails),
    cacheTokensDetails: addTokenDetails(e.cacheTokensDetails, t.cacheTokensDetails),
    candidatesTokensDetails: addTokenDetails(e.candidatesTokensDetails, t.candidatesTokensDetails),
    toolUsePromptTokensDetails: addTokenDetails(e.toolUsePromptTokensDetails, t.toolUsePromptTokensDetails)
   };
  }
  function addCounts(e, t) {
   return null == e && null == t ? t ?? e : (e ?? 0) + (t ?? 0);
  }
  function addTokenDetails(e, t) {
   if (null == e || null == t) return t ?? e;
   const n = new Map;
   for (const {modality: o, tokenCount: i} of [ ...e, ...t ]) n.set(o, (n.get(o) ?? 0) + i);
   return Array.from(n, ([e, t]) => ({
    modality: e,
    tokenCount: t
   }));
  }
  const s = l.Ikc({
   startOffset: l.YjP().optional(),
   endOffset: l.YjP().optional(),
   fps: l.aig().gt(0).max(24).optional()
  }), r = l.Ikc({
   language: l.YjP().describe("The programming language of the code."),
   code: l.YjP().describe("The code to be executed.")
  }), u = l.Ikc({
   outcome: l.YjP().describe('The outcome of the execution (e.g., "OUTCOME_OK").'),
   output: l.YjP().describe("The output from the code execution.")
  }), c = ((0, o.z)({
   id: "google.code_execution",
   inputSchema: r,
   outputSchema: u
  }), /^data:([^;,]+);base64,(.+)$/s);
  function convertUrlToolResultPart(e) {
   const t = function(e) {
    const t = c.exec(e);
    if (null != t) return {
     mediaType: t[1],
     data: t[2]
    };
   }(e);
   if (null != t) return {
    inlineData: {
     mimeType: t.mediaType,
     data: t.data
    }
   };
  }
  function containsJSONSchemaReference(e, t = new WeakSet) {
   return null !== e && "object" == typeof e && !t.has(e) && (t.add(e), Array.isArray(e) ? e.some(e => containsJSONSchemaReference(e, t)) : Object.entries(e).some(([e, n]) => "$ref" === e || containsJSONSchemaReference(n, t)));
  }
  function serializeFunctionResponseContent(e) {
   return containsJSONSchemaReference(e) ? (0, o.f3)(e) : containsNonJsonValue(e) ? (0, 
   o.ZA)((0, o.f3)(e)) : e;
  }
  function containsNonJsonValue(e, t = new Set) {
   if ("bigint" == typeof e) return !0;
   if ("object" != typeof e || null === e) return !1;
   if ("function" == typeof e.toJSON) return !0;
   if (t.has(e)) return !0;
   t.add(e);
   try {
    return Object.values(e).some(e => containsNonJsonValue(e, t));
   } finally {
    t.delete(e);
   }
  }
  function appendToolResultParts(e, t, n, i, l = !0, a = {}) {
   const s = [], r = [];
   for (const e of n) switch (e.type) {
   case "text":
    r.push(e.text);
    break;

   case "file":
    if ("data" === e.data.type) s.push({
     inlineData: {
      mimeType: (0, o.SL)({
       part: e
      }),
      data: (0, o.ej)(e.data.data)
     }
    }); else if ("url" === e.data.type) {
     const t = e.data.url.toString(), n = convertUrlToolResultPart(t), i = "gs:" === e.data.url.protocol && null != e.data.originalUrl ? e.data.originalUrl : t;
     null != n ? s.push(n) : (0, o.Cs)(e.mediaType) && (0, o.qs)({
      url: i,
      mediaType: e.mediaType,
      supportedUrls: a
     }) ? s.push({
      fileData: {
       mimeType: e.mediaType,
       fileUri: i
      }
     }) : r.push(JSON.stringify(e));
    } else r.push(JSON.stringify(e));
    break;

   default:
    r.push(JSON.stringify(e));
   }
   e.push({
    functionResponse: {
     ...l && null != i ? {
      id: i
     } : {},
     name: t,
     response: {
      name: t,
      content: r.length > 0 ? r.join("\n") : "Tool executed successfully."
     },
     ...s.length > 0 ? {
      parts: s
     } : {}
    }
   });
  }
  function appendLegacyToolResultParts(e, t, n, i, l = !0) {
   for (const a of n) switch (a.type) {
   case "text":
    e.push({
     functionResponse: {
      ...l && null != i ? {
       id: i
      } : {},
      name: t,
      response: {
       name: t,
       content: a.text
      }
     }
    });
    break;

   case "file":
    if ("data" === a.data.type) {
     const t = (0, o.yu)(a.mediaType);
     e.push({
      inlineData: {
       mimeType: (0, o.SL)({
        part: a
       }),
       data: (0, o.ej)(a.data.data)
      }
     }, {
      text: `Tool executed successfully and returned this ${"image" === t ? "image" : "file"} as a response`
     });
    } else e.push({
     text: JSON.stringify(a)
    });
    break;

   default:
    e.push({
     text: JSON.stringify(a)
    });
   }
  }
  function parseToolCallInput(e) {
   if ("string" != typeof e) return e;
   try {
    return (0, o.ZA)(e);
   } catch {
    return e;
   }
  }
  async function downloadToolResultOutput(e, {abortSignal: t, fetch: n, maxBytes: i, supportedUrls: l}) {
   if ("content" !== e.type) return e;
   const a = [];
   for (const s of e.value) {
    if ("file" !== s.type || "url" !== s.data.type) {
     a.push(s);
     continue;
    }
    if ((0, o.qs)({
     url: s.data.url.toString(),
     mediaType: s.mediaType,
     supportedUrls: l
    })) {
     a.push(s);
     continue;
    }
    const e = await (0, o.WN)(s.data.url.toString(), {
     abortSignal: t,
     fetch: n,
     maxBytes: i
    }), r = new Uint8Array(await e.arrayBuffer()), u = (0, o.sM)({
     data: r,
     topLevelType: "image"
    });
    a.push({
     ...s,
     data: {
      type: "data",
      data: r
     },
     mediaType: u ?? (e.type && !(0, o.Cs)(s.mediaType) ? e.type : s.mediaType)
    });
   }
   return {
    ...e,
    value: a
   };
  }
  function getModelPath(e) {
   return e.includes("/") ? e : `models/${e}`;
  }
  const getGoogleErrorSchema = () => l.Ikc({
   code: l.aig().nullable(),
   message: l.YjP(),
   status: l.YjP(),
   details: l.YOg(l.L5J()).nullish()
  }), d = (0, o.ID)(() => (0, o.C_)(l.Ikc({
   error: getGoogleErrorSchema()
  }))), p = (0, o.sl)({
   errorSchema: d,
   errorToMessage: e => e.error.message
  });
  function sanitizeResponseJsonSchema(e) {
   const {const: t, properties: n, items: o, additionalProperties: i, anyOf: l, oneOf: a, ...s} = e;
   return {
    ...s,
    ...void 0 !== t ? {
     enum: [ t ]
    } : {},
    ...null != n ? {
     properties: sanitizeDefinitions(n)
    } : {},
    ...null != o ? {
     items: Array.isArray(o) ? o.map(sanitizeDefinition) : sanitizeDefinition(o)
    } : {},
    ...null != i ? {
     additionalProperties: "boolean" == typeof i ? i : sanitizeDefinition(i)
    } : {},
    ...null != l ? {
     anyOf: l.map(sanitizeDefinition)
    } : {},
    ...null != a ? {
     oneOf: a.map(sanitizeDefinition)
    } : {},
    ...null != s.$defs ? {
     $defs: sanitizeDefinitions(s.$defs)
    } : {}
   };
  }
  function sanitizeDefinitions(e) {
   return Object.fromEntries(Object.entries(e).map(([e, t]) => [ e, sanitizeDefinition(t) ]));
  }
  function sanitizeDefinition(e) {
   return "boolean" == typeof e ? e : sanitizeResponseJsonSchema(e);
  }
  const g = (0, o.ID)(() => (0, o.C_)(l.Ikc({
   responseModalities: l.YOg(l.k5n([ "TEXT", "IMAGE", "AUDIO" ])).optional(),
   thinkingConfig: l.Ikc({
    thinkingBudget: l.aig().optional(),
    includeThoughts: l.zMY().optional(),
    thinkingLevel: l.k5n([ "minimal", "low", "medium", "high", "xhigh" ]).optional()
   }).optional(),
   cachedContent: l.YjP().optional(),
   structuredOutputs: l.zMY().optional(),
   safetySettings: l.YOg(l.Ikc({
    category: l.k5n([ "HARM_CATEGORY_UNSPECIFIED", "HARM_CATEGORY_HATE_SPEECH", "HARM_CATEGORY_DANGEROUS_CONTENT", "HARM_CATEGORY_HARASSMENT", "HARM_CATEGORY_SEXUALLY_EXPLICIT", "HARM_CATEGORY_CIVIC_INTEGRITY" ]),
    threshold: l.k5n([ "HARM_BLOCK_THRESHOLD_UNSPECIFIED", "BLOCK_LOW_AND_ABOVE", "BLOCK_MEDIUM_AND_ABOVE", "BLOCK_ONLY_HIGH", "BLOCK_NONE", "OFF" ])
   })).optional(),
   threshold: l.k5n([ "HARM_BLOCK_THRESHOLD_UNSPECIFIED", "BLOCK_LOW_AND_ABOVE", "BLOCK_MEDIUM_AND_ABOVE", "BLOCK_ONLY_HIGH", "BLOCK_NONE", "OFF" ]).optional(),
   audioTimestamp: l.zMY().optional(),
   labels: l.g1P(l.YjP(), l.YjP()).optional(),
   mediaResolution: l.k5n([ "MEDIA_RESOLUTION_UNSPECIFIED", "MEDIA_RESOLUTION_LOW", "MEDIA_RESOLUTION_MEDIUM", "MEDIA_RESOLUTION_HIGH" ]).optional(),
   imageConfig: l.Ikc({
    aspectRatio: l.k5n([ "1:1", "2:3", "3:2", "3:4", "4:3", "4:5", "5:4", "9:16", "16:9", "21:9", "1:8", "8:1", "1:4", "4:1" ]).optional(),
    imageSize: l.k5n([ "1K", "2K", "4K", "512" ]).optional(),
    personGeneration: l.k5n([ "PERSON_GENERATION_UNSPECIFIED", "ALLOW_ALL", "ALLOW_ADULT", "ALLOW_NONE" ]).optional(),
    prominentPeople: l.k5n([ "PROMINENT_PEOPLE_UNSPECIFIED", "ALLOW_PROMINENT_PEOPLE", "BLOCK_PROMINENT_PEOPLE" ]).optional(),
    imageOutputOptions: l.Ikc({
     mimeType: l.k5n([ "image/jpeg", "image/png" ]).optional(),
     compressionQuality: l.aig().optional()
    }).optional()
   }).optional(),
   retrievalConfig: l.Ikc({
    latLng: l.Ikc({
     latitude: l.aig(),
     longitude: l.aig()
    }).optional()
   }).optional(),
   streamFunctionCallArguments: l.zMY().optional(),
   serviceTier: l.k5n([ "standard", "flex", "priority" ]).optional(),
   continuationToken: l.YjP().optional(),
   sharedRequestType: l.k5n([ "priority", "flex", "standard" ]).optional(),
   requestType: l.k5n([ "shared" ]).optional()
  }))), h = /(^|[/.])gemini-1(?:[.-]|$)/i, m = /(^|[/.])gemini-2(?:[.-]|$)/i, f = /(^|[/.])gemini-2\.5(?:[.-]|$)/i, y = /(^|[/.])gemini-/i, C = {
   responseModalities: {
    description: "Response modalities to generate."
   },
   thinkingConfig: {
    description: "Thinking budget, level, and thought output."
   },
   cachedContent: {
    description: "Cached content to use as request context."
   },
   structuredOutputs: {
    description: "Whether to send the JSON response schema."
   },
   safetySettings: {
    description: "Safety settings for the request."
   },
   threshold: {
    description: "Default threshold for configurable safety categories."
   },
   audioTimestamp: {
    description: "Enable timestamp understanding for audio."
   },
   labels: {
    description: "Billing labels. Vertex AI only."
   },
   mediaResolution: {
    description: "Resolution used to process media inputs."
   },
   imageConfig: {
    description: "Image generation configuration."
   },
   retrievalConfig: {
    description: "Retrieval configuration for tools."
   },
   streamFunctionCallArguments: {
    description: "Stream function arguments. Vertex AI only."
   },
   serviceTier: {
    description: "Service tier. Gemini API only."
   },
   continuationToken: {
    description: "Resume a response using its continuation token."
   },
   sharedRequestType: {
    description: "Shared PayGo tier. Vertex AI only."
   },
   requestType: {
    description: "Request routing type. Vertex AI only."
   }
  }, v = {
   image: !0,
   objectGeneration: !0,
   tools: !0,
   streaming: !0,
   googleSearch: !0,
   urlContext: !0
  }, k = Object.fromEntries(Object.entries({
   "gemini-nano-banana-2.1": {
    image: !0,
    objectGeneration: !1,
    tools: !1,
    streaming: !1,
    googleSearch: !0,
    urlContext: !1
   },
   "gemini-4-argon": v,
   "gemini-4-carbon": v,
   "gemini-4-hydrogen": v,
   "gemini-3.8-flash": v,
   "gemini-3.7-flash": v,
   "gemini-3.6-flash": v,
   "gemini-3.5-flash": v,
   "gemini-3.5-flash-lite": v,
   "gemini-3.1-pro-preview": v,
   "gemini-3.1-flash-image-preview": v,
   "gemini-3.1-flash-lite-preview": v,
   "gemini-3-pro-preview": v,
   "gemini-3-pro-image-preview": v,
   "gemini-3-flash-preview": v,
   "gemini-2.5-pro": v,
   "gemini-2.5-flash": v,
   "gemini-2.5-flash-lite": v,
   "gemini-2.5-flash-lite-preview-06-17": v,
   "gemini-2.0-flash": v,
   aqa: void 0,
   "deep-research-max-preview-04-2026": void 0,
   "deep-research-preview-04-2026": void 0,
   "deep-research-pro-preview-12-2025": void 0,
   "gemini-2.0-flash-001": void 0,
   "gemini-2.0-flash-lite": void 0,
   "gemini-2.0-flash-lite-001": void 0,
   "gemini-2.5-computer-use-preview-10-2025": void 0,
   "gemini-2.5-flash-image": void 0,
   "gemini-2.5-flash-native-audio-latest": void 0,
   "gemini-2.5-flash-native-audio-preview-09-2025": void 0,
   "gemini-2.5-flash-native-audio-preview-12-2025": void 0,
   "gemini-2.5-flash-preview-tts": void 0,
   "gemini-2.5-pro-preview-tts": void 0,
   "gemini-3.1-flash-tts-preview": void 0,
   "gemini-3.1-pro-preview-customtools": void 0,
   "gemini-flash-latest": void 0,
   "gemini-flash-lite-latest": void 0,
   "gemini-pro-latest": void 0,
   "gemini-robotics-er-1.5-preview": void 0,
   "gemma-3-12b-it": void 0,
   "gemma-3-1b-it": void 0,
   "gemma-3-27b-it": void 0,
   "gemma-3-4b-it": void 0,
   "gemma-3n-e2b-it": void 0,
   "gemma-3n-e4b-it": void 0,
   "nano-banana-pro-preview": void 0
  }).filter(([, e]) => null != e).map(([e, t]) => [ e, createGoogleLanguageModelEntry(e, t) ]));
  function getGoogleLanguageModelEntry(e) {
   return Object.prototype.hasOwnProperty.call(k, e) ? k[e] : createGoogleLanguageModelEntry(e);
  }
  function createGoogleLanguageModelEntry(e, t) {
   const n = function(e) {
    const t = y.test(e), n = m.test(e), o = function(e) {
     return h.test(e) || /(^|[/.])gemini-pro(?:-vision)?$/i.test(e) || /(^|[/.])gemini-robotics-er-1\.5(?:[.-]|$)/i.test(e);
    }(e), i = t && !(o || n);
    return {
     supportsGemini2Tools: t && !o || e.toLowerCase().includes("nano-banana"),
     supportsFileSearch: f.test(e) || i,
     usesGemini3Features: i
    };
   }(e), o = null != t, i = e.toLowerCase(), l = n.usesGemini3Features && !e.includes("gemini-3-pro-image") ? "level" : "budget", a = /(^|[/.])gemini-4-hydrogen(?:-|$)/i.test(e), s = a ? "low" : function(e) {
    const t = /(?:^|[/.])(gemini-[^/]*)$/i.exec(e)?.[1].toLowerCase();
    if ("gemini-flash-latest" === t) return "low";
    const n = /^gemini-(\d+)(?:\.\d+)?-pro(?:$|-)/.exec(t ?? "");
    if (Number(n?.[1]) >= 3) return "low";
    const o = /^gemini-(\d+)\.(\d+)-flash(?:$|-(?!lite(?:-|$)))/.exec(t ?? "");
    if (null == o) return "minimal";
    const i = Number(o[1]), l = Number(o[2]);
    return i > 3 || 3 === i && l >= 7 ? "low" : "minimal";
   }(e);
   return {
    capabilities: {
     language: {
      inputs: {
       image: t?.image ?? "unknown",
       audio: "unknown"
      },
      objectGeneration: t?.objectGeneration ?? "unknown",
      tools: {
       usage: t?.tools ?? "unknown",
       streaming: t?.streaming ?? "unknown",
       gemini2: n.supportsGemini2Tools,
       googleSearch: t?.googleSearch ?? "unknown",
       urlContext: t?.urlContext ?? "unknown",
       fileSearch: n.supportsFileSearch,
       mixed: n.usesGemini3Features,
       functionResponseParts: n.usesGemini3Features
      },
      reasoning: {
       support: "unknown",
       efforts: "level" === l ? [ ..."minimal" === s ? [ "minimal" ] : [], "low", "medium", "high", ...a ? [ "xhigh" ] : [] ] : void 0,
       minBudget: i.includes("2.5-pro") ? 128 : 0,
       maxBudget: i.includes("2.5-pro") || i.includes("gemini-3-pro-image") ? 32768 : 24576
      },
      sampling: {
       temperature: "unknown",
       topP: "unknown",
       topK: "unknown",
       logprobs: !1,
       penalties: !f.test(e) || {
        condition: "Only supported on the Vertex AI API."
       }
      },
      structuredOutput: {
       withFunctionTools: n.usesGemini3Features
      }
     }
    },
    providerOptions: {
     language: (r = !!o || "unknown", u = {
      labels: {
       condition: "Only supported on the Vertex AI API."
      },
      sharedRequestType: {
       condition: "Only supported on the Vertex AI API."
      },
      requestType: {
       condition: "Only supported on the Vertex AI API."
      },
      serviceTier: {
       condition: "Only supported on the Gemini API."
      },
      streamFunctionCallArguments: {
       condition: "Only supported for streaming requests on the Vertex AI API with Gemini 3 or newer."
      }
     }, Object.fromEntries(Object.keys(C).map(e => [ e, u[e] ?? r ])))
    },
    requestConfig: {
     language: {
      systemInstruction: i.startsWith("gemma-") ? "user" : "system",
      thinkingFormat: l,
      reasoningMaxOutputTokens: 65536,
      jsonResponseTool: /(^|\/)gemini-/i.test(e)
     }
    }
   };
   var r, u;
  }
  function prepareFunctionDeclaration(e) {
   return {
    name: e.name,
    description: e.description ?? "",
    parametersJsonSchema: e.inputSchema
   };
  }
  var T = class {
   constructor() {
    this.accumulatedArgs = {}, this.jsonText = "", this.pathStack = [], this.stringOpen = !1;
   }
   processPartialArgs(e) {
    let t = "";
    for (const n of e) {
     const e = n.jsonPath.endsWith("[]"), o = (e ? n.jsonPath.slice(0, -2) : n.jsonPath).replace(/^\$\./, "");
     if (!o || "$" === o) continue;
     const i = parsePath(o);
     if (!normalizeAndCheckIndexes(this.accumulatedArgs, i)) continue;
     const l = getNestedValue(this.accumulatedArgs, i);
     if (null != n.stringValue && void 0 !== l) {
      const e = JSON.stringify(n.stringValue).slice(1, -1);
      setNestedValue(this.accumulatedArgs, i, l + n.stringValue), t += e, !0 !== n.willContinue && (t += this.closeOpenString());
      continue;
     }
     const a = resolvePartialArgValue(n);
     if (null != a) setNestedValue(this.accumulatedArgs, i, a.value), t += this.emitNavigationTo(i, n, a.json); else {
      if (void 0 !== l) {
       "string" == typeof l && !0 !== n.willContinue && (t += this.closeOpenString());
       continue;
      }
      if (!0 === n.willContinue) continue;
      setNestedValue(this.accumulatedArgs, i, e ? [] : {}), t += this.emitContainer(i, e);
     }
    }
    return this.jsonText += t, {
     currentJSON: this.accumulatedArgs,
     textDelta: t
    };
   }
   finalize() {
    const e = JSON.stringify(this.accumulatedArgs);
    return {
     finalJSON: e,
     closingDelta: e.slice(this.jsonText.length)
    };
   }
   closeOpenString() {
    return this.stringOpen ? (this.stringOpen = !1, '"') : "";
   }
   ensureRoot() {
    return 0 === this.pathStack.length ? (this.pathStack.push({
     segment: "",
     isArray: !1,
     childCount: 0
    }), "{") : "";
   }
   emitNavigationTo(e, t, n) {
    let o = this.closeOpenString();
    o += this.ensureRoot();
    const i = e.slice(0, -1), l = e[e.length - 1], a = this.findCommonStackDepth(i);
    return o += this.closeDownTo(a), o += this.openDownTo(i, l), o += this.emitLeaf(l, t, n), 
    o;
   }
   emitContainer(e, t) {
    let n = this.closeOpenString();
    n += this.ensureRoot();
    const o = this.findCommonStackDepth(e);
    return n += this.closeDownTo(o), n += this.openDownTo(e, t ? 0 : ""), n;
   }
   findCommonStackDepth(e) {
    const t = Math.min(this.pathStack.length - 1, e.length);
    let n = 0;
    for (let o = 0; o < t && this.pathStack[o + 1].segment === e[o]; o++) n++;
    return n + 1;
   }
   closeDownTo(e) {
    let t = "";
    for (;this.pathStack.length > e; ) t += this.pathStack.pop().isArray ? "]" : "}";
    return t;
   }
   openDownTo(e, t) {
    let n = "";
    for (let o = this.pathStack.length - 1; o < e.length; o++) {
     const i = e[o], l = this.pathStack[this.pathStack.length - 1];
     l.childCount > 0 && (n += ","), l.childCount++, "string" == typeof i && (n += `${JSON.stringify(i)}:`);
     const a = "number" == typeof (o + 1 < e.length ? e[o + 1] : t);
     n += a ? "[" : "{", this.pathStack.push({
      segment: i,
      isArray: a,
      childCount: 0
     });
    }
    return n;
   }
   emitLeaf(e, t, n) {
    let o = "";
    const i = this.pathStack[this.pathStack.length - 1];
    return i.childCount > 0 && (o += ","), i.childCount++, "string" == typeof e && (o += `${JSON.stringify(e)}:`), 
    null != t.stringValue && t.willContinue ? (o += n.slice(0, -1), this.stringOpen = !0) : o += n, 
    o;
   }
  };
  function parsePath(e) {
   const t = [];
   for (const n of e.split(".")) {
    const e = n.indexOf("[");
    if (-1 === e) t.push(n); else {
     e > 0 && t.push(n.slice(0, e));
     for (const e of n.matchAll(/\[(\d+)\]/g)) t.push(parseInt(e[1], 10));
    }
   }
   return t;
  }
  const I = Object.prototype.hasOwnProperty;
  function hasOwnProperty(e, t) {
   return I.call(e, t);
  }
  function defineOwnProperty(e, t, n) {
   Object.defineProperty(e, t, {
    value: n,
    enumerable: !0,
    configurable: !0,
    writable: !0
   });
  }
  function getNestedValue(e, t) {
   let n = e;
   for (const e of t) {
    if (null == n || "object" != typeof n) return;
    const t = n;
    if (!hasOwnProperty(t, e)) return;
    n = t[e];
   }
   return n;
  }
  function normalizeAndCheckIndexes(e, t) {
   let n = e;
   for (let e = 0; e < t.length; e++) {
    let o = t[e];
    if (Array.isArray(n) && "string" == typeof o) {
     const n = Number(o);
     Number.isInteger(n) && n >= 0 && n < 2 ** 32 - 1 && String(n) === o && (o = n, t[e] = n);
    }
    if ("number" == typeof o) {
     const e = Array.isArray(n) ? n.length : null == n ? 0 : void 0;
     if (void 0 !== e && o > e) return !1;
    }
    n = null != n && "object" == typeof n && hasOwnProperty(n, o) ? n[o] : void 0;
   }
   return !0;
  }
  function setNestedValue(e, t, n) {
   let o = e;
   for (let e = 0; e < t.length - 1; e++) {
    const n = t[e], i = t[e + 1];
    hasOwnProperty(o, n) && null != o[n] || defineOwnProperty(o, n, "number" == typeof i ? [] : {}), 
    o = o[n];
   }
   defineOwnProperty(o, t[t.length - 1], n);
  }
  function resolvePartialArgValue(e) {
   const t = e.stringValue ?? e.numberValue ?? e.boolValue;
   return null != t ? {
    value: t,
    json: JSON.stringify(t)
   } : "nullValue" in e ? {
    value: null,
    json: "null"
   } : void 0;
  }
  function mapGoogleFinishReason({finishReason: e, hasToolCalls: t}) {
   switch (e) {
   case "STOP":
    return t ? "tool-calls" : "stop";

   case "MAX_TOKENS":
   case "CONTINUATION":
    return "length";

   case "IMAGE_SAFETY":
   case "RECITATION":
   case "SAFETY":
   case "BLOCKLIST":
   case "PROHIBITED_CONTENT":
   case "SPII":
    return "content-filter";

   case "MALFORMED_FUNCTION_CALL":
    return "error";

   default:
    return "other";
   }
  }
  const P = [ "HARM_CATEGORY_HATE_SPEECH", "HARM_CATEGORY_DANGEROUS_CONTENT", "HARM_CATEGORY_HARASSMENT", "HARM_CATEGORY_SEXUALLY_EXPLICIT" ], _ = {
   "image/png": [ /^gs:\/\/.*$/ ],
   "image/jpeg": [ /^gs:\/\/.*$/ ],
   "image/webp": [ /^gs:\/\/.*$/ ],
   "application/pdf": [ /^gs:\/\/.*$/ ],
   "text/plain": [ /^gs:\/\/.*$/ ]
  };
  var Y = class GoogleLanguageModel {
   static [i.V](e) {
    return (0, o.Qf)({
     modelId: e.modelId,
     config: e.config
    });
   }
   static [i.C](e) {
    return new GoogleLanguageModel(e.modelId, e.config);
   }
   constructor(e, t) {
    this.specificationVersion = "v4", this.modelId = e, this.config = t, this.generateId = t.generateId ?? o.$C;
   }
   get provider() {
    return this.config.provider;
   }
   get supportedUrls() {
    return this.config.supportedUrls?.() ?? {};
   }
   static async prepareRequest({modelId: e, config: t, options: {prompt: n, maxOutputTokens: i, temperature: l, topP: c, topK: d, frequencyPenalty: p, presencePenalty: h, stopSequences: m, responseFormat: f, seed: y, tools: C, toolChoice: v, reasoning: k, providerOptions: T, abortSignal: I}, isStreaming: Y = !1}) {
    const S = [], j = t.provider.includes("vertex") ? [ "googleVertex", "vertex" ] : [ "google" ], {options: O} = await (0, 
    o.Wo)({
     providerOptions: T,
     namespaces: [ ...j, "google" ],
     resolution: "first",
     schema: g
    }), x = t.provider.startsWith("google.vertex.");
    C?.some(e => "provider" === e.type && "google.vertex_rag_store" === e.id) && !x && S.push({
     type: "other",
     message: `The 'vertex_rag_store' tool is only supported with the Google Vertex provider and might not be supported or could behave unexpectedly with the current Google provider (${t.provider}).`
    }), O?.streamFunctionCallArguments && !x && S.push({
     type: "other",
     message: `'streamFunctionCallArguments' is only supported on the Vertex AI API and will be ignored with the current Google provider (${t.provider}). See https://docs.cloud.google.com/vertex-ai/generative-ai/docs/multimodal/function-calling#streaming-fc`
    }), O?.serviceTier && x && S.push({
     type: "other",
     message: "'serviceTier' is a Gemini API option and is not supported on Vertex AI. Use 'sharedRequestType' (and optionally 'requestType') instead. See https://docs.cloud.google.com/vertex-ai/generative-ai/docs/priority-paygo"
    }), !O?.sharedRequestType && !O?.requestType || x || S.push({
     type: "other",
     message: `'sharedRequestType' and 'requestType' are Vertex AI options and are ignored with the current Google provider (${t.provider}).`
    });
    const R = x && (O?.sharedRequestType || O?.requestType) ? {
     ...O.sharedRequestType && {
      "X-Vertex-AI-LLM-Shared-Request-Type": O.sharedRequestType
     },
     ...O.requestType && {
      "X-Vertex-AI-LLM-Request-Type": O.requestType
     }
    } : void 0, w = x ? void 0 : O?.serviceTier;
    let N = O?.imageConfig;
    if (null != N && !x) {
     const {personGeneration: e, prominentPeople: n, imageOutputOptions: o, ...i} = N, l = Object.entries({
      personGeneration: e,
      prominentPeople: n,
      imageOutputOptions: o
     }).filter(([, e]) => null != e).map(([e]) => `'imageConfig.${e}'`);
     l.length > 0 && (S.push({
      type: "other",
      message: `${l.join(", ")} ${1 === l.length ? "is a Vertex AI option and is" : "are Vertex AI options and are"} ignored with the current Google provider (${t.provider}).`
     }), N = i);
    }
    const M = getGoogleLanguageModelEntry(e), b = "user" === M.requestConfig.language.systemInstruction, A = !x && !0 !== M.capabilities.language.sampling.penalties;
    A && null != p && S.push({
     type: "unsupported",
     feature: "frequencyPenalty"
    }), A && null != h && S.push({
     type: "unsupported",
     feature: "presencePenalty"
    });
    const E = M.capabilities.language.tools.functionResponseParts, D = E && t.downloadToolResultFiles?.supportsGoogleCloudStorageUrls ? _ : void 0, {contents: L, systemInstruction: q} = function(e, t) {
     const n = [], i = [];
     let l = !0;
     const c = t?.isGemmaModel ?? !1, d = t?.isGemini3Model ?? !1, p = t?.onWarning, g = t?.providerOptionsNames ?? [ "google" ], h = !g.includes("google"), m = t?.supportsFunctionResponseParts ?? !0, f = t?.includeFunctionCallIds ?? !0, y = t?.supportedFunctionResponseUrls ?? {};
     let C = !1;
     const v = [], readProviderOpts = e => {
      for (const t of g) {
       const n = e.providerOptions?.[t];
       if (null != n) return n;
      }
      return h ? e.providerOptions?.google : e.providerOptions?.googleVertex ?? e.providerOptions?.vertex;
     };
     for (const {role: t, content: c} of e) switch (t) {
     case "system":
      if (!l) throw new a.b8({
       functionality: "system messages are only supported at the beginning of the conversation"
      });
      n.push({
       text: c
      });
      break;

     case "user":
      {
       l = !1;
       const e = [];
       for (const t of c) switch (t.type) {
       case "text":
        e.push({
         text: t.text
        });
        break;

       case "file":
        {
         const n = readProviderOpts(t)?.videoMetadata, i = null == n ? void 0 : s.parse(n);
         switch (t.data.type) {
         case "url":
          e.push({
           fileData: {
            mimeType: (0, o.SL)({
             part: t
            }),
            fileUri: "gs:" === t.data.url.protocol && null != t.data.originalUrl ? t.data.originalUrl : t.data.url.toString()
           },
           ...null != i ? {
            videoMetadata: i
           } : {}
          });
          break;

         case "reference":
          if (h) throw new a.b8({
           functionality: "file parts with provider references"
          });
          e.push({
           fileData: {
            mimeType: (0, o.SL)({
             part: t
            }),
            fileUri: (0, o.p5)({
             reference: t.data.reference,
             provider: "google"
            })
           },
           ...null != i ? {
            videoMetadata: i
           } : {}
          });
          break;

         case "text":
          e.push({
           inlineData: {
            mimeType: (0, o.Cs)(t.mediaType) ? t.mediaType : "text/plain",
            data: (0, o.ej)((new TextEncoder).encode(t.data.text))
           },
           ...null != i ? {
            videoMetadata: i
           } : {}
          });
          break;

         case "data":
          e.push({
           inlineData: {
            mimeType: (0, o.SL)({
             part: t
            }),
            data: (0, o.ej)(t.data.data)
           },
           ...null != i ? {
            videoMetadata: i
           } : {}
          });
         }
         break;
        }
       }
       i.push({
        role: "user",
        parts: e
       });
       break;
      }

     case "assistant":
      {
       l = !1;
       let e = !1;
       i.push({
        role: "model",
        parts: c.map(t => {
         const n = readProviderOpts(t), i = null != n?.thoughtSignature ? String(n.thoughtSignature) : void 0;
         switch (t.type) {
         case "text":
          return 0 === t.text.length && null == i ? void 0 : {
           text: t.text,
           thoughtSignature: i
          };

         case "reasoning":
          return 0 === t.text.length && null == i ? void 0 : {
           text: t.text,
           thought: !0,
           thoughtSignature: i
          };

         case "reasoning-file":
          switch (t.data.type) {
          case "url":
           throw new a.b8({
            functionality: "File data URLs in assistant messages are not supported"
           });

          case "data":
           return {
            inlineData: {
             mimeType: t.mediaType,
             data: (0, o.ej)(t.data.data)
            },
            thought: !0,
            thoughtSignature: i
           };
          }
          break;

         case "file":
          switch (t.data.type) {
          case "url":
           throw new a.b8({
            functionality: "File data URLs in assistant messages are not supported"
           });

          case "reference":
           if (h) throw new a.b8({
            functionality: "file parts with provider references"
           });
           return {
            fileData: {
             mimeType: t.mediaType,
             fileUri: (0, o.p5)({
              reference: t.data.reference,
              provider: "google"
             })
            },
            ...!0 === n?.thought ? {
             thought: !0
            } : {},
            thoughtSignature: i
           };

          case "text":
           return {
            inlineData: {
             mimeType: (0, o.Cs)(t.mediaType) ? t.mediaType : "text/plain",
             data: (0, o.ej)((new TextEncoder).encode(t.data.text))
            },
            ...!0 === n?.thought ? {
             thought: !0
            } : {},
            thoughtSignature: i
           };

          case "data":
           return {
            inlineData: {
             mimeType: t.mediaType,
             data: (0, o.ej)(t.data.data)
            },
            ...!0 === n?.thought ? {
             thought: !0
            } : {},
            thoughtSignature: i
           };
          }
          break;

         case "tool-call":
          {
           if (!0 === t.providerExecuted && "code_execution" === t.toolName) return {
            executableCode: r.parse("string" == typeof t.input ? (0, o.ZA)(t.input) : t.input)
           };
           const a = null != n?.serverToolCallId ? String(n.serverToolCallId) : void 0, s = null != n?.serverToolType ? String(n.serverToolType) : void 0, u = null != a && null != s, c = i ?? (!d || !u && null == i && e ? void 0 : (l = t.toolName, 
           v.push(l), C = !0, "skip_thought_signature_validator"));
           return u || null == i || (e = !0), u ? {
            toolCall: {
             toolType: s,
             args: "string" == typeof t.input ? (0, o.ZA)(t.input) : t.input,
             id: a
            },
            thoughtSignature: c
           } : {
            functionCall: {
             ...f && null != t.toolCallId ? {
              id: t.toolCallId
             } : {},
             name: t.toolName,
             args: parseToolCallInput(t.input)
            },
            thoughtSignature: c
           };
          }

         case "tool-result":
          {
           if ("code_execution" === t.toolName && "json" === t.output.type) return {
            codeExecutionResult: u.parse(t.output.value)
           };
           const e = null != n?.serverToolCallId ? String(n.serverToolCallId) : void 0, o = null != n?.serverToolType ? String(n.serverToolType) : void 0;
           return e && o ? {
            toolResponse: {
             toolType: o,
             response: "json" === t.output.type ? t.output.value : {},
             id: e
            },
            thoughtSignature: i
           } : void 0;
          }
         }
         var l;
        }).filter(e => void 0 !== e)
       });
       break;
      }

     case "tool":
      {
       l = !1;
       const e = [];
       for (const t of c) {
        if ("tool-approval-response" === t.type) continue;
        const n = readProviderOpts(t), o = null != n?.serverToolCallId ? String(n.serverToolCallId) : void 0, l = null != n?.serverToolType ? String(n.serverToolType) : void 0;
        if (o && l) {
         const e = null != n?.thoughtSignature ? String(n.thoughtSignature) : void 0;
         if (i.length > 0) {
          const n = i[i.length - 1];
          if ("model" === n.role) {
           n.parts.push({
            toolResponse: {
             toolType: l,
             response: "json" === t.output.type ? t.output.value : {},
             id: o
            },
            thoughtSignature: e
           });
           continue;
          }
         }
        }
        const a = t.output;
        if ("content" === a.type) m ? appendToolResultParts(e, t.toolName, a.value, t.toolCallId, f, y) : appendLegacyToolResultParts(e, t.toolName, a.value, t.toolCallId, f); else {
         const n = "error-text" === a.type || "error-json" === a.type || "execution-denied" === a.type;
         e.push({
          functionResponse: {
           ...f && null != t.toolCallId ? {
            id: t.toolCallId
           } : {},
           name: t.toolName,
           response: {
            name: t.toolName,
            ...n ? {
             error: "execution-denied" === a.type ? a.reason ?? "Tool call execution denied." : serializeFunctionResponseContent(a.value)
            } : {
             content: serializeFunctionResponseContent(a.value)
            }
           }
          }
         });
        }
       }
       i.push({
        role: "user",
        parts: e
       });
       break;
      }
     }
     if (c && n.length > 0 && i.length > 0 && "user" === i[0].role) {
      const e = n.map(e => e.text).join("\n\n");
      i[0].parts.unshift({
       text: e + "\n\n"
      });
     }
     if (C && null != p) {
      const e = Array.from(new Set(v));
      p({
       type: "other",
       message: `Replayed ${v.length} \`functionCall\` part(s) for a Gemini 3 model without a \`thoughtSignature\` (tools: ${e.map(e => `\`${e}\``).join(", ")}). Injected the documented \`skip_thought_signature_validator\` sentinel to keep the request from failing with HTTP 400. The likely cause is application code that drops \`providerOptions.google.thoughtSignature\` when persisting or serializing assistant tool-call messages. See https://ai.google.dev/gemini-api/docs/thought-signatures.`
      });
     }
     return {
      systemInstruction: n.length > 0 && !c ? {
       parts: n
      } : void 0,
      contents: i
     };
    }(t.downloadToolResultFiles ? await async function(e, {abortSignal: t, fetch: n, maxBytes: o, supportedUrls: i = {}}) {
     const l = [];
     for (const a of e) {
      if ("assistant" === a.role) {
       const e = [];
       for (const l of a.content) e.push("tool-result" === l.type ? {
        ...l,
        output: await downloadToolResultOutput(l.output, {
         abortSignal: t,
         fetch: n,
         maxBytes: o,
         supportedUrls: i
        })
       } : l);
       l.push({
        ...a,
        content: e
       });
       continue;
      }
      if ("tool" === a.role) {
       const e = [];
       for (const l of a.content) "tool-result" === l.type ? e.push({
        ...l,
        output: await downloadToolResultOutput(l.output, {
         abortSignal: t,
         fetch: n,
         maxBytes: o,
         supportedUrls: i
        })
       }) : e.push(l);
       l.push({
        ...a,
        content: e
       });
       continue;
      }
      l.push(a);
     }
     return l;
    }(n, {
     abortSignal: I,
     maxBytes: t.downloadToolResultFiles.maxBytes,
     fetch: t.downloadToolResultFiles.fetch,
     supportedUrls: D
    }) : n, {
     isGemmaModel: b,
     isGemini3Model: E,
     onWarning: e => S.push(e),
     providerOptionsNames: j,
     supportsFunctionResponseParts: E,
     includeFunctionCallIds: !x,
     supportedFunctionResponseUrls: D
    }), {tools: G, toolConfig: U, toolWarnings: z} = function({tools: e, toolChoice: t, modelId: n, isVertexProvider: o = !1}) {
     "none" === t?.type && (e = e?.filter(e => "function" === e.type)), e = e?.length ? e : void 0;
     const i = [], {supportsGemini2Tools: l, supportsFileSearch: s, usesGemini3Features: r} = function(e) {
      const {tools: t} = getGoogleLanguageModelEntry(e).capabilities.language;
      return {
       supportsGemini2Tools: t.gemini2,
       supportsFileSearch: t.fileSearch,
       usesGemini3Features: t.mixed
      };
     }(n);
     if (null == e) return {
      tools: void 0,
      toolConfig: void 0,
      toolWarnings: i
     };
     const u = e.some(e => "function" === e.type), c = e.some(e => "provider" === e.type);
     if (u && c && !r && i.push({
      type: "unsupported",
      feature: "combination of function and provider-defined tools"
     }), c) {
      const n = [];
      if (e.filter(e => "provider" === e.type).forEach(e => {
       switch (e.id) {
       case "google.google_search":
        l ? n.push({
         googleSearch: {
          ...e.args
         }
        }) : i.push({
         type: "unsupported",
         feature: `provider-defined tool ${e.id}`,
         details: "Google Search requires Gemini 2.0 or newer."
        });
        break;

       case "google.enterprise_web_search":
        l ? n.push({
         enterpriseWebSearch: {}
        }) : i.push({
         type: "unsupported",
         feature: `provider-defined tool ${e.id}`,
         details: "Enterprise Web Search requires Gemini 2.0 or newer."
        });
        break;

       case "google.url_context":
        l ? n.push({
         urlContext: {}
        }) : i.push({
         type: "unsupported",
         feature: `provider-defined tool ${e.id}`,
         details: "The URL context tool is not supported with other Gemini models than Gemini 2."
        });
        break;

       case "google.code_execution":
        l ? n.push({
         codeExecution: {}
        }) : i.push({
         type: "unsupported",
         feature: `provider-defined tool ${e.id}`,
         details: "The code execution tool is not supported with other Gemini models than Gemini 2."
        });
        break;

       case "google.file_search":
        s ? n.push({
         fileSearch: {
          ...e.args
         }
        }) : i.push({
         type: "unsupported",
         feature: `provider-defined tool ${e.id}`,
         details: "The file search tool is only supported with Gemini 2.5 models and Gemini 3 models."
        });
        break;

       case "google.vertex_rag_store":
        l ? n.push({
         retrieval: {
          vertex_rag_store: {
           rag_resources: {
            rag_corpus: e.args.ragCorpus
           },
           similarity_top_k: e.args.topK
          }
         }
        }) : i.push({
         type: "unsupported",
         feature: `provider-defined tool ${e.id}`,
         details: "The RAG store tool is not supported with other Gemini models than Gemini 2."
        });
        break;

       case "google.google_maps":
        l ? n.push({
         googleMaps: {}
        }) : i.push({
         type: "unsupported",
         feature: `provider-defined tool ${e.id}`,
         details: "The Google Maps grounding tool is not supported with Gemini models other than Gemini 2 or newer."
        });
        break;

       default:
        i.push({
         type: "unsupported",
         feature: `provider-defined tool ${e.id}`
        });
       }
      }), u && r && n.length > 0) {
       const l = [];
       for (const t of e) "function" === t.type && l.push(prepareFunctionDeclaration(t));
       const a = {
        functionCallingConfig: {
         mode: "VALIDATED"
        },
        ...!o && {
         includeServerSideToolInvocations: !0
        }
       };
       if (null != t) switch (t.type) {
       case "auto":
        break;

       case "none":
        a.functionCallingConfig = {
         mode: "NONE"
        };
        break;

       case "required":
        a.functionCallingConfig = {
         mode: "ANY"
        };
        break;

       case "tool":
        a.functionCallingConfig = {
         mode: "ANY",
         allowedFunctionNames: [ t.toolName ]
        };
       }
       return {
        tools: [ ...n, {
         functionDeclarations: l
        } ],
        toolConfig: a,
        toolWarnings: i
       };
      }
      return {
       tools: n.length > 0 ? n : void 0,
       toolConfig: void 0,
       toolWarnings: i
      };
     }
     const d = [];
     let p = !1;
     for (const t of e) "function" === t.type ? (d.push(prepareFunctionDeclaration(t)), 
     !0 === t.strict && (p = !0)) : i.push({
      type: "unsupported",
      feature: `function tool ${t.name}`
     });
     if (null == t) return {
      tools: [ {
       functionDeclarations: d
      } ],
      toolConfig: p ? {
       functionCallingConfig: {
        mode: "VALIDATED"
       }
      } : void 0,
      toolWarnings: i
     };
     const g = t.type;
     switch (g) {
     case "auto":
      return {
       tools: [ {
        functionDeclarations: d
       } ],
       toolConfig: {
        functionCallingConfig: {
         mode: p ? "VALIDATED" : "AUTO"
        }
       },
       toolWarnings: i
      };

     case "none":
      return {
       tools: [ {
        functionDeclarations: d
       } ],
       toolConfig: {
        functionCallingConfig: {
         mode: "NONE"
        }
       },
       toolWarnings: i
      };

     case "required":
      return {
       tools: [ {
        functionDeclarations: d
       } ],
       toolConfig: {
        functionCallingConfig: {
         mode: "ANY"
        }
       },
       toolWarnings: i
      };

     case "tool":
      return {
       tools: [ {
        functionDeclarations: d
       } ],
       toolConfig: {
        functionCallingConfig: {
         mode: "ANY",
         allowedFunctionNames: [ t.toolName ]
        }
       },
       toolWarnings: i
      };

     default:
      throw new a.b8({
       functionality: `tool choice type: ${g}`
      });
     }
    }({
     tools: C,
     toolChoice: v,
     modelId: e,
     isVertexProvider: x
    }), F = (0, o.CR)({
     tools: C,
     providerToolNames: {
      "google.code_execution": "code_execution"
     }
    }), V = null != O?.thinkingConfig?.thinkingBudget || null != O?.thinkingConfig?.thinkingLevel ? void 0 : function({reasoning: e, modelId: t, warnings: n}) {
     if ((0, o.g6)(e)) return "level" === getGoogleLanguageModelEntry(t).requestConfig.language.thinkingFormat ? function({reasoning: e, modelId: t, warnings: n}) {
      const i = getGoogleLanguageModelEntry(t).capabilities.language.reasoning.efforts, l = (0, 
      o.jv)({
       reasoning: e,
       effortMap: Object.fromEntries((i ?? []).map(e => [ e, e ])),
       warnings: n
      });
      if (null != l) return {
       thinkingLevel: l
      };
     }({
      reasoning: e,
      modelId: t,
      warnings: n
     }) : function({reasoning: e, modelId: t, warnings: n}) {
      const i = getGoogleLanguageModelEntry(t), l = i.capabilities.language.reasoning.minBudget;
      return "none" === e && 0 === l ? {
       thinkingBudget: 0
      } : {
       thinkingBudget: (0, o.sq)({
        reasoning: e,
        maxOutputTokens: i.requestConfig.language.reasoningMaxOutputTokens,
        maxReasoningBudget: i.capabilities.language.reasoning.maxBudget,
        minReasoningBudget: l,
        warnings: n
       })
      };
     }({
      reasoning: e,
      modelId: t,
      warnings: n
     });
    }({
     reasoning: k,
     modelId: e,
     warnings: S
    }), $ = O?.thinkingConfig || V ? {
     ...V,
     ...O?.thinkingConfig
    } : void 0, J = Y && x ? O?.streamFunctionCallArguments ?? !1 : void 0, K = O?.threshold, H = O?.safetySettings ?? (null != K ? P.map(e => ({
     category: e,
     threshold: K
    })) : void 0), B = U || J || O?.retrievalConfig ? {
     ...U,
     ...J && {
      functionCallingConfig: {
       ...U?.functionCallingConfig,
       streamFunctionCallArguments: !0
      }
     },
     ...O?.retrievalConfig && {
      retrievalConfig: O.retrievalConfig
     }
    } : void 0;
    return {
     args: {
      generationConfig: {
       maxOutputTokens: i,
       temperature: l,
       topK: d,
       topP: c,
       frequencyPenalty: A ? void 0 : p,
       presencePenalty: A ? void 0 : h,
       stopSequences: m,
       seed: y,
       responseMimeType: "json" === f?.type ? "application/json" : void 0,
       responseJsonSchema: "json" === f?.type && null != f.schema && (O?.structuredOutputs ?? !0) ? sanitizeResponseJsonSchema(f.schema) : void 0,
       ...O?.audioTimestamp && {
        audioTimestamp: O.audioTimestamp
       },
       responseModalities: O?.responseModalities,
       thinkingConfig: $,
       ...O?.mediaResolution && {
        mediaResolution: O.mediaResolution
       },
       ...N && {
        imageConfig: N
       }
      },
      contents: L,
      systemInstruction: b ? void 0 : q,
      safetySettings: H,
      tools: G,
      toolConfig: B,
      cachedContent: O?.cachedContent,
      labels: O?.labels,
      serviceTier: w,
      ...null != O?.continuationToken && {
       continuationToken: O.continuationToken
      }
     },
     warnings: [ ...S, ...z ],
     providerOptionsNames: j,
     extraHeaders: R,
     toolNameMapping: F
    };
   }
   async getArgs(e, {isStreaming: t = !1} = {}) {
    const {responseFormat: n, toolChoice: o} = e, i = "none" === o?.type ? e.tools?.filter(e => "function" === e.type) : e.tools, l = getGoogleLanguageModelEntry(this.modelId), {structuredOutput: a} = l.capabilities.language;
    let s;
    if ("json" === n?.type && null != n.schema && i?.some(e => "function" === e.type) && l.requestConfig.language.jsonResponseTool && (!a.withFunctionTools || "required" === o?.type || "tool" === o?.type)) {
     let e = "json";
     for (let t = 1; i.some(t => t.name === e); t++) e = `json_${t}`;
     s = {
      type: "function",
      name: e,
      description: n.description ?? "Respond with a JSON object.",
      inputSchema: n.schema
     };
    }
    return {
     ...await GoogleLanguageModel.prepareRequest({
      modelId: this.modelId,
      config: this.config,
      options: null == s ? e : {
       ...e,
       responseFormat: void 0,
       tools: [ ...i ?? [], s ],
       toolChoice: "tool" === o?.type ? o : "none" === o?.type ? {
        type: "tool",
        toolName: s.name
       } : {
        type: "required"
       }
      },
      isStreaming: t
     }),
     jsonResponseToolName: s?.name
    };
   }
   static convertGenerateContentResponse({config: e, response: t, responseHeaders: n, warnings: o, providerOptionsNames: i, toolNameMapping: l, jsonResponseToolName: a, initialPromptTokenCount: s, groundingMetadataPerRequest: r}) {
    const wrapProviderMetadata = e => Object.fromEntries(i.map(t => [ t, e ])), u = t.candidates?.[0], c = t.promptFeedback?.blockReason, d = isConfirmedPromptBlockReason(c) ? c : void 0, p = null == u?.finishReason && null != d, g = u?.finishReason ?? d, h = [], m = u?.content?.parts ?? [], f = t.usageMetadata;
    let y, C;
    for (const t of m) if ("executableCode" in t && t.executableCode?.code) {
     const n = e.generateId();
     y = n, h.push({
      type: "tool-call",
      toolCallId: n,
      toolName: l?.toCustomToolName("code_execution") ?? "code_execution",
      input: JSON.stringify(t.executableCode),
      providerExecuted: !0
     });
    } else if ("codeExecutionResult" in t && t.codeExecutionResult) h.push({
     type: "tool-result",
     toolCallId: y,
     toolName: l?.toCustomToolName("code_execution") ?? "code_execution",
     result: {
      outcome: t.codeExecutionResult.outcome,
      output: t.codeExecutionResult.output ?? ""
     }
    }); else if ("text" in t && null != t.text) {
     if (null != a && !0 !== t.thought) continue;
     const e = t.thoughtSignature ? wrapProviderMetadata({
      thoughtSignature: t.thoughtSignature
     }) : void 0;
     0 === t.text.length ? null != e && h.length > 0 && (h[h.length - 1].providerMetadata = e) : h.push({
      type: !0 === t.thought ? "reasoning" : "text",
      text: t.text,
      providerMetadata: e
     });
    } else if ("functionCall" in t && null != t.functionCall.name) {
     if (t.functionCall.name === a) {
      h.push({
       type: "text",
       text: "string" == typeof t.functionCall.args ? t.functionCall.args : JSON.stringify(t.functionCall.args ?? {}),
       ...t.thoughtSignature ? {
        providerMetadata: wrapProviderMetadata({
         thoughtSignature: t.thoughtSignature
        })
       } : {}
      });
      continue;
     }
     h.push({
      type: "tool-call",
      toolCallId: t.functionCall.id || e.generateId(),
      toolName: t.functionCall.name,
      input: JSON.stringify(t.functionCall.args ?? {}),
      providerMetadata: t.thoughtSignature ? wrapProviderMetadata({
       thoughtSignature: t.thoughtSignature
      }) : void 0
     });
    } else if ("inlineData" in t) {
     const e = !0 === t.thought, n = !!t.thoughtSignature;
     h.push({
      type: e ? "reasoning-file" : "file",
      data: {
       type: "data",
       data: t.inlineData.data
      },
      mediaType: t.inlineData.mimeType,
      providerMetadata: n ? wrapProviderMetadata({
       thoughtSignature: t.thoughtSignature
      }) : void 0
     });
    } else if ("toolCall" in t && t.toolCall) {
     const n = t.toolCall.id || e.generateId();
     C = n, h.push({
      type: "tool-call",
      toolCallId: n,
      toolName: `server:${t.toolCall.toolType}`,
      input: JSON.stringify(t.toolCall.args ?? {}),
      providerExecuted: !0,
      dynamic: !0,
      providerMetadata: t.thoughtSignature ? wrapProviderMetadata({
       thoughtSignature: t.thoughtSignature,
       serverToolCallId: n,
       serverToolType: t.toolCall.toolType
      }) : wrapProviderMetadata({
       serverToolCallId: n,
       serverToolType: t.toolCall.toolType
      })
     });
    } else if ("toolResponse" in t && t.toolResponse) {
     const n = C || t.toolResponse.id || e.generateId();
     h.push({
      type: "tool-result",
      toolCallId: n,
      toolName: `server:${t.toolResponse.toolType}`,
      result: t.toolResponse.response ?? {},
      providerMetadata: t.thoughtSignature ? wrapProviderMetadata({
       thoughtSignature: t.thoughtSignature,
       serverToolCallId: n,
       serverToolType: t.toolResponse.toolType
      }) : wrapProviderMetadata({
       serverToolCallId: n,
       serverToolType: t.toolResponse.toolType
      })
     }), C = void 0;
    }
    const v = extractSources({
     groundingMetadata: u?.groundingMetadata,
     generateId: e.generateId
    }) ?? [];
    for (const e of v) h.push(e);
    return {
     content: h,
     finishReason: {
      unified: p ? "content-filter" : mapGoogleFinishReason({
       finishReason: g,
       hasToolCalls: h.some(e => "tool-call" === e.type && !e.providerExecuted)
      }),
      raw: g
     },
     usage: convertGoogleUsage(f),
     warnings: o,
     providerMetadata: wrapProviderMetadata({
      promptFeedback: t.promptFeedback ?? null,
      groundingMetadata: u?.groundingMetadata ?? null,
      ...null != r ? {
       groundingMetadataPerRequest: r
      } : {},
      urlContextMetadata: u?.urlContextMetadata ?? null,
      safetyRatings: u?.safetyRatings ?? null,
      usageMetadata: f ?? null,
      finishMessage: u?.finishMessage ?? null,
      serviceTier: f?.serviceTier ?? n?.["x-gemini-service-tier"] ?? null,
      ...null != u?.continuationToken ? {
       continuationToken: u.continuationToken
      } : {},
      ...null != s ? {
       initialPromptTokenCount: s
      } : {}
     }),
     response: {
      id: t.responseId ?? void 0
     }
    };
   }
   async doGenerate(e) {
    const {args: t, warnings: n, providerOptionsNames: i, extraHeaders: l, toolNameMapping: a, jsonResponseToolName: s} = await this.getArgs(e), generateContent = async t => (0, 
    o.GU)({
     url: `${this.config.baseURL}/${getModelPath(this.modelId)}:generateContent`,
     headers: (0, o.m2)(await (0, o.hd)(this.config.headers), e.headers, l),
     body: t,
     failedResponseHandler: p,
     successfulResponseHandler: (0, o.cV)(S),
     abortSignal: e.abortSignal,
     fetch: this.config.fetch
    });
    let {responseHeaders: r, value: u, rawValue: c} = await generateContent(t);
    const d = [], g = [];
    let h;
    const m = u.usageMetadata?.promptTokenCount;
    let f = !1;
    for (;;) {
     const e = u.candidates?.[0];
     g.push(e?.groundingMetadata ?? null);
     const o = "CONTINUATION" === e?.finishReason ? e.continuationToken : void 0;
     if (h = addGoogleUsageMetadata(h, u.usageMetadata ?? void 0), null == o) break;
     d.push(...GoogleLanguageModel.convertGenerateContentResponse({
      config: this.config,
      response: u,
      warnings: n,
      providerOptionsNames: i,
      toolNameMapping: a,
      jsonResponseToolName: s
     }).content), f = !0, ({responseHeaders: r, value: u, rawValue: c} = await generateContent({
      ...t,
      continuationToken: o
     }));
    }
    const y = GoogleLanguageModel.convertGenerateContentResponse({
     config: this.config,
     response: {
      ...u,
      usageMetadata: h
     },
     responseHeaders: r,
     warnings: n,
     providerOptionsNames: i,
     toolNameMapping: a,
     jsonResponseToolName: s,
     initialPromptTokenCount: f ? m : void 0,
     groundingMetadataPerRequest: f ? g : void 0
    }), C = {
     ...y,
     content: [ ...d, ...y.content ]
    };
    return {
     ...C,
     request: {
      body: t
     },
     response: {
      ...C.response,
      headers: r,
      body: c
     }
    };
   }
   async doStream(e) {
    const {args: t, warnings: n, providerOptionsNames: i, extraHeaders: l, toolNameMapping: a, jsonResponseToolName: s} = await this.getArgs(e, {
     isStreaming: !0
    }), wrapProviderMetadata = e => Object.fromEntries(i.map(t => [ t, e ])), streamGenerateContent = async t => (0, 
    o.GU)({
     url: `${this.config.baseURL}/${getModelPath(this.modelId)}:streamGenerateContent?alt=sse`,
     headers: (0, o.m2)(await (0, o.hd)(this.config.headers), e.headers, l),
     body: t,
     failedResponseHandler: p,
     successfulResponseHandler: (0, o.Ds)(j),
     abortSignal: e.abortSignal,
     fetch: this.config.fetch
    }), {responseHeaders: r, value: u} = await streamGenerateContent(t), c = [];
    let d = null;
    const g = function({stream: e, getContinuationToken: t, continueStream: n}) {
     let o, i = e.getReader();
     return new ReadableStream({
      async pull(e) {
       for (;;) {
        const {done: l, value: a} = await i.read();
        if (!l) {
         if (a.success) {
          const e = t(a.value);
          null != e && (o = e);
         }
         return void e.enqueue(a);
        }
        if (null == o) return void e.close();
        const s = o;
        o = void 0;
        try {
         return i = (await n(s)).getReader(), void e.enqueue({
          type: "continuation-start"
         });
        } catch (t) {
         return e.enqueue({
          success: !1,
          error: t,
          rawValue: void 0
         }), void e.close();
        }
       }
      },
      async cancel(e) {
       await i.cancel(e);
      }
     });
    }({
     stream: u,
     getContinuationToken: e => {
      const t = e.candidates?.[0];
      return null != t?.groundingMetadata && (d = t.groundingMetadata), "CONTINUATION" === t?.finishReason ? t.continuationToken ?? void 0 : void 0;
     },
     continueStream: async e => {
      const {value: n} = await streamGenerateContent({
       ...t,
       continuationToken: e
      });
      return c.push(d), d = null, n;
     }
    });
    let h, m, f, y, C = {
     unified: "interrupted",
     raw: void 0
    }, v = null, k = null, I = null, P = null, _ = null, Y = null;
    const S = this.config.generateId;
    let O = !1, x = !1, R = null, w = null, N = 0;
    const M = new Set;
    let b, A;
    const E = [], finishActiveStreamingToolCall = e => {
     const t = E.pop();
     if (null == t) return;
     null !== R && (e.enqueue({
      type: "text-end",
      id: R
     }), R = null), null !== w && (e.enqueue({
      type: "reasoning-end",
      id: w
     }), w = null);
     const {finalJSON: n, closingDelta: o} = t.accumulator.finalize();
     o.length > 0 && e.enqueue({
      type: "tool-input-delta",
      id: t.toolCallId,
      delta: o,
      providerMetadata: t.providerMetadata
     }), e.enqueue({
      type: "tool-input-end",
      id: t.toolCallId,
      providerMetadata: t.providerMetadata
     }), e.enqueue({
      type: "tool-call",
      toolCallId: t.toolCallId,
      toolName: t.toolName,
      input: n,
      providerMetadata: t.providerMetadata
     }), O = !0;
    }, D = {
     stream: g.pipeThrough(new TransformStream({
      start(e) {
       e.enqueue({
        type: "stream-start",
        warnings: n
       });
      },
      transform(t, n) {
       if ("type" in t) return void (C = {
        unified: "interrupted",
        raw: void 0
       });
       if (e.includeRawChunks && n.enqueue({
        type: "raw",
        rawValue: t.rawValue
       }), !t.success) return "interrupted" === C.unified && (C = {
        unified: "error",
        raw: void 0
       }), void n.enqueue({
        type: "error",
        error: t.error
       });
       const i = t.value;
       if (null != i.error) {
        C = {
         unified: "error",
         raw: void 0
        };
        const e = i.error, t = e.code ?? function(e) {
         switch (e) {
         case "CANCELLED":
          return 499;

         case "INVALID_ARGUMENT":
         case "FAILED_PRECONDITION":
         case "OUT_OF_RANGE":
          return 400;

         case "DEADLINE_EXCEEDED":
          return 504;

         case "NOT_FOUND":
          return 404;

         case "ALREADY_EXISTS":
         case "ABORTED":
          return 409;

         case "PERMISSION_DENIED":
          return 403;

         case "UNAUTHENTICATED":
          return 401;

         case "RESOURCE_EXHAUSTED":
          return 429;

         case "UNIMPLEMENTED":
          return 501;

         case "UNKNOWN":
         case "INTERNAL":
         case "DATA_LOSS":
          return 500;

         case "UNAVAILABLE":
          return 503;

         default:
          return;
         }
        }(e.status);
        return void n.enqueue({
         type: "error",
         error: (0, o.iH)({
          message: e.message,
          type: e.status,
          code: e.code ?? void 0,
          statusCode: t,
          isRetryable: null != t && (408 === t || 409 === t || 429 === t || t >= 500),
          data: e
         })
        });
       }
       x || null == i.responseId || (x = !0, n.enqueue({
        type: "response-metadata",
        id: i.responseId
       }));
       const l = i.usageMetadata;
       null != l && (h = l), null != i.promptFeedback && null == y && (v = i.promptFeedback, 
       isConfirmedPromptBlockReason(i.promptFeedback.blockReason) && (y = i.promptFeedback.blockReason, 
       C = {
        unified: "content-filter",
        raw: y
       }));
       const s = i.candidates?.[0];
       if (null != s && (null != s.groundingMetadata && (k = s.groundingMetadata), null != s.urlContextMetadata && (I = s.urlContextMetadata), 
       null != s.safetyRatings && (P = s.safetyRatings), null != s.finishMessage && (_ = s.finishMessage), 
       null != s.continuationToken && (Y = s.continuationToken)), null != y || null == s) return;
       const r = s.content, u = extractSources({
        groundingMetadata: s.groundingMetadata,
        generateId: S,
        emittedSourceKeys: M
       });
       if (null != u) for (const e of u) n.enqueue(e);
       if (null != r) {
        const e = r.parts ?? [];
        for (const t of e) if ("executableCode" in t && t.executableCode?.code) {
         const e = S();
         b = e, n.enqueue({
          type: "tool-call",
          toolCallId: e,
          toolName: a.toCustomToolName("code_execution"),
          input: JSON.stringify(t.executableCode),
          providerExecuted: !0
         });
        } else if ("codeExecutionResult" in t && t.codeExecutionResult) {
         const e = b;
         e && n.enqueue({
          type: "tool-result",
          toolCallId: e,
          toolName: a.toCustomToolName("code_execution"),
          result: {
           outcome: t.codeExecutionResult.outcome,
           output: t.codeExecutionResult.output ?? ""
          }
         });
        } else if ("text" in t && null != t.text) {
         const e = t.thoughtSignature ? wrapProviderMetadata({
          thoughtSignature: t.thoughtSignature
         }) : void 0;
         if (0 === t.text.length) {
          if (null != e) if (null !== R) n.enqueue({
           type: "text-delta",
           id: R,
           delta: "",
           providerMetadata: e
          }); else {
           null !== w && (n.enqueue({
            type: "reasoning-end",
            id: w
           }), w = null);
           const o = String(N++), i = !0 === t.thought ? "reasoning" : "text";
           n.enqueue({
            type: `${i}-start`,
            id: o,
            providerMetadata: e
           }), n.enqueue({
            type: `${i}-delta`,
            id: o,
            delta: "",
            providerMetadata: e
           }), n.enqueue({
            type: `${i}-end`,
            id: o
           });
          }
         } else !0 === t.thought ? (null !== R && (n.enqueue({
          type: "text-end",
          id: R
         }), R = null), null === w && (w = String(N++), n.enqueue({
          type: "reasoning-start",
          id: w,
          providerMetadata: e
         })), n.enqueue({
          type: "reasoning-delta",
          id: w,
          delta: t.text,
          providerMetadata: e
         })) : (null !== w && (n.enqueue({
          type: "reasoning-end",
          id: w
         }), w = null), null === R && (R = String(N++), n.enqueue({
          type: "text-start",
          id: R,
          providerMetadata: e
         })), n.enqueue({
          type: "text-delta",
          id: R,
          delta: t.text,
          providerMetadata: e
         }));
        } else if ("inlineData" in t) {
         null !== R && (n.enqueue({
          type: "text-end",
          id: R
         }), R = null), null !== w && (n.enqueue({
          type: "reasoning-end",
          id: w
         }), w = null);
         const e = !0 === t.thought, o = t.thoughtSignature ? wrapProviderMetadata({
          thoughtSignature: t.thoughtSignature
         }) : void 0;
         n.enqueue({
          type: e ? "reasoning-file" : "file",
          mediaType: t.inlineData.mimeType,
          data: {
           type: "data",
           data: t.inlineData.data
          },
          providerMetadata: o
         });
        } else if ("toolCall" in t && t.toolCall) {
         const e = t.toolCall.id || S();
         A = e;
         const o = wrapProviderMetadata({
          ...t.thoughtSignature ? {
           thoughtSignature: t.thoughtSignature
          } : {},
          serverToolCallId: e,
          serverToolType: t.toolCall.toolType
         });
         n.enqueue({
          type: "tool-call",
          toolCallId: e,
          toolName: `server:${t.toolCall.toolType}`,
          input: JSON.stringify(t.toolCall.args ?? {}),
          providerExecuted: !0,
          dynamic: !0,
          providerMetadata: o
         });
        } else if ("toolResponse" in t && t.toolResponse) {
         const e = A || t.toolResponse.id || S(), o = wrapProviderMetadata({
          ...t.thoughtSignature ? {
           thoughtSignature: t.thoughtSignature
          } : {},
          serverToolCallId: e,
          serverToolType: t.toolResponse.toolType
         });
         n.enqueue({
          type: "tool-result",
          toolCallId: e,
          toolName: `server:${t.toolResponse.toolType}`,
          result: t.toolResponse.response ?? {},
          providerMetadata: o
         }), A = void 0;
        } else if ("functionCall" in t) {
         const e = t.thoughtSignature ? wrapProviderMetadata({
          thoughtSignature: t.thoughtSignature
         }) : void 0, o = null != t.functionCall.partialArgs || null != t.functionCall.name && !0 === t.functionCall.willContinue, i = null == t.functionCall.name && null == t.functionCall.args && null == t.functionCall.partialArgs && null == t.functionCall.willContinue, l = null != t.functionCall.name && null != t.functionCall.args && null == t.functionCall.partialArgs, a = null != t.functionCall.name && null == t.functionCall.args && null == t.functionCall.partialArgs && !0 !== t.functionCall.willContinue;
         if (o || !l && !a || (null !== R && (n.enqueue({
          type: "text-end",
          id: R
         }), R = null), null !== w && (n.enqueue({
          type: "reasoning-end",
          id: w
         }), w = null)), o) {
          if (null != t.functionCall.name) {
           const o = t.functionCall.id || S(), i = new T;
           if (E.push({
            toolCallId: o,
            toolName: t.functionCall.name,
            accumulator: i,
            providerMetadata: e
           }), n.enqueue({
            type: "tool-input-start",
            id: o,
            toolName: t.functionCall.name,
            providerMetadata: e
           }), null != t.functionCall.partialArgs) {
            const l = t.functionCall.partialArgs, {textDelta: a} = i.processPartialArgs(l);
            a.length > 0 && n.enqueue({
             type: "tool-input-delta",
             id: o,
             delta: a,
             providerMetadata: e
            }), !0 !== t.functionCall.willContinue && l.every(e => !0 !== e.willContinue) && finishActiveStreamingToolCall(n);
           }
          } else if (null != t.functionCall.partialArgs && E.length > 0) {
           const o = E[E.length - 1], i = t.functionCall.partialArgs, {textDelta: l} = o.accumulator.processPartialArgs(i);
           l.length > 0 && n.enqueue({
            type: "tool-input-delta",
            id: o.toolCallId,
            delta: l,
            providerMetadata: e
           }), !0 !== t.functionCall.willContinue && i.every(e => !0 !== e.willContinue) && finishActiveStreamingToolCall(n);
          }
         } else if (i && E.length > 0) finishActiveStreamingToolCall(n); else if (l) {
          const o = t.functionCall.id || S(), i = t.functionCall.name, l = "string" == typeof t.functionCall.args ? t.functionCall.args : JSON.stringify(t.functionCall.args ?? {});
          n.enqueue({
           type: "tool-input-start",
           id: o,
           toolName: i,
           providerMetadata: e
          }), n.enqueue({
           type: "tool-input-delta",
           id: o,
           delta: l,
           providerMetadata: e
          }), n.enqueue({
           type: "tool-input-end",
           id: o,
           providerMetadata: e
          }), n.enqueue({
           type: "tool-call",
           toolCallId: o,
           toolName: i,
           input: l,
           providerMetadata: e
          }), O = !0;
         } else if (a) {
          const o = t.functionCall.id || S(), i = t.functionCall.name;
          n.enqueue({
           type: "tool-input-start",
           id: o,
           toolName: i,
           providerMetadata: e
          }), n.enqueue({
           type: "tool-input-end",
           id: o,
           providerMetadata: e
          }), n.enqueue({
           type: "tool-call",
           toolCallId: o,
           toolName: i,
           input: "{}",
           providerMetadata: e
          }), O = !0;
         }
        }
       }
       "CONTINUATION" === s.finishReason && (null == m && (f = h?.promptTokenCount), m = addGoogleUsageMetadata(m, h), 
       h = void 0), null != s.finishReason && (C = {
        unified: mapGoogleFinishReason({
         finishReason: s.finishReason,
         hasToolCalls: O
        }),
        raw: s.finishReason
       });
      },
      flush(e) {
       h = addGoogleUsageMetadata(m, h), null !== R && e.enqueue({
        type: "text-end",
        id: R
       }), null !== w && e.enqueue({
        type: "reasoning-end",
        id: w
       }), e.enqueue({
        type: "finish",
        finishReason: C,
        usage: convertGoogleUsage(h),
        providerMetadata: wrapProviderMetadata({
         promptFeedback: v,
         groundingMetadata: k,
         ...c.length > 0 ? {
          groundingMetadataPerRequest: [ ...c, d ]
         } : {},
         urlContextMetadata: I,
         safetyRatings: P,
         usageMetadata: h ?? null,
         finishMessage: _,
         serviceTier: h?.serviceTier ?? r?.["x-gemini-service-tier"] ?? null,
         ...null == Y || "MAX_TOKENS" !== C.raw && "CONTINUATION" !== C.raw ? {} : {
          continuationToken: Y
         },
         ...null != f ? {
          initialPromptTokenCount: f
         } : {}
        })
       });
      }
     })),
     response: {
      headers: r
     },
     request: {
      body: t
     }
    };
    return {
     ...D,
     stream: null == s ? D.stream : D.stream.pipeThrough((0, o.hr)(s))
    };
   }
  };
  function extractSources({groundingMetadata: e, generateId: t, emittedSourceKeys: n}) {
   if (!e?.groundingChunks) return;
   const o = [], addSource = (e, t) => {
    n?.has(t) || (n?.add(t), o.push(e));
   };
   for (const n of e.groundingChunks) if (null != n.web) addSource({
    type: "source",
    sourceType: "url",
    id: t(),
    url: n.web.uri,
    title: n.web.title ?? void 0
   }, JSON.stringify([ "url", n.web.uri ])); else if (null != n.image) addSource({
    type: "source",
    sourceType: "url",
    id: t(),
    url: n.image.sourceUri,
    title: n.image.title ?? void 0
   }, JSON.stringify([ "url", n.image.sourceUri ])); else if (null != n.retrievedContext) {
    const e = n.retrievedContext.uri, o = n.retrievedContext.fileSearchStore;
    if (e && (e.startsWith("http://") || e.startsWith("https://"))) addSource({
     type: "source",
     sourceType: "url",
     id: t(),
     url: e,
     title: n.retrievedContext.title ?? void 0
    }, JSON.stringify([ "url", e ])); else if (e) {
     const o = n.retrievedContext.title ?? "Unknown Document";
     let i, l = "application/octet-stream";
     e.endsWith(".pdf") ? (l = "application/pdf", i = e.split("/").pop()) : e.endsWith(".txt") ? (l = "text/plain", 
     i = e.split("/").pop()) : e.endsWith(".docx") ? (l = "application/vnd.openxmlformats-officedocument.wordprocessingml.document", 
     i = e.split("/").pop()) : e.endsWith(".doc") ? (l = "application/msword", i = e.split("/").pop()) : e.match(/\.(md|markdown)$/) ? (l = "text/markdown", 
     i = e.split("/").pop()) : i = e.split("/").pop(), addSource({
      type: "source",
      sourceType: "document",
      id: t(),
      mediaType: l,
      title: o,
      filename: i
     }, JSON.stringify([ "document", e ]));
    } else if (o) {
     const e = n.retrievedContext.title ?? "Unknown Document";
     addSource({
      type: "source",
      sourceType: "document",
      id: t(),
      mediaType: "application/octet-stream",
      title: e,
      filename: o.split("/").pop()
     }, JSON.stringify([ "file-search", o, e ]));
    }
   } else null != n.maps && n.maps.uri && addSource({
    type: "source",
    sourceType: "url",
    id: t(),
    url: n.maps.uri,
    title: n.maps.title ?? void 0
   }, JSON.stringify([ "url", n.maps.uri ]));
   return o.length > 0 ? o : void 0;
  }
  const getGroundingMetadataSchema = () => l.Ikc({
   webSearchQueries: l.YOg(l.YjP()).nullish(),
   imageSearchQueries: l.YOg(l.YjP()).nullish(),
   retrievalQueries: l.YOg(l.YjP()).nullish(),
   searchEntryPoint: l.Ikc({
    renderedContent: l.YjP()
   }).nullish(),
   groundingChunks: l.YOg(l.Ikc({
    web: l.Ikc({
     uri: l.YjP(),
     title: l.YjP().nullish()
    }).nullish(),
    image: l.Ikc({
     sourceUri: l.YjP(),
     imageUri: l.YjP(),
     title: l.YjP().nullish(),
     domain: l.YjP().nullish()
    }).nullish(),
    retrievedContext: l.Ikc({
     uri: l.YjP().nullish(),
     title: l.YjP().nullish(),
     text: l.YjP().nullish(),
     fileSearchStore: l.YjP().nullish(),
     customMetadata: l.YOg(l.Ikc({
      key: l.YjP(),
      stringValue: l.YjP().nullish(),
      numericValue: l.aig().nullish(),
      stringListValue: l.Ikc({
       values: l.YOg(l.YjP()).nullish()
      }).nullish()
     })).nullish()
    }).nullish(),
    maps: l.Ikc({
     uri: l.YjP().nullish(),
     title: l.YjP().nullish(),
     text: l.YjP().nullish(),
     placeId: l.YjP().nullish()
    }).nullish()
   })).nullish(),
   groundingSupports: l.YOg(l.Ikc({
    segment: l.Ikc({
     startIndex: l.aig().nullish(),
     endIndex: l.aig().nullish(),
     text: l.YjP().nullish()
    }).nullish(),
    segment_text: l.YjP().nullish(),
    groundingChunkIndices: l.YOg(l.aig()).nullish(),
    supportChunkIndices: l.YOg(l.aig()).nullish(),
    confidenceScores: l.YOg(l.aig()).nullish(),
    confidenceScore: l.YOg(l.aig()).nullish()
   })).nullish(),
   retrievalMetadata: l.KCZ([ l.Ikc({
    webDynamicRetrievalScore: l.aig()
   }), l.Ikc({}) ]).nullish()
  }), getContentSchema = () => l.Ikc({
   parts: l.YOg(l.KCZ([ l.Ikc({
    functionCall: l.Ikc({
     id: l.YjP().nullish(),
     name: l.YjP().nullish(),
     args: l.L5J().nullish(),
     partialArgs: l.YOg(l.Ikc({
      jsonPath: l.YjP(),
      stringValue: l.YjP().nullish(),
      numberValue: l.aig().nullish(),
      boolValue: l.zMY().nullish(),
      nullValue: l.L5J().nullish(),
      willContinue: l.zMY().nullish()
     })).nullish(),
     willContinue: l.zMY().nullish()
    }),
    thoughtSignature: l.YjP().nullish()
   }), l.Ikc({
    inlineData: l.Ikc({
     mimeType: l.YjP(),
     data: l.YjP()
    }),
    thought: l.zMY().nullish(),
    thoughtSignature: l.YjP().nullish()
   }), l.Ikc({
    toolCall: l.Ikc({
     toolType: l.YjP(),
     args: l.L5J().nullish(),
     id: l.YjP()
    }),
    thoughtSignature: l.YjP().nullish()
   }), l.Ikc({
    toolResponse: l.Ikc({
     toolType: l.YjP(),
     response: l.L5J().nullish(),
     id: l.YjP()
    }),
    thoughtSignature: l.YjP().nullish()
   }), l.Ikc({
    executableCode: l.Ikc({
     language: l.YjP(),
     code: l.YjP()
    }).nullish(),
    codeExecutionResult: l.Ikc({
     outcome: l.YjP(),
     output: l.YjP().nullish()
    }).nullish(),
    text: l.YjP().nullish(),
    thought: l.zMY().nullish(),
    thoughtSignature: l.YjP().nullish()
   }) ])).nullish()
  }), getSafetyRatingSchema = () => l.Ikc({
   category: l.YjP().nullish(),
   probability: l.YjP().nullish(),
   probabilityScore: l.aig().nullish(),
   severity: l.YjP().nullish(),
   severityScore: l.aig().nullish(),
   blocked: l.zMY().nullish()
  }), tokenDetailsSchema = () => l.YOg(l.Ikc({
   modality: l.YjP(),
   tokenCount: l.aig()
  }).loose()).nullish(), usageSchema$1 = () => l.Ikc({
   cachedContentTokenCount: l.aig().nullish(),
   thoughtsTokenCount: l.aig().nullish(),
   promptTokenCount: l.aig().nullish(),
   candidatesTokenCount: l.aig().nullish(),
   toolUsePromptTokenCount: l.aig().nullish(),
   totalTokenCount: l.aig().nullish(),
   trafficType: l.YjP().nullish(),
   serviceTier: l.YjP().nullish(),
   promptTokensDetails: tokenDetailsSchema(),
   cacheTokensDetails: tokenDetailsSchema(),
   candidatesTokensDetails: tokenDetailsSchema(),
   toolUsePromptTokensDetails: tokenDetailsSchema()
  }).loose(), getUrlContextMetadataSchema = () => l.Ikc({
   urlMetadata: l.YOg(l.Ikc({
    retrievedUrl: l.YjP(),
    urlRetrievalStatus: l.YjP()
   })).nullish()
  }), S = (0, o.ID)(() => (0, o.C_)(l.Ikc({
   responseId: l.YjP().nullish(),
   candidates: l.YOg(l.Ikc({
    content: getContentSchema().nullish().or(l.Ikc({}).strict()),
    finishReason: l.YjP().nullish(),
    finishMessage: l.YjP().nullish(),
    continuationToken: l.YjP().nullish(),
    safetyRatings: l.YOg(getSafetyRatingSchema()).nullish(),
    groundingMetadata: getGroundingMetadataSchema().nullish(),
    urlContextMetadata: getUrlContextMetadataSchema().nullish()
   })).nullish(),
   usageMetadata: usageSchema$1().nullish(),
   promptFeedback: l.Ikc({
    blockReason: l.YjP().nullish(),
    safetyRatings: l.YOg(getSafetyRatingSchema()).nullish()
   }).nullish()
  }))), j = (0, o.ID)(() => (0, o.C_)(l.Ikc({
   error: getGoogleErrorSchema().nullish(),
   responseId: l.YjP().nullish(),
   candidates: l.YOg(l.Ikc({
    content: getContentSchema().nullish(),
    finishReason: l.YjP().nullish(),
    finishMessage: l.YjP().nullish(),
    continuationToken: l.YjP().nullish(),
    safetyRatings: l.YOg(getSafetyRatingSchema()).nullish(),
    groundingMetadata: getGroundingMetadataSchema().nullish(),
    urlContextMetadata: getUrlContextMetadataSchema().nullish()
   })).nullish(),
   usageMetadata: usageSchema$1().nullish(),
   promptFeedback: l.Ikc({
    blockReason: l.YjP().nullish(),
    safetyRatings: l.YOg(getSafetyRatingSchema()).nullish()
   }).nullish()
  })));
  function isConfirmedPromptBlockReason(e) {
   return null != e && "" !== e && "BLOCK_REASON_UNSPECIFIED" !== e && "BLOCKED_REASON_UNSPECIFIED" !== e;
  }
  (0, o.ID)(() => (0, o.C_)(l.Ikc({
   candidates: l.YOg(l.Ikc({
    content: l.Ikc({
     parts: l.YOg(l.Ikc({
      inlineData: l.Ikc({
       mimeType: l.YjP().nullish(),
       data: l.YjP().nullish()
      }).nullish()
     })).nullish()
    }).nullish()
   })).nullish(),
   usageMetadata: l.g1P(l.YjP(), l.Pq9()).nullish()
  })));
  const speechMetadataSchema = () => l.Ikc({
   speaker: l.YjP().min(1).optional(),
   style: l.YjP().optional()
  });
  (0, o.ID)(() => (0, o.C_)(l.Ikc({
   speechMetadata: speechMetadataSchema().optional(),
   turns: l.YOg(l.Ikc({
    text: l.YjP(),
    speechMetadata: speechMetadataSchema().optional()
   })).min(1).optional(),
   multiSpeakerVoiceConfig: l.Ikc({
    speakerVoiceConfigs: l.YOg(l.Ikc({
     speaker: l.YjP(),
     voiceConfig: l.Ikc({
      prebuiltVoiceConfig: l.Ikc({
       voiceName: l.YjP()
      }),
      voice: l.ZmZ().optional()
     })
    }))
   }).optional()
  }))), i.V, i.C, (0, o.z)({
   id: "google.enterprise_web_search",
   inputSchema: (0, o.ID)(() => (0, o.C_)(l.Ikc({}))),
   outputSchema: (0, o.ID)(() => (0, o.C_)(l.Ikc({})))
  }), (0, o.ID)(() => (0, o.C_)(l._H3({
   fileSearchStoreNames: l.YOg(l.YjP()).describe("The names of the file_search_stores to retrieve from. Example: `fileSearchStores/my-file-search-store-123`"),
   topK: l.aig().int().positive().describe("The number of file search retrieval chunks to retrieve.").optional(),
   metadataFilter: l.YjP().describe("Metadata filter to apply to the file search retrieval documents. See https://google.aip.dev/160 for the syntax of the filter expression.").optional()
  }))), (0, o.z)({
   id: "google.file_search",
   inputSchema: (0, o.ID)(() => (0, o.C_)(l.Ikc({}))),
   outputSchema: (0, o.ID)(() => (0, o.C_)(l.Ikc({})))
  }), (0, o.z)({
   id: "google.google_maps",
   inputSchema: (0, o.ID)(() => (0, o.C_)(l.Ikc({}))),
   outputSchema: (0, o.ID)(() => (0, o.C_)(l.Ikc({})))
  }), (0, o.z)({
   id: "google.google_search",
   inputSchema: (0, o.ID)(() => (0, o.C_)(l.Ikc({}))),
   outputSchema: (0, o.ID)(() => (0, o.C_)(l.Ikc({})))
  }), (0, o.z)({
   id: "google.url_context",
   inputSchema: (0, o.ID)(() => (0, o.C_)(l.Ikc({}))),
   outputSchema: (0, o.ID)(() => (0, o.C_)(l.Ikc({})))
  }), (0, o.z)({
   id: "google.vertex_rag_store",
   inputSchema: (0, o.ID)(() => (0, o.C_)(l.Ikc({}))),
   outputSchema: (0, o.ID)(() => (0, o.C_)(l.Ikc({})))
  });
  const tokenByModalitySchema = () => l.Ikc({
   modality: l.YjP().nullish(),
   tokens: l.aig().nullish()
  }).loose(), usageSchema = () => l.Ikc({
   total_input_tokens: l.aig().nullish(),
   total_output_tokens: l.aig().nullish(),
   total_thought_tokens: l.aig().nullish(),
   total_cached_tokens: l.aig().nullish(),
   total_tool_use_tokens: l.aig().nullish(),
   total_tokens: l.aig().nullish(),
   input_tokens_by_modality: l.YOg(tokenByModalitySchema()).nullish(),
   output_tokens_by_modality: l.YOg(tokenByModalitySchema()).nullish(),
   cached_tokens_by_modality: l.YOg(tokenByModalitySchema()).nullish(),
   tool_use_tokens_by_modality: l.YOg(tokenByModalitySchema()).nullish(),
   grounding_tool_count: l.YOg(l.Ikc({
    type: l.YjP().nullish(),
    count: l.aig().nullish()
   }).loose()).nullish()
  }).loose(), interactionStatusSchema = () => l.k5n([ "in_progress", "requires_action", "completed", "failed", "cancelled", "incomplete" ]), annotationSchema = () => {
   const e = l.Ikc({
    type: l.euz("url_citation"),
    url: l.YjP().nullish(),
    title: l.YjP().nullish(),
    start_index: l.aig().nullish(),
    end_index: l.aig().nullish()
   }).loose(), t = l.Ikc({
    type: l.euz("file_citation"),
    file_name: l.YjP().nullish(),
    document_uri: l.YjP().nullish(),
    url: l.YjP().nullish(),
    page_number: l.aig().nullish(),
    media_id: l.YjP().nullish(),
    start_index: l.aig().nullish(),
    end_index: l.aig().nullish(),
    custom_metadata: l.g1P(l.YjP(), l.L5J()).nullish()
   }).loose(), n = l.Ikc({
    type: l.euz("place_citation"),
    name: l.YjP().nullish(),
    url: l.YjP().nullish(),
    place_id: l.YjP().nullish(),
    start_index: l.aig().nullish(),
    end_index: l.aig().nullish()
   }).loose();
   return l.KCZ([ e, t, n, l.Ikc({
    type: l.YjP()
   }).loose() ]);
  }, thoughtSummaryItemSchema = () => l.Ikc({
   type: l.YjP(),
   text: l.YjP().nullish(),
   data: l.YjP().nullish(),
   mime_type: l.YjP().nullish()
  }).loose(), contentBlockSchema = () => {
   const e = l.Ikc({
    type: l.euz("text"),
    text: l.YjP(),
    annotations: l.YOg(annotationSchema()).nullish()
   }).loose(), t = l.Ikc({
    type: l.euz("image"),
    data: l.YjP().nullish(),
    mime_type: l.YjP().nullish(),
    resolution: l.k5n([ "low", "medium", "high", "ultra_high" ]).nullish(),
    uri: l.YjP().nullish()
   }).loose(), n = l.Ikc({
    type: l.euz("video"),
    data: l.YjP().nullish(),
    mime_type: l.YjP().nullish(),
    uri: l.YjP().nullish()
   }).loose();
   return l.KCZ([ e, t, n, l.Ikc({
    type: l.YjP()
   }).loose() ]);
  }, O = [ "google_search_call", "code_execution_call", "url_context_call", "file_search_call", "google_maps_call", "mcp_server_tool_call" ], x = [ "google_search_result", "code_execution_result", "url_context_result", "file_search_result", "google_maps_result", "mcp_server_tool_result" ], stepSchema = () => {
   const e = l.Ikc({
    type: l.euz("user_input"),
    content: l.YOg(contentBlockSchema()).nullish()
   }).loose(), t = l.Ikc({
    type: l.euz("model_output"),
    content: l.YOg(contentBlockSchema()).nullish()
   }).loose(), n = l.Ikc({
    type: l.euz("function_call"),
    id: l.YjP(),
    name: l.YjP(),
    arguments: l.g1P(l.YjP(), l.L5J()).nullish(),
    signature: l.YjP().nullish()
   }).loose(), o = l.Ikc({
    type: l.euz("thought"),
    signature: l.YjP().nullish(),
    summary: l.YOg(thoughtSummaryItemSchema()).nullish()
   }).loose(), i = l.Ikc({
    type: l.euz("processing_call"),
    id: l.YjP(),
    signature: l.YjP().nullish()
   }).loose(), a = l.Ikc({
    type: l.euz("processing_result"),
    call_id: l.YjP(),
    signature: l.YjP().nullish()
   }).loose(), s = l.Ikc({
    type: l.k5n(O),
    id: l.YjP(),
    arguments: l.g1P(l.YjP(), l.L5J()).nullish(),
    name: l.YjP().nullish(),
    server_name: l.YjP().nullish(),
    search_type: l.YjP().nullish(),
    signature: l.YjP().nullish()
   }).loose(), r = l.Ikc({
    type: l.k5n(x),
    call_id: l.YjP(),
    result: l.L5J().nullish(),
    is_error: l.zMY().nullish(),
    name: l.YjP().nullish(),
    server_name: l.YjP().nullish(),
    signature: l.YjP().nullish()
   }).loose();
   return l.KCZ([ e, t, n, o, i, a, s, r, l.Ikc({
    type: l.YjP()
   }).loose() ]);
  };
  (0, o.ID)(() => (0, o.C_)(l.Ikc({
   id: l.YjP().nullish(),
   created: l.YjP().nullish(),
   updated: l.YjP().nullish(),
   status: interactionStatusSchema(),
   model: l.YjP().nullish(),
   agent: l.YjP().nullish(),
   steps: l.YOg(stepSchema()).nullish(),
   usage: usageSchema().nullish(),
   service_tier: l.YjP().nullish(),
   previous_interaction_id: l.YjP().nullish(),
   response_modalities: l.YOg(l.YjP()).nullish()
  }).loose())), (0, o.ID)(() => (0, o.C_)((() => {
   const e = interactionStatusSchema(), t = annotationSchema(), n = thoughtSummaryItemSchema(), o = l.Ikc({
    event_type: l.euz("interaction.created"),
    event_id: l.YjP().nullish(),
    interaction: l.Ikc({
     id: l.YjP().nullish(),
     created: l.YjP().nullish(),
     model: l.YjP().nullish(),
     agent: l.YjP().nullish(),
     status: e.nullish()
    }).loose()
   }).loose(), i = l.Ikc({
    event_type: l.euz("step.start"),
    event_id: l.YjP().nullish(),
    index: l.aig(),
    step: stepSchema()
   }).loose(), a = l.Ikc({
    type: l.euz("text"),
    text: l.YjP()
   }).loose(), s = l.Ikc({
    type: l.euz("thought_summary"),
    content: n.nullish()
   }).loose(), r = l.Ikc({
    type: l.euz("thought_signature"),
    signature: l.YjP().nullish()
   }).loose(), u = l.Ikc({
    type: l.euz("arguments_delta"),
    arguments: l.YjP().nullish(),
    id: l.YjP().nullish(),
    signature: l.YjP().nullish()
   }).loose(), c = l.Ikc({
    type: l.k5n([ "text_annotation_delta", "text_annotation" ]),
    annotations: l.YOg(t).nullish()
   }).loose(), d = l.Ikc({
    type: l.euz("image"),
    data: l.YjP().nullish(),
    mime_type: l.YjP().nullish(),
    resolution: l.k5n([ "low", "medium", "high", "ultra_high" ]).nullish(),
    uri: l.YjP().nullish()
   }).loose(), p = l.Ikc({
    type: l.euz("video"),
    data: l.YjP().nullish(),
    mime_type: l.YjP().nullish(),
    uri: l.YjP().nullish()
   }).loose(), g = l.Ikc({
    type: l.k5n(O),
    id: l.YjP().nullish(),
    arguments: l.g1P(l.YjP(), l.L5J()).nullish(),
    name: l.YjP().nullish(),
    server_name: l.YjP().nullish(),
    search_type: l.YjP().nullish(),
    signature: l.YjP().nullish()
   }).loose(), h = l.Ikc({
    type: l.k5n(x),
    call_id: l.YjP().nullish(),
    result: l.L5J().nullish(),
    is_error: l.zMY().nullish(),
    name: l.YjP().nullish(),
    server_name: l.YjP().nullish(),
    signature: l.YjP().nullish()
   }).loose(), m = l.Ikc({
    type: l.YjP()
   }).loose(), f = l.KCZ([ a, d, p, s, r, u, c, g, h, m ]), y = l.Ikc({
    event_type: l.euz("step.delta"),
    event_id: l.YjP().nullish(),
    index: l.aig(),
    delta: f
   }).loose(), C = l.Ikc({
    event_type: l.euz("step.stop"),
    event_id: l.YjP().nullish(),
    index: l.aig()
   }).loose(), v = l.Ikc({
    event_type: l.euz("interaction.status_update"),
    event_id: l.YjP().nullish(),
    interaction_id: l.YjP().nullish(),
    status: e.nullish()
   }).loose(), k = l.Ikc({
    event_type: l.euz("interaction.in_progress"),
    event_id: l.YjP().nullish(),
    interaction_id: l.YjP().nullish(),
    status: e.nullish()
   }).loose(), T = l.Ikc({
    event_type: l.euz("interaction.requires_action"),
    event_id: l.YjP().nullish(),
    interaction_id: l.YjP().nullish(),
    status: e.nullish()
   }).loose(), I = l.Ikc({
    event_type: l.euz("interaction.completed"),
    event_id: l.YjP().nullish(),
    interaction: l.Ikc({
     id: l.YjP().nullish(),
     status: e.nullish(),
     usage: usageSchema().nullish(),
     service_tier: l.YjP().nullish()
    }).loose()
   }).loose(), P = l.Ikc({
    event_type: l.euz("error"),
    event_id: l.YjP().nullish(),
    error: l.Ikc({
     code: l.YjP().nullish(),
     message: l.YjP().nullish()
    }).loose().nullish()
   }).loose(), _ = l.Ikc({
    event_type: l.YjP()
   }).loose();
   return l.KCZ([ o, i, y, C, v, k, T, I, P, _ ]);
  })())), (0, o.ID)(() => (0, o.C_)(l.Ikc({
   labels: l.g1P(l.YjP(), l.YjP()).nullish(),
   previousInteractionId: l.YjP().nullish(),
   store: l.zMY().nullish(),
   agent: l.YjP().nullish(),
   agentConfig: l.KCZ([ l.Ikc({
    type: l.euz("dynamic")
   }).loose(), l.Ikc({
    type: l.euz("deep-research"),
    thinkingSummaries: l.k5n([ "auto", "none" ]).nullish(),
    visualization: l.k5n([ "off", "auto" ]).nullish(),
    collaborativePlanning: l.zMY().nullish()
   }) ]).nullish(),
   thinkingLevel: l.k5n([ "minimal", "low", "medium", "high", "xhigh" ]).nullish(),
   thinkingSummaries: l.k5n([ "auto", "none" ]).nullish(),
   responseFormat: l.YOg(l.KCZ([ l.Ikc({
    type: l.euz("text"),
    mimeType: l.YjP().nullish(),
    schema: l.L5J().nullish()
   }).loose(), l.Ikc({
    type: l.euz("image"),
    mimeType: l.YjP().nullish(),
    aspectRatio: l.k5n([ "1:1", "2:3", "3:2", "3:4", "4:3", "4:5", "5:4", "9:16", "16:9", "21:9", "1:8", "8:1", "1:4", "4:1" ]).nullish(),
    imageSize: l.k5n([ "1K", "2K", "4K", "512" ]).nullish()
   }).loose(), l.Ikc({
    type: l.euz("audio"),
    mimeType: l.YjP().nullish()
   }).loose(), l.Ikc({
    type: l.euz("video"),
    aspectRatio: l.k5n([ "16:9", "9:16" ]).nullish(),
    resolution: l.k5n([ "360p", "720p", "1080p", "4k" ]).nullish(),
    duration: l.YjP().nullish(),
    delivery: l.k5n([ "inline", "uri" ]).nullish(),
    gcsUri: l.YjP().nullish()
   }).loose() ])).nullish(),
   imageConfig: l.Ikc({
    aspectRatio: l.k5n([ "1:1", "2:3", "3:2", "3:4", "4:3", "4:5", "5:4", "9:16", "16:9", "21:9", "1:8", "8:1", "1:4", "4:1" ]).nullish(),
    imageSize: l.k5n([ "1K", "2K", "4K", "512" ]).nullish()
   }).nullish(),
   mediaResolution: l.k5n([ "low", "medium", "high", "ultra_high" ]).nullish(),
   responseModalities: l.YOg(l.k5n([ "text", "image", "audio", "video", "document" ])).nullish(),
   serviceTier: l.k5n([ "flex", "standard", "priority" ]).nullish(),
   systemInstruction: l.YjP().nullish(),
   signature: l.YjP().nullish(),
   interactionId: l.YjP().nullish(),
   pollingTimeoutMs: l.aig().int().positive().nullish(),
   background: l.zMY().nullish(),
   environment: l.KCZ([ l.YjP(), l.Ikc({
    type: l.euz("remote"),
    sources: l.YOg(l.KCZ([ l.Ikc({
     type: l.euz("gcs"),
     source: l.YjP(),
     target: l.YjP().nullish()
    }), l.Ikc({
     type: l.euz("repository"),
     source: l.YjP(),
     target: l.YjP().nullish()
    }), l.Ikc({
     type: l.euz("inline"),
     content: l.YjP(),
     target: l.YjP()
    }) ])).nullish(),
    network: l.KCZ([ l.euz("disabled"), l.Ikc({
     allowlist: l.YOg(l.Ikc({
      domain: l.YjP(),
      transform: l.YOg(l.g1P(l.YjP(), l.YjP())).nullish()
     }))
    }) ]).nullish()
   }) ]).nullish()
  }))), i.V, i.C;
 })
};
