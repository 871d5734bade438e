"use strict";

exports.id = 1651;

exports.ids = [ 1651 ];

exports.modules = {
  49415: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      cI: () => EMBEDDING_MODEL_MAX_INPUT_BYTES_PER_CALL,
      HE: () => StreamingToolCallTracker,
      mD: () => asSchema,
      m2: () => combineHeaders,
      L8: () => connectToWebSocket,
      Z9: () => convertBase64ToUint8Array,
      XQ: () => convertInlineFileDataToUint8Array,
      hr: () => convertJsonResponseToolStream,
      ej: () => convertToBase64,
      jW: () => convertToFormData,
      n_: () => convertUint8ArrayToBase64,
      HD: () => createBinaryResponseHandler,
      JM: () => createBinaryStreamResponseHandler,
      Ds: () => createEventSourceResponseHandler,
      sl: () => createJsonErrorResponseHandler,
      cV: () => createJsonResponseHandler,
      qX: () => createLanguageModelResponseMetadata,
      EK: () => createNullLanguageModelUsage,
      hL: () => createProviderDefinedToolFactory,
      J2: () => createProviderDefinedToolFactoryWithOutputSchema,
      z: () => createProviderExecutedToolFactory,
      iH: () => createProviderStreamError,
      CR: () => createToolNameMapping,
      _$: () => deleteFromApi,
      sM: () => detectMediaType,
      WN: () => downloadBlob,
      $9: () => encodePathSegment,
      rV: () => toolCaller,
      PX: () => extractResponseHeaders,
      $C: () => generateId,
      $b: () => getFromApi,
      G1: () => getRuntimeEnvironmentUserAgent,
      yu: () => getTopLevelMediaType,
      _s: () => injectJsonInstructionIntoMessages,
      g6: () => isCustomReasoning,
      Cs: () => isFullMediaType,
      R: () => isNonNullable,
      ks: () => isProviderStreamError,
      u4: () => isRecord,
      qs: () => isUrlSupported,
      ID: () => lazySchema,
      WL: () => loadApiKey,
      x3: () => loadOptionalSetting,
      Fv: () => loadSetting,
      sq: () => mapReasoningToProviderBudget,
      jv: () => mapReasoningToProviderEffort,
      HQ: () => mediaTypeToExtension,
      qx: () => normalizeHeaders,
      y6: () => parseJSON,
      xI: () => parseProviderOptions,
      S: () => postFormDataToApi,
      GU: () => postJsonToApi,
      hd: () => resolve,
      SL: () => resolveFullMediaType,
      Wo: () => resolveProviderOptions,
      p5: () => resolveProviderReference,
      N8: () => safeParseJSON,
      ZZ: () => safeValidateTypes,
      ZA: () => secureJsonParse,
      Qf: () => serializeModelOptions,
      f3: () => stringifyWithBigIntAndCycles,
      Qj: () => stripFileExtension,
      S8: () => toWebSocketUrl,
      k5: () => validateTypes,
      E8: () => waitForWebSocketBufferDrain,
      jN: () => withTelemetryRedaction,
      WZ: () => withUserAgentSuffix,
      ae: () => withoutTrailingSlash,
      C_: () => zodSchema
    });
    var dist = __webpack_require__(90583);
    var parse = __webpack_require__(43852);
    var core = __webpack_require__(88532);
    var json_schema_processors = __webpack_require__(98439);
    var en = __webpack_require__(30252);
    class ParseError extends Error {
      constructor(message, options) {
        super(message), this.name = "ParseError", this.type = options.type, this.field = options.field, 
        this.value = options.value, this.line = options.line;
      }
    }
    const LF = 10, CR = 13, SPACE = 32;
    function noop(_arg) {}
    function createParser(config) {
      if (typeof config == "function") throw new TypeError("`config` must be an object, got a function instead. Did you mean `createParser({onEvent: fn})`?");
      const {onEvent: onEvent = noop, onError: onError = noop, onRetry: onRetry = noop, onComment: onComment, maxBufferSize: maxBufferSize} = config, pendingFragments = [];
      let id, eventType, pendingFragmentsLength = 0, isFirstChunk = !0, data = "", dataLines = 0, terminated = !1;
      function feed(chunk) {
        if (terminated) throw new Error("Cannot feed parser: it was terminated after exceeding the configured max buffer size. Call `reset()` to resume parsing.");
        if (isFirstChunk && (isFirstChunk = !1, chunk.charCodeAt(0) === 239 && chunk.charCodeAt(1) === 187 && chunk.charCodeAt(2) === 191 && (chunk = chunk.slice(3))), 
        pendingFragments.length === 0) {
          const trailing2 = processLines(chunk);
          trailing2 !== "" && (pendingFragments.push(trailing2), pendingFragmentsLength = trailing2.length), 
          checkBufferSize();
          return;
        }
        if (chunk.indexOf(`\n`) === -1 && chunk.indexOf("\r") === -1) {
          pendingFragments.push(chunk), pendingFragmentsLength += chunk.length, checkBufferSize();
          return;
        }
        pendingFragments.push(chunk);
        const input = pendingFragments.join("");
        pendingFragments.length = 0, pendingFragmentsLength = 0;
        const trailing = processLines(input);
        trailing !== "" && (pendingFragments.push(trailing), pendingFragmentsLength = trailing.length), 
        checkBufferSize();
      }
      function checkBufferSize() {
        maxBufferSize !== void 0 && (pendingFragmentsLength + data.length <= maxBufferSize || (terminated = !0, 
        pendingFragments.length = 0, pendingFragmentsLength = 0, id = void 0, data = "", 
        dataLines = 0, eventType = void 0, onError(new ParseError(`Buffered data exceeded max buffer size of ${maxBufferSize} characters`, {
          type: "max-buffer-size-exceeded"
        }))));
      }
      function processLines(chunk) {
        let searchIndex = 0;
        if (chunk.indexOf("\r") === -1) {
          let lfIndex = chunk.indexOf(`\n`, searchIndex);
          for (;lfIndex !== -1; ) {
            if (searchIndex === lfIndex) {
              dataLines > 0 && onEvent({
                id: id,
                event: eventType,
                data: data
              }), id = void 0, data = "", dataLines = 0, eventType = void 0, searchIndex = lfIndex + 1, 
              lfIndex = chunk.indexOf(`\n`, searchIndex);
              continue;
            }
            const firstCharCode = chunk.charCodeAt(searchIndex);
            if (isDataPrefix(chunk, searchIndex, firstCharCode)) {
              const valueStart = chunk.charCodeAt(searchIndex + 5) === SPACE ? searchIndex + 6 : searchIndex + 5, value = chunk.slice(valueStart, lfIndex);
              if (dataLines === 0 && chunk.charCodeAt(lfIndex + 1) === LF) {
                onEvent({
                  id: id,
                  event: eventType,
                  data: value
                }), id = void 0, data = "", eventType = void 0, searchIndex = lfIndex + 2, lfIndex = chunk.indexOf(`\n`, searchIndex);
                continue;
              }
              data = dataLines === 0 ? value : `${data}\n${value}`, dataLines++;
            } else isEventPrefix(chunk, searchIndex, firstCharCode) ? eventType = chunk.slice(chunk.charCodeAt(searchIndex + 6) === SPACE ? searchIndex + 7 : searchIndex + 6, lfIndex) || void 0 : parseLine(chunk, searchIndex, lfIndex);
            searchIndex = lfIndex + 1, lfIndex = chunk.indexOf(`\n`, searchIndex);
          }
          return chunk.slice(searchIndex);
        }
        for (;searchIndex < chunk.length; ) {
          const crIndex = chunk.indexOf("\r", searchIndex), lfIndex = chunk.indexOf(`\n`, searchIndex);
          let lineEnd = -1;
          if (crIndex !== -1 && lfIndex !== -1 ? lineEnd = crIndex < lfIndex ? crIndex : lfIndex : crIndex !== -1 ? crIndex === chunk.length - 1 ? lineEnd = -1 : lineEnd = crIndex : lfIndex !== -1 && (lineEnd = lfIndex), 
          lineEnd === -1) break;
          parseLine(chunk, searchIndex, lineEnd), searchIndex = lineEnd + 1, chunk.charCodeAt(searchIndex - 1) === CR && chunk.charCodeAt(searchIndex) === LF && searchIndex++;
        }
        return chunk.slice(searchIndex);
      }
      function parseLine(chunk, start, end) {
        if (start === end) {
          dispatchEvent();
          return;
        }
        const firstCharCode = chunk.charCodeAt(start);
        if (isDataPrefix(chunk, start, firstCharCode)) {
          const valueStart = chunk.charCodeAt(start + 5) === SPACE ? start + 6 : start + 5, value2 = chunk.slice(valueStart, end);
          data = dataLines === 0 ? value2 : `${data}\n${value2}`, dataLines++;
          return;
        }
        if (isEventPrefix(chunk, start, firstCharCode)) {
          eventType = chunk.slice(chunk.charCodeAt(start + 6) === SPACE ? start + 7 : start + 6, end) || void 0;
          return;
        }
        if (firstCharCode === 105 && chunk.charCodeAt(start + 1) === 100 && chunk.charCodeAt(start + 2) === 58) {
          const value2 = chunk.slice(chunk.charCodeAt(start + 3) === SPACE ? start + 4 : start + 3, end);
          value2.includes("\0") || (id = value2);
          return;
        }
        if (firstCharCode === 58) {
          if (onComment) {
            const line2 = chunk.slice(start, end);
            onComment(line2.slice(chunk.charCodeAt(start + 1) === SPACE ? 2 : 1));
          }
          return;
        }
        const line = chunk.slice(start, end), fieldSeparatorIndex = line.indexOf(":");
        if (fieldSeparatorIndex === -1) {
          processField(line, "", line);
          return;
        }
        const field = line.slice(0, fieldSeparatorIndex), offset = line.charCodeAt(fieldSeparatorIndex + 1) === SPACE ? 2 : 1, value = line.slice(fieldSeparatorIndex + offset);
        processField(field, value, line);
      }
      function processField(field, value, line) {
        switch (field) {
         case "event":
          eventType = value || void 0;
          break;

         case "data":
          data = dataLines === 0 ? value : `${data}\n${value}`, dataLines++;
          break;

         case "id":
          value.includes("\0") || (id = value);
          break;

         case "retry":
          /^\d+$/.test(value) ? onRetry(parseInt(value, 10)) : onError(new ParseError(`Invalid \`retry\` value: "${value}"`, {
            type: "invalid-retry",
            value: value,
            line: line
          }));
          break;

         default:
          onError(new ParseError(`Unknown field "${field.length > 20 ? `${field.slice(0, 20)}\u2026` : field}"`, {
            type: "unknown-field",
            field: field,
            value: value,
            line: line
          }));
          break;
        }
      }
      function dispatchEvent() {
        dataLines > 0 && onEvent({
          id: id,
          event: eventType,
          data: data
        }), id = void 0, data = "", dataLines = 0, eventType = void 0;
      }
      function reset(options = {}) {
        if (options.consume && pendingFragments.length > 0) {
          const incompleteLine = pendingFragments.join("");
          parseLine(incompleteLine, 0, incompleteLine.length);
        }
        isFirstChunk = !0, id = void 0, data = "", dataLines = 0, eventType = void 0, pendingFragments.length = 0, 
        pendingFragmentsLength = 0, terminated = !1;
      }
      return {
        feed: feed,
        reset: reset
      };
    }
    function isDataPrefix(chunk, i, firstCharCode) {
      return firstCharCode === 100 && chunk.charCodeAt(i + 1) === 97 && chunk.charCodeAt(i + 2) === 116 && chunk.charCodeAt(i + 3) === 97 && chunk.charCodeAt(i + 4) === 58;
    }
    function isEventPrefix(chunk, i, firstCharCode) {
      return firstCharCode === 101 && chunk.charCodeAt(i + 1) === 118 && chunk.charCodeAt(i + 2) === 101 && chunk.charCodeAt(i + 3) === 110 && chunk.charCodeAt(i + 4) === 116 && chunk.charCodeAt(i + 5) === 58;
    }
    class EventSourceParserStream extends TransformStream {
      constructor({onError: onError, onRetry: onRetry, onComment: onComment, maxBufferSize: maxBufferSize} = {}) {
        let parser;
        super({
          start(controller) {
            parser = createParser({
              onEvent: event => {
                controller.enqueue(event);
              },
              onError(error) {
                typeof onError == "function" && onError(error), (onError === "terminate" || error.type === "max-buffer-size-exceeded") && controller.error(error);
              },
              onRetry: onRetry,
              onComment: onComment,
              maxBufferSize: maxBufferSize
            });
          },
          transform(chunk) {
            parser.feed(chunk);
          }
        });
      }
    }
    __webpack_require__(11479);
    function combineHeaders(...headers) {
      return headers.reduce((combinedHeaders, currentHeaders) => ({
        ...combinedHeaders,
        ...currentHeaders
      }), {});
    }
    function removeUndefinedEntries(record) {
      return Object.fromEntries(Object.entries(record).filter(([_key, value]) => value != null));
    }
    async function delay(delayInMs, options) {
      if (delayInMs == null) return;
      const signal = options?.abortSignal;
      return new Promise((resolve, reject) => {
        if (signal?.aborted) {
          reject(createAbortError());
          return;
        }
        const timeoutId = setTimeout(() => {
          cleanup();
          resolve();
        }, delayInMs);
        const cleanup = () => {
          clearTimeout(timeoutId);
          signal?.removeEventListener("abort", onAbort);
        };
        const onAbort = () => {
          cleanup();
          reject(createAbortError());
        };
        signal?.addEventListener("abort", onAbort);
      });
    }
    function createAbortError() {
      return new DOMException("Delay was aborted", "AbortError");
    }
    function getWebSocketConstructor(webSocket) {
      const WebSocketConstructor = webSocket ?? globalThis.WebSocket;
      if (WebSocketConstructor == null) throw new Error("No WebSocket implementation available.");
      return WebSocketConstructor;
    }
    function toWebSocketUrl(url) {
      const wsUrl = new URL(url);
      if (wsUrl.protocol === "http:") wsUrl.protocol = "ws:"; else if (wsUrl.protocol === "https:") wsUrl.protocol = "wss:";
      return wsUrl;
    }
    const textDecoder$1 = new TextDecoder;
    async function readWebSocketMessageText(data) {
      if (typeof data === "string") return data;
      if (data instanceof ArrayBuffer) return textDecoder$1.decode(data);
      if (ArrayBuffer.isView(data)) return textDecoder$1.decode(data);
      if (typeof Blob !== "undefined" && data instanceof Blob) return data.text();
      return String(data);
    }
    const WEBSOCKET_OPEN_STATE = 1;
    async function waitForWebSocketBufferDrain(socket, {highWaterMark: highWaterMark = 1048576, pollIntervalMs: pollIntervalMs = 20, abortSignal: abortSignal} = {}) {
      while (socket.readyState === WEBSOCKET_OPEN_STATE && (socket.bufferedAmount ?? 0) > highWaterMark) {
        if (abortSignal?.aborted === true) return;
        await delay(pollIntervalMs);
      }
    }
    function connectToWebSocket({url: url, protocols: protocols, headers: headers, webSocket: webSocket, abortSignal: abortSignal, onOpen: onOpen, onMessageText: onMessageText, onProcessingError: onProcessingError, onSocketError: onSocketError, onClose: onClose, onAbort: onAbort}) {
      let socket;
      let abortListener;
      const close = code => {
        if (abortListener != null) {
          abortSignal?.removeEventListener("abort", abortListener);
          abortListener = void 0;
        }
        try {
          socket?.close(code);
        } catch {}
      };
      if (abortSignal?.aborted) {
        onAbort?.(abortSignal.reason ?? new Error("Aborted"));
        return {
          socket: void 0,
          close: close
        };
      }
      try {
        socket = new (getWebSocketConstructor(webSocket))(url, protocols, {
          headers: removeUndefinedEntries(headers ?? {})
        });
      } catch (error) {
        onProcessingError(error);
        return {
          socket: void 0,
          close: close
        };
      }
      if (abortSignal != null && onAbort != null) {
        abortListener = () => onAbort(abortSignal.reason ?? new Error("Aborted"));
        abortSignal.addEventListener("abort", abortListener, {
          once: true
        });
      }
      const openedSocket = socket;
      socket.onopen = () => {
        try {
          onOpen?.(openedSocket);
        } catch (error) {
          onProcessingError(error);
        }
      };
      let tail = Promise.resolve();
      socket.onmessage = event => {
        tail = tail.then(() => readWebSocketMessageText(event.data)).then(text => onMessageText(text)).catch(onProcessingError);
      };
      socket.onerror = () => {
        tail = tail.then(() => onSocketError?.()).catch(onProcessingError);
      };
      socket.onclose = event => {
        const closeEvent = event;
        const code = typeof closeEvent?.code === "number" ? closeEvent.code : void 0;
        const reason = typeof closeEvent?.reason === "string" ? closeEvent.reason : void 0;
        tail = tail.then(() => onClose?.({
          code: code,
          reason: reason
        })).catch(onProcessingError);
      };
      return {
        socket: socket,
        close: close
      };
    }
    const {btoa: btoa, atob: atob} = globalThis;
    function convertBase64ToUint8Array(base64String) {
      const base64Url = base64String.replace(/-/g, "+").replace(/_/g, "/");
      const latin1string = atob(base64Url);
      const bytes = new Uint8Array(latin1string.length);
      for (let i = 0; i < latin1string.length; i++) bytes[i] = latin1string.charCodeAt(i);
      return bytes;
    }
    function convertUint8ArrayToBase64(array) {
      if (typeof globalThis.Buffer?.from === "function") return globalThis.Buffer.from(array.buffer, array.byteOffset, array.byteLength).toString("base64");
      const chunks = [];
      const chunkSize = 4096;
      for (let i = 0; i < array.length; i += chunkSize) chunks.push(String.fromCodePoint(...array.subarray(i, i + chunkSize)));
      return btoa(chunks.join(""));
    }
    const typedArrayTag = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(Uint8Array.prototype), Symbol.toStringTag).get;
    const arrayBufferByteLength = Object.getOwnPropertyDescriptor(ArrayBuffer.prototype, "byteLength").get;
    function isUint8Array(value) {
      return ArrayBuffer.isView(value) && typedArrayTag.call(value) === "Uint8Array";
    }
    function isArrayBuffer(value) {
      if (typeof value !== "object" || value === null || !("byteLength" in value)) return false;
      try {
        arrayBufferByteLength.call(value);
        return true;
      } catch {
        return false;
      }
    }
    function convertToBase64(value) {
      return isUint8Array(value) ? convertUint8ArrayToBase64(value) : value;
    }
    function convertInlineFileDataToUint8Array(data) {
      if (data.type === "stream") {
        const error = new dist.b8({
          functionality: "streaming file upload"
        });
        data.stream.cancel(error).catch(() => {});
        throw error;
      }
      if (data.type === "text") return (new TextEncoder).encode(data.text);
      if (data.data instanceof Uint8Array) return data.data;
      if (isUint8Array(data.data)) return new Uint8Array(data.data.buffer, data.data.byteOffset, data.data.byteLength);
      if (isArrayBuffer(data.data)) return new Uint8Array(data.data);
      return convertBase64ToUint8Array(data.data);
    }
    function convertJsonResponseToolStream(toolName) {
      const responseToolIds = new Set;
      const responseToolsWithDeltas = new Set;
      let hasResponseTool = false;
      let hasApplicationTool = false;
      return new TransformStream({
        transform(part, controller) {
          switch (part.type) {
           case "text-start":
           case "text-delta":
           case "text-end":
            return;

           case "tool-input-start":
            if (part.toolName === toolName) {
              responseToolIds.add(part.id);
              controller.enqueue({
                type: "text-start",
                id: part.id,
                ...part.providerMetadata && {
                  providerMetadata: part.providerMetadata
                }
              });
              return;
            }
            break;

           case "tool-input-delta":
            if (responseToolIds.has(part.id)) {
              if (part.delta.length > 0) responseToolsWithDeltas.add(part.id);
              controller.enqueue({
                type: "text-delta",
                id: part.id,
                delta: part.delta,
                ...part.providerMetadata && {
                  providerMetadata: part.providerMetadata
                }
              });
              return;
            }
            break;

           case "tool-input-end":
            if (responseToolIds.has(part.id)) return;
            break;

           case "tool-call":
            if (part.toolName === toolName) {
              if (!responseToolsWithDeltas.has(part.toolCallId)) controller.enqueue({
                type: "text-delta",
                id: part.toolCallId,
                delta: part.input,
                ...part.providerMetadata && {
                  providerMetadata: part.providerMetadata
                }
              });
              controller.enqueue({
                type: "text-end",
                id: part.toolCallId,
                ...part.providerMetadata && {
                  providerMetadata: part.providerMetadata
                }
              });
              hasResponseTool = true;
              return;
            }
            if (!part.providerExecuted) hasApplicationTool = true;
            break;

           case "finish":
            if (hasResponseTool && !hasApplicationTool && part.finishReason.unified === "tool-calls") {
              controller.enqueue({
                ...part,
                finishReason: {
                  ...part.finishReason,
                  unified: "stop"
                }
              });
              return;
            }
          }
          controller.enqueue(part);
        }
      });
    }
    function convertToFormData(input, options = {}) {
      const {useArrayBrackets: useArrayBrackets = true} = options;
      const formData = new FormData;
      for (const [key, value] of Object.entries(input)) {
        if (value == null) continue;
        if (Array.isArray(value)) {
          if (value.length === 1) {
            formData.append(key, value[0]);
            continue;
          }
          const arrayKey = useArrayBrackets ? `${key}[]` : key;
          for (const item of value) formData.append(arrayKey, item);
          continue;
        }
        formData.append(key, value);
      }
      return formData;
    }
    function createLanguageModelResponseMetadata({id: id, model: model, created: created}) {
      return {
        id: id ?? void 0,
        modelId: model ?? void 0,
        timestamp: created != null ? new Date(created * 1e3) : void 0
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
    function createToolNameMapping({tools: tools = [], providerToolNames: providerToolNames}) {
      const customToolNameToProviderToolName = {};
      const providerToolNameToCustomToolName = {};
      for (const tool of tools) if (tool.type === "provider" && tool.id in providerToolNames) {
        const providerToolName = providerToolNames[tool.id];
        customToolNameToProviderToolName[tool.name] = providerToolName;
        providerToolNameToCustomToolName[providerToolName] = tool.name;
      }
      return {
        toProviderToolName: customToolName => customToolNameToProviderToolName[customToolName] ?? customToolName,
        toCustomToolName: providerToolName => providerToolNameToCustomToolName[providerToolName] ?? providerToolName
      };
    }
    const marker$2 = Symbol.for("vercel.ai.providerStreamError");
    function createProviderStreamError({message: message, type: type, code: code, statusCode: statusCode, isRetryable: isRetryable, data: data}) {
      const error = {
        message: message,
        type: type,
        code: code,
        statusCode: statusCode,
        isRetryable: isRetryable,
        data: data
      };
      Object.defineProperty(error, marker$2, {
        value: true
      });
      return error;
    }
    function isProviderStreamError(error) {
      return typeof error === "object" && error != null && error[marker$2] === true;
    }
    function extractResponseHeaders(response) {
      return Object.fromEntries([ ...response.headers ]);
    }
    function getRuntimeEnvironmentUserAgent(globalThisAny = globalThis) {
      if (globalThisAny.navigator?.userAgent) return globalThisAny.navigator.userAgent.toLowerCase();
      if (globalThisAny.process?.versions?.node) return `node.js/${globalThisAny.process.version}`;
      if (globalThisAny.EdgeRuntime) return "vercel-edge";
      return "";
    }
    function isAbortError(error) {
      return (error instanceof Error || typeof DOMException === "function" && error instanceof DOMException) && (error.name === "AbortError" || error.name === "ResponseAborted" || error.name === "TimeoutError");
    }
    const FETCH_FAILED_ERROR_MESSAGES = [ "fetch failed", "failed to fetch" ];
    const RETRYABLE_NETWORK_ERROR_CODES = new Set([ "ConnectionRefused", "ConnectionClosed", "FailedToOpenSocket", "ECONNRESET", "ECONNREFUSED", "ETIMEDOUT", "EPIPE", "UND_ERR_SOCKET", "UND_ERR_HEADERS_TIMEOUT", "UND_ERR_BODY_TIMEOUT", "UND_ERR_CONNECT_TIMEOUT" ]);
    function findNetworkError(error) {
      const visited = new Set;
      let current = error;
      while (current instanceof Error && !visited.has(current)) {
        visited.add(current);
        const errorWithCode = current;
        if (typeof errorWithCode.code === "string" && RETRYABLE_NETWORK_ERROR_CODES.has(errorWithCode.code)) return errorWithCode;
        current = current.cause;
      }
    }
    function handleFetchError({error: error, url: url, requestBodyValues: requestBodyValues}) {
      if (isAbortError(error)) return error;
      if (error instanceof TypeError && FETCH_FAILED_ERROR_MESSAGES.includes(error.message.toLowerCase())) {
        const cause = error.cause;
        if (cause != null) return new dist.hL({
          message: `Cannot connect to API: ${cause.message}`,
          cause: cause,
          url: url,
          requestBodyValues: requestBodyValues,
          isRetryable: true
        });
      }
      const networkError = findNetworkError(error);
      if (networkError != null) {
        if (dist.hL.isInstance(error)) return new dist.hL({
          message: error.message,
          cause: error.cause,
          url: error.url,
          requestBodyValues: error.requestBodyValues,
          statusCode: error.statusCode,
          responseHeaders: error.responseHeaders,
          responseBody: error.responseBody,
          data: error.data,
          isRetryable: true
        });
        return new dist.hL({
          message: `Cannot connect to API: ${error instanceof Error ? error.message : networkError.message}`,
          cause: error,
          url: url,
          requestBodyValues: requestBodyValues,
          isRetryable: true
        });
      }
      return error;
    }
    const VERSION = "5.0.81";
    function normalizeHeaders(headers) {
      if (headers == null) return {};
      const normalized = {};
      if (headers instanceof Headers) headers.forEach((value, key) => {
        normalized[key.toLowerCase()] = value;
      }); else {
        if (!Array.isArray(headers)) headers = Object.entries(headers);
        for (const [key, value] of headers) if (value != null) normalized[key.toLowerCase()] = value;
      }
      return normalized;
    }
    function withUserAgentSuffix(headers, ...userAgentSuffixParts) {
      const normalizedHeaders = new Headers(normalizeHeaders(headers));
      const currentUserAgentHeader = normalizedHeaders.get("user-agent") || "";
      normalizedHeaders.set("user-agent", [ currentUserAgentHeader, ...userAgentSuffixParts ].filter(Boolean).join(" "));
      return Object.fromEntries(normalizedHeaders.entries());
    }
    const getOriginalFetch$3 = () => globalThis.fetch;
    const deleteFromApi = async ({url: url, headers: headers = {}, failedResponseHandler: failedResponseHandler, successfulResponseHandler: successfulResponseHandler, abortSignal: abortSignal, fetch: fetch = getOriginalFetch$3()}) => {
      try {
        const response = await fetch(url, {
          method: "DELETE",
          headers: withUserAgentSuffix(headers, `ai-sdk-provider-utils/${VERSION}`, getRuntimeEnvironmentUserAgent()),
          signal: abortSignal
        });
        const responseHeaders = extractResponseHeaders(response);
        if (!response.ok) {
          let errorInformation;
          try {
            errorInformation = await failedResponseHandler({
              response: response,
              url: url,
              requestBodyValues: {}
            });
          } catch (error) {
            if (isAbortError(error) || dist.hL.isInstance(error)) throw error;
            throw new dist.hL({
              message: "Failed to process error response",
              cause: error,
              statusCode: response.status,
              url: url,
              responseHeaders: responseHeaders,
              requestBodyValues: {}
            });
          }
          throw errorInformation.value;
        }
        try {
          return await successfulResponseHandler({
            response: response,
            url: url,
            requestBodyValues: {}
          });
        } catch (error) {
          if (error instanceof Error) if (isAbortError(error) || dist.hL.isInstance(error)) throw error;
          throw new dist.hL({
            message: "Failed to process successful response",
            cause: error,
            statusCode: response.status,
            url: url,
            responseHeaders: responseHeaders,
            requestBodyValues: {}
          });
        }
      } catch (error) {
        throw handleFetchError({
          error: error,
          url: url,
          requestBodyValues: {}
        });
      }
    };
    const imageMediaTypeSignatures = [ {
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
    const documentMediaTypeSignatures = [ {
      mediaType: "application/pdf",
      bytesPrefix: [ 37, 80, 68, 70 ]
    } ];
    const audioMediaTypeSignaturesWithoutMp4 = [ {
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
    const audioMediaTypeSignatures = [ ...audioMediaTypeSignaturesWithoutMp4, {
      mediaType: "audio/mp4",
      bytesPrefix: [ 0, 0, 0, null, 102, 116, 121, 112 ]
    } ];
    const videoMediaTypeSignatures = [ {
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
    const DEFAULT_SNIFF_BYTES = 18;
    const ID3_SCAN_BYTES = 131084;
    function decodePrefix(data, maxBytes) {
      if (typeof data !== "string") return data.length > maxBytes ? data.subarray(0, maxBytes) : data;
      const maxChars = Math.ceil(maxBytes / 3) * 4;
      const bytes = convertBase64ToUint8Array(data.substring(0, Math.min(data.length, maxChars)));
      return bytes.length > maxBytes ? bytes.subarray(0, maxBytes) : bytes;
    }
    function hasID3(bytes) {
      return bytes.length > 10 && bytes[0] === 73 && bytes[1] === 68 && bytes[2] === 51;
    }
    const stripID3 = bytes => {
      const id3Size = (bytes[6] & 127) << 21 | (bytes[7] & 127) << 14 | (bytes[8] & 127) << 7 | bytes[9] & 127;
      return bytes.subarray(id3Size + 10);
    };
    function detectMediaTypeBySignatures({data: data, signatures: signatures}) {
      let bytes = decodePrefix(data, DEFAULT_SNIFF_BYTES);
      if (hasID3(bytes)) bytes = stripID3(decodePrefix(data, ID3_SCAN_BYTES));
      for (const signature of signatures) if (bytes.length >= signature.bytesPrefix.length && signature.bytesPrefix.every((byte, index) => byte === null || bytes[index] === byte)) return signature.mediaType;
    }
    const topLevelSignatureTables = {
      image: imageMediaTypeSignatures,
      audio: audioMediaTypeSignatures,
      video: videoMediaTypeSignatures,
      application: documentMediaTypeSignatures
    };
    function detectMediaType({data: data, topLevelType: topLevelType}) {
      if (topLevelType === void 0) return detectMediaTypeBySignatures({
        data: data,
        signatures: [ ...imageMediaTypeSignatures, ...documentMediaTypeSignatures, ...audioMediaTypeSignaturesWithoutMp4, ...videoMediaTypeSignatures ]
      });
      if (!Object.prototype.hasOwnProperty.call(topLevelSignatureTables, topLevelType)) return;
      return detectMediaTypeBySignatures({
        data: data,
        signatures: topLevelSignatureTables[topLevelType]
      });
    }
    function getTopLevelMediaType(mediaType) {
      const slashIndex = mediaType.indexOf("/");
      return slashIndex === -1 ? mediaType : mediaType.substring(0, slashIndex);
    }
    function isFullMediaType(mediaType) {
      const slashIndex = mediaType.indexOf("/");
      if (slashIndex === -1) return false;
      const subtype = mediaType.substring(slashIndex + 1);
      return subtype.length > 0 && subtype !== "*";
    }
    async function cancelResponseBody(response) {
      try {
        await (response.body?.cancel());
      } catch {}
    }
    const name$1 = "AI_DownloadError";
    const marker$1 = `vercel.ai.error.${name$1}`;
    const symbol$1 = Symbol.for(marker$1);
    var DownloadError = class extends dist.bD {
      constructor({url: url, statusCode: statusCode, statusText: statusText, cause: cause, message: message = (cause == null ? `Failed to download ${url}: ${statusCode} ${statusText}` : `Failed to download ${url}: ${cause}`)}) {
        super({
          name: name$1,
          message: message,
          cause: cause
        });
        this[symbol$1] = true;
        this.url = url;
        this.statusCode = statusCode;
        this.statusText = statusText;
      }
      static isInstance(error) {
        return dist.bD.hasMarker(error, marker$1);
      }
    };
    function isBrowserRuntime(globalThisAny = globalThis) {
      return globalThisAny.window != null;
    }
    function isSameOrigin(url, baseUrl) {
      try {
        return new URL(url).origin === new URL(baseUrl).origin;
      } catch {
        return false;
      }
    }
    const BLOCKED_REQUEST_HEADERS = [ "connection", "keep-alive", "te", "trailer", "transfer-encoding", "upgrade", "host", "forwarded", "proxy-authorization", "via", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip", "metadata", "metadata-flavor", "x-aws-ec2-metadata-token", "x-metadata-token", "cookie", "set-cookie" ];
    function sanitizeRequestHeaders(input) {
      const headers = new Headers(input);
      for (const name of BLOCKED_REQUEST_HEADERS) headers.delete(name);
      return headers;
    }
    function validateDownloadUrl(url) {
      let parsed;
      try {
        parsed = new URL(url);
      } catch {
        throw new DownloadError({
          url: url,
          message: `Invalid URL: ${url}`
        });
      }
      if (parsed.protocol === "data:") return;
      if (parsed.protocol !== "http:" && parsed.protocol !== "https:") throw new DownloadError({
        url: url,
        message: `URL scheme must be http, https, or data, got ${parsed.protocol}`
      });
      const hostname = parsed.hostname.toLowerCase().replace(/\.+$/, "");
      if (!hostname) throw new DownloadError({
        url: url,
        message: `URL must have a hostname`
      });
      if (hostname === "localhost" || hostname.endsWith(".local") || hostname.endsWith(".localhost") || hostname.endsWith(".internal")) throw new DownloadError({
        url: url,
        message: `URL with hostname ${hostname} is not allowed`
      });
      if (hostname.startsWith("[") && hostname.endsWith("]")) {
        if (isPrivateIPv6(hostname.slice(1, -1))) throw new DownloadError({
          url: url,
          message: `URL with IPv6 address ${hostname} is not allowed`
        });
        return;
      }
      if (isIPv4(hostname)) if (isPrivateIPv4(hostname)) throw new DownloadError({
        url: url,
        message: `URL with IP address ${hostname} is not allowed`
      });
    }
    function isIPv4(hostname) {
      const parts = hostname.split(".");
      if (parts.length !== 4) return false;
      return parts.every(part => {
        const num = Number(part);
        return Number.isInteger(num) && num >= 0 && num <= 255 && String(num) === part;
      });
    }
    function isPrivateIPv4(ip) {
      const [a, b, c] = ip.split(".").map(Number);
      if (a === 0) return true;
      if (a === 10) return true;
      if (a === 100 && b >= 64 && b <= 127) return true;
      if (a === 127) return true;
      if (a === 169 && b === 254) return true;
      if (a === 172 && b >= 16 && b <= 31) return true;
      if (a === 192 && b === 0 && c === 0) return true;
      if (a === 192 && b === 0 && c === 2) return true;
      if (a === 192 && b === 168) return true;
      if (a === 198 && (b === 18 || b === 19)) return true;
      if (a === 198 && b === 51 && c === 100) return true;
      if (a === 203 && b === 0 && c === 113) return true;
      if (a >= 224) return true;
      return false;
    }
    function parseIPv6(ip) {
      let address = ip.toLowerCase();
      const zoneIndex = address.indexOf("%");
      if (zoneIndex !== -1) address = address.slice(0, zoneIndex);
      const halves = address.split("::");
      if (halves.length > 2) return null;
      const toGroups = segment => {
        if (segment === "") return [];
        const groups = [];
        const parts = segment.split(":");
        for (let i = 0; i < parts.length; i++) {
          const part = parts[i];
          if (part.includes(".")) {
            if (i !== parts.length - 1 || !isIPv4(part)) return null;
            const [a, b, c, d] = part.split(".").map(Number);
            groups.push(a << 8 | b, c << 8 | d);
            continue;
          }
          if (!/^[0-9a-f]{1,4}$/.test(part)) return null;
          groups.push(parseInt(part, 16));
        }
        return groups;
      };
      const head = toGroups(halves[0]);
      if (head === null) return null;
      if (halves.length === 2) {
        const tail = toGroups(halves[1]);
        if (tail === null) return null;
        const fill = 8 - head.length - tail.length;
        if (fill < 0) return null;
        return [ ...head, ...new Array(fill).fill(0), ...tail ];
      }
      return head.length === 8 ? head : null;
    }
    function isPrivateIPv6(ip) {
      const groups = parseIPv6(ip);
      if (groups === null) return true;
      const topZero = count => groups.slice(0, count).every(group => group === 0);
      if (topZero(7) && (groups[7] === 0 || groups[7] === 1)) return true;
      if ((groups[0] & 65024) === 64512) return true;
      if ((groups[0] & 65472) === 65152) return true;
      if ((groups[0] & 65472) === 65216) return true;
      if ((groups[0] & 65280) === 65280) return true;
      if (groups[0] === 8193 && groups[1] === 3512) return true;
      if (groups[0] === 16383 && (groups[1] & 61440) === 0) return true;
      if (topZero(6) || topZero(5) && groups[5] === 65535 || topZero(4) && groups[4] === 65535 && groups[5] === 0 || groups[0] === 100 && groups[1] === 65435 && groups[2] === 0 && groups[3] === 0 && groups[4] === 0 && groups[5] === 0 || groups[0] === 100 && groups[1] === 65435 && groups[2] === 1) return isPrivateIPv4(`${groups[6] >> 8 & 255}.${groups[6] & 255}.${groups[7] >> 8 & 255}.${groups[7] & 255}`);
      return false;
    }
    const MAX_DOWNLOAD_REDIRECTS = 10;
    const REDIRECT_STATUS_CODES = new Set([ 301, 302, 303, 307, 308 ]);
    async function fetchWithValidatedRedirects({url: url, headers: headers, abortSignal: abortSignal, maxRedirects: maxRedirects = MAX_DOWNLOAD_REDIRECTS, fetch: customFetch, trustedOrigin: trustedOrigin}) {
      let currentHeaders = headers === void 0 ? void 0 : sanitizeRequestHeaders(headers);
      const perHopInit = redirect => {
        const init = {
          signal: abortSignal,
          redirect: redirect
        };
        if (currentHeaders !== void 0) init.headers = new Headers(currentHeaders);
        return init;
      };
      let currentUrl = url;
      for (let redirectCount = 0; redirectCount <= maxRedirects; redirectCount++) {
        if (!(trustedOrigin !== void 0 && isSameOrigin(currentUrl, trustedOrigin))) validateDownloadUrl(currentUrl);
        const fetch = customFetch ?? globalThis.fetch;
        const response = await fetch(currentUrl, perHopInit("manual"));
        if (response.type === "opaqueredirect") {
          if (!isBrowserRuntime()) throw new DownloadError({
            url: url,
            message: `Redirect from ${currentUrl} could not be validated and was blocked`
          });
          return await fetch(currentUrl, perHopInit("follow"));
        }
        const location = response.headers?.get("location");
        if (REDIRECT_STATUS_CODES.has(response.status) && location) {
          cancelResponseBody(response);
          const nextUrl = new URL(location, currentUrl).toString();
          if (new URL(currentUrl).protocol === "https:" && new URL(nextUrl).protocol === "http:") throw new DownloadError({
            url: url,
            message: "Redirect from HTTPS to HTTP was blocked"
          });
          if (currentHeaders !== void 0 && !isSameOrigin(nextUrl, currentUrl)) {
            const userAgent = currentHeaders.get("user-agent");
            currentHeaders = new Headers(userAgent == null ? void 0 : {
              "user-agent": userAgent
            });
          }
          currentUrl = nextUrl;
          continue;
        }
        return response;
      }
      throw new DownloadError({
        url: url,
        message: `Too many redirects (max ${maxRedirects})`
      });
    }
    const SAFE_UNTRUSTED_FIRST_HOP_HEADERS = new Set([ "accept", "accept-language", "baggage", "cache-control", "idempotency-key", "if-match", "if-modified-since", "if-none-match", "if-range", "if-unmodified-since", "pragma", "range", "traceparent", "tracestate", "user-agent", "x-correlation-id", "x-request-id" ]);
    async function fetchUntrustedUrl({headers: headers, credentialedOrigin: credentialedOrigin, untrustedFirstHopHeaders: untrustedFirstHopHeaders, ...options}) {
      let firstHopHeaders;
      if (headers !== void 0) {
        firstHopHeaders = sanitizeRequestHeaders(headers);
        const origin = credentialedOrigin ?? options.trustedOrigin;
        if (origin === void 0 || !isSameOrigin(options.url, origin)) {
          const allowedHeaders = new Set([ ...SAFE_UNTRUSTED_FIRST_HOP_HEADERS, ...(untrustedFirstHopHeaders ?? []).map(name => name.toLowerCase()) ]);
          firstHopHeaders = new Headers([ ...firstHopHeaders ].filter(([name]) => allowedHeaders.has(name)));
        }
      }
      return fetchWithValidatedRedirects({
        ...options,
        headers: firstHopHeaders
      });
    }
    const DEFAULT_MAX_DOWNLOAD_SIZE = 2147483648;
    async function readResponseWithSizeLimit({response: response, url: url, maxBytes: maxBytes = DEFAULT_MAX_DOWNLOAD_SIZE, onChunk: onChunk}) {
      const contentLength = response.headers.get("content-length");
      if (contentLength != null) {
        const length = parseInt(contentLength, 10);
        if (!isNaN(length) && length > maxBytes) {
          await cancelResponseBody(response);
          throw new DownloadError({
            url: url,
            message: `Download of ${url} exceeded maximum size of ${maxBytes} bytes (Content-Length: ${length}).`
          });
        }
      }
      const body = response.body;
      if (body == null) return new Uint8Array(0);
      const reader = body.getReader();
      const chunks = [];
      let totalBytes = 0;
      try {
        while (true) {
          const {done: done, value: value} = await reader.read();
          if (done) break;
          totalBytes += value.length;
          if (totalBytes > maxBytes) throw new DownloadError({
            url: url,
            message: `Download of ${url} exceeded maximum size of ${maxBytes} bytes.`
          });
          if (onChunk != null) {
            onChunk(value);
            continue;
          }
          chunks.push(value.byteLength < value.buffer.byteLength ? new Uint8Array(value) : value);
        }
      } finally {
        try {
          await reader.cancel();
        } catch {} finally {
          reader.releaseLock();
        }
      }
      const result = new Uint8Array(onChunk != null ? 0 : totalBytes);
      let offset = 0;
      for (const chunk of chunks) {
        result.set(chunk, offset);
        offset += chunk.length;
      }
      return result;
    }
    async function downloadBlob(url, options) {
      try {
        const response = await fetchUntrustedUrl({
          url: url,
          abortSignal: options?.abortSignal,
          fetch: options?.fetch
        });
        if (!response.ok) {
          await cancelResponseBody(response);
          throw new DownloadError({
            url: url,
            statusCode: response.status,
            statusText: response.statusText
          });
        }
        const data = await readResponseWithSizeLimit({
          response: response,
          url: url,
          maxBytes: options?.maxBytes ?? 2147483648
        });
        const contentType = response.headers.get("content-type") ?? void 0;
        return new Blob([ data ], contentType ? {
          type: contentType
        } : void 0);
      } catch (error) {
        if (DownloadError.isInstance(error)) throw error;
        throw new DownloadError({
          url: url,
          cause: error
        });
      }
    }
    const EMBEDDING_MODEL_MAX_INPUT_BYTES_PER_CALL = Symbol.for("vercel.ai.embeddingModel.maxInputBytesPerCall");
    Symbol.for("vercel.ai.embeddingModel.providerOptionsTransformer");
    function encodePathSegment(value) {
      const encodedValue = encodeURIComponent(value);
      return encodedValue === "." ? "%252E" : encodedValue === ".." ? "%252E%252E" : encodedValue;
    }
    const createIdGenerator = ({prefix: prefix, size: size = 16, alphabet: alphabet = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz", separator: separator = "-"} = {}) => {
      const generator = () => {
        const alphabetLength = alphabet.length;
        const chars = new Array(size);
        for (let i = 0; i < size; i++) chars[i] = alphabet[Math.random() * alphabetLength | 0];
        return chars.join("");
      };
      if (prefix == null) return generator;
      if (alphabet.includes(separator)) throw new dist.Di({
        argument: "separator",
        message: `The separator "${separator}" must not be part of the alphabet "${alphabet}".`
      });
      return () => `${prefix}${separator}${generator()}`;
    };
    const generateId = createIdGenerator();
    const getOriginalFetch$2 = () => globalThis.fetch;
    const getFromApi = async ({url: url, headers: headers = {}, successfulResponseHandler: successfulResponseHandler, failedResponseHandler: failedResponseHandler, abortSignal: abortSignal, fetch: fetch, validateUrl: validateUrl, credentialedOrigin: credentialedOrigin, trustedOrigin: trustedOrigin}) => {
      try {
        const requestFetch = fetch ?? getOriginalFetch$2();
        const requestHeaders = withUserAgentSuffix(credentialedOrigin !== void 0 && !isSameOrigin(url, credentialedOrigin) ? {} : headers, `ai-sdk-provider-utils/${VERSION}`, getRuntimeEnvironmentUserAgent());
        const response = validateUrl ? await fetchWithValidatedRedirects({
          url: url,
          headers: requestHeaders,
          abortSignal: abortSignal,
          fetch: fetch,
          trustedOrigin: trustedOrigin
        }) : await requestFetch(url, {
          method: "GET",
          headers: requestHeaders,
          signal: abortSignal
        });
        const responseHeaders = extractResponseHeaders(response);
        if (!response.ok) {
          let errorInformation;
          try {
            errorInformation = await failedResponseHandler({
              response: response,
              url: url,
              requestBodyValues: {}
            });
          } catch (error) {
            if (isAbortError(error) || dist.hL.isInstance(error)) throw error;
            throw new dist.hL({
              message: "Failed to process error response",
              cause: error,
              statusCode: response.status,
              url: url,
              responseHeaders: responseHeaders,
              requestBodyValues: {}
            });
          }
          throw errorInformation.value;
        }
        try {
          return await successfulResponseHandler({
            response: response,
            url: url,
            requestBodyValues: {}
          });
        } catch (error) {
          if (error instanceof Error) if (isAbortError(error) || dist.hL.isInstance(error)) throw error;
          throw new dist.hL({
            message: "Failed to process successful response",
            cause: error,
            statusCode: response.status,
            url: url,
            responseHeaders: responseHeaders,
            requestBodyValues: {}
          });
        }
      } catch (error) {
        throw handleFetchError({
          error: error,
          url: url,
          requestBodyValues: {}
        });
      }
    };
    const DEFAULT_SCHEMA_PREFIX = "JSON schema:";
    const DEFAULT_SCHEMA_SUFFIX = "You MUST answer with a JSON object that matches the JSON schema above.";
    const DEFAULT_GENERIC_SUFFIX = "You MUST answer with JSON.";
    function injectJsonInstruction({prompt: prompt, schema: schema, schemaPrefix: schemaPrefix = (schema != null ? DEFAULT_SCHEMA_PREFIX : void 0), schemaSuffix: schemaSuffix = (schema != null ? DEFAULT_SCHEMA_SUFFIX : DEFAULT_GENERIC_SUFFIX)}) {
      return [ prompt != null && prompt.length > 0 ? prompt : void 0, prompt != null && prompt.length > 0 ? "" : void 0, schemaPrefix, schema != null ? JSON.stringify(schema) : void 0, schemaSuffix ].filter(line => line != null).join("\n");
    }
    function injectJsonInstructionIntoMessages({messages: messages, schema: schema, schemaPrefix: schemaPrefix, schemaSuffix: schemaSuffix}) {
      const systemMessage = messages[0]?.role === "system" ? {
        ...messages[0]
      } : {
        role: "system",
        content: ""
      };
      systemMessage.content = injectJsonInstruction({
        prompt: systemMessage.content,
        schema: schema,
        schemaPrefix: schemaPrefix,
        schemaSuffix: schemaSuffix
      });
      return [ systemMessage, ...messages[0]?.role === "system" ? messages.slice(1) : messages ];
    }
    function isNonNullable(value) {
      return value != null;
    }
    function isRecord(value) {
      return value != null && typeof value === "object" && !Array.isArray(value);
    }
    function isUrlSupported({mediaType: mediaType, url: url, supportedUrls: supportedUrls}) {
      mediaType = mediaType.toLowerCase();
      const isTopLevelOnly = !mediaType.includes("/");
      return Object.entries(supportedUrls).map(([key, value]) => {
        const mediaType = key.toLowerCase();
        return mediaType === "*" || mediaType === "*/*" ? {
          mediaTypePrefix: "",
          regexes: value
        } : {
          mediaTypePrefix: mediaType.replace(/\*/, ""),
          regexes: value
        };
      }).filter(({mediaTypePrefix: mediaTypePrefix}) => {
        if (mediaTypePrefix === "") return true;
        if (isTopLevelOnly) return `${mediaType}/` === mediaTypePrefix;
        return mediaTypePrefix.endsWith("/") ? mediaType.startsWith(mediaTypePrefix) : mediaType === mediaTypePrefix;
      }).flatMap(({regexes: regexes}) => regexes).some(pattern => testRegExpFromStart(pattern, url));
    }
    function testRegExpFromStart(pattern, value) {
      if (!pattern.global && !pattern.sticky) return pattern.test(value);
      const lastIndex = pattern.lastIndex;
      pattern.lastIndex = 0;
      try {
        return pattern.test(value);
      } finally {
        pattern.lastIndex = lastIndex;
      }
    }
    function loadApiKey({apiKey: apiKey, environmentVariableName: environmentVariableName, apiKeyParameterName: apiKeyParameterName = "apiKey", description: description}) {
      if (typeof apiKey === "string") return apiKey;
      if (apiKey != null) throw new dist.Kq({
        message: `${description} API key must be a string.`
      });
      if (typeof process === "undefined") throw new dist.Kq({
        message: `${description} API key is missing. Pass it using the '${apiKeyParameterName}' parameter. Environment variables are not supported in this environment.`
      });
      apiKey = process.env[environmentVariableName];
      if (apiKey == null) throw new dist.Kq({
        message: `${description} API key is missing. Pass it using the '${apiKeyParameterName}' parameter or the ${environmentVariableName} environment variable.`
      });
      if (typeof apiKey !== "string") throw new dist.Kq({
        message: `${description} API key must be a string. The value of the ${environmentVariableName} environment variable is not a string.`
      });
      return apiKey;
    }
    function loadOptionalSetting({settingValue: settingValue, environmentVariableName: environmentVariableName}) {
      if (typeof settingValue === "string") return settingValue;
      if (settingValue != null || typeof process === "undefined") return;
      settingValue = process.env[environmentVariableName];
      if (settingValue == null || typeof settingValue !== "string") return;
      return settingValue;
    }
    function loadSetting({settingValue: settingValue, environmentVariableName: environmentVariableName, settingName: settingName, description: description}) {
      if (typeof settingValue === "string") return settingValue;
      if (settingValue != null) throw new dist.Vf({
        message: `${description} setting must be a string.`
      });
      if (typeof process === "undefined") throw new dist.Vf({
        message: `${description} setting is missing. Pass it using the '${settingName}' parameter. Environment variables are not supported in this environment.`
      });
      settingValue = process.env[environmentVariableName];
      if (settingValue == null) throw new dist.Vf({
        message: `${description} setting is missing. Pass it using the '${settingName}' parameter or the ${environmentVariableName} environment variable.`
      });
      if (typeof settingValue !== "string") throw new dist.Vf({
        message: `${description} setting must be a string. The value of the ${environmentVariableName} environment variable is not a string.`
      });
      return settingValue;
    }
    const REASONING_LEVELS = [ "minimal", "low", "medium", "high", "xhigh", "max" ];
    function isCustomReasoning(reasoning) {
      return reasoning !== void 0 && reasoning !== "provider-default";
    }
    function mapReasoningToProviderEffort({reasoning: reasoning, effortMap: effortMap, providerOptionsEffort: providerOptionsEffort, warnings: warnings}) {
      if (providerOptionsEffort != null) return providerOptionsEffort;
      if (!isCustomReasoning(reasoning)) return;
      const index = REASONING_LEVELS.indexOf(reasoning);
      const level = [ reasoning, ...REASONING_LEVELS.slice(0, Math.max(index, 0)).reverse(), ...REASONING_LEVELS.slice(index + 1) ].find(candidate => effortMap[candidate] != null);
      if (level == null) {
        warnings.push({
          type: "unsupported",
          feature: "reasoning",
          details: `reasoning "${reasoning}" is not supported by this model.`
        });
        return;
      }
      const mapped = effortMap[level];
      if (mapped !== reasoning) warnings.push({
        type: "compatibility",
        feature: "reasoning",
        details: `reasoning "${reasoning}" is not directly supported by this model. mapped to effort "${mapped}".`
      });
      return mapped;
    }
    const DEFAULT_REASONING_BUDGET_PERCENTAGES = {
      minimal: .02,
      low: .1,
      medium: .3,
      high: .6,
      xhigh: .9,
      max: .95
    };
    function mapReasoningToProviderBudget({reasoning: reasoning, maxOutputTokens: maxOutputTokens, maxReasoningBudget: maxReasoningBudget, minReasoningBudget: minReasoningBudget = 1024, budgetPercentages: budgetPercentages, warnings: warnings}) {
      if (reasoning === "none") {
        warnings.push({
          type: "compatibility",
          feature: "reasoning",
          details: `reasoning "none" is not supported by this model. mapped to the minimum reasoning budget of ${minReasoningBudget} tokens.`
        });
        return minReasoningBudget;
      }
      const percentage = budgetPercentages?.[reasoning] ?? DEFAULT_REASONING_BUDGET_PERCENTAGES[reasoning];
      return Math.min(maxReasoningBudget, Math.max(minReasoningBudget, Math.round(maxOutputTokens * percentage)));
    }
    function mediaTypeToExtension(mediaType) {
      const [_type, subtype = ""] = mediaType.toLowerCase().split("/");
      return {
        mpeg: "mp3",
        "x-wav": "wav",
        opus: "ogg",
        mp4: "m4a",
        "x-m4a": "m4a"
      }[subtype] ?? subtype;
    }
    const suspectProtoRx = /"(?:_|\\u005[Ff])(?:_|\\u005[Ff])(?:p|\\u0070)(?:r|\\u0072)(?:o|\\u006[Ff])(?:t|\\u0074)(?:o|\\u006[Ff])(?:_|\\u005[Ff])(?:_|\\u005[Ff])"\s*:/;
    const suspectConstructorRx = /"(?:c|\\u0063)(?:o|\\u006[Ff])(?:n|\\u006[Ee])(?:s|\\u0073)(?:t|\\u0074)(?:r|\\u0072)(?:u|\\u0075)(?:c|\\u0063)(?:t|\\u0074)(?:o|\\u006[Ff])(?:r|\\u0072)"\s*:/;
    function _parse(text) {
      const obj = JSON.parse(text);
      if (obj === null || typeof obj !== "object") return obj;
      if (suspectProtoRx.test(text) === false && suspectConstructorRx.test(text) === false) return obj;
      return filter(obj);
    }
    function filter(obj) {
      let next = [ obj ];
      while (next.length) {
        const nodes = next;
        next = [];
        for (const node of nodes) {
          if (Object.prototype.hasOwnProperty.call(node, "__proto__")) throw new SyntaxError("Object contains forbidden prototype property");
          if (Object.prototype.hasOwnProperty.call(node, "constructor") && node.constructor !== null && typeof node.constructor === "object" && Object.prototype.hasOwnProperty.call(node.constructor, "prototype")) throw new SyntaxError("Object contains forbidden prototype property");
          for (const key in node) {
            const value = node[key];
            if (value && typeof value === "object") next.push(value);
          }
        }
      }
      return obj;
    }
    function secureJsonParse(text) {
      const {stackTraceLimit: stackTraceLimit} = Error;
      try {
        Error.stackTraceLimit = 0;
      } catch {
        return _parse(text);
      }
      try {
        return _parse(text);
      } finally {
        Error.stackTraceLimit = stackTraceLimit;
      }
    }
    function addAdditionalPropertiesToJsonSchema(jsonSchema) {
      if (jsonSchema.type === "object" || Array.isArray(jsonSchema.type) && jsonSchema.type.includes("object")) {
        const {additionalProperties: additionalProperties} = jsonSchema;
        jsonSchema.additionalProperties = additionalProperties != null && typeof additionalProperties !== "boolean" ? visit(additionalProperties) : false;
        const {properties: properties} = jsonSchema;
        if (properties != null) for (const key of Object.keys(properties)) properties[key] = visit(properties[key]);
      }
      if (jsonSchema.items != null) jsonSchema.items = Array.isArray(jsonSchema.items) ? jsonSchema.items.map(visit) : visit(jsonSchema.items);
      if (jsonSchema.anyOf != null) jsonSchema.anyOf = jsonSchema.anyOf.map(visit);
      if (jsonSchema.allOf != null) jsonSchema.allOf = jsonSchema.allOf.map(visit);
      if (jsonSchema.oneOf != null) jsonSchema.oneOf = jsonSchema.oneOf.map(visit);
      const {definitions: definitions} = jsonSchema;
      if (definitions != null) for (const key of Object.keys(definitions)) definitions[key] = visit(definitions[key]);
      return jsonSchema;
    }
    function visit(def) {
      if (typeof def === "boolean") return def;
      return addAdditionalPropertiesToJsonSchema(def);
    }
    const ignoreOverride = Symbol("Let zodToJsonSchema decide on which parser to use");
    const defaultOptions = {
      name: void 0,
      $refStrategy: "root",
      basePath: [ "#" ],
      effectStrategy: "input",
      pipeStrategy: "all",
      dateStrategy: "format:date-time",
      mapStrategy: "entries",
      removeAdditionalStrategy: "passthrough",
      allowedAdditionalProperties: true,
      rejectedAdditionalProperties: false,
      definitionPath: "definitions",
      strictUnions: false,
      definitions: {},
      errorMessages: false,
      patternStrategy: "escape",
      applyRegexFlags: false,
      emailStrategy: "format:email",
      base64Strategy: "contentEncoding:base64",
      nameStrategy: "ref"
    };
    const getDefaultOptions = options => typeof options === "string" ? {
      ...defaultOptions,
      name: options
    } : {
      ...defaultOptions,
      ...options
    };
    function parseAnyDef() {
      return {};
    }
    function parseArrayDef(def, refs) {
      const res = {
        type: "array"
      };
      if (def.type?._def && def.type?._def?.typeName !== "ZodAny") res.items = parseDef(def.type._def, {
        ...refs,
        currentPath: [ ...refs.currentPath, "items" ]
      });
      if (def.minLength) res.minItems = def.minLength.value;
      if (def.maxLength) res.maxItems = def.maxLength.value;
      if (def.exactLength) {
        res.minItems = def.exactLength.value;
        res.maxItems = def.exactLength.value;
      }
      return res;
    }
    function parseBigintDef(def) {
      const res = {
        type: "integer",
        format: "int64"
      };
      if (!def.checks) return res;
      for (const check of def.checks) switch (check.kind) {
       case "min":
        if (check.inclusive) res.minimum = check.value; else res.exclusiveMinimum = check.value;
        break;

       case "max":
        if (check.inclusive) res.maximum = check.value; else res.exclusiveMaximum = check.value;
        break;

       case "multipleOf":
        res.multipleOf = check.value;
      }
      return res;
    }
    function parseBooleanDef() {
      return {
        type: "boolean"
      };
    }
    function parseBrandedDef(_def, refs) {
      return parseDef(_def.type._def, refs);
    }
    const parseCatchDef = (def, refs) => parseDef(def.innerType._def, refs);
    function parseDateDef(def, refs, overrideDateStrategy) {
      const strategy = overrideDateStrategy ?? refs.dateStrategy;
      if (Array.isArray(strategy)) return {
        anyOf: strategy.map(item => parseDateDef(def, refs, item))
      };
      switch (strategy) {
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
        return integerDateParser(def);
      }
    }
    const integerDateParser = def => {
      const res = {
        type: "integer",
        format: "unix-time"
      };
      for (const check of def.checks) switch (check.kind) {
       case "min":
        res.minimum = check.value;
        break;

       case "max":
        res.maximum = check.value;
      }
      return res;
    };
    function parseDefaultDef(_def, refs) {
      return {
        ...parseDef(_def.innerType._def, refs),
        default: _def.defaultValue()
      };
    }
    function parseEffectsDef(_def, refs) {
      return refs.effectStrategy === "input" ? parseDef(_def.schema._def, refs) : parseAnyDef();
    }
    function parseEnumDef(def) {
      return {
        type: "string",
        enum: Array.from(def.values)
      };
    }
    const isJsonSchema7AllOfType = type => {
      if ("type" in type && type.type === "string") return false;
      return "allOf" in type;
    };
    function parseIntersectionDef(def, refs) {
      const allOf = [ parseDef(def.left._def, {
        ...refs,
        currentPath: [ ...refs.currentPath, "allOf", "0" ]
      }), parseDef(def.right._def, {
        ...refs,
        currentPath: [ ...refs.currentPath, "allOf", "1" ]
      }) ].filter(x => !!x);
      const mergedAllOf = [];
      allOf.forEach(schema => {
        if (isJsonSchema7AllOfType(schema)) mergedAllOf.push(...schema.allOf); else {
          let nestedSchema = schema;
          if ("additionalProperties" in schema && schema.additionalProperties === false) {
            const {additionalProperties: _additionalProperties, ...rest} = schema;
            nestedSchema = rest;
          }
          mergedAllOf.push(nestedSchema);
        }
      });
      return mergedAllOf.length ? {
        allOf: mergedAllOf
      } : void 0;
    }
    function parseLiteralDef(def) {
      const parsedType = typeof def.value;
      if (parsedType !== "bigint" && parsedType !== "number" && parsedType !== "boolean" && parsedType !== "string") return {
        type: Array.isArray(def.value) ? "array" : "object"
      };
      return {
        type: parsedType === "bigint" ? "integer" : parsedType,
        const: def.value
      };
    }
    let emojiRegex;
    const zodPatterns = {
      cuid: /^[cC][^\s-]{8,}$/,
      cuid2: /^[0-9a-z]+$/,
      ulid: /^[0-9A-HJKMNP-TV-Z]{26}$/,
      email: /^(?!\.)(?!.*\.\.)([a-zA-Z0-9_'+\-.]*)[a-zA-Z0-9_+-]@([a-zA-Z0-9][a-zA-Z0-9-]*\.)+[a-zA-Z]{2,}$/,
      emoji: () => {
        if (emojiRegex === void 0) emojiRegex = RegExp("^(\\p{Extended_Pictographic}|\\p{Emoji_Component})+$", "u");
        return emojiRegex;
      },
      uuid: /^[0-9a-fA-F]{8}\b-[0-9a-fA-F]{4}\b-[0-9a-fA-F]{4}\b-[0-9a-fA-F]{4}\b-[0-9a-fA-F]{12}$/,
      ipv4: /^(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])$/,
      ipv4Cidr: /^(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\/(3[0-2]|[12]?[0-9])$/,
      ipv6: /^(([a-f0-9]{1,4}:){7}|::([a-f0-9]{1,4}:){0,6}|([a-f0-9]{1,4}:){1}:([a-f0-9]{1,4}:){0,5}|([a-f0-9]{1,4}:){2}:([a-f0-9]{1,4}:){0,4}|([a-f0-9]{1,4}:){3}:([a-f0-9]{1,4}:){0,3}|([a-f0-9]{1,4}:){4}:([a-f0-9]{1,4}:){0,2}|([a-f0-9]{1,4}:){5}:([a-f0-9]{1,4}:){0,1})([a-f0-9]{1,4}|(((25[0-5])|(2[0-4][0-9])|(1[0-9]{2})|([0-9]{1,2}))\.){3}((25[0-5])|(2[0-4][0-9])|(1[0-9]{2})|([0-9]{1,2})))$/,
      ipv6Cidr: /^(([0-9a-fA-F]{1,4}:){7,7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:)|fe80:(:[0-9a-fA-F]{0,4}){0,4}%[0-9a-zA-Z]{1,}|::(ffff(:0{1,4}){0,1}:){0,1}((25[0-5]|(2[0-4]|1{0,1}[0-9]){0,1}[0-9])\.){3,3}(25[0-5]|(2[0-4]|1{0,1}[0-9]){0,1}[0-9])|([0-9a-fA-F]{1,4}:){1,4}:((25[0-5]|(2[0-4]|1{0,1}[0-9]){0,1}[0-9])\.){3,3}(25[0-5]|(2[0-4]|1{0,1}[0-9]){0,1}[0-9]))\/(12[0-8]|1[01][0-9]|[1-9]?[0-9])$/,
      base64: /^([0-9a-zA-Z+/]{4})*(([0-9a-zA-Z+/]{2}==)|([0-9a-zA-Z+/]{3}=))?$/,
      base64url: /^([0-9a-zA-Z-_]{4})*(([0-9a-zA-Z-_]{2}(==)?)|([0-9a-zA-Z-_]{3}(=)?))?$/,
      nanoid: /^[a-zA-Z0-9_-]{21}$/,
      jwt: /^[A-Za-z0-9-_]+\.[A-Za-z0-9-_]+\.[A-Za-z0-9-_]*$/
    };
    function parseStringDef(def, refs) {
      const res = {
        type: "string"
      };
      if (def.checks) for (const check of def.checks) switch (check.kind) {
       case "min":
        res.minLength = typeof res.minLength === "number" ? Math.max(res.minLength, check.value) : check.value;
        break;

       case "max":
        res.maxLength = typeof res.maxLength === "number" ? Math.min(res.maxLength, check.value) : check.value;
        break;

       case "email":
        switch (refs.emailStrategy) {
         case "format:email":
          addFormat(res, "email", check.message, refs);
          break;

         case "format:idn-email":
          addFormat(res, "idn-email", check.message, refs);
          break;

         case "pattern:zod":
          addPattern(res, zodPatterns.email, check.message, refs);
        }
        break;

       case "url":
        addFormat(res, "uri", check.message, refs);
        break;

       case "uuid":
        addFormat(res, "uuid", check.message, refs);
        break;

       case "regex":
        addPattern(res, check.regex, check.message, refs);
        break;

       case "cuid":
        addPattern(res, zodPatterns.cuid, check.message, refs);
        break;

       case "cuid2":
        addPattern(res, zodPatterns.cuid2, check.message, refs);
        break;

       case "startsWith":
        addPattern(res, RegExp(`^${escapeLiteralCheckValue(check.value, refs)}`), check.message, refs);
        break;

       case "endsWith":
        addPattern(res, RegExp(`${escapeLiteralCheckValue(check.value, refs)}$`), check.message, refs);
        break;

       case "datetime":
        addFormat(res, "date-time", check.message, refs);
        break;

       case "date":
        addFormat(res, "date", check.message, refs);
        break;

       case "time":
        addFormat(res, "time", check.message, refs);
        break;

       case "duration":
        addFormat(res, "duration", check.message, refs);
        break;

       case "length":
        res.minLength = typeof res.minLength === "number" ? Math.max(res.minLength, check.value) : check.value;
        res.maxLength = typeof res.maxLength === "number" ? Math.min(res.maxLength, check.value) : check.value;
        break;

       case "includes":
        addPattern(res, RegExp(escapeLiteralCheckValue(check.value, refs)), check.message, refs);
        break;

       case "ip":
        if (check.version !== "v6") addFormat(res, "ipv4", check.message, refs);
        if (check.version !== "v4") addFormat(res, "ipv6", check.message, refs);
        break;

       case "base64url":
        addPattern(res, zodPatterns.base64url, check.message, refs);
        break;

       case "jwt":
        addPattern(res, zodPatterns.jwt, check.message, refs);
        break;

       case "cidr":
        if (check.version !== "v6") addPattern(res, zodPatterns.ipv4Cidr, check.message, refs);
        if (check.version !== "v4") addPattern(res, zodPatterns.ipv6Cidr, check.message, refs);
        break;

       case "emoji":
        addPattern(res, zodPatterns.emoji(), check.message, refs);
        break;

       case "ulid":
        addPattern(res, zodPatterns.ulid, check.message, refs);
        break;

       case "base64":
        switch (refs.base64Strategy) {
         case "format:binary":
          addFormat(res, "binary", check.message, refs);
          break;

         case "contentEncoding:base64":
          res.contentEncoding = "base64";
          break;

         case "pattern:zod":
          addPattern(res, zodPatterns.base64, check.message, refs);
        }
        break;

       case "nanoid":
        addPattern(res, zodPatterns.nanoid, check.message, refs);
      }
      return res;
    }
    function escapeLiteralCheckValue(literal, refs) {
      return refs.patternStrategy === "escape" ? escapeNonAlphaNumeric(literal) : literal;
    }
    const ALPHA_NUMERIC = new Set("ABCDEFGHIJKLMNOPQRSTUVXYZabcdefghijklmnopqrstuvxyz0123456789");
    function escapeNonAlphaNumeric(source) {
      let result = "";
      for (let i = 0; i < source.length; i++) {
        if (!ALPHA_NUMERIC.has(source[i])) result += "\\";
        result += source[i];
      }
      return result;
    }
    function addFormat(schema, value, message, refs) {
      if (schema.format || schema.anyOf?.some(x => x.format)) {
        if (!schema.anyOf) schema.anyOf = [];
        if (schema.format) {
          schema.anyOf.push({
            format: schema.format
          });
          delete schema.format;
        }
        schema.anyOf.push({
          format: value,
          ...message && refs.errorMessages && {
            errorMessage: {
              format: message
            }
          }
        });
      } else schema.format = value;
    }
    function addPattern(schema, regex, message, refs) {
      if (schema.pattern || schema.allOf?.some(x => x.pattern)) {
        if (!schema.allOf) schema.allOf = [];
        if (schema.pattern) {
          schema.allOf.push({
            pattern: schema.pattern
          });
          delete schema.pattern;
        }
        schema.allOf.push({
          pattern: stringifyRegExpWithFlags(regex, refs),
          ...message && refs.errorMessages && {
            errorMessage: {
              pattern: message
            }
          }
        });
      } else schema.pattern = stringifyRegExpWithFlags(regex, refs);
    }
    function stringifyRegExpWithFlags(regex, refs) {
      if (!refs.applyRegexFlags || !regex.flags) return regex.source;
      const flags = {
        i: regex.flags.includes("i"),
        m: regex.flags.includes("m"),
        s: regex.flags.includes("s")
      };
      const source = flags.i ? regex.source.toLowerCase() : regex.source;
      let pattern = "";
      let isEscaped = false;
      let inCharGroup = false;
      let inCharRange = false;
      for (let i = 0; i < source.length; i++) {
        if (isEscaped) {
          pattern += source[i];
          isEscaped = false;
          continue;
        }
        if (flags.i) if (inCharGroup) {
          if (source[i].match(/[a-z]/)) {
            if (inCharRange) {
              pattern += source[i];
              pattern += `${source[i - 2]}-${source[i]}`.toUpperCase();
              inCharRange = false;
            } else if (source[i + 1] === "-" && source[i + 2]?.match(/[a-z]/)) {
              pattern += source[i];
              inCharRange = true;
            } else pattern += `${source[i]}${source[i].toUpperCase()}`;
            continue;
          }
        } else if (source[i].match(/[a-z]/)) {
          pattern += `[${source[i]}${source[i].toUpperCase()}]`;
          continue;
        }
        if (flags.m) if (source[i] === "^") {
          pattern += `(^|(?<=[\r\n]))`;
          continue;
        } else if (source[i] === "$") {
          pattern += `($|(?=[\r\n]))`;
          continue;
        }
        if (flags.s && source[i] === ".") {
          pattern += inCharGroup ? `${source[i]}\r\n` : `[${source[i]}\r\n]`;
          continue;
        }
        pattern += source[i];
        if (source[i] === "\\") isEscaped = true; else if (inCharGroup && source[i] === "]") inCharGroup = false; else if (!inCharGroup && source[i] === "[") inCharGroup = true;
      }
      try {
        new RegExp(pattern);
      } catch {
        console.warn(`Could not convert regex pattern at ${refs.currentPath.join("/")} to a flag-independent form! Falling back to the flag-ignorant source`);
        return regex.source;
      }
      return pattern;
    }
    function parseRecordDef(def, refs) {
      const schema = {
        type: "object",
        additionalProperties: parseDef(def.valueType._def, {
          ...refs,
          currentPath: [ ...refs.currentPath, "additionalProperties" ]
        }) ?? refs.allowedAdditionalProperties
      };
      if (def.keyType?._def.typeName === "ZodString" && def.keyType._def.checks?.length) {
        const {type: _type, ...keyType} = parseStringDef(def.keyType._def, refs);
        return {
          ...schema,
          propertyNames: keyType
        };
      } else if (def.keyType?._def.typeName === "ZodEnum") return {
        ...schema,
        propertyNames: {
          enum: def.keyType._def.values
        }
      }; else if (def.keyType?._def.typeName === "ZodBranded" && def.keyType._def.type._def.typeName === "ZodString" && def.keyType._def.type._def.checks?.length) {
        const {type: _type, ...keyType} = parseBrandedDef(def.keyType._def, refs);
        return {
          ...schema,
          propertyNames: keyType
        };
      }
      return schema;
    }
    function parseMapDef(def, refs) {
      if (refs.mapStrategy === "record") return parseRecordDef(def, refs);
      return {
        type: "array",
        maxItems: 125,
        items: {
          type: "array",
          items: [ parseDef(def.keyType._def, {
            ...refs,
            currentPath: [ ...refs.currentPath, "items", "items", "0" ]
          }) || parseAnyDef(), parseDef(def.valueType._def, {
            ...refs,
            currentPath: [ ...refs.currentPath, "items", "items", "1" ]
          }) || parseAnyDef() ],
          minItems: 2,
          maxItems: 2
        }
      };
    }
    function parseNativeEnumDef(def) {
      const object = def.values;
      const actualValues = Object.keys(def.values).filter(key => typeof object[object[key]] !== "number").map(key => object[key]);
      const parsedTypes = Array.from(new Set(actualValues.map(values => typeof values)));
      return {
        type: parsedTypes.length === 1 ? parsedTypes[0] === "string" ? "string" : "number" : [ "string", "number" ],
        enum: actualValues
      };
    }
    function parseNeverDef() {
      return {
        not: parseAnyDef()
      };
    }
    function parseNullDef() {
      return {
        type: "null"
      };
    }
    const primitiveMappings = {
      ZodString: "string",
      ZodNumber: "number",
      ZodBigInt: "integer",
      ZodBoolean: "boolean",
      ZodNull: "null"
    };
    function parseUnionDef(def, refs) {
      const options = def.options instanceof Map ? Array.from(def.options.values()) : def.options;
      if (options.every(x => x._def.typeName in primitiveMappings && (!x._def.checks || !x._def.checks.length))) {
        const types = options.reduce((types, x) => {
          const type = primitiveMappings[x._def.typeName];
          return type && !types.includes(type) ? [ ...types, type ] : types;
        }, []);
        return {
          type: types.length > 1 ? types : types[0]
        };
      } else if (options.every(x => x._def.typeName === "ZodLiteral" && !x.description)) {
        const types = options.reduce((acc, x) => {
          const type = typeof x._def.value;
          switch (type) {
           case "string":
           case "number":
           case "boolean":
            return [ ...acc, type ];

           case "bigint":
            return [ ...acc, "integer" ];

           case "object":
            if (x._def.value === null) return [ ...acc, "null" ];

           default:
            return acc;
          }
        }, []);
        if (types.length === options.length) {
          const uniqueTypes = types.filter((x, i, a) => a.indexOf(x) === i);
          return {
            type: uniqueTypes.length > 1 ? uniqueTypes : uniqueTypes[0],
            enum: options.reduce((acc, x) => acc.includes(x._def.value) ? acc : [ ...acc, x._def.value ], [])
          };
        }
      } else if (options.every(x => x._def.typeName === "ZodEnum")) return {
        type: "string",
        enum: options.reduce((acc, x) => [ ...acc, ...x._def.values.filter(x => !acc.includes(x)) ], [])
      };
      return asAnyOf(def, refs);
    }
    const asAnyOf = (def, refs) => {
      const anyOf = (def.options instanceof Map ? Array.from(def.options.values()) : def.options).map((x, i) => parseDef(x._def, {
        ...refs,
        currentPath: [ ...refs.currentPath, "anyOf", `${i}` ]
      })).filter(x => !!x && (!refs.strictUnions || typeof x === "object" && Object.keys(x).length > 0));
      return anyOf.length ? {
        anyOf: anyOf
      } : void 0;
    };
    function parseNullableDef(def, refs) {
      if ([ "ZodString", "ZodNumber", "ZodBigInt", "ZodBoolean", "ZodNull" ].includes(def.innerType._def.typeName) && (!def.innerType._def.checks || !def.innerType._def.checks.length)) return {
        type: [ primitiveMappings[def.innerType._def.typeName], "null" ]
      };
      const base = parseDef(def.innerType._def, {
        ...refs,
        currentPath: [ ...refs.currentPath, "anyOf", "0" ]
      });
      return base && {
        anyOf: [ base, {
          type: "null"
        } ]
      };
    }
    function parseNumberDef(def) {
      const res = {
        type: "number"
      };
      if (!def.checks) return res;
      for (const check of def.checks) switch (check.kind) {
       case "int":
        res.type = "integer";
        break;

       case "min":
        if (check.inclusive) res.minimum = check.value; else res.exclusiveMinimum = check.value;
        break;

       case "max":
        if (check.inclusive) res.maximum = check.value; else res.exclusiveMaximum = check.value;
        break;

       case "multipleOf":
        res.multipleOf = check.value;
      }
      return res;
    }
    function parseObjectDef(def, refs) {
      const result = {
        type: "object",
        properties: {}
      };
      const required = [];
      const shape = def.shape();
      for (const propName in shape) {
        let propDef = shape[propName];
        if (propDef === void 0 || propDef._def === void 0) continue;
        const propOptional = safeIsOptional(propDef);
        const parsedDef = parseDef(propDef._def, {
          ...refs,
          currentPath: [ ...refs.currentPath, "properties", propName ],
          propertyPath: [ ...refs.currentPath, "properties", propName ]
        });
        if (parsedDef === void 0) continue;
        result.properties[propName] = parsedDef;
        if (!propOptional) required.push(propName);
      }
      if (required.length) result.required = required;
      const additionalProperties = decideAdditionalProperties(def, refs);
      if (additionalProperties !== void 0) result.additionalProperties = additionalProperties;
      return result;
    }
    function decideAdditionalProperties(def, refs) {
      if (def.catchall._def.typeName !== "ZodNever") return parseDef(def.catchall._def, {
        ...refs,
        currentPath: [ ...refs.currentPath, "additionalProperties" ]
      });
      switch (def.unknownKeys) {
       case "passthrough":
        return refs.allowedAdditionalProperties;

       case "strict":
        return refs.rejectedAdditionalProperties;

       case "strip":
        return refs.removeAdditionalStrategy === "strict" ? refs.allowedAdditionalProperties : refs.rejectedAdditionalProperties;
      }
    }
    function safeIsOptional(schema) {
      try {
        return schema.isOptional();
      } catch {
        return true;
      }
    }
    const parseOptionalDef = (def, refs) => {
      if (refs.currentPath.toString() === refs.propertyPath?.toString()) return parseDef(def.innerType._def, refs);
      const innerSchema = parseDef(def.innerType._def, {
        ...refs,
        currentPath: [ ...refs.currentPath, "anyOf", "1" ]
      });
      return innerSchema ? {
        anyOf: [ {
          not: parseAnyDef()
        }, innerSchema ]
      } : parseAnyDef();
    };
    const parsePipelineDef = (def, refs) => {
      if (refs.pipeStrategy === "input") return parseDef(def.in._def, refs); else if (refs.pipeStrategy === "output") return parseDef(def.out._def, refs);
      const inputSchema = parseDef(def.in._def, {
        ...refs,
        currentPath: [ ...refs.currentPath, "allOf", "0" ]
      });
      return {
        allOf: [ inputSchema, parseDef(def.out._def, {
          ...refs,
          currentPath: [ ...refs.currentPath, "allOf", inputSchema ? "1" : "0" ]
        }) ].filter(schema => schema !== void 0)
      };
    };
    function parsePromiseDef(def, refs) {
      return parseDef(def.type._def, refs);
    }
    function parseSetDef(def, refs) {
      const schema = {
        type: "array",
        uniqueItems: true,
        items: parseDef(def.valueType._def, {
          ...refs,
          currentPath: [ ...refs.currentPath, "items" ]
        })
      };
      if (def.minSize) schema.minItems = def.minSize.value;
      if (def.maxSize) schema.maxItems = def.maxSize.value;
      return schema;
    }
    function parseTupleDef(def, refs) {
      if (def.rest) return {
        type: "array",
        minItems: def.items.length,
        items: def.items.map((x, i) => parseDef(x._def, {
          ...refs,
          currentPath: [ ...refs.currentPath, "items", `${i}` ]
        })).reduce((acc, x) => x === void 0 ? acc : [ ...acc, x ], []),
        additionalItems: parseDef(def.rest._def, {
          ...refs,
          currentPath: [ ...refs.currentPath, "additionalItems" ]
        })
      }; else return {
        type: "array",
        minItems: def.items.length,
        maxItems: def.items.length,
        items: def.items.map((x, i) => parseDef(x._def, {
          ...refs,
          currentPath: [ ...refs.currentPath, "items", `${i}` ]
        })).reduce((acc, x) => x === void 0 ? acc : [ ...acc, x ], [])
      };
    }
    function parseUndefinedDef() {
      return {
        not: parseAnyDef()
      };
    }
    function parseUnknownDef() {
      return parseAnyDef();
    }
    const parseReadonlyDef = (def, refs) => parseDef(def.innerType._def, refs);
    const selectParser = (def, typeName, refs) => {
      switch (typeName) {
       case "ZodString":
        return parseStringDef(def, refs);

       case "ZodNumber":
        return parseNumberDef(def);

       case "ZodObject":
        return parseObjectDef(def, refs);

       case "ZodBigInt":
        return parseBigintDef(def);

       case "ZodBoolean":
        return parseBooleanDef();

       case "ZodDate":
        return parseDateDef(def, refs);

       case "ZodUndefined":
        return parseUndefinedDef();

       case "ZodNull":
        return parseNullDef();

       case "ZodArray":
        return parseArrayDef(def, refs);

       case "ZodUnion":
       case "ZodDiscriminatedUnion":
        return parseUnionDef(def, refs);

       case "ZodIntersection":
        return parseIntersectionDef(def, refs);

       case "ZodTuple":
        return parseTupleDef(def, refs);

       case "ZodRecord":
        return parseRecordDef(def, refs);

       case "ZodLiteral":
        return parseLiteralDef(def);

       case "ZodEnum":
        return parseEnumDef(def);

       case "ZodNativeEnum":
        return parseNativeEnumDef(def);

       case "ZodNullable":
        return parseNullableDef(def, refs);

       case "ZodOptional":
        return parseOptionalDef(def, refs);

       case "ZodMap":
        return parseMapDef(def, refs);

       case "ZodSet":
        return parseSetDef(def, refs);

       case "ZodLazy":
        return () => def.getter()._def;

       case "ZodPromise":
        return parsePromiseDef(def, refs);

       case "ZodNaN":
       case "ZodNever":
        return parseNeverDef();

       case "ZodEffects":
        return parseEffectsDef(def, refs);

       case "ZodAny":
        return parseAnyDef();

       case "ZodUnknown":
        return parseUnknownDef();

       case "ZodDefault":
        return parseDefaultDef(def, refs);

       case "ZodBranded":
        return parseBrandedDef(def, refs);

       case "ZodReadonly":
        return parseReadonlyDef(def, refs);

       case "ZodCatch":
        return parseCatchDef(def, refs);

       case "ZodPipeline":
        return parsePipelineDef(def, refs);

       case "ZodFunction":
       case "ZodVoid":
       case "ZodSymbol":
        return;

       default:
        return (() => {})();
      }
    };
    const getRelativePath = (pathA, pathB) => {
      let i = 0;
      for (;i < pathA.length && i < pathB.length; i++) if (pathA[i] !== pathB[i]) break;
      return [ (pathA.length - i).toString(), ...pathB.slice(i) ].join("/");
    };
    function parseDef(def, refs, forceResolution = false) {
      const seenItem = refs.seen.get(def);
      if (refs.override) {
        const overrideResult = refs.override?.(def, refs, seenItem, forceResolution);
        if (overrideResult !== ignoreOverride) return overrideResult;
      }
      if (seenItem && !forceResolution) {
        const seenSchema = get$ref(seenItem, refs);
        if (seenSchema !== void 0) return seenSchema;
      }
      const newItem = {
        def: def,
        path: refs.currentPath,
        jsonSchema: void 0
      };
      refs.seen.set(def, newItem);
      const jsonSchemaOrGetter = selectParser(def, def.typeName, refs);
      const jsonSchema = typeof jsonSchemaOrGetter === "function" ? parseDef(jsonSchemaOrGetter(), refs) : jsonSchemaOrGetter;
      if (jsonSchema) addMeta(def, refs, jsonSchema);
      if (refs.postProcess) {
        const postProcessResult = refs.postProcess(jsonSchema, def, refs);
        newItem.jsonSchema = jsonSchema;
        return postProcessResult;
      }
      newItem.jsonSchema = jsonSchema;
      return jsonSchema;
    }
    const get$ref = (item, refs) => {
      switch (refs.$refStrategy) {
       case "root":
        return {
          $ref: item.path.join("/")
        };

       case "relative":
        return {
          $ref: getRelativePath(refs.currentPath, item.path)
        };

       case "none":
       case "seen":
        if (item.path.length < refs.currentPath.length && item.path.every((value, index) => refs.currentPath[index] === value)) {
          console.warn(`Recursive reference detected at ${refs.currentPath.join("/")}! Defaulting to any`);
          return parseAnyDef();
        }
        return refs.$refStrategy === "seen" ? parseAnyDef() : void 0;
      }
    };
    const addMeta = (def, refs, jsonSchema) => {
      if (def.description) jsonSchema.description = def.description;
      return jsonSchema;
    };
    const getRefs = options => {
      const _options = getDefaultOptions(options);
      const currentPath = _options.name !== void 0 ? [ ..._options.basePath, _options.definitionPath, _options.name ] : _options.basePath;
      return {
        ..._options,
        currentPath: currentPath,
        propertyPath: void 0,
        seen: new Map(Object.entries(_options.definitions).map(([name, def]) => [ def._def, {
          def: def._def,
          path: [ ..._options.basePath, _options.definitionPath, name ],
          jsonSchema: void 0
        } ]))
      };
    };
    const zod3ToJsonSchema = (schema, options) => {
      const refs = getRefs(options);
      let definitions = typeof options === "object" && options.definitions ? Object.entries(options.definitions).reduce((acc, [name, schema]) => ({
        ...acc,
        [name]: parseDef(schema._def, {
          ...refs,
          currentPath: [ ...refs.basePath, refs.definitionPath, name ]
        }, true) ?? parseAnyDef()
      }), {}) : void 0;
      const name = typeof options === "string" ? options : options?.nameStrategy === "title" ? void 0 : options?.name;
      const main = parseDef(schema._def, name === void 0 ? refs : {
        ...refs,
        currentPath: [ ...refs.basePath, refs.definitionPath, name ]
      }, false) ?? parseAnyDef();
      const title = typeof options === "object" && options.name !== void 0 && options.nameStrategy === "title" ? options.name : void 0;
      if (title !== void 0) main.title = title;
      const combined = name === void 0 ? definitions ? {
        ...main,
        [refs.definitionPath]: definitions
      } : main : {
        $ref: [ ...refs.$refStrategy === "relative" ? [] : refs.basePath, refs.definitionPath, name ].join("/"),
        [refs.definitionPath]: {
          ...definitions,
          [name]: main
        }
      };
      combined.$schema = "http://json-schema.org/draft-07/schema#";
      return combined;
    };
    const schemaSymbol = Symbol.for("vercel.ai.schema");
    function lazySchema(createSchema) {
      let schema;
      return () => {
        if (schema == null) schema = createSchema();
        return schema;
      };
    }
    function jsonSchema(jsonSchema, {validate: validate} = {}) {
      return {
        [schemaSymbol]: true,
        _type: void 0,
        get jsonSchema() {
          if (typeof jsonSchema === "function") jsonSchema = jsonSchema();
          return jsonSchema;
        },
        validate: validate
      };
    }
    function isSchema(value) {
      return typeof value === "object" && value !== null && schemaSymbol in value && value[schemaSymbol] === true && "jsonSchema" in value && "validate" in value;
    }
    function asSchema(schema) {
      return schema == null ? jsonSchema({
        type: "object",
        properties: {},
        additionalProperties: false
      }) : isSchema(schema) ? schema : "~standard" in schema ? schema["~standard"].vendor === "zod" ? zodSchema(schema) : standardSchema(schema) : schema();
    }
    function standardSchema(standardSchema) {
      return jsonSchema(() => {
        if (!hasStandardJsonSchema(standardSchema)) throw new Error(`Standard schema vendor '${standardSchema["~standard"].vendor}' does not support JSON Schema conversion.`);
        return addAdditionalPropertiesToJsonSchema(standardSchema["~standard"].jsonSchema.input({
          target: "draft-07"
        }));
      }, {
        validate: async value => {
          const result = await standardSchema["~standard"].validate(value);
          return "value" in result ? {
            success: true,
            value: result.value
          } : {
            success: false,
            error: new dist.iM({
              value: value,
              cause: result.issues
            })
          };
        }
      });
    }
    function hasStandardJsonSchema(schema) {
      return schema["~standard"].jsonSchema != null;
    }
    function zod3Schema(zodSchema, options) {
      const useReferences = options?.useReferences ?? false;
      return jsonSchema(() => zod3ToJsonSchema(zodSchema, {
        $refStrategy: useReferences ? "root" : "none"
      }), {
        validate: async value => {
          const result = await zodSchema.safeParseAsync(value);
          return result.success ? {
            success: true,
            value: result.data
          } : {
            success: false,
            error: result.error
          };
        }
      });
    }
    function zod4Schema(zodSchema, options) {
      if (!(0, core.$W)().localeError) (0, core.$W)((0, en.A)());
      const useReferences = options?.useReferences ?? false;
      return jsonSchema(() => addAdditionalPropertiesToJsonSchema((0, json_schema_processors.bl)(zodSchema, {
        target: "draft-7",
        io: "input",
        reused: useReferences ? "ref" : "inline"
      })), {
        validate: async value => {
          const result = await (0, parse.bp)(zodSchema, value);
          return result.success ? {
            success: true,
            value: result.data
          } : {
            success: false,
            error: result.error
          };
        }
      });
    }
    function isZod4Schema(zodSchema) {
      return "_zod" in zodSchema;
    }
    function zodSchema(zodSchema, options) {
      if (isZod4Schema(zodSchema)) return zod4Schema(zodSchema, options); else return zod3Schema(zodSchema, options);
    }
    async function validateTypes({value: value, schema: schema, context: context}) {
      const result = await safeValidateTypes({
        value: value,
        schema: schema,
        context: context
      });
      if (!result.success) throw dist.iM.wrap({
        value: value,
        cause: result.error,
        context: context
      });
      return result.value;
    }
    async function safeValidateTypes({value: value, schema: schema, context: context}) {
      const actualSchema = asSchema(schema);
      try {
        if (actualSchema.validate == null) return {
          success: true,
          value: value,
          rawValue: value
        };
        const result = await actualSchema.validate(value);
        if (result.success) return {
          success: true,
          value: result.value,
          rawValue: value
        };
        return {
          success: false,
          error: dist.iM.wrap({
            value: value,
            cause: result.error,
            context: context
          }),
          rawValue: value
        };
      } catch (error) {
        return {
          success: false,
          error: dist.iM.wrap({
            value: value,
            cause: error,
            context: context
          }),
          rawValue: value
        };
      }
    }
    async function parseJSON({text: text, schema: schema}) {
      try {
        const value = secureJsonParse(text);
        if (schema == null) return value;
        return await validateTypes({
          value: value,
          schema: schema
        });
      } catch (error) {
        if (dist.u6.isInstance(error) || dist.iM.isInstance(error)) throw error;
        throw new dist.u6({
          text: text,
          cause: error
        });
      }
    }
    async function safeParseJSON({text: text, schema: schema}) {
      try {
        const value = secureJsonParse(text);
        if (schema == null) return {
          success: true,
          value: value,
          rawValue: value
        };
        return await safeValidateTypes({
          value: value,
          schema: schema
        });
      } catch (error) {
        return {
          success: false,
          error: dist.u6.isInstance(error) ? error : new dist.u6({
            text: text,
            cause: error
          }),
          rawValue: void 0
        };
      }
    }
    function parseJsonEventStream({stream: stream, schema: schema}) {
      return stream.pipeThrough(new TextDecoderStream).pipeThrough(new EventSourceParserStream).pipeThrough(new TransformStream({
        async transform({data: data}, controller) {
          if (data === "[DONE]") return;
          controller.enqueue(await safeParseJSON({
            text: data,
            schema: schema
          }));
        }
      }));
    }
    async function parseProviderOptions({provider: provider, providerOptions: providerOptions, schema: schema}) {
      if (providerOptions?.[provider] == null) return;
      const parsedProviderOptions = await safeValidateTypes({
        value: providerOptions[provider],
        schema: schema
      });
      if (!parsedProviderOptions.success) throw new dist.Di({
        argument: "providerOptions",
        message: `invalid ${provider} provider options`,
        cause: parsedProviderOptions.error
      });
      return parsedProviderOptions.value;
    }
    async function resolveProviderOptions({providerOptions: providerOptions, namespaces: namespaces, resolution: resolution, schema: schema}) {
      const parsed = [];
      const matched = [];
      for (const namespace of new Set(namespaces)) {
        const options = await parseProviderOptions({
          provider: namespace,
          providerOptions: providerOptions,
          schema: schema
        });
        if (options == null) continue;
        if (resolution === "first") return {
          options: options,
          namespaces: [ namespace ]
        };
        parsed.push(options);
        matched.push(namespace);
      }
      return {
        options: parsed.length === 0 ? void 0 : Object.assign({}, ...parsed),
        namespaces: matched
      };
    }
    const getOriginalFetch = () => globalThis.fetch;
    const postJsonToApi = async ({url: url, headers: headers, body: body, failedResponseHandler: failedResponseHandler, successfulResponseHandler: successfulResponseHandler, abortSignal: abortSignal, fetch: fetch}) => await postToApi({
      url: url,
      headers: {
        "Content-Type": "application/json",
        ...headers
      },
      body: {
        content: JSON.stringify(body),
        values: body
      },
      failedResponseHandler: failedResponseHandler,
      successfulResponseHandler: successfulResponseHandler,
      abortSignal: abortSignal,
      fetch: fetch
    });
    const postFormDataToApi = async ({url: url, headers: headers, formData: formData, failedResponseHandler: failedResponseHandler, successfulResponseHandler: successfulResponseHandler, abortSignal: abortSignal, fetch: fetch}) => await postToApi({
      url: url,
      headers: headers,
      body: {
        content: formData,
        values: Object.fromEntries(formData.entries())
      },
      failedResponseHandler: failedResponseHandler,
      successfulResponseHandler: successfulResponseHandler,
      abortSignal: abortSignal,
      fetch: fetch
    });
    const postToApi = async ({url: url, headers: headers = {}, body: body, successfulResponseHandler: successfulResponseHandler, failedResponseHandler: failedResponseHandler, abortSignal: abortSignal, fetch: fetch = getOriginalFetch()}) => {
      try {
        const response = await fetch(url, {
          method: "POST",
          headers: withUserAgentSuffix(headers, `ai-sdk-provider-utils/${VERSION}`, getRuntimeEnvironmentUserAgent()),
          body: body.content,
          signal: abortSignal
        });
        const responseHeaders = extractResponseHeaders(response);
        if (!response.ok) {
          let errorInformation;
          try {
            errorInformation = await failedResponseHandler({
              response: response,
              url: url,
              requestBodyValues: body.values
            });
          } catch (error) {
            if (isAbortError(error) || dist.hL.isInstance(error)) throw error;
            throw new dist.hL({
              message: "Failed to process error response",
              cause: error,
              statusCode: response.status,
              url: url,
              responseHeaders: responseHeaders,
              requestBodyValues: body.values
            });
          }
          throw errorInformation.value;
        }
        try {
          return await successfulResponseHandler({
            response: response,
            url: url,
            requestBodyValues: body.values
          });
        } catch (error) {
          if (error instanceof Error) if (isAbortError(error) || dist.hL.isInstance(error)) throw error;
          throw new dist.hL({
            message: "Failed to process successful response",
            cause: error,
            statusCode: response.status,
            url: url,
            responseHeaders: responseHeaders,
            requestBodyValues: body.values
          });
        }
      } catch (error) {
        throw handleFetchError({
          error: error,
          url: url,
          requestBodyValues: body.values
        });
      }
    };
    function tool(tool) {
      return tool;
    }
    const telemetryRedaction = Symbol.for("vercel.ai.telemetry.redact");
    function withTelemetryRedaction(value, redact) {
      return Object.create(Object.getPrototypeOf(value), {
        ...Object.getOwnPropertyDescriptors(value),
        [telemetryRedaction]: {
          value: redact,
          configurable: true
        }
      });
    }
    function createProviderDefinedToolFactory({id: id, inputSchema: inputSchema, redactArgs: redactArgs}) {
      return ({execute: execute, outputSchema: outputSchema, needsApproval: needsApproval, toModelOutput: toModelOutput, onInputStart: onInputStart, onInputDelta: onInputDelta, onInputAvailable: onInputAvailable, ...args}) => tool({
        type: "provider",
        isProviderExecuted: false,
        id: id,
        args: redactArgs == null ? args : withTelemetryRedaction(args, redactArgs),
        inputSchema: inputSchema,
        outputSchema: outputSchema,
        execute: execute,
        needsApproval: needsApproval,
        toModelOutput: toModelOutput,
        onInputStart: onInputStart,
        onInputDelta: onInputDelta,
        onInputAvailable: onInputAvailable
      });
    }
    function createProviderDefinedToolFactoryWithOutputSchema({id: id, inputSchema: inputSchema, outputSchema: outputSchema, redactArgs: redactArgs}) {
      return ({execute: execute, needsApproval: needsApproval, toModelOutput: toModelOutput, onInputStart: onInputStart, onInputDelta: onInputDelta, onInputAvailable: onInputAvailable, ...args}) => tool({
        type: "provider",
        isProviderExecuted: false,
        id: id,
        args: redactArgs == null ? args : withTelemetryRedaction(args, redactArgs),
        inputSchema: inputSchema,
        outputSchema: outputSchema,
        execute: execute,
        needsApproval: needsApproval,
        toModelOutput: toModelOutput,
        onInputStart: onInputStart,
        onInputDelta: onInputDelta,
        onInputAvailable: onInputAvailable
      });
    }
    function createProviderExecutedToolFactory({id: id, inputSchema: inputSchema, outputSchema: outputSchema, supportsDeferredResults: supportsDeferredResults, redactArgs: redactArgs}) {
      return ({onInputStart: onInputStart, onInputDelta: onInputDelta, onInputAvailable: onInputAvailable, ...args}) => tool({
        type: "provider",
        isProviderExecuted: true,
        id: id,
        args: redactArgs == null ? args : withTelemetryRedaction(args, redactArgs),
        inputSchema: inputSchema,
        outputSchema: outputSchema,
        onInputStart: onInputStart,
        onInputDelta: onInputDelta,
        onInputAvailable: onInputAvailable,
        supportsDeferredResults: supportsDeferredResults
      });
    }
    async function resolve(value) {
      if (typeof value === "function") value = value();
      return value;
    }
    function resolveFullMediaType({part: part}) {
      if (isFullMediaType(part.mediaType)) return part.mediaType;
      if (part.data.type === "data") {
        const detected = detectMediaType({
          data: part.data.data,
          topLevelType: getTopLevelMediaType(part.mediaType)
        });
        if (detected) return detected;
        throw new dist.b8({
          functionality: `file of media type "${part.mediaType}" must specify subtype since it could not be auto-detected`
        });
      }
      throw new dist.b8({
        functionality: `file of media type "${part.mediaType}" must specify subtype since it is not passed as inline bytes`
      });
    }
    function resolveProviderReference({reference: reference, provider: provider}) {
      const id = reference[provider];
      if (id != null) return id;
      throw new dist.vb({
        provider: provider,
        reference: reference
      });
    }
    const DEFAULT_BINARY_FIELD_MIN_BYTES = 65536;
    const QUOTE = 34;
    const BACKSLASH = 92;
    const EQUALS = 61;
    const COMMA = 44;
    const COLON = 58;
    const LEFT_BRACE = 123;
    const RIGHT_BRACE = 125;
    const LEFT_BRACKET = 91;
    const RIGHT_BRACKET = 93;
    const OUTSIDE = 0;
    const KEY = 1;
    const SKIP = 2;
    const BLOB = 3;
    function compileBinaryFieldPaths(paths) {
      const root = new Map;
      for (const path of paths) {
        if (!/^(?:[\w-]+|\[\*])(?:\.[\w-]+|\[\*])*$/.test(path)) throw new dist.Di({
          argument: "experimental_binaryFields",
          message: `Invalid binary field path "${path}"`
        });
        let node = root;
        for (const segment of path.match(/\[\*]|[\w-]+/g)) {
          const edges = segment === "[*]" ? [ null ] : (new TextEncoder).encode(`${segment}"`);
          for (const edge of edges) {
            let next = node.get(edge);
            if (next === void 0) node.set(edge, next = new Map);
            node = next;
          }
        }
        node.set(true, node);
      }
      return root;
    }
    function join(parts, length) {
      const bytes = new Uint8Array(length);
      let at = 0;
      for (const part of parts) {
        bytes.set(part, at);
        at += part.length;
      }
      return bytes;
    }
    function createJsonBinaryFieldScanner(paths, minBytes = DEFAULT_BINARY_FIELD_MIN_BYTES) {
      const sextet = new Uint8Array(256).fill(64);
      for (let index = 0; index < 64; index++) sextet["ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".charCodeAt(index)] = index;
      const encoder = new TextEncoder;
      const pieces = [];
      let piece = new Uint8Array(65536);
      let pieceLength = 0;
      let size = 0;
      const binaries = new Map;
      const frames = [];
      let skipped = 0;
      let mode = OUTSIDE;
      let escaped = false;
      let last = 0;
      let key;
      let segments = [];
      let segment = new Uint8Array(0);
      let at = 0;
      let total = 0;
      let bits = 0;
      let chars = 0;
      let padding = 0;
      const add = bytes => {
        for (let offset = 0; offset < bytes.length; ) {
          const length = Math.min(piece.length - pieceLength, bytes.length - offset);
          piece.set(bytes.subarray(offset, offset + length), pieceLength);
          pieceLength += length;
          offset += length;
          size += length;
          if (pieceLength === piece.length) {
            pieces.push(piece);
            piece = new Uint8Array(65536);
            pieceLength = 0;
          }
        }
      };
      const emit = (chunk, start, end) => add(chunk.subarray(start, end));
      const reset = () => {
        segments = [];
        segment = new Uint8Array(0);
        at = 0;
        total = 0;
        bits = 0;
        chars = 0;
        padding = 0;
      };
      const grow = () => {
        if (at > 0) segments.push(segment.subarray(0, at));
        segment = new Uint8Array(Math.min(Math.max(total, 4096), 4 << 20));
        at = 0;
      };
      const rest = () => bits << (4 - chars) * 6;
      const restore = () => {
        for (const part of [ ...segments, segment.subarray(0, at) ]) add(encoder.encode(convertUint8ArrayToBase64(part)));
        const group = rest();
        add(encoder.encode(convertUint8ArrayToBase64(Uint8Array.of(group >> 16, group >> 8, group)).slice(0, chars) + "=".repeat(padding)));
        reset();
      };
      const closeBlob = () => {
        mode = OUTSIDE;
        const tail = chars && chars - 1;
        if (padding === (4 - chars) % 4 && !(bits & (1 << (4 - chars) * 2) - 1) && total + tail >= minBytes) {
          const group = rest();
          const bytes = join([ ...segments, segment.subarray(0, at) ], total + tail);
          for (let index = 0; index < tail; index++) bytes[total + index] = group >> 16 - 8 * index;
          const placeholder = `[binary data: ${bytes.length} bytes; ref ${crypto.getRandomValues(new Uint32Array(2)).join("-")}]`;
          binaries.set(placeholder, bytes);
          add(encoder.encode(placeholder));
          reset();
        } else restore();
      };
      const push = chunk => {
        let from = 0;
        const {length: length} = chunk;
        for (let index = 0; index < length; index++) {
          let byte = chunk[index];
          if (mode === BLOB) {
            if (padding === 0) {
              let pending = bits;
              let count = chars;
              for (let value; index < length && (value = sextet[chunk[index]]) < 64; index++) {
                pending = pending << 6 | value;
                if (++count === 4) {
                  if (at + 3 > segment.length) grow();
                  segment[at++] = pending >> 16;
                  segment[at++] = pending >> 8;
                  segment[at++] = pending;
                  total += 3;
                  pending = 0;
                  count = 0;
                }
              }
              bits = pending;
              chars = count;
            }
            if (index >= length) break;
            byte = chunk[index];
            if (byte === QUOTE) {
              closeBlob();
              from = index;
            } else if (byte === EQUALS && chars > 1 && padding < 4 - chars) padding++; else {
              restore();
              mode = SKIP;
              from = index--;
            }
          } else if (mode !== OUTSIDE) {
            if (mode === KEY) key = key?.get(byte);
            if (escaped) escaped = false; else if (byte === BACKSLASH) escaped = true; else if (byte === QUOTE) {
              if (mode === KEY) frames.at(-1).next = key;
              mode = OUTSIDE;
            }
          } else if (byte === QUOTE) {
            const frame = frames.at(-1);
            if (skipped > 0) mode = SKIP; else if (frame?.keys && (last === LEFT_BRACE || last === COMMA)) {
              mode = KEY;
              key = frame.keys;
            } else if ((frame ? frame.next : paths)?.get(true)) {
              mode = BLOB;
              emit(chunk, from, index + 1);
            } else mode = SKIP;
          } else if (byte === LEFT_BRACE || byte === LEFT_BRACKET) {
            last = byte;
            const frame = frames.at(-1);
            const node = skipped > 0 ? void 0 : frame ? frame.next : paths;
            const items = node?.get(null);
            if (byte === LEFT_BRACE && node) frames.push({
              keys: node
            }); else if (byte === LEFT_BRACKET && items) frames.push({
              keys: null,
              next: items
            }); else skipped++;
          } else if (byte === RIGHT_BRACE || byte === RIGHT_BRACKET) if (skipped > 0) skipped--; else frames.pop(); else if (byte === COMMA || byte === COLON) last = byte;
        }
        if (mode !== BLOB) emit(chunk, from, length);
      };
      const finish = () => {
        if (mode === BLOB) restore();
        return {
          text: (new TextDecoder).decode(join([ ...pieces, piece.subarray(0, pieceLength) ], size)),
          binaries: binaries
        };
      };
      return {
        push: push,
        finish: finish
      };
    }
    function replaceBinaryFieldPlaceholders(value, binaries) {
      if (typeof value === "string") return binaries.get(value) ?? value;
      if (Array.isArray(value)) return value.map(item => replaceBinaryFieldPlaceholders(item, binaries));
      if (value != null && typeof value === "object") return Object.fromEntries(Object.entries(value).map(([name, item]) => [ name, replaceBinaryFieldPlaceholders(item, binaries) ]));
      return value;
    }
    function maskBinariesInJson(binaries) {
      for (const [placeholder, bytes] of binaries) Object.defineProperty(bytes, "toJSON", {
        value: () => placeholder,
        configurable: true
      });
      return () => {
        for (const bytes of binaries.values()) Reflect.deleteProperty(bytes, "toJSON");
      };
    }
    function withBinaryFields(schema, binaries) {
      if (binaries.size === 0) return schema;
      const actualSchema = asSchema(schema);
      return jsonSchema({}, {
        validate: async value => {
          const replaced = replaceBinaryFieldPlaceholders(value, binaries);
          const unmask = maskBinariesInJson(binaries);
          const result = actualSchema.validate ? await actualSchema.validate(replaced) : {
            success: true,
            value: replaced
          };
          if (result.success) unmask();
          return result;
        }
      });
    }
    const textDecoder = new TextDecoder;
    function wrapResponseBodyStream({stream: stream, url: url, requestBodyValues: requestBodyValues, statusCode: statusCode, responseHeaders: responseHeaders}) {
      const reader = stream.getReader();
      let readerReleased = false;
      const releaseReader = () => {
        if (!readerReleased) {
          reader.releaseLock();
          readerReleased = true;
        }
      };
      return new ReadableStream({
        async pull(controller) {
          try {
            const {done: done, value: value} = await reader.read();
            if (done) {
              releaseReader();
              controller.close();
            } else controller.enqueue(value);
          } catch (error) {
            releaseReader();
            if (isAbortError(error)) {
              controller.error(error);
              return;
            }
            controller.error(handleFetchError({
              error: new dist.hL({
                message: "Failed to process successful response",
                cause: error,
                statusCode: statusCode,
                url: url,
                responseHeaders: responseHeaders,
                requestBodyValues: requestBodyValues
              }),
              url: url,
              requestBodyValues: requestBodyValues
            }));
          }
        },
        async cancel(reason) {
          try {
            await reader.cancel(reason);
          } finally {
            releaseReader();
          }
        }
      });
    }
    async function readResponseBodyAsText({response: response, url: url}) {
      return textDecoder.decode(await readResponseWithSizeLimit({
        response: response,
        url: url
      }));
    }
    const createJsonErrorResponseHandler = ({errorSchema: errorSchema, errorToMessage: errorToMessage, isRetryable: isRetryable}) => async ({response: response, url: url, requestBodyValues: requestBodyValues}) => {
      const responseBody = await readResponseBodyAsText({
        response: response,
        url: url
      });
      const responseHeaders = extractResponseHeaders(response);
      if (responseBody.trim() === "") return {
        responseHeaders: responseHeaders,
        value: new dist.hL({
          message: response.statusText,
          url: url,
          requestBodyValues: requestBodyValues,
          statusCode: response.status,
          responseHeaders: responseHeaders,
          responseBody: responseBody,
          isRetryable: isRetryable?.(response)
        })
      };
      try {
        const parsedError = await parseJSON({
          text: responseBody,
          schema: errorSchema
        });
        return {
          responseHeaders: responseHeaders,
          value: new dist.hL({
            message: errorToMessage(parsedError),
            url: url,
            requestBodyValues: requestBodyValues,
            statusCode: response.status,
            responseHeaders: responseHeaders,
            responseBody: responseBody,
            data: parsedError,
            isRetryable: isRetryable?.(response, parsedError)
          })
        };
      } catch {
        return {
          responseHeaders: responseHeaders,
          value: new dist.hL({
            message: response.statusText,
            url: url,
            requestBodyValues: requestBodyValues,
            statusCode: response.status,
            responseHeaders: responseHeaders,
            responseBody: responseBody,
            isRetryable: isRetryable?.(response)
          })
        };
      }
    };
    const createEventSourceResponseHandler = chunkSchema => async ({response: response, url: url, requestBodyValues: requestBodyValues}) => {
      const responseHeaders = extractResponseHeaders(response);
      if (response.body == null) throw new dist.Tt({});
      return {
        responseHeaders: responseHeaders,
        value: parseJsonEventStream({
          stream: wrapResponseBodyStream({
            stream: response.body,
            url: url,
            requestBodyValues: requestBodyValues,
            statusCode: response.status,
            responseHeaders: responseHeaders
          }),
          schema: chunkSchema
        })
      };
    };
    const createJsonResponseHandler = (responseSchema, {experimental_binaryFields: experimental_binaryFields} = {}) => {
      const binaryFieldPaths = experimental_binaryFields?.length ? compileBinaryFieldPaths(experimental_binaryFields) : void 0;
      return async ({response: response, url: url, requestBodyValues: requestBodyValues}) => {
        let responseBody;
        let schema = responseSchema;
        if (binaryFieldPaths == null) responseBody = await readResponseBodyAsText({
          response: response,
          url: url
        }); else {
          const scanner = createJsonBinaryFieldScanner(binaryFieldPaths);
          await readResponseWithSizeLimit({
            response: response,
            url: url,
            onChunk: scanner.push
          });
          const scanned = scanner.finish();
          responseBody = scanned.text;
          schema = withBinaryFields(responseSchema, scanned.binaries);
        }
        const parsedResult = await safeParseJSON({
          text: responseBody,
          schema: schema
        });
        const responseHeaders = extractResponseHeaders(response);
        if (!parsedResult.success) throw new dist.hL({
          message: "Invalid JSON response",
          cause: parsedResult.error,
          statusCode: response.status,
          responseHeaders: responseHeaders,
          responseBody: responseBody,
          url: url,
          requestBodyValues: requestBodyValues
        });
        return {
          responseHeaders: responseHeaders,
          value: parsedResult.value,
          rawValue: parsedResult.rawValue
        };
      };
    };
    const createBinaryResponseHandler = () => async ({response: response, url: url, requestBodyValues: requestBodyValues}) => {
      const responseHeaders = extractResponseHeaders(response);
      if (!response.body) throw new dist.hL({
        message: "Response body is empty",
        url: url,
        requestBodyValues: requestBodyValues,
        statusCode: response.status,
        responseHeaders: responseHeaders,
        responseBody: void 0
      });
      try {
        const buffer = await response.arrayBuffer();
        return {
          responseHeaders: responseHeaders,
          value: new Uint8Array(buffer)
        };
      } catch (error) {
        throw new dist.hL({
          message: "Failed to read response as array buffer",
          url: url,
          requestBodyValues: requestBodyValues,
          statusCode: response.status,
          responseHeaders: responseHeaders,
          responseBody: void 0,
          cause: error
        });
      }
    };
    const createBinaryStreamResponseHandler = () => async ({response: response, url: url, requestBodyValues: requestBodyValues}) => {
      const responseHeaders = extractResponseHeaders(response);
      if (response.body == null) throw new dist.Tt({});
      return {
        responseHeaders: responseHeaders,
        value: wrapResponseBodyStream({
          stream: response.body,
          url: url,
          requestBodyValues: requestBodyValues,
          statusCode: response.status,
          responseHeaders: responseHeaders
        })
      };
    };
    function isJSONSerializable(value) {
      if (value === null || value === void 0) return true;
      const type = typeof value;
      if (type === "string" || type === "number" || type === "boolean") return true;
      if (type === "function" || type === "symbol" || type === "bigint") return false;
      if (Array.isArray(value)) return value.every(isJSONSerializable);
      if (Object.getPrototypeOf(value) === Object.prototype) return Object.values(value).every(isJSONSerializable);
      return false;
    }
    const dist_name = "AI_SerializationError";
    const marker = `vercel.ai.error.${dist_name}`;
    const symbol = Symbol.for(marker);
    var SerializationError = class extends dist.bD {
      constructor({message: message = "Failed to serialize value.", cause: cause} = {}) {
        super({
          name: dist_name,
          message: message,
          cause: cause
        });
        this[symbol] = true;
      }
      static isInstance(error) {
        return dist.bD.hasMarker(error, marker);
      }
    };
    function serializeModelOptions(options) {
      const serializableConfig = {};
      for (const [key, value] of Object.entries(options.config)) if (key === "headers") {
        const resolvedHeaders = resolveSync(value);
        if (isJSONSerializable(resolvedHeaders)) serializableConfig[key] = resolvedHeaders;
      } else if (isJSONSerializable(value)) serializableConfig[key] = value;
      return {
        modelId: options.modelId,
        config: serializableConfig
      };
    }
    function resolveSync(value) {
      let next = value;
      if (typeof value === "function") next = value();
      if (next instanceof Promise) throw new SerializationError({
        message: "Cannot serialize asynchronous model options."
      });
      return next;
    }
    function startsWithStructuredValue(value) {
      if (typeof value !== "string") return false;
      const firstCharacter = value.trimStart()[0];
      return firstCharacter === "{" || firstCharacter === "[";
    }
    var StreamingToolCallArgumentState = class {
      constructor(initialValue = "") {
        this.structure = {
          kind: "undetermined"
        };
        this.append(initialValue);
      }
      get hasCompleteStructuredValue() {
        return this.structure.kind === "structured" && this.structure.complete === true;
      }
      append(delta) {
        let nextStructure = this.structure;
        for (const character of delta) {
          if (nextStructure.kind === "undetermined") {
            if (/\s/.test(character)) continue;
            if (character !== "{" && character !== "[") {
              nextStructure = {
                kind: "other"
              };
              continue;
            }
            nextStructure = {
              kind: "structured",
              stack: [ character ],
              inString: false,
              escaped: false,
              complete: false
            };
            continue;
          }
          if (nextStructure.kind !== "structured" || nextStructure.complete) continue;
          if (nextStructure.inString) {
            if (nextStructure.escaped) nextStructure.escaped = false; else if (character === "\\") nextStructure.escaped = true; else if (character === '"') nextStructure.inString = false;
            continue;
          }
          if (character === '"') nextStructure.inString = true; else if (character === "{" || character === "[") nextStructure.stack.push(character); else if (character === "}" || character === "]") {
            const expectedOpening = character === "}" ? "{" : "[";
            if (nextStructure.stack.at(-1) !== expectedOpening) {
              nextStructure = {
                kind: "other"
              };
              continue;
            }
            nextStructure.stack.pop();
            if (nextStructure.stack.length === 0) nextStructure.complete = true;
          }
        }
        this.structure = nextStructure;
      }
    };
    var StreamingToolCallTracker = class {
      constructor(controller, options = {}) {
        this.toolCalls = [];
        this.toolCallsById = new Map;
        this.toolCallsByIndex = new Map;
        this.usedToolCallIds = new Set;
        this.nextGeneratedIdSuffixes = new Map;
        this.controller = controller;
        this._generateId = options.generateId ?? generateId;
        this.typeValidation = options.typeValidation ?? "none";
        this.extractMetadata = options.extractMetadata;
        this.buildToolCallProviderMetadata = options.buildToolCallProviderMetadata;
      }
      processDelta(toolCallDelta) {
        const wireName = toolCallDelta.function?.name;
        const hasBlankName = typeof wireName === "string" && wireName.trim().length === 0;
        const wireId = this.getNonBlankString(toolCallDelta.id);
        const name = this.getNonBlankString(wireName);
        const argumentsDelta = toolCallDelta.function?.arguments;
        const {index: index} = toolCallDelta;
        const resolution = this.resolveToolCall({
          wireId: wireId,
          index: index,
          name: name,
          hasExplicitCallStart: name != null && startsWithStructuredValue(argumentsDelta),
          hasEmptyArguments: argumentsDelta == null || argumentsDelta.trim().length === 0
        });
        if (resolution.kind === "ambiguous") return;
        let toolCall;
        if (resolution.kind === "new") {
          if (hasBlankName) return;
          toolCall = this.processNewToolCall(toolCallDelta, {
            wireId: wireId,
            index: index,
            name: name
          });
        } else {
          toolCall = resolution.toolCall;
          if (wireId != null) this.associateWireId(toolCall, wireId);
          this.processExistingToolCall(toolCall, toolCallDelta);
        }
        if (index != null) this.associateIndex(toolCall, index);
      }
      flush() {
        const toolCalls = this.toolCalls.every(toolCall => toolCall.index != null) ? [ ...this.toolCalls ].sort((a, b) => a.index - b.index || a.sequence - b.sequence) : this.toolCalls;
        for (const toolCall of toolCalls) if (!toolCall.hasFinished) this.finishToolCall(toolCall);
      }
      resolveToolCall({wireId: wireId, index: index, name: name, hasExplicitCallStart: hasExplicitCallStart, hasEmptyArguments: hasEmptyArguments}) {
        const indexedToolCalls = index != null ? this.toolCallsByIndex.get(index) : void 0;
        const matchingIndexedToolCalls = this.filterToolCallsByName(indexedToolCalls, name);
        if (wireId != null) {
          const toolCallsWithId = this.toolCallsById.get(wireId);
          if (toolCallsWithId != null) {
            if (index != null) {
              const matchingToolCalls = matchingIndexedToolCalls.filter(toolCall => toolCallsWithId.has(toolCall));
              const matchingToolCall = this.resolveMatchingToolCall(matchingToolCalls, hasExplicitCallStart);
              if (matchingToolCall.kind !== "new") return matchingToolCall;
              if (name != null) return {
                kind: "new"
              };
              if (indexedToolCalls != null) return {
                kind: "ambiguous"
              };
              return this.resolveMatchingToolCall([ ...toolCallsWithId ], false);
            }
            if (name != null) {
              const matchingToolCalls = [ ...toolCallsWithId ].filter(toolCall => toolCall.function.name === name);
              return this.resolveMatchingToolCall(matchingToolCalls, hasExplicitCallStart);
            }
            return this.resolveMatchingToolCall([ ...toolCallsWithId ], false);
          }
          if (matchingIndexedToolCalls.length > 0) return hasExplicitCallStart ? {
            kind: "new"
          } : this.resolveMatchingToolCall(matchingIndexedToolCalls, name != null && hasEmptyArguments);
          return {
            kind: "new"
          };
        }
        if (indexedToolCalls != null) return this.resolveMatchingToolCall(matchingIndexedToolCalls, hasExplicitCallStart);
        if (name != null) return {
          kind: "new"
        };
        const unfinishedToolCalls = this.toolCalls.filter(toolCall => !toolCall.hasFinished);
        return this.resolveMatchingToolCall(unfinishedToolCalls, false);
      }
      filterToolCallsByName(toolCalls, name) {
        if (toolCalls == null) return [];
        return [ ...toolCalls ].filter(toolCall => name == null || toolCall.function.name === name);
      }
      resolveMatchingToolCall(toolCalls, hasExplicitCallStart) {
        if (toolCalls.length === 0) return {
          kind: "new"
        };
        const continuableToolCalls = toolCalls.filter(toolCall => !toolCall.argumentState.hasCompleteStructuredValue);
        if (!hasExplicitCallStart && toolCalls.length === 1) return {
          kind: "existing",
          toolCall: toolCalls[0]
        };
        if (continuableToolCalls.length === 1) return {
          kind: "existing",
          toolCall: continuableToolCalls[0]
        };
        if (continuableToolCalls.length > 1 || !hasExplicitCallStart) return {
          kind: "ambiguous"
        };
        return {
          kind: "new"
        };
      }
      processNewToolCall(toolCallDelta, {wireId: wireId, index: index, name: name}) {
        if (this.typeValidation === "required") {
          if (toolCallDelta.type !== "function") throw new dist.xn({
            data: toolCallDelta,
            message: `Expected 'function' type.`
          });
        } else if (this.typeValidation === "if-present") if (toolCallDelta.type != null && toolCallDelta.type !== "function") throw new dist.xn({
          data: toolCallDelta,
          message: `Expected 'function' type.`
        });
        if (name == null) throw new dist.xn({
          data: toolCallDelta,
          message: `Expected 'function.name' to be a string.`
        });
        const id = this.createToolCallId(wireId);
        this.controller.enqueue({
          type: "tool-input-start",
          id: id,
          toolName: name
        });
        const metadata = this.extractMetadata?.(toolCallDelta);
        const initialArguments = toolCallDelta.function?.arguments ?? "";
        const toolCall = {
          id: id,
          index: index ?? void 0,
          sequence: this.toolCalls.length,
          type: "function",
          function: {
            name: name,
            arguments: initialArguments
          },
          argumentState: new StreamingToolCallArgumentState(initialArguments),
          hasFinished: false,
          metadata: metadata
        };
        this.toolCalls.push(toolCall);
        if (wireId != null) this.associateWireId(toolCall, wireId);
        if (toolCall.function.arguments.length > 0) this.controller.enqueue({
          type: "tool-input-delta",
          id: toolCall.id,
          delta: toolCall.function.arguments
        });
        return toolCall;
      }
      associateWireId(toolCall, wireId) {
        let toolCallsWithId = this.toolCallsById.get(wireId);
        if (toolCallsWithId == null) {
          toolCallsWithId = new Set;
          this.toolCallsById.set(wireId, toolCallsWithId);
        }
        toolCallsWithId.add(toolCall);
      }
      associateIndex(toolCall, index) {
        let toolCallsWithIndex = this.toolCallsByIndex.get(index);
        if (toolCallsWithIndex == null) {
          toolCallsWithIndex = new Set;
          this.toolCallsByIndex.set(index, toolCallsWithIndex);
        }
        toolCallsWithIndex.add(toolCall);
      }
      createToolCallId(wireId) {
        if (wireId != null && !this.usedToolCallIds.has(wireId)) {
          this.usedToolCallIds.add(wireId);
          return wireId;
        }
        const generatedId = this.getNonBlankString(this._generateId()) ?? "tool-call";
        if (!this.usedToolCallIds.has(generatedId)) {
          this.usedToolCallIds.add(generatedId);
          return generatedId;
        }
        const initialSuffix = this.nextGeneratedIdSuffixes.get(generatedId) ?? 1;
        const maximumSuffix = initialSuffix + this.usedToolCallIds.size;
        for (let suffix = initialSuffix; suffix <= maximumSuffix; suffix++) {
          const suffixedId = `${generatedId}-${suffix}`;
          if (!this.usedToolCallIds.has(suffixedId)) {
            this.usedToolCallIds.add(suffixedId);
            this.nextGeneratedIdSuffixes.set(generatedId, suffix + 1);
            return suffixedId;
          }
        }
        throw new Error("Failed to create a unique tool call ID.");
      }
      getNonBlankString(value) {
        return value != null && value.trim().length > 0 ? value : void 0;
      }
      processExistingToolCall(toolCall, toolCallDelta) {
        if (toolCall.hasFinished) return;
        if (toolCallDelta.function?.arguments != null) {
          toolCall.argumentState.append(toolCallDelta.function.arguments);
          toolCall.function.arguments += toolCallDelta.function.arguments;
          this.controller.enqueue({
            type: "tool-input-delta",
            id: toolCall.id,
            delta: toolCallDelta.function.arguments
          });
        }
      }
      finishToolCall(toolCall) {
        this.controller.enqueue({
          type: "tool-input-end",
          id: toolCall.id
        });
        const providerMetadata = this.buildToolCallProviderMetadata?.(toolCall.metadata);
        this.controller.enqueue({
          type: "tool-call",
          toolCallId: toolCall.id,
          toolName: toolCall.function.name,
          input: toolCall.function.arguments,
          ...providerMetadata ? {
            providerMetadata: providerMetadata
          } : {}
        });
        toolCall.hasFinished = true;
      }
    };
    function stripFileExtension(filename) {
      const firstDotIndex = filename.indexOf(".");
      return firstDotIndex === -1 ? filename : filename.slice(0, firstDotIndex);
    }
    function withoutTrailingSlash(url) {
      return url?.replace(/\/$/, "");
    }
    function toolCaller(tool, definition) {
      return Object.defineProperty({
        ...tool
      }, "experimental_toolCaller", {
        value: definition
      });
    }
    function stringifyWithBigIntAndCycles(value) {
      const ancestors = [];
      return JSON.stringify(value, function(_key, value) {
        if (typeof value === "bigint") return value.toString();
        if (typeof value !== "object" || value === null) return value;
        while (ancestors.length > 0 && ancestors.at(-1) !== this) ancestors.pop();
        if (ancestors.includes(value)) return "[Circular]";
        ancestors.push(value);
        return value;
      });
    }
  }),
  90583: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      Ch: () => TooManyEmbeddingValuesForCallError,
      Di: () => InvalidArgumentError,
      Kq: () => LoadAPIKeyError,
      M3: () => InvalidPromptError,
      Tt: () => EmptyResponseBodyError,
      Vf: () => LoadSettingError,
      b8: () => UnsupportedFunctionalityError,
      bD: () => AISDKError,
      eM: () => NoSuchModelError,
      hL: () => APICallError,
      iM: () => TypeValidationError,
      k9: () => isJSONObject,
      u6: () => JSONParseError,
      vb: () => NoSuchProviderReferenceError,
      xn: () => InvalidResponseDataError
    });
    const marker$18 = "vercel.ai.error";
    const symbol$18 = Symbol.for(marker$18);
    var AISDKError = class AISDKError extends Error {
      constructor({name: name, message: message, cause: cause}) {
        super(message);
        this[symbol$18] = true;
        this.name = name;
        this.cause = cause;
      }
      static isInstance(error) {
        return AISDKError.hasMarker(error, marker$18);
      }
      static hasMarker(error, marker) {
        const markerSymbol = Symbol.for(marker);
        return error != null && typeof error === "object" && markerSymbol in error && typeof error[markerSymbol] === "boolean" && error[markerSymbol] === true;
      }
    };
    const name$17 = "AI_DecisionUnsupportedQuestionTypeError";
    const marker$17 = `vercel.ai.error.${name$17}`;
    Symbol.for(marker$17);
    const name$16 = "AI_APICallError";
    const marker$16 = `vercel.ai.error.${name$16}`;
    const symbol$16 = Symbol.for(marker$16);
    var APICallError = class extends AISDKError {
      constructor({message: message, url: url, requestBodyValues: requestBodyValues, statusCode: statusCode, responseHeaders: responseHeaders, responseBody: responseBody, cause: cause, isRetryable: isRetryable = statusCode != null && (statusCode === 408 || statusCode === 409 || statusCode === 429 || statusCode >= 500), data: data}) {
        super({
          name: name$16,
          message: message,
          cause: cause
        });
        this[symbol$16] = true;
        this.url = url;
        this.requestBodyValues = requestBodyValues;
        this.statusCode = statusCode;
        this.responseHeaders = responseHeaders;
        this.responseBody = responseBody;
        this.isRetryable = isRetryable;
        this.data = data;
      }
      static isInstance(error) {
        return AISDKError.hasMarker(error, marker$16);
      }
    };
    const name$15 = "AI_EmptyResponseBodyError";
    const marker$15 = `vercel.ai.error.${name$15}`;
    const symbol$15 = Symbol.for(marker$15);
    var EmptyResponseBodyError = class extends AISDKError {
      constructor({message: message = "Empty response body"} = {}) {
        super({
          name: name$15,
          message: message
        });
        this[symbol$15] = true;
      }
      static isInstance(error) {
        return AISDKError.hasMarker(error, marker$15);
      }
    };
    const name$14 = "AI_DecisionRefusalError";
    const marker$14 = `vercel.ai.error.${name$14}`;
    Symbol.for(marker$14);
    const name$13 = "AI_ExtractionRefusalError";
    const marker$13 = `vercel.ai.error.${name$13}`;
    Symbol.for(marker$13);
    const name$12 = "AI_ExtractionUnsupportedFieldTypeError";
    const marker$12 = `vercel.ai.error.${name$12}`;
    Symbol.for(marker$12);
    function getErrorMessage(error) {
      if (error == null) return "unknown error";
      if (typeof error === "string") return error;
      if (error instanceof Error) return error.toString();
      return JSON.stringify(error);
    }
    const name$11 = "AI_InvalidArgumentError";
    const marker$11 = `vercel.ai.error.${name$11}`;
    const symbol$11 = Symbol.for(marker$11);
    var InvalidArgumentError = class extends AISDKError {
      constructor({message: message, cause: cause, argument: argument}) {
        super({
          name: name$11,
          message: message,
          cause: cause
        });
        this[symbol$11] = true;
        this.argument = argument;
      }
      static isInstance(error) {
        return AISDKError.hasMarker(error, marker$11);
      }
    };
    const name$10 = "AI_InvalidPromptError";
    const marker$10 = `vercel.ai.error.${name$10}`;
    const symbol$10 = Symbol.for(marker$10);
    var InvalidPromptError = class extends AISDKError {
      constructor({prompt: prompt, message: message, cause: cause}) {
        super({
          name: name$10,
          message: `Invalid prompt: ${message}`,
          cause: cause
        });
        this[symbol$10] = true;
        this.prompt = prompt;
      }
      static isInstance(error) {
        return AISDKError.hasMarker(error, marker$10);
      }
    };
    const name$9 = "AI_InvalidResponseDataError";
    const marker$9 = `vercel.ai.error.${name$9}`;
    const symbol$9 = Symbol.for(marker$9);
    var InvalidResponseDataError = class extends AISDKError {
      constructor({data: data, message: message = `Invalid response data: ${JSON.stringify(data)}.`}) {
        super({
          name: name$9,
          message: message
        });
        this[symbol$9] = true;
        this.data = data;
      }
      static isInstance(error) {
        return AISDKError.hasMarker(error, marker$9);
      }
    };
    const name$8 = "AI_JSONParseError";
    const marker$8 = `vercel.ai.error.${name$8}`;
    const symbol$8 = Symbol.for(marker$8);
    var JSONParseError = class extends AISDKError {
      constructor({text: text, cause: cause}) {
        super({
          name: name$8,
          message: `JSON parsing failed: Text: ${text}.\nError message: ${getErrorMessage(cause)}`,
          cause: cause
        });
        this[symbol$8] = true;
        this.text = text;
      }
      static isInstance(error) {
        return AISDKError.hasMarker(error, marker$8);
      }
    };
    const name$7 = "AI_LoadAPIKeyError";
    const marker$7 = `vercel.ai.error.${name$7}`;
    const symbol$7 = Symbol.for(marker$7);
    var LoadAPIKeyError = class extends AISDKError {
      constructor({message: message}) {
        super({
          name: name$7,
          message: message
        });
        this[symbol$7] = true;
      }
      static isInstance(error) {
        return AISDKError.hasMarker(error, marker$7);
      }
    };
    const name$6 = "AI_LoadSettingError";
    const marker$6 = `vercel.ai.error.${name$6}`;
    const symbol$6 = Symbol.for(marker$6);
    var LoadSettingError = class extends AISDKError {
      constructor({message: message}) {
        super({
          name: name$6,
          message: message
        });
        this[symbol$6] = true;
      }
      static isInstance(error) {
        return AISDKError.hasMarker(error, marker$6);
      }
    };
    const name$5 = "AI_NoContentGeneratedError";
    const marker$5 = `vercel.ai.error.${name$5}`;
    Symbol.for(marker$5);
    const name$4 = "AI_NoSuchModelError";
    const marker$4 = `vercel.ai.error.${name$4}`;
    const symbol$4 = Symbol.for(marker$4);
    var NoSuchModelError = class extends AISDKError {
      constructor({errorName: errorName = name$4, modelId: modelId, modelType: modelType, message: message = `No such ${modelType}: ${modelId}`}) {
        super({
          name: errorName,
          message: message
        });
        this[symbol$4] = true;
        this.modelId = modelId;
        this.modelType = modelType;
      }
      static isInstance(error) {
        return AISDKError.hasMarker(error, marker$4);
      }
    };
    const name$3 = "AI_NoSuchProviderReferenceError";
    const marker$3 = `vercel.ai.error.${name$3}`;
    const symbol$3 = Symbol.for(marker$3);
    var NoSuchProviderReferenceError = class extends AISDKError {
      constructor({provider: provider, reference: reference, message: message = `No provider reference found for provider '${provider}'. Available providers: ${Object.keys(reference).join(", ")}`}) {
        super({
          name: name$3,
          message: message
        });
        this[symbol$3] = true;
        this.provider = provider;
        this.reference = reference;
      }
      static isInstance(error) {
        return AISDKError.hasMarker(error, marker$3);
      }
    };
    const name$2 = "AI_TooManyEmbeddingValuesForCallError";
    const marker$2 = `vercel.ai.error.${name$2}`;
    const symbol$2 = Symbol.for(marker$2);
    var TooManyEmbeddingValuesForCallError = class extends AISDKError {
      constructor(options) {
        super({
          name: name$2,
          message: `Too many values for a single embedding call. The ${options.provider} model "${options.modelId}" can only embed up to ${options.maxEmbeddingsPerCall} values per call, but ${options.values.length} values were provided.`
        });
        this[symbol$2] = true;
        this.provider = options.provider;
        this.modelId = options.modelId;
        this.maxEmbeddingsPerCall = options.maxEmbeddingsPerCall;
        this.values = options.values;
      }
      static isInstance(error) {
        return AISDKError.hasMarker(error, marker$2);
      }
    };
    const name$1 = "AI_TypeValidationError";
    const marker$1 = `vercel.ai.error.${name$1}`;
    const symbol$1 = Symbol.for(marker$1);
    var TypeValidationError = class TypeValidationError extends AISDKError {
      constructor({value: value, cause: cause, context: context}) {
        let contextPrefix = "Type validation failed";
        if (context?.field) contextPrefix += ` for ${context.field}`;
        if (context?.entityName || context?.entityId) {
          contextPrefix += " (";
          const parts = [];
          if (context.entityName) parts.push(context.entityName);
          if (context.entityId) parts.push(`id: "${context.entityId}"`);
          contextPrefix += parts.join(", ");
          contextPrefix += ")";
        }
        super({
          name: name$1,
          message: `${contextPrefix}: Value: ${JSON.stringify(value)}.\nError message: ${getErrorMessage(cause)}`,
          cause: cause
        });
        this[symbol$1] = true;
        this.value = value;
        this.context = context;
      }
      static isInstance(error) {
        return AISDKError.hasMarker(error, marker$1);
      }
      static wrap({value: value, cause: cause, context: context}) {
        if (TypeValidationError.isInstance(cause) && cause.value === value && cause.context?.field === context?.field && cause.context?.entityName === context?.entityName && cause.context?.entityId === context?.entityId) return cause;
        return new TypeValidationError({
          value: value,
          cause: cause,
          context: context
        });
      }
    };
    const name = "AI_UnsupportedFunctionalityError";
    const marker = `vercel.ai.error.${name}`;
    const symbol = Symbol.for(marker);
    var UnsupportedFunctionalityError = class extends AISDKError {
      constructor({functionality: functionality, message: message = `'${functionality}' functionality not supported.`}) {
        super({
          name: name,
          message: message
        });
        this[symbol] = true;
        this.functionality = functionality;
      }
      static isInstance(error) {
        return AISDKError.hasMarker(error, marker);
      }
    };
    function isJSONValue(value) {
      if (value === null || typeof value === "string" || typeof value === "number" || typeof value === "boolean") return true;
      if (Array.isArray(value)) return value.every(isJSONValue);
      if (typeof value === "object") return Object.entries(value).every(([key, val]) => typeof key === "string" && (val === void 0 || isJSONValue(val)));
      return false;
    }
    function isJSONObject(value) {
      return value != null && typeof value === "object" && Object.entries(value).every(([key, val]) => typeof key === "string" && (val === void 0 || isJSONValue(val)));
    }
  }),
  11479: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      C: () => WORKFLOW_DESERIALIZE,
      V: () => WORKFLOW_SERIALIZE
    });
    const WORKFLOW_SERIALIZE = Symbol.for("workflow-serialize");
    const WORKFLOW_DESERIALIZE = Symbol.for("workflow-deserialize");
  }),
  43852: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      D4: () => decode,
      Re: () => decodeAsync,
      lF: () => encode,
      X$: () => encodeAsync,
      qg: () => parse_parse,
      EJ: () => parseAsync,
      ex: () => safeDecode,
      yR: () => safeDecodeAsync,
      wy: () => safeEncode,
      EM: () => safeEncodeAsync,
      xL: () => safeParse,
      bp: () => safeParseAsync
    });
    var parse = __webpack_require__(4196);
    var errors = __webpack_require__(37428);
    var core_core = __webpack_require__(88532);
    var util = __webpack_require__(54723);
    const _installedErrorProtos = new WeakSet([ Object.prototype, Error.prototype ]);
    function _lazyMethod(proto, key, make) {
      Object.defineProperty(proto, key, {
        configurable: true,
        enumerable: false,
        get() {
          const value = make(this);
          Object.defineProperty(this, key, {
            value: value,
            configurable: true,
            writable: true
          });
          return value;
        },
        set(value) {
          Object.defineProperty(this, key, {
            value: value,
            configurable: true,
            writable: true
          });
        }
      });
    }
    const initializer = (inst, issues) => {
      errors.a$.init(inst, issues);
      inst.name = "ZodError";
      const proto = Object.getPrototypeOf(inst);
      if (_installedErrorProtos.has(proto)) return;
      _installedErrorProtos.add(proto);
      _lazyMethod(proto, "format", self => mapper => errors.Wk(self, mapper));
      _lazyMethod(proto, "flatten", self => mapper => errors.JM(self, mapper));
      _lazyMethod(proto, "addIssue", self => issue => {
        self.issues.push(issue);
        self.message = JSON.stringify(self.issues, util.k8, 2);
      });
      _lazyMethod(proto, "addIssues", self => issues => {
        self.issues.push(...issues);
        self.message = JSON.stringify(self.issues, util.k8, 2);
      });
      Object.defineProperty(proto, "isEmpty", {
        configurable: true,
        enumerable: false,
        get() {
          return this.issues.length === 0;
        }
      });
    };
    null && core.$constructor("ZodError", initializer);
    const ZodRealError = core_core.xI("ZodError", initializer, void 0, {
      Parent: Error
    });
    const parse_parse = parse.Tj(ZodRealError);
    const parseAsync = parse.Rb(ZodRealError);
    const safeParse = parse.Od(ZodRealError);
    const safeParseAsync = parse.wG(ZodRealError);
    const encode = parse.Mv(ZodRealError);
    const decode = parse.e2(ZodRealError);
    const encodeAsync = parse.GW(ZodRealError);
    const decodeAsync = parse.or(ZodRealError);
    const safeEncode = parse.rh(ZodRealError);
    const safeDecode = parse.VS(ZodRealError);
    const safeEncodeAsync = parse.v_(ZodRealError);
    const safeDecodeAsync = parse.R3(ZodRealError);
  }),
  80737: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      rSt: () => ZodNumber,
      bzn: () => any,
      YOg: () => array,
      zMY: () => schemas_boolean,
      gMt: () => discriminatedUnion,
      k5n: () => _enum,
      E$q: () => intersection,
      Pq9: () => json,
      RZV: () => lazy,
      euz: () => literal,
      _H3: () => looseObject,
      ZmZ: () => never,
      chJ: () => _null,
      aig: () => number,
      Ikc: () => object,
      jgl: () => partialRecord,
      g1P: () => record,
      rej: () => strictObject,
      YjP: () => string,
      PVZ: () => tuple,
      KCZ: () => union,
      L5J: () => unknown
    });
    var core_core = __webpack_require__(88532);
    var core_util = __webpack_require__(54723);
    class $ZodCyclicError extends Error {
      constructor() {
        super(`Cannot parse a reference cycle that closes through a transform`);
        this.name = "ZodCyclicError";
      }
    }
    const STATE = "~memo";
    const NO_ISSUES = [];
    function isRef(value) {
      return value !== null && typeof value === "object";
    }
    function cloneIssues(issues) {
      return issues.map(iss => iss.path ? {
        ...iss,
        path: iss.path.slice()
      } : {
        ...iss
      });
    }
    const recursive = new WeakMap;
    const NONE = 0;
    const ASSUMED = 1;
    const PROVEN = 2;
    function isRecursive(inst, stack, resolve) {
      const cached = recursive.get(inst);
      if (cached !== void 0) return cached ? PROVEN : NONE;
      if (stack.has(inst)) return PROVEN;
      stack.add(inst);
      let result = NONE;
      const check = child => {
        if (result !== PROVEN && child?._zod) {
          const answer = isRecursive(child, stack, resolve);
          if (answer > result) result = answer;
        }
      };
      const shape = (sh, spread) => {
        let answer = NONE;
        for (const key of Reflect.ownKeys(sh)) {
          const desc = Object.getOwnPropertyDescriptor(sh, key);
          if (spread && !desc.enumerable) continue;
          const child = desc.get ? ASSUMED : desc.value?._zod ? isRecursive(desc.value, stack, resolve) : NONE;
          if (child > answer) answer = child;
        }
        return answer;
      };
      const merge = answer => {
        if (answer > result) result = answer;
      };
      const def = inst._zod.def;
      const kind = def.type;
      switch (kind) {
       case "object":
        {
          const raw = core_util.MO(def);
          merge(raw ? shape(raw, true) : ASSUMED);
          check(def.catchall);
          break;
        }

       case "array":
        check(def.element);
        break;

       case "tuple":
        for (const el of def.items) check(el);
        check(def.rest);
        break;

       case "record":
       case "map":
        check(def.keyType);
        check(def.valueType);
        break;

       case "set":
        check(def.valueType);
        break;

       case "union":
        for (const el of def.options) check(el);
        break;

       case "intersection":
        check(def.left);
        check(def.right);
        break;

       case "optional":
       case "nullable":
       case "default":
       case "prefault":
       case "catch":
       case "readonly":
       case "nonoptional":
       case "promise":
       case "success":
        check(def.innerType);
        break;

       case "pipe":
        check(def.in);
        check(def.out);
        break;

       case "function":
        check(def.input);
        check(def.output);
        break;

       case "lazy":
        {
          const inner = def._cachedInner ?? (resolve ? inst._zod.innerType : void 0);
          merge(inner ? isRecursive(inner, stack, false) : ASSUMED);
          break;
        }

       case "template_literal":
       case "string":
       case "number":
       case "int":
       case "boolean":
       case "bigint":
       case "symbol":
       case "undefined":
       case "null":
       case "void":
       case "never":
       case "any":
       case "unknown":
       case "date":
       case "nan":
       case "enum":
       case "literal":
       case "file":
       case "transform":
       case "custom":
        break;

       default:
        for (const key in def) {
          const desc = Object.getOwnPropertyDescriptor(def, key);
          if (!desc || desc.get) continue;
          const value = desc.value;
          if (!value || typeof value !== "object") continue;
          if (value._zod) check(value); else if (Array.isArray(value)) for (const el of value) check(el);
        }
      }
      stack.delete(inst);
      return settle(inst, result);
    }
    function settle(inst, answer) {
      if (answer !== ASSUMED) recursive.set(inst, answer === PROVEN);
      return answer;
    }
    function bucketFor(state, inst) {
      let bucket = state.buckets.get(inst);
      if (!bucket) {
        bucket = new WeakMap;
        state.buckets.set(inst, bucket);
      }
      return bucket;
    }
    let handoff;
    const memoizer_open = [];
    const memo = {
      alloc(_inst, payload, empty) {
        const bucket = handoff;
        if (!bucket) return empty;
        handoff = void 0;
        const entry = {
          value: empty,
          issues: null
        };
        bucket.set(payload.value, entry);
        memoizer_open.push(entry);
        return empty;
      },
      guard(inst) {
        var _a;
        (_a = inst._zod).deferred ?? (_a.deferred = []);
        inst._zod.deferred.push(() => {
          const base = inst._zod.parse;
          const wrapped = (payload, ctx) => {
            if (ctx.direction !== "backward" && isBackEdge(ctx, payload.value)) throw new $ZodCyclicError;
            return base(payload, ctx);
          };
          inst._zod.parse = wrapped;
          if (inst._zod.run === base) inst._zod.run = wrapped;
        });
      },
      attach(inst) {
        var _a;
        let isRecursiveInst;
        let rechecked = false;
        let lastCtx;
        let lastBucket;
        (_a = inst._zod).deferred ?? (_a.deferred = []);
        inst._zod.deferred.push(() => {
          const base = inst._zod.parse;
          const wrapped = (payload, ctx) => {
            if (isRecursiveInst === void 0) {
              const walked = isRecursive(inst, new Set, false);
              if (walked === NONE) {
                inst._zod.parse = base;
                if (inst._zod.run === wrapped) inst._zod.run = base;
                return base(payload, ctx);
              }
              if (walked === PROVEN || rechecked) isRecursiveInst = true; else rechecked = true;
            }
            const input = payload.value;
            if (!isRef(input)) return base(payload, ctx);
            let state = ctx[STATE];
            if (!state) {
              state = {
                buckets: new WeakMap,
                backEdges: void 0
              };
              ctx[STATE] = state;
            }
            let bucket;
            if (lastCtx === ctx) bucket = lastBucket; else {
              bucket = bucketFor(state, inst);
              lastCtx = ctx;
              lastBucket = bucket;
            }
            const hit = bucket.get(input);
            if (hit) {
              payload.value = hit.value;
              if (hit.issues) {
                if (hit.issues.length) payload.issues.push(...cloneIssues(hit.issues));
              } else {
                payload.memo = true;
                state.backEdges ?? (state.backEdges = new WeakSet);
                state.backEdges.add(hit.value);
              }
              return payload;
            }
            handoff = bucket;
            const depth = memoizer_open.length;
            const result = base(payload, ctx);
            handoff = void 0;
            const entry = memoizer_open.length > depth ? memoizer_open.pop() : void 0;
            if (result instanceof Promise) return result.then(r => {
              if (entry) entry.issues = r.issues.length ? cloneIssues(r.issues) : NO_ISSUES;
              return r;
            });
            if (entry) entry.issues = result.issues.length ? cloneIssues(result.issues) : NO_ISSUES;
            return result;
          };
          inst._zod.parse = wrapped;
          if (inst._zod.run === base) inst._zod.run = wrapped;
        });
      }
    };
    function memoizer() {
      return memo;
    }
    function isBackEdge(ctx, value) {
      const backEdges = ctx[STATE]?.backEdges;
      return backEdges !== void 0 && isRef(value) && backEdges.has(value);
    }
    var schemas = __webpack_require__(56985);
    var registries = __webpack_require__(29396);
    var api = __webpack_require__(43759);
    var json_schema_processors = __webpack_require__(98439);
    var to_json_schema = __webpack_require__(87509);
    var en = __webpack_require__(30252);
    var parse = __webpack_require__(43852);
    var core_parse = __webpack_require__(4196);
    function _ensureDefaultLocale() {
      if (!core_core.cr.localeError) core_core.$W((0, en.A)());
    }
    function _ensureDefaultMemoizer() {
      if (!core_core.cr.memoizer) core_core.$W({
        memoizer: memoizer()
      });
    }
    const ZodType = core_core.xI("ZodType", (inst, def) => {
      _ensureDefaultLocale();
      schemas.W4.init(inst, def);
      inst.def = def;
      inst.type = def.type;
      return inst;
    }, {
      check(...chks) {
        const def = this.def;
        return this.clone(core_util.zM(def, {
          checks: [ ...def.checks ?? [], ...chks.map(ch => typeof ch === "function" ? {
            _zod: {
              check: ch,
              def: {
                check: "custom"
              },
              onattach: []
            }
          } : ch) ]
        }), {
          parent: true
        });
      },
      with(...chks) {
        return this.check(...chks);
      },
      clone(def, params) {
        return core_util.o8(this, def, params);
      },
      brand() {
        return this;
      },
      register(reg, meta) {
        reg.add(this, meta);
        return this;
      },
      refine(check, params) {
        return this.check(refine(check, params));
      },
      superRefine(refinement, params) {
        return this.check(superRefine(refinement, params));
      },
      overwrite(fn) {
        return this.check(api.bS(fn));
      },
      optional() {
        return optional(this);
      },
      exactOptional() {
        return exactOptional(this);
      },
      nullable() {
        return nullable(this);
      },
      nullish() {
        return optional(nullable(this));
      },
      nonoptional(params) {
        return nonoptional(this, params);
      },
      array() {
        return array(this);
      },
      or(arg) {
        return union([ this, arg ]);
      },
      and(arg) {
        return intersection(this, arg);
      },
      transform(tx) {
        return pipe(this, transform(tx));
      },
      default(d) {
        return _default(this, d);
      },
      prefault(d) {
        return prefault(this, d);
      },
      catch(params) {
        return _catch(this, params);
      },
      pipe(target) {
        return pipe(this, target);
      },
      readonly() {
        return readonly(this);
      },
      describe(description) {
        const cl = this.clone();
        registries.fd.add(cl, {
          description: description
        });
        return cl;
      },
      meta(...args) {
        if (args.length === 0) return registries.fd.get(this);
        const cl = this.clone();
        registries.fd.add(cl, args[0]);
        return cl;
      },
      isOptional() {
        return this.safeParse(void 0).success;
      },
      isNullable() {
        return this.safeParse(null).success;
      },
      apply(fn, ...args) {
        return args.length === 0 ? fn(this) : fn(this, ...args);
      },
      get "~standard"() {
        return core_util.jD(this, "~standard", {
          ...schemas.YK(this),
          jsonSchema: {
            input: (0, to_json_schema.uE)(this, "input"),
            output: (0, to_json_schema.uE)(this, "output")
          }
        });
      },
      set "~standard"(value) {
        core_util.qh(this, "~standard", value);
      },
      parse: function _parse(data, params) {
        return parse.qg(this, data, params, {
          callee: _parse
        });
      },
      parseAsync: async function _parseAsync(data, params) {
        return await parse.EJ(this, data, params, {
          callee: _parseAsync
        });
      },
      safeParse(data, params) {
        return parse.xL(this, data, params);
      },
      async safeParseAsync(data, params) {
        return parse.bp(this, data, params);
      },
      get spa() {
        return this?.safeParseAsync;
      },
      set spa(value) {
        core_util.qh(this, "spa", value);
      },
      validate(data, params) {
        return core_parse.tf(this, data, params);
      },
      validateAsync(data, params) {
        return core_parse.F0(this, data, params);
      },
      encode: function _encode(data, params) {
        return parse.lF(this, data, params, {
          callee: _encode
        });
      },
      decode: function _decode(data, params) {
        return parse.D4(this, data, params, {
          callee: _decode
        });
      },
      encodeAsync: async function _encodeAsync(data, params) {
        return await parse.X$(this, data, params, {
          callee: _encodeAsync
        });
      },
      decodeAsync: async function _decodeAsync(data, params) {
        return await parse.Re(this, data, params, {
          callee: _decodeAsync
        });
      },
      safeEncode(data, params) {
        return parse.wy(this, data, params);
      },
      safeDecode(data, params) {
        return parse.ex(this, data, params);
      },
      async safeEncodeAsync(data, params) {
        return parse.EM(this, data, params);
      },
      async safeDecodeAsync(data, params) {
        return parse.yR(this, data, params);
      },
      toJSONSchema(params) {
        return (0, to_json_schema.OA)(this, {})(params);
      },
      get description() {
        return registries.fd.get(this)?.description;
      },
      get _def() {
        return this._zod.def;
      }
    });
    const _ZodString = core_core.xI("_ZodString", (inst, def) => {
      schemas.$v.init(inst, def);
      ZodType.init(inst, def);
      inst._zod.processJSONSchema = (ctx, json, params) => json_schema_processors.SW(inst, ctx, json, params);
    }, core_util.un({
      format: inst => json_schema_processors.Fs(inst).format ?? null,
      minLength: inst => json_schema_processors.Fs(inst).minimum ?? null,
      maxLength: inst => json_schema_processors.Fs(inst).maximum ?? null
    }, {
      regex(...args) {
        return this.check(api.Fk(...args));
      },
      includes(...args) {
        return this.check(api.dR(...args));
      },
      startsWith(...args) {
        return this.check(api.$S(...args));
      },
      endsWith(...args) {
        return this.check(api.ER(...args));
      },
      min(...args) {
        return this.check(api.m9(...args));
      },
      max(...args) {
        return this.check(api.Eb(...args));
      },
      length(...args) {
        return this.check(api.YA(...args));
      },
      nonempty(...args) {
        return this.check(api.m9(1, ...args));
      },
      lowercase(params) {
        return this.check(api.hH(params));
      },
      uppercase(params) {
        return this.check(api.qF(params));
      },
      trim() {
        return this.check(api.WN());
      },
      normalize(...args) {
        return this.check(api.lo(...args));
      },
      toLowerCase() {
        return this.check(api.Il());
      },
      toUpperCase() {
        return this.check(api.xY());
      },
      slugify() {
        return this.check(api.TL());
      }
    }));
    const ZodString = core_core.xI("ZodString", (inst, def) => {
      schemas.$v.init(inst, def);
      _ZodString.init(inst, def);
    }, {
      email(params) {
        return this.check(api.Mu(ZodEmail, params));
      },
      url(params) {
        return this.check(api.Fn(ZodURL, params));
      },
      jwt(params) {
        return this.check(api.rk(ZodJWT, params));
      },
      emoji(params) {
        return this.check(api.aC(ZodEmoji, params));
      },
      guid(params) {
        return this.check(api.tB(ZodGUID, params));
      },
      uuid(params) {
        return this.check(api.Be(ZodUUID, params));
      },
      uuidv4(params) {
        return this.check(api.nA(ZodUUID, params));
      },
      uuidv6(params) {
        return this.check(api.pY(ZodUUID, params));
      },
      uuidv7(params) {
        return this.check(api.wA(ZodUUID, params));
      },
      nanoid(params) {
        return this.check(api.Dl(ZodNanoID, params));
      },
      cuid(params) {
        return this.check(api.fs(ZodCUID, params));
      },
      cuid2(params) {
        return this.check(api.Bj(ZodCUID2, params));
      },
      ulid(params) {
        return this.check(api.Ct(ZodULID, params));
      },
      base64(params) {
        return this.check(api.rt(ZodBase64, params));
      },
      base64url(params) {
        return this.check(api.cU(ZodBase64URL, params));
      },
      xid(params) {
        return this.check(api.Pw(ZodXID, params));
      },
      ksuid(params) {
        return this.check(api._z(ZodKSUID, params));
      },
      ipv4(params) {
        return this.check(api.Ny(ZodIPv4, params));
      },
      ipv6(params) {
        return this.check(api.$O(ZodIPv6, params));
      },
      cidrv4(params) {
        return this.check(api.Uy(ZodCIDRv4, params));
      },
      cidrv6(params) {
        return this.check(api.gP(ZodCIDRv6, params));
      },
      e164(params) {
        return this.check(api.KB(ZodE164, params));
      },
      datetime(params) {
        return this.check(api.G1(ZodISODateTime, params));
      },
      date(params) {
        return this.check(api.db(ZodISODate, params));
      },
      time(params) {
        return this.check(api.Kn(ZodISOTime, params));
      },
      duration(params) {
        return this.check(api.f2(ZodISODuration, params));
      }
    });
    function string(params) {
      return api.Rl(ZodString, params);
    }
    const ZodStringFormat = core_core.xI("ZodStringFormat", (inst, def) => {
      schemas.EY.init(inst, def);
      _ZodString.init(inst, def);
    });
    const ZodISODateTime = core_core.xI("ZodISODateTime", (inst, def) => {
      schemas.Ko.init(inst, def);
      ZodStringFormat.init(inst, def);
    });
    const ZodISODate = core_core.xI("ZodISODate", (inst, def) => {
      schemas.v1.init(inst, def);
      ZodStringFormat.init(inst, def);
    });
    const ZodISOTime = core_core.xI("ZodISOTime", (inst, def) => {
      schemas.Ax.init(inst, def);
      ZodStringFormat.init(inst, def);
    });
    const ZodISODuration = core_core.xI("ZodISODuration", (inst, def) => {
      schemas.$N.init(inst, def);
      ZodStringFormat.init(inst, def);
    });
    const ZodEmail = core_core.xI("ZodEmail", (inst, def) => {
      schemas.qG.init(inst, def);
      ZodStringFormat.init(inst, def);
    });
    const ZodGUID = core_core.xI("ZodGUID", (inst, def) => {
      schemas.Zc.init(inst, def);
      ZodStringFormat.init(inst, def);
    });
    const ZodUUID = core_core.xI("ZodUUID", (inst, def) => {
      schemas.Zn.init(inst, def);
      ZodStringFormat.init(inst, def);
    });
    const ZodURL = core_core.xI("ZodURL", (inst, def) => {
      schemas.VY.init(inst, def);
      ZodStringFormat.init(inst, def);
    });
    const ZodEmoji = core_core.xI("ZodEmoji", (inst, def) => {
      schemas.cG.init(inst, def);
      ZodStringFormat.init(inst, def);
    });
    const ZodNanoID = core_core.xI("ZodNanoID", (inst, def) => {
      schemas.Py.init(inst, def);
      ZodStringFormat.init(inst, def);
    });
    const ZodCUID = core_core.xI("ZodCUID", (inst, def) => {
      schemas.bl.init(inst, def);
      ZodStringFormat.init(inst, def);
    });
    const ZodCUID2 = core_core.xI("ZodCUID2", (inst, def) => {
      schemas.Zu.init(inst, def);
      ZodStringFormat.init(inst, def);
    });
    const ZodULID = core_core.xI("ZodULID", (inst, def) => {
      schemas.g5.init(inst, def);
      ZodStringFormat.init(inst, def);
    });
    const ZodXID = core_core.xI("ZodXID", (inst, def) => {
      schemas.TF.init(inst, def);
      ZodStringFormat.init(inst, def);
    });
    const ZodKSUID = core_core.xI("ZodKSUID", (inst, def) => {
      schemas.GY.init(inst, def);
      ZodStringFormat.init(inst, def);
    });
    const ZodIPv4 = core_core.xI("ZodIPv4", (inst, def) => {
      schemas.Lc.init(inst, def);
      ZodStringFormat.init(inst, def);
    });
    null && core.$constructor("ZodMAC", (inst, def) => {
      core.$ZodMAC.init(inst, def);
      ZodStringFormat.init(inst, def);
    });
    const ZodIPv6 = core_core.xI("ZodIPv6", (inst, def) => {
      schemas.Zy.init(inst, def);
      ZodStringFormat.init(inst, def);
    });
    const ZodCIDRv4 = core_core.xI("ZodCIDRv4", (inst, def) => {
      schemas.CI.init(inst, def);
      ZodStringFormat.init(inst, def);
    });
    const ZodCIDRv6 = core_core.xI("ZodCIDRv6", (inst, def) => {
      schemas.Cn.init(inst, def);
      ZodStringFormat.init(inst, def);
    });
    const ZodBase64 = core_core.xI("ZodBase64", (inst, def) => {
      schemas.Dq.init(inst, def);
      ZodStringFormat.init(inst, def);
    });
    const ZodBase64URL = core_core.xI("ZodBase64URL", (inst, def) => {
      schemas.CQ.init(inst, def);
      ZodStringFormat.init(inst, def);
    });
    const ZodE164 = core_core.xI("ZodE164", (inst, def) => {
      schemas.Oy.init(inst, def);
      ZodStringFormat.init(inst, def);
    });
    null && core.$constructor("ZodCreditCard", (inst, def) => {
      core.$ZodCreditCard.init(inst, def);
      ZodStringFormat.init(inst, def);
    });
    null && core.$constructor("ZodIBAN", (inst, def) => {
      core.$ZodIBAN.init(inst, def);
      ZodStringFormat.init(inst, def);
    });
    const ZodJWT = core_core.xI("ZodJWT", (inst, def) => {
      schemas.h8.init(inst, def);
      ZodStringFormat.init(inst, def);
    });
    null && core.$constructor("ZodCustomStringFormat", (inst, def) => {
      core.$ZodCustomStringFormat.init(inst, def);
      ZodStringFormat.init(inst, def);
    });
    const ZodNumber = core_core.xI("ZodNumber", (inst, def) => {
      schemas.vz.init(inst, def);
      ZodType.init(inst, def);
      inst._zod.processJSONSchema = (ctx, json, params) => json_schema_processors.Wg(inst, ctx, json, params);
      inst.isFinite = true;
    }, core_util.un({
      minValue: inst => {
        const {minimum: minimum, exclusiveMinimum: exclusiveMinimum} = json_schema_processors.Fs(inst);
        return Math.max(minimum ?? Number.NEGATIVE_INFINITY, exclusiveMinimum ?? Number.NEGATIVE_INFINITY);
      },
      maxValue: inst => {
        const {maximum: maximum, exclusiveMaximum: exclusiveMaximum} = json_schema_processors.Fs(inst);
        return Math.min(maximum ?? Number.POSITIVE_INFINITY, exclusiveMaximum ?? Number.POSITIVE_INFINITY);
      },
      isInt: inst => {
        const {isInt: isInt, multipleOf: multipleOf} = json_schema_processors.Fs(inst);
        return !!isInt || !!multipleOf?.some(Number.isSafeInteger);
      },
      format: inst => json_schema_processors.Fs(inst).format ?? null
    }, {
      gt(value, params) {
        return this.check(api.Tx(value, params));
      },
      gte(value, params) {
        return this.check(api.qm(value, params));
      },
      min(value, params) {
        return this.check(api.qm(value, params));
      },
      lt(value, params) {
        return this.check(api.Au(value, params));
      },
      lte(value, params) {
        return this.check(api.Zm(value, params));
      },
      max(value, params) {
        return this.check(api.Zm(value, params));
      },
      int(params) {
        return this.check(schemas_int(params));
      },
      safe(params) {
        return this.check(schemas_int(params));
      },
      positive(params) {
        return this.check(api.Tx(0, params));
      },
      nonnegative(params) {
        return this.check(api.qm(0, params));
      },
      negative(params) {
        return this.check(api.Au(0, params));
      },
      nonpositive(params) {
        return this.check(api.Zm(0, params));
      },
      multipleOf(value, params) {
        return this.check(api.Hi(value, params));
      },
      step(value, params) {
        return this.check(api.Hi(value, params));
      },
      finite() {
        return this;
      }
    }));
    function number(params) {
      return api.F7(ZodNumber, params);
    }
    const ZodNumberFormat = core_core.xI("ZodNumberFormat", (inst, def) => {
      schemas.I.init(inst, def);
      ZodNumber.init(inst, def);
    });
    function schemas_int(params) {
      return api.LK(ZodNumberFormat, params);
    }
    const ZodBoolean = core_core.xI("ZodBoolean", (inst, def) => {
      schemas.sF.init(inst, def);
      ZodType.init(inst, def);
      inst._zod.processJSONSchema = (ctx, json, params) => json_schema_processors.dO(inst, ctx, json, params);
    });
    function schemas_boolean(params) {
      return api._L(ZodBoolean, params);
    }
    const ZodBigInt = core_core.xI("ZodBigInt", (inst, def) => {
      schemas.BN.init(inst, def);
      ZodType.init(inst, def);
      inst._zod.processJSONSchema = (ctx, json, params) => json_schema_processors.Y8(inst, ctx, json, params);
    }, core_util.un({
      minValue: inst => json_schema_processors.Fs(inst).minimum ?? null,
      maxValue: inst => json_schema_processors.Fs(inst).maximum ?? null,
      format: inst => json_schema_processors.Fs(inst).format ?? null
    }, {
      gte(value, params) {
        return this.check(api.qm(value, params));
      },
      min(value, params) {
        return this.check(api.qm(value, params));
      },
      gt(value, params) {
        return this.check(api.Tx(value, params));
      },
      lt(value, params) {
        return this.check(api.Au(value, params));
      },
      lte(value, params) {
        return this.check(api.Zm(value, params));
      },
      max(value, params) {
        return this.check(api.Zm(value, params));
      },
      positive(params) {
        return this.check(api.Tx(BigInt(0), params));
      },
      negative(params) {
        return this.check(api.Au(BigInt(0), params));
      },
      nonpositive(params) {
        return this.check(api.Zm(BigInt(0), params));
      },
      nonnegative(params) {
        return this.check(api.qm(BigInt(0), params));
      },
      multipleOf(value, params) {
        return this.check(api.Hi(value, params));
      }
    }));
    null && core.$constructor("ZodBigIntFormat", (inst, def) => {
      core.$ZodBigIntFormat.init(inst, def);
      ZodBigInt.init(inst, def);
    });
    null && core.$constructor("ZodSymbol", (inst, def) => {
      core.$ZodSymbol.init(inst, def);
      ZodType.init(inst, def);
      inst._zod.processJSONSchema = (ctx, json, params) => processors.symbolProcessor(inst, ctx, json, params);
    });
    null && core.$constructor("ZodUndefined", (inst, def) => {
      core.$ZodUndefined.init(inst, def);
      ZodType.init(inst, def);
      inst._zod.processJSONSchema = (ctx, json, params) => processors.undefinedProcessor(inst, ctx, json, params);
    });
    const ZodNull = core_core.xI("ZodNull", (inst, def) => {
      schemas.x8.init(inst, def);
      ZodType.init(inst, def);
      inst._zod.processJSONSchema = (ctx, json, params) => json_schema_processors.In(inst, ctx, json, params);
    });
    function _null(params) {
      return api.jw(ZodNull, params);
    }
    const ZodAny = core_core.xI("ZodAny", (inst, def) => {
      schemas.Gb.init(inst, def);
      ZodType.init(inst, def);
      inst._zod.processJSONSchema = (ctx, json, params) => json_schema_processors.NX(inst, ctx, json, params);
    });
    function any() {
      return api.KA(ZodAny);
    }
    const ZodUnknown = core_core.xI("ZodUnknown", (inst, def) => {
      schemas.GP.init(inst, def);
      ZodType.init(inst, def);
      inst._zod.processJSONSchema = (ctx, json, params) => json_schema_processors.NV(inst, ctx, json, params);
    });
    function unknown() {
      return api.em(ZodUnknown);
    }
    const ZodNever = core_core.xI("ZodNever", (inst, def) => {
      schemas.Um.init(inst, def);
      ZodType.init(inst, def);
      inst._zod.processJSONSchema = (ctx, json, params) => json_schema_processors.RH(inst, ctx, json, params);
    });
    function never(params) {
      return api.G8(ZodNever, params);
    }
    null && core.$constructor("ZodVoid", (inst, def) => {
      core.$ZodVoid.init(inst, def);
      ZodType.init(inst, def);
      inst._zod.processJSONSchema = (ctx, json, params) => processors.voidProcessor(inst, ctx, json, params);
    });
    const ZodArray = core_core.xI("ZodArray", (inst, def) => {
      _ensureDefaultMemoizer();
      schemas.$p.init(inst, def);
      ZodType.init(inst, def);
      inst._zod.processJSONSchema = (ctx, json, params) => json_schema_processors.cY(inst, ctx, json, params);
      inst.element = def.element;
    }, {
      min(n, params) {
        return this.check(api.m9(n, params));
      },
      nonempty(params) {
        return this.check(api.m9(1, params));
      },
      max(n, params) {
        return this.check(api.Eb(n, params));
      },
      length(n, params) {
        return this.check(api.YA(n, params));
      },
      unwrap() {
        return this.element;
      }
    });
    function array(element, params) {
      return api.dZ(ZodArray, element, params);
    }
    const ZodObject = core_core.xI("ZodObject", (inst, def) => {
      _ensureDefaultMemoizer();
      schemas.w.init(inst, def);
      ZodType.init(inst, def);
      inst._zod.processJSONSchema = (ctx, json, params) => json_schema_processors.Ec(inst, ctx, json, params);
      core_util.X(inst, "shape", self => self._zod.def.shape, false);
    }, {
      keyof() {
        return _enum(Object.keys(this._zod.def.shape));
      },
      catchall(catchall) {
        return this.clone(core_util.zM(this._zod.def, {
          catchall: catchall
        }));
      },
      passthrough() {
        return this.clone(core_util.zM(this._zod.def, {
          catchall: unknown()
        }));
      },
      loose() {
        return this.clone(core_util.zM(this._zod.def, {
          catchall: unknown()
        }));
      },
      strict() {
        return this.clone(core_util.zM(this._zod.def, {
          catchall: never()
        }));
      },
      strip() {
        return this.clone(core_util.zM(this._zod.def, {
          catchall: void 0
        }));
      },
      extend(incoming) {
        return core_util.X$(this, incoming);
      },
      safeExtend(incoming) {
        return core_util.W0(this, incoming);
      },
      merge(other) {
        return core_util.h1(this, other);
      },
      pick(mask) {
        return core_util.Up(this, mask);
      },
      omit(mask) {
        return core_util.cJ(this, mask);
      },
      partial(...args) {
        return core_util.OH(ZodOptional, this, args[0]);
      },
      exactPartial(...args) {
        return core_util.OH(ZodExactOptional, this, args[0], "exactPartial");
      },
      required(...args) {
        return core_util.mw(ZodNonOptional, this, args[0]);
      }
    });
    function object(shape, params) {
      const def = {
        type: "object",
        shape: shape ?? {},
        ...core_util.A2(params)
      };
      return new ZodObject(def);
    }
    function strictObject(shape, params) {
      return new ZodObject({
        type: "object",
        shape: shape,
        catchall: never(),
        ...core_util.A2(params)
      });
    }
    function looseObject(shape, params) {
      return new ZodObject({
        type: "object",
        shape: shape,
        catchall: unknown(),
        ...core_util.A2(params)
      });
    }
    const ZodUnion = core_core.xI("ZodUnion", (inst, def) => {
      schemas.cu.init(inst, def);
      ZodType.init(inst, def);
      inst._zod.processJSONSchema = (ctx, json, params) => json_schema_processors.iC(inst, ctx, json, params);
      inst.options = def.options;
    });
    function union(options, params) {
      return new ZodUnion({
        type: "union",
        options: options,
        ...core_util.A2(params)
      });
    }
    null && core.$constructor("ZodXor", (inst, def) => {
      ZodUnion.init(inst, def);
      core.$ZodXor.init(inst, def);
      inst._zod.processJSONSchema = (ctx, json, params) => processors.unionProcessor(inst, ctx, json, params);
      inst.options = def.options;
    });
    const ZodDiscriminatedUnion = core_core.xI("ZodDiscriminatedUnion", (inst, def) => {
      ZodUnion.init(inst, def);
      schemas.P0.init(inst, def);
    });
    function discriminatedUnion(discriminator, options, params) {
      return new ZodDiscriminatedUnion({
        type: "union",
        options: options,
        discriminator: discriminator,
        ...core_util.A2(params)
      });
    }
    const ZodIntersection = core_core.xI("ZodIntersection", (inst, def) => {
      schemas.LJ.init(inst, def);
      ZodType.init(inst, def);
      inst._zod.processJSONSchema = (ctx, json, params) => json_schema_processors.i_(inst, ctx, json, params);
    });
    function intersection(left, right) {
      return new ZodIntersection({
        type: "intersection",
        left: left,
        right: right
      });
    }
    const ZodTuple = core_core.xI("ZodTuple", (inst, def) => {
      _ensureDefaultMemoizer();
      schemas.G3.init(inst, def);
      ZodType.init(inst, def);
      inst._zod.processJSONSchema = (ctx, json, params) => json_schema_processors.CN(inst, ctx, json, params);
    }, {
      rest(rest) {
        return this.clone({
          ...this._zod.def,
          rest: rest
        });
      },
      partial() {
        const def = this._zod.def;
        if (def.checks?.length) throw new Error(".partial() cannot be used on tuple schemas containing refinements");
        return this.clone({
          ...def,
          items: def.items.map(item => new ZodOptional({
            type: "optional",
            innerType: item
          }))
        });
      }
    });
    function tuple(items, _paramsOrRest, _params) {
      const hasRest = _paramsOrRest instanceof schemas.W4;
      const params = hasRest ? _params : _paramsOrRest;
      const rest = hasRest ? _paramsOrRest : null;
      return new ZodTuple({
        type: "tuple",
        items: items,
        rest: rest,
        ...core_util.A2(params)
      });
    }
    const ZodRecord = core_core.xI("ZodRecord", (inst, def) => {
      _ensureDefaultMemoizer();
      schemas.h.init(inst, def);
      ZodType.init(inst, def);
      inst._zod.processJSONSchema = (ctx, json, params) => json_schema_processors.GC(inst, ctx, json, params);
      inst.keyType = def.keyType;
      inst.valueType = def.valueType;
    });
    function record(keyType, valueType, params) {
      if (!valueType || !valueType._zod) return new ZodRecord({
        type: "record",
        keyType: string(),
        valueType: keyType,
        ...core_util.A2(valueType)
      });
      return new ZodRecord({
        type: "record",
        keyType: keyType,
        valueType: valueType,
        ...core_util.A2(params)
      });
    }
    function partialRecord(keyType, valueType, params) {
      return new ZodRecord({
        type: "record",
        keyType: keyType,
        valueType: valueType,
        ...core_util.A2(params),
        partial: true
      });
    }
    null && core.$constructor("ZodMap", (inst, def) => {
      _ensureDefaultMemoizer();
      core.$ZodMap.init(inst, def);
      ZodType.init(inst, def);
      inst._zod.processJSONSchema = (ctx, json, params) => processors.mapProcessor(inst, ctx, json, params);
      inst.keyType = def.keyType;
      inst.valueType = def.valueType;
      inst.min = (...args) => inst.check(core._minSize(...args));
      inst.nonempty = params => inst.check(core._minSize(1, params));
      inst.max = (...args) => inst.check(core._maxSize(...args));
      inst.size = (...args) => inst.check(core._size(...args));
    });
    null && core.$constructor("ZodSet", (inst, def) => {
      _ensureDefaultMemoizer();
      core.$ZodSet.init(inst, def);
      ZodType.init(inst, def);
      inst._zod.processJSONSchema = (ctx, json, params) => processors.setProcessor(inst, ctx, json, params);
      inst.min = (...args) => inst.check(core._minSize(...args));
      inst.nonempty = params => inst.check(core._minSize(1, params));
      inst.max = (...args) => inst.check(core._maxSize(...args));
      inst.size = (...args) => inst.check(core._size(...args));
    });
    const ZodEnum = core_core.xI("ZodEnum", (inst, def) => {
      schemas.VO.init(inst, def);
      ZodType.init(inst, def);
      inst._zod.processJSONSchema = (ctx, json, params) => json_schema_processors.C0(inst, ctx, json, params);
      inst.enum = def.entries;
      inst.options = [ ...inst._zod.values ];
      const keys = new Set(Object.keys(def.entries));
      inst.extract = (values, params) => {
        const newEntries = {};
        for (const value of values) if (keys.has(value)) newEntries[value] = def.entries[value]; else throw new Error(`Key ${value} not found in enum`);
        return new ZodEnum({
          ...def,
          checks: [],
          ...core_util.A2(params),
          entries: newEntries
        });
      };
      inst.exclude = (values, params) => {
        const newEntries = {
          ...def.entries
        };
        for (const value of values) if (keys.has(value)) delete newEntries[value]; else throw new Error(`Key ${value} not found in enum`);
        return new ZodEnum({
          ...def,
          checks: [],
          ...core_util.A2(params),
          entries: newEntries
        });
      };
    });
    function _enum(values, params) {
      const entries = Array.isArray(values) ? Object.fromEntries(values.map(v => [ v, v ])) : values;
      return new ZodEnum({
        type: "enum",
        entries: entries,
        ...core_util.A2(params)
      });
    }
    const ZodLiteral = core_core.xI("ZodLiteral", (inst, def) => {
      schemas.nu.init(inst, def);
      ZodType.init(inst, def);
      inst._zod.processJSONSchema = (ctx, json, params) => json_schema_processors.Yv(inst, ctx, json, params);
      inst.values = new Set(def.values);
      Object.defineProperty(inst, "value", {
        get() {
          if (def.values.length > 1) throw new Error("This schema contains multiple valid literal values. Use `.values` instead.");
          return def.values[0];
        }
      });
    });
    function literal(value, params) {
      return new ZodLiteral({
        type: "literal",
        values: Array.isArray(value) ? value : [ value ],
        ...core_util.A2(params)
      });
    }
    null && core.$constructor("ZodFile", (inst, def) => {
      core.$ZodFile.init(inst, def);
      ZodType.init(inst, def);
      inst._zod.processJSONSchema = (ctx, json, params) => processors.fileProcessor(inst, ctx, json, params);
      inst.min = (size, params) => inst.check(core._minSize(size, params));
      inst.max = (size, params) => inst.check(core._maxSize(size, params));
      inst.mime = (types, params) => inst.check(core._mime(Array.isArray(types) ? types : [ types ], params));
    });
    const ZodTransform = core_core.xI("ZodTransform", (inst, def) => {
      _ensureDefaultMemoizer();
      schemas.Wc.init(inst, def);
      ZodType.init(inst, def);
      inst._zod.processJSONSchema = (ctx, json, params) => json_schema_processors.xi(inst, ctx, json, params);
      inst._zod.parse = (payload, _ctx) => {
        if (_ctx.direction === "backward") throw new core_core.cV(inst.constructor.name);
        payload.addIssue = issue => {
          if (typeof issue === "string") payload.issues.push(core_util.sn(issue, payload.value, def)); else {
            const _issue = issue;
            if (_issue.fatal) _issue.continue = false;
            _issue.code ?? (_issue.code = "custom");
            if (!("input" in _issue)) _issue.input = payload.value;
            _issue.inst ?? (_issue.inst = inst);
            payload.issues.push(core_util.sn(_issue));
          }
        };
        const output = def.transform(payload.value, payload);
        if (output instanceof Promise) return output.then(output => {
          payload.value = output;
          return payload;
        });
        payload.value = output;
        return payload;
      };
    });
    function transform(fn) {
      return new ZodTransform({
        type: "transform",
        transform: fn
      });
    }
    const ZodOptional = core_core.xI("ZodOptional", (inst, def) => {
      schemas.ig.init(inst, def);
      ZodType.init(inst, def);
      inst._zod.processJSONSchema = (ctx, json, params) => json_schema_processors.$k(inst, ctx, json, params);
      inst.unwrap = () => inst._zod.def.innerType;
    });
    function optional(innerType) {
      return new ZodOptional({
        type: "optional",
        innerType: innerType
      });
    }
    const ZodExactOptional = core_core.xI("ZodExactOptional", (inst, def) => {
      schemas.RL.init(inst, def);
      ZodType.init(inst, def);
      inst._zod.processJSONSchema = (ctx, json, params) => json_schema_processors.$k(inst, ctx, json, params);
      inst.unwrap = () => inst._zod.def.innerType;
    });
    function exactOptional(innerType) {
      return new ZodExactOptional({
        type: "optional",
        innerType: innerType
      });
    }
    const ZodNullable = core_core.xI("ZodNullable", (inst, def) => {
      schemas.qc.init(inst, def);
      ZodType.init(inst, def);
      inst._zod.processJSONSchema = (ctx, json, params) => json_schema_processors.yq(inst, ctx, json, params);
      inst.unwrap = () => inst._zod.def.innerType;
    });
    function nullable(innerType) {
      return new ZodNullable({
        type: "nullable",
        innerType: innerType
      });
    }
    const ZodDefault = core_core.xI("ZodDefault", (inst, def) => {
      schemas.rv.init(inst, def);
      ZodType.init(inst, def);
      inst._zod.processJSONSchema = (ctx, json, params) => json_schema_processors.mh(inst, ctx, json, params);
      inst.unwrap = () => inst._zod.def.innerType;
      inst.removeDefault = inst.unwrap;
    });
    function _default(innerType, defaultValue) {
      return new ZodDefault({
        type: "default",
        innerType: innerType,
        get defaultValue() {
          return typeof defaultValue === "function" ? defaultValue() : core_util.yG(defaultValue);
        }
      });
    }
    const ZodPrefault = core_core.xI("ZodPrefault", (inst, def) => {
      schemas.VF.init(inst, def);
      ZodType.init(inst, def);
      inst._zod.processJSONSchema = (ctx, json, params) => json_schema_processors.A(inst, ctx, json, params);
      inst.unwrap = () => inst._zod.def.innerType;
    });
    function prefault(innerType, defaultValue) {
      return new ZodPrefault({
        type: "prefault",
        innerType: innerType,
        get defaultValue() {
          return typeof defaultValue === "function" ? defaultValue() : core_util.yG(defaultValue);
        }
      });
    }
    const ZodNonOptional = core_core.xI("ZodNonOptional", (inst, def) => {
      schemas.N$.init(inst, def);
      ZodType.init(inst, def);
      inst._zod.processJSONSchema = (ctx, json, params) => json_schema_processors.cR(inst, ctx, json, params);
      inst.unwrap = () => inst._zod.def.innerType;
    });
    function nonoptional(innerType, params) {
      return new ZodNonOptional({
        type: "nonoptional",
        innerType: innerType,
        ...core_util.A2(params)
      });
    }
    null && core.$constructor("ZodSuccess", (inst, def) => {
      core.$ZodSuccess.init(inst, def);
      ZodType.init(inst, def);
      inst._zod.processJSONSchema = (ctx, json, params) => processors.successProcessor(inst, ctx, json, params);
      inst.unwrap = () => inst._zod.def.innerType;
    });
    const ZodCatch = core_core.xI("ZodCatch", (inst, def) => {
      schemas.t$.init(inst, def);
      ZodType.init(inst, def);
      inst._zod.processJSONSchema = (ctx, json, params) => json_schema_processors.Q9(inst, ctx, json, params);
      inst.unwrap = () => inst._zod.def.innerType;
      inst.removeCatch = inst.unwrap;
    });
    function _catch(innerType, catchValue) {
      return new ZodCatch({
        type: "catch",
        innerType: innerType,
        catchValue: typeof catchValue === "function" ? catchValue : core_util.SS(catchValue)
      });
    }
    null && core.$constructor("ZodNaN", (inst, def) => {
      core.$ZodNaN.init(inst, def);
      ZodType.init(inst, def);
      inst._zod.processJSONSchema = (ctx, json, params) => processors.nanProcessor(inst, ctx, json, params);
    });
    const ZodPipe = core_core.xI("ZodPipe", (inst, def) => {
      schemas._m.init(inst, def);
      ZodType.init(inst, def);
      inst._zod.processJSONSchema = (ctx, json, params) => json_schema_processors.fs(inst, ctx, json, params);
      inst.in = def.in;
      inst.out = def.out;
    });
    function pipe(in_, out) {
      return new ZodPipe({
        type: "pipe",
        in: in_,
        out: out
      });
    }
    null && core.$constructor("ZodCodec", (inst, def) => {
      ZodPipe.init(inst, def);
      core.$ZodCodec.init(inst, def);
    });
    null && core.$constructor("ZodPreprocess", (inst, def) => {
      ZodPipe.init(inst, def);
      core.$ZodPreprocess.init(inst, def);
    });
    const ZodReadonly = core_core.xI("ZodReadonly", (inst, def) => {
      schemas.Sb.init(inst, def);
      ZodType.init(inst, def);
      inst._zod.processJSONSchema = (ctx, json, params) => json_schema_processors.$X(inst, ctx, json, params);
      inst.unwrap = () => inst._zod.def.innerType;
    });
    function readonly(innerType) {
      return new ZodReadonly({
        type: "readonly",
        innerType: innerType
      });
    }
    null && core.$constructor("ZodTemplateLiteral", (inst, def) => {
      core.$ZodTemplateLiteral.init(inst, def);
      ZodType.init(inst, def);
      inst._zod.processJSONSchema = (ctx, json, params) => processors.templateLiteralProcessor(inst, ctx, json, params);
    });
    const ZodLazy = core_core.xI("ZodLazy", (inst, def) => {
      schemas.kU.init(inst, def);
      ZodType.init(inst, def);
      inst._zod.processJSONSchema = (ctx, json, params) => json_schema_processors.Tr(inst, ctx, json, params);
      inst.unwrap = () => inst._zod.def.getter();
    });
    function lazy(getter) {
      return new ZodLazy({
        type: "lazy",
        getter: getter
      });
    }
    null && core.$constructor("ZodPromise", (inst, def) => {
      core.$ZodPromise.init(inst, def);
      ZodType.init(inst, def);
      inst._zod.processJSONSchema = (ctx, json, params) => processors.promiseProcessor(inst, ctx, json, params);
      inst.unwrap = () => inst._zod.def.innerType;
    });
    null && core.$constructor("ZodFunction", (inst, def) => {
      core.$ZodFunction.init(inst, def);
      ZodType.init(inst, def);
      inst._zod.processJSONSchema = (ctx, json, params) => processors.functionProcessor(inst, ctx, json, params);
    });
    const ZodCustom = core_core.xI("ZodCustom", (inst, def) => {
      schemas.b0.init(inst, def);
      ZodType.init(inst, def);
      inst._zod.processJSONSchema = (ctx, json, params) => json_schema_processors.A6(inst, ctx, json, params);
    });
    function refine(fn, _params = {}) {
      return api.fU(ZodCustom, fn, _params);
    }
    function superRefine(fn, params) {
      return api.MB(fn, params);
    }
    api.q0;
    api.mI;
    function json(params) {
      const jsonSchema = lazy(() => union([ string(params), number(), schemas_boolean(), _null(), array(jsonSchema), record(string(), jsonSchema) ]));
      return jsonSchema;
    }
  }),
  98439: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      $X: () => readonlyProcessor,
      $k: () => optionalProcessor,
      A: () => prefaultProcessor,
      A6: () => customProcessor,
      C0: () => enumProcessor,
      CN: () => tupleProcessor,
      Ec: () => objectProcessor,
      Fl: () => dateProcessor,
      Fs: () => aggregateChecks,
      GC: () => recordProcessor,
      In: () => nullProcessor,
      NV: () => unknownProcessor,
      NX: () => anyProcessor,
      Q9: () => catchProcessor,
      RH: () => neverProcessor,
      SW: () => stringProcessor,
      Tr: () => lazyProcessor,
      Wg: () => numberProcessor,
      Y8: () => bigintProcessor,
      Yv: () => literalProcessor,
      bl: () => toJSONSchema,
      cR: () => nonoptionalProcessor,
      cY: () => arrayProcessor,
      dO: () => booleanProcessor,
      fs: () => pipeProcessor,
      iC: () => unionProcessor,
      i_: () => intersectionProcessor,
      mh: () => defaultProcessor,
      xi: () => transformProcessor,
      yq: () => nullableProcessor
    });
    var _regexes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(23908);
    var _schemas_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56985);
    var _to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(87509);
    var _util_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(54723);
    const narrowMin = (agg, key, value) => {
      if (agg[key] === void 0 || value > agg[key]) agg[key] = value;
    };
    const narrowMax = (agg, key, value) => {
      if (agg[key] === void 0 || value < agg[key]) agg[key] = value;
    };
    const narrowBoth = (agg, value) => {
      narrowMin(agg, "minimum", value);
      narrowMax(agg, "maximum", value);
    };
    const addDivisor = (agg, value) => {
      agg.multipleOf ?? (agg.multipleOf = []);
      if (!agg.multipleOf.includes(value)) agg.multipleOf.push(value);
    };
    const addPattern = (agg, pattern) => {
      agg.patterns ?? (agg.patterns = new Set);
      agg.patterns.add(pattern);
    };
    const intersectMime = (agg, mime) => {
      agg.mime = agg.mime ? agg.mime.filter(m => mime.includes(m)) : [ ...mime ];
    };
    const setFormat = (agg, format) => {
      agg.format = format;
      if (format.includes("int")) agg.isInt = true;
    };
    const minContributor = (agg, def) => narrowMin(agg, "minimum", def.minimum);
    const maxContributor = (agg, def) => narrowMax(agg, "maximum", def.maximum);
    const formatContributor = ranges => (agg, def) => {
      setFormat(agg, def.format);
      const [minimum, maximum] = ranges[def.format];
      narrowMin(agg, "minimum", minimum);
      narrowMax(agg, "maximum", maximum);
    };
    const contributors = {
      greater_than: (agg, def) => narrowMin(agg, def.inclusive ? "minimum" : "exclusiveMinimum", def.value),
      less_than: (agg, def) => narrowMax(agg, def.inclusive ? "maximum" : "exclusiveMaximum", def.value),
      multiple_of: (agg, def) => addDivisor(agg, def.value),
      number_format: formatContributor(_util_js__WEBPACK_IMPORTED_MODULE_0__.zH),
      bigint_format: formatContributor(_util_js__WEBPACK_IMPORTED_MODULE_0__.NR),
      min_length: minContributor,
      max_length: maxContributor,
      length_equals: (agg, def) => narrowBoth(agg, def.length),
      min_size: minContributor,
      max_size: maxContributor,
      size_equals: (agg, def) => narrowBoth(agg, def.size),
      string_format: (agg, def) => {
        setFormat(agg, def.format);
        if (def.pattern) addPattern(agg, def.pattern);
        if (def.format === "base64" || def.format === "base64url") agg.contentEncoding = def.format;
        if (def.local || def.precision === -1) agg.laxFormat = true;
      },
      mime_type: (agg, def) => intersectMime(agg, def.mime)
    };
    function aggregateChecks(schema) {
      const agg = {};
      const def = schema._zod.def;
      const list = schema._zod.traits.has("$ZodCheck") ? [ schema, ...def.checks ?? [] ] : def.checks ?? [];
      for (const ch of list) contributors[ch._zod.def.check]?.(agg, ch._zod.def);
      const bag = schema._zod.bag;
      if (bag.minimum !== void 0) narrowMin(agg, "minimum", bag.minimum);
      if (bag.exclusiveMinimum !== void 0) narrowMin(agg, "exclusiveMinimum", bag.exclusiveMinimum);
      if (bag.maximum !== void 0) narrowMax(agg, "maximum", bag.maximum);
      if (bag.exclusiveMaximum !== void 0) narrowMax(agg, "exclusiveMaximum", bag.exclusiveMaximum);
      if (bag.multipleOf !== void 0) addDivisor(agg, bag.multipleOf);
      if (bag.format !== void 0) {
        agg.format ?? (agg.format = bag.format);
        if (bag.format.includes("int")) agg.isInt = true;
      }
      if (bag.mime) intersectMime(agg, bag.mime);
      for (const pattern of bag.patterns ?? []) addPattern(agg, pattern);
      return agg;
    }
    const formatMap = {
      guid: "uuid",
      url: "uri",
      datetime: "date-time",
      json_string: "json-string",
      regex: ""
    };
    const exactPatterns = new Map([ [ _schemas_js__WEBPACK_IMPORTED_MODULE_1__.cq, _regexes_js__WEBPACK_IMPORTED_MODULE_2__.K3 ], [ _schemas_js__WEBPACK_IMPORTED_MODULE_1__.xE, _regexes_js__WEBPACK_IMPORTED_MODULE_2__.r0 ] ]);
    const exactPattern = p => exactPatterns.get(p) ?? p;
    const stringProcessor = (schema, ctx, _json, _params) => {
      const json = _json;
      json.type = "string";
      const {minimum: minimum, maximum: maximum, format: format, patterns: patterns, contentEncoding: contentEncoding, laxFormat: laxFormat} = aggregateChecks(schema);
      if (typeof minimum === "number") json.minLength = minimum;
      if (typeof maximum === "number") json.maxLength = maximum;
      if (format) {
        json.format = formatMap[format] ?? format;
        if (json.format === "") delete json.format;
        if (format === "time" || laxFormat) delete json.format;
      }
      if (contentEncoding) json.contentEncoding = contentEncoding;
      if (patterns && patterns.size > 0) {
        const patternList = [ ...patterns ].map(exactPattern);
        if (patternList.length === 1) json.pattern = patternList[0].source; else if (patternList.length > 1) json.allOf = [ ...patternList.map(regex => ({
          ...ctx.target === "draft-07" || ctx.target === "draft-04" || ctx.target === "openapi-3.0" ? {
            type: "string"
          } : {},
          pattern: regex.source
        })) ];
      }
    };
    const numberProcessor = (schema, ctx, _json, params) => {
      const json = _json;
      const {minimum: minimum, maximum: maximum, multipleOf: multipleOf, exclusiveMaximum: exclusiveMaximum, exclusiveMinimum: exclusiveMinimum, isInt: isInt} = aggregateChecks(schema);
      json.type = isInt ? "integer" : "number";
      const exMin = typeof exclusiveMinimum === "number" && exclusiveMinimum >= (minimum ?? Number.NEGATIVE_INFINITY);
      const exMax = typeof exclusiveMaximum === "number" && exclusiveMaximum <= (maximum ?? Number.POSITIVE_INFINITY);
      const legacy = ctx.target === "draft-04" || ctx.target === "openapi-3.0";
      if (exMin) if (legacy) {
        json.minimum = exclusiveMinimum;
        json.exclusiveMinimum = true;
      } else json.exclusiveMinimum = exclusiveMinimum; else if (typeof minimum === "number") json.minimum = minimum;
      if (exMax) if (legacy) {
        json.maximum = exclusiveMaximum;
        json.exclusiveMaximum = true;
      } else json.exclusiveMaximum = exclusiveMaximum; else if (typeof maximum === "number") json.maximum = maximum;
      if (multipleOf) {
        const divisors = new Set;
        for (const divisor of multipleOf) if (Number.isFinite(divisor) && divisor !== 0) divisors.add(Math.abs(divisor)); else (0, 
        _to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__._S)(schema, ctx, json, params, `A multipleOf divisor of ${divisor} cannot be represented in JSON Schema`);
        const [first, ...rest] = divisors;
        if (first !== void 0) json.multipleOf = first;
        if (rest.length) json.allOf = [ ...json.allOf ?? [], ...rest.map(m => ({
          multipleOf: m
        })) ];
      }
    };
    const booleanProcessor = (_schema, _ctx, json, _params) => {
      json.type = "boolean";
    };
    const bigintProcessor = (schema, ctx, json, params) => {
      (0, _to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__._S)(schema, ctx, json, params, "BigInt cannot be represented in JSON Schema");
    };
    const symbolProcessor = (schema, ctx, json, params) => {
      (0, _to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__._S)(schema, ctx, json, params, "Symbols cannot be represented in JSON Schema");
    };
    const nullProcessor = (_schema, ctx, json, _params) => {
      if (ctx.target === "openapi-3.0") {
        json.type = "string";
        json.nullable = true;
        json.enum = [ null ];
      } else json.type = "null";
    };
    const undefinedProcessor = (schema, ctx, json, params) => {
      (0, _to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__._S)(schema, ctx, json, params, "Undefined cannot be represented in JSON Schema");
    };
    const voidProcessor = (schema, ctx, json, params) => {
      (0, _to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__._S)(schema, ctx, json, params, "Void cannot be represented in JSON Schema");
    };
    const neverProcessor = (_schema, _ctx, json, _params) => {
      json.not = {};
    };
    const anyProcessor = (_schema, _ctx, _json, _params) => {};
    const unknownProcessor = (_schema, _ctx, _json, _params) => {};
    const dateProcessor = (schema, ctx, json, params) => {
      (0, _to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__._S)(schema, ctx, json, params, "Date cannot be represented in JSON Schema");
    };
    const enumProcessor = (schema, _ctx, json, _params) => {
      const def = schema._zod.def;
      const values = (0, _util_js__WEBPACK_IMPORTED_MODULE_0__.w5)(def.entries);
      if (values.length === 0) {
        json.not = {};
        return;
      }
      if (values.every(v => typeof v === "number")) json.type = "number";
      if (values.every(v => typeof v === "string")) json.type = "string";
      json.enum = values;
    };
    const literalProcessor = (schema, ctx, json, params) => {
      const def = schema._zod.def;
      if (def.values.length === 0) {
        json.not = {};
        return;
      }
      const vals = [];
      for (const val of def.values) if (val === void 0) {
        if ((0, _to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__._S)(schema, ctx, json, params, "Literal `undefined` cannot be represented in JSON Schema")) return;
      } else if (typeof val === "bigint") {
        if ((0, _to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__._S)(schema, ctx, json, params, "BigInt literals cannot be represented in JSON Schema")) return;
        vals.push(Number(val));
      } else vals.push(val);
      if (vals.length === 0) ; else if (vals.length === 1) {
        const val = vals[0];
        json.type = val === null ? "null" : typeof val;
        if (ctx.target === "draft-04" || ctx.target === "openapi-3.0") json.enum = [ val ]; else json.const = val;
      } else {
        if (vals.every(v => typeof v === "number")) json.type = "number";
        if (vals.every(v => typeof v === "string")) json.type = "string";
        if (vals.every(v => typeof v === "boolean")) json.type = "boolean";
        if (vals.every(v => v === null)) json.type = "null";
        json.enum = vals;
      }
    };
    const nanProcessor = (schema, ctx, json, params) => {
      (0, _to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__._S)(schema, ctx, json, params, "NaN cannot be represented in JSON Schema");
    };
    const templateLiteralProcessor = (schema, _ctx, json, _params) => {
      const _json = json;
      const pattern = schema._zod.pattern;
      if (!pattern) throw new Error("Pattern not found in template literal");
      _json.type = "string";
      _json.pattern = pattern.source;
    };
    const fileProcessor = (schema, _ctx, json, _params) => {
      const _json = json;
      _json.type = "string";
      _json.format = "binary";
      _json.contentEncoding = "binary";
      const {minimum: minimum, maximum: maximum, mime: mime} = aggregateChecks(schema);
      if (minimum !== void 0) _json.minLength = minimum;
      if (maximum !== void 0) _json.maxLength = maximum;
      if (!mime) return;
      if (mime.length === 0) _json.not = {}; else if (mime.length === 1) _json.contentMediaType = mime[0]; else _json.anyOf = mime.map(m => ({
        contentMediaType: m
      }));
    };
    const successProcessor = (_schema, _ctx, json, _params) => {
      json.type = "boolean";
    };
    const customProcessor = (schema, ctx, json, params) => {
      (0, _to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__._S)(schema, ctx, json, params, "Custom types cannot be represented in JSON Schema");
    };
    const functionProcessor = (schema, ctx, json, params) => {
      (0, _to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__._S)(schema, ctx, json, params, "Function types cannot be represented in JSON Schema");
    };
    const transformProcessor = (schema, ctx, json, params) => {
      (0, _to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__._S)(schema, ctx, json, params, "Transforms cannot be represented in JSON Schema");
    };
    const mapProcessor = (schema, ctx, json, params) => {
      (0, _to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__._S)(schema, ctx, json, params, "Map cannot be represented in JSON Schema");
    };
    const setProcessor = (schema, ctx, json, params) => {
      (0, _to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__._S)(schema, ctx, json, params, "Set cannot be represented in JSON Schema");
    };
    const arrayProcessor = (schema, ctx, _json, params) => {
      const json = _json;
      const def = schema._zod.def;
      const {minimum: minimum, maximum: maximum} = aggregateChecks(schema);
      if (typeof minimum === "number") json.minItems = minimum;
      if (typeof maximum === "number") json.maxItems = maximum;
      json.type = "array";
      json.items = (0, _to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__.Lp)(def.element, ctx, {
        ...params,
        path: [ ...params.path, "items" ]
      });
    };
    function inputOptin(schema) {
      const def = schema._zod.def;
      if (def.type === "pipe" && def.in._zod.traits.has("$ZodTransform")) return inputOptin(def.out);
      if (def.type === "catch") return inputOptin(def.innerType);
      return schema._zod.optin;
    }
    const objectProcessor = (schema, ctx, _json, params) => {
      const json = _json;
      const def = schema._zod.def;
      const shape = def.shape;
      const symbolKeys = Object.getOwnPropertySymbols(shape);
      if (symbolKeys.length && (0, _to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__._S)(schema, ctx, json, params, "Symbol keys cannot be represented in JSON Schema")) return;
      json.type = "object";
      json.properties = {};
      for (const key in shape) (0, _util_js__WEBPACK_IMPORTED_MODULE_0__.Vy)(json.properties, key, (0, 
      _to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__.Lp)(shape[key], ctx, {
        ...params,
        path: [ ...params.path, "properties", key ]
      }));
      const requiredKeys = [];
      for (const key of Object.keys(shape)) {
        const field = def.shape[key];
        if (ctx.io === "input" ? inputOptin(field) === void 0 : field._zod.optout === void 0) requiredKeys.push(key);
      }
      if (requiredKeys.length > 0) json.required = requiredKeys;
      if (def.catchall?._zod.def.type === "never") json.additionalProperties = false; else if (!def.catchall) {
        if (ctx.io === "output") json.additionalProperties = false;
      } else if (def.catchall) json.additionalProperties = (0, _to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__.Lp)(def.catchall, ctx, {
        ...params,
        path: [ ...params.path, "additionalProperties" ]
      });
    };
    const unionProcessor = (schema, ctx, json, params) => {
      const def = schema._zod.def;
      const isExclusive = def.inclusive === false;
      const options = def.options.map((x, i) => (0, _to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__.Lp)(x, ctx, {
        ...params,
        path: [ ...params.path, isExclusive ? "oneOf" : "anyOf", i ]
      }));
      if (isExclusive) json.oneOf = options; else json.anyOf = options;
    };
    const intersectionProcessor = (schema, ctx, json, params) => {
      const def = schema._zod.def;
      const a = (0, _to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__.Lp)(def.left, ctx, {
        ...params,
        path: [ ...params.path, "allOf", 0 ]
      });
      const b = (0, _to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__.Lp)(def.right, ctx, {
        ...params,
        path: [ ...params.path, "allOf", 1 ]
      });
      const isSimpleIntersection = val => "allOf" in val && Object.keys(val).length === 1;
      const allOf = [ ...isSimpleIntersection(a) ? a.allOf : [ a ], ...isSimpleIntersection(b) ? b.allOf : [ b ] ];
      json.allOf = allOf;
      ctx.intersections.push(allOf);
    };
    const tupleProcessor = (schema, ctx, _json, params) => {
      const json = _json;
      const def = schema._zod.def;
      json.type = "array";
      const prefixPath = ctx.target === "draft-2020-12" ? "prefixItems" : "items";
      const restPath = ctx.target === "draft-2020-12" ? "items" : ctx.target === "openapi-3.0" ? "items" : "additionalItems";
      const prefixItems = def.items.map((x, i) => (0, _to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__.Lp)(x, ctx, {
        ...params,
        path: [ ...params.path, prefixPath, i ]
      }));
      const rest = def.rest ? (0, _to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__.Lp)(def.rest, ctx, {
        ...params,
        path: [ ...params.path, restPath, ...ctx.target === "openapi-3.0" ? [ def.items.length ] : [] ]
      }) : null;
      let minItems = def.items.length;
      while (minItems > 0) {
        const item = def.items[minItems - 1];
        const optional = ctx.io === "input" ? inputOptin(item) !== void 0 : item._zod.optout === "optional";
        if (!optional) break;
        minItems--;
      }
      const maxItems = def.items.length;
      const isClosed = !def.rest;
      if (ctx.target === "draft-2020-12") {
        json.prefixItems = prefixItems;
        if (isClosed) json.items = false; else if (rest) json.items = rest;
        if (minItems > 0) json.minItems = minItems;
        if (isClosed) json.maxItems = maxItems;
      } else if (ctx.target === "openapi-3.0") {
        json.items = {
          anyOf: prefixItems
        };
        if (rest) json.items.anyOf.push(rest);
        if (minItems > 0) json.minItems = minItems;
        if (isClosed) json.maxItems = maxItems;
      } else {
        json.items = prefixItems;
        if (isClosed) json.additionalItems = false; else if (rest) json.additionalItems = rest;
        if (minItems > 0) json.minItems = minItems;
        if (isClosed) json.maxItems = maxItems;
      }
      const {minimum: minimum, maximum: maximum} = aggregateChecks(schema);
      if (typeof minimum === "number") json.minItems = minimum;
      if (typeof maximum === "number") json.maxItems = maximum;
    };
    function stringifyKeyNames(bySchema, json, visited) {
      if (json.$ref) {
        if (visited.has(json)) return json;
        visited.add(json);
        const def = bySchema.get(json)?.def;
        if (!def) return json;
        const inlined = stringifyKeyNames(bySchema, def, visited);
        return inlined === def ? json : inlined;
      }
      for (const keyword of [ "anyOf", "oneOf" ]) {
        const branches = json[keyword];
        if (!Array.isArray(branches)) continue;
        const mapped = branches.map(branch => stringifyKeyNames(bySchema, branch, visited));
        if (mapped.some((branch, i) => branch !== branches[i])) json = {
          ...json,
          [keyword]: mapped
        };
      }
      const types = Array.isArray(json.type) ? json.type : [ json.type ];
      const numericType = !types.includes("string") && types.some(t => t === "number" || t === "integer");
      const values = json.enum ?? (json.const !== void 0 ? [ json.const ] : void 0);
      if (!numericType && !values?.some(v => typeof v === "number")) return json;
      const {minimum: minimum, maximum: maximum, exclusiveMinimum: exclusiveMinimum, exclusiveMaximum: exclusiveMaximum, multipleOf: multipleOf, format: format, id: id, ...rest} = json;
      if (rest.enum) rest.enum = rest.enum.map(v => typeof v === "number" ? String(v) : v); else if (typeof rest.const === "number") rest.const = String(rest.const);
      if (!numericType) return rest;
      rest.type = "string";
      if (!values) rest.pattern = (types.includes("number") ? _regexes_js__WEBPACK_IMPORTED_MODULE_2__.ai : _regexes_js__WEBPACK_IMPORTED_MODULE_2__.nd).source;
      return rest;
    }
    const pendingRecords = new WeakMap;
    function rewriteKeyNames(ctx) {
      const bySchema = new Map;
      for (const entry of ctx.seen.values()) if (entry.def && !bySchema.has(entry.schema)) bySchema.set(entry.schema, entry);
      const rewrites = new Map;
      for (const record of pendingRecords.get(ctx) ?? []) {
        const seen = ctx.seen.get(record);
        const names = (seen?.def ?? seen?.schema)?.propertyNames;
        if (!names || names === true || rewrites.has(names)) continue;
        const rewritten = stringifyKeyNames(bySchema, names, new Set);
        if (rewritten !== names) rewrites.set(names, rewritten);
      }
      if (!rewrites.size) return;
      for (const entry of ctx.seen.values()) for (const carrier of [ entry.schema, entry.def ]) {
        const rewritten = carrier && rewrites.get(carrier.propertyNames);
        if (rewritten) carrier.propertyNames = rewritten;
      }
    }
    const recordProcessor = (schema, ctx, _json, params) => {
      const json = _json;
      const def = schema._zod.def;
      json.type = "object";
      const keyType = def.keyType;
      const patterns = aggregateChecks(keyType).patterns;
      if (def.mode === "loose" && patterns && patterns.size > 0) {
        const valueSchema = (0, _to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__.Lp)(def.valueType, ctx, {
          ...params,
          path: [ ...params.path, "patternProperties", "*" ]
        });
        json.patternProperties = {};
        for (const pattern of patterns) (0, _util_js__WEBPACK_IMPORTED_MODULE_0__.Vy)(json.patternProperties, exactPattern(pattern).source, valueSchema);
      } else {
        if (ctx.target === "draft-07" || ctx.target === "draft-2020-12") {
          json.propertyNames = (0, _to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__.Lp)(def.keyType, ctx, {
            ...params,
            path: [ ...params.path, "propertyNames" ]
          });
          let pending = pendingRecords.get(ctx);
          if (!pending) {
            pending = [];
            pendingRecords.set(ctx, pending);
            ctx.deferred.push(() => rewriteKeyNames(ctx));
          }
          pending.push(schema);
        }
        json.additionalProperties = (0, _to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__.Lp)(def.valueType, ctx, {
          ...params,
          path: [ ...params.path, "additionalProperties" ]
        });
      }
      const keyValues = keyType._zod.values;
      const omittableOnInput = ctx.io === "input" && inputOptin(def.valueType) !== void 0;
      if (keyValues && !def.partial && !omittableOnInput) {
        const validKeyValues = [ ...keyValues ].filter(v => typeof v === "string" || typeof v === "number");
        if (validKeyValues.length > 0) json.required = validKeyValues.map(String);
      }
    };
    const nullableProcessor = (schema, ctx, json, params) => {
      const def = schema._zod.def;
      const inner = (0, _to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__.Lp)(def.innerType, ctx, params);
      const seen = ctx.seen.get(schema);
      if (ctx.target === "openapi-3.0") {
        seen.ref = def.innerType;
        json.nullable = true;
      } else json.anyOf = [ inner, {
        type: "null"
      } ];
    };
    const nonoptionalProcessor = (schema, ctx, _json, params) => {
      const def = schema._zod.def;
      (0, _to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__.Lp)(def.innerType, ctx, params);
      const seen = ctx.seen.get(schema);
      seen.ref = def.innerType;
    };
    const UNREPRESENTABLE_DEFAULT = Symbol();
    function serializeDefaultValue(value, schema, ctx, json, params) {
      let unrepresentable = false;
      const serialized = JSON.stringify(value, (_, val) => {
        if (typeof val !== "bigint") return val;
        unrepresentable = true;
        return null;
      });
      if (!unrepresentable) return JSON.parse(serialized);
      (0, _to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__._S)(schema, ctx, json, params, "BigInt defaults cannot be represented in JSON Schema");
      return UNREPRESENTABLE_DEFAULT;
    }
    const defaultProcessor = (schema, ctx, json, params) => {
      const def = schema._zod.def;
      (0, _to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__.Lp)(def.innerType, ctx, params);
      const seen = ctx.seen.get(schema);
      seen.ref = def.innerType;
      const value = serializeDefaultValue(def.defaultValue, schema, ctx, json, params);
      if (value !== UNREPRESENTABLE_DEFAULT) json.default = value;
    };
    const prefaultProcessor = (schema, ctx, json, params) => {
      const def = schema._zod.def;
      (0, _to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__.Lp)(def.innerType, ctx, params);
      const seen = ctx.seen.get(schema);
      seen.ref = def.innerType;
      if (ctx.io !== "input") return;
      const value = serializeDefaultValue(def.defaultValue, schema, ctx, json, params);
      if (value !== UNREPRESENTABLE_DEFAULT) json._prefault = value;
    };
    const catchProcessor = (schema, ctx, json, params) => {
      const def = schema._zod.def;
      (0, _to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__.Lp)(def.innerType, ctx, params);
      const seen = ctx.seen.get(schema);
      seen.ref = def.innerType;
      let catchValue;
      try {
        catchValue = def.catchValue(void 0);
      } catch {
        (0, _to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__._S)(schema, ctx, json, params, "Dynamic catch values are not supported in JSON Schema");
        return;
      }
      json.default = catchValue;
    };
    const pipeProcessor = (schema, ctx, _json, params) => {
      const def = schema._zod.def;
      const inIsTransform = def.in._zod.traits.has("$ZodTransform");
      const innerType = ctx.io === "input" ? inIsTransform ? def.out : def.in : def.out;
      (0, _to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__.Lp)(innerType, ctx, params);
      const seen = ctx.seen.get(schema);
      seen.ref = innerType;
    };
    const readonlyProcessor = (schema, ctx, json, params) => {
      const def = schema._zod.def;
      (0, _to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__.Lp)(def.innerType, ctx, params);
      const seen = ctx.seen.get(schema);
      seen.ref = def.innerType;
      json.readOnly = true;
    };
    const promiseProcessor = (schema, ctx, _json, params) => {
      const def = schema._zod.def;
      (0, _to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__.Lp)(def.innerType, ctx, params);
      const seen = ctx.seen.get(schema);
      seen.ref = def.innerType;
    };
    const optionalProcessor = (schema, ctx, _json, params) => {
      const def = schema._zod.def;
      (0, _to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__.Lp)(def.innerType, ctx, params);
      const seen = ctx.seen.get(schema);
      seen.ref = def.innerType;
    };
    const lazyProcessor = (schema, ctx, _json, params) => {
      const innerType = schema._zod.innerType;
      (0, _to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__.Lp)(innerType, ctx, params);
      const seen = ctx.seen.get(schema);
      seen.ref = innerType;
    };
    const allProcessors = {
      string: stringProcessor,
      number: numberProcessor,
      boolean: booleanProcessor,
      bigint: bigintProcessor,
      symbol: symbolProcessor,
      null: nullProcessor,
      undefined: undefinedProcessor,
      void: voidProcessor,
      never: neverProcessor,
      any: anyProcessor,
      unknown: unknownProcessor,
      date: dateProcessor,
      enum: enumProcessor,
      literal: literalProcessor,
      nan: nanProcessor,
      template_literal: templateLiteralProcessor,
      file: fileProcessor,
      success: successProcessor,
      custom: customProcessor,
      function: functionProcessor,
      transform: transformProcessor,
      map: mapProcessor,
      set: setProcessor,
      array: arrayProcessor,
      object: objectProcessor,
      union: unionProcessor,
      intersection: intersectionProcessor,
      tuple: tupleProcessor,
      record: recordProcessor,
      nullable: nullableProcessor,
      nonoptional: nonoptionalProcessor,
      default: defaultProcessor,
      prefault: prefaultProcessor,
      catch: catchProcessor,
      pipe: pipeProcessor,
      readonly: readonlyProcessor,
      promise: promiseProcessor,
      optional: optionalProcessor,
      lazy: lazyProcessor
    };
    function toJSONSchema(input, params) {
      if ("_idmap" in input) {
        const registry = input;
        const ctx = (0, _to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__.az)({
          ...params,
          processors: allProcessors
        });
        const defs = {};
        for (const entry of registry._idmap.entries()) {
          const [_, schema] = entry;
          (0, _to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__.Lp)(schema, ctx);
        }
        const schemas = {};
        const external = {
          registry: registry,
          uri: params?.uri,
          defs: defs
        };
        ctx.external = external;
        for (const entry of registry._idmap.entries()) {
          const [key, schema] = entry;
          (0, _to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__.Wb)(ctx, schema);
          (0, _util_js__WEBPACK_IMPORTED_MODULE_0__.Vy)(schemas, key, (0, _to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__.jE)(ctx, schema));
        }
        if (Object.keys(defs).length > 0) {
          const defsSegment = ctx.target === "draft-2020-12" ? "$defs" : "definitions";
          schemas.__shared = {
            [defsSegment]: defs
          };
        }
        return {
          schemas: schemas
        };
      }
      const ctx = (0, _to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__.az)({
        ...params,
        processors: allProcessors
      });
      (0, _to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__.Lp)(input, ctx);
      (0, _to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__.Wb)(ctx, input);
      return (0, _to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__.jE)(ctx, input);
    }
  }),
  87509: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      Lp: () => processSchema,
      OA: () => createToJSONSchemaMethod,
      Wb: () => extractDefs,
      _S: () => handleUnrepresentable,
      az: () => initializeContext,
      jE: () => finalize,
      uE: () => createStandardJSONSchemaMethod
    });
    var _registries_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(29396);
    var _util_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(54723);
    function assignProps(target, ...sources) {
      for (const source of sources) for (const key of Reflect.ownKeys(source)) if (Object.prototype.propertyIsEnumerable.call(source, key)) (0, 
      _util_js__WEBPACK_IMPORTED_MODULE_0__.Vy)(target, key, source[key]);
      return target;
    }
    function initializeContext(params) {
      let target = params?.target ?? "draft-2020-12";
      if (target === "draft-4") target = "draft-04";
      if (target === "draft-7") target = "draft-07";
      return {
        processors: params.processors ?? {},
        metadataRegistry: params?.metadata ?? _registries_js__WEBPACK_IMPORTED_MODULE_1__.fd,
        target: target,
        unrepresentable: params?.unrepresentable ?? "throw",
        override: params?.override ?? (() => {}),
        io: params?.io ?? "output",
        counter: 0,
        seen: new Map,
        sharedDefsExtractedFor: void 0,
        sharedEmitDoneFor: void 0,
        cycles: params?.cycles ?? "ref",
        reused: params?.reused ?? "inline",
        intersections: [],
        deferred: [],
        external: params?.external ?? void 0
      };
    }
    function handleUnrepresentable(schema, ctx, json, params, message) {
      const result = typeof ctx.unrepresentable === "function" ? ctx.unrepresentable({
        zodSchema: schema,
        path: params.path,
        message: message
      }) : ctx.unrepresentable;
      if (result === "any") return false;
      if (result === void 0 || result === "throw") throw new Error(message);
      Object.assign(json, result);
      return true;
    }
    function processSchema(schema, ctx, _params = {
      path: [],
      schemaPath: []
    }) {
      var _a;
      const def = schema._zod.def;
      const seen = ctx.seen.get(schema);
      if (seen) {
        seen.count++;
        const isCycle = _params.schemaPath.includes(schema);
        if (isCycle) seen.cycle = _params.path;
        return seen.schema;
      }
      const result = {
        schema: {},
        count: 1,
        cycle: void 0,
        path: _params.path
      };
      ctx.seen.set(schema, result);
      ctx.sharedDefsExtractedFor = void 0;
      ctx.sharedEmitDoneFor = void 0;
      const overrideSchema = schema._zod.toJSONSchema?.();
      if (overrideSchema) result.schema = overrideSchema; else {
        const params = {
          ..._params,
          schemaPath: [ ..._params.schemaPath, schema ],
          path: _params.path
        };
        if (schema._zod.processJSONSchema) schema._zod.processJSONSchema(ctx, result.schema, params); else {
          const _json = result.schema;
          const processor = ctx.processors[def.type];
          if (!processor) throw new Error(`[toJSONSchema]: Non-representable type encountered: ${def.type}`);
          processor(schema, ctx, _json, params);
        }
        const parent = schema._zod.parent;
        if (parent) {
          if (!result.ref) result.ref = parent;
          processSchema(parent, ctx, params);
          ctx.seen.get(parent).isParent = true;
        }
      }
      const meta = ctx.metadataRegistry.get(schema);
      if (meta) assignProps(result.schema, meta);
      if (ctx.io === "input" && isTransforming(schema)) {
        delete result.schema.examples;
        delete result.schema.default;
      }
      if (ctx.io === "input" && "_prefault" in result.schema) (_a = result.schema).default ?? (_a.default = result.schema._prefault);
      delete result.schema._prefault;
      const _result = ctx.seen.get(schema);
      return _result.schema;
    }
    function encodeJSONPointerSegment(segment) {
      return segment.replace(/~/g, "~0").replace(/\//g, "~1");
    }
    function extractDefs(ctx, schema) {
      const root = ctx.seen.get(schema);
      if (!root) throw new Error("Unprocessed schema. This is a bug in Zod.");
      if (ctx.external && ctx.sharedDefsExtractedFor === ctx.external) return;
      const idToSchema = new Map;
      for (const entry of ctx.seen.entries()) {
        const id = ctx.metadataRegistry.get(entry[0])?.id;
        if (id) {
          const existing = idToSchema.get(id);
          if (existing && existing !== entry[0]) throw new Error(`Duplicate schema id "${id}" detected during JSON Schema conversion. Two different schemas cannot share the same id when converted together.`);
          idToSchema.set(id, entry[0]);
        }
      }
      const makeURI = entry => {
        const defsSegment = ctx.target === "draft-2020-12" ? "$defs" : "definitions";
        if (ctx.external) {
          const externalId = ctx.external.registry.get(entry[0])?.id;
          const uriGenerator = ctx.external.uri ?? (id => id);
          if (externalId) return {
            ref: uriGenerator(externalId)
          };
          const id = entry[1].defId ?? entry[1].schema.id ?? `schema${ctx.counter++}`;
          entry[1].defId = id;
          return {
            defId: id,
            ref: `${uriGenerator("__shared")}#/${defsSegment}/${encodeJSONPointerSegment(id)}`
          };
        }
        const uriPrefix = `#`;
        const defUriPrefix = `${uriPrefix}/${defsSegment}/`;
        if (entry[1] === root && !entry[1].schema.id) return {
          ref: uriPrefix
        };
        const defId = entry[1].schema.id ?? `__schema${ctx.counter++}`;
        return {
          defId: defId,
          ref: defUriPrefix + encodeJSONPointerSegment(defId)
        };
      };
      const extractToDef = entry => {
        if (entry[1].schema.$ref) return;
        const seen = entry[1];
        const {ref: ref, defId: defId} = makeURI(entry);
        seen.def = {
          ...seen.schema
        };
        if (defId) seen.defId = defId;
        const schema = seen.schema;
        for (const key in schema) delete schema[key];
        schema.$ref = ref;
      };
      if (ctx.cycles === "throw") for (const entry of ctx.seen.entries()) {
        const seen = entry[1];
        if (seen.cycle) throw new Error("Cycle detected: " + `#/${seen.cycle?.join("/")}/<root>` + '\n\nSet the `cycles` parameter to `"ref"` to resolve cyclical schemas with defs.');
      }
      for (const entry of ctx.seen.entries()) {
        const seen = entry[1];
        if (schema === entry[0]) {
          extractToDef(entry);
          continue;
        }
        if (ctx.external) {
          const ext = ctx.external.registry.get(entry[0])?.id;
          if (schema !== entry[0] && ext) {
            extractToDef(entry);
            continue;
          }
        }
        const id = ctx.metadataRegistry.get(entry[0])?.id;
        if (id) {
          extractToDef(entry);
          continue;
        }
        if (seen.cycle) {
          extractToDef(entry);
          continue;
        }
        if (seen.count > 1) if (ctx.reused === "ref") extractToDef(entry);
      }
      if (ctx.external) ctx.sharedDefsExtractedFor = ctx.external;
    }
    function compactTypeUnion(schema) {
      const options = schema.anyOf;
      if (!Array.isArray(options) || options.length === 0 || schema.type !== void 0) return;
      const types = [];
      for (const option of options) {
        if (!option || typeof option !== "object") return;
        compactTypeUnion(option);
        const keys = Object.keys(option);
        if (keys.length !== 1 || keys[0] !== "type") return;
        const type = option.type;
        for (const member of Array.isArray(type) ? type : [ type ]) {
          if (typeof member !== "string") return;
          if (!types.includes(member)) types.push(member);
        }
      }
      delete schema.anyOf;
      schema.type = types.length === 1 ? types[0] : types;
    }
    const FOLDABLE_KEYS = new Set([ "type", "properties", "required", "additionalProperties" ]);
    const UNION_KEYS = [ "oneOf", "anyOf" ];
    function undeclaredConstraint(member) {
      const extra = member.additionalProperties;
      if (extra === void 0 || extra === false || typeof extra !== "object" || extra === null) return null;
      return Object.keys(extra).length ? extra : null;
    }
    function foldObjects(members) {
      const objects = [];
      for (const member of members) {
        if (typeof member !== "object" || member.type !== "object") return null;
        for (const key in member) if (!FOLDABLE_KEYS.has(key)) return null;
        objects.push(member);
      }
      const properties = {};
      const required = new Set;
      for (const object of objects) {
        for (const key in object.properties) {
          if (Object.prototype.hasOwnProperty.call(properties, key)) continue;
          const parts = [];
          for (const other of objects) {
            const part = other.properties?.[key] ?? undeclaredConstraint(other);
            if (part === null || part === void 0) continue;
            if (!parts.some(seen => JSON.stringify(seen) === JSON.stringify(part))) parts.push(part);
          }
          const merged = parts.length === 1 ? parts[0] : foldObjects(parts) ?? {
            allOf: parts
          };
          (0, _util_js__WEBPACK_IMPORTED_MODULE_0__.Vy)(properties, key, merged);
        }
        for (const key of object.required ?? []) required.add(key);
      }
      const folded = {
        type: "object",
        properties: properties
      };
      if (required.size) folded.required = [ ...required ];
      if (objects.every(object => object.additionalProperties === false)) folded.additionalProperties = false; else {
        const constraints = [];
        for (const object of objects) {
          const constraint = undeclaredConstraint(object);
          if (constraint && !constraints.some(seen => JSON.stringify(seen) === JSON.stringify(constraint))) constraints.push(constraint);
        }
        if (constraints.length === 1) folded.additionalProperties = constraints[0]; else if (constraints.length > 1) folded.additionalProperties = {
          allOf: constraints
        };
      }
      return folded;
    }
    function foldIntersection(json) {
      const allOf = json.allOf;
      if (!Array.isArray(allOf) || allOf.length < 2) return;
      for (const key of FOLDABLE_KEYS) if (key in json) return;
      const unions = allOf.filter(m => UNION_KEYS.some(k => Array.isArray(m[k])));
      let folded = null;
      if (!unions.length) folded = foldObjects(allOf); else {
        const union = unions[0];
        const keyword = UNION_KEYS.find(k => Array.isArray(union[k]));
        if (Object.keys(union).length !== 1) return;
        const rest = allOf.filter(m => m !== union);
        const branches = union[keyword].map(branch => foldObjects([ ...rest, branch ]));
        if (branches.some(b => !b)) return;
        folded = {
          [keyword]: branches
        };
      }
      if (!folded) return;
      delete json.allOf;
      assignProps(json, folded);
    }
    function finalize(ctx, schema) {
      const root = ctx.seen.get(schema);
      if (!root) throw new Error("Unprocessed schema. This is a bug in Zod.");
      const flattenRef = zodSchema => {
        const seen = ctx.seen.get(zodSchema);
        if (seen.ref === null) return;
        const schema = seen.def ?? seen.schema;
        const _cached = {
          ...schema
        };
        const ref = seen.ref;
        seen.ref = null;
        if (ref) {
          flattenRef(ref);
          const refSeen = ctx.seen.get(ref);
          const refSchema = refSeen.schema;
          if (refSchema.$ref && (ctx.target === "draft-07" || ctx.target === "draft-04" || ctx.target === "openapi-3.0")) {
            schema.allOf = schema.allOf ?? [];
            schema.allOf.push(refSchema);
          } else assignProps(schema, refSchema);
          assignProps(schema, _cached);
          const isParentRef = zodSchema._zod.parent === ref;
          if (isParentRef) for (const key in schema) {
            if (key === "$ref" || key === "allOf") continue;
            if (!(key in _cached)) delete schema[key];
          }
          if (refSchema.$ref && refSeen.def) for (const key in schema) {
            if (key === "$ref" || key === "allOf") continue;
            if (key in refSeen.def && JSON.stringify(schema[key]) === JSON.stringify(refSeen.def[key])) delete schema[key];
          }
        }
        const parent = zodSchema._zod.parent;
        if (parent && parent !== ref) {
          flattenRef(parent);
          const parentSeen = ctx.seen.get(parent);
          if (parentSeen?.schema.$ref) {
            schema.$ref = parentSeen.schema.$ref;
            if (parentSeen.def) for (const key in schema) {
              if (key === "$ref" || key === "allOf") continue;
              if (key in parentSeen.def && JSON.stringify(schema[key]) === JSON.stringify(parentSeen.def[key])) delete schema[key];
            }
          }
        }
        ctx.override({
          zodSchema: zodSchema,
          jsonSchema: schema,
          path: seen.path ?? []
        });
      };
      if (!ctx.external || ctx.sharedEmitDoneFor !== ctx.external) {
        for (const entry of [ ...ctx.seen.entries() ].reverse()) flattenRef(entry[0]);
        if (ctx.target !== "openapi-3.0") for (const entry of ctx.seen.entries()) compactTypeUnion(entry[1].def ?? entry[1].schema);
        for (const rewrite of ctx.deferred) rewrite();
        if (ctx.intersections.length) {
          const carriers = new Map;
          for (const seen of ctx.seen.values()) for (const json of [ seen.schema, seen.def ]) {
            const allOf = json?.allOf;
            if (!Array.isArray(allOf)) continue;
            const existing = carriers.get(allOf);
            if (existing) existing.push(json); else carriers.set(allOf, [ json ]);
          }
          for (const allOf of ctx.intersections) for (const json of carriers.get(allOf) ?? []) foldIntersection(json);
        }
      }
      const result = {};
      if (ctx.target === "draft-2020-12") result.$schema = "https://json-schema.org/draft/2020-12/schema"; else if (ctx.target === "draft-07") result.$schema = "http://json-schema.org/draft-07/schema#"; else if (ctx.target === "draft-04") result.$schema = "http://json-schema.org/draft-04/schema#"; else if (ctx.target === "openapi-3.0") ;
      if (ctx.external?.uri) {
        const id = ctx.external.registry.get(schema)?.id;
        if (!id) throw new Error("Schema is missing an `id` property");
        result.$id = ctx.external.uri(id);
      }
      assignProps(result, root.defId ? root.schema : root.def ?? root.schema);
      const rootMetaId = ctx.metadataRegistry.get(schema)?.id;
      if (rootMetaId !== void 0 && result.id === rootMetaId) delete result.id;
      const defs = ctx.external?.defs ?? {};
      if (!ctx.external || ctx.sharedEmitDoneFor !== ctx.external) for (const entry of ctx.seen.entries()) {
        const seen = entry[1];
        if (seen.def && seen.defId) {
          if (seen.def.id === seen.defId) delete seen.def.id;
          (0, _util_js__WEBPACK_IMPORTED_MODULE_0__.Vy)(defs, seen.defId, seen.def);
        }
      }
      if (ctx.external) ctx.sharedEmitDoneFor = ctx.external;
      if (ctx.external) ; else if (Object.keys(defs).length > 0) if (ctx.target === "draft-2020-12") result.$defs = defs; else result.definitions = defs;
      try {
        const finalized = JSON.parse(JSON.stringify(result));
        Object.defineProperty(finalized, "~standard", {
          value: {
            ...schema["~standard"],
            jsonSchema: {
              input: createStandardJSONSchemaMethod(schema, "input", ctx.processors),
              output: createStandardJSONSchemaMethod(schema, "output", ctx.processors)
            }
          },
          enumerable: false,
          writable: false
        });
        return finalized;
      } catch (_err) {
        throw new Error("Error converting schema to JSON.");
      }
    }
    function isTransforming(_schema, _ctx) {
      const ctx = _ctx ?? {
        seen: new Set
      };
      if (ctx.seen.has(_schema)) return false;
      ctx.seen.add(_schema);
      const def = _schema._zod.def;
      if (def.type === "transform") return true;
      if (def.type === "array") return isTransforming(def.element, ctx);
      if (def.type === "set") return isTransforming(def.valueType, ctx);
      if (def.type === "lazy") return isTransforming(def.getter(), ctx);
      if (def.type === "promise" || def.type === "optional" || def.type === "nonoptional" || def.type === "nullable" || def.type === "readonly" || def.type === "default" || def.type === "prefault" || def.type === "catch") return isTransforming(def.innerType, ctx);
      if (def.type === "intersection") return isTransforming(def.left, ctx) || isTransforming(def.right, ctx);
      if (def.type === "record" || def.type === "map") return isTransforming(def.keyType, ctx) || isTransforming(def.valueType, ctx);
      if (def.type === "pipe") {
        if (_schema._zod.traits.has("$ZodCodec")) return true;
        return isTransforming(def.in, ctx) || isTransforming(def.out, ctx);
      }
      if (def.type === "object") {
        for (const key in def.shape) if (isTransforming(def.shape[key], ctx)) return true;
        return false;
      }
      if (def.type === "union") {
        for (const option of def.options) if (isTransforming(option, ctx)) return true;
        return false;
      }
      if (def.type === "tuple") {
        for (const item of def.items) if (isTransforming(item, ctx)) return true;
        if (def.rest && isTransforming(def.rest, ctx)) return true;
        return false;
      }
      return false;
    }
    const createToJSONSchemaMethod = (schema, processors = {}) => params => {
      const ctx = initializeContext({
        ...params,
        processors: processors
      });
      processSchema(schema, ctx);
      extractDefs(ctx, schema);
      return finalize(ctx, schema);
    };
    const createStandardJSONSchemaMethod = (schema, io, processors = {}) => params => {
      const {libraryOptions: libraryOptions, target: target} = params ?? {};
      const ctx = initializeContext({
        ...libraryOptions ?? {},
        target: target,
        io: io,
        processors: processors
      });
      processSchema(schema, ctx);
      extractDefs(ctx, schema);
      return finalize(ctx, schema);
    };
  }),
  30252: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      A: () => __WEBPACK_DEFAULT_EXPORT__
    });
    var _core_util_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(54723);
    const error = () => {
      const Sizable = {
        string: {
          unit: "characters",
          verb: "to have"
        },
        file: {
          unit: "bytes",
          verb: "to have"
        },
        array: {
          unit: "items",
          verb: "to have"
        },
        set: {
          unit: "items",
          verb: "to have"
        },
        map: {
          unit: "entries",
          verb: "to have"
        }
      };
      function getSizing(origin) {
        return Sizable[origin] ?? null;
      }
      const FormatDictionary = {
        regex: "input",
        email: "email address",
        url: "URL",
        emoji: "emoji",
        uuid: "UUID",
        uuidv4: "UUIDv4",
        uuidv6: "UUIDv6",
        nanoid: "nanoid",
        guid: "GUID",
        cuid: "cuid",
        cuid2: "cuid2",
        ulid: "ULID",
        xid: "XID",
        ksuid: "KSUID",
        datetime: "ISO datetime",
        date: "ISO date",
        time: "ISO time",
        duration: "ISO duration",
        ipv4: "IPv4 address",
        ipv6: "IPv6 address",
        mac: "MAC address",
        cidrv4: "IPv4 range",
        cidrv6: "IPv6 range",
        base64: "base64-encoded string",
        base64url: "base64url-encoded string",
        json_string: "JSON string",
        e164: "E.164 number",
        currency_code: "currency code",
        credit_card: "credit card number",
        iban: "IBAN",
        jwt: "JWT",
        template_literal: "input"
      };
      const TypeDictionary = {
        nan: "NaN"
      };
      function getTypeName(type, input) {
        if (type === "number" && typeof input === "number" && !Number.isFinite(input)) return String(input);
        return TypeDictionary[type] ?? type;
      }
      return issue => {
        switch (issue.code) {
         case "invalid_type":
          {
            const expected = getTypeName(issue.expected);
            const receivedType = _core_util_js__WEBPACK_IMPORTED_MODULE_0__.GW(issue.input);
            const received = getTypeName(receivedType, issue.input);
            return `Invalid input: expected ${expected}, received ${received}`;
          }

         case "invalid_value":
          if (issue.values.length === 1) return `Invalid input: expected ${_core_util_js__WEBPACK_IMPORTED_MODULE_0__.B7(issue.values[0])}`;
          return `Invalid option: expected one of ${_core_util_js__WEBPACK_IMPORTED_MODULE_0__.jw(issue.values, "|")}`;

         case "too_big":
          {
            const adj = issue.exact ? "exactly " : issue.inclusive ? "<=" : "<";
            const sizing = getSizing(issue.origin);
            if (sizing) return `Too big: expected ${issue.origin ?? "value"} to have ${adj}${issue.maximum.toString()} ${sizing.unit ?? "elements"}`;
            return `Too big: expected ${issue.origin ?? "value"} to be ${adj}${issue.maximum.toString()}`;
          }

         case "too_small":
          {
            const adj = issue.exact ? "exactly " : issue.inclusive ? ">=" : ">";
            const sizing = getSizing(issue.origin);
            if (sizing) return `Too small: expected ${issue.origin} to have ${adj}${issue.minimum.toString()} ${sizing.unit}`;
            return `Too small: expected ${issue.origin} to be ${adj}${issue.minimum.toString()}`;
          }

         case "invalid_format":
          {
            const _issue = issue;
            if (_issue.format === "starts_with") return `Invalid string: must start with "${_issue.prefix}"`;
            if (_issue.format === "ends_with") return `Invalid string: must end with "${_issue.suffix}"`;
            if (_issue.format === "includes") return `Invalid string: must include "${_issue.includes}"`;
            if (_issue.format === "regex") return `Invalid string: must match pattern ${_issue.pattern}`;
            return `Invalid ${FormatDictionary[_issue.format] ?? issue.format}`;
          }

         case "not_multiple_of":
          return `Invalid number: must be a multiple of ${issue.divisor}`;

         case "unrecognized_keys":
          return `Unrecognized key${issue.keys.length > 1 ? "s" : ""}: ${_core_util_js__WEBPACK_IMPORTED_MODULE_0__.jw(issue.keys, ", ")}`;

         case "invalid_key":
          return `Invalid key in ${issue.origin}`;

         case "invalid_union":
          if (issue.options && Array.isArray(issue.options) && issue.options.length > 0) {
            const opts = issue.options.map(o => `'${o}'`).join(" | ");
            return `Invalid discriminator value. Expected ${opts}`;
          }
          if (issue.inclusive === false) return "Invalid input: more than one option matched";
          return "Invalid input";

         case "invalid_element":
          return `Invalid value in ${issue.origin}`;

         default:
          return `Invalid input`;
        }
      };
    };
    function __WEBPACK_DEFAULT_EXPORT__() {
      return {
        localeError: error()
      };
    }
  })
};
