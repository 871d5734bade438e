"use strict";

exports.id = 5009;

exports.ids = [ 5009 ];

exports.modules = {
26803: (function(t, e, n) {
n.d(e, {
$h: () => unknownReason,
ID: () => answersNotice,
Jn: () => answerReason,
L$: () => submissionNotice,
l_: () => mergedNotice
});
var s = n(54539);
const a = "use the resume-key with which it was written";
function submissionNotice({name: t, problem: e}) {
return `${t} of the state directory cannot be used, because ${e}. Which requests it has sent is unknown, so no job is sent to a batch API: ${a}, or delete it to send its requests again and pay for them again.`;
}
function unknownReason(t) {
const [e] = t;
if (e === void 0) return null;
const n = t.slice(0, o).map(({name: t}) => t);
const r = t.length > o ? ` and ${(0, s.B4)(t.length - o, "more file")}` : "";
return `it may be at the batch API already: ${n.join(", ")}${r} cannot be used (${e.problem}); ${a}, or delete the file to send it again`;
}
const o = 3;
function answerReason({name: t, problem: e}) {
return `its answer in ${t} cannot be used (${e}); ${a}, or delete the file to send it again`;
}
function answersNotice(t) {
const [e] = t;
if (e === void 0) return null;
const n = (0, s.B4)(t.length, "stored answer");
return `The state directory has ${n} of a batch API that cannot be used, such as ${e.name}, because ${e.problem}. Nothing is sent again for them: use the resume-key with which they were written, or delete them to pay for them again.`;
}
function mergedNotice({name: t, problem: e}) {
return `${t} cannot be used, because ${e}. The merged state keeps it, so the next run does not send its requests again, which may be paid for: ${a}, or delete it from the merged state to pay for it again.`;
}
}),
75009: (function(t, e, n) {
n.d(e, {
mergeBatch: () => mergeBatch
});
var s = n(76760);
var a = n(42357);
var o = n(73948);
var r = n(72443);
var i = n(62103);
var c = n(71195);
var u = n(26803);
var l = n(4839);
var d = n(860);
var h = n(61890);
async function mergeDeliveries(t, e) {
const n = (0, d.bA)(e.directory);
const s = (0, h.oo)(e.directory);
const a = await submissionsOf(t);
await mergeAnswers(t, e, {
isUsed: s,
submissions: a
});
for (const t of a.values()) {
const e = await Promise.all(t.keys.map(async e => {
const a = await n.answer(e);
const o = a !== null && (a.sentAt ?? t.createdAt) >= t.createdAt;
return !o && !await s(e, t.createdAt);
}));
e.includes(true) ? await n.update(t) : await n.remove(t);
}
const o = t.map(({run: t}) => t.startedAt).toSorted()[0] ?? "";
for (const t of await n.submissions()) !a.has(t.id) && t.createdAt < o && await n.remove(t);
await mergeLimits(t, e);
return await keepUnusable(t, e, {
isUsed: s,
submissions: a
});
}
async function submissionsOf(t) {
const e = new Map;
for (const {state: n} of t) for (const t of await (0, d.bA)(n.directory).submissions()) (e.get(t.id)?.batchId ?? null) === null && e.set(t.id, t);
return e;
}
async function mergeAnswers(t, e, {isUsed: n, submissions: s}) {
const a = (0, d.bA)(e.directory);
const o = new Map;
for (const {keys: t, createdAt: e} of s.values()) for (const n of t) (o.get(n) ?? "") < e && o.set(n, e);
for (const {state: s} of elsewhere(t, e)) {
const t = (0, d.bA)(s.directory);
for (const e of await t.outcomeKeys()) {
const s = await t.answer(e);
if (s === null || await n(e, s.sentAt)) continue;
const r = s.sentAt !== null && s.sentAt < (o.get(e) ?? "");
r || await a.saveAnswer(e, s);
}
}
}
async function mergeLimits(t, e) {
const n = new Map;
for (const {state: e} of t) {
const t = await (0, d.bA)(e.directory).limits();
for (const [e, s] of Object.entries(t)) n.set(e, Math.min(s, n.get(e) ?? s));
}
const s = (0, d.bA)(e.directory);
for (const [t, e] of n) await s.saveLimit(t, e);
}
async function keepUnusable(t, e, {isUsed: n, submissions: a}) {
const o = (0, d.bA)(e.directory);
const r = [];
for (const {state: i, path: c} of elsewhere(t, e)) {
const {directory: t} = i;
const u = (0, d.bA)(t);
const keep = async n => {
await e.directory.takeIn((0, s.join)(t.path, n.name), n.name);
r.push({
...n,
name: (0, s.join)(c, n.name)
});
};
for (const t of await u.unusableSubmissions()) a.has(/([0-9a-f]{32})\.json$/.exec(t.name)?.[1] ?? "") || await keep(t);
for (const t of await u.outcomeKeys()) {
const e = await u.unusableOutcome(t);
e === null || await o.answer(t) !== null || await n(t, null) || await keep(e);
}
}
return r;
}
function elsewhere(t, {directory: e}) {
return t.filter(({state: t}) => t.directory.path !== e.path);
}
var f = n(74603);
var w = n(18637);
var m = n(39035);
var p = n(98058);
const y = 64e6;
async function findShardStates(t, {directory: e, key: n, shards: o}, r) {
const i = [];
let c = false;
for (const o of t) {
const t = await (0, w.un)((0, s.resolve)(e, o), r, n).catch((0, a.j6)(a.yo, ({diagnostics: [t]}) => {
r(`${o} was left out: ${t?.found ?? "it cannot be read"}`);
return null;
}));
if (t === null) continue;
const u = await t.directory.has(m.y6) ? [ o ] : await subdirectories(t, o);
for (const a of u) {
const u = a === o ? t : await (0, w.un)((0, s.resolve)(e, a), r, n);
const l = await u.lastRun();
if (l !== null) i.push({
path: a,
state: u,
run: l
}); else if (await (0, p.nz)(u.directory, m.y6, y)) {
c = true;
r(`${a} was left out: it was not written with this resume-key`);
} else r(`${a} was left out: it is not the state of a batch`);
}
}
if (i.length === 0) throw nothingFound(t, {
hasOtherKey: c,
shards: o
});
n === null && await warnWithoutKey(i, r);
return i;
}
function nothingFound(t, {hasOtherKey: e, shards: n}) {
const s = e ? {
message: "these directories were not written with this resume-key",
hint: "use the same resume-key in the steps run, shard and merge"
} : {
message: "these directories do not contain the state of a batch",
...n === null ? {} : {
found: "no results of " + (n === 1 ? "the only shard" : `the ${String(n)} shards of the plan`)
},
hint: "name the state directories of the shards, or the directory that their artifacts were downloaded to; if no shard has uploaded its state, run the shards again (on GitHub: Re-run failed jobs)"
};
return new a.yo({
code: "state-unusable",
location: t.join(", "),
...s
});
}
async function warnWithoutKey(t, e) {
for (const {path: n, state: s} of t) {
if (!await (0, p.dy)(s.directory)) continue;
e(`${n} was written with a resume-key, but the merge has none: the merged state has no MAC, so a run with the key runs and pays for all jobs again. Use the same resume-key in the merge.`);
return;
}
}
async function subdirectories({directory: t}, e) {
const n = await t.names(".");
const a = [];
for (const o of n) await t.has(`${o}/${m.y6}`) && a.push((0, s.join)(e, o));
return a;
}
var b = n(11576);
var g = n(9269);
var v = n(45292);
var A = n(5335);
var $ = n(88510);
var k = n(50274);
var j = n(30889);
var R = n(1240);
var S = n(66388);
var M = n(41480);
const O = 1e9;
async function mergeBatch({from: t, plan: e = null, out: n, key: a = null, storage: o, previous: r, workingDirectory: i = ".", open: c = null}, u) {
const {hostEnvironment: l, log: d, redact: h} = u;
const {directory: m, temporary: p} = l;
const warn = t => d.warning(h(t));
const y = e === null ? null : (0, j.vS)(e, await (0, b.$l)(e, m));
const g = await findShardStates(t, {
directory: m,
key: a,
shards: y?.shards ?? null
}, warn);
const v = y ?? await planOf(g);
const A = await (0, f.t)(v, g);
for (const t of A.notices) d.info(h(t));
for (const t of A.problems) warn(t);
const $ = {
path: n === null ? (0, w.K0)(m, v.name) : (0, s.resolve)(m, n),
root: n === null ? m : null,
name: v.name
};
const k = (0, s.resolve)(m, i);
return await (0, S.R)({
...$,
key: a,
temporary: p,
previous: r,
onNotice: warn
}, await (0, R.G)(o, {
name: v.name,
workspace: k,
isShard: false
}, u), async t => {
const e = {
plan: v,
states: g,
state: t,
...A
};
return await write(e, c, u);
});
}
async function planOf(t) {
for (const {path: e, state: n} of t.toSorted((t, e) => e.run.attempt - t.run.attempt)) {
const t = await n.directory.read("plan.json", O).catch((0, a.j6)(r.k, () => null));
if (t !== null) return (0, j.vS)((0, s.join)(e, "plan.json"), t);
}
throw new a.yo({
code: "batch-plan",
location: t[0]?.path ?? "",
message: "none of these directories contains a plan that can be used",
hint: "keep the file plan.json of each state directory, and use the same resume-key in all steps"
});
}
const U = {
kind: "open",
reason: ""
};
async function write(t, e, s) {
const {plan: a, state: r, jobs: d, problems: h} = t;
const {redact: f, log: w} = s;
const m = [];
for (const [t, e] of a.jobs.entries()) {
const n = d[t];
const s = await (n?.source?.state.record(e)) ?? null;
s !== null && n?.source !== void 0 && n.source !== null && await copy(s, n.source, r);
const a = n?.state ?? U;
m.push((0, k.h5)(a.kind, (0, A.Ss)(e, a, s)));
}
for (const e of await mergeDeliveries(t.states, r)) w.warning(f((0, u.l_)(e)));
const p = await (0, c.L)(r.directory, a.jobs, {
now: o.m.now()
});
p !== null && w.warning(p);
await (0, l.E)(a.jobs, {
...s,
state: r
});
const y = mergedTotals(t, m);
await (0, j.hp)(r.directory, a);
const b = mergedRun(t, y);
await r.saveRun(b);
const rowOf = async (t, e) => (0, A.U0)(e, d[t]?.state ?? U, await r.record(e));
const v = (0, $.Jo)((0, $.c1)(a.jobs, m, {
atLeast: t => b.atLeast[t] ?? 1
}));
const R = {
totals: y,
jobs: a.jobs,
figures: m,
tolerated: v,
rowOf: rowOf
};
const openAll = async () => {
if (e === null) return g.P;
const {openMergedPullRequests: a} = await Promise.all([ n.e(4758), n.e(3754), n.e(3101), n.e(9147), n.e(356) ]).then(n.bind(n, 40356));
return await a(t, e, s);
};
const save = async t => await r.saveRun({
...b,
...t
});
const S = {
directory: r.directory,
redact: f,
save: save
};
const {written: {summary: O, ...I}, exitCode: P} = await (0, M.T)(openAll, R, S);
await (0, i.o)(O, s);
return {
exitCode: h.length > 0 ? 2 : P,
value: null,
...I
};
}
function mergedTotals(t, e) {
const {plan: n, states: s, problems: a} = t;
const o = latestRuns(n, s);
const r = o[0] ?? s[0]?.run;
const i = (0, k.vA)(n.jobs, e, {
name: n.name,
planId: n.planId,
minPassRate: r?.minPassRate ?? 1,
awaitsAnswers: r?.awaitsAnswers === true,
atLeast: t => r?.atLeast[t] ?? 1,
early: {
cancelled: null,
fatal: null,
costReached: (0, k.$l)(o)
},
otherUsd: otherUsd(t)
});
if (a.length === 0) return i;
const c = e.some(({state: t}) => t === "missing" || t === "open");
const u = `The merge is not complete: ${a.join("; ")}.${c ? I : ""}`;
return {
...i,
conclusion: "incomplete",
code: "merge-incomplete",
reason: u
};
}
const I = " Run these shards again (on GitHub: Re-run failed jobs), then the merge.";
function runsOf({planId: t}, e) {
return e.map(({run: t}) => t).filter(e => e.planId === t);
}
function otherUsd({plan: t, states: e, replacedUsd: n}) {
const s = new Map;
for (const n of runsOf(t, e).toSorted((t, e) => t.attempt - e.attempt)) s.set(JSON.stringify([ n.shard, n.startedAt ]), n);
return (0, v.eg)([ (0, k.mt)([ ...s.values() ]), n ]);
}
function latestRuns(t, e) {
const n = new Map;
for (const s of runsOf(t, e)) (n.get(s.shard)?.attempt ?? 0) < s.attempt && n.set(s.shard, s);
return [ ...n.values() ];
}
async function copy(t, e, n) {
const {key: s, transcriptPath: a} = t;
const o = e.state.directory;
if (o.path === n.directory.path) return;
for (const e of [ a, t.hasTree ? `trees/${s}.json` : null ]) {
const t = e === null ? null : await o.read(e, O);
e !== null && t !== null && await n.directory.write(e, t);
}
await n.save(t, null);
}
function mergedRun(t, e) {
const {plan: n, states: s, jobs: a} = t;
const o = runsOf(n, s);
const r = latestRuns(n, s);
const i = n.jobs.flatMap(({slot: t}, e) => {
const n = a[e]?.state;
return n?.kind === "deferred" ? [ [ t, n.reason ] ] : [];
});
const c = new Map(i);
const u = r[0] ?? s[0]?.run;
if (u === void 0) throw new Error("a merge without states");
return {
...u,
planId: n.planId,
shard: null,
attempt: Math.max(...s.map(({run: t}) => t.attempt)),
startedAt: o.map(({startedAt: t}) => t).toSorted()[0] ?? u.startedAt,
endedAt: (o.length === 0 ? [ u ] : o).flatMap(({endedAt: t}) => t ?? []).toSorted().at(-1) ?? null,
conclusion: e.conclusion,
code: e.code,
reason: e.reason,
deferred: [ ...new Set(r.flatMap(t => t.deferred)) ].filter(t => c.has(t)),
...(0, m.pB)(c),
waiting: [ ...new Set(r.flatMap(({waiting: t = []}) => t)) ],
parked: [ ...new Set(r.flatMap(({parked: t}) => t)) ],
otherUsd: otherUsd(t),
problems: Object.fromEntries(r.flatMap(({problems: t = {}}) => Object.entries(t))),
pullRequests: []
};
}
})
};
