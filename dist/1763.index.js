"use strict";

exports.id = 1763, exports.ids = [ 1763 ], exports.modules = {
 21763: (function(e, t, r) {
  r.d(t, {
   $9: () => encodePathSegment,
   $C: () => D,
   $b: () => getFromApi,
   CR: () => createToolNameMapping,
   C_: () => zodSchema,
   Cs: () => isFullMediaType,
   Ds: () => createEventSourceResponseHandler,
   E8: () => waitForWebSocketBufferDrain,
   EK: () => createNullLanguageModelUsage,
   Fv: () => loadSetting,
   G1: () => getRuntimeEnvironmentUserAgent,
   GU: () => postJsonToApi,
   HD: () => createBinaryResponseHandler,
   HE: () => me,
   HQ: () => mediaTypeToExtension,
   ID: () => lazySchema,
   J2: () => createProviderDefinedToolFactoryWithOutputSchema,
   JM: () => createBinaryStreamResponseHandler,
   L8: () => connectToWebSocket,
   N8: () => safeParseJSON,
   PX: () => extractResponseHeaders,
   Qf: () => serializeModelOptions,
   Qj: () => stripFileExtension,
   R: () => isNonNullable,
   S: () => postFormDataToApi,
   S8: () => toWebSocketUrl,
   SL: () => resolveFullMediaType,
   WL: () => loadApiKey,
   WN: () => downloadBlob,
   WZ: () => withUserAgentSuffix,
   Wo: () => resolveProviderOptions,
   XQ: () => convertInlineFileDataToUint8Array,
   Z9: () => convertBase64ToUint8Array,
   ZA: () => secureJsonParse,
   ZZ: () => safeValidateTypes,
   _$: () => deleteFromApi,
   _s: () => injectJsonInstructionIntoMessages,
   ae: () => withoutTrailingSlash,
   cI: () => _,
   cV: () => createJsonResponseHandler,
   ej: () => convertToBase64,
   f3: () => stringifyWithBigIntAndCycles,
   g6: () => isCustomReasoning,
   hL: () => createProviderDefinedToolFactory,
   hd: () => resolve,
   hr: () => convertJsonResponseToolStream,
   iH: () => createProviderStreamError,
   jN: () => withTelemetryRedaction,
   jW: () => convertToFormData,
   jv: () => mapReasoningToProviderEffort,
   k5: () => validateTypes,
   ks: () => isProviderStreamError,
   m2: () => combineHeaders,
   mD: () => asSchema,
   n_: () => convertUint8ArrayToBase64,
   p5: () => resolveProviderReference,
   qX: () => createLanguageModelResponseMetadata,
   qs: () => isUrlSupported,
   qx: () => normalizeHeaders,
   rV: () => toolCaller,
   sM: () => detectMediaType,
   sl: () => createJsonErrorResponseHandler,
   sq: () => mapReasoningToProviderBudget,
   u4: () => isRecord,
   x3: () => loadOptionalSetting,
   xI: () => parseProviderOptions,
   y6: () => parseJSON,
   yu: () => getTopLevelMediaType,
   z: () => createProviderExecutedToolFactory
  });
  var n = r(90583), a = r(43852), s = r(88532), o = r(98439), i = r(30252), l = r(84985);
  function combineHeaders(...e) {
   return e.reduce((e, t) => ({
    ...e,
    ...t
   }), {});
  }
  async function delay(e, t) {
   if (null == e) return;
   const r = t?.abortSignal;
   return new Promise((t, n) => {
    if (r?.aborted) return void n(createAbortError());
    const a = setTimeout(() => {
     cleanup(), t();
    }, e), cleanup = () => {
     clearTimeout(a), r?.removeEventListener("abort", onAbort);
    }, onAbort = () => {
     cleanup(), n(createAbortError());
    };
    r?.addEventListener("abort", onAbort);
   });
  }
  function createAbortError() {
   return new DOMException("Delay was aborted", "AbortError");
  }
  function toWebSocketUrl(e) {
   const t = new URL(e);
   return "http:" === t.protocol ? t.protocol = "ws:" : "https:" === t.protocol && (t.protocol = "wss:"), 
   t;
  }
  r(11479);
  const u = new TextDecoder, c = 1;
  async function waitForWebSocketBufferDrain(e, {highWaterMark: t = 1048576, pollIntervalMs: r = 20, abortSignal: n} = {}) {
   for (;e.readyState === c && (e.bufferedAmount ?? 0) > t; ) {
    if (!0 === n?.aborted) return;
    await delay(r);
   }
  }
  function connectToWebSocket({url: e, protocols: t, headers: r, webSocket: n, abortSignal: a, onOpen: s, onMessageText: o, onProcessingError: i, onSocketError: l, onClose: c, onAbort: d}) {
   let f, p;
   const close = e => {
    null != p && (a?.removeEventListener("abort", p), p = void 0);
    try {
     f?.close(e);
    } catch {}
   };
   if (a?.aborted) return d?.(a.reason ?? new Error("Aborted")), {
    socket: void 0,
    close: close
   };
   try {
    f = new (function(e) {
     const t = e ?? globalThis.WebSocket;
     if (null == t) throw new Error("No WebSocket implementation available.");
     return t;
    }(n))(e, t, {
     headers: (m = r ?? {}, Object.fromEntries(Object.entries(m).filter(([e, t]) => null != t)))
    });
   } catch (e) {
    return i(e), {
     socket: void 0,
     close: close
    };
   }
   var m;
   null != a && null != d && (p = () => d(a.reason ?? new Error("Aborted")), a.addEventListener("abort", p, {
    once: !0
   }));
   const h = f;
   f.onopen = () => {
    try {
     s?.(h);
    } catch (e) {
     i(e);
    }
   };
   let y = Promise.resolve();
   return f.onmessage = e => {
    y = y.then(() => async function(e) {
     return "string" == typeof e ? e : e instanceof ArrayBuffer || ArrayBuffer.isView(e) ? u.decode(e) : "undefined" != typeof Blob && e instanceof Blob ? e.text() : String(e);
    }(e.data)).then(e => o(e)).catch(i);
   }, f.onerror = () => {
    y = y.then(() => l?.()).catch(i);
   }, f.onclose = e => {
    const t = e, r = "number" == typeof t?.code ? t.code : void 0, n = "string" == typeof t?.reason ? t.reason : void 0;
    y = y.then(() => c?.({
     code: r,
     reason: n
    })).catch(i);
   }, {
    socket: f,
    close: close
   };
  }
  const {btoa: d, atob: f} = globalThis;
  function convertBase64ToUint8Array(e) {
   const t = e.replace(/-/g, "+").replace(/_/g, "/"), r = f(t), n = new Uint8Array(r.length);
   for (let e = 0; e < r.length; e++) n[e] = r.charCodeAt(e);
   return n;
  }
  function convertUint8ArrayToBase64(e) {
   if ("function" == typeof globalThis.Buffer?.from) return globalThis.Buffer.from(e.buffer, e.byteOffset, e.byteLength).toString("base64");
   const t = [];
   for (let r = 0; r < e.length; r += 4096) t.push(String.fromCodePoint(...e.subarray(r, r + 4096)));
   return d(t.join(""));
  }
  const p = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(Uint8Array.prototype), Symbol.toStringTag).get, m = Object.getOwnPropertyDescriptor(ArrayBuffer.prototype, "byteLength").get;
  function isUint8Array(e) {
   return ArrayBuffer.isView(e) && "Uint8Array" === p.call(e);
  }
  function convertToBase64(e) {
   return isUint8Array(e) ? convertUint8ArrayToBase64(e) : e;
  }
  function convertInlineFileDataToUint8Array(e) {
   if ("stream" === e.type) {
    const t = new n.b8({
     functionality: "streaming file upload"
    });
    throw e.stream.cancel(t).catch(() => {}), t;
   }
   return "text" === e.type ? (new TextEncoder).encode(e.text) : e.data instanceof Uint8Array ? e.data : isUint8Array(e.data) ? new Uint8Array(e.data.buffer, e.data.byteOffset, e.data.byteLength) : function(e) {
    if ("object" != typeof e || null === e || !("byteLength" in e)) return !1;
    try {
     return m.call(e), !0;
    } catch {
     return !1;
    }
   }(e.data) ? new Uint8Array(e.data) : convertBase64ToUint8Array(e.data);
  }
  function convertJsonResponseToolStream(e) {
   const t = new Set, r = new Set;
   let n = !1, a = !1;
   return new TransformStream({
    transform(s, o) {
     switch (s.type) {
     case "text-start":
     case "text-delta":
     case "text-end":
      return;

     case "tool-input-start":
      if (s.toolName === e) return t.add(s.id), void o.enqueue({
       type: "text-start",
       id: s.id,
       ...s.providerMetadata && {
        providerMetadata: s.providerMetadata
       }
      });
      break;

     case "tool-input-delta":
      if (t.has(s.id)) return s.delta.length > 0 && r.add(s.id), void o.enqueue({
       type: "text-delta",
       id: s.id,
       delta: s.delta,
       ...s.providerMetadata && {
        providerMetadata: s.providerMetadata
       }
      });
      break;

     case "tool-input-end":
      if (t.has(s.id)) return;
      break;

     case "tool-call":
      if (s.toolName === e) return r.has(s.toolCallId) || o.enqueue({
       type: "text-delta",
       id: s.toolCallId,
       delta: s.input,
       ...s.providerMetadata && {
        providerMetadata: s.providerMetadata
       }
      }), o.enqueue({
       type: "text-end",
       id: s.toolCallId,
       ...s.providerMetadata && {
        providerMetadata: s.providerMetadata
       }
      }), void (n = !0);
      s.providerExecuted || (a = !0);
      break;

     case "finish":
      if (n && !a && "tool-calls" === s.finishReason.unified) return void o.enqueue({
       ...s,
       finishReason: {
        ...s.finishReason,
        unified: "stop"
       }
      });
     }
     o.enqueue(s);
    }
   });
  }
  function convertToFormData(e, t = {}) {
   const {useArrayBrackets: r = !0} = t, n = new FormData;
   for (const [t, a] of Object.entries(e)) if (null != a) {
    if (Array.isArray(a)) {
     if (1 === a.length) {
      n.append(t, a[0]);
      continue;
     }
     const e = r ? `${t}[]` : t;
     for (const t of a) n.append(e, t);
     continue;
    }
    n.append(t, a);
   }
   return n;
  }
  function createLanguageModelResponseMetadata({id: e, model: t, created: r}) {
   return {
    id: e ?? void 0,
    modelId: t ?? void 0,
    timestamp: null != r ? new Date(1e3 * r) : void 0
   };
  }
  function createNullLanguageModelUsage() {
   return {
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
    },
    raw: void 0
   };
  }
  function createToolNameMapping({tools: e = [], providerToolNames: t}) {
   const r = {}, n = {};
   for (const a of e) if ("provider" === a.type && a.id in t) {
    const e = t[a.id];
    r[a.name] = e, n[e] = a.name;
   }
   return {
    toProviderToolName: e => r[e] ?? e,
    toCustomToolName: e => n[e] ?? e
   };
  }
  const h = Symbol.for("vercel.ai.providerStreamError");
  function createProviderStreamError({message: e, type: t, code: r, statusCode: n, isRetryable: a, data: s}) {
   const o = {
    message: e,
    type: t,
    code: r,
    statusCode: n,
    isRetryable: a,
    data: s
   };
   return Object.defineProperty(o, h, {
    value: !0
   }), o;
  }
  function isProviderStreamError(e) {
   return "object" == typeof e && null != e && !0 === e[h];
  }
  function extractResponseHeaders(e) {
   return Object.fromEntries([ ...e.headers ]);
  }
  function getRuntimeEnvironmentUserAgent(e = globalThis) {
   return e.navigator?.userAgent ? e.navigator.userAgent.toLowerCase() : e.process?.versions?.node ? `node.js/${e.process.version}` : e.EdgeRuntime ? "vercel-edge" : "";
  }
  function isAbortError(e) {
   return (e instanceof Error || "function" == typeof DOMException && e instanceof DOMException) && ("AbortError" === e.name || "ResponseAborted" === e.name || "TimeoutError" === e.name);
  }
  const y = [ "fetch failed", "failed to fetch" ], g = new Set([ "ConnectionRefused", "ConnectionClosed", "FailedToOpenSocket", "ECONNRESET", "ECONNREFUSED", "ETIMEDOUT", "EPIPE", "UND_ERR_SOCKET", "UND_ERR_HEADERS_TIMEOUT", "UND_ERR_BODY_TIMEOUT", "UND_ERR_CONNECT_TIMEOUT" ]);
  function handleFetchError({error: e, url: t, requestBodyValues: r}) {
   if (isAbortError(e)) return e;
   if (e instanceof TypeError && y.includes(e.message.toLowerCase())) {
    const a = e.cause;
    if (null != a) return new n.hL({
     message: `Cannot connect to API: ${a.message}`,
     cause: a,
     url: t,
     requestBodyValues: r,
     isRetryable: !0
    });
   }
   const a = function(e) {
    const t = new Set;
    let r = e;
    for (;r instanceof Error && !t.has(r); ) {
     t.add(r);
     const e = r;
     if ("string" == typeof e.code && g.has(e.code)) return e;
     r = r.cause;
    }
   }(e);
   return null != a ? n.hL.isInstance(e) ? new n.hL({
    message: e.message,
    cause: e.cause,
    url: e.url,
    requestBodyValues: e.requestBodyValues,
    statusCode: e.statusCode,
    responseHeaders: e.responseHeaders,
    responseBody: e.responseBody,
    data: e.data,
    isRetryable: !0
   }) : new n.hL({
    message: `Cannot connect to API: ${e instanceof Error ? e.message : a.message}`,
    cause: e,
    url: t,
    requestBodyValues: r,
    isRetryable: !0
   }) : e;
  }
  const v = "5.0.81";
  function normalizeHeaders(e) {
   if (null == e) return {};
   const t = {};
   if (e instanceof Headers) e.forEach((e, r) => {
    t[r.toLowerCase()] = e;
   }); else {
    Array.isArray(e) || (e = Object.entries(e));
    for (const [r, n] of e) null != n && (t[r.toLowerCase()] = n);
   }
   return t;
  }
  function withUserAgentSuffix(e, ...t) {
   const r = new Headers(normalizeHeaders(e)), n = r.get("user-agent") || "";
   return r.set("user-agent", [ n, ...t ].filter(Boolean).join(" ")), Object.fromEntries(r.entries());
  }
  const getOriginalFetch$3 = () => globalThis.fetch, deleteFromApi = async ({url: e, headers: t = {}, failedResponseHandler: r, successfulResponseHandler: a, abortSignal: s, fetch: o = getOriginalFetch$3()}) => {
   try {
    const i = await o(e, {
     method: "DELETE",
     headers: withUserAgentSuffix(t, `ai-sdk-provider-utils/${v}`, getRuntimeEnvironmentUserAgent()),
     signal: s
    }), l = extractResponseHeaders(i);
    if (!i.ok) {
     let t;
     try {
      t = await r({
       response: i,
       url: e,
       requestBodyValues: {}
      });
     } catch (t) {
      if (isAbortError(t) || n.hL.isInstance(t)) throw t;
      throw new n.hL({
       message: "Failed to process error response",
       cause: t,
       statusCode: i.status,
       url: e,
       responseHeaders: l,
       requestBodyValues: {}
      });
     }
     throw t.value;
    }
    try {
     return await a({
      response: i,
      url: e,
      requestBodyValues: {}
     });
    } catch (t) {
     if (t instanceof Error && (isAbortError(t) || n.hL.isInstance(t))) throw t;
     throw new n.hL({
      message: "Failed to process successful response",
      cause: t,
      statusCode: i.status,
      url: e,
      responseHeaders: l,
      requestBodyValues: {}
     });
    }
   } catch (t) {
    throw handleFetchError({
     error: t,
     url: e,
     requestBodyValues: {}
    });
   }
  }, b = [ {
   mediaType: "image/gif",
   bytesPrefix: [ 71, 73, 70, 56, 55, 97 ]
  }, {
   mediaType: "image/gif",
   bytesPrefix: [ 71, 73, 70, 56, 57, 97 ]
  }, {
   mediaType: "image/png",
   bytesPrefix: [ 137, 80, 78, 71 ]
  }, {
   mediaType: "image/jpeg",
   bytesPrefix: [ 255, 216 ]
  }, {
   mediaType: "image/webp",
   bytesPrefix: [ 82, 73, 70, 70, null, null, null, null, 87, 69, 66, 80 ]
  }, {
   mediaType: "image/bmp",
   bytesPrefix: [ 66, 77, null, null, null, null, 0, 0, 0, 0 ]
  }, {
   mediaType: "image/tiff",
   bytesPrefix: [ 73, 73, 42, 0 ]
  }, {
   mediaType: "image/tiff",
   bytesPrefix: [ 77, 77, 0, 42 ]
  }, {
   mediaType: "image/avif",
   bytesPrefix: [ 0, 0, 0, null, 102, 116, 121, 112, 97, 118, 105, 102 ]
  }, {
   mediaType: "image/heic",
   bytesPrefix: [ 0, 0, 0, null, 102, 116, 121, 112, 104, 101, 105, 99 ]
  } ], w = [ {
   mediaType: "application/pdf",
   bytesPrefix: [ 37, 80, 68, 70 ]
  } ], S = [ {
   mediaType: "audio/aac",
   bytesPrefix: [ 255, 240 ]
  }, {
   mediaType: "audio/aac",
   bytesPrefix: [ 255, 241 ]
  }, {
   mediaType: "audio/aac",
   bytesPrefix: [ 255, 248 ]
  }, {
   mediaType: "audio/aac",
   bytesPrefix: [ 255, 249 ]
  }, {
   mediaType: "audio/mpeg",
   bytesPrefix: [ 255, 251 ]
  }, {
   mediaType: "audio/mpeg",
   bytesPrefix: [ 255, 250 ]
  }, {
   mediaType: "audio/mpeg",
   bytesPrefix: [ 255, 243 ]
  }, {
   mediaType: "audio/mpeg",
   bytesPrefix: [ 255, 242 ]
  }, {
   mediaType: "audio/mpeg",
   bytesPrefix: [ 255, 227 ]
  }, {
   mediaType: "audio/mpeg",
   bytesPrefix: [ 255, 226 ]
  }, {
   mediaType: "audio/wav",
   bytesPrefix: [ 82, 73, 70, 70, null, null, null, null, 87, 65, 86, 69 ]
  }, {
   mediaType: "audio/ogg",
   bytesPrefix: [ 79, 103, 103, 83 ]
  }, {
   mediaType: "audio/flac",
   bytesPrefix: [ 102, 76, 97, 67 ]
  }, {
   mediaType: "audio/aac",
   bytesPrefix: [ 64, 21, 0, 0 ]
  }, {
   mediaType: "audio/webm",
   bytesPrefix: [ 26, 69, 223, 163 ]
  } ], x = [ ...S, {
   mediaType: "audio/mp4",
   bytesPrefix: [ 0, 0, 0, null, 102, 116, 121, 112 ]
  } ], T = [ {
   mediaType: "video/mp4",
   bytesPrefix: [ 0, 0, 0, null, 102, 116, 121, 112 ]
  }, {
   mediaType: "video/webm",
   bytesPrefix: [ 26, 69, 223, 163 ]
  }, {
   mediaType: "video/quicktime",
   bytesPrefix: [ 0, 0, 0, 20, 102, 116, 121, 112, 113, 116 ]
  }, {
   mediaType: "video/x-msvideo",
   bytesPrefix: [ 82, 73, 70, 70 ]
  } ], P = 18, A = 131084;
  function decodePrefix(e, t) {
   if ("string" != typeof e) return e.length > t ? e.subarray(0, t) : e;
   const r = 4 * Math.ceil(t / 3), n = convertBase64ToUint8Array(e.substring(0, Math.min(e.length, r)));
   return n.length > t ? n.subarray(0, t) : n;
  }
  const stripID3 = e => {
   const t = (127 & e[6]) << 21 | (127 & e[7]) << 14 | (127 & e[8]) << 7 | 127 & e[9];
   return e.subarray(t + 10);
  };
  function detectMediaTypeBySignatures({data: e, signatures: t}) {
   let r = decodePrefix(e, P);
   (function(e) {
    return e.length > 10 && 73 === e[0] && 68 === e[1] && 51 === e[2];
   })(r) && (r = stripID3(decodePrefix(e, A)));
   for (const e of t) if (r.length >= e.bytesPrefix.length && e.bytesPrefix.every((e, t) => null === e || r[t] === e)) return e.mediaType;
  }
  const I = {
   image: b,
   audio: x,
   video: T,
   application: w
  };
  function detectMediaType({data: e, topLevelType: t}) {
   return void 0 === t ? detectMediaTypeBySignatures({
    data: e,
    signatures: [ ...b, ...w, ...S, ...T ]
   }) : Object.prototype.hasOwnProperty.call(I, t) ? detectMediaTypeBySignatures({
    data: e,
    signatures: I[t]
   }) : void 0;
  }
  function getTopLevelMediaType(e) {
   const t = e.indexOf("/");
   return -1 === t ? e : e.substring(0, t);
  }
  function isFullMediaType(e) {
   const t = e.indexOf("/");
   if (-1 === t) return !1;
   const r = e.substring(t + 1);
   return r.length > 0 && "*" !== r;
  }
  async function cancelResponseBody(e) {
   try {
    await (e.body?.cancel());
   } catch {}
  }
  const O = "AI_DownloadError", E = `vercel.ai.error.${O}`, k = Symbol.for(E);
  var R = class extends n.bD {
   constructor({url: e, statusCode: t, statusText: r, cause: n, message: a = (null == n ? `Failed to download ${e}: ${t} ${r}` : `Failed to download ${e}: ${n}`)}) {
    super({
     name: O,
     message: a,
     cause: n
    }), this[k] = !0, this.url = e, this.statusCode = t, this.statusText = r;
   }
   static isInstance(e) {
    return n.bD.hasMarker(e, E);
   }
  };
  function isBrowserRuntime(e = globalThis) {
   return null != e.window;
  }
  function isSameOrigin(e, t) {
   try {
    return new URL(e).origin === new URL(t).origin;
   } catch {
    return !1;
   }
  }
  const C = [ "connection", "keep-alive", "te", "trailer", "transfer-encoding", "upgrade", "host", "forwarded", "proxy-authorization", "via", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip", "metadata", "metadata-flavor", "x-aws-ec2-metadata-token", "x-metadata-token", "cookie", "set-cookie" ];
  function sanitizeRequestHeaders(e) {
   const t = new Headers(e);
   for (const e of C) t.delete(e);
   return t;
  }
  function validateDownloadUrl(e) {
   let t;
   try {
    t = new URL(e);
   } catch {
    throw new R({
     url: e,
     message: `Invalid URL: ${e}`
    });
   }
   if ("data:" === t.protocol) return;
   if ("http:" !== t.protocol && "https:" !== t.protocol) throw new R({
    url: e,
    message: `URL scheme must be http, https, or data, got ${t.protocol}`
   });
   const r = t.hostname.toLowerCase().replace(/\.+$/, "");
   if (!r) throw new R({
    url: e,
    message: "URL must have a hostname"
   });
   if ("localhost" === r || r.endsWith(".local") || r.endsWith(".localhost") || r.endsWith(".internal")) throw new R({
    url: e,
    message: `URL with hostname ${r} is not allowed`
   });
   if (r.startsWith("[") && r.endsWith("]")) {
    if (function(e) {
     const t = function(e) {
      let t = e.toLowerCase();
      const r = t.indexOf("%");
      -1 !== r && (t = t.slice(0, r));
      const n = t.split("::");
      if (n.length > 2) return null;
      const toGroups = e => {
       if ("" === e) return [];
       const t = [], r = e.split(":");
       for (let e = 0; e < r.length; e++) {
        const n = r[e];
        if (n.includes(".")) {
         if (e !== r.length - 1 || !isIPv4(n)) return null;
         const [a, s, o, i] = n.split(".").map(Number);
         t.push(a << 8 | s, o << 8 | i);
         continue;
        }
        if (!/^[0-9a-f]{1,4}$/.test(n)) return null;
        t.push(parseInt(n, 16));
       }
       return t;
      }, a = toGroups(n[0]);
      if (null === a) return null;
      if (2 === n.length) {
       const e = toGroups(n[1]);
       if (null === e) return null;
       const t = 8 - a.length - e.length;
       return t < 0 ? null : [ ...a, ...new Array(t).fill(0), ...e ];
      }
      return 8 === a.length ? a : null;
     }(e);
     if (null === t) return !0;
     const topZero = e => t.slice(0, e).every(e => 0 === e);
     return !(!topZero(7) || 0 !== t[7] && 1 !== t[7]) || 64512 == (65024 & t[0]) || 65152 == (65472 & t[0]) || 65216 == (65472 & t[0]) || !(65280 & ~t[0]) || 8193 === t[0] && 3512 === t[1] || !(16383 !== t[0] || 61440 & t[1]) || !!(topZero(6) || topZero(5) && 65535 === t[5] || topZero(4) && 65535 === t[4] && 0 === t[5] || 100 === t[0] && 65435 === t[1] && 0 === t[2] && 0 === t[3] && 0 === t[4] && 0 === t[5] || 100 === t[0] && 65435 === t[1] && 1 === t[2]) && isPrivateIPv4(`${t[6] >> 8 & 255}.${255 & t[6]}.${t[7] >> 8 & 255}.${255 & t[7]}`);
    }(r.slice(1, -1))) throw new R({
     url: e,
     message: `URL with IPv6 address ${r} is not allowed`
    });
   } else if (isIPv4(r) && isPrivateIPv4(r)) throw new R({
    url: e,
    message: `URL with IP address ${r} is not allowed`
   });
  }
  function isIPv4(e) {
   const t = e.split(".");
   return 4 === t.length && t.every(e => {
    const t = Number(e);
    return Number.isInteger(t) && t >= 0 && t <= 255 && String(t) === e;
   });
  }
  function isPrivateIPv4(e) {
   const [t, r, n] = e.split(".").map(Number);
   return 0 === t || 10 === t || 100 === t && r >= 64 && r <= 127 || 127 === t || 169 === t && 254 === r || 172 === t && r >= 16 && r <= 31 || 192 === t && 0 === r && 0 === n || 192 === t && 0 === r && 2 === n || 192 === t && 168 === r || 198 === t && (18 === r || 19 === r) || 198 === t && 51 === r && 100 === n || 203 === t && 0 === r && 113 === n || t >= 224;
  }
  const $ = 10, M = new Set([ 301, 302, 303, 307, 308 ]);
  async function fetchWithValidatedRedirects({url: e, headers: t, abortSignal: r, maxRedirects: n = $, fetch: a, trustedOrigin: s}) {
   let o = void 0 === t ? void 0 : sanitizeRequestHeaders(t);
   const perHopInit = e => {
    const t = {
     signal: r,
     redirect: e
    };
    return void 0 !== o && (t.headers = new Headers(o)), t;
   };
   let i = e;
   for (let t = 0; t <= n; t++) {
    void 0 !== s && isSameOrigin(i, s) || validateDownloadUrl(i);
    const t = a ?? globalThis.fetch, r = await t(i, perHopInit("manual"));
    if ("opaqueredirect" === r.type) {
     if (!isBrowserRuntime()) throw new R({
      url: e,
      message: `Redirect from ${i} could not be validated and was blocked`
     });
     return await t(i, perHopInit("follow"));
    }
    const n = r.headers?.get("location");
    if (M.has(r.status) && n) {
     cancelResponseBody(r);
     const t = new URL(n, i).toString();
     if ("https:" === new URL(i).protocol && "http:" === new URL(t).protocol) throw new R({
      url: e,
      message: "Redirect from HTTPS to HTTP was blocked"
     });
     if (void 0 !== o && !isSameOrigin(t, i)) {
      const e = o.get("user-agent");
      o = new Headers(null == e ? void 0 : {
       "user-agent": e
      });
     }
     i = t;
     continue;
    }
    return r;
   }
   throw new R({
    url: e,
    message: `Too many redirects (max ${n})`
   });
  }
  const B = new Set([ "accept", "accept-language", "baggage", "cache-control", "idempotency-key", "if-match", "if-modified-since", "if-none-match", "if-range", "if-unmodified-since", "pragma", "range", "traceparent", "tracestate", "user-agent", "x-correlation-id", "x-request-id" ]), N = 2147483648;
  async function readResponseWithSizeLimit({response: e, url: t, maxBytes: r = N, onChunk: n}) {
   const a = e.headers.get("content-length");
   if (null != a) {
    const n = parseInt(a, 10);
    if (!isNaN(n) && n > r) throw await cancelResponseBody(e), new R({
     url: t,
     message: `Download of ${t} exceeded maximum size of ${r} bytes (Content-Length: ${n}).`
    });
   }
   const s = e.body;
   if (null == s) return new Uint8Array(0);
   const o = s.getReader(), i = [];
   let l = 0;
   try {
    for (;;) {
     const {done: e, value: a} = await o.read();
     if (e) break;
     if (l += a.length, l > r) throw new R({
      url: t,
      message: `Download of ${t} exceeded maximum size of ${r} bytes.`
     });
     null == n ? i.push(a.byteLength < a.buffer.byteLength ? new Uint8Array(a) : a) : n(a);
    }
   } finally {
    try {
     await o.cancel();
    } catch {} finally {
     o.releaseLock();
    }
   }
   const u = new Uint8Array(null != n ? 0 : l);
   let c = 0;
   for (const e of i) u.set(e, c), c += e.length;
   return u;
  }
  async function downloadBlob(e, t) {
   try {
    const r = await async function({headers: e, credentialedOrigin: t, untrustedFirstHopHeaders: r, ...n}) {
     let a;
     if (void 0 !== e) {
      a = sanitizeRequestHeaders(e);
      const s = t ?? n.trustedOrigin;
      if (void 0 === s || !isSameOrigin(n.url, s)) {
       const e = new Set([ ...B, ...(r ?? []).map(e => e.toLowerCase()) ]);
       a = new Headers([ ...a ].filter(([t]) => e.has(t)));
      }
     }
     return fetchWithValidatedRedirects({
      ...n,
      headers: a
     });
    }({
     url: e,
     abortSignal: t?.abortSignal,
     fetch: t?.fetch
    });
    if (!r.ok) throw await cancelResponseBody(r), new R({
     url: e,
     statusCode: r.status,
     statusText: r.statusText
    });
    const n = await readResponseWithSizeLimit({
     response: r,
     url: e,
     maxBytes: t?.maxBytes ?? 2147483648
    }), a = r.headers.get("content-type") ?? void 0;
    return new Blob([ n ], a ? {
     type: a
    } : void 0);
   } catch (t) {
    if (R.isInstance(t)) throw t;
    throw new R({
     url: e,
     cause: t
    });
   }
  }
  const _ = Symbol.for("vercel.ai.embeddingModel.maxInputBytesPerCall");
  function encodePathSegment(e) {
   const t = encodeURIComponent(e);
   return "." === t ? "%252E" : ".." === t ? "%252E%252E" : t;
  }
  Symbol.for("vercel.ai.embeddingModel.providerOptionsTransformer");
  const D = (({prefix: e, size: t = 16, alphabet: r = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz", separator: a = "-"} = {}) => {
   const generator = () => {
    const e = r.length, n = new Array(t);
    for (let a = 0; a < t; a++) n[a] = r[Math.random() * e | 0];
    return n.join("");
   };
   if (null == e) return generator;
   if (r.includes(a)) throw new n.Di({
    argument: "separator",
    message: `The separator "${a}" must not be part of the alphabet "${r}".`
   });
   return () => `${e}${a}${generator()}`;
  })(), getFromApi = async ({url: e, headers: t = {}, successfulResponseHandler: r, failedResponseHandler: a, abortSignal: s, fetch: o, validateUrl: i, credentialedOrigin: l, trustedOrigin: u}) => {
   try {
    const c = o ?? globalThis.fetch, d = withUserAgentSuffix(void 0 === l || isSameOrigin(e, l) ? t : {}, `ai-sdk-provider-utils/${v}`, getRuntimeEnvironmentUserAgent()), f = i ? await fetchWithValidatedRedirects({
     url: e,
     headers: d,
     abortSignal: s,
     fetch: o,
     trustedOrigin: u
    }) : await c(e, {
     method: "GET",
     headers: d,
     signal: s
    }), p = extractResponseHeaders(f);
    if (!f.ok) {
     let t;
     try {
      t = await a({
       response: f,
       url: e,
       requestBodyValues: {}
      });
     } catch (t) {
      if (isAbortError(t) || n.hL.isInstance(t)) throw t;
      throw new n.hL({
       message: "Failed to process error response",
       cause: t,
       statusCode: f.status,
       url: e,
       responseHeaders: p,
       requestBodyValues: {}
      });
     }
     throw t.value;
    }
    try {
     return await r({
      response: f,
      url: e,
      requestBodyValues: {}
     });
    } catch (t) {
     if (t instanceof Error && (isAbortError(t) || n.hL.isInstance(t))) throw t;
     throw new n.hL({
      message: "Failed to process successful response",
      cause: t,
      statusCode: f.status,
      url: e,
      responseHeaders: p,
      requestBodyValues: {}
     });
    }
   } catch (t) {
    throw handleFetchError({
     error: t,
     url: e,
     requestBodyValues: {}
    });
   }
  }, j = "JSON schema:", L = "You MUST answer with a JSON object that matches the JSON schema above.", F = "You MUST answer with JSON.";
  function injectJsonInstructionIntoMessages({messages: e, schema: t, schemaPrefix: r, schemaSuffix: n}) {
   const a = "system" === e[0]?.role ? {
    ...e[0]
   } : {
    role: "system",
    content: ""
   };
   return a.content = function({prompt: e, schema: t, schemaPrefix: r = (null != t ? j : void 0), schemaSuffix: n = (null != t ? L : F)}) {
    return [ null != e && e.length > 0 ? e : void 0, null != e && e.length > 0 ? "" : void 0, r, null != t ? JSON.stringify(t) : void 0, n ].filter(e => null != e).join("\n");
   }({
    prompt: a.content,
    schema: t,
    schemaPrefix: r,
    schemaSuffix: n
   }), [ a, ..."system" === e[0]?.role ? e.slice(1) : e ];
  }
  function isNonNullable(e) {
   return null != e;
  }
  function isRecord(e) {
   return null != e && "object" == typeof e && !Array.isArray(e);
  }
  function isUrlSupported({mediaType: e, url: t, supportedUrls: r}) {
   const n = !(e = e.toLowerCase()).includes("/");
   return Object.entries(r).map(([e, t]) => {
    const r = e.toLowerCase();
    return "*" === r || "*/*" === r ? {
     mediaTypePrefix: "",
     regexes: t
    } : {
     mediaTypePrefix: r.replace(/\*/, ""),
     regexes: t
    };
   }).filter(({mediaTypePrefix: t}) => "" === t || (n ? `${e}/` === t : t.endsWith("/") ? e.startsWith(t) : e === t)).flatMap(({regexes: e}) => e).some(e => function(e, t) {
    if (!e.global && !e.sticky) return e.test(t);
    const r = e.lastIndex;
    e.lastIndex = 0;
    try {
     return e.test(t);
    } finally {
     e.lastIndex = r;
    }
   }(e, t));
  }
  function loadApiKey({apiKey: e, environmentVariableName: t, apiKeyParameterName: r = "apiKey", description: a}) {
   if ("string" == typeof e) return e;
   if (null != e) throw new n.Kq({
    message: `${a} API key must be a string.`
   });
   if ("undefined" == typeof process) throw new n.Kq({
    message: `${a} API key is missing. Pass it using the '${r}' parameter. Environment variables are not supported in this environment.`
   });
   if (null == (e = process.env[t])) throw new n.Kq({
    message: `${a} API key is missing. Pass it using the '${r}' parameter or the ${t} environment variable.`
   });
   if ("string" != typeof e) throw new n.Kq({
    message: `${a} API key must be a string. The value of the ${t} environment variable is not a string.`
   });
   return e;
  }
  function loadOptionalSetting({settingValue: e, environmentVariableName: t}) {
   return "string" == typeof e || null == e && "undefined" != typeof process && null != (e = process.env[t]) && "string" == typeof e ? e : void 0;
  }
  function loadSetting({settingValue: e, environmentVariableName: t, settingName: r, description: a}) {
   if ("string" == typeof e) return e;
   if (null != e) throw new n.Vf({
    message: `${a} setting must be a string.`
   });
   if ("undefined" == typeof process) throw new n.Vf({
    message: `${a} setting is missing. Pass it using the '${r}' parameter. Environment variables are not supported in this environment.`
   });
   if (null == (e = process.env[t])) throw new n.Vf({
    message: `${a} setting is missing. Pass it using the '${r}' parameter or the ${t} environment variable.`
   });
   if ("string" != typeof e) throw new n.Vf({
    message: `${a} setting must be a string. The value of the ${t} environment variable is not a string.`
   });
   return e;
  }
  const V = [ "minimal", "low", "medium", "high", "xhigh", "max" ];
  function isCustomReasoning(e) {
   return void 0 !== e && "provider-default" !== e;
  }
  function mapReasoningToProviderEffort({reasoning: e, effortMap: t, providerOptionsEffort: r, warnings: n}) {
   if (null != r) return r;
   if (!isCustomReasoning(e)) return;
   const a = V.indexOf(e), s = [ e, ...V.slice(0, Math.max(a, 0)).reverse(), ...V.slice(a + 1) ].find(e => null != t[e]);
   if (null == s) return void n.push({
    type: "unsupported",
    feature: "reasoning",
    details: `reasoning "${e}" is not supported by this model.`
   });
   const o = t[s];
   return o !== e && n.push({
    type: "compatibility",
    feature: "reasoning",
    details: `reasoning "${e}" is not directly supported by this model. mapped to effort "${o}".`
   }), o;
  }
  const U = {
   minimal: .02,
   low: .1,
   medium: .3,
   high: .6,
   xhigh: .9,
   max: .95
  };
  function mapReasoningToProviderBudget({reasoning: e, maxOutputTokens: t, maxReasoningBudget: r, minReasoningBudget: n = 1024, budgetPercentages: a, warnings: s}) {
   if ("none" === e) return s.push({
    type: "compatibility",
    feature: "reasoning",
    details: `reasoning "none" is not supported by this model. mapped to the minimum reasoning budget of ${n} tokens.`
   }), n;
   const o = a?.[e] ?? U[e];
   return Math.min(r, Math.max(n, Math.round(t * o)));
  }
  function mediaTypeToExtension(e) {
   const [t, r = ""] = e.toLowerCase().split("/");
   return {
    mpeg: "mp3",
    "x-wav": "wav",
    opus: "ogg",
    mp4: "m4a",
    "x-m4a": "m4a"
   }[r] ?? r;
  }
  const H = /"(?:_|\\u005[Ff])(?:_|\\u005[Ff])(?:p|\\u0070)(?:r|\\u0072)(?:o|\\u006[Ff])(?:t|\\u0074)(?:o|\\u006[Ff])(?:_|\\u005[Ff])(?:_|\\u005[Ff])"\s*:/, Z = /"(?:c|\\u0063)(?:o|\\u006[Ff])(?:n|\\u006[Ee])(?:s|\\u0073)(?:t|\\u0074)(?:r|\\u0072)(?:u|\\u0075)(?:c|\\u0063)(?:t|\\u0074)(?:o|\\u006[Ff])(?:r|\\u0072)"\s*:/;
  function _parse(e) {
   const t = JSON.parse(e);
   return null === t || "object" != typeof t || !1 === H.test(e) && !1 === Z.test(e) ? t : function(e) {
    let t = [ e ];
    for (;t.length; ) {
     const e = t;
     t = [];
     for (const r of e) {
      if (Object.prototype.hasOwnProperty.call(r, "__proto__")) throw new SyntaxError("Object contains forbidden prototype property");
      if (Object.prototype.hasOwnProperty.call(r, "constructor") && null !== r.constructor && "object" == typeof r.constructor && Object.prototype.hasOwnProperty.call(r.constructor, "prototype")) throw new SyntaxError("Object contains forbidden prototype property");
      for (const e in r) {
       const n = r[e];
       n && "object" == typeof n && t.push(n);
      }
     }
    }
    return e;
   }(t);
  }
  function secureJsonParse(e) {
   const {stackTraceLimit: t} = Error;
   try {
    Error.stackTraceLimit = 0;
   } catch {
    return _parse(e);
   }
   try {
    return _parse(e);
   } finally {
    Error.stackTraceLimit = t;
   }
  }
  function addAdditionalPropertiesToJsonSchema(e) {
   if ("object" === e.type || Array.isArray(e.type) && e.type.includes("object")) {
    const {additionalProperties: t} = e;
    e.additionalProperties = null != t && "boolean" != typeof t && visit(t);
    const {properties: r} = e;
    if (null != r) for (const e of Object.keys(r)) r[e] = visit(r[e]);
   }
   null != e.items && (e.items = Array.isArray(e.items) ? e.items.map(visit) : visit(e.items)), 
   null != e.anyOf && (e.anyOf = e.anyOf.map(visit)), null != e.allOf && (e.allOf = e.allOf.map(visit)), 
   null != e.oneOf && (e.oneOf = e.oneOf.map(visit));
   const {definitions: t} = e;
   if (null != t) for (const e of Object.keys(t)) t[e] = visit(t[e]);
   return e;
  }
  function visit(e) {
   return "boolean" == typeof e ? e : addAdditionalPropertiesToJsonSchema(e);
  }
  const q = Symbol("Let zodToJsonSchema decide on which parser to use"), z = {
   name: void 0,
   $refStrategy: "root",
   basePath: [ "#" ],
   effectStrategy: "input",
   pipeStrategy: "all",
   dateStrategy: "format:date-time",
   mapStrategy: "entries",
   removeAdditionalStrategy: "passthrough",
   allowedAdditionalProperties: !0,
   rejectedAdditionalProperties: !1,
   definitionPath: "definitions",
   strictUnions: !1,
   definitions: {},
   errorMessages: !1,
   patternStrategy: "escape",
   applyRegexFlags: !1,
   emailStrategy: "format:email",
   base64Strategy: "contentEncoding:base64",
   nameStrategy: "ref"
  };
  function parseBrandedDef(e, t) {
   return parseDef(e.type._def, t);
  }
  function parseDateDef(e, t, r) {
   const n = r ?? t.dateStrategy;
   if (Array.isArray(n)) return {
    anyOf: n.map(r => parseDateDef(e, t, r))
   };
   switch (n) {
   case "string":
   case "format:date-time":
    return {
     type: "string",
     format: "date-time"
    };

   case "format:date":
    return {
     type: "string",
     format: "date"
    };

   case "integer":
    return integerDateParser(e);
   }
  }
  const integerDateParser = e => {
   const t = {
    type: "integer",
    format: "unix-time"
   };
   for (const r of e.checks) switch (r.kind) {
   case "min":
    t.minimum = r.value;
    break;

   case "max":
    t.maximum = r.value;
   }
   return t;
  };
  let J;
  const W = /^[cC][^\s-]{8,}$/, K = /^[0-9a-z]+$/, G = /^[0-9A-HJKMNP-TV-Z]{26}$/, Q = /^(?!\.)(?!.*\.\.)([a-zA-Z0-9_'+\-.]*)[a-zA-Z0-9_+-]@([a-zA-Z0-9][a-zA-Z0-9-]*\.)+[a-zA-Z]{2,}$/, zodPatterns_emoji = () => (void 0 === J && (J = RegExp("^(\\p{Extended_Pictographic}|\\p{Emoji_Component})+$", "u")), 
  J), X = /^(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\/(3[0-2]|[12]?[0-9])$/, Y = /^(([0-9a-fA-F]{1,4}:){7,7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:)|fe80:(:[0-9a-fA-F]{0,4}){0,4}%[0-9a-zA-Z]{1,}|::(ffff(:0{1,4}){0,1}:){0,1}((25[0-5]|(2[0-4]|1{0,1}[0-9]){0,1}[0-9])\.){3,3}(25[0-5]|(2[0-4]|1{0,1}[0-9]){0,1}[0-9])|([0-9a-fA-F]{1,4}:){1,4}:((25[0-5]|(2[0-4]|1{0,1}[0-9]){0,1}[0-9])\.){3,3}(25[0-5]|(2[0-4]|1{0,1}[0-9]){0,1}[0-9]))\/(12[0-8]|1[01][0-9]|[1-9]?[0-9])$/, ee = /^([0-9a-zA-Z+/]{4})*(([0-9a-zA-Z+/]{2}==)|([0-9a-zA-Z+/]{3}=))?$/, te = /^([0-9a-zA-Z-_]{4})*(([0-9a-zA-Z-_]{2}(==)?)|([0-9a-zA-Z-_]{3}(=)?))?$/, re = /^[a-zA-Z0-9_-]{21}$/, ne = /^[A-Za-z0-9-_]+\.[A-Za-z0-9-_]+\.[A-Za-z0-9-_]*$/;
  function parseStringDef(e, t) {
   const r = {
    type: "string"
   };
   if (e.checks) for (const n of e.checks) switch (n.kind) {
   case "min":
    r.minLength = "number" == typeof r.minLength ? Math.max(r.minLength, n.value) : n.value;
    break;

   case "max":
    r.maxLength = "number" == typeof r.maxLength ? Math.min(r.maxLength, n.value) : n.value;
    break;

   case "email":
    switch (t.emailStrategy) {
    case "format:email":
     addFormat(r, "email", n.message, t);
     break;

    case "format:idn-email":
     addFormat(r, "idn-email", n.message, t);
     break;

    case "pattern:zod":
     addPattern(r, Q, n.message, t);
    }
    break;

   case "url":
    addFormat(r, "uri", n.message, t);
    break;

   case "uuid":
    addFormat(r, "uuid", n.message, t);
    break;

   case "regex":
    addPattern(r, n.regex, n.message, t);
    break;

   case "cuid":
    addPattern(r, W, n.message, t);
    break;

   case "cuid2":
    addPattern(r, K, n.message, t);
    break;

   case "startsWith":
    addPattern(r, RegExp(`^${escapeLiteralCheckValue(n.value, t)}`), n.message, t);
    break;

   case "endsWith":
    addPattern(r, RegExp(`${escapeLiteralCheckValue(n.value, t)}$`), n.message, t);
    break;

   case "datetime":
    addFormat(r, "date-time", n.message, t);
    break;

   case "date":
    addFormat(r, "date", n.message, t);
    break;

   case "time":
    addFormat(r, "time", n.message, t);
    break;

   case "duration":
    addFormat(r, "duration", n.message, t);
    break;

   case "length":
    r.minLength = "number" == typeof r.minLength ? Math.max(r.minLength, n.value) : n.value, 
    r.maxLength = "number" == typeof r.maxLength ? Math.min(r.maxLength, n.value) : n.value;
    break;

   case "includes":
    addPattern(r, RegExp(escapeLiteralCheckValue(n.value, t)), n.message, t);
    break;

   case "ip":
    "v6" !== n.version && addFormat(r, "ipv4", n.message, t), "v4" !== n.version && addFormat(r, "ipv6", n.message, t);
    break;

   case "base64url":
    addPattern(r, te, n.message, t);
    break;

   case "jwt":
    addPattern(r, ne, n.message, t);
    break;

   case "cidr":
    "v6" !== n.version && addPattern(r, X, n.message, t), "v4" !== n.version && addPattern(r, Y, n.message, t);
    break;

   case "emoji":
    addPattern(r, zodPatterns_emoji(), n.message, t);
    break;

   case "ulid":
    addPattern(r, G, n.message, t);
    break;

   case "base64":
    switch (t.base64Strategy) {
    case "format:binary":
     addFormat(r, "binary", n.message, t);
     break;

    case "contentEncoding:base64":
     r.contentEncoding = "base64";
     break;

    case "pattern:zod":
     addPattern(r, ee, n.message, t);
    }
    break;

   case "nanoid":
    addPattern(r, re, n.message, t);
   }
   return r;
  }
  function escapeLiteralCheckValue(e, t) {
   return "escape" === t.patternStrategy ? function(e) {
    let t = "";
    for (let r = 0; r < e.length; r++) ae.has(e[r]) || (t += "\\"), t += e[r];
    return t;
   }(e) : e;
  }
  const ae = new Set("ABCDEFGHIJKLMNOPQRSTUVXYZabcdefghijklmnopqrstuvxyz0123456789");
  function addFormat(e, t, r, n) {
   e.format || e.anyOf?.some(e => e.format) ? (e.anyOf || (e.anyOf = []), e.format && (e.anyOf.push({
    format: e.format
   }), delete e.format), e.anyOf.push({
    format: t,
    ...r && n.errorMessages && {
     errorMessage: {
      format: r
     }
    }
   })) : e.format = t;
  }
  function addPattern(e, t, r, n) {
   e.pattern || e.allOf?.some(e => e.pattern) ? (e.allOf || (e.allOf = []), e.pattern && (e.allOf.push({
    pattern: e.pattern
   }), delete e.pattern), e.allOf.push({
    pattern: stringifyRegExpWithFlags(t, n),
    ...r && n.errorMessages && {
     errorMessage: {
      pattern: r
     }
    }
   })) : e.pattern = stringifyRegExpWithFlags(t, n);
  }
  function stringifyRegExpWithFlags(e, t) {
   if (!t.applyRegexFlags || !e.flags) return e.source;
   const r = e.flags.includes("i"), n = e.flags.includes("m"), a = e.flags.includes("s"), s = r ? e.source.toLowerCase() : e.source;
   let o = "", i = !1, l = !1, u = !1;
   for (let e = 0; e < s.length; e++) if (i) o += s[e], i = !1; else {
    if (r) if (l) {
     if (s[e].match(/[a-z]/)) {
      u ? (o += s[e], o += `${s[e - 2]}-${s[e]}`.toUpperCase(), u = !1) : "-" === s[e + 1] && s[e + 2]?.match(/[a-z]/) ? (o += s[e], 
      u = !0) : o += `${s[e]}${s[e].toUpperCase()}`;
      continue;
     }
    } else if (s[e].match(/[a-z]/)) {
     o += `[${s[e]}${s[e].toUpperCase()}]`;
     continue;
    }
    if (n) {
     if ("^" === s[e]) {
      o += "(^|(?<=[\r\n]))";
      continue;
     }
     if ("$" === s[e]) {
      o += "($|(?=[\r\n]))";
      continue;
     }
    }
    a && "." === s[e] ? o += l ? `${s[e]}\r\n` : `[${s[e]}\r\n]` : (o += s[e], "\\" === s[e] ? i = !0 : l && "]" === s[e] ? l = !1 : l || "[" !== s[e] || (l = !0));
   }
   try {
    new RegExp(o);
   } catch {
    return console.warn(`Could not convert regex pattern at ${t.currentPath.join("/")} to a flag-independent form! Falling back to the flag-ignorant source`), 
    e.source;
   }
   return o;
  }
  function parseRecordDef(e, t) {
   const r = {
    type: "object",
    additionalProperties: parseDef(e.valueType._def, {
     ...t,
     currentPath: [ ...t.currentPath, "additionalProperties" ]
    }) ?? t.allowedAdditionalProperties
   };
   if ("ZodString" === e.keyType?._def.typeName && e.keyType._def.checks?.length) {
    const {type: n, ...a} = parseStringDef(e.keyType._def, t);
    return {
     ...r,
     propertyNames: a
    };
   }
   if ("ZodEnum" === e.keyType?._def.typeName) return {
    ...r,
    propertyNames: {
     enum: e.keyType._def.values
    }
   };
   if ("ZodBranded" === e.keyType?._def.typeName && "ZodString" === e.keyType._def.type._def.typeName && e.keyType._def.type._def.checks?.length) {
    const {type: n, ...a} = parseBrandedDef(e.keyType._def, t);
    return {
     ...r,
     propertyNames: a
    };
   }
   return r;
  }
  const se = {
   ZodString: "string",
   ZodNumber: "number",
   ZodBigInt: "integer",
   ZodBoolean: "boolean",
   ZodNull: "null"
  };
  function safeIsOptional(e) {
   try {
    return e.isOptional();
   } catch {
    return !0;
   }
  }
  const selectParser = (e, t, r) => {
   switch (t) {
   case "ZodString":
    return parseStringDef(e, r);

   case "ZodNumber":
    return function(e) {
     const t = {
      type: "number"
     };
     if (!e.checks) return t;
     for (const r of e.checks) switch (r.kind) {
     case "int":
      t.type = "integer";
      break;

     case "min":
      r.inclusive ? t.minimum = r.value : t.exclusiveMinimum = r.value;
      break;

     case "max":
      r.inclusive ? t.maximum = r.value : t.exclusiveMaximum = r.value;
      break;

     case "multipleOf":
      t.multipleOf = r.value;
     }
     return t;
    }(e);

   case "ZodObject":
    return function(e, t) {
     const r = {
      type: "object",
      properties: {}
     }, n = [], a = e.shape();
     for (const e in a) {
      let s = a[e];
      if (void 0 === s || void 0 === s._def) continue;
      const o = safeIsOptional(s), i = parseDef(s._def, {
       ...t,
       currentPath: [ ...t.currentPath, "properties", e ],
       propertyPath: [ ...t.currentPath, "properties", e ]
      });
      void 0 !== i && (r.properties[e] = i, o || n.push(e));
     }
     n.length && (r.required = n);
     const s = function(e, t) {
      if ("ZodNever" !== e.catchall._def.typeName) return parseDef(e.catchall._def, {
       ...t,
       currentPath: [ ...t.currentPath, "additionalProperties" ]
      });
      switch (e.unknownKeys) {
      case "passthrough":
       return t.allowedAdditionalProperties;

      case "strict":
       return t.rejectedAdditionalProperties;

      case "strip":
       return "strict" === t.removeAdditionalStrategy ? t.allowedAdditionalProperties : t.rejectedAdditionalProperties;
      }
     }(e, t);
     return void 0 !== s && (r.additionalProperties = s), r;
    }(e, r);

   case "ZodBigInt":
    return function(e) {
     const t = {
      type: "integer",
      format: "int64"
     };
     if (!e.checks) return t;
     for (const r of e.checks) switch (r.kind) {
     case "min":
      r.inclusive ? t.minimum = r.value : t.exclusiveMinimum = r.value;
      break;

     case "max":
      r.inclusive ? t.maximum = r.value : t.exclusiveMaximum = r.value;
      break;

     case "multipleOf":
      t.multipleOf = r.value;
     }
     return t;
    }(e);

   case "ZodBoolean":
    return {
     type: "boolean"
    };

   case "ZodDate":
    return parseDateDef(e, r);

   case "ZodUndefined":
   case "ZodNaN":
   case "ZodNever":
    return {
     not: {}
    };

   case "ZodNull":
    return {
     type: "null"
    };

   case "ZodArray":
    return function(e, t) {
     const r = {
      type: "array"
     };
     return e.type?._def && "ZodAny" !== e.type?._def?.typeName && (r.items = parseDef(e.type._def, {
      ...t,
      currentPath: [ ...t.currentPath, "items" ]
     })), e.minLength && (r.minItems = e.minLength.value), e.maxLength && (r.maxItems = e.maxLength.value), 
     e.exactLength && (r.minItems = e.exactLength.value, r.maxItems = e.exactLength.value), 
     r;
    }(e, r);

   case "ZodUnion":
   case "ZodDiscriminatedUnion":
    return function(e, t) {
     const r = e.options instanceof Map ? Array.from(e.options.values()) : e.options;
     if (r.every(e => e._def.typeName in se && (!e._def.checks || !e._def.checks.length))) {
      const e = r.reduce((e, t) => {
       const r = se[t._def.typeName];
       return r && !e.includes(r) ? [ ...e, r ] : e;
      }, []);
      return {
       type: e.length > 1 ? e : e[0]
      };
     }
     if (r.every(e => "ZodLiteral" === e._def.typeName && !e.description)) {
      const e = r.reduce((e, t) => {
       const r = typeof t._def.value;
       switch (r) {
       case "string":
       case "number":
       case "boolean":
        return [ ...e, r ];

       case "bigint":
        return [ ...e, "integer" ];

       case "object":
        if (null === t._def.value) return [ ...e, "null" ];

       default:
        return e;
       }
      }, []);
      if (e.length === r.length) {
       const t = e.filter((e, t, r) => r.indexOf(e) === t);
       return {
        type: t.length > 1 ? t : t[0],
        enum: r.reduce((e, t) => e.includes(t._def.value) ? e : [ ...e, t._def.value ], [])
       };
      }
     } else if (r.every(e => "ZodEnum" === e._def.typeName)) return {
      type: "string",
      enum: r.reduce((e, t) => [ ...e, ...t._def.values.filter(t => !e.includes(t)) ], [])
     };
     return ((e, t) => {
      const r = (e.options instanceof Map ? Array.from(e.options.values()) : e.options).map((e, r) => parseDef(e._def, {
       ...t,
       currentPath: [ ...t.currentPath, "anyOf", `${r}` ]
      })).filter(e => !!e && (!t.strictUnions || "object" == typeof e && Object.keys(e).length > 0));
      return r.length ? {
       anyOf: r
      } : void 0;
     })(e, t);
    }(e, r);

   case "ZodIntersection":
    return function(e, t) {
     const r = [ parseDef(e.left._def, {
      ...t,
      currentPath: [ ...t.currentPath, "allOf", "0" ]
     }), parseDef(e.right._def, {
      ...t,
      currentPath: [ ...t.currentPath, "allOf", "1" ]
     }) ].filter(e => !!e), n = [];
     return r.forEach(e => {
      if ("type" in (t = e) && "string" === t.type || !("allOf" in t)) {
       let t = e;
       if ("additionalProperties" in e && !1 === e.additionalProperties) {
        const {additionalProperties: r, ...n} = e;
        t = n;
       }
       n.push(t);
      } else n.push(...e.allOf);
      var t;
     }), n.length ? {
      allOf: n
     } : void 0;
    }(e, r);

   case "ZodTuple":
    return function(e, t) {
     return e.rest ? {
      type: "array",
      minItems: e.items.length,
      items: e.items.map((e, r) => parseDef(e._def, {
       ...t,
       currentPath: [ ...t.currentPath, "items", `${r}` ]
      })).reduce((e, t) => void 0 === t ? e : [ ...e, t ], []),
      additionalItems: parseDef(e.rest._def, {
       ...t,
       currentPath: [ ...t.currentPath, "additionalItems" ]
      })
     } : {
      type: "array",
      minItems: e.items.length,
      maxItems: e.items.length,
      items: e.items.map((e, r) => parseDef(e._def, {
       ...t,
       currentPath: [ ...t.currentPath, "items", `${r}` ]
      })).reduce((e, t) => void 0 === t ? e : [ ...e, t ], [])
     };
    }(e, r);

   case "ZodRecord":
    return parseRecordDef(e, r);

   case "ZodLiteral":
    return function(e) {
     const t = typeof e.value;
     return "bigint" !== t && "number" !== t && "boolean" !== t && "string" !== t ? {
      type: Array.isArray(e.value) ? "array" : "object"
     } : {
      type: "bigint" === t ? "integer" : t,
      const: e.value
     };
    }(e);

   case "ZodEnum":
    return function(e) {
     return {
      type: "string",
      enum: Array.from(e.values)
     };
    }(e);

   case "ZodNativeEnum":
    return function(e) {
     const t = e.values, r = Object.keys(e.values).filter(e => "number" != typeof t[t[e]]).map(e => t[e]), n = Array.from(new Set(r.map(e => typeof e)));
     return {
      type: 1 === n.length ? "string" === n[0] ? "string" : "number" : [ "string", "number" ],
      enum: r
     };
    }(e);

   case "ZodNullable":
    return function(e, t) {
     if ([ "ZodString", "ZodNumber", "ZodBigInt", "ZodBoolean", "ZodNull" ].includes(e.innerType._def.typeName) && (!e.innerType._def.checks || !e.innerType._def.checks.length)) return {
      type: [ se[e.innerType._def.typeName], "null" ]
     };
     const r = parseDef(e.innerType._def, {
      ...t,
      currentPath: [ ...t.currentPath, "anyOf", "0" ]
     });
     return r && {
      anyOf: [ r, {
       type: "null"
      } ]
     };
    }(e, r);

   case "ZodOptional":
    return ((e, t) => {
     if (t.currentPath.toString() === t.propertyPath?.toString()) return parseDef(e.innerType._def, t);
     const r = parseDef(e.innerType._def, {
      ...t,
      currentPath: [ ...t.currentPath, "anyOf", "1" ]
     });
     return r ? {
      anyOf: [ {
       not: {}
      }, r ]
     } : {};
    })(e, r);

   case "ZodMap":
    return function(e, t) {
     return "record" === t.mapStrategy ? parseRecordDef(e, t) : {
      type: "array",
      maxItems: 125,
      items: {
       type: "array",
       items: [ parseDef(e.keyType._def, {
        ...t,
        currentPath: [ ...t.currentPath, "items", "items", "0" ]
       }) || {}, parseDef(e.valueType._def, {
        ...t,
        currentPath: [ ...t.currentPath, "items", "items", "1" ]
       }) || {} ],
       minItems: 2,
       maxItems: 2
      }
     };
    }(e, r);

   case "ZodSet":
    return function(e, t) {
     const r = {
      type: "array",
      uniqueItems: !0,
      items: parseDef(e.valueType._def, {
       ...t,
       currentPath: [ ...t.currentPath, "items" ]
      })
     };
     return e.minSize && (r.minItems = e.minSize.value), e.maxSize && (r.maxItems = e.maxSize.value), 
     r;
    }(e, r);

   case "ZodLazy":
    return () => e.getter()._def;

   case "ZodPromise":
    return function(e, t) {
     return parseDef(e.type._def, t);
    }(e, r);

   case "ZodEffects":
    return function(e, t) {
     return "input" === t.effectStrategy ? parseDef(e.schema._def, t) : {};
    }(e, r);

   case "ZodAny":
   case "ZodUnknown":
    return {};

   case "ZodDefault":
    return function(e, t) {
     return {
      ...parseDef(e.innerType._def, t),
      default: e.defaultValue()
     };
    }(e, r);

   case "ZodBranded":
    return parseBrandedDef(e, r);

   case "ZodReadonly":
   case "ZodCatch":
    return ((e, t) => parseDef(e.innerType._def, t))(e, r);

   case "ZodPipeline":
    return ((e, t) => {
     if ("input" === t.pipeStrategy) return parseDef(e.in._def, t);
     if ("output" === t.pipeStrategy) return parseDef(e.out._def, t);
     const r = parseDef(e.in._def, {
      ...t,
      currentPath: [ ...t.currentPath, "allOf", "0" ]
     });
     return {
      allOf: [ r, parseDef(e.out._def, {
       ...t,
       currentPath: [ ...t.currentPath, "allOf", r ? "1" : "0" ]
      }) ].filter(e => void 0 !== e)
     };
    })(e, r);

   default:
    return;
   }
  }, getRelativePath = (e, t) => {
   let r = 0;
   for (;r < e.length && r < t.length && e[r] === t[r]; r++) ;
   return [ (e.length - r).toString(), ...t.slice(r) ].join("/");
  };
  function parseDef(e, t, r = !1) {
   const n = t.seen.get(e);
   if (t.override) {
    const a = t.override?.(e, t, n, r);
    if (a !== q) return a;
   }
   if (n && !r) {
    const e = get$ref(n, t);
    if (void 0 !== e) return e;
   }
   const a = {
    def: e,
    path: t.currentPath,
    jsonSchema: void 0
   };
   t.seen.set(e, a);
   const s = selectParser(e, e.typeName, t), o = "function" == typeof s ? parseDef(s(), t) : s;
   if (o && addMeta(e, t, o), t.postProcess) {
    const r = t.postProcess(o, e, t);
    return a.jsonSchema = o, r;
   }
   return a.jsonSchema = o, o;
  }
  const get$ref = (e, t) => {
   switch (t.$refStrategy) {
   case "root":
    return {
     $ref: e.path.join("/")
    };

   case "relative":
    return {
     $ref: getRelativePath(t.currentPath, e.path)
    };

   case "none":
   case "seen":
    return e.path.length < t.currentPath.length && e.path.every((e, r) => t.currentPath[r] === e) ? (console.warn(`Recursive reference detected at ${t.currentPath.join("/")}! Defaulting to any`), 
    {}) : "seen" === t.$refStrategy ? {} : void 0;
   }
  }, addMeta = (e, t, r) => (e.description && (r.description = e.description), r), zod3ToJsonSchema = (e, t) => {
   const r = (e => {
    const t = (e => "string" == typeof e ? {
     ...z,
     name: e
    } : {
     ...z,
     ...e
    })(e), r = void 0 !== t.name ? [ ...t.basePath, t.definitionPath, t.name ] : t.basePath;
    return {
     ...t,
     currentPath: r,
     propertyPath: void 0,
     seen: new Map(Object.entries(t.definitions).map(([e, r]) => [ r._def, {
      def: r._def,
      path: [ ...t.basePath, t.definitionPath, e ],
      jsonSchema: void 0
     } ]))
    };
   })(t);
   let n = "object" == typeof t && t.definitions ? Object.entries(t.definitions).reduce((e, [t, n]) => ({
    ...e,
    [t]: parseDef(n._def, {
     ...r,
     currentPath: [ ...r.basePath, r.definitionPath, t ]
    }, !0) ?? {}
   }), {}) : void 0;
   const a = "string" == typeof t ? t : "title" === t?.nameStrategy ? void 0 : t?.name, s = parseDef(e._def, void 0 === a ? r : {
    ...r,
    currentPath: [ ...r.basePath, r.definitionPath, a ]
   }, !1) ?? {}, o = "object" == typeof t && void 0 !== t.name && "title" === t.nameStrategy ? t.name : void 0;
   void 0 !== o && (s.title = o);
   const i = void 0 === a ? n ? {
    ...s,
    [r.definitionPath]: n
   } : s : {
    $ref: [ ..."relative" === r.$refStrategy ? [] : r.basePath, r.definitionPath, a ].join("/"),
    [r.definitionPath]: {
     ...n,
     [a]: s
    }
   };
   return i.$schema = "http://json-schema.org/draft-07/schema#", i;
  }, oe = Symbol.for("vercel.ai.schema");
  function lazySchema(e) {
   let t;
   return () => (null == t && (t = e()), t);
  }
  function jsonSchema(e, {validate: t} = {}) {
   return {
    [oe]: !0,
    _type: void 0,
    get jsonSchema() {
     return "function" == typeof e && (e = e()), e;
    },
    validate: t
   };
  }
  function asSchema(e) {
   return null == e ? jsonSchema({
    type: "object",
    properties: {},
    additionalProperties: !1
   }) : "object" == typeof (r = e) && null !== r && oe in r && !0 === r[oe] && "jsonSchema" in r && "validate" in r ? e : "~standard" in e ? "zod" === e["~standard"].vendor ? zodSchema(e) : (t = e, 
   jsonSchema(() => {
    if (!function(e) {
     return null != e["~standard"].jsonSchema;
    }(t)) throw new Error(`Standard schema vendor '${t["~standard"].vendor}' does not support JSON Schema conversion.`);
    return addAdditionalPropertiesToJsonSchema(t["~standard"].jsonSchema.input({
     target: "draft-07"
    }));
   }, {
    validate: async e => {
     const r = await t["~standard"].validate(e);
     return "value" in r ? {
      success: !0,
      value: r.value
     } : {
      success: !1,
      error: new n.iM({
       value: e,
       cause: r.issues
      })
     };
    }
   })) : e();
   var t, r;
  }
  function zodSchema(e, t) {
   return function(e) {
    return "_zod" in e;
   }(e) ? function(e, t) {
    (0, s.$W)().localeError || (0, s.$W)((0, i.A)());
    const r = t?.useReferences ?? !1;
    return jsonSchema(() => addAdditionalPropertiesToJsonSchema((0, o.bl)(e, {
     target: "draft-7",
     io: "input",
     reused: r ? "ref" : "inline"
    })), {
     validate: async t => {
      const r = await (0, a.bp)(e, t);
      return r.success ? {
       success: !0,
       value: r.data
      } : {
       success: !1,
       error: r.error
      };
     }
    });
   }(e, t) : function(e, t) {
    const r = t?.useReferences ?? !1;
    return jsonSchema(() => zod3ToJsonSchema(e, {
     $refStrategy: r ? "root" : "none"
    }), {
     validate: async t => {
      const r = await e.safeParseAsync(t);
      return r.success ? {
       success: !0,
       value: r.data
      } : {
       success: !1,
       error: r.error
      };
     }
    });
   }(e, t);
  }
  async function validateTypes({value: e, schema: t, context: r}) {
   const a = await safeValidateTypes({
    value: e,
    schema: t,
    context: r
   });
   if (!a.success) throw n.iM.wrap({
    value: e,
    cause: a.error,
    context: r
   });
   return a.value;
  }
  async function safeValidateTypes({value: e, schema: t, context: r}) {
   const a = asSchema(t);
   try {
    if (null == a.validate) return {
     success: !0,
     value: e,
     rawValue: e
    };
    const t = await a.validate(e);
    return t.success ? {
     success: !0,
     value: t.value,
     rawValue: e
    } : {
     success: !1,
     error: n.iM.wrap({
      value: e,
      cause: t.error,
      context: r
     }),
     rawValue: e
    };
   } catch (t) {
    return {
     success: !1,
     error: n.iM.wrap({
      value: e,
      cause: t,
      context: r
     }),
     rawValue: e
    };
   }
  }
  async function parseJSON({text: e, schema: t}) {
   try {
    const r = secureJsonParse(e);
    return null == t ? r : await validateTypes({
     value: r,
     schema: t
    });
   } catch (t) {
    if (n.u6.isInstance(t) || n.iM.isInstance(t)) throw t;
    throw new n.u6({
     text: e,
     cause: t
    });
   }
  }
  async function safeParseJSON({text: e, schema: t}) {
   try {
    const r = secureJsonParse(e);
    return null == t ? {
     success: !0,
     value: r,
     rawValue: r
    } : await safeValidateTypes({
     value: r,
     schema: t
    });
   } catch (t) {
    return {
     success: !1,
     error: n.u6.isInstance(t) ? t : new n.u6({
      text: e,
      cause: t
     }),
     rawValue: void 0
    };
   }
  }
  function parseJsonEventStream({stream: e, schema: t}) {
   return e.pipeThrough(new TextDecoderStream).pipeThrough(new l.Z).pipeThrough(new TransformStream({
    async transform({data: e}, r) {
     "[DONE]" !== e && r.enqueue(await safeParseJSON({
      text: e,
      schema: t
     }));
    }
   }));
  }
  async function parseProviderOptions({provider: e, providerOptions: t, schema: r}) {
   if (null == t?.[e]) return;
   const a = await safeValidateTypes({
    value: t[e],
    schema: r
   });
   if (!a.success) throw new n.Di({
    argument: "providerOptions",
    message: `invalid ${e} provider options`,
    cause: a.error
   });
   return a.value;
  }
  async function resolveProviderOptions({providerOptions: e, namespaces: t, resolution: r, schema: n}) {
   const a = [], s = [];
   for (const o of new Set(t)) {
    const t = await parseProviderOptions({
     provider: o,
     providerOptions: e,
     schema: n
    });
    if (null != t) {
     if ("first" === r) return {
      options: t,
      namespaces: [ o ]
     };
     a.push(t), s.push(o);
    }
   }
   return {
    options: 0 === a.length ? void 0 : Object.assign({}, ...a),
    namespaces: s
   };
  }
  const getOriginalFetch = () => globalThis.fetch, postJsonToApi = async ({url: e, headers: t, body: r, failedResponseHandler: n, successfulResponseHandler: a, abortSignal: s, fetch: o}) => await postToApi({
   url: e,
   headers: {
    "Content-Type": "application/json",
    ...t
   },
   body: {
    content: JSON.stringify(r),
    values: r
   },
   failedResponseHandler: n,
   successfulResponseHandler: a,
   abortSignal: s,
   fetch: o
  }), postFormDataToApi = async ({url: e, headers: t, formData: r, failedResponseHandler: n, successfulResponseHandler: a, abortSignal: s, fetch: o}) => await postToApi({
   url: e,
   headers: t,
   body: {
    content: r,
    values: Object.fromEntries(r.entries())
   },
   failedResponseHandler: n,
   successfulResponseHandler: a,
   abortSignal: s,
   fetch: o
  }), postToApi = async ({url: e, headers: t = {}, body: r, successfulResponseHandler: a, failedResponseHandler: s, abortSignal: o, fetch: i = getOriginalFetch()}) => {
   try {
    const l = await i(e, {
     method: "POST",
     headers: withUserAgentSuffix(t, `ai-sdk-provider-utils/${v}`, getRuntimeEnvironmentUserAgent()),
     body: r.content,
     signal: o
    }), u = extractResponseHeaders(l);
    if (!l.ok) {
     let t;
     try {
      t = await s({
       response: l,
       url: e,
       requestBodyValues: r.values
      });
     } catch (t) {
      if (isAbortError(t) || n.hL.isInstance(t)) throw t;
      throw new n.hL({
       message: "Failed to process error response",
       cause: t,
       statusCode: l.status,
       url: e,
       responseHeaders: u,
       requestBodyValues: r.values
      });
     }
     throw t.value;
    }
    try {
     return await a({
      response: l,
      url: e,
      requestBodyValues: r.values
     });
    } catch (t) {
     if (t instanceof Error && (isAbortError(t) || n.hL.isInstance(t))) throw t;
     throw new n.hL({
      message: "Failed to process successful response",
      cause: t,
      statusCode: l.status,
      url: e,
      responseHeaders: u,
      requestBodyValues: r.values
     });
    }
   } catch (t) {
    throw handleFetchError({
     error: t,
     url: e,
     requestBodyValues: r.values
    });
   }
  }, ie = Symbol.for("vercel.ai.telemetry.redact");
  function withTelemetryRedaction(e, t) {
   return Object.create(Object.getPrototypeOf(e), {
    ...Object.getOwnPropertyDescriptors(e),
    [ie]: {
     value: t,
     configurable: !0
    }
   });
  }
  function createProviderDefinedToolFactory({id: e, inputSchema: t, redactArgs: r}) {
   return ({execute: n, outputSchema: a, needsApproval: s, toModelOutput: o, onInputStart: i, onInputDelta: l, onInputAvailable: u, ...c}) => ({
    type: "provider",
    isProviderExecuted: !1,
    id: e,
    args: null == r ? c : withTelemetryRedaction(c, r),
    inputSchema: t,
    outputSchema: a,
    execute: n,
    needsApproval: s,
    toModelOutput: o,
    onInputStart: i,
    onInputDelta: l,
    onInputAvailable: u
   });
  }
  function createProviderDefinedToolFactoryWithOutputSchema({id: e, inputSchema: t, outputSchema: r, redactArgs: n}) {
   return ({execute: a, needsApproval: s, toModelOutput: o, onInputStart: i, onInputDelta: l, onInputAvailable: u, ...c}) => ({
    type: "provider",
    isProviderExecuted: !1,
    id: e,
    args: null == n ? c : withTelemetryRedaction(c, n),
    inputSchema: t,
    outputSchema: r,
    execute: a,
    needsApproval: s,
    toModelOutput: o,
    onInputStart: i,
    onInputDelta: l,
    onInputAvailable: u
   });
  }
  function createProviderExecutedToolFactory({id: e, inputSchema: t, outputSchema: r, supportsDeferredResults: n, redactArgs: a}) {
   return ({onInputStart: s, onInputDelta: o, onInputAvailable: i, ...l}) => ({
    type: "provider",
    isProviderExecuted: !0,
    id: e,
    args: null == a ? l : withTelemetryRedaction(l, a),
    inputSchema: t,
    outputSchema: r,
    onInputStart: s,
    onInputDelta: o,
    onInputAvailable: i,
    supportsDeferredResults: n
   });
  }
  async function resolve(e) {
   return "function" == typeof e && (e = e()), e;
  }
  function resolveFullMediaType({part: e}) {
   if (isFullMediaType(e.mediaType)) return e.mediaType;
   if ("data" === e.data.type) {
    const t = detectMediaType({
     data: e.data.data,
     topLevelType: getTopLevelMediaType(e.mediaType)
    });
    if (t) return t;
    throw new n.b8({
     functionality: `file of media type "${e.mediaType}" must specify subtype since it could not be auto-detected`
    });
   }
   throw new n.b8({
    functionality: `file of media type "${e.mediaType}" must specify subtype since it is not passed as inline bytes`
   });
  }
  function resolveProviderReference({reference: e, provider: t}) {
   const r = e[t];
   if (null != r) return r;
   throw new n.vb({
    provider: t,
    reference: e
   });
  }
  function join(e, t) {
   const r = new Uint8Array(t);
   let n = 0;
   for (const t of e) r.set(t, n), n += t.length;
   return r;
  }
  function replaceBinaryFieldPlaceholders(e, t) {
   return "string" == typeof e ? t.get(e) ?? e : Array.isArray(e) ? e.map(e => replaceBinaryFieldPlaceholders(e, t)) : null != e && "object" == typeof e ? Object.fromEntries(Object.entries(e).map(([e, r]) => [ e, replaceBinaryFieldPlaceholders(r, t) ])) : e;
  }
  function withBinaryFields(e, t) {
   if (0 === t.size) return e;
   const r = asSchema(e);
   return jsonSchema({}, {
    validate: async e => {
     const n = replaceBinaryFieldPlaceholders(e, t), a = function(e) {
      for (const [t, r] of e) Object.defineProperty(r, "toJSON", {
       value: () => t,
       configurable: !0
      });
      return () => {
       for (const t of e.values()) Reflect.deleteProperty(t, "toJSON");
      };
     }(t), s = r.validate ? await r.validate(n) : {
      success: !0,
      value: n
     };
     return s.success && a(), s;
    }
   });
  }
  const le = new TextDecoder;
  function wrapResponseBodyStream({stream: e, url: t, requestBodyValues: r, statusCode: a, responseHeaders: s}) {
   const o = e.getReader();
   let i = !1;
   const releaseReader = () => {
    i || (o.releaseLock(), i = !0);
   };
   return new ReadableStream({
    async pull(e) {
     try {
      const {done: t, value: r} = await o.read();
      t ? (releaseReader(), e.close()) : e.enqueue(r);
     } catch (o) {
      if (releaseReader(), isAbortError(o)) return void e.error(o);
      e.error(handleFetchError({
       error: new n.hL({
        message: "Failed to process successful response",
        cause: o,
        statusCode: a,
        url: t,
        responseHeaders: s,
        requestBodyValues: r
       }),
       url: t,
       requestBodyValues: r
      }));
     }
    },
    async cancel(e) {
     try {
      await o.cancel(e);
     } finally {
      releaseReader();
     }
    }
   });
  }
  async function readResponseBodyAsText({response: e, url: t}) {
   return le.decode(await readResponseWithSizeLimit({
    response: e,
    url: t
   }));
  }
  const createJsonErrorResponseHandler = ({errorSchema: e, errorToMessage: t, isRetryable: r}) => async ({response: a, url: s, requestBodyValues: o}) => {
   const i = await readResponseBodyAsText({
    response: a,
    url: s
   }), l = extractResponseHeaders(a);
   if ("" === i.trim()) return {
    responseHeaders: l,
    value: new n.hL({
     message: a.statusText,
     url: s,
     requestBodyValues: o,
     statusCode: a.status,
     responseHeaders: l,
     responseBody: i,
     isRetryable: r?.(a)
    })
   };
   try {
    const u = await parseJSON({
     text: i,
     schema: e
    });
    return {
     responseHeaders: l,
     value: new n.hL({
      message: t(u),
      url: s,
      requestBodyValues: o,
      statusCode: a.status,
      responseHeaders: l,
      responseBody: i,
      data: u,
      isRetryable: r?.(a, u)
     })
    };
   } catch {
    return {
     responseHeaders: l,
     value: new n.hL({
      message: a.statusText,
      url: s,
      requestBodyValues: o,
      statusCode: a.status,
      responseHeaders: l,
      responseBody: i,
      isRetryable: r?.(a)
     })
    };
   }
  }, createEventSourceResponseHandler = e => async ({response: t, url: r, requestBodyValues: a}) => {
   const s = extractResponseHeaders(t);
   if (null == t.body) throw new n.Tt({});
   return {
    responseHeaders: s,
    value: parseJsonEventStream({
     stream: wrapResponseBodyStream({
      stream: t.body,
      url: r,
      requestBodyValues: a,
      statusCode: t.status,
      responseHeaders: s
     }),
     schema: e
    })
   };
  }, createJsonResponseHandler = (e, {experimental_binaryFields: t} = {}) => {
   const r = t?.length ? function(e) {
    const t = new Map;
    for (const r of e) {
     if (!/^(?:[\w-]+|\[\*])(?:\.[\w-]+|\[\*])*$/.test(r)) throw new n.Di({
      argument: "experimental_binaryFields",
      message: `Invalid binary field path "${r}"`
     });
     let e = t;
     for (const t of r.match(/\[\*]|[\w-]+/g)) {
      const r = "[*]" === t ? [ null ] : (new TextEncoder).encode(`${t}"`);
      for (const t of r) {
       let r = e.get(t);
       void 0 === r && e.set(t, r = new Map), e = r;
      }
     }
     e.set(!0, e);
    }
    return t;
   }(t) : void 0;
   return async ({response: t, url: a, requestBodyValues: s}) => {
    let o, i = e;
    if (null == r) o = await readResponseBodyAsText({
     response: t,
     url: a
    }); else {
     const n = function(e, t = 65536) {
      const r = new Uint8Array(256).fill(64);
      for (let e = 0; e < 64; e++) r["ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".charCodeAt(e)] = e;
      const n = new TextEncoder, a = [];
      let s = new Uint8Array(65536), o = 0, i = 0;
      const l = new Map, u = [];
      let c, d = 0, f = 0, p = !1, m = 0, h = [], y = new Uint8Array(0), g = 0, v = 0, b = 0, w = 0, S = 0;
      const add = e => {
       for (let t = 0; t < e.length; ) {
        const r = Math.min(s.length - o, e.length - t);
        s.set(e.subarray(t, t + r), o), o += r, t += r, i += r, o === s.length && (a.push(s), 
        s = new Uint8Array(65536), o = 0);
       }
      }, emit = (e, t, r) => add(e.subarray(t, r)), reset = () => {
       h = [], y = new Uint8Array(0), g = 0, v = 0, b = 0, w = 0, S = 0;
      }, grow = () => {
       g > 0 && h.push(y.subarray(0, g)), y = new Uint8Array(Math.min(Math.max(v, 4096), 4 << 20)), 
       g = 0;
      }, rest = () => b << 6 * (4 - w), restore = () => {
       for (const e of [ ...h, y.subarray(0, g) ]) add(n.encode(convertUint8ArrayToBase64(e)));
       const e = rest();
       add(n.encode(convertUint8ArrayToBase64(Uint8Array.of(e >> 16, e >> 8, e)).slice(0, w) + "=".repeat(S))), 
       reset();
      }, closeBlob = () => {
       f = 0;
       const e = w && w - 1;
       if (S === (4 - w) % 4 && !(b & (1 << 2 * (4 - w)) - 1) && v + e >= t) {
        const t = rest(), r = join([ ...h, y.subarray(0, g) ], v + e);
        for (let n = 0; n < e; n++) r[v + n] = t >> 16 - 8 * n;
        const a = `[binary data: ${r.length} bytes; ref ${crypto.getRandomValues(new Uint32Array(2)).join("-")}]`;
        l.set(a, r), add(n.encode(a)), reset();
       } else restore();
      };
      return {
       push: t => {
        let n = 0;
        const {length: a} = t;
        for (let s = 0; s < a; s++) {
         let o = t[s];
         if (3 === f) {
          if (0 === S) {
           let e = b, n = w;
           for (let o; s < a && (o = r[t[s]]) < 64; s++) e = e << 6 | o, 4 === ++n && (g + 3 > y.length && grow(), 
           y[g++] = e >> 16, y[g++] = e >> 8, y[g++] = e, v += 3, e = 0, n = 0);
           b = e, w = n;
          }
          if (s >= a) break;
          o = t[s], 34 === o ? (closeBlob(), n = s) : 61 === o && w > 1 && S < 4 - w ? S++ : (restore(), 
          f = 2, n = s--);
         } else if (0 !== f) 1 === f && (c = c?.get(o)), p ? p = !1 : 92 === o ? p = !0 : 34 === o && (1 === f && (u.at(-1).next = c), 
         f = 0); else if (34 === o) {
          const r = u.at(-1);
          d > 0 ? f = 2 : !r?.keys || 123 !== m && 44 !== m ? (r ? r.next : e)?.get(!0) ? (f = 3, 
          emit(t, n, s + 1)) : f = 2 : (f = 1, c = r.keys);
         } else if (123 === o || 91 === o) {
          m = o;
          const t = u.at(-1), r = d > 0 ? void 0 : t ? t.next : e, n = r?.get(null);
          123 === o && r ? u.push({
           keys: r
          }) : 91 === o && n ? u.push({
           keys: null,
           next: n
          }) : d++;
         } else 125 === o || 93 === o ? d > 0 ? d-- : u.pop() : 44 !== o && 58 !== o || (m = o);
        }
        3 !== f && emit(t, n, a);
       },
       finish: () => (3 === f && restore(), {
        text: (new TextDecoder).decode(join([ ...a, s.subarray(0, o) ], i)),
        binaries: l
       })
      };
     }(r);
     await readResponseWithSizeLimit({
      response: t,
      url: a,
      onChunk: n.push
     });
     const s = n.finish();
     o = s.text, i = withBinaryFields(e, s.binaries);
    }
    const l = await safeParseJSON({
     text: o,
     schema: i
    }), u = extractResponseHeaders(t);
    if (!l.success) throw new n.hL({
     message: "Invalid JSON response",
     cause: l.error,
     statusCode: t.status,
     responseHeaders: u,
     responseBody: o,
     url: a,
     requestBodyValues: s
    });
    return {
     responseHeaders: u,
     value: l.value,
     rawValue: l.rawValue
    };
   };
  }, createBinaryResponseHandler = () => async ({response: e, url: t, requestBodyValues: r}) => {
   const a = extractResponseHeaders(e);
   if (!e.body) throw new n.hL({
    message: "Response body is empty",
    url: t,
    requestBodyValues: r,
    statusCode: e.status,
    responseHeaders: a,
    responseBody: void 0
   });
   try {
    const t = await e.arrayBuffer();
    return {
     responseHeaders: a,
     value: new Uint8Array(t)
    };
   } catch (s) {
    throw new n.hL({
     message: "Failed to read response as array buffer",
     url: t,
     requestBodyValues: r,
     statusCode: e.status,
     responseHeaders: a,
     responseBody: void 0,
     cause: s
    });
   }
  }, createBinaryStreamResponseHandler = () => async ({response: e, url: t, requestBodyValues: r}) => {
   const a = extractResponseHeaders(e);
   if (null == e.body) throw new n.Tt({});
   return {
    responseHeaders: a,
    value: wrapResponseBodyStream({
     stream: e.body,
     url: t,
     requestBodyValues: r,
     statusCode: e.status,
     responseHeaders: a
    })
   };
  };
  function isJSONSerializable(e) {
   if (null == e) return !0;
   const t = typeof e;
   return "string" === t || "number" === t || "boolean" === t || "function" !== t && "symbol" !== t && "bigint" !== t && (Array.isArray(e) ? e.every(isJSONSerializable) : Object.getPrototypeOf(e) === Object.prototype && Object.values(e).every(isJSONSerializable));
  }
  const ue = "AI_SerializationError", ce = `vercel.ai.error.${ue}`, de = Symbol.for(ce);
  var fe = class extends n.bD {
   constructor({message: e = "Failed to serialize value.", cause: t} = {}) {
    super({
     name: ue,
     message: e,
     cause: t
    }), this[de] = !0;
   }
   static isInstance(e) {
    return n.bD.hasMarker(e, ce);
   }
  };
  function serializeModelOptions(e) {
   const t = {};
   for (const [r, n] of Object.entries(e.config)) if ("headers" === r) {
    const e = resolveSync(n);
    isJSONSerializable(e) && (t[r] = e);
   } else isJSONSerializable(n) && (t[r] = n);
   return {
    modelId: e.modelId,
    config: t
   };
  }
  function resolveSync(e) {
   let t = e;
   if ("function" == typeof e && (t = e()), t instanceof Promise) throw new fe({
    message: "Cannot serialize asynchronous model options."
   });
   return t;
  }
  function startsWithStructuredValue(e) {
   if ("string" != typeof e) return !1;
   const t = e.trimStart()[0];
   return "{" === t || "[" === t;
  }
  var pe = class {
   constructor(e = "") {
    this.structure = {
     kind: "undetermined"
    }, this.append(e);
   }
   get hasCompleteStructuredValue() {
    return "structured" === this.structure.kind && !0 === this.structure.complete;
   }
   append(e) {
    let t = this.structure;
    for (const r of e) if ("undetermined" !== t.kind) {
     if ("structured" === t.kind && !t.complete) if (t.inString) t.escaped ? t.escaped = !1 : "\\" === r ? t.escaped = !0 : '"' === r && (t.inString = !1); else if ('"' === r) t.inString = !0; else if ("{" === r || "[" === r) t.stack.push(r); else if ("}" === r || "]" === r) {
      const e = "}" === r ? "{" : "[";
      if (t.stack.at(-1) !== e) {
       t = {
        kind: "other"
       };
       continue;
      }
      t.stack.pop(), 0 === t.stack.length && (t.complete = !0);
     }
    } else {
     if (/\s/.test(r)) continue;
     if ("{" !== r && "[" !== r) {
      t = {
       kind: "other"
      };
      continue;
     }
     t = {
      kind: "structured",
      stack: [ r ],
      inString: !1,
      escaped: !1,
      complete: !1
     };
    }
    this.structure = t;
   }
  }, me = class {
   constructor(e, t = {}) {
    this.toolCalls = [], this.toolCallsById = new Map, this.toolCallsByIndex = new Map, 
    this.usedToolCallIds = new Set, this.nextGeneratedIdSuffixes = new Map, this.controller = e, 
    this._generateId = t.generateId ?? D, this.typeValidation = t.typeValidation ?? "none", 
    this.extractMetadata = t.extractMetadata, this.buildToolCallProviderMetadata = t.buildToolCallProviderMetadata;
   }
   processDelta(e) {
    const t = e.function?.name, r = "string" == typeof t && 0 === t.trim().length, n = this.getNonBlankString(e.id), a = this.getNonBlankString(t), s = e.function?.arguments, {index: o} = e, i = this.resolveToolCall({
     wireId: n,
     index: o,
     name: a,
     hasExplicitCallStart: null != a && startsWithStructuredValue(s),
     hasEmptyArguments: null == s || 0 === s.trim().length
    });
    if ("ambiguous" === i.kind) return;
    let l;
    if ("new" === i.kind) {
     if (r) return;
     l = this.processNewToolCall(e, {
      wireId: n,
      index: o,
      name: a
     });
    } else l = i.toolCall, null != n && this.associateWireId(l, n), this.processExistingToolCall(l, e);
    null != o && this.associateIndex(l, o);
   }
   flush() {
    const e = this.toolCalls.every(e => null != e.index) ? [ ...this.toolCalls ].sort((e, t) => e.index - t.index || e.sequence - t.sequence) : this.toolCalls;
    for (const t of e) t.hasFinished || this.finishToolCall(t);
   }
   resolveToolCall({wireId: e, index: t, name: r, hasExplicitCallStart: n, hasEmptyArguments: a}) {
    const s = null != t ? this.toolCallsByIndex.get(t) : void 0, o = this.filterToolCallsByName(s, r);
    if (null != e) {
     const i = this.toolCallsById.get(e);
     if (null != i) {
      if (null != t) {
       const e = o.filter(e => i.has(e)), t = this.resolveMatchingToolCall(e, n);
       return "new" !== t.kind ? t : null != r ? {
        kind: "new"
       } : null != s ? {
        kind: "ambiguous"
       } : this.resolveMatchingToolCall([ ...i ], !1);
      }
      if (null != r) {
       const e = [ ...i ].filter(e => e.function.name === r);
       return this.resolveMatchingToolCall(e, n);
      }
      return this.resolveMatchingToolCall([ ...i ], !1);
     }
     return o.length > 0 ? n ? {
      kind: "new"
     } : this.resolveMatchingToolCall(o, null != r && a) : {
      kind: "new"
     };
    }
    if (null != s) return this.resolveMatchingToolCall(o, n);
    if (null != r) return {
     kind: "new"
    };
    const i = this.toolCalls.filter(e => !e.hasFinished);
    return this.resolveMatchingToolCall(i, !1);
   }
   filterToolCallsByName(e, t) {
    return null == e ? [] : [ ...e ].filter(e => null == t || e.function.name === t);
   }
   resolveMatchingToolCall(e, t) {
    if (0 === e.length) return {
     kind: "new"
    };
    const r = e.filter(e => !e.argumentState.hasCompleteStructuredValue);
    return t || 1 !== e.length ? 1 === r.length ? {
     kind: "existing",
     toolCall: r[0]
    } : r.length > 1 || !t ? {
     kind: "ambiguous"
    } : {
     kind: "new"
    } : {
     kind: "existing",
     toolCall: e[0]
    };
   }
   processNewToolCall(e, {wireId: t, index: r, name: a}) {
    if ("required" === this.typeValidation) {
     if ("function" !== e.type) throw new n.xn({
      data: e,
      message: "Expected 'function' type."
     });
    } else if ("if-present" === this.typeValidation && null != e.type && "function" !== e.type) throw new n.xn({
     data: e,
     message: "Expected 'function' type."
    });
    if (null == a) throw new n.xn({
     data: e,
     message: "Expected 'function.name' to be a string."
    });
    const s = this.createToolCallId(t);
    this.controller.enqueue({
     type: "tool-input-start",
     id: s,
     toolName: a
    });
    const o = this.extractMetadata?.(e), i = e.function?.arguments ?? "", l = {
     id: s,
     index: r ?? void 0,
     sequence: this.toolCalls.length,
     type: "function",
     function: {
      name: a,
      arguments: i
     },
     argumentState: new pe(i),
     hasFinished: !1,
     metadata: o
    };
    return this.toolCalls.push(l), null != t && this.associateWireId(l, t), l.function.arguments.length > 0 && this.controller.enqueue({
     type: "tool-input-delta",
     id: l.id,
     delta: l.function.arguments
    }), l;
   }
   associateWireId(e, t) {
    let r = this.toolCallsById.get(t);
    null == r && (r = new Set, this.toolCallsById.set(t, r)), r.add(e);
   }
   associateIndex(e, t) {
    let r = this.toolCallsByIndex.get(t);
    null == r && (r = new Set, this.toolCallsByIndex.set(t, r)), r.add(e);
   }
   createToolCallId(e) {
    if (null != e && !this.usedToolCallIds.has(e)) return this.usedToolCallIds.add(e), 
    e;
    const t = this.getNonBlankString(this._generateId()) ?? "tool-call";
    if (!this.usedToolCallIds.has(t)) return this.usedToolCallIds.add(t), t;
    const r = this.nextGeneratedIdSuffixes.get(t) ?? 1, n = r + this.usedToolCallIds.size;
    for (let e = r; e <= n; e++) {
     const r = `${t}-${e}`;
     if (!this.usedToolCallIds.has(r)) return this.usedToolCallIds.add(r), this.nextGeneratedIdSuffixes.set(t, e + 1), 
     r;
    }
    throw new Error("Failed to create a unique tool call ID.");
   }
   getNonBlankString(e) {
    return null != e && e.trim().length > 0 ? e : void 0;
   }
   processExistingToolCall(e, t) {
    e.hasFinished || null != t.function?.arguments && (e.argumentState.append(t.function.arguments), 
    e.function.arguments += t.function.arguments, this.controller.enqueue({
     type: "tool-input-delta",
     id: e.id,
     delta: t.function.arguments
    }));
   }
   finishToolCall(e) {
    this.controller.enqueue({
     type: "tool-input-end",
     id: e.id
    });
    const t = this.buildToolCallProviderMetadata?.(e.metadata);
    this.controller.enqueue({
     type: "tool-call",
     toolCallId: e.id,
     toolName: e.function.name,
     input: e.function.arguments,
     ...t ? {
      providerMetadata: t
     } : {}
    }), e.hasFinished = !0;
   }
  };
  function stripFileExtension(e) {
   const t = e.indexOf(".");
   return -1 === t ? e : e.slice(0, t);
  }
  function withoutTrailingSlash(e) {
   return e?.replace(/\/$/, "");
  }
  function toolCaller(e, t) {
   return Object.defineProperty({
    ...e
   }, "experimental_toolCaller", {
    value: t
   });
  }
  function stringifyWithBigIntAndCycles(e) {
   const t = [];
   return JSON.stringify(e, function(e, r) {
    if ("bigint" == typeof r) return r.toString();
    if ("object" != typeof r || null === r) return r;
    for (;t.length > 0 && t.at(-1) !== this; ) t.pop();
    return t.includes(r) ? "[Circular]" : (t.push(r), r);
   });
  }
 }),
 90583: (function(e, t, r) {
  r.d(t, {
   Ch: () => K,
   Di: () => g,
   Kq: () => M,
   M3: () => S,
   Tt: () => p,
   Vf: () => D,
   b8: () => ne,
   bD: () => s,
   eM: () => V,
   hL: () => u,
   iM: () => Y,
   k9: () => isJSONObject,
   u6: () => k,
   vb: () => q,
   xn: () => A
  });
  const n = "vercel.ai.error", a = Symbol.for(n);
  var s = class AISDKError extends Error {
   constructor({name: e, message: t, cause: r}) {
    super(t), this[a] = !0, this.name = e, this.cause = r;
   }
   static isInstance(e) {
    return AISDKError.hasMarker(e, n);
   }
   static hasMarker(e, t) {
    const r = Symbol.for(t);
    return null != e && "object" == typeof e && r in e && "boolean" == typeof e[r] && !0 === e[r];
   }
  };
  Symbol.for("vercel.ai.error.AI_DecisionUnsupportedQuestionTypeError");
  const o = "AI_APICallError", i = `vercel.ai.error.${o}`, l = Symbol.for(i);
  var u = class extends s {
   constructor({message: e, url: t, requestBodyValues: r, statusCode: n, responseHeaders: a, responseBody: s, cause: i, isRetryable: u = null != n && (408 === n || 409 === n || 429 === n || n >= 500), data: c}) {
    super({
     name: o,
     message: e,
     cause: i
    }), this[l] = !0, this.url = t, this.requestBodyValues = r, this.statusCode = n, 
    this.responseHeaders = a, this.responseBody = s, this.isRetryable = u, this.data = c;
   }
   static isInstance(e) {
    return s.hasMarker(e, i);
   }
  };
  const c = "AI_EmptyResponseBodyError", d = `vercel.ai.error.${c}`, f = Symbol.for(d);
  var p = class extends s {
   constructor({message: e = "Empty response body"} = {}) {
    super({
     name: c,
     message: e
    }), this[f] = !0;
   }
   static isInstance(e) {
    return s.hasMarker(e, d);
   }
  };
  function getErrorMessage(e) {
   return null == e ? "unknown error" : "string" == typeof e ? e : e instanceof Error ? e.toString() : JSON.stringify(e);
  }
  Symbol.for("vercel.ai.error.AI_DecisionRefusalError"), Symbol.for("vercel.ai.error.AI_ExtractionRefusalError"), 
  Symbol.for("vercel.ai.error.AI_ExtractionUnsupportedFieldTypeError");
  const m = "AI_InvalidArgumentError", h = `vercel.ai.error.${m}`, y = Symbol.for(h);
  var g = class extends s {
   constructor({message: e, cause: t, argument: r}) {
    super({
     name: m,
     message: e,
     cause: t
    }), this[y] = !0, this.argument = r;
   }
   static isInstance(e) {
    return s.hasMarker(e, h);
   }
  };
  const v = "AI_InvalidPromptError", b = `vercel.ai.error.${v}`, w = Symbol.for(b);
  var S = class extends s {
   constructor({prompt: e, message: t, cause: r}) {
    super({
     name: v,
     message: `Invalid prompt: ${t}`,
     cause: r
    }), this[w] = !0, this.prompt = e;
   }
   static isInstance(e) {
    return s.hasMarker(e, b);
   }
  };
  const x = "AI_InvalidResponseDataError", T = `vercel.ai.error.${x}`, P = Symbol.for(T);
  var A = class extends s {
   constructor({data: e, message: t = `Invalid response data: ${JSON.stringify(e)}.`}) {
    super({
     name: x,
     message: t
    }), this[P] = !0, this.data = e;
   }
   static isInstance(e) {
    return s.hasMarker(e, T);
   }
  };
  const I = "AI_JSONParseError", O = `vercel.ai.error.${I}`, E = Symbol.for(O);
  var k = class extends s {
   constructor({text: e, cause: t}) {
    super({
     name: I,
     message: `JSON parsing failed: Text: ${e}.\nError message: ${getErrorMessage(t)}`,
     cause: t
    }), this[E] = !0, this.text = e;
   }
   static isInstance(e) {
    return s.hasMarker(e, O);
   }
  };
  const R = "AI_LoadAPIKeyError", C = `vercel.ai.error.${R}`, $ = Symbol.for(C);
  var M = class extends s {
   constructor({message: e}) {
    super({
     name: R,
     message: e
    }), this[$] = !0;
   }
   static isInstance(e) {
    return s.hasMarker(e, C);
   }
  };
  const B = "AI_LoadSettingError", N = `vercel.ai.error.${B}`, _ = Symbol.for(N);
  var D = class extends s {
   constructor({message: e}) {
    super({
     name: B,
     message: e
    }), this[_] = !0;
   }
   static isInstance(e) {
    return s.hasMarker(e, N);
   }
  };
  Symbol.for("vercel.ai.error.AI_NoContentGeneratedError");
  const j = "AI_NoSuchModelError", L = `vercel.ai.error.${j}`, F = Symbol.for(L);
  var V = class extends s {
   constructor({errorName: e = j, modelId: t, modelType: r, message: n = `No such ${r}: ${t}`}) {
    super({
     name: e,
     message: n
    }), this[F] = !0, this.modelId = t, this.modelType = r;
   }
   static isInstance(e) {
    return s.hasMarker(e, L);
   }
  };
  const U = "AI_NoSuchProviderReferenceError", H = `vercel.ai.error.${U}`, Z = Symbol.for(H);
  var q = class extends s {
   constructor({provider: e, reference: t, message: r = `No provider reference found for provider '${e}'. Available providers: ${Object.keys(t).join(", ")}`}) {
    super({
     name: U,
     message: r
    }), this[Z] = !0, this.provider = e, this.reference = t;
   }
   static isInstance(e) {
    return s.hasMarker(e, H);
   }
  };
  const z = "AI_TooManyEmbeddingValuesForCallError", J = `vercel.ai.error.${z}`, W = Symbol.for(J);
  var K = class extends s {
   constructor(e) {
    super({
     name: z,
     message: `Too many values for a single embedding call. The ${e.provider} model "${e.modelId}" can only embed up to ${e.maxEmbeddingsPerCall} values per call, but ${e.values.length} values were provided.`
    }), this[W] = !0, this.provider = e.provider, this.modelId = e.modelId, this.maxEmbeddingsPerCall = e.maxEmbeddingsPerCall, 
    this.values = e.values;
   }
   static isInstance(e) {
    return s.hasMarker(e, J);
   }
  };
  const G = "AI_TypeValidationError", Q = `vercel.ai.error.${G}`, X = Symbol.for(Q);
  var Y = class TypeValidationError extends s {
   constructor({value: e, cause: t, context: r}) {
    let n = "Type validation failed";
    if (r?.field && (n += ` for ${r.field}`), r?.entityName || r?.entityId) {
     n += " (";
     const e = [];
     r.entityName && e.push(r.entityName), r.entityId && e.push(`id: "${r.entityId}"`), 
     n += e.join(", "), n += ")";
    }
    super({
     name: G,
     message: `${n}: Value: ${JSON.stringify(e)}.\nError message: ${getErrorMessage(t)}`,
     cause: t
    }), this[X] = !0, this.value = e, this.context = r;
   }
   static isInstance(e) {
    return s.hasMarker(e, Q);
   }
   static wrap({value: e, cause: t, context: r}) {
    return TypeValidationError.isInstance(t) && t.value === e && t.context?.field === r?.field && t.context?.entityName === r?.entityName && t.context?.entityId === r?.entityId ? t : new TypeValidationError({
     value: e,
     cause: t,
     context: r
    });
   }
  };
  const ee = "AI_UnsupportedFunctionalityError", te = `vercel.ai.error.${ee}`, re = Symbol.for(te);
  var ne = class extends s {
   constructor({functionality: e, message: t = `'${e}' functionality not supported.`}) {
    super({
     name: ee,
     message: t
    }), this[re] = !0, this.functionality = e;
   }
   static isInstance(e) {
    return s.hasMarker(e, te);
   }
  };
  function isJSONValue(e) {
   return null === e || "string" == typeof e || "number" == typeof e || "boolean" == typeof e || (Array.isArray(e) ? e.every(isJSONValue) : "object" == typeof e && Object.entries(e).every(([e, t]) => "string" == typeof e && (void 0 === t || isJSONValue(t))));
  }
  function isJSONObject(e) {
   return null != e && "object" == typeof e && Object.entries(e).every(([e, t]) => "string" == typeof e && (void 0 === t || isJSONValue(t)));
  }
 }),
 11479: (function(e, t, r) {
  r.d(t, {
   C: () => a,
   V: () => n
  });
  const n = Symbol.for("workflow-serialize"), a = Symbol.for("workflow-deserialize");
 })
};
