"use strict";

exports.id = 9997;

exports.ids = [ 9997 ];

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
  29997: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      withRetries: () => withRetries
    });
    var _model_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87353);
    function withRetries(model, ports, options = {}) {
      const {retries: retries = 4, firstDelayMs: firstDelayMs = 1e3, maxDelayMs: maxDelayMs = 6e4} = options;
      return {
        name: model.name,
        contextWindow: model.contextWindow,
        async* stream(request, signal) {
          for (let attempt = 1; ;attempt += 1) {
            const modelError = yield* passOn(model.stream(request, signal));
            if (modelError === null) return;
            const asked = modelError.retryAfterMs ?? 0;
            if (!modelError.retryable || attempt > retries || asked > maxDelayMs) {
              yield {
                type: "error",
                modelError: givenUp(modelError, attempt, maxDelayMs)
              };
              return;
            }
            const jitter = ports.random() * Math.min(maxDelayMs, firstDelayMs * 2 ** (attempt - 1));
            const delayMs = Math.round(asked > 0 ? asked + ports.random() * firstDelayMs : jitter);
            yield {
              type: "retry",
              attempt: attempt,
              delayMs: delayMs,
              modelError: modelError
            };
            await ports.clock.sleep(delayMs, signal);
            if (signal.aborted) {
              yield {
                type: "error",
                modelError: _model_error_js__WEBPACK_IMPORTED_MODULE_0__.gn
              };
              return;
            }
          }
        }
      };
    }
    const endedSilently = {
      kind: "cut-off",
      message: "The model ended its answer without saying so.",
      hint: "The provider broke off. Run the job again.",
      retryable: true
    };
    async function* passOn(events) {
      for await (const event of events) {
        if (event.type === "error") return event.modelError;
        yield event;
        if (event.type === "finish") return null;
      }
      return endedSilently;
    }
    function givenUp(modelError, attempts, maxDelayMs) {
      const asked = modelError.retryAfterMs ?? 0;
      if (modelError.retryable && asked > maxDelayMs) {
        const seconds = String(Math.ceil(asked / 1e3));
        return {
          ...modelError,
          message: `${modelError.message} It asks to wait ${seconds} s, longer than the ${String(maxDelayMs / 1e3)} s that a run waits.`,
          hint: `Run the job again in ${seconds} s. ${modelError.hint}`
        };
      }
      return attempts === 1 ? modelError : {
        ...modelError,
        message: `${modelError.message} (${String(attempts)} attempts)`
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
