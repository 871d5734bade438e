"use strict";

exports.id = 3010;

exports.ids = [ 3010 ];

exports.modules = {
  53010: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.r(__webpack_exports__);
    __webpack_require__.d(__webpack_exports__, {
      createOpenAiModel: () => createOpenAiModel,
      withCacheKey: () => withCacheKey
    });
    var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
    var _reasoning_options_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2573);
    async function createOpenAiModel(settings) {
      const {OpenAIResponsesLanguageModel: OpenAIResponsesLanguageModel} = await Promise.all([ __webpack_require__.e(1651), __webpack_require__.e(4373) ]).then(__webpack_require__.bind(__webpack_require__, 84373));
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
        language: language,
        prepare: withCacheKey
      };
    }
    function withCacheKey(options) {
      const [first] = options.prompt;
      const prefix = JSON.stringify([ first?.role === "system" ? first.content : "", options.tools ?? [] ]);
      const promptCacheKey = `sallyport-${(0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(prefix).digest("hex").slice(0, 32)}`;
      const providerOptions = (0, _reasoning_options_js__WEBPACK_IMPORTED_MODULE_1__.C)(options.providerOptions, {
        openai: {
          promptCacheKey: promptCacheKey
        }
      });
      return providerOptions === void 0 ? options : {
        ...options,
        providerOptions: providerOptions
      };
    }
  })
};
