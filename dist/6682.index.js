"use strict";

exports.id = 6682, exports.ids = [ 6682 ], exports.modules = {
 86682: (function(e, t, n) {
  n.d(t, {
   findPushTarget: () => findPushTarget
  });
  var r = n(42357), s = n(43334), i = n(63846), a = n(72225), o = n(12673), u = n(35548), l = n(17129), c = n(13588), d = n(88757), m = n(60957);
  async function findPushTarget(e, t) {
   const {event: n, settings: s, pull: u} = e, l = s["github-token"], {repository: c} = n, d = function({event: e, pull: t}) {
    if (null === t || "head" !== t.of) return i.RH.why;
    const {isOpen: n, head: r} = t.facts;
    return n ? r.isFork ? "the head of the pull request is in a fork, where the token of a workflow cannot write" : (0, 
    a.R)(r.branch) ? [ e.actor, e.trigger.sender?.login ].includes("dependabot[bot]") ? "runs started by Dependabot have a token that can only read" : null : "the name of its branch has unusual characters" : "the pull request is closed";
   }(e);
   if (null !== d) return {
    why: d
   };
   if (null === u || void 0 === l || null === c) return i.RH;
   const h = (0, o.dC)(l, t), {branch: f} = u.facts.head, p = {
    owner: c.owner,
    repo: c.name,
    number: u.facts.number
   };
   try {
    const t = (await Promise.all([ whyNoWriter(e, h), whyUnwritable(h, p) ])).find(e => null !== e) ?? null;
    return null !== t ? {
     why: t
    } : {
     branch: f,
     indirect: (u.facts.head.isDefault ? `${f} is the default branch` : null) ?? await whyIndirect(h, p, f)
    };
   } catch (e) {
    return (0, r.ki)(e, m.J), {
     why: `GitHub could not be asked whether it may: ${e.message}`
    };
   }
  }
  async function whyNoWriter({event: e}, t) {
   const {repository: n, trigger: r} = e;
   if (null === n) return i.RH.why;
   const a = [ r.sender, ...r.alsoBy, r.triggerComment?.author ?? null ], o = [ ...new Map(a.flatMap(e => null === e ? [] : [ [ e.login, e ] ])).values() ];
   if (0 === o.length) return "the event does not show who asked for it";
   const u = (0, l.T)(t, n), c = (await Promise.all(o.map(async ({login: e}) => ({
    login: e,
    permission: (0, s.F)(await u(e))
   })))).find(({permission: e}) => !h.has(e));
   return void 0 === c ? null : `${c.login}, who asked for it, cannot write to the repository`;
  }
  const h = new Set([ "admin", "maintain", "write" ]);
  async function whyUnwritable(e, t) {
   const n = (0, c.r)(e, 2);
   try {
    await (0, d.H8)(n, t);
   } catch (e) {
    if ((0, r.ki)(e, m.J), null === e.status) throw e;
    return `the token may not write to the repository [token-lacks-permission]: ${(0, 
    u.eI)((0, u.jj)([ "contents: write" ]))}`;
   }
   try {
    return await (0, d.G6)(n, t) ? "the pull request is in the merge queue" : null;
   } catch (e) {
    return (0, r.ki)(e, m.J), null;
   }
  }
  async function whyIndirect(e, t, n) {
   try {
    const r = (await (0, d.CE)((0, c.r)(e, 1), t, n) ?? []).find(e => d.RD.has(e));
    return void 0 === r ? null : `a rule of the branch ${n} (${r}) does not allow pushes`;
   } catch (e) {
    return (0, r.ki)(e, m.J), null;
   }
  }
 }),
 35548: (function(e, t, n) {
  n.d(t, {
   eI: () => asClause,
   i: () => r,
   jj: () => permissionFix
  });
  const r = {
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
   F3: () => i,
   bD: () => withRetry,
   wj: () => withTimeout,
   wy: () => connectOctokit
  });
  var r = n(50897), s = n(77523);
  const i = 4, a = 3e4;
  async function connectOctokit({token: e, apiUrl: t}) {
   const {getOctokit: r} = await Promise.all([ n.e(4119), n.e(2413) ]).then(n.bind(n, 92413)), silent = () => {};
   return r(e, {
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
   for (let r = 1; ;r += 1) try {
    return await n(withTimeout(t));
   } catch (n) {
    const a = r < i && !t.aborted && (0, s.dg)(n) ? (0, s.fm)(n, r, e.now()) : null;
    if (null === a) throw n;
    await e.sleep(a, t);
   }
  }
  function withTimeout(e) {
   return (0, r.dn)(a, e);
  }
 }),
 17129: (function(e, t, n) {
  n.d(t, {
   T: () => createPermissionReader
  });
  var r = n(80353), s = n(31004);
  function createPermissionReader(e, {owner: t, name: n}) {
   const i = (0, r.wy)(e);
   return async a => {
    const o = await i;
    try {
     const {data: s} = await (0, r.bD)(e, e => o.rest.repos.getCollaboratorPermissionLevel({
      owner: t,
      repo: n,
      username: a,
      request: {
       signal: e
      }
     }));
     return {
      permission: s.permission,
      role: "string" == typeof s.role_name ? s.role_name : ""
     };
    } catch (e) {
     if (404 === e.status) return {
      permission: "none",
      role: ""
     };
     throw (0, s.K)(e, {
      what: `the permission of ${a}`,
      needs: []
     });
    }
   };
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
  var r = n(35548), s = n(60957), i = n(44920);
  const a = 6e4, o = 6e4;
  function isTransient(e) {
   if (!isRequestFailure(e)) return !0 === graphqlFailure(e)?.isTransient;
   const t = readFailure(e);
   return null === t.status || t.status >= 500 || isRateLimit(t);
  }
  function waitFor(e, t, n) {
   if (!isTransient(e)) return null;
   const r = isRequestFailure(e) ? readFailure(e) : null, s = graphqlFailure(e);
   if (!(s?.isRateLimit ?? (null !== r && isRateLimit(r)))) return 1e3 * 2 ** (t - 1);
   const i = function({headers: e}, t) {
    const n = Number(e["retry-after"] ?? Number.NaN);
    if (Number.isFinite(n) && n >= 0) return 1e3 * n;
    const r = Number(e["x-ratelimit-reset"] ?? Number.NaN);
    return "0" === e["x-ratelimit-remaining"] && Number.isFinite(r) ? Math.max(0, 1e3 * r - t) : null;
   }(r ?? s ?? {
    headers: {}
   }, n) ?? o;
   return i <= a ? i : null;
  }
  function problemOf(e, t) {
   if (!isRequestFailure(e)) return (0, i.a)(e);
   const n = readFailure(e), {id: r, message: a, hint: o} = explain(n, `${t.owner}/${t.repo}#${String(t.number)}`);
   return new s.J(n.status, a, o, r);
  }
  function writeProblemOf(e, t, n) {
   const a = graphqlFailure(e);
   if (null === a && !isRequestFailure(e)) return (0, i.a)(e);
   const o = a ?? readFailure(e), {id: l, message: c, hint: d} = null === a ? function(e, t, n) {
    const s = "" === e.message ? "" : `: ${e.message}`, i = (0, r.jj)(permissionsOf(e, n));
    if (403 === e.status && !isRateLimit(e)) {
     const n = `The token is not allowed to write ${t}${s}`;
     return /not permitted to create/i.test(e.message) ? known("pull-requests-not-permitted", n) : {
      id: "token-lacks-permission",
      message: n,
      hint: `${i} ${u}`
     };
    }
    return 404 === e.status ? {
     id: "github-not-found",
     message: `GitHub cannot find the target of ${t}, or the token cannot access it`,
     hint: `Check that the item exists. ${i}`
    } : null === e.status || 401 === e.status ? explain(e, "") : known("github-refused", `GitHub answered ${String(e.status)} for ${t}${s}`);
   }(o, t, n) : function(e, t, n) {
    const s = `GitHub did not write ${t}: ${e.message}`;
    return e.isForbidden ? {
     id: "token-lacks-permission",
     message: s,
     hint: (0, r.jj)(permissionsOf(e, n))
    } : {
     id: "github-refused",
     message: s,
     hint: r.i["github-refused"]
    };
   }(a, t, n);
   return new s.J(o.status, c, d, l);
  }
  const u = "On pull requests from forks, the token is read-only, whatever the workflow says.";
  function known(e, t) {
   return {
    id: e,
    message: t,
    hint: r.i[e] ?? ""
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
     hint: `${(0, r.jj)(permissionsOf(e))} ${u}`
    };
   }(e, t, n) : 404 === e.status ? {
    id: "github-not-found",
    message: `GitHub cannot find ${t}, or the token cannot access it${n}`,
    hint: `Check that the item exists. ${(0, r.jj)(permissionsOf(e))}`
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
   const n = e["x-accepted-github-permissions"], r = "string" == typeof n ? n.match(/[a-z_]+=(?:read|write|admin)/g) : null;
   return r?.map(e => e.replace("=", ": ").replaceAll("_", "-")) ?? t;
  }
  function isRateLimit({status: e, message: t, headers: n}) {
   return 429 === e || 403 === e && (void 0 !== n["retry-after"] || "0" === n["x-ratelimit-remaining"] || /rate limit/i.test(t));
  }
  function isRequestFailure(e) {
   return e instanceof Error && "number" == typeof e.status;
  }
  function readFailure({status: e, response: t, message: n}) {
   const r = t?.data, s = [ r?.message ?? n, ...(i = r?.errors, Array.isArray(i) ? i.map(e => "string" == typeof e ? e : e?.message) : []) ].filter(e => "string" == typeof e);
   var i;
   return {
    status: void 0 === t ? null : e,
    message: s.join(": ").split("\n", 1)[0]?.slice(0, 300) ?? "",
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
   const r = t.map(e => e), s = [ ...new Set(r.map(e => String(e.message))) ].join(" ").slice(0, 300), i = r.map(({type: e}) => String(e)), a = i.includes("RATE_LIMITED");
   return {
    status: 200,
    message: s,
    headers: n ?? {},
    isRateLimit: a,
    isForbidden: i.includes("FORBIDDEN") || /not accessible|permission/i.test(s),
    isTransient: a || /^Something went wrong while executing/.test(s)
   };
  }
 }),
 46896: (function(e, t, n) {
  n.d(t, {
   KU: () => o,
   Mr: () => i,
   aD: () => m,
   ek: () => c,
   fo: () => h,
   g8: () => l,
   jR: () => d,
   wv: () => u,
   z$: () => a
  });
  const r = "fragment text on Comment {\n  author { login }\n  authorAssociation\n  body\n  createdAt\n  lastEditedAt\n}", s = "comments(first: 100, after: $comments) @include(if: $moreComments) {\n  pageInfo { hasNextPage endCursor }\n  nodes { ...text databaseId isMinimized }\n}", i = `query Issue(\n  $owner: String!, $name: String!, $number: Int!, $comments: String, $moreComments: Boolean!\n) {\n  repository(owner: $owner, name: $name) {\n    item: issue(number: $number) {\n      ...text\n      title\n      state\n      labels(first: 30) { nodes { name } }\n      ${s}\n    }\n  }\n}\n${r}`, a = `query PullRequest(\n  $owner: String!, $name: String!, $number: Int!\n  $comments: String, $moreComments: Boolean!\n  $reviews: String, $moreReviews: Boolean!\n  $threads: String, $moreThreads: Boolean!\n  $first: Boolean!\n) {\n  repository(owner: $owner, name: $name) {\n    item: pullRequest(number: $number) {\n      ...text\n      title\n      state\n      labels(first: 30) { nodes { name } }\n      baseRefName\n      headRefName\n      headRefOid\n      changedFiles\n      ${s}\n      reviews(first: 100, after: $reviews) @include(if: $moreReviews) {\n        pageInfo { hasNextPage endCursor }\n        nodes { ...text databaseId isMinimized state }\n      }\n      reviewThreads(first: 50, after: $threads) @include(if: $moreThreads) {\n        pageInfo { hasNextPage endCursor }\n        nodes {\n          path line startLine diffSide isResolved isOutdated\n          resolvedBy { login }\n          comments(first: 50) { totalCount nodes { ...text databaseId isMinimized viewerDidAuthor diffHunk } }\n        }\n      }\n      closingIssuesReferences(first: 10) @include(if: $first) {\n        nodes { ...text number title repository { nameWithOwner } }\n      }\n    }\n  }\n}\n${r}`, o = "query Checks($owner: String!, $name: String!, $commit: GitObjectID!, $after: String) {\n  repository(owner: $owner, name: $name) {\n    object(oid: $commit) {\n      ... on Commit {\n        statusCheckRollup {\n          contexts(first: 100, after: $after) {\n            pageInfo { hasNextPage endCursor }\n            nodes {\n              __typename\n              ... on CheckRun { name conclusion databaseId title summary checkSuite { app { slug } } }\n              ... on StatusContext { context state description }\n            }\n          }\n        }\n      }\n    }\n  }\n}", u = "query Queue($owner: String!, $name: String!, $number: Int!) {\n  repository(owner: $owner, name: $name) { pullRequest(number: $number) { isInMergeQueue } }\n}", l = "query Threads($owner: String!, $name: String!, $number: Int!, $after: String) {\n  repository(owner: $owner, name: $name) {\n    pullRequest(number: $number) {\n      reviewThreads(first: 50, after: $after) {\n        pageInfo { hasNextPage endCursor }\n        nodes {\n          id path line startLine diffSide isResolved isOutdated\n          resolvedBy { login }\n          comments(first: 30) {\n            totalCount\n            nodes { id databaseId body url isMinimized viewerDidAuthor }\n          }\n        }\n      }\n    }\n  }\n}", c = "mutation Resolve($id: ID!) {\n  resolveReviewThread(input: { threadId: $id }) { clientMutationId }\n}", d = "query Minimized($ids: [ID!]!) {\n  nodes(ids: $ids) { ... on IssueComment { id isMinimized } }\n}", m = "mutation Minimize($id: ID!, $classifier: ReportedContentClassifiers!) {\n  minimizeComment(input: { subjectId: $id, classifier: $classifier }) { clientMutationId }\n}", h = "mutation Commit($input: CreateCommitOnBranchInput!) {\n  createCommitOnBranch(input: $input) { commit { oid } }\n}";
 }),
 13588: (function(e, t, n) {
  n.d(t, {
   r: () => createGitHubReader
  });
  var r = n(35548), s = n(80353), i = n(31004), a = n(60957);
  function createGitHubReader(e, t) {
   let n = t, o = null;
   const request = async (t, r) => {
    if (n <= 0) return null;
    n -= 1, o ??= (0, s.wy)(e);
    const a = await o;
    try {
     return await (0, s.bD)(e, e => r(a, e));
    } catch (e) {
     throw (0, i.K)(e, t);
    }
   };
   return {
    request: request,
    query: (e, t, n) => request(e, async (s, i) => {
     try {
      return {
       data: await s.graphql(t, {
        ...n,
        request: {
         signal: i
        }
       }),
       errors: []
      };
     } catch (t) {
      return function(e, {what: t, needs: n}) {
       const {data: s, errors: i} = e;
       if (!Array.isArray(i)) throw e;
       const o = [ ...new Set(i.map(({message: e}) => String(e).slice(0, 300))) ];
       if (null != s) return {
        data: s,
        errors: o
       };
       throw new a.J(200, `GitHub did not return ${t}: ${o.join(" ")}`, (0, r.jj)(n, "all"), "token-lacks-permission");
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
  var r = n(35548), s = n(77523), i = n(60957), a = n(44920);
  function readProblem(e, {what: t, needs: n}) {
   if (!(0, s.UZ)(e)) return (0, a.a)(e);
   const o = (0, s.f1)(e), u = "" === o.message ? "" : `: ${o.message}`, problem = (e, t, n = r.i[e] ?? "") => new i.J(o.status, `${t}${u}`, n, e);
   if (null === o.status) return problem("github-unreachable", "GitHub could not be reached");
   if ((0, s.a5)(o)) return problem("rate-limited", `GitHub's rate limit blocked ${t}`);
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
   return t.length > 0 ? (0, r.jj)((0, s.k0)(e, t)) : "Pass a token of this repository as github-token; ${{ github.token }} is the usual one.";
  }
 }),
 88757: (function(e, t, n) {
  n.d(t, {
   CE: () => readBranchRules,
   G6: () => readIsQueued,
   H8: () => tryContentsWrite,
   RD: () => s
  });
  var r = n(46896);
  const s = new Set([ "pull_request", "update", "merge_queue", "required_status_checks", "required_deployments", "code_scanning", "workflows" ]);
  async function readBranchRules(e, {owner: t, repo: n}, r) {
   const s = {
    what: `the rules of the branch ${r}`,
    needs: []
   };
   return await e.request(s, async (e, s) => {
    const {data: i} = await e.rest.repos.getBranchRules({
     owner: t,
     repo: n,
     branch: r,
     request: {
      signal: s
     },
     per_page: 100
    });
    return i.map(({type: e}) => e);
   });
  }
  async function readIsQueued(e, {owner: t, repo: n, number: s}) {
   const i = {
    what: `the merge queue of ${t}/${n}#${String(s)}`,
    needs: [ "pull-requests: read" ]
   }, a = await e.query(i, r.wv, {
    owner: t,
    name: n,
    number: s
   });
   return !0 === a?.data.repository?.pullRequest?.isInMergeQueue;
  }
  async function tryContentsWrite(e, {owner: t, repo: n}) {
   await e.request({
    what: "the contents of the repository",
    needs: [ "contents: write" ]
   }, (e, r) => e.rest.git.createBlob({
    owner: t,
    repo: n,
    content: "",
    encoding: "utf-8",
    request: {
     signal: r
    }
   }));
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
   constructor(e, t, n, r = null) {
    super(t), this.status = e, this.hint = n, this.id = r, this.name = "GitHubProblem";
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
  var r = n(60957);
  function unexpectedAnswer(e) {
   if (!(e instanceof TypeError)) return e;
   const t = new r.J(null, `GitHub sent an unexpected response: ${e.message}`, "Run again; if the problem persists, check GITHUB_API_URL and any proxy.", "github-failed");
   return t.cause = e, t;
  }
 })
};
