"use strict";

exports.id = 2847;

exports.ids = [ 2847 ];

exports.modules = {
 82847: (function(e, t, n) {
  n.d(t, {
   anthropicToken: () => anthropicToken
  });
  var r = n(54466);
  const o = "Anthropic's token server";
  function anthropicToken(e, t) {
   const {keys: n, send: s, now: a} = e;
   const optional = (e, t) => n[t] ? {
    [e]: n[t]
   } : {};
   return (0, r.IU)(async () => {
    const i = {
     grant_type: "urn:ietf:params:oauth:grant-type:jwt-bearer",
     assertion: await (0, r.Qd)(e, "https://api.anthropic.com"),
     federation_rule_id: n["ANTHROPIC_FEDERATION_RULE_ID"],
     organization_id: n["ANTHROPIC_ORGANIZATION_ID"],
     ...optional("service_account_id", "ANTHROPIC_SERVICE_ACCOUNT_ID"),
     ...optional("workspace_id", "ANTHROPIC_WORKSPACE_ID")
    };
    const c = {
     "anthropic-beta": "oauth-2025-04-20"
    };
    const d = t.replace(/\/v\d+$/, "");
    return (0, r.DL)(await (0, r.cv)(s, `${d}/v1/oauth/token`, {
     body: i,
     headers: c,
     of: o
    }), o, a());
   }, a);
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
  var s = n(50897);
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
   const r = new URL(e["ACTIONS_ID_TOKEN_REQUEST_URL"] ?? "");
   r.searchParams.set("audience", n);
   const o = {
    authorization: `Bearer ${e["ACTIONS_ID_TOKEN_REQUEST_TOKEN"] ?? ""}`
   };
   const {value: s} = (0, a.e)(await exchange(t, r.href, {
    headers: o,
    of: "GitHub's identity provider"
   }));
   if (typeof s !== "string") throw credentialsProblem("GitHub's identity provider returned no token");
   return s;
  }
  const c = 3e4;
  async function exchange(e, t, n) {
   const {body: a, of: i} = n;
   const d = a instanceof URLSearchParams;
   const u = d ? "application/x-www-form-urlencoded" : "application/json";
   let l;
   let p;
   try {
    l = await e(t, {
     method: n.method ?? (a === void 0 ? "GET" : "POST"),
     headers: {
      accept: "application/json",
      ...a && {
       "content-type": u
      },
      ...n.headers
     },
     ...a && {
      body: d ? a.toString() : JSON.stringify(a)
     },
     signal: (0, s.dn)(c)
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
   const t = (0, a.e)((0, o.U4)(e));
   const n = (0, a.e)(t["error"]);
   const r = [ t["error_description"], n["message"], t["message"], t["error"] ];
   return r.find(e => typeof e === "string") ?? e.slice(0, 300);
  }
  function accessTokenOf(e, t, n) {
   const {access_token: r, expires_in: o} = (0, a.e)(e);
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
 })
};
