export const id = 763;
export const ids = [763];
export const modules = {

/***/ 2763:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   createOpenAiModel: () => (/* binding */ createOpenAiModel)
/* harmony export */ });
/** OpenAI's Responses API. Servers that speak the older chat completions are `compatible/…`. */
async function createOpenAiModel(settings) {
    const { createOpenAI } = await Promise.all(/* import() */[__webpack_require__.e(651), __webpack_require__.e(372), __webpack_require__.e(436)]).then(__webpack_require__.bind(__webpack_require__, 3436));
    const { id, apiKey, baseUrl: baseURL, fetch } = settings;
    return { dialect: 'openai', language: createOpenAI({ apiKey, baseURL, fetch }).responses(id) };
}


/***/ })

};
