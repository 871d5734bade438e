"use strict";

exports.id = 5918;

exports.ids = [ 5918, 3476 ];

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
  35918: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.r(__webpack_exports__);
    __webpack_require__.d(__webpack_exports__, {
      createVertexModel: () => createVertexModel
    });
    var external_node_crypto_ = __webpack_require__(77598);
    var anthropic = __webpack_require__(23476);
    var error_text = __webpack_require__(92682);
    var exchange = __webpack_require__(54466);
    const of = "Google's token server";
    const scope = "https://www.googleapis.com/auth/cloud-platform";
    function googleToken(options) {
      const {keys: keys, now: now} = options;
      const path = keys["GOOGLE_APPLICATION_CREDENTIALS"];
      return (0, exchange.IU)(async () => {
        if ((0, exchange.vM)(keys, "GOOGLE_APPLICATION_CREDENTIALS")) return await tokenOfFile(options, path ?? "");
        const provider = (keys["GOOGLE_WORKLOAD_IDENTITY_PROVIDER"] ?? "").replace(/^\/+/, "");
        const account = keys["GOOGLE_SERVICE_ACCOUNT"];
        return await federated(options, {
          audience: `//iam.googleapis.com/${provider}`,
          subjectToken: await (0, exchange.Qd)(options, `https://iam.googleapis.com/${provider}`),
          impersonation: account ? `https://iamcredentials.googleapis.com/v1/projects/-/serviceAccounts/${encodeURIComponent(account)}:generateAccessToken` : void 0
        });
      }, now);
    }
    async function tokenOfFile(options, path) {
      let file;
      try {
        file = (0, error_text.e)(JSON.parse(await options.readFile(path)));
      } catch {
        throw (0, exchange.sL)("the file in GOOGLE_APPLICATION_CREDENTIALS cannot be read as JSON");
      }
      const text = name => typeof file[name] === "string" ? file[name] : "";
      if (text("type") === "service_account") return await serviceAccountToken(options, {
        email: text("client_email"),
        key: text("private_key"),
        address: text("token_uri") || "https://oauth2.googleapis.com/token"
      });
      if (text("type") !== "external_account") throw (0, exchange.sL)(`credentials of the type ${JSON.stringify(text("type"))} are not supported`);
      return await federated(options, {
        audience: text("audience"),
        subjectToken: await subjectToken(options, (0, error_text.e)(file["credential_source"])),
        tokenUrl: text("token_url") || void 0,
        impersonation: text("service_account_impersonation_url") || void 0
      });
    }
    async function serviceAccountToken({send: send, now: now}, {email: email, key: key, address: address}) {
      const issued = Math.floor(now() / 1e3);
      const encoded = value => Buffer.from(JSON.stringify(value)).toString("base64url");
      const claims = {
        iss: email,
        scope: scope,
        aud: address,
        iat: issued,
        exp: issued + 3600
      };
      const unsigned = `${encoded({
        alg: "RS256",
        typ: "JWT"
      })}.${encoded(claims)}`;
      const signature = (0, external_node_crypto_.createSign)("RSA-SHA256").update(unsigned).sign(key, "base64url");
      const body = new URLSearchParams({
        grant_type: "urn:ietf:params:oauth:grant-type:jwt-bearer",
        assertion: `${unsigned}.${signature}`
      });
      return (0, exchange.DL)(await (0, exchange.cv)(send, address, {
        body: body,
        of: of
      }), of, now());
    }
    async function subjectToken({send: send, readFile: readFile}, source) {
      const {url: url, file: file, headers: headers} = source;
      const field = (0, error_text.e)(source["format"])["subject_token_field_name"];
      const answer = typeof url === "string" ? await (0, exchange.cv)(send, url, {
        headers: headers,
        of: "GitHub's identity provider"
      }) : await readFile(typeof file === "string" ? file : "");
      if (typeof answer === "string") return answer.trim();
      const token = (0, error_text.e)(answer)[typeof field === "string" ? field : "value"];
      if (typeof token !== "string") throw (0, exchange.sL)("GitHub's identity provider returned no token");
      return token;
    }
    async function federated({send: send, now: now}, federation) {
      const body = new URLSearchParams({
        grant_type: "urn:ietf:params:oauth:grant-type:token-exchange",
        audience: federation.audience,
        scope: scope,
        requested_token_type: "urn:ietf:params:oauth:token-type:access_token",
        subject_token: federation.subjectToken,
        subject_token_type: "urn:ietf:params:oauth:token-type:jwt"
      });
      const address = federation.tokenUrl ?? "https://sts.googleapis.com/v1/token";
      const token = (0, exchange.DL)(await (0, exchange.cv)(send, address, {
        body: body,
        of: of
      }), of, now());
      if (federation.impersonation === void 0) return token;
      const headers = {
        authorization: `Bearer ${token.value}`
      };
      const answer = (0, error_text.e)(await (0, exchange.cv)(send, federation.impersonation, {
        body: {
          scope: [ scope ]
        },
        headers: headers,
        of: of
      }));
      if (typeof answer["accessToken"] !== "string") throw (0, exchange.sL)(`${of} returned no access token`);
      return {
        value: answer["accessToken"],
        expiresAt: Date.parse(String(answer["expireTime"])) || now() + 6e5
      };
    }
    async function createVertexModel(settings) {
      const {id: id, fetch: fetch, credentials: credentials, apiKey: apiKey} = settings;
      const isClaude = id.startsWith("claude-");
      const baseURL = settings.baseUrl || baseUrlOf(credentials.keys, isClaude ? "anthropic" : "google");
      const token = apiKey === "" ? googleToken(credentials) : () => Promise.resolve(apiKey);
      const headers = async () => ({
        Authorization: `Bearer ${await token()}`
      });
      if (!isClaude) {
        const {GoogleLanguageModel: GoogleLanguageModel} = await Promise.all([ __webpack_require__.e(1651), __webpack_require__.e(6795) ]).then(__webpack_require__.bind(__webpack_require__, 86795));
        const config = {
          provider: "google.vertex.chat",
          baseURL: baseURL,
          headers: headers,
          fetch: fetch,
          generateId: () => (0, external_node_crypto_.randomUUID)()
        };
        return {
          dialect: "google",
          language: new GoogleLanguageModel(id, config)
        };
      }
      const {AnthropicLanguageModel: AnthropicLanguageModel, getModelCapabilities: getModelCapabilities} = await Promise.all([ __webpack_require__.e(1651), __webpack_require__.e(8446) ]).then(__webpack_require__.bind(__webpack_require__, 98446));
      const {isKnownModel: isKnownModel, rejectsThinkingDisabled: rejectsThinkingDisabled} = getModelCapabilities(id);
      const language = new AnthropicLanguageModel(id, {
        provider: "googleVertex.anthropic.messages",
        baseURL: baseURL,
        headers: headers,
        fetch: fetch,
        buildRequestUrl: (base, isStreaming) => `${base}/${id}:${isStreaming ? "streamRawPredict" : "rawPredict"}`,
        transformRequestBody: body => {
          const {model: _model, ...rest} = (0, anthropic.completeBody)(body, isKnownModel && rejectsThinkingDisabled);
          return {
            ...rest,
            anthropic_version: "vertex-2023-10-16"
          };
        },
        supportedUrls: () => ({}),
        supportsNativeStructuredOutput: false,
        supportsStrictTools: false
      });
      return {
        dialect: "anthropic",
        language: language,
        ...isKnownModel ? {} : {
          defaultOutputTokens: anthropic.unknownModelOutputTokens
        }
      };
    }
    function baseUrlOf(keys, publisher) {
      const project = keys["GOOGLE_VERTEX_PROJECT"] ?? keys["GOOGLE_CLOUD_PROJECT"] ?? keys["GCP_PROJECT"] ?? "";
      const location = keys["GOOGLE_VERTEX_LOCATION"] ?? keys["GOOGLE_CLOUD_LOCATION"] ?? "global";
      return `https://${hostOf(location)}/v1/projects/${project}/locations/${location}/publishers/${publisher}${publisher === "anthropic" ? "/models" : ""}`;
    }
    function hostOf(location) {
      if (location === "global") return "aiplatform.googleapis.com";
      if (location === "eu" || location === "us") return `aiplatform.${location}.rep.googleapis.com`;
      return `${location}-aiplatform.googleapis.com`;
    }
  })
};
