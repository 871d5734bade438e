"use strict";

exports.id = 1776;

exports.ids = [ 1776, 3010 ];

exports.modules = {
 61776: (function(e, t, n) {
  n.r(t);
  n.d(t, {
   createAzureModel: () => createAzureModel
  });
  var r = n(54466);
  const o = "Azure's token server";
  function azureToken(e) {
   const {keys: t, send: n, now: a} = e;
   return (0, r.IU)(async () => {
    const s = (t["AZURE_AUTHORITY_HOST"] ?? "https://login.microsoftonline.com").replace(/\/+$/, "");
    const i = new URLSearchParams({
     grant_type: "client_credentials",
     client_id: t["AZURE_CLIENT_ID"] ?? "",
     scope: "https://cognitiveservices.azure.com/.default",
     client_assertion_type: "urn:ietf:params:oauth:client-assertion-type:jwt-bearer",
     client_assertion: await (0, r.Qd)(e, "api://AzureADTokenExchange")
    });
    const c = encodeURIComponent(t["AZURE_TENANT_ID"] ?? "");
    const d = await (0, r.cv)(n, `${s}/${c}/oauth2/v2.0/token`, {
     body: i,
     of: o
    });
    return (0, r.DL)(d, o, a());
   }, a);
  }
  var a = n(53010);
  async function createAzureModel(e) {
   const {createAzure: t} = await Promise.all([ n.e(8105), n.e(1763), n.e(8258), n.e(8066) ]).then(n.bind(n, 58066));
   const {id: r, apiKey: o, baseUrl: s, fetch: i, credentials: c} = e;
   const d = c.keys["AZURE_RESOURCE_NAME"];
   const u = t({
    fetch: i,
    ...o === "" ? {
     tokenProvider: azureToken(c)
    } : {
     apiKey: o
    },
    ...s === "" ? {
     resourceName: d ?? ""
    } : {
     baseURL: s
    }
   }).responses(r);
   return {
    dialect: "openai",
    language: u,
    prepare: a.withCacheKey
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
  var r = n(42357);
  var o = n(20274);
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
   const r = new URL(e["ACTIONS_ID_TOKEN_REQUEST_URL"] ?? "");
   r.searchParams.set("audience", n);
   const o = {
    authorization: `Bearer ${e["ACTIONS_ID_TOKEN_REQUEST_TOKEN"] ?? ""}`
   };
   const {value: a} = (0, s.e)(await exchange(t, r.href, {
    headers: o,
    of: "GitHub's identity provider"
   }));
   if (typeof a !== "string") throw credentialsProblem("GitHub's identity provider returned no token");
   return a;
  }
  const c = 3e4;
  async function exchange(e, t, n) {
   const {body: s, of: i} = n;
   const d = s instanceof URLSearchParams;
   const u = d ? "application/x-www-form-urlencoded" : "application/json";
   let l;
   let p;
   try {
    l = await e(t, {
     method: n.method ?? (s === void 0 ? "GET" : "POST"),
     headers: {
      accept: "application/json",
      ...s && {
       "content-type": u
      },
      ...n.headers
     },
     ...s && {
      body: d ? s.toString() : JSON.stringify(s)
     },
     signal: (0, a.dn)(c)
    });
    p = await l.text();
   } catch (e) {
    throw credentialsProblem(`${i} could not be reached: ${(0, r.bD)(e)}`);
   }
   if (l.status !== 200) throw credentialsProblem(`${i} answered ${String(l.status)}: ${reasonIn(p)}`);
   return (0, o.U4)(p) ?? p;
  }
  function isTransientProblem(e) {
   return / could not be reached: | answered (?:429|5\d\d): /.test(e);
  }
  function reasonIn(e) {
   const t = (0, s.e)((0, o.U4)(e));
   const n = (0, s.e)(t["error"]);
   const r = [ t["error_description"], n["message"], t["message"], t["error"] ];
   return r.find(e => typeof e === "string") ?? e.slice(0, 300);
  }
  function accessTokenOf(e, t, n) {
   const {access_token: r, expires_in: o} = (0, s.e)(e);
   if (typeof r !== "string") throw credentialsProblem(`${t} returned no access token`);
   return {
    value: r,
    expiresAt: n + (Number(o) > 0 ? Number(o) : 600) * 1e3
   };
  }
  function renewing(e, t) {
   let n = null;
   let r = 0;
   return async () => {
    const o = await (n?.catch(() => null));
    if (o !== null && o !== void 0 && t() < o.expiresAt - margin(o.expiresAt - r)) return o.value;
    r = t();
    n = e();
    return (await n).value;
   };
  }
  const margin = e => Math.min(3e5, e / 5);
 }),
 53010: (function(e, t, n) {
  n.r(t);
  n.d(t, {
   createOpenAiModel: () => createOpenAiModel,
   withCacheKey: () => withCacheKey
  });
  var r = n(77598);
  var o = n(2573);
  const a = {
   id: "openai.web_search",
   name: "web_search",
   args: {}
  };
  async function createOpenAiModel(e) {
   const {OpenAIResponsesLanguageModel: t} = await Promise.all([ n.e(8105), n.e(1763), n.e(8258) ]).then(n.bind(n, 88258));
   const {id: r, apiKey: o, baseUrl: s, fetch: i} = e;
   const c = new t(r, {
    provider: "openai.responses",
    url: ({path: e}) => `${s}${e}`,
    headers: {
     Authorization: `Bearer ${o}`
    },
    fetch: i,
    fileIdPrefixes: [ "file-" ]
   });
   return {
    dialect: "openai",
    language: c,
    canCompact: () => true,
    prepare: withCacheKey,
    searchTool: a
   };
  }
  function withCacheKey(e) {
   const [t] = e.prompt;
   const n = JSON.stringify([ t?.role === "system" ? t.content : "", e.tools ?? [] ]);
   const a = `sallyport-${(0, r.createHash)("sha256").update(n).digest("hex").slice(0, 32)}`;
   const s = (0, o.Cf)(e.providerOptions, {
    openai: {
     promptCacheKey: a
    }
   });
   return s === void 0 ? e : {
    ...e,
    providerOptions: s
   };
  }
 })
};
