"use strict";

exports.id = 5182;

exports.ids = [ 5182 ];

exports.modules = {
  5182: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.r(__webpack_exports__);
    __webpack_require__.d(__webpack_exports__, {
      createCompatibleModel: () => createCompatibleModel
    });
    async function createCompatibleModel(settings) {
      const {OpenAICompatibleChatLanguageModel: OpenAICompatibleChatLanguageModel} = await Promise.all([ __webpack_require__.e(1651), __webpack_require__.e(7703) ]).then(__webpack_require__.bind(__webpack_require__, 7703));
      const {id: id, apiKey: apiKey, baseUrl: baseUrl, fetch: fetch} = settings;
      const language = new OpenAICompatibleChatLanguageModel(id, {
        provider: "compatible.chat",
        url: ({path: path}) => `${baseUrl}${path}`,
        headers: () => apiKey === "" ? {} : {
          Authorization: `Bearer ${apiKey}`
        },
        fetch: fetch,
        includeUsage: true
      });
      return {
        dialect: "compatible",
        language: language
      };
    }
  })
};
