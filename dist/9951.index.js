"use strict";

exports.id = 9951, exports.ids = [ 9951, 3411, 588 ], exports.modules = {
 30357: (function(e, t, n) {
  n.r(t), n.d(t, {
   doctor: () => doctor
  });
  var r = n(42357), s = n(54539), o = n(49137), i = n(48080), a = n(28028), u = n(17992), l = n(7436), c = n(31275), d = n(63846), m = n(35548), f = n(80353), p = n(88757);
  const h = {
   contents: {
    read: "GET /repos/{owner}/{repo}/commits",
    write: "POST /repos/{owner}/{repo}/git/blobs"
   },
   "pull-requests": {
    read: "GET /repos/{owner}/{repo}/pulls",
    write: "POST /repos/{owner}/{repo}/pulls"
   },
   issues: {
    read: "GET /repos/{owner}/{repo}/issues",
    write: "POST /repos/{owner}/{repo}/issues"
   },
   actions: {
    read: "GET /repos/{owner}/{repo}/actions/runs",
    write: null
   },
   checks: {
    read: "GET /repos/{owner}/{repo}/commits/{ref}/check-runs",
    write: "POST /repos/{owner}/{repo}/check-runs"
   },
   statuses: {
    read: "GET /repos/{owner}/{repo}/commits/{ref}/statuses",
    write: null
   }
  };
  function levelOf(e, t) {
   return 400 === t || 422 === t ? "write" : isRefused(e) ? "none" : 200 === e && isRefused(t) ? "read" : "unknown";
  }
  const isRefused = e => 403 === e || 404 === e;
  function parametersOf(e, {owner: t, repo: n, ref: r}) {
   return {
    owner: t,
    repo: n,
    ...e.includes("{ref}") && {
     ref: r
    },
    ...e.startsWith("GET") && {
     per_page: 1
    }
   };
  }
  async function mayOpenPullRequests(e, {owner: t, repo: n}, r) {
   const {data: s} = await answerOf(e, "GET /repos/{owner}/{repo}/actions/permissions/workflow", {
    owner: t,
    repo: n,
    signal: r
   }), {can_approve_pull_request_reviews: o} = s ?? {};
   return "boolean" == typeof o ? o : null;
  }
  async function rulesOfBranch(e, {owner: t, repo: n}, r, s) {
   const {data: o} = await answerOf(e, "GET /repos/{owner}/{repo}/rules/branches/{branch}", {
    owner: t,
    repo: n,
    branch: r,
    signal: s
   });
   return Array.isArray(o) ? o.map(({type: e}) => String(e)) : [];
  }
  async function answerOf(e, t, {signal: n, ...r}) {
   try {
    const s = await e.request(t, {
     ...r,
     request: {
      signal: (0, f.wj)(n)
     }
    });
    return {
     status: s.status,
     data: s.data
    };
   } catch (e) {
    const {status: t, response: n} = e;
    return {
     status: "number" == typeof t && void 0 !== n ? t : null,
     data: null
    };
   }
  }
  var g = n(68350), w = n(61619);
  const ok = (e, t) => ({
   id: e,
   status: "ok",
   finding: null,
   summary: t,
   fix: null
  }), warning = (e, t, {finding: n = e, fix: r}) => ({
   id: e,
   status: "warning",
   finding: n,
   summary: t,
   fix: r
  }), error = (e, t, n) => ({
   ...warning(e, t, n),
   status: "error"
  }), y = {
   contents: "the trusted commit",
   "pull-requests": "pull requests and reviews",
   issues: "issues and comments",
   actions: "logs of failed checks",
   checks: "failed checks",
   statuses: "failed checks"
  };
  async function gitHubChecks(e, {environment: t, signal: n}) {
   const r = t.GITHUB_TOKEN ?? "", [s = "", o = ""] = (t.GITHUB_REPOSITORY ?? "").split("/");
   if ("" === r || "" === o) return [ ok("github", "not checked: GITHUB_TOKEN and GITHUB_REPOSITORY are not both set, so nothing is posted") ];
   const i = await (0, f.wy)({
    token: r,
    apiUrl: t.GITHUB_API_URL ?? "https://api.github.com"
   }), a = {
    owner: s,
    repo: o,
    ref: t.GITHUB_SHA ?? "HEAD"
   }, u = await async function(e, t, n) {
    const ask = async r => null === r ? 403 : (await answerOf(e, r, {
     ...parametersOf(r, t),
     signal: n
    })).status, r = await Promise.all(Object.entries(h).map(async ([e, {read: t, write: n}]) => ({
     name: e,
     read: await ask(t),
     write: await ask(n)
    })));
    return r.some(({read: e}) => 401 === e) ? "token-rejected" : r.every(({read: e}) => null === e) ? "github-unreachable" : Object.fromEntries(r.map(({name: e, read: t, write: n}) => [ e, levelOf(t, n) ]));
   }(i, a, n);
   if ("string" == typeof u) return [ (l = u, error("github", "token-rejected" === l ? "GitHub rejects GITHUB_TOKEN" : "GitHub could not be reached", {
    finding: l,
    fix: m.i[l]
   })) ];
   var l;
   const c = function(e) {
    if (null === e) return null;
    const {allow: t, ask: n, deny: r} = e.settings;
    return (0, g.d8)({
     allow: t,
     ask: n,
     deny: r
    }, e.locationOfRule).length > 0 ? null : {
     allow: t,
     ask: n,
     deny: r
    };
   }(e), p = Object.keys(y), $ = null === e || null === c ? [] : function({settings: e, event: t}, n) {
    return (0, w.r)({
     ...e,
     lists: n
    }, new Set(null === t.item ? [] : [ t.item.kind ]));
   }(e, c), offered = e => null !== c && (0, d.eo)(e, {
    lists: c,
    mode: "default",
    spec: {
     allowedTools: null
    }
   }), k = t.GITHUB_HEAD_REF || t.GITHUB_REF_NAME;
   return [ ...p.map(e => function(e, t, n) {
    const r = `github-${e}`, s = t[e], levelOf = e => Object.hasOwn(t, e) ? t[e] : "none", o = n.filter(({anyOf: t}) => !0 === t[0]?.startsWith(`${e}: `) && !t.some(e => (0, 
    w.P)(e, levelOf))), [i] = o, a = `${s}: ${y[e]}`;
    if (void 0 !== i && "unknown" !== s) {
     const e = o.map(({feature: e}) => e).join(", ");
     return warning(r, `${s}, and more is needed for ${e}`, lacks(i.anyOf));
    }
    return "none" === s ? warning(r, a, lacks([ `${e}: read` ])) : ok(r, a);
   }(e, u, $)), ...isReadOnly(e, t) ? [ b ] : [], ...offered("PullRequest") ? [ settingCheck(await mayOpenPullRequests(i, a, n)) ] : [], ...offered("PushToPullRequest") && void 0 !== k ? [ branchCheck(k, await rulesOfBranch(i, a, k, n)) ] : [] ];
  }
  function lacks(e) {
   return {
    finding: "token-lacks-permission",
    fix: (0, m.jj)(e)
   };
  }
  function settingCheck(e) {
   const t = "github-pull-request-setting";
   return !1 === e ? warning(t, "GitHub Actions may not open pull requests in this repository", {
    finding: "pull-requests-not-permitted",
    fix: m.i["pull-requests-not-permitted"]
   }) : ok(t, !0 === e ? "GitHub Actions may open pull requests" : "this token cannot read whether GitHub Actions may open pull requests");
  }
  function branchCheck(e, t) {
   const n = t.find(e => p.RD.has(e)), r = void 0 === n ? "its rules allow pushes" : `${n} allows no pushes, so commits go into a pull request`, s = t.includes("required_signatures") ? "; commits must be signed, so push-with must be api" : "";
   return ok("github-branch", `${e}: ${r}${s}`);
  }
  const b = warning("github-event", "the token of this event can only read, whatever the workflow says", {
   finding: "token-read-only",
   fix: m.i["token-read-only"]
  });
  function isReadOnly(e, t) {
   return "pull_request" === e?.event.name && e.event.isUntrustedCheckout || "dependabot[bot]" === t.GITHUB_ACTOR;
  }
  var $ = n(49266), k = n(70588), v = n(52758), x = n(64666), O = n(32057), R = n(62052);
  async function machineChecks(e) {
   const [t, n] = await Promise.all([ (0, O.R2)("git", e), (0, O.R2)("gh", e) ]), r = (0, 
   O.bA)();
   return [ (0, O.du)(r, u.Y) ? ok("node", `Node ${r}`) : error("node", `Node ${r} is too old`, {
    fix: `install Node ${u.Y} or newer`
   }), gitCheck(t), null === (0, x.GO)(e.path) ? error("bash", "bash was not found, so no command can run", {
    fix: "install bash, and put it on the PATH"
   }) : ok("bash", "bash was found"), ok("gh", null === n ? "gh was not found; commands that use it cannot run" : `gh ${n}`) ];
  }
  function gitCheck(e) {
   return null === e ? warning("git", "git was not found: changed files are not recorded", {
    fix: `install git ${k.oldestGit} or newer`
   }) : (0, O.du)(e, k.oldestGit) ? ok("git", `git ${e}`) : warning("git", `git ${e} is too old and is not used`, {
    fix: `install git ${k.oldestGit} or newer`
   });
  }
  async function sandboxCheck({path: e}, {environment: t, home: n, temporary: r, directory: s}) {
   const o = t.RUNNER_TOOL_CACHE, {level: i, reason: a} = await (0, R.U)(r, {
    workspace: s,
    userHome: n,
    path: e,
    toolCache: o
   });
   return "none" !== i ? ok("sandbox", `${i}: ${a}`) : warning("sandbox", `none: ${a}`, {
    fix: "see docs/sandbox.md for the runners and images on which a level works"
   });
  }
  function modelCheck({environment: e}) {
   const t = Object.entries($.r5).flatMap(([t, {keyVariables: n}]) => {
    const r = n.find(t => "" !== (e[t] ?? "").trim());
    return void 0 === r ? [] : [ `${t} (${r})` ];
   });
   return 0 === t.length ? warning("model-keys", "no provider has a key", {
    fix: "set the input api-key, or a variable such as ANTHROPIC_API_KEY; script:FILE needs none"
   }) : ok("model-keys", `keys for ${t.join(", ")}`);
  }
  async function proxyChecks({environment: e}) {
   try {
    const {https: t, http: n} = await (0, v.upstreamProxies)(e);
    if (void 0 === t && void 0 === n) return [];
    const r = [ ...void 0 === t ? [] : [ "HTTPS_PROXY" ], ...void 0 === n ? [] : [ "HTTP_PROXY" ] ];
    return [ ok("proxy", `${r.join(" and ")}: valid`) ];
   } catch (e) {
    return (0, r.ki)(e, r.yo), e.diagnostics.map(({code: e, location: t = "", message: n, hint: r}) => error("proxy", `${t}: ${n}`, {
     finding: e,
     fix: r
    }));
   }
  }
  var T = n(19794), S = n(36697), C = n(63438), q = n(86), I = n(93033);
  function problemChecks(e, t, n) {
   return 0 === t.length ? [ ok(e, n) ] : t.map(({id: t, location: n, subject: r, message: s, hint: o}) => warning(e, `${n}: ${r}: ${s}`, {
    finding: t,
    fix: o
   }));
  }
  var P = n(20601);
  function serverChecks({servers: e, lock: t, lockPath: n}) {
   const r = (0, s.B)(e.length, "MCP server"), o = e.filter(({givenName: e}) => null === t || void 0 === t.servers[e]);
   return [ 0 === o.length ? ok("mcp", `${r}, all pinned in ${n}`) : warning("mcp", `${r}, not pinned: ${o.map(({name: e}) => e).join(", ")}`, {
    fix: "run sallyport mcp pin, review the tools, and commit the file"
   }), ...problemChecks("mcp-packages", (0, P.Q)(e), "all have exact versions") ];
  }
  async function repositoryChecks(e, t) {
   const {settings: n, locationOfRule: o, files: i} = e, {allow: a, ask: u, deny: l} = n, c = {
    allow: a,
    ask: u,
    deny: l
   }, d = (0, g.d8)(c, o);
   if (d.length > 0) return configurationErrors(new r.yo(d));
   const [m, f, p] = await Promise.all([ (0, I.E)(i, n), (0, C.uU)((0, T.z)(e, t)), (0, 
   q.T)(e) ]), h = (0, S.x)(c, p?.servers.map(({name: e}) => e) ?? []).map(({list: e, index: t, rule: n, ...r}) => ({
    ...r,
    location: o(e, t),
    subject: `${e}: ${n}`
   })), w = f.filter(({diagnostics: e}) => e.length > 0);
   return [ ok("configuration", `valid, with ${(0, s.B)(a.length + u.length + l.length, "rule")}`), ...problemChecks("rules", h, "no problems found"), ...null === p ? [] : serverChecks(p), ...problemChecks("workflows", m, "no problems found in those that run Sallyport"), 0 === w.length ? ok("commands", `${(0, 
   s.B)(f.length, "command or skill", "commands and skills")} found`) : warning("commands", `${(0, 
   s.B)(w.length, "file is", "files are")} broken: ${w.map(({path: e}) => e).join(", ")}`, {
    fix: "run sallyport commands, which shows why"
   }) ];
  }
  function configurationErrors({diagnostics: e}) {
   return e.map(({code: e, location: t, message: n, found: r, hint: s}) => error("configuration", [ t, n, ...void 0 === r ? [] : [ `found ${r}` ] ].filter(Boolean).join(": "), {
    finding: e,
    fix: s
   }));
  }
  async function doctor(e, t) {
   const {environment: n, home: r, directory: c, stdio: d} = t, m = (0, o.j)({
    environment: n,
    home: r,
    temporary: (0, i.YB)(t)
   }, c), f = [ ...await machineChecks(m), await sandboxCheck(m, t), ...await proxyChecks(t), modelCheck(t), ...await checksOfRepository(e, t) ], p = (0, 
   a.W)(d.outIsTerminal, n);
   return (0, l.JG)(e, "json") ? d.out(`${JSON.stringify({
    version: u.r,
    checks: f
   }, null, 2)}\n`) : d.out(function(e, t) {
    const n = Math.max(...e.map(({id: e}) => e.length)), r = e.flatMap(({id: e, status: r, finding: s, summary: o, fix: i}) => {
     const [a, u] = G[r], l = `${t ? `\x1b[${String(u)}m${a}\x1b[0m` : a} ${e.padEnd(n)}  ${o}`;
     return null === i ? [ l ] : [ null === s || s === e ? l : `${l} [${s}]`, `${" ".repeat(n + 4)}fix: ${i}` ];
    }), o = e.filter(({status: e}) => "ok" !== e).length;
    return `${r.join("\n")}\n\n${0 === o ? "No problems found." : `${(0, s.B)(o, "problem")} found.`}\n`;
   }(f, p)), ((0, l.JG)(e, "strict") ? f.some(({status: e}) => "ok" !== e) : hasError(f)) ? 1 : 0;
  }
  const hasError = e => e.some(({status: e}) => "error" === e);
  async function checksOfRepository(e, t) {
   try {
    const n = await (0, c.kv)(e, t);
    return [ ...await repositoryChecks(n, t), ...await gitHubChecks(n, t) ];
   } catch (e) {
    return (0, r.ki)(e, r.yo), [ ...configurationErrors(e), ...await gitHubChecks(null, t) ];
   }
  }
  const G = {
   ok: [ "\u2713", 32 ],
   warning: [ "!", 33 ],
   error: [ "\u2717", 31 ]
  };
 }),
 70588: (function(e, t, n) {
  n.r(t), n.d(t, {
   oldestGit: () => o,
   tooOldGit: () => tooOldGit
  });
  var r = n(64666), s = n(32057);
  const o = "2.31", i = new Map;
  function tooOldGit(e) {
   const t = (0, r.oq)("git", e.path) ?? "", n = i.get(t) ?? ("" === t ? Promise.resolve(null) : async function(e) {
    const t = await (0, s.R2)("git", e);
    return null === t || (0, s.du)(t, o) ? null : t;
   }(e));
   return i.set(t, n), n;
  }
 }),
 80353: (function(e, t, n) {
  n.d(t, {
   F3: () => o,
   bD: () => withRetry,
   wj: () => withTimeout,
   wy: () => connectOctokit
  });
  var r = n(50897), s = n(77523);
  const o = 4, i = 3e4;
  async function connectOctokit({token: e, apiUrl: t}) {
   const {getOctokit: r} = await Promise.all([ n.e(4119), n.e(2413) ]).then(n.bind(n, 92413)), silent = () => {};
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
    const i = r < o && !t.aborted && (0, s.dg)(n) ? (0, s.fm)(n, r, e.now()) : null;
    if (null === i) throw n;
    await e.sleep(i, t);
   }
  }
  function withTimeout(e) {
   return (0, r.dn)(i, e);
  }
 }),
 77523: (function(e, t, n) {
  n.d(t, {
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
  var r = n(35548), s = n(60957), o = n(44920);
  const i = 6e4, a = 6e4;
  function isTransient(e) {
   if (!isRequestFailure(e)) return !0 === graphqlFailure(e)?.isTransient;
   const t = readFailure(e);
   return null === t.status || t.status >= 500 || isRateLimit(t);
  }
  function waitFor(e, t, n) {
   if (!isTransient(e)) return null;
   const r = isRequestFailure(e) ? readFailure(e) : null, s = graphqlFailure(e);
   if (!(s?.isRateLimit ?? (null !== r && isRateLimit(r)))) return 1e3 * 2 ** (t - 1);
   const o = function({headers: e}, t) {
    const n = Number(e["retry-after"] ?? Number.NaN);
    if (Number.isFinite(n) && n >= 0) return 1e3 * n;
    const r = Number(e["x-ratelimit-reset"] ?? Number.NaN);
    return "0" === e["x-ratelimit-remaining"] && Number.isFinite(r) ? Math.max(0, 1e3 * r - t) : null;
   }(r ?? s ?? {
    headers: {}
   }, n) ?? a;
   return o <= i ? o : null;
  }
  function problemOf(e, t) {
   if (!isRequestFailure(e)) return (0, o.a)(e);
   const n = readFailure(e), {id: r, message: i, hint: a} = explain(n, `${t.owner}/${t.repo}#${String(t.number)}`);
   return new s.J(n.status, i, a, r);
  }
  function writeProblemOf(e, t, n) {
   const i = graphqlFailure(e);
   if (null === i && !isRequestFailure(e)) return (0, o.a)(e);
   const a = i ?? readFailure(e), {id: l, message: c, hint: d} = null === i ? function(e, t, n) {
    const s = "" === e.message ? "" : `: ${e.message}`, o = (0, r.jj)(permissionsOf(e, n));
    if (403 === e.status && !isRateLimit(e)) {
     const n = `The token is not allowed to write ${t}${s}`;
     return /not permitted to create/i.test(e.message) ? known("pull-requests-not-permitted", n) : {
      id: "token-lacks-permission",
      message: n,
      hint: `${o} ${u}`
     };
    }
    return 404 === e.status ? {
     id: "github-not-found",
     message: `GitHub cannot find the target of ${t}, or the token cannot access it`,
     hint: `Check that the item exists. ${o}`
    } : null === e.status || 401 === e.status ? explain(e, "") : known("github-refused", `GitHub answered ${String(e.status)} for ${t}${s}`);
   }(a, t, n) : function(e, t, n) {
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
   }(i, t, n);
   return new s.J(a.status, c, d, l);
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
   const n = "" === e.message ? "" : `: ${e.message}`;
   return null === e.status ? known("github-unreachable", `GitHub could not be reached${n}`) : isRateLimit(e) ? known("rate-limited", `GitHub's rate limit blocked the comment on ${t}${n}`) : 401 === e.status ? known("token-rejected", `GitHub refused the token${n}`) : 403 === e.status ? function(e, t, n) {
    return /locked/i.test(e.message) ? {
     id: "github-refused",
     message: `The conversation of ${t} is locked${n}`,
     hint: "Unlock it, or leave comment out of publish."
    } : {
     id: "token-lacks-permission",
     message: `The token is not allowed to comment on ${t}${n}`,
     hint: `${(0, r.jj)(permissionsOf(e))} ${u}`
    };
   }(e, t, n) : 404 === e.status ? {
    id: "github-not-found",
    message: `GitHub cannot find ${t}, or the token cannot access it${n}`,
    hint: `Check that the item exists. ${(0, r.jj)(permissionsOf(e))}`
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
   const n = e["x-accepted-github-permissions"], r = "string" == typeof n ? n.match(/[a-z_]+=(?:read|write|admin)/g) : null;
   return r?.map(e => e.replace("=", ": ").replaceAll("_", "-")) ?? t;
  }
  function isRateLimit({status: e, message: t, headers: n}) {
   return 429 === e || 403 === e && (void 0 !== n["retry-after"] || "0" === n["x-ratelimit-remaining"] || /rate limit/i.test(t));
  }
  function isRequestFailure(e) {
   return e instanceof Error && "number" == typeof e.status;
  }
  function readFailure({status: e, response: t, message: n}) {
   const r = t?.data, s = [ r?.message ?? n, ...(o = r?.errors, Array.isArray(o) ? o.map(e => "string" == typeof e ? e : e?.message) : []) ].filter(e => "string" == typeof e);
   var o;
   return {
    status: void 0 === t ? null : e,
    message: s.join(": ").split("\n", 1)[0]?.slice(0, 300) ?? "",
    headers: t?.headers ?? {}
   };
  }
  function unprocessable(e) {
   return isRequestFailure(e) && 422 === e.status ? readFailure(e).message : null;
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
   const r = t.map(e => e), s = [ ...new Set(r.map(e => String(e.message))) ].join(" ").slice(0, 300), o = r.map(({type: e}) => String(e)), i = o.includes("RATE_LIMITED");
   return {
    status: 200,
    message: s,
    headers: n ?? {},
    isRateLimit: i,
    isForbidden: o.includes("FORBIDDEN") || /not accessible|permission/i.test(s),
    isTransient: i || /^Something went wrong while executing/.test(s)
   };
  }
 }),
 46896: (function(e, t, n) {
  n.d(t, {
   KU: () => a,
   Mr: () => o,
   aD: () => m,
   ek: () => c,
   fo: () => f,
   g8: () => l,
   jR: () => d,
   wv: () => u,
   z$: () => i
  });
  const r = "fragment text on Comment {\n  author { login }\n  authorAssociation\n  body\n  createdAt\n  lastEditedAt\n}", s = "comments(first: 100, after: $comments) @include(if: $moreComments) {\n  pageInfo { hasNextPage endCursor }\n  nodes { ...text databaseId isMinimized }\n}", o = `query Issue(\n  $owner: String!, $name: String!, $number: Int!, $comments: String, $moreComments: Boolean!\n) {\n  repository(owner: $owner, name: $name) {\n    item: issue(number: $number) {\n      ...text\n      title\n      state\n      labels(first: 30) { nodes { name } }\n      ${s}\n    }\n  }\n}\n${r}`, i = `query PullRequest(\n  $owner: String!, $name: String!, $number: Int!\n  $comments: String, $moreComments: Boolean!\n  $reviews: String, $moreReviews: Boolean!\n  $threads: String, $moreThreads: Boolean!\n  $first: Boolean!\n) {\n  repository(owner: $owner, name: $name) {\n    item: pullRequest(number: $number) {\n      ...text\n      title\n      state\n      labels(first: 30) { nodes { name } }\n      baseRefName\n      headRefName\n      headRefOid\n      changedFiles\n      ${s}\n      reviews(first: 100, after: $reviews) @include(if: $moreReviews) {\n        pageInfo { hasNextPage endCursor }\n        nodes { ...text databaseId isMinimized state }\n      }\n      reviewThreads(first: 50, after: $threads) @include(if: $moreThreads) {\n        pageInfo { hasNextPage endCursor }\n        nodes {\n          path line startLine diffSide isResolved isOutdated\n          resolvedBy { login }\n          comments(first: 50) { totalCount nodes { ...text databaseId isMinimized viewerDidAuthor diffHunk } }\n        }\n      }\n      closingIssuesReferences(first: 10) @include(if: $first) {\n        nodes { ...text number title repository { nameWithOwner } }\n      }\n    }\n  }\n}\n${r}`, a = "query Checks($owner: String!, $name: String!, $commit: GitObjectID!, $after: String) {\n  repository(owner: $owner, name: $name) {\n    object(oid: $commit) {\n      ... on Commit {\n        statusCheckRollup {\n          contexts(first: 100, after: $after) {\n            pageInfo { hasNextPage endCursor }\n            nodes {\n              __typename\n              ... on CheckRun { name conclusion databaseId title summary checkSuite { app { slug } } }\n              ... on StatusContext { context state description }\n            }\n          }\n        }\n      }\n    }\n  }\n}", u = "query Queue($owner: String!, $name: String!, $number: Int!) {\n  repository(owner: $owner, name: $name) { pullRequest(number: $number) { isInMergeQueue } }\n}", l = "query Threads($owner: String!, $name: String!, $number: Int!, $after: String) {\n  repository(owner: $owner, name: $name) {\n    pullRequest(number: $number) {\n      reviewThreads(first: 50, after: $after) {\n        pageInfo { hasNextPage endCursor }\n        nodes {\n          id path line startLine diffSide isResolved isOutdated\n          resolvedBy { login }\n          comments(first: 30) {\n            totalCount\n            nodes { id databaseId body url isMinimized viewerDidAuthor }\n          }\n        }\n      }\n    }\n  }\n}", c = "mutation Resolve($id: ID!) {\n  resolveReviewThread(input: { threadId: $id }) { clientMutationId }\n}", d = "query Minimized($ids: [ID!]!) {\n  nodes(ids: $ids) { ... on IssueComment { id isMinimized } }\n}", m = "mutation Minimize($id: ID!, $classifier: ReportedContentClassifiers!) {\n  minimizeComment(input: { subjectId: $id, classifier: $classifier }) { clientMutationId }\n}", f = "mutation Commit($input: CreateCommitOnBranchInput!) {\n  createCommitOnBranch(input: $input) { commit { oid } }\n}";
 }),
 88757: (function(e, t, n) {
  n.d(t, {
   CE: () => readBranchRules,
   G6: () => readIsQueued,
   H8: () => tryContentsWrite,
   RD: () => s
  });
  var r = n(46896);
  const s = new Set([ "pull_request", "update", "merge_queue", "required_status_checks", "required_deployments", "code_scanning", "workflows" ]);
  async function readBranchRules(e, {owner: t, repo: n}, r) {
   const s = {
    what: `the rules of the branch ${r}`,
    needs: []
   };
   return await e.request(s, async (e, s) => {
    const {data: o} = await e.rest.repos.getBranchRules({
     owner: t,
     repo: n,
     branch: r,
     request: {
      signal: s
     },
     per_page: 100
    });
    return o.map(({type: e}) => e);
   });
  }
  async function readIsQueued(e, {owner: t, repo: n, number: s}) {
   const o = {
    what: `the merge queue of ${t}/${n}#${String(s)}`,
    needs: [ "pull-requests: read" ]
   }, i = await e.query(o, r.wv, {
    owner: t,
    name: n,
    number: s
   });
   return !0 === i?.data.repository?.pullRequest?.isInMergeQueue;
  }
  async function tryContentsWrite(e, {owner: t, repo: n}) {
   await e.request({
    what: "the contents of the repository",
    needs: [ "contents: write" ]
   }, (e, r) => e.rest.git.createBlob({
    owner: t,
    repo: n,
    content: "",
    encoding: "utf-8",
    request: {
     signal: r
    }
   }));
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
   constructor(e, t, n, r = null) {
    super(t), this.status = e, this.hint = n, this.id = r, this.name = "GitHubProblem";
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
  var r = n(60957);
  function unexpectedAnswer(e) {
   if (!(e instanceof TypeError)) return e;
   const t = new r.J(null, `GitHub sent an unexpected response: ${e.message}`, "Run again; if the problem persists, check GITHUB_API_URL and any proxy.", "github-failed");
   return t.cause = e, t;
  }
 }),
 64963: (function(e, t, n) {
  n.d(t, {
   T: () => killTree
  });
  var r = n(31421), s = n(76760);
  function killTree(e, t, n) {
   if ("win32" === process.platform) {
    const t = (0, s.join)(n ?? "C:\\Windows", "System32", "taskkill.exe");
    return void (0, r.spawn)(t, [ "/pid", String(e), "/T", "/F" ], {
     stdio: "ignore",
     windowsHide: !0
    }).on("error", () => {
     process.kill(e, "SIGKILL");
    });
   }
   try {
    process.kill(-e, t);
   } catch (e) {
    const {code: t} = e;
    if ("ESRCH" !== t && "EPERM" !== t) throw e;
   }
  }
 }),
 32057: (function(e, t, n) {
  n.d(t, {
   R2: () => programVersion,
   bA: () => nodeVersion,
   du: () => isAtLeast
  });
  var r = n(64666), s = n(43411);
  function nodeVersion() {
   return process.versions.node;
  }
  async function programVersion(e, t) {
   if (null === (0, r.oq)(e, t.path)) return null;
   const {stdoutBytes: n} = await (0, s.runProcess)(t, {
    argv: [ e, "--version" ],
    cwd: t.home,
    timeoutMs: 1e4,
    maxOutputBytes: 1e4,
    signal: (new AbortController).signal
   });
   return /\d+(?:\.\d+)+/.exec(n.toString("utf8"))?.[0] ?? null;
  }
  function isAtLeast(e, t) {
   const [n, r] = [ e, t ].map(e => e.split(".").map(Number));
   for (const [e, t] of (r ?? []).entries()) {
    const r = n?.[e] ?? 0;
    if (r !== t) return r > t;
   }
   return !0;
  }
 }),
 43411: (function(e, t, n) {
  n.r(t), n.d(t, {
   endOnExit: () => endOnExit,
   endRunning: () => endRunning,
   enter: () => enter,
   isRunning: () => isRunning,
   killGraceMs: () => c,
   runProcess: () => runProcess,
   startProcess: () => startProcess
  });
  var r = n(16993), s = n(42357), o = n(40019), i = n(7434);
  const a = 1e5;
  var u = n(64963), l = n(64666);
  const c = 250, d = 250, m = 2e3, f = new Set;
  let p = !1;
  function endRunning() {
   for (const e of f) e();
  }
  function endOnExit(e) {
   return p || process.on("exit", endRunning), p = !0, f.add(e), () => f.delete(e);
  }
  function startProcess({program: e, args: t, argv0: n, cwd: s, env: o}, i) {
   return (0, r.Ho)(e, t, {
    ...void 0 === n ? {} : {
     argv0: n
    },
    cwd: s,
    env: o,
    extendEnv: !1,
    stdin: i ? "pipe" : "ignore",
    buffer: !1,
    reject: !1,
    cleanup: !1,
    detached: "win32" !== process.platform
   });
  }
  async function runProcess(e, t, n = null) {
   const r = performance.now(), [f, ...p] = t.argv, refuse = e => ({
    ...g,
    startError: e,
    durationMs: performance.now() - r
   });
   if (t.signal.aborted) return {
    ...g,
    cancelled: !0
   };
   const h = (0, l.oq)(f, e.path);
   if (null === h) return refuse(`there is no program ${JSON.stringify(f)} on the PATH of tools`);
   const w = {
    ...e.environment,
    PATH: e.path,
    HOME: e.home,
    ...t.env
   }, y = await enter(n, {
    program: h,
    argv: [ f, ...p ],
    cwd: t.cwd,
    env: w
   }, t);
   if ("string" == typeof y) return refuse(y);
   let b;
   try {
    b = startProcess(y ?? {
     program: h,
     args: p,
     argv0: f,
     cwd: t.cwd,
     env: w
    }, void 0 !== t.stdin);
   } catch (e) {
    return await (y?.end()), refuse((0, s.bD)(e));
   }
   if (void 0 === b.pid) {
    await (y?.end());
    const {originalMessage: e = ""} = await b;
    return refuse(`${e} (in ${t.cwd})`);
   }
   const $ = function(e, {maxOutputBytes: t, onOutput: n, marksErrors: r = !1}) {
    const s = (0, i.Wl)(t), u = (0, i.Wl)(t), l = (0, i.Wl)(Math.min(t, a)), c = r ? (0, 
    o.D)() : e => e, d = [ "stdout", "stderr" ].map(t => {
     const n = (0, i.iS)(), add = e => s.add(c(e, t));
     return e[t]?.on("data", e => add(n.add(e))), e[t]?.on("error", () => {}), () => add(n.end());
    });
    return e.stdout?.on("data", e => {
     u.add(e), n?.(e, "stdout");
    }), e.stderr?.on("data", e => {
     l.add(e), n?.(e, "stderr");
    }), () => {
     for (const e of d) e();
     return {
      merged: s.take(),
      stdout: u.take(),
      stderr: l.take()
     };
    };
   }(b, t);
   !function(e, t) {
    e.stdin?.on("error", () => {}).end(t);
   }(b, t.stdin);
   const k = await function(e, t, {systemRoot: n, confined: r}) {
    return new Promise(s => {
     const o = {
      exitCode: null,
      signal: null,
      timedOut: !1,
      cancelled: !1,
      startError: null
     }, i = new Set, after = (e, t) => {
      i.add(setTimeout(t, e));
     }, kill = t => {
      "SIGKILL" === t && null !== r && isRunning(e) ? r.kill() : void 0 !== e.pid && (0, 
      u.T)(e.pid, t, n);
     }, a = endOnExit(() => kill("SIGKILL")), finish = () => {
      a();
      for (const e of i) clearTimeout(e);
      t.signal.removeEventListener("abort", cancel), "win32" !== process.platform && void 0 !== e.pid && (0, 
      u.T)(e.pid, "SIGKILL", n), e.stdout?.destroy(), e.stderr?.destroy(), e.unref(), 
      s(o);
     }, stop = e => {
      o.timedOut || o.cancelled || (o[e] = !0, kill("SIGTERM"), after(c, () => kill("SIGKILL")), 
      after(c + m, finish));
     }, cancel = () => stop("cancelled");
     after(t.timeoutMs, () => stop("timedOut")), t.signal.addEventListener("abort", cancel, {
      once: !0
     }), e.on("error", n => {
      void 0 === e.pid && (o.startError = `${n.message} (in ${t.cwd})`), finish();
     }), e.on("exit", (e, t) => {
      Object.assign(o, {
       exitCode: e,
       signal: t
      }), after(d, finish);
     }), e.on("close", finish);
    });
   }(b, t, {
    systemRoot: e.environment.SystemRoot,
    confined: y
   }), v = await (y?.end()), x = k.startError ?? v?.startError ?? null;
   if (null !== x) return refuse(x);
   const {merged: O, stdout: R, stderr: T} = $();
   return {
    ...k,
    ...void 0 === v ? {} : {
     exceeded: v.exceeded,
     blocked: v.blocked
    },
    output: O.bytes.toString("utf8"),
    stdoutBytes: R.bytes,
    stderr: T.bytes.toString("utf8"),
    droppedBytes: O.droppedBytes,
    durationMs: performance.now() - r
   };
  }
  async function enter(e, t, {needs: n = h, bridge: r}) {
   return null === e ? null : await e.enter({
    ...t,
    needs: n,
    bridge: r
   });
  }
  const h = {
   writes: null,
   reads: [],
   changesGit: !1,
   network: {
    allow: [],
    deny: []
   },
   leaves: null
  }, g = {
   exitCode: null,
   signal: null,
   timedOut: !1,
   cancelled: !1,
   startError: null,
   output: "",
   stdoutBytes: Buffer.alloc(0),
   stderr: "",
   droppedBytes: 0,
   durationMs: 0
  };
  function isRunning({exitCode: e, signalCode: t}) {
   return null === e && null === t;
  }
 }),
 62052: (function(e, t, n) {
  n.d(t, {
   U: () => probeSandbox
  });
  var r = n(73024), s = n(76760), o = n(42357), i = n(32363);
  async function probeSandbox(e, t) {
   let n = null;
   try {
    n = (0, r.mkdtempSync)((0, s.join)(e, "sallyport-probe-"));
    const o = (0, s.join)(n, "home"), a = (0, s.join)(n, "tmp"), u = (0, s.join)(n, "own");
    for (const e of [ o, a, u ]) (0, r.mkdirSync)(e);
    const l = (0, i.createSandbox)({
     ...t,
     mode: "auto",
     directory: u,
     home: o,
     temporary: a,
     rules: {
      mayRead: () => !0,
      mayWrite: () => !0
     },
     outside: {
      readable: [],
      writable: []
     },
     unchangedInGit: () => Promise.resolve(new Set),
     limits: {
      processes: 1e3,
      memoryBytes: 1e9,
      fileBytes: 1e6
     }
    });
    try {
     return await l.report();
    } finally {
     l.close();
    }
   } catch (e) {
    return {
     level: "none",
     reason: `The sandbox could not be tried: ${(0, o.bD)(e)}.`
    };
   } finally {
    null !== n && (0, r.rmSync)(n, {
     recursive: !0,
     force: !0
    });
   }
  }
 }),
 42696: (function(e, t, n) {
  function rewriteOf(e) {
   return e.startsWith("what xargs") ? "`find \u2026 -exec COMMAND {} +` and `find \u2026 -type f -print0 | xargs -0 COMMAND` can be judged" : /^"?\$\{?[A-Z][A-Z0-9_]*\}?"?$/.test(e) ? "write its value, since commands do not get the variables of the workflow" : /[*?[]/.test(e) && !/[$`]/.test(e) ? "run this command in a separate call, or write the names" : "write the value itself";
  }
  n.d(t, {
   w: () => rewriteOf
  });
 }),
 3197: (function(e, t, n) {
  n.d(t, {
   Aq: () => protectedSegment,
   WF: () => isProtectedPath,
   tO: () => isFreeDevice
  });
  var r = n(55559);
  const s = new Set([ ".git", ".gitmodules", ".gitattributes", ".github", ".husky", ".vscode", ".idea", ".devcontainer", "_runner_file_commands", ".sallyport", ".sallyportignore", ".geminiignore", ".qwenignore", "sallyport.yml", "sallyport.yaml", ".agents", ".claude", ".claude.json", ".codex", ".gemini", ".qwen", ".cursor", ".cursorrules", ".clinerules", ".roo", ".windsurf", ".windsurfrules", ".opencode", ".continue", ".aider.conf.yml", ".mcp.json", "mcp.json", "mcp.lock", "agents.md", "agents.override.md", "claude.md", "claude.local.md", "gemini.md", "qwen.md", "skill.md" ]);
  function protectedSegment(e) {
   const t = (0, r.OD)(e), n = (0, r.OD)((0, r.tu)(e)).findIndex(e => s.has(e) || /^git~\d$/.test(e));
   return n < 0 ? null : t[n] ?? null;
  }
  const o = /^\/(?:proc|sys|dev)(?:\/|$)/, i = /^\/dev\/(?:null|zero|full|random|urandom|stdin|stdout|stderr|tty|fd\/(?:[0-2]|6[0-3]))$/;
  function isFreeDevice(e) {
   return e.startsWith("/dev/") && i.test(e);
  }
  function isProtectedPath(e) {
   return o.test(e) && !isFreeDevice(e);
  }
 }),
 78535: (function(e, t, n) {
  function memoizeByObject(e) {
   const t = new WeakMap;
   return n => {
    const r = t.get(n);
    if (void 0 !== r) return r.value;
    const s = e(n);
    return t.set(n, {
     value: s
    }), s;
   };
  }
  n.d(t, {
   j: () => memoizeByObject
  });
 }),
 59976: (function(e, t, n) {
  n.d(t, {
   Fl: () => baseName,
   Fu: () => hostRulesFor,
   Mf: () => nameRulesFor,
   aM: () => pathRulesFor,
   gM: () => strictRulesFor,
   gh: () => allowRulesFor
  });
  var r = n(78033), s = n(55559), o = n(78535);
  const i = 32;
  function allowRulesFor(e, t) {
   if (e.length < i) return e;
   const n = new Set;
   return addKeyed(n, a(e), t().flat()), inOrder(n);
  }
  function strictRulesFor(e, t) {
   if (e.length < i) return e;
   const {programs: n, others: r} = u(e), s = new Set(r);
   for (const e of t()) {
    const t = n.get(baseName(e[0] ?? ""));
    if (void 0 !== t) {
     null === e.slice(1).find(e => null === e || !e.startsWith("-")) ? addAll(s, t.all) : addKeyed(s, t, e);
     for (const [n, r] of e.entries()) null === r && addAll(s, t.byPosition.get(n));
     e.includes(null) && addAll(s, t.anywhere);
    }
   }
   return inOrder(s);
  }
  function pathRulesFor(e, t, n) {
   if (e.length < i) return e;
   const o = new Set;
   return addKeyed(o, l(e), [ ...(0, s.OD)((0, r.SP)(t)), ...[ "Read", "Write", "Edit", n ].map(wholeTool) ]), 
   inOrder(o);
  }
  function hostRulesFor(e, t, n) {
   if (e.length < i) return e;
   const r = t.split("."), s = new Set, o = r.map((e, t) => r.slice(t).join("."));
   return addKeyed(s, c(e), [ ...o, ...[ "WebFetch", n ].map(wholeTool) ]), inOrder(s);
  }
  function nameRulesFor(e, t, n) {
   if (e.length < i) return e;
   const r = t.split("__"), s = r.map((e, t) => wholeTool(r.slice(0, t + 1).join("__"))), o = new Set;
   return addKeyed(o, d(e), [ ...s, ...null === n ? [] : [ `${wholeTool(t)}\0${n}` ] ]), 
   inOrder(o);
  }
  function baseName(e) {
   return e.slice(e.lastIndexOf("/") + 1).toLowerCase();
  }
  function inOrder(e) {
   return [ ...e ].sort((e, t) => e.index - t.index);
  }
  function addKeyed(e, {byKey: t, others: n}, r) {
   addAll(e, n);
   for (const n of r) null !== n && addAll(e, t.get(n));
  }
  function addAll(e, t) {
   for (const n of t ?? []) e.add(n);
  }
  const a = (0, o.j)(e => {
   const t = {
    byKey: new Map,
    others: []
   }, n = e.filter(({tool: e}) => "Bash" === e), r = new Map;
   for (const e of n.flatMap(literal)) r.set(e, (r.get(e) ?? 0) + 1);
   for (const e of n) {
    const n = literal(e).reduce((e, t) => null !== e && (r.get(e) ?? 0) <= (r.get(t) ?? 0) ? e : t, null);
    put(t, null === n ? null : [ n ], e);
   }
   return t;
  });
  function literal(e) {
   return wordsOf(e).flatMap((e, t) => "literal" !== e.kind || 0 === t && e.text.includes("/") ? [] : [ e.text ]);
  }
  const u = (0, o.j)(e => {
   const t = new Map, n = [];
   for (const r of e.filter(({tool: e}) => "Bash" === e)) {
    const [e] = wordsOf(r);
    "literal" === e?.kind ? addToProgram(t, baseName(e.text), r) : n.push(r);
   }
   return {
    programs: t,
    others: n
   };
  });
  function addToProgram(e, t, n) {
   const r = {
    all: [],
    byKey: new Map,
    others: [],
    byPosition: new Map,
    anywhere: []
   }, s = e.get(t) ?? r;
   e.set(t, s), s.all.push(n);
   const o = wordsOf(n), i = o.findIndex((e, t) => t > 0 && "literal" === e.kind && !e.text.startsWith("-")), a = o[i], u = o.slice(0, Math.max(0, i)).every(e => "words" !== e.kind), l = o.find(e => "literal" === e.kind && /^--./.test(e.text)), c = a ?? l;
   put(s, "literal" === c?.kind ? [ c.text ] : null, n), void 0 !== a && u ? function({byPosition: e}, t) {
    const n = e.get(t) ?? [];
    return e.set(t, n), n;
   }(s, i).push(n) : s.anywhere.push(n);
  }
  function wholeTool(e) {
   return `\0${e}`;
  }
  const l = (0, o.j)(e => {
   const t = {
    byKey: new Map,
    others: []
   };
   for (const n of e) {
    if ("any" === n.specifier.kind && put(t, [ wholeTool(n.tool) ], n), "path" !== n.specifier.kind) continue;
    const e = n.specifier.pattern.globs.map(longestName);
    put(t, e.includes("") ? null : e, n);
   }
   return t;
  });
  function longestName(e) {
   const t = e.flatMap(e => (0, r.hi)(e) ?? []);
   return (0, r.SP)(t.reduce((e, t) => t.length >= e.length ? t : e, ""));
  }
  const c = (0, o.j)(e => {
   const t = {
    byKey: new Map,
    others: []
   };
   for (const n of e) "any" === n.specifier.kind && put(t, [ wholeTool(n.tool) ], n), 
   "domain" === n.specifier.kind && put(t, [ n.specifier.host.replace(/^\*\./, "") ], n);
   return t;
  }), d = (0, o.j)(e => {
   const t = {
    byKey: new Map,
    others: []
   };
   for (const n of e) "any" === n.specifier.kind && put(t, [ wholeTool(n.tool) ], n), 
   "literal" === n.specifier.kind && put(t, [ `${wholeTool(n.tool)}\0${n.specifier.text}` ], n);
   return t;
  });
  function wordsOf({specifier: e}) {
   return "command" === e.kind ? e.pattern.words : [];
  }
  function put(e, t, n) {
   null === t && e.others.push(n);
   for (const r of t ?? []) {
    const t = e.byKey.get(r) ?? [];
    t.push(n), e.byKey.set(r, t);
   }
  }
 })
};
