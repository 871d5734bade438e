"use strict";

exports.id = 1188;

exports.ids = [ 1188 ];

exports.modules = {
 31188: (function(n, t, e) {
  e.r(t);
  e.d(t, {
   findMcpPrompt: () => findMcpPrompt
  });
  var r = e(45065);
  var o = e(18516);
  var s = e(42357);
  var a = e(54608);
  var i = e(60702);
  var c = e(13151);
  var m = e(7951);
  var u = e(78594);
  async function getPrompt({command: n, args: t, servers: e, variables: r}, o, i) {
   const m = e.find(({name: t}) => n.startsWith(`mcp__${t}__`));
   if (m === void 0) throw new s.yo(unknownServer(n, e));
   let u = null;
   try {
    u = await (0, a.C)(m, (0, c.i)(m.connection, r).connection, o, i);
    return await ask(u, m, {
     command: n,
     args: t
    });
   } catch (t) {
    if (t instanceof s.yo) throw t;
    throw new s.yo(failed(n, m, (0, s.bD)(t)), {
     cause: t
    });
   } finally {
    await (u?.close().catch(() => {}));
   }
  }
  async function ask({client: n, hasPrompts: t}, e, {command: r, args: o}) {
   const a = {
    timeout: e.timeoutMs
   };
   const {prompts: c} = t ? await n.listPrompts(void 0, a) : {
    prompts: []
   };
   const u = c.map(n => [ (0, m.Uf)((0, m.Pt)(e.name, n.name)), n ]);
   const l = u.find(([n]) => n === r)?.[1];
   if (l === void 0) throw new s.yo(unknownPrompt(r, u.map(([n]) => n)));
   const d = argumentsOf(o, l.arguments ?? []);
   if ("missing" in d) throw new s.yo(missingArgument(r, d.missing));
   const {messages: p} = await n.getPrompt({
    name: l.name,
    arguments: {
     ...d.given
    }
   }, a);
   return p.map(({role: n, content: t}) => {
    const e = (0, i.BU)(t);
    return {
     role: n,
     text: e.type === "text" ? e.text : `[An image of type ${e.mediaType} is omitted.]`
    };
   });
  }
  function argumentsOf(n, t) {
   const e = n.trim() === "" ? [] : n.trim().split(/\s+/);
   const r = t.length - 1;
   const o = t.map(({name: n}, t) => [ n, t === r ? e.slice(t).join(" ") : e[t] ?? "" ]);
   const s = t.find(({required: n}, t) => n === true && o[t]?.[1] === "");
   if (s !== void 0) return {
    missing: s.name
   };
   return {
    given: Object.fromEntries(o.filter(([, n]) => n !== ""))
   };
  }
  function unknownServer(n, t) {
   return {
    code: "command-unknown",
    location: n,
    message: "no MCP server with this name is configured and allowed by a rule",
    hint: t.length === 0 ? "configure the server, and allow mcp__SERVER" : `the servers are ${t.map(({name: n}) => n).join(", ")}`
   };
  }
  function unknownPrompt(n, t) {
   const e = t.length === 0 ? "the server has no prompts" : `its prompts are ${t.join(", ")}`;
   return {
    code: "command-unknown",
    location: n,
    message: "the MCP server has no such prompt",
    hint: (0, u.T)((0, s.au)(n, t) ?? e, 500)
   };
  }
  function missingArgument(n, t) {
   return {
    code: "argument-invalid",
    location: n,
    message: `the argument ${(0, u.T)(t, 100)} of the prompt is missing`,
    hint: "give the arguments in their order, separated by spaces"
   };
  }
  function failed(n, t, e) {
   return {
    code: "mcp-unavailable",
    location: n,
    message: `the MCP server ${t.givenName} did not return this prompt`,
    found: (0, u.T)(e, 1e3),
    hint: "check the configuration of the server"
   };
  }
  var l = e(56585);
  var d = e(68350);
  var p = e(88724);
  async function findMcpPrompt(n, t) {
   const {settings: e, trustedSource: s} = n;
   const a = (e.command ?? "").replace(/^\//, "");
   if (e["dry-run"]) return promptOf(a, [ {
    role: "user",
    text: `[The prompt ${a} of the server]`
   } ]);
   const i = (0, d.hg)(e, n.locationOfRule);
   const c = await (0, p.readMcpConfiguration)(e, s.source);
   const m = {
    runContext: n,
    lists: i,
    spec: {
     allowedTools: null
    }
   };
   const u = c.servers.filter(({name: n}) => (0, r.O8)(n, m));
   const l = {
    command: a,
    args: e.args,
    servers: u,
    variables: t.environment
   };
   const f = await (0, o.c)({
    runContext: n,
    hostEnvironment: t,
    lists: i
   }, n => getPrompt(l, n, t.signal));
   return promptOf(a, f);
  }
  function promptOf(n, t) {
   const e = t.length > 1 && t.at(-1)?.role === "user";
   const r = [];
   let o = "";
   for (const [n, {role: e}] of t.entries()) {
    const t = o.length;
    o += `{{message_${String(n + 1)}}}\n\n`;
    r.push({
     role: e,
     start: t,
     end: o.length
    });
   }
   const s = Object.fromEntries(t.map(({text: n}, t) => [ `message_${String(t + 1)}`, n ]));
   return {
    spec: {
     ...(0, l.K)("prompt-yml", n, o),
     sections: e ? r : null
    },
    vars: s
   };
  }
 }),
 85563: (function(n, t, e) {
  e.d(t, {
   N: () => withConfinedRuntime
  });
  var r = e(58484);
  var o = e(39446);
  var s = e(34325);
  var a = e(48620);
  async function withConfinedRuntime({redact: n, onSandbox: t, ...e}, i) {
   const {settings: c} = e.runContext;
   const m = (0, r.G)(e.hostEnvironment.temporary, n);
   const u = (0, s.H)(m);
   u.make();
   const l = (0, a.Y)({
    ...e,
    childProcesses: u.childProcesses,
    sandbox: {
     mode: c.sandbox,
     makeDirectory: () => m.makeDirectory("sandbox"),
     limits: c,
     onReport: n => t?.(n)
    }
   });
   try {
    await l.ready();
    c.sandbox === "require" && await (l.sandbox?.report());
    return await i(l);
   } finally {
    l.sandbox?.close();
    (0, o.j)(m.run);
    m.remove();
   }
  }
 }),
 18516: (function(n, t, e) {
  e.d(t, {
   c: () => withServerPorts
  });
  var r = e(48080);
  var o = e(66577);
  var s = e(85563);
  var a = e(79087);
  async function withServerPorts(n, t) {
   const {lists: e} = n;
   const {environment: i} = n.hostEnvironment;
   const c = (0, o.l)((0, r.Fj)(i));
   return await (0, s.N)({
    ...n,
    redact: c.redact,
    spec: null,
    tools: []
   }, async n => await t((0, a.R)({
    lists: e,
    runtime: n,
    environment: i,
    redactor: c
   })));
  }
 })
};
