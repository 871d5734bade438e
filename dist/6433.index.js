"use strict";

exports.id = 6433;

exports.ids = [ 6433 ];

exports.modules = {
96433: (function(e, t, n) {
n.d(t, {
runBatch: () => runBatch
});
var o = n(76760);
var s = n(42357);
var r = n(54539);
var a = n(73948);
var i = n(61941);
var c = n(71612);
var l = n(71195);
var u = n(61890);
var d = n(94131);
function newRun({file: e, plan: t, shard: n, attempt: o, startedAt: s}, {resumed: r, waiting: a}) {
return {
formatVersion: 1,
name: e.name,
planId: t.planId,
shard: n,
attempt: o,
startedAt: s,
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
...r?.otherUsd === void 0 ? {} : {
otherUsd: r.otherUsd
},
atLeast: Object.fromEntries(e.jobs.map(({id: e, repeat: t}) => [ e, t.atLeast ]))
};
}
const isoNow = () => new Date(a.m.now()).toISOString();
const f = [ [ "GITHUB_RUN_ATTEMPT", 1 ], [ "SYSTEM_JOBATTEMPT", 1 ], [ "BUILDKITE_RETRY_COUNT", 0 ], [ "CI_JOB_ID", 1 ], [ "CIRCLE_BUILD_NUM", 1 ] ];
function attemptOf(e) {
for (const [t, n] of f) {
const o = e[t];
const s = Number(o) - n + 1;
if (o && Number.isSafeInteger(s) && s > 0) return s;
}
return 1;
}
var h = n(85616);
var m = n(24788);
var p = n(59028);
var w = n(15917);
var v = n(20653);
var g = n(77730);
var y = n(28605);
var b = n(45292);
var k = n(60795);
var j = n(47613);
var O = n(92736);
var U = n(90827);
var E = n(31409);
var M = n(4839);
async function storeEnd(e, {job: t, before: n, batch: o, seen: s, limits: r, transcript: a, finished: i, waits: c}) {
const l = {
...e,
...i?.changed,
notices: [ ...e.notices, ...s.notices(), ...i?.notices ?? [] ]
};
const u = (0, k.qU)(l, s.modelError(), r);
const {scoringUsd: d = 0, fatal: f = null} = i ?? {};
const h = (0, b.eg)([ l.costUsd, d ]);
if (u.kind !== "record") return {
end: {
...u,
costUsd: h
},
record: null
};
if (c !== null) return {
end: {
kind: "deferred",
reason: c,
closesPool: false,
costUsd: d
},
record: null
};
i?.tree !== void 0 && await (0, O._)(o.state.directory, t.key, i.tree);
const m = i?.tree === void 0 ? [] : await (0, M.C)(t, l.changes, o);
const p = (0, E.Ms)(o, t)?.changes === "patch" ? m : [];
const w = makeRecord({
job: t,
...identityOf(o),
result: {
...l,
reason: reasonOf(l, u.reached, o),
notices: [ ...l.notices, ...p ]
},
modelError: s.modelError(),
answerError: i?.answerError ?? null,
evaluations: i?.evaluations ?? [],
scoringUsd: d,
minScore: (0, E.Ms)(o, t)?.minScore,
reportsFindings: (0, E.Ms)(o, t)?.findings === true,
answeredBy: s.answeredBy(),
hasTree: i?.tree !== void 0,
hasTranscript: true,
toolsUsed: s.tools(),
endedAt: endOf(o)
}, n);
const v = {
kind: "done",
state: stateOfRecord(w),
isFailure: !(0, j.Hh)(w),
costUsd: h,
...f === null ? {} : {
fatal: f
},
...u.reached === void 0 ? {} : {
reached: u.reached
}
};
return {
end: v,
record: await store(w, n, o, a)
};
}
function stateOfRecord(e) {
if ((0, j.Hh)(e)) return "passed";
if (e.conclusion !== "success") return `error: ${e.conclusion}`;
const [t] = (0, y.Qg)(e.evaluations);
if (t === void 0) return "failed";
return `${t.status === "error" ? "evaluation error" : "evaluation failed"}: ${t.name}`;
}
function reasonOf({reason: e}, t, {shard: n}) {
if (t === void 0) return e;
const [o, s] = n === null ? [ "budget of the run", "" ] : [ "part of the budget that its shard has", " use fewer shards," ];
return `${e} The job had the whole ${o}: raise budget.max-cost-usd,${s} or leave the item out.`;
}
async function storeUnasked({job: e}, t, n, o) {
const s = makeRecord({
job: e,
...identityOf(o),
result: {
...S,
...t
},
modelError: null,
answerError: null,
evaluations: [],
scoringUsd: 0,
answeredBy: null,
hasTree: false,
hasTranscript: false,
toolsUsed: [],
endedAt: endOf(o)
}, n);
return {
end: {
kind: "done",
state: stateOfRecord(s),
isFailure: true,
costUsd: 0
},
record: await store(s, n, o)
};
}
function configError(e) {
return {
conclusion: "config-error",
code: (0, p.$)(e.diagnostics),
reason: sentencesOf(e)
};
}
function sentencesOf({diagnostics: e}) {
return e.map(({location: e, message: t, found: n, hint: o}) => {
const s = e === void 0 ? "" : `${e}: `;
const r = n === void 0 || n.includes("\n") ? "" : ` (${(0, v.ml)(n, 200)})`;
return `${s}${t}${r}; ${o}.`;
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
async function store(e, t, {state: n, redactor: o}, s = null) {
const {key: r, keyParts: a, transcriptPath: i, slot: c} = e;
const l = {
...(0, m.E)(e, o.redact, U.o),
key: r,
keyParts: a,
transcriptPath: i,
slot: c
};
await n.save(l, t, s);
return l;
}
const S = {
text: "",
changes: [],
usage: h.p0.usage,
costUsd: 0,
durationMs: 0,
turns: 0,
toolCalls: 0,
notices: [],
requests: []
};
function makeRecord(e, t) {
const {job: n, result: o, modelError: s} = e;
const {conclusion: r, code: a, reason: i, text: c, changes: l, usage: u, costUsd: d, durationMs: f, turns: h, toolCalls: m, notices: p} = o;
const v = {
conclusion: r,
code: a,
reason: i,
errorKind: e.answerError ?? s?.kind ?? null
};
const {findings: y, invalid: b} = (0, w.WX)(o);
return {
formatVersion: g.Ty,
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
...v,
text: c,
...o.structured === void 0 ? {} : {
structured: o.structured
},
evaluations: e.evaluations,
evaluationDigest: n.evaluationDigest,
...e.minScore === void 0 ? {} : {
minScore: e.minScore
},
...e.scoringUsd === 0 ? {} : {
scoringUsd: e.scoringUsd
},
changes: l,
usage: u,
costUsd: d,
durationMs: f,
turns: h,
toolCalls: m,
transcriptPath: e.hasTranscript ? `transcripts/${n.key}-${String(numberAfter(t))}.jsonl` : null,
endedAt: new Date(e.endedAt).toISOString(),
sameFailures: s !== null && (0, k.uD)(s) ? 0 : (0, j.q_)(t, v),
hasTree: e.hasTree,
notices: [ ...p, ...(0, w.R5)(b) ],
toolsUsed: e.toolsUsed,
...y.length > 0 || e.reportsFindings === true || (0, w.pB)(o) ? {
findings: y
} : {}
};
}
function numberAfter(e) {
const t = /-(\d+)\.jsonl$/.exec(e?.transcriptPath ?? "")?.[1];
return t === void 0 ? 1 : Number(t) + 1;
}
var x = n(89146);
var T = n(58775);
var I = n(78650);
var R = n(11576);
var A = n(91080);
var N = n(9269);
var $ = n(56987);
var F = n(53599);
var P = n(57979);
var C = n(72443);
var B = n(55093);
var _ = n(69588);
var L = n(62517);
var D = n(96668);
var W = n(30461);
var J = n(69950);
var V = n(5428);
var K = n(12126);
var Y = n(98970);
const z = 9e5;
function limitedModel(e, {limiter: t, order: n, clock: o, endAt: s}) {
return {
name: e.name,
contextWindow: e.contextWindow,
async* stream(r, a) {
let i = 0;
const waitUntil = () => Math.min(s ?? Number.POSITIVE_INFINITY, o.now() + z - i);
const tooLong = (t, n) => ({
type: "error",
modelError: tooLongError(e.name, {
until: t,
waitMs: t - o.now()
}, n)
});
for (let s = 1; ;s += 1) {
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
modelError: Y.gn
};
return;
}
const u = yield* forward(e.stream(r, a), l);
if (u === null) return;
const d = l.rateLimited(u.retryAfterMs ?? null);
if (d > waitUntil()) {
yield tooLong(d, u);
return;
}
const f = Math.max(0, d - o.now());
i += f;
yield {
type: "retry",
attempt: s,
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
function tooLongError(e, {until: t, waitMs: n}, o) {
return {
kind: "rate-limit",
status: 429,
message: `The rate limit of ${e} is reached until ${new Date(t).toISOString()}${o === void 0 ? "." : `: ${o.message}`}`,
hint: "Run the batch again after that time; it starts with the jobs that are left.",
retryable: false,
retryAfterMs: n
};
}
function createWarmUps() {
const e = new Set;
const t = new Map;
return {
enter: async (n, o) => {
for (let e = t.get(n); e !== void 0 && !o.aborted; e = t.get(n)) await untilEither(e, o);
if (o.aborted || e.has(n)) return () => {};
let s = null;
t.set(n, new Promise(e => s = e));
return o => {
if (s === null) return;
o && e.add(n);
t.delete(n);
s();
s = null;
};
}
};
}
function untilEither(e, t) {
return new Promise(n => {
const end = () => {
t.removeEventListener("abort", end);
n();
};
t.addEventListener("abort", end);
e.then(end);
});
}
const q = new Set([ "text", "reasoning", "tool-call-start", "finish" ]);
function warmedUpModel(e, {warmUps: t, connection: n, leastTokens: o}) {
return {
...e,
async* stream(s, r) {
if (prefixTokens(s) < o) {
yield* e.stream(s, r);
return;
}
const {system: a, tools: i} = s;
const c = await t.enter((0, V.R)([ n, a, JSON.stringify(i) ]), r);
try {
for await (const t of e.stream(s, r)) {
q.has(t.type) && c(true);
yield t;
}
} finally {
c(false);
}
}
};
}
function prefixTokens({system: e, tools: t}) {
return (0, K.wB)(e) + (0, K.$Z)(t);
}
const Z = {
attachments: [],
notices: [],
omissions: []
};
const G = {
item: null,
repository: false,
token: false,
maxWrites: 0,
findings: false,
pull: null,
push: D.RH
};
async function runBatchJob(e, t, n, o) {
const {batch: r} = o;
try {
const s = await r.prepare(e.job);
const a = await whyOutputRefused(s, o);
if (a !== null) return await storeUnasked(e, outputUnwritable(a), t, r);
const i = o.models.isAnswered === true ? null : await r.whyUncommitted(e.job, s);
if (i !== null) return await storeUnasked(e, uncommitted(i), t, r);
return await runPrepared(e, t, n, {
...o,
prepared: s
});
} catch (n) {
(0, s.ki)(n, s.yo);
if (n.diagnostics.some(({code: e}) => e === "model-key-missing")) return {
end: {
kind: "fatal",
code: "model-key-missing",
reason: sentencesOf(n),
costUsd: 0
},
record: null
};
return await storeUnasked(e, configError(n), t, r);
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
async function whyOutputRefused({inputs: {outputFile: e}, runContext: t, lists: n}, {models: o, batch: {runContext: s, hostEnvironment: r}}) {
if (e === null) return null;
const a = await (0, B.Gn)(e, s.workspace, {
runContext: t,
lists: n,
hostEnvironment: r
});
if (a === null) return null;
return o.isAnswered === true ? `The answer is kept until the output file ${e} can be written: ${a}` : `The output file ${e} cannot be written: ${a}`;
}
async function runPrepared({job: e}, t, n, {prepared: s, batch: r, models: a, pool: i, endAt: c, onWait: l}) {
const {settings: u, limits: d} = limitedSettings(s, n, {
endAt: c,
batch: r
});
const f = createObserver(l);
const h = (0, W.c)(await a.modelOf(s, n.order), f.onModelNotice);
const m = s.runContext.settings["small-model"];
m !== void 0 && (0, J.RT)(m, h);
(0, J.pj)(h, u);
const p = m === void 0 || h.name.startsWith("script:") ? h : await a.modelOf({
...s,
modelName: m
}, n.order);
const w = judgesWithNotices(a.judgesFor(s, n), f);
const {state: v, redactor: g, hostEnvironment: y} = r;
const b = (0, o.join)(v.directory.path, "running", `${e.key}.jsonl`);
const k = (0, x.oh)(r, e, s);
const j = {
...s.runContext,
settings: {
...u,
transcript: b,
worktree: k
}
};
const O = i.take();
O.bufferLines(b);
const U = {
finished: null
};
try {
const {result: o} = await (0, L.b)({
job: {
...s,
runContext: j,
model: h,
smallModel: p
},
item: Z,
writes: {
...G,
findings: (0, E.Ms)(r, e)?.findings === true
},
artifacts: O,
hostEnvironment: y,
redactor: g,
onEvent: f.onEvent,
preparesLate: true,
withoutTools: r.file.delivery === "batch",
deliversChanges: (0, E.Ms)(r, e)?.changes !== "none",
beforeLeave: async t => {
n.reservation.answered(t.result.costUsd ?? 0);
const o = {
batch: r,
job: e,
prepared: {
...s,
runContext: j
},
toolsUsed: f.tools(),
openJudge: w
};
U.finished = await (0, E.CS)(t, o);
}
});
const i = O.takeLines(b);
const {finished: l} = U;
const m = a.judgesWait?.() ?? null;
const v = {
...d,
longestWaitMs: longestWait(u["timeout-minutes"], c)
};
return await storeEnd(o, {
job: e,
before: t,
batch: r,
seen: f,
limits: v,
transcript: i,
finished: l,
waits: m
});
} finally {
O.takeLines(b);
i.giveBack(O);
}
}
function limitedSettings({runContext: {settings: e}}, t, {endAt: n, batch: {file: o, shards: s}}) {
const {maxCostUsd: r, timeoutMinutes: i, of: c} = limitsOfJob({
ownUsd: e["max-cost-usd"] ?? Number.POSITIVE_INFINITY,
ownMinutes: e["timeout-minutes"],
leftUsd: o.delivery === "batch" ? null : t.reservation.maxCostUsd,
leftMinutes: n === null ? null : (n - a.m.now()) / 6e4,
batchUsd: (0, b.KO)(o, s),
batchMinutes: o.budget.timeoutMinutes
});
const l = {
...e,
"timeout-minutes": i,
...Number.isFinite(r) ? {
"max-cost-usd": r
} : {}
};
return {
settings: l,
limits: {
...c,
flex: o.delivery === "flex"
}
};
}
function judgesWithNotices(e, {onModelNotice: t}) {
return async n => (0, W.c)(await e(n), t);
}
function longestWait(e, t) {
const n = t === null ? Number.POSITIVE_INFINITY : t - a.m.now();
return Math.min(z, e * 6e4, n);
}
function createObserver(e = () => {}) {
let t = null;
let n = null;
const o = new Set;
const s = new Set;
return {
onEvent: s => {
const r = s.type === "sub-agent" ? s.event : s;
r.type === "tool-start" && o.add(r.call.name);
s.type === "model-retry" && e(s);
s.type === "turn-end" && (n = s.usage.model ?? null);
s.type === "stop" && s.stop.kind === "model-error" && (t = s.stop.modelError);
},
onModelNotice: e => void s.add(e),
tools: () => [ ...o ].sort(),
notices: () => [ ...s ],
modelError: () => t,
answeredBy: () => n
};
}
const H = .1;
const Q = 1;
const X = 1 / 60;
function limitsOfJob(e) {
const {ownUsd: t, ownMinutes: n, leftUsd: o, leftMinutes: s, batchUsd: r, batchMinutes: a} = e;
const i = Math.min(t, o ?? Number.POSITIVE_INFINITY);
const c = r === null || o === null || r - o <= H * r;
const l = i < t;
const u = {
cost: l && !c,
wholeCost: l && c
};
if (s === null || a === null) return {
maxCostUsd: i,
timeoutMinutes: n,
of: {
...u,
time: false
}
};
const d = a - s <= Math.min(Q, H * a);
const f = d ? a : Math.max(X, s);
return {
maxCostUsd: i,
timeoutMinutes: Math.min(n, f),
of: {
...u,
time: !d && f < n
}
};
}
var ee = n(5335);
var te = n(50274);
async function scoreStored(e) {
const {batch: t, jobs: n, survey: o, concurrency: s, budget: r} = e;
const a = [ ...positionsByKey(o.toScore, n).values() ].reverse();
let i = null;
let c = null;
const work = async () => {
for (let n = a.pop(); n !== void 0; n = a.pop()) {
const o = r.usedUp();
if (t.hostEnvironment.signal.aborted || i !== null) await leaveUnscored(n, e); else if (o !== null) {
c ??= o;
const t = `its answer was not scored again, because ${o} was reached`;
noteState(n, {
kind: "deferred",
reason: t
}, e);
} else {
const t = r.reserveScoring();
i ??= await scoreOne(n, e, t);
t.hasRefused() && (c ??= "max-cost-usd");
}
}
};
await Promise.all(Array.from({
length: Math.min(s, a.length)
}, work));
return {
fatal: i,
refused: c
};
}
async function leaveUnscored(e, t) {
const n = t.jobs[e[0] ?? -1];
const o = n === void 0 ? null : await t.batch.state.record(n);
o !== null && o.evaluationDigest === n?.evaluationDigest || noteState(e, ne, t);
}
const ne = {
kind: "open",
reason: "The run ended before its answer was scored again."
};
async function scoreOne(e, t, n) {
const {batch: o, jobs: s, survey: r, scoresAll: a, otherCosts: i, ports: c} = t;
const l = s[e[0] ?? -1];
const u = l === void 0 ? null : await scoreAgain(l, {
batch: o,
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
const d = r.states[e[0] ?? -1];
const f = d?.kind !== "ended" || d.isReused;
noteState(e, {
kind: "ended",
isReused: f
}, t, u.record);
await i.add(f ? u.costUsd : u.replacedUsd);
return u.fatal;
}
function noteState(e, t, {jobs: n, survey: o}, s = null) {
for (const r of e) {
const e = n[r];
if (e === void 0) continue;
o.states[r] = t;
o.figures[r] = (0, te.h5)(t.kind, (0, ee.Ss)(e, t, s));
}
}
function positionsByKey(e, t) {
const n = new Map;
for (const o of e) {
const e = t[o]?.key ?? "";
const s = n.get(e);
s === void 0 ? n.set(e, [ o ]) : s.push(o);
}
return n;
}
async function scoreAgain(e, t) {
const {batch: n, scoresAll: o, reservation: r} = t;
const {state: i, redactor: c} = n;
const l = await i.record(e);
if (l === null) return null;
const u = await n.prepare(e).catch((0, s.j6)(s.yo, e => ({
problem: sentencesOf(e)
})));
const f = !("problem" in u);
const h = f && (0, j.v1)(l) ? await writeAgain(l, u, n) : l;
const p = f ? h : withErrors(l, u.problem, e, n);
if (!f || (0, j.v1)(p)) {
await i.save(p, l);
return {
record: p,
costUsd: 0,
replacedUsd: 0,
fatal: null
};
}
const w = p.evaluationDigest === e.evaluationDigest;
const v = u.inputs.evaluations.map((e, t) => {
if (o) return null;
return w ? usable(p.evaluations[t]) : (0, d.R3)(e, p.evaluations);
});
const g = u.inputs.evaluations.filter((e, t) => v[t] === null);
const y = await scoresOf({
record: p,
prepared: u,
specs: g
}, e, t);
const {costUsd: k} = y;
if (n.hostEnvironment.signal.aborted) return {
record: null,
costUsd: k,
replacedUsd: 0,
fatal: null
};
const O = [ ...(0, m.E)(y.evaluations, c.redact, U.o) ];
const M = u.inputs.evaluations.flatMap((e, t) => {
const n = v[t] ?? O.shift() ?? [];
const o = r.hasRefused() && "status" in n && n.status === "error";
return (o ? (0, d.R3)(e, p.evaluations) : null) ?? n;
});
const {minScore: S, scoringUsd: x = 0, ...T} = p;
const I = (0, E.Ms)(n, e)?.minScore;
const R = v.every(e => e === null);
const A = {
...T,
evaluations: M,
evaluationDigest: e.evaluationDigest,
scoredAt: new Date(a.m.now()).toISOString(),
scoringUsd: R ? k : (0, b.eg)([ x, k ]),
...I === void 0 ? {} : {
minScore: I
}
};
await i.save(A, l);
return {
record: A,
costUsd: k,
replacedUsd: R ? x : 0,
fatal: y.fatal ?? null
};
}
function withErrors(e, t, n, o) {
const {evaluations: s} = failedScores((0, E.Ms)(o, n)?.evaluate ?? [], o.redactor.redact(t));
return {
...e,
evaluations: s,
evaluationDigest: n.evaluationDigest
};
}
const usable = e => e === void 0 || e.status === "error" ? null : e;
async function scoresOf(e, t, n) {
const {record: o, prepared: s, specs: r} = e;
const {batch: a, ports: i, reservation: c} = n;
const l = i.models.judgesFor(s, {
order: 0,
reservation: c
});
const u = {
batch: a,
prepared: s,
specs: r,
openJudge: l
};
if (r.some(({check: e}) => e.kind === "command")) return await inDirectory(e, t, n, e => (0, 
E.V9)(o, (0, E.pg)(e.runtime), u));
return await (0, E.V9)(o, () => Promise.reject(new Error("no evaluation runs a command")), u);
}
async function inDirectory({record: e, prepared: t, specs: n}, o, {batch: r, ports: {pool: a}}, i) {
const {hostEnvironment: c, redactor: l} = r;
const {spec: u, runContext: d} = t;
const f = a.take();
const h = {
scores: null
};
const {transcript: m, record: p, ...w} = d.settings;
const v = {
...w,
worktree: (0, x.oh)(r, o, t),
"instruction-files": [],
skills: false
};
try {
const o = {
...t,
runContext: {
...d,
settings: v
}
};
await (0, L.b)({
job: {
...o,
spec: {
...u,
format: "inline",
body: oe,
sections: null,
bodyAt: null
},
vars: {},
outputSchema: null,
model: se
},
item: Z,
writes: G,
artifacts: f,
hostEnvironment: c,
redactor: l,
onEvent: () => {},
preparesLate: true,
beforeLeave: async s => {
const work = async () => {
const t = await restoreFiles(s, {
batch: r,
record: e,
prepared: o
});
return t === null ? await i(s) : failedScores(n, t);
};
h.scores = await (0, E.sq)(s, {
batch: r,
prepared: t
}, () => keepingOutputFile(s, {
batch: r,
prepared: o
}, work));
}
});
return h.scores ?? failedScores(n, "The directory for its commands could not be prepared.");
} catch (e) {
if (e instanceof C.k) return failedScores(n, `The output file cannot be read: ${e.message}`);
(0, s.ki)(e, s.yo);
return failedScores(n, sentencesOf(e));
} finally {
a.giveBack(f);
}
}
const oe = "The answer is stored.";
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
text: oe
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
async function keepingOutputFile({runtime: e}, {batch: t, prepared: n}, o) {
const {outputFile: r} = n.inputs;
const a = t.runContext.workspace;
if (r === null || e.files.root !== a) return await o();
const i = (0, P.S)({
root: a,
guard: () => null
});
const c = await i.info(r).catch((0, s.j6)(C.k, () => null)) !== null;
const l = c ? await i.read(r, re) : null;
try {
return await o();
} finally {
await (0, B.BF)({
path: r,
content: l,
directory: a
}, {
...n,
hostEnvironment: t.hostEnvironment
});
}
}
const re = 1e8;
async function restoreFiles({runtime: e}, {batch: t, record: n, prepared: o}) {
const {outputFile: s} = o.inputs;
const r = s === null ? [] : [ {
path: s,
content: (0, B.xV)(n.text)
} ];
const a = n.hasTree ? await (0, O.Z)(t.state.directory, n.key) : null;
if (n.hasTree && a === null) return "The files that the job changed are not stored any more.";
if (a !== null && e.files.root === t.runContext.workspace) return "The files that the job changed have no worktree.";
for (const {path: n, content: s} of [ ...a?.files ?? [], ...r ]) {
const r = {
path: n,
content: s,
directory: e.files.root
};
const a = await (0, B.BF)(r, {
...o,
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
async function writeAgain(e, t, {runContext: {workspace: n}, hostEnvironment: s, outputLocks: r, redactor: a}) {
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
content: (0, B.xV)(e.text),
directory: n
};
const u = await r.hold((0, o.resolve)(n, i), () => (0, B.BF)(l, {
...t,
hostEnvironment: s
}));
return u === null ? {
...c,
reason: "The stored answer was written to its output file."
} : {
...e,
code: "output-unwritable",
reason: a.redact((0, E.f7)(i, u))
};
}
async function writeStoredOutputs(e) {
const {batch: t, jobs: n} = e;
const o = t.file.jobs.filter(({outputFile: e, changes: t}) => e !== null && t === "none");
if (o.length === 0) return;
const a = {
...e,
entries: new Map(o.map(e => [ e.id, e ])),
ran: firstOfEachKey(e),
fresh: new Set([ ...e.survey.toRun, ...e.survey.unwritten ])
};
const i = (0, P.S)({
root: t.runContext.workspace,
guard: () => null
});
let c = 0;
for (const e of jobsWithRepeats(a)) {
if (t.hostEnvironment.signal.aborted) break;
const o = e.findLast(e => hasSucceeded(e, a));
const r = n[o ?? -1];
const l = a.entries.get(r?.id ?? "");
if (o === void 0 || r === void 0 || l === void 0) continue;
const u = (0, _.TY)(l, r) ?? "";
const d = await i.info(u).catch((0, s.j6)(C.k, () => null)) !== null;
if (d && !isOutdated(o, e, a)) continue;
await writeStored(o, {
job: r,
path: u
}, a) && !isNew(o, a) && (c += 1);
}
c > 0 && t.log.info(`Wrote ${(0, r.B4)(c, "output file")} of stored answers.`);
}
function firstOfEachKey({jobs: e, survey: t}) {
const n = new Map;
for (const o of t.toRun) {
const t = e[o]?.key ?? "";
n.has(t) || n.set(t, o);
}
return new Set(n.values());
}
function jobsWithRepeats({jobs: e, entries: t}) {
const n = new Map;
for (const [o, {id: s, slot: r}] of e.entries()) {
if (!t.has(s)) continue;
const e = r.replace(/#\d+$/, "");
const a = n.get(e);
a === void 0 ? n.set(e, [ o ]) : a.push(o);
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
const {batch: o} = n;
const {job: s, path: r} = t;
const a = await o.state.record(s);
if (a === null) return false;
const i = await whyNotWritten(a, t, o);
if (i === null) return true;
const c = o.redactor.redact(`The stored answer could not be written to ${r}: ${i}`);
o.log.warning(`${o.redactor.redact((0, F.er)(s))}: ${c}`);
const l = n.survey.states[e];
const u = {
kind: "ended",
isReused: l?.kind === "ended" && l.isReused,
problem: c
};
noteState([ e ], u, n, a);
return false;
}
async function whyNotWritten({text: e}, {job: t, path: n}, {prepare: o, runContext: {workspace: r}, hostEnvironment: a}) {
const i = await o(t).catch((0, s.j6)(s.yo, e => ({
problem: sentencesOf(e)
})));
if ("problem" in i) return i.problem;
const c = {
path: n,
content: (0, B.xV)(e),
directory: r
};
return await (0, B.BF)(c, {
...i,
hostEnvironment: a
});
}
var ae = n(88510);
var ie = n(35631);
var ce = n(18637);
var le = n(30889);
var ue = n(39035);
var de = n(1240);
var fe = n(66388);
var he = n(36566);
var me = n(1359);
var pe = n(83258);
function createArtifactsPool(e, t) {
const n = [];
const o = [];
return {
take: () => {
const s = o.pop();
if (s !== void 0) return s;
const r = (0, pe.GC)(e, t, U.o);
n.push(r);
return {
...r,
release: () => {}
};
},
giveBack: e => void o.push(e),
close: () => {
for (const e of n) e.removeDirectory(".");
}
};
}
var we = n(92477);
const ve = 6e5;
const isOfAllJobs = ({kind: e}) => e === "overloaded" || e === "network";
function createOutages(e) {
const t = new Map;
const n = new Map;
return {
isDown: n => {
const o = t.get(n);
if (o === void 0) return false;
if (e.now() < o) return true;
t.set(n, e.now() + ve);
return false;
},
isLasting: (t, o) => isOfAllJobs(o) && e.now() < (n.get(t) ?? Number.NEGATIVE_INFINITY) + ve,
failed: (o, s) => {
if (!isOfAllJobs(s)) return;
t.set(o, e.now() + ve);
n.set(o, e.now());
},
succeeded: e => {
t.delete(e);
n.delete(e);
}
};
}
var ge = n(83537);
var ye = n(66483);
var be = n(87296);
var ke = n(54768);
var je = n(5239);
function createLimiter({wakeAt: e, ...t}) {
const n = createAdaptiveLimit(t);
const o = createRequestQueue();
let s = 0;
let r = 0;
const admitWaiting = () => {
const t = n.blockedUntil();
if (t > 0) {
if (o.size() > 0 && r < t) {
r = t;
e(t, () => {
r = 0;
admitWaiting();
});
}
return;
}
while (s < n.current()) {
const e = o.next();
if (e === null) return;
e(beginVisit());
}
};
const beginVisit = () => {
s += 1;
return visitAt(t.clock.now(), n, () => {
s -= 1;
admitWaiting();
});
};
return {
enter: (e, t) => {
const n = o.wait(e, t);
admitWaiting();
return n;
},
blockedUntil: () => n.blockedUntil(),
isBusy: () => o.size() > 0,
limit: () => n.current(),
learn: e => n.learn(e)
};
}
const Oe = 100;
function visitAt(e, t, n) {
return {
succeeded: () => {
t.succeeded();
n();
},
rateLimited: o => {
const s = o !== null && o >= Oe;
const r = t.rateLimited(e, s ? o : null);
n();
return r;
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
wait: (t, n) => new Promise((o, s) => {
const r = {
order: t,
admit: e => {
n.removeEventListener("abort", giveUp);
o(e);
}
};
const giveUp = () => {
const t = e.indexOf(r);
t >= 0 && e.splice(t, 1);
s(new DOMException("The request was canceled while it waited", "AbortError"));
};
if (n.aborted) {
giveUp();
return;
}
n.addEventListener("abort", giveUp, {
once: true
});
const a = e.findIndex(e => e.order > t);
e.splice(a < 0 ? e.length : a, 0, r);
}),
next: () => e.shift()?.admit ?? null,
size: () => e.length
};
}
const Ue = 2e3;
const Ee = 6e4;
const Me = 15e3;
const Se = .8;
const xe = .05;
function backOffMs(e, t) {
return Math.min(Ee, Ue * 2 ** (e - 1)) * (.5 + t / 2);
}
function createAdaptiveLimit({start: e, ceiling: t, shards: n = 1, clock: o, random: s}) {
let r = Math.max(1, Math.min(e, t));
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
r = Math.max(1, r * Se);
a = false;
i = 0;
u = e;
d += 1;
const n = backOffMs(d, s());
l = e + Math.max(Me, t ?? n);
c = Math.max(c, e + (t ?? n));
};
return {
current: () => Math.max(1, Math.floor(Math.min(r, o.now() < f.until ? f.limit : r))),
blockedUntil: () => o.now() < c ? c : 0,
succeeded: () => {
i += 1;
if (i < r) return;
i = 0;
d = 0;
r = Math.min(t, a ? r * 2 : r * (1 + xe));
},
rateLimited: (e, t) => {
const n = o.now();
e >= u && n >= l ? beginEpisode(n, t) : c = Math.max(c, n + (t ?? Ue));
return c;
},
failed: () => {
i = 0;
},
learn: e => {
f = knownLimit(e, {
shards: n,
usual: r,
now: o.now()
});
c = Math.max(c, o.now() + waitFor(e, n));
}
};
}
const Te = .1;
function knownLimit({requests: e, tokens: t}, {shards: n, usual: o, now: s}) {
const r = t === null ? 1 : t.remaining / t.limit;
const a = r < Te ? o * r / Te : Number.POSITIVE_INFINITY;
const i = e === null ? Number.POSITIVE_INFINITY : e.remaining / n;
const c = Math.max(e?.fullInMs ?? 0, t?.fullInMs ?? 0);
return {
limit: Math.min(a, i),
until: s + c
};
}
function waitFor({requests: e, tokens: t}, n) {
const refill = (e, t) => e === null || e.remaining > 0 ? 0 : Math.min(e.fullInMs, e.fullInMs * t * n);
return Math.max(refill(e, 1 / (e?.limit ?? 1)), refill(t, Ie));
}
const Ie = .02;
const Re = 20;
function createPools({concurrency: e, shards: t, clock: n, random: o}) {
const s = new Map;
const limiterOf = r => {
const a = s.get(r);
if (a !== void 0) return a;
const i = createLimiter({
start: Math.ceil(Re / t),
ceiling: e,
shards: t,
clock: n,
wakeAt: (e, t) => void setTimeout(t, Math.max(0, e - n.now())).unref(),
random: o
});
s.set(r, i);
return i;
};
return {
limiterOf: limiterOf,
isBusy: e => s.get(e)?.isBusy() ?? false
};
}
function poolOf(e) {
const {provider: t, id: n} = (0, ye.s_)(e);
if (t === "script") return "script";
const o = /opus|sonnet|haiku/.exec(n)?.[0] ?? n.replace(/[-@](\d{8}|\d{4}-\d{2}-\d{2}|latest)$/, "");
return `${t}/${o}`;
}
function createJobModels({pools: e, endAt: t, delivery: o, warmsUp: s, hostEnvironment: r}) {
const i = new Map;
const c = new Map;
const l = new Map;
const u = createOutages(a.m);
const d = createWarmUps();
const learning = t => withConnection(t, {
onRateLimits: n => e.limiterOf(poolOf(t.name)).learn(n)
});
const accessFor = e => remembered(l, job_models_identityOf(e), () => (0, we.j7)(learning(e)));
const connect = e => {
const {name: t} = e;
const readScript = t => remembered(c, t, () => e.readScript(t));
if (t.startsWith("script:")) return (0, we.Ps)({
...e,
readScript: readScript
});
if (o === "batch" && (0, ye.lx)(t)) return accessFor(e).then(t => modelIn(t, e));
return remembered(i, job_models_identityOf(e), () => (0, we.Ps)(learning(e)));
};
const find = async ({modelName: i, runContext: c, withheld: l}, f, h) => {
const loadStandard = async n => {
const r = {
...limitsOf(n, {
pools: e,
endAt: t
}),
order: f,
clock: a.m
};
const i = (0, be.L)(limitedModel(await connect(n), r), n, n.retry);
const c = s && o !== "batch" ? (0, ye.yV)(n.name) : null;
return c === null ? i : warmedUpModel(i, {
warmUps: d,
connection: job_models_identityOf(n),
leastTokens: c
});
};
const load = async e => {
if (o !== "flex" || !(0, ye.wl)(e.name)) return await loadStandard(e);
const {withStandardTier: t} = await n.e(3538).then(n.bind(n, 23538));
const s = await loadStandard(withConnection(e, {
flex: true
}));
return t(s, () => loadStandard(e), h);
};
const create = e => (0, we.gz)(withEndpoint(e, l), load, u);
return (await (0, ke.P6)(i, c, r, create)).model;
};
const accessOf = async ({modelName: e, runContext: t, withheld: n}) => {
const o = {
access: null
};
const open = async e => modelIn(o.access = await accessFor(withEndpoint(e, n)), e);
await (0, ke.P6)(e, t, r, open);
return o.access;
};
return {
modelOf: (e, t) => find(e, t, false),
accessOf: accessOf,
judgeAccess: (e, t) => accessOf(judgeFor(e, t)),
judgesFor: (e, {order: t, reservation: n}) => judgesOf(e, async e => budgetedJudge(await find(e, t, true), n))
};
}
function job_models_identityOf({name: e, endpoint: t, contextWindow: n, parameters: o, connection: s}) {
return JSON.stringify([ e, t, n, o, s ]);
}
function judgesOf(e, t) {
const n = new Map;
return o => remembered(n, o, () => t(judgeFor(o, e)));
}
function limitsOf({name: e, retry: t}, {pools: n, endAt: o}) {
const s = [ o, t?.endsAt ].map(e => e ?? Number.POSITIVE_INFINITY);
return {
limiter: n.limiterOf(poolOf(e)),
endAt: Math.min(...s)
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
return e?.model ?? await (0, we.Ps)(t);
}
function judgeFor(e, {modelName: t, runContext: n}) {
const {"api-key": o, "base-url": s, "model-headers": r, "context-window": a, ...i} = n.settings;
const {temperature: c, effort: l, thinking: u, ...d} = i;
const f = isOfSameProvider(e, t);
const h = {
...d,
"fallback-model": [],
...f && o !== void 0 ? {
"api-key": o
} : {},
...f && s !== void 0 ? {
"base-url": s
} : {},
...f && r !== void 0 ? {
"model-headers": r
} : {},
...e === t && a !== void 0 ? {
"context-window": a
} : {}
};
const m = {
modelName: e,
runContext: {
...n,
settings: h
}
};
return f ? m : {
...m,
withheld: "belongs to the model of the job, not to this judge"
};
}
const isOfSameProvider = (e, t) => (0, ye.s_)(e).provider === (0, ye.s_)(t).provider;
function remembered(e, t, n) {
const o = e.get(t);
if (o !== void 0) return o;
const s = n();
e.set(t, s);
s.catch(() => e.delete(t));
return s;
}
function budgetedJudge(e, {ask: t}) {
const priceOf = t => (0, ge.ho)(t.model ?? e.name, t, e.prices) ?? 0;
return (0, W.H)(e, async function*(n, o) {
const s = t(priceOf(expectedUsage(n)));
if (s === null) {
yield {
type: "error",
modelError: Ae
};
return;
}
let r = 0;
try {
for await (const t of e.stream(n, o)) {
"usage" in t && (r += priceOf(t.usage));
yield t;
}
} finally {
s(r);
}
});
}
function expectedUsage({system: e, messages: t}) {
const n = t.reduce((e, t) => e + (0, K.Sz)(t), (0, K.wB)(e));
return {
inputTokens: n,
outputTokens: je.rE,
cacheReadTokens: 0,
cacheWriteTokens: 0
};
}
const Ae = {
kind: "budget",
message: "What is left of max-cost-usd of the batch is too small for the question.",
hint: "The next run asks it.",
retryable: false
};
function createOtherCosts(e, t) {
let n = e.otherUsd === void 0 ? 0 : e.otherUsd;
let o = Promise.resolve();
let s = false;
return {
add: async r => {
if (r === 0) return;
n = (0, b.eg)([ n, r ]);
if (!s) {
s = true;
o = o.then(async () => {
s = false;
await t({
...e,
otherUsd: n
});
});
}
await o;
},
total: () => n
};
}
const Ne = 100;
const $e = 1e3;
const Fe = 3e4;
const Pe = 200;
const Ce = 1e4;
const Be = 6e4;
const _e = 200;
const Le = "\r\x1b[K";
function createBatchProgress(e) {
const {total: t, terminal: n} = e;
const o = e.clock.now();
const s = {
running: 0,
done: 0,
failed: 0,
endedAt: o
};
let a = Number.NEGATIVE_INFINITY;
const i = createShown(e, () => statusOf(s, e, o));
return {
started: () => {
s.running += 1;
i.keepUpToDate();
n !== null && i.updateAfter(Ne);
},
ended: ({name: o, state: a, isFailure: c}) => {
s.running -= 1;
s.done += 1;
s.endedAt = e.clock.now();
c && (s.failed += 1);
(c && s.failed <= _e || n === null && t <= Pe) && i.write(`${(0, r.ZV)(s.done)}/${(0, 
r.ZV)(t)} ${shortName(o)}: ${a}`);
i.updateAfter(n === null ? Ce : Ne);
},
waits: t => {
const n = e.clock.now();
if (n - a < Be) return;
a = n;
i.write(t);
},
close: () => i.close()
};
}
function statusOf({running: e, done: t, failed: n, endedAt: o}, {total: s, concurrency: a, spentUsd: i, clock: c}, l) {
const u = t > 0 && t >= Math.min(a, s) && t < s;
const d = u ? (o - l) / t * (s - t) - (c.now() - o) : 0;
return [ `${(0, r.ZV)(t)}/${(0, r.ZV)(s)} done`, `${String(e)} running`, `${(0, 
r.ZV)(n)} failed`, (0, me.BD)(i()), ...d <= 0 ? [] : [ `about ${(0, me.a3)(d)} left` ] ].join(", ");
}
function createShown({clock: e, line: t, terminal: n}, o) {
let s = n === null ? e.now() : 0;
let r = false;
const a = new AbortController;
const updateAfter = r => {
if (e.now() - s < r) return;
s = e.now();
n === null ? t(o()) : n(`${Le}${o()}`);
};
const watch = async () => {
const t = n === null ? Fe : $e;
for (;;) {
await e.sleep(Math.max(1, s + t - e.now()), a.signal);
if (a.signal.aborted) return;
updateAfter(t);
}
};
return {
updateAfter: updateAfter,
write: o => {
n?.(Le);
t(o);
s = n === null ? e.now() : 0;
},
keepUpToDate: () => {
r || watch();
r = true;
},
close: () => {
a.abort();
n?.(Le);
}
};
}
function shortName(e) {
return (0, v.PL)(e) > 100 ? (0, v.ml)(e, 80) : e;
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
const o = await Promise.allSettled(n);
for (const e of o) if (e.status === "rejected") throw e.reason;
const {deferred: s, fatal: r, refused: a, reached: i, hasStopped: c} = t;
const l = [ ...s, ...leftOver(e, t) ];
return {
deferred: l,
fatal: r,
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
const {task: o, reservation: s} = n;
t.active += 1;
t.begun += 1;
e.onStart(o);
try {
const n = await e.run(o, {
order: t.begun,
reservation: s
});
s.settle(n.costUsd ?? 0);
s.hasRefused() && (t.reached ??= "max-cost-usd");
note(o, n, t, e.onFailure);
e.onEnd(o, n);
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
if (isOver(e, t)) return "end";
const {pending: n} = t;
if (n.size === 0) return "end";
const o = [ ...n ].filter(([t]) => !e.isBusy(t)).map(([, e]) => e);
const [s] = o.toSorted((e, t) => positionOf(e) - positionOf(t));
const r = s?.at(-1);
if (s === void 0 || r === void 0) return "wait";
const a = e.budget.reserve(e.expectedUsd(r.task.job));
if ("refused" in a) {
if (a.refused === "max-cost-usd" && t.active > 0) return "wait";
t.refused ??= a.refused;
return "end";
}
s.pop();
s.length === 0 && n.delete(r.task.pool);
return {
task: r.task,
reservation: a
};
}
function pendingByPool(e) {
const t = new Map;
for (const [n, o] of [ ...e.entries() ].reverse()) {
const e = t.get(o.pool) ?? [];
e.push({
position: n,
task: o
});
t.set(o.pool, e);
}
return t;
}
const positionOf = e => e.at(-1)?.position ?? 0;
function closePool(e, t, {pending: n, deferred: o}) {
for (const {task: s} of n.get(e)?.toReversed() ?? []) o.push({
task: s,
reason: t
});
n.delete(e);
}
function isOver({signal: e}, {fatal: t, refused: n, hasStopped: o}) {
return e.aborted || t !== null || n !== null || o;
}
function note(e, t, n, o) {
switch (t.kind) {
case "done":
t.isFailure && o === "stop" && (n.hasStopped = true);
t.fatal !== void 0 && (n.fatal ??= t.fatal);
n.reached ??= t.reached ?? null;
break;

case "deferred":
n.deferred.push({
task: e,
reason: t.reason
});
n.reached ??= t.reached ?? null;
t.closesPool && closePool(e.pool, t.reason, n);
break;

case "fatal":
n.fatal ??= {
code: t.code,
reason: t.reason
};
break;

case "cancelled":
break;
}
}
function leftOver({signal: e}, {pending: t, fatal: n, refused: o, hasStopped: s}) {
if (e.aborted || n !== null) return [];
const r = s ? "a job failed, and on-failure is stop" : `${o ?? "the run"} was reached`;
const a = [ ...t.values() ].flat().toSorted((e, t) => e.position - t.position);
return a.map(({task: e}) => ({
task: e,
reason: r
}));
}
async function runSurveyedJobs(e) {
const {batch: t, jobs: n, survey: o, concurrency: s, begun: r} = e;
const {hostEnvironment: i, shards: c, state: l} = t;
const u = run_surveyed_jobs_endOf(t);
const d = createPools({
concurrency: s,
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
const h = createArtifactsPool(i.temporary, t.redactor.redact);
const m = budgetOf(t, u);
const p = tasksOf(o.toRun, n);
const w = (0, b.g5)();
const v = progressOf(e, p.length, m);
const g = stateNoter(o, n);
await checkJudges({
file: t.file,
jobs: touchedJobs(e),
prepare: t.prepare,
models: f
});
const y = createOtherCosts(r, e => l.saveRun(e));
const {fatal: k, refused: j} = await scoreStored({
...e,
budget: m,
otherCosts: y,
ports: {
pool: h,
models: f
}
});
(0, he.growSmallHeapFaster)();
const run = (e, {budget: n, modelsFor: o, onRecord: c, isPrepared: f}) => runJobs({
tasks: e,
concurrency: s,
onFailure: t.file.onFailure,
budget: n,
isBusy: e => d.isBusy(e),
expectedUsd: e => w.of(e),
run: async (e, n) => {
const onWait = e => v.waits(t.redactor.redact(waitText(e)));
const s = {
batch: t,
models: await o(e),
pool: h,
endAt: u,
onWait: onWait
};
const a = await l.record(e.job);
const {end: i, record: d} = await runBatchJob(e, a, n, s);
d !== null && g(e.job.key, {
kind: "ended",
isReused: false
}, d);
d !== null && await (c?.(e, d));
t.saver.saveSometimes();
const m = f?.(e) ?? null;
if (m !== null) return await preparedEnd(e, m, t);
await y.add(d === null ? i.costUsd : replacedUsd(a, r));
return i;
},
onStart: () => v.started(),
onEnd: (e, n) => {
n.kind === "done" && t.file.delivery !== "batch" && w.ended(e.job, n.costUsd);
v.ended(lineOf(e, n, t));
},
pause: () => a.m.sleep(De, i.signal),
signal: i.signal
});
const O = k === null ? p : [];
const U = t.file.delivery === "batch" ? deliver(O, e, {
models: f,
run: run,
budget: m
}) : run(O, {
budget: m,
modelsFor: () => Promise.resolve(f)
});
const E = await U.finally(() => v.close());
const M = {
...E,
refused: j ?? E.refused
};
h.close();
(0, ie.eT)(o);
for (const {task: e, reason: t} of M.deferred) g(e.job.key, {
kind: "deferred",
reason: t
}, null);
for (const {job: e} of O) g(e.key, {
kind: "open",
reason: openReason(t, M)
}, null);
const S = {
otherUsd: y.total(),
costReached: m.costReached()
};
return {
end: k === null ? M : {
...M,
fatal: k
},
...S
};
}
const waitText = ({modelError: e, delayMs: t}) => `Waiting ${(0, me.a3)(t)}: ${e.message}`;
function replacedUsd(e, t) {
return e !== null && (0, j.qX)(e, t) ? (0, b.eg)([ e.costUsd, e.scoringUsd ?? 0 ]) : 0;
}
function touchedJobs({jobs: e, survey: t}) {
return [ ...t.toRun, ...t.toScore ].flatMap(t => e[t] ?? []);
}
const De = 50;
function stateNoter(e, t) {
const n = positionsByKey(t.keys(), t);
return (o, s, r) => {
const a = (n.get(o) ?? []).filter(t => e.states[t] === void 0);
noteState(a, s, {
jobs: t,
survey: e
}, r);
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
async function deliver(e, {batch: t, jobs: o, survey: s}, r) {
const [{deliverBatch: a}, {groupOf: i}] = await Promise.all([ n.e(9578).then(n.bind(n, 69578)), n.e(8422).then(n.bind(n, 38422)) ]);
const c = new Set(o.filter((e, t) => s.figures[t]?.conclusion === "success").map(i));
return await a(e, {
...r,
batch: t,
hasSucceeded: e => c.has(e)
});
}
function run_surveyed_jobs_endOf({file: e}) {
const {timeoutMinutes: t} = e.budget;
return t === null ? null : a.m.now() + t * 6e4;
}
function budgetOf({file: e, shards: t, shard: n}, o) {
const s = n === null ? 1 : Number(n.split("/")[0]);
const {maxCostUsd: r, maxJobs: i} = (0, b.pT)(e, {
index: s,
total: t
});
return (0, b.f2)({
maxCostUsd: r,
maxJobs: i,
endAt: o,
clock: a.m
});
}
function tasksOf(e, t) {
const n = new Map;
for (const o of e) {
const e = t[o];
e === void 0 || n.has(e.key) || n.set(e.key, {
job: e,
pool: poolOf(e.model)
});
}
return [ ...n.values() ];
}
function progressOf({batch: e, concurrency: t}, n, o) {
const {stdio: s, onRunner: r} = e.hostEnvironment;
return createBatchProgress({
total: n,
concurrency: t,
spentUsd: () => o.spent(),
clock: a.m,
line: t => e.log.info(t),
terminal: s.errIsTerminal && !r ? e => s.err(e) : null
});
}
function lineOf({job: e}, t, {redactor: n}) {
const o = n.redact((0, F.er)(e));
switch (t.kind) {
case "done":
return {
name: o,
state: t.state,
isFailure: t.isFailure
};

case "deferred":
return {
name: o,
state: `deferred: ${t.reason}`,
isFailure: false
};

case "fatal":
return {
name: o,
state: "stopped",
isFailure: false
};

case "cancelled":
return {
name: o,
state: "canceled",
isFailure: false
};
}
}
function openReason({hostEnvironment: {signal: e, onRunner: t}}, {fatal: n}) {
const o = t ? "The next run" : "--resume";
if (e.aborted) return `The run was canceled (${String(e.reason)}). ${o} continues it.`;
return n === null ? "The run ended early." : ee.f2;
}
const We = {
ask: () => null
};
async function checkJudges({file: e, jobs: t, prepare: n, models: o}) {
for (const {id: r, evaluate: a} of e.jobs) {
if (!a.some(({check: e}) => e.kind === "judge")) continue;
const e = t.find(e => e.id === r);
if (e === void 0) continue;
const i = await n(e).catch((0, s.j6)(s.yo, () => null));
if (i === null) continue;
const c = o.judgesFor(i, {
order: 0,
reservation: We
});
const l = i.inputs.evaluations.flatMap(({check: e}) => e.kind === "judge" ? [ e.model ?? i.modelName ] : []);
for (const e of new Set(l)) await c(e);
}
}
var Je = n(41480);
async function runBatch(e, t) {
const {file: n, runContext: o} = e.open;
const {workspace: s} = o;
const r = {
path: e.statePath ?? (0, ce.K0)(s, n.name),
root: e.statePath === null ? s : null,
name: n.name
};
return await (0, fe.R)({
...r,
key: o.settings["resume-key"] ?? null,
temporary: t.hostEnvironment.temporary,
previous: e.previous,
onNotice: e => t.log.warning(e)
}, await (0, de.G)(e.storage, {
name: n.name,
workspace: s,
path: r.path,
isShard: e.shard !== null
}, t), (n, o) => runIn({
state: n,
saver: o
}, e, t));
}
async function runIn(e, t, n) {
const {file: o} = t.open;
const {state: r} = e;
const a = (0, ue.KB)(await r.lastRun());
const i = await (0, T.$)(r, {
file: o,
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
if (e instanceof s.yo && i.shard !== null) {
const t = (0, $.Az)(i.shard);
const s = attemptOf(n.hostEnvironment.environment);
const l = newRun({
file: o,
plan: i.plan,
shard: t,
attempt: s,
startedAt: c
}, {
...i,
waiting: [ ...a ]
});
const u = await r.lastRun();
const d = u?.startedAt === c && u.planId === l.planId && u.shard === t ? u : l;
const f = configError(e);
const h = n.redactor.redact(f.reason);
await (0, le.hp)(r.directory, i.plan);
await r.saveRun({
...d,
attempt: s,
endedAt: isoNow(),
...f,
reason: h
});
}
throw e;
}
}
async function runChosen(e, t, n, o) {
const {open: s} = n;
const {file: r, runContext: a} = s;
const {state: c} = t;
const {plan: l, resumed: u, shard: f} = e;
const {jobs: h, survey: m, waiting: p, changed: w} = await surveyRun(e, c, n, o);
const v = await (0, I.Q)(a.git);
const g = {
runContext: a,
file: r,
plan: l,
changed: w,
prepare: (0, A.P)(s, o.hostEnvironment),
...t,
shard: f === null ? null : (0, $.Az)(f),
shards: f === null ? 1 : l.shards,
attempt: attemptOf(o.hostEnvironment.environment),
startedAt: e.startedAt,
evaluate: n.evaluate ?? d._3,
outputLocks: (0, N.U)(),
hasCommit: v,
whyUncommitted: (0, x.gh)({
runContext: a,
file: r,
hasCommit: v,
...o
}),
...o
};
const y = newRun(g, {
resumed: u,
waiting: p
});
await c.saveRun(y);
const b = n.concurrency ?? r.concurrency;
const k = (0, i.D)(o.hostEnvironment.temporary);
const j = await runSurveyedJobs({
batch: g,
jobs: h,
survey: m,
concurrency: b,
begun: y,
scoresAll: n.rescore
});
await k;
await writeStoredOutputs({
batch: g,
jobs: h,
survey: m
});
return await reportBatch(j, {
batch: g,
jobs: h,
survey: m,
begun: y
});
}
const Ve = 10;
async function surveyRun(e, t, n, o) {
const {open: s} = n;
const {file: i} = s;
const {isFrozen: c} = n.plan;
const {plan: d, resumed: f, shard: h, firstKeys: m} = e;
for (const t of e.notices) o.log.warning(t);
for (const e of d.notices) o.log[c ? "info" : "warning"](e);
const p = h === null ? d.jobs : d.jobs.filter(e => e.shard === h.index);
const w = await (0, l.L)(t.directory, d.jobs, {
now: a.m.now()
});
w !== null && h === null && o.log.warning(w);
const v = await (0, u.Zc)(t.directory);
let g = await (0, ie.Fj)(p, t, {
parkAfter: i.parkAfter,
retryFailed: n.retryFailed,
rescore: n.rescore,
resumed: f,
deferred: m,
sent: v
});
const y = new Set(g.toRun.map(e => p[e]?.slot));
let b = new Set;
if (f !== null || c) {
const e = g.toRun.flatMap(e => p[e] ?? []);
b = await (0, R.jr)(s, e, {
...o,
isFrozen: c
});
const t = new Set([ ...b ].filter(({key: e}) => !v.has(e)));
g = (0, ie.Lt)(g, t, p);
for (const e of [ ...t ].slice(0, Ve)) o.log.warning(o.redactor.redact(`${(0, F.er)(e)} is deferred: ${ie.wz}.`));
t.size > Ve && o.log.warning(`${(0, r.B4)(t.size - Ve, "more job is", "more jobs are")} deferred for the same reason.`);
}
(f === null || c) && await (0, le.hp)(t.directory, d);
return {
jobs: p,
survey: g,
waiting: m.filter(e => y.has(e)),
changed: new Set([ ...b ].map(({key: e}) => e))
};
}
const Ke = {
kind: "open",
reason: "The run ended early."
};
async function reportBatch(e, t) {
const {batch: n, jobs: o, survey: s} = t;
const {state: r, hostEnvironment: a, redactor: i} = n;
const l = o.map((e, t) => s.figures[t] ?? (0, te.h5)("open", (0, ee.Ss)(e, Ke, null)));
const u = groupingOf(t);
const d = totalsOfRun(l, e, {
...t,
groups: u
});
const f = (0, ae.Jo)((0, ae.c1)(o, l, u));
const h = endedRun(d, e, t);
await r.saveRun(h);
const stateOf = e => s.states[e] ?? Ke;
await (0, M.E)(n.plan.jobs, {
...n,
redact: i.redact
});
const m = d.conclusion !== "cancelled" && e.end.fatal === null;
const open = async () => m ? await (0, c.Sm)({
batch: n,
jobs: o,
stateOf: stateOf
}, n) : N.P;
const rowOf = (e, t) => readRow(t, stateOf(e), n);
const save = async e => await r.saveRun({
...h,
...e
});
const p = {
directory: r.directory,
redact: i.redact,
save: save
};
const {written: w, exitCode: v} = await (0, Je.T)(open, {
totals: d,
jobs: o,
figures: l,
tolerated: f,
rowOf: rowOf
}, p);
a.onRunner || logResultsPath(n);
return {
exitCode: v,
value: null,
...w
};
}
function logResultsPath({state: e, hostEnvironment: t, log: n}) {
const s = (0, o.relative)(t.directory, e.directory.path) || ".";
n.info(`The results are in ${s}. For a page of them: sallyport report ${s} --html report.html`);
}
function totalsOfRun(e, {end: t, otherUsd: n, costReached: o}, {batch: {file: s, plan: r, shard: a, hostEnvironment: i}, jobs: c, groups: l}) {
const {signal: u} = i;
return (0, te.vA)(c, e, {
name: s.name,
planId: r.planId,
minPassRate: s.minPassRate,
...l,
early: {
cancelled: u.aborted ? `The run was canceled (${String(u.reason)}).` : null,
fatal: t.fatal,
costReached: t.refused === "max-cost-usd" ? o : null
},
otherUsd: n,
shard: r.jobs.length === 0 ? null : a,
awaitsAnswers: s.delivery === "batch"
});
}
function groupingOf({batch: {plan: e, shard: t}, jobs: n, begun: o}) {
return {
atLeast: e => o.atLeast[e] ?? 1,
others: t === null ? [] : e.jobs.filter(e => e.shard !== n[0]?.shard)
};
}
function endedRun({conclusion: e, code: t, reason: n}, {end: o, otherUsd: s, costReached: r}, {batch: {redactor: a}, jobs: i, survey: c, begun: l}) {
const u = i.flatMap(({slot: e}, t) => {
const n = c.states[t];
return n?.kind === "deferred" ? [ [ e, a.redact(n.reason) ] ] : [];
});
const d = new Set(c.toRun);
const f = [ ...[ ...i.keys() ].filter(e => !d.has(e)), ...d ];
const slotsIn = e => f.flatMap(t => (c.states[t] ?? Ke).kind === e ? i[t]?.slot ?? [] : []);
const h = i.flatMap(({slot: e}, t) => {
const n = c.states[t];
return n?.kind === "ended" && n.problem !== void 0 ? [ [ e, n.problem ] ] : [];
});
const {waiting: m = [], ...p} = l;
const w = new Set(slotsIn("open"));
const v = m.filter(e => w.has(e));
return {
...p,
...v.length === 0 ? {} : {
waiting: v
},
endedAt: isoNow(),
conclusion: e,
...t === void 0 ? {} : {
code: t
},
reason: a.redact(n),
...o.refused === "max-cost-usd" ? {
costReached: r
} : {},
deferred: slotsIn("deferred"),
...(0, ue.pB)(new Map(u)),
parked: slotsIn("parked"),
...s === 0 ? {} : {
otherUsd: s
},
...h.length === 0 ? {} : {
problems: Object.fromEntries(h)
}
};
}
async function readRow(e, t, {state: n}) {
return (0, ee.U0)(e, t, t.kind === "ended" || t.kind === "parked" ? await n.record(e) : null);
}
})
};
