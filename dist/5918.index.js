"use strict";

exports.id = 5918, exports.ids = [ 5918, 3476 ], exports.modules = {
 23476: (function(e, t, n) {
  n.r(t), n.d(t, {
   anthropicBaseUrl: () => anthropicBaseUrl,
   anthropicHeaders: () => anthropicHeaders,
   completeBody: () => completeBody,
   createAnthropicModel: () => createAnthropicModel,
   unknownModelOutputTokens: () => a
  });
  const o = 20;
  function endBefore(e, t) {
   return e.findLastIndex(({role: e}, n) => n < t && "system" !== e);
  }
  function lastMarkable(e) {
   return e.findLastIndex(({type: e, text: t}) => "thinking" !== e && "redacted_thinking" !== e && "" !== t);
  }
  function withBreakpoints(e) {
   const t = [ ...e ];
   for (const [n, r] of function(e) {
    const t = endBefore(e, e.length), n = e.findLastIndex(({role: e}) => "assistant" === e), r = [ endBefore(e, n), t ].filter((e, t, n) => e >= 0 && n.indexOf(e) === t).map(t => [ t, lastMarkable(e[t]?.content ?? []) ]), a = e[n]?.content ?? [], i = a.length + (e[t]?.content.length ?? 0);
    return n > 0 && n < t && i > o - 5 && r.push([ n, lastMarkable(a) ]), r.filter(([, e]) => e >= 0);
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
  const a = 32e3;
  async function createAnthropicModel(e) {
   const {AnthropicLanguageModel: t, getAnthropicLanguageModelEntry: o, getModelCapabilities: i} = await Promise.all([ n.e(8105), n.e(1763), n.e(8446) ]).then(n.bind(n, 98446)), {id: s, fetch: c} = e, {isKnownModel: u, rejectsThinkingDisabled: d} = i(s);
   return {
    dialect: "anthropic",
    language: new t(s, {
     provider: "anthropic.messages",
     baseURL: anthropicBaseUrl(e),
     headers: await anthropicHeaders(e),
     fetch: c,
     transformRequestBody: e => completeBody(e, u && d)
    }),
    hasTurnScope: (0, r.uG)(s),
    searchTool: {
     id: "anthropic.web_search_20250305",
     name: "web_search",
     args: {
      maxUses: 3
     }
    },
    canCompact: () => !0 === o(s).capabilities.language.compaction,
    ...u ? {} : {
     defaultOutputTokens: a
    }
   };
  }
  function anthropicBaseUrl({baseUrl: e}) {
   return /\/v\d+$/.test(e) ? e : `${e}/v1`;
  }
  async function anthropicHeaders(e) {
   const {apiKey: t} = e;
   return "" === t ? await async function({credentials: e, baseUrl: t}) {
    const {anthropicToken: o} = await n.e(2847).then(n.bind(n, 82847)), r = o(e, t);
    return async () => ({
     ...i,
     "anthropic-beta": "oauth-2025-04-20",
     Authorization: `Bearer ${await r()}`
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
   const {tools: n, system: o, messages: r, thinking: a} = e, i = void 0 === a?.type;
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
    ...r && {
     messages: withBreakpoints(r)
    },
    ...t && i && {
     thinking: {
      ...a,
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
   Ed: () => i,
   IU: () => renewing,
   Qd: () => gitHubIdToken,
   cv: () => exchange,
   sL: () => credentialsProblem,
   vM: () => isSet
  });
  var o = n(42357), r = n(20274), a = n(92682);
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
   const o = new URL(e.ACTIONS_ID_TOKEN_REQUEST_URL ?? "");
   o.searchParams.set("audience", n);
   const r = {
    authorization: `Bearer ${e.ACTIONS_ID_TOKEN_REQUEST_TOKEN ?? ""}`
   }, {value: i} = (0, a.e)(await exchange(t, o.href, {
    headers: r,
    of: "GitHub's identity provider"
   }));
   if ("string" != typeof i) throw credentialsProblem("GitHub's identity provider returned no token");
   return i;
  }
  async function exchange(e, t, n) {
   const {body: i, of: s} = n, c = i instanceof URLSearchParams, u = c ? "application/x-www-form-urlencoded" : "application/json";
   let d, l;
   try {
    d = await e(t, {
     method: n.method ?? (void 0 === i ? "GET" : "POST"),
     headers: {
      accept: "application/json",
      ...i && {
       "content-type": u
      },
      ...n.headers
     },
     ...i && {
      body: c ? i.toString() : JSON.stringify(i)
     }
    }), l = await d.text();
   } catch (e) {
    throw credentialsProblem(`${s} could not be reached: ${(0, o.bD)(e)}`);
   }
   if (200 !== d.status) throw credentialsProblem(`${s} answered ${String(d.status)}: ${function(e) {
    const t = (0, a.e)((0, r.U)(e)), n = (0, a.e)(t.error);
    return [ t.error_description, n.message, t.message, t.error ].find(e => "string" == typeof e) ?? e.slice(0, 300);
   }(l)}`);
   return (0, r.U)(l) ?? l;
  }
  function accessTokenOf(e, t, n) {
   const {access_token: o, expires_in: r} = (0, a.e)(e);
   if ("string" != typeof o) throw credentialsProblem(`${t} returned no access token`);
   return {
    value: o,
    expiresAt: n + 1e3 * (Number(r) > 0 ? Number(r) : 600)
   };
  }
  function renewing(e, t) {
   let n = null, o = 0;
   return async () => {
    const r = await (n?.catch(() => null));
    return null != r && t() < r.expiresAt - margin(r.expiresAt - o) ? r.value : (o = t(), 
    n = e(), (await n).value);
   };
  }
  const margin = e => Math.min(3e5, e / 5);
 }),
 35918: (function(e, t, n) {
  n.r(t), n.d(t, {
   createVertexModel: () => createVertexModel
  });
  var o = n(77598), r = n(23476), a = n(92682), i = n(54466);
  const s = "Google's token server", c = "https://www.googleapis.com/auth/cloud-platform";
  async function subjectToken({send: e, readFile: t}, n) {
   const {url: o, file: r, headers: s} = n, c = (0, a.e)(n.format).subject_token_field_name, u = "string" == typeof o ? await (0, 
   i.cv)(e, o, {
    headers: s,
    of: "GitHub's identity provider"
   }) : await t("string" == typeof r ? r : "");
   if ("string" == typeof u) return u.trim();
   const d = (0, a.e)(u)["string" == typeof c ? c : "value"];
   if ("string" != typeof d) throw (0, i.sL)("GitHub's identity provider returned no token");
   return d;
  }
  async function federated({send: e, now: t}, n) {
   const o = new URLSearchParams({
    grant_type: "urn:ietf:params:oauth:grant-type:token-exchange",
    audience: n.audience,
    scope: c,
    requested_token_type: "urn:ietf:params:oauth:token-type:access_token",
    subject_token: n.subjectToken,
    subject_token_type: "urn:ietf:params:oauth:token-type:jwt"
   }), r = n.tokenUrl ?? "https://sts.googleapis.com/v1/token", u = (0, i.DL)(await (0, 
   i.cv)(e, r, {
    body: o,
    of: s
   }), s, t());
   if (void 0 === n.impersonation) return u;
   const d = {
    authorization: `Bearer ${u.value}`
   }, l = (0, a.e)(await (0, i.cv)(e, n.impersonation, {
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
    const n = e.GOOGLE_VERTEX_PROJECT ?? e.GOOGLE_CLOUD_PROJECT ?? e.GCP_PROJECT ?? "", o = e.GOOGLE_VERTEX_LOCATION ?? e.GOOGLE_CLOUD_LOCATION ?? "global";
    return `https://${function(e) {
     return "global" === e ? "aiplatform.googleapis.com" : "eu" === e || "us" === e ? `aiplatform.${e}.rep.googleapis.com` : `${e}-aiplatform.googleapis.com`;
    }(o)}/v1/projects/${n}/locations/${o}/publishers/${t}${"anthropic" === t ? "/models" : ""}`;
   }(d.keys, p ? "anthropic" : "google"), f = "" === l ? function(e) {
    const {keys: t, now: n} = e, r = t.GOOGLE_APPLICATION_CREDENTIALS;
    return (0, i.IU)(async () => {
     if ((0, i.vM)(t, "GOOGLE_APPLICATION_CREDENTIALS")) return await async function(e, t) {
      let n;
      try {
       n = (0, a.e)(JSON.parse(await e.readFile(t)));
      } catch {
       throw (0, i.sL)("the file in GOOGLE_APPLICATION_CREDENTIALS cannot be read as JSON");
      }
      const text = e => "string" == typeof n[e] ? n[e] : "";
      if ("service_account" === text("type")) return await async function({send: e, now: t}, {email: n, key: r, address: a}) {
       const u = Math.floor(t() / 1e3), encoded = e => Buffer.from(JSON.stringify(e)).toString("base64url"), d = {
        iss: n,
        scope: c,
        aud: a,
        iat: u,
        exp: u + 3600
       }, l = `${encoded({
        alg: "RS256",
        typ: "JWT"
       })}.${encoded(d)}`, p = (0, o.createSign)("RSA-SHA256").update(l).sign(r, "base64url"), h = new URLSearchParams({
        grant_type: "urn:ietf:params:oauth:grant-type:jwt-bearer",
        assertion: `${l}.${p}`
       });
       return (0, i.DL)(await (0, i.cv)(e, a, {
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
       subjectToken: await subjectToken(e, (0, a.e)(n.credential_source)),
       tokenUrl: text("token_url") || void 0,
       impersonation: text("service_account_impersonation_url") || void 0
      });
     }(e, r ?? "");
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
      generateId: () => (0, o.randomUUID)()
     })
    };
   }
   const {AnthropicLanguageModel: g, getModelCapabilities: m} = await Promise.all([ n.e(8105), n.e(1763), n.e(8446) ]).then(n.bind(n, 98446)), {isKnownModel: y, rejectsThinkingDisabled: w} = m(t);
   return {
    dialect: "anthropic",
    language: new g(t, {
     provider: "googleVertex.anthropic.messages",
     baseURL: h,
     headers: headers,
     fetch: u,
     buildRequestUrl: (e, n) => `${e}/${t}:${n ? "streamRawPredict" : "rawPredict"}`,
     transformRequestBody: e => {
      const {model: t, ...n} = (0, r.completeBody)(e, y && w);
      return {
       ...n,
       anthropic_version: "vertex-2023-10-16"
      };
     },
     supportedUrls: () => ({}),
     supportsNativeStructuredOutput: !1,
     supportsStrictTools: !1
    }),
    ...y ? {} : {
     defaultOutputTokens: r.unknownModelOutputTokens
    }
   };
  }
 })
};
