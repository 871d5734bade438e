"use strict";

exports.id = 1254, exports.ids = [ 1254, 393 ], exports.modules = {
 53618: (function(e, t, n) {
  n.d(t, {
   postHandoff: () => postHandoff
  });
  var i = n(64739), s = n(42357), r = n(71431), o = n(7138), a = n(3292), u = n(72443), l = n(12673), c = n(80353), d = n(31004), f = n(90318), h = n(60957), m = n(58276), g = n(62103), p = n(50393), w = n(94343), b = n(43759), y = n(36795);
  const handoff_read_text = e => w.YjP({
   error: "is not a string"
  }).check(b.Eb(e, {
   error: `has more than ${String(e)} characters`
  })), line = () => {
   const e = "is not a line number";
   return w.Whr({
    error: e
   }).check(b.qm(1, {
    error: e
   }), b.Zm(1e7, {
    error: e
   }));
  }, $ = w.rej({
   version: w.euz(1, {
    error: "is not 1"
   }),
   head: w.YjP({
    error: "is not a string"
   }).check(b.Fk(/^[0-9a-f]{40}([0-9a-f]{24})?$/, {
    error: "is not a full commit SHA"
   })),
   text: handoff_read_text(p.nt.text),
   findings: w.lqM(w.YOg(w.rej({
    path: handoff_read_text(p.nt.path),
    line: line(),
    endLine: w.lqM(line()),
    severity: w.k5n(y.gO, {
     error: `is not one of ${y.gO.join(", ")}`
    }),
    title: handoff_read_text(p.nt.title),
    message: handoff_read_text(p.nt.message)
   }), {
    error: "is not a list of findings"
   }).check(b.Eb(p.nt.findings, {
    error: `has more than ${String(p.nt.findings)} items`
   })))
  }), k = 10;
  function invalid(e, t) {
   return {
    code: "handoff-invalid",
    location: e,
    message: t,
    hint: "check what the first workflow writes; nothing was posted"
   };
  }
  var v = n(1359), R = n(3101), x = n(37644), O = n(60212), q = n(84284);
  async function postHandoff({parsed: e}, t) {
   const {settings: n} = (0, O.s)(e), w = await (0, i.MY)(t.hostEnvironment);
   !function(e, t) {
    const n = [ "prompt", "prompt-file", "command", "model" ].filter(t => void 0 !== e[t]), i = void 0 === e["github-token"] && !e["dry-run"], r = [ ...n.map(e => ({
     message: `${e} cannot be combined with post, which does not use a model`,
     hint: `remove ${e}`
    })), ..."workflow_run" === t.name ? [] : [ {
     message: "post only works on workflow_run events",
     found: "none" === t.name ? "no event" : t.name,
     hint: "see docs/forks.md for the workflow; on a terminal pass its event file with --event"
    } ], ...i ? [ {
     message: "post needs github-token",
     hint: "pass github-token, or set GITHUB_TOKEN"
    } ] : [] ];
    if (r.length > 0) throw new s.yo(r.map(e => ({
     code: "setting-invalid",
     location: "post",
     ...e
    })));
   }(n, w);
   const b = function({repository: e, headSha: t, trigger: {run: n}}) {
    if ("pull_request" !== n?.event) return `the previous run was started by ${n?.event ?? "an unknown event"}, not by pull_request`;
    if (null === e || null === t || null === n.branch) return "the event does not contain the repository of the commit; the fork may have been deleted";
    const {owner: i, name: s, repositoryId: r} = n.branch;
    return {
     repository: e,
     head: {
      owner: i,
      branch: s,
      sha: t,
      repositoryId: r
     }
    };
   }(w);
   if ("string" == typeof b) return await (0, q.v)({
    reason: b,
    hint: null
   }, t);
   const y = function({text: e, findings: t = []}, {settings: n, event: i}, {hostEnvironment: s, redact: r}) {
    const {url: a = null} = i.trigger.run ?? {}, u = {
     ...(0, m.I)(n, s),
     mentions: []
    };
    return (0, p.Oc)({
     text: (0, x.R)((0, o.wh)(e), {
      redact: r,
      outgoing: u
     }).text,
     findings: (0, R.L)(t, r),
     head: i.headSha ?? "",
     run: null !== a && /^https?:\/\/[^\s()<>|]+$/.test(a) ? a : null
    });
   }(await async function(e, t, {hostEnvironment: n}) {
    try {
     return function(e, {where: t, head: n}) {
      const i = $.safeParse(function(e, t) {
       try {
        return JSON.parse(new TextDecoder("utf-8", {
         fatal: !0
        }).decode(e));
       } catch {
        throw new s.yo(invalid(t, "it is not JSON in UTF-8"));
       }
      }(e, t));
      if (!i.success) throw new s.yo(i.error.issues.slice(0, k).map(e => invalid(t, function(e) {
       const t = 0 === e.path.length ? "the file" : e.path.map(String).join(".");
       return "unrecognized_keys" === e.code ? `${t} has ${String(e.keys.length)} unknown field(s)` : 0 === e.path.length ? "it does not hold a JSON object" : `${t} ${e.message}`;
      }(e))));
      if (i.data.head !== n) throw new s.yo(invalid(t, "it is for a different commit than the event"));
      return i.data;
     }(await (0, a.b)(e, n.directory, p.nt.fileBytes), {
      where: e,
      head: t
     });
    } catch (t) {
     if (t instanceof s.yo) throw t;
     const n = t instanceof u.k && "missing" !== t.code && "no-permission" !== t.code;
     throw new s.yo({
      code: n ? "handoff-invalid" : "file-unreadable",
      location: e,
      message: "the hand-off file cannot be read",
      found: (0, s.bD)(t),
      hint: "download the artifact of the first workflow, and pass the path of the file in it"
     });
    }
   }(n.post ?? "", b.head.sha, t), {
    settings: n,
    event: w
   }, t);
   try {
    const e = await async function({repository: e, head: t}, n, {hostEnvironment: i, redact: s}) {
     const r = n["github-token"];
     if (void 0 === r) return null;
     const o = await async function(e, {owner: t, name: n}, i) {
      const s = await (0, c.wy)(e);
      try {
       const {data: r} = await (0, c.bD)(e, e => s.rest.pulls.list({
        owner: t,
        repo: n,
        state: "open",
        head: `${i.owner}:${i.branch}`,
        per_page: 100,
        request: {
         signal: e
        }
       }));
       return r.filter(e => e.head.sha === i.sha && e.head.repo?.id === i.repositoryId).map(({number: e}) => e);
      } catch (e) {
       throw (0, d.K)(e, {
        what: `the pull requests of ${t}/${n}`,
        needs: [ "pull-requests: read" ]
       });
      }
     }((0, l.C0)(r, {
      hostEnvironment: (0, l.KT)(i),
      redact: s
     }), e, t);
     return 0 === o.length ? "no open pull request has this commit as its head; it was closed, or has a newer commit" : o.length > 1 ? `${String(o.length)} open pull requests have this head, so none is selected` : o[0] ?? null;
    }(b, n, t);
    return "string" == typeof e ? await (0, q.v)({
     reason: e,
     hint: null
    }, t) : n["dry-run"] ? function(e, t, n) {
     const i = `dry run: nothing is posted\ncomment on ${null === e ? "the pull request of this commit (unknown without a token)" : `#${String(e)}`}:\n\n${t}`, {hostEnvironment: s, log: r} = n;
     if (s.onRunner) for (const e of i.split("\n")) r.info(e);
     const o = {
      conclusion: "skipped"
     }, a = {
      ...o,
      number: e,
      markdown: t
     };
     return {
      exitCode: 0,
      text: s.onRunner ? "" : i.trimEnd(),
      value: a,
      outputs: o
     };
    }(e, y, t) : await async function({repository: e, number: t}, {settings: n, markdown: i}, {hostEnvironment: s, log: r, redact: o, writeSummary: a}) {
     const u = (0, f.Cl)((0, l.C0)(n["github-token"] ?? "", {
      hostEnvironment: (0, l.KT)(s),
      redact: o
     })), c = n["comment-key"], d = {
      owner: e.owner,
      repo: e.name,
      number: t
     }, {action: h, url: m} = await u.upsertComment(d, (0, p.j6)(c), (0, p.wo)(c, i));
     r.info(`comment ${h}: ${m}`), await (0, g.o)(`### ${v.vV.success.sign} Posted\n\nOn pull request ${String(t)}: ${m}\n`, {
      log: r,
      writeSummary: a
     });
     const w = {
      conclusion: "success",
      "comment-url": m
     };
     return {
      exitCode: 0,
      text: s.onRunner ? "" : m,
      value: {
       ...w,
       number: t,
       action: h
      },
      outputs: w
     };
    }({
     ...b,
     number: e ?? 0
    }, {
     settings: n,
     markdown: y
    }, t);
   } catch (e) {
    return (0, s.ki)(e, h.J), await async function(e, {log: t, redact: n, writeSummary: i}) {
     const s = n((0, o.wh)(e));
     t.error(s), await (0, g.o)(`### ${v.vV.incomplete.sign} Not posted\n\n${(0, g.p)(s.split("\n"))}\n`, {
      log: t,
      writeSummary: i
     });
     const a = {
      conclusion: "incomplete",
      reason: s
     };
     return {
      exitCode: (0, r.FO)("incomplete"),
      text: "",
      value: a,
      outputs: a
     };
    }(`It could not be posted: ${e.message} ${e.hint}`, t);
   }
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
 31004: (function(e, t, n) {
  n.d(t, {
   K: () => readProblem
  });
  var i = n(35548), s = n(77523), r = n(60957), o = n(44920);
  function readProblem(e, {what: t, needs: n}) {
   if (!(0, s.UZ)(e)) return (0, o.a)(e);
   const a = (0, s.f1)(e), u = "" === a.message ? "" : `: ${a.message}`, problem = (e, t, n = i.i[e] ?? "") => new r.J(a.status, `${t}${u}`, n, e);
   if (null === a.status) return problem("github-unreachable", "GitHub could not be reached");
   if ((0, s.a5)(a)) return problem("rate-limited", `GitHub's rate limit blocked ${t}`);
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
   return t.length > 0 ? (0, i.jj)((0, s.k0)(e, t)) : "Pass a token of this repository as github-token; ${{ github.token }} is the usual one.";
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
 58276: (function(e, t, n) {
  function outgoingOptionsOf({"allow-links": e, "allow-mentions": t}, {environment: n}) {
   const i = n.GITHUB_SERVER_URL ?? "https://github.com";
   return {
    hosts: [ ...URL.canParse(i) ? [ new URL(i).hostname ] : [], ...e ],
    mentions: t
   };
  }
  n.d(t, {
   I: () => outgoingOptionsOf
  });
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
 50393: (function(e, t, n) {
  n.d(t, {
   Oc: () => handoffMarkdown,
   handoffOf: () => handoffOf,
   j6: () => handoffMarker,
   nt: () => a,
   wo: () => handoffComment
  });
  var i = n(20544), s = n(20653), r = n(15917), o = n(78155);
  const a = {
   fileBytes: 1e6,
   text: 4e4,
   findings: 100,
   path: 500,
   title: 200,
   message: 1e3
  };
  function handoffOf({text: e}, t, n) {
   const i = t.filter(({path: e}) => e.length <= a.path).slice(0, a.findings);
   return {
    version: 1,
    head: n,
    text: (0, o.o)(e, {
     limit: a.text,
     unit: "characters",
     whole: null
    }),
    ...0 === i.length ? {} : {
     findings: i.map(asHandedOff)
    }
   };
  }
  function asHandedOff({path: e, line: t, endLine: n, severity: i, title: r, message: o}) {
   return {
    path: e,
    line: t,
    severity: i,
    ...void 0 === n ? {} : {
     endLine: n
    },
    title: (0, s.ml)(r, a.title),
    message: (0, s.ml)(o, a.message)
   };
  }
  function handoffMarkdown({text: e, findings: t, head: n, run: i}) {
   return `${[ "### From the pull request's own code", `${null === i ? "A run" : `[A run](${i})`} without secrets on commit ${n.slice(0, 12)} produced this result. The author of the pull request could have changed it: it has not been verified.`, ..."" === e ? [ "It contains no text." ] : [ "---", e, "---" ], ...0 === t.length ? [] : [ (0, 
   r.WT)(t, a.findings) ] ].join("\n\n")}\n`;
  }
  function handoffMarker(e) {
   return (0, i._)(e, "handoff");
  }
  function handoffComment(e, t) {
   const n = handoffMarker(e);
   return `${n}\n${(0, o.o)(t, {
    limit: 65536 - n.length - 1,
    unit: "characters",
    whole: null
   })}`;
  }
 }),
 19326: (function(e, t, n) {
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
    const {tool: e, reason: i, suggest: s, times: r, origin: o} = n, a = JSON.stringify([ e, i, s, o ]), {calls: u = [], times: l = 0} = t.get(a) ?? {};
    t.set(a, {
     calls: [ ...u, n ],
     reason: i,
     suggest: s,
     times: l + r
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
  n.d(t, {
   KU: () => unpasteableRules,
   Q$: () => allowFlag,
   RJ: () => groupByRule,
   fE: () => suggestedRules,
   mM: () => allowLine,
   tR: () => allowBlock,
   uE: () => groupDenials
  });
 }),
 78155: (function(e, t, n) {
  n.d(t, {
   o: () => truncateMarkdown
  });
  var i = n(54539), s = n(20653);
  const r = {
   fence: null,
   details: 0
  };
  function truncateMarkdown(e, t) {
   const size = e => "bytes" === t.unit ? Buffer.byteLength(e) : e.length;
   if (size(e) <= t.limit) return e;
   const n = function(e, {limit: t, unit: n, whole: s}) {
    const r = null === s ? "" : ` The whole text is ${s}.`;
    return `*Truncated here: ${(0, i.Z)(t)} of ${(0, i.Z)(e)} ${n} fit.${r}*`;
   }(size(e), t), s = t.limit - size(n) - size("\n\n"), o = s <= 0 ? "" : function(e, t, n) {
    let i = {
     end: 0,
     open: r
    }, s = i, o = r, [a, u] = [ 0, 0 ];
    for (const r of e.split("\n")) {
     const e = openAfter(r, o), l = u + n(r);
     if (l > t) {
      const e = partOfLine(r, o, e => u + n(e) + closing(o).length <= t);
      e > 0 && (i = {
       end: a + e,
       open: o
      });
      break;
     }
     l + closing(e).length <= t && (i = {
      end: a + r.length,
      open: e
     }, null === e.fence && 0 === e.details && (s = i)), o = e, a += r.length + 1, u = l + 1;
    }
    const {end: l, open: c} = 2 * s.end >= i.end ? s : i;
    return `${e.slice(0, l)}${closing(c)}`.trimEnd();
   }(e, s, size), a = "" === o ? n : `${o}\n\n${n}`;
   return size(a) <= t.limit ? a : "";
  }
  function openAfter(e, t) {
   if (null !== t.fence) return (/^ {0,3}(`{3,}|~{3,})[ \t]*$/.exec(e)?.[1] ?? "").startsWith(t.fence) ? {
    ...t,
    fence: null
   } : t;
   const n = /^ {0,3}(`{3,}(?=[^`]*$)|~{3,})/.exec(e)?.[1] ?? null;
   if (null !== n) return {
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
   return `${null === e ? "" : `\n${e}`}${"\n\n</details>".repeat(t)}`;
  }
  function partOfLine(e, {fence: t}, n) {
   if (null === t && /^\s*(?:\||<|`{3}|~{3})/.test(e)) return 0;
   let [i, r] = [ 0, e.length ];
   for (;i < r; ) {
    const t = Math.ceil((i + r) / 2);
    n(e.slice(0, t)) ? i = t : r = t - 1;
   }
   return null === t ? function(e, t) {
    let n = 0, i = null;
    for (const {0: s, index: r} of e.slice(0, t + 1).matchAll(/`+|\]\(|[[\])>]|<(?=[a-z/])|\s+/gi)) null !== i && r - i.since > o && (i = null), 
    null !== i ? s === i.until ? i = null : "](" === s && "]" === i.until && (i = {
     until: ")",
     since: i.since
    }) : s.startsWith("`") ? i = {
     until: s,
     since: r
    } : "[" === s ? i = {
     until: "]",
     since: r
    } : "<" === s ? i = {
     until: ">",
     since: r
    } : /^\s/.test(s) && (n = r);
    return n;
   }(e, i) : (0, s.GH)(e, i).length;
  }
  const o = 2e3;
 }),
 42344: (function(e, t, n) {
  n.d(t, {
   P: () => createChangeCounts,
   j: () => sumChanges
  });
  const i = 80;
  function createChangeCounts() {
   const e = new Map;
   return {
    add(t, n) {
     const s = e.get(t);
     void 0 === s ? e.set(t, {
      count: 1,
      sample: n.slice(0, i)
     }) : s.count += 1;
    },
    changes: () => [ ...e ].map(([e, {count: t, sample: n}]) => ({
     kind: e,
     count: t,
     sample: n
    }))
   };
  }
  function sumChanges(...e) {
   const t = new Map;
   for (const n of e.flat()) {
    const e = t.get(n.kind);
    t.set(n.kind, void 0 === e ? n : {
     ...e,
     count: e.count + n.count
    });
   }
   return [ ...t.values() ];
  }
 }),
 74568: (function(e, t, n) {
  n.d(t, {
   P: () => withoutHidden,
   u: () => sanitizePlain
  });
  var i = n(7138), s = n(42344);
  const r = [ "Arabic", "Bengali", "Devanagari", "Gujarati", "Gurmukhi", "Kannada", "Khmer", "Malayalam", "Mongolian", "Myanmar", "Oriya", "Sinhala", "Syriac", "Tamil", "Telugu", "Tibetan" ].map(e => `\\p{Script=${e}}`).join(""), o = [ "[\\u00ad\\u034f\\u115f\\u1160\\u17b4\\u17b5\\u180e\\u200b\\u2060-\\u2065\\u206a-\\u206f\\u2800\\u3164\\ufeff\\uffa0\\ufff0-\\ufffb", "\\ufe00-\\ufe0d\\u{1bca0}-\\u{1bca3}\\u{1d173}-\\u{1d17a}\\u{e0000}-\\u{e0fff}\\p{Noncharacter_Code_Point}]", "|(?<!\\p{Script=Mongolian})[\\u180b-\\u180d\\u180f]", "|(?<!(?![0-9#*])\\p{Emoji})[\\ufe0e\\ufe0f](?!\\u20e3)|(?<![0-9#*])(?<!\\p{Emoji})\\ufe0f(?=\\u20e3)", `|(?<!\\p{Extended_Pictographic}\\p{Emoji_Modifier}?\\ufe0f?|[${r}])\\u200d`, "|(?<=\\p{Extended_Pictographic}\\p{Emoji_Modifier}?\\ufe0f?)\\u200d(?!\\p{Extended_Pictographic})", `|(?<![${r}])\\u200c` ].join("");
  let a = null;
  function withoutHidden(e, t) {
   if (/^[\t\n\x20-\x7e]*$/.test(e)) return e;
   let n = e.replace(i.r4, "\n");
   for (const [e, s] of (a ??= [ [ "invisible-character", /\p{Surrogate}/gu ], ...i.TF.map(e => [ "terminal-sequence", e ]), [ "control-character", /[\u0000-\u0008\u000e-\u001f\u007f-\u009f]/g ], [ "direction-mark", /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g ], [ "invisible-character", new RegExp(o, "gu") ] ], 
   a)) n = n.replace(s, n => (t.add(e, `U+${(n.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`), 
   ""));
   return n;
  }
  function sanitizePlain(e) {
   const t = (0, s.P)();
   return {
    text: withoutHidden(e, t),
    changes: t.changes()
   };
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
