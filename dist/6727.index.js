"use strict";

exports.id = 6727;

exports.ids = [ 6727 ];

exports.modules = {
 16727: (function(n, e, t) {
  t.r(e);
  t.d(e, {
   mcpCommand: () => mcpCommand
  });
  var o = t(42357);
  var r = t(54539);
  var s = t(18516);
  var i = t(15172);
  var a = t(54608);
  var c = t(13151);
  async function pinOf(n, e, t, r) {
   const {connection: s, missing: l} = (0, c.i)(n.connection, e);
   if (l.length > 0) return {
    server: n,
    problem: `these variables are not set: ${l.join(", ")}`
   };
   try {
    const e = await (0, a.C)(n, s, t, r);
    await e.close();
    return {
     server: n,
     pinned: (0, i.hD)(e)
    };
   } catch (e) {
    return {
     server: n,
     problem: (0, o.bD)(e)
    };
   }
  }
  function pinChanges(n, e) {
   const t = n?.tools ?? {};
   const o = [ ...new Set([ ...Object.keys(t), ...Object.keys(e.tools) ]) ].toSorted();
   const r = o.flatMap(n => {
    const [o, r] = [ t[n], e.tools[n] ];
    if (o === void 0) return [ `new: ${n}` ];
    if (r === void 0) return [ `removed: ${n}` ];
    const s = (0, i.Ty)(o, r);
    return s.length === 0 ? [] : [ `changed: ${n} (${s.join(", ")})` ];
   });
   const s = n === void 0 || n.instructions === e.instructions;
   return [ ...r, ...s ? [] : [ "changed: instructions of the server" ] ];
  }
  var l = t(78594);
  var u = t(68350);
  var v = t(88724);
  var m = t(7436);
  var d = t(31275);
  async function mcpCommand(n, e) {
   const [t] = n.operands;
   if (t !== "pin") throw new o.yo(unknownAction(t));
   const r = await (0, d.kv)(n, e);
   const i = await (0, v.readMcpConfiguration)(r.settings, r.trustedSource.source);
   const {stdio: a, environment: c, signal: f} = e;
   if (i.servers.length === 0) {
    a.err("No MCP servers are configured: see docs/mcp.md.\n");
    return 0;
   }
   for (const n of i.notices) a.err(`${n}\n`);
   const p = (0, u.hg)(r.settings, r.locationOfRule);
   const onSandbox = ({level: n}) => a.err(`Sandbox: ${n}\n`);
   const h = await (0, s.c)({
    runContext: r,
    hostEnvironment: e,
    lists: p,
    onSandbox: onSandbox
   }, n => Promise.all(i.servers.map(e => pinOf(e, c, n, f))));
   const w = h.flatMap(n => changesOf(n, i));
   const g = Object.keys(i.lock?.servers ?? {}).filter(n => !i.servers.some(({givenName: e}) => e === n));
   for (const n of [ ...w, ...g.map(n => `${n}  removed: the server`) ]) a.out(`${n}\n`);
   const y = h.filter(n => "problem" in n);
   for (const {server: n, problem: e} of y) a.err(`The MCP server ${n.givenName} is not available: ${(0, 
   l.T)(e, 1e3)}\n`);
   const k = w.length === 0 && g.length === 0 && i.lock !== null;
   if ((0, m.JG)(n, "check")) {
    a.err(k && y.length === 0 ? `${i.lockPath} is up to date.\n` : checkFailed(i));
    return k && y.length === 0 ? 0 : 1;
   }
   await r.files.write(i.lockPath, lockText(h, i));
   a.err(`${k ? "Unchanged" : "Written"}: ${i.lockPath}. Review the tools before you commit it.\n`);
   return y.length === 0 ? 0 : 1;
  }
  function unknownAction(n) {
   return {
    code: "argument-invalid",
    location: "mcp",
    message: n === void 0 ? "mcp needs an action" : "unknown action of mcp",
    ...n === void 0 ? {} : {
     found: n
    },
    hint: "write: sallyport mcp pin"
   };
  }
  function checkFailed({lock: n, lockPath: e}) {
   return n === null ? `${e} does not exist: run sallyport mcp pin.\n` : `${e} is not up to date: review the differences, and run sallyport mcp pin.\n`;
  }
  function lockText(n, {lock: e}) {
   const t = n.flatMap(n => {
    const {givenName: t} = n.server;
    const o = "pinned" in n ? n.pinned : e?.servers[t];
    return o === void 0 ? [] : [ [ t, o ] ];
   });
   return (0, i.X5)({
    servers: Object.fromEntries(t)
   });
  }
  function changesOf(n, {lock: e}) {
   if ("problem" in n) return [];
   const {givenName: t} = n.server;
   const o = e?.servers[t];
   const s = pinChanges(o, n.pinned).map(n => `${t}  ${(0, l.T)(n, 200)}`);
   if (o !== void 0 || s.length > 0) return s;
   return [ `${t}  new: a server with ${(0, r.B4)(0, "tool")}` ];
  }
 }),
 31275: (function(n, e, t) {
  t.d(e, {
   GV: () => runtimeOf,
   gW: () => runtimeOptionsOf,
   kv: () => runContextOf,
   wM: () => evaluateCall
  });
  var o = t(64778);
  var r = t(42357);
  var s = t(63846);
  var i = t(91207);
  var a = t(48620);
  var c = t(48080);
  var l = t(68350);
  var u = t(66843);
  var v = t(44697);
  var m = t(62491);
  var d = t(478);
  var f = t(20600);
  var p = t(7436);
  async function runContextOf(n, e, t = () => Promise.resolve()) {
   const r = (0, u.T)((0, p.f5)(n), n.problems);
   const s = await (0, o.ue)(r.early, e);
   return await (0, o.wW)(s, r, e, {
    checkPrompt: t
   });
  }
  const neverRun = () => Promise.reject(new Error("no tool runs without a model"));
  const h = [ (0, v.Q)(neverRun), (0, m.g)("", neverRun), (0, d.d)({
   guard: () => null,
   loadFetcher: neverRun
  }), (0, f.t)({
   provider: "",
   loadSearch: neverRun
  }) ];
  async function runtimeOptionsOf(n, e) {
   return {
    runContext: n,
    lists: (0, l.hg)(n.settings, n.locationOfRule),
    spec: e,
    tools: [ ...await (0, i.p)({
     keep: () => null
    }, Object.keys(s.J0), {
     findings: true
    }), ...h ]
   };
  }
  async function runtimeOf(n, e, t = null) {
   const o = (0, a.Y)({
    ...await runtimeOptionsOf(n, t),
    hostEnvironment: e,
    childProcesses: {
     home: e.home,
     temporary: (0, c.YB)(e)
    }
   });
   await o.ready();
   return o;
  }
  const w = /^mcp__[A-Za-z0-9-]+(?:_[A-Za-z0-9-]+)*__[A-Za-z0-9_-]+$/;
  function evaluateCall(n, e, t) {
   const o = n.tools.find(n => n.name === e);
   if (o === void 0 && w.test(e)) return n.policy({
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
    const t = [ ...new Set(n.tools.map(n => n.name)) ];
    throw new r.yo({
     code: "argument-invalid",
     location: "--tool",
     message: `unknown tool ${JSON.stringify(e)}`,
     hint: (0, r.au)(e, t) ?? `the tools are ${t.join(", ")}`
    });
   }
   const s = o.bind(t);
   if (!s.ok) throw new r.yo(s.problems.map(n => ({
    code: "argument-invalid",
    location: "--input",
    message: n,
    hint: `pass the input of ${e} as a JSON object`
   })));
   const {effects: i, subject: a} = s.call;
   return n.policy({
    tool: e,
    effects: i,
    ...a === void 0 ? {} : {
     subject: a
    }
   });
  }
 }),
 85563: (function(n, e, t) {
  t.d(e, {
   N: () => withConfinedRuntime
  });
  var o = t(58484);
  var r = t(39446);
  var s = t(34325);
  var i = t(48620);
  async function withConfinedRuntime({redact: n, onSandbox: e, ...t}, a) {
   const {settings: c} = t.runContext;
   const l = (0, o.G)(t.hostEnvironment.temporary, n);
   const u = (0, s.H)(l);
   u.make();
   const v = (0, i.Y)({
    ...t,
    childProcesses: u.childProcesses,
    sandbox: {
     mode: c.sandbox,
     makeDirectory: () => l.makeDirectory("sandbox"),
     limits: c,
     onReport: n => e?.(n)
    }
   });
   try {
    await v.ready();
    c.sandbox === "require" && await (v.sandbox?.report());
    return await a(v);
   } finally {
    v.sandbox?.close();
    (0, r.j)(l.run);
    l.remove();
   }
  }
 }),
 18516: (function(n, e, t) {
  t.d(e, {
   c: () => withServerPorts
  });
  var o = t(48080);
  var r = t(66577);
  var s = t(85563);
  var i = t(79087);
  async function withServerPorts(n, e) {
   const {lists: t} = n;
   const {environment: a} = n.hostEnvironment;
   const c = (0, r.l)((0, o.Fj)(a));
   return await (0, s.N)({
    ...n,
    redact: c.redact,
    spec: null,
    tools: []
   }, async n => await e((0, i.R)({
    lists: t,
    runtime: n,
    environment: a,
    redactor: c
   })));
  }
 })
};
