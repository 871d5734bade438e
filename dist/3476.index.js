"use strict";

exports.id = 3476;

exports.ids = [ 3476 ];

exports.modules = {
  23476: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.r(__webpack_exports__);
    __webpack_require__.d(__webpack_exports__, {
      completeBody: () => completeBody,
      createAnthropicModel: () => createAnthropicModel,
      unknownModelOutputTokens: () => unknownModelOutputTokens
    });
    const lookBack = 20;
    function breakpoints(messages) {
      const last = messages.length - 1;
      const answer = messages.findLastIndex(({role: role}) => role === "assistant");
      const ends = [ answer - 1, last ].filter((index, at, all) => index >= 0 && all.indexOf(index) === at);
      const marks = ends.map(index => [ index, lastMarkable(messages[index]?.content ?? []) ]);
      const answered = messages[answer]?.content ?? [];
      const blocks = answered.length + (messages[last]?.content.length ?? 0);
      if (answer > 0 && answer < last && blocks > lookBack - 5) marks.push([ answer, lastMarkable(answered) ]);
      return marks.filter(([, block]) => block >= 0);
    }
    function lastMarkable(blocks) {
      return blocks.findLastIndex(({type: type, text: text}) => type !== "thinking" && type !== "redacted_thinking" && text !== "");
    }
    function withBreakpoints(messages) {
      const marked = [ ...messages ];
      for (const [index, block] of breakpoints(messages)) {
        const message = marked[index];
        if (message !== void 0) marked[index] = {
          ...message,
          content: markedAt(message.content, block)
        };
      }
      return marked;
    }
    function markedAt(blocks, at) {
      return blocks.map((block, index) => index === at ? {
        ...block,
        cache_control: {
          type: "ephemeral"
        }
      } : block);
    }
    const unknownModelOutputTokens = 32e3;
    async function createAnthropicModel(settings) {
      const {AnthropicLanguageModel: AnthropicLanguageModel, getModelCapabilities: getModelCapabilities} = await Promise.all([ __webpack_require__.e(1651), __webpack_require__.e(8446) ]).then(__webpack_require__.bind(__webpack_require__, 98446));
      const {id: id, apiKey: apiKey, fetch: fetch} = settings;
      const {isKnownModel: isKnownModel, rejectsThinkingDisabled: rejectsThinkingDisabled} = getModelCapabilities(id);
      const language = new AnthropicLanguageModel(id, {
        provider: "anthropic.messages",
        baseURL: /\/v\d+$/.test(settings.baseUrl) ? settings.baseUrl : `${settings.baseUrl}/v1`,
        headers: apiKey === "" ? await federated(settings) : {
          ...version,
          "x-api-key": apiKey
        },
        fetch: fetch,
        transformRequestBody: body => completeBody(body, isKnownModel && rejectsThinkingDisabled)
      });
      return {
        dialect: "anthropic",
        language: language,
        ...isKnownModel ? {} : {
          defaultOutputTokens: unknownModelOutputTokens
        }
      };
    }
    const version = {
      "anthropic-version": "2023-06-01"
    };
    async function federated({credentials: credentials, baseUrl: baseUrl}) {
      const {anthropicToken: anthropicToken} = await __webpack_require__.e(2847).then(__webpack_require__.bind(__webpack_require__, 82847));
      const token = anthropicToken(credentials, baseUrl);
      return async () => ({
        ...version,
        "anthropic-beta": "oauth-2025-04-20",
        Authorization: `Bearer ${await token()}`
      });
    }
    function completeBody(body, alwaysThinks) {
      const {tools: tools, system: system, messages: messages, thinking: thinking} = body;
      const isDefault = thinking?.type === void 0;
      return {
        ...body,
        ...tools && {
          tools: tools.map(tool => ({
            ...tool,
            eager_input_streaming: void 0
          }))
        },
        ...system && {
          system: markedAt(system, system.length - 1)
        },
        ...messages && {
          messages: withBreakpoints(messages)
        },
        ...alwaysThinks && isDefault && {
          thinking: {
            ...thinking,
            type: "adaptive",
            display: "summarized"
          }
        }
      };
    }
  })
};
