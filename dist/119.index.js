"use strict";

exports.id = 119;

exports.ids = [ 119 ];

exports.modules = {
 31111: (function(t, e, n) {
  n.d(e, {
   I: () => patchSection,
   p: () => r
  });
  var s = n(51061);
  const r = 4e4;
  function patchSection(t) {
   return `To use the changes, save this patch and run \`git apply --3way\`:\n\n${(0, 
   s.O)(t, "diff")}`;
  }
 }),
 35548: (function(t, e, n) {
  n.d(e, {
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
  function permissionFix(t, e = "any") {
   const n = t.map(t => `\`${t}\``).join(e === "any" ? " or " : " and ");
   return `Add ${n} under permissions: of the job.`;
  }
  function asClause(t) {
   return t.replace(/^[A-Z]/, t => t.toLowerCase()).replace(/\.$/, "");
  }
 }),
 90318: (function(t, e, n) {
  n.d(e, {
   Cl: () => createGitHub,
   Ce: () => createRetryBudget,
   Z$: () => isViewer
  });
  var s = n(80353);
  function commentPlace(t, e, n) {
   return e.thread === void 0 ? conversation(t, e, n) : threads(t, e, n);
  }
  function conversation({rest: {issues: t}}, e, n) {
   const call = () => callOf(e, n);
   return {
    async page(n) {
     const {data: s, headers: r} = await t.listComments({
      ...{
       ...call(),
       issue_number: e.number,
       per_page: 100,
       page: n
      }
     });
     return {
      comments: s,
      isLast: isLast(r)
     };
    },
    update: async (e, n) => posted(await t.updateComment({
     ...call(),
     comment_id: e,
     body: n
    })),
    create: async n => posted(await t.createComment({
     ...call(),
     issue_number: e.number,
     body: n
    }))
   };
  }
  function threads(t, e, n) {
   const {pulls: s} = t.rest;
   const call = () => callOf(e, n);
   return {
    async page(t) {
     const {data: n, headers: r} = await s.listReviewComments({
      ...{
       ...call(),
       pull_number: e.number,
       per_page: 100,
       page: t
      }
     });
     return {
      comments: n,
      isLast: isLast(r)
     };
    },
    update: async (t, e) => posted(await s.updateReviewComment({
     ...call(),
     comment_id: t,
     body: e
    })),
    async create(r) {
     try {
      const t = {
       ...call(),
       pull_number: e.number,
       comment_id: e.thread ?? 0,
       body: r
      };
      return posted(await s.createReplyForReviewComment(t));
     } catch (s) {
      if (s.status !== 404) throw s;
      return await conversation(t, e, n).create(r);
     }
    }
   };
  }
  function callOf({owner: t, repo: e}, n) {
   return {
    owner: t,
    repo: e,
    request: {
     signal: (0, s.wj)(n)
    }
   };
  }
  const isLast = ({link: t}) => t?.includes('rel="next"') !== true;
  function posted({data: t}) {
   return {
    id: t.id,
    url: t.html_url
   };
  }
  var r = n(77523);
  var i = n(60957);
  const o = {
   login: "github-actions[bot]",
   id: null
  };
  function createGitHub(t) {
   const e = createRetryBudget(t);
   const writeWith = n => (s, i, o) => {
    const bodyAfter = e => t.redact(typeof o === "string" ? o : o(e));
    return e(e => n(e, {
     target: s,
     marker: i,
     bodyAfter: bodyAfter,
     signal: t.signal
    }), t => (0, r.Zw)(t, s));
   };
   return {
    upsertComment: writeWith(upsert),
    updateComment: writeWith(update),
    hideComments: (s, i, o) => e(async ({octokit: e, viewer: r}) => {
     const {hideComments: u} = await n.e(6045).then(n.bind(n, 56045));
     return await u(e, {
      target: s,
      beginnings: i,
      except: o,
      signal: t.signal,
      isOwn: t => isViewer(t, r)
     });
    }, t => (0, r.OR)(t, "the state of earlier comments", [ "issues: write", "pull-requests: write" ]))
   };
  }
  function createRetryBudget(t) {
   let e = null;
   return async (n, i) => {
    for (let o = 1; ;o += 1) try {
     e ??= openSession(t);
     return await n(await e);
    } catch (n) {
     if (t.signal.aborted && (0, r.Ni)(n)) throw canceled();
     const u = o < s.F3 && !t.signal.aborted ? (0, r.fm)(n, o, t.clock.now()) : null;
     if (u === null) throw i(n);
     e = null;
     await t.clock.sleep(u, t.signal);
    }
   };
  }
  const canceled = () => new i.J(null, "The time for posts was over before GitHub answered", "GitHub may have carried out the request all the same.");
  async function openSession(t) {
   const e = await (0, s.wy)(t);
   return {
    octokit: e,
    viewer: await readViewer(e, t.signal)
   };
  }
  async function readViewer(t, e) {
   try {
    const n = await t.graphql("{ viewer { login databaseId } }", {
     request: {
      signal: (0, s.wj)(e)
     }
    });
    const {login: r, databaseId: i} = n.viewer ?? {};
    if (typeof r !== "string") return o;
    return {
     login: r,
     id: typeof i === "number" ? i : null
    };
   } catch (t) {
    if ((0, r.dg)(t) || t.status === 401) throw t;
    return o;
   }
  }
  async function upsert(t, e) {
   const n = await update(t, e);
   if (n !== null) return n;
   const {id: s, url: r} = await commentPlace(t.octokit, e.target, e.signal).create(e.bodyAfter(null));
   return {
    id: s,
    url: r,
    action: "created"
   };
  }
  async function update({octokit: t, viewer: e}, {target: n, marker: s, bodyAfter: r, signal: i}) {
   const o = commentPlace(t, n, i);
   const u = await findComment(o, s, e);
   if (u === null) return null;
   try {
    const {id: t, url: e} = await o.update(u.id, r(u.body));
    return {
     id: t,
     url: e,
     action: "updated"
    };
   } catch (t) {
    if (t.status !== 404) throw t;
    return null;
   }
  }
  async function findComment(t, e, n) {
   for (let s = 1; ;s += 1) {
    const {comments: r, isLast: i} = await t.page(s);
    const o = r.find(({body: t, user: s}) => t?.startsWith(e) === true && isViewer(s, n));
    if (o !== void 0) return {
     id: o.id,
     body: o.body ?? ""
    };
    if (i) return null;
   }
  }
  function isViewer(t, e) {
   return t !== null && (e.id === null ? t.login === e.login : t.id === e.id);
  }
 }),
 80353: (function(t, e, n) {
  n.d(e, {
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
  async function connectOctokit({token: t, apiUrl: e}) {
   const {getOctokit: s} = await Promise.all([ n.e(4119), n.e(2413) ]).then(n.bind(n, 92413));
   const silent = () => {};
   return s(t, {
    baseUrl: e.replace(/\/+$/, ""),
    log: {
     debug: silent,
     info: silent,
     warn: silent,
     error: silent
    }
   });
  }
  async function withRetry({clock: t, signal: e}, n) {
   for (let s = 1; ;s += 1) try {
    return await n(withTimeout(e));
   } catch (n) {
    const o = s < i && !e.aborted && (0, r.dg)(n);
    const u = o ? (0, r.fm)(n, s, t.now()) : null;
    if (u === null) throw n;
    await t.sleep(u, e);
   }
  }
  function withTimeout(t) {
   return (0, s.dn)(o, t);
  }
  async function unlessMissing(t) {
   try {
    return await t();
   } catch (t) {
    if ((0, r.b2)(t)) return null;
    throw t;
   }
  }
  async function orRefusal(t) {
   try {
    return await t();
   } catch (t) {
    const e = (0, r.Pq)(t);
    if (e === null) throw t;
    return {
     refused: e
    };
   }
  }
 }),
 77523: (function(t, e, n) {
  n.d(e, {
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
  const u = 6e4;
  function isTransient(t) {
   if (!isRequestFailure(t)) return graphqlFailure(t)?.isTransient === true;
   const e = readFailure(t);
   return e.status === null || e.status >= 500 || isRateLimit(e);
  }
  function waitFor(t, e, n) {
   if (!isTransient(t)) return null;
   const s = isRequestFailure(t) ? readFailure(t) : null;
   const r = graphqlFailure(t);
   const i = r?.isRateLimit ?? (s !== null && isRateLimit(s));
   if (!i) return 1e3 * 2 ** (e - 1);
   const a = requestedWait(s ?? r ?? {
    headers: {}
   }, n) ?? u;
   return a <= o ? a : null;
  }
  function problemOf(t, e) {
   if (!isRequestFailure(t)) return (0, i.a)(t);
   const n = readFailure(t);
   const {id: s, message: o, hint: u} = explain(n, `${e.owner}/${e.repo}#${String(e.number)}`);
   return new r.J(n.status, o, u, s);
  }
  function writeProblemOf(t, e, n) {
   const s = graphqlFailure(t);
   if (s === null && !isRequestFailure(t)) return (0, i.a)(t);
   const o = s ?? readFailure(t);
   const {id: u, message: a, hint: c} = s === null ? explainWrite(o, e, n) : explainGraphql(s, e, n);
   return new r.J(o.status, a, c, u);
  }
  function explainGraphql(t, e, n) {
   const r = `GitHub did not write ${e}: ${t.message}`;
   return t.isForbidden ? {
    id: "token-lacks-permission",
    message: r,
    hint: (0, s.jj)(permissionsOf(t, n))
   } : {
    id: "github-refused",
    message: r,
    hint: s.i["github-refused"]
   };
  }
  function explainWrite(t, e, n) {
   const r = t.message === "" ? "" : `: ${t.message}`;
   const i = (0, s.jj)(permissionsOf(t, n));
   if (t.status === 403 && !isRateLimit(t)) {
    const n = `The token is not allowed to write ${e}${r}`;
    return /not permitted to create/i.test(t.message) ? known("pull-requests-not-permitted", n) : {
     id: "token-lacks-permission",
     message: n,
     hint: `${i} ${a}`
    };
   }
   if (t.status === 404) {
    const t = `GitHub cannot find the target of ${e}, or the token cannot access it`;
    return {
     id: "github-not-found",
     message: t,
     hint: `Check that the item exists. ${i}`
    };
   }
   if (t.status === null || t.status === 401) return explain(t, "");
   return known("github-refused", `GitHub answered ${String(t.status)} for ${e}${r}`);
  }
  const a = "On pull requests from forks, the token is read-only, whatever the workflow says.";
  function known(t, e) {
   return {
    id: t,
    message: e,
    hint: s.i[t] ?? ""
   };
  }
  function explain(t, e) {
   const n = t.message === "" ? "" : `: ${t.message}`;
   if (t.status === null) return known("github-unreachable", `GitHub could not be reached${n}`);
   if (isRateLimit(t)) return known("rate-limited", `GitHub's rate limit blocked the comment on ${e}${n}`);
   if (t.status === 401) return known("token-rejected", `GitHub refused the token${n}`);
   if (t.status === 403) return forbidden(t, e, n);
   if (t.status === 404) return {
    id: "github-not-found",
    message: `GitHub cannot find ${e}, or the token cannot access it${n}`,
    hint: `Check that the item exists. ${(0, s.jj)(permissionsOf(t))}`
   };
   if (t.status === 410) return {
    id: "github-refused",
    message: `${e} does not accept comments: issues are disabled, or it was deleted${n}`,
    hint: "Leave comment out of publish for this repository."
   };
   if (t.status === 422) return {
    id: "github-refused",
    message: `GitHub refused the comment on ${e}${n}`,
    hint: "Check whether the repository is archived, the text is too long, or spam protection rejected it."
   };
   return known("github-failed", `GitHub answered ${String(t.status)} for the comment on ${e}${n}`);
  }
  function forbidden(t, e, n) {
   if (/locked/i.test(t.message)) return {
    id: "github-refused",
    message: `The conversation of ${e} is locked${n}`,
    hint: "Unlock it, or leave comment out of publish."
   };
   return {
    id: "token-lacks-permission",
    message: `The token is not allowed to comment on ${e}${n}`,
    hint: `${(0, s.jj)(permissionsOf(t))} ${a}`
   };
  }
  function permissionsOf({headers: t}, e = [ "issues: write", "pull-requests: write" ]) {
   const n = t["x-accepted-github-permissions"];
   const s = typeof n === "string" ? n.match(/[a-z_]+=(?:read|write|admin)/g) : null;
   return s?.map(t => t.replace("=", ": ").replaceAll("_", "-")) ?? e;
  }
  function isRateLimit({status: t, message: e, headers: n}) {
   if (t === 429) return true;
   if (t !== 403) return false;
   return n["retry-after"] !== void 0 || n["x-ratelimit-remaining"] === "0" || /rate limit/i.test(e);
  }
  function requestedWait({headers: t}, e) {
   const n = Number(t["retry-after"] ?? Number.NaN);
   if (Number.isFinite(n) && n >= 0) return n * 1e3;
   const s = Number(t["x-ratelimit-reset"] ?? Number.NaN);
   const r = t["x-ratelimit-remaining"] === "0";
   return r && Number.isFinite(s) ? Math.max(0, s * 1e3 - e) : null;
  }
  function isRequestFailure(t) {
   return t instanceof Error && typeof t.status === "number";
  }
  function readFailure({status: t, response: e, message: n}) {
   const s = e?.data;
   const r = [ s?.message ?? n, ...detailsOf(s?.errors) ].filter(t => typeof t === "string");
   return {
    status: e === void 0 ? null : t,
    message: r.join(": ").split("\n", 1)[0]?.slice(0, 300) ?? "",
    headers: e?.headers ?? {}
   };
  }
  function detailsOf(t) {
   if (!Array.isArray(t)) return [];
   return t.map(t => typeof t === "string" ? t : t?.message);
  }
  function unprocessable(t) {
   return isRequestFailure(t) && t.status === 422 ? readFailure(t).message : null;
  }
  function isUnanswered(t) {
   return isRequestFailure(t) && readFailure(t).status === null;
  }
  function isMissing(t) {
   return isRequestFailure(t) && (t.status === 404 || t.status === 410);
  }
  function forbiddenByGraphql(t) {
   const e = graphqlFailure(t);
   return e?.isForbidden === true ? e.message : null;
  }
  function graphqlFailure(t) {
   if (!(t instanceof Error) || isRequestFailure(t)) return null;
   const {errors: e, headers: n} = t;
   if (!Array.isArray(e)) return null;
   const s = e.map(t => t);
   const r = [ ...new Set(s.map(t => String(t.message))) ].join(" ").slice(0, 300);
   const i = s.map(({type: t}) => String(t));
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
 60957: (function(t, e, n) {
  n.d(e, {
   J: () => GitHubProblem
  });
  var s = n(20653);
  class GitHubProblem extends Error {
   status;
   hint;
   id;
   constructor(t, e, n, s = null) {
    super(e);
    this.status = t;
    this.hint = n;
    this.id = s;
    this.name = "GitHubProblem";
   }
   get sentences() {
    return `${(0, s.KG)(this.message)} ${this.hint}${this.id === null ? "" : ` [${this.id}]`}`;
   }
  }
 }),
 44920: (function(t, e, n) {
  n.d(e, {
   a: () => unexpectedAnswer
  });
  var s = n(60957);
  function unexpectedAnswer(t) {
   if (!(t instanceof TypeError)) return t;
   const e = new s.J(null, `GitHub sent an unexpected response: ${t.message}`, "Run again; if the problem persists, check GITHUB_API_URL and any proxy.", "github-failed");
   e.cause = t;
   return e;
  }
 }),
 21559: (function(t, e, n) {
  n.d(e, {
   Ax: () => stickyOfRun,
   lt: () => commentTarget,
   n3: () => notPosted,
   t5: () => postResultComment
  });
  var s = n(42357);
  var r = n(12673);
  var i = n(90318);
  var o = n(60957);
  var u = n(53754);
  const notPosted = (...t) => ({
   url: null,
   notices: t,
   problem: null
  });
  function stickyOfRun({runContext: {event: t, settings: e}, runId: n}) {
   const s = e["comment-mode"];
   return (0, u.fQ)(e["comment-key"], s, {
    run: n,
    answer: (0, u.uR)(s, t.trigger.triggerComment)
   });
  }
  function commentTarget({item: t, repository: e, trigger: n}, s) {
   if (t === null || e === null) return null;
   const r = s === "answer" ? n.triggerComment?.thread : void 0;
   const i = {
    owner: e.owner,
    repo: e.name,
    number: t.number
   };
   return r === void 0 ? i : {
    ...i,
    thread: r
   };
  }
  async function postResultComment(t, e) {
   const {runContext: n, hostEnvironment: a, redact: c, log: l} = e;
   const {event: m, settings: d} = n;
   const f = a.onRunner ? "; the result is in the summary" : "";
   const h = commentTarget(m, d["comment-mode"]);
   if (h === null) return d.publish.includes("summary") ? notPosted() : notPosted(`The event has no issue or pull request, so no comment was posted${f}.`);
   const p = d["github-token"];
   if (p === void 0) return notPosted(`No github-token is set, so no comment was posted${f}.`);
   const g = (0, i.Cl)((0, r.C0)(p, {
    hostEnvironment: a,
    redact: c
   }));
   const w = stickyOfRun(e);
   try {
    const e = await (0, u.p8)(t, {
     github: g,
     target: h,
     marker: w.marker
    });
    if (e === null) {
     l.info("no comment posted: the review shows the result");
     return notPosted();
    }
    l.info(`comment ${e.action}: ${e.url}`);
    const n = t.result.conclusion === "success" ? w.hides : [];
    const r = n.length === 0 ? 0 : await g.hideComments(h, n, e.id).catch((0, s.j6)(o.J, t => t));
    if (r instanceof o.J) {
     const t = `The comments of earlier runs could not be hidden: ${r.sentences}`;
     return {
      url: e.url,
      notices: [ warned(t, l) ],
      problem: null
     };
    }
    r > 0 && l.info(`comments of earlier runs hidden: ${String(r)}`);
    return {
     url: e.url,
     notices: [],
     problem: null
    };
   } catch (t) {
    (0, s.ki)(t, o.J);
    const e = `The comment could not be posted: ${t.sentences}`;
    return {
     url: null,
     notices: [ warned(e, l) ],
     problem: e
    };
   }
  }
  function warned(t, e) {
   e.warning(t);
   return t;
  }
 }),
 53754: (function(t, e, n) {
  n.d(e, {
   uR: () => answerPart,
   p8: () => publishComment,
   D6: () => resultText,
   fQ: () => stickyOf
  });
  var s = n(84182);
  var r = n(20544);
  var i = n(74397);
  var o = n(32622);
  var u = n(20653);
  var a = n(1359);
  var c = n(5105);
  var l = n(54539);
  var m = n(31111);
  var d = n(15250);
  var f = n(71245);
  var h = n(15917);
  var p = n(96682);
  var g = n(49703);
  var w = n(92747);
  var b = n(97979);
  var $ = n(83274);
  function commentMarkdown(t, e) {
   const n = t.writes.find($.JD);
   const s = [ heading(t), reasonLine(t), findingList(t.findings, e.rows), ...n === void 0 ? comment_markdown_posted(t, e) : lostSections(n, t, e), collapsed(t, e), closingLine(t) ];
   return `${s.filter(t => t !== "").join("\n\n")}\n`;
  }
  function heading(t) {
   const {result: e, findings: n, subject: s, writes: r} = t;
   const o = s.commit === null ? "" : ` of ${(0, i.ti)(s.commit.slice(0, 7))}`;
   const u = severityCounts(n);
   const c = r.find($.JD);
   if (c !== void 0 && e.conclusion === "success") return `### \u26a0\ufe0f ${lostHeadline(c)}`;
   const l = e.conclusion === "success" && (0, a.rL)(t) === y;
   if (!l) return `### ${(0, a.rL)(t)} ${[ (0, a.Pl)(t), ...u ].join(" \xb7 ")}`;
   if (n.length > 0) return `### Sallyport ${commandName(e.prompt) ?? "review"}${o} \xb7 ${u.join(", ")}`;
   const m = r.find($.n3);
   if (m !== void 0) return `### ${(0, $.Fm)(m)}`;
   const d = e.requests.some(({kind: t}) => t === "noop") && t.answer.text === "";
   const f = commandName(e.prompt);
   return d && f !== null ? `### Sallyport ${f}${o} \xb7 nothing to report` : "";
  }
  function commandName(t) {
   const [, e, n] = /(?:^|\/)(?:([\w-]+)\/SKILL\.md|commands\/(?:.+\/)?([\w-]+)\.(?:md|toml))$/.exec(t) ?? [];
   return e ?? n ?? null;
  }
  function reasonLine({result: t, answer: e, findings: n}) {
   const s = e.text !== "" || n.length > 0;
   return t.conclusion === "success" && s ? "" : (0, i.xG)(t.reason);
  }
  const y = "\u2705";
  const k = [ "error", "warning", "note" ];
  const v = {
   error: "\u274c",
   warning: "\u26a0\ufe0f",
   note: "\ud83d\udcac"
  };
  function severityCounts(t) {
   return k.flatMap(e => {
    const n = t.filter(t => t.severity === e).length;
    return n === 0 ? [] : [ (0, l.B4)(n, e) ];
   });
  }
  function findingList(t, e) {
   const n = k.flatMap(e => t.filter(t => t.severity === e));
   const s = n.slice(0, e).map((t, e) => {
    const n = (0, i.xG)((0, u.ml)(t.title, 200));
    const s = /[.!?]$/.test(n) ? "" : ".";
    const r = (0, i.ti)((0, u.ml)((0, h.YR)(t), 200));
    return `${String(e + 1)}. ${v[t.severity]} **${r}** ${n}${s} ${(0, i.xG)((0, u.ml)(t.message, 1e3))}`;
   });
   const r = n.length - s.length;
   return [ s.join("\n"), ...r > 0 ? [ `And ${(0, l.B4)(r, "more finding")}.` ] : [] ].join("\n\n").trim();
  }
  function answerSection({answer: {text: t}, links: {run: e}}, n) {
   const s = (0, i.n1)(e) ? `in the [summary of the run](${e})` : null;
   return (0, o.o)(t, {
    limit: n,
    unit: "characters",
    whole: s
   });
  }
  function comment_markdown_posted(t, e) {
   const {writes: n, result: s, links: r} = t;
   const i = n.find($.n3);
   const o = originOf(r.run);
   const u = n.filter(t => (0, $.yp)(t) && t !== i);
   return [ answerSection(t, e.text), i === void 0 ? "" : t.findings.length > 0 ? (0, 
   $.wv)(i, o) : (0, $.xS)(i, o), u.map(t => (0, $.wv)(t, o)).join("\n"), checkOfChanges(t), unposted(t, e.rows), (0, 
   d.b)(s.changes, {
    ...e.diffs,
    isCommitted: n.some($.yp)
   }) ];
  }
  const lostHeadline = ({what: t}) => t.startsWith("PullRequest") ? "The pull request could not be opened" : "The changes could not be pushed";
  function lostSections(t, e, n) {
   const {writes: s, result: r, links: o, answer: u} = e;
   const a = originOf(o.run);
   const c = s.filter(({code: t}) => t === "canceled");
   const l = answerSection(e, n.text);
   const f = t.code === "patch-in-comment" ? t.url : null;
   const h = t.code === "patch-in-result";
   const p = (0, $.y2)(t.details ?? t.note, a);
   return [ f === null ? p : `${p} [The patch is in a comment](${f}).`, c.length === 0 ? "" : `Canceled with it: ${c.map(({what: t}) => (0, 
   i.ti)(t)).join(", ")}.`, h ? (0, m.I)(r.changes.map(({diff: t}) => t ?? "").join("")) : "", u.text === "" ? "" : `<details><summary>The answer, written before</summary>\n\n${l}\n\n</details>`, unposted({
    ...e,
    writes: s.filter(e => e !== t && !c.includes(e))
   }, n.rows), f !== null || h ? "" : (0, d.b)(r.changes, {
    ...n.diffs,
    isCommitted: false
   }) ];
  }
  const originOf = t => t !== null && URL.canParse(t) ? new URL(t).origin : null;
  function checkOfChanges({result: t, writes: e, subject: {lastCheck: n}}) {
   if (n === void 0 || t.changes.length === 0 && !e.some($.yp)) return "";
   return (0, i.xG)((0, p.Q)(n));
  }
  function unposted({writes: t}, e) {
   const n = t.filter($.$B);
   return n.length === 0 ? "" : (0, b.M)(n, e);
  }
  function collapsed(t, e) {
   const {result: n, refused: s, writes: r, answer: i} = t;
   const o = r.filter(t => (0, $.oM)(t) && !(0, $.$B)(t) && !(0, $.yp)(t));
   const u = [ s.length === 0 ? "" : (0, w.WZ)(t, e.rows), n.notices.length === 0 ? "" : (0, 
   w.Z8)(n.notices), o.length === 0 ? "" : (0, b.M)(o, e.rows), i.changes.length === 0 ? "" : `Sanitized in the answer: ${(0, 
   g.G)(i.changes)}.`, ...(0, w.Mv)(n), (0, w.u5)(n, false) ].filter(t => t !== "");
   if (u.length === 0) return "";
   return [ `<details><summary>${runSummary(t)}</summary>`, ...u, "</details>" ].join("\n\n");
  }
  function runSummary({result: t}) {
   const {denials: e, notices: n, usage: s, costUsd: r, durationMs: i} = t;
   const o = s.inputTokens + s.outputTokens;
   const u = [ ...e.length === 0 ? [] : [ `${(0, l.B4)(e.length, "call")} refused` ], ...n.length === 0 ? [] : [ (0, 
   l.B4)(n.length, "notice") ], ...o === 0 ? [] : [ `${(0, l.ZV)(o)} tokens` ], ...r === null || r === 0 ? [] : [ (0, 
   a.BD)(r) ], (0, a.a3)(i) ];
   return `Run: ${u.join(" \xb7 ")}`;
  }
  function closingLine(t) {
   const {links: e, subject: n, findings: s} = t;
   const r = s.length > 0 && !(0, a.W2)(t.result);
   const {coverage: o} = n;
   const u = [ ...o !== void 0 && s.length > 0 ? [ (0, f._)(o) ] : [], "Sallyport", ...n.commit === null || r ? [] : [ `at ${(0, 
   i.ti)(n.commit.slice(0, 7))}` ], ...n.requestedBy === null ? [] : [ `requested by ${(0, 
   i.ft)(n.requestedBy)}` ], ...(0, i.n1)(e.run) ? [ `[run](${e.run})` ] : [] ];
   return `<sub>${u.filter(t => t !== "").join(" \xb7 ")}</sub>`;
  }
  function answerPart(t, e) {
   if (t !== "answer" || e === null || e.id === null) return null;
   return `answer:${e.kind}-${String(e.id)}`;
  }
  function stickyOf(t, e, {run: n, answer: s}) {
   if (s !== null) return {
    marker: (0, r._)(t, s),
    hides: []
   };
   if (e === "replace" || e === "answer") return {
    marker: (0, r._)(t),
    hides: []
   };
   const i = (0, r._)(t, "run:").replace(/ -->$/, "");
   return {
    marker: (0, r._)(t, `run:${n}`),
    hides: e === "append" ? [] : [ (0, r._)(t), i ]
   };
  }
  function commentBody(t, e, n = null) {
   if (t.result.conclusion === "success") return (0, c.Ap)(wholeBody(t, e));
   return (0, c.G1)(n) ? (0, c.pj)(`${e}\n${failureLine(t)}`, n) : wholeBody(t, e);
  }
  function failureLine(t) {
   const {result: e, links: n, subject: s} = t;
   const r = s.commit === null ? "" : ` at ${(0, i.ti)(s.commit.slice(0, 7))}`;
   const o = `${(0, i.n1)(n.run) ? `[A later run](${n.run})` : "A later run"}${r}`;
   const c = e.reason === "" ? "" : ` ${(0, i.xG)((0, u.ml)(e.reason, 500))}`;
   return `> ${(0, a.rL)(t)} **${o} has no result.** ${(0, a.Pl)(t)}.${c} Below is the last result.`;
  }
  const R = {
   rows: 25,
   diffs: {
    total: 1e4,
    each: 4e3,
    files: 25
   }
  };
  const x = s.j9 - c.BX - 300;
  const q = 2e4;
  function resultText(t) {
   const e = commentMarkdown(t, {
    ...R,
    text: Number.MAX_SAFE_INTEGER
   });
   if (e.length <= x) return {
    text: e,
    isWhole: true
   };
   const n = e.length - t.answer.text.length;
   const s = commentMarkdown(t, {
    ...R,
    text: Math.max(q, x - n)
   });
   const r = t.links.run === null ? null : "in the summary of the run";
   return {
    text: (0, o.o)(s, {
     limit: x,
     unit: "characters",
     whole: r
    }),
    isWhole: false
   };
  }
  const wholeBody = (t, e) => `${e}\n${resultText(t).text}`;
  async function publishComment(t, {github: e, target: n, marker: s}) {
   const body = e => commentBody(t, s, e);
   return (0, $.T0)(t) ? await e.updateComment(n, s, body) : await e.upsertComment(n, s, body);
  }
 }),
 83274: (function(t, e, n) {
  n.d(e, {
   $B: () => isUnposted,
   Fm: () => pushHeading,
   JD: () => isLost,
   T0: () => isShownByReview,
   n3: () => isPush,
   oM: () => isPosted,
   wv: () => pageLine,
   xS: () => pushNote,
   y2: () => noteMarkdown,
   yp: () => isPage
  });
  var s = n(74397);
  const r = new Set([ "created", "updated", "unchanged", "fell back" ]);
  const isPosted = ({outcome: t}) => r.has(t);
  const i = {
   PushToPullRequest: "Commit",
   PullRequest: "Pull request",
   Issue: "Issue"
  };
  function partsOf({what: t}) {
   const [e = ""] = t.split(" ", 1);
   return {
    tool: e,
    title: t.slice(e.length + 1)
   };
  }
  function isPage(t) {
   return isPosted(t) && t.url !== null && Object.hasOwn(i, partsOf(t).tool);
  }
  function isLost(t) {
   const e = [ "PushToPullRequest", "PullRequest" ].includes(partsOf(t).tool);
   return e && (t.outcome === "failed" || t.outcome === "withheld");
  }
  function isPush(t) {
   return isPosted(t) && t.outcome !== "fell back" && partsOf(t).tool === "PushToPullRequest";
  }
  function isUnposted({what: t, outcome: e}) {
   return e === "failed" || e === "withheld" || e === "fell back" && t.startsWith("Review ");
  }
  function isShownByReview({result: t, findings: e, writes: n}) {
   const {conclusion: s, requests: r, changes: i} = t;
   const o = s === "success" && r.some(({kind: t}) => t === "review");
   const u = e.length > 0 || i.length > 0 || n.some(t => isPage(t) || isUnposted(t));
   return o && !u;
  }
  function pushHeading({url: t, branch: e = "", commit: n = "", ...r}) {
   const i = (0, s.ti)(n.slice(0, 7));
   const {title: o} = partsOf({
    url: t,
    ...r
   });
   return `${(0, s.ft)(o)} \xb7 ${t === null ? i : `[${i}](${t})`} on ${(0, s.ti)(e)}`;
  }
  function pushNote(t, e) {
   return noteMarkdown(t.details ?? t.note, e);
  }
  function pageLine(t, e) {
   const {tool: n, title: r} = partsOf(t);
   const o = t.outcome === "fell back" ? "Pull request" : i[n] ?? n;
   const u = t.note === "" ? "" : `: ${noteMarkdown(t.note, e)}`;
   return `- ${o} [${(0, s.ft)(r)}](${t.url ?? ""})${u}`;
  }
  function noteMarkdown(t, e) {
   const isOnServer = t => e !== null && t.startsWith(`${e}/`);
   const n = t.split(/((?<=^|\. |\] )[^.:[\]]+: https?:\/\/[^\s()<>]+|https?:\/\/[^\s()<>]+)/);
   return n.map((t, e) => {
    if (e % 2 === 0) return `${/^\s/.test(t) ? " " : ""}${(0, s.xG)(t.trim())}${/\s$/.test(t) ? " " : ""}`;
    const [, n = "", r = ""] = /^(?:([^.:]+): )?(https?:\/\/.+)$/.exec(t) ?? [];
    if (!isOnServer(r)) return `${n === "" ? "" : `${(0, s.ft)(n)}: `}${(0, s.ti)(r)}`;
    return n === "" ? `<${r}>` : `[${(0, s.ft)(n)}](${r}).`;
   }).join("");
  }
 }),
 5105: (function(t, e, n) {
  n.d(e, {
   Ap: () => asResult,
   BX: () => o,
   G1: () => hasLastResult,
   pj: () => aboveLastResult
  });
  var s = n(84182);
  var r = n(32622);
  const i = "\x3c!-- sallyport-result --\x3e";
  const o = 2e3;
  function asResult(t) {
   const e = t.indexOf("\n");
   return `${t.slice(0, e)}\n${i}${t.slice(e)}`;
  }
  function aboveLastResult(t, e) {
   const n = lastResultIn(e);
   if (n === null) return t;
   const i = Math.max(0, s.j9 - n.length - 2);
   const o = (0, r.o)(t.trimEnd(), {
    limit: i,
    unit: "characters",
    whole: null
   });
   return `${o}\n\n${n}`;
  }
  function hasLastResult(t) {
   return lastResultIn(t) !== null;
  }
  function lastResultIn(t) {
   const e = (t ?? "").replaceAll("\r\n", "\n");
   const n = e.indexOf(`\n${i}\n`);
   return n === -1 ? null : e.slice(n + 1);
  }
 }),
 30185: (function(t, e, n) {
  n.d(e, {
   g: () => s
  });
  const s = [ "error", "warning", "note" ];
 })
};
