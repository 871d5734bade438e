"use strict";

exports.id = 5786;

exports.ids = [ 5786, 2811 ];

exports.modules = {
62260: (function(e, t, n) {
n.d(t, {
$T: () => withoutSkips,
Xz: () => whySecret,
g7: () => treeOf,
lW: () => changesTrailer,
s9: () => r
});
var s = n(5428);
function withoutSkips(e) {
return e.replace(/\[(skip ci|ci skip|no ci|skip actions|actions skip)\]/gi, "($1)").replace(/skip-checks(?=\s*:)/gi, "skip checks");
}
const r = "Sallyport-Changes: ";
function changesTrailer(e) {
return `${r}${changesFingerprint(e)}`;
}
function changesFingerprint({files: e}) {
const t = e.flatMap(({path: e, content: t, mode: n}) => {
const s = t === null ? "gone" : String(t.length);
return [ `${JSON.stringify(n === void 0 ? [ e, s ] : [ e, s, n ])}\n`, t ?? "" ];
});
return (0, s.R)(t, 32);
}
function whySecret({files: e}, t) {
const n = e.find(e => t(Buffer.concat([ Buffer.from(e.path), e.content ?? i ])));
return n === void 0 ? null : `${n.path} contains what looks like a secret`;
}
function treeOf(e) {
const {collected: t, holdsSecret: n} = e;
if ("refused" in t) return t.refused;
return whySecret(t.tree, n) ?? t.tree;
}
const i = Buffer.alloc(0);
}),
31111: (function(e, t, n) {
n.d(t, {
I: () => patchSection,
p: () => r
});
var s = n(51061);
const r = 4e4;
function patchSection(e) {
return `To use the changes, save this patch and run \`git apply --3way\`:\n\n${(0, 
s.OF)(e, "diff")}`;
}
}),
79441: (function(e, t, n) {
n.r(t);
n.d(t, {
postPullRequest: () => postPullRequest
});
var s = n(42357);
var r = n(20544);
var i = n(60957);
var o = n(38343);
var a = n(20653);
var u = n(84182);
var c = n(62260);
async function postPullRequest(e, t) {
const clean = e => (0, c.$T)(t.sanitize(e));
const n = (0, a.ml)((0, u.D4)(clean(e.title)) || "Untitled", 200);
const s = (0, r._)(t.key, "pull-request");
const i = `${clean(e.body)}${closingLine(e.body, t.mayClose)}`;
const o = (0, u.j$)(s, i, t.footer);
const l = `PullRequest ${(0, a.ml)(n, 80)}`;
const row = e => [ {
what: l,
...e
} ];
const {pull: h, github: d} = t;
if (h === null) throw new Error("a pull request was recorded with nowhere to go");
const f = (0, c.g7)(h);
if (typeof f === "string") return row(withheld(`It was not opened: ${f}.`));
const m = {
tree: f,
title: n,
body: o,
marker: s
};
const p = await d.write("the branch of the pull request", [ "contents: write" ], e => push(m, {
...h,
afterClosed: t.afterClosed,
closedHint: t.closedHint
}, e));
if ("outcome" in p) return row(p);
const w = await openOrName(m, p, t, h);
return row({
...w,
branch: h.branch,
...p.commit === null ? {} : {
commit: p.commit
}
});
}
async function openOrName(e, {isNew: t}, {github: n, repositoryUrl: r}, o) {
const u = `${r}/compare/${o.base}...${o.branch}?expand=1`;
const c = `The changes are on the branch ${o.branch}; open the pull request here: ${u}`;
try {
const s = await n.write("the pull request", [ "pull-requests: write" ], n => open(e, t, o, n));
if (s.outcome !== "failed") return s;
return {
...s,
url: u,
note: `${(0, a.KG)(s.note)} ${c}`
};
} catch (e) {
(0, s.ki)(e, i.J);
return {
outcome: "failed",
url: u,
note: `${e.sentences} ${c}`
};
}
}
function closingLine(e, t) {
if (t === null) return "";
const n = new RegExp(`\\b(?:close[sd]?|fix(?:e[sd])?|resolve[sd]?):?[ \\t]+#${String(t)}\\b`, "i");
return n.test(e) ? `\n\nCloses #${String(t)}.` : "";
}
const withheld = e => ({
outcome: "withheld",
url: null,
note: e
});
async function push(e, t, n) {
const {tree: s} = e;
const {base: r, branch: i} = t;
const o = (0, c.lW)(s);
const a = await n.pullRequests(i);
const u = await endedBefore(a, {
tree: s,
ownTrailer: o
}, t, n);
if (u !== null) return u;
if (!await n.isOnBranch(s.base, r)) {
if (await n.branchTip(r) === null) return withheld(`GitHub has no branch ${r} to open it into. Create it, or set base-branch to another branch.`);
const e = s.base.slice(0, 7);
return withheld(`The run started from ${e}, which is not a commit on the branch ${r} on GitHub. Check out that branch; for pull requests, set ref: \${{ github.head_ref }}.`);
}
const l = await n.branchSince(r, i);
if (l !== null && !isOwnBranch(l) && !isMerged(l, a)) return changedByOthers(i, a);
if (endsWith(l, o)) return {
isNew: false,
commit: l?.tip ?? null
};
const h = await renew({
...e,
body: o
}, l, {
base: r,
branch: i
}, n);
return typeof h === "string" ? {
isNew: true,
commit: h
} : h;
}
async function endedBefore(e, {tree: t, ownTrailer: n}, {base: s, afterClosed: r, closedHint: i = "ask for another one in a comment"}, o) {
const a = e.filter(({isOwn: e}) => e);
const [u] = a;
if (u === void 0 || a.some(({isOpen: e}) => e)) return null;
const {url: c, number: l} = u;
if (u.isMerged) {
const e = await o.branchSince(t.base, u.head);
const s = e?.commits?.some(({isOwn: e, message: t}) => e && t.endsWith(n)) === true;
return s ? {
outcome: "unchanged",
url: c,
note: `#${String(l)} with the same changes was merged.`
} : null;
}
if (!r) {
const e = `It was opened before and has been closed. Reopen it, or ${i}.`;
return {
...withheld(e),
url: c
};
}
if (!endsWith(await o.branchSince(s, u.head), n)) return null;
const h = "A pull request with the same changes was opened before and has been closed. Reopen it to use them.";
return {
...withheld(h),
url: c
};
}
function isMerged({tip: e}, t) {
return !t.some(({isOpen: e}) => e) && t.some(t => t.isMerged && t.head === e);
}
function changedByOthers(e, t) {
const n = t.find(({isOpen: e}) => e);
const s = n === void 0 ? "Delete it" : "Merge its pull request, or close it and delete the branch,";
const r = `Someone else has committed to the branch ${e}, so it was not changed. ${s} to get a new one.`;
return {
...withheld(r),
url: n?.url ?? null
};
}
const l = 100;
async function renew({tree: e, title: t, body: n}, s, {base: r, branch: i}, a) {
const u = {
parent: e.base,
headline: t,
body: n,
files: e.files
};
const c = e.files.length <= l && e.files.every(({mode: e}) => e === void 0) && !(0, 
o.G5)(e.files);
if (s === null) {
const t = c ? e.base : (await a.commitWithModes(e.baseTree, u)).sha;
if (!await a.createBranch(i, t)) return branchJustCreated(i);
return c ? await a.commit(i, u) : t;
}
const h = `${i}+next`;
const d = c ? await commitOnTemporaryBranch(h, u, a) : (await a.commitWithModes(e.baseTree, u)).sha;
if (d === null) return branchJustCreated(h);
const f = (await a.branchSince(r, i))?.tip === s.tip;
f && await a.moveBranch(i, d);
c && await a.deleteBranch(h);
return f ? d : withheld(`Someone else has just committed to the branch ${i}.`);
}
async function commitOnTemporaryBranch(e, t, n) {
await n.deleteBranch(e);
return await n.createBranch(e, t.parent) ? await n.commit(e, t) : null;
}
function branchJustCreated(e) {
const t = `Another run has just created the branch ${e}. Run again after it has finished; the workflow key concurrency: prevents parallel runs.`;
return {
outcome: "failed",
url: null,
note: t
};
}
const endsWith = (e, t) => e?.commits?.at(-1)?.message.endsWith(t) === true;
function isOwnBranch({commits: e}) {
return e?.every(({message: e, isOwn: t}) => t && e.includes(`\n${c.s9}`)) === true;
}
async function open({title: e, body: t, marker: n}, s, {base: r, branch: i, draft: o = true}, a) {
const u = (await a.pullRequests(i)).find(({isOpen: e}) => e);
if (u !== void 0) return await update(u, {
title: e,
body: t,
marker: n
}, s, a);
const c = {
title: e,
body: t,
base: r,
branch: i
};
const l = await a.createPullRequest({
...c,
draft: o
});
if ("url" in l) return {
outcome: "created",
url: l.url,
note: ""
};
if (!o || !/draft/i.test(l.refused)) return {
outcome: "failed",
url: null,
note: l.refused
};
const h = await a.createPullRequest({
...c,
draft: false
});
if ("refused" in h) return {
outcome: "failed",
url: null,
note: h.refused
};
const d = "It is not a draft, because this repository does not support drafts.";
return {
outcome: "created",
url: h.url,
note: d
};
}
async function update(e, {title: t, body: n, marker: s}, r, i) {
const {url: o, number: a} = e;
const c = r ? "updated" : "unchanged";
const l = `#${String(a)} was already open${r ? "; its changes were replaced" : " with the same changes"}.`;
if (!e.isOwn) return {
outcome: c,
url: o,
note: `${l} Someone else opened it, so its text was not changed.`
};
if (!e.body.startsWith(s)) return {
outcome: c,
url: o,
note: `${l} Someone rewrote its text, so it was not changed.`
};
if (e.title === t && (0, u.Ft)(e.body, n)) return {
outcome: c,
url: o,
note: l
};
await i.updatePullRequest(a, {
title: t,
body: n
});
return {
outcome: "updated",
url: o,
note: r ? l : `${l} Its text was updated.`
};
}
}),
59022: (function(e, t, n) {
n.r(t);
n.d(t, {
postPush: () => postPush
});
var s = n(42357);
var r = n(20544);
var i = n(60957);
var o = n(38287);
var a = n(20653);
var u = n(71235);
var c = n(84182);
var l = n(62260);
var h = n(31111);
var d = n(79441);
async function postPush(e, t) {
const {push: n, github: r} = t;
if (n === null) throw new Error("a push was recorded with nowhere to go");
const i = (0, a.ml)((0, c.D4)((0, l.$T)(t.sanitize(e.title))), 200);
const row = e => [ {
what: `PushToPullRequest ${(0, a.ml)(i, 80)}`,
...e
} ];
const u = (0, l.g7)(n);
if (typeof u === "string") return row({
outcome: "withheld",
url: null,
note: `Nothing was pushed: ${u}.`
});
if (n.indirect !== null) return row(await fallBack(e, n.indirect, t));
const h = (0, l.$T)(e.body === "" ? "" : t.sanitize(e.body)).trim();
const d = [ `Requested-in: ${n.pullUrl}`, (0, l.lW)(u) ];
const f = {
headline: i,
body: [ ...h === "" ? [] : [ h, "" ], ...d ].join("\n")
};
try {
const s = await r.write("the commit", [ "contents: write" ], e => pushOnto({
tree: u,
message: f
}, n, e));
switch (s.kind) {
case "pushed":
return row(await pushedRow(s, u, t, n));

case "conflict":
return row(await conflictRow(s, u, t, n));

case "refused":
return row(await fallBack(e, s.reason, t));

case "gone":
return row({
outcome: "failed",
url: null,
note: `The branch ${n.branch} no longer exists.`
});
}
} catch (e) {
(0, s.ki)(e, o.U);
return row({
outcome: "failed",
url: null,
note: `Nothing was pushed: ${e.message}.`
});
}
}
const f = 4;
async function pushOnto({tree: e, message: t}, n, s) {
const {branch: r} = n;
let i = null;
for (let o = 1; o <= f; o += 1) {
i = await s.branchTip(r);
if (i === null) return {
kind: "gone"
};
const o = i === e.base ? void 0 : await pushedBefore(e, r, s);
if (o !== void 0) return {
kind: "pushed",
commit: o,
parent: e.base,
isOld: true,
verification: null
};
const a = i === e.base ? {
tree: e
} : await n.merge(e, i);
if ("conflicts" in a) return {
kind: "conflict",
tip: i,
files: a.conflicts
};
if (a.tree.files.length === 0) return {
kind: "pushed",
commit: i,
parent: i,
isOld: true,
verification: null
};
const u = (0, l.Xz)(a.tree, n.holdsSecret);
if (u !== null) return {
kind: "refused",
reason: u
};
const c = await n.commit(a.tree, t, s);
const h = await n.advance(c.sha, s);
if (h.kind === "refused") return h;
const {sha: d, verification: f} = c;
if (h.kind === "done") return {
kind: "pushed",
commit: d,
parent: a.tree.base,
isOld: false,
verification: f
};
}
const o = await s.branchTip(r) === i;
const a = `the server did not update ${r}, and it has no newer commits: another process may hold its lock`;
return {
kind: "refused",
reason: o ? a : `every attempt found newer commits on ${r}`
};
}
async function pushedBefore(e, t, n) {
const s = await n.branchSince(e.base, t);
return s?.commits?.find(({message: t}) => t.trimEnd().endsWith((0, l.lW)(e)))?.sha;
}
async function pushedRow({commit: e, parent: t, isOld: n, verification: s}, r, {github: i}, o) {
const a = await checksSentence(e, o, i);
const u = [ n ? "It was there already." : "", n || t === r.base ? "" : `Rebased onto ${t.slice(0, 7)}, which was pushed while the run worked.`, s === null ? "" : signature(s), n ? "" : a ];
const c = u.filter(e => e !== "").join(" ");
return {
outcome: n ? "unchanged" : "created",
branch: o.branch,
commit: e,
url: `${o.repositoryUrl}/commit/${e}`,
note: `Commit ${e.slice(0, 7)} on ${o.branch}. ${c}`.trim(),
details: c
};
}
function signature({isVerified: e, reason: t}) {
return e ? "The signature of the commit is verified." : `The commit is not signed (${t}).`;
}
async function conflictRow({tip: e, files: t}, n, s, r) {
const i = `${r.repositoryUrl}/compare/${n.base}...${e}`;
const o = `someone pushed to ${r.branch} while the run worked, and both changed ${(0, 
a.KE)(t, 3)}.`;
const {patch: u, isResultPosted: c} = r;
const l = u !== "" && u.length <= h.p;
const d = l && !c ? await postPatch({
why: o,
link: i,
patch: u
}, s) : null;
const f = d !== null ? "patch-in-comment" : l && c ? "patch-in-result" : "patch-in-file";
const p = `What was pushed since: ${i}`;
const w = `Nothing was pushed: ${o} ${m[f]} ${p}`;
const g = f === "patch-in-file" ? {} : {
details: `Nothing was pushed: ${o} ${p}`
};
return {
outcome: "failed",
url: d,
note: w,
code: f,
...g
};
}
const m = {
"patch-in-comment": "The patch is in a comment.",
"patch-in-result": "The patch is in the result.",
"patch-in-file": "The patch is the file changes.patch, next to the report of the run."
};
async function fallBack(e, t, n) {
const {push: s} = n;
if (s === null) throw new Error("no branch to open a pull request onto");
const {collected: r, branch: i, ownBranch: o, holdsSecret: u} = s;
const c = {
collected: r,
base: i,
branch: o,
draft: false,
holdsSecret: u
};
const [l] = await (0, d.postPullRequest)({
...e,
kind: "pull-request"
}, {
...n,
pull: c
});
if (l === void 0) throw new Error("a pull request has no result");
const {what: h, ...f} = l;
const m = `The changes could not be pushed to ${i}: ${(0, a.Kx)(t)}.`;
if (f.outcome !== "created" && f.outcome !== "updated") return {
...f,
note: `${m} ${f.note}`.trim()
};
const p = `${m} They are in a pull request onto that branch. ${f.note}`.trim();
return {
...f,
outcome: "fell back",
note: p
};
}
async function checksSentence(e, {pullUrl: t}, n) {
try {
const s = await n.write("the state of the checks", [ "actions: read" ], t => t.checksAfterPush(e));
return sentenceOf(s, t);
} catch (e) {
(0, s.ki)(e, i.J);
return "Whether the checks start is unknown: add `actions: read` under permissions: of the job.";
}
}
function sentenceOf(e, t) {
switch (e.kind) {
case "started":
return `The checks have started: ${e.url}`;

case "waiting":
return `The checks wait for someone with write permission to select "Approve workflows to run": ${t}`;

case "none":
return "No checks have started: the token of a workflow starts none on `push` or on GitHub Enterprise Server. Pass the token of a GitHub App as github-token.";
}
}
async function postPatch({why: e, link: t, patch: n}, {github: o, key: a, answer: l, item: d, footer: f}) {
const m = (0, r._)(a, (l === null ? "" : `${l}:`) + "patch");
const p = `**Nothing was pushed:** ${e} [What was pushed since](${t})`;
const w = (0, c.j$)(m, `${p}\n\n${(0, h.I)(n)}`, f);
const g = await o.write("the comment with the patch", (0, u.mr)("item", d), e => (0, 
c.lB)(m, w, e)).catch((0, s.j6)(i.J, () => null));
return g?.url ?? null;
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
})
};
