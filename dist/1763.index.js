"use strict";

exports.id = 1763;

exports.ids = [ 1763 ];

exports.modules = {
 21763: (function(e, t, r) {
  r.d(t, {
   $9: () => encodePathSegment,
   $C: () => V,
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
   HE: () => pe,
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
   cI: () => U,
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
  var n = r(90583);
  var s = r(43852);
  var o = r(88532);
  var a = r(98439);
  var i = r(30252);
  var l = r(84985);
  r(11479);
  function combineHeaders(...e) {
   return e.reduce((e, t) => ({
    ...e,
    ...t
   }), {});
  }
  function removeUndefinedEntries(e) {
   return Object.fromEntries(Object.entries(e).filter(([e, t]) => t != null));
  }
  async function delay(e, t) {
   if (e == null) return;
   const r = t?.abortSignal;
   return new Promise((t, n) => {
    if (r?.aborted) {
     n(createAbortError());
     return;
    }
    const s = setTimeout(() => {
     cleanup();
     t();
    }, e);
    const cleanup = () => {
     clearTimeout(s);
     r?.removeEventListener("abort", onAbort);
    };
    const onAbort = () => {
     cleanup();
     n(createAbortError());
    };
    r?.addEventListener("abort", onAbort);
   });
  }
  function createAbortError() {
   return new DOMException("Delay was aborted", "AbortError");
  }
  function getWebSocketConstructor(e) {
   const t = e ?? globalThis.WebSocket;
   if (t == null) throw new Error("No WebSocket implementation available.");
   return t;
  }
  function toWebSocketUrl(e) {
   const t = new URL(e);
   t.protocol === "http:" ? t.protocol = "ws:" : t.protocol === "https:" && (t.protocol = "wss:");
   return t;
  }
  const u = new TextDecoder;
  async function readWebSocketMessageText(e) {
   if (typeof e === "string") return e;
   if (e instanceof ArrayBuffer) return u.decode(e);
   if (ArrayBuffer.isView(e)) return u.decode(e);
   if (typeof Blob !== "undefined" && e instanceof Blob) return e.text();
   return String(e);
  }
  const c = 1;
  async function waitForWebSocketBufferDrain(e, {highWaterMark: t = 1048576, pollIntervalMs: r = 20, abortSignal: n} = {}) {
   while (e.readyState === c && (e.bufferedAmount ?? 0) > t) {
    if (n?.aborted === true) return;
    await delay(r);
   }
  }
  function connectToWebSocket({url: e, protocols: t, headers: r, webSocket: n, abortSignal: s, onOpen: o, onMessageText: a, onProcessingError: i, onSocketError: l, onClose: u, onAbort: c}) {
   let d;
   let f;
   const close = e => {
    if (f != null) {
     s?.removeEventListener("abort", f);
     f = void 0;
    }
    try {
     d?.close(e);
    } catch {}
   };
   if (s?.aborted) {
    c?.(s.reason ?? new Error("Aborted"));
    return {
     socket: void 0,
     close: close
    };
   }
   try {
    d = new (getWebSocketConstructor(n))(e, t, {
     headers: removeUndefinedEntries(r ?? {})
    });
   } catch (e) {
    i(e);
    return {
     socket: void 0,
     close: close
    };
   }
   if (s != null && c != null) {
    f = () => c(s.reason ?? new Error("Aborted"));
    s.addEventListener("abort", f, {
     once: true
    });
   }
   const p = d;
   d.onopen = () => {
    try {
     o?.(p);
    } catch (e) {
     i(e);
    }
   };
   let h = Promise.resolve();
   d.onmessage = e => {
    h = h.then(() => readWebSocketMessageText(e.data)).then(e => a(e)).catch(i);
   };
   d.onerror = () => {
    h = h.then(() => l?.()).catch(i);
   };
   d.onclose = e => {
    const t = e;
    const r = typeof t?.code === "number" ? t.code : void 0;
    const n = typeof t?.reason === "string" ? t.reason : void 0;
    h = h.then(() => u?.({
     code: r,
     reason: n
    })).catch(i);
   };
   return {
    socket: d,
    close: close
   };
  }
  const {btoa: d, atob: f} = globalThis;
  function convertBase64ToUint8Array(e) {
   const t = e.replace(/-/g, "+").replace(/_/g, "/");
   const r = f(t);
   const n = new Uint8Array(r.length);
   for (let e = 0; e < r.length; e++) n[e] = r.charCodeAt(e);
   return n;
  }
  function convertUint8ArrayToBase64(e) {
   if (typeof globalThis.Buffer?.from === "function") return globalThis.Buffer.from(e.buffer, e.byteOffset, e.byteLength).toString("base64");
   const t = [];
   const r = 4096;
   for (let n = 0; n < e.length; n += r) t.push(String.fromCodePoint(...e.subarray(n, n + r)));
   return d(t.join(""));
  }
  const p = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(Uint8Array.prototype), Symbol.toStringTag).get;
  const h = Object.getOwnPropertyDescriptor(ArrayBuffer.prototype, "byteLength").get;
  function isUint8Array(e) {
   return ArrayBuffer.isView(e) && p.call(e) === "Uint8Array";
  }
  function isArrayBuffer(e) {
   if (typeof e !== "object" || e === null || !("byteLength" in e)) return false;
   try {
    h.call(e);
    return true;
   } catch {
    return false;
   }
  }
  function convertToBase64(e) {
   return isUint8Array(e) ? convertUint8ArrayToBase64(e) : e;
  }
  function convertInlineFileDataToUint8Array(e) {
   if (e.type === "stream") {
    const t = new n.b8({
     functionality: "streaming file upload"
    });
    e.stream.cancel(t).catch(() => {});
    throw t;
   }
   if (e.type === "text") return (new TextEncoder).encode(e.text);
   if (e.data instanceof Uint8Array) return e.data;
   if (isUint8Array(e.data)) return new Uint8Array(e.data.buffer, e.data.byteOffset, e.data.byteLength);
   if (isArrayBuffer(e.data)) return new Uint8Array(e.data);
   return convertBase64ToUint8Array(e.data);
  }
  function convertJsonResponseToolStream(e) {
   const t = new Set;
   const r = new Set;
   let n = false;
   let s = false;
   return new TransformStream({
    transform(o, a) {
     switch (o.type) {
     case "text-start":
     case "text-delta":
     case "text-end":
      return;

     case "tool-input-start":
      if (o.toolName === e) {
       t.add(o.id);
       a.enqueue({
        type: "text-start",
        id: o.id,
        ...o.providerMetadata && {
         providerMetadata: o.providerMetadata
        }
       });
       return;
      }
      break;

     case "tool-input-delta":
      if (t.has(o.id)) {
       o.delta.length > 0 && r.add(o.id);
       a.enqueue({
        type: "text-delta",
        id: o.id,
        delta: o.delta,
        ...o.providerMetadata && {
         providerMetadata: o.providerMetadata
        }
       });
       return;
      }
      break;

     case "tool-input-end":
      if (t.has(o.id)) return;
      break;

     case "tool-call":
      if (o.toolName === e) {
       r.has(o.toolCallId) || a.enqueue({
        type: "text-delta",
        id: o.toolCallId,
        delta: o.input,
        ...o.providerMetadata && {
         providerMetadata: o.providerMetadata
        }
       });
       a.enqueue({
        type: "text-end",
        id: o.toolCallId,
        ...o.providerMetadata && {
         providerMetadata: o.providerMetadata
        }
       });
       n = true;
       return;
      }
      o.providerExecuted || (s = true);
      break;

     case "finish":
      if (n && !s && o.finishReason.unified === "tool-calls") {
       a.enqueue({
        ...o,
        finishReason: {
         ...o.finishReason,
         unified: "stop"
        }
       });
       return;
      }
     }
     a.enqueue(o);
    }
   });
  }
  function convertToFormData(e, t = {}) {
   const {useArrayBrackets: r = true} = t;
   const n = new FormData;
   for (const [t, s] of Object.entries(e)) {
    if (s == null) continue;
    if (Array.isArray(s)) {
     if (s.length === 1) {
      n.append(t, s[0]);
      continue;
     }
     const e = r ? `${t}[]` : t;
     for (const t of s) n.append(e, t);
     continue;
    }
    n.append(t, s);
   }
   return n;
  }
  function createLanguageModelResponseMetadata({id: e, model: t, created: r}) {
   return {
    id: e ?? void 0,
    modelId: t ?? void 0,
    timestamp: r != null ? new Date(r * 1e3) : void 0
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
   const r = {};
   const n = {};
   for (const s of e) if (s.type === "provider" && s.id in t) {
    const e = t[s.id];
    r[s.name] = e;
    n[e] = s.name;
   }
   return {
    toProviderToolName: e => r[e] ?? e,
    toCustomToolName: e => n[e] ?? e
   };
  }
  const m = Symbol.for("vercel.ai.providerStreamError");
  function createProviderStreamError({message: e, type: t, code: r, statusCode: n, isRetryable: s, data: o}) {
   const a = {
    message: e,
    type: t,
    code: r,
    statusCode: n,
    isRetryable: s,
    data: o
   };
   Object.defineProperty(a, m, {
    value: true
   });
   return a;
  }
  function isProviderStreamError(e) {
   return typeof e === "object" && e != null && e[m] === true;
  }
  function extractResponseHeaders(e) {
   return Object.fromEntries([ ...e.headers ]);
  }
  function getRuntimeEnvironmentUserAgent(e = globalThis) {
   if (e.navigator?.userAgent) return e.navigator.userAgent.toLowerCase();
   if (e.process?.versions?.node) return `node.js/${e.process.version}`;
   if (e.EdgeRuntime) return "vercel-edge";
   return "";
  }
  function isAbortError(e) {
   return (e instanceof Error || typeof DOMException === "function" && e instanceof DOMException) && (e.name === "AbortError" || e.name === "ResponseAborted" || e.name === "TimeoutError");
  }
  const y = [ "fetch failed", "failed to fetch" ];
  const g = new Set([ "ConnectionRefused", "ConnectionClosed", "FailedToOpenSocket", "ECONNRESET", "ECONNREFUSED", "ETIMEDOUT", "EPIPE", "UND_ERR_SOCKET", "UND_ERR_HEADERS_TIMEOUT", "UND_ERR_BODY_TIMEOUT", "UND_ERR_CONNECT_TIMEOUT" ]);
  function findNetworkError(e) {
   const t = new Set;
   let r = e;
   while (r instanceof Error && !t.has(r)) {
    t.add(r);
    const e = r;
    if (typeof e.code === "string" && g.has(e.code)) return e;
    r = r.cause;
   }
  }
  function handleFetchError({error: e, url: t, requestBodyValues: r}) {
   if (isAbortError(e)) return e;
   if (e instanceof TypeError && y.includes(e.message.toLowerCase())) {
    const s = e.cause;
    if (s != null) return new n.hL({
     message: `Cannot connect to API: ${s.message}`,
     cause: s,
     url: t,
     requestBodyValues: r,
     isRetryable: true
    });
   }
   const s = findNetworkError(e);
   if (s != null) {
    if (n.hL.isInstance(e)) return new n.hL({
     message: e.message,
     cause: e.cause,
     url: e.url,
     requestBodyValues: e.requestBodyValues,
     statusCode: e.statusCode,
     responseHeaders: e.responseHeaders,
     responseBody: e.responseBody,
     data: e.data,
     isRetryable: true
    });
    return new n.hL({
     message: `Cannot connect to API: ${e instanceof Error ? e.message : s.message}`,
     cause: e,
     url: t,
     requestBodyValues: r,
     isRetryable: true
    });
   }
   return e;
  }
  const v = "5.0.81";
  function normalizeHeaders(e) {
   if (e == null) return {};
   const t = {};
   if (e instanceof Headers) e.forEach((e, r) => {
    t[r.toLowerCase()] = e;
   }); else {
    Array.isArray(e) || (e = Object.entries(e));
    for (const [r, n] of e) n != null && (t[r.toLowerCase()] = n);
   }
   return t;
  }
  function withUserAgentSuffix(e, ...t) {
   const r = new Headers(normalizeHeaders(e));
   const n = r.get("user-agent") || "";
   r.set("user-agent", [ n, ...t ].filter(Boolean).join(" "));
   return Object.fromEntries(r.entries());
  }
  const getOriginalFetch$3 = () => globalThis.fetch;
  const deleteFromApi = async ({url: e, headers: t = {}, failedResponseHandler: r, successfulResponseHandler: s, abortSignal: o, fetch: a = getOriginalFetch$3()}) => {
   try {
    const i = await a(e, {
     method: "DELETE",
     headers: withUserAgentSuffix(t, `ai-sdk-provider-utils/${v}`, getRuntimeEnvironmentUserAgent()),
     signal: o
    });
    const l = extractResponseHeaders(i);
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
     return await s({
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
  };
  const w = [ {
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
  } ];
  const b = [ {
   mediaType: "application/pdf",
   bytesPrefix: [ 37, 80, 68, 70 ]
  } ];
  const S = [ {
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
  } ];
  const x = [ ...S, {
   mediaType: "audio/mp4",
   bytesPrefix: [ 0, 0, 0, null, 102, 116, 121, 112 ]
  } ];
  const T = [ {
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
  } ];
  const I = 18;
  const E = 131084;
  function decodePrefix(e, t) {
   if (typeof e !== "string") return e.length > t ? e.subarray(0, t) : e;
   const r = Math.ceil(t / 3) * 4;
   const n = convertBase64ToUint8Array(e.substring(0, Math.min(e.length, r)));
   return n.length > t ? n.subarray(0, t) : n;
  }
  function hasID3(e) {
   return e.length > 10 && e[0] === 73 && e[1] === 68 && e[2] === 51;
  }
  const stripID3 = e => {
   const t = (e[6] & 127) << 21 | (e[7] & 127) << 14 | (e[8] & 127) << 7 | e[9] & 127;
   return e.subarray(t + 10);
  };
  function detectMediaTypeBySignatures({data: e, signatures: t}) {
   let r = decodePrefix(e, I);
   hasID3(r) && (r = stripID3(decodePrefix(e, E)));
   for (const e of t) if (r.length >= e.bytesPrefix.length && e.bytesPrefix.every((e, t) => e === null || r[t] === e)) return e.mediaType;
  }
  const P = {
   image: w,
   audio: x,
   video: T,
   application: b
  };
  function detectMediaType({data: e, topLevelType: t}) {
   if (t === void 0) return detectMediaTypeBySignatures({
    data: e,
    signatures: [ ...w, ...b, ...S, ...T ]
   });
   if (!Object.prototype.hasOwnProperty.call(P, t)) return;
   return detectMediaTypeBySignatures({
    data: e,
    signatures: P[t]
   });
  }
  function getTopLevelMediaType(e) {
   const t = e.indexOf("/");
   return t === -1 ? e : e.substring(0, t);
  }
  function isFullMediaType(e) {
   const t = e.indexOf("/");
   if (t === -1) return false;
   const r = e.substring(t + 1);
   return r.length > 0 && r !== "*";
  }
  async function cancelResponseBody(e) {
   try {
    await (e.body?.cancel());
   } catch {}
  }
  const A = "AI_DownloadError";
  const O = `vercel.ai.error.${A}`;
  const C = Symbol.for(O);
  var R = class extends n.bD {
   constructor({url: e, statusCode: t, statusText: r, cause: n, message: s = (n == null ? `Failed to download ${e}: ${t} ${r}` : `Failed to download ${e}: ${n}`)}) {
    super({
     name: A,
     message: s,
     cause: n
    });
    this[C] = true;
    this.url = e;
    this.statusCode = t;
    this.statusText = r;
   }
   static isInstance(e) {
    return n.bD.hasMarker(e, O);
   }
  };
  function isBrowserRuntime(e = globalThis) {
   return e.window != null;
  }
  function isSameOrigin(e, t) {
   try {
    return new URL(e).origin === new URL(t).origin;
   } catch {
    return false;
   }
  }
  const B = [ "connection", "keep-alive", "te", "trailer", "transfer-encoding", "upgrade", "host", "forwarded", "proxy-authorization", "via", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip", "metadata", "metadata-flavor", "x-aws-ec2-metadata-token", "x-metadata-token", "cookie", "set-cookie" ];
  function sanitizeRequestHeaders(e) {
   const t = new Headers(e);
   for (const e of B) t.delete(e);
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
   if (t.protocol === "data:") return;
   if (t.protocol !== "http:" && t.protocol !== "https:") throw new R({
    url: e,
    message: `URL scheme must be http, https, or data, got ${t.protocol}`
   });
   const r = t.hostname.toLowerCase().replace(/\.+$/, "");
   if (!r) throw new R({
    url: e,
    message: "URL must have a hostname"
   });
   if (r === "localhost" || r.endsWith(".local") || r.endsWith(".localhost") || r.endsWith(".internal")) throw new R({
    url: e,
    message: `URL with hostname ${r} is not allowed`
   });
   if (r.startsWith("[") && r.endsWith("]")) {
    if (isPrivateIPv6(r.slice(1, -1))) throw new R({
     url: e,
     message: `URL with IPv6 address ${r} is not allowed`
    });
    return;
   }
   if (isIPv4(r) && isPrivateIPv4(r)) throw new R({
    url: e,
    message: `URL with IP address ${r} is not allowed`
   });
  }
  function isIPv4(e) {
   const t = e.split(".");
   if (t.length !== 4) return false;
   return t.every(e => {
    const t = Number(e);
    return Number.isInteger(t) && t >= 0 && t <= 255 && String(t) === e;
   });
  }
  function isPrivateIPv4(e) {
   const [t, r, n] = e.split(".").map(Number);
   if (t === 0) return true;
   if (t === 10) return true;
   if (t === 100 && r >= 64 && r <= 127) return true;
   if (t === 127) return true;
   if (t === 169 && r === 254) return true;
   if (t === 172 && r >= 16 && r <= 31) return true;
   if (t === 192 && r === 0 && n === 0) return true;
   if (t === 192 && r === 0 && n === 2) return true;
   if (t === 192 && r === 168) return true;
   if (t === 198 && (r === 18 || r === 19)) return true;
   if (t === 198 && r === 51 && n === 100) return true;
   if (t === 203 && r === 0 && n === 113) return true;
   if (t >= 224) return true;
   return false;
  }
  function parseIPv6(e) {
   let t = e.toLowerCase();
   const r = t.indexOf("%");
   r !== -1 && (t = t.slice(0, r));
   const n = t.split("::");
   if (n.length > 2) return null;
   const toGroups = e => {
    if (e === "") return [];
    const t = [];
    const r = e.split(":");
    for (let e = 0; e < r.length; e++) {
     const n = r[e];
     if (n.includes(".")) {
      if (e !== r.length - 1 || !isIPv4(n)) return null;
      const [s, o, a, i] = n.split(".").map(Number);
      t.push(s << 8 | o, a << 8 | i);
      continue;
     }
     if (!/^[0-9a-f]{1,4}$/.test(n)) return null;
     t.push(parseInt(n, 16));
    }
    return t;
   };
   const s = toGroups(n[0]);
   if (s === null) return null;
   if (n.length === 2) {
    const e = toGroups(n[1]);
    if (e === null) return null;
    const t = 8 - s.length - e.length;
    if (t < 0) return null;
    return [ ...s, ...new Array(t).fill(0), ...e ];
   }
   return s.length === 8 ? s : null;
  }
  function isPrivateIPv6(e) {
   const t = parseIPv6(e);
   if (t === null) return true;
   const topZero = e => t.slice(0, e).every(e => e === 0);
   if (topZero(7) && (t[7] === 0 || t[7] === 1)) return true;
   if ((t[0] & 65024) === 64512) return true;
   if ((t[0] & 65472) === 65152) return true;
   if ((t[0] & 65472) === 65216) return true;
   if ((t[0] & 65280) === 65280) return true;
   if (t[0] === 8193 && t[1] === 3512) return true;
   if (t[0] === 16383 && (t[1] & 61440) === 0) return true;
   if (topZero(6) || topZero(5) && t[5] === 65535 || topZero(4) && t[4] === 65535 && t[5] === 0 || t[0] === 100 && t[1] === 65435 && t[2] === 0 && t[3] === 0 && t[4] === 0 && t[5] === 0 || t[0] === 100 && t[1] === 65435 && t[2] === 1) return isPrivateIPv4(`${t[6] >> 8 & 255}.${t[6] & 255}.${t[7] >> 8 & 255}.${t[7] & 255}`);
   return false;
  }
  const M = 10;
  const k = new Set([ 301, 302, 303, 307, 308 ]);
  async function fetchWithValidatedRedirects({url: e, headers: t, abortSignal: r, maxRedirects: n = M, fetch: s, trustedOrigin: o}) {
   let a = t === void 0 ? void 0 : sanitizeRequestHeaders(t);
   const perHopInit = e => {
    const t = {
     signal: r,
     redirect: e
    };
    a !== void 0 && (t.headers = new Headers(a));
    return t;
   };
   let i = e;
   for (let t = 0; t <= n; t++) {
    o !== void 0 && isSameOrigin(i, o) || validateDownloadUrl(i);
    const t = s ?? globalThis.fetch;
    const r = await t(i, perHopInit("manual"));
    if (r.type === "opaqueredirect") {
     if (!isBrowserRuntime()) throw new R({
      url: e,
      message: `Redirect from ${i} could not be validated and was blocked`
     });
     return await t(i, perHopInit("follow"));
    }
    const n = r.headers?.get("location");
    if (k.has(r.status) && n) {
     cancelResponseBody(r);
     const t = new URL(n, i).toString();
     if (new URL(i).protocol === "https:" && new URL(t).protocol === "http:") throw new R({
      url: e,
      message: "Redirect from HTTPS to HTTP was blocked"
     });
     if (a !== void 0 && !isSameOrigin(t, i)) {
      const e = a.get("user-agent");
      a = new Headers(e == null ? void 0 : {
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
  const $ = new Set([ "accept", "accept-language", "baggage", "cache-control", "idempotency-key", "if-match", "if-modified-since", "if-none-match", "if-range", "if-unmodified-since", "pragma", "range", "traceparent", "tracestate", "user-agent", "x-correlation-id", "x-request-id" ]);
  async function fetchUntrustedUrl({headers: e, credentialedOrigin: t, untrustedFirstHopHeaders: r, ...n}) {
   let s;
   if (e !== void 0) {
    s = sanitizeRequestHeaders(e);
    const o = t ?? n.trustedOrigin;
    if (o === void 0 || !isSameOrigin(n.url, o)) {
     const e = new Set([ ...$, ...(r ?? []).map(e => e.toLowerCase()) ]);
     s = new Headers([ ...s ].filter(([t]) => e.has(t)));
    }
   }
   return fetchWithValidatedRedirects({
    ...n,
    headers: s
   });
  }
  const N = 2147483648;
  async function readResponseWithSizeLimit({response: e, url: t, maxBytes: r = N, onChunk: n}) {
   const s = e.headers.get("content-length");
   if (s != null) {
    const n = parseInt(s, 10);
    if (!isNaN(n) && n > r) {
     await cancelResponseBody(e);
     throw new R({
      url: t,
      message: `Download of ${t} exceeded maximum size of ${r} bytes (Content-Length: ${n}).`
     });
    }
   }
   const o = e.body;
   if (o == null) return new Uint8Array(0);
   const a = o.getReader();
   const i = [];
   let l = 0;
   try {
    while (true) {
     const {done: e, value: s} = await a.read();
     if (e) break;
     l += s.length;
     if (l > r) throw new R({
      url: t,
      message: `Download of ${t} exceeded maximum size of ${r} bytes.`
     });
     if (n != null) {
      n(s);
      continue;
     }
     i.push(s.byteLength < s.buffer.byteLength ? new Uint8Array(s) : s);
    }
   } finally {
    try {
     await a.cancel();
    } catch {} finally {
     a.releaseLock();
    }
   }
   const u = new Uint8Array(n != null ? 0 : l);
   let c = 0;
   for (const e of i) {
    u.set(e, c);
    c += e.length;
   }
   return u;
  }
  async function downloadBlob(e, t) {
   try {
    const r = await fetchUntrustedUrl({
     url: e,
     abortSignal: t?.abortSignal,
     fetch: t?.fetch
    });
    if (!r.ok) {
     await cancelResponseBody(r);
     throw new R({
      url: e,
      statusCode: r.status,
      statusText: r.statusText
     });
    }
    const n = await readResponseWithSizeLimit({
     response: r,
     url: e,
     maxBytes: t?.maxBytes ?? 2147483648
    });
    const s = r.headers.get("content-type") ?? void 0;
    return new Blob([ n ], s ? {
     type: s
    } : void 0);
   } catch (t) {
    if (R.isInstance(t)) throw t;
    throw new R({
     url: e,
     cause: t
    });
   }
  }
  const U = Symbol.for("vercel.ai.embeddingModel.maxInputBytesPerCall");
  Symbol.for("vercel.ai.embeddingModel.providerOptionsTransformer");
  function encodePathSegment(e) {
   const t = encodeURIComponent(e);
   return t === "." ? "%252E" : t === ".." ? "%252E%252E" : t;
  }
  const createIdGenerator = ({prefix: e, size: t = 16, alphabet: r = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz", separator: s = "-"} = {}) => {
   const generator = () => {
    const e = r.length;
    const n = new Array(t);
    for (let s = 0; s < t; s++) n[s] = r[Math.random() * e | 0];
    return n.join("");
   };
   if (e == null) return generator;
   if (r.includes(s)) throw new n.Di({
    argument: "separator",
    message: `The separator "${s}" must not be part of the alphabet "${r}".`
   });
   return () => `${e}${s}${generator()}`;
  };
  const V = createIdGenerator();
  const getOriginalFetch$2 = () => globalThis.fetch;
  const getFromApi = async ({url: e, headers: t = {}, successfulResponseHandler: r, failedResponseHandler: s, abortSignal: o, fetch: a, validateUrl: i, credentialedOrigin: l, trustedOrigin: u}) => {
   try {
    const c = a ?? getOriginalFetch$2();
    const d = withUserAgentSuffix(l === void 0 || isSameOrigin(e, l) ? t : {}, `ai-sdk-provider-utils/${v}`, getRuntimeEnvironmentUserAgent());
    const f = i ? await fetchWithValidatedRedirects({
     url: e,
     headers: d,
     abortSignal: o,
     fetch: a,
     trustedOrigin: u
    }) : await c(e, {
     method: "GET",
     headers: d,
     signal: o
    });
    const p = extractResponseHeaders(f);
    if (!f.ok) {
     let t;
     try {
      t = await s({
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
  };
  const j = "JSON schema:";
  const L = "You MUST answer with a JSON object that matches the JSON schema above.";
  const H = "You MUST answer with JSON.";
  function injectJsonInstruction({prompt: e, schema: t, schemaPrefix: r = (t != null ? j : void 0), schemaSuffix: n = (t != null ? L : H)}) {
   return [ e != null && e.length > 0 ? e : void 0, e != null && e.length > 0 ? "" : void 0, r, t != null ? JSON.stringify(t) : void 0, n ].filter(e => e != null).join("\n");
  }
  function injectJsonInstructionIntoMessages({messages: e, schema: t, schemaPrefix: r, schemaSuffix: n}) {
   const s = e[0]?.role === "system" ? {
    ...e[0]
   } : {
    role: "system",
    content: ""
   };
   s.content = injectJsonInstruction({
    prompt: s.content,
    schema: t,
    schemaPrefix: r,
    schemaSuffix: n
   });
   return [ s, ...e[0]?.role === "system" ? e.slice(1) : e ];
  }
  function isNonNullable(e) {
   return e != null;
  }
  function isRecord(e) {
   return e != null && typeof e === "object" && !Array.isArray(e);
  }
  function isUrlSupported({mediaType: e, url: t, supportedUrls: r}) {
   e = e.toLowerCase();
   const n = !e.includes("/");
   return Object.entries(r).map(([e, t]) => {
    const r = e.toLowerCase();
    return r === "*" || r === "*/*" ? {
     mediaTypePrefix: "",
     regexes: t
    } : {
     mediaTypePrefix: r.replace(/\*/, ""),
     regexes: t
    };
   }).filter(({mediaTypePrefix: t}) => {
    if (t === "") return true;
    if (n) return `${e}/` === t;
    return t.endsWith("/") ? e.startsWith(t) : e === t;
   }).flatMap(({regexes: e}) => e).some(e => testRegExpFromStart(e, t));
  }
  function testRegExpFromStart(e, t) {
   if (!e.global && !e.sticky) return e.test(t);
   const r = e.lastIndex;
   e.lastIndex = 0;
   try {
    return e.test(t);
   } finally {
    e.lastIndex = r;
   }
  }
  function loadApiKey({apiKey: e, environmentVariableName: t, apiKeyParameterName: r = "apiKey", description: s}) {
   if (typeof e === "string") return e;
   if (e != null) throw new n.Kq({
    message: `${s} API key must be a string.`
   });
   if (typeof process === "undefined") throw new n.Kq({
    message: `${s} API key is missing. Pass it using the '${r}' parameter. Environment variables are not supported in this environment.`
   });
   e = process.env[t];
   if (e == null) throw new n.Kq({
    message: `${s} API key is missing. Pass it using the '${r}' parameter or the ${t} environment variable.`
   });
   if (typeof e !== "string") throw new n.Kq({
    message: `${s} API key must be a string. The value of the ${t} environment variable is not a string.`
   });
   return e;
  }
  function loadOptionalSetting({settingValue: e, environmentVariableName: t}) {
   if (typeof e === "string") return e;
   if (e != null || typeof process === "undefined") return;
   e = process.env[t];
   if (e == null || typeof e !== "string") return;
   return e;
  }
  function loadSetting({settingValue: e, environmentVariableName: t, settingName: r, description: s}) {
   if (typeof e === "string") return e;
   if (e != null) throw new n.Vf({
    message: `${s} setting must be a string.`
   });
   if (typeof process === "undefined") throw new n.Vf({
    message: `${s} setting is missing. Pass it using the '${r}' parameter. Environment variables are not supported in this environment.`
   });
   e = process.env[t];
   if (e == null) throw new n.Vf({
    message: `${s} setting is missing. Pass it using the '${r}' parameter or the ${t} environment variable.`
   });
   if (typeof e !== "string") throw new n.Vf({
    message: `${s} setting must be a string. The value of the ${t} environment variable is not a string.`
   });
   return e;
  }
  const q = [ "minimal", "low", "medium", "high", "xhigh", "max" ];
  function isCustomReasoning(e) {
   return e !== void 0 && e !== "provider-default";
  }
  function mapReasoningToProviderEffort({reasoning: e, effortMap: t, providerOptionsEffort: r, warnings: n}) {
   if (r != null) return r;
   if (!isCustomReasoning(e)) return;
   const s = q.indexOf(e);
   const o = [ e, ...q.slice(0, Math.max(s, 0)).reverse(), ...q.slice(s + 1) ].find(e => t[e] != null);
   if (o == null) {
    n.push({
     type: "unsupported",
     feature: "reasoning",
     details: `reasoning "${e}" is not supported by this model.`
    });
    return;
   }
   const a = t[o];
   a !== e && n.push({
    type: "compatibility",
    feature: "reasoning",
    details: `reasoning "${e}" is not directly supported by this model. mapped to effort "${a}".`
   });
   return a;
  }
  const F = {
   minimal: .02,
   low: .1,
   medium: .3,
   high: .6,
   xhigh: .9,
   max: .95
  };
  function mapReasoningToProviderBudget({reasoning: e, maxOutputTokens: t, maxReasoningBudget: r, minReasoningBudget: n = 1024, budgetPercentages: s, warnings: o}) {
   if (e === "none") {
    o.push({
     type: "compatibility",
     feature: "reasoning",
     details: `reasoning "none" is not supported by this model. mapped to the minimum reasoning budget of ${n} tokens.`
    });
    return n;
   }
   const a = s?.[e] ?? F[e];
   return Math.min(r, Math.max(n, Math.round(t * a)));
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
  const D = /"(?:_|\\u005[Ff])(?:_|\\u005[Ff])(?:p|\\u0070)(?:r|\\u0072)(?:o|\\u006[Ff])(?:t|\\u0074)(?:o|\\u006[Ff])(?:_|\\u005[Ff])(?:_|\\u005[Ff])"\s*:/;
  const J = /"(?:c|\\u0063)(?:o|\\u006[Ff])(?:n|\\u006[Ee])(?:s|\\u0073)(?:t|\\u0074)(?:r|\\u0072)(?:u|\\u0075)(?:c|\\u0063)(?:t|\\u0074)(?:o|\\u006[Ff])(?:r|\\u0072)"\s*:/;
  function _parse(e) {
   const t = JSON.parse(e);
   if (t === null || typeof t !== "object") return t;
   if (D.test(e) === false && J.test(e) === false) return t;
   return filter(t);
  }
  function filter(e) {
   let t = [ e ];
   while (t.length) {
    const e = t;
    t = [];
    for (const r of e) {
     if (Object.prototype.hasOwnProperty.call(r, "__proto__")) throw new SyntaxError("Object contains forbidden prototype property");
     if (Object.prototype.hasOwnProperty.call(r, "constructor") && r.constructor !== null && typeof r.constructor === "object" && Object.prototype.hasOwnProperty.call(r.constructor, "prototype")) throw new SyntaxError("Object contains forbidden prototype property");
     for (const e in r) {
      const n = r[e];
      n && typeof n === "object" && t.push(n);
     }
    }
   }
   return e;
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
   if (e.type === "object" || Array.isArray(e.type) && e.type.includes("object")) {
    const {additionalProperties: t} = e;
    e.additionalProperties = t != null && typeof t !== "boolean" && visit(t);
    const {properties: r} = e;
    if (r != null) for (const e of Object.keys(r)) r[e] = visit(r[e]);
   }
   e.items != null && (e.items = Array.isArray(e.items) ? e.items.map(visit) : visit(e.items));
   e.anyOf != null && (e.anyOf = e.anyOf.map(visit));
   e.allOf != null && (e.allOf = e.allOf.map(visit));
   e.oneOf != null && (e.oneOf = e.oneOf.map(visit));
   const {definitions: t} = e;
   if (t != null) for (const e of Object.keys(t)) t[e] = visit(t[e]);
   return e;
  }
  function visit(e) {
   if (typeof e === "boolean") return e;
   return addAdditionalPropertiesToJsonSchema(e);
  }
  Symbol("Let zodToJsonSchema decide on which parser to use");
  const _ = Symbol.for("vercel.ai.schema");
  function lazySchema(e) {
   let t;
   return () => {
    t == null && (t = e());
    return t;
   };
  }
  function jsonSchema(e, {validate: t} = {}) {
   return {
    [_]: true,
    _type: void 0,
    get jsonSchema() {
     typeof e === "function" && (e = e());
     return e;
    },
    validate: t
   };
  }
  function isSchema(e) {
   return typeof e === "object" && e !== null && _ in e && e[_] === true && "jsonSchema" in e && "validate" in e;
  }
  function asSchema(e) {
   return e == null ? jsonSchema({
    type: "object",
    properties: {},
    additionalProperties: false
   }) : isSchema(e) ? e : "~standard" in e ? e["~standard"].vendor === "zod" ? zodSchema(e) : standardSchema(e) : e();
  }
  function standardSchema(e) {
   return jsonSchema(() => {
    if (!hasStandardJsonSchema(e)) throw new Error(`Standard schema vendor '${e["~standard"].vendor}' does not support JSON Schema conversion.`);
    return addAdditionalPropertiesToJsonSchema(e["~standard"].jsonSchema.input({
     target: "draft-07"
    }));
   }, {
    validate: async t => {
     const r = await e["~standard"].validate(t);
     return "value" in r ? {
      success: true,
      value: r.value
     } : {
      success: false,
      error: new n.iM({
       value: t,
       cause: r.issues
      })
     };
    }
   });
  }
  function hasStandardJsonSchema(e) {
   return e["~standard"].jsonSchema != null;
  }
  function zod4Schema(e, t) {
   (0, o.$W)().localeError || (0, o.$W)((0, i.A)());
   const r = t?.useReferences ?? false;
   return jsonSchema(() => addAdditionalPropertiesToJsonSchema((0, a.bl)(e, {
    target: "draft-7",
    io: "input",
    reused: r ? "ref" : "inline"
   })), {
    validate: async t => {
     const r = await (0, s.bp)(e, t);
     return r.success ? {
      success: true,
      value: r.data
     } : {
      success: false,
      error: r.error
     };
    }
   });
  }
  function isZod4Schema(e) {
   return "_zod" in e;
  }
  function zodSchema(e, t) {
   if (isZod4Schema(e)) return zod4Schema(e, t);
   throw new TypeError("a schema of zod 3");
  }
  async function validateTypes({value: e, schema: t, context: r}) {
   const s = await safeValidateTypes({
    value: e,
    schema: t,
    context: r
   });
   if (!s.success) throw n.iM.wrap({
    value: e,
    cause: s.error,
    context: r
   });
   return s.value;
  }
  async function safeValidateTypes({value: e, schema: t, context: r}) {
   const s = asSchema(t);
   try {
    if (s.validate == null) return {
     success: true,
     value: e,
     rawValue: e
    };
    const t = await s.validate(e);
    if (t.success) return {
     success: true,
     value: t.value,
     rawValue: e
    };
    return {
     success: false,
     error: n.iM.wrap({
      value: e,
      cause: t.error,
      context: r
     }),
     rawValue: e
    };
   } catch (t) {
    return {
     success: false,
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
    if (t == null) return r;
    return await validateTypes({
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
    if (t == null) return {
     success: true,
     value: r,
     rawValue: r
    };
    return await safeValidateTypes({
     value: r,
     schema: t
    });
   } catch (t) {
    return {
     success: false,
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
     if (e === "[DONE]") return;
     r.enqueue(await safeParseJSON({
      text: e,
      schema: t
     }));
    }
   }));
  }
  async function parseProviderOptions({provider: e, providerOptions: t, schema: r}) {
   if (t?.[e] == null) return;
   const s = await safeValidateTypes({
    value: t[e],
    schema: r
   });
   if (!s.success) throw new n.Di({
    argument: "providerOptions",
    message: `invalid ${e} provider options`,
    cause: s.error
   });
   return s.value;
  }
  async function resolveProviderOptions({providerOptions: e, namespaces: t, resolution: r, schema: n}) {
   const s = [];
   const o = [];
   for (const a of new Set(t)) {
    const t = await parseProviderOptions({
     provider: a,
     providerOptions: e,
     schema: n
    });
    if (t == null) continue;
    if (r === "first") return {
     options: t,
     namespaces: [ a ]
    };
    s.push(t);
    o.push(a);
   }
   return {
    options: s.length === 0 ? void 0 : Object.assign({}, ...s),
    namespaces: o
   };
  }
  const getOriginalFetch = () => globalThis.fetch;
  const postJsonToApi = async ({url: e, headers: t, body: r, failedResponseHandler: n, successfulResponseHandler: s, abortSignal: o, fetch: a}) => await postToApi({
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
   successfulResponseHandler: s,
   abortSignal: o,
   fetch: a
  });
  const postFormDataToApi = async ({url: e, headers: t, formData: r, failedResponseHandler: n, successfulResponseHandler: s, abortSignal: o, fetch: a}) => await postToApi({
   url: e,
   headers: t,
   body: {
    content: r,
    values: Object.fromEntries(r.entries())
   },
   failedResponseHandler: n,
   successfulResponseHandler: s,
   abortSignal: o,
   fetch: a
  });
  const postToApi = async ({url: e, headers: t = {}, body: r, successfulResponseHandler: s, failedResponseHandler: o, abortSignal: a, fetch: i = getOriginalFetch()}) => {
   try {
    const l = await i(e, {
     method: "POST",
     headers: withUserAgentSuffix(t, `ai-sdk-provider-utils/${v}`, getRuntimeEnvironmentUserAgent()),
     body: r.content,
     signal: a
    });
    const u = extractResponseHeaders(l);
    if (!l.ok) {
     let t;
     try {
      t = await o({
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
     return await s({
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
  };
  function tool(e) {
   return e;
  }
  const W = Symbol.for("vercel.ai.telemetry.redact");
  function withTelemetryRedaction(e, t) {
   return Object.create(Object.getPrototypeOf(e), {
    ...Object.getOwnPropertyDescriptors(e),
    [W]: {
     value: t,
     configurable: true
    }
   });
  }
  function createProviderDefinedToolFactory({id: e, inputSchema: t, redactArgs: r}) {
   return ({execute: n, outputSchema: s, needsApproval: o, toModelOutput: a, onInputStart: i, onInputDelta: l, onInputAvailable: u, ...c}) => tool({
    type: "provider",
    isProviderExecuted: false,
    id: e,
    args: r == null ? c : withTelemetryRedaction(c, r),
    inputSchema: t,
    outputSchema: s,
    execute: n,
    needsApproval: o,
    toModelOutput: a,
    onInputStart: i,
    onInputDelta: l,
    onInputAvailable: u
   });
  }
  function createProviderDefinedToolFactoryWithOutputSchema({id: e, inputSchema: t, outputSchema: r, redactArgs: n}) {
   return ({execute: s, needsApproval: o, toModelOutput: a, onInputStart: i, onInputDelta: l, onInputAvailable: u, ...c}) => tool({
    type: "provider",
    isProviderExecuted: false,
    id: e,
    args: n == null ? c : withTelemetryRedaction(c, n),
    inputSchema: t,
    outputSchema: r,
    execute: s,
    needsApproval: o,
    toModelOutput: a,
    onInputStart: i,
    onInputDelta: l,
    onInputAvailable: u
   });
  }
  function createProviderExecutedToolFactory({id: e, inputSchema: t, outputSchema: r, supportsDeferredResults: n, redactArgs: s}) {
   return ({onInputStart: o, onInputDelta: a, onInputAvailable: i, ...l}) => tool({
    type: "provider",
    isProviderExecuted: true,
    id: e,
    args: s == null ? l : withTelemetryRedaction(l, s),
    inputSchema: t,
    outputSchema: r,
    onInputStart: o,
    onInputDelta: a,
    onInputAvailable: i,
    supportsDeferredResults: n
   });
  }
  async function resolve(e) {
   typeof e === "function" && (e = e());
   return e;
  }
  function resolveFullMediaType({part: e}) {
   if (isFullMediaType(e.mediaType)) return e.mediaType;
   if (e.data.type === "data") {
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
   if (r != null) return r;
   throw new n.vb({
    provider: t,
    reference: e
   });
  }
  const z = 65536;
  const K = 34;
  const Z = 92;
  const G = 61;
  const Q = 44;
  const X = 58;
  const Y = 123;
  const ee = 125;
  const te = 91;
  const re = 93;
  const ne = 0;
  const se = 1;
  const oe = 2;
  const ae = 3;
  function compileBinaryFieldPaths(e) {
   const t = new Map;
   for (const r of e) {
    if (!/^(?:[\w-]+|\[\*])(?:\.[\w-]+|\[\*])*$/.test(r)) throw new n.Di({
     argument: "experimental_binaryFields",
     message: `Invalid binary field path "${r}"`
    });
    let e = t;
    for (const t of r.match(/\[\*]|[\w-]+/g)) {
     const r = t === "[*]" ? [ null ] : (new TextEncoder).encode(`${t}"`);
     for (const t of r) {
      let r = e.get(t);
      r === void 0 && e.set(t, r = new Map);
      e = r;
     }
    }
    e.set(true, e);
   }
   return t;
  }
  function join(e, t) {
   const r = new Uint8Array(t);
   let n = 0;
   for (const t of e) {
    r.set(t, n);
    n += t.length;
   }
   return r;
  }
  function createJsonBinaryFieldScanner(e, t = z) {
   const r = new Uint8Array(256).fill(64);
   for (let e = 0; e < 64; e++) r["ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".charCodeAt(e)] = e;
   const n = new TextEncoder;
   const s = [];
   let o = new Uint8Array(65536);
   let a = 0;
   let i = 0;
   const l = new Map;
   const u = [];
   let c = 0;
   let d = ne;
   let f = false;
   let p = 0;
   let h;
   let m = [];
   let y = new Uint8Array(0);
   let g = 0;
   let v = 0;
   let w = 0;
   let b = 0;
   let S = 0;
   const add = e => {
    for (let t = 0; t < e.length; ) {
     const r = Math.min(o.length - a, e.length - t);
     o.set(e.subarray(t, t + r), a);
     a += r;
     t += r;
     i += r;
     if (a === o.length) {
      s.push(o);
      o = new Uint8Array(65536);
      a = 0;
     }
    }
   };
   const emit = (e, t, r) => add(e.subarray(t, r));
   const reset = () => {
    m = [];
    y = new Uint8Array(0);
    g = 0;
    v = 0;
    w = 0;
    b = 0;
    S = 0;
   };
   const grow = () => {
    g > 0 && m.push(y.subarray(0, g));
    y = new Uint8Array(Math.min(Math.max(v, 4096), 4 << 20));
    g = 0;
   };
   const rest = () => w << 6 * (4 - b);
   const restore = () => {
    for (const e of [ ...m, y.subarray(0, g) ]) add(n.encode(convertUint8ArrayToBase64(e)));
    const e = rest();
    add(n.encode(convertUint8ArrayToBase64(Uint8Array.of(e >> 16, e >> 8, e)).slice(0, b) + "=".repeat(S)));
    reset();
   };
   const closeBlob = () => {
    d = ne;
    const e = b && b - 1;
    if (S === (4 - b) % 4 && !(w & (1 << 2 * (4 - b)) - 1) && v + e >= t) {
     const t = rest();
     const r = join([ ...m, y.subarray(0, g) ], v + e);
     for (let n = 0; n < e; n++) r[v + n] = t >> 16 - 8 * n;
     const s = `[binary data: ${r.length} bytes; ref ${crypto.getRandomValues(new Uint32Array(2)).join("-")}]`;
     l.set(s, r);
     add(n.encode(s));
     reset();
    } else restore();
   };
   const push = t => {
    let n = 0;
    const {length: s} = t;
    for (let o = 0; o < s; o++) {
     let a = t[o];
     if (d === ae) {
      if (S === 0) {
       let e = w;
       let n = b;
       for (let a; o < s && (a = r[t[o]]) < 64; o++) {
        e = e << 6 | a;
        if (++n === 4) {
         g + 3 > y.length && grow();
         y[g++] = e >> 16;
         y[g++] = e >> 8;
         y[g++] = e;
         v += 3;
         e = 0;
         n = 0;
        }
       }
       w = e;
       b = n;
      }
      if (o >= s) break;
      a = t[o];
      if (a === K) {
       closeBlob();
       n = o;
      } else if (a === G && b > 1 && S < 4 - b) S++; else {
       restore();
       d = oe;
       n = o--;
      }
     } else if (d !== ne) {
      d === se && (h = h?.get(a));
      if (f) f = false; else if (a === Z) f = true; else if (a === K) {
       d === se && (u.at(-1).next = h);
       d = ne;
      }
     } else if (a === K) {
      const r = u.at(-1);
      if (c > 0) d = oe; else if (!r?.keys || p !== Y && p !== Q) if ((r ? r.next : e)?.get(true)) {
       d = ae;
       emit(t, n, o + 1);
      } else d = oe; else {
       d = se;
       h = r.keys;
      }
     } else if (a === Y || a === te) {
      p = a;
      const t = u.at(-1);
      const r = c > 0 ? void 0 : t ? t.next : e;
      const n = r?.get(null);
      a === Y && r ? u.push({
       keys: r
      }) : a === te && n ? u.push({
       keys: null,
       next: n
      }) : c++;
     } else a === ee || a === re ? c > 0 ? c-- : u.pop() : a !== Q && a !== X || (p = a);
    }
    d !== ae && emit(t, n, s);
   };
   const finish = () => {
    d === ae && restore();
    return {
     text: (new TextDecoder).decode(join([ ...s, o.subarray(0, a) ], i)),
     binaries: l
    };
   };
   return {
    push: push,
    finish: finish
   };
  }
  function replaceBinaryFieldPlaceholders(e, t) {
   if (typeof e === "string") return t.get(e) ?? e;
   if (Array.isArray(e)) return e.map(e => replaceBinaryFieldPlaceholders(e, t));
   if (e != null && typeof e === "object") return Object.fromEntries(Object.entries(e).map(([e, r]) => [ e, replaceBinaryFieldPlaceholders(r, t) ]));
   return e;
  }
  function maskBinariesInJson(e) {
   for (const [t, r] of e) Object.defineProperty(r, "toJSON", {
    value: () => t,
    configurable: true
   });
   return () => {
    for (const t of e.values()) Reflect.deleteProperty(t, "toJSON");
   };
  }
  function withBinaryFields(e, t) {
   if (t.size === 0) return e;
   const r = asSchema(e);
   return jsonSchema({}, {
    validate: async e => {
     const n = replaceBinaryFieldPlaceholders(e, t);
     const s = maskBinariesInJson(t);
     const o = r.validate ? await r.validate(n) : {
      success: true,
      value: n
     };
     o.success && s();
     return o;
    }
   });
  }
  const ie = new TextDecoder;
  function wrapResponseBodyStream({stream: e, url: t, requestBodyValues: r, statusCode: s, responseHeaders: o}) {
   const a = e.getReader();
   let i = false;
   const releaseReader = () => {
    if (!i) {
     a.releaseLock();
     i = true;
    }
   };
   return new ReadableStream({
    async pull(e) {
     try {
      const {done: t, value: r} = await a.read();
      if (t) {
       releaseReader();
       e.close();
      } else e.enqueue(r);
     } catch (a) {
      releaseReader();
      if (isAbortError(a)) {
       e.error(a);
       return;
      }
      e.error(handleFetchError({
       error: new n.hL({
        message: "Failed to process successful response",
        cause: a,
        statusCode: s,
        url: t,
        responseHeaders: o,
        requestBodyValues: r
       }),
       url: t,
       requestBodyValues: r
      }));
     }
    },
    async cancel(e) {
     try {
      await a.cancel(e);
     } finally {
      releaseReader();
     }
    }
   });
  }
  async function readResponseBodyAsText({response: e, url: t}) {
   return ie.decode(await readResponseWithSizeLimit({
    response: e,
    url: t
   }));
  }
  const createJsonErrorResponseHandler = ({errorSchema: e, errorToMessage: t, isRetryable: r}) => async ({response: s, url: o, requestBodyValues: a}) => {
   const i = await readResponseBodyAsText({
    response: s,
    url: o
   });
   const l = extractResponseHeaders(s);
   if (i.trim() === "") return {
    responseHeaders: l,
    value: new n.hL({
     message: s.statusText,
     url: o,
     requestBodyValues: a,
     statusCode: s.status,
     responseHeaders: l,
     responseBody: i,
     isRetryable: r?.(s)
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
      url: o,
      requestBodyValues: a,
      statusCode: s.status,
      responseHeaders: l,
      responseBody: i,
      data: u,
      isRetryable: r?.(s, u)
     })
    };
   } catch {
    return {
     responseHeaders: l,
     value: new n.hL({
      message: s.statusText,
      url: o,
      requestBodyValues: a,
      statusCode: s.status,
      responseHeaders: l,
      responseBody: i,
      isRetryable: r?.(s)
     })
    };
   }
  };
  const createEventSourceResponseHandler = e => async ({response: t, url: r, requestBodyValues: s}) => {
   const o = extractResponseHeaders(t);
   if (t.body == null) throw new n.Tt({});
   return {
    responseHeaders: o,
    value: parseJsonEventStream({
     stream: wrapResponseBodyStream({
      stream: t.body,
      url: r,
      requestBodyValues: s,
      statusCode: t.status,
      responseHeaders: o
     }),
     schema: e
    })
   };
  };
  const createJsonResponseHandler = (e, {experimental_binaryFields: t} = {}) => {
   const r = t?.length ? compileBinaryFieldPaths(t) : void 0;
   return async ({response: t, url: s, requestBodyValues: o}) => {
    let a;
    let i = e;
    if (r == null) a = await readResponseBodyAsText({
     response: t,
     url: s
    }); else {
     const n = createJsonBinaryFieldScanner(r);
     await readResponseWithSizeLimit({
      response: t,
      url: s,
      onChunk: n.push
     });
     const o = n.finish();
     a = o.text;
     i = withBinaryFields(e, o.binaries);
    }
    const l = await safeParseJSON({
     text: a,
     schema: i
    });
    const u = extractResponseHeaders(t);
    if (!l.success) throw new n.hL({
     message: "Invalid JSON response",
     cause: l.error,
     statusCode: t.status,
     responseHeaders: u,
     responseBody: a,
     url: s,
     requestBodyValues: o
    });
    return {
     responseHeaders: u,
     value: l.value,
     rawValue: l.rawValue
    };
   };
  };
  const createBinaryResponseHandler = () => async ({response: e, url: t, requestBodyValues: r}) => {
   const s = extractResponseHeaders(e);
   if (!e.body) throw new n.hL({
    message: "Response body is empty",
    url: t,
    requestBodyValues: r,
    statusCode: e.status,
    responseHeaders: s,
    responseBody: void 0
   });
   try {
    const t = await e.arrayBuffer();
    return {
     responseHeaders: s,
     value: new Uint8Array(t)
    };
   } catch (o) {
    throw new n.hL({
     message: "Failed to read response as array buffer",
     url: t,
     requestBodyValues: r,
     statusCode: e.status,
     responseHeaders: s,
     responseBody: void 0,
     cause: o
    });
   }
  };
  const createBinaryStreamResponseHandler = () => async ({response: e, url: t, requestBodyValues: r}) => {
   const s = extractResponseHeaders(e);
   if (e.body == null) throw new n.Tt({});
   return {
    responseHeaders: s,
    value: wrapResponseBodyStream({
     stream: e.body,
     url: t,
     requestBodyValues: r,
     statusCode: e.status,
     responseHeaders: s
    })
   };
  };
  function isJSONSerializable(e) {
   if (e === null || e === void 0) return true;
   const t = typeof e;
   if (t === "string" || t === "number" || t === "boolean") return true;
   if (t === "function" || t === "symbol" || t === "bigint") return false;
   if (Array.isArray(e)) return e.every(isJSONSerializable);
   if (Object.getPrototypeOf(e) === Object.prototype) return Object.values(e).every(isJSONSerializable);
   return false;
  }
  const le = "AI_SerializationError";
  const ue = `vercel.ai.error.${le}`;
  const ce = Symbol.for(ue);
  var de = class extends n.bD {
   constructor({message: e = "Failed to serialize value.", cause: t} = {}) {
    super({
     name: le,
     message: e,
     cause: t
    });
    this[ce] = true;
   }
   static isInstance(e) {
    return n.bD.hasMarker(e, ue);
   }
  };
  function serializeModelOptions(e) {
   const t = {};
   for (const [r, n] of Object.entries(e.config)) if (r === "headers") {
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
   typeof e === "function" && (t = e());
   if (t instanceof Promise) throw new de({
    message: "Cannot serialize asynchronous model options."
   });
   return t;
  }
  function startsWithStructuredValue(e) {
   if (typeof e !== "string") return false;
   const t = e.trimStart()[0];
   return t === "{" || t === "[";
  }
  var fe = class {
   constructor(e = "") {
    this.structure = {
     kind: "undetermined"
    };
    this.append(e);
   }
   get hasCompleteStructuredValue() {
    return this.structure.kind === "structured" && this.structure.complete === true;
   }
   append(e) {
    let t = this.structure;
    for (const r of e) {
     if (t.kind === "undetermined") {
      if (/\s/.test(r)) continue;
      if (r !== "{" && r !== "[") {
       t = {
        kind: "other"
       };
       continue;
      }
      t = {
       kind: "structured",
       stack: [ r ],
       inString: false,
       escaped: false,
       complete: false
      };
      continue;
     }
     if (t.kind !== "structured" || t.complete) continue;
     if (t.inString) {
      t.escaped ? t.escaped = false : r === "\\" ? t.escaped = true : r === '"' && (t.inString = false);
      continue;
     }
     if (r === '"') t.inString = true; else if (r === "{" || r === "[") t.stack.push(r); else if (r === "}" || r === "]") {
      const e = r === "}" ? "{" : "[";
      if (t.stack.at(-1) !== e) {
       t = {
        kind: "other"
       };
       continue;
      }
      t.stack.pop();
      t.stack.length === 0 && (t.complete = true);
     }
    }
    this.structure = t;
   }
  };
  var pe = class {
   constructor(e, t = {}) {
    this.toolCalls = [];
    this.toolCallsById = new Map;
    this.toolCallsByIndex = new Map;
    this.usedToolCallIds = new Set;
    this.nextGeneratedIdSuffixes = new Map;
    this.controller = e;
    this._generateId = t.generateId ?? V;
    this.typeValidation = t.typeValidation ?? "none";
    this.extractMetadata = t.extractMetadata;
    this.buildToolCallProviderMetadata = t.buildToolCallProviderMetadata;
   }
   processDelta(e) {
    const t = e.function?.name;
    const r = typeof t === "string" && t.trim().length === 0;
    const n = this.getNonBlankString(e.id);
    const s = this.getNonBlankString(t);
    const o = e.function?.arguments;
    const {index: a} = e;
    const i = this.resolveToolCall({
     wireId: n,
     index: a,
     name: s,
     hasExplicitCallStart: s != null && startsWithStructuredValue(o),
     hasEmptyArguments: o == null || o.trim().length === 0
    });
    if (i.kind === "ambiguous") return;
    let l;
    if (i.kind === "new") {
     if (r) return;
     l = this.processNewToolCall(e, {
      wireId: n,
      index: a,
      name: s
     });
    } else {
     l = i.toolCall;
     n != null && this.associateWireId(l, n);
     this.processExistingToolCall(l, e);
    }
    a != null && this.associateIndex(l, a);
   }
   flush() {
    const e = this.toolCalls.every(e => e.index != null) ? [ ...this.toolCalls ].sort((e, t) => e.index - t.index || e.sequence - t.sequence) : this.toolCalls;
    for (const t of e) t.hasFinished || this.finishToolCall(t);
   }
   resolveToolCall({wireId: e, index: t, name: r, hasExplicitCallStart: n, hasEmptyArguments: s}) {
    const o = t != null ? this.toolCallsByIndex.get(t) : void 0;
    const a = this.filterToolCallsByName(o, r);
    if (e != null) {
     const i = this.toolCallsById.get(e);
     if (i != null) {
      if (t != null) {
       const e = a.filter(e => i.has(e));
       const t = this.resolveMatchingToolCall(e, n);
       if (t.kind !== "new") return t;
       if (r != null) return {
        kind: "new"
       };
       if (o != null) return {
        kind: "ambiguous"
       };
       return this.resolveMatchingToolCall([ ...i ], false);
      }
      if (r != null) {
       const e = [ ...i ].filter(e => e.function.name === r);
       return this.resolveMatchingToolCall(e, n);
      }
      return this.resolveMatchingToolCall([ ...i ], false);
     }
     if (a.length > 0) return n ? {
      kind: "new"
     } : this.resolveMatchingToolCall(a, r != null && s);
     return {
      kind: "new"
     };
    }
    if (o != null) return this.resolveMatchingToolCall(a, n);
    if (r != null) return {
     kind: "new"
    };
    const i = this.toolCalls.filter(e => !e.hasFinished);
    return this.resolveMatchingToolCall(i, false);
   }
   filterToolCallsByName(e, t) {
    if (e == null) return [];
    return [ ...e ].filter(e => t == null || e.function.name === t);
   }
   resolveMatchingToolCall(e, t) {
    if (e.length === 0) return {
     kind: "new"
    };
    const r = e.filter(e => !e.argumentState.hasCompleteStructuredValue);
    if (!t && e.length === 1) return {
     kind: "existing",
     toolCall: e[0]
    };
    if (r.length === 1) return {
     kind: "existing",
     toolCall: r[0]
    };
    if (r.length > 1 || !t) return {
     kind: "ambiguous"
    };
    return {
     kind: "new"
    };
   }
   processNewToolCall(e, {wireId: t, index: r, name: s}) {
    if (this.typeValidation === "required") {
     if (e.type !== "function") throw new n.xn({
      data: e,
      message: "Expected 'function' type."
     });
    } else if (this.typeValidation === "if-present" && e.type != null && e.type !== "function") throw new n.xn({
     data: e,
     message: "Expected 'function' type."
    });
    if (s == null) throw new n.xn({
     data: e,
     message: "Expected 'function.name' to be a string."
    });
    const o = this.createToolCallId(t);
    this.controller.enqueue({
     type: "tool-input-start",
     id: o,
     toolName: s
    });
    const a = this.extractMetadata?.(e);
    const i = e.function?.arguments ?? "";
    const l = {
     id: o,
     index: r ?? void 0,
     sequence: this.toolCalls.length,
     type: "function",
     function: {
      name: s,
      arguments: i
     },
     argumentState: new fe(i),
     hasFinished: false,
     metadata: a
    };
    this.toolCalls.push(l);
    t != null && this.associateWireId(l, t);
    l.function.arguments.length > 0 && this.controller.enqueue({
     type: "tool-input-delta",
     id: l.id,
     delta: l.function.arguments
    });
    return l;
   }
   associateWireId(e, t) {
    let r = this.toolCallsById.get(t);
    if (r == null) {
     r = new Set;
     this.toolCallsById.set(t, r);
    }
    r.add(e);
   }
   associateIndex(e, t) {
    let r = this.toolCallsByIndex.get(t);
    if (r == null) {
     r = new Set;
     this.toolCallsByIndex.set(t, r);
    }
    r.add(e);
   }
   createToolCallId(e) {
    if (e != null && !this.usedToolCallIds.has(e)) {
     this.usedToolCallIds.add(e);
     return e;
    }
    const t = this.getNonBlankString(this._generateId()) ?? "tool-call";
    if (!this.usedToolCallIds.has(t)) {
     this.usedToolCallIds.add(t);
     return t;
    }
    const r = this.nextGeneratedIdSuffixes.get(t) ?? 1;
    const n = r + this.usedToolCallIds.size;
    for (let e = r; e <= n; e++) {
     const r = `${t}-${e}`;
     if (!this.usedToolCallIds.has(r)) {
      this.usedToolCallIds.add(r);
      this.nextGeneratedIdSuffixes.set(t, e + 1);
      return r;
     }
    }
    throw new Error("Failed to create a unique tool call ID.");
   }
   getNonBlankString(e) {
    return e != null && e.trim().length > 0 ? e : void 0;
   }
   processExistingToolCall(e, t) {
    if (e.hasFinished) return;
    if (t.function?.arguments != null) {
     e.argumentState.append(t.function.arguments);
     e.function.arguments += t.function.arguments;
     this.controller.enqueue({
      type: "tool-input-delta",
      id: e.id,
      delta: t.function.arguments
     });
    }
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
    });
    e.hasFinished = true;
   }
  };
  function stripFileExtension(e) {
   const t = e.indexOf(".");
   return t === -1 ? e : e.slice(0, t);
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
    if (typeof r === "bigint") return r.toString();
    if (typeof r !== "object" || r === null) return r;
    while (t.length > 0 && t.at(-1) !== this) t.pop();
    if (t.includes(r)) return "[Circular]";
    t.push(r);
    return r;
   });
  }
 }),
 90583: (function(e, t, r) {
  r.d(t, {
   Ch: () => oe,
   Di: () => E,
   Kq: () => q,
   M3: () => C,
   Tt: () => m,
   Vf: () => _,
   b8: () => pe,
   bD: () => o,
   eM: () => Q,
   hL: () => d,
   iM: () => ue,
   k9: () => isJSONObject,
   u6: () => V,
   vb: () => te,
   xn: () => k
  });
  const n = "vercel.ai.error";
  const s = Symbol.for(n);
  var o = class AISDKError extends Error {
   constructor({name: e, message: t, cause: r}) {
    super(t);
    this[s] = true;
    this.name = e;
    this.cause = r;
   }
   static isInstance(e) {
    return AISDKError.hasMarker(e, n);
   }
   static hasMarker(e, t) {
    const r = Symbol.for(t);
    return e != null && typeof e === "object" && r in e && typeof e[r] === "boolean" && e[r] === true;
   }
  };
  const a = "AI_DecisionUnsupportedQuestionTypeError";
  const i = `vercel.ai.error.${a}`;
  Symbol.for(i);
  const l = "AI_APICallError";
  const u = `vercel.ai.error.${l}`;
  const c = Symbol.for(u);
  var d = class extends o {
   constructor({message: e, url: t, requestBodyValues: r, statusCode: n, responseHeaders: s, responseBody: o, cause: a, isRetryable: i = n != null && (n === 408 || n === 409 || n === 429 || n >= 500), data: u}) {
    super({
     name: l,
     message: e,
     cause: a
    });
    this[c] = true;
    this.url = t;
    this.requestBodyValues = r;
    this.statusCode = n;
    this.responseHeaders = s;
    this.responseBody = o;
    this.isRetryable = i;
    this.data = u;
   }
   static isInstance(e) {
    return o.hasMarker(e, u);
   }
  };
  const f = "AI_EmptyResponseBodyError";
  const p = `vercel.ai.error.${f}`;
  const h = Symbol.for(p);
  var m = class extends o {
   constructor({message: e = "Empty response body"} = {}) {
    super({
     name: f,
     message: e
    });
    this[h] = true;
   }
   static isInstance(e) {
    return o.hasMarker(e, p);
   }
  };
  const y = "AI_DecisionRefusalError";
  const g = `vercel.ai.error.${y}`;
  Symbol.for(g);
  const v = "AI_ExtractionRefusalError";
  const w = `vercel.ai.error.${v}`;
  Symbol.for(w);
  const b = "AI_ExtractionUnsupportedFieldTypeError";
  const S = `vercel.ai.error.${b}`;
  Symbol.for(S);
  function getErrorMessage(e) {
   if (e == null) return "unknown error";
   if (typeof e === "string") return e;
   if (e instanceof Error) return e.toString();
   return JSON.stringify(e);
  }
  const x = "AI_InvalidArgumentError";
  const T = `vercel.ai.error.${x}`;
  const I = Symbol.for(T);
  var E = class extends o {
   constructor({message: e, cause: t, argument: r}) {
    super({
     name: x,
     message: e,
     cause: t
    });
    this[I] = true;
    this.argument = r;
   }
   static isInstance(e) {
    return o.hasMarker(e, T);
   }
  };
  const P = "AI_InvalidPromptError";
  const A = `vercel.ai.error.${P}`;
  const O = Symbol.for(A);
  var C = class extends o {
   constructor({prompt: e, message: t, cause: r}) {
    super({
     name: P,
     message: `Invalid prompt: ${t}`,
     cause: r
    });
    this[O] = true;
    this.prompt = e;
   }
   static isInstance(e) {
    return o.hasMarker(e, A);
   }
  };
  const R = "AI_InvalidResponseDataError";
  const B = `vercel.ai.error.${R}`;
  const M = Symbol.for(B);
  var k = class extends o {
   constructor({data: e, message: t = `Invalid response data: ${JSON.stringify(e)}.`}) {
    super({
     name: R,
     message: t
    });
    this[M] = true;
    this.data = e;
   }
   static isInstance(e) {
    return o.hasMarker(e, B);
   }
  };
  const $ = "AI_JSONParseError";
  const N = `vercel.ai.error.${$}`;
  const U = Symbol.for(N);
  var V = class extends o {
   constructor({text: e, cause: t}) {
    super({
     name: $,
     message: `JSON parsing failed: Text: ${e}.\nError message: ${getErrorMessage(t)}`,
     cause: t
    });
    this[U] = true;
    this.text = e;
   }
   static isInstance(e) {
    return o.hasMarker(e, N);
   }
  };
  const j = "AI_LoadAPIKeyError";
  const L = `vercel.ai.error.${j}`;
  const H = Symbol.for(L);
  var q = class extends o {
   constructor({message: e}) {
    super({
     name: j,
     message: e
    });
    this[H] = true;
   }
   static isInstance(e) {
    return o.hasMarker(e, L);
   }
  };
  const F = "AI_LoadSettingError";
  const D = `vercel.ai.error.${F}`;
  const J = Symbol.for(D);
  var _ = class extends o {
   constructor({message: e}) {
    super({
     name: F,
     message: e
    });
    this[J] = true;
   }
   static isInstance(e) {
    return o.hasMarker(e, D);
   }
  };
  const W = "AI_NoContentGeneratedError";
  const z = `vercel.ai.error.${W}`;
  Symbol.for(z);
  const K = "AI_NoSuchModelError";
  const Z = `vercel.ai.error.${K}`;
  const G = Symbol.for(Z);
  var Q = class extends o {
   constructor({errorName: e = K, modelId: t, modelType: r, message: n = `No such ${r}: ${t}`}) {
    super({
     name: e,
     message: n
    });
    this[G] = true;
    this.modelId = t;
    this.modelType = r;
   }
   static isInstance(e) {
    return o.hasMarker(e, Z);
   }
  };
  const X = "AI_NoSuchProviderReferenceError";
  const Y = `vercel.ai.error.${X}`;
  const ee = Symbol.for(Y);
  var te = class extends o {
   constructor({provider: e, reference: t, message: r = `No provider reference found for provider '${e}'. Available providers: ${Object.keys(t).join(", ")}`}) {
    super({
     name: X,
     message: r
    });
    this[ee] = true;
    this.provider = e;
    this.reference = t;
   }
   static isInstance(e) {
    return o.hasMarker(e, Y);
   }
  };
  const re = "AI_TooManyEmbeddingValuesForCallError";
  const ne = `vercel.ai.error.${re}`;
  const se = Symbol.for(ne);
  var oe = class extends o {
   constructor(e) {
    super({
     name: re,
     message: `Too many values for a single embedding call. The ${e.provider} model "${e.modelId}" can only embed up to ${e.maxEmbeddingsPerCall} values per call, but ${e.values.length} values were provided.`
    });
    this[se] = true;
    this.provider = e.provider;
    this.modelId = e.modelId;
    this.maxEmbeddingsPerCall = e.maxEmbeddingsPerCall;
    this.values = e.values;
   }
   static isInstance(e) {
    return o.hasMarker(e, ne);
   }
  };
  const ae = "AI_TypeValidationError";
  const ie = `vercel.ai.error.${ae}`;
  const le = Symbol.for(ie);
  var ue = class TypeValidationError extends o {
   constructor({value: e, cause: t, context: r}) {
    let n = "Type validation failed";
    r?.field && (n += ` for ${r.field}`);
    if (r?.entityName || r?.entityId) {
     n += " (";
     const e = [];
     r.entityName && e.push(r.entityName);
     r.entityId && e.push(`id: "${r.entityId}"`);
     n += e.join(", ");
     n += ")";
    }
    super({
     name: ae,
     message: `${n}: Value: ${JSON.stringify(e)}.\nError message: ${getErrorMessage(t)}`,
     cause: t
    });
    this[le] = true;
    this.value = e;
    this.context = r;
   }
   static isInstance(e) {
    return o.hasMarker(e, ie);
   }
   static wrap({value: e, cause: t, context: r}) {
    if (TypeValidationError.isInstance(t) && t.value === e && t.context?.field === r?.field && t.context?.entityName === r?.entityName && t.context?.entityId === r?.entityId) return t;
    return new TypeValidationError({
     value: e,
     cause: t,
     context: r
    });
   }
  };
  const ce = "AI_UnsupportedFunctionalityError";
  const de = `vercel.ai.error.${ce}`;
  const fe = Symbol.for(de);
  var pe = class extends o {
   constructor({functionality: e, message: t = `'${e}' functionality not supported.`}) {
    super({
     name: ce,
     message: t
    });
    this[fe] = true;
    this.functionality = e;
   }
   static isInstance(e) {
    return o.hasMarker(e, de);
   }
  };
  function isJSONValue(e) {
   if (e === null || typeof e === "string" || typeof e === "number" || typeof e === "boolean") return true;
   if (Array.isArray(e)) return e.every(isJSONValue);
   if (typeof e === "object") return Object.entries(e).every(([e, t]) => typeof e === "string" && (t === void 0 || isJSONValue(t)));
   return false;
  }
  function isJSONObject(e) {
   return e != null && typeof e === "object" && Object.entries(e).every(([e, t]) => typeof e === "string" && (t === void 0 || isJSONValue(t)));
  }
 }),
 11479: (function(e, t, r) {
  r.d(t, {
   C: () => s,
   V: () => n
  });
  const n = Symbol.for("workflow-serialize");
  const s = Symbol.for("workflow-deserialize");
 })
};
