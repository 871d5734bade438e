"use strict";

exports.id = 8724, exports.ids = [ 8724 ], exports.modules = {
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
 88724: (function(e, t, n) {
  n.d(t, {
   readMcpConfiguration: () => readMcpConfiguration,
   requireVariables: () => requireVariables
  });
  var r = n(42357), o = n(13151), s = n(15172), i = n(7951);
  const a = [ "type", "command", "args", "env", "url", "headers", "timeout", "protocol", "required", "workspace" ], c = new Set([ "alwaysLoad", "autoApprove", "description", "disabled", "trust" ]), u = 6e4, l = 36e5;
  function readServers(e, t, n) {
   const r = [], o = [], s = [];
   if (!isFields(e)) return r.push(problem(t, "the servers must be a mapping from names to servers", e)), 
   {
    servers: s,
    notices: o,
    diagnostics: r
   };
   for (const [i, u] of Object.entries(e)) {
    const e = `${t} ${i}`;
    if (!isFields(u)) {
     r.push(problem(e, "a server must be a mapping with command or url", u));
     continue;
    }
    if (!0 === u.disabled) continue;
    for (const t of Object.keys(u)) a.includes(t) || c.has(t) || (n && !d.has(t) ? o.push(`${e}: the key ${t} has no effect here.`) : r.push(unknownKey(e, t)));
    const l = readServer({
     givenName: i,
     at: e,
     fields: u
    });
    "connection" in l ? s.push(l) : r.push(...l.problems);
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
   const {timeout: s = u, protocol: a, required: c = !1, workspace: d = "read-only"} = n;
   check("number" == typeof s && s >= 1e3 && s <= l, `timeout must be a number of milliseconds from 1000 to ${String(l)}`, s), 
   check(void 0 === a || "legacy" === a || "auto" === a, "protocol must be legacy or auto", a), 
   check("boolean" == typeof c, "required must be true or false", c), check("read-only" === d || "read-write" === d, "workspace must be read-only or read-write", d);
   const p = function(e, t) {
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
   return null === p || o.length > 0 ? {
    problems: o
   } : {
    name: r,
    givenName: e,
    location: t,
    connection: p,
    timeoutMs: Number(s),
    protocol: "legacy" === a || "auto" === a ? a : "remote" === p.kind ? "auto" : "legacy",
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
  var p = n(72443), m = n(69984);
  const f = 1e6;
  async function readMcpConfiguration(e, t) {
   const n = (0, m.h)(e), [o, s] = [ readGiven(e["mcp-servers"]), await readFile(e["mcp-config"], t) ], i = [ ...o.servers, ...s.servers ], a = [ ...o.diagnostics, ...s.diagnostics, ...equalNames(i) ];
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
    return (await t.read(e, f)).toString("utf8").replace(/^\uFEFF/, "");
   } catch (e) {
    return (0, r.ki)(e, p.k), e;
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
