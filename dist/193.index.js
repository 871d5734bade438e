"use strict";

exports.id = 193;

exports.ids = [ 193 ];

exports.modules = {
60957: (function(t, e, n) {
n.d(e, {
J: () => GitHubProblem
});
var s = n(20653);
class GitHubProblem extends Error {
status;
hint;
id;
constructor(t, e, n, s = null) {
super(e);
this.status = t;
this.hint = n;
this.id = s;
this.name = "GitHubProblem";
}
get sentences() {
return `${(0, s.KG)(this.message)} ${this.hint}${this.id === null ? "" : ` [${this.id}]`}`;
}
}
}),
70193: (function(t, e, n) {
n.d(e, {
applyWriteRequests: () => applyWriteRequests,
withheld: () => withheld
});
var s = n(42357);
var i = n(71235);
var o = n(84758);
var r = n(60957);
var a = n(49703);
var c = n(42344);
var d = n(20653);
async function applyWriteRequests(t, e) {
const n = t.filter(isCommit);
const s = t.filter(t => !isCommit(t));
const i = s.toSorted((t, e) => Number((0, o.kindOf)(e).isFirst) - Number((0, o.kindOf)(t).isFirst));
const r = await applyInOrder(n, e);
const a = r.find(({outcome: t}) => t === "failed" || t === "withheld");
if (a === void 0) return [ ...r, ...await applyInOrder(i, e) ];
const c = a.what.split(" ", 1)[0] ?? "";
return [ ...r, ...withheld(i, "canceled", `Canceled, because ${c} did not succeed. ${(0, 
d.qi)(a.note)}`.trim()) ];
}
const failedRow = (t, e, n) => ({
what: t,
outcome: "failed",
url: null,
note: e,
code: n === "rate-limited" ? n : "github-error"
});
const isCommit = t => (0, o.kindOf)(t).isCommit;
async function applyInOrder(t, e) {
const n = [];
for (const i of t) {
const t = 1 + n.filter(t => t.request.kind === i.kind).length;
const o = applyAndReport(i, t, e).catch((0, s.j6)(r.J, ({message: t, hint: e, id: n}) => [ failedRow(nameOf(i), `${(0, 
d.KG)(t)} ${e}`, n) ]));
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
const a = t.filter(({request: t}) => (0, o.kindOf)(t) === i);
const [c, d] = [ a.map(({request: t}) => t), a.flatMap(({results: t}) => t) ];
const u = i.finish?.(c, d, e);
const l = (0, s.j6)(r.J, ({sentences: t, id: e}) => [ failedRow(i.tool, t, e) ]);
n.push(...await (u?.catch(l)) ?? []);
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
const l = (0, i.mr)(r.permissions, n.item);
const h = {
...n,
sanitize: sanitize,
what: r.nameOf(t),
permissions: l,
number: e
};
const [f, ...p] = await r.post(t, h);
const m = (0, c.j)(...[ ...s.values() ].map(t => t.changes));
if (f === void 0) return [];
const w = [ f, ...p ].some(({outcome: t, commit: e}) => u.has(t) || t === "failed" && e !== void 0);
if (!w || m.length === 0) return [ f, ...p ];
const v = [ ...f.note === "" ? [] : [ (0, d.KG)(f.note) ], `Sanitized: ${(0, a.G)(m)}.` ];
const b = f.details === void 0 ? {} : {
details: `${f.details} ${v.at(-1) ?? ""}`.trim()
};
return [ {
...f,
note: v.join(" "),
...b
}, ...p ];
}
const nameOf = t => (0, o.kindOf)(t).nameOf(t);
const u = new Set([ "created", "updated", "fell back" ]);
function withheld(t, e, n) {
return t.map(t => ({
what: nameOf(t),
outcome: "withheld",
url: null,
note: n,
code: e
}));
}
})
};
