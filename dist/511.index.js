export const id = 511;
export const ids = [511];
export const modules = {

/***/ 3511:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   createCompatibleModel: () => (/* binding */ createCompatibleModel)
/* harmony export */ });
/** Any server that speaks OpenAI's chat completions. It may take no key. */
async function createCompatibleModel(settings) {
    const { createOpenAICompatible } = await Promise.all(/* import() */[__webpack_require__.e(651), __webpack_require__.e(703)]).then(__webpack_require__.bind(__webpack_require__, 7703));
    const { id, apiKey, baseUrl: baseURL, fetch } = settings;
    const key = apiKey === '' ? {} : { apiKey };
    // Without this the stream ends without a count of its tokens.
    const provider = createOpenAICompatible({ name: 'compatible', baseURL, fetch, includeUsage: true, ...key });
    return { dialect: 'compatible', language: provider.chatModel(id) };
}


/***/ })

};
