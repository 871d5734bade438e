"use strict";

exports.id = 7543;

exports.ids = [ 7543, 393 ];

exports.modules = {
 52729: (function(e, t, n) {
  n.d(t, {
   postHandoff: () => postHandoff
  });
  var r = n(3456);
  var i = n(42357);
  var s = n(7138);
  var o = n(3292);
  var a = n(72443);
  var u = n(12673);
  var c = n(90318);
  var l = n(28912);
  async function findPullRequests(e, {owner: t, name: n}, r) {
   const i = {
    what: `the pull requests of ${t}/${n}`,
    needs: [ "pull-requests: read" ]
   };
   const s = await (0, l.r)(e, 1).request(i, (e, i) => e.rest.pulls.list({
    owner: t,
    repo: n,
    state: "open",
    head: `${r.owner}:${r.branch}`,
    per_page: 100,
    request: {
     signal: i
    }
   }));
   return (s?.data ?? []).filter(e => e.head.sha === r.sha && e.head.repo?.id === r.repositoryId).map(({number: e}) => e);
  }
  var d = n(60957);
  var f = n(58276);
  var h = n(62103);
  var m = n(50393);
  var g = n(94343);
  var p = n(43759);
  var w = n(30185);
  const handoff_read_text = e => g.YjP({
   error: "is not a string"
  }).check(p.Eb(e, {
   error: `has more than ${String(e)} characters`
  }));
  const line = () => {
   const e = "is not a line number";
   return g.Whr({
    error: e
   }).check(p.qm(1, {
    error: e
   }), p.Zm(1e7, {
    error: e
   }));
  };
  const b = g.rej({
   version: g.euz(1, {
    error: "is not 1"
   }),
   head: g.YjP({
    error: "is not a string"
   }).check(p.Fk(/^[0-9a-f]{40}([0-9a-f]{24})?$/, {
    error: "is not a full commit SHA"
   })),
   text: handoff_read_text(m.nt.text),
   findings: g.lqM(g.YOg(g.rej({
    path: handoff_read_text(m.nt.path),
    line: line(),
    endLine: g.lqM(line()),
    severity: g.k5n(w.g, {
     error: `is not one of ${w.g.join(", ")}`
    }),
    title: handoff_read_text(m.nt.title),
    message: handoff_read_text(m.nt.message)
   }), {
    error: "is not a list of findings"
   }).check(p.Eb(m.nt.findings, {
    error: `has more than ${String(m.nt.findings)} items`
   })))
  });
  function readHandoff(e, {where: t, head: n}) {
   const r = b.safeParse(parse(e, t));
   if (!r.success) throw new i.yo(r.error.issues.slice(0, v).map(e => invalid(t, wordsFor(e))));
   if (r.data.head !== n) throw new i.yo(invalid(t, "it is for a different commit than the event"));
   return r.data;
  }
  const v = 10;
  function parse(e, t) {
   try {
    return JSON.parse(new TextDecoder("utf-8", {
     fatal: true
    }).decode(e));
   } catch {
    throw new i.yo(invalid(t, "it is not JSON in UTF-8"));
   }
  }
  function wordsFor(e) {
   const t = e.path.length === 0 ? "the file" : e.path.map(String).join(".");
   if (e.code === "unrecognized_keys") return `${t} has ${String(e.keys.length)} unknown field(s)`;
   return e.path.length === 0 ? "it does not hold a JSON object" : `${t} ${e.message}`;
  }
  function invalid(e, t) {
   return {
    code: "handoff-invalid",
    location: e,
    message: t,
    hint: "check what the first workflow writes; nothing was posted"
   };
  }
  var y = n(1359);
  var k = n(3101);
  var $ = n(79116);
  var R = n(74397);
  var q = n(60212);
  var F = n(31675);
  async function postHandoff({parsed: e}, t) {
   const {settings: n} = (0, q.s)(e);
   const s = await (0, r.MY)(t.hostEnvironment);
   checkUse(n, s);
   const o = handoffTargetOf(s);
   if (typeof o === "string") return await (0, F.v9)({
    code: "no-target",
    reason: o,
    hint: null
   }, t);
   const a = await readFile(n.post ?? "", o.head.sha, t);
   const u = markdownOf(a, {
    settings: n,
    event: s
   }, t);
   try {
    const e = await pullRequestOf(o, n, t);
    if (typeof e === "string") return await (0, F.v9)({
     code: "no-target",
     reason: e,
     hint: null
    }, t);
    if (n["dry-run"]) return rehearsed(e, u, t);
    return await posted(o, e ?? 0, {
     settings: n,
     markdown: u,
     ports: t
    });
   } catch (e) {
    (0, i.ki)(e, d.J);
    return await failed(`It could not be posted: ${e.message} ${e.hint}`, t);
   }
  }
  function checkUse(e, t) {
   const n = [ "prompt", "prompt-file", "command", "model" ].filter(t => e[t] !== void 0);
   const r = e["github-token"] === void 0 && !e["dry-run"];
   const s = [ ...n.map(e => ({
    message: `${e} cannot be combined with post, which does not use a model`,
    hint: `remove ${e}`
   })), ...t.name === "workflow_run" ? [] : [ {
    message: "post only works on workflow_run events",
    found: t.name === "none" ? "no event" : t.name,
    hint: "see docs/forks.md for the workflow; on a terminal pass its event file with --event"
   } ], ...r ? [ {
    message: "post needs github-token",
    hint: "pass github-token, or set GITHUB_TOKEN"
   } ] : [] ];
   if (s.length > 0) throw new i.yo(s.map(e => ({
    code: "setting-invalid",
    location: "post",
    ...e
   })));
  }
  function handoffTargetOf({repository: e, headSha: t, trigger: {run: n}}) {
   if (n?.event !== "pull_request") return `the previous run was started by ${n?.event ?? "an unknown event"}, not by pull_request`;
   if (e === null || t === null || n.branch === null) return "the event does not contain the repository of the commit; the fork may have been deleted";
   const {owner: r, name: i, repositoryId: s} = n.branch;
   return {
    repository: e,
    head: {
     owner: r,
     branch: i,
     sha: t,
     repositoryId: s
    }
   };
  }
  async function readFile(e, t, {hostEnvironment: n}) {
   try {
    return readHandoff(await (0, o.b)(e, n.directory, m.nt.fileBytes), {
     where: e,
     head: t
    });
   } catch (t) {
    if (t instanceof i.yo) throw t;
    const n = t instanceof a.k && t.code !== "missing" && t.code !== "no-permission";
    throw new i.yo({
     code: n ? "handoff-invalid" : "file-unreadable",
     location: e,
     message: "the hand-off file cannot be read",
     found: (0, i.bD)(t),
     hint: "download the artifact of the first workflow, and pass the path of the file in it"
    });
   }
  }
  function markdownOf({text: e, findings: t = []}, {settings: n, event: r}, {hostEnvironment: i, redact: o}) {
   const {url: a = null} = r.trigger.run ?? {};
   const u = {
    ...(0, f.I)(n, i),
    mentions: []
   };
   return (0, m.Oc)({
    text: (0, $.R)((0, s.wh)(e), {
     redact: o,
     outgoing: u
    }).text,
    findings: (0, k.L)(t, o),
    head: r.headSha ?? "",
    run: (0, R.n1)(a) ? a : null
   });
  }
  async function pullRequestOf({repository: e, head: t}, n, {hostEnvironment: r, redact: i}) {
   const s = n["github-token"];
   if (s === void 0) return null;
   const o = await findPullRequests((0, u.C0)(s, {
    hostEnvironment: (0, u.KT)(r),
    redact: i
   }), e, t);
   if (o.length === 0) return "no open pull request has this commit as its head; it was closed, or has a newer commit";
   if (o.length > 1) return `${String(o.length)} open pull requests have this head, so none is selected`;
   return o[0] ?? null;
  }
  async function posted({repository: e}, t, {settings: n, markdown: r, ports: i}) {
   const {hostEnvironment: s, log: o, redact: a} = i;
   const l = (0, c.Cl)((0, u.C0)(n["github-token"] ?? "", {
    hostEnvironment: (0, u.KT)(s),
    redact: a
   }));
   const d = n["comment-key"];
   const f = {
    owner: e.owner,
    repo: e.name,
    number: t
   };
   const {action: g, url: p} = await l.upsertComment(f, (0, m.j6)(d), (0, m.wo)(d, r));
   o.info(`comment ${g}: ${p}`);
   const w = `### ${y.vV.success.sign} Posted`;
   await (0, h.o)(`${w}\n\nOn pull request ${String(t)}: ${p}\n`, i);
   const b = {
    conclusion: "success",
    "reason-code": "posted",
    "comment-url": p
   };
   return {
    exitCode: 0,
    text: s.onRunner ? "" : p,
    value: {
     ...b,
     number: t,
     action: g
    },
    outputs: b
   };
  }
  function rehearsed(e, t, n) {
   const r = e === null ? "the pull request of this commit (unknown without a token)" : `#${String(e)}`;
   const i = `dry run: nothing is posted\ncomment on ${r}:\n\n${t}`;
   const {hostEnvironment: s, log: o} = n;
   if (s.onRunner) for (const e of i.split("\n")) o.info(e);
   const a = {
    conclusion: "skipped",
    "reason-code": "dry-run"
   };
   const u = {
    ...a,
    number: e,
    markdown: t
   };
   return {
    exitCode: 0,
    text: s.onRunner ? "" : i.trimEnd(),
    value: u,
    outputs: a
   };
  }
  async function failed(e, t) {
   const n = t.redact((0, s.wh)(e));
   t.log.error(n);
   const r = `### ${y.vV.incomplete.sign} Not posted`;
   await (0, h.o)(`${r}\n\n${(0, h.p)(n.split("\n"))}\n`, t);
   return (0, F.xC)("incomplete", "not-posted", n);
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
 90318: (function(e, t, n) {
  n.d(t, {
   Cl: () => createGitHub,
   Ce: () => createRetryBudget,
   Z$: () => isViewer
  });
  var r = n(80353);
  function commentPlace(e, t, n) {
   return t.thread === void 0 ? conversation(e, t, n) : threads(e, t, n);
  }
  function conversation({rest: {issues: e}}, t, n) {
   const call = () => callOf(t, n);
   return {
    async page(n) {
     const {data: r, headers: i} = await e.listComments({
      ...{
       ...call(),
       issue_number: t.number,
       per_page: 100,
       page: n
      }
     });
     return {
      comments: r,
      isLast: isLast(i)
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
   const {pulls: r} = e.rest;
   const call = () => callOf(t, n);
   return {
    async page(e) {
     const {data: n, headers: i} = await r.listReviewComments({
      ...{
       ...call(),
       pull_number: t.number,
       per_page: 100,
       page: e
      }
     });
     return {
      comments: n,
      isLast: isLast(i)
     };
    },
    update: async (e, t) => posted(await r.updateReviewComment({
     ...call(),
     comment_id: e,
     body: t
    })),
    async create(i) {
     try {
      const e = {
       ...call(),
       pull_number: t.number,
       comment_id: t.thread ?? 0,
       body: i
      };
      return posted(await r.createReplyForReviewComment(e));
     } catch (r) {
      if (r.status !== 404) throw r;
      return await conversation(e, t, n).create(i);
     }
    }
   };
  }
  function callOf({owner: e, repo: t}, n) {
   return {
    owner: e,
    repo: t,
    request: {
     signal: (0, r.wj)(n)
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
  var i = n(77523);
  var s = n(60957);
  const o = {
   login: "github-actions[bot]",
   id: null
  };
  function createGitHub(e) {
   const t = createRetryBudget(e);
   const writeWith = n => (r, s, o) => {
    const bodyAfter = t => e.redact(typeof o === "string" ? o : o(t));
    return t(t => n(t, {
     target: r,
     marker: s,
     bodyAfter: bodyAfter,
     signal: e.signal
    }), e => (0, i.Zw)(e, r));
   };
   return {
    upsertComment: writeWith(upsert),
    updateComment: writeWith(update),
    hideComments: (r, s, o) => t(async ({octokit: t, viewer: i}) => {
     const {hideComments: a} = await n.e(6045).then(n.bind(n, 56045));
     return await a(t, {
      target: r,
      beginnings: s,
      except: o,
      signal: e.signal,
      isOwn: e => isViewer(e, i)
     });
    }, e => (0, i.OR)(e, "the state of earlier comments", [ "issues: write", "pull-requests: write" ]))
   };
  }
  function createRetryBudget(e) {
   let t = null;
   return async (n, s) => {
    for (let o = 1; ;o += 1) try {
     t ??= openSession(e);
     return await n(await t);
    } catch (n) {
     if (e.signal.aborted && (0, i.Ni)(n)) throw canceled();
     const a = o < r.F3 && !e.signal.aborted ? (0, i.fm)(n, o, e.clock.now()) : null;
     if (a === null) throw s(n);
     t = null;
     await e.clock.sleep(a, e.signal);
    }
   };
  }
  const canceled = () => new s.J(null, "The time for posts was over before GitHub answered", "GitHub may have carried out the request all the same.");
  async function openSession(e) {
   const t = await (0, r.wy)(e);
   return {
    octokit: t,
    viewer: await readViewer(t, e.signal)
   };
  }
  async function readViewer(e, t) {
   try {
    const n = await e.graphql("{ viewer { login databaseId } }", {
     request: {
      signal: (0, r.wj)(t)
     }
    });
    const {login: i, databaseId: s} = n.viewer ?? {};
    if (typeof i !== "string") return o;
    return {
     login: i,
     id: typeof s === "number" ? s : null
    };
   } catch (e) {
    if ((0, i.dg)(e) || e.status === 401) throw e;
    return o;
   }
  }
  async function upsert(e, t) {
   const n = await update(e, t);
   if (n !== null) return n;
   const {id: r, url: i} = await commentPlace(e.octokit, t.target, t.signal).create(t.bodyAfter(null));
   return {
    id: r,
    url: i,
    action: "created"
   };
  }
  async function update({octokit: e, viewer: t}, {target: n, marker: r, bodyAfter: i, signal: s}) {
   const o = commentPlace(e, n, s);
   const a = await findComment(o, r, t);
   if (a === null) return null;
   try {
    const {id: e, url: t} = await o.update(a.id, i(a.body));
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
   for (let r = 1; ;r += 1) {
    const {comments: i, isLast: s} = await e.page(r);
    const o = i.find(({body: e, user: r}) => e?.startsWith(t) === true && isViewer(r, n));
    if (o !== void 0) return {
     id: o.id,
     body: o.body ?? ""
    };
    if (s) return null;
   }
  }
  function isViewer(e, t) {
   return e !== null && (t.id === null ? e.login === t.login : e.id === t.id);
  }
 }),
 80353: (function(e, t, n) {
  n.d(t, {
   F2: () => unlessMissing,
   F3: () => s,
   bD: () => withRetry,
   kr: () => orRefusal,
   wj: () => withTimeout,
   wy: () => connectOctokit
  });
  var r = n(25422);
  var i = n(77523);
  const s = 4;
  const o = 3e4;
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
    const o = r < s && !t.aborted && (0, i.dg)(n);
    const a = o ? (0, i.fm)(n, r, e.now()) : null;
    if (a === null) throw n;
    await e.sleep(a, t);
   }
  }
  function withTimeout(e) {
   return (0, r.dn)(o, e);
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
  var r = n(35548);
  var i = n(60957);
  var s = n(44920);
  const o = 6e4;
  const a = 6e4;
  function isTransient(e) {
   if (!isRequestFailure(e)) return graphqlFailure(e)?.isTransient === true;
   const t = readFailure(e);
   return t.status === null || t.status >= 500 || isRateLimit(t);
  }
  function waitFor(e, t, n) {
   if (!isTransient(e)) return null;
   const r = isRequestFailure(e) ? readFailure(e) : null;
   const i = graphqlFailure(e);
   const s = i?.isRateLimit ?? (r !== null && isRateLimit(r));
   if (!s) return 1e3 * 2 ** (t - 1);
   const u = requestedWait(r ?? i ?? {
    headers: {}
   }, n) ?? a;
   return u <= o ? u : null;
  }
  function problemOf(e, t) {
   if (!isRequestFailure(e)) return (0, s.a)(e);
   const n = readFailure(e);
   const {id: r, message: o, hint: a} = explain(n, `${t.owner}/${t.repo}#${String(t.number)}`);
   return new i.J(n.status, o, a, r);
  }
  function writeProblemOf(e, t, n) {
   const r = graphqlFailure(e);
   if (r === null && !isRequestFailure(e)) return (0, s.a)(e);
   const o = r ?? readFailure(e);
   const {id: a, message: u, hint: c} = r === null ? explainWrite(o, t, n) : explainGraphql(r, t, n);
   return new i.J(o.status, u, c, a);
  }
  function explainGraphql(e, t, n) {
   const i = `GitHub did not write ${t}: ${e.message}`;
   return e.isForbidden ? {
    id: "token-lacks-permission",
    message: i,
    hint: (0, r.jj)(permissionsOf(e, n))
   } : {
    id: "github-refused",
    message: i,
    hint: r.i["github-refused"]
   };
  }
  function explainWrite(e, t, n) {
   const i = e.message === "" ? "" : `: ${e.message}`;
   const s = (0, r.jj)(permissionsOf(e, n));
   if (e.status === 403 && !isRateLimit(e)) {
    const n = `The token is not allowed to write ${t}${i}`;
    return /not permitted to create/i.test(e.message) ? known("pull-requests-not-permitted", n) : {
     id: "token-lacks-permission",
     message: n,
     hint: `${s} ${u}`
    };
   }
   if (e.status === 404) {
    const e = `GitHub cannot find the target of ${t}, or the token cannot access it`;
    return {
     id: "github-not-found",
     message: e,
     hint: `Check that the item exists. ${s}`
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
   const i = e["x-ratelimit-remaining"] === "0";
   return i && Number.isFinite(r) ? Math.max(0, r * 1e3 - t) : null;
  }
  function isRequestFailure(e) {
   return e instanceof Error && typeof e.status === "number";
  }
  function readFailure({status: e, response: t, message: n}) {
   const r = t?.data;
   const i = [ r?.message ?? n, ...detailsOf(r?.errors) ].filter(e => typeof e === "string");
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
   const r = t.map(e => e);
   const i = [ ...new Set(r.map(e => String(e.message))) ].join(" ").slice(0, 300);
   const s = r.map(({type: e}) => String(e));
   const o = s.includes("RATE_LIMITED");
   return {
    status: 200,
    message: i,
    headers: n ?? {},
    isRateLimit: o,
    isForbidden: s.includes("FORBIDDEN") || /not accessible|permission/i.test(i),
    isTransient: o || /^Something went wrong while executing/.test(i)
   };
  }
 }),
 28912: (function(e, t, n) {
  n.d(t, {
   r: () => createGitHubReader
  });
  var r = n(35548);
  var i = n(80353);
  var s = n(60957);
  var o = n(83823);
  function createGitHubReader(e, t) {
   let n = t;
   let r = null;
   const request = async (t, s) => {
    if (n <= 0) return null;
    n -= 1;
    r ??= (0, i.wy)(e);
    const a = await r;
    try {
     return await (0, i.bD)(e, e => s(a, e));
    } catch (e) {
     throw (0, o.K)(e, t);
    }
   };
   return {
    request: request,
    query: (e, t, n) => request(e, async (r, i) => {
     try {
      return {
       data: await r.graphql(t, {
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
   const {data: i, errors: o} = e;
   if (!Array.isArray(o)) throw e;
   const a = [ ...new Set(o.map(({message: e}) => String(e).slice(0, 300))) ];
   if (i !== null && i !== void 0) return {
    data: i,
    errors: a
   };
   throw new s.J(200, `GitHub did not return ${t}: ${a.join(" ")}`, (0, r.jj)(n, "all"), "token-lacks-permission");
  }
 }),
 83823: (function(e, t, n) {
  n.d(t, {
   K: () => readProblem
  });
  var r = n(35548);
  var i = n(77523);
  var s = n(60957);
  var o = n(44920);
  function readProblem(e, {what: t, needs: n}) {
   if (!(0, i.UZ)(e)) return (0, o.a)(e);
   const a = (0, i.f1)(e);
   const u = a.message === "" ? "" : `: ${a.message}`;
   const problem = (e, t, n = r.i[e] ?? "") => new s.J(a.status, `${t}${u}`, n, e);
   if (a.status === null) return problem("github-unreachable", "GitHub could not be reached");
   if ((0, i.a5)(a)) return problem("rate-limited", `GitHub's rate limit blocked ${t}`);
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
   if (t.length > 0) return (0, r.jj)((0, i.k0)(e, t));
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
 }),
 58276: (function(e, t, n) {
  n.d(t, {
   I: () => outgoingOptionsOf
  });
  function outgoingOptionsOf({"allow-links": e, "allow-mentions": t}, {environment: n}) {
   const r = n["GITHUB_SERVER_URL"] ?? "https://github.com";
   return {
    hosts: [ ...URL.canParse(r) ? [ new URL(r).hostname ] : [], ...e ],
    mentions: t
   };
  }
 }),
 15917: (function(e, t, n) {
  n.d(t, {
   R5: () => invalidFindingsNotices,
   WT: () => findingsSection,
   WX: () => findingsOf,
   YR: () => locationOfFinding
  });
  var r = n(54539);
  var i = n(20274);
  var s = n(74397);
  var o = n(20653);
  var a = n(39472);
  const u = 4e3;
  function findingsOf({requests: e, structured: t, findingPaths: n = []}) {
   const r = e.flatMap(e => e.kind === "findings" ? e.findings : []);
   const s = asFindings((0, i._j)((0, i.qY)(t)["findings"]).slice(0, u));
   const o = new Map(n.map(e => [ e.path, e.fromRoot ]));
   const a = s.flatMap(e => e === null ? [] : [ {
    ...e,
    path: o.get(e.path) ?? e.path
   } ]);
   const c = [ ...r, ...a ].slice(0, u);
   return {
    findings: [ ...new Map(c.map(e => [ JSON.stringify(e), e ])).values() ],
    invalid: a.length === 0 ? 0 : s.length - a.length
   };
  }
  function asFindings(e) {
   if (e.length === 0) return [];
   const t = (0, a.K)();
   return e.map(e => asFinding(e, t));
  }
  function invalidFindingsNotices(e) {
   if (e === 0) return [];
   const t = e === 1 ? "1 of the findings in the structured answer has" : `${String(e)} of the findings in the structured answer have`;
   return [ `${t} not the form described in docs/findings.md and only appears in the answer.` ];
  }
  function asFinding(e, t) {
   if (!(0, i.u4)(e)) return null;
   const n = Object.entries(e).filter(([e, n]) => Object.hasOwn(t.shape, e) && n !== null);
   const {data: r} = t.safeParse(Object.fromEntries(n));
   return r === void 0 ? null : (0, a.C)(r);
  }
  function findingsSection(e, t) {
   const n = e.slice(0, t);
   const i = e.length - n.length;
   const a = n.map(e => {
    const t = (0, s.ti)((0, o.ml)(locationOfFinding(e), 200));
    return `| ${e.severity} | ${t} | ${(0, s.xG)((0, o.ml)(e.title, 200))} | ${(0, s.xG)((0, 
    o.ml)(e.message, 500))} |`;
   });
   return [ `#### Findings (${(0, r.ZV)(e.length)})`, [ "| Severity | Location | Title | Details |", "| --- | --- | --- | --- |", ...a ].join("\n"), ...i > 0 ? [ `And ${(0, 
   r.B4)(i, "more finding")}.` ] : [] ].join("\n\n");
  }
  function locationOfFinding({path: e, line: t, endLine: n}) {
   return `${e}:${String(t)}${n === void 0 ? "" : `-${String(n)}`}`;
  }
 }),
 50393: (function(e, t, n) {
  n.d(t, {
   Oc: () => handoffMarkdown,
   handoffOf: () => handoffOf,
   j6: () => handoffMarker,
   nt: () => u,
   wo: () => handoffComment
  });
  var r = n(84182);
  var i = n(20544);
  var s = n(32622);
  var o = n(20653);
  var a = n(15917);
  const u = {
   fileBytes: 1e6,
   text: 4e4,
   findings: 100,
   path: 500,
   title: 200,
   message: 1e3
  };
  function handoffOf({text: e}, t, n) {
   const r = t.filter(({path: e}) => e.length <= u.path).slice(0, u.findings);
   return {
    version: 1,
    head: n,
    text: (0, s.o)(e, {
     limit: u.text,
     unit: "characters",
     whole: null
    }),
    ...r.length === 0 ? {} : {
     findings: r.map(asHandedOff)
    }
   };
  }
  function asHandedOff({path: e, line: t, endLine: n, severity: r, title: i, message: s}) {
   return {
    path: e,
    line: t,
    severity: r,
    ...n === void 0 ? {} : {
     endLine: n
    },
    title: (0, o.ml)(i, u.title),
    message: (0, o.ml)(s, u.message)
   };
  }
  function handoffMarkdown({text: e, findings: t, head: n, run: r}) {
   const i = r === null ? "A run" : `[A run](${r})`;
   return `${[ "### From the pull request's own code", `${i} without secrets on commit ${n.slice(0, 12)} produced this result. The author of the pull request could have changed it: it has not been verified.`, ...e === "" ? [ "It contains no text." ] : [ "---", e, "---" ], ...t.length === 0 ? [] : [ (0, 
   a.WT)(t, u.findings) ] ].join("\n\n")}\n`;
  }
  function handoffMarker(e) {
   return (0, i._)(e, "handoff");
  }
  function handoffComment(e, t) {
   const n = handoffMarker(e);
   return `${n}\n${(0, s.o)(t, {
    limit: r.j9 - n.length - 1,
    unit: "characters",
    whole: null
   })}`;
  }
 }),
 19326: (function(e, t, n) {
  n.d(t, {
   KU: () => unpasteableRules,
   Q$: () => allowFlag,
   RJ: () => groupByRule,
   fE: () => suggestedRules,
   mM: () => allowLine,
   tR: () => allowBlock,
   uE: () => groupDenials
  });
  function groupDenials(e) {
   const t = new Map;
   for (const n of e) {
    const e = JSON.stringify([ n.tool, n.label, n.reason, n.origin ]);
    t.set(e, {
     ...n,
     times: (t.get(e)?.times ?? 0) + 1
    });
   }
   return [ ...t.values() ];
  }
  function groupByRule(e) {
   const t = new Map;
   for (const n of e) {
    const {tool: e, reason: r, suggest: i, times: s, origin: o} = n;
    const a = JSON.stringify([ e, r, i, o ]);
    const {calls: u = [], times: c = 0} = t.get(a) ?? {};
    t.set(a, {
     calls: [ ...u, n ],
     reason: r,
     suggest: i,
     times: c + s
    });
   }
   return [ ...t.values() ];
  }
  function suggestedRules(e) {
   return everyRule(e).filter(isPasteable);
  }
  function unpasteableRules(e) {
   return everyRule(e).filter(e => !isPasteable(e)).length;
  }
  function everyRule(e) {
   return [ ...new Set(e.flatMap(({suggest: e}) => e)) ];
  }
  function isPasteable(e) {
   return e.length <= 500 && /^[A-Za-z]/.test(e) && !e.includes("${{") && !/[\p{C}\p{Zl}\p{Zp}\p{DI}]/u.test(e);
  }
  function allowBlock(e) {
   return [ "allow: |", ...e.map(e => `  ${e}`) ].join("\n");
  }
  function allowLine(e) {
   return `allow: ${/:(?:\s|$)|\s#/.test(e) ? `'${e.replaceAll("'", "''")}'` : e}`;
  }
  function allowFlag(e) {
   return `--allow '${e.replaceAll("'", String.raw`'\''`)}'`;
  }
 }),
 42344: (function(e, t, n) {
  n.d(t, {
   P: () => createChangeCounts,
   j: () => sumChanges
  });
  function createChangeCounts() {
   const e = new Map;
   return {
    add: (t, n = 1) => void e.set(t, (e.get(t) ?? 0) + n),
    changes: () => [ ...e ].map(([e, t]) => ({
     kind: e,
     count: t
    }))
   };
  }
  function sumChanges(...e) {
   const t = createChangeCounts();
   for (const {kind: n, count: r} of e.flat()) t.add(n, r);
   return t.changes();
  }
 }),
 74568: (function(e, t, n) {
  n.d(t, {
   P: () => withoutHidden,
   u: () => sanitizePlain
  });
  var r = n(7138);
  var i = n(42344);
  const s = [ "Arabic", "Bengali", "Devanagari", "Gujarati", "Gurmukhi", "Kannada", "Khmer", "Malayalam", "Mongolian", "Myanmar", "Oriya", "Sinhala", "Syriac", "Tamil", "Telugu", "Tibetan" ].map(e => `\\p{Script=${e}}`).join("");
  const o = [ "[\\u00ad\\u034f\\u115f\\u1160\\u17b4\\u17b5\\u180e\\u200b\\u2060-\\u2065\\u206a-\\u206f\\u2800\\u3164\\ufeff\\uffa0\\ufff0-\\ufffb", "\\ufe00-\\ufe0d\\u{1bca0}-\\u{1bca3}\\u{1d173}-\\u{1d17a}\\u{e0000}-\\u{e0fff}\\p{Noncharacter_Code_Point}]", "|(?<!\\p{Script=Mongolian})[\\u180b-\\u180d\\u180f]", "|(?<!(?![0-9#*])\\p{Emoji})[\\ufe0e\\ufe0f](?!\\u20e3)|(?<![0-9#*])(?<!\\p{Emoji})\\ufe0f(?=\\u20e3)", `|(?<!\\p{Extended_Pictographic}\\p{Emoji_Modifier}?\\ufe0f?|[${s}])\\u200d`, "|(?<=\\p{Extended_Pictographic}\\p{Emoji_Modifier}?\\ufe0f?)\\u200d(?!\\p{Extended_Pictographic})", `|(?<![${s}])\\u200c` ].join("");
  let a = null;
  function parts() {
   a ??= [ [ "invisible-character", /\p{Surrogate}/gu ], ...r.TF.map(e => [ "terminal-sequence", e ]), [ "control-character", /[\u0000-\u0008\u000e-\u001f\u007f-\u009f]/g ], [ "direction-mark", /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g ], [ "invisible-character", new RegExp(o, "gu") ] ];
   return a;
  }
  function withoutHidden(e, t) {
   if (/^[\t\n\x20-\x7e]*$/.test(e)) return e;
   let n = e.replace(r.r4, "\n");
   for (const [e, r] of parts()) n = n.replace(r, () => {
    t.add(e);
    return "";
   });
   return n;
  }
  function sanitizePlain(e) {
   const t = (0, i.P)();
   const n = withoutHidden(e, t);
   return {
    text: n,
    changes: t.changes()
   };
  }
 }),
 39472: (function(e, t, n) {
  n.d(t, {
   C: () => withoutGaps,
   K: () => findingInput
  });
  var r = n(94343);
  var i = n(43759);
  var s = n(75440);
  var o = n(30185);
  const a = 1e7;
  const findingInput = () => r.rej({
   path: (0, s._Z)("File, relative to the repository.", {
    most: 4096
   }),
   line: (0, s.$A)("Line number in the current file.", 1, a),
   endLine: r.lqM((0, s.$A)("Last line, if the finding covers several lines.", 1, a)),
   severity: r.k5n(o.g),
   title: (0, s._Z)("The problem, in a few words.", {
    most: 200
   }),
   message: (0, s._Z)("Why it is a problem and how to fix it, as plain text.", {
    most: 5e3
   }),
   suggestion: r.lqM((0, s._Z)("Replacement for these lines.", {
    empty: true,
    most: 2e4
   })),
   rule: r.lqM(r.YjP().check(i.Fk(/^[A-Za-z0-9._/-]{1,100}$/), r.q0y("A short, stable name for this kind of finding.")))
  });
  function withoutGaps({endLine: e, suggestion: t, rule: n, ...r}) {
   return {
    ...r,
    path: r.path.replace(/^\.\//, ""),
    ...e === void 0 || e <= r.line ? {} : {
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
 }),
 30185: (function(e, t, n) {
  n.d(t, {
   g: () => r
  });
  const r = [ "error", "warning", "note" ];
 })
};
