"use strict";

exports.id = 2009;

exports.ids = [ 2009, 1782 ];

exports.modules = {
33677: (function(e, t, n) {
n.d(t, {
IO: () => requestBody,
KT: () => listen,
Mb: () => passBody,
Yl: () => headersOf,
iJ: () => headersOfAnswer
});
var r = n(57075);
var s = n(46466);
async function requestBody(e, t) {
const n = [];
let r = 0;
for await (const s of e) {
r += s.length;
r <= t && n.push(s);
}
return r > t ? null : Buffer.concat(n);
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
e === null ? t.end() : await (0, s.pipeline)(r.Readable.fromWeb(e), t);
}
async function listen(e, t) {
await new Promise((n, r) => {
e.once("error", r);
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
var r = n(73024);
var s = n(37067);
var o = n(48161);
var i = n(76760);
var a = n(42357);
var c = n(20274);
function refuseRequest(e) {
return {
kind: "refuse",
reason: e
};
}
var l = n(22740);
var u = n(11123);
var d = n(14929);
var f = n(57700);
const p = /(?<!\w)(repo|org|user|owner|enterprise|repository):([^\s"]*)/gi;
function searchProblem(e, t, n) {
if ((e.match(/"/g) ?? []).length % 2 !== 0) return "The search has a quotation mark without a partner.";
if (/\\"|[\u201c-\u201f]/.test(e)) return "The search has an escaped or unusual quotation mark.";
const r = e.replace(/"[^"]*"/g, '""');
if (/(?<!\w)OR(?!\w)/i.test(r)) return "A search with OR is not possible: search twice.";
const s = [ ...e.matchAll(p) ].find(([, e, n = ""]) => e?.toLowerCase() !== "repo" || !isOwn(n, t));
if (s !== void 0) return `A search finds only what is in ${t.owner}/${t.name}: leave out \`${s[0]}\`.`;
if (!n) return null;
if (/[()]|(?<!\w)NOT(?!\w)/i.test(r)) return "Put parentheses and the word NOT in quotation marks.";
return /(?:^|\s)repo:/i.test(r) ? null : `The search must contain \`repo:${t.owner}/${t.name}\`.`;
}
function isOwn(e, t) {
const [n = "", r = "", ...s] = e.replace(/\)+$/, "").split("/");
return s.length === 0 && (0, f.n)(n, r, t);
}
const h = 5e3;
const m = 2e4;
function graphqlProblem(e, t) {
const n = requestOf(e);
if (n === null) return "The GraphQL request has no query.";
let r;
try {
r = (0, d.qg)(n.query, {
noLocation: true,
maxTokens: h
});
} catch (e) {
return `The GraphQL query is invalid: ${e instanceof Error ? e.message : String(e)}`;
}
const s = new Map;
for (const e of r.definitions) e.kind === u.Kind.FRAGMENT_DEFINITION && s.set(e.name.value, e);
const o = {
context: t,
variables: n.variables,
fragments: s,
count: {
selections: 0
}
};
for (const e of r.definitions) {
if (e.kind === u.Kind.FRAGMENT_DEFINITION) continue;
if (e.kind !== u.Kind.OPERATION_DEFINITION) return "The GraphQL request contains more than queries.";
if (e.operation !== l.OperationTypeNode.QUERY) return changeProblem(e.selectionSet);
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
const r = typeof n === "object" && n !== null ? n : {};
return {
query: t,
variables: r
};
} catch {
return null;
}
}
function evaluatedBody(e) {
const {query: t, variables: n, operationName: r} = JSON.parse(e);
return JSON.stringify({
query: t,
variables: n,
operationName: r
});
}
function selectionProblem({selections: e}, t, n, r) {
for (const s of e) {
n.count.selections += 1;
if (n.count.selections > m) return "The GraphQL query is too large.";
let e;
if (s.kind === u.Kind.FIELD) e = fieldProblem(s, t, n, r); else if (s.kind === u.Kind.INLINE_FRAGMENT) e = selectionProblem(s.selectionSet, t, n, r); else {
const o = s.name.value;
const i = n.fragments.get(o);
if (i === void 0 || r.includes(o)) return `The fragment ${o} is missing or circular.`;
e = selectionProblem(i.selectionSet, t, n, [ ...r, o ]);
}
if (e !== null) return e;
}
return null;
}
const y = new Set("id repository pullRequest issue discussion pullRequests issues discussions nodes".split(" "));
function fieldProblem(e, t, n, r) {
const [s, o = s] = [ e.name.value, e.alias?.value ];
if (o !== s && y.has(o) && s !== "issueOrPullRequest") return `The field ${s} cannot be named ${o}.`;
const i = placeBelow(e, t, n);
if (typeof i !== "string") return i.problem;
return e.selectionSet === void 0 ? null : selectionProblem(e.selectionSet, i, n, r);
}
function placeBelow(e, t, n) {
const r = e.name.value;
if (t === "schema") return t;
if (t === "root") return placeBelowRoot(e, n);
if (t === "outside" && leadsAnywhere(e)) return {
problem: `The field ${r} may lead out of this repository.`
};
if (e.selectionSet === void 0) return t;
const s = t === "inside" ? g.has(r) : b.has(r);
if (s && !w.has(r)) return t;
if (w.has(r) && (t === "inside" || s)) return "outside";
return {
problem: `The field ${r} may lead out of this repository, or to the content of its files.`
};
}
function leadsAnywhere({name: e, arguments: t = [], selectionSet: n}) {
if (n === void 0) return /^(?:body|bodyText|bodyHTML)$/.test(e.value);
return t.length > 0 && /^(?:repository|organization)$/.test(e.value);
}
function placeBelowRoot(e, t) {
const {repository: n, knownIds: r} = t.context;
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
const r = typeof e === "string" && typeof t === "string" && (0, f.n)(e, t, n);
return r ? "inside" : {
problem: otherRepositorySentence(n)
};
}

case "node":
case "nodes":
{
const e = [ argument("id"), argument("ids") ].flat().filter(e => e !== void 0);
const t = e.length > 0 && e.every(e => typeof e === "string" && r.has(e));
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
const r = (e.arguments ?? []).filter(e => e.name.value === t);
const [s] = r;
return r.length === 1 && s !== void 0 ? graphql_problem_valueOf(s.value, n) : void 0;
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
const T = /^(?:hooks|keys|dependabot|secret-scanning|code-scanning|security-advisories|vulnerability-alerts|codespaces|installation|invitations|import|tarball|zipball|git\/blobs|actions\/(?:secrets|variables|organization-secrets|organization-variables|runners|oidc|artifacts\/[^/]+\/.+)|environments\/[^/]+\/(?:secrets|variables)|releases\/assets)(?:\/|$)/i;
const O = /^actions\/(?:runs\/\d+(?:\/attempts\/\d+)?|jobs\/\d+)\/logs$/;
function evaluateGitHubRequest(e, t) {
const {method: n, path: r, body: s} = e;
if (r.length > R) return refuseRequest("The address is too long.");
const [o, i] = splitOnce(r, "?");
const a = decodedSegments(o);
if (a === null) return refuseRequest("The address contains characters that are not plain.");
if (o === "/graphql") {
if (n !== "POST") return refuseRequest("GraphQL needs POST.");
const e = graphqlProblem(s, t);
if (e !== null) return refuseRequest(e);
return {
kind: "forward",
path: "/graphql",
body: evaluatedBody(s),
isLog: false,
file: null
};
}
const c = n === "POST" ? commentIn(a, s, t) : null;
if (c !== null) return c;
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
const [l = "", u = "", d = ""] = a;
if (l === "search" && a.length === 2 && v.has(u)) return evaluateSearch(o, i, t);
if (l !== "repos" || !(0, f.n)(u, d, t.repository)) return refuseRequest(otherRepositorySentence(t.repository));
const p = a.slice(3).join("/");
const h = partProblem(p, t);
if (h !== null) return refuseRequest(h);
return forward(r, {
isLog: O.test(p),
file: requestedFile(a, i)
});
}
function requestedFile(e, t) {
const n = e.flatMap(e => e.split("/"));
if (n[3]?.toLowerCase() !== "contents" || n.length < 5) return null;
const r = `/${n.slice(0, -1).map(encodeURIComponent).join("/")}`;
return {
name: n.at(-1) ?? "",
directory: t === "" ? r : `${r}?${t}`
};
}
function commentIn([e, t = "", n = "", r, s = "", o, ...i], a, {repository: c}) {
const l = e === "repos" && r === "issues" && /^\d{1,10}$/.test(s) && o === "comments";
if (!l || i.length > 0 || !(0, f.n)(t, n, c)) return null;
try {
const {body: e, ...t} = JSON.parse(a);
return typeof e === "string" && Object.keys(t).length === 0 ? {
kind: "comment",
number: s,
body: e
} : null;
} catch {
return null;
}
}
function partProblem(e, {mayRead: t}) {
if (T.test(e)) return `The part ${e.split("/").slice(0, 2).join("/")} of a repository is closed to commands.`;
if (/^compare\/.*:/i.test(e)) return "Only branches of this repository can be compared.";
const n = /^contents\/(.+)$/i.exec(e)?.[1];
return n === void 0 || t(n) ? null : `The rules do not allow reading ${n}.`;
}
function evaluateSearch(e, t, {repository: n}) {
const r = new URLSearchParams(t);
const s = r.getAll("q");
const [o = ""] = s;
const i = s.length > 1 ? "The search has two queries." : searchProblem(o, n, false);
if (i !== null) return refuseRequest(i);
r.set("q", `repo:${n.owner}/${n.name} ${o}`.trim());
return {
kind: "forward",
path: `${e}?${r.toString()}`,
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
const r = n.every(e => ![ "", ".", ".." ].includes(e) && !/[\\%?#\p{Cc}]/u.test(e));
return e === "/" || r ? t : null;
} catch {
return null;
}
}
function splitOnce(e, t) {
const n = e.indexOf(t);
return n < 0 ? [ e, "" ] : [ e.slice(0, n), e.slice(n + 1) ];
}
var S = n(33677);
const q = "/sallyport/record";
const k = 1e6;
async function answerRequest(e, t) {
const {incoming: n} = e;
const r = await (0, S.IO)(n, k);
const s = isApiHost(n.headers.host ?? "", t.serverUrl) ? pathOf(n.url ?? "") : null;
s === null ? refuse(e, "Only the API of the server of this repository can be reached.") : r === null ? refuse(e, "The request is too large.") : s === q && n.method === "POST" ? await recordCall(e, r, t) : await evaluateRequest(e, {
path: s,
body: r.toString("utf8")
}, t);
}
async function evaluateRequest(e, {path: t, body: n}, r) {
const {state: s, repository: o, mayRead: i} = r;
const {method: c = "GET"} = e.incoming;
const {knownIds: l} = s;
const u = evaluateGitHubRequest({
method: c,
path: t,
body: n
}, {
repository: o,
mayRead: i,
knownIds: l
});
if (u.kind === "refuse") refuse(e, u.reason); else if (u.kind === "comment") await recordComment(e, u, r); else if (s.left <= 0) refuse(e, "The commands of this run have sent too many requests."); else {
s.left -= u.file === null ? 1 : 2;
try {
const t = u.file === null ? null : await r.linkProblem(u.file);
t !== null ? refuse(e, t) : await r.forward(u, e, e => {
for (const t of idsIn(e)) l.add(t);
});
} catch (t) {
sendProblem(e, 502, `GitHub did not answer: ${(0, a.bD)(t)}`);
}
}
}
function idsIn(e) {
const t = valueAt(valueAt((0, c.U4)(e), "data"), "repository");
const n = [ "pullRequest", "issue", "discussion" ].map(e => valueAt(t, e));
const r = [ "pullRequests", "issues", "discussions" ].flatMap(e => {
const n = valueAt(valueAt(t, e), "nodes");
return Array.isArray(n) ? n : [];
});
return [ ...n, ...r ].flatMap(e => {
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
async function recordComment(e, {number: t, body: n}, {answer: r, records: s}) {
const o = [ "issue", "comment", t, "--body-file", "-" ];
const {exitCode: i, stdout: a, stderr: c} = await r({
argv: o,
body: n,
bodyFile: "-",
records: s
});
if (i !== 0) {
sendProblem(e, 422, c);
return;
}
e.response.writeHead(201, {
"content-type": "application/json; charset=utf-8"
});
e.response.end(JSON.stringify({
id: 0,
html_url: a,
body: n,
note: c
}));
}
async function recordCall({response: e}, t, n) {
const r = callOf(t.toString("utf8"), n.records);
const s = r === null ? {
exitCode: 1,
stdout: "",
stderr: "The command could not be read."
} : await n.answer(r);
const o = s.stderr.replace(/\s*\n\s*/g, " ");
e.writeHead(200, {
"content-type": "text/plain; charset=utf-8"
});
e.end(`${String(s.exitCode)}\n${o}\n${s.stdout}.`);
}
function callOf(e, t) {
const n = e.split("\0");
const r = Number(n[0]);
if (!Number.isSafeInteger(r) || r < 1 || n.length < r + 2) return null;
const [s = "", ...o] = n.slice(r + 1);
const i = s.startsWith("f") ? {
body: o.join("\0"),
bodyFile: s.slice(1)
} : {
body: null,
bodyFile: null
};
return {
argv: n.slice(1, r + 1),
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
var E = n(31782);
const I = [ "accept", "graphql-features", "x-github-api-version", "if-none-match", "time-zone" ];
const A = [ "content-type", "etag", "last-modified", "retry-after", "x-github-request-id", "x-github-media-type", "x-oauth-scopes", "x-accepted-oauth-scopes", "x-github-enterprise-version", "x-poll-interval", "x-ratelimit-limit", "x-ratelimit-remaining", "x-ratelimit-reset", "x-ratelimit-used", "x-ratelimit-resource" ];
function createForward(e) {
const {token: t, signal: n} = e;
const r = (0, E.createFetch)({
proxy: e.proxy,
idleTimeoutMs: 6e4
});
const s = e.apiUrl.replace(/\/+$/, "");
const toServer = async ({path: e, body: o}, {incoming: i}) => {
const a = e === "/graphql" ? `${s.replace(/\/api\/v3$/, "/api")}/graphql` : `${s}${e}`;
const c = {
authorization: `token ${t}`,
"user-agent": "sallyport",
...o === null ? {} : {
"content-type": "application/json; charset=utf-8"
},
...(0, S.Yl)(i, I)
};
return await r(a, {
method: i.method ?? "GET",
headers: c,
body: o,
signal: n
});
};
return async (t, o, i) => {
const a = await toServer(t, o);
const c = t.isLog ? await followed(a, {
send: r,
apiUrl: s,
signal: n
}) : a;
if (c.status >= 300 && c.status < 400 && c.status !== 304) {
await (c.body?.cancel());
throw new Error(`it redirects to another address (HTTP ${String(c.status)})`);
}
await pass(c, t, o, {
options: e,
onGraphqlAnswer: i
});
};
}
async function followed(e, {send: t, apiUrl: n, signal: r}) {
const s = e.headers.get("location");
if (e.status !== 302 || s === null) return e;
await (e.body?.cancel());
const o = new URL(s, n);
if (o.protocol !== "https:" && o.origin !== new URL(n).origin) throw new Error(`it redirects to ${o.origin}`);
return await t(o, {
headers: {
"user-agent": "sallyport"
},
signal: r
});
}
async function pass(e, {path: t}, {response: n}, {options: r, onGraphqlAnswer: s}) {
const o = (0, S.iJ)(e, A);
const i = e.headers.get("link");
i !== null && (o["link"] = ownLinks(i, r));
n.writeHead(e.status, o);
if (e.body === null || t !== "/graphql") {
await (0, S.Mb)(e, n);
return;
}
const a = await e.text();
s(a);
n.end(a);
}
function ownLinks(e, {apiUrl: t, serverUrl: n, repository: r}) {
const {host: s} = new URL(n);
const o = s === "github.com" ? "https://api.github.com" : `https://${s}/api/v3`;
return e.replaceAll(`<${t.replace(/\/+$/, "")}/`, `<${o}/`).replace(/(\/)repositories\/\d+(?=\/)/g, `$1repos/${r.owner}/${r.name}`);
}
const P = 1e3;
function createLinkProblem({token: e, apiUrl: t, proxy: n, signal: r}) {
const s = (0, E.createFetch)({
proxy: n,
idleTimeoutMs: 6e4
});
return async ({name: n, directory: o}) => {
const i = await s(`${t.replace(/\/+$/, "")}${o}`, {
headers: {
accept: "application/vnd.github+json",
authorization: `token ${e}`,
"user-agent": "sallyport"
},
signal: r
});
const a = i.ok ? await i.json() : await (i.body?.cancel());
if (i.status === 404) return null;
if (!Array.isArray(a)) return `GitHub did not show whether ${n} is a link.`;
const c = a.map(e => e).find(e => e.name === n);
if (c?.type === "symlink") return `${n} is a link: ask for the file that it leads to.`;
return c === void 0 && a.length >= P ? `The directory has too many files to see whether ${n} is a link.` : null;
};
}
var x = n(64666);
const _ = "sallyport-placeholder-the-token-is-held-outside";
const quote = e => `'${e.replaceAll("'", String.raw`'\''`)}'`;
function writeGhFiles(e, t, {path: n, answered: s}) {
const o = (0, x.GO)(n) ?? "/bin/bash";
const a = (0, x.oq)("gh", n);
(0, r.mkdirSync)((0, i.join)(e, "bin"));
(0, r.mkdirSync)((0, i.join)(e, "config"));
const c = [ 'version: "1"', "prompt: disabled", "telemetry: disabled", "pager: cat", "git_protocol: https" ];
(0, r.writeFileSync)((0, i.join)(e, "config", "config.yml"), `${[ ...c, `http_unix_socket: ${JSON.stringify(t)}` ].join("\n")}\n`, {
mode: 256
});
const l = (0, i.join)(e, "bin", "gh");
(0, r.writeFileSync)(l, a === null ? missingGh(o) : frontOfGh(o, a, s), {
mode: 320
});
(0, r.chmodSync)(l, 320);
}
function frontOfGh(e, t, n) {
return `#!${e}\n# Written by Sallyport. Changes on GitHub are recorded and posted at the end of the run.\ngh=${quote(t)}\ncase "\${1-} \${2-}" in\n  ${n.map(quote).join("|")}) ;;\n  *) exec "$gh" "$@" ;;\nesac\nfile= before=\nfor word; do\n  case $word in -h|--help) exec "$gh" "$@" ;; esac\n  case $before in -F|--body-file) file=$word ;; esac\n  case $word in\n    --body-file=*) file=\${word#*=} ;;\n    -F|--*) ;;\n    -F?*) file=\${word#-F}; file=\${file#=} ;;\n  esac\n  before=$word\ndone\nif [[ -n $file && $file != - && ! -r $file ]]; then\n  printf 'open %s: no such file, or it is not readable\\n' "$file" >&2\n  exit 1\nfi\nanswer=$({\n  printf '%s\\0' "$#" "$@"\n  case $file in '') ;; -) printf 'f-\\0'; cat ;; *) printf 'f%s\\0' "$file"; cat -- "$file" ;; esac\n} | "$gh" api --method POST --input - ${q.slice(1)}) || { printf '%s\\n' "$answer" >&2; exit 1; }\nanswer=\${answer%.}\ncode=\${answer%%$'\\n'*}\nanswer=\${answer#*$'\\n'}\nstderr=\${answer%%$'\\n'*}\nstdout=\${answer#*$'\\n'}\n[[ -n $stdout ]] && printf '%s\\n' "$stdout"\n[[ -n $stderr ]] && printf '%s\\n' "$stderr" >&2\nexit "$code"\n`;
}
function missingGh(e) {
return `#!${e}\n# Written by Sallyport.\necho 'gh is not installed on this machine. Use the context in the prompt to read, and the tools of this run (Comment, Review, Label, ...) to write.' >&2\nexit 127\n`;
}
function ghVariables(e, {path: t, serverUrl: n, repository: r}) {
const {host: s} = new URL(n);
const o = s === "github.com";
const a = `${r.owner}/${r.name}`;
return {
PATH: `${(0, i.join)(e, "bin")}:${t}`,
GH_CONFIG_DIR: (0, i.join)(e, "config"),
...o ? {
GH_TOKEN: _
} : {
GH_HOST: s,
GH_ENTERPRISE_TOKEN: _
},
GH_REPO: o ? a : `${s}/${a}`,
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
const G = 600;
function createGitHubBridge(e) {
const t = {
knownIds: new Set,
left: G
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
const c = (0, s.createServer)((e, r) => {
answerRequest({
incoming: e,
response: r
}, {
...n,
records: t
}).catch(() => r.destroy());
});
await (0, S.KT)(c, a);
return {
access: {
directory: o,
socket: a
},
variables: ghVariables(o, e),
end() {
c.close();
c.closeAllConnections();
(0, r.rmSync)(o, {
recursive: true,
force: true
});
}
};
}
};
}
function sessionDirectory(e) {
const t = (0, r.mkdtempSync)((0, i.join)((0, r.realpathSync)(e), "s-"));
if (Buffer.byteLength((0, i.join)(t, "s")) <= N) return t;
(0, r.rmSync)(t, {
recursive: true
});
return (0, r.realpathSync)((0, r.mkdtempSync)((0, i.join)((0, o.tmpdir)(), "sallyport-gh-")));
}
}),
52966: (function(e, t, n) {
n.d(t, {
j: () => decodedBody,
m: () => codingOf
});
function decodedBody(e) {
const t = codingOf(e);
if (t === "identity") return e;
const n = process.getBuiltinModule("node:zlib");
const r = {
gzip: n.createUnzip,
"x-gzip": n.createUnzip,
deflate: n.createUnzip,
br: n.createBrotliDecompress
};
const s = (Object.hasOwn(r, t) ? r[t] : void 0)?.();
if (s === void 0) return null;
return process.getBuiltinModule("node:stream").pipeline(e, s, () => {});
}
function codingOf({headers: e}) {
return e["content-encoding"]?.trim().toLowerCase() || "identity";
}
}),
31782: (function(e, t, n) {
n.r(t);
n.d(t, {
createFetch: () => createFetch
});
var r = n(52966);
var s = n(52758);
function createFetch(e = {}) {
const t = e.idleTimeoutMs ?? 3e5;
const n = {
connectTimeoutMs: e.connectTimeoutMs ?? 2e4,
idleTimeoutMs: t,
bodyTimeoutMs: Math.min(e.bodyTimeoutMs ?? t, t),
maxHeaderBytes: e.maxHeaderBytes ?? 65536
};
const s = createConnections(e, n);
return async (t, o = {}) => {
const i = new URL(typeof t === "string" || t instanceof URL ? t : t.url);
const a = o.signal ?? null;
a?.throwIfAborted();
const c = s.open(i, {
method: o.method ?? "GET",
headers: {
...e.decodes === true ? {
"accept-encoding": "identity"
} : {},
...Object.fromEntries(new Headers(o.headers))
},
maxHeaderSize: n.maxHeaderBytes
});
c.once("error", () => {
c.reusedSocket && s.renew();
});
const l = bodyOf(o.body);
return await new Promise((t, s) => {
const abort = () => c.destroy(abortReason(a));
a?.addEventListener("abort", abort, {
once: true
});
limitTime(c, n);
c.once("close", () => {
a?.removeEventListener("abort", abort);
s(Object.assign(new Error("the server sent no response"), {
code: "ECONNRESET"
}));
});
c.on("error", s);
c.once("finish", () => setImmediate(() => Response));
c.once("response", n => {
const o = e.decodes === true ? (0, r.j)(n) : n;
if (o === null) {
s(unknownCoding(n));
c.destroy();
} else t(toResponse(c, n, {
body: o,
signal: a
}));
});
c.end(typeof l === "string" ? Buffer.from(l) : l);
});
};
}
function createConnections({proxy: e, lookup: t}, n) {
let r = null;
let s = null;
return {
open: (o, i) => {
if (o.protocol === "http:") {
r ??= openPlain(t);
return r(o, i);
}
if (o.protocol !== "https:") throw new TypeError(`only http and https addresses can be fetched, not ${o.protocol}`);
s ??= openSecure({
proxy: e,
lookup: t
}, n);
return s(o, i);
},
renew: () => {
r = null;
s = null;
}
};
}
function openPlain(e) {
const t = process.getBuiltinModule("node:http");
const n = new t.Agent({
keepAlive: true,
lookup: e
});
return (e, r) => t.request(e, {
...r,
agent: n
});
}
function openSecure({proxy: e, lookup: t}, n) {
const r = process.getBuiltinModule("node:https");
const o = new r.Agent({
keepAlive: true,
lookup: t
});
if (e === void 0) return (e, t) => r.request(e, {
...t,
agent: o
});
const i = {
http: process.getBuiltinModule("node:http"),
https: r,
tls: process.getBuiltinModule("node:tls")
};
const a = (0, s.createTunnelAgent)(e, i, n.connectTimeoutMs);
return (t, n) => r.request(t, {
...n,
agent: (0, s.isExcepted)(t.hostname, e) ? o : a
});
}
function limitTime(e, t) {
const n = setTimeout(() => {
e.destroy(timeout(`no connection after ${String(t.connectTimeoutMs)} ms`));
}, t.connectTimeoutMs);
const connected = () => clearTimeout(n);
e.once("close", connected);
e.once("socket", t => {
t.connecting ? t.once(e.protocol === "https:" ? "secureConnect" : "connect", connected) : connected();
});
let r = t.idleTimeoutMs;
e.setTimeout(r, () => {
e.destroy(timeout(`no data for ${String(r)} ms`));
});
e.once("response", n => {
n.once("data", () => {
r = t.bodyTimeoutMs;
e.setTimeout(r);
});
});
}
function toResponse(e, t, {body: n, signal: r}) {
const s = t.statusCode ?? 0;
const o = new Headers;
for (let e = 0; e + 1 < t.rawHeaders.length; e += 2) o.append(t.rawHeaders[e] ?? "", t.rawHeaders[e + 1] ?? "");
if (n !== t) for (const e of [ "content-encoding", "content-length" ]) o.delete(e);
let i = null;
e.on("error", e => {
i = e;
});
let a = false;
const c = new ReadableStream({
start(e) {
const end = e => {
a || e();
a = true;
};
n.on("data", t => {
if (a) return;
e.enqueue(new Uint8Array(t));
(e.desiredSize ?? 0) <= 0 && n.pause();
});
n.once("end", () => end(() => e.close()));
n.once("error", t => {
end(() => e.error(r?.aborted === true ? abortReason(r) : i ?? t));
});
},
pull() {
n.resume();
},
cancel() {
a = true;
const t = setTimeout(() => e.destroy(), 250).unref();
n.once("close", () => clearTimeout(t));
n.resume();
}
});
const l = s !== 204 && s !== 205 && s !== 304;
l || t.resume();
return new Response(l ? c : null, {
status: s,
statusText: t.statusMessage ?? "",
headers: o
});
}
function bodyOf(e) {
if (e === null || e === void 0) return;
if (typeof e === "string" || e instanceof Uint8Array) return e;
throw new TypeError("the body of a request must be a string or bytes");
}
function unknownCoding(e) {
const t = `the server answered in the coding ${(0, r.m)(e)}, which was not asked for`;
return Object.assign(new Error(t), {
code: "ERR_CONTENT_ENCODING"
});
}
function timeout(e) {
return Object.assign(new Error(e), {
code: "ETIMEDOUT"
});
}
function abortReason(e) {
const t = e?.reason;
return t instanceof Error ? t : new DOMException("This operation was aborted", "AbortError");
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
