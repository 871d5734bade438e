"use strict";

exports.id = 4945, exports.ids = [ 4945 ], exports.modules = {
  24945: (function(t, e, n) {
    n.r(e), n.d(e, {
      render: () => render
    });
    var o = n(19794), s = n(42357), r = n(54539), a = n(70563), i = n(73948), l = n(62811), u = n(48080), c = n(66577), f = n(91242), p = n(1418), m = n(68350), d = n(52105), g = n(7436), w = n(46915), $ = n(19326);
    function turnsOf({before: t, parts: e}) {
      return [ ...t, {
        role: "user",
        parts: e
      } ];
    }
    function partText(t) {
      if ("text" === t.type) return t.text;
      const e = Buffer.byteLength(t.data, "base64");
      return `(${t.mediaType}, ${void 0 === t.name ? "" : `${t.name}, `}${(0, r.Z)(e)} bytes)`;
    }
    function decided(t, {outcome: e, reason: n, suggest: o}) {
      return [ `${("run" === e ? "yes" : "refuse").padEnd(6)} ${t}`, `       ${n}`, ...o.map(t => `       would be allowed by: ${(0, 
      $.Q$)(t)}`) ];
    }
    var y = n(31275);
    const h = 1e6;
    async function render(t, e) {
      const n = await (0, y.kv)(t, e), v = await async function(t, {settings: e, trustedSource: n}) {
        const [o] = t.operands, {command: s} = e;
        return void 0 === o ? {
          command: s
        } : !/^\/?[\p{L}\p{M}\p{N}_-]+(?::[\p{L}\p{M}\p{N}_.-]+)*$/u.test(o) || "-" === o || (await n.source.present([ o ])).size > 0 ? {
          "prompt-file": o,
          command: s
        } : void 0 === s ? {
          command: o
        } : {
          "prompt-file": o,
          command: s
        };
      }(t, n), {allow: b, ask: k, deny: O} = n.settings, [j] = await (0, s.Jf)(() => async function(t, e, n) {
        const {"prompt-format": s} = e.settings;
        return await (0, f._)({
          ...t,
          "prompt-format": s
        }, {
          files: e.trustedSource.source,
          commands: (0, o.z)(e, n),
          readInput: () => n.stdio.readInput(h)
        });
      }(v, n, e), () => (0, m.hg)({
        allow: b,
        ask: k,
        deny: O
      }, n.locationOfRule)), {stdio: x} = e, [J, R] = [ (0, g.JG)(t, "json"), (0, g.JG)(t, "parts") ], M = {
        args: n.settings.args,
        vars: await (0, d.C)(n.settings.vars)
      };
      if ((0, g.JG)(t, "plan")) {
        const t = await (0, y.GV)(n, e, {
          spec: j
        }), o = {
          ...t,
          cwd: t.files.root
        }, s = await (0, p.w)(j, M, o);
        return x.out(J ? `${JSON.stringify(s)}\n` : function(t) {
          const e = [ ...t.segments.filter(({kind: t, content: e}) => "text" !== t && "file" !== t && ("shell" !== t || "" === e)).map(t => `${t.kind.padEnd(8)} ${t.source}`), ...t.printed.map(t => `variable ${t}`), ...t.files.flatMap(t => decided(`read ${t.path}`, t)), ...t.commands.flatMap(t => decided(`run ${t.command}`, t)) ];
          return [ `format ${t.format}`, ...0 === e.length ? [ "no placeholders" ] : e, "" ].join("\n");
        }(s)), await (0, p.G)(j, M, o, {
          missingFiles: n.settings["missing-files"]
        }), 0;
      }
      const S = (0, l.G)(e.temporary, (0, c.a)((0, u.Fj)(e.environment))), N = {
        home: S.makeDirectory("home"),
        temporary: S.makeDirectory("tmp")
      }, P = await (0, y.GV)(n, e, {
        spec: j,
        childProcesses: N
      });
      return function(t, e, {stdio: n, asJson: o, withParts: s}) {
        for (const e of t.notices) n.err(`${e}\n`);
        if ("cancelled" === t.kind) return 130;
        if ("refused" === t.kind) return n.err(t.denials.flatMap(t => [ `refused: ${t.label}`, `  ${t.reason}`, ...t.suggest.map(t => `  would be allowed by: ${(0, 
        $.Q$)(t)}`) ]).map(t => `${t}\n`).join("")), 3;
        const a = t.attachments.filter(t => "call" in t).length;
        return a > 0 && !o && !s && n.err(`${(0, r.B)(a, "call")} of Read or List before the prompt: see --parts\n`), 
        o ? n.out(`${JSON.stringify(function(t, {before: e, attachments: n, parts: o}) {
          return {
            source: t,
            ...0 === e.length ? {} : {
              before: e
            },
            attachments: n,
            parts: o
          };
        }(e, t))}\n`) : n.out(s ? function(t) {
          return `${[ ...t.attachments.flatMap(t => {
            if ("notice" === t.type) return [ "--- notice ---", t.text ];
            if (!("result" in t)) return [];
            const {call: e, result: n} = t;
            return [ `--- ${e.name} ${JSON.stringify(e.input)} ---`, n.parts.map(partText).join("\n") ];
          }), ...turnsOf(t).flatMap(({role: t, parts: e}, n, {length: o}) => {
            const s = e.flatMap(({origin: t, source: e, part: n}) => {
              const o = "text" === n.type ? `, ${(0, r.B)(n.text.length, "character")}` : "";
              return [ `--- ${void 0 === e ? t : `${t} ${JSON.stringify(e)}`}${o} ---`, partText(n) ];
            });
            return 1 === o ? s : [ `=== ${t} ===`, ...s ];
          }) ].join("\n")}\n`;
        }(t) : function(t) {
          const e = turnsOf(t), n = e.map(({parts: t}) => (0, w.Ae)(t).map(partText).join("\n"));
          return 1 === n.length ? `${n.join("")}\n` : `${n.map((t, n) => `--- ${e[n]?.role ?? ""} ---\n${t}`).join("\n\n")}\n`;
        }(t)), 0;
      }(await (0, a.G)(j, {
        ...M,
        missingFiles: n.settings["missing-files"],
        failedCommands: n.settings["failed-commands"],
        rawInvocation: (0, f.F)(v.command, M.args),
        isUntrustedTree: null !== n.trustedSource.commit
      }, {
        runtime: P,
        clock: i.m,
        changesReady: () => Promise.resolve(),
        onEvent: () => {},
        signal: e.signal
      }), j.source, {
        stdio: x,
        asJson: J,
        withParts: R
      });
    }
  }),
  31275: (function(t, e, n) {
    n.d(e, {
      GV: () => runtimeOf,
      kv: () => runContextOf,
      wM: () => evaluateCall
    });
    var o = n(64739), s = n(42357), r = n(63846), a = n(91207), i = n(70592), l = n(48080), u = n(68350), c = n(66843), f = n(44697), p = n(7436);
    async function runContextOf(t, e) {
      const n = e.environment, {temporary: s} = e, r = (0, c.T)((0, p.f5)(t)), a = await (0, 
      o.ue)(r.early, e, t => (0, i.j)({
        environment: n,
        home: s,
        temporary: s
      }, t));
      return await (0, o.wW)(a, r, e);
    }
    const m = (0, f.Q)(() => Promise.reject(new Error("no skill can be loaded without a model")));
    async function runtimeOf(t, e, {spec: n, childProcesses: o} = {}) {
      const {allow: s, ask: c, deny: f} = t.settings, p = (0, i.Y)({
        runContext: t,
        hostEnvironment: e,
        childProcesses: o ?? {
          home: e.home,
          temporary: (0, l.YB)(e)
        },
        lists: (0, u.hg)({
          allow: s,
          ask: c,
          deny: f
        }, t.locationOfRule),
        spec: n ?? null,
        tools: [ ...await (0, a.p)({
          keep: () => null
        }, Object.keys(r.J0), {
          findings: !0
        }), m ]
      });
      return await p.ready(), p;
    }
    const d = /^mcp__[A-Za-z0-9-]+(?:_[A-Za-z0-9-]+)*__[A-Za-z0-9_-]+$/;
    function evaluateCall(t, e, n) {
      const o = t.tools.find(t => t.name === e);
      if (void 0 === o && d.test(e)) return t.policy({
        tool: e,
        effects: []
      });
      if (void 0 === o) {
        const n = t.tools.map(t => t.name), o = (0, s.pA)(e, n);
        throw new s.yo({
          code: "argument-invalid",
          location: "--tool",
          message: `unknown tool ${JSON.stringify(e)}`,
          hint: void 0 === o ? `the tools are ${n.join(", ")}` : `did you mean ${o}?`
        });
      }
      const r = o.bind(n);
      if (!r.ok) throw new s.yo(r.problems.map(t => ({
        code: "argument-invalid",
        location: "--input",
        message: t,
        hint: `pass the input of ${e} as a JSON object`
      })));
      const {effects: a, subject: i} = r.call;
      return t.policy({
        tool: e,
        effects: a,
        ...void 0 === i ? {} : {
          subject: i
        }
      });
    }
  }),
  19326: (function(t, e, n) {
    function groupDenials(t) {
      const e = new Map;
      for (const n of t) {
        const t = JSON.stringify([ n.tool, n.label, n.reason, n.origin ]);
        e.set(t, {
          ...n,
          times: (e.get(t)?.times ?? 0) + 1
        });
      }
      return [ ...e.values() ];
    }
    function groupByRule(t) {
      const e = new Map;
      for (const n of t) {
        const {tool: t, reason: o, suggest: s, times: r, origin: a} = n, i = JSON.stringify([ t, o, s, a ]), {calls: l = [], times: u = 0} = e.get(i) ?? {};
        e.set(i, {
          calls: [ ...l, n ],
          reason: o,
          suggest: s,
          times: u + r
        });
      }
      return [ ...e.values() ];
    }
    function suggestedRules(t) {
      return everyRule(t).filter(isPasteable);
    }
    function unpasteableRules(t) {
      return everyRule(t).filter(t => !isPasteable(t)).length;
    }
    function everyRule(t) {
      return [ ...new Set(t.flatMap(({suggest: t}) => t)) ];
    }
    function isPasteable(t) {
      return t.length <= 500 && /^[A-Za-z]/.test(t) && !t.includes("${{") && !/[\p{C}\p{Zl}\p{Zp}\p{DI}]/u.test(t);
    }
    function allowBlock(t) {
      return [ "allow: |", ...t.map(t => `  ${t}`) ].join("\n");
    }
    function allowLine(t) {
      return `allow: ${/:(?:\s|$)|\s#/.test(t) ? `'${t.replaceAll("'", "''")}'` : t}`;
    }
    function allowFlag(t) {
      return `--allow '${t.replaceAll("'", String.raw`'\''`)}'`;
    }
    n.d(e, {
      KU: () => unpasteableRules,
      Q$: () => allowFlag,
      RJ: () => groupByRule,
      fE: () => suggestedRules,
      mM: () => allowLine,
      tR: () => allowBlock,
      uE: () => groupDenials
    });
  })
};
