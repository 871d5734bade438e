"use strict";

exports.id = 415, exports.ids = [ 415 ], exports.modules = {
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
   const t = e, {id: o = null, allow: s = c, ask: i = c, deny: u = c, mode: d = "default", tool: f = "Bash", input: p, command: m} = t;
   return {
    id: o,
    allow: s,
    ask: i,
    deny: u,
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
  var a = t(82619), l = t(19326), c = t(86810), u = t(68350), d = t(2625);
  const f = {
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
  const p = f.length, m = `this line is longer than ${f.length} characters`;
  var g = t(31275);
  const h = 64e3, w = 1e3, y = 4e6;
  function forget(e) {
   e.world.forget(), e.answers.clear(), e.kept = 0;
  }
  function questionOf(e) {
   const n = function(e) {
    if (e.length > f.length) return m;
    let n = 0, t = 0;
    for (let o = 0; o < e.length; o += 1) {
     const s = e[o];
     if ('"' === s ? o = endOfString(e, o) : "[" === s || "{" === s ? n += 1 : "]" === s || "}" === s ? n -= 1 : "," === s && (t += 1), 
     n > f.depth) return `this line is nested more than ${f.depth} levels deep`;
     if (t > f.values) return `this line has more than ${f.values} values`;
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
   const s = (0, d.H)(t);
   if ("error" in s) return {
    id: idOf(t),
    error: s.error
   };
   const {allow: i, ask: r, deny: a, mode: l, tool: c, command: u, input: p = {
    command: u
   }} = s, g = JSON.stringify([ i, r, a, l ]), h = void 0 === s.input && void 0 !== u ? `:${u}` : JSON.stringify(p);
   return {
    question: s,
    input: p,
    rules: g,
    key: `${g}\n${JSON.stringify(c)}\n${h}`
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
    const {decision: t, outcome: o, rule: s, reason: i, effects: l, suggest: c} = e, u = JSON.stringify({
     decision: t,
     outcome: o,
     rule: s,
     reason: i,
     effects: l,
     suggest: c
    }).slice(1);
    return function(e, n, t) {
     t.kept += e.length + n.length, t.kept > y && (t.answers.clear(), t.kept = 0), t.answers.set(e, n);
    }(r, u, n), withId(a, u);
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
   const {allow: r, ask: l, deny: c, mode: d} = n, f = {
    allow: r,
    ask: l,
    deny: c
   };
   (0, u.hg)(f, u.eK);
   const p = (0, a.createPolicyEngine)({
    lists: f,
    mode: d,
    readOnlyCommands: o,
    world: t
   });
   return s.size >= w && s.clear(), s.set(e, p), p;
  }
  var $ = t(40022);
  const v = 10;
  function needsLines(e, n) {
   return void 0 === e ? [] : null !== e.leaves ? [ `  sandbox: runs outside, since ${e.leaves} only works there` ] : [ "  sandbox:", `    writes  ${writesText(e, n)}`, "    .git    " + (e.changesGit ? "writable, except for config, hooks and info" : "read-only"), `    hosts   ${hostsText(e)}`, ...gitHubLines(e) ];
  }
  function writesText({writes: e}, n) {
   return null === e ? "the workspace, except for protected and denied paths (it may run code of the repository)" : 0 === e.length ? "only its private HOME and TMPDIR" : `only ${e.slice(0, v).map(n).join(", ")}${e.length > v ? " \u2026" : ""}, and its private HOME and TMPDIR`;
  }
  function hostsText({network: e}) {
   const n = e.allow.map(({host: e, port: n}) => null === n ? e : (0, $.CT)(e, n));
   return 0 === n.length ? "none" : [ ...new Set(n) ].join(", ");
  }
  function gitHubLines({gitHub: e, gitRemote: n}) {
   const t = [ ...void 0 === e ? [] : [ "gh reads this repository" ], ...void 0 === e || 0 === e.records.length ? [] : [ `the run records ${e.records.join(", ")}` ], ...void 0 === n ? [] : [ "git may " + ("push" === n ? "fetch and push" : "fetch") ] ];
   return 0 === t.length ? [] : [ `    github  ${t.join("; ")}` ];
  }
  var O = t(7436);
  async function explain(e, n) {
   if ((0, O.JG)(e, "jsonl")) {
    !function(e) {
     const n = k.filter(n => (0, O.JG)(e, n)).map(e => `--${e}`), t = [ ...e.operands, ...n ];
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
      const whole = () => t > p ? null : n.join(""), add = e => {
       t += e.length, t <= p && n.push(e);
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
        error: m
       } : questionOf(n), t = "error" in e ? e : knownAnswer(e, r) ?? await answerTo(e, r);
       a ||= "string" != typeof t, l += `${"string" == typeof t ? t : JSON.stringify(t)}\n`, 
       l.length >= h && flush();
      }
      flush(), t || forget(r);
     }
     return a ? 2 : 0;
    }({
     ...s,
     readOnlyCommands: i
    }, n.stdio);
   }
   const t = await (0, g.kv)(e, n), {tool: r, input: u} = function(e) {
    const [n] = e.operands, t = (0, O.gx)(e, "tool"), s = (0, O.gx)(e, "input");
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
   }(e), d = await (0, g.GV)(t, n), {allow: f, ask: w, deny: y, mode: $, "read-only-commands": v} = t.settings, x = (0, 
   a.createExplainer)({
    lists: {
     allow: f,
     ask: w,
     deny: y
    },
    mode: $,
    readOnlyCommands: v,
    world: d.world
   }), b = (0, g.wM)({
    tools: d.tools,
    policy: x
   }, r, u), j = await (0, s._)(b, d.secondParser), {decision: S, outcome: J, rule: M, reason: N, effects: T, suggest: R} = j, A = j.needs?.(), {stdio: L, environment: P} = n, C = (0, 
   i.W)(L.outIsTerminal, P) ? colored : plain;
   return L.out((0, O.JG)(e, "json") ? `${JSON.stringify({
    decision: S,
    outcome: J,
    rule: M,
    reason: N,
    effects: T,
    suggest: R,
    ...void 0 === A ? {} : {
     needs: A
    }
   }, null, 2)}\n` : function(e, n, t) {
    const {commands: o, effects: s} = commandTreeOf(e), i = e.suggest.map(l.Q$);
    return [ `${t(e.decision, e.outcome)} (${e.decision}): ${e.reason}`, ...o.flatMap(e => nodeLines(e, 1, {
     relative: n,
     paint: t
    })), ...s.flatMap(e => effectLines(e, 1, {
     relative: n,
     paint: t
    })), ...hintLines(i), ...needsLines(e.needs?.(), n), "" ].join("\n");
   }(j, e => d.files.relative(e), C)), 0;
  }
  const k = [ "tool", "input", "allow", "ask", "deny", "mode", "config" ];
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
  }, b = {
   allow: 32,
   ask: 33,
   deny: 31
  }, plain = (e, n) => n, colored = (e, n) => `\x1b[${String(b[e])}m${n}\x1b[0m`;
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
  var o = t(64739), s = t(42357), i = t(63846), r = t(91207), a = t(49137), l = t(48080), c = t(68350), u = t(66843), d = t(44697), f = t(62491), p = t(478), m = t(20600), g = t(7436);
  async function runContextOf(e, n, t = () => Promise.resolve()) {
   const s = n.environment, {temporary: i} = n, r = (0, u.T)((0, g.f5)(e), e.problems), l = await (0, 
   o.ue)(r.early, n, e => (0, a.j)({
    environment: s,
    home: i,
    temporary: i
   }, e));
   return await (0, o.wW)(l, r, n, {
    checkPrompt: t
   });
  }
  const neverRun = () => Promise.reject(new Error("no tool runs without a model")), h = [ (0, 
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
    lists: (0, c.hg)({
     allow: t,
     ask: o,
     deny: s
    }, e.locationOfRule),
    spec: n,
    tools: [ ...await (0, r.p)({
     keep: () => null
    }, Object.keys(i.J0), {
     findings: !0
    }), ...h ]
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
    const {tool: e, reason: o, suggest: s, times: i, origin: r} = t, a = JSON.stringify([ e, o, s, r ]), {calls: l = [], times: c = 0} = n.get(a) ?? {};
    n.set(a, {
     calls: [ ...l, t ],
     reason: o,
     suggest: s,
     times: c + i
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
