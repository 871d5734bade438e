"use strict";

exports.id = 409;

exports.ids = [ 409 ];

exports.modules = {
 70409: (function(n, t, e) {
  e.d(t, {
   writePlan: () => writePlan
  });
  var o = e(54539);
  var s = e(4076);
  var a = e(80202);
  var r = e(62103);
  var i = e(1359);
  var c = e(52998);
  var l = e(42357);
  const u = 5e5;
  function ciMatrix({planId: n, jobs: t, shards: e}) {
   const o = new Array(e).fill(0);
   const s = new Array(e).fill(0);
   for (const {shard: n, estimatedCostUsd: e} of t) {
    o[n - 1] = (o[n - 1] ?? 0) + 1;
    const t = s[n - 1] ?? null;
    s[n - 1] = t === null || e === null ? null : t + e;
   }
   const a = o.flatMap((n, t) => {
    if (n === 0) return [];
    const o = s[t] ?? null;
    const a = o === null ? null : Math.round(o * 1e4) / 1e4;
    return [ {
     shard: `${String(t + 1)}/${String(e)}`,
     jobs: n,
     estimatedCostUsd: a
    } ];
   });
   const r = {
    planId: n,
    count: t.length,
    include: a
   };
   if (JSON.stringify(r).length <= u) return r;
   throw new l.yo({
    code: "batch-plan",
    location: "shards",
    message: "the matrix is larger than the output of a job can be",
    hint: "use fewer shards"
   });
  }
  var d = e(53270);
  async function writePlan(n, {shards: t, out: e}, s) {
   const {log: a, redact: i, hostEnvironment: l} = s;
   const u = await (0, c.IS)(n, t, s);
   const d = ciMatrix(u);
   for (const n of u.notices) a.warning(i(n));
   e !== null && await write(e, u, l.directory);
   const f = linesOf(u, d.include);
   if (l.onRunner) {
    for (const n of f) a.info(i(n));
    await (0, r.o)(`### Plan of ${u.name}\n\n${(0, r.p)(f.map(i))}\n`, s);
   }
   const {count: h, include: p} = d;
   return {
    exitCode: 0,
    text: l.onRunner ? "" : i(f.join("\n")),
    value: d,
    outputs: {
     conclusion: h === 0 ? "skipped" : "success",
     "reason-code": h === 0 ? "no-jobs" : "jobs-completed",
     reason: h === 0 ? "No source of the batch has items." : `The plan has ${(0, o.B4)(h, "job")}.`,
     matrix: JSON.stringify({
      include: p
     }),
     count: String(h)
    }
   };
  }
  async function write(n, t, e) {
   const o = (0, s.S)({
    root: e,
    guard: () => null
   });
   await (0, a.B)(o.write(n, (0, d.XK)(t)), {
    code: "file-unwritable",
    location: n,
    message: "the plan cannot be written",
    hint: "name a file in a directory that can be written"
   });
  }
  function linesOf({name: n, planId: t, jobs: e}, s) {
   if (e.length === 0) return [ `${n}: no jobs, because no source has items` ];
   return [ `${n}: ${(0, o.B4)(e.length, "job")}, plan ${t}`, ...s.map(({shard: n, jobs: t, estimatedCostUsd: e}) => `  shard ${n.padEnd(7)} ${(0, 
   o.B4)(t, "job")}, ${e === null ? "" : "expected cost "}${(0, i.BD)(e)}`) ];
  }
 })
};
