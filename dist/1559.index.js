"use strict";

exports.id = 1559, exports.ids = [ 1559 ], exports.modules = {
  69701: (function(e, t, n) {
    n.d(t, {
      Ce: () => createRetryBudget,
      Cl: () => createGitHub,
      Z$: () => isViewer
    });
    var s = n(80353), r = n(77523);
    const i = {
      login: "github-actions[bot]",
      id: null
    };
    function createGitHub(e) {
      const t = createRetryBudget(e);
      return {
        upsertComment: (n, i, o) => t(t => async function({octokit: e, viewer: t}, {target: n, marker: r, bodyAfter: i, signal: o}) {
          const {owner: a, repo: u, number: l} = n, call = () => ({
            owner: a,
            repo: u,
            request: {
              signal: (0, s.wj)(o)
            }
          }), c = await async function(e, {target: t, marker: n, viewer: r, signal: i}) {
            const {owner: o, repo: a, number: u} = t;
            for (let t = 1; ;t += 1) {
              const l = {
                signal: (0, s.wj)(i)
              }, {data: c, headers: m} = await e.rest.issues.listComments({
                owner: o,
                repo: a,
                issue_number: u,
                per_page: 100,
                page: t,
                request: l
              }), d = c.find(({body: e, user: t}) => !0 === e?.startsWith(n) && isViewer(t, r));
              if (void 0 !== d) return {
                id: d.id,
                body: d.body ?? ""
              };
              if (!0 !== m.link?.includes('rel="next"')) return null;
            }
          }(e, {
            target: n,
            marker: r,
            viewer: t,
            signal: o
          });
          if (null !== c) try {
            const t = i(c.body), {data: n} = await e.rest.issues.updateComment({
              ...call(),
              comment_id: c.id,
              body: t
            });
            return {
              id: n.id,
              url: n.html_url,
              action: "updated"
            };
          } catch (e) {
            if (404 !== e.status) throw e;
          }
          const {data: m} = await e.rest.issues.createComment({
            ...call(),
            issue_number: l,
            body: i(null)
          });
          return {
            id: m.id,
            url: m.html_url,
            action: "created"
          };
        }(t, {
          target: n,
          marker: i,
          bodyAfter: t => e.redact("string" == typeof o ? o : o(t)),
          signal: e.signal
        }), e => (0, r.Zw)(e, n)),
        hideComments: (s, i, o) => t(async ({octokit: t, viewer: r}) => {
          const {hideComments: a} = await n.e(6045).then(n.bind(n, 56045));
          return await a(t, {
            target: s,
            beginnings: i,
            except: o,
            signal: e.signal,
            isOwn: e => isViewer(e, r)
          });
        }, e => (0, r.OR)(e, "the state of earlier comments", [ "issues: write", "pull-requests: write" ]))
      };
    }
    function createRetryBudget(e) {
      let t = null;
      return async (n, i) => {
        for (let o = 1; ;o += 1) try {
          return t ??= openSession(e), await n(await t);
        } catch (n) {
          const a = o < s.F3 && !e.signal.aborted ? (0, r.fm)(n, o, e.clock.now()) : null;
          if (null === a) throw i(n);
          t = null, await e.clock.sleep(a, e.signal);
        }
      };
    }
    async function openSession(e) {
      const t = await (0, s.wy)(e);
      return {
        octokit: t,
        viewer: await readViewer(t, e.signal)
      };
    }
    async function readViewer(e, t) {
      try {
        const n = await e.graphql("{ viewer { login databaseId } }", {
          request: {
            signal: (0, s.wj)(t)
          }
        }), {login: r, databaseId: o} = n.viewer ?? {};
        return "string" != typeof r ? i : {
          login: r,
          id: "number" == typeof o ? o : null
        };
      } catch (e) {
        if ((0, r.dg)(e) || 401 === e.status) throw e;
        return i;
      }
    }
    function isViewer(e, t) {
      return null !== e && (null === t.id ? e.login === t.login : e.id === t.id);
    }
  }),
  80353: (function(e, t, n) {
    n.d(t, {
      F3: () => i,
      bD: () => withRetry,
      wj: () => withTimeout,
      wy: () => connectOctokit
    });
    var s = n(50897), r = n(77523);
    const i = 4, o = 3e4;
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
        const o = s < i && !t.aborted && (0, r.dg)(n) ? (0, r.fm)(n, s, e.now()) : null;
        if (null === o) throw n;
        await e.sleep(o, t);
      }
    }
    function withTimeout(e) {
      return (0, s.dn)(o, e);
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
      f1: () => readFailure,
      fm: () => waitFor,
      k0: () => permissionsOf
    });
    var s = n(60957), r = n(44920);
    const i = 6e4, o = 6e4;
    function isTransient(e) {
      if (!isRequestFailure(e)) return !0 === graphqlFailure(e)?.isTransient;
      const t = readFailure(e);
      return null === t.status || t.status >= 500 || isRateLimit(t);
    }
    function waitFor(e, t, n) {
      if (!isTransient(e)) return null;
      const s = isRequestFailure(e) ? readFailure(e) : null, r = graphqlFailure(e);
      if (!(r?.isRateLimit ?? (null !== s && isRateLimit(s)))) return 1e3 * 2 ** (t - 1);
      const a = function({headers: e}, t) {
        const n = Number(e["retry-after"] ?? Number.NaN);
        if (Number.isFinite(n) && n >= 0) return 1e3 * n;
        const s = Number(e["x-ratelimit-reset"] ?? Number.NaN);
        return "0" === e["x-ratelimit-remaining"] && Number.isFinite(s) ? Math.max(0, 1e3 * s - t) : null;
      }(s ?? r ?? {
        headers: {}
      }, n) ?? o;
      return a <= i ? a : null;
    }
    function problemOf(e, t) {
      if (!isRequestFailure(e)) return (0, r.a)(e);
      const n = readFailure(e), i = `${t.owner}/${t.repo}#${String(t.number)}`, {message: o, hint: a} = explain(n, i);
      return new s.J(n.status, o, a);
    }
    function writeProblemOf(e, t, n) {
      const i = graphqlFailure(e);
      if (null !== i) {
        const e = permissionsOf(i, n), r = i.isForbidden ? `Give the job ${e} under permissions:.` : "Fix the cause that GitHub names, or run again later.";
        return new s.J(200, `GitHub did not write ${t}: ${i.message}`, r);
      }
      if (!isRequestFailure(e)) return (0, r.a)(e);
      const o = readFailure(e), a = "" === o.message ? "" : `: ${o.message}`, u = permissionsOf(o, n);
      if (403 === o.status && /not permitted to create/i.test(o.message)) return new s.J(403, `The token is not allowed to write ${t}${a}`, 'Enable "Allow GitHub Actions to create and approve pull requests" in the repository settings under Actions, or pass the token of a GitHub App.');
      if (403 === o.status && !isRateLimit(o)) return new s.J(403, `The token is not allowed to write ${t}${a}`, `Add ${u} under permissions: of the job. On pull requests from forks, the token is read-only.`);
      if (404 === o.status) {
        const e = `Check that the item exists and give the job ${u} under permissions:.`;
        return new s.J(404, `GitHub cannot find the target of ${t}, or the token cannot access it`, e);
      }
      const {message: l, hint: c} = explain(o, ""), m = null === o.status || 401 === o.status;
      return new s.J(o.status, m ? l : `GitHub answered ${String(o.status)} for ${t}${a}`, m ? c : "Fix the cause that GitHub names, or run again later.");
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
      const n = e["x-accepted-github-permissions"], s = "string" == typeof n ? n.match(/[a-z_]+=(?:read|write|admin)/g) : null;
      return (s?.map(e => e.replace("=", ": ").replaceAll("_", "-")) ?? t).map(e => `\`${e}\``).join(" or ");
    }
    function isRateLimit({status: e, message: t, headers: n}) {
      return 429 === e || 403 === e && (void 0 !== n["retry-after"] || "0" === n["x-ratelimit-remaining"] || /rate limit/i.test(t));
    }
    function isRequestFailure(e) {
      return e instanceof Error && "number" == typeof e.status;
    }
    function readFailure({status: e, response: t, message: n}) {
      const s = t?.data, r = [ s?.message ?? n, ...(i = s?.errors, Array.isArray(i) ? i.map(e => "string" == typeof e ? e : e?.message) : []) ].filter(e => "string" == typeof e);
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
    function graphqlFailure(e) {
      if (!(e instanceof Error) || isRequestFailure(e)) return null;
      const {errors: t, headers: n} = e;
      if (!Array.isArray(t)) return null;
      const s = t.map(e => e), r = [ ...new Set(s.map(e => String(e.message))) ].join(" ").slice(0, 300), i = s.map(({type: e}) => String(e)), o = i.includes("RATE_LIMITED");
      return {
        status: 200,
        message: r,
        headers: n ?? {},
        isRateLimit: o,
        isForbidden: i.includes("FORBIDDEN") || /not accessible|permission/i.test(r),
        isTransient: o || /^Something went wrong while executing/.test(r)
      };
    }
  }),
  60957: (function(e, t, n) {
    n.d(t, {
      J: () => GitHubProblem
    });
    class GitHubProblem extends Error {
      status;
      hint;
      constructor(e, t, n, s) {
        super(t, s), this.status = e, this.hint = n, this.name = "GitHubProblem";
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
    var s = n(60957);
    function unexpectedAnswer(e) {
      return e instanceof TypeError ? new s.J(null, `GitHub sent an unexpected response: ${e.message}`, "Run again; if the problem persists, check GITHUB_API_URL and any proxy.", {
        cause: e
      }) : e;
    }
  }),
  21559: (function(e, t, n) {
    n.d(t, {
      Ax: () => stickyOfRun,
      lt: () => commentTarget,
      t5: () => postResultComment
    });
    var s = n(42357), r = n(12673), i = n(69701), o = n(60957), a = n(64389);
    function stickyOfRun({runContext: {event: e, settings: t}, runId: n}) {
      const s = t["comment-mode"];
      return (0, a.fQ)(t["comment-key"], s, {
        run: n,
        answer: (0, a.uR)(s, e.trigger.triggerComment)
      });
    }
    function commentTarget({item: e, repository: t}) {
      return null === e || null === t ? null : {
        owner: t.owner,
        repo: t.name,
        number: e.number
      };
    }
    async function postResultComment(e, t) {
      const {runContext: n, hostEnvironment: u, redact: l, log: c} = t, {event: m, settings: d} = n, h = u.onRunner ? "; the result is in the summary" : "", g = commentTarget(m);
      if (null === g) return d.publish.includes("summary") ? {
        url: null,
        notices: [],
        problem: null
      } : {
        url: null,
        notices: [ `The event has no issue or pull request, so no comment was posted${h}.` ],
        problem: null
      };
      const f = d["github-token"];
      if (void 0 === f) return {
        url: null,
        notices: [ `There is no github-token, so no comment was posted${h}.` ],
        problem: null
      };
      const p = (0, i.Cl)((0, r.C0)(f, {
        hostEnvironment: u,
        redact: l
      })), w = stickyOfRun(t);
      try {
        const t = await (0, a.p8)(e, {
          github: p,
          target: g,
          marker: w.marker
        });
        c.info(`comment ${t.action}: ${t.url}`);
        const n = "success" === e.result.conclusion ? w.hides : [], r = await async function(e, {github: t, target: n, sticky: r, log: i}) {
          if (0 === r.hides.length) return [];
          try {
            const s = await t.hideComments(n, r.hides, e);
            return s > 0 && i.info(`comments of earlier runs hidden: ${String(s)}`), [];
          } catch (e) {
            return (0, s.ki)(e, o.J), [ warned(`The comments of earlier runs could not be hidden: ${e.sentences}`, i) ];
          }
        }(t.id, {
          github: p,
          target: g,
          sticky: {
            ...w,
            hides: n
          },
          log: c
        });
        return {
          url: t.url,
          notices: r,
          problem: null
        };
      } catch (e) {
        (0, s.ki)(e, o.J);
        const t = `The comment could not be posted: ${e.sentences}`;
        return {
          url: null,
          notices: [ warned(t, c) ],
          problem: t
        };
      }
    }
    function warned(e, t) {
      return t.warning(e), e;
    }
  })
};
