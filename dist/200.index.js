"use strict";

exports.id = 200, exports.ids = [ 200 ], exports.modules = {
  20200: (function(e, t, s) {
    s.d(t, {
      enterPullRequest: () => enterPullRequest,
      y: () => wantsPullRequest
    });
    var n = s(90784), r = s(42357), i = s(12673), a = s(13588), o = s(60957), u = s(38287), l = s(93768);
    async function enterPullRequest(e, t) {
      const {runContext: s, lists: l} = e, {pull: h, notices: f} = await async function(e, t) {
        if (!wantsPullRequest(e)) return {
          pull: null,
          notices: []
        };
        const {git: s, settings: l} = e;
        if (null === s) return withoutFiles("the workspace is not a git repository");
        if (void 0 === l["github-token"]) return withoutFiles("there is no github-token to read the pull request");
        const h = "base" === l.checkout ? "base" : "head", f = await async function({event: e, settings: t}, s) {
          const {repository: n, item: u} = e, l = t["github-token"];
          if (null === n || null === u || void 0 === l) throw new Error("there is no pull request to read");
          const c = (0, a.r)((0, i.dC)(l, s), 1);
          try {
            const e = await async function(e, {owner: t, repo: s, number: n}) {
              const r = `the pull request ${t}/${s}#${String(n)}`;
              return await e.request({
                what: r,
                needs: [ "pull-requests: read" ]
              }, async (e, r) => {
                const {data: i} = await e.rest.pulls.get({
                  owner: t,
                  repo: s,
                  pull_number: n,
                  request: {
                    signal: r
                  }
                }), {head: a, base: o} = i, u = a.repo;
                return {
                  number: n,
                  isOpen: "open" === i.state,
                  head: {
                    sha: a.sha,
                    branch: a.ref,
                    isFork: null === u || u.id !== o.repo.id,
                    isDefault: a.ref === o.repo.default_branch
                  },
                  base: o.ref,
                  commits: i.commits
                };
              });
            }(c, {
              owner: n.owner,
              repo: n.name,
              number: u.number
            });
            if (null === e) throw new Error("one request is not enough to read a pull request");
            return e;
          } catch (e) {
            throw (0, r.ki)(e, o.J), failed(`GitHub did not return the pull request: ${e.message}`, e.hint);
          }
        }(e, t), p = await async function(e) {
          try {
            return await e.headSha();
          } catch (e) {
            throw (0, r.ki)(e, u.U), failed(e.message, e.hint);
          }
        }(s);
        if ("head" === h && p === f.head.sha) {
          const e = {
            facts: f,
            of: h,
            commit: p,
            isInPlace: !0
          };
          return {
            pull: e,
            notices: (0, n.Z)({
              pull: e,
              settings: l
            }) ? [ c ] : []
          };
        }
        const g = await async function(e, {number: t, base: s, commits: n}, {event: a, settings: o}, l) {
          const c = (0, i.Ek)(l, a.repository), h = Math.min(Math.max(n + 1, d), m);
          try {
            return await e.fetchPullRequest({
              address: c,
              token: o["github-token"] ?? null
            }, {
              number: t,
              base: s,
              depth: h
            });
          } catch (e) {
            throw (0, r.ki)(e, u.U), failed(`git could not fetch it from ${c}: ${e.message}`, e.hint);
          }
        }(s, f, e, t), b = {
          facts: {
            ...f,
            head: {
              ...f.head,
              sha: g.head
            }
          },
          of: h,
          commit: g[h],
          isInPlace: !1
        };
        return {
          pull: b,
          notices: (0, n.Z)({
            pull: b,
            settings: l
          }) ? [ c ] : []
        };
      }(s, t);
      if (null === h) return {
        job: e,
        notices: f
      };
      const p = "head" === h.of ? {
        ...s.event,
        headSha: h.commit
      } : s.event, g = {
        ...s,
        pull: h,
        event: p
      };
      if (!(0, n.Z)(g)) return {
        job: {
          ...e,
          runContext: g
        },
        notices: f
      };
      const b = "plan" === s.settings.mode ? "plan" : "default", w = {
        ...g,
        settings: {
          ...s.settings,
          mode: b
        }
      };
      return {
        job: {
          ...e,
          runContext: w,
          lists: readOnlyLists(l)
        },
        notices: f
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
          const [, t = ""] = /^\s*([\w-]+)/.exec(e) ?? [], s = (0, l.Zt)(t) ?? t;
          return h.has(s) || s.startsWith("mcp__") || "Bash" === s && /\(\s*gh[ :]/.test(e);
        })
      };
    }
    const h = new Set("Read List Glob Grep TodoWrite WebFetch WebSearch Skill Task Comment Review Label Assign Issue CheckRun".split(" ")), d = 50, m = 500;
    function failed(e, t) {
      const s = null === t ? "give the job `contents: read` and `pull-requests: read`" : t.replace(/\.$/, "");
      return new r.yo({
        code: "checkout-failed",
        location: "checkout",
        message: "the files of the pull request are not available",
        found: e,
        hint: `${s}; or set checkout: none to work on the checkout of the workflow`
      });
    }
  }),
  90784: (function(e, t, s) {
    function isReadOnlyHead({pull: e, settings: t}) {
      return null !== e && "head" === e.of && e.facts.head.isFork && !t["allow-forks"];
    }
    s.d(t, {
      Z: () => isReadOnlyHead
    });
  }),
  80353: (function(e, t, s) {
    s.d(t, {
      F3: () => i,
      bD: () => withRetry,
      wj: () => withTimeout,
      wy: () => connectOctokit
    });
    var n = s(50897), r = s(77523);
    const i = 4, a = 3e4;
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
        const a = n < i && !t.aborted && (0, r.dg)(s) ? (0, r.fm)(s, n, e.now()) : null;
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
    var n = s(60957), r = s(44920);
    const i = 6e4, a = 6e4;
    function isTransient(e) {
      if (!isRequestFailure(e)) return !0 === graphqlFailure(e)?.isTransient;
      const t = readFailure(e);
      return null === t.status || t.status >= 500 || isRateLimit(t);
    }
    function waitFor(e, t, s) {
      if (!isTransient(e)) return null;
      const n = isRequestFailure(e) ? readFailure(e) : null, r = graphqlFailure(e);
      if (!(r?.isRateLimit ?? (null !== n && isRateLimit(n)))) return 1e3 * 2 ** (t - 1);
      const o = function({headers: e}, t) {
        const s = Number(e["retry-after"] ?? Number.NaN);
        if (Number.isFinite(s) && s >= 0) return 1e3 * s;
        const n = Number(e["x-ratelimit-reset"] ?? Number.NaN);
        return "0" === e["x-ratelimit-remaining"] && Number.isFinite(n) ? Math.max(0, 1e3 * n - t) : null;
      }(n ?? r ?? {
        headers: {}
      }, s) ?? a;
      return o <= i ? o : null;
    }
    function problemOf(e, t) {
      if (!isRequestFailure(e)) return (0, r.a)(e);
      const s = readFailure(e), i = `${t.owner}/${t.repo}#${String(t.number)}`, {message: a, hint: o} = explain(s, i);
      return new n.J(s.status, a, o);
    }
    function writeProblemOf(e, t, s) {
      const i = graphqlFailure(e);
      if (null !== i) {
        const e = permissionsOf(i, s), r = i.isForbidden ? `Give the job ${e} under permissions:.` : "Fix the cause that GitHub names, or run again later.";
        return new n.J(200, `GitHub did not write ${t}: ${i.message}`, r);
      }
      if (!isRequestFailure(e)) return (0, r.a)(e);
      const a = readFailure(e), o = "" === a.message ? "" : `: ${a.message}`, u = permissionsOf(a, s);
      if (403 === a.status && /not permitted to create/i.test(a.message)) return new n.J(403, `The token is not allowed to write ${t}${o}`, 'Enable "Allow GitHub Actions to create and approve pull requests" in the repository settings under Actions, or pass the token of a GitHub App.');
      if (403 === a.status && !isRateLimit(a)) return new n.J(403, `The token is not allowed to write ${t}${o}`, `Add ${u} under permissions: of the job. On pull requests from forks, the token is read-only.`);
      if (404 === a.status) {
        const e = `Check that the item exists and give the job ${u} under permissions:.`;
        return new n.J(404, `GitHub cannot find the target of ${t}, or the token cannot access it`, e);
      }
      const {message: l, hint: c} = explain(a, ""), h = null === a.status || 401 === a.status;
      return new n.J(a.status, h ? l : `GitHub answered ${String(a.status)} for ${t}${o}`, h ? c : "Fix the cause that GitHub names, or run again later.");
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
      const n = t?.data, r = [ n?.message ?? s, ...(i = n?.errors, Array.isArray(i) ? i.map(e => "string" == typeof e ? e : e?.message) : []) ].filter(e => "string" == typeof e);
      var i;
      return {
        status: void 0 === t ? null : e,
        message: r.join(": ").split("\n", 1)[0]?.slice(0, 300) ?? "",
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
      const n = t.map(e => e), r = [ ...new Set(n.map(e => String(e.message))) ].join(" ").slice(0, 300), i = n.map(({type: e}) => String(e)), a = i.includes("RATE_LIMITED");
      return {
        status: 200,
        message: r,
        headers: s ?? {},
        isRateLimit: a,
        isForbidden: i.includes("FORBIDDEN") || /not accessible|permission/i.test(r),
        isTransient: a || /^Something went wrong while executing/.test(r)
      };
    }
  }),
  13588: (function(e, t, s) {
    s.d(t, {
      r: () => createGitHubReader
    });
    var n = s(80353), r = s(31004), i = s(60957);
    function createGitHubReader(e, t) {
      let s = t, a = null;
      const request = async (t, i) => {
        if (s <= 0) return null;
        s -= 1, a ??= (0, n.wy)(e);
        const o = await a;
        try {
          return await (0, n.bD)(e, e => i(o, e));
        } catch (e) {
          throw (0, r.K)(e, t);
        }
      };
      return {
        request: request,
        query: (e, t, s) => request(e, async (n, r) => {
          try {
            return {
              data: await n.graphql(t, {
                ...s,
                request: {
                  signal: r
                }
              }),
              errors: []
            };
          } catch (t) {
            return function(e, {what: t, needs: s}) {
              const {data: n, errors: r} = e;
              if (!Array.isArray(r)) throw e;
              const a = [ ...new Set(r.map(({message: e}) => String(e).slice(0, 300))) ];
              if (null != n) return {
                data: n,
                errors: a
              };
              const o = s.map(e => `\`${e}\``).join(" and ");
              throw new i.J(200, `GitHub did not return ${t}: ${a.join(" ")}`, `Add ${o} under permissions: of the job.`);
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
    var n = s(77523), r = s(60957), i = s(44920);
    function readProblem(e, {what: t, needs: s}) {
      if (!(0, n.UZ)(e)) return (0, i.a)(e);
      const a = (0, n.f1)(e), o = "" === a.message ? "" : `: ${a.message}`, problem = (e, t) => new r.J(a.status, `${e}${o}`, t);
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
