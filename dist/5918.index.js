"use strict";

exports.id = 5918;

exports.ids = [ 5918, 3476 ];

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
   const r = [ endBefore(e, n), t ].filter((e, t, n) => e >= 0 && n.indexOf(e) === t);
   const a = r.map(t => [ t, lastMarkable(e[t]?.content ?? []) ]);
   const s = e[n]?.content ?? [];
   const i = s.length + (e[t]?.content.length ?? 0);
   n > 0 && n < t && i > o - 5 && a.push([ n, lastMarkable(s) ]);
   return a.filter(([, e]) => e >= 0);
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
  var r = n(7174);
  const a = 32e3;
  async function createAnthropicModel(e) {
   const {AnthropicLanguageModel: t, getAnthropicLanguageModelEntry: o, getModelCapabilities: a} = await Promise.all([ n.e(8105), n.e(1763), n.e(8446) ]).then(n.bind(n, 98446));
   const {id: s, fetch: i} = e;
   const c = a(s);
   const u = new t(s, {
    provider: "anthropic.messages",
    baseURL: anthropicBaseUrl(e),
    headers: await anthropicHeaders(e),
    fetch: i,
    transformRequestBody: e => completeBody(e, alwaysThinks(c))
   });
   return {
    ...thinkingOf(c),
    dialect: "anthropic",
    language: u,
    hasTurnScope: (0, r.uG)(s),
    searchTool: {
     id: "anthropic.web_search_20250305",
     name: "web_search",
     args: {
      maxUses: 3
     }
    },
    canCompact: () => o(s).capabilities.language.compaction === true
   };
  }
  function alwaysThinks({isKnownModel: e, rejectsThinkingDisabled: t}) {
   return e && t;
  }
  function thinkingOf({isKnownModel: e, supportsAdaptiveThinking: t}) {
   return e ? {
    thinksOnRequest: !t
   } : {
    defaultOutputTokens: a
   };
  }
  function anthropicBaseUrl({baseUrl: e}) {
   return /\/v\d+$/.test(e) ? e : `${e}/v1`;
  }
  async function anthropicHeaders(e) {
   const {apiKey: t} = e;
   return t === "" ? await federated(e) : () => Promise.resolve({
    ...s,
    "x-api-key": t
   });
  }
  const s = {
   "anthropic-version": "2023-06-01"
  };
  async function federated({credentials: e, baseUrl: t}) {
   const {anthropicToken: o} = await n.e(2847).then(n.bind(n, 82847));
   const r = o(e, t);
   return async () => ({
    ...s,
    "anthropic-beta": "oauth-2025-04-20",
    Authorization: `Bearer ${await r()}`
   });
  }
  function completeBody(e, t) {
   const {tools: n, system: o, messages: r, thinking: a} = e;
   const s = a?.type === void 0;
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
    ...t && s && {
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
   _8: () => isTransientProblem,
   cv: () => exchange,
   sL: () => credentialsProblem,
   vM: () => isSet
  });
  var o = n(42357);
  var r = n(20274);
  var a = n(50897);
  var s = n(92682);
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
   const r = {
    authorization: `Bearer ${e["ACTIONS_ID_TOKEN_REQUEST_TOKEN"] ?? ""}`
   };
   const {value: a} = (0, s.e)(await exchange(t, o.href, {
    headers: r,
    of: "GitHub's identity provider"
   }));
   if (typeof a !== "string") throw credentialsProblem("GitHub's identity provider returned no token");
   return a;
  }
  const c = 3e4;
  async function exchange(e, t, n) {
   const {body: s, of: i} = n;
   const u = s instanceof URLSearchParams;
   const l = u ? "application/x-www-form-urlencoded" : "application/json";
   let d;
   let p;
   try {
    d = await e(t, {
     method: n.method ?? (s === void 0 ? "GET" : "POST"),
     headers: {
      accept: "application/json",
      ...s && {
       "content-type": l
      },
      ...n.headers
     },
     ...s && {
      body: u ? s.toString() : JSON.stringify(s)
     },
     signal: (0, a.dn)(c)
    });
    p = await d.text();
   } catch (e) {
    throw credentialsProblem(`${i} could not be reached: ${(0, o.bD)(e)}`);
   }
   if (d.status !== 200) throw credentialsProblem(`${i} answered ${String(d.status)}: ${reasonIn(p)}`);
   return (0, r.U4)(p) ?? p;
  }
  function isTransientProblem(e) {
   return / could not be reached: | answered (?:429|5\d\d): /.test(e);
  }
  function reasonIn(e) {
   const t = (0, s.e)((0, r.U4)(e));
   const n = (0, s.e)(t["error"]);
   const o = [ t["error_description"], n["message"], t["message"], t["error"] ];
   return o.find(e => typeof e === "string") ?? e.slice(0, 300);
  }
  function accessTokenOf(e, t, n) {
   const {access_token: o, expires_in: r} = (0, s.e)(e);
   if (typeof o !== "string") throw credentialsProblem(`${t} returned no access token`);
   return {
    value: o,
    expiresAt: n + (Number(r) > 0 ? Number(r) : 600) * 1e3
   };
  }
  function renewing(e, t) {
   let n = null;
   let o = 0;
   return async () => {
    const r = await (n?.catch(() => null));
    if (r !== null && r !== void 0 && t() < r.expiresAt - margin(r.expiresAt - o)) return r.value;
    o = t();
    n = e();
    return (await n).value;
   };
  }
  const margin = e => Math.min(3e5, e / 5);
 }),
 35918: (function(e, t, n) {
  n.r(t);
  n.d(t, {
   createVertexModel: () => createVertexModel
  });
  var o = n(77598);
  var r = n(23476);
  var a = n(92682);
  var s = n(54466);
  const i = "Google's token server";
  const c = "https://www.googleapis.com/auth/cloud-platform";
  function googleToken(e) {
   const {keys: t, now: n} = e;
   const o = t["GOOGLE_APPLICATION_CREDENTIALS"];
   return (0, s.IU)(async () => {
    if ((0, s.vM)(t, "GOOGLE_APPLICATION_CREDENTIALS")) return await tokenOfFile(e, o ?? "");
    const n = (t["GOOGLE_WORKLOAD_IDENTITY_PROVIDER"] ?? "").replace(/^\/+/, "");
    const r = t["GOOGLE_SERVICE_ACCOUNT"];
    return await federated(e, {
     audience: `//iam.googleapis.com/${n}`,
     subjectToken: await (0, s.Qd)(e, `https://iam.googleapis.com/${n}`),
     impersonation: r ? `https://iamcredentials.googleapis.com/v1/projects/-/serviceAccounts/${encodeURIComponent(r)}:generateAccessToken` : void 0
    });
   }, n);
  }
  async function tokenOfFile(e, t) {
   let n;
   try {
    n = (0, a.e)(JSON.parse(await e.readFile(t)));
   } catch {
    throw (0, s.sL)("the file in GOOGLE_APPLICATION_CREDENTIALS cannot be read as JSON");
   }
   const text = e => typeof n[e] === "string" ? n[e] : "";
   if (text("type") === "service_account") return await serviceAccountToken(e, {
    email: text("client_email"),
    key: text("private_key"),
    address: text("token_uri") || "https://oauth2.googleapis.com/token"
   });
   if (text("type") !== "external_account") throw (0, s.sL)(`credentials of the type ${JSON.stringify(text("type"))} are not supported`);
   return await federated(e, {
    audience: text("audience"),
    subjectToken: await subjectToken(e, (0, a.e)(n["credential_source"])),
    tokenUrl: text("token_url") || void 0,
    impersonation: text("service_account_impersonation_url") || void 0
   });
  }
  async function serviceAccountToken({send: e, now: t}, {email: n, key: r, address: a}) {
   const u = Math.floor(t() / 1e3);
   const encoded = e => Buffer.from(JSON.stringify(e)).toString("base64url");
   const l = {
    iss: n,
    scope: c,
    aud: a,
    iat: u,
    exp: u + 3600
   };
   const d = `${encoded({
    alg: "RS256",
    typ: "JWT"
   })}.${encoded(l)}`;
   const p = (0, o.createSign)("RSA-SHA256").update(d).sign(r, "base64url");
   const f = new URLSearchParams({
    grant_type: "urn:ietf:params:oauth:grant-type:jwt-bearer",
    assertion: `${d}.${p}`
   });
   return (0, s.DL)(await (0, s.cv)(e, a, {
    body: f,
    of: i
   }), i, t());
  }
  async function subjectToken({send: e, readFile: t}, n) {
   const {url: o, file: r, headers: i} = n;
   const c = (0, a.e)(n["format"])["subject_token_field_name"];
   const u = typeof o === "string" ? await (0, s.cv)(e, o, {
    headers: i,
    of: "GitHub's identity provider"
   }) : await t(typeof r === "string" ? r : "");
   if (typeof u === "string") return u.trim();
   const l = (0, a.e)(u)[typeof c === "string" ? c : "value"];
   if (typeof l !== "string") throw (0, s.sL)("GitHub's identity provider returned no token");
   return l;
  }
  async function federated({send: e, now: t}, n) {
   const o = new URLSearchParams({
    grant_type: "urn:ietf:params:oauth:grant-type:token-exchange",
    audience: n.audience,
    scope: c,
    requested_token_type: "urn:ietf:params:oauth:token-type:access_token",
    subject_token: n.subjectToken,
    subject_token_type: "urn:ietf:params:oauth:token-type:jwt"
   });
   const r = n.tokenUrl ?? "https://sts.googleapis.com/v1/token";
   const u = (0, s.DL)(await (0, s.cv)(e, r, {
    body: o,
    of: i
   }), i, t());
   if (n.impersonation === void 0) return u;
   const l = {
    authorization: `Bearer ${u.value}`
   };
   const d = (0, a.e)(await (0, s.cv)(e, n.impersonation, {
    body: {
     scope: [ c ]
    },
    headers: l,
    of: i
   }));
   if (typeof d["accessToken"] !== "string") throw (0, s.sL)(`${i} returned no access token`);
   return {
    value: d["accessToken"],
    expiresAt: Date.parse(String(d["expireTime"])) || t() + 6e5
   };
  }
  async function createVertexModel(e) {
   const {id: t, fetch: a, credentials: s, apiKey: i} = e;
   const c = t.startsWith("claude-");
   const u = e.baseUrl || baseUrlOf(s.keys, c ? "anthropic" : "google");
   const l = i === "" ? googleToken(s) : () => Promise.resolve(i);
   const headers = async () => ({
    Authorization: `Bearer ${await l()}`
   });
   if (!c) {
    const {GoogleLanguageModel: e} = await Promise.all([ n.e(8105), n.e(1763), n.e(6795) ]).then(n.bind(n, 86795));
    const r = {
     provider: "google.vertex.chat",
     baseURL: u,
     headers: headers,
     fetch: a,
     generateId: () => (0, o.randomUUID)()
    };
    return {
     dialect: "google",
     language: new e(t, r)
    };
   }
   const {AnthropicLanguageModel: d, getModelCapabilities: p} = await Promise.all([ n.e(8105), n.e(1763), n.e(8446) ]).then(n.bind(n, 98446));
   const f = p(t);
   const h = new d(t, {
    provider: "googleVertex.anthropic.messages",
    baseURL: u,
    headers: headers,
    fetch: a,
    buildRequestUrl: (e, n) => `${e}/${t}:${n ? "streamRawPredict" : "rawPredict"}`,
    transformRequestBody: e => {
     const {model: t, ...n} = (0, r.completeBody)(e, (0, r.alwaysThinks)(f));
     return {
      ...n,
      anthropic_version: "vertex-2023-10-16"
     };
    },
    supportedUrls: () => ({}),
    supportsNativeStructuredOutput: false,
    supportsStrictTools: false
   });
   return {
    dialect: "anthropic",
    language: h,
    ...(0, r.thinkingOf)(f)
   };
  }
  function baseUrlOf(e, t) {
   const n = e["GOOGLE_VERTEX_PROJECT"] ?? e["GOOGLE_CLOUD_PROJECT"] ?? e["GCP_PROJECT"] ?? "";
   const o = e["GOOGLE_VERTEX_LOCATION"] ?? e["GOOGLE_CLOUD_LOCATION"] ?? "global";
   return `https://${hostOf(o)}/v1/projects/${n}/locations/${o}/publishers/${t}${t === "anthropic" ? "/models" : ""}`;
  }
  function hostOf(e) {
   if (e === "global") return "aiplatform.googleapis.com";
   if (e === "eu" || e === "us") return `aiplatform.${e}.rep.googleapis.com`;
   return `${e}-aiplatform.googleapis.com`;
  }
 })
};
