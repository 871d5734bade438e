"use strict";

exports.id = 1188, exports.ids = [ 1188 ], exports.modules = {
 31188: (function(e, t, n) {
  n.r(t), n.d(t, {
   findMcpPrompt: () => findMcpPrompt
  });
  var o = n(45065), r = n(18516), s = n(42357), i = n(54608), a = n(60702), c = n(13151), m = n(7951), l = n(22461), u = n(56585), p = n(68350), d = n(88724);
  async function findMcpPrompt(e, t) {
   const {settings: n, trustedSource: u} = e, h = (n.command ?? "").replace(/^\//, "");
   if (n["dry-run"]) return promptOf(h, [ {
    role: "user",
    text: `[The prompt ${h} of the server]`
   } ]);
   const f = (0, p.hg)(n, e.locationOfRule), g = await (0, d.readMcpConfiguration)(n, u.source), v = {
    runContext: e,
    lists: f,
    spec: {
     allowedTools: null
    }
   }, w = g.servers.filter(({name: e}) => (0, o.O)(e, v)), y = {
    command: h,
    args: n.args,
    servers: w,
    variables: t.environment
   };
   return promptOf(h, await (0, r.c)({
    runContext: e,
    hostEnvironment: t,
    lists: f
   }, e => async function({command: e, args: t, servers: n, variables: o}, r, u) {
    const p = n.find(({name: t}) => e.startsWith(`mcp__${t}__`));
    if (void 0 === p) throw new s.yo(function(e, t) {
     return {
      code: "command-unknown",
      location: e,
      message: "no MCP server with this name is configured and allowed by a rule",
      hint: 0 === t.length ? "configure the server, and allow mcp__SERVER" : `the servers are ${t.map(({name: e}) => e).join(", ")}`
     };
    }(e, n));
    let d = null;
    try {
     return d = await (0, i.C)(p, (0, c.i)(p.connection, o).connection, r, u), await async function({client: e, hasPrompts: t}, n, {command: o, args: r}) {
      const i = {
       timeout: n.timeoutMs
      }, {prompts: c} = t ? await e.listPrompts(void 0, i) : {
       prompts: []
      }, u = c.map(e => [ (0, m.Uf)((0, m.Pt)(n.name, e.name)), e ]), p = u.find(([e]) => e === o)?.[1];
      if (void 0 === p) throw new s.yo(function(e, t) {
       const n = (0, s.pA)(e, t), o = 0 === t.length ? "the server has no prompts" : `its prompts are ${t.join(", ")}`;
       return {
        code: "command-unknown",
        location: e,
        message: "the MCP server has no such prompt",
        hint: (0, l.U)(void 0 === n ? o : `did you mean ${n}?`, 500)
       };
      }(o, u.map(([e]) => e)));
      const d = function(e, t) {
       const n = "" === e.trim() ? [] : e.trim().split(/\s+/), o = t.length - 1, r = t.map(({name: e}, t) => [ e, t === o ? n.slice(t).join(" ") : n[t] ?? "" ]), s = t.find(({required: e}, t) => !0 === e && "" === r[t]?.[1]);
       return void 0 !== s ? {
        missing: s.name
       } : {
        given: Object.fromEntries(r.filter(([, e]) => "" !== e))
       };
      }(r, p.arguments ?? []);
      if ("missing" in d) throw new s.yo(function(e, t) {
       return {
        code: "argument-invalid",
        location: e,
        message: `the argument ${(0, l.U)(t, 100)} of the prompt is missing`,
        hint: "give the arguments in their order, separated by spaces"
       };
      }(o, d.missing));
      const {messages: h} = await e.getPrompt({
       name: p.name,
       arguments: {
        ...d.given
       }
      }, i);
      return h.map(({role: e, content: t}) => {
       const n = (0, a.BU)(t);
       return {
        role: e,
        text: "text" === n.type ? n.text : `[An image of type ${n.mediaType} is omitted.]`
       };
      });
     }(d, p, {
      command: e,
      args: t
     });
    } catch (t) {
     if (t instanceof s.yo) throw t;
     throw new s.yo(function(e, t, n) {
      return {
       code: "mcp-unavailable",
       location: e,
       message: `the MCP server ${t.givenName} did not give this prompt`,
       found: (0, l.U)(n, 1e3),
       hint: "check the configuration of the server"
      };
     }(e, p, (0, s.bD)(t)), {
      cause: t
     });
    } finally {
     await (d?.close().catch(() => {}));
    }
   }(y, e, t.signal)));
  }
  function promptOf(e, t) {
   const n = t.length > 1 && "user" === t.at(-1)?.role, o = [];
   let r = "";
   for (const [e, {role: n}] of t.entries()) {
    const t = r.length;
    r += `{{message_${String(e + 1)}}}\n\n`, o.push({
     role: n,
     start: t,
     end: r.length
    });
   }
   const s = Object.fromEntries(t.map(({text: e}, t) => [ `message_${String(t + 1)}`, e ]));
   return {
    spec: {
     ...(0, u.K)("prompt-yml", e, r),
     sections: n ? o : null
    },
    vars: s
   };
  }
 }),
 18516: (function(e, t, n) {
  n.d(t, {
   c: () => withServerPorts
  });
  var o = n(62811), r = n(48080), s = n(39446), i = n(66577), a = n(79087), c = n(34325), m = n(49137);
  async function withServerPorts(e, t) {
   const {runContext: n, hostEnvironment: l, lists: u, onSandbox: p} = e, {environment: d, temporary: h} = l, f = (0, 
   i.l)((0, r.Fj)(d)), g = (0, o.G)(h, f.redact), v = (0, c.H)(g);
   v.make();
   const w = (0, m.Y)({
    runContext: n,
    hostEnvironment: l,
    childProcesses: v.childProcesses,
    lists: u,
    spec: null,
    tools: [],
    sandbox: {
     mode: n.settings.sandbox,
     makeDirectory: () => g.makeDirectory("sandbox"),
     limits: n.settings,
     onReport: ({level: e}) => p?.(e)
    }
   });
   try {
    return await w.ready(), await t((0, a.R)({
     lists: u,
     runtime: w,
     environment: d,
     redactor: f
    }));
   } finally {
    w.sandbox?.close(), (0, s.j)(g.run), g.remove();
   }
  }
 })
};
