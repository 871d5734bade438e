"use strict";

exports.id = 2847, exports.ids = [ 2847 ], exports.modules = {
 82847: (function(e, t, n) {
  n.d(t, {
   anthropicToken: () => anthropicToken
  });
  var r = n(54466);
  const o = "Anthropic's token server";
  function anthropicToken(e, t) {
   const {keys: n, send: a, now: i} = e, optional = (e, t) => n[t] ? {
    [e]: n[t]
   } : {};
   return (0, r.IU)(async () => {
    const s = {
     grant_type: "urn:ietf:params:oauth:grant-type:jwt-bearer",
     assertion: await (0, r.Qd)(e, "https://api.anthropic.com"),
     federation_rule_id: n.ANTHROPIC_FEDERATION_RULE_ID,
     organization_id: n.ANTHROPIC_ORGANIZATION_ID,
     ...optional("service_account_id", "ANTHROPIC_SERVICE_ACCOUNT_ID"),
     ...optional("workspace_id", "ANTHROPIC_WORKSPACE_ID")
    }, c = t.replace(/\/v\d+$/, "");
    return (0, r.DL)(await (0, r.cv)(a, `${c}/v1/oauth/token`, {
     body: s,
     headers: {
      "anthropic-beta": "oauth-2025-04-20"
     },
     of: o
    }), o, i());
   }, i);
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
  var r = n(42357), o = n(20274), a = n(50897), i = n(92682);
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
   const o = {
    authorization: `Bearer ${e.ACTIONS_ID_TOKEN_REQUEST_TOKEN ?? ""}`
   }, {value: a} = (0, i.e)(await exchange(t, r.href, {
    headers: o,
    of: "GitHub's identity provider"
   }));
   if ("string" != typeof a) throw credentialsProblem("GitHub's identity provider returned no token");
   return a;
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
     signal: (0, a.dn)(c)
    }), h = await p.text();
   } catch (e) {
    throw credentialsProblem(`${d} could not be reached: ${(0, r.bD)(e)}`);
   }
   if (200 !== p.status) throw credentialsProblem(`${d} answered ${String(p.status)}: ${function(e) {
    const t = (0, i.e)((0, o.U)(e)), n = (0, i.e)(t.error);
    return [ t.error_description, n.message, t.message, t.error ].find(e => "string" == typeof e) ?? e.slice(0, 300);
   }(h)}`);
   return (0, o.U)(h) ?? h;
  }
  function isTransientProblem(e) {
   return / could not be reached: | answered (?:429|5\d\d): /.test(e);
  }
  function accessTokenOf(e, t, n) {
   const {access_token: r, expires_in: o} = (0, i.e)(e);
   if ("string" != typeof r) throw credentialsProblem(`${t} returned no access token`);
   return {
    value: r,
    expiresAt: n + 1e3 * (Number(o) > 0 ? Number(o) : 600)
   };
  }
  function renewing(e, t) {
   let n = null, r = 0;
   return async () => {
    const o = await (n?.catch(() => null));
    return null != o && t() < o.expiresAt - margin(o.expiresAt - r) ? o.value : (r = t(), 
    n = e(), (await n).value);
   };
  }
  const margin = e => Math.min(3e5, e / 5);
 })
};
