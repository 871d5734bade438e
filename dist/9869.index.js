"use strict";

exports.id = 9869, exports.ids = [ 9869 ], exports.modules = {
  76682: (function(e, t, s) {
    s.d(t, {
      h: () => unavailable
    });
    var n = s(42357);
    function unavailable(e, {message: t, hint: s}) {
      return new n.yo({
        code: "github-unavailable",
        location: "github-token",
        message: e,
        found: t,
        hint: s.replace(/^[A-Z]/, e => e.toLowerCase()).replace(/\.$/, "")
      });
    }
  }),
  59869: (function(e, t, s) {
    s.r(t), s.d(t, {
      withNamedItem: () => withNamedItem
    });
    var n = s(42357), i = s(12673), r = s(13588), a = s(40779), o = s(60957), u = s(76682);
    const c = new Set([ "none", "repository_dispatch", "schedule", "workflow_dispatch" ]);
    async function withNamedItem(e, {settings: t}, s) {
      const {event: h} = e, m = t?.item;
      if (null === t || void 0 === m || h.item?.number === m) return e;
      if (!c.has(h.name)) throw invalid(m, `the event ${h.name} does not let the workflow choose its item`, l);
      const d = t["github-token"];
      if (void 0 === d || null === h.repository) throw invalid(m, "the item cannot be read without a token and a repository", "pass github-token");
      try {
        const t = (0, r.r)((0, i.dC)(d, s), 1), n = await (0, a.q)(t, h.repository, m);
        return null === n ? e : {
          ...e,
          event: withItem(h, {
            kind: n,
            number: m
          })
        };
      } catch (e) {
        if ((0, n.ki)(e, o.J), 404 !== e.status && 410 !== e.status) throw (0, u.h)("the item of the run is unknown", e);
        throw invalid(m, "the repository has no such issue or pull request", "name one that exists");
      }
    }
    const l = "set item only on workflow_dispatch, repository_dispatch and schedule, such as item: ${{ inputs.number }}; it may be empty on the workflow's other events";
    function invalid(e, t, s) {
      return new n.yo({
        code: "setting-invalid",
        location: "item",
        message: t,
        found: String(e),
        hint: s
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
    var n = s(60957), i = s(44920);
    const r = 6e4, a = 6e4;
    function isTransient(e) {
      if (!isRequestFailure(e)) return !0 === graphqlFailure(e)?.isTransient;
      const t = readFailure(e);
      return null === t.status || t.status >= 500 || isRateLimit(t);
    }
    function waitFor(e, t, s) {
      if (!isTransient(e)) return null;
      const n = isRequestFailure(e) ? readFailure(e) : null, i = graphqlFailure(e);
      if (!(i?.isRateLimit ?? (null !== n && isRateLimit(n)))) return 1e3 * 2 ** (t - 1);
      const o = function({headers: e}, t) {
        const s = Number(e["retry-after"] ?? Number.NaN);
        if (Number.isFinite(s) && s >= 0) return 1e3 * s;
        const n = Number(e["x-ratelimit-reset"] ?? Number.NaN);
        return "0" === e["x-ratelimit-remaining"] && Number.isFinite(n) ? Math.max(0, 1e3 * n - t) : null;
      }(n ?? i ?? {
        headers: {}
      }, s) ?? a;
      return o <= r ? o : null;
    }
    function problemOf(e, t) {
      if (!isRequestFailure(e)) return (0, i.a)(e);
      const s = readFailure(e), r = `${t.owner}/${t.repo}#${String(t.number)}`, {message: a, hint: o} = explain(s, r);
      return new n.J(s.status, a, o);
    }
    function writeProblemOf(e, t, s) {
      const r = graphqlFailure(e);
      if (null !== r) {
        const e = permissionsOf(r, s), i = r.isForbidden ? `Give the job ${e} under permissions:.` : "Fix the cause that GitHub names, or run again later.";
        return new n.J(200, `GitHub did not write ${t}: ${r.message}`, i);
      }
      if (!isRequestFailure(e)) return (0, i.a)(e);
      const a = readFailure(e), o = "" === a.message ? "" : `: ${a.message}`, u = permissionsOf(a, s);
      if (403 === a.status && /not permitted to create/i.test(a.message)) return new n.J(403, `The token is not allowed to write ${t}${o}`, 'Enable "Allow GitHub Actions to create and approve pull requests" in the repository settings under Actions, or pass the token of a GitHub App.');
      if (403 === a.status && !isRateLimit(a)) return new n.J(403, `The token is not allowed to write ${t}${o}`, `Add ${u} under permissions: of the job. On pull requests from forks, the token is read-only.`);
      if (404 === a.status) {
        const e = `Check that the item exists and give the job ${u} under permissions:.`;
        return new n.J(404, `GitHub cannot find the target of ${t}, or the token cannot access it`, e);
      }
      const {message: c, hint: l} = explain(a, ""), h = null === a.status || 401 === a.status;
      return new n.J(a.status, h ? c : `GitHub answered ${String(a.status)} for ${t}${o}`, h ? l : "Fix the cause that GitHub names, or run again later.");
    }
    function explain(e, t) {
      const s = "" === e.message ? "" : `: ${e.message}`;
      return null === e.status ? {
        message: `GitHub could not be reached${s}`,
        hint: "Check GITHUB_API_URL and the network of the runner."
      } : isRateLimit(e) ? {
        message: `GitHub's rate limit blocked the comment on ${t}${s}`,
        hint: "Run again later, or post fewer comments with this token."
      } : 401 === e.status ? {
        message: `GitHub refused the token${s}`,
        hint: "Pass a valid token as github-token; ${{ github.token }} is the usual one."
      } : 403 === e.status ? function(e, t, s) {
        return /locked/i.test(e.message) ? {
          message: `The conversation of ${t} is locked${s}`,
          hint: "Unlock it, or leave comment out of publish."
        } : {
          message: `The token is not allowed to comment on ${t}${s}`,
          hint: `Add ${permissionsOf(e)} under permissions: of the job. On pull requests from forks, the token is read-only, whatever the workflow says.`
        };
      }(e, t, s) : 404 === e.status ? {
        message: `GitHub cannot find ${t}, or the token cannot access it${s}`,
        hint: `Check that the item exists and give the job ${permissionsOf(e)} under permissions:.`
      } : 410 === e.status ? {
        message: `${t} does not accept comments: issues are disabled, or it was deleted${s}`,
        hint: "Leave comment out of publish for this repository."
      } : 422 === e.status ? {
        message: `GitHub refused the comment on ${t}${s}`,
        hint: "Possible causes: an archived repository, spam protection, or a body that is too long."
      } : {
        message: `GitHub answered ${String(e.status)} for the comment on ${t}${s}`,
        hint: "Run again; if the problem persists, check githubstatus.com."
      };
    }
    function permissionsOf({headers: e}, t = [ "issues: write", "pull-requests: write" ]) {
      const s = e["x-accepted-github-permissions"], n = "string" == typeof s ? s.match(/[a-z_]+=(?:read|write|admin)/g) : null;
      return (n?.map(e => e.replace("=", ": ").replaceAll("_", "-")) ?? t).map(e => `\`${e}\``).join(" or ");
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
  13588: (function(e, t, s) {
    s.d(t, {
      r: () => createGitHubReader
    });
    var n = s(80353), i = s(31004), r = s(60957);
    function createGitHubReader(e, t) {
      let s = t, a = null;
      const request = async (t, r) => {
        if (s <= 0) return null;
        s -= 1, a ??= (0, n.wy)(e);
        const o = await a;
        try {
          return await (0, n.bD)(e, e => r(o, e));
        } catch (e) {
          throw (0, i.K)(e, t);
        }
      };
      return {
        request: request,
        query: (e, t, s) => request(e, async (n, i) => {
          try {
            return {
              data: await n.graphql(t, {
                ...s,
                request: {
                  signal: i
                }
              }),
              errors: []
            };
          } catch (t) {
            return function(e, {what: t, needs: s}) {
              const {data: n, errors: i} = e;
              if (!Array.isArray(i)) throw e;
              const a = [ ...new Set(i.map(({message: e}) => String(e).slice(0, 300))) ];
              if (null != n) return {
                data: n,
                errors: a
              };
              const o = s.map(e => `\`${e}\``).join(" and ");
              throw new r.J(200, `GitHub did not return ${t}: ${a.join(" ")}`, `Add ${o} under permissions: of the job.`);
            }(t, e);
          }
        })
      };
    }
  }),
  31004: (function(e, t, s) {
    s.d(t, {
      K: () => readProblem
    });
    var n = s(77523), i = s(60957), r = s(44920);
    function readProblem(e, {what: t, needs: s}) {
      if (!(0, n.UZ)(e)) return (0, r.a)(e);
      const a = (0, n.f1)(e), o = "" === a.message ? "" : `: ${a.message}`, problem = (e, t) => new i.J(a.status, `${e}${o}`, t);
      if (null === a.status) return problem("GitHub could not be reached", "Check GITHUB_API_URL and the network of the runner.");
      if ((0, n.a5)(a)) return problem(`GitHub's rate limit blocked ${t}`, "Run again later.");
      switch (a.status) {
       case 401:
        return problem("GitHub refused the token", "Pass a valid token as github-token; ${{ github.token }} is the usual one.");

       case 403:
        return problem(`The token has no access to ${t}`, permissionHint(a, s));

       case 404:
       case 410:
        return problem(`GitHub cannot find ${t}, or the token cannot access it`, `It may have been deleted. If not: ${permissionHint(a, s)}`);

       default:
        return problem(`GitHub answered ${String(a.status)} for ${t}`, "Run again; if the problem persists, check githubstatus.com.");
      }
    }
    function permissionHint(e, t) {
      return t.length > 0 ? `Add ${(0, n.k0)(e, t)} under permissions: of the job.` : "Pass a token of this repository as github-token; ${{ github.token }} is the usual one.";
    }
  }),
  40779: (function(e, t, s) {
    async function readItemKind(e, {owner: t, name: s}, n) {
      const i = {
        what: `${t}/${s}#${String(n)}`,
        needs: [ "issues: read", "pull-requests: read" ]
      };
      return await e.request(i, async (e, i) => {
        const {data: r} = await e.rest.issues.get({
          owner: t,
          repo: s,
          issue_number: n,
          request: {
            signal: i
          }
        });
        return void 0 === r.pull_request ? "issue" : "pull-request";
      });
    }
    async function readLastCommits(e, {owner: t, name: s}, {branch: n, count: i}) {
      const r = {
        what: `the commits of the branch ${n}`,
        needs: [ "contents: read" ]
      };
      return await e.request(r, async (e, r) => {
        const {data: a} = await e.rest.repos.listCommits({
          owner: t,
          repo: s,
          sha: n,
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
    s.d(t, {
      H: () => readLastCommits,
      q: () => readItemKind
    });
  }),
  60957: (function(e, t, s) {
    s.d(t, {
      J: () => GitHubProblem
    });
    class GitHubProblem extends Error {
      status;
      hint;
      constructor(e, t, s, n) {
        super(t, n), this.status = e, this.hint = s, this.name = "GitHubProblem";
      }
      get sentences() {
        return `${/[.!?]$/.test(this.message) ? this.message : `${this.message}.`} ${this.hint}`;
      }
    }
  }),
  44920: (function(e, t, s) {
    s.d(t, {
      a: () => unexpectedAnswer
    });
    var n = s(60957);
    function unexpectedAnswer(e) {
      return e instanceof TypeError ? new n.J(null, `GitHub sent an unexpected response: ${e.message}`, "Run again; if the problem persists, check GITHUB_API_URL and any proxy.", {
        cause: e
      }) : e;
    }
  })
};
