"use strict";

exports.id = 2739;

exports.ids = [ 2739 ];

exports.modules = {
  2739: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.r(__webpack_exports__);
    __webpack_require__.d(__webpack_exports__, {
      createGoogleModel: () => createGoogleModel
    });
    var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
    async function createGoogleModel(settings) {
      const {GoogleLanguageModel: GoogleLanguageModel} = await Promise.all([ __webpack_require__.e(1651), __webpack_require__.e(6795) ]).then(__webpack_require__.bind(__webpack_require__, 9176));
      const {id: id, apiKey: apiKey, fetch: fetch} = settings;
      const language = new GoogleLanguageModel(id, {
        provider: "google.generative-ai",
        baseURL: /\/v\d+(alpha|beta)?$/.test(settings.baseUrl) ? settings.baseUrl : `${settings.baseUrl}/v1beta`,
        headers: {
          "x-goog-api-key": apiKey
        },
        fetch: fetch,
        generateId: () => (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)()
      });
      return {
        dialect: "google",
        language: language
      };
    }
  })
};
