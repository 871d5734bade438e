"use strict";

exports.id = 9087;

exports.ids = [ 9087, 3411, 6864, 7824, 8724 ];

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
  var a = n(60702);
  var c = n(7951);
  var l = n(7138);
  var u = n(20653);
  var d = n(22461);
  const f = 24;
  const p = 3e3;
  const m = 6e4;
  const h = new Set([ "title", "minimum", "maximum", "minItems", "maxItems" ]);
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
   t.nodes += 1;
   if (t.nodes > p) throw new TooLarge("its schema is too large");
   if (n.depth > f) throw new TooLarge("its schema is nested too deeply");
   if (!isRecord(e)) return {};
   const r = e["$ref"];
   if (typeof r === "string") return resolved(e, r, t, n);
   const below = e => convert(e, t, {
    ...n,
    depth: n.depth + 1
   });
   const o = [ e, ...lists(e["allOf"]) ].map(t => t === e ? own(e, below) : below(t));
   return o.reduce(merge, {});
  }
  function resolved(e, t, n, r) {
   const {$ref: o, ...s} = e;
   if (!t.startsWith("#")) throw new TooLarge("its schema refers to another document");
   if (r.open.includes(t)) return own(s, () => ({}));
   const i = t.slice(1).split("/").filter(e => e !== "").map(e => e.replaceAll("~1", "/").replaceAll("~0", "~")).reduce((e, t) => isRecord(e) && Object.hasOwn(e, t) ? e[t] : void 0, n.root);
   const a = {
    depth: r.depth + 1,
    open: [ ...r.open, t ]
   };
   return merge(convert(i, n, a), convert(s, n, a));
  }
  function own(e, t) {
   const n = {};
   for (const [t, r] of Object.entries(e)) h.has(t) && (n[t] = r);
   const r = describe(e);
   r !== "" && (n["description"] = r);
   Object.assign(n, choices(e), alternatives(e, t), objectParts(e, t));
   const o = typeOf(e, n);
   o !== void 0 && (n["type"] = o);
   o === "array" && (n["items"] = t(Array.isArray(e["items"]) ? {} : e["items"]));
   return n;
  }
  const v = 1e3;
  function describe({description: e, default: t, format: n}) {
   const r = [ ...typeof e === "string" ? [ (0, d.U)(e, v) ] : [], ...typeof n === "string" ? [ `Format: ${(0, 
   d.U)(n, 100)}.` ] : [], ...t === void 0 ? [] : [ `Default: ${(0, d.U)(JSON.stringify(t), 200)}.` ] ];
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
   const n = [ ...lists(e["anyOf"]), ...lists(e["oneOf"]) ].filter(e => !(isRecord(e) && e["type"] === "null"));
   if (n.length === 0) return {};
   return n.length === 1 ? t(n[0]) : {
    anyOf: n.map(t)
   };
  }
  function objectParts(e, t) {
   const {properties: n, required: r} = e;
   if (!isRecord(n)) return {};
   const o = Object.fromEntries(Object.entries(n).map(([e, n]) => [ e, t(n) ]));
   const s = lists(r).filter(e => typeof e === "string" && Object.hasOwn(o, e));
   return {
    type: "object",
    properties: o,
    ...s.length === 0 ? {} : {
     required: [ ...new Set(s) ]
    }
   };
  }
  const g = [ "object", "array", "string", "number", "integer", "boolean" ];
  function typeOf(e, t) {
   if (t["type"] !== void 0) return t["type"];
   if (t["anyOf"] !== void 0) return;
   const n = [ e["type"] ].flat().filter(e => g.includes(String(e)));
   return n.length === 1 ? n[0] : void 0;
  }
  function merge(e, t) {
   const n = {
    ...record(e["properties"]),
    ...record(t["properties"])
   };
   const r = [ ...new Set([ ...lists(e["required"]), ...lists(t["required"]) ]) ];
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
   const r = lists(t).map(e => record(record(e)["properties"]));
   const o = Object.assign({}, ...r, record(n["properties"]));
   return {
    ...n,
    type: "object",
    properties: o
   };
  }
  function lists(e) {
   return Array.isArray(e) ? e : [];
  }
  function record(e) {
   return isRecord(e) ? e : {};
  }
  function isRecord(e) {
   return typeof e === "object" && e !== null && !Array.isArray(e);
  }
  const y = 2e3;
  const w = 100;
  function offerTools(e, {couldAllow: t, lock: n}) {
   const {server: r, first: o} = e;
   const s = [];
   const i = [];
   const a = new Set;
   for (const l of o.tools) {
    const o = (0, c.Pt)(r.name, l.name);
    const u = (0, c.Uf)(o);
    const f = [ u, ...wholeName(o) ];
    const p = f.some(e => a.has(e.toLowerCase()));
    for (const e of f) a.add(e.toLowerCase());
    if (!f.some(t)) continue;
    const m = portableSchema(l.inputSchema);
    const h = changeProblem(l, r, n) ?? offerProblem(p, s.length);
    if (h === null && "schema" in m) s.push(toolOf(e, l, {
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
  }
  function changeProblem(e, {givenName: t}, n) {
   const r = n === null ? null : (0, i.qA)(e, n.servers[t]);
   return r === null ? null : `${r}; review the change, and run \`sallyport mcp pin\``;
  }
  function offerProblem(e, t) {
   if (e) return "another tool of the server has the same name";
   return t < w ? null : `more than ${String(w)} tools of the server are allowed`;
  }
  function toolOf(e, t, {identity: n, inputSchema: r}) {
   const o = (0, c.Uf)(n);
   const s = (0, d.U)(t.description, y) || (0, d.U)(t.title ?? "", 200);
   return {
    name: o,
    description: `Tool of the MCP server ${e.server.name}. Its own description: ${s === "" ? "none" : s}`,
    inputSchema: r,
    readOnly: false,
    bind: r => isFields(r) ? {
     ok: true,
     call: boundCall(n, r, n => e.call(t, r, n))
    } : {
     ok: false,
     problems: [ "the input must be an object" ]
    }
   };
  }
  function wholeName({server: e, whole: t}) {
   return t === void 0 ? [] : [ (0, c.Uf)({
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
     return labelOf(t);
    },
    run: n
   };
  }
  function labelOf(e) {
   return (0, u.ml)((0, l.wh)(JSON.stringify(e)), 120);
  }
  function isFields(e) {
   return typeof e === "object" && e !== null && !Array.isArray(e);
  }
  const b = 200;
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
     if (typeof n !== "string" || n === "") return output("uri must be the address of a resource.", true);
     const {contents: r} = await e.readResource({
      uri: n
     }, t);
     return r.length === 0 ? output("The resource is empty.") : {
      parts: r.map(a._8)
     };
    }
   }) ];
  }
  function resourceTool(e, {tool: t, description: n, inputSchema: r, run: o}) {
   const s = (0, c.Pt)(e.server.name, t);
   return {
    name: (0, c.Uf)(s),
    description: n,
    inputSchema: r,
    readOnly: false,
    bind: t => isFields(t) ? {
     ok: true,
     call: boundCall(s, t, n => e.request((e, n) => o(e, n, t), n))
    } : {
     ok: false,
     problems: [ "the input must be an object" ]
    }
   };
  }
  async function listResources(e, t) {
   const {resources: n} = await e.listResources(void 0, t);
   const {resourceTemplates: r} = await e.listResourceTemplates(void 0, t).catch(() => ({
    resourceTemplates: []
   }));
   const o = [ ...n.map(({uri: e, name: t, title: n, description: r}) => line(e, n ?? t, r)), ...r.map(({uriTemplate: e, name: t, title: n, description: r}) => line(e, n ?? t, r)) ];
   const s = o.slice(0, b);
   const i = o.length - s.length;
   if (o.length === 0) return output("The server lists no resources.");
   return output([ ...s, ...i === 0 ? [] : [ `[${String(i)} more are omitted.]` ] ].join("\n"));
  }
  function line(e, t, n) {
   const r = n === void 0 ? "" : `: ${(0, d.U)(n, 200)}`;
   return `${e}  ${(0, d.U)(t, 100)}${r}`.replaceAll("\n", " ");
  }
  function output(e, t = false) {
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
  var S = n(43304);
  var $ = n(54608);
  const O = 10;
  async function openSession(e, t, n, r) {
   const o = await (0, $.C)(e, t, n, r);
   let s = o;
   let i = 1;
   const ready = async () => {
    if (!s.isClosed() || i === 0) return s;
    i -= 1;
    s = await (0, $.C)(e, t, n, r);
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
     const c = await r.callTool({
      name: t.name,
      arguments: {
       ...n
      }
     }, i);
     return {
      parts: (0, a.CI)(c),
      ...c.isError === true ? {
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
   return n !== void 0 && (0, S.q)((0, i.y_)(n)) === (0, S.q)((0, i.y_)(e));
  }
  function optionsOf({timeoutMs: e}, t) {
   return {
    signal: t,
    timeout: e,
    resetTimeoutOnProgress: true,
    maxTotalTimeout: e * O,
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
   return {
    parts: [ {
     type: "text",
     text: `The MCP server ${e} failed: ${t.replace(/\.$/, "")}.`
    } ],
    isError: true
   };
  }
  const x = 2e3;
  async function startServers(e) {
   const {configuration: t, couldAllowServer: n} = e;
   const r = t.servers.filter(({name: e}) => n(e));
   const s = t.servers.filter(e => !r.includes(e));
   const a = r.map(t => [ t, connectionOf(t, e) ]);
   const c = await Promise.all(a.map(([t, n]) => start_servers_open(t, n, e)));
   const l = c.flatMap(e => "session" in e ? [ e.session ] : []);
   const u = c.flatMap(e => "session" in e ? [] : [ e ]);
   const f = u.filter(({server: e}) => e.required);
   if (f.length > 0) {
    await Promise.all(l.map(e => e.close()));
    throw new o.yo(f.map(unavailable));
   }
   const isPinned = ({server: e, first: n}) => (0, i.G_)(t.lock, e.givenName, n.instructions);
   const p = l.map(t => [ t, offer(t, e) ]);
   return {
    tools: p.flatMap(([, {tools: e}]) => e),
    notices: [ ...t.notices, ...s.map(({givenName: e, name: t}) => `The MCP server ${e} was not started: no rule allows mcp__${t}.`), ...u.map(({server: e, problem: t}) => `The MCP server ${e.givenName} is not available: ${t}.`), ...p.flatMap(([, {notices: e}]) => e), ...p.flatMap(([e]) => isPinned(e) ? [] : [ changedInstructions(e) ]) ],
    instructions: p.flatMap(([e, {tools: t}]) => {
     const n = (0, d.U)(e.first.instructions, x);
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
     problem: (0, d.U)((0, o.bD)(t), 1e3).replaceAll(/\s+/g, " ").replace(/\.$/, "")
    };
   }
  }
  function connectionOf(e, {variables: t, onSecrets: n}) {
   const {connection: r, values: o} = (0, s.i)(e.connection, t);
   n(o.filter(e => e.length >= T));
   return r;
  }
  const T = 8;
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
  var k = n(31782);
  var P = n(52758);
  var j = n(16864);
  var E = n(57824);
  var N = n(64963);
  const I = 10;
  function createLineSplitter(e, t) {
   let n = [];
   let r = 0;
   let o = false;
   return {
    add(s) {
     let i = s;
     for (let s = i.indexOf(I); s >= 0 && !o; s = i.indexOf(I)) {
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
  var L = n(64666);
  var A = n(43411);
  const M = 500;
  const R = 2e3;
  function createServerStarter(e, t) {
   return async n => {
    const [r, ...s] = n.argv;
    const i = (0, L.oq)(r, e.path);
    if (i === null) return `there is no program ${JSON.stringify(r)} on the PATH of tools`;
    (0, E.closeInheritedFiles)();
    const a = await (0, j.driverPins)(e, n.cwd);
    const c = {
     ...e.environment,
     PATH: e.path,
     HOME: e.home,
     ...a,
     ...n.env
    };
    const {cwd: l} = n;
    const u = await (0, A.enter)(t, {
     program: i,
     argv: [ r, ...s ],
     cwd: l,
     env: c
    }, n);
    if (typeof u === "string") return u;
    try {
     const t = (0, A.startProcess)(u ?? {
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
  function serve(e, t, {confined: n, systemRoot: r}) {
   let o = "";
   let s = null;
   const kill = t => {
    t === "SIGKILL" && n !== null && (0, A.isRunning)(e) ? n.kill() : e.pid !== void 0 && (0, 
    N.T)(e.pid, t, r);
   };
   const i = (0, A.endOnExit)(() => kill("SIGKILL"));
   const a = createLineSplitter(t.maxLineBytes, t.onLine);
   e.stdout?.on("data", e => {
    if (a.add(e)) return;
    s ??= `it sent a message of more than ${String(t.maxLineBytes)} bytes`;
    kill("SIGKILL");
   });
   e.stderr?.on("data", e => {
    o = (0, u.pJ)(o + e.toString("utf8"), R);
   });
   for (const t of [ e.stdin, e.stdout, e.stderr ]) t?.on("error", () => {});
   const c = new Promise(r => {
    const finish = async (e, a) => {
     i();
     process.platform !== "win32" && kill("SIGTERM");
     const c = await (n?.end());
     t.onEnd(endOfServer({
      reason: s ?? c?.startError ?? exitReason(e, a),
      stderr: o
     }, c));
     r();
    };
    e.once("exit", (e, t) => void finish(e, t));
   });
   return {
    send: t => send(e, t),
    stop: async () => {
     s ??= "it was stopped";
     e.stdin?.end();
     const t = [ setTimeout(kill, M, "SIGTERM"), setTimeout(kill, M + A.killGraceMs, "SIGKILL") ];
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
  var C = n(10187);
  var F = n(59976);
  var _ = n(37243);
  var q = n(23375);
  function serverNeeds(e, t, {writesWorkspace: n, registries: r = {}}) {
   const {rules: o} = (0, C.NR)(t);
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
  }
  var G = n(71272);
  var U = n(88724);
  var J = n(45065);
  async function startJobServers(e) {
   const {job: t, runtime: n, hostEnvironment: o, redactor: s, onEvent: i} = e;
   const {settings: a, trustedSource: c} = t.runContext;
   const {environment: l, signal: u} = o;
   const d = await (0, U.readMcpConfiguration)(a, c.source);
   const f = (0, r.Z)(t.runContext) ? withoutPrograms(d) : d;
   await n.ready();
   const p = await startServers({
    configuration: f,
    couldAllow: e => (0, J.Z)(e, t),
    couldAllowServer: e => (0, J.O)(e, t),
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
    ...p,
    names: d.servers.map(({name: e}) => e),
    attachments: p.instructions.map(({server: e, text: t}) => ({
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
     for (const e of await p.close()) i({
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
    fetch: (0, k.createFetch)({
     proxy: (0, P.proxyFrom)(n)
    }),
    needsOf: (t, {writesWorkspace: r}) => serverNeeds(t, e, {
     writesWorkspace: r,
     registries: (0, G.X)(n)
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
  function hashOf(e) {
   return `sha256-${(0, r.createHash)("sha256").update(canonicalJson(e)).digest("hex")}`;
  }
  function canonicalJson(e) {
   return JSON.stringify(e, (e, t) => typeof t !== "object" || t === null || Array.isArray(t) ? t : Object.fromEntries(Object.entries(t).toSorted(([e], [t]) => e < t ? -1 : 1)));
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
   CI: () => partsOf,
   _8: () => resourcePart
  });
  var r = n(51790);
  var o = n(7138);
  var s = n(20653);
  var i = n(10888);
  var a = n(22461);
  const c = 4e5;
  const l = 10;
  function partsOf({content: e, structuredContent: t}) {
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
     name: (0, a.U)(n, 300)
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
   const r = pin(e);
   const o = [ ...r.description === n.description ? [] : [ "description" ], ...r.inputSchema === n.inputSchema ? [] : [ "input schema" ], ...r.rest === n.rest ? [] : [ "annotations or output schema" ] ];
   return o.length === 0 ? null : `its ${o.join(" and ")} changed since it was pinned`;
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
   const n = (0, o.U)(e);
   if (!isLock(n)) throw new r.yo({
    code: "mcp-invalid",
    location: t,
    message: "the lock file is not one that `sallyport mcp pin` wrote",
    hint: "run `sallyport mcp pin` again and review the change"
   });
   return n;
  }
  function isLock(e) {
   if (!isRecord(e) || e["version"] !== 1 || !isRecord(e["servers"])) return false;
   return Object.values(e["servers"]).every(e => isRecord(e) && typeof e["instructions"] === "string" && isPinnedTools(e["tools"]));
  }
  function isPinnedTools(e) {
   const t = [ "description", "inputSchema", "rest" ];
   return isRecord(e) && Object.values(e).every(e => isRecord(e) && t.every(t => typeof e[t] === "string"));
  }
  function isRecord(e) {
   return typeof e === "object" && e !== null && !Array.isArray(e);
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
 22461: (function(e, t, n) {
  n.d(t, {
   U: () => untrustedText
  });
  var r = n(38531);
  var o = n(7138);
  var s = n(20653);
  function untrustedText(e, t) {
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
  var s = n(43411);
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
  const p = 20;
  async function settingsOf(e, t, n) {
   const r = configText(n);
   if (r === null) throw new i.U(`the git configuration ${n} is larger than ${l} bytes`);
   const o = f.get(r) ?? (r === "" ? [] : await listSettings(e, t, {
    file: n,
    text: r
   }));
   f.size >= p && f.clear();
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
 64963: (function(e, t, n) {
  n.d(t, {
   T: () => killTree
  });
  var r = n(31421);
  var o = n(76760);
  function killTree(e, t, n) {
   if (process.platform === "win32") {
    const t = (0, o.join)(n ?? "C:\\Windows", "System32", "taskkill.exe");
    (0, r.spawn)(t, [ "/pid", String(e), "/T", "/F" ], {
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
 }),
 43411: (function(e, t, n) {
  n.r(t);
  n.d(t, {
   endOnExit: () => endOnExit,
   endRunning: () => endRunning,
   enter: () => enter,
   isRunning: () => isRunning,
   killGraceMs: () => u,
   runProcess: () => runProcess,
   startProcess: () => startProcess
  });
  var r = n(16993);
  var o = n(42357);
  var s = n(40019);
  var i = n(7434);
  const a = 1e5;
  function collectOutput(e, {maxOutputBytes: t, onOutput: n, marksErrors: r = false}) {
   const o = (0, i.Wl)(t);
   const c = (0, i.Wl)(t);
   const l = (0, i.Wl)(Math.min(t, a));
   const u = r ? (0, s.D)() : e => e;
   const d = [ "stdout", "stderr" ].map(t => {
    const n = (0, i.iS)();
    const add = e => o.add(u(e, t));
    e[t]?.on("data", e => add(n.add(e)));
    e[t]?.on("error", () => {});
    return () => add(n.end());
   });
   e.stdout?.on("data", e => {
    c.add(e);
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
     stdout: c.take(),
     stderr: l.take()
    };
   };
  }
  var c = n(64963);
  var l = n(64666);
  const u = 250;
  const d = 250;
  const f = 2e3;
  const p = new Set;
  let m = false;
  function endRunning() {
   for (const e of p) e();
  }
  function endOnExit(e) {
   m || process.on("exit", endRunning);
   m = true;
   p.add(e);
   return () => p.delete(e);
  }
  function startProcess({program: e, args: t, argv0: n, cwd: o, env: s}, i) {
   return (0, r.Ho)(e, t, {
    ...n === void 0 ? {} : {
     argv0: n
    },
    cwd: o,
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
   const r = performance.now();
   const [s, ...i] = t.argv;
   const refuse = e => ({
    ...v,
    startError: e,
    durationMs: performance.now() - r
   });
   if (t.signal.aborted) return {
    ...v,
    cancelled: true
   };
   const a = (0, l.oq)(s, e.path);
   if (a === null) return refuse(`there is no program ${JSON.stringify(s)} on the PATH of tools`);
   const c = {
    ...e.environment,
    PATH: e.path,
    HOME: e.home,
    ...t.env
   };
   const u = await enter(n, {
    program: a,
    argv: [ s, ...i ],
    cwd: t.cwd,
    env: c
   }, t);
   if (typeof u === "string") return refuse(u);
   let d;
   try {
    d = startProcess(u ?? {
     program: a,
     args: i,
     argv0: s,
     cwd: t.cwd,
     env: c
    }, t.stdin !== void 0);
   } catch (e) {
    await (u?.end());
    return refuse((0, o.bD)(e));
   }
   if (d.pid === void 0) {
    await (u?.end());
    const {originalMessage: e = ""} = await d;
    return refuse(`${e} (in ${t.cwd})`);
   }
   const f = collectOutput(d, t);
   sendInput(d, t.stdin);
   const p = await untilEnd(d, t, {
    systemRoot: e.environment["SystemRoot"],
    confined: u
   });
   const m = await (u?.end());
   const h = p.startError ?? m?.startError ?? null;
   if (h !== null) return refuse(h);
   const {merged: g, stdout: y, stderr: w} = f();
   return {
    ...p,
    ...m === void 0 ? {} : {
     exceeded: m.exceeded,
     blocked: m.blocked
    },
    output: g.bytes.toString("utf8"),
    stdoutBytes: y.bytes,
    stderr: w.bytes.toString("utf8"),
    droppedBytes: g.droppedBytes,
    durationMs: performance.now() - r
   };
  }
  async function enter(e, t, {needs: n = h, bridge: r}) {
   return e === null ? null : await e.enter({
    ...t,
    needs: n,
    bridge: r
   });
  }
  const h = {
   writes: null,
   reads: [],
   changesGit: false,
   network: {
    allow: [],
    deny: []
   },
   leaves: null
  };
  const v = {
   exitCode: null,
   signal: null,
   timedOut: false,
   cancelled: false,
   startError: null,
   output: "",
   stdoutBytes: Buffer.alloc(0),
   stderr: "",
   droppedBytes: 0,
   durationMs: 0
  };
  function sendInput(e, t) {
   e.stdin?.on("error", () => {}).end(t);
  }
  function isRunning({exitCode: e, signalCode: t}) {
   return e === null && t === null;
  }
  function untilEnd(e, t, {systemRoot: n, confined: r}) {
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
    const kill = t => {
     t === "SIGKILL" && r !== null && isRunning(e) ? r.kill() : e.pid !== void 0 && (0, 
     c.T)(e.pid, t, n);
    };
    const a = endOnExit(() => kill("SIGKILL"));
    const finish = () => {
     if (!a()) return;
     for (const e of i) clearTimeout(e);
     t.signal.removeEventListener("abort", cancel);
     process.platform !== "win32" && e.pid !== void 0 && (0, c.T)(e.pid, "SIGKILL", n);
     e.stdout?.destroy();
     e.stderr?.destroy();
     e.unref();
     o(s);
    };
    const stop = e => {
     if (s.timedOut || s.cancelled) return;
     s[e] = true;
     kill("SIGTERM");
     after(u, () => kill("SIGKILL"));
     after(u + f, finish);
    };
    const cancel = () => stop("cancelled");
    after(t.timeoutMs, () => stop("timedOut"));
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
     after(d, () => void setImmediate(finish));
    });
    e.on("close", finish);
   });
  }
 }),
 88724: (function(e, t, n) {
  n.d(t, {
   readMcpConfiguration: () => readMcpConfiguration,
   requireVariables: () => requireVariables
  });
  var r = n(42357);
  var o = n(13151);
  var s = n(15172);
  var i = n(7951);
  const a = [ "type", "command", "args", "env", "url", "headers", "timeout", "protocol", "required", "workspace" ];
  const c = new Set([ "alwaysLoad", "autoApprove", "description", "disabled", "trust" ]);
  const l = 6e4;
  const u = 36e5;
  function readServers(e, t, n) {
   const r = [];
   const o = [];
   const s = [];
   if (!isFields(e)) {
    r.push(problem(t, "the servers must be a mapping from names to servers", e));
    return {
     servers: s,
     notices: o,
     diagnostics: r
    };
   }
   for (const [i, l] of Object.entries(e)) {
    const e = `${t} ${i}`;
    if (!isFields(l)) {
     r.push(problem(e, "a server must be a mapping with command or url", l));
     continue;
    }
    if (l["disabled"] === true) continue;
    for (const t of Object.keys(l)) {
     if (a.includes(t) || c.has(t)) continue;
     n && !d.has(t) ? o.push(`${e}: the key ${t} has no effect here.`) : r.push(unknownKey(e, t));
    }
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
    hint: d.has(t) ? "put a token into headers: Authorization: Bearer ${NAME}" : n === void 0 ? `the keys are ${a.join(", ")}` : `did you mean ${n}?`
   };
  }
  function readServer({givenName: e, at: t, fields: n}) {
   const r = (0, i.L5)(e);
   const o = [];
   const check = (e, n, r) => {
    e || o.push(problem(t, n, r));
   };
   check(r !== "", "the name has no letter or digit", e);
   check(r.length <= i.FQ, `the name is longer than ${String(i.FQ)} characters`, e);
   const {timeout: s = l, protocol: a, required: c = false, workspace: d = "read-only"} = n;
   check(typeof s === "number" && s >= 1e3 && s <= u, `timeout must be a number of milliseconds from 1000 to ${String(u)}`, s);
   check(a === void 0 || a === "legacy" || a === "auto", "protocol must be legacy or auto", a);
   check(typeof c === "boolean", "required must be true or false", c);
   check(d === "read-only" || d === "read-write", "workspace must be read-only or read-write", d);
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
    protocol: a === "legacy" || a === "auto" ? a : f.kind === "remote" ? "auto" : "legacy",
    required: c === true,
    writesWorkspace: d === "read-write"
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
  function isFields(e) {
   return typeof e === "object" && e !== null && !Array.isArray(e);
  }
  function isStrings(e) {
   return Array.isArray(e) && e.every(e => typeof e === "string");
  }
  function isTexts(e) {
   return isFields(e) && Object.values(e).every(e => typeof e === "string");
  }
  var f = n(72443);
  var p = n(69984);
  const m = 1e6;
  async function readMcpConfiguration(e, t) {
   const n = (0, p.h)(e);
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
   const t = parseJson(e, "mcp-servers");
   return "problem" in t ? {
    ...h,
    diagnostics: [ t.problem ]
   } : readServers(withoutWrapper(t.value), "mcp-servers", false);
  }
  async function readFile(e, t) {
   if (e === void 0) return h;
   const n = await readText(e, t);
   if (typeof n !== "string") return {
    ...h,
    diagnostics: [ unreadable(e, n) ]
   };
   const r = parseJson(n, e);
   return "problem" in r ? {
    ...h,
    diagnostics: [ r.problem ]
   } : readServers(withoutWrapper(r.value), e, true);
  }
  function withoutWrapper(e) {
   return typeof e === "object" && e !== null && "mcpServers" in e ? e.mcpServers : e;
  }
  async function readLock(e, t) {
   const n = await readText(e, t);
   if (typeof n === "string") return (0, s.PG)(n, e);
   if (n.code === "missing") return null;
   throw new r.yo(unreadable(e, n));
  }
  async function readText(e, t) {
   try {
    return (await t.read(e, m)).toString("utf8").replace(/^\uFEFF/, "");
   } catch (e) {
    (0, r.ki)(e, f.k);
    return e;
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
    const n = {
     code: "mcp-invalid",
     location: t,
     message: "invalid JSON",
     found: (0, r.bD)(e),
     hint: 'write {"mcpServers": {"name": {"command": "\u2026"}}}'
    };
    return {
     problem: n
    };
   }
  }
 })
};
