"use strict";

exports.id = 4945, exports.ids = [ 4945 ], exports.modules = {
 24945: (function(t, e, n) {
  n.r(e), n.d(e, {
   render: () => render
  });
  var o = n(19794), r = n(42357), a = n(54539), s = n(85563), i = n(70563), l = n(73948), c = n(48080), u = n(66577), f = n(91242), m = n(1418), d = n(68350), p = n(52105), g = n(7436), w = n(46915), y = n(19326);
  function turnsOf({before: t, parts: e}) {
   return [ ...t, {
    role: "user",
    parts: e
   } ];
  }
  function partText(t) {
   if ("text" === t.type) return t.text;
   const e = Buffer.byteLength(t.data, "base64");
   return `(${t.mediaType}, ${void 0 === t.name ? "" : `${t.name}, `}${(0, a.Z)(e)} bytes)`;
  }
  function decided(t, {outcome: e, reason: n, suggest: o}) {
   return [ `${("run" === e ? "yes" : "refuse").padEnd(6)} ${t}`, `       ${n}`, ...o.map(t => `       would be allowed by: ${(0, 
   y.Q$)(t)}`) ];
  }
  var h = n(31275);
  const $ = 1e6;
  async function render(t, e) {
   const n = await (0, h.kv)(t, e, async n => {
    const o = await choiceOf(t, n);
    "-" !== o["prompt-file"] && void 0 !== (o["prompt-file"] ?? o.command) && await promptOf(o, n, e);
   }), o = await choiceOf(t, n), {allow: $, ask: v, deny: b} = n.settings, [O] = await (0, 
   r.Jf)(() => promptOf(o, n, e), () => (0, d.hg)({
    allow: $,
    ask: v,
    deny: b
   }, n.locationOfRule)), {stdio: x} = e, [k, S] = [ (0, g.JG)(t, "json"), (0, g.JG)(t, "parts") ], j = {
    args: n.settings.args,
    vars: await (0, p.C)(n.settings.vars)
   };
   if ((0, g.JG)(t, "plan")) return await async function(t, e, {runContext: n, hostEnvironment: o, asJson: r}) {
    const a = await (0, h.GV)(n, o, t), s = {
     ...a,
     cwd: a.files.root
    }, i = await (0, m.w)(t, e, s);
    o.stdio.out(r ? `${JSON.stringify(i)}\n` : function(t) {
     const e = [ ...t.segments.filter(({kind: t, content: e}) => "text" !== t && "file" !== t && ("shell" !== t || "" === e)).map(t => `${t.kind.padEnd(8)} ${t.source}`), ...t.printed.map(t => `variable ${t}`), ...t.files.flatMap(t => decided(`read ${t.path}`, t)), ...t.commands.flatMap(t => decided(`run ${t.command}`, t)) ];
     return [ `format ${t.format}`, ...0 === e.length ? [ "no placeholders" ] : e, "" ].join("\n");
    }(i)), await (0, m.G)(t, e, s, {
     missingFiles: n.settings["missing-files"]
    });
   }(O, j, {
    runContext: n,
    hostEnvironment: e,
    asJson: k
   }), 0;
   const J = {
    ...await (0, h.gW)(n, O),
    hostEnvironment: e,
    redact: (0, u.a)((0, c.Fj)(e.environment)),
    onSandbox: t => function({level: t, reason: e}, n) {
     "none" === t && n.err(`Sandbox: none. ${e}\n`);
    }(t, x)
   };
   return function(t, e, {stdio: n, asJson: o, withParts: r}) {
    for (const e of t.notices) n.err(`${e}\n`);
    if ("cancelled" === t.kind) return 130;
    if ("refused" === t.kind) return n.err(t.denials.flatMap(t => [ `refused: ${t.label}`, `  ${t.reason}`, ...t.suggest.map(t => `  would be allowed by: ${(0, 
    y.Q$)(t)}`) ]).map(t => `${t}\n`).join("")), 3;
    const s = t.attachments.filter(t => "call" in t).length;
    return s > 0 && !o && !r && n.err(`${(0, a.B)(s, "call")} of Read or List before the prompt: see --parts\n`), 
    o ? n.out(`${JSON.stringify(function(t, {before: e, attachments: n, parts: o}) {
     return {
      source: t,
      ...0 === e.length ? {} : {
       before: e
      },
      attachments: n,
      parts: o
     };
    }(e, t))}\n`) : n.out(r ? function(t) {
     return `${[ ...t.attachments.flatMap(t => {
      if ("notice" === t.type) return [ "--- notice ---", t.text ];
      if (!("result" in t)) return [];
      const {call: e, result: n} = t;
      return [ `--- ${e.name} ${JSON.stringify(e.input)} ---`, n.parts.map(partText).join("\n") ];
     }), ...turnsOf(t).flatMap(({role: t, parts: e}, n, {length: o}) => {
      const r = e.flatMap(({origin: t, source: e, part: n}) => {
       const o = "text" === n.type ? `, ${(0, a.B)(n.text.length, "character")}` : "";
       return [ `--- ${void 0 === e ? t : `${t} ${JSON.stringify(e)}`}${o} ---`, partText(n) ];
      });
      return 1 === o ? r : [ `=== ${t} ===`, ...r ];
     }) ].join("\n")}\n`;
    }(t) : function(t) {
     const e = turnsOf(t), n = e.map(({parts: t}) => (0, w.Ae)(t).map(partText).join("\n"));
     return 1 === n.length ? `${n.join("")}\n` : `${n.map((t, n) => `--- ${e[n]?.role ?? ""} ---\n${t}`).join("\n\n")}\n`;
    }(t)), 0;
   }(await (0, s.N)(J, async t => {
    const {"missing-files": r, "failed-commands": a} = n.settings, s = null !== n.trustedSource.commit;
    return await (0, i.G)(O, {
     ...j,
     missingFiles: r,
     failedCommands: a,
     rawInvocation: (0, f.F)(o.command, j.args),
     isUntrustedTree: s
    }, {
     runtime: t,
     clock: l.m,
     changesReady: () => Promise.resolve(),
     onEvent: () => {},
     signal: e.signal
    });
   }), O.source, {
    stdio: x,
    asJson: k,
    withParts: S
   });
  }
  async function promptOf(t, e, n) {
   const {"prompt-format": r} = e.settings;
   return await (0, f._)({
    ...t,
    "prompt-format": r
   }, {
    files: e.trustedSource.source,
    commands: (0, o.z)(e, n),
    readInput: () => n.stdio.readInput($)
   });
  }
  async function choiceOf(t, {settings: e, trustedSource: n}) {
   const [o] = t.operands, {command: r} = e;
   return void 0 === o ? {
    command: r
   } : !/^\/?[\p{L}\p{M}\p{N}_-]+(?::[\p{L}\p{M}\p{N}_.-]+)*$/u.test(o) || "-" === o || (await n.source.present([ o ])).size > 0 ? {
    "prompt-file": o,
    command: r
   } : void 0 === r ? {
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
  var o = n(64739), r = n(42357), a = n(63846), s = n(91207), i = n(49137), l = n(48080), c = n(68350), u = n(66843), f = n(44697), m = n(62491), d = n(478), p = n(20600), g = n(7436);
  async function runContextOf(t, e, n = () => Promise.resolve()) {
   const r = e.environment, {temporary: a} = e, s = (0, u.T)((0, g.f5)(t), t.problems), l = await (0, 
   o.ue)(s.early, e, t => (0, i.j)({
    environment: r,
    home: a,
    temporary: a
   }, t));
   return await (0, o.wW)(l, s, e, {
    checkPrompt: n
   });
  }
  const neverRun = () => Promise.reject(new Error("no tool runs without a model")), w = [ (0, 
  f.Q)(neverRun), (0, m.g)("", neverRun), (0, d.d)({
   guard: () => null,
   loadFetcher: neverRun
  }), (0, p.t)({
   provider: "",
   loadSearch: neverRun
  }) ];
  async function runtimeOptionsOf(t, e) {
   const {allow: n, ask: o, deny: r} = t.settings;
   return {
    runContext: t,
    lists: (0, c.hg)({
     allow: n,
     ask: o,
     deny: r
    }, t.locationOfRule),
    spec: e,
    tools: [ ...await (0, s.p)({
     keep: () => null
    }, Object.keys(a.J0), {
     findings: !0
    }), ...w ]
   };
  }
  async function runtimeOf(t, e, n = null) {
   const o = (0, i.Y)({
    ...await runtimeOptionsOf(t, n),
    hostEnvironment: e,
    childProcesses: {
     home: e.home,
     temporary: (0, l.YB)(e)
    }
   });
   return await o.ready(), o;
  }
  const y = /^mcp__[A-Za-z0-9-]+(?:_[A-Za-z0-9-]+)*__[A-Za-z0-9_-]+$/;
  function evaluateCall(t, e, n) {
   const o = t.tools.find(t => t.name === e);
   if (void 0 === o && y.test(e)) return t.policy({
    tool: e,
    effects: []
   });
   if (void 0 === o && "Memory" === e) throw new r.yo({
    code: "argument-invalid",
    location: "--tool",
    message: "Memory is off: it needs a file",
    hint: "name one with memory-file, such as memory-file: AGENTS.md in the configuration"
   });
   if (void 0 === o) {
    const n = [ ...new Set(t.tools.map(t => t.name)) ], o = (0, r.pA)(e, n);
    throw new r.yo({
     code: "argument-invalid",
     location: "--tool",
     message: `unknown tool ${JSON.stringify(e)}`,
     hint: void 0 === o ? `the tools are ${n.join(", ")}` : `did you mean ${o}?`
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
    ...void 0 === i ? {} : {
     subject: i
    }
   });
  }
 }),
 85563: (function(t, e, n) {
  n.d(e, {
   N: () => withConfinedRuntime
  });
  var o = n(62811), r = n(39446), a = n(34325), s = n(49137);
  async function withConfinedRuntime({redact: t, onSandbox: e, ...n}, i) {
   const {settings: l} = n.runContext, c = (0, o.G)(n.hostEnvironment.temporary, t), u = (0, 
   a.H)(c);
   u.make();
   const f = (0, s.Y)({
    ...n,
    childProcesses: u.childProcesses,
    sandbox: {
     mode: l.sandbox,
     makeDirectory: () => c.makeDirectory("sandbox"),
     limits: l,
     onReport: t => e?.(t)
    }
   });
   try {
    return await f.ready(), "require" === l.sandbox && await (f.sandbox?.report()), 
    await i(f);
   } finally {
    f.sandbox?.close(), (0, r.j)(c.run), c.remove();
   }
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
    const {tool: t, reason: o, suggest: r, times: a, origin: s} = n, i = JSON.stringify([ t, o, r, s ]), {calls: l = [], times: c = 0} = e.get(i) ?? {};
    e.set(i, {
     calls: [ ...l, n ],
     reason: o,
     suggest: r,
     times: c + a
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
