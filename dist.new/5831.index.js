"use strict";
exports.id = 5831;
exports.ids = [5831];
exports.modules = {

/***/ 5428:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ fingerprint)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);

/** The first `digits` hexadecimal digits of the SHA-256 of the concatenated parts. */
function fingerprint(parts, digits = 16) {
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256');
    for (const part of parts)
        hash.update(part);
    return hash.digest('hex').slice(0, digits);
}


/***/ }),

/***/ 55831:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   withCacheKey: () => (/* binding */ withCacheKey)
/* harmony export */ });
/* harmony import */ var _fingerprint_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5428);
/* harmony import */ var _provider_reasoning_options_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(24513);


/**
 * Requests with the same system prompt and tools, also those of other jobs, have the same key, so that the provider
 * sends them to the same machines and their cache.
 */
function withCacheKey(options) {
    const [first] = options.prompt;
    const prefix = JSON.stringify([first?.role === 'system' ? first.content : '', options.tools ?? []]);
    const promptCacheKey = `sallyport-${(0,_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__/* .fingerprint */ .R)([prefix], 32)}`;
    const providerOptions = (0,_provider_reasoning_options_js__WEBPACK_IMPORTED_MODULE_1__/* .mergedProviderOptions */ .Cf)(options.providerOptions, { openai: { promptCacheKey } });
    return providerOptions === undefined ? options : { ...options, providerOptions };
}


/***/ })

};
;