"use strict";

exports.id = 8329;

exports.ids = [ 8329, 3476 ];

exports.modules = {
 23476: (function(e, t, n) {
  n.r(t);
  n.d(t, {
   alwaysThinks: () => alwaysThinks,
   anthropicBaseUrl: () => anthropicBaseUrl,
   anthropicHeaders: () => anthropicHeaders,
   completeBody: () => completeBody,
   createAnthropicModel: () => createAnthropicModel,
   thinkingOf: () => thinkingOf
  });
  const o = 20;
  function breakpoints(e) {
   const t = endBefore(e, e.length);
   const n = e.findLastIndex(({role: e}) => e === "assistant");
   const s = [ endBefore(e, n), t ].filter((e, t, n) => e >= 0 && n.indexOf(e) === t);
   const r = s.map(t => [ t, lastMarkable(e[t]?.content ?? []) ]);
   const a = e[n]?.content ?? [];
   const i = a.length + (e[t]?.content.length ?? 0);
   n > 0 && n < t && i > o - 5 && r.push([ n, lastMarkable(a) ]);
   return r.filter(([, e]) => e >= 0);
  }
  function endBefore(e, t) {
   return e.findLastIndex(({role: e}, n) => n < t && e !== "system");
  }
  function lastMarkable(e) {
   return e.findLastIndex(({type: e, text: t}) => e !== "thinking" && e !== "redacted_thinking" && t !== "");
  }
  function withBreakpoints(e) {
   const t = [ ...e ];
   for (const [n, o] of breakpoints(e)) {
    const e = t[n];
    e !== void 0 && (t[n] = {
     ...e,
     content: markedAt(e.content, o)
    });
   }
   return t;
  }
  function markedAt(e, t) {
   return e.map((e, n) => n === t ? {
    ...e,
    cache_control: {
     type: "ephemeral"
    }
   } : e);
  }
  var s = n(7174);
  const r = 32e3;
  async function createAnthropicModel(e) {
   const {AnthropicLanguageModel: t, getAnthropicLanguageModelEntry: o, getModelCapabilities: r} = await Promise.all([ n.e(8105), n.e(1763), n.e(8446) ]).then(n.bind(n, 98446));
   const {id: a, fetch: i} = e;
   const c = r(a);
   const d = new t(a, {
    provider: "anthropic.messages",
    baseURL: anthropicBaseUrl(e),
    headers: await anthropicHeaders(e),
    fetch: i,
    transformRequestBody: e => completeBody(e, alwaysThinks(c))
   });
   return {
    ...thinkingOf(c),
    dialect: "anthropic",
    language: d,
    hasTurnScope: (0, s.uG)(a),
    searchTool: {
     id: "anthropic.web_search_20250305",
     name: "web_search",
     args: {
      maxUses: 3
     }
    },
    canCompact: () => o(a).capabilities.language.compaction === true
   };
  }
  function alwaysThinks({isKnownModel: e, rejectsThinkingDisabled: t}) {
   return e && t;
  }
  function thinkingOf({isKnownModel: e, supportsAdaptiveThinking: t}) {
   return e ? {
    thinksOnRequest: !t
   } : {
    defaultOutputTokens: r
   };
  }
  function anthropicBaseUrl({baseUrl: e}) {
   return /\/v\d+$/.test(e) ? e : `${e}/v1`;
  }
  async function anthropicHeaders(e) {
   const {apiKey: t} = e;
   return t === "" ? await federated(e) : () => Promise.resolve({
    ...a,
    "x-api-key": t
   });
  }
  const a = {
   "anthropic-version": "2023-06-01"
  };
  async function federated({credentials: e, baseUrl: t}) {
   const {anthropicToken: o} = await n.e(2847).then(n.bind(n, 82847));
   const s = o(e, t);
   return async () => ({
    ...a,
    "anthropic-beta": "oauth-2025-04-20",
    Authorization: `Bearer ${await s()}`
   });
  }
  function completeBody(e, t) {
   const {tools: n, system: o, messages: s, thinking: r} = e;
   const a = r?.type === void 0;
   return {
    ...e,
    ...n && {
     tools: n.map(e => ({
      ...e,
      eager_input_streaming: void 0
     }))
    },
    ...o && {
     system: markedAt(o, o.length - 1)
    },
    ...s && {
     messages: withBreakpoints(s)
    },
    ...t && a && {
     thinking: {
      ...r,
      type: "adaptive",
      display: "summarized"
     }
    }
   };
  }
 }),
 8329: (function(e, t, n) {
  n.r(t);
  n.d(t, {
   createBedrockModel: () => createBedrockModel
  });
  var o = n(23476);
  var s = n(54466);
  const r = "AWS's token server";
  function awsCredentials(e, t) {
   const {keys: n, send: o, now: a} = e;
   if ((0, s.vM)(n, "AWS_ACCESS_KEY_ID", "AWS_SECRET_ACCESS_KEY")) {
    const e = n["AWS_SESSION_TOKEN"];
    return () => Promise.resolve({
     accessKeyId: n["AWS_ACCESS_KEY_ID"] ?? "",
     secretAccessKey: n["AWS_SECRET_ACCESS_KEY"] ?? "",
     ...e ? {
      sessionToken: e
     } : {}
    });
   }
   return (0, s.IU)(async () => {
    const a = new URLSearchParams({
     Action: "AssumeRoleWithWebIdentity",
     Version: "2011-06-15",
     RoleArn: n["AWS_ROLE_ARN"] ?? "",
     RoleSessionName: "sallyport",
     WebIdentityToken: await (0, s.Qd)(e, "sts.amazonaws.com")
    });
    const i = t.startsWith("cn-") ? "amazonaws.com.cn" : "amazonaws.com";
    const c = n["AWS_ENDPOINT_URL_STS"] ?? `https://sts.${t}.${i}`;
    const d = await (0, s.cv)(o, c, {
     body: a,
     headers: {
      accept: "application/xml"
     },
     of: r
    });
    return assumedRole(String(d));
   }, a);
  }
  function assumedRole(e) {
   const value = t => new RegExp(`<${t}>([^<]+)</${t}>`).exec(e)?.[1];
   const [t, n, o] = [ value("AccessKeyId"), value("SecretAccessKey"), value("SessionToken") ];
   if (t === void 0 || n === void 0 || o === void 0) throw (0, s.sL)(`${r} returned no credentials`);
   return {
    value: {
     accessKeyId: t,
     secretAccessKey: n,
     sessionToken: o
    },
    expiresAt: Date.parse(value("Expiration") ?? "") || 0
   };
  }
  var a = n(2573);
  async function createBedrockModel(e) {
   const {id: t, apiKey: s, baseUrl: r, fetch: a, credentials: i} = e;
   const {keys: c} = i;
   const d = c["AWS_REGION"] ?? c["AWS_DEFAULT_REGION"] ?? "us-east-1";
   const l = s || c["AWS_BEARER_TOKEN_BEDROCK"];
   const u = {
    region: d,
    fetch: a,
    ...l ? {
     apiKey: l
    } : {
     apiKey: "",
     credentialProvider: awsCredentials(i, d)
    },
    ...r === "" ? {} : {
     baseURL: r
    }
   };
   if (!/(^|[./])anthropic\.claude/.test(t)) {
    const {createAmazonBedrock: e} = await Promise.all([ n.e(8105), n.e(1763), n.e(8446), n.e(8513), n.e(6209) ]).then(n.bind(n, 56209));
    return {
     dialect: "compatible",
     language: e(u)(t)
    };
   }
   const [{createAmazonBedrockAnthropic: p}, {getModelCapabilities: h}] = await Promise.all([ Promise.all([ n.e(8105), n.e(1763), n.e(8446), n.e(8513), n.e(7958) ]).then(n.bind(n, 47958)), Promise.all([ n.e(8105), n.e(1763), n.e(8446) ]).then(n.bind(n, 98446)) ]);
   const f = h(t);
   return {
    ...(0, o.thinkingOf)(f),
    dialect: "anthropic",
    language: p(u)(t),
    prepare: e => withCacheMarks(withDefaults(e, (0, o.alwaysThinks)(f)))
   };
  }
  function withDefaults(e, t) {
   const n = t && e.reasoning === void 0 ? a.LX.anthropic : void 0;
   const o = (0, a.Cf)(n, {
    anthropic: {
     toolStreaming: false
    }
   });
   const s = (0, a.Cf)(o, e.providerOptions);
   return s === void 0 ? e : {
    ...e,
    providerOptions: s
   };
  }
  const i = {
   anthropic: {
    cacheControl: {
     type: "ephemeral"
    }
   }
  };
  function withCacheMarks(e) {
   const {prompt: t} = e;
   const n = t.findLastIndex(({role: e}) => e === "assistant");
   const o = new Set([ 0, n - 1, t.length - 1 ]);
   return {
    ...e,
    prompt: t.map((e, t) => o.has(t) && e.role !== "assistant" ? {
     ...e,
     providerOptions: i
    } : e)
   };
  }
 }),
 54466: (function(e, t, n) {
  n.d(t, {
   DL: () => accessTokenOf,
   Ed: () => i,
   IU: () => renewing,
   Qd: () => gitHubIdToken,
   _8: () => isTransientProblem,
   cv: () => exchange,
   sL: () => credentialsProblem,
   vM: () => isSet
  });
  var o = n(42357);
  var s = n(20274);
  var r = n(50897);
  var a = n(92682);
  const i = "ERR_CREDENTIALS";
  function credentialsProblem(e) {
   return Object.assign(new Error(e), {
    code: i
   });
  }
  function isSet(e, ...t) {
   return t.every(t => (e[t] ?? "").trim() !== "");
  }
  async function gitHubIdToken({keys: e, send: t}, n) {
   const o = new URL(e["ACTIONS_ID_TOKEN_REQUEST_URL"] ?? "");
   o.searchParams.set("audience", n);
   const s = {
    authorization: `Bearer ${e["ACTIONS_ID_TOKEN_REQUEST_TOKEN"] ?? ""}`
   };
   const {value: r} = (0, a.e)(await exchange(t, o.href, {
    headers: s,
    of: "GitHub's identity provider"
   }));
   if (typeof r !== "string") throw credentialsProblem("GitHub's identity provider returned no token");
   return r;
  }
  const c = 3e4;
  async function exchange(e, t, n) {
   const {body: a, of: i} = n;
   const d = a instanceof URLSearchParams;
   const l = d ? "application/x-www-form-urlencoded" : "application/json";
   let u;
   let p;
   try {
    u = await e(t, {
     method: n.method ?? (a === void 0 ? "GET" : "POST"),
     headers: {
      accept: "application/json",
      ...a && {
       "content-type": l
      },
      ...n.headers
     },
     ...a && {
      body: d ? a.toString() : JSON.stringify(a)
     },
     signal: (0, r.dn)(c)
    });
    p = await u.text();
   } catch (e) {
    throw credentialsProblem(`${i} could not be reached: ${(0, o.bD)(e)}`);
   }
   if (u.status !== 200) throw credentialsProblem(`${i} answered ${String(u.status)}: ${reasonIn(p)}`);
   return (0, s.U4)(p) ?? p;
  }
  function isTransientProblem(e) {
   return / could not be reached: | answered (?:429|5\d\d): /.test(e);
  }
  function reasonIn(e) {
   const t = (0, a.e)((0, s.U4)(e));
   const n = (0, a.e)(t["error"]);
   const o = [ t["error_description"], n["message"], t["message"], t["error"] ];
   return o.find(e => typeof e === "string") ?? e.slice(0, 300);
  }
  function accessTokenOf(e, t, n) {
   const {access_token: o, expires_in: s} = (0, a.e)(e);
   if (typeof o !== "string") throw credentialsProblem(`${t} returned no access token`);
   return {
    value: o,
    expiresAt: n + (Number(s) > 0 ? Number(s) : 600) * 1e3
   };
  }
  function renewing(e, t) {
   let n = null;
   let o = 0;
   return async () => {
    const s = await (n?.catch(() => null));
    if (s !== null && s !== void 0 && t() < s.expiresAt - margin(s.expiresAt - o)) return s.value;
    o = t();
    n = e();
    return (await n).value;
   };
  }
  const margin = e => Math.min(3e5, e / 5);
 })
};
