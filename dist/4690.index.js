"use strict";

exports.id = 4690;

exports.ids = [ 4690 ];

exports.modules = {
6947: (function(t, e, n) {
n.d(e, {
M: () => itemWriteLines,
w: () => unpostedOf
});
var r = n(54539);
var o = n(74397);
var s = n(20653);
const i = {
markdown: 100,
terminal: 20
};
const a = 300;
const c = 400;
function unpostedOf(t, e = []) {
const n = new Map;
for (const {what: t, outcome: r, note: o} of e) {
if (r === "created" || r === "updated" || r === "unchanged") continue;
const e = `${r}: ${(0, s.ml)((0, s.TN)(o), c)}`;
n.set(e, [ ...n.get(e) ?? [], t ]);
}
return [ ...n ].map(([e, n]) => ({
name: t,
what: (0, s.ml)((0, s.TN)(n.join(", ")), a),
end: e
}));
}
const l = [ "created", "updated", "unchanged", "fell back", "withheld", "refused", "failed" ];
function itemWriteLines(t, {unposted: e, isPreview: n}, s) {
if (t === void 0) return [];
const a = l.filter(e => t[e] !== void 0).map(e => `${(0, r.ZV)(t[e] ?? 0)} ${e}`).join(", ");
const c = n ? e.map(lineOf) : byReason(e);
const u = c.slice(0, i[s]);
const f = c.length - u.length;
const d = f === 0 ? [] : [ `and ${(0, r.ZV)(f)} more in result.json of the state directory` ];
if (s === "terminal") return [ `Writes to items: ${a}`, ...[ ...u, ...d ].map(t => `  ${t}`) ];
const m = [ ...u, ...d ].map(t => `- ${(0, o.ft)(t)}`);
return [ "#### Writes to items", "", a, "", ...m, ...m.length === 0 ? [] : [ "" ] ];
}
const lineOf = ({name: t, what: e, end: n}) => `${t}: ${e}: ${n}`;
function byReason(t) {
const e = new Map;
for (const n of t) e.set(n.end, [ ...e.get(n.end) ?? [], n ]);
return [ ...e ].flatMap(([t, [e, ...n]]) => {
if (e === void 0) return [];
return n.length === 0 ? [ lineOf(e) ] : [ `${(0, r.B4)(n.length + 1, "job")}: ${t}` ];
});
}
}),
67915: (function(t, e, n) {
n.d(e, {
gt: () => noticeLines,
vL: () => deferredLines,
wz: () => createNoticeCollector
});
var r = n(54539);
var o = n(20653);
const s = 10;
const i = 400;
function createNoticeCollector() {
const t = new Map;
let e = 0;
let n = 0;
return {
add: ({name: r, notices: a}) => {
const c = new Set(a.map(t => (0, o.ml)((0, o.TN)(t), i)));
c.size > 0 && (e += 1);
for (const e of c) {
const a = t.get(e);
a !== void 0 ? a.jobs += 1 : t.size < s ? t.set(e, {
text: e,
name: (0, o.ml)(r, i),
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
function linesBelow(t, {jobs: e, groups: n, others: o}) {
if (e === 0) return [];
return [ t, ...n.map(t => `${t.jobs === 1 ? t.name : (0, r.B4)(t.jobs, "job")}: ${t.text}`), ...o === 0 ? [] : [ `and ${(0, 
r.ZV)(o)} more in result.json of the state directory` ] ];
}
}),
80141: (function(t, e, n) {
n.d(e, {
_: () => pullRequestRows,
a: () => pullRequestLines
});
var r = n(54539);
var o = n(74397);
var s = n(20653);
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
const o = [ ...n.map(markdownLine), ...r ].map(t => `- ${t}`);
return [ "#### Pull requests", "", ...o, "" ];
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
const o = t.length - n.length;
return {
shown: n,
more: o === 0 ? [] : [ `and ${(0, r.ZV)(o)} more in result.json of the state directory` ]
};
}
function markdownLine(t) {
const {before: e, url: n, after: r} = partsOf(t);
if (n === null) return (0, o.ft)(e);
return `${(0, o.ft)(e)} [pull request](${n}) ${(0, o.ft)(r)}`.trimEnd();
}
function partsOf(t) {
if (!(0, o.n1)(t.url)) return {
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
function lineOf({outcome: t, jobs: e, note: n}, o) {
const i = e.length > a ? [ `and ${(0, r.ZV)(e.length - a)} more` ] : [];
const u = e.slice(0, a).map(t => (0, s.ml)((0, s.TN)(t), c));
const f = [ t === "created" ? "opened" : t, ...o === "" ? [] : [ o ], ...u.length === 0 ? [] : [ `(${[ ...u, ...i ].join(", ")})` ] ].join(" ");
return n === "" ? f : `${f}: ${(0, s.ml)((0, s.TN)(n), l)}`;
}
}),
85737: (function(t, e, n) {
n.d(e, {
L: () => createRowSelection,
_: () => c
});
var r = n(20653);
var o = n(6947);
var s = n(67915);
var i = n(28605);
const a = 2e3;
const c = 800;
const l = 160;
function createRowSelection(t = false) {
const e = [ [], [], [], [] ];
const [n, r] = [ (0, s.wz)(), (0, s.wz)() ];
const c = [];
let l = 0;
return {
add: t => {
const {name: s, figures: u} = t;
n.add({
name: s,
notices: t.row.notices
});
t.deferred !== null && r.add({
name: s,
notices: [ t.deferred ]
});
u.state !== "ended" || u.isReused || (l += u.costUsd ?? 0);
c.push(...(0, o.w)(s, t.row.writes));
const f = e[(0, i.IQ)(t)];
f !== void 0 && f.length < a && f.push(short(t));
},
selected: o => ({
rows: e.flat().slice(0, a),
notices: n.collected(),
deferred: r.collected(),
knownUsd: l,
unposted: c,
isPreview: t,
count: o
})
};
}
function short({row: {writes: t, ...e}, ...n}) {
return {
...n,
row: {
...e,
text: (0, r.ml)(e.text.trim().split("\n", 1)[0] ?? "", l),
structured: void 0,
notices: [],
reason: (0, r.ml)(e.reason, c)
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
var o = n(1359);
var s = n(26047);
var i = n(74397);
var a = n(32622);
var c = n(20653);
var l = n(47613);
var u = n(6947);
var f = n(53599);
var d = n(67915);
var m = n(80141);
var p = n(85737);
var h = n(28605);
const $ = 9e5;
const g = p._ / 2;
const w = 120;
function batchSummary(t, e) {
const {rows: n, notices: o, count: s} = e;
const {sign: a, text: c} = (0, f.NB)(t);
const l = [ `### ${a} ${(0, i.ft)(t.name)}: ${c}`, "", (0, i.ft)(t.reason), "", figuresOf(t, e), "", ...retryHint(t, n, "`retry-failed`").flatMap(t => [ t, "" ]), ...passRateTable(t), ...cacheTable(t), ...(0, 
m.a)(t.pullRequests, "markdown"), ...(0, u.M)(t.writes, e, "markdown") ];
if (s === 0) return fitting(l);
const d = [ "| Job | Conclusion | Answer | Files | Refused | Evaluation | Cost | Time | Link |", "| --- | --- | --- | ---: | ---: | --- | ---: | ---: | --- |" ];
let p = Buffer.byteLength([ ...l, ...d ].join("\n"));
let h = 0;
for (const t of n) {
const e = tableLine(t);
p += Buffer.byteLength(e) + 1;
if (p > $) break;
d.push(e);
h += 1;
}
const g = s - h;
const w = g === 0 ? [] : [ "", `${(0, r.B4)(g, "more job")} in results.jsonl of the state directory.` ];
return fitting([ ...l, ...d, ...w, ...noticeList(o) ]);
}
function fitting(t) {
const e = "in result.json of the state directory";
const n = t.join("\n");
return `${(0, a.o)(n, {
limit: s.summaryLimitBytes - 1,
unit: "bytes",
whole: e
}).trimEnd()}\n`;
}
function noticeList(t) {
const [e, ...n] = (0, d.gt)(t).map(t => (0, i.ft)(t));
return e === void 0 ? [] : [ "", e, "", ...n.map(t => `- ${t}`) ];
}
function passRateTable({passRates: t}) {
if (t.length === 0) return [];
const line = ({id: t, matrix: e, model: n, passed: r, failed: o, errors: s, rate: a}) => `| ${[ (0, 
f.B6)({
id: t,
matrix: e
}), n ].map(t => (0, i.ft)((0, c.ml)(t, g))).join(" | ")} | ${rateText(a)} | ${[ r, o, s ].join(" | ")} |`;
return [ "| Entry | Model | Pass rate | Passed | Failed | Errors |", "| --- | --- | ---: | ---: | ---: | ---: |", ...t.slice(0, v).map(line), "", ...moreRates(t.length - v).flatMap(t => [ t, "" ]) ];
}
function cacheTable({caches: t = []}) {
if (t.length === 0) return [];
const line = ({id: t, inputTokens: e, share: n, savedUsd: o}) => `| ${[ (0, i.ft)(t), (0, 
r.ZV)(e), (0, r.T1)(n), savedText(o) ].join(" | ")} |`;
const e = [ "| Entry | Input tokens | From the cache | Saved |", "| --- | ---: | ---: | ---: |" ];
return [ ...e, ...t.slice(0, v).map(line), "" ];
}
const cacheLine = ({id: t, inputTokens: e, share: n, savedUsd: o}) => `  ${t}: ${(0, 
r.T1)(n)} of ${(0, r.B4)(e, "input token")} from the cache, ${savedText(o)} saved`;
const savedText = t => t !== null && t < 0 ? `-${(0, o.BD)(-t)}` : (0, o.BD)(t);
const v = 100;
const moreRates = t => t > 0 ? [ `and ${(0, r.B4)(t, "more pass rate")} in result.json of the state directory` ] : [];
const rateText = t => t === null ? "none" : (0, r.T1)(t);
function figuresOf({passed: t, failed: e, errors: n, deferred: s, parked: i, missing: a = 0, costUsd: c}, {count: l, knownUsd: u}) {
const some = (t, e) => t <= 0 ? [] : [ `${(0, r.ZV)(t)} ${e}` ];
const f = [ (0, r.B4)(l, "job"), ...some(t, "passed"), ...some(e, "failed" + (n === 0 ? "" : ` (${(0, 
r.ZV)(n)} with an error)`)), ...some(s, "deferred to the next run"), ...some(i, "parked"), ...some(a, "missing"), ...some(l - t - e - s - i - a, "not run"), c === null && u > 0 ? `at least ${(0, 
o.BD)(u)}` : (0, o.BD)(c) ];
return f.join(", ");
}
function retryHint({parked: t}, e, n) {
const isKept = ({figures: t}) => (0, h.IQ)({
figures: t
}) === 0 && t.isReused && (t.conclusion !== "success" || t.evaluations.failed > 0);
return t > 0 || e.some(isKept) ? [ `${n} runs parked jobs and reused failures again.` ] : [];
}
function tableLine(t) {
const {name: e, row: n, durationMs: s, files: a, refused: l} = t;
const u = (0, f.EA)(n.item);
const d = [ (0, i.ft)((0, c.ml)(e, g)), (0, i.ft)(conclusionText(t)), (0, i.ft)(n.text), a === 0 ? "" : (0, 
r.ZV)(a), l === 0 ? "" : (0, r.ZV)(l), evaluationTexts(t).map(t => (0, i.ft)(t)).join("<br>"), n.costUsd === null ? "" : (0, 
o.BD)(n.costUsd), s === null ? "" : (0, o.a3)(s), u === null ? "" : `[item](${u})` ];
return `| ${d.join(" | ")} |`;
}
function conclusionText(t) {
const {row: e, figures: n} = t;
const r = (0, c.ml)(e.reason, g);
if (n.state !== "ended" && r !== "") return r;
return e.conclusion === "success" ? (0, h.L4)(t) : `${(0, h.L4)(t)}: ${r}`;
}
const b = 3;
function evaluationTexts({row: {evaluations: t}, figures: {isPassed: e}}) {
if (t.length === 0) return [];
const n = (0, h.Qg)(t);
if (e && n.length > 0) return [ `score ${String((0, l.UQ)(t))}` ];
if (n.length === 0) return [ `${String(t.length)} passed` ];
const r = n.length - b;
return [ ...n.slice(0, b).map(({name: t, status: e, reason: n}) => {
const r = `${(0, c.ml)(t, w)}: ${e === "error" ? "error: " : ""}`;
return `${r}${(0, c.ml)(n, w)}`;
}), ...r > 0 ? [ `and ${String(r)} more` ] : [] ];
}
const batchHeadline = t => `${t.name}: ${(0, f.NB)(t).text}. ${t.reason}`;
function batchText(t, e) {
const {rows: n, notices: r, deferred: o} = e;
const s = (0, c.ml)(t.reason, p._);
const i = n.filter(t => (0, h.IQ)(t) < 2 && !(0, h.Uh)(t) && t.row.reason !== s);
const a = i.slice(0, 20);
const l = a.map(t => `  ${t.name}: ${(0, h.L4)(t)}: ${oneLine(t)}`);
const f = i.length - a.length;
const $ = [ (0, d.vL)(o), (0, d.gt)(r) ].flatMap(([t, ...e]) => t === void 0 ? [] : [ "", t, ...e.map(t => `  ${t}`) ]);
const g = (0, m.a)(t.pullRequests, "terminal");
const w = (0, u.M)(t.writes, e, "terminal");
return [ batchHeadline(t), figuresOf(t, e), ...retryHint(t, n, "--retry-failed"), ...t.passRates.slice(0, j).map(rateLine), ...moreRates(t.passRates.length - j).map(t => `  ${t}`), ...(t.caches ?? []).slice(0, j).map(cacheLine), ...l.length === 0 ? [] : [ "", ...l ], ...f === 0 ? [] : [ `  and ${String(f)} more` ], ...[ g, w ].flatMap(t => t.length === 0 ? [] : [ "", ...t ]), ...$ ].join("\n");
}
const j = 20;
function rateLine({id: t, matrix: e, model: n, passed: o, failed: s, errors: i, rate: a}) {
const c = i === 0 ? "" : `, ${(0, r.B4)(i, "error")}`;
const l = `${String(o)} of ${String(o + s)}${c}`;
return `  ${(0, f.B6)({
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
9626: (function(t, e, n) {
n.d(e, {
u: () => reportMarkdown
});
var r = n(74397);
var o = n(32622);
var s = n(15250);
var i = n(71245);
var a = n(15917);
var c = n(1359);
var l = n(96682);
var u = n(49703);
var f = n(92747);
var d = n(97979);
function reportMarkdown(t, e) {
const {result: n, refused: o} = t;
const u = [ `### ${[ `${(0, c.rL)(t)} ${(0, c.Pl)(t)}`, (0, i.k)(t) ].filter(t => t !== null).join(" \xb7 ")}`, reasonLine(t), t.subject.lastCheck === void 0 ? "" : (0, 
r.xG)((0, l.Q)(t.subject.lastCheck)), answerSection(t, e.text), t.findings.length === 0 ? "" : (0, 
a.WT)(t.findings, e.rows), t.writes.length === 0 ? "" : (0, d.M)(t.writes, e.rows), o.length === 0 ? "" : (0, 
f.WZ)(t, e.rows), n.notices.length === 0 ? "" : (0, f.Z8)(n.notices), ...(0, f.Mv)(n), n.changes.length === 0 ? "" : (0, 
s.H)(n.changes, e.diffs), footer(t) ];
return `${u.filter(t => t !== "").join("\n\n")}\n`;
}
function reasonLine({result: {conclusion: t, reason: e}, answer: n}) {
return t === "success" && n.text !== "" ? "" : (0, r.ft)(e);
}
function answerSection({answer: {text: t, changes: e}, links: n}, s) {
const i = n.reportPath === null ? null : `in ${(0, r.ti)(n.reportPath)}`;
if (t === "") return "";
const a = e.length === 0 ? [] : [ `*Sanitized in this text: ${(0, u.G)(e)}.*` ];
return [ "---", (0, o.o)(t, {
limit: s,
unit: "characters",
whole: i
}), "---", ...a ].join("\n\n");
}
function footer({result: t, links: e}) {
const n = [ ...(0, r.n1)(e.run) ? [ `[Run](${e.run})` ] : [], ...t.transcriptPath === null ? [] : [ `transcript ${(0, 
r.ti)(t.transcriptPath)}` ], ...e.reportPath === null ? [] : [ `report ${(0, r.ti)(e.reportPath)}` ], ...e.patchPath === void 0 ? [] : [ `patch ${(0, 
r.ti)(e.patchPath)}` ] ];
const o = e.onRunner && t.transcriptPath !== null;
const s = o ? " (on the runner; `actions/upload-artifact` keeps them)" : "";
return [ (0, f.u5)(t), n.length === 0 ? "" : `${n.join(" \xb7 ")}${s}` ].filter(t => t !== "").join("\n\n");
}
}),
26047: (function(t, e, n) {
n.r(e);
n.d(e, {
stepSummary: () => stepSummary,
summaryLimitBytes: () => s,
wholeReport: () => wholeReport
});
var r = n(32622);
var o = n(9626);
const s = 1048575;
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
const e = (0, o.u)(t, {
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
limit: s,
unit: "bytes",
whole: i
}).trimEnd()}\n`;
}
})
};
