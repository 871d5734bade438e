"use strict";

exports.id = 462, exports.ids = [ 462 ], exports.modules = {
 10462: (function(n, t, e) {
  e.d(t, {
   writePlan: () => writePlan
  });
  var o = e(42357);
  const s = 5e5;
  var a = e(57367), r = e(54539), i = e(24332), l = e(72443), c = e(62103), u = e(1359), d = e(87519);
  async function writePlan(n, {shards: t, out: e}, h) {
   const {log: f, redact: p, hostEnvironment: w} = h, g = await (0, d.I)(n, t, h), m = function({planId: n, jobs: t, shards: e}) {
    const a = new Array(e).fill(0), r = new Array(e).fill(0);
    for (const {shard: n, estimatedCostUsd: e} of t) {
     a[n - 1] = (a[n - 1] ?? 0) + 1;
     const t = r[n - 1] ?? null;
     r[n - 1] = null === t || null === e ? null : t + e;
    }
    const i = a.flatMap((n, t) => {
     if (0 === n) return [];
     const o = r[t] ?? null, s = null === o ? null : Math.round(1e4 * o) / 1e4;
     return [ {
      shard: `${String(t + 1)}/${String(e)}`,
      jobs: n,
      estimatedCostUsd: s
     } ];
    }), l = {
     planId: n,
     count: t.length,
     include: i
    };
    if (JSON.stringify(l).length <= s) return l;
    throw new o.yo({
     code: "batch-plan",
     location: "shards",
     message: "the matrix is larger than the output of a job can be",
     hint: "use fewer shards"
    });
   }(g);
   for (const n of g.notices) f.warning(p(n));
   null !== e && await async function(n, t, e) {
    try {
     await (0, i.S)({
      root: e,
      guard: () => null
     }).write(n, (0, a.XK)(t));
    } catch (t) {
     throw (0, o.ki)(t, l.k), new o.yo({
      code: "file-unwritable",
      location: n,
      message: "the plan cannot be written",
      found: t.message,
      hint: "name a file in a directory that can be written"
     });
    }
   }(e, g, w.directory);
   const b = function({name: n, planId: t, jobs: e}, o) {
    return 0 === e.length ? [ `${n}: no jobs, because no source has items` ] : [ `${n}: ${String(e.length)} jobs, plan ${t}`, ...o.map(({shard: n, jobs: t, estimatedCostUsd: e}) => `  shard ${n.padEnd(7)} ${(0, 
    r.B)(t, "job")}, expected cost ${(0, u.BD)(e)}`) ];
   }(g, m.include);
   if (w.onRunner) {
    for (const n of b) f.info(p(n));
    await (0, c.o)(`### Plan of ${g.name}\n\n${(0, c.p)(b.map(p))}\n`, h);
   }
   const {count: $, include: y} = m;
   return {
    exitCode: 0,
    text: w.onRunner ? "" : p(b.join("\n")),
    value: m,
    outputs: {
     conclusion: 0 === $ ? "skipped" : "success",
     reason: 0 === $ ? "No source of the batch has items." : `The plan has ${String($)} jobs.`,
     matrix: JSON.stringify({
      include: y
     }),
     count: String($)
    }
   };
  }
 })
};
