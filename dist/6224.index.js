"use strict";

exports.id = 6224;

exports.ids = [ 6224 ];

exports.modules = {
 56224: (function(e, t, n) {
  n.d(t, {
   removeTriggerLabel: () => removeTriggerLabel
  });
  var r = n(42357);
  var s = n(12673);
  var i = n(60957);
  var a = n(80353);
  var o = n(28912);
  async function removeLabel(e, {owner: t, repo: n, number: r}, s) {
   const i = {
    what: `the labels of ${t}/${n}#${String(r)}`,
    needs: [ "issues: write", "pull-requests: write" ]
   };
   await (0, o.r)(e, 1).request(i, (e, i) => (0, a.F2)(() => e.rest.issues.removeLabel({
    owner: t,
    repo: n,
    issue_number: r,
    name: s,
    request: {
     signal: i
    }
   })));
  }
  var u = n(25422);
  const l = 1e4;
  async function removeTriggerLabel({event: e, settings: t}, {environment: n, signal: a}, o) {
   const {action: c, item: d, repository: h, trigger: f} = e;
   const m = t["github-token"];
   if (c !== "labeled" || f.label === null || d === null || h === null) return;
   if (t["label-trigger"].length === 0) {
    o.warning("The label was not removed, because remove-label needs label-trigger.");
    return;
   }
   if (m === void 0) {
    o.warning("The label was not removed, because no github-token is set.");
    return;
   }
   try {
    const e = (0, s.dC)(m, {
     environment: n,
     signal: (0, u.dn)(l, a)
    });
    const t = {
     owner: h.owner,
     repo: h.name,
     number: d.number
    };
    await removeLabel(e, t, f.label);
   } catch (e) {
    (0, r.ki)(e, i.J);
    o.warning(`The label was not removed. ${e.sentences}`);
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
  var r = n(25422);
  var s = n(77523);
  const i = 4;
  const a = 3e4;
  async function connectOctokit({token: e, apiUrl: t}) {
   const {getOctokit: r} = await Promise.all([ n.e(4119), n.e(2413) ]).then(n.bind(n, 92413));
   const silent = () => {};
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
    const a = r < i && !t.aborted && (0, s.dg)(n);
    const o = a ? (0, s.fm)(n, r, e.now()) : null;
    if (o === null) throw n;
    await e.sleep(o, t);
   }
  }
  function withTimeout(e) {
   return (0, r.dn)(a, e);
  }
  async function unlessMissing(e) {
   try {
    return await e();
   } catch (e) {
    if ((0, s.b2)(e)) return null;
    throw e;
   }
  }
  async function orRefusal(e) {
   try {
    return await e();
   } catch (e) {
    const t = (0, s.Pq)(e);
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
  var r = n(35548);
  var s = n(60957);
  var i = n(44920);
  const a = 6e4;
  const o = 6e4;
  function isTransient(e) {
   if (!isRequestFailure(e)) return graphqlFailure(e)?.isTransient === true;
   const t = readFailure(e);
   return t.status === null || t.status >= 500 || isRateLimit(t);
  }
  function waitFor(e, t, n) {
   if (!isTransient(e)) return null;
   const r = isRequestFailure(e) ? readFailure(e) : null;
   const s = graphqlFailure(e);
   const i = s?.isRateLimit ?? (r !== null && isRateLimit(r));
   if (!i) return 1e3 * 2 ** (t - 1);
   const u = requestedWait(r ?? s ?? {
    headers: {}
   }, n) ?? o;
   return u <= a ? u : null;
  }
  function problemOf(e, t) {
   if (!isRequestFailure(e)) return (0, i.a)(e);
   const n = readFailure(e);
   const {id: r, message: a, hint: o} = explain(n, `${t.owner}/${t.repo}#${String(t.number)}`);
   return new s.J(n.status, a, o, r);
  }
  function writeProblemOf(e, t, n) {
   const r = graphqlFailure(e);
   if (r === null && !isRequestFailure(e)) return (0, i.a)(e);
   const a = r ?? readFailure(e);
   const {id: o, message: u, hint: l} = r === null ? explainWrite(a, t, n) : explainGraphql(r, t, n);
   return new s.J(a.status, u, l, o);
  }
  function explainGraphql(e, t, n) {
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
  }
  function explainWrite(e, t, n) {
   const s = e.message === "" ? "" : `: ${e.message}`;
   const i = (0, r.jj)(permissionsOf(e, n));
   if (e.status === 403 && !isRateLimit(e)) {
    const n = `The token is not allowed to write ${t}${s}`;
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
   return known("github-refused", `GitHub answered ${String(e.status)} for ${t}${s}`);
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
   const n = e.message === "" ? "" : `: ${e.message}`;
   if (e.status === null) return known("github-unreachable", `GitHub could not be reached${n}`);
   if (isRateLimit(e)) return known("rate-limited", `GitHub's rate limit blocked the comment on ${t}${n}`);
   if (e.status === 401) return known("token-rejected", `GitHub refused the token${n}`);
   if (e.status === 403) return forbidden(e, t, n);
   if (e.status === 404) return {
    id: "github-not-found",
    message: `GitHub cannot find ${t}, or the token cannot access it${n}`,
    hint: `Check that the item exists. ${(0, r.jj)(permissionsOf(e))}`
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
    hint: `${(0, r.jj)(permissionsOf(e))} ${u}`
   };
  }
  function permissionsOf({headers: e}, t = [ "issues: write", "pull-requests: write" ]) {
   const n = e["x-accepted-github-permissions"];
   const r = typeof n === "string" ? n.match(/[a-z_]+=(?:read|write|admin)/g) : null;
   return r?.map(e => e.replace("=", ": ").replaceAll("_", "-")) ?? t;
  }
  function isRateLimit({status: e, message: t, headers: n}) {
   if (e === 429) return true;
   if (e !== 403) return false;
   return n["retry-after"] !== void 0 || n["x-ratelimit-remaining"] === "0" || /rate limit/i.test(t);
  }
  function requestedWait({headers: e}, t) {
   const n = Number(e["retry-after"] ?? Number.NaN);
   if (Number.isFinite(n) && n >= 0) return n * 1e3;
   const r = Number(e["x-ratelimit-reset"] ?? Number.NaN);
   const s = e["x-ratelimit-remaining"] === "0";
   return s && Number.isFinite(r) ? Math.max(0, r * 1e3 - t) : null;
  }
  function isRequestFailure(e) {
   return e instanceof Error && typeof e.status === "number";
  }
  function readFailure({status: e, response: t, message: n}) {
   const r = t?.data;
   const s = [ r?.message ?? n, ...detailsOf(r?.errors) ].filter(e => typeof e === "string");
   return {
    status: t === void 0 ? null : e,
    message: s.join(": ").split("\n", 1)[0]?.slice(0, 300) ?? "",
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
   const r = t.map(e => e);
   const s = [ ...new Set(r.map(e => String(e.message))) ].join(" ").slice(0, 300);
   const i = r.map(({type: e}) => String(e));
   const a = i.includes("RATE_LIMITED");
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
 28912: (function(e, t, n) {
  n.d(t, {
   r: () => createGitHubReader
  });
  var r = n(35548);
  var s = n(80353);
  var i = n(60957);
  var a = n(83823);
  function createGitHubReader(e, t) {
   let n = t;
   let r = null;
   const request = async (t, i) => {
    if (n <= 0) return null;
    n -= 1;
    r ??= (0, s.wy)(e);
    const o = await r;
    try {
     return await (0, s.bD)(e, e => i(o, e));
    } catch (e) {
     throw (0, a.K)(e, t);
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
      return partialAnswer(t, e);
     }
    })
   };
  }
  function partialAnswer(e, {what: t, needs: n}) {
   const {data: s, errors: a} = e;
   if (!Array.isArray(a)) throw e;
   const o = [ ...new Set(a.map(({message: e}) => String(e).slice(0, 300))) ];
   if (s !== null && s !== void 0) return {
    data: s,
    errors: o
   };
   throw new i.J(200, `GitHub did not return ${t}: ${o.join(" ")}`, (0, r.jj)(n, "all"), "token-lacks-permission");
  }
 }),
 83823: (function(e, t, n) {
  n.d(t, {
   K: () => readProblem
  });
  var r = n(35548);
  var s = n(77523);
  var i = n(60957);
  var a = n(44920);
  function readProblem(e, {what: t, needs: n}) {
   if (!(0, s.UZ)(e)) return (0, a.a)(e);
   const o = (0, s.f1)(e);
   const u = o.message === "" ? "" : `: ${o.message}`;
   const problem = (e, t, n = r.i[e] ?? "") => new i.J(o.status, `${t}${u}`, n, e);
   if (o.status === null) return problem("github-unreachable", "GitHub could not be reached");
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
   if (t.length > 0) return (0, r.jj)((0, s.k0)(e, t));
   return "Pass a token of this repository as github-token; ${{ github.token }} is the usual one.";
  }
 }),
 60957: (function(e, t, n) {
  n.d(t, {
   J: () => GitHubProblem
  });
  var r = n(20653);
  class GitHubProblem extends Error {
   status;
   hint;
   id;
   constructor(e, t, n, r = null) {
    super(t);
    this.status = e;
    this.hint = n;
    this.id = r;
    this.name = "GitHubProblem";
   }
   get sentences() {
    return `${(0, r.KG)(this.message)} ${this.hint}${this.id === null ? "" : ` [${this.id}]`}`;
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
   t.cause = e;
   return t;
  }
 })
};
