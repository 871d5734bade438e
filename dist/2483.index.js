"use strict";

exports.id = 2483;

exports.ids = [ 2483, 2225, 8912, 3479 ];

exports.modules = {
94606: (function(e, t, n) {
n.d(t, {
checkOutPullRequest: () => checkOutPullRequest,
y: () => wantsPullRequest
});
var o = n(90784);
var s = n(42357);
var r = n(12673);
var i = n(28912);
var a = n(49829);
var l = n(60957);
var c = n(38287);
var u = n(93768);
var d = n(20653);
async function checkOutPullRequest(e, t) {
const {runContext: n, lists: s} = e;
const {pull: r, notices: i} = await fetchJobCommit(n, t);
if (r === null) return {
job: e,
notices: i
};
const a = r.of === "head" ? {
...n.event,
headSha: r.commit
} : n.event;
const l = {
...n,
pull: r,
event: a
};
if (!(0, o.Z)(l)) return {
job: {
...e,
runContext: l
},
notices: i
};
const c = n.settings.mode === "plan" ? "plan" : "default";
const u = {
...l,
settings: {
...n.settings,
mode: c
}
};
return {
job: {
...e,
runContext: u,
lists: readOnlyLists(s)
},
notices: i
};
}
function wantsPullRequest({event: e, settings: {checkout: t}}) {
if (t === "none" || e.item?.kind !== "pull-request" || e.repository === null) return false;
return t !== "auto" || e.trigger.triggerComment !== null || e.headSha === null;
}
async function fetchJobCommit(e, t) {
if (!wantsPullRequest(e)) return {
pull: null,
notices: []
};
const {git: n, settings: i} = e;
if (n === null) return withoutFiles("the workspace is not a git repository");
if (i["github-token"] === void 0) return withoutFiles("no github-token is set to read the pull request");
const a = i.checkout === "base" ? "base" : "head";
const l = await factsOf(e, t);
const u = await n.headSha().catch((0, s.j6)(c.U, ({message: e, hint: t}) => fail(e, t)));
if (a === "head" && u === l.head.sha) {
const e = {
facts: l,
of: a,
commit: u,
isInPlace: true
};
return {
pull: e,
notices: (0, o.Z)({
pull: e,
settings: i
}) ? [ h ] : []
};
}
const d = (0, r.Ek)(t, e.event.repository);
const m = Math.min(Math.max(l.commits + 1, f), p);
const g = {
address: d,
token: e.settings["github-token"] ?? null
};
const w = await n.fetchPullRequest(g, {
number: l.number,
base: l.base,
depth: m
}).catch((0, s.j6)(c.U, ({message: e, hint: t}) => fail(`git could not fetch it from ${d}: ${e}`, t)));
const $ = {
...l,
head: {
...l.head,
sha: w.head
}
};
const v = {
facts: $,
of: a,
commit: w[a],
isInPlace: false
};
return {
pull: v,
notices: (0, o.Z)({
pull: v,
settings: i
}) ? [ h ] : []
};
}
const withoutFiles = e => ({
pull: null,
notices: [ `The files in the workspace are not those of the pull request, because ${e}.` ]
});
const h = "The head of the pull request is in a fork: its files can only be read, so the rules for Bash, Write and Edit do not apply, and no MCP server is started on this machine. See docs/checkout.md.";
function readOnlyLists({allow: e, ...t}) {
const isKept = e => {
const [, t = ""] = /^\s*([\w-]+)/.exec(e) ?? [];
const n = (0, u.Zt)(t) ?? t;
return m.has(n) || n.startsWith("mcp__") || n === "Bash" && /\(\s*gh[ :]/.test(e);
};
return {
...t,
allow: e.filter(isKept)
};
}
const m = new Set("Read List Glob Grep TodoWrite WebFetch WebSearch Skill Task Comment Review Label Assign Issue CheckRun".split(" "));
async function factsOf({event: e, settings: t}, n) {
const {repository: o, item: c} = e;
const u = t["github-token"];
if (o === null || c === null || u === void 0) throw new Error("no pull request to read");
const d = (0, i.createGitHubReader)((0, r.dC)(u, n), 1);
const h = {
owner: o.owner,
repo: o.name,
number: c.number
};
const m = await (0, a.D)(d, h).catch((0, s.j6)(l.J, ({message: e, hint: t}) => fail(`GitHub did not return the pull request: ${e}`, t)));
if (m === null) throw new Error("one request is not enough to read a pull request");
return m;
}
const f = 50;
const p = 500;
function fail(e, t) {
const n = t === null ? "give the job `contents: read` and `pull-requests: read`" : (0, 
d.Kx)(t);
const o = `${n}; or set checkout: none to work on the checkout of the workflow`;
throw (0, s.IF)([ "checkout-failed", "checkout" ], "the files of the pull request are not available", o, e);
}
}),
92750: (function(e, t, n) {
n.d(t, {
dryRun: () => dryRun
});
var o = n(42357);
var s = n(28842);
var r = n(96668);
var i = n(58647);
var a = n(33374);
var l = n(33617);
var c = n(33740);
var u = n(58251);
var d = n(94054);
var h = n(54377);
async function dryRunServers(e) {
const {settings: t, trustedSource: n} = e.runContext;
const o = await (0, u.O)(t, n.source, n.placement.above);
if (o === null) return {
tools: [],
notices: (0, h.U)(e.lists, t, [])
};
const {servers: s, lock: r, lockPath: i, notices: a} = o;
const l = s.map(({name: e}) => e);
const c = s.filter(({name: t}) => (0, d.O8)(t, e));
const m = r === null && c.length > 0;
return {
tools: c.map(({name: e}) => `mcp__${e}__*`),
notices: [ ...(0, h.U)(e.lists, t, l), ...a, ...s.filter(e => !c.includes(e)).map(({givenName: e, name: t}) => `The MCP server ${e} is not started: no rule allows mcp__${t}.`), ...m ? [ `The tools of MCP servers are not pinned: run \`sallyport mcp pin\`, which writes ${i}.` ] : [] ]
};
}
var m = n(49711);
var f = n(42492);
var p = n(62052);
var g = n(1418);
var w = n(62103);
var $ = n(53754);
var v = n(20653);
function dryRunText(e) {
const {plan: t, rules: n, limits: o} = e;
const s = t.segments.filter(e => e.kind !== "text").map(({kind: e, source: t}) => `${e}: ${t}`);
const r = [ ...e.start === null ? [] : [ [ "start", [ e.start ] ] ], [ "prompt", [ e.prompt ] ], [ "source", [ e.trustedCommit === null ? "the working tree" : `the trusted commit ${e.trustedCommit}` ] ], [ "model", [ e.model ] ], [ "workspace", [ e.workspace ] ], [ "mode", [ e.mode ] ], [ "sandbox", [ e.sandbox ] ], [ "allow", n.allow ], [ "ask", n.ask ], [ "deny", n.deny ], [ "tools", [ e.tools.join(", ") ] ], [ "instructions", e.instructions ], [ "skills", e.skills.length === 0 ? [] : [ e.skills.join(", ") ] ], ...e.hooks.length === 0 ? [] : [ [ "hooks", e.hooks ] ], [ "limits", [ limitsText(o) ] ], [ "answer", [ e.outputSchema === null ? "text" : `JSON that matches the schema ${schemaText(e.outputSchema)}` ] ], [ "placeholders", s ], [ "files", t.files.flatMap(({path: e, ...t}) => evaluatedLines(e, t)) ], [ "commands", t.commands.flatMap(({command: e, ...t}) => evaluatedLines(e, t)) ], [ "writes", e.writes ], [ "publish", e.publish ], ...e.notices.length === 0 ? [] : [ [ "notices", e.notices ] ] ];
const i = r.flatMap(([e, t]) => (t.length === 0 ? [ "none" ] : t).map((t, n) => `${(n === 0 ? e : "").padEnd(10)} ${t}`));
const a = e.context.flatMap(({title: e, text: t, images: n}) => [ "", `${e}:`, "", t, ...n ]);
const l = a.length === 0 ? [] : [ "", "context about the item for the model:", ...a ];
return [ "dry run: no model is called, no command runs", ...i, ...l ].join("\n");
}
const k = 300;
function schemaText(e) {
const t = JSON.stringify(e);
return t.length > k ? `${(0, v.GH)(t, k)}\u2026 (${t.length} characters)` : t;
}
function evaluatedLines(e, {outcome: t, reason: n, suggest: o}) {
const s = `${t}: ${e} (${n})`;
if (t !== "refuse") return [ s ];
return [ s, "        " + (o.length === 0 ? "no rule can allow it" : `would be allowed by: ${o.join("  ")}`) ];
}
function limitsText({maxTurns: e, maxCostUsd: t, maxOutputTokens: n, timeoutMs: o}) {
return [ `${String(e)} turns`, `${String(o / 6e4)} minutes`, ...t === null ? [] : [ `${String(t)} US dollars` ], ...n === null ? [] : [ `${String(n)} output tokens` ] ].join(", ");
}
var b = n(3101);
var y = n(51464);
var x = n(94606);
var S = n(74191);
var R = n(41332);
async function dryRun(e, t) {
const {hostEnvironment: n, redact: o} = t;
const s = await dry_run_plan(e, n);
const r = (0, b.L)(s, o);
const i = dryRunText(r);
n.onRunner && await show(i, t);
return {
exitCode: 0,
text: n.onRunner ? "" : i,
value: {
conclusion: "skipped",
code: "dry-run",
rehearsal: r
},
outputs: {
conclusion: "skipped",
"reason-code": "dry-run",
reason: "A dry run: no model was used, and nothing was run or posted."
}
};
}
async function dry_run_plan({runContext: e, sources: t, spec: n, vars: u, lists: d, model: h, outputSchema: f, notices: p, start: w}, $) {
const {settings: v, trustedSource: k} = e;
const b = (0, R.B)(e, $, plannedPush(e));
const x = await (0, r.FO)(b, {
lists: d,
mode: v.mode,
spec: n
});
const T = await (0, i.p1)({
keep: () => Promise.resolve(null)
}, x.kinds, b);
const C = (0, m.YB)($);
const j = {
home: $.temporary,
temporary: C
};
const O = (0, c.Y)({
runContext: e,
hostEnvironment: $,
childProcesses: j,
lists: d,
spec: n,
tools: T
});
await O.ready();
await requireUsableHooks({
runContext: e,
lists: d,
toolPath: O.processes.path
});
const q = {
args: v.args,
vars: u
};
const B = {
...O,
cwd: O.files.root
};
await (0, g.G)(n, q, B, {
missingFiles: v["missing-files"]
});
const P = await (0, a.AN)({
sources: t,
runContext: e,
model: h,
lists: d,
spec: n
}, O);
const L = await (0, S.N)({
runContext: e,
model: h
}, $);
const M = await dryRunServers({
runContext: e,
lists: d,
spec: n
});
return {
start: w?.words ?? null,
prompt: n.source,
model: h.name,
mode: v.mode,
sandbox: await sandboxText(v.sandbox, e, $),
workspace: workspaceText(e),
trustedCommit: k.commit,
rules: d,
tools: [ ...(0, y.h)(O.tools).map(({name: e}) => e), ...M.tools, ...repositoryTools(P) ],
instructions: P.loaded.map(({path: e, bytes: t}) => `${e} (${String(t)} bytes)`),
skills: (P.catalog?.open() ?? []).map(({name: e}) => e),
hooks: (e.hooks?.hooks ?? []).map(s.YX),
limits: (0, l.aQ)(v),
outputSchema: f,
plan: await (0, g.w)(n, q, B),
writes: [ ...x.kinds.map(t => writeTarget(t, b, e)), ...x.notices ],
publish: targetsOf(e, $),
context: L.attachments.flatMap(shownIn),
notices: [ p, (e.hooks?.notices ?? []).map(o.ut), M.notices, P.notices, L.notices, L.omissions ].flat()
};
}
function repositoryTools({catalog: e, agents: t}) {
return [ ...e === null ? [] : [ "Skill" ], ...t.length === 0 ? [] : [ "Task" ] ];
}
function plannedPush(e) {
const t = (0, x.y)(e) && e.settings.checkout !== "base";
return t ? {
branch: "its own branch, if that accepts it,",
indirect: null
} : r.RH;
}
function workspaceText(e) {
const {settings: t, workspace: n, event: o} = e;
if ((0, x.y)(e)) {
const e = t.checkout === "base" ? "base branch" : "head";
return `the ${e} of pull request #${String(o.item?.number)}, in a temporary worktree of ${n}`;
}
return t.worktree ? `a temporary worktree of HEAD of ${n}` : n;
}
async function requireUsableHooks(e) {
if (e.runContext.hooks === null) return;
const {hookProblems: t} = await Promise.all([ n.e(41), n.e(982), n.e(7444) ]).then(n.bind(n, 80982));
const s = await t(e);
if (s.length > 0) throw new o.yo(s);
}
async function sandboxText(e, {workspace: t}, {environment: n, home: o, temporary: s}) {
if (e === "off") return "off: commands run unconfined";
const {path: r} = (0, f.o3)({
environment: n,
temporary: s
}, t);
const i = n["RUNNER_TOOL_CACHE"];
const {level: a, reason: l} = await (0, p.U)(s, {
workspace: t,
userHome: o,
path: r,
toolCache: i
});
return `${e}: ${a} (${l})`;
}
function shownIn(e) {
if (e.type !== "context") return [];
const {title: t, text: n, images: o} = e;
return [ {
title: t,
text: n,
images: o.map(({name: e, mediaType: t}) => e ?? t)
} ];
}
async function show(e, t) {
const n = e.split("\n");
for (const e of n) t.log.info(e);
await (0, w.o)(`### \u23ed\ufe0f Dry run\n\n${(0, w.p)(n)}\n`, t);
}
function targetsOf({settings: e, event: t}, {onRunner: n}) {
const {publish: o} = e;
return [ ...o.includes("summary") ? [ n ? "the summary" : "the report file" ] : [], ...o.includes("annotations") ? [ "annotations of the findings" ] : [], ...o.includes("check") ? [ "a check run" ] : [], ...o.includes("handoff") ? [ "a hand-off for a second workflow" ] : [], ...o.includes("review") ? [ "a review of the pull request, or a comment if there is none" ] : [], ...o.includes("comment") ? [ commentTarget(e, t) ] : [] ];
}
function writeTarget({tool: e, target: t}, {pull: n, push: o}, {event: {item: s, repository: r}}) {
const i = `${r?.owner ?? ""}/${r?.name ?? ""}`;
if (t === "branch" && n !== null) return `${e} from ${n.branch} into ${n.base} of ${i}`;
if (t === "push" && "branch" in o) return `${e} to ${o.branch} of pull request #${String(s?.number)} of ${i}`;
if (t === "repository" || s === null) return `${e} in ${i}`;
return `${e} on ${s.kind.replace("-", " ")} #${String(s.number)} of ${i}`;
}
function commentTarget(e, {item: t, repository: n, trigger: o}) {
if (t === null || n === null) return "no comment: no issue or pull request in the event";
const s = e["github-token"] === void 0 ? ", but no token is set" : "";
const r = (0, $.uR)(e["comment-mode"], o.triggerComment) !== null;
const i = r ? "a reply in a separate comment" : `the comment "${e["comment-key"]}"`;
return `${i}: ${t.kind.replace("-", " ")} #${String(t.number)}${s}`;
}
}),
90784: (function(e, t, n) {
n.d(t, {
Z: () => isReadOnlyHead
});
function isReadOnlyHead({pull: e, settings: t}) {
return e !== null && e.of === "head" && e.facts.head.isFork && !t["allow-forks"];
}
}),
84182: (function(e, t, n) {
n.d(t, {
D4: () => plainTitle,
Ft: () => isSame,
j$: () => markedBody,
j9: () => i,
lB: () => upsertComment
});
var o = n(7138);
var s = n(32622);
var r = n(20653);
const i = 65536;
function markedBody(e, t, n = "") {
const o = n === "" ? "" : `\n\n${n}`;
const r = i - e.length - 1 - o.length;
return `${e}\n${(0, s.o)(t, {
limit: r,
unit: "characters",
whole: "in write-requests.json, next to the run report"
})}${o}`;
}
function isSame(e, t) {
const plain = e => withoutFooter(e.replaceAll("\r\n", "\n")).trimEnd();
return plain(e) === plain(t);
}
function withoutFooter(e) {
return e.replace(/\n+<sub>By \[this run of Sallyport\]\([^\n]*<\/sub>\s*$/, "");
}
function plainTitle(e) {
return (0, r.TN)((0, o.wh)(e));
}
async function upsertComment(e, t, n) {
const o = (await n.comments()).find(({body: t}) => t.startsWith(e));
if (o !== void 0 && isSame(o.body, t)) return {
outcome: "unchanged",
url: o.url
};
const s = o === void 0 ? null : await n.updateComment(o.id, t);
if (s !== null) return {
outcome: "updated",
url: s.url
};
return {
outcome: "created",
url: (await n.createComment(t)).url
};
}
}),
28842: (function(e, t, n) {
n.d(t, {
UR: () => hookLabel,
YX: () => hookLine,
nL: () => hookProblem
});
function hookLabel({handler: e}) {
const t = e.type === "request" ? e.url.replace(/[?#].*$/, "") : [ e.command, ...e.args ?? [] ].join(" ").replaceAll(/\s+/g, " ").trim();
return t.length > o ? `${t.slice(0, o - 1)}\u2026` : t;
}
function hookLine(e) {
return `${[ e.event, e.matcher ].filter(e => e !== "").join(" ")}: ${hookLabel(e)}`;
}
const o = 60;
function hookProblem(e, t, n, o) {
return {
code: "hook-invalid",
location: e,
message: t,
found: n,
hint: o
};
}
}),
28912: (function(e, t, n) {
n.d(t, {
createGitHubReader: () => createGitHubReader
});
var o = n(35548);
var s = n(80353);
var r = n(77523);
var i = n(60957);
var a = n(83823);
function createGitHubReader(e, t) {
let n = t;
let o = null;
const request = async (t, r) => {
if (n <= 0) return null;
n -= 1;
o ??= (0, s.wy)(e);
const l = await o;
try {
return await (0, s.bD)(e, e => r(l, e));
} catch (e) {
throw e instanceof i.J ? e : (0, a.K)(e, t);
}
};
return {
request: request,
query: (e, t, n) => request(e, async (o, s) => {
try {
return {
data: await o.graphql(t, {
...n,
request: {
signal: s
}
}),
errors: []
};
} catch (t) {
if ((0, r.UZ)(t) && [ 404, 405 ].includes((0, r.f1)(t).status ?? 0)) throw noGraphql(e);
return partialAnswer(t);
}
})
};
}
function noGraphql({what: e}) {
const t = `The server has no GraphQL API, so ${e} could not be read by it`;
return new i.J(404, t, o.i["graphql-missing"], "graphql-missing");
}
function partialAnswer(e) {
const {data: t, errors: n} = e;
const o = t === null || t === void 0 || Object.values(t).every(e => e === null);
if (!Array.isArray(n) || o) throw e;
return {
data: t,
errors: (0, r.cr)(n)
};
}
}),
49829: (function(e, t, n) {
n.d(t, {
D: () => readPullRequest
});
async function readPullRequest(e, {owner: t, repo: n, number: o}) {
const s = `the pull request ${t}/${n}#${String(o)}`;
return await e.request({
what: s,
needs: [ "pull-requests: read" ]
}, async (e, s) => {
const {data: r} = await e.rest.pulls.get({
owner: t,
repo: n,
pull_number: o,
request: {
signal: s
}
});
const {head: i, base: a} = r;
const l = i.repo;
return {
number: o,
isOpen: r.state === "open",
head: {
sha: i.sha,
branch: i.ref,
isFork: l === null || l.id !== a.repo.id,
isDefault: i.ref === a.repo.default_branch
},
base: a.ref,
commits: r.commits
};
});
}
}),
62052: (function(e, t, n) {
n.d(t, {
U: () => probeSandbox
});
var o = n(73024);
var s = n(76760);
var r = n(42357);
var i = n(39091);
async function probeSandbox(e, t) {
let n = null;
try {
n = (0, o.mkdtempSync)((0, s.join)(e, "sallyport-probe-"));
const r = (0, s.join)(n, "home");
const a = (0, s.join)(n, "tmp");
const l = (0, s.join)(n, "own");
for (const e of [ r, a, l ]) (0, o.mkdirSync)(e);
const c = (0, i.createSandbox)({
...t,
mode: "auto",
directory: l,
home: r,
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
return await c.report();
} finally {
c.close();
}
} catch (e) {
return {
level: "none",
reason: `The sandbox could not be tried: ${(0, r.bD)(e)}.`
};
} finally {
n !== null && (0, o.rmSync)(n, {
recursive: true,
force: true
});
}
}
}),
62103: (function(e, t, n) {
n.d(t, {
o: () => writeSummaryFile,
p: () => indentedBlock
});
var o = n(42357);
async function writeSummaryFile(e, {log: t, writeSummary: n}) {
try {
await (n?.(e));
} catch (e) {
t.warning(`The summary could not be written: ${(0, o.bD)(e)}`);
}
}
function indentedBlock(e) {
return e.map(e => `    ${e}`).join("\n");
}
}),
15250: (function(e, t, n) {
n.d(t, {
H: () => changesSection,
b: () => collapsedChanges
});
var o = n(54539);
var s = n(51061);
var r = n(74397);
var i = n(20653);
function changesSection(e, t) {
const n = `#### Changed files (${(0, o.ZV)(e.length)}, ${figuresOf(e)})`;
return [ n, ...blocksOf(e, t, folded) ].join("\n\n");
}
function collapsedChanges(e, {isCommitted: t, ...n}) {
if (e.length === 0) return "";
const s = `Diff${t ? "" : ", not committed"}: ${(0, o.B4)(e.length, "file")}, ${figuresOf(e)}`;
const r = blocksOf(e, n, e.length === 1 ? unfolded : folded);
return [ `<details><summary>${s}</summary>`, ...r, "</details>" ].join("\n\n");
}
function figuresOf(e) {
const sum = t => (0, o.ZV)(e.reduce((e, n) => e + n[t], 0));
return `+${sum("added")} \u2212${sum("removed")}`;
}
function blocksOf(e, t, n) {
const s = [];
let r = t.total;
for (const o of e.slice(0, t.files)) {
const {text: e, omitted: i} = headOf(o.diff ?? "", Math.min(t.each, r));
r -= e.length;
s.push(n(o, e, i));
}
const i = e.length - s.length;
i > 0 && s.push(`And ${(0, o.B4)(i, "more file")}.`);
return s;
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
const r = e.diff === null ? "" : ` +${(0, o.ZV)(e.added)} \u2212${(0, o.ZV)(e.removed)}`;
const a = `<summary>${(0, s.h8)((0, i.ml)(e.path, 200))} ${e.kind}${r}</summary>`;
return [ `<details>${a}`, ...bodyOf(e, t, n), "</details>" ].join("\n\n");
}
function unfolded(e, t, n) {
const o = t === "" ? [ `${(0, r.ti)((0, i.ml)(e.path, 200))} ${e.kind}` ] : [];
return [ ...o, ...bodyOf(e, t, n) ].join("\n\n");
}
function bodyOf(e, t, n) {
const i = [ e.note ?? (e.diff === null ? "No diff." : ""), n > 0 ? `${(0, o.B4)(n, "more line")} of the diff omitted.` : "" ];
const a = i.filter(e => e !== "").join(" ");
return [ ...t === "" ? [] : [ (0, s.OF)(t, "diff") ], ...a === "" ? [] : [ (0, r.ft)(a) ] ];
}
}),
71245: (function(e, t, n) {
n.d(t, {
_: () => coverageText,
k: () => unseenText
});
var o = n(54539);
var s = n(71860);
function coverageText({files: e, missing: t, unlisted: n = 0}) {
if (e === 0) return "";
const r = e - t.length - n;
const i = t.length - (0, s.u)({
files: e,
missing: t
}).length;
const a = i === 0 ? "" : ` (${(0, o.B4)(i, "lock file")} skipped)`;
return `${(0, o.ZV)(r)} of ${(0, o.B4)(e, "changed file")} read${a}`;
}
function unseenText({result: e, findings: t, subject: {coverage: n, requestedBy: r}}) {
if (n === void 0 || (0, s.u)(n).length + (n.unlisted ?? 0) === 0) return null;
const i = t.length > 0 || e.requests.some(({kind: e}) => e === "review") || /review/i.test(e.prompt) || r === null && e.changes.length === 0;
const {files: a, missing: l, unlisted: c = 0} = n;
return i ? `${(0, o.ZV)(a - l.length - c)} of ${(0, o.B4)(a, "changed file")} seen` : null;
}
}),
96682: (function(e, t, n) {
n.d(t, {
Q: () => lastCheckText
});
function lastCheckText({command: e, isBeforeChange: t, ...n}) {
const o = e.replace(/\s+/g, " ").replaceAll("`", "'").trim().slice(0, 120);
const s = endOf(n);
if (!t) return `Last check: \`${o}\` ${s}.`;
return n.exitCode === 0 ? `Last check: \`${o}\` ran before the last change.` : `Last check, before the last change: \`${o}\` ${s}.`;
}
function endOf({exitCode: e, didNotStart: t, isOtherCode: n}) {
if (t === true) return "could not start";
if (e === null) return "did not end";
if (n) return "ended; the exit code of the check itself is unknown";
return e === 0 ? "passed" : `failed with exit code ${String(e)}`;
}
}),
3101: (function(e, t, n) {
n.d(t, {
L: () => cleaned,
c: () => createReport
});
var o = n(7138);
var s = n(24788);
var r = n(15917);
var i = n(9879);
var a = n(19326);
const l = {
commit: null,
requestedBy: null
};
function createReport(e, {redact: t, links: n, subject: o = l, writes: s = [], isReview: i = false, outputSchema: c = null}) {
const u = cleaned(e, t, c);
const {findings: d, invalid: h} = (0, r.WX)(u);
return {
result: {
...u,
notices: [ ...u.notices, ...(0, r.R5)(h) ]
},
refused: (0, a.uE)(u.denials),
suggested: (0, a.fE)(u.denials),
unpasteable: (0, a.KU)(u.denials),
findings: d,
writes: cleaned(s, t),
isReview: i,
links: n,
subject: o.lastCheck === void 0 ? o : {
...o,
lastCheck: cleaned(o.lastCheck, t)
}
};
}
function cleaned(e, t, n = null) {
const r = n === null ? i.M : (0, s.U)(i.M, n);
return (0, s.E)(e, e => t((0, o.wh)(e)), r);
}
}),
59046: (function(e, t, n) {
n.d(t, {
o: () => sandboxSentences
});
var o = n(20653);
const s = 20;
function sandboxSentences(e) {
if (e === void 0) return [];
const {level: t, reason: n, reached: i, blocked: a} = e;
return [ `Sandbox: ${t}. ${n}`, ...t === "none" ? [ r ] : [], ...i.length === 0 ? [] : [ `Hosts that commands reached: ${(0, 
o.KE)(i, s)}.` ], ...a.length === 0 ? [] : [ `Hosts that commands could not reach: ${(0, 
o.KE)(a, s)}.` ] ];
}
const r = "Commands that the rules permit can read and change everything that this job can, and reach every host.";
}),
49703: (function(e, t, n) {
n.d(t, {
G: () => sanitizedNotice
});
var o = n(54539);
const s = {
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
return e.map(({kind: e, count: t}) => (0, o.B4)(t, ...s[e])).join(", ");
}
}),
92747: (function(e, t, n) {
n.d(t, {
Mv: () => conditionParts,
WZ: () => refusedSection,
Z8: () => noticesSection,
u5: () => figures
});
var o = n(54539);
var s = n(51061);
var r = n(74397);
var i = n(20653);
var a = n(1359);
var l = n(59046);
var c = n(19326);
function refusedSection(e, t) {
const {refused: n} = e;
const s = n.reduce((e, {times: t}) => e + t, 0);
const r = (0, c.RJ)(n);
const i = r.slice(0, t).map(row);
const l = r.slice(t).reduce((e, {calls: t}) => e + t.length, 0);
return [ `#### Refused calls (${(0, o.ZV)(s)})`, [ "| Tool | Call | Why | Allowed by |", "| --- | --- | --- | --- |", ...i ].join("\n"), ...l > 0 ? [ `And ${(0, 
o.B4)(l, "more refused call")}.` ] : [], ...n.slice(0, t).flatMap(previewOf), ...suggestions(e, t), ...(0, 
a.W2)(e.result) ? [ "To end such a run as failed: `on-denied: fail`." ] : [] ].join("\n\n");
}
const u = 3e3;
function previewOf({tool: e, label: t, preview: n}) {
if (n === void 0) return [];
const o = `<summary>${(0, s.h8)((0, i.ml)(`${e} ${t}`, 200))}: the refused change</summary>`;
return [ `<details>${o}`, (0, s.OF)((0, i.ml)(n, u), "diff"), "</details>" ];
}
function suggestions({suggested: e, unpasteable: t, links: n}, r) {
const i = e.slice(0, r);
const a = e.length - i.length;
const l = n.reportPath === null ? "not shown" : "in the report";
const u = [ ...a > 0 ? [ `${(0, o.B4)(a, "more rule is", "more rules are")} ${l}.` ] : [], ...t > 0 ? [ `${(0, 
o.B4)(t, "more rule", "more rules")} cannot be shown safely: too long, or with unusual characters.` ] : [] ];
const d = n.onRunner ? [ "To allow them, add the rules that the job needs to the step:", (0, 
s.OF)((0, c.tR)(i), "yaml") ] : [ "To allow them, add the flags that the job needs to the command:", (0, 
s.OF)(i.map(c.Q$).join("\n"), "text") ];
return [ ...i.length === 0 ? [] : d, ...u.length === 0 ? [] : [ u.join(" ") ] ];
}
const d = 5;
function row({calls: e, reason: t, suggest: n}) {
const [{tool: s, origin: a} = {
tool: "",
origin: "model"
}] = e;
const l = a === "prompt" ? " (requested by the prompt)" : "";
const c = n.map(e => (0, r.ti)((0, i.ml)(e, 200))).join(" ") || "no rule";
const u = e.slice(0, d).map(({label: e, times: t}) => {
const n = t === 1 ? "" : ` (${(0, o.ZV)(t)} times)`;
return `${(0, r.ti)((0, i.ml)(e, 200))}${n}`;
});
const h = e.length > d ? [ `${(0, o.ZV)(e.length - d)} more` ] : [];
const m = [ ...u, ...h ].join("<br>");
return `| ${(0, r.ft)((0, i.ml)(s, 100))} | ${m} | ${(0, r.xG)((0, i.ml)(t, 300))}${l} | ${c} |`;
}
function noticesSection(e) {
return [ "#### Notices", e.map(e => `- ${(0, r.xG)((0, i.ml)(e, 500))}`).join("\n") ].join("\n\n");
}
function conditionParts({loadedInstructions: e, provenance: t, sandbox: n}) {
return [ instructionsLine(e ?? []), t === void 0 ? "" : provenanceLines(t), (0, 
l.o)(n).map(r.ft).join(" ") ];
}
function instructionsLine(e) {
const t = e.slice(0, h).map(({kind: e, path: t, bytes: n}) => {
const s = (0, r.ti)((0, i.ml)(t, 200));
return e === "skill" ? `skill ${s}` : `${s} (${(0, o.B4)(n, "byte")})`;
});
const n = e.length - t.length;
const s = n > 0 ? [ `${(0, o.ZV)(n)} more` ] : [];
return e.length === 0 ? "" : `Instructions loaded: ${[ ...t, ...s ].join(", ")}.`;
}
const h = 30;
function cachedShare({cacheReadTokens: e, inputTokens: t}) {
return `${String(Math.round(100 * e / Math.max(1, t)))} %`;
}
function figures({turns: e, model: t, toolCalls: n, usage: s, costUsd: l, durationMs: c, prompt: u}, d = true) {
if (e === 0 && s.inputTokens === 0) return "";
const h = [ ...s.cacheReadTokens > 0 ? [ `${(0, o.ZV)(s.cacheReadTokens)} or ${cachedShare(s)} from the cache` ] : [], ...s.cacheWriteTokens > 0 ? [ `${(0, 
o.ZV)(s.cacheWriteTokens)} into it` ] : [] ];
const m = `${(0, o.ZV)(s.inputTokens)} tokens in${h.length === 0 ? "" : ` (${h.join(", ")})`}`;
const f = [ (0, r.ti)((0, i.ml)(t, 100)), `prompt ${(0, r.ti)((0, i.ml)(u, 200))}`, (0, 
o.B4)(e, "turn"), (0, o.B4)(n, "tool call"), m, `${(0, o.ZV)(s.outputTokens)} out`, ...l !== null || d ? [ (0, 
a.BD)(l) ] : [], (0, a.a3)(c) ];
return f.join(" \xb7 ");
}
const m = 20;
function provenanceLines({trustedCommit: e, omitted: t}) {
const n = t.length - m;
const s = `Trusted commit: ${(0, r.ti)(e ?? "")}. Prompt, configuration, commands, skills and instruction files come from it.`;
return [ ...e === null ? [] : [ s ], ...t.slice(0, m).map(e => (0, r.ft)((0, i.ml)(e, 500))), ...n > 0 ? [ `And ${(0, 
o.B4)(n, "more omission")}.` ] : [] ].join("\n\n");
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
const {tool: e, reason: o, suggest: s, times: r, origin: i} = n;
const a = JSON.stringify([ e, o, s, i ]);
const {calls: l = [], times: c = 0} = t.get(a) ?? {};
t.set(a, {
calls: [ ...l, n ],
reason: o,
suggest: s,
times: c + r
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
97979: (function(e, t, n) {
n.d(t, {
M: () => writesSection,
x: () => writeLines
});
var o = n(54539);
var s = n(74397);
var r = n(20653);
const i = {
created: "\u2705 posted",
updated: "\u2705 updated",
unchanged: "\u2705 already there",
"fell back": "\u21aa\ufe0f posted differently",
withheld: "\u23f8\ufe0f not posted",
refused: "\u26d4 refused",
failed: "\u274c failed"
};
function writesSection(e, t) {
const n = e.slice(0, t);
const a = e.length - n.length;
const l = n.map(({what: e, outcome: t, url: n, note: o}) => {
const a = (0, s.n1)(n) ? `[${i[t]}](${n})` : i[t];
return `| ${(0, s.ti)((0, r.ml)(e, 200))} | ${a} | ${(0, s.xG)((0, r.ml)(o, 300))} |`;
});
return [ "#### Writes", [ "| Write | Outcome | Note |", "| --- | --- | --- |", ...l ].join("\n"), ...a > 0 ? [ `And ${(0, 
o.B4)(a, "more")}.` ] : [] ].join("\n\n");
}
function writeLines(e) {
return e.map(({what: e, outcome: t, url: n, note: o}) => [ `${t.padEnd(9)} ${e}`, o, n ?? "" ].filter(e => e !== "").join("  "));
}
}),
32622: (function(e, t, n) {
n.d(t, {
o: () => truncateMarkdown
});
var o = n(54539);
var s = n(20653);
const r = {
fence: null,
details: 0
};
function truncateMarkdown(e, t) {
const size = e => t.unit === "bytes" ? Buffer.byteLength(e) : e.length;
if (size(e) <= t.limit) return e;
const n = t.whole === null ? "" : ` The whole text is ${t.whole}.`;
const s = `*Truncated here: ${(0, o.ZV)(t.limit)} of ${(0, o.ZV)(size(e))} ${t.unit} fit.${n}*`;
const r = t.limit - size(s) - size("\n\n");
const i = r <= 0 ? "" : lastFitting(e, r, size);
const a = i === "" ? s : `${i}\n\n${s}`;
return size(a) <= t.limit ? a : "";
}
function lastFitting(e, t, n) {
let o = {
end: 0,
open: r
};
let s = o;
let i = r;
let [a, l] = [ 0, 0 ];
for (const r of e.split("\n")) {
const e = openAfter(r, i);
const c = l + n(r);
if (c > t) {
const e = partOfLine(r, i, e => l + n(e) + closing(i).length <= t);
e > 0 && (o = {
end: a + e,
open: i
});
break;
}
if (c + closing(e).length <= t) {
o = {
end: a + r.length,
open: e
};
e.fence === null && e.details === 0 && (s = o);
}
i = e;
a += r.length + 1;
l = c + 1;
}
const {end: c, open: u} = s.end * 2 >= o.end ? s : o;
return `${e.slice(0, c)}${closing(u)}`.trimEnd();
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
const o = (e.match(/<details\b/gi)?.length ?? 0) - (e.match(/<\/details>/gi)?.length ?? 0);
return {
fence: n,
details: Math.max(0, t.details + o)
};
}
function closing({fence: e, details: t}) {
return `${e === null ? "" : `\n${e}`}${"\n\n</details>".repeat(t)}`;
}
function partOfLine(e, {fence: t}, n) {
if (t === null && /^\s*(?:\||<|`{3}|~{3})/.test(e)) return 0;
let [o, r] = [ 0, e.length ];
while (o < r) {
const t = Math.ceil((o + r) / 2);
n(e.slice(0, t)) ? o = t : r = t - 1;
}
return t === null ? safeEnd(e, o) : (0, s.GH)(e, o).length;
}
const i = 2e3;
function safeEnd(e, t) {
let n = 0;
let o = null;
for (const {0: s, index: r} of e.slice(0, t + 1).matchAll(/`+|\]\(|[[\])>]|<(?=[a-z/])|\s+/gi)) {
o !== null && r - o.since > i && (o = null);
o !== null ? s === o.until ? o = null : s === "](" && o.until === "]" && (o = {
until: ")",
since: o.since
}) : s.startsWith("`") ? o = {
until: s,
since: r
} : s === "[" ? o = {
until: "]",
since: r
} : s === "<" ? o = {
until: ">",
since: r
} : /^\s/.test(s) && (n = r);
}
return n;
}
}),
58251: (function(e, t, n) {
n.d(t, {
O: () => mcpConfigurationOf
});
var o = n(69984);
async function mcpConfigurationOf(e, t, s = []) {
if (!(0, o.A)(e)) return null;
return await (await Promise.all([ n.e(8105), n.e(9453), n.e(8724) ]).then(n.bind(n, 88724))).readMcpConfiguration(e, t, s);
}
})
};
