"use strict";

exports.id = 4945;

exports.ids = [ 4945 ];

exports.modules = {
 24945: (function(t, n, e) {
  e.r(n);
  e.d(n, {
   render: () => render
  });
  var o = e(19794);
  var r = e(42357);
  var a = e(54539);
  var s = e(85563);
  var i = e(70563);
  var c = e(73948);
  var l = e(48080);
  var u = e(66577);
  var f = e(91242);
  var d = e(1418);
  var m = e(68350);
  var p = e(52105);
  var g = e(7436);
  var v = e(46915);
  var w = e(19326);
  function renderedValue(t, {before: n, attachments: e, parts: o}) {
   return {
    source: t,
    ...n.length === 0 ? {} : {
     before: n
    },
    attachments: e,
    parts: o
   };
  }
  function renderedText(t) {
   const n = turnsOf(t);
   const e = n.map(({parts: t}) => (0, v.Ae)(t).map(partText).join("\n"));
   if (e.length === 1) return `${e.join("")}\n`;
   return `${e.map((t, e) => `--- ${n[e]?.role ?? ""} ---\n${t}`).join("\n\n")}\n`;
  }
  function partsText(t) {
   const n = t.attachments.flatMap(t => {
    if (t.type === "notice") return [ "--- notice ---", t.text ];
    if (!("result" in t)) return [];
    const {call: n, result: e} = t;
    return [ `--- ${n.name} ${JSON.stringify(n.input)} ---`, e.parts.map(partText).join("\n") ];
   });
   const e = turnsOf(t).flatMap(({role: t, parts: n}, e, {length: o}) => {
    const r = n.flatMap(({origin: t, source: n, part: e}) => {
     const o = e.type === "text" ? `, ${(0, a.B)(e.text.length, "character")}` : "";
     const r = n === void 0 ? t : `${t} ${JSON.stringify(n)}`;
     return [ `--- ${r}${o} ---`, partText(e) ];
    });
    return o === 1 ? r : [ `=== ${t} ===`, ...r ];
   });
   return `${[ ...n, ...e ].join("\n")}\n`;
  }
  function turnsOf({before: t, parts: n}) {
   return [ ...t, {
    role: "user",
    parts: n
   } ];
  }
  function partText(t) {
   if (t.type === "text") return t.text;
   const n = Buffer.byteLength(t.data, "base64");
   return `(${t.mediaType}, ${t.name === void 0 ? "" : `${t.name}, `}${(0, a.Z)(n)} bytes)`;
  }
  function planText(t) {
   const n = t.segments.filter(({kind: t, content: n}) => t !== "text" && t !== "file" && (t !== "shell" || n === "")).map(t => `${t.kind.padEnd(8)} ${t.source}`);
   const e = t.printed.map(t => `variable ${t}`);
   const o = t.files.flatMap(t => decided(`read ${t.path}`, t));
   const r = t.commands.flatMap(t => decided(`run ${t.command}`, t));
   const a = [ ...n, ...e, ...o, ...r ];
   return [ `format ${t.format}`, ...a.length === 0 ? [ "no placeholders" ] : a, "" ].join("\n");
  }
  function decided(t, {outcome: n, reason: e, suggest: o}) {
   return [ `${(n === "run" ? "yes" : "refuse").padEnd(6)} ${t}`, `       ${e}`, ...o.map(t => `       would be allowed by: ${(0, 
   w.Q$)(t)}`) ];
  }
  function refusedText(t) {
   return t.flatMap(t => [ `refused: ${t.label}`, `  ${t.reason}`, ...t.suggest.map(t => `  would be allowed by: ${(0, 
   w.Q$)(t)}`) ]).map(t => `${t}\n`).join("");
  }
  var h = e(31275);
  const y = 1e6;
  async function render(t, n) {
   const e = await (0, h.kv)(t, n, async e => {
    const o = await choiceOf(t, e);
    if (o["prompt-file"] === "-" || (o["prompt-file"] ?? o.command) === void 0) return;
    await promptOf(o, e, n);
   });
   const o = await choiceOf(t, e);
   const [a] = await (0, r.Jf)(() => promptOf(o, e, n), () => (0, m.hg)(e.settings, e.locationOfRule));
   const {stdio: d} = n;
   const [v, w] = [ (0, g.JG)(t, "json"), (0, g.JG)(t, "parts") ];
   const y = {
    args: e.settings.args,
    vars: await (0, p.C)(e.settings.vars)
   };
   if ((0, g.JG)(t, "plan")) {
    await printPlan(a, y, {
     runContext: e,
     hostEnvironment: n,
     asJson: v
    });
    return 0;
   }
   const $ = {
    ...await (0, h.gW)(e, a),
    hostEnvironment: n,
    redact: (0, u.a)((0, l.Fj)(n.environment)),
    onSandbox: t => warnOfNone(t, d)
   };
   const x = await (0, s.N)($, async t => {
    const {"missing-files": r, "failed-commands": s} = e.settings;
    const l = e.trustedSource.commit !== null;
    return await (0, i.G)(a, {
     ...y,
     missingFiles: r,
     failedCommands: s,
     rawInvocation: (0, f.F)(o.command, y.args),
     isUntrustedTree: l
    }, {
     runtime: t,
     clock: c.m,
     changesReady: () => Promise.resolve(),
     onEvent: () => {},
     signal: n.signal
    });
   });
   return printRendering(x, a.source, {
    stdio: d,
    asJson: v,
    withParts: w
   });
  }
  async function printPlan(t, n, {runContext: e, hostEnvironment: o, asJson: r}) {
   const a = await (0, h.GV)(e, o, t);
   const s = {
    ...a,
    cwd: a.files.root
   };
   const i = await (0, d.w)(t, n, s);
   o.stdio.out(r ? `${JSON.stringify(i)}\n` : planText(i));
   await (0, d.G)(t, n, s, {
    missingFiles: e.settings["missing-files"]
   });
  }
  function warnOfNone({level: t, reason: n}, e) {
   t === "none" && e.err(`Sandbox: none. ${n}\n`);
  }
  function printRendering(t, n, {stdio: e, asJson: o, withParts: r}) {
   for (const n of t.notices) e.err(`${n}\n`);
   if (t.kind === "cancelled") return 130;
   if (t.kind === "refused") {
    e.err(refusedText(t.denials));
    return 3;
   }
   const s = t.attachments.filter(t => "call" in t).length;
   s > 0 && !o && !r && e.err(`${(0, a.B)(s, "call")} of Read or List before the prompt: see --parts\n`);
   o ? e.out(`${JSON.stringify(renderedValue(n, t))}\n`) : e.out(r ? partsText(t) : renderedText(t));
   return 0;
  }
  async function promptOf(t, n, e) {
   const {"prompt-format": r} = n.settings;
   return await (0, f._)({
    ...t,
    "prompt-format": r
   }, {
    files: n.trustedSource.source,
    commands: (0, o.z)(n, e),
    readInput: () => e.stdio.readInput(y)
   });
  }
  async function choiceOf(t, {settings: n, trustedSource: e}) {
   const [o] = t.operands;
   const {command: r} = n;
   if (o === void 0) return {
    command: r
   };
   const a = /^\/?[\p{L}\p{M}\p{N}_-]+(?::[\p{L}\p{M}\p{N}_.-]+)*$/u.test(o) && o !== "-";
   const s = !a || (await e.source.present([ o ])).size > 0;
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
 31275: (function(t, n, e) {
  e.d(n, {
   GV: () => runtimeOf,
   gW: () => runtimeOptionsOf,
   kv: () => runContextOf,
   wM: () => evaluateCall
  });
  var o = e(64739);
  var r = e(42357);
  var a = e(63846);
  var s = e(91207);
  var i = e(28008);
  var c = e(48080);
  var l = e(68350);
  var u = e(66843);
  var f = e(44697);
  var d = e(62491);
  var m = e(478);
  var p = e(20600);
  var g = e(7436);
  async function runContextOf(t, n, e = () => Promise.resolve()) {
   const r = (0, u.T)((0, g.f5)(t), t.problems);
   const a = await (0, o.ue)(r.early, n);
   return await (0, o.wW)(a, r, n, {
    checkPrompt: e
   });
  }
  const neverRun = () => Promise.reject(new Error("no tool runs without a model"));
  const v = [ (0, f.Q)(neverRun), (0, d.g)("", neverRun), (0, m.d)({
   guard: () => null,
   loadFetcher: neverRun
  }), (0, p.t)({
   provider: "",
   loadSearch: neverRun
  }) ];
  async function runtimeOptionsOf(t, n) {
   return {
    runContext: t,
    lists: (0, l.hg)(t.settings, t.locationOfRule),
    spec: n,
    tools: [ ...await (0, s.p)({
     keep: () => null
    }, Object.keys(a.J0), {
     findings: true
    }), ...v ]
   };
  }
  async function runtimeOf(t, n, e = null) {
   const o = (0, i.Y)({
    ...await runtimeOptionsOf(t, e),
    hostEnvironment: n,
    childProcesses: {
     home: n.home,
     temporary: (0, c.YB)(n)
    }
   });
   await o.ready();
   return o;
  }
  const w = /^mcp__[A-Za-z0-9-]+(?:_[A-Za-z0-9-]+)*__[A-Za-z0-9_-]+$/;
  function evaluateCall(t, n, e) {
   const o = t.tools.find(t => t.name === n);
   if (o === void 0 && w.test(n)) return t.policy({
    tool: n,
    effects: []
   });
   if (o === void 0 && n === "Memory") throw new r.yo({
    code: "argument-invalid",
    location: "--tool",
    message: "Memory is off: it needs a file",
    hint: "name one with memory-file, such as memory-file: AGENTS.md in the configuration"
   });
   if (o === void 0) {
    const e = [ ...new Set(t.tools.map(t => t.name)) ];
    const o = (0, r.pA)(n, e);
    throw new r.yo({
     code: "argument-invalid",
     location: "--tool",
     message: `unknown tool ${JSON.stringify(n)}`,
     hint: o === void 0 ? `the tools are ${e.join(", ")}` : `did you mean ${o}?`
    });
   }
   const a = o.bind(e);
   if (!a.ok) throw new r.yo(a.problems.map(t => ({
    code: "argument-invalid",
    location: "--input",
    message: t,
    hint: `pass the input of ${n} as a JSON object`
   })));
   const {effects: s, subject: i} = a.call;
   return t.policy({
    tool: n,
    effects: s,
    ...i === void 0 ? {} : {
     subject: i
    }
   });
  }
 }),
 85563: (function(t, n, e) {
  e.d(n, {
   N: () => withConfinedRuntime
  });
  var o = e(62811);
  var r = e(39446);
  var a = e(34325);
  var s = e(28008);
  async function withConfinedRuntime({redact: t, onSandbox: n, ...e}, i) {
   const {settings: c} = e.runContext;
   const l = (0, o.G)(e.hostEnvironment.temporary, t);
   const u = (0, a.H)(l);
   u.make();
   const f = (0, s.Y)({
    ...e,
    childProcesses: u.childProcesses,
    sandbox: {
     mode: c.sandbox,
     makeDirectory: () => l.makeDirectory("sandbox"),
     limits: c,
     onReport: t => n?.(t)
    }
   });
   try {
    await f.ready();
    c.sandbox === "require" && await (f.sandbox?.report());
    return await i(f);
   } finally {
    f.sandbox?.close();
    (0, r.j)(l.run);
    l.remove();
   }
  }
 }),
 19326: (function(t, n, e) {
  e.d(n, {
   KU: () => unpasteableRules,
   Q$: () => allowFlag,
   RJ: () => groupByRule,
   fE: () => suggestedRules,
   mM: () => allowLine,
   tR: () => allowBlock,
   uE: () => groupDenials
  });
  function groupDenials(t) {
   const n = new Map;
   for (const e of t) {
    const t = JSON.stringify([ e.tool, e.label, e.reason, e.origin ]);
    n.set(t, {
     ...e,
     times: (n.get(t)?.times ?? 0) + 1
    });
   }
   return [ ...n.values() ];
  }
  function groupByRule(t) {
   const n = new Map;
   for (const e of t) {
    const {tool: t, reason: o, suggest: r, times: a, origin: s} = e;
    const i = JSON.stringify([ t, o, r, s ]);
    const {calls: c = [], times: l = 0} = n.get(i) ?? {};
    n.set(i, {
     calls: [ ...c, e ],
     reason: o,
     suggest: r,
     times: l + a
    });
   }
   return [ ...n.values() ];
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
 })
};
