"use strict";

exports.id = 6547;

exports.ids = [ 6547 ];

exports.modules = {
 35548: (function(e, t, n) {
  n.d(t, {
   eI: () => asClause,
   i: () => i,
   jj: () => permissionFix
  });
  const i = {
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
 90318: (function(e, t, n) {
  n.d(t, {
   Cl: () => createGitHub,
   Ce: () => createRetryBudget,
   Z$: () => isViewer
  });
  var i = n(80353);
  function commentPlace(e, t, n) {
   return t.thread === void 0 ? conversation(e, t, n) : threads(e, t, n);
  }
  function conversation({rest: {issues: e}}, t, n) {
   const call = () => callOf(t, n);
   return {
    async page(n) {
     const {data: i, headers: s} = await e.listComments({
      ...{
       ...call(),
       issue_number: t.number,
       per_page: 100,
       page: n
      }
     });
     return {
      comments: i,
      isLast: isLast(s)
     };
    },
    update: async (t, n) => posted(await e.updateComment({
     ...call(),
     comment_id: t,
     body: n
    })),
    create: async n => posted(await e.createComment({
     ...call(),
     issue_number: t.number,
     body: n
    }))
   };
  }
  function threads(e, t, n) {
   const {pulls: i} = e.rest;
   const call = () => callOf(t, n);
   return {
    async page(e) {
     const {data: n, headers: s} = await i.listReviewComments({
      ...{
       ...call(),
       pull_number: t.number,
       per_page: 100,
       page: e
      }
     });
     return {
      comments: n,
      isLast: isLast(s)
     };
    },
    update: async (e, t) => posted(await i.updateReviewComment({
     ...call(),
     comment_id: e,
     body: t
    })),
    async create(s) {
     try {
      const e = {
       ...call(),
       pull_number: t.number,
       comment_id: t.thread ?? 0,
       body: s
      };
      return posted(await i.createReplyForReviewComment(e));
     } catch (i) {
      if (i.status !== 404) throw i;
      return await conversation(e, t, n).create(s);
     }
    }
   };
  }
  function callOf({owner: e, repo: t}, n) {
   return {
    owner: e,
    repo: t,
    request: {
     signal: (0, i.wj)(n)
    }
   };
  }
  const isLast = ({link: e}) => e?.includes('rel="next"') !== true;
  function posted({data: e}) {
   return {
    id: e.id,
    url: e.html_url
   };
  }
  var s = n(77523);
  var r = n(60957);
  const o = {
   login: "github-actions[bot]",
   id: null
  };
  function createGitHub(e) {
   const t = createRetryBudget(e);
   const writeWith = n => (i, r, o) => {
    const bodyAfter = t => e.redact(typeof o === "string" ? o : o(t));
    return t(t => n(t, {
     target: i,
     marker: r,
     bodyAfter: bodyAfter,
     signal: e.signal
    }), e => (0, s.Zw)(e, i));
   };
   return {
    upsertComment: writeWith(upsert),
    updateComment: writeWith(update),
    hideComments: (i, r, o) => t(async ({octokit: t, viewer: s}) => {
     const {hideComments: a} = await n.e(6045).then(n.bind(n, 56045));
     return await a(t, {
      target: i,
      beginnings: r,
      except: o,
      signal: e.signal,
      isOwn: e => isViewer(e, s)
     });
    }, e => (0, s.OR)(e, "the state of earlier comments", [ "issues: write", "pull-requests: write" ]))
   };
  }
  function createRetryBudget(e) {
   let t = null;
   return async (n, r) => {
    for (let o = 1; ;o += 1) try {
     t ??= openSession(e);
     return await n(await t);
    } catch (n) {
     if (e.signal.aborted && (0, s.Ni)(n)) throw canceled();
     const a = o < i.F3 && !e.signal.aborted ? (0, s.fm)(n, o, e.clock.now()) : null;
     if (a === null) throw r(n);
     t = null;
     await e.clock.sleep(a, e.signal);
    }
   };
  }
  const canceled = () => new r.J(null, "The time for posts was over before GitHub answered", "GitHub may have carried out the request all the same.");
  async function openSession(e) {
   const t = await (0, i.wy)(e);
   return {
    octokit: t,
    viewer: await readViewer(t, e.signal)
   };
  }
  async function readViewer(e, t) {
   try {
    const n = await e.graphql("{ viewer { login databaseId } }", {
     request: {
      signal: (0, i.wj)(t)
     }
    });
    const {login: s, databaseId: r} = n.viewer ?? {};
    if (typeof s !== "string") return o;
    return {
     login: s,
     id: typeof r === "number" ? r : null
    };
   } catch (e) {
    if ((0, s.dg)(e) || e.status === 401) throw e;
    return o;
   }
  }
  async function upsert(e, t) {
   const n = await update(e, t);
   if (n !== null) return n;
   const {id: i, url: s} = await commentPlace(e.octokit, t.target, t.signal).create(t.bodyAfter(null));
   return {
    id: i,
    url: s,
    action: "created"
   };
  }
  async function update({octokit: e, viewer: t}, {target: n, marker: i, bodyAfter: s, signal: r}) {
   const o = commentPlace(e, n, r);
   const a = await findComment(o, i, t);
   if (a === null) return null;
   try {
    const {id: e, url: t} = await o.update(a.id, s(a.body));
    return {
     id: e,
     url: t,
     action: "updated"
    };
   } catch (e) {
    if (e.status !== 404) throw e;
    return null;
   }
  }
  async function findComment(e, t, n) {
   for (let i = 1; ;i += 1) {
    const {comments: s, isLast: r} = await e.page(i);
    const o = s.find(({body: e, user: i}) => e?.startsWith(t) === true && isViewer(i, n));
    if (o !== void 0) return {
     id: o.id,
     body: o.body ?? ""
    };
    if (r) return null;
   }
  }
  function isViewer(e, t) {
   return e !== null && (t.id === null ? e.login === t.login : e.id === t.id);
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
  var i = n(50897);
  var s = n(77523);
  const r = 4;
  const o = 3e4;
  async function connectOctokit({token: e, apiUrl: t}) {
   const {getOctokit: i} = await Promise.all([ n.e(4119), n.e(2413) ]).then(n.bind(n, 92413));
   const silent = () => {};
   return i(e, {
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
   for (let i = 1; ;i += 1) try {
    return await n(withTimeout(t));
   } catch (n) {
    const o = i < r && !t.aborted && (0, s.dg)(n);
    const a = o ? (0, s.fm)(n, i, e.now()) : null;
    if (a === null) throw n;
    await e.sleep(a, t);
   }
  }
  function withTimeout(e) {
   return (0, i.dn)(o, e);
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
  var i = n(35548);
  var s = n(60957);
  var r = n(44920);
  const o = 6e4;
  const a = 6e4;
  function isTransient(e) {
   if (!isRequestFailure(e)) return graphqlFailure(e)?.isTransient === true;
   const t = readFailure(e);
   return t.status === null || t.status >= 500 || isRateLimit(t);
  }
  function waitFor(e, t, n) {
   if (!isTransient(e)) return null;
   const i = isRequestFailure(e) ? readFailure(e) : null;
   const s = graphqlFailure(e);
   const r = s?.isRateLimit ?? (i !== null && isRateLimit(i));
   if (!r) return 1e3 * 2 ** (t - 1);
   const u = requestedWait(i ?? s ?? {
    headers: {}
   }, n) ?? a;
   return u <= o ? u : null;
  }
  function problemOf(e, t) {
   if (!isRequestFailure(e)) return (0, r.a)(e);
   const n = readFailure(e);
   const {id: i, message: o, hint: a} = explain(n, `${t.owner}/${t.repo}#${String(t.number)}`);
   return new s.J(n.status, o, a, i);
  }
  function writeProblemOf(e, t, n) {
   const i = graphqlFailure(e);
   if (i === null && !isRequestFailure(e)) return (0, r.a)(e);
   const o = i ?? readFailure(e);
   const {id: a, message: u, hint: c} = i === null ? explainWrite(o, t, n) : explainGraphql(i, t, n);
   return new s.J(o.status, u, c, a);
  }
  function explainGraphql(e, t, n) {
   const s = `GitHub did not write ${t}: ${e.message}`;
   return e.isForbidden ? {
    id: "token-lacks-permission",
    message: s,
    hint: (0, i.jj)(permissionsOf(e, n))
   } : {
    id: "github-refused",
    message: s,
    hint: i.i["github-refused"]
   };
  }
  function explainWrite(e, t, n) {
   const s = e.message === "" ? "" : `: ${e.message}`;
   const r = (0, i.jj)(permissionsOf(e, n));
   if (e.status === 403 && !isRateLimit(e)) {
    const n = `The token is not allowed to write ${t}${s}`;
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
   return known("github-refused", `GitHub answered ${String(e.status)} for ${t}${s}`);
  }
  const u = "On pull requests from forks, the token is read-only, whatever the workflow says.";
  function known(e, t) {
   return {
    id: e,
    message: t,
    hint: i.i[e] ?? ""
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
    hint: `Check that the item exists. ${(0, i.jj)(permissionsOf(e))}`
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
    hint: `${(0, i.jj)(permissionsOf(e))} ${u}`
   };
  }
  function permissionsOf({headers: e}, t = [ "issues: write", "pull-requests: write" ]) {
   const n = e["x-accepted-github-permissions"];
   const i = typeof n === "string" ? n.match(/[a-z_]+=(?:read|write|admin)/g) : null;
   return i?.map(e => e.replace("=", ": ").replaceAll("_", "-")) ?? t;
  }
  function isRateLimit({status: e, message: t, headers: n}) {
   if (e === 429) return true;
   if (e !== 403) return false;
   return n["retry-after"] !== void 0 || n["x-ratelimit-remaining"] === "0" || /rate limit/i.test(t);
  }
  function requestedWait({headers: e}, t) {
   const n = Number(e["retry-after"] ?? Number.NaN);
   if (Number.isFinite(n) && n >= 0) return n * 1e3;
   const i = Number(e["x-ratelimit-reset"] ?? Number.NaN);
   const s = e["x-ratelimit-remaining"] === "0";
   return s && Number.isFinite(i) ? Math.max(0, i * 1e3 - t) : null;
  }
  function isRequestFailure(e) {
   return e instanceof Error && typeof e.status === "number";
  }
  function readFailure({status: e, response: t, message: n}) {
   const i = t?.data;
   const s = [ i?.message ?? n, ...detailsOf(i?.errors) ].filter(e => typeof e === "string");
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
   const i = t.map(e => e);
   const s = [ ...new Set(i.map(e => String(e.message))) ].join(" ").slice(0, 300);
   const r = i.map(({type: e}) => String(e));
   const o = r.includes("RATE_LIMITED");
   return {
    status: 200,
    message: s,
    headers: n ?? {},
    isRateLimit: o,
    isForbidden: r.includes("FORBIDDEN") || /not accessible|permission/i.test(s),
    isTransient: o || /^Something went wrong while executing/.test(s)
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
   id;
   constructor(e, t, n, i = null) {
    super(t);
    this.status = e;
    this.hint = n;
    this.id = i;
    this.name = "GitHubProblem";
   }
   get sentences() {
    const e = /[.!?]$/.test(this.message) ? this.message : `${this.message}.`;
    return `${e} ${this.hint}${this.id === null ? "" : ` [${this.id}]`}`;
   }
  }
 }),
 44920: (function(e, t, n) {
  n.d(t, {
   a: () => unexpectedAnswer
  });
  var i = n(60957);
  function unexpectedAnswer(e) {
   if (!(e instanceof TypeError)) return e;
   const t = new i.J(null, `GitHub sent an unexpected response: ${e.message}`, "Run again; if the problem persists, check GITHUB_API_URL and any proxy.", "github-failed");
   t.cause = e;
   return t;
  }
 }),
 21559: (function(e, t, n) {
  n.d(t, {
   Ax: () => stickyOfRun,
   lt: () => commentTarget,
   n3: () => notPosted,
   t5: () => postResultComment
  });
  var i = n(42357);
  var s = n(12673);
  var r = n(90318);
  var o = n(60957);
  var a = n(64389);
  const notPosted = (...e) => ({
   url: null,
   notices: e,
   problem: null
  });
  function stickyOfRun({runContext: {event: e, settings: t}, runId: n}) {
   const i = t["comment-mode"];
   return (0, a.fQ)(t["comment-key"], i, {
    run: n,
    answer: (0, a.uR)(i, e.trigger.triggerComment)
   });
  }
  function commentTarget({item: e, repository: t, trigger: n}, i) {
   if (e === null || t === null) return null;
   const s = i === "answer" ? n.triggerComment?.thread : void 0;
   const r = {
    owner: t.owner,
    repo: t.name,
    number: e.number
   };
   return s === void 0 ? r : {
    ...r,
    thread: s
   };
  }
  async function postResultComment(e, t) {
   const {runContext: n, hostEnvironment: u, redact: c, log: l} = t;
   const {event: d, settings: m} = n;
   const f = u.onRunner ? "; the result is in the summary" : "";
   const h = commentTarget(d, m["comment-mode"]);
   if (h === null) return m.publish.includes("summary") ? notPosted() : notPosted(`The event has no issue or pull request, so no comment was posted${f}.`);
   const g = m["github-token"];
   if (g === void 0) return notPosted(`No github-token is set, so no comment was posted${f}.`);
   const p = (0, r.Cl)((0, s.C0)(g, {
    hostEnvironment: u,
    redact: c
   }));
   const w = stickyOfRun(t);
   try {
    const t = await (0, a.p8)(e, {
     github: p,
     target: h,
     marker: w.marker
    });
    if (t === null) {
     l.info("no comment posted: the review shows the result");
     return notPosted();
    }
    l.info(`comment ${t.action}: ${t.url}`);
    const n = e.result.conclusion === "success" ? w.hides : [];
    const i = await hideEarlier(t.id, {
     github: p,
     target: h,
     sticky: {
      ...w,
      hides: n
     },
     log: l
    });
    return {
     url: t.url,
     notices: i,
     problem: null
    };
   } catch (e) {
    (0, i.ki)(e, o.J);
    const t = `The comment could not be posted: ${e.sentences}`;
    return {
     url: null,
     notices: [ warned(t, l) ],
     problem: t
    };
   }
  }
  async function hideEarlier(e, {github: t, target: n, sticky: s, log: r}) {
   if (s.hides.length === 0) return [];
   const a = await t.hideComments(n, s.hides, e).catch((0, i.j6)(o.J, e => e));
   if (a instanceof o.J) return [ warned(`The comments of earlier runs could not be hidden: ${a.sentences}`, r) ];
   a > 0 && r.info(`comments of earlier runs hidden: ${String(a)}`);
   return [];
  }
  function warned(e, t) {
   t.warning(e);
   return e;
  }
 }),
 15917: (function(e, t, n) {
  n.d(t, {
   WT: () => findingsSection,
   WX: () => findingsOf,
   YR: () => locationOfFinding
  });
  var i = n(54539);
  var s = n(20274);
  var r = n(20653);
  var o = n(83874);
  var a = n(99180);
  const u = 4e3;
  function findingsOf({requests: e, structured: t}) {
   const n = e.flatMap(e => e.kind === "findings" ? e.findings : []);
   const i = (0, o.K)();
   const r = (0, s._j)((0, s.qY)(t)["findings"]).slice(0, u);
   const a = r.map(e => asFinding(e, i));
   const c = a.filter(e => e !== null);
   const l = [ ...n, ...c ].slice(0, u);
   return {
    findings: [ ...new Map(l.map(e => [ JSON.stringify(e), e ])).values() ],
    invalid: c.length === 0 ? 0 : a.length - c.length
   };
  }
  function asFinding(e, t) {
   if (!(0, s.u4)(e)) return null;
   const n = Object.entries(e).filter(([e, n]) => Object.hasOwn(t.shape, e) && n !== null);
   const {data: i} = t.safeParse(Object.fromEntries(n));
   return i === void 0 ? null : (0, o.C)(i);
  }
  function findingsSection(e, t) {
   const n = e.slice(0, t);
   const s = e.length - n.length;
   const o = n.map(e => {
    const t = (0, a.ti)((0, r.ml)(locationOfFinding(e), 200));
    return `| ${e.severity} | ${t} | ${(0, a.xG)((0, r.ml)(e.title, 200))} | ${(0, a.xG)((0, 
    r.ml)(e.message, 500))} |`;
   });
   return [ `#### Findings (${(0, i.ZV)(e.length)})`, [ "| Severity | Location | Title | Details |", "| --- | --- | --- | --- |", ...o ].join("\n"), ...s > 0 ? [ `And ${(0, 
   i.B4)(s, "more finding")}.` ] : [] ].join("\n\n");
  }
  function locationOfFinding({path: e, line: t, endLine: n}) {
   return `${e}:${String(t)}${n === void 0 ? "" : `-${String(n)}`}`;
  }
 }),
 83874: (function(e, t, n) {
  n.d(t, {
   C: () => withoutGaps,
   K: () => findingInput
  });
  var i = n(94343);
  var s = n(43759);
  var r = n(75440);
  var o = n(36795);
  const a = 1e7;
  const findingInput = () => i.rej({
   path: (0, r._Z)("File, relative to the repository.", {
    most: 4096
   }),
   line: (0, r.$A)("Line number in the current file.", 1, a),
   endLine: i.lqM((0, r.$A)("Last line, if the finding covers several lines.", 1, a)),
   severity: i.k5n(o.gO),
   title: (0, r._Z)("The problem, in a few words.", {
    most: 200
   }),
   message: (0, r._Z)("Why it is a problem and how to fix it, as plain text.", {
    most: 5e3
   }),
   suggestion: i.lqM((0, r._Z)("Replacement for these lines.", {
    empty: true,
    most: 2e4
   })),
   rule: i.lqM(i.YjP().check(s.Fk(/^[A-Za-z0-9._/-]{1,100}$/), i.q0y("A short, stable name for this kind of finding.")))
  });
  function withoutGaps({endLine: e, suggestion: t, rule: n, ...i}) {
   return {
    ...i,
    path: i.path.replace(/^\.\//, ""),
    ...e === void 0 || e <= i.line ? {} : {
     endLine: e
    },
    ...t === void 0 ? {} : {
     suggestion: t
    },
    ...n === void 0 ? {} : {
     rule: n
    }
   };
  }
 })
};
