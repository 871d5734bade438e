"use strict";

exports.id = 1106, exports.ids = [ 1106 ], exports.modules = {
 41106: (function(e, t, s) {
  s.d(t, {
   removeTriggerLabel: () => removeTriggerLabel
  });
  var n = s(42357), i = s(12673), r = s(80353), a = s(77523), o = s(31004), u = s(60957), l = s(50897);
  const c = 1e4;
  async function removeTriggerLabel({event: e, settings: t}, {environment: s, signal: m}, d) {
   const {action: h, item: f, repository: b, trigger: g} = e, p = t["github-token"];
   if ("labeled" === h && null !== g.label && null !== f && null !== b) if (0 !== t["label-trigger"].length) if (void 0 !== p) try {
    const e = (0, i.dC)(p, {
     environment: s,
     signal: (0, l.dn)(c, m)
    }), t = {
     owner: b.owner,
     repo: b.name,
     number: f.number
    };
    await async function(e, {owner: t, repo: s, number: n}, i) {
     const u = await (0, r.wy)(e);
     try {
      await (0, r.bD)(e, e => u.rest.issues.removeLabel({
       owner: t,
       repo: s,
       issue_number: n,
       name: i,
       request: {
        signal: e
       }
      }));
     } catch (e) {
      if ((0, a.b2)(e)) return;
      throw (0, o.K)(e, {
       what: `the labels of ${t}/${s}#${String(n)}`,
       needs: [ "issues: write", "pull-requests: write" ]
      });
     }
    }(e, t, g.label);
   } catch (e) {
    (0, n.ki)(e, u.J), d.warning(`The label was not removed. ${e.sentences}`);
   } else d.warning("The label was not removed, because there is no github-token."); else d.warning("The label was not removed, because remove-label needs label-trigger.");
  }
 }),
 35548: (function(e, t, s) {
  s.d(t, {
   eI: () => asClause,
   i: () => n,
   jj: () => permissionFix
  });
  const n = {
   "github-failed": "Run again; if the problem persists, check githubstatus.com.",
   "github-not-found": null,
   "github-refused": "Fix the cause that GitHub names, or run again later.",
   "github-unreachable": "Check GITHUB_API_URL and the network of the runner.",
   "pull-requests-not-permitted": 'Enable "Allow GitHub Actions to create and approve pull requests" in the repository settings under Actions, or pass the token of a GitHub App.',
   "rate-limited": "Run again later, or send fewer requests with this token.",
   "token-lacks-permission": null,
   "token-read-only": "Start the run by a comment or a label of someone who can write; docs/forks.md shows how to post what a run without permissions found.",
   "token-rejected": "Pass a valid token as github-token; ${{ github.token }} is the usual one."
  };
  function permissionFix(e, t = "any") {
   return `Add ${e.map(e => `\`${e}\``).join("any" === t ? " or " : " and ")} under permissions: of the job.`;
  }
  function asClause(e) {
   return e.replace(/^[A-Z]/, e => e.toLowerCase()).replace(/\.$/, "");
  }
 }),
 80353: (function(e, t, s) {
  s.d(t, {
   F3: () => r,
   bD: () => withRetry,
   wj: () => withTimeout,
   wy: () => connectOctokit
  });
  var n = s(50897), i = s(77523);
  const r = 4, a = 3e4;
  async function connectOctokit({token: e, apiUrl: t}) {
   const {getOctokit: n} = await Promise.all([ s.e(4119), s.e(2413) ]).then(s.bind(s, 92413)), silent = () => {};
   return n(e, {
    baseUrl: t.replace(/\/+$/, ""),
    log: {
     debug: silent,
     info: silent,
     warn: silent,
     error: silent
    }
   });
  }
  async function withRetry({clock: e, signal: t}, s) {
   for (let n = 1; ;n += 1) try {
    return await s(withTimeout(t));
   } catch (s) {
    const a = n < r && !t.aborted && (0, i.dg)(s) ? (0, i.fm)(s, n, e.now()) : null;
    if (null === a) throw s;
    await e.sleep(a, t);
   }
  }
  function withTimeout(e) {
   return (0, n.dn)(a, e);
  }
 }),
 77523: (function(e, t, s) {
  s.d(t, {
   Ni: () => isUnanswered,
   OR: () => writeProblemOf,
   Pq: () => unprocessable,
   UZ: () => isRequestFailure,
   Zw: () => problemOf,
   a5: () => isRateLimit,
   b2: () => isMissing,
   dg: () => isTransient,
   eq: () => forbiddenByGraphql,
   f1: () => readFailure,
   fm: () => waitFor,
   k0: () => permissionsOf
  });
  var n = s(35548), i = s(60957), r = s(44920);
  const a = 6e4, o = 6e4;
  function isTransient(e) {
   if (!isRequestFailure(e)) return !0 === graphqlFailure(e)?.isTransient;
   const t = readFailure(e);
   return null === t.status || t.status >= 500 || isRateLimit(t);
  }
  function waitFor(e, t, s) {
   if (!isTransient(e)) return null;
   const n = isRequestFailure(e) ? readFailure(e) : null, i = graphqlFailure(e);
   if (!(i?.isRateLimit ?? (null !== n && isRateLimit(n)))) return 1e3 * 2 ** (t - 1);
   const r = function({headers: e}, t) {
    const s = Number(e["retry-after"] ?? Number.NaN);
    if (Number.isFinite(s) && s >= 0) return 1e3 * s;
    const n = Number(e["x-ratelimit-reset"] ?? Number.NaN);
    return "0" === e["x-ratelimit-remaining"] && Number.isFinite(n) ? Math.max(0, 1e3 * n - t) : null;
   }(n ?? i ?? {
    headers: {}
   }, s) ?? o;
   return r <= a ? r : null;
  }
  function problemOf(e, t) {
   if (!isRequestFailure(e)) return (0, r.a)(e);
   const s = readFailure(e), {id: n, message: a, hint: o} = explain(s, `${t.owner}/${t.repo}#${String(t.number)}`);
   return new i.J(s.status, a, o, n);
  }
  function writeProblemOf(e, t, s) {
   const a = graphqlFailure(e);
   if (null === a && !isRequestFailure(e)) return (0, r.a)(e);
   const o = a ?? readFailure(e), {id: l, message: c, hint: m} = null === a ? function(e, t, s) {
    const i = "" === e.message ? "" : `: ${e.message}`, r = (0, n.jj)(permissionsOf(e, s));
    if (403 === e.status && !isRateLimit(e)) {
     const s = `The token is not allowed to write ${t}${i}`;
     return /not permitted to create/i.test(e.message) ? known("pull-requests-not-permitted", s) : {
      id: "token-lacks-permission",
      message: s,
      hint: `${r} ${u}`
     };
    }
    return 404 === e.status ? {
     id: "github-not-found",
     message: `GitHub cannot find the target of ${t}, or the token cannot access it`,
     hint: `Check that the item exists. ${r}`
    } : null === e.status || 401 === e.status ? explain(e, "") : known("github-refused", `GitHub answered ${String(e.status)} for ${t}${i}`);
   }(o, t, s) : function(e, t, s) {
    const i = `GitHub did not write ${t}: ${e.message}`;
    return e.isForbidden ? {
     id: "token-lacks-permission",
     message: i,
     hint: (0, n.jj)(permissionsOf(e, s))
    } : {
     id: "github-refused",
     message: i,
     hint: n.i["github-refused"]
    };
   }(a, t, s);
   return new i.J(o.status, c, m, l);
  }
  const u = "On pull requests from forks, the token is read-only, whatever the workflow says.";
  function known(e, t) {
   return {
    id: e,
    message: t,
    hint: n.i[e] ?? ""
   };
  }
  function explain(e, t) {
   const s = "" === e.message ? "" : `: ${e.message}`;
   return null === e.status ? known("github-unreachable", `GitHub could not be reached${s}`) : isRateLimit(e) ? known("rate-limited", `GitHub's rate limit blocked the comment on ${t}${s}`) : 401 === e.status ? known("token-rejected", `GitHub refused the token${s}`) : 403 === e.status ? function(e, t, s) {
    return /locked/i.test(e.message) ? {
     id: "github-refused",
     message: `The conversation of ${t} is locked${s}`,
     hint: "Unlock it, or leave comment out of publish."
    } : {
     id: "token-lacks-permission",
     message: `The token is not allowed to comment on ${t}${s}`,
     hint: `${(0, n.jj)(permissionsOf(e))} ${u}`
    };
   }(e, t, s) : 404 === e.status ? {
    id: "github-not-found",
    message: `GitHub cannot find ${t}, or the token cannot access it${s}`,
    hint: `Check that the item exists. ${(0, n.jj)(permissionsOf(e))}`
   } : 410 === e.status ? {
    id: "github-refused",
    message: `${t} does not accept comments: issues are disabled, or it was deleted${s}`,
    hint: "Leave comment out of publish for this repository."
   } : 422 === e.status ? {
    id: "github-refused",
    message: `GitHub refused the comment on ${t}${s}`,
    hint: "Possible causes: an archived repository, spam protection, or a body that is too long."
   } : known("github-failed", `GitHub answered ${String(e.status)} for the comment on ${t}${s}`);
  }
  function permissionsOf({headers: e}, t = [ "issues: write", "pull-requests: write" ]) {
   const s = e["x-accepted-github-permissions"], n = "string" == typeof s ? s.match(/[a-z_]+=(?:read|write|admin)/g) : null;
   return n?.map(e => e.replace("=", ": ").replaceAll("_", "-")) ?? t;
  }
  function isRateLimit({status: e, message: t, headers: s}) {
   return 429 === e || 403 === e && (void 0 !== s["retry-after"] || "0" === s["x-ratelimit-remaining"] || /rate limit/i.test(t));
  }
  function isRequestFailure(e) {
   return e instanceof Error && "number" == typeof e.status;
  }
  function readFailure({status: e, response: t, message: s}) {
   const n = t?.data, i = [ n?.message ?? s, ...(r = n?.errors, Array.isArray(r) ? r.map(e => "string" == typeof e ? e : e?.message) : []) ].filter(e => "string" == typeof e);
   var r;
   return {
    status: void 0 === t ? null : e,
    message: i.join(": ").split("\n", 1)[0]?.slice(0, 300) ?? "",
    headers: t?.headers ?? {}
   };
  }
  function unprocessable(e) {
   return isRequestFailure(e) && 422 === e.status ? readFailure(e).message : null;
  }
  function isUnanswered(e) {
   return isRequestFailure(e) && null === readFailure(e).status;
  }
  function isMissing(e) {
   return isRequestFailure(e) && (404 === e.status || 410 === e.status);
  }
  function forbiddenByGraphql(e) {
   const t = graphqlFailure(e);
   return !0 === t?.isForbidden ? t.message : null;
  }
  function graphqlFailure(e) {
   if (!(e instanceof Error) || isRequestFailure(e)) return null;
   const {errors: t, headers: s} = e;
   if (!Array.isArray(t)) return null;
   const n = t.map(e => e), i = [ ...new Set(n.map(e => String(e.message))) ].join(" ").slice(0, 300), r = n.map(({type: e}) => String(e)), a = r.includes("RATE_LIMITED");
   return {
    status: 200,
    message: i,
    headers: s ?? {},
    isRateLimit: a,
    isForbidden: r.includes("FORBIDDEN") || /not accessible|permission/i.test(i),
    isTransient: a || /^Something went wrong while executing/.test(i)
   };
  }
 }),
 31004: (function(e, t, s) {
  s.d(t, {
   K: () => readProblem
  });
  var n = s(35548), i = s(77523), r = s(60957), a = s(44920);
  function readProblem(e, {what: t, needs: s}) {
   if (!(0, i.UZ)(e)) return (0, a.a)(e);
   const o = (0, i.f1)(e), u = "" === o.message ? "" : `: ${o.message}`, problem = (e, t, s = n.i[e] ?? "") => new r.J(o.status, `${t}${u}`, s, e);
   if (null === o.status) return problem("github-unreachable", "GitHub could not be reached");
   if ((0, i.a5)(o)) return problem("rate-limited", `GitHub's rate limit blocked ${t}`);
   switch (o.status) {
   case 401:
    return problem("token-rejected", "GitHub refused the token");

   case 403:
    return problem("token-lacks-permission", `The token has no access to ${t}`, permissionHint(o, s));

   case 404:
   case 410:
    return problem("github-not-found", `GitHub cannot find ${t}, or the token cannot access it`, `It may have been deleted. If not: ${permissionHint(o, s)}`);

   default:
    return problem("github-failed", `GitHub answered ${String(o.status)} for ${t}`);
   }
  }
  function permissionHint(e, t) {
   return t.length > 0 ? (0, n.jj)((0, i.k0)(e, t)) : "Pass a token of this repository as github-token; ${{ github.token }} is the usual one.";
  }
 }),
 60957: (function(e, t, s) {
  s.d(t, {
   J: () => GitHubProblem
  });
  class GitHubProblem extends Error {
   status;
   hint;
   id;
   constructor(e, t, s, n = null) {
    super(t), this.status = e, this.hint = s, this.id = n, this.name = "GitHubProblem";
   }
   get sentences() {
    return `${/[.!?]$/.test(this.message) ? this.message : `${this.message}.`} ${this.hint}${null === this.id ? "" : ` [${this.id}]`}`;
   }
  }
 }),
 44920: (function(e, t, s) {
  s.d(t, {
   a: () => unexpectedAnswer
  });
  var n = s(60957);
  function unexpectedAnswer(e) {
   if (!(e instanceof TypeError)) return e;
   const t = new n.J(null, `GitHub sent an unexpected response: ${e.message}`, "Run again; if the problem persists, check GITHUB_API_URL and any proxy.", "github-failed");
   return t.cause = e, t;
  }
 })
};
