"use strict";

exports.id = 2858;

exports.ids = [ 2858, 2177 ];

exports.modules = {
90827: (function(t, e, n) {
n.d(e, {
o: () => i
});
var r = n(9879);
var s = n(77730);
const o = {
format: true,
prompt: true,
inputs: true,
content: true,
parameters: true,
rules: true,
settings: true,
name: true,
status: true,
score: true,
weight: true,
digest: true,
counts: true,
deferred: true,
parked: true,
missing: true,
passed: true,
failed: true,
jobs: true,
reused: true,
passRates: true,
rate: true,
errors: true,
pullRequests: true,
outcome: true,
url: true,
note: true
};
const i = {
names: new Set([ ...r.M.names, ...Object.keys(s._p.shape), ...Object.keys(o) ]),
wordFields: new Set([ ...r.M.wordFields, "errorKind" ]),
words: new Set([ ...r.M.words, "passed", "failed", "error" ])
};
}),
4839: (function(t, e, n) {
n.d(e, {
C: () => writePatch,
E: () => rebuildPatches
});
var r = n(42357);
var s = n(71468);
var o = n(62177);
var i = n(11456);
var a = n(72443);
var c = n(53599);
async function writePatch(t, e, {state: n}) {
const r = (0, i.iS)(e);
r.length > 0 && await n.directory.write(`patches/${fileName(t)}`, r);
return e.filter(i.$9).map(({path: t, note: e}) => `${t} is not in the patch${e === void 0 ? "" : `: ${e}`}.`);
}
const l = 64e6;
async function rebuildPatches(t, {state: e, redact: n, log: s}) {
const {directory: o} = e;
const f = new Set(await o.names("trees"));
const d = new Set;
for (const h of f.size === 0 ? [] : t) {
if (!f.delete(`${h.key}.json`)) continue;
const t = await e.record(h);
if (t?.conclusion !== "success" || !t.hasTree) continue;
const m = patchProblem(t.changes);
m !== null && s.warning(n(`The stored patch of ${(0, c.er)(h)} is not used: ${m}.`));
const p = m === null ? (0, i.iS)(t.changes) : u;
if (p.length === 0) continue;
const g = fileName(h);
d.add(g);
const $ = await o.read(`patches/${g}`, l).catch((0, r.j6)(a.k, () => null));
$ !== null && isSameRedacted($, p, n) || await o.write(`patches/${g}`, p);
}
for (const t of await o.names("patches")) d.has(t) || await o.remove(`patches/${t}`);
}
const u = Buffer.alloc(0);
const isSameRedacted = (t, e, n) => t.equals(e) || n(t.toString("latin1")) === e.toString("latin1");
function patchProblem(t) {
for (const {path: e, diff: n, patch: r} of t) {
const t = r === void 0 ? n : Buffer.from(r, "latin1").toString("utf8");
const i = t === null ? e : (0, o.Au)(e, t);
const a = i !== null && (t === null || (0, o.Bb)(i, t, isAllowedLink));
const c = (0, s.whyNeverCommitted)(i ?? e) ?? (a ? null : "its diff is not one of this file");
if (c !== null) return `${e}: ${c}`;
}
return null;
}
const isAllowedLink = (t, e) => (0, s.linkProblem)(t, e) === null;
function fileName(t) {
const e = (0, c.er)(t).replace(/[^A-Za-z0-9]+/g, "-").replace(/^-|-$/g, "");
return `${e.slice(0, 80)}-${t.key.slice(0, 8)}.patch`;
}
}),
9269: (function(t, e, n) {
n.d(e, {
P: () => r,
U: () => createPathLocks
});
const r = {
pullRequests: [],
failsRun: false,
canceled: null
};
function createPathLocks() {
const t = new Map;
return {
hold: async (e, n) => {
const r = t.get(e) ?? Promise.resolve();
const s = r.then(n);
const o = s.catch(() => {});
t.set(e, o);
try {
return await s;
} finally {
t.get(e) === o && t.delete(e);
}
}
};
}
}),
67915: (function(t, e, n) {
n.d(e, {
gt: () => noticeLines,
vL: () => deferredLines,
wz: () => createNoticeCollector
});
var r = n(54539);
var s = n(20653);
const o = 10;
const i = 400;
function createNoticeCollector() {
const t = new Map;
let e = 0;
let n = 0;
return {
add: ({name: r, notices: a}) => {
const c = new Set(a.map(t => (0, s.ml)((0, s.TN)(t), i)));
c.size > 0 && (e += 1);
for (const e of c) {
const a = t.get(e);
a !== void 0 ? a.jobs += 1 : t.size < o ? t.set(e, {
text: e,
name: (0, s.ml)(r, i),
jobs: 1
}) : n += 1;
}
},
collected: () => ({
jobs: e,
groups: [ ...t.values() ],
others: n
})
};
}
function noticeLines(t) {
return linesBelow(`Notices of ${(0, r.B4)(t.jobs, "job")}:`, t);
}
function deferredLines(t) {
return linesBelow("Deferred to the next run:", t);
}
function linesBelow(t, {jobs: e, groups: n, others: s}) {
if (e === 0) return [];
return [ t, ...n.map(t => `${t.jobs === 1 ? t.name : (0, r.B4)(t.jobs, "job")}: ${t.text}`), ...s === 0 ? [] : [ `and ${(0, 
r.ZV)(s)} more in result.json of the state directory` ] ];
}
}),
80141: (function(t, e, n) {
n.d(e, {
_: () => pullRequestRows,
a: () => pullRequestLines
});
var r = n(54539);
var s = n(74397);
var o = n(20653);
const i = {
markdown: 100,
page: 100,
terminal: 20
};
const a = 10;
const c = 100;
const l = 400;
function pullRequestLines(t = [], e) {
if (t.length === 0) return [];
const {shown: n, more: r} = shownIn(t, e);
if (e === "terminal") return [ "Pull requests:", ...[ ...n.map(t => lineOf(t, t.url ?? "")), ...r ].map(t => `  ${t}`) ];
const s = [ ...n.map(markdownLine), ...r ].map(t => `- ${t}`);
return [ "#### Pull requests", "", ...s, "" ];
}
function pullRequestRows(t = []) {
const {shown: e, more: n} = shownIn(t, "page");
return [ ...e.map(partsOf), ...n.map(t => ({
before: t,
url: null,
after: ""
})) ];
}
function shownIn(t, e) {
const n = t.slice(0, i[e]);
const s = t.length - n.length;
return {
shown: n,
more: s === 0 ? [] : [ `and ${(0, r.ZV)(s)} more in result.json of the state directory` ]
};
}
function markdownLine(t) {
const {before: e, url: n, after: r} = partsOf(t);
if (n === null) return (0, s.ft)(e);
return `${(0, s.ft)(e)} [pull request](${n}) ${(0, s.ft)(r)}`.trimEnd();
}
function partsOf(t) {
if (!(0, s.n1)(t.url)) return {
before: lineOf(t, ""),
url: null,
after: ""
};
const [e = "", n = ""] = lineOf(t, "\n").split("\n");
return {
before: e,
url: t.url,
after: n
};
}
function lineOf({outcome: t, jobs: e, note: n}, s) {
const i = e.length > a ? [ `and ${(0, r.ZV)(e.length - a)} more` ] : [];
const u = e.slice(0, a).map(t => (0, o.ml)((0, o.TN)(t), c));
const f = [ t === "created" ? "opened" : t, ...s === "" ? [] : [ s ], ...u.length === 0 ? [] : [ `(${[ ...u, ...i ].join(", ")})` ] ].join(" ");
return n === "" ? f : `${f}: ${(0, o.ml)((0, o.TN)(n), l)}`;
}
}),
85737: (function(t, e, n) {
n.d(e, {
L: () => createRowSelection,
_: () => a
});
var r = n(20653);
var s = n(67915);
var o = n(28605);
const i = 2e3;
const a = 800;
function createRowSelection() {
const t = [ [], [], [], [] ];
const [e, n] = [ (0, s.wz)(), (0, s.wz)() ];
let r = 0;
return {
add: s => {
const {name: a, figures: c} = s;
e.add({
name: a,
notices: s.row.notices
});
s.deferred !== null && n.add({
name: a,
notices: [ s.deferred ]
});
c.state !== "ended" || c.isReused || (r += c.costUsd ?? 0);
const l = t[(0, o.IQ)(s)];
l !== void 0 && l.length < i && l.push(short(s));
},
selected: s => ({
rows: t.flat().slice(0, i),
notices: e.collected(),
deferred: n.collected(),
knownUsd: r,
count: s
})
};
}
function short({row: t, ...e}) {
return {
...e,
row: {
...t,
text: "",
structured: void 0,
notices: [],
reason: (0, r.ml)(t.reason, a)
}
};
}
}),
4690: (function(t, e, n) {
n.d(e, {
NV: () => batchHeadline,
uG: () => batchText,
xC: () => batchSummary
});
var r = n(54539);
var s = n(1359);
var o = n(26047);
var i = n(74397);
var a = n(32622);
var c = n(20653);
var l = n(47613);
var u = n(53599);
var f = n(67915);
var d = n(80141);
var h = n(85737);
var m = n(28605);
const p = 9e5;
const g = h._ / 2;
const $ = 120;
function batchSummary(t, e) {
const {rows: n, notices: s, count: o} = e;
const {sign: a, text: c} = (0, u.NB)(t);
const l = [ `### ${a} ${(0, i.ft)(t.name)}: ${c}`, "", (0, i.ft)(t.reason), "", figuresOf(t, e), "", ...retryHint(t, n, "`retry-failed`").flatMap(t => [ t, "" ]), ...passRateTable(t), ...(0, 
d.a)(t.pullRequests, "markdown") ];
if (o === 0) return fitting(l);
const f = [ "| Job | Conclusion | Evaluation | Cost | Time | Link |", "| --- | --- | --- | ---: | ---: | --- |" ];
let h = Buffer.byteLength([ ...l, ...f ].join("\n"));
let m = 0;
for (const t of n) {
const e = tableLine(t);
h += Buffer.byteLength(e) + 1;
if (h > p) break;
f.push(e);
m += 1;
}
const g = o - m;
const $ = g === 0 ? [] : [ "", `${(0, r.B4)(g, "more job")} in results.jsonl of the state directory.` ];
return fitting([ ...l, ...f, ...$, ...noticeList(s) ]);
}
function fitting(t) {
const e = "in result.json of the state directory";
const n = t.join("\n");
return `${(0, a.o)(n, {
limit: o.fx - 1,
unit: "bytes",
whole: e
}).trimEnd()}\n`;
}
function noticeList(t) {
const [e, ...n] = (0, f.gt)(t).map(t => (0, i.ft)(t));
return e === void 0 ? [] : [ "", e, "", ...n.map(t => `- ${t}`) ];
}
function passRateTable({passRates: t}) {
if (t.length === 0) return [];
const line = ({id: t, matrix: e, model: n, passed: r, failed: s, errors: o, rate: a}) => `| ${[ (0, 
u.B6)({
id: t,
matrix: e
}), n ].map(t => (0, i.ft)((0, c.ml)(t, g))).join(" | ")} | ${rateText(a)} | ${[ r, s, o ].join(" | ")} |`;
return [ "| Entry | Model | Pass rate | Passed | Failed | Errors |", "| --- | --- | ---: | ---: | ---: | ---: |", ...t.slice(0, w).map(line), "", ...moreRates(t.length - w).flatMap(t => [ t, "" ]) ];
}
const w = 100;
const moreRates = t => t > 0 ? [ `and ${(0, r.B4)(t, "more pass rate")} in result.json of the state directory` ] : [];
const rateText = t => t === null ? "none" : (0, r.T1)(t);
function figuresOf({counts: t, passed: e, deferred: n, parked: o, missing: i = 0, costUsd: a}, {count: c, knownUsd: l}) {
const u = (t.success ?? 0) - e;
const f = [ (0, r.B4)(c, "job"), ...e === 0 ? [] : [ `${(0, r.ZV)(e)} passed` ], ...u <= 0 ? [] : [ `${(0, 
r.ZV)(u)} with a failed evaluation` ], ...Object.entries({
...t,
success: 0
}).flatMap(([t, e]) => e === 0 ? [] : [ `${(0, r.ZV)(e)} ${t === "cancelled" ? "canceled" : t}` ]), ...n === 0 ? [] : [ `${(0, 
r.ZV)(n)} deferred to the next run` ], ...o === 0 ? [] : [ `${(0, r.ZV)(o)} parked` ], ...i === 0 ? [] : [ `${(0, 
r.ZV)(i)} missing` ], a === null && l > 0 ? `at least ${(0, s.BD)(l)}` : (0, s.BD)(a) ];
return f.join(", ");
}
function retryHint({parked: t}, e, n) {
const isKept = ({figures: t}) => (0, m.IQ)({
figures: t
}) === 0 && t.isReused && (t.conclusion !== "success" || t.evaluations.failed > 0);
return t > 0 || e.some(isKept) ? [ `${n} runs parked jobs and reused failures again.` ] : [];
}
function tableLine(t) {
const {name: e, row: n, durationMs: r} = t;
const o = (0, u.EA)(n.item);
const a = [ (0, i.ft)((0, c.ml)(e, g)), (0, i.ft)(conclusionText(t)), evaluationTexts(t).map(t => (0, 
i.ft)(t)).join("<br>"), n.costUsd === null ? "" : (0, s.BD)(n.costUsd), r === null ? "" : (0, 
s.a3)(r), o === null ? "" : `[item](${o})` ];
return `| ${a.join(" | ")} |`;
}
function conclusionText(t) {
const {row: e, figures: n} = t;
const r = (0, c.ml)(e.reason, g);
if (n.state !== "ended" && r !== "") return r;
return e.conclusion === "success" ? (0, m.L4)(t) : `${(0, m.L4)(t)}: ${r}`;
}
const v = 3;
function evaluationTexts({row: {evaluations: t}, figures: {isPassed: e}}) {
if (t.length === 0) return [];
const n = (0, m.Qg)(t);
if (e && n.length > 0) return [ `score ${String((0, l.UQ)(t))}` ];
if (n.length === 0) return [ `${String(t.length)} passed` ];
const r = n.length - v;
return [ ...n.slice(0, v).map(({name: t, status: e, reason: n}) => {
const r = `${(0, c.ml)(t, $)}: ${e === "error" ? "error: " : ""}`;
return `${r}${(0, c.ml)(n, $)}`;
}), ...r > 0 ? [ `and ${String(r)} more` ] : [] ];
}
const batchHeadline = t => `${t.name}: ${(0, u.NB)(t).text}. ${t.reason}`;
function batchText(t, e) {
const {rows: n, notices: r, deferred: s} = e;
const o = (0, c.ml)(t.reason, h._);
const i = n.filter(t => (0, m.IQ)(t) < 2 && !(0, m.Uh)(t) && t.row.reason !== o);
const a = i.slice(0, 20);
const l = a.map(t => `  ${t.name}: ${(0, m.L4)(t)}: ${oneLine(t)}`);
const u = i.length - a.length;
const p = [ (0, f.vL)(s), (0, f.gt)(r) ].flatMap(([t, ...e]) => t === void 0 ? [] : [ "", t, ...e.map(t => `  ${t}`) ]);
const g = (0, d.a)(t.pullRequests, "terminal");
return [ batchHeadline(t), figuresOf(t, e), ...retryHint(t, n, "--retry-failed"), ...t.passRates.slice(0, y).map(rateLine), ...moreRates(t.passRates.length - y).map(t => `  ${t}`), ...l.length === 0 ? [] : [ "", ...l ], ...u === 0 ? [] : [ `  and ${String(u)} more` ], ...g.length === 0 ? [] : [ "", ...g ], ...p ].join("\n");
}
const y = 20;
function rateLine({id: t, matrix: e, model: n, passed: s, failed: o, errors: i, rate: a}) {
const c = i === 0 ? "" : `, ${(0, r.B4)(i, "error")}`;
const l = `${String(s)} of ${String(s + o)}${c}`;
return `  ${(0, u.B6)({
id: t,
matrix: e
})}, ${n}: ${rateText(a)} passed (${l})`;
}
function oneLine(t) {
const {row: e} = t;
const n = e.conclusion === "success" ? evaluationTexts(t).map(t => t.replace(/\.$/, "")).join("; ") : e.reason;
return (0, c.ml)(n.replace(/\s+/g, " "), g);
}
}),
41480: (function(t, e, n) {
n.d(e, {
T: () => writeReportsAfter
});
var r = n(76760);
var s = n(54539);
var o = n(7138);
var i = n(24788);
var a = n(15917);
var c = n(25365);
var l = n(17992);
var u = n(90827);
var f = n(9269);
var d = n(21892);
var h = n(88510);
var m = n(47613);
var p = n(28605);
function junitKind({figures: t}, e) {
if (e) return "skipped";
if (t.state !== "ended") return (0, p.Uh)({
figures: t
}) ? "error" : "skipped";
if ((0, h.dR)(t)) return "error";
return t.isPassed ? "passed" : "failure";
}
function junitHead({name: t}, {tests: e, failures: n, errors: r, skipped: s}) {
const o = `tests="${String(e)}" failures="${String(n)}" errors="${String(r)}" skipped="${String(s)}"`;
return [ '<?xml version="1.0" encoding="UTF-8"?>', `<testsuites name="sallyport" ${o}>`, `  <testsuite name="${(0, 
d.X)(t)}" ${o}>`, "" ].join("\n");
}
const g = "  </testsuite>\n</testsuites>\n";
function junitCase(t, e) {
const {name: n, row: r, durationMs: s} = t;
const o = `<testcase classname="${(0, d.X)(r.id)}" name="${(0, d.X)(n)}" time="${((s ?? 0) / 1e3).toFixed(3)}">`;
return `    ${o}${bodyOf(t, e)}</testcase>\n`;
}
const $ = "This repeat did not pass and does not count: enough others passed, or can still pass.";
function bodyOf(t, e) {
const {row: n} = t;
const r = (0, p.Qg)(n.evaluations).map(({name: t, status: e, reason: n}) => `${t} (${e}): ${n}`);
const s = junitKind(t, e);
s === "failure" && n.minScore !== void 0 && n.evaluations.length > 0 && r.unshift(`The score is ${String((0, 
m.UQ)(n.evaluations))}; min-score is ${String(n.minScore)}.`);
switch (s) {
case "passed":
return "";

case "skipped":
{
const t = e ? `${$} ${r[0] ?? n.reason}` : n.reason;
return `<skipped message="${(0, d.X)(t)}"/>`;
}

case "failure":
return `<failure type="evaluation" message="${(0, d.X)(r[0] ?? "")}">${(0, d.X)(r.join("\n"))}</failure>`;

case "error":
return n.conclusion === "success" ? `<error type="evaluation" message="${(0, d.X)(r[0] ?? "")}">${(0, 
d.X)(r.join("\n"))}</error>` : `<error type="${t.figures.state === "missing" ? "missing" : n.conclusion}" message="${(0, 
d.X)(n.reason)}"/>`;
}
}
var w = n(53599);
var v = n(85737);
var y = n(4690);
var b = n(50274);
const S = 25e3;
const j = "report/findings.sarif";
async function writeReportsAfter(t, e, n) {
const [r] = await Promise.allSettled([ t() ]);
const {pullRequests: s, failsRun: a, canceled: c} = r.status === "fulfilled" ? r.value : f.P;
const l = (0, i.E)(s, t => n.redact((0, o.wh)(t)), u.o);
const d = c === null ? {} : {
conclusion: "cancelled",
code: "canceled",
reason: c
};
l.length > 0 && await n.save({
pullRequests: l,
...d
});
const h = {
...e.totals,
...d,
...l.length === 0 ? {} : {
pullRequests: l
}
};
const m = await writeReports({
...e,
totals: h
}, n);
if (r.status === "rejected") throw r.reason;
const {headline: p} = m;
const g = a ? " A pull request failed, and on-failed-write is fail." : "";
return {
written: {
...m,
headline: `${p}${g}`
},
exitCode: (0, b.J1)(h.conclusion, a)
};
}
async function writeReports(t, e) {
const {directory: n, redact: s} = e;
const {jobs: a} = t;
const change = t => s((0, o.wh)(t));
const f = (0, i.E)(t.totals, change, u.o);
const d = (0, v.L)();
const h = new Map;
const m = {
isOffered: false
};
await withWriters(n, async (e, r, s) => {
await e.write(`${JSON.stringify(f, null, 2).replace(/\n\}$/, "")},\n  "jobs": [`);
await s.write(junitHead(f, junitFigures(t)));
for (const [o, i] of a.entries()) {
const a = await reportRow(o, i, t, {
directory: n,
change: change
});
if (a === null) continue;
const {row: c} = a;
a.findings !== void 0 && (m.isOffered = true);
for (const t of a.findings ?? []) h.size < S && h.set(JSON.stringify(t), t);
const l = JSON.stringify(c.row);
await e.write(`${o === 0 ? "" : ","}\n    ${l}`);
await r.write(`${l}\n`);
await s.write(junitCase(c, t.tolerated.has(c.figures)));
d.add(c);
}
await e.write((a.length === 0 ? "" : "\n  ") + "]\n}\n");
await s.write(g);
});
const p = [ ...h.values() ];
const $ = d.selected(a.length);
const w = (0, y.xC)(f, $);
await n.write("report/summary.md", w);
const b = findingsProblem(f);
const x = m.isOffered && b === null;
x ? await n.write(j, (0, c.I)(p, l.rE)) : await n.remove(j);
const pathOf = t => (0, r.join)(n.path, t);
const {conclusion: k, code: O = "", reason: L, costUsd: R} = t.totals;
const B = {
conclusion: k,
"reason-code": O,
reason: s(L),
"pull-requests": addressesOf(f),
"cost-usd": R === null ? "" : String(Number(R.toFixed(6))),
"report-path": pathOf("report/summary.md"),
"junit-path": pathOf("report/junit.xml"),
"sarif-path": x ? pathOf(j) : ""
};
const P = (0, y.uG)(f, $);
const N = {
findings: p,
findingsProblem: b
};
return {
summary: w,
text: P,
headline: (0, y.NV)(f),
valuePath: pathOf("report/result.json"),
outputs: B,
...N
};
}
function findingsProblem({conclusion: t, reason: e, deferred: n, parked: r, missing: o = 0}) {
if (!(0, a.F3)(t)) return {
conclusion: t,
reason: e
};
const i = n + r + o;
return i === 0 ? null : {
conclusion: "incomplete",
reason: `${(0, s.B4)(i, "job")} did not run.`
};
}
const x = 1e3;
function addressesOf({pullRequests: t = []}) {
const e = t.flatMap(({outcome: t, url: e}) => e === null ? [] : [ {
outcome: t,
url: e
} ]);
return JSON.stringify(e.slice(0, x));
}
async function reportRow(t, e, {figures: n, rowOf: s}, {directory: o, change: a}) {
const c = n[t];
if (c === void 0) return null;
const {row: l, record: f, deferred: d} = await s(t, e);
const {transcriptPath: h} = l;
const m = {
...l,
transcriptPath: h === null ? null : (0, r.join)(o.path, h)
};
const g = a((0, w.er)(e));
const $ = {
...(0, i.E)(m, a, u.o),
key: m.key
};
const v = f?.findings === void 0 ? void 0 : (0, i.E)(f.findings, a, u.o);
const y = d === null ? null : a(d);
return {
row: {
name: g,
figures: c,
row: $,
deferred: y,
durationMs: (0, p.cf)(c, f)
},
findings: v
};
}
async function withWriters(t, e) {
const n = await t.create("report/result.json");
const r = await t.create("report/results.jsonl");
const s = await t.create("report/junit.xml");
try {
await e(n, r, s);
} catch (t) {
for (const t of [ n, r, s ]) await t.abandon();
throw t;
}
for (const t of [ n, r, s ]) await t.close();
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
5428: (function(t, e, n) {
n.d(e, {
R: () => fingerprint
});
var r = n(77598);
function fingerprint(t, e = 16) {
const n = (0, r.createHash)("sha256");
for (const e of t) n.update(e);
return n.digest("hex").slice(0, e);
}
}),
37016: (function(t, e, n) {
n.d(e, {
JU: () => binaryHunks,
ww: () => literalsIn,
zA: () => blobId
});
var r = n(77598);
var s = n(38522);
const o = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz!#$%&()*+-;<=>?@^_`{|}~";
const i = 52;
function binaryHunks(t, e) {
return `GIT binary patch\n${literal(e)}\n${literal(t)}\n`;
}
function literal(t) {
const e = (0, s.deflateSync)(t);
let n = "";
for (let t = 0; t < e.length; t += i) {
const r = e.subarray(t, t + i);
n += `${String.fromCharCode(r.length <= 26 ? 64 + r.length : 70 + r.length)}${encoded(r)}\n`;
}
return `literal ${String(t.length)}\n${n}`;
}
function encoded(t) {
let e = "";
for (let n = 0; n < t.length; n += 4) {
let r = 0;
for (let e = 0; e < 4; e += 1) r = r * 256 + (t[n + e] ?? 0);
let s = "";
for (let t = 0; t < 5; t += 1) {
s = o.charAt(r % 85) + s;
r = Math.floor(r / 85);
}
e += s;
}
return e;
}
function literalsIn(t) {
return [ ...t.matchAll(/^literal \d+\n((?:[A-Za-z][^\n]+\n)*)/gm) ].map(([, t = ""]) => (0, 
s.inflateSync)(Buffer.concat(t.trimEnd().split("\n").map(decoded))));
}
function decoded(t) {
const e = t.charCodeAt(0);
const n = e <= 90 ? e - 64 : e - 70;
const r = Buffer.alloc(Math.ceil(n / 4) * 4);
for (let e = 0; e < r.length; e += 4) {
let n = 0;
for (const r of t.slice(1 + e / 4 * 5, 6 + e / 4 * 5)) n = n * 85 + o.indexOf(r);
r.writeUInt32BE(n, e);
}
return r.subarray(0, n);
}
function blobId(t, e) {
return (0, r.createHash)(e === 64 ? "sha256" : "sha1").update(`blob ${String(t.length)}\0`).update(t).digest("hex");
}
}),
62177: (function(t, e, n) {
n.d(e, {
Au: () => nameInDiff,
Bb: () => isDiffOf,
diffableState: () => diffableState,
uQ: () => describeChange
});
var r = n(4573);
var s = n(54539);
var o = n(69898);
var i = n(49977);
var a = n(37016);
const c = 1e6;
const l = 15e6;
function diffableState(t, e = l) {
const n = (0, o.oT)(t, Math.max(0, Math.min(l, e)));
return n?.isDirectory === true ? null : n;
}
async function describeChange(t, e, n) {
const {before: r, after: o} = e;
const i = unpatchable([ r, o ].filter(t => t !== null));
const a = r === null ? "created" : o === null ? "deleted" : "modified";
const c = {
path: t,
kind: a,
added: 0,
removed: 0,
diff: null
};
if (i !== null) return {
...c,
note: i
};
if (isSame(r, o)) return null;
const l = `${n.prefix}${t}`;
const u = await shownDiff(t, e, {
...n,
kind: a,
name: l
});
const f = u.diff !== null && isUtf8Text(r) && isUtf8Text(o);
if (f) return u;
const d = await exactPatch(l, e, n.idLength);
if (d.length <= n.patchRoom) return {
...u,
patch: d
};
return {
...u,
diff: null,
note: `its patch has ${(0, s.ZV)(d.length)} bytes, more than fits`
};
}
function unpatchable(t) {
if (t.some(({mode: t}) => t === "160000")) return "a nested repository";
if (t.some(({mode: t}) => t === "other")) return "not a regular file";
return t.some(({content: t}) => t === null) ? "too large for a diff" : null;
}
async function shownDiff(t, {before: e, after: n}, {kind: r, name: s, room: o, isComplete: a}) {
const none = (e, n = 0, s = 0) => ({
path: t,
kind: r,
added: n,
removed: s,
diff: null,
note: e
});
const l = [ e, n ].filter(t => t !== null);
if (isTypeChange(e, n)) return none("a link on one side, a file on the other");
if (l.some(({content: t}) => t?.includes(0) === true)) return none("binary");
if (l.some(({content: t}) => (t?.length ?? 0) > c)) return none("too large for a diff");
if (o <= 0) return none("the diffs above use up the space of the report");
const f = [ textOf(e, "utf8"), textOf(n, "utf8") ];
const d = await (0, i.H)(...f, u) ?? (a ? (0, i.a)(...f) : null);
if (d === null) return none("too different for a diff");
const h = fileDiff(s, {
before: e,
after: n
}, d.text);
const m = Buffer.byteLength(h);
if (m <= o) return {
path: t,
kind: r,
added: d.added,
removed: d.removed,
diff: h
};
return none(`the diff has ${String(m)} bytes, more than fits into the report`, d.added, d.removed);
}
const u = {
context: 3,
timeoutMs: 500
};
async function exactPatch(t, {before: e, after: n}, r) {
if (isTypeChange(e, n)) {
const s = await exactPatch(t, {
before: e,
after: null
}, r);
return s + await exactPatch(t, {
before: null,
after: n
}, r);
}
const s = [ e?.content ?? Buffer.alloc(0), n?.content ?? Buffer.alloc(0) ];
if (!s.every(t => t.length <= c && !t.includes(0))) {
const [o, i] = s.map(t => (0, a.zA)(t, r));
const c = [ e === null ? "0".repeat(r) : o, n === null ? "0".repeat(r) : i ];
return bytesOf(`${headOf(t, e, n)}index ${c.join("..")}\n`) + (0, a.JU)(...s);
}
const o = [ textOf(e, "latin1"), textOf(n, "latin1") ];
const {text: l} = await (0, i.H)(...o, u) ?? (0, i.a)(...o);
const f = fileDiff(t, {
before: e,
after: n
}, "");
return l === "" ? bytesOf(f) : bytesOf(f + namesOf(t, e, n)) + l;
}
const bytesOf = t => Buffer.from(t).toString("latin1");
function fileDiff(t, {before: e, after: n}, r) {
return `${headOf(t, e, n)}${r === "" ? "" : `${namesOf(t, e, n)}${r}`}`;
}
const textOf = (t, e) => t?.content?.toString(e) ?? "";
const isUtf8Text = t => t === null || t.content === null || (0, r.isUtf8)(t.content);
const isTypeChange = (t, e) => t !== null && e !== null && t.mode === "120000" !== (e.mode === "120000");
function isSame(t, e) {
if (t?.content === void 0 || t.content === null || !e?.content) return false;
return t.mode === e.mode && t.content.equals(e.content);
}
function headOf(t, e, n) {
const r = `diff --git ${quoted(`a/${t}`)} ${quoted(`b/${t}`)}\n`;
if (e === null) return `${r}new file mode ${n?.mode ?? ""}\n`;
if (n === null) return `${r}deleted file mode ${e.mode}\n`;
return e.mode === n.mode ? r : `${r}old mode ${e.mode}\nnew mode ${n.mode}\n`;
}
function namesOf(t, e, n) {
const name = (e, n) => {
const r = quoted(`${e}/${t}`);
return n === null ? "/dev/null" : r.includes(" ") ? `${r}\t` : r;
};
return `--- ${name("a", e)}\n+++ ${name("b", n)}\n`;
}
const f = {
"\n": "\\n",
"\t": "\\t",
"\r": "\\r",
'"': '\\"',
"\\": "\\\\"
};
function quoted(t) {
const e = /[\x00-\x1f\x7f"\\]/g;
if (!e.test(t)) return t;
const octal = t => `\\${t.charCodeAt(0).toString(8).padStart(3, "0")}`;
return `"${t.replaceAll(e, t => f[t] ?? octal(t))}"`;
}
const d = /^(?:(?:new file|deleted file) mode 120000|(?:new file|deleted file|old|new) mode 100(?:644|755))$/;
function nameInDiff(t, e) {
const n = /^diff --git (.*)/.exec(e)?.[1] ?? "";
const r = n.slice(0, (n.length - 1) / 2);
const s = quoted(t) === t ? t : quoted(t).slice(1);
const o = r.startsWith('"') ? '"a/' : "a/";
if (!r.startsWith(o) || !r.endsWith(s)) return null;
const i = r.slice(o.length, r.length - s.length);
return i === "" || i.endsWith("/") ? `${i}${t}` : null;
}
function isDiffOf(t, e, n) {
const r = e.split("\n");
if (r.pop() !== "") return false;
let s = 0;
for (let e = 0; s < r.length; e += 1) {
const o = e < 2 ? endOfFileDiff(r, s, {
path: t,
allowsLink: n
}) : null;
if (o === null) return false;
s = o;
}
return true;
}
function endOfFileDiff(t, e, {path: n, allowsLink: r}) {
const s = `diff --git ${quoted(`a/${n}`)} ${quoted(`b/${n}`)}`;
if (t[e] !== s) return null;
let o = e + 1;
while (d.test(t[o] ?? "")) o += 1;
const i = t.slice(e, o).includes("new file mode 120000");
if (t[o]?.startsWith("index ") === true) return i ? null : endOfBinary(t, o);
const a = o === t.length || t[o] === s;
if (a) return i ? null : o;
const isName = (t, e, r) => t?.replace(/\t$/, "") === `${e} ${quoted(`${r}/${n}`)}` || t === `${e} /dev/null`;
if (!isName(t[o], "---", "a") || !isName(t[o + 1], "+++", "b")) return null;
if (i && !(t[o + 2] === "@@ -0,0 +1 @@" && r(n, t[o + 3]?.slice(1) ?? ""))) return null;
for (o += 2; o < t.length && t[o] !== s; ) {
const e = endOfHunk(t, o);
if (e === null) return null;
o = e;
}
return o;
}
function endOfBinary(t, e) {
if (!/^index [0-9a-f]{40,64}\.\.[0-9a-f]{40,64}$/.test(t[e] ?? "")) return null;
if (t[e + 1] !== "GIT binary patch") return null;
let n = e + 2;
for (let e = 0; e < 2; e += 1) {
if (!/^literal \d+$/.test(t[n] ?? "")) return null;
for (n += 1; t[n] !== ""; n += 1) if (!/^[A-Za-z][!-~]{5,65}$/.test(t[n] ?? "")) return null;
n += 1;
}
return n;
}
function endOfHunk(t, e) {
const n = /^@@ -\d+(?:,(\d+))? \+\d+(?:,(\d+))? @@/.exec(t[e] ?? "");
if (n === null) return null;
let [r, s] = [ Number(n[1] ?? 1), Number(n[2] ?? 1) ];
let o = e + 1;
for (;r > 0 || s > 0 || t[o]?.startsWith("\\") === true; o += 1) {
const e = t[o]?.[0];
if (e === void 0 || !" -+\\".includes(e)) return null;
e !== " " && e !== "-" || (r -= 1);
e !== " " && e !== "+" || (s -= 1);
}
return r === 0 && s === 0 ? o : null;
}
}),
11456: (function(t, e, n) {
n.d(e, {
$9: () => isUnpatched,
TA: () => hasSecret,
gE: () => redactedChanges,
iS: () => patchBytes
});
var r = n(4573);
var s = n(37016);
function patchBytes(t) {
return Buffer.concat(t.map(bytesOf));
}
const bytesOf = ({diff: t, patch: e}) => e === void 0 ? Buffer.from(t ?? "") : Buffer.from(e, "latin1");
const isUnpatched = ({diff: t, patch: e}) => t === null && e === void 0;
function redactedChanges(t, e) {
const n = [];
const [r, o] = [ [], [] ];
for (const i of t) {
const t = bytesOf(i);
const a = i.patch?.includes("\nGIT binary patch\n") === true;
if (a && (0, s.ww)(i.patch ?? "").some(t => hasSecret(t, e))) {
o.push(i.path);
continue;
}
const c = redactedBytes(t, e);
c.equals(t) || r.push(i.path);
n.push({
diff: null,
patch: c.toString("latin1")
});
}
return {
kept: n,
redacted: r,
secret: o
};
}
function redactedBytes(t, e) {
const n = (0, r.isUtf8)(t) ? "utf8" : "latin1";
return Buffer.from(e(t.toString(n)), n);
}
function hasSecret(t, e) {
return [ "utf8", "latin1", "utf16le" ].some(n => {
const r = t.toString(n);
return e(r) !== r;
});
}
}),
69898: (function(t, e, n) {
n.d(e, {
AP: () => changeTimeMs,
_5: () => isUnchanged,
_G: () => isSameState,
jj: () => fileStates,
oT: () => fileState
});
var r = n(77598);
var s = n(73024);
var o = n(58500);
const {O_NOFOLLOW: i, O_NONBLOCK: a, O_RDONLY: c} = s.constants;
const l = 64e6;
const u = 1e6;
const f = 100;
const d = 2500;
function fileState(t, e) {
const n = lstatOrNull(t);
if (n === null) return null;
if (n === "unknown") return {
...h,
mode: "other",
stamp: "unknown",
isFresh: false
};
const r = {
mode: modeOf(n),
stamp: stampOf(n),
isFresh: isFresh(n),
...n.isDirectory() ? {
isDirectory: true
} : {}
};
try {
if (n.isSymbolicLink()) return {
...r,
...read([ Buffer.from((0, s.readlinkSync)(t)) ], e)
};
if (!n.isFile() || n.size > l) return {
...r,
...h
};
return {
...r,
...readFile(t, n, e)
};
} catch (t) {
if (typeof t.code !== "string") throw t;
return {
...r,
...h
};
}
}
const h = {
digest: null,
content: null
};
function isUnchanged(t, e) {
const n = lstatOrNull(t);
if (e === null || n === null) return e === n;
if (n !== "unknown" && !e.isFresh && stampOf(n) === e.stamp) return true;
return isSameState(e, fileState(t, 0));
}
function isSameState(t, e) {
if (t === null || e === null) return t === e;
if (t.digest === null || e.digest === null) return t.stamp === e.stamp;
return t.digest === e.digest && t.mode === e.mode;
}
async function fileStates(t, e, {each: n, total: r, signal: s}) {
const i = new Map;
let a = r;
for (const r of e) {
if (s.aborted) break;
const e = fileState(`${t}/${r}`, Math.min(n, a));
a -= e?.content?.length ?? 0;
i.set(r, e);
i.size % 50 === 0 && await (0, o.setImmediate)();
}
return i;
}
function changeTimeMs(t) {
const e = lstatOrNull(t);
return e === null || e === "unknown" ? Number.NaN : e.ctimeMs;
}
function lstatOrNull(t) {
try {
return (0, s.lstatSync)(t, {
throwIfNoEntry: false
}) ?? null;
} catch (t) {
return t.code === "ENOTDIR" ? null : "unknown";
}
}
function modeOf(t) {
if (t.isSymbolicLink()) return "120000";
if (!t.isFile()) return "other";
return process.platform !== "win32" && (t.mode & 64) !== 0 ? "100755" : "100644";
}
function stampOf(t) {
return [ t.dev, t.ino, t.mode, t.size, t.mtimeMs, t.ctimeMs ].join(" ");
}
function isFresh({ctimeMs: t}) {
const e = t % 1e3 === 0 ? d : f;
return t > Date.now() - e;
}
function readFile(t, e, n) {
const r = (0, s.openSync)(t, c | i | a);
try {
const t = (0, s.fstatSync)(r);
if (!t.isFile() || t.ino !== e.ino) return h;
return read(chunks(r, t.size), n);
} finally {
(0, s.closeSync)(r);
}
}
function* chunks(t, e) {
const n = Buffer.allocUnsafe(Math.max(1, Math.min(e, u)));
for (let r = e; r > 0; ) {
const e = (0, s.readSync)(t, n, 0, Math.min(r, n.length), null);
if (e === 0) return;
r -= e;
yield n.subarray(0, e);
}
}
function read(t, e) {
const n = (0, r.createHash)("sha256");
let s = [];
let o = 0;
for (const r of t) {
n.update(r);
o += r.length;
o > e ? s = null : s?.push(Buffer.from(r));
}
return {
digest: n.digest("base64"),
content: s === null ? null : Buffer.concat(s)
};
}
}),
21892: (function(t, e, n) {
n.d(e, {
TW: () => junitError,
X: () => escapeXml,
bA: () => junit
});
var r = n(15917);
function junit(t) {
const e = t.filter(({severity: t}) => t !== "note").length;
const n = uniqueNames(t);
const r = t.map(t => testCase(t, n(t)));
return suite(r, `tests="${String(t.length)}" failures="${String(e)}" errors="0"`);
}
function junitError(t, e) {
const n = `<error type="${escapeXml(t)}" message="${escapeXml(e)}"/>`;
return suite([ `<testcase classname="sallyport" name="run">${n}</testcase>` ], 'tests="1" failures="0" errors="1"');
}
function suite(t, e) {
return [ '<?xml version="1.0" encoding="UTF-8"?>', `<testsuites name="sallyport" ${e}>`, `  <testsuite name="sallyport" ${e}>`, ...t.map(t => `    ${t}`), "  </testsuite>", "</testsuites>", "" ].join("\n");
}
function uniqueNames(t) {
const e = new Map;
const n = new Set;
for (const s of (0, r.w$)(t)) {
const {path: t, title: r, rule: o} = s;
const i = `${o === void 0 ? "" : `${o}: `}${r} (${t})`;
let a = i;
for (let t = 2; n.has(a); t += 1) a = `${i} ${String(t)}`;
n.add(a);
e.set(s, a);
}
return t => e.get(t) ?? t.title;
}
function testCase(t, e) {
const {path: n, line: s, severity: o, title: i, message: a, rule: c} = t;
const l = escapeXml(`${(0, r.YR)(t)}\n${a}`);
const u = `<testcase classname="${escapeXml(n)}" name="${escapeXml(e)}" file="${escapeXml(n)}" line="${String(s)}">`;
const f = o === "note" ? `<system-out>${l}</system-out>` : `<failure type="${escapeXml(c ?? o)}" message="${escapeXml(i)}">${l}</failure>`;
return `${u}${f}</testcase>`;
}
const s = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;
function escapeXml(t) {
return t.replace(s, "").replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}
}),
25365: (function(t, e, n) {
n.d(e, {
I: () => sarif
});
var r = n(5428);
const s = "finding";
function sarif(t, e) {
const n = [ ...new Set(t.map(({rule: t}) => t ?? s)) ];
const r = {
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
return `${JSON.stringify(r, null, 2)}\n`;
}
function descriptor(t) {
const e = t === s ? "A finding without a name" : `A finding that the model named \`${t}\``;
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
const {path: n, line: o, endLine: i = o, severity: a, title: c, message: l, suggestion: u, rule: f = s} = t;
const d = {
uri: encodeURI(n.replace(/\p{Cs}/gu, "\ufffd")).replace(/[?#]/g, encodeURIComponent),
uriBaseId: "%SRCROOT%"
};
const h = {
artifactLocation: d,
replacements: [ replacement({
line: o,
endLine: i,
suggestion: u ?? ""
}) ]
};
return {
ruleId: f,
ruleIndex: e.indexOf(f),
level: a,
message: {
text: `${c}\n\n${l}`
},
locations: [ {
physicalLocation: {
artifactLocation: d,
region: {
startLine: o,
endLine: i
}
}
} ],
partialFingerprints: {
"sallyport/v1": (0, r.R)([ JSON.stringify([ f, n, c ]) ], 32)
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
const r = {
startLine: t,
endLine: e
};
return {
deletedRegion: r,
insertedContent: {
text: n.replace(/\r?\n$/, "")
}
};
}
}),
9626: (function(t, e, n) {
n.d(e, {
u: () => reportMarkdown
});
var r = n(74397);
var s = n(32622);
var o = n(15250);
var i = n(71245);
var a = n(15917);
var c = n(1359);
var l = n(96682);
var u = n(49703);
var f = n(92747);
var d = n(97979);
function reportMarkdown(t, e) {
const {result: n, refused: s} = t;
const u = [ `### ${[ `${(0, c.rL)(t)} ${(0, c.Pl)(t)}`, (0, i.k)(t) ].filter(t => t !== null).join(" \xb7 ")}`, reasonLine(t), t.subject.lastCheck === void 0 ? "" : (0, 
r.xG)((0, l.Q)(t.subject.lastCheck)), answerSection(t, e.text), t.findings.length === 0 ? "" : (0, 
a.WT)(t.findings, e.rows), t.writes.length === 0 ? "" : (0, d.M)(t.writes, e.rows), s.length === 0 ? "" : (0, 
f.WZ)(t, e.rows), n.notices.length === 0 ? "" : (0, f.Z8)(n.notices), ...(0, f.Mv)(n), n.changes.length === 0 ? "" : (0, 
o.H)(n.changes, e.diffs), footer(t) ];
return `${u.filter(t => t !== "").join("\n\n")}\n`;
}
function reasonLine({result: {conclusion: t, reason: e}, answer: n}) {
return t === "success" && n.text !== "" ? "" : (0, r.ft)(e);
}
function answerSection({answer: {text: t, changes: e}, links: n}, o) {
const i = n.reportPath === null ? null : `in ${(0, r.ti)(n.reportPath)}`;
if (t === "") return "";
const a = e.length === 0 ? [] : [ `*Sanitized in this text: ${(0, u.G)(e)}.*` ];
return [ "---", (0, s.o)(t, {
limit: o,
unit: "characters",
whole: i
}), "---", ...a ].join("\n\n");
}
function footer({result: t, links: e}) {
const n = [ ...(0, r.n1)(e.run) ? [ `[Run](${e.run})` ] : [], ...t.transcriptPath === null ? [] : [ `transcript ${(0, 
r.ti)(t.transcriptPath)}` ], ...e.reportPath === null ? [] : [ `report ${(0, r.ti)(e.reportPath)}` ], ...e.patchPath === void 0 ? [] : [ `patch ${(0, 
r.ti)(e.patchPath)}` ] ];
const s = e.onRunner && t.transcriptPath !== null;
const o = s ? " (on the runner; `actions/upload-artifact` keeps them)" : "";
return [ (0, f.u5)(t), n.length === 0 ? "" : `${n.join(" \xb7 ")}${o}` ].filter(t => t !== "").join("\n\n");
}
}),
26047: (function(t, e, n) {
n.d(e, {
fx: () => o,
wA: () => wholeReport,
xw: () => stepSummary
});
var r = n(32622);
var s = n(9626);
const o = 1048575;
function wholeReport(t) {
return (0, s.u)(t, {
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
const e = (0, s.u)(t, {
text: 5e5,
rows: 500,
diffs: {
total: 2e5,
each: 2e4,
files: 200
}
});
const n = t.links.reportPath;
const i = n === null ? null : `in ${n}`;
return `${(0, r.o)(e, {
limit: o,
unit: "bytes",
whole: i
}).trimEnd()}\n`;
}
})
};
