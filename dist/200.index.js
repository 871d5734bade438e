"use strict";

exports.id = 200, exports.ids = [ 200 ], exports.modules = {
 20200: (function(e, t, n) {
  n.d(t, {
   enterPullRequest: () => enterPullRequest,
   y: () => wantsPullRequest
  });
  var s = n(90784), i = n(42357), r = n(12673), a = n(13588), o = n(60957), u = n(38287), l = n(93768);
  async function enterPullRequest(e, t) {
   const {runContext: n, lists: l} = e, {pull: h, notices: m} = await async function(e, t) {
    if (!wantsPullRequest(e)) return {
     pull: null,
     notices: []
    };
    const {git: n, settings: l} = e;
    if (null === n) return withoutFiles("the workspace is not a git repository");
    if (void 0 === l["github-token"]) return withoutFiles("there is no github-token to read the pull request");
    const h = "base" === l.checkout ? "base" : "head", m = await async function({event: e, settings: t}, n) {
     const {repository: s, item: u} = e, l = t["github-token"];
     if (null === s || null === u || void 0 === l) throw new Error("there is no pull request to read");
     const c = (0, a.r)((0, r.dC)(l, n), 1);
     try {
      const e = await async function(e, {owner: t, repo: n, number: s}) {
       const i = `the pull request ${t}/${n}#${String(s)}`;
       return await e.request({
        what: i,
        needs: [ "pull-requests: read" ]
       }, async (e, i) => {
        const {data: r} = await e.rest.pulls.get({
         owner: t,
         repo: n,
         pull_number: s,
         request: {
          signal: i
         }
        }), {head: a, base: o} = r, u = a.repo;
        return {
         number: s,
         isOpen: "open" === r.state,
         head: {
          sha: a.sha,
          branch: a.ref,
          isFork: null === u || u.id !== o.repo.id,
          isDefault: a.ref === o.repo.default_branch
         },
         base: o.ref,
         commits: r.commits
        };
       });
      }(c, {
       owner: s.owner,
       repo: s.name,
       number: u.number
      });
      if (null === e) throw new Error("one request is not enough to read a pull request");
      return e;
     } catch (e) {
      throw (0, i.ki)(e, o.J), failed(`GitHub did not return the pull request: ${e.message}`, e.hint);
     }
    }(e, t), p = await async function(e) {
     try {
      return await e.headSha();
     } catch (e) {
      throw (0, i.ki)(e, u.U), failed(e.message, e.hint);
     }
    }(n);
    if ("head" === h && p === m.head.sha) {
     const e = {
      facts: m,
      of: h,
      commit: p,
      isInPlace: !0
     };
     return {
      pull: e,
      notices: (0, s.Z)({
       pull: e,
       settings: l
      }) ? [ c ] : []
     };
    }
    const g = await async function(e, {number: t, base: n, commits: s}, {event: a, settings: o}, l) {
     const c = (0, r.Ek)(l, a.repository), h = Math.min(Math.max(s + 1, d), f);
     try {
      return await e.fetchPullRequest({
       address: c,
       token: o["github-token"] ?? null
      }, {
       number: t,
       base: n,
       depth: h
      });
     } catch (e) {
      throw (0, i.ki)(e, u.U), failed(`git could not fetch it from ${c}: ${e.message}`, e.hint);
     }
    }(n, m, e, t), b = {
     facts: {
      ...m,
      head: {
       ...m.head,
       sha: g.head
      }
     },
     of: h,
     commit: g[h],
     isInPlace: !1
    };
    return {
     pull: b,
     notices: (0, s.Z)({
      pull: b,
      settings: l
     }) ? [ c ] : []
    };
   }(n, t);
   if (null === h) return {
    job: e,
    notices: m
   };
   const p = "head" === h.of ? {
    ...n.event,
    headSha: h.commit
   } : n.event, g = {
    ...n,
    pull: h,
    event: p
   };
   if (!(0, s.Z)(g)) return {
    job: {
     ...e,
     runContext: g
    },
    notices: m
   };
   const b = "plan" === n.settings.mode ? "plan" : "default", w = {
    ...g,
    settings: {
     ...n.settings,
     mode: b
    }
   };
   return {
    job: {
     ...e,
     runContext: w,
     lists: readOnlyLists(l)
    },
    notices: m
   };
  }
  function wantsPullRequest({event: e, settings: {checkout: t}}) {
   return "none" !== t && "pull-request" === e.item?.kind && null !== e.repository && ("auto" !== t || null !== e.trigger.triggerComment || null === e.headSha);
  }
  const withoutFiles = e => ({
   pull: null,
   notices: [ `The files in the workspace are not those of the pull request, because ${e}.` ]
  }), c = "The head of the pull request is in a fork: its files can only be read, so the rules for Bash, Write and Edit do not apply, and no MCP server is started on this machine. See docs/checkout.md.";
  function readOnlyLists({allow: e, ...t}) {
   return {
    ...t,
    allow: e.filter(e => {
     const [, t = ""] = /^\s*([\w-]+)/.exec(e) ?? [], n = (0, l.Zt)(t) ?? t;
     return h.has(n) || n.startsWith("mcp__") || "Bash" === n && /\(\s*gh[ :]/.test(e);
    })
   };
  }
  const h = new Set("Read List Glob Grep TodoWrite WebFetch WebSearch Skill Task Comment Review Label Assign Issue CheckRun".split(" ")), d = 50, f = 500;
  function failed(e, t) {
   const n = null === t ? "give the job `contents: read` and `pull-requests: read`" : t.replace(/\.$/, "");
   return new i.yo({
    code: "checkout-failed",
    location: "checkout",
    message: "the files of the pull request are not available",
    found: e,
    hint: `${n}; or set checkout: none to work on the checkout of the workflow`
   });
  }
 }),
 90784: (function(e, t, n) {
  function isReadOnlyHead({pull: e, settings: t}) {
   return null !== e && "head" === e.of && e.facts.head.isFork && !t["allow-forks"];
  }
  n.d(t, {
   Z: () => isReadOnlyHead
  });
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
   const o = a ?? readFailure(e), {id: l, message: c, hint: h} = null === a ? function(e, t, n) {
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
   return new i.J(o.status, c, h, l);
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
