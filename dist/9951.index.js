"use strict";

exports.id = 9951, exports.ids = [ 9951 ], exports.modules = {
 30357: (function(e, t, n) {
  n.r(t), n.d(t, {
   doctor: () => doctor
  });
  var s = n(42357), r = n(54539), o = n(49137), i = n(48080), a = n(28028), u = n(17992), l = n(7436), c = n(31275), d = n(63846), m = n(35548), f = n(80353), h = n(88757), p = n(77523);
  const g = {
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
  function parametersOf(e, {owner: t, repo: n, ref: s}) {
   return {
    owner: t,
    repo: n,
    ...e.includes("{ref}") && {
     ref: s
    },
    ...e.startsWith("GET") && {
     per_page: 1
    }
   };
  }
  async function mayOpenPullRequests(e, {owner: t, repo: n}, s) {
   const {data: r} = await answerOf(e, "GET /repos/{owner}/{repo}/actions/permissions/workflow", {
    owner: t,
    repo: n,
    signal: s
   }), {can_approve_pull_request_reviews: o} = r ?? {};
   return "boolean" == typeof o ? o : null;
  }
  async function rulesOfBranch(e, {owner: t, repo: n}, s, r) {
   const {data: o} = await answerOf(e, "GET /repos/{owner}/{repo}/rules/branches/{branch}", {
    owner: t,
    repo: n,
    branch: s,
    signal: r
   });
   return Array.isArray(o) ? o.map(({type: e}) => String(e)) : [];
  }
  async function answerOf(e, t, {signal: n, ...s}) {
   try {
    const r = await e.request(t, {
     ...s,
     request: {
      signal: (0, f.wj)(n)
     }
    });
    return {
     status: r.status,
     data: r.data
    };
   } catch (e) {
    return {
     status: (0, p.UZ)(e) && void 0 !== e.response && !(0, p.a5)((0, p.f1)(e)) ? e.status : null,
     data: null
    };
   }
  }
  var w = n(68350), y = n(61619);
  const ok = (e, t) => ({
   id: e,
   status: "ok",
   finding: null,
   summary: t,
   fix: null
  }), warning = (e, t, {finding: n = e, fix: s}) => ({
   id: e,
   status: "warning",
   finding: n,
   summary: t,
   fix: s
  }), error = (e, t, n) => ({
   ...warning(e, t, n),
   status: "error"
  }), b = {
   contents: "the trusted commit",
   "pull-requests": "pull requests and reviews",
   issues: "issues and comments",
   actions: "logs of failed checks",
   checks: "failed checks",
   statuses: "failed checks"
  };
  async function gitHubChecks(e, {environment: t, signal: n}) {
   const s = t.GITHUB_TOKEN ?? "", [r = "", o = ""] = (t.GITHUB_REPOSITORY ?? "").split("/");
   if ("" === s || "" === o) return [ ok("github", "not checked: GITHUB_TOKEN and GITHUB_REPOSITORY are not both set, so nothing is posted") ];
   const i = await (0, f.wy)({
    token: s,
    apiUrl: t.GITHUB_API_URL ?? "https://api.github.com"
   }), a = {
    owner: r,
    repo: o,
    ref: t.GITHUB_SHA ?? "HEAD"
   }, u = await async function(e, t, n) {
    const ask = async s => null === s ? 403 : (await answerOf(e, s, {
     ...parametersOf(s, t),
     signal: n
    })).status, s = await Promise.all(Object.entries(g).map(async ([e, {read: t, write: n}]) => ({
     name: e,
     read: await ask(t),
     write: await ask(n)
    })));
    return s.some(({read: e}) => 401 === e) ? "token-rejected" : s.every(({read: e}) => null === e) ? "github-unreachable" : Object.fromEntries(s.map(({name: e, read: t, write: n}) => [ e, levelOf(t, n) ]));
   }(i, a, n);
   if ("string" == typeof u) return [ (l = u, error("github", "token-rejected" === l ? "GitHub rejects GITHUB_TOKEN" : "GitHub could not be reached", {
    finding: l,
    fix: m.i[l]
   })) ];
   var l;
   const c = function(e) {
    if (null === e) return null;
    const {allow: t, ask: n, deny: s} = e.settings;
    return (0, w.d8)({
     allow: t,
     ask: n,
     deny: s
    }, e.locationOfRule).length > 0 ? null : {
     allow: t,
     ask: n,
     deny: s
    };
   }(e), h = Object.keys(b), p = null === e || null === c ? [] : function({settings: e, event: t}, n) {
    return (0, y.r)({
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
   return [ ...h.map(e => function(e, t, n) {
    const s = `github-${e}`, r = t[e], levelOf = e => Object.hasOwn(t, e) ? t[e] : "none", o = n.filter(({anyOf: t}) => !0 === t[0]?.startsWith(`${e}: `) && !t.some(e => (0, 
    y.P)(e, levelOf))), [i] = o, a = `${r}: ${b[e]}`;
    if (void 0 !== i && "unknown" !== r) {
     const e = o.map(({feature: e}) => e).join(", ");
     return warning(s, `${r}, and more is needed for ${e}`, lacks(i.anyOf));
    }
    return "none" === r ? warning(s, a, lacks([ `${e}: read` ])) : ok(s, a);
   }(e, u, p)), ...isReadOnly(e, t) ? [ $ ] : [], ...offered("PullRequest") ? [ settingCheck(await mayOpenPullRequests(i, a, n)) ] : [], ...offered("PushToPullRequest") && void 0 !== k ? [ branchCheck(k, await rulesOfBranch(i, a, k, n)) ] : [] ];
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
   const n = t.find(e => h.RD.has(e)), s = void 0 === n ? "its rules allow pushes" : `${n} allows no pushes, so commits go into a pull request`, r = t.includes("required_signatures") ? "; commits must be signed, so push-with must be api" : "";
   return ok("github-branch", `${e}: ${s}${r}`);
  }
  const $ = warning("github-event", "the token of this event can only read, whatever the workflow says", {
   finding: "token-read-only",
   fix: m.i["token-read-only"]
  });
  function isReadOnly(e, t) {
   return "pull_request" === e?.event.name && e.event.isUntrustedCheckout || "dependabot[bot]" === t.GITHUB_ACTOR;
  }
  var k = n(49266), v = n(70588), O = n(52758), x = n(64666), R = n(32057), T = n(62052);
  async function machineChecks(e) {
   const [t, n] = await Promise.all([ (0, R.R2)("git", e), (0, R.R2)("gh", e) ]), s = (0, 
   R.bA)();
   return [ (0, R.du)(s, u.Y) ? ok("node", `Node ${s}`) : error("node", `Node ${s} is too old`, {
    fix: `install Node ${u.Y} or newer`
   }), gitCheck(t), null === (0, x.GO)(e.path) ? error("bash", "bash was not found, so no command can run", {
    fix: "install bash, and put it on the PATH"
   }) : ok("bash", "bash was found"), ok("gh", null === n ? "gh was not found; commands that use it cannot run" : `gh ${n}`) ];
  }
  function gitCheck(e) {
   return null === e ? warning("git", "git was not found: changed files are not recorded", {
    fix: `install git ${v.oldestGit} or newer`
   }) : (0, R.du)(e, v.oldestGit) ? ok("git", `git ${e}`) : warning("git", `git ${e} is too old and is not used`, {
    fix: `install git ${v.oldestGit} or newer`
   });
  }
  async function sandboxCheck({path: e}, {environment: t, home: n, temporary: s, directory: r}) {
   const o = t.RUNNER_TOOL_CACHE, {level: i, reason: a} = await (0, T.U)(s, {
    workspace: r,
    userHome: n,
    path: e,
    toolCache: o
   });
   return "none" !== i ? ok("sandbox", `${i}: ${a}`) : warning("sandbox", `none: ${a}`, {
    fix: "see docs/sandbox.md for the runners and images on which a level works"
   });
  }
  function modelCheck({environment: e}) {
   const t = Object.entries(k.r5).flatMap(([t, {keyVariables: n}]) => {
    const s = n.find(t => "" !== (e[t] ?? "").trim());
    return void 0 === s ? [] : [ `${t} (${s})` ];
   });
   return 0 === t.length ? warning("model-keys", "no provider has a key", {
    fix: "set the input api-key, or a variable such as ANTHROPIC_API_KEY; script:FILE needs none"
   }) : ok("model-keys", `keys for ${t.join(", ")}`);
  }
  async function proxyChecks({environment: e}) {
   try {
    const {https: t, http: n} = await (0, O.upstreamProxies)(e);
    if (void 0 === t && void 0 === n) return [];
    const s = [ ...void 0 === t ? [] : [ "HTTPS_PROXY" ], ...void 0 === n ? [] : [ "HTTP_PROXY" ] ];
    return [ ok("proxy", `${s.join(" and ")}: valid`) ];
   } catch (e) {
    return (0, s.ki)(e, s.yo), e.diagnostics.map(({code: e, location: t = "", message: n, hint: s}) => error("proxy", `${t}: ${n}`, {
     finding: e,
     fix: s
    }));
   }
  }
  var q = n(19794), C = n(36697), S = n(63438), j = n(86), I = n(93033);
  function problemChecks(e, t, n) {
   return 0 === t.length ? [ ok(e, n) ] : t.map(({id: t, location: n, subject: s, message: r, hint: o}) => warning(e, `${n}: ${s}: ${r}`, {
    finding: t,
    fix: o
   }));
  }
  var P = n(20601);
  function serverChecks({servers: e, lock: t, lockPath: n}) {
   const s = (0, r.B)(e.length, "MCP server"), o = e.filter(({givenName: e}) => null === t || void 0 === t.servers[e]);
   return [ 0 === o.length ? ok("mcp", `${s}, all pinned in ${n}`) : warning("mcp", `${s}, not pinned: ${o.map(({name: e}) => e).join(", ")}`, {
    fix: "run sallyport mcp pin, review the tools, and commit the file"
   }), ...problemChecks("mcp-packages", (0, P.Q)(e), "all have exact versions") ];
  }
  async function repositoryChecks(e, t) {
   const {settings: n, locationOfRule: o, files: i} = e, {allow: a, ask: u, deny: l} = n, c = {
    allow: a,
    ask: u,
    deny: l
   }, d = (0, w.d8)(c, o);
   if (d.length > 0) return configurationErrors(new s.yo(d));
   const [m, f, h] = await Promise.all([ (0, I.E)(i, n), (0, S.uU)((0, q.z)(e, t)), (0, 
   j.T)(e) ]), p = (0, C.x)(c, h?.servers.map(({name: e}) => e) ?? []).map(({list: e, index: t, rule: n, ...s}) => ({
    ...s,
    location: o(e, t),
    subject: `${e}: ${n}`
   })), g = f.filter(({diagnostics: e}) => e.length > 0);
   return [ ok("configuration", `valid, with ${(0, r.B)(a.length + u.length + l.length, "rule")}`), ...problemChecks("rules", p, "no problems found"), ...null === h ? [] : serverChecks(h), ...problemChecks("workflows", m, "no problems found in those that run Sallyport"), 0 === g.length ? ok("commands", `${(0, 
   r.B)(f.length, "command or skill", "commands and skills")} found`) : warning("commands", `${(0, 
   r.B)(g.length, "file is", "files are")} broken: ${g.map(({path: e}) => e).join(", ")}`, {
    fix: "run sallyport commands, which shows why"
   }) ];
  }
  function configurationErrors({diagnostics: e}) {
   return e.map(({code: e, location: t, message: n, found: s, hint: r}) => error("configuration", [ t, n, ...void 0 === s ? [] : [ `found ${s}` ] ].filter(Boolean).join(": "), {
    finding: e,
    fix: r
   }));
  }
  async function doctor(e, t) {
   const {environment: n, home: s, directory: c, stdio: d} = t, m = (0, o.j)({
    environment: n,
    home: s,
    temporary: (0, i.YB)(t)
   }, c), f = [ ...await machineChecks(m), await sandboxCheck(m, t), ...await proxyChecks(t), modelCheck(t), ...await checksOfRepository(e, t) ], h = (0, 
   a.W)(d.outIsTerminal, n);
   return (0, l.JG)(e, "json") ? d.out(`${JSON.stringify({
    version: u.r,
    checks: f
   }, null, 2)}\n`) : d.out(function(e, t) {
    const n = Math.max(...e.map(({id: e}) => e.length)), s = e.flatMap(({id: e, status: s, finding: r, summary: o, fix: i}) => {
     const [a, u] = F[s], l = `${t ? `\x1b[${String(u)}m${a}\x1b[0m` : a} ${e.padEnd(n)}  ${o}`;
     return null === i ? [ l ] : [ null === r || r === e ? l : `${l} [${r}]`, `${" ".repeat(n + 4)}fix: ${i}` ];
    }), o = e.filter(({status: e}) => "ok" !== e).length;
    return `${s.join("\n")}\n\n${0 === o ? "No problems found." : `${(0, r.B)(o, "problem")} found.`}\n`;
   }(f, h)), ((0, l.JG)(e, "strict") ? f.some(({status: e}) => "ok" !== e) : hasError(f)) ? 1 : 0;
  }
  const hasError = e => e.some(({status: e}) => "error" === e);
  async function checksOfRepository(e, t) {
   try {
    const n = await (0, c.kv)(e, t);
    return [ ...await repositoryChecks(n, t), ...await gitHubChecks(n, t) ];
   } catch (e) {
    return (0, s.ki)(e, s.yo), [ ...configurationErrors(e), ...await gitHubChecks(null, t) ];
   }
  }
  const F = {
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
  var s = n(64666), r = n(32057);
  const o = "2.31", i = new Map;
  function tooOldGit(e) {
   const t = (0, s.oq)("git", e.path) ?? "", n = i.get(t) ?? ("" === t ? Promise.resolve(null) : async function(e) {
    const t = await (0, r.R2)("git", e);
    return null === t || (0, r.du)(t, o) ? null : t;
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
  var s = n(50897), r = n(77523);
  const o = 4, i = 3e4;
  async function connectOctokit({token: e, apiUrl: t}) {
   const {getOctokit: s} = await Promise.all([ n.e(4119), n.e(2413) ]).then(n.bind(n, 92413)), silent = () => {};
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
    const i = s < o && !t.aborted && (0, r.dg)(n) ? (0, r.fm)(n, s, e.now()) : null;
    if (null === i) throw n;
    await e.sleep(i, t);
   }
  }
  function withTimeout(e) {
   return (0, s.dn)(i, e);
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
  var s = n(35548), r = n(60957), o = n(44920);
  const i = 6e4, a = 6e4;
  function isTransient(e) {
   if (!isRequestFailure(e)) return !0 === graphqlFailure(e)?.isTransient;
   const t = readFailure(e);
   return null === t.status || t.status >= 500 || isRateLimit(t);
  }
  function waitFor(e, t, n) {
   if (!isTransient(e)) return null;
   const s = isRequestFailure(e) ? readFailure(e) : null, r = graphqlFailure(e);
   if (!(r?.isRateLimit ?? (null !== s && isRateLimit(s)))) return 1e3 * 2 ** (t - 1);
   const o = function({headers: e}, t) {
    const n = Number(e["retry-after"] ?? Number.NaN);
    if (Number.isFinite(n) && n >= 0) return 1e3 * n;
    const s = Number(e["x-ratelimit-reset"] ?? Number.NaN);
    return "0" === e["x-ratelimit-remaining"] && Number.isFinite(s) ? Math.max(0, 1e3 * s - t) : null;
   }(s ?? r ?? {
    headers: {}
   }, n) ?? a;
   return o <= i ? o : null;
  }
  function problemOf(e, t) {
   if (!isRequestFailure(e)) return (0, o.a)(e);
   const n = readFailure(e), {id: s, message: i, hint: a} = explain(n, `${t.owner}/${t.repo}#${String(t.number)}`);
   return new r.J(n.status, i, a, s);
  }
  function writeProblemOf(e, t, n) {
   const i = graphqlFailure(e);
   if (null === i && !isRequestFailure(e)) return (0, o.a)(e);
   const a = i ?? readFailure(e), {id: l, message: c, hint: d} = null === i ? function(e, t, n) {
    const r = "" === e.message ? "" : `: ${e.message}`, o = (0, s.jj)(permissionsOf(e, n));
    if (403 === e.status && !isRateLimit(e)) {
     const n = `The token is not allowed to write ${t}${r}`;
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
    } : null === e.status || 401 === e.status ? explain(e, "") : known("github-refused", `GitHub answered ${String(e.status)} for ${t}${r}`);
   }(a, t, n) : function(e, t, n) {
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
   }(i, t, n);
   return new r.J(a.status, c, d, l);
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
   const n = "" === e.message ? "" : `: ${e.message}`;
   return null === e.status ? known("github-unreachable", `GitHub could not be reached${n}`) : isRateLimit(e) ? known("rate-limited", `GitHub's rate limit blocked the comment on ${t}${n}`) : 401 === e.status ? known("token-rejected", `GitHub refused the token${n}`) : 403 === e.status ? function(e, t, n) {
    return /locked/i.test(e.message) ? {
     id: "github-refused",
     message: `The conversation of ${t} is locked${n}`,
     hint: "Unlock it, or leave comment out of publish."
    } : {
     id: "token-lacks-permission",
     message: `The token is not allowed to comment on ${t}${n}`,
     hint: `${(0, s.jj)(permissionsOf(e))} ${u}`
    };
   }(e, t, n) : 404 === e.status ? {
    id: "github-not-found",
    message: `GitHub cannot find ${t}, or the token cannot access it${n}`,
    hint: `Check that the item exists. ${(0, s.jj)(permissionsOf(e))}`
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
   const n = e["x-accepted-github-permissions"], s = "string" == typeof n ? n.match(/[a-z_]+=(?:read|write|admin)/g) : null;
   return s?.map(e => e.replace("=", ": ").replaceAll("_", "-")) ?? t;
  }
  function isRateLimit({status: e, message: t, headers: n}) {
   return 429 === e || 403 === e && (void 0 !== n["retry-after"] || "0" === n["x-ratelimit-remaining"] || /rate limit/i.test(t));
  }
  function isRequestFailure(e) {
   return e instanceof Error && "number" == typeof e.status;
  }
  function readFailure({status: e, response: t, message: n}) {
   const s = t?.data, r = [ s?.message ?? n, ...(o = s?.errors, Array.isArray(o) ? o.map(e => "string" == typeof e ? e : e?.message) : []) ].filter(e => "string" == typeof e);
   var o;
   return {
    status: void 0 === t ? null : e,
    message: r.join(": ").split("\n", 1)[0]?.slice(0, 300) ?? "",
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
   const s = t.map(e => e), r = [ ...new Set(s.map(e => String(e.message))) ].join(" ").slice(0, 300), o = s.map(({type: e}) => String(e)), i = o.includes("RATE_LIMITED");
   return {
    status: 200,
    message: r,
    headers: n ?? {},
    isRateLimit: i,
    isForbidden: o.includes("FORBIDDEN") || /not accessible|permission/i.test(r),
    isTransient: i || /^Something went wrong while executing/.test(r)
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
  const s = "fragment text on Comment {\n  author { login }\n  authorAssociation\n  body\n  createdAt\n  lastEditedAt\n}", r = "comments(first: 100, after: $comments) @include(if: $moreComments) {\n  pageInfo { hasNextPage endCursor }\n  nodes { ...text databaseId isMinimized }\n}", o = `query Issue(\n  $owner: String!, $name: String!, $number: Int!, $comments: String, $moreComments: Boolean!\n) {\n  repository(owner: $owner, name: $name) {\n    item: issue(number: $number) {\n      ...text\n      title\n      state\n      labels(first: 30) { nodes { name } }\n      ${r}\n    }\n  }\n}\n${s}`, i = `query PullRequest(\n  $owner: String!, $name: String!, $number: Int!\n  $comments: String, $moreComments: Boolean!\n  $reviews: String, $moreReviews: Boolean!\n  $threads: String, $moreThreads: Boolean!\n  $first: Boolean!\n) {\n  repository(owner: $owner, name: $name) {\n    item: pullRequest(number: $number) {\n      ...text\n      title\n      state\n      labels(first: 30) { nodes { name } }\n      baseRefName\n      headRefName\n      headRefOid\n      changedFiles\n      ${r}\n      reviews(first: 100, after: $reviews) @include(if: $moreReviews) {\n        pageInfo { hasNextPage endCursor }\n        nodes { ...text databaseId isMinimized state }\n      }\n      reviewThreads(first: 50, after: $threads) @include(if: $moreThreads) {\n        pageInfo { hasNextPage endCursor }\n        nodes {\n          path line startLine diffSide isResolved isOutdated\n          resolvedBy { login }\n          comments(first: 50) { totalCount nodes { ...text databaseId isMinimized viewerDidAuthor diffHunk } }\n        }\n      }\n      closingIssuesReferences(first: 10) @include(if: $first) {\n        nodes { ...text number title repository { nameWithOwner } }\n      }\n    }\n  }\n}\n${s}`, a = "query Checks($owner: String!, $name: String!, $commit: GitObjectID!, $after: String) {\n  repository(owner: $owner, name: $name) {\n    object(oid: $commit) {\n      ... on Commit {\n        statusCheckRollup {\n          contexts(first: 100, after: $after) {\n            pageInfo { hasNextPage endCursor }\n            nodes {\n              __typename\n              ... on CheckRun { name conclusion databaseId title summary checkSuite { app { slug } } }\n              ... on StatusContext { context state description }\n            }\n          }\n        }\n      }\n    }\n  }\n}", u = "query Queue($owner: String!, $name: String!, $number: Int!) {\n  repository(owner: $owner, name: $name) { pullRequest(number: $number) { isInMergeQueue } }\n}", l = "query Threads($owner: String!, $name: String!, $number: Int!, $after: String) {\n  repository(owner: $owner, name: $name) {\n    pullRequest(number: $number) {\n      reviewThreads(first: 50, after: $after) {\n        pageInfo { hasNextPage endCursor }\n        nodes {\n          id path line startLine diffSide isResolved isOutdated\n          resolvedBy { login }\n          comments(first: 30) {\n            totalCount\n            nodes { id databaseId body url isMinimized viewerDidAuthor }\n          }\n        }\n      }\n    }\n  }\n}", c = "mutation Resolve($id: ID!) {\n  resolveReviewThread(input: { threadId: $id }) { clientMutationId }\n}", d = "query Minimized($ids: [ID!]!) {\n  nodes(ids: $ids) { ... on IssueComment { id isMinimized } }\n}", m = "mutation Minimize($id: ID!, $classifier: ReportedContentClassifiers!) {\n  minimizeComment(input: { subjectId: $id, classifier: $classifier }) { clientMutationId }\n}", f = "mutation Commit($input: CreateCommitOnBranchInput!) {\n  createCommitOnBranch(input: $input) { commit { oid } }\n}";
 }),
 88757: (function(e, t, n) {
  n.d(t, {
   CE: () => readBranchRules,
   G6: () => readIsQueued,
   H8: () => tryContentsWrite,
   RD: () => r
  });
  var s = n(46896);
  const r = new Set([ "pull_request", "update", "merge_queue", "required_status_checks", "required_deployments", "code_scanning", "workflows" ]);
  async function readBranchRules(e, {owner: t, repo: n}, s) {
   const r = {
    what: `the rules of the branch ${s}`,
    needs: []
   };
   return await e.request(r, async (e, r) => {
    const {data: o} = await e.rest.repos.getBranchRules({
     owner: t,
     repo: n,
     branch: s,
     request: {
      signal: r
     },
     per_page: 100
    });
    return o.map(({type: e}) => e);
   });
  }
  async function readIsQueued(e, {owner: t, repo: n, number: r}) {
   const o = {
    what: `the merge queue of ${t}/${n}#${String(r)}`,
    needs: [ "pull-requests: read" ]
   }, i = await e.query(o, s.wv, {
    owner: t,
    name: n,
    number: r
   });
   return !0 === i?.data.repository?.pullRequest?.isInMergeQueue;
  }
  async function tryContentsWrite(e, {owner: t, repo: n}) {
   await e.request({
    what: "the contents of the repository",
    needs: [ "contents: write" ]
   }, (e, s) => e.rest.git.createBlob({
    owner: t,
    repo: n,
    content: "",
    encoding: "utf-8",
    request: {
     signal: s
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
   constructor(e, t, n, s = null) {
    super(t), this.status = e, this.hint = n, this.id = s, this.name = "GitHubProblem";
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
  var s = n(60957);
  function unexpectedAnswer(e) {
   if (!(e instanceof TypeError)) return e;
   const t = new s.J(null, `GitHub sent an unexpected response: ${e.message}`, "Run again; if the problem persists, check GITHUB_API_URL and any proxy.", "github-failed");
   return t.cause = e, t;
  }
 }),
 32057: (function(e, t, n) {
  n.d(t, {
   R2: () => programVersion,
   bA: () => nodeVersion,
   du: () => isAtLeast
  });
  var s = n(64666), r = n(43411);
  function nodeVersion() {
   return process.versions.node;
  }
  async function programVersion(e, t) {
   if (null === (0, s.oq)(e, t.path)) return null;
   const {stdoutBytes: n} = await (0, r.runProcess)(t, {
    argv: [ e, "--version" ],
    cwd: t.home,
    timeoutMs: 1e4,
    maxOutputBytes: 1e4,
    signal: (new AbortController).signal
   });
   return /\d+(?:\.\d+)+/.exec(n.toString("utf8"))?.[0] ?? null;
  }
  function isAtLeast(e, t) {
   const [n, s] = [ e, t ].map(e => e.split(".").map(Number));
   for (const [e, t] of (s ?? []).entries()) {
    const s = n?.[e] ?? 0;
    if (s !== t) return s > t;
   }
   return !0;
  }
 }),
 62052: (function(e, t, n) {
  n.d(t, {
   U: () => probeSandbox
  });
  var s = n(73024), r = n(76760), o = n(42357), i = n(32363);
  async function probeSandbox(e, t) {
   let n = null;
   try {
    n = (0, s.mkdtempSync)((0, r.join)(e, "sallyport-probe-"));
    const o = (0, r.join)(n, "home"), a = (0, r.join)(n, "tmp"), u = (0, r.join)(n, "own");
    for (const e of [ o, a, u ]) (0, s.mkdirSync)(e);
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
    null !== n && (0, s.rmSync)(n, {
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
  var s = n(55559);
  const r = new Set([ ".git", ".gitmodules", ".gitattributes", ".github", ".husky", ".vscode", ".idea", ".devcontainer", "_runner_file_commands", ".sallyport", ".sallyportignore", ".geminiignore", ".qwenignore", "sallyport.yml", "sallyport.yaml", ".agents", ".claude", ".claude.json", ".codex", ".gemini", ".qwen", ".cursor", ".cursorrules", ".clinerules", ".roo", ".windsurf", ".windsurfrules", ".opencode", ".continue", ".aider.conf.yml", ".mcp.json", "mcp.json", "mcp.lock", "agents.md", "agents.override.md", "claude.md", "claude.local.md", "gemini.md", "qwen.md", "skill.md" ]);
  function protectedSegment(e) {
   const t = (0, s.OD)(e), n = (0, s.OD)((0, s.tu)(e)).findIndex(e => r.has(e) || /^git~\d$/.test(e));
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
    const s = t.get(n);
    if (void 0 !== s) return s.value;
    const r = e(n);
    return t.set(n, {
     value: r
    }), r;
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
  var s = n(78033), r = n(55559), o = n(78535);
  const i = 32;
  function allowRulesFor(e, t) {
   if (e.length < i) return e;
   const n = new Set;
   return addKeyed(n, a(e), t().flat()), inOrder(n);
  }
  function strictRulesFor(e, t) {
   if (e.length < i) return e;
   const {programs: n, others: s} = u(e), r = new Set(s);
   for (const e of t()) {
    const t = n.get(baseName(e[0] ?? ""));
    if (void 0 !== t) {
     null === e.slice(1).find(e => null === e || !e.startsWith("-")) ? addAll(r, t.all) : addKeyed(r, t, e);
     for (const [n, s] of e.entries()) null === s && addAll(r, t.byPosition.get(n));
     e.includes(null) && addAll(r, t.anywhere);
    }
   }
   return inOrder(r);
  }
  function pathRulesFor(e, t, n) {
   if (e.length < i) return e;
   const o = new Set;
   return addKeyed(o, l(e), [ ...(0, r.OD)((0, s.SP)(t)), ...[ "Read", "Write", "Edit", n ].map(wholeTool) ]), 
   inOrder(o);
  }
  function hostRulesFor(e, t, n) {
   if (e.length < i) return e;
   const s = t.split("."), r = new Set, o = s.map((e, t) => s.slice(t).join("."));
   return addKeyed(r, c(e), [ ...o, ...[ "WebFetch", n ].map(wholeTool) ]), inOrder(r);
  }
  function nameRulesFor(e, t, n) {
   if (e.length < i) return e;
   const s = t.split("__"), r = s.map((e, t) => wholeTool(s.slice(0, t + 1).join("__"))), o = new Set;
   return addKeyed(o, d(e), [ ...r, ...null === n ? [] : [ `${wholeTool(t)}\0${n}` ] ]), 
   inOrder(o);
  }
  function baseName(e) {
   return e.slice(e.lastIndexOf("/") + 1).toLowerCase();
  }
  function inOrder(e) {
   return [ ...e ].sort((e, t) => e.index - t.index);
  }
  function addKeyed(e, {byKey: t, others: n}, s) {
   addAll(e, n);
   for (const n of s) null !== n && addAll(e, t.get(n));
  }
  function addAll(e, t) {
   for (const n of t ?? []) e.add(n);
  }
  const a = (0, o.j)(e => {
   const t = {
    byKey: new Map,
    others: []
   }, n = e.filter(({tool: e}) => "Bash" === e), s = new Map;
   for (const e of n.flatMap(literal)) s.set(e, (s.get(e) ?? 0) + 1);
   for (const e of n) {
    const n = literal(e).reduce((e, t) => null !== e && (s.get(e) ?? 0) <= (s.get(t) ?? 0) ? e : t, null);
    put(t, null === n ? null : [ n ], e);
   }
   return t;
  });
  function literal(e) {
   return wordsOf(e).flatMap((e, t) => "literal" !== e.kind || 0 === t && e.text.includes("/") ? [] : [ e.text ]);
  }
  const u = (0, o.j)(e => {
   const t = new Map, n = [];
   for (const s of e.filter(({tool: e}) => "Bash" === e)) {
    const [e] = wordsOf(s);
    "literal" === e?.kind ? addToProgram(t, baseName(e.text), s) : n.push(s);
   }
   return {
    programs: t,
    others: n
   };
  });
  function addToProgram(e, t, n) {
   const s = {
    all: [],
    byKey: new Map,
    others: [],
    byPosition: new Map,
    anywhere: []
   }, r = e.get(t) ?? s;
   e.set(t, r), r.all.push(n);
   const o = wordsOf(n), i = o.findIndex((e, t) => t > 0 && "literal" === e.kind && !e.text.startsWith("-")), a = o[i], u = o.slice(0, Math.max(0, i)).every(e => "words" !== e.kind), l = o.find(e => "literal" === e.kind && /^--./.test(e.text)), c = a ?? l;
   put(r, "literal" === c?.kind ? [ c.text ] : null, n), void 0 !== a && u ? function({byPosition: e}, t) {
    const n = e.get(t) ?? [];
    return e.set(t, n), n;
   }(r, i).push(n) : r.anywhere.push(n);
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
   const t = e.flatMap(e => (0, s.hi)(e) ?? []);
   return (0, s.SP)(t.reduce((e, t) => t.length >= e.length ? t : e, ""));
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
   for (const s of t ?? []) {
    const t = e.byKey.get(s) ?? [];
    t.push(n), e.byKey.set(s, t);
   }
  }
 })
};
