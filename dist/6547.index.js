"use strict";

exports.id = 6547, exports.ids = [ 6547 ], exports.modules = {
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
   return `Add ${e.map(e => `\`${e}\``).join("any" === t ? " or " : " and ")} under permissions: of the job.`;
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
   return void 0 === t.thread ? conversation(e, t, n) : function(e, t, n) {
    const {pulls: i} = e.rest, call = () => callOf(t, n);
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
       if (404 !== i.status) throw i;
       return await conversation(e, t, n).create(s);
      }
     }
    };
   }(e, t, n);
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
  function callOf({owner: e, repo: t}, n) {
   return {
    owner: e,
    repo: t,
    request: {
     signal: (0, i.wj)(n)
    }
   };
  }
  const isLast = ({link: e}) => !0 !== e?.includes('rel="next"');
  function posted({data: e}) {
   return {
    id: e.id,
    url: e.html_url
   };
  }
  var s = n(77523), r = n(60957);
  const o = {
   login: "github-actions[bot]",
   id: null
  };
  function createGitHub(e) {
   const t = createRetryBudget(e), writeWith = n => (i, r, o) => {
    const bodyAfter = t => e.redact("string" == typeof o ? o : o(t));
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
     return t ??= openSession(e), await n(await t);
    } catch (n) {
     if (e.signal.aborted && (0, s.Ni)(n)) throw canceled();
     const a = o < i.F3 && !e.signal.aborted ? (0, s.fm)(n, o, e.clock.now()) : null;
     if (null === a) throw r(n);
     t = null, await e.clock.sleep(a, e.signal);
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
    }), {login: s, databaseId: r} = n.viewer ?? {};
    return "string" != typeof s ? o : {
     login: s,
     id: "number" == typeof r ? r : null
    };
   } catch (e) {
    if ((0, s.dg)(e) || 401 === e.status) throw e;
    return o;
   }
  }
  async function upsert(e, t) {
   const n = await update(e, t);
   if (null !== n) return n;
   const {id: i, url: s} = await commentPlace(e.octokit, t.target, t.signal).create(t.bodyAfter(null));
   return {
    id: i,
    url: s,
    action: "created"
   };
  }
  async function update({octokit: e, viewer: t}, {target: n, marker: i, bodyAfter: s, signal: r}) {
   const o = commentPlace(e, n, r), a = await async function(e, t, n) {
    for (let i = 1; ;i += 1) {
     const {comments: s, isLast: r} = await e.page(i), o = s.find(({body: e, user: i}) => !0 === e?.startsWith(t) && isViewer(i, n));
     if (void 0 !== o) return {
      id: o.id,
      body: o.body ?? ""
     };
     if (r) return null;
    }
   }(o, i, t);
   if (null === a) return null;
   try {
    const {id: e, url: t} = await o.update(a.id, s(a.body));
    return {
     id: e,
     url: t,
     action: "updated"
    };
   } catch (e) {
    if (404 !== e.status) throw e;
    return null;
   }
  }
  function isViewer(e, t) {
   return null !== e && (null === t.id ? e.login === t.login : e.id === t.id);
  }
 }),
 80353: (function(e, t, n) {
  n.d(t, {
   F3: () => r,
   bD: () => withRetry,
   wj: () => withTimeout,
   wy: () => connectOctokit
  });
  var i = n(50897), s = n(77523);
  const r = 4, o = 3e4;
  async function connectOctokit({token: e, apiUrl: t}) {
   const {getOctokit: i} = await Promise.all([ n.e(4119), n.e(2413) ]).then(n.bind(n, 92413)), silent = () => {};
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
    const o = i < r && !t.aborted && (0, s.dg)(n) ? (0, s.fm)(n, i, e.now()) : null;
    if (null === o) throw n;
    await e.sleep(o, t);
   }
  }
  function withTimeout(e) {
   return (0, i.dn)(o, e);
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
  var i = n(35548), s = n(60957), r = n(44920);
  const o = 6e4, a = 6e4;
  function isTransient(e) {
   if (!isRequestFailure(e)) return !0 === graphqlFailure(e)?.isTransient;
   const t = readFailure(e);
   return null === t.status || t.status >= 500 || isRateLimit(t);
  }
  function waitFor(e, t, n) {
   if (!isTransient(e)) return null;
   const i = isRequestFailure(e) ? readFailure(e) : null, s = graphqlFailure(e);
   if (!(s?.isRateLimit ?? (null !== i && isRateLimit(i)))) return 1e3 * 2 ** (t - 1);
   const r = function({headers: e}, t) {
    const n = Number(e["retry-after"] ?? Number.NaN);
    if (Number.isFinite(n) && n >= 0) return 1e3 * n;
    const i = Number(e["x-ratelimit-reset"] ?? Number.NaN);
    return "0" === e["x-ratelimit-remaining"] && Number.isFinite(i) ? Math.max(0, 1e3 * i - t) : null;
   }(i ?? s ?? {
    headers: {}
   }, n) ?? a;
   return r <= o ? r : null;
  }
  function problemOf(e, t) {
   if (!isRequestFailure(e)) return (0, r.a)(e);
   const n = readFailure(e), {id: i, message: o, hint: a} = explain(n, `${t.owner}/${t.repo}#${String(t.number)}`);
   return new s.J(n.status, o, a, i);
  }
  function writeProblemOf(e, t, n) {
   const o = graphqlFailure(e);
   if (null === o && !isRequestFailure(e)) return (0, r.a)(e);
   const a = o ?? readFailure(e), {id: l, message: c, hint: d} = null === o ? function(e, t, n) {
    const s = "" === e.message ? "" : `: ${e.message}`, r = (0, i.jj)(permissionsOf(e, n));
    if (403 === e.status && !isRateLimit(e)) {
     const n = `The token is not allowed to write ${t}${s}`;
     return /not permitted to create/i.test(e.message) ? known("pull-requests-not-permitted", n) : {
      id: "token-lacks-permission",
      message: n,
      hint: `${r} ${u}`
     };
    }
    return 404 === e.status ? {
     id: "github-not-found",
     message: `GitHub cannot find the target of ${t}, or the token cannot access it`,
     hint: `Check that the item exists. ${r}`
    } : null === e.status || 401 === e.status ? explain(e, "") : known("github-refused", `GitHub answered ${String(e.status)} for ${t}${s}`);
   }(a, t, n) : function(e, t, n) {
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
   }(o, t, n);
   return new s.J(a.status, c, d, l);
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
   const n = "" === e.message ? "" : `: ${e.message}`;
   return null === e.status ? known("github-unreachable", `GitHub could not be reached${n}`) : isRateLimit(e) ? known("rate-limited", `GitHub's rate limit blocked the comment on ${t}${n}`) : 401 === e.status ? known("token-rejected", `GitHub refused the token${n}`) : 403 === e.status ? function(e, t, n) {
    return /locked/i.test(e.message) ? {
     id: "github-refused",
     message: `The conversation of ${t} is locked${n}`,
     hint: "Unlock it, or leave comment out of publish."
    } : {
     id: "token-lacks-permission",
     message: `The token is not allowed to comment on ${t}${n}`,
     hint: `${(0, i.jj)(permissionsOf(e))} ${u}`
    };
   }(e, t, n) : 404 === e.status ? {
    id: "github-not-found",
    message: `GitHub cannot find ${t}, or the token cannot access it${n}`,
    hint: `Check that the item exists. ${(0, i.jj)(permissionsOf(e))}`
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
   const n = e["x-accepted-github-permissions"], i = "string" == typeof n ? n.match(/[a-z_]+=(?:read|write|admin)/g) : null;
   return i?.map(e => e.replace("=", ": ").replaceAll("_", "-")) ?? t;
  }
  function isRateLimit({status: e, message: t, headers: n}) {
   return 429 === e || 403 === e && (void 0 !== n["retry-after"] || "0" === n["x-ratelimit-remaining"] || /rate limit/i.test(t));
  }
  function isRequestFailure(e) {
   return e instanceof Error && "number" == typeof e.status;
  }
  function readFailure({status: e, response: t, message: n}) {
   const i = t?.data, s = [ i?.message ?? n, ...(r = i?.errors, Array.isArray(r) ? r.map(e => "string" == typeof e ? e : e?.message) : []) ].filter(e => "string" == typeof e);
   var r;
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
   const i = t.map(e => e), s = [ ...new Set(i.map(e => String(e.message))) ].join(" ").slice(0, 300), r = i.map(({type: e}) => String(e)), o = r.includes("RATE_LIMITED");
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
    super(t), this.status = e, this.hint = n, this.id = i, this.name = "GitHubProblem";
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
  var i = n(60957);
  function unexpectedAnswer(e) {
   if (!(e instanceof TypeError)) return e;
   const t = new i.J(null, `GitHub sent an unexpected response: ${e.message}`, "Run again; if the problem persists, check GITHUB_API_URL and any proxy.", "github-failed");
   return t.cause = e, t;
  }
 }),
 21559: (function(e, t, n) {
  n.d(t, {
   Ax: () => stickyOfRun,
   lt: () => commentTarget,
   t5: () => postResultComment
  });
  var i = n(42357), s = n(12673), r = n(90318), o = n(60957), a = n(64389);
  function stickyOfRun({runContext: {event: e, settings: t}, runId: n}) {
   const i = t["comment-mode"];
   return (0, a.fQ)(t["comment-key"], i, {
    run: n,
    answer: (0, a.uR)(i, e.trigger.triggerComment)
   });
  }
  function commentTarget({item: e, repository: t, trigger: n}, i) {
   if (null === e || null === t) return null;
   const s = "answer" === i ? n.triggerComment?.thread : void 0, r = {
    owner: t.owner,
    repo: t.name,
    number: e.number
   };
   return void 0 === s ? r : {
    ...r,
    thread: s
   };
  }
  async function postResultComment(e, t) {
   const {runContext: n, hostEnvironment: u, redact: l, log: c} = t, {event: d, settings: m} = n, f = u.onRunner ? "; the result is in the summary" : "", h = commentTarget(d, m["comment-mode"]);
   if (null === h) return m.publish.includes("summary") ? {
    url: null,
    notices: [],
    problem: null
   } : {
    url: null,
    notices: [ `The event has no issue or pull request, so no comment was posted${f}.` ],
    problem: null
   };
   const g = m["github-token"];
   if (void 0 === g) return {
    url: null,
    notices: [ `There is no github-token, so no comment was posted${f}.` ],
    problem: null
   };
   const p = (0, r.Cl)((0, s.C0)(g, {
    hostEnvironment: u,
    redact: l
   })), b = stickyOfRun(t);
   try {
    const t = await (0, a.p8)(e, {
     github: p,
     target: h,
     marker: b.marker
    });
    if (null === t) return c.info("no comment posted: the review shows the result"), 
    {
     url: null,
     notices: [],
     problem: null
    };
    c.info(`comment ${t.action}: ${t.url}`);
    const n = "success" === e.result.conclusion ? b.hides : [], s = await async function(e, {github: t, target: n, sticky: s, log: r}) {
     if (0 === s.hides.length) return [];
     try {
      const i = await t.hideComments(n, s.hides, e);
      return i > 0 && r.info(`comments of earlier runs hidden: ${String(i)}`), [];
     } catch (e) {
      return (0, i.ki)(e, o.J), [ warned(`The comments of earlier runs could not be hidden: ${e.sentences}`, r) ];
     }
    }(t.id, {
     github: p,
     target: h,
     sticky: {
      ...b,
      hides: n
     },
     log: c
    });
    return {
     url: t.url,
     notices: s,
     problem: null
    };
   } catch (e) {
    (0, i.ki)(e, o.J);
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
 }),
 15917: (function(e, t, n) {
  n.d(t, {
   WT: () => findingsSection,
   WX: () => findingsOf,
   YR: () => locationOfFinding
  });
  var i = n(54539), s = n(20653), r = n(83874), o = n(99180);
  const a = 4e3;
  function findingsOf({requests: e, structured: t}) {
   const n = e.flatMap(e => "findings" === e.kind ? e.findings : []), i = (0, r.K)(), s = function(e) {
    const t = isRecord(e) ? e.findings : null;
    return Array.isArray(t) ? t.slice(0, a) : [];
   }(t).map(e => function(e, t) {
    if (!isRecord(e)) return null;
    const n = Object.entries(e).filter(([e, n]) => Object.hasOwn(t.shape, e) && null !== n), {data: i} = t.safeParse(Object.fromEntries(n));
    return void 0 === i ? null : (0, r.C)(i);
   }(e, i)), o = s.filter(e => null !== e), u = [ ...n, ...o ].slice(0, a);
   return {
    findings: [ ...new Map(u.map(e => [ JSON.stringify(e), e ])).values() ],
    invalid: 0 === o.length ? 0 : s.length - o.length
   };
  }
  function isRecord(e) {
   return "object" == typeof e && null !== e && !Array.isArray(e);
  }
  function findingsSection(e, t) {
   const n = e.slice(0, t), r = e.length - n.length, a = n.map(e => {
    const t = (0, o.ti)((0, s.ml)(locationOfFinding(e), 200));
    return `| ${e.severity} | ${t} | ${(0, o.xG)((0, s.ml)(e.title, 200))} | ${(0, o.xG)((0, 
    s.ml)(e.message, 500))} |`;
   });
   return [ `#### Findings (${(0, i.Z)(e.length)})`, [ "| Severity | Location | Title | Details |", "| --- | --- | --- | --- |", ...a ].join("\n"), ...r > 0 ? [ `And ${(0, 
   i.B)(r, "more finding")}.` ] : [] ].join("\n\n");
  }
  function locationOfFinding({path: e, line: t, endLine: n}) {
   return `${e}:${String(t)}${void 0 === n ? "" : `-${String(n)}`}`;
  }
 }),
 83874: (function(e, t, n) {
  n.d(t, {
   C: () => withoutGaps,
   K: () => findingInput
  });
  var i = n(94343), s = n(43759), r = n(75440), o = n(36795);
  const a = 1e7, findingInput = () => i.rej({
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
    empty: !0,
    most: 2e4
   })),
   rule: i.lqM(i.YjP().check(s.Fk(/^[A-Za-z0-9._/-]{1,100}$/), i.q0y("A short, stable name for this kind of finding.")))
  });
  function withoutGaps({endLine: e, suggestion: t, rule: n, ...i}) {
   return {
    ...i,
    path: i.path.replace(/^\.\//, ""),
    ...void 0 === e || e <= i.line ? {} : {
     endLine: e
    },
    ...void 0 === t ? {} : {
     suggestion: t
    },
    ...void 0 === n ? {} : {
     rule: n
    }
   };
  }
 })
};
