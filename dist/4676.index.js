"use strict";

exports.id = 4676;

exports.ids = [ 4676, 3438 ];

exports.modules = {
 84676: (function(e, t, n) {
  n.r(t);
  n.d(t, {
   doctor: () => doctor
  });
  var r = n(42357);
  var s = n(54539);
  var o = n(42492);
  var i = n(28028);
  var a = n(17992);
  var u = n(7436);
  var c = n(72539);
  var l = n(96668);
  var d = n(35548);
  var m = n(80353);
  var f = n(75600);
  var h = n(77523);
  const p = {
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
  async function readTokenLevels(e, t, n) {
   const ask = async r => r === null ? 403 : (await answerOf(e, r, {
    ...parametersOf(r, t),
    signal: n
   })).status;
   const r = await Promise.all(Object.entries(p).map(async ([e, {read: t, write: n}]) => ({
    name: e,
    read: await ask(t),
    write: await ask(n)
   })));
   if (r.some(({read: e}) => e === 401)) return "token-rejected";
   if (r.every(({read: e}) => e === null)) return "github-unreachable";
   return Object.fromEntries(r.map(({name: e, read: t, write: n}) => [ e, levelOf(t, n) ]));
  }
  function levelOf(e, t) {
   if (t === 400 || t === 422) return "write";
   if (isRefused(e)) return "none";
   return e === 200 && isRefused(t) ? "read" : "unknown";
  }
  const isRefused = e => e === 403 || e === 404;
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
   const s = "GET /repos/{owner}/{repo}/actions/permissions/workflow";
   const {data: o} = await answerOf(e, s, {
    owner: t,
    repo: n,
    signal: r
   });
   const {can_approve_pull_request_reviews: i} = o ?? {};
   return typeof i === "boolean" ? i : null;
  }
  async function rulesOfBranch(e, {owner: t, repo: n}, r, s) {
   const o = "GET /repos/{owner}/{repo}/rules/branches/{branch}";
   const {data: i} = await answerOf(e, o, {
    owner: t,
    repo: n,
    branch: r,
    signal: s
   });
   return Array.isArray(i) ? i.map(({type: e}) => String(e)) : [];
  }
  async function answerOf(e, t, {signal: n, ...r}) {
   try {
    const s = await e.request(t, {
     ...r,
     request: {
      signal: (0, m.wj)(n)
     }
    });
    return {
     status: s.status,
     data: s.data
    };
   } catch (e) {
    const t = (0, h.UZ)(e) && e.response !== void 0 && !(0, h.a5)((0, h.f1)(e));
    return {
     status: t ? e.status : null,
     data: null
    };
   }
  }
  var w = n(68350);
  var g = n(11036);
  const ok = (e, t) => ({
   id: e,
   status: "ok",
   finding: null,
   summary: t,
   fix: null
  });
  const warning = (e, t, {finding: n = e, fix: r}) => ({
   id: e,
   status: "warning",
   finding: n,
   summary: t,
   fix: r
  });
  const error = (e, t, n) => ({
   ...warning(e, t, n),
   status: "error"
  });
  const y = {
   contents: "the trusted commit",
   "pull-requests": "pull requests and reviews",
   issues: "issues and comments",
   actions: "logs of failed checks",
   checks: "failed checks",
   statuses: "failed checks"
  };
  async function gitHubChecks(e, {environment: t, signal: n}) {
   const r = t["GITHUB_TOKEN"] ?? "";
   const [s = "", o = ""] = (t["GITHUB_REPOSITORY"] ?? "").split("/");
   if (r === "" || o === "") return [ ok("github", "not checked: GITHUB_TOKEN and GITHUB_REPOSITORY are not both set, so nothing is posted") ];
   const i = await (0, m.wy)({
    token: r,
    apiUrl: t["GITHUB_API_URL"] ?? "https://api.github.com"
   });
   const a = {
    owner: s,
    repo: o,
    ref: t["GITHUB_SHA"] ?? "HEAD"
   };
   const u = await readTokenLevels(i, a, n);
   if (typeof u === "string") return [ github_problem("github", u) ];
   const c = listsOf(e);
   const d = Object.keys(y);
   const f = e === null || c === null ? [] : needsOf(e, c);
   const offered = e => c !== null && (0, l.eo)(e, {
    lists: c,
    mode: "default",
    spec: {
     allowedTools: null
    }
   });
   const h = t["GITHUB_HEAD_REF"] || t["GITHUB_REF_NAME"];
   return [ ...d.map(e => permissionCheck(e, u, f)), ...isReadOnly(e, t) ? [ b ] : [], ...offered("PullRequest") ? [ settingCheck(await mayOpenPullRequests(i, a, n)) ] : [], ...offered("PushToPullRequest") && h !== void 0 ? [ branchCheck(h, await rulesOfBranch(i, a, h, n)) ] : [] ];
  }
  function github_problem(e, t) {
   const n = t === "token-rejected" ? "GitHub rejects GITHUB_TOKEN" : "GitHub could not be reached";
   return error(e, n, {
    finding: t,
    fix: d.i[t]
   });
  }
  function listsOf(e) {
   if (e === null) return null;
   const {allow: t, ask: n, deny: r} = e.settings;
   return (0, w.d8)({
    allow: t,
    ask: n,
    deny: r
   }, e.locationOfRule).length > 0 ? null : {
    allow: t,
    ask: n,
    deny: r
   };
  }
  function needsOf({settings: e, event: t}, n) {
   return (0, g.r)({
    ...e,
    lists: n
   }, new Set(t.item === null ? [] : [ t.item.kind ]));
  }
  function permissionCheck(e, t, n) {
   const r = `github-${e}`;
   const s = t[e];
   const levelOf = e => Object.hasOwn(t, e) ? t[e] : "none";
   const o = n.filter(({anyOf: t}) => t[0]?.startsWith(`${e}: `) === true && !t.some(e => (0, 
   g.P)(e, levelOf)));
   const [i] = o;
   const a = `${s}: ${y[e]}`;
   if (i !== void 0 && s !== "unknown") {
    const e = o.map(({feature: e}) => e).join(", ");
    return warning(r, `${s}, and more is needed for ${e}`, lacks(i.anyOf));
   }
   return s === "none" ? warning(r, a, lacks([ `${e}: read` ])) : ok(r, a);
  }
  function lacks(e) {
   return {
    finding: "token-lacks-permission",
    fix: (0, d.jj)(e)
   };
  }
  function settingCheck(e) {
   const t = "github-pull-request-setting";
   if (e === false) return warning(t, "GitHub Actions may not open pull requests in this repository", {
    finding: "pull-requests-not-permitted",
    fix: d.i["pull-requests-not-permitted"]
   });
   return ok(t, e === true ? "GitHub Actions may open pull requests" : "this token cannot read whether GitHub Actions may open pull requests");
  }
  function branchCheck(e, t) {
   const n = t.find(e => f.RD.has(e));
   const r = n === void 0 ? "its rules allow pushes" : `${n} allows no pushes, so commits go into a pull request`;
   const s = t.includes("required_signatures") ? "; commits must be signed, so push-with must be api" : "";
   return ok("github-branch", `${e}: ${r}${s}`);
  }
  const b = warning("github-event", "the token of this event can only read, whatever the workflow says", {
   finding: "token-read-only",
   fix: d.i["token-read-only"]
  });
  function isReadOnly(e, t) {
   const n = e?.event.name === "pull_request" && e.event.isUntrustedCheckout;
   return n || t["GITHUB_ACTOR"] === "dependabot[bot]";
  }
  var $ = n(58586);
  var k = n(52758);
  var v = n(27057);
  var O = n(64666);
  var C = n(32057);
  var x = n(62052);
  async function machineChecks(e) {
   const [t, n] = await Promise.all([ (0, C.R2)("git", e), (0, C.R2)("gh", e) ]);
   const r = (0, C.bA)();
   return [ (0, C.du)(r, a.Y) ? ok("node", `Node ${r}`) : error("node", `Node ${r} is too old`, {
    fix: `install Node ${a.Y} or newer`
   }), gitCheck(t), (0, O.GO)(e.path) === null ? error("bash", "bash was not found, so no command can run", {
    fix: "install bash, and put it on the PATH"
   }) : ok("bash", "bash was found"), ok("gh", n === null ? "gh was not found; commands that use it cannot run" : `gh ${n}`) ];
  }
  function gitCheck(e) {
   if (e === null) return warning("git", "git was not found: changed files are not recorded", {
    fix: `install git ${v.oldestGit} or newer`
   });
   return (0, C.du)(e, v.oldestGit) ? ok("git", `git ${e}`) : warning("git", `git ${e} is too old and is not used`, {
    fix: `install git ${v.oldestGit} or newer`
   });
  }
  async function sandboxCheck({path: e}, {environment: t, home: n, temporary: r, directory: s}) {
   const o = t["RUNNER_TOOL_CACHE"];
   const {level: i, reason: a} = await (0, x.U)(r, {
    workspace: s,
    userHome: n,
    path: e,
    toolCache: o
   });
   if (i !== "none") return ok("sandbox", `${i}: ${a}`);
   return warning("sandbox", `none: ${a}`, {
    fix: "see docs/sandbox.md for the runners and images on which a level works"
   });
  }
  function modelCheck({environment: e}) {
   const t = Object.entries($.r5).flatMap(([t, {keyVariables: n}]) => {
    const r = n.find(t => (e[t] ?? "").trim() !== "");
    return r === void 0 ? [] : [ `${t} (${r})` ];
   });
   return t.length === 0 ? warning("model-keys", "no provider has a key", {
    fix: "set the input api-key, or a variable such as ANTHROPIC_API_KEY; script:FILE needs none"
   }) : ok("model-keys", `keys for ${t.join(", ")}`);
  }
  async function proxyChecks({environment: e}) {
   try {
    const {https: t, http: n} = await (0, k.upstreamProxies)(e);
    if (t === void 0 && n === void 0) return [];
    const r = [ ...t === void 0 ? [] : [ "HTTPS_PROXY" ], ...n === void 0 ? [] : [ "HTTP_PROXY" ] ];
    return [ ok("proxy", `${r.join(" and ")}: valid`) ];
   } catch (e) {
    (0, r.ki)(e, r.yo);
    return e.diagnostics.map(({code: e, location: t = "", message: n, hint: r}) => error("proxy", `${t}: ${n}`, {
     finding: e,
     fix: r
    }));
   }
  }
  var R = n(19794);
  var q = n(78441);
  var I = n(63438);
  var T = n(58251);
  var G = n(20601);
  var S = n(93033);
  async function repositoryChecks(e, t) {
   const {settings: n, locationOfRule: o, files: i} = e;
   const {allow: a, ask: u, deny: c} = n;
   const l = {
    allow: a,
    ask: u,
    deny: c
   };
   const d = (0, w.d8)(l, o);
   if (d.length > 0) return configurationErrors(new r.yo(d));
   const [m, f, h] = await Promise.all([ (0, S.E)(i, n), (0, I.findCommands)((0, R.z)(e, t)), (0, 
   T.O)(n, e.trustedSource.source) ]);
   const p = (0, q.x)(l, h?.servers.map(({name: e}) => e) ?? []).map(({list: e, index: t, rule: n, ...r}) => ({
    ...r,
    location: o(e, t),
    subject: `${e}: ${n}`
   }));
   const {configFiles: g} = e;
   const y = g.length === 0 ? "" : `; files: ${g.join(", ")}`;
   const b = f.filter(({diagnostics: e}) => e.length > 0);
   return [ ok("configuration", `valid, with ${(0, s.B4)(a.length + u.length + c.length, "rule")}${y}`), ...problemChecks("rules", p, "no problems found"), ...h === null ? [] : serverChecks(h), ...problemChecks("workflows", m, "no problems found in those that run Sallyport"), b.length === 0 ? ok("commands", `${(0, 
   s.B4)(f.length, "command or skill", "commands and skills")} found`) : warning("commands", `${(0, 
   s.B4)(b.length, "file is", "files are")} broken: ${b.map(({path: e}) => e).join(", ")}`, {
    fix: "run sallyport commands, which shows why"
   }) ];
  }
  function serverChecks({servers: e, lock: t, lockPath: n}) {
   const r = (0, s.B4)(e.length, "MCP server");
   const o = e.filter(({givenName: e}) => t === null || t.servers[e] === void 0);
   return [ o.length === 0 ? ok("mcp", `${r}, all pinned in ${n}`) : warning("mcp", `${r}, not pinned: ${o.map(({name: e}) => e).join(", ")}`, {
    fix: "run sallyport mcp pin, review the tools, and commit the file"
   }), ...problemChecks("mcp-packages", (0, G.Q)(e), "all have exact versions") ];
  }
  function problemChecks(e, t, n) {
   if (t.length === 0) return [ ok(e, n) ];
   return t.map(({id: t, location: n, subject: r, message: s, hint: o}) => warning(e, `${n}: ${r}: ${s}`, {
    finding: t,
    fix: o
   }));
  }
  function configurationErrors({diagnostics: e}) {
   return e.map(({code: e, location: t, message: n, found: r, hint: s}) => error("configuration", [ t, n, ...r === void 0 ? [] : [ `found ${r}` ] ].filter(Boolean).join(": "), {
    finding: e,
    fix: s
   }));
  }
  async function doctor(e, t) {
   const {environment: n, stdio: r} = t;
   const s = (0, o.EG)(t);
   const c = [ ...await machineChecks(s), await sandboxCheck(s, t), ...await proxyChecks(t), modelCheck(t), ...await checksOfRepository(e, t) ];
   const l = (0, i.W)(r.outIsTerminal, n);
   (0, u.JG)(e, "json") ? r.out(`${JSON.stringify({
    version: a.r,
    checks: c
   }, null, 2)}\n`) : r.out(checksText(c, l));
   const d = (0, u.JG)(e, "strict") ? c.some(({status: e}) => e !== "ok") : hasError(c);
   return d ? 1 : 0;
  }
  const hasError = e => e.some(({status: e}) => e === "error");
  async function checksOfRepository(e, t) {
   try {
    const n = await (0, c.kv)(e, t);
    return [ ...await repositoryChecks(n, t), ...await gitHubChecks(n, t) ];
   } catch (e) {
    (0, r.ki)(e, r.yo);
    return [ ...configurationErrors(e), ...await gitHubChecks(null, t) ];
   }
  }
  const H = {
   ok: [ "\u2713", 32 ],
   warning: [ "!", 33 ],
   error: [ "\u2717", 31 ]
  };
  function checksText(e, t) {
   const n = Math.max(...e.map(({id: e}) => e.length));
   const r = e.flatMap(({id: e, status: r, finding: s, summary: o, fix: i}) => {
    const [a, u] = H[r];
    const c = t ? `\x1b[${String(u)}m${a}\x1b[0m` : a;
    const l = `${c} ${e.padEnd(n)}  ${o}`;
    const d = s === null || s === e ? l : `${l} [${s}]`;
    return i === null ? [ l ] : [ d, `${" ".repeat(n + 4)}fix: ${i}` ];
   });
   const o = e.filter(({status: e}) => e !== "ok").length;
   return `${r.join("\n")}\n\n${o === 0 ? "No problems found." : `${(0, s.B4)(o, "problem")} found.`}\n`;
  }
 }),
 80353: (function(e, t, n) {
  n.d(t, {
   F2: () => unlessMissing,
   F3: () => o,
   bD: () => withRetry,
   kr: () => orRefusal,
   wj: () => withTimeout,
   wy: () => connectOctokit
  });
  var r = n(25422);
  var s = n(77523);
  const o = 4;
  const i = 3e4;
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
    const i = r < o && !t.aborted && (0, s.dg)(n);
    const a = i ? (0, s.fm)(n, r, e.now()) : null;
    if (a === null) throw n;
    await e.sleep(a, t);
   }
  }
  function withTimeout(e) {
   return (0, r.dn)(i, e);
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
  var o = n(44920);
  const i = 6e4;
  const a = 6e4;
  function isTransient(e) {
   if (!isRequestFailure(e)) return graphqlFailure(e)?.isTransient === true;
   const t = readFailure(e);
   return t.status === null || t.status >= 500 || isRateLimit(t);
  }
  function waitFor(e, t, n) {
   if (!isTransient(e)) return null;
   const r = isRequestFailure(e) ? readFailure(e) : null;
   const s = graphqlFailure(e);
   const o = s?.isRateLimit ?? (r !== null && isRateLimit(r));
   if (!o) return 1e3 * 2 ** (t - 1);
   const u = requestedWait(r ?? s ?? {
    headers: {}
   }, n) ?? a;
   return u <= i ? u : null;
  }
  function problemOf(e, t) {
   if (!isRequestFailure(e)) return (0, o.a)(e);
   const n = readFailure(e);
   const {id: r, message: i, hint: a} = explain(n, `${t.owner}/${t.repo}#${String(t.number)}`);
   return new s.J(n.status, i, a, r);
  }
  function writeProblemOf(e, t, n) {
   const r = graphqlFailure(e);
   if (r === null && !isRequestFailure(e)) return (0, o.a)(e);
   const i = r ?? readFailure(e);
   const {id: a, message: u, hint: c} = r === null ? explainWrite(i, t, n) : explainGraphql(r, t, n);
   return new s.J(i.status, u, c, a);
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
   const o = (0, r.jj)(permissionsOf(e, n));
   if (e.status === 403 && !isRateLimit(e)) {
    const n = `The token is not allowed to write ${t}${s}`;
    return /not permitted to create/i.test(e.message) ? known("pull-requests-not-permitted", n) : {
     id: "token-lacks-permission",
     message: n,
     hint: `${o} ${u}`
    };
   }
   if (e.status === 404) {
    const e = `GitHub cannot find the target of ${t}, or the token cannot access it`;
    return {
     id: "github-not-found",
     message: e,
     hint: `Check that the item exists. ${o}`
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
   const o = r.map(({type: e}) => String(e));
   const i = o.includes("RATE_LIMITED");
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
   ek: () => l,
   fo: () => f,
   g8: () => c,
   jR: () => d,
   wv: () => u,
   z$: () => i
  });
  const r = "fragment text on Comment {\n  author { login }\n  authorAssociation\n  body\n  createdAt\n  lastEditedAt\n}";
  const s = "comments(first: 100, after: $comments) @include(if: $moreComments) {\n  pageInfo { hasNextPage endCursor }\n  nodes { ...text databaseId isMinimized }\n}";
  const o = `query Issue(\n  $owner: String!, $name: String!, $number: Int!, $comments: String, $moreComments: Boolean!\n) {\n  repository(owner: $owner, name: $name) {\n    item: issue(number: $number) {\n      ...text\n      title\n      state\n      labels(first: 30) { nodes { name } }\n      ${s}\n    }\n  }\n}\n${r}`;
  const i = `query PullRequest(\n  $owner: String!, $name: String!, $number: Int!\n  $comments: String, $moreComments: Boolean!\n  $reviews: String, $moreReviews: Boolean!\n  $threads: String, $moreThreads: Boolean!\n  $first: Boolean!\n) {\n  repository(owner: $owner, name: $name) {\n    item: pullRequest(number: $number) {\n      ...text\n      title\n      state\n      labels(first: 30) { nodes { name } }\n      baseRefName\n      headRefName\n      headRefOid\n      ${s}\n      reviews(first: 100, after: $reviews) @include(if: $moreReviews) {\n        pageInfo { hasNextPage endCursor }\n        nodes { ...text databaseId isMinimized state }\n      }\n      reviewThreads(first: 50, after: $threads) @include(if: $moreThreads) {\n        pageInfo { hasNextPage endCursor }\n        nodes {\n          path line startLine diffSide isResolved isOutdated\n          resolvedBy { login }\n          comments(first: 50) { totalCount nodes { ...text databaseId isMinimized viewerDidAuthor diffHunk } }\n        }\n      }\n      closingIssuesReferences(first: 10) @include(if: $first) {\n        nodes { ...text number title repository { nameWithOwner } }\n      }\n    }\n  }\n}\n${r}`;
  const a = "query Checks($owner: String!, $name: String!, $commit: GitObjectID!, $after: String) {\n  repository(owner: $owner, name: $name) {\n    object(oid: $commit) {\n      ... on Commit {\n        statusCheckRollup {\n          contexts(first: 100, after: $after) {\n            pageInfo { hasNextPage endCursor }\n            nodes {\n              __typename\n              ... on CheckRun { name conclusion databaseId title summary checkSuite { app { slug } } }\n              ... on StatusContext { context state description }\n            }\n          }\n        }\n      }\n    }\n  }\n}";
  const u = "query Queue($owner: String!, $name: String!, $number: Int!) {\n  repository(owner: $owner, name: $name) { pullRequest(number: $number) { isInMergeQueue } }\n}";
  const c = "query Threads($owner: String!, $name: String!, $number: Int!, $after: String) {\n  repository(owner: $owner, name: $name) {\n    pullRequest(number: $number) {\n      reviewThreads(first: 50, after: $after) {\n        pageInfo { hasNextPage endCursor }\n        nodes {\n          id path line startLine diffSide isResolved isOutdated\n          resolvedBy { login }\n          comments(first: 30) {\n            totalCount\n            nodes { id databaseId body url isMinimized viewerDidAuthor }\n          }\n        }\n      }\n    }\n  }\n}";
  const l = "mutation Resolve($id: ID!) {\n  resolveReviewThread(input: { threadId: $id }) { clientMutationId }\n}";
  const d = "query Minimized($ids: [ID!]!) {\n  nodes(ids: $ids) { ... on IssueComment { id isMinimized } }\n}";
  const m = "mutation Minimize($id: ID!, $classifier: ReportedContentClassifiers!) {\n  minimizeComment(input: { subjectId: $id, classifier: $classifier }) { clientMutationId }\n}";
  const f = "mutation Commit($input: CreateCommitOnBranchInput!) {\n  createCommitOnBranch(input: $input) { commit { oid } }\n}";
 }),
 75600: (function(e, t, n) {
  n.d(t, {
   CE: () => readBranchRules,
   G6: () => readIsQueued,
   H8: () => tryContentsWrite,
   RD: () => o,
   df: () => readHasBranch
  });
  var r = n(46896);
  var s = n(60957);
  const o = new Set([ "pull_request", "update", "merge_queue", "required_status_checks", "required_deployments", "code_scanning", "workflows" ]);
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
  async function readHasBranch(e, {owner: t, repo: n}, r) {
   const o = {
    what: `the branch ${r}`,
    needs: [ "contents: read" ]
   };
   try {
    await e.request(o, (e, s) => e.rest.git.getRef({
     owner: t,
     repo: n,
     ref: `heads/${r}`,
     request: {
      signal: s
     }
    }));
    return true;
   } catch (e) {
    if (e instanceof s.J && e.status === 404) return false;
    throw e;
   }
  }
  async function readIsQueued(e, {owner: t, repo: n, number: s}) {
   const o = {
    what: `the merge queue of ${t}/${n}#${String(s)}`,
    needs: [ "pull-requests: read" ]
   };
   const i = await e.query(o, r.wv, {
    owner: t,
    name: n,
    number: s
   });
   return i?.data.repository?.pullRequest?.isInMergeQueue === true;
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
 27057: (function(e, t, n) {
  n.r(t);
  n.d(t, {
   oldestGit: () => o,
   tooOldGit: () => tooOldGit
  });
  var r = n(64666);
  var s = n(32057);
  const o = "2.31";
  const i = new Map;
  function tooOldGit(e) {
   const t = (0, r.oq)("git", e.path) ?? "";
   const n = i.get(t) ?? (t === "" ? Promise.resolve(null) : readVersion(e));
   i.set(t, n);
   return n;
  }
  async function readVersion(e) {
   const t = await (0, s.R2)("git", e);
   return t === null || (0, s.du)(t, o) ? null : t;
  }
 }),
 32057: (function(e, t, n) {
  n.d(t, {
   R2: () => programVersion,
   bA: () => nodeVersion,
   du: () => isAtLeast
  });
  var r = n(64666);
  var s = n(43411);
  function nodeVersion() {
   return process.versions.node;
  }
  async function programVersion(e, t) {
   if ((0, r.oq)(e, t.path) === null) return null;
   const {stdoutBytes: n} = await (0, s.runProcess)(t, {
    argv: [ e, "--version" ],
    cwd: t.home,
    timeoutMs: 1e4,
    maxOutputBytes: 1e4,
    trust: "own",
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
   return true;
  }
 }),
 62052: (function(e, t, n) {
  n.d(t, {
   U: () => probeSandbox
  });
  var r = n(73024);
  var s = n(76760);
  var o = n(42357);
  var i = n(45906);
  async function probeSandbox(e, t) {
   let n = null;
   try {
    n = (0, r.mkdtempSync)((0, s.join)(e, "sallyport-probe-"));
    const o = (0, s.join)(n, "home");
    const a = (0, s.join)(n, "tmp");
    const u = (0, s.join)(n, "own");
    for (const e of [ o, a, u ]) (0, r.mkdirSync)(e);
    const c = (0, i.createSandbox)({
     ...t,
     mode: "auto",
     directory: u,
     home: o,
     temporary: a,
     rules: {
      mayRead: () => true,
      mayWrite: () => true
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
     return await c.report();
    } finally {
     c.close();
    }
   } catch (e) {
    return {
     level: "none",
     reason: `The sandbox could not be tried: ${(0, o.bD)(e)}.`
    };
   } finally {
    n !== null && (0, r.rmSync)(n, {
     recursive: true,
     force: true
    });
   }
  }
 }),
 63438: (function(e, t, n) {
  n.r(t);
  n.d(t, {
   findCommands: () => findCommands,
   loadCommand: () => loadCommand,
   locateCommands: () => locateCommands
  });
  var r = n(42357);
  var s = n(72443);
  var o = n(20653);
  var i = n(56121);
  const a = 50;
  function tooManyCommands(e, t) {
   return {
    code: "prompt-unreadable",
    message: `the directory contains more than ${t} commands`,
    location: e,
    hint: "move other files out of this directory, or select a prompt by its path with prompt-file"
   };
  }
  function noDirectory(e) {
   return {
    code: "prompt-unreadable",
    message: "the command directory in the setting does not exist",
    location: `command-directories: ${e}`,
    hint: "correct the path; it is relative to the workspace"
   };
  }
  function directoryOutside(e) {
   return {
    code: "prompt-unreadable",
    message: "cannot read the command directory: it is a link to a location outside the workspace",
    location: e,
    hint: "replace it with a directory of the project, or remove it"
   };
  }
  function commandOutside(e) {
   return {
    code: "prompt-unreadable",
    message: "the command is a link to a location outside its directory",
    location: e,
    hint: "put the file itself there, or link to a file in the same command directory"
   };
  }
  function unknownCommand(e, t) {
   const n = (0, r.pA)(e, t) ?? t.find(t => t.endsWith(`:${e}`));
   return {
    code: "command-unknown",
    message: `the command ${JSON.stringify(e)} does not exist`,
    found: t.length === 0 ? "no commands" : (0, o.KE)(t, a),
    hint: n === void 0 ? `put it in ${i.ZU[0]?.path ?? ""}/, or correct the name` : `did you mean ${JSON.stringify(n)}?`
   };
  }
  function modelOnlySkill(e) {
   return {
    code: "command-unknown",
    message: "only the model can load this skill (`user-invocable: false`)",
    location: e,
    hint: "remove that field, or ask the model in a prompt to load the skill"
   };
  }
  var u = n(64772);
  var c = n(71794);
  var l = n(57667);
  var d = n(74277);
  const m = 8;
  const f = 2e3;
  async function locateCommands({project: e, directories: t = [], above: n = [], user: r, bundled: s}) {
   const o = [ ...t.map(i.Wq), ...i.ZU ];
   const a = await locateIn(e, "", {
    commands: o,
    skills: i.tG
   });
   for (const t of n) a.push(...await locateIn(e, "", usualFolders(t)));
   r !== void 0 && a.push(...await locateIn(r, "~/", usualFolders("")));
   const u = {
    commands: [ i.KJ ],
    skills: i.rF
   };
   s !== void 0 && a.push(...await locateIn(await s(), "sallyport:", u));
   return a;
  }
  function usualFolders(e) {
   return {
    commands: i.ZU.map(t => ({
     ...t,
     path: `${e}${t.path}`
    })),
    skills: i.tG.map(t => `${e}${t}`)
   };
  }
  async function locateIn(e, t, {commands: n, skills: s}) {
   const o = await (0, d.hm)(e, t, s);
   const i = await e.present(n.map(({path: e}) => e));
   const a = [];
   for (const s of n) {
    if (!i.has(s.path)) {
     if (s.isConfigured === true) throw new r.yo(noDirectory(s.path));
     continue;
    }
    if (!await e.holds(s.path)) throw new r.yo(directoryOutside(s.path));
    const n = [];
    await collect({
     source: e,
     prefix: t,
     directory: s,
     located: n
    }, "", 0);
    a.push(...n.sort((e, t) => formatRank(e, s) - formatRank(t, s)));
   }
   return [ ...o.map(e => ({
    ...e,
    format: (0, c.H)(e.path)
   })), ...a ];
  }
  function formatRank({format: e}, {prefers: t}) {
   return e === (t ?? "toml") ? 0 : 1;
  }
  async function collect(e, t, n) {
   const {source: s, directory: o, located: i} = e;
   for (const {name: a, kind: l} of await listOrNothing(s, `${o.path}${t}`)) {
    const d = `${o.path}${t}/${a}`;
    if (l === "directory" && n < m) await collect(e, `${t}/${a}`, n + 1); else if (isCommandFile(a, o.endings) && (l === "file" || l === "link")) {
     if (i.length === f) throw new r.yo(tooManyCommands(o.path, f));
     const n = `${e.prefix}${d}`;
     const m = l === "file" ? d : await s.followLink(d, o.path);
     i.push({
      kind: "command",
      name: (0, u.p6)(`${t}/${a}`.slice(1)),
      path: n,
      format: (0, c.H)(d),
      diagnostics: m === null ? [ commandOutside(n) ] : [],
      file: {
       source: s,
       path: m ?? d
      }
     });
    }
   }
  }
  function isCommandFile(e, t) {
   return t.some(t => e.toLowerCase().endsWith(t));
  }
  async function listOrNothing(e, t) {
   try {
    return await e.list(t);
   } catch (e) {
    (0, r.ki)(e, s.k);
    if (e.code === "missing") return [];
    throw new r.yo({
     code: "prompt-unreadable",
     message: "cannot read the command directory",
     location: t,
     found: e.message,
     hint: "replace it with a readable directory of the project, or remove it"
    }, {
     cause: e
    });
   }
  }
  async function findCommands(e) {
   const t = await Promise.all((await locateCommands(e)).map(describe));
   const n = new Map;
   return t.map(e => {
    const t = n.get(e.name);
    if (t !== void 0) return {
     ...e,
     wins: false,
     shadowedBy: t
    };
    e.userInvocable && n.set(e.name, e.path);
    return {
     ...e,
     wins: e.userInvocable
    };
   });
  }
  async function describe(e) {
   const {kind: t, name: n, path: s, format: o, diagnostics: i} = e;
   const a = {
    kind: t,
    name: n,
    path: s,
    format: o
   };
   try {
    const {description: n, argumentHint: r, userInvocable: o, modelInvocable: c} = await readCommand(e);
    return {
     ...a,
     diagnostics: i,
     argumentHint: r,
     description: n === null ? null : (0, u.gp)(n),
     userInvocable: t === "command" || o,
     modelInvocable: c && !s.startsWith("sallyport:")
    };
   } catch (e) {
    (0, r.ki)(e, r.yo);
    const t = {
     description: null,
     argumentHint: null,
     userInvocable: true,
     modelInvocable: false
    };
    return {
     ...a,
     ...t,
     diagnostics: e.diagnostics
    };
   }
  }
  async function readCommand({diagnostics: e, file: t, format: n, path: s}) {
   if (e.length > 0) throw new r.yo(e);
   return (0, l.loadPromptFile)(t.path, t.source, {
    format: n,
    shown: s
   });
  }
  async function loadCommand(e, t) {
   const n = await locateCommands(t);
   let s = null;
   for (const t of await withName(e, n)) {
    const e = await readCommand(t);
    if (t.kind === "command" || e.userInvocable) return e;
    s ??= t.path;
   }
   throw new r.yo(s === null ? unknownCommand(e.trim().replace(/^\//, ""), [ ...new Set(n.map(e => e.name)) ]) : modelOnlySkill(s));
  }
  async function withName(e, t) {
   const n = (0, u.Lt)(e);
   const r = t.filter(({name: e}) => e === n);
   if (r.length > 0) return r;
   const s = t.filter(({name: e}) => e.replaceAll(":", "_") === n.replaceAll(":", "_"));
   if (s.length > 0) return s;
   const {skills: o} = await (0, d.D)(t.filter(({kind: e}) => e === "skill"));
   const i = o.filter(({head: t}) => (0, u.cP)(t.name, e.trim().replace(/^\//, ""))).map(({path: e}) => e);
   return t.filter(({path: e}) => i.includes(e));
  }
 })
};
