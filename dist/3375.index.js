"use strict";

exports.id = 3375;

exports.ids = [ 3375 ];

exports.modules = {
 23375: (function(e, t, n) {
  n.d(t, {
   jq: () => commandNeeds,
   on: () => hostPatterns,
   yi: () => u
  });
  var o = n(3197);
  var r = n(10187);
  var s = n(59976);
  var l = n(37243);
  var i = n(56782);
  const a = new Set([ "cp", "mv", "rm", "mkdir", "rmdir", "touch", "tee", "ln", "truncate", "install", "split", "sort", "dd", "chmod", "sed", "gzip", "gunzip", "zip", "unzip", "tar", "curl", "wget", "patch", "sponge", "mktemp", "mkdirp", "rimraf" ]);
  const u = /^(?:sudo|doas|su|docker|podman|nerdctl)$/;
  function commandNeeds(e, {rules: t, world: n}) {
   const {commands: o, parts: r} = e;
   const i = o.every(hasListedWrites) && r.every(({effect: e}) => !isUnknownWrite(e));
   const a = o.filter(leaves);
   const u = o.filter(e => !a.includes(e) && !isReachedFrom(e, a));
   return {
    writes: i ? pathsOf(r, [ "write", "delete" ]) : null,
    reads: pathsOf(r, [ "read" ]),
    changesGit: o.some(({step: e}) => (0, s.Fl)(e.name) === "git" && !e.readOnly),
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
   if (!e.some(({step: e}) => (0, s.Fl)(e.name) === "gh")) return {};
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
  function gitRemoteNeeds(e) {
   const t = e.flatMap(({step: e}) => (0, s.Fl)(e.name) === "git" ? [ gitCommandOf(e.argv) ] : []);
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
   return t || e.role === "known" && e.risks.length === 0 && a.has((0, s.Fl)(e.name));
  }
  function isUnknownWrite(e) {
   return (e.kind === "write" || e.kind === "delete") && typeof e.path !== "string";
  }
  function leaves({step: e, rules: t}) {
   const n = (0, s.Fl)(e.name);
   return u.test(n) && t.some(e => (0, s.Fl)((0, r.jD)(e)[0] ?? "") === n);
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
    const n = (0, i.w4)(e.url);
    if (n === null) return [];
    const {port: o, protocol: r} = new URL(e.url);
    return [ {
     host: n,
     port: o === "" ? r === "https:" ? 443 : 80 : Number(o)
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
  var o = n(44576);
  var r = n(479);
  var s = n(33270);
  var l = n(59976);
  var i = n(42696);
  const a = new Set([ "TodoWrite", "BashStop", "Skill", "ReportFindings", "ReportIncomplete", "Noop" ]);
  const u = new Set([ ...a, "Read", "Glob", "Grep", "List" ]);
  const c = new Set([ "APPROVE", "REQUEST_CHANGES" ]);
  function evaluateTool(e, t) {
   const n = e.subject === void 0 ? e.tool : `${e.tool}(${e.subject})`;
   const o = find("deny", e, t);
   if (o !== void 0) return {
    decision: "deny",
    rule: o.text,
    reason: `the rule ${o.text} denies ${n}`
   };
   if (t.mode === "plan" && !u.has(e.tool)) return {
    decision: "deny",
    rule: null,
    reason: `${n} is not allowed in mode plan`
   };
   const r = t.mode === "yolo" ? void 0 : find("ask", e, t);
   if (r !== void 0) return {
    decision: "ask",
    rule: r.text,
    reason: `the rule ${r.text} requires confirmation of ${n}`
   };
   const s = find("allow", e, t);
   if (s !== void 0) return {
    decision: "allow",
    rule: s.text,
    reason: `the rule ${s.text} allows ${n}`
   };
   if (a.has(e.tool)) return {
    decision: "allow",
    rule: null,
    reason: `${n} is allowed by default`
   };
   if (mustBeNamed(e)) return {
    decision: "ask",
    rule: null,
    reason: `no rule names ${n}`
   };
   if (t.mode === "yolo") return {
    decision: "allow",
    rule: null,
    reason: `mode yolo allows ${n}`
   };
   return {
    decision: "ask",
    rule: null,
    reason: `no rule allows ${n}`
   };
  }
  function evaluateMcpTool({server: e, tool: t, whole: n}, o) {
   const [r, ...s] = [ t, ...n === void 0 ? [] : [ n ] ].map(t => evaluateTool({
    tool: `mcp__${e}__${t}`,
    effects: []
   }, o));
   const l = [ r, ...s ];
   return l.find(e => e.decision === "deny") ?? l.find(e => e.decision === "ask" && e.rule !== null) ?? l.find(e => e.decision === "allow") ?? r;
  }
  function mustBeNamed({tool: e, subject: t}) {
   return e === "Review" && t !== void 0 && c.has(t);
  }
  function find(e, t, {rules: n, more: o}) {
   const l = e === "allow" ? [ ...n.allow, ...o ] : n[e];
   if (e === "allow" && mustBeNamed(t)) return l.find(e => namesLiterally(e, t));
   return l.find(n => (0, s.$)(n, t.tool, e !== "allow") && (0, r.i)(n, t.subject, e !== "allow"));
  }
  function namesLiterally({tool: e, specifier: t}, n) {
   return e === n.tool && t.kind === "literal" && t.text.toUpperCase() === n.subject;
  }
  function evaluateFetch(e, t, n) {
   if (typeof e !== "string") {
    const o = findFetch("deny", null, t, n)?.text ?? null;
    const r = `fetching from any address: ${e.any} is unknown before the command runs: ${(0, 
    i.w)(e.any)}`;
    return {
     decision: "deny",
     rule: o,
     reason: r,
     missing: false
    };
   }
   const r = hostOf(e);
   const s = r ?? e.slice(0, 80);
   const {mode: l} = n;
   const decide = (e, t, n, o = false) => ({
    decision: e,
    rule: t?.text ?? null,
    reason: n,
    missing: o
   });
   const a = findFetch("deny", r, t, n);
   if (a !== void 0) return decide("deny", a, `the rule ${a.text} denies fetching from ${s}`);
   if (l === "plan") return decide("deny", null, `fetching from ${s} is not allowed in mode plan`);
   const u = l === "yolo" ? void 0 : findFetch("ask", r, t, n);
   if (u !== void 0) return decide("ask", u, `the rule ${u.text} requires confirmation of fetching from ${s}`);
   const c = findFetch("allow", r, t, n);
   if (c !== void 0) return decide("allow", c, `the rule ${c.text} allows fetching from ${s}`);
   if (!(0, o.jo)(t)) {
    const e = !n.rules.allow.some(e => e.tool === t);
    return decide("ask", null, `${e ? `${t} is off: ` : ""}no rule allows fetching from ${s}`, true);
   }
   if (l === "yolo") return decide("allow", null, `mode yolo allows fetching from ${s}`);
   return decide("ask", null, `no rule allows fetching from ${s}`, true);
  }
  function hostOf(e) {
   if (!URL.canParse(e)) return null;
   const t = new URL(e);
   return /^https?:$/.test(t.protocol) ? t.hostname.toLowerCase().replace(/\.$/, "") : null;
  }
  function findFetch(e, t, n, o) {
   const r = o.rules[e];
   const s = t === null ? r : (0, l.Fu)(r, t, n);
   return [ ...s, ...e === "allow" ? o.more : [] ].find(o => {
    if (o.specifier.kind === "any") return o.tool === "WebFetch" || o.tool === n && n !== "Bash";
    if (o.tool !== "WebFetch" || o.specifier.kind !== "domain") return false;
    if (t === null) return e !== "allow";
    const r = o.specifier.host;
    return r.startsWith("*.") ? t.endsWith(r.slice(1)) : t === r || t.endsWith(`.${r}`);
   });
  }
 }),
 42696: (function(e, t, n) {
  n.d(t, {
   w: () => rewriteOf
  });
  function rewriteOf(e) {
   if (e.startsWith("what xargs")) return "`find \u2026 -exec COMMAND {} +` and `find \u2026 -type f -print0 | xargs -0 COMMAND` can be judged";
   if (/^"?\$\{?[A-Z][A-Z0-9_]*\}?"?$/.test(e)) return "write its value, since commands do not get the variables of the workflow";
   if (/[*?[]/.test(e) && !/[$`]/.test(e)) return "run this command in a separate call, or write the names";
   return "write the value itself";
  }
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
   const t = (0, o.OD)(e);
   const n = (0, o.OD)((0, o.tu)(e)).findIndex(e => r.has(e) || /^git~\d$/.test(e));
   return n < 0 ? null : t[n] ?? null;
  }
  const s = /^\/(?:proc|sys|dev)(?:\/|$)/;
  const l = /^\/dev\/(?:null|zero|full|random|urandom|stdin|stdout|stderr|tty|fd\/(?:[0-2]|6[0-3]))$/;
  function isFreeDevice(e) {
   return e.startsWith("/dev/") && l.test(e);
  }
  function isProtectedPath(e) {
   return s.test(e) && !isFreeDevice(e);
  }
 }),
 78535: (function(e, t, n) {
  n.d(t, {
   j: () => memoizeByObject
  });
  function memoizeByObject(e) {
   const t = new WeakMap;
   return n => {
    const o = t.get(n);
    if (o !== void 0) return o.value;
    const r = e(n);
    t.set(n, {
     value: r
    });
    return r;
   };
  }
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
  var o = n(78033);
  var r = n(55559);
  var s = n(78535);
  const l = 32;
  function allowRulesFor(e, t) {
   if (e.length < l) return e;
   const n = new Set;
   addKeyed(n, i(e), t().flat());
   return inOrder(n);
  }
  function strictRulesFor(e, t) {
   if (e.length < l) return e;
   const {programs: n, others: o} = a(e);
   const r = new Set(o);
   for (const e of t()) {
    const t = n.get(baseName(e[0] ?? ""));
    if (t === void 0) continue;
    const o = e.slice(1).find(e => e === null || !e.startsWith("-"));
    o === null ? addAll(r, t.all) : addKeyed(r, t, e);
    for (const [n, o] of e.entries()) o === null && addAll(r, t.byPosition.get(n));
    e.includes(null) && addAll(r, t.anywhere);
   }
   return inOrder(r);
  }
  function pathRulesFor(e, t, n) {
   if (e.length < l) return e;
   const s = new Set;
   addKeyed(s, u(e), [ ...(0, r.OD)((0, o.SP)(t)), ...[ "Read", "Write", "Edit", n ].map(wholeTool) ]);
   return inOrder(s);
  }
  function hostRulesFor(e, t, n) {
   if (e.length < l) return e;
   const o = t.split(".");
   const r = new Set;
   const s = o.map((e, t) => o.slice(t).join("."));
   addKeyed(r, c(e), [ ...s, ...[ "WebFetch", n ].map(wholeTool) ]);
   return inOrder(r);
  }
  function nameRulesFor(e, t, n) {
   if (e.length < l) return e;
   const o = t.split("__");
   const r = o.map((e, t) => wholeTool(o.slice(0, t + 1).join("__")));
   const s = new Set;
   addKeyed(s, d(e), [ ...r, ...n === null ? [] : [ `${wholeTool(t)}\0${n}` ] ]);
   return inOrder(s);
  }
  function baseName(e) {
   return e.slice(e.lastIndexOf("/") + 1).toLowerCase();
  }
  function inOrder(e) {
   return [ ...e ].sort((e, t) => e.index - t.index);
  }
  function addKeyed(e, {byKey: t, others: n}, o) {
   addAll(e, n);
   for (const n of o) n !== null && addAll(e, t.get(n));
  }
  function addAll(e, t) {
   for (const n of t ?? []) e.add(n);
  }
  const i = (0, s.j)(e => {
   const t = {
    byKey: new Map,
    others: []
   };
   const n = e.filter(({tool: e}) => e === "Bash");
   const o = new Map;
   for (const e of n.flatMap(literal)) o.set(e, (o.get(e) ?? 0) + 1);
   for (const e of n) {
    const n = literal(e);
    const r = n.reduce((e, t) => e !== null && (o.get(e) ?? 0) <= (o.get(t) ?? 0) ? e : t, null);
    put(t, r === null ? null : [ r ], e);
   }
   return t;
  });
  function literal(e) {
   return wordsOf(e).flatMap((e, t) => e.kind !== "literal" || t === 0 && e.text.includes("/") ? [] : [ e.text ]);
  }
  const a = (0, s.j)(e => {
   const t = new Map;
   const n = [];
   for (const o of e.filter(({tool: e}) => e === "Bash")) {
    const [e] = wordsOf(o);
    e?.kind === "literal" ? addToProgram(t, baseName(e.text), o) : n.push(o);
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
   };
   const r = e.get(t) ?? o;
   e.set(t, r);
   r.all.push(n);
   const s = wordsOf(n);
   const l = s.findIndex((e, t) => t > 0 && e.kind === "literal" && !e.text.startsWith("-"));
   const i = s[l];
   const a = s.slice(0, Math.max(0, l)).every(e => e.kind !== "words");
   const u = s.find(e => e.kind === "literal" && /^--./.test(e.text));
   const c = i ?? u;
   put(r, c?.kind === "literal" ? [ c.text ] : null, n);
   i !== void 0 && a ? rulesAtPosition(r, l).push(n) : r.anywhere.push(n);
  }
  function rulesAtPosition({byPosition: e}, t) {
   const n = e.get(t) ?? [];
   e.set(t, n);
   return n;
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
    n.specifier.kind === "any" && put(t, [ wholeTool(n.tool) ], n);
    if (n.specifier.kind !== "path") continue;
    const e = n.specifier.pattern.globs.map(longestName);
    put(t, e.includes("") ? null : e, n);
   }
   return t;
  });
  function longestName(e) {
   const t = e.flatMap(e => (0, o.hi)(e) ?? []);
   return (0, o.SP)(t.reduce((e, t) => t.length >= e.length ? t : e, ""));
  }
  const c = (0, s.j)(e => {
   const t = {
    byKey: new Map,
    others: []
   };
   for (const n of e) {
    n.specifier.kind === "any" && put(t, [ wholeTool(n.tool) ], n);
    n.specifier.kind === "domain" && put(t, [ n.specifier.host.replace(/^\*\./, "") ], n);
   }
   return t;
  });
  const d = (0, s.j)(e => {
   const t = {
    byKey: new Map,
    others: []
   };
   for (const n of e) {
    n.specifier.kind === "any" && put(t, [ wholeTool(n.tool) ], n);
    n.specifier.kind === "literal" && put(t, [ `${wholeTool(n.tool)}\0${n.specifier.text}` ], n);
   }
   return t;
  });
  function wordsOf({specifier: e}) {
   return e.kind === "command" ? e.pattern.words : [];
  }
  function put(e, t, n) {
   t === null && e.others.push(n);
   for (const o of t ?? []) {
    const t = e.byKey.get(o) ?? [];
    t.push(n);
    e.byKey.set(o, t);
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
  } ];
  const s = new Set([ "fetch", "pull", "push", "clone", "ls-remote", "remote", "submodule" ]);
  function usualHosts({name: e, argv: t}, {repository: n, registries: l = {}}) {
   if ((0, o.Fl)(e) === "git" && n !== null) {
    const e = t.some(e => e.kind === "literal" && s.has(e.value));
    return e ? [ {
     host: new URL(n).hostname,
     port: 443
    } ] : [];
   }
   const i = r.find(({programs: t}) => t.includes((0, o.Fl)(e)));
   if (i === void 0) return [];
   const a = t.slice(1).flatMap(e => e.kind === "literal" ? [ e.value ] : []);
   const u = a.find(e => !e.startsWith("-"));
   const c = i.subCommands.length === 0 || u !== void 0 && i.subCommands.includes(u);
   const d = (0, o.Fl)(e) === "yarn" && u === void 0;
   if (!c && !d) return [];
   const f = i.family === void 0 ? [] : l[i.family] ?? [];
   return [ ...i.hosts.map(e => ({
    host: e,
    port: 443
   })), ...f ];
  }
 })
};
