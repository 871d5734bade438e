"use strict";

exports.id = 5518;

exports.ids = [ 5518, 1675, 393 ];

exports.modules = {
52729: (function(t, e, n) {
n.d(e, {
postHandoff: () => postHandoff
});
var r = n(3456);
var o = n(42357);
var i = n(7138);
var a = n(3292);
var s = n(72443);
var c = n(12673);
var u = n(69701);
var l = n(28912);
async function findPullRequests(t, {owner: e, name: n}, r) {
const o = {
what: `the pull requests of ${e}/${n}`,
needs: [ "pull-requests: read" ]
};
const i = await (0, l.r)(t, 1).request(o, (t, o) => t.rest.pulls.list({
owner: e,
repo: n,
state: "open",
head: `${r.owner}:${r.branch}`,
per_page: 100,
request: {
signal: o
}
}));
return (i?.data ?? []).filter(t => t.head.sha === r.sha && t.head.repo?.id === r.repositoryId).map(({number: t}) => t);
}
var d = n(60957);
var f = n(58276);
var h = n(62103);
var p = n(50393);
var m = n(94343);
var g = n(43759);
var w = n(30185);
const handoff_read_text = t => m.YjP({
error: "is not a string"
}).check(g.Eb(t, {
error: `has more than ${String(t)} characters`
}));
const line = () => {
const t = "is not a line number";
return m.Whr({
error: t
}).check(g.qm(1, {
error: t
}), g.Zm(1e7, {
error: t
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
function readHandoff(t, {where: e, head: n}) {
const r = v.safeParse(parse(t, e));
if (!r.success) throw new o.yo(r.error.issues.slice(0, y).map(t => invalid(e, wordsFor(t))));
if (r.data.head !== n) throw new o.yo(invalid(e, "it is for a different commit than the event"));
return r.data;
}
const y = 10;
function parse(t, e) {
try {
return JSON.parse(new TextDecoder("utf-8", {
fatal: true
}).decode(t));
} catch {
throw new o.yo(invalid(e, "it is not JSON in UTF-8"));
}
}
function wordsFor(t) {
const e = t.path.length === 0 ? "the file" : t.path.map(String).join(".");
if (t.code === "unrecognized_keys") return `${e} has ${String(t.keys.length)} unknown field(s)`;
return t.path.length === 0 ? "it does not hold a JSON object" : `${e} ${t.message}`;
}
function invalid(t, e) {
return {
code: "handoff-invalid",
location: t,
message: e,
hint: "check what the first workflow writes; nothing was posted"
};
}
var b = n(1359);
var $ = n(3101);
var k = n(70482);
var x = n(74397);
var E = n(60212);
var C = n(31675);
async function postHandoff({parsed: t}, e) {
const {settings: n} = (0, E.s)(t);
const i = await (0, r.MY)(e.hostEnvironment);
checkUse(n, i);
const a = handoffTargetOf(i);
if (typeof a === "string") return await (0, C.reportSkipped)({
code: "no-target",
reason: a,
hint: null
}, e);
const s = await readFile(n.post ?? "", a.head.sha, e);
const c = markdownOf(s, {
settings: n,
event: i
}, e);
try {
const t = await pullRequestOf(a, n, e);
if (typeof t === "string") return await (0, C.reportSkipped)({
code: "no-target",
reason: t,
hint: null
}, e);
if (n["dry-run"]) return rehearsed(t, c, e);
return await posted(a, t ?? 0, {
settings: n,
markdown: c,
ports: e
});
} catch (t) {
(0, o.ki)(t, d.J);
return await failed(`It could not be posted: ${t.message} ${t.hint}`, e);
}
}
function checkUse(t, e) {
const n = [ "prompt", "prompt-file", "command", "model" ].filter(e => t[e] !== void 0);
const r = t["github-token"] === void 0 && !t["dry-run"];
const i = [];
const add = (t, e, n = {}) => void i.push({
code: "setting-invalid",
location: "post",
message: t,
hint: e,
...n
});
for (const t of n) add(`${t} cannot be combined with post, which does not use a model`, `remove ${t}`);
const a = "see docs/forks.md for the workflow; on a terminal pass its event file with --event";
const s = e.name === "none" ? "no event" : e.name;
s !== "workflow_run" && add("post only works on workflow_run events", a, {
found: s
});
r && add("post needs github-token", "pass github-token, or set GITHUB_TOKEN");
if (i.length > 0) throw new o.yo(i);
}
function handoffTargetOf({repository: t, headSha: e, trigger: {run: n}}) {
if (n?.event !== "pull_request") return `the previous run was started by ${n?.event ?? "an unknown event"}, not by pull_request`;
if (t === null || e === null || n.branch === null) return "the event does not contain the repository of the commit; the fork may have been deleted";
const {owner: r, name: o, repositoryId: i} = n.branch;
return {
repository: t,
head: {
owner: r,
branch: o,
sha: e,
repositoryId: i
}
};
}
async function readFile(t, e, {hostEnvironment: n}) {
try {
return readHandoff(await (0, a.b)(t, n.directory, p.nt.fileBytes), {
where: t,
head: e
});
} catch (e) {
if (e instanceof o.yo) throw e;
const n = e instanceof s.k && e.code !== "missing" && e.code !== "no-permission";
const r = "the hand-off file cannot be read";
const i = "download the artifact of the first workflow, and pass the path of the file in it";
throw (0, o.IF)([ n ? "handoff-invalid" : "file-unreadable", t ], r, i, (0, o.bD)(e));
}
}
function markdownOf({text: t, findings: e = []}, {settings: n, event: r}, {hostEnvironment: o, redact: a}) {
const {url: s = null} = r.trigger.run ?? {};
const c = {
...(0, f.I)(n, o),
mentions: []
};
return (0, p.Oc)({
text: (0, k.R)((0, i.wh)(t), {
redact: a,
outgoing: c
}).text,
findings: (0, $.L)(e, a),
head: r.headSha ?? "",
run: (0, x.n1)(s) ? s : null
});
}
async function pullRequestOf({repository: t, head: e}, n, {hostEnvironment: r, redact: o}) {
const i = n["github-token"];
if (i === void 0) return null;
const a = await findPullRequests((0, c.C0)(i, {
hostEnvironment: (0, c.KT)(r),
redact: o
}), t, e);
if (a.length === 0) return "no open pull request has this commit as its head; it was closed, or has a newer commit";
if (a.length > 1) return `${String(a.length)} open pull requests have this head, so none is selected`;
return a[0] ?? null;
}
async function posted({repository: t}, e, {settings: n, markdown: r, ports: o}) {
const {hostEnvironment: i, log: a, redact: s} = o;
const l = (0, u.Cl)((0, c.C0)(n["github-token"] ?? "", {
hostEnvironment: (0, c.KT)(i),
redact: s
}));
const d = n["comment-key"];
const f = {
owner: t.owner,
repo: t.name,
number: e
};
const {action: m, url: g} = await l.upsertComment(f, (0, p.j6)(d), (0, p.wo)(d, r));
a.info(`comment ${m}: ${g}`);
const w = `### ${b.vV.success.sign} Posted`;
await (0, h.o)(`${w}\n\nOn pull request ${String(e)}: ${g}\n`, o);
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
number: e,
action: m
},
outputs: v
};
}
function rehearsed(t, e, n) {
const r = t === null ? "the pull request of this commit (unknown without a token)" : `#${String(t)}`;
const o = `dry run: nothing is posted\ncomment on ${r}:\n\n${e}`;
const {hostEnvironment: i, log: a} = n;
if (i.onRunner) for (const t of o.split("\n")) a.info(t);
const s = {
conclusion: "skipped",
"reason-code": "dry-run"
};
const c = {
...s,
number: t,
markdown: e
};
return {
exitCode: 0,
text: i.onRunner ? "" : o.trimEnd(),
value: c,
outputs: s
};
}
async function failed(t, e) {
const n = e.redact((0, i.wh)(t));
e.log.error(n);
const r = `### ${b.vV.incomplete.sign} Not posted`;
await (0, h.o)(`${r}\n\n${(0, h.p)(n.split("\n"))}\n`, e);
return (0, C.endedWithout)("incomplete", "not-posted", n);
}
}),
84182: (function(t, e, n) {
n.d(e, {
D4: () => plainTitle,
Ft: () => isSame,
j$: () => markedBody,
j9: () => a,
lB: () => upsertComment
});
var r = n(7138);
var o = n(32622);
var i = n(20653);
const a = 65536;
function markedBody(t, e, n = "") {
const r = n === "" ? "" : `\n\n${n}`;
const i = a - t.length - 1 - r.length;
return `${t}\n${(0, o.o)(e, {
limit: i,
unit: "characters",
whole: "in write-requests.json, next to the run report"
})}${r}`;
}
function isSame(t, e) {
const plain = t => withoutFooter(t.replaceAll("\r\n", "\n")).trimEnd();
return plain(t) === plain(e);
}
function withoutFooter(t) {
return t.replace(/\n+<sub>By \[this run of Sallyport\]\([^\n]*<\/sub>\s*$/, "");
}
function plainTitle(t) {
return (0, i.TN)((0, r.wh)(t));
}
async function upsertComment(t, e, n) {
const r = (await n.comments()).find(({body: e}) => e.startsWith(t));
if (r !== void 0 && isSame(r.body, e)) return {
outcome: "unchanged",
url: r.url
};
const o = r === void 0 ? null : await n.updateComment(r.id, e);
if (o !== null) return {
outcome: "updated",
url: o.url
};
return {
outcome: "created",
url: (await n.createComment(e)).url
};
}
}),
69701: (function(t, e, n) {
n.d(e, {
Ce: () => createRetryBudget,
Cl: () => createGitHub,
Z$: () => isViewer
});
var r = n(80353);
var o = n(77523);
var i = n(60957);
const a = {
login: "github-actions[bot]",
id: null
};
function createGitHub(t) {
const e = createRetryBudget(t);
const writeWith = n => (r, i, a) => {
const bodyAfter = e => t.redact(typeof a === "string" ? a : a(e));
return e(e => n(e, {
target: r,
marker: i,
bodyAfter: bodyAfter,
signal: t.signal
}), t => (0, o.Zw)(t, r));
};
return {
upsertComment: writeWith(upsert),
updateComment: writeWith(update),
hideComments: (r, i, a) => e(async ({octokit: e, viewer: o}) => {
const {hideComments: s} = await n.e(6045).then(n.bind(n, 56045));
return await s(e, {
target: r,
beginnings: i,
except: a,
signal: t.signal,
isOwn: t => isViewer(t, o)
});
}, t => (0, o.OR)(t, "the state of earlier comments", [ "issues: write", "pull-requests: write" ]))
};
}
function createRetryBudget(t) {
let e = null;
return async (n, i) => {
for (let a = 1; ;a += 1) try {
e ??= openSession(t);
return await n(await e);
} catch (n) {
if (t.signal.aborted && (0, o.Ni)(n)) throw canceled();
const s = a < r.F3 && !t.signal.aborted ? (0, o.fm)(n, a, t.clock.now()) : null;
if (s === null) throw i(n);
e = null;
await t.clock.sleep(s, t.signal);
}
};
}
const canceled = () => new i.J(null, "The time for posts was over before GitHub answered", "GitHub may have carried out the request all the same.");
async function openSession(t) {
const e = await (0, r.wy)(t);
return {
octokit: e,
viewer: await readViewer(e, t.signal)
};
}
async function readViewer(t, e) {
try {
const n = await t.graphql("{ viewer { login databaseId } }", {
request: {
signal: (0, r.wj)(e)
}
});
return viewerOf(n?.viewer?.login, n?.viewer?.databaseId);
} catch (t) {
if ((0, o.UZ)(t) && ((0, o.dg)(t) || t.status === 401)) throw t;
return a;
}
}
const viewerOf = (t, e) => typeof t === "string" ? {
login: t,
id: typeof e === "number" ? e : null
} : a;
async function upsert(t, e) {
const n = await update(t, e);
if (n !== null) return n;
const {id: r, url: o} = await commentPlace(t.octokit, e.target, e.signal).create(e.bodyAfter(null));
return {
id: r,
url: o,
action: "created"
};
}
async function update({octokit: t, viewer: e}, {target: n, marker: r, bodyAfter: o, signal: i}) {
const a = commentPlace(t, n, i);
const s = await findComment(a, r, e);
if (s === null) return null;
try {
const {id: t, url: e} = await a.update(s.id, o(s.body));
return {
id: t,
url: e,
action: "updated"
};
} catch (t) {
if (t.status !== 404) throw t;
return null;
}
}
async function findComment(t, e, n) {
for (let r = 1; ;r += 1) {
const {comments: o, isLast: i} = await t.page(r);
const a = o.find(({body: t, user: r}) => t?.startsWith(e) === true && isViewer(r, n));
if (a !== void 0) return {
id: a.id,
body: a.body ?? ""
};
if (i) return null;
}
}
function isViewer(t, e) {
return t !== null && (e.id === null ? t.login === e.login : t.id === e.id);
}
function commentPlace(t, e, n) {
return e.thread === void 0 ? conversation(t, e, n) : threads(t, e, n);
}
function conversation({rest: {issues: t}}, e, n) {
const call = () => callOf(e, n);
return {
async page(n) {
const {data: r, headers: o} = await t.listComments({
...{
...call(),
issue_number: e.number,
per_page: 100,
page: n
}
});
return {
comments: r,
isLast: isLast(o)
};
},
update: async (e, n) => posted(await t.updateComment({
...call(),
comment_id: e,
body: n
})),
create: async n => posted(await t.createComment({
...call(),
issue_number: e.number,
body: n
}))
};
}
function threads(t, e, n) {
const {pulls: r} = t.rest;
const call = () => callOf(e, n);
return {
async page(t) {
const {data: n, headers: o} = await r.listReviewComments({
...{
...call(),
pull_number: e.number,
per_page: 100,
page: t
}
});
return {
comments: n,
isLast: isLast(o)
};
},
update: async (t, e) => posted(await r.updateReviewComment({
...call(),
comment_id: t,
body: e
})),
async create(o) {
try {
const t = {
...call(),
pull_number: e.number,
comment_id: e.thread ?? 0,
body: o
};
return posted(await r.createReplyForReviewComment(t));
} catch (r) {
if (r.status !== 404) throw r;
return await conversation(t, e, n).create(o);
}
}
};
}
function callOf({owner: t, repo: e}, n) {
return {
owner: t,
repo: e,
request: {
signal: (0, r.wj)(n)
}
};
}
const isLast = ({link: t}) => t?.includes('rel="next"') !== true;
function posted({data: t}) {
return {
id: t.id,
url: t.html_url
};
}
}),
28912: (function(t, e, n) {
n.d(e, {
r: () => createGitHubReader
});
var r = n(35548);
var o = n(80353);
var i = n(77523);
var a = n(60957);
var s = n(83823);
function createGitHubReader(t, e) {
let n = e;
let r = null;
const request = async (e, i) => {
if (n <= 0) return null;
n -= 1;
r ??= (0, o.wy)(t);
const c = await r;
try {
return await (0, o.bD)(t, t => i(c, t));
} catch (t) {
throw t instanceof a.J ? t : (0, s.K)(t, e);
}
};
return {
request: request,
query: (t, e, n) => request(t, async (r, o) => {
try {
return {
data: await r.graphql(e, {
...n,
request: {
signal: o
}
}),
errors: []
};
} catch (e) {
if (isMissingEndpoint(e)) throw noGraphql(t);
return partialAnswer(e);
}
})
};
}
function isMissingEndpoint(t) {
return (0, i.UZ)(t) && [ 404, 405 ].includes((0, i.f1)(t).status ?? 0);
}
function noGraphql({what: t}) {
const e = `The server has no GraphQL API, so ${t} could not be read by it`;
return new a.J(404, e, r.i["graphql-missing"], "graphql-missing");
}
function partialAnswer(t) {
const {data: e, errors: n} = t;
const r = e === null || e === void 0 || Object.values(e).every(t => t === null);
if (!Array.isArray(n) || r) throw t;
return {
data: e,
errors: (0, i.cr)(n)
};
}
}),
58276: (function(t, e, n) {
n.d(e, {
I: () => outgoingOptionsOf
});
function outgoingOptionsOf({"allow-links": t, "allow-mentions": e}, {environment: n}) {
const r = n["GITHUB_SERVER_URL"] ?? "https://github.com";
return {
hosts: [ ...URL.canParse(r) ? [ new URL(r).hostname ] : [], ...t ],
mentions: e
};
}
}),
62103: (function(t, e, n) {
n.d(e, {
o: () => writeSummaryFile,
p: () => indentedBlock
});
var r = n(42357);
async function writeSummaryFile(t, {log: e, writeSummary: n}) {
try {
await (n?.(t));
} catch (t) {
e.warning(`The summary could not be written: ${(0, r.bD)(t)}`);
}
}
function indentedBlock(t) {
return t.map(t => `    ${t}`).join("\n");
}
}),
59028: (function(t, e, n) {
n.d(e, {
$: () => codeOf,
s: () => refusalValue
});
function refusalValue(t, e) {
return {
conclusion: "config-error",
code: codeOf(t),
errors: t.map(t => {
const n = Object.entries(t);
return Object.fromEntries(n.map(([t, n]) => [ t, t === "code" ? n : e(n) ]));
})
};
}
const codeOf = ([t]) => t?.code ?? "setting-invalid";
}),
50393: (function(t, e, n) {
n.d(e, {
Oc: () => handoffMarkdown,
handoffOf: () => handoffOf,
j6: () => handoffMarker,
nt: () => c,
wo: () => handoffComment
});
var r = n(84182);
var o = n(20544);
var i = n(32622);
var a = n(20653);
var s = n(15917);
const c = {
fileBytes: 1e6,
text: 4e4,
findings: 100,
path: 500,
title: 200,
message: 1e3
};
function handoffOf({text: t}, e, n) {
const r = e.filter(({path: t}) => t.length <= c.path).slice(0, c.findings);
const o = r.map(({path: t, line: e, endLine: n, severity: r, title: o, message: i}) => ({
...{
path: t,
line: e,
severity: r,
...n === void 0 ? {} : {
endLine: n
}
},
title: (0, a.ml)(o, c.title),
message: (0, a.ml)(i, c.message)
}));
return {
version: 1,
head: n,
text: (0, i.o)(t, {
limit: c.text,
unit: "characters",
whole: null
}),
...o.length === 0 ? {} : {
findings: o
}
};
}
function handoffMarkdown({text: t, findings: e, head: n, run: r}) {
const o = r === null ? "A run" : `[A run](${r})`;
return `${[ "### From the pull request's own code", `${o} without secrets on commit ${n.slice(0, 12)} produced this result. The author of the pull request could have changed it: it has not been verified.`, ...t === "" ? [ "It contains no text." ] : [ "---", t, "---" ], ...e.length === 0 ? [] : [ (0, 
s.WT)(e, c.findings) ] ].join("\n\n")}\n`;
}
function handoffMarker(t) {
return (0, o._)(t, "handoff");
}
function handoffComment(t, e) {
const n = handoffMarker(t);
return `${n}\n${(0, i.o)(e, {
limit: r.j9 - n.length - 1,
unit: "characters",
whole: null
})}`;
}
}),
19326: (function(t, e, n) {
n.d(e, {
KU: () => unpasteableRules,
Q$: () => allowFlag,
RJ: () => groupByRule,
fE: () => suggestedRules,
mM: () => allowLine,
tR: () => allowBlock,
uE: () => groupDenials
});
function groupDenials(t) {
const e = new Map;
for (const n of t) {
const t = JSON.stringify([ n.tool, n.label, n.reason, n.origin ]);
e.set(t, {
...n,
times: (e.get(t)?.times ?? 0) + 1
});
}
return [ ...e.values() ];
}
function groupByRule(t) {
const e = new Map;
for (const n of t) {
const {tool: t, reason: r, suggest: o, times: i, origin: a} = n;
const s = JSON.stringify([ t, r, o, a ]);
const {calls: c = [], times: u = 0} = e.get(s) ?? {};
e.set(s, {
calls: [ ...c, n ],
reason: r,
suggest: o,
times: u + i
});
}
return [ ...e.values() ];
}
function suggestedRules(t) {
return everyRule(t).filter(isPasteable);
}
function unpasteableRules(t) {
return everyRule(t).filter(t => !isPasteable(t)).length;
}
function everyRule(t) {
return [ ...new Set(t.flatMap(({suggest: t}) => t)) ];
}
function isPasteable(t) {
return t.length <= 500 && /^[A-Za-z]/.test(t) && !t.includes("${{") && !/[\p{C}\p{Zl}\p{Zp}\p{DI}]/u.test(t);
}
function allowBlock(t) {
return [ "allow: |", ...t.map(t => `  ${t}`) ].join("\n");
}
function allowLine(t) {
return `allow: ${/:(?:\s|$)|\s#/.test(t) ? `'${t.replaceAll("'", "''")}'` : t}`;
}
function allowFlag(t) {
return `--allow '${t.replaceAll("'", String.raw`'\''`)}'`;
}
}),
16428: (function(t, e, n) {
n.d(e, {
R: () => isTooComplex,
d: () => r
});
const r = 7e4;
const o = /^(?:[ \t]*(?:>|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t]))){20}/m;
function isTooComplex(t) {
if (t.length > r || o.test(t)) return true;
let e = 0;
for (const n of t.split(/\n[ \t]*\n/)) e += 25 * (n.match(/[*_~]+/g)?.length ?? 0) ** 2 + (n.match(/[[\]]/g)?.length ?? 0) ** 2;
return e > 1e8;
}
}),
42344: (function(t, e, n) {
n.d(e, {
P: () => createChangeCounts,
j: () => sumChanges
});
function createChangeCounts() {
const t = new Map;
return {
add: (e, n = 1) => void t.set(e, (t.get(e) ?? 0) + n),
changes: () => [ ...t ].map(([t, e]) => ({
kind: t,
count: e
}))
};
}
function sumChanges(...t) {
const e = createChangeCounts();
for (const {kind: n, count: r} of t.flat()) e.add(n, r);
return e.changes();
}
}),
74568: (function(t, e, n) {
n.d(e, {
P: () => withoutHidden,
u: () => sanitizePlain
});
var r = n(7138);
var o = n(42344);
const i = "Arabic Bengali Devanagari Gujarati Gurmukhi Kannada Khmer Malayalam Mongolian Myanmar Oriya Sinhala Syriac Tamil Telugu Tibetan".split(" ").map(t => `\\p{Script=${t}}`).join("");
const a = [ "[\\u00ad\\u034f\\u115f\\u1160\\u17b4\\u17b5\\u180e\\u200b\\u2060-\\u2065\\u206a-\\u206f\\u2800\\u3164\\ufeff\\uffa0\\ufff0-\\ufffb", "\\ufe00-\\ufe0d\\u{1bca0}-\\u{1bca3}\\u{1d173}-\\u{1d17a}\\u{e0000}-\\u{e0fff}\\p{Noncharacter_Code_Point}]", "|(?<!\\p{Script=Mongolian})[\\u180b-\\u180d\\u180f]", "|(?<!(?![0-9#*])\\p{Emoji})[\\ufe0e\\ufe0f](?!\\u20e3)|(?<![0-9#*])(?<!\\p{Emoji})\\ufe0f(?=\\u20e3)", `|(?<!\\p{Extended_Pictographic}\\p{Emoji_Modifier}?\\ufe0f?|[${i}])\\u200d`, "|(?<=\\p{Extended_Pictographic}\\p{Emoji_Modifier}?\\ufe0f?)\\u200d(?!\\p{Extended_Pictographic})", `|(?<![${i}])\\u200c` ].join("");
let s = null;
function parts() {
s ??= [ [ "invisible-character", /\p{Surrogate}/gu ], ...r.TF.map(t => [ "terminal-sequence", t ]), [ "control-character", /[\u0000-\u0008\u000e-\u001f\u007f-\u009f]/g ], [ "direction-mark", /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g ], [ "invisible-character", new RegExp(a, "gu") ] ];
return s;
}
function withoutHidden(t, e) {
if (/^[\t\n\x20-\x7e]*$/.test(t)) return t;
let n = t.replace(r.r4, "\n");
for (const [t, r] of parts()) n = n.replace(r, () => {
e.add(t);
return "";
});
return n;
}
function sanitizePlain(t) {
const e = (0, o.P)();
const n = withoutHidden(t, e);
return {
text: n,
changes: e.changes()
};
}
}),
48263: (function(t, e, n) {
n.d(e, {
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
var a = n(22429);
var s = n(24479);
var c = n(1680);
var u = n(78030);
var l = n(57749);
var d = n(18835);
var f = n(91197);
var h = n(14367);
var p = n(96855);
const m = [ (0, o.$)(), (0, a.r)(), (0, c.K)(), (0, l.x)(), (0, f.J)() ];
const g = [ (0, i.s)(), (0, s.C)(), (0, u.t)(), (0, d.k)(), (0, h.Q)() ];
function parsePage(t) {
const e = {
allowDangerousHtml: true,
allowDangerousProtocol: true
};
return (0, p.oH)((0, r.yt)(t, {
...e,
extensions: m,
htmlExtensions: g
}));
}
const w = new Set("script style template title noembed noframes noscript iframe object audio video canvas textarea xmp plaintext".split(" "));
function isHiddenElement(t) {
if (w.has(t.tagName)) return true;
const e = attribute(t, "style") ?? "";
return attribute(t, "hidden") !== null || attribute(t, "aria-hidden") === "true" || attribute(t, "id") === "footnote-label" || attribute(t, "data-footnote-backref") !== null || v.test(e.replace(/\/\*[^]*?\*\//g, ""));
}
const v = /(?:display\s*:\s*none|visibility\s*:\s*(?:hidden|collapse)|(?:opacity|font-size|max-height|max-width)\s*:\s*0*\.?0*(?:[a-z%]*)\s*(?:!important\s*)?(?:;|$))/i;
function attribute(t, e) {
return t.attrs.find(t => t.name === e)?.value ?? null;
}
function isElement(t) {
return "tagName" in t;
}
const y = new Set("address article aside blockquote center dd details dialog div dl dt fieldset figure figcaption footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section summary table tbody td th thead tr ul".split(" "));
function isBlock(t) {
return isElement(t) && y.has(t.tagName);
}
class TooDeepError extends Error {}
const b = 200;
function visibleContent(t, e) {
const n = [];
const visit = (t, e) => {
if (e > b) throw new TooDeepError;
"value" in t && n.push(t.value);
if (!isElement(t) || isHiddenElement(t)) return;
const r = n.length;
(isBlock(t) || t.tagName === "br") && n.push(" ");
for (const n of t.childNodes) visit(n, e + 1);
isBlock(t) && n.push(" ");
const o = n.slice(r).every(t => t.trim() === "");
const i = addressOf(t);
i === null || t.tagName !== "img" && o || n.push(` \0${decodedAddress(i)}\0 `);
t.tagName === "code" && n.push(` \0${languageOf(t)}\0 `);
t.tagName === "input" && n.push(attribute(t, "checked") === null ? "[ ]" : "[x]");
};
for (const e of t.childNodes) visit(e, 0);
return e(n.join("")).replace(/\s+/g, " ").trim();
}
function decodedAddress(t) {
try {
return decodeURI(t);
} catch {
return t;
}
}
function addressOf(t) {
const e = attribute(t, t.tagName === "img" ? "src" : "href");
if (t.tagName !== "img" && t.tagName !== "a") return null;
return attribute(t, "data-footnote-ref") !== null ? null : e;
}
function languageOf(t) {
return /^language-(\S+)/.exec(attribute(t, "class") ?? "")?.[1] ?? "";
}
}),
16183: (function(t, e, n) {
n.d(e, {
XL: () => eventsOf,
pH: () => structureOf,
te: () => isCertain
});
var r = n(45387);
var o = n(19627);
var i = n(82192);
var a = n(48263);
const s = {
disable: {
null: [ "htmlFlow", "htmlText" ]
}
};
const c = {
disable: {
null: [ "attention", "autolink", "characterEscape", "characterReference", "codeText", "hardBreakEscape", "labelEnd", "labelStartImage", "labelStartLink" ]
}
};
function eventsOf(t, {html: e, inline: n}) {
const u = [ ...a.Te, ...e ? [] : [ s ], ...n ? [] : [ c ] ];
return (0, r._)((0, o.q)({
extensions: u
}).document().write((0, i.v)()(t, void 0, true)));
}
function structureOf(t, e = false) {
const n = t.split("\n");
const r = new Map;
const o = new Set;
let i = 0;
let a = "";
for (const [s, c] of eventsOf(t, {
html: e,
inline: false
})) {
const e = c.start.line - 1;
c.type === "codeFenced" && s === "enter" && ([i, a] = [ 0, "" ]);
c.type === "codeFencedFence" && s === "exit" && (i += 1);
c.type === "codeFencedFenceInfo" && s === "exit" && (a = t.slice(c.start.offset, c.end.offset));
c.type === "tableRow" && s === "enter" && o.add(e);
if (s === "enter" || c.type !== "codeFenced" && c.type !== "codeIndented") continue;
const u = c.end.column === 1 && c.end.line > c.start.line;
r.set(e, {
kind: c.type === "codeFenced" ? "fenced" : "indented",
first: e,
last: c.end.line - (u ? 2 : 1),
prefix: (n[e] ?? "").slice(0, c.start.column - 1),
info: a,
isClosed: i > 1
});
}
return {
code: r,
rows: o
};
}
const u = /^( *)(?:[-*+]|\d{1,9}[.)])( +|$)/;
function isCertain(t, {kind: e, first: n, last: r, prefix: o}, i) {
const a = o.split(">").length - 1;
if (a > 0 && !isQuote(t, {
first: n,
last: r
}, i)) return false;
const s = new RegExp(`^(?: *> ?){${String(a)}}`);
const inner = e => {
const n = t[e] ?? "";
return s.test(n) ? n.replace(s, "") : null;
};
const c = inner(n) ?? "";
const l = e === "fenced" ? u.exec(c) : null;
const d = l === null ? indentOf(c) : l[0].length;
const f = l === null ? offsetAbove({
first: n,
indent: d
}, inner, i) : l[0].length;
if (e === "indented" ? d < f + 4 : l === null && d > f + 3) return false;
const h = e === "indented" ? f + 4 : f;
for (let t = n + 1; t <= r; t += 1) {
const e = inner(t);
if (e === null || e.trim() !== "" && indentOf(e) < h) return false;
}
return f === 0 || !t.slice(n, r + 1).some(t => /^[ >]*\t/.test(t));
}
function isQuote(t, {first: e, last: n}, r) {
const o = indentOf(t[e] ?? "");
const i = offsetAbove({
first: e,
indent: o
}, e => t[e] ?? "", r);
return o <= i + 3 && t.slice(e, n + 1).every(t => indentOf(t) >= i);
}
const indentOf = t => /^ */.exec(t)?.[0].length ?? 0;
function offsetAbove({first: t, indent: e}, n, r) {
let o = 0;
let i = e;
for (let e = t - 1; e >= 0; e -= 1) {
const t = n(e);
if (t === null) break;
if (t.trim() === "" || r(e)) continue;
const a = u.exec(t);
if (a !== null) {
const t = a[2]?.length ?? 0;
const e = t > 4 || t === 0 ? a[0].trimEnd().length + 1 : a[0].length;
e <= i && (o = Math.max(o, e));
i = Math.min(i, a[1]?.length ?? 0);
if (i === 0) break;
} else if (indentOf(t) === 0) break;
}
return o;
}
}),
32622: (function(t, e, n) {
n.d(e, {
o: () => truncateMarkdown
});
var r = n(54539);
var o = n(20653);
const i = {
fence: null,
details: 0
};
function truncateMarkdown(t, e) {
const size = t => e.unit === "bytes" ? Buffer.byteLength(t) : t.length;
if (size(t) <= e.limit) return t;
const n = noteFor(size(t), e);
const r = e.limit - size(n) - size("\n\n");
const o = r <= 0 ? "" : lastFitting(t, r, size);
const i = o === "" ? n : `${o}\n\n${n}`;
return size(i) <= e.limit ? i : "";
}
function noteFor(t, {limit: e, unit: n, whole: o}) {
const i = o === null ? "" : ` The whole text is ${o}.`;
return `*Truncated here: ${(0, r.ZV)(e)} of ${(0, r.ZV)(t)} ${n} fit.${i}*`;
}
function lastFitting(t, e, n) {
let r = {
end: 0,
open: i
};
let o = r;
let a = i;
let [s, c] = [ 0, 0 ];
for (const i of t.split("\n")) {
const t = openAfter(i, a);
const u = c + n(i);
if (u > e) {
const t = partOfLine(i, a, t => c + n(t) + closing(a).length <= e);
t > 0 && (r = {
end: s + t,
open: a
});
break;
}
if (u + closing(t).length <= e) {
r = {
end: s + i.length,
open: t
};
t.fence === null && t.details === 0 && (o = r);
}
a = t;
s += i.length + 1;
c = u + 1;
}
const {end: u, open: l} = o.end * 2 >= r.end ? o : r;
return `${t.slice(0, u)}${closing(l)}`.trimEnd();
}
function openAfter(t, e) {
if (e.fence !== null) {
const n = /^ {0,3}(`{3,}|~{3,})[ \t]*$/.exec(t)?.[1] ?? "";
return n.startsWith(e.fence) ? {
...e,
fence: null
} : e;
}
const n = /^ {0,3}(`{3,}(?=[^`]*$)|~{3,})/.exec(t)?.[1] ?? null;
if (n !== null) return {
...e,
fence: n
};
if (!/^ {0,3}<\/?details\b/i.test(t)) return e;
const r = (t.match(/<details\b/gi)?.length ?? 0) - (t.match(/<\/details>/gi)?.length ?? 0);
return {
fence: n,
details: Math.max(0, e.details + r)
};
}
function closing({fence: t, details: e}) {
return `${t === null ? "" : `\n${t}`}${"\n\n</details>".repeat(e)}`;
}
function partOfLine(t, {fence: e}, n) {
if (e === null && /^\s*(?:\||<|`{3}|~{3})/.test(t)) return 0;
let [r, i] = [ 0, t.length ];
while (r < i) {
const e = Math.ceil((r + i) / 2);
n(t.slice(0, e)) ? r = e : i = e - 1;
}
return e === null ? safeEnd(t, r) : (0, o.GH)(t, r).length;
}
const a = 2e3;
function safeEnd(t, e) {
let n = 0;
let r = null;
for (const {0: o, index: i} of t.slice(0, e + 1).matchAll(/`+|\]\(|[[\])>]|<(?=[a-z/])|\s+/gi)) {
r !== null && i - r.since > a && (r = null);
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
31675: (function(t, e, n) {
n.r(e);
n.d(e, {
endedWithout: () => endedWithout,
reportCanceled: () => reportCanceled,
reportCrash: () => reportCrash,
reportSkipped: () => reportSkipped,
reportUserError: () => reportUserError
});
var r = n(42357);
var o = n(54539);
var i = n(71431);
var a = n(7138);
var s = n(14694);
var c = n(62103);
var u = n(59028);
var l = n(1359);
var d = n(74397);
var f = n(20653);
async function reportUserError({diagnostics: t}, e) {
const {log: n, redact: i, documentation: s} = e;
const d = t.map(t => (0, r.xy)(t, s));
for (const t of d) n.error(t);
const f = i(d.join("\n\n"));
const h = (0, c.p)(f.split("\n"));
const p = `${l.vV["config-error"].sign} Not started: ${(0, o.B4)(t.length, "problem")} to fix`;
await (0, c.o)(`### ${p}\n\n${h}\n`, e);
const m = i((0, a.wh)(reasonOf(t)));
return endedWithout("config-error", (0, u.$)(t), m, (0, u.s)(t, i));
}
async function reportCanceled(t, e) {
const n = `The run was canceled (${String(t.reason)}) before a job began.`;
e.log.warning(n);
await (0, c.o)(`### ${l.vV.cancelled.sign} ${n}\n`, e);
return endedWithout("cancelled", "canceled", n);
}
async function reportCrash(t, e) {
const {log: n, redact: r} = e;
const o = (0, s.h)(t);
if (o !== null) return await faulty(o, e);
const i = t instanceof Error ? t.stack ?? t.message : String(t);
n.error(`This is a bug in Sallyport, please report it:\n${i}`);
const a = (0, c.p)(r(i).split("\n"));
await (0, c.o)(`### ${l.vV.incomplete.sign} Ended by a bug in Sallyport\n\n${a}\n`, e);
const u = {
conclusion: "incomplete",
code: "internal-error",
bug: r(i)
};
return endedWithout("incomplete", "internal-error", "The run was ended by a bug in Sallyport.", u);
}
async function faulty({text: t, hint: e}, n) {
const r = n.redact(`The run could not continue: ${t}.`);
n.log.error(`${r}\n  hint: ${e}`);
await (0, c.o)(`### ${l.vV.incomplete.sign} ${r}\n`, n);
return endedWithout("incomplete", "machine-problem", r);
}
function endedWithout(t, e, n, r = {
conclusion: t,
code: e,
reason: n
}) {
return {
exitCode: (0, i.FO)(t),
text: "",
value: r,
outputs: {
conclusion: t,
"reason-code": e,
reason: n
}
};
}
function reasonOf([t, ...e]) {
if (t === void 0) return "";
const n = t.location === void 0 ? "" : `${t.location}: `;
const r = e.length === 0 ? "" : ` (and ${(0, o.B4)(e.length, "other problem")})`;
return `Not started: ${n}${t.message}${r}.`;
}
async function reportSkipped({code: t, reason: e, hint: n}, r) {
const {log: o, redact: i} = r;
const s = [ `Not started: ${(0, f.Kx)(e)}.`, ...n === null ? [] : [ n ] ];
const u = i((0, a.wh)(s.join(" ")));
n === null ? o.info(u) : o.warning(u);
const {sign: h, text: p} = l.vV.skipped;
await (0, c.o)(`### ${h} ${p}\n\n${(0, d.ft)(u)}\n`, r);
return endedWithout("skipped", t, u);
}
})
};
