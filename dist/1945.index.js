"use strict";

exports.id = 1945;

exports.ids = [ 1945, 3411, 8949, 7824, 8724 ];

exports.modules = {
 65254: (function(e, t, n) {
  n.d(t, {
   N: () => withConfinedRuntime
  });
  var r = n(83258);
  var o = n(39446);
  var s = n(46738);
  var i = n(33253);
  async function withConfinedRuntime({redact: e, onSandbox: t, ...n}, a) {
   const {settings: c} = n.runContext;
   const l = (0, r.G)(n.hostEnvironment.temporary, e);
   const u = (0, s.H)(l);
   u.make();
   const d = (0, i.Y)({
    ...n,
    childProcesses: u.childProcesses,
    sandbox: {
     mode: c.sandbox,
     makeDirectory: () => l.makeDirectory("sandbox"),
     limits: c,
     onReport: e => t?.(e)
    }
   });
   try {
    await d.ready();
    c.sandbox === "require" && await (d.sandbox?.report());
    return await a(d);
   } finally {
    d.sandbox?.close();
    (0, o.j)(l.run);
    l.remove();
   }
  }
 }),
 37837: (function(e, t, n) {
  n.d(t, {
   Y: () => serverPorts,
   c: () => withServerPorts
  });
  var r = n(49711);
  var o = n(31782);
  var s = n(52758);
  var i = n(42357);
  var a = n(20653);
  var c = n(68949);
  var l = n(57824);
  const u = 10;
  function createLineSplitter(e, t) {
   let n = [];
   let r = 0;
   let o = false;
   return {
    add(s) {
     let i = s;
     for (let s = i.indexOf(u); s >= 0 && !o; s = i.indexOf(u)) {
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
  var d = n(64666);
  var f = n(43411);
  const p = 500;
  const m = 2e3;
  function createServerStarter(e, t) {
   return async n => {
    const [r, ...o] = n.argv;
    const s = (0, d.oq)(r, e.path);
    if (s === null) return `the program ${JSON.stringify(r)} was not found on the PATH of tools`;
    (0, l.closeInheritedFiles)();
    const a = await (0, c.driverPins)(e, n.cwd);
    const u = {
     ...a,
     ...n.env
    };
    const p = await (0, f.enter)(t, {
     program: s,
     argv: [ r, ...o ]
    }, {
     ...n,
     env: u
    }, e);
    if (typeof p === "string") return p;
    try {
     const t = (0, f.startProcess)(p.confined ?? p.plain, true);
     if (t.pid !== void 0) return serve(t, n, {
      ...p,
      systemRoot: e.environment["SystemRoot"]
     });
     await p.end();
     return (await t).originalMessage ?? "it could not be started";
    } catch (e) {
     await p.end();
     return (0, i.bD)(e);
    }
   };
  }
  function serve(e, t, n) {
   let r = "";
   let o = null;
   const s = (0, f.killerOf)(e, n);
   const i = (0, f.endOnExit)(() => s("SIGKILL"));
   const c = createLineSplitter(t.maxLineBytes, t.onLine);
   e.stdout?.on("data", e => {
    if (c.add(e)) return;
    o ??= `it sent a message of more than ${String(t.maxLineBytes)} bytes`;
    s("SIGKILL");
   });
   e.stderr?.on("data", e => {
    r = (0, a.pJ)(r + e.toString("utf8"), m);
   });
   for (const t of [ e.stdin, e.stdout, e.stderr ]) t?.on("error", () => {});
   const l = new Promise(a => {
    const finish = async (e, c) => {
     i();
     process.platform !== "win32" && s("SIGTERM");
     const l = await n.end();
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
     const t = [ setTimeout(s, p, "SIGTERM"), setTimeout(s, p + f.killGraceMs, "SIGKILL") ];
     await l;
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
  var h = n(66577);
  var g = n(10187);
  var v = n(59976);
  var y = n(37243);
  var w = n(67905);
  function serverNeeds(e, t, {writesWorkspace: n, registries: r = {}}) {
   const {rules: o} = (0, g.NR)(t);
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
     allow: [ ...(0, w.on)(o, "allow"), ...(0, y.I)({
      name: s,
      argv: i
     }, {
      repository: null,
      registries: r
     }) ],
     deny: [ ...(0, w.on)(o, "deny"), ...(0, w.on)(o, "ask") ]
    },
    leaves: w.yi.test((0, v.Fl)(s)) ? (0, v.Fl)(s) : null
   };
  }
  var b = n(51968);
  var k = n(65254);
  async function withServerPorts(e, t) {
   const {lists: n} = e;
   const {environment: o} = e.hostEnvironment;
   const s = (0, h.l)((0, r.Fj)(o));
   return await (0, k.N)({
    ...e,
    redact: s.redact,
    spec: null,
    tools: []
   }, async e => await t(serverPorts(n, {
    runtime: e,
    redactor: s
   }, o)));
  }
  function serverPorts(e, {runtime: t, redactor: n}, r) {
   return {
    startServer: createServerStarter(t.processes, t.sandbox),
    fetch: (0, o.createFetch)({
     proxy: (0, s.proxyFrom)(r)
    }),
    needsOf: (t, {writesWorkspace: n}) => serverNeeds(t, e, {
     writesWorkspace: n,
     registries: (0, b.Xx)(r)
    }),
    redact: n.redactAdded,
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
 30936: (function(e, t, n) {
  n.d(t, {
   C: () => connectServer
  });
  var r = n(76760);
  var o = n(49453);
  var s = n(42357);
  var i = n(55559);
  var a = n(20653);
  var c = n(17992);
  var l = n(66955);
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
    throw connectError(e, t, whyEnded());
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
    needs: s(a, e),
    trust: `server ${e.name}`
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
  function connectError(e, t, n) {
   const r = (0, l.S)(e);
   const o = firstLine((0, s.bD)(e));
   const i = {
    timeout: `no answer within ${String(d / 1e3)} seconds`,
    ...t.kind === "remote" ? {
     unauthorized: `the server refused the request (${o}): check the Authorization header`
    } : {}
   };
   return new l.Q(r, `${i[r] ?? o}${n}`, {
    cause: e
   });
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
  const p = 52428800;
  function limitedFetch(e) {
   return async (t, n) => {
    const r = await e(t, n);
    if (r.body === null) return r;
    let o = 0;
    const s = new TransformStream({
     transform(e, t) {
      o += e.length;
      o > p ? t.error(new Error(`the response is larger than ${String(p)} bytes`)) : t.enqueue(e);
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
 66955: (function(e, t, n) {
  n.d(t, {
   Q: () => McpServerError,
   S: () => codeOfServerError
  });
  var r = n(49453);
  class McpServerError extends Error {
   code;
   constructor(e, t, n) {
    super(t, n);
    this.name = "McpServerError";
    this.code = e;
   }
  }
  function codeOfServerError(e) {
   if (e instanceof r.HC && (e.status === 401 || e.status === 403)) return "unauthorized";
   if (e instanceof r.Fp) {
    const t = e.code;
    return s[t] ?? "failed";
   }
   const t = e instanceof r.bd && (i.has(e.code) || o.test(e.message));
   return t ? "asks-client" : "failed";
  }
  const o = /\bclient does not support .{0,40}(?:elicitation|sampling|roots)\b|'(?:elicitation|sampling|roots)\/\w+' cannot be sent/i;
  const s = {
   REQUEST_TIMEOUT: "timeout",
   CLIENT_HTTP_AUTHENTICATION: "unauthorized",
   CLIENT_HTTP_FORBIDDEN: "unauthorized",
   UNSUPPORTED_RESULT_TYPE: "asks-client",
   INPUT_REQUIRED_ROUNDS_EXCEEDED: "asks-client"
  };
  const i = new Set([ -32042, -32021 ]);
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
 68949: (function(e, t, n) {
  n.r(t);
  n.d(t, {
   configurations: () => configurations,
   driverPins: () => driverPins,
   settingVariables: () => settingVariables
  });
  var r = n(73024);
  var o = n(76760);
  var s = n(38287);
  var i = n(43411);
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
   const i = o.find(([e]) => e.includes("\ufffd"));
   if (i !== void 0) throw new s.U(`the name ${i[0]} in the git configuration is not valid UTF-8`);
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
    if (o.size > u) throw new s.U("the git configuration includes too many files");
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
   if (r === null) throw new s.U(`the git configuration ${n} is larger than ${l} bytes`);
   const o = f.get(r) ?? (r === "" ? [] : await listSettings(e, t, {
    file: n,
    text: r
   }));
   f.size >= p && f.clear();
   f.set(r, o);
   return o;
  }
  async function listSettings(e, t, {file: n, text: r}) {
   const o = await (0, i.runProcess)(e, {
    argv: [ "git", "config", "--file", "-", "--no-includes", "--null", "--list" ],
    cwd: t,
    timeoutMs: d,
    maxOutputBytes: 2 * l,
    signal: (new AbortController).signal,
    stdin: r,
    trust: "own"
   });
   if (o.exitCode !== 0 || o.droppedBytes > 0) throw new s.U(`git cannot list the configuration ${n}: ${o.startError ?? o.output.trim()}`);
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
 43411: (function(e, t, n) {
  n.r(t);
  n.d(t, {
   endOnExit: () => endOnExit,
   endRunning: () => endRunning,
   enter: () => enter,
   killGraceMs: () => h,
   killerOf: () => killerOf,
   runProcess: () => runProcess,
   startProcess: () => startProcess
  });
  var r = n(31421);
  var o = n(78474);
  var s = n(48161);
  var i = n(76760);
  var a = n(16993);
  var c = n(42357);
  var l = n(40019);
  var u = n(7434);
  const d = 1e5;
  function collectOutput(e, {maxOutputBytes: t, onOutput: n, marksErrors: r = false}) {
   const o = (0, u.Wl)(t);
   const s = (0, u.Wl)(t);
   const i = (0, u.Wl)(Math.min(t, d));
   const a = r ? (0, l.D)() : e => e;
   const c = [ "stdout", "stderr" ].map(t => {
    const n = (0, u.iS)();
    const add = e => o.add(a(e, t));
    e[t]?.on("data", e => add(n.add(e)));
    e[t]?.on("error", () => {});
    return () => add(n.end());
   });
   e.stdout?.on("data", e => {
    s.add(e);
    n?.(e, "stdout");
   });
   e.stderr?.on("data", e => {
    i.add(e);
    n?.(e, "stderr");
   });
   return () => {
    for (const e of c) e();
    return {
     merged: o.take(),
     stdout: s.take(),
     stderr: i.take()
    };
   };
  }
  var f = n(47996);
  var p = n(64666);
  var m = n(84509);
  const h = 250;
  const g = 250;
  const v = 2e3;
  const y = new Set;
  let w = false;
  function endRunning() {
   for (const e of y) e();
  }
  function endOnExit(e) {
   w || process.on("exit", endRunning);
   w = true;
   y.add(e);
   return () => y.delete(e);
  }
  function startProcess({program: e, args: t, argv0: n, cwd: r, env: o}, s) {
   return (0, a.Ho)(e, t, {
    ...n === void 0 ? {} : {
     argv0: n
    },
    cwd: r,
    env: o,
    extendEnv: false,
    stdin: s ? "pipe" : "ignore",
    buffer: false,
    reject: false,
    cleanup: false,
    detached: process.platform !== "win32"
   });
  }
  async function runProcess(e, t, n = null) {
   const [r, ...o] = t.argv;
   const s = {
    ...m.D,
    stdoutBytes: Buffer.alloc(0)
   };
   const refuse = e => ({
    ...s,
    startError: e
   });
   if (t.signal.aborted) return {
    ...s,
    cancelled: true
   };
   const i = (0, p.oq)(r, e.path);
   if (i === null) return refuse(`the program ${JSON.stringify(r)} was not found on the PATH of tools`);
   const a = await enter(n, {
    program: i,
    argv: [ r, ...o ]
   }, t, e);
   if (typeof a === "string") return refuse(a);
   const {confined: l, outside: u} = a;
   let d;
   try {
    d = startProcess(l ?? a.plain, t.stdin !== void 0);
   } catch (e) {
    await a.end();
    return refuse((0, c.bD)(e));
   }
   if (d.pid === void 0) {
    await a.end();
    const {originalMessage: e = ""} = await d;
    return refuse(`${e} (in ${t.cwd})`);
   }
   const f = collectOutput(d, t);
   sendInput(d, t.stdin);
   const h = await untilEnd(d, t, {
    systemRoot: e.environment["SystemRoot"],
    confined: l
   });
   const g = await a.end();
   const v = h.startError ?? g?.startError ?? null;
   if (v !== null) return refuse(v);
   const {merged: y, stdout: w, stderr: b} = f();
   return {
    ...h,
    ...g === void 0 ? {} : {
     exceeded: g.exceeded,
     blocked: g.blocked
    },
    ...u === null ? {} : {
     outside: u
    },
    output: y.bytes.toString("utf8"),
    stdoutBytes: w.bytes,
    stderr: b.bytes.toString("utf8"),
    droppedBytes: y.droppedBytes
   };
  }
  async function enter(e, {program: t, argv: n}, {cwd: r, env: o, needs: i = b, bridge: a, trust: c = trustOf(i)}, {environment: l, path: u, home: d, homes: p}) {
   const envIn = e => ({
    ...l,
    PATH: u,
    HOME: c === "own" ? s.devNull : d,
    ...e === void 0 ? {} : (0, f.N)(e),
    ...o
   });
   const open = e => c === "own" ? void 0 : p?.open(c, e);
   let m = open(e !== null);
   const leave = () => {
    m !== void 0 && p?.leave(m);
   };
   const h = c === "own" ? null : m;
   const g = await (e?.enter({
    program: t,
    argv: n,
    cwd: r,
    env: envIn(m),
    needs: i,
    bridge: a,
    home: h
   }));
   const v = typeof g === "object" && g !== null && "outside" in g;
   const y = v || typeof g !== "object" ? null : g;
   y === null && leave();
   if (typeof g === "string") return g;
   y === null && (m = open(false));
   const [w = t, ...k] = n;
   return {
    confined: y,
    plain: {
     program: t,
     args: k,
     argv0: w,
     cwd: r,
     env: envIn(m)
    },
    outside: v ? g.outside : null,
    end: async () => {
     const e = await (y?.end());
     leave();
     return e;
    }
   };
  }
  function trustOf({leaves: e, judgedByWords: t}) {
   if (e !== null) return "outside";
   return t === true ? "words" : "repository";
  }
  const b = {
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
  function killTree(e, t, n) {
   if (process.platform === "win32") {
    const t = (0, i.join)(n ?? "C:\\Windows", "System32", "taskkill.exe");
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
  function untilEnd(e, t, n) {
   return new Promise(r => {
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
     r(s);
    };
    const stop = e => {
     if (s.timedOut || s.cancelled) return;
     s[e] = true;
     a("SIGTERM");
     after(h, () => a("SIGKILL"));
     after(h + v, finish);
    };
    const cancel = () => stop("cancelled");
    after(t.timeoutMs, () => stop("timedOut"));
    (0, o.setMaxListeners)(0, t.signal);
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
     after(g, () => void setImmediate(finish));
    });
    e.on("close", finish);
   });
  }
 }),
 67905: (function(e, t, n) {
  n.d(t, {
   jq: () => commandNeeds,
   on: () => hostPatterns,
   yi: () => f
  });
  var r = n(55559);
  var o = n(3197);
  const s = {
   am: [ "head", "branches" ],
   bisect: [ "head", "bisect" ],
   branch: [ "branches" ],
   checkout: [ "head", "branches" ],
   "cherry-pick": [ "head", "branches" ],
   clone: [ "repositories" ],
   commit: [ "head", "branches" ],
   fetch: [ "remotes", "tags", "shallow" ],
   init: [ "repositories" ],
   merge: [ "head", "branches" ],
   notes: [ "notes" ],
   pull: [ "head", "branches", "remotes", "tags", "shallow" ],
   push: [ "remotes" ],
   rebase: [ "head", "branches" ],
   remote: [ "remotes", "tags" ],
   replace: [ "replace" ],
   reset: [ "head", "branches" ],
   revert: [ "head", "branches" ],
   stash: [ "stash", "head", "branches" ],
   submodule: [ "repositories" ],
   switch: [ "head", "branches" ],
   "symbolic-ref": [ "head" ],
   tag: [ "tags" ],
   "update-ref": [ "head", "branches", "tags", "remotes", "notes", "stash" ],
   worktree: [ "repositories", "branches" ]
  };
  function gitPartsOf(e) {
   return Object.hasOwn(s, e) ? s[e] ?? [] : [];
  }
  var i = n(4990);
  var a = n(10187);
  var c = n(59976);
  var l = n(37243);
  var u = n(56782);
  const d = new Set([ "cp", "mv", "rm", "mkdir", "rmdir", "touch", "tee", "ln", "truncate", "install", "split", "sort", "dd", "chmod", "sed", "gzip", "gunzip", "zip", "unzip", "tar", "curl", "wget", "patch", "sponge", "mktemp", "mkdirp", "rimraf" ]);
  const f = /^(?:sudo|doas|su|docker|podman|nerdctl)$/;
  function commandNeeds(e, {rules: t, world: n}) {
   const {commands: o, parts: s} = e;
   const i = o.every(hasListedWrites) && s.every(({effect: e}) => !isUnknownWrite(e));
   const a = o.filter(leaves);
   const u = o.filter(e => !a.includes(e) && !isReachedFrom(e, a));
   return {
    judgedByWords: o.every(e => isJudgedByWords(e, o)),
    writes: i ? pathsOf(s, [ "write", "delete" ]) : null,
    ...i ? {
     deletes: pathsOf(s, [ "delete" ])
    } : {},
    reads: [ ...pathsOf(s, [ "read" ]), ...pathsOf(s, [ "list" ]).filter(e => !(0, r.FK)({
     path: e,
     directory: n.workspace
    })) ],
    changesGit: o.some(({step: e}) => (0, c.Fl)(e.name) === "git" && !e.readOnly),
    ...gitPartNeeds(o),
    network: {
     allow: [ ...hostPatterns(t, "allow"), ...fetched(s), ...o.flatMap(({step: e}) => (0, 
     l.I)(e, n)) ],
     deny: [ ...hostPatterns(t, "deny"), ...hostPatterns(t, "ask") ]
    },
    ...gitHubNeeds(o, s),
    ...gitRemoteNeeds(o),
    leaves: a.length > 0 && u.every(hasListedWrites) ? a[0]?.step.name ?? null : null
   };
  }
  function gitHubNeeds(e, t) {
   if (!e.some(({step: e}) => (0, c.Fl)(e.name) === "gh")) return {};
   const n = t.flatMap(({effect: e}) => {
    if (e.kind !== "post") return [];
    return e.what === "Review" && e.target !== void 0 ? [ `Review(${e.target})` ] : [ e.what ];
   });
   return {
    gitHub: {
     records: [ ...new Set(n) ]
    }
   };
  }
  function gitPartNeeds(e) {
   const t = e.flatMap(({step: e}) => (0, c.Fl)(e.name) !== "git" || e.readOnly ? [] : gitPartsOf(gitCommandOf(e.argv)));
   return t.length === 0 ? {} : {
    gitParts: [ ...new Set(t) ]
   };
  }
  function gitRemoteNeeds(e) {
   const t = e.flatMap(({step: e}) => (0, c.Fl)(e.name) === "git" ? [ gitCommandOf(e.argv) ] : []);
   if (t.includes("push")) return {
    gitRemote: "push"
   };
   return t.some(e => /^(?:fetch|pull|ls-remote)$/.test(e)) ? {
    gitRemote: "fetch"
   } : {};
  }
  function gitCommandOf(e) {
   const t = e.slice(1).map(e => e.kind === "literal" ? e.value : null);
   for (let e = 0; e < t.length; e += 1) {
    const n = t[e] ?? null;
    if (n === null) return "";
    if (!n.startsWith("-")) return n;
    n !== "-C" && n !== "-c" || (e += 1);
   }
   return "";
  }
  function hasListedWrites({step: e}) {
   const t = e.readOnly || e.role === "neutral" || e.role === "transparent";
   return t || e.role === "known" && e.risks.length === 0 && d.has((0, c.Fl)(e.name));
  }
  function isJudgedByWords({step: e}, t) {
   if (e.role === "neutral" || e.role === "transparent") return true;
   if (e.role !== "known") return false;
   const n = (0, c.Fl)(e.name);
   const r = /^(?:ba|da)?sh$/.test(n) && e.risks.length === 0 && t.some(({step: {outer: t}}) => t === e);
   return r || (0, i.w)(n)?.grants === null;
  }
  function isUnknownWrite(e) {
   return (e.kind === "write" || e.kind === "delete") && typeof e.path !== "string";
  }
  function leaves({step: e, rules: t}) {
   const n = (0, c.Fl)(e.name);
   return f.test(n) && t.some(e => (0, c.Fl)((0, a.jD)(e)[0] ?? "") === n);
  }
  function isReachedFrom({step: e}, t) {
   for (let {outer: n} = e; n !== null; n = n.outer) if (t.some(e => e.step === n)) return true;
   return false;
  }
  function pathsOf(e, t) {
   const n = e.flatMap(({effect: e}) => t.includes(e.kind) && "path" in e && typeof e.path === "string" ? [ e.path ] : []);
   return [ ...new Set(n) ].filter(e => !(0, o.tO)(e));
  }
  function hostPatterns(e, t) {
   return e[t].flatMap(({tool: e, specifier: t}) => {
    if (e !== "Network") return [];
    if (t.kind === "host") return [ t.pattern ];
    return t.kind === "any" ? [ {
     host: "*",
     port: null
    } ] : [];
   });
  }
  function fetched(e) {
   return e.flatMap(({effect: e, decision: t}) => {
    if (e.kind !== "fetch" || t !== "allow" || typeof e.url !== "string") return [];
    const n = (0, u.w4)(e.url);
    if (n === null) return [];
    const {port: r, protocol: o} = new URL(e.url);
    return [ {
     host: n,
     port: r === "" ? o === "https:" ? 443 : 80 : Number(r)
    } ];
   });
  }
 }),
 7780: (function(e, t, n) {
  n.d(t, {
   J8: () => missingRule,
   LD: () => decide,
   OI: () => strictest,
   Z7: () => evaluatedEffect,
   k2: () => byRule
  });
  function decide(e, t, n) {
   const r = t !== null ? "rule" : e === "allow" ? "default" : "built-in";
   return {
    decision: e,
    code: r,
    rule: t?.text ?? null,
    reason: n,
    missing: false
   };
  }
  const r = {
   allow: "allows",
   ask: "requires confirmation of",
   deny: "denies"
  };
  function byRule(e, t) {
   return decide(e.list, e, `the rule ${e.text} ${r[e.list]} ${t}`);
  }
  function missingRule(e) {
   return {
    decision: "ask",
    code: "missing-rule",
    rule: null,
    reason: e,
    missing: true
   };
  }
  function evaluatedEffect(e, {decision: t, code: n, rule: r, reason: o, hint: s}) {
   return {
    effect: e,
    decision: t,
    code: n,
    rule: r,
    reason: o,
    ...s === void 0 ? {} : {
     hint: s
    }
   };
  }
  const o = {
   allow: 0,
   ask: 1,
   deny: 2
  };
  function strictest(e) {
   let t;
   for (const n of e) (t === void 0 || o[n.decision] > o[t.decision]) && (t = n);
   return t;
  }
 }),
 56782: (function(e, t, n) {
  n.d(t, {
   Aq: () => evaluateFetch,
   Ql: () => evaluateTool,
   aT: () => mustBeNamed,
   w4: () => hostOf,
   yC: () => evaluateMcpTool
  });
  var r = n(44576);
  var o = n(33270);
  var s = n(59976);
  var i = n(13528);
  var a = n(7780);
  const c = new Set("TodoWrite BashStop Skill ReportFindings ReportIncomplete Noop".split(" "));
  const l = new Set([ ...c, "Read", "Glob", "Grep", "List" ]);
  const u = new Set([ "APPROVE", "REQUEST_CHANGES" ]);
  function evaluateTool(e, t) {
   const n = e.subject === void 0 ? e.tool : `${e.tool}(${e.subject})`;
   const r = find("deny", e, t);
   if (r !== void 0) return (0, a.k2)(r, n);
   if (t.mode === "plan" && !l.has(e.tool)) return (0, a.LD)("deny", null, `${n} is not allowed in mode plan`);
   const o = t.mode === "yolo" ? void 0 : find("ask", e, t);
   if (o !== void 0) return (0, a.k2)(o, n);
   const s = find("allow", e, t);
   if (s !== void 0) return (0, a.k2)(s, n);
   if (c.has(e.tool)) return (0, a.LD)("allow", null, `${n} is allowed by default`);
   if (mustBeNamed(e)) return (0, a.LD)("ask", null, `no rule names ${n}`);
   if (t.mode === "yolo") return (0, a.LD)("allow", null, `mode yolo allows ${n}`);
   return (0, a.LD)("ask", null, `no rule allows ${n}`);
  }
  function evaluateMcpTool({server: e, tool: t, whole: n}, r) {
   const [o, ...s] = [ t, ...n === void 0 ? [] : [ n ] ].map(t => evaluateTool({
    tool: `mcp__${e}__${t}`,
    effects: []
   }, r));
   const i = [ o, ...s ];
   return i.find(e => e.decision === "deny") ?? i.find(e => e.decision === "ask" && e.rule !== null) ?? i.find(e => e.decision === "allow") ?? o;
  }
  function mustBeNamed({tool: e, subject: t}) {
   return e === "Review" && t !== void 0 && u.has(t);
  }
  function find(e, t, {rules: n, more: r}) {
   const s = e === "allow" ? [ ...n.allow, ...r ] : n[e];
   if (e === "allow" && mustBeNamed(t)) return s.find(e => namesLiterally(e, t));
   return s.find(n => (0, o.$z)(n, t.tool, e !== "allow") && (0, o.iD)(n, t.subject, e !== "allow"));
  }
  function namesLiterally({tool: e, specifier: t}, n) {
   return e === n.tool && t.kind === "literal" && t.text.toUpperCase() === n.subject;
  }
  function evaluateFetch(e, t, n) {
   if (typeof e !== "string") {
    const r = findFetch("deny", null, t, n) ?? null;
    const o = `fetching from any address: ${e.any} is unknown before the command runs: ${(0, 
    i.w)(e.any)}`;
    return (0, a.LD)("deny", r, o);
   }
   const o = hostOf(e);
   const s = `fetching from ${o ?? e.slice(0, 80)}`;
   const {mode: c} = n;
   const l = findFetch("deny", o, t, n);
   if (l !== void 0) return (0, a.k2)(l, s);
   if (c === "plan") return (0, a.LD)("deny", null, `${s} is not allowed in mode plan`);
   const u = c === "yolo" ? void 0 : findFetch("ask", o, t, n);
   if (u !== void 0) return (0, a.k2)(u, s);
   const d = findFetch("allow", o, t, n);
   if (d !== void 0) return (0, a.k2)(d, s);
   if (!(0, r.jo)(t)) {
    const e = !n.rules.allow.some(e => e.tool === t);
    return (0, a.J8)(`${e ? `${t} is off: ` : ""}no rule allows ${s}`);
   }
   if (c === "yolo") return (0, a.LD)("allow", null, `mode yolo allows ${s}`);
   return (0, a.J8)(`no rule allows ${s}`);
  }
  function hostOf(e) {
   if (!URL.canParse(e)) return null;
   const t = new URL(e);
   return /^https?:$/.test(t.protocol) ? t.hostname.toLowerCase().replace(/\.$/, "") : null;
  }
  function findFetch(e, t, n, r) {
   const o = r.rules[e];
   const i = t === null ? o : (0, s.Fu)(o, t, n);
   return [ ...i, ...e === "allow" ? r.more : [] ].find(r => {
    if (r.specifier.kind === "any") return r.tool === "WebFetch" || r.tool === n && n !== "Bash";
    if (r.tool !== "WebFetch" || r.specifier.kind !== "domain") return false;
    if (t === null) return e !== "allow";
    const o = r.specifier.host;
    return o.startsWith("*.") ? t.endsWith(o.slice(1)) : t === o || t.endsWith(`.${o}`);
   });
  }
 }),
 37243: (function(e, t, n) {
  n.d(t, {
   I: () => usualHosts
  });
  var r = n(59976);
  const o = [ {
   programs: "npm pnpm yarn bun",
   subCommands: "ci i install clean-install add update up upgrade audit outdated view info",
   hosts: "registry.npmjs.org registry.yarnpkg.com npm.jsr.io",
   family: "npm"
  }, {
   programs: "npx bunx pnpx",
   subCommands: "",
   hosts: "registry.npmjs.org",
   family: "npm"
  }, {
   programs: "uvx",
   subCommands: "",
   hosts: "pypi.org files.pythonhosted.org",
   family: "python"
  }, {
   programs: "pip pip3 uv poetry pipx pdm",
   subCommands: "install download sync add lock update pip",
   hosts: "pypi.org files.pythonhosted.org",
   family: "python"
  }, {
   programs: "cargo",
   subCommands: "fetch update install add build test check clippy run vendor",
   hosts: "index.crates.io static.crates.io crates.io",
   family: "cargo"
  }, {
   programs: "go",
   subCommands: "get mod install build test vet run",
   hosts: "proxy.golang.org sum.golang.org storage.googleapis.com",
   family: "go"
  }, {
   programs: "bundle gem",
   subCommands: "install update add fetch outdated",
   hosts: "rubygems.org index.rubygems.org"
  }, {
   programs: "composer",
   subCommands: "install update require",
   hosts: "repo.packagist.org packagist.org"
  } ];
  const s = new Set("fetch pull push clone ls-remote remote submodule".split(" "));
  function usualHosts({name: e, argv: t}, {repository: n, registries: i = {}}) {
   if ((0, r.Fl)(e) === "git" && n !== null) {
    const e = t.some(e => e.kind === "literal" && s.has(e.value));
    return e ? [ {
     host: new URL(n).hostname,
     port: 443
    } ] : [];
   }
   const a = o.find(({programs: t}) => t.split(" ").includes((0, r.Fl)(e)));
   if (a === void 0) return [];
   const c = t.slice(1).flatMap(e => e.kind === "literal" ? [ e.value ] : []);
   const l = c.find(e => !e.startsWith("-"));
   const u = a.subCommands === "" || a.subCommands.split(" ").includes(l ?? "");
   const d = (0, r.Fl)(e) === "yarn" && l === void 0;
   if (!u && !d) return [];
   const f = a.family === void 0 ? [] : i[a.family] ?? [];
   return [ ...a.hosts.split(" ").map(e => ({
    host: e,
    port: 443
   })), ...f ];
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
    const d = readServer(a, e, u);
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
  function readServer(e, t, n) {
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
  var p = n(69984);
  var m = n(24064);
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
   const n = await (0, m.y)(e, t);
   return typeof n === "string" ? readJson(n, e, true) : {
    ...h,
    diagnostics: [ unreadable(e, n) ]
   };
  }
  async function readLock(e, t) {
   const n = await (0, m.y)(e, t);
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
