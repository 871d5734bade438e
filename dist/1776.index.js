"use strict";

exports.id = 1776, exports.ids = [ 1776, 3010 ], exports.modules = {
 61776: (function(e, t, n) {
  n.r(t), n.d(t, {
   createAzureModel: () => createAzureModel
  });
  var r = n(54466);
  const a = "Azure's token server";
  function azureToken(e) {
   const {keys: t, send: n, now: o} = e;
   return (0, r.IU)(async () => {
    const i = (t.AZURE_AUTHORITY_HOST ?? "https://login.microsoftonline.com").replace(/\/+$/, ""), s = new URLSearchParams({
     grant_type: "client_credentials",
     client_id: t.AZURE_CLIENT_ID ?? "",
     scope: "https://cognitiveservices.azure.com/.default",
     client_assertion_type: "urn:ietf:params:oauth:client-assertion-type:jwt-bearer",
     client_assertion: await (0, r.Qd)(e, "api://AzureADTokenExchange")
    }), c = encodeURIComponent(t.AZURE_TENANT_ID ?? ""), d = await (0, r.cv)(n, `${i}/${c}/oauth2/v2.0/token`, {
     body: s,
     of: a
    });
    return (0, r.DL)(d, a, o());
   }, o);
  }
  var o = n(53010);
  async function createAzureModel(e) {
   const {createAzure: t} = await Promise.all([ n.e(8105), n.e(1763), n.e(8258), n.e(8066) ]).then(n.bind(n, 58066)), {id: r, apiKey: a, baseUrl: i, fetch: s, credentials: c} = e, d = c.keys.AZURE_RESOURCE_NAME;
   return {
    dialect: "openai",
    language: t({
     fetch: s,
     ..."" === a ? {
      tokenProvider: azureToken(c)
     } : {
      apiKey: a
     },
     ..."" === i ? {
      resourceName: d ?? ""
     } : {
      baseURL: i
     }
    }).responses(r),
    prepare: o.withCacheKey
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
   const {body: s, of: d} = n, u = s instanceof URLSearchParams, l = u ? "application/x-www-form-urlencoded" : "application/json";
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
      body: u ? s.toString() : JSON.stringify(s)
     },
     signal: (0, o.dn)(c)
    }), h = await p.text();
   } catch (e) {
    throw credentialsProblem(`${d} could not be reached: ${(0, r.bD)(e)}`);
   }
   if (200 !== p.status) throw credentialsProblem(`${d} answered ${String(p.status)}: ${function(e) {
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
 53010: (function(e, t, n) {
  n.r(t), n.d(t, {
   createOpenAiModel: () => createOpenAiModel,
   withCacheKey: () => withCacheKey
  });
  var r = n(77598), a = n(2573);
  const o = {
   id: "openai.web_search",
   name: "web_search",
   args: {}
  };
  async function createOpenAiModel(e) {
   const {OpenAIResponsesLanguageModel: t} = await Promise.all([ n.e(8105), n.e(1763), n.e(8258) ]).then(n.bind(n, 88258)), {id: r, apiKey: a, baseUrl: i, fetch: s} = e;
   return {
    dialect: "openai",
    language: new t(r, {
     provider: "openai.responses",
     url: ({path: e}) => `${i}${e}`,
     headers: {
      Authorization: `Bearer ${a}`
     },
     fetch: s,
     fileIdPrefixes: [ "file-" ]
    }),
    canCompact: () => !0,
    prepare: withCacheKey,
    searchTool: o
   };
  }
  function withCacheKey(e) {
   const [t] = e.prompt, n = JSON.stringify([ "system" === t?.role ? t.content : "", e.tools ?? [] ]), o = `sallyport-${(0, 
   r.createHash)("sha256").update(n).digest("hex").slice(0, 32)}`, i = (0, a.Cf)(e.providerOptions, {
    openai: {
     promptCacheKey: o
    }
   });
   return void 0 === i ? e : {
    ...e,
    providerOptions: i
   };
  }
 })
};
