"use strict";

exports.id = 4688, exports.ids = [ 4688 ], exports.modules = {
  13540: (function(t, e, n) {
    n.d(e, {
      mergeBatch: () => mergeBatch
    });
    var r = n(76760), o = n(860), a = n(74603), s = n(57367), i = n(5335), c = n(345), l = n(92727), u = n(39035), d = n(42357), f = n(72443), h = n(62103), p = n(46832);
    const m = 1e9;
    async function mergeBatch({from: t, out: e, key: n = null}, y) {
      const {hostEnvironment: w, log: g, redact: j} = y, warn = t => g.warning(j(t)), b = await async function(t, {directory: e, key: n}, o) {
        const a = [];
        for (const s of t) {
          const t = await (0, l.un)((0, r.resolve)(e, s), o, n), i = await t.directory.has(u.y6) ? [ s ] : await subdirectories(t, s);
          for (const c of i) {
            const i = c === s ? t : await (0, l.un)((0, r.resolve)(e, c), o, n), u = await i.lastRun();
            null === u ? o(`${c} was left out: it is not the state of a batch`) : a.push({
              path: c,
              state: i,
              run: u
            });
          }
        }
        if (a.length > 0) return a;
        throw new d.yo({
          code: "state-unusable",
          location: t.join(", "),
          message: "there is no state of a batch in these directories",
          hint: "name the state directories of the shards, or the directory that their artifacts were downloaded to"
        });
      }(t, {
        directory: w.directory,
        key: n
      }, warn), k = await async function(t) {
        for (const {path: e, state: n} of t) {
          const t = await n.directory.read("plan.json", m).catch(t => ((0, d.ki)(t, f.k), 
          null));
          if (null !== t) return (0, s.vS)((0, r.join)(e, "plan.json"), t);
        }
        throw new d.yo({
          code: "batch-plan",
          location: t[0]?.path ?? "",
          message: "none of these directories contains a plan that can be used",
          hint: "keep the file plan.json of each state directory, and use the same resume-key in all steps"
        });
      }(b), v = await (0, a.t)(k, b);
      for (const t of v.notices) g.info(j(t));
      for (const t of v.problems) warn(t);
      const $ = await (0, l.Gf)({
        path: null === e ? (0, l.K0)(w.directory, k.name) : (0, r.resolve)(w.directory, e),
        root: null === e ? w.directory : null,
        name: k.name,
        key: n,
        temporary: w.temporary,
        onNotice: warn
      });
      try {
        return await async function(t, e) {
          const {plan: n, state: a, jobs: l, problems: u} = t, {redact: d} = e, f = [];
          for (const [t, e] of n.jobs.entries()) {
            const n = l[t], r = await (n?.source?.state.record(e)) ?? null;
            null !== r && void 0 !== n?.source && null !== n.source && await copy(r, n.source, a);
            const o = n?.state ?? {
              kind: "open",
              reason: ""
            };
            f.push((0, c.h5)(o.kind, (0, i.S)(e, o, r)));
          }
          await async function(t, e) {
            const n = (0, o.b)(e.directory), hasRecord = t => e.directory.has(`jobs/${t}.json`), r = new Map;
            for (const {directory: a} of t) {
              const t = (0, o.b)(a);
              for (const e of await t.submissions()) null === (r.get(e.id)?.batchId ?? null) && r.set(e.id, e);
              if (a.path !== e.directory.path) for (const e of await t.outcomeKeys()) {
                const r = await hasRecord(e) ? null : await t.outcome(e);
                null !== r && await n.saveOutcome(e, r);
              }
            }
            for (const t of r.values()) (await Promise.all(t.keys.map(async t => !await hasRecord(t) && !await n.has(t)))).includes(!0) ? await n.update(t) : await n.remove(t);
          }(t.found.map(t => t.state), a);
          const m = function({plan: t, found: e, problems: n}, r) {
            const o = e.map(({run: t}) => t).filter(({planId: e}) => e === t.planId), [a] = o, s = (0, 
            c.vA)(t.jobs, r, {
              name: t.name,
              planId: t.planId,
              minPassRate: a?.minPassRate ?? 1,
              atLeast: t => a?.atLeast[t] ?? 1,
              early: {
                cancelled: null,
                fatal: null,
                isCostReached: null !== (o.find(t => "budget" === t.conclusion)?.reason ?? null)
              },
              scoringUsd: 0
            });
            return 0 === n.length ? s : {
              ...s,
              conclusion: "config-error",
              reason: `The merge is not complete: ${n.join("; ")}.`
            };
          }(t, f), y = await a.directory.create("plan.json");
          for (const t of (0, s.XK)(n)) await y.write(t);
          await y.close(), await async function({plan: t, found: e, state: n}, r) {
            const [o] = e;
            if (void 0 === o) return;
            const a = e.filter(({run: e}) => e.planId === t.planId).map(({run: t}) => t);
            await n.saveRun({
              ...o.run,
              planId: t.planId,
              shard: null,
              attempt: Math.max(...e.map(({run: t}) => t.attempt)),
              endedAt: o.run.endedAt,
              conclusion: r.conclusion,
              reason: r.reason,
              deferred: [ ...new Set(a.flatMap(({deferred: t}) => t)) ],
              parked: [ ...new Set(a.flatMap(({parked: t}) => t)) ]
            });
          }(t, m);
          const w = {
            totals: m,
            jobs: n.jobs,
            figures: f,
            rowOf: async t => {
              const [e, o] = [ n.jobs[t], l[t] ];
              if (void 0 === e || void 0 === o) throw new Error("a row was requested for a job that is not in the plan");
              const s = await a.record(e), c = (0, i.S)(e, o.state, s), {transcriptPath: u} = c;
              return {
                row: {
                  ...c,
                  transcriptPath: null === u ? null : (0, r.join)(a.directory.path, u)
                },
                record: s
              };
            }
          }, {summary: g, text: j, sarif: b} = await (0, p.L)(w, {
            directory: a.directory,
            redact: d
          });
          await (0, h.o)(g, e);
          const k = {
            conclusion: m.conclusion,
            reason: d(m.reason),
            "cost-usd": null === m.costUsd ? "" : String(Number(m.costUsd.toFixed(6))),
            "report-path": (0, r.join)(a.directory.path, "report/summary.md"),
            "junit-path": (0, r.join)(a.directory.path, "report/junit.xml"),
            "sarif-path": null === b ? "" : (0, r.join)(a.directory.path, b)
          };
          return {
            exitCode: u.length > 0 ? 2 : (0, c.J1)(m.conclusion),
            text: j,
            value: null,
            valuePath: (0, r.join)(a.directory.path, "report/result.json"),
            outputs: k
          };
        }({
          plan: k,
          found: b,
          state: $,
          ...v
        }, y);
      } finally {
        $.release();
      }
    }
    async function subdirectories({directory: t}, e) {
      const n = await t.names("."), o = [];
      for (const a of n) await t.has(`${a}/${u.y6}`) && o.push((0, r.join)(e, a));
      return o;
    }
    async function copy(t, e, n) {
      const {key: r, transcriptPath: o} = t, a = e.state.directory;
      if (a.path !== n.directory.path) {
        for (const e of [ o, t.hasTree ? `trees/${r}.json` : null ]) {
          const t = null === e ? null : await a.read(e, m);
          null !== e && null !== t && await n.directory.write(e, t);
        }
        await n.save(t, null);
      }
    }
  }),
  860: (function(t, e, n) {
    n.d(e, {
      b: () => deliveryFilesIn
    });
    var r = n(77598), o = n(94343), a = n(43759), s = n(72443);
    const i = o.YjP().check(a.Fk(/^[0-9a-f]{64}$/)), c = o.YjP().check(a.Fk(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?Z$/)), l = o.rej({
      formatVersion: o.euz(1),
      id: o.YjP().check(a.Fk(/^[0-9a-f]{32}$/)),
      model: o.YjP().check(a.Eb(1e3)),
      createdAt: c,
      keys: o.YOg(i).check(a.m9(1), a.Eb(1e5)),
      batchId: o.mee(o.YjP().check(a.m9(1), a.Eb(1e3)))
    }), u = o.rej({
      formatVersion: o.euz(1),
      key: i,
      outcome: o.gMt("kind", [ o.rej({
        kind: o.euz("answer"),
        body: o.L5J()
      }), o.rej({
        kind: o.euz("error"),
        status: o.Whr().check(a.qm(100), a.Zm(599)),
        body: o.L5J()
      }), o.rej({
        kind: o.euz("expired")
      }) ])
    }), d = o.rej({
      formatVersion: o.euz(1),
      requests: o.g1P(o.YjP().check(a.Eb(1e3)), o.Whr().check(a.NC()))
    }), f = 2e7, h = 64e6, p = "delivery/limits.json";
    function deliveryFilesIn(t) {
      const nameOf = ({id: t}) => `delivery/${t}.json`, answerOf = t => `answers/${t}.json`, write = (e, n) => t.write(e, `${JSON.stringify(n)}\n`), limits = async () => (await readValid(t, p, d))?.requests ?? {};
      return {
        submissions: async () => {
          const e = (await t.names("delivery")).filter(t => /^[0-9a-f]{32}\.json$/.test(t));
          return (await Promise.all(e.map(e => readValid(t, `delivery/${e}`, l, f)))).filter(t => null !== t).toSorted((t, e) => t.createdAt.localeCompare(e.createdAt) || t.id.localeCompare(e.id));
        },
        intend: async (t, e, n) => {
          const o = {
            formatVersion: 1,
            id: (0, r.randomBytes)(16).toString("hex"),
            model: t,
            createdAt: new Date(n).toISOString(),
            keys: [ ...e ],
            batchId: null
          };
          return await write(nameOf(o), o), o;
        },
        update: t => write(nameOf(t), t),
        remove: e => t.remove(nameOf(e)),
        outcome: async e => {
          const n = await readValid(t, answerOf(e), u, h);
          return null === n || n.key !== e ? null : n.outcome;
        },
        outcomeKeys: async () => (await t.names("answers")).flatMap(t => /^([0-9a-f]{64})\.json$/.exec(t)?.[1] ?? []),
        has: e => t.has(answerOf(e)),
        saveOutcome: (t, e) => write(answerOf(t), {
          formatVersion: 1,
          key: t,
          outcome: e
        }),
        removeOutcome: e => t.remove(answerOf(e)),
        limit: async t => {
          const e = await limits();
          return Object.hasOwn(e, t) ? e[t] ?? null : null;
        },
        saveLimit: async (t, e) => {
          await write(p, {
            formatVersion: 1,
            requests: {
              ...await limits(),
              [t]: e
            }
          });
        }
      };
    }
    async function readValid(t, e, n, r = 1e6) {
      try {
        const o = await t.read(e, r);
        return null === o ? null : n.safeParse(JSON.parse(o.toString("utf8"))).data ?? null;
      } catch (t) {
        if (t instanceof s.k || t instanceof SyntaxError) return null;
        throw t;
      }
    }
  }),
  74603: (function(t, e, n) {
    async function mergeStates(t, e) {
      const n = function({planId: t}, e) {
        return e.filter(({run: e}) => e.planId !== t).map(({path: e, run: n}) => `${e} was left out: it has the plan ${n.planId}, not ${t}`);
      }(t, e), r = e.filter(({run: e}) => e.planId === t.planId), o = new Set, a = new Map;
      let s = 0;
      const i = [];
      for (const e of t.jobs) {
        const n = r.filter(({run: t}) => isOfShard(t, e)).toSorted((t, e) => e.run.attempt - t.run.attempt), c = await choose(e, n);
        c.isConflict && (s += 1), null !== c.replaces && o.add(c.replaces);
        const l = stateOf(e, t, n, c);
        "open" === l.kind && a.set(e.shard, (a.get(e.shard) ?? 0) + 1), i.push({
          state: l,
          source: c.source
        });
      }
      return n.push(...function({shards: t}, e, n) {
        return [ ...n ].map(([n, r]) => {
          const o = 1 === r ? "1 job has" : `${String(r)} jobs have`;
          if (1 === t) return `${o} no result`;
          const a = e.filter(({run: t}) => null === t.shard || t.shard.startsWith(`${String(n)}/`)), s = 0 === a.length ? "there is no state directory of it" : function(t) {
            const e = t.toSorted((t, e) => e.run.attempt - t.run.attempt)[0];
            return void 0 === e || null === e.run.endedAt ? "it was killed before it ended" : `it ended as ${e.run.conclusion ?? "unknown"}: ${e.run.reason}`;
          }(a);
          return `${o} no result: shard ${String(n)} of ${String(t)}: ${s}`;
        });
      }(t, r, a)), s > 0 && n.push((1 === s ? "1 job has" : `${String(s)} jobs have`) + " two different results of the same attempt; the first one was taken"), 
      {
        jobs: i,
        problems: n,
        notices: [ ...o ]
      };
    }
    function isOfShard({shard: t}, e) {
      return null === t || Number(t.split("/")[0]) === e.shard;
    }
    async function choose(t, e) {
      let n = {
        source: null,
        record: null,
        isConflict: !1,
        replaces: null
      };
      for (const r of e) {
        const e = await r.state.record(t);
        if (null === e) continue;
        if (null === n.record) {
          n = {
            ...n,
            source: r,
            record: e
          };
          continue;
        }
        if (isSame(e, n.record)) continue;
        const {attempt: o, shard: a} = r.run;
        if (o === n.source?.run.attempt) return {
          ...n,
          isConflict: !0
        };
        const s = null === a ? "the batch" : `shard ${a}`, i = String(n.source?.run.attempt ?? 0);
        return {
          ...n,
          replaces: `attempt ${i} of ${s} replaces attempt ${String(o)}`
        };
      }
      return n;
    }
    function isSame(t, e) {
      const essential = ({endedAt: t, durationMs: e, transcriptPath: n, ...r}) => JSON.stringify(r);
      return essential(t) === essential(e);
    }
    function stateOf(t, e, n, {record: r}) {
      const [o] = n;
      return !0 === o?.run.parked.includes(t.slot) && null !== r ? {
        kind: "parked"
      } : !0 === o?.run.deferred.includes(t.slot) ? {
        kind: "deferred",
        reason: o.run.deferredReason || "the run ended early"
      } : null !== r ? {
        kind: "ended",
        isReused: r.planId !== e.planId
      } : {
        kind: "open",
        reason: "No state directory has a result of this job."
      };
    }
    n.d(e, {
      t: () => mergeStates
    });
  }),
  15917: (function(t, e, n) {
    n.d(e, {
      WT: () => findingsSection,
      WX: () => findingsOf,
      YR: () => locationOfFinding
    });
    var r = n(20653), o = n(83874), a = n(1359), s = n(99180);
    const i = 4e3;
    function findingsOf({requests: t, structured: e}) {
      const n = t.flatMap(t => "findings" === t.kind ? t.findings : []), r = (0, o.K)(), a = function(t) {
        const e = isRecord(t) ? t.findings : null;
        return Array.isArray(e) ? e.slice(0, i) : [];
      }(e).map(t => function(t, e) {
        if (!isRecord(t)) return null;
        const n = Object.entries(t).filter(([t, n]) => Object.hasOwn(e.shape, t) && null !== n), {data: r} = e.safeParse(Object.fromEntries(n));
        return void 0 === r ? null : (0, o.C)(r);
      }(t, r)), s = a.filter(t => null !== t), c = [ ...n, ...s ].slice(0, i);
      return {
        findings: [ ...new Map(c.map(t => [ JSON.stringify(t), t ])).values() ],
        invalid: 0 === s.length ? 0 : a.length - s.length
      };
    }
    function isRecord(t) {
      return "object" == typeof t && null !== t && !Array.isArray(t);
    }
    function findingsSection(t, e) {
      const n = t.slice(0, e), o = t.length - n.length, i = n.map(t => {
        const e = (0, s.ti)((0, r.ml)(locationOfFinding(t), 200));
        return `| ${t.severity} | ${e} | ${(0, s.ft)((0, r.ml)(t.title, 200))} | ${(0, s.ft)((0, 
        r.ml)(t.message, 500))} |`;
      });
      return [ `#### Findings (${(0, a.ZV)(t.length)})`, [ "| Severity | Location | Title | Details |", "| --- | --- | --- | --- |", ...i ].join("\n"), ...o > 0 ? [ `And ${(0, 
      a.B4)(o, "more finding")}.` ] : [] ].join("\n\n");
    }
    function locationOfFinding({path: t, line: e, endLine: n}) {
      return `${t}:${String(e)}${void 0 === n ? "" : `-${String(n)}`}`;
    }
  }),
  50987: (function(t, e, n) {
    n.d(e, {
      R: () => fingerprint
    });
    var r = n(77598);
    function fingerprint(t, e = 16) {
      const n = (0, r.createHash)("sha256");
      for (const e of t) n.update(e);
      return n.digest("hex").slice(0, e);
    }
  }),
  83874: (function(t, e, n) {
    n.d(e, {
      C: () => withoutGaps,
      K: () => findingInput
    });
    var r = n(94343), o = n(43759), a = n(75440), s = n(36795);
    const i = 1e7, findingInput = () => r.rej({
      path: (0, a._Z)("File, relative to the repository.", {
        most: 4096
      }),
      line: (0, a.$A)("Line number in the current file.", 1, i),
      endLine: r.lqM((0, a.$A)("Last line, if the finding covers several lines.", 1, i)),
      severity: r.k5n(s.gO),
      title: (0, a._Z)("The problem, in a few words.", {
        most: 200
      }),
      message: (0, a._Z)("Why it is a problem and how to fix it, as plain text.", {
        most: 5e3
      }),
      suggestion: r.lqM((0, a._Z)("Replacement for these lines.", {
        empty: !0,
        most: 2e4
      })),
      rule: r.lqM(r.YjP().check(o.Fk(/^[A-Za-z0-9._/-]{1,100}$/), r.q0y("A short, stable name for this kind of finding.")))
    });
    function withoutGaps({endLine: t, suggestion: e, rule: n, ...r}) {
      return {
        ...r,
        path: r.path.replace(/^\.\//, ""),
        ...void 0 === t || t <= r.line ? {} : {
          endLine: t
        },
        ...void 0 === e ? {} : {
          suggestion: e
        },
        ...void 0 === n ? {} : {
          rule: n
        }
      };
    }
  })
};
