"use strict";

exports.id = 4272;

exports.ids = [ 4272 ];

exports.modules = {
  19909: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      M: () => plainErrorText,
      e: () => asObject
    });
    var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42954);
    function plainErrorText(text, context) {
      const {secret: secret} = context;
      const hidden = secret === void 0 || secret === "" ? text : text.replaceAll(secret, "***");
      const line = hidden.replace(/[\p{Cc}\p{Cf}\u2028\u2029\s]+/gu, " ").trim();
      return (0, _text_js__WEBPACK_IMPORTED_MODULE_0__.ml)(line, 500).replace(/[.\s]+$/, "");
    }
    function asObject(value) {
      return typeof value === "object" && value !== null ? value : {};
    }
  }),
  87353: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      ZI: () => toModelError,
      gn: () => canceledError,
      t: () => truncatedStream
    });
    var _error_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19909);
    var _status_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41517);
    const canceledError = {
      kind: "cancelled",
      message: "The request was cancelled.",
      hint: "Nothing needs to be mended; run the job again if it should be finished.",
      retryable: false
    };
    const truncatedStream = {
      kind: "cut-off",
      message: "The provider's stream ended before its answer was complete.",
      hint: "The provider or a proxy before it broke off. Run the job again.",
      retryable: true
    };
    function toModelError(error, context) {
      const shape = shapeOf(error);
      if (shape.status !== void 0 && shape.status >= 300) return (0, _status_js__WEBPACK_IMPORTED_MODULE_0__.Q)({
        ...shape,
        status: shape.status
      }, context);
      if (!(error instanceof Error) && shape.said !== "") return (0, _status_js__WEBPACK_IMPORTED_MODULE_0__.Q)({
        ...shape,
        status: guessed(shape)
      }, context);
      const broken = connectionError(error);
      if (broken !== void 0) return shape.status === void 0 ? unreachable(broken, context) : brokenOff(broken);
      return unreadable(shape, context);
    }
    function shapeOf(error) {
      const record = (0, _error_text_js__WEBPACK_IMPORTED_MODULE_1__.e)(error);
      const status = [ record["statusCode"], record["status"], record["code"] ].find(isStatus);
      const body = record["responseBody"];
      const text = record["message"];
      return {
        name: typeof record["name"] === "string" ? record["name"] : "",
        said: typeof text === "string" ? text : typeof error === "string" ? error : "",
        ...status === void 0 ? {} : {
          status: status
        },
        body: typeof body === "string" ? body : error instanceof Error ? "" : jsonOf(error),
        headers: (0, _error_text_js__WEBPACK_IMPORTED_MODULE_1__.e)(record["responseHeaders"])
      };
    }
    function guessed(shape) {
      const words = (shape.body ?? "").toLowerCase();
      if (words.includes("rate_limit")) return 429;
      if (words.includes("overloaded")) return 503;
      return words.includes("invalid_request") ? 400 : 500;
    }
    const isStatus = value => typeof value === "number" && value >= 100 && value <= 599;
    function connectionError(error) {
      let current = error;
      for (let depth = 0; depth < 8 && current instanceof Error; depth += 1) {
        const code = (0, _error_text_js__WEBPACK_IMPORTED_MODULE_1__.e)(current)["code"];
        if (typeof code === "string" && /^(E[A-Z]{2,}|HPE_|ERR_|CERT_|UNABLE_|DEPTH_|SELF_)/.test(code)) return {
          code: code,
          said: current.message
        };
        current = current.cause;
      }
      return;
    }
    const certificateCode = /^(CERT_|UNABLE_|DEPTH_|SELF_|ERR_TLS_|ERR_SSL_|EPROTO)/;
    function unreachable({code: code, said: said}, context) {
      const distrusted = certificateCode.test(code);
      return {
        kind: "network",
        message: `The server of ${context.model} could not be reached: ${(0, _error_text_js__WEBPACK_IMPORTED_MODULE_1__.M)(said, context)} (${code}).`,
        hint: distrusted ? "The server's certificate is not trusted: check base-url, or add the authority with NODE_EXTRA_CA_CERTS." : "Check base-url and the runner's way to the network, then run the job again.",
        retryable: !distrusted
      };
    }
    function brokenOff({code: code}) {
      return code === "ETIMEDOUT" ? {
        ...truncatedStream,
        message: "The provider's stream stalled before its answer was complete."
      } : truncatedStream;
    }
    function unreadable(shape, context) {
      const message = `${context.model} gave no usable answer: ${(0, _error_text_js__WEBPACK_IMPORTED_MODULE_1__.M)(shape.said, context) || "an unknown error"}.`;
      if (/UnsupportedFunctionality|InvalidPrompt|InvalidArgument|LoadAPIKey|LoadSetting/.test(shape.name)) return {
        kind: "bad-request",
        message: message,
        hint: "Use another model, or leave out what it cannot take.",
        retryable: false
      };
      return {
        kind: "server",
        message: message,
        hint: "The server sent something that is not its protocol: check base-url and the provider, or run the job again.",
        retryable: true
      };
    }
    function jsonOf(value) {
      try {
        return JSON.stringify((0, _error_text_js__WEBPACK_IMPORTED_MODULE_1__.e)(value));
      } catch {
        return "";
      }
    }
  }),
  64272: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.r(__webpack_exports__);
    __webpack_require__.d(__webpack_exports__, {
      toModel: () => toModel
    });
    function toCallOptions(request, dialect, signal) {
      const {tools: tools, maxOutputTokens: maxOutputTokens, temperature: temperature, topP: topP, stop: stop, outputSchema: outputSchema} = request;
      const providerOptions = requestOptions[dialect];
      return {
        prompt: toPrompt(request, dialect),
        abortSignal: signal,
        ...providerOptions === void 0 ? {} : {
          providerOptions: providerOptions
        },
        ...tools.length === 0 ? {} : {
          tools: tools.map(toTool),
          toolChoice: {
            type: request.toolChoice
          }
        },
        ...maxOutputTokens === void 0 ? {} : {
          maxOutputTokens: maxOutputTokens
        },
        ...temperature === void 0 ? {} : {
          temperature: temperature
        },
        ...topP === void 0 ? {} : {
          topP: topP
        },
        ...stop === void 0 ? {} : {
          stopSequences: [ ...stop ]
        },
        ...outputSchema === void 0 || !takesSchema[dialect] ? {} : {
          responseFormat: {
            type: "json",
            name: "answer",
            schema: outputSchema
          }
        }
      };
    }
    const requestOptions = {
      openai: {
        openai: {
          store: false,
          strictJsonSchema: false
        }
      }
    };
    const takesSchema = {
      anthropic: true,
      openai: true,
      google: true,
      compatible: false
    };
    const toTool = tool => ({
      type: "function",
      name: tool.name,
      description: tool.description,
      inputSchema: tool.inputSchema
    });
    function toPrompt(request, dialect) {
      const prompt = [];
      if (request.system !== "") prompt.push({
        role: "system",
        content: request.system
      });
      const messages = dialect === "compatible" ? hoistMedia(request.messages) : request.messages;
      prompt.push(...messages.map(toMessage));
      return prompt;
    }
    function toMessage(message) {
      switch (message.role) {
       case "user":
        return {
          role: "user",
          content: message.parts.map(toUserPart)
        };

       case "assistant":
        return {
          role: "assistant",
          content: message.parts.map(toAssistantPart)
        };

       case "tool":
        return {
          role: "tool",
          content: message.results.map(toResult)
        };
      }
    }
    const toUserPart = part => part.type === "text" ? {
      type: "text",
      text: part.text
    } : toFile(part);
    const toFile = part => ({
      type: "file",
      mediaType: part.mediaType,
      data: {
        type: "data",
        data: part.data
      },
      ...part.name === void 0 ? {} : {
        filename: part.name
      }
    });
    function toAssistantPart(part) {
      const options = part.providerData === void 0 ? {} : {
        providerOptions: toOptions(part.providerData)
      };
      switch (part.type) {
       case "text":
        return {
          type: "text",
          text: part.text,
          ...options
        };

       case "reasoning":
        return {
          type: "reasoning",
          text: part.text,
          ...options
        };

       case "tool-call":
        return {
          type: "tool-call",
          toolCallId: part.id,
          toolName: part.name,
          input: toInput(part.input),
          ...options
        };
      }
    }
    const toOptions = data => data;
    function toInput(input) {
      if (typeof input === "object" && input !== null && !Array.isArray(input)) return input;
      return {
        invalid_input: input
      };
    }
    function toResult(result) {
      return {
        type: "tool-result",
        toolCallId: result.id,
        toolName: result.name,
        output: toOutput(result)
      };
    }
    function toOutput(result) {
      if (result.parts.every(part => part.type === "text")) {
        const value = result.parts.map(part => part.text).join("\n");
        return result.isError ? {
          type: "error-text",
          value: value
        } : {
          type: "text",
          value: value
        };
      }
      const parts = result.parts.filter(part => part.type !== "text" || part.text !== "");
      return {
        type: "content",
        value: parts.map(toUserPart)
      };
    }
    function hoistMedia(messages) {
      const hoisted = [];
      let waiting = [];
      for (const message of messages) {
        if (waiting.length > 0 && message.role === "user") {
          hoisted.push({
            role: "user",
            parts: [ ...waiting, ...message.parts ]
          });
          waiting = [];
          continue;
        }
        if (waiting.length > 0) hoisted.push({
          role: "user",
          parts: waiting
        });
        waiting = message.role === "tool" ? message.results.flatMap(mediaOf) : [];
        hoisted.push(message.role === "tool" ? {
          role: "tool",
          results: message.results.map(withoutMedia)
        } : message);
      }
      if (waiting.length > 0) hoisted.push({
        role: "user",
        parts: waiting
      });
      return hoisted;
    }
    function mediaOf(result) {
      const media = result.parts.filter(part => part.type === "media");
      if (media.length === 0) return [];
      return [ {
        type: "text",
        text: `Files in the result of ${result.name} (call ${result.id}):`
      }, ...media ];
    }
    function withoutMedia(result) {
      const parts = result.parts.map(part => {
        if (part.type === "text") return part;
        return {
          type: "text",
          text: `(${part.name ?? part.mediaType}: in the next message)`
        };
      });
      return {
        ...result,
        parts: parts
      };
    }
    var model_error = __webpack_require__(87353);
    var error_text = __webpack_require__(19909);
    function createCollector() {
      const gathered = [];
      const open = new Map;
      const grow = (type, part) => {
        const key = `${type} ${part.id}`;
        let block = part.type.endsWith("-start") ? void 0 : open.get(key);
        if (block === void 0) {
          block = {
            type: type,
            text: "",
            providerData: void 0
          };
          gathered.push(block);
          open.set(key, block);
        }
        block.providerData = merged(block.providerData, part.providerMetadata);
        const delta = "delta" in part ? part.delta : "";
        block.text += delta;
        return delta === "" ? null : {
          type: type,
          delta: delta
        };
      };
      return {
        take(part) {
          switch (part.type) {
           case "text-start":
           case "text-delta":
           case "text-end":
            return grow("text", part);

           case "reasoning-start":
           case "reasoning-delta":
           case "reasoning-end":
            return grow("reasoning", part);

           case "tool-input-start":
            return part.providerExecuted === true ? null : {
              type: "tool-call-start",
              name: part.toolName
            };

           case "tool-call":
            if (part.providerExecuted !== true) gathered.push(toCall(part));
            return null;

           default:
            return null;
          }
        },
        parts: () => gathered.filter(isWorthKeeping).map(collect_closed)
      };
    }
    function toCall(part) {
      return {
        type: "tool-call",
        id: part.toolCallId,
        name: part.toolName,
        input: parsed(part.input),
        ...part.providerMetadata === void 0 ? {} : {
          providerData: part.providerMetadata
        }
      };
    }
    function parsed(input) {
      try {
        return JSON.parse(input);
      } catch {
        return input;
      }
    }
    function isWorthKeeping(part) {
      return part.type === "tool-call" || part.text !== "" || part.providerData !== void 0;
    }
    function collect_closed(part) {
      if (part.type === "tool-call" || part.providerData !== void 0) return part;
      return {
        type: part.type,
        text: part.text
      };
    }
    function merged(known, more) {
      if (known === void 0 || more === void 0) return known ?? more;
      const both = {
        ...known
      };
      for (const [provider, data] of Object.entries(more)) {
        const given = Object.entries((0, error_text.e)(data)).filter(([, value]) => value !== null && value !== void 0);
        both[provider] = {
          ...(0, error_text.e)(known[provider]),
          ...Object.fromEntries(given)
        };
      }
      return both;
    }
    async function* toEvents(parts, context) {
      const collector = createCollector();
      for await (const part of parts) {
        if (part.type === "error") {
          yield {
            type: "error",
            modelError: toStreamDiagnostic(part.error, context)
          };
          return;
        }
        if (part.type === "finish") {
          yield toEnd(part, collector.parts(), context);
          return;
        }
        const event = collector.take(part);
        if (event !== null) yield event;
      }
      yield {
        type: "error",
        modelError: model_error.t
      };
    }
    function toStreamDiagnostic(error, context) {
      const missing = error instanceof Error && error.message.includes("ended without a finish reason");
      return missing ? model_error.t : (0, model_error.ZI)(error, context);
    }
    function toEnd(part, parts, context) {
      const {unified: unified, raw: raw} = part.finishReason;
      if (unified === "interrupted" || raw === void 0 && (unified === "other" || unified === "error")) return {
        type: "error",
        modelError: model_error.t
      };
      if (unified === "error") return {
        type: "error",
        modelError: garbled(raw, context)
      };
      if (unified === "content-filter" && parts.length === 0) return {
        type: "error",
        modelError: filtered(context)
      };
      return {
        type: "finish",
        reason: toReason(unified, parts),
        message: {
          role: "assistant",
          parts: parts
        },
        usage: toUsage(part.usage)
      };
    }
    function toReason(unified, parts) {
      if (unified === "length") return "length";
      if (unified === "content-filter") return "refused";
      if (parts.some(part => part.type === "tool-call")) return "tool-calls";
      return unified === "stop" ? "stop" : "other";
    }
    const garbled = (raw, context) => ({
      kind: "server",
      message: `${context.model} ended its answer with ${raw ?? "an error"}.`,
      hint: "The model wrote something that the provider could not use. Run the job again.",
      retryable: true
    });
    const filtered = context => ({
      kind: "refused",
      message: `The provider's content filter stopped ${context.model}.`,
      hint: "Change the prompt or what it includes, or use another model.",
      retryable: false
    });
    function toUsage({inputTokens: inputTokens, outputTokens: outputTokens}) {
      return {
        inputTokens: inputTokens.total ?? 0,
        outputTokens: outputTokens.total ?? 0,
        cacheReadTokens: inputTokens.cacheRead ?? 0,
        cacheWriteTokens: inputTokens.cacheWrite ?? 0
      };
    }
    function toModel(model, context, contextWindow) {
      return {
        name: context.model,
        contextWindow: contextWindow,
        async* stream(request, signal) {
          try {
            signal.throwIfAborted();
            const options = toCallOptions(request, model.dialect, signal);
            const {stream: stream} = await model.language.doStream(options);
            for await (const event of toEvents(stream, context)) yield signal.aborted && event.type === "error" ? {
              type: "error",
              modelError: model_error.gn
            } : event;
          } catch (error) {
            yield {
              type: "error",
              modelError: signal.aborted ? model_error.gn : (0, model_error.ZI)(error, context)
            };
          }
        }
      };
    }
  }),
  41517: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      Q: () => toStatusError
    });
    var _error_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19909);
    function toStatusError(answer, context) {
      const body = parsed(answer.body);
      const said = (0, _error_text_js__WEBPACK_IMPORTED_MODULE_0__.M)(wordsOf(body) || answer.said || statusWords(answer.status), context);
      const kind = kindOf(answer.status, codesOf(body), said);
      const wait = waitOf(answer.headers ?? {}, body, context.now);
      return {
        kind: kind,
        status: answer.status,
        message: `${context.model} answered ${String(answer.status)}: ${said}.`,
        hint: hintsByKey[kind](context),
        retryable: retryable.has(kind) && answer.status !== 501,
        ...wait === void 0 ? {} : {
          retryAfterMs: wait
        }
      };
    }
    const retryable = new Set([ "rate-limit", "overloaded", "server" ]);
    function kindOf(status, codes, said) {
      if (status === 402 || /insufficient_quota|billing_(error|hard_limit|not_active)/.test(codes)) return "quota";
      if (/credit balance is too low/i.test(said)) return "quota";
      if (/api_key_invalid|invalid_api_key|authentication_error|unauthenticated/.test(codes)) return "auth";
      if (/context_length_exceeded|request_too_large/.test(codes)) return "context-length";
      if (/content_filter|content_policy|prohibited_content/.test(codes)) return "refused";
      if (/model_not_found/.test(codes)) return "not-found";
      if (/overloaded_error/.test(codes)) return "overloaded";
      if (isTooLong(status, said)) return "context-length";
      return kindByStatus(status);
    }
    function isTooLong(status, said) {
      if (status === 413) return true;
      return (status === 400 || status === 422) && /prompt is too long|context (length|window)|input token count.*exceeds|maximum.*tokens.*requested|too many (input )?tokens/i.test(said);
    }
    function kindByStatus(status) {
      if (status < 400 || status === 404) return "not-found";
      if (status === 401 || status === 403) return "auth";
      if (status === 429) return "rate-limit";
      if (status === 503 || status === 529) return "overloaded";
      if (status >= 500 || status === 408 || status === 409) return "server";
      return "bad-request";
    }
    const hintsByKey = {
      auth: ({keySource: keySource}) => `The key is missing, wrong or may not use this model: set ${keySource}.`,
      "not-found": ({model: model}) => `Check the model name ${model}, and base-url if it is set: the server knows no such model or path.`,
      "bad-request": () => "The provider refuses the request as it stands: change what its answer names.",
      "context-length": () => "The conversation is longer than the model takes: give it less text, or use a model with a larger context.",
      "rate-limit": () => "The account's rate limit is reached: run fewer jobs at once, or ask the provider for a higher limit.",
      quota: () => "The provider's account has no credit left: add credit there, or use the key of another account.",
      overloaded: () => "The provider is overloaded: run the job again later.",
      server: () => "The provider failed: run the job again later.",
      refused: () => "The provider's content filter refused the request: change the prompt or what it includes, or use another model."
    };
    function waitOf(headers, body, now) {
      const header = name => typeof headers[name] === "string" ? headers[name] : "";
      const exact = Number.parseFloat(header("retry-after-ms"));
      if (exact >= 0) return Math.round(exact);
      const after = header("retry-after").trim();
      if (/^\d+(\.\d+)?$/.test(after)) return Math.round(Number(after) * 1e3);
      const from = Date.parse(header("date"));
      const until = Date.parse(after);
      if (!Number.isNaN(until)) return Math.max(0, until - (Number.isNaN(from) ? now() : from));
      const delay = /"retryDelay":"(\d+(?:\.\d+)?)s"/.exec(JSON.stringify((0, _error_text_js__WEBPACK_IMPORTED_MODULE_0__.e)(body)))?.[1];
      return delay === void 0 ? void 0 : Math.round(Number(delay) * 1e3);
    }
    function wordsOf(body) {
      const record = (0, _error_text_js__WEBPACK_IMPORTED_MODULE_0__.e)(Array.isArray(body) ? body[0] : body);
      const error = record["error"];
      const words = [ (0, _error_text_js__WEBPACK_IMPORTED_MODULE_0__.e)(error)["message"], error, record["message"], record["detail"] ];
      return words.find(word => typeof word === "string") ?? "";
    }
    function codesOf(body) {
      const codes = [];
      JSON.stringify(body, (key, value) => {
        if (typeof value === "string" && [ "type", "code", "status", "reason" ].includes(key)) codes.push(value.toLowerCase());
        return value;
      });
      return codes.join(" ");
    }
    function parsed(body) {
      try {
        return JSON.parse(body ?? "null");
      } catch {
        return null;
      }
    }
    function statusWords(status) {
      return status < 400 ? "a redirect, which is not followed" : "no explanation";
    }
  })
};
