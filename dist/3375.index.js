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
  var s = n(10187);
  var r = n(59976);
  var l = n(37243);
  var i = n(56782);
  const a = new Set([ "cp", "mv", "rm", "mkdir", "rmdir", "touch", "tee", "ln", "truncate", "install", "split", "sort", "dd", "chmod", "sed", "gzip", "gunzip", "zip", "unzip", "tar", "curl", "wget", "patch", "sponge", "mktemp", "mkdirp", "rimraf" ]);
  const u = /^(?:sudo|doas|su|docker|podman|nerdctl)$/;
  function commandNeeds(e, {rules: t, world: n}) {
   const {commands: o, parts: s} = e;
   const i = o.every(hasListedWrites) && s.every(({effect: e}) => !isUnknownWrite(e));
   const a = o.filter(leaves);
   const u = o.filter(e => !a.includes(e) && !isReachedFrom(e, a));
   return {
    writes: i ? pathsOf(s, [ "write", "delete" ]) : null,
    ...i ? {
     deletes: pathsOf(s, [ "delete" ])
    } : {},
    reads: pathsOf(s, [ "read" ]),
    changesGit: o.some(({step: e}) => (0, r.Fl)(e.name) === "git" && !e.readOnly),
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
   if (!e.some(({step: e}) => (0, r.Fl)(e.name) === "gh")) return {};
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
   const t = e.flatMap(({step: e}) => (0, r.Fl)(e.name) === "git" ? [ gitCommandOf(e.argv) ] : []);
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
   return t || e.role === "known" && e.risks.length === 0 && a.has((0, r.Fl)(e.name));
  }
  function isUnknownWrite(e) {
   return (e.kind === "write" || e.kind === "delete") && typeof e.path !== "string";
  }
  function leaves({step: e, rules: t}) {
   const n = (0, r.Fl)(e.name);
   return u.test(n) && t.some(e => (0, r.Fl)((0, s.jD)(e)[0] ?? "") === n);
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
    const {port: o, protocol: s} = new URL(e.url);
    return [ {
     host: n,
     port: o === "" ? s === "https:" ? 443 : 80 : Number(o)
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
   return {
    decision: e,
    rule: t?.text ?? null,
    reason: n,
    missing: false
   };
  }
  const o = {
   allow: "allows",
   ask: "requires confirmation of",
   deny: "denies"
  };
  function byRule(e, t) {
   return decide(e.list, e, `the rule ${e.text} ${o[e.list]} ${t}`);
  }
  function missingRule(e) {
   return {
    decision: "ask",
    rule: null,
    reason: e,
    missing: true
   };
  }
  function evaluatedEffect(e, {decision: t, rule: n, reason: o, hint: s}) {
   return {
    effect: e,
    decision: t,
    rule: n,
    reason: o,
    ...s === void 0 ? {} : {
     hint: s
    }
   };
  }
  const s = {
   allow: 0,
   ask: 1,
   deny: 2
  };
  function strictest(e) {
   let t;
   for (const n of e) (t === void 0 || s[n.decision] > s[t.decision]) && (t = n);
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
  var o = n(44576);
  var s = n(33270);
  var r = n(59976);
  var l = n(7780);
  var i = n(42696);
  const a = new Set("TodoWrite BashStop Skill ReportFindings ReportIncomplete Noop".split(" "));
  const u = new Set([ ...a, "Read", "Glob", "Grep", "List" ]);
  const c = new Set([ "APPROVE", "REQUEST_CHANGES" ]);
  function evaluateTool(e, t) {
   const n = e.subject === void 0 ? e.tool : `${e.tool}(${e.subject})`;
   const o = find("deny", e, t);
   if (o !== void 0) return (0, l.k2)(o, n);
   if (t.mode === "plan" && !u.has(e.tool)) return (0, l.LD)("deny", null, `${n} is not allowed in mode plan`);
   const s = t.mode === "yolo" ? void 0 : find("ask", e, t);
   if (s !== void 0) return (0, l.k2)(s, n);
   const r = find("allow", e, t);
   if (r !== void 0) return (0, l.k2)(r, n);
   if (a.has(e.tool)) return (0, l.LD)("allow", null, `${n} is allowed by default`);
   if (mustBeNamed(e)) return (0, l.LD)("ask", null, `no rule names ${n}`);
   if (t.mode === "yolo") return (0, l.LD)("allow", null, `mode yolo allows ${n}`);
   return (0, l.LD)("ask", null, `no rule allows ${n}`);
  }
  function evaluateMcpTool({server: e, tool: t, whole: n}, o) {
   const [s, ...r] = [ t, ...n === void 0 ? [] : [ n ] ].map(t => evaluateTool({
    tool: `mcp__${e}__${t}`,
    effects: []
   }, o));
   const l = [ s, ...r ];
   return l.find(e => e.decision === "deny") ?? l.find(e => e.decision === "ask" && e.rule !== null) ?? l.find(e => e.decision === "allow") ?? s;
  }
  function mustBeNamed({tool: e, subject: t}) {
   return e === "Review" && t !== void 0 && c.has(t);
  }
  function find(e, t, {rules: n, more: o}) {
   const r = e === "allow" ? [ ...n.allow, ...o ] : n[e];
   if (e === "allow" && mustBeNamed(t)) return r.find(e => namesLiterally(e, t));
   return r.find(n => (0, s.$z)(n, t.tool, e !== "allow") && (0, s.iD)(n, t.subject, e !== "allow"));
  }
  function namesLiterally({tool: e, specifier: t}, n) {
   return e === n.tool && t.kind === "literal" && t.text.toUpperCase() === n.subject;
  }
  function evaluateFetch(e, t, n) {
   if (typeof e !== "string") {
    const o = findFetch("deny", null, t, n) ?? null;
    const s = `fetching from any address: ${e.any} is unknown before the command runs: ${(0, 
    i.w)(e.any)}`;
    return (0, l.LD)("deny", o, s);
   }
   const s = hostOf(e);
   const r = `fetching from ${s ?? e.slice(0, 80)}`;
   const {mode: a} = n;
   const u = findFetch("deny", s, t, n);
   if (u !== void 0) return (0, l.k2)(u, r);
   if (a === "plan") return (0, l.LD)("deny", null, `${r} is not allowed in mode plan`);
   const c = a === "yolo" ? void 0 : findFetch("ask", s, t, n);
   if (c !== void 0) return (0, l.k2)(c, r);
   const d = findFetch("allow", s, t, n);
   if (d !== void 0) return (0, l.k2)(d, r);
   if (!(0, o.jo)(t)) {
    const e = !n.rules.allow.some(e => e.tool === t);
    return (0, l.J8)(`${e ? `${t} is off: ` : ""}no rule allows ${r}`);
   }
   if (a === "yolo") return (0, l.LD)("allow", null, `mode yolo allows ${r}`);
   return (0, l.J8)(`no rule allows ${r}`);
  }
  function hostOf(e) {
   if (!URL.canParse(e)) return null;
   const t = new URL(e);
   return /^https?:$/.test(t.protocol) ? t.hostname.toLowerCase().replace(/\.$/, "") : null;
  }
  function findFetch(e, t, n, o) {
   const s = o.rules[e];
   const l = t === null ? s : (0, r.Fu)(s, t, n);
   return [ ...l, ...e === "allow" ? o.more : [] ].find(o => {
    if (o.specifier.kind === "any") return o.tool === "WebFetch" || o.tool === n && n !== "Bash";
    if (o.tool !== "WebFetch" || o.specifier.kind !== "domain") return false;
    if (t === null) return e !== "allow";
    const s = o.specifier.host;
    return s.startsWith("*.") ? t.endsWith(s.slice(1)) : t === s || t.endsWith(`.${s}`);
   });
  }
 }),
 42696: (function(e, t, n) {
  n.d(t, {
   w: () => rewriteOf
  });
  function rewriteOf(e) {
   if (e.startsWith("what xargs")) return "`find \u2026 -exec COMMAND {} +` and `find \u2026 -type f -print0 | xargs -0 COMMAND` can be analyzed";
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
  const s = new Set([ ".git .gitmodules .gitattributes .github .husky", ".vscode .idea .devcontainer", "_runner_file_commands .sallyport .sallyportignore .geminiignore .qwenignore sallyport.yml sallyport.yaml", ".agents .claude .claude.json .codex .gemini .qwen .cursor .cursorrules .clinerules .roo", ".windsurf .windsurfrules .opencode .continue .aider.conf.yml", ".mcp.json mcp.json mcp.lock", "agents.md agents.override.md claude.md claude.local.md gemini.md qwen.md skill.md" ].flatMap(e => e.split(" ")));
  function protectedSegment(e) {
   const t = (0, o.OD)(e);
   const n = (0, o.OD)((0, o.tu)(e)).findIndex(e => s.has(e) || /^git~\d$/.test(e));
   return n < 0 ? null : t[n] ?? null;
  }
  const r = /^\/(?:proc|sys|dev)(?:\/|$)/;
  const l = /^\/dev\/(?:null|zero|full|random|urandom|stdin|stdout|stderr|tty|fd\/(?:[0-2]|6[0-3]))$/;
  function isFreeDevice(e) {
   return e.startsWith("/dev/") && l.test(e);
  }
  function isProtectedPath(e) {
   return r.test(e) && !isFreeDevice(e);
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
    const s = e(n);
    t.set(n, {
     value: s
    });
    return s;
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
  var s = n(55559);
  var r = n(78535);
  const l = 32;
  function allowRulesFor(e, t) {
   return keyedRules(e, i, () => t().flat());
  }
  function strictRulesFor(e, t) {
   if (e.length < l) return e;
   const {programs: n, others: o} = a(e);
   const s = new Set(o);
   for (const e of t()) {
    const t = n.get(baseName(e[0] ?? ""));
    if (t === void 0) continue;
    const o = e.slice(1).find(e => e === null || !e.startsWith("-"));
    o === null ? addAll(s, t.all) : addKeyed(s, t, e);
    for (const [n, o] of e.entries()) o === null && addAll(s, t.byPosition.get(n));
    e.includes(null) && addAll(s, t.anywhere);
   }
   return inOrder(s);
  }
  function pathRulesFor(e, t, n) {
   return keyedRules(e, u, () => [ ...(0, s.OD)((0, o.SP)(t)), ...[ "Read", "Write", "Edit", n ].map(wholeTool) ]);
  }
  function hostRulesFor(e, t, n) {
   return keyedRules(e, c, () => {
    const e = t.split(".");
    return [ ...e.map((t, n) => e.slice(n).join(".")), ...[ "WebFetch", n ].map(wholeTool) ];
   });
  }
  function nameRulesFor(e, t, n) {
   return keyedRules(e, d, () => {
    const e = t.split("__");
    const o = e.map((t, n) => wholeTool(e.slice(0, n + 1).join("__")));
    return n === null ? o : [ ...o, `${wholeTool(t)}\0${n}` ];
   });
  }
  function keyedRules(e, t, n) {
   if (e.length < l) return e;
   const o = new Set;
   addKeyed(o, t(e), n());
   return inOrder(o);
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
  const i = (0, r.j)(e => {
   const t = {
    byKey: new Map,
    others: []
   };
   const n = e.filter(({tool: e}) => e === "Bash");
   const o = new Map;
   for (const e of n.flatMap(literal)) o.set(e, (o.get(e) ?? 0) + 1);
   for (const e of n) {
    const n = literal(e);
    const s = n.reduce((e, t) => e !== null && (o.get(e) ?? 0) <= (o.get(t) ?? 0) ? e : t, null);
    put(t, s === null ? null : [ s ], e);
   }
   return t;
  });
  function literal(e) {
   return wordsOf(e).flatMap((e, t) => e.kind !== "literal" || t === 0 && e.text.includes("/") ? [] : [ e.text ]);
  }
  const a = (0, r.j)(e => {
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
   const s = e.get(t) ?? o;
   e.set(t, s);
   s.all.push(n);
   const r = wordsOf(n);
   const l = r.findIndex((e, t) => t > 0 && e.kind === "literal" && !e.text.startsWith("-"));
   const i = r[l];
   const a = r.slice(0, Math.max(0, l)).every(e => e.kind !== "words");
   const u = r.find(e => e.kind === "literal" && /^--./.test(e.text));
   const c = i ?? u;
   put(s, c?.kind === "literal" ? [ c.text ] : null, n);
   i !== void 0 && a ? rulesAtPosition(s, l).push(n) : s.anywhere.push(n);
  }
  function rulesAtPosition({byPosition: e}, t) {
   const n = e.get(t) ?? [];
   e.set(t, n);
   return n;
  }
  function wholeTool(e) {
   return `\0${e}`;
  }
  function tableBy(e) {
   return (0, r.j)(t => {
    const n = {
     byKey: new Map,
     others: []
    };
    for (const o of t) {
     const t = o.specifier.kind === "any" ? [ wholeTool(o.tool) ] : e(o);
     t !== void 0 && put(n, t, o);
    }
    return n;
   });
  }
  const u = tableBy(({specifier: e}) => {
   if (e.kind !== "path") return;
   const t = e.pattern.globs.map(longestName);
   return t.includes("") ? null : t;
  });
  function longestName(e) {
   const t = e.flatMap(e => (0, o.hi)(e) ?? []);
   return (0, o.SP)(t.reduce((e, t) => t.length >= e.length ? t : e, ""));
  }
  const c = tableBy(({specifier: e}) => e.kind === "domain" ? [ e.host.replace(/^\*\./, "") ] : void 0);
  const d = tableBy(({tool: e, specifier: t}) => t.kind === "literal" ? [ `${wholeTool(e)}\0${t.text}` ] : void 0);
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
  const s = [ {
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
  const r = new Set("fetch pull push clone ls-remote remote submodule".split(" "));
  function usualHosts({name: e, argv: t}, {repository: n, registries: l = {}}) {
   if ((0, o.Fl)(e) === "git" && n !== null) {
    const e = t.some(e => e.kind === "literal" && r.has(e.value));
    return e ? [ {
     host: new URL(n).hostname,
     port: 443
    } ] : [];
   }
   const i = s.find(({programs: t}) => t.split(" ").includes((0, o.Fl)(e)));
   if (i === void 0) return [];
   const a = t.slice(1).flatMap(e => e.kind === "literal" ? [ e.value ] : []);
   const u = a.find(e => !e.startsWith("-"));
   const c = i.subCommands === "" || i.subCommands.split(" ").includes(u ?? "");
   const d = (0, o.Fl)(e) === "yarn" && u === void 0;
   if (!c && !d) return [];
   const f = i.family === void 0 ? [] : l[i.family] ?? [];
   return [ ...i.hosts.split(" ").map(e => ({
    host: e,
    port: 443
   })), ...f ];
  }
 })
};
