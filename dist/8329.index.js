"use strict";

exports.id = 8329, exports.ids = [ 8329, 3476 ], exports.modules = {
 23476: (function(e, t, n) {
  n.r(t), n.d(t, {
   alwaysThinks: () => alwaysThinks,
   anthropicBaseUrl: () => anthropicBaseUrl,
   anthropicHeaders: () => anthropicHeaders,
   completeBody: () => completeBody,
   createAnthropicModel: () => createAnthropicModel,
   thinkingOf: () => thinkingOf
  });
  const r = 20;
  function endBefore(e, t) {
   return e.findLastIndex(({role: e}, n) => n < t && "system" !== e);
  }
  function lastMarkable(e) {
   return e.findLastIndex(({type: e, text: t}) => "thinking" !== e && "redacted_thinking" !== e && "" !== t);
  }
  function withBreakpoints(e) {
   const t = [ ...e ];
   for (const [n, a] of function(e) {
    const t = endBefore(e, e.length), n = e.findLastIndex(({role: e}) => "assistant" === e), a = [ endBefore(e, n), t ].filter((e, t, n) => e >= 0 && n.indexOf(e) === t).map(t => [ t, lastMarkable(e[t]?.content ?? []) ]), o = e[n]?.content ?? [], s = o.length + (e[t]?.content.length ?? 0);
    return n > 0 && n < t && s > r - 5 && a.push([ n, lastMarkable(o) ]), a.filter(([, e]) => e >= 0);
   }(e)) {
    const e = t[n];
    void 0 !== e && (t[n] = {
     ...e,
     content: markedAt(e.content, a)
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
  var a = n(7174);
  const o = 32e3;
  async function createAnthropicModel(e) {
   const {AnthropicLanguageModel: t, getAnthropicLanguageModelEntry: r, getModelCapabilities: o} = await Promise.all([ n.e(8105), n.e(1763), n.e(8446) ]).then(n.bind(n, 98446)), {id: s, fetch: i} = e, c = o(s), d = new t(s, {
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
    hasTurnScope: (0, a.uG)(s),
    searchTool: {
     id: "anthropic.web_search_20250305",
     name: "web_search",
     args: {
      maxUses: 3
     }
    },
    canCompact: () => !0 === r(s).capabilities.language.compaction
   };
  }
  function alwaysThinks({isKnownModel: e, rejectsThinkingDisabled: t}) {
   return e && t;
  }
  function thinkingOf({isKnownModel: e, supportsAdaptiveThinking: t}) {
   return e ? {
    thinksOnRequest: !t
   } : {
    defaultOutputTokens: o
   };
  }
  function anthropicBaseUrl({baseUrl: e}) {
   return /\/v\d+$/.test(e) ? e : `${e}/v1`;
  }
  async function anthropicHeaders(e) {
   const {apiKey: t} = e;
   return "" === t ? await async function({credentials: e, baseUrl: t}) {
    const {anthropicToken: r} = await n.e(2847).then(n.bind(n, 82847)), a = r(e, t);
    return async () => ({
     ...s,
     "anthropic-beta": "oauth-2025-04-20",
     Authorization: `Bearer ${await a()}`
    });
   }(e) : () => Promise.resolve({
    ...s,
    "x-api-key": t
   });
  }
  const s = {
   "anthropic-version": "2023-06-01"
  };
  function completeBody(e, t) {
   const {tools: n, system: r, messages: a, thinking: o} = e, s = void 0 === o?.type;
   return {
    ...e,
    ...n && {
     tools: n.map(e => ({
      ...e,
      eager_input_streaming: void 0
     }))
    },
    ...r && {
     system: markedAt(r, r.length - 1)
    },
    ...a && {
     messages: withBreakpoints(a)
    },
    ...t && s && {
     thinking: {
      ...o,
      type: "adaptive",
      display: "summarized"
     }
    }
   };
  }
 }),
 8329: (function(e, t, n) {
  n.r(t), n.d(t, {
   createBedrockModel: () => createBedrockModel
  });
  var r = n(23476), a = n(54466);
  const o = "AWS's token server";
  function awsCredentials(e, t) {
   const {keys: n, send: r, now: s} = e;
   if ((0, a.vM)(n, "AWS_ACCESS_KEY_ID", "AWS_SECRET_ACCESS_KEY")) {
    const e = n.AWS_SESSION_TOKEN;
    return () => Promise.resolve({
     accessKeyId: n.AWS_ACCESS_KEY_ID ?? "",
     secretAccessKey: n.AWS_SECRET_ACCESS_KEY ?? "",
     ...e ? {
      sessionToken: e
     } : {}
    });
   }
   return (0, a.IU)(async () => {
    const s = new URLSearchParams({
     Action: "AssumeRoleWithWebIdentity",
     Version: "2011-06-15",
     RoleArn: n.AWS_ROLE_ARN ?? "",
     RoleSessionName: "sallyport",
     WebIdentityToken: await (0, a.Qd)(e, "sts.amazonaws.com")
    }), i = t.startsWith("cn-") ? "amazonaws.com.cn" : "amazonaws.com", c = n.AWS_ENDPOINT_URL_STS ?? `https://sts.${t}.${i}`, d = await (0, 
    a.cv)(r, c, {
     body: s,
     headers: {
      accept: "application/xml"
     },
     of: o
    });
    return function(e) {
     const value = t => new RegExp(`<${t}>([^<]+)</${t}>`).exec(e)?.[1], [t, n, r] = [ value("AccessKeyId"), value("SecretAccessKey"), value("SessionToken") ];
     if (void 0 === t || void 0 === n || void 0 === r) throw (0, a.sL)(`${o} returned no credentials`);
     return {
      value: {
       accessKeyId: t,
       secretAccessKey: n,
       sessionToken: r
      },
      expiresAt: Date.parse(value("Expiration") ?? "") || 0
     };
    }(String(d));
   }, s);
  }
  var s = n(2573);
  async function createBedrockModel(e) {
   const {id: t, apiKey: a, baseUrl: o, fetch: c, credentials: d} = e, {keys: l} = d, p = l.AWS_REGION ?? l.AWS_DEFAULT_REGION ?? "us-east-1", u = a || l.AWS_BEARER_TOKEN_BEDROCK, h = {
    region: p,
    fetch: c,
    ...u ? {
     apiKey: u
    } : {
     apiKey: "",
     credentialProvider: awsCredentials(d, p)
    },
    ..."" === o ? {} : {
     baseURL: o
    }
   };
   if (!/(^|[./])anthropic\.claude/.test(t)) {
    const {createAmazonBedrock: e} = await Promise.all([ n.e(8105), n.e(1763), n.e(8446), n.e(8513), n.e(6209) ]).then(n.bind(n, 56209));
    return {
     dialect: "compatible",
     language: e(h)(t)
    };
   }
   const [{createAmazonBedrockAnthropic: f}, {getModelCapabilities: m}] = await Promise.all([ Promise.all([ n.e(8105), n.e(1763), n.e(8446), n.e(8513), n.e(7958) ]).then(n.bind(n, 47958)), Promise.all([ n.e(8105), n.e(1763), n.e(8446) ]).then(n.bind(n, 98446)) ]), g = m(t);
   return {
    ...(0, r.thinkingOf)(g),
    dialect: "anthropic",
    language: f(h)(t),
    prepare: e => function(e) {
     const {prompt: t} = e, n = t.findLastIndex(({role: e}) => "assistant" === e), r = new Set([ 0, n - 1, t.length - 1 ]);
     return {
      ...e,
      prompt: t.map((e, t) => r.has(t) && "assistant" !== e.role ? {
       ...e,
       providerOptions: i
      } : e)
     };
    }(function(e, t) {
     const n = t && void 0 === e.reasoning ? s.LX.anthropic : void 0, r = (0, s.Cf)(n, {
      anthropic: {
       toolStreaming: !1
      }
     }), a = (0, s.Cf)(r, e.providerOptions);
     return void 0 === a ? e : {
      ...e,
      providerOptions: a
     };
    }(e, (0, r.alwaysThinks)(g)))
   };
  }
  const i = {
   anthropic: {
    cacheControl: {
     type: "ephemeral"
    }
   }
  };
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
  var r = n(42357), a = n(20274), o = n(50897), s = n(92682);
  const i = "ERR_CREDENTIALS";
  function credentialsProblem(e) {
   return Object.assign(new Error(e), {
    code: i
   });
  }
  function isSet(e, ...t) {
   return t.every(t => "" !== (e[t] ?? "").trim());
  }
  async function gitHubIdToken({keys: e, send: t}, n) {
   const r = new URL(e.ACTIONS_ID_TOKEN_REQUEST_URL ?? "");
   r.searchParams.set("audience", n);
   const a = {
    authorization: `Bearer ${e.ACTIONS_ID_TOKEN_REQUEST_TOKEN ?? ""}`
   }, {value: o} = (0, s.e)(await exchange(t, r.href, {
    headers: a,
    of: "GitHub's identity provider"
   }));
   if ("string" != typeof o) throw credentialsProblem("GitHub's identity provider returned no token");
   return o;
  }
  const c = 3e4;
  async function exchange(e, t, n) {
   const {body: i, of: d} = n, l = i instanceof URLSearchParams, p = l ? "application/x-www-form-urlencoded" : "application/json";
   let u, h;
   try {
    u = await e(t, {
     method: n.method ?? (void 0 === i ? "GET" : "POST"),
     headers: {
      accept: "application/json",
      ...i && {
       "content-type": p
      },
      ...n.headers
     },
     ...i && {
      body: l ? i.toString() : JSON.stringify(i)
     },
     signal: (0, o.dn)(c)
    }), h = await u.text();
   } catch (e) {
    throw credentialsProblem(`${d} could not be reached: ${(0, r.bD)(e)}`);
   }
   if (200 !== u.status) throw credentialsProblem(`${d} answered ${String(u.status)}: ${function(e) {
    const t = (0, s.e)((0, a.U)(e)), n = (0, s.e)(t.error);
    return [ t.error_description, n.message, t.message, t.error ].find(e => "string" == typeof e) ?? e.slice(0, 300);
   }(h)}`);
   return (0, a.U)(h) ?? h;
  }
  function isTransientProblem(e) {
   return / could not be reached: | answered (?:429|5\d\d): /.test(e);
  }
  function accessTokenOf(e, t, n) {
   const {access_token: r, expires_in: a} = (0, s.e)(e);
   if ("string" != typeof r) throw credentialsProblem(`${t} returned no access token`);
   return {
    value: r,
    expiresAt: n + 1e3 * (Number(a) > 0 ? Number(a) : 600)
   };
  }
  function renewing(e, t) {
   let n = null, r = 0;
   return async () => {
    const a = await (n?.catch(() => null));
    return null != a && t() < a.expiresAt - margin(a.expiresAt - r) ? a.value : (r = t(), 
    n = e(), (await n).value);
   };
  }
  const margin = e => Math.min(3e5, e / 5);
 })
};
