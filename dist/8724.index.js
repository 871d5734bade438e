"use strict";

exports.id = 8724;

exports.ids = [ 8724 ];

exports.modules = {
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
  const u = new Set([ "alwaysLoad", "autoApprove", "description", "disabled", "trust" ]);
  const l = 6e4;
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
   for (const [a, l] of Object.entries(e)) {
    const e = `${t} ${a}`;
    if (!(0, i.u4)(l)) {
     r.push(problem(e, "a server must be a mapping with command or url", l));
     continue;
    }
    if (l["disabled"] === true) continue;
    for (const t of Object.keys(l)) {
     if (c.includes(t) || u.has(t)) continue;
     n && !m.has(t) ? o.push(`${e}: the key ${t} has no effect here.`) : r.push(unknownKey(e, t));
    }
    const d = readServer(a, e, l);
    "connection" in d ? s.push(d) : r.push(...d.problems);
   }
   return {
    servers: s,
    notices: o,
    diagnostics: r
   };
  }
  const m = new Set([ "headersHelper", "oauth" ]);
  function unknownKey(e, t) {
   return {
    code: "mcp-invalid",
    location: e,
    message: m.has(t) ? `${t} is not supported` : `unknown key ${t}`,
    hint: m.has(t) ? "put a token into headers: Authorization: Bearer ${NAME}" : (0, 
    r.au)(t, c) ?? `the keys are ${c.join(", ")}`
   };
  }
  function readServer(e, t, n) {
   const r = (0, a.L5)(e);
   const o = [];
   const check = (e, n, r) => {
    e || o.push(problem(t, n, r));
   };
   check(r !== "", "the name has no letter or digit", e);
   check(r.length <= a.FQ, `the name is longer than ${String(a.FQ)} characters`, e);
   const {timeout: s = l, protocol: i, required: c = false, workspace: u = "read-only"} = n;
   check(typeof s === "number" && s >= 1e3 && s <= d, `timeout must be a number of milliseconds from 1000 to ${String(d)}`, s);
   check(i === void 0 || i === "legacy" || i === "auto", "protocol must be legacy or auto", i);
   check(typeof c === "boolean", "required must be true or false", c);
   check(u === "read-only" || u === "read-write", "workspace must be read-only or read-write", u);
   const m = connectionOf(n, check);
   if (m === null || o.length > 0) return {
    problems: o
   };
   return {
    name: r,
    givenName: e,
    location: t,
    connection: m,
    timeoutMs: Number(s),
    protocol: i === "legacy" || i === "auto" ? i : m.kind === "remote" ? "auto" : "legacy",
    required: c === true,
    writesWorkspace: u === "read-write"
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
  var p = n(69984);
  var f = n(24064);
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
   return readJson(e, "mcp-servers", false);
  }
  async function readFile(e, t) {
   if (e === void 0) return h;
   const n = await (0, f.y)(e, t);
   return typeof n === "string" ? readJson(n, e, true) : {
    ...h,
    diagnostics: [ unreadable(e, n) ]
   };
  }
  async function readLock(e, t) {
   const n = await (0, f.y)(e, t);
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
