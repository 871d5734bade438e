"use strict";

exports.id = 3238;

exports.ids = [ 3238 ];

exports.modules = {
70870: (function(e, t, n) {
n.d(t, {
Fj: () => configError,
Z1: () => storeEnd,
cj: () => sentencesOf,
v6: () => storeUnasked
});
var s = n(85616);
var r = n(54327);
var o = n(83537);
var a = n(73948);
var i = n(24788);
var c = n(45058);
var l = n(59028);
var u = n(15917);
var d = n(20653);
var f = n(77730);
var m = n(28605);
var p = n(45292);
var h = n(60795);
var w = n(47613);
var g = n(92736);
var v = n(90827);
var y = n(31409);
var b = n(4839);
async function storeEnd(e, {job: t, before: n, batch: s, seen: r, limits: o, transcript: a, finished: i, waits: c, target: l, prices: u}) {
const d = {
...e,
...i?.changed,
notices: [ ...e.notices, ...r.notices(), ...i?.notices ?? [], ...unrecorded(e, l) ]
};
const f = (0, h.qU)(d, r.modelError(), o);
const {scoringUsd: m = 0, fatal: v = null} = i ?? {};
const k = (0, p.eg)([ d.costUsd, m ]);
const j = r.answeredBy();
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
i?.tree !== void 0 && await (0, g._)(s.state.directory, t.key, i.tree);
const $ = i?.tree === void 0 ? [] : await (0, b.C)(t, d.changes, s);
const S = (0, y.Ms)(s, t)?.changes === "patch" ? $ : [];
const O = makeRecord({
job: t,
...identityOf(s),
result: {
...d,
reason: reasonOf(d, f.reached, s),
notices: [ ...d.notices, ...S ]
},
modelError: r.modelError(),
answerError: i?.answerError ?? null,
evaluations: i?.evaluations ?? [],
scoringUsd: m,
minScore: (0, y.Ms)(s, t)?.minScore,
reportsFindings: (0, y.Ms)(s, t)?.findings === true,
answeredBy: j,
savedUsd: savedBy(j ?? t.model, d, s.file.delivery, u),
hasTree: i?.tree !== void 0,
target: l,
hasTranscript: true,
toolsUsed: r.tools(),
endedAt: endOf(s)
}, n);
const x = {
kind: "done",
state: stateOfRecord(O),
isFailure: !(0, w.Hh)(O),
costUsd: k,
...v === null ? {} : {
fatal: v
},
...f.reached === void 0 ? {} : {
reached: f.reached
}
};
return {
end: x,
record: await store(O, n, s, a)
};
}
function stateOfRecord(e) {
if ((0, w.Hh)(e)) return "passed";
if (e.conclusion !== "success") return `error: ${e.conclusion}`;
const [t] = (0, m.Qg)(e.evaluations);
if (t === void 0) return "failed";
return `${t.status === "error" ? "evaluation error" : "evaluation failed"}: ${t.name}`;
}
function reasonOf({reason: e}, t, {shard: n}) {
if (t === void 0) return e;
const [s, r] = n === null ? [ "budget of the run", "" ] : [ "part of the budget that its shard has", " use fewer shards," ];
return `${e} The job had the whole ${s}: raise budget.max-cost-usd,${r} or leave the item out.`;
}
async function storeUnasked({job: e}, t, n, s) {
const r = makeRecord({
job: e,
...identityOf(s),
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
endedAt: endOf(s)
}, n);
return {
end: {
kind: "done",
state: stateOfRecord(r),
isFailure: true,
costUsd: 0
},
record: await store(r, n, s)
};
}
function configError(e) {
return {
conclusion: "config-error",
code: (0, l.$)(e.diagnostics),
reason: sentencesOf(e)
};
}
function sentencesOf({diagnostics: e}) {
return e.map(({location: e, message: t, found: n, hint: s}) => {
const r = e === void 0 ? "" : `${e}: `;
const o = n === void 0 || n.includes("\n") ? "" : ` (${(0, d.ml)(n, 200)})`;
return `${r}${t}${o}; ${s}.`;
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
async function store(e, t, {state: n, redactor: s}, r = null) {
const {key: o, keyParts: a, transcriptPath: c, slot: l} = e;
const u = {
...(0, i.E)(e, s.redact, v.o),
key: o,
keyParts: a,
transcriptPath: c,
slot: l
};
await n.save(u, t, r);
return u;
}
const k = {
text: "",
changes: [],
usage: s.p0.usage,
costUsd: 0,
durationMs: 0,
turns: 0,
toolCalls: 0,
denials: [],
notices: [],
requests: []
};
function makeRecord(e, t) {
const {job: n, result: s, modelError: o} = e;
const {conclusion: a, code: i, reason: c, text: l, changes: d, usage: m, costUsd: p, durationMs: g, turns: v, toolCalls: y, notices: b} = s;
const k = {
conclusion: a,
code: i,
reason: c,
errorKind: e.answerError ?? o?.kind ?? null
};
const {findings: j, invalid: $} = (0, u.WX)(s);
const S = s.requests.filter(r.J);
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
text: l,
...s.structured === void 0 ? {} : {
structured: s.structured
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
costUsd: p,
...e.savedUsd === void 0 ? {} : {
savedUsd: e.savedUsd
},
durationMs: g,
turns: v,
toolCalls: y,
...s.denials.length === 0 ? {} : {
refused: s.denials.length
},
transcriptPath: e.hasTranscript ? `transcripts/${n.key}-${String(numberAfter(t))}.jsonl` : null,
endedAt: new Date(e.endedAt).toISOString(),
sameFailures: o !== null && (0, h.uD)(o) ? 0 : (0, w.q_)(t, k),
hasTree: e.hasTree,
...e.target === null || S.length === 0 ? {} : {
writes: writesOf(e.target, S)
},
notices: [ ...b, ...(0, u.R5)($) ],
toolsUsed: e.toolsUsed,
...j.length > 0 || e.reportsFindings === true || (0, u.pB)(s) ? {
findings: j
} : {}
};
}
function savedBy(e, {usage: t, turns: n}, s, r) {
if (t.cacheReadTokens + t.cacheWriteTokens === 0) return;
const a = s === "now" ? t : {
...t,
tier: s
};
return (0, o.lu)(e, a, {
requests: n,
prices: r
});
}
function writesOf({item: e, commit: t}, n) {
const s = n.map(e => ({
...e
}));
return {
item: e.kind,
requests: s,
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
9269: (function(e, t, n) {
n.d(t, {
F_: () => s,
UQ: () => createPathLocks,
bj: () => r
});
const s = {
rows: new Map,
counts: {},
isPreview: false
};
const r = {
pullRequests: [],
writes: s,
failure: null,
canceled: null
};
function createPathLocks() {
const e = new Map;
return {
hold: async (t, n) => {
const s = e.get(t) ?? Promise.resolve();
const r = s.then(n);
const o = r.catch(() => {});
e.set(t, o);
try {
return await r;
} finally {
e.get(t) === o && e.delete(t);
}
}
};
}
}),
13238: (function(e, t, n) {
n.d(t, {
runBatch: () => runBatch
});
var s = n(76760);
var r = n(42357);
var o = n(54539);
var a = n(73948);
var i = n(61941);
var c = n(71415);
var l = n(71195);
var u = n(61890);
var d = n(94131);
function newRun({file: e, plan: t, shard: n, attempt: s, startedAt: r}, {resumed: o, waiting: a}) {
return {
formatVersion: 1,
name: e.name,
planId: t.planId,
shard: n,
attempt: s,
startedAt: r,
endedAt: null,
conclusion: null,
reason: "",
deferred: [],
...a.length === 0 ? {} : {
waiting: a
},
deferredReason: "",
parked: [],
minPassRate: e.minPassRate,
...e.delivery === "batch" ? {
awaitsAnswers: true
} : {},
...o?.otherUsd === void 0 ? {} : {
otherUsd: o.otherUsd
},
atLeast: Object.fromEntries(e.jobs.map(({id: e, repeat: t}) => [ e, t.atLeast ]))
};
}
const isoNow = () => new Date(a.m.now()).toISOString();
const f = [ [ "GITHUB_RUN_ATTEMPT", 1 ], [ "SYSTEM_JOBATTEMPT", 1 ], [ "BUILDKITE_RETRY_COUNT", 0 ], [ "CI_JOB_ID", 1 ], [ "CIRCLE_BUILD_NUM", 1 ] ];
function attemptOf(e) {
for (const [t, n] of f) {
const s = e[t];
const r = Number(s) - n + 1;
if (s && Number.isSafeInteger(r) && r > 0) return r;
}
return 1;
}
var m = n(70870);
var p = n(89146);
var h = n(4839);
var w = n(58775);
var g = n(78650);
var v = n(11576);
var y = n(91080);
var b = n(9269);
var k = n(56987);
var j = n(53599);
var $ = n(57979);
var S = n(72443);
var O = n(55093);
var x = n(69588);
var U = n(19997);
var R = n(24788);
var E = n(90827);
var M = n(31409);
var T = n(96668);
var I = n(30461);
var A = n(69950);
var C = n(45292);
var N = n(5428);
var P = n(12126);
var F = n(98970);
const L = 9e5;
function limitedModel(e, {limiter: t, order: n, clock: s, endAt: r}) {
return {
name: e.name,
contextWindow: e.contextWindow,
async* stream(o, a) {
let i = 0;
const waitUntil = () => Math.min(r ?? Number.POSITIVE_INFINITY, s.now() + L - i);
const tooLong = (t, n) => ({
type: "error",
modelError: {
kind: "rate-limit",
status: 429,
message: `The rate limit of ${e.name} is reached until ${new Date(t).toISOString()}${n === void 0 ? "." : `: ${n.message}`}`,
hint: "Run the batch again after that time; it starts with the jobs that are left.",
retryable: false,
retryAfterMs: t - s.now()
}
});
for (let r = 1; ;r += 1) {
const c = t.blockedUntil();
if (c > waitUntil()) {
yield tooLong(c);
return;
}
let l;
try {
l = await t.enter(n, a);
} catch {
yield {
type: "error",
modelError: F.gn
};
return;
}
const u = yield* forward(e.stream(o, a), l);
if (u === null) return;
const d = l.rateLimited(u.retryAfterMs ?? null);
if (d > waitUntil()) {
yield tooLong(d, u);
return;
}
const f = Math.max(0, d - s.now());
i += f;
yield {
type: "retry",
attempt: r,
delayMs: f,
modelError: u
};
}
}
};
}
async function* forward(e, t) {
let settle = () => t.ended();
try {
for await (const n of e) {
if (n.type === "error") {
const {modelError: e} = n;
if (e.kind === "rate-limit") {
settle = () => {};
return e;
}
isTrouble(e) && (settle = () => t.failed());
}
n.type === "finish" && (settle = () => t.succeeded());
yield n;
if (n.type === "finish" || n.type === "error") return null;
}
return null;
} finally {
settle();
}
}
const isTrouble = ({kind: e}) => [ "overloaded", "server", "network", "cut-off" ].includes(e);
function createWarmUps() {
const e = new Set;
const t = new Map;
return {
enter: async (n, s) => {
for (let e = t.get(n); e !== void 0 && !s.aborted; e = t.get(n)) await new Promise(t => {
const end = () => {
s.removeEventListener("abort", end);
t();
};
s.addEventListener("abort", end);
e.then(end);
});
if (s.aborted || e.has(n)) return () => {};
let r = null;
t.set(n, new Promise(e => r = e));
return s => {
if (r === null) return;
s && e.add(n);
t.delete(n);
r();
r = null;
};
}
};
}
const B = new Set([ "text", "reasoning", "tool-call-start", "finish" ]);
function warmedUpModel(e, {warmUps: t, connection: n, leastTokens: s}) {
return {
...e,
async* stream(r, o) {
if ((0, P.wB)(r.system) + (0, P.$Z)(r.tools) < s) {
yield* e.stream(r, o);
return;
}
const {system: a, tools: i} = r;
const c = await t.enter((0, N.R)([ n, a, JSON.stringify(i) ]), o);
try {
for await (const t of e.stream(r, o)) {
B.has(t.type) && c(true);
yield t;
}
} finally {
c(false);
}
}
};
}
var q = n(12673);
var J = n(28912);
var D = n(49829);
var W = n(7912);
var _ = n(60957);
var V = n(55179);
async function itemTargetOf(e, {inputs: {target: t}, lists: n, spec: s, narrowing: o, runContext: a}, i) {
const c = t === null || i.file.delivery === "batch" ? [] : (0, V.c)(n, s, o);
if (t === null || c.length === 0) return null;
const {settings: l, event: u} = a;
const d = l["github-token"];
const f = {
repository: u.repository !== null,
token: d !== void 0 || i.shard !== null || i.file.publish.off !== null,
maxWrites: l["max-writes"],
only: c
};
const m = (0, M.Ms)(i, e)?.items?.kind;
const p = m === "issues" ? "issue" : m === "pulls" ? "pull-request" : null;
const withItem = (e, n = null) => ({
item: {
kind: e,
number: t
},
commit: n,
writes: {
...f,
item: e
}
});
const h = p !== "issue" && c.includes("Review");
if (u.repository === null || d === void 0 || p !== null && !h) return withItem(p ?? "issue");
const {owner: w, name: g} = u.repository;
const v = (0, J.createGitHubReader)((0, q.dC)(d, i.hostEnvironment), 2);
const y = (0, r.j6)(_.J, ({message: n, hint: s}) => {
const o = `entry ${e.id}, item ${String(t)}`;
throw new r.yo({
code: "batch-items",
location: o,
message: n,
hint: s
});
});
const b = p ?? await (0, W.q)(v, u.repository, t).catch(y) ?? "issue";
if (b === "issue" || !h) return withItem(b);
const k = await (0, D.D)(v, {
owner: w,
repo: g,
number: t
}).catch(y);
return withItem(b, k?.head.sha ?? null);
}
const K = {
attachments: [],
notices: [],
omissions: []
};
const X = {
item: null,
repository: false,
token: false,
maxWrites: 0,
findings: false,
pull: null,
push: T.RH
};
async function runBatchJob(e, t, n, s) {
const {batch: o} = s;
try {
const r = await o.prepare(e.job);
const a = await whyOutputRefused(r, s);
if (a !== null) return await (0, m.v6)(e, outputUnwritable(a), t, o);
const i = s.models.isAnswered === true ? null : await o.whyUncommitted(e.job, r);
if (i !== null) return await (0, m.v6)(e, uncommitted(i), t, o);
return await runPrepared(e, t, n, {
...s,
prepared: r
});
} catch (n) {
(0, r.ki)(n, r.yo);
if (n.diagnostics.some(({code: e}) => e === "model-key-missing")) return {
end: {
kind: "fatal",
code: "model-key-missing",
reason: (0, m.cj)(n),
costUsd: 0
},
record: null
};
return await (0, m.v6)(e, (0, m.Fj)(n), t, o);
}
}
const outputUnwritable = e => ({
conclusion: "denied",
code: "output-unwritable",
reason: e
});
const uncommitted = e => ({
conclusion: "config-error",
code: "uncommitted-files",
reason: e
});
async function whyOutputRefused({inputs: {outputFile: e}, runContext: t, lists: n}, {models: s, batch: {runContext: r, hostEnvironment: o}}) {
if (e === null) return null;
const a = await (0, O.Gn)(e, r.workspace, {
runContext: t,
lists: n,
hostEnvironment: o
});
if (a === null) return null;
return s.isAnswered === true ? `The answer is kept until the output file ${e} can be written: ${a}` : `The output file ${e} cannot be written: ${a}`;
}
async function runPrepared({job: e}, t, n, {prepared: r, batch: o, models: a, pool: i, endAt: c, onWait: l}) {
const {settings: u, limits: d} = limitedSettings(r, n, {
endAt: c,
batch: o
});
const f = createObserver(l);
const h = (0, I.c)(await a.modelOf(r, n.order), f.onModelNotice);
const w = r.runContext.settings["small-model"];
w !== void 0 && (0, A.RT)(w, h);
(0, A.pj)(h, u);
const g = w === void 0 || h.name.startsWith("script:") ? h : await a.modelOf({
...r,
modelName: w
}, n.order);
const v = judgesWithNotices(a.judgesFor(r, n), f);
const {state: y, redactor: b, hostEnvironment: k} = o;
const j = (0, s.join)(y.directory.path, "running", `${e.key}.jsonl`);
const $ = (0, p.oh)(o, e, r);
const S = await itemTargetOf(e, r, o);
const {event: O} = r.runContext;
const x = {
...r.runContext,
event: S === null ? O : {
...O,
item: S.item
},
settings: {
...u,
transcript: j,
worktree: $
}
};
const R = i.take();
R.bufferLines(j);
const E = {
finished: null
};
try {
const {result: s} = await (0, U.b)({
job: {
...r,
runContext: x,
model: h,
smallModel: g
},
item: K,
writes: {
...X,
...S?.writes,
findings: (0, M.Ms)(o, e)?.findings === true
},
artifacts: R,
hostEnvironment: k,
redactor: b,
onEvent: f.onEvent,
preparesLate: true,
withoutTools: o.file.delivery === "batch",
deliversChanges: (0, M.Ms)(o, e)?.changes !== "none",
beforeLeave: async t => {
n.reservation.answered(t.result.costUsd ?? 0);
const s = {
batch: o,
job: e,
prepared: {
...r,
runContext: x
},
toolsUsed: f.tools(),
openJudge: v
};
E.finished = await (0, M.CS)(t, s);
}
});
const i = R.takeLines(j);
const {finished: l} = E;
const p = a.judgesWait?.() ?? null;
const w = {
...d,
longestWaitMs: longestWait(u["timeout-minutes"], c)
};
const y = {
job: e,
before: t,
batch: o,
seen: f,
limits: w,
transcript: i,
finished: l,
waits: p,
target: S,
prices: u.prices
};
return await (0, m.Z1)(s, y);
} finally {
R.takeLines(j);
i.giveBack(R);
}
}
function limitedSettings({runContext: {settings: e}}, t, {endAt: n, batch: {file: s, shards: r}}) {
const {maxCostUsd: o, timeoutMinutes: i, of: c} = limitsOfJob({
ownUsd: e["max-cost-usd"] ?? Number.POSITIVE_INFINITY,
ownMinutes: e["timeout-minutes"],
leftUsd: s.delivery === "batch" ? null : t.reservation.maxCostUsd,
leftMinutes: n === null ? null : (n - a.m.now()) / 6e4,
batchUsd: (0, C.KO)(s, r),
batchMinutes: s.budget.timeoutMinutes
});
const l = {
...e,
"timeout-minutes": i,
...Number.isFinite(o) ? {
"max-cost-usd": o
} : {}
};
return {
settings: l,
limits: {
...c,
flex: s.delivery === "flex"
}
};
}
function judgesWithNotices(e, {onModelNotice: t}) {
return async n => (0, I.c)(await e(n), t);
}
function longestWait(e, t) {
const n = t === null ? Number.POSITIVE_INFINITY : t - a.m.now();
return Math.min(L, e * 6e4, n);
}
function createObserver(e = () => {}) {
let t = null;
let n = null;
const s = new Set;
const r = new Set;
return {
onEvent: r => {
const o = r.type === "sub-agent" ? r.event : r;
o.type === "tool-start" && s.add(o.call.name);
r.type === "model-retry" && e(r);
r.type === "turn-end" && (n = r.usage.model ?? null);
r.type === "stop" && r.stop.kind === "model-error" && (t = r.stop.modelError);
},
onModelNotice: e => void r.add(e),
tools: () => [ ...s ].sort(),
notices: () => [ ...r ],
modelError: () => t,
answeredBy: () => n
};
}
const Y = .1;
const z = 1;
const G = 1 / 60;
function limitsOfJob(e) {
const {ownUsd: t, ownMinutes: n, leftUsd: s, leftMinutes: r, batchUsd: o, batchMinutes: a} = e;
const i = Math.min(t, s ?? Number.POSITIVE_INFINITY);
const c = o === null || s === null || o - s <= Y * o;
const l = i < t;
const u = {
cost: l && !c,
wholeCost: l && c
};
if (r === null || a === null) return {
maxCostUsd: i,
timeoutMinutes: n,
of: {
...u,
time: false
}
};
const d = a - r <= Math.min(z, Y * a);
const f = d ? a : Math.max(G, r);
return {
maxCostUsd: i,
timeoutMinutes: Math.min(n, f),
of: {
...u,
time: !d && f < n
}
};
}
var H = n(5335);
var Z = n(50274);
var Q = n(47613);
var ee = n(92736);
async function scoreStored(e) {
const {batch: t, jobs: n, survey: s, concurrency: r, budget: o} = e;
const a = [ ...positionsByKey(s.toScore, n).values() ].reverse();
let i = null;
let c = null;
const work = async () => {
for (let n = a.pop(); n !== void 0; n = a.pop()) {
const s = o.usedUp();
if (t.hostEnvironment.signal.aborted || i !== null) await leaveUnscored(n, e); else if (s !== null) {
c ??= s;
const t = `its answer was not scored again, because ${s} was reached`;
noteState(n, {
kind: "deferred",
reason: t
}, e);
} else {
const t = o.reserveScoring();
i ??= await scoreOne(n, e, t);
t.hasRefused() && (c ??= "max-cost-usd");
}
}
};
await Promise.all(Array.from({
length: Math.min(r, a.length)
}, work));
return {
fatal: i,
refused: c
};
}
async function leaveUnscored(e, t) {
const n = t.jobs[e[0] ?? -1];
const s = n === void 0 ? null : await t.batch.state.record(n);
s !== null && s.evaluationDigest === n?.evaluationDigest || noteState(e, te, t);
}
const te = {
kind: "open",
reason: "The run ended before its answer was scored again."
};
async function scoreOne(e, t, n) {
const {batch: s, jobs: r, survey: o, scoresAll: a, otherCosts: i, ports: c} = t;
const l = r[e[0] ?? -1];
const u = l === void 0 ? null : await scoreAgain(l, {
batch: s,
scoresAll: a,
ports: c,
reservation: n
});
if (u === null) return null;
n.settle(u.costUsd ?? 0);
if (u.record === null) {
await i.add(u.costUsd);
await leaveUnscored(e, t);
return u.fatal;
}
const d = o.states[e[0] ?? -1];
const f = d?.kind !== "ended" || d.isReused;
noteState(e, {
kind: "ended",
isReused: f
}, t, u.record);
await i.add(f ? u.costUsd : u.replacedUsd);
return u.fatal;
}
function noteState(e, t, {jobs: n, survey: s}, r = null) {
for (const o of e) {
const e = n[o];
if (e === void 0) continue;
s.states[o] = t;
s.figures[o] = (0, Z.h5)(t.kind, (0, H.Ss)(e, t, r));
}
}
function positionsByKey(e, t) {
const n = new Map;
for (const s of e) {
const e = t[s]?.key ?? "";
const r = n.get(e);
r === void 0 ? n.set(e, [ s ]) : r.push(s);
}
return n;
}
async function scoreAgain(e, t) {
const {batch: n, scoresAll: s, reservation: o} = t;
const {state: i, redactor: c} = n;
const l = await i.record(e);
if (l === null) return null;
const u = await n.prepare(e).catch((0, r.j6)(r.yo, e => ({
problem: (0, m.cj)(e)
})));
const f = !("problem" in u);
const p = f && (0, Q.v1)(l) ? await writeAgain(l, u, n) : l;
const h = f ? p : withErrors(l, u.problem, e, n);
if (!f || (0, Q.v1)(h)) {
await i.save(h, l);
return {
record: h,
costUsd: 0,
replacedUsd: 0,
fatal: null
};
}
const w = h.evaluationDigest === e.evaluationDigest;
const g = u.inputs.evaluations.map((e, t) => {
if (s) return null;
return w ? usable(h.evaluations[t]) : (0, d.R3)(e, h.evaluations);
});
const v = u.inputs.evaluations.filter((e, t) => g[t] === null);
const y = await scoresOf({
record: h,
prepared: u,
specs: v
}, e, t);
const {costUsd: b} = y;
if (n.hostEnvironment.signal.aborted) return {
record: null,
costUsd: b,
replacedUsd: 0,
fatal: null
};
const k = [ ...(0, R.E)(y.evaluations, c.redact, E.o) ];
const j = u.inputs.evaluations.flatMap((e, t) => {
const n = g[t] ?? k.shift() ?? [];
const s = o.hasRefused() && "status" in n && n.status === "error";
return (s ? (0, d.R3)(e, h.evaluations) : null) ?? n;
});
const {minScore: $, scoringUsd: S = 0, ...O} = h;
const x = (0, M.Ms)(n, e)?.minScore;
const U = g.every(e => e === null);
const T = {
...O,
evaluations: j,
evaluationDigest: e.evaluationDigest,
scoredAt: new Date(a.m.now()).toISOString(),
scoringUsd: U ? b : (0, C.eg)([ S, b ]),
...x === void 0 ? {} : {
minScore: x
}
};
await i.save(T, l);
return {
record: T,
costUsd: b,
replacedUsd: U ? S : 0,
fatal: y.fatal ?? null
};
}
function withErrors(e, t, n, s) {
const {evaluations: r} = failedScores((0, M.Ms)(s, n)?.evaluate ?? [], s.redactor.redact(t));
return {
...e,
evaluations: r,
evaluationDigest: n.evaluationDigest
};
}
const usable = e => e === void 0 || e.status === "error" ? null : e;
async function scoresOf(e, t, n) {
const {record: s, prepared: r, specs: o} = e;
const {batch: a, ports: i, reservation: c} = n;
const l = i.models.judgesFor(r, {
order: 0,
reservation: c
});
const u = {
batch: a,
prepared: r,
specs: o,
openJudge: l
};
if (o.some(({check: e}) => e.kind === "command")) return await inDirectory(e, t, n, e => (0, 
M.V9)(s, (0, M.pg)(e.runtime), u));
return await (0, M.V9)(s, () => Promise.reject(new Error("no evaluation runs a command")), u);
}
async function inDirectory({record: e, prepared: t, specs: n}, s, {batch: o, ports: {pool: a}}, i) {
const {hostEnvironment: c, redactor: l} = o;
const {spec: u, runContext: d} = t;
const f = a.take();
const h = {
scores: null
};
const {transcript: w, record: g, ...v} = d.settings;
const y = {
...v,
worktree: (0, p.oh)(o, s, t),
"instruction-files": [],
skills: false
};
try {
const s = {
...t,
runContext: {
...d,
settings: y
}
};
await (0, U.b)({
job: {
...s,
spec: {
...u,
format: "inline",
body: ne,
sections: null,
bodyAt: null
},
vars: {},
outputSchema: null,
model: se
},
item: K,
writes: X,
artifacts: f,
hostEnvironment: c,
redactor: l,
onEvent: () => {},
preparesLate: true,
beforeLeave: async r => {
const work = async () => {
const t = await restoreFiles(r, {
batch: o,
record: e,
prepared: s
});
return t === null ? await i(r) : failedScores(n, t);
};
h.scores = await (0, M.sq)(r, {
batch: o,
prepared: t
}, () => keepingOutputFile(r, {
batch: o,
prepared: s
}, work));
}
});
return h.scores ?? failedScores(n, "The directory for its commands could not be prepared.");
} catch (e) {
if (e instanceof S.k) return failedScores(n, `The output file cannot be read: ${e.message}`);
(0, r.ki)(e, r.yo);
return failedScores(n, (0, m.cj)(e));
} finally {
a.giveBack(f);
}
}
const ne = "The answer is stored.";
const se = {
name: "script:stored-answer",
contextWindow: null,
async* stream() {
yield {
type: "finish",
reason: "stop",
message: {
role: "assistant",
parts: [ {
type: "text",
text: ne
} ]
},
usage: {
inputTokens: 0,
outputTokens: 0,
cacheReadTokens: 0,
cacheWriteTokens: 0
}
};
}
};
async function keepingOutputFile({runtime: e}, {batch: t, prepared: n}, s) {
const {outputFile: o} = n.inputs;
const a = t.runContext.workspace;
if (o === null || e.files.root !== a) return await s();
const i = (0, $.S)({
root: a,
guard: () => null
});
const c = await i.info(o).catch((0, r.j6)(S.k, () => null)) !== null;
const l = c ? await i.read(o, re) : null;
try {
return await s();
} finally {
await (0, O.BF)({
path: o,
content: l,
directory: a
}, {
...n,
hostEnvironment: t.hostEnvironment
});
}
}
const re = 1e8;
async function restoreFiles({runtime: e}, {batch: t, record: n, prepared: s}) {
const {outputFile: r} = s.inputs;
const o = r === null ? [] : [ {
path: r,
content: (0, O.xV)(n.text)
} ];
const a = n.hasTree ? await (0, ee.Z)(t.state.directory, n.key) : null;
if (n.hasTree && a === null) return "The files that the job changed are not stored any more.";
if (a !== null && e.files.root === t.runContext.workspace) return "The files that the job changed have no worktree.";
for (const {path: n, content: r} of [ ...a?.files ?? [], ...o ]) {
const o = {
path: n,
content: r,
directory: e.files.root
};
const a = await (0, O.BF)(o, {
...s,
hostEnvironment: t.hostEnvironment
});
if (a !== null) return `${n} could not be restored: ${a}`;
}
return null;
}
function failedScores(e, t) {
return {
evaluations: e.map(({name: e}) => ({
name: e,
status: "error",
score: 0,
reason: t
})),
costUsd: 0,
fatal: null
};
}
async function writeAgain(e, t, {runContext: {workspace: n}, hostEnvironment: r, outputLocks: o, redactor: a}) {
const {outputFile: i} = t.inputs;
const c = {
...e,
conclusion: "success",
code: "answered",
errorKind: null,
sameFailures: 0
};
if (i === null) return {
...c,
reason: "The entry of the job no longer has an output file."
};
const l = {
path: i,
content: (0, O.xV)(e.text),
directory: n
};
const u = await o.hold((0, s.resolve)(n, i), () => (0, O.BF)(l, {
...t,
hostEnvironment: r
}));
return u === null ? {
...c,
reason: "The stored answer was written to its output file."
} : {
...e,
code: "output-unwritable",
reason: a.redact((0, M.f7)(i, u))
};
}
async function writeStoredOutputs(e) {
const {batch: t, jobs: n} = e;
const s = t.file.jobs.filter(({outputFile: e, changes: t}) => e !== null && t === "none");
if (s.length === 0) return;
const a = {
...e,
entries: new Map(s.map(e => [ e.id, e ])),
ran: firstOfEachKey(e),
fresh: new Set([ ...e.survey.toRun, ...e.survey.unwritten ])
};
const i = (0, $.S)({
root: t.runContext.workspace,
guard: () => null
});
let c = 0;
for (const e of jobsWithRepeats(a)) {
if (t.hostEnvironment.signal.aborted) break;
const s = e.findLast(e => hasSucceeded(e, a));
const o = n[s ?? -1];
const l = a.entries.get(o?.id ?? "");
if (s === void 0 || o === void 0 || l === void 0) continue;
const u = (0, x.TY)(l, o) ?? "";
const d = await i.info(u).catch((0, r.j6)(S.k, () => null)) !== null;
if (d && !isOutdated(s, e, a)) continue;
await writeStored(s, {
job: o,
path: u
}, a) && !isNew(s, a) && (c += 1);
}
c > 0 && t.log.info(`Wrote ${(0, o.B4)(c, "output file")} of stored answers.`);
}
function firstOfEachKey({jobs: e, survey: t}) {
const n = new Map;
for (const s of t.toRun) {
const t = e[s]?.key ?? "";
n.has(t) || n.set(t, s);
}
return new Set(n.values());
}
function jobsWithRepeats({jobs: e, entries: t}) {
const n = new Map;
for (const [s, {id: r, slot: o}] of e.entries()) {
if (!t.has(r)) continue;
const e = o.replace(/#\d+$/, "");
const a = n.get(e);
a === void 0 ? n.set(e, [ s ]) : a.push(s);
}
return n.values();
}
function hasSucceeded(e, {survey: t}) {
return t.states[e]?.kind === "ended" && t.figures[e]?.conclusion === "success";
}
function isOutdated(e, t, n) {
if (isNew(e, n) && !n.ran.has(e)) return true;
return t.some(t => t !== e && isNew(t, n));
}
function isNew(e, t) {
return t.fresh.has(e) && hasSucceeded(e, t);
}
async function writeStored(e, t, n) {
const {batch: s} = n;
const {job: r, path: o} = t;
const a = await s.state.record(r);
if (a === null) return false;
const i = await whyNotWritten(a, t, s);
if (i === null) return true;
const c = s.redactor.redact(`The stored answer could not be written to ${o}: ${i}`);
s.log.warning(`${s.redactor.redact((0, j.er)(r))}: ${c}`);
const l = n.survey.states[e];
const u = {
kind: "ended",
isReused: l?.kind === "ended" && l.isReused,
problem: c
};
noteState([ e ], u, n, a);
return false;
}
async function whyNotWritten({text: e}, {job: t, path: n}, {prepare: s, runContext: {workspace: o}, hostEnvironment: a}) {
const i = await s(t).catch((0, r.j6)(r.yo, e => ({
problem: (0, m.cj)(e)
})));
if ("problem" in i) return i.problem;
const c = {
path: n,
content: (0, O.xV)(e),
directory: o
};
return await (0, O.BF)(c, {
...i,
hostEnvironment: a
});
}
var oe = n(88510);
var ae = n(35631);
var ie = n(18637);
var ce = n(30889);
var le = n(39035);
var ue = n(1240);
var de = n(66388);
var fe = n(36566);
var me = n(1359);
var pe = n(83258);
function createArtifactsPool(e, t) {
const n = [];
const s = [];
return {
take: () => {
const r = s.pop();
if (r !== void 0) return r;
const o = (0, pe.GC)(e, t, E.o);
n.push(o);
return {
...o,
release: () => {}
};
},
giveBack: e => void s.push(e),
close: () => {
for (const e of n) e.removeDirectory(".");
}
};
}
var he = n(55793);
const we = 6e5;
const isOfAllJobs = ({kind: e}) => e === "overloaded" || e === "network";
function createOutages(e) {
const t = new Map;
const n = new Map;
return {
isDown: n => {
const s = t.get(n);
if (s === void 0) return false;
if (e.now() < s) return true;
t.set(n, e.now() + we);
return false;
},
isLasting: (t, s) => isOfAllJobs(s) && e.now() < (n.get(t) ?? Number.NEGATIVE_INFINITY) + we,
failed: (s, r) => {
if (!isOfAllJobs(r)) return;
t.set(s, e.now() + we);
n.set(s, e.now());
},
succeeded: e => {
t.delete(e);
n.delete(e);
}
};
}
var ge = n(83537);
var ve = n(66483);
var ye = n(87296);
var be = n(54768);
var ke = n(5239);
function createLimiter({wakeAt: e, ...t}) {
const n = createAdaptiveLimit(t);
const s = createRequestQueue();
let r = 0;
let o = 0;
const admitWaiting = () => {
const t = n.blockedUntil();
if (t > 0) {
if (s.size() > 0 && o < t) {
o = t;
e(t, () => {
o = 0;
admitWaiting();
});
}
return;
}
while (r < n.current()) {
const e = s.next();
if (e === null) return;
e(beginVisit());
}
};
const beginVisit = () => {
r += 1;
return visitAt(t.clock.now(), n, () => {
r -= 1;
admitWaiting();
});
};
return {
enter: (e, t) => {
const n = s.wait(e, t);
admitWaiting();
return n;
},
blockedUntil: () => n.blockedUntil(),
isBusy: () => s.size() > 0,
limit: () => n.current(),
learn: e => n.learn(e)
};
}
const je = 100;
function visitAt(e, t, n) {
return {
succeeded: () => {
t.succeeded();
n();
},
rateLimited: s => {
const r = s !== null && s >= je;
const o = t.rateLimited(e, r ? s : null);
n();
return o;
},
failed: () => {
t.failed();
n();
},
ended: n
};
}
function createRequestQueue() {
const e = [];
return {
wait: (t, n) => new Promise((s, r) => {
const o = {
order: t,
admit: e => {
n.removeEventListener("abort", giveUp);
s(e);
}
};
const giveUp = () => {
const t = e.indexOf(o);
t >= 0 && e.splice(t, 1);
r(new DOMException("The request was canceled while it waited", "AbortError"));
};
if (n.aborted) {
giveUp();
return;
}
n.addEventListener("abort", giveUp, {
once: true
});
const a = e.findIndex(e => e.order > t);
e.splice(a < 0 ? e.length : a, 0, o);
}),
next: () => e.shift()?.admit ?? null,
size: () => e.length
};
}
const $e = 2e3;
const Se = 6e4;
const Oe = 15e3;
const xe = .8;
const Ue = .05;
function createAdaptiveLimit({start: e, ceiling: t, shards: n = 1, clock: s, random: r}) {
let o = Math.max(1, Math.min(e, t));
let a = true;
let i = 0;
let c = 0;
let l = 0;
let u = Number.NEGATIVE_INFINITY;
let d = 0;
let f = {
limit: Number.POSITIVE_INFINITY,
until: 0
};
const beginEpisode = (e, t) => {
o = Math.max(1, o * xe);
a = false;
i = 0;
u = e;
d += 1;
const n = Math.min(Se, $e * 2 ** (d - 1)) * (.5 + r() / 2);
l = e + Math.max(Oe, t ?? n);
c = Math.max(c, e + (t ?? n));
};
return {
current: () => Math.max(1, Math.floor(Math.min(o, s.now() < f.until ? f.limit : o))),
blockedUntil: () => s.now() < c ? c : 0,
succeeded: () => {
i += 1;
if (i < o) return;
i = 0;
d = 0;
o = Math.min(t, a ? o * 2 : o * (1 + Ue));
},
rateLimited: (e, t) => {
const n = s.now();
e >= u && n >= l ? beginEpisode(n, t) : c = Math.max(c, n + (t ?? $e));
return c;
},
failed: () => {
i = 0;
},
learn: e => {
f = knownLimit(e, {
shards: n,
usual: o,
now: s.now()
});
c = Math.max(c, s.now() + waitFor(e, n));
}
};
}
const Re = .1;
function knownLimit({requests: e, tokens: t}, {shards: n, usual: s, now: r}) {
const o = t === null ? 1 : t.remaining / t.limit;
const a = o < Re ? s * o / Re : Number.POSITIVE_INFINITY;
const i = e === null ? Number.POSITIVE_INFINITY : e.remaining / n;
const c = Math.max(e?.fullInMs ?? 0, t?.fullInMs ?? 0);
return {
limit: Math.min(a, i),
until: r + c
};
}
function waitFor({requests: e, tokens: t}, n) {
const refill = (e, t) => e === null || e.remaining > 0 ? 0 : Math.min(e.fullInMs, e.fullInMs * t * n);
return Math.max(refill(e, 1 / (e?.limit ?? 1)), refill(t, Ee));
}
const Ee = .02;
const Me = 20;
function createPools({concurrency: e, shards: t, clock: n, random: s}) {
const r = new Map;
const limiterOf = o => {
const a = r.get(o);
if (a !== void 0) return a;
const i = createLimiter({
start: Math.ceil(Me / t),
ceiling: e,
shards: t,
clock: n,
wakeAt: (e, t) => void setTimeout(t, Math.max(0, e - n.now())).unref(),
random: s
});
r.set(o, i);
return i;
};
return {
limiterOf: limiterOf,
isBusy: e => r.get(e)?.isBusy() ?? false
};
}
function poolOf(e) {
const {provider: t, id: n} = (0, ve.s_)(e);
if (t === "script") return "script";
const s = /opus|sonnet|haiku/.exec(n)?.[0] ?? n.replace(/[-@](\d{8}|\d{4}-\d{2}-\d{2}|latest)$/, "");
return `${t}/${s}`;
}
function createJobModels({pools: e, endAt: t, delivery: s, warmsUp: r, hostEnvironment: o}) {
const i = new Map;
const c = new Map;
const l = new Map;
const u = createOutages(a.m);
const d = createWarmUps();
const learning = t => withConnection(t, {
onRateLimits: n => e.limiterOf(poolOf(t.name)).learn(n)
});
const accessFor = e => remembered(l, identityOf(e), () => (0, he.j7)(learning(e)));
const connect = e => {
const {name: t} = e;
const readScript = t => remembered(c, t, () => e.readScript(t));
if (t.startsWith("script:")) return (0, he.Ps)({
...e,
readScript: readScript
});
if (s === "batch" && (0, ve.lx)(t)) return accessFor(e).then(t => modelIn(t, e));
return remembered(i, identityOf(e), () => (0, he.Ps)(learning(e)));
};
const find = async ({modelName: i, runContext: c, withheld: l}, f, m) => {
const loadStandard = async n => {
const o = {
...limitsOf(n, {
pools: e,
endAt: t
}),
order: f,
clock: a.m
};
const i = (0, ye.L)(limitedModel(await connect(n), o), n, n.retry);
const c = r && s !== "batch" ? (0, ve.yV)(n.name) : null;
return c === null ? i : warmedUpModel(i, {
warmUps: d,
connection: identityOf(n),
leastTokens: c
});
};
const load = async e => {
if (s !== "flex" || !(0, ve.wl)(e.name)) return await loadStandard(e);
const {withStandardTier: t} = await n.e(3538).then(n.bind(n, 23538));
const r = await loadStandard(withConnection(e, {
flex: true
}));
return t(r, () => loadStandard(e), m);
};
const create = e => (0, he.gz)(withEndpoint(e, l), load, u);
return (await (0, be.P6)(i, c, o, create)).model;
};
const accessOf = async ({modelName: e, runContext: t, withheld: n}) => {
const s = {
access: null
};
const open = async e => modelIn(s.access = await accessFor(withEndpoint(e, n)), e);
await (0, be.P6)(e, t, o, open);
return s.access;
};
return {
modelOf: (e, t) => find(e, t, false),
accessOf: accessOf,
judgeAccess: (e, t) => accessOf(judgeFor(e, t)),
judgesFor: (e, {order: t, reservation: n}) => judgesOf(e, async e => budgetedJudge(await find(e, t, true), n))
};
}
function identityOf({name: e, endpoint: t, contextWindow: n, parameters: s, connection: r}) {
return JSON.stringify([ e, t, n, s, r ]);
}
function judgesOf(e, t) {
const n = new Map;
return s => remembered(n, s, () => t(judgeFor(s, e)));
}
function limitsOf({name: e, retry: t}, {pools: n, endAt: s}) {
const r = [ s, t?.endsAt ].map(e => e ?? Number.POSITIVE_INFINITY);
return {
limiter: n.limiterOf(poolOf(e)),
endAt: Math.min(...r)
};
}
function withConnection(e, t) {
return {
...e,
connection: {
...e.connection,
...t
}
};
}
function withEndpoint(e, t) {
return t === void 0 ? e : {
...e,
endpoint: {
...e.endpoint,
withheld: t
}
};
}
async function modelIn(e, t) {
return e?.model ?? await (0, he.Ps)(t);
}
function judgeFor(e, {modelName: t, runContext: n}) {
const {"api-key": s, "base-url": r, "model-headers": o, "context-window": a, ...i} = n.settings;
const {temperature: c, effort: l, thinking: u, ...d} = i;
const f = isOfSameProvider(e, t);
const m = {
...d,
"fallback-model": [],
...f && s !== void 0 ? {
"api-key": s
} : {},
...f && r !== void 0 ? {
"base-url": r
} : {},
...f && o !== void 0 ? {
"model-headers": o
} : {},
...e === t && a !== void 0 ? {
"context-window": a
} : {}
};
const p = {
modelName: e,
runContext: {
...n,
settings: m
}
};
return f ? p : {
...p,
withheld: "belongs to the model of the job, not to this judge"
};
}
const isOfSameProvider = (e, t) => (0, ve.s_)(e).provider === (0, ve.s_)(t).provider;
function remembered(e, t, n) {
const s = e.get(t);
if (s !== void 0) return s;
const r = n();
e.set(t, r);
r.catch(() => e.delete(t));
return r;
}
function budgetedJudge(e, {ask: t}) {
const priceOf = t => (0, ge.ho)(t.model ?? e.name, t, e.prices) ?? 0;
return (0, I.H)(e, async function*(n, s) {
const r = t(priceOf(expectedUsage(n)));
if (r === null) {
yield {
type: "error",
modelError: Te
};
return;
}
let o = 0;
try {
for await (const t of e.stream(n, s)) {
"usage" in t && (o += priceOf(t.usage));
yield t;
}
} finally {
r(o);
}
});
}
function expectedUsage({system: e, messages: t}) {
const n = t.reduce((e, t) => e + (0, P.Sz)(t), (0, P.wB)(e));
return {
inputTokens: n,
outputTokens: ke.rE,
cacheReadTokens: 0,
cacheWriteTokens: 0
};
}
const Te = {
kind: "budget",
message: "What is left of max-cost-usd of the batch is too small for the question.",
hint: "The next run asks it.",
retryable: false
};
function createOtherCosts(e, t) {
let n = e.otherUsd === void 0 ? 0 : e.otherUsd;
let s = Promise.resolve();
let r = false;
return {
add: async o => {
if (o === 0) return;
n = (0, C.eg)([ n, o ]);
if (!r) {
r = true;
s = s.then(async () => {
r = false;
await t({
...e,
otherUsd: n
});
});
}
await s;
},
total: () => n
};
}
var Ie = n(20653);
const Ae = 100;
const Ce = 1e3;
const Ne = 3e4;
const Pe = 200;
const Fe = 1e4;
const Le = 6e4;
const Be = 200;
const qe = "\r\x1b[K";
function createBatchProgress(e) {
const {total: t, terminal: n} = e;
const s = e.clock.now();
const r = {
running: 0,
done: 0,
failed: 0,
endedAt: s
};
let a = Number.NEGATIVE_INFINITY;
const i = createShown(e, () => statusOf(r, e, s));
return {
started: () => {
r.running += 1;
i.keepUpToDate();
n !== null && i.updateAfter(Ae);
},
ended: ({name: s, state: a, isFailure: c}) => {
r.running -= 1;
r.done += 1;
r.endedAt = e.clock.now();
c && (r.failed += 1);
(c && r.failed <= Be || n === null && t <= Pe) && i.write(`${(0, o.ZV)(r.done)}/${(0, 
o.ZV)(t)} ${shortName(s)}: ${a}`);
i.updateAfter(n === null ? Fe : Ae);
},
waits: t => {
const n = e.clock.now();
if (n - a < Le) return;
a = n;
i.write(t);
},
close: () => i.close()
};
}
function statusOf({running: e, done: t, failed: n, endedAt: s}, {total: r, concurrency: a, spentUsd: i, clock: c}, l) {
const u = t > 0 && t >= Math.min(a, r) && t < r;
const d = u ? (s - l) / t * (r - t) - (c.now() - s) : 0;
return [ `${(0, o.ZV)(t)}/${(0, o.ZV)(r)} done`, `${String(e)} running`, `${(0, 
o.ZV)(n)} failed`, (0, me.BD)(i()), ...d <= 0 ? [] : [ `about ${(0, me.a3)(d)} left` ] ].join(", ");
}
function createShown({clock: e, line: t, terminal: n}, s) {
let r = n === null ? e.now() : 0;
let o = false;
const a = new AbortController;
const updateAfter = o => {
if (e.now() - r < o) return;
r = e.now();
n === null ? t(s()) : n(`${qe}${s()}`);
};
const watch = async () => {
const t = n === null ? Ne : Ce;
for (;;) {
await e.sleep(Math.max(1, r + t - e.now()), a.signal);
if (a.signal.aborted) return;
updateAfter(t);
}
};
return {
updateAfter: updateAfter,
write: s => {
n?.(qe);
t(s);
r = n === null ? e.now() : 0;
},
keepUpToDate: () => {
o || watch();
o = true;
},
close: () => {
a.abort();
n?.(qe);
}
};
}
function shortName(e) {
return (0, Ie.PL)(e) > 100 ? (0, Ie.ml)(e, 80) : e;
}
async function runJobs(e) {
const t = {
pending: pendingByPool(e.tasks),
deferred: [],
active: 0,
begun: 0,
fatal: null,
refused: null,
reached: null,
hasStopped: false
};
const n = Array.from({
length: Math.min(e.concurrency, e.tasks.length)
}, () => work(e, t));
const s = await Promise.allSettled(n);
for (const e of s) if (e.status === "rejected") throw e.reason;
const {deferred: r, fatal: o, refused: a, reached: i, hasStopped: c} = t;
const l = [ ...r, ...leftOver(e, t) ];
return {
deferred: l,
fatal: o,
refused: a ?? i,
hasStopped: c
};
}
async function work(e, t) {
for (;;) {
const n = takeTask(e, t);
if (n === "end") return;
if (n === "wait") {
await e.pause();
continue;
}
const {task: s, reservation: r} = n;
t.active += 1;
t.begun += 1;
e.onStart(s);
try {
const n = await e.run(s, {
order: t.begun,
reservation: r
});
r.settle(n.costUsd ?? 0);
r.hasRefused() && (t.reached ??= "max-cost-usd");
switch (n.kind) {
case "done":
n.isFailure && e.onFailure === "stop" && (t.hasStopped = true);
n.fatal !== void 0 && (t.fatal ??= n.fatal);
t.reached ??= n.reached ?? null;
break;

case "deferred":
t.deferred.push({
task: s,
reason: n.reason
});
t.reached ??= n.reached ?? null;
n.closesPool && closePool(s.pool, n.reason, t);
break;

case "fatal":
t.fatal ??= {
code: n.code,
reason: n.reason
};
break;

case "cancelled":
break;
}
e.onEnd(s, n);
} catch (e) {
t.fatal ??= {
code: "internal-error",
reason: "internal error"
};
throw e;
} finally {
t.active -= 1;
}
}
}
function takeTask(e, t) {
if (e.signal.aborted || t.fatal !== null || t.refused !== null || t.hasStopped) return "end";
const {pending: n} = t;
if (n.size === 0) return "end";
const s = [ ...n ].filter(([t]) => !e.isBusy(t)).map(([, e]) => e);
const [r] = s.toSorted((e, t) => positionOf(e) - positionOf(t));
const o = r?.at(-1);
if (r === void 0 || o === void 0) return "wait";
const a = e.budget.reserve(e.expectedUsd(o.task.job));
if ("refused" in a) {
if (a.refused === "max-cost-usd" && t.active > 0) return "wait";
t.refused ??= a.refused;
return "end";
}
r.pop();
r.length === 0 && n.delete(o.task.pool);
return {
task: o.task,
reservation: a
};
}
function pendingByPool(e) {
const t = new Map;
for (const [n, s] of [ ...e.entries() ].reverse()) {
const e = t.get(s.pool) ?? [];
e.push({
position: n,
task: s
});
t.set(s.pool, e);
}
return t;
}
const positionOf = e => e.at(-1)?.position ?? 0;
function closePool(e, t, {pending: n, deferred: s}) {
for (const {task: r} of n.get(e)?.toReversed() ?? []) s.push({
task: r,
reason: t
});
n.delete(e);
}
function leftOver({signal: e}, {pending: t, fatal: n, refused: s, hasStopped: r}) {
if (e.aborted || n !== null) return [];
const o = r ? "a job failed, and on-failure is stop" : `${s ?? "the run"} was reached`;
const a = [ ...t.values() ].flat().toSorted((e, t) => e.position - t.position);
return a.map(({task: e}) => ({
task: e,
reason: o
}));
}
async function runSurveyedJobs(e) {
const {batch: t, jobs: n, survey: s, concurrency: r, begun: o} = e;
const {hostEnvironment: i, shards: c, state: l} = t;
const u = endOf(t);
const d = createPools({
concurrency: r,
shards: c,
clock: a.m,
random: Math.random
});
const f = createJobModels({
pools: d,
endAt: u,
...t.file,
hostEnvironment: i
});
const m = createArtifactsPool(i.temporary, t.redactor.redact);
const p = budgetOf(t, u);
const h = tasksOf(s.toRun, n);
const w = (0, C.g5)();
const g = progressOf(e, h.length, p);
const v = stateNoter(s, n);
await checkJudges({
file: t.file,
jobs: touchedJobs(e),
prepare: t.prepare,
models: f
});
const y = createOtherCosts(o, e => l.saveRun(e));
const {fatal: b, refused: k} = await scoreStored({
...e,
budget: p,
otherCosts: y,
ports: {
pool: m,
models: f
}
});
(0, fe.growSmallHeapFaster)();
const run = (e, {budget: n, modelsFor: s, onRecord: c, isPrepared: f}) => runJobs({
tasks: e,
concurrency: r,
onFailure: t.file.onFailure,
budget: n,
isBusy: e => d.isBusy(e),
expectedUsd: e => w.of(e),
run: async (e, n) => {
const onWait = e => g.waits(t.redactor.redact(waitText(e)));
const r = {
batch: t,
models: await s(e),
pool: m,
endAt: u,
onWait: onWait
};
const a = await l.record(e.job);
const {end: i, record: d} = await runBatchJob(e, a, n, r);
d !== null && v(e.job.key, {
kind: "ended",
isReused: false
}, d);
d !== null && await (c?.(e, d));
t.saver.saveSometimes();
const p = f?.(e) ?? null;
if (p !== null) return await preparedEnd(e, p, t);
await y.add(d === null ? i.costUsd : replacedUsd(a, o));
return i;
},
onStart: () => g.started(),
onEnd: (e, n) => {
n.kind === "done" && t.file.delivery !== "batch" && w.ended(e.job, n.costUsd);
g.ended(lineOf(e, n, t));
},
pause: () => a.m.sleep(Je, i.signal),
signal: i.signal
});
const j = b === null ? h : [];
const $ = t.file.delivery === "batch" ? deliver(j, e, {
models: f,
run: run,
budget: p
}) : run(j, {
budget: p,
modelsFor: () => Promise.resolve(f)
});
const S = await $.finally(() => g.close());
const O = {
...S,
refused: k ?? S.refused
};
m.close();
(0, ae.eT)(s);
for (const {task: e, reason: t} of O.deferred) v(e.job.key, {
kind: "deferred",
reason: t
}, null);
for (const {job: e} of j) v(e.key, {
kind: "open",
reason: openReason(t, O)
}, null);
const x = {
otherUsd: y.total(),
costReached: p.costReached()
};
return {
end: b === null ? O : {
...O,
fatal: b
},
...x
};
}
const waitText = ({modelError: e, delayMs: t}) => `Waiting ${(0, me.a3)(t)}: ${e.message}`;
function replacedUsd(e, t) {
return e !== null && (0, Q.qX)(e, t) ? (0, C.eg)([ e.costUsd, e.scoringUsd ?? 0 ]) : 0;
}
function touchedJobs({jobs: e, survey: t}) {
return [ ...t.toRun, ...t.toScore ].flatMap(t => e[t] ?? []);
}
const Je = 50;
function stateNoter(e, t) {
const n = positionsByKey(t.keys(), t);
return (s, r, o) => {
const a = (n.get(s) ?? []).filter(t => e.states[t] === void 0);
noteState(a, r, {
jobs: t,
survey: e
}, o);
};
}
async function preparedEnd({job: e}, t, {state: n}) {
await n.directory.remove(`running/${e.key}.jsonl`);
return {
kind: "deferred",
reason: t,
closesPool: false,
costUsd: e.estimatedCostUsd
};
}
async function deliver(e, {batch: t, jobs: s, survey: r}, o) {
const [{deliverBatch: a}, {groupOf: i}] = await Promise.all([ n.e(9578).then(n.bind(n, 69578)), n.e(8422).then(n.bind(n, 38422)) ]);
const c = new Set(s.filter((e, t) => r.figures[t]?.conclusion === "success").map(i));
return await a(e, {
...o,
batch: t,
hasSucceeded: e => c.has(e)
});
}
function endOf({file: e}) {
const {timeoutMinutes: t} = e.budget;
return t === null ? null : a.m.now() + t * 6e4;
}
function budgetOf({file: e, shards: t, shard: n}, s) {
const r = n === null ? 1 : Number(n.split("/")[0]);
const {maxCostUsd: o, maxJobs: i} = (0, C.pT)(e, {
index: r,
total: t
});
return (0, C.f2)({
maxCostUsd: o,
maxJobs: i,
endAt: s,
clock: a.m
});
}
function tasksOf(e, t) {
const n = new Map;
for (const s of e) {
const e = t[s];
e === void 0 || n.has(e.key) || n.set(e.key, {
job: e,
pool: poolOf(e.model)
});
}
return [ ...n.values() ];
}
function progressOf({batch: e, concurrency: t}, n, s) {
const {stdio: r, onRunner: o} = e.hostEnvironment;
return createBatchProgress({
total: n,
concurrency: t,
spentUsd: () => s.spent(),
clock: a.m,
line: t => e.log.info(t),
terminal: r.errIsTerminal && !o ? e => r.err(e) : null
});
}
function lineOf({job: e}, t, {redactor: n}) {
const s = n.redact((0, j.er)(e));
switch (t.kind) {
case "done":
return {
name: s,
state: t.state,
isFailure: t.isFailure
};

case "deferred":
return {
name: s,
state: `deferred: ${t.reason}`,
isFailure: false
};

case "fatal":
return {
name: s,
state: "stopped",
isFailure: false
};

case "cancelled":
return {
name: s,
state: "canceled",
isFailure: false
};
}
}
function openReason({hostEnvironment: {signal: e, onRunner: t}}, {fatal: n}) {
const s = t ? "The next run" : "--resume";
if (e.aborted) return `The run was canceled (${String(e.reason)}). ${s} continues it.`;
return n === null ? "The run ended early." : H.f2;
}
const De = {
ask: () => null
};
async function checkJudges({file: e, jobs: t, prepare: n, models: s}) {
for (const {id: o, evaluate: a} of e.jobs) {
if (!a.some(({check: e}) => e.kind === "judge")) continue;
const e = t.find(e => e.id === o);
if (e === void 0) continue;
const i = await n(e).catch((0, r.j6)(r.yo, () => null));
if (i === null) continue;
const c = s.judgesFor(i, {
order: 0,
reservation: De
});
const l = i.inputs.evaluations.flatMap(({check: e}) => e.kind === "judge" ? [ e.model ?? i.modelName ] : []);
for (const e of new Set(l)) await c(e);
}
}
var We = n(41480);
async function runBatch(e, t) {
const {file: n, runContext: s} = e.open;
const {workspace: r} = s;
const o = {
path: e.statePath ?? (0, ie.K0)(r, n.name),
root: e.statePath === null ? r : null,
name: n.name
};
return await (0, de.R)({
...o,
key: s.settings["resume-key"] ?? null,
temporary: t.hostEnvironment.temporary,
previous: e.previous,
onNotice: e => t.log.warning(e)
}, await (0, ue.G)(e.storage, {
name: n.name,
workspace: r,
path: o.path,
isShard: e.shard !== null
}, t), (n, s) => runIn({
state: n,
saver: s
}, e, t));
}
async function runIn(e, t, n) {
const {file: s} = t.open;
const {state: o} = e;
const a = (0, le.KB)(await o.lastRun());
const i = await (0, w.$)(o, {
file: s,
source: t.plan,
shard: t.shard,
resume: t.resume
});
const c = i.resumed?.startedAt ?? isoNow();
try {
return await runChosen({
...i,
firstKeys: a,
startedAt: c
}, e, t, n);
} catch (e) {
if (e instanceof r.yo && i.shard !== null) {
const t = (0, k.Az)(i.shard);
const r = attemptOf(n.hostEnvironment.environment);
const l = newRun({
file: s,
plan: i.plan,
shard: t,
attempt: r,
startedAt: c
}, {
...i,
waiting: [ ...a ]
});
const u = await o.lastRun();
const d = u?.startedAt === c && u.planId === l.planId && u.shard === t ? u : l;
const f = (0, m.Fj)(e);
const p = n.redactor.redact(f.reason);
await (0, ce.hp)(o.directory, i.plan);
await o.saveRun({
...d,
attempt: r,
endedAt: isoNow(),
...f,
reason: p
});
}
throw e;
}
}
async function runChosen(e, t, n, s) {
const {open: r} = n;
const {file: o, runContext: a} = r;
const {state: c} = t;
const {plan: l, resumed: u, shard: f} = e;
const {jobs: m, survey: h, waiting: w, changed: v} = await surveyRun(e, c, n, s);
const j = await (0, g.Q)(a.git);
const $ = {
runContext: a,
file: o,
plan: l,
changed: v,
prepare: (0, y.P)(r, s.hostEnvironment),
...t,
shard: f === null ? null : (0, k.Az)(f),
shards: f === null ? 1 : l.shards,
attempt: attemptOf(s.hostEnvironment.environment),
startedAt: e.startedAt,
evaluate: n.evaluate ?? d._3,
outputLocks: (0, b.UQ)(),
hasCommit: j,
whyUncommitted: (0, p.gh)({
runContext: a,
file: o,
hasCommit: j,
...s
}),
...s
};
const S = newRun($, {
resumed: u,
waiting: w
});
await c.saveRun(S);
const O = n.concurrency ?? o.concurrency;
const x = (0, i.D)(s.hostEnvironment.temporary);
const U = await runSurveyedJobs({
batch: $,
jobs: m,
survey: h,
concurrency: O,
begun: S,
scoresAll: n.rescore
});
await x;
await writeStoredOutputs({
batch: $,
jobs: m,
survey: h
});
const R = a.settings["resume-key"] !== void 0 || (n.storage?.kind ?? "dir") === "dir";
return await reportBatch(U, {
batch: $,
jobs: m,
survey: h,
begun: S,
isStateTrusted: R
});
}
const _e = 10;
async function surveyRun(e, t, n, s) {
const {open: r} = n;
const {file: i} = r;
const {isFrozen: c} = n.plan;
const {plan: d, resumed: f, shard: m, firstKeys: p} = e;
for (const t of e.notices) s.log.warning(t);
for (const e of d.notices) s.log[c ? "info" : "warning"](e);
const h = m === null ? d.jobs : d.jobs.filter(e => e.shard === m.index);
const w = await (0, l.L)(t.directory, d.jobs, {
now: a.m.now()
});
w !== null && m === null && s.log.warning(w);
const g = await (0, u.Zc)(t.directory);
let y = await (0, ae.Fj)(h, t, {
parkAfter: i.parkAfter,
retryFailed: n.retryFailed,
rescore: n.rescore,
resumed: f,
deferred: p,
sent: g
});
const b = new Set(y.toRun.map(e => h[e]?.slot));
let k = new Set;
if (f !== null || c) {
const e = y.toRun.flatMap(e => h[e] ?? []);
k = await (0, v.jr)(r, e, {
...s,
isFrozen: c
});
const t = new Set([ ...k ].filter(({key: e}) => !g.has(e)));
y = (0, ae.Lt)(y, t, h);
for (const e of [ ...t ].slice(0, _e)) s.log.warning(s.redactor.redact(`${(0, j.er)(e)} is deferred: ${ae.wz}.`));
t.size > _e && s.log.warning(`${(0, o.B4)(t.size - _e, "more job is", "more jobs are")} deferred for the same reason.`);
}
(f === null || c) && await (0, ce.hp)(t.directory, d);
return {
jobs: h,
survey: y,
waiting: p.filter(e => b.has(e)),
changed: new Set([ ...k ].map(({key: e}) => e))
};
}
const Ve = {
kind: "open",
reason: "The run ended early."
};
async function reportBatch(e, t) {
const {batch: n, jobs: s, survey: r} = t;
const {state: o, hostEnvironment: a, redactor: i} = n;
const l = s.map((e, t) => r.figures[t] ?? (0, Z.h5)("open", (0, H.Ss)(e, Ve, null)));
const u = groupingOf(t);
const d = totalsOfRun(l, e, {
...t,
groups: u
});
const f = (0, oe.Jo)((0, oe.c1)(s, l, u));
const m = endedRun(d, e, t);
await o.saveRun(m);
const p = new Set(r.toRun);
const isAuthentic = e => t.isStateTrusted || p.has(e);
const stateOf = e => r.states[e] ?? Ve;
await (0, h.E)(n.plan.jobs, {
...n,
redact: i.redact
});
const w = d.conclusion !== "cancelled" && e.end.fatal === null;
const post = async () => w ? await (0, c.l)({
batch: n,
jobs: s,
stateOf: stateOf,
isAuthentic: isAuthentic
}, n) : b.bj;
const rowOf = (e, t) => readRow(t, stateOf(e), n);
const save = async e => await o.saveRun({
...m,
...e
});
const g = {
directory: o.directory,
redact: i.redact,
save: save
};
const {written: v, exitCode: y} = await (0, We.T)(post, {
totals: d,
jobs: s,
figures: l,
tolerated: f,
rowOf: rowOf
}, g);
a.onRunner || logResultsPath(n);
return {
exitCode: y,
value: null,
...v
};
}
function logResultsPath({state: e, hostEnvironment: t, log: n}) {
const r = (0, s.relative)(t.directory, e.directory.path) || ".";
n.info(`The results are in ${r}. For a page of them: sallyport report ${r} --html report.html`);
}
function totalsOfRun(e, {end: t, otherUsd: n, costReached: s}, {batch: {file: r, plan: o, shard: a, hostEnvironment: i}, jobs: c, groups: l}) {
const {signal: u} = i;
return (0, Z.vA)(c, e, {
name: r.name,
planId: o.planId,
minPassRate: r.minPassRate,
...l,
early: {
cancelled: u.aborted ? `The run was canceled (${String(u.reason)}).` : null,
fatal: t.fatal,
costReached: t.refused === "max-cost-usd" ? s : null
},
otherUsd: n,
shard: o.jobs.length === 0 ? null : a,
awaitsAnswers: r.delivery === "batch"
});
}
function groupingOf({batch: {plan: e, shard: t}, jobs: n, begun: s}) {
return {
atLeast: e => s.atLeast[e] ?? 1,
others: t === null ? [] : e.jobs.filter(e => e.shard !== n[0]?.shard)
};
}
function endedRun({conclusion: e, code: t, reason: n}, {end: s, otherUsd: r, costReached: o}, {batch: {redactor: a}, jobs: i, survey: c, begun: l}) {
const u = i.flatMap(({slot: e}, t) => {
const n = c.states[t];
return n?.kind === "deferred" ? [ [ e, a.redact(n.reason) ] ] : [];
});
const d = new Set(c.toRun);
const f = [ ...[ ...i.keys() ].filter(e => !d.has(e)), ...d ];
const slotsIn = e => f.flatMap(t => (c.states[t] ?? Ve).kind === e ? i[t]?.slot ?? [] : []);
const m = i.flatMap(({slot: e}, t) => {
const n = c.states[t];
return n?.kind === "ended" && n.problem !== void 0 ? [ [ e, n.problem ] ] : [];
});
const {waiting: p = [], ...h} = l;
const w = new Set(slotsIn("open"));
const g = p.filter(e => w.has(e));
return {
...h,
...g.length === 0 ? {} : {
waiting: g
},
endedAt: isoNow(),
conclusion: e,
...t === void 0 ? {} : {
code: t
},
reason: a.redact(n),
...s.refused === "max-cost-usd" ? {
costReached: o
} : {},
deferred: slotsIn("deferred"),
...(0, le.pB)(new Map(u)),
parked: slotsIn("parked"),
...r === 0 ? {} : {
otherUsd: r
},
...m.length === 0 ? {} : {
problems: Object.fromEntries(m)
}
};
}
async function readRow(e, t, {state: n}) {
return (0, H.U0)(e, t, t.kind === "ended" || t.kind === "parked" ? await n.record(e) : null);
}
}),
41480: (function(e, t, n) {
n.d(t, {
T: () => writeReportsAfter
});
var s = n(76760);
var r = n(54539);
var o = n(7138);
var a = n(24788);
var i = n(15917);
var c = n(25365);
var l = n(17992);
var u = n(90827);
var d = n(9269);
var f = n(21892);
var m = n(88510);
var p = n(47613);
var h = n(28605);
function junitKind({figures: e}, t) {
if (t) return "skipped";
if (e.state !== "ended") return (0, h.Uh)({
figures: e
}) ? "error" : "skipped";
if ((0, m.dR)(e)) return "error";
return e.isPassed ? "passed" : "failure";
}
function junitHead({name: e}, {tests: t, failures: n, errors: s, skipped: r}) {
const o = `tests="${String(t)}" failures="${String(n)}" errors="${String(s)}" skipped="${String(r)}"`;
return [ '<?xml version="1.0" encoding="UTF-8"?>', `<testsuites name="sallyport" ${o}>`, `  <testsuite name="${(0, 
f.X)(e)}" ${o}>`, "" ].join("\n");
}
const w = "  </testsuite>\n</testsuites>\n";
function junitCase(e, t) {
const {name: n, row: s, durationMs: r} = e;
const o = `<testcase classname="${(0, f.X)(s.id)}" name="${(0, f.X)(n)}" time="${((r ?? 0) / 1e3).toFixed(3)}">`;
return `    ${o}${bodyOf(e, t)}</testcase>\n`;
}
const g = "This repeat did not pass and does not count: enough others passed, or can still pass.";
function bodyOf(e, t) {
const {row: n} = e;
const s = (0, h.Qg)(n.evaluations).map(({name: e, status: t, reason: n}) => `${e} (${t}): ${n}`);
const r = junitKind(e, t);
r === "failure" && n.minScore !== void 0 && n.evaluations.length > 0 && s.unshift(`The score is ${String((0, 
p.UQ)(n.evaluations))}; min-score is ${String(n.minScore)}.`);
switch (r) {
case "passed":
return "";

case "skipped":
{
const e = t ? `${g} ${s[0] ?? n.reason}` : n.reason;
return `<skipped message="${(0, f.X)(e)}"/>`;
}

case "failure":
return `<failure type="evaluation" message="${(0, f.X)(s[0] ?? "")}">${(0, f.X)(s.join("\n"))}</failure>`;

case "error":
return n.conclusion === "success" ? `<error type="evaluation" message="${(0, f.X)(s[0] ?? "")}">${(0, 
f.X)(s.join("\n"))}</error>` : `<error type="${e.figures.state === "missing" ? "missing" : n.conclusion}" message="${(0, 
f.X)(n.reason)}"/>`;
}
}
var v = n(53599);
var y = n(85737);
var b = n(4690);
var k = n(50274);
const j = 25e3;
const $ = "report/findings.sarif";
async function writeReportsAfter(e, t, n) {
const [s] = await Promise.allSettled([ e() ]);
const {pullRequests: r, writes: i, failure: c, canceled: l} = s.status === "fulfilled" ? s.value : d.bj;
const f = (0, a.E)(r, e => n.redact((0, o.wh)(e)), u.o);
const m = l === null ? {} : {
conclusion: "cancelled",
code: "canceled",
reason: l
};
(f.length > 0 || l !== null) && await n.save({
pullRequests: f,
...m
});
const p = {
...t.totals,
...m,
...Object.keys(i.counts).length === 0 ? {} : {
writes: i.counts
},
...f.length === 0 ? {} : {
pullRequests: f
}
};
const h = await writeReports({
...t,
totals: p,
writes: i
}, n);
if (s.status === "rejected") throw s.reason;
const {headline: w} = h;
const g = c === null ? "" : ` ${c} failed, and on-failed-write is fail.`;
return {
written: {
...h,
headline: `${w}${g}`
},
exitCode: (0, k.J1)(p.conclusion, c !== null)
};
}
async function writeReports(e, t) {
const {directory: n, redact: r} = t;
const {jobs: i} = e;
const change = e => r((0, o.wh)(e));
const d = (0, a.E)(e.totals, change, u.o);
const f = (0, y.L)(e.writes.isPreview);
const m = new Map;
const p = {
isOffered: false
};
await withWriters(n, async (t, s, r) => {
await t.write(`${JSON.stringify(d, null, 2).replace(/\n\}$/, "")},\n  "jobs": [`);
await r.write(junitHead(d, junitFigures(e)));
for (const [o, a] of i.entries()) {
const i = await reportRow(o, a, e, {
directory: n,
change: change
});
if (i === null) continue;
const {row: c} = i;
i.findings !== void 0 && (p.isOffered = true);
for (const e of i.findings ?? []) m.size < j && m.set(JSON.stringify(e), e);
const l = JSON.stringify(c.row);
await t.write(`${o === 0 ? "" : ","}\n    ${l}`);
await s.write(`${l}\n`);
await r.write(junitCase(c, e.tolerated.has(c.figures)));
f.add(c);
}
await t.write((i.length === 0 ? "" : "\n  ") + "]\n}\n");
await r.write(w);
});
const h = [ ...m.values() ];
const g = f.selected(i.length);
const v = (0, b.xC)(d, g);
await n.write("report/summary.md", v);
const k = findingsProblem(d);
const S = p.isOffered && k === null;
S ? await n.write($, (0, c.I)(h, l.rE)) : await n.remove($);
const pathOf = e => (0, s.join)(n.path, e);
const {conclusion: O, code: x = "", reason: U, costUsd: R} = e.totals;
const E = {
conclusion: O,
"reason-code": x,
reason: r(U),
"pull-requests": addressesOf(d),
"cost-usd": R === null ? "" : String(Number(R.toFixed(6))),
"report-path": pathOf("report/summary.md"),
"junit-path": pathOf("report/junit.xml"),
"sarif-path": S ? pathOf($) : ""
};
const M = (0, b.uG)(d, g);
const T = {
findings: h,
findingsProblem: k
};
return {
summary: v,
text: M,
headline: (0, b.NV)(d),
valuePath: pathOf("report/result.json"),
outputs: E,
...T
};
}
function findingsProblem({conclusion: e, reason: t, deferred: n, parked: s, missing: o = 0}) {
if (!(0, i.F3)(e)) return {
conclusion: e,
reason: t
};
const a = n + s + o;
return a === 0 ? null : {
conclusion: "incomplete",
reason: `${(0, r.B4)(a, "job")} did not run.`
};
}
const S = 1e3;
function addressesOf({pullRequests: e = []}) {
const t = e.flatMap(({outcome: e, url: t}) => t === null ? [] : [ {
outcome: e,
url: t
} ]);
return JSON.stringify(t.slice(0, S));
}
async function reportRow(e, t, {figures: n, rowOf: r, writes: o}, {directory: i, change: c}) {
const l = n[e];
if (l === void 0) return null;
const {row: d, record: f, deferred: m} = await r(e, t);
const {transcriptPath: p} = d;
const w = o.rows.get(t.key);
const g = {
...d,
transcriptPath: p === null ? null : (0, s.join)(i.path, p),
...w === void 0 ? {} : {
writes: w
}
};
const y = c((0, v.er)(t));
const b = {
...(0, a.E)(g, c, u.o),
key: g.key
};
const k = f?.findings === void 0 ? void 0 : (0, a.E)(f.findings, c, u.o);
const j = m === null ? null : c(m);
return {
row: {
name: y,
figures: l,
row: b,
deferred: j,
...(0, h.RK)(l, f)
},
findings: k
};
}
async function withWriters(e, t) {
const n = await e.create("report/result.json");
const s = await e.create("report/results.jsonl");
const r = await e.create("report/junit.xml");
try {
await t(n, s, r);
} catch (e) {
for (const e of [ n, s, r ]) await e.abandon();
throw e;
}
for (const e of [ n, s, r ]) await e.close();
}
function junitFigures({figures: e, tolerated: t}) {
const count = n => e.filter(e => junitKind({
figures: e
}, t.has(e)) === n);
return {
tests: e.length,
failures: count("failure").length,
errors: count("error").length,
skipped: count("skipped").length
};
}
}),
49829: (function(e, t, n) {
n.d(t, {
D: () => readPullRequest
});
async function readPullRequest(e, {owner: t, repo: n, number: s}) {
const r = `the pull request ${t}/${n}#${String(s)}`;
return await e.request({
what: r,
needs: [ "pull-requests: read" ]
}, async (e, r) => {
const {data: o} = await e.rest.pulls.get({
owner: t,
repo: n,
pull_number: s,
request: {
signal: r
}
});
const {head: a, base: i} = o;
const c = a.repo;
return {
number: s,
isOpen: o.state === "open",
head: {
sha: a.sha,
branch: a.ref,
isFork: c === null || c.id !== i.repo.id,
isDefault: a.ref === i.repo.default_branch
},
base: i.ref,
commits: o.commits
};
});
}
}),
7912: (function(e, t, n) {
n.d(t, {
H: () => readLastCommits,
q: () => readItemKind
});
async function readItemKind(e, {owner: t, name: n}, s) {
const r = {
what: `${t}/${n}#${String(s)}`,
needs: [ "issues: read", "pull-requests: read" ]
};
return await e.request(r, async (e, r) => {
const {data: o} = await e.rest.issues.get({
owner: t,
repo: n,
issue_number: s,
request: {
signal: r
}
});
return o.pull_request === void 0 ? "issue" : "pull-request";
});
}
async function readLastCommits(e, {owner: t, name: n}, {branch: s, count: r}) {
const o = {
what: `the commits of the branch ${s}`,
needs: [ "contents: read" ]
};
return await e.request(o, async (e, o) => {
const {data: a} = await e.rest.repos.listCommits({
owner: t,
repo: n,
sha: s,
per_page: r,
request: {
signal: o
}
});
return a.map(({sha: e, commit: t}) => ({
sha: e,
message: t.message
}));
});
}
}),
21892: (function(e, t, n) {
n.d(t, {
TW: () => junitError,
X: () => escapeXml,
bA: () => junit
});
var s = n(15917);
function junit(e) {
const t = e.filter(({severity: e}) => e !== "note").length;
const n = new Map;
const r = new Set;
for (const t of (0, s.w$)(e)) {
const {path: e, title: s, rule: o} = t;
const a = `${o === void 0 ? "" : `${o}: `}${s} (${e})`;
let i = a;
for (let e = 2; r.has(i); e += 1) i = `${a} ${String(e)}`;
r.add(i);
n.set(t, i);
}
const nameOf = e => n.get(e) ?? e.title;
const o = e.map(e => testCase(e, nameOf(e)));
return suite(o, `tests="${String(e.length)}" failures="${String(t)}" errors="0"`);
}
function junitError(e, t) {
const n = `<error type="${escapeXml(e)}" message="${escapeXml(t)}"/>`;
return suite([ `<testcase classname="sallyport" name="run">${n}</testcase>` ], 'tests="1" failures="0" errors="1"');
}
function suite(e, t) {
return [ '<?xml version="1.0" encoding="UTF-8"?>', `<testsuites name="sallyport" ${t}>`, `  <testsuite name="sallyport" ${t}>`, ...e.map(e => `    ${e}`), "  </testsuite>", "</testsuites>", "" ].join("\n");
}
function testCase(e, t) {
const {path: n, line: r, severity: o, title: a, message: i, rule: c} = e;
const l = escapeXml(`${(0, s.YR)(e)}\n${i}`);
const u = `<testcase classname="${escapeXml(n)}" name="${escapeXml(t)}" file="${escapeXml(n)}" line="${String(r)}">`;
const d = o === "note" ? `<system-out>${l}</system-out>` : `<failure type="${escapeXml(c ?? o)}" message="${escapeXml(a)}">${l}</failure>`;
return `${u}${d}</testcase>`;
}
const r = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;
function escapeXml(e) {
return e.replace(r, "").replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}
}),
25365: (function(e, t, n) {
n.d(t, {
I: () => sarif
});
var s = n(5428);
const r = "finding";
function sarif(e, t) {
const n = [ ...new Set(e.map(({rule: e}) => e ?? r)) ];
const s = {
$schema: "https://json.schemastore.org/sarif-2.1.0.json",
version: "2.1.0",
runs: [ {
tool: {
driver: {
name: "Sallyport",
version: t,
rules: n.map(descriptor)
}
},
columnKind: "utf16CodeUnits",
results: e.map(e => result(e, n))
} ]
};
return `${JSON.stringify(s, null, 2)}\n`;
}
function descriptor(e) {
const t = e === r ? "A finding without a name" : `A finding that the model named \`${e}\``;
const n = `${t}. The message of each alert has the reason and what to do. A model wrote it: check it before you act.`;
return {
id: e,
shortDescription: {
text: e
},
fullDescription: {
text: `${t.replaceAll("`", "")}.`
},
help: {
text: n.replaceAll("`", ""),
markdown: n
}
};
}
function result(e, t) {
const {path: n, line: o, endLine: a = o, severity: i, title: c, message: l, suggestion: u, rule: d = r} = e;
const f = {
uri: encodeURI(n.replace(/\p{Cs}/gu, "\ufffd")).replace(/[?#]/g, encodeURIComponent),
uriBaseId: "%SRCROOT%"
};
const m = {
artifactLocation: f,
replacements: [ replacement({
line: o,
endLine: a,
suggestion: u ?? ""
}) ]
};
return {
ruleId: d,
ruleIndex: t.indexOf(d),
level: i,
message: {
text: `${c}\n\n${l}`
},
locations: [ {
physicalLocation: {
artifactLocation: f,
region: {
startLine: o,
endLine: a
}
}
} ],
partialFingerprints: {
"sallyport/v1": (0, s.R)([ JSON.stringify([ d, n, c ]) ], 32)
},
...u === void 0 ? {} : {
fixes: [ {
description: {
text: c
},
artifactChanges: [ m ]
} ]
}
};
}
function replacement({line: e, endLine: t, suggestion: n}) {
if (n === "") return {
deletedRegion: {
startLine: e,
startColumn: 1,
endLine: t + 1,
endColumn: 1
}
};
const s = {
startLine: e,
endLine: t
};
return {
deletedRegion: s,
insertedContent: {
text: n.replace(/\r?\n$/, "")
}
};
}
})
};
