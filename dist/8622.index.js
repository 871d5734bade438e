"use strict";

exports.id = 8622;

exports.ids = [ 8622 ];

exports.modules = {
  8622: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.r(__webpack_exports__);
    __webpack_require__.d(__webpack_exports__, {
      createAnthropicModel: () => createAnthropicModel
    });
    async function createAnthropicModel(settings) {
      const {AnthropicLanguageModel: AnthropicLanguageModel} = await Promise.all([ __webpack_require__.e(1651), __webpack_require__.e(8446) ]).then(__webpack_require__.bind(__webpack_require__, 8446));
      const {id: id, apiKey: apiKey, fetch: fetch} = settings;
      const language = new AnthropicLanguageModel(id, {
        provider: "anthropic.messages",
        baseURL: /\/v\d+$/.test(settings.baseUrl) ? settings.baseUrl : `${settings.baseUrl}/v1`,
        headers: {
          "anthropic-version": "2023-06-01",
          "x-api-key": apiKey
        },
        fetch: fetch,
        transformRequestBody: completeBody
      });
      return {
        dialect: "anthropic",
        language: language
      };
    }
    function completeBody(body) {
      const {tools: tools, system: system, messages: messages} = body;
      const last = messages?.at(-1);
      return {
        ...body,
        ...tools && {
          tools: tools.map(tool => ({
            ...tool,
            eager_input_streaming: void 0
          }))
        },
        ...system && {
          system: withCacheBreakpoint(system)
        },
        ...last && {
          messages: [ ...(messages ?? []).slice(0, -1), {
            ...last,
            content: withCacheBreakpoint(last.content)
          } ]
        }
      };
    }
    function withCacheBreakpoint(blocks) {
      return blocks.map((block, index) => index === blocks.length - 1 ? {
        ...block,
        cache_control: {
          type: "ephemeral"
        }
      } : block);
    }
  })
};
