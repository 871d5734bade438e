"use strict";

exports.id = 1673, exports.ids = [ 1673 ], exports.modules = {
  41673: (function(e, n, t) {
    t.d(n, {
      dryRunBatch: () => dryRunBatch
    });
    var r = t(76760), o = t(47613), s = t(85306);
    function runReason({slot: e, keyParts: n}, t, r, o) {
      if ("requested" === t) return "requested by --retry-failed";
      if ("failed before" === t) return `ended ${dayOf(r)} as ${r?.conclusion ?? ""}`;
      const a = o.earlier(e);
      if (null === a) return o.deferred.includes(e) ? "deferred by the last run" : "new";
      const i = s.N.filter(e => a[e] !== n[e]);
      return 0 === i.length ? "its stored result is not usable" : `changed: ${i.map(wordsFor).join(", ")}`;
    }
    function wordsFor(e) {
      switch (e) {
       case "format":
        return "format of keys";

       case "inputs":
        return "arguments";

       case "content":
        return "content of the file";

       case "prompt":
       case "item":
       case "model":
       case "parameters":
       case "rules":
       case "settings":
       case "repeat":
        return e;
      }
    }
    function rankOf({slot: e}, n, {deferred: t}) {
      const r = t.indexOf(e);
      return r >= 0 ? r - t.length : "failed before" === n ? 1 : 0;
    }
    function parkedReason(e) {
      return `failed ${String(e?.sameFailures ?? 0)} times in the same way: ${e?.reason ?? ""}`;
    }
    function dayOf(e) {
      return null === e ? "" : `on ${e.endedAt.slice(0, 10)}`;
    }
    var a = t(7138), i = t(1359);
    const c = {
      run: "run",
      reuse: "reused",
      rescore: "scored again",
      parked: "parked",
      deferred: "deferred"
    };
    function sums(e) {
      const n = new Map;
      for (const {action: t} of e) n.set(t, (n.get(t) ?? 0) + 1);
      const t = [ ...n ].map(([e, n]) => `${(0, i.ZV)(n)} ${c[e]}`), {usd: r, unknown: o} = expectedCost(e), s = 0 === o ? "" : `, and ${(0, 
      i.B4)(o, "job")} of unknown price`;
      return [ 0 === e.length ? "no jobs: no source has items" : `${(0, i.B4)(e.length, "job")}: ${t.join(", ")}`, `expected cost of this run: ${(0, 
      i.BD)(r)}${s} (a rough guess)` ];
    }
    function expectedCost(e) {
      const n = e.filter(({action: e}) => "run" === e).map(({job: e}) => e.estimatedCostUsd), t = n.filter(e => null !== e);
      return {
        usd: t.reduce((e, n) => e + n, 0),
        unknown: n.length - t.length
      };
    }
    function nameOf({id: e, item: n, matrix: t, repeat: r}) {
      return `${[ e, ...null === n ? [] : [ n.id ], ...Object.values(t).map(String) ].join(" \xb7 ")}${r > 1 ? ` (${String(r)})` : ""}`;
    }
    var d = t(92727), u = t(5104), l = t(42357), f = t(24788), m = t(62103);
    async function dryRunBatch({file: e, runContext: n}, {plan: t, shard: s, inputs: {early: k}}, b) {
      const {hostEnvironment: g, redact: j, log: $} = b, {onRunner: x} = g;
      for (const e of t.notices) $.warning(j(e));
      const C = null === s ? t.jobs : t.jobs.filter(e => e.shard === s.index), v = {
        path: void 0 === k.state ? (0, d.K0)(n.workspace, e.name) : (0, r.resolve)(g.directory, k.state),
        key: n.settings["resume-key"] ?? null
      }, S = await async function({path: e, key: n}, t, r) {
        const o = await (0, d.un)(e, r, n).catch(e => {
          if (e instanceof l.yo) return null;
          throw e;
        });
        if (null === o) return w;
        const s = new Map, a = new Set;
        for (const e of t) {
          const n = await o.record(e);
          null === n ? a.add(e.slot) : s.set(e.key, withoutText(n));
        }
        const i = new Map, c = 0 === a.size ? [] : await o.directory.names("jobs");
        for (const e of c) {
          const n = /^([0-9a-f]{64})\.json$/.exec(e)?.[1];
          if (void 0 === n || s.has(n)) continue;
          const t = await o.directory.read(`jobs/${e}`, y).catch(() => null), r = null === t ? null : (0, 
          u.H)(t, n);
          if (null === r || "problem" in r || !a.has(r.slot)) continue;
          const {slot: c, keyParts: d, endedAt: l} = r;
          (i.get(c)?.endedAt ?? "") < l && i.set(c, {
            keyParts: d,
            endedAt: l
          });
        }
        return {
          record: e => s.get(e.key) ?? null,
          earlier: e => i.get(e)?.keyParts ?? null,
          deferred: (await o.lastRun())?.deferred ?? []
        };
      }(v, C, e => $.warning(j(e))), O = function(e, n, {parkAfter: t, budget: r}, s) {
        return function(e, {maxJobs: n, maxCostUsd: t}) {
          const r = e.filter(({action: e}) => "run" === e).toSorted((e, n) => e.rank - n.rank), o = new Map;
          let s = 0;
          for (const [e, {job: a}] of r.entries()) s += a.estimatedCostUsd ?? 0, null !== n && e >= n ? o.set(a, `max-jobs is ${String(n)}`) : null !== t && e > 0 && s > t && o.set(a, `max-cost-usd is ${String(t)}`);
          return e.map(({job: e, action: n, why: t}) => {
            const r = o.get(e);
            return void 0 === r ? {
              job: e,
              action: n,
              why: t
            } : {
              job: e,
              action: "deferred",
              why: `${r}; ${t}`
            };
          });
        }(e.map(e => {
          const r = n.record(e), a = (0, o.LF)(r, e.evaluationDigest, {
            ...s,
            parkAfter: t,
            resumedPlan: null
          });
          switch (a.kind) {
           case "reuse":
            return {
              job: e,
              action: "reuse",
              why: `ended ${dayOf(r)} as ${r?.conclusion ?? ""}`,
              rank: 0
            };

           case "rescore":
            return {
              job: e,
              action: "rescore",
              why: "its evaluations are scored again",
              rank: 0
            };

           case "parked":
            return {
              job: e,
              action: "parked",
              why: parkedReason(r),
              rank: 0
            };

           case "run":
            return {
              job: e,
              action: "run",
              why: runReason(e, a.why, r, n),
              rank: rankOf(e, a.why, n)
            };
          }
        }), r);
      }(C, S, e, {
        retryFailed: k["retry-failed"],
        rescore: k.rescore
      }), R = j(function(e, n) {
        const t = n.map(({job: e, action: n, why: t}) => [ c[n], nameOf(e), e.model, (0, 
        i.B4)(e.promptCharacters, "character"), (0, i.BD)(e.estimatedCostUsd), t ]), r = [ 0, 1, 2, 3, 4 ].map(e => t.reduce((n, t) => Math.max(n, Math.min(60, (t[e] ?? "").length)), 0)), o = t.map(e => e.map((e, n) => (0, 
        a.wh)(e).padEnd(r[n] ?? 0)).join("  ").trimEnd());
        return [ `dry run of ${e.name}: no model is called, no job runs`, "", ...o, "", ...sums(n) ].join("\n");
      }(t, O));
      if (x) {
        const e = R.split("\n");
        for (const n of e) $.info(n);
        await (0, m.o)(`### \u23ed\ufe0f Dry run\n\n${(0, m.p)(e.slice(0, h))}\n`, b);
      }
      const B = {
        name: t.name,
        planId: t.planId,
        conclusion: "skipped",
        estimatedCostUsd: expectedCost(O).usd,
        notices: t.notices,
        jobs: O.map(({job: e, action: n, why: t}) => ({
          ...shownJob(e),
          action: n,
          why: t
        }))
      };
      return {
        exitCode: 0,
        text: x ? "" : R,
        value: (0, f.E)(B, j, p),
        outputs: {
          conclusion: "skipped",
          reason: "A dry run: no model was asked, and no job was run."
        }
      };
    }
    const p = {
      names: new Set([ "name", "planId", "conclusion", "estimatedCostUsd", "notices", "jobs", "id", "item", "matrix", "repeat", "key", "model", "promptCharacters", "action", "why" ]),
      wordFields: new Set([ "conclusion", "action" ]),
      words: new Set([ "skipped", "run", "reuse", "rescore", "parked", "deferred" ])
    }, h = 2e3;
    function shownJob({id: e, item: n, matrix: t, repeat: r, key: o, model: s, promptCharacters: a, estimatedCostUsd: i}) {
      return {
        id: e,
        item: n?.fields ?? null,
        matrix: t,
        repeat: r,
        key: o,
        model: s,
        promptCharacters: a,
        estimatedCostUsd: i
      };
    }
    const w = {
      record: () => null,
      earlier: () => null,
      deferred: []
    }, y = 64e6;
    function withoutText(e) {
      return {
        ...e,
        text: "",
        changes: [],
        structured: void 0
      };
    }
  })
};
