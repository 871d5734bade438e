"use strict";

exports.id = 4069;

exports.ids = [ 4069 ];

exports.modules = {
12290: (function(e, n, t) {
t.d(n, {
O: () => batchSource
});
var s = t(42357);
var r = t(54539);
var o = t(72443);
var a = t(1359);
var i = t(90859);
var c = t(90120);
var l = t(20653);
var u = t(95363);
var d = t(5335);
var f = t(53599);
var m = t(22743);
var p = t(80141);
var h = t(28605);
async function batchSource(e, n, t) {
const s = [];
const r = new Set;
for (const o of e.plan.jobs) {
const [a, i] = [ e.figures[o.index], e.states[o.index] ];
if (a === void 0 || i === void 0) continue;
const c = await e.rowOf(o);
const l = n === null ? null : markOf(o, a, n.outcomes);
const u = pageRow({
job: o,
figures: a,
state: i,
mark: l,
...c
}, r, t.clean);
r.add(u.key);
s.push({
job: o,
rank: l === "new" ? -1 : (0, h.IQ)({
figures: a
}),
row: u
});
}
s.sort((e, n) => e.rank - n.rank || e.job.index - n.job.index);
return {
overview: overviewOf(e, n, {
rows: s.map(({row: e}) => e),
clean: t.clean
}),
jobs: async function*() {
for (const {job: n, row: r} of s) yield await pageJob(r.key, n, e, t);
}
};
}
function overviewOf({totals: e, run: n, plan: t}, s, {rows: r, clean: o}) {
const a = new Set(t.jobs.map(e => (0, m.Kv)({
...e,
item: e.item?.fields ?? null
})));
const i = [ ...s?.outcomes.keys() ?? [] ].filter(e => !a.has(e)).length;
return {
kind: "batch",
title: o(e.name),
conclusion: e.conclusion,
label: (0, f.NB)(e).text,
reason: o(e.reason),
endedAt: n.endedAt,
costUsd: e.costUsd,
previous: s === null ? null : {
name: o(s.name),
gone: i
},
passRates: e.passRates.map(({matrix: e, ...n}) => ({
...n,
id: o(n.id),
name: o((0, f.B6)({
id: n.id,
matrix: e
})),
model: o(n.model),
words: o((0, f.We)({
matrix: e
}))
})),
pullRequests: (0, p._)(e.pullRequests).map(({before: e, url: n, after: t}) => ({
before: o(e),
url: n === null ? null : o(n),
after: o(t)
})),
rows: r
};
}
function markOf(e, n, t) {
if (n.state !== "ended" || (0, h.t8)(n)) return null;
const s = t.get((0, m.Kv)({
...e,
item: e.item?.fields ?? null
}));
if (!n.isPassed) return s === false ? null : "new";
return s === false ? "fixed" : null;
}
const v = 300;
function pageRow({job: e, figures: n, state: t, mark: s, row: r, record: o}, a, i) {
const {evaluations: c} = n;
const u = t.kind === "ended" ? reasonOfEnd(r, n) : (0, d.xQ)(t, o);
const m = e.key.slice(0, 12);
return {
key: a.has(m) ? `${m}-${String(e.index)}` : m,
name: i((0, f.er)(e)),
id: i(e.id),
model: i(e.model),
state: pageState(n),
conclusion: r.conclusion,
reason: (0, l.ml)(i(u).replace(/\s+/g, " "), v),
isReused: r.reused,
mark: s,
evaluations: {
passed: c.passed,
total: c.passed + c.failed + c.errors
},
costUsd: r.costUsd,
durationMs: (0, h.RK)(n, o).durationMs
};
}
function reasonOfEnd({conclusion: e, reason: n, evaluations: t}, {isPassed: s}) {
if (e !== "success") return n;
const [r] = s ? [] : (0, h.Qg)(t);
return r === void 0 ? "" : `${r.name}: ${r.reason}`;
}
const capitalized = e => `${e.slice(0, 1).toUpperCase()}${e.slice(1)}`;
function pageState(e) {
const {state: n, isPassed: t, conclusion: s} = e;
if (n !== "ended") return n === "missing" ? "open" : n;
if (t) return "passed";
if (s !== "success") return "failed";
return (0, h.t8)(e) ? "error" : "evaluation";
}
async function pageJob(e, n, t, s) {
const {clean: r} = s;
const {row: o, record: a} = await t.rowOf(n);
const l = t.states[n.index];
const f = l?.kind === "ended";
const m = await transcriptOf(a?.transcriptPath ?? null, o.reused || !f, t);
const p = "text" in m ? (0, i.$)(m.text, r) : null;
const h = p === null ? {
entries: [],
missing: null
} : (0, i.q)(p.entries);
return {
key: e,
reason: r(l === void 0 || l.kind === "ended" ? o.reason : capitalized((0, d.xQ)(l, a))),
facts: factsOf(n, o, a, p?.mode ?? "").map(([e, n]) => [ e, r(n) ]),
item: Object.entries(o.item ?? {}).map(([e, n]) => [ r(e), r((0, u.gF)(n)) ]),
text: r(o.text),
structured: o.structured === void 0 ? null : r(JSON.stringify(o.structured, null, 2)),
evaluations: o.evaluations.map(({name: e, status: n, score: t, reason: s}) => ({
name: r(e),
status: n,
score: t,
reason: r(s)
})),
changes: (0, c.x)(a?.changes ?? [], r),
notices: (a?.notices ?? []).map(r),
entries: h.entries,
missing: "missing" in m ? m.missing : h.missing
};
}
function factsOf(e, n, t, s) {
const r = t === null ? [] : endFacts(t);
return [ [ "Entry", e.id ], [ "Model", e.model ], ...Object.entries(e.matrix).filter(([e]) => e !== "model").map(([e, n]) => [ e, String(n) ]), [ "Repeat", e.repeat === 1 ? "" : String(e.repeat) ], [ "Mode", s ], ...r, [ "Cost", n.costUsd === null ? "" : (0, 
a.BD)(n.costUsd) ], [ "Reused", n.reused ? "from an earlier run" : "" ], [ "Attempt", n.attempt === 1 ? "" : String(n.attempt) ], [ "Transcript", n.transcriptPath === null ? "" : shortPath(n.transcriptPath) ] ].filter(e => e[1] !== "");
}
const shortPath = e => e.replace(/[0-9a-f]{64}/, e => `${e.slice(0, 12)}\u2026`);
function endFacts({turns: e, toolCalls: n, usage: t, durationMs: s, endedAt: o, shard: i}) {
return [ [ "Turns", (0, r.ZV)(e) ], [ "Calls", (0, r.ZV)(n) ], [ "Tokens", `${(0, 
r.ZV)(t.inputTokens)} in, ${(0, r.ZV)(t.outputTokens)} out` ], [ "Time", (0, a.a3)(s) ], [ "Ended", o.replace("T", " ").replace(/(\.\d+)?Z$/, " UTC") ], [ "Shard", i ?? "" ] ];
}
const g = 64e6;
const w = "The conversation is in the report of an earlier run: a branch or a cache that keeps the state has only answers.";
async function transcriptOf(e, n, {state: t}) {
if (e === null) return {
missing: "This job has no conversation."
};
try {
const s = await t.directory.read(e, g);
if (s !== null) return {
text: s.toString("utf8")
};
return {
missing: n ? w : `${e} does not exist.`
};
} catch (e) {
(0, s.ki)(e, o.k);
return {
missing: `The conversation cannot be shown: ${e.message}`
};
}
}
}),
80141: (function(e, n, t) {
t.d(n, {
_: () => pullRequestRows,
a: () => pullRequestLines
});
var s = t(54539);
var r = t(74397);
var o = t(20653);
const a = {
markdown: 100,
page: 100,
terminal: 20
};
const i = 10;
const c = 100;
const l = 400;
function pullRequestLines(e = [], n) {
if (e.length === 0) return [];
const {shown: t, more: s} = shownIn(e, n);
if (n === "terminal") return [ "Pull requests:", ...[ ...t.map(e => lineOf(e, e.url ?? "")), ...s ].map(e => `  ${e}`) ];
const r = [ ...t.map(markdownLine), ...s ].map(e => `- ${e}`);
return [ "#### Pull requests", "", ...r, "" ];
}
function pullRequestRows(e = []) {
const {shown: n, more: t} = shownIn(e, "page");
return [ ...n.map(partsOf), ...t.map(e => ({
before: e,
url: null,
after: ""
})) ];
}
function shownIn(e, n) {
const t = e.slice(0, a[n]);
const r = e.length - t.length;
return {
shown: t,
more: r === 0 ? [] : [ `and ${(0, s.ZV)(r)} more in result.json of the state directory` ]
};
}
function markdownLine(e) {
const {before: n, url: t, after: s} = partsOf(e);
if (t === null) return (0, r.ft)(n);
return `${(0, r.ft)(n)} [pull request](${t}) ${(0, r.ft)(s)}`.trimEnd();
}
function partsOf(e) {
if (!(0, r.n1)(e.url)) return {
before: lineOf(e, ""),
url: null,
after: ""
};
const [n = "", t = ""] = lineOf(e, "\n").split("\n");
return {
before: n,
url: e.url,
after: t
};
}
function lineOf({outcome: e, jobs: n, note: t}, r) {
const a = n.length > i ? [ `and ${(0, s.ZV)(n.length - i)} more` ] : [];
const u = n.slice(0, i).map(e => (0, o.ml)((0, o.TN)(e), c));
const d = [ e === "created" ? "opened" : e, ...r === "" ? [] : [ r ], ...u.length === 0 ? [] : [ `(${[ ...u, ...a ].join(", ")})` ] ].join(" ");
return t === "" ? d : `${d}: ${(0, o.ml)((0, o.TN)(t), l)}`;
}
}),
4069: (function(e, n, t) {
t.d(n, {
writeBatchPage: () => writeBatchPage
});
var s = t(76760);
var r = t(42357);
var o = t(7138);
var a = t(72631);
var i = t(76813);
var c = t(12290);
var l = t(91473);
var u = t(16384);
async function writeBatchPage(e, n, {valuePath: t}, {hostEnvironment: {directory: u}, redact: d, log: f}) {
if (t === void 0) return;
const warn = e => f.warning(d((0, o.wh)(e)));
const m = {
directory: u,
clean: e => d((0, o.wh)(e)),
onNotice: warn
};
try {
const r = await (0, l.x)((0, s.resolve)(t, "../.."), warn);
const o = n === null ? null : await comparisonWith(n, m);
const d = {
path: (0, s.resolve)(u, e),
maxBytes: i.Q,
location: "html-report"
};
await (0, a.x)(d, await (0, c.O)(r, o, m));
} catch (e) {
(0, r.ki)(e, r.yo);
warn(`The HTML report could not be written: ${e.message}`);
}
}
async function comparisonWith(e, n) {
return await (0, u.WY)(e, n).catch((0, r.j6)(r.yo, ({diagnostics: [e]}) => {
n.onNotice(`The HTML report is not compared with an earlier run: ${e?.message ?? ""}.`);
return null;
}));
}
})
};
