"use strict";

exports.id = 415, exports.ids = [ 415, 6340 ], exports.modules = {
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
  }, l = Object.keys(a), u = [], c = 10;
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
   const t = e, {id: o = null, allow: s = u, ask: i = u, deny: c = u, mode: d = "default", tool: f = "Bash", input: p, command: m} = t;
   return {
    id: o,
    allow: s,
    ask: i,
    deny: c,
    mode: d,
    tool: f,
    input: p,
    command: m
   };
  }
  function addRuleDiagnostics(e, n, t) {
   for (const [o, s] of n.entries()) "string" != typeof s && t.push(() => `${e}[${o}] must be a rule as text; found ${shown(s)}`);
  }
  function explainedError(e) {
   const n = e.length - c;
   return [ ...e.slice(0, c).map(e => e()), ...n > 0 ? [ `and ${n} more` ] : [] ].join("; ");
  }
  function unknownKey(e) {
   const n = (0, o.pA)(e, l), t = void 0 === n ? "" : `did you mean ${n}? `;
   return `unknown key ${shown(e)}; ${t}The keys are ${l.join(", ")}`;
  }
  function shown(e) {
   return (0, i.ml)(JSON.stringify(e), 80);
  }
 }),
 60415: (function(e, n, t) {
  t.r(n), t.d(n, {
   explain: () => explain
  });
  var o = t(42357), s = t(35883), i = t(28028), r = t(27126);
  function commandTreeOf(e) {
   const {commands: n, parts: t} = e, o = new Set(n.flatMap(e => e.parts));
   return {
    commands: n.filter(e => null === e.step.outer).map(e => nodeOf(e, n)),
    effects: t.filter(e => !o.has(e))
   };
  }
  function nodeOf(e, n) {
   return {
    command: (0, r.u)(e.step),
    cwd: e.step.cwd,
    decision: e.ownDecision.decision,
    rule: e.ownDecision.rule,
    reason: e.ownDecision.reason,
    effects: e.parts.slice(1),
    children: n.filter(n => n.step.outer === e.step).map(e => nodeOf(e, n))
   };
  }
  var a = t(98962), l = t(66340), u = t(19326), c = t(86810), d = t(68350), f = t(2625);
  const p = {
   length: 8e6,
   depth: 64,
   values: 4e4
  };
  function endOfString(e, n) {
   for (let t = e.indexOf('"', n + 1); t >= 0; t = e.indexOf('"', t + 1)) {
    let n = 0;
    for (;"\\" === e[t - 1 - n]; ) n += 1;
    if (n % 2 == 0) return t;
   }
   return e.length;
  }
  const m = p.length, h = `this line is longer than ${p.length} characters`;
  var g = t(31275);
  const w = 64e3, y = 1e3, $ = 4e6;
  function forget(e) {
   e.world.forget(), e.answers.clear(), e.kept = 0;
  }
  function questionOf(e) {
   const n = function(e) {
    if (e.length > p.length) return h;
    let n = 0, t = 0;
    for (let o = 0; o < e.length; o += 1) {
     const s = e[o];
     if ('"' === s ? o = endOfString(e, o) : "[" === s || "{" === s ? n += 1 : "]" === s || "}" === s ? n -= 1 : "," === s && (t += 1), 
     n > p.depth) return `this line is nested more than ${p.depth} levels deep`;
     if (t > p.values) return `this line has more than ${p.values} values`;
    }
    return null;
   }(e);
   if (null !== n) return {
    id: null,
    error: n
   };
   let t;
   try {
    t = JSON.parse(e);
   } catch (e) {
    return {
     id: null,
     error: `invalid JSON: ${(0, o.bD)(e)}`
    };
   }
   const s = (0, f.H)(t);
   if ("error" in s) return {
    id: idOf(t),
    error: s.error
   };
   const {allow: i, ask: r, deny: a, mode: l, tool: u, command: c, input: d = {
    command: c
   }} = s, m = JSON.stringify([ i, r, a, l ]), g = void 0 === s.input && void 0 !== c ? `:${c}` : JSON.stringify(d);
   return {
    question: s,
    input: d,
    rules: m,
    key: `${m}\n${JSON.stringify(u)}\n${g}`
   };
  }
  function knownAnswer({key: e, question: {id: n}}, {answers: t}) {
   const o = t.get(e);
   return void 0 === o ? void 0 : withId(n, o);
  }
  function withId(e, n) {
   return `{"id":${JSON.stringify(e)},${n}`;
  }
  function answerTo(e, n) {
   const {question: t, input: i, key: r} = e, {id: a, tool: l} = t, lineOf = e => {
    const {decision: t, outcome: o, rule: s, reason: i, effects: l, suggest: u} = e, c = JSON.stringify({
     decision: t,
     outcome: o,
     rule: s,
     reason: i,
     effects: l,
     suggest: u
    }).slice(1);
    return function(e, n, t) {
     t.kept += e.length + n.length, t.kept > $ && (t.answers.clear(), t.kept = 0), t.answers.set(e, n);
    }(r, c, n), withId(a, c);
   };
   try {
    const t = (0, g.wM)({
     tools: n.tools,
     policy: policyFor(e, n)
    }, l, i), o = (0, s._)(t, n.secondParser);
    return o instanceof Promise ? o.then(lineOf) : lineOf(o);
   } catch (e) {
    return (0, o.ki)(e, o.yo), {
     id: a,
     error: e.diagnostics.map(diagnosticText).join("; ")
    };
   }
  }
  function idOf(e) {
   return "object" == typeof e && null !== e && "id" in e ? e.id : null;
  }
  function diagnosticText({location: e, message: n, found: t, hint: o}) {
   return `${void 0 === e ? "" : `${e.replace(/^--/, "")}: `}${n}${void 0 === t ? "" : `, found ${t}`}; ${o}`;
  }
  function policyFor({rules: e, question: n}, {world: t, readOnlyCommands: o, policies: s}) {
   const i = s.get(e);
   if (void 0 !== i) return i;
   const {allow: r, ask: l, deny: u, mode: c} = n, f = {
    allow: r,
    ask: l,
    deny: u
   };
   (0, d.hg)(f, d.eK);
   const p = (0, a.createPolicyEngine)({
    lists: f,
    mode: c,
    readOnlyCommands: o,
    world: t
   });
   return s.size >= y && s.clear(), s.set(e, p), p;
  }
  var v = t(40022);
  const O = 10;
  function needsLines(e, n, t) {
   return void 0 === e ? [] : null !== e.leaves ? [ `  sandbox: runs outside, since ${e.leaves} only works there` ] : [ "  sandbox:", `    writes  ${writesText(e, t)}`, ...outsideLines(n, t), "    .git    " + (e.changesGit ? "writable, except for config, hooks and info" : "read-only"), `    hosts   ${hostsText(e)}`, ...gitHubLines(e) ];
  }
  function writesText({writes: e}, n) {
   return null === e ? "the workspace, except for protected and denied paths (it may run code of the repository)" : 0 === e.length ? "only its private HOME and TMPDIR" : `only ${firstOf(e.map(n))}, and its private HOME and TMPDIR`;
  }
  function outsideLines({readable: e, writable: n}, t) {
   const o = [ ...0 === e.length ? [] : [ `reads ${firstOf(e.map(t))}` ], ...0 === n.length ? [] : [ `writes ${firstOf(n.map(t))}` ] ];
   return 0 === o.length ? [] : [ `    outside ${o.join("; ")}` ];
  }
  function firstOf(e) {
   return `${e.slice(0, O).join(", ")}${e.length > O ? " \u2026" : ""}`;
  }
  function hostsText({network: e}) {
   const n = e.allow.map(({host: e, port: n}) => null === n ? e : (0, v.CT)(e, n));
   return 0 === n.length ? "none" : [ ...new Set(n) ].join(", ");
  }
  function gitHubLines({gitHub: e, gitRemote: n}) {
   const t = [ ...void 0 === e ? [] : [ "gh reads this repository" ], ...void 0 === e || 0 === e.records.length ? [] : [ `the run records ${e.records.join(", ")}` ], ...void 0 === n ? [] : [ "git may " + ("push" === n ? "fetch and push" : "fetch") ] ];
   return 0 === t.length ? [] : [ `    github  ${t.join("; ")}` ];
  }
  var k = t(7436);
  async function explain(e, n) {
   if ((0, k.JG)(e, "jsonl")) {
    !function(e) {
     const n = b.filter(n => (0, k.JG)(e, n)).map(e => `--${e}`), t = [ ...e.operands, ...n ];
     if (0 !== t.length) throw new o.yo({
      code: "argument-invalid",
      location: "--jsonl",
      message: "--jsonl reads the call and its rules from each line",
      found: t.join(" "),
      hint: 'remove these arguments, and write lines such as {"command":"git log","allow":["Bash(git log:*)"]}'
     });
    }(e);
    const t = await (0, g.kv)(e, n), s = await (0, g.GV)(t, n), i = t.settings["read-only-commands"];
    return await async function(e, n) {
     const t = (0, c._)(e.world), {tools: o, secondParser: s, readOnlyCommands: i} = e, r = {
      tools: o,
      world: t,
      secondParser: s,
      readOnlyCommands: i,
      policies: new Map,
      answers: new Map,
      kept: 0
     };
     let a = !1, l = "";
     const flush = () => {
      "" !== l && n.out(l), l = "";
     };
     for await (const {lines: e, isInLine: t} of async function*(e) {
      let n = [], t = 0;
      const whole = () => t > m ? null : n.join(""), add = e => {
       t += e.length, t <= m && n.push(e);
      };
      for await (const o of e) {
       const e = [];
       let s = 0;
       for (let i = o.indexOf("\n"); i >= 0; i = o.indexOf("\n", s)) add(o.slice(s, i)), 
       e.push(whole()), [n, t, s] = [ [], 0, i + 1 ];
       add(o.slice(s)), yield {
        lines: e,
        isInLine: t > 0
       };
      }
      yield {
       lines: [ whole() ],
       isInLine: !1
      };
     }(n.inputChunks())) {
      for (const n of e) {
       if (null !== n && /^\s*$/.test(n)) continue;
       const e = null === n ? {
        id: null,
        error: h
       } : questionOf(n), t = "error" in e ? e : knownAnswer(e, r) ?? await answerTo(e, r);
       a ||= "string" != typeof t, l += `${"string" == typeof t ? t : JSON.stringify(t)}\n`, 
       l.length >= w && flush();
      }
      flush(), t || forget(r);
     }
     return a ? 2 : 0;
    }({
     ...s,
     readOnlyCommands: i
    }, n.stdio);
   }
   const t = await (0, g.kv)(e, n), {tool: r, input: d} = function(e) {
    const [n] = e.operands, t = (0, k.gx)(e, "tool"), s = (0, k.gx)(e, "input");
    if (void 0 !== n && void 0 === t && void 0 === s) return {
     tool: "Bash",
     input: {
      command: n
     }
    };
    if (void 0 === n && void 0 !== s) return {
     tool: t ?? "Bash",
     input: parseInput(s)
    };
    throw new o.yo({
     code: "argument-invalid",
     message: "explain takes one command, or --tool with --input, or --jsonl",
     hint: "write: sallyport explain 'git log -3'"
    });
   }(e), f = await (0, g.GV)(t, n), {allow: p, ask: y, deny: $, mode: v, "read-only-commands": O} = t.settings, x = (0, 
   a.createExplainer)({
    lists: {
     allow: p,
     ask: y,
     deny: $
    },
    mode: v,
    readOnlyCommands: O,
    world: f.world
   }), j = (0, g.wM)({
    tools: f.tools,
    policy: x
   }, r, d), S = await (0, s._)(j, f.secondParser), {decision: R, outcome: M, rule: J, reason: N, effects: A, suggest: L} = S, T = S.needs?.(), P = (0, 
   l.pathsOutside)({
    allow: p,
    ask: y,
    deny: $
   }, f.world), {stdio: C, environment: E} = n, D = (0, i.W)(C.outIsTerminal, E) ? colored : plain;
   return C.out((0, k.JG)(e, "json") ? `${JSON.stringify({
    decision: R,
    outcome: M,
    rule: J,
    reason: N,
    effects: A,
    suggest: L,
    ...void 0 === T ? {} : {
     needs: {
      ...T,
      outside: P
     }
    }
   }, null, 2)}\n` : function(e, {outside: n, relative: t, paint: o}) {
    const {commands: s, effects: i} = commandTreeOf(e), r = e.suggest.map(u.Q$);
    return [ `${o(e.decision, e.outcome)} (${e.decision}): ${e.reason}`, ...s.flatMap(e => nodeLines(e, 1, {
     relative: t,
     paint: o
    })), ...i.flatMap(e => effectLines(e, 1, {
     relative: t,
     paint: o
    })), ...hintLines(r), ...needsLines(e.needs?.(), n, t), "" ].join("\n");
   }(S, {
    outside: P,
    relative: e => f.files.relative(e),
    paint: D
   })), 0;
  }
  const b = [ "tool", "input", "allow", "ask", "deny", "mode", "config" ];
  function parseInput(e) {
   try {
    return JSON.parse(e);
   } catch (e) {
    throw new o.yo({
     code: "argument-invalid",
     location: "--input",
     message: "invalid JSON",
     found: (0, o.bD)(e),
     hint: 'pass a JSON object, such as {"file_path":"README.md"}'
    });
   }
  }
  function hintLines(e) {
   const [n] = e;
   return void 0 === n ? [] : 1 === e.length ? [ `  would be allowed by: ${n}` ] : [ "  would be allowed by these rules together:", ...e.map(e => `    ${e}`) ];
  }
  const x = {
   allow: "\u2713",
   ask: "?",
   deny: "\u2717"
  }, j = {
   allow: 32,
   ask: 33,
   deny: 31
  }, plain = (e, n) => n, colored = (e, n) => `\x1b[${String(j[e])}m${n}\x1b[0m`;
  function nodeLines(e, n, t) {
   const o = "  ".repeat(n), s = e.command.replaceAll("\n", "\u23ce"), i = e.effects.every(n => n.reason !== e.reason);
   return [ `${o}${t.paint(e.decision, x[e.decision])} ${s}`, ...i ? [ `${o}    ${because(e)}` ] : [], ...e.effects.flatMap(e => effectLines(e, n + 1, t)), ...e.children.flatMap(e => nodeLines(e, n + 1, t)) ];
  }
  function because({rule: e, reason: n}) {
   return null === e || n.includes(e) ? n : `${e}: ${n}`;
  }
  function effectLines({effect: e, decision: n, rule: t, reason: o}, s, {relative: i, paint: r}) {
   const a = "  ".repeat(s);
   return [ `${a}${r(n, x[n])} ${effectText(e, i)}`, `${a}    ${because({
    rule: t,
    reason: o
   })}` ];
  }
  function effectText(e, n) {
   switch (e.kind) {
   case "exec":
    return "any" in e.argv ? `exec any program (${e.argv.any})` : `exec ${e.argv.join(" ")}`;

   case "read":
   case "write":
   case "delete":
    return "string" == typeof e.path ? `${e.kind} ${n(e.path)}` : `${e.kind} any path (${e.path.any})`;

   case "fetch":
    return "string" == typeof e.url ? `fetch ${e.url}` : `fetch any address (${e.url.any})`;

   case "post":
    return `post ${e.what}${void 0 === e.target ? "" : ` ${e.target}`}`;

   case "mcp":
    return `mcp ${e.server} ${e.tool}`;
   }
  }
 }),
 31275: (function(e, n, t) {
  t.d(n, {
   GV: () => runtimeOf,
   gW: () => runtimeOptionsOf,
   kv: () => runContextOf,
   wM: () => evaluateCall
  });
  var o = t(64739), s = t(42357), i = t(63846), r = t(91207), a = t(49137), l = t(48080), u = t(68350), c = t(66843), d = t(44697), f = t(62491), p = t(478), m = t(20600), h = t(7436);
  async function runContextOf(e, n, t = () => Promise.resolve()) {
   const s = n.environment, {temporary: i} = n, r = (0, c.T)((0, h.f5)(e), e.problems), l = await (0, 
   o.ue)(r.early, n, e => (0, a.j)({
    environment: s,
    home: i,
    temporary: i
   }, e));
   return await (0, o.wW)(l, r, n, {
    checkPrompt: t
   });
  }
  const neverRun = () => Promise.reject(new Error("no tool runs without a model")), g = [ (0, 
  d.Q)(neverRun), (0, f.g)("", neverRun), (0, p.d)({
   guard: () => null,
   loadFetcher: neverRun
  }), (0, m.t)({
   provider: "",
   loadSearch: neverRun
  }) ];
  async function runtimeOptionsOf(e, n) {
   const {allow: t, ask: o, deny: s} = e.settings;
   return {
    runContext: e,
    lists: (0, u.hg)({
     allow: t,
     ask: o,
     deny: s
    }, e.locationOfRule),
    spec: n,
    tools: [ ...await (0, r.p)({
     keep: () => null
    }, Object.keys(i.J0), {
     findings: !0
    }), ...g ]
   };
  }
  async function runtimeOf(e, n, t = null) {
   const o = (0, a.Y)({
    ...await runtimeOptionsOf(e, t),
    hostEnvironment: n,
    childProcesses: {
     home: n.home,
     temporary: (0, l.YB)(n)
    }
   });
   return await o.ready(), o;
  }
  const w = /^mcp__[A-Za-z0-9-]+(?:_[A-Za-z0-9-]+)*__[A-Za-z0-9_-]+$/;
  function evaluateCall(e, n, t) {
   const o = e.tools.find(e => e.name === n);
   if (void 0 === o && w.test(n)) return e.policy({
    tool: n,
    effects: []
   });
   if (void 0 === o && "Memory" === n) throw new s.yo({
    code: "argument-invalid",
    location: "--tool",
    message: "Memory is off: it needs a file",
    hint: "name one with memory-file, such as memory-file: AGENTS.md in the configuration"
   });
   if (void 0 === o) {
    const t = [ ...new Set(e.tools.map(e => e.name)) ], o = (0, s.pA)(n, t);
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
 }),
 66340: (function(e, n, t) {
  t.r(n), t.d(n, {
   createRepositoryGuard: () => createRepositoryGuard,
   pathsOutside: () => pathsOutside
  });
  var o = t(78033), s = t(55559), i = t(3197), r = t(99756), a = t(10187), l = t(90559), u = t(98962);
  function pathsOutside({allow: e}, n) {
   const {rules: t} = (0, a.NR)({
    allow: e,
    ask: [],
    deny: []
   }), pathsOf = e => {
    const s = t.allow.flatMap(({tool: t, specifier: s}) => e.includes(t) && "path" === s.kind ? function(e, n) {
     return e.up.some(e => e > 0) ? [] : e.globs.flatMap(t => {
      const s = ("globstar" === t.at(-1)?.kind ? t.slice(0, -1) : t).map(o.hi);
      return 0 === s.length || s.includes(null) ? [] : (0, l.cF)(e, n, !1).map(e => `${"/" === e ? "" : e}/${s.join("/")}`);
     });
    }(s.pattern, n) : []), i = s.filter(e => "missing" !== n.kindOf(e) && mayBeShown(e, n));
    return [ ...new Set(i.flatMap(e => [ e, n.realpath(e) ])) ].filter(e => mayBeShown(e, n));
   };
   return {
    readable: pathsOf([ "Read" ]),
    writable: pathsOf([ "Write", "Edit" ])
   };
  }
  function mayBeShown(e, {workspace: n, home: t, temporary: o = n}) {
   return !([ n, t, o ].some(n => (0, s.FK)({
    path: n,
    directory: e
   })) || (0, s.FK)({
    path: e,
    directory: n
   }) || (0, i.WF)(e) || c.test(e));
  }
  const c = /^(?:\/var)?\/run(?:\/|$)/;
  function createRepositoryGuard(e, n) {
   const {lists: t, world: o} = n, i = [ ...t.allow, `Read(${(0, l.AA)(e, o)}/**)` ], a = (0, 
   u.createFileGuard)({
    ...n,
    lists: {
     ...t,
     allow: i
    },
    tool: "Read"
   });
   return n => (0, s.FK)({
    path: n,
    directory: e
   }) && "low" === (0, r.y)(n) && null === a("read", n, "once");
  }
 }),
 19326: (function(e, n, t) {
  function groupDenials(e) {
   const n = new Map;
   for (const t of e) {
    const e = JSON.stringify([ t.tool, t.label, t.reason, t.origin ]);
    n.set(e, {
     ...t,
     times: (n.get(e)?.times ?? 0) + 1
    });
   }
   return [ ...n.values() ];
  }
  function groupByRule(e) {
   const n = new Map;
   for (const t of e) {
    const {tool: e, reason: o, suggest: s, times: i, origin: r} = t, a = JSON.stringify([ e, o, s, r ]), {calls: l = [], times: u = 0} = n.get(a) ?? {};
    n.set(a, {
     calls: [ ...l, t ],
     reason: o,
     suggest: s,
     times: u + i
    });
   }
   return [ ...n.values() ];
  }
  function suggestedRules(e) {
   return everyRule(e).filter(isPasteable);
  }
  function unpasteableRules(e) {
   return everyRule(e).filter(e => !isPasteable(e)).length;
  }
  function everyRule(e) {
   return [ ...new Set(e.flatMap(({suggest: e}) => e)) ];
  }
  function isPasteable(e) {
   return e.length <= 500 && /^[A-Za-z]/.test(e) && !e.includes("${{") && !/[\p{C}\p{Zl}\p{Zp}\p{DI}]/u.test(e);
  }
  function allowBlock(e) {
   return [ "allow: |", ...e.map(e => `  ${e}`) ].join("\n");
  }
  function allowLine(e) {
   return `allow: ${/:(?:\s|$)|\s#/.test(e) ? `'${e.replaceAll("'", "''")}'` : e}`;
  }
  function allowFlag(e) {
   return `--allow '${e.replaceAll("'", String.raw`'\''`)}'`;
  }
  t.d(n, {
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
