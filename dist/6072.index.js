"use strict";

exports.id = 6072, exports.ids = [ 6072 ], exports.modules = {
  2625: (function(e, n, t) {
    t.d(n, {
      H: () => readQuestion
    });
    var o = t(42357), s = t(8702), i = t(20653);
    const isText = e => "string" == typeof e, r = {
      expected: "a list of rules",
      isValid: Array.isArray
    }, a = {
      id: {
        expected: "a string, a number or null",
        isValid: e => null === e || /^(?:string|number)$/.test(typeof e)
      },
      allow: r,
      ask: r,
      deny: r,
      mode: {
        expected: `one of ${s.n.join(", ")}`,
        isValid: e => s.n.some(n => n === e)
      },
      tool: {
        expected: "the name of a tool",
        isValid: isText
      },
      input: {
        expected: "anything",
        isValid: () => !0
      },
      command: {
        expected: "a string",
        isValid: isText
      }
    }, l = Object.keys(a), c = [], u = 10;
    function readQuestion(e) {
      if ("object" != typeof e || null === e || Array.isArray(e)) return {
        error: `the line must be a JSON object; found ${shown(e)}`
      };
      const n = function(e) {
        const n = [];
        for (const t of l) {
          const o = e[t];
          void 0 !== o && (a[t].isValid(o) ? a[t] === r && addRuleDiagnostics(t, o, n) : n.push(() => `${t} must be ${a[t].expected}; found ${shown(o)}`));
        }
        for (const t of Object.keys(e)) Object.hasOwn(a, t) || n.push(() => unknownKey(t));
        return n;
      }(e);
      if (n.length > 0) return {
        error: explainedError(n)
      };
      const t = e, {id: o = null, allow: s = c, ask: i = c, deny: u = c, mode: d = "default", tool: f = "Bash", input: m, command: p} = t;
      return {
        id: o,
        allow: s,
        ask: i,
        deny: u,
        mode: d,
        tool: f,
        input: m,
        command: p
      };
    }
    function addRuleDiagnostics(e, n, t) {
      for (const [o, s] of n.entries()) "string" != typeof s && t.push(() => `${e}[${o}] must be a rule as text; found ${shown(s)}`);
    }
    function explainedError(e) {
      const n = e.length - u;
      return [ ...e.slice(0, u).map(e => e()), ...n > 0 ? [ `and ${n} more` ] : [] ].join("; ");
    }
    function unknownKey(e) {
      const n = (0, o.pA)(e, l), t = void 0 === n ? "" : `did you mean ${n}? `;
      return `unknown key ${shown(e)}; ${t}The keys are ${l.join(", ")}`;
    }
    function shown(e) {
      return (0, i.ml)(JSON.stringify(e), 80);
    }
  }),
  96072: (function(e, n, t) {
    t.r(n), t.d(n, {
      testRules: () => testRules
    });
    var o = t(42357), s = t(54539), i = t(35883), r = t(24332), a = t(72443), l = t(76372), c = t(68350), u = t(7436), d = t(31275), f = t(2625);
    const m = [ "run", "refuse", "allow", "ask", "deny" ], p = [ "allow", "ask", "deny", "mode" ];
    async function parseRuleTests(e, n, s) {
      const {isMap: i, isSeq: r, LineCounter: a, parseDocument: l} = await t.e(8815).then(t.t.bind(t, 38815, 19)), c = new a, u = l(n, {
        lineCounter: c,
        uniqueKeys: !0
      }), d = u.errors.map(n => problem(`${e}:${String(n.linePos?.[0].line ?? 1)}`, "invalid YAML", {
        found: n.message.split("\n")[0] ?? "",
        hint: "correct the YAML at this location"
      }));
      if (d.length > 0) throw new o.yo(d);
      const f = i(u.contents) ? u.contents.get("cases", !0) : null;
      if (!i(u.contents) || !r(f) || 0 === f.items.length) throw function(e) {
        return new o.yo(problem(e, "the file has no list of cases", {
          hint: "write cases: and below it rows such as - { command: git log, expect: run }"
        }));
      }(e);
      const m = Object.entries(u.toJS({
        maxAliasCount: 0
      })).filter(([e]) => "cases" !== e), w = m.filter(([e]) => p.some(n => n === e)), y = m.filter(e => !w.includes(e)).map(([n]) => problem(e, `unknown key ${JSON.stringify(n)}`, {
        hint: `the keys are cases, ${p.join(", ")}`
      })), g = [];
      for (const n of f.items) {
        const t = `${e}:${String(lineOf(n, c))}`, o = parseRow(n.toJS(u), {
          ...s,
          ...Object.fromEntries(w)
        });
        "error" in o ? y.push(problem(t, o.error, {
          hint: h
        })) : g.push({
          ...o,
          location: t
        });
      }
      if (y.length > 0) throw new o.yo(y);
      return g;
    }
    const h = "write rows such as { command: git log, expect: run } or { tool: Read, input: { file_path: .env }, expect: refuse }";
    function parseRow(e, n) {
      if ("object" != typeof e || null === e || Array.isArray(e)) return {
        error: `a row must be a mapping; found ${JSON.stringify(e)}`
      };
      const {expect: t, ...o} = e, s = (0, f.H)({
        ...n,
        ...o
      });
      if ("error" in s) return s;
      const i = m.find(e => e === t);
      return void 0 === i ? {
        error: `expect must be one of ${m.join(", ")}; found ${void 0 === t ? "none" : JSON.stringify(t)}`
      } : void 0 === s.command && void 0 === s.input ? {
        error: "the row has neither command nor input"
      } : {
        question: s,
        expect: i
      };
    }
    function lineOf(e, n) {
      return n.linePos(e.range?.[0] ?? 0).line;
    }
    function problem(e, n, t) {
      return {
        code: "rule-test-invalid",
        location: e,
        message: n,
        ...t
      };
    }
    const w = 1e7;
    async function testRules(e, n) {
      const {stdio: t, directory: i} = n;
      if (0 === e.operands.length) throw new o.yo({
        code: "argument-invalid",
        message: "a file with cases is missing",
        hint: "write: sallyport test FILE\u2026; docs/rules.md describes the file"
      });
      const a = await (0, d.kv)(e, n), {allow: l, ask: c, deny: f, mode: m, "read-only-commands": p} = a.settings, h = (0, 
      r.S)({
        root: i,
        guard: () => null
      }), w = [];
      for (const n of e.operands) w.push(...await parseRuleTests(n, await readTable(n, h), {
        allow: l,
        ask: c,
        deny: f,
        mode: m
      }));
      const y = await (0, d.GV)(a, n), g = [];
      for (const e of w) g.push(await evaluate(e, {
        runtime: y,
        readOnlyCommands: p
      }));
      const $ = g.filter(({passed: e}) => !e);
      if ((0, u.JG)(e, "json")) t.out(`${JSON.stringify(g.map(row), null, 2)}\n`); else {
        for (const e of $) t.out(failureText(e));
        t.err(`${(0, s.B)(g.length - $.length, "case")} passed, ${String($.length)} failed.\n`);
      }
      return 0 === $.length ? 0 : 1;
    }
    async function readTable(e, n) {
      try {
        return (await n.read(e, w)).toString("utf8");
      } catch (n) {
        if (!(n instanceof a.k)) throw n;
        throw new o.yo({
          code: "file-unreadable",
          location: e,
          message: "the file with cases cannot be read",
          found: n.message,
          hint: "use the path of a readable file"
        });
      }
    }
    async function evaluate(e, {runtime: n, readOnlyCommands: t}) {
      const {allow: o, ask: s, deny: r, mode: a, tool: u, command: f, input: m = {
        command: f
      }} = e.question, p = (0, c.hg)({
        allow: o,
        ask: s,
        deny: r
      }, (n, t) => (0, c.eK)(`${e.location} ${n}`, t)), h = (0, l.createPolicyEngine)({
        lists: p,
        mode: a,
        readOnlyCommands: t,
        world: n.world
      }), w = await (0, i._)((0, d.wM)({
        tools: n.tools,
        policy: h
      }, u, m), n.secondParser), y = e.expect === w.outcome || e.expect === w.decision;
      return {
        ...e,
        evaluation: w,
        passed: y
      };
    }
    function row({question: e, expect: n, location: t, evaluation: o, passed: s}) {
      const {decision: i, outcome: r, rule: a, reason: l, suggest: c} = o;
      return {
        location: t,
        tool: e.tool,
        call: callText(e),
        expect: n,
        decision: i,
        outcome: r,
        passed: s,
        rule: a,
        reason: l,
        suggest: c
      };
    }
    function failureText({question: e, expect: n, location: t, evaluation: o}) {
      const {decision: s, outcome: i, reason: r, suggest: a} = o;
      return `${[ `${t}: ${callText(e)}`, `  expected: ${n}`, `  found:    ${i} (${s})`, `  reason:   ${r}`, ..."refuse" === i && a.length > 0 ? [ `  allowed by: ${a.join(", ")}` ] : [] ].join("\n")}\n`;
    }
    function callText({tool: e, command: n, input: t}) {
      return n ?? `${e} ${JSON.stringify(t)}`;
    }
  }),
  31275: (function(e, n, t) {
    t.d(n, {
      GV: () => runtimeOf,
      kv: () => runContextOf,
      wM: () => evaluateCall
    });
    var o = t(64739), s = t(42357), i = t(63846), r = t(91207), a = t(70592), l = t(48080), c = t(68350), u = t(66843), d = t(44697), f = t(7436);
    async function runContextOf(e, n) {
      const t = n.environment, {temporary: s} = n, i = (0, u.T)((0, f.f5)(e)), r = await (0, 
      o.ue)(i.early, n, e => (0, a.j)({
        environment: t,
        home: s,
        temporary: s
      }, e));
      return await (0, o.wW)(r, i, n);
    }
    const m = (0, d.Q)(() => Promise.reject(new Error("no skill can be loaded without a model")));
    async function runtimeOf(e, n, {spec: t, childProcesses: o} = {}) {
      const {allow: s, ask: u, deny: d} = e.settings, f = (0, a.Y)({
        runContext: e,
        hostEnvironment: n,
        childProcesses: o ?? {
          home: n.home,
          temporary: (0, l.YB)(n)
        },
        lists: (0, c.hg)({
          allow: s,
          ask: u,
          deny: d
        }, e.locationOfRule),
        spec: t ?? null,
        tools: [ ...await (0, r.p)({
          keep: () => null
        }, Object.keys(i.J0), {
          findings: !0
        }), m ]
      });
      return await f.ready(), f;
    }
    const p = /^mcp__[A-Za-z0-9-]+(?:_[A-Za-z0-9-]+)*__[A-Za-z0-9_-]+$/;
    function evaluateCall(e, n, t) {
      const o = e.tools.find(e => e.name === n);
      if (void 0 === o && p.test(n)) return e.policy({
        tool: n,
        effects: []
      });
      if (void 0 === o) {
        const t = e.tools.map(e => e.name), o = (0, s.pA)(n, t);
        throw new s.yo({
          code: "argument-invalid",
          location: "--tool",
          message: `unknown tool ${JSON.stringify(n)}`,
          hint: void 0 === o ? `the tools are ${t.join(", ")}` : `did you mean ${o}?`
        });
      }
      const i = o.bind(t);
      if (!i.ok) throw new s.yo(i.problems.map(e => ({
        code: "argument-invalid",
        location: "--input",
        message: e,
        hint: `pass the input of ${n} as a JSON object`
      })));
      const {effects: r, subject: a} = i.call;
      return e.policy({
        tool: n,
        effects: r,
        ...void 0 === a ? {} : {
          subject: a
        }
      });
    }
  })
};
