"use strict";

exports.id = 6727, exports.ids = [ 6727 ], exports.modules = {
 16727: (function(e, n, t) {
  t.r(n), t.d(n, {
   mcpCommand: () => mcpCommand
  });
  var o = t(42357), r = t(54539), i = t(18516), s = t(15172), a = t(54608), c = t(13151);
  const l = {
   description: "description",
   inputSchema: "input schema",
   rest: "annotations or output schema"
  };
  var m = t(22461), u = t(68350), d = t(88724), f = t(7436), p = t(31275);
  async function mcpCommand(e, n) {
   const [t] = e.operands;
   if ("pin" !== t) throw new o.yo({
    code: "argument-invalid",
    location: "mcp",
    message: void 0 === (v = t) ? "mcp needs an action" : "unknown action of mcp",
    ...void 0 === v ? {} : {
     found: v
    },
    hint: "write: sallyport mcp pin"
   });
   var v;
   const h = await (0, p.kv)(e, n), w = await (0, d.readMcpConfiguration)(h.settings, h.trustedSource.source), {stdio: y, environment: g, signal: b} = n;
   if (0 === w.servers.length) return y.err("No MCP servers are configured: see docs/mcp.md.\n"), 
   0;
   for (const e of w.notices) y.err(`${e}\n`);
   const k = (0, u.hg)(h.settings, h.locationOfRule), $ = await (0, i.c)({
    runContext: h,
    hostEnvironment: n,
    lists: k,
    onSandbox: ({level: e}) => y.err(`Sandbox: ${e}\n`)
   }, e => Promise.all(w.servers.map(n => async function(e, n, t, r) {
    const {connection: i, missing: l} = (0, c.i)(e.connection, n);
    if (l.length > 0) return {
     server: e,
     problem: `these variables are not set: ${l.join(", ")}`
    };
    try {
     const n = await (0, a.C)(e, i, t, r);
     return await n.close(), {
      server: e,
      pinned: (0, s.hD)(n)
     };
    } catch (n) {
     return {
      server: e,
      problem: (0, o.bD)(n)
     };
    }
   }(n, g, e, b)))), O = $.flatMap(e => function(e, {lock: n}) {
    if ("problem" in e) return [];
    const {givenName: t} = e.server, o = n?.servers[t], i = function(e, n) {
     const t = e?.tools ?? {};
     return [ ...[ ...new Set([ ...Object.keys(t), ...Object.keys(n.tools) ]) ].toSorted().flatMap(e => {
      const [o, r] = [ t[e], n.tools[e] ];
      if (void 0 === o) return [ `new: ${e}` ];
      if (void 0 === r) return [ `removed: ${e}` ];
      const i = [ "description", "inputSchema", "rest" ].filter(e => o[e] !== r[e]);
      return 0 === i.length ? [] : [ `changed: ${e} (${i.map(e => l[e]).join(", ")})` ];
     }), ...void 0 === e || e.instructions === n.instructions ? [] : [ "changed: instructions of the server" ] ];
    }(o, e.pinned).map(e => `${t}  ${(0, m.U)(e, 200)}`);
    return void 0 !== o || i.length > 0 ? i : [ `${t}  new: a server with ${(0, r.B)(0, "tool")}` ];
   }(e, w)), x = Object.keys(w.lock?.servers ?? {}).filter(e => !w.servers.some(({givenName: n}) => n === e));
   for (const e of [ ...O, ...x.map(e => `${e}  removed: the server`) ]) y.out(`${e}\n`);
   const C = $.filter(e => "problem" in e);
   for (const {server: e, problem: n} of C) y.err(`The MCP server ${e.givenName} is not available: ${(0, 
   m.U)(n, 1e3)}\n`);
   const j = 0 === O.length && 0 === x.length && null !== w.lock;
   return (0, f.JG)(e, "check") ? (y.err(j && 0 === C.length ? `${w.lockPath} is up to date.\n` : function({lock: e, lockPath: n}) {
    return null === e ? `There is no ${n}: run sallyport mcp pin.\n` : `${n} is not up to date: review the differences, and run sallyport mcp pin.\n`;
   }(w)), j && 0 === C.length ? 0 : 1) : (await h.files.write(w.lockPath, function(e, {lock: n}) {
    const t = e.flatMap(e => {
     const {givenName: t} = e.server, o = "pinned" in e ? e.pinned : n?.servers[t];
     return void 0 === o ? [] : [ [ t, o ] ];
    });
    return (0, s.X5)({
     servers: Object.fromEntries(t)
    });
   }($, w)), y.err(`${j ? "Unchanged" : "Written"}: ${w.lockPath}. Review the tools before you commit it.\n`), 
   0 === C.length ? 0 : 1);
  }
 }),
 31275: (function(e, n, t) {
  t.d(n, {
   GV: () => runtimeOf,
   gW: () => runtimeOptionsOf,
   kv: () => runContextOf,
   wM: () => evaluateCall
  });
  var o = t(64739), r = t(42357), i = t(63846), s = t(91207), a = t(49137), c = t(48080), l = t(68350), m = t(66843), u = t(44697), d = t(62491), f = t(478), p = t(20600), v = t(7436);
  async function runContextOf(e, n, t = () => Promise.resolve()) {
   const r = n.environment, {temporary: i} = n, s = (0, m.T)((0, v.f5)(e), e.problems), c = await (0, 
   o.ue)(s.early, n, e => (0, a.j)({
    environment: r,
    home: i,
    temporary: i
   }, e));
   return await (0, o.wW)(c, s, n, {
    checkPrompt: t
   });
  }
  const neverRun = () => Promise.reject(new Error("no tool runs without a model")), h = [ (0, 
  u.Q)(neverRun), (0, d.g)("", neverRun), (0, f.d)({
   guard: () => null,
   loadFetcher: neverRun
  }), (0, p.t)({
   provider: "",
   loadSearch: neverRun
  }) ];
  async function runtimeOptionsOf(e, n) {
   const {allow: t, ask: o, deny: r} = e.settings;
   return {
    runContext: e,
    lists: (0, l.hg)({
     allow: t,
     ask: o,
     deny: r
    }, e.locationOfRule),
    spec: n,
    tools: [ ...await (0, s.p)({
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
     temporary: (0, c.YB)(n)
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
   if (void 0 === o && "Memory" === n) throw new r.yo({
    code: "argument-invalid",
    location: "--tool",
    message: "Memory is off: it needs a file",
    hint: "name one with memory-file, such as memory-file: AGENTS.md in the configuration"
   });
   if (void 0 === o) {
    const t = [ ...new Set(e.tools.map(e => e.name)) ], o = (0, r.pA)(n, t);
    throw new r.yo({
     code: "argument-invalid",
     location: "--tool",
     message: `unknown tool ${JSON.stringify(n)}`,
     hint: void 0 === o ? `the tools are ${t.join(", ")}` : `did you mean ${o}?`
    });
   }
   const i = o.bind(t);
   if (!i.ok) throw new r.yo(i.problems.map(e => ({
    code: "argument-invalid",
    location: "--input",
    message: e,
    hint: `pass the input of ${n} as a JSON object`
   })));
   const {effects: s, subject: a} = i.call;
   return e.policy({
    tool: n,
    effects: s,
    ...void 0 === a ? {} : {
     subject: a
    }
   });
  }
 }),
 85563: (function(e, n, t) {
  t.d(n, {
   N: () => withConfinedRuntime
  });
  var o = t(62811), r = t(39446), i = t(34325), s = t(49137);
  async function withConfinedRuntime({redact: e, onSandbox: n, ...t}, a) {
   const {settings: c} = t.runContext, l = (0, o.G)(t.hostEnvironment.temporary, e), m = (0, 
   i.H)(l);
   m.make();
   const u = (0, s.Y)({
    ...t,
    childProcesses: m.childProcesses,
    sandbox: {
     mode: c.sandbox,
     makeDirectory: () => l.makeDirectory("sandbox"),
     limits: c,
     onReport: e => n?.(e)
    }
   });
   try {
    return await u.ready(), "require" === c.sandbox && await (u.sandbox?.report()), 
    await a(u);
   } finally {
    u.sandbox?.close(), (0, r.j)(l.run), l.remove();
   }
  }
 }),
 18516: (function(e, n, t) {
  t.d(n, {
   c: () => withServerPorts
  });
  var o = t(48080), r = t(66577), i = t(85563), s = t(79087);
  async function withServerPorts(e, n) {
   const {lists: t} = e, {environment: a} = e.hostEnvironment, c = (0, r.l)((0, o.Fj)(a));
   return await (0, i.N)({
    ...e,
    redact: c.redact,
    spec: null,
    tools: []
   }, async e => await n((0, s.R)({
    lists: t,
    runtime: e,
    environment: a,
    redactor: c
   })));
  }
 })
};
