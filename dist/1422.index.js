"use strict";

exports.id = 1422;

exports.ids = [ 1422 ];

exports.modules = {
12290: (function(t, n, e) {
e.d(n, {
O: () => batchSource
});
var s = e(42357);
var o = e(54539);
var r = e(72443);
var a = e(1359);
var i = e(90859);
var c = e(90120);
var l = e(20653);
var u = e(95363);
var d = e(5335);
var f = e(53599);
var m = e(22743);
var p = e(80141);
var h = e(28605);
async function batchSource(t, n, e) {
const s = [];
const o = new Set;
for (const r of t.plan.jobs) {
const [a, i] = [ t.figures[r.index], t.states[r.index] ];
if (a === void 0 || i === void 0) continue;
const c = await t.rowOf(r);
const l = n === null ? null : markOf(r, a, n.outcomes);
const u = pageRow({
job: r,
figures: a,
state: i,
mark: l,
...c
}, o, e.clean);
o.add(u.key);
s.push({
job: r,
rank: l === "new" ? -1 : (0, h.IQ)({
figures: a
}),
row: u
});
}
s.sort((t, n) => t.rank - n.rank || t.job.index - n.job.index);
return {
overview: overviewOf(t, n, {
rows: s.map(({row: t}) => t),
clean: e.clean
}),
jobs: async function*() {
for (const {job: n, row: o} of s) yield await pageJob(o.key, n, t, e);
}
};
}
function overviewOf({totals: t, run: n, plan: e}, s, {rows: o, clean: r}) {
const a = new Set(e.jobs.map(t => (0, m.Kv)({
...t,
item: t.item?.fields ?? null
})));
const i = [ ...s?.outcomes.keys() ?? [] ].filter(t => !a.has(t)).length;
return {
kind: "batch",
title: r(t.name),
conclusion: t.conclusion,
label: (0, f.NB)(t).text,
reason: r(t.reason),
endedAt: n.endedAt,
costUsd: t.costUsd,
previous: s === null ? null : {
name: r(s.name),
gone: i
},
passRates: t.passRates.map(({matrix: t, ...n}) => ({
...n,
id: r(n.id),
name: r((0, f.B6)({
id: n.id,
matrix: t
})),
model: r(n.model),
words: r((0, f.We)({
matrix: t
}))
})),
pullRequests: (0, p._)(t.pullRequests).map(({before: t, url: n, after: e}) => ({
before: r(t),
url: n === null ? null : r(n),
after: r(e)
})),
rows: o
};
}
function markOf(t, n, e) {
if (n.state !== "ended" || (0, h.t8)(n)) return null;
const s = e.get((0, m.Kv)({
...t,
item: t.item?.fields ?? null
}));
if (!n.isPassed) return s === false ? null : "new";
return s === false ? "fixed" : null;
}
const g = 300;
function pageRow({job: t, figures: n, state: e, mark: s, row: o, record: r}, a, i) {
const {evaluations: c} = n;
const u = e.kind === "ended" ? reasonOfEnd(o, n) : (0, d.xQ)(e, r);
const m = t.key.slice(0, 12);
return {
key: a.has(m) ? `${m}-${String(t.index)}` : m,
name: i((0, f.er)(t)),
id: i(t.id),
model: i(t.model),
state: pageState(n),
conclusion: o.conclusion,
reason: (0, l.ml)(i(u).replace(/\s+/g, " "), g),
isReused: o.reused,
mark: s,
evaluations: {
passed: c.passed,
total: c.passed + c.failed + c.errors
},
costUsd: o.costUsd,
durationMs: (0, h.cf)(n, r)
};
}
function reasonOfEnd({conclusion: t, reason: n, evaluations: e}, {isPassed: s}) {
if (t !== "success") return n;
const [o] = s ? [] : (0, h.Qg)(e);
return o === void 0 ? "" : `${o.name}: ${o.reason}`;
}
const capitalized = t => `${t.slice(0, 1).toUpperCase()}${t.slice(1)}`;
function pageState(t) {
const {state: n, isPassed: e, conclusion: s} = t;
if (n !== "ended") return n === "missing" ? "open" : n;
if (e) return "passed";
if (s !== "success") return "failed";
return (0, h.t8)(t) ? "error" : "evaluation";
}
async function pageJob(t, n, e, s) {
const {clean: o} = s;
const {row: r, record: a} = await e.rowOf(n);
const l = e.states[n.index];
const f = l?.kind === "ended";
const m = await transcriptOf(a?.transcriptPath ?? null, r.reused || !f, e);
const p = "text" in m ? (0, i.$)(m.text, o) : null;
const h = p === null ? {
entries: [],
missing: null
} : (0, i.q)(p.entries);
return {
key: t,
reason: o(l === void 0 || l.kind === "ended" ? r.reason : capitalized((0, d.xQ)(l, a))),
facts: factsOf(n, r, a, p?.mode ?? "").map(([t, n]) => [ t, o(n) ]),
item: Object.entries(r.item ?? {}).map(([t, n]) => [ o(t), o((0, u.gF)(n)) ]),
text: o(r.text),
structured: r.structured === void 0 ? null : o(JSON.stringify(r.structured, null, 2)),
evaluations: r.evaluations.map(({name: t, status: n, score: e, reason: s}) => ({
name: o(t),
status: n,
score: e,
reason: o(s)
})),
changes: (0, c.x)(a?.changes ?? [], o),
notices: (a?.notices ?? []).map(o),
entries: h.entries,
missing: "missing" in m ? m.missing : h.missing
};
}
function factsOf(t, n, e, s) {
const o = e === null ? [] : endFacts(e);
return [ [ "Entry", t.id ], [ "Model", t.model ], ...Object.entries(t.matrix).filter(([t]) => t !== "model").map(([t, n]) => [ t, String(n) ]), [ "Repeat", t.repeat === 1 ? "" : String(t.repeat) ], [ "Mode", s ], ...o, [ "Cost", n.costUsd === null ? "" : (0, 
a.BD)(n.costUsd) ], [ "Reused", n.reused ? "from an earlier run" : "" ], [ "Attempt", n.attempt === 1 ? "" : String(n.attempt) ], [ "Transcript", n.transcriptPath === null ? "" : shortPath(n.transcriptPath) ] ].filter(t => t[1] !== "");
}
const shortPath = t => t.replace(/[0-9a-f]{64}/, t => `${t.slice(0, 12)}\u2026`);
function endFacts({turns: t, toolCalls: n, usage: e, durationMs: s, endedAt: r, shard: i}) {
return [ [ "Turns", (0, o.ZV)(t) ], [ "Calls", (0, o.ZV)(n) ], [ "Tokens", `${(0, 
o.ZV)(e.inputTokens)} in, ${(0, o.ZV)(e.outputTokens)} out` ], [ "Time", (0, a.a3)(s) ], [ "Ended", r.replace("T", " ").replace(/(\.\d+)?Z$/, " UTC") ], [ "Shard", i ?? "" ] ];
}
const v = 64e6;
const $ = "The conversation is in the report of an earlier run: a branch or a cache that keeps the state has only answers.";
async function transcriptOf(t, n, {state: e}) {
if (t === null) return {
missing: "This job has no conversation."
};
try {
const s = await e.directory.read(t, v);
if (s !== null) return {
text: s.toString("utf8")
};
return {
missing: n ? $ : `${t} does not exist.`
};
} catch (t) {
(0, s.ki)(t, r.k);
return {
missing: `The conversation cannot be shown: ${t.message}`
};
}
}
}),
67915: (function(t, n, e) {
e.d(n, {
gt: () => noticeLines,
vL: () => deferredLines,
wz: () => createNoticeCollector
});
var s = e(54539);
var o = e(20653);
const r = 10;
const a = 400;
function createNoticeCollector() {
const t = new Map;
let n = 0;
let e = 0;
return {
add: ({name: s, notices: i}) => {
const c = new Set(i.map(t => (0, o.ml)((0, o.TN)(t), a)));
c.size > 0 && (n += 1);
for (const n of c) {
const i = t.get(n);
i !== void 0 ? i.jobs += 1 : t.size < r ? t.set(n, {
text: n,
name: (0, o.ml)(s, a),
jobs: 1
}) : e += 1;
}
},
collected: () => ({
jobs: n,
groups: [ ...t.values() ],
others: e
})
};
}
function noticeLines(t) {
return linesBelow(`Notices of ${(0, s.B4)(t.jobs, "job")}:`, t);
}
function deferredLines(t) {
return linesBelow("Deferred to the next run:", t);
}
function linesBelow(t, {jobs: n, groups: e, others: o}) {
if (n === 0) return [];
return [ t, ...e.map(t => `${t.jobs === 1 ? t.name : (0, s.B4)(t.jobs, "job")}: ${t.text}`), ...o === 0 ? [] : [ `and ${(0, 
s.ZV)(o)} more in result.json of the state directory` ] ];
}
}),
80141: (function(t, n, e) {
e.d(n, {
_: () => pullRequestRows,
a: () => pullRequestLines
});
var s = e(54539);
var o = e(74397);
var r = e(20653);
const a = {
markdown: 100,
page: 100,
terminal: 20
};
const i = 10;
const c = 100;
const l = 400;
function pullRequestLines(t = [], n) {
if (t.length === 0) return [];
const {shown: e, more: s} = shownIn(t, n);
if (n === "terminal") return [ "Pull requests:", ...[ ...e.map(t => lineOf(t, t.url ?? "")), ...s ].map(t => `  ${t}`) ];
const o = [ ...e.map(markdownLine), ...s ].map(t => `- ${t}`);
return [ "#### Pull requests", "", ...o, "" ];
}
function pullRequestRows(t = []) {
const {shown: n, more: e} = shownIn(t, "page");
return [ ...n.map(partsOf), ...e.map(t => ({
before: t,
url: null,
after: ""
})) ];
}
function shownIn(t, n) {
const e = t.slice(0, a[n]);
const o = t.length - e.length;
return {
shown: e,
more: o === 0 ? [] : [ `and ${(0, s.ZV)(o)} more in result.json of the state directory` ]
};
}
function markdownLine(t) {
const {before: n, url: e, after: s} = partsOf(t);
if (e === null) return (0, o.ft)(n);
return `${(0, o.ft)(n)} [pull request](${e}) ${(0, o.ft)(s)}`.trimEnd();
}
function partsOf(t) {
if (!(0, o.n1)(t.url)) return {
before: lineOf(t, ""),
url: null,
after: ""
};
const [n = "", e = ""] = lineOf(t, "\n").split("\n");
return {
before: n,
url: t.url,
after: e
};
}
function lineOf({outcome: t, jobs: n, note: e}, o) {
const a = n.length > i ? [ `and ${(0, s.ZV)(n.length - i)} more` ] : [];
const u = n.slice(0, i).map(t => (0, r.ml)((0, r.TN)(t), c));
const d = [ t === "created" ? "opened" : t, ...o === "" ? [] : [ o ], ...u.length === 0 ? [] : [ `(${[ ...u, ...a ].join(", ")})` ] ].join(" ");
return e === "" ? d : `${d}: ${(0, r.ml)((0, r.TN)(e), l)}`;
}
}),
85737: (function(t, n, e) {
e.d(n, {
L: () => createRowSelection,
_: () => i
});
var s = e(20653);
var o = e(67915);
var r = e(28605);
const a = 2e3;
const i = 800;
function createRowSelection() {
const t = [ [], [], [], [] ];
const [n, e] = [ (0, o.wz)(), (0, o.wz)() ];
let s = 0;
return {
add: o => {
const {name: i, figures: c} = o;
n.add({
name: i,
notices: o.row.notices
});
o.deferred !== null && e.add({
name: i,
notices: [ o.deferred ]
});
c.state !== "ended" || c.isReused || (s += c.costUsd ?? 0);
const l = t[(0, r.IQ)(o)];
l !== void 0 && l.length < a && l.push(short(o));
},
selected: o => ({
rows: t.flat().slice(0, a),
notices: n.collected(),
deferred: e.collected(),
knownUsd: s,
count: o
})
};
}
function short({row: t, ...n}) {
return {
...n,
row: {
...t,
text: "",
structured: void 0,
notices: [],
reason: (0, s.ml)(t.reason, i)
}
};
}
}),
4690: (function(t, n, e) {
e.d(n, {
NV: () => batchHeadline,
uG: () => batchText,
xC: () => batchSummary
});
var s = e(54539);
var o = e(1359);
var r = e(26047);
var a = e(74397);
var i = e(32622);
var c = e(20653);
var l = e(47613);
var u = e(53599);
var d = e(67915);
var f = e(80141);
var m = e(85737);
var p = e(28605);
const h = 9e5;
const g = m._ / 2;
const v = 120;
function batchSummary(t, n) {
const {rows: e, notices: o, count: r} = n;
const {sign: i, text: c} = (0, u.NB)(t);
const l = [ `### ${i} ${(0, a.ft)(t.name)}: ${c}`, "", (0, a.ft)(t.reason), "", figuresOf(t, n), "", ...retryHint(t, e, "`retry-failed`").flatMap(t => [ t, "" ]), ...passRateTable(t), ...(0, 
f.a)(t.pullRequests, "markdown") ];
if (r === 0) return fitting(l);
const d = [ "| Job | Conclusion | Evaluation | Cost | Time | Link |", "| --- | --- | --- | ---: | ---: | --- |" ];
let m = Buffer.byteLength([ ...l, ...d ].join("\n"));
let p = 0;
for (const t of e) {
const n = tableLine(t);
m += Buffer.byteLength(n) + 1;
if (m > h) break;
d.push(n);
p += 1;
}
const g = r - p;
const v = g === 0 ? [] : [ "", `${(0, s.B4)(g, "more job")} in results.jsonl of the state directory.` ];
return fitting([ ...l, ...d, ...v, ...noticeList(o) ]);
}
function fitting(t) {
const n = "in result.json of the state directory";
const e = t.join("\n");
return `${(0, i.o)(e, {
limit: r.fx - 1,
unit: "bytes",
whole: n
}).trimEnd()}\n`;
}
function noticeList(t) {
const [n, ...e] = (0, d.gt)(t).map(t => (0, a.ft)(t));
return n === void 0 ? [] : [ "", n, "", ...e.map(t => `- ${t}`) ];
}
function passRateTable({passRates: t}) {
if (t.length === 0) return [];
const line = ({id: t, matrix: n, model: e, passed: s, failed: o, errors: r, rate: i}) => `| ${[ (0, 
u.B6)({
id: t,
matrix: n
}), e ].map(t => (0, a.ft)((0, c.ml)(t, g))).join(" | ")} | ${rateText(i)} | ${[ s, o, r ].join(" | ")} |`;
return [ "| Entry | Model | Pass rate | Passed | Failed | Errors |", "| --- | --- | ---: | ---: | ---: | ---: |", ...t.slice(0, $).map(line), "", ...moreRates(t.length - $).flatMap(t => [ t, "" ]) ];
}
const $ = 100;
const moreRates = t => t > 0 ? [ `and ${(0, s.B4)(t, "more pass rate")} in result.json of the state directory` ] : [];
const rateText = t => t === null ? "none" : (0, s.T1)(t);
function figuresOf({counts: t, passed: n, deferred: e, parked: r, missing: a = 0, costUsd: i}, {count: c, knownUsd: l}) {
const u = (t.success ?? 0) - n;
const d = [ (0, s.B4)(c, "job"), ...n === 0 ? [] : [ `${(0, s.ZV)(n)} passed` ], ...u <= 0 ? [] : [ `${(0, 
s.ZV)(u)} with a failed evaluation` ], ...Object.entries({
...t,
success: 0
}).flatMap(([t, n]) => n === 0 ? [] : [ `${(0, s.ZV)(n)} ${t === "cancelled" ? "canceled" : t}` ]), ...e === 0 ? [] : [ `${(0, 
s.ZV)(e)} deferred to the next run` ], ...r === 0 ? [] : [ `${(0, s.ZV)(r)} parked` ], ...a === 0 ? [] : [ `${(0, 
s.ZV)(a)} missing` ], i === null && l > 0 ? `at least ${(0, o.BD)(l)}` : (0, o.BD)(i) ];
return d.join(", ");
}
function retryHint({parked: t}, n, e) {
const isKept = ({figures: t}) => (0, p.IQ)({
figures: t
}) === 0 && t.isReused && (t.conclusion !== "success" || t.evaluations.failed > 0);
return t > 0 || n.some(isKept) ? [ `${e} runs parked jobs and reused failures again.` ] : [];
}
function tableLine(t) {
const {name: n, row: e, durationMs: s} = t;
const r = (0, u.EA)(e.item);
const i = [ (0, a.ft)((0, c.ml)(n, g)), (0, a.ft)(conclusionText(t)), evaluationTexts(t).map(t => (0, 
a.ft)(t)).join("<br>"), e.costUsd === null ? "" : (0, o.BD)(e.costUsd), s === null ? "" : (0, 
o.a3)(s), r === null ? "" : `[item](${r})` ];
return `| ${i.join(" | ")} |`;
}
function conclusionText(t) {
const {row: n, figures: e} = t;
const s = (0, c.ml)(n.reason, g);
if (e.state !== "ended" && s !== "") return s;
return n.conclusion === "success" ? (0, p.L4)(t) : `${(0, p.L4)(t)}: ${s}`;
}
const w = 3;
function evaluationTexts({row: {evaluations: t}, figures: {isPassed: n}}) {
if (t.length === 0) return [];
const e = (0, p.Qg)(t);
if (n && e.length > 0) return [ `score ${String((0, l.UQ)(t))}` ];
if (e.length === 0) return [ `${String(t.length)} passed` ];
const s = e.length - w;
return [ ...e.slice(0, w).map(({name: t, status: n, reason: e}) => {
const s = `${(0, c.ml)(t, v)}: ${n === "error" ? "error: " : ""}`;
return `${s}${(0, c.ml)(e, v)}`;
}), ...s > 0 ? [ `and ${String(s)} more` ] : [] ];
}
const batchHeadline = t => `${t.name}: ${(0, u.NB)(t).text}. ${t.reason}`;
function batchText(t, n) {
const {rows: e, notices: s, deferred: o} = n;
const r = (0, c.ml)(t.reason, m._);
const a = e.filter(t => (0, p.IQ)(t) < 2 && !(0, p.Uh)(t) && t.row.reason !== r);
const i = a.slice(0, 20);
const l = i.map(t => `  ${t.name}: ${(0, p.L4)(t)}: ${oneLine(t)}`);
const u = a.length - i.length;
const h = [ (0, d.vL)(o), (0, d.gt)(s) ].flatMap(([t, ...n]) => t === void 0 ? [] : [ "", t, ...n.map(t => `  ${t}`) ]);
const g = (0, f.a)(t.pullRequests, "terminal");
return [ batchHeadline(t), figuresOf(t, n), ...retryHint(t, e, "--retry-failed"), ...t.passRates.slice(0, x).map(rateLine), ...moreRates(t.passRates.length - x).map(t => `  ${t}`), ...l.length === 0 ? [] : [ "", ...l ], ...u === 0 ? [] : [ `  and ${String(u)} more` ], ...g.length === 0 ? [] : [ "", ...g ], ...h ].join("\n");
}
const x = 20;
function rateLine({id: t, matrix: n, model: e, passed: o, failed: r, errors: a, rate: i}) {
const c = a === 0 ? "" : `, ${(0, s.B4)(a, "error")}`;
const l = `${String(o)} of ${String(o + r)}${c}`;
return `  ${(0, u.B6)({
id: t,
matrix: n
})}, ${e}: ${rateText(i)} passed (${l})`;
}
function oneLine(t) {
const {row: n} = t;
const e = n.conclusion === "success" ? evaluationTexts(t).map(t => t.replace(/\.$/, "")).join("; ") : n.reason;
return (0, c.ml)(e.replace(/\s+/g, " "), g);
}
}),
11422: (function(t, n, e) {
e.r(n);
e.d(n, {
report: () => report
});
var s = e(76760);
var o = e(74397);
var r = e(53599);
var a = e(85737);
var i = e(28605);
var c = e(4690);
async function batchReportText({plan: t, figures: n, totals: e, rowOf: s}, o, {asMarkdown: l}) {
const u = (0, a.L)();
for (const e of t.jobs) {
const t = n[e.index];
if (t === void 0) continue;
const {row: a, record: c, deferred: l} = await s(e);
const d = a.evaluations.map(t => ({
...t,
name: o(t.name),
reason: o(t.reason)
}));
const f = o((0, r.er)(e));
const m = {
...a,
reason: o(a.reason),
evaluations: d,
notices: a.notices.map(o)
};
u.add({
name: f,
figures: t,
row: m,
durationMs: (0, i.cf)(t, c),
deferred: l === null ? null : o(l)
});
}
const d = l ? c.xC : (...t) => `${(0, c.uG)(...t)}\n`;
return d({
...e,
name: o(e.name),
reason: o(e.reason),
pullRequests: cleanPullRequests(e, o)
}, u.selected(t.jobs.length));
}
function cleanPullRequests({pullRequests: t = []}, n) {
return t.map(({outcome: t, url: e, jobs: s, note: r}) => ({
outcome: t,
jobs: s.map(n),
note: n(r),
url: (0, o.n1)(e) ? n(e) : null
}));
}
var l = e(12290);
var u = e(91473);
var d = e(16384);
var f = e(42357);
var m = e(54539);
var p = e(7138);
var h = e(49711);
var g = e(98336);
var v = e(72631);
var $ = e(20653);
var w = e(1359);
function callRecords(t) {
return callsIn(t).map(({call: t, turn: n}) => {
const {at: e, agent: s, tool: o, label: r, status: a, decision: i, mode: c, stage: l, rule: u, reason: d, suggest: f, durationMs: m, hookChanges: p} = t;
return {
at: e === 0 ? null : new Date(e).toISOString(),
agent: s,
tool: o,
call: r,
status: a,
decision: i,
mode: c,
stage: l,
rule: u,
reason: d,
suggest: f,
durationMs: m,
hookChanges: p,
turn: n === null ? null : recordOf(n)
};
});
}
const recordOf = ({turn: t, inputTokens: n, outputTokens: e, cacheReadTokens: s}) => ({
turn: t,
inputTokens: n,
outputTokens: e,
cacheReadTokens: s
});
function callsIn(t) {
const n = new Map;
const e = new Set;
return t.flatMap(t => {
t.type === "turn" && n.set(t.agent, t);
if (t.type !== "call") return [];
const s = n.get(t.agent) ?? null;
const o = s !== null && !e.has(s);
s !== null && e.add(s);
return [ {
call: t,
turn: s,
isFirst: o
} ];
});
}
function tokensOf({inputTokens: t, outputTokens: n, cacheReadTokens: e}, s = "") {
if (t + n === 0) return "";
const o = e === 0 ? "" : ` (${(0, m.ZV)(e)} cached)`;
return `${(0, m.ZV)(t)}${s} in${o}, ${(0, m.ZV)(n)} out`;
}
const x = {
done: "\u2713",
failed: "!",
refused: "\u2717",
invalid: "?",
unfinished: "\u2026"
};
function callHistoryText(t) {
const n = callsIn(t);
if (n.length === 0) return "No calls.\n";
return n.flatMap(textLines).join("\n").concat("\n");
}
function textLines({call: t, turn: n, isFirst: e}) {
const {status: s, tool: o, label: r, durationMs: a, agent: i, suggest: c, hookChanges: l} = t;
const u = i === null ? "" : `[${i}] `;
const d = a === null ? "" : `  ${(0, w.a3)(a)}`;
const f = decisionText(t);
const m = n !== null && e ? tokensOf(n, " tokens") : "";
return [ ...m === "" ? [] : [ `          ${u}turn ${String(n?.turn)}: ${m}` ], `${timeText(t)}  ${x[s]} ${u}${o}  ${oneLine(r)}${d}`, ...f === "" ? [] : [ `            ${f}` ], ...l.map(t => `            ${oneLine(t)}`), ...c.map(t => `            would be allowed by: ${oneLine(t)}`) ];
}
function decisionText({status: t, stage: n, rule: e, reason: s, repeat: o, decision: r, mode: a}) {
const i = a === null || a === "default" ? "" : ` in mode ${a}`;
const c = `${by(e)}${i}${s === "" ? "" : `: ${oneLine(s)}`}`;
if (t === "refused") return `refused${n === null ? "" : ` at ${n}`}${c}`;
if (t === "invalid") return "not a valid call";
return o === null && r !== "allow" ? "" : `allowed${c}`;
}
const by = t => t === null ? "" : ` by ${oneLine(t)}`;
const oneLine = t => (0, $.ml)(t.replace(/\s+/g, " "), 300);
function timeText({at: t}) {
return t === 0 ? "        " : new Date(t).toISOString().slice(11, 19);
}
const b = 500;
function callHistoryMarkdown(t) {
const n = callsIn(t);
if (n.length === 0) return "No calls.\n";
const e = n.slice(0, b).map(({call: t, turn: n, isFirst: e}) => {
const {tool: s, label: r, status: a, durationMs: i, hookChanges: c} = t;
const l = [ timeText(t).trim(), (0, o.ft)((0, $.ml)(s, 100)), (0, o.ti)((0, $.ml)(r.replace(/\s+/g, " "), 200)), `${x[a]} ${a}`, [ decisionText(t), ...c ].flatMap(t => t === "" ? [] : (0, 
o.xG)((0, $.ml)(t, 300))).join("<br>"), i === null ? "" : (0, w.a3)(i), n !== null && e ? tokensOf(n) : "" ];
return `| ${l.join(" | ")} |`;
});
const s = n.length - e.length;
return [ "| Time (UTC) | Tool | Call | Result | Decision | Duration | Tokens of the turn |", "| --- | --- | --- | --- | --- | ---: | --- |", ...e, ...s === 0 ? [] : [ "", `${(0, 
m.B4)(s, "more call")} in the transcript.` ], "" ].join("\n");
}
var k = e(76813);
var y = e(23115);
var T = e(7436);
async function report(t, n) {
const {directory: e, environment: s, stdio: o} = n;
const [r] = t.operands;
if (r === void 0) {
const t = "write: sallyport report TRANSCRIPT, or sallyport report STATE_DIR";
throw (0, f.IF)([ "argument-invalid" ], "a transcript or a state directory is missing", t);
}
const a = (0, g.a)((0, h.Fj)(s));
const i = {
directory: e,
clean: t => a((0, p.wh)(t)),
onNotice: t => o.err(`${a((0, p.wh)(t))}\n`)
};
const c = (0, T.gx)(t, "html");
const l = {
previous: (0, T.gx)(t, "previous"),
maxBytes: maxBytesOf(t)
};
if (await (0, d.wd)(r, e)) return await reportBatch(r, {
invocation: t,
ports: i,
stdio: o,
html: c,
...l
});
if (l.previous !== void 0) {
const t = "name the state directory of a batch, or leave --previous out";
throw (0, f.IF)([ "argument-invalid", "--previous" ], "only batches are compared", t, r);
}
const u = (0, y.g)(r, await (0, d.Kq)(r, e), {
clean: i.clean,
result: null
});
if (c !== void 0) return await writeHtml(c, u, {
ports: i,
stdio: o,
...l
});
for await (const {entries: n} of u.jobs()) (0, T.JG)(t, "json") ? o.out(`${JSON.stringify(callRecords(n), null, 2)}\n`) : (0, 
T.JG)(t, "markdown") ? o.out(callHistoryMarkdown(n)) : o.out(callHistoryText(n));
return 0;
}
async function reportBatch(t, n) {
const {invocation: e, ports: o, stdio: r, html: a, previous: i} = n;
const c = await (0, u.x)((0, s.resolve)(o.directory, t), o.onNotice);
const f = i === void 0 ? null : await (0, d.WY)(i, o);
const m = await (0, l.O)(c, f, o);
if (a !== void 0) return await writeHtml(a, m, n);
(0, T.JG)(e, "json") ? r.out(`${JSON.stringify(m.overview, null, 2)}\n`) : r.out(await batchReportText(c, o.clean, {
asMarkdown: (0, T.JG)(e, "markdown")
}));
return 0;
}
async function writeHtml(t, n, {ports: e, stdio: o, maxBytes: r}) {
const a = {
path: (0, s.resolve)(e.directory, t),
maxBytes: r,
location: "--html"
};
const {outside: i} = await (0, v.x)(a, n);
const c = `The conversations of ${(0, m.B4)(i, "job")} did not fit: raise --max-mb to include them.`;
o.err(`${t}\n${i === 0 ? "" : `${c}\n`}`);
return 0;
}
function maxBytesOf(t) {
const n = (0, T.gx)(t, "max-mb") ?? String(k.A);
const e = Number(n);
if (/^\d+(\.\d+)?$/.test(n) && e > 0) return e * 1e6;
const s = `write a number such as --max-mb ${String(k.A)}`;
throw (0, f.IF)([ "argument-invalid", "--max-mb" ], "not a size in megabytes", s, n);
}
}),
9626: (function(t, n, e) {
e.d(n, {
u: () => reportMarkdown
});
var s = e(74397);
var o = e(32622);
var r = e(15250);
var a = e(71245);
var i = e(15917);
var c = e(1359);
var l = e(96682);
var u = e(49703);
var d = e(92747);
var f = e(97979);
function reportMarkdown(t, n) {
const {result: e, refused: o} = t;
const u = [ `### ${[ `${(0, c.rL)(t)} ${(0, c.Pl)(t)}`, (0, a.k)(t) ].filter(t => t !== null).join(" \xb7 ")}`, reasonLine(t), t.subject.lastCheck === void 0 ? "" : (0, 
s.xG)((0, l.Q)(t.subject.lastCheck)), answerSection(t, n.text), t.findings.length === 0 ? "" : (0, 
i.WT)(t.findings, n.rows), t.writes.length === 0 ? "" : (0, f.M)(t.writes, n.rows), o.length === 0 ? "" : (0, 
d.WZ)(t, n.rows), e.notices.length === 0 ? "" : (0, d.Z8)(e.notices), ...(0, d.Mv)(e), e.changes.length === 0 ? "" : (0, 
r.H)(e.changes, n.diffs), footer(t) ];
return `${u.filter(t => t !== "").join("\n\n")}\n`;
}
function reasonLine({result: {conclusion: t, reason: n}, answer: e}) {
return t === "success" && e.text !== "" ? "" : (0, s.ft)(n);
}
function answerSection({answer: {text: t, changes: n}, links: e}, r) {
const a = e.reportPath === null ? null : `in ${(0, s.ti)(e.reportPath)}`;
if (t === "") return "";
const i = n.length === 0 ? [] : [ `*Sanitized in this text: ${(0, u.G)(n)}.*` ];
return [ "---", (0, o.o)(t, {
limit: r,
unit: "characters",
whole: a
}), "---", ...i ].join("\n\n");
}
function footer({result: t, links: n}) {
const e = [ ...(0, s.n1)(n.run) ? [ `[Run](${n.run})` ] : [], ...t.transcriptPath === null ? [] : [ `transcript ${(0, 
s.ti)(t.transcriptPath)}` ], ...n.reportPath === null ? [] : [ `report ${(0, s.ti)(n.reportPath)}` ], ...n.patchPath === void 0 ? [] : [ `patch ${(0, 
s.ti)(n.patchPath)}` ] ];
const o = n.onRunner && t.transcriptPath !== null;
const r = o ? " (on the runner; `actions/upload-artifact` keeps them)" : "";
return [ (0, d.u5)(t), e.length === 0 ? "" : `${e.join(" \xb7 ")}${r}` ].filter(t => t !== "").join("\n\n");
}
}),
23115: (function(t, n, e) {
e.d(n, {
g: () => transcriptSource
});
var s = e(42357);
var o = e(54539);
var r = e(71431);
var a = e(83537);
var i = e(1359);
var c = e(90859);
var l = e(90120);
function transcriptSource(t, n, {clean: e, result: s}) {
const o = (0, c.$)(n.endsWith("\n") ? n : `${n}\n`, e);
if (o.entries.length === 0) throw notATranscript(t);
const r = s === null ? endOf(o) : {
conclusion: s.conclusion,
reason: e(s.reason)
};
const a = s === null ? costOfRun(o) : s.costUsd;
const u = s === null ? durationOf(o) : s.durationMs;
const d = o.prompt === "" ? t : o.prompt;
const f = {
...{
key: "run",
name: d,
id: d,
model: o.model,
...r,
costUsd: a,
durationMs: u
},
state: r.conclusion === "success" ? "passed" : "failed",
isReused: false,
mark: null,
evaluations: {
passed: 0,
total: 0
}
};
const m = {
...{
kind: "run",
title: d,
...r,
label: i.vV[r.conclusion].text,
costUsd: a,
rows: [ f ]
},
endedAt: o.endedAt === null ? null : new Date(o.endedAt).toISOString(),
previous: null,
passRates: [],
pullRequests: []
};
const p = {
key: f.key,
reason: r.reason,
facts: factsOf(o, a, u),
item: [],
text: o.text,
structured: null,
evaluations: [],
changes: (0, l.x)(s?.changes ?? [], e),
notices: (s?.notices ?? []).map(e),
...(0, c.q)(o.entries)
};
return {
overview: m,
jobs: async function*() {
yield await Promise.resolve(p);
}
};
}
function notATranscript(t) {
return new s.yo({
code: "file-unreadable",
location: t,
message: "the file is not a transcript",
found: "no event of a run",
hint: "name the transcript that a run printed at the end, or the state directory of a batch"
});
}
function endOf({stop: t, text: n}) {
if (t === null) {
const t = "The transcript has no end: the run was interrupted, or is still running.";
return {
conclusion: "cancelled",
reason: t
};
}
const {conclusion: e, reason: s} = (0, r.P0)(t, [], "continue");
return {
conclusion: e,
reason: e === "success" && n === "" ? "The run has ended." : s
};
}
function costOfRun({usages: t, model: n}) {
return t.map(t => (0, a.ho)(t.model ?? n, t)).reduce((t, n) => t === null || n === null ? null : t + n, 0);
}
function durationOf({startedAt: t, endedAt: n}) {
return t === null || n === null ? null : n - t;
}
const utcTime = t => new Date(t).toISOString().replace(/T(.*)\.\d+Z$/, " $1 UTC");
function factsOf(t, n, e) {
const {model: s, mode: r, turns: a, usages: c, entries: l, startedAt: u} = t;
const sum = t => c.reduce((n, e) => n + e[t], 0);
const d = l.filter(({type: t}) => t === "call");
const f = d.filter(t => t.type === "call" && t.status === "refused").length;
return [ [ "Model", s ], [ "Mode", r ], [ "Turns", (0, o.ZV)(a) ], [ "Calls", f === 0 ? (0, 
o.ZV)(d.length) : `${(0, o.ZV)(d.length)}, ${(0, o.ZV)(f)} refused` ], [ "Tokens", `${(0, 
o.ZV)(sum("inputTokens"))} in, ${(0, o.ZV)(sum("outputTokens"))} out` ], [ "From the cache", sum("cacheReadTokens") === 0 ? "" : (0, 
o.B4)(sum("cacheReadTokens"), "token") ], [ "Cost", (0, i.BD)(n) ], [ "Time", e === null ? "" : (0, 
i.a3)(e) ], [ "Started", u === null ? "" : utcTime(u) ] ].filter(t => t[1] !== "");
}
}),
26047: (function(t, n, e) {
e.d(n, {
fx: () => r,
wA: () => wholeReport,
xw: () => stepSummary
});
var s = e(32622);
var o = e(9626);
const r = 1048575;
function wholeReport(t) {
return (0, o.u)(t, {
text: Number.MAX_SAFE_INTEGER,
rows: 1e4,
diffs: {
total: 4e6,
each: 5e5,
files: 5e3
}
});
}
function stepSummary(t) {
const n = (0, o.u)(t, {
text: 5e5,
rows: 500,
diffs: {
total: 2e5,
each: 2e4,
files: 200
}
});
const e = t.links.reportPath;
const a = e === null ? null : `in ${e}`;
return `${(0, s.o)(n, {
limit: r,
unit: "bytes",
whole: a
}).trimEnd()}\n`;
}
})
};
