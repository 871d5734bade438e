export const id = 561;
export const ids = [561];
export const modules = {

/***/ 6561:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   createAnthropicModel: () => (/* binding */ createAnthropicModel)
/* harmony export */ });
/** Anthropic's Messages API. The base URL may be given with or without its version, as people do both. */
async function createAnthropicModel(settings) {
    const { createAnthropic } = await Promise.all(/* import() */[__webpack_require__.e(651), __webpack_require__.e(372), __webpack_require__.e(644)]).then(__webpack_require__.bind(__webpack_require__, 6644));
    const { id, apiKey, fetch } = settings;
    const baseURL = /\/v\d+$/.test(settings.baseUrl) ? settings.baseUrl : `${settings.baseUrl}/v1`;
    return { dialect: 'anthropic', language: createAnthropic({ apiKey, baseURL, fetch }).languageModel(id) };
}


/***/ })

};
