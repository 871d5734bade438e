"use strict";

exports.id = 6330;

exports.ids = [ 6330 ];

exports.modules = {
76330: (function(n, t, e) {
e.d(t, {
writePlan: () => writePlan
});
var o = e(42357);
var s = e(54539);
var a = e(57979);
var r = e(80202);
var i = e(62103);
var c = e(1359);
var l = e(11576);
var u = e(30889);
async function writePlan(n, {shards: t, out: e}, o) {
const {log: a, redact: r, hostEnvironment: c} = o;
const u = await (0, l.IS)(n, t, o);
const d = ciMatrix(u);
for (const n of u.notices) a.warning(r(n));
e !== null && await write(e, u, c.directory);
const f = linesOf(u, d.include);
if (c.onRunner) {
for (const n of f) a.info(r(n));
await (0, i.o)(`### Plan of ${u.name}\n\n${(0, i.p)(f.map(r))}\n`, o);
}
const {count: h, include: p} = d;
return {
exitCode: 0,
text: c.onRunner ? "" : r(f.join("\n")),
value: d,
outputs: {
conclusion: h === 0 ? "skipped" : "success",
"reason-code": h === 0 ? "no-jobs" : "jobs-completed",
reason: h === 0 ? "No source of the batch has items." : `The plan has ${(0, s.B4)(h, "job")}.`,
matrix: JSON.stringify({
include: p
}),
count: String(h)
}
};
}
async function write(n, t, e) {
const o = (0, a.S)({
root: e,
guard: () => null
});
await (0, r.B)(o.write(n, (0, u.XK)(t)), {
code: "file-unwritable",
location: n,
message: "the plan cannot be written",
hint: "name a file in a directory that can be written"
});
}
function linesOf({name: n, planId: t, jobs: e}, o) {
if (e.length === 0) return [ `${n}: no jobs, because no source has items` ];
return [ `${n}: ${(0, s.B4)(e.length, "job")}, plan ${t}`, ...o.map(({shard: n, jobs: t, estimatedCostUsd: e}) => `  shard ${n.padEnd(7)} ${(0, 
s.B4)(t, "job")}, ${e === null ? "" : "expected cost "}${(0, c.BD)(e)}`) ];
}
const d = 5e5;
function ciMatrix({planId: n, jobs: t, shards: e}) {
const s = new Array(e).fill(0);
const a = new Array(e).fill(0);
for (const {shard: n, estimatedCostUsd: e} of t) {
s[n - 1] = (s[n - 1] ?? 0) + 1;
const t = a[n - 1] ?? null;
a[n - 1] = t === null || e === null ? null : t + e;
}
const r = s.flatMap((n, t) => {
if (n === 0) return [];
const o = a[t] ?? null;
const s = o === null ? null : Math.round(o * 1e4) / 1e4;
return [ {
shard: `${String(t + 1)}/${String(e)}`,
jobs: n,
estimatedCostUsd: s
} ];
});
const i = {
planId: n,
count: t.length,
include: r
};
if (JSON.stringify(i).length <= d) return i;
throw new o.yo({
code: "batch-plan",
location: "shards",
message: "the matrix is larger than the output of a job can be",
hint: "use fewer shards"
});
}
})
};
