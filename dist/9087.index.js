"use strict";

exports.id = 9087, exports.ids = [ 9087, 3411, 6864, 7824, 8724 ], exports.modules = {
 90784: (function(e, t, n) {
  function isReadOnlyHead({pull: e, settings: t}) {
   return null !== e && "head" === e.of && e.facts.head.isFork && !t["allow-forks"];
  }
  n.d(t, {
   Z: () => isReadOnlyHead
  });
 }),
 79087: (function(e, t, n) {
  n.d(t, {
   R: () => mcpPorts,
   startJobServers: () => startJobServers
  });
  var r = n(90784), o = n(42357), s = n(13151), i = n(15172), a = n(60702), c = n(7951), l = n(7138), u = n(20653), d = n(22461);
  const f = 24, p = 3e3, m = 6e4, h = new Set([ "title", "minimum", "maximum", "minItems", "maxItems" ]);
  function portableSchema(e) {
   const t = {
    root: e,
    nodes: 0
   };
   try {
    const n = function(e) {
     const {anyOf: t, ...n} = e, r = lists(t).map(e => record(record(e).properties)), o = Object.assign({}, ...r, record(n.properties));
     return {
      ...n,
      type: "object",
      properties: o
     };
    }(convert(e, t, {
     depth: 0,
     open: []
    }));
    return JSON.stringify(n).length > m ? {
     problem: "its schema is too large"
    } : {
     schema: n
    };
   } catch (e) {
    if (e instanceof TooLarge) return {
     problem: e.message
    };
    throw e;
   }
  }
  class TooLarge extends Error {}
  function convert(e, t, n) {
   if (t.nodes += 1, t.nodes > p) throw new TooLarge("its schema is too large");
   if (n.depth > f) throw new TooLarge("its schema is nested too deeply");
   if (!isRecord(e)) return {};
   const r = e.$ref;
   if ("string" == typeof r) return function(e, t, n, r) {
    const {$ref: o, ...s} = e;
    if (!t.startsWith("#")) throw new TooLarge("its schema refers to another document");
    if (r.open.includes(t)) return own(s, () => ({}));
    const i = t.slice(1).split("/").filter(e => "" !== e).map(e => e.replaceAll("~1", "/").replaceAll("~0", "~")).reduce((e, t) => isRecord(e) && Object.hasOwn(e, t) ? e[t] : void 0, n.root), a = {
     depth: r.depth + 1,
     open: [ ...r.open, t ]
    };
    return merge(convert(i, n, a), convert(s, n, a));
   }(e, r, t, n);
   const below = e => convert(e, t, {
    ...n,
    depth: n.depth + 1
   });
   return [ e, ...lists(e.allOf) ].map(t => t === e ? own(e, below) : below(t)).reduce(merge, {});
  }
  function own(e, t) {
   const n = {};
   for (const [t, r] of Object.entries(e)) h.has(t) && (n[t] = r);
   const r = function({description: e, default: t, format: n}) {
    return [ ..."string" == typeof e ? [ (0, d.U)(e, g) ] : [], ..."string" == typeof n ? [ `Format: ${(0, 
    d.U)(n, 100)}.` ] : [], ...void 0 === t ? [] : [ `Default: ${(0, d.U)(JSON.stringify(t), 200)}.` ] ].join(" ");
   }(e);
   "" !== r && (n.description = r), Object.assign(n, function(e) {
    const t = Object.hasOwn(e, "const") ? [ e.const ] : e.enum;
    return Array.isArray(t) && t.length > 0 && t.every(e => "string" == typeof e) ? {
     enum: [ ...new Set(t) ].filter(e => "" !== e),
     type: "string"
    } : {};
   }(e), function(e, t) {
    const n = [ ...lists(e.anyOf), ...lists(e.oneOf) ].filter(e => !(isRecord(e) && "null" === e.type));
    return 0 === n.length ? {} : 1 === n.length ? t(n[0]) : {
     anyOf: n.map(t)
    };
   }(e, t), function(e, t) {
    const {properties: n, required: r} = e;
    if (!isRecord(n)) return {};
    const o = Object.fromEntries(Object.entries(n).map(([e, n]) => [ e, t(n) ])), s = lists(r).filter(e => "string" == typeof e && Object.hasOwn(o, e));
    return {
     type: "object",
     properties: o,
     ...0 === s.length ? {} : {
      required: [ ...new Set(s) ]
     }
    };
   }(e, t));
   const o = function(e, t) {
    if (void 0 !== t.type) return t.type;
    if (void 0 !== t.anyOf) return;
    const n = [ e.type ].flat().filter(e => v.includes(String(e)));
    return 1 === n.length ? n[0] : void 0;
   }(e, n);
   return void 0 !== o && (n.type = o), "array" === o && (n.items = t(Array.isArray(e.items) ? {} : e.items)), 
   n;
  }
  const g = 1e3, v = [ "object", "array", "string", "number", "integer", "boolean" ];
  function merge(e, t) {
   const n = {
    ...record(e.properties),
    ...record(t.properties)
   }, r = [ ...new Set([ ...lists(e.required), ...lists(t.required) ]) ];
   return {
    ...e,
    ...t,
    ...0 === Object.keys(n).length ? {} : {
     properties: n
    },
    ...0 === r.length ? {} : {
     required: r
    }
   };
  }
  function lists(e) {
   return Array.isArray(e) ? e : [];
  }
  function record(e) {
   return isRecord(e) ? e : {};
  }
  function isRecord(e) {
   return "object" == typeof e && null !== e && !Array.isArray(e);
  }
  const y = 2e3, w = 100;
  function changeProblem(e, {givenName: t}, n) {
   const r = null === n ? null : (0, i.qA)(e, n.servers[t]);
   return null === r ? null : `${r}; review the change, and run \`sallyport mcp pin\``;
  }
  function offerProblem(e, t) {
   return e ? "another tool of the server has the same name" : t < w ? null : `more than ${String(w)} tools of the server are allowed`;
  }
  function toolOf(e, t, {identity: n, inputSchema: r}) {
   const o = (0, c.Uf)(n), s = (0, d.U)(t.description, y) || (0, d.U)(t.title ?? "", 200);
   return {
    name: o,
    description: `Tool of the MCP server ${e.server.name}. Its own description: ${"" === s ? "none" : s}`,
    inputSchema: r,
    readOnly: !1,
    bind: r => isFields(r) ? {
     ok: !0,
     call: boundCall(n, r, n => e.call(t, r, n))
    } : {
     ok: !1,
     problems: [ "the input must be an object" ]
    }
   };
  }
  function wholeName({server: e, whole: t}) {
   return void 0 === t ? [] : [ (0, c.Uf)({
    server: e,
    tool: t
   }) ];
  }
  function boundCall(e, t, n) {
   return {
    effects: [ {
     kind: "mcp",
     ...e
    } ],
    get label() {
     return function(e) {
      return (0, u.ml)((0, l.wh)(JSON.stringify(e)), 120);
     }(t);
    },
    run: n
   };
  }
  function isFields(e) {
   return "object" == typeof e && null !== e && !Array.isArray(e);
  }
  const b = 200;
  function resourceTool(e, {tool: t, description: n, inputSchema: r, run: o}) {
   const s = (0, c.Pt)(e.server.name, t);
   return {
    name: (0, c.Uf)(s),
    description: n,
    inputSchema: r,
    readOnly: !1,
    bind: t => isFields(t) ? {
     ok: !0,
     call: boundCall(s, t, n => e.request((e, n) => o(e, n, t), n))
    } : {
     ok: !1,
     problems: [ "the input must be an object" ]
    }
   };
  }
  function line(e, t, n) {
   const r = void 0 === n ? "" : `: ${(0, d.U)(n, 200)}`;
   return `${e}  ${(0, d.U)(t, 100)}${r}`.replaceAll("\n", " ");
  }
  function output(e, t = !1) {
   return {
    parts: [ {
     type: "text",
     text: e
    } ],
    ...t ? {
     isError: t
    } : {}
   };
  }
  var S = n(43304), $ = n(54608);
  const x = 10;
  async function openSession(e, t, n, r) {
   const s = await (0, $.C)(e, t, n, r);
   let c = s, l = 1;
   const request = async (s, i) => {
    try {
     const {client: o} = await (async () => c.isClosed() && 0 !== l ? (l -= 1, c = await (0, 
     $.C)(e, t, n, r), c) : c)();
     return redacted(await s(o, function({timeoutMs: e}, t) {
      return {
       signal: t,
       timeout: e,
       resetTimeoutOnProgress: !0,
       maxTotalTimeout: e * x,
       onprogress: () => {}
      };
     }(e, i)), n);
    } catch (t) {
     return redacted(function(e, t, n, r) {
      const s = (0, o.bD)(e);
      if (r.aborted) return failed(t, "the call was stopped");
      if (/timed? ?out/i.test(s)) return failed(t, `no answer within ${String(t.timeoutMs / 1e3)} seconds; it may still be working`);
      if (/input.?required|elicitation|sampling|roots/i.test(s)) return failed(t, "it asks this run for input, a model or its folders, and gets none of them");
      const i = n.whyEnded();
      return failed(t, "" === i ? s.slice(0, 2e3) : `it is not running${i}`);
     }(t, e, c, i), n);
    }
   };
   return {
    server: e,
    first: s,
    request: request,
    call: (t, n, r) => request(async (r, o) => {
     if (c !== s && !function(e, {tools: t}) {
      const n = t.find(({name: t}) => t === e.name);
      return void 0 !== n && (0, S.q)((0, i.y_)(n)) === (0, S.q)((0, i.y_)(e));
     }(t, c)) return failed(e, `it was started again and now describes the tool ${t.name} differently`);
     const l = await r.callTool({
      name: t.name,
      arguments: {
       ...n
      }
     }, o);
     return {
      parts: (0, a.CI)(l),
      ...!0 === l.isError ? {
       isError: !0
      } : {}
     };
    }, r),
    close: async () => (await c.close().catch(() => {}), [ ...new Set([ s, c ]) ].flatMap(e => e.blocked()))
   };
  }
  function redacted(e, {redact: t}) {
   const n = e.parts.map(e => "text" === e.type ? {
    ...e,
    text: t(e.text)
   } : e);
   return {
    ...e,
    parts: n
   };
  }
  function failed({givenName: e}, t) {
   return {
    parts: [ {
     type: "text",
     text: `The MCP server ${e} failed: ${t.replace(/\.$/, "")}.`
    } ],
    isError: !0
   };
  }
  const O = 2e3;
  function connectionOf(e, {variables: t, onSecrets: n}) {
   const {connection: r, values: o} = (0, s.i)(e.connection, t);
   return n(o.filter(e => e.length >= k)), r;
  }
  const k = 8;
  function offer(e, {couldAllow: t, configuration: n}) {
   const {tools: r, notices: o} = function(e, {couldAllow: t, lock: n}) {
    const {server: r, first: o} = e, s = [], i = [], a = new Set;
    for (const l of o.tools) {
     const o = (0, c.Pt)(r.name, l.name), u = (0, c.Uf)(o), f = [ u, ...wholeName(o) ], p = f.some(e => a.has(e.toLowerCase()));
     for (const e of f) a.add(e.toLowerCase());
     if (!f.some(t)) continue;
     const m = portableSchema(l.inputSchema), h = changeProblem(l, r, n) ?? offerProblem(p, s.length);
     if (null === h && "schema" in m) s.push(toolOf(e, l, {
      identity: o,
      inputSchema: m.schema
     })); else {
      const e = h ?? ("problem" in m ? m.problem : "");
      i.push(`The MCP tool ${(0, d.U)(u, 100)} was not offered: ${e}.`);
     }
    }
    return {
     tools: s,
     notices: i
    };
   }(e, {
    couldAllow: t,
    lock: n.lock
   }), s = new Set(r.map(({name: e}) => e)), i = e.first.hasResources ? function(e) {
    const {name: t} = e.server;
    return [ resourceTool(e, {
     tool: "list_resources",
     description: `Lists the resources of the MCP server ${t}: data that it offers by address. Read one with mcp__${t}__read_resource.`,
     inputSchema: {
      type: "object",
      properties: {}
     },
     run: (e, t) => async function(e, t) {
      const {resources: n} = await e.listResources(void 0, t), {resourceTemplates: r} = await e.listResourceTemplates(void 0, t).catch(() => ({
       resourceTemplates: []
      })), o = [ ...n.map(({uri: e, name: t, title: n, description: r}) => line(e, n ?? t, r)), ...r.map(({uriTemplate: e, name: t, title: n, description: r}) => line(e, n ?? t, r)) ], s = o.slice(0, b), i = o.length - s.length;
      return 0 === o.length ? output("The server lists no resources.") : output([ ...s, ...0 === i ? [] : [ `[${String(i)} more are omitted.]` ] ].join("\n"));
     }(e, t)
    }), resourceTool(e, {
     tool: "read_resource",
     description: `Reads a resource of the MCP server ${t}.`,
     inputSchema: {
      type: "object",
      properties: {
       uri: {
        type: "string",
        description: "Address of the resource, as listed."
       }
      },
      required: [ "uri" ]
     },
     run: async (e, t, {uri: n}) => {
      if ("string" != typeof n || "" === n) return output("uri must be the address of a resource.", !0);
      const {contents: r} = await e.readResource({
       uri: n
      }, t);
      return 0 === r.length ? output("The resource is empty.") : {
       parts: r.map(a._8)
      };
     }
    }) ];
   }(e) : [];
   return {
    tools: [ ...r, ...i.filter(({name: e}) => t(e) && !s.has(e)) ],
    notices: o
   };
  }
  function changedInstructions({server: {givenName: e}}) {
   return `The instructions of the MCP server ${e} are omitted: they are not those in the lock file; review them, and run \`sallyport mcp pin\`.`;
  }
  async function closeNotices(e) {
   return (await e.close()).map(({label: t, reason: n}) => `The sandbox blocked the MCP server ${e.server.givenName}: ${t}: ${n}.`);
  }
  function unavailable({server: e, problem: t}) {
   return {
    code: "mcp-unavailable",
    location: e.location,
    message: `the MCP server ${e.givenName} is required and not available`,
    found: t,
    hint: "correct its configuration, or remove `required: true` to run without it"
   };
  }
  var T = n(31782), j = n(52758), E = n(16864), P = n(57824), N = n(64963);
  const I = 10;
  var A = n(64666), C = n(43411);
  const M = 500, L = 2e3;
  function exitReason(e, t) {
   return null === t ? `it ended with exit code ${String(e ?? 0)}` : `it was ended by ${t}`;
  }
  var R = n(10187), F = n(59976), _ = n(37243), q = n(23375), G = n(71272), U = n(88724), J = n(45065);
  async function startJobServers(e) {
   const {job: t, runtime: n, hostEnvironment: s, redactor: a, onEvent: c} = e, {settings: l, trustedSource: u} = t.runContext, {environment: f, signal: p} = s, m = await (0, 
   U.readMcpConfiguration)(l, u.source), h = (0, r.Z)(t.runContext) ? function({servers: e, notices: t, ...n}) {
    const isProgram = ({connection: e}) => "stdio" === e.kind, r = e.filter(isProgram).map(({givenName: e}) => e);
    if (0 === r.length) return {
     ...n,
     servers: e,
     notices: t
    };
    const o = `These MCP servers were not started, because they could run code of the fork: ${r.join(", ")}.`;
    return {
     ...n,
     servers: e.filter(e => !isProgram(e)),
     notices: [ ...t, o ]
    };
   }(m) : m;
   await n.ready();
   const g = await async function(e) {
    const {configuration: t, couldAllowServer: n} = e, r = t.servers.filter(({name: e}) => n(e)), s = t.servers.filter(e => !r.includes(e)), a = r.map(t => [ t, connectionOf(t, e) ]), c = await Promise.all(a.map(([t, n]) => async function(e, t, {ports: n, signal: r}) {
     try {
      return {
       session: await openSession(e, t, n, r)
      };
     } catch (t) {
      return {
       server: e,
       problem: (0, d.U)((0, o.bD)(t), 1e3).replaceAll(/\s+/g, " ").replace(/\.$/, "")
      };
     }
    }(t, n, e))), l = c.flatMap(e => "session" in e ? [ e.session ] : []), u = c.flatMap(e => "session" in e ? [] : [ e ]), f = u.filter(({server: e}) => e.required);
    if (f.length > 0) throw await Promise.all(l.map(e => e.close())), new o.yo(f.map(unavailable));
    const isPinned = ({server: e, first: n}) => (0, i.G_)(t.lock, e.givenName, n.instructions), p = l.map(t => [ t, offer(t, e) ]);
    return {
     tools: p.flatMap(([, {tools: e}]) => e),
     notices: [ ...t.notices, ...s.map(({givenName: e, name: t}) => `The MCP server ${e} was not started: no rule allows mcp__${t}.`), ...u.map(({server: e, problem: t}) => `The MCP server ${e.givenName} is not available: ${t}.`), ...p.flatMap(([, {notices: e}]) => e), ...p.flatMap(([e]) => isPinned(e) ? [] : [ changedInstructions(e) ]) ],
     instructions: p.flatMap(([e, {tools: t}]) => {
      const n = (0, d.U)(e.first.instructions, O);
      return "" !== n && 0 !== t.length && isPinned(e) ? [ {
       server: e.server.name,
       text: n
      } ] : [];
     }),
     close: async () => (await Promise.all(l.map(closeNotices))).flat()
    };
   }({
    configuration: h,
    couldAllow: e => (0, J.Z)(e, t),
    couldAllowServer: e => (0, J.O)(e, t),
    variables: f,
    onSecrets: e => a.add(e),
    ports: mcpPorts({
     ...e,
     lists: t.lists,
     environment: f
    }),
    signal: p
   });
   return {
    ...g,
    names: m.servers.map(({name: e}) => e),
    attachments: g.instructions.map(({server: e, text: t}) => ({
     type: "context",
     title: `Instructions of the MCP server ${e}`,
     text: t,
     source: {
      kind: "mcp-instructions",
      trust: "anyone"
     },
     images: []
    })),
    close: async () => {
     for (const e of await g.close()) c({
      type: "notice",
      level: "warning",
      text: e
     });
    }
   };
  }
  function mcpPorts({lists: e, runtime: t, environment: n, redactor: r}) {
   return {
    startServer: (s = t.processes, i = t.sandbox, async e => {
     const [t, ...n] = e.argv, r = (0, A.oq)(t, s.path);
     if (null === r) return `there is no program ${JSON.stringify(t)} on the PATH of tools`;
     (0, P.closeInheritedFiles)();
     const a = await (0, E.driverPins)(s, e.cwd), c = {
      ...s.environment,
      PATH: s.path,
      HOME: s.home,
      ...a,
      ...e.env
     }, {cwd: l} = e, d = await (0, C.enter)(i, {
      program: r,
      argv: [ t, ...n ],
      cwd: l,
      env: c
     }, e);
     if ("string" == typeof d) return d;
     try {
      const o = (0, C.startProcess)(d ?? {
       program: r,
       args: n,
       argv0: t,
       cwd: l,
       env: c
      }, !0);
      return void 0 !== o.pid ? function(e, t, {confined: n, systemRoot: r}) {
       let o = "", s = null;
       const kill = t => {
        "SIGKILL" === t && null !== n && (0, C.isRunning)(e) ? n.kill() : void 0 !== e.pid && (0, 
        N.T)(e.pid, t, r);
       }, i = (0, C.endOnExit)(() => kill("SIGKILL")), a = function(e, t) {
        let n = [], r = 0, o = !1;
        return {
         add(s) {
          let i = s;
          for (let s = i.indexOf(I); s >= 0 && !o; s = i.indexOf(I)) o = r + s > e, o || t(Buffer.concat([ ...n, i.subarray(0, s) ]).toString("utf8").replace(/\r$/, "")), 
          n = [], r = 0, i = i.subarray(s + 1);
          return n.push(Buffer.from(i)), r += i.length, o ||= r > e, o && (n = []), !o;
         }
        };
       }(t.maxLineBytes, t.onLine);
       e.stdout?.on("data", e => {
        a.add(e) || (s ??= `it sent a message of more than ${String(t.maxLineBytes)} bytes`, 
        kill("SIGKILL"));
       }), e.stderr?.on("data", e => {
        o = (0, u.pJ)(o + e.toString("utf8"), L);
       });
       for (const t of [ e.stdin, e.stdout, e.stderr ]) t?.on("error", () => {});
       const c = new Promise(r => {
        e.once("exit", (e, a) => {
         (async (e, a) => {
          i(), "win32" !== process.platform && kill("SIGTERM");
          const c = await (n?.end());
          t.onEnd(function(e, t) {
           return {
            ...e,
            reason: t?.exceeded ?? e.reason,
            blocked: t?.blocked ?? []
           };
          }({
           reason: s ?? c?.startError ?? exitReason(e, a),
           stderr: o
          }, c)), r();
         })(e, a);
        });
       });
       return {
        send: t => function({stdin: e}, t) {
         return new Promise((n, r) => {
          null === e || e.destroyed || e.writableEnded ? r(new Error("the server has ended")) : e.write(`${t}\n`, e => null == e ? n() : r(e));
         });
        }(e, t),
        stop: async () => {
         s ??= "it was stopped", e.stdin?.end();
         const t = [ setTimeout(kill, M, "SIGTERM"), setTimeout(kill, M + C.killGraceMs, "SIGKILL") ];
         await c;
         for (const e of t) clearTimeout(e);
         for (const t of [ e.stdout, e.stderr ]) t?.destroy();
        }
       };
      }(o, e, {
       confined: d,
       systemRoot: s.environment.SystemRoot
      }) : (await (d?.end()), (await o).originalMessage ?? "it could not be started");
     } catch (e) {
      return await (d?.end()), (0, o.bD)(e);
     }
    }),
    fetch: (0, T.createFetch)({
     proxy: (0, j.proxyFrom)(n)
    }),
    needsOf: (t, {writesWorkspace: r}) => function(e, t, {writesWorkspace: n, registries: r = {}}) {
     const {rules: o} = (0, R.NR)(t), [s = ""] = e, i = e.map(e => ({
      kind: "literal",
      value: e,
      source: e
     }));
     return {
      writes: n ? null : [],
      reads: e.filter(e => e.startsWith("/")),
      changesGit: !1,
      network: {
       allow: [ ...(0, q.on)(o, "allow"), ...(0, _.I)({
        name: s,
        argv: i
       }, {
        repository: null,
        registries: r
       }) ],
       deny: [ ...(0, q.on)(o, "deny"), ...(0, q.on)(o, "ask") ]
      },
      leaves: q.yi.test((0, F.Fl)(s)) ? (0, F.Fl)(s) : null
     };
    }(t, e, {
     writesWorkspace: r,
     registries: (0, G.X)(n)
    }),
    redact: r.redactAdded,
    directory: t.files.root
   };
   var s, i;
  }
 }),
 43304: (function(e, t, n) {
  n.d(t, {
   q: () => hashOf
  });
  var r = n(77598);
  function hashOf(e) {
   return `sha256-${(0, r.createHash)("sha256").update(function(e) {
    return JSON.stringify(e, (e, t) => "object" != typeof t || null === t || Array.isArray(t) ? t : Object.fromEntries(Object.entries(t).toSorted(([e], [t]) => e < t ? -1 : 1)));
   }(e)).digest("hex")}`;
  }
 }),
 54608: (function(e, t, n) {
  n.d(t, {
   C: () => connectServer
  });
  var r = n(76760), o = n(49453), s = n(42357), i = n(55559), a = n(20653), c = n(17992);
  const l = 52428800, u = 10485760, d = 3e4;
  async function connectServer(e, t, n, p) {
   const m = {
    isClosed: !1
   }, h = new o.Kj({
    name: "sallyport",
    version: c.r
   }, {
    capabilities: {},
    versionNegotiation: {
     mode: e.protocol
    },
    inputRequired: {
     autoFulfill: !1
    },
    jsonSchemaValidator: f
   });
   h.onclose = () => {
    m.isClosed = !0;
   };
   const g = "stdio" === t.kind ? function(e, {command: t, args: n, env: r}, {startServer: o, needsOf: s, directory: i}) {
    const a = [ t, ...n ];
    return function(e, t) {
     let n = null, r = null;
     const o = {
      stderr: null,
      pid: null,
      end: () => r,
      start: async () => {
       const s = await e({
        ...t,
        maxLineBytes: u,
        onLine: e => {
         const t = function(e) {
          try {
           const t = JSON.parse(e);
           return "object" == typeof t && null !== t ? t : null;
          } catch {
           return null;
          }
         }(e);
         null !== t && o.onmessage?.(t);
        },
        onEnd: e => {
         r = e, o.onclose?.();
        }
       });
       if ("string" == typeof s) throw new Error(s);
       n = s;
      },
      send: async e => {
       if (null === n) throw new Error("the server has not been started");
       await n.send(JSON.stringify(e));
      },
      close: async () => {
       await (n?.stop());
      }
     };
     return o;
    }(o, {
     argv: a,
     cwd: i,
     env: r,
     needs: s(a, e)
    });
   }(e, t, n) : null, v = g ?? function(e, {fetch: t}) {
    if ("remote" !== e.kind) throw new Error("not an address");
    return new o.jS(new URL(e.url), {
     fetch: (n = t, async (e, t) => {
      const r = await n(e, t);
      if (null === r.body) return r;
      let o = 0;
      const s = new TransformStream({
       transform(e, t) {
        o += e.length, o > l ? t.error(new Error(`the response is larger than ${String(l)} bytes`)) : t.enqueue(e);
       }
      }), {status: i, statusText: a, headers: c} = r;
      return new Response(r.body.pipeThrough(s), {
       status: i,
       statusText: a,
       headers: c
      });
     }),
     requestInit: {
      headers: {
       "user-agent": `sallyport/${c.r}`,
       ...e.headers
      }
     }
    });
    var n;
   }(t, n), whyEnded = () => function(e, t, n) {
    const o = e?.end() ?? null;
    if (null === o || "stdio" !== t.kind) return "";
    const s = o.blocked.map(({label: e, reason: t}) => `; the sandbox blocked ${e}: ${t}`).join(""), c = function(e) {
     const t = (0, a.pJ)(e, 500), n = t === e ? 0 : t.indexOf("\n") + 1;
     return 0 === n ? t : t.slice(n).trimStart();
    }(o.stderr.trim()), l = /ENOENT|MODULE_NOT_FOUND|no such file|not found/i.test(c) ? function({args: e}, t) {
     const n = e.find(e => e.startsWith("/") && !(0, i.FK)({
      path: e,
      directory: t
     }));
     if (void 0 === n) return null;
     const o = n.indexOf("/node_modules/");
     return `Read(/${o < 0 ? (0, r.dirname)(n) : n.slice(0, o)}/**)`;
    }(t, n) : null;
    return [ `; ${o.reason}${s}`, null === l ? "" : `; if the files of the server are hidden by the sandbox, add ${l} to allow`, "" === c ? "" : `; its last output: ${c}` ].join("");
   }(g, t, n.directory);
   try {
    const e = {
     timeout: d,
     maxTotalTimeout: d,
     signal: p
    };
    await h.connect(v, e);
    const t = h.getServerCapabilities() ?? {}, n = void 0 === t.tools ? [] : (await h.listTools(void 0, e)).tools;
    return {
     instructions: h.getInstructions() ?? "",
     tools: n.map(definitionOf),
     hasResources: void 0 !== t.resources,
     hasPrompts: void 0 !== t.prompts,
     client: h,
     isClosed: () => m.isClosed,
     whyEnded: whyEnded,
     blocked: () => g?.end()?.blocked ?? [],
     close: () => h.close()
    };
   } catch (e) {
    throw await h.close().catch(() => {}), await (g?.close()), new Error(`${function(e, t) {
     const n = (0, s.bD)(e);
     return "remote" === t.kind && /\b40[13]\b|unauthorized|forbidden/i.test(n) ? `the server refused the request (${firstLine(n)}): check the Authorization header` : /timed? ?out/i.test(n) ? `no answer within ${String(d / 1e3)} seconds` : firstLine(n);
    }(e, t)}${whyEnded()}`, {
     cause: e
    });
   }
  }
  const f = {
   getValidator: () => e => ({
    valid: !0,
    data: e,
    errorMessage: void 0
   })
  };
  function definitionOf(e) {
   const {name: t, title: n, description: r, inputSchema: o, annotations: s, outputSchema: i} = e;
   return {
    name: t,
    title: n ?? s?.title ?? null,
    description: r ?? "",
    inputSchema: o,
    rest: {
     annotations: s ?? null,
     outputSchema: i ?? null
    }
   };
  }
  function firstLine(e) {
   return (e.split("\n")[0] ?? "").slice(0, 300);
  }
 }),
 60702: (function(e, t, n) {
  n.d(t, {
   BU: () => partOf,
   CI: () => partsOf,
   _8: () => resourcePart
  });
  var r = n(51790), o = n(7138), s = n(20653), i = n(10888), a = n(22461);
  const c = 4e5, l = 10;
  function partsOf({content: e, structuredContent: t}) {
   const n = e.map(partOf), o = n.some(e => "text" === e.type && "" !== e.text.trim()), i = void 0 === t || o ? [] : [ asText(JSON.stringify(t, null, 2)) ], a = function(e) {
    let t = 0;
    return e.map(e => "media" !== e.type ? e : (t += 1, t <= l ? e : (0, r.h9)(e, `a result has at most ${String(l)} images`)));
   }([ ...n, ...i ]);
   return 0 === a.length ? [ asText("The server returned nothing.") ] : function(e) {
    let t = c;
    return e.map(e => {
     if ("text" !== e.type || e.text.length <= t) return t -= "text" === e.type ? e.text.length : 0, 
     e;
     const n = Math.floor(t / 2), r = e.text.length - 2 * n;
     t = 0;
     const o = `[\u2026 ${String(r)} characters of this result are omitted \u2026]`;
     return {
      type: "text",
      text: `${(0, s.GH)(e.text, n)}\n${o}\n${(0, s.pJ)(e.text, n)}`
     };
    });
   }(a);
  }
  function partOf(e) {
   switch (e.type) {
   case "text":
    return asText(e.text);

   case "image":
    return media(e.mimeType, e.data);

   case "audio":
    return asText(`[Audio of type ${e.mimeType} is omitted.]`);

   case "resource_link":
    return asText(`[Resource ${e.uri}: ${e.title ?? e.name}]`);

   case "resource":
    return resourcePart(e.resource);
   }
  }
  function resourcePart(e) {
   const {uri: t, mimeType: n, text: r, blob: o} = e;
   return "string" == typeof r ? asText(`[Resource ${t}]\n${r}`) : "string" == typeof o ? media(n ?? "application/octet-stream", o, t) : asText(`[Resource ${t} is empty.]`);
  }
  function asText(e) {
   return {
    type: "text",
    text: (0, o.wh)(e)
   };
  }
  function media(e, t, n) {
   const o = {
    type: "media",
    mediaType: e,
    data: t,
    ...void 0 === n ? {} : {
     name: (0, a.U)(n, 300)
    }
   }, s = (0, i.c)(Buffer.from(t.slice(0, 64), "base64"));
   return null !== s && (0, i.F)(`x.${s.split("/")[1] ?? ""}`) ? {
    ...o,
    mediaType: s
   } : (0, r.h9)(o, "models accept only PNG, JPEG, GIF, WebP and PDF");
  }
 }),
 13151: (function(e, t, n) {
  n.d(t, {
   i: () => expandVariables
  });
  const r = /\$\{([A-Za-z_]\w*)(?::-([^}]*))?\}/g;
  function expandVariables(e, t) {
   const n = new Set, o = new Set, expand = (e, s) => e.replaceAll(r, (e, r, i) => {
    const a = "" === t[r] ? i ?? "" : t[r] ?? i;
    return void 0 === a ? n.add(r) : a !== i && s(a) && o.add(a), a ?? "";
   }), record = e => Object.fromEntries(Object.entries(e).map(([e, t]) => [ e, expand(t, () => !0) ]));
   return {
    connection: "stdio" === e.kind ? {
     kind: "stdio",
     command: expand(e.command, isOpaque),
     args: e.args.map(e => expand(e, isOpaque)),
     env: record(e.env)
    } : {
     kind: "remote",
     url: expand(e.url, isOpaque),
     headers: record(e.headers)
    },
    missing: [ ...n ],
    values: [ ...o ]
   };
  }
  function isOpaque(e) {
   return /^https?:\/\/[^@?#]+$/.test(e) ? e.split("/").slice(3).some(isKey) : !/^(?:\.{0,2}\/.*|[\d.:]+|[A-Za-z]+(?:[-_./ ][A-Za-z]+)*)$/.test(e);
  }
  function isKey(e) {
   return e.length >= 16 && /\d/.test(e) && /[A-Za-z]/.test(e);
  }
 }),
 15172: (function(e, t, n) {
  n.d(t, {
   G_: () => hasPinnedInstructions,
   PG: () => parseLock,
   X5: () => formatLock,
   hD: () => pinServer,
   qA: () => changeSincePin,
   y_: () => pin
  });
  var r = n(42357), o = n(20274), s = n(43304);
  function pinServer({instructions: e, tools: t}) {
   const n = t.toSorted((e, t) => e.name < t.name ? -1 : 1);
   return {
    instructions: (0, s.q)(e),
    tools: Object.fromEntries(n.map(e => [ e.name, pin(e) ]))
   };
  }
  function pin({title: e, description: t, inputSchema: n, rest: r}) {
   return {
    description: (0, s.q)([ e, t ]),
    inputSchema: (0, s.q)(n),
    rest: (0, s.q)(r)
   };
  }
  function changeSincePin(e, t) {
   const n = void 0 !== t && Object.hasOwn(t.tools, e.name) ? t.tools[e.name] : void 0;
   if (void 0 === n) return "it is not in the lock file";
   const r = pin(e), o = [ ...r.description === n.description ? [] : [ "description" ], ...r.inputSchema === n.inputSchema ? [] : [ "input schema" ], ...r.rest === n.rest ? [] : [ "annotations or output schema" ] ];
   return 0 === o.length ? null : `its ${o.join(" and ")} changed since it was pinned`;
  }
  function hasPinnedInstructions(e, t, n) {
   return null === e || "" === n || Object.hasOwn(e.servers, t) && e.servers[t]?.instructions === (0, 
   s.q)(n);
  }
  function formatLock(e) {
   const t = Object.fromEntries(Object.entries(e.servers).toSorted(([e], [t]) => e < t ? -1 : 1));
   return `${JSON.stringify({
    version: 1,
    servers: t
   }, null, 2)}\n`;
  }
  function parseLock(e, t) {
   const n = (0, o.U)(e);
   if (!function(e) {
    return !(!isRecord(e) || 1 !== e.version || !isRecord(e.servers)) && Object.values(e.servers).every(e => isRecord(e) && "string" == typeof e.instructions && function(e) {
     const t = [ "description", "inputSchema", "rest" ];
     return isRecord(e) && Object.values(e).every(e => isRecord(e) && t.every(t => "string" == typeof e[t]));
    }(e.tools));
   }(n)) throw new r.yo({
    code: "mcp-invalid",
    location: t,
    message: "the lock file is not one that `sallyport mcp pin` wrote",
    hint: "run `sallyport mcp pin` again and review the change"
   });
   return n;
  }
  function isRecord(e) {
   return "object" == typeof e && null !== e && !Array.isArray(e);
  }
 }),
 7951: (function(e, t, n) {
  n.d(t, {
   FQ: () => i,
   L5: () => serverName,
   Pt: () => toolIdentity,
   Uf: () => toolName
  });
  var r = n(77598);
  const o = 64, s = 40;
  function serverName(e) {
   return e.replaceAll(/[^A-Za-z0-9-]+/g, "_").replaceAll(/_{2,}/g, "_").replaceAll(/^[_-]+|_+$/g, "");
  }
  function toolIdentity(e, t) {
   const n = t.replaceAll(/[^A-Za-z0-9_-]/g, "_");
   if (toolName({
    server: e,
    tool: n
   }).length <= o) return {
    server: e,
    tool: n
   };
   const i = (0, r.createHash)("sha256").update(`${e}\0${t}`).digest("hex").slice(0, 8), a = Math.max(1, s - toolName({
    server: e,
    tool: ""
   }).length);
   return {
    server: e,
    tool: `${n.slice(0, a)}_${i}`,
    whole: n
   };
  }
  function toolName({server: e, tool: t}) {
   return `mcp__${e}__${t}`;
  }
  const i = 32;
 }),
 22461: (function(e, t, n) {
  n.d(t, {
   U: () => untrustedText
  });
  var r = n(38531), o = n(7138), s = n(20653);
  function untrustedText(e, t) {
   return (0, r.F8)((0, s.ml)((0, o.wh)(e).toWellFormed().trim(), t));
  }
 }),
 16864: (function(e, t, n) {
  n.r(t), n.d(t, {
   configurations: () => configurations,
   driverPins: () => driverPins,
   settingVariables: () => settingVariables
  });
  var r = n(73024), o = n(76760), s = n(43411), i = n(38287);
  const a = [ [ /^filter\..*\.(?:clean|smudge|process)$/, "" ], [ /^filter\..*\.required$/, "false" ], [ /^diff\..*\.textconv$/, "cat" ], [ /^diff\.(?:external|.*\.command)$/, "false" ], [ /^merge\..*\.driver$/, "false" ], [ /^(?:merge|diff)tool\..*\.(?:cmd|path)$/, "false" ], [ /^(?:man|browser)\..*\.(?:cmd|path)$/, "false" ], [ /^trailer\..*\.(?:command|cmd)$/, "true" ], [ /^hook\..*\.command$/, "true" ], [ /^submodule\..*\.update$/, "checkout" ], [ /^remote\..*\.uploadpack$/, "git-upload-pack" ], [ /^remote\..*\.receivepack$/, "git-receive-pack" ], [ /^remote\..*\.vcs$/, "none" ], [ /^alias\./, "" ], [ /^core\.(?:alternaterefscommand|gitproxy)$/, "false" ] ], c = /\[\s*(?:include|filter|diff|merge|man|browser|trailer|hook|alias)|uploadpack|receivepack|vcs|\bupdate\b|alternaterefscommand|gitproxy/i, l = 1e6, u = 50, d = 1e4;
  async function driverPins(e, t) {
   const n = configurations(t).filter(e => c.test(configText(e) ?? "[include")), r = await async function(e, t, n) {
    const r = new Set, o = new Set(n);
    for (const n of o) {
     for (const [s, i] of await settingsOf(e, t, n)) r.add(s), /^include(?:if\..*)?\.path$/.test(folded(s)) && o.add(includedFile(i, n, e.home));
     if (o.size > u) throw new i.U("the git configuration includes too many files");
    }
    return r;
   }(e, t, n), o = [ ...r ].flatMap(e => {
    const t = a.find(([t]) => t.test(folded(e)));
    return void 0 === t ? [] : [ [ e, t[1] ] ];
   }), s = o.find(([e]) => e.includes("\ufffd"));
   if (void 0 !== s) throw new i.U(`the name ${s[0]} in the git configuration is not valid UTF-8`);
   return settingVariables(e.environment, o);
  }
  function settingVariables(e, t) {
   if (0 === t.length) return {};
   const n = Number(e.GIT_CONFIG_COUNT ?? "0"), r = t.flatMap(([e, t], r) => [ [ `GIT_CONFIG_KEY_${n + r}`, e ], [ `GIT_CONFIG_VALUE_${n + r}`, t ] ]);
   return {
    GIT_CONFIG_COUNT: String(n + t.length),
    ...Object.fromEntries(r)
   };
  }
  function folded(e) {
   const [t, n] = [ e.indexOf("."), e.lastIndexOf(".") ];
   return e.slice(0, t).toLowerCase() + e.slice(t, n) + e.slice(n).toLowerCase();
  }
  function includedFile(e, t, n) {
   return e.startsWith("~/") ? (0, o.join)(n, e.slice(2)) : (0, o.resolve)((0, o.dirname)(t), e);
  }
  const f = new Map, p = 20;
  async function settingsOf(e, t, n) {
   const r = configText(n);
   if (null === r) throw new i.U(`the git configuration ${n} is larger than ${l} bytes`);
   const o = f.get(r) ?? ("" === r ? [] : await async function(e, t, {file: n, text: r}) {
    const o = await (0, s.runProcess)(e, {
     argv: [ "git", "config", "--file", "-", "--no-includes", "--null", "--list" ],
     cwd: t,
     timeoutMs: d,
     maxOutputBytes: 2 * l,
     signal: (new AbortController).signal,
     stdin: r
    });
    if (0 !== o.exitCode || o.droppedBytes > 0) throw new i.U(`git cannot list the configuration ${n}: ${o.startError ?? o.output.trim()}`);
    return o.stdoutBytes.toString("utf8").split("\0").filter(e => "" !== e).map(e => {
     const [t = "", ...n] = e.split("\n");
     return [ t, n.join("\n") ];
    });
   }(e, t, {
    file: n,
    text: r
   }));
   return f.size >= p && f.clear(), f.set(r, o), o;
  }
  function configurations(e) {
   const t = function(e) {
    for (let t = (0, o.resolve)(e); ;t = (0, o.dirname)(t)) {
     const e = (0, o.join)(t, ".git"), n = (0, r.statSync)(e, {
      throwIfNoEntry: !1
     });
     if (!0 === n?.isDirectory()) return e;
     if (!0 === n?.isFile()) {
      const n = /^gitdir: (.+)$/m.exec(configText(e) ?? "")?.[1];
      return void 0 === n ? null : (0, o.resolve)(t, n);
     }
     if ((0, o.dirname)(t) === t) return null;
    }
   }(e);
   if (null === t) return [];
   const n = (0, o.resolve)(t, (configText((0, o.join)(t, "commondir")) ?? "").trim());
   return [ ...new Set([ t, n, ...submodules((0, o.join)(n, "modules"), 0) ]) ].flatMap(e => [ (0, 
   o.join)(e, "config"), (0, o.join)(e, "config.worktree") ]);
  }
  function submodules(e, t) {
   return t > 4 || !0 !== (0, r.statSync)(e, {
    throwIfNoEntry: !1
   })?.isDirectory() ? [] : (0, r.readdirSync)(e, {
    withFileTypes: !0
   }).filter(e => e.isDirectory()).flatMap(({name: n}) => {
    const s = (0, o.join)(e, n);
    return void 0 !== (0, r.statSync)((0, o.join)(s, "HEAD"), {
     throwIfNoEntry: !1
    }) ? [ s, ...submodules((0, o.join)(s, "modules"), t + 1) ] : submodules(s, t + 1);
   });
  }
  function configText(e) {
   const t = (0, r.statSync)(e, {
    throwIfNoEntry: !1
   });
   return !0 !== t?.isFile() ? "" : t.size > l ? null : (0, r.readFileSync)(e, "utf8");
  }
 }),
 57824: (function(e, t, n) {
  n.r(t), n.d(t, {
   closeInheritedFiles: () => closeInheritedFiles
  });
  var r = n(73024);
  const o = 524288;
  function closeInheritedFiles() {
   if (!s && "linux" === process.platform) {
    s = !0;
    for (const e of function() {
     try {
      return (0, r.readdirSync)("/proc/self/fd");
     } catch {
      return [];
     }
    }()) {
     const t = Number(e);
     t > 2 && isInheritable(e) && closeQuietly(t);
    }
   }
  }
  let s = !1;
  function isInheritable(e) {
   try {
    const t = /^flags:\s*(\d+)/m.exec((0, r.readFileSync)(`/proc/self/fdinfo/${e}`, "latin1"))?.[1];
    return void 0 !== t && 0 === (Number.parseInt(t, 8) & o);
   } catch {
    return !1;
   }
  }
  function closeQuietly(e) {
   try {
    (0, r.closeSync)(e);
   } catch {}
  }
 }),
 64963: (function(e, t, n) {
  n.d(t, {
   T: () => killTree
  });
  var r = n(31421), o = n(76760);
  function killTree(e, t, n) {
   if ("win32" === process.platform) {
    const t = (0, o.join)(n ?? "C:\\Windows", "System32", "taskkill.exe");
    return void (0, r.spawn)(t, [ "/pid", String(e), "/T", "/F" ], {
     stdio: "ignore",
     windowsHide: !0
    }).on("error", () => {
     process.kill(e, "SIGKILL");
    });
   }
   try {
    process.kill(-e, t);
   } catch (e) {
    const {code: t} = e;
    if ("ESRCH" !== t && "EPERM" !== t) throw e;
   }
  }
 }),
 43411: (function(e, t, n) {
  n.r(t), n.d(t, {
   endOnExit: () => endOnExit,
   endRunning: () => endRunning,
   enter: () => enter,
   isRunning: () => isRunning,
   killGraceMs: () => u,
   runProcess: () => runProcess,
   startProcess: () => startProcess
  });
  var r = n(16993), o = n(42357), s = n(40019), i = n(7434);
  const a = 1e5;
  var c = n(64963), l = n(64666);
  const u = 250, d = 250, f = 2e3, p = new Set;
  let m = !1;
  function endRunning() {
   for (const e of p) e();
  }
  function endOnExit(e) {
   return m || process.on("exit", endRunning), m = !0, p.add(e), () => p.delete(e);
  }
  function startProcess({program: e, args: t, argv0: n, cwd: o, env: s}, i) {
   return (0, r.Ho)(e, t, {
    ...void 0 === n ? {} : {
     argv0: n
    },
    cwd: o,
    env: s,
    extendEnv: !1,
    stdin: i ? "pipe" : "ignore",
    buffer: !1,
    reject: !1,
    cleanup: !1,
    detached: "win32" !== process.platform
   });
  }
  async function runProcess(e, t, n = null) {
   const r = performance.now(), [p, ...m] = t.argv, refuse = e => ({
    ...g,
    startError: e,
    durationMs: performance.now() - r
   });
   if (t.signal.aborted) return {
    ...g,
    cancelled: !0
   };
   const h = (0, l.oq)(p, e.path);
   if (null === h) return refuse(`there is no program ${JSON.stringify(p)} on the PATH of tools`);
   const v = {
    ...e.environment,
    PATH: e.path,
    HOME: e.home,
    ...t.env
   }, y = await enter(n, {
    program: h,
    argv: [ p, ...m ],
    cwd: t.cwd,
    env: v
   }, t);
   if ("string" == typeof y) return refuse(y);
   let w;
   try {
    w = startProcess(y ?? {
     program: h,
     args: m,
     argv0: p,
     cwd: t.cwd,
     env: v
    }, void 0 !== t.stdin);
   } catch (e) {
    return await (y?.end()), refuse((0, o.bD)(e));
   }
   if (void 0 === w.pid) {
    await (y?.end());
    const {originalMessage: e = ""} = await w;
    return refuse(`${e} (in ${t.cwd})`);
   }
   const b = function(e, {maxOutputBytes: t, onOutput: n, marksErrors: r = !1}) {
    const o = (0, i.Wl)(t), c = (0, i.Wl)(t), l = (0, i.Wl)(Math.min(t, a)), u = r ? (0, 
    s.D)() : e => e, d = [ "stdout", "stderr" ].map(t => {
     const n = (0, i.iS)(), add = e => o.add(u(e, t));
     return e[t]?.on("data", e => add(n.add(e))), e[t]?.on("error", () => {}), () => add(n.end());
    });
    return e.stdout?.on("data", e => {
     c.add(e), n?.(e, "stdout");
    }), e.stderr?.on("data", e => {
     l.add(e), n?.(e, "stderr");
    }), () => {
     for (const e of d) e();
     return {
      merged: o.take(),
      stdout: c.take(),
      stderr: l.take()
     };
    };
   }(w, t);
   !function(e, t) {
    e.stdin?.on("error", () => {}).end(t);
   }(w, t.stdin);
   const S = await function(e, t, {systemRoot: n, confined: r}) {
    return new Promise(o => {
     const s = {
      exitCode: null,
      signal: null,
      timedOut: !1,
      cancelled: !1,
      startError: null
     }, i = new Set, after = (e, t) => {
      i.add(setTimeout(t, e));
     }, kill = t => {
      "SIGKILL" === t && null !== r && isRunning(e) ? r.kill() : void 0 !== e.pid && (0, 
      c.T)(e.pid, t, n);
     }, a = endOnExit(() => kill("SIGKILL")), finish = () => {
      if (a()) {
       for (const e of i) clearTimeout(e);
       t.signal.removeEventListener("abort", cancel), "win32" !== process.platform && void 0 !== e.pid && (0, 
       c.T)(e.pid, "SIGKILL", n), e.stdout?.destroy(), e.stderr?.destroy(), e.unref(), 
       o(s);
      }
     }, stop = e => {
      s.timedOut || s.cancelled || (s[e] = !0, kill("SIGTERM"), after(u, () => kill("SIGKILL")), 
      after(u + f, finish));
     }, cancel = () => stop("cancelled");
     after(t.timeoutMs, () => stop("timedOut")), t.signal.addEventListener("abort", cancel, {
      once: !0
     }), e.on("error", n => {
      void 0 === e.pid && (s.startError = `${n.message} (in ${t.cwd})`), finish();
     }), e.on("exit", (e, t) => {
      Object.assign(s, {
       exitCode: e,
       signal: t
      }), after(d, () => {
       setImmediate(finish);
      });
     }), e.on("close", finish);
    });
   }(w, t, {
    systemRoot: e.environment.SystemRoot,
    confined: y
   }), $ = await (y?.end()), x = S.startError ?? $?.startError ?? null;
   if (null !== x) return refuse(x);
   const {merged: O, stdout: k, stderr: T} = b();
   return {
    ...S,
    ...void 0 === $ ? {} : {
     exceeded: $.exceeded,
     blocked: $.blocked
    },
    output: O.bytes.toString("utf8"),
    stdoutBytes: k.bytes,
    stderr: T.bytes.toString("utf8"),
    droppedBytes: O.droppedBytes,
    durationMs: performance.now() - r
   };
  }
  async function enter(e, t, {needs: n = h, bridge: r}) {
   return null === e ? null : await e.enter({
    ...t,
    needs: n,
    bridge: r
   });
  }
  const h = {
   writes: null,
   reads: [],
   changesGit: !1,
   network: {
    allow: [],
    deny: []
   },
   leaves: null
  }, g = {
   exitCode: null,
   signal: null,
   timedOut: !1,
   cancelled: !1,
   startError: null,
   output: "",
   stdoutBytes: Buffer.alloc(0),
   stderr: "",
   droppedBytes: 0,
   durationMs: 0
  };
  function isRunning({exitCode: e, signalCode: t}) {
   return null === e && null === t;
  }
 }),
 88724: (function(e, t, n) {
  n.d(t, {
   readMcpConfiguration: () => readMcpConfiguration,
   requireVariables: () => requireVariables
  });
  var r = n(42357), o = n(13151), s = n(15172), i = n(7951);
  const a = [ "type", "command", "args", "env", "url", "headers", "timeout", "protocol", "required", "workspace" ], c = new Set([ "alwaysLoad", "autoApprove", "description", "disabled", "trust" ]), l = 6e4, u = 36e5;
  function readServers(e, t, n) {
   const r = [], o = [], s = [];
   if (!isFields(e)) return r.push(problem(t, "the servers must be a mapping from names to servers", e)), 
   {
    servers: s,
    notices: o,
    diagnostics: r
   };
   for (const [i, l] of Object.entries(e)) {
    const e = `${t} ${i}`;
    if (!isFields(l)) {
     r.push(problem(e, "a server must be a mapping with command or url", l));
     continue;
    }
    if (!0 === l.disabled) continue;
    for (const t of Object.keys(l)) a.includes(t) || c.has(t) || (n && !d.has(t) ? o.push(`${e}: the key ${t} has no effect here.`) : r.push(unknownKey(e, t)));
    const u = readServer({
     givenName: i,
     at: e,
     fields: l
    });
    "connection" in u ? s.push(u) : r.push(...u.problems);
   }
   return {
    servers: s,
    notices: o,
    diagnostics: r
   };
  }
  const d = new Set([ "headersHelper", "oauth" ]);
  function unknownKey(e, t) {
   const n = (0, r.pA)(t, a);
   return {
    code: "mcp-invalid",
    location: e,
    message: d.has(t) ? `${t} is not supported` : `unknown key ${t}`,
    hint: d.has(t) ? "put a token into headers: Authorization: Bearer ${NAME}" : void 0 === n ? `the keys are ${a.join(", ")}` : `did you mean ${n}?`
   };
  }
  function readServer({givenName: e, at: t, fields: n}) {
   const r = (0, i.L5)(e), o = [], check = (e, n, r) => {
    e || o.push(problem(t, n, r));
   };
   check("" !== r, "the name has no letter or digit", e), check(r.length <= i.FQ, `the name is longer than ${String(i.FQ)} characters`, e);
   const {timeout: s = l, protocol: a, required: c = !1, workspace: d = "read-only"} = n;
   check("number" == typeof s && s >= 1e3 && s <= u, `timeout must be a number of milliseconds from 1000 to ${String(u)}`, s), 
   check(void 0 === a || "legacy" === a || "auto" === a, "protocol must be legacy or auto", a), 
   check("boolean" == typeof c, "required must be true or false", c), check("read-only" === d || "read-write" === d, "workspace must be read-only or read-write", d);
   const f = function(e, t) {
    const {type: n, command: r, url: o, args: s = [], env: i = {}, headers: a = {}} = e, c = "string" == typeof n && /^(?:streamable-)?http$/.test(n) || void 0 === n && void 0 !== o;
    return c || void 0 === n || "stdio" === n ? c ? (t("string" == typeof o && /^(?:https?:\/\/|\$\{)/.test(o), "url must be an http or https address", o), 
    t(void 0 === r, "a server has either command or url", r), t(isTexts(a), "headers must be a mapping of text", a), 
    "string" == typeof o && isTexts(a) ? {
     kind: "remote",
     url: o,
     headers: a
    } : null) : (t("string" == typeof r && "" !== r.trim(), "command must be the name of a program", r), 
    t(isStrings(s), "args must be a list of text", s), t(isTexts(i), "env must be a mapping of text", i), 
    "string" == typeof r && isStrings(s) && isTexts(i) ? {
     kind: "stdio",
     command: r,
     args: s,
     env: Object.fromEntries(Object.entries(i))
    } : null) : (t(!1, "sse" === n ? "sse is not supported, only http and stdio" : "type must be stdio or http", n), 
    null);
   }(n, check);
   return null === f || o.length > 0 ? {
    problems: o
   } : {
    name: r,
    givenName: e,
    location: t,
    connection: f,
    timeoutMs: Number(s),
    protocol: "legacy" === a || "auto" === a ? a : "remote" === f.kind ? "auto" : "legacy",
    required: !0 === c,
    writesWorkspace: "read-write" === d
   };
  }
  function equalNames(e) {
   return e.flatMap((t, n) => {
    const r = e.slice(0, n).find(({name: e}) => e.toLowerCase() === t.name.toLowerCase());
    return void 0 === r ? [] : [ {
     code: "mcp-invalid",
     location: t.location,
     message: `two servers have the name ${t.name} in rules`,
     found: `${r.location}, ${t.location}`,
     hint: "rename one of them"
    } ];
   });
  }
  function problem(e, t, n) {
   const r = JSON.stringify(n);
   return {
    code: "mcp-invalid",
    location: e,
    message: t,
    ...void 0 === r ? {} : {
     found: r.slice(0, 200)
    },
    hint: "see docs/mcp.md for the form of a server"
   };
  }
  function isFields(e) {
   return "object" == typeof e && null !== e && !Array.isArray(e);
  }
  function isStrings(e) {
   return Array.isArray(e) && e.every(e => "string" == typeof e);
  }
  function isTexts(e) {
   return isFields(e) && Object.values(e).every(e => "string" == typeof e);
  }
  var f = n(72443), p = n(69984);
  const m = 1e6;
  async function readMcpConfiguration(e, t) {
   const n = (0, p.h)(e), [o, s] = [ readGiven(e["mcp-servers"]), await readFile(e["mcp-config"], t) ], i = [ ...o.servers, ...s.servers ], a = [ ...o.diagnostics, ...s.diagnostics, ...equalNames(i) ];
   if (a.length > 0) throw new r.yo(a);
   return {
    servers: i,
    lock: await readLock(n, t),
    lockPath: n,
    notices: [ ...o.notices, ...s.notices ]
   };
  }
  function requireVariables(e, t) {
   const n = e.flatMap(({connection: e, location: n}) => (0, o.i)(e, t).missing.map(e => ({
    code: "mcp-invalid",
    location: n,
    message: `the variable ${e} is not set`,
    hint: `set ${e} in env of the step, or write \${${e}:-default}`
   })));
   if (n.length > 0) throw new r.yo(n);
  }
  const h = {
   servers: [],
   notices: [],
   diagnostics: []
  };
  function readGiven(e) {
   if (void 0 === e) return h;
   if ("string" != typeof e) return readServers(e, "mcp-servers", !1);
   const t = parseJson(e, "mcp-servers");
   return "problem" in t ? {
    ...h,
    diagnostics: [ t.problem ]
   } : readServers(withoutWrapper(t.value), "mcp-servers", !1);
  }
  async function readFile(e, t) {
   if (void 0 === e) return h;
   const n = await readText(e, t);
   if ("string" != typeof n) return {
    ...h,
    diagnostics: [ unreadable(e, n) ]
   };
   const r = parseJson(n, e);
   return "problem" in r ? {
    ...h,
    diagnostics: [ r.problem ]
   } : readServers(withoutWrapper(r.value), e, !0);
  }
  function withoutWrapper(e) {
   return "object" == typeof e && null !== e && "mcpServers" in e ? e.mcpServers : e;
  }
  async function readLock(e, t) {
   const n = await readText(e, t);
   if ("string" == typeof n) return (0, s.PG)(n, e);
   if ("missing" === n.code) return null;
   throw new r.yo(unreadable(e, n));
  }
  async function readText(e, t) {
   try {
    return (await t.read(e, m)).toString("utf8").replace(/^\uFEFF/, "");
   } catch (e) {
    return (0, r.ki)(e, f.k), e;
   }
  }
  function unreadable(e, {message: t}) {
   return {
    code: "file-unreadable",
    location: e,
    message: "the file cannot be read",
    found: t,
    hint: "correct the path, which is relative to the workspace, or commit the file"
   };
  }
  function parseJson(e, t) {
   try {
    return {
     value: JSON.parse(e)
    };
   } catch (e) {
    return {
     problem: {
      code: "mcp-invalid",
      location: t,
      message: "invalid JSON",
      found: (0, r.bD)(e),
      hint: 'write {"mcpServers": {"name": {"command": "\u2026"}}}'
     }
    };
   }
  }
 })
};
