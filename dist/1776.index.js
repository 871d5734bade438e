"use strict";

exports.id = 1776;

exports.ids = [ 1776, 3010 ];

exports.modules = {
  61776: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.r(__webpack_exports__);
    __webpack_require__.d(__webpack_exports__, {
      createAzureModel: () => createAzureModel
    });
    var exchange = __webpack_require__(54466);
    const of = "Azure's token server";
    function azureToken(options) {
      const {keys: keys, send: send, now: now} = options;
      return (0, exchange.IU)(async () => {
        const authority = (keys["AZURE_AUTHORITY_HOST"] ?? "https://login.microsoftonline.com").replace(/\/+$/, "");
        const body = new URLSearchParams({
          grant_type: "client_credentials",
          client_id: keys["AZURE_CLIENT_ID"] ?? "",
          scope: "https://cognitiveservices.azure.com/.default",
          client_assertion_type: "urn:ietf:params:oauth:client-assertion-type:jwt-bearer",
          client_assertion: await (0, exchange.Qd)(options, "api://AzureADTokenExchange")
        });
        const tenant = encodeURIComponent(keys["AZURE_TENANT_ID"] ?? "");
        const answer = await (0, exchange.cv)(send, `${authority}/${tenant}/oauth2/v2.0/token`, {
          body: body,
          of: of
        });
        return (0, exchange.DL)(answer, of, now());
      }, now);
    }
    var openai = __webpack_require__(53010);
    async function createAzureModel(settings) {
      const {createAzure: createAzure} = await Promise.all([ __webpack_require__.e(1651), __webpack_require__.e(4373), __webpack_require__.e(8066) ]).then(__webpack_require__.bind(__webpack_require__, 58066));
      const {id: id, apiKey: apiKey, baseUrl: baseUrl, fetch: fetch, credentials: credentials} = settings;
      const resourceName = credentials.keys["AZURE_RESOURCE_NAME"];
      const language = createAzure({
        fetch: fetch,
        ...apiKey === "" ? {
          tokenProvider: azureToken(credentials)
        } : {
          apiKey: apiKey
        },
        ...baseUrl === "" ? {
          resourceName: resourceName ?? ""
        } : {
          baseURL: baseUrl
        }
      }).responses(id);
      return {
        dialect: "openai",
        language: language,
        prepare: openai.withCacheKey
      };
    }
  }),
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
