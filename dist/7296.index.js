"use strict";

exports.id = 7296;

exports.ids = [ 7296 ];

exports.modules = {
  7296: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      withRetries: () => withRetries
    });
    var _model_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4996);
    function withRetries(model, ports, options = {}) {
      const {retries: retries = 4, firstDelayMs: firstDelayMs = 1e3, maxDelayMs: maxDelayMs = 6e4} = options;
      return {
        name: model.name,
        contextWindow: model.contextWindow,
        async* stream(request, signal) {
          for (let attempt = 1; ;attempt += 1) {
            const modelError = yield* forward(model.stream(request, signal));
            if (modelError === null) return;
            const requestedMs = modelError.retryAfterMs ?? 0;
            if (!modelError.retryable || attempt > retries || requestedMs > maxDelayMs) {
              yield {
                type: "error",
                modelError: finalError(modelError, attempt, maxDelayMs)
              };
              return;
            }
            const jitter = ports.random() * Math.min(maxDelayMs, firstDelayMs * 2 ** (attempt - 1));
            const delayMs = Math.round(requestedMs > 0 ? requestedMs + ports.random() * firstDelayMs : jitter);
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
    const missingFinish = {
      kind: "cut-off",
      message: "The response stream ended without a finish event.",
      hint: "The provider closed the connection early. Run the job again.",
      retryable: true
    };
    async function* forward(events) {
      for await (const event of events) {
        if (event.type === "error") return event.modelError;
        yield event;
        if (event.type === "finish") return null;
      }
      return missingFinish;
    }
    function finalError(modelError, attempts, maxDelayMs) {
      const requestedMs = modelError.retryAfterMs ?? 0;
      if (modelError.retryable && requestedMs > maxDelayMs) {
        const seconds = String(Math.ceil(requestedMs / 1e3));
        return {
          ...modelError,
          message: `${modelError.message} The provider asks to wait ${seconds} s, longer than the limit of ${String(maxDelayMs / 1e3)} s.`,
          hint: `Run the job again in ${seconds} s. ${modelError.hint}`
        };
      }
      return attempts === 1 ? modelError : {
        ...modelError,
        message: `${modelError.message} (${String(attempts)} attempts)`
      };
    }
  })
};
