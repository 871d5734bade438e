"use strict";

exports.id = 1776, exports.ids = [ 1776, 3010 ], exports.modules = {
  61776: (function(e, t, r) {
    r.r(t), r.d(t, {
      createAzureModel: () => createAzureModel
    });
    var n = r(54466);
    const a = "Azure's token server";
    function azureToken(e) {
      const {keys: t, send: r, now: o} = e;
      return (0, n.IU)(async () => {
        const i = (t.AZURE_AUTHORITY_HOST ?? "https://login.microsoftonline.com").replace(/\/+$/, ""), s = new URLSearchParams({
          grant_type: "client_credentials",
          client_id: t.AZURE_CLIENT_ID ?? "",
          scope: "https://cognitiveservices.azure.com/.default",
          client_assertion_type: "urn:ietf:params:oauth:client-assertion-type:jwt-bearer",
          client_assertion: await (0, n.Qd)(e, "api://AzureADTokenExchange")
        }), c = encodeURIComponent(t.AZURE_TENANT_ID ?? ""), d = await (0, n.cv)(r, `${i}/${c}/oauth2/v2.0/token`, {
          body: s,
          of: a
        });
        return (0, n.DL)(d, a, o());
      }, o);
    }
    var o = r(53010);
    async function createAzureModel(e) {
      const {createAzure: t} = await Promise.all([ r.e(8105), r.e(1763), r.e(8258), r.e(8066) ]).then(r.bind(r, 58066)), {id: n, apiKey: a, baseUrl: i, fetch: s, credentials: c} = e, d = c.keys.AZURE_RESOURCE_NAME;
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
        }).responses(n),
        prepare: o.withCacheKey
      };
    }
  }),
  54466: (function(e, t, r) {
    r.d(t, {
      DL: () => accessTokenOf,
      Ed: () => o,
      IU: () => renewing,
      Qd: () => gitHubIdToken,
      cv: () => exchange,
      sL: () => credentialsProblem,
      vM: () => isSet
    });
    var n = r(42357), a = r(92682);
    const o = "ERR_CREDENTIALS";
    function credentialsProblem(e) {
      return Object.assign(new Error(e), {
        code: o
      });
    }
    function isSet(e, ...t) {
      return t.every(t => "" !== (e[t] ?? "").trim());
    }
    async function gitHubIdToken({keys: e, send: t}, r) {
      const n = new URL(e.ACTIONS_ID_TOKEN_REQUEST_URL ?? "");
      n.searchParams.set("audience", r);
      const o = {
        authorization: `Bearer ${e.ACTIONS_ID_TOKEN_REQUEST_TOKEN ?? ""}`
      }, {value: i} = (0, a.e)(await exchange(t, n.href, {
        headers: o,
        of: "GitHub's identity provider"
      }));
      if ("string" != typeof i) throw credentialsProblem("GitHub's identity provider returned no token");
      return i;
    }
    async function exchange(e, t, r) {
      const {body: o, of: i} = r, s = o instanceof URLSearchParams, c = s ? "application/x-www-form-urlencoded" : "application/json";
      let d, u;
      try {
        d = await e(t, {
          method: r.method ?? (void 0 === o ? "GET" : "POST"),
          headers: {
            accept: "application/json",
            ...o && {
              "content-type": c
            },
            ...r.headers
          },
          ...o && {
            body: s ? o.toString() : JSON.stringify(o)
          }
        }), u = await d.text();
      } catch (e) {
        throw credentialsProblem(`${i} could not be reached: ${(0, n.bD)(e)}`);
      }
      if (200 !== d.status) throw credentialsProblem(`${i} answered ${String(d.status)}: ${function(e) {
        const t = (0, a.e)(parsed(e)), r = (0, a.e)(t.error);
        return [ t.error_description, r.message, t.message, t.error ].find(e => "string" == typeof e) ?? e.slice(0, 300);
      }(u)}`);
      return parsed(u);
    }
    function parsed(e) {
      try {
        return JSON.parse(e);
      } catch {
        return e;
      }
    }
    function accessTokenOf(e, t, r) {
      const {access_token: n, expires_in: o} = (0, a.e)(e);
      if ("string" != typeof n) throw credentialsProblem(`${t} returned no access token`);
      return {
        value: n,
        expiresAt: r + 1e3 * (Number(o) > 0 ? Number(o) : 600)
      };
    }
    function renewing(e, t) {
      let r = null, n = 0;
      return async () => {
        const a = await (r?.catch(() => null));
        return null != a && t() < a.expiresAt - margin(a.expiresAt - n) ? a.value : (n = t(), 
        r = e(), (await r).value);
      };
    }
    const margin = e => Math.min(3e5, e / 5);
  }),
  53010: (function(e, t, r) {
    r.r(t), r.d(t, {
      createOpenAiModel: () => createOpenAiModel,
      withCacheKey: () => withCacheKey
    });
    var n = r(77598), a = r(2573);
    async function createOpenAiModel(e) {
      const {OpenAIResponsesLanguageModel: t} = await Promise.all([ r.e(8105), r.e(1763), r.e(8258) ]).then(r.bind(r, 88258)), {id: n, apiKey: a, baseUrl: o, fetch: i} = e;
      return {
        dialect: "openai",
        language: new t(n, {
          provider: "openai.responses",
          url: ({path: e}) => `${o}${e}`,
          headers: {
            Authorization: `Bearer ${a}`
          },
          fetch: i,
          fileIdPrefixes: [ "file-" ]
        }),
        prepare: withCacheKey
      };
    }
    function withCacheKey(e) {
      const [t] = e.prompt, r = JSON.stringify([ "system" === t?.role ? t.content : "", e.tools ?? [] ]), o = `sallyport-${(0, 
      n.createHash)("sha256").update(r).digest("hex").slice(0, 32)}`, i = (0, a.C)(e.providerOptions, {
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
