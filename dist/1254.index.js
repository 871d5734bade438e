"use strict";

exports.id = 1254;

exports.ids = [ 1254, 393 ];

exports.modules = {
 53618: (function(e, t, n) {
  n.d(t, {
   postHandoff: () => postHandoff
  });
  var i = n(64778);
  var r = n(42357);
  var s = n(7138);
  var o = n(3292);
  var a = n(72443);
  var u = n(12673);
  var l = n(13588);
  async function findPullRequests(e, {owner: t, name: n}, i) {
   const r = {
    what: `the pull requests of ${t}/${n}`,
    needs: [ "pull-requests: read" ]
   };
   const s = await (0, l.r)(e, 1).request(r, (e, r) => e.rest.pulls.list({
    owner: t,
    repo: n,
    state: "open",
    head: `${i.owner}:${i.branch}`,
    per_page: 100,
    request: {
     signal: r
    }
   }));
   return (s?.data ?? []).filter(e => e.head.sha === i.sha && e.head.repo?.id === i.repositoryId).map(({number: e}) => e);
  }
  var c = n(90318);
  var d = n(60957);
  var f = n(58276);
  var h = n(62103);
  var m = n(50393);
  var g = n(94343);
  var p = n(43759);
  var w = n(36795);
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
    severity: g.k5n(w.gO, {
     error: `is not one of ${w.gO.join(", ")}`
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
   const i = b.safeParse(parse(e, t));
   if (!i.success) throw new r.yo(i.error.issues.slice(0, v).map(e => invalid(t, wordsFor(e))));
   if (i.data.head !== n) throw new r.yo(invalid(t, "it is for a different commit than the event"));
   return i.data;
  }
  const v = 10;
  function parse(e, t) {
   try {
    return JSON.parse(new TextDecoder("utf-8", {
     fatal: true
    }).decode(e));
   } catch {
    throw new r.yo(invalid(t, "it is not JSON in UTF-8"));
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
  var $ = n(99180);
  var k = n(3101);
  var R = n(6448);
  var q = n(60212);
  var F = n(41e3);
  var O = n(84284);
  async function postHandoff({parsed: e}, t) {
   const {settings: n} = (0, q.s)(e);
   const s = await (0, i.MY)(t.hostEnvironment);
   checkUse(n, s);
   const o = handoffTargetOf(s);
   if (typeof o === "string") return await (0, O.v)({
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
    if (typeof e === "string") return await (0, O.v)({
     reason: e,
     hint: null
    }, t);
    if (n["dry-run"]) return rehearsed(e, u, t);
    return await posted({
     ...o,
     number: e ?? 0
    }, {
     settings: n,
     markdown: u
    }, t);
   } catch (e) {
    (0, r.ki)(e, d.J);
    return await failed(`It could not be posted: ${e.message} ${e.hint}`, t);
   }
  }
  function checkUse(e, t) {
   const n = [ "prompt", "prompt-file", "command", "model" ].filter(t => e[t] !== void 0);
   const i = e["github-token"] === void 0 && !e["dry-run"];
   const s = [ ...n.map(e => ({
    message: `${e} cannot be combined with post, which does not use a model`,
    hint: `remove ${e}`
   })), ...t.name === "workflow_run" ? [] : [ {
    message: "post only works on workflow_run events",
    found: t.name === "none" ? "no event" : t.name,
    hint: "see docs/forks.md for the workflow; on a terminal pass its event file with --event"
   } ], ...i ? [ {
    message: "post needs github-token",
    hint: "pass github-token, or set GITHUB_TOKEN"
   } ] : [] ];
   if (s.length > 0) throw new r.yo(s.map(e => ({
    code: "setting-invalid",
    location: "post",
    ...e
   })));
  }
  function handoffTargetOf({repository: e, headSha: t, trigger: {run: n}}) {
   if (n?.event !== "pull_request") return `the previous run was started by ${n?.event ?? "an unknown event"}, not by pull_request`;
   if (e === null || t === null || n.branch === null) return "the event does not contain the repository of the commit; the fork may have been deleted";
   const {owner: i, name: r, repositoryId: s} = n.branch;
   return {
    repository: e,
    head: {
     owner: i,
     branch: r,
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
    if (t instanceof r.yo) throw t;
    const n = t instanceof a.k && t.code !== "missing" && t.code !== "no-permission";
    throw new r.yo({
     code: n ? "handoff-invalid" : "file-unreadable",
     location: e,
     message: "the hand-off file cannot be read",
     found: (0, r.bD)(t),
     hint: "download the artifact of the first workflow, and pass the path of the file in it"
    });
   }
  }
  function markdownOf({text: e, findings: t = []}, {settings: n, event: i}, {hostEnvironment: r, redact: o}) {
   const {url: a = null} = i.trigger.run ?? {};
   const u = {
    ...(0, f.I)(n, r),
    mentions: []
   };
   return (0, m.Oc)({
    text: (0, R.R)((0, s.wh)(e), {
     redact: o,
     outgoing: u
    }).text,
    findings: (0, k.L)(t, o),
    head: i.headSha ?? "",
    run: (0, $.n1)(a) ? a : null
   });
  }
  async function pullRequestOf({repository: e, head: t}, n, {hostEnvironment: i, redact: r}) {
   const s = n["github-token"];
   if (s === void 0) return null;
   const o = await findPullRequests((0, u.C0)(s, {
    hostEnvironment: (0, u.KT)(i),
    redact: r
   }), e, t);
   if (o.length === 0) return "no open pull request has this commit as its head; it was closed, or has a newer commit";
   if (o.length > 1) return `${String(o.length)} open pull requests have this head, so none is selected`;
   return o[0] ?? null;
  }
  async function posted({repository: e, number: t}, {settings: n, markdown: i}, r) {
   const {hostEnvironment: s, log: o, redact: a} = r;
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
   const {action: g, url: p} = await l.upsertComment(f, (0, m.j6)(d), (0, m.wo)(d, i));
   o.info(`comment ${g}: ${p}`);
   const w = `### ${y.vV.success.sign} Posted`;
   await (0, h.o)(`${w}\n\nOn pull request ${String(t)}: ${p}\n`, r);
   const b = {
    conclusion: "success",
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
   const i = e === null ? "the pull request of this commit (unknown without a token)" : `#${String(e)}`;
   const r = `dry run: nothing is posted\ncomment on ${i}:\n\n${t}`;
   const {hostEnvironment: s, log: o} = n;
   if (s.onRunner) for (const e of r.split("\n")) o.info(e);
   const a = {
    conclusion: "skipped"
   };
   const u = {
    ...a,
    number: e,
    markdown: t
   };
   return {
    exitCode: 0,
    text: s.onRunner ? "" : r.trimEnd(),
    value: u,
    outputs: a
   };
  }
  async function failed(e, t) {
   const n = t.redact((0, s.wh)(e));
   t.log.error(n);
   const i = `### ${y.vV.incomplete.sign} Not posted`;
   await (0, h.o)(`${i}\n\n${(0, h.p)(n.split("\n"))}\n`, t);
   return (0, F.xC)("incomplete", n);
  }
 }),
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
     const {data: i, headers: r} = await e.listComments({
      ...{
       ...call(),
       issue_number: t.number,
       per_page: 100,
       page: n
      }
     });
     return {
      comments: i,
      isLast: isLast(r)
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
     const {data: n, headers: r} = await i.listReviewComments({
      ...{
       ...call(),
       pull_number: t.number,
       per_page: 100,
       page: e
      }
     });
     return {
      comments: n,
      isLast: isLast(r)
     };
    },
    update: async (e, t) => posted(await i.updateReviewComment({
     ...call(),
     comment_id: e,
     body: t
    })),
    async create(r) {
     try {
      const e = {
       ...call(),
       pull_number: t.number,
       comment_id: t.thread ?? 0,
       body: r
      };
      return posted(await i.createReplyForReviewComment(e));
     } catch (i) {
      if (i.status !== 404) throw i;
      return await conversation(e, t, n).create(r);
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
  var r = n(77523);
  var s = n(60957);
  const o = {
   login: "github-actions[bot]",
   id: null
  };
  function createGitHub(e) {
   const t = createRetryBudget(e);
   const writeWith = n => (i, s, o) => {
    const bodyAfter = t => e.redact(typeof o === "string" ? o : o(t));
    return t(t => n(t, {
     target: i,
     marker: s,
     bodyAfter: bodyAfter,
     signal: e.signal
    }), e => (0, r.Zw)(e, i));
   };
   return {
    upsertComment: writeWith(upsert),
    updateComment: writeWith(update),
    hideComments: (i, s, o) => t(async ({octokit: t, viewer: r}) => {
     const {hideComments: a} = await n.e(6045).then(n.bind(n, 56045));
     return await a(t, {
      target: i,
      beginnings: s,
      except: o,
      signal: e.signal,
      isOwn: e => isViewer(e, r)
     });
    }, e => (0, r.OR)(e, "the state of earlier comments", [ "issues: write", "pull-requests: write" ]))
   };
  }
  function createRetryBudget(e) {
   let t = null;
   return async (n, s) => {
    for (let o = 1; ;o += 1) try {
     t ??= openSession(e);
     return await n(await t);
    } catch (n) {
     if (e.signal.aborted && (0, r.Ni)(n)) throw canceled();
     const a = o < i.F3 && !e.signal.aborted ? (0, r.fm)(n, o, e.clock.now()) : null;
     if (a === null) throw s(n);
     t = null;
     await e.clock.sleep(a, e.signal);
    }
   };
  }
  const canceled = () => new s.J(null, "The time for posts was over before GitHub answered", "GitHub may have carried out the request all the same.");
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
    const {login: r, databaseId: s} = n.viewer ?? {};
    if (typeof r !== "string") return o;
    return {
     login: r,
     id: typeof s === "number" ? s : null
    };
   } catch (e) {
    if ((0, r.dg)(e) || e.status === 401) throw e;
    return o;
   }
  }
  async function upsert(e, t) {
   const n = await update(e, t);
   if (n !== null) return n;
   const {id: i, url: r} = await commentPlace(e.octokit, t.target, t.signal).create(t.bodyAfter(null));
   return {
    id: i,
    url: r,
    action: "created"
   };
  }
  async function update({octokit: e, viewer: t}, {target: n, marker: i, bodyAfter: r, signal: s}) {
   const o = commentPlace(e, n, s);
   const a = await findComment(o, i, t);
   if (a === null) return null;
   try {
    const {id: e, url: t} = await o.update(a.id, r(a.body));
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
    const {comments: r, isLast: s} = await e.page(i);
    const o = r.find(({body: e, user: i}) => e?.startsWith(t) === true && isViewer(i, n));
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
  var i = n(50897);
  var r = n(77523);
  const s = 4;
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
    const o = i < s && !t.aborted && (0, r.dg)(n);
    const a = o ? (0, r.fm)(n, i, e.now()) : null;
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
  var i = n(35548);
  var r = n(60957);
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
   const i = isRequestFailure(e) ? readFailure(e) : null;
   const r = graphqlFailure(e);
   const s = r?.isRateLimit ?? (i !== null && isRateLimit(i));
   if (!s) return 1e3 * 2 ** (t - 1);
   const u = requestedWait(i ?? r ?? {
    headers: {}
   }, n) ?? a;
   return u <= o ? u : null;
  }
  function problemOf(e, t) {
   if (!isRequestFailure(e)) return (0, s.a)(e);
   const n = readFailure(e);
   const {id: i, message: o, hint: a} = explain(n, `${t.owner}/${t.repo}#${String(t.number)}`);
   return new r.J(n.status, o, a, i);
  }
  function writeProblemOf(e, t, n) {
   const i = graphqlFailure(e);
   if (i === null && !isRequestFailure(e)) return (0, s.a)(e);
   const o = i ?? readFailure(e);
   const {id: a, message: u, hint: l} = i === null ? explainWrite(o, t, n) : explainGraphql(i, t, n);
   return new r.J(o.status, u, l, a);
  }
  function explainGraphql(e, t, n) {
   const r = `GitHub did not write ${t}: ${e.message}`;
   return e.isForbidden ? {
    id: "token-lacks-permission",
    message: r,
    hint: (0, i.jj)(permissionsOf(e, n))
   } : {
    id: "github-refused",
    message: r,
    hint: i.i["github-refused"]
   };
  }
  function explainWrite(e, t, n) {
   const r = e.message === "" ? "" : `: ${e.message}`;
   const s = (0, i.jj)(permissionsOf(e, n));
   if (e.status === 403 && !isRateLimit(e)) {
    const n = `The token is not allowed to write ${t}${r}`;
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
   return known("github-refused", `GitHub answered ${String(e.status)} for ${t}${r}`);
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
   const r = e["x-ratelimit-remaining"] === "0";
   return r && Number.isFinite(i) ? Math.max(0, i * 1e3 - t) : null;
  }
  function isRequestFailure(e) {
   return e instanceof Error && typeof e.status === "number";
  }
  function readFailure({status: e, response: t, message: n}) {
   const i = t?.data;
   const r = [ i?.message ?? n, ...detailsOf(i?.errors) ].filter(e => typeof e === "string");
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
   const i = t.map(e => e);
   const r = [ ...new Set(i.map(e => String(e.message))) ].join(" ").slice(0, 300);
   const s = i.map(({type: e}) => String(e));
   const o = s.includes("RATE_LIMITED");
   return {
    status: 200,
    message: r,
    headers: n ?? {},
    isRateLimit: o,
    isForbidden: s.includes("FORBIDDEN") || /not accessible|permission/i.test(r),
    isTransient: o || /^Something went wrong while executing/.test(r)
   };
  }
 }),
 13588: (function(e, t, n) {
  n.d(t, {
   r: () => createGitHubReader
  });
  var i = n(35548);
  var r = n(80353);
  var s = n(31004);
  var o = n(60957);
  function createGitHubReader(e, t) {
   let n = t;
   let i = null;
   const request = async (t, o) => {
    if (n <= 0) return null;
    n -= 1;
    i ??= (0, r.wy)(e);
    const a = await i;
    try {
     return await (0, r.bD)(e, e => o(a, e));
    } catch (e) {
     throw (0, s.K)(e, t);
    }
   };
   return {
    request: request,
    query: (e, t, n) => request(e, async (i, r) => {
     try {
      return {
       data: await i.graphql(t, {
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
   const {data: r, errors: s} = e;
   if (!Array.isArray(s)) throw e;
   const a = [ ...new Set(s.map(({message: e}) => String(e).slice(0, 300))) ];
   if (r !== null && r !== void 0) return {
    data: r,
    errors: a
   };
   throw new o.J(200, `GitHub did not return ${t}: ${a.join(" ")}`, (0, i.jj)(n, "all"), "token-lacks-permission");
  }
 }),
 31004: (function(e, t, n) {
  n.d(t, {
   K: () => readProblem
  });
  var i = n(35548);
  var r = n(77523);
  var s = n(60957);
  var o = n(44920);
  function readProblem(e, {what: t, needs: n}) {
   if (!(0, r.UZ)(e)) return (0, o.a)(e);
   const a = (0, r.f1)(e);
   const u = a.message === "" ? "" : `: ${a.message}`;
   const problem = (e, t, n = i.i[e] ?? "") => new s.J(a.status, `${t}${u}`, n, e);
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
   if (t.length > 0) return (0, i.jj)((0, r.k0)(e, t));
   return "Pass a token of this repository as github-token; ${{ github.token }} is the usual one.";
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
 58276: (function(e, t, n) {
  n.d(t, {
   I: () => outgoingOptionsOf
  });
  function outgoingOptionsOf({"allow-links": e, "allow-mentions": t}, {environment: n}) {
   const i = n["GITHUB_SERVER_URL"] ?? "https://github.com";
   return {
    hosts: [ ...URL.canParse(i) ? [ new URL(i).hostname ] : [], ...e ],
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
  var i = n(54539);
  var r = n(20274);
  var s = n(20653);
  var o = n(83874);
  var a = n(99180);
  const u = 4e3;
  function findingsOf({requests: e, structured: t, findingPaths: n = []}) {
   const i = e.flatMap(e => e.kind === "findings" ? e.findings : []);
   const s = asFindings((0, r._j)((0, r.qY)(t)["findings"]).slice(0, u));
   const o = new Map(n.map(e => [ e.path, e.fromRoot ]));
   const a = s.flatMap(e => e === null ? [] : [ {
    ...e,
    path: o.get(e.path) ?? e.path
   } ]);
   const l = [ ...i, ...a ].slice(0, u);
   return {
    findings: [ ...new Map(l.map(e => [ JSON.stringify(e), e ])).values() ],
    invalid: a.length === 0 ? 0 : s.length - a.length
   };
  }
  function asFindings(e) {
   if (e.length === 0) return [];
   const t = (0, o.K)();
   return e.map(e => asFinding(e, t));
  }
  function invalidFindingsNotices(e) {
   if (e === 0) return [];
   const t = e === 1 ? "1 of the findings in the structured answer has" : `${String(e)} of the findings in the structured answer have`;
   return [ `${t} not the form described in docs/findings.md and only appears in the answer.` ];
  }
  function asFinding(e, t) {
   if (!(0, r.u4)(e)) return null;
   const n = Object.entries(e).filter(([e, n]) => Object.hasOwn(t.shape, e) && n !== null);
   const {data: i} = t.safeParse(Object.fromEntries(n));
   return i === void 0 ? null : (0, o.C)(i);
  }
  function findingsSection(e, t) {
   const n = e.slice(0, t);
   const r = e.length - n.length;
   const o = n.map(e => {
    const t = (0, a.ti)((0, s.ml)(locationOfFinding(e), 200));
    return `| ${e.severity} | ${t} | ${(0, a.xG)((0, s.ml)(e.title, 200))} | ${(0, a.xG)((0, 
    s.ml)(e.message, 500))} |`;
   });
   return [ `#### Findings (${(0, i.ZV)(e.length)})`, [ "| Severity | Location | Title | Details |", "| --- | --- | --- | --- |", ...o ].join("\n"), ...r > 0 ? [ `And ${(0, 
   i.B4)(r, "more finding")}.` ] : [] ].join("\n\n");
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
  var i = n(20544);
  var r = n(20653);
  var s = n(15917);
  var o = n(5105);
  var a = n(78155);
  const u = {
   fileBytes: 1e6,
   text: 4e4,
   findings: 100,
   path: 500,
   title: 200,
   message: 1e3
  };
  function handoffOf({text: e}, t, n) {
   const i = t.filter(({path: e}) => e.length <= u.path).slice(0, u.findings);
   return {
    version: 1,
    head: n,
    text: (0, a.o)(e, {
     limit: u.text,
     unit: "characters",
     whole: null
    }),
    ...i.length === 0 ? {} : {
     findings: i.map(asHandedOff)
    }
   };
  }
  function asHandedOff({path: e, line: t, endLine: n, severity: i, title: s, message: o}) {
   return {
    path: e,
    line: t,
    severity: i,
    ...n === void 0 ? {} : {
     endLine: n
    },
    title: (0, r.ml)(s, u.title),
    message: (0, r.ml)(o, u.message)
   };
  }
  function handoffMarkdown({text: e, findings: t, head: n, run: i}) {
   const r = i === null ? "A run" : `[A run](${i})`;
   return `${[ "### From the pull request's own code", `${r} without secrets on commit ${n.slice(0, 12)} produced this result. The author of the pull request could have changed it: it has not been verified.`, ...e === "" ? [ "It contains no text." ] : [ "---", e, "---" ], ...t.length === 0 ? [] : [ (0, 
   s.WT)(t, u.findings) ] ].join("\n\n")}\n`;
  }
  function handoffMarker(e) {
   return (0, i._)(e, "handoff");
  }
  function handoffComment(e, t) {
   const n = handoffMarker(e);
   return `${n}\n${(0, a.o)(t, {
    limit: o.j9 - n.length - 1,
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
    const {tool: e, reason: i, suggest: r, times: s, origin: o} = n;
    const a = JSON.stringify([ e, i, r, o ]);
    const {calls: u = [], times: l = 0} = t.get(a) ?? {};
    t.set(a, {
     calls: [ ...u, n ],
     reason: i,
     suggest: r,
     times: l + s
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
 78155: (function(e, t, n) {
  n.d(t, {
   o: () => truncateMarkdown
  });
  var i = n(54539);
  var r = n(20653);
  const s = {
   fence: null,
   details: 0
  };
  function truncateMarkdown(e, t) {
   const size = e => t.unit === "bytes" ? Buffer.byteLength(e) : e.length;
   if (size(e) <= t.limit) return e;
   const n = noteFor(size(e), t);
   const i = t.limit - size(n) - size("\n\n");
   const r = i <= 0 ? "" : lastFitting(e, i, size);
   const s = r === "" ? n : `${r}\n\n${n}`;
   return size(s) <= t.limit ? s : "";
  }
  function noteFor(e, {limit: t, unit: n, whole: r}) {
   const s = r === null ? "" : ` The whole text is ${r}.`;
   return `*Truncated here: ${(0, i.ZV)(t)} of ${(0, i.ZV)(e)} ${n} fit.${s}*`;
  }
  function lastFitting(e, t, n) {
   let i = {
    end: 0,
    open: s
   };
   let r = i;
   let o = s;
   let [a, u] = [ 0, 0 ];
   for (const s of e.split("\n")) {
    const e = openAfter(s, o);
    const l = u + n(s);
    if (l > t) {
     const e = partOfLine(s, o, e => u + n(e) + closing(o).length <= t);
     e > 0 && (i = {
      end: a + e,
      open: o
     });
     break;
    }
    if (l + closing(e).length <= t) {
     i = {
      end: a + s.length,
      open: e
     };
     e.fence === null && e.details === 0 && (r = i);
    }
    o = e;
    a += s.length + 1;
    u = l + 1;
   }
   const {end: l, open: c} = r.end * 2 >= i.end ? r : i;
   return `${e.slice(0, l)}${closing(c)}`.trimEnd();
  }
  function openAfter(e, t) {
   if (t.fence !== null) {
    const n = /^ {0,3}(`{3,}|~{3,})[ \t]*$/.exec(e)?.[1] ?? "";
    return n.startsWith(t.fence) ? {
     ...t,
     fence: null
    } : t;
   }
   const n = /^ {0,3}(`{3,}(?=[^`]*$)|~{3,})/.exec(e)?.[1] ?? null;
   if (n !== null) return {
    ...t,
    fence: n
   };
   if (!/^ {0,3}<\/?details\b/i.test(e)) return t;
   const i = (e.match(/<details\b/gi)?.length ?? 0) - (e.match(/<\/details>/gi)?.length ?? 0);
   return {
    fence: n,
    details: Math.max(0, t.details + i)
   };
  }
  function closing({fence: e, details: t}) {
   return `${e === null ? "" : `\n${e}`}${"\n\n</details>".repeat(t)}`;
  }
  function partOfLine(e, {fence: t}, n) {
   if (t === null && /^\s*(?:\||<|`{3}|~{3})/.test(e)) return 0;
   let [i, s] = [ 0, e.length ];
   while (i < s) {
    const t = Math.ceil((i + s) / 2);
    n(e.slice(0, t)) ? i = t : s = t - 1;
   }
   return t === null ? safeEnd(e, i) : (0, r.GH)(e, i).length;
  }
  const o = 2e3;
  function safeEnd(e, t) {
   let n = 0;
   let i = null;
   for (const {0: r, index: s} of e.slice(0, t + 1).matchAll(/`+|\]\(|[[\])>]|<(?=[a-z/])|\s+/gi)) {
    i !== null && s - i.since > o && (i = null);
    i !== null ? r === i.until ? i = null : r === "](" && i.until === "]" && (i = {
     until: ")",
     since: i.since
    }) : r.startsWith("`") ? i = {
     until: r,
     since: s
    } : r === "[" ? i = {
     until: "]",
     since: s
    } : r === "<" ? i = {
     until: ">",
     since: s
    } : /^\s/.test(r) && (n = s);
   }
   return n;
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
   for (const {kind: n, count: i} of e.flat()) t.add(n, i);
   return t.changes();
  }
 }),
 74568: (function(e, t, n) {
  n.d(t, {
   P: () => withoutHidden,
   u: () => sanitizePlain
  });
  var i = n(7138);
  var r = n(42344);
  const s = [ "Arabic", "Bengali", "Devanagari", "Gujarati", "Gurmukhi", "Kannada", "Khmer", "Malayalam", "Mongolian", "Myanmar", "Oriya", "Sinhala", "Syriac", "Tamil", "Telugu", "Tibetan" ].map(e => `\\p{Script=${e}}`).join("");
  const o = [ "[\\u00ad\\u034f\\u115f\\u1160\\u17b4\\u17b5\\u180e\\u200b\\u2060-\\u2065\\u206a-\\u206f\\u2800\\u3164\\ufeff\\uffa0\\ufff0-\\ufffb", "\\ufe00-\\ufe0d\\u{1bca0}-\\u{1bca3}\\u{1d173}-\\u{1d17a}\\u{e0000}-\\u{e0fff}\\p{Noncharacter_Code_Point}]", "|(?<!\\p{Script=Mongolian})[\\u180b-\\u180d\\u180f]", "|(?<!(?![0-9#*])\\p{Emoji})[\\ufe0e\\ufe0f](?!\\u20e3)|(?<![0-9#*])(?<!\\p{Emoji})\\ufe0f(?=\\u20e3)", `|(?<!\\p{Extended_Pictographic}\\p{Emoji_Modifier}?\\ufe0f?|[${s}])\\u200d`, "|(?<=\\p{Extended_Pictographic}\\p{Emoji_Modifier}?\\ufe0f?)\\u200d(?!\\p{Extended_Pictographic})", `|(?<![${s}])\\u200c` ].join("");
  let a = null;
  function parts() {
   a ??= [ [ "invisible-character", /\p{Surrogate}/gu ], ...i.TF.map(e => [ "terminal-sequence", e ]), [ "control-character", /[\u0000-\u0008\u000e-\u001f\u007f-\u009f]/g ], [ "direction-mark", /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g ], [ "invisible-character", new RegExp(o, "gu") ] ];
   return a;
  }
  function withoutHidden(e, t) {
   if (/^[\t\n\x20-\x7e]*$/.test(e)) return e;
   let n = e.replace(i.r4, "\n");
   for (const [e, i] of parts()) n = n.replace(i, () => {
    t.add(e);
    return "";
   });
   return n;
  }
  function sanitizePlain(e) {
   const t = (0, r.P)();
   const n = withoutHidden(e, t);
   return {
    text: n,
    changes: t.changes()
   };
  }
 }),
 83874: (function(e, t, n) {
  n.d(t, {
   C: () => withoutGaps,
   K: () => findingInput
  });
  var i = n(94343);
  var r = n(43759);
  var s = n(75440);
  var o = n(36795);
  const a = 1e7;
  const findingInput = () => i.rej({
   path: (0, s._Z)("File, relative to the repository.", {
    most: 4096
   }),
   line: (0, s.$A)("Line number in the current file.", 1, a),
   endLine: i.lqM((0, s.$A)("Last line, if the finding covers several lines.", 1, a)),
   severity: i.k5n(o.gO),
   title: (0, s._Z)("The problem, in a few words.", {
    most: 200
   }),
   message: (0, s._Z)("Why it is a problem and how to fix it, as plain text.", {
    most: 5e3
   }),
   suggestion: i.lqM((0, s._Z)("Replacement for these lines.", {
    empty: true,
    most: 2e4
   })),
   rule: i.lqM(i.YjP().check(r.Fk(/^[A-Za-z0-9._/-]{1,100}$/), i.q0y("A short, stable name for this kind of finding.")))
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
