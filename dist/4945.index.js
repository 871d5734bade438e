"use strict";

exports.id = 4945;

exports.ids = [ 4945, 2105 ];

exports.modules = {
 24945: (function(t, e, n) {
  n.r(e);
  n.d(e, {
   render: () => render
  });
  var o = n(19794);
  var r = n(42357);
  var a = n(54539);
  var s = n(85563);
  var i = n(70563);
  var c = n(73948);
  var l = n(48080);
  var u = n(66577);
  var d = n(91242);
  var f = n(1418);
  var m = n(68350);
  var p = n(52105);
  var g = n(7436);
  var v = n(46915);
  var h = n(19326);
  function renderedValue(t, {before: e, attachments: n, parts: o}) {
   return {
    source: t,
    ...e.length === 0 ? {} : {
     before: e
    },
    attachments: n,
    parts: o
   };
  }
  function renderedText(t) {
   const e = turnsOf(t);
   const n = e.map(({parts: t}) => (0, v.Ae)(t).map(partText).join("\n"));
   if (n.length === 1) return `${n.join("")}\n`;
   return `${n.map((t, n) => `--- ${e[n]?.role ?? ""} ---\n${t}`).join("\n\n")}\n`;
  }
  function partsText(t) {
   const e = t.attachments.flatMap(t => {
    if (t.type === "notice") return [ "--- notice ---", t.text ];
    if (!("result" in t)) return [];
    const {call: e, result: n} = t;
    return [ `--- ${e.name} ${JSON.stringify(e.input)} ---`, n.parts.map(partText).join("\n") ];
   });
   const n = turnsOf(t).flatMap(({role: t, parts: e}, n, {length: o}) => {
    const r = e.flatMap(({origin: t, source: e, part: n}) => {
     const o = n.type === "text" ? `, ${(0, a.B4)(n.text.length, "character")}` : "";
     const r = e === void 0 ? t : `${t} ${JSON.stringify(e)}`;
     return [ `--- ${r}${o} ---`, partText(n) ];
    });
    return o === 1 ? r : [ `=== ${t} ===`, ...r ];
   });
   return `${[ ...e, ...n ].join("\n")}\n`;
  }
  function turnsOf({before: t, parts: e}) {
   return [ ...t, {
    role: "user",
    parts: e
   } ];
  }
  function partText(t) {
   if (t.type === "text") return t.text;
   const e = Buffer.byteLength(t.data, "base64");
   return `(${t.mediaType}, ${t.name === void 0 ? "" : `${t.name}, `}${(0, a.ZV)(e)} bytes)`;
  }
  function planText(t) {
   const e = t.segments.filter(({kind: t, content: e}) => t !== "text" && t !== "file" && (t !== "shell" || e === "")).map(t => `${t.kind.padEnd(8)} ${t.source}`);
   const n = t.printed.map(t => `variable ${t}`);
   const o = t.files.flatMap(t => decided(`read ${t.path}`, t));
   const r = t.commands.flatMap(t => decided(`run ${t.command}`, t));
   const a = [ ...e, ...n, ...o, ...r ];
   return [ `format ${t.format}`, ...a.length === 0 ? [ "no placeholders" ] : a, "" ].join("\n");
  }
  function decided(t, {outcome: e, reason: n, suggest: o}) {
   return [ `${(e === "run" ? "yes" : "refuse").padEnd(6)} ${t}`, `       ${n}`, ...o.map(t => `       would be allowed by: ${(0, 
   h.Q$)(t)}`) ];
  }
  function refusedText(t) {
   return t.flatMap(t => [ `refused: ${t.label}`, `  ${t.reason}`, ...t.suggest.map(t => `  would be allowed by: ${(0, 
   h.Q$)(t)}`) ]).map(t => `${t}\n`).join("");
  }
  var w = n(31275);
  const y = 1e6;
  async function render(t, e) {
   const n = await (0, w.kv)(t, e, async n => {
    const o = await choiceOf(t, n);
    if (o["prompt-file"] === "-" || (o["prompt-file"] ?? o.command) === void 0) return;
    await promptOf(o, n, e);
   });
   const o = await choiceOf(t, n);
   const [a] = await (0, r.Jf)(() => promptOf(o, n, e), () => (0, m.hg)(n.settings, n.locationOfRule));
   const {stdio: f} = e;
   const [v, h] = [ (0, g.JG)(t, "json"), (0, g.JG)(t, "parts") ];
   const y = {
    args: n.settings.args,
    vars: await (0, p.readVariables)(n.settings.vars)
   };
   if ((0, g.JG)(t, "plan")) {
    await printPlan(a, y, {
     runContext: n,
     hostEnvironment: e,
     asJson: v
    });
    return 0;
   }
   const $ = {
    ...await (0, w.gW)(n, a),
    hostEnvironment: e,
    redact: (0, u.a)((0, l.Fj)(e.environment)),
    onSandbox: t => warnOfNone(t, f)
   };
   const b = await (0, s.N)($, async t => {
    const {"missing-files": r, "failed-commands": s} = n.settings;
    const l = n.trustedSource.commit !== null;
    return await (0, i.G)(a, {
     ...y,
     missingFiles: r,
     failedCommands: s,
     rawInvocation: (0, d.F)(o.command, y.args),
     isUntrustedTree: l
    }, {
     runtime: t,
     clock: c.m,
     changesReady: () => Promise.resolve(),
     onEvent: () => {},
     signal: e.signal
    });
   });
   return printRendering(b, a.source, {
    stdio: f,
    asJson: v,
    withParts: h
   });
  }
  async function printPlan(t, e, {runContext: n, hostEnvironment: o, asJson: r}) {
   const a = await (0, w.GV)(n, o, t);
   const s = {
    ...a,
    cwd: a.files.root
   };
   const i = await (0, f.w)(t, e, s);
   o.stdio.out(r ? `${JSON.stringify(i)}\n` : planText(i));
   await (0, f.G)(t, e, s, {
    missingFiles: n.settings["missing-files"]
   });
  }
  function warnOfNone({level: t, reason: e}, n) {
   t === "none" && n.err(`Sandbox: none. ${e}\n`);
  }
  function printRendering(t, e, {stdio: n, asJson: o, withParts: r}) {
   for (const e of t.notices) n.err(`${e}\n`);
   if (t.kind === "cancelled") return 130;
   if (t.kind === "refused") {
    n.err(refusedText(t.denials));
    return 3;
   }
   const s = t.attachments.filter(t => "call" in t).length;
   s > 0 && !o && !r && n.err(`${(0, a.B4)(s, "call")} of Read or List before the prompt: see --parts\n`);
   o ? n.out(`${JSON.stringify(renderedValue(e, t))}\n`) : n.out(r ? partsText(t) : renderedText(t));
   return 0;
  }
  async function promptOf(t, e, n) {
   const {"prompt-format": r} = e.settings;
   return await (0, d._)({
    ...t,
    "prompt-format": r
   }, {
    files: e.trustedSource.source,
    commands: (0, o.z)(e, n),
    readInput: () => n.stdio.readInput(y)
   });
  }
  async function choiceOf(t, {settings: e, trustedSource: n}) {
   const [o] = t.operands;
   const {command: r} = e;
   if (o === void 0) return {
    command: r
   };
   const a = /^\/?[\p{L}\p{M}\p{N}_-]+(?::[\p{L}\p{M}\p{N}_.-]+)*$/u.test(o) && o !== "-";
   const s = !a || (await n.source.present([ o ])).size > 0;
   if (s) return {
    "prompt-file": o,
    command: r
   };
   return r === void 0 ? {
    command: o
   } : {
    "prompt-file": o,
    command: r
   };
  }
 }),
 31275: (function(t, e, n) {
  n.d(e, {
   GV: () => runtimeOf,
   gW: () => runtimeOptionsOf,
   kv: () => runContextOf,
   wM: () => evaluateCall
  });
  var o = n(64778);
  var r = n(42357);
  var a = n(63846);
  var s = n(91207);
  var i = n(48620);
  var c = n(48080);
  var l = n(68350);
  var u = n(66843);
  var d = n(44697);
  var f = n(62491);
  var m = n(478);
  var p = n(20600);
  var g = n(7436);
  async function runContextOf(t, e, n = () => Promise.resolve()) {
   const r = (0, u.T)((0, g.f5)(t), t.problems);
   const a = await (0, o.ue)(r.early, e);
   return await (0, o.wW)(a, r, e, {
    checkPrompt: n
   });
  }
  const neverRun = () => Promise.reject(new Error("no tool runs without a model"));
  const v = [ (0, d.Q)(neverRun), (0, f.g)("", neverRun), (0, m.d)({
   guard: () => null,
   loadFetcher: neverRun
  }), (0, p.t)({
   provider: "",
   loadSearch: neverRun
  }) ];
  async function runtimeOptionsOf(t, e) {
   return {
    runContext: t,
    lists: (0, l.hg)(t.settings, t.locationOfRule),
    spec: e,
    tools: [ ...await (0, s.p)({
     keep: () => null
    }, Object.keys(a.J0), {
     findings: true
    }), ...v ]
   };
  }
  async function runtimeOf(t, e, n = null) {
   const o = (0, i.Y)({
    ...await runtimeOptionsOf(t, n),
    hostEnvironment: e,
    childProcesses: {
     home: e.home,
     temporary: (0, c.YB)(e)
    }
   });
   await o.ready();
   return o;
  }
  const h = /^mcp__[A-Za-z0-9-]+(?:_[A-Za-z0-9-]+)*__[A-Za-z0-9_-]+$/;
  function evaluateCall(t, e, n) {
   const o = t.tools.find(t => t.name === e);
   if (o === void 0 && h.test(e)) return t.policy({
    tool: e,
    effects: []
   });
   if (o === void 0 && e === "Memory") throw new r.yo({
    code: "argument-invalid",
    location: "--tool",
    message: "Memory is off: it needs a file",
    hint: "name one with memory-file, such as memory-file: AGENTS.md in the configuration"
   });
   if (o === void 0) {
    const n = [ ...new Set(t.tools.map(t => t.name)) ];
    throw new r.yo({
     code: "argument-invalid",
     location: "--tool",
     message: `unknown tool ${JSON.stringify(e)}`,
     hint: (0, r.au)(e, n) ?? `the tools are ${n.join(", ")}`
    });
   }
   const a = o.bind(n);
   if (!a.ok) throw new r.yo(a.problems.map(t => ({
    code: "argument-invalid",
    location: "--input",
    message: t,
    hint: `pass the input of ${e} as a JSON object`
   })));
   const {effects: s, subject: i} = a.call;
   return t.policy({
    tool: e,
    effects: s,
    ...i === void 0 ? {} : {
     subject: i
    }
   });
  }
 }),
 85563: (function(t, e, n) {
  n.d(e, {
   N: () => withConfinedRuntime
  });
  var o = n(58484);
  var r = n(39446);
  var a = n(34325);
  var s = n(48620);
  async function withConfinedRuntime({redact: t, onSandbox: e, ...n}, i) {
   const {settings: c} = n.runContext;
   const l = (0, o.G)(n.hostEnvironment.temporary, t);
   const u = (0, a.H)(l);
   u.make();
   const d = (0, s.Y)({
    ...n,
    childProcesses: u.childProcesses,
    sandbox: {
     mode: c.sandbox,
     makeDirectory: () => l.makeDirectory("sandbox"),
     limits: c,
     onReport: t => e?.(t)
    }
   });
   try {
    await d.ready();
    c.sandbox === "require" && await (d.sandbox?.report());
    return await i(d);
   } finally {
    d.sandbox?.close();
    (0, r.j)(l.run);
    l.remove();
   }
  }
 }),
 19326: (function(t, e, n) {
  n.d(e, {
   KU: () => unpasteableRules,
   Q$: () => allowFlag,
   RJ: () => groupByRule,
   fE: () => suggestedRules,
   mM: () => allowLine,
   tR: () => allowBlock,
   uE: () => groupDenials
  });
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
    const {tool: t, reason: o, suggest: r, times: a, origin: s} = n;
    const i = JSON.stringify([ t, o, r, s ]);
    const {calls: c = [], times: l = 0} = e.get(i) ?? {};
    e.set(i, {
     calls: [ ...c, n ],
     reason: o,
     suggest: r,
     times: l + a
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
 }),
 52105: (function(t, e, n) {
  n.r(e);
  n.d(e, {
   readVariables: () => readVariables
  });
  var o = n(42357);
  async function readVariables(t) {
   if (t === void 0) return {};
   return typeof t === "string" ? await readText(t) : readItems(t);
  }
  const r = /^[A-Za-z_][\w.-]*$/;
  function readItems(t) {
   const e = [];
   const n = new Map;
   for (const o of t) {
    const [, t, a = ""] = /^([^=]*)=(.*)$/s.exec(o) ?? [];
    t === void 0 ? e.push(diagnostic("--var", "a variable must have the form name=value", {
     found: o
    })) : r.test(t) ? n.has(t) ? e.push(diagnostic("--var", `the variable ${t} is given twice`, {
     hint: "give it once"
    })) : n.set(t, a) : e.push(invalidName("--var", t));
   }
   if (e.length > 0) throw new o.yo(e);
   return Object.fromEntries(n);
  }
  async function readText(t) {
   const {isMap: e, isScalar: a, LineCounter: s, parseDocument: i} = await n.e(8815).then(n.t.bind(n, 38815, 19));
   const c = new s;
   const l = i(t, {
    schema: "failsafe",
    lineCounter: c,
    uniqueKeys: true
   });
   const locationOf = t => {
    const {line: e, col: n} = c.linePos(t);
    return `vars:${String(e)}:${String(n)}`;
   };
   const u = l.errors.map(t => diagnostic(locationOf(t.pos[0]), "invalid YAML", {
    found: t.message.split("\n")[0]?.replace(/ at line \d+, column \d+:?/, "") ?? ""
   }));
   const d = l.contents;
   if (u.length > 0) throw new o.yo(u);
   if (d === null) return {};
   if (!e(d)) throw new o.yo(diagnostic("vars", "variables must be a mapping"));
   const f = [];
   for (const {key: t, value: e} of d.items) {
    const n = t?.range?.[0] ?? 0;
    const o = a(t) ? String(t.value) : "";
    r.test(o) ? e === null || a(e) ? f.push([ o, e === null ? "" : String(e.value) ]) : u.push(diagnostic(locationOf(n), `the variable ${o} is not text`, {
     hint: "write the value in quotes, or after | on separate lines"
    })) : u.push(invalidName(locationOf(n), o));
   }
   if (u.length > 0) throw new o.yo(u);
   return Object.fromEntries(f);
  }
  function invalidName(t, e) {
   return diagnostic(t, `${JSON.stringify(e)} is not a valid variable name`, {
    hint: "start with a letter, followed by letters, digits, dots, dashes and underscores"
   });
  }
  function diagnostic(t, e, {found: n, hint: o} = {}) {
   return {
    code: "setting-invalid",
    location: t,
    message: e,
    ...n === void 0 ? {} : {
     found: n
    },
    hint: o ?? "write one `name: value` per line, or --var name=value"
   };
  }
 })
};
