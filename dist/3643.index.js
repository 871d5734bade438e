"use strict";

exports.id = 3643;

exports.ids = [ 3643 ];

exports.modules = {
 86810: (function(e, t, n) {
  n.d(t, {
   N: () => cachedPathFacts,
   _: () => cachingPathFacts
  });
  function cachingPathFacts(e) {
   const t = new Map;
   const n = new Map;
   const r = new Map;
   const o = new Map;
   const s = new Map;
   const i = new Map;
   const kindOf = n => once(t, n, t => e.kindOf(t));
   const a = cachedPaths(e, kindOf);
   return {
    workspace: e.workspace,
    home: e.home,
    commandHome: e.commandHome,
    temporary: e.temporary,
    ...e.isOwn === void 0 ? {} : {
     isOwn: e.isOwn
    },
    ...e.hiddenBy === void 0 ? {} : {
     hiddenBy: e.hiddenBy
    },
    get registries() {
     return e.registries ?? {};
    },
    get repository() {
     return e.repository;
    },
    realpath: a.realpath,
    kindOf: kindOf,
    entries: t => once(n, t, t => e.entries(t)),
    linksBelow: (t, n) => once(r, `${n} ${t}`, () => e.linksBelow(t, n)),
    packageManifest: t => once(o, t, t => e.packageManifest(t)),
    sensitiveBelow: (t, n) => once(s, `${n} ${t}`, () => e.sensitiveBelow(t, n)),
    sensitiveInGit: t => once(i, t, t => e.sensitiveInGit(t)),
    forget: () => {
     for (const e of [ a, t, n, r, o, s, i ]) e.clear();
    }
   };
  }
  function cachedPaths(e, t) {
   const n = new Map([ [ e.workspace, e.workspace ] ]);
   const r = new Set;
   const resolveExisting = n => {
    const o = n.lastIndexOf("/");
    if (o < 1 || /^\.{0,2}$/.test(n.slice(o + 1))) return e.realpath(n);
    const s = n.slice(0, o);
    const i = t(n);
    if (r.has(s) && i !== "link") return n;
    if (i === "missing") return null;
    const a = e.realpath(n);
    a === n && r.add(s);
    return a;
   };
   const resolved = e => {
    const t = [];
    let o = e.length;
    let s = resolveExisting(e);
    while (s === null) {
     t.push(o);
     o = e.lastIndexOf("/", o - 1);
     const r = e.slice(0, o);
     s = n.get(r) ?? resolveExisting(r);
    }
    for (let i = t.pop(); i !== void 0; i = t.pop()) {
     const t = e.slice(0, o);
     n.set(t, s);
     s = below(s, e.slice(o + 1, i));
     o = i;
     s === e.slice(0, o) && r.add(t);
    }
    return s;
   };
   return {
    realpath: e => once(n, e, resolved),
    clear: () => {
     n.clear();
     r.clear();
     n.set(e.workspace, e.workspace);
    }
   };
  }
  function below(e, t) {
   return `${e === "/" ? "" : e}/${t}`;
  }
  function cachedPathFacts(e) {
   return "forget" in e ? e : cachingPathFacts(e);
  }
  function once(e, t, n) {
   const r = e.get(t);
   if (r !== void 0) return r;
   const o = n(t);
   e.set(t, o);
   return o;
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
  var l = n(59976);
  var c = n(37243);
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
    changesGit: o.some(({step: e}) => (0, l.Fl)(e.name) === "git" && !e.readOnly),
    ...gitPartNeeds(o),
    network: {
     allow: [ ...hostPatterns(t, "allow"), ...fetched(s), ...o.flatMap(({step: e}) => (0, 
     c.I)(e, n)) ],
     deny: [ ...hostPatterns(t, "deny"), ...hostPatterns(t, "ask") ]
    },
    ...gitHubNeeds(o, s),
    ...gitRemoteNeeds(o),
    leaves: a.length > 0 && u.every(hasListedWrites) ? a[0]?.step.name ?? null : null
   };
  }
  function gitHubNeeds(e, t) {
   if (!e.some(({step: e}) => (0, l.Fl)(e.name) === "gh")) return {};
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
   const t = e.flatMap(({step: e}) => (0, l.Fl)(e.name) !== "git" || e.readOnly ? [] : gitPartsOf(gitCommandOf(e.argv)));
   return t.length === 0 ? {} : {
    gitParts: [ ...new Set(t) ]
   };
  }
  function gitRemoteNeeds(e) {
   const t = e.flatMap(({step: e}) => (0, l.Fl)(e.name) === "git" ? [ gitCommandOf(e.argv) ] : []);
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
   return t || e.role === "known" && e.risks.length === 0 && d.has((0, l.Fl)(e.name));
  }
  function isJudgedByWords({step: e}, t) {
   if (e.role === "neutral" || e.role === "transparent") return true;
   if (e.role !== "known") return false;
   const n = (0, l.Fl)(e.name);
   const r = /^(?:ba|da)?sh$/.test(n) && e.risks.length === 0 && t.some(({step: {outer: t}}) => t === e);
   return r || (0, i.w)(n)?.grants === null;
  }
  function isUnknownWrite(e) {
   return (e.kind === "write" || e.kind === "delete") && typeof e.path !== "string";
  }
  function leaves({step: e, rules: t}) {
   const n = (0, l.Fl)(e.name);
   return f.test(n) && t.some(e => (0, l.Fl)((0, a.jD)(e)[0] ?? "") === n);
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
 43643: (function(e, t, n) {
  n.r(t);
  n.d(t, {
   createExplainer: () => createExplainer,
   createFileGuard: () => createFileGuard,
   createPolicyEngine: () => createPolicyEngine
  });
  var r = n(68365);
  var o = n(4990);
  var s = n(55559);
  var i = n(3197);
  var a = n(16486);
  var l = n(15325);
  var c = n(42947);
  var u = n(25312);
  var d = n(89682);
  function readLine(e, t) {
   let n = 0;
   for (;n < e.length; n += 1) {
    const r = e[n];
    if (r?.kind !== "literal") throw new d.F("variable", "an argument of read is not constant");
    if (!r.value.startsWith("-")) break;
    if (/^-[rs]*[dnNpt]$/.test(r.value)) checkOneWord(e[n += 1]); else if (/^-[rs]*a$/.test(r.value)) assignByRead(e[n += 1], t); else if (!/^-(?:[rs]+|-)$/.test(r.value)) throw new d.F("number", "an option of read assigns through a subscript");
   }
   for (const r of e.slice(n)) assignByRead(r, t);
  }
  function checkOneWord(e) {
   if (e?.kind === "unknown") throw new d.F("quotes", `${e.source} may expand to any number of words (quote it to keep it one word)`);
  }
  function assignByRead(e, t) {
   if (e?.kind !== "literal" || !(0, u.e)(e.value)) throw new d.F("variable", "read assigns a variable that is not a script variable");
   (0, l.BB)(t.state, e.value, null);
  }
  function evaluateMapfile(e, t) {
   const n = e.map(e => e.kind === "literal" ? e.value : null);
   const isCount = e => /^-t?[ns]$/.test(n[e] ?? "") && /^\d{1,9}$/.test(n[e + 1] ?? "");
   let r = 0;
   while (r < n.length - 1) if (n[r] === "-t") r += 1; else {
    if (!isCount(r) && !/^-t?d$/.test(n[r] ?? "")) throw new d.F("other", "an option of mapfile may run code for every line");
    checkOneWord(e[r + 1]);
    r += 2;
   }
   const o = n[r];
   if (r !== n.length - 1 || typeof o !== "string" || !(0, u.e)(o)) throw new d.F("variable", "mapfile assigns an array that is not a script variable");
   (0, l.BB)(t.state, o, null);
  }
  function resolvePath(e, t, n) {
   let r = e.startsWith("/") ? "/" : t;
   let o = true;
   let s = false;
   let i = 0;
   for (const t of e.split("/")) {
    if (t === "" || t === ".") continue;
    if (t === "..") {
     r = r.slice(0, Math.max(1, r.lastIndexOf("/")));
     s ||= i > 0;
     i = Math.max(0, i - 1);
     continue;
    }
    const e = r === "/" ? `/${t}` : `${r}/${t}`;
    (i > 0 || n.kindOf(e) === "missing") && (i += 1);
    r = i > 0 ? e : n.realpath(e);
    r !== e && (o = false);
   }
   return {
    real: r,
    isPlain: o,
    isMissing: s
   };
  }
  const f = {
   kind: "neutral"
  };
  function testBuiltin(e, {state: t, world: n}) {
   (0, a.rS)(e);
   const isInWorkspace = e => (0, s.FK)({
    path: e,
    directory: n.workspace
   });
   const r = (0, a.Vl)(e).flatMap(e => e.kind === "literal" && t.cwdDoubt === null ? [ (0, 
   s.Hi)(e.value, t.cwd) ] : []);
   const o = r.filter(e => isInWorkspace(e) && isInWorkspace(n.realpath(e)));
   return {
    kind: "neutral",
    effects: o.map(e => ({
     kind: "list",
     path: e
    }))
   };
  }
  function assigning(e) {
   return (t, n) => {
    e(t, n);
    return f;
   };
  }
  const m = {
   ".": "it runs a file in this shell",
   alias: "it changes the meaning of later command names",
   bind: "it binds code to keys",
   caller: "it has no use in a single command line",
   compgen: "it can run code",
   complete: "it can run code later",
   compopt: "it changes how code runs later",
   dirs: "directory changes are supported only with cd",
   enable: "it changes which programs names refer to and can load a library",
   eval: "it runs text as code",
   fc: "it runs code from the history",
   getopts: "it assigns variables through subscripts",
   jobs: "it can run a command",
   history: "it can write files",
   let: "it evaluates text that may run a command",
   logout: "it has no use in a single command line",
   popd: "directory changes are supported only with cd",
   pushd: "directory changes are supported only with cd",
   shopt: "it changes how later words are parsed",
   source: "it runs a file in this shell (run a program by its path instead: .venv/bin/pytest)",
   suspend: "it has no use in a single command line",
   trap: "it runs code later",
   unalias: "it changes the meaning of later command names"
  };
  const p = {
   ":": () => f,
   true: () => f,
   false: () => f,
   break: onlyNumbers,
   continue: onlyNumbers,
   exit: onlyNumbers,
   return: onlyNumbers,
   shift: onlyNumbers,
   wait: onlyNumbers,
   "[": (e, t) => testBuiltin(e.slice(0, -1), t),
   test: testBuiltin,
   builtin: e => wrapper("builtin", e, /^--$/),
   cd: changeDirectory,
   command: commandBuiltin,
   declare: declaration,
   exec: e => {
    if (e.length === 0) throw new d.F("other", "exec without a command redirects everything that follows");
    return wrapper("exec", e, /^--$/);
   },
   export: declaration,
   hash: e => {
    if (e.length === 0 || e.some(e => e.kind !== "literal" || e.value.startsWith("-"))) throw new d.F("environment", "an option of hash changes which programs names refer to");
    return f;
   },
   local: declaration,
   mapfile: assigning(evaluateMapfile),
   read: assigning(readLine),
   readarray: assigning(evaluateMapfile),
   readonly: declaration,
   set: setBuiltin,
   type: () => f,
   typeset: declaration,
   unset: unsetBuiltin
  };
  function readBuiltinCommand(e, t, n) {
   const r = Object.hasOwn(m, e) ? m[e] : void 0;
   if (r !== void 0) throw new d.F("code", `${e === "." ? "`.`" : e} cannot be analyzed: ${r}`);
   e === "printf" && checkPrintf(t.slice(1));
   return Object.hasOwn(p, e) ? p[e]?.(t.slice(1), n) : void 0;
  }
  const h = /%[-+ #0'\d.*hjlqLtz]*n/;
  function checkPrintf(e) {
   const [t] = e;
   if (t?.kind === "literal" && t.value.startsWith("-v")) throw new d.F("number", "printf -v assigns a variable through a subscript, which may run a command");
   const n = t?.kind === "literal" && t.value === "--" ? e[1] : t;
   if (n === void 0) return;
   if (n.kind !== "literal") throw new d.F("variable", "the format of printf is not constant");
   if (h.test(n.value.replaceAll("%%", ""))) throw new d.F("variable", "%n in the format of printf assigns a variable");
  }
  function onlyNumbers(e) {
   const t = e.every(e => e.kind === "literal" && /^(?:\d{1,9}|%\d)$/.test(e.value) || e.kind !== "literal" && e.number === true);
   if (!t) throw new d.F("number", "an argument that must be a number is not one");
   return f;
  }
  function wrapper(e, t, n) {
   const [r] = t;
   if (r === void 0) return f;
   const o = r.kind === "literal" ? r.value : null;
   if (o !== null && n.test(o)) return {
    kind: "wrapper",
    argv: t.slice(1)
   };
   if (o === null || o.startsWith("-")) throw new d.F("environment", `an option of ${e} changes which program runs`);
   return {
    kind: "wrapper",
    argv: t
   };
  }
  function commandBuiltin(e) {
   const t = e[0]?.kind === "literal" ? e[0].value : "";
   if (t === "-v" || t === "-V") return f;
   if (t === "-p") return wrapper("command", e.slice(1), /^--$/);
   return wrapper("command", e, /^--$/);
  }
  function changeDirectory(e, t) {
   const n = e.filter(e => !(e.kind === "literal" && /^(?:--|-[LP])$/.test(e.value)));
   const [r] = n;
   if (n.length === 1 && r !== void 0 && staysInRoot(r, t)) return f;
   if (n.length > 1 || r !== void 0 && r.kind !== "literal") throw new d.F("directory", "the directory of cd is not constant");
   const o = r?.value ?? t.world.commandHome;
   if (o === "" || o.startsWith("-")) throw new d.F("directory", "cd goes to a directory that is not written in the line");
   const {state: i, world: a} = t;
   if (!o.startsWith("/") && i.cwdDoubt !== null) throw new d.F("other", i.cwdDoubt);
   const l = (0, s.Hi)(o, i.cwd);
   if (a.realpath(l) !== l || (0, s.sH)(o) && !resolvePath(o, i.cwd, a).isPlain) throw new d.F("link", "cd leads through a link");
   (a.kindOf(l) !== "directory" || t.progress.disturbed) && (i.cwdUnproven = true);
   i.cwd = l;
   return {
    kind: "neutral",
    effects: [ {
     kind: "read",
     path: l
    } ]
   };
  }
  const w = /^"?\$\(git rev-parse --show-toplevel(?: 2>\/dev\/null)?\)"?$/;
  function staysInRoot(e, {state: t, world: n}) {
   if (e.kind === "literal" || !w.test(e.source)) return false;
   const r = t.cwd === n.workspace && t.cwdDoubt === null && !/[\s*?[\]]/.test(t.cwd);
   return r && (n.kindOf(`${t.cwd}/.git`) === "file" || n.kindOf(`${t.cwd}/.git/HEAD`) === "file");
  }
  function declaration(e, t) {
   if (e.every(e => e.kind === "literal" && e.value.startsWith("-"))) throw new d.F("private", "a declaration without a name prints every variable");
   for (const n of e) {
    if (/^[A-Za-z_]\w*=/.test(n.source) && (n.kind === "partial" || n.kind === "literal")) continue;
    if (n.kind !== "literal") throw new d.F("variable", "a declaration is not constant");
    if (/^-[rxg]+$/.test(n.value)) continue;
    if (n.value.startsWith("-") || n.value.startsWith("+")) throw new d.F("environment", `a declaration with ${n.value} changes how values are interpreted`);
    if (!(0, u.e)(n.value)) throw new d.F("environment", `declaring ${n.value} changes what later commands do`);
    (0, l.BB)(t.state, n.value, t.state.variables.get(n.value) ?? null);
   }
   return f;
  }
  function declareVariables(e, t, n) {
   const r = e === "export" || e === "declare" || e === "typeset";
   const o = typeof n === "string" && (0, c.a)(t, n);
   const s = (0, u.e)(t);
   if (o || s && !r) return;
   const i = s ? ` (a rule can allow it before a single command: ${t}=\u2026 command)` : "";
   throw new d.F("environment", `${e} ${t} changes the environment of later commands${i}`);
  }
  function setBuiltin(e) {
   if (e.length === 0) throw new d.F("private", "set alone prints every variable");
   const t = e.every((t, n) => {
    if (t.kind !== "literal") return false;
    const r = e[n - 1];
    const o = r?.kind === "literal" && /^[-+][eux]*o$/.test(r.value);
    return o ? /^(?:pipefail|errexit|nounset|xtrace)$/.test(t.value) : /^[-+][eux]*o?$/.test(t.value);
   });
   if (!t) throw new d.F("environment", "set changes how later words are parsed");
   return f;
  }
  function unsetBuiltin(e, t) {
   for (const n of e) {
    if (n.kind !== "literal" || !(n.value === "-v" || (0, u.e)(n.value))) throw new d.F("environment", "unset changes what later commands do");
    (0, l.BB)(t.state, n.value, "");
   }
   return f;
  }
  const g = /^(?:package\.json|deno\.jsonc?|pyproject\.toml|setup\.(?:py|cfg)|tox\.ini|noxfile\.py|pytest\.ini|requirements\.txt|Pipfile|manage\.py|(?:GNUm|[Mm])akefile|[Jj]ustfile|Taskfile\.ya?ml|Cargo\.toml|go\.mod|pom\.xml|build\.(?:gradle(?:\.kts)?|sbt)|composer\.json|Gemfile|Rakefile|mix\.exs|Package\.swift|CMakeLists\.txt|pubspec\.yaml|[\w.-]+\.(?:csproj|sln))$/;
  function manifestsIn(e, t) {
   return t.entries(e).filter(n => g.test(n) && t.kindOf(`${e}/${n}`) === "file");
  }
  var v = n(85915);
  const before = e => ({
   options: new Set(e.split(" ")),
   anywhere: false
  });
  const anywhere = e => ({
   options: new Set(e.split(" ")),
   anywhere: true
  });
  const y = new Map([ [ "git", before("-C") ], [ "npm", anywhere("--prefix -C") ], [ "pnpm", before("-C --dir") ], [ "yarn", before("--cwd") ], [ "bun", before("--cwd") ], [ "go", before("-C") ], [ "uv", before("--directory") ], [ "poetry", before("-C --directory") ], [ "composer", before("-d --working-dir") ], [ "make", anywhere("-C --directory") ], [ "gmake", anywhere("-C --directory") ] ]);
  function withoutDirectoryOption(e, t, n, r) {
   const o = y.get(e);
   if (o === void 0 || r.progress.disturbed) return null;
   const s = findOption(t, o);
   if (s < 0) return null;
   const i = (0, v.Zc)(t[s]) ?? "";
   const a = i.indexOf("=");
   const l = a < 0 ? (0, v.Zc)(t[s + 1]) : i.slice(a + 1);
   const c = [ ...t.slice(0, s), ...t.slice(s + (a < 0 ? 2 : 1)) ];
   if (l === null || findOption(c, o) >= 0) return null;
   const u = directoryOf(l, r);
   if (u === null) return null;
   if (typeof n?.grants === "string" && manifestsIn(u, r.world).length === 0) return null;
   return {
    argv: c,
    cwd: u
   };
  }
  function findOption(e, {options: t, anywhere: n}) {
   for (const [r, o] of e.entries()) {
    if (r === 0) continue;
    const e = (0, v.Zc)(o);
    if (e === "--" || !n && (e === null || !e.startsWith("-"))) return -1;
    if (e !== null && t.has(e.startsWith("--") ? e.split("=")[0] ?? "" : e)) return r;
   }
   return -1;
  }
  function directoryOf(e, {state: t, world: n}) {
   if (e === "" || e.startsWith("-") || t.cwdDoubt !== null) return null;
   const r = (0, s.Hi)(e, t.cwd);
   const o = (0, s.FK)({
    path: r,
    directory: n.workspace
   }) && n.kindOf(r) === "directory";
   return o && n.realpath(r) === r && resolvePath(e, t.cwd, n).isPlain ? r : null;
  }
  const k = /^(?:\.\/)?(?:\.?venv|env)\/bin\/([\w.-]+)$/;
  function fromVirtualEnvironment(e, t, n, {state: r, world: o}) {
   const i = k.exec(e)?.[1];
   if (i === void 0 || typeof n?.grants !== "string" || !(0, s.FK)({
    path: r.cwd,
    directory: o.workspace
   })) return null;
   const a = (0, s.Hi)(e, r.cwd);
   const l = a.slice(0, a.lastIndexOf("/"));
   return o.realpath(l) === l ? {
    argv: [ (0, v.CK)(i), ...t.slice(1) ],
    cwd: r.cwd
   } : null;
  }
  function newFileTimeline() {
   return {
    touched: [],
    made: [],
    spans: []
   };
  }
  function noteFiles(e, t, n) {
   for (const r of t) "path" in r && typeof r.path === "string" && e.touched.push({
    path: r.path,
    at: n
   });
  }
  function pathBehindNewLink(e, t) {
   if (e.made.length === 0) return null;
   const n = linkLocations(e, t);
   const r = concurrencyEnds(e);
   const o = new Map;
   for (const {path: s, at: i} of e.touched) {
    const e = o.get(s) ?? [ ...spellingsOf(s, t), t.realpath(s) ];
    o.set(s, e);
    const a = Math.max(i, r(i));
    if (e.some(e => mayContainLink(e, n, e => e !== i && e < a))) return s;
   }
   return null;
  }
  function linkLocations(e, t) {
   const n = new Map;
   for (const {path: r, at: o} of e.made) {
    const e = r.endsWith("/") ? "/" : "";
    for (const s of new Set(spellingsOf(e === "" ? r : r.slice(0, -1), t))) {
     const t = n.get(s + e) ?? [];
     t.length < 2 && !t.includes(o) && t.push(o);
     n.set(s + e, t);
    }
   }
   return n;
  }
  function mayContainLink(e, t, n) {
   if (t.get(e)?.some(n) === true) return true;
   for (let r = e.length; r >= 0; r = r === 0 ? -1 : e.lastIndexOf("/", r - 1)) {
    const o = e.slice(0, r) || "/";
    if (o !== e && t.get(o)?.some(n) === true) return true;
    if (o !== e && t.get(`${o}/`)?.some(n) === true) return true;
   }
   return false;
  }
  function concurrencyEnds({spans: e}) {
   const t = [];
   for (const {from: n, to: r} of e) t[n] = Math.max(t[n] ?? 0, r);
   for (let e = 0; e < t.length; e += 1) t[e] = Math.max(t[e] ?? 0, t[e - 1] ?? 0);
   return e => t[Math.min(e, t.length - 1)] ?? 0;
  }
  function spellingsOf(e, t) {
   const n = (0, s.OD)(e).at(-1);
   return n === void 0 ? [ e ] : [ e, (0, s.Hi)(n, t.realpath((0, s.Hi)("..", e))) ];
  }
  var b = n(23313);
  var $ = n(88989);
  var x = n(23356);
  const F = 1;
  const O = 2;
  const R = 4;
  const P = 8;
  const C = 16;
  const S = 32;
  function newSourceMarks(e) {
   const t = /[$`<>\\]/.test(e) || !(0, x.$i)(e);
   return {
    source: e,
    starts: new Set,
    kinds: new Uint8Array(t ? e.length + 1 : 0),
    commands: []
   };
  }
  function markRange({kinds: e}, t, n) {
   const r = Math.min(n.end, e.length);
   for (let o = n.pos; o < r; o += 1) e[o] = (e[o] ?? 0) | t;
  }
  function isMarkedAs({kinds: e}, t, n) {
   return ((e[t] ?? 0) & n) !== 0;
  }
  const D = /\$(?:\\\n)*[({[]|`|[<>](?:\\\n)*\(|\$\\\n|[|&;<>()]\\\n|\S(?:\\\n)+[|&;<>()]/g;
  function findComments(e) {
   const {source: t} = e;
   for (let n = t.indexOf("#"); n >= 0; n = t.indexOf("#", n + 1)) {
    if (isMarkedAs(e, n, R | C) || n > 0 && !/[\s;&|()]/.test(t[n - 1] ?? "")) continue;
    const r = t.indexOf("\n", n);
    const o = r < 0 ? t.length : r;
    let s = true;
    for (let t = n; t < o && s; t += 1) s = !isMarkedAs(e, t, R);
    s && markRange(e, C, {
     pos: n,
     end: o
    });
   }
  }
  function checkStray(e) {
   if (!/[$`<>]|\\\n/.test(e.source)) return;
   for (const t of e.source.matchAll(D)) {
    const n = t.index;
    const r = e.starts.has(n) && !t[0].includes("\\\n");
    if (r || isMarkedAs(e, n, F | O | C) || isEscaped(e, n)) continue;
    if (/^[<>]\($/.test(t[0]) && isMarkedAs(e, n, S)) continue;
    if (t[0].startsWith(">(") || t[0].startsWith("<(")) throw new d.F("substitution", "it is not clear whether a parenthesis begins a substitution");
    throw new d.F("substitution", "it is not clear where a substitution begins");
   }
  }
  function isEscaped(e, t) {
   if (!isMarkedAs(e, t, R) || /[<>|&;()]/.test(e.source[t] ?? "")) return false;
   let n = 0;
   while (e.source[t - 1 - n] === "\\") n += 1;
   return n % 2 === 1;
  }
  function checkDeceptive(e) {
   if ((0, x.$i)(e.source)) return;
   for (const t of e.source.matchAll(/[^\n\t -~]+/gu)) {
    if (isMarkedAs(e, t.index, P | F | C)) continue;
    if ((0, x.TU)(t[0])) throw new d.F("other", "a character outside quotes is invisible or looks like another one");
   }
  }
  const M = new Set("SimpleExpansion ParameterExpansion CommandExpansion ArithmeticExpansion ArithmeticCommandExpansion ProcessSubstitution".split(" "));
  const W = new Set("ArithmeticExpansion ArithmeticCommand ArithmeticFor TestCommand Slice".split(" "));
  const A = new Set("CommandExpansion ProcessSubstitution ParameterExpansion ArithmeticExpansion ArithmeticGroup TestGroup Subshell BraceGroup If For While Case Function".split(" "));
  function checkTree(e, t) {
   checkSyntax(e);
   const n = newSourceMarks(t);
   visit(e, n, {
    depth: 0,
    active: false,
    compound: false
   });
   if (n.commands.length > x.No.commands) throw new d.F("size", `it has more than ${x.No.commands} commands`);
   if (n.kinds.length === 0) return n.commands;
   findComments(n);
   checkStray(n);
   checkDeceptive(n);
   return n.commands;
  }
  function checkSyntax({errors: e}) {
   const t = e?.[0]?.message;
   if (t !== void 0) throw new d.F("other", `it has a syntax error: ${t}`, t);
  }
  function visit(e, t, n) {
   if (n.depth > x.No.nesting) throw new d.F("size", `it is nested more than ${x.No.nesting} levels deep`);
   if (t.starts.size > x.No.substitutions) throw new d.F("size", `it has more than ${x.No.substitutions} expansions`);
   if (e.type === "Command" && t.kinds.length === 0) {
    t.commands.push(e);
    return;
   }
   if (e.type === "Word" && /^[\w./:=@%+,-]*$/.test(e.text)) {
    markRange(t, R, e);
    return;
   }
   note(e, t, n);
   const r = positionWithin(e, n);
   const o = e.type === "CommandExpansion" && e.script?.source !== void 0 ? e.script : null;
   if (o !== null) {
    markRange(t, O, {
     pos: e.pos + 1,
     end: e.end
    });
    t.commands.push(...checkTree(o, o.source ?? ""));
    return;
   }
   (0, $.forEachChild)(e, n => {
    visit(n, t, childPosition(e, n, r));
   });
  }
  function positionWithin(e, t) {
   if (!A.has(e.type) && !W.has(e.type)) return t;
   return {
    depth: t.depth + (A.has(e.type) ? 1 : 0),
    active: t.active || W.has(e.type),
    compound: t.compound || isCompound(e)
   };
  }
  function isCompound(e) {
   if (e.type !== "CommandExpansion" && e.type !== "ProcessSubstitution") return false;
   const [t, ...n] = e.script?.commands ?? [];
   return t?.command.type !== "Command" || n.length > 0;
  }
  function childPosition(e, t, n) {
   if (t.type === "Script") return n.active ? {
    ...n,
    active: false
   } : n;
   const r = (e.type === "Assignment" || e.type === "ParameterExpansion") && t === e.index;
   return r ? {
    ...n,
    active: true
   } : n;
  }
  function note(e, t, n) {
   M.has(e.type) && t.starts.add(e.pos);
   switch (e.type) {
   case "Script":
    checkSyntax(e);
    return;

   case "Command":
    t.commands.push(e);
    return;

   case "SimpleExpansion":
    if (t.source.startsWith("\\\n", e.end)) throw new d.F("variable", "the name of a variable may continue on the next line");
    return;

   case "ProcessSubstitution":
    if (isPartOfWord(t.source, e)) throw new d.F("substitution", "a process substitution is part of a longer word");
    if (e.script === void 0) throw unparsedSubstitution();
    return;

   case "Subshell":
    checkParenthesis(t.source, e.pos);
    return;

   case "CommandExpansion":
   case "ArithmeticCommandExpansion":
    e.type === "CommandExpansion" && checkParenthesis(t.source, e.pos + 1);
    if (e.text.startsWith("`")) {
     markRange(t, O, {
      pos: e.end - 1,
      end: e.end
     });
     checkBackquotes(e.text);
    }
    if (e.script === void 0) throw unparsedSubstitution();
    return;

   case "ArithmeticExpansion":
   case "ArithmeticCommand":
    if (e.expression === void 0 || (e.type === "ArithmeticCommand" ? e.body : e.text).includes("<<")) throw new d.F("number", "its arithmetic cannot be parsed");
    return;

   case "Unknown":
    throw new d.F("other", `the expansion operator ${JSON.stringify(e.operator)} is unknown`);

   case "Coproc":
    throw new d.F("code", "a coprocess cannot be analyzed");

   case "HereDoc":
    if (e.delimiter === void 0 || e.closing === void 0) throw new d.F("other", "a here-document has no end");
    if (n.compound) throw new d.F("substitution", "a substitution combines a here-document with other commands");
    markRange(t, e.delimiter.quoted ? F : R, e.body);
    markRange(t, F, e.delimiter);
    markRange(t, R, e);
    markRange(t, R, e.closing);
    return;

   default:
    markText(e, t, n);
   }
  }
  function unparsedSubstitution() {
   return new d.F("substitution", "a substitution cannot be parsed");
  }
  function markText(e, t, n) {
   switch (e.type) {
   case "SingleQuoted":
   case "AnsiCQuoted":
    markRange(t, n.active ? P : F | P, e);
    return;

   case "DoubleQuoted":
    markRange(t, P, e);
    if (n.active) return;
    for (const n of e.parts) n.type === "Literal" && markRange(t, S, n);
    return;

   case "LocaleString":
    markRange(t, P, e);
    return;

   case "HereDocBody":
    markRange(t, P | R, e);
    return;

   case "Word":
   case "Assignment":
   case "Redirect":
   case "HereString":
   case "ArithmeticWord":
    markRange(t, R, e);
    return;

   default:
   }
  }
  function checkParenthesis(e, t) {
   if (e.startsWith("((", t)) throw new d.F("number", "`((` begins something other than arithmetic: put a space between the parentheses");
  }
  function isPartOfWord(e, t) {
   return /[^\s;&|(<>]/.test(e[t.pos - 1] ?? " ") || /[^\s;&|()<>]/.test(e[t.end] ?? " ");
  }
  const N = /[\s;&|(`]#|<</;
  function checkBackquotes(e) {
   if (e.includes("\\\n")) throw new d.F("other", "a line is continued between backquotes");
   if (e.includes("{") && N.test(e)) throw new d.F("braces", "there may be braces and an unmatched quote between backquotes");
  }
  const B = 4;
  const L = [];
  function parseLine(e) {
   const t = L.find(t => t.line === e);
   if (t !== void 0) return t.parsed;
   const n = parseUncached(e);
   L.length >= B && L.shift();
   L.push({
    line: e,
    parsed: n
   });
   return n;
  }
  function parseUncached(e) {
   try {
    (0, x.J5)(e);
    const t = (0, $.parse)(e);
    return {
     script: t,
     commands: checkTree(t, e)
    };
   } catch (e) {
    if (e instanceof d.F) return e.line;
    const t = e instanceof Error ? e.message : "unknown error";
    return {
     form: "other",
     problem: `it cannot be parsed (${t})`
    };
   }
  }
  function constantInput(e) {
   const t = e.filter(({operator: e, descriptor: t}) => t === void 0 && e.startsWith("<") || t?.type === "FileDescriptor" && t.value === 0);
   const [n] = t;
   if (t.length !== 1 || n === void 0) return;
   if (n.type === "HereString") return n.target === void 0 ? void 0 : constantText(n.target);
   if (n.type !== "HereDoc") return;
   const {text: r} = n.body;
   if (n.delimiter?.quoted !== true && /[$`\\]/.test(r)) return;
   return n.operator === "<<-" ? r.replace(/^\t+/gm, "") : r;
  }
  function constantText(e) {
   return e.text.startsWith("~") || !(0, b.CI)(e).every(b.VO) ? void 0 : e.value;
  }
  const E = new Set(": cd echo export false printf pwd set true".split(" "));
  function checkInput(e) {
   const t = parseLine(e);
   if ("problem" in t) throw new d.F(t.form, t.problem);
   const {commands: n} = t.script;
   let r = 0;
   for (const [t, o] of n.entries()) {
    const s = n[t - 1];
    s !== void 0 && e.slice(s.end, o.pos).includes("\n") && (r = t);
   }
   for (const {command: t, pos: o, end: s} of n.slice(0, r)) {
    const n = t.type === "Command" ? t.name?.text ?? ":" : "";
    if (!E.has(n) || /[`(]/.test(e.slice(o, s))) throw new d.F("other", "a command in a script from standard input may read the lines after it: use bash -c or several calls");
   }
  }
  var I = n(64558);
  function redirectionEffects(e, t) {
   return e.flatMap(e => {
    const n = effectsOf(e, t);
    n.some(({kind: e}) => e === "write") && (0, l.I3)(t.progress);
    return n;
   });
  }
  function effectsOf(e, t) {
   if (e.descriptor?.type === "FileDescriptorVariable") throw new d.F("variable", "a redirection uses a variable as its descriptor");
   if (e.type === "HereDoc") {
    e.delimiter?.quoted || readHereDocument(e.body.parts ?? [], t);
    return [];
   }
   if (e.target === void 0) throw new d.F("other", "a redirection has no target");
   if (e.type === "HereString") {
    (0, I.zG)(e.target, t);
    return [];
   }
   const {operator: n, target: r} = e;
   if ((n === ">&" || n === "<&") && /^(?:\d{1,9}-?|-)$/.test(r.text)) return [];
   const o = constantPath((0, I.MU)(r, t), r.text, t);
   if (n === "<" || n === "<&") return [ {
    kind: "read",
    path: o
   } ];
   const s = {
    kind: "write",
    path: o
   };
   return n === "<>" ? [ {
    kind: "read",
    path: o
   }, s ] : [ s ];
  }
  function readHereDocument(e, t) {
   const [n] = e;
   if (n === void 0) return;
   const r = e.map(e => e.text).join("");
   (0, I.zG)({
    type: "Word",
    pos: n.pos,
    end: e.at(-1)?.end ?? n.end,
    text: r,
    value: r,
    parts: e
   }, t);
  }
  function constantPath(e, t, n) {
   const [r] = e;
   if (e.length !== 1 || r?.kind !== "literal" || r.value === "") throw new d.F("redirection", `the target of a redirection (${t.slice(0, 60)}) is not one constant path`);
   if (!r.value.startsWith("/") && n.state.cwdDoubt !== null) throw new d.F("other", n.state.cwdDoubt);
   return redirectionTarget(r.value, n);
  }
  function redirectionTarget(e, t) {
   const n = (0, s.Hi)(e, t.state.cwd);
   if ((0, s.sH)(e) && resolvePath(e, t.state.cwd, t.world).real !== t.world.realpath(n)) throw new d.F("link", `${e.slice(0, 60)} goes through a link and back`);
   return n;
  }
  var j = n(45324);
  const T = new Set("bash chronic env ionice nice nohup setsid stdbuf time timeout unbuffer".split(" "));
  const z = /^\/(?:usr\/)?s?bin\/([^/]+)$/;
  function bareName(e) {
   return z.exec(e)?.[1] ?? e;
  }
  function addCommand(e, t, n, r = []) {
   const [o] = e;
   if (o?.kind !== "literal" || o.value === "") throw new d.F("command-name", "the name of a command is not constant");
   if (t.outer !== null && o.value.startsWith("-")) throw new d.F("command-name", `${o.value.slice(0, 60)} is used as the name of a command`);
   if (t.outer !== null && t.outer.depth >= x.No.wrappers) throw new d.F("size", `commands start other commands more than ${x.No.wrappers} levels deep`);
   if (t.steps.length >= x.No.steps) throw new d.F("size", `it runs more than ${x.No.steps} commands`);
   (0, l.Rf)(n.progress, e.length);
   const s = o.value.includes("/") ? void 0 : readBuiltinCommand(o.value, e, n);
   if (s === void 0) {
    addProgram({
     name: o.value,
     argv: e,
     assigned: r
    }, t, n);
    return;
   }
   const i = r.find(({isSafe: e}) => !e);
   if (i !== void 0) throw new d.F("environment", `the variable ${i.name} set for ${o.value} may outlive it`);
   const a = push(t, n, {
    name: o.value,
    argv: e,
    assigned: r,
    role: s.kind === "neutral" ? "neutral" : "transparent",
    effects: s.kind === "neutral" ? s.effects ?? [] : [],
    risks: [],
    readOnly: true,
    readsOnlyFiles: true,
    bulk: q,
    elsewhere: false
   });
   s.kind === "wrapper" && addCommand(s.argv, {
    ...t,
    outer: a,
    listing: void 0
   }, n);
  }
  function push(e, t, n, r = null) {
   const o = {
    name: n.name,
    argv: n.argv,
    assigned: n.assigned,
    role: n.role,
    effects: n.effects,
    risks: n.risks,
    readOnly: n.readOnly,
    readsOnlyFiles: n.readsOnlyFiles,
    bulk: n.bulk,
    elsewhere: n.elsewhere,
    cwd: r?.cwd ?? t.state.cwd,
    alias: r?.argv,
    depth: e.outer === null ? 0 : e.outer.depth + 1,
    outer: e.outer,
    forms: {
     allow: null,
     deny: null
    }
   };
   (0, l.Dc)(t.progress, o.effects);
   const s = o.role === "neutral" ? o.effects.filter(({kind: e}) => e !== "list") : o.effects;
   noteFiles(e.timeline, s, e.steps.length);
   e.steps.push(o);
   return o;
  }
  function addProgram({name: e, argv: t, assigned: n}, r, o) {
   if (o.state.cwdDoubt !== null) throw new d.F("other", o.state.cwdDoubt);
   checkParentSegments(t, o);
   const s = bareName(e);
   const i = s.slice(s.lastIndexOf("/") + 1);
   const {programs: a} = r;
   const c = a.programFor(s) ?? a.programFor(i);
   const u = withoutDirectoryOption(i, t, c, o) ?? fromVirtualEnvironment(e, t, c, o);
   const {cwd: f} = u ?? o.state;
   const m = withProgramName(i, u?.argv ?? t);
   const p = c === void 0 ? null : readProgram(c, m, r, {
    cwd: f,
    world: o.world
   });
   p?.effects.some(e => e.kind === "write") === true && checkParents(t, o);
   const h = p?.risks ?? (s.includes("/") ? [] : a.unknownWords(t.slice(1)));
   const w = a.promptRisk(i, t);
   const g = roleOf(s, p);
   const v = p?.effects ?? q;
   const y = (0, j.n9)(t, {
    role: g,
    effects: v,
    risks: h
   }, f);
   const k = s === i && p !== null && (0, j.Fx)(p) && y.length === 0;
   const b = push(r, o, {
    name: e,
    argv: t,
    assigned: n,
    role: g,
    effects: y.length === 0 ? v : [ ...v, ...y ],
    risks: w === null ? h : [ ...h, w ],
    readOnly: k,
    readsOnlyFiles: k && p.readsOnlyFiles === true && w === null && c?.grants === null,
    bulk: p?.bulk ?? q,
    elsewhere: typeof c?.grants === "string" && f !== o.world.workspace
   }, u);
   const $ = r.steps.length - 1;
   for (const e of p?.links ?? q) r.timeline.made.push({
    path: e,
    at: $
   });
   const x = T.has(s) ? r.input : void 0;
   for (const e of p?.inner ?? q) addInner(u === null ? e : {
    cwd: f,
    ...e
   }, {
    ...r,
    outer: b,
    listing: void 0,
    input: x
   }, o);
   r.steps.slice($ + 1).some(e => writesWorkspaceRoot(e, o)) && r.redirected.push({
    kind: "write",
    path: `${o.world.workspace}/.github`
   });
   r.timeline.spans.push({
    from: $,
    to: r.steps.length
   });
   b.readOnly || b.role === "transparent" || (0, l.I3)(o.progress);
  }
  function writesWorkspaceRoot({effects: e}, {world: t}) {
   return e.some(e => e.kind === "write" && e.path === t.workspace);
  }
  const q = [];
  function withProgramName(e, t) {
   const [n] = t;
   if (n?.kind === "literal" && n.value === e) return t;
   return [ {
    kind: "literal",
    value: e,
    source: n?.source ?? e
   }, ...t.slice(1) ];
  }
  function readProgram(e, t, {listing: n, input: r}, {cwd: o, world: s}) {
   const i = {
    ...n === void 0 ? {} : {
     listing: n
    },
    ...r === void 0 ? {} : {
     input: r
    }
   };
   return e.read({
    argv: t,
    cwd: o,
    ...i
   }, s);
  }
  function roleOf(e, t) {
   if (t === null || t.opaque === true) return "unknown";
   const n = T.has(e) && t.inner.length > 0 && t.risks.length === 0;
   return n ? "transparent" : "known";
  }
  function checkParentSegments(e, t) {
   for (const n of wordsWithParents(e)) redirectionTarget(n, t);
  }
  function checkParents(e, t) {
   const n = wordsWithParents(e).find(e => resolvePath(e, t.state.cwd, t.world).isMissing);
   if (n !== void 0) throw new d.F("other", `${n.slice(0, 60)} goes through a missing directory and back`);
  }
  function wordsWithParents(e) {
   const t = [];
   for (const n of e) {
    if (n.kind !== "literal" || !n.value.includes("..")) continue;
    t.push(...[ n.value, n.value.slice(n.value.indexOf("=") + 1) ].filter(s.sH));
   }
   return t;
  }
  function addInner(e, t, n) {
   const r = (0, l.hw)(n.state, n.progress);
   if (e.cwd !== void 0) {
    if ((0, i.WF)(e.cwd) || n.world.realpath(e.cwd) !== e.cwd) throw new d.F("link", "a command runs in a directory behind a link");
    r.cwd = e.cwd;
   }
   if (e.kind === "argv") {
    addCommand(e.argv, t, {
     ...n,
     state: r
    });
    return;
   }
   if (t.level >= x.No.scripts) throw new d.F("size", `scripts contain scripts more than ${x.No.scripts} levels deep`);
   e.fromInput === true && checkInput(e.command);
   t.script(e.command, {
    ...t,
    level: t.level + 1,
    input: void 0
   }, {
    ...n,
    state: r
   });
  }
  const H = {
   git: "-C -c --git-dir --work-tree --namespace --exec-path --config-env --super-prefix --attr-source --list-cmds",
   npm: "--prefix -C -w --workspace --userconfig --globalconfig --registry --loglevel --cache",
   pnpm: "-C --dir --filter -F --config",
   yarn: "--cwd --use-yarnrc",
   bun: "--cwd -c --config --env-file -F --filter",
   cargo: "--config -C -Z --color --manifest-path",
   go: "-C",
   docker: "-H --host -c --context --config -l --log-level --tlscacert --tlscert --tlskey",
   podman: "--url --connection -c --root --runroot --log-level",
   kubectl: "-n --namespace --context --kubeconfig --cluster --user -s --server --as --token",
   gh: "-R --repo",
   sudo: "-u -g -C -D -h -p -R -r -t -T -U --user --group --chdir --host --prompt",
   pip: "--python --log --proxy --cert --client-cert --cache-dir --retries --timeout",
   python: "-W -X -Q",
   make: "-C -f -I -j -l -o -W --directory --file --makefile --jobs"
  };
  const U = {
   git: "--no-pager -P --no-optional-locks --no-advice --literal-pathspecs --no-replace-objects"
  };
  const G = new Map(Object.entries(H).map(([e, t]) => [ e, {
   valued: new Set(t.split(" ")),
   harmless: new Set(U[e]?.split(" "))
  } ]));
  const J = new Map([ [ "make gmake", H["make"] ?? "" ], [ "mvn mvnw", "-f -file -T -threads -P -activate-profiles -pl -projects -rf -resume-from -s -gs -l -t -b" ], [ "gradle gradlew", "-x -p -b -c -g -I -P -D --exclude-task --project-dir --tests --init-script --console" ], [ "ninja", "-C -f -j -k -l -d -t" ] ].flatMap(([e, t]) => e.split(" ").map(e => [ e, new Set(t.split(" ")) ])));
  function targetForms([e = null, ...t]) {
   const n = J.get((e ?? "").slice((e ?? "").lastIndexOf("/") + 1));
   if (n === void 0) return [];
   const r = t.filter((e, r) => e !== null && !e.startsWith("-") && !e.includes("=") && !n.has(t[r - 1] ?? ""));
   return r.map(t => [ e, t, null ]);
  }
  function patternWords(e) {
   return e.argv.map((t, n) => t.kind !== "literal" ? null : n === 0 ? bareName(e.name) : t.value);
  }
  function allowForms(e) {
   e.forms.allow ??= [ e.argv, ...e.alias === void 0 ? [] : [ e.alias ] ].flatMap(t => findAllowForms({
    argv: t,
    name: t === e.argv ? e.name : (0, v.Zc)(t[0]) ?? ""
   }));
   return e.forms.allow;
  }
  function findAllowForms(e) {
   const t = patternWords(e);
   const n = optionsOf(t[0] ?? "");
   if (n === void 0 || n.harmless.size === 0) return [ t, ...targetForms(t) ];
   let r = 1;
   while (n.harmless.has(t[r] ?? "")) r += 1;
   return r === 1 ? [ t ] : [ t, [ t[0] ?? null, ...t.slice(r) ] ];
  }
  function denyForms(e) {
   e.forms.deny ??= findDenyForms(e);
   return e.forms.deny;
  }
  function findDenyForms(e) {
   const t = patternWords(e);
   const n = optionsOf(t[0] ?? "");
   const r = n === void 0 ? null : withoutGlobals(t, n);
   return [ t, ...r === null ? [] : [ r ], ...targetForms(t), ...possibleCommands(e) ];
  }
  function optionsOf(e) {
   const t = e.slice(e.lastIndexOf("/") + 1).toLowerCase();
   const n = /^python[\d.]*$/.test(t) ? "python" : /^pip[\d.]*$/.test(t) ? "pip" : t;
   return G.get(n);
  }
  function withoutGlobals(e, t) {
   let n = 1;
   while (n < e.length) {
    const r = e[n];
    if (r === null || r === void 0 || !/^[-+]/.test(r) || r === "--") break;
    n += t.valued.has(r) ? 2 : 1;
   }
   return n === 1 ? null : [ e[0] ?? null, ...e.slice(n) ];
  }
  const Z = 256;
  const _ = 16;
  function possibleCommands(e) {
   const t = e.argv.slice(1).map(e => e.kind === "literal" ? e.value : "");
   const n = new Set(e.risks.filter(e => e.openedBy === void 0 && e.alsoCoveredBy === void 0).map(({word: e}) => e));
   if (e.role !== "unknown" && n.size === 0) return [];
   const r = bareName(e.name);
   const s = (0, o.w)(r.slice(r.lastIndexOf("/") + 1))?.subCommands !== void 0;
   const i = [];
   for (const [r, o] of t.entries()) {
    if (i.length >= Z) break;
    const a = /^[\w./+-]*$/.test(o);
    if (e.role !== "unknown" && (!n.has(o) || a && s)) continue;
    const l = t.slice(r + 1, r + _);
    const c = a ? [ o ] : o.split(/[^\w./+-]+/).slice(0, Z);
    for (const [e, t] of c.entries()) /^[\w./]/.test(t) && i.push([ t, ...c.slice(e + 1, e + _), ...l ]);
   }
   return i.slice(0, Z);
  }
  var K = n(10187);
  var V = n(86810);
  var Q = n(67905);
  var X = n(10168);
  var Y = n(35476);
  const ee = {
   programFor: o.w,
   unknownWords: X.k,
   promptRisk: Y.i
  };
  var te = n(93768);
  var ne = n(80351);
  const re = "the directory that a command runs in is not certain";
  function walkMaybe(e, t) {
   const n = (0, l.hw)(e.context.state, e.context.progress);
   t();
   markUncertain(e.context.state, n);
  }
  function markUncertain(e, t) {
   for (const [n, r] of e.variables) {
    const o = t.variables.get(n);
    o !== r && e.variables.set(n, (0, l.fJ)(o, r));
   }
   e.cwd !== t.cwd && (e.cwdDoubt = re);
  }
  const oe = 64;
  function walkIf(e, t) {
   t.statements(e.clause.commands, t);
   const n = [ e.then, ...e.elif.flatMap(e => [ e.clause, e.then ]), ...e.else === void 0 ? [] : [ e.else ] ];
   for (const e of n) walkMaybe(t, () => t.statements(e.commands, t));
  }
  function walkWhile(e, t) {
   (0, l.I3)(t.context.progress);
   loop(e, t, () => {
    t.statements(e.clause.commands, t);
    t.statements(e.body.commands, t);
   });
  }
  const se = "_";
  function walkFor(e, t) {
   const n = e.name.value;
   if (!(0, u.e)(n) && n !== se) throw new d.F("variable", "the variable of a loop is not a script variable");
   const r = e.wordlist?.flatMap(e => [ ...(0, I.MU)(e, t.context) ]) ?? null;
   const o = knownIterations(r);
   o.some(e => typeof e !== "string") && (0, l.I3)(t.context.progress);
   for (const r of o) loop(e, t, () => {
    (0, l.BB)(t.context.state, n, n === se ? null : r);
    t.statements(e.body.commands, t);
   });
   (0, l.BB)(t.context.state, n, null);
  }
  function knownIterations(e) {
   if (e === null || e.length === 0 || e.length > oe) return [ null ];
   const [t] = e;
   if (e.length === 1 && t?.kind === "unknown" && t.plain === true) return [ t.number === true ? l.lA : l._y ];
   const n = e.map(e => e.kind === "literal" ? e.value : null);
   return n.includes(null) ? [ null ] : n;
  }
  function walkArithmeticFor(e, t) {
   (0, l.I3)(t.context.progress);
   e.initialize !== void 0 && (0, ne.S5)(e.initialize, t.context);
   loop(e, t, () => {
    e.test !== void 0 && (0, ne.S5)(e.test, t.context);
    t.statements(e.body.commands, t);
    e.update !== void 0 && (0, ne.S5)(e.update, t.context);
   });
  }
  function walkCase(e, t) {
   (0, I.zG)(e.word, t.context);
   for (const n of e.items) {
    for (const e of n.pattern) (0, I.zG)(e, t.context);
    walkMaybe(t, () => t.statements(n.body.commands, t));
   }
  }
  function loop(e, t, n) {
   const {state: r, progress: o} = t.context;
   for (const [t, n] of assignedIn(e)) (0, l.BB)(r, t, n && (0, l.Et)(r.variables.get(t)) ? numberIn(r, t) : null);
   const s = (0, l.hw)(r, o);
   const {steps: i, timeline: a} = t.walk;
   const c = i.length;
   walkMaybe(t, n);
   a.spans.push({
    from: c,
    to: i.length
   });
   if (r.cwd !== s.cwd) throw new d.F("directory", "a loop changes the directory");
  }
  function isCounting(e) {
   if (e.append === true || e.index !== void 0 || e.value.type === "ArrayValue") return false;
   const t = e.value.parts ?? [];
   return /^\d{1,9}$/.test(e.value.text) || t.length === 1 && t[0]?.type === "ArithmeticExpansion";
  }
  const ie = /^(?:read|export|declare|typeset|local|readonly|unset|printf|for)$/;
  function numberIn({variables: e}, t) {
   const n = e.get(t);
   return typeof n === "string" || n?.filled === true ? l.Vg : l.lA;
  }
  const ae = new WeakMap;
  function assignedIn(e) {
   const t = ae.get(e);
   if (t !== void 0) return t;
   const n = new Map;
   const add = (e, t) => {
    n.set(e, t && n.get(e) !== false);
   };
   const visit = e => {
    e.type === "Assignment" && add(e.name, isCounting(e));
    e.type === "For" && add(e.name.value, false);
    if (e.type === "ArithmeticBinary" || e.type === "ArithmeticUnary") {
     const t = (0, ne.uy)(e);
     t !== null && add(t, true);
    }
    if (e.type === "Command" && ie.test(e.name?.value ?? "")) for (const t of e.args) t.type === "Word" && add(t.value, false);
    (0, $.forEachChild)(e, visit);
   };
   visit(e);
   ae.set(e, n);
   return n;
  }
  const le = new WeakMap;
  function withNameLimit(e) {
   const t = le.get(e) ?? limitedFacts(e);
   le.set(e, t);
   t.reset();
   return t.facts;
  }
  function limitedFacts(e) {
   let t = x.No.names;
   const n = {
    ...e,
    get repository() {
     return e.repository;
    },
    linksBelow(n, r) {
     const o = t > 0 ? e.linksBelow(n, Math.min(r, t)) : null;
     t -= o === null ? r : o.names + 1;
     return o;
    },
    sensitiveBelow(n, r) {
     const o = Math.max(0, Math.min(r, t));
     const s = e.sensitiveBelow(n, o);
     t -= s.names + 1;
     return s.names < o ? s : {
      paths: s.paths,
      names: r
     };
    }
   };
   return {
    facts: n,
    reset: () => {
     t = x.No.names;
    }
   };
  }
  function pipedNames({commands: e, operators: t}, n, {steps: r, outer: o}, s) {
   const [i, a] = [ e[n - 1], e[n] ];
   if (i?.type !== "Command" || a?.type !== "Command" || t[n - 1] !== "|") return;
   const l = r.at(-1);
   const c = i.name?.text;
   if (l === void 0 || l.name !== c || l.outer !== o || l.alias !== void 0) return;
   if (!isPlain(i, discardsErrors) || !isPlain(a, isOutput)) return;
   const u = c === "find" ? onlyPrints : c !== "git" || s ? void 0 : printsNames;
   return u?.(l.argv) === true ? l.argv : void 0;
  }
  function isPlain({args: e, prefix: t, redirects: n}, r) {
   return t.length === 0 && n.every(r) && e.every(e => !/`|[$<>]\(/.test(e.text));
  }
  function discardsErrors(e) {
   const t = e.descriptor?.type === "FileDescriptor" && e.descriptor.value === 2;
   return e.type === "Redirect" && e.operator === ">" && t && e.target?.text === "/dev/null";
  }
  function isOutput(e) {
   return e.type === "Redirect" && /^(?:>>?|>&|&>>?)$/.test(e.operator) && !/[`$(]/.test(e.target?.text ?? "`");
  }
  const ce = /^-(?:print0?|printf|ls|delete|quit|exec|execdir|ok|okdir|fprint|fprint0|fprintf|fls)$/;
  function onlyPrints(e) {
   const t = e.map(v.Zc);
   return !t.includes(null) && t.at(-1) === "-print0" && t.filter(e => ce.test(e ?? "")).length === 1;
  }
  const ue = /^[\w@][\w./~^@-]*$/;
  const de = /^(?![-/:~])(?!(?:.*\/)?\.\.(?:\/|$))[^\n]+$/;
  const fe = /^(?:-[zcmdo]+|--(?:cached|modified|deleted|others|exclude-standard|deduplicate|no-empty-directory|error-unmatch))$/;
  const me = /^(?:-z|--(?:name-only|cached|staged|merge-base|no-renames|no-color|no-ext-diff|diff-filter=[A-Za-z]+|diff-algorithm=\w+))$/;
  function printsNames(e) {
   const t = e.map(e => e.kind === "literal" ? e.value : null);
   const n = t.filter(e => e !== null);
   if (n.length < t.length) return false;
   const [, r, ...o] = n;
   const s = o.indexOf("--");
   const i = s < 0 ? o : o.slice(0, s);
   const a = s < 0 ? [] : o.slice(s + 1);
   const l = i.filter(e => e.startsWith("-"));
   const c = i.filter(e => !e.startsWith("-"));
   if (!a.every(e => de.test(e)) || !l.some(e => /^-[cmdo]*z/.test(e))) return false;
   if (r === "ls-files") return l.every(e => fe.test(e)) && c.every(e => de.test(e));
   return r === "diff" && l.includes("--name-only") && l.every(e => me.test(e)) && c.every(e => ue.test(e) || de.test(e));
  }
  function refuseNode(e) {
   const t = Object.hasOwn(pe, e.type) ? pe[e.type] : void 0;
   const [n, r] = t ?? [ "other", `it contains an unknown construct (${e.type})` ];
   throw new d.F(n, r);
  }
  const pe = {
   Select: [ "code", "a menu (select) cannot be analyzed" ],
   Function: [ "other", "a function gives a name another meaning" ],
   Coproc: [ "code", "a coprocess cannot be analyzed" ]
  };
  const he = [];
  function assignVariable(e, t) {
   const n = assignments_valueOf(e, t);
   if (!(0, u.p)(e.name) && (typeof n !== "string" || !(0, c.a)(e.name, n))) throw new d.F("environment", `${e.name}=\u2026 changes what later commands do`);
   (0, l.BB)(t.state, e.name, n);
  }
  function readPrefix(e, t, n) {
   if (e.length === 0) return he;
   const {variables: r} = n.state;
   const o = new Map(r);
   const s = [];
   for (const o of e) {
    const e = assignments_valueOf(o, n);
    r.set(o.name, e);
    if (o.name === "IFS" && t === "read") continue;
    const i = typeof e === "string" && ((0, c.a)(o.name, e) || isWorkspaceModulePath(o.name, e, t, n));
    if (o.append === true || o.value.type === "ArrayValue" || !i && !(0, u.e)(o.name)) throw new d.F("variable", `the variable ${o.name} set for a command may change what it does (a rule can allow it with env: \`env ${o.name}=\u2026 ${t}\`)`);
    s.push({
     name: o.name,
     value: typeof e === "string" ? e : null,
     source: o.text,
     isSafe: i
    });
   }
   for (const {name: t} of e) {
    const e = o.get(t);
    e === void 0 ? r.delete(t) : r.set(t, e);
   }
   return s;
  }
  const we = /^(?:pytest|py\.test|coverage|tox|nox|uv|poetry|pdm|hatch|sphinx-build|mkdocs)$/;
  function isWorkspaceModulePath(e, t, n, {state: r, world: o}) {
   if (e !== "PYTHONPATH" || !we.test(n) || r.cwdDoubt !== null) return false;
   return t.split(":").every(e => {
    const t = (0, s.Hi)(e, r.cwd);
    return /^[\w./-]+$/.test(e) && (0, s.FK)({
     path: t,
     directory: o.workspace
    }) && o.realpath(t) === t && !(0, s.sH)(e);
   });
  }
  function assignments_valueOf(e, t) {
   if (e.index !== void 0) throw new d.F("other", "an assignment to an array element may run a command");
   if (e.value.type === "ArrayValue") {
    for (const n of e.value.elements) {
     if (/^\[/.test(n.text)) throw new d.F("number", "an array subscript may run a command");
     (0, I.MU)(n, t);
    }
    return null;
   }
   const n = (0, I.zG)(e.value, t);
   return e.append === true ? null : n;
  }
  function walkSimpleCommand(e, t, n, r) {
   t.seen.add(e);
   const o = e.prefix.filter(e => e.type === "Assignment");
   if (e.name === void 0) {
    for (const e of o) assignVariable(e, n);
    addRedirections(e, t, n);
    return;
   }
   const s = constantName(e.name);
   const i = e.args.map(e => e.type === "Word" ? (0, I.IX)(e, n) : declareItem(s, e, n));
   const a = [ {
    kind: "literal",
    value: s,
    source: e.name.text
   } ];
   for (const e of i) if (typeof e !== "function") a.push(e); else for (const t of e()) a.push(t);
   addRedirections(e, t, n);
   r(a, {
    ...t,
    input: constantInput(e.redirects)
   }, n, readPrefix(o, s, n));
  }
  function declareItem(e, t, n) {
   if (t.index !== void 0 || t.append === true || t.value.type === "ArrayValue") throw new d.F("number", "a declaration with a subscript may run a command");
   const r = (0, I.zG)(t.value, n);
   declareVariables(e, t.name, r);
   (0, l.BB)(n.state, t.name, r);
   const o = `${t.name}=`;
   return typeof r === "string" ? {
    kind: "literal",
    value: o + r,
    source: t.text
   } : {
    kind: "partial",
    prefix: o,
    source: t.text
   };
  }
  function addRedirections(e, t, n) {
   if (e.redirects.length === 0) return;
   const r = redirectionEffects(e.redirects, n);
   (0, l.Dc)(n.progress, r);
   t.redirected.push(...r);
   noteFiles(t.timeline, r, t.steps.length);
  }
  function constantName(e) {
   if (I.wi.test(e.text)) return e.text;
   if (/^[A-Za-z_]\w*\[/.test((0, I.cT)(e.text))) throw new d.F("command-name", "the name of a command may be a subscript");
   const t = (0, b.CI)(e).every(b.VO) && !(0, I.cT)(e.text).startsWith("~");
   if (!t) throw new d.F("command-name", `the name of a command (${shorten(e.text)}) is not constant`);
   (0, I.Xe)((0, b.CI)(e));
   if (e.value === "") throw new d.F("command-name", "the name of a command is empty");
   return e.value;
  }
  function shorten(e) {
   return e.length > 60 ? `${e.slice(0, 57)}\u2026` : e;
  }
  function analyzeCommandLine(e, t, n) {
   return analyze(t, n, (t, n) => walkScript(e, t, n));
  }
  function analyzeArgv(e, t, n) {
   const r = e.map(e => ({
    kind: "literal",
    value: e,
    source: e
   }));
   return analyze(t, n, (e, t) => addCommand(r, e, t));
  }
  function analyze(e, {world: t, programs: n}, r) {
   const o = {
    world: withNameLimit(t),
    programs: n,
    steps: [],
    redirected: [],
    timeline: newFileTimeline(),
    seen: new Set,
    scripts: [],
    level: 0,
    outer: null,
    script: walkScript
   };
   const i = {
    cwd: e,
    cwdDoubt: null,
    cwdUnproven: false,
    variables: new Map
   };
   try {
    const n = t.realpath(e);
    if (n !== e || !(0, s.FK)({
     path: n,
     directory: t.workspace
    })) throw new d.F("private", "it would run outside the workspace");
    r(o, contextFor(o, i, (0, l.dZ)()));
    const a = pathBehindNewLink(o.timeline, t);
    if (a !== null) throw new d.F("link", `${a} may be behind a link that the line itself creates`);
    return o.steps.length === 0 ? {
     form: "other",
     problem: "it does not contain a command"
    } : {
     steps: o.steps,
     redirected: o.redirected,
     scripts: o.scripts
    };
   } catch (e) {
    if (e instanceof d.F) return e.line;
    if (e instanceof RangeError) return {
     form: "size",
     problem: "it is nested too deeply"
    };
    throw e;
   }
  }
  function walkContextFor(e, t) {
   return {
    walk: e,
    context: t,
    statements: walkStatements
   };
  }
  function contextFor(e, t, n) {
   const r = {
    state: t,
    world: e.world,
    progress: n,
    list: t => void e.redirected.push({
     kind: "read",
     path: t
    }),
    substitute: r => walkStatements(r.commands, walkContextFor(e, contextFor(e, (0, 
    l.hw)(t, n), n)))
   };
   return r;
  }
  function walkScript(e, t, n) {
   const r = parseLine(e);
   t.scripts.push(e);
   if ("problem" in r) throw new d.F(r.form, r.problem, r.syntaxError);
   const o = walkContextFor(t, contextFor(t, n.state, n.progress));
   walkStatements(r.script.commands, o);
   if (r.commands.some(e => !t.seen.has(e))) throw new d.F("other", "a command is in an unsupported position");
  }
  function walkStatements(e, t) {
   for (const n of e) {
    const {progress: e} = t.context;
    (0, l.Rf)(e, 1);
    const {patterns: r} = e;
    const o = t.walk.steps.length;
    const s = n.background === true ? subshell(t) : t;
    n.command.type === "AndOr" ? walkAndOr(n.command, s) : walkPipeline(n.command, s);
    const {state: i} = s.context;
    i.cwdUnproven && (i.cwdDoubt = re);
    if (n.background !== true) continue;
    t.walk.timeline.spans.push({
     from: o,
     to: Number.POSITIVE_INFINITY
    });
    e.patterns > r && (e.racing = true);
   }
  }
  function subshell(e) {
   return walkContextFor(e.walk, contextFor(e.walk, (0, l.hw)(e.context.state, e.context.progress), e.context.progress));
  }
  function walkAndOr(e, t) {
   const {state: n, progress: r} = t.context;
   const o = (0, l.hw)(n, r);
   for (const [s, i] of e.commands.entries()) {
    s === 1 && Object.assign(o, (0, l.hw)(n, r));
    const a = e.operators[s - 1];
    if (a === "||") {
     n.cwdUnproven && (n.cwdDoubt = re);
     walkMaybe(t, () => walkPipeline(i, t));
    } else walkPipeline(i, t);
   }
   markUncertain(n, o);
  }
  function walkPipeline(e, t) {
   if (e.type !== "Pipeline") {
    walkNode(e, t);
    return;
   }
   const n = e;
   if (n.commands.length === 0) throw new d.F("other", "a pipeline is empty");
   if (n.commands.length === 1 && n.commands[0] !== void 0) {
    walkNode(n.commands[0], t);
    return;
   }
   const {progress: r} = t.context;
   const {patterns: o, racing: s} = r;
   const i = t.walk.steps.length;
   let {disturbed: a} = r;
   for (const [e, s] of n.commands.entries()) {
    const i = pipedNames(n, e, t.walk, a);
    ({disturbed: a} = r);
    walkNode(s, subshell({
     ...t,
     walk: {
      ...t.walk,
      listing: i
     }
    }));
    r.patterns > o && (r.racing = true);
   }
   t.walk.timeline.spans.push({
    from: i,
    to: t.walk.steps.length
   });
   r.racing = s;
  }
  function walkNode(e, t) {
   switch (e.type) {
   case "Command":
    walkSimpleCommand(e, t.walk, t.context, addCommand);
    return;

   case "Redirected":
    walk_addRedirections(e.redirects, t);
    walkNode(e.command, t);
    return;

   case "Subshell":
    walkStatements(e.body.commands, subshell(t));
    return;

   case "BraceGroup":
    walkStatements(e.body.commands, t);
    return;

   case "If":
    walkIf(e, t);
    return;

   case "For":
    walkFor(e, t);
    return;

   case "ArithmeticFor":
    walkArithmeticFor(e, t);
    return;

   case "While":
    walkWhile(e, t);
    return;

   case "Case":
    walkCase(e, t);
    return;

   case "TestCommand":
    (0, a.Qj)(e.expression, t.context);
    return;

   case "ArithmeticCommand":
    e.expression !== void 0 && (0, ne.S5)(e.expression, t.context);
    return;

   default:
    refuseNode(e);
   }
  }
  function walk_addRedirections(e, t) {
   const n = redirectionEffects(e, t.context);
   (0, l.Dc)(t.context.progress, n);
   t.walk.redirected.push(...n);
   noteFiles(t.walk.timeline, n, t.walk.steps.length);
  }
  var ge = n(78535);
  var ve = n(59976);
  function matchesRiskLiterally(e, t, n) {
   if ((ke(e).get(t.word) ?? 0) >= n) return true;
   const r = (0, K.jD)(e);
   if (e.specifier.kind !== "command" || !e.specifier.pattern.open) return false;
   const {alsoCoveredBy: o, openedBy: s} = t;
   return o !== void 0 && endsWith(r, o) || s !== void 0 && r.length > 0 && beginsAs(r, s);
  }
  function endsWith(e, t) {
   const n = isOption(t.at(-1)) || isOption(e.at(-1)) ? e : e.filter(e => !isOption(e));
   const r = n.length - t.length;
   return r >= 0 && t.every((e, t) => isSame(n[r + t], e, t));
  }
  const ye = /^(?:-r|--recursive|-F|--filter|-w|--workspace|--workspaces|-ws)$/;
  function beginsAs(e, t) {
   const n = /^(?:npm|pnpm|bun)$/.test(e[0] ?? "");
   const r = n ? e.filter(e => !ye.test(e)) : e;
   return r.every((e, n) => isSame(e, t[n], n));
  }
  function isOption(e) {
   return e?.startsWith("-") === true;
  }
  function isSame(e, t, n) {
   return e === t || n === 0 && e !== void 0 && (0, ve.Fl)(e) === t;
  }
  const ke = (0, ge.j)(e => {
   const t = new Map;
   for (const n of (0, K.jD)(e).slice(1)) t.set(n, (t.get(n) ?? 0) + 1);
   return t;
  });
  function matchesPathLiterally(e, t, n) {
   const r = be(e);
   const o = r.get(n);
   if (o !== void 0) return o.has(t);
   const i = (0, K.jD)(e).slice(1).flatMap(e => [ e, e.slice(e.indexOf("=") + 1), e.slice(2) ]);
   const a = new Set(i.filter(e => e !== "").map(e => (0, s.Hi)(e, n)));
   r.clear();
   r.set(n, a);
   return a.has(t);
  }
  const be = (0, ge.j)(() => new Map);
  function matchesAddressLiterally(e, t) {
   const n = $e(e);
   return n.has(t) || URL.canParse(t) && n.has(new URL(t).href);
  }
  const $e = (0, ge.j)(e => {
   const t = (0, K.jD)(e).slice(1);
   return new Set(t.flatMap(e => URL.canParse(e) ? [ e, new URL(e).href ] : [ e ]));
  });
  var xe = n(64524);
  var Fe = n(61249);
  function allowRuleNames(e, t, n) {
   if (e.tool !== "Bash") return false;
   if (e.specifier.kind === "any") return true;
   if (e.specifier.kind !== "command") return false;
   const {pattern: r} = e.specifier;
   const [o] = r.words;
   if (o?.kind === "literal" && !o.text.includes("/") && !allowForms(t).some(e => e[0] === o.text)) return false;
   const sameProgram = (e, r) => e.includes("/") ? isSameFile(e, t, n) : e === r;
   if (t.role === "unknown" && matchesAnyProgram(r)) return false;
   if (!allowsAssignments(r, t)) return false;
   return allowForms(t).some(e => (0, xe.f0)(r, e, {
    matchUnknown: false,
    sameProgram: sameProgram
   }));
  }
  function isSameFile(e, {name: t, cwd: n}, r) {
   if (!t.includes("/")) return false;
   const o = bareName(e);
   return o === e ? (0, s.Hi)(e, r.workspace) === (0, s.Hi)(t, n) : o === bareName(t);
  }
  function matchesAnyProgram({words: [e]}) {
   return e?.kind === "words" || e?.kind === "pieces" && e.pieces[0] === "";
  }
  function allowsAssignments({assignments: e}, {assigned: t}) {
   return t.every(t => t.isSafe || e.some(e => (0, xe.DU)(e, t, false))) && e.every(e => t.some(t => (0, 
   xe.DU)(e, t, false)));
  }
  function allowRuleReaches(e, t, n) {
   for (let r = t.outer; r !== null; r = r.outer) if ((0, K.jD)(e).includes(t.name, 1) && allowRuleNames(e, r, n)) return true;
   return false;
  }
  function strictRuleNames(e, t) {
   if (e.tool !== "Bash") return false;
   if (e.specifier.kind === "any") return true;
   if (e.specifier.kind !== "command") return false;
   const {pattern: n} = e.specifier;
   const r = n.words.length === 1 ? {
    ...n,
    open: true
   } : n;
   const o = r.assignments.every(e => t.assigned.some(t => (0, xe.DU)(e, t, true)));
   if (!o) return false;
   const s = (0, Fe.yN)(e);
   return denyForms(t).some(e => s.length > 0 && (0, Fe.C7)(s, e) || (0, xe.f0)(r, e, {
    matchUnknown: true,
    sameProgram: sameProgram
   }) || r.open && matchesLoosely(r, e));
  }
  function sameProgram(e, t) {
   return (0, ve.Fl)(e) === (0, ve.Fl)(t);
  }
  function matchesLoosely(e, t) {
   const n = e.words.map(e => e.kind === "literal" ? e.text : null);
   const r = n[0];
   const o = t[0];
   if (n.includes(null) || typeof r !== "string" || typeof o !== "string" || !sameProgram(r, o)) return false;
   const s = n.slice(1).filter(e => e !== null);
   const i = t.slice(1);
   const a = i.filter(e => e === null || !e.startsWith("-"));
   const l = flagsOf(i.filter(e => e !== null));
   const c = i.includes(null);
   const u = flagsOf(s).every(e => c || l.includes(e));
   const d = s.filter(e => !e.startsWith("-")).every((e, t) => a[t] === e || a[t] === null);
   return u && d;
  }
  function flagsOf(e) {
   return e.flatMap(e => {
    if (e.startsWith("--")) return e === "--" ? [] : [ e ];
    return e.startsWith("-") ? Array.from(e.slice(1)).map(e => `-${e}`) : [];
   });
  }
  var Oe = n(90559);
  var Re = n(13528);
  var Pe = n(8702);
  var Ce = n(7780);
  var Se = n(99756);
  var De = n(70804);
  function strictBelow(e, t, {world: n, compared: r}) {
   const o = t.flatMap(t => t.specifier.kind === "path" && (0, Oe.qM)(t.specifier.pattern, e, n) ? [ {
    rule: t,
    pattern: t.specifier.pattern
   } ] : []);
   const [i] = o;
   if (i === void 0 || n.kindOf(e) !== "directory") return null;
   const a = (0, De.E)(e, n);
   r.count += o.length * (a?.length ?? 0);
   if (a === null || r.count > x.No.rules) {
    const {rule: e} = i;
    return {
     rule: e,
     clause: `it contains too many files to compare each of them with the rule ${e.text}`
    };
   }
   for (const e of a) {
    const t = o.find(({pattern: t}) => (0, Oe.$h)(t, e, n, true));
    if (t === void 0) continue;
    const r = (0, s.JA)({
     path: e,
     directory: n.workspace
    }) ?? e;
    return {
     rule: t.rule,
     clause: `it contains ${r}, which the rule ${t.rule.text} covers`
    };
   }
   return null;
  }
  function countRules(e, {compared: t}) {
   t.count += e.length;
   if (t.count > x.No.rules) throw new d.F("size", `it requires more than ${x.No.rules} rule comparisons`);
   return e;
  }
  function changes(e) {
   return e === "write" || e === "delete";
  }
  const Me = {
   read: "reading",
   list: "listing",
   write: "writing",
   delete: "deleting"
  };
  function evaluateFile(e, t, n, r) {
   if (typeof t !== "string") return evaluateAnyFile(e, t, n, r);
   const o = `${e} ${n} ${t}`;
   const s = r.files.get(o) ?? evaluateUncached(e, t, n, r);
   r.files.set(o, s);
   return s;
  }
  function evaluateUncached(e, t, n, r) {
   if ((0, i.tO)(t)) return (0, Ce.LD)("allow", null, `${t} is always allowed`);
   const {world: o} = r;
   const s = o.realpath(t);
   const a = evaluateRealFile(e, t, n, r);
   if (s === t) return a;
   const l = evaluatePath({
    access: e,
    path: s,
    shown: `${displayPath(t, o)} (a link to ${displayPath(s, o)})`,
    tool: n,
    context: r
   });
   if (a.decision === l.decision) return {
    ...a,
    missing: a.missing && l.missing
   };
   return (0, Ce.OI)([ a, {
    ...l,
    missing: false
   } ]) ?? a;
  }
  function evaluateAnyFile(e, {any: t}, n, r) {
   const o = `${Me[e]} any file`;
   const s = r.rules.deny.find(t => covers(t, {
    access: e,
    tool: n
   }));
   const i = `${t} is unknown before the command runs`;
   if (s !== void 0) return (0, Ce.LD)("deny", s, `${o}: ${i}, so the rule ${s.text} may deny it: ${(0, 
   Re.w)(t)}`);
   if (r.mode === "plan" && changes(e)) return (0, Ce.LD)("deny", null, `${o} is not allowed in mode plan`);
   const a = changes(e) ? "a sensitive or protected path" : "a sensitive file";
   return (0, Ce.LD)("deny", null, `${o}: ${i}, so it may be ${a}: ${(0, Re.w)(t)}`);
  }
  function displayPath(e, {workspace: t}) {
   const n = (0, s.JA)({
    path: e,
    directory: t
   });
   return n === "" ? "the workspace" : n ?? e;
  }
  function evaluateRealFile(e, t, n, r) {
   if ((0, i.tO)(t)) return (0, Ce.LD)("allow", null, `${t} is always allowed`);
   return evaluatePath({
    access: e,
    path: t,
    shown: displayPath(t, r.world),
    tool: n,
    context: r
   });
  }
  function evaluatePath(e) {
   const {access: t, path: n, shown: r, context: o} = e;
   const a = `${Me[t]} ${r}`;
   if ((0, i.WF)(n)) return (0, Ce.LD)("deny", null, `${a}: tools cannot access /proc, /sys and /dev`);
   const l = matching("deny", e);
   if (l !== void 0) return (0, Ce.k2)(l, a);
   const c = ruleBelow("deny", e);
   if (c !== null) return (0, Ce.LD)("deny", c.rule, `${a}: ${c.clause}`);
   const u = isTemporary(n, o.world) || t === "list" && (0, s.FK)({
    path: n,
    directory: o.world.workspace
   });
   const d = u ? "low" : (0, Se.y)(n);
   const f = denyByName(e, a, d);
   if (f !== null) return f;
   if (o.mode === "plan" && changes(t)) return (0, Ce.LD)("deny", null, `${a} is not allowed in mode plan`);
   const m = o.mode === "yolo" ? void 0 : matching("ask", e);
   if (m !== void 0) return (0, Ce.k2)(m, a);
   const p = o.mode === "yolo" ? null : ruleBelow("ask", e);
   if (p !== null) return (0, Ce.LD)("ask", p.rule, `${a}: ${p.clause}`);
   const h = matching("allow", e);
   if (h !== void 0) return (0, Ce.k2)(h, a);
   return byDefault(e, a, d);
  }
  function ruleBelow(e, t) {
   const {access: n, path: r, context: o} = t;
   if (n !== "delete" || o.rules[e].length === 0) return null;
   const s = countRules(o.rules[e], o).filter(e => covers(e, t));
   return strictBelow(r, s, o);
  }
  function denyByName(e, t, n) {
   const {access: r, path: o, context: a} = e;
   const l = r === "read" ? a.world.hiddenBy?.(o) ?? null : null;
   if (!changes(r) && n !== "high" && l === null) return null;
   const isNamedBy = t => {
    const isNaming = n => n.specifier.kind === "path" && t(n.specifier.pattern) && covers(n, e) && matches(n, e);
    return candidates("allow", e).some(isNaming) || a.more.some(isNaming);
   };
   if (n === "high" && !isNamedBy(e => e.exact)) return (0, Ce.LD)("deny", null, `${t}: the file may contain credentials, and no allow rule names this exact path`);
   if (l !== null && !isNamedBy(e => e.exact)) return (0, Ce.LD)("deny", null, `${t}: ${l} hides it, and no allow rule names this exact path`);
   if (!changes(r)) return null;
   if (r === "delete" && (0, s.FK)({
    path: a.world.workspace,
    directory: o
   })) return (0, Ce.LD)("deny", null, `${t} would remove the workspace itself`);
   const c = (0, i.Aq)(o);
   if (c === null) return null;
   return isNamedBy(e => (0, Oe.KQ)(e, c)) ? null : (0, Ce.LD)("deny", null, `${t}: ${c} is protected, and no allow rule names it`);
  }
  function byDefault(e, t, n) {
   const {access: r, path: o, tool: i, context: a} = e;
   const l = (0, s.FK)({
    path: o,
    directory: a.world.workspace
   });
   if (isTemporary(o, a.world)) return (0, Ce.LD)("allow", null, `${t} is allowed in the run's TMPDIR`);
   if (changes(r) && !l) return {
    ...(0, Ce.J8)(`${t} outside the workspace needs a rule that names the path`),
    decision: "deny"
   };
   if (n === "medium" && !(!changes(r) && a.world.isOwn?.(o) === true)) return (0, 
   Ce.J8)(`${t} needs a rule because the file may contain private data`);
   if (a.mode === "yolo") return (0, Ce.LD)("allow", null, `mode yolo allows ${t}`);
   if (!changes(r) && l) {
    const e = o === a.world.workspace ? "" : " inside the workspace";
    return (0, Ce.LD)("allow", null, `${t} is allowed${e}`);
   }
   const c = r === "delete" && a.world.kindOf(o) === "directory";
   if (l && !c && a.mode === "auto-edit") return (0, Ce.LD)("allow", null, `mode auto-edit allows ${t}`);
   const u = l ? "" : " outside the workspace";
   return (0, Ce.J8)(`no rule allows ${t}${u}${i === "Bash" ? " from a command" : ""}`);
  }
  function matching(e, t) {
   const {context: n} = t;
   const isMatch = e => covers(e, t) && matches(e, t);
   return candidates(e, t).find(isMatch) ?? (e === "allow" ? n.more.find(isMatch) : void 0);
  }
  function isOutside({path: e, context: {world: t}}) {
   return !(0, s.FK)({
    path: e,
    directory: t.workspace
   }) && !isTemporary(e, t);
  }
  function isTemporary(e, {temporary: t}) {
   return t !== void 0 && (0, s.FK)({
    path: e,
    directory: t
   });
  }
  function candidates(e, {path: t, tool: n, context: r}) {
   return countRules((0, ve.aM)(r.rules[e], t, n), r);
  }
  function covers(e, t) {
   if (e.tool === "Read") return !changes(t.access);
   if (e.tool === "Write" || e.tool === "Edit") return changes(t.access);
   return e.tool === t.tool && e.tool !== "Bash";
  }
  function matches(e, t) {
   const n = e.list === "allow" && isOutside(t);
   if (e.specifier.kind === "any") return !n;
   return e.specifier.kind === "path" && (!n || (0, Oe.Dc)(e.specifier.pattern)) && (0, 
   Oe.$h)(e.specifier.pattern, t.path, t.context.world, e.list !== "allow");
  }
  var We = n(27126);
  const Ae = 100;
  function showCommand(e) {
   const t = (0, We.u)(e);
   const n = t.replace(/\s+/g, " ");
   return `\`${n.length > Ae ? `${n.slice(0, Ae - 3)}\u2026` : n}\``;
  }
  var Ne = n(56782);
  function evaluateCommandEffect(e, t, n, r) {
   const o = (0, Pe.E)(e);
   const s = o === null ? void 0 : ruleWithText(o, t, n);
   if (s !== void 0) return granted(s, "this program text");
   switch (e.kind) {
   case "read":
   case "list":
   case "write":
   case "delete":
    {
     const o = evaluateFile(e.kind, e.path, "Bash", r);
     const {kind: s, path: i} = e;
     if (!o.missing || typeof i !== "string") return o;
     const a = n.find(e => grantsFile(e, {
      kind: s,
      path: i
     }, t, r.world));
     return a === void 0 ? o : granted(a, i);
    }

   case "fetch":
    {
     const t = (0, Ne.Aq)(e.url, "Bash", r);
     const {url: o} = e;
     if (!t.missing || typeof o !== "string") return t;
     const s = n.find(e => matchesAddressLiterally(e, o));
     return s === void 0 ? t : granted(s, o);
    }

   case "exec":
    return "any" in e.argv ? evaluateAnyProgram(e.argv, t, r) : unnamed(e.kind);

   case "post":
    return evaluateRecordedWrite(e, t, n, r);

   case "mcp":
    return unnamed(e.kind);
   }
  }
  function evaluateRecordedWrite({what: e, target: t}, n, r, o) {
   const s = {
    tool: e,
    effects: [],
    ...t === void 0 ? {} : {
     subject: t
    }
   };
   const i = (0, Ne.Ql)(s, o);
   if (i.decision !== "ask" || i.rule !== null) return i;
   const a = r.find(e => !(0, Ne.aT)(s) || namesEveryRisk(e, n));
   return a === void 0 ? i : granted(a, t === void 0 ? e : `${e}(${t})`);
  }
  function namesEveryRisk(e, {risks: t}) {
   return e.specifier.kind === "command" && t.every(t => matchesRiskLiterally(e, t, 1));
  }
  function ruleWithText(e, {argv: t, risks: n}, r) {
   if (!t.some(t => t.kind === "literal" && t.value === e)) return;
   const o = n.find(({word: t}) => t === e);
   return o && r.find(e => e.specifier.kind === "command" && matchesRiskLiterally(e, o, 1));
  }
  function unnamed(e) {
   return (0, Ce.LD)("ask", null, `no rule allows a command to ${e}`);
  }
  function evaluateAnyProgram({any: e}, t, {rules: n}) {
   const r = t.risks.find(({word: t}) => t === e);
   const o = r?.why ?? "is unknown before the command runs, and this program is unknown";
   const s = r?.hint ?? (0, Re.w)(e);
   const i = n.deny.find(({tool: e}) => e === "Bash") ?? null;
   return (0, Ce.LD)("deny", i, `${showCommand(t)}: ${e} ${o}: ${s}`);
  }
  function granted(e, t) {
   return (0, Ce.LD)("allow", e, `the rule ${e.text} names ${t}`);
  }
  function grantsFile(e, t, n, r) {
   if (!matchesPathLiterally(e, t.path, n.cwd)) return false;
   const o = t.kind === "write" || t.kind === "delete";
   return !o || e.specifier.kind !== "command" || followsFromRule(e, t, n, r);
  }
  function followsFromRule({specifier: e}, t, n, r) {
   const s = e.kind === "command" ? e.pattern.words : [];
   const i = s.flatMap(e => e.kind === "literal" ? [ (0, v.CK)(e.text) ] : []);
   const [a, ...l] = i;
   const c = (0, ve.Fl)(n.name);
   if (a === void 0 || i.length < s.length || (0, ve.Fl)((0, v.bG)(a)) !== c) return true;
   const u = (0, o.w)(c);
   if (u === void 0) return true;
   const {effects: d} = u.read({
    argv: [ (0, v.CK)(c), ...l ],
    cwd: n.cwd
   }, r);
   return d.some(e => e.kind === t.kind && e.path === t.path);
  }
  function namesDirectory(e, {rules: t, more: n, world: r}) {
   return [ ...Be(t.allow), ...n ].some(({tool: t, specifier: n}) => {
    if (t !== "Bash" || n.kind !== "command") return t === "Bash" && n.kind === "any";
    const [o, s, ...i] = n.pattern.words;
    if (o?.kind !== "literal" || o.text !== "cd" || i.length > 0) return false;
    if (s === void 0) return n.pattern.open;
    return matchesDirectory(s, e.cwd, r);
   });
  }
  function matchesDirectory(e, t, n) {
   if (e.kind === "literal") return (0, s.Hi)(e.text, n.workspace) === t;
   const r = (0, Oe.AA)(t, n);
   return [ r, `./${r}` ].some(t => (0, xe.Sr)(e, t));
  }
  const Be = (0, ge.j)(e => e.filter(e => e.tool === "Bash" && (e.specifier.kind === "any" || (0, 
  K.jD)(e)[0] === "cd")));
  const Le = /(?:^|\/)(?:node_modules|vendor|third_party|\.[^/]*)(?:\/|$)/;
  function isTrustedPackage(e, t) {
   const {world: n} = t;
   const r = (0, s.JA)({
    path: e,
    directory: n.workspace
   });
   if (r === null || Le.test(r)) return false;
   const mayWrite = e => evaluateFile("write", e, "Bash", t).decision === "allow";
   const o = manifestsIn(e, n);
   return o.length > 0 && o.every(t => !mayWrite(`${e}/${t}`) || mayWrite(`${n.workspace}/${t}`));
  }
  function evaluateWithoutRule(e, t, n) {
   if (n.mode === "yolo") return {
    decision: "allow",
    code: "default",
    rule: null,
    reason: `mode yolo allows ${t}`
   };
   const r = e.assigned.find(({isSafe: e}) => !e);
   const o = r === void 0 ? "" : `; it would have to name ${r.name} too`;
   const s = {
    decision: "ask",
    code: "missing-rule",
    rule: null,
    reason: `no rule allows ${t}${o}`
   };
   if (!n.readOnlyCommands || !e.readsOnlyFiles || r !== void 0) return s;
   for (const t of e.bulk) {
    const e = closedIn(t, n);
    if (e !== null) return {
     ...s,
     reason: `${s.reason}, and ${e}`
    };
   }
   return {
    decision: "allow",
    code: "default",
    rule: null,
    reason: `${t} only reads files that the rules allow`
   };
  }
  const Ee = /\.log(?:\.\d+)?$/i;
  function closedIn(e, t) {
   const {world: n} = t;
   const r = [ ...t.rules.deny, ...t.rules.ask ].filter(({tool: e}) => e === "Read");
   const [o] = r;
   if (e.of === "history" && o !== void 0) return `git shows the content of files in any commit, where the rule ${o.text} cannot be applied`;
   const i = (0, s.JA)({
    path: e.path,
    directory: n.workspace
   }) || "the workspace";
   const a = e.of === "directory" ? ": use the tool Grep, which leaves out files that the rules deny" : "";
   const l = e.sensitive();
   if (l === null) return `there are too many files in ${i} to check each of them${a}`;
   const isOpen = e => evaluateFile("read", e, "Bash", t).decision === "allow";
   const isShown = t => e.of === "history" && Ee.test(t);
   const c = l.find(t => e.includes(t) && !isShown(t) && !isOpen(t));
   if (c !== void 0) return `it would read ${(0, s.JA)({
    path: c,
    directory: n.workspace
   }) ?? c}, which needs a rule of its own${a}`;
   if (o === void 0 || e.of === "history") return null;
   const u = (0, De.E)(e.path, n);
   if (u === null) return `there are too many files in ${i} to check each of them${a}`;
   const d = u.find(n => e.includes(n) && strictRule(n, r, t) !== void 0);
   return d === void 0 ? null : `it would read ${(0, s.JA)({
    path: d,
    directory: n.workspace
   }) ?? d}, which the rule ${strictRule(d, r, t)?.text ?? ""} covers${a}`;
  }
  function strictRule(e, t, n) {
   return countRules(t, n).find(({specifier: t}) => t.kind === "any" || t.kind === "path" && (0, 
   Oe.$h)(t.pattern, e, n.world, true));
  }
  function evaluateCommand(e, t, n) {
   const r = countRules((0, ve.gh)(n.rules.allow, () => reachingForms(e)), n);
   const o = matchingRules(r, e, n);
   for (const t of matchingRules(n.more, e, n)) o.push(t);
   const s = {
    kind: "exec",
    argv: e.argv.map(e => e.kind === "literal" ? e.value : e.source),
    cwd: e.cwd
   };
   const i = evaluateExec({
    step: e,
    alone: t,
    rules: o
   }, n);
   const a = [ (0, Ce.Z7)(s, i) ];
   for (const t of e.effects) a.push((0, Ce.Z7)(t, evaluateCommandEffect(t, e, o, n)));
   for (const t of possibleAccesses(e, n.world)) {
    const r = evaluateCommandEffect(t, e, o, n);
    r.decision === "deny" && a.push((0, Ce.Z7)(t, r));
   }
   return {
    step: e,
    parts: a,
    ownDecision: (0, Ce.OI)(a) ?? i,
    alone: t,
    rules: o
   };
  }
  function isCommandAllowedNow(e, t) {
   const {step: n, alone: r} = e;
   const o = [ ...e.rules, ...matchingRules(t.more, n, t) ];
   return e.parts.every(({decision: e, effect: s}, i) => {
    if (e === "allow") return true;
    const a = i === 0 ? evaluateExec({
     step: n,
     alone: r,
     rules: o
    }, t) : evaluateCommandEffect(s, n, o, t);
    return a.decision === "allow";
   });
  }
  function matchingRules(e, t, {world: n}) {
   return e.filter(e => allowRuleNames(e, t, n) || allowRuleReaches(e, t, n));
  }
  function reachingForms(e) {
   const t = [ ...allowForms(e) ];
   for (let {outer: n} = e; n !== null; n = n.outer) t.push(...allowForms(n));
   return t;
  }
  function evaluateExec({step: e, alone: t, rules: n}, r) {
   const o = showCommand(e);
   const s = findStrictRule("deny", e, r);
   if (s !== void 0) return (0, Ce.k2)(s, o);
   const i = e.risks.find(e => e.never === true);
   if (i !== void 0) {
    const e = i.hint === void 0 ? "" : `: ${i.hint}`;
    const t = `${o}: ${i.word} ${i.why}; no rule can allow this${e}`;
    return {
     ...(0, Ce.LD)("deny", null, t),
     code: "never",
     ...hintOf(i)
    };
   }
   const a = (e.role === "neutral" || e.role === "transparent") && e.assigned.every(e => e.isSafe);
   if (r.mode === "plan" && !e.readOnly && !a) return (0, Ce.LD)("deny", null, `mode plan allows only read-only commands, and ${o} is not known to be read-only`);
   const l = r.mode === "yolo" ? void 0 : findStrictRule("ask", e, r);
   if (l !== void 0) return (0, Ce.k2)(l, o);
   return decidePermission({
    step: e,
    called: o,
    rules: n,
    free: a && (!t || r.readOnlyCommands)
   }, r);
  }
  function findStrictRule(e, t, n) {
   if (n.rules[e].length === 0) return;
   const r = countRules((0, ve.gM)(n.rules[e], () => denyForms(t)), n);
   return r.find(e => strictRuleNames(e, t));
  }
  const Ie = /^(?:sudo|sudoedit|su|doas|pkexec|runuser|run0)$/;
  function decidePermission({step: e, called: t, rules: n, free: r}, o) {
   const [s = null] = n;
   const i = (0, ve.Fl)(e.name);
   if (Ie.test(i) && !n.some(e => (0, ve.Fl)((0, K.jD)(e)[0] ?? "") === i)) return (0, 
   Ce.LD)("deny", null, `${t} runs as another user, and no allow rule names ${i}`);
   const a = findUncoveredRisk(e.risks, n, o);
   if (s === null && !r && a?.anyProgram !== true) return evaluateWithoutRule(e, t, o);
   if (a !== void 0) {
    const e = a.hint === void 0 ? ", and no rule names it" : `: ${a.hint}`;
    return {
     ...(0, Ce.LD)("ask", s, `${t}: ${a.word} ${a.why}${e}`),
     ...hintOf(a)
    };
   }
   if (e.elsewhere && o.mode !== "yolo" && !canRunInDirectory(e, n, o)) {
    const n = (0, Oe.AA)(e.cwd, o.world);
    return (0, Ce.LD)("ask", s, `${t} runs scripts from ${n}, and no rule names \`cd ${n}\``);
   }
   const l = e.role === "unknown" ? e.argv.find(e => e.kind !== "literal") : void 0;
   if (l !== void 0 && o.mode !== "yolo" && s?.specifier.kind !== "any") {
    const e = `${t}: this program is unknown, and ${l.source} is not constant`;
    return {
     ...(0, Ce.LD)("ask", s, e),
     hint: `write the value of ${l.source} itself`
    };
   }
   return s === null ? (0, Ce.LD)("allow", null, `${t} changes nothing outside the shell`) : (0, 
   Ce.k2)(s, t);
  }
  const hintOf = ({hint: e}) => e === void 0 ? {} : {
   hint: e
  };
  function canRunInDirectory(e, t, n) {
   if (namesDirectory(e, n) || isTrustedPackage(e.cwd, n)) return true;
   return e.alias !== void 0 && t.some(t => matchesPathLiterally(t, e.cwd, n.world.workspace));
  }
  function findUncoveredRisk(e, t, n) {
   if (e.length === 0) return;
   const r = n.mode === "yolo" || t.some(e => e.specifier.kind === "any");
   const o = new Map;
   for (const {word: t} of e) o.set(t, (o.get(t) ?? 0) + 1);
   return e.find(e => !(r && e.anyProgram !== true) && !isToolAllowed(e, n) && !t.some(t => matchesRiskLiterally(t, e, o.get(e.word) ?? 1)));
  }
  function isToolAllowed({tool: e}, t) {
   if (e === void 0) return false;
   return (0, Ne.Ql)({
    tool: e.name,
    effects: [],
    subject: e.subject
   }, t).decision === "allow";
  }
  function possibleAccesses(e, t) {
   if (e.role !== "unknown" && e.risks.length === 0) return [];
   const n = new Set(e.risks.map(({word: e}) => e));
   const isFile = n => /^\.|\//.test(n) || t.kindOf((0, s.Hi)(n, e.cwd)) !== "missing";
   return e.argv.slice(1).flatMap(t => {
    if (t.kind !== "literal" || t.value === "") return [];
    if (e.role !== "unknown" && !n.has(t.value)) return [];
    const r = new Set([ t.value, t.value.slice(t.value.indexOf("=") + 1) ].filter(t => !t.startsWith("-") && t !== "" && (e.role === "unknown" || isFile(t))));
    return [ ...r ].flatMap(t => {
     const n = (0, s.Hi)(t, e.cwd);
     const r = e.role === "unknown" && isFile(t) ? [ {
      kind: "write",
      path: n
     } ] : [];
     return [ {
      kind: "read",
      path: n
     }, ...r ];
    });
   });
  }
  function parseRequest(e, t) {
   const n = {
    world: t,
    programs: ee
   };
   const r = [];
   const o = [];
   for (const t of e) {
    if (t.kind !== "shell" && t.kind !== "exec") {
     if (lengthOf(t) > x.No.length) return {
      problem: {
       form: "other",
       problem: je
      },
      lines: [],
      effects: []
     };
     r.push(t);
     continue;
    }
    const e = t.kind === "shell" ? analyzeCommandLine(t.command, t.cwd, n) : analyzeArgv(t.argv, t.cwd, n);
    if ("problem" in e) return {
     problem: e,
     lines: [],
     effects: []
    };
    const s = e.steps.every(e => e.role === "neutral" || e.role === "transparent");
    o.push({
     steps: e.steps,
     redirected: e.redirected,
     scripts: e.scripts,
     alone: s
    });
   }
   return {
    problem: null,
    lines: o,
    effects: r
   };
  }
  const je = `a path, address or name is longer than ${x.No.length} characters`;
  function lengthOf(e) {
   switch (e.kind) {
   case "read":
   case "write":
   case "delete":
    return e.path.length;

   case "fetch":
    return e.url.length;

   case "post":
    return e.target?.length ?? 0;

   case "mcp":
    return e.server.length + e.tool.length;
   }
  }
  function evaluateRequest(e, t, n) {
   if (t.problem !== null) return refusedRequest(t.problem, e, n);
   try {
    return evaluateParts(e, t, n);
   } catch (t) {
    if (t instanceof d.F) return refusedRequest(t.line, e, n);
    throw t;
   }
  }
  function evaluateParts(e, t, n) {
   const r = [];
   const o = [];
   const s = [];
   for (const e of t.lines) {
    for (const t of e.steps) {
     const s = evaluateCommand(t, e.alone, n);
     r.push(s);
     for (const e of s.parts) o.push(e);
    }
    for (const t of e.scripts) s.push(t);
   }
   for (const r of t.lines) for (const t of r.redirected) o.push(evaluateEffect(t, e, n));
   for (const r of t.effects) o.push(evaluateEffect(r, e, n));
   const i = o.length === 0 ? (0, Ne.Ql)(e, n) : decidingPart(o);
   return {
    decision: i.decision,
    outcome: i.decision === "allow" ? "run" : "refuse",
    code: i.code,
    rule: i.rule,
    reason: i.reason.charAt(0).toUpperCase() + i.reason.slice(1),
    effects: o.map(e => e.effect),
    parts: o,
    scripts: s,
    suggest: [],
    commands: r,
    ...i.decision === "allow" ? {} : {
     refusalKey: refusalKeyOf(i, e)
    }
   };
  }
  function refusalKeyOf(e, t) {
   const {effect: n, code: r, rule: o} = e;
   if (o !== null) return o;
   if (n?.kind !== "exec") return JSON.stringify([ r, n ?? t.subject ]);
   const s = r === "missing-rule" || "any" in n.argv ? [] : n.argv.slice(0, 2);
   return JSON.stringify([ r, ...s ]);
  }
  function otherParts({commands: e, parts: t}) {
   return t.slice(e.reduce((e, t) => e + t.parts.length, 0));
  }
  function refusedPartsOf(e) {
   const t = otherParts(e).filter(e => e.decision !== "allow");
   return {
    steps: e.commands.filter(({ownDecision: e}) => e.decision !== "allow"),
    effects: t.map(e => e.effect),
    isTool: e.parts.length === 0
   };
  }
  function isAllowedNow(e, {steps: t, effects: n, isTool: r}, o) {
   return (!r || (0, Ne.Ql)(e, o).decision === "allow") && n.every(t => evaluateEffect(t, e, o).decision === "allow") && t.every(e => isCommandAllowedNow(e, o));
  }
  function refusedRequest(e, t, n) {
   const r = n.rules.deny.find(e => e.tool === t.tool && e.specifier.kind === "any");
   const o = `The ${t.tool === "Bash" ? "command line" : "call"} is refused: ${e.problem}`;
   return {
    decision: "deny",
    outcome: "refuse",
    code: "unreadable",
    rule: r?.text ?? null,
    reason: o,
    effects: [],
    parts: [],
    scripts: [],
    suggest: [],
    commands: [],
    refusalKey: r?.text ?? JSON.stringify([ "unreadable", e.form, e.problem ]),
    ...e.syntaxError === void 0 ? {} : {
     syntaxError: e.syntaxError
    }
   };
  }
  function evaluateEffect(e, t, n) {
   switch (e.kind) {
   case "read":
   case "list":
   case "write":
   case "delete":
    return (0, Ce.Z7)(e, evaluateFile(e.kind, e.path, t.tool, n));

   case "fetch":
    return (0, Ce.Z7)(e, (0, Ne.Aq)(e.url, t.tool, n));

   case "mcp":
    return (0, Ce.Z7)(e, (0, Ne.yC)(e, n));

   case "post":
    return (0, Ce.Z7)(e, (0, Ne.Ql)(writeRequestOf(e, t), n));

   case "exec":
    return (0, Ce.Z7)(e, (0, Ne.Ql)(t, n));
   }
  }
  function writeRequestOf({what: e, target: t}, n) {
   const r = t ?? n.subject;
   const o = (0, te.Zt)(e) ?? n.tool;
   return {
    tool: o,
    effects: [],
    ...r === void 0 ? {} : {
     subject: r
    }
   };
  }
  function decidingPart(e) {
   const t = (0, Ce.OI)(e);
   if (t === void 0) throw new Error("a call without parts has no decision");
   if (t.decision === "deny") return e.find(({decision: e, rule: t}) => e === "deny" && t !== null) ?? t;
   return t.decision === "allow" ? e.find(e => e.rule !== null) ?? t : t;
  }
  const Te = 8;
  function refusalOf(e, t, n, r) {
   const {commands: o, parts: s, reason: i} = e;
   if (t !== null) {
    const o = qe[t.form];
    const s = o === null ? nearestTo(e, n, r) : [];
    return {
     kind: o === null ? "permission" : "form",
     missing: [ t.problem ],
     rewrites: o === null ? [] : [ o ],
     permitted: [],
     nearest: s
    };
   }
   const a = s.filter(({decision: e}) => e !== "allow");
   const l = [ ...new Set(a.flatMap(e => rewriteOfPart(e) ?? [])) ];
   const c = a.length > 0 && a.every(e => rewriteOfPart(e) !== null);
   const u = a.length === 0 ? [ i ] : [ ...new Set(a.map(e => e.reason)) ];
   const d = o.filter(({ownDecision: e, step: t}) => e.decision === "allow" && t.outer === null);
   return {
    kind: c ? "form" : "permission",
    missing: truncateList(u),
    rewrites: l,
    permitted: truncateList([ ...new Set(d.map(({step: e}) => `\`${(0, We.u)(e)}\``)) ]),
    nearest: c ? [] : nearestTo(e, n, r)
   };
  }
  function rewriteOfPart({effect: e, hint: t}) {
   const n = (0, Pe.E)(e);
   return t ?? (n === null ? null : (0, Re.w)(n));
  }
  function truncateList(e) {
   return e.length <= Te ? e : [ ...e.slice(0, Te), `and ${e.length - Te} more` ];
  }
  const ze = new Map(Object.entries({
   Read: "cat head tail less more",
   Grep: "grep egrep fgrep rg ag",
   Glob: "find fd",
   List: "ls tree"
  }).flatMap(([e, t]) => t.split(" ").map(t => [ t, e ])));
  function nearestTo({commands: e, parts: t}, n, {allow: r, deny: o}) {
   const s = e.flatMap(({step: e, ownDecision: t}) => t.decision === "allow" ? [] : [ (0, 
   ve.Fl)(e.name) ]);
   const isDenied = e => o.some(t => t.tool === e && t.specifier.kind === "any");
   const i = s.flatMap(e => ze.get(e) ?? []);
   const a = [ ...new Set(i) ].filter(e => !isDenied(e)).map(e => `the tool ${e}`);
   const l = t.some(({decision: e, effect: t}) => e !== "allow" && /write|delete/.test(t.kind));
   const c = l ? r.filter(({tool: e}) => e === "Write" || e === "Edit") : [];
   const u = n.tool === "Bash" ? nearestCommands(r, s, a.length === 0) : [];
   return truncateList([ ...a, ...[ ...u, ...c ].map(shown) ]);
  }
  function nearestCommands(e, t, n) {
   const r = e.filter(e => e.tool === "Bash" && (0, K.jD)(e).length > 0);
   const o = r.filter(e => t.includes((0, ve.Fl)((0, K.jD)(e)[0] ?? "")));
   return o.length > 0 || !n ? o : r;
  }
  function shown({tool: e, text: t, specifier: n}) {
   if (e !== "Bash" || n.kind !== "command") return t;
   const r = t.slice(t.indexOf("(") + 1, -1).trim();
   return `\`${r.replace(/(?::| )\*$/, " \u2026")}\``;
  }
  const qe = {
   private: null,
   redirection: 'write the path itself as the target, such as `> out.txt`, or `> "$TMPDIR/out.txt"` for a temporary file',
   "command-name": "write the program name itself, without a variable or substitution",
   size: "split it into several shorter calls",
   link: "use the real path, and create links in a separate call",
   directory: "write the directory itself after cd, or use paths relative to the workspace root",
   environment: "remove the variable, or set it for one command with `env NAME=value COMMAND`",
   quotes: "put double quotes around the value",
   braces: "write out each word instead of using braces",
   number: "write the number itself",
   code: "write the commands themselves instead of `eval` or `source`",
   substitution: "run the inner command in a separate call, and write its output as a constant",
   variable: "write the value itself",
   other: "use simple commands with constant words, one per call"
  };
  const He = 300;
  function addRulesForStep(e, t, {world: n, isGeneral: r}) {
   for (const [o, s] of t.parts.entries()) {
    if (s.decision === "allow") continue;
    if (s.effect.kind === "list") e.add(commandRule(t, n)); else if (o > 0) addRulesForEffect(e, s, n); else {
     e.add((r ? generalRule(t) : null) ?? commandRule(t, n));
     t.step.elsewhere && e.add(`Bash(cd ${(0, xe.zc)([ (0, Oe.AA)(t.step.cwd, n) ])})`);
    }
   }
  }
  function addRulesForEffect(e, {decision: t, effect: n}, r) {
   if (t === "allow" || isNeverSuggested(n)) return;
   switch (n.kind) {
   case "read":
   case "write":
   case "delete":
    {
     if (typeof n.path !== "string") return;
     const t = n.kind === "read" ? "Read" : "Write";
     if (n.path === r.workspace) {
      e.add(`${t}(**)`);
      return;
     }
     e.add(`${t}(${(0, Oe.AA)(n.path, r)})`);
     const o = r.realpath(n.path);
     o !== n.path && e.add(`${t}(${(0, Oe.AA)(o, r)})`);
     return;
    }

   case "fetch":
    {
     if (typeof n.url !== "string") return;
     const t = (0, Ne.w4)(n.url);
     t !== null && e.add(`WebFetch(domain:${t})`);
     return;
    }

   case "exec":
   case "list":
   case "post":
   case "mcp":
   }
  }
  function isNeverSuggested(e) {
   if (e.kind !== "write" && e.kind !== "delete") return false;
   const {path: t} = e;
   const n = typeof t === "string" ? (0, i.Aq)(t) : null;
   if (typeof t !== "string" || n === null) return false;
   return /^\.git(?:hub)?$/i.test(n) || t.endsWith(`/${n}`) && !/.\.[a-z]+$/i.test(n);
  }
  const Ue = {
   git: 2,
   gh: 3,
   glab: 3,
   docker: 2,
   kubectl: 2,
   npm: 2,
   cargo: 2,
   go: 2
  };
  function generalRule({step: e}) {
   const {name: t, readOnly: n, role: r, risks: o, assigned: s, elsewhere: i} = e;
   if (!n || r !== "known" || o.length > 0 || s.length > 0 || i) return null;
   const a = patternWords(e).slice(0, Ue[t] ?? 1);
   return a.every(e => e !== null && /^[a-z][\w-]*$/.test(e)) ? `Bash(${a.join(" ")}:*)` : null;
  }
  function hasGeneralRule(e) {
   return e.parts[0]?.decision !== "allow" && generalRule(e) !== null;
  }
  function ruleForTool(e) {
   if (e.subject === void 0 || e.tool.startsWith("mcp__")) return e.tool;
   return `${e.tool}(${e.subject.replace(/[\\*?[\]]/g, "\\$&")})`;
  }
  function commandRule(e, t) {
   const n = patternWords(e.step).map((n, r) => r === 0 ? fromWorkspace(n, e.step.cwd, t) : n);
   const r = n.findIndex(e => e === null || e.includes("\n"));
   const o = r < 0 ? (0, xe.zc)(n.map(e => e ?? "")) : null;
   const s = e.step.assigned.filter(({isSafe: e}) => !e).map(assignmentPattern);
   if (o !== null && o.length <= He) return `Bash(${[ ...s, o ].join(" ")})`;
   const i = n.slice(0, r < 0 ? 2 : r).map(e => e ?? "");
   return `Bash(${[ ...s, (0, xe.zc)(i) ].join(" ")}:*)`;
  }
  function fromWorkspace(e, t, n) {
   if (e === null || !e.includes("/") || e.startsWith("/") || t === n.workspace) return e;
   const r = (0, s.JA)({
    path: (0, s.Hi)(e, t),
    directory: n.workspace
   });
   return r === null ? e : `./${r}`;
  }
  function assignmentPattern({name: e, value: t}) {
   return `${e}=${t === null ? "*" : t === "" ? "" : (0, xe.zc)([ t ])}`;
  }
  function createPolicyEngine(e) {
   return createExplainer(e);
  }
  function createExplainer(e) {
   const t = policyContextFor(e);
   return e => explainRequest(e, t);
  }
  const Ge = 4096;
  function createFileGuard(e) {
   const t = policyContextFor(e);
   const n = {
    read: new Map,
    write: new Map,
    delete: new Map
   };
   const decide = (n, r) => {
    t.compared.count = 0;
    return answerFor(() => evaluateRealFile(n, r, e.tool, t));
   };
   return (t, r, o) => {
    if (o === "once") return decide(t, r);
    const s = n[t];
    const i = s.get(r);
    if (i !== void 0 && e.world.isOwn?.(r) !== true) return i;
    const a = decide(t, r);
    s.size >= Ge && s.clear();
    s.set(r, a);
    return a;
   };
  }
  function answerFor(e) {
   try {
    const t = e();
    return t.decision === "allow" ? null : t.reason;
   } catch (e) {
    if (e instanceof d.F) return e.line.problem;
    throw e;
   }
  }
  function policyContextFor(e) {
   const {rules: t, diagnostics: n} = (0, K.NR)(e.lists);
   const [r] = n;
   if (r !== void 0) throw new Error(`invalid rule: ${r.rule} (${r.message})`);
   const {mode: o, readOnlyCommands: s, world: i} = e;
   return {
    rules: t,
    mode: o,
    readOnlyCommands: s,
    world: i,
    more: [],
    files: new Map,
    compared: {
     count: 0
    }
   };
  }
  const Je = 24;
  const Ze = 2500;
  const _e = "too many parts are refused to suggest rules";
  function explainRequest(e, t) {
   const n = (0, V.N)(t.world);
   const o = parseRequest(e.effects, n);
   const s = (0, r.s)(n, o.lines.flatMap(e => e.redirected));
   const i = {
    ...t,
    world: s,
    files: new Map,
    compared: {
     count: 0
    }
   };
   const a = evaluateRequest(e, o, i);
   if (a.outcome === "run") return o.lines.length === 0 ? a : {
    ...a,
    needs: () => (0, Q.jq)(a, t)
   };
   const refusal = () => refusalOf(a, o.problem, e, t.rules);
   return {
    ...suggestedOrTooMany(a, {
     request: e,
     prepared: o,
     context: i
    }),
    refusal: refusal
   };
  }
  function suggestedOrTooMany(e, t) {
   try {
    return withSuggestions(e, t);
   } catch (t) {
    if (t instanceof d.F) return {
     ...e,
     reason: `${e.reason}; ${_e}`
    };
    throw t;
   }
  }
  function withSuggestions(e, {request: t, prepared: n, context: r}) {
   const o = [ ...wantedRules(e, t, r.world, false) ];
   if (o.length > Je) return {
    ...e,
    reason: `${e.reason}; it would need more than ${Je} rules, too many to suggest`
   };
   if (n.problem !== null) return {
    ...e,
    reason: `${e.reason}; no allow rule can change this`
   };
   const s = refusedPartsOf(e);
   const i = s.effects.length + s.steps.reduce((e, {parts: t}) => e + t.length, 0);
   if (i * o.length > Ze) return {
    ...e,
    reason: `${e.reason}; ${_e}`
   };
   const under = e => ({
    ...r,
    more: e,
    files: new Map
   });
   const isEnough = e => isAllowedNow(t, s, under(e));
   if (s.steps.some(hasGeneralRule)) {
    const n = [ ...wantedRules(e, t, r.world, true) ];
    const o = (0, K.PT)(n);
    if (isEnough(o)) return {
     ...e,
     suggest: smallest(n, o, isEnough)
    };
   }
   const a = (0, K.PT)(o);
   if (o.length > 0 && isEnough(a)) return {
    ...e,
    suggest: smallest(o, a, isEnough)
   };
   const l = onlyRefused(n, s);
   const {reason: c, code: u} = o.length === 0 ? e : evaluateRequest(t, l, under(a));
   const d = t.tool === "Bash" && isEnough([ ...a, ...(0, K.PT)([ "Bash" ]) ]);
   if (u === "never") return {
    ...e,
    code: u,
    reason: c
   };
   return {
    ...e,
    reason: `${c}; ${d ? "only the rule Bash, which covers every command, would allow this" : noRule(s)}`
   };
  }
  function noRule({effects: e, steps: t}) {
   const n = [ ...e, ...t.flatMap(({step: e}) => e.effects) ];
   if (n.some(isNeverSuggested)) return "only a rule that names the protected path would allow this, and such rules are not suggested";
   if (n.some(({kind: e}) => e === "list")) return "only a Read rule would allow this, which opens the content too, and such rules are not suggested";
   if (n.some(e => "path" in e && e.path === "/")) return "only a rule with this exact command would allow this, and such rules are not suggested";
   return t.some(({step: e}) => patternWords(e).some(e => e?.includes("\n") === true)) ? "no rule is suggested for a word with a line break: write the command on one line" : "no allow rule can change this";
  }
  function onlyRefused({problem: e, lines: t, effects: n}, r) {
   const o = new Set(r.steps.map(({step: e}) => e));
   const s = new Set(r.effects);
   return {
    problem: e,
    lines: t.map(e => ({
     ...e,
     steps: e.steps.filter(e => o.has(e)),
     redirected: e.redirected.filter(e => s.has(e))
    })),
    effects: n.filter(e => s.has(e))
   };
  }
  function wantedRules(e, t, n, r) {
   const o = new Set;
   for (const t of e.commands) {
    addRulesForStep(o, t, {
     world: n,
     isGeneral: r
    });
    if (o.size > Je) return o;
   }
   const s = new Set;
   for (const r of otherParts(e)) r.effect.kind !== "post" ? addRulesForEffect(s, r, n) : r.decision !== "allow" && s.add(ruleForTool(writeRequestOf(r.effect, t)));
   t.tool !== "Bash" && s.size === 0 && s.add(ruleForTool(t));
   for (const e of s) o.add(e);
   return o;
  }
  function smallest(e, t, n) {
   let r = [ ...e ];
   for (const o of e.length > 1 ? e : []) {
    const e = r.filter(e => e !== o);
    e.length > 0 && n(t.filter(t => e.includes(t.text))) && (r = e);
   }
   return r;
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
  const l = new Set("TodoWrite BashStop Skill ReportFindings ReportIncomplete Noop".split(" "));
  const c = new Set([ ...l, "Read", "Glob", "Grep", "List" ]);
  const u = new Set([ "APPROVE", "REQUEST_CHANGES" ]);
  function evaluateTool(e, t) {
   const n = e.subject === void 0 ? e.tool : `${e.tool}(${e.subject})`;
   const r = find("deny", e, t);
   if (r !== void 0) return (0, a.k2)(r, n);
   if (t.mode === "plan" && !c.has(e.tool)) return (0, a.LD)("deny", null, `${n} is not allowed in mode plan`);
   const o = t.mode === "yolo" ? void 0 : find("ask", e, t);
   if (o !== void 0) return (0, a.k2)(o, n);
   const s = find("allow", e, t);
   if (s !== void 0) return (0, a.k2)(s, n);
   if (l.has(e.tool)) return (0, a.LD)("allow", null, `${n} is allowed by default`);
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
   const {mode: l} = n;
   const c = findFetch("deny", o, t, n);
   if (c !== void 0) return (0, a.k2)(c, s);
   if (l === "plan") return (0, a.LD)("deny", null, `${s} is not allowed in mode plan`);
   const u = l === "yolo" ? void 0 : findFetch("ask", o, t, n);
   if (u !== void 0) return (0, a.k2)(u, s);
   const d = findFetch("allow", o, t, n);
   if (d !== void 0) return (0, a.k2)(d, s);
   if (!(0, r.jo)(t)) {
    const e = !n.rules.allow.some(e => e.tool === t);
    return (0, a.J8)(`${e ? `${t} is off: ` : ""}no rule allows ${s}`);
   }
   if (l === "yolo") return (0, a.LD)("allow", null, `mode yolo allows ${s}`);
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
   const l = t.slice(1).flatMap(e => e.kind === "literal" ? [ e.value ] : []);
   const c = l.find(e => !e.startsWith("-"));
   const u = a.subCommands === "" || a.subCommands.split(" ").includes(c ?? "");
   const d = (0, r.Fl)(e) === "yarn" && c === void 0;
   if (!u && !d) return [];
   const f = a.family === void 0 ? [] : i[a.family] ?? [];
   return [ ...a.hosts.split(" ").map(e => ({
    host: e,
    port: 443
   })), ...f ];
  }
 }),
 27126: (function(e, t, n) {
  n.d(t, {
   u: () => writtenAs
  });
  function writtenAs({assigned: e, argv: t}) {
   let n = "";
   for (const {source: t} of e) n += `${t} `;
   for (const {source: e} of t) n += `${e} `;
   return n.slice(0, -1);
  }
 })
};
