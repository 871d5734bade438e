"use strict";

exports.id = 5918, exports.ids = [ 5918, 3476 ], exports.modules = {
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
    const t = endBefore(e, e.length), n = e.findLastIndex(({role: e}) => "assistant" === e), a = [ endBefore(e, n), t ].filter((e, t, n) => e >= 0 && n.indexOf(e) === t).map(t => [ t, lastMarkable(e[t]?.content ?? []) ]), o = e[n]?.content ?? [], i = o.length + (e[t]?.content.length ?? 0);
    return n > 0 && n < t && i > r - 5 && a.push([ n, lastMarkable(o) ]), a.filter(([, e]) => e >= 0);
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
   const {AnthropicLanguageModel: t, getAnthropicLanguageModelEntry: r, getModelCapabilities: o} = await Promise.all([ n.e(8105), n.e(1763), n.e(8446) ]).then(n.bind(n, 98446)), {id: i, fetch: s} = e, c = o(i), u = new t(i, {
    provider: "anthropic.messages",
    baseURL: anthropicBaseUrl(e),
    headers: await anthropicHeaders(e),
    fetch: s,
    transformRequestBody: e => completeBody(e, alwaysThinks(c))
   });
   return {
    ...thinkingOf(c),
    dialect: "anthropic",
    language: u,
    hasTurnScope: (0, a.uG)(i),
    searchTool: {
     id: "anthropic.web_search_20250305",
     name: "web_search",
     args: {
      maxUses: 3
     }
    },
    canCompact: () => !0 === r(i).capabilities.language.compaction
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
     ...i,
     "anthropic-beta": "oauth-2025-04-20",
     Authorization: `Bearer ${await a()}`
    });
   }(e) : () => Promise.resolve({
    ...i,
    "x-api-key": t
   });
  }
  const i = {
   "anthropic-version": "2023-06-01"
  };
  function completeBody(e, t) {
   const {tools: n, system: r, messages: a, thinking: o} = e, i = void 0 === o?.type;
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
    ...t && i && {
     thinking: {
      ...o,
      type: "adaptive",
      display: "summarized"
     }
    }
   };
  }
 }),
 54466: (function(e, t, n) {
  n.d(t, {
   DL: () => accessTokenOf,
   Ed: () => s,
   IU: () => renewing,
   Qd: () => gitHubIdToken,
   _8: () => isTransientProblem,
   cv: () => exchange,
   sL: () => credentialsProblem,
   vM: () => isSet
  });
  var r = n(42357), a = n(20274), o = n(50897), i = n(92682);
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
   const r = new URL(e.ACTIONS_ID_TOKEN_REQUEST_URL ?? "");
   r.searchParams.set("audience", n);
   const a = {
    authorization: `Bearer ${e.ACTIONS_ID_TOKEN_REQUEST_TOKEN ?? ""}`
   }, {value: o} = (0, i.e)(await exchange(t, r.href, {
    headers: a,
    of: "GitHub's identity provider"
   }));
   if ("string" != typeof o) throw credentialsProblem("GitHub's identity provider returned no token");
   return o;
  }
  const c = 3e4;
  async function exchange(e, t, n) {
   const {body: s, of: u} = n, d = s instanceof URLSearchParams, l = d ? "application/x-www-form-urlencoded" : "application/json";
   let p, h;
   try {
    p = await e(t, {
     method: n.method ?? (void 0 === s ? "GET" : "POST"),
     headers: {
      accept: "application/json",
      ...s && {
       "content-type": l
      },
      ...n.headers
     },
     ...s && {
      body: d ? s.toString() : JSON.stringify(s)
     },
     signal: (0, o.dn)(c)
    }), h = await p.text();
   } catch (e) {
    throw credentialsProblem(`${u} could not be reached: ${(0, r.bD)(e)}`);
   }
   if (200 !== p.status) throw credentialsProblem(`${u} answered ${String(p.status)}: ${function(e) {
    const t = (0, i.e)((0, a.U)(e)), n = (0, i.e)(t.error);
    return [ t.error_description, n.message, t.message, t.error ].find(e => "string" == typeof e) ?? e.slice(0, 300);
   }(h)}`);
   return (0, a.U)(h) ?? h;
  }
  function isTransientProblem(e) {
   return / could not be reached: | answered (?:429|5\d\d): /.test(e);
  }
  function accessTokenOf(e, t, n) {
   const {access_token: r, expires_in: a} = (0, i.e)(e);
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
 }),
 35918: (function(e, t, n) {
  n.r(t), n.d(t, {
   createVertexModel: () => createVertexModel
  });
  var r = n(77598), a = n(23476), o = n(92682), i = n(54466);
  const s = "Google's token server", c = "https://www.googleapis.com/auth/cloud-platform";
  async function subjectToken({send: e, readFile: t}, n) {
   const {url: r, file: a, headers: s} = n, c = (0, o.e)(n.format).subject_token_field_name, u = "string" == typeof r ? await (0, 
   i.cv)(e, r, {
    headers: s,
    of: "GitHub's identity provider"
   }) : await t("string" == typeof a ? a : "");
   if ("string" == typeof u) return u.trim();
   const d = (0, o.e)(u)["string" == typeof c ? c : "value"];
   if ("string" != typeof d) throw (0, i.sL)("GitHub's identity provider returned no token");
   return d;
  }
  async function federated({send: e, now: t}, n) {
   const r = new URLSearchParams({
    grant_type: "urn:ietf:params:oauth:grant-type:token-exchange",
    audience: n.audience,
    scope: c,
    requested_token_type: "urn:ietf:params:oauth:token-type:access_token",
    subject_token: n.subjectToken,
    subject_token_type: "urn:ietf:params:oauth:token-type:jwt"
   }), a = n.tokenUrl ?? "https://sts.googleapis.com/v1/token", u = (0, i.DL)(await (0, 
   i.cv)(e, a, {
    body: r,
    of: s
   }), s, t());
   if (void 0 === n.impersonation) return u;
   const d = {
    authorization: `Bearer ${u.value}`
   }, l = (0, o.e)(await (0, i.cv)(e, n.impersonation, {
    body: {
     scope: [ c ]
    },
    headers: d,
    of: s
   }));
   if ("string" != typeof l.accessToken) throw (0, i.sL)(`${s} returned no access token`);
   return {
    value: l.accessToken,
    expiresAt: Date.parse(String(l.expireTime)) || t() + 6e5
   };
  }
  async function createVertexModel(e) {
   const {id: t, fetch: u, credentials: d, apiKey: l} = e, p = t.startsWith("claude-"), h = e.baseUrl || function(e, t) {
    const n = e.GOOGLE_VERTEX_PROJECT ?? e.GOOGLE_CLOUD_PROJECT ?? e.GCP_PROJECT ?? "", r = e.GOOGLE_VERTEX_LOCATION ?? e.GOOGLE_CLOUD_LOCATION ?? "global";
    return `https://${function(e) {
     return "global" === e ? "aiplatform.googleapis.com" : "eu" === e || "us" === e ? `aiplatform.${e}.rep.googleapis.com` : `${e}-aiplatform.googleapis.com`;
    }(r)}/v1/projects/${n}/locations/${r}/publishers/${t}${"anthropic" === t ? "/models" : ""}`;
   }(d.keys, p ? "anthropic" : "google"), f = "" === l ? function(e) {
    const {keys: t, now: n} = e, a = t.GOOGLE_APPLICATION_CREDENTIALS;
    return (0, i.IU)(async () => {
     if ((0, i.vM)(t, "GOOGLE_APPLICATION_CREDENTIALS")) return await async function(e, t) {
      let n;
      try {
       n = (0, o.e)(JSON.parse(await e.readFile(t)));
      } catch {
       throw (0, i.sL)("the file in GOOGLE_APPLICATION_CREDENTIALS cannot be read as JSON");
      }
      const text = e => "string" == typeof n[e] ? n[e] : "";
      if ("service_account" === text("type")) return await async function({send: e, now: t}, {email: n, key: a, address: o}) {
       const u = Math.floor(t() / 1e3), encoded = e => Buffer.from(JSON.stringify(e)).toString("base64url"), d = {
        iss: n,
        scope: c,
        aud: o,
        iat: u,
        exp: u + 3600
       }, l = `${encoded({
        alg: "RS256",
        typ: "JWT"
       })}.${encoded(d)}`, p = (0, r.createSign)("RSA-SHA256").update(l).sign(a, "base64url"), h = new URLSearchParams({
        grant_type: "urn:ietf:params:oauth:grant-type:jwt-bearer",
        assertion: `${l}.${p}`
       });
       return (0, i.DL)(await (0, i.cv)(e, o, {
        body: h,
        of: s
       }), s, t());
      }(e, {
       email: text("client_email"),
       key: text("private_key"),
       address: text("token_uri") || "https://oauth2.googleapis.com/token"
      });
      if ("external_account" !== text("type")) throw (0, i.sL)(`credentials of the type ${JSON.stringify(text("type"))} are not supported`);
      return await federated(e, {
       audience: text("audience"),
       subjectToken: await subjectToken(e, (0, o.e)(n.credential_source)),
       tokenUrl: text("token_url") || void 0,
       impersonation: text("service_account_impersonation_url") || void 0
      });
     }(e, a ?? "");
     const n = (t.GOOGLE_WORKLOAD_IDENTITY_PROVIDER ?? "").replace(/^\/+/, ""), u = t.GOOGLE_SERVICE_ACCOUNT;
     return await federated(e, {
      audience: `//iam.googleapis.com/${n}`,
      subjectToken: await (0, i.Qd)(e, `https://iam.googleapis.com/${n}`),
      impersonation: u ? `https://iamcredentials.googleapis.com/v1/projects/-/serviceAccounts/${encodeURIComponent(u)}:generateAccessToken` : void 0
     });
    }, n);
   }(d) : () => Promise.resolve(l), headers = async () => ({
    Authorization: `Bearer ${await f()}`
   });
   if (!p) {
    const {GoogleLanguageModel: e} = await Promise.all([ n.e(8105), n.e(1763), n.e(6795) ]).then(n.bind(n, 86795));
    return {
     dialect: "google",
     language: new e(t, {
      provider: "google.vertex.chat",
      baseURL: h,
      headers: headers,
      fetch: u,
      generateId: () => (0, r.randomUUID)()
     })
    };
   }
   const {AnthropicLanguageModel: g, getModelCapabilities: m} = await Promise.all([ n.e(8105), n.e(1763), n.e(8446) ]).then(n.bind(n, 98446)), y = m(t);
   return {
    dialect: "anthropic",
    language: new g(t, {
     provider: "googleVertex.anthropic.messages",
     baseURL: h,
     headers: headers,
     fetch: u,
     buildRequestUrl: (e, n) => `${e}/${t}:${n ? "streamRawPredict" : "rawPredict"}`,
     transformRequestBody: e => {
      const {model: t, ...n} = (0, a.completeBody)(e, (0, a.alwaysThinks)(y));
      return {
       ...n,
       anthropic_version: "vertex-2023-10-16"
      };
     },
     supportedUrls: () => ({}),
     supportsNativeStructuredOutput: !1,
     supportsStrictTools: !1
    }),
    ...(0, a.thinkingOf)(y)
   };
  }
 })
};
