"use strict";

exports.id = 4945, exports.ids = [ 4945 ], exports.modules = {
 24945: (function(e, t, n) {
  n.r(t), n.d(t, {
   render: () => render
  });
  var o = n(19794), r = n(42357), s = n(54539), a = n(70563), i = n(73948), l = n(62811), c = n(48080), u = n(66577), f = n(91242), m = n(1418), p = n(68350), d = n(52105), g = n(7436), w = n(46915), y = n(19326);
  function turnsOf({before: e, parts: t}) {
   return [ ...e, {
    role: "user",
    parts: t
   } ];
  }
  function partText(e) {
   if ("text" === e.type) return e.text;
   const t = Buffer.byteLength(e.data, "base64");
   return `(${e.mediaType}, ${void 0 === e.name ? "" : `${e.name}, `}${(0, s.Z)(t)} bytes)`;
  }
  function decided(e, {outcome: t, reason: n, suggest: o}) {
   return [ `${("run" === t ? "yes" : "refuse").padEnd(6)} ${e}`, `       ${n}`, ...o.map(e => `       would be allowed by: ${(0, 
   y.Q$)(e)}`) ];
  }
  var h = n(31275);
  const $ = 1e6;
  async function render(e, t) {
   const n = await (0, h.kv)(e, t, async n => {
    const o = await choiceOf(e, n);
    "-" !== o["prompt-file"] && void 0 !== (o["prompt-file"] ?? o.command) && await promptOf(o, n, t);
   }), o = await choiceOf(e, n), {allow: $, ask: v, deny: b} = n.settings, [O] = await (0, 
   r.Jf)(() => promptOf(o, n, t), () => (0, p.hg)({
    allow: $,
    ask: v,
    deny: b
   }, n.locationOfRule)), {stdio: k} = t, [j, x] = [ (0, g.JG)(e, "json"), (0, g.JG)(e, "parts") ], J = {
    args: n.settings.args,
    vars: await (0, d.C)(n.settings.vars)
   };
   if ((0, g.JG)(e, "plan")) {
    const e = await (0, h.GV)(n, t, {
     spec: O
    }), o = {
     ...e,
     cwd: e.files.root
    }, r = await (0, m.w)(O, J, o);
    return k.out(j ? `${JSON.stringify(r)}\n` : function(e) {
     const t = [ ...e.segments.filter(({kind: e, content: t}) => "text" !== e && "file" !== e && ("shell" !== e || "" === t)).map(e => `${e.kind.padEnd(8)} ${e.source}`), ...e.printed.map(e => `variable ${e}`), ...e.files.flatMap(e => decided(`read ${e.path}`, e)), ...e.commands.flatMap(e => decided(`run ${e.command}`, e)) ];
     return [ `format ${e.format}`, ...0 === t.length ? [ "no placeholders" ] : t, "" ].join("\n");
    }(r)), await (0, m.G)(O, J, o, {
     missingFiles: n.settings["missing-files"]
    }), 0;
   }
   const S = (0, l.G)(t.temporary, (0, u.a)((0, c.Fj)(t.environment))), M = {
    home: S.makeDirectory("home"),
    temporary: S.makeDirectory("tmp")
   }, R = await (0, h.GV)(n, t, {
    spec: O,
    childProcesses: M
   });
   return function(e, t, {stdio: n, asJson: o, withParts: r}) {
    for (const t of e.notices) n.err(`${t}\n`);
    if ("cancelled" === e.kind) return 130;
    if ("refused" === e.kind) return n.err(e.denials.flatMap(e => [ `refused: ${e.label}`, `  ${e.reason}`, ...e.suggest.map(e => `  would be allowed by: ${(0, 
    y.Q$)(e)}`) ]).map(e => `${e}\n`).join("")), 3;
    const a = e.attachments.filter(e => "call" in e).length;
    return a > 0 && !o && !r && n.err(`${(0, s.B)(a, "call")} of Read or List before the prompt: see --parts\n`), 
    o ? n.out(`${JSON.stringify(function(e, {before: t, attachments: n, parts: o}) {
     return {
      source: e,
      ...0 === t.length ? {} : {
       before: t
      },
      attachments: n,
      parts: o
     };
    }(t, e))}\n`) : n.out(r ? function(e) {
     return `${[ ...e.attachments.flatMap(e => {
      if ("notice" === e.type) return [ "--- notice ---", e.text ];
      if (!("result" in e)) return [];
      const {call: t, result: n} = e;
      return [ `--- ${t.name} ${JSON.stringify(t.input)} ---`, n.parts.map(partText).join("\n") ];
     }), ...turnsOf(e).flatMap(({role: e, parts: t}, n, {length: o}) => {
      const r = t.flatMap(({origin: e, source: t, part: n}) => {
       const o = "text" === n.type ? `, ${(0, s.B)(n.text.length, "character")}` : "";
       return [ `--- ${void 0 === t ? e : `${e} ${JSON.stringify(t)}`}${o} ---`, partText(n) ];
      });
      return 1 === o ? r : [ `=== ${e} ===`, ...r ];
     }) ].join("\n")}\n`;
    }(e) : function(e) {
     const t = turnsOf(e), n = t.map(({parts: e}) => (0, w.Ae)(e).map(partText).join("\n"));
     return 1 === n.length ? `${n.join("")}\n` : `${n.map((e, n) => `--- ${t[n]?.role ?? ""} ---\n${e}`).join("\n\n")}\n`;
    }(e)), 0;
   }(await (0, a.G)(O, {
    ...J,
    missingFiles: n.settings["missing-files"],
    failedCommands: n.settings["failed-commands"],
    rawInvocation: (0, f.F)(o.command, J.args),
    isUntrustedTree: null !== n.trustedSource.commit
   }, {
    runtime: R,
    clock: i.m,
    changesReady: () => Promise.resolve(),
    onEvent: () => {},
    signal: t.signal
   }), O.source, {
    stdio: k,
    asJson: j,
    withParts: x
   });
  }
  async function promptOf(e, t, n) {
   const {"prompt-format": r} = t.settings;
   return await (0, f._)({
    ...e,
    "prompt-format": r
   }, {
    files: t.trustedSource.source,
    commands: (0, o.z)(t, n),
    readInput: () => n.stdio.readInput($)
   });
  }
  async function choiceOf(e, {settings: t, trustedSource: n}) {
   const [o] = e.operands, {command: r} = t;
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
 31275: (function(e, t, n) {
  n.d(t, {
   GV: () => runtimeOf,
   kv: () => runContextOf,
   wM: () => evaluateCall
  });
  var o = n(64739), r = n(42357), s = n(63846), a = n(91207), i = n(49137), l = n(48080), c = n(68350), u = n(66843), f = n(44697), m = n(62491), p = n(478), d = n(20600), g = n(7436);
  async function runContextOf(e, t, n = () => Promise.resolve()) {
   const r = t.environment, {temporary: s} = t, a = (0, u.T)((0, g.f5)(e), e.problems), l = await (0, 
   o.ue)(a.early, t, e => (0, i.j)({
    environment: r,
    home: s,
    temporary: s
   }, e));
   return await (0, o.wW)(l, a, t, {
    checkPrompt: n
   });
  }
  const neverRun = () => Promise.reject(new Error("no tool runs without a model")), w = [ (0, 
  f.Q)(neverRun), (0, m.g)("", neverRun), (0, p.d)({
   guard: () => null,
   loadFetcher: neverRun
  }), (0, d.t)({
   provider: "",
   loadSearch: neverRun
  }) ];
  async function runtimeOf(e, t, {spec: n, childProcesses: o} = {}) {
   const {allow: r, ask: u, deny: f} = e.settings, m = (0, i.Y)({
    runContext: e,
    hostEnvironment: t,
    childProcesses: o ?? {
     home: t.home,
     temporary: (0, l.YB)(t)
    },
    lists: (0, c.hg)({
     allow: r,
     ask: u,
     deny: f
    }, e.locationOfRule),
    spec: n ?? null,
    tools: [ ...await (0, a.p)({
     keep: () => null
    }, Object.keys(s.J0), {
     findings: !0
    }), ...w ]
   });
   return await m.ready(), m;
  }
  const y = /^mcp__[A-Za-z0-9-]+(?:_[A-Za-z0-9-]+)*__[A-Za-z0-9_-]+$/;
  function evaluateCall(e, t, n) {
   const o = e.tools.find(e => e.name === t);
   if (void 0 === o && y.test(t)) return e.policy({
    tool: t,
    effects: []
   });
   if (void 0 === o && "Memory" === t) throw new r.yo({
    code: "argument-invalid",
    location: "--tool",
    message: "Memory is off: it needs a file",
    hint: "name one with memory-file, such as memory-file: AGENTS.md in the configuration"
   });
   if (void 0 === o) {
    const n = [ ...new Set(e.tools.map(e => e.name)) ], o = (0, r.pA)(t, n);
    throw new r.yo({
     code: "argument-invalid",
     location: "--tool",
     message: `unknown tool ${JSON.stringify(t)}`,
     hint: void 0 === o ? `the tools are ${n.join(", ")}` : `did you mean ${o}?`
    });
   }
   const s = o.bind(n);
   if (!s.ok) throw new r.yo(s.problems.map(e => ({
    code: "argument-invalid",
    location: "--input",
    message: e,
    hint: `pass the input of ${t} as a JSON object`
   })));
   const {effects: a, subject: i} = s.call;
   return e.policy({
    tool: t,
    effects: a,
    ...void 0 === i ? {} : {
     subject: i
    }
   });
  }
 }),
 19326: (function(e, t, n) {
  function groupDenials(e) {
   const t = new Map;
   for (const n of e) {
    const e = JSON.stringify([ n.tool, n.label, n.reason, n.origin ]);
    t.set(e, {
     ...n,
     times: (t.get(e)?.times ?? 0) + 1
    });
   }
   return [ ...t.values() ];
  }
  function groupByRule(e) {
   const t = new Map;
   for (const n of e) {
    const {tool: e, reason: o, suggest: r, times: s, origin: a} = n, i = JSON.stringify([ e, o, r, a ]), {calls: l = [], times: c = 0} = t.get(i) ?? {};
    t.set(i, {
     calls: [ ...l, n ],
     reason: o,
     suggest: r,
     times: c + s
    });
   }
   return [ ...t.values() ];
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
  n.d(t, {
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
