"use strict";

exports.id = 8329, exports.ids = [ 8329, 3476 ], exports.modules = {
 23476: (function(e, t, n) {
  n.r(t), n.d(t, {
   anthropicBaseUrl: () => anthropicBaseUrl,
   anthropicHeaders: () => anthropicHeaders,
   completeBody: () => completeBody,
   createAnthropicModel: () => createAnthropicModel,
   unknownModelOutputTokens: () => o
  });
  const a = 20;
  function endBefore(e, t) {
   return e.findLastIndex(({role: e}, n) => n < t && "system" !== e);
  }
  function lastMarkable(e) {
   return e.findLastIndex(({type: e, text: t}) => "thinking" !== e && "redacted_thinking" !== e && "" !== t);
  }
  function withBreakpoints(e) {
   const t = [ ...e ];
   for (const [n, r] of function(e) {
    const t = endBefore(e, e.length), n = e.findLastIndex(({role: e}) => "assistant" === e), r = [ endBefore(e, n), t ].filter((e, t, n) => e >= 0 && n.indexOf(e) === t).map(t => [ t, lastMarkable(e[t]?.content ?? []) ]), o = e[n]?.content ?? [], s = o.length + (e[t]?.content.length ?? 0);
    return n > 0 && n < t && s > a - 5 && r.push([ n, lastMarkable(o) ]), r.filter(([, e]) => e >= 0);
   }(e)) {
    const e = t[n];
    void 0 !== e && (t[n] = {
     ...e,
     content: markedAt(e.content, r)
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
  var r = n(7174);
  const o = 32e3;
  async function createAnthropicModel(e) {
   const {AnthropicLanguageModel: t, getAnthropicLanguageModelEntry: a, getModelCapabilities: s} = await Promise.all([ n.e(8105), n.e(1763), n.e(8446) ]).then(n.bind(n, 98446)), {id: i, fetch: c} = e, {isKnownModel: d, rejectsThinkingDisabled: l} = s(i);
   return {
    dialect: "anthropic",
    language: new t(i, {
     provider: "anthropic.messages",
     baseURL: anthropicBaseUrl(e),
     headers: await anthropicHeaders(e),
     fetch: c,
     transformRequestBody: e => completeBody(e, d && l)
    }),
    hasTurnScope: (0, r.uG)(i),
    searchTool: {
     id: "anthropic.web_search_20250305",
     name: "web_search",
     args: {
      maxUses: 3
     }
    },
    canCompact: () => !0 === a(i).capabilities.language.compaction,
    ...d ? {} : {
     defaultOutputTokens: o
    }
   };
  }
  function anthropicBaseUrl({baseUrl: e}) {
   return /\/v\d+$/.test(e) ? e : `${e}/v1`;
  }
  async function anthropicHeaders(e) {
   const {apiKey: t} = e;
   return "" === t ? await async function({credentials: e, baseUrl: t}) {
    const {anthropicToken: a} = await n.e(2847).then(n.bind(n, 82847)), r = a(e, t);
    return async () => ({
     ...s,
     "anthropic-beta": "oauth-2025-04-20",
     Authorization: `Bearer ${await r()}`
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
   const {tools: n, system: a, messages: r, thinking: o} = e, s = void 0 === o?.type;
   return {
    ...e,
    ...n && {
     tools: n.map(e => ({
      ...e,
      eager_input_streaming: void 0
     }))
    },
    ...a && {
     system: markedAt(a, a.length - 1)
    },
    ...r && {
     messages: withBreakpoints(r)
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
  var a = n(23476), r = n(54466);
  const o = "AWS's token server";
  function awsCredentials(e, t) {
   const {keys: n, send: a, now: s} = e;
   if ((0, r.vM)(n, "AWS_ACCESS_KEY_ID", "AWS_SECRET_ACCESS_KEY")) {
    const e = n.AWS_SESSION_TOKEN;
    return () => Promise.resolve({
     accessKeyId: n.AWS_ACCESS_KEY_ID ?? "",
     secretAccessKey: n.AWS_SECRET_ACCESS_KEY ?? "",
     ...e ? {
      sessionToken: e
     } : {}
    });
   }
   return (0, r.IU)(async () => {
    const s = new URLSearchParams({
     Action: "AssumeRoleWithWebIdentity",
     Version: "2011-06-15",
     RoleArn: n.AWS_ROLE_ARN ?? "",
     RoleSessionName: "sallyport",
     WebIdentityToken: await (0, r.Qd)(e, "sts.amazonaws.com")
    }), i = t.startsWith("cn-") ? "amazonaws.com.cn" : "amazonaws.com", c = n.AWS_ENDPOINT_URL_STS ?? `https://sts.${t}.${i}`, d = await (0, 
    r.cv)(a, c, {
     body: s,
     headers: {
      accept: "application/xml"
     },
     of: o
    });
    return function(e) {
     const value = t => new RegExp(`<${t}>([^<]+)</${t}>`).exec(e)?.[1], [t, n, a] = [ value("AccessKeyId"), value("SecretAccessKey"), value("SessionToken") ];
     if (void 0 === t || void 0 === n || void 0 === a) throw (0, r.sL)(`${o} returned no credentials`);
     return {
      value: {
       accessKeyId: t,
       secretAccessKey: n,
       sessionToken: a
      },
      expiresAt: Date.parse(value("Expiration") ?? "") || 0
     };
    }(String(d));
   }, s);
  }
  async function createBedrockModel(e) {
   const {id: t, apiKey: r, baseUrl: o, fetch: s, credentials: i} = e, {keys: c} = i, d = c.AWS_REGION ?? c.AWS_DEFAULT_REGION ?? "us-east-1", l = r || c.AWS_BEARER_TOKEN_BEDROCK, u = {
    region: d,
    fetch: s,
    ...l ? {
     apiKey: l
    } : {
     apiKey: "",
     credentialProvider: awsCredentials(i, d)
    },
    ..."" === o ? {} : {
     baseURL: o
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
   return {
    dialect: "anthropic",
    language: p(u)(t),
    prepare: withCacheMarks,
    ...h(t).isKnownModel ? {} : {
     defaultOutputTokens: a.unknownModelOutputTokens
    }
   };
  }
  const s = {
   anthropic: {
    cacheControl: {
     type: "ephemeral"
    }
   }
  };
  function withCacheMarks(e) {
   const {prompt: t} = e, n = t.findLastIndex(({role: e}) => "assistant" === e), a = new Set([ 0, n - 1, t.length - 1 ]);
   return {
    ...e,
    prompt: t.map((e, t) => a.has(t) && "assistant" !== e.role ? {
     ...e,
     providerOptions: s
    } : e)
   };
  }
 }),
 54466: (function(e, t, n) {
  n.d(t, {
   DL: () => accessTokenOf,
   Ed: () => s,
   IU: () => renewing,
   Qd: () => gitHubIdToken,
   cv: () => exchange,
   sL: () => credentialsProblem,
   vM: () => isSet
  });
  var a = n(42357), r = n(20274), o = n(92682);
  const s = "ERR_CREDENTIALS";
  function credentialsProblem(e) {
   return Object.assign(new Error(e), {
    code: s
   });
  }
  function isSet(e, ...t) {
   return t.every(t => "" !== (e[t] ?? "").trim());
  }
  async function gitHubIdToken({keys: e, send: t}, n) {
   const a = new URL(e.ACTIONS_ID_TOKEN_REQUEST_URL ?? "");
   a.searchParams.set("audience", n);
   const r = {
    authorization: `Bearer ${e.ACTIONS_ID_TOKEN_REQUEST_TOKEN ?? ""}`
   }, {value: s} = (0, o.e)(await exchange(t, a.href, {
    headers: r,
    of: "GitHub's identity provider"
   }));
   if ("string" != typeof s) throw credentialsProblem("GitHub's identity provider returned no token");
   return s;
  }
  async function exchange(e, t, n) {
   const {body: s, of: i} = n, c = s instanceof URLSearchParams, d = c ? "application/x-www-form-urlencoded" : "application/json";
   let l, u;
   try {
    l = await e(t, {
     method: n.method ?? (void 0 === s ? "GET" : "POST"),
     headers: {
      accept: "application/json",
      ...s && {
       "content-type": d
      },
      ...n.headers
     },
     ...s && {
      body: c ? s.toString() : JSON.stringify(s)
     }
    }), u = await l.text();
   } catch (e) {
    throw credentialsProblem(`${i} could not be reached: ${(0, a.bD)(e)}`);
   }
   if (200 !== l.status) throw credentialsProblem(`${i} answered ${String(l.status)}: ${function(e) {
    const t = (0, o.e)((0, r.U)(e)), n = (0, o.e)(t.error);
    return [ t.error_description, n.message, t.message, t.error ].find(e => "string" == typeof e) ?? e.slice(0, 300);
   }(u)}`);
   return (0, r.U)(u) ?? u;
  }
  function accessTokenOf(e, t, n) {
   const {access_token: a, expires_in: r} = (0, o.e)(e);
   if ("string" != typeof a) throw credentialsProblem(`${t} returned no access token`);
   return {
    value: a,
    expiresAt: n + 1e3 * (Number(r) > 0 ? Number(r) : 600)
   };
  }
  function renewing(e, t) {
   let n = null, a = 0;
   return async () => {
    const r = await (n?.catch(() => null));
    return null != r && t() < r.expiresAt - margin(r.expiresAt - a) ? r.value : (a = t(), 
    n = e(), (await n).value);
   };
  }
  const margin = e => Math.min(3e5, e / 5);
 })
};
