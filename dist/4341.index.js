"use strict";

exports.id = 4341, exports.ids = [ 4341 ], exports.modules = {
  14341: (function(e, t, n) {
    n.d(t, {
      findPushTarget: () => findPushTarget
    });
    var r = n(42357), s = n(43334), i = n(63846), a = n(72225), o = n(12673), u = n(17129), l = n(13588), c = n(46896), m = n(60957);
    const d = new Set([ "pull_request", "update", "merge_queue", "required_status_checks", "required_deployments", "code_scanning", "workflows" ]);
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
      const l = (0, u.T)(t, n), c = (await Promise.all(o.map(async ({login: e}) => ({
        login: e,
        permission: (0, s.F)(await l(e))
      })))).find(({permission: e}) => !h.has(e));
      return void 0 === c ? null : `${c.login}, who asked for it, cannot write to the repository`;
    }
    const h = new Set([ "admin", "maintain", "write" ]);
    async function whyUnwritable(e, t) {
      const n = (0, l.r)(e, 2);
      try {
        await async function(e, {owner: t, repo: n}) {
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
        }(n, t);
      } catch (e) {
        if ((0, r.ki)(e, m.J), null === e.status) throw e;
        return "the token may not write to the repository: add `contents: write` under permissions: of the job";
      }
      try {
        return await async function(e, {owner: t, repo: n, number: r}) {
          const s = {
            what: `the merge queue of ${t}/${n}#${String(r)}`,
            needs: [ "pull-requests: read" ]
          }, i = await e.query(s, c.wv, {
            owner: t,
            name: n,
            number: r
          });
          return !0 === i?.data.repository?.pullRequest?.isInMergeQueue;
        }(n, t) ? "the pull request is in the merge queue" : null;
      } catch (e) {
        return (0, r.ki)(e, m.J), null;
      }
    }
    async function whyIndirect(e, t, n) {
      try {
        const r = await async function(e, {owner: t, repo: n}, r) {
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
        }((0, l.r)(e, 1), t, n) ?? [], s = r.find(e => d.has(e));
        return void 0 === s ? null : `a rule of the branch ${n} (${s}) does not allow pushes`;
      } catch (e) {
        return (0, r.ki)(e, m.J), null;
      }
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
    var r = n(60957), s = n(44920);
    const i = 6e4, a = 6e4;
    function isTransient(e) {
      if (!isRequestFailure(e)) return !0 === graphqlFailure(e)?.isTransient;
      const t = readFailure(e);
      return null === t.status || t.status >= 500 || isRateLimit(t);
    }
    function waitFor(e, t, n) {
      if (!isTransient(e)) return null;
      const r = isRequestFailure(e) ? readFailure(e) : null, s = graphqlFailure(e);
      if (!(s?.isRateLimit ?? (null !== r && isRateLimit(r)))) return 1e3 * 2 ** (t - 1);
      const o = function({headers: e}, t) {
        const n = Number(e["retry-after"] ?? Number.NaN);
        if (Number.isFinite(n) && n >= 0) return 1e3 * n;
        const r = Number(e["x-ratelimit-reset"] ?? Number.NaN);
        return "0" === e["x-ratelimit-remaining"] && Number.isFinite(r) ? Math.max(0, 1e3 * r - t) : null;
      }(r ?? s ?? {
        headers: {}
      }, n) ?? a;
      return o <= i ? o : null;
    }
    function problemOf(e, t) {
      if (!isRequestFailure(e)) return (0, s.a)(e);
      const n = readFailure(e), i = `${t.owner}/${t.repo}#${String(t.number)}`, {message: a, hint: o} = explain(n, i);
      return new r.J(n.status, a, o);
    }
    function writeProblemOf(e, t, n) {
      const i = graphqlFailure(e);
      if (null !== i) {
        const e = permissionsOf(i, n), s = i.isForbidden ? `Give the job ${e} under permissions:.` : "Fix the cause that GitHub names, or run again later.";
        return new r.J(200, `GitHub did not write ${t}: ${i.message}`, s);
      }
      if (!isRequestFailure(e)) return (0, s.a)(e);
      const a = readFailure(e), o = "" === a.message ? "" : `: ${a.message}`, u = permissionsOf(a, n);
      if (403 === a.status && /not permitted to create/i.test(a.message)) return new r.J(403, `The token is not allowed to write ${t}${o}`, 'Enable "Allow GitHub Actions to create and approve pull requests" in the repository settings under Actions, or pass the token of a GitHub App.');
      if (403 === a.status && !isRateLimit(a)) return new r.J(403, `The token is not allowed to write ${t}${o}`, `Add ${u} under permissions: of the job. On pull requests from forks, the token is read-only.`);
      if (404 === a.status) {
        const e = `Check that the item exists and give the job ${u} under permissions:.`;
        return new r.J(404, `GitHub cannot find the target of ${t}, or the token cannot access it`, e);
      }
      const {message: l, hint: c} = explain(a, ""), m = null === a.status || 401 === a.status;
      return new r.J(a.status, m ? l : `GitHub answered ${String(a.status)} for ${t}${o}`, m ? c : "Fix the cause that GitHub names, or run again later.");
    }
    function explain(e, t) {
      const n = "" === e.message ? "" : `: ${e.message}`;
      return null === e.status ? {
        message: `GitHub could not be reached${n}`,
        hint: "Check GITHUB_API_URL and the network of the runner."
      } : isRateLimit(e) ? {
        message: `GitHub's rate limit blocked the comment on ${t}${n}`,
        hint: "Run again later, or post fewer comments with this token."
      } : 401 === e.status ? {
        message: `GitHub refused the token${n}`,
        hint: "Pass a valid token as github-token; ${{ github.token }} is the usual one."
      } : 403 === e.status ? function(e, t, n) {
        return /locked/i.test(e.message) ? {
          message: `The conversation of ${t} is locked${n}`,
          hint: "Unlock it, or leave comment out of publish."
        } : {
          message: `The token is not allowed to comment on ${t}${n}`,
          hint: `Add ${permissionsOf(e)} under permissions: of the job. On pull requests from forks, the token is read-only, whatever the workflow says.`
        };
      }(e, t, n) : 404 === e.status ? {
        message: `GitHub cannot find ${t}, or the token cannot access it${n}`,
        hint: `Check that the item exists and give the job ${permissionsOf(e)} under permissions:.`
      } : 410 === e.status ? {
        message: `${t} does not accept comments: issues are disabled, or it was deleted${n}`,
        hint: "Leave comment out of publish for this repository."
      } : 422 === e.status ? {
        message: `GitHub refused the comment on ${t}${n}`,
        hint: "Possible causes: an archived repository, spam protection, or a body that is too long."
      } : {
        message: `GitHub answered ${String(e.status)} for the comment on ${t}${n}`,
        hint: "Run again; if the problem persists, check githubstatus.com."
      };
    }
    function permissionsOf({headers: e}, t = [ "issues: write", "pull-requests: write" ]) {
      const n = e["x-accepted-github-permissions"], r = "string" == typeof n ? n.match(/[a-z_]+=(?:read|write|admin)/g) : null;
      return (r?.map(e => e.replace("=", ": ").replaceAll("_", "-")) ?? t).map(e => `\`${e}\``).join(" or ");
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
      aD: () => d,
      ek: () => c,
      fo: () => h,
      g8: () => l,
      jR: () => m,
      wv: () => u,
      z$: () => a
    });
    const r = "fragment text on Comment {\n  author { login }\n  authorAssociation\n  body\n  createdAt\n  lastEditedAt\n}", s = "comments(first: 100, after: $comments) @include(if: $moreComments) {\n  pageInfo { hasNextPage endCursor }\n  nodes { ...text databaseId isMinimized }\n}", i = `query Issue(\n  $owner: String!, $name: String!, $number: Int!, $comments: String, $moreComments: Boolean!\n) {\n  repository(owner: $owner, name: $name) {\n    item: issue(number: $number) {\n      ...text\n      title\n      state\n      labels(first: 30) { nodes { name } }\n      ${s}\n    }\n  }\n}\n${r}`, a = `query PullRequest(\n  $owner: String!, $name: String!, $number: Int!\n  $comments: String, $moreComments: Boolean!\n  $reviews: String, $moreReviews: Boolean!\n  $threads: String, $moreThreads: Boolean!\n  $first: Boolean!\n) {\n  repository(owner: $owner, name: $name) {\n    item: pullRequest(number: $number) {\n      ...text\n      title\n      state\n      labels(first: 30) { nodes { name } }\n      baseRefName\n      headRefName\n      headRefOid\n      changedFiles\n      ${s}\n      reviews(first: 100, after: $reviews) @include(if: $moreReviews) {\n        pageInfo { hasNextPage endCursor }\n        nodes { ...text databaseId isMinimized state }\n      }\n      reviewThreads(first: 50, after: $threads) @include(if: $moreThreads) {\n        pageInfo { hasNextPage endCursor }\n        nodes {\n          path line startLine diffSide isResolved isOutdated\n          comments(first: 50) { totalCount nodes { ...text databaseId isMinimized viewerDidAuthor diffHunk } }\n        }\n      }\n      closingIssuesReferences(first: 10) @include(if: $first) {\n        nodes { ...text number title repository { nameWithOwner } }\n      }\n    }\n  }\n}\n${r}`, o = "query Checks($owner: String!, $name: String!, $commit: GitObjectID!, $after: String) {\n  repository(owner: $owner, name: $name) {\n    object(oid: $commit) {\n      ... on Commit {\n        statusCheckRollup {\n          contexts(first: 100, after: $after) {\n            pageInfo { hasNextPage endCursor }\n            nodes {\n              __typename\n              ... on CheckRun { name conclusion databaseId title summary checkSuite { app { slug } } }\n              ... on StatusContext { context state description }\n            }\n          }\n        }\n      }\n    }\n  }\n}", u = "query Queue($owner: String!, $name: String!, $number: Int!) {\n  repository(owner: $owner, name: $name) { pullRequest(number: $number) { isInMergeQueue } }\n}", l = "query Threads($owner: String!, $name: String!, $number: Int!, $after: String) {\n  repository(owner: $owner, name: $name) {\n    pullRequest(number: $number) {\n      reviewThreads(first: 50, after: $after) {\n        pageInfo { hasNextPage endCursor }\n        nodes {\n          id path line startLine diffSide isResolved isOutdated\n          resolvedBy { login }\n          comments(first: 30) {\n            totalCount\n            nodes { id databaseId body url isMinimized viewerDidAuthor }\n          }\n        }\n      }\n    }\n  }\n}", c = "mutation Resolve($id: ID!) {\n  resolveReviewThread(input: { threadId: $id }) { clientMutationId }\n}", m = "query Minimized($ids: [ID!]!) {\n  nodes(ids: $ids) { ... on IssueComment { id isMinimized } }\n}", d = "mutation Minimize($id: ID!, $classifier: ReportedContentClassifiers!) {\n  minimizeComment(input: { subjectId: $id, classifier: $classifier }) { clientMutationId }\n}", h = "mutation Commit($input: CreateCommitOnBranchInput!) {\n  createCommitOnBranch(input: $input) { commit { oid } }\n}";
  }),
  13588: (function(e, t, n) {
    n.d(t, {
      r: () => createGitHubReader
    });
    var r = n(80353), s = n(31004), i = n(60957);
    function createGitHubReader(e, t) {
      let n = t, a = null;
      const request = async (t, i) => {
        if (n <= 0) return null;
        n -= 1, a ??= (0, r.wy)(e);
        const o = await a;
        try {
          return await (0, r.bD)(e, e => i(o, e));
        } catch (e) {
          throw (0, s.K)(e, t);
        }
      };
      return {
        request: request,
        query: (e, t, n) => request(e, async (r, s) => {
          try {
            return {
              data: await r.graphql(t, {
                ...n,
                request: {
                  signal: s
                }
              }),
              errors: []
            };
          } catch (t) {
            return function(e, {what: t, needs: n}) {
              const {data: r, errors: s} = e;
              if (!Array.isArray(s)) throw e;
              const a = [ ...new Set(s.map(({message: e}) => String(e).slice(0, 300))) ];
              if (null != r) return {
                data: r,
                errors: a
              };
              const o = n.map(e => `\`${e}\``).join(" and ");
              throw new i.J(200, `GitHub did not return ${t}: ${a.join(" ")}`, `Add ${o} under permissions: of the job.`);
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
    var r = n(77523), s = n(60957), i = n(44920);
    function readProblem(e, {what: t, needs: n}) {
      if (!(0, r.UZ)(e)) return (0, i.a)(e);
      const a = (0, r.f1)(e), o = "" === a.message ? "" : `: ${a.message}`, problem = (e, t) => new s.J(a.status, `${e}${o}`, t);
      if (null === a.status) return problem("GitHub could not be reached", "Check GITHUB_API_URL and the network of the runner.");
      if ((0, r.a5)(a)) return problem(`GitHub's rate limit blocked ${t}`, "Run again later.");
      switch (a.status) {
       case 401:
        return problem("GitHub refused the token", "Pass a valid token as github-token; ${{ github.token }} is the usual one.");

       case 403:
        return problem(`The token has no access to ${t}`, permissionHint(a, n));

       case 404:
       case 410:
        return problem(`GitHub cannot find ${t}, or the token cannot access it`, `It may have been deleted. If not: ${permissionHint(a, n)}`);

       default:
        return problem(`GitHub answered ${String(a.status)} for ${t}`, "Run again; if the problem persists, check githubstatus.com.");
      }
    }
    function permissionHint(e, t) {
      return t.length > 0 ? `Add ${(0, r.k0)(e, t)} under permissions: of the job.` : "Pass a token of this repository as github-token; ${{ github.token }} is the usual one.";
    }
  }),
  60957: (function(e, t, n) {
    n.d(t, {
      J: () => GitHubProblem
    });
    class GitHubProblem extends Error {
      status;
      hint;
      constructor(e, t, n, r) {
        super(t, r), this.status = e, this.hint = n, this.name = "GitHubProblem";
      }
      get sentences() {
        return `${/[.!?]$/.test(this.message) ? this.message : `${this.message}.`} ${this.hint}`;
      }
    }
  }),
  44920: (function(e, t, n) {
    n.d(t, {
      a: () => unexpectedAnswer
    });
    var r = n(60957);
    function unexpectedAnswer(e) {
      return e instanceof TypeError ? new r.J(null, `GitHub sent an unexpected response: ${e.message}`, "Run again; if the problem persists, check GITHUB_API_URL and any proxy.", {
        cause: e
      }) : e;
    }
  })
};
