"use strict";

exports.id = 462;

exports.ids = [ 462 ];

exports.modules = {
 10462: (function(n, t, e) {
  e.d(t, {
   writePlan: () => writePlan
  });
  var o = e(42357);
  const a = 5e5;
  function ciMatrix({planId: n, jobs: t, shards: e}) {
   const s = new Array(e).fill(0);
   const r = new Array(e).fill(0);
   for (const {shard: n, estimatedCostUsd: e} of t) {
    s[n - 1] = (s[n - 1] ?? 0) + 1;
    const t = r[n - 1] ?? null;
    r[n - 1] = t === null || e === null ? null : t + e;
   }
   const i = s.flatMap((n, t) => {
    if (n === 0) return [];
    const o = r[t] ?? null;
    const a = o === null ? null : Math.round(o * 1e4) / 1e4;
    return [ {
     shard: `${String(t + 1)}/${String(e)}`,
     jobs: n,
     estimatedCostUsd: a
    } ];
   });
   const c = {
    planId: n,
    count: t.length,
    include: i
   };
   if (JSON.stringify(c).length <= a) return c;
   throw new o.yo({
    code: "batch-plan",
    location: "shards",
    message: "the matrix is larger than the output of a job can be",
    hint: "use fewer shards"
   });
  }
  var s = e(57367);
  var r = e(54539);
  var i = e(4076);
  var c = e(80202);
  var l = e(62103);
  var u = e(1359);
  var d = e(75364);
  async function writePlan(n, {shards: t, out: e}, o) {
   const {log: a, redact: s, hostEnvironment: i} = o;
   const c = await (0, d.IS)(n, t, o);
   const u = ciMatrix(c);
   for (const n of c.notices) a.warning(s(n));
   e !== null && await write(e, c, i.directory);
   const f = linesOf(c, u.include);
   if (i.onRunner) {
    for (const n of f) a.info(s(n));
    await (0, l.o)(`### Plan of ${c.name}\n\n${(0, l.p)(f.map(s))}\n`, o);
   }
   const {count: h, include: p} = u;
   return {
    exitCode: 0,
    text: i.onRunner ? "" : s(f.join("\n")),
    value: u,
    outputs: {
     conclusion: h === 0 ? "skipped" : "success",
     reason: h === 0 ? "No source of the batch has items." : `The plan has ${(0, r.B4)(h, "job")}.`,
     matrix: JSON.stringify({
      include: p
     }),
     count: String(h)
    }
   };
  }
  async function write(n, t, e) {
   const o = (0, i.S)({
    root: e,
    guard: () => null
   });
   await (0, c.B)(o.write(n, (0, s.XK)(t)), {
    code: "file-unwritable",
    location: n,
    message: "the plan cannot be written",
    hint: "name a file in a directory that can be written"
   });
  }
  function linesOf({name: n, planId: t, jobs: e}, o) {
   if (e.length === 0) return [ `${n}: no jobs, because no source has items` ];
   return [ `${n}: ${(0, r.B4)(e.length, "job")}, plan ${t}`, ...o.map(({shard: n, jobs: t, estimatedCostUsd: e}) => `  shard ${n.padEnd(7)} ${(0, 
   r.B4)(t, "job")}, ${e === null ? "" : "expected cost "}${(0, u.BD)(e)}`) ];
  }
 })
};
