"use strict";

exports.id = 8751;

exports.ids = [ 8751 ];

exports.modules = {
35548: (function(e, t, s) {
s.d(t, {
eI: () => asClause,
i: () => n,
jj: () => permissionFix
});
const n = {
"github-failed": "Run again; if the problem persists, check githubstatus.com.",
"github-not-found": null,
"github-refused": "Fix the cause that GitHub names, or run again later.",
"github-unreachable": "Check GITHUB_API_URL and the network of the runner.",
"graphql-missing": "Forgejo, Gitea and old servers have none; the run continues with what the REST API returns.",
"pull-requests-not-permitted": 'Enable "Allow GitHub Actions to create and approve pull requests" in the repository settings under Actions, or pass the token of a GitHub App.',
"rate-limited": "Run again later, or send fewer requests with this token.",
"token-lacks-permission": null,
"token-read-only": "Start the run by a comment or a label of someone who can write; docs/forks.md shows how to post what a run without permissions found.",
"token-rejected": "Pass a valid token as github-token; ${{ github.token }} is the usual one."
};
function permissionFix(e, t = "any") {
const s = e.map(e => `\`${e}\``).join(t === "any" ? " or " : " and ");
return `Add ${s} under permissions: of the job.`;
}
function asClause(e) {
return e.replace(/^[A-Z]/, e => e.toLowerCase()).replace(/\.$/, "");
}
}),
80353: (function(e, t, s) {
s.d(t, {
F2: () => unlessMissing,
F3: () => r,
bD: () => withRetry,
kr: () => orRefusal,
wj: () => withTimeout,
wy: () => connectOctokit
});
var n = s(25422);
var i = s(77523);
const r = 4;
const o = 3e4;
async function connectOctokit({token: e, apiUrl: t}) {
const {getOctokit: n} = await Promise.all([ s.e(4119), s.e(2413) ]).then(s.bind(s, 92413));
const silent = () => {};
return n(e, {
baseUrl: t.replace(/\/+$/, ""),
log: {
debug: silent,
info: silent,
warn: silent,
error: silent
}
});
}
async function withRetry({clock: e, signal: t}, s) {
for (let n = 1; ;n += 1) try {
return await s(withTimeout(t));
} catch (s) {
const o = n < r && !t.aborted && (0, i.dg)(s);
const a = o ? (0, i.fm)(s, n, e.now()) : null;
if (a === null) throw s;
await e.sleep(a, t);
}
}
function withTimeout(e) {
return (0, n.dn)(o, e);
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
77523: (function(e, t, s) {
s.d(t, {
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
var n = s(20274);
var i = s(35548);
var r = s(60957);
const o = 6e4;
const a = 6e4;
function isTransient(e) {
if (!isRequestFailure(e)) return graphqlFailure(e)?.isTransient === true;
const t = readFailure(e);
return t.status === null || t.status >= 500 || isRateLimit(t);
}
function waitFor(e, t, s) {
if (!isTransient(e)) return null;
const n = isRequestFailure(e) ? readFailure(e) : null;
const i = graphqlFailure(e);
const r = i?.isRateLimit ?? (n !== null && isRateLimit(n));
if (!r) return 1e3 * 2 ** (t - 1);
const a = requestedWait(n ?? i ?? {
headers: {}
}, s) ?? waitWithoutTime(i);
return a !== null && a <= o ? a : null;
}
const waitWithoutTime = e => e !== null && /API rate limit (?:already )?exceeded for/i.test(e.message) ? null : a;
function problemOf(e, t) {
const s = `${t.owner}/${t.repo}#${String(t.number)}`;
const n = graphqlFailure(e);
if (n !== null) return writeProblemOf(e, `the comment on ${s}`, u);
if (!isRequestFailure(e)) return unexpectedAnswer(e);
const i = readFailure(e);
const {id: o, message: a, hint: l} = explain(i, s);
return new r.J(i.status, a, l, o);
}
const u = [ "issues: write", "pull-requests: write" ];
function graphqlReadProblem(e, t, s) {
const n = graphqlFailure(e);
if (n === null) return null;
const {id: i, message: o, hint: a} = explainGraphql(n, {
message: `GitHub did not return ${t}: ${n.message}`,
permissions: s
});
return new r.J(n.status, o, a, i);
}
function writeProblemOf(e, t, s) {
const n = graphqlFailure(e);
if (n === null && !isRequestFailure(e)) return unexpectedAnswer(e);
const i = n ?? readFailure(e);
const {id: o, message: a, hint: u} = n === null ? explainWrite(i, t, s) : explainGraphql(n, {
message: `GitHub did not write ${t}: ${n.message}`,
permissions: s
});
return new r.J(i.status, a, u, o);
}
function explainGraphql(e, {message: t, permissions: s}) {
if (e.isRateLimit) return known("rate-limited", t);
const n = policyHint(e.message);
if (n !== null) return {
id: "github-refused",
message: t,
hint: n
};
if (e.isForbidden && s.length > 0) return {
id: "token-lacks-permission",
message: t,
hint: (0, i.jj)(permissionsOf(e, s))
};
if (e.isMissing) return {
id: "github-not-found",
message: t,
hint: "Check that it exists."
};
return known(e.isTransient ? "github-failed" : "github-refused", t);
}
function policyHint(e) {
return l.find(([t]) => t.test(e))?.[1] ?? null;
}
const l = [ [ /archived|read-only\b/i, "The repository is archived, so nothing can be posted. Unarchive it, or set publish: summary." ], [ /SAML|single sign-on|\bSSO\b/i, "Authorize the token for the single sign-on of the organization, or pass the token of a GitHub App that is installed there." ], [ /IP allow ?list|IP address/i, "Use a runner whose address is on the list, or ask an owner to add it." ], [ /enterprise managed|managed user/i, "A managed user cannot do this outside of its enterprise: pass the token of a GitHub App, or of another account." ], [ /two-factor|2FA/i, "Turn on two-factor authentication for the account of the token." ], [ /blocked|suspended|flagged|spam/i, "The account of the token is restricted: pass the token of another account." ], [ /billing|payment|spending limit/i, "Resolve the billing problem of the account." ] ];
function explainWrite(e, t, s) {
const n = e.message === "" ? "" : `: ${e.message}`;
const r = (0, i.jj)(permissionsOf(e, s));
if (isRateLimit(e)) return known("rate-limited", `GitHub's rate limit blocked ${t}${n}`);
if (e.status === 403) {
const s = `The token is not allowed to write ${t}${n}`;
if (/not permitted to create/i.test(e.message)) return known("pull-requests-not-permitted", s);
return lacksPermission(e) ? {
id: "token-lacks-permission",
message: s,
hint: `${r} ${c}`
} : refusedByPolicy(e, `GitHub refused ${t}${n}`);
}
if (e.status === 404) {
const e = `GitHub cannot find the target of ${t}, or the token cannot access it`;
return {
id: "github-not-found",
message: e,
hint: `Check that the item exists. ${r}`
};
}
if (e.status === null || e.status === 401) return explain(e, "");
return known("github-refused", `GitHub answered ${String(e.status)} for ${t}${n}`);
}
function lacksPermission({message: e, headers: t}) {
if (policyHint(e) !== null) return false;
if (e === "" || t["x-accepted-github-permissions"] !== void 0) return true;
return /resource not accessible|must have|not (?:have|authorized)|permission|forbidden|read access|write access/i.test(e);
}
function refusedByPolicy({message: e}, t) {
return {
id: "github-refused",
message: t,
hint: policyHint(e) ?? i.i["github-refused"]
};
}
const c = "On pull requests from forks, the token is read-only, whatever the workflow says.";
function known(e, t) {
return {
id: e,
message: t,
hint: i.i[e] ?? ""
};
}
function explain(e, t) {
const s = e.message === "" ? "" : `: ${e.message}`;
if (e.status === null) return known("github-unreachable", `GitHub could not be reached${s}`);
if (isRateLimit(e)) return known("rate-limited", `GitHub's rate limit blocked the comment on ${t}${s}`);
if (e.status === 401) return known("token-rejected", `GitHub refused the token${s}`);
if (e.status === 403) return forbidden(e, t, s);
if (e.status === 404) return {
id: "github-not-found",
message: `GitHub cannot find ${t}, or the token cannot access it${s}`,
hint: `Check that the item exists. ${(0, i.jj)(permissionsOf(e))}`
};
if (e.status === 410) return {
id: "github-refused",
message: `${t} does not accept comments: issues are disabled, or it was deleted${s}`,
hint: "Leave comment out of publish for this repository."
};
if (e.status === 422) return {
id: "github-refused",
message: `GitHub refused the comment on ${t}${s}`,
hint: "Check whether the repository is archived, the text is too long, or spam protection rejected it."
};
return known("github-failed", `GitHub answered ${String(e.status)} for the comment on ${t}${s}`);
}
function forbidden(e, t, s) {
if (/\blocked/i.test(e.message)) return {
id: "github-refused",
message: `The conversation of ${t} is locked${s}`,
hint: "Unlock it, or leave comment out of publish."
};
if (!lacksPermission(e)) return refusedByPolicy(e, `GitHub refused the comment on ${t}${s}`);
return {
id: "token-lacks-permission",
message: `The token is not allowed to comment on ${t}${s}`,
hint: `${(0, i.jj)(permissionsOf(e))} ${c}`
};
}
function permissionsOf({headers: e}, t = u) {
const s = e["x-accepted-github-permissions"];
const n = typeof s === "string" ? s.match(/[a-z_]+=(?:read|write|admin)/g) : null;
return n?.map(e => e.replace("=", ": ").replaceAll("_", "-")) ?? t;
}
function isRateLimit({status: e, message: t, headers: s}) {
if (e === 429) return true;
if (e !== 403) return false;
return s["retry-after"] !== void 0 || s["x-ratelimit-remaining"] === "0" || /rate limit/i.test(t);
}
function requestedWait({headers: e}, t) {
const s = Number(e["retry-after"] ?? Number.NaN);
if (Number.isFinite(s) && s >= 0) return s * 1e3;
const n = Number(e["x-ratelimit-reset"] ?? Number.NaN);
const i = e["x-ratelimit-remaining"] === "0";
return i && Number.isFinite(n) ? Math.max(0, n * 1e3 - t) : null;
}
function isRequestFailure(e) {
if (e instanceof r.J) return false;
return e instanceof Error && typeof e.status === "number";
}
function readFailure({status: e, response: t, message: s}) {
const n = t?.data;
const i = [ n?.message ?? s, ...detailsOf(n?.errors) ].filter(e => typeof e === "string");
return {
status: t === void 0 ? null : e,
message: shownMessage(i.join(": "), e),
headers: t?.headers ?? {}
};
}
function shownMessage(e, t) {
const s = e.split("\n").flatMap(e => e.trim() === "" ? [] : [ e.trim() ]);
if (t !== 422 && t !== 403 && t !== 409) return s[0]?.slice(0, 300) ?? "";
return s.map(e => /[.:;,!?]$/.test(e) || e === s.at(-1) ? e : `${e}.`).join(" ").slice(0, 500);
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
function messagesOf(e) {
const t = e.map(e => {
const {message: t} = (0, n.qY)(e);
return typeof t === "string" ? t.slice(0, 300) : "an error without a message";
});
return [ ...new Set(t) ];
}
function graphqlFailure(e) {
if (!(e instanceof Error) || e instanceof r.J || isRequestFailure(e)) return null;
const {errors: t, headers: s} = e;
if (!Array.isArray(t)) return null;
const i = t.map(e => (0, n.qY)(e));
const o = messagesOf(t).join(" ").slice(0, 300);
const a = i.map(({type: e}) => String(e));
const u = a.includes("RATE_LIMITED") || a.includes("RATE_LIMIT");
return {
status: 200,
message: o,
headers: s ?? {},
isRateLimit: u,
isForbidden: a.includes("FORBIDDEN") || a.includes("INSUFFICIENT_SCOPES") || /not accessible|permission/i.test(o),
isMissing: a.includes("NOT_FOUND"),
isTransient: u || a.some(e => /^(?:SERVICE_UNAVAILABLE|INTERNAL|TIMEOUT|LOADING)$/.test(e)) || /^(?:Something went wrong|Timeout on)/.test(o)
};
}
function unexpectedAnswer(e) {
if (!(e instanceof TypeError)) return e;
const t = new r.J(null, `GitHub sent an unexpected response: ${e.message}`, "Run again; if the problem persists, check GITHUB_API_URL and any proxy.", "github-failed");
t.cause = e;
return t;
}
}),
83823: (function(e, t, s) {
s.d(t, {
K: () => readProblem
});
var n = s(35548);
var i = s(77523);
var r = s(60957);
function readProblem(e, {what: t, needs: s}) {
if (!(0, i.UZ)(e)) return (0, i.XZ)(e, t, s) ?? (0, i.au)(e);
const o = (0, i.f1)(e);
const a = o.message === "" ? "" : `: ${o.message}`;
const problem = (e, t, s = n.i[e] ?? "") => new r.J(o.status, `${t}${a}`, s, e);
if (o.status === null) return problem("github-unreachable", "GitHub could not be reached");
if ((0, i.a5)(o)) return problem("rate-limited", `GitHub's rate limit blocked ${t}`);
switch (o.status) {
case 401:
return problem("token-rejected", "GitHub refused the token");

case 403:
{
const {id: e, message: n, hint: r} = (0, i.S2)(o, `GitHub refused ${t}`);
if (!(0, i.kQ)(o)) return problem(e, n, r);
return problem("token-lacks-permission", `The token has no access to ${t}`, permissionHint(o, s));
}

case 404:
case 410:
return problem("github-not-found", `GitHub cannot find ${t}, or the token cannot access it`, `It may have been deleted. If not: ${permissionHint(o, s)}`);

default:
return problem("github-failed", `GitHub answered ${String(o.status)} for ${t}`);
}
}
function permissionHint(e, t) {
if (t.length > 0) return (0, n.jj)((0, i.k0)(e, t));
return "Pass a token of this repository as github-token; ${{ github.token }} is the usual one.";
}
}),
60957: (function(e, t, s) {
s.d(t, {
J: () => GitHubProblem
});
var n = s(20653);
class GitHubProblem extends Error {
status;
hint;
id;
constructor(e, t, s, n = null) {
super(t);
this.status = e;
this.hint = s;
this.id = n;
this.name = "GitHubProblem";
}
get sentences() {
return `${(0, n.KG)(this.message)} ${this.hint}${this.id === null ? "" : ` [${this.id}]`}`;
}
}
})
};
