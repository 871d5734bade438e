"use strict";

exports.id = 2504;

exports.ids = [ 2504, 193 ];

exports.modules = {
70193: (function(t, e, n) {
n.d(e, {
applyWriteRequests: () => applyWriteRequests,
withheld: () => withheld
});
var s = n(42357);
var i = n(71235);
var o = n(84758);
var r = n(60957);
var c = n(49703);
var a = n(42344);
var u = n(20653);
async function applyWriteRequests(t, e) {
const n = t.filter(isCommit);
const s = t.filter(t => !isCommit(t));
const i = s.toSorted((t, e) => Number((0, o.kindOf)(e).isFirst) - Number((0, o.kindOf)(t).isFirst));
const r = await applyInOrder(n, e);
const c = r.find(({outcome: t}) => t === "failed" || t === "withheld");
if (c === void 0) return [ ...r, ...await applyInOrder(i, e) ];
const a = c.what.split(" ", 1)[0] ?? "";
return [ ...r, ...withheld(i, "canceled", `Canceled, because ${a} did not succeed. ${(0, 
u.qi)(c.note)}`.trim()) ];
}
const failedRow = (t, e) => ({
what: t,
outcome: "failed",
url: null,
note: e,
code: "github-error"
});
const isCommit = t => (0, o.kindOf)(t).isCommit;
async function applyInOrder(t, e) {
const n = [];
for (const i of t) {
const t = 1 + n.filter(t => t.request.kind === i.kind).length;
const o = applyAndReport(i, t, e).catch((0, s.j6)(r.J, ({message: t, hint: e}) => [ failedRow(nameOf(i), `${(0, 
u.KG)(t)} ${e}`) ]));
n.push({
request: i,
results: await o
});
}
return [ ...n.flatMap(({results: t}) => t), ...await finish(n, e) ];
}
async function finish(t, e) {
const n = [];
for (const i of new Set(t.map(({request: t}) => (0, o.kindOf)(t)))) {
const c = t.filter(({request: t}) => (0, o.kindOf)(t) === i);
const [a, u] = [ c.map(({request: t}) => t), c.flatMap(({results: t}) => t) ];
const l = i.finish?.(a, u, e);
const d = (0, s.j6)(r.J, ({sentences: t}) => [ failedRow(i.tool, t) ]);
n.push(...await (l?.catch(d)) ?? []);
}
return n;
}
async function applyAndReport(t, e, n) {
const s = new Map;
const sanitize = t => {
const e = s.get(t) ?? n.sanitize(t);
s.set(t, e);
return e.text;
};
const r = (0, o.kindOf)(t);
const d = (0, i.mr)(r.permissions, n.item);
const f = {
...n,
sanitize: sanitize,
what: r.nameOf(t),
permissions: d,
number: e
};
const [h, ...m] = await r.post(t, f);
const p = (0, a.j)(...[ ...s.values() ].map(t => t.changes));
if (h === void 0) return [];
const w = [ h, ...m ].some(({outcome: t, commit: e}) => l.has(t) || t === "failed" && e !== void 0);
if (!w || p.length === 0) return [ h, ...m ];
const g = [ ...h.note === "" ? [] : [ (0, u.KG)(h.note) ], `Sanitized: ${(0, c.G)(p)}.` ];
const v = h.details === void 0 ? {} : {
details: `${h.details} ${g.at(-1) ?? ""}`.trim()
};
return [ {
...h,
note: g.join(" "),
...v
}, ...m ];
}
const nameOf = t => (0, o.kindOf)(t).nameOf(t);
const l = new Set([ "created", "updated", "fell back" ]);
function withheld(t, e, n) {
return t.map(t => ({
what: nameOf(t),
outcome: "withheld",
url: null,
note: n,
code: e
}));
}
}),
72504: (function(t, e, n) {
n.d(e, {
checkResult: () => checkResult,
reviewResult: () => reviewResult
});
var s = n(42357);
var i = n(5428);
var o = n(60957);
var r = n(53754);
var c = n(70193);
var a = n(54539);
var u = n(1359);
var l = n(9626);
var d = n(32622);
var f = n(20653);
const h = 50;
const m = 65535;
const p = 500;
const w = {
error: "failure",
warning: "warning",
note: "notice"
};
async function postResultCheck(t, {github: e, key: n, sha: s}) {
const o = conclusionOf(t);
const r = `sallyport:${n}:${(0, i.R)([ JSON.stringify([ o, t.answer.text, t.findings ]) ])}`;
const c = n === "default" ? "Sallyport" : `Sallyport (${n})`;
const l = t.findings.slice(0, p).map(annotationOf);
const d = t.findings.length - l.length;
const part = e => ({
title: `${(0, u.Pl)(t)}, ${(0, a.B4)(t.findings.length, "finding")}`,
summary: summaryOf(t),
annotations: l.slice(e, e + h),
conclusion: e + h >= l.length ? o : null
});
const f = await e.write("the check run", [ "checks: write" ], async t => {
const e = (await t.checkRuns(s, c)).find(t => t.externalId === r);
if (e?.isComplete === true) return {
outcome: "unchanged",
url: e.url
};
let n = e?.annotations ?? 0;
const i = e ?? await t.createCheckRun(s, c, r, part(0));
e === void 0 ? n = h : n >= l.length && await t.continueCheckRun(i.id, part(n));
for (;n < l.length; n += h) await t.continueCheckRun(i.id, part(n));
return {
outcome: e === void 0 ? "created" : "updated",
url: i.url
};
});
const m = d > 0 ? `${(0, a.B4)(d, "more finding is", "more findings are")} in the SARIF file.` : "";
return {
what: `Check run ${o}`,
...f,
note: m
};
}
function conclusionOf({result: t, findings: e}) {
if (e.some(({severity: t}) => t === "error")) return "failure";
if (e.some(({severity: t}) => t === "warning")) return "neutral";
return t.conclusion === "success" ? "success" : "neutral";
}
function annotationOf({path: t, line: e, endLine: n = e, severity: s, title: i, message: o}) {
return {
path: t,
line: e,
endLine: n,
level: w[s],
title: (0, f.ml)(i, 255),
message: (0, f.ml)(o, 16e3)
};
}
function summaryOf(t) {
const e = (0, l.u)(t, {
text: 4e4,
rows: 25,
diffs: {
total: 1e4,
each: 4e3,
files: 25
}
});
const n = t.links.run === null ? null : "in the run summary";
return (0, d.o)(e, {
limit: m,
unit: "characters",
whole: n
});
}
var g = n(45058);
const v = 50;
const y = {
error: 0,
warning: 1,
note: 2
};
async function reviewResult(t, e) {
const {result: n, findings: s} = t;
const i = problemOf(t, e);
if (i !== null) return {
rows: [],
problem: i
};
const o = s.toSorted((t, e) => y[t.severity] - y[e.severity]);
const a = o.slice(0, v).map(lineCommentOf);
const u = (0, r.D6)(t).text.trimEnd();
const [l = ""] = /\n\n<sub>[^\n]*<\/sub>$/.exec(u) ?? [];
const d = u.slice(0, u.length - l.length);
const f = {
kind: "review",
event: "COMMENT",
body: d,
comments: a
};
const h = await (0, g.q$)([ f ], n.conclusion, e);
const sanitize = t => t === d ? {
text: t,
changes: []
} : h.sanitize(t);
const m = {
sanitize: sanitize,
key: `${h.key}/result`,
footer: l.trimStart()
};
const p = await (0, c.applyWriteRequests)([ f ], {
...h,
...m
});
const w = p.find(({outcome: t}) => t === "failed");
return {
rows: p,
problem: w === void 0 ? null : w.note
};
}
function problemOf({result: {text: t, conclusion: e, requests: n}, findings: s}, {runContext: i}) {
const {event: o, settings: r} = i;
if (o.item?.kind !== "pull-request" || o.repository === null) return "the event has no pull request";
if (r["github-token"] === void 0) return "no github-token is set";
if (g.wr.has(e)) return `the run ended as ${e}`;
const c = t.trim() === "" && s.length === 0 && !n.some(({kind: t}) => t === "noop");
return c ? "the model gave neither text nor findings" : null;
}
function lineCommentOf({path: t, line: e, endLine: n, title: s, message: o, suggestion: r, rule: c = ""}) {
const a = s.toLowerCase().match(/[\p{L}\p{N}_]+/gu) ?? [];
return {
id: (0, i.R)([ t, "\0", c, "\0", a.join(" ") ], 12),
path: t,
line: n ?? e,
side: "RIGHT",
body: `**${s}**\n\n${o}`,
...n === void 0 ? {} : {
startLine: e
},
...r === void 0 ? {} : {
suggestion: r
}
};
}
async function checkResult(t, e) {
const n = "Check run";
const {event: i, settings: r} = e.runContext;
const nowhere = t => ({
what: n,
outcome: "withheld",
url: null,
note: t
});
if (i.repository === null) return nowhere("The event names no repository.");
if (r["github-token"] === void 0) return nowhere("No github-token is set.");
if (t.result.conclusion === "cancelled") return nowhere("The run ended as cancelled.");
const c = await (0, g.q$)([ {
kind: "review"
} ], t.result.conclusion, e);
if (c.reviewedSha === null) return nowhere("It is unknown which commit the run looked at.");
try {
return await postResultCheck(t, {
...c,
sha: c.reviewedSha
});
} catch (t) {
(0, s.ki)(t, o.J);
return {
what: n,
outcome: "failed",
url: null,
note: t.sentences
};
}
}
})
};
