"use strict";

exports.id = 8387;

exports.ids = [ 8387, 1675, 8912, 955, 393 ];

exports.modules = {
52729: (function(e, t, n) {
n.d(t, {
postHandoff: () => postHandoff
});
var r = n(3456);
var o = n(42357);
var i = n(7138);
var s = n(3292);
var a = n(72443);
var c = n(12673);
var u = n(69701);
var l = n(28912);
async function findPullRequests(e, {owner: t, name: n}, r) {
const o = {
what: `the pull requests of ${t}/${n}`,
needs: [ "pull-requests: read" ]
};
const i = await (0, l.createGitHubReader)(e, 1).request(o, (e, o) => e.rest.pulls.list({
owner: t,
repo: n,
state: "open",
head: `${r.owner}:${r.branch}`,
per_page: 100,
request: {
signal: o
}
}));
return (i?.data ?? []).filter(e => e.head.sha === r.sha && e.head.repo?.id === r.repositoryId).map(({number: e}) => e);
}
var d = n(60957);
var f = n(58276);
var h = n(62103);
var p = n(50393);
var m = n(94343);
var g = n(43759);
var w = n(30185);
const handoff_read_text = e => m.YjP({
error: "is not a string"
}).check(g.Eb(e, {
error: `has more than ${String(e)} characters`
}));
const line = () => {
const e = "is not a line number";
return m.Whr({
error: e
}).check(g.qm(1, {
error: e
}), g.Zm(1e7, {
error: e
}));
};
const v = m.rej({
version: m.euz(1, {
error: "is not 1"
}),
head: m.YjP({
error: "is not a string"
}).check(g.Fk(/^[0-9a-f]{40}([0-9a-f]{24})?$/, {
error: "is not a full commit SHA"
})),
text: handoff_read_text(p.nt.text),
findings: m.lqM(m.YOg(m.rej({
path: handoff_read_text(p.nt.path),
line: line(),
endLine: m.lqM(line()),
severity: m.k5n(w.g, {
error: `is not one of ${w.g.join(", ")}`
}),
title: handoff_read_text(p.nt.title),
message: handoff_read_text(p.nt.message)
}), {
error: "is not a list of findings"
}).check(g.Eb(p.nt.findings, {
error: `has more than ${String(p.nt.findings)} items`
})))
});
function readHandoff(e, {where: t, head: n}) {
const r = v.safeParse(parse(e, t));
if (!r.success) throw new o.yo(r.error.issues.slice(0, b).map(e => invalid(t, wordsFor(e))));
if (r.data.head !== n) throw new o.yo(invalid(t, "it is for a different commit than the event"));
return r.data;
}
const b = 10;
function parse(e, t) {
try {
return JSON.parse(new TextDecoder("utf-8", {
fatal: true
}).decode(e));
} catch {
throw new o.yo(invalid(t, "it is not JSON in UTF-8"));
}
}
function wordsFor(e) {
const t = e.path.length === 0 ? "the file" : e.path.map(String).join(".");
if (e.code === "unrecognized_keys") return `${t} has ${String(e.keys.length)} unknown field(s)`;
return e.path.length === 0 ? "it does not hold a JSON object" : `${t} ${e.message}`;
}
function invalid(e, t) {
return {
code: "handoff-invalid",
location: e,
message: t,
hint: "check what the first workflow writes; nothing was posted"
};
}
var y = n(1359);
var $ = n(3101);
var k = n(70482);
var x = n(74397);
var C = n(60212);
var E = n(31675);
async function postHandoff({parsed: e}, t) {
const {settings: n} = (0, C.s)(e);
const s = await (0, r.MY)(t.hostEnvironment);
const a = [ "prompt", "prompt-file", "command", "model" ].filter(e => n[e] !== void 0);
const c = n["github-token"] === void 0 && !n["dry-run"];
const u = [];
const add = (e, t, n = {}) => void u.push({
code: "setting-invalid",
location: "post",
message: e,
hint: t,
...n
});
for (const e of a) add(`${e} cannot be combined with post, which does not use a model`, `remove ${e}`);
const l = "see docs/forks.md for the workflow; on a terminal pass its event file with --event";
const f = s.name === "none" ? "no event" : s.name;
f !== "workflow_run" && add("post only works on workflow_run events", l, {
found: f
});
c && add("post needs github-token", "pass github-token, or set GITHUB_TOKEN");
if (u.length > 0) throw new o.yo(u);
const p = handoffTargetOf(s);
if (typeof p === "string") return await (0, E.reportSkipped)({
code: "no-target",
reason: p,
hint: null
}, t);
const m = await readFile(n.post ?? "", p.head.sha, t);
const g = markdownOf(m, {
settings: n,
event: s
}, t);
try {
const e = await pullRequestOf(p, n, t);
if (typeof e === "string") return await (0, E.reportSkipped)({
code: "no-target",
reason: e,
hint: null
}, t);
if (n["dry-run"]) return rehearsed(e, g, t);
return await posted(p, e ?? 0, {
settings: n,
markdown: g,
ports: t
});
} catch (e) {
(0, o.ki)(e, d.J);
const n = t.redact((0, i.wh)(`It could not be posted: ${e.message} ${e.hint}`));
t.log.error(n);
const r = `### ${y.vV.incomplete.sign} Not posted`;
await (0, h.o)(`${r}\n\n${(0, h.p)(n.split("\n"))}\n`, t);
return (0, E.endedWithout)("incomplete", "not-posted", n);
}
}
function handoffTargetOf({repository: e, headSha: t, trigger: {run: n}}) {
if (n?.event !== "pull_request") return `the previous run was started by ${n?.event ?? "an unknown event"}, not by pull_request`;
if (e === null || t === null || n.branch === null) return "the event does not contain the repository of the commit; the fork may have been deleted";
const {owner: r, name: o, repositoryId: i} = n.branch;
return {
repository: e,
head: {
owner: r,
branch: o,
sha: t,
repositoryId: i
}
};
}
async function readFile(e, t, {hostEnvironment: n}) {
try {
return readHandoff(await (0, s.b)(e, n.directory, p.nt.fileBytes), {
where: e,
head: t
});
} catch (t) {
if (t instanceof o.yo) throw t;
const n = t instanceof a.k && t.code !== "missing" && t.code !== "no-permission";
const r = "the hand-off file cannot be read";
const i = "download the artifact of the first workflow, and pass the path of the file in it";
throw (0, o.IF)([ n ? "handoff-invalid" : "file-unreadable", e ], r, i, (0, o.bD)(t));
}
}
function markdownOf({text: e, findings: t = []}, {settings: n, event: r}, {hostEnvironment: o, redact: s}) {
const {url: a = null} = r.trigger.run ?? {};
const c = {
...(0, f.I)(n, o),
mentions: []
};
return (0, p.Oc)({
text: (0, k.sanitizeForPosting)((0, i.wh)(e), {
redact: s,
outgoing: c
}).text,
findings: (0, $.L)(t, s),
head: r.headSha ?? "",
run: (0, x.n1)(a) ? a : null
});
}
async function pullRequestOf({repository: e, head: t}, n, {hostEnvironment: r, redact: o}) {
const i = n["github-token"];
if (i === void 0) return null;
const s = await findPullRequests((0, c.C0)(i, {
hostEnvironment: (0, c.KT)(r),
redact: o
}), e, t);
if (s.length === 0) return "no open pull request has this commit as its head; it was closed, or has a newer commit";
if (s.length > 1) return `${String(s.length)} open pull requests have this head, so none is selected`;
return s[0] ?? null;
}
async function posted({repository: e}, t, {settings: n, markdown: r, ports: o}) {
const {hostEnvironment: i, log: s, redact: a} = o;
const l = (0, u.Cl)((0, c.C0)(n["github-token"] ?? "", {
hostEnvironment: (0, c.KT)(i),
redact: a
}));
const d = n["comment-key"];
const f = {
owner: e.owner,
repo: e.name,
number: t
};
const {action: m, url: g} = await l.upsertComment(f, (0, p.j6)(d), (0, p.wo)(d, r));
s.info(`comment ${m}: ${g}`);
const w = `### ${y.vV.success.sign} Posted`;
await (0, h.o)(`${w}\n\nOn pull request ${String(t)}: ${g}\n`, o);
const v = {
conclusion: "success",
"reason-code": "posted",
"comment-url": g
};
return {
exitCode: 0,
text: i.onRunner ? "" : g,
value: {
...v,
number: t,
action: m
},
outputs: v
};
}
function rehearsed(e, t, n) {
const r = e === null ? "the pull request of this commit (unknown without a token)" : `#${String(e)}`;
const o = `dry run: nothing is posted\ncomment on ${r}:\n\n${t}`;
const {hostEnvironment: i, log: s} = n;
if (i.onRunner) for (const e of o.split("\n")) s.info(e);
const a = {
conclusion: "skipped",
"reason-code": "dry-run"
};
const c = {
...a,
number: e,
markdown: t
};
return {
exitCode: 0,
text: i.onRunner ? "" : o.trimEnd(),
value: c,
outputs: a
};
}
}),
84182: (function(e, t, n) {
n.d(t, {
D4: () => plainTitle,
Ft: () => isSame,
j$: () => markedBody,
j9: () => s,
lB: () => upsertComment
});
var r = n(7138);
var o = n(32622);
var i = n(20653);
const s = 65536;
function markedBody(e, t, n = "") {
const r = n === "" ? "" : `\n\n${n}`;
const i = s - e.length - 1 - r.length;
return `${e}\n${(0, o.o)(t, {
limit: i,
unit: "characters",
whole: "in write-requests.json, next to the run report"
})}${r}`;
}
function isSame(e, t) {
const plain = e => withoutFooter(e.replaceAll("\r\n", "\n")).trimEnd();
return plain(e) === plain(t);
}
function withoutFooter(e) {
return e.replace(/\n+<sub>By \[this run of Sallyport\]\([^\n]*<\/sub>\s*$/, "");
}
function plainTitle(e) {
return (0, i.TN)((0, r.wh)(e));
}
async function upsertComment(e, t, n) {
const r = (await n.comments()).find(({body: t}) => t.startsWith(e));
if (r !== void 0 && isSame(r.body, t)) return {
outcome: "unchanged",
url: r.url
};
const o = r === void 0 ? null : await n.updateComment(r.id, t);
if (o !== null) return {
outcome: "updated",
url: o.url
};
return {
outcome: "created",
url: (await n.createComment(t)).url
};
}
}),
69701: (function(e, t, n) {
n.d(t, {
Ce: () => createRetryBudget,
Cl: () => createGitHub,
Z$: () => isViewer
});
var r = n(80353);
var o = n(77523);
var i = n(60957);
const s = {
login: "github-actions[bot]",
id: null
};
function createGitHub(e) {
const t = createRetryBudget(e);
const writeWith = n => (r, i, s) => {
const bodyAfter = t => e.redact(typeof s === "string" ? s : s(t));
return t(t => n(t, {
target: r,
marker: i,
bodyAfter: bodyAfter,
signal: e.signal
}), e => (0, o.Zw)(e, r));
};
return {
upsertComment: writeWith(upsert),
updateComment: writeWith(update),
ownComments: n => t(({octokit: t, viewer: r}) => ownBodies(commentPlace(t, n, e.signal), r), e => (0, 
o.Zw)(e, n)),
hideComments: (r, i, s) => t(async ({octokit: t, viewer: o}) => {
const {hideComments: a} = await n.e(6045).then(n.bind(n, 56045));
return await a(t, {
target: r,
beginnings: i,
except: s,
signal: e.signal,
isOwn: e => isViewer(e, o)
});
}, e => (0, o.OR)(e, "the state of earlier comments", [ "issues: write", "pull-requests: write" ]))
};
}
function createRetryBudget(e) {
let t = null;
return async (n, i) => {
for (let s = 1; ;s += 1) try {
t ??= openSession(e);
return await n(await t);
} catch (n) {
if (e.signal.aborted && (0, o.Ni)(n)) throw canceled();
const a = s < r.F3 && !e.signal.aborted ? (0, o.fm)(n, s, e.clock.now()) : null;
if (a === null) throw i(n);
t = null;
await e.clock.sleep(a, e.signal);
}
};
}
const canceled = () => new i.J(null, "The time for posts was over before GitHub answered", "GitHub may have carried out the request all the same.");
async function openSession(e) {
const t = await (0, r.wy)(e);
return {
octokit: t,
viewer: await readViewer(t, e.signal)
};
}
async function readViewer(e, t) {
try {
const n = await e.graphql("{ viewer { login databaseId } }", {
request: {
signal: (0, r.wj)(t)
}
});
return viewerOf(n?.viewer?.login, n?.viewer?.databaseId);
} catch (e) {
if ((0, o.UZ)(e) && ((0, o.dg)(e) || e.status === 401)) throw e;
return s;
}
}
const viewerOf = (e, t) => typeof e === "string" ? {
login: e,
id: typeof t === "number" ? t : null
} : s;
async function upsert(e, t) {
const n = await update(e, t);
if (n !== null) return n;
const {id: r, url: o} = await commentPlace(e.octokit, t.target, t.signal).create(t.bodyAfter(null));
return {
id: r,
url: o,
action: "created"
};
}
async function update({octokit: e, viewer: t}, {target: n, marker: r, bodyAfter: o, signal: i}) {
const s = commentPlace(e, n, i);
const a = await ownComments(s, r, t);
const [c, ...u] = a;
if (c === void 0) return null;
const {body: l} = a.find(e => o(e.body) === e.body) ?? c;
try {
const {id: e, url: t} = await s.update(c.id, o(l));
for (const e of u) await s.remove(e.id).catch(unlessFailed);
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
if (!(0, o.UZ)(e)) throw e;
}
async function ownComments(e, t, n) {
const r = [];
for (let o = 1; ;o += 1) {
const {comments: i, isLast: s} = await e.page(o);
for (const {id: e, body: o = "", user: s} of i) o.startsWith(t) && isViewer(s, n) && r.push({
id: e,
body: o
});
if (s) return r;
}
}
async function ownBodies(e, t) {
const n = [];
for (let r = 1; ;r += 1) {
const {comments: o, isLast: i} = await e.page(r);
n.push(...o.flatMap(({body: e, user: n}) => isViewer(n, t) ? [ e ?? "" ] : []));
if (i) return n;
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
const {data: r, headers: o} = await e.listComments({
...{
...call(),
issue_number: t.number,
per_page: 100,
page: n
}
});
return {
comments: r,
isLast: isLast(o)
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
const {pulls: r} = e.rest;
const call = () => callOf(t, n);
return {
async page(e) {
const {data: n, headers: o} = await r.listReviewComments({
...{
...call(),
pull_number: t.number,
per_page: 100,
page: e
}
});
return {
comments: n,
isLast: isLast(o)
};
},
update: async (e, t) => posted(await r.updateReviewComment({
...call(),
comment_id: e,
body: t
})),
remove: e => r.deleteReviewComment({
...call(),
comment_id: e
}),
async create(o) {
try {
const e = {
...call(),
pull_number: t.number,
comment_id: t.thread ?? 0,
body: o
};
return posted(await r.createReplyForReviewComment(e));
} catch (r) {
if (r.status !== 404) throw r;
return await conversation(e, t, n).create(o);
}
}
};
}
function callOf({owner: e, repo: t}, n) {
return {
owner: e,
repo: t,
request: {
signal: (0, r.wj)(n)
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
28912: (function(e, t, n) {
n.d(t, {
createGitHubReader: () => createGitHubReader
});
var r = n(35548);
var o = n(80353);
var i = n(77523);
var s = n(60957);
var a = n(83823);
function createGitHubReader(e, t) {
let n = t;
let r = null;
const request = async (t, i) => {
if (n <= 0) return null;
n -= 1;
r ??= (0, o.wy)(e);
const c = await r;
try {
return await (0, o.bD)(e, e => i(c, e));
} catch (e) {
throw e instanceof s.J ? e : (0, a.K)(e, t);
}
};
return {
request: request,
query: (e, t, n) => request(e, async (r, o) => {
try {
return {
data: await r.graphql(t, {
...n,
request: {
signal: o
}
}),
errors: []
};
} catch (t) {
if ((0, i.UZ)(t) && [ 404, 405 ].includes((0, i.f1)(t).status ?? 0)) throw noGraphql(e);
return partialAnswer(t);
}
})
};
}
function noGraphql({what: e}) {
const t = `The server has no GraphQL API, so ${e} could not be read by it`;
return new s.J(404, t, r.i["graphql-missing"], "graphql-missing");
}
function partialAnswer(e) {
const {data: t, errors: n} = e;
const r = t === null || t === void 0 || Object.values(t).every(e => e === null);
if (!Array.isArray(n) || r) throw e;
return {
data: t,
errors: (0, i.cr)(n)
};
}
}),
58276: (function(e, t, n) {
n.d(t, {
I: () => outgoingOptionsOf
});
function outgoingOptionsOf({"allow-links": e, "allow-mentions": t}, {environment: n}) {
const r = n["GITHUB_SERVER_URL"] ?? "https://github.com";
return {
hosts: [ ...URL.canParse(r) ? [ new URL(r).hostname ] : [], ...e ],
mentions: t
};
}
}),
62103: (function(e, t, n) {
n.d(t, {
o: () => writeSummaryFile,
p: () => indentedBlock
});
var r = n(42357);
async function writeSummaryFile(e, {log: t, writeSummary: n}) {
try {
await (n?.(e));
} catch (e) {
t.warning(`The summary could not be written: ${(0, r.bD)(e)}`);
}
}
function indentedBlock(e) {
return e.map(e => `    ${e}`).join("\n");
}
}),
59028: (function(e, t, n) {
n.d(t, {
$: () => codeOf,
s: () => refusalValue
});
function refusalValue(e, t) {
return {
conclusion: "config-error",
code: codeOf(e),
errors: e.map(e => {
const n = Object.entries(e);
return Object.fromEntries(n.map(([e, n]) => [ e, e === "code" ? n : t(n) ]));
})
};
}
const codeOf = ([e]) => e?.code ?? "setting-invalid";
}),
50393: (function(e, t, n) {
n.d(t, {
Oc: () => handoffMarkdown,
handoffOf: () => handoffOf,
j6: () => handoffMarker,
nt: () => c,
wo: () => handoffComment
});
var r = n(84182);
var o = n(20544);
var i = n(32622);
var s = n(20653);
var a = n(15917);
const c = {
fileBytes: 1e6,
text: 4e4,
findings: 100,
path: 500,
title: 200,
message: 1e3
};
function handoffOf({text: e}, t, n) {
const r = t.filter(({path: e}) => e.length <= c.path).slice(0, c.findings);
const o = r.map(({path: e, line: t, endLine: n, severity: r, title: o, message: i}) => ({
...{
path: e,
line: t,
severity: r,
...n === void 0 ? {} : {
endLine: n
}
},
title: (0, s.ml)(o, c.title),
message: (0, s.ml)(i, c.message)
}));
return {
version: 1,
head: n,
text: (0, i.o)(e, {
limit: c.text,
unit: "characters",
whole: null
}),
...o.length === 0 ? {} : {
findings: o
}
};
}
function handoffMarkdown({text: e, findings: t, head: n, run: r}) {
const o = r === null ? "A run" : `[A run](${r})`;
return `${[ "### From the pull request's own code", `${o} without secrets on commit ${n.slice(0, 12)} produced this result. The author of the pull request could have changed it: it has not been verified.`, ...e === "" ? [ "It contains no text." ] : [ "---", e, "---" ], ...t.length === 0 ? [] : [ (0, 
a.WT)(t, c.findings) ] ].join("\n\n")}\n`;
}
function handoffMarker(e) {
return (0, o._)(e, "handoff");
}
function handoffComment(e, t) {
const n = handoffMarker(e);
return `${n}\n${(0, i.o)(t, {
limit: r.j9 - n.length - 1,
unit: "characters",
whole: null
})}`;
}
}),
3101: (function(e, t, n) {
n.d(t, {
L: () => cleaned,
c: () => createReport
});
var r = n(7138);
var o = n(24788);
var i = n(15917);
var s = n(9879);
var a = n(19326);
const c = {
commit: null,
requestedBy: null
};
function createReport(e, {redact: t, links: n, subject: r = c, writes: o = [], isReview: s = false, outputSchema: u = null}) {
const l = cleaned(e, t, u);
const {findings: d, invalid: f} = (0, i.WX)(l);
return {
result: {
...l,
notices: [ ...l.notices, ...(0, i.R5)(f) ]
},
refused: (0, a.uE)(l.denials),
suggested: (0, a.fE)(l.denials),
unpasteable: (0, a.KU)(l.denials),
findings: d,
writes: cleaned(o, t),
isReview: s,
links: n,
subject: r.lastCheck === void 0 ? r : {
...r,
lastCheck: cleaned(r.lastCheck, t)
}
};
}
function cleaned(e, t, n = null) {
const i = n === null ? s.M : (0, o.U)(s.M, n);
return (0, o.E)(e, e => t((0, r.wh)(e)), i);
}
}),
19326: (function(e, t, n) {
n.d(t, {
KU: () => unpasteableRules,
Q$: () => allowFlag,
RJ: () => groupByRule,
fE: () => suggestedRules,
mM: () => allowLine,
tR: () => allowBlock,
uE: () => groupDenials
});
function groupDenials(e) {
const t = new Map;
for (const n of e) {
const e = JSON.stringify([ n.tool, n.label, n.reason, n.origin ]);
t.set(e, {
...n,
times: (t.get(e)?.times ?? 0) + 1
});
}
return [ ...t.values() ];
}
function groupByRule(e) {
const t = new Map;
for (const n of e) {
const {tool: e, reason: r, suggest: o, times: i, origin: s} = n;
const a = JSON.stringify([ e, r, o, s ]);
const {calls: c = [], times: u = 0} = t.get(a) ?? {};
t.set(a, {
calls: [ ...c, n ],
reason: r,
suggest: o,
times: u + i
});
}
return [ ...t.values() ];
}
function suggestedRules(e) {
return everyRule(e).filter(isPasteable);
}
function unpasteableRules(e) {
return everyRule(e).filter(e => !isPasteable(e)).length;
}
function everyRule(e) {
return [ ...new Set(e.flatMap(({suggest: e}) => e)) ];
}
function isPasteable(e) {
return e.length <= 500 && /^[A-Za-z]/.test(e) && !e.includes("${{") && !/[\p{C}\p{Zl}\p{Zp}\p{DI}]/u.test(e);
}
function allowBlock(e) {
return [ "allow: |", ...e.map(e => `  ${e}`) ].join("\n");
}
function allowLine(e) {
return `allow: ${/:(?:\s|$)|\s#/.test(e) ? `'${e.replaceAll("'", "''")}'` : e}`;
}
function allowFlag(e) {
return `--allow '${e.replaceAll("'", String.raw`'\''`)}'`;
}
}),
16428: (function(e, t, n) {
n.d(t, {
R: () => isTooComplex,
d: () => r
});
const r = 7e4;
const o = /^(?:[ \t]*(?:>|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t]))){20}/m;
function isTooComplex(e) {
if (e.length > r || o.test(e)) return true;
let t = 0;
for (const n of e.split(/\n[ \t]*\n/)) t += 25 * (n.match(/[*_~]+/g)?.length ?? 0) ** 2 + (n.match(/[[\]]/g)?.length ?? 0) ** 2;
return t > 1e8;
}
}),
42344: (function(e, t, n) {
n.d(t, {
P: () => createChangeCounts,
j: () => sumChanges
});
function createChangeCounts() {
const e = new Map;
return {
add: (t, n = 1) => void e.set(t, (e.get(t) ?? 0) + n),
changes: () => [ ...e ].map(([e, t]) => ({
kind: e,
count: t
}))
};
}
function sumChanges(...e) {
const t = createChangeCounts();
for (const {kind: n, count: r} of e.flat()) t.add(n, r);
return t.changes();
}
}),
74568: (function(e, t, n) {
n.d(t, {
P: () => withoutHidden,
u: () => sanitizePlain
});
var r = n(7138);
var o = n(42344);
const i = "Arabic Bengali Devanagari Gujarati Gurmukhi Kannada Khmer Malayalam Mongolian Myanmar Oriya Sinhala Syriac Tamil Telugu Tibetan".split(" ").map(e => `\\p{Script=${e}}`).join("");
const s = [ "[\\u00ad\\u034f\\u115f\\u1160\\u17b4\\u17b5\\u180e\\u200b\\u2060-\\u2065\\u206a-\\u206f\\u2800\\u3164\\ufeff\\uffa0\\ufff0-\\ufffb", "\\ufe00-\\ufe0d\\u{1bca0}-\\u{1bca3}\\u{1d173}-\\u{1d17a}\\u{e0000}-\\u{e0fff}\\p{Noncharacter_Code_Point}]", "|(?<!\\p{Script=Mongolian})[\\u180b-\\u180d\\u180f]", "|(?<!(?![0-9#*])\\p{Emoji})[\\ufe0e\\ufe0f](?!\\u20e3)|(?<![0-9#*])(?<!\\p{Emoji})\\ufe0f(?=\\u20e3)", `|(?<!\\p{Extended_Pictographic}\\p{Emoji_Modifier}?\\ufe0f?|[${i}])\\u200d`, "|(?<=\\p{Extended_Pictographic}\\p{Emoji_Modifier}?\\ufe0f?)\\u200d(?!\\p{Extended_Pictographic})", `|(?<![${i}])\\u200c` ].join("");
let a = null;
function parts() {
a ??= [ [ "invisible-character", /\p{Surrogate}/gu ], ...r.TF.map(e => [ "terminal-sequence", e ]), [ "control-character", /[\u0000-\u0008\u000e-\u001f\u007f-\u009f]/g ], [ "direction-mark", /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g ], [ "invisible-character", new RegExp(s, "gu") ] ];
return a;
}
function withoutHidden(e, t) {
if (/^[\t\n\x20-\x7e]*$/.test(e)) return e;
let n = e.replace(r.r4, "\n");
for (const [e, r] of parts()) n = n.replace(r, () => {
t.add(e);
return "";
});
return n;
}
function sanitizePlain(e) {
const t = (0, o.P)();
const n = withoutHidden(e, t);
return {
text: n,
changes: t.changes()
};
}
}),
48263: (function(e, t, n) {
n.d(t, {
Fd: () => TooDeepError,
N3: () => isHiddenElement,
NL: () => parsePage,
Te: () => m,
WH: () => isBlock,
ci: () => addressOf,
e9: () => visibleContent,
eX: () => languageOf,
lt: () => attribute,
vq: () => isElement
});
var r = n(77549);
var o = n(7042);
var i = n(83984);
var s = n(22429);
var a = n(24479);
var c = n(1680);
var u = n(78030);
var l = n(57749);
var d = n(18835);
var f = n(91197);
var h = n(14367);
var p = n(96855);
const m = [ (0, o.$)(), (0, s.r)(), (0, c.K)(), (0, l.x)(), (0, f.J)() ];
const g = [ (0, i.s)(), (0, a.C)(), (0, u.t)(), (0, d.k)(), (0, h.Q)() ];
function parsePage(e) {
const t = {
allowDangerousHtml: true,
allowDangerousProtocol: true
};
return (0, p.oH)((0, r.yt)(e, {
...t,
extensions: m,
htmlExtensions: g
}));
}
const w = new Set("script style template title noembed noframes noscript iframe object audio video canvas textarea xmp plaintext".split(" "));
function isHiddenElement(e) {
if (w.has(e.tagName)) return true;
const t = attribute(e, "style") ?? "";
return attribute(e, "hidden") !== null || attribute(e, "aria-hidden") === "true" || attribute(e, "id") === "footnote-label" || attribute(e, "data-footnote-backref") !== null || v.test(t.replace(/\/\*[^]*?\*\//g, ""));
}
const v = /(?:display\s*:\s*none|visibility\s*:\s*(?:hidden|collapse)|(?:opacity|font-size|max-height|max-width)\s*:\s*0*\.?0*(?:[a-z%]*)\s*(?:!important\s*)?(?:;|$))/i;
function attribute(e, t) {
return e.attrs.find(e => e.name === t)?.value ?? null;
}
function isElement(e) {
return "tagName" in e;
}
const b = new Set("address article aside blockquote center dd details dialog div dl dt fieldset figure figcaption footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section summary table tbody td th thead tr ul".split(" "));
function isBlock(e) {
return isElement(e) && b.has(e.tagName);
}
class TooDeepError extends Error {}
const y = 200;
function visibleContent(e, t) {
const n = [];
const visit = (e, t) => {
if (t > y) throw new TooDeepError;
"value" in e && n.push(e.value);
if (!isElement(e) || isHiddenElement(e)) return;
const r = n.length;
(isBlock(e) || e.tagName === "br") && n.push(" ");
for (const n of e.childNodes) visit(n, t + 1);
isBlock(e) && n.push(" ");
const o = n.slice(r).every(e => e.trim() === "");
const i = addressOf(e);
i === null || e.tagName !== "img" && o || n.push(` \0${decodedAddress(i)}\0 `);
e.tagName === "code" && n.push(` \0${languageOf(e)}\0 `);
e.tagName === "input" && n.push(attribute(e, "checked") === null ? "[ ]" : "[x]");
};
for (const t of e.childNodes) visit(t, 0);
return t(n.join("")).replace(/\s+/g, " ").trim();
}
function decodedAddress(e) {
try {
return decodeURI(e);
} catch {
return e;
}
}
function addressOf(e) {
const t = attribute(e, e.tagName === "img" ? "src" : "href");
if (e.tagName !== "img" && e.tagName !== "a") return null;
return attribute(e, "data-footnote-ref") !== null ? null : t;
}
function languageOf(e) {
return /^language-(\S+)/.exec(attribute(e, "class") ?? "")?.[1] ?? "";
}
}),
16183: (function(e, t, n) {
n.d(t, {
XL: () => eventsOf,
pH: () => structureOf,
te: () => isCertain
});
var r = n(45387);
var o = n(19627);
var i = n(82192);
var s = n(48263);
const a = {
disable: {
null: [ "htmlFlow", "htmlText" ]
}
};
const c = {
disable: {
null: [ "attention", "autolink", "characterEscape", "characterReference", "codeText", "hardBreakEscape", "labelEnd", "labelStartImage", "labelStartLink" ]
}
};
function eventsOf(e, {html: t, inline: n}) {
const u = [ ...s.Te, ...t ? [] : [ a ], ...n ? [] : [ c ] ];
return (0, r._)((0, o.q)({
extensions: u
}).document().write((0, i.v)()(e, void 0, true)));
}
function structureOf(e, t = false) {
const n = e.split("\n");
const r = new Map;
const o = new Set;
let i = 0;
let s = "";
for (const [a, c] of eventsOf(e, {
html: t,
inline: false
})) {
const t = c.start.line - 1;
c.type === "codeFenced" && a === "enter" && ([i, s] = [ 0, "" ]);
c.type === "codeFencedFence" && a === "exit" && (i += 1);
c.type === "codeFencedFenceInfo" && a === "exit" && (s = e.slice(c.start.offset, c.end.offset));
c.type === "tableRow" && a === "enter" && o.add(t);
if (a === "enter" || c.type !== "codeFenced" && c.type !== "codeIndented") continue;
const u = c.end.column === 1 && c.end.line > c.start.line;
r.set(t, {
kind: c.type === "codeFenced" ? "fenced" : "indented",
first: t,
last: c.end.line - (u ? 2 : 1),
prefix: (n[t] ?? "").slice(0, c.start.column - 1),
info: s,
isClosed: i > 1
});
}
return {
code: r,
rows: o
};
}
const u = /^( *)(?:[-*+]|\d{1,9}[.)])( +|$)/;
function isCertain(e, {kind: t, first: n, last: r, prefix: o}, i) {
const s = o.split(">").length - 1;
if (s > 0 && !isQuote(e, {
first: n,
last: r
}, i)) return false;
const a = new RegExp(`^(?: *> ?){${String(s)}}`);
const inner = t => {
const n = e[t] ?? "";
return a.test(n) ? n.replace(a, "") : null;
};
const c = inner(n) ?? "";
const l = t === "fenced" ? u.exec(c) : null;
const d = l === null ? indentOf(c) : l[0].length;
const f = l === null ? offsetAbove({
first: n,
indent: d
}, inner, i) : l[0].length;
if (t === "indented" ? d < f + 4 : l === null && d > f + 3) return false;
const h = t === "indented" ? f + 4 : f;
for (let e = n + 1; e <= r; e += 1) {
const t = inner(e);
if (t === null || t.trim() !== "" && indentOf(t) < h) return false;
}
return f === 0 || !e.slice(n, r + 1).some(e => /^[ >]*\t/.test(e));
}
function isQuote(e, {first: t, last: n}, r) {
const o = indentOf(e[t] ?? "");
const i = offsetAbove({
first: t,
indent: o
}, t => e[t] ?? "", r);
return o <= i + 3 && e.slice(t, n + 1).every(e => indentOf(e) >= i);
}
const indentOf = e => /^ */.exec(e)?.[0].length ?? 0;
function offsetAbove({first: e, indent: t}, n, r) {
let o = 0;
let i = t;
for (let t = e - 1; t >= 0; t -= 1) {
const e = n(t);
if (e === null) break;
if (e.trim() === "" || r(t)) continue;
const s = u.exec(e);
if (s !== null) {
const e = s[2]?.length ?? 0;
const t = e > 4 || e === 0 ? s[0].trimEnd().length + 1 : s[0].length;
t <= i && (o = Math.max(o, t));
i = Math.min(i, s[1]?.length ?? 0);
if (i === 0) break;
} else if (indentOf(e) === 0) break;
}
return o;
}
}),
32622: (function(e, t, n) {
n.d(t, {
o: () => truncateMarkdown
});
var r = n(54539);
var o = n(20653);
const i = {
fence: null,
details: 0
};
function truncateMarkdown(e, t) {
const size = e => t.unit === "bytes" ? Buffer.byteLength(e) : e.length;
if (size(e) <= t.limit) return e;
const n = t.whole === null ? "" : ` The whole text is ${t.whole}.`;
const o = `*Truncated here: ${(0, r.ZV)(t.limit)} of ${(0, r.ZV)(size(e))} ${t.unit} fit.${n}*`;
const i = t.limit - size(o) - size("\n\n");
const s = i <= 0 ? "" : lastFitting(e, i, size);
const a = s === "" ? o : `${s}\n\n${o}`;
return size(a) <= t.limit ? a : "";
}
function lastFitting(e, t, n) {
let r = {
end: 0,
open: i
};
let o = r;
let s = i;
let [a, c] = [ 0, 0 ];
for (const i of e.split("\n")) {
const e = openAfter(i, s);
const u = c + n(i);
if (u > t) {
const e = partOfLine(i, s, e => c + n(e) + closing(s).length <= t);
e > 0 && (r = {
end: a + e,
open: s
});
break;
}
if (u + closing(e).length <= t) {
r = {
end: a + i.length,
open: e
};
e.fence === null && e.details === 0 && (o = r);
}
s = e;
a += i.length + 1;
c = u + 1;
}
const {end: u, open: l} = o.end * 2 >= r.end ? o : r;
return `${e.slice(0, u)}${closing(l)}`.trimEnd();
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
const r = (e.match(/<details\b/gi)?.length ?? 0) - (e.match(/<\/details>/gi)?.length ?? 0);
return {
fence: n,
details: Math.max(0, t.details + r)
};
}
function closing({fence: e, details: t}) {
return `${e === null ? "" : `\n${e}`}${"\n\n</details>".repeat(t)}`;
}
function partOfLine(e, {fence: t}, n) {
if (t === null && /^\s*(?:\||<|`{3}|~{3})/.test(e)) return 0;
let [r, i] = [ 0, e.length ];
while (r < i) {
const t = Math.ceil((r + i) / 2);
n(e.slice(0, t)) ? r = t : i = t - 1;
}
return t === null ? safeEnd(e, r) : (0, o.GH)(e, r).length;
}
const s = 2e3;
function safeEnd(e, t) {
let n = 0;
let r = null;
for (const {0: o, index: i} of e.slice(0, t + 1).matchAll(/`+|\]\(|[[\])>]|<(?=[a-z/])|\s+/gi)) {
r !== null && i - r.since > s && (r = null);
r !== null ? o === r.until ? r = null : o === "](" && r.until === "]" && (r = {
until: ")",
since: r.since
}) : o.startsWith("`") ? r = {
until: o,
since: i
} : o === "[" ? r = {
until: "]",
since: i
} : o === "<" ? r = {
until: ">",
since: i
} : /^\s/.test(o) && (n = i);
}
return n;
}
}),
31675: (function(e, t, n) {
n.r(t);
n.d(t, {
endedWithout: () => endedWithout,
reportCanceled: () => reportCanceled,
reportCrash: () => reportCrash,
reportSkipped: () => reportSkipped,
reportUserError: () => reportUserError
});
var r = n(42357);
var o = n(54539);
var i = n(71431);
var s = n(7138);
var a = n(14694);
var c = n(62103);
var u = n(59028);
var l = n(1359);
var d = n(74397);
var f = n(20653);
async function reportUserError({diagnostics: e}, t) {
const {log: n, redact: i, documentation: a} = t;
const d = e.map(e => (0, r.xy)(e, a));
for (const e of d) n.error(e);
const f = i(d.join("\n\n"));
const h = (0, c.p)(f.split("\n"));
const p = `${l.vV["config-error"].sign} Not started: ${(0, o.B4)(e.length, "problem")} to fix`;
await (0, c.o)(`### ${p}\n\n${h}\n`, t);
const m = i((0, s.wh)(reasonOf(e)));
return endedWithout("config-error", (0, u.$)(e), m, (0, u.s)(e, i));
}
async function reportCanceled(e, t) {
const n = `The run was canceled (${String(e.reason)}) before a job began.`;
t.log.warning(n);
await (0, c.o)(`### ${l.vV.cancelled.sign} ${n}\n`, t);
return endedWithout("cancelled", "canceled", n);
}
async function reportCrash(e, t) {
const {log: n, redact: r} = t;
const o = (0, a.h)(e);
if (o !== null) return await faulty(o, t);
const i = e instanceof Error ? e.stack ?? e.message : String(e);
n.error(`This is a bug in Sallyport, please report it:\n${i}`);
const s = (0, c.p)(r(i).split("\n"));
await (0, c.o)(`### ${l.vV.incomplete.sign} Ended by a bug in Sallyport\n\n${s}\n`, t);
const u = {
conclusion: "incomplete",
code: "internal-error",
bug: r(i)
};
return endedWithout("incomplete", "internal-error", "The run was ended by a bug in Sallyport.", u);
}
async function faulty({text: e, hint: t}, n) {
const r = n.redact(`The run could not continue: ${e}.`);
n.log.error(`${r}\n  hint: ${t}`);
await (0, c.o)(`### ${l.vV.incomplete.sign} ${r}\n`, n);
return endedWithout("incomplete", "machine-problem", r);
}
function endedWithout(e, t, n, r = {
conclusion: e,
code: t,
reason: n
}) {
return {
exitCode: (0, i.FO)(e),
text: "",
value: r,
outputs: {
conclusion: e,
"reason-code": t,
reason: n
}
};
}
function reasonOf([e, ...t]) {
if (e === void 0) return "";
const n = e.location === void 0 ? "" : `${e.location}: `;
const r = t.length === 0 ? "" : ` (and ${(0, o.B4)(t.length, "other problem")})`;
return `Not started: ${n}${e.message}${r}.`;
}
async function reportSkipped({code: e, reason: t, hint: n}, r) {
const {log: o, redact: i} = r;
const a = [ `Not started: ${(0, f.Kx)(t)}.`, ...n === null ? [] : [ n ] ];
const u = i((0, s.wh)(a.join(" ")));
n === null ? o.info(u) : o.warning(u);
const {sign: h, text: p} = l.vV.skipped;
await (0, c.o)(`### ${h} ${p}\n\n${(0, d.ft)(u)}\n`, r);
return endedWithout("skipped", e, u);
}
})
};
