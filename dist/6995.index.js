"use strict";

exports.id = 6995;

exports.ids = [ 6995 ];

exports.modules = {
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
   const {id: o, message: u, hint: c} = s === null ? explainWrite(a, t, n) : explainGraphql(s, t, n);
   return new i.J(a.status, u, c, o);
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
 56995: (function(e, t, n) {
  n.d(t, {
   reactToFailure: () => reactToFailure,
   startReaction: () => startReaction
  });
  var s = n(42357);
  var i = n(12673);
  var r = n(60957);
  var a = n(80353);
  var o = n(83823);
  function createReactions(e, {owner: t, repo: n, number: s, comment: i}) {
   const r = [ i?.kind === "review-comment" ? "pull-requests: write" : "issues: write", "pull-requests: write" ];
   const common = () => ({
    owner: t,
    repo: n,
    request: {
     signal: (0, a.wj)(e.signal)
    }
   });
   const call = async i => {
    try {
     return await i(await (0, a.wy)(e));
    } catch (e) {
     throw (0, o.K)(e, {
      what: `the reactions on ${t}/${n}#${String(s)}`,
      needs: [ ...new Set(r) ]
     });
    }
   };
   return {
    add: e => call(async ({rest: {reactions: t}}) => {
     const n = {
      ...common(),
      content: e
     };
     if (i === null) return (await t.createForIssue({
      ...n,
      issue_number: s
     })).data.id;
     const r = {
      ...n,
      comment_id: i.id
     };
     if (i.kind === "comment") return (await t.createForIssueComment(r)).data.id;
     return (await t.createForPullRequestReviewComment(r)).data.id;
    }),
    remove: e => call(async ({rest: {reactions: t}}) => {
     const n = {
      ...common(),
      reaction_id: e
     };
     i === null ? await t.deleteForIssue({
      ...n,
      issue_number: s
     }) : i.kind === "comment" ? await t.deleteForIssueComment({
      ...n,
      comment_id: i.id
     }) : await t.deleteForPullRequestComment({
      ...n,
      comment_id: i.id
     });
    })
   };
  }
  var u = n(25422);
  const c = 1e4;
  const l = 2e3;
  async function startReaction(e, t, n) {
   const s = reactionsOf(e, t);
   const i = s === null ? null : await orWarn(n, () => s.add("eyes"));
   if (i === null) return null;
   return async s => {
    const r = reactionsOf(e, t);
    if (r === null) return;
    await orWarn(n, async () => {
     await r.add(s === "success" ? "+1" : "confused");
     await r.remove(i);
    });
   };
  }
  async function reactToFailure(e, t, n) {
   const s = reactionsOf(e, t);
   s !== null && await orWarn(n, () => s.add("confused"));
  }
  function reactionsOf({event: e, settings: t}, {environment: n, signal: s}) {
   const r = t["github-token"];
   const {item: a, repository: o, trigger: d} = e;
   if (r === void 0 || a === null || o === null) return null;
   const {triggerComment: m} = d;
   const f = m?.id ?? null;
   const h = m === null || m.kind === "review" || f === null ? null : {
    kind: m.kind,
    id: f
   };
   return createReactions((0, i.dC)(r, {
    environment: n,
    signal: (0, u.dn)(c, (0, u.BE)(s, l))
   }), {
    owner: o.owner,
    repo: o.name,
    number: a.number,
    comment: h
   });
  }
  async function orWarn(e, t) {
   try {
    return await t();
   } catch (t) {
    (0, s.ki)(t, r.J);
    e.warning(`Could not add the reaction: ${t.sentences}`);
    return null;
   }
  }
 })
};
