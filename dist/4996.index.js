"use strict";

exports.id = 4996, exports.ids = [ 4996 ], exports.modules = {
 54466: (function(e, t, r) {
  r.d(t, {
   DL: () => accessTokenOf,
   Ed: () => a,
   IU: () => renewing,
   Qd: () => gitHubIdToken,
   _8: () => isTransientProblem,
   cv: () => exchange,
   sL: () => credentialsProblem,
   vM: () => isSet
  });
  var n = r(42357), o = r(20274), s = r(50897), i = r(92682);
  const a = "ERR_CREDENTIALS";
  function credentialsProblem(e) {
   return Object.assign(new Error(e), {
    code: a
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
   }, {value: s} = (0, i.e)(await exchange(t, n.href, {
    headers: o,
    of: "GitHub's identity provider"
   }));
   if ("string" != typeof s) throw credentialsProblem("GitHub's identity provider returned no token");
   return s;
  }
  const d = 3e4;
  async function exchange(e, t, r) {
   const {body: a, of: u} = r, c = a instanceof URLSearchParams, l = c ? "application/x-www-form-urlencoded" : "application/json";
   let h, f;
   try {
    h = await e(t, {
     method: r.method ?? (void 0 === a ? "GET" : "POST"),
     headers: {
      accept: "application/json",
      ...a && {
       "content-type": l
      },
      ...r.headers
     },
     ...a && {
      body: c ? a.toString() : JSON.stringify(a)
     },
     signal: (0, s.dn)(d)
    }), f = await h.text();
   } catch (e) {
    throw credentialsProblem(`${u} could not be reached: ${(0, n.bD)(e)}`);
   }
   if (200 !== h.status) throw credentialsProblem(`${u} answered ${String(h.status)}: ${function(e) {
    const t = (0, i.e)((0, o.U)(e)), r = (0, i.e)(t.error);
    return [ t.error_description, r.message, t.message, t.error ].find(e => "string" == typeof e) ?? e.slice(0, 300);
   }(f)}`);
   return (0, o.U)(f) ?? f;
  }
  function isTransientProblem(e) {
   return / could not be reached: | answered (?:429|5\d\d): /.test(e);
  }
  function accessTokenOf(e, t, r) {
   const {access_token: n, expires_in: o} = (0, i.e)(e);
   if ("string" != typeof n) throw credentialsProblem(`${t} returned no access token`);
   return {
    value: n,
    expiresAt: r + 1e3 * (Number(o) > 0 ? Number(o) : 600)
   };
  }
  function renewing(e, t) {
   let r = null, n = 0;
   return async () => {
    const o = await (r?.catch(() => null));
    return null != o && t() < o.expiresAt - margin(o.expiresAt - n) ? o.value : (n = t(), 
    r = e(), (await r).value);
   };
  }
  const margin = e => Math.min(3e5, e / 5);
 }),
 4996: (function(e, t, r) {
  r.d(t, {
   toModelError: () => toModelError
  });
  var n = r(54466), o = r(92682), s = r(98970), i = r(9016), a = r(19687);
  function toModelError(e, t) {
   const r = function(e) {
    const t = (0, o.e)(e), r = [ t.statusCode, t.status, t.code ].find(isStatus), n = t.responseBody, s = t.message;
    return {
     name: "string" == typeof t.name ? t.name : "",
     text: "string" == typeof s ? s : "string" == typeof e ? e : "",
     ...void 0 === r ? {} : {
      status: r
     },
     body: "string" == typeof n ? n : e instanceof Error ? "" : jsonOf(e),
     headers: (0, o.e)(t.responseHeaders)
    };
   }(e);
   if (void 0 !== r.status && r.status >= 300) return (0, a.Q)({
    ...r,
    status: r.status
   }, t);
   if (!(e instanceof Error) && "" !== r.text) return (0, a.Q)({
    ...r,
    status: impliedStatus(r)
   }, t);
   const u = function(e) {
    let t = e;
    for (let e = 0; e < 8 && t instanceof Error; e += 1) {
     const e = (0, o.e)(t).code;
     if ("string" == typeof e && /^(E[A-Z]{2,}|HPE_|ERR_|CERT_|UNABLE_|DEPTH_|SELF_)/.test(e)) return {
      code: e,
      text: t.message
     };
     t = t.cause;
    }
   }(e), c = function(e, t) {
    if (t?.code === n.Ed) return t.text;
    const r = e instanceof Error ? /^AWS credential provider failed: (.*)\. Please ensure/s.exec(e.message) : null;
    return r?.[1] ?? null;
   }(e, u);
   return null !== c ? function(e, t) {
    const r = `There are no credentials for ${t.model}: ${(0, o.M)(e, t)}.`;
    return (0, n._8)(e) ? {
     kind: "network",
     message: r,
     hint: "The token server is not available: run the job again.",
     retryable: !0
    } : {
     kind: "auth",
     message: r,
     hint: "Check the provider's trust in this repository and the variables: docs/credentials.md.",
     retryable: !1
    };
   }(c, t) : u?.code === i.P ? function({text: e}, t) {
    return {
     kind: "not-found",
     message: `${t.model} answered with ${(0, o.M)(e, t)}.`,
     hint: "Check base-url: it is not the address of a model server, or a proxy or login page answers for it.",
     retryable: !1
    };
   }(u, t) : u?.code === s.KA ? brokenOff(u) : void 0 !== u ? void 0 === r.status ? function({code: e, text: t}, r) {
    if ("EPROTO" === e || "ERR_SSL_WRONG_VERSION_NUMBER" === e || /^(HPE_|ERR_SSL_PACKET_LENGTH)/.test(e)) return {
     kind: "network",
     message: `The server of ${r.model} speaks another protocol: ${(0, o.M)(t, r)} (${e}).`,
     hint: "Check base-url: http:// or https:// and the port must match the server.",
     retryable: !1
    };
    const n = d.test(e);
    return {
     kind: "network",
     message: `The server of ${r.model} could not be reached: ${(0, o.M)(t, r)} (${e}).`,
     hint: n ? "The server's certificate is not trusted: check base-url, or add the authority with NODE_EXTRA_CA_CERTS." : "Check base-url and the runner's network access, then run the job again.",
     retryable: !n
    };
   }(u, t) : brokenOff(u) : function(e, t) {
    const r = `${t.model} returned no usable answer: ${(0, o.M)(e.text, t) || "an unknown error"}.`;
    return /UnsupportedFunctionality|InvalidPrompt|InvalidArgument|LoadAPIKey|LoadSetting/.test(e.name) ? {
     kind: "bad-request",
     message: r,
     hint: "Use another model, or remove input that it does not support.",
     retryable: !1
    } : {
     kind: "server",
     message: r,
     hint: "The response does not follow the protocol of the provider: check base-url and the provider, or run the job again.",
     retryable: !0
    };
   }(r, t);
  }
  function impliedStatus(e) {
   const t = (e.body ?? "").toLowerCase();
   return t.includes("rate_limit") ? 429 : t.includes("overloaded") ? 503 : t.includes("invalid_request") ? 400 : 500;
  }
  const isStatus = e => "number" == typeof e && e >= 100 && e <= 599, d = /^(CERT_|UNABLE_|DEPTH_|SELF_|ERR_TLS_|ERR_SSL_)/;
  function brokenOff({code: e}) {
   return "ETIMEDOUT" === e || e === s.KA ? {
    ...s.t,
    message: "The provider's stream stalled before the answer was complete."
   } : s.t;
  }
  function jsonOf(e) {
   try {
    return JSON.stringify((0, o.e)(e));
   } catch {
    return "";
   }
  }
 }),
 19687: (function(e, t, r) {
  r.d(t, {
   Q: () => toStatusError
  });
  var n = r(20274), o = r(92682);
  const s = [ [ /^ms|^milliseconds?$/, 1 ], [ /^s(ec(ond)?s?)?$/, 1e3 ], [ /^m(in(ute)?s?)?$/, 6e4 ], [ /^h(ours?)?$/, 36e5 ], [ /^d(ays?)?$/, 864e5 ] ];
  var i = r(67410);
  function toStatusError(e, t) {
   const r = (0, n.U)(e.body ?? ""), u = (0, i.A)(e.body ?? "") ? (0, i.I)(e.body ?? "") : function(e) {
    const t = (0, o.e)(Array.isArray(e) ? e[0] : e), r = t.error;
    return [ (0, o.e)(r).message, r, t.message, t.detail ].find(e => "string" == typeof e) ?? "";
   }(r) || e.text, c = (0, o.M)(u || (e.status < 400 ? "a redirect, which is not followed" : "no explanation"), t), l = function(e, t, r) {
    return 402 === e || /insufficient_quota|billing_(error|hard_limit|not_active)/.test(t) || function(e, t) {
     return /credit balance is too low|out of credits|(specified|monthly|weekly|daily) (api )?usage limits?|spend(ing)? (limit|cap)|budget (has been )?exceeded|per.?day|\([RT]PD\)|\blimit: 0(?![\d.])/i.test(`${e} ${t}`);
    }(t, r) ? "quota" : /api_key_invalid|invalid_api_key|authentication_error|unauthenticated/.test(t) ? "auth" : /context_length_exceeded|request_too_large/.test(t) ? "context-length" : /content_filter|content_policy|prohibited_content/.test(t) ? "refused" : /model_not_found/.test(t) ? "not-found" : /overloaded_error|resource_unavailable/.test(t) ? "overloaded" : function(e, t) {
     return 413 === e || (400 === e || 422 === e) && /prompt is too long|context (length|window)|input token count.*exceeds|maximum.*tokens.*requested|too many (input )?tokens/i.test(t);
    }(e, r) ? "context-length" : 400 === e && function(e) {
     return /bound to a different conversation|(invalid|corrupted|mismatched).{0,20}(thought.?)?signature|thinking.{0,60}blocks?.{0,40}(cannot be modified|must remain)/i.test(e);
    }(r) ? "prefix-changed" : 400 !== e && 422 !== e || !function(e) {
     return /could not process (the )?(image|pdf|document)|unable to process (input )?image|(image|pdf|media|document|inline.?data)[^.]{0,80}(exceeds|too (large|many|big)|invalid|not (valid|supported)|unsupported|corrupt|password|encrypted|dimensions|could not be|cannot be|does not (match|support|represent)|failed)|(invalid|unsupported|corrupt\w*|too many)[^.]{0,40}(images?|pdf|media|mime.?type|document)\b/i.test(e);
    }(r) ? function(e) {
     return e < 400 || 404 === e ? "not-found" : 401 === e || 403 === e ? "auth" : 429 === e ? "rate-limit" : 503 === e || 529 === e ? "overloaded" : e >= 500 || 408 === e || 409 === e ? "server" : "bad-request";
    }(e) : "media";
   }(e.status, function(e) {
    const t = [];
    return JSON.stringify(e, (e, r) => ("string" == typeof r && [ "type", "code", "status", "reason", "quotaId" ].includes(e) && t.push(r.toLowerCase()), 
    r)), t.join(" ");
   }(r), c), h = function({headers: e, body: t, text: r}, n) {
    const header = t => "string" == typeof e[t] ? e[t] : "", i = Number.parseFloat(header("retry-after-ms"));
    if (i >= 0) return Math.round(i);
    const a = header("retry-after").trim();
    if (/^\d+(\.\d+)?$/.test(a)) return Math.round(1e3 * Number(a));
    const d = Date.parse(header("date")), u = Date.parse(a);
    if (!Number.isNaN(u)) return Math.max(0, u - (Number.isNaN(d) ? n() : d));
    const c = /"retryDelay":"(\d+(?:\.\d+)?)s"/.exec(JSON.stringify((0, o.e)(t)))?.[1];
    return void 0 === c ? function(e) {
     const t = /\b(?:try again|retry)(?: after| in)?:? ((?:\d+(?:\.\d+)? ?[a-z]+[ ,]*)+)/i.exec(e)?.[1] ?? "";
     let r;
     for (const [, e = "", n = ""] of t.matchAll(/(\d+(?:\.\d+)?) ?([a-z]+)/gi)) {
      const t = s.find(([e]) => e.test(n.toLowerCase()))?.[1];
      if (void 0 === t) break;
      r = (r ?? 0) + Number(e) * t;
     }
     return void 0 === r ? void 0 : Math.round(r);
    }(r) : Math.round(1e3 * Number(c));
   }({
    headers: e.headers ?? {},
    body: r,
    text: c
   }, t.now);
   return {
    kind: l,
    status: e.status,
    message: `${t.model} answered ${String(e.status)}: ${c}.`,
    hint: d[l](t),
    retryable: a.has(l) && 501 !== e.status || asksForRetry(l, e.headers),
    ...void 0 === h ? {} : {
     retryAfterMs: h
    }
   };
  }
  const a = new Set([ "rate-limit", "overloaded", "server" ]);
  function asksForRetry(e, t) {
   return "true" === t?.["x-should-retry"] && ("server" === e || "bad-request" === e);
  }
  const d = {
   auth: ({keySource: e}) => `The key is missing, invalid or not authorized for this model: set ${e}.`,
   "not-found": ({model: e}) => `Check the model name ${e}, and base-url if it is set: the server has no such model or path.`,
   "bad-request": () => "The provider rejected the request: fix the problem that its answer names.",
   "prefix-changed": () => "The conversation was changed after it was sent: run the job again.",
   media: () => "Remove the image or document that the provider cannot process, or use another model.",
   "context-length": () => "The conversation exceeds the context window of the model: reduce the input, or use a model with a larger one.",
   "rate-limit": () => "The account's rate limit is reached: run fewer jobs in parallel, or ask the provider for a higher limit.",
   quota: () => "The provider's account has no credit left, or has used up a daily or spending limit: add credit or raise the limit there, or use the key of another account.",
   overloaded: () => "The provider is overloaded: run the job again later.",
   server: () => "The provider failed: run the job again later.",
   refused: () => "The provider's content filter refused the request: change the prompt or what it includes, or use another model."
  };
 })
};
