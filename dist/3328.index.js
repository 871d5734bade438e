"use strict";

exports.id = 3328;

exports.ids = [ 3328 ];

exports.modules = {
26803: (function(e, t, n) {
n.d(t, {
$h: () => unknownReason,
ID: () => answersNotice,
Jn: () => answerReason,
L$: () => submissionNotice,
l_: () => mergedNotice
});
var o = n(54539);
const s = "use the resume-key with which it was written";
function submissionNotice({name: e, problem: t}) {
return `${e} of the state directory cannot be used, because ${t}. Which requests it has sent is unknown, so no job is sent to a batch API: ${s}, or delete it to send its requests again and pay for them again.`;
}
function unknownReason(e) {
const [t] = e;
if (t === void 0) return null;
const n = e.slice(0, r).map(({name: e}) => e);
const a = e.length > r ? ` and ${(0, o.B4)(e.length - r, "more file")}` : "";
return `it may be at the batch API already: ${n.join(", ")}${a} cannot be used (${t.problem}); ${s}, or delete the file to send it again`;
}
const r = 3;
function answerReason({name: e, problem: t}) {
return `its answer in ${e} cannot be used (${t}); ${s}, or delete the file to send it again`;
}
function answersNotice(e) {
const [t] = e;
if (t === void 0) return null;
const n = (0, o.B4)(e.length, "stored answer");
return `The state directory has ${n} of a batch API that cannot be used, such as ${t.name}, because ${t.problem}. Nothing is sent again for them: use the resume-key with which they were written, or delete them to pay for them again.`;
}
function mergedNotice({name: e, problem: t}) {
return `${e} cannot be used, because ${t}. The merged state keeps it, so the next run does not send its requests again, which may be paid for: ${s}, or delete it from the merged state to pay for it again.`;
}
}),
91080: (function(e, t, n) {
n.d(t, {
P: () => createJobPreparation
});
var o = n(19794);
var s = n(68350);
var r = n(82087);
var a = n(69588);
function createJobPreparation({runContext: e, file: t, resolver: n}, c) {
const {trustedSource: i} = e;
const u = {
...e,
trustedSource: {
...i,
source: rememberPresent(i.source)
}
};
const d = (0, o.z)(u, c);
const l = new Map(t.jobs.map(e => [ e.id, e ]));
const f = new Map;
const schemaOf = async ({settings: e, spec: t}) => {
const n = e["output-schema"];
const o = n ?? t.source;
const s = f.get(o) ?? read(n);
f.set(o, s);
const a = t.outputSchema;
return await s ?? (a === null ? null : await (0, r.checkedSchema)(a, t.source));
};
const read = async e => await (0, r.readOutputSchema)(e, u.trustedSource.source);
return async e => {
const o = l.get(e.id);
if (o === void 0) throw new Error(`the plan names the entry ${e.id}, which the batch file does not have`);
const r = {
item: e.item,
matrix: e.matrix
};
const c = await n.resolve(o, r);
const {settings: i, spec: f, vars: h, narrowing: m, locationOfRule: p} = c;
const {allow: w, ask: g, deny: y} = i;
return {
runContext: {
...u,
settings: i,
locationOfRule: p
},
sources: {
...d,
directories: i["command-directories"]
},
spec: f,
vars: h,
narrowing: m,
lists: (0, s.hg)({
allow: w,
ask: g,
deny: y
}, p),
outputSchema: await schemaOf(c),
modelName: e.model,
inputs: {
evaluations: (0, a.ZY)(o, r).map(e => (0, a.kj)(e, t.judge)),
outputFile: (0, a.TY)(o, r)
}
};
};
}
function rememberPresent(e) {
const t = new Map;
return {
...e,
present: n => {
const o = n.join("\n");
const s = t.get(o) ?? e.present(n);
t.set(o, s);
return s;
}
};
}
}),
53328: (function(e, t, n) {
n.d(t, {
dryRunBatch: () => dryRunBatch
});
var o = n(76760);
var s = n(42357);
var r = n(66483);
var a = n(73948);
var c = n(24788);
var i = n(62103);
var u = n(860);
var d = n(71195);
var l = n(26803);
var f = n(61890);
var h = n(94131);
var m = n(89146);
var p = n(5239);
var w = n(58775);
var g = n(78650);
var y = n(11576);
var b = n(91080);
var v = n(54539);
var k = n(7138);
var x = n(1359);
var $ = n(52012);
var j = n(53599);
var S = n(35631);
var U = n(47613);
var C = n(2014);
function forecast(e, t, {parkAfter: n, budget: o}, s) {
const r = new Map(t.deferred.map((e, t) => [ e, t ]));
const a = e.map(e => {
const o = t.record(e);
const a = (0, U.LF)(o, e.evaluationDigest, {
...s,
parkAfter: n
});
const c = {
job: e,
rank: 0,
expectedUsd: 0
};
switch (a.kind) {
case "reuse":
return {
...c,
action: "reuse",
why: `ended ${dayOf(o)} as ${o?.conclusion ?? ""}`
};

case "rescore":
{
const n = o === null ? 0 : t.scoringUsd(e, o);
const s = o !== null && (0, U.v1)(o);
const r = s ? "its stored answer is written and evaluated" : "its evaluations are scored again";
return {
...c,
action: "rescore",
why: r,
expectedUsd: n
};
}

case "parked":
return {
...c,
action: "parked",
why: parkedReason(o)
};

case "run":
{
const n = t.waiting(e);
if (n !== null) return {
...c,
action: "waiting",
why: n
};
const s = e.estimatedCostUsd;
if (t.changed.has(e)) return {
...c,
action: "deferred",
why: S.wz,
expectedUsd: s
};
const i = rankOf(e, a.why, r);
const u = t.refused.get(e);
if (u !== void 0) return {
job: e,
action: "run",
why: `ends as config-error: ${u}`,
rank: i,
expectedUsd: 0
};
const d = runReason(e, a.why, o, {
stored: t,
turns: r
});
return {
job: e,
action: "run",
why: d,
rank: i,
expectedUsd: s
};
}
}
});
return withinBudget(a, o);
}
function runReason({slot: e, keyParts: t}, n, o, {stored: s, turns: r}) {
if (n === "requested") return "requested by --retry-failed";
if (n === "failed before") return `ended ${dayOf(o)} as ${o?.conclusion ?? ""}`;
const a = s.earlier(e);
if (a === null) return r.has(e) ? "deferred by the last run" : "new";
const c = $.N.filter(e => a[e] !== t[e]);
return c.length === 0 ? "its stored result is not usable" : `changed: ${c.map(C.J8).join(", ")}`;
}
function rankOf({slot: e}, t, n) {
const o = n.get(e);
return o !== void 0 ? o - n.size : t === "failed before" ? 1 : 0;
}
function withinBudget(e, {maxJobs: t, maxCostUsd: n}) {
const o = e.filter(({action: e}) => e === "run").toSorted((e, t) => e.rank - t.rank);
const s = [ ...e.filter(({action: e}) => e === "rescore"), ...o ];
const r = new Map;
let a = 0;
let c = 0;
let i = null;
for (const {job: e, action: o, expectedUsd: u} of s) {
if (r.has(e.key)) continue;
const s = a + (u ?? 0);
const d = o === "rescore" ? a >= (n ?? 1 / 0) : a > 0 && s > (n ?? 1 / 0);
o === "run" && t !== null && c >= t ? i ??= `max-jobs is ${String(t)}` : d && (i ??= `max-cost-usd is ${String(n)}`);
r.set(e.key, i);
if (i !== null) continue;
a = s;
o === "run" && (c += 1);
}
const u = new Set;
return e.map(({rank: e, ...t}) => {
const {key: n} = t.job;
const o = r.get(n) ?? null;
if (o !== null) return {
...t,
action: "deferred",
why: `${o}; ${t.why}`
};
const s = u.has(n) ? 0 : t.expectedUsd;
u.add(n);
return {
...t,
expectedUsd: s
};
});
}
function parkedReason(e) {
return e === null ? "" : `${(0, U.Ku)(e)}: ${e.reason}`;
}
function dayOf(e) {
return e === null ? "" : `on ${e.endedAt.slice(0, 10)}`;
}
const A = {
run: "run",
reuse: "reused",
rescore: "scored again",
parked: "parked",
deferred: "deferred",
waiting: "waiting"
};
function forecastText(e, t, n) {
const o = t.map(({job: e, action: t, why: n, expectedUsd: o}) => [ A[t], (0, j.er)(e), e.model, (0, 
v.B4)(e.promptCharacters, "character"), isPaid(t, o) ? (0, x.BD)(o) : "", n ]);
const s = [ 0, 1, 2, 3, 4 ].map(e => o.reduce((t, n) => Math.max(t, Math.min(60, (n[e] ?? "").length)), 0));
const r = o.map(e => e.map((e, t) => (0, k.wh)(e).padEnd(s[t] ?? 0)).join("  ").trimEnd());
const a = [ `dry run of ${e.name}: no model is called, no job runs`, "" ];
if (t.length === 0) return [ ...a, "no jobs: no source has items" ].join("\n");
return [ ...a, ...r, "", ...sums(t), ...t.some(isSent) ? prices(n) : [] ].join("\n");
}
const isSent = ({action: e}) => e === "run" || e === "deferred" || e === "waiting";
const isPaid = (e, t) => e === "run" || e === "deferred" || e === "rescore" && t !== 0;
function sums(e) {
const t = new Map;
for (const {action: n} of e) t.set(n, (t.get(n) ?? 0) + 1);
const n = [ ...t ].map(([e, t]) => `${(0, v.ZV)(t)} ${A[e]}`);
const {usd: o, unknown: s} = expectedCost(e);
const r = `${(0, v.B4)(s, "job")} of unknown price`;
const a = s > 0 && o === 0 ? `not known (${r})` : `${(0, x.BD)(o)}${s === 0 ? "" : `, and ${r}`} (a rough guess)`;
return [ `${(0, v.B4)(e.length, "job")}: ${n.join(", ")}`, `expected cost of this run: ${a}` ];
}
const hasJudge = ({evaluate: e}) => e.some(({check: e}) => e.kind === "judge");
function prices({delivery: e, judgeDelivery: t, jobs: n}) {
if (e !== "batch") return [];
const o = n.some(hasJudge) ? t === "batch" ? " and its judges" : " and all judges" : "";
return [ `half the price by the batch API, except for the first job of each entry${o}` ];
}
function expectedCost(e) {
const t = e.filter(({action: e}) => e === "run" || e === "rescore").map(({expectedUsd: e}) => e);
const n = t.filter(e => e !== null);
return {
usd: n.reduce((e, t) => e + t, 0),
unknown: t.length - n.length
};
}
var M = n(69588);
var R = n(45292);
var P = n(18637);
var B = n(5104);
var I = n(39035);
var J = n(1240);
var N = n(66388);
async function dryRunBatch(e, {plan: t, shard: n, storage: r, inputs: {early: a}}, u) {
const {file: d, runContext: l} = e;
const {hostEnvironment: f, redact: h, log: m} = u;
const {onRunner: p} = f;
const {workspace: w, settings: g} = l;
const y = a.state === void 0 ? (0, P.K0)(w, d.name) : (0, o.resolve)(f.directory, a.state);
const b = r.kind === "artifact" ? void 0 : r;
const v = await (0, J.G)(b, {
name: d.name,
workspace: w,
isShard: n !== null
}, u);
const onNotice = e => m.warning(h(e));
const {temporary: k} = f;
const {plan: x, forecasts: $} = await (0, N.h)(y, {
storage: v,
temporary: k
}, async o => {
const r = await (0, P.un)(o, onNotice, g["resume-key"] ?? null).catch((0, s.j6)(s.yo, () => null));
return await forecastIn(r, {
open: e,
source: t,
named: n,
early: a,
onNotice: onNotice,
hostEnvironment: f
});
});
const j = h(forecastText(x, $, d));
if (p) {
const e = j.split("\n");
for (const t of e) m.info(t);
await (0, i.o)(`### \u23ed\ufe0f Dry run\n\n${(0, i.p)(e.slice(0, T))}\n`, u);
}
const S = {
name: x.name,
planId: x.planId,
conclusion: "skipped",
code: "dry-run",
estimatedCostUsd: expectedCost($).usd,
notices: x.notices,
jobs: $.map(({job: e, action: t, why: n}) => ({
...shownJob(e),
action: t,
why: n
}))
};
return {
exitCode: 0,
text: p ? "" : j,
value: (0, c.E)(S, h, E),
outputs: {
conclusion: "skipped",
"reason-code": "dry-run",
reason: "A dry run: no model was asked, and no job was run."
}
};
}
async function forecastIn(e, t) {
const {open: n, source: o, named: s, early: r, onNotice: c} = t;
const {file: i} = n;
const u = await (0, w.$)(e, {
file: i,
source: o,
shard: s,
resume: r["resume-batch"]
});
const {plan: l, resumed: h, shard: m} = u;
for (const e of [ ...u.notices, ...l.notices ]) c(e);
const p = m === null ? l.jobs : l.jobs.filter(e => e.shard === m.index);
const g = forecastJudges(n, {
scoresAll: r.rescore
});
const b = await refusedIn(p, t);
const v = e === null ? {
...z,
refused: b
} : {
...await readStored(e, p, i),
scoringUsd: g,
refused: b
};
if (e !== null && m === null) {
const t = await (0, d.L)(e.directory, l.jobs, {
now: a.m.now(),
isDry: true
});
t !== null && c(t);
}
const k = e === null ? new Set : await (0, f.Zc)(e.directory);
const x = {
retryFailed: r["retry-failed"],
rescore: r.rescore,
resumed: h,
sent: k
};
const $ = (0, R.pT)(i, {
index: m?.index ?? 1,
total: m === null ? 1 : l.shards
});
if (h === null && !o.isFrozen) return {
plan: l,
forecasts: forecast(p, v, {
...i,
budget: $
}, x)
};
const j = forecast(p, v, {
...i,
budget: O
}, x);
const S = j.flatMap(({job: e, action: t}) => t === "run" ? [ e ] : []);
const U = await (0, y.jr)(n, S, {
...t,
isFrozen: o.isFrozen
});
return {
plan: l,
forecasts: forecast(p, {
...v,
changed: U
}, {
...i,
budget: $
}, x)
};
}
async function refusedIn(e, {open: t, hostEnvironment: n}) {
const o = await (0, g.Q)(t.runContext.git);
const s = (0, b.P)(t, n);
return await (0, m.qi)(e, {
...t,
hasCommit: o,
prepare: s,
hostEnvironment: n
});
}
const O = {
maxCostUsd: null,
maxJobs: null,
timeoutMinutes: null
};
const E = {
names: new Set([ "name", "planId", "conclusion", "code", "estimatedCostUsd", "notices", "jobs", "id", "item", "matrix", "repeat", "key", "model", "promptCharacters", "action", "why" ]),
wordFields: new Set([ "conclusion", "code", "action" ]),
words: new Set([ "skipped", "dry-run", "run", "reuse", "rescore", "parked", "deferred", "waiting" ])
};
const T = 2e3;
function shownJob({id: e, item: t, matrix: n, repeat: o, key: s, model: r, promptCharacters: a, estimatedCostUsd: c}) {
return {
id: e,
item: t?.fields ?? null,
matrix: n,
repeat: o,
key: s,
model: r,
promptCharacters: a,
estimatedCostUsd: c
};
}
const z = {
record: () => null,
earlier: () => null,
waiting: () => null,
scoringUsd: () => 0,
deferred: [],
changed: new Set,
refused: new Map
};
const D = 64e6;
async function readStored(e, t, n) {
const o = new Map;
const s = new Set;
for (const n of t) {
const t = await e.record(n);
t === null ? s.add(n.slot) : o.set(n.key, withoutText(t));
}
const r = new Map;
const a = s.size === 0 ? [] : await e.directory.names("jobs");
for (const t of a) {
const n = /^([0-9a-f]{64})\.json$/.exec(t)?.[1];
if (n === void 0 || o.has(n)) continue;
const a = await e.directory.read(`jobs/${t}`, D).catch(() => null);
const c = a === null ? null : (0, B.H)(a, n);
if (c === null || "problem" in c || !s.has(c.slot)) continue;
const {slot: i, keyParts: u, endedAt: d} = c;
(r.get(i)?.endedAt ?? "") < d && r.set(i, {
keyParts: u,
endedAt: d
});
}
const c = await forecastWaiting(t, e.directory, n);
return {
record: e => o.get(e.key) ?? null,
earlier: e => r.get(e)?.keyParts ?? null,
waiting: ({key: e}) => c.get(e) ?? null,
deferred: (0, I.KB)(await e.lastRun()),
changed: z.changed
};
}
function withoutText(e) {
return {
...e,
text: "",
changes: [],
structured: void 0
};
}
function forecastJudges({file: e, resolver: t}, {scoresAll: n}) {
const o = new Map(e.jobs.map(e => [ e.id, e ]));
return (s, {evaluations: r}) => {
const a = o.get(s.id);
if (a === void 0) return 0;
const c = (0, M.ZY)(a, s).map(t => (0, M.kj)(t, e.judge));
const i = c.filter(e => n || (0, h.R3)(e, r) === null);
const {prices: u} = t.settingsOf(a, s.matrix).settings;
return (0, p.JH)(i, {
judge: e.judge ?? s.model,
delivery: e.delivery === "flex" ? "flex" : "now",
prices: u
});
};
}
async function forecastWaiting(e, t, {delivery: n, onExpired: o}) {
const s = new Map;
if (n !== "batch") return s;
const a = (0, u.bA)(t);
const c = (0, f.oo)(t);
const i = new Map;
for (const e of await a.submissions()) for (const t of await (0, f.lx)(e, {
files: a,
isUsed: c
})) i.set(t, e.createdAt);
const d = (0, l.$h)(await a.unusableSubmissions());
for (const {key: t, model: n} of e) {
if (!(0, r.lx)(n)) continue;
const e = i.get(t);
const c = e === void 0 ? await a.outcome(t) : null;
const f = c !== null && (0, u.O$)(c) && o !== "fail";
const h = e === void 0 && c === null ? await a.unusableOutcome(t) : null;
const m = f && o === "now";
e !== void 0 ? s.set(t, `waits for the batch API since ${e.slice(0, 16)}Z`) : h !== null ? s.set(t, (0, 
l.Jn)(h)) : c === null || f ? d === null || m || s.set(t, d) : s.set(t, "its answer is there, and is used");
}
return s;
}
})
};
