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
9269: (function(t, e, n) {
n.d(e, {
F_: () => s,
UQ: () => createPathLocks,
bj: () => a
});
const s = {
rows: new Map,
counts: {},
isPreview: false
};
const a = {
pullRequests: [],
writes: s,
failure: null,
canceled: null
};
function createPathLocks() {
const t = new Map;
return {
hold: async (e, n) => {
const s = t.get(e) ?? Promise.resolve();
const a = s.then(n);
const o = a.catch(() => {});
t.set(e, o);
try {
return await a;
} finally {
t.get(e) === o && t.delete(e);
}
}
};
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
var l = n(26803);
var u = n(4839);
var d = n(860);
var f = n(61890);
async function mergeDeliveries(t, e) {
const n = (0, d.bA)(e.directory);
const s = (0, f.oo)(e.directory);
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
const l = (0, d.bA)(t);
const keep = async n => {
await e.directory.takeIn((0, s.join)(t.path, n.name), n.name);
r.push({
...n,
name: (0, s.join)(c, n.name)
});
};
for (const t of await l.unusableSubmissions()) a.has(/([0-9a-f]{32})\.json$/.exec(t.name)?.[1] ?? "") || await keep(t);
for (const t of await l.outcomeKeys()) {
const e = await l.unusableOutcome(t);
e === null || await o.answer(t) !== null || await n(t, null) || await keep(e);
}
}
return r;
}
function elsewhere(t, {directory: e}) {
return t.filter(({state: t}) => t.directory.path !== e.path);
}
var h = n(74603);
var p = n(18637);
var w = n(39035);
var m = n(98058);
const g = 64e6;
async function findShardStates(t, {directory: e, key: n, shards: o}, r) {
const i = [];
let c = false;
for (const o of t) {
const t = await (0, p.un)((0, s.resolve)(e, o), r, n).catch((0, a.j6)(a.yo, ({diagnostics: [t]}) => {
r(`${o} was left out: ${t?.found ?? "it cannot be read"}`);
return null;
}));
if (t === null) continue;
const l = await t.directory.has(w.y6) ? [ o ] : await subdirectories(t, o);
for (const a of l) {
const l = a === o ? t : await (0, p.un)((0, s.resolve)(e, a), r, n);
const u = await l.lastRun();
if (u !== null) i.push({
path: a,
state: l,
run: u
}); else if (await (0, m.nz)(l.directory, w.y6, g)) {
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
if (!await (0, m.dy)(s.directory)) continue;
e(`${n} was written with a resume-key, but the merge has none: the merged state has no MAC, so a run with the key runs and pays for all jobs again. Use the same resume-key in the merge.`);
return;
}
}
async function subdirectories({directory: t}, e) {
const n = await t.names(".");
const a = [];
for (const o of n) await t.has(`${o}/${w.y6}`) && a.push((0, s.join)(e, o));
return a;
}
var y = n(11576);
var v = n(9269);
var $ = n(45292);
var b = n(5335);
var j = n(88510);
var k = n(50274);
var A = n(30889);
var S = n(1240);
var R = n(66388);
var O = n(41480);
const x = 1e9;
async function mergeBatch({from: t, plan: e = null, out: n, key: a = null, storage: o, previous: r, workingDirectory: i = ".", open: c = null}, l) {
const {hostEnvironment: u, log: d, redact: f} = l;
const {directory: w, temporary: m} = u;
const warn = t => d.warning(f(t));
const g = e === null ? null : (0, A.vS)(e, await (0, y.$l)(e, w));
const v = await findShardStates(t, {
directory: w,
key: a,
shards: g?.shards ?? null
}, warn);
const $ = g ?? await planOf(v);
const b = await (0, h.t)($, v);
for (const t of b.notices) d.info(f(t));
for (const t of b.problems) warn(t);
const j = {
path: n === null ? (0, p.K0)(w, $.name) : (0, s.resolve)(w, n),
root: n === null ? w : null,
name: $.name
};
const k = (0, s.resolve)(w, i);
return await (0, R.R)({
...j,
key: a,
temporary: m,
previous: r,
onNotice: warn
}, await (0, S.G)(o, {
name: $.name,
workspace: k,
isShard: false
}, l), async t => {
const e = {
plan: $,
states: v,
state: t,
isSealed: a !== null,
...b
};
return await write(e, c, l);
});
}
async function planOf(t) {
for (const {path: e, state: n} of t.toSorted((t, e) => e.run.attempt - t.run.attempt)) {
const t = await n.directory.read("plan.json", x).catch((0, a.j6)(r.k, () => null));
if (t !== null) return (0, A.vS)((0, s.join)(e, "plan.json"), t);
}
throw new a.yo({
code: "batch-plan",
location: t[0]?.path ?? "",
message: "none of these directories contains a plan that can be used",
hint: "keep the file plan.json of each state directory, and use the same resume-key in all steps"
});
}
const L = {
kind: "open",
reason: ""
};
async function write(t, e, s) {
const {plan: a, state: r, jobs: d, problems: f} = t;
const {redact: h, log: p} = s;
const w = [];
let m = false;
for (const [t, e] of a.jobs.entries()) {
const n = d[t];
const s = await (n?.source?.state.record(e)) ?? null;
s !== null && n?.source !== void 0 && n.source !== null && await copy(s, n.source, r);
m ||= s?.writes !== void 0;
const a = n?.state ?? L;
w.push((0, k.h5)(a.kind, (0, b.Ss)(e, a, s)));
}
for (const e of await mergeDeliveries(t.states, r)) p.warning(h((0, l.l_)(e)));
const g = await (0, c.L)(r.directory, a.jobs, {
now: o.m.now()
});
g !== null && p.warning(g);
await (0, u.E)(a.jobs, {
...s,
state: r
});
const y = mergedTotals(t, w);
await (0, A.hp)(r.directory, a);
const $ = mergedRun(t, y);
await r.saveRun($);
const rowOf = async (t, e) => (0, b.U0)(e, d[t]?.state ?? L, await r.record(e));
const S = (0, j.Jo)((0, j.c1)(a.jobs, w, {
atLeast: t => $.atLeast[t] ?? 1
}));
const R = {
totals: y,
jobs: a.jobs,
figures: w,
tolerated: S,
rowOf: rowOf
};
const post = async () => {
e === null && m && warnWithoutFile(s);
if (e === null) return v.bj;
const {postMergedResults: a} = await Promise.all([ n.e(4758), n.e(3754), n.e(482), n.e(2610), n.e(1619) ]).then(n.bind(n, 81619));
return await a({
...t,
hasWrites: m
}, e, s);
};
const save = async t => await r.saveRun({
...$,
...t
});
const x = {
directory: r.directory,
redact: h,
save: save
};
const {written: {summary: U, ...M}, exitCode: P} = await (0, O.T)(post, R, x);
await (0, i.o)(U, s);
return {
exitCode: f.length > 0 ? 2 : P,
value: null,
...M
};
}
const warnWithoutFile = ({log: t}) => t.warning("The writes of the jobs were not posted: name the batch file with --batch (the input batch).");
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
const l = `The merge is not complete: ${a.join("; ")}.${c ? U : ""}`;
return {
...i,
conclusion: "incomplete",
code: "merge-incomplete",
reason: l
};
}
const U = " Run these shards again (on GitHub: Re-run failed jobs), then the merge.";
function runsOf({planId: t}, e) {
return e.map(({run: t}) => t).filter(e => e.planId === t);
}
function otherUsd({plan: t, states: e, replacedUsd: n}) {
const s = new Map;
for (const n of runsOf(t, e).toSorted((t, e) => t.attempt - e.attempt)) s.set(JSON.stringify([ n.shard, n.startedAt ]), n);
return (0, $.eg)([ (0, k.mt)([ ...s.values() ]), n ]);
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
const r = `writes/${s}.json`;
const i = t.writes === void 0 || await n.directory.has(r);
for (const e of [ a, t.hasTree ? `trees/${s}.json` : null, i ? null : r ]) {
const t = e === null ? null : await o.read(e, x);
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
const l = r[0] ?? s[0]?.run;
if (l === void 0) throw new Error("a merge without states");
return {
...l,
planId: n.planId,
shard: null,
attempt: Math.max(...s.map(({run: t}) => t.attempt)),
startedAt: o.map(({startedAt: t}) => t).toSorted()[0] ?? l.startedAt,
endedAt: (o.length === 0 ? [ l ] : o).flatMap(({endedAt: t}) => t ?? []).toSorted().at(-1) ?? null,
conclusion: e.conclusion,
code: e.code,
reason: e.reason,
deferred: [ ...new Set(r.flatMap(t => t.deferred)) ].filter(t => c.has(t)),
...(0, w.pB)(c),
waiting: [ ...new Set(r.flatMap(({waiting: t = []}) => t)) ],
parked: [ ...new Set(r.flatMap(({parked: t}) => t)) ],
otherUsd: otherUsd(t),
problems: Object.fromEntries(r.flatMap(({problems: t = {}}) => Object.entries(t))),
pullRequests: []
};
}
}),
41480: (function(t, e, n) {
n.d(e, {
T: () => writeReportsAfter
});
var s = n(76760);
var a = n(54539);
var o = n(7138);
var r = n(24788);
var i = n(15917);
var c = n(25365);
var l = n(17992);
var u = n(90827);
var d = n(9269);
var f = n(21892);
var h = n(88510);
var p = n(47613);
var w = n(28605);
function junitKind({figures: t}, e) {
if (e) return "skipped";
if (t.state !== "ended") return (0, w.Uh)({
figures: t
}) ? "error" : "skipped";
if ((0, h.dR)(t)) return "error";
return t.isPassed ? "passed" : "failure";
}
function junitHead({name: t}, {tests: e, failures: n, errors: s, skipped: a}) {
const o = `tests="${String(e)}" failures="${String(n)}" errors="${String(s)}" skipped="${String(a)}"`;
return [ '<?xml version="1.0" encoding="UTF-8"?>', `<testsuites name="sallyport" ${o}>`, `  <testsuite name="${(0, 
f.X)(t)}" ${o}>`, "" ].join("\n");
}
const m = "  </testsuite>\n</testsuites>\n";
function junitCase(t, e) {
const {name: n, row: s, durationMs: a} = t;
const o = `<testcase classname="${(0, f.X)(s.id)}" name="${(0, f.X)(n)}" time="${((a ?? 0) / 1e3).toFixed(3)}">`;
return `    ${o}${bodyOf(t, e)}</testcase>\n`;
}
const g = "This repeat did not pass and does not count: enough others passed, or can still pass.";
function bodyOf(t, e) {
const {row: n} = t;
const s = (0, w.Qg)(n.evaluations).map(({name: t, status: e, reason: n}) => `${t} (${e}): ${n}`);
const a = junitKind(t, e);
a === "failure" && n.minScore !== void 0 && n.evaluations.length > 0 && s.unshift(`The score is ${String((0, 
p.UQ)(n.evaluations))}; min-score is ${String(n.minScore)}.`);
switch (a) {
case "passed":
return "";

case "skipped":
{
const t = e ? `${g} ${s[0] ?? n.reason}` : n.reason;
return `<skipped message="${(0, f.X)(t)}"/>`;
}

case "failure":
return `<failure type="evaluation" message="${(0, f.X)(s[0] ?? "")}">${(0, f.X)(s.join("\n"))}</failure>`;

case "error":
return n.conclusion === "success" ? `<error type="evaluation" message="${(0, f.X)(s[0] ?? "")}">${(0, 
f.X)(s.join("\n"))}</error>` : `<error type="${t.figures.state === "missing" ? "missing" : n.conclusion}" message="${(0, 
f.X)(n.reason)}"/>`;
}
}
var y = n(53599);
var v = n(85737);
var $ = n(4690);
var b = n(50274);
const j = 25e3;
const k = "report/findings.sarif";
async function writeReportsAfter(t, e, n) {
const [s] = await Promise.allSettled([ t() ]);
const {pullRequests: a, writes: i, failure: c, canceled: l} = s.status === "fulfilled" ? s.value : d.bj;
const f = (0, r.E)(a, t => n.redact((0, o.wh)(t)), u.o);
const h = l === null ? {} : {
conclusion: "cancelled",
code: "canceled",
reason: l
};
(f.length > 0 || l !== null) && await n.save({
pullRequests: f,
...h
});
const p = {
...e.totals,
...h,
...Object.keys(i.counts).length === 0 ? {} : {
writes: i.counts
},
...f.length === 0 ? {} : {
pullRequests: f
}
};
const w = await writeReports({
...e,
totals: p,
writes: i
}, n);
if (s.status === "rejected") throw s.reason;
const {headline: m} = w;
const g = c === null ? "" : ` ${c} failed, and on-failed-write is fail.`;
return {
written: {
...w,
headline: `${m}${g}`
},
exitCode: (0, b.J1)(p.conclusion, c !== null)
};
}
async function writeReports(t, e) {
const {directory: n, redact: a} = e;
const {jobs: i} = t;
const change = t => a((0, o.wh)(t));
const d = (0, r.E)(t.totals, change, u.o);
const f = (0, v.L)(t.writes.isPreview);
const h = new Map;
const p = {
isOffered: false
};
await withWriters(n, async (e, s, a) => {
await e.write(`${JSON.stringify(d, null, 2).replace(/\n\}$/, "")},\n  "jobs": [`);
await a.write(junitHead(d, junitFigures(t)));
for (const [o, r] of i.entries()) {
const i = await reportRow(o, r, t, {
directory: n,
change: change
});
if (i === null) continue;
const {row: c} = i;
i.findings !== void 0 && (p.isOffered = true);
for (const t of i.findings ?? []) h.size < j && h.set(JSON.stringify(t), t);
const l = JSON.stringify(c.row);
await e.write(`${o === 0 ? "" : ","}\n    ${l}`);
await s.write(`${l}\n`);
await a.write(junitCase(c, t.tolerated.has(c.figures)));
f.add(c);
}
await e.write((i.length === 0 ? "" : "\n  ") + "]\n}\n");
await a.write(m);
});
const w = [ ...h.values() ];
const g = f.selected(i.length);
const y = (0, $.xC)(d, g);
await n.write("report/summary.md", y);
const b = findingsProblem(d);
const A = p.isOffered && b === null;
A ? await n.write(k, (0, c.I)(w, l.rE)) : await n.remove(k);
const pathOf = t => (0, s.join)(n.path, t);
const {conclusion: S, code: R = "", reason: O, costUsd: x} = t.totals;
const L = {
conclusion: S,
"reason-code": R,
reason: a(O),
"pull-requests": addressesOf(d),
"cost-usd": x === null ? "" : String(Number(x.toFixed(6))),
"report-path": pathOf("report/summary.md"),
"junit-path": pathOf("report/junit.xml"),
"sarif-path": A ? pathOf(k) : ""
};
const U = (0, $.uG)(d, g);
const M = {
findings: w,
findingsProblem: b
};
return {
summary: y,
text: U,
headline: (0, $.NV)(d),
valuePath: pathOf("report/result.json"),
outputs: L,
...M
};
}
function findingsProblem({conclusion: t, reason: e, deferred: n, parked: s, missing: o = 0}) {
if (!(0, i.F3)(t)) return {
conclusion: t,
reason: e
};
const r = n + s + o;
return r === 0 ? null : {
conclusion: "incomplete",
reason: `${(0, a.B4)(r, "job")} did not run.`
};
}
const A = 1e3;
function addressesOf({pullRequests: t = []}) {
const e = t.flatMap(({outcome: t, url: e}) => e === null ? [] : [ {
outcome: t,
url: e
} ]);
return JSON.stringify(e.slice(0, A));
}
async function reportRow(t, e, {figures: n, rowOf: a, writes: o}, {directory: i, change: c}) {
const l = n[t];
if (l === void 0) return null;
const {row: d, record: f, deferred: h} = await a(t, e);
const {transcriptPath: p} = d;
const m = o.rows.get(e.key);
const g = {
...d,
transcriptPath: p === null ? null : (0, s.join)(i.path, p),
...m === void 0 ? {} : {
writes: m
}
};
const v = c((0, y.er)(e));
const $ = {
...(0, r.E)(g, c, u.o),
key: g.key
};
const b = f?.findings === void 0 ? void 0 : (0, r.E)(f.findings, c, u.o);
const j = h === null ? null : c(h);
return {
row: {
name: v,
figures: l,
row: $,
deferred: j,
...(0, w.RK)(l, f)
},
findings: b
};
}
async function withWriters(t, e) {
const n = await t.create("report/result.json");
const s = await t.create("report/results.jsonl");
const a = await t.create("report/junit.xml");
try {
await e(n, s, a);
} catch (t) {
for (const t of [ n, s, a ]) await t.abandon();
throw t;
}
for (const t of [ n, s, a ]) await t.close();
}
function junitFigures({figures: t, tolerated: e}) {
const count = n => t.filter(t => junitKind({
figures: t
}, e.has(t)) === n);
return {
tests: t.length,
failures: count("failure").length,
errors: count("error").length,
skipped: count("skipped").length
};
}
}),
21892: (function(t, e, n) {
n.d(e, {
TW: () => junitError,
X: () => escapeXml,
bA: () => junit
});
var s = n(15917);
function junit(t) {
const e = t.filter(({severity: t}) => t !== "note").length;
const n = new Map;
const a = new Set;
for (const e of (0, s.w$)(t)) {
const {path: t, title: s, rule: o} = e;
const r = `${o === void 0 ? "" : `${o}: `}${s} (${t})`;
let i = r;
for (let t = 2; a.has(i); t += 1) i = `${r} ${String(t)}`;
a.add(i);
n.set(e, i);
}
const nameOf = t => n.get(t) ?? t.title;
const o = t.map(t => testCase(t, nameOf(t)));
return suite(o, `tests="${String(t.length)}" failures="${String(e)}" errors="0"`);
}
function junitError(t, e) {
const n = `<error type="${escapeXml(t)}" message="${escapeXml(e)}"/>`;
return suite([ `<testcase classname="sallyport" name="run">${n}</testcase>` ], 'tests="1" failures="0" errors="1"');
}
function suite(t, e) {
return [ '<?xml version="1.0" encoding="UTF-8"?>', `<testsuites name="sallyport" ${e}>`, `  <testsuite name="sallyport" ${e}>`, ...t.map(t => `    ${t}`), "  </testsuite>", "</testsuites>", "" ].join("\n");
}
function testCase(t, e) {
const {path: n, line: a, severity: o, title: r, message: i, rule: c} = t;
const l = escapeXml(`${(0, s.YR)(t)}\n${i}`);
const u = `<testcase classname="${escapeXml(n)}" name="${escapeXml(e)}" file="${escapeXml(n)}" line="${String(a)}">`;
const d = o === "note" ? `<system-out>${l}</system-out>` : `<failure type="${escapeXml(c ?? o)}" message="${escapeXml(r)}">${l}</failure>`;
return `${u}${d}</testcase>`;
}
const a = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;
function escapeXml(t) {
return t.replace(a, "").replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}
}),
25365: (function(t, e, n) {
n.d(e, {
I: () => sarif
});
var s = n(5428);
const a = "finding";
function sarif(t, e) {
const n = [ ...new Set(t.map(({rule: t}) => t ?? a)) ];
const s = {
$schema: "https://json.schemastore.org/sarif-2.1.0.json",
version: "2.1.0",
runs: [ {
tool: {
driver: {
name: "Sallyport",
version: e,
rules: n.map(descriptor)
}
},
columnKind: "utf16CodeUnits",
results: t.map(t => result(t, n))
} ]
};
return `${JSON.stringify(s, null, 2)}\n`;
}
function descriptor(t) {
const e = t === a ? "A finding without a name" : `A finding that the model named \`${t}\``;
const n = `${e}. The message of each alert has the reason and what to do. A model wrote it: check it before you act.`;
return {
id: t,
shortDescription: {
text: t
},
fullDescription: {
text: `${e.replaceAll("`", "")}.`
},
help: {
text: n.replaceAll("`", ""),
markdown: n
}
};
}
function result(t, e) {
const {path: n, line: o, endLine: r = o, severity: i, title: c, message: l, suggestion: u, rule: d = a} = t;
const f = {
uri: encodeURI(n.replace(/\p{Cs}/gu, "\ufffd")).replace(/[?#]/g, encodeURIComponent),
uriBaseId: "%SRCROOT%"
};
const h = {
artifactLocation: f,
replacements: [ replacement({
line: o,
endLine: r,
suggestion: u ?? ""
}) ]
};
return {
ruleId: d,
ruleIndex: e.indexOf(d),
level: i,
message: {
text: `${c}\n\n${l}`
},
locations: [ {
physicalLocation: {
artifactLocation: f,
region: {
startLine: o,
endLine: r
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
artifactChanges: [ h ]
} ]
}
};
}
function replacement({line: t, endLine: e, suggestion: n}) {
if (n === "") return {
deletedRegion: {
startLine: t,
startColumn: 1,
endLine: e + 1,
endColumn: 1
}
};
const s = {
startLine: t,
endLine: e
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
