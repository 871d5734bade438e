"use strict";

exports.id = 6727, exports.ids = [ 6727 ], exports.modules = {
 16727: (function(e, n, t) {
  t.r(n), t.d(n, {
   mcpCommand: () => mcpCommand
  });
  var o = t(42357), r = t(54539), s = t(18516), i = t(15172), a = t(54608), c = t(13151);
  const l = {
   description: "description",
   inputSchema: "input schema",
   rest: "annotations or output schema"
  };
  var m = t(22461), u = t(68350), d = t(88724), p = t(7436), f = t(31275);
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
   const h = await (0, f.kv)(e, n), g = await (0, d.readMcpConfiguration)(h.settings, h.trustedSource.source), {stdio: w, environment: y, signal: b} = n;
   if (0 === g.servers.length) return w.err("No MCP servers are configured: see docs/mcp.md.\n"), 
   0;
   for (const e of g.notices) w.err(`${e}\n`);
   const k = (0, u.hg)(h.settings, h.locationOfRule), $ = await (0, s.c)({
    runContext: h,
    hostEnvironment: n,
    lists: k,
    onSandbox: e => w.err(`Sandbox: ${e}\n`)
   }, e => Promise.all(g.servers.map(n => async function(e, n, t, r) {
    const {connection: s, missing: l} = (0, c.i)(e.connection, n);
    if (l.length > 0) return {
     server: e,
     problem: `these variables are not set: ${l.join(", ")}`
    };
    try {
     const n = await (0, a.C)(e, s, t, r);
     return await n.close(), {
      server: e,
      pinned: (0, i.hD)(n)
     };
    } catch (n) {
     return {
      server: e,
      problem: (0, o.bD)(n)
     };
    }
   }(n, y, e, b)))), x = $.flatMap(e => function(e, {lock: n}) {
    if ("problem" in e) return [];
    const {givenName: t} = e.server, o = n?.servers[t], s = function(e, n) {
     const t = e?.tools ?? {};
     return [ ...[ ...new Set([ ...Object.keys(t), ...Object.keys(n.tools) ]) ].toSorted().flatMap(e => {
      const [o, r] = [ t[e], n.tools[e] ];
      if (void 0 === o) return [ `new: ${e}` ];
      if (void 0 === r) return [ `removed: ${e}` ];
      const s = [ "description", "inputSchema", "rest" ].filter(e => o[e] !== r[e]);
      return 0 === s.length ? [] : [ `changed: ${e} (${s.map(e => l[e]).join(", ")})` ];
     }), ...void 0 === e || e.instructions === n.instructions ? [] : [ "changed: instructions of the server" ] ];
    }(o, e.pinned).map(e => `${t}  ${(0, m.U)(e, 200)}`);
    return void 0 !== o || s.length > 0 ? s : [ `${t}  new: a server with ${(0, r.B)(0, "tool")}` ];
   }(e, g)), P = Object.keys(g.lock?.servers ?? {}).filter(e => !g.servers.some(({givenName: n}) => n === e));
   for (const e of [ ...x, ...P.map(e => `${e}  removed: the server`) ]) w.out(`${e}\n`);
   const j = $.filter(e => "problem" in e);
   for (const {server: e, problem: n} of j) w.err(`The MCP server ${e.givenName} is not available: ${(0, 
   m.U)(n, 1e3)}\n`);
   const C = 0 === x.length && 0 === P.length && null !== g.lock;
   return (0, p.JG)(e, "check") ? (w.err(C && 0 === j.length ? `${g.lockPath} is up to date.\n` : function({lock: e, lockPath: n}) {
    return null === e ? `There is no ${n}: run sallyport mcp pin.\n` : `${n} is not up to date: review the differences, and run sallyport mcp pin.\n`;
   }(g)), C && 0 === j.length ? 0 : 1) : (await h.files.write(g.lockPath, function(e, {lock: n}) {
    const t = e.flatMap(e => {
     const {givenName: t} = e.server, o = "pinned" in e ? e.pinned : n?.servers[t];
     return void 0 === o ? [] : [ [ t, o ] ];
    });
    return (0, i.X5)({
     servers: Object.fromEntries(t)
    });
   }($, g)), w.err(`${C ? "Unchanged" : "Written"}: ${g.lockPath}. Review the tools before you commit it.\n`), 
   0 === j.length ? 0 : 1);
  }
 }),
 31275: (function(e, n, t) {
  t.d(n, {
   GV: () => runtimeOf,
   kv: () => runContextOf,
   wM: () => evaluateCall
  });
  var o = t(64739), r = t(42357), s = t(63846), i = t(91207), a = t(49137), c = t(48080), l = t(68350), m = t(66843), u = t(44697), d = t(62491), p = t(478), f = t(20600), v = t(7436);
  async function runContextOf(e, n, t = () => Promise.resolve()) {
   const r = n.environment, {temporary: s} = n, i = (0, m.T)((0, v.f5)(e), e.problems), c = await (0, 
   o.ue)(i.early, n, e => (0, a.j)({
    environment: r,
    home: s,
    temporary: s
   }, e));
   return await (0, o.wW)(c, i, n, {
    checkPrompt: t
   });
  }
  const neverRun = () => Promise.reject(new Error("no tool runs without a model")), h = [ (0, 
  u.Q)(neverRun), (0, d.g)("", neverRun), (0, p.d)({
   guard: () => null,
   loadFetcher: neverRun
  }), (0, f.t)({
   provider: "",
   loadSearch: neverRun
  }) ];
  async function runtimeOf(e, n, {spec: t, childProcesses: o} = {}) {
   const {allow: r, ask: m, deny: u} = e.settings, d = (0, a.Y)({
    runContext: e,
    hostEnvironment: n,
    childProcesses: o ?? {
     home: n.home,
     temporary: (0, c.YB)(n)
    },
    lists: (0, l.hg)({
     allow: r,
     ask: m,
     deny: u
    }, e.locationOfRule),
    spec: t ?? null,
    tools: [ ...await (0, i.p)({
     keep: () => null
    }, Object.keys(s.J0), {
     findings: !0
    }), ...h ]
   });
   return await d.ready(), d;
  }
  const g = /^mcp__[A-Za-z0-9-]+(?:_[A-Za-z0-9-]+)*__[A-Za-z0-9_-]+$/;
  function evaluateCall(e, n, t) {
   const o = e.tools.find(e => e.name === n);
   if (void 0 === o && g.test(n)) return e.policy({
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
   const s = o.bind(t);
   if (!s.ok) throw new r.yo(s.problems.map(e => ({
    code: "argument-invalid",
    location: "--input",
    message: e,
    hint: `pass the input of ${n} as a JSON object`
   })));
   const {effects: i, subject: a} = s.call;
   return e.policy({
    tool: n,
    effects: i,
    ...void 0 === a ? {} : {
     subject: a
    }
   });
  }
 }),
 18516: (function(e, n, t) {
  t.d(n, {
   c: () => withServerPorts
  });
  var o = t(62811), r = t(48080), s = t(39446), i = t(66577), a = t(79087), c = t(34325), l = t(49137);
  async function withServerPorts(e, n) {
   const {runContext: t, hostEnvironment: m, lists: u, onSandbox: d} = e, {environment: p, temporary: f} = m, v = (0, 
   i.l)((0, r.Fj)(p)), h = (0, o.G)(f, v.redact), g = (0, c.H)(h);
   g.make();
   const w = (0, l.Y)({
    runContext: t,
    hostEnvironment: m,
    childProcesses: g.childProcesses,
    lists: u,
    spec: null,
    tools: [],
    sandbox: {
     mode: t.settings.sandbox,
     makeDirectory: () => h.makeDirectory("sandbox"),
     limits: t.settings,
     onReport: ({level: e}) => d?.(e)
    }
   });
   try {
    return await w.ready(), await n((0, a.R)({
     lists: u,
     runtime: w,
     environment: p,
     redactor: v
    }));
   } finally {
    w.sandbox?.close(), (0, s.j)(h.run), h.remove();
   }
  }
 })
};
