"use strict";

exports.id = 3010;

exports.ids = [ 3010 ];

exports.modules = {
  3010: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.r(__webpack_exports__);
    __webpack_require__.d(__webpack_exports__, {
      createOpenAiModel: () => createOpenAiModel
    });
    async function createOpenAiModel(settings) {
      const {OpenAIResponsesLanguageModel: OpenAIResponsesLanguageModel} = await Promise.all([ __webpack_require__.e(1651), __webpack_require__.e(4373) ]).then(__webpack_require__.bind(__webpack_require__, 4373));
      const {id: id, apiKey: apiKey, baseUrl: baseUrl, fetch: fetch} = settings;
      const language = new OpenAIResponsesLanguageModel(id, {
        provider: "openai.responses",
        url: ({path: path}) => `${baseUrl}${path}`,
        headers: {
          Authorization: `Bearer ${apiKey}`
        },
        fetch: fetch,
        fileIdPrefixes: [ "file-" ]
      });
      return {
        dialect: "openai",
        language: language
      };
    }
  })
};
