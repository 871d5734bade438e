"use strict";

exports.id = 1188, exports.ids = [ 1188 ], exports.modules = {
 31188: (function(t, e, n) {
  n.r(e), n.d(e, {
   findMcpPrompt: () => findMcpPrompt
  });
  var o = n(45065), r = n(18516), s = n(42357), i = n(54608), a = n(60702), c = n(13151), m = n(7951), u = n(22461), l = n(56585), d = n(68350), p = n(88724);
  async function findMcpPrompt(t, e) {
   const {settings: n, trustedSource: l} = t, f = (n.command ?? "").replace(/^\//, "");
   if (n["dry-run"]) return promptOf(f, [ {
    role: "user",
    text: `[The prompt ${f} of the server]`
   } ]);
   const h = (0, d.hg)(n, t.locationOfRule), g = await (0, p.readMcpConfiguration)(n, l.source), v = {
    runContext: t,
    lists: h,
    spec: {
     allowedTools: null
    }
   }, w = g.servers.filter(({name: t}) => (0, o.O)(t, v)), y = {
    command: f,
    args: n.args,
    servers: w,
    variables: e.environment
   };
   return promptOf(f, await (0, r.c)({
    runContext: t,
    hostEnvironment: e,
    lists: h
   }, t => async function({command: t, args: e, servers: n, variables: o}, r, l) {
    const d = n.find(({name: e}) => t.startsWith(`mcp__${e}__`));
    if (void 0 === d) throw new s.yo(function(t, e) {
     return {
      code: "command-unknown",
      location: t,
      message: "no MCP server with this name is configured and allowed by a rule",
      hint: 0 === e.length ? "configure the server, and allow mcp__SERVER" : `the servers are ${e.map(({name: t}) => t).join(", ")}`
     };
    }(t, n));
    let p = null;
    try {
     return p = await (0, i.C)(d, (0, c.i)(d.connection, o).connection, r, l), await async function({client: t, hasPrompts: e}, n, {command: o, args: r}) {
      const i = {
       timeout: n.timeoutMs
      }, {prompts: c} = e ? await t.listPrompts(void 0, i) : {
       prompts: []
      }, l = c.map(t => [ (0, m.Uf)((0, m.Pt)(n.name, t.name)), t ]), d = l.find(([t]) => t === o)?.[1];
      if (void 0 === d) throw new s.yo(function(t, e) {
       const n = (0, s.pA)(t, e), o = 0 === e.length ? "the server has no prompts" : `its prompts are ${e.join(", ")}`;
       return {
        code: "command-unknown",
        location: t,
        message: "the MCP server has no such prompt",
        hint: (0, u.U)(void 0 === n ? o : `did you mean ${n}?`, 500)
       };
      }(o, l.map(([t]) => t)));
      const p = function(t, e) {
       const n = "" === t.trim() ? [] : t.trim().split(/\s+/), o = e.length - 1, r = e.map(({name: t}, e) => [ t, e === o ? n.slice(e).join(" ") : n[e] ?? "" ]), s = e.find(({required: t}, e) => !0 === t && "" === r[e]?.[1]);
       return void 0 !== s ? {
        missing: s.name
       } : {
        given: Object.fromEntries(r.filter(([, t]) => "" !== t))
       };
      }(r, d.arguments ?? []);
      if ("missing" in p) throw new s.yo(function(t, e) {
       return {
        code: "argument-invalid",
        location: t,
        message: `the argument ${(0, u.U)(e, 100)} of the prompt is missing`,
        hint: "give the arguments in their order, separated by spaces"
       };
      }(o, p.missing));
      const {messages: f} = await t.getPrompt({
       name: d.name,
       arguments: {
        ...p.given
       }
      }, i);
      return f.map(({role: t, content: e}) => {
       const n = (0, a.BU)(e);
       return {
        role: t,
        text: "text" === n.type ? n.text : `[An image of type ${n.mediaType} is omitted.]`
       };
      });
     }(p, d, {
      command: t,
      args: e
     });
    } catch (e) {
     if (e instanceof s.yo) throw e;
     throw new s.yo(function(t, e, n) {
      return {
       code: "mcp-unavailable",
       location: t,
       message: `the MCP server ${e.givenName} did not give this prompt`,
       found: (0, u.U)(n, 1e3),
       hint: "check the configuration of the server"
      };
     }(t, d, (0, s.bD)(e)), {
      cause: e
     });
    } finally {
     await (p?.close().catch(() => {}));
    }
   }(y, t, e.signal)));
  }
  function promptOf(t, e) {
   const n = e.length > 1 && "user" === e.at(-1)?.role, o = [];
   let r = "";
   for (const [t, {role: n}] of e.entries()) {
    const e = r.length;
    r += `{{message_${String(t + 1)}}}\n\n`, o.push({
     role: n,
     start: e,
     end: r.length
    });
   }
   const s = Object.fromEntries(e.map(({text: t}, e) => [ `message_${String(e + 1)}`, t ]));
   return {
    spec: {
     ...(0, l.K)("prompt-yml", t, r),
     sections: n ? o : null
    },
    vars: s
   };
  }
 }),
 85563: (function(t, e, n) {
  n.d(e, {
   N: () => withConfinedRuntime
  });
  var o = n(62811), r = n(39446), s = n(34325), i = n(49137);
  async function withConfinedRuntime({redact: t, onSandbox: e, ...n}, a) {
   const {settings: c} = n.runContext, m = (0, o.G)(n.hostEnvironment.temporary, t), u = (0, 
   s.H)(m);
   u.make();
   const l = (0, i.Y)({
    ...n,
    childProcesses: u.childProcesses,
    sandbox: {
     mode: c.sandbox,
     makeDirectory: () => m.makeDirectory("sandbox"),
     limits: c,
     onReport: t => e?.(t)
    }
   });
   try {
    return await l.ready(), "require" === c.sandbox && await (l.sandbox?.report()), 
    await a(l);
   } finally {
    l.sandbox?.close(), (0, r.j)(m.run), m.remove();
   }
  }
 }),
 18516: (function(t, e, n) {
  n.d(e, {
   c: () => withServerPorts
  });
  var o = n(48080), r = n(66577), s = n(85563), i = n(79087);
  async function withServerPorts(t, e) {
   const {lists: n} = t, {environment: a} = t.hostEnvironment, c = (0, r.l)((0, o.Fj)(a));
   return await (0, s.N)({
    ...t,
    redact: c.redact,
    spec: null,
    tools: []
   }, async t => await e((0, i.R)({
    lists: n,
    runtime: t,
    environment: a,
    redactor: c
   })));
  }
 })
};
