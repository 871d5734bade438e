"use strict";

exports.id = 2009;

exports.ids = [ 2009 ];

exports.modules = {
33677: (function(e, t, n) {
n.d(t, {
IO: () => requestBody,
KT: () => listen,
Mb: () => passBody,
Yl: () => headersOf,
iJ: () => headersOfAnswer
});
var s = n(57075);
var r = n(46466);
async function requestBody(e, t) {
const n = [];
let s = 0;
for await (const r of e) {
s += r.length;
s <= t && n.push(r);
}
return s > t ? null : Buffer.concat(n);
}
function headersOf({headers: e}, t) {
return Object.fromEntries(t.flatMap(t => {
const n = e[t];
return typeof n === "string" ? [ [ t, n ] ] : [];
}));
}
function headersOfAnswer({headers: e}, t) {
return Object.fromEntries(t.flatMap(t => {
const n = e.get(t);
return n === null ? [] : [ [ t, n ] ];
}));
}
async function passBody({body: e}, t) {
e === null ? t.end() : await (0, r.pipeline)(s.Readable.fromWeb(e), t);
}
async function listen(e, t) {
await new Promise((n, s) => {
e.once("error", s);
t === null ? e.listen(0, "127.0.0.1", n) : e.listen(t, n);
});
e.unref();
}
}),
42009: (function(e, t, n) {
n.r(t);
n.d(t, {
createGitHubBridge: () => createGitHubBridge
});
var s = n(73024);
var r = n(37067);
var o = n(48161);
var i = n(76760);
var a = n(42357);
var l = n(20274);
function refuseRequest(e) {
return {
kind: "refuse",
reason: e
};
}
var c = n(22740);
var u = n(11123);
var d = n(14929);
var f = n(57700);
const p = /(?<!\w)(repo|org|user|owner|enterprise|repository):([^\s"]*)/gi;
function searchProblem(e, t, n) {
if ((e.match(/"/g) ?? []).length % 2 !== 0) return "The search has a quotation mark without a partner.";
if (/\\"|[\u201c-\u201f]/.test(e)) return "The search has an escaped or unusual quotation mark.";
const s = e.replace(/"[^"]*"/g, '""');
if (/(?<!\w)OR(?!\w)/i.test(s)) return "A search with OR is not possible: search twice.";
const r = [ ...e.matchAll(p) ].find(([, e, n = ""]) => e?.toLowerCase() !== "repo" || !isOwn(n, t));
if (r !== void 0) return `A search finds only what is in ${t.owner}/${t.name}: leave out \`${r[0]}\`.`;
if (!n) return null;
if (/[()]|(?<!\w)NOT(?!\w)/i.test(s)) return "Put parentheses and the word NOT in quotation marks.";
return /(?:^|\s)repo:/i.test(s) ? null : `The search must contain \`repo:${t.owner}/${t.name}\`.`;
}
function isOwn(e, t) {
const [n = "", s = "", ...r] = e.replace(/\)+$/, "").split("/");
return r.length === 0 && (0, f.n)(n, s, t);
}
const h = 5e3;
const m = 2e4;
function graphqlProblem(e, t) {
const n = requestOf(e);
if (n === null) return "The GraphQL request has no query.";
let s;
try {
s = (0, d.qg)(n.query, {
noLocation: true,
maxTokens: h
});
} catch (e) {
return `The GraphQL query is invalid: ${e instanceof Error ? e.message : String(e)}`;
}
const r = new Map;
for (const e of s.definitions) e.kind === u.Kind.FRAGMENT_DEFINITION && r.set(e.name.value, e);
const o = {
context: t,
variables: n.variables,
fragments: r,
count: {
selections: 0
}
};
for (const e of s.definitions) {
if (e.kind === u.Kind.FRAGMENT_DEFINITION) continue;
if (e.kind !== u.Kind.OPERATION_DEFINITION) return "The GraphQL request contains more than queries.";
if (e.operation !== c.OperationTypeNode.QUERY) return changeProblem(e.selectionSet);
const t = selectionProblem(e.selectionSet, "root", o, []);
if (t !== null) return t;
}
return null;
}
function changeProblem({selections: e}) {
const t = e.flatMap(e => e.kind === u.Kind.FIELD ? [ e.name.value ] : []);
return `Commands cannot change GitHub (${t.join(", ").slice(0, 100)}).`;
}
function requestOf(e) {
try {
const {query: t, variables: n} = JSON.parse(e);
if (typeof t !== "string") return null;
const s = typeof n === "object" && n !== null ? n : {};
return {
query: t,
variables: s
};
} catch {
return null;
}
}
function evaluatedBody(e) {
const {query: t, variables: n, operationName: s} = JSON.parse(e);
return JSON.stringify({
query: t,
variables: n,
operationName: s
});
}
function selectionProblem({selections: e}, t, n, s) {
for (const r of e) {
n.count.selections += 1;
if (n.count.selections > m) return "The GraphQL query is too large.";
let e;
if (r.kind === u.Kind.FIELD) e = fieldProblem(r, t, n, s); else if (r.kind === u.Kind.INLINE_FRAGMENT) e = selectionProblem(r.selectionSet, t, n, s); else {
const o = r.name.value;
const i = n.fragments.get(o);
if (i === void 0 || s.includes(o)) return `The fragment ${o} is missing or circular.`;
e = selectionProblem(i.selectionSet, t, n, [ ...s, o ]);
}
if (e !== null) return e;
}
return null;
}
const y = new Set("id repository pullRequest issue discussion pullRequests issues discussions nodes".split(" "));
function fieldProblem(e, t, n, s) {
const [r, o = r] = [ e.name.value, e.alias?.value ];
if (o !== r && y.has(o) && r !== "issueOrPullRequest") return `The field ${r} cannot be named ${o}.`;
const i = placeBelow(e, t, n);
if (typeof i !== "string") return i.problem;
return e.selectionSet === void 0 ? null : selectionProblem(e.selectionSet, i, n, s);
}
function placeBelow(e, t, n) {
const s = e.name.value;
if (t === "schema") return t;
if (t === "root") return placeBelowRoot(e, n);
if (t === "outside" && leadsAnywhere(e)) return {
problem: `The field ${s} may lead out of this repository.`
};
if (e.selectionSet === void 0) return t;
const r = t === "inside" ? g.has(s) : b.has(s);
if (r && !w.has(s)) return t;
if (w.has(s) && (t === "inside" || r)) return "outside";
return {
problem: `The field ${s} may lead out of this repository, or to the content of its files.`
};
}
function leadsAnywhere({name: e, arguments: t = [], selectionSet: n}) {
if (n === void 0) return /^(?:body|bodyText|bodyHTML)$/.test(e.value);
return t.length > 0 && /^(?:repository|organization)$/.test(e.value);
}
function placeBelowRoot(e, t) {
const {repository: n, knownIds: s} = t.context;
const argument = n => argumentOf(e, n, t);
switch (e.name.value) {
case "__typename":
case "__type":
case "__schema":
case "rateLimit":
return "schema";

case "viewer":
return "outside";

case "repository":
{
const [e, t] = [ argument("owner"), argument("name") ];
const s = typeof e === "string" && typeof t === "string" && (0, f.n)(e, t, n);
return s ? "inside" : {
problem: otherRepositorySentence(n)
};
}

case "node":
case "nodes":
{
const e = [ argument("id"), argument("ids") ].flat().filter(e => e !== void 0);
const t = e.length > 0 && e.every(e => typeof e === "string" && s.has(e));
return t ? "inside" : {
problem: "Only issues and pull requests that an earlier answer contained have an id here."
};
}

case "search":
{
const e = argument("query");
const t = typeof e === "string" ? searchProblem(e, n, true) : "The search has no query.";
if (!/^(?:ISSUE|ISSUE_ADVANCED|ISSUE_HYBRID|ISSUE_SEMANTIC|DISCUSSION)$/.test(String(argument("type")))) return {
problem: "Only issues, pull requests and discussions can be searched for."
};
return t === null ? "inside" : {
problem: t
};
}

default:
return {
problem: `The field ${e.name.value} is not about this repository.`
};
}
}
function otherRepositorySentence({owner: e, name: t}) {
return `Only the repository ${e}/${t} can be reached.`;
}
function argumentOf(e, t, {variables: n}) {
const s = (e.arguments ?? []).filter(e => e.name.value === t);
const [r] = s;
return s.length === 1 && r !== void 0 ? graphql_problem_valueOf(r.value, n) : void 0;
}
function graphql_problem_valueOf(e, t) {
if (e.kind === u.Kind.STRING || e.kind === u.Kind.ENUM) return e.value;
if (e.kind === u.Kind.VARIABLE) return Object.hasOwn(t, e.name.value) ? t[e.name.value] : null;
if (e.kind === u.Kind.LIST) return e.values.map(e => graphql_problem_valueOf(e, t));
return null;
}
const g = new Set([ "nodes edges node pageInfo", "pullRequest pullRequests issue issues issueOrPullRequest discussion discussions discussionCategory", "discussionCategories category answer answerChosenAt comments comment replies replyTo reviews review latestReviews", "latestOpinionatedReviews reviewThreads thread reviewRequests reviewDecision labels label milestone milestones", "commits commit authors history parents mergeCommit potentialMergeCommit headRef baseRef ref refs target", "associatedPullRequests defaultBranchRef branchProtectionRule branchProtectionRules rules rulesets", "statusCheckRollup contexts status context statuses checkSuite checkSuites checkRun checkRuns workflowRun workflow", "annotations location start end steps app matchingPullRequests files languages primaryLanguage language", "licenseInfo codeOfConduct repositoryTopics topic latestRelease release releases releaseAssets tagCommit tag", "fundingLinks issueTemplates pullRequestTemplates contactLinks mergeQueue mergeQueueEntry entries", "reactionGroups reactions timelineItems autoMergeRequest suggestedReviewers projectCards projectItems project", "column fieldValueByName fieldValues field projects projectsV2 issueType issueTypes subIssuesSummary", "deployments latestStatus comparison compare userContentEdits signature" ].flatMap(e => e.split(" ")));
const w = new Set([ "author committer user users actor owner editor creator mergedBy closedBy lockedBy enabledBy assignees assignee", "assignedActors assignableUsers suggestedActors mentionableUsers participants collaborators watchers stargazers", "requestedReviewer requestedBy resolvedBy deletedBy reviewer organization team onBehalfOf viewer signer", "repository headRepository baseRepository headRepositoryOwner parent source forks templateRepository mirror", "closingIssuesReferences closedByPullRequestsReferences subIssues trackedIssues trackedInIssues canonical subject" ].flatMap(e => e.split(" ")));
const b = new Set("nodes edges node pageInfo owner organization repository".split(" "));
const $ = new Set([ "/", "/meta", "/rate_limit" ]);
const v = new Set([ "issues", "code", "commits", "repositories" ]);
const R = 8e3;
const S = /^(?:hooks|keys|dependabot|secret-scanning|code-scanning|security-advisories|vulnerability-alerts|codespaces|installation|invitations|import|tarball|zipball|git\/blobs|actions\/(?:secrets|variables|organization-secrets|organization-variables|runners|oidc|artifacts\/[^/]+\/.+)|environments\/[^/]+\/(?:secrets|variables)|releases\/assets)(?:\/|$)/i;
const O = /^actions\/(?:runs\/\d+(?:\/attempts\/\d+)?|jobs\/\d+)\/logs$/;
function evaluateGitHubRequest(e, t) {
const {method: n, path: s, body: r} = e;
if (s.length > R) return refuseRequest("The address is too long.");
const [o, i] = splitOnce(s, "?");
const a = decodedSegments(o);
if (a === null) return refuseRequest("The address contains characters that are not plain.");
if (o === "/graphql") {
if (n !== "POST") return refuseRequest("GraphQL needs POST.");
const e = graphqlProblem(r, t);
if (e !== null) return refuseRequest(e);
return {
kind: "forward",
path: "/graphql",
body: evaluatedBody(r),
isLog: false,
file: null
};
}
const l = n === "POST" ? commentIn(a, r, t) : null;
if (l !== null) return l;
if (n !== "GET" && n !== "HEAD") return refuseRequest(`Commands cannot change GitHub (${n} ${o}).`);
const forward = (e, t = {}) => ({
kind: "forward",
path: e,
body: null,
isLog: false,
file: null,
...t
});
if ($.has(o)) return forward(o);
const [c = "", u = "", d = ""] = a;
if (c === "search" && a.length === 2 && v.has(u)) return evaluateSearch(o, i, t);
if (c !== "repos" || !(0, f.n)(u, d, t.repository)) return refuseRequest(otherRepositorySentence(t.repository));
const p = a.slice(3).join("/");
const h = partProblem(p, t);
if (h !== null) return refuseRequest(h);
return forward(s, {
isLog: O.test(p),
file: requestedFile(a, i)
});
}
function requestedFile(e, t) {
const n = e.flatMap(e => e.split("/"));
if (n[3]?.toLowerCase() !== "contents" || n.length < 5) return null;
const s = `/${n.slice(0, -1).map(encodeURIComponent).join("/")}`;
return {
name: n.at(-1) ?? "",
directory: t === "" ? s : `${s}?${t}`
};
}
function commentIn([e, t = "", n = "", s, r = "", o, ...i], a, {repository: l}) {
const c = e === "repos" && s === "issues" && /^\d{1,10}$/.test(r) && o === "comments";
if (!c || i.length > 0 || !(0, f.n)(t, n, l)) return null;
try {
const {body: e, ...t} = JSON.parse(a);
return typeof e === "string" && Object.keys(t).length === 0 ? {
kind: "comment",
number: r,
body: e
} : null;
} catch {
return null;
}
}
function partProblem(e, {mayRead: t}) {
if (S.test(e)) return `The part ${e.split("/").slice(0, 2).join("/")} of a repository is closed to commands.`;
if (/^compare\/.*:/i.test(e)) return "Only branches of this repository can be compared.";
const n = /^contents\/(.+)$/i.exec(e)?.[1];
return n === void 0 || t(n) ? null : `The rules do not allow reading ${n}.`;
}
function evaluateSearch(e, t, {repository: n}) {
const s = new URLSearchParams(t);
const r = s.getAll("q");
const [o = ""] = r;
const i = r.length > 1 ? "The search has two queries." : searchProblem(o, n, false);
if (i !== null) return refuseRequest(i);
s.set("q", `repo:${n.owner}/${n.name} ${o}`.trim());
return {
kind: "forward",
path: `${e}?${s.toString()}`,
body: null,
isLog: false,
file: null
};
}
function decodedSegments(e) {
if (!/^\/[\w.~!$&'()*+,;=:@%/-]*$/.test(e)) return null;
try {
const t = e.replace(/\/$/, "").split("/").slice(1).map(decodeURIComponent);
const n = t.flatMap(e => e.split("/"));
const s = n.every(e => ![ "", ".", ".." ].includes(e) && !/[\\%?#\p{Cc}]/u.test(e));
return e === "/" || s ? t : null;
} catch {
return null;
}
}
function splitOnce(e, t) {
const n = e.indexOf(t);
return n < 0 ? [ e, "" ] : [ e.slice(0, n), e.slice(n + 1) ];
}
var q = n(33677);
const T = "/sallyport/record";
const k = 1e6;
async function answerRequest(e, t) {
const {incoming: n} = e;
const s = await (0, q.IO)(n, k);
const r = isApiHost(n.headers.host ?? "", t.serverUrl) ? pathOf(n.url ?? "") : null;
r === null ? refuse(e, "Only the API of the server of this repository can be reached.") : s === null ? refuse(e, "The request is too large.") : r === T && n.method === "POST" ? await recordCall(e, s, t) : await evaluateRequest(e, {
path: r,
body: s.toString("utf8")
}, t);
}
async function evaluateRequest(e, {path: t, body: n}, s) {
const {state: r, repository: o, mayRead: i} = s;
const {method: l = "GET"} = e.incoming;
const {knownIds: c} = r;
const u = evaluateGitHubRequest({
method: l,
path: t,
body: n
}, {
repository: o,
mayRead: i,
knownIds: c
});
if (u.kind === "refuse") refuse(e, u.reason); else if (u.kind === "comment") await recordComment(e, u, s); else if (r.left <= 0) refuse(e, "The commands of this run have sent too many requests."); else {
r.left -= u.file === null ? 1 : 2;
try {
const t = u.file === null ? null : await s.linkProblem(u.file);
t !== null ? refuse(e, t) : await s.forward(u, e, e => {
for (const t of idsIn(e)) c.add(t);
});
} catch (t) {
sendProblem(e, 502, `GitHub did not answer: ${(0, a.bD)(t)}`);
}
}
}
function idsIn(e) {
const t = valueAt(valueAt((0, l.U4)(e), "data"), "repository");
const n = [ "pullRequest", "issue", "discussion" ].map(e => valueAt(t, e));
const s = [ "pullRequests", "issues", "discussions" ].flatMap(e => {
const n = valueAt(valueAt(t, e), "nodes");
return Array.isArray(n) ? n : [];
});
return [ ...n, ...s ].flatMap(e => {
const t = valueAt(e, "id");
return typeof t === "string" && isItem(t) ? [ t ] : [];
});
}
function valueAt(e, t) {
return typeof e === "object" && e !== null ? e[t] : void 0;
}
function isItem(e) {
if (/^(?:PR|I|D)_[\w-]+$/.test(e)) return true;
return /^\d+:(?:PullRequest|Issue|Discussion)\d+$/.test(Buffer.from(e, "base64").toString("latin1"));
}
function isApiHost(e, t) {
const {host: n} = new URL(t);
return e === `api.${n}` || n !== "github.com" && e === n;
}
function pathOf(e) {
if (!e.startsWith("/")) return null;
const t = e.replace(/^\/api\/(?:v3(?=\/|$)|(?=graphql$))/, "/").replace(/^\/\//, "/");
return t === "" ? "/" : t;
}
async function recordComment(e, {number: t, body: n}, {answer: s, records: r}) {
const o = [ "issue", "comment", t, "--body-file", "-" ];
const {exitCode: i, stdout: a, stderr: l} = await s({
argv: o,
body: n,
bodyFile: "-",
records: r
});
if (i !== 0) {
sendProblem(e, 422, l);
return;
}
e.response.writeHead(201, {
"content-type": "application/json; charset=utf-8"
});
e.response.end(JSON.stringify({
id: 0,
html_url: a,
body: n,
note: l
}));
}
async function recordCall({response: e}, t, n) {
const s = callOf(t.toString("utf8"), n.records);
const r = s === null ? {
exitCode: 1,
stdout: "",
stderr: "The command could not be read."
} : await n.answer(s);
const o = r.stderr.replace(/\s*\n\s*/g, " ");
e.writeHead(200, {
"content-type": "text/plain; charset=utf-8"
});
e.end(`${String(r.exitCode)}\n${o}\n${r.stdout}.`);
}
function callOf(e, t) {
const n = e.split("\0");
const s = Number(n[0]);
if (!Number.isSafeInteger(s) || s < 1 || n.length < s + 2) return null;
const [r = "", ...o] = n.slice(s + 1);
const i = r.startsWith("f") ? {
body: o.join("\0"),
bodyFile: r.slice(1)
} : {
body: null,
bodyFile: null
};
return {
argv: n.slice(1, s + 1),
...i,
records: t
};
}
function refuse(e, t) {
sendProblem(e, 403, `${t} Sallyport refused the request.`);
}
function sendProblem({response: e}, t, n) {
if (e.headersSent) {
e.destroy();
return;
}
e.writeHead(t, {
"content-type": "application/json; charset=utf-8"
});
e.end(JSON.stringify({
message: n
}));
}
var I = n(31782);
const P = [ "accept", "graphql-features", "x-github-api-version", "if-none-match", "time-zone" ];
const A = [ "content-type", "etag", "last-modified", "retry-after", "x-github-request-id", "x-github-media-type", "x-oauth-scopes", "x-accepted-oauth-scopes", "x-github-enterprise-version", "x-poll-interval", "x-ratelimit-limit", "x-ratelimit-remaining", "x-ratelimit-reset", "x-ratelimit-used", "x-ratelimit-resource" ];
function createForward(e) {
const {token: t, signal: n} = e;
const s = (0, I.createFetch)({
proxy: e.proxy,
idleTimeoutMs: 6e4
});
const r = e.apiUrl.replace(/\/+$/, "");
const toServer = async ({path: e, body: o}, {incoming: i}) => {
const a = e === "/graphql" ? `${r.replace(/\/api\/v3$/, "/api")}/graphql` : `${r}${e}`;
const l = {
authorization: `token ${t}`,
"user-agent": "sallyport",
...o === null ? {} : {
"content-type": "application/json; charset=utf-8"
},
...(0, q.Yl)(i, P)
};
return await s(a, {
method: i.method ?? "GET",
headers: l,
body: o,
signal: n
});
};
return async (t, o, i) => {
const a = await toServer(t, o);
const l = t.isLog ? await followed(a, {
send: s,
apiUrl: r,
signal: n
}) : a;
if (l.status >= 300 && l.status < 400 && l.status !== 304) {
await (l.body?.cancel());
throw new Error(`it redirects to another address (HTTP ${String(l.status)})`);
}
await pass(l, t, o, {
options: e,
onGraphqlAnswer: i
});
};
}
async function followed(e, {send: t, apiUrl: n, signal: s}) {
const r = e.headers.get("location");
if (e.status !== 302 || r === null) return e;
await (e.body?.cancel());
const o = new URL(r, n);
if (o.protocol !== "https:" && o.origin !== new URL(n).origin) throw new Error(`it redirects to ${o.origin}`);
return await t(o, {
headers: {
"user-agent": "sallyport"
},
signal: s
});
}
async function pass(e, {path: t}, {response: n}, {options: s, onGraphqlAnswer: r}) {
const o = (0, q.iJ)(e, A);
const i = e.headers.get("link");
i !== null && (o["link"] = ownLinks(i, s));
n.writeHead(e.status, o);
if (e.body === null || t !== "/graphql") {
await (0, q.Mb)(e, n);
return;
}
const a = await e.text();
r(a);
n.end(a);
}
function ownLinks(e, {apiUrl: t, serverUrl: n, repository: s}) {
const {host: r} = new URL(n);
const o = r === "github.com" ? "https://api.github.com" : `https://${r}/api/v3`;
return e.replaceAll(`<${t.replace(/\/+$/, "")}/`, `<${o}/`).replace(/(\/)repositories\/\d+(?=\/)/g, `$1repos/${s.owner}/${s.name}`);
}
const E = 1e3;
function createLinkProblem({token: e, apiUrl: t, proxy: n, signal: s}) {
const r = (0, I.createFetch)({
proxy: n,
idleTimeoutMs: 6e4
});
return async ({name: n, directory: o}) => {
const i = await r(`${t.replace(/\/+$/, "")}${o}`, {
headers: {
accept: "application/vnd.github+json",
authorization: `token ${e}`,
"user-agent": "sallyport"
},
signal: s
});
const a = i.ok ? await i.json() : await (i.body?.cancel());
if (i.status === 404) return null;
if (!Array.isArray(a)) return `GitHub did not show whether ${n} is a link.`;
const l = a.map(e => e).find(e => e.name === n);
if (l?.type === "symlink") return `${n} is a link: ask for the file that it leads to.`;
return l === void 0 && a.length >= E ? `The directory has too many files to see whether ${n} is a link.` : null;
};
}
var _ = n(64666);
const G = "sallyport-placeholder-the-token-is-held-outside";
const quote = e => `'${e.replaceAll("'", String.raw`'\''`)}'`;
function writeGhFiles(e, t, {path: n, answered: r}) {
const o = (0, _.GO)(n) ?? "/bin/bash";
const a = (0, _.oq)("gh", n);
(0, s.mkdirSync)((0, i.join)(e, "bin"));
(0, s.mkdirSync)((0, i.join)(e, "config"));
const l = [ 'version: "1"', "prompt: disabled", "telemetry: disabled", "pager: cat", "git_protocol: https" ];
(0, s.writeFileSync)((0, i.join)(e, "config", "config.yml"), `${[ ...l, `http_unix_socket: ${JSON.stringify(t)}` ].join("\n")}\n`, {
mode: 256
});
const c = (0, i.join)(e, "bin", "gh");
(0, s.writeFileSync)(c, a === null ? missingGh(o) : frontOfGh(o, a, r), {
mode: 320
});
(0, s.chmodSync)(c, 320);
}
function frontOfGh(e, t, n) {
return `#!${e}\n# Written by Sallyport. Changes on GitHub are recorded and posted at the end of the run.\ngh=${quote(t)}\ncase "\${1-} \${2-}" in\n  ${n.map(quote).join("|")}) ;;\n  *) exec "$gh" "$@" ;;\nesac\nfile= before=\nfor word; do\n  case $word in -h|--help) exec "$gh" "$@" ;; esac\n  case $before in -F|--body-file) file=$word ;; esac\n  case $word in\n    --body-file=*) file=\${word#*=} ;;\n    -F|--*) ;;\n    -F?*) file=\${word#-F}; file=\${file#=} ;;\n  esac\n  before=$word\ndone\nif [[ -n $file && $file != - && ! -r $file ]]; then\n  printf 'open %s: no such file, or it is not readable\\n' "$file" >&2\n  exit 1\nfi\nanswer=$({\n  printf '%s\\0' "$#" "$@"\n  case $file in '') ;; -) printf 'f-\\0'; cat ;; *) printf 'f%s\\0' "$file"; cat -- "$file" ;; esac\n} | "$gh" api --method POST --input - ${T.slice(1)}) || { printf '%s\\n' "$answer" >&2; exit 1; }\nanswer=\${answer%.}\ncode=\${answer%%$'\\n'*}\nanswer=\${answer#*$'\\n'}\nstderr=\${answer%%$'\\n'*}\nstdout=\${answer#*$'\\n'}\n[[ -n $stdout ]] && printf '%s\\n' "$stdout"\n[[ -n $stderr ]] && printf '%s\\n' "$stderr" >&2\nexit "$code"\n`;
}
function missingGh(e) {
return `#!${e}\n# Written by Sallyport.\necho 'gh is not installed on this machine. Use the context in the prompt to read, and the tools of this run (Comment, Review, Label, ...) to write.' >&2\nexit 127\n`;
}
function ghVariables(e, {path: t, serverUrl: n, repository: s}) {
const {host: r} = new URL(n);
const o = r === "github.com";
const a = `${s.owner}/${s.name}`;
return {
PATH: `${(0, i.join)(e, "bin")}:${t}`,
GH_CONFIG_DIR: (0, i.join)(e, "config"),
...o ? {
GH_TOKEN: G
} : {
GH_HOST: r,
GH_ENTERPRISE_TOKEN: G
},
GH_REPO: o ? a : `${r}/${a}`,
GH_PROMPT_DISABLED: "1",
GH_NO_UPDATE_NOTIFIER: "1",
GH_NO_EXTENSION_UPDATE_NOTIFIER: "1",
GH_TELEMETRY: "false",
DO_NOT_TRACK: "1",
GH_PAGER: "cat",
GH_BROWSER: "false",
XDG_DATA_HOME: (0, i.join)(e, "data")
};
}
const N = 100;
const L = 600;
function createGitHubBridge(e) {
const t = {
knownIds: new Set,
left: L
};
const n = {
...e,
state: t,
forward: createForward(e),
linkProblem: createLinkProblem(e)
};
return {
async begin(t) {
const o = sessionDirectory(e.makeDirectory());
const a = (0, i.join)(o, "s");
writeGhFiles(o, a, e);
const l = (0, r.createServer)((e, s) => {
answerRequest({
incoming: e,
response: s
}, {
...n,
records: t
}).catch(() => s.destroy());
});
await (0, q.KT)(l, a);
return {
access: {
directory: o,
socket: a
},
variables: ghVariables(o, e),
end() {
l.close();
l.closeAllConnections();
(0, s.rmSync)(o, {
recursive: true,
force: true
});
}
};
}
};
}
function sessionDirectory(e) {
const t = (0, s.mkdtempSync)((0, i.join)((0, s.realpathSync)(e), "s-"));
if (Buffer.byteLength((0, i.join)(t, "s")) <= N) return t;
(0, s.rmSync)(t, {
recursive: true
});
return (0, s.realpathSync)((0, s.mkdtempSync)((0, i.join)((0, o.tmpdir)(), "sallyport-gh-")));
}
}),
57700: (function(e, t, n) {
n.d(t, {
n: () => isOwnRepository
});
function isOwnRepository(e, t, n) {
return e.toLowerCase() === n.owner.toLowerCase() && t.toLowerCase() === n.name.toLowerCase();
}
})
};
