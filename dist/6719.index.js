"use strict";

exports.id = 6719;

exports.ids = [ 6719 ];

exports.modules = {
 90565: (function(e, t, n) {
  n.r(t);
  n.d(t, {
   doctor: () => doctor
  });
  var s = n(42357);
  var r = n(54539);
  var o = n(42492);
  var i = n(28028);
  var a = n(17992);
  var u = n(7436);
  var l = n(31275);
  var c = n(63846);
  var d = n(35548);
  var f = n(80353);
  var m = n(88757);
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
   const ask = async s => s === null ? 403 : (await answerOf(e, s, {
    ...parametersOf(s, t),
    signal: n
   })).status;
   const s = await Promise.all(Object.entries(p).map(async ([e, {read: t, write: n}]) => ({
    name: e,
    read: await ask(t),
    write: await ask(n)
   })));
   if (s.some(({read: e}) => e === 401)) return "token-rejected";
   if (s.every(({read: e}) => e === null)) return "github-unreachable";
   return Object.fromEntries(s.map(({name: e, read: t, write: n}) => [ e, levelOf(t, n) ]));
  }
  function levelOf(e, t) {
   if (t === 400 || t === 422) return "write";
   if (isRefused(e)) return "none";
   return e === 200 && isRefused(t) ? "read" : "unknown";
  }
  const isRefused = e => e === 403 || e === 404;
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
   const r = "GET /repos/{owner}/{repo}/actions/permissions/workflow";
   const {data: o} = await answerOf(e, r, {
    owner: t,
    repo: n,
    signal: s
   });
   const {can_approve_pull_request_reviews: i} = o ?? {};
   return typeof i === "boolean" ? i : null;
  }
  async function rulesOfBranch(e, {owner: t, repo: n}, s, r) {
   const o = "GET /repos/{owner}/{repo}/rules/branches/{branch}";
   const {data: i} = await answerOf(e, o, {
    owner: t,
    repo: n,
    branch: s,
    signal: r
   });
   return Array.isArray(i) ? i.map(({type: e}) => String(e)) : [];
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
    const t = (0, h.UZ)(e) && e.response !== void 0 && !(0, h.a5)((0, h.f1)(e));
    return {
     status: t ? e.status : null,
     data: null
    };
   }
  }
  var g = n(68350);
  var w = n(61619);
  const ok = (e, t) => ({
   id: e,
   status: "ok",
   finding: null,
   summary: t,
   fix: null
  });
  const warning = (e, t, {finding: n = e, fix: s}) => ({
   id: e,
   status: "warning",
   finding: n,
   summary: t,
   fix: s
  });
  const error = (e, t, n) => ({
   ...warning(e, t, n),
   status: "error"
  });
  const b = {
   contents: "the trusted commit",
   "pull-requests": "pull requests and reviews",
   issues: "issues and comments",
   actions: "logs of failed checks",
   checks: "failed checks",
   statuses: "failed checks"
  };
  async function gitHubChecks(e, {environment: t, signal: n}) {
   const s = t["GITHUB_TOKEN"] ?? "";
   const [r = "", o = ""] = (t["GITHUB_REPOSITORY"] ?? "").split("/");
   if (s === "" || o === "") return [ ok("github", "not checked: GITHUB_TOKEN and GITHUB_REPOSITORY are not both set, so nothing is posted") ];
   const i = await (0, f.wy)({
    token: s,
    apiUrl: t["GITHUB_API_URL"] ?? "https://api.github.com"
   });
   const a = {
    owner: r,
    repo: o,
    ref: t["GITHUB_SHA"] ?? "HEAD"
   };
   const u = await readTokenLevels(i, a, n);
   if (typeof u === "string") return [ github_problem("github", u) ];
   const l = listsOf(e);
   const d = Object.keys(b);
   const m = e === null || l === null ? [] : needsOf(e, l);
   const offered = e => l !== null && (0, c.eo)(e, {
    lists: l,
    mode: "default",
    spec: {
     allowedTools: null
    }
   });
   const h = t["GITHUB_HEAD_REF"] || t["GITHUB_REF_NAME"];
   return [ ...d.map(e => permissionCheck(e, u, m)), ...isReadOnly(e, t) ? [ y ] : [], ...offered("PullRequest") ? [ settingCheck(await mayOpenPullRequests(i, a, n)) ] : [], ...offered("PushToPullRequest") && h !== void 0 ? [ branchCheck(h, await rulesOfBranch(i, a, h, n)) ] : [] ];
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
   const {allow: t, ask: n, deny: s} = e.settings;
   return (0, g.d8)({
    allow: t,
    ask: n,
    deny: s
   }, e.locationOfRule).length > 0 ? null : {
    allow: t,
    ask: n,
    deny: s
   };
  }
  function needsOf({settings: e, event: t}, n) {
   return (0, w.r)({
    ...e,
    lists: n
   }, new Set(t.item === null ? [] : [ t.item.kind ]));
  }
  function permissionCheck(e, t, n) {
   const s = `github-${e}`;
   const r = t[e];
   const levelOf = e => Object.hasOwn(t, e) ? t[e] : "none";
   const o = n.filter(({anyOf: t}) => t[0]?.startsWith(`${e}: `) === true && !t.some(e => (0, 
   w.P)(e, levelOf)));
   const [i] = o;
   const a = `${r}: ${b[e]}`;
   if (i !== void 0 && r !== "unknown") {
    const e = o.map(({feature: e}) => e).join(", ");
    return warning(s, `${r}, and more is needed for ${e}`, lacks(i.anyOf));
   }
   return r === "none" ? warning(s, a, lacks([ `${e}: read` ])) : ok(s, a);
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
   const n = t.find(e => m.RD.has(e));
   const s = n === void 0 ? "its rules allow pushes" : `${n} allows no pushes, so commits go into a pull request`;
   const r = t.includes("required_signatures") ? "; commits must be signed, so push-with must be api" : "";
   return ok("github-branch", `${e}: ${s}${r}`);
  }
  const y = warning("github-event", "the token of this event can only read, whatever the workflow says", {
   finding: "token-read-only",
   fix: d.i["token-read-only"]
  });
  function isReadOnly(e, t) {
   const n = e?.event.name === "pull_request" && e.event.isUntrustedCheckout;
   return n || t["GITHUB_ACTOR"] === "dependabot[bot]";
  }
  var $ = n(49266);
  var k = n(70588);
  var v = n(52758);
  var x = n(64666);
  var O = n(32057);
  var R = n(62052);
  async function machineChecks(e) {
   const [t, n] = await Promise.all([ (0, O.R2)("git", e), (0, O.R2)("gh", e) ]);
   const s = (0, O.bA)();
   return [ (0, O.du)(s, a.Y) ? ok("node", `Node ${s}`) : error("node", `Node ${s} is too old`, {
    fix: `install Node ${a.Y} or newer`
   }), gitCheck(t), (0, x.GO)(e.path) === null ? error("bash", "bash was not found, so no command can run", {
    fix: "install bash, and put it on the PATH"
   }) : ok("bash", "bash was found"), ok("gh", n === null ? "gh was not found; commands that use it cannot run" : `gh ${n}`) ];
  }
  function gitCheck(e) {
   if (e === null) return warning("git", "git was not found: changed files are not recorded", {
    fix: `install git ${k.oldestGit} or newer`
   });
   return (0, O.du)(e, k.oldestGit) ? ok("git", `git ${e}`) : warning("git", `git ${e} is too old and is not used`, {
    fix: `install git ${k.oldestGit} or newer`
   });
  }
  async function sandboxCheck({path: e}, {environment: t, home: n, temporary: s, directory: r}) {
   const o = t["RUNNER_TOOL_CACHE"];
   const {level: i, reason: a} = await (0, R.U)(s, {
    workspace: r,
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
    const s = n.find(t => (e[t] ?? "").trim() !== "");
    return s === void 0 ? [] : [ `${t} (${s})` ];
   });
   return t.length === 0 ? warning("model-keys", "no provider has a key", {
    fix: "set the input api-key, or a variable such as ANTHROPIC_API_KEY; script:FILE needs none"
   }) : ok("model-keys", `keys for ${t.join(", ")}`);
  }
  async function proxyChecks({environment: e}) {
   try {
    const {https: t, http: n} = await (0, v.upstreamProxies)(e);
    if (t === void 0 && n === void 0) return [];
    const s = [ ...t === void 0 ? [] : [ "HTTPS_PROXY" ], ...n === void 0 ? [] : [ "HTTP_PROXY" ] ];
    return [ ok("proxy", `${s.join(" and ")}: valid`) ];
   } catch (e) {
    (0, s.ki)(e, s.yo);
    return e.diagnostics.map(({code: e, location: t = "", message: n, hint: s}) => error("proxy", `${t}: ${n}`, {
     finding: e,
     fix: s
    }));
   }
  }
  var q = n(19794);
  var T = n(36697);
  var C = n(63438);
  var S = n(58251);
  var P = n(20601);
  var G = n(93033);
  async function repositoryChecks(e, t) {
   const {settings: n, locationOfRule: o, files: i} = e;
   const {allow: a, ask: u, deny: l} = n;
   const c = {
    allow: a,
    ask: u,
    deny: l
   };
   const d = (0, g.d8)(c, o);
   if (d.length > 0) return configurationErrors(new s.yo(d));
   const [f, m, h] = await Promise.all([ (0, G.E)(i, n), (0, C.findCommands)((0, q.z)(e, t)), (0, 
   S.O)(n, e.trustedSource.source) ]);
   const p = (0, T.x)(c, h?.servers.map(({name: e}) => e) ?? []).map(({list: e, index: t, rule: n, ...s}) => ({
    ...s,
    location: o(e, t),
    subject: `${e}: ${n}`
   }));
   const w = m.filter(({diagnostics: e}) => e.length > 0);
   return [ ok("configuration", `valid, with ${(0, r.B4)(a.length + u.length + l.length, "rule")}`), ...problemChecks("rules", p, "no problems found"), ...h === null ? [] : serverChecks(h), ...problemChecks("workflows", f, "no problems found in those that run Sallyport"), w.length === 0 ? ok("commands", `${(0, 
   r.B4)(m.length, "command or skill", "commands and skills")} found`) : warning("commands", `${(0, 
   r.B4)(w.length, "file is", "files are")} broken: ${w.map(({path: e}) => e).join(", ")}`, {
    fix: "run sallyport commands, which shows why"
   }) ];
  }
  function serverChecks({servers: e, lock: t, lockPath: n}) {
   const s = (0, r.B4)(e.length, "MCP server");
   const o = e.filter(({givenName: e}) => t === null || t.servers[e] === void 0);
   return [ o.length === 0 ? ok("mcp", `${s}, all pinned in ${n}`) : warning("mcp", `${s}, not pinned: ${o.map(({name: e}) => e).join(", ")}`, {
    fix: "run sallyport mcp pin, review the tools, and commit the file"
   }), ...problemChecks("mcp-packages", (0, P.Q)(e), "all have exact versions") ];
  }
  function problemChecks(e, t, n) {
   if (t.length === 0) return [ ok(e, n) ];
   return t.map(({id: t, location: n, subject: s, message: r, hint: o}) => warning(e, `${n}: ${s}: ${r}`, {
    finding: t,
    fix: o
   }));
  }
  function configurationErrors({diagnostics: e}) {
   return e.map(({code: e, location: t, message: n, found: s, hint: r}) => error("configuration", [ t, n, ...s === void 0 ? [] : [ `found ${s}` ] ].filter(Boolean).join(": "), {
    finding: e,
    fix: r
   }));
  }
  async function doctor(e, t) {
   const {environment: n, stdio: s} = t;
   const r = (0, o.EG)(t);
   const l = [ ...await machineChecks(r), await sandboxCheck(r, t), ...await proxyChecks(t), modelCheck(t), ...await checksOfRepository(e, t) ];
   const c = (0, i.W)(s.outIsTerminal, n);
   (0, u.JG)(e, "json") ? s.out(`${JSON.stringify({
    version: a.r,
    checks: l
   }, null, 2)}\n`) : s.out(checksText(l, c));
   const d = (0, u.JG)(e, "strict") ? l.some(({status: e}) => e !== "ok") : hasError(l);
   return d ? 1 : 0;
  }
  const hasError = e => e.some(({status: e}) => e === "error");
  async function checksOfRepository(e, t) {
   try {
    const n = await (0, l.kv)(e, t);
    return [ ...await repositoryChecks(n, t), ...await gitHubChecks(n, t) ];
   } catch (e) {
    (0, s.ki)(e, s.yo);
    return [ ...configurationErrors(e), ...await gitHubChecks(null, t) ];
   }
  }
  const I = {
   ok: [ "\u2713", 32 ],
   warning: [ "!", 33 ],
   error: [ "\u2717", 31 ]
  };
  function checksText(e, t) {
   const n = Math.max(...e.map(({id: e}) => e.length));
   const s = e.flatMap(({id: e, status: s, finding: r, summary: o, fix: i}) => {
    const [a, u] = I[s];
    const l = t ? `\x1b[${String(u)}m${a}\x1b[0m` : a;
    const c = `${l} ${e.padEnd(n)}  ${o}`;
    const d = r === null || r === e ? c : `${c} [${r}]`;
    return i === null ? [ c ] : [ d, `${" ".repeat(n + 4)}fix: ${i}` ];
   });
   const o = e.filter(({status: e}) => e !== "ok").length;
   return `${s.join("\n")}\n\n${o === 0 ? "No problems found." : `${(0, r.B4)(o, "problem")} found.`}\n`;
  }
 }),
 70588: (function(e, t, n) {
  n.r(t);
  n.d(t, {
   oldestGit: () => o,
   tooOldGit: () => tooOldGit
  });
  var s = n(64666);
  var r = n(32057);
  const o = "2.31";
  const i = new Map;
  function tooOldGit(e) {
   const t = (0, s.oq)("git", e.path) ?? "";
   const n = i.get(t) ?? (t === "" ? Promise.resolve(null) : readVersion(e));
   i.set(t, n);
   return n;
  }
  async function readVersion(e) {
   const t = await (0, r.R2)("git", e);
   return t === null || (0, r.du)(t, o) ? null : t;
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
  var s = n(50897);
  var r = n(77523);
  const o = 4;
  const i = 3e4;
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
    const i = s < o && !t.aborted && (0, r.dg)(n);
    const a = i ? (0, r.fm)(n, s, e.now()) : null;
    if (a === null) throw n;
    await e.sleep(a, t);
   }
  }
  function withTimeout(e) {
   return (0, s.dn)(i, e);
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
  var s = n(35548);
  var r = n(60957);
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
   const s = isRequestFailure(e) ? readFailure(e) : null;
   const r = graphqlFailure(e);
   const o = r?.isRateLimit ?? (s !== null && isRateLimit(s));
   if (!o) return 1e3 * 2 ** (t - 1);
   const u = requestedWait(s ?? r ?? {
    headers: {}
   }, n) ?? a;
   return u <= i ? u : null;
  }
  function problemOf(e, t) {
   if (!isRequestFailure(e)) return (0, o.a)(e);
   const n = readFailure(e);
   const {id: s, message: i, hint: a} = explain(n, `${t.owner}/${t.repo}#${String(t.number)}`);
   return new r.J(n.status, i, a, s);
  }
  function writeProblemOf(e, t, n) {
   const s = graphqlFailure(e);
   if (s === null && !isRequestFailure(e)) return (0, o.a)(e);
   const i = s ?? readFailure(e);
   const {id: a, message: u, hint: l} = s === null ? explainWrite(i, t, n) : explainGraphql(s, t, n);
   return new r.J(i.status, u, l, a);
  }
  function explainGraphql(e, t, n) {
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
  }
  function explainWrite(e, t, n) {
   const r = e.message === "" ? "" : `: ${e.message}`;
   const o = (0, s.jj)(permissionsOf(e, n));
   if (e.status === 403 && !isRateLimit(e)) {
    const n = `The token is not allowed to write ${t}${r}`;
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
   return known("github-refused", `GitHub answered ${String(e.status)} for ${t}${r}`);
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
   const r = e["x-ratelimit-remaining"] === "0";
   return r && Number.isFinite(s) ? Math.max(0, s * 1e3 - t) : null;
  }
  function isRequestFailure(e) {
   return e instanceof Error && typeof e.status === "number";
  }
  function readFailure({status: e, response: t, message: n}) {
   const s = t?.data;
   const r = [ s?.message ?? n, ...detailsOf(s?.errors) ].filter(e => typeof e === "string");
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
   const s = t.map(e => e);
   const r = [ ...new Set(s.map(e => String(e.message))) ].join(" ").slice(0, 300);
   const o = s.map(({type: e}) => String(e));
   const i = o.includes("RATE_LIMITED");
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
   aD: () => f,
   ek: () => c,
   fo: () => m,
   g8: () => l,
   jR: () => d,
   wv: () => u,
   z$: () => i
  });
  const s = "fragment text on Comment {\n  author { login }\n  authorAssociation\n  body\n  createdAt\n  lastEditedAt\n}";
  const r = "comments(first: 100, after: $comments) @include(if: $moreComments) {\n  pageInfo { hasNextPage endCursor }\n  nodes { ...text databaseId isMinimized }\n}";
  const o = `query Issue(\n  $owner: String!, $name: String!, $number: Int!, $comments: String, $moreComments: Boolean!\n) {\n  repository(owner: $owner, name: $name) {\n    item: issue(number: $number) {\n      ...text\n      title\n      state\n      labels(first: 30) { nodes { name } }\n      ${r}\n    }\n  }\n}\n${s}`;
  const i = `query PullRequest(\n  $owner: String!, $name: String!, $number: Int!\n  $comments: String, $moreComments: Boolean!\n  $reviews: String, $moreReviews: Boolean!\n  $threads: String, $moreThreads: Boolean!\n  $first: Boolean!\n) {\n  repository(owner: $owner, name: $name) {\n    item: pullRequest(number: $number) {\n      ...text\n      title\n      state\n      labels(first: 30) { nodes { name } }\n      baseRefName\n      headRefName\n      headRefOid\n      ${r}\n      reviews(first: 100, after: $reviews) @include(if: $moreReviews) {\n        pageInfo { hasNextPage endCursor }\n        nodes { ...text databaseId isMinimized state }\n      }\n      reviewThreads(first: 50, after: $threads) @include(if: $moreThreads) {\n        pageInfo { hasNextPage endCursor }\n        nodes {\n          path line startLine diffSide isResolved isOutdated\n          resolvedBy { login }\n          comments(first: 50) { totalCount nodes { ...text databaseId isMinimized viewerDidAuthor diffHunk } }\n        }\n      }\n      closingIssuesReferences(first: 10) @include(if: $first) {\n        nodes { ...text number title repository { nameWithOwner } }\n      }\n    }\n  }\n}\n${s}`;
  const a = "query Checks($owner: String!, $name: String!, $commit: GitObjectID!, $after: String) {\n  repository(owner: $owner, name: $name) {\n    object(oid: $commit) {\n      ... on Commit {\n        statusCheckRollup {\n          contexts(first: 100, after: $after) {\n            pageInfo { hasNextPage endCursor }\n            nodes {\n              __typename\n              ... on CheckRun { name conclusion databaseId title summary checkSuite { app { slug } } }\n              ... on StatusContext { context state description }\n            }\n          }\n        }\n      }\n    }\n  }\n}";
  const u = "query Queue($owner: String!, $name: String!, $number: Int!) {\n  repository(owner: $owner, name: $name) { pullRequest(number: $number) { isInMergeQueue } }\n}";
  const l = "query Threads($owner: String!, $name: String!, $number: Int!, $after: String) {\n  repository(owner: $owner, name: $name) {\n    pullRequest(number: $number) {\n      reviewThreads(first: 50, after: $after) {\n        pageInfo { hasNextPage endCursor }\n        nodes {\n          id path line startLine diffSide isResolved isOutdated\n          resolvedBy { login }\n          comments(first: 30) {\n            totalCount\n            nodes { id databaseId body url isMinimized viewerDidAuthor }\n          }\n        }\n      }\n    }\n  }\n}";
  const c = "mutation Resolve($id: ID!) {\n  resolveReviewThread(input: { threadId: $id }) { clientMutationId }\n}";
  const d = "query Minimized($ids: [ID!]!) {\n  nodes(ids: $ids) { ... on IssueComment { id isMinimized } }\n}";
  const f = "mutation Minimize($id: ID!, $classifier: ReportedContentClassifiers!) {\n  minimizeComment(input: { subjectId: $id, classifier: $classifier }) { clientMutationId }\n}";
  const m = "mutation Commit($input: CreateCommitOnBranchInput!) {\n  createCommitOnBranch(input: $input) { commit { oid } }\n}";
 }),
 88757: (function(e, t, n) {
  n.d(t, {
   CE: () => readBranchRules,
   G6: () => readIsQueued,
   H8: () => tryContentsWrite,
   RD: () => o,
   df: () => readHasBranch
  });
  var s = n(46896);
  var r = n(60957);
  const o = new Set([ "pull_request", "update", "merge_queue", "required_status_checks", "required_deployments", "code_scanning", "workflows" ]);
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
  async function readHasBranch(e, {owner: t, repo: n}, s) {
   const o = {
    what: `the branch ${s}`,
    needs: [ "contents: read" ]
   };
   try {
    await e.request(o, (e, r) => e.rest.git.getRef({
     owner: t,
     repo: n,
     ref: `heads/${s}`,
     request: {
      signal: r
     }
    }));
    return true;
   } catch (e) {
    if (e instanceof r.J && e.status === 404) return false;
    throw e;
   }
  }
  async function readIsQueued(e, {owner: t, repo: n, number: r}) {
   const o = {
    what: `the merge queue of ${t}/${n}#${String(r)}`,
    needs: [ "pull-requests: read" ]
   };
   const i = await e.query(o, s.wv, {
    owner: t,
    name: n,
    number: r
   });
   return i?.data.repository?.pullRequest?.isInMergeQueue === true;
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
    super(t);
    this.status = e;
    this.hint = n;
    this.id = s;
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
  var s = n(60957);
  function unexpectedAnswer(e) {
   if (!(e instanceof TypeError)) return e;
   const t = new s.J(null, `GitHub sent an unexpected response: ${e.message}`, "Run again; if the problem persists, check GITHUB_API_URL and any proxy.", "github-failed");
   t.cause = e;
   return t;
  }
 }),
 32057: (function(e, t, n) {
  n.d(t, {
   R2: () => programVersion,
   bA: () => nodeVersion,
   du: () => isAtLeast
  });
  var s = n(64666);
  var r = n(38335);
  function nodeVersion() {
   return process.versions.node;
  }
  async function programVersion(e, t) {
   if ((0, s.oq)(e, t.path) === null) return null;
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
   return true;
  }
 }),
 62052: (function(e, t, n) {
  n.d(t, {
   U: () => probeSandbox
  });
  var s = n(73024);
  var r = n(76760);
  var o = n(42357);
  var i = n(42663);
  async function probeSandbox(e, t) {
   let n = null;
   try {
    n = (0, s.mkdtempSync)((0, r.join)(e, "sallyport-probe-"));
    const o = (0, r.join)(n, "home");
    const a = (0, r.join)(n, "tmp");
    const u = (0, r.join)(n, "own");
    for (const e of [ o, a, u ]) (0, s.mkdirSync)(e);
    const l = (0, i.createSandbox)({
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
    n !== null && (0, s.rmSync)(n, {
     recursive: true,
     force: true
    });
   }
  }
 }),
 42696: (function(e, t, n) {
  n.d(t, {
   w: () => rewriteOf
  });
  function rewriteOf(e) {
   if (e.startsWith("what xargs")) return "`find \u2026 -exec COMMAND {} +` and `find \u2026 -type f -print0 | xargs -0 COMMAND` can be analyzed";
   if (/^"?\$\{?[A-Z][A-Z0-9_]*\}?"?$/.test(e)) return "write its value, since commands do not get the variables of the workflow";
   if (/[*?[]/.test(e) && !/[$`]/.test(e)) return "run this command in a separate call, or write the names";
   return "write the value itself";
  }
 }),
 3197: (function(e, t, n) {
  n.d(t, {
   Aq: () => protectedSegment,
   WF: () => isProtectedPath,
   tO: () => isFreeDevice
  });
  var s = n(55559);
  const r = new Set([ ".git .gitmodules .gitattributes .github .husky", ".vscode .idea .devcontainer", "_runner_file_commands .sallyport .sallyportignore .geminiignore .qwenignore sallyport.yml sallyport.yaml", ".agents .claude .claude.json .codex .gemini .qwen .cursor .cursorrules .clinerules .roo", ".windsurf .windsurfrules .opencode .continue .aider.conf.yml", ".mcp.json mcp.json mcp.lock", "agents.md agents.override.md claude.md claude.local.md gemini.md qwen.md skill.md" ].flatMap(e => e.split(" ")));
  function protectedSegment(e) {
   const t = (0, s.OD)(e);
   const n = (0, s.OD)((0, s.tu)(e)).findIndex(e => r.has(e) || /^git~\d$/.test(e));
   return n < 0 ? null : t[n] ?? null;
  }
  const o = /^\/(?:proc|sys|dev)(?:\/|$)/;
  const i = /^\/dev\/(?:null|zero|full|random|urandom|stdin|stdout|stderr|tty|fd\/(?:[0-2]|6[0-3]))$/;
  function isFreeDevice(e) {
   return e.startsWith("/dev/") && i.test(e);
  }
  function isProtectedPath(e) {
   return o.test(e) && !isFreeDevice(e);
  }
 }),
 78535: (function(e, t, n) {
  n.d(t, {
   j: () => memoizeByObject
  });
  function memoizeByObject(e) {
   const t = new WeakMap;
   return n => {
    const s = t.get(n);
    if (s !== void 0) return s.value;
    const r = e(n);
    t.set(n, {
     value: r
    });
    return r;
   };
  }
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
  var s = n(78033);
  var r = n(55559);
  var o = n(78535);
  const i = 32;
  function allowRulesFor(e, t) {
   return keyedRules(e, a, () => t().flat());
  }
  function strictRulesFor(e, t) {
   if (e.length < i) return e;
   const {programs: n, others: s} = u(e);
   const r = new Set(s);
   for (const e of t()) {
    const t = n.get(baseName(e[0] ?? ""));
    if (t === void 0) continue;
    const s = e.slice(1).find(e => e === null || !e.startsWith("-"));
    s === null ? addAll(r, t.all) : addKeyed(r, t, e);
    for (const [n, s] of e.entries()) s === null && addAll(r, t.byPosition.get(n));
    e.includes(null) && addAll(r, t.anywhere);
   }
   return inOrder(r);
  }
  function pathRulesFor(e, t, n) {
   return keyedRules(e, l, () => [ ...(0, r.OD)((0, s.SP)(t)), ...[ "Read", "Write", "Edit", n ].map(wholeTool) ]);
  }
  function hostRulesFor(e, t, n) {
   return keyedRules(e, c, () => {
    const e = t.split(".");
    return [ ...e.map((t, n) => e.slice(n).join(".")), ...[ "WebFetch", n ].map(wholeTool) ];
   });
  }
  function nameRulesFor(e, t, n) {
   return keyedRules(e, d, () => {
    const e = t.split("__");
    const s = e.map((t, n) => wholeTool(e.slice(0, n + 1).join("__")));
    return n === null ? s : [ ...s, `${wholeTool(t)}\0${n}` ];
   });
  }
  function keyedRules(e, t, n) {
   if (e.length < i) return e;
   const s = new Set;
   addKeyed(s, t(e), n());
   return inOrder(s);
  }
  function baseName(e) {
   return e.slice(e.lastIndexOf("/") + 1).toLowerCase();
  }
  function inOrder(e) {
   return [ ...e ].sort((e, t) => e.index - t.index);
  }
  function addKeyed(e, {byKey: t, others: n}, s) {
   addAll(e, n);
   for (const n of s) n !== null && addAll(e, t.get(n));
  }
  function addAll(e, t) {
   for (const n of t ?? []) e.add(n);
  }
  const a = (0, o.j)(e => {
   const t = {
    byKey: new Map,
    others: []
   };
   const n = e.filter(({tool: e}) => e === "Bash");
   const s = new Map;
   for (const e of n.flatMap(literal)) s.set(e, (s.get(e) ?? 0) + 1);
   for (const e of n) {
    const n = literal(e);
    const r = n.reduce((e, t) => e !== null && (s.get(e) ?? 0) <= (s.get(t) ?? 0) ? e : t, null);
    put(t, r === null ? null : [ r ], e);
   }
   return t;
  });
  function literal(e) {
   return wordsOf(e).flatMap((e, t) => e.kind !== "literal" || t === 0 && e.text.includes("/") ? [] : [ e.text ]);
  }
  const u = (0, o.j)(e => {
   const t = new Map;
   const n = [];
   for (const s of e.filter(({tool: e}) => e === "Bash")) {
    const [e] = wordsOf(s);
    e?.kind === "literal" ? addToProgram(t, baseName(e.text), s) : n.push(s);
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
   };
   const r = e.get(t) ?? s;
   e.set(t, r);
   r.all.push(n);
   const o = wordsOf(n);
   const i = o.findIndex((e, t) => t > 0 && e.kind === "literal" && !e.text.startsWith("-"));
   const a = o[i];
   const u = o.slice(0, Math.max(0, i)).every(e => e.kind !== "words");
   const l = o.find(e => e.kind === "literal" && /^--./.test(e.text));
   const c = a ?? l;
   put(r, c?.kind === "literal" ? [ c.text ] : null, n);
   a !== void 0 && u ? rulesAtPosition(r, i).push(n) : r.anywhere.push(n);
  }
  function rulesAtPosition({byPosition: e}, t) {
   const n = e.get(t) ?? [];
   e.set(t, n);
   return n;
  }
  function wholeTool(e) {
   return `\0${e}`;
  }
  function tableBy(e) {
   return (0, o.j)(t => {
    const n = {
     byKey: new Map,
     others: []
    };
    for (const s of t) {
     const t = s.specifier.kind === "any" ? [ wholeTool(s.tool) ] : e(s);
     t !== void 0 && put(n, t, s);
    }
    return n;
   });
  }
  const l = tableBy(({specifier: e}) => {
   if (e.kind !== "path") return;
   const t = e.pattern.globs.map(longestName);
   return t.includes("") ? null : t;
  });
  function longestName(e) {
   const t = e.flatMap(e => (0, s.hi)(e) ?? []);
   return (0, s.SP)(t.reduce((e, t) => t.length >= e.length ? t : e, ""));
  }
  const c = tableBy(({specifier: e}) => e.kind === "domain" ? [ e.host.replace(/^\*\./, "") ] : void 0);
  const d = tableBy(({tool: e, specifier: t}) => t.kind === "literal" ? [ `${wholeTool(e)}\0${t.text}` ] : void 0);
  function wordsOf({specifier: e}) {
   return e.kind === "command" ? e.pattern.words : [];
  }
  function put(e, t, n) {
   t === null && e.others.push(n);
   for (const s of t ?? []) {
    const t = e.byKey.get(s) ?? [];
    t.push(n);
    e.byKey.set(s, t);
   }
  }
 })
};
