"use strict";

exports.id = 1923;

exports.ids = [ 1923 ];

exports.modules = {
12290: (function(e, t, n) {
n.d(t, {
O: () => batchSource
});
var o = n(42357);
var s = n(54539);
var r = n(72443);
var i = n(1359);
var a = n(90859);
var l = n(90120);
var c = n(20653);
var u = n(95363);
var d = n(5335);
var f = n(53599);
var m = n(22743);
var h = n(80141);
var g = n(28605);
async function batchSource(e, t, n) {
const o = [];
const s = new Set;
for (const r of e.plan.jobs) {
const [i, a] = [ e.figures[r.index], e.states[r.index] ];
if (i === void 0 || a === void 0) continue;
const l = await e.rowOf(r);
const c = t === null ? null : markOf(r, i, t.outcomes);
const u = pageRow({
job: r,
figures: i,
state: a,
mark: c,
...l
}, s, n.clean);
s.add(u.key);
o.push({
job: r,
rank: c === "new" ? -1 : (0, g.IQ)({
figures: i
}),
row: u
});
}
o.sort((e, t) => e.rank - t.rank || e.job.index - t.job.index);
return {
overview: overviewOf(e, t, {
rows: o.map(({row: e}) => e),
clean: n.clean
}),
jobs: async function*() {
for (const {job: t, row: s} of o) yield await pageJob(s.key, t, e, n);
}
};
}
function overviewOf({totals: e, run: t, plan: n}, o, {rows: s, clean: r}) {
const i = new Set(n.jobs.map(e => (0, m.Kv)({
...e,
item: e.item?.fields ?? null
})));
const a = [ ...o?.outcomes.keys() ?? [] ].filter(e => !i.has(e)).length;
return {
kind: "batch",
title: r(e.name),
conclusion: e.conclusion,
label: (0, f.NB)(e).text,
reason: r(e.reason),
endedAt: t.endedAt,
costUsd: e.costUsd,
previous: o === null ? null : {
name: r(o.name),
gone: a
},
passRates: e.passRates.map(({matrix: e, ...t}) => ({
...t,
id: r(t.id),
name: r((0, f.B6)({
id: t.id,
matrix: e
})),
model: r(t.model),
words: r((0, f.We)({
matrix: e
}))
})),
pullRequests: (0, h._)(e.pullRequests).map(({before: e, url: t, after: n}) => ({
before: r(e),
url: t === null ? null : r(t),
after: r(n)
})),
rows: s
};
}
function markOf(e, t, n) {
if (t.state !== "ended" || (0, g.t8)(t)) return null;
const o = n.get((0, m.Kv)({
...e,
item: e.item?.fields ?? null
}));
if (!t.isPassed) return o === false ? null : "new";
return o === false ? "fixed" : null;
}
const p = 300;
function pageRow({job: e, figures: t, state: n, mark: o, row: s, record: r}, i, a) {
const {evaluations: l} = t;
const u = n.kind === "ended" ? reasonOfEnd(s, t) : (0, d.xQ)(n, r);
const m = e.key.slice(0, 12);
return {
key: i.has(m) ? `${m}-${String(e.index)}` : m,
name: a((0, f.er)(e)),
id: a(e.id),
model: a(e.model),
state: pageState(t),
conclusion: s.conclusion,
reason: (0, c.ml)(a(u).replace(/\s+/g, " "), p),
isReused: s.reused,
mark: o,
evaluations: {
passed: l.passed,
total: l.passed + l.failed + l.errors
},
costUsd: s.costUsd,
durationMs: (0, g.RK)(t, r).durationMs
};
}
function reasonOfEnd({conclusion: e, reason: t, evaluations: n}, {isPassed: o}) {
if (e !== "success") return t;
const [s] = o ? [] : (0, g.Qg)(n);
return s === void 0 ? "" : `${s.name}: ${s.reason}`;
}
const capitalized = e => `${e.slice(0, 1).toUpperCase()}${e.slice(1)}`;
function pageState(e) {
const {state: t, isPassed: n, conclusion: o} = e;
if (t !== "ended") return t === "missing" ? "open" : t;
if (n) return "passed";
if (o !== "success") return "failed";
return (0, g.t8)(e) ? "error" : "evaluation";
}
async function pageJob(e, t, n, o) {
const {clean: s} = o;
const {row: r, record: i} = await n.rowOf(t);
const c = n.states[t.index];
const f = c?.kind === "ended";
const m = await transcriptOf(i?.transcriptPath ?? null, r.reused || !f, n);
const h = "text" in m ? (0, a.$)(m.text, s) : null;
const g = h === null ? {
entries: [],
missing: null
} : (0, a.q)(h.entries);
return {
key: e,
reason: s(c === void 0 || c.kind === "ended" ? r.reason : capitalized((0, d.xQ)(c, i))),
facts: factsOf(t, r, i, h?.mode ?? "").map(([e, t]) => [ e, s(t) ]),
item: Object.entries(r.item ?? {}).map(([e, t]) => [ s(e), s((0, u.gF)(t)) ]),
text: s(r.text),
structured: r.structured === void 0 ? null : s(JSON.stringify(r.structured, null, 2)),
evaluations: r.evaluations.map(({name: e, status: t, score: n, reason: o}) => ({
name: s(e),
status: t,
score: n,
reason: s(o)
})),
changes: (0, l.x)(i?.changes ?? [], s),
notices: (i?.notices ?? []).map(s),
entries: g.entries,
missing: "missing" in m ? m.missing : g.missing
};
}
function factsOf(e, t, n, o) {
const s = n === null ? [] : endFacts(n);
return [ [ "Entry", e.id ], [ "Model", e.model ], ...Object.entries(e.matrix).filter(([e]) => e !== "model").map(([e, t]) => [ e, String(t) ]), [ "Repeat", e.repeat === 1 ? "" : String(e.repeat) ], [ "Mode", o ], ...s, [ "Cost", t.costUsd === null ? "" : (0, 
i.BD)(t.costUsd) ], [ "Reused", t.reused ? "from an earlier run" : "" ], [ "Attempt", t.attempt === 1 ? "" : String(t.attempt) ], [ "Transcript", t.transcriptPath === null ? "" : shortPath(t.transcriptPath) ] ].filter(e => e[1] !== "");
}
const shortPath = e => e.replace(/[0-9a-f]{64}/, e => `${e.slice(0, 12)}\u2026`);
function endFacts({turns: e, toolCalls: t, usage: n, durationMs: o, endedAt: r, shard: a}) {
return [ [ "Turns", (0, s.ZV)(e) ], [ "Calls", (0, s.ZV)(t) ], [ "Tokens", `${(0, 
s.ZV)(n.inputTokens)} in, ${(0, s.ZV)(n.outputTokens)} out` ], [ "Time", (0, i.a3)(o) ], [ "Ended", r.replace("T", " ").replace(/(\.\d+)?Z$/, " UTC") ], [ "Shard", a ?? "" ] ];
}
const $ = 64e6;
const v = "The conversation is in the report of an earlier run: a branch or a cache that keeps the state has only answers.";
async function transcriptOf(e, t, {state: n}) {
if (e === null) return {
missing: "This job has no conversation."
};
try {
const o = await n.directory.read(e, $);
if (o !== null) return {
text: o.toString("utf8")
};
return {
missing: t ? v : `${e} does not exist.`
};
} catch (e) {
(0, o.ki)(e, r.k);
return {
missing: `The conversation cannot be shown: ${e.message}`
};
}
}
}),
11422: (function(e, t, n) {
n.r(t);
n.d(t, {
report: () => report
});
var o = n(76760);
var s = n(74397);
var r = n(53599);
var i = n(85737);
var a = n(28605);
var l = n(4690);
async function batchReportText({plan: e, figures: t, totals: n, rowOf: o}, s, {asMarkdown: c}) {
const u = (0, i.L)();
for (const n of e.jobs) {
const e = t[n.index];
if (e === void 0) continue;
const {row: i, record: l, deferred: c} = await o(n);
const d = i.evaluations.map(e => ({
...e,
name: s(e.name),
reason: s(e.reason)
}));
const f = s((0, r.er)(n));
const m = {
...i,
text: s(i.text),
reason: s(i.reason),
evaluations: d,
notices: i.notices.map(s)
};
u.add({
...{
name: f,
figures: e,
row: m,
...(0, a.RK)(e, l)
},
deferred: c === null ? null : s(c)
});
}
const d = c ? l.xC : (...e) => `${(0, l.uG)(...e)}\n`;
return d({
...n,
name: s(n.name),
reason: s(n.reason),
pullRequests: cleanPullRequests(n, s)
}, u.selected(e.jobs.length));
}
function cleanPullRequests({pullRequests: e = []}, t) {
return e.map(({outcome: e, url: n, jobs: o, note: r}) => ({
outcome: e,
jobs: o.map(t),
note: t(r),
url: (0, s.n1)(n) ? t(n) : null
}));
}
var c = n(12290);
var u = n(91473);
var d = n(16384);
var f = n(42357);
var m = n(54539);
var h = n(7138);
var g = n(49711);
var p = n(98336);
var $ = n(72631);
var v = n(20653);
var w = n(1359);
function callRecords(e) {
return callsIn(e).map(({call: e, turn: t}) => {
const {at: n, agent: o, tool: s, label: r, status: i, decision: a, mode: l, stage: c, rule: u, reason: d, suggest: f, durationMs: m, hookChanges: h} = e;
return {
at: n === 0 ? null : new Date(n).toISOString(),
agent: o,
tool: s,
call: r,
status: i,
decision: a,
mode: l,
stage: c,
rule: u,
reason: d,
suggest: f,
durationMs: m,
hookChanges: h,
turn: t === null ? null : recordOf(t)
};
});
}
const recordOf = ({turn: e, inputTokens: t, outputTokens: n, cacheReadTokens: o}) => ({
turn: e,
inputTokens: t,
outputTokens: n,
cacheReadTokens: o
});
function callsIn(e) {
const t = new Map;
const n = new Set;
return e.flatMap(e => {
e.type === "turn" && t.set(e.agent, e);
if (e.type !== "call") return [];
const o = t.get(e.agent) ?? null;
const s = o !== null && !n.has(o);
o !== null && n.add(o);
return [ {
call: e,
turn: o,
isFirst: s
} ];
});
}
function tokensOf({inputTokens: e, outputTokens: t, cacheReadTokens: n}, o = "") {
if (e + t === 0) return "";
const s = n === 0 ? "" : ` (${(0, m.ZV)(n)} cached)`;
return `${(0, m.ZV)(e)}${o} in${s}, ${(0, m.ZV)(t)} out`;
}
const k = {
done: "\u2713",
failed: "!",
refused: "\u2717",
invalid: "?",
unfinished: "\u2026"
};
function callHistoryText(e) {
const t = callsIn(e);
if (t.length === 0) return "No calls.\n";
return t.flatMap(textLines).join("\n").concat("\n");
}
function textLines({call: e, turn: t, isFirst: n}) {
const {status: o, tool: s, label: r, durationMs: i, agent: a, suggest: l, hookChanges: c} = e;
const u = a === null ? "" : `[${a}] `;
const d = i === null ? "" : `  ${(0, w.a3)(i)}`;
const f = decisionText(e);
const m = t !== null && n ? tokensOf(t, " tokens") : "";
return [ ...m === "" ? [] : [ `          ${u}turn ${String(t?.turn)}: ${m}` ], `${timeText(e)}  ${k[o]} ${u}${s}  ${oneLine(r)}${d}`, ...f === "" ? [] : [ `            ${f}` ], ...c.map(e => `            ${oneLine(e)}`), ...l.map(e => `            would be allowed by: ${oneLine(e)}`) ];
}
function decisionText({status: e, stage: t, rule: n, reason: o, repeat: s, decision: r, mode: i}) {
const a = i === null || i === "default" ? "" : ` in mode ${i}`;
const l = `${by(n)}${a}${o === "" ? "" : `: ${oneLine(o)}`}`;
if (e === "refused") return `refused${t === null ? "" : ` at ${t}`}${l}`;
if (e === "invalid") return "not a valid call";
return s === null && r !== "allow" ? "" : `allowed${l}`;
}
const by = e => e === null ? "" : ` by ${oneLine(e)}`;
const oneLine = e => (0, v.ml)(e.replace(/\s+/g, " "), 300);
function timeText({at: e}) {
return e === 0 ? "        " : new Date(e).toISOString().slice(11, 19);
}
const b = 500;
function callHistoryMarkdown(e) {
const t = callsIn(e);
if (t.length === 0) return "No calls.\n";
const n = t.slice(0, b).map(({call: e, turn: t, isFirst: n}) => {
const {tool: o, label: r, status: i, durationMs: a, hookChanges: l} = e;
const c = [ timeText(e).trim(), (0, s.ft)((0, v.ml)(o, 100)), (0, s.ti)((0, v.ml)(r.replace(/\s+/g, " "), 200)), `${k[i]} ${i}`, [ decisionText(e), ...l ].flatMap(e => e === "" ? [] : (0, 
s.xG)((0, v.ml)(e, 300))).join("<br>"), a === null ? "" : (0, w.a3)(a), t !== null && n ? tokensOf(t) : "" ];
return `| ${c.join(" | ")} |`;
});
const o = t.length - n.length;
return [ "| Time (UTC) | Tool | Call | Result | Decision | Duration | Tokens of the turn |", "| --- | --- | --- | --- | --- | ---: | --- |", ...n, ...o === 0 ? [] : [ "", `${(0, 
m.B4)(o, "more call")} in the transcript.` ], "" ].join("\n");
}
var x = n(76813);
var y = n(23115);
var T = n(7436);
async function report(e, t) {
const {directory: n, environment: o, stdio: s} = t;
const [r] = e.operands;
if (r === void 0) {
const e = "write: sallyport report TRANSCRIPT, or sallyport report STATE_DIR";
throw (0, f.IF)([ "argument-invalid" ], "a transcript or a state directory is missing", e);
}
const i = (0, p.a)((0, g.Fj)(o));
const a = {
directory: n,
clean: e => i((0, h.wh)(e)),
onNotice: e => s.err(`${i((0, h.wh)(e))}\n`)
};
const l = (0, T.gx)(e, "html");
const c = {
previous: (0, T.gx)(e, "previous"),
maxBytes: maxBytesOf(e)
};
if (await (0, d.wd)(r, n)) return await reportBatch(r, {
invocation: e,
ports: a,
stdio: s,
html: l,
...c
});
if (c.previous !== void 0) {
const e = "name the state directory of a batch, or leave --previous out";
throw (0, f.IF)([ "argument-invalid", "--previous" ], "only batches are compared", e, r);
}
const u = (0, y.g)(r, await (0, d.Kq)(r, n), {
clean: a.clean,
result: null
});
if (l !== void 0) return await writeHtml(l, u, {
ports: a,
stdio: s,
...c
});
for await (const {entries: t} of u.jobs()) (0, T.JG)(e, "json") ? s.out(`${JSON.stringify(callRecords(t), null, 2)}\n`) : (0, 
T.JG)(e, "markdown") ? s.out(callHistoryMarkdown(t)) : s.out(callHistoryText(t));
return 0;
}
async function reportBatch(e, t) {
const {invocation: n, ports: s, stdio: r, html: i, previous: a} = t;
const l = await (0, u.x)((0, o.resolve)(s.directory, e), s.onNotice);
const f = a === void 0 ? null : await (0, d.WY)(a, s);
const m = await (0, c.O)(l, f, s);
if (i !== void 0) return await writeHtml(i, m, t);
(0, T.JG)(n, "json") ? r.out(`${JSON.stringify(m.overview, null, 2)}\n`) : r.out(await batchReportText(l, s.clean, {
asMarkdown: (0, T.JG)(n, "markdown")
}));
return 0;
}
async function writeHtml(e, t, {ports: n, stdio: s, maxBytes: r}) {
const i = {
path: (0, o.resolve)(n.directory, e),
maxBytes: r,
location: "--html"
};
const {outside: a} = await (0, $.x)(i, t);
const l = `The conversations of ${(0, m.B4)(a, "job")} did not fit: raise --max-mb to include them.`;
s.err(`${e}\n${a === 0 ? "" : `${l}\n`}`);
return 0;
}
function maxBytesOf(e) {
const t = (0, T.gx)(e, "max-mb") ?? String(x.A);
const n = Number(t);
if (/^\d+(\.\d+)?$/.test(t) && n > 0) return n * 1e6;
const o = `write a number such as --max-mb ${String(x.A)}`;
throw (0, f.IF)([ "argument-invalid", "--max-mb" ], "not a size in megabytes", o, t);
}
}),
15250: (function(e, t, n) {
n.d(t, {
H: () => changesSection,
b: () => collapsedChanges
});
var o = n(54539);
var s = n(51061);
var r = n(74397);
var i = n(20653);
function changesSection(e, t) {
const n = `#### Changed files (${(0, o.ZV)(e.length)}, ${figuresOf(e)})`;
return [ n, ...blocksOf(e, t, folded) ].join("\n\n");
}
function collapsedChanges(e, {isCommitted: t, ...n}) {
if (e.length === 0) return "";
const s = `Diff${t ? "" : ", not committed"}: ${(0, o.B4)(e.length, "file")}, ${figuresOf(e)}`;
const r = blocksOf(e, n, e.length === 1 ? unfolded : folded);
return [ `<details><summary>${s}</summary>`, ...r, "</details>" ].join("\n\n");
}
function figuresOf(e) {
const sum = t => (0, o.ZV)(e.reduce((e, n) => e + n[t], 0));
return `+${sum("added")} \u2212${sum("removed")}`;
}
function blocksOf(e, t, n) {
const s = [];
let r = t.total;
for (const o of e.slice(0, t.files)) {
const {text: e, omitted: i} = headOf(o.diff ?? "", Math.min(t.each, r));
r -= e.length;
s.push(n(o, e, i));
}
const i = e.length - s.length;
i > 0 && s.push(`And ${(0, o.B4)(i, "more file")}.`);
return s;
}
function headOf(e, t) {
if (e.length <= t) return {
text: e,
omitted: 0
};
const n = e.slice(0, Math.max(0, e.lastIndexOf("\n", t)));
return {
text: n,
omitted: e.slice(n.length).trim().split("\n").length
};
}
function folded(e, t, n) {
const r = e.diff === null ? "" : ` +${(0, o.ZV)(e.added)} \u2212${(0, o.ZV)(e.removed)}`;
const a = `<summary>${(0, s.h8)((0, i.ml)(e.path, 200))} ${e.kind}${r}</summary>`;
return [ `<details>${a}`, ...bodyOf(e, t, n), "</details>" ].join("\n\n");
}
function unfolded(e, t, n) {
const o = t === "" ? [ `${(0, r.ti)((0, i.ml)(e.path, 200))} ${e.kind}` ] : [];
return [ ...o, ...bodyOf(e, t, n) ].join("\n\n");
}
function bodyOf(e, t, n) {
const i = [ e.note ?? (e.diff === null ? "No diff." : ""), n > 0 ? `${(0, o.B4)(n, "more line")} of the diff omitted.` : "" ];
const a = i.filter(e => e !== "").join(" ");
return [ ...t === "" ? [] : [ (0, s.OF)(t, "diff") ], ...a === "" ? [] : [ (0, r.ft)(a) ] ];
}
}),
71245: (function(e, t, n) {
n.d(t, {
_: () => coverageText,
k: () => unseenText
});
var o = n(54539);
var s = n(71860);
function coverageText({files: e, missing: t, unlisted: n = 0}) {
if (e === 0) return "";
const r = e - t.length - n;
const i = t.length - (0, s.u)({
files: e,
missing: t
}).length;
const a = i === 0 ? "" : ` (${(0, o.B4)(i, "lock file")} skipped)`;
return `${(0, o.ZV)(r)} of ${(0, o.B4)(e, "changed file")} read${a}`;
}
function unseenText({result: e, findings: t, subject: {coverage: n, requestedBy: r}}) {
if (n === void 0 || (0, s.u)(n).length + (n.unlisted ?? 0) === 0) return null;
const i = t.length > 0 || e.requests.some(({kind: e}) => e === "review") || /review/i.test(e.prompt) || r === null && e.changes.length === 0;
const {files: a, missing: l, unlisted: c = 0} = n;
return i ? `${(0, o.ZV)(a - l.length - c)} of ${(0, o.B4)(a, "changed file")} seen` : null;
}
}),
96682: (function(e, t, n) {
n.d(t, {
Q: () => lastCheckText
});
function lastCheckText({command: e, isBeforeChange: t, ...n}) {
const o = e.replace(/\s+/g, " ").replaceAll("`", "'").trim().slice(0, 120);
const s = endOf(n);
if (!t) return `Last check: \`${o}\` ${s}.`;
return n.exitCode === 0 ? `Last check: \`${o}\` ran before the last change.` : `Last check, before the last change: \`${o}\` ${s}.`;
}
function endOf({exitCode: e, didNotStart: t, isOtherCode: n}) {
if (t === true) return "could not start";
if (e === null) return "did not end";
if (n) return "ended; the exit code of the check itself is unknown";
return e === 0 ? "passed" : `failed with exit code ${String(e)}`;
}
}),
23115: (function(e, t, n) {
n.d(t, {
g: () => transcriptSource
});
var o = n(42357);
var s = n(54539);
var r = n(71431);
var i = n(83537);
var a = n(1359);
var l = n(90859);
var c = n(90120);
function transcriptSource(e, t, {clean: n, result: s}) {
const r = (0, l.$)(t.endsWith("\n") ? t : `${t}\n`, n);
if (r.entries.length === 0) throw new o.yo({
code: "file-unreadable",
location: e,
message: "the file is not a transcript",
found: "no event of a run",
hint: "name the transcript that a run printed at the end, or the state directory of a batch"
});
const i = s === null ? endOf(r) : {
conclusion: s.conclusion,
reason: n(s.reason)
};
const u = s === null ? costOfRun(r) : s.costUsd;
const d = s === null ? durationOf(r) : s.durationMs;
const f = r.prompt === "" ? e : r.prompt;
const m = {
...{
key: "run",
name: f,
id: f,
model: r.model,
...i,
costUsd: u,
durationMs: d
},
state: i.conclusion === "success" ? "passed" : "failed",
isReused: false,
mark: null,
evaluations: {
passed: 0,
total: 0
}
};
const h = {
...{
kind: "run",
title: f,
...i,
label: a.vV[i.conclusion].text,
costUsd: u,
rows: [ m ]
},
endedAt: r.endedAt === null ? null : new Date(r.endedAt).toISOString(),
previous: null,
passRates: [],
pullRequests: []
};
const g = {
key: m.key,
reason: i.reason,
facts: factsOf(r, u, d),
item: [],
text: r.text,
structured: null,
evaluations: [],
changes: (0, c.x)(s?.changes ?? [], n),
notices: (s?.notices ?? []).map(n),
...(0, l.q)(r.entries)
};
return {
overview: h,
jobs: async function*() {
yield await Promise.resolve(g);
}
};
}
function endOf({stop: e, text: t}) {
if (e === null) {
const e = "The transcript has no end: the run was interrupted, or is still running.";
return {
conclusion: "cancelled",
reason: e
};
}
const {conclusion: n, reason: o} = (0, r.P0)(e, [], "continue");
return {
conclusion: n,
reason: n === "success" && t === "" ? "The run has ended." : o
};
}
function costOfRun({usages: e, model: t}) {
return e.map(e => (0, i.ho)(e.model ?? t, e)).reduce((e, t) => e === null || t === null ? null : e + t, 0);
}
function durationOf({startedAt: e, endedAt: t}) {
return e === null || t === null ? null : t - e;
}
const utcTime = e => new Date(e).toISOString().replace(/T(.*)\.\d+Z$/, " $1 UTC");
function factsOf(e, t, n) {
const {model: o, mode: r, turns: i, usages: l, entries: c, startedAt: u} = e;
const sum = e => l.reduce((t, n) => t + n[e], 0);
const d = c.filter(({type: e}) => e === "call");
const f = d.filter(e => e.type === "call" && e.status === "refused").length;
return [ [ "Model", o ], [ "Mode", r ], [ "Turns", (0, s.ZV)(i) ], [ "Calls", f === 0 ? (0, 
s.ZV)(d.length) : `${(0, s.ZV)(d.length)}, ${(0, s.ZV)(f)} refused` ], [ "Tokens", `${(0, 
s.ZV)(sum("inputTokens"))} in, ${(0, s.ZV)(sum("outputTokens"))} out` ], [ "From the cache", sum("cacheReadTokens") === 0 ? "" : (0, 
s.B4)(sum("cacheReadTokens"), "token") ], [ "Cost", (0, a.BD)(t) ], [ "Time", n === null ? "" : (0, 
a.a3)(n) ], [ "Started", u === null ? "" : utcTime(u) ] ].filter(e => e[1] !== "");
}
}),
59046: (function(e, t, n) {
n.d(t, {
o: () => sandboxSentences
});
var o = n(20653);
const s = 20;
function sandboxSentences(e) {
if (e === void 0) return [];
const {level: t, reason: n, reached: i, blocked: a} = e;
return [ `Sandbox: ${t}. ${n}`, ...t === "none" ? [ r ] : [], ...i.length === 0 ? [] : [ `Hosts that commands reached: ${(0, 
o.KE)(i, s)}.` ], ...a.length === 0 ? [] : [ `Hosts that commands could not reach: ${(0, 
o.KE)(a, s)}.` ] ];
}
const r = "Commands that the rules permit can read and change everything that this job can, and reach every host.";
}),
49703: (function(e, t, n) {
n.d(t, {
G: () => sanitizedNotice
});
var o = n(54539);
const s = {
"control-character": [ "control character", "control characters" ],
"terminal-sequence": [ "terminal sequence", "terminal sequences" ],
"direction-mark": [ "direction mark", "direction marks" ],
"invisible-character": [ "invisible character", "invisible characters" ],
homoglyph: [ "word with homoglyphs", "words with homoglyphs" ],
entity: [ "entity", "entities" ],
tag: [ "HTML tag", "HTML tags" ],
"hidden-element": [ "hidden element", "hidden elements" ],
image: [ "image", "images" ],
"link-title": [ "link title", "link titles" ],
"link-definition": [ "link definition", "link definitions" ],
link: [ "link to another host", "links to other hosts" ],
mention: [ "mention", "mentions" ],
"closing-word": [ "closing word", "closing words" ],
reference: [ "reference to another repository", "references to other repositories" ],
"slash-command": [ "slash command", "slash commands" ],
fence: [ "open fence", "open fences" ],
mathematics: [ "text with formulas", "texts with formulas" ],
"unresolvable-markup": [ "piece of unresolvable markup", "pieces of unresolvable markup" ]
};
function sanitizedNotice(e) {
return e.map(({kind: e, count: t}) => (0, o.B4)(t, ...s[e])).join(", ");
}
}),
92747: (function(e, t, n) {
n.d(t, {
Mv: () => conditionParts,
WZ: () => refusedSection,
Z8: () => noticesSection,
u5: () => figures
});
var o = n(54539);
var s = n(51061);
var r = n(74397);
var i = n(20653);
var a = n(1359);
var l = n(59046);
var c = n(19326);
function refusedSection(e, t) {
const {refused: n} = e;
const s = n.reduce((e, {times: t}) => e + t, 0);
const r = (0, c.RJ)(n);
const i = r.slice(0, t).map(row);
const l = r.slice(t).reduce((e, {calls: t}) => e + t.length, 0);
return [ `#### Refused calls (${(0, o.ZV)(s)})`, [ "| Tool | Call | Why | Allowed by |", "| --- | --- | --- | --- |", ...i ].join("\n"), ...l > 0 ? [ `And ${(0, 
o.B4)(l, "more refused call")}.` ] : [], ...n.slice(0, t).flatMap(previewOf), ...suggestions(e, t), ...(0, 
a.W2)(e.result) ? [ "To end such a run as failed: `on-denied: fail`." ] : [] ].join("\n\n");
}
const u = 3e3;
function previewOf({tool: e, label: t, preview: n}) {
if (n === void 0) return [];
const o = `<summary>${(0, s.h8)((0, i.ml)(`${e} ${t}`, 200))}: the refused change</summary>`;
return [ `<details>${o}`, (0, s.OF)((0, i.ml)(n, u), "diff"), "</details>" ];
}
function suggestions({suggested: e, unpasteable: t, links: n}, r) {
const i = e.slice(0, r);
const a = e.length - i.length;
const l = n.reportPath === null ? "not shown" : "in the report";
const u = [ ...a > 0 ? [ `${(0, o.B4)(a, "more rule is", "more rules are")} ${l}.` ] : [], ...t > 0 ? [ `${(0, 
o.B4)(t, "more rule", "more rules")} cannot be shown safely: too long, or with unusual characters.` ] : [] ];
const d = n.onRunner ? [ "To allow them, add the rules that the job needs to the step:", (0, 
s.OF)((0, c.tR)(i), "yaml") ] : [ "To allow them, add the flags that the job needs to the command:", (0, 
s.OF)(i.map(c.Q$).join("\n"), "text") ];
return [ ...i.length === 0 ? [] : d, ...u.length === 0 ? [] : [ u.join(" ") ] ];
}
const d = 5;
function row({calls: e, reason: t, suggest: n}) {
const [{tool: s, origin: a} = {
tool: "",
origin: "model"
}] = e;
const l = a === "prompt" ? " (requested by the prompt)" : "";
const c = n.map(e => (0, r.ti)((0, i.ml)(e, 200))).join(" ") || "no rule";
const u = e.slice(0, d).map(({label: e, times: t}) => {
const n = t === 1 ? "" : ` (${(0, o.ZV)(t)} times)`;
return `${(0, r.ti)((0, i.ml)(e, 200))}${n}`;
});
const f = e.length > d ? [ `${(0, o.ZV)(e.length - d)} more` ] : [];
const m = [ ...u, ...f ].join("<br>");
return `| ${(0, r.ft)((0, i.ml)(s, 100))} | ${m} | ${(0, r.xG)((0, i.ml)(t, 300))}${l} | ${c} |`;
}
function noticesSection(e) {
return [ "#### Notices", e.map(e => `- ${(0, r.xG)((0, i.ml)(e, 500))}`).join("\n") ].join("\n\n");
}
function conditionParts({loadedInstructions: e, provenance: t, sandbox: n}) {
return [ instructionsLine(e ?? []), t === void 0 ? "" : provenanceLines(t), (0, 
l.o)(n).map(r.ft).join(" ") ];
}
function instructionsLine(e) {
const t = e.slice(0, f).map(({kind: e, path: t, bytes: n}) => {
const s = (0, r.ti)((0, i.ml)(t, 200));
return e === "skill" ? `skill ${s}` : `${s} (${(0, o.B4)(n, "byte")})`;
});
const n = e.length - t.length;
const s = n > 0 ? [ `${(0, o.ZV)(n)} more` ] : [];
return e.length === 0 ? "" : `Instructions loaded: ${[ ...t, ...s ].join(", ")}.`;
}
const f = 30;
function cachedShare({cacheReadTokens: e, inputTokens: t}) {
return `${String(Math.round(100 * e / Math.max(1, t)))} %`;
}
function figures({turns: e, model: t, toolCalls: n, usage: s, costUsd: l, durationMs: c, prompt: u}, d = true) {
if (e === 0 && s.inputTokens === 0) return "";
const f = [ ...s.cacheReadTokens > 0 ? [ `${(0, o.ZV)(s.cacheReadTokens)} or ${cachedShare(s)} from the cache` ] : [], ...s.cacheWriteTokens > 0 ? [ `${(0, 
o.ZV)(s.cacheWriteTokens)} into it` ] : [] ];
const m = `${(0, o.ZV)(s.inputTokens)} tokens in${f.length === 0 ? "" : ` (${f.join(", ")})`}`;
const h = [ (0, r.ti)((0, i.ml)(t, 100)), `prompt ${(0, r.ti)((0, i.ml)(u, 200))}`, (0, 
o.B4)(e, "turn"), (0, o.B4)(n, "tool call"), m, `${(0, o.ZV)(s.outputTokens)} out`, ...l !== null || d ? [ (0, 
a.BD)(l) ] : [], (0, a.a3)(c) ];
return h.join(" \xb7 ");
}
const m = 20;
function provenanceLines({trustedCommit: e, omitted: t}) {
const n = t.length - m;
const s = `Trusted commit: ${(0, r.ti)(e ?? "")}. Prompt, configuration, commands, skills and instruction files come from it.`;
return [ ...e === null ? [] : [ s ], ...t.slice(0, m).map(e => (0, r.ft)((0, i.ml)(e, 500))), ...n > 0 ? [ `And ${(0, 
o.B4)(n, "more omission")}.` ] : [] ].join("\n\n");
}
}),
19326: (function(e, t, n) {
n.d(t, {
KU: () => unpasteableRules,
Q$: () => allowFlag,
RJ: () => groupByRule,
fE: () => suggestedRules,
mM: () => allowLine,
tR: () => allowBlock,
uE: () => groupDenials
});
function groupDenials(e) {
const t = new Map;
for (const n of e) {
const e = JSON.stringify([ n.tool, n.label, n.reason, n.origin ]);
t.set(e, {
...n,
times: (t.get(e)?.times ?? 0) + 1
});
}
return [ ...t.values() ];
}
function groupByRule(e) {
const t = new Map;
for (const n of e) {
const {tool: e, reason: o, suggest: s, times: r, origin: i} = n;
const a = JSON.stringify([ e, o, s, i ]);
const {calls: l = [], times: c = 0} = t.get(a) ?? {};
t.set(a, {
calls: [ ...l, n ],
reason: o,
suggest: s,
times: c + r
});
}
return [ ...t.values() ];
}
function suggestedRules(e) {
return everyRule(e).filter(isPasteable);
}
function unpasteableRules(e) {
return everyRule(e).filter(e => !isPasteable(e)).length;
}
function everyRule(e) {
return [ ...new Set(e.flatMap(({suggest: e}) => e)) ];
}
function isPasteable(e) {
return e.length <= 500 && /^[A-Za-z]/.test(e) && !e.includes("${{") && !/[\p{C}\p{Zl}\p{Zp}\p{DI}]/u.test(e);
}
function allowBlock(e) {
return [ "allow: |", ...e.map(e => `  ${e}`) ].join("\n");
}
function allowLine(e) {
return `allow: ${/:(?:\s|$)|\s#/.test(e) ? `'${e.replaceAll("'", "''")}'` : e}`;
}
function allowFlag(e) {
return `--allow '${e.replaceAll("'", String.raw`'\''`)}'`;
}
}),
97979: (function(e, t, n) {
n.d(t, {
M: () => writesSection,
x: () => writeLines
});
var o = n(54539);
var s = n(74397);
var r = n(20653);
const i = {
created: "\u2705 posted",
updated: "\u2705 updated",
unchanged: "\u2705 already there",
"fell back": "\u21aa\ufe0f posted differently",
withheld: "\u23f8\ufe0f not posted",
refused: "\u26d4 refused",
failed: "\u274c failed"
};
function writesSection(e, t) {
const n = e.slice(0, t);
const a = e.length - n.length;
const l = n.map(({what: e, outcome: t, url: n, note: o}) => {
const a = (0, s.n1)(n) ? `[${i[t]}](${n})` : i[t];
return `| ${(0, s.ti)((0, r.ml)(e, 200))} | ${a} | ${(0, s.xG)((0, r.ml)(o, 300))} |`;
});
return [ "#### Writes", [ "| Write | Outcome | Note |", "| --- | --- | --- |", ...l ].join("\n"), ...a > 0 ? [ `And ${(0, 
o.B4)(a, "more")}.` ] : [] ].join("\n\n");
}
function writeLines(e) {
return e.map(({what: e, outcome: t, url: n, note: o}) => [ `${t.padEnd(9)} ${e}`, o, n ?? "" ].filter(e => e !== "").join("  "));
}
}),
32622: (function(e, t, n) {
n.d(t, {
o: () => truncateMarkdown
});
var o = n(54539);
var s = n(20653);
const r = {
fence: null,
details: 0
};
function truncateMarkdown(e, t) {
const size = e => t.unit === "bytes" ? Buffer.byteLength(e) : e.length;
if (size(e) <= t.limit) return e;
const n = t.whole === null ? "" : ` The whole text is ${t.whole}.`;
const s = `*Truncated here: ${(0, o.ZV)(t.limit)} of ${(0, o.ZV)(size(e))} ${t.unit} fit.${n}*`;
const r = t.limit - size(s) - size("\n\n");
const i = r <= 0 ? "" : lastFitting(e, r, size);
const a = i === "" ? s : `${i}\n\n${s}`;
return size(a) <= t.limit ? a : "";
}
function lastFitting(e, t, n) {
let o = {
end: 0,
open: r
};
let s = o;
let i = r;
let [a, l] = [ 0, 0 ];
for (const r of e.split("\n")) {
const e = openAfter(r, i);
const c = l + n(r);
if (c > t) {
const e = partOfLine(r, i, e => l + n(e) + closing(i).length <= t);
e > 0 && (o = {
end: a + e,
open: i
});
break;
}
if (c + closing(e).length <= t) {
o = {
end: a + r.length,
open: e
};
e.fence === null && e.details === 0 && (s = o);
}
i = e;
a += r.length + 1;
l = c + 1;
}
const {end: c, open: u} = s.end * 2 >= o.end ? s : o;
return `${e.slice(0, c)}${closing(u)}`.trimEnd();
}
function openAfter(e, t) {
if (t.fence !== null) {
const n = /^ {0,3}(`{3,}|~{3,})[ \t]*$/.exec(e)?.[1] ?? "";
return n.startsWith(t.fence) ? {
...t,
fence: null
} : t;
}
const n = /^ {0,3}(`{3,}(?=[^`]*$)|~{3,})/.exec(e)?.[1] ?? null;
if (n !== null) return {
...t,
fence: n
};
if (!/^ {0,3}<\/?details\b/i.test(e)) return t;
const o = (e.match(/<details\b/gi)?.length ?? 0) - (e.match(/<\/details>/gi)?.length ?? 0);
return {
fence: n,
details: Math.max(0, t.details + o)
};
}
function closing({fence: e, details: t}) {
return `${e === null ? "" : `\n${e}`}${"\n\n</details>".repeat(t)}`;
}
function partOfLine(e, {fence: t}, n) {
if (t === null && /^\s*(?:\||<|`{3}|~{3})/.test(e)) return 0;
let [o, r] = [ 0, e.length ];
while (o < r) {
const t = Math.ceil((o + r) / 2);
n(e.slice(0, t)) ? o = t : r = t - 1;
}
return t === null ? safeEnd(e, o) : (0, s.GH)(e, o).length;
}
const i = 2e3;
function safeEnd(e, t) {
let n = 0;
let o = null;
for (const {0: s, index: r} of e.slice(0, t + 1).matchAll(/`+|\]\(|[[\])>]|<(?=[a-z/])|\s+/gi)) {
o !== null && r - o.since > i && (o = null);
o !== null ? s === o.until ? o = null : s === "](" && o.until === "]" && (o = {
until: ")",
since: o.since
}) : s.startsWith("`") ? o = {
until: s,
since: r
} : s === "[" ? o = {
until: "]",
since: r
} : s === "<" ? o = {
until: ">",
since: r
} : /^\s/.test(s) && (n = r);
}
return n;
}
})
};
