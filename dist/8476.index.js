"use strict";

exports.id = 8476;

exports.ids = [ 8476 ];

exports.modules = {
95363: (function(e, t, n) {
n.d(t, {
Xe: () => isUntrustedField,
_F: () => fieldOf,
gF: () => fieldText,
pA: () => knownFields
});
const s = [ "title", "body", "author", "labels" ];
const r = [ "path", "name", "stem", "dir" ];
const o = [ "number", "url", "association", "created", "updated", ...s ];
function knownFields(e) {
switch (e.kind) {
case "files":
case "changed":
return r;

case "lines":
return [ "value" ];

case "issues":
case "pulls":
return o;

case "list":
if (e.values.length === 0) return null;
return [ ...new Set(e.values.flatMap(e => typeof e === "object" ? Object.keys(e) : [ "value" ])) ];

case "jsonl":
case "csv":
case "json":
case "test-data":
return null;
}
}
function isUntrustedField(e, t) {
return (e.kind === "issues" || e.kind === "pulls") && s.includes(t);
}
function fieldOf(e, t) {
if (Object.hasOwn(e, t)) return e[t];
let n = e;
for (const e of t.split(".")) {
if (typeof n !== "object" || n === null || !Object.hasOwn(n, e)) return;
n = n[e];
}
return n;
}
function fieldText(e) {
if (e === null || e === void 0) return "";
return typeof e === "string" ? e : JSON.stringify(e);
}
}),
74603: (function(e, t, n) {
n.d(t, {
t: () => mergeStates
});
var s = n(54539);
var r = n(20653);
var o = n(45292);
var a = n(47613);
async function mergeStates(e, t) {
const n = t.filter(({run: t}) => t.planId === e.planId);
const s = Math.max(0, ...n.map(({run: e}) => e.attempt));
const r = t.filter(({run: t}) => t.planId !== e.planId);
const a = r.filter(({run: e}) => n.length === 0 || e.attempt < s).toSorted((e, t) => t.run.attempt - e.run.attempt);
const i = new Set;
const c = leftOut(e, r.filter(e => !a.includes(e)));
const u = new Set;
const d = new Map;
const l = new Map(n.map(({run: e}) => [ e, {
parked: new Set(e.parked),
deferred: new Set(e.deferred)
} ]));
const f = [];
let h = 0;
const p = [];
for (const t of e.jobs) {
const e = n.filter(({run: e}) => e.shard === null || Number(e.shard.split("/")[0]) === t.shard).toSorted((e, t) => t.run.attempt - e.run.attempt);
const s = await choose(t, e);
const r = s.record === null ? {
...s,
...await successIn(a, t)
} : s;
r.source !== null && a.includes(r.source) && i.add(r.source);
r.isConflict && (h += 1);
r.replaces !== null && u.add(r.replaces);
const o = stateOf(t, r, e, l);
o.kind !== "open" && o.kind !== "missing" || d.set(t.shard, (d.get(t.shard) ?? 0) + 1);
p.push({
state: o,
source: r.source
});
e.length > 1 && f.push(await unusedUsd(t, e, o.kind === "ended" ? r : null));
}
c.push(...missingProblems(e, n, d));
h > 0 && c.push((h === 1 ? "1 job has" : `${String(h)} jobs have`) + " two different results of the same attempt; the first one was taken");
const m = leftOut(e, a.filter(e => !i.has(e)));
n.length === 0 && c.push(...m.splice(0));
return {
jobs: p,
problems: c,
notices: [ ...u, ...m, ...[ ...i ].map(usedNotice) ],
replacedUsd: (0, o.eg)(f)
};
}
function leftOut({planId: e}, t) {
return t.map(({path: t, run: n}) => `${t} was left out: it has the plan ${n.planId}, not ${e}`);
}
function usedNotice({path: e, run: t}) {
return `${e} has another plan (${t.planId}): its results with the same key are used for jobs without a later one`;
}
async function successIn(e, t) {
for (const n of e) {
const e = await n.state.record(t);
if (e?.conclusion === "success") return {
source: n,
record: e
};
}
return {};
}
async function choose(e, t) {
let n = {
source: null,
record: null,
isConflict: false,
replaces: null
};
for (const s of t) {
const t = await s.state.record(e);
if (t === null) continue;
if (n.record === null) {
n = {
...n,
source: s,
record: t
};
continue;
}
if (isSame(t, n.record)) continue;
const {attempt: r, shard: o} = s.run;
if (r === n.source?.run.attempt) return {
...n,
isConflict: true
};
const a = o === null ? "the batch" : `shard ${o}`;
const i = String(n.source?.run.attempt ?? 0);
return {
...n,
replaces: `${a}: results of the later attempt (${i}) replace those of the earlier one (${String(r)})`
};
}
return n;
}
async function unusedUsd(e, t, n) {
const s = new Map;
const r = new Set;
for (const {state: n, run: i} of t) {
const t = await n.record(e);
if (t === null || !(0, a.qX)(t, i) || r.has(i.startedAt)) continue;
r.add(i.startedAt);
s.set(t.endedAt, (0, o.eg)([ t.costUsd, t.scoringUsd ?? 0 ]));
}
s.delete(n?.record?.endedAt ?? "");
return (0, o.eg)(s.values());
}
function isSame(e, t) {
const essential = ({endedAt: e, scoredAt: t, durationMs: n, transcriptPath: s, ...r}) => JSON.stringify(r);
return essential(e) === essential(t);
}
function stateOf(e, {record: t, source: n}, s, r) {
const [o] = s;
const i = t?.evaluationDigest === e.evaluationDigest;
const c = t?.conclusion === "success" && i && n !== o;
const u = o === void 0 ? void 0 : r.get(o.run);
if (u?.parked.has(e.slot) === true && t !== null) return {
kind: "parked"
};
if (o !== void 0 && u?.deferred.has(e.slot) === true && !c) return {
kind: "deferred",
reason: reasonIn(o.run, e)
};
if (t?.conclusion === "success" && !i) return {
kind: "open",
reason: "The run ended before its answer was scored again."
};
const d = o?.run.problems?.[e.slot];
const l = t === null || !s.some(({run: e}) => (0, a.qX)(t, e));
if (t !== null && l && t.conclusion !== "success" && !(0, a.lE)(t)) return {
kind: "open",
reason: "The run ended before this job was tried again."
};
if (t !== null) return {
kind: "ended",
isReused: l,
...d === void 0 ? {} : {
problem: d
}
};
return {
kind: "missing"
};
}
function reasonIn({deferredReason: e, otherReasons: t = {}}, {slot: n}) {
return t[n] ?? (e || "the run ended early");
}
function missingProblems({shards: e}, t, n) {
const count = e => `${(0, s.B4)(e, "job has", "jobs have")} no result`;
if (e === 1) return [ ...n.values() ].map(count);
const r = new Map;
for (const [e, s] of [ ...n ].toSorted(([e], [t]) => e - t)) {
const n = t.filter(({run: t}) => t.shard === null || t.shard.startsWith(`${String(e)}/`));
const o = n.length === 0 ? "state directory missing" : whyIncomplete(n, s);
const a = r.get(o) ?? {
shards: [],
jobs: 0
};
a.shards.push(e);
r.set(o, {
...a,
jobs: a.jobs + s
});
}
return [ ...r ].map(([t, n]) => {
const s = `${n.shards.length === 1 ? "shard" : "shards"} ${n.shards.join(", ")} of ${String(e)}`;
return `${count(n.jobs)}: ${s}: ${t}`;
});
}
function whyIncomplete(e, t) {
const n = e.toSorted((e, t) => t.run.attempt - e.run.attempt)[0];
if (n === void 0 || n.run.endedAt === null) return "killed before the end";
const {conclusion: o, reason: a} = n.run;
if (o === "success") return `${(0, s.ZV)(t)} of the results cannot be used`;
return `ended as ${o ?? "unknown"}: ${(0, r.Kx)(a)}`;
}
}),
53599: (function(e, t, n) {
n.d(t, {
B6: () => nameOfRate,
EA: () => itemAddress,
NB: () => batchLabel,
We: () => matrixInName,
er: () => nameOfJob
});
var s = n(1359);
var r = n(20653);
function nameOfJob({id: e, item: t, matrix: n, repeat: s}) {
const o = [ e, ...t === null ? [] : [ nameOfItem(t) ], ...Object.values(n).map(String) ];
return `${(0, r.TN)(o.join(" \xb7 "))}${s > 1 ? ` (${String(s)})` : ""}`;
}
function nameOfRate({id: e, matrix: {model: t, ...n}}) {
return nameOfJob({
id: e,
item: null,
matrix: n,
repeat: 1
});
}
function matrixInName({matrix: e}) {
return nameOfJob({
id: "",
item: null,
matrix: e,
repeat: 1
}).trim();
}
function nameOfItem({id: e, fields: t}) {
if (!/^[0-9a-f]{16}$/.test(e)) return e;
const n = Object.values(t);
const s = n.find(e => typeof e === "string") ?? n.find(e => typeof e === "number");
return s === void 0 ? e : `${(0, r.ml)((0, r.TN)(String(s)), 60)} (${e.slice(0, 8)})`;
}
function batchLabel(e) {
if (e.code === "running") return {
sign: "\u23f3",
text: "Running"
};
if (e.code === "min-pass-rate") return {
sign: "\u274c",
text: "Failed: too few evaluations passed"
};
return e.code === "some-jobs-failed" ? {
sign: "\u274c",
text: "Failed"
} : s.vV[e.conclusion];
}
function itemAddress(e) {
const t = e?.["url"];
return typeof t === "string" && /^https:\/\/[\w./#?=&%~-]+$/.test(t) && t.length < 300 ? t : null;
}
}),
22743: (function(e, t, n) {
n.d(t, {
KQ: () => outcomesOfResult,
Kv: () => jobIdentity,
uR: () => outcomesOfState
});
var s = n(94343);
var r = n(42357);
var o = n(7345);
var a = n(20274);
var i = n(47613);
var c = n(91473);
var u = n(28605);
async function outcomesOfState(e, t) {
const {plan: n, figures: s, states: r, run: o} = await (0, c.x)(e, t);
const a = `the run of ${(o.endedAt ?? o.startedAt).replace("T", " ").replace(/:\d\d(\.\d+)?Z$/, " UTC")}`;
const i = new Map(n.jobs.flatMap(e => {
const t = s[e.index];
if (t === void 0 || r[e.index]?.kind !== "ended") return [];
const n = (0, u.t8)(t) ? null : t.isPassed;
return [ [ jobIdentity({
...e,
item: e.item?.fields ?? null
}), n ] ];
}));
return {
name: a,
outcomes: i
};
}
const d = s.Ikc({
jobs: s.YOg(s.Ikc({
id: s.YjP(),
item: s.mee(s.g1P(s.YjP(), s.L5J())),
matrix: s.g1P(s.YjP(), s.KCZ([ s.YjP(), s.aig(), s.zMY() ])),
repeat: s.aig(),
conclusion: s.k5n(o.f),
evaluations: s.YOg(s.Ikc({
status: s.k5n([ "passed", "failed", "error" ]),
score: s.aig(),
weight: s.lqM(s.aig())
})),
minScore: s.lqM(s.aig())
}))
});
function outcomesOfResult(e, t) {
const n = d.safeParse((0, a.U4)(t));
if (!n.success) throw new r.yo({
code: "file-unreadable",
location: e,
message: "the file is not the result of a batch",
found: n.error.issues[0]?.path.join(".") || "no jobs",
hint: "name a state directory, or its report/result.json"
});
const s = n.data.jobs.filter(({conclusion: e}) => e !== "skipped" && e !== "cancelled");
return new Map(s.map(e => [ jobIdentity(e), hasError(e) ? null : (0, i.Hh)(withoutUndefined(e)) ]));
}
const hasError = ({conclusion: e, evaluations: t}) => e === "success" && t.some(({status: e}) => e === "error");
function withoutUndefined({conclusion: e, evaluations: t, minScore: n}) {
return {
conclusion: e,
evaluations: t.map(({weight: e, ...t}) => e === void 0 ? t : {
...t,
weight: e
}),
...n === void 0 ? {} : {
minScore: n
}
};
}
function jobIdentity({id: e, item: t, matrix: n, repeat: s}) {
const r = Object.entries(n).toSorted(([e], [t]) => e < t ? -1 : 1);
return JSON.stringify([ e, t === null ? null : itemIdentity(t), r, s ]);
}
function itemIdentity(e) {
return e["id"] ?? e["number"] ?? e["path"] ?? e["value"] ?? e;
}
}),
91473: (function(e, t, n) {
n.d(t, {
x: () => readBatch
});
var s = n(76760);
var r = n(42357);
var o = n(81135);
var a = n(74603);
var i = n(5335);
var c = n(50274);
var u = n(18637);
var d = n(30889);
const l = 1e9;
async function readBatch(e, t) {
const n = await (0, u.un)(e, t);
const [p, m] = [ await n.lastRun(), await n.directory.read("plan.json", l) ];
if (p === null || m === null) throw new r.yo({
code: "state-unusable",
location: e,
message: "this directory does not contain the state of a batch",
found: "no run.json and plan.json",
hint: "name a state directory, such as .sallyport/state/NAME, or the transcript of a run"
});
const g = (0, d.vS)((0, s.join)(e, "plan.json"), m);
const w = partOf(g, p);
const v = await (0, a.t)(w, [ {
path: e,
state: n,
run: p
} ]);
const b = (0, o.tW)(e) === null ? f : h;
const y = openStateOf(p, b.reason);
const k = v.jobs.map(({state: e}) => e.kind === "missing" && y !== null ? y : e);
const rowOf = async e => {
const t = k[e.index] ?? {
kind: "open",
reason: ""
};
const s = t.kind === "ended" || t.kind === "parked" ? await n.record(e) : null;
return (0, i.U0)(e, t, s);
};
const j = [];
for (const e of w.jobs) {
const {row: t} = await rowOf(e);
j.push((0, c.h5)(k[e.index]?.kind ?? "open", t));
}
return {
state: n,
run: p,
plan: w,
states: k,
figures: j,
totals: totalsOfState({
plan: w,
whole: g,
run: p,
figures: j,
notEnded: b
}),
rowOf: rowOf
};
}
function partOf(e, {shard: t}) {
if (t === null) return e;
const n = e.jobs.filter(e => e.shard === Number(t.split("/")[0]));
return {
...e,
jobs: n.map((e, t) => ({
...e,
index: t
}))
};
}
function openStateOf({endedAt: e, conclusion: t, reason: n}, s) {
if (e === null) return {
kind: "open",
reason: s
};
if (t === "cancelled") return {
kind: "open",
reason: n
};
return t === "config-error" ? {
kind: "open",
reason: i.f2
} : null;
}
const f = {
code: "canceled",
reason: "The run has not ended."
};
const h = {
code: "running",
reason: "The run has not ended yet."
};
function totalsOfState({plan: e, whole: t, run: n, figures: s, notEnded: r}) {
const o = (0, c.vA)(e.jobs, s, {
name: e.name,
planId: e.planId,
minPassRate: n.minPassRate,
awaitsAnswers: n.awaitsAnswers === true,
atLeast: e => n.atLeast[e] ?? 1,
early: {
cancelled: null,
fatal: null,
costReached: null
},
otherUsd: (0, c.mt)([ n ]),
others: t === e ? [] : t.jobs.filter(({shard: t}) => t !== e.jobs[0]?.shard)
});
if (n.conclusion === null) return {
...o,
conclusion: "cancelled",
...r
};
const {conclusion: a, code: i, reason: u, pullRequests: d = []} = n;
const {code: l, ...f} = o;
return {
...f,
conclusion: a,
...i === void 0 ? {} : {
code: i
},
reason: u,
pullRequests: d
};
}
}),
16384: (function(e, t, n) {
n.d(t, {
Kq: () => readReportText,
WY: () => readComparison,
lN: () => holdsBatch,
wd: () => isDirectory
});
var s = n(76760);
var r = n(57979);
var o = n(80202);
var a = n(76693);
var i = n(39035);
var c = n(22743);
const u = 2e8;
async function isDirectory(e, t) {
const n = (0, r.S)({
root: t,
guard: () => null
});
return (await (0, o.B)(n.info(e), unreadable(e))).kind === "directory";
}
async function readReportText(e, t) {
const n = (0, r.S)({
root: t,
guard: () => null
});
return await (0, o.R)(n.read(e, u), unreadable(e));
}
function unreadable(e) {
return {
location: e,
message: "the transcript or state directory cannot be read",
hint: "use the path that the run printed at the end, or the state directory of a batch"
};
}
async function readComparison(e, {directory: t, onNotice: n}) {
if (await isDirectory(e, t)) return await (0, c.uR)((0, s.resolve)(t, e), n);
return {
name: e,
outcomes: (0, c.KQ)(e, await readReportText(e, t))
};
}
async function holdsBatch(e) {
return await (await (0, a.v)(e, {
create: false,
root: null
})).has(i.y6);
}
}),
28605: (function(e, t, n) {
n.d(t, {
IQ: () => rankOf,
L4: () => stateOf,
Qg: () => unpassed,
RK: () => endOfRow,
Uh: () => isLeftOpen,
t8: () => isUnknown
});
var s = n(88510);
function stateOf({figures: e}) {
const {state: t, conclusion: n, isPassed: r, isReused: o} = e;
if (t === "deferred") return "deferred";
if (t === "parked") return "parked";
const a = (0, s.dR)(e) ? "evaluation error" : "evaluation failed";
const i = r ? "passed" : n === "success" ? a : `error: ${n}`;
return o ? `${i}, reused` : i;
}
function isUnknown({state: e, conclusion: t, evaluations: n}) {
return e === "ended" && t === "success" && n.errors > 0;
}
function rankOf({figures: {state: e, isPassed: t}}) {
if (e === "ended") return t ? 2 : 0;
return isLeftOpen({
figures: {
state: e
}
}) ? 1 : 3;
}
function isLeftOpen({figures: {state: e}}) {
return e === "open" || e === "missing";
}
function endOfRow({state: e}, t) {
const n = e === "ended" ? t : null;
return {
durationMs: n?.durationMs ?? null,
files: n?.changes.length ?? 0,
refused: n?.refused ?? 0
};
}
function unpassed(e) {
const of = t => e.filter(e => e.status === t);
return [ ...of("error"), ...of("failed") ];
}
}),
45292: (function(e, t, n) {
n.d(t, {
KO: () => shareOfCost,
V5: () => judgesOnly,
eg: () => sumUsd,
f2: () => createRunBudget,
g5: () => createExpectedCost,
pT: () => budgetOfShard
});
var s = n(1359);
function shareOfCost({budget: {maxCostUsd: e}}, t) {
return e === null ? null : e / t;
}
function budgetOfShard(e, {index: t, total: n}) {
const {maxJobs: s} = e.budget;
const r = s !== null && t <= s % n;
return {
...e.budget,
maxCostUsd: shareOfCost(e, n),
maxJobs: s === null ? null : Math.floor(s / n) + (r ? 1 : 0)
};
}
function createRunBudget({maxCostUsd: e, maxJobs: t, endAt: n, clock: s}) {
const r = {
maxCostUsd: e,
spent: 0,
reserved: 0
};
let o = 0;
let a = 0;
let i = 0;
let c = null;
const refusal = e => {
if (t !== null && o >= t) return "max-jobs";
if (!fits(e, r)) return "max-cost-usd";
if (n !== null && s.now() + (a === 0 ? 0 : i / a) >= n) return "timeout-minutes";
return null;
};
return {
reserve: t => {
const n = refusal(t);
n === "max-cost-usd" && (c = t);
if (n !== null) return {
refused: n
};
c = null;
const u = s.now();
const d = e === null ? null : Math.max(0, e - r.spent - r.reserved);
o += 1;
const l = reserveIn(r, t, d ?? 0);
return {
...l,
maxCostUsd: d,
settle: e => {
l.settle(e);
a += 1;
i += s.now() - u;
}
};
},
reserveScoring: () => reserveIn(r, 0, 0),
spent: () => r.spent,
costReached: () => costReachedText(r.spent, e ?? 0, c),
usedUp: () => {
if (e !== null && r.spent >= e) return "max-cost-usd";
return n !== null && s.now() >= n ? "timeout-minutes" : null;
}
};
}
function judgesOnly(e) {
return {
...e,
reserve: () => {
const t = e.reserveScoring();
return {
...t,
maxCostUsd: null,
answered: () => {},
settle: () => t.settle(0)
};
}
};
}
function fits(e, {maxCostUsd: t, spent: n, reserved: s}) {
return t === null || n + s + e <= t || n === 0 && s === 0;
}
function reserveIn(e, t, n) {
let s = t;
let r = 0;
let o = false;
e.reserved += t;
const isCovered = t => t <= s || fits(t - s, e) || r + t <= n && e.spent + t <= (e.maxCostUsd ?? Number.POSITIVE_INFINITY);
const keep = t => {
e.reserved = Math.max(0, e.reserved + t - s);
s = t;
};
const pay = t => {
keep(Math.max(0, s - t));
e.spent += t;
r += t;
};
return {
answered: pay,
ask: e => {
if (!isCovered(e)) {
o = true;
return null;
}
keep(Math.max(s, e));
return pay;
},
hasRefused: () => o,
settle: t => {
keep(0);
e.spent += Math.max(0, t - r);
}
};
}
function costReachedText(e, t, n) {
const r = n === null ? "a job needed more than what was left" : `the next job is expected to cost ${(0, 
s.BD)(n)}`;
const o = e < t ? `, and ${r}` : "";
return `max-cost-usd was reached: ${(0, s.BD)(e)} of ${(0, s.BD)(t)} is spent${o}.`;
}
function sumUsd(e) {
let t = 0;
for (const n of e) {
if (n === null) return null;
t += n;
}
return t;
}
const r = 3;
const o = 2;
function createExpectedCost() {
const e = new Map;
const nameOf = ({id: e, model: t}) => JSON.stringify([ e, t ]);
return {
of: t => {
const n = t.estimatedCostUsd ?? 0;
const s = e.get(nameOf(t));
if (s === void 0) return n;
const {jobs: a, sum: i, highest: c} = s;
if (a < r) return n * Math.min(1, o * c);
return n * (c < 1 ? c : Math.max(1, i / a));
},
ended: (t, n) => {
const {estimatedCostUsd: s} = t;
if (!n || !s) return;
const r = n / s;
const {jobs: o, sum: a, highest: i} = e.get(nameOf(t)) ?? {
jobs: 0,
sum: 0,
highest: 0
};
e.set(nameOf(t), {
jobs: o + 1,
sum: a + r,
highest: Math.max(i, r)
});
}
};
}
}),
5335: (function(e, t, n) {
n.d(t, {
Ss: () => jobRow,
U0: () => storedRow,
f2: () => i,
xQ: () => reasonOfState
});
var s = n(83537);
var r = n(77730);
var o = n(47613);
var a = n(45292);
const i = "The batch ended before this job was tried.";
function storedRow(e, t, n) {
return {
row: jobRow(e, t, n),
record: n,
deferred: t.kind === "deferred" ? reasonOfState(t, n) : null
};
}
function jobRow(e, t, n) {
const s = {
id: e.id,
item: e.item?.fields ?? null,
matrix: e.matrix,
repeat: e.repeat,
key: e.key,
attempt: n?.attempt ?? 1
};
const r = {
...s,
reused: false,
text: "",
evaluations: [],
costUsd: null,
notices: [],
transcriptPath: null
};
const o = t.kind === "ended" ? "" : reasonOfState(t, n);
const labeled = e => o === "" ? `${e}.` : `${e}: ${o}`;
switch (t.kind) {
case "ended":
return n === null ? {
...r,
conclusion: "cancelled",
code: "result-missing",
reason: "The stored result is missing."
} : {
...s,
reused: t.isReused,
...endOf(n),
...deniedFor(t.problem)
};

case "parked":
return {
...r,
conclusion: "skipped",
code: "parked",
reason: labeled("Parked")
};

case "deferred":
return {
...r,
conclusion: "skipped",
code: "deferred",
reason: labeled("Deferred to the next run")
};

case "open":
return {
...r,
conclusion: "cancelled",
code: "not-run",
reason: t.reason
};

case "missing":
return {
...r,
conclusion: "cancelled",
code: "result-missing",
reason: labeled("Missing")
};
}
}
function reasonOfState(e, t) {
switch (e.kind) {
case "parked":
return t === null ? "" : `${(0, o.Ku)(t)}. ${t.reason}`.trim();

case "deferred":
return `${e.reason}.`;

case "open":
return e.reason;

case "missing":
return "no state directory has a result of this job.";
}
}
const deniedFor = e => e === void 0 ? {} : {
conclusion: "denied",
code: "output-unwritable",
reason: e
};
function endOf(e) {
const t = r.hb.flatMap(t => e[t] === void 0 ? [] : [ [ t, e[t] ] ]);
return {
...Object.fromEntries(t),
evaluations: e.evaluations.map(({digest: e, ...t}) => t),
costUsd: (0, s.tE)((0, a.eg)([ e.costUsd, e.scoringUsd ?? 0 ]))
};
}
}),
88510: (function(e, t, n) {
n.d(t, {
Cv: () => passRatesOf,
Jo: () => toleratedRepeats,
MK: () => rateOf,
c1: () => groupsOf,
dQ: () => highestRate,
dR: () => isUnevaluated
});
const nameOf = ({id: e, item: t, matrix: n}) => JSON.stringify([ e, t?.id ?? null, n ]);
function groupsOf(e, t, {atLeast: n, others: s = []}) {
const r = new Map;
for (const [n, s] of e.entries()) {
const e = t[n];
if (e === void 0) continue;
const o = nameOf(s);
const a = r.get(o) ?? {
job: s,
figures: [],
left: 0,
parked: 0
};
e.state === "ended" ? a.figures.push(e) : e.state === "parked" ? a.parked += 1 : a.left += 1;
r.set(o, a);
}
for (const e of s) {
const t = r.get(nameOf(e));
t !== void 0 && (t.left += 1);
}
return [ ...r ].flatMap(([e, {job: t, figures: s, left: r, parked: o}]) => {
if (s.length === 0) return [];
const a = s.filter(e => e.isPassed).length;
const {id: i, model: c, matrix: u} = t;
const d = Math.min(s.length + r + o, n(i));
const l = a + r >= d || o > 0 && a === s.length;
const f = a >= d ? "passed" : l ? "undecided" : "failed";
const h = new Set(s.map(({answeredBy: e = c}) => e));
return [ {
name: e,
id: i,
model: [ ...h ].join(", "),
matrix: u,
figures: s,
outcome: f
} ];
});
}
function toleratedRepeats(e) {
const t = e.flatMap(({outcome: e, figures: t}) => e === "failed" ? [] : t);
return new Set(t.filter(e => !e.isPassed));
}
function passRatesOf(e) {
const t = new Map;
const n = new Set(e.filter(hasEvaluations).map(({id: e}) => e));
for (const s of e) {
const {id: e, model: r, matrix: o, outcome: a} = s;
if (!n.has(e) || a === "undecided") continue;
const i = JSON.stringify([ e, r, o ]);
const c = t.get(i) ?? {
id: e,
model: r,
matrix: o,
passed: 0,
failed: 0,
errors: 0
};
c[outcomeOf(s)] += 1;
t.set(i, c);
}
return [ ...t.values() ].map(e => ({
...e,
rate: rateOf([ e ])
}));
}
function rateOf(e) {
const sum = t => e.reduce((e, n) => e + n[t], 0);
const t = sum("passed") + sum("failed");
return t === 0 ? null : sum("passed") / t;
}
function highestRate(e, t) {
const n = passRatesOf(e);
const s = new Set(e.filter(hasEvaluations).map(({id: e}) => e));
const r = new Set(e.map(({id: e}) => e).filter(e => !s.has(e)));
const o = new Set(t.filter(({id: e}) => !r.has(e)).map(nameOf));
for (const {name: t, outcome: n} of e) n !== "undecided" && o.delete(t);
return rateOf([ ...n, {
passed: o.size,
failed: 0
} ]);
}
function hasEvaluations({figures: e}) {
return e.some(({evaluations: {passed: e, failed: t, errors: n}}) => e + t + n > 0);
}
function outcomeOf({figures: e, outcome: t}) {
if (t === "passed") return "passed";
return e.some(isUnevaluated) ? "errors" : "failed";
}
function isUnevaluated({conclusion: e, evaluations: t}) {
return e !== "success" || t.errors > 0;
}
}),
50274: (function(e, t, n) {
n.d(t, {
$l: () => costReachedIn,
J1: () => exitCodeOfBatch,
h5: () => figuresOf,
mt: () => otherUsdOf,
vA: () => totalsOf
});
var s = n(54539);
var r = n(71431);
var o = n(83537);
var a = n(47613);
var i = n(45292);
var c = n(88510);
function figuresOf(e, t) {
const count = e => t.evaluations.filter(t => t.status === e).length;
return {
state: e,
conclusion: t.conclusion,
isReused: t.reused,
isPassed: (0, a.Hh)(t),
evaluations: {
passed: count("passed"),
failed: count("failed"),
errors: count("error")
},
costUsd: t.costUsd,
reason: t.conclusion === "config-error" ? t.reason : "",
...t.code === void 0 ? {} : {
code: t.code
},
...t.answeredBy === void 0 ? {} : {
answeredBy: t.answeredBy
},
...inputOf(t)
};
}
function inputOf({reused: e, usage: t, savedUsd: n = 0}) {
if (e || t === void 0 || t.inputTokens === 0) return {};
return {
input: {
tokens: t.inputTokens,
cached: t.cacheReadTokens,
savedUsd: n
}
};
}
function cachesOf(e, t) {
const n = new Map;
for (const [s, {id: r}] of e.entries()) {
const e = t[s]?.input;
e !== void 0 && n.set(r, [ ...n.get(r) ?? [], e ]);
}
const s = [ ...n ].map(([e, t]) => {
const n = t.reduce((e, {tokens: t}) => e + t, 0);
const s = t.reduce((e, {cached: t}) => e + t, 0);
const r = (0, o.tE)((0, i.eg)(t.map(e => e.savedUsd)));
return {
id: e,
inputTokens: n,
cachedTokens: s,
share: Number((s / n).toFixed(4)),
savedUsd: r
};
});
return s.some(({cachedTokens: e, savedUsd: t}) => e > 0 || t !== 0) ? {
caches: s
} : {};
}
function totalsOf(e, t, {minPassRate: n, atLeast: s, early: r, shard: a = null, awaitsAnswers: u = false, others: d = [], ...l}) {
const f = {};
for (const {state: e, conclusion: n} of t) e !== "ended" && e !== "open" || (f[n] = (f[n] ?? 0) + 1);
const countIn = e => t.filter(({state: t}) => t === e).length;
const h = (0, c.c1)(e, t, {
atLeast: s,
others: d
});
const p = h.filter(({outcome: e}) => e === "failed");
const m = (0, c.Cv)(h);
const g = t.filter(({state: e}) => e === "ended");
const w = {
name: l.name,
planId: l.planId,
counts: f,
deferred: countIn("deferred"),
parked: countIn("parked"),
...countIn("missing") === 0 ? {} : {
missing: countIn("missing")
},
passed: g.filter(e => e.isPassed).length,
failed: g.filter(e => !e.isPassed).length,
errors: g.filter(e => !e.isPassed && (0, c.dR)(e)).length,
costUsd: (0, o.tE)((0, i.eg)([ ...g.filter(e => !e.isReused).map(({costUsd: e}) => e), l.otherUsd ])),
passRates: m,
...cachesOf(e, t)
};
const v = a === null ? "No items, so there is nothing to do." : `Shard ${a} of the plan has no jobs.`;
const b = (0, c.MK)(m);
const y = u ? e.filter((e, n) => t[n]?.state === "deferred") : [];
const k = (0, c.dQ)(h, [ ...y, ...d ]);
const j = d.length > 0 ? "The merge of all shards" : "The run in which the deferred jobs end";
const O = {
figures: t,
ended: g,
groups: h,
failedGroups: p,
rate: b,
highest: k,
decides: j,
minPassRate: n,
early: r,
noJobs: v
};
return {
...w,
...conclusionOf(O)
};
}
function otherUsdOf(e) {
return (0, i.eg)(e.map(({otherUsd: e = 0}) => e));
}
function conclusionOf(e) {
const {figures: t, ended: n, early: r, rate: o, highest: a, decides: i, minPassRate: c} = e;
const {cancelled: u, fatal: d} = r;
if (d !== null) return {
conclusion: "config-error",
...d
};
if (u !== null) return {
conclusion: "cancelled",
code: "canceled",
reason: u
};
if (t.length === 0) return {
conclusion: "skipped",
code: "no-jobs",
reason: e.noJobs
};
if (t.every(({state: e}) => e === "parked")) return {
conclusion: "skipped",
code: "parked",
reason: allParked(t)
};
const l = sharedConfigError(n);
if (l !== null) return {
conclusion: "config-error",
...l
};
if (r.costReached !== null) {
const e = t.some(({state: e}) => e === "deferred");
return {
conclusion: "budget",
code: "max-cost-usd",
reason: `${r.costReached}${e ? " The next run continues." : ""}`
};
}
const f = failuresOf(e);
if (f !== null) return f;
const h = o !== null && o < c;
if (h && (a ?? 0) < c) {
const [e, n] = [ (0, s.T1)(o), (0, s.T1)(c) ];
const r = e === n ? String(c) : n;
return {
conclusion: "incomplete",
code: "min-pass-rate",
reason: `${e} of the evaluated jobs passed, less than min-pass-rate (${r}).${parkedIn(t)}`
};
}
const p = h ? ` ${i} decides whether min-pass-rate is reached.` : "";
return {
conclusion: "success",
code: "jobs-completed",
reason: `${reasonOfSuccess(e)}${p}`
};
}
const allParked = ({length: e}) => (e === 1 ? "The only job is" : `All ${(0, s.ZV)(e)} jobs are`) + " parked. Run the batch with retry-failed once the cause is gone.";
function costReachedIn(e) {
const [t, ...n] = e.filter(({conclusion: e}) => e === "budget");
if (t === void 0) return null;
return n.length > 0 ? u : t.costReached ?? u;
}
const u = "max-cost-usd was reached.";
function reasonOfSuccess({figures: e, ended: t, groups: n, rate: r}) {
const o = t.filter(e => e.isPassed);
const a = o.filter(({isReused: e}) => e).length;
const i = `${(0, s.ZV)(o.length)} of ${(0, s.B4)(e.length, "job")} passed`;
const c = a === 0 ? "" : `, ${(0, s.ZV)(a)} of them reused`;
const u = r === null || r === 1 ? "" : `, ${(0, s.T1)(r)} of those that were evaluated`;
const sentence = (e, t) => {
const r = n.filter(({outcome: t}) => t === e).flatMap(e => e.figures);
const o = r.filter(e => !e.isPassed).length;
return o === 0 ? "" : ` ${(0, s.B4)(o, "repeat")} did not pass, but at-least ${t}.`;
};
const d = sentence("undecided", "can still be reached");
return `${i}${c}${u}.${sentence("passed", "was reached")}${d}${parkedIn(e)}`;
}
function parkedIn(e) {
const {length: t} = e.filter(({state: e}) => e === "parked");
return t === 0 ? "" : ` ${(0, s.B4)(t, "job is", "jobs are")} parked.`;
}
function sharedConfigError(e) {
const t = e.filter(({isReused: e}) => !e);
const [n, ...s] = t;
if (n?.conclusion !== "config-error" || s.length === 0 && e.length > 1) return null;
const {code: r, reason: o} = n;
const a = s.every(e => e.conclusion === "config-error" && e.reason === o);
return a ? {
reason: o,
...r === void 0 ? {} : {
code: r
}
} : null;
}
function failuresOf({figures: e, ended: t, failedGroups: n}) {
if (!n.some(({figures: e}) => e.some(c.dR))) return null;
const r = t.filter(({conclusion: e}) => e !== "success");
const o = t.filter(e => e.conclusion === "success" && e.evaluations.errors > 0).length;
const a = t.filter(({isPassed: e}) => !e).length - o;
const i = [ ...r.length === 0 ? [] : [ `${(0, s.ZV)(a)} of ${(0, s.B4)(e.length, "job")} failed` ], ...o === 0 ? [] : [ `the evaluations of ${(0, 
s.B4)(o, "job")} could not be done` ] ];
const u = `${i.join(", and ")}.${parkedIn(e)}`;
const d = new Set(r.map(({conclusion: e}) => e));
const [l] = d;
const f = d.size === 1 && (l === "no-output" || l === "provider-error");
const h = r.length === e.length ? "all-jobs-failed" : "some-jobs-failed";
return {
conclusion: f ? l : "incomplete",
code: r.length === 0 ? "evaluation-errors" : h,
reason: u.charAt(0).toUpperCase() + u.slice(1)
};
}
function exitCodeOfBatch(e, t = false) {
if (e === "success" || e === "skipped") return t ? 1 : 0;
return e === "denied" ? 1 : (0, r.FO)(e);
}
}),
18637: (function(e, t, n) {
n.d(t, {
Gf: () => openState,
K0: () => defaultStatePath,
un: () => readState
});
var s = n(76760);
var r = n(42357);
var o = n(80202);
var a = n(81135);
var i = n(76693);
var c = n(15365);
var u = n(72443);
var d = n(31734);
var l = n(5104);
var f = n(39035);
var h = n(98058);
const p = 64e6;
async function openState(e) {
const {path: t, name: n, temporary: s, key: r} = e;
const {directory: o, lock: u} = await orUnusable(t, async () => {
const o = await (0, i.v)(t, {
create: true,
root: e.root
});
await claim(o, n);
const c = (0, a.Z4)(o.path, s);
const u = "holder" in c ? o : writtenWhileHeld(o, t, c);
return {
directory: (0, h.r0)(u, r),
lock: c
};
});
if ("holder" in u) throw unusable(t, {
message: "another process is using this state directory",
found: `process ${String(u.holder.pid)}, which was running at ${new Date(u.holder.confirmedAt).toISOString()}`,
hint: "wait until it has ended, or use --state with another directory"
});
try {
const n = await orUnusable(t, async () => {
await o.remove("running");
await (0, c.E1)(o.path);
await (e.restore?.(o));
return new Set((await o.names("jobs")).map(e => e.replace(/\.json$/, "")));
});
return {
...stateIn(o, e.onNotice, n),
release: () => u.release()
};
} catch (e) {
u.release();
throw e;
}
}
function writtenWhileHeld(e, t, n) {
const requireHeld = () => {
if (!n.isLost()) return;
throw unusable(t, {
message: "another process has taken over this state directory",
found: "this process could not confirm for a minute that it is running",
hint: "wait until the other one has ended, and run the batch again: what was stored before is kept"
});
};
return {
...e,
write: async (t, n) => {
requireHeld();
await e.write(t, n);
},
add: async (t, n) => {
requireHeld();
await e.add(t, n);
}
};
}
async function readState(e, t, n = null) {
return await orUnusable(e, async () => stateIn((0, h.r0)(await (0, i.v)(e, {
create: false,
root: null
}), n), t));
}
const m = 10;
function stateIn(e, t, n) {
const s = new Set;
return {
directory: e,
record: async o => {
if (n?.has(o.key) === false) return null;
const a = e.read(`jobs/${o.key}.json`, p);
const i = await a.catch((0, r.j6)(u.k, ({message: e}) => ({
problem: e
})));
const c = i === null || "problem" in i ? i : (0, l.H)(i, o.key);
if (c === null) return null;
const d = "problem" in c ? c.problem : (0, l.O)(c, o) ? null : "it was not written for this job";
if (d === null && !("problem" in c)) return c;
if (s.has(o.key)) return null;
s.add(o.key);
s.size === m && t("More stored results are not used.");
s.size < m && t(`The stored result ${o.key.slice(0, 12)} is not used, because ${d ?? ""}.`);
return null;
},
save: async (t, s, r = null) => {
const {key: o, transcriptPath: a} = t;
a !== null && r !== null ? e.writeNew(a, r) : a !== null && await keepTranscript(e, o, a);
const [i, c] = [ `jobs/${o}.json`, `${JSON.stringify(t)}\n` ];
await (s === null ? e.add(i, c) : e.write(i, c));
n?.add(o);
const u = s?.transcriptPath ?? null;
u !== null && u !== t.transcriptPath && await e.remove(u);
},
lastRun: async () => await (0, d.h)(e, f.y6, f.Lx, p),
saveRun: async t => {
await e.flush();
await e.write(f.y6, `${JSON.stringify(t)}\n`);
}
};
}
async function keepTranscript(e, t, n) {
const s = `running/${t}.jsonl`;
await e.has(s) && await e.move(s, n);
}
async function claim(e, t) {
const n = await e.read(f.V4, 1e4);
if (n === null) {
const n = (await e.names(".")).filter(e => !e.startsWith("."));
if (n.length > 0) throw unusable(e.path, {
message: "this directory contains other files",
found: n.slice(0, 5).join(", "),
hint: "use --state with an empty directory, or with one that a batch has written"
});
await e.write(".gitignore", "*\n");
await e.write(f.V4, `${JSON.stringify({
formatVersion: 1,
name: t
})}\n`);
return;
}
const s = (0, f.fW)(n, {
name: t,
otherwise: `use --state with another directory for ${t}`
});
if (s !== null) throw unusable(e.path, {
...s,
message: `this directory ${s.message}`
});
}
async function orUnusable(e, t) {
return await (0, o.B)(t(), {
code: "state-unusable",
location: e,
message: "the state directory cannot be used",
hint: "use --state with a directory that can be written and contains no links"
});
}
function unusable(e, t) {
return new r.yo({
code: "state-unusable",
location: e,
...t
});
}
function defaultStatePath(e, t) {
return (0, s.join)(e, ".sallyport/state", t);
}
}),
30889: (function(e, t, n) {
n.d(t, {
XK: () => planFileText,
hp: () => savePlan,
vS: () => parsePlan,
wr: () => readPlanFile
});
var s = n(94343);
var r = n(43759);
var o = n(42357);
var a = n(52012);
function* planFileText(e) {
const {jobs: t, ...n} = e;
yield `${JSON.stringify(n).slice(0, -1)},"jobs":[\n`;
let s = [];
for (const [e, n] of t.entries()) {
const {item: r} = n;
const o = r === null ? null : {
id: r.id,
fields: r.fields,
content: r.content
};
s.push(`${JSON.stringify({
...n,
item: o
})}${e < t.length - 1 ? "," : ""}\n`);
if (s.length < 1e3) continue;
yield s.join("");
s = [];
}
yield `${s.join("")}]}\n`;
}
async function savePlan(e, t) {
const n = await e.create("plan.json");
for (const e of planFileText(t)) await n.write(e);
await n.close();
}
const hex = e => s.YjP().check(r.Fk(new RegExp(`^[0-9a-f]{${String(e)}}$`)));
const i = s.Whr().check(r.qm(0));
const c = s.Ikc({
id: s.YjP(),
index: i,
item: s.mee(s.Ikc({
id: s.YjP(),
fields: s.g1P(s.YjP(), s.L5J()),
content: s.mee(s.YjP())
})),
matrix: s.g1P(s.YjP(), s.KCZ([ s.YjP(), s.aig(), s.zMY() ])),
repeat: s.Whr().check(r.qm(1)),
key: hex(64),
keyParts: s.Ikc(Object.fromEntries(a.N.map(e => [ e, s.YjP() ]))),
slot: s.YjP(),
evaluationDigest: s.YjP(),
model: s.YjP(),
promptCharacters: s.aig(),
estimatedCostUsd: s.mee(s.aig()),
shard: s.Whr().check(r.qm(1))
});
const u = s.Ikc({
formatVersion: s.euz(1),
planId: hex(32),
name: s.YjP(),
fileDigest: hex(64),
shards: s.Whr().check(r.qm(1), r.Zm(256)),
jobs: s.YOg(c),
notices: s.YOg(s.YjP())
});
function readPlanFile(e, t, n, s = false) {
const r = parsePlan(e, t);
if (r.fileDigest !== n.digest) throw planProblem(e, `the plan was made from another version of ${n.path}`, s ? "--resume needs the batch file of the last run; run without it to use the new one" : "check out the same commit for the plan and for its shards, or make a new plan");
return r;
}
function parsePlan(e, t) {
const n = parse(e, (new TextDecoder).decode(t));
const s = u.safeParse(n);
if (!s.success) {
const [t] = s.error.issues;
const n = t === void 0 || t.path.length === 0 ? "" : `: ${t.path.join(".")} is missing or wrong`;
throw planProblem(e, `the file is not a plan of this version of Sallyport${n}`, "create it with batch plan");
}
return {
...s.data,
jobs: s.data.jobs
};
}
function parse(e, t) {
try {
return JSON.parse(t);
} catch (t) {
throw planProblem(e, `the plan is not valid JSON: ${(0, o.bD)(t)}`, "make it again with batch plan");
}
}
function planProblem(e, t, n) {
return new o.yo({
code: "batch-plan",
location: e,
message: t,
hint: n
});
}
}),
31734: (function(e, t, n) {
n.d(t, {
R: () => readOrProblem,
h: () => readValid
});
var s = n(42357);
var r = n(20274);
var o = n(72443);
async function readValid(e, t, n, s = 1e6) {
const r = await readOrProblem(e, t, n, s);
return r !== null && "value" in r ? r.value : null;
}
async function readOrProblem(e, t, n, a) {
const i = await e.read(t, a).catch((0, s.j6)(o.k, ({message: e}) => ({
problem: e
})));
if (i === null || "problem" in i) return i;
const c = n.safeParse((0, r.U4)(i.toString("utf8"))).data;
return c === void 0 ? {
problem: "its content is damaged or has another format"
} : {
value: c
};
}
}),
5104: (function(e, t, n) {
n.d(t, {
H: () => parseRecord,
O: () => hasPartsOf
});
var s = n(77730);
var r = n(52012);
function parseRecord(e, t) {
let n;
try {
n = JSON.parse(e.toString("utf8"));
} catch {
return {
problem: "it is not valid JSON"
};
}
const r = s._p.safeParse(n);
if (!r.success) {
const e = r.error.issues[0]?.path.join(".") ?? "";
if (e === "formatVersion") return {
problem: "another version of Sallyport has written it"
};
return {
problem: `${e || "its content"} is invalid`
};
}
const o = r.data;
if (o.key !== t) return {
problem: "it belongs to another job"
};
if (o.transcriptPath !== null && !o.transcriptPath.startsWith(`transcripts/${t}-`)) return {
problem: "its transcript belongs to another job"
};
return o;
}
function hasPartsOf(e, t) {
return r.N.every(n => e.keyParts[n] === t.keyParts[n]);
}
}),
47613: (function(e, t, n) {
n.d(t, {
Hh: () => isPassed,
Ku: () => whyParked,
LF: () => dispositionOf,
UQ: () => meanScore,
lE: () => isPermanent,
qX: () => hasEndedIn,
q_: () => failuresInARow,
v1: () => isUnwritten
});
var s = n(54539);
const r = new Set([ "bad-request", "context-length", "refused", "unwritten-output", "unusable-changes" ]);
function dispositionOf(e, t, {parkAfter: n, retryFailed: s, rescore: r, resumed: o, sent: a}) {
if (e === null) return {
kind: "run",
why: "new"
};
if (a.has(e.key)) return {
kind: "run",
why: "requested"
};
if (isUnwritten(e)) return {
kind: "rescore"
};
if (s && hasFailed(e)) return {
kind: "run",
why: "requested"
};
const i = e.evaluationDigest !== t || e.evaluations.some(isError);
const c = e.conclusion === "success" && (r || i);
if (c) return {
kind: "rescore"
};
if (e.conclusion === "success") return {
kind: "reuse"
};
if (o !== null && hasEndedIn(e, o)) return {
kind: "reuse"
};
if (n !== null && (e.sameFailures >= n || isPermanent(e))) return {
kind: "parked"
};
return isPermanent(e) ? {
kind: "reuse"
} : {
kind: "run",
why: "failed before"
};
}
function hasEndedIn({planId: e, endedAt: t}, n) {
return e === n.planId && t >= n.startedAt;
}
function whyParked(e) {
if (e.errorKind === "unusable-changes") return "its answer is paid for";
return isPermanent(e) ? "the same request fails every time" : `it failed ${(0, s.B4)(e.sameFailures, "time")} in the same way`;
}
function isPermanent({errorKind: e}) {
return e !== null && r.has(e);
}
function isUnwritten({errorKind: e}) {
return e === "unwritten-output";
}
function hasFailed(e) {
return !isPassed({
...e,
evaluations: e.evaluations.filter(e => !isError(e))
});
}
const isError = ({status: e}) => e === "error";
function isPassed({conclusion: e, evaluations: t, minScore: n}) {
if (e !== "success" || t.some(isError)) return false;
if (n === void 0) return t.every(({status: e}) => e === "passed");
return t.length === 0 || meanScore(t) >= n;
}
function meanScore(e) {
const t = e.reduce((e, {weight: t = 1}) => e + t, 0);
const n = e.reduce((e, {score: t, weight: n = 1}) => e + t * n, 0) / t;
return Number(n.toFixed(9));
}
function failuresInARow(e, t) {
if (t.conclusion === "success") return 0;
const n = e?.code !== void 0 && e.code === t.code && e.conclusion === t.conclusion && e.errorKind === t.errorKind;
return n ? e.sameFailures + 1 : 1;
}
}),
98058: (function(e, t, n) {
n.d(t, {
dy: () => isSealed,
nz: () => isOfOtherKey,
r0: () => sealDirectory
});
var s = n(77598);
var r = n(42357);
var o = n(72443);
const a = /^(jobs|answers|delivery|trees|writes)\/|^run\.json$/;
const i = "plan.json";
const c = `${i}.mac`;
const u = "it was not written with resume-key";
const d = /,"mac":"([0-9a-f]{64})"\}\n$/;
const l = 75;
function sealDirectory(e, t) {
const mac = e => (0, s.createHmac)("sha256", `sallyport state ${t ?? ""}`).update(`${e}\n`);
const examine = (e, t, n) => {
const r = mac(e).update(t).digest("hex");
if (n.length !== r.length || !(0, s.timingSafeEqual)(Buffer.from(n), Buffer.from(r))) throw new o.k("refused", e, u);
};
const withMac = (e, n) => {
if (t === null || !a.test(e)) return n;
const s = `${n.toString("utf8").trimEnd()}\n`;
return `${s.slice(0, -2)},"mac":"${mac(e).update(s).digest("hex")}"}\n`;
};
return {
...e,
read: async (n, s) => {
const r = await e.read(n, s);
if (r === null) return null;
if (n === i && t !== null) {
const t = await e.read(c, 100);
examine(n, r, t?.toString("utf8").trim() ?? "");
return r;
}
if (!a.test(n)) return r;
const o = d.exec(r.subarray(-l).toString("latin1"))?.[1];
const u = o === void 0 ? r : withoutMac(r);
t !== null && examine(n, u, o ?? "");
return u;
},
write: async (t, n) => await e.write(t, withMac(t, n)),
add: async (t, n) => await e.add(t, withMac(t, n)),
create: async n => {
const s = await e.create(n);
if (t === null || n !== i) return s;
const r = mac(n);
return {
write: async e => {
r.update(e);
await s.write(e);
},
close: async () => {
await s.close();
await e.write(c, `${r.digest("hex")}\n`);
},
abandon: () => s.abandon()
};
}
};
}
async function isOfOtherKey(e, t, n) {
return await e.read(t, n).then(() => false, (0, r.j6)(o.k, ({message: e}) => e === u));
}
async function isSealed(e) {
return await e.has(c);
}
function withoutMac(e) {
return Buffer.concat([ e.subarray(0, e.length - l), Buffer.from("}\n") ]);
}
})
};
