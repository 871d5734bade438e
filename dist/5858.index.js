"use strict";

exports.id = 5858;

exports.ids = [ 5858, 2037, 1816, 9925 ];

exports.modules = {
81615: (function(e, t, n) {
n.d(t, {
Q: () => serverProblems
});
var o = n(79335);
function serverProblems(e) {
return e.flatMap(e => {
const t = (0, o.q)(e);
if (t === null) return [];
const {location: n, givenName: s} = e;
const r = `${t.name} has no exact version, so each run downloads what is newest`;
const i = `write ${t.example}; a lock file of tool definitions does not detect changed code`;
return [ {
id: "package-unpinned",
location: n,
subject: `mcp server: ${s}`,
message: r,
hint: i
} ];
});
}
}),
61528: (function(e, t, n) {
n.d(t, {
E: () => lintWorkflows
});
var o = n(42357);
var s = n(72443);
var r = n(39454);
var i = n(93123);
var a = n(66483);
var l = n(20274);
var c = n(78441);
var u = n(39579);
var d = n(68350);
var f = n(75078);
var h = n(35548);
var p = n(11036);
const m = new Set([ "pull-request" ]);
const g = new Set([ "issue", "pull-request" ]);
const v = {
issue_comment: g,
issues: new Set([ "issue" ]),
pull_request: m,
pull_request_review: m,
pull_request_review_comment: m,
pull_request_target: m
};
function lackingPermissions(e, t, {events: n, job: o, location: s}) {
const r = new Map;
for (const o of n) for (const {feature: n, anyOf: s} of (0, p.r)(t, v[o] ?? new Set)) {
if (s.some(t => (0, p.P)(t, t => levelIn(e, t)))) continue;
const t = (0, h.jj)(s);
r.set(t, (r.get(t) ?? new Set).add(n));
}
return [ ...r ].map(([e, t]) => ({
id: "token-lacks-permission",
location: s,
subject: `job ${o}`,
message: `the token of the job lacks a permission for ${[ ...t ].join(", ")}`,
hint: e
}));
}
function levelIn(e, t) {
if (e === "write-all") return "write";
if (e === "read-all") return "read";
const n = typeof e === "object" ? e?.[t] : null;
return typeof n === "string" ? n : "none";
}
const w = "branch_protection_rule check_run check_suite commit_comment create delete deployment deployment_status discussion discussion_comment fork gollum image_version issue_comment issues label member merge_group milestone page_build public pull_request pull_request_review pull_request_review_comment pull_request_target push registry_package release repository_dispatch schedule status watch workflow_call workflow_dispatch workflow_run".split(" ");
const b = [ "created", "edited", "deleted" ];
const y = "assigned unassigned labeled unlabeled opened edited closed reopened synchronize converted_to_draft locked unlocked enqueued dequeued milestoned demilestoned ready_for_review review_requested review_request_removed auto_merge_enabled auto_merge_disabled".split(" ");
const k = {
discussion_comment: b,
issue_comment: b,
pull_request: y,
pull_request_review: [ "submitted", "edited", "dismissed" ],
pull_request_review_comment: b,
pull_request_target: y,
workflow_run: [ "completed", "in_progress", "requested" ]
};
const $ = {
commit_comment: [ "deleted" ],
discussion_comment: [ "deleted" ],
issue_comment: [ "deleted" ],
pull_request_review: [ "dismissed" ],
pull_request_review_comment: [ "deleted" ]
};
const x = {
"label-trigger": "labeled",
"assignee-trigger": "assigned"
};
function neverStarts(e, t, n) {
const o = [ ...e ].flatMap(([e, t]) => unknownParts(e, t));
const s = [ ...e ].filter(([e, t]) => t !== null && t.length > 0 && t.every(t => $[e]?.includes(t)));
const r = Object.entries(x).filter(([n, o]) => t[n] !== void 0 && ![ ...e.values() ].some(e => e?.some(e => e === o || o === "assigned" && e === "review_requested")));
const i = hasPrompt(t) ? [] : [ ...e ].filter(([e, t]) => !canRequest(e, t));
const a = "set prompt, prompt-file or command, or use an event on which people write to the workflow: issue_comment, issues";
const l = [ ...o, ...i.map(([e]) => [ `event ${e}`, "the step has no prompt, and this event brings none", a ]), ...s.map(([e, t]) => {
const n = `no run starts on ${t?.join(", ") ?? ""}`;
return [ `event ${e}`, n, "use types: [created], or submitted for reviews" ];
}), ...r.map(([e, t]) => {
const n = `it waits for the activity type ${t}, which no event of the workflow has`;
return [ `input ${e}`, n, `add ${t} to the types of the event` ];
}) ];
return l.map(([e, t, o]) => ({
id: "event-never-starts",
location: n,
subject: e,
message: t,
hint: o
}));
}
function unknownParts(e, t) {
if (!w.includes(e)) {
const t = (0, o.pA)(e, w);
const n = (t === void 0 ? "" : `did you mean ${t}? `) + "The events are on https://docs.github.com/actions/reference/workflows-and-actions/events-that-trigger-workflows";
return [ [ `event ${e}`, "GitHub has no such event for workflows", n ] ];
}
const n = k[e];
if (n === void 0) return [];
return (t ?? []).filter(e => !n.includes(e)).map(t => [ `event ${e}`, `it has no activity type ${t}`, `its types are ${n.join(", ")}` ]);
}
function hasPrompt(e) {
return [ "prompt", "prompt-file", "command", "batch", "batch-step", "post", "resume" ].some(t => e[t] !== void 0);
}
function canRequest(e, t) {
if (!w.includes(e) || e === "workflow_call") return true;
if (e === "issues") return t === null || t.some(e => _.includes(e));
return $[e] !== void 0;
}
const _ = [ "opened", "assigned", "labeled" ];
function commentStep(e, t, {defaultPhrase: n, ...o}) {
if (hasPrompt(t) || ![ ...e ].includes("issue_comment")) return [];
const s = t["trigger-phrase"];
return [ {
...o,
phrase: typeof s === "string" ? s : n
} ];
}
function sharedTriggers(e) {
return e.flatMap((t, n) => {
const o = e.slice(0, n).find(e => startTogether(t, e));
if (o === void 0) return [];
const {location: s, phrase: r} = t;
const i = `the same comments start ${o.path}, so both answer`;
const a = "remove one of the two workflows, or give one another trigger-phrase";
return [ {
id: "trigger-shared",
location: s,
subject: `trigger phrase ${r}`,
message: i,
hint: a
} ];
});
}
function startTogether(e, t) {
if (e.path === t.path || e.phrase !== t.phrase) return false;
const [n, o] = [ shared_trigger_itemsOf(e.condition), shared_trigger_itemsOf(t.condition) ];
return n === null || o === null || n === o;
}
function shared_trigger_itemsOf(e) {
if (/!\s*github\.event\.issue\.pull_request\b/.test(e)) return "issues";
return /github\.event\.issue\.pull_request\b/.test(e) ? "pull requests" : null;
}
function workflowProblems(e, t) {
const n = (0, l.qY)(problems_valueOf(e.document));
const o = [];
for (const [s, r] of Object.entries((0, l.qY)(n["jobs"]))) {
const i = (0, l.qY)(r);
const a = (0, l._j)(i["steps"]).map(l.qY);
const c = a.flatMap((e, t) => isSallyportStep(e) ? [ {
step: e,
path: [ "jobs", s, "steps", t ]
} ] : []);
if (c.length === 0) continue;
const at = t => locationOf(e, t);
const u = i["permissions"] ?? n["permissions"];
u === void 0 && o.push(permissionsMissing(s, at([ "jobs", s ])));
for (const {step: e, path: r} of c) {
const a = (0, l.qY)(e["with"]);
const c = parseGiven(a, e => at([ ...r, "with", e ]));
o.push(...inputProblems(c), ...modelProblems(a["model"], at([ ...r, "with", "model" ])), ...neverStarts(eventsOf(n["on"]), a, at([ "on" ])), ...writesWithoutItem(eventsOf(n["on"]).keys(), a, c));
if (u !== void 0 && canBeEvaluated(a, c)) {
const e = eventsOf(n["on"]).keys();
const r = at(i["permissions"] === void 0 ? [ "permissions" ] : [ "jobs", s, "permissions" ]);
const l = a["shard"] === void 0 ? {} : {
shard: "auto"
};
const d = {
...t,
...c.values,
...l,
lists: withRules(t, c.lists)
};
o.push(...lackingPermissions(u, d, {
events: e,
job: s,
location: r
}));
}
}
if (eventsOf(n["on"]).has("pull_request_target")) for (const [e, t] of a.entries()) checksOutHead(t) && o.push(forkHead(at([ "jobs", s, "steps", e ])));
}
return o;
}
function commentSteps(e, t) {
const n = (0, l.qY)(problems_valueOf(e.document));
return Object.entries((0, l.qY)(n["jobs"])).flatMap(([o, s]) => {
const r = (0, l.qY)(s);
return (0, l._j)(r["steps"]).map(l.qY).filter(isSallyportStep).flatMap(s => commentStep(eventsOf(n["on"]).keys(), (0, 
l.qY)(s["with"]), {
path: e.path,
location: locationOf(e, [ "jobs", o ]),
condition: typeof r["if"] === "string" ? r["if"] : "",
defaultPhrase: t["trigger-phrase"]
}));
});
}
function problems_valueOf(e) {
try {
return e.toJS({
maxAliasCount: 100
});
} catch (e) {
(0, u.C1)(e);
return null;
}
}
function isSallyportStep({uses: e}) {
return typeof e === "string" && /(?:^|\/)sallyport(?:@|$)/i.test(e);
}
function permissionsMissing(e, t) {
const n = "the token of the job has the default permissions of the repository, which may be write-all";
const o = "add permissions: with what the job needs; docs/permissions.md lists it for each feature";
return {
id: "permissions-missing",
location: t,
subject: `job ${e}`,
message: n,
hint: o
};
}
const O = /\$\{\{[^}]*(?:github\.event\.[\w.*-]*\.(?:body|title|message|name|ref|label|default_branch|email|page_name|head_branch)\b|github\.head_ref\b|toJSON\(\s*github(?:\.event)?\s*\))/i;
function inputProblems({texts: e, lists: t, diagnostics: n, ruleAt: o}) {
return [ ...[ ...n, ...(0, d.d8)(t, o) ].map(invalidInput), ...e.filter(({value: e}) => O.test(e)).map(({name: e, location: t}) => textInInput(e, t)), ...(0, 
c.x)(t).map(({id: e, list: t, index: n, rule: s, message: r, hint: i}) => ({
id: e,
location: o(t, n),
subject: `${t}: ${s}`,
message: r,
hint: i
})) ];
}
function parseGiven(e, t) {
const n = Object.entries(e).map(([e, n]) => ({
name: e,
value: String(n),
location: t(e)
}));
const [o, s] = [ false, true ].map(e => n.filter(({value: t}) => t.includes("${{") === e));
const {values: r, diagnostics: i} = (0, f.P)(o ?? [], "inputs");
const a = (0, f.P)(s ?? [], "inputs").diagnostics;
const {allow: l = [], ask: c = [], deny: u = []} = r;
return {
texts: n,
values: r,
lists: {
allow: l,
ask: c,
deny: u
},
diagnostics: [ ...i, ...a.filter(({code: e}) => e === "setting-unknown") ],
ruleAt: (e, n) => (0, d.eK)(t(e), n)
};
}
function modelProblems(e, t) {
if (typeof e !== "string" || e.includes("${{")) return [];
try {
(0, a.s_)(e, t);
return [];
} catch (e) {
(0, o.ki)(e, o.yo);
return e.diagnostics.map(invalidInput);
}
}
const j = [ "schedule", "push", "repository_dispatch", "workflow_dispatch" ];
const S = /^(?:PushToPullRequest|Reply|RequestReviewers|ResolveThread|Review)\b/;
function writesWithoutItem(e, t, {lists: n, ruleAt: o}) {
const s = [ ...e ];
if (t["item"] !== void 0 || s.length === 0 || !s.every(e => j.includes(e))) return [];
const r = `it needs a pull request, and ${s.join(", ")} has none`;
const i = "name one with the input item, use an event of pull requests, or remove the rule";
return n.allow.flatMap((e, t) => {
if (!S.test(e)) return [];
return [ {
id: "write-without-item",
location: o("allow", t),
subject: `allow: ${e}`,
message: r,
hint: i
} ];
});
}
function canBeEvaluated(e, {lists: t, diagnostics: n, ruleAt: o}) {
const s = [ "github-token", "post" ].some(t => e[t] !== void 0);
return !s && n.length + (0, d.d8)(t, o).length === 0;
}
function withRules(e, t) {
const {allow: n, ask: o, deny: s} = e;
if ((0, d.d8)({
allow: n,
ask: o,
deny: s
}, d.eK).length > 0) return t;
return {
allow: [ ...n, ...t.allow ],
ask: [ ...o, ...t.ask ],
deny: [ ...s, ...t.deny ]
};
}
function invalidInput({location: e = "", message: t, found: n, hint: o}) {
const s = n === void 0 ? t : `${t}; found ${n}`;
return {
id: "input-invalid",
location: e,
subject: "input",
message: s,
hint: o
};
}
function textInInput(e, t) {
const n = "GitHub inserts text that outside contributors choose, so that it looks like your own instructions";
const o = "remove it: Sallyport reads the event and gives its text to the model, marked as untrusted (setting context)";
return {
id: "event-text-in-input",
location: t,
subject: `input ${e}`,
message: n,
hint: o
};
}
function eventsOf(e) {
if (typeof e === "string") return new Map([ [ e, null ] ]);
if (Array.isArray(e)) return new Map(e.map(e => [ String(e), null ]));
return new Map(Object.entries((0, l.qY)(e)).map(([e, t]) => {
const n = (0, l.qY)(t)["types"];
const o = typeof n === "string" ? [ n ] : n;
return [ e, Array.isArray(o) ? o.map(String) : null ];
}));
}
function checksOutHead({uses: e, with: t}) {
if (typeof e !== "string" || !e.startsWith("actions/checkout@")) return false;
const {ref: n, repository: o} = (0, l.qY)(t);
return /pull_request\.head|head_ref|refs\/pull/.test(`${String(n)} ${String(o)}`);
}
function forkHead(e) {
const t = "the job has secrets and checks out the head of the pull request, so a run for a fork is refused";
const n = "check out the base, or use pull_request";
return {
id: "fork-head-checkout",
location: e,
subject: "event pull_request_target",
message: t,
hint: n
};
}
function locationOf({path: e, document: t, lines: n}, o) {
for (let s = o.length; s > 0; s -= 1) {
const r = t.getIn(o.slice(0, s), true);
const i = r?.range?.[0];
if (i !== void 0) return `${e}:${String(n.linePos(i).line)}`;
}
return e;
}
const q = [ ".gitlab-ci.yml", ".gitlab/sallyport-batch.yml", ".gitlab/sallyport-review.yml", ".sallyport/config.yml" ];
async function lintWorkflows(e, t) {
const {LineCounter: r, parseDocument: a} = await n.e(8815).then(n.t.bind(n, 38815, 19));
const l = [];
const c = [];
for (const n of await (0, i.w)(e)) {
const o = (await e.read(n, i.n)).toString("utf8");
if (!/sallyport/i.test(o)) continue;
const s = new r;
const u = a(o, {
lineCounter: s
});
l.push(...placeholders(n, o));
if (u.errors.length > 0) continue;
l.push(...workflowProblems({
path: n,
document: u,
lines: s
}, t));
c.push(...commentSteps({
path: n,
document: u,
lines: s
}, t));
}
for (const t of q) l.push(...placeholders(t, String(await e.read(t, i.n).catch((0, 
o.j6)(s.k, () => "")))));
return [ ...l, ...sharedTriggers(c) ];
}
function placeholders(e, t) {
return (0, r.l)(t).map(t => ({
id: "action-placeholder",
location: `${e}:${String(t)}`,
subject: r.M,
message: "OWNER was never replaced",
hint: "write the repository that you use, or run init --action OWNER/REPO before the files exist"
}));
}
}),
11036: (function(e, t, n) {
n.d(t, {
P: () => isCovered,
r: () => permissionNeeds
});
var o = n(71235);
var s = n(38185);
var r = n(1213);
var i = n(84758);
var a = n(96668);
function permissionNeeds(e, t) {
if (e.batch !== void 0 || e["batch-step"] !== "run") return needsOfBatch(e);
const {publish: n, reaction: l, context: c, lists: u} = e;
const d = [ ...t ].flatMap(e => (0, o.mr)("item", e));
const f = [];
const add = (e, t, n) => {
e && n.length > 0 && f.push({
feature: t,
anyOf: n
});
};
add(c === "full", "context: full", d.map(e => e.replace("write", "read")));
add(n.includes("comment"), "publish: comment", d);
add(n.includes("review") && t.has("pull-request"), "publish: review", (0, o.mr)(r.N.permissions, "pull-request"));
add(n.includes("check"), "publish: check", (0, o.mr)(s.Q.permissions, null));
add(l, "reaction", d);
add(e.continue === "true" && e["state-storage"] === "branch", "state-storage: branch", [ "contents: write" ]);
if (e["max-writes"] === 0) return f;
for (const {tool: e, permissions: t} of i.gitHubWriteKinds) {
const n = (0, a.eo)(e, {
lists: u,
mode: "default",
spec: {
allowedTools: null
}
});
if (t === "item") add(n, e, d); else for (const o of t) add(n, e, [ o ]);
}
return f;
}
function needsOfBatch({"state-storage": e, "batch-step": t, shard: n}) {
if (e !== "branch" || t === "plan") return [];
return [ {
feature: "state-storage: branch",
anyOf: [ n === void 0 ? "contents: write" : "contents: read" ]
} ];
}
function isCovered(e, t) {
const [n = "", o = ""] = e.split(": ");
const s = t(n);
return s === "write" || s === o;
}
}),
39454: (function(e, t, n) {
n.d(t, {
M: () => o,
l: () => placeholderLines
});
const o = "OWNER/sallyport";
function placeholderLines(e) {
return e.split("\n").flatMap((e, t) => e.includes(o) ? [ t + 1 ] : []);
}
}),
72539: (function(e, t, n) {
n.d(t, {
wM: () => evaluateCall,
kv: () => runContextOf,
GV: () => runtimeOf,
gW: () => runtimeOptionsOf
});
var o = n(3456);
var s = n(42357);
var r = n(84758);
n(4071);
var i = n(3681);
var a = n(41816);
var l = n(93199);
var c = n(44697);
var u = n(62491);
var d = n(478);
var f = n(20600);
const neverCalled = () => Promise.reject(new Error("the tool is only described"));
const h = {
loadSkill: neverCalled,
agents: "",
runTask: neverCalled,
webFetch: {
guard: () => null,
loadFetcher: neverCalled
},
webSearch: {
provider: "",
loadSearch: neverCalled
},
recorder: {
keep: () => Promise.resolve(null)
}
};
function furtherTools(e = h) {
const {recorder: t, memory: n} = e;
return [ (0, c.Q)(e.loadSkill), (0, u.g)(e.agents, e.runTask), (0, d.d)(e.webFetch), ...n === void 0 ? [] : [ (0, 
i.M)(n) ], (0, f.t)(e.webSearch), ...r.gitHubWriteKinds.map(({createTool: e}) => e(t, () => Promise.resolve({
files: ""
}), false)), (0, l.r)(t), (0, l.P)(t), (0, a.createFindingsTool)(t) ];
}
var p = n(33740);
var m = n(49711);
var g = n(68350);
var v = n(66843);
var w = n(7436);
async function runContextOf(e, t, n = () => Promise.resolve()) {
const s = (0, v.T)((0, w.f5)(e), e.problems);
const r = await (0, o.ue)(s.early, t);
return await (0, o.wW)(r, s, t, {
checkPrompt: n
});
}
function runtimeOptionsOf(e, t) {
return {
runContext: e,
lists: (0, g.hg)(e.settings, e.locationOfRule),
spec: t,
tools: furtherTools()
};
}
async function runtimeOf(e, t, n = null) {
const o = (0, p.Y)({
...runtimeOptionsOf(e, n),
hostEnvironment: t,
childProcesses: {
home: t.home,
temporary: (0, m.YB)(t)
}
});
await o.ready();
return o;
}
const b = /^mcp__[A-Za-z0-9-]+(?:_[A-Za-z0-9-]+)*__[A-Za-z0-9_-]+$/;
function evaluateCall(e, t, n) {
const o = e.tools.find(e => e.name === t);
if (o === void 0 && b.test(t)) return e.policy({
tool: t,
effects: []
});
if (o === void 0 && t === "Memory") {
const e = "name one with memory-file, such as memory-file: AGENTS.md in the configuration";
throw (0, s.IF)([ "argument-invalid", "--tool" ], "Memory is off: it needs a file", e);
}
if (o === void 0) {
const n = [ ...new Set(e.tools.map(e => e.name)) ];
const o = (0, s.au)(t, n) ?? `the tools are ${n.join(", ")}`;
throw (0, s.IF)([ "argument-invalid", "--tool" ], `unknown tool ${JSON.stringify(t)}`, o);
}
const r = o.bind(n);
if (!r.ok) throw new s.yo(r.problems.map(e => ({
code: "argument-invalid",
location: "--input",
message: e,
hint: `pass the input of ${t} as a JSON object`
})));
const {effects: i, subject: a} = r.call;
return e.policy({
tool: t,
effects: i,
...a === void 0 ? {} : {
subject: a
}
});
}
}),
93123: (function(e, t, n) {
n.d(t, {
n: () => i,
w: () => workflowPaths
});
var o = n(42357);
var s = n(72443);
const r = ".github/workflows";
const i = 1e6;
async function workflowPaths(e) {
const {entries: t} = await e.list(r).catch((0, o.j6)(s.k, () => ({
entries: []
})));
return t.filter(({kind: e, name: t, size: n}) => e === "file" && /\.ya?ml$/.test(t) && n <= i).map(({name: e}) => `${r}/${e}`);
}
}),
5428: (function(e, t, n) {
n.d(t, {
R: () => fingerprint
});
var o = n(77598);
function fingerprint(e, t = 16) {
const n = (0, o.createHash)("sha256");
for (const t of e) n.update(t);
return n.digest("hex").slice(0, t);
}
}),
79335: (function(e, t, n) {
n.d(t, {
Q: () => o,
q: () => unpinnedPackage
});
const o = /^((?:@[^/@]+\/)?[^@]+)@(\d+\.\d+\.\d+(?:[-+][\w.-]+)?)$/;
const s = /^[^@=]+(?:==|@)\d+(?:\.\d+)+\w*$/;
const r = /@sha256:[0-9a-f]{64}$/;
const i = [ {
starts: [ "npx", "bunx", "pnpx", "npm exec", "pnpm dlx", "yarn dlx" ],
isPinned: o,
example: "name@1.2.3"
}, {
starts: [ "uvx", "pipx run" ],
isPinned: s,
example: "name==1.2.3"
}, {
starts: [ "docker run", "podman run" ],
isPinned: r,
example: "image@sha256:\u2026"
} ].flatMap(({starts: e, ...t}) => e.map(e => ({
words: e.split(" "),
...t
})));
const a = /^(?:-e|--env|-v|--volume|--mount|-p|--publish|--name|--network|--entrypoint|--registry|--python|-w|--workdir)$/;
const l = /^(?:--package|-p|--from|--spec)(?:=(.*))?$/;
function unpinnedPackage({connection: e}) {
if (e.kind !== "stdio") return null;
const t = [ e.command.replace(/^.*\//, ""), ...e.args ];
const n = i.find(e => e.words.every((e, n) => t[n] === e));
if (n === void 0) return null;
const o = packageOf(t.slice(n.words.length), n.isPinned !== r);
return o === null || n.isPinned.test(o) ? null : {
name: o,
example: n.example
};
}
function packageOf(e, t) {
for (let n = 0; n < e.length; n += 1) {
const o = e[n] ?? "";
const s = t ? l.exec(o) : null;
if (s !== null) return s[1] ?? e[n + 1] ?? null;
if (a.test(o)) n += 1; else if (!o.startsWith("-")) return o;
}
return null;
}
}),
35548: (function(e, t, n) {
n.d(t, {
eI: () => asClause,
i: () => o,
jj: () => permissionFix
});
const o = {
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
7434: (function(e, t, n) {
n.d(t, {
Wl: () => createOutputBuffer,
aU: () => omissionNote,
iS: () => createWholeCharacters
});
var o = n(46193);
function createOutputBuffer(e) {
const t = Math.floor(e / 5);
const n = e - t;
const o = [];
let s = [];
let r = 0;
let i = 0;
let a = 0;
const shorten = () => {
const e = Buffer.concat(s);
const t = e.subarray(Math.max(0, e.length - n));
a += e.length - t.length;
s = [ t ];
i = t.length;
};
return {
add(e) {
const a = t - r;
const [l, c] = [ e.subarray(0, a), e.subarray(a) ];
l.length > 0 && o.push(Buffer.from(l));
r += l.length;
c.length > 0 && s.push(Buffer.from(c));
i += c.length;
i > 2 * n && shorten();
},
take() {
i > n && shorten();
if (a === 0) return {
bytes: Buffer.concat([ ...o, ...s ]),
droppedBytes: 0
};
const [e, t] = [ wholeEnd(Buffer.concat(o)), wholeStart(Buffer.concat(s)) ];
const l = a + r - e.length + i - t.length;
return {
bytes: Buffer.concat([ e, Buffer.from(omissionNote(l)), t ]),
droppedBytes: l
};
}
};
}
function omissionNote(e) {
return `\n[\u2026 ${e} bytes of output omitted \u2026]\n`;
}
function wholeEnd(e) {
let t = e.length;
while (t > 0 && e.length - t < 3 && isContinuation(e[t - 1])) t -= 1;
const n = e[t - 1] ?? 0;
return n >= 192 && e.length - t + 1 < lengthOf(n) ? e.subarray(0, t - 1) : e;
}
function wholeStart(e) {
let t = 0;
while (t < 3 && isContinuation(e[t])) t += 1;
return e.subarray(t);
}
function isContinuation(e) {
return e !== void 0 && (e & 192) === 128;
}
function lengthOf(e) {
if (e >= 240) return 4;
return e >= 224 ? 3 : 2;
}
function createWholeCharacters() {
const e = new o.StringDecoder("utf8");
return {
add: t => Buffer.from(e.write(t)),
end: () => Buffer.from(e.end())
};
}
}),
39925: (function(e, t, n) {
n.r(t);
n.d(t, {
endOnExit: () => endOnExit,
endRunning: () => endRunning,
enter: () => enter,
killGraceMs: () => m,
killerOf: () => killerOf,
runProcess: () => runProcess,
startProcess: () => startProcess
});
var o = n(31421);
var s = n(78474);
var r = n(48161);
var i = n(76760);
var a = n(16993);
var l = n(42357);
var c = n(47996);
var u = n(40019);
var d = n(7434);
var f = n(64666);
var h = n(57616);
var p = n(84509);
const m = 250;
const g = 250;
const v = 2e3;
const w = new Set;
let b = false;
function endRunning() {
for (const e of w) e();
}
function endOnExit(e) {
b || process.on("exit", endRunning);
b = true;
w.add(e);
return () => w.delete(e);
}
function startProcess({program: e, args: t, argv0: n, cwd: o, env: s}, r) {
return (0, a.Ho)(e, t, {
...n === void 0 ? {} : {
argv0: n
},
cwd: o,
env: s,
extendEnv: false,
stdin: r ? "pipe" : "ignore",
buffer: false,
reject: false,
cleanup: false,
detached: process.platform !== "win32"
});
}
async function runProcess(e, t, n = null) {
const [o, ...s] = t.argv;
const r = {
...p.D,
stdoutBytes: Buffer.alloc(0)
};
const refuse = e => ({
...r,
startError: e
});
if (t.signal.aborted) return {
...r,
cancelled: true
};
const i = (0, f.oq)(o, e.path);
if (i === null) return refuse(`the program ${JSON.stringify(o)} was not found on the PATH of tools`);
const a = await enter(n, {
program: i,
argv: [ o, ...s ]
}, t, e);
if (typeof a === "string") return refuse(a);
const {confined: c, outside: u} = a;
let d;
try {
d = startProcess(c ?? a.plain, t.stdin !== void 0);
} catch (e) {
await a.end();
return refuse((0, l.bD)(e));
}
if (d.pid === void 0) {
await a.end();
const {originalMessage: e = ""} = await d;
return refuse(`${e} (in ${t.cwd})`);
}
const h = collectOutput(d, t);
d.stdin?.on("error", () => {}).end(t.stdin);
const m = await untilEnd(d, t, {
systemRoot: e.environment["SystemRoot"],
confined: c
});
const g = await a.end(m.exitCode);
const v = m.startError ?? g?.startError ?? null;
if (v !== null) return refuse(v);
const {merged: w, stdout: b, stderr: y} = h();
return {
...m,
...g === void 0 ? {} : {
exceeded: g.exceeded,
blocked: g.blocked,
unseen: g.unseen
},
...u === null ? {} : {
outside: u
},
output: w.bytes.toString("utf8"),
stdoutBytes: b.bytes,
stderr: y.bytes.toString("utf8"),
droppedBytes: w.droppedBytes
};
}
async function enter(e, {program: t, argv: n}, {cwd: o, env: s, needs: i = y, bridge: a, trust: l = trustOf(i)}, u) {
const {environment: d, path: f, home: p, homes: m} = u;
const g = await commandVariables(u, l, i);
const v = g["GIT_CONFIG_GLOBAL"];
const w = [ ...i.reads, ...(0, h.a)(d), ...v === void 0 ? [] : [ v ] ];
const envIn = e => ({
...d,
PATH: f,
HOME: l === "own" ? r.devNull : p,
...e === void 0 ? {} : (0, c.N)(e),
...g,
...s
});
const open = e => l === "own" ? void 0 : m?.open(l, e);
let b = open(e !== null);
const leave = () => {
b !== void 0 && m?.leave(b);
};
const k = l === "own" ? null : b;
const $ = await (e?.enter({
program: t,
argv: n,
cwd: o,
env: envIn(b),
needs: {
...i,
reads: w
},
bridge: a,
home: k
}));
const x = typeof $ === "object" && $ !== null && "outside" in $;
const _ = x || typeof $ !== "object" ? null : $;
_ === null && leave();
if (typeof $ === "string") return $;
_ === null && (b = open(false));
const [O = t, ...j] = n;
return {
confined: _,
plain: {
program: t,
args: j,
argv0: O,
cwd: o,
env: envIn(b)
},
outside: x ? $.outside : null,
end: async e => {
const t = await (_?.end(e));
leave();
return t;
}
};
}
async function commandVariables({passed: e, identityFile: t}, n, {judgedByWords: o}) {
if (!/^(?:repository|words|outside|evaluation)$/.test(n)) return {};
const s = await (t?.());
return {
...o === true ? {} : e,
...s === void 0 ? {} : {
GIT_CONFIG_GLOBAL: s
}
};
}
function trustOf({leaves: e, judgedByWords: t}) {
if (e !== null) return "outside";
return t === true ? "words" : "repository";
}
const y = {
writes: null,
reads: [],
changesGit: false,
network: {
allow: [],
deny: []
},
leaves: null
};
function killerOf(e, {systemRoot: t, confined: n}) {
return o => {
o === "SIGKILL" && n !== null && e.exitCode === null && e.signalCode === null ? n.kill() : e.pid !== void 0 && killTree(e.pid, o, t);
};
}
function killTree(e, t, n) {
if (process.platform === "win32") {
const t = (0, i.join)(n ?? "C:\\Windows", "System32", "taskkill.exe");
(0, o.spawn)(t, [ "/pid", String(e), "/T", "/F" ], {
stdio: "ignore",
windowsHide: true
}).on("error", () => {
process.kill(e, "SIGKILL");
});
return;
}
try {
process.kill(-e, t);
} catch (e) {
const {code: t} = e;
if (t !== "ESRCH" && t !== "EPERM") throw e;
}
}
function untilEnd(e, t, n) {
return new Promise(o => {
const r = {
exitCode: null,
signal: null,
timedOut: false,
cancelled: false,
startError: null
};
const i = new Set;
const after = (e, t) => void i.add(setTimeout(t, e));
const a = killerOf(e, n);
const l = endOnExit(() => a("SIGKILL"));
const finish = () => {
if (!l()) return;
for (const e of i) clearTimeout(e);
t.signal.removeEventListener("abort", cancel);
process.platform !== "win32" && e.pid !== void 0 && killTree(e.pid, "SIGKILL", n.systemRoot);
e.stdout?.destroy();
e.stderr?.destroy();
e.unref();
o(r);
};
const stop = e => {
if (r.timedOut || r.cancelled) return;
r[e] = true;
a("SIGTERM");
after(m, () => a("SIGKILL"));
after(m + v, finish);
};
const cancel = () => stop("cancelled");
after(t.timeoutMs, () => stop("timedOut"));
(0, s.setMaxListeners)(0, t.signal);
t.signal.addEventListener("abort", cancel, {
once: true
});
e.on("error", n => {
e.pid === void 0 && (r.startError = `${n.message} (in ${t.cwd})`);
finish();
});
e.on("exit", (e, t) => {
Object.assign(r, {
exitCode: e,
signal: t
});
after(g, () => void setImmediate(finish));
});
e.on("close", finish);
});
}
const k = 1e5;
function collectOutput(e, {maxOutputBytes: t, onOutput: n, marksErrors: o = false}) {
const s = (0, d.Wl)(t);
const r = (0, d.Wl)(t);
const i = (0, d.Wl)(Math.min(t, k));
const a = o ? (0, u.D)() : e => e;
const l = [ "stdout", "stderr" ].map(t => {
const n = (0, d.iS)();
const add = e => s.add(a(e, t));
e[t]?.on("data", e => add(n.add(e)));
e[t]?.on("error", () => {});
return () => add(n.end());
});
e.stdout?.on("data", e => {
r.add(e);
n?.(e, "stdout");
});
e.stderr?.on("data", e => {
i.add(e);
n?.(e, "stderr");
});
return () => {
for (const e of l) e();
return {
merged: s.take(),
stdout: r.take(),
stderr: i.take()
};
};
}
}),
56416: (function(e, t, n) {
n.d(t, {
h: () => covers,
n: () => coveringRules
});
var o = n(78033);
var s = n(86990);
var r = n(64524);
var i = n(59976);
function coveringRules(e, t) {
const {specifier: n, tool: s} = t;
switch (n.kind) {
case "command":
return (0, i.gh)(e, () => [ n.pattern.words.map(e => e.kind === "literal" ? e.text : null) ]);

case "path":
{
const t = (n.pattern.globs[0] ?? []).flatMap(e => (0, o.hi)(e) ?? []);
return (0, i.aM)(e, `/${t.join("/")}`, s);
}

case "domain":
return (0, i.Fu)(e, n.host.replace(/^\*\./, ""), s);

case "host":
case "literal":
case "any":
return (0, i.Mf)(e, s, n.kind === "literal" ? n.text : null);
}
}
function covers(e, t) {
if (e.tool !== t.tool) return e.tool.startsWith("mcp__") && t.tool.startsWith(`${e.tool}__`);
if (e.specifier.kind === "any") return true;
return coversSpecifier(e.specifier, t.specifier);
}
function coversSpecifier(e, t) {
if (e.kind === "command" && t.kind === "command") {
const n = t.pattern.words.map(e => e.kind === "literal" ? e.text : null);
if (t.pattern.open && !e.pattern.open) return false;
if (JSON.stringify(t.pattern.assignments) !== JSON.stringify(e.pattern.assignments)) return false;
return (0, r.f0)(e.pattern, n, {
matchUnknown: false,
sameProgram: (e, t) => e === t
});
}
if (e.kind === "path" && t.kind === "path") {
if (e.pattern.base !== t.pattern.base || !t.pattern.exact || t.pattern.up[0] !== e.pattern.up[0]) return false;
const n = (t.pattern.globs[0] ?? []).map(e => (0, o.hi)(e) ?? "");
return e.pattern.globs.some(e => (0, o.kt)(e, n, false));
}
if (e.kind === "domain" && t.kind === "domain") return e.host === t.host || t.host.endsWith(`.${e.host.replace(/^\*\./, "")}`);
if (e.kind === "host" && t.kind === "host") {
const {host: n, port: o} = t.pattern;
const r = e.pattern.port === o;
return r && (0, s.LM)({
...e.pattern,
port: 443
}, n, 443);
}
return e.kind === "literal" && t.kind === "literal" && e.text === t.text;
}
}),
78441: (function(e, t, n) {
n.d(t, {
x: () => lintRules
});
var o = n(3197);
var s = n(85760);
var r = n(99756);
var i = n(64524);
var a = n(42947);
var l = n(25312);
var c = n(56416);
var u = n(3684);
function notesOnCommand(e, t) {
if (e.specifier.kind !== "command") return [];
const {words: n, open: o} = e.specifier.pattern;
const [s] = n;
if (s?.kind !== "literal") return [ {
id: "any-command",
message: "it allows any program",
hint: "begin the rule with a program name"
} ];
const r = n.flatMap(e => e.kind === "literal" ? [ e.text ] : []);
const i = starInWord(n, o);
const a = (0, u.w)(s.text);
if (a === void 0) return [ ...i, ...o ? [ unknown(s.text) ] : [] ];
return [ ...i, ...o ? grants(a, r) : [], ...needsAnother(s.text, n.length, o, t) ];
}
function starInWord(e, t) {
const n = e.at(-1);
if (t || n?.kind !== "pieces" || n.pieces.at(-1) !== "" || n.pieces.length !== 2) return [];
const o = n.pieces[0] ?? "";
if (!/^[\w:-]+$/.test(o)) return [];
return [ {
id: "star-in-word",
message: `a star at the end of a word matches only the rest of that word: ${o}-x matches, ${o} with more words does not`,
hint: "end the rule with :* to allow further arguments"
} ];
}
function unknown(e) {
return {
id: "program-unknown",
message: `${e} is an unknown program: its arguments are not checked`,
hint: "allow exact commands only, without :*"
};
}
const d = /^(?:npx|bunx|pnpx|uvx|(?:npm|pnpm|yarn|bun) (?:exec|x)|(?:uv|poetry|pipenv) run|python3? -m|bundle exec)$/;
function grants(e, t) {
const [n = ""] = t;
const {subCommands: o = []} = e;
if (t.length === 1 && o.length > 0) return [ {
id: "reads-only",
message: `it covers only read-only sub-commands: ${o.slice(0, 3).join(", ")} and similar ones need their own rules`,
hint: `add a rule for each one to allow, e.g. Bash(${n} ${o[0] ?? ""}:*)`
} ];
const s = [ 1, 2 ].find(e => d.test(t.slice(0, e).join(" ")));
const r = s === void 0 ? void 0 : (0, u.w)(t[s] ?? "");
const i = t.length === 1 ? e.alone ?? null : null;
const a = r === void 0 ? e.grants ?? i : r.grants;
return a === null ? [] : [ {
id: "program-grants",
message: a,
hint: a === i ? "name the sub-commands, e.g. Bash(git log:*)" : "allow exact commands only, without :*, or accept the risk"
} ];
}
const f = /^(?:cp|mv|rm|rmdir|mkdir|touch|tee|ln|chmod|install|truncate|dd|rsync)$/;
const h = /^(?:curl|wget)$/;
function needsAnother(e, t, n, o) {
if (!n || t > 1) return [];
if (f.test(e) && !o.some(e => e.tool === "Write" || e.tool === "Edit")) return [ {
id: "needs-another",
message: "the files that it writes or deletes need a Write rule, and there is none",
hint: "add Write(\u2026) for the directories that it may change"
} ];
if (!h.test(e) || o.some(e => e.tool === "WebFetch")) return [];
return [ {
id: "needs-another",
message: "the addresses that it fetches need a WebFetch rule, and there is none",
hint: "add WebFetch(domain:\u2026) for each host"
} ];
}
var p = n(78033);
var m = n(93768);
function notesOnForbidding({text: e, specifier: t}, n) {
if (t.kind === "path") return [ ...onlyAtTop(e, t.pattern), ...n === null ? [] : missingDirectory(t.pattern, n) ];
if (t.kind !== "command") return [];
const [o] = t.pattern.words;
const s = o?.kind === "literal" ? o.text : o?.kind === "pieces" ? o.pieces[0] ?? "" : "";
const [, r = "", i = ""] = /^([\w.-]+):([\w-]+)/.exec(s) ?? [];
if (r !== "") return [ {
id: "never-matches",
message: `no program is called ${s}, so the rule forbids nothing`,
hint: `write Bash(${r} ${i}:*)`
} ];
const a = o?.kind === "literal" ? misspelledProgram(o.text) : void 0;
return a === void 0 ? [] : [ {
id: "never-matches",
message: `no known program is called ${s}, so the rule may forbid nothing`,
hint: `did you mean ${a}?`
} ];
}
function misspelledProgram(e) {
const t = u.c.flatMap(e => e.names);
if (t.includes(e) || !/^[a-z-]{3,20}$/.test(e)) return;
const sorted = e => Array.from(e).sort().join("");
return t.find(t => t.length > 2 && (sorted(t) === sorted(e) ? (0, m.YC)(t, e) === 2 : e.length > 4 && (0, 
m.YC)(t, e) === 1));
}
function onlyAtTop(e, {base: t}) {
const n = e.slice(e.indexOf("(") + 1, -1).trim();
if (t !== "workspace" || n.includes("/") || /^\*+$/.test(n) || (0, r.y)(`/x/${n}`) === "high") return [];
return [ {
id: "only-at-top",
message: `it forbids ${n} in the directory of the rules only`,
hint: `write **/${n} for every directory, or ./${n} for this one`
} ];
}
function missingDirectory({base: e, globs: t, literal: n, up: o}, s) {
const r = [ ...t, ...n?.globs ?? [] ].map(e => {
const t = e.findIndex(e => (0, p.hi)(e) === null);
return e.slice(0, Math.max(0, t)).map(e => (0, p.hi)(e) ?? "").join("/");
});
const isMissing = e => e !== "" && s.kindOf(`${s.workspace}/${e}`) === "missing";
if (e !== "workspace" || o.some(e => e > 0) || !r.every(isMissing)) return [];
return [ {
id: "never-matches",
message: `the workspace has no directory ${r[0] ?? ""}, so the rule forbids nothing now`,
hint: "correct the path, or keep the rule for later"
} ];
}
var g = n(39760);
var v = n(33646);
var w = n(33956);
var b = n(61249);
function lintRules(e, t = null, n = null) {
const {rules: o} = (0, v.NR)(e);
const s = e.allow.flatMap((e, t) => {
const n = (0, v.Cr)(e);
const o = `the tool ${String(n)} is one of another product that does not exist here, so the rule has no effect`;
return n === null ? [] : [ {
id: "not-offered",
list: "allow",
index: t,
rule: e,
message: o,
hint: "remove the rule"
} ];
});
for (const e of [ ...o.allow, ...o.ask, ...o.deny ]) {
const r = [ ...e.list === "allow" ? [ ...notesOnAllow(e, o.allow, n), ...(0, g.m)(e, t) ] : [], ...neverMatches(e), ...e.list === "allow" ? [] : notesOnForbidding(e, n), ...notesOnOverlap(e, o) ];
for (const t of r) s.push({
...t,
list: e.list,
index: e.index,
rule: e.text
});
}
return s;
}
function notesOnAllow(e, t, n) {
switch (e.specifier.kind) {
case "any":
return wholeTool(e);

case "command":
return notesOnCommand(e, t);

case "path":
return path(e, n);

case "domain":
case "host":
case "literal":
return [];
}
}
const y = {
Label: "add or remove any label, including those that start workflows",
Assign: "assign any person to an item",
RequestReviewers: "request a review from any person or team",
UpdateItem: "replace the title and the text of the item",
CreateLabel: "create labels of any name"
};
function wholeTool(e) {
if (e.tool === "Bash") return [ {
id: "any-command",
message: "it allows every command, including interpreters and network tools",
hint: "name the commands, e.g. Bash(npm test)"
} ];
if (e.tool === "WebFetch") return [ {
id: "any-host",
message: "it allows the agent to send anything to any host",
hint: "name the hosts, e.g. WebFetch(domain:example.org)"
} ];
const t = Object.hasOwn(y, e.tool) ? y[e.tool] : void 0;
if (t !== void 0) return [ {
id: "any-target",
message: `it allows the agent to ${t}`,
hint: `name each one, e.g. ${e.tool}(name)`
} ];
const n = e.tool === "Read" || e.tool === "Write" || e.tool === "Edit";
return n ? [ {
id: "any-path",
message: "it covers the whole workspace and nothing outside it",
hint: `name directories, e.g. ${e.tool}(docs/**)`
} ] : [];
}
function path(e, t) {
if (e.specifier.kind !== "path") return [];
const {pattern: n} = e.specifier;
const i = e.text.slice(e.text.indexOf("(") + 1, -1).trim();
const a = [];
n.base === "slash" && a.push({
id: "absolute-path",
message: `${i} is an absolute path, not relative to the workspace`,
hint: `write ${i.replace(/^\/+/, "")} for a path in the workspace, or //\u2026 to confirm an absolute path`
});
/^\/*\**$/.test(i) && n.base !== "workspace" && a.push({
id: "any-path",
message: "it does not name a directory, so it covers nothing outside the workspace",
hint: "name directories"
});
const l = (0, r.y)(`/${i.replace(/\*+.*$/, "")}`) === "high" || (0, s.yP)(i);
!n.exact && l && a.push({
id: "sensitive-pattern",
message: "files that may contain credentials need an exact path, so this pattern does not cover them",
hint: "name each file without a wildcard"
});
e.tool !== "Read" && /^\*\*?$/.test(i) && a.push({
id: "protected-unnamed",
message: "it does not cover protected paths such as .git and .github",
hint: "name the path if it must be written; otherwise no change is needed"
});
const c = `/${i.replace(/^\/+/, "").replace(/\*+.*$/, "x")}`;
const u = t === null ? null : (0, w.protectedSegmentIn)(`${t.workspace}${c}`, t);
const d = e.tool === "Read" ? null : (0, o.Aq)(c) ?? u;
d !== null && a.push({
id: "protected-opened",
message: `files written below ${d} run or take effect later, with more rights than the agent has`,
hint: "remove it, or have a person review every change"
});
return a.filter(e => e.id !== "absolute-path" || (0, o.Aq)(i) === null);
}
const k = /^(?:&&|\|\|?|;|&|\d*>>?|<|>&|2>&1)$|[;|&]$/;
function neverMatches(e) {
if (e.specifier.kind !== "command") return [];
const t = e.specifier.pattern.words.flatMap(e => e.kind === "literal" ? [ e.text ] : []);
if (e.list === "allow" && (0, b.JB)(e)) return [ {
id: "never-matches",
message: "alternatives are read in ask and deny rules only",
hint: "write one rule for each command"
} ];
if (e.list !== "allow" && (0, b.yN)(e).length > 0) return [];
const n = t.find(e => k.test(e));
if (n !== void 0) return [ {
id: "never-matches",
message: `a rule matches one simple command, so a rule with ${(0, i.zc)([ n ])} never matches`,
hint: "write one rule for each command of the line"
} ];
const o = e.specifier.pattern.assignments.map(unsafeVariableName).find(e => e !== null);
if (o === void 0) return [];
return [ {
id: "never-matches",
message: `${o} controls bash, the loader or a well-known program, so it is refused before a command`,
hint: `allow \`env ${o}=\u2026\` with its value and the command, and tell the agent to use that form`
} ];
}
function unsafeVariableName(e) {
const t = e.kind === "literal" ? e.text : e.pieces.join("*");
const n = t.indexOf("=");
const o = t.slice(0, n);
return (0, l.ej)(o) || (0, a.a)(o, t.slice(n + 1)) ? null : o;
}
function notesOnOverlap(e, t) {
const n = (0, c.n)(t[e.list], e).find(t => t !== e && (0, c.h)(t, e) && !((0, c.h)(e, t) && t.index > e.index));
const o = [];
n !== void 0 && o.push({
id: "pointless",
message: `${n.text} already covers it`,
hint: "remove one of the two"
});
const s = e.list === "allow" ? [ ...(0, c.n)(t.deny, e), ...(0, c.n)(t.ask, e) ].find(t => (0, 
c.h)(t, e)) : void 0;
s !== void 0 && o.push({
id: "allowed-and-denied",
message: `it has no effect because of ${s.text} in ${s.list}`,
hint: "remove one of the two"
});
return o;
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
}),
41816: (function(e, t, n) {
n.r(t);
n.d(t, {
createFindingsTool: () => createFindingsTool
});
var o = n(94343);
var s = n(43759);
var r = n(54539);
var i = n(11261);
var a = n(39472);
var l = n(64287);
const input = () => o.rej({
findings: o.YOg((0, a.K)()).check(s.Eb(200), o.q0y("The findings; empty if there are none."))
});
function createFindingsTool(e) {
return (0, i.uO)({
name: "ReportFindings",
description: "Reports findings in files, each with its location. They become annotations and report files of this run.",
input: input,
readOnly: true,
effects: () => [],
label: ({findings: e}) => (0, r.B4)(e.length, "finding"),
run: ({findings: t}) => (0, l.V)(e, {
kind: "findings",
findings: t.map(a.C)
})
});
}
})
};
