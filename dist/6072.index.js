"use strict";

exports.id = 6072, exports.ids = [ 6072 ], exports.modules = {
 2625: (function(e, n, o) {
  o.d(n, {
   H: () => readQuestion
  });
  var t = o(42357), s = o(8702), i = o(20653);
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
    for (const o of l) {
     const t = e[o];
     void 0 !== t && (a[o].isValid(t) ? a[o] === r && addRuleDiagnostics(o, t, n) : n.push(() => `${o} must be ${a[o].expected}; found ${shown(t)}`));
    }
    for (const o of Object.keys(e)) Object.hasOwn(a, o) || n.push(() => unknownKey(o));
    return n;
   }(e);
   if (n.length > 0) return {
    error: explainedError(n)
   };
   const o = e, {id: t = null, allow: s = c, ask: i = c, deny: u = c, mode: d = "default", tool: f = "Bash", input: m, command: p} = o;
   return {
    id: t,
    allow: s,
    ask: i,
    deny: u,
    mode: d,
    tool: f,
    input: m,
    command: p
   };
  }
  function addRuleDiagnostics(e, n, o) {
   for (const [t, s] of n.entries()) "string" != typeof s && o.push(() => `${e}[${t}] must be a rule as text; found ${shown(s)}`);
  }
  function explainedError(e) {
   const n = e.length - u;
   return [ ...e.slice(0, u).map(e => e()), ...n > 0 ? [ `and ${n} more` ] : [] ].join("; ");
  }
  function unknownKey(e) {
   const n = (0, t.pA)(e, l), o = void 0 === n ? "" : `did you mean ${n}? `;
   return `unknown key ${shown(e)}; ${o}The keys are ${l.join(", ")}`;
  }
  function shown(e) {
   return (0, i.ml)(JSON.stringify(e), 80);
  }
 }),
 96072: (function(e, n, o) {
  o.r(n), o.d(n, {
   testRules: () => testRules
  });
  var t = o(42357), s = o(54539), i = o(35883), r = o(24332), a = o(72443), l = o(98962), c = o(68350), u = o(7436), d = o(31275), f = o(2625);
  const m = [ "run", "refuse", "allow", "ask", "deny" ], p = [ "allow", "ask", "deny", "mode" ];
  async function parseRuleTests(e, n, s) {
   const {isMap: i, isSeq: r, LineCounter: a, parseDocument: l} = await o.e(8815).then(o.t.bind(o, 38815, 19)), c = new a, u = l(n, {
    lineCounter: c,
    uniqueKeys: !0
   }), d = u.errors.map(n => problem(`${e}:${String(n.linePos?.[0].line ?? 1)}`, "invalid YAML", {
    found: n.message.split("\n")[0] ?? "",
    hint: "correct the YAML at this location"
   }));
   if (d.length > 0) throw new t.yo(d);
   const f = i(u.contents) ? u.contents.get("cases", !0) : null;
   if (!i(u.contents) || !r(f) || 0 === f.items.length) throw function(e) {
    return new t.yo(problem(e, "the file has no list of cases", {
     hint: "write cases: and below it rows such as - { command: git log, expect: run }"
    }));
   }(e);
   const m = Object.entries(u.toJS({
    maxAliasCount: 0
   })).filter(([e]) => "cases" !== e), y = m.filter(([e]) => p.some(n => n === e)), w = m.filter(e => !y.includes(e)).map(([n]) => problem(e, `unknown key ${JSON.stringify(n)}`, {
    hint: `the keys are cases, ${p.join(", ")}`
   })), g = [];
   for (const n of f.items) {
    const o = `${e}:${String(lineOf(n, c))}`, t = parseRow(n.toJS(u), {
     ...s,
     ...Object.fromEntries(y)
    });
    "error" in t ? w.push(problem(o, t.error, {
     hint: h
    })) : g.push({
     ...t,
     location: o
    });
   }
   if (w.length > 0) throw new t.yo(w);
   return g;
  }
  const h = "write rows such as { command: git log, expect: run } or { tool: Read, input: { file_path: .env }, expect: refuse }";
  function parseRow(e, n) {
   if ("object" != typeof e || null === e || Array.isArray(e)) return {
    error: `a row must be a mapping; found ${JSON.stringify(e)}`
   };
   const {expect: o, ...t} = e, s = (0, f.H)({
    ...n,
    ...t
   });
   if ("error" in s) return s;
   const i = m.find(e => e === o);
   return void 0 === i ? {
    error: `expect must be one of ${m.join(", ")}; found ${void 0 === o ? "none" : JSON.stringify(o)}`
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
  function problem(e, n, o) {
   return {
    code: "rule-test-invalid",
    location: e,
    message: n,
    ...o
   };
  }
  const y = 1e7;
  async function testRules(e, n) {
   const {stdio: o, directory: i} = n;
   if (0 === e.operands.length) throw new t.yo({
    code: "argument-invalid",
    message: "a file with cases is missing",
    hint: "write: sallyport test FILE\u2026; docs/rules.md describes the file"
   });
   const a = await (0, d.kv)(e, n), {allow: l, ask: c, deny: f, mode: m, "read-only-commands": p} = a.settings, h = (0, 
   r.S)({
    root: i,
    guard: () => null
   }), y = [];
   for (const n of e.operands) y.push(...await parseRuleTests(n, await readTable(n, h), {
    allow: l,
    ask: c,
    deny: f,
    mode: m
   }));
   const w = await (0, d.GV)(a, n), g = [];
   for (const e of y) g.push(await evaluate(e, {
    runtime: w,
    readOnlyCommands: p
   }));
   const $ = g.filter(({passed: e}) => !e);
   if ((0, u.JG)(e, "json")) o.out(`${JSON.stringify(g.map(row), null, 2)}\n`); else {
    for (const e of $) o.out(failureText(e));
    o.err(`${(0, s.B)(g.length - $.length, "case")} passed, ${String($.length)} failed.\n`);
   }
   return 0 === $.length ? 0 : 1;
  }
  async function readTable(e, n) {
   try {
    return (await n.read(e, y)).toString("utf8");
   } catch (n) {
    throw (0, t.ki)(n, a.k), new t.yo({
     code: "file-unreadable",
     location: e,
     message: "the file with cases cannot be read",
     found: n.message,
     hint: "use the path of a readable file"
    });
   }
  }
  async function evaluate(e, {runtime: n, readOnlyCommands: o}) {
   const {allow: t, ask: s, deny: r, mode: a, tool: u, command: f, input: m = {
    command: f
   }} = e.question, p = (0, c.hg)({
    allow: t,
    ask: s,
    deny: r
   }, (n, o) => (0, c.eK)(`${e.location} ${n}`, o)), h = (0, l.createPolicyEngine)({
    lists: p,
    mode: a,
    readOnlyCommands: o,
    world: n.world
   }), y = await (0, i._)((0, d.wM)({
    tools: n.tools,
    policy: h
   }, u, m), n.secondParser), w = e.expect === y.outcome || e.expect === y.decision;
   return {
    ...e,
    evaluation: y,
    passed: w
   };
  }
  function row({question: e, expect: n, location: o, evaluation: t, passed: s}) {
   const {decision: i, outcome: r, rule: a, reason: l, suggest: c} = t;
   return {
    location: o,
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
  function failureText({question: e, expect: n, location: o, evaluation: t}) {
   const {decision: s, outcome: i, reason: r, suggest: a} = t;
   return `${[ `${o}: ${callText(e)}`, `  expected: ${n}`, `  found:    ${i} (${s})`, `  reason:   ${r}`, ..."refuse" === i && a.length > 0 ? [ `  allowed by: ${a.join(", ")}` ] : [] ].join("\n")}\n`;
  }
  function callText({tool: e, command: n, input: o}) {
   return n ?? `${e} ${JSON.stringify(o)}`;
  }
 }),
 31275: (function(e, n, o) {
  o.d(n, {
   GV: () => runtimeOf,
   gW: () => runtimeOptionsOf,
   kv: () => runContextOf,
   wM: () => evaluateCall
  });
  var t = o(64739), s = o(42357), i = o(63846), r = o(91207), a = o(49137), l = o(48080), c = o(68350), u = o(66843), d = o(44697), f = o(62491), m = o(478), p = o(20600), h = o(7436);
  async function runContextOf(e, n, o = () => Promise.resolve()) {
   const s = n.environment, {temporary: i} = n, r = (0, u.T)((0, h.f5)(e), e.problems), l = await (0, 
   t.ue)(r.early, n, e => (0, a.j)({
    environment: s,
    home: i,
    temporary: i
   }, e));
   return await (0, t.wW)(l, r, n, {
    checkPrompt: o
   });
  }
  const neverRun = () => Promise.reject(new Error("no tool runs without a model")), y = [ (0, 
  d.Q)(neverRun), (0, f.g)("", neverRun), (0, m.d)({
   guard: () => null,
   loadFetcher: neverRun
  }), (0, p.t)({
   provider: "",
   loadSearch: neverRun
  }) ];
  async function runtimeOptionsOf(e, n) {
   const {allow: o, ask: t, deny: s} = e.settings;
   return {
    runContext: e,
    lists: (0, c.hg)({
     allow: o,
     ask: t,
     deny: s
    }, e.locationOfRule),
    spec: n,
    tools: [ ...await (0, r.p)({
     keep: () => null
    }, Object.keys(i.J0), {
     findings: !0
    }), ...y ]
   };
  }
  async function runtimeOf(e, n, o = null) {
   const t = (0, a.Y)({
    ...await runtimeOptionsOf(e, o),
    hostEnvironment: n,
    childProcesses: {
     home: n.home,
     temporary: (0, l.YB)(n)
    }
   });
   return await t.ready(), t;
  }
  const w = /^mcp__[A-Za-z0-9-]+(?:_[A-Za-z0-9-]+)*__[A-Za-z0-9_-]+$/;
  function evaluateCall(e, n, o) {
   const t = e.tools.find(e => e.name === n);
   if (void 0 === t && w.test(n)) return e.policy({
    tool: n,
    effects: []
   });
   if (void 0 === t && "Memory" === n) throw new s.yo({
    code: "argument-invalid",
    location: "--tool",
    message: "Memory is off: it needs a file",
    hint: "name one with memory-file, such as memory-file: AGENTS.md in the configuration"
   });
   if (void 0 === t) {
    const o = [ ...new Set(e.tools.map(e => e.name)) ], t = (0, s.pA)(n, o);
    throw new s.yo({
     code: "argument-invalid",
     location: "--tool",
     message: `unknown tool ${JSON.stringify(n)}`,
     hint: void 0 === t ? `the tools are ${o.join(", ")}` : `did you mean ${t}?`
    });
   }
   const i = t.bind(o);
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
