"use strict";

exports.id = 462;

exports.ids = [ 462 ];

exports.modules = {
 10462: (function(n, t, e) {
  e.d(t, {
   writePlan: () => writePlan
  });
  var o = e(42357);
  const s = 5e5;
  function ciMatrix({planId: n, jobs: t, shards: e}) {
   const a = new Array(e).fill(0);
   const r = new Array(e).fill(0);
   for (const {shard: n, estimatedCostUsd: e} of t) {
    a[n - 1] = (a[n - 1] ?? 0) + 1;
    const t = r[n - 1] ?? null;
    r[n - 1] = t === null || e === null ? null : t + e;
   }
   const i = a.flatMap((n, t) => {
    if (n === 0) return [];
    const o = r[t] ?? null;
    const s = o === null ? null : Math.round(o * 1e4) / 1e4;
    return [ {
     shard: `${String(t + 1)}/${String(e)}`,
     jobs: n,
     estimatedCostUsd: s
    } ];
   });
   const c = {
    planId: n,
    count: t.length,
    include: i
   };
   if (JSON.stringify(c).length <= s) return c;
   throw new o.yo({
    code: "batch-plan",
    location: "shards",
    message: "the matrix is larger than the output of a job can be",
    hint: "use fewer shards"
   });
  }
  var a = e(57367);
  var r = e(54539);
  var i = e(4076);
  var c = e(80202);
  var l = e(62103);
  var u = e(1359);
  var d = e(25653);
  async function writePlan(n, {shards: t, out: e}, o) {
   const {log: s, redact: a, hostEnvironment: r} = o;
   const i = await (0, d.I)(n, t, o);
   const c = ciMatrix(i);
   for (const n of i.notices) s.warning(a(n));
   e !== null && await write(e, i, r.directory);
   const u = linesOf(i, c.include);
   if (r.onRunner) {
    for (const n of u) s.info(a(n));
    await (0, l.o)(`### Plan of ${i.name}\n\n${(0, l.p)(u.map(a))}\n`, o);
   }
   const {count: f, include: h} = c;
   return {
    exitCode: 0,
    text: r.onRunner ? "" : a(u.join("\n")),
    value: c,
    outputs: {
     conclusion: f === 0 ? "skipped" : "success",
     reason: f === 0 ? "No source of the batch has items." : `The plan has ${String(f)} jobs.`,
     matrix: JSON.stringify({
      include: h
     }),
     count: String(f)
    }
   };
  }
  async function write(n, t, e) {
   const o = (0, i.S)({
    root: e,
    guard: () => null
   });
   await (0, c.B)(o.write(n, (0, a.XK)(t)), {
    code: "file-unwritable",
    location: n,
    message: "the plan cannot be written",
    hint: "name a file in a directory that can be written"
   });
  }
  function linesOf({name: n, planId: t, jobs: e}, o) {
   if (e.length === 0) return [ `${n}: no jobs, because no source has items` ];
   return [ `${n}: ${String(e.length)} jobs, plan ${t}`, ...o.map(({shard: n, jobs: t, estimatedCostUsd: e}) => `  shard ${n.padEnd(7)} ${(0, 
   r.B)(t, "job")}, expected cost ${(0, u.BD)(e)}`) ];
  }
 })
};
