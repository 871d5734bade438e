"use strict";

exports.id = 3375, exports.ids = [ 3375 ], exports.modules = {
 23375: (function(e, t, n) {
  n.d(t, {
   jq: () => commandNeeds,
   on: () => hostPatterns,
   yi: () => u
  });
  var o = n(3197), r = n(10187), s = n(59976), l = n(37243), i = n(56782);
  const a = new Set([ "cp", "mv", "rm", "mkdir", "rmdir", "touch", "tee", "ln", "truncate", "install", "split", "sort", "dd", "chmod", "sed", "gzip", "gunzip", "zip", "unzip", "tar", "curl", "wget", "patch", "sponge", "mktemp", "mkdirp", "rimraf" ]), u = /^(?:sudo|doas|su|docker|podman|nerdctl)$/;
  function commandNeeds(e, {rules: t, world: n}) {
   const {commands: o, parts: r} = e, i = o.every(hasListedWrites) && r.every(({effect: e}) => !function(e) {
    return ("write" === e.kind || "delete" === e.kind) && "string" != typeof e.path;
   }(e)), a = o.filter(leaves), u = o.filter(e => !a.includes(e) && !function({step: e}, t) {
    for (let {outer: n} = e; null !== n; n = n.outer) if (t.some(e => e.step === n)) return !0;
    return !1;
   }(e, a));
   return {
    writes: i ? pathsOf(r, [ "write", "delete" ]) : null,
    reads: pathsOf(r, [ "read" ]),
    changesGit: o.some(({step: e}) => "git" === (0, s.Fl)(e.name) && !e.readOnly),
    network: {
     allow: [ ...hostPatterns(t, "allow"), ...fetched(r), ...o.flatMap(({step: e}) => (0, 
     l.I)(e, n)) ],
     deny: [ ...hostPatterns(t, "deny"), ...hostPatterns(t, "ask") ]
    },
    ...gitHubNeeds(o, r),
    ...gitRemoteNeeds(o),
    leaves: a.length > 0 && u.every(hasListedWrites) ? a[0]?.step.name ?? null : null
   };
  }
  function gitHubNeeds(e, t) {
   if (!e.some(({step: e}) => "gh" === (0, s.Fl)(e.name))) return {};
   const n = t.flatMap(({effect: e}) => "post" !== e.kind ? [] : "Review" === e.what && void 0 !== e.target ? [ `Review(${e.target})` ] : [ e.what ]);
   return {
    gitHub: {
     records: [ ...new Set(n) ]
    }
   };
  }
  function gitRemoteNeeds(e) {
   const t = e.flatMap(({step: e}) => "git" === (0, s.Fl)(e.name) ? [ gitCommandOf(e.argv) ] : []);
   return t.includes("push") ? {
    gitRemote: "push"
   } : t.some(e => /^(?:fetch|pull|ls-remote)$/.test(e)) ? {
    gitRemote: "fetch"
   } : {};
  }
  function gitCommandOf(e) {
   const t = e.slice(1).map(e => "literal" === e.kind ? e.value : null);
   for (let e = 0; e < t.length; e += 1) {
    const n = t[e] ?? null;
    if (null === n) return "";
    if (!n.startsWith("-")) return n;
    "-C" !== n && "-c" !== n || (e += 1);
   }
   return "";
  }
  function hasListedWrites({step: e}) {
   return e.readOnly || "neutral" === e.role || "transparent" === e.role || "known" === e.role && 0 === e.risks.length && a.has((0, 
   s.Fl)(e.name));
  }
  function leaves({step: e, rules: t}) {
   const n = (0, s.Fl)(e.name);
   return u.test(n) && t.some(e => (0, s.Fl)((0, r.jD)(e)[0] ?? "") === n);
  }
  function pathsOf(e, t) {
   const n = e.flatMap(({effect: e}) => t.includes(e.kind) && "path" in e && "string" == typeof e.path ? [ e.path ] : []);
   return [ ...new Set(n) ].filter(e => !(0, o.tO)(e));
  }
  function hostPatterns(e, t) {
   return e[t].flatMap(({tool: e, specifier: t}) => "Network" !== e ? [] : "host" === t.kind ? [ t.pattern ] : "any" === t.kind ? [ {
    host: "*",
    port: null
   } ] : []);
  }
  function fetched(e) {
   return e.flatMap(({effect: e, decision: t}) => {
    if ("fetch" !== e.kind || "allow" !== t || "string" != typeof e.url) return [];
    const n = (0, i.w4)(e.url);
    if (null === n) return [];
    const {port: o, protocol: r} = new URL(e.url);
    return [ {
     host: n,
     port: "" === o ? "https:" === r ? 443 : 80 : Number(o)
    } ];
   });
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
  var o = n(44576), r = n(479), s = n(33270), l = n(59976), i = n(42696);
  const a = new Set([ "TodoWrite", "BashStop", "Skill", "ReportFindings", "ReportIncomplete", "Noop" ]), u = new Set([ ...a, "Read", "Glob", "Grep", "List" ]), d = new Set([ "APPROVE", "REQUEST_CHANGES" ]);
  function evaluateTool(e, t) {
   const n = void 0 === e.subject ? e.tool : `${e.tool}(${e.subject})`, o = find("deny", e, t);
   if (void 0 !== o) return {
    decision: "deny",
    rule: o.text,
    reason: `the rule ${o.text} denies ${n}`
   };
   if ("plan" === t.mode && !u.has(e.tool)) return {
    decision: "deny",
    rule: null,
    reason: `${n} is not allowed in mode plan`
   };
   const r = "yolo" === t.mode ? void 0 : find("ask", e, t);
   if (void 0 !== r) return {
    decision: "ask",
    rule: r.text,
    reason: `the rule ${r.text} requires confirmation of ${n}`
   };
   const s = find("allow", e, t);
   return void 0 !== s ? {
    decision: "allow",
    rule: s.text,
    reason: `the rule ${s.text} allows ${n}`
   } : a.has(e.tool) ? {
    decision: "allow",
    rule: null,
    reason: `${n} is allowed by default`
   } : mustBeNamed(e) ? {
    decision: "ask",
    rule: null,
    reason: `no rule names ${n}`
   } : "yolo" === t.mode ? {
    decision: "allow",
    rule: null,
    reason: `mode yolo allows ${n}`
   } : {
    decision: "ask",
    rule: null,
    reason: `no rule allows ${n}`
   };
  }
  function evaluateMcpTool({server: e, tool: t, whole: n}, o) {
   const [r, ...s] = [ t, ...void 0 === n ? [] : [ n ] ].map(t => evaluateTool({
    tool: `mcp__${e}__${t}`,
    effects: []
   }, o)), l = [ r, ...s ];
   return l.find(e => "deny" === e.decision) ?? l.find(e => "ask" === e.decision && null !== e.rule) ?? l.find(e => "allow" === e.decision) ?? r;
  }
  function mustBeNamed({tool: e, subject: t}) {
   return "Review" === e && void 0 !== t && d.has(t);
  }
  function find(e, t, {rules: n, more: o}) {
   const l = "allow" === e ? [ ...n.allow, ...o ] : n[e];
   return "allow" === e && mustBeNamed(t) ? l.find(e => function({tool: e, specifier: t}, n) {
    return e === n.tool && "literal" === t.kind && t.text.toUpperCase() === n.subject;
   }(e, t)) : l.find(n => (0, s.$)(n, t.tool, "allow" !== e) && (0, r.i)(n, t.subject, "allow" !== e));
  }
  function evaluateFetch(e, t, n) {
   if ("string" != typeof e) return {
    decision: "deny",
    rule: findFetch("deny", null, t, n)?.text ?? null,
    reason: `fetching from any address: ${e.any} is unknown before the command runs: ${(0, 
    i.w)(e.any)}`,
    missing: !1
   };
   const r = hostOf(e), s = r ?? e.slice(0, 80), {mode: l} = n, decide = (e, t, n, o = !1) => ({
    decision: e,
    rule: t?.text ?? null,
    reason: n,
    missing: o
   }), a = findFetch("deny", r, t, n);
   if (void 0 !== a) return decide("deny", a, `the rule ${a.text} denies fetching from ${s}`);
   if ("plan" === l) return decide("deny", null, `fetching from ${s} is not allowed in mode plan`);
   const u = "yolo" === l ? void 0 : findFetch("ask", r, t, n);
   if (void 0 !== u) return decide("ask", u, `the rule ${u.text} requires confirmation of fetching from ${s}`);
   const d = findFetch("allow", r, t, n);
   return void 0 !== d ? decide("allow", d, `the rule ${d.text} allows fetching from ${s}`) : (0, 
   o.jo)(t) ? "yolo" === l ? decide("allow", null, `mode yolo allows fetching from ${s}`) : decide("ask", null, `no rule allows fetching from ${s}`, !0) : decide("ask", null, `${n.rules.allow.some(e => e.tool === t) ? "" : `${t} is off: `}no rule allows fetching from ${s}`, !0);
  }
  function hostOf(e) {
   if (!URL.canParse(e)) return null;
   const t = new URL(e);
   return /^https?:$/.test(t.protocol) ? t.hostname.toLowerCase().replace(/\.$/, "") : null;
  }
  function findFetch(e, t, n, o) {
   const r = o.rules[e];
   return [ ...null === t ? r : (0, l.Fu)(r, t, n), ..."allow" === e ? o.more : [] ].find(o => {
    if ("any" === o.specifier.kind) return "WebFetch" === o.tool || o.tool === n && "Bash" !== n;
    if ("WebFetch" !== o.tool || "domain" !== o.specifier.kind) return !1;
    if (null === t) return "allow" !== e;
    const r = o.specifier.host;
    return r.startsWith("*.") ? t.endsWith(r.slice(1)) : t === r || t.endsWith(`.${r}`);
   });
  }
 }),
 42696: (function(e, t, n) {
  function rewriteOf(e) {
   return e.startsWith("what xargs") ? "`find \u2026 -exec COMMAND {} +` and `find \u2026 -type f -print0 | xargs -0 COMMAND` can be judged" : /^"?\$\{?[A-Z][A-Z0-9_]*\}?"?$/.test(e) ? "write its value, since commands do not get the variables of the workflow" : /[*?[]/.test(e) && !/[$`]/.test(e) ? "run this command in a separate call, or write the names" : "write the value itself";
  }
  n.d(t, {
   w: () => rewriteOf
  });
 }),
 3197: (function(e, t, n) {
  n.d(t, {
   Aq: () => protectedSegment,
   WF: () => isProtectedPath,
   tO: () => isFreeDevice
  });
  var o = n(55559);
  const r = new Set([ ".git", ".gitmodules", ".gitattributes", ".github", ".husky", ".vscode", ".idea", ".devcontainer", "_runner_file_commands", ".sallyport", ".sallyportignore", ".geminiignore", ".qwenignore", "sallyport.yml", "sallyport.yaml", ".agents", ".claude", ".claude.json", ".codex", ".gemini", ".qwen", ".cursor", ".cursorrules", ".clinerules", ".roo", ".windsurf", ".windsurfrules", ".opencode", ".continue", ".aider.conf.yml", ".mcp.json", "mcp.json", "mcp.lock", "agents.md", "agents.override.md", "claude.md", "claude.local.md", "gemini.md", "qwen.md", "skill.md" ]);
  function protectedSegment(e) {
   const t = (0, o.OD)(e), n = (0, o.OD)((0, o.tu)(e)).findIndex(e => r.has(e) || /^git~\d$/.test(e));
   return n < 0 ? null : t[n] ?? null;
  }
  const s = /^\/(?:proc|sys|dev)(?:\/|$)/, l = /^\/dev\/(?:null|zero|full|random|urandom|stdin|stdout|stderr|tty|fd\/(?:[0-2]|6[0-3]))$/;
  function isFreeDevice(e) {
   return e.startsWith("/dev/") && l.test(e);
  }
  function isProtectedPath(e) {
   return s.test(e) && !isFreeDevice(e);
  }
 }),
 78535: (function(e, t, n) {
  function memoizeByObject(e) {
   const t = new WeakMap;
   return n => {
    const o = t.get(n);
    if (void 0 !== o) return o.value;
    const r = e(n);
    return t.set(n, {
     value: r
    }), r;
   };
  }
  n.d(t, {
   j: () => memoizeByObject
  });
 }),
 59976: (function(e, t, n) {
  n.d(t, {
   Fl: () => baseName,
   Fu: () => hostRulesFor,
   Mf: () => nameRulesFor,
   aM: () => pathRulesFor,
   gM: () => strictRulesFor,
   gh: () => allowRulesFor
  });
  var o = n(78033), r = n(55559), s = n(78535);
  const l = 32;
  function allowRulesFor(e, t) {
   if (e.length < l) return e;
   const n = new Set;
   return addKeyed(n, i(e), t().flat()), inOrder(n);
  }
  function strictRulesFor(e, t) {
   if (e.length < l) return e;
   const {programs: n, others: o} = a(e), r = new Set(o);
   for (const e of t()) {
    const t = n.get(baseName(e[0] ?? ""));
    if (void 0 !== t) {
     null === e.slice(1).find(e => null === e || !e.startsWith("-")) ? addAll(r, t.all) : addKeyed(r, t, e);
     for (const [n, o] of e.entries()) null === o && addAll(r, t.byPosition.get(n));
     e.includes(null) && addAll(r, t.anywhere);
    }
   }
   return inOrder(r);
  }
  function pathRulesFor(e, t, n) {
   if (e.length < l) return e;
   const s = new Set;
   return addKeyed(s, u(e), [ ...(0, r.OD)((0, o.SP)(t)), ...[ "Read", "Write", "Edit", n ].map(wholeTool) ]), 
   inOrder(s);
  }
  function hostRulesFor(e, t, n) {
   if (e.length < l) return e;
   const o = t.split("."), r = new Set, s = o.map((e, t) => o.slice(t).join("."));
   return addKeyed(r, d(e), [ ...s, ...[ "WebFetch", n ].map(wholeTool) ]), inOrder(r);
  }
  function nameRulesFor(e, t, n) {
   if (e.length < l) return e;
   const o = t.split("__"), r = o.map((e, t) => wholeTool(o.slice(0, t + 1).join("__"))), s = new Set;
   return addKeyed(s, c(e), [ ...r, ...null === n ? [] : [ `${wholeTool(t)}\0${n}` ] ]), 
   inOrder(s);
  }
  function baseName(e) {
   return e.slice(e.lastIndexOf("/") + 1).toLowerCase();
  }
  function inOrder(e) {
   return [ ...e ].sort((e, t) => e.index - t.index);
  }
  function addKeyed(e, {byKey: t, others: n}, o) {
   addAll(e, n);
   for (const n of o) null !== n && addAll(e, t.get(n));
  }
  function addAll(e, t) {
   for (const n of t ?? []) e.add(n);
  }
  const i = (0, s.j)(e => {
   const t = {
    byKey: new Map,
    others: []
   }, n = e.filter(({tool: e}) => "Bash" === e), o = new Map;
   for (const e of n.flatMap(literal)) o.set(e, (o.get(e) ?? 0) + 1);
   for (const e of n) {
    const n = literal(e).reduce((e, t) => null !== e && (o.get(e) ?? 0) <= (o.get(t) ?? 0) ? e : t, null);
    put(t, null === n ? null : [ n ], e);
   }
   return t;
  });
  function literal(e) {
   return wordsOf(e).flatMap((e, t) => "literal" !== e.kind || 0 === t && e.text.includes("/") ? [] : [ e.text ]);
  }
  const a = (0, s.j)(e => {
   const t = new Map, n = [];
   for (const o of e.filter(({tool: e}) => "Bash" === e)) {
    const [e] = wordsOf(o);
    "literal" === e?.kind ? addToProgram(t, baseName(e.text), o) : n.push(o);
   }
   return {
    programs: t,
    others: n
   };
  });
  function addToProgram(e, t, n) {
   const o = {
    all: [],
    byKey: new Map,
    others: [],
    byPosition: new Map,
    anywhere: []
   }, r = e.get(t) ?? o;
   e.set(t, r), r.all.push(n);
   const s = wordsOf(n), l = s.findIndex((e, t) => t > 0 && "literal" === e.kind && !e.text.startsWith("-")), i = s[l], a = s.slice(0, Math.max(0, l)).every(e => "words" !== e.kind), u = s.find(e => "literal" === e.kind && /^--./.test(e.text)), d = i ?? u;
   put(r, "literal" === d?.kind ? [ d.text ] : null, n), void 0 !== i && a ? function({byPosition: e}, t) {
    const n = e.get(t) ?? [];
    return e.set(t, n), n;
   }(r, l).push(n) : r.anywhere.push(n);
  }
  function wholeTool(e) {
   return `\0${e}`;
  }
  const u = (0, s.j)(e => {
   const t = {
    byKey: new Map,
    others: []
   };
   for (const n of e) {
    if ("any" === n.specifier.kind && put(t, [ wholeTool(n.tool) ], n), "path" !== n.specifier.kind) continue;
    const e = n.specifier.pattern.globs.map(longestName);
    put(t, e.includes("") ? null : e, n);
   }
   return t;
  });
  function longestName(e) {
   const t = e.flatMap(e => (0, o.hi)(e) ?? []);
   return (0, o.SP)(t.reduce((e, t) => t.length >= e.length ? t : e, ""));
  }
  const d = (0, s.j)(e => {
   const t = {
    byKey: new Map,
    others: []
   };
   for (const n of e) "any" === n.specifier.kind && put(t, [ wholeTool(n.tool) ], n), 
   "domain" === n.specifier.kind && put(t, [ n.specifier.host.replace(/^\*\./, "") ], n);
   return t;
  }), c = (0, s.j)(e => {
   const t = {
    byKey: new Map,
    others: []
   };
   for (const n of e) "any" === n.specifier.kind && put(t, [ wholeTool(n.tool) ], n), 
   "literal" === n.specifier.kind && put(t, [ `${wholeTool(n.tool)}\0${n.specifier.text}` ], n);
   return t;
  });
  function wordsOf({specifier: e}) {
   return "command" === e.kind ? e.pattern.words : [];
  }
  function put(e, t, n) {
   null === t && e.others.push(n);
   for (const o of t ?? []) {
    const t = e.byKey.get(o) ?? [];
    t.push(n), e.byKey.set(o, t);
   }
  }
 }),
 37243: (function(e, t, n) {
  n.d(t, {
   I: () => usualHosts
  });
  var o = n(59976);
  const r = [ {
   programs: [ "npm", "pnpm", "yarn", "bun" ],
   subCommands: [ "ci", "i", "install", "clean-install", "add", "update", "up", "upgrade", "audit", "outdated", "view", "info" ],
   hosts: [ "registry.npmjs.org", "registry.yarnpkg.com", "npm.jsr.io" ],
   family: "npm"
  }, {
   programs: [ "npx", "bunx", "pnpx" ],
   subCommands: [],
   hosts: [ "registry.npmjs.org" ],
   family: "npm"
  }, {
   programs: [ "uvx" ],
   subCommands: [],
   hosts: [ "pypi.org", "files.pythonhosted.org" ],
   family: "python"
  }, {
   programs: [ "pip", "pip3", "uv", "poetry", "pipx", "pdm" ],
   subCommands: [ "install", "download", "sync", "add", "lock", "update", "pip" ],
   hosts: [ "pypi.org", "files.pythonhosted.org" ],
   family: "python"
  }, {
   programs: [ "cargo" ],
   subCommands: [ "fetch", "update", "install", "add", "build", "test", "check", "clippy", "run", "vendor" ],
   hosts: [ "index.crates.io", "static.crates.io", "crates.io" ],
   family: "cargo"
  }, {
   programs: [ "go" ],
   subCommands: [ "get", "mod", "install", "build", "test", "vet", "run" ],
   hosts: [ "proxy.golang.org", "sum.golang.org", "storage.googleapis.com" ],
   family: "go"
  }, {
   programs: [ "bundle", "gem" ],
   subCommands: [ "install", "update", "add", "fetch", "outdated" ],
   hosts: [ "rubygems.org", "index.rubygems.org" ]
  }, {
   programs: [ "composer" ],
   subCommands: [ "install", "update", "require" ],
   hosts: [ "repo.packagist.org", "packagist.org" ]
  } ], s = new Set([ "fetch", "pull", "push", "clone", "ls-remote", "remote", "submodule" ]);
  function usualHosts({name: e, argv: t}, {repository: n, registries: l = {}}) {
   if ("git" === (0, o.Fl)(e) && null !== n) return t.some(e => "literal" === e.kind && s.has(e.value)) ? [ {
    host: new URL(n).hostname,
    port: 443
   } ] : [];
   const i = r.find(({programs: t}) => t.includes((0, o.Fl)(e)));
   if (void 0 === i) return [];
   const a = t.slice(1).flatMap(e => "literal" === e.kind ? [ e.value ] : []).find(e => !e.startsWith("-")), u = 0 === i.subCommands.length || void 0 !== a && i.subCommands.includes(a), d = "yarn" === (0, 
   o.Fl)(e) && void 0 === a;
   if (!u && !d) return [];
   const c = void 0 === i.family ? [] : l[i.family] ?? [];
   return [ ...i.hosts.map(e => ({
    host: e,
    port: 443
   })), ...c ];
  }
 })
};
