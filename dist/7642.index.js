"use strict";

exports.id = 7642;

exports.ids = [ 7642 ];

exports.modules = {
77642: (function(e, t, n) {
n.r(t);
n.d(t, {
postItemWrites: () => postItemWrites,
withheldRow: () => withheldRow
});
var r = n(54539);
var s = n(84758);
var o = n(20653);
var a = n(31409);
var i = n(47684);
var c = n(53599);
var u = n(24799);
var l = n(77598);
var d = n(42357);
var f = n(33740);
var m = n(12673);
var h = n(69701);
var w = n(49711);
var p = n(70193);
var g = n(58276);
var v = n(45058);
var y = n(70870);
var b = n(55179);
function createItemWriter(e, t) {
const n = (0, m.KT)(t.hostEnvironment);
const {redact: r} = t.redactor;
const o = (0, m.C0)(e.runContext.settings["github-token"] ?? "", {
hostEnvironment: n,
redact: r
});
const a = (0, h.Ce)({
...o,
signal: n.signal
});
const i = createPolicies(t);
return async (o, c, u) => {
const refuseAll = e => u.map(t => ({
index: t,
rows: [ refused("Writes", e) ]
}));
const l = await e.prepare(o).catch((0, d.j6)(d.yo, y.cj));
if (typeof l === "string") return refuseAll(l);
const {inputs: f, runContext: m} = l;
if (f.target === null) return refuseAll("The entry has no target any more.");
const {event: h, settings: w} = m;
const b = {
kind: c.item,
number: f.target
};
const k = c.requests.map(s.storedRequest);
const $ = await (0, v.publishContextOf)(k.filter(e => e !== null), "success", {
runContext: {
...m,
event: {
...h,
item: b,
headSha: c.commit ?? h.headSha
}
},
hostEnvironment: n,
redact: r,
session: a,
log: t.log,
collected: null,
outgoing: (0, g.I)(w, n)
});
const O = await i(l);
const C = [];
for (const t of u) {
const n = k[t] ?? null;
const r = n === null ? "The stored request is invalid." : whyRefused(n, l, O);
if (n === null || r !== null) {
C.push({
index: t,
rows: [ refused(n === null ? "Request" : (0, s.kindOf)(n).nameOf(n), r ?? "") ]
});
continue;
}
const a = 1 + k.slice(0, t).filter(e => e?.kind === n.kind).length;
const i = `${$.key}/${e.file.name}/${subjectOf(o)}${a === 1 ? "" : `/${String(a)}`}`;
const c = C.some(({rows: e}) => e.some(({code: e}) => e === "rate-limited"));
const u = c ? [] : await (0, p.applyWriteRequests)([ n ], {
...$,
key: i,
answer: null
});
C.push({
index: t,
rows: c ? [ limited((0, s.kindOf)(n).nameOf(n)) ] : u
});
}
return C;
};
}
const limited = e => ({
what: e,
outcome: "withheld",
url: null,
note: "",
code: "rate-limited"
});
const refused = (e, t) => ({
what: e,
outcome: "refused",
url: null,
note: t
});
function subjectOf({slot: e}) {
return (0, l.createHash)("sha256").update(e).digest("hex").slice(0, 12);
}
function whyRefused(e, {lists: t, spec: n, narrowing: r}, a) {
const {tool: i} = (0, s.kindOf)(e);
if (!(0, b.c)(t, n, r).includes(i)) return `The rules of the job do not allow ${i}.`;
for (const t of (0, s.postEffects)(e)) {
const e = t.target === void 0 ? {} : {
subject: t.target
};
const {outcome: n, reason: r} = a({
tool: t.what,
effects: [ t ],
...e
});
if (n !== "run") return (0, o.KG)(r);
}
return null;
}
function createPolicies({hostEnvironment: e}) {
const t = new Map;
return async ({runContext: n, lists: r, spec: s, narrowing: o = null}) => {
const a = JSON.stringify([ r, s.allowedTools, s.disallowedTools, o?.allowedTools ]);
const i = t.get(a);
if (i !== void 0) return i;
const c = (0, f.Y)({
runContext: {
...n,
settings: {
...n.settings,
mode: "default"
}
},
hostEnvironment: e,
childProcesses: {
home: e.temporary,
temporary: (0, w.YB)(e)
},
lists: r,
spec: s,
tools: []
});
await c.ready();
o !== null && c.narrowTo(o);
t.set(a, c.policy);
return c.policy;
};
}
var k = n(71091);
async function postItemWrites(e, t) {
const {batch: n, jobs: r, stateOf: s} = e;
const o = new Map;
const i = {};
const c = createPoster(e, t);
for (const [e, t] of r.entries()) {
if (s(e).kind !== "ended" || t.repeat > 1 || ((0, a.Ms)(n, t)?.target ?? null) === null) continue;
const r = await n.state.record(t);
if (r?.writes === void 0 || o.has(t.key)) continue;
const l = await (0, u.e9)(n.state.directory, t.key);
const d = l.isComplete ? [] : await c(e, t, {
...r,
writes: r.writes,
posted: l
});
for (const {outcome: e} of d) i[e] = (i[e] ?? 0) + 1;
o.set(t.key, [ ...l.rows, ...d ]);
}
const l = [ ...o.values() ].some(e => e.some(({note: e}) => e === $));
const d = n.file.publish.off !== null;
return {
rows: o,
counts: i,
isCut: l,
isPreview: d
};
}
const $ = "The run was canceled before. The next run posts it.";
function createPoster({batch: e, isAuthentic: t, whyNot: n}, s) {
const {maxWrites: o} = e.file;
const a = createItemWriter(e, s);
const l = e.shard === null ? n ?? (0, k.re)(e) : "The merge of all shards posts it";
const d = `max-writes of the batch is ${String(o)}.`;
let f = o;
let m = null;
const whyWithheld = (e, n, a) => {
const c = (0, i.W)(n);
if (c !== null) return c;
if (l !== null) return `${l}.`;
if (!t(e)) return "The stored result is not authenticated: set resume-key in every step and run.";
if (s.hostEnvironment.signal.aborted) return $;
if (a > o) return `The job has ${(0, r.B4)(a, "write")}, and ${d}`;
a > f && (m ??= `${d} The next run posts it.`);
return m;
};
return async (t, n, r) => {
const {posted: o, writes: i} = r;
const l = [ ...i.requests.keys() ].filter(e => !o.done.includes(e));
const d = whyWithheld(t, r, l.length);
if (d !== null) return l.flatMap(e => withheldRow(i.requests[e] ?? {}, d));
f -= l.length;
const h = await a(n, i, l);
const w = h.filter(({rows: e}) => e.every(isPosted));
if (w.length > 0) {
const t = [ ...o.done, ...w.map(({index: e}) => e) ];
const r = [ ...o.rows, ...w.flatMap(e => e.rows.map(asItemWrite)) ];
const s = t.length === i.requests.length;
await (0, u.L_)(e.state.directory, n.key, {
done: t,
isComplete: s,
rows: r
});
}
const p = h.flatMap(e => e.rows.map(withoutLimit));
p.some(({code: e}) => e === "rate-limited") && (m = O);
for (const {what: e, note: t} of p.filter(({outcome: e}) => e === "failed")) s.log.warning(s.redactor.redact(`${(0, 
c.er)(n)}: ${e}: ${t}`));
return p.map(asItemWrite);
};
}
const O = "GitHub limits the requests of this token. The next run posts it.";
const withoutLimit = e => e.code === "rate-limited" ? {
...e,
outcome: "withheld",
note: O
} : e;
const isPosted = ({outcome: e}) => [ "created", "updated", "unchanged", "fell back" ].includes(e);
const asItemWrite = ({what: e, outcome: t, url: n, note: r}) => ({
what: e,
outcome: t,
url: n,
note: r
});
function withheldRow(e, t) {
const n = (0, s.storedRequest)(e);
if (n === null) return [];
const r = "body" in n ? n.body ?? "" : "";
const a = (0, s.kindOf)(n).nameOf(n);
const i = {
outcome: "withheld",
url: null,
note: t
};
return [ r === "" ? {
...i,
what: a
} : {
...i,
what: `${a}: ${(0, o.ml)((0, o.TN)(r), 80)}`,
text: r
} ];
}
}),
70870: (function(e, t, n) {
n.d(t, {
Fj: () => configError,
Z1: () => storeEnd,
cj: () => sentencesOf,
v6: () => storeUnasked
});
var r = n(85616);
var s = n(54327);
var o = n(83537);
var a = n(73948);
var i = n(24788);
var c = n(45058);
var u = n(59028);
var l = n(15917);
var d = n(20653);
var f = n(77730);
var m = n(28605);
var h = n(45292);
var w = n(60795);
var p = n(47613);
var g = n(92736);
var v = n(90827);
var y = n(31409);
var b = n(4839);
async function storeEnd(e, {job: t, before: n, batch: r, seen: s, limits: o, transcript: a, finished: i, waits: c, target: u, prices: l}) {
const d = {
...e,
...i?.changed,
notices: [ ...e.notices, ...s.notices(), ...i?.notices ?? [], ...unrecorded(e, u) ]
};
const f = (0, w.qU)(d, s.modelError(), o);
const {scoringUsd: m = 0, fatal: v = null} = i ?? {};
const k = (0, h.eg)([ d.costUsd, m ]);
const $ = s.answeredBy();
if (f.kind !== "record") return {
end: {
...f,
costUsd: k
},
record: null
};
if (c !== null) return {
end: {
kind: "deferred",
reason: c,
closesPool: false,
costUsd: m
},
record: null
};
i?.tree !== void 0 && await (0, g._)(r.state.directory, t.key, i.tree);
const O = i?.tree === void 0 ? [] : await (0, b.C)(t, d.changes, r);
const C = (0, y.Ms)(r, t)?.changes === "patch" ? O : [];
const x = makeRecord({
job: t,
...identityOf(r),
result: {
...d,
reason: reasonOf(d, f.reached, r),
notices: [ ...d.notices, ...C ]
},
modelError: s.modelError(),
answerError: i?.answerError ?? null,
evaluations: i?.evaluations ?? [],
scoringUsd: m,
minScore: (0, y.Ms)(r, t)?.minScore,
reportsFindings: (0, y.Ms)(r, t)?.findings === true,
answeredBy: $,
savedUsd: savedBy($ ?? t.model, d, r.file.delivery, l),
hasTree: i?.tree !== void 0,
target: u,
hasTranscript: true,
toolsUsed: s.tools(),
endedAt: endOf(r)
}, n);
const R = {
kind: "done",
state: stateOfRecord(x),
isFailure: !(0, p.Hh)(x),
costUsd: k,
...v === null ? {} : {
fatal: v
},
...f.reached === void 0 ? {} : {
reached: f.reached
}
};
return {
end: R,
record: await store(x, n, r, a)
};
}
function stateOfRecord(e) {
if ((0, p.Hh)(e)) return "passed";
if (e.conclusion !== "success") return `error: ${e.conclusion}`;
const [t] = (0, m.Qg)(e.evaluations);
if (t === void 0) return "failed";
return `${t.status === "error" ? "evaluation error" : "evaluation failed"}: ${t.name}`;
}
function reasonOf({reason: e}, t, {shard: n}) {
if (t === void 0) return e;
const [r, s] = n === null ? [ "budget of the run", "" ] : [ "part of the budget that its shard has", " use fewer shards," ];
return `${e} The job had the whole ${r}: raise budget.max-cost-usd,${s} or leave the item out.`;
}
async function storeUnasked({job: e}, t, n, r) {
const s = makeRecord({
job: e,
...identityOf(r),
result: {
...k,
...t
},
modelError: null,
answerError: null,
evaluations: [],
scoringUsd: 0,
answeredBy: null,
savedUsd: void 0,
hasTree: false,
target: null,
hasTranscript: false,
toolsUsed: [],
endedAt: endOf(r)
}, n);
return {
end: {
kind: "done",
state: stateOfRecord(s),
isFailure: true,
costUsd: 0
},
record: await store(s, n, r)
};
}
function configError(e) {
return {
conclusion: "config-error",
code: (0, u.$)(e.diagnostics),
reason: sentencesOf(e)
};
}
function sentencesOf({diagnostics: e}) {
return e.map(({location: e, message: t, found: n, hint: r}) => {
const s = e === void 0 ? "" : `${e}: `;
const o = n === void 0 || n.includes("\n") ? "" : ` (${(0, d.ml)(n, 200)})`;
return `${s}${t}${o}; ${r}.`;
}).join(" ");
}
function endOf({startedAt: e}) {
return Math.max(a.m.now(), Date.parse(e) || 0);
}
function identityOf({plan: e, shard: t, attempt: n}) {
return {
planId: e.planId,
shard: t,
attempt: n
};
}
async function store(e, t, {state: n, redactor: r}, s = null) {
const {key: o, keyParts: a, transcriptPath: c, slot: u} = e;
const l = {
...(0, i.E)(e, r.redact, v.o),
key: o,
keyParts: a,
transcriptPath: c,
slot: u
};
await n.save(l, t, s);
return l;
}
const k = {
text: "",
changes: [],
usage: r.p0.usage,
costUsd: 0,
durationMs: 0,
turns: 0,
toolCalls: 0,
denials: [],
notices: [],
requests: []
};
function makeRecord(e, t) {
const {job: n, result: r, modelError: o} = e;
const {conclusion: a, code: i, reason: c, text: u, changes: d, usage: m, costUsd: h, durationMs: g, turns: v, toolCalls: y, notices: b} = r;
const k = {
conclusion: a,
code: i,
reason: c,
errorKind: e.answerError ?? o?.kind ?? null
};
const {findings: $, invalid: O} = (0, l.WX)(r);
const C = r.requests.filter(s.J);
return {
formatVersion: f.Ty,
key: n.key,
keyParts: n.keyParts,
slot: n.slot,
planId: e.planId,
shard: e.shard,
attempt: e.attempt,
id: n.id,
item: n.item?.fields ?? null,
matrix: n.matrix,
repeat: n.repeat,
model: n.model,
...e.answeredBy === null || e.answeredBy === n.model ? {} : {
answeredBy: e.answeredBy
},
...k,
text: u,
...r.structured === void 0 ? {} : {
structured: r.structured
},
evaluations: e.evaluations,
evaluationDigest: n.evaluationDigest,
...e.minScore === void 0 ? {} : {
minScore: e.minScore
},
...e.scoringUsd === 0 ? {} : {
scoringUsd: e.scoringUsd
},
changes: d,
usage: m,
costUsd: h,
...e.savedUsd === void 0 ? {} : {
savedUsd: e.savedUsd
},
durationMs: g,
turns: v,
toolCalls: y,
...r.denials.length === 0 ? {} : {
refused: r.denials.length
},
transcriptPath: e.hasTranscript ? `transcripts/${n.key}-${String(numberAfter(t))}.jsonl` : null,
endedAt: new Date(e.endedAt).toISOString(),
sameFailures: o !== null && (0, w.uD)(o) ? 0 : (0, p.q_)(t, k),
hasTree: e.hasTree,
...e.target === null || C.length === 0 ? {} : {
writes: writesOf(e.target, C)
},
notices: [ ...b, ...(0, l.R5)(O) ],
toolsUsed: e.toolsUsed,
...$.length > 0 || e.reportsFindings === true || (0, l.pB)(r) ? {
findings: $
} : {}
};
}
function savedBy(e, {usage: t, turns: n}, r, s) {
if (t.cacheReadTokens + t.cacheWriteTokens === 0) return;
const a = r === "now" ? t : {
...t,
tier: r
};
return (0, o.lu)(e, a, {
requests: n,
prices: s
});
}
function writesOf({item: e, commit: t}, n) {
const r = n.map(e => ({
...e
}));
return {
item: e.kind,
requests: r,
...t === null ? {} : {
commit: t
}
};
}
function unrecorded(e, t) {
return t === null ? [] : (0, c.unrecordedRows)(e).map(({what: e, outcome: t, note: n}) => `${e}: ${t}: ${(0, 
d.KG)(n)}`);
}
function numberAfter(e) {
const t = /-(\d+)\.jsonl$/.exec(e?.transcriptPath ?? "")?.[1];
return t === void 0 ? 1 : Number(t) + 1;
}
}),
69701: (function(e, t, n) {
n.d(t, {
Ce: () => createRetryBudget,
Cl: () => createGitHub,
Z$: () => isViewer
});
var r = n(80353);
var s = n(77523);
var o = n(60957);
const a = {
login: "github-actions[bot]",
id: null
};
function createGitHub(e) {
const t = createRetryBudget(e);
const writeWith = n => (r, o, a) => {
const bodyAfter = t => e.redact(typeof a === "string" ? a : a(t));
return t(t => n(t, {
target: r,
marker: o,
bodyAfter: bodyAfter,
signal: e.signal
}), e => (0, s.Zw)(e, r));
};
return {
upsertComment: writeWith(upsert),
updateComment: writeWith(update),
ownComments: n => t(({octokit: t, viewer: r}) => ownBodies(commentPlace(t, n, e.signal), r), e => (0, 
s.Zw)(e, n)),
hideComments: (r, o, a) => t(async ({octokit: t, viewer: s}) => {
const {hideComments: i} = await n.e(6045).then(n.bind(n, 56045));
return await i(t, {
target: r,
beginnings: o,
except: a,
signal: e.signal,
isOwn: e => isViewer(e, s)
});
}, e => (0, s.OR)(e, "the state of earlier comments", [ "issues: write", "pull-requests: write" ]))
};
}
function createRetryBudget(e) {
let t = null;
return async (n, o) => {
for (let a = 1; ;a += 1) try {
t ??= openSession(e);
return await n(await t);
} catch (n) {
if (e.signal.aborted && (0, s.Ni)(n)) throw canceled();
const i = a < r.F3 && !e.signal.aborted ? (0, s.fm)(n, a, e.clock.now()) : null;
if (i === null) throw o(n);
t = null;
await e.clock.sleep(i, e.signal);
}
};
}
const canceled = () => new o.J(null, "The time for posts was over before GitHub answered", "GitHub may have carried out the request all the same.");
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
if ((0, s.UZ)(e) && ((0, s.dg)(e) || e.status === 401)) throw e;
return a;
}
}
const viewerOf = (e, t) => typeof e === "string" ? {
login: e,
id: typeof t === "number" ? t : null
} : a;
async function upsert(e, t) {
const n = await update(e, t);
if (n !== null) return n;
const {id: r, url: s} = await commentPlace(e.octokit, t.target, t.signal).create(t.bodyAfter(null));
return {
id: r,
url: s,
action: "created"
};
}
async function update({octokit: e, viewer: t}, {target: n, marker: r, bodyAfter: s, signal: o}) {
const a = commentPlace(e, n, o);
const i = await ownComments(a, r, t);
const [c, ...u] = i;
if (c === void 0) return null;
const {body: l} = i.find(e => s(e.body) === e.body) ?? c;
try {
const {id: e, url: t} = await a.update(c.id, s(l));
for (const e of u) await a.remove(e.id).catch(unlessFailed);
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
if (!(0, s.UZ)(e)) throw e;
}
async function ownComments(e, t, n) {
const r = [];
for (let s = 1; ;s += 1) {
const {comments: o, isLast: a} = await e.page(s);
for (const {id: e, body: s = "", user: a} of o) s.startsWith(t) && isViewer(a, n) && r.push({
id: e,
body: s
});
if (a) return r;
}
}
async function ownBodies(e, t) {
const n = [];
for (let r = 1; ;r += 1) {
const {comments: s, isLast: o} = await e.page(r);
n.push(...s.flatMap(({body: e, user: n}) => isViewer(n, t) ? [ e ?? "" ] : []));
if (o) return n;
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
const {data: r, headers: s} = await e.listComments({
...{
...call(),
issue_number: t.number,
per_page: 100,
page: n
}
});
return {
comments: r,
isLast: isLast(s)
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
const {data: n, headers: s} = await r.listReviewComments({
...{
...call(),
pull_number: t.number,
per_page: 100,
page: e
}
});
return {
comments: n,
isLast: isLast(s)
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
async create(s) {
try {
const e = {
...call(),
pull_number: t.number,
comment_id: t.thread ?? 0,
body: s
};
return posted(await r.createReplyForReviewComment(e));
} catch (r) {
if (r.status !== 404) throw r;
return await conversation(e, t, n).create(s);
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
})
};
