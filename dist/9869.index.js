"use strict";

exports.id = 9869;

exports.ids = [ 9869 ];

exports.modules = {
 59869: (function(e, t, n) {
  n.r(t);
  n.d(t, {
   withNamedItem: () => withNamedItem
  });
  var s = n(42357);
  var i = n(12673);
  var r = n(28912);
  var a = n(7912);
  var o = n(60957);
  var u = n(69627);
  const l = new Set([ "none", "repository_dispatch", "schedule", "workflow_dispatch" ]);
  async function withNamedItem(e, {settings: t}, n) {
   const {event: d} = e;
   const h = t?.item;
   if (t === null || h === void 0 || d.item?.number === h) return e;
   if (!l.has(d.name)) throw invalid(h, `the event ${d.name} does not let the workflow choose its item`, c);
   const m = t["github-token"];
   if (m === void 0 || d.repository === null) throw invalid(h, "the item cannot be read without a token and a repository", "pass github-token");
   try {
    const t = (0, r.r)((0, i.dC)(m, n), 1);
    const s = await (0, a.q)(t, d.repository, h);
    return s === null ? e : {
     ...e,
     event: withItem(d, {
      kind: s,
      number: h
     })
    };
   } catch (e) {
    (0, s.ki)(e, o.J);
    e.status !== 404 && e.status !== 410 && (0, u.t)("the item of the run is unknown", e);
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
   if (t.kind === "issue" || e.name === "none") return {
    ...e,
    item: t
   };
   return {
    ...e,
    item: t,
    isUntrustedCheckout: true,
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
   const n = e.map(e => `\`${e}\``).join(t === "any" ? " or " : " and ");
   return `Add ${n} under permissions: of the job.`;
  }
  function asClause(e) {
   return e.replace(/^[A-Z]/, e => e.toLowerCase()).replace(/\.$/, "");
  }
 }),
 80353: (function(e, t, n) {
  n.d(t, {
   F2: () => unlessMissing,
   F3: () => r,
   bD: () => withRetry,
   kr: () => orRefusal,
   wj: () => withTimeout,
   wy: () => connectOctokit
  });
  var s = n(25422);
  var i = n(77523);
  const r = 4;
  const a = 3e4;
  async function connectOctokit({token: e, apiUrl: t}) {
   const {getOctokit: s} = await Promise.all([ n.e(4119), n.e(2413) ]).then(n.bind(n, 92413));
   const silent = () => {};
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
    const a = s < r && !t.aborted && (0, i.dg)(n);
    const o = a ? (0, i.fm)(n, s, e.now()) : null;
    if (o === null) throw n;
    await e.sleep(o, t);
   }
  }
  function withTimeout(e) {
   return (0, s.dn)(a, e);
  }
  async function unlessMissing(e) {
   try {
    return await e();
   } catch (e) {
    if ((0, i.b2)(e)) return null;
    throw e;
   }
  }
  async function orRefusal(e) {
   try {
    return await e();
   } catch (e) {
    const t = (0, i.Pq)(e);
    if (t === null) throw e;
    return {
     refused: t
    };
   }
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
  var s = n(35548);
  var i = n(60957);
  var r = n(44920);
  const a = 6e4;
  const o = 6e4;
  function isTransient(e) {
   if (!isRequestFailure(e)) return graphqlFailure(e)?.isTransient === true;
   const t = readFailure(e);
   return t.status === null || t.status >= 500 || isRateLimit(t);
  }
  function waitFor(e, t, n) {
   if (!isTransient(e)) return null;
   const s = isRequestFailure(e) ? readFailure(e) : null;
   const i = graphqlFailure(e);
   const r = i?.isRateLimit ?? (s !== null && isRateLimit(s));
   if (!r) return 1e3 * 2 ** (t - 1);
   const u = requestedWait(s ?? i ?? {
    headers: {}
   }, n) ?? o;
   return u <= a ? u : null;
  }
  function problemOf(e, t) {
   if (!isRequestFailure(e)) return (0, r.a)(e);
   const n = readFailure(e);
   const {id: s, message: a, hint: o} = explain(n, `${t.owner}/${t.repo}#${String(t.number)}`);
   return new i.J(n.status, a, o, s);
  }
  function writeProblemOf(e, t, n) {
   const s = graphqlFailure(e);
   if (s === null && !isRequestFailure(e)) return (0, r.a)(e);
   const a = s ?? readFailure(e);
   const {id: o, message: u, hint: l} = s === null ? explainWrite(a, t, n) : explainGraphql(s, t, n);
   return new i.J(a.status, u, l, o);
  }
  function explainGraphql(e, t, n) {
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
  }
  function explainWrite(e, t, n) {
   const i = e.message === "" ? "" : `: ${e.message}`;
   const r = (0, s.jj)(permissionsOf(e, n));
   if (e.status === 403 && !isRateLimit(e)) {
    const n = `The token is not allowed to write ${t}${i}`;
    return /not permitted to create/i.test(e.message) ? known("pull-requests-not-permitted", n) : {
     id: "token-lacks-permission",
     message: n,
     hint: `${r} ${u}`
    };
   }
   if (e.status === 404) {
    const e = `GitHub cannot find the target of ${t}, or the token cannot access it`;
    return {
     id: "github-not-found",
     message: e,
     hint: `Check that the item exists. ${r}`
    };
   }
   if (e.status === null || e.status === 401) return explain(e, "");
   return known("github-refused", `GitHub answered ${String(e.status)} for ${t}${i}`);
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
   const n = e.message === "" ? "" : `: ${e.message}`;
   if (e.status === null) return known("github-unreachable", `GitHub could not be reached${n}`);
   if (isRateLimit(e)) return known("rate-limited", `GitHub's rate limit blocked the comment on ${t}${n}`);
   if (e.status === 401) return known("token-rejected", `GitHub refused the token${n}`);
   if (e.status === 403) return forbidden(e, t, n);
   if (e.status === 404) return {
    id: "github-not-found",
    message: `GitHub cannot find ${t}, or the token cannot access it${n}`,
    hint: `Check that the item exists. ${(0, s.jj)(permissionsOf(e))}`
   };
   if (e.status === 410) return {
    id: "github-refused",
    message: `${t} does not accept comments: issues are disabled, or it was deleted${n}`,
    hint: "Leave comment out of publish for this repository."
   };
   if (e.status === 422) return {
    id: "github-refused",
    message: `GitHub refused the comment on ${t}${n}`,
    hint: "Check whether the repository is archived, the text is too long, or spam protection rejected it."
   };
   return known("github-failed", `GitHub answered ${String(e.status)} for the comment on ${t}${n}`);
  }
  function forbidden(e, t, n) {
   if (/locked/i.test(e.message)) return {
    id: "github-refused",
    message: `The conversation of ${t} is locked${n}`,
    hint: "Unlock it, or leave comment out of publish."
   };
   return {
    id: "token-lacks-permission",
    message: `The token is not allowed to comment on ${t}${n}`,
    hint: `${(0, s.jj)(permissionsOf(e))} ${u}`
   };
  }
  function permissionsOf({headers: e}, t = [ "issues: write", "pull-requests: write" ]) {
   const n = e["x-accepted-github-permissions"];
   const s = typeof n === "string" ? n.match(/[a-z_]+=(?:read|write|admin)/g) : null;
   return s?.map(e => e.replace("=", ": ").replaceAll("_", "-")) ?? t;
  }
  function isRateLimit({status: e, message: t, headers: n}) {
   if (e === 429) return true;
   if (e !== 403) return false;
   return n["retry-after"] !== void 0 || n["x-ratelimit-remaining"] === "0" || /rate limit/i.test(t);
  }
  function requestedWait({headers: e}, t) {
   const n = Number(e["retry-after"] ?? Number.NaN);
   if (Number.isFinite(n) && n >= 0) return n * 1e3;
   const s = Number(e["x-ratelimit-reset"] ?? Number.NaN);
   const i = e["x-ratelimit-remaining"] === "0";
   return i && Number.isFinite(s) ? Math.max(0, s * 1e3 - t) : null;
  }
  function isRequestFailure(e) {
   return e instanceof Error && typeof e.status === "number";
  }
  function readFailure({status: e, response: t, message: n}) {
   const s = t?.data;
   const i = [ s?.message ?? n, ...detailsOf(s?.errors) ].filter(e => typeof e === "string");
   return {
    status: t === void 0 ? null : e,
    message: i.join(": ").split("\n", 1)[0]?.slice(0, 300) ?? "",
    headers: t?.headers ?? {}
   };
  }
  function detailsOf(e) {
   if (!Array.isArray(e)) return [];
   return e.map(e => typeof e === "string" ? e : e?.message);
  }
  function unprocessable(e) {
   return isRequestFailure(e) && e.status === 422 ? readFailure(e).message : null;
  }
  function isUnanswered(e) {
   return isRequestFailure(e) && readFailure(e).status === null;
  }
  function isMissing(e) {
   return isRequestFailure(e) && (e.status === 404 || e.status === 410);
  }
  function forbiddenByGraphql(e) {
   const t = graphqlFailure(e);
   return t?.isForbidden === true ? t.message : null;
  }
  function graphqlFailure(e) {
   if (!(e instanceof Error) || isRequestFailure(e)) return null;
   const {errors: t, headers: n} = e;
   if (!Array.isArray(t)) return null;
   const s = t.map(e => e);
   const i = [ ...new Set(s.map(e => String(e.message))) ].join(" ").slice(0, 300);
   const r = s.map(({type: e}) => String(e));
   const a = r.includes("RATE_LIMITED");
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
 28912: (function(e, t, n) {
  n.d(t, {
   r: () => createGitHubReader
  });
  var s = n(35548);
  var i = n(80353);
  var r = n(60957);
  var a = n(83823);
  function createGitHubReader(e, t) {
   let n = t;
   let s = null;
   const request = async (t, r) => {
    if (n <= 0) return null;
    n -= 1;
    s ??= (0, i.wy)(e);
    const o = await s;
    try {
     return await (0, i.bD)(e, e => r(o, e));
    } catch (e) {
     throw (0, a.K)(e, t);
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
      return partialAnswer(t, e);
     }
    })
   };
  }
  function partialAnswer(e, {what: t, needs: n}) {
   const {data: i, errors: a} = e;
   if (!Array.isArray(a)) throw e;
   const o = [ ...new Set(a.map(({message: e}) => String(e).slice(0, 300))) ];
   if (i !== null && i !== void 0) return {
    data: i,
    errors: o
   };
   throw new r.J(200, `GitHub did not return ${t}: ${o.join(" ")}`, (0, s.jj)(n, "all"), "token-lacks-permission");
  }
 }),
 83823: (function(e, t, n) {
  n.d(t, {
   K: () => readProblem
  });
  var s = n(35548);
  var i = n(77523);
  var r = n(60957);
  var a = n(44920);
  function readProblem(e, {what: t, needs: n}) {
   if (!(0, i.UZ)(e)) return (0, a.a)(e);
   const o = (0, i.f1)(e);
   const u = o.message === "" ? "" : `: ${o.message}`;
   const problem = (e, t, n = s.i[e] ?? "") => new r.J(o.status, `${t}${u}`, n, e);
   if (o.status === null) return problem("github-unreachable", "GitHub could not be reached");
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
   if (t.length > 0) return (0, s.jj)((0, i.k0)(e, t));
   return "Pass a token of this repository as github-token; ${{ github.token }} is the usual one.";
  }
 }),
 7912: (function(e, t, n) {
  n.d(t, {
   H: () => readLastCommits,
   q: () => readItemKind
  });
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
    return r.pull_request === void 0 ? "issue" : "pull-request";
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
 }),
 60957: (function(e, t, n) {
  n.d(t, {
   J: () => GitHubProblem
  });
  var s = n(20653);
  class GitHubProblem extends Error {
   status;
   hint;
   id;
   constructor(e, t, n, s = null) {
    super(t);
    this.status = e;
    this.hint = n;
    this.id = s;
    this.name = "GitHubProblem";
   }
   get sentences() {
    return `${(0, s.KG)(this.message)} ${this.hint}${this.id === null ? "" : ` [${this.id}]`}`;
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
   t.cause = e;
   return t;
  }
 }),
 69627: (function(e, t, n) {
  n.d(t, {
   t: () => failUnavailable
  });
  var s = n(42357);
  var i = n(35548);
  function failUnavailable(e, {message: t, hint: n, id: r}) {
   throw new s.yo({
    code: "github-unavailable",
    location: "github-token",
    message: e,
    found: t,
    hint: `${(0, i.eI)(n)}${r === null ? "" : ` [${r}]`}`
   });
  }
 })
};
