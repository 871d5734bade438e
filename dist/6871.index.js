"use strict";

exports.id = 6871, exports.ids = [ 6871 ], exports.modules = {
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
 }),
 16871: (function(e, t, n) {
  n.d(t, {
   reactToFailure: () => reactToFailure,
   startReaction: () => startReaction
  });
  var s = n(42357), i = n(12673), r = n(80353), a = n(31004), o = n(60957), u = n(50897);
  const l = 1e4, c = 2e3;
  async function startReaction(e, t, n) {
   const s = reactionsOf(e, t), i = null === s ? null : await orWarn(n, () => s.add("eyes"));
   return null === i ? null : async s => {
    const r = reactionsOf(e, t);
    null !== r && await orWarn(n, async () => {
     await r.add("success" === s ? "+1" : "confused"), await r.remove(i);
    });
   };
  }
  async function reactToFailure(e, t, n) {
   const s = reactionsOf(e, t);
   null !== s && await orWarn(n, () => s.add("confused"));
  }
  function reactionsOf({event: e, settings: t}, {environment: n, signal: s}) {
   const o = t["github-token"], {item: d, repository: m, trigger: h} = e;
   if (void 0 === o || null === d || null === m) return null;
   const {triggerComment: f} = h, g = f?.id ?? null, b = null === f || "review" === f.kind || null === g ? null : {
    kind: f.kind,
    id: g
   };
   return function(e, {owner: t, repo: n, number: s, comment: i}) {
    const o = [ "review-comment" === i?.kind ? "pull-requests: write" : "issues: write", "pull-requests: write" ], common = () => ({
     owner: t,
     repo: n,
     request: {
      signal: (0, r.wj)(e.signal)
     }
    }), call = async i => {
     try {
      return await i(await (0, r.wy)(e));
     } catch (e) {
      throw (0, a.K)(e, {
       what: `the reactions on ${t}/${n}#${String(s)}`,
       needs: [ ...new Set(o) ]
      });
     }
    };
    return {
     add: e => call(async ({rest: {reactions: t}}) => {
      const n = {
       ...common(),
       content: e
      };
      if (null === i) return (await t.createForIssue({
       ...n,
       issue_number: s
      })).data.id;
      const r = {
       ...n,
       comment_id: i.id
      };
      return "comment" === i.kind ? (await t.createForIssueComment(r)).data.id : (await t.createForPullRequestReviewComment(r)).data.id;
     }),
     remove: e => call(async ({rest: {reactions: t}}) => {
      const n = {
       ...common(),
       reaction_id: e
      };
      null === i ? await t.deleteForIssue({
       ...n,
       issue_number: s
      }) : "comment" === i.kind ? await t.deleteForIssueComment({
       ...n,
       comment_id: i.id
      }) : await t.deleteForPullRequestComment({
       ...n,
       comment_id: i.id
      });
     })
    };
   }((0, i.dC)(o, {
    environment: n,
    signal: (0, u.dn)(l, (0, u.BE)(s, c))
   }), {
    owner: m.owner,
    repo: m.name,
    number: d.number,
    comment: b
   });
  }
  async function orWarn(e, t) {
   try {
    return await t();
   } catch (t) {
    return (0, s.ki)(t, o.J), e.warning(`Could not add the reaction: ${t.sentences}`), 
    null;
   }
  }
 })
};
