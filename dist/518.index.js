export const id = 518;
export const ids = [518];
export const modules = {

/***/ 8518:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   createGoogleModel: () => (/* binding */ createGoogleModel)
/* harmony export */ });
/** The Gemini API. The base URL may be given with or without its version, as people do both. */
async function createGoogleModel(settings) {
    const { createGoogle } = await Promise.all(/* import() */[__webpack_require__.e(651), __webpack_require__.e(372), __webpack_require__.e(785)]).then(__webpack_require__.bind(__webpack_require__, 785));
    const { id, apiKey, fetch } = settings;
    const baseURL = /\/v\d+(alpha|beta)?$/.test(settings.baseUrl) ? settings.baseUrl : `${settings.baseUrl}/v1beta`;
    return { dialect: 'google', language: createGoogle({ apiKey, baseURL, fetch }).languageModel(id) };
}


/***/ })

};
