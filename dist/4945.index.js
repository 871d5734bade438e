"use strict";

exports.id = 4945;

exports.ids = [ 4945, 2105 ];

exports.modules = {
 24945: (function(e, n, t) {
  t.r(n);
  t.d(n, {
   render: () => render
  });
  var r = t(19794);
  var o = t(42357);
  var a = t(54539);
  var s = t(1729);
  var i = t(65254);
  var l = t(73948);
  var c = t(49711);
  var u = t(66577);
  var d = t(91242);
  var f = t(1418);
  var m = t(68350);
  var p = t(52105);
  var g = t(7436);
  var v = t(46915);
  var h = t(19326);
  function renderedValue(e, {before: n, attachments: t, parts: r}) {
   return {
    source: e,
    ...n.length === 0 ? {} : {
     before: n
    },
    attachments: t,
    parts: r
   };
  }
  function renderedText(e) {
   const n = turnsOf(e);
   const t = n.map(({parts: e}) => (0, v.Ae)(e).map(partText).join("\n"));
   if (t.length === 1) return `${t.join("")}\n`;
   return `${t.map((e, t) => `--- ${n[t]?.role ?? ""} ---\n${e}`).join("\n\n")}\n`;
  }
  function partsText(e) {
   const n = e.attachments.flatMap(e => {
    if (e.type === "notice") return [ "--- notice ---", e.text ];
    if (!("result" in e)) return [];
    const {call: n, result: t} = e;
    return [ `--- ${n.name} ${JSON.stringify(n.input)} ---`, t.parts.map(partText).join("\n") ];
   });
   const t = turnsOf(e).flatMap(({role: e, parts: n}, t, {length: r}) => {
    const o = n.flatMap(({origin: e, source: n, part: t}) => {
     const r = t.type === "text" ? `, ${(0, a.B4)(t.text.length, "character")}` : "";
     const o = n === void 0 ? e : `${e} ${JSON.stringify(n)}`;
     return [ `--- ${o}${r} ---`, partText(t) ];
    });
    return r === 1 ? o : [ `=== ${e} ===`, ...o ];
   });
   return `${[ ...n, ...t ].join("\n")}\n`;
  }
  function turnsOf({before: e, parts: n}) {
   return [ ...e, {
    role: "user",
    parts: n
   } ];
  }
  function partText(e) {
   if (e.type === "text") return e.text;
   const n = Buffer.byteLength(e.data, "base64");
   return `(${e.mediaType}, ${e.name === void 0 ? "" : `${e.name}, `}${(0, a.ZV)(n)} bytes)`;
  }
  function planText(e) {
   const n = e.segments.filter(({kind: e, content: n}) => e !== "text" && e !== "file" && (e !== "shell" || n === "")).map(e => `${e.kind.padEnd(8)} ${e.source}`);
   const t = e.printed.map(e => `variable ${e}`);
   const r = e.files.flatMap(e => decided(`read ${e.path}`, e));
   const o = e.commands.flatMap(e => decided(`run ${e.command}`, e));
   const a = [ ...n, ...t, ...r, ...o ];
   return [ `format ${e.format}`, ...a.length === 0 ? [ "no placeholders" ] : a, "" ].join("\n");
  }
  function decided(e, {outcome: n, reason: t, suggest: r}) {
   return [ `${(n === "run" ? "yes" : "refuse").padEnd(6)} ${e}`, `       ${t}`, ...r.map(e => `       would be allowed by: ${(0, 
   h.Q$)(e)}`) ];
  }
  function refusedText(e) {
   return e.flatMap(e => [ `refused: ${e.label}`, `  ${e.reason}`, ...e.suggest.map(e => `  would be allowed by: ${(0, 
   h.Q$)(e)}`) ]).map(e => `${e}\n`).join("");
  }
  var w = t(72539);
  const y = 1e6;
  async function render(e, n) {
   const t = await (0, w.kv)(e, n, async t => {
    const r = await choiceOf(e, t);
    if (r["prompt-file"] === "-" || (r["prompt-file"] ?? r.command) === void 0) return;
    await promptOf(r, t, n);
   });
   const r = await choiceOf(e, t);
   const [a] = await (0, o.Jf)(() => promptOf(r, t, n), () => (0, m.hg)(t.settings, t.locationOfRule));
   const {stdio: f} = n;
   const [v, h] = [ (0, g.JG)(e, "json"), (0, g.JG)(e, "parts") ];
   const y = {
    args: t.settings.args,
    vars: await (0, p.readVariables)(t.settings.vars)
   };
   if ((0, g.JG)(e, "plan")) {
    await printPlan(a, y, {
     runContext: t,
     hostEnvironment: n,
     asJson: v
    });
    return 0;
   }
   const b = {
    ...(0, w.gW)(t, a),
    hostEnvironment: n,
    redact: (0, u.a)((0, c.Fj)(n.environment)),
    onSandbox: e => warnOfNone(e, f)
   };
   const $ = await (0, i.N)(b, async e => {
    const {"missing-files": o, "failed-commands": i} = t.settings;
    const c = t.trustedSource.commit !== null;
    return await (0, s.G)(a, {
     ...y,
     missingFiles: o,
     failedCommands: i,
     rawInvocation: (0, d.F)(r.command, y.args),
     isUntrustedTree: c
    }, {
     runtime: e,
     clock: l.m,
     changesReady: () => Promise.resolve(),
     onEvent: () => {},
     signal: n.signal
    });
   });
   return printRendering($, a.source, {
    stdio: f,
    asJson: v,
    withParts: h
   });
  }
  async function printPlan(e, n, {runContext: t, hostEnvironment: r, asJson: o}) {
   const a = await (0, w.GV)(t, r, e);
   const s = {
    ...a,
    cwd: a.files.root
   };
   const i = await (0, f.w)(e, n, s);
   r.stdio.out(o ? `${JSON.stringify(i)}\n` : planText(i));
   await (0, f.G)(e, n, s, {
    missingFiles: t.settings["missing-files"]
   });
  }
  function warnOfNone({level: e, reason: n}, t) {
   e === "none" && t.err(`Sandbox: none. ${n}\n`);
  }
  function printRendering(e, n, {stdio: t, asJson: r, withParts: o}) {
   for (const n of e.notices) t.err(`${n}\n`);
   if (e.kind === "cancelled") return 130;
   if (e.kind === "refused") {
    t.err(refusedText(e.denials));
    return 3;
   }
   const s = e.attachments.filter(e => "call" in e).length;
   s > 0 && !r && !o && t.err(`${(0, a.B4)(s, "call")} of Read or List before the prompt: see --parts\n`);
   r ? t.out(`${JSON.stringify(renderedValue(n, e))}\n`) : t.out(o ? partsText(e) : renderedText(e));
   return 0;
  }
  async function promptOf(e, n, t) {
   const {"prompt-format": o} = n.settings;
   return await (0, d._)({
    ...e,
    "prompt-format": o
   }, {
    files: n.trustedSource.source,
    commands: (0, r.z)(n, t),
    readInput: () => t.stdio.readInput(y)
   });
  }
  async function choiceOf(e, {settings: n, trustedSource: t}) {
   const [r] = e.operands;
   const {command: o} = n;
   if (r === void 0) return {
    command: o
   };
   const a = /^\/?[\p{L}\p{M}\p{N}_-]+(?::[\p{L}\p{M}\p{N}_.-]+)*$/u.test(r) && r !== "-";
   const s = !a || (await t.source.present([ r ])).size > 0;
   if (s) return {
    "prompt-file": r,
    command: o
   };
   return o === void 0 ? {
    command: r
   } : {
    "prompt-file": r,
    command: o
   };
  }
 }),
 72539: (function(e, n, t) {
  t.d(n, {
   wM: () => evaluateCall,
   kv: () => runContextOf,
   GV: () => runtimeOf,
   gW: () => runtimeOptionsOf
  });
  var r = t(3456);
  var o = t(42357);
  var a = t(84758);
  t(67322);
  var s = t(3681);
  var i = t(41816);
  var l = t(93199);
  var c = t(44697);
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
   return [ (0, c.Q)(e.loadSkill), (0, u.g)(e.agents, e.runTask), (0, d.d)(e.webFetch), ...t === void 0 ? [] : [ (0, 
   s.M)(t) ], (0, f.t)(e.webSearch), ...a.GS.map(({createTool: e}) => e(n, () => Promise.resolve(null))), (0, 
   l.r)(n), (0, l.P)(n), (0, i.createFindingsTool)(n) ];
  }
  var p = t(33253);
  var g = t(49711);
  var v = t(68350);
  var h = t(66843);
  var w = t(7436);
  async function runContextOf(e, n, t = () => Promise.resolve()) {
   const o = (0, h.T)((0, w.f5)(e), e.problems);
   const a = await (0, r.ue)(o.early, n);
   return await (0, r.wW)(a, o, n, {
    checkPrompt: t
   });
  }
  function runtimeOptionsOf(e, n) {
   return {
    runContext: e,
    lists: (0, v.hg)(e.settings, e.locationOfRule),
    spec: n,
    tools: furtherTools()
   };
  }
  async function runtimeOf(e, n, t = null) {
   const r = (0, p.Y)({
    ...runtimeOptionsOf(e, t),
    hostEnvironment: n,
    childProcesses: {
     home: n.home,
     temporary: (0, g.YB)(n)
    }
   });
   await r.ready();
   return r;
  }
  const y = /^mcp__[A-Za-z0-9-]+(?:_[A-Za-z0-9-]+)*__[A-Za-z0-9_-]+$/;
  function evaluateCall(e, n, t) {
   const r = e.tools.find(e => e.name === n);
   if (r === void 0 && y.test(n)) return e.policy({
    tool: n,
    effects: []
   });
   if (r === void 0 && n === "Memory") throw new o.yo({
    code: "argument-invalid",
    location: "--tool",
    message: "Memory is off: it needs a file",
    hint: "name one with memory-file, such as memory-file: AGENTS.md in the configuration"
   });
   if (r === void 0) {
    const t = [ ...new Set(e.tools.map(e => e.name)) ];
    throw new o.yo({
     code: "argument-invalid",
     location: "--tool",
     message: `unknown tool ${JSON.stringify(n)}`,
     hint: (0, o.au)(n, t) ?? `the tools are ${t.join(", ")}`
    });
   }
   const a = r.bind(t);
   if (!a.ok) throw new o.yo(a.problems.map(e => ({
    code: "argument-invalid",
    location: "--input",
    message: e,
    hint: `pass the input of ${n} as a JSON object`
   })));
   const {effects: s, subject: i} = a.call;
   return e.policy({
    tool: n,
    effects: s,
    ...i === void 0 ? {} : {
     subject: i
    }
   });
  }
 }),
 65254: (function(e, n, t) {
  t.d(n, {
   N: () => withConfinedRuntime
  });
  var r = t(83258);
  var o = t(39446);
  var a = t(46738);
  var s = t(33253);
  async function withConfinedRuntime({redact: e, onSandbox: n, ...t}, i) {
   const {settings: l} = t.runContext;
   const c = (0, r.G)(t.hostEnvironment.temporary, e);
   const u = (0, a.H)(c);
   u.make();
   const d = (0, s.Y)({
    ...t,
    childProcesses: u.childProcesses,
    sandbox: {
     mode: l.sandbox,
     makeDirectory: () => c.makeDirectory("sandbox"),
     limits: l,
     onReport: e => n?.(e)
    }
   });
   try {
    await d.ready();
    l.sandbox === "require" && await (d.sandbox?.report());
    return await i(d);
   } finally {
    d.sandbox?.close();
    (0, o.j)(c.run);
    c.remove();
   }
  }
 }),
 19326: (function(e, n, t) {
  t.d(n, {
   KU: () => unpasteableRules,
   Q$: () => allowFlag,
   RJ: () => groupByRule,
   fE: () => suggestedRules,
   mM: () => allowLine,
   tR: () => allowBlock,
   uE: () => groupDenials
  });
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
    const {tool: e, reason: r, suggest: o, times: a, origin: s} = t;
    const i = JSON.stringify([ e, r, o, s ]);
    const {calls: l = [], times: c = 0} = n.get(i) ?? {};
    n.set(i, {
     calls: [ ...l, t ],
     reason: r,
     suggest: o,
     times: c + a
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
 }),
 52105: (function(e, n, t) {
  t.r(n);
  t.d(n, {
   readVariables: () => readVariables
  });
  var r = t(42357);
  async function readVariables(e) {
   if (e === void 0) return {};
   return typeof e === "string" ? await readText(e) : readItems(e);
  }
  const o = /^[A-Za-z_][\w.-]*$/;
  function readItems(e) {
   const n = [];
   const t = new Map;
   for (const r of e) {
    const [, e, a = ""] = /^([^=]*)=(.*)$/s.exec(r) ?? [];
    e === void 0 ? n.push(diagnostic("--var", "a variable must have the form name=value", {
     found: r
    })) : o.test(e) ? t.has(e) ? n.push(diagnostic("--var", `the variable ${e} is given twice`, {
     hint: "give it once"
    })) : t.set(e, a) : n.push(invalidName("--var", e));
   }
   if (n.length > 0) throw new r.yo(n);
   return Object.fromEntries(t);
  }
  async function readText(e) {
   const {isMap: n, isScalar: a, LineCounter: s, parseDocument: i} = await t.e(8815).then(t.t.bind(t, 38815, 19));
   const l = new s;
   const c = i(e, {
    schema: "failsafe",
    lineCounter: l,
    uniqueKeys: true
   });
   const locationOf = e => {
    const {line: n, col: t} = l.linePos(e);
    return `vars:${String(n)}:${String(t)}`;
   };
   const u = c.errors.map(e => diagnostic(locationOf(e.pos[0]), "invalid YAML", {
    found: e.message.split("\n")[0]?.replace(/ at line \d+, column \d+:?/, "") ?? ""
   }));
   const d = c.contents;
   if (u.length > 0) throw new r.yo(u);
   if (d === null) return {};
   if (!n(d)) throw new r.yo(diagnostic("vars", "variables must be a mapping"));
   const f = [];
   for (const {key: e, value: n} of d.items) {
    const t = e?.range?.[0] ?? 0;
    const r = a(e) ? String(e.value) : "";
    o.test(r) ? n === null || a(n) ? f.push([ r, n === null ? "" : String(n.value) ]) : u.push(diagnostic(locationOf(t), `the variable ${r} is not text`, {
     hint: "write the value in quotes, or after | on separate lines"
    })) : u.push(invalidName(locationOf(t), r));
   }
   if (u.length > 0) throw new r.yo(u);
   return Object.fromEntries(f);
  }
  function invalidName(e, n) {
   return diagnostic(e, `${JSON.stringify(n)} is not a valid variable name`, {
    hint: "start with a letter, followed by letters, digits, dots, dashes and underscores"
   });
  }
  function diagnostic(e, n, {found: t, hint: r} = {}) {
   return {
    code: "setting-invalid",
    location: e,
    message: n,
    ...t === void 0 ? {} : {
     found: t
    },
    hint: r ?? "write one `name: value` per line, or --var name=value"
   };
  }
 }),
 39472: (function(e, n, t) {
  t.d(n, {
   C: () => withoutGaps,
   K: () => findingInput
  });
  var r = t(94343);
  var o = t(43759);
  var a = t(75440);
  var s = t(30185);
  const i = 1e7;
  const findingInput = () => r.rej({
   path: (0, a._Z)("File, relative to the repository.", {
    most: 4096
   }),
   line: (0, a.$A)("Line number in the current file.", 1, i),
   endLine: r.lqM((0, a.$A)("Last line, if the finding covers several lines.", 1, i)),
   severity: r.k5n(s.g),
   title: (0, a._Z)("The problem, in a few words.", {
    most: 200
   }),
   message: (0, a._Z)("Why it is a problem and how to fix it, as plain text.", {
    most: 5e3
   }),
   suggestion: r.lqM((0, a._Z)("Replacement for these lines.", {
    empty: true,
    most: 2e4
   })),
   rule: r.lqM(r.YjP().check(o.Fk(/^[A-Za-z0-9._/-]{1,100}$/), r.q0y("A short, stable name for this kind of finding.")))
  });
  function withoutGaps({endLine: e, suggestion: n, rule: t, ...r}) {
   return {
    ...r,
    path: r.path.replace(/^\.\//, ""),
    ...e === void 0 || e <= r.line ? {} : {
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
  var r = t(94343);
  var o = t(43759);
  var a = t(54539);
  var s = t(43714);
  var i = t(39472);
  var l = t(64287);
  const input = () => r.rej({
   findings: r.YOg((0, i.K)()).check(o.m9(1), o.Eb(200), r.q0y("The findings."))
  });
  function createFindingsTool(e) {
   return (0, s.u)({
    name: "ReportFindings",
    description: "Reports findings in files, each with its location. They become annotations and report files of this run.",
    input: input,
    readOnly: true,
    effects: () => [],
    label: ({findings: e}) => (0, a.B4)(e.length, "finding"),
    run: ({findings: n}) => (0, l.V)(e, {
     kind: "findings",
     findings: n.map(i.C)
    })
   });
  }
 })
};
