"use strict";

exports.id = 462, exports.ids = [ 462 ], exports.modules = {
  10462: (function(n, t, e) {
    e.d(t, {
      writePlan: () => writePlan
    });
    var o = e(42357);
    const s = 5e5;
    var a = e(57367), r = e(34292), i = e(72443), l = e(62103), c = e(1359), u = e(89965);
    async function writePlan(n, {shards: t, out: e}, d) {
      const {log: h, redact: f, hostEnvironment: p} = d, w = await (0, u.I)(n, t, d), g = function({planId: n, jobs: t, shards: e}) {
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
      }(w);
      for (const n of w.notices) h.warning(f(n));
      null !== e && await async function(n, t, e) {
        try {
          await (0, r.S)({
            root: e,
            guard: () => null
          }).write(n, (0, a.XK)(t));
        } catch (t) {
          throw (0, o.ki)(t, i.k), new o.yo({
            code: "file-unwritable",
            location: n,
            message: "the plan cannot be written",
            found: t.message,
            hint: "name a file in a directory that can be written"
          });
        }
      }(e, w, p.directory);
      const m = function({name: n, planId: t, jobs: e}, o) {
        return 0 === e.length ? [ `${n}: no jobs, because no source has items` ] : [ `${n}: ${String(e.length)} jobs, plan ${t}`, ...o.map(({shard: n, jobs: t, estimatedCostUsd: e}) => `  shard ${n.padEnd(7)} ${(0, 
        c.B4)(t, "job")}, expected cost ${(0, c.BD)(e)}`) ];
      }(w, g.include);
      if (p.onRunner) {
        for (const n of m) h.info(f(n));
        await (0, l.o)(`### Plan of ${w.name}\n\n${(0, l.p)(m.map(f))}\n`, d);
      }
      const {count: b, include: $} = g;
      return {
        exitCode: 0,
        text: p.onRunner ? "" : f(m.join("\n")),
        value: g,
        outputs: {
          conclusion: 0 === b ? "skipped" : "success",
          reason: 0 === b ? "No source of the batch has items." : `The plan has ${String(b)} jobs.`,
          matrix: JSON.stringify({
            include: $
          }),
          count: String(b)
        }
      };
    }
  })
};
