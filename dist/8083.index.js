"use strict";

exports.id = 8083;

exports.ids = [ 8083, 3438, 5600 ];

exports.modules = {
84676: (function(e, n, t) {
t.r(n);
t.d(n, {
doctor: () => doctor
});
var s = t(42357);
var r = t(54539);
var o = t(42492);
var i = t(28028);
var a = t(17992);
var c = t(7436);
var u = t(72539);
var l = t(96668);
var d = t(35548);
var m = t(80353);
var f = t(75600);
var h = t(77523);
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
async function readTokenLevels(e, n, t) {
const ask = async s => s === null ? 403 : (await answerOf(e, s, {
...parametersOf(s, n),
signal: t
})).status;
const s = await Promise.all(Object.entries(p).map(async ([e, {read: n, write: t}]) => ({
name: e,
read: await ask(n),
write: await ask(t)
})));
if (s.some(({read: e}) => e === 401)) return "token-rejected";
if (s.every(({read: e}) => e === null)) return "github-unreachable";
return Object.fromEntries(s.map(({name: e, read: n, write: t}) => [ e, levelOf(n, t) ]));
}
function levelOf(e, n) {
if (n === 400 || n === 422) return "write";
if (isRefused(e)) return "none";
return e === 200 && isRefused(n) ? "read" : "unknown";
}
const isRefused = e => e === 403 || e === 404;
function parametersOf(e, {owner: n, repo: t, ref: s}) {
return {
owner: n,
repo: t,
...e.includes("{ref}") && {
ref: s
},
...e.startsWith("GET") && {
per_page: 1
}
};
}
async function mayOpenPullRequests(e, {owner: n, repo: t}, s) {
const r = "GET /repos/{owner}/{repo}/actions/permissions/workflow";
const {data: o} = await answerOf(e, r, {
owner: n,
repo: t,
signal: s
});
const {can_approve_pull_request_reviews: i} = o ?? {};
return typeof i === "boolean" ? i : null;
}
async function rulesOfBranch(e, {owner: n, repo: t}, s, r) {
const o = "GET /repos/{owner}/{repo}/rules/branches/{branch}";
const {data: i} = await answerOf(e, o, {
owner: n,
repo: t,
branch: s,
signal: r
});
return Array.isArray(i) ? i.map(({type: e}) => String(e)) : [];
}
async function answerOf(e, n, {signal: t, ...s}) {
try {
const r = await e.request(n, {
...s,
request: {
signal: (0, m.wj)(t)
}
});
return {
status: r.status,
data: r.data
};
} catch (e) {
const n = (0, h.UZ)(e) && e.response !== void 0 && !(0, h.a5)((0, h.f1)(e));
return {
status: n ? e.status : null,
data: null
};
}
}
var g = t(68350);
var w = t(11036);
function ok(e, n) {
return {
id: e,
status: "ok",
finding: null,
summary: n,
fix: null
};
}
function warning(e, n, t, s = e) {
return {
id: e,
status: "warning",
finding: s,
summary: n,
fix: t
};
}
const error = (...e) => ({
...warning(...e),
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
async function gitHubChecks(e, {environment: n, signal: t}) {
const s = n["GITHUB_TOKEN"] ?? "";
const [r = "", o = ""] = (n["GITHUB_REPOSITORY"] ?? "").split("/");
if (s === "" || o === "") return [ ok("github", "not checked: GITHUB_TOKEN and GITHUB_REPOSITORY are not both set, so nothing is posted") ];
const i = await (0, m.wy)({
token: s,
apiUrl: n["GITHUB_API_URL"] ?? "https://api.github.com"
});
const a = {
owner: r,
repo: o,
ref: n["GITHUB_SHA"] ?? "HEAD"
};
const c = await readTokenLevels(i, a, t);
if (typeof c === "string") return [ github_problem("github", c) ];
const u = listsOf(e);
const d = Object.keys(b);
const f = e === null || u === null ? [] : needsOf(e, u);
const offered = e => u !== null && (0, l.eo)(e, {
lists: u,
mode: "default",
spec: {
allowedTools: null
}
});
const h = n["GITHUB_HEAD_REF"] || n["GITHUB_REF_NAME"];
return [ ...d.map(e => permissionCheck(e, c, f)), ...isReadOnly(e, n) ? [ k ] : [], ...offered("PullRequest") ? [ settingCheck(await mayOpenPullRequests(i, a, t)) ] : [], ...offered("PushToPullRequest") && h !== void 0 ? [ branchCheck(h, await rulesOfBranch(i, a, h, t)) ] : [] ];
}
function github_problem(e, n) {
const t = n === "token-rejected" ? "GitHub rejects GITHUB_TOKEN" : "GitHub could not be reached";
return error(e, t, d.i[n], n);
}
function listsOf(e) {
if (e === null) return null;
const {allow: n, ask: t, deny: s} = e.settings;
return (0, g.d8)({
allow: n,
ask: t,
deny: s
}, e.locationOfRule).length > 0 ? null : {
allow: n,
ask: t,
deny: s
};
}
function needsOf({settings: e, event: n}, t) {
return (0, w.r)({
...e,
lists: t
}, new Set(n.item === null ? [] : [ n.item.kind ]));
}
function permissionCheck(e, n, t) {
const s = `github-${e}`;
const r = n[e];
const levelOf = e => Object.hasOwn(n, e) ? n[e] : "none";
const o = t.filter(({anyOf: n}) => n[0]?.startsWith(`${e}: `) === true && !n.some(e => (0, 
w.P)(e, levelOf)));
const [i] = o;
const a = `${r}: ${b[e]}`;
if (i !== void 0 && r !== "unknown") {
const e = o.map(({feature: e}) => e).join(", ");
return warning(s, `${r}, and more is needed for ${e}`, (0, d.jj)(i.anyOf), y);
}
if (r !== "none") return ok(s, a);
return warning(s, a, (0, d.jj)([ `${e}: read` ]), y);
}
const y = "token-lacks-permission";
function settingCheck(e) {
const n = "github-pull-request-setting";
const t = "pull-requests-not-permitted";
const s = "GitHub Actions may not open pull requests in this repository";
if (e === false) return warning(n, s, d.i[t], t);
return ok(n, e === true ? "GitHub Actions may open pull requests" : "this token cannot read whether GitHub Actions may open pull requests");
}
function branchCheck(e, n) {
const t = n.find(e => f.RD.has(e));
const s = t === void 0 ? "its rules allow pushes" : `${t} allows no pushes, so commits go into a pull request`;
const r = n.includes("required_signatures") ? "; commits must be signed, so push-with must be api" : "";
return ok("github-branch", `${e}: ${s}${r}`);
}
const $ = "the token of this event can only read, whatever the workflow says";
const k = warning("github-event", $, d.i["token-read-only"], "token-read-only");
function isReadOnly(e, n) {
const t = e?.event.name === "pull_request" && e.event.isUntrustedCheckout;
return t || n["GITHUB_ACTOR"] === "dependabot[bot]";
}
var v = t(66483);
var O = t(52758);
var I = t(27057);
var C = t(90468);
var R = t(64666);
var q = t(62052);
async function machineChecks(e) {
const [n, t] = await Promise.all([ (0, I.programVersion)("git", e), (0, I.programVersion)("gh", e) ]);
const s = (0, I.nodeVersion)();
return [ (0, a.du)(s, a.YI) ? ok("node", `Node ${s}`) : error("node", `Node ${s} is too old`, `install Node ${a.YI} or newer`), gitCheck(n), (0, 
R.GO)(e.path) === null ? error("bash", "bash was not found, so no command can run", "install bash, and put it on the PATH") : ok("bash", "bash was found"), ...addressSpaceChecks(), ok("gh", t === null ? "gh was not found; commands that use it cannot run" : `gh ${t}`) ];
}
function addressSpaceChecks() {
const e = (0, C.A)();
const n = "run without ulimit -v, raise it to 10 GB, or install Node 24";
return e === null ? [] : [ error("address-space", e, n) ];
}
function gitCheck(e) {
const n = `install git ${a.U2} or newer`;
if (e === null) return warning("git", "git was not found: changed files are not recorded", n);
return (0, a.du)(e, a.U2) ? ok("git", `git ${e}`) : warning("git", `git ${e} is too old and is not used`, n);
}
async function sandboxCheck({path: e}, {environment: n, home: t, temporary: s, directory: r}) {
const o = n["RUNNER_TOOL_CACHE"];
const {level: i, reason: a} = await (0, q.U)(s, {
workspace: r,
userHome: t,
path: e,
toolCache: o
});
if (i !== "none") return ok("sandbox", `${i}: ${a}`);
const c = process.platform === "linux" && (0, R.oq)("perl", e) === null;
const u = c ? "install perl (perl-base is enough)" : "see docs/sandbox.md for the runners and images on which a level works";
return warning("sandbox", `none: ${a}`, u);
}
function modelCheck({environment: e}) {
const n = Object.entries(v.r5).flatMap(([n, {keyVariables: t}]) => {
const s = t.find(n => (e[n] ?? "").trim() !== "");
return s === void 0 ? [] : [ `${n} (${s})` ];
});
if (n.length > 0) return ok("model-keys", `keys for ${n.join(", ")}`);
const t = "set the input api-key, or a variable such as ANTHROPIC_API_KEY; script:FILE needs none";
return warning("model-keys", "no provider has a key", t);
}
async function proxyChecks({environment: e}) {
try {
const {https: n, http: t} = await (0, O.upstreamProxies)(e);
if (n === void 0 && t === void 0) return [];
const s = [ ...n === void 0 ? [] : [ "HTTPS_PROXY" ], ...t === void 0 ? [] : [ "HTTP_PROXY" ] ];
return [ ok("proxy", `${s.join(" and ")}: valid`) ];
} catch (e) {
(0, s.ki)(e, s.yo);
return e.diagnostics.map(({code: e, location: n = "", message: t, hint: s}) => error("proxy", `${n}: ${t}`, s, e));
}
}
var x = t(19794);
var T = t(78441);
var S = t(63438);
var P = t(58251);
var G = t(81615);
var H = t(61528);
async function repositoryChecks(e, n) {
const {settings: t, locationOfRule: o, files: i, trustedSource: a} = e;
const {allow: c, ask: u, deny: l} = t;
const d = {
allow: c,
ask: u,
deny: l
};
const m = (0, g.d8)(d, o);
if (m.length > 0) return configurationErrors(new s.yo(m));
const [f, h, p] = await Promise.all([ (0, H.E)(i, t), (0, S.findCommands)((0, x.z)(e, n)), (0, 
P.O)(t, a.source, a.placement.above) ]);
const w = p?.servers.map(({name: e}) => e) ?? [];
const b = (0, T.x)(d, w).map(({list: e, index: n, rule: t, ...s}) => ({
...s,
location: o(e, n),
subject: `${e}: ${t}`
}));
const {configFiles: y} = e;
const $ = y.length === 0 ? "" : `; files: ${y.join(", ")}`;
const k = h.filter(({diagnostics: e}) => e.length > 0);
return [ ok("configuration", `valid, with ${(0, r.B4)(c.length + u.length + l.length, "rule")}${$}`), ...problemChecks("rules", b, "no problems found"), ...p === null ? [] : serverChecks(p), ...problemChecks("workflows", f, "no problems found in those that run Sallyport"), k.length === 0 ? ok("commands", `${(0, 
r.B4)(h.length, "command or skill", "commands and skills")} found`) : warning("commands", brokenText(k), "run sallyport commands, which shows why") ];
}
const brokenText = e => `${(0, r.B4)(e.length, "file is", "files are")} broken: ${e.map(({path: e}) => e).join(", ")}`;
function serverChecks({servers: e, lock: n, lockPath: t}) {
const s = (0, r.B4)(e.length, "MCP server");
const o = e.filter(({givenName: e}) => n === null || n.servers[e] === void 0);
const i = o.map(({name: e}) => e).join(", ");
const a = "run sallyport mcp pin, review the tools, and commit the file";
return [ o.length === 0 ? ok("mcp", `${s}, all pinned in ${t}`) : warning("mcp", `${s}, not pinned: ${i}`, a), ...problemChecks("mcp-packages", (0, 
G.Q)(e), "all have exact versions") ];
}
function problemChecks(e, n, t) {
if (n.length === 0) return [ ok(e, t) ];
return n.map(({id: n, location: t, subject: s, message: r, hint: o}) => warning(e, `${t}: ${s}: ${r}`, o, n));
}
function configurationErrors({diagnostics: e}) {
return e.map(({code: e, location: n, message: t, found: s, hint: r}) => {
const o = [ n, t, s === void 0 ? "" : `found ${s}` ];
return error("configuration", o.filter(Boolean).join(": "), r, e);
});
}
async function doctor(e, n) {
const {environment: t, stdio: s} = n;
const r = (0, o.EG)(n);
const u = [ ...await machineChecks(r), await sandboxCheck(r, n), ...await proxyChecks(n), modelCheck(n), ...await checksOfRepository(e, n) ];
const l = (0, i.W)(s.outIsTerminal, t);
(0, c.JG)(e, "json") ? s.out(`${JSON.stringify({
version: a.rE,
checks: u
}, null, 2)}\n`) : s.out(checksText(u, l));
const d = (0, c.JG)(e, "strict") ? u.some(({status: e}) => e !== "ok") : hasError(u);
return d ? 1 : 0;
}
const hasError = e => e.some(({status: e}) => e === "error");
async function checksOfRepository(e, n) {
try {
const t = await (0, u.kv)(e, n);
return [ ...await repositoryChecks(t, n), ...await gitHubChecks(t, n) ];
} catch (e) {
(0, s.ki)(e, s.yo);
return [ ...configurationErrors(e), ...await gitHubChecks(null, n) ];
}
}
const A = {
ok: [ "\u2713", 32 ],
warning: [ "!", 33 ],
error: [ "\u2717", 31 ]
};
function checksText(e, n) {
const t = Math.max(...e.map(({id: e}) => e.length));
const s = e.flatMap(({id: e, status: s, finding: r, summary: o, fix: i}) => {
const [a, c] = A[s];
const u = n ? `\x1b[${String(c)}m${a}\x1b[0m` : a;
const l = `${u} ${e.padEnd(t)}  ${o}`;
const d = r === null || r === e ? l : `${l} [${r}]`;
return i === null ? [ l ] : [ d, `${" ".repeat(t + 4)}fix: ${i}` ];
});
const o = e.filter(({status: e}) => e !== "ok").length;
return `${s.join("\n")}\n\n${o === 0 ? "No problems found." : `${(0, r.B4)(o, "problem")} found.`}\n`;
}
}),
80353: (function(e, n, t) {
t.d(n, {
F2: () => unlessMissing,
F3: () => o,
bD: () => withRetry,
kr: () => orRefusal,
wj: () => withTimeout,
wy: () => connectOctokit
});
var s = t(25422);
var r = t(77523);
const o = 4;
const i = 3e4;
async function connectOctokit({token: e, apiUrl: n}) {
const {getOctokit: s} = await Promise.all([ t.e(4119), t.e(2413) ]).then(t.bind(t, 92413));
const silent = () => {};
return s(e, {
baseUrl: n.replace(/\/+$/, ""),
log: {
debug: silent,
info: silent,
warn: silent,
error: silent
}
});
}
async function withRetry({clock: e, signal: n}, t) {
for (let s = 1; ;s += 1) try {
return await t(withTimeout(n));
} catch (t) {
const i = s < o && !n.aborted && (0, r.dg)(t);
const a = i ? (0, r.fm)(t, s, e.now()) : null;
if (a === null) throw t;
await e.sleep(a, n);
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
const n = (0, r.Pq)(e);
if (n === null) throw e;
return {
refused: n
};
}
}
}),
77523: (function(e, n, t) {
t.d(n, {
Ni: () => isUnanswered,
OR: () => writeProblemOf,
Pq: () => unprocessable,
S2: () => refusedByPolicy,
UZ: () => isRequestFailure,
XZ: () => graphqlReadProblem,
Zw: () => problemOf,
a5: () => isRateLimit,
au: () => unexpectedAnswer,
b2: () => isMissing,
cr: () => messagesOf,
dg: () => isTransient,
eq: () => forbiddenByGraphql,
f1: () => readFailure,
fm: () => waitFor,
k0: () => permissionsOf,
kQ: () => lacksPermission
});
var s = t(20274);
var r = t(35548);
var o = t(60957);
const i = 6e4;
const a = 6e4;
function isTransient(e) {
if (!isRequestFailure(e)) return graphqlFailure(e)?.isTransient === true;
const n = readFailure(e);
return n.status === null || n.status >= 500 || isRateLimit(n);
}
function waitFor(e, n, t) {
if (!isTransient(e)) return null;
const s = isRequestFailure(e) ? readFailure(e) : null;
const r = graphqlFailure(e);
const o = r?.isRateLimit ?? (s !== null && isRateLimit(s));
if (!o) return 1e3 * 2 ** (n - 1);
const a = requestedWait(s ?? r ?? {
headers: {}
}, t) ?? waitWithoutTime(r);
return a !== null && a <= i ? a : null;
}
const waitWithoutTime = e => e !== null && /API rate limit (?:already )?exceeded for/i.test(e.message) ? null : a;
function problemOf(e, n) {
const t = `${n.owner}/${n.repo}#${String(n.number)}`;
const s = graphqlFailure(e);
if (s !== null) return writeProblemOf(e, `the comment on ${t}`, c);
if (!isRequestFailure(e)) return unexpectedAnswer(e);
const r = readFailure(e);
const {id: i, message: a, hint: u} = explain(r, t);
return new o.J(r.status, a, u, i);
}
const c = [ "issues: write", "pull-requests: write" ];
function graphqlReadProblem(e, n, t) {
const s = graphqlFailure(e);
if (s === null) return null;
const {id: r, message: i, hint: a} = explainGraphql(s, {
message: `GitHub did not return ${n}: ${s.message}`,
permissions: t
});
return new o.J(s.status, i, a, r);
}
function writeProblemOf(e, n, t) {
const s = graphqlFailure(e);
if (s === null && !isRequestFailure(e)) return unexpectedAnswer(e);
const r = s ?? readFailure(e);
const {id: i, message: a, hint: c} = s === null ? explainWrite(r, n, t) : explainGraphql(s, {
message: `GitHub did not write ${n}: ${s.message}`,
permissions: t
});
return new o.J(r.status, a, c, i);
}
function explainGraphql(e, {message: n, permissions: t}) {
if (e.isRateLimit) return known("rate-limited", n);
const s = policyHint(e.message);
if (s !== null) return {
id: "github-refused",
message: n,
hint: s
};
if (e.isForbidden && t.length > 0) return {
id: "token-lacks-permission",
message: n,
hint: (0, r.jj)(permissionsOf(e, t))
};
if (e.isMissing) return {
id: "github-not-found",
message: n,
hint: "Check that it exists."
};
return known(e.isTransient ? "github-failed" : "github-refused", n);
}
function policyHint(e) {
return u.find(([n]) => n.test(e))?.[1] ?? null;
}
const u = [ [ /archived|read-only\b/i, "The repository is archived, so nothing can be posted. Unarchive it, or set publish: summary." ], [ /SAML|single sign-on|\bSSO\b/i, "Authorize the token for the single sign-on of the organization, or pass the token of a GitHub App that is installed there." ], [ /IP allow ?list|IP address/i, "Use a runner whose address is on the list, or ask an owner to add it." ], [ /enterprise managed|managed user/i, "A managed user cannot do this outside of its enterprise: pass the token of a GitHub App, or of another account." ], [ /two-factor|2FA/i, "Turn on two-factor authentication for the account of the token." ], [ /blocked|suspended|flagged|spam/i, "The account of the token is restricted: pass the token of another account." ], [ /billing|payment|spending limit/i, "Resolve the billing problem of the account." ] ];
function explainWrite(e, n, t) {
const s = e.message === "" ? "" : `: ${e.message}`;
const o = (0, r.jj)(permissionsOf(e, t));
if (isRateLimit(e)) return known("rate-limited", `GitHub's rate limit blocked ${n}${s}`);
if (e.status === 403) {
const t = `The token is not allowed to write ${n}${s}`;
if (/not permitted to create/i.test(e.message)) return known("pull-requests-not-permitted", t);
return lacksPermission(e) ? {
id: "token-lacks-permission",
message: t,
hint: `${o} ${l}`
} : refusedByPolicy(e, `GitHub refused ${n}${s}`);
}
if (e.status === 404) {
const e = `GitHub cannot find the target of ${n}, or the token cannot access it`;
return {
id: "github-not-found",
message: e,
hint: `Check that the item exists. ${o}`
};
}
if (e.status === null || e.status === 401) return explain(e, "");
return known("github-refused", `GitHub answered ${String(e.status)} for ${n}${s}`);
}
function lacksPermission({message: e, headers: n}) {
if (policyHint(e) !== null) return false;
if (e === "" || n["x-accepted-github-permissions"] !== void 0) return true;
return /resource not accessible|must have|not (?:have|authorized)|permission|forbidden|read access|write access/i.test(e);
}
function refusedByPolicy({message: e}, n) {
return {
id: "github-refused",
message: n,
hint: policyHint(e) ?? r.i["github-refused"]
};
}
const l = "On pull requests from forks, the token is read-only, whatever the workflow says.";
function known(e, n) {
return {
id: e,
message: n,
hint: r.i[e] ?? ""
};
}
function explain(e, n) {
const t = e.message === "" ? "" : `: ${e.message}`;
if (e.status === null) return known("github-unreachable", `GitHub could not be reached${t}`);
if (isRateLimit(e)) return known("rate-limited", `GitHub's rate limit blocked the comment on ${n}${t}`);
if (e.status === 401) return known("token-rejected", `GitHub refused the token${t}`);
if (e.status === 403) return forbidden(e, n, t);
if (e.status === 404) return {
id: "github-not-found",
message: `GitHub cannot find ${n}, or the token cannot access it${t}`,
hint: `Check that the item exists. ${(0, r.jj)(permissionsOf(e))}`
};
if (e.status === 410) return {
id: "github-refused",
message: `${n} does not accept comments: issues are disabled, or it was deleted${t}`,
hint: "Leave comment out of publish for this repository."
};
if (e.status === 422) return {
id: "github-refused",
message: `GitHub refused the comment on ${n}${t}`,
hint: "Check whether the repository is archived, the text is too long, or spam protection rejected it."
};
return known("github-failed", `GitHub answered ${String(e.status)} for the comment on ${n}${t}`);
}
function forbidden(e, n, t) {
if (/\blocked/i.test(e.message)) return {
id: "github-refused",
message: `The conversation of ${n} is locked${t}`,
hint: "Unlock it, or leave comment out of publish."
};
if (!lacksPermission(e)) return refusedByPolicy(e, `GitHub refused the comment on ${n}${t}`);
return {
id: "token-lacks-permission",
message: `The token is not allowed to comment on ${n}${t}`,
hint: `${(0, r.jj)(permissionsOf(e))} ${l}`
};
}
function permissionsOf({headers: e}, n = c) {
const t = e["x-accepted-github-permissions"];
const s = typeof t === "string" ? t.match(/[a-z_]+=(?:read|write|admin)/g) : null;
return s?.map(e => e.replace("=", ": ").replaceAll("_", "-")) ?? n;
}
function isRateLimit({status: e, message: n, headers: t}) {
if (e === 429) return true;
if (e !== 403) return false;
return t["retry-after"] !== void 0 || t["x-ratelimit-remaining"] === "0" || /rate limit/i.test(n);
}
function requestedWait({headers: e}, n) {
const t = Number(e["retry-after"] ?? Number.NaN);
if (Number.isFinite(t) && t >= 0) return t * 1e3;
const s = Number(e["x-ratelimit-reset"] ?? Number.NaN);
const r = e["x-ratelimit-remaining"] === "0";
return r && Number.isFinite(s) ? Math.max(0, s * 1e3 - n) : null;
}
function isRequestFailure(e) {
if (e instanceof o.J) return false;
return e instanceof Error && typeof e.status === "number";
}
function readFailure({status: e, response: n, message: t}) {
const s = n?.data;
const r = [ s?.message ?? t, ...detailsOf(s?.errors) ].filter(e => typeof e === "string");
return {
status: n === void 0 ? null : e,
message: shownMessage(r.join(": "), e),
headers: n?.headers ?? {}
};
}
function shownMessage(e, n) {
const t = e.split("\n").flatMap(e => e.trim() === "" ? [] : [ e.trim() ]);
if (n !== 422 && n !== 403 && n !== 409) return t[0]?.slice(0, 300) ?? "";
return t.map(e => /[.:;,!?]$/.test(e) || e === t.at(-1) ? e : `${e}.`).join(" ").slice(0, 500);
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
const n = graphqlFailure(e);
return n?.isForbidden === true ? n.message : null;
}
function messagesOf(e) {
const n = e.map(e => {
const {message: n} = (0, s.qY)(e);
return typeof n === "string" ? n.slice(0, 300) : "an error without a message";
});
return [ ...new Set(n) ];
}
function graphqlFailure(e) {
if (!(e instanceof Error) || e instanceof o.J || isRequestFailure(e)) return null;
const {errors: n, headers: t} = e;
if (!Array.isArray(n)) return null;
const r = n.map(e => (0, s.qY)(e));
const i = messagesOf(n).join(" ").slice(0, 300);
const a = r.map(({type: e}) => String(e));
const c = a.includes("RATE_LIMITED") || a.includes("RATE_LIMIT");
return {
status: 200,
message: i,
headers: t ?? {},
isRateLimit: c,
isForbidden: a.includes("FORBIDDEN") || a.includes("INSUFFICIENT_SCOPES") || /not accessible|permission/i.test(i),
isMissing: a.includes("NOT_FOUND"),
isTransient: c || a.some(e => /^(?:SERVICE_UNAVAILABLE|INTERNAL|TIMEOUT|LOADING)$/.test(e)) || /^(?:Something went wrong|Timeout on)/.test(i)
};
}
function unexpectedAnswer(e) {
if (!(e instanceof TypeError)) return e;
const n = new o.J(null, `GitHub sent an unexpected response: ${e.message}`, "Run again; if the problem persists, check GITHUB_API_URL and any proxy.", "github-failed");
n.cause = e;
return n;
}
}),
46896: (function(e, n, t) {
t.d(n, {
KU: () => a,
Mr: () => o,
aD: () => m,
ek: () => l,
fo: () => f,
g8: () => u,
jR: () => d,
wv: () => c,
z$: () => i
});
const s = "fragment text on Comment {\n  author { login }\n  authorAssociation\n  body\n  createdAt\n  lastEditedAt\n}";
const r = "comments(first: 100, after: $comments) @include(if: $moreComments) {\n  pageInfo { hasNextPage endCursor }\n  nodes { ...text databaseId isMinimized }\n}";
const o = `query Issue(\n  $owner: String!, $name: String!, $number: Int!, $comments: String, $moreComments: Boolean!\n) {\n  repository(owner: $owner, name: $name) {\n    item: issue(number: $number) {\n      ...text\n      title\n      state\n      labels(first: 30) { nodes { name } }\n      ${r}\n    }\n  }\n}\n${s}`;
const i = `query PullRequest(\n  $owner: String!, $name: String!, $number: Int!\n  $comments: String, $moreComments: Boolean!\n  $reviews: String, $moreReviews: Boolean!\n  $threads: String, $moreThreads: Boolean!\n  $first: Boolean!\n) {\n  repository(owner: $owner, name: $name) {\n    item: pullRequest(number: $number) {\n      ...text\n      title\n      state\n      labels(first: 30) { nodes { name } }\n      baseRefName\n      headRefName\n      headRefOid\n      changedFiles\n      ${r}\n      reviews(first: 100, after: $reviews) @include(if: $moreReviews) {\n        pageInfo { hasNextPage endCursor }\n        nodes { ...text databaseId isMinimized state }\n      }\n      reviewThreads(first: 50, after: $threads) @include(if: $moreThreads) {\n        pageInfo { hasNextPage endCursor }\n        nodes {\n          path line startLine diffSide isResolved isOutdated\n          resolvedBy { login }\n          opening: comments(first: 1) { nodes { ...text databaseId isMinimized viewerDidAuthor diffHunk } }\n          comments(last: 50) { totalCount nodes { ...text databaseId isMinimized viewerDidAuthor diffHunk } }\n        }\n      }\n      closingIssuesReferences(first: 10) @include(if: $first) {\n        nodes { ...text number title repository { nameWithOwner } }\n      }\n    }\n  }\n}\n${s}`;
const a = "query Checks($owner: String!, $name: String!, $commit: GitObjectID!, $after: String) {\n  repository(owner: $owner, name: $name) {\n    object(oid: $commit) {\n      ... on Commit {\n        statusCheckRollup {\n          contexts(first: 100, after: $after) {\n            pageInfo { hasNextPage endCursor }\n            nodes {\n              __typename\n              ... on CheckRun { name conclusion databaseId title summary checkSuite { app { slug } } }\n              ... on StatusContext { context state description }\n            }\n          }\n        }\n      }\n    }\n  }\n}";
const c = "query Queue($owner: String!, $name: String!, $number: Int!) {\n  repository(owner: $owner, name: $name) { pullRequest(number: $number) { isInMergeQueue } }\n}";
const u = "query Threads($owner: String!, $name: String!, $number: Int!, $after: String) {\n  repository(owner: $owner, name: $name) {\n    pullRequest(number: $number) {\n      reviewThreads(first: 50, after: $after) {\n        pageInfo { hasNextPage endCursor }\n        nodes {\n          id path line startLine diffSide isResolved isOutdated\n          resolvedBy { login }\n          comments(first: 30) {\n            totalCount\n            nodes { id databaseId body url isMinimized viewerDidAuthor }\n          }\n        }\n      }\n    }\n  }\n}";
const l = "mutation Resolve($id: ID!) {\n  resolveReviewThread(input: { threadId: $id }) { clientMutationId }\n}";
const d = "query Minimized($ids: [ID!]!) {\n  nodes(ids: $ids) { ... on IssueComment { id isMinimized } }\n}";
const m = "mutation Minimize($id: ID!, $classifier: ReportedContentClassifiers!) {\n  minimizeComment(input: { subjectId: $id, classifier: $classifier }) { clientMutationId }\n}";
const f = "mutation Commit($input: CreateCommitOnBranchInput!) {\n  createCommitOnBranch(input: $input) { commit { oid } }\n}";
}),
75600: (function(e, n, t) {
t.d(n, {
CE: () => readBranchRules,
G6: () => readIsQueued,
H8: () => tryContentsWrite,
RD: () => o,
df: () => readHasBranch,
readIsOnBranch: () => readIsOnBranch
});
var s = t(46896);
var r = t(60957);
const o = new Set([ "pull_request", "update", "merge_queue", "required_status_checks", "required_deployments", "code_scanning", "workflows" ]);
async function readBranchRules(e, {owner: n, repo: t}, s) {
const r = {
what: `the rules of the branch ${s}`,
needs: []
};
return await e.request(r, async (e, r) => {
const {data: o} = await e.rest.repos.getBranchRules({
owner: n,
repo: t,
branch: s,
request: {
signal: r
},
per_page: 100
});
return o.map(({type: e}) => e);
});
}
async function readHasBranch(e, {owner: n, repo: t}, s) {
const r = {
what: `the branch ${s}`,
needs: [ "contents: read" ]
};
const o = e.request(r, async (e, r) => {
await e.rest.git.getRef({
owner: n,
repo: t,
ref: `heads/${s}`,
request: {
signal: r
}
});
return true;
});
return await o.catch(ifMissing) === true;
}
async function readIsOnBranch(e, {owner: n, repo: t}, {commit: s, branch: r}) {
const o = {
what: `the branch ${r}`,
needs: [ "contents: read" ]
};
const i = e.request(o, async (e, o) => {
const i = {
owner: n,
repo: t,
basehead: `${r}...${s}`,
per_page: 1
};
return (await e.rest.repos.compareCommitsWithBasehead({
...i,
request: {
signal: o
}
})).data.ahead_by === 0;
});
return await i.catch(ifMissing) === true;
}
function ifMissing(e) {
if (e instanceof r.J && e.status === 404) return false;
throw e;
}
async function readIsQueued(e, {owner: n, repo: t, number: r}) {
const o = {
what: `the merge queue of ${n}/${t}#${String(r)}`,
needs: [ "pull-requests: read" ]
};
const i = await e.query(o, s.wv, {
owner: n,
name: t,
number: r
});
return i?.data.repository?.pullRequest?.isInMergeQueue === true;
}
async function tryContentsWrite(e, {owner: n, repo: t}) {
await e.request({
what: "the contents of the repository",
needs: [ "contents: write" ]
}, (e, s) => e.rest.git.createBlob({
owner: n,
repo: t,
content: "",
encoding: "utf-8",
request: {
signal: s
}
}));
}
}),
60957: (function(e, n, t) {
t.d(n, {
J: () => GitHubProblem
});
var s = t(20653);
class GitHubProblem extends Error {
status;
hint;
id;
constructor(e, n, t, s = null) {
super(n);
this.status = e;
this.hint = t;
this.id = s;
this.name = "GitHubProblem";
}
get sentences() {
return `${(0, s.KG)(this.message)} ${this.hint}${this.id === null ? "" : ` [${this.id}]`}`;
}
}
}),
27057: (function(e, n, t) {
t.r(n);
t.d(n, {
nodeVersion: () => nodeVersion,
programVersion: () => programVersion,
tooOldGit: () => tooOldGit
});
var s = t(17992);
var r = t(64666);
var o = t(39925);
const i = new Map;
function tooOldGit(e) {
const n = (0, r.oq)("git", e.path) ?? "";
const t = i.get(n) ?? (n === "" ? Promise.resolve(null) : readVersion(e));
i.set(n, t);
return t;
}
async function readVersion(e) {
const n = await programVersion("git", e);
return n === null || (0, s.du)(n, s.U2) ? null : n;
}
function nodeVersion() {
return process.versions.node;
}
async function programVersion(e, n) {
if ((0, r.oq)(e, n.path) === null) return null;
const {stdoutBytes: t} = await (0, o.runProcess)(n, {
argv: [ e, "--version" ],
cwd: "/",
timeoutMs: 1e4,
maxOutputBytes: 1e4,
trust: "own",
signal: (new AbortController).signal
});
return /\d+(?:\.\d+)+/.exec(t.toString("utf8"))?.[0] ?? null;
}
}),
62052: (function(e, n, t) {
t.d(n, {
U: () => probeSandbox
});
var s = t(73024);
var r = t(76760);
var o = t(42357);
var i = t(39091);
async function probeSandbox(e, n) {
let t = null;
try {
t = (0, s.mkdtempSync)((0, r.join)(e, "sallyport-probe-"));
const o = (0, r.join)(t, "home");
const a = (0, r.join)(t, "tmp");
const c = (0, r.join)(t, "own");
for (const e of [ o, a, c ]) (0, s.mkdirSync)(e);
const u = (0, i.createSandbox)({
...n,
mode: "auto",
directory: c,
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
return await u.report();
} finally {
u.close();
}
} catch (e) {
return {
level: "none",
reason: `The sandbox could not be tried: ${(0, o.bD)(e)}.`
};
} finally {
t !== null && (0, s.rmSync)(t, {
recursive: true,
force: true
});
}
}
}),
33956: (function(e, n, t) {
t.r(n);
t.d(n, {
addedProtection: () => addedProtection,
protectedSegmentIn: () => protectedSegmentIn
});
var s = t(55559);
var r = t(3197);
var o = t(78535);
var i = t(90559);
function addedProtection({protectedPaths: e}) {
return e === void 0 ? [] : a(e);
}
const a = (0, o.j)(e => e.flatMap(e => {
const n = (0, i.zW)(e);
return n === null ? [] : [ {
text: e,
pattern: n
} ];
}));
function protectedSegmentIn(e, n) {
return (0, r.Aq)(e) ?? addedSegment(e, n);
}
function addedSegment(e, n) {
const t = addedProtection(n).filter(({pattern: t}) => (0, i.$h)(t, e, n, true));
if (t.length === 0) return null;
const r = (0, s.OD)(e);
const {workspace: o} = n;
const a = (0, s.FK)({
path: e,
directory: o
}) ? (0, s.OD)(o).length : 0;
const c = r.findIndex((e, s) => {
const o = `/${r.slice(0, s + 1).join("/")}`;
return s >= a && t.some(({pattern: e}) => (0, i.$h)(e, o, n, true));
});
return r[c] ?? null;
}
}),
63438: (function(e, n, t) {
t.r(n);
t.d(n, {
findCommands: () => findCommands,
loadCommand: () => loadCommand,
locateCommands: () => locateCommands
});
var s = t(42357);
var r = t(72443);
var o = t(20653);
var i = t(56121);
const a = 50;
const unreadable = (e, n, t) => ({
code: "prompt-unreadable",
message: e,
location: n,
hint: t
});
const tooManyCommands = (e, n) => unreadable(`the directory contains more than ${n} commands`, e, "move other files out of this directory, or select a prompt by its path with prompt-file");
const noDirectory = e => unreadable("the command directory in the setting does not exist", `command-directories: ${e}`, "correct the path; it is relative to the workspace");
const directoryOutside = e => unreadable("cannot read the command directory: it is a link to a location outside the workspace", e, "replace it with a directory of the project, or remove it");
const commandOutside = e => unreadable("the command is a link to a location outside its directory", e, "put the file itself there, or link to a file in the same command directory");
function unknownCommand(e, n) {
const t = (0, s.pA)(e, n) ?? n.find(n => n.endsWith(`:${e}`));
return {
code: "command-unknown",
message: `the command ${JSON.stringify(e)} does not exist`,
found: n.length === 0 ? "no commands" : (0, o.KE)(n, a),
hint: t === void 0 ? `put it in ${i.ZU[0]?.path ?? ""}/, or correct the name` : `did you mean ${JSON.stringify(t)}?`
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
var c = t(64772);
var u = t(71794);
var l = t(74277);
const d = 8;
const m = 2e3;
async function locateCommands(e) {
const {project: n, directories: t = [], above: s = [], plugins: r = [], user: o, bundled: a} = e;
const c = [ ...t.map(i.Wq), ...i.ZU ];
const u = await locateIn(n, "", {
commands: c,
skills: i.tG
});
for (const e of s) u.push(...await locateIn(n, "", usualFolders(e)));
for (const e of r) u.push(...await locateInPlugin(e));
o !== void 0 && u.push(...await locateIn(o, "~/", usualFolders("")));
const l = {
commands: [ i.KJ ],
skills: i.rF
};
a !== void 0 && u.push(...await locateIn(await a(), "sallyport:", l));
return u;
}
async function locateInPlugin(e) {
const {directory: n, root: t, source: s, components: r} = e;
const o = r.commands.map(e => ({
path: e,
endings: [ ".md" ]
}));
const i = await locateIn(s, `${n}/`, {
commands: o,
skills: r.skills
});
const a = {
format: "claude",
plugin: {
directory: n,
root: t
}
};
return i.map(n => ({
...n,
...a,
name: `${e.name}:${n.name}`
}));
}
function usualFolders(e) {
return {
commands: i.ZU.map(n => ({
...n,
path: `${e}${n.path}`
})),
skills: i.tG.map(n => `${e}${n}`)
};
}
async function locateIn(e, n, t) {
const {commands: r} = t;
const o = await (0, l.hm)(e, n, t.skills);
const i = await e.present(r.map(({path: e}) => e));
const a = [];
for (const t of r) {
if (!i.has(t.path)) {
if (t.isConfigured === true) throw new s.yo(noDirectory(t.path));
continue;
}
if (!await e.holds(t.path)) throw new s.yo(directoryOutside(t.path));
const r = [];
await collect({
source: e,
directory: t,
prefix: n,
located: r
}, "", 0);
a.push(...r.sort((e, n) => formatRank(e, t) - formatRank(n, t)));
}
return [ ...o, ...a ];
}
function formatRank({format: e}, {prefers: n}) {
return e === (n ?? "toml") ? 0 : 1;
}
async function collect(e, n, t) {
const {source: r, directory: o, prefix: i, located: a} = e;
for (const {name: l, kind: f} of await listOrNothing(r, `${o.path}${n}`)) {
const h = `${o.path}${n}/${l}`;
if (f === "directory" && t < d) await collect(e, `${n}/${l}`, t + 1); else if (isCommandFile(l, o.endings) && (f === "file" || f === "link")) {
if (a.length === m) throw new s.yo(tooManyCommands(o.path, m));
const e = `${i}${h}`;
const t = f === "file" ? h : await r.followLink(h, o.path);
a.push({
kind: "command",
name: (0, c.p6)(`${n}/${l}`.slice(1)),
path: e,
format: (0, u.H)(h),
diagnostics: t === null ? [ commandOutside(e) ] : [],
file: {
source: r,
path: t ?? h
}
});
}
}
}
function isCommandFile(e, n) {
return n.some(n => e.toLowerCase().endsWith(n));
}
async function listOrNothing(e, n) {
try {
return await e.list(n);
} catch (e) {
(0, s.ki)(e, r.k);
if (e.code === "missing") return [];
throw new s.yo({
code: "prompt-unreadable",
message: "cannot read the command directory",
location: n,
found: e.message,
hint: "replace it with a readable directory of the project, or remove it"
}, {
cause: e
});
}
}
async function findCommands(e) {
const n = await Promise.all((await locateCommands(e)).map(describe));
const t = new Map;
return n.map(e => {
const n = t.get(e.name);
if (n !== void 0) return {
...e,
wins: false,
shadowedBy: n
};
e.userInvocable && t.set(e.name, e.path);
return {
...e,
wins: e.userInvocable
};
});
}
async function describe(e) {
const {kind: n, name: t, path: r, format: o, diagnostics: i} = e;
const a = {
kind: n,
name: t,
path: r,
format: o
};
try {
const {description: t, argumentHint: s, userInvocable: o, modelInvocable: u} = await (0, 
l.kA)(e);
return {
...a,
diagnostics: i,
argumentHint: s,
description: t === null ? null : (0, c.gp)(t),
userInvocable: n === "command" || o,
modelInvocable: u && !r.startsWith("sallyport:")
};
} catch (e) {
(0, s.ki)(e, s.yo);
const n = {
description: null,
argumentHint: null,
userInvocable: true,
modelInvocable: false
};
return {
...a,
...n,
diagnostics: e.diagnostics
};
}
}
async function loadCommand(e, n) {
const t = await locateCommands(n);
let r = null;
for (const n of await withName(e, t)) {
const e = await (0, l.kA)(n);
if (n.kind === "command" || e.userInvocable) return e;
r ??= n.path;
}
throw new s.yo(r === null ? unknownCommand(e.trim().replace(/^\//, ""), [ ...new Set(t.map(e => e.name)) ]) : modelOnlySkill(r));
}
async function withName(e, n) {
const t = (0, c.Lt)(e);
const s = n.filter(({name: e}) => e === t);
if (s.length > 0) return s;
const r = n.filter(({name: e}) => e.replaceAll(":", "_") === t.replaceAll(":", "_"));
if (r.length > 0) return r;
const o = n.filter(({name: e, plugin: n}) => n !== void 0 && e.endsWith(`:${t}`));
if (o.length > 0) return o;
const {skills: i} = await (0, l.D)(n.filter(({kind: e}) => e === "skill"));
const a = e.trim().replace(/^\//, "");
const u = i.filter(({head: e}) => (0, c.cP)(e.name, a)).map(({path: e}) => e);
return n.filter(({path: e}) => u.includes(e));
}
})
};
