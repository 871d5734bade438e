"use strict";

exports.id = 5554;

exports.ids = [ 5554 ];

exports.modules = {
  5554: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      withFallbacks: () => withFallbacks
    });
    const replaceable = new Set([ "rate-limit", "quota", "overloaded", "server", "network", "cut-off" ]);
    function withFallbacks(first, fallbacks) {
      if (fallbacks.length === 0) return first;
      let current = first;
      const left = [ ...fallbacks ];
      return {
        name: first.name,
        get contextWindow() {
          return current.contextWindow;
        },
        skipTurns: turns => first.skipTurns?.(turns),
        async* stream(request, signal) {
          for (;;) {
            const model = current;
            const failed = yield* forward(model, {
              isFirst: model === first,
              events: model.stream(request, signal)
            });
            if (failed === null) return;
            const next = signal.aborted || !replaceable.has(failed.modelError.kind) ? void 0 : left.shift();
            if (next === void 0) {
              yield failed;
              return;
            }
            yield {
              ...failed,
              type: "retry",
              attempt: 1,
              delayMs: 0
            };
            yield {
              type: "notice",
              text: `${failed.modelError.message} The run continues with ${next.name}.`
            };
            current = await next.load();
          }
        }
      };
    }
    async function* forward({name: name}, {isFirst: isFirst, events: events}) {
      for await (const event of events) {
        const named = "usage" in event && !isFirst ? {
          ...event,
          usage: {
            ...event.usage,
            model: name
          }
        } : event;
        if (named.type === "error") return named;
        yield named;
      }
      return null;
    }
  })
};
