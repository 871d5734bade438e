"use strict";

exports.id = 1559;

exports.ids = [ 1559 ];

exports.modules = {
35548: (function(e, t, n) {
n.d(t, {
eI: () => asClause,
i: () => s,
jj: () => permissionFix
});
const s = {
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
const n = e.map(e => `\`${e}\``).join(t === "any" ? " or " : " and ");
return `Add ${n} under permissions: of the job.`;
}
function asClause(e) {
return e.replace(/^[A-Z]/, e => e.toLowerCase()).replace(/\.$/, "");
}
}),
69701: (function(e, t, n) {
n.d(t, {
Ce: () => createRetryBudget,
Cl: () => createGitHub,
Z$: () => isViewer
});
var s = n(80353);
var r = n(77523);
var i = n(60957);
const o = {
login: "github-actions[bot]",
id: null
};
function createGitHub(e) {
const t = createRetryBudget(e);
const writeWith = n => (s, i, o) => {
const bodyAfter = t => e.redact(typeof o === "string" ? o : o(t));
return t(t => n(t, {
target: s,
marker: i,
bodyAfter: bodyAfter,
signal: e.signal
}), e => (0, r.Zw)(e, s));
};
return {
upsertComment: writeWith(upsert),
updateComment: writeWith(update),
hideComments: (s, i, o) => t(async ({octokit: t, viewer: r}) => {
const {hideComments: a} = await n.e(6045).then(n.bind(n, 56045));
return await a(t, {
target: s,
beginnings: i,
except: o,
signal: e.signal,
isOwn: e => isViewer(e, r)
});
}, e => (0, r.OR)(e, "the state of earlier comments", [ "issues: write", "pull-requests: write" ]))
};
}
function createRetryBudget(e) {
let t = null;
return async (n, i) => {
for (let o = 1; ;o += 1) try {
t ??= openSession(e);
return await n(await t);
} catch (n) {
if (e.signal.aborted && (0, r.Ni)(n)) throw canceled();
const a = o < s.F3 && !e.signal.aborted ? (0, r.fm)(n, o, e.clock.now()) : null;
if (a === null) throw i(n);
t = null;
await e.clock.sleep(a, e.signal);
}
};
}
const canceled = () => new i.J(null, "The time for posts was over before GitHub answered", "GitHub may have carried out the request all the same.");
async function openSession(e) {
const t = await (0, s.wy)(e);
return {
octokit: t,
viewer: await readViewer(t, e.signal)
};
}
async function readViewer(e, t) {
try {
const n = await e.graphql("{ viewer { login databaseId } }", {
request: {
signal: (0, s.wj)(t)
}
});
return viewerOf(n?.viewer?.login, n?.viewer?.databaseId);
} catch (e) {
if ((0, r.UZ)(e) && ((0, r.dg)(e) || e.status === 401)) throw e;
return o;
}
}
const viewerOf = (e, t) => typeof e === "string" ? {
login: e,
id: typeof t === "number" ? t : null
} : o;
async function upsert(e, t) {
const n = await update(e, t);
if (n !== null) return n;
const {id: s, url: r} = await commentPlace(e.octokit, t.target, t.signal).create(t.bodyAfter(null));
return {
id: s,
url: r,
action: "created"
};
}
async function update({octokit: e, viewer: t}, {target: n, marker: s, bodyAfter: r, signal: i}) {
const o = commentPlace(e, n, i);
const a = await findComment(o, s, t);
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
for (let s = 1; ;s += 1) {
const {comments: r, isLast: i} = await e.page(s);
const o = r.find(({body: e, user: s}) => e?.startsWith(t) === true && isViewer(s, n));
if (o !== void 0) return {
id: o.id,
body: o.body ?? ""
};
if (i) return null;
}
}
function isViewer(e, t) {
return e !== null && (t.id === null ? e.login === t.login : e.id === t.id);
}
function commentPlace(e, t, n) {
return t.thread === void 0 ? conversation(e, t, n) : threads(e, t, n);
}
function conversation({rest: {issues: e}}, t, n) {
const call = () => callOf(t, n);
return {
async page(n) {
const {data: s, headers: r} = await e.listComments({
...{
...call(),
issue_number: t.number,
per_page: 100,
page: n
}
});
return {
comments: s,
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
const {pulls: s} = e.rest;
const call = () => callOf(t, n);
return {
async page(e) {
const {data: n, headers: r} = await s.listReviewComments({
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
update: async (e, t) => posted(await s.updateReviewComment({
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
return posted(await s.createReplyForReviewComment(e));
} catch (s) {
if (s.status !== 404) throw s;
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
signal: (0, s.wj)(n)
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
}),
80353: (function(e, t, n) {
n.d(t, {
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
const o = s < i && !t.aborted && (0, r.dg)(n);
const a = o ? (0, r.fm)(n, s, e.now()) : null;
if (a === null) throw n;
await e.sleep(a, t);
}
}
function withTimeout(e) {
return (0, s.dn)(o, e);
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
var s = n(20274);
var r = n(35548);
var i = n(60957);
const o = 6e4;
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
const i = r?.isRateLimit ?? (s !== null && isRateLimit(s));
if (!i) return 1e3 * 2 ** (t - 1);
const a = requestedWait(s ?? r ?? {
headers: {}
}, n) ?? waitWithoutTime(r);
return a !== null && a <= o ? a : null;
}
const waitWithoutTime = e => e !== null && /API rate limit (?:already )?exceeded for/i.test(e.message) ? null : a;
function problemOf(e, t) {
const n = `${t.owner}/${t.repo}#${String(t.number)}`;
const s = graphqlFailure(e);
if (s !== null) return writeProblemOf(e, `the comment on ${n}`, u);
if (!isRequestFailure(e)) return unexpectedAnswer(e);
const r = readFailure(e);
const {id: o, message: a, hint: c} = explain(r, n);
return new i.J(r.status, a, c, o);
}
const u = [ "issues: write", "pull-requests: write" ];
function graphqlReadProblem(e, t, n) {
const s = graphqlFailure(e);
if (s === null) return null;
const {id: r, message: o, hint: a} = explainGraphql(s, {
message: `GitHub did not return ${t}: ${s.message}`,
permissions: n
});
return new i.J(s.status, o, a, r);
}
function writeProblemOf(e, t, n) {
const s = graphqlFailure(e);
if (s === null && !isRequestFailure(e)) return unexpectedAnswer(e);
const r = s ?? readFailure(e);
const {id: o, message: a, hint: u} = s === null ? explainWrite(r, t, n) : explainGraphql(s, {
message: `GitHub did not write ${t}: ${s.message}`,
permissions: n
});
return new i.J(r.status, a, u, o);
}
function explainGraphql(e, {message: t, permissions: n}) {
if (e.isRateLimit) return known("rate-limited", t);
const s = policyHint(e.message);
if (s !== null) return {
id: "github-refused",
message: t,
hint: s
};
if (e.isForbidden && n.length > 0) return {
id: "token-lacks-permission",
message: t,
hint: (0, r.jj)(permissionsOf(e, n))
};
if (e.isMissing) return {
id: "github-not-found",
message: t,
hint: "Check that it exists."
};
return known(e.isTransient ? "github-failed" : "github-refused", t);
}
function policyHint(e) {
return c.find(([t]) => t.test(e))?.[1] ?? null;
}
const c = [ [ /archived|read-only\b/i, "The repository is archived, so nothing can be posted. Unarchive it, or set publish: summary." ], [ /SAML|single sign-on|\bSSO\b/i, "Authorize the token for the single sign-on of the organization, or pass the token of a GitHub App that is installed there." ], [ /IP allow ?list|IP address/i, "Use a runner whose address is on the list, or ask an owner to add it." ], [ /enterprise managed|managed user/i, "A managed user cannot do this outside of its enterprise: pass the token of a GitHub App, or of another account." ], [ /two-factor|2FA/i, "Turn on two-factor authentication for the account of the token." ], [ /blocked|suspended|flagged|spam/i, "The account of the token is restricted: pass the token of another account." ], [ /billing|payment|spending limit/i, "Resolve the billing problem of the account." ] ];
function explainWrite(e, t, n) {
const s = e.message === "" ? "" : `: ${e.message}`;
const i = (0, r.jj)(permissionsOf(e, n));
if (isRateLimit(e)) return known("rate-limited", `GitHub's rate limit blocked ${t}${s}`);
if (e.status === 403) {
const n = `The token is not allowed to write ${t}${s}`;
if (/not permitted to create/i.test(e.message)) return known("pull-requests-not-permitted", n);
return lacksPermission(e) ? {
id: "token-lacks-permission",
message: n,
hint: `${i} ${l}`
} : refusedByPolicy(e, `GitHub refused ${t}${s}`);
}
if (e.status === 404) {
const e = `GitHub cannot find the target of ${t}, or the token cannot access it`;
return {
id: "github-not-found",
message: e,
hint: `Check that the item exists. ${i}`
};
}
if (e.status === null || e.status === 401) return explain(e, "");
return known("github-refused", `GitHub answered ${String(e.status)} for ${t}${s}`);
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
hint: policyHint(e) ?? r.i["github-refused"]
};
}
const l = "On pull requests from forks, the token is read-only, whatever the workflow says.";
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
if (/\blocked/i.test(e.message)) return {
id: "github-refused",
message: `The conversation of ${t} is locked${n}`,
hint: "Unlock it, or leave comment out of publish."
};
if (!lacksPermission(e)) return refusedByPolicy(e, `GitHub refused the comment on ${t}${n}`);
return {
id: "token-lacks-permission",
message: `The token is not allowed to comment on ${t}${n}`,
hint: `${(0, r.jj)(permissionsOf(e))} ${l}`
};
}
function permissionsOf({headers: e}, t = u) {
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
if (e instanceof i.J) return false;
return e instanceof Error && typeof e.status === "number";
}
function readFailure({status: e, response: t, message: n}) {
const s = t?.data;
const r = [ s?.message ?? n, ...detailsOf(s?.errors) ].filter(e => typeof e === "string");
return {
status: t === void 0 ? null : e,
message: shownMessage(r.join(": "), e),
headers: t?.headers ?? {}
};
}
function shownMessage(e, t) {
const n = e.split("\n").flatMap(e => e.trim() === "" ? [] : [ e.trim() ]);
if (t !== 422 && t !== 403 && t !== 409) return n[0]?.slice(0, 300) ?? "";
return n.map(e => /[.:;,!?]$/.test(e) || e === n.at(-1) ? e : `${e}.`).join(" ").slice(0, 500);
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
const {message: t} = (0, s.qY)(e);
return typeof t === "string" ? t.slice(0, 300) : "an error without a message";
});
return [ ...new Set(t) ];
}
function graphqlFailure(e) {
if (!(e instanceof Error) || e instanceof i.J || isRequestFailure(e)) return null;
const {errors: t, headers: n} = e;
if (!Array.isArray(t)) return null;
const r = t.map(e => (0, s.qY)(e));
const o = messagesOf(t).join(" ").slice(0, 300);
const a = r.map(({type: e}) => String(e));
const u = a.includes("RATE_LIMITED") || a.includes("RATE_LIMIT");
return {
status: 200,
message: o,
headers: n ?? {},
isRateLimit: u,
isForbidden: a.includes("FORBIDDEN") || a.includes("INSUFFICIENT_SCOPES") || /not accessible|permission/i.test(o),
isMissing: a.includes("NOT_FOUND"),
isTransient: u || a.some(e => /^(?:SERVICE_UNAVAILABLE|INTERNAL|TIMEOUT|LOADING)$/.test(e)) || /^(?:Something went wrong|Timeout on)/.test(o)
};
}
function unexpectedAnswer(e) {
if (!(e instanceof TypeError)) return e;
const t = new i.J(null, `GitHub sent an unexpected response: ${e.message}`, "Run again; if the problem persists, check GITHUB_API_URL and any proxy.", "github-failed");
t.cause = e;
return t;
}
}),
60957: (function(e, t, n) {
n.d(t, {
J: () => GitHubProblem
});
var s = n(20653);
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
return `${(0, s.KG)(this.message)} ${this.hint}${this.id === null ? "" : ` [${this.id}]`}`;
}
}
}),
21559: (function(e, t, n) {
n.d(t, {
Ax: () => stickyOfRun,
lt: () => commentTarget,
n3: () => notPosted,
t5: () => postResultComment
});
var s = n(42357);
var r = n(12673);
var i = n(69701);
var o = n(60957);
var a = n(53754);
const notPosted = (...e) => ({
url: null,
notices: e,
problem: null
});
function stickyOfRun({runContext: {event: e, settings: t}, runId: n}) {
const s = t["comment-mode"];
return (0, a.fQ)(t["comment-key"], s, {
run: n,
answer: (0, a.uR)(s, e.trigger.triggerComment)
});
}
function commentTarget({item: e, repository: t, trigger: n}, s) {
if (e === null || t === null) return null;
const r = s === "answer" ? n.triggerComment?.thread : void 0;
const i = {
owner: t.owner,
repo: t.name,
number: e.number
};
return r === void 0 ? i : {
...i,
thread: r
};
}
async function postResultComment(e, t) {
const {runContext: n, hostEnvironment: u, redact: c, log: l} = t;
const {event: d, settings: m} = n;
const f = u.onRunner ? "; the result is in the summary" : "";
const h = commentTarget(d, m["comment-mode"]);
if (h === null) return m.publish.includes("summary") ? notPosted() : notPosted(`The event has no issue or pull request, so no comment was posted${f}.`);
const p = m["github-token"];
if (p === void 0) return notPosted(`No github-token is set, so no comment was posted${f}.`);
const g = (0, i.Cl)((0, r.C0)(p, {
hostEnvironment: u,
redact: c
}));
const b = stickyOfRun(t);
try {
const t = await (0, a.p8)(e, {
github: g,
target: h,
marker: b.marker
});
if (t === null) {
l.info("no comment posted: the review shows the result");
return notPosted();
}
if (t.isOutdated) {
const e = "The comment was not replaced: it has the result of a newer run for another commit. This result is in the summary.";
return {
url: null,
notices: [ warned(e, l) ],
problem: null
};
}
l.info(`comment ${t.action}: ${t.url}`);
const n = e.result.conclusion === "success" ? b.hides : [];
const r = n.length === 0 ? 0 : await g.hideComments(h, n, t.id).catch((0, s.j6)(o.J, e => e));
if (r instanceof o.J) {
const e = `The comments of earlier runs could not be hidden: ${r.sentences}`;
return {
url: t.url,
notices: [ warned(e, l) ],
problem: null
};
}
r > 0 && l.info(`comments of earlier runs hidden: ${String(r)}`);
return {
url: t.url,
notices: [],
problem: null
};
} catch (e) {
(0, s.ki)(e, o.J);
const t = `The comment could not be posted: ${e.sentences}`;
return {
url: null,
notices: [ warned(t, l) ],
problem: t
};
}
}
function warned(e, t) {
t.warning(e);
return e;
}
})
};
