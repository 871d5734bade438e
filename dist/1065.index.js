"use strict";

exports.id = 1065;

exports.ids = [ 1065 ];

exports.modules = {
70193: (function(e, t, n) {
n.d(t, {
applyWriteRequests: () => applyWriteRequests,
withheld: () => withheld
});
var o = n(42357);
var r = n(71235);
var s = n(84758);
var i = n(60957);
var a = n(49703);
var l = n(42344);
var c = n(20653);
async function applyWriteRequests(e, t) {
const n = e.filter(isCommit);
const o = e.filter(e => !isCommit(e));
const r = o.toSorted((e, t) => Number((0, s.kindOf)(t).isFirst) - Number((0, s.kindOf)(e).isFirst));
const i = await applyInOrder(n, t);
const a = i.find(({outcome: e}) => e === "failed" || e === "withheld");
if (a === void 0) return [ ...i, ...await applyInOrder(r, t) ];
const l = a.what.split(" ", 1)[0] ?? "";
return [ ...i, ...withheld(r, "canceled", `Canceled, because ${l} did not succeed. ${(0, 
c.qi)(a.note)}`.trim()) ];
}
const failedRow = (e, t, n) => ({
what: e,
outcome: "failed",
url: null,
note: t,
code: n === "rate-limited" ? n : "github-error"
});
const isCommit = e => (0, s.kindOf)(e).isCommit;
async function applyInOrder(e, t) {
const n = [];
for (const r of e) {
const e = 1 + n.filter(e => e.request.kind === r.kind).length;
const s = applyAndReport(r, e, t).catch((0, o.j6)(i.J, ({message: e, hint: t, id: n}) => [ failedRow(nameOf(r), `${(0, 
c.KG)(e)} ${t}`, n) ]));
n.push({
request: r,
results: await s
});
}
return [ ...n.flatMap(({results: e}) => e), ...await finish(n, t) ];
}
async function finish(e, t) {
const n = [];
for (const r of new Set(e.map(({request: e}) => (0, s.kindOf)(e)))) {
const a = e.filter(({request: e}) => (0, s.kindOf)(e) === r);
const [l, c] = [ a.map(({request: e}) => e), a.flatMap(({results: e}) => e) ];
const u = r.finish?.(l, c, t);
const d = (0, o.j6)(i.J, ({sentences: e, id: t}) => [ failedRow(r.tool, e, t) ]);
n.push(...await (u?.catch(d)) ?? []);
}
return n;
}
async function applyAndReport(e, t, n) {
const o = new Map;
const sanitize = e => {
const t = o.get(e) ?? n.sanitize(e);
o.set(e, t);
return t.text;
};
const i = (0, s.kindOf)(e);
const d = (0, r.mr)(i.permissions, n.item);
const h = {
...n,
sanitize: sanitize,
what: i.nameOf(e),
permissions: d,
number: t
};
const [f, ...p] = await i.post(e, h);
const m = (0, l.j)(...[ ...o.values() ].map(e => e.changes));
if (f === void 0) return [];
const w = [ f, ...p ].some(({outcome: e, commit: t}) => u.has(e) || e === "failed" && t !== void 0);
if (!w || m.length === 0) return [ f, ...p ];
const v = [ ...f.note === "" ? [] : [ (0, c.KG)(f.note) ], `Sanitized: ${(0, a.G)(m)}.` ];
const g = f.details === void 0 ? {} : {
details: `${f.details} ${v.at(-1) ?? ""}`.trim()
};
return [ {
...f,
note: v.join(" "),
...g
}, ...p ];
}
const nameOf = e => (0, s.kindOf)(e).nameOf(e);
const u = new Set([ "created", "updated", "fell back" ]);
function withheld(e, t, n) {
return e.map(e => ({
what: nameOf(e),
outcome: "withheld",
url: null,
note: n,
code: t
}));
}
}),
58276: (function(e, t, n) {
n.d(t, {
I: () => outgoingOptionsOf
});
function outgoingOptionsOf({"allow-links": e, "allow-mentions": t}, {environment: n}) {
const o = n["GITHUB_SERVER_URL"] ?? "https://github.com";
return {
hosts: [ ...URL.canParse(o) ? [ new URL(o).hostname ] : [], ...e ],
mentions: t
};
}
}),
45058: (function(e, t, n) {
n.r(t);
n.d(t, {
applyGitHubWrites: () => applyGitHubWrites,
publishContextOf: () => publishContextOf,
reviewedSha: () => reviewedSha,
unrecordedRows: () => unrecordedRows,
withholding: () => g
});
var o = n(42357);
var r = n(54327);
var s = n(84758);
var i = n(96668);
var a = n(11456);
var l = n(73948);
var c = n(12673);
var u = n(38287);
var d = n(93768);
var h = n(53754);
var f = n(3101);
var p = n(70482);
var m = n(74397);
var w = n(20653);
var v = n(99991);
const g = new Set([ "cancelled", "denied", "config-error", "provider-error" ]);
async function applyGitHubWrites(e, t) {
const {artifacts: n, redact: o, log: s} = t;
const i = (0, f.L)(e.requests, o);
const a = i.filter(r.J);
const l = [ ...a.length === 0 ? [] : await apply(a, e.conclusion, t), ...unrecordedRows(e) ];
if (l.length === 0 && e.requests.length === 0) return [];
for (const e of l.filter(({outcome: e}) => e === "failed")) s.warning(`${e.what}: ${e.note}`);
const c = {
version: 1,
requests: i,
writes: (0, f.L)(l, o)
};
n.writeRedacted("write-requests.json", `${JSON.stringify(c, null, 2)}\n`);
return l;
}
async function apply(e, t, o) {
const {applyWriteRequests: r, withheld: s} = await n.e(193).then(n.bind(n, 70193));
if (g.has(t)) return s(e, "unsuccessful-run", `The run ended as ${t}.`);
return await r(e, await publishContextOf(e, t, o));
}
async function publishContextOf(e, t, o) {
const {event: r, settings: i} = o.runContext;
const a = i["github-token"];
if (a === void 0 || r.repository === null) throw new Error("writes were recorded with nowhere to go");
const u = {
owner: r.repository.owner,
repo: r.repository.name,
number: r.item?.number ?? 0
};
const {createGitHubWriteClient: d} = await Promise.all([ n.e(8343), n.e(8043) ]).then(n.bind(n, 8043));
return {
github: d((0, c.C0)(a, o), u, o.session),
sanitize: e => (0, p.sanitizeForPosting)(e, o),
key: i["comment-key"],
answer: (0, h.uR)(i["comment-mode"], r.trigger.triggerComment),
item: r.item?.kind ?? null,
afterClosed: r.item === null || r.trigger.triggerComment !== null,
reviewedSha: e.some(e => (0, s.kindOf)(e).isAboutCommit) ? await reviewedSha(o.runContext) : null,
pull: pullRequestContextOf(o),
push: e.some(e => (0, s.kindOf)(e).target === "push") ? await pushOf(o) : null,
footer: provenanceFooter(o.runContext, o.hostEnvironment),
repositoryUrl: (0, c.Ek)(o.hostEnvironment, r.repository),
mayClose: r.item?.kind === "issue" ? r.item.number : null,
issueEnd: {
expiresDays: i["issue-expires-days"] ?? null,
closesOlder: i["issue-close-older"],
now: l.m.now()
},
whyCommentOnly: t === "success" ? null : `The run ended as ${t}.`
};
}
function pullRequestContextOf({collected: e, runContext: t, hostEnvironment: n, redact: o}) {
const r = (0, v.F)(t, n);
return e === null || r === null ? null : {
...r,
collected: e,
holdsSecret: e => (0, a.TA)(e, o)
};
}
async function pushOf(e) {
const {collected: t, push: o = i.RH, patch: r = "", redact: s} = e;
if (t === null) return null;
const {pushContextOf: l} = await n.e(2764).then(n.bind(n, 12764));
return l({
...e,
collected: t,
push: o,
patch: r,
holdsSecret: e => (0, a.TA)(e, s)
});
}
async function reviewedSha({event: e, git: t}) {
return e.headSha ?? await (t?.headSha().catch((0, o.j6)(u.U, () => null))) ?? null;
}
function unrecordedRows({denials: e, unrecorded: t = []}) {
const row = (e, t, n, o) => ({
what: e,
outcome: n,
url: null,
note: t,
code: o
});
const n = e.filter(({tool: e}) => d.ue.includes(e));
return [ ...n.map(({tool: e, label: t, reason: n}) => row(`${e} ${t}`, n, "refused", "call-refused")), ...t.map(({tool: e, label: t, reason: n}) => row(`${e} ${(0, 
w.ml)(t, 80)}`, n, "failed", "not-recorded")) ];
}
function provenanceFooter({event: e, trustedSource: t, pull: n}, o) {
const r = (0, c.Vp)(o);
if (!(0, m.n1)(r)) return "";
const {triggerComment: s, sender: i} = e.trigger;
const a = (s?.author ?? i)?.login ?? e.actor;
const l = n?.commit ?? e.headSha ?? t.commit;
const u = a !== null && /^[\w.-]+(?:\[bot\])?$/.test(a) ? ` for ${a.replace(/[_[\]]/g, "\\$&")}` : "";
const d = l === null ? "" : ` at commit ${l.slice(0, 7)}`;
return `<sub>By [this run of Sallyport](${r})${u}${d}.</sub>`;
}
}),
3101: (function(e, t, n) {
n.d(t, {
L: () => cleaned,
c: () => createReport
});
var o = n(7138);
var r = n(24788);
var s = n(15917);
var i = n(9879);
var a = n(19326);
const l = {
commit: null,
requestedBy: null
};
function createReport(e, {redact: t, links: n, subject: o = l, writes: r = [], isReview: i = false, outputSchema: c = null}) {
const u = cleaned(e, t, c);
const {findings: d, invalid: h} = (0, s.WX)(u);
return {
result: {
...u,
notices: [ ...u.notices, ...(0, s.R5)(h) ]
},
refused: (0, a.uE)(u.denials),
suggested: (0, a.fE)(u.denials),
unpasteable: (0, a.KU)(u.denials),
findings: d,
writes: cleaned(r, t),
isReview: i,
links: n,
subject: o.lastCheck === void 0 ? o : {
...o,
lastCheck: cleaned(o.lastCheck, t)
}
};
}
function cleaned(e, t, n = null) {
const s = n === null ? i.M : (0, r.U)(i.M, n);
return (0, r.E)(e, e => t((0, o.wh)(e)), s);
}
})
};
