"use strict";
exports.id = 5554;
exports.ids = [5554];
exports.modules = {

/***/ 5554:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   withFallbacks: () => (/* binding */ withFallbacks)
/* harmony export */ });
/** Failures of an account or a provider, which another one may not have. */
const replaceable = new Set([
    'rate-limit',
    'quota',
    'overloaded',
    'server',
    'network',
    'cut-off',
]);
/**
 * Repeats a request with the next model of the list when retries of the current one have failed. The run stays with
 * that model: its cache is warm, and it can read its own reasoning. It begins with the next one if the current one has
 * failed for another job.
 */
function withFallbacks(first, fallbacks, outages) {
    if (fallbacks.length === 0)
        return first;
    let current = first;
    const left = [...fallbacks];
    let hasAnswered = false;
    return {
        name: first.name,
        get contextWindow() {
            return current.contextWindow;
        },
        skipTurns: (turns) => first.skipTurns?.(turns),
        async *stream(request, signal) {
            for (;;) {
                const model = current;
                const other = hasAnswered || left.length === 0 || outages?.isDown(model.name) !== true ? undefined : left.shift();
                if (other !== undefined) {
                    yield {
                        type: 'notice',
                        text: `${model.name} did not answer another job. The run begins with ${other.name}.`,
                    };
                    current = await other.load();
                    continue;
                }
                const failed = yield* forward(model, { isFirst: model === first, events: model.stream(request, signal) });
                if (failed === null) {
                    hasAnswered = true;
                    outages?.succeeded(model.name);
                    return;
                }
                outages?.failed(model.name, failed.modelError);
                const next = signal.aborted || !replaceable.has(failed.modelError.kind) ? undefined : left.shift();
                if (next === undefined) {
                    yield failed;
                    return;
                }
                yield { ...failed, type: 'retry', attempt: 1, delayMs: 0 };
                yield { type: 'notice', text: `${failed.modelError.message} The run continues with ${next.name}.` };
                current = await next.load();
            }
        },
    };
}
/** Forwards all events but an error, which it returns; usage names the model unless it is the model of the run. */
async function* forward({ name }, { isFirst, events }) {
    for await (const event of events) {
        const named = 'usage' in event && !isFirst ? { ...event, usage: { ...event.usage, model: name } } : event;
        if (named.type === 'error')
            return named;
        yield named;
    }
    return null;
}


/***/ })

};
;