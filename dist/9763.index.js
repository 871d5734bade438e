"use strict";

exports.id = 9763;

exports.ids = [ 9763, 3479 ];

exports.modules = {
84182: (function(e, t, n) {
n.d(t, {
D4: () => plainTitle,
Ft: () => isSame,
j$: () => markedBody,
j9: () => o,
lB: () => upsertComment
});
var s = n(7138);
var i = n(32622);
var r = n(20653);
const o = 65536;
function markedBody(e, t, n = "") {
const s = n === "" ? "" : `\n\n${n}`;
const r = o - e.length - 1 - s.length;
return `${e}\n${(0, i.o)(t, {
limit: r,
unit: "characters",
whole: "in write-requests.json, next to the run report"
})}${s}`;
}
function isSame(e, t) {
const plain = e => withoutFooter(e.replaceAll("\r\n", "\n")).trimEnd();
return plain(e) === plain(t);
}
function withoutFooter(e) {
return e.replace(/\n+<sub>By \[this run of Sallyport\]\([^\n]*<\/sub>\s*$/, "");
}
function plainTitle(e) {
return (0, r.TN)((0, s.wh)(e));
}
async function upsertComment(e, t, n) {
const s = (await n.comments()).find(({body: t}) => t.startsWith(e));
if (s !== void 0 && isSame(s.body, t)) return {
outcome: "unchanged",
url: s.url
};
const i = s === void 0 ? null : await n.updateComment(s.id, t);
if (i !== null) return {
outcome: "updated",
url: i.url
};
return {
outcome: "created",
url: (await n.createComment(t)).url
};
}
}),
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
var i = n(77523);
var r = n(60957);
const o = {
login: "github-actions[bot]",
id: null
};
function createGitHub(e) {
const t = createRetryBudget(e);
const writeWith = n => (s, r, o) => {
const bodyAfter = t => e.redact(typeof o === "string" ? o : o(t));
return t(t => n(t, {
target: s,
marker: r,
bodyAfter: bodyAfter,
signal: e.signal
}), e => (0, i.Zw)(e, s));
};
return {
upsertComment: writeWith(upsert),
updateComment: writeWith(update),
ownComments: n => t(({octokit: t, viewer: s}) => ownBodies(commentPlace(t, n, e.signal), s), e => (0, 
i.Zw)(e, n)),
hideComments: (s, r, o) => t(async ({octokit: t, viewer: i}) => {
const {hideComments: a} = await n.e(6045).then(n.bind(n, 56045));
return await a(t, {
target: s,
beginnings: r,
except: o,
signal: e.signal,
isOwn: e => isViewer(e, i)
});
}, e => (0, i.OR)(e, "the state of earlier comments", [ "issues: write", "pull-requests: write" ]))
};
}
function createRetryBudget(e) {
let t = null;
return async (n, r) => {
for (let o = 1; ;o += 1) try {
t ??= openSession(e);
return await n(await t);
} catch (n) {
if (e.signal.aborted && (0, i.Ni)(n)) throw canceled();
const a = o < s.F3 && !e.signal.aborted ? (0, i.fm)(n, o, e.clock.now()) : null;
if (a === null) throw r(n);
t = null;
await e.clock.sleep(a, e.signal);
}
};
}
const canceled = () => new r.J(null, "The time for posts was over before GitHub answered", "GitHub may have carried out the request all the same.");
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
if ((0, i.UZ)(e) && ((0, i.dg)(e) || e.status === 401)) throw e;
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
const {id: s, url: i} = await commentPlace(e.octokit, t.target, t.signal).create(t.bodyAfter(null));
return {
id: s,
url: i,
action: "created"
};
}
async function update({octokit: e, viewer: t}, {target: n, marker: s, bodyAfter: i, signal: r}) {
const o = commentPlace(e, n, r);
const a = await ownComments(o, s, t);
const [u, ...l] = a;
if (u === void 0) return null;
const {body: c} = a.find(e => i(e.body) === e.body) ?? u;
try {
const {id: e, url: t} = await o.update(u.id, i(c));
for (const e of l) await o.remove(e.id).catch(unlessFailed);
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
function unlessFailed(e) {
if (!(0, i.UZ)(e)) throw e;
}
async function ownComments(e, t, n) {
const s = [];
for (let i = 1; ;i += 1) {
const {comments: r, isLast: o} = await e.page(i);
for (const {id: e, body: i = "", user: o} of r) i.startsWith(t) && isViewer(o, n) && s.push({
id: e,
body: i
});
if (o) return s;
}
}
async function ownBodies(e, t) {
const n = [];
for (let s = 1; ;s += 1) {
const {comments: i, isLast: r} = await e.page(s);
n.push(...i.flatMap(({body: e, user: n}) => isViewer(n, t) ? [ e ?? "" ] : []));
if (r) return n;
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
const {data: s, headers: i} = await e.listComments({
...{
...call(),
issue_number: t.number,
per_page: 100,
page: n
}
});
return {
comments: s,
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
})),
remove: t => e.deleteComment({
...call(),
comment_id: t
})
};
}
function threads(e, t, n) {
const {pulls: s} = e.rest;
const call = () => callOf(t, n);
return {
async page(e) {
const {data: n, headers: i} = await s.listReviewComments({
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
update: async (e, t) => posted(await s.updateReviewComment({
...call(),
comment_id: e,
body: t
})),
remove: e => s.deleteReviewComment({
...call(),
comment_id: e
}),
async create(i) {
try {
const e = {
...call(),
pull_number: t.number,
comment_id: t.thread ?? 0,
body: i
};
return posted(await s.createReplyForReviewComment(e));
} catch (s) {
if (s.status !== 404) throw s;
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
F3: () => r,
bD: () => withRetry,
kr: () => orRefusal,
wj: () => withTimeout,
wy: () => connectOctokit
});
var s = n(25422);
var i = n(77523);
const r = 4;
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
const o = s < r && !t.aborted && (0, i.dg)(n);
const a = o ? (0, i.fm)(n, s, e.now()) : null;
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
var i = n(35548);
var r = n(60957);
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
const i = graphqlFailure(e);
const r = i?.isRateLimit ?? (s !== null && isRateLimit(s));
if (!r) return 1e3 * 2 ** (t - 1);
const a = requestedWait(s ?? i ?? {
headers: {}
}, n) ?? waitWithoutTime(i);
return a !== null && a <= o ? a : null;
}
const waitWithoutTime = e => e !== null && /API rate limit (?:already )?exceeded for/i.test(e.message) ? null : a;
function problemOf(e, t) {
const n = `${t.owner}/${t.repo}#${String(t.number)}`;
const s = graphqlFailure(e);
if (s !== null) return writeProblemOf(e, `the comment on ${n}`, u);
if (!isRequestFailure(e)) return unexpectedAnswer(e);
const i = readFailure(e);
const {id: o, message: a, hint: l} = explain(i, n);
return new r.J(i.status, a, l, o);
}
const u = [ "issues: write", "pull-requests: write" ];
function graphqlReadProblem(e, t, n) {
const s = graphqlFailure(e);
if (s === null) return null;
const {id: i, message: o, hint: a} = explainGraphql(s, {
message: `GitHub did not return ${t}: ${s.message}`,
permissions: n
});
return new r.J(s.status, o, a, i);
}
function writeProblemOf(e, t, n) {
const s = graphqlFailure(e);
if (s === null && !isRequestFailure(e)) return unexpectedAnswer(e);
const i = s ?? readFailure(e);
const {id: o, message: a, hint: u} = s === null ? explainWrite(i, t, n) : explainGraphql(s, {
message: `GitHub did not write ${t}: ${s.message}`,
permissions: n
});
return new r.J(i.status, a, u, o);
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
hint: (0, i.jj)(permissionsOf(e, n))
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
function explainWrite(e, t, n) {
const s = e.message === "" ? "" : `: ${e.message}`;
const r = (0, i.jj)(permissionsOf(e, n));
if (isRateLimit(e)) return known("rate-limited", `GitHub's rate limit blocked ${t}${s}`);
if (e.status === 403) {
const n = `The token is not allowed to write ${t}${s}`;
if (/not permitted to create/i.test(e.message)) return known("pull-requests-not-permitted", n);
return lacksPermission(e) ? {
id: "token-lacks-permission",
message: n,
hint: `${r} ${c}`
} : refusedByPolicy(e, `GitHub refused ${t}${s}`);
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
if (/\blocked/i.test(e.message)) return {
id: "github-refused",
message: `The conversation of ${t} is locked${n}`,
hint: "Unlock it, or leave comment out of publish."
};
if (!lacksPermission(e)) return refusedByPolicy(e, `GitHub refused the comment on ${t}${n}`);
return {
id: "token-lacks-permission",
message: `The token is not allowed to comment on ${t}${n}`,
hint: `${(0, i.jj)(permissionsOf(e))} ${c}`
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
const i = e["x-ratelimit-remaining"] === "0";
return i && Number.isFinite(s) ? Math.max(0, s * 1e3 - t) : null;
}
function isRequestFailure(e) {
if (e instanceof r.J) return false;
return e instanceof Error && typeof e.status === "number";
}
function readFailure({status: e, response: t, message: n}) {
const s = t?.data;
const i = [ s?.message ?? n, ...detailsOf(s?.errors) ].filter(e => typeof e === "string");
return {
status: t === void 0 ? null : e,
message: shownMessage(i.join(": "), e),
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
if (!(e instanceof Error) || e instanceof r.J || isRequestFailure(e)) return null;
const {errors: t, headers: n} = e;
if (!Array.isArray(t)) return null;
const i = t.map(e => (0, s.qY)(e));
const o = messagesOf(t).join(" ").slice(0, 300);
const a = i.map(({type: e}) => String(e));
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
const t = new r.J(null, `GitHub sent an unexpected response: ${e.message}`, "Run again; if the problem persists, check GITHUB_API_URL and any proxy.", "github-failed");
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
n.r(t);
n.d(t, {
commentTarget: () => commentTarget,
postResultComment: () => postResultComment,
stickyOfRun: () => stickyOfRun
});
var s = n(42357);
var i = n(12673);
var r = n(69701);
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
const i = s === "answer" ? n.triggerComment?.thread : void 0;
const r = {
owner: t.owner,
repo: t.name,
number: e.number
};
return i === void 0 ? r : {
...r,
thread: i
};
}
async function postResultComment(e, t) {
const {runContext: n, hostEnvironment: u, redact: l, log: c} = t;
const {event: d, settings: m} = n;
const f = u.onRunner ? "; the result is in the summary" : "";
const h = commentTarget(d, m["comment-mode"]);
if (h === null) return m.publish.includes("summary") ? notPosted() : notPosted(`The event has no issue or pull request, so no comment was posted${f}.`);
const g = m["github-token"];
if (g === void 0) return notPosted(`No github-token is set, so no comment was posted${f}.`);
const p = (0, r.Cl)((0, i.C0)(g, {
hostEnvironment: u,
redact: l
}));
const w = stickyOfRun(t);
try {
const t = await (0, a.p8)(e, {
github: p,
target: h,
marker: w.marker
});
if (t === null) {
c.info("no comment posted: the review shows the result");
return notPosted();
}
if (t.isOutdated) {
const e = "The comment was not replaced: it has the result of a newer run for another commit. This result is in the summary.";
return {
url: null,
notices: [ warned(e, c) ],
problem: null
};
}
c.info(`comment ${t.action}: ${t.url}`);
const n = e.result.conclusion === "success" ? w.hides : [];
const i = n.length === 0 ? 0 : await p.hideComments(h, n, t.id).catch((0, s.j6)(o.J, e => e));
if (i instanceof o.J) {
const e = `The comments of earlier runs could not be hidden: ${i.sentences}`;
return {
url: t.url,
notices: [ warned(e, c) ],
problem: null
};
}
i > 0 && c.info(`comments of earlier runs hidden: ${String(i)}`);
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
notices: [ warned(t, c) ],
problem: t
};
}
}
function warned(e, t) {
t.warning(e);
return e;
}
}),
15250: (function(e, t, n) {
n.d(t, {
H: () => changesSection,
b: () => collapsedChanges
});
var s = n(54539);
var i = n(51061);
var r = n(74397);
var o = n(20653);
function changesSection(e, t) {
const n = `#### Changed files (${(0, s.ZV)(e.length)}, ${figuresOf(e)})`;
return [ n, ...blocksOf(e, t, folded) ].join("\n\n");
}
function collapsedChanges(e, {isCommitted: t, ...n}) {
if (e.length === 0) return "";
const i = `Diff${t ? "" : ", not committed"}: ${(0, s.B4)(e.length, "file")}, ${figuresOf(e)}`;
const r = blocksOf(e, n, e.length === 1 ? unfolded : folded);
return [ `<details><summary>${i}</summary>`, ...r, "</details>" ].join("\n\n");
}
function figuresOf(e) {
const sum = t => (0, s.ZV)(e.reduce((e, n) => e + n[t], 0));
return `+${sum("added")} \u2212${sum("removed")}`;
}
function blocksOf(e, t, n) {
const i = [];
let r = t.total;
for (const s of e.slice(0, t.files)) {
const {text: e, omitted: o} = headOf(s.diff ?? "", Math.min(t.each, r));
r -= e.length;
i.push(n(s, e, o));
}
const o = e.length - i.length;
o > 0 && i.push(`And ${(0, s.B4)(o, "more file")}.`);
return i;
}
function headOf(e, t) {
if (e.length <= t) return {
text: e,
omitted: 0
};
const n = e.slice(0, Math.max(0, e.lastIndexOf("\n", t)));
return {
text: n,
omitted: e.slice(n.length).trim().split("\n").length
};
}
function folded(e, t, n) {
const r = e.diff === null ? "" : ` +${(0, s.ZV)(e.added)} \u2212${(0, s.ZV)(e.removed)}`;
const a = `<summary>${(0, i.h8)((0, o.ml)(e.path, 200))} ${e.kind}${r}</summary>`;
return [ `<details>${a}`, ...bodyOf(e, t, n), "</details>" ].join("\n\n");
}
function unfolded(e, t, n) {
const s = t === "" ? [ `${(0, r.ti)((0, o.ml)(e.path, 200))} ${e.kind}` ] : [];
return [ ...s, ...bodyOf(e, t, n) ].join("\n\n");
}
function bodyOf(e, t, n) {
const o = [ e.note ?? (e.diff === null ? "No diff." : ""), n > 0 ? `${(0, s.B4)(n, "more line")} of the diff omitted.` : "" ];
const a = o.filter(e => e !== "").join(" ");
return [ ...t === "" ? [] : [ (0, i.OF)(t, "diff") ], ...a === "" ? [] : [ (0, r.ft)(a) ] ];
}
}),
49703: (function(e, t, n) {
n.d(t, {
G: () => sanitizedNotice
});
var s = n(54539);
const i = {
"control-character": [ "control character", "control characters" ],
"terminal-sequence": [ "terminal sequence", "terminal sequences" ],
"direction-mark": [ "direction mark", "direction marks" ],
"invisible-character": [ "invisible character", "invisible characters" ],
homoglyph: [ "word with homoglyphs", "words with homoglyphs" ],
entity: [ "entity", "entities" ],
tag: [ "HTML tag", "HTML tags" ],
"hidden-element": [ "hidden element", "hidden elements" ],
image: [ "image", "images" ],
"link-title": [ "link title", "link titles" ],
"link-definition": [ "link definition", "link definitions" ],
link: [ "link to another host", "links to other hosts" ],
mention: [ "mention", "mentions" ],
"closing-word": [ "closing word", "closing words" ],
reference: [ "reference to another repository", "references to other repositories" ],
"slash-command": [ "slash command", "slash commands" ],
fence: [ "open fence", "open fences" ],
mathematics: [ "text with formulas", "texts with formulas" ],
"unresolvable-markup": [ "piece of unresolvable markup", "pieces of unresolvable markup" ]
};
function sanitizedNotice(e) {
return e.map(({kind: e, count: t}) => (0, s.B4)(t, ...i[e])).join(", ");
}
}),
92747: (function(e, t, n) {
n.d(t, {
Mv: () => conditionParts,
WZ: () => refusedSection,
Z8: () => noticesSection,
u5: () => figures
});
var s = n(54539);
var i = n(51061);
var r = n(74397);
var o = n(20653);
var a = n(1359);
var u = n(59046);
var l = n(19326);
function refusedSection(e, t) {
const {refused: n} = e;
const i = n.reduce((e, {times: t}) => e + t, 0);
const r = (0, l.RJ)(n);
const o = r.slice(0, t).map(row);
const u = r.slice(t).reduce((e, {calls: t}) => e + t.length, 0);
return [ `#### Refused calls (${(0, s.ZV)(i)})`, [ "| Tool | Call | Why | Allowed by |", "| --- | --- | --- | --- |", ...o ].join("\n"), ...u > 0 ? [ `And ${(0, 
s.B4)(u, "more refused call")}.` ] : [], ...n.slice(0, t).flatMap(previewOf), ...suggestions(e, t), ...(0, 
a.W2)(e.result) ? [ "To end such a run as failed: `on-denied: fail`." ] : [] ].join("\n\n");
}
const c = 3e3;
function previewOf({tool: e, label: t, preview: n}) {
if (n === void 0) return [];
const s = `<summary>${(0, i.h8)((0, o.ml)(`${e} ${t}`, 200))}: the refused change</summary>`;
return [ `<details>${s}`, (0, i.OF)((0, o.ml)(n, c), "diff"), "</details>" ];
}
function suggestions({suggested: e, unpasteable: t, links: n}, r) {
const o = e.slice(0, r);
const a = e.length - o.length;
const u = n.reportPath === null ? "not shown" : "in the report";
const c = [ ...a > 0 ? [ `${(0, s.B4)(a, "more rule is", "more rules are")} ${u}.` ] : [], ...t > 0 ? [ `${(0, 
s.B4)(t, "more rule", "more rules")} cannot be shown safely: too long, or with unusual characters.` ] : [] ];
const d = n.onRunner ? [ "To allow them, add the rules that the job needs to the step:", (0, 
i.OF)((0, l.tR)(o), "yaml") ] : [ "To allow them, add the flags that the job needs to the command:", (0, 
i.OF)(o.map(l.Q$).join("\n"), "text") ];
return [ ...o.length === 0 ? [] : d, ...c.length === 0 ? [] : [ c.join(" ") ] ];
}
const d = 5;
function row({calls: e, reason: t, suggest: n}) {
const [{tool: i, origin: a} = {
tool: "",
origin: "model"
}] = e;
const u = a === "prompt" ? " (requested by the prompt)" : "";
const l = n.map(e => (0, r.ti)((0, o.ml)(e, 200))).join(" ") || "no rule";
const c = e.slice(0, d).map(({label: e, times: t}) => {
const n = t === 1 ? "" : ` (${(0, s.ZV)(t)} times)`;
return `${(0, r.ti)((0, o.ml)(e, 200))}${n}`;
});
const m = e.length > d ? [ `${(0, s.ZV)(e.length - d)} more` ] : [];
const f = [ ...c, ...m ].join("<br>");
return `| ${(0, r.ft)((0, o.ml)(i, 100))} | ${f} | ${(0, r.xG)((0, o.ml)(t, 300))}${u} | ${l} |`;
}
function noticesSection(e) {
return [ "#### Notices", e.map(e => `- ${(0, r.xG)((0, o.ml)(e, 500))}`).join("\n") ].join("\n\n");
}
function conditionParts({loadedInstructions: e, provenance: t, sandbox: n}) {
return [ instructionsLine(e ?? []), t === void 0 ? "" : provenanceLines(t), (0, 
u.o)(n).map(r.ft).join(" ") ];
}
function instructionsLine(e) {
const t = e.slice(0, m).map(({kind: e, path: t, bytes: n}) => {
const i = (0, r.ti)((0, o.ml)(t, 200));
return e === "skill" ? `skill ${i}` : `${i} (${(0, s.B4)(n, "byte")})`;
});
const n = e.length - t.length;
const i = n > 0 ? [ `${(0, s.ZV)(n)} more` ] : [];
return e.length === 0 ? "" : `Instructions loaded: ${[ ...t, ...i ].join(", ")}.`;
}
const m = 30;
function cachedShare({cacheReadTokens: e, inputTokens: t}) {
return `${String(Math.round(100 * e / Math.max(1, t)))} %`;
}
function figures({turns: e, model: t, toolCalls: n, usage: i, costUsd: u, durationMs: l, prompt: c}, d = true) {
if (e === 0 && i.inputTokens === 0) return "";
const m = [ ...i.cacheReadTokens > 0 ? [ `${(0, s.ZV)(i.cacheReadTokens)} or ${cachedShare(i)} from the cache` ] : [], ...i.cacheWriteTokens > 0 ? [ `${(0, 
s.ZV)(i.cacheWriteTokens)} into it` ] : [] ];
const f = `${(0, s.ZV)(i.inputTokens)} tokens in${m.length === 0 ? "" : ` (${m.join(", ")})`}`;
const h = [ (0, r.ti)((0, o.ml)(t, 100)), `prompt ${(0, r.ti)((0, o.ml)(c, 200))}`, (0, 
s.B4)(e, "turn"), (0, s.B4)(n, "tool call"), f, `${(0, s.ZV)(i.outputTokens)} out`, ...u !== null || d ? [ (0, 
a.BD)(u) ] : [], (0, a.a3)(l) ];
return h.join(" \xb7 ");
}
const f = 20;
function provenanceLines({trustedCommit: e, omitted: t}) {
const n = t.length - f;
const i = `Trusted commit: ${(0, r.ti)(e ?? "")}. Prompt, configuration, commands, skills and instruction files come from it.`;
return [ ...e === null ? [] : [ i ], ...t.slice(0, f).map(e => (0, r.ft)((0, o.ml)(e, 500))), ...n > 0 ? [ `And ${(0, 
s.B4)(n, "more omission")}.` ] : [] ].join("\n\n");
}
}),
32622: (function(e, t, n) {
n.d(t, {
o: () => truncateMarkdown
});
var s = n(54539);
var i = n(20653);
const r = {
fence: null,
details: 0
};
function truncateMarkdown(e, t) {
const size = e => t.unit === "bytes" ? Buffer.byteLength(e) : e.length;
if (size(e) <= t.limit) return e;
const n = t.whole === null ? "" : ` The whole text is ${t.whole}.`;
const i = `*Truncated here: ${(0, s.ZV)(t.limit)} of ${(0, s.ZV)(size(e))} ${t.unit} fit.${n}*`;
const r = t.limit - size(i) - size("\n\n");
const o = r <= 0 ? "" : lastFitting(e, r, size);
const a = o === "" ? i : `${o}\n\n${i}`;
return size(a) <= t.limit ? a : "";
}
function lastFitting(e, t, n) {
let s = {
end: 0,
open: r
};
let i = s;
let o = r;
let [a, u] = [ 0, 0 ];
for (const r of e.split("\n")) {
const e = openAfter(r, o);
const l = u + n(r);
if (l > t) {
const e = partOfLine(r, o, e => u + n(e) + closing(o).length <= t);
e > 0 && (s = {
end: a + e,
open: o
});
break;
}
if (l + closing(e).length <= t) {
s = {
end: a + r.length,
open: e
};
e.fence === null && e.details === 0 && (i = s);
}
o = e;
a += r.length + 1;
u = l + 1;
}
const {end: l, open: c} = i.end * 2 >= s.end ? i : s;
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
const s = (e.match(/<details\b/gi)?.length ?? 0) - (e.match(/<\/details>/gi)?.length ?? 0);
return {
fence: n,
details: Math.max(0, t.details + s)
};
}
function closing({fence: e, details: t}) {
return `${e === null ? "" : `\n${e}`}${"\n\n</details>".repeat(t)}`;
}
function partOfLine(e, {fence: t}, n) {
if (t === null && /^\s*(?:\||<|`{3}|~{3})/.test(e)) return 0;
let [s, r] = [ 0, e.length ];
while (s < r) {
const t = Math.ceil((s + r) / 2);
n(e.slice(0, t)) ? s = t : r = t - 1;
}
return t === null ? safeEnd(e, s) : (0, i.GH)(e, s).length;
}
const o = 2e3;
function safeEnd(e, t) {
let n = 0;
let s = null;
for (const {0: i, index: r} of e.slice(0, t + 1).matchAll(/`+|\]\(|[[\])>]|<(?=[a-z/])|\s+/gi)) {
s !== null && r - s.since > o && (s = null);
s !== null ? i === s.until ? s = null : i === "](" && s.until === "]" && (s = {
until: ")",
since: s.since
}) : i.startsWith("`") ? s = {
until: i,
since: r
} : i === "[" ? s = {
until: "]",
since: r
} : i === "<" ? s = {
until: ">",
since: r
} : /^\s/.test(i) && (n = r);
}
return n;
}
})
};
