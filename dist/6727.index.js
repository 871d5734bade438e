"use strict";

exports.id = 6727;

exports.ids = [ 6727, 1816 ];

exports.modules = {
 16727: (function(e, n, t) {
  t.r(n);
  t.d(n, {
   mcpCommand: () => mcpCommand
  });
  var o = t(42357);
  var r = t(54539);
  var i = t(37837);
  var s = t(15172);
  var a = t(30936);
  var c = t(13151);
  async function pinOf(e, n, t, r) {
   const {connection: i, missing: l} = (0, c.i)(e.connection, n);
   if (l.length > 0) return {
    server: e,
    problem: `these variables are not set: ${l.join(", ")}`
   };
   try {
    const n = await (0, a.C)(e, i, t, r);
    await n.close();
    return {
     server: e,
     pinned: (0, s.hD)(n)
    };
   } catch (n) {
    return {
     server: e,
     problem: (0, o.bD)(n)
    };
   }
  }
  function pinChanges(e, n) {
   const t = e?.tools ?? {};
   const o = [ ...new Set([ ...Object.keys(t), ...Object.keys(n.tools) ]) ].toSorted();
   const r = o.flatMap(e => {
    const [o, r] = [ t[e], n.tools[e] ];
    if (o === void 0) return [ `new: ${e}` ];
    if (r === void 0) return [ `removed: ${e}` ];
    const i = (0, s.Ty)(o, r);
    return i.length === 0 ? [] : [ `changed: ${e} (${i.join(", ")})` ];
   });
   const i = e === void 0 || e.instructions === n.instructions;
   return [ ...r, ...i ? [] : [ "changed: instructions of the server" ] ];
  }
  var l = t(78594);
  var u = t(68350);
  var f = t(88724);
  var d = t(7436);
  var v = t(72539);
  async function mcpCommand(e, n) {
   const [t] = e.operands;
   if (t !== "pin") throw new o.yo(unknownAction(t));
   const r = await (0, v.kv)(e, n);
   const s = await (0, f.readMcpConfiguration)(r.settings, r.trustedSource.source);
   const {stdio: a, environment: c, signal: m} = n;
   if (s.servers.length === 0) {
    a.err("No MCP servers are configured: see docs/mcp.md.\n");
    return 0;
   }
   for (const e of s.notices) a.err(`${e}\n`);
   const h = (0, u.hg)(r.settings, r.locationOfRule);
   const onSandbox = ({level: e}) => a.err(`Sandbox: ${e}\n`);
   const p = await (0, i.c)({
    runContext: r,
    hostEnvironment: n,
    lists: h,
    onSandbox: onSandbox
   }, e => Promise.all(s.servers.map(n => pinOf(n, c, e, m))));
   const g = p.flatMap(e => changesOf(e, s));
   const w = Object.keys(s.lock?.servers ?? {}).filter(e => !s.servers.some(({givenName: n}) => n === e));
   for (const e of [ ...g, ...w.map(e => `${e}  removed: the server`) ]) a.out(`${e}\n`);
   const y = p.filter(e => "problem" in e);
   for (const {server: e, problem: n} of y) a.err(`The MCP server ${e.givenName} is not available: ${(0, 
   l.T)(n, 1e3)}\n`);
   const k = g.length === 0 && w.length === 0 && s.lock !== null;
   if ((0, d.JG)(e, "check")) {
    a.err(k && y.length === 0 ? `${s.lockPath} is up to date.\n` : checkFailed(s));
    return k && y.length === 0 ? 0 : 1;
   }
   await r.files.write(s.lockPath, lockText(p, s));
   a.err(`${k ? "Unchanged" : "Written"}: ${s.lockPath}. Review the tools before you commit it.\n`);
   return y.length === 0 ? 0 : 1;
  }
  function unknownAction(e) {
   return {
    code: "argument-invalid",
    location: "mcp",
    message: e === void 0 ? "mcp needs an action" : "unknown action of mcp",
    ...e === void 0 ? {} : {
     found: e
    },
    hint: "write: sallyport mcp pin"
   };
  }
  function checkFailed({lock: e, lockPath: n}) {
   return e === null ? `${n} does not exist: run sallyport mcp pin.\n` : `${n} is not up to date: review the differences, and run sallyport mcp pin.\n`;
  }
  function lockText(e, {lock: n}) {
   const t = e.flatMap(e => {
    const {givenName: t} = e.server;
    const o = "pinned" in e ? e.pinned : n?.servers[t];
    return o === void 0 ? [] : [ [ t, o ] ];
   });
   return (0, s.X5)({
    servers: Object.fromEntries(t)
   });
  }
  function changesOf(e, {lock: n}) {
   if ("problem" in e) return [];
   const {givenName: t} = e.server;
   const o = n?.servers[t];
   const i = pinChanges(o, e.pinned).map(e => `${t}  ${(0, l.T)(e, 200)}`);
   if (o !== void 0 || i.length > 0) return i;
   return [ `${t}  new: a server with ${(0, r.B4)(0, "tool")}` ];
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
  var r = t(42357);
  var i = t(84758);
  t(67322);
  var s = t(3681);
  var a = t(41816);
  var c = t(93199);
  var l = t(44697);
  var u = t(62491);
  var f = t(478);
  var d = t(20600);
  const neverCalled = () => Promise.reject(new Error("the tool is only described"));
  const v = {
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
  function furtherTools(e = v) {
   const {recorder: n, memory: t} = e;
   return [ (0, l.Q)(e.loadSkill), (0, u.g)(e.agents, e.runTask), (0, f.d)(e.webFetch), ...t === void 0 ? [] : [ (0, 
   s.M)(t) ], (0, d.t)(e.webSearch), ...i.GS.map(({createTool: e}) => e(n, () => Promise.resolve(null))), (0, 
   c.r)(n), (0, c.P)(n), (0, a.createFindingsTool)(n) ];
  }
  var m = t(33253);
  var h = t(49711);
  var p = t(68350);
  var g = t(66843);
  var w = t(7436);
  async function runContextOf(e, n, t = () => Promise.resolve()) {
   const r = (0, g.T)((0, w.f5)(e), e.problems);
   const i = await (0, o.ue)(r.early, n);
   return await (0, o.wW)(i, r, n, {
    checkPrompt: t
   });
  }
  function runtimeOptionsOf(e, n) {
   return {
    runContext: e,
    lists: (0, p.hg)(e.settings, e.locationOfRule),
    spec: n,
    tools: furtherTools()
   };
  }
  async function runtimeOf(e, n, t = null) {
   const o = (0, m.Y)({
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
   if (o === void 0 && n === "Memory") throw new r.yo({
    code: "argument-invalid",
    location: "--tool",
    message: "Memory is off: it needs a file",
    hint: "name one with memory-file, such as memory-file: AGENTS.md in the configuration"
   });
   if (o === void 0) {
    const t = [ ...new Set(e.tools.map(e => e.name)) ];
    throw new r.yo({
     code: "argument-invalid",
     location: "--tool",
     message: `unknown tool ${JSON.stringify(n)}`,
     hint: (0, r.au)(n, t) ?? `the tools are ${t.join(", ")}`
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
    ...a === void 0 ? {} : {
     subject: a
    }
   });
  }
 }),
 39472: (function(e, n, t) {
  t.d(n, {
   C: () => withoutGaps,
   K: () => findingInput
  });
  var o = t(94343);
  var r = t(43759);
  var i = t(75440);
  var s = t(30185);
  const a = 1e7;
  const findingInput = () => o.rej({
   path: (0, i._Z)("File, relative to the repository.", {
    most: 4096
   }),
   line: (0, i.$A)("Line number in the current file.", 1, a),
   endLine: o.lqM((0, i.$A)("Last line, if the finding covers several lines.", 1, a)),
   severity: o.k5n(s.g),
   title: (0, i._Z)("The problem, in a few words.", {
    most: 200
   }),
   message: (0, i._Z)("Why it is a problem and how to fix it, as plain text.", {
    most: 5e3
   }),
   suggestion: o.lqM((0, i._Z)("Replacement for these lines.", {
    empty: true,
    most: 2e4
   })),
   rule: o.lqM(o.YjP().check(r.Fk(/^[A-Za-z0-9._/-]{1,100}$/), o.q0y("A short, stable name for this kind of finding.")))
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
  var r = t(43759);
  var i = t(54539);
  var s = t(43714);
  var a = t(39472);
  var c = t(64287);
  const input = () => o.rej({
   findings: o.YOg((0, a.K)()).check(r.m9(1), r.Eb(200), o.q0y("The findings."))
  });
  function createFindingsTool(e) {
   return (0, s.u)({
    name: "ReportFindings",
    description: "Reports findings in files, each with its location. They become annotations and report files of this run.",
    input: input,
    readOnly: true,
    effects: () => [],
    label: ({findings: e}) => (0, i.B4)(e.length, "finding"),
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
