"use strict";

exports.id = 7256;

exports.ids = [ 7256 ];

exports.modules = {
 90784: (function(e, t, r) {
  r.d(t, {
   Z: () => isReadOnlyHead
  });
  function isReadOnlyHead({pull: e, settings: t}) {
   return e !== null && e.of === "head" && e.facts.head.isFork && !t["allow-forks"];
  }
 }),
 47256: (function(e, t, r) {
  r.d(t, {
   startConfiguredServers: () => startConfiguredServers
  });
  var n = r(90784);
  var o = r(42357);
  var s = r(13151);
  var i = r(15172);
  var a = r(90579);
  var c = r(60702);
  var l = r(7951);
  var u = r(78594);
  var f = r(20274);
  var m = r(7138);
  var p = r(20653);
  const d = 24;
  const h = 3e3;
  const v = 6e4;
  const g = new Set([ "title", "minimum", "maximum", "minItems", "maxItems" ]);
  function portableSchema(e) {
   const t = {
    root: e,
    nodes: 0
   };
   try {
    const r = objectOf(convert(e, t, {
     depth: 0,
     open: []
    }));
    return JSON.stringify(r).length > v ? {
     problem: "its schema is too large"
    } : {
     schema: r
    };
   } catch (e) {
    if (e instanceof TooLarge) return {
     problem: e.message
    };
    throw e;
   }
  }
  class TooLarge extends Error {}
  function convert(e, t, r) {
   t.nodes += 1;
   if (t.nodes > h) throw new TooLarge("its schema is too large");
   if (r.depth > d) throw new TooLarge("its schema is nested too deeply");
   if (!(0, f.u4)(e)) return {};
   const n = e["$ref"];
   if (typeof n === "string") return resolved(e, n, t, r);
   const below = e => convert(e, t, {
    ...r,
    depth: r.depth + 1
   });
   const o = [ e, ...(0, f._j)(e["allOf"]) ].map(t => t === e ? own(e, below) : below(t));
   return o.reduce(merge, {});
  }
  function resolved(e, t, r, n) {
   const {$ref: o, ...s} = e;
   if (!t.startsWith("#")) throw new TooLarge("its schema refers to another document");
   if (n.open.includes(t)) return own(s, () => ({}));
   const i = t.slice(1).split("/").filter(e => e !== "").map(e => e.replaceAll("~1", "/").replaceAll("~0", "~")).reduce((e, t) => (0, 
   f.u4)(e) && Object.hasOwn(e, t) ? e[t] : void 0, r.root);
   const a = {
    depth: n.depth + 1,
    open: [ ...n.open, t ]
   };
   return merge(convert(i, r, a), convert(s, r, a));
  }
  function own(e, t) {
   const r = {};
   for (const [t, n] of Object.entries(e)) g.has(t) && (r[t] = n);
   const n = describe(e);
   n !== "" && (r["description"] = n);
   Object.assign(r, choices(e), alternatives(e, t), objectParts(e, t));
   const o = typeOf(e, r);
   o !== void 0 && (r["type"] = o);
   o === "array" && (r["items"] = t(Array.isArray(e["items"]) ? {} : e["items"]));
   return r;
  }
  const y = 1e3;
  function describe({description: e, default: t, format: r}) {
   const n = [ ...typeof e === "string" ? [ (0, u.T)(e, y) ] : [], ...typeof r === "string" ? [ `Format: ${(0, 
   u.T)(r, 100)}.` ] : [], ...t === void 0 ? [] : [ `Default: ${(0, u.T)(JSON.stringify(t), 200)}.` ] ];
   return n.join(" ");
  }
  function choices(e) {
   const t = Object.hasOwn(e, "const") ? [ e["const"] ] : e["enum"];
   const r = Array.isArray(t) && t.length > 0 && t.every(e => typeof e === "string");
   return r ? {
    enum: [ ...new Set(t) ].filter(e => e !== ""),
    type: "string"
   } : {};
  }
  function alternatives(e, t) {
   const r = [ ...(0, f._j)(e["anyOf"]), ...(0, f._j)(e["oneOf"]) ].filter(e => !((0, 
   f.u4)(e) && e["type"] === "null"));
   if (r.length === 0) return {};
   return r.length === 1 ? t(r[0]) : {
    anyOf: r.map(t)
   };
  }
  function objectParts(e, t) {
   const {properties: r, required: n} = e;
   if (!(0, f.u4)(r)) return {};
   const o = Object.fromEntries(Object.entries(r).map(([e, r]) => [ e, t(r) ]));
   const s = (0, f._j)(n).filter(e => typeof e === "string" && Object.hasOwn(o, e));
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
   const r = [ e["type"] ].flat().filter(e => w.includes(String(e)));
   return r.length === 1 ? r[0] : void 0;
  }
  function merge(e, t) {
   const r = {
    ...(0, f.qY)(e["properties"]),
    ...(0, f.qY)(t["properties"])
   };
   const n = [ ...new Set([ ...(0, f._j)(e["required"]), ...(0, f._j)(t["required"]) ]) ];
   return {
    ...e,
    ...t,
    ...Object.keys(r).length === 0 ? {} : {
     properties: r
    },
    ...n.length === 0 ? {} : {
     required: n
    }
   };
  }
  function objectOf(e) {
   const {anyOf: t, ...r} = e;
   const n = (0, f._j)(t).map(e => (0, f.qY)((0, f.qY)(e)["properties"]));
   const o = Object.assign({}, ...n, (0, f.qY)(r["properties"]));
   return {
    ...r,
    type: "object",
    properties: o
   };
  }
  const b = 2e3;
  const T = 100;
  function offerTools(e, {couldAllow: t, lock: r}) {
   const {server: n, first: o} = e;
   const s = [];
   const i = [];
   const a = new Set;
   for (const c of o.tools) {
    const o = (0, l.Pt)(n.name, c.name);
    const f = (0, l.Uf)(o);
    const m = [ f, ...wholeName(o) ];
    const p = m.some(e => a.has(e.toLowerCase()));
    for (const e of m) a.add(e.toLowerCase());
    if (!m.some(t)) continue;
    const d = portableSchema(c.inputSchema);
    const h = changeProblem(c, n, r) ?? offerProblem(p, s.length);
    if (h === null && "schema" in d) {
     const t = tools_describe(c, n);
     s.push(mcpTool(o, {
      description: t,
      inputSchema: d.schema
     }, (t, r) => e.call(c, t, r)));
    } else {
     const e = h ?? ("problem" in d ? d.problem : "");
     i.push(`The MCP tool ${(0, u.T)(f, 100)} was not offered: ${e}.`);
    }
   }
   return {
    tools: s,
    notices: i
   };
  }
  function changeProblem(e, {givenName: t}, r) {
   const n = r === null ? null : (0, i.qA)(e, r.servers[t]);
   return n === null ? null : `${n}; review the change, and run \`sallyport mcp pin\``;
  }
  function offerProblem(e, t) {
   if (e) return "another tool of the server has the same name";
   return t < T ? null : `more than ${String(T)} tools of the server are allowed`;
  }
  function tools_describe({description: e, title: t}, {name: r}) {
   const n = (0, u.T)(e, b) || (0, u.T)(t ?? "", 200);
   return `Tool of the MCP server ${r}. Its own description: ${n === "" ? "none" : n}`;
  }
  function wholeName({server: e, whole: t}) {
   return t === void 0 ? [] : [ (0, l.Uf)({
    server: e,
    tool: t
   }) ];
  }
  function mcpTool(e, t, r) {
   return {
    name: (0, l.Uf)(e),
    ...t,
    readOnly: false,
    bind: t => {
     if (!(0, f.u4)(t)) return {
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
        return (0, p.ml)((0, m.wh)(JSON.stringify(t)), 120);
       },
       run: e => r(t, e)
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
    run: async (e, t, {uri: r}) => {
     if (typeof r !== "string" || r === "") return (0, a.tK)("uri must be the address of a resource.");
     const {contents: n} = await e.readResource({
      uri: r
     }, t);
     return n.length === 0 ? (0, a.rE)("The resource is empty.") : {
      parts: n.map(c._8)
     };
    }
   }) ];
  }
  function resourceTool(e, {tool: t, run: r, ...n}) {
   return mcpTool((0, l.Pt)(e.server.name, t), n, (t, n) => e.request((e, n) => r(e, n, t), n));
  }
  async function listResources(e, t) {
   const {resources: r} = await e.listResources(void 0, t);
   const {resourceTemplates: n} = await e.listResourceTemplates(void 0, t).catch(() => ({
    resourceTemplates: []
   }));
   const o = [ ...r.map(({uri: e, name: t, title: r, description: n}) => line(e, r ?? t, n)), ...n.map(({uriTemplate: e, name: t, title: r, description: n}) => line(e, r ?? t, n)) ];
   const s = o.slice(0, $);
   const i = o.length - s.length;
   if (o.length === 0) return (0, a.rE)("The server lists no resources.");
   return (0, a.rE)([ ...s, ...i === 0 ? [] : [ `[${String(i)} more are omitted.]` ] ].join("\n"));
  }
  function line(e, t, r) {
   const n = r === void 0 ? "" : `: ${(0, u.T)(r, 200)}`;
   return `${e}  ${(0, u.T)(t, 100)}${n}`.replaceAll("\n", " ");
  }
  var x = r(43304);
  var O = r(30936);
  var S = r(66955);
  const P = 10;
  async function openSession(e, t, r, n) {
   const o = await (0, O.C)(e, t, r, n);
   let s = o;
   let i = 1;
   const ready = async () => {
    if (!s.isClosed() || i === 0) return s;
    i -= 1;
    s = await (0, O.C)(e, t, r, n);
    return s;
   };
   const request = async (t, n) => {
    try {
     const {client: o} = await ready();
     return redacted(await t(o, optionsOf(e, n)), r);
    } catch (t) {
     return redacted(failure(t, e, s, n), r);
    }
   };
   return {
    server: e,
    first: o,
    request: request,
    call: (t, r, n) => request(async (n, i) => {
     if (s !== o && !isUnchanged(t, s)) return failed(e, `it was started again and now describes the tool ${t.name} differently`);
     const a = await n.callTool({
      name: t.name,
      arguments: {
       ...r
      }
     }, i);
     return {
      parts: (0, c.oR)(a),
      ...a.isError === true ? {
       isError: true
      } : {}
     };
    }, n),
    close: async () => {
     await s.close().catch(() => {});
     return [ ...new Set([ o, s ]) ].flatMap(e => e.blocked());
    }
   };
  }
  function redacted(e, {redact: t}) {
   const r = e.parts.map(e => e.type === "text" ? {
    ...e,
    text: t(e.text)
   } : e);
   return {
    ...e,
    parts: r
   };
  }
  function isUnchanged(e, {tools: t}) {
   const r = t.find(({name: t}) => t === e.name);
   return r !== void 0 && (0, x.q)((0, i.y_)(r)) === (0, x.q)((0, i.y_)(e));
  }
  function optionsOf({timeoutMs: e}, t) {
   return {
    signal: t,
    timeout: e,
    resetTimeoutOnProgress: true,
    maxTotalTimeout: e * P,
    onprogress: () => {}
   };
  }
  function failure(e, t, r, n) {
   if (n.aborted) return failed(t, "the call was stopped");
   const s = (0, S.S)(e);
   if (s === "timeout") return failed(t, `no answer within ${String(t.timeoutMs / 1e3)} seconds; it may still be working`);
   if (s === "asks-client") return failed(t, "it asks this run for input, a model or its folders, and gets none of them");
   const i = r.whyEnded();
   return failed(t, i === "" ? (0, o.bD)(e).slice(0, 2e3) : `it is not running${i}`);
  }
  function failed({givenName: e}, t) {
   return (0, a.tK)(`The MCP server ${e} failed: ${(0, p.Kx)(t)}.`);
  }
  const j = 2e3;
  async function startServers(e) {
   const {configuration: t, couldAllowServer: r} = e;
   const n = t.servers.filter(({name: e}) => r(e));
   const s = t.servers.filter(e => !n.includes(e));
   const a = n.map(t => [ t, connectionOf(t, e) ]);
   const c = await Promise.all(a.map(([t, r]) => start_servers_open(t, r, e)));
   const l = c.flatMap(e => "session" in e ? [ e.session ] : []);
   const f = c.flatMap(e => "session" in e ? [] : [ e ]);
   const m = f.filter(({server: e}) => e.required);
   if (m.length > 0) {
    await Promise.all(l.map(e => e.close()));
    throw new o.yo(m.map(unavailable));
   }
   const isPinned = ({server: e, first: r}) => (0, i.G_)(t.lock, e.givenName, r.instructions);
   const p = l.map(t => [ t, offer(t, e) ]);
   return {
    tools: p.flatMap(([, {tools: e}]) => e),
    notices: [ ...t.notices, ...s.map(({givenName: e, name: t}) => `The MCP server ${e} was not started: no rule allows mcp__${t}.`), ...f.map(({server: e, problem: t}) => `The MCP server ${e.givenName} is not available: ${t}.`), ...p.flatMap(([, {notices: e}]) => e), ...p.flatMap(([e]) => isPinned(e) ? [] : [ changedInstructions(e) ]) ],
    instructions: p.flatMap(([e, {tools: t}]) => {
     const r = (0, u.T)(e.first.instructions, j);
     return r !== "" && t.length !== 0 && isPinned(e) ? [ {
      server: e.server.name,
      text: r
     } ] : [];
    }),
    close: async () => (await Promise.all(l.map(closeNotices))).flat()
   };
  }
  async function start_servers_open(e, t, {ports: r, signal: n}) {
   try {
    return {
     session: await openSession(e, t, r, n)
    };
   } catch (t) {
    return {
     server: e,
     problem: (0, u.T)((0, o.bD)(t), 1e3).replaceAll(/\s+/g, " ").replace(/\.$/, "")
    };
   }
  }
  function connectionOf(e, {variables: t, onSecrets: r}) {
   const {connection: n, values: o} = (0, s.i)(e.connection, t);
   r(o.filter(e => e.length >= _));
   return n;
  }
  const _ = 8;
  function offer(e, {couldAllow: t, configuration: r}) {
   const {tools: n, notices: o} = offerTools(e, {
    couldAllow: t,
    lock: r.lock
   });
   const s = new Set(n.map(({name: e}) => e));
   const i = e.first.hasResources ? createResourceTools(e) : [];
   return {
    tools: [ ...n, ...i.filter(({name: e}) => t(e) && !s.has(e)) ],
    notices: o
   };
  }
  function changedInstructions({server: {givenName: e}}) {
   return `The instructions of the MCP server ${e} are omitted: they are not those in the lock file; review them, and run \`sallyport mcp pin\`.`;
  }
  async function closeNotices(e) {
   const t = await e.close();
   return t.map(({label: t, reason: r}) => `The sandbox blocked the MCP server ${e.server.givenName}: ${t}: ${r}.`);
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
  var M = r(88724);
  var C = r(94054);
  var k = r(37837);
  async function startConfiguredServers(e) {
   const {job: t, runtime: r, hostEnvironment: o, redactor: s, onEvent: i} = e;
   const {settings: a, trustedSource: c} = t.runContext;
   const {environment: l, signal: u} = o;
   const f = await (0, M.readMcpConfiguration)(a, c.source);
   const m = (0, n.Z)(t.runContext) ? withoutPrograms(f) : f;
   await r.ready();
   const p = await startServers({
    configuration: m,
    couldAllow: e => (0, C.ZU)(e, t),
    couldAllowServer: e => (0, C.O8)(e, t),
    variables: l,
    onSecrets: e => s.add(e),
    ports: (0, k.Y)(t.lists, e, l),
    signal: u
   });
   return {
    ...p,
    names: f.servers.map(({name: e}) => e),
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
  function withoutPrograms({servers: e, notices: t, ...r}) {
   const isProgram = ({connection: e}) => e.kind === "stdio";
   const n = e.filter(isProgram).map(({givenName: e}) => e);
   if (n.length === 0) return {
    ...r,
    servers: e,
    notices: t
   };
   const o = `These MCP servers were not started, because they could run code of the fork: ${n.join(", ")}.`;
   return {
    ...r,
    servers: e.filter(e => !isProgram(e)),
    notices: [ ...t, o ]
   };
  }
 }),
 60702: (function(e, t, r) {
  r.d(t, {
   BU: () => partOf,
   _8: () => resourcePart,
   oR: () => contentParts
  });
  var n = r(51790);
  var o = r(7138);
  var s = r(20653);
  var i = r(153);
  var a = r(78594);
  const c = 4e5;
  const l = 10;
  function contentParts({content: e, structuredContent: t}) {
   const r = e.map(partOf);
   const n = r.some(e => e.type === "text" && e.text.trim() !== "");
   const o = t === void 0 || n ? [] : [ asText(JSON.stringify(t, null, 2)) ];
   const s = limitMedia([ ...r, ...o ]);
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
   const {uri: t, mimeType: r, text: n, blob: o} = e;
   if (typeof n === "string") return asText(`[Resource ${t}]\n${n}`);
   return typeof o === "string" ? media(r ?? "application/octet-stream", o, t) : asText(`[Resource ${t} is empty.]`);
  }
  function asText(e) {
   return {
    type: "text",
    text: (0, o.wh)(e)
   };
  }
  function media(e, t, r) {
   const o = {
    type: "media",
    mediaType: e,
    data: t,
    ...r === void 0 ? {} : {
     name: (0, a.T)(r, 300)
    }
   };
   const s = (0, i.c)(Buffer.from(t.slice(0, 64), "base64"));
   if (s === null || !(0, i.F)(`x.${s.split("/")[1] ?? ""}`)) return (0, n.h9)(o, "models accept only PNG, JPEG, GIF, WebP and PDF");
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
    return t <= l ? e : (0, n.h9)(e, `a result has at most ${String(l)} images`);
   });
  }
  function limitText(e) {
   let t = c;
   return e.map(e => {
    if (e.type !== "text" || e.text.length <= t) {
     t -= e.type === "text" ? e.text.length : 0;
     return e;
    }
    const r = Math.floor(t / 2);
    const n = e.text.length - 2 * r;
    t = 0;
    const o = `[\u2026 ${String(n)} characters of this result are omitted \u2026]`;
    return {
     type: "text",
     text: `${(0, s.GH)(e.text, r)}\n${o}\n${(0, s.pJ)(e.text, r)}`
    };
   });
  }
 })
};
