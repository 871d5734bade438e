"use strict";

exports.id = 9635;

exports.ids = [ 9635, 1400, 8842 ];

exports.modules = {
71400: (function(t, e, n) {
n.d(e, {
checkOutPullRequest: () => checkOutPullRequest,
y: () => wantsPullRequest
});
var o = n(90784);
var r = n(42357);
var s = n(12673);
var a = n(28912);
async function readPullRequest(t, {owner: e, repo: n, number: o}) {
const r = `the pull request ${e}/${n}#${String(o)}`;
return await t.request({
what: r,
needs: [ "pull-requests: read" ]
}, async (t, r) => {
const {data: s} = await t.rest.pulls.get({
owner: e,
repo: n,
pull_number: o,
request: {
signal: r
}
});
const {head: a, base: i} = s;
const u = a.repo;
return {
number: o,
isOpen: s.state === "open",
head: {
sha: a.sha,
branch: a.ref,
isFork: u === null || u.id !== i.repo.id,
isDefault: a.ref === i.repo.default_branch
},
base: i.ref,
commits: s.commits
};
});
}
var i = n(60957);
var u = n(38287);
var c = n(93768);
var l = n(20653);
async function checkOutPullRequest(t, e) {
const {runContext: n, lists: r} = t;
const {pull: s, notices: a} = await fetchJobCommit(n, e);
if (s === null) return {
job: t,
notices: a
};
const i = s.of === "head" ? {
...n.event,
headSha: s.commit
} : n.event;
const u = {
...n,
pull: s,
event: i
};
if (!(0, o.Z)(u)) return {
job: {
...t,
runContext: u
},
notices: a
};
const c = n.settings.mode === "plan" ? "plan" : "default";
const l = {
...u,
settings: {
...n.settings,
mode: c
}
};
return {
job: {
...t,
runContext: l,
lists: readOnlyLists(r)
},
notices: a
};
}
function wantsPullRequest({event: t, settings: {checkout: e}}) {
if (e === "none" || t.item?.kind !== "pull-request" || t.repository === null) return false;
return e !== "auto" || t.trigger.triggerComment !== null || t.headSha === null;
}
async function fetchJobCommit(t, e) {
if (!wantsPullRequest(t)) return {
pull: null,
notices: []
};
const {git: n, settings: s} = t;
if (n === null) return withoutFiles("the workspace is not a git repository");
if (s["github-token"] === void 0) return withoutFiles("no github-token is set to read the pull request");
const a = s.checkout === "base" ? "base" : "head";
const i = await factsOf(t, e);
const c = await n.headSha().catch((0, r.j6)(u.U, ({message: t, hint: e}) => fail(t, e)));
if (a === "head" && c === i.head.sha) {
const t = {
facts: i,
of: a,
commit: c,
isInPlace: true
};
return {
pull: t,
notices: (0, o.Z)({
pull: t,
settings: s
}) ? [ d ] : []
};
}
const l = await fetchCommits(n, i, t, e);
const f = {
...i,
head: {
...i.head,
sha: l.head
}
};
const m = {
facts: f,
of: a,
commit: l[a],
isInPlace: false
};
return {
pull: m,
notices: (0, o.Z)({
pull: m,
settings: s
}) ? [ d ] : []
};
}
const withoutFiles = t => ({
pull: null,
notices: [ `The files in the workspace are not those of the pull request, because ${t}.` ]
});
const d = "The head of the pull request is in a fork: its files can only be read, so the rules for Bash, Write and Edit do not apply, and no MCP server is started on this machine. See docs/checkout.md.";
function readOnlyLists({allow: t, ...e}) {
const isKept = t => {
const [, e = ""] = /^\s*([\w-]+)/.exec(t) ?? [];
const n = (0, c.Zt)(e) ?? e;
return f.has(n) || n.startsWith("mcp__") || n === "Bash" && /\(\s*gh[ :]/.test(t);
};
return {
...e,
allow: t.filter(isKept)
};
}
const f = new Set("Read List Glob Grep TodoWrite WebFetch WebSearch Skill Task Comment Review Label Assign Issue CheckRun".split(" "));
async function factsOf({event: t, settings: e}, n) {
const {repository: o, item: u} = t;
const c = e["github-token"];
if (o === null || u === null || c === void 0) throw new Error("no pull request to read");
const l = (0, a.r)((0, s.dC)(c, n), 1);
const d = {
owner: o.owner,
repo: o.name,
number: u.number
};
const f = await readPullRequest(l, d).catch((0, r.j6)(i.J, ({message: t, hint: e}) => fail(`GitHub did not return the pull request: ${t}`, e)));
if (f === null) throw new Error("one request is not enough to read a pull request");
return f;
}
const m = 50;
const h = 500;
async function fetchCommits(t, {number: e, base: n, commits: o}, {event: a, settings: i}, c) {
const l = (0, s.Ek)(c, a.repository);
const d = Math.min(Math.max(o + 1, m), h);
const f = {
address: l,
token: i["github-token"] ?? null
};
return await t.fetchPullRequest(f, {
number: e,
base: n,
depth: d
}).catch((0, r.j6)(u.U, ({message: t, hint: e}) => fail(`git could not fetch it from ${l}: ${t}`, e)));
}
function fail(t, e) {
const n = e === null ? "give the job `contents: read` and `pull-requests: read`" : (0, 
l.Kx)(e);
const o = `${n}; or set checkout: none to work on the checkout of the workflow`;
throw (0, r.IF)([ "checkout-failed", "checkout" ], "the files of the pull request are not available", o, t);
}
}),
92750: (function(t, e, n) {
n.d(e, {
dryRun: () => dryRun
});
var o = n(42357);
var r = n(28842);
var s = n(96668);
var a = n(58647);
var i = n(33374);
var u = n(33617);
var c = n(3745);
var l = n(58251);
var d = n(94054);
var f = n(54377);
async function dryRunServers(t) {
const {settings: e, trustedSource: n} = t.runContext;
const o = await (0, l.O)(e, n.source, n.placement.above);
if (o === null) return {
tools: [],
notices: (0, f.U)(t.lists, e, [])
};
const {servers: r, lock: s, lockPath: a, notices: i} = o;
const u = r.map(({name: t}) => t);
const c = r.filter(({name: e}) => (0, d.O8)(e, t));
const m = s === null && c.length > 0;
return {
tools: c.map(({name: t}) => `mcp__${t}__*`),
notices: [ ...(0, f.U)(t.lists, e, u), ...i, ...r.filter(t => !c.includes(t)).map(({givenName: t, name: e}) => `The MCP server ${t} is not started: no rule allows mcp__${e}.`), ...m ? [ `The tools of MCP servers are not pinned: run \`sallyport mcp pin\`, which writes ${a}.` ] : [] ]
};
}
var m = n(49711);
var h = n(42492);
var p = n(62052);
var g = n(1418);
var b = n(62103);
var w = n(53754);
var v = n(20653);
function dryRunText(t) {
const {plan: e, rules: n, limits: o} = t;
const r = e.segments.filter(t => t.kind !== "text").map(({kind: t, source: e}) => `${t}: ${e}`);
const s = [ ...t.start === null ? [] : [ [ "start", [ t.start ] ] ], [ "prompt", [ t.prompt ] ], [ "source", [ t.trustedCommit === null ? "the working tree" : `the trusted commit ${t.trustedCommit}` ] ], [ "model", [ t.model ] ], [ "workspace", [ t.workspace ] ], [ "mode", [ t.mode ] ], [ "sandbox", [ t.sandbox ] ], [ "allow", n.allow ], [ "ask", n.ask ], [ "deny", n.deny ], [ "tools", [ t.tools.join(", ") ] ], [ "instructions", t.instructions ], [ "skills", t.skills.length === 0 ? [] : [ t.skills.join(", ") ] ], ...t.hooks.length === 0 ? [] : [ [ "hooks", t.hooks ] ], [ "limits", [ limitsText(o) ] ], [ "answer", [ t.outputSchema === null ? "text" : `JSON that matches the schema ${schemaText(t.outputSchema)}` ] ], [ "placeholders", r ], [ "files", e.files.flatMap(({path: t, ...e}) => evaluatedLines(t, e)) ], [ "commands", e.commands.flatMap(({command: t, ...e}) => evaluatedLines(t, e)) ], [ "writes", t.writes ], [ "publish", t.publish ], ...t.notices.length === 0 ? [] : [ [ "notices", t.notices ] ] ];
const a = s.flatMap(([t, e]) => (e.length === 0 ? [ "none" ] : e).map((e, n) => `${(n === 0 ? t : "").padEnd(10)} ${e}`));
const i = t.context.flatMap(({title: t, text: e, images: n}) => [ "", `${t}:`, "", e, ...n ]);
const u = i.length === 0 ? [] : [ "", "context about the item for the model:", ...i ];
return [ "dry run: no model is called, no command runs", ...a, ...u ].join("\n");
}
const y = 300;
function schemaText(t) {
const e = JSON.stringify(t);
return e.length > y ? `${(0, v.GH)(e, y)}\u2026 (${e.length} characters)` : e;
}
function evaluatedLines(t, {outcome: e, reason: n, suggest: o}) {
const r = `${e}: ${t} (${n})`;
if (e !== "refuse") return [ r ];
return [ r, "        " + (o.length === 0 ? "no rule can allow it" : `would be allowed by: ${o.join("  ")}`) ];
}
function limitsText({maxTurns: t, maxCostUsd: e, maxOutputTokens: n, timeoutMs: o}) {
return [ `${String(t)} turns`, `${String(o / 6e4)} minutes`, ...e === null ? [] : [ `${String(e)} US dollars` ], ...n === null ? [] : [ `${String(n)} output tokens` ] ].join(", ");
}
var k = n(3101);
var x = n(51464);
var $ = n(71400);
var C = n(74191);
var S = n(41332);
async function dryRun(t, e) {
const {hostEnvironment: n, redact: o} = e;
const r = await dry_run_plan(t, n);
const s = (0, k.L)(r, o);
const a = dryRunText(s);
n.onRunner && await show(a, e);
return {
exitCode: 0,
text: n.onRunner ? "" : a,
value: {
conclusion: "skipped",
code: "dry-run",
rehearsal: s
},
outputs: {
conclusion: "skipped",
"reason-code": "dry-run",
reason: "A dry run: no model was used, and nothing was run or posted."
}
};
}
async function dry_run_plan({runContext: t, sources: e, spec: n, vars: l, lists: d, model: f, outputSchema: h, notices: p, start: b}, w) {
const {settings: v, trustedSource: y} = t;
const k = (0, S.B)(t, w, plannedPush(t));
const $ = await (0, s.FO)(k, {
lists: d,
mode: v.mode,
spec: n
});
const T = await (0, a.p1)({
keep: () => Promise.resolve(null)
}, $.kinds, k);
const q = (0, m.YB)(w);
const E = {
home: w.temporary,
temporary: q
};
const P = (0, c.Y)({
runContext: t,
hostEnvironment: w,
childProcesses: E,
lists: d,
spec: n,
tools: T
});
await P.ready();
await requireUsableHooks({
runContext: t,
lists: d,
toolPath: P.processes.path
});
const R = {
args: v.args,
vars: l
};
const O = {
...P,
cwd: P.files.root
};
await (0, g.G)(n, R, O, {
missingFiles: v["missing-files"]
});
const j = await (0, i.AN)({
sources: e,
runContext: t,
model: f,
lists: d,
spec: n
}, P);
const _ = await (0, C.N)({
runContext: t,
model: f
}, w);
const M = await dryRunServers({
runContext: t,
lists: d,
spec: n
});
return {
start: b?.words ?? null,
prompt: n.source,
model: f.name,
mode: v.mode,
sandbox: await sandboxText(v.sandbox, t, w),
workspace: workspaceText(t),
trustedCommit: y.commit,
rules: d,
tools: [ ...(0, x.h)(P.tools).map(({name: t}) => t), ...M.tools, ...repositoryTools(j) ],
instructions: j.loaded.map(({path: t, bytes: e}) => `${t} (${String(e)} bytes)`),
skills: (j.catalog?.open() ?? []).map(({name: t}) => t),
hooks: (t.hooks?.hooks ?? []).map(r.YX),
limits: (0, u.aQ)(v),
outputSchema: h,
plan: await (0, g.w)(n, R, O),
writes: [ ...$.kinds.map(e => writeTarget(e, k, t)), ...$.notices ],
publish: targetsOf(t, w),
context: _.attachments.flatMap(shownIn),
notices: [ p, (t.hooks?.notices ?? []).map(o.ut), M.notices, j.notices, _.notices, _.omissions ].flat()
};
}
function repositoryTools({catalog: t, agents: e}) {
return [ ...t === null ? [] : [ "Skill" ], ...e.length === 0 ? [] : [ "Task" ] ];
}
function plannedPush(t) {
const e = (0, $.y)(t) && t.settings.checkout !== "base";
return e ? {
branch: "its own branch, if that accepts it,",
indirect: null
} : s.RH;
}
function workspaceText(t) {
const {settings: e, workspace: n, event: o} = t;
if ((0, $.y)(t)) {
const t = e.checkout === "base" ? "base branch" : "head";
return `the ${t} of pull request #${String(o.item?.number)}, in a temporary worktree of ${n}`;
}
return e.worktree ? `a temporary worktree of HEAD of ${n}` : n;
}
async function requireUsableHooks(t) {
if (t.runContext.hooks === null) return;
const {hookProblems: e} = await Promise.all([ n.e(41), n.e(387), n.e(982) ]).then(n.bind(n, 80982));
const r = await e(t);
if (r.length > 0) throw new o.yo(r);
}
async function sandboxText(t, {workspace: e}, {environment: n, home: o, temporary: r}) {
if (t === "off") return "off: commands run unconfined";
const {path: s} = (0, h.o3)({
environment: n,
temporary: r
}, e);
const a = n["RUNNER_TOOL_CACHE"];
const {level: i, reason: u} = await (0, p.U)(r, {
workspace: e,
userHome: o,
path: s,
toolCache: a
});
return `${t}: ${i} (${u})`;
}
function shownIn(t) {
if (t.type !== "context") return [];
const {title: e, text: n, images: o} = t;
return [ {
title: e,
text: n,
images: o.map(({name: t, mediaType: e}) => t ?? e)
} ];
}
async function show(t, e) {
const n = t.split("\n");
for (const t of n) e.log.info(t);
await (0, b.o)(`### \u23ed\ufe0f Dry run\n\n${(0, b.p)(n)}\n`, e);
}
function targetsOf({settings: t, event: e}, {onRunner: n}) {
const {publish: o} = t;
return [ ...o.includes("summary") ? [ n ? "the summary" : "the report file" ] : [], ...o.includes("annotations") ? [ "annotations of the findings" ] : [], ...o.includes("check") ? [ "a check run" ] : [], ...o.includes("handoff") ? [ "a hand-off for a second workflow" ] : [], ...o.includes("review") ? [ "a review of the pull request, or a comment if there is none" ] : [], ...o.includes("comment") ? [ commentTarget(t, e) ] : [] ];
}
function writeTarget({tool: t, target: e}, {pull: n, push: o}, {event: {item: r, repository: s}}) {
const a = `${s?.owner ?? ""}/${s?.name ?? ""}`;
if (e === "branch" && n !== null) return `${t} from ${n.branch} into ${n.base} of ${a}`;
if (e === "push" && "branch" in o) return `${t} to ${o.branch} of pull request #${String(r?.number)} of ${a}`;
if (e === "repository" || r === null) return `${t} in ${a}`;
return `${t} on ${r.kind.replace("-", " ")} #${String(r.number)} of ${a}`;
}
function commentTarget(t, {item: e, repository: n, trigger: o}) {
if (e === null || n === null) return "no comment: no issue or pull request in the event";
const r = t["github-token"] === void 0 ? ", but no token is set" : "";
const s = (0, w.uR)(t["comment-mode"], o.triggerComment) !== null;
const a = s ? "a reply in a separate comment" : `the comment "${t["comment-key"]}"`;
return `${a}: ${e.kind.replace("-", " ")} #${String(e.number)}${r}`;
}
}),
90784: (function(t, e, n) {
n.d(e, {
Z: () => isReadOnlyHead
});
function isReadOnlyHead({pull: t, settings: e}) {
return t !== null && t.of === "head" && t.facts.head.isFork && !e["allow-forks"];
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
var o = n(7138);
var r = n(32622);
var s = n(20653);
const a = 65536;
function markedBody(t, e, n = "") {
const o = n === "" ? "" : `\n\n${n}`;
const s = a - t.length - 1 - o.length;
return `${t}\n${(0, r.o)(e, {
limit: s,
unit: "characters",
whole: "in write-requests.json, next to the run report"
})}${o}`;
}
function isSame(t, e) {
const plain = t => withoutFooter(t.replaceAll("\r\n", "\n")).trimEnd();
return plain(t) === plain(e);
}
function withoutFooter(t) {
return t.replace(/\n+<sub>By \[this run of Sallyport\]\([^\n]*<\/sub>\s*$/, "");
}
function plainTitle(t) {
return (0, s.TN)((0, o.wh)(t));
}
async function upsertComment(t, e, n) {
const o = (await n.comments()).find(({body: e}) => e.startsWith(t));
if (o !== void 0 && isSame(o.body, e)) return {
outcome: "unchanged",
url: o.url
};
const r = o === void 0 ? null : await n.updateComment(o.id, e);
if (r !== null) return {
outcome: "updated",
url: r.url
};
return {
outcome: "created",
url: (await n.createComment(e)).url
};
}
}),
28842: (function(t, e, n) {
n.d(e, {
UR: () => hookLabel,
YX: () => hookLine,
nL: () => hookProblem
});
function hookLabel({handler: t}) {
const e = t.type === "request" ? t.url.replace(/[?#].*$/, "") : [ t.command, ...t.args ?? [] ].join(" ").replaceAll(/\s+/g, " ").trim();
return e.length > o ? `${e.slice(0, o - 1)}\u2026` : e;
}
function hookLine(t) {
return `${[ t.event, t.matcher ].filter(t => t !== "").join(" ")}: ${hookLabel(t)}`;
}
const o = 60;
function hookProblem(t, e, n, o) {
return {
code: "hook-invalid",
location: t,
message: e,
found: n,
hint: o
};
}
}),
28912: (function(t, e, n) {
n.d(e, {
r: () => createGitHubReader
});
var o = n(35548);
var r = n(80353);
var s = n(77523);
var a = n(60957);
var i = n(83823);
function createGitHubReader(t, e) {
let n = e;
let o = null;
const request = async (e, s) => {
if (n <= 0) return null;
n -= 1;
o ??= (0, r.wy)(t);
const u = await o;
try {
return await (0, r.bD)(t, t => s(u, t));
} catch (t) {
throw t instanceof a.J ? t : (0, i.K)(t, e);
}
};
return {
request: request,
query: (t, e, n) => request(t, async (o, r) => {
try {
return {
data: await o.graphql(e, {
...n,
request: {
signal: r
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
return (0, s.UZ)(t) && [ 404, 405 ].includes((0, s.f1)(t).status ?? 0);
}
function noGraphql({what: t}) {
const e = `The server has no GraphQL API, so ${t} could not be read by it`;
return new a.J(404, e, o.i["graphql-missing"], "graphql-missing");
}
function partialAnswer(t) {
const {data: e, errors: n} = t;
const o = e === null || e === void 0 || Object.values(e).every(t => t === null);
if (!Array.isArray(n) || o) throw t;
return {
data: e,
errors: (0, s.cr)(n)
};
}
}),
62052: (function(t, e, n) {
n.d(e, {
U: () => probeSandbox
});
var o = n(73024);
var r = n(76760);
var s = n(42357);
var a = n(9111);
async function probeSandbox(t, e) {
let n = null;
try {
n = (0, o.mkdtempSync)((0, r.join)(t, "sallyport-probe-"));
const s = (0, r.join)(n, "home");
const i = (0, r.join)(n, "tmp");
const u = (0, r.join)(n, "own");
for (const t of [ s, i, u ]) (0, o.mkdirSync)(t);
const c = (0, a.createSandbox)({
...e,
mode: "auto",
directory: u,
home: s,
temporary: i,
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
return await c.report();
} finally {
c.close();
}
} catch (t) {
return {
level: "none",
reason: `The sandbox could not be tried: ${(0, s.bD)(t)}.`
};
} finally {
n !== null && (0, o.rmSync)(n, {
recursive: true,
force: true
});
}
}
}),
62103: (function(t, e, n) {
n.d(e, {
o: () => writeSummaryFile,
p: () => indentedBlock
});
var o = n(42357);
async function writeSummaryFile(t, {log: e, writeSummary: n}) {
try {
await (n?.(t));
} catch (t) {
e.warning(`The summary could not be written: ${(0, o.bD)(t)}`);
}
}
function indentedBlock(t) {
return t.map(t => `    ${t}`).join("\n");
}
}),
16428: (function(t, e, n) {
n.d(e, {
R: () => isTooComplex,
d: () => o
});
const o = 7e4;
const r = /^(?:[ \t]*(?:>|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t]))){20}/m;
function isTooComplex(t) {
if (t.length > o || r.test(t)) return true;
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
for (const {kind: n, count: o} of t.flat()) e.add(n, o);
return e.changes();
}
}),
74568: (function(t, e, n) {
n.d(e, {
P: () => withoutHidden,
u: () => sanitizePlain
});
var o = n(7138);
var r = n(42344);
const s = "Arabic Bengali Devanagari Gujarati Gurmukhi Kannada Khmer Malayalam Mongolian Myanmar Oriya Sinhala Syriac Tamil Telugu Tibetan".split(" ").map(t => `\\p{Script=${t}}`).join("");
const a = [ "[\\u00ad\\u034f\\u115f\\u1160\\u17b4\\u17b5\\u180e\\u200b\\u2060-\\u2065\\u206a-\\u206f\\u2800\\u3164\\ufeff\\uffa0\\ufff0-\\ufffb", "\\ufe00-\\ufe0d\\u{1bca0}-\\u{1bca3}\\u{1d173}-\\u{1d17a}\\u{e0000}-\\u{e0fff}\\p{Noncharacter_Code_Point}]", "|(?<!\\p{Script=Mongolian})[\\u180b-\\u180d\\u180f]", "|(?<!(?![0-9#*])\\p{Emoji})[\\ufe0e\\ufe0f](?!\\u20e3)|(?<![0-9#*])(?<!\\p{Emoji})\\ufe0f(?=\\u20e3)", `|(?<!\\p{Extended_Pictographic}\\p{Emoji_Modifier}?\\ufe0f?|[${s}])\\u200d`, "|(?<=\\p{Extended_Pictographic}\\p{Emoji_Modifier}?\\ufe0f?)\\u200d(?!\\p{Extended_Pictographic})", `|(?<![${s}])\\u200c` ].join("");
let i = null;
function parts() {
i ??= [ [ "invisible-character", /\p{Surrogate}/gu ], ...o.TF.map(t => [ "terminal-sequence", t ]), [ "control-character", /[\u0000-\u0008\u000e-\u001f\u007f-\u009f]/g ], [ "direction-mark", /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g ], [ "invisible-character", new RegExp(a, "gu") ] ];
return i;
}
function withoutHidden(t, e) {
if (/^[\t\n\x20-\x7e]*$/.test(t)) return t;
let n = t.replace(o.r4, "\n");
for (const [t, o] of parts()) n = n.replace(o, () => {
e.add(t);
return "";
});
return n;
}
function sanitizePlain(t) {
const e = (0, r.P)();
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
Te: () => p,
WH: () => isBlock,
ci: () => addressOf,
e9: () => visibleContent,
eX: () => languageOf,
lt: () => attribute,
vq: () => isElement
});
var o = n(77549);
var r = n(7042);
var s = n(83984);
var a = n(22429);
var i = n(24479);
var u = n(1680);
var c = n(78030);
var l = n(57749);
var d = n(18835);
var f = n(91197);
var m = n(14367);
var h = n(96855);
const p = [ (0, r.$)(), (0, a.r)(), (0, u.K)(), (0, l.x)(), (0, f.J)() ];
const g = [ (0, s.s)(), (0, i.C)(), (0, c.t)(), (0, d.k)(), (0, m.Q)() ];
function parsePage(t) {
const e = {
allowDangerousHtml: true,
allowDangerousProtocol: true
};
return (0, h.oH)((0, o.yt)(t, {
...e,
extensions: p,
htmlExtensions: g
}));
}
const b = new Set("script style template title noembed noframes noscript iframe object audio video canvas textarea xmp plaintext".split(" "));
function isHiddenElement(t) {
if (b.has(t.tagName)) return true;
const e = attribute(t, "style") ?? "";
return attribute(t, "hidden") !== null || attribute(t, "aria-hidden") === "true" || attribute(t, "id") === "footnote-label" || attribute(t, "data-footnote-backref") !== null || w.test(e.replace(/\/\*[^]*?\*\//g, ""));
}
const w = /(?:display\s*:\s*none|visibility\s*:\s*(?:hidden|collapse)|(?:opacity|font-size|max-height|max-width)\s*:\s*0*\.?0*(?:[a-z%]*)\s*(?:!important\s*)?(?:;|$))/i;
function attribute(t, e) {
return t.attrs.find(t => t.name === e)?.value ?? null;
}
function isElement(t) {
return "tagName" in t;
}
const v = new Set("address article aside blockquote center dd details dialog div dl dt fieldset figure figcaption footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section summary table tbody td th thead tr ul".split(" "));
function isBlock(t) {
return isElement(t) && v.has(t.tagName);
}
class TooDeepError extends Error {}
const y = 200;
function visibleContent(t, e) {
const n = [];
const visit = (t, e) => {
if (e > y) throw new TooDeepError;
"value" in t && n.push(t.value);
if (!isElement(t) || isHiddenElement(t)) return;
const o = n.length;
(isBlock(t) || t.tagName === "br") && n.push(" ");
for (const n of t.childNodes) visit(n, e + 1);
isBlock(t) && n.push(" ");
const r = n.slice(o).every(t => t.trim() === "");
const s = addressOf(t);
s === null || t.tagName !== "img" && r || n.push(` \0${decodedAddress(s)}\0 `);
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
var o = n(45387);
var r = n(19627);
var s = n(82192);
var a = n(48263);
const i = {
disable: {
null: [ "htmlFlow", "htmlText" ]
}
};
const u = {
disable: {
null: [ "attention", "autolink", "characterEscape", "characterReference", "codeText", "hardBreakEscape", "labelEnd", "labelStartImage", "labelStartLink" ]
}
};
function eventsOf(t, {html: e, inline: n}) {
const c = [ ...a.Te, ...e ? [] : [ i ], ...n ? [] : [ u ] ];
return (0, o._)((0, r.q)({
extensions: c
}).document().write((0, s.v)()(t, void 0, true)));
}
function structureOf(t, e = false) {
const n = t.split("\n");
const o = new Map;
const r = new Set;
let s = 0;
let a = "";
for (const [i, u] of eventsOf(t, {
html: e,
inline: false
})) {
const e = u.start.line - 1;
u.type === "codeFenced" && i === "enter" && ([s, a] = [ 0, "" ]);
u.type === "codeFencedFence" && i === "exit" && (s += 1);
u.type === "codeFencedFenceInfo" && i === "exit" && (a = t.slice(u.start.offset, u.end.offset));
u.type === "tableRow" && i === "enter" && r.add(e);
if (i === "enter" || u.type !== "codeFenced" && u.type !== "codeIndented") continue;
const c = u.end.column === 1 && u.end.line > u.start.line;
o.set(e, {
kind: u.type === "codeFenced" ? "fenced" : "indented",
first: e,
last: u.end.line - (c ? 2 : 1),
prefix: (n[e] ?? "").slice(0, u.start.column - 1),
info: a,
isClosed: s > 1
});
}
return {
code: o,
rows: r
};
}
const c = /^( *)(?:[-*+]|\d{1,9}[.)])( +|$)/;
function isCertain(t, {kind: e, first: n, last: o, prefix: r}, s) {
const a = r.split(">").length - 1;
if (a > 0 && !isQuote(t, {
first: n,
last: o
}, s)) return false;
const i = new RegExp(`^(?: *> ?){${String(a)}}`);
const inner = e => {
const n = t[e] ?? "";
return i.test(n) ? n.replace(i, "") : null;
};
const u = inner(n) ?? "";
const l = e === "fenced" ? c.exec(u) : null;
const d = l === null ? indentOf(u) : l[0].length;
const f = l === null ? offsetAbove({
first: n,
indent: d
}, inner, s) : l[0].length;
if (e === "indented" ? d < f + 4 : l === null && d > f + 3) return false;
const m = e === "indented" ? f + 4 : f;
for (let t = n + 1; t <= o; t += 1) {
const e = inner(t);
if (e === null || e.trim() !== "" && indentOf(e) < m) return false;
}
return f === 0 || !t.slice(n, o + 1).some(t => /^[ >]*\t/.test(t));
}
function isQuote(t, {first: e, last: n}, o) {
const r = indentOf(t[e] ?? "");
const s = offsetAbove({
first: e,
indent: r
}, e => t[e] ?? "", o);
return r <= s + 3 && t.slice(e, n + 1).every(t => indentOf(t) >= s);
}
const indentOf = t => /^ */.exec(t)?.[0].length ?? 0;
function offsetAbove({first: t, indent: e}, n, o) {
let r = 0;
let s = e;
for (let e = t - 1; e >= 0; e -= 1) {
const t = n(e);
if (t === null) break;
if (t.trim() === "" || o(e)) continue;
const a = c.exec(t);
if (a !== null) {
const t = a[2]?.length ?? 0;
const e = t > 4 || t === 0 ? a[0].trimEnd().length + 1 : a[0].length;
e <= s && (r = Math.max(r, e));
s = Math.min(s, a[1]?.length ?? 0);
if (s === 0) break;
} else if (indentOf(t) === 0) break;
}
return r;
}
}),
58251: (function(t, e, n) {
n.d(e, {
O: () => mcpConfigurationOf
});
var o = n(69984);
async function mcpConfigurationOf(t, e, r = []) {
if (!(0, o.A)(t)) return null;
return await (await n.e(8724).then(n.bind(n, 88724))).readMcpConfiguration(t, e, r);
}
})
};
