"use strict";

exports.id = 1400;

exports.ids = [ 1400 ];

exports.modules = {
 71400: (function(e, t, n) {
  n.d(t, {
   checkOutPullRequest: () => checkOutPullRequest,
   y: () => wantsPullRequest
  });
  var s = n(90784);
  var r = n(42357);
  var i = n(12673);
  var o = n(28912);
  async function readPullRequest(e, {owner: t, repo: n, number: s}) {
   const r = `the pull request ${t}/${n}#${String(s)}`;
   return await e.request({
    what: r,
    needs: [ "pull-requests: read" ]
   }, async (e, r) => {
    const {data: i} = await e.rest.pulls.get({
     owner: t,
     repo: n,
     pull_number: s,
     request: {
      signal: r
     }
    });
    const {head: o, base: a} = i;
    const u = o.repo;
    return {
     number: s,
     isOpen: i.state === "open",
     head: {
      sha: o.sha,
      branch: o.ref,
      isFork: u === null || u.id !== a.repo.id,
      isDefault: o.ref === a.repo.default_branch
     },
     base: a.ref,
     commits: i.commits
    };
   });
  }
  var a = n(60957);
  var u = n(38287);
  var l = n(93768);
  var c = n(20653);
  async function checkOutPullRequest(e, t) {
   const {runContext: n, lists: r} = e;
   const {pull: i, notices: o} = await fetchJobCommit(n, t);
   if (i === null) return {
    job: e,
    notices: o
   };
   const a = i.of === "head" ? {
    ...n.event,
    headSha: i.commit
   } : n.event;
   const u = {
    ...n,
    pull: i,
    event: a
   };
   if (!(0, s.Z)(u)) return {
    job: {
     ...e,
     runContext: u
    },
    notices: o
   };
   const l = n.settings.mode === "plan" ? "plan" : "default";
   const c = {
    ...u,
    settings: {
     ...n.settings,
     mode: l
    }
   };
   return {
    job: {
     ...e,
     runContext: c,
     lists: readOnlyLists(r)
    },
    notices: o
   };
  }
  function wantsPullRequest({event: e, settings: {checkout: t}}) {
   if (t === "none" || e.item?.kind !== "pull-request" || e.repository === null) return false;
   return t !== "auto" || e.trigger.triggerComment !== null || e.headSha === null;
  }
  async function fetchJobCommit(e, t) {
   if (!wantsPullRequest(e)) return {
    pull: null,
    notices: []
   };
   const {git: n, settings: i} = e;
   if (n === null) return withoutFiles("the workspace is not a git repository");
   if (i["github-token"] === void 0) return withoutFiles("no github-token is set to read the pull request");
   const o = i.checkout === "base" ? "base" : "head";
   const a = await factsOf(e, t);
   const l = await n.headSha().catch((0, r.j6)(u.U, ({message: e, hint: t}) => fail(e, t)));
   if (o === "head" && l === a.head.sha) {
    const e = {
     facts: a,
     of: o,
     commit: l,
     isInPlace: true
    };
    return {
     pull: e,
     notices: (0, s.Z)({
      pull: e,
      settings: i
     }) ? [ h ] : []
    };
   }
   const c = await fetchCommits(n, a, e, t);
   const d = {
    ...a,
    head: {
     ...a.head,
     sha: c.head
    }
   };
   const f = {
    facts: d,
    of: o,
    commit: c[o],
    isInPlace: false
   };
   return {
    pull: f,
    notices: (0, s.Z)({
     pull: f,
     settings: i
    }) ? [ h ] : []
   };
  }
  const withoutFiles = e => ({
   pull: null,
   notices: [ `The files in the workspace are not those of the pull request, because ${e}.` ]
  });
  const h = "The head of the pull request is in a fork: its files can only be read, so the rules for Bash, Write and Edit do not apply, and no MCP server is started on this machine. See docs/checkout.md.";
  function readOnlyLists({allow: e, ...t}) {
   const isKept = e => {
    const [, t = ""] = /^\s*([\w-]+)/.exec(e) ?? [];
    const n = (0, l.Zt)(t) ?? t;
    return d.has(n) || n.startsWith("mcp__") || n === "Bash" && /\(\s*gh[ :]/.test(e);
   };
   return {
    ...t,
    allow: e.filter(isKept)
   };
  }
  const d = new Set("Read List Glob Grep TodoWrite WebFetch WebSearch Skill Task Comment Review Label Assign Issue CheckRun".split(" "));
  async function factsOf({event: e, settings: t}, n) {
   const {repository: s, item: u} = e;
   const l = t["github-token"];
   if (s === null || u === null || l === void 0) throw new Error("no pull request to read");
   const c = (0, o.r)((0, i.dC)(l, n), 1);
   const h = {
    owner: s.owner,
    repo: s.name,
    number: u.number
   };
   const d = await readPullRequest(c, h).catch((0, r.j6)(a.J, ({message: e, hint: t}) => fail(`GitHub did not return the pull request: ${e}`, t)));
   if (d === null) throw new Error("one request is not enough to read a pull request");
   return d;
  }
  const f = 50;
  const m = 500;
  async function fetchCommits(e, {number: t, base: n, commits: s}, {event: o, settings: a}, l) {
   const c = (0, i.Ek)(l, o.repository);
   const h = Math.min(Math.max(s + 1, f), m);
   const d = {
    address: c,
    token: a["github-token"] ?? null
   };
   return await e.fetchPullRequest(d, {
    number: t,
    base: n,
    depth: h
   }).catch((0, r.j6)(u.U, ({message: e, hint: t}) => fail(`git could not fetch it from ${c}: ${e}`, t)));
  }
  function fail(e, t) {
   const n = t === null ? "give the job `contents: read` and `pull-requests: read`" : (0, 
   c.Kx)(t);
   throw new r.yo({
    code: "checkout-failed",
    location: "checkout",
    message: "the files of the pull request are not available",
    found: e,
    hint: `${n}; or set checkout: none to work on the checkout of the workflow`
   });
  }
 }),
 90784: (function(e, t, n) {
  n.d(t, {
   Z: () => isReadOnlyHead
  });
  function isReadOnlyHead({pull: e, settings: t}) {
   return e !== null && e.of === "head" && e.facts.head.isFork && !t["allow-forks"];
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
   F3: () => i,
   bD: () => withRetry,
   kr: () => orRefusal,
   wj: () => withTimeout,
   wy: () => connectOctokit
  });
  var s = n(25422);
  var r = n(77523);
  const i = 4;
  const o = 3e4;
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
    const o = s < i && !t.aborted && (0, r.dg)(n);
    const a = o ? (0, r.fm)(n, s, e.now()) : null;
    if (a === null) throw n;
    await e.sleep(a, t);
   }
  }
  function withTimeout(e) {
   return (0, s.dn)(o, e);
  }
  async function unlessMissing(e) {
   try {
    return await e();
   } catch (e) {
    if ((0, r.b2)(e)) return null;
    throw e;
   }
  }
  async function orRefusal(e) {
   try {
    return await e();
   } catch (e) {
    const t = (0, r.Pq)(e);
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
  var r = n(60957);
  var i = n(44920);
  const o = 6e4;
  const a = 6e4;
  function isTransient(e) {
   if (!isRequestFailure(e)) return graphqlFailure(e)?.isTransient === true;
   const t = readFailure(e);
   return t.status === null || t.status >= 500 || isRateLimit(t);
  }
  function waitFor(e, t, n) {
   if (!isTransient(e)) return null;
   const s = isRequestFailure(e) ? readFailure(e) : null;
   const r = graphqlFailure(e);
   const i = r?.isRateLimit ?? (s !== null && isRateLimit(s));
   if (!i) return 1e3 * 2 ** (t - 1);
   const u = requestedWait(s ?? r ?? {
    headers: {}
   }, n) ?? a;
   return u <= o ? u : null;
  }
  function problemOf(e, t) {
   if (!isRequestFailure(e)) return (0, i.a)(e);
   const n = readFailure(e);
   const {id: s, message: o, hint: a} = explain(n, `${t.owner}/${t.repo}#${String(t.number)}`);
   return new r.J(n.status, o, a, s);
  }
  function writeProblemOf(e, t, n) {
   const s = graphqlFailure(e);
   if (s === null && !isRequestFailure(e)) return (0, i.a)(e);
   const o = s ?? readFailure(e);
   const {id: a, message: u, hint: l} = s === null ? explainWrite(o, t, n) : explainGraphql(s, t, n);
   return new r.J(o.status, u, l, a);
  }
  function explainGraphql(e, t, n) {
   const r = `GitHub did not write ${t}: ${e.message}`;
   return e.isForbidden ? {
    id: "token-lacks-permission",
    message: r,
    hint: (0, s.jj)(permissionsOf(e, n))
   } : {
    id: "github-refused",
    message: r,
    hint: s.i["github-refused"]
   };
  }
  function explainWrite(e, t, n) {
   const r = e.message === "" ? "" : `: ${e.message}`;
   const i = (0, s.jj)(permissionsOf(e, n));
   if (e.status === 403 && !isRateLimit(e)) {
    const n = `The token is not allowed to write ${t}${r}`;
    return /not permitted to create/i.test(e.message) ? known("pull-requests-not-permitted", n) : {
     id: "token-lacks-permission",
     message: n,
     hint: `${i} ${u}`
    };
   }
   if (e.status === 404) {
    const e = `GitHub cannot find the target of ${t}, or the token cannot access it`;
    return {
     id: "github-not-found",
     message: e,
     hint: `Check that the item exists. ${i}`
    };
   }
   if (e.status === null || e.status === 401) return explain(e, "");
   return known("github-refused", `GitHub answered ${String(e.status)} for ${t}${r}`);
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
   const r = e["x-ratelimit-remaining"] === "0";
   return r && Number.isFinite(s) ? Math.max(0, s * 1e3 - t) : null;
  }
  function isRequestFailure(e) {
   return e instanceof Error && typeof e.status === "number";
  }
  function readFailure({status: e, response: t, message: n}) {
   const s = t?.data;
   const r = [ s?.message ?? n, ...detailsOf(s?.errors) ].filter(e => typeof e === "string");
   return {
    status: t === void 0 ? null : e,
    message: r.join(": ").split("\n", 1)[0]?.slice(0, 300) ?? "",
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
   const r = [ ...new Set(s.map(e => String(e.message))) ].join(" ").slice(0, 300);
   const i = s.map(({type: e}) => String(e));
   const o = i.includes("RATE_LIMITED");
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
 28912: (function(e, t, n) {
  n.d(t, {
   r: () => createGitHubReader
  });
  var s = n(35548);
  var r = n(80353);
  var i = n(60957);
  var o = n(83823);
  function createGitHubReader(e, t) {
   let n = t;
   let s = null;
   const request = async (t, i) => {
    if (n <= 0) return null;
    n -= 1;
    s ??= (0, r.wy)(e);
    const a = await s;
    try {
     return await (0, r.bD)(e, e => i(a, e));
    } catch (e) {
     throw (0, o.K)(e, t);
    }
   };
   return {
    request: request,
    query: (e, t, n) => request(e, async (s, r) => {
     try {
      return {
       data: await s.graphql(t, {
        ...n,
        request: {
         signal: r
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
   const {data: r, errors: o} = e;
   if (!Array.isArray(o)) throw e;
   const a = [ ...new Set(o.map(({message: e}) => String(e).slice(0, 300))) ];
   if (r !== null && r !== void 0) return {
    data: r,
    errors: a
   };
   throw new i.J(200, `GitHub did not return ${t}: ${a.join(" ")}`, (0, s.jj)(n, "all"), "token-lacks-permission");
  }
 }),
 83823: (function(e, t, n) {
  n.d(t, {
   K: () => readProblem
  });
  var s = n(35548);
  var r = n(77523);
  var i = n(60957);
  var o = n(44920);
  function readProblem(e, {what: t, needs: n}) {
   if (!(0, r.UZ)(e)) return (0, o.a)(e);
   const a = (0, r.f1)(e);
   const u = a.message === "" ? "" : `: ${a.message}`;
   const problem = (e, t, n = s.i[e] ?? "") => new i.J(a.status, `${t}${u}`, n, e);
   if (a.status === null) return problem("github-unreachable", "GitHub could not be reached");
   if ((0, r.a5)(a)) return problem("rate-limited", `GitHub's rate limit blocked ${t}`);
   switch (a.status) {
   case 401:
    return problem("token-rejected", "GitHub refused the token");

   case 403:
    return problem("token-lacks-permission", `The token has no access to ${t}`, permissionHint(a, n));

   case 404:
   case 410:
    return problem("github-not-found", `GitHub cannot find ${t}, or the token cannot access it`, `It may have been deleted. If not: ${permissionHint(a, n)}`);

   default:
    return problem("github-failed", `GitHub answered ${String(a.status)} for ${t}`);
   }
  }
  function permissionHint(e, t) {
   if (t.length > 0) return (0, s.jj)((0, r.k0)(e, t));
   return "Pass a token of this repository as github-token; ${{ github.token }} is the usual one.";
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
 })
};
