"use strict";

exports.id = 5182;

exports.ids = [ 5182 ];

exports.modules = {
  65182: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.r(__webpack_exports__);
    __webpack_require__.d(__webpack_exports__, {
      createCompatibleModel: () => createCompatibleModel
    });
    var _error_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92682);
    async function createCompatibleModel(settings) {
      const {OpenAICompatibleChatLanguageModel: OpenAICompatibleChatLanguageModel} = await Promise.all([ __webpack_require__.e(1651), __webpack_require__.e(7703) ]).then(__webpack_require__.bind(__webpack_require__, 57703));
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
        language: withReasoningDetails(language),
        prepare: returnReasoningDetails
      };
    }
    const field = "reasoning_details";
    function withReasoningDetails(language) {
      return {
        specificationVersion: language.specificationVersion,
        provider: language.provider,
        modelId: language.modelId,
        supportedUrls: language.supportedUrls,
        doGenerate: options => language.doGenerate(options),
        doStream: async options => {
          const result = await language.doStream(options);
          const details = [];
          const keep = new TransformStream({
            transform(part, controller) {
              if (part.type === "raw") addDetails(details, part.rawValue);
              if (part.type === "finish" && details.length > 0) {
                const providerMetadata = {
                  compatible: {
                    [field]: details
                  }
                };
                controller.enqueue({
                  type: "reasoning-start",
                  id: field,
                  providerMetadata: providerMetadata
                });
                controller.enqueue({
                  type: "reasoning-end",
                  id: field
                });
              }
              controller.enqueue(part);
            }
          });
          return {
            ...result,
            stream: result.stream.pipeThrough(keep)
          };
        }
      };
    }
    function addDetails(details, event) {
      const [choice] = (0, _error_text_js__WEBPACK_IMPORTED_MODULE_0__.e)(event)["choices"] ?? [];
      const added = (0, _error_text_js__WEBPACK_IMPORTED_MODULE_0__.e)((0, _error_text_js__WEBPACK_IMPORTED_MODULE_0__.e)(choice)["delta"])[field];
      if (!Array.isArray(added)) return;
      for (const detail of added) {
        const {index: index, type: type, ...values} = (0, _error_text_js__WEBPACK_IMPORTED_MODULE_0__.e)(detail);
        const known = details.find(one => one["index"] === index && one["type"] === type);
        if (known === void 0) details.push({
          ...(0, _error_text_js__WEBPACK_IMPORTED_MODULE_0__.e)(detail)
        }); else for (const [key, value] of Object.entries(values)) known[key] = joinedValue(key, known[key], value);
      }
    }
    function joinedValue(key, before, value) {
      const isText = key === "text" || key === "summary" || key === "data";
      if (isText && typeof before === "string" && typeof value === "string") return before + value;
      return value ?? before;
    }
    function returnReasoningDetails(options) {
      return {
        ...options,
        prompt: options.prompt.map(message => {
          if (message.role !== "assistant") return message;
          const details = message.content.flatMap(part => part.type === "reasoning" ? part.providerOptions?.["compatible"]?.[field] ?? [] : []);
          if (details.length === 0) return message;
          return {
            ...message,
            providerOptions: {
              openaiCompatible: {
                [field]: details
              }
            }
          };
        })
      };
    }
  })
};
