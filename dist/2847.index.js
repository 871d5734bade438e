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
      Ed: () => a,
      IU: () => renewing,
      Qd: () => gitHubIdToken,
      cv: () => exchange,
      sL: () => credentialsProblem,
      vM: () => isSet
    });
    var r = n(42357), o = n(92682);
    const a = "ERR_CREDENTIALS";
    function credentialsProblem(e) {
      return Object.assign(new Error(e), {
        code: a
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
      }, {value: i} = (0, o.e)(await exchange(t, r.href, {
        headers: a,
        of: "GitHub's identity provider"
      }));
      if ("string" != typeof i) throw credentialsProblem("GitHub's identity provider returned no token");
      return i;
    }
    async function exchange(e, t, n) {
      const {body: a, of: i} = n, s = a instanceof URLSearchParams, c = s ? "application/x-www-form-urlencoded" : "application/json";
      let d, u;
      try {
        d = await e(t, {
          method: n.method ?? (void 0 === a ? "GET" : "POST"),
          headers: {
            accept: "application/json",
            ...a && {
              "content-type": c
            },
            ...n.headers
          },
          ...a && {
            body: s ? a.toString() : JSON.stringify(a)
          }
        }), u = await d.text();
      } catch (e) {
        throw credentialsProblem(`${i} could not be reached: ${(0, r.bD)(e)}`);
      }
      if (200 !== d.status) throw credentialsProblem(`${i} answered ${String(d.status)}: ${function(e) {
        const t = (0, o.e)(parsed(e)), n = (0, o.e)(t.error);
        return [ t.error_description, n.message, t.message, t.error ].find(e => "string" == typeof e) ?? e.slice(0, 300);
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
    function accessTokenOf(e, t, n) {
      const {access_token: r, expires_in: a} = (0, o.e)(e);
      if ("string" != typeof r) throw credentialsProblem(`${t} returned no access token`);
      return {
        value: r,
        expiresAt: n + 1e3 * (Number(a) > 0 ? Number(a) : 600)
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
