"use strict";

exports.id = 6072;

exports.ids = [ 6072, 1816 ];

exports.modules = {
 2625: (function(e, n, t) {
  t.d(n, {
   H: () => readQuestion
  });
  var o = t(42357);
  var s = t(8702);
  var r = t(20653);
  const isText = e => typeof e === "string";
  const i = {
   expected: "a list of rules",
   isValid: Array.isArray
  };
  const a = {
   id: {
    expected: "a string, a number or null",
    isValid: e => e === null || /^(?:string|number)$/.test(typeof e)
   },
   allow: i,
   ask: i,
   deny: i,
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
    isValid: () => true
   },
   command: {
    expected: "a string",
    isValid: isText
   }
  };
  const c = Object.keys(a);
  const l = [];
  const u = 10;
  function readQuestion(e) {
   if (typeof e !== "object" || e === null || Array.isArray(e)) return {
    error: `the line must be a JSON object; found ${shown(e)}`
   };
   const n = diagnosticsOf(e);
   if (n.length > 0) return {
    error: explainedError(n)
   };
   const t = e;
   const {id: o = null, allow: s = l, ask: r = l, deny: i = l, mode: a = "default", tool: c = "Bash", input: u, command: d} = t;
   return {
    id: o,
    allow: s,
    ask: r,
    deny: i,
    mode: a,
    tool: c,
    input: u,
    command: d
   };
  }
  function diagnosticsOf(e) {
   const n = [];
   for (const t of c) {
    const o = e[t];
    if (o === void 0) continue;
    a[t].isValid(o) ? a[t] === i && addRuleDiagnostics(t, o, n) : n.push(() => `${t} must be ${a[t].expected}; found ${shown(o)}`);
   }
   for (const t of Object.keys(e)) Object.hasOwn(a, t) || n.push(() => unknownKey(t));
   return n;
  }
  function addRuleDiagnostics(e, n, t) {
   for (const [o, s] of n.entries()) typeof s !== "string" && t.push(() => `${e}[${o}] must be a rule as text; found ${shown(s)}`);
  }
  function explainedError(e) {
   const n = e.length - u;
   const t = e.slice(0, u).map(e => e());
   return [ ...t, ...n > 0 ? [ `and ${n} more` ] : [] ].join("; ");
  }
  function unknownKey(e) {
   const n = (0, o.pA)(e, c);
   const t = n === void 0 ? "" : `did you mean ${n}? `;
   return `unknown key ${shown(e)}; ${t}The keys are ${c.join(", ")}`;
  }
  function shown(e) {
   return (0, r.ml)(JSON.stringify(e), 80);
  }
 }),
 96072: (function(e, n, t) {
  t.r(n);
  t.d(n, {
   testRules: () => testRules
  });
  var o = t(42357);
  var s = t(54539);
  var r = t(35883);
  var i = t(4076);
  var a = t(80202);
  var c = t(43643);
  var l = t(68350);
  var u = t(7436);
  var d = t(72539);
  var f = t(39579);
  var m = t(2625);
  const p = [ "run", "refuse", "allow", "ask", "deny" ];
  const h = [ "allow", "ask", "deny", "mode" ];
  async function parseRuleTests(e, n, s) {
   const {isMap: r, isSeq: i, LineCounter: a, parseDocument: c} = await t.e(8815).then(t.t.bind(t, 38815, 19));
   const l = new a;
   const u = c(n, {
    lineCounter: l,
    uniqueKeys: true
   });
   const d = u.errors.map(n => problem(`${e}:${String(n.linePos?.[0].line ?? 1)}`, "invalid YAML", {
    found: n.message.split("\n")[0] ?? "",
    hint: "correct the YAML at this location"
   }));
   if (d.length > 0) throw new o.yo(d);
   const f = r(u.contents) ? u.contents.get("cases", true) : null;
   if (!r(u.contents) || !i(f) || f.items.length === 0) throw new o.yo(problem(e, "the file has no list of cases", {
    hint: g
   }));
   const m = Object.entries(table_valueOf(u, e)).filter(([e]) => e !== "cases");
   const p = m.filter(([e]) => h.some(n => n === e));
   const v = m.filter(e => !p.includes(e)).map(([n]) => problem(e, `unknown key ${JSON.stringify(n)}`, {
    hint: `use one of the keys cases, ${h.join(", ")}`
   }));
   const y = [];
   for (const n of f.items) {
    const t = `${e}:${String(lineOf(n, l))}`;
    const o = parseRow(n.toJS(u), {
     ...s,
     ...Object.fromEntries(p)
    });
    "error" in o ? v.push(problem(t, o.error, {
     hint: w
    })) : y.push({
     ...o,
     location: t
    });
   }
   if (v.length > 0) throw new o.yo(v);
   return y;
  }
  function table_valueOf(e, n) {
   try {
    return e.toJS({
     maxAliasCount: 100,
     reviver: (e, n) => n
    });
   } catch (e) {
    const t = "write out the value instead of an alias";
    throw new o.yo(problem(n, `invalid YAML: ${(0, f.C1)(e)}`, {
     hint: t
    }));
   }
  }
  const g = "write cases: and below it rows such as - { command: git log, expect: run }";
  const w = "write rows such as { command: git log, expect: run } or { tool: Read, input: { file_path: .env }, expect: refuse }";
  function parseRow(e, n) {
   if (typeof e !== "object" || e === null || Array.isArray(e)) return {
    error: `a row must be a mapping; found ${JSON.stringify(e)}`
   };
   const {expect: t, ...o} = e;
   const s = (0, m.H)({
    ...n,
    ...o
   });
   if ("error" in s) return s;
   const r = p.find(e => e === t);
   if (r === void 0) return {
    error: `expect must be one of ${p.join(", ")}; found ${t === void 0 ? "none" : JSON.stringify(t)}`
   };
   if (s.command === void 0 && s.input === void 0) return {
    error: "the row has neither command nor input"
   };
   return {
    question: s,
    expect: r
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
  const v = 1e7;
  async function testRules(e, n) {
   const {stdio: t, directory: r} = n;
   if (e.operands.length === 0) throw new o.yo({
    code: "argument-invalid",
    message: "a file with cases is missing",
    hint: "write: sallyport test FILE\u2026; docs/rules.md describes the file"
   });
   const c = await (0, d.kv)(e, n);
   const {allow: l, ask: f, deny: m, mode: p, "read-only-commands": h} = c.settings;
   const g = (0, i.S)({
    root: r,
    guard: () => null
   });
   const w = [];
   for (const n of e.operands) {
    const e = await (0, a.R)(g.read(n, v), {
     location: n,
     message: "the file with cases cannot be read",
     hint: "use the path of a readable file"
    });
    w.push(...await parseRuleTests(n, e, {
     allow: l,
     ask: f,
     deny: m,
     mode: p
    }));
   }
   const y = await (0, d.GV)(c, n);
   const $ = [];
   for (const e of w) $.push(await evaluate(e, y, h));
   const b = $.filter(({passed: e}) => !e);
   if ((0, u.JG)(e, "json")) t.out(`${JSON.stringify($.map(row), null, 2)}\n`); else {
    for (const e of b) t.out(failureText(e));
    t.err(`${(0, s.B4)($.length - b.length, "case")} passed, ${String(b.length)} failed.\n`);
   }
   return b.length === 0 ? 0 : 1;
  }
  async function evaluate(e, n, t) {
   const {mode: o, tool: s, command: i, input: a = {
    command: i
   }} = e.question;
   const u = (0, l.hg)(e.question, (n, t) => (0, l.eK)(`${e.location} ${n}`, t));
   const f = (0, c.createPolicyEngine)({
    lists: u,
    mode: o,
    readOnlyCommands: t,
    world: n.world
   });
   const m = await (0, r._)((0, d.wM)({
    tools: n.tools,
    policy: f
   }, s, a), n.secondParser);
   const p = e.expect === m.outcome || e.expect === m.decision;
   return {
    ...e,
    evaluation: m,
    passed: p
   };
  }
  function row({question: e, expect: n, location: t, evaluation: o, passed: s}) {
   const {decision: r, outcome: i, rule: a, reason: c, suggest: l} = o;
   return {
    location: t,
    tool: e.tool,
    call: callText(e),
    expect: n,
    decision: r,
    outcome: i,
    passed: s,
    rule: a,
    reason: c,
    suggest: l
   };
  }
  function failureText({question: e, expect: n, location: t, evaluation: o}) {
   const {decision: s, outcome: r, reason: i, suggest: a} = o;
   const c = [ `${t}: ${callText(e)}`, `  expected: ${n}`, `  found:    ${r} (${s})`, `  reason:   ${i}`, ...r === "refuse" && a.length > 0 ? [ `  allowed by: ${a.join(", ")}` ] : [] ];
   return `${c.join("\n")}\n`;
  }
  function callText({tool: e, command: n, input: t}) {
   return n ?? `${e} ${JSON.stringify(t)}`;
  }
 }),
 72539: (function(e, n, t) {
  t.d(n, {
   wM: () => evaluateCall,
   kv: () => runContextOf,
   GV: () => runtimeOf,
   gW: () => runtimeOptionsOf
  });
  var o = t(3456);
  var s = t(42357);
  var r = t(84758);
  t(67322);
  var i = t(3681);
  var a = t(41816);
  var c = t(93199);
  var l = t(44697);
  var u = t(62491);
  var d = t(478);
  var f = t(20600);
  const neverCalled = () => Promise.reject(new Error("the tool is only described"));
  const m = {
   loadSkill: neverCalled,
   agents: "",
   runTask: neverCalled,
   webFetch: {
    guard: () => null,
    loadFetcher: neverCalled
   },
   webSearch: {
    provider: "",
    loadSearch: neverCalled
   },
   recorder: {
    keep: () => null
   }
  };
  function furtherTools(e = m) {
   const {recorder: n, memory: t} = e;
   return [ (0, l.Q)(e.loadSkill), (0, u.g)(e.agents, e.runTask), (0, d.d)(e.webFetch), ...t === void 0 ? [] : [ (0, 
   i.M)(t) ], (0, f.t)(e.webSearch), ...r.GS.map(({createTool: e}) => e(n, () => Promise.resolve(null))), (0, 
   c.r)(n), (0, c.P)(n), (0, a.createFindingsTool)(n) ];
  }
  var p = t(33253);
  var h = t(49711);
  var g = t(68350);
  var w = t(66843);
  var v = t(7436);
  async function runContextOf(e, n, t = () => Promise.resolve()) {
   const s = (0, w.T)((0, v.f5)(e), e.problems);
   const r = await (0, o.ue)(s.early, n);
   return await (0, o.wW)(r, s, n, {
    checkPrompt: t
   });
  }
  function runtimeOptionsOf(e, n) {
   return {
    runContext: e,
    lists: (0, g.hg)(e.settings, e.locationOfRule),
    spec: n,
    tools: furtherTools()
   };
  }
  async function runtimeOf(e, n, t = null) {
   const o = (0, p.Y)({
    ...runtimeOptionsOf(e, t),
    hostEnvironment: n,
    childProcesses: {
     home: n.home,
     temporary: (0, h.YB)(n)
    }
   });
   await o.ready();
   return o;
  }
  const y = /^mcp__[A-Za-z0-9-]+(?:_[A-Za-z0-9-]+)*__[A-Za-z0-9_-]+$/;
  function evaluateCall(e, n, t) {
   const o = e.tools.find(e => e.name === n);
   if (o === void 0 && y.test(n)) return e.policy({
    tool: n,
    effects: []
   });
   if (o === void 0 && n === "Memory") throw new s.yo({
    code: "argument-invalid",
    location: "--tool",
    message: "Memory is off: it needs a file",
    hint: "name one with memory-file, such as memory-file: AGENTS.md in the configuration"
   });
   if (o === void 0) {
    const t = [ ...new Set(e.tools.map(e => e.name)) ];
    throw new s.yo({
     code: "argument-invalid",
     location: "--tool",
     message: `unknown tool ${JSON.stringify(n)}`,
     hint: (0, s.au)(n, t) ?? `the tools are ${t.join(", ")}`
    });
   }
   const r = o.bind(t);
   if (!r.ok) throw new s.yo(r.problems.map(e => ({
    code: "argument-invalid",
    location: "--input",
    message: e,
    hint: `pass the input of ${n} as a JSON object`
   })));
   const {effects: i, subject: a} = r.call;
   return e.policy({
    tool: n,
    effects: i,
    ...a === void 0 ? {} : {
     subject: a
    }
   });
  }
 }),
 35883: (function(e, n, t) {
  t.d(n, {
   _: () => withSecondParse
  });
  const o = String.raw`\$[A-Za-z_]\w*(?![\w[])`;
  const s = String.raw`[\w./:=@%+,*?~^-]|'[^'\n]*'|"(?:[^"\\$\x60\n!]|${o})*"|\\[\w ;(){}$*?.|!"'\\]|\{\}|${o}`;
  const r = `(?:${s})+`;
  const i = String.raw`(?:[012]?>>?|<) ?(?:&[12]|${r})`;
  const a = new RegExp(String.raw`^ *(?:(?:${r};?|${i};?|\|\|?|&&|;)(?: +|$))+(?:#[^\n]*)?$`);
  const c = /(?:^|[;|&]) *(?:if|then|elif|else|fi|for|while|until|do|done|case|esac|in|select|function|time|coproc|let|declare|typeset|local|export|readonly|nameref)(?=$|[\s;|&])/;
  function isPlainLine(e) {
   return a.test(e) && !c.test(e);
  }
  function withSecondParse(e, n) {
   if (e.outcome === "refuse") return e;
   const t = e.scripts.filter(e => !isPlainLine(e));
   return t.length === 0 ? e : checked(e, t, n);
  }
  async function checked(e, n, t) {
   for (const o of n) {
    const n = await t.objection(o);
    if (n !== null) return {
     ...e,
     ...refusal(n)
    };
   }
   return e;
  }
  function refusal(e) {
   return {
    decision: "deny",
    outcome: "refuse",
    code: "unreadable",
    rule: null,
    reason: `a second parser reads the command line differently (${e}); use simpler syntax or several commands, since no allow rule can permit it`,
    suggest: [],
    refusalKey: `second-parser ${e}`,
    refusal: () => ({
     kind: "form",
     missing: [ `a second parser reads it differently (${e})` ],
     rewrites: [ "use simpler syntax or several commands" ],
     permitted: [],
     nearest: []
    })
   };
  }
 }),
 39472: (function(e, n, t) {
  t.d(n, {
   C: () => withoutGaps,
   K: () => findingInput
  });
  var o = t(94343);
  var s = t(43759);
  var r = t(75440);
  var i = t(30185);
  const a = 1e7;
  const findingInput = () => o.rej({
   path: (0, r._Z)("File, relative to the repository.", {
    most: 4096
   }),
   line: (0, r.$A)("Line number in the current file.", 1, a),
   endLine: o.lqM((0, r.$A)("Last line, if the finding covers several lines.", 1, a)),
   severity: o.k5n(i.g),
   title: (0, r._Z)("The problem, in a few words.", {
    most: 200
   }),
   message: (0, r._Z)("Why it is a problem and how to fix it, as plain text.", {
    most: 5e3
   }),
   suggestion: o.lqM((0, r._Z)("Replacement for these lines.", {
    empty: true,
    most: 2e4
   })),
   rule: o.lqM(o.YjP().check(s.Fk(/^[A-Za-z0-9._/-]{1,100}$/), o.q0y("A short, stable name for this kind of finding.")))
  });
  function withoutGaps({endLine: e, suggestion: n, rule: t, ...o}) {
   return {
    ...o,
    path: o.path.replace(/^\.\//, ""),
    ...e === void 0 || e <= o.line ? {} : {
     endLine: e
    },
    ...n === void 0 ? {} : {
     suggestion: n
    },
    ...t === void 0 ? {} : {
     rule: t
    }
   };
  }
 }),
 41816: (function(e, n, t) {
  t.r(n);
  t.d(n, {
   createFindingsTool: () => createFindingsTool
  });
  var o = t(94343);
  var s = t(43759);
  var r = t(54539);
  var i = t(43714);
  var a = t(39472);
  var c = t(64287);
  const input = () => o.rej({
   findings: o.YOg((0, a.K)()).check(s.m9(1), s.Eb(200), o.q0y("The findings."))
  });
  function createFindingsTool(e) {
   return (0, i.u)({
    name: "ReportFindings",
    description: "Reports findings in files, each with its location. They become annotations and report files of this run.",
    input: input,
    readOnly: true,
    effects: () => [],
    label: ({findings: e}) => (0, r.B4)(e.length, "finding"),
    run: ({findings: n}) => (0, c.V)(e, {
     kind: "findings",
     findings: n.map(a.C)
    })
   });
  }
 }),
 30185: (function(e, n, t) {
  t.d(n, {
   g: () => o
  });
  const o = [ "error", "warning", "note" ];
 })
};
