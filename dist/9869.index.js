"use strict";

exports.id = 9869, exports.ids = [ 9869 ], exports.modules = {
 76682: (function(e, t, n) {
  n.d(t, {
   h: () => unavailable
  });
  var s = n(42357), i = n(35548);
  function unavailable(e, {message: t, hint: n, id: r}) {
   return new s.yo({
    code: "github-unavailable",
    location: "github-token",
    message: e,
    found: t,
    hint: `${(0, i.eI)(n)}${null === r ? "" : ` [${r}]`}`
   });
  }
 }),
 59869: (function(e, t, n) {
  n.r(t), n.d(t, {
   withNamedItem: () => withNamedItem
  });
  var s = n(42357), i = n(12673), r = n(13588), a = n(40779), o = n(60957), u = n(76682);
  const l = new Set([ "none", "repository_dispatch", "schedule", "workflow_dispatch" ]);
  async function withNamedItem(e, {settings: t}, n) {
   const {event: d} = e, h = t?.item;
   if (null === t || void 0 === h || d.item?.number === h) return e;
   if (!l.has(d.name)) throw invalid(h, `the event ${d.name} does not let the workflow choose its item`, c);
   const m = t["github-token"];
   if (void 0 === m || null === d.repository) throw invalid(h, "the item cannot be read without a token and a repository", "pass github-token");
   try {
    const t = (0, r.r)((0, i.dC)(m, n), 1), s = await (0, a.q)(t, d.repository, h);
    return null === s ? e : {
     ...e,
     event: withItem(d, {
      kind: s,
      number: h
     })
    };
   } catch (e) {
    if ((0, s.ki)(e, o.J), 404 !== e.status && 410 !== e.status) throw (0, u.h)("the item of the run is unknown", e);
    throw invalid(h, "the repository has no such issue or pull request", "name one that exists");
   }
  }
  const c = "set item only on workflow_dispatch, repository_dispatch and schedule, such as item: ${{ inputs.number }}; it may be empty on the workflow's other events";
  function invalid(e, t, n) {
   return new s.yo({
    code: "setting-invalid",
    location: "item",
    message: t,
    found: String(e),
    hint: n
   });
  }
  function withItem(e, t) {
   return "issue" === t.kind || "none" === e.name ? {
    ...e,
    item: t
   } : {
    ...e,
    item: t,
    isUntrustedCheckout: !0,
    trustedRef: e.trustedRef ?? e.headSha,
    headSha: null
   };
  }
 }),
 35548: (function(e, t, n) {
  n.d(t, {
   eI: () => asClause,
   i: () => s,
   jj: () => permissionFix
  });
  const s = {
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
 80353: (function(e, t, n) {
  n.d(t, {
   F3: () => r,
   bD: () => withRetry,
   wj: () => withTimeout,
   wy: () => connectOctokit
  });
  var s = n(50897), i = n(77523);
  const r = 4, a = 3e4;
  async function connectOctokit({token: e, apiUrl: t}) {
   const {getOctokit: s} = await Promise.all([ n.e(4119), n.e(2413) ]).then(n.bind(n, 92413)), silent = () => {};
   return s(e, {
    baseUrl: t.replace(/\/+$/, ""),
    log: {
     debug: silent,
     info: silent,
     warn: silent,
     error: silent
    }
   });
  }
  async function withRetry({clock: e, signal: t}, n) {
   for (let s = 1; ;s += 1) try {
    return await n(withTimeout(t));
   } catch (n) {
    const a = s < r && !t.aborted && (0, i.dg)(n) ? (0, i.fm)(n, s, e.now()) : null;
    if (null === a) throw n;
    await e.sleep(a, t);
   }
  }
  function withTimeout(e) {
   return (0, s.dn)(a, e);
  }
 }),
 77523: (function(e, t, n) {
  n.d(t, {
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
  var s = n(35548), i = n(60957), r = n(44920);
  const a = 6e4, o = 6e4;
  function isTransient(e) {
   if (!isRequestFailure(e)) return !0 === graphqlFailure(e)?.isTransient;
   const t = readFailure(e);
   return null === t.status || t.status >= 500 || isRateLimit(t);
  }
  function waitFor(e, t, n) {
   if (!isTransient(e)) return null;
   const s = isRequestFailure(e) ? readFailure(e) : null, i = graphqlFailure(e);
   if (!(i?.isRateLimit ?? (null !== s && isRateLimit(s)))) return 1e3 * 2 ** (t - 1);
   const r = function({headers: e}, t) {
    const n = Number(e["retry-after"] ?? Number.NaN);
    if (Number.isFinite(n) && n >= 0) return 1e3 * n;
    const s = Number(e["x-ratelimit-reset"] ?? Number.NaN);
    return "0" === e["x-ratelimit-remaining"] && Number.isFinite(s) ? Math.max(0, 1e3 * s - t) : null;
   }(s ?? i ?? {
    headers: {}
   }, n) ?? o;
   return r <= a ? r : null;
  }
  function problemOf(e, t) {
   if (!isRequestFailure(e)) return (0, r.a)(e);
   const n = readFailure(e), {id: s, message: a, hint: o} = explain(n, `${t.owner}/${t.repo}#${String(t.number)}`);
   return new i.J(n.status, a, o, s);
  }
  function writeProblemOf(e, t, n) {
   const a = graphqlFailure(e);
   if (null === a && !isRequestFailure(e)) return (0, r.a)(e);
   const o = a ?? readFailure(e), {id: l, message: c, hint: d} = null === a ? function(e, t, n) {
    const i = "" === e.message ? "" : `: ${e.message}`, r = (0, s.jj)(permissionsOf(e, n));
    if (403 === e.status && !isRateLimit(e)) {
     const n = `The token is not allowed to write ${t}${i}`;
     return /not permitted to create/i.test(e.message) ? known("pull-requests-not-permitted", n) : {
      id: "token-lacks-permission",
      message: n,
      hint: `${r} ${u}`
     };
    }
    return 404 === e.status ? {
     id: "github-not-found",
     message: `GitHub cannot find the target of ${t}, or the token cannot access it`,
     hint: `Check that the item exists. ${r}`
    } : null === e.status || 401 === e.status ? explain(e, "") : known("github-refused", `GitHub answered ${String(e.status)} for ${t}${i}`);
   }(o, t, n) : function(e, t, n) {
    const i = `GitHub did not write ${t}: ${e.message}`;
    return e.isForbidden ? {
     id: "token-lacks-permission",
     message: i,
     hint: (0, s.jj)(permissionsOf(e, n))
    } : {
     id: "github-refused",
     message: i,
     hint: s.i["github-refused"]
    };
   }(a, t, n);
   return new i.J(o.status, c, d, l);
  }
  const u = "On pull requests from forks, the token is read-only, whatever the workflow says.";
  function known(e, t) {
   return {
    id: e,
    message: t,
    hint: s.i[e] ?? ""
   };
  }
  function explain(e, t) {
   const n = "" === e.message ? "" : `: ${e.message}`;
   return null === e.status ? known("github-unreachable", `GitHub could not be reached${n}`) : isRateLimit(e) ? known("rate-limited", `GitHub's rate limit blocked the comment on ${t}${n}`) : 401 === e.status ? known("token-rejected", `GitHub refused the token${n}`) : 403 === e.status ? function(e, t, n) {
    return /locked/i.test(e.message) ? {
     id: "github-refused",
     message: `The conversation of ${t} is locked${n}`,
     hint: "Unlock it, or leave comment out of publish."
    } : {
     id: "token-lacks-permission",
     message: `The token is not allowed to comment on ${t}${n}`,
     hint: `${(0, s.jj)(permissionsOf(e))} ${u}`
    };
   }(e, t, n) : 404 === e.status ? {
    id: "github-not-found",
    message: `GitHub cannot find ${t}, or the token cannot access it${n}`,
    hint: `Check that the item exists. ${(0, s.jj)(permissionsOf(e))}`
   } : 410 === e.status ? {
    id: "github-refused",
    message: `${t} does not accept comments: issues are disabled, or it was deleted${n}`,
    hint: "Leave comment out of publish for this repository."
   } : 422 === e.status ? {
    id: "github-refused",
    message: `GitHub refused the comment on ${t}${n}`,
    hint: "Possible causes: an archived repository, spam protection, or a body that is too long."
   } : known("github-failed", `GitHub answered ${String(e.status)} for the comment on ${t}${n}`);
  }
  function permissionsOf({headers: e}, t = [ "issues: write", "pull-requests: write" ]) {
   const n = e["x-accepted-github-permissions"], s = "string" == typeof n ? n.match(/[a-z_]+=(?:read|write|admin)/g) : null;
   return s?.map(e => e.replace("=", ": ").replaceAll("_", "-")) ?? t;
  }
  function isRateLimit({status: e, message: t, headers: n}) {
   return 429 === e || 403 === e && (void 0 !== n["retry-after"] || "0" === n["x-ratelimit-remaining"] || /rate limit/i.test(t));
  }
  function isRequestFailure(e) {
   return e instanceof Error && "number" == typeof e.status;
  }
  function readFailure({status: e, response: t, message: n}) {
   const s = t?.data, i = [ s?.message ?? n, ...(r = s?.errors, Array.isArray(r) ? r.map(e => "string" == typeof e ? e : e?.message) : []) ].filter(e => "string" == typeof e);
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
   const {errors: t, headers: n} = e;
   if (!Array.isArray(t)) return null;
   const s = t.map(e => e), i = [ ...new Set(s.map(e => String(e.message))) ].join(" ").slice(0, 300), r = s.map(({type: e}) => String(e)), a = r.includes("RATE_LIMITED");
   return {
    status: 200,
    message: i,
    headers: n ?? {},
    isRateLimit: a,
    isForbidden: r.includes("FORBIDDEN") || /not accessible|permission/i.test(i),
    isTransient: a || /^Something went wrong while executing/.test(i)
   };
  }
 }),
 13588: (function(e, t, n) {
  n.d(t, {
   r: () => createGitHubReader
  });
  var s = n(35548), i = n(80353), r = n(31004), a = n(60957);
  function createGitHubReader(e, t) {
   let n = t, o = null;
   const request = async (t, s) => {
    if (n <= 0) return null;
    n -= 1, o ??= (0, i.wy)(e);
    const a = await o;
    try {
     return await (0, i.bD)(e, e => s(a, e));
    } catch (e) {
     throw (0, r.K)(e, t);
    }
   };
   return {
    request: request,
    query: (e, t, n) => request(e, async (i, r) => {
     try {
      return {
       data: await i.graphql(t, {
        ...n,
        request: {
         signal: r
        }
       }),
       errors: []
      };
     } catch (t) {
      return function(e, {what: t, needs: n}) {
       const {data: i, errors: r} = e;
       if (!Array.isArray(r)) throw e;
       const o = [ ...new Set(r.map(({message: e}) => String(e).slice(0, 300))) ];
       if (null != i) return {
        data: i,
        errors: o
       };
       throw new a.J(200, `GitHub did not return ${t}: ${o.join(" ")}`, (0, s.jj)(n, "all"), "token-lacks-permission");
      }(t, e);
     }
    })
   };
  }
 }),
 31004: (function(e, t, n) {
  n.d(t, {
   K: () => readProblem
  });
  var s = n(35548), i = n(77523), r = n(60957), a = n(44920);
  function readProblem(e, {what: t, needs: n}) {
   if (!(0, i.UZ)(e)) return (0, a.a)(e);
   const o = (0, i.f1)(e), u = "" === o.message ? "" : `: ${o.message}`, problem = (e, t, n = s.i[e] ?? "") => new r.J(o.status, `${t}${u}`, n, e);
   if (null === o.status) return problem("github-unreachable", "GitHub could not be reached");
   if ((0, i.a5)(o)) return problem("rate-limited", `GitHub's rate limit blocked ${t}`);
   switch (o.status) {
   case 401:
    return problem("token-rejected", "GitHub refused the token");

   case 403:
    return problem("token-lacks-permission", `The token has no access to ${t}`, permissionHint(o, n));

   case 404:
   case 410:
    return problem("github-not-found", `GitHub cannot find ${t}, or the token cannot access it`, `It may have been deleted. If not: ${permissionHint(o, n)}`);

   default:
    return problem("github-failed", `GitHub answered ${String(o.status)} for ${t}`);
   }
  }
  function permissionHint(e, t) {
   return t.length > 0 ? (0, s.jj)((0, i.k0)(e, t)) : "Pass a token of this repository as github-token; ${{ github.token }} is the usual one.";
  }
 }),
 40779: (function(e, t, n) {
  async function readItemKind(e, {owner: t, name: n}, s) {
   const i = {
    what: `${t}/${n}#${String(s)}`,
    needs: [ "issues: read", "pull-requests: read" ]
   };
   return await e.request(i, async (e, i) => {
    const {data: r} = await e.rest.issues.get({
     owner: t,
     repo: n,
     issue_number: s,
     request: {
      signal: i
     }
    });
    return void 0 === r.pull_request ? "issue" : "pull-request";
   });
  }
  async function readLastCommits(e, {owner: t, name: n}, {branch: s, count: i}) {
   const r = {
    what: `the commits of the branch ${s}`,
    needs: [ "contents: read" ]
   };
   return await e.request(r, async (e, r) => {
    const {data: a} = await e.rest.repos.listCommits({
     owner: t,
     repo: n,
     sha: s,
     per_page: i,
     request: {
      signal: r
     }
    });
    return a.map(({sha: e, commit: t}) => ({
     sha: e,
     message: t.message
    }));
   });
  }
  n.d(t, {
   H: () => readLastCommits,
   q: () => readItemKind
  });
 }),
 60957: (function(e, t, n) {
  n.d(t, {
   J: () => GitHubProblem
  });
  class GitHubProblem extends Error {
   status;
   hint;
   id;
   constructor(e, t, n, s = null) {
    super(t), this.status = e, this.hint = n, this.id = s, this.name = "GitHubProblem";
   }
   get sentences() {
    return `${/[.!?]$/.test(this.message) ? this.message : `${this.message}.`} ${this.hint}${null === this.id ? "" : ` [${this.id}]`}`;
   }
  }
 }),
 44920: (function(e, t, n) {
  n.d(t, {
   a: () => unexpectedAnswer
  });
  var s = n(60957);
  function unexpectedAnswer(e) {
   if (!(e instanceof TypeError)) return e;
   const t = new s.J(null, `GitHub sent an unexpected response: ${e.message}`, "Run again; if the problem persists, check GITHUB_API_URL and any proxy.", "github-failed");
   return t.cause = e, t;
  }
 })
};
