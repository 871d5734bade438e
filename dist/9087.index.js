"use strict";

exports.id = 9087;

exports.ids = [ 9087, 8335, 6864, 7824, 8724 ];

exports.modules = {
 90784: (function(e, t, n) {
  n.d(t, {
   Z: () => isReadOnlyHead
  });
  function isReadOnlyHead({pull: e, settings: t}) {
   return e !== null && e.of === "head" && e.facts.head.isFork && !t["allow-forks"];
  }
 }),
 79087: (function(e, t, n) {
  n.d(t, {
   R: () => mcpPorts,
   startJobServers: () => startJobServers
  });
  var r = n(90784);
  var o = n(42357);
  var s = n(13151);
  var i = n(15172);
  var a = n(90579);
  var c = n(60702);
  var l = n(7951);
  var u = n(78594);
  var d = n(20274);
  var f = n(7138);
  var m = n(20653);
  const p = 24;
  const h = 3e3;
  const v = 6e4;
  const g = new Set([ "title", "minimum", "maximum", "minItems", "maxItems" ]);
  function portableSchema(e) {
   const t = {
    root: e,
    nodes: 0
   };
   try {
    const n = objectOf(convert(e, t, {
     depth: 0,
     open: []
    }));
    return JSON.stringify(n).length > v ? {
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
   t.nodes += 1;
   if (t.nodes > h) throw new TooLarge("its schema is too large");
   if (n.depth > p) throw new TooLarge("its schema is nested too deeply");
   if (!(0, d.u4)(e)) return {};
   const r = e["$ref"];
   if (typeof r === "string") return resolved(e, r, t, n);
   const below = e => convert(e, t, {
    ...n,
    depth: n.depth + 1
   });
   const o = [ e, ...(0, d._j)(e["allOf"]) ].map(t => t === e ? own(e, below) : below(t));
   return o.reduce(merge, {});
  }
  function resolved(e, t, n, r) {
   const {$ref: o, ...s} = e;
   if (!t.startsWith("#")) throw new TooLarge("its schema refers to another document");
   if (r.open.includes(t)) return own(s, () => ({}));
   const i = t.slice(1).split("/").filter(e => e !== "").map(e => e.replaceAll("~1", "/").replaceAll("~0", "~")).reduce((e, t) => (0, 
   d.u4)(e) && Object.hasOwn(e, t) ? e[t] : void 0, n.root);
   const a = {
    depth: r.depth + 1,
    open: [ ...r.open, t ]
   };
   return merge(convert(i, n, a), convert(s, n, a));
  }
  function own(e, t) {
   const n = {};
   for (const [t, r] of Object.entries(e)) g.has(t) && (n[t] = r);
   const r = describe(e);
   r !== "" && (n["description"] = r);
   Object.assign(n, choices(e), alternatives(e, t), objectParts(e, t));
   const o = typeOf(e, n);
   o !== void 0 && (n["type"] = o);
   o === "array" && (n["items"] = t(Array.isArray(e["items"]) ? {} : e["items"]));
   return n;
  }
  const y = 1e3;
  function describe({description: e, default: t, format: n}) {
   const r = [ ...typeof e === "string" ? [ (0, u.T)(e, y) ] : [], ...typeof n === "string" ? [ `Format: ${(0, 
   u.T)(n, 100)}.` ] : [], ...t === void 0 ? [] : [ `Default: ${(0, u.T)(JSON.stringify(t), 200)}.` ] ];
   return r.join(" ");
  }
  function choices(e) {
   const t = Object.hasOwn(e, "const") ? [ e["const"] ] : e["enum"];
   const n = Array.isArray(t) && t.length > 0 && t.every(e => typeof e === "string");
   return n ? {
    enum: [ ...new Set(t) ].filter(e => e !== ""),
    type: "string"
   } : {};
  }
  function alternatives(e, t) {
   const n = [ ...(0, d._j)(e["anyOf"]), ...(0, d._j)(e["oneOf"]) ].filter(e => !((0, 
   d.u4)(e) && e["type"] === "null"));
   if (n.length === 0) return {};
   return n.length === 1 ? t(n[0]) : {
    anyOf: n.map(t)
   };
  }
  function objectParts(e, t) {
   const {properties: n, required: r} = e;
   if (!(0, d.u4)(n)) return {};
   const o = Object.fromEntries(Object.entries(n).map(([e, n]) => [ e, t(n) ]));
   const s = (0, d._j)(r).filter(e => typeof e === "string" && Object.hasOwn(o, e));
   return {
    type: "object",
    properties: o,
    ...s.length === 0 ? {} : {
     required: [ ...new Set(s) ]
    }
   };
  }
  const w = [ "object", "array", "string", "number", "integer", "boolean" ];
  function typeOf(e, t) {
   if (t["type"] !== void 0) return t["type"];
   if (t["anyOf"] !== void 0) return;
   const n = [ e["type"] ].flat().filter(e => w.includes(String(e)));
   return n.length === 1 ? n[0] : void 0;
  }
  function merge(e, t) {
   const n = {
    ...(0, d.qY)(e["properties"]),
    ...(0, d.qY)(t["properties"])
   };
   const r = [ ...new Set([ ...(0, d._j)(e["required"]), ...(0, d._j)(t["required"]) ]) ];
   return {
    ...e,
    ...t,
    ...Object.keys(n).length === 0 ? {} : {
     properties: n
    },
    ...r.length === 0 ? {} : {
     required: r
    }
   };
  }
  function objectOf(e) {
   const {anyOf: t, ...n} = e;
   const r = (0, d._j)(t).map(e => (0, d.qY)((0, d.qY)(e)["properties"]));
   const o = Object.assign({}, ...r, (0, d.qY)(n["properties"]));
   return {
    ...n,
    type: "object",
    properties: o
   };
  }
  const b = 2e3;
  const S = 100;
  function offerTools(e, {couldAllow: t, lock: n}) {
   const {server: r, first: o} = e;
   const s = [];
   const i = [];
   const a = new Set;
   for (const c of o.tools) {
    const o = (0, l.Pt)(r.name, c.name);
    const d = (0, l.Uf)(o);
    const f = [ d, ...wholeName(o) ];
    const m = f.some(e => a.has(e.toLowerCase()));
    for (const e of f) a.add(e.toLowerCase());
    if (!f.some(t)) continue;
    const p = portableSchema(c.inputSchema);
    const h = changeProblem(c, r, n) ?? offerProblem(m, s.length);
    if (h === null && "schema" in p) {
     const t = tools_describe(c, r);
     s.push(mcpTool({
      identity: o,
      description: t,
      inputSchema: p.schema
     }, (t, n) => e.call(c, t, n)));
    } else {
     const e = h ?? ("problem" in p ? p.problem : "");
     i.push(`The MCP tool ${(0, u.T)(d, 100)} was not offered: ${e}.`);
    }
   }
   return {
    tools: s,
    notices: i
   };
  }
  function changeProblem(e, {givenName: t}, n) {
   const r = n === null ? null : (0, i.qA)(e, n.servers[t]);
   return r === null ? null : `${r}; review the change, and run \`sallyport mcp pin\``;
  }
  function offerProblem(e, t) {
   if (e) return "another tool of the server has the same name";
   return t < S ? null : `more than ${String(S)} tools of the server are allowed`;
  }
  function tools_describe({description: e, title: t}, {name: n}) {
   const r = (0, u.T)(e, b) || (0, u.T)(t ?? "", 200);
   return `Tool of the MCP server ${n}. Its own description: ${r === "" ? "none" : r}`;
  }
  function wholeName({server: e, whole: t}) {
   return t === void 0 ? [] : [ (0, l.Uf)({
    server: e,
    tool: t
   }) ];
  }
  function mcpTool({identity: e, ...t}, n) {
   return {
    name: (0, l.Uf)(e),
    ...t,
    readOnly: false,
    bind: t => {
     if (!(0, d.u4)(t)) return {
      ok: false,
      problems: [ "the input must be an object" ]
     };
     return {
      ok: true,
      call: {
       effects: [ {
        kind: "mcp",
        ...e
       } ],
       get label() {
        return (0, m.ml)((0, f.wh)(JSON.stringify(t)), 120);
       },
       run: e => n(t, e)
      }
     };
    }
   };
  }
  const $ = 200;
  function createResourceTools(e) {
   const {name: t} = e.server;
   return [ resourceTool(e, {
    tool: "list_resources",
    description: `Lists the resources of the MCP server ${t}: data that it offers by address. Read one with mcp__${t}__read_resource.`,
    inputSchema: {
     type: "object",
     properties: {}
    },
    run: (e, t) => listResources(e, t)
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
     if (typeof n !== "string" || n === "") return (0, a.tK)("uri must be the address of a resource.");
     const {contents: r} = await e.readResource({
      uri: n
     }, t);
     return r.length === 0 ? (0, a.rE)("The resource is empty.") : {
      parts: r.map(c._8)
     };
    }
   }) ];
  }
  function resourceTool(e, {tool: t, run: n, ...r}) {
   const o = (0, l.Pt)(e.server.name, t);
   return mcpTool({
    identity: o,
    ...r
   }, (t, r) => e.request((e, r) => n(e, r, t), r));
  }
  async function listResources(e, t) {
   const {resources: n} = await e.listResources(void 0, t);
   const {resourceTemplates: r} = await e.listResourceTemplates(void 0, t).catch(() => ({
    resourceTemplates: []
   }));
   const o = [ ...n.map(({uri: e, name: t, title: n, description: r}) => line(e, n ?? t, r)), ...r.map(({uriTemplate: e, name: t, title: n, description: r}) => line(e, n ?? t, r)) ];
   const s = o.slice(0, $);
   const i = o.length - s.length;
   if (o.length === 0) return (0, a.rE)("The server lists no resources.");
   return (0, a.rE)([ ...s, ...i === 0 ? [] : [ `[${String(i)} more are omitted.]` ] ].join("\n"));
  }
  function line(e, t, n) {
   const r = n === void 0 ? "" : `: ${(0, u.T)(n, 200)}`;
   return `${e}  ${(0, u.T)(t, 100)}${r}`.replaceAll("\n", " ");
  }
  var O = n(43304);
  var T = n(54608);
  const x = 10;
  async function openSession(e, t, n, r) {
   const o = await (0, T.C)(e, t, n, r);
   let s = o;
   let i = 1;
   const ready = async () => {
    if (!s.isClosed() || i === 0) return s;
    i -= 1;
    s = await (0, T.C)(e, t, n, r);
    return s;
   };
   const request = async (t, r) => {
    try {
     const {client: o} = await ready();
     return redacted(await t(o, optionsOf(e, r)), n);
    } catch (t) {
     return redacted(failure(t, e, s, r), n);
    }
   };
   return {
    server: e,
    first: o,
    request: request,
    call: (t, n, r) => request(async (r, i) => {
     if (s !== o && !isUnchanged(t, s)) return failed(e, `it was started again and now describes the tool ${t.name} differently`);
     const a = await r.callTool({
      name: t.name,
      arguments: {
       ...n
      }
     }, i);
     return {
      parts: (0, c.oR)(a),
      ...a.isError === true ? {
       isError: true
      } : {}
     };
    }, r),
    close: async () => {
     await s.close().catch(() => {});
     return [ ...new Set([ o, s ]) ].flatMap(e => e.blocked());
    }
   };
  }
  function redacted(e, {redact: t}) {
   const n = e.parts.map(e => e.type === "text" ? {
    ...e,
    text: t(e.text)
   } : e);
   return {
    ...e,
    parts: n
   };
  }
  function isUnchanged(e, {tools: t}) {
   const n = t.find(({name: t}) => t === e.name);
   return n !== void 0 && (0, O.q)((0, i.y_)(n)) === (0, O.q)((0, i.y_)(e));
  }
  function optionsOf({timeoutMs: e}, t) {
   return {
    signal: t,
    timeout: e,
    resetTimeoutOnProgress: true,
    maxTotalTimeout: e * x,
    onprogress: () => {}
   };
  }
  function failure(e, t, n, r) {
   const s = (0, o.bD)(e);
   if (r.aborted) return failed(t, "the call was stopped");
   if (/timed? ?out/i.test(s)) return failed(t, `no answer within ${String(t.timeoutMs / 1e3)} seconds; it may still be working`);
   if (/input.?required|elicitation|sampling|roots/i.test(s)) return failed(t, "it asks this run for input, a model or its folders, and gets none of them");
   const i = n.whyEnded();
   return failed(t, i === "" ? s.slice(0, 2e3) : `it is not running${i}`);
  }
  function failed({givenName: e}, t) {
   return (0, a.tK)(`The MCP server ${e} failed: ${t.replace(/\.$/, "")}.`);
  }
  const k = 2e3;
  async function startServers(e) {
   const {configuration: t, couldAllowServer: n} = e;
   const r = t.servers.filter(({name: e}) => n(e));
   const s = t.servers.filter(e => !r.includes(e));
   const a = r.map(t => [ t, connectionOf(t, e) ]);
   const c = await Promise.all(a.map(([t, n]) => start_servers_open(t, n, e)));
   const l = c.flatMap(e => "session" in e ? [ e.session ] : []);
   const d = c.flatMap(e => "session" in e ? [] : [ e ]);
   const f = d.filter(({server: e}) => e.required);
   if (f.length > 0) {
    await Promise.all(l.map(e => e.close()));
    throw new o.yo(f.map(unavailable));
   }
   const isPinned = ({server: e, first: n}) => (0, i.G_)(t.lock, e.givenName, n.instructions);
   const m = l.map(t => [ t, offer(t, e) ]);
   return {
    tools: m.flatMap(([, {tools: e}]) => e),
    notices: [ ...t.notices, ...s.map(({givenName: e, name: t}) => `The MCP server ${e} was not started: no rule allows mcp__${t}.`), ...d.map(({server: e, problem: t}) => `The MCP server ${e.givenName} is not available: ${t}.`), ...m.flatMap(([, {notices: e}]) => e), ...m.flatMap(([e]) => isPinned(e) ? [] : [ changedInstructions(e) ]) ],
    instructions: m.flatMap(([e, {tools: t}]) => {
     const n = (0, u.T)(e.first.instructions, k);
     return n !== "" && t.length !== 0 && isPinned(e) ? [ {
      server: e.server.name,
      text: n
     } ] : [];
    }),
    close: async () => (await Promise.all(l.map(closeNotices))).flat()
   };
  }
  async function start_servers_open(e, t, {ports: n, signal: r}) {
   try {
    return {
     session: await openSession(e, t, n, r)
    };
   } catch (t) {
    return {
     server: e,
     problem: (0, u.T)((0, o.bD)(t), 1e3).replaceAll(/\s+/g, " ").replace(/\.$/, "")
    };
   }
  }
  function connectionOf(e, {variables: t, onSecrets: n}) {
   const {connection: r, values: o} = (0, s.i)(e.connection, t);
   n(o.filter(e => e.length >= P));
   return r;
  }
  const P = 8;
  function offer(e, {couldAllow: t, configuration: n}) {
   const {tools: r, notices: o} = offerTools(e, {
    couldAllow: t,
    lock: n.lock
   });
   const s = new Set(r.map(({name: e}) => e));
   const i = e.first.hasResources ? createResourceTools(e) : [];
   return {
    tools: [ ...r, ...i.filter(({name: e}) => t(e) && !s.has(e)) ],
    notices: o
   };
  }
  function changedInstructions({server: {givenName: e}}) {
   return `The instructions of the MCP server ${e} are omitted: they are not those in the lock file; review them, and run \`sallyport mcp pin\`.`;
  }
  async function closeNotices(e) {
   const t = await e.close();
   return t.map(({label: t, reason: n}) => `The sandbox blocked the MCP server ${e.server.givenName}: ${t}: ${n}.`);
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
  var j = n(31782);
  var E = n(52758);
  var N = n(16864);
  var L = n(57824);
  const _ = 10;
  function createLineSplitter(e, t) {
   let n = [];
   let r = 0;
   let o = false;
   return {
    add(s) {
     let i = s;
     for (let s = i.indexOf(_); s >= 0 && !o; s = i.indexOf(_)) {
      o = r + s > e;
      o || t(Buffer.concat([ ...n, i.subarray(0, s) ]).toString("utf8").replace(/\r$/, ""));
      n = [];
      r = 0;
      i = i.subarray(s + 1);
     }
     n.push(Buffer.from(i));
     r += i.length;
     o ||= r > e;
     o && (n = []);
     return !o;
    }
   };
  }
  var I = n(64666);
  var M = n(38335);
  const C = 500;
  const q = 2e3;
  function createServerStarter(e, t) {
   return async n => {
    const [r, ...s] = n.argv;
    const i = (0, I.oq)(r, e.path);
    if (i === null) return `the program ${JSON.stringify(r)} was not found on the PATH of tools`;
    (0, L.closeInheritedFiles)();
    const a = await (0, N.driverPins)(e, n.cwd);
    const c = {
     ...e.environment,
     PATH: e.path,
     HOME: e.home,
     ...a,
     ...n.env
    };
    const {cwd: l} = n;
    const u = await (0, M.enter)(t, {
     program: i,
     argv: [ r, ...s ],
     cwd: l,
     env: c
    }, n);
    if (typeof u === "string") return u;
    try {
     const t = (0, M.startProcess)(u ?? {
      program: i,
      args: s,
      argv0: r,
      cwd: l,
      env: c
     }, true);
     if (t.pid !== void 0) return serve(t, n, {
      confined: u,
      systemRoot: e.environment["SystemRoot"]
     });
     await (u?.end());
     return (await t).originalMessage ?? "it could not be started";
    } catch (e) {
     await (u?.end());
     return (0, o.bD)(e);
    }
   };
  }
  function serve(e, t, n) {
   let r = "";
   let o = null;
   const s = (0, M.killerOf)(e, n);
   const i = (0, M.endOnExit)(() => s("SIGKILL"));
   const a = createLineSplitter(t.maxLineBytes, t.onLine);
   e.stdout?.on("data", e => {
    if (a.add(e)) return;
    o ??= `it sent a message of more than ${String(t.maxLineBytes)} bytes`;
    s("SIGKILL");
   });
   e.stderr?.on("data", e => {
    r = (0, m.pJ)(r + e.toString("utf8"), q);
   });
   for (const t of [ e.stdin, e.stdout, e.stderr ]) t?.on("error", () => {});
   const c = new Promise(a => {
    const finish = async (e, c) => {
     i();
     process.platform !== "win32" && s("SIGTERM");
     const l = await (n.confined?.end());
     t.onEnd(endOfServer({
      reason: o ?? l?.startError ?? exitReason(e, c),
      stderr: r
     }, l));
     a();
    };
    e.once("exit", (e, t) => void finish(e, t));
   });
   return {
    send: t => send(e, t),
    stop: async () => {
     o ??= "it was stopped";
     e.stdin?.end();
     const t = [ setTimeout(s, C, "SIGTERM"), setTimeout(s, C + M.killGraceMs, "SIGKILL") ];
     await c;
     for (const e of t) clearTimeout(e);
     for (const t of [ e.stdout, e.stderr ]) t?.destroy();
    }
   };
  }
  function endOfServer(e, t) {
   return {
    ...e,
    reason: t?.exceeded ?? e.reason,
    blocked: t?.blocked ?? []
   };
  }
  function exitReason(e, t) {
   return t === null ? `it ended with exit code ${String(e ?? 0)}` : `it was ended by ${t}`;
  }
  function send({stdin: e}, t) {
   return new Promise((n, r) => {
    if (e === null || e.destroyed || e.writableEnded) {
     r(new Error("the server has ended"));
     return;
    }
    e.write(`${t}\n`, e => e === null || e === void 0 ? n() : r(e));
   });
  }
  var A = n(10187);
  var R = n(59976);
  var F = n(37243);
  var G = n(23375);
  function serverNeeds(e, t, {writesWorkspace: n, registries: r = {}}) {
   const {rules: o} = (0, A.NR)(t);
   const [s = ""] = e;
   const i = e.map(e => ({
    kind: "literal",
    value: e,
    source: e
   }));
   return {
    writes: n ? null : [],
    reads: e.filter(e => e.startsWith("/")),
    changesGit: false,
    network: {
     allow: [ ...(0, G.on)(o, "allow"), ...(0, F.I)({
      name: s,
      argv: i
     }, {
      repository: null,
      registries: r
     }) ],
     deny: [ ...(0, G.on)(o, "deny"), ...(0, G.on)(o, "ask") ]
    },
    leaves: G.yi.test((0, R.Fl)(s)) ? (0, R.Fl)(s) : null
   };
  }
  var J = n(71272);
  var U = n(88724);
  var D = n(45065);
  async function startJobServers(e) {
   const {job: t, runtime: n, hostEnvironment: o, redactor: s, onEvent: i} = e;
   const {settings: a, trustedSource: c} = t.runContext;
   const {environment: l, signal: u} = o;
   const d = await (0, U.readMcpConfiguration)(a, c.source);
   const f = (0, r.Z)(t.runContext) ? withoutPrograms(d) : d;
   await n.ready();
   const m = await startServers({
    configuration: f,
    couldAllow: e => (0, D.ZU)(e, t),
    couldAllowServer: e => (0, D.O8)(e, t),
    variables: l,
    onSecrets: e => s.add(e),
    ports: mcpPorts({
     ...e,
     lists: t.lists,
     environment: l
    }),
    signal: u
   });
   return {
    ...m,
    names: d.servers.map(({name: e}) => e),
    attachments: m.instructions.map(({server: e, text: t}) => ({
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
     for (const e of await m.close()) i({
      type: "notice",
      level: "warning",
      text: e
     });
    }
   };
  }
  function withoutPrograms({servers: e, notices: t, ...n}) {
   const isProgram = ({connection: e}) => e.kind === "stdio";
   const r = e.filter(isProgram).map(({givenName: e}) => e);
   if (r.length === 0) return {
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
  }
  function mcpPorts({lists: e, runtime: t, environment: n, redactor: r}) {
   return {
    startServer: createServerStarter(t.processes, t.sandbox),
    fetch: (0, j.createFetch)({
     proxy: (0, E.proxyFrom)(n)
    }),
    needsOf: (t, {writesWorkspace: r}) => serverNeeds(t, e, {
     writesWorkspace: r,
     registries: (0, J.X)(n)
    }),
    redact: r.redactAdded,
    directory: t.files.root
   };
  }
 }),
 43304: (function(e, t, n) {
  n.d(t, {
   q: () => hashOf
  });
  var r = n(77598);
  var o = n(20274);
  function hashOf(e) {
   return `sha256-${(0, r.createHash)("sha256").update(canonicalJson(e)).digest("hex")}`;
  }
  function canonicalJson(e) {
   return JSON.stringify(e, (e, t) => (0, o.u4)(t) ? Object.fromEntries(Object.entries(t).toSorted(([e], [t]) => e < t ? -1 : 1)) : t);
  }
 }),
 54608: (function(e, t, n) {
  n.d(t, {
   C: () => connectServer
  });
  var r = n(76760);
  var o = n(49453);
  var s = n(42357);
  var i = n(55559);
  var a = n(20653);
  var c = n(17992);
  const l = 52428800;
  function limitedFetch(e) {
   return async (t, n) => {
    const r = await e(t, n);
    if (r.body === null) return r;
    let o = 0;
    const s = new TransformStream({
     transform(e, t) {
      o += e.length;
      o > l ? t.error(new Error(`the response is larger than ${String(l)} bytes`)) : t.enqueue(e);
     }
    });
    const {status: i, statusText: a, headers: c} = r;
    return new Response(r.body.pipeThrough(s), {
     status: i,
     statusText: a,
     headers: c
    });
   };
  }
  const u = 10485760;
  function createStdioTransport(e, t) {
   let n = null;
   let r = null;
   const o = {
    stderr: null,
    pid: null,
    end: () => r,
    start: async () => {
     const s = await e({
      ...t,
      maxLineBytes: u,
      onLine: e => {
       const t = parse(e);
       t !== null && o.onmessage?.(t);
      },
      onEnd: e => {
       r = e;
       o.onclose?.();
      }
     });
     if (typeof s === "string") throw new Error(s);
     n = s;
    },
    send: async e => {
     if (n === null) throw new Error("the server has not been started");
     await n.send(JSON.stringify(e));
    },
    close: async () => {
     await (n?.stop());
    }
   };
   return o;
  }
  function parse(e) {
   try {
    const t = JSON.parse(e);
    return typeof t === "object" && t !== null ? t : null;
   } catch {
    return null;
   }
  }
  const d = 3e4;
  async function connectServer(e, t, n, r) {
   const s = {
    isClosed: false
   };
   const i = new o.Kj({
    name: "sallyport",
    version: c.r
   }, {
    capabilities: {},
    versionNegotiation: {
     mode: e.protocol
    },
    inputRequired: {
     autoFulfill: false
    },
    jsonSchemaValidator: f
   });
   i.onclose = () => {
    s.isClosed = true;
   };
   const a = t.kind === "stdio" ? stdioTransport(e, t, n) : null;
   const l = a ?? httpTransport(t, n);
   const whyEnded = () => endSentence(a, t, n.directory);
   try {
    const e = {
     timeout: d,
     maxTotalTimeout: d,
     signal: r
    };
    await i.connect(l, e);
    const t = i.getServerCapabilities() ?? {};
    const n = t.tools === void 0 ? [] : (await i.listTools(void 0, e)).tools;
    return {
     instructions: i.getInstructions() ?? "",
     tools: n.map(definitionOf),
     hasResources: t.resources !== void 0,
     hasPrompts: t.prompts !== void 0,
     client: i,
     isClosed: () => s.isClosed,
     whyEnded: whyEnded,
     blocked: () => a?.end()?.blocked ?? [],
     close: () => i.close()
    };
   } catch (e) {
    await i.close().catch(() => {});
    await (a?.close());
    throw new Error(`${connectProblem(e, t)}${whyEnded()}`, {
     cause: e
    });
   }
  }
  const f = {
   getValidator: () => e => ({
    valid: true,
    data: e,
    errorMessage: void 0
   })
  };
  function stdioTransport(e, {command: t, args: n, env: r}, {startServer: o, needsOf: s, directory: i}) {
   const a = [ t, ...n ];
   return createStdioTransport(o, {
    argv: a,
    cwd: i,
    env: r,
    needs: s(a, e)
   });
  }
  function httpTransport(e, {fetch: t}) {
   if (e.kind !== "remote") throw new Error("not an address");
   return new o.jS(new URL(e.url), {
    fetch: limitedFetch(t),
    requestInit: {
     headers: {
      "user-agent": `sallyport/${c.r}`,
      ...e.headers
     }
    }
   });
  }
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
  function connectProblem(e, t) {
   const n = (0, s.bD)(e);
   const r = t.kind === "remote";
   if (r && /\b40[13]\b|unauthorized|forbidden/i.test(n)) return `the server refused the request (${firstLine(n)}): check the Authorization header`;
   return /timed? ?out/i.test(n) ? `no answer within ${String(d / 1e3)} seconds` : firstLine(n);
  }
  function firstLine(e) {
   return (e.split("\n")[0] ?? "").slice(0, 300);
  }
  function endSentence(e, t, n) {
   const r = e?.end() ?? null;
   if (r === null || t.kind !== "stdio") return "";
   const o = r.blocked.map(({label: e, reason: t}) => `; the sandbox blocked ${e}: ${t}`).join("");
   const s = lastLines(r.stderr.trim(), 500);
   const i = /ENOENT|MODULE_NOT_FOUND|no such file|not found/i.test(s) ? ruleFor(t, n) : null;
   return [ `; ${r.reason}${o}`, i === null ? "" : `; if the files of the server are hidden by the sandbox, add ${i} to allow`, s === "" ? "" : `; its last output: ${s}` ].join("");
  }
  function lastLines(e, t) {
   const n = (0, a.pJ)(e, t);
   const r = n === e ? 0 : n.indexOf("\n") + 1;
   return r === 0 ? n : n.slice(r).trimStart();
  }
  function ruleFor({args: e}, t) {
   const n = e.find(e => e.startsWith("/") && !(0, i.FK)({
    path: e,
    directory: t
   }));
   if (n === void 0) return null;
   const o = n.indexOf("/node_modules/");
   return `Read(/${o < 0 ? (0, r.dirname)(n) : n.slice(0, o)}/**)`;
  }
 }),
 60702: (function(e, t, n) {
  n.d(t, {
   BU: () => partOf,
   _8: () => resourcePart,
   oR: () => contentParts
  });
  var r = n(51790);
  var o = n(7138);
  var s = n(20653);
  var i = n(10888);
  var a = n(78594);
  const c = 4e5;
  const l = 10;
  function contentParts({content: e, structuredContent: t}) {
   const n = e.map(partOf);
   const r = n.some(e => e.type === "text" && e.text.trim() !== "");
   const o = t === void 0 || r ? [] : [ asText(JSON.stringify(t, null, 2)) ];
   const s = limitMedia([ ...n, ...o ]);
   return s.length === 0 ? [ asText("The server returned nothing.") ] : limitText(s);
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
   if (typeof r === "string") return asText(`[Resource ${t}]\n${r}`);
   return typeof o === "string" ? media(n ?? "application/octet-stream", o, t) : asText(`[Resource ${t} is empty.]`);
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
    ...n === void 0 ? {} : {
     name: (0, a.T)(n, 300)
    }
   };
   const s = (0, i.c)(Buffer.from(t.slice(0, 64), "base64"));
   if (s === null || !(0, i.F)(`x.${s.split("/")[1] ?? ""}`)) return (0, r.h9)(o, "models accept only PNG, JPEG, GIF, WebP and PDF");
   return {
    ...o,
    mediaType: s
   };
  }
  function limitMedia(e) {
   let t = 0;
   return e.map(e => {
    if (e.type !== "media") return e;
    t += 1;
    return t <= l ? e : (0, r.h9)(e, `a result has at most ${String(l)} images`);
   });
  }
  function limitText(e) {
   let t = c;
   return e.map(e => {
    if (e.type !== "text" || e.text.length <= t) {
     t -= e.type === "text" ? e.text.length : 0;
     return e;
    }
    const n = Math.floor(t / 2);
    const r = e.text.length - 2 * n;
    t = 0;
    const o = `[\u2026 ${String(r)} characters of this result are omitted \u2026]`;
    return {
     type: "text",
     text: `${(0, s.GH)(e.text, n)}\n${o}\n${(0, s.pJ)(e.text, n)}`
    };
   });
  }
 }),
 13151: (function(e, t, n) {
  n.d(t, {
   i: () => expandVariables
  });
  const r = /\$\{([A-Za-z_]\w*)(?::-([^}]*))?\}/g;
  function expandVariables(e, t) {
   const n = new Set;
   const o = new Set;
   const expand = (e, s) => e.replaceAll(r, (e, r, i) => {
    const a = t[r] === "" ? i ?? "" : t[r] ?? i;
    a === void 0 ? n.add(r) : a !== i && s(a) && o.add(a);
    return a ?? "";
   });
   const record = e => Object.fromEntries(Object.entries(e).map(([e, t]) => [ e, expand(t, () => true) ]));
   const s = e.kind === "stdio" ? {
    kind: "stdio",
    command: expand(e.command, isOpaque),
    args: e.args.map(e => expand(e, isOpaque)),
    env: record(e.env)
   } : {
    kind: "remote",
    url: expand(e.url, isOpaque),
    headers: record(e.headers)
   };
   return {
    connection: s,
    missing: [ ...n ],
    values: [ ...o ]
   };
  }
  function isOpaque(e) {
   if (/^https?:\/\/[^@?#]+$/.test(e)) return e.split("/").slice(3).some(isKey);
   return !/^(?:\.{0,2}\/.*|[\d.:]+|[A-Za-z]+(?:[-_./ ][A-Za-z]+)*)$/.test(e);
  }
  function isKey(e) {
   return e.length >= 16 && /\d/.test(e) && /[A-Za-z]/.test(e);
  }
 }),
 15172: (function(e, t, n) {
  n.d(t, {
   G_: () => hasPinnedInstructions,
   PG: () => parseLock,
   Ty: () => changedParts,
   X5: () => formatLock,
   hD: () => pinServer,
   qA: () => changeSincePin,
   y_: () => pin
  });
  var r = n(42357);
  var o = n(20274);
  var s = n(43304);
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
   const n = t !== void 0 && Object.hasOwn(t.tools, e.name) ? t.tools[e.name] : void 0;
   if (n === void 0) return "it is not in the lock file";
   const r = changedParts(n, pin(e));
   return r.length === 0 ? null : `its ${r.join(" and ")} changed since it was pinned`;
  }
  const i = [ [ "description", "description" ], [ "inputSchema", "input schema" ], [ "rest", "annotations or output schema" ] ];
  function changedParts(e, t) {
   return i.filter(([n]) => e[n] !== t[n]).map(([, e]) => e);
  }
  function hasPinnedInstructions(e, t, n) {
   if (e === null || n === "") return true;
   return Object.hasOwn(e.servers, t) && e.servers[t]?.instructions === (0, s.q)(n);
  }
  function formatLock(e) {
   const t = Object.fromEntries(Object.entries(e.servers).toSorted(([e], [t]) => e < t ? -1 : 1));
   return `${JSON.stringify({
    version: 1,
    servers: t
   }, null, 2)}\n`;
  }
  function parseLock(e, t) {
   const n = (0, o.U4)(e);
   if (!isLock(n)) throw new r.yo({
    code: "mcp-invalid",
    location: t,
    message: "the lock file is not one that `sallyport mcp pin` wrote",
    hint: "run `sallyport mcp pin` again and review the change"
   });
   return n;
  }
  function isLock(e) {
   if (!(0, o.u4)(e) || e["version"] !== 1 || !(0, o.u4)(e["servers"])) return false;
   return Object.values(e["servers"]).every(e => (0, o.u4)(e) && typeof e["instructions"] === "string" && isPinnedTools(e["tools"]));
  }
  function isPinnedTools(e) {
   return (0, o.u4)(e) && Object.values(e).every(e => (0, o.u4)(e) && i.every(([t]) => typeof e[t] === "string"));
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
  const o = 64;
  const s = 40;
  function serverName(e) {
   return e.replaceAll(/[^A-Za-z0-9-]+/g, "_").replaceAll(/_{2,}/g, "_").replaceAll(/^[_-]+|_+$/g, "");
  }
  function toolIdentity(e, t) {
   const n = t.replaceAll(/[^A-Za-z0-9_-]/g, "_");
   const i = toolName({
    server: e,
    tool: n
   });
   if (i.length <= o) return {
    server: e,
    tool: n
   };
   const a = (0, r.createHash)("sha256").update(`${e}\0${t}`).digest("hex").slice(0, 8);
   const c = Math.max(1, s - toolName({
    server: e,
    tool: ""
   }).length);
   return {
    server: e,
    tool: `${n.slice(0, c)}_${a}`,
    whole: n
   };
  }
  function toolName({server: e, tool: t}) {
   return `mcp__${e}__${t}`;
  }
  const i = 32;
 }),
 78594: (function(e, t, n) {
  n.d(t, {
   T: () => serverText
  });
  var r = n(38531);
  var o = n(7138);
  var s = n(20653);
  function serverText(e, t) {
   return (0, r.F8)((0, s.ml)((0, o.wh)(e).toWellFormed().trim(), t));
  }
 }),
 16864: (function(e, t, n) {
  n.r(t);
  n.d(t, {
   configurations: () => configurations,
   driverPins: () => driverPins,
   settingVariables: () => settingVariables
  });
  var r = n(73024);
  var o = n(76760);
  var s = n(38335);
  var i = n(38287);
  const a = [ [ /^filter\..*\.(?:clean|smudge|process)$/, "" ], [ /^filter\..*\.required$/, "false" ], [ /^diff\..*\.textconv$/, "cat" ], [ /^diff\.(?:external|.*\.command)$/, "false" ], [ /^merge\..*\.driver$/, "false" ], [ /^(?:merge|diff)tool\..*\.(?:cmd|path)$/, "false" ], [ /^(?:man|browser)\..*\.(?:cmd|path)$/, "false" ], [ /^trailer\..*\.(?:command|cmd)$/, "true" ], [ /^hook\..*\.command$/, "true" ], [ /^submodule\..*\.update$/, "checkout" ], [ /^remote\..*\.uploadpack$/, "git-upload-pack" ], [ /^remote\..*\.receivepack$/, "git-receive-pack" ], [ /^remote\..*\.vcs$/, "none" ], [ /^alias\./, "" ], [ /^core\.(?:alternaterefscommand|gitproxy)$/, "false" ] ];
  const c = /\[\s*(?:include|filter|diff|merge|man|browser|trailer|hook|alias)|uploadpack|receivepack|vcs|\bupdate\b|alternaterefscommand|gitproxy/i;
  const l = 1e6;
  const u = 50;
  const d = 1e4;
  async function driverPins(e, t) {
   const n = configurations(t).filter(e => c.test(configText(e) ?? "[include"));
   const r = await keysOf(e, t, n);
   const o = [ ...r ].flatMap(e => {
    const t = a.find(([t]) => t.test(folded(e)));
    return t === void 0 ? [] : [ [ e, t[1] ] ];
   });
   const s = o.find(([e]) => e.includes("\ufffd"));
   if (s !== void 0) throw new i.U(`the name ${s[0]} in the git configuration is not valid UTF-8`);
   return settingVariables(e.environment, o);
  }
  function settingVariables(e, t) {
   if (t.length === 0) return {};
   const n = Number(e["GIT_CONFIG_COUNT"] ?? "0");
   const r = t.flatMap(([e, t], r) => [ [ `GIT_CONFIG_KEY_${n + r}`, e ], [ `GIT_CONFIG_VALUE_${n + r}`, t ] ]);
   return {
    GIT_CONFIG_COUNT: String(n + t.length),
    ...Object.fromEntries(r)
   };
  }
  function folded(e) {
   const [t, n] = [ e.indexOf("."), e.lastIndexOf(".") ];
   return e.slice(0, t).toLowerCase() + e.slice(t, n) + e.slice(n).toLowerCase();
  }
  async function keysOf(e, t, n) {
   const r = new Set;
   const o = new Set(n);
   for (const n of o) {
    for (const [s, i] of await settingsOf(e, t, n)) {
     r.add(s);
     /^include(?:if\..*)?\.path$/.test(folded(s)) && o.add(includedFile(i, n, e.home));
    }
    if (o.size > u) throw new i.U("the git configuration includes too many files");
   }
   return r;
  }
  function includedFile(e, t, n) {
   return e.startsWith("~/") ? (0, o.join)(n, e.slice(2)) : (0, o.resolve)((0, o.dirname)(t), e);
  }
  const f = new Map;
  const m = 20;
  async function settingsOf(e, t, n) {
   const r = configText(n);
   if (r === null) throw new i.U(`the git configuration ${n} is larger than ${l} bytes`);
   const o = f.get(r) ?? (r === "" ? [] : await listSettings(e, t, {
    file: n,
    text: r
   }));
   f.size >= m && f.clear();
   f.set(r, o);
   return o;
  }
  async function listSettings(e, t, {file: n, text: r}) {
   const o = await (0, s.runProcess)(e, {
    argv: [ "git", "config", "--file", "-", "--no-includes", "--null", "--list" ],
    cwd: t,
    timeoutMs: d,
    maxOutputBytes: 2 * l,
    signal: (new AbortController).signal,
    stdin: r
   });
   if (o.exitCode !== 0 || o.droppedBytes > 0) throw new i.U(`git cannot list the configuration ${n}: ${o.startError ?? o.output.trim()}`);
   const a = o.stdoutBytes.toString("utf8").split("\0").filter(e => e !== "");
   return a.map(e => {
    const [t = "", ...n] = e.split("\n");
    return [ t, n.join("\n") ];
   });
  }
  function configurations(e) {
   const t = gitDirectory(e);
   if (t === null) return [];
   const n = (0, o.resolve)(t, (configText((0, o.join)(t, "commondir")) ?? "").trim());
   const r = new Set([ t, n, ...submodules((0, o.join)(n, "modules"), 0) ]);
   return [ ...r ].flatMap(e => [ (0, o.join)(e, "config"), (0, o.join)(e, "config.worktree") ]);
  }
  function gitDirectory(e) {
   for (let t = (0, o.resolve)(e); ;t = (0, o.dirname)(t)) {
    const e = (0, o.join)(t, ".git");
    const n = (0, r.statSync)(e, {
     throwIfNoEntry: false
    });
    if (n?.isDirectory() === true) return e;
    if (n?.isFile() === true) {
     const n = /^gitdir: (.+)$/m.exec(configText(e) ?? "")?.[1];
     return n === void 0 ? null : (0, o.resolve)(t, n);
    }
    if ((0, o.dirname)(t) === t) return null;
   }
  }
  function submodules(e, t) {
   if (t > 4 || (0, r.statSync)(e, {
    throwIfNoEntry: false
   })?.isDirectory() !== true) return [];
   const n = (0, r.readdirSync)(e, {
    withFileTypes: true
   }).filter(e => e.isDirectory());
   return n.flatMap(({name: n}) => {
    const s = (0, o.join)(e, n);
    const i = (0, r.statSync)((0, o.join)(s, "HEAD"), {
     throwIfNoEntry: false
    }) !== void 0;
    return i ? [ s, ...submodules((0, o.join)(s, "modules"), t + 1) ] : submodules(s, t + 1);
   });
  }
  function configText(e) {
   const t = (0, r.statSync)(e, {
    throwIfNoEntry: false
   });
   if (t?.isFile() !== true) return "";
   return t.size > l ? null : (0, r.readFileSync)(e, "utf8");
  }
 }),
 57824: (function(e, t, n) {
  n.r(t);
  n.d(t, {
   closeInheritedFiles: () => closeInheritedFiles
  });
  var r = n(73024);
  const o = 524288;
  function closeInheritedFiles() {
   if (s || process.platform !== "linux") return;
   s = true;
   for (const e of listed()) {
    const t = Number(e);
    t > 2 && isInheritable(e) && closeQuietly(t);
   }
  }
  let s = false;
  function listed() {
   try {
    return (0, r.readdirSync)("/proc/self/fd");
   } catch {
    return [];
   }
  }
  function isInheritable(e) {
   try {
    const t = /^flags:\s*(\d+)/m.exec((0, r.readFileSync)(`/proc/self/fdinfo/${e}`, "latin1"))?.[1];
    return t !== void 0 && (Number.parseInt(t, 8) & o) === 0;
   } catch {
    return false;
   }
  }
  function closeQuietly(e) {
   try {
    (0, r.closeSync)(e);
   } catch {}
  }
 }),
 38335: (function(e, t, n) {
  n.r(t);
  n.d(t, {
   endOnExit: () => endOnExit,
   endRunning: () => endRunning,
   enter: () => enter,
   killGraceMs: () => m,
   killerOf: () => killerOf,
   runProcess: () => runProcess,
   startProcess: () => startProcess
  });
  var r = n(78474);
  var o = n(16993);
  var s = n(42357);
  var i = n(40019);
  var a = n(7434);
  const c = 1e5;
  function collectOutput(e, {maxOutputBytes: t, onOutput: n, marksErrors: r = false}) {
   const o = (0, a.Wl)(t);
   const s = (0, a.Wl)(t);
   const l = (0, a.Wl)(Math.min(t, c));
   const u = r ? (0, i.D)() : e => e;
   const d = [ "stdout", "stderr" ].map(t => {
    const n = (0, a.iS)();
    const add = e => o.add(u(e, t));
    e[t]?.on("data", e => add(n.add(e)));
    e[t]?.on("error", () => {});
    return () => add(n.end());
   });
   e.stdout?.on("data", e => {
    s.add(e);
    n?.(e, "stdout");
   });
   e.stderr?.on("data", e => {
    l.add(e);
    n?.(e, "stderr");
   });
   return () => {
    for (const e of d) e();
    return {
     merged: o.take(),
     stdout: s.take(),
     stderr: l.take()
    };
   };
  }
  var l = n(31421);
  var u = n(76760);
  function killTree(e, t, n) {
   if (process.platform === "win32") {
    const t = (0, u.join)(n ?? "C:\\Windows", "System32", "taskkill.exe");
    (0, l.spawn)(t, [ "/pid", String(e), "/T", "/F" ], {
     stdio: "ignore",
     windowsHide: true
    }).on("error", () => {
     process.kill(e, "SIGKILL");
    });
    return;
   }
   try {
    process.kill(-e, t);
   } catch (e) {
    const {code: t} = e;
    if (t !== "ESRCH" && t !== "EPERM") throw e;
   }
  }
  var d = n(64666);
  var f = n(84509);
  const m = 250;
  const p = 250;
  const h = 2e3;
  const v = new Set;
  let g = false;
  function endRunning() {
   for (const e of v) e();
  }
  function endOnExit(e) {
   g || process.on("exit", endRunning);
   g = true;
   v.add(e);
   return () => v.delete(e);
  }
  function startProcess({program: e, args: t, argv0: n, cwd: r, env: s}, i) {
   return (0, o.Ho)(e, t, {
    ...n === void 0 ? {} : {
     argv0: n
    },
    cwd: r,
    env: s,
    extendEnv: false,
    stdin: i ? "pipe" : "ignore",
    buffer: false,
    reject: false,
    cleanup: false,
    detached: process.platform !== "win32"
   });
  }
  async function runProcess(e, t, n = null) {
   const [r, ...o] = t.argv;
   const i = {
    ...f.D,
    stdoutBytes: Buffer.alloc(0)
   };
   const refuse = e => ({
    ...i,
    startError: e
   });
   if (t.signal.aborted) return {
    ...i,
    cancelled: true
   };
   const a = (0, d.oq)(r, e.path);
   if (a === null) return refuse(`the program ${JSON.stringify(r)} was not found on the PATH of tools`);
   const c = {
    ...e.environment,
    PATH: e.path,
    HOME: e.home,
    ...t.env
   };
   const l = await enter(n, {
    program: a,
    argv: [ r, ...o ],
    cwd: t.cwd,
    env: c
   }, t);
   if (typeof l === "string") return refuse(l);
   let u;
   try {
    u = startProcess(l ?? {
     program: a,
     args: o,
     argv0: r,
     cwd: t.cwd,
     env: c
    }, t.stdin !== void 0);
   } catch (e) {
    await (l?.end());
    return refuse((0, s.bD)(e));
   }
   if (u.pid === void 0) {
    await (l?.end());
    const {originalMessage: e = ""} = await u;
    return refuse(`${e} (in ${t.cwd})`);
   }
   const m = collectOutput(u, t);
   sendInput(u, t.stdin);
   const p = await untilEnd(u, t, {
    systemRoot: e.environment["SystemRoot"],
    confined: l
   });
   const h = await (l?.end());
   const v = p.startError ?? h?.startError ?? null;
   if (v !== null) return refuse(v);
   const {merged: g, stdout: y, stderr: w} = m();
   return {
    ...p,
    ...h === void 0 ? {} : {
     exceeded: h.exceeded,
     blocked: h.blocked
    },
    output: g.bytes.toString("utf8"),
    stdoutBytes: y.bytes,
    stderr: w.bytes.toString("utf8"),
    droppedBytes: g.droppedBytes
   };
  }
  async function enter(e, t, {needs: n = y, bridge: r}) {
   return e === null ? null : await e.enter({
    ...t,
    needs: n,
    bridge: r
   });
  }
  const y = {
   writes: null,
   reads: [],
   changesGit: false,
   network: {
    allow: [],
    deny: []
   },
   leaves: null
  };
  function sendInput(e, t) {
   e.stdin?.on("error", () => {}).end(t);
  }
  function isRunning({exitCode: e, signalCode: t}) {
   return e === null && t === null;
  }
  function killerOf(e, {systemRoot: t, confined: n}) {
   return r => {
    r === "SIGKILL" && n !== null && isRunning(e) ? n.kill() : e.pid !== void 0 && killTree(e.pid, r, t);
   };
  }
  function untilEnd(e, t, n) {
   return new Promise(o => {
    const s = {
     exitCode: null,
     signal: null,
     timedOut: false,
     cancelled: false,
     startError: null
    };
    const i = new Set;
    const after = (e, t) => void i.add(setTimeout(t, e));
    const a = killerOf(e, n);
    const c = endOnExit(() => a("SIGKILL"));
    const finish = () => {
     if (!c()) return;
     for (const e of i) clearTimeout(e);
     t.signal.removeEventListener("abort", cancel);
     process.platform !== "win32" && e.pid !== void 0 && killTree(e.pid, "SIGKILL", n.systemRoot);
     e.stdout?.destroy();
     e.stderr?.destroy();
     e.unref();
     o(s);
    };
    const stop = e => {
     if (s.timedOut || s.cancelled) return;
     s[e] = true;
     a("SIGTERM");
     after(m, () => a("SIGKILL"));
     after(m + h, finish);
    };
    const cancel = () => stop("cancelled");
    after(t.timeoutMs, () => stop("timedOut"));
    (0, r.setMaxListeners)(0, t.signal);
    t.signal.addEventListener("abort", cancel, {
     once: true
    });
    e.on("error", n => {
     e.pid === void 0 && (s.startError = `${n.message} (in ${t.cwd})`);
     finish();
    });
    e.on("exit", (e, t) => {
     Object.assign(s, {
      exitCode: e,
      signal: t
     });
     after(p, () => void setImmediate(finish));
    });
    e.on("close", finish);
   });
  }
 }),
 88724: (function(e, t, n) {
  n.r(t);
  n.d(t, {
   readMcpConfiguration: () => readMcpConfiguration,
   requireVariables: () => requireVariables
  });
  var r = n(42357);
  var o = n(13151);
  var s = n(15172);
  var i = n(20274);
  var a = n(7951);
  const c = [ "type", "command", "args", "env", "url", "headers", "timeout", "protocol", "required", "workspace" ];
  const l = new Set([ "alwaysLoad", "autoApprove", "description", "disabled", "trust" ]);
  const u = 6e4;
  const d = 36e5;
  function readServers(e, t, n) {
   const r = [];
   const o = [];
   const s = [];
   if (!(0, i.u4)(e)) {
    r.push(problem(t, "the servers must be a mapping from names to servers", e));
    return {
     servers: s,
     notices: o,
     diagnostics: r
    };
   }
   for (const [a, u] of Object.entries(e)) {
    const e = `${t} ${a}`;
    if (!(0, i.u4)(u)) {
     r.push(problem(e, "a server must be a mapping with command or url", u));
     continue;
    }
    if (u["disabled"] === true) continue;
    for (const t of Object.keys(u)) {
     if (c.includes(t) || l.has(t)) continue;
     n && !f.has(t) ? o.push(`${e}: the key ${t} has no effect here.`) : r.push(unknownKey(e, t));
    }
    const d = readServer({
     givenName: a,
     at: e,
     fields: u
    });
    "connection" in d ? s.push(d) : r.push(...d.problems);
   }
   return {
    servers: s,
    notices: o,
    diagnostics: r
   };
  }
  const f = new Set([ "headersHelper", "oauth" ]);
  function unknownKey(e, t) {
   return {
    code: "mcp-invalid",
    location: e,
    message: f.has(t) ? `${t} is not supported` : `unknown key ${t}`,
    hint: f.has(t) ? "put a token into headers: Authorization: Bearer ${NAME}" : (0, 
    r.au)(t, c) ?? `the keys are ${c.join(", ")}`
   };
  }
  function readServer({givenName: e, at: t, fields: n}) {
   const r = (0, a.L5)(e);
   const o = [];
   const check = (e, n, r) => {
    e || o.push(problem(t, n, r));
   };
   check(r !== "", "the name has no letter or digit", e);
   check(r.length <= a.FQ, `the name is longer than ${String(a.FQ)} characters`, e);
   const {timeout: s = u, protocol: i, required: c = false, workspace: l = "read-only"} = n;
   check(typeof s === "number" && s >= 1e3 && s <= d, `timeout must be a number of milliseconds from 1000 to ${String(d)}`, s);
   check(i === void 0 || i === "legacy" || i === "auto", "protocol must be legacy or auto", i);
   check(typeof c === "boolean", "required must be true or false", c);
   check(l === "read-only" || l === "read-write", "workspace must be read-only or read-write", l);
   const f = connectionOf(n, check);
   if (f === null || o.length > 0) return {
    problems: o
   };
   return {
    name: r,
    givenName: e,
    location: t,
    connection: f,
    timeoutMs: Number(s),
    protocol: i === "legacy" || i === "auto" ? i : f.kind === "remote" ? "auto" : "legacy",
    required: c === true,
    writesWorkspace: l === "read-write"
   };
  }
  function connectionOf(e, t) {
   const {type: n, command: r, url: o, args: s = [], env: i = {}, headers: a = {}} = e;
   const c = typeof n === "string" && /^(?:streamable-)?http$/.test(n) || n === void 0 && o !== void 0;
   if (!c && n !== void 0 && n !== "stdio") {
    t(false, n === "sse" ? "sse is not supported, only http and stdio" : "type must be stdio or http", n);
    return null;
   }
   if (c) {
    t(typeof o === "string" && /^(?:https?:\/\/|\$\{)/.test(o), "url must be an http or https address", o);
    t(r === void 0, "a server has either command or url", r);
    t(isTexts(a), "headers must be a mapping of text", a);
    return typeof o === "string" && isTexts(a) ? {
     kind: "remote",
     url: o,
     headers: a
    } : null;
   }
   t(typeof r === "string" && r.trim() !== "", "command must be the name of a program", r);
   t(isStrings(s), "args must be a list of text", s);
   t(isTexts(i), "env must be a mapping of text", i);
   return typeof r === "string" && isStrings(s) && isTexts(i) ? {
    kind: "stdio",
    command: r,
    args: s,
    env: Object.fromEntries(Object.entries(i))
   } : null;
  }
  function equalNames(e) {
   return e.flatMap((t, n) => {
    const r = e.slice(0, n).find(({name: e}) => e.toLowerCase() === t.name.toLowerCase());
    return r === void 0 ? [] : [ {
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
    ...r === void 0 ? {} : {
     found: r.slice(0, 200)
    },
    hint: "see docs/mcp.md for the form of a server"
   };
  }
  function isStrings(e) {
   return Array.isArray(e) && e.every(e => typeof e === "string");
  }
  function isTexts(e) {
   return (0, i.u4)(e) && Object.values(e).every(e => typeof e === "string");
  }
  var m = n(69984);
  var p = n(24064);
  async function readMcpConfiguration(e, t) {
   const n = (0, m.h)(e);
   const [o, s] = [ readGiven(e["mcp-servers"]), await readFile(e["mcp-config"], t) ];
   const i = [ ...o.servers, ...s.servers ];
   const a = [ ...o.diagnostics, ...s.diagnostics, ...equalNames(i) ];
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
   if (e === void 0) return h;
   if (typeof e !== "string") return readServers(e, "mcp-servers", false);
   return readJson(e, "mcp-servers", false);
  }
  async function readFile(e, t) {
   if (e === void 0) return h;
   const n = await (0, p.y)(e, t);
   return typeof n === "string" ? readJson(n, e, true) : {
    ...h,
    diagnostics: [ unreadable(e, n) ]
   };
  }
  async function readLock(e, t) {
   const n = await (0, p.y)(e, t);
   if (typeof n === "string") return (0, s.PG)(n, e);
   if (n.code === "missing") return null;
   throw new r.yo(unreadable(e, n));
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
  function readJson(e, t, n) {
   let o;
   try {
    o = JSON.parse(e);
   } catch (e) {
    const n = 'write {"mcpServers": {"name": {"command": "\u2026"}}}';
    const o = (0, r.bD)(e);
    return {
     ...h,
     diagnostics: [ {
      code: "mcp-invalid",
      location: t,
      message: "invalid JSON",
      found: o,
      hint: n
     } ]
    };
   }
   const s = typeof o === "object" && o !== null && "mcpServers" in o ? o.mcpServers : o;
   return readServers(s, t, n);
  }
 })
};
