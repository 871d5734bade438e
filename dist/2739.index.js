"use strict";

exports.id = 2739;

exports.ids = [ 2739 ];

exports.modules = {
  42739: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.r(__webpack_exports__);
    __webpack_require__.d(__webpack_exports__, {
      createGoogleModel: () => createGoogleModel
    });
    var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
    async function createGoogleModel(settings) {
      const {GoogleLanguageModel: GoogleLanguageModel} = await Promise.all([ __webpack_require__.e(1651), __webpack_require__.e(6795) ]).then(__webpack_require__.bind(__webpack_require__, 86795));
      const {id: id, apiKey: apiKey, fetch: send} = settings;
      const language = new GoogleLanguageModel(id, {
        provider: "google.generative-ai",
        baseURL: /\/v\d+(alpha|beta)?$/.test(settings.baseUrl) ? settings.baseUrl : `${settings.baseUrl}/v1beta`,
        headers: {
          "x-goog-api-key": apiKey
        },
        fetch: (input, init) => send(input, typeof init?.body === "string" ? {
          ...init,
          body: joined(init.body)
        } : init),
        generateId: () => (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)()
      });
      return {
        dialect: "google",
        language: language
      };
    }
    function joined(text) {
      const body = JSON.parse(text);
      const contents = [];
      for (const content of body.contents ?? []) {
        const last = contents.at(-1);
        if (last?.role === "user" && content.role === "user") contents[contents.length - 1] = {
          ...last,
          parts: [ ...last.parts, ...content.parts ]
        }; else contents.push(content);
      }
      return contents.length === body.contents?.length ? text : JSON.stringify({
        ...body,
        contents: contents
      });
    }
  })
};
