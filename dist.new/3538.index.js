"use strict";
exports.id = 3538;
exports.ids = [3538];
exports.modules = {

/***/ 23538:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   withStandardTier: () => (/* binding */ withStandardTier)
/* harmony export */ });
/* harmony import */ var _with_stream_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30461);

/**
 * A model of the flex tier that does not lose what has been paid for: once a conversation has an answer, a request for
 * which the tier has no capacity is sent at the standard tier. The first request of a job is not: nothing is lost if the
 * job waits for a later run.
 * @param isPaid something has been paid for before the first request, such as the answer that it grades
 */
function withStandardTier(flex, loadStandard, isPaid = false) {
    let hasAnswered = isPaid;
    let standard = null;
    return (0,_with_stream_js__WEBPACK_IMPORTED_MODULE_0__/* .withStream */ .H)(flex, async function* (request, signal) {
        for await (const event of flex.stream(request, signal)) {
            if (event.type === 'finish')
                hasAnswered = true;
            if (event.type !== 'error' || event.modelError.kind !== 'overloaded' || !hasAnswered || signal.aborted) {
                yield event;
                continue;
            }
            yield { ...event, type: 'retry', attempt: 1, delayMs: 0 };
            yield { type: 'notice', text: `${flex.name} has no capacity at its flex tier: a request has the full price.` };
            standard ??= await loadStandard();
            yield* standard.stream(request, signal);
            return;
        }
    });
}


/***/ })

};
;