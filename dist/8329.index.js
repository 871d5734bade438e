"use strict";

exports.id = 8329;

exports.ids = [ 8329, 3476 ];

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
  }),
  8329: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.r(__webpack_exports__);
    __webpack_require__.d(__webpack_exports__, {
      createBedrockModel: () => createBedrockModel
    });
    var anthropic = __webpack_require__(23476);
    var exchange = __webpack_require__(54466);
    const of = "AWS's token server";
    function awsCredentials(options, region) {
      const {keys: keys, send: send, now: now} = options;
      if ((0, exchange.vM)(keys, "AWS_ACCESS_KEY_ID", "AWS_SECRET_ACCESS_KEY")) {
        const sessionToken = keys["AWS_SESSION_TOKEN"];
        return () => Promise.resolve({
          accessKeyId: keys["AWS_ACCESS_KEY_ID"] ?? "",
          secretAccessKey: keys["AWS_SECRET_ACCESS_KEY"] ?? "",
          ...sessionToken ? {
            sessionToken: sessionToken
          } : {}
        });
      }
      return (0, exchange.IU)(async () => {
        const query = new URLSearchParams({
          Action: "AssumeRoleWithWebIdentity",
          Version: "2011-06-15",
          RoleArn: keys["AWS_ROLE_ARN"] ?? "",
          RoleSessionName: "sallyport",
          WebIdentityToken: await (0, exchange.Qd)(options, "sts.amazonaws.com")
        });
        const suffix = region.startsWith("cn-") ? "amazonaws.com.cn" : "amazonaws.com";
        const address = keys["AWS_ENDPOINT_URL_STS"] ?? `https://sts.${region}.${suffix}`;
        const answer = await (0, exchange.cv)(send, address, {
          body: query,
          headers: {
            accept: "application/xml"
          },
          of: of
        });
        return assumedRole(String(answer));
      }, now);
    }
    function assumedRole(xml) {
      const value = name => new RegExp(`<${name}>([^<]+)</${name}>`).exec(xml)?.[1];
      const [accessKeyId, secretAccessKey, sessionToken] = [ value("AccessKeyId"), value("SecretAccessKey"), value("SessionToken") ];
      if (accessKeyId === void 0 || secretAccessKey === void 0 || sessionToken === void 0) throw (0, 
      exchange.sL)(`${of} returned no credentials`);
      return {
        value: {
          accessKeyId: accessKeyId,
          secretAccessKey: secretAccessKey,
          sessionToken: sessionToken
        },
        expiresAt: Date.parse(value("Expiration") ?? "") || 0
      };
    }
    async function createBedrockModel(settings) {
      const {id: id, apiKey: apiKey, baseUrl: baseUrl, fetch: fetch, credentials: credentials} = settings;
      const {keys: keys} = credentials;
      const region = keys["AWS_REGION"] ?? keys["AWS_DEFAULT_REGION"] ?? "us-east-1";
      const bearer = apiKey || keys["AWS_BEARER_TOKEN_BEDROCK"];
      const options = {
        region: region,
        fetch: fetch,
        ...bearer ? {
          apiKey: bearer
        } : {
          apiKey: "",
          credentialProvider: awsCredentials(credentials, region)
        },
        ...baseUrl === "" ? {} : {
          baseURL: baseUrl
        }
      };
      if (!/(^|[./])anthropic\.claude/.test(id)) {
        const {createAmazonBedrock: createAmazonBedrock} = await Promise.all([ __webpack_require__.e(1651), __webpack_require__.e(8446), __webpack_require__.e(8513), __webpack_require__.e(6209) ]).then(__webpack_require__.bind(__webpack_require__, 56209));
        return {
          dialect: "compatible",
          language: createAmazonBedrock(options)(id)
        };
      }
      const [{createAmazonBedrockAnthropic: createAmazonBedrockAnthropic}, {getModelCapabilities: getModelCapabilities}] = await Promise.all([ Promise.all([ __webpack_require__.e(1651), __webpack_require__.e(8446), __webpack_require__.e(8513), __webpack_require__.e(7958) ]).then(__webpack_require__.bind(__webpack_require__, 47958)), Promise.all([ __webpack_require__.e(1651), __webpack_require__.e(8446) ]).then(__webpack_require__.bind(__webpack_require__, 98446)) ]);
      return {
        dialect: "anthropic",
        language: createAmazonBedrockAnthropic(options)(id),
        prepare: withCacheMarks,
        ...getModelCapabilities(id).isKnownModel ? {} : {
          defaultOutputTokens: anthropic.unknownModelOutputTokens
        }
      };
    }
    const mark = {
      anthropic: {
        cacheControl: {
          type: "ephemeral"
        }
      }
    };
    function withCacheMarks(options) {
      const {prompt: prompt} = options;
      const answer = prompt.findLastIndex(({role: role}) => role === "assistant");
      const marked = new Set([ 0, answer - 1, prompt.length - 1 ]);
      return {
        ...options,
        prompt: prompt.map((message, index) => marked.has(index) && message.role !== "assistant" ? {
          ...message,
          providerOptions: mark
        } : message)
      };
    }
  })
};
