"use strict";

exports.id = 5807;

exports.ids = [ 5807 ];

exports.modules = {
 45807: (function(e, t, n) {
  n.r(t);
  n.d(t, {
   learnCommand: () => learnCommand
  });
  var r = n(94343);
  var o = n(42357);
  var s = n(4076);
  var l = n(80202);
  var a = n(3197);
  var i = n(99756);
  var c = n(56416);
  var u = n(10187);
  function learnRules(e) {
   const t = [ ...new Set(e.flat()) ].sort();
   const {allow: n} = (0, u.NR)({
    allow: t,
    ask: [],
    deny: []
   }).rules;
   const r = n.map(e => ({
    rule: e,
    why: exclusionReason(e)
   }));
   const o = r.filter(e => e.why === null).map(e => e.rule);
   const s = o.filter(e => !(0, c.n)(o, e).some(t => t !== e && (0, c.h)(t, e) && !((0, 
   c.h)(e, t) && e.text < t.text)));
   return {
    rules: [ ...s ].sort((e, t) => width(e) - width(t) || (e.text < t.text ? -1 : 1)).map(e => e.text),
    leftOut: r.flatMap(({rule: e, why: t}) => t === null ? [] : [ {
     rule: e.text,
     why: t
    } ])
   };
  }
  function width(e) {
   if (e.specifier.kind === "any") return 4;
   if (e.specifier.kind !== "command") return 1;
   return e.specifier.pattern.open ? 3 : 2;
  }
  const d = /^(?:sudo|doas|su|pkexec|chroot|nsenter|unshare|mount|ssh|scp|docker|podman|kubectl|dash|ksh|zsh|fish|sh|bash|crontab|at|systemctl|dd|mkfs.*|gpg2?|openssl|nc|ncat|socat|telnet|passwd|useradd|usermod|visudo|iptables|nft)$/;
  const p = /^(?:(?:npm|pnpm|yarn|bun|cargo|poetry|uv|twine|gem|lerna) (?:publish|login|token|adduser|yank|unpublish|upload|push)|mvn deploy|gradle publish|gh (?:auth|secret|ssh-key|gpg-key|extension|alias|config|repo (?:delete|rename|archive|edit)|release delete)|git config|git remote (?:add|set-url)|(?:terraform|tofu) (?:apply|destroy)|helm (?:install|upgrade|uninstall))(?: |$)/;
  const f = /^(?:-c|-e|-E|-p|-r|--eval|--print|--execute|-[a-z]*c)$/;
  const h = /^(?:node|deno|bun|python[\d.]*|ruby|perl|php|lua|Rscript|osascript|pwsh)$/;
  function exclusionReason(e) {
   if (e.specifier.kind === "command") {
    const t = e.specifier.pattern.words.map(e => e.kind === "literal" ? e.text : "*");
    const n = (t[0] ?? "").replace(/^.*\//, "");
    if (d.test(n)) return `${n} can do more than an agent needs`;
    if (p.test(t.join(" "))) return "it grants access, publishes, or deletes permanently";
    if (n === "git" && t[1] === "push" && t.some(e => /^(?:-f|--force.*|--mirror|--delete|-d|\+.*|:.+)$/.test(e))) return "it overwrites or deletes pushed commits";
    if (h.test(n) && t.slice(1).some(e => f.test(e))) return "it runs code written by the model";
    return null;
   }
   if (e.specifier.kind !== "path") return null;
   const t = `/${e.text.replace(/^\w+\(\/*|\)$/g, "").replaceAll("\\", "")}`;
   if ((0, a.WF)(t)) return "no rule can allow this path";
   if ((0, i.y)(t) === "high") return "the file may contain credentials";
   return e.tool !== "Read" && (0, a.Aq)(t) !== null ? "the path is protected: files written there run as code later" : null;
  }
  var m = n(7436);
  const g = 2e8;
  const y = r.Ikc({
   suggest: r.YOg(r.YjP())
  });
  const w = r.Ikc({
   type: r.YjP(),
   denial: r.lqM(y),
   result: r.lqM(r.Ikc({
    denial: r.lqM(y)
   }))
  });
  async function learnCommand(e, {directory: t, stdio: n}) {
   if (e.operands.length === 0) throw new o.yo({
    code: "argument-invalid",
    message: "a transcript is missing",
    hint: "write: sallyport learn TRANSCRIPT\u2026, with paths that runs printed at the end"
   });
   const r = (0, s.S)({
    root: t,
    guard: () => null
   });
   const l = await Promise.all(e.operands.map(e => readTranscript(e, r)));
   const a = l.flatMap(e => e.split("\n").flatMap(suggestedIn));
   const i = learnRules(a);
   if ((0, m.JG)(e, "json")) {
    n.out(`${JSON.stringify(i, null, 2)}\n`);
    return 0;
   }
   a.length === 0 ? n.err("No call was refused in these transcripts.\n") : i.rules.length === 0 ? n.err("No recommended rule would have permitted the refused calls.\n") : n.out(`allow: |\n${i.rules.map(e => `  ${e}\n`).join("")}`);
   for (const {rule: e, why: t} of i.leftOut) n.err(`left out: ${e} (${t})\n`);
   return 0;
  }
  async function readTranscript(e, t) {
   const n = {
    location: e,
    hint: "use the path that the run printed at the end"
   };
   const r = await (0, l.R)(t.read(e, g), {
    ...n,
    message: "the transcript cannot be read"
   });
   if (r.split("\n").some(e => eventIn(e) !== null)) return r;
   const s = "the file is not a transcript";
   throw new o.yo({
    code: "file-unreadable",
    ...n,
    message: s,
    found: "no event of a run"
   });
  }
  function eventIn(e) {
   try {
    return w.safeParse(JSON.parse(e)).data ?? null;
   } catch {
    return null;
   }
  }
  function suggestedIn(e) {
   const t = eventIn(e);
   const n = t?.denial ?? t?.result?.denial;
   return n === void 0 ? [] : [ n.suggest ];
  }
 }),
 3197: (function(e, t, n) {
  n.d(t, {
   Aq: () => protectedSegment,
   WF: () => isProtectedPath,
   tO: () => isFreeDevice
  });
  var r = n(55559);
  const o = new Set([ ".git .gitmodules .gitattributes .github .husky", ".vscode .idea .devcontainer", "_runner_file_commands .sallyport .sallyportignore .geminiignore .qwenignore sallyport.yml sallyport.yaml", ".agents .claude .claude.json .codex .gemini .qwen .cursor .cursorrules .clinerules .roo", ".windsurf .windsurfrules .opencode .continue .aider.conf.yml", ".mcp.json mcp.json mcp.lock", "agents.md agents.override.md claude.md claude.local.md gemini.md qwen.md skill.md" ].flatMap(e => e.split(" ")));
  function protectedSegment(e) {
   const t = (0, r.OD)(e);
   const n = (0, r.OD)((0, r.tu)(e)).findIndex(e => o.has(e) || /^git~\d$/.test(e));
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
 56416: (function(e, t, n) {
  n.d(t, {
   h: () => covers,
   n: () => coveringRules
  });
  var r = n(78033);
  var o = n(39285);
  var s = n(40022);
  var l = n(59976);
  function coveringRules(e, t) {
   const {specifier: n, tool: o} = t;
   switch (n.kind) {
   case "command":
    return (0, l.gh)(e, () => [ n.pattern.words.map(e => e.kind === "literal" ? e.text : null) ]);

   case "path":
    {
     const t = (n.pattern.globs[0] ?? []).flatMap(e => (0, r.hi)(e) ?? []);
     return (0, l.aM)(e, `/${t.join("/")}`, o);
    }

   case "domain":
    return (0, l.Fu)(e, n.host.replace(/^\*\./, ""), o);

   case "host":
   case "literal":
   case "any":
    return (0, l.Mf)(e, o, n.kind === "literal" ? n.text : null);
   }
  }
  function covers(e, t) {
   if (e.tool !== t.tool) return e.tool.startsWith("mcp__") && t.tool.startsWith(`${e.tool}__`);
   if (e.specifier.kind === "any") return true;
   return coversSpecifier(e.specifier, t.specifier);
  }
  function coversSpecifier(e, t) {
   if (e.kind === "command" && t.kind === "command") {
    const n = t.pattern.words.map(e => e.kind === "literal" ? e.text : null);
    if (t.pattern.open && !e.pattern.open) return false;
    if (JSON.stringify(t.pattern.assignments) !== JSON.stringify(e.pattern.assignments)) return false;
    return (0, o.f0)(e.pattern, n, {
     matchUnknown: false,
     sameProgram: (e, t) => e === t
    });
   }
   if (e.kind === "path" && t.kind === "path") {
    if (e.pattern.base !== t.pattern.base || !t.pattern.exact || t.pattern.up[0] !== e.pattern.up[0]) return false;
    const n = (t.pattern.globs[0] ?? []).map(e => (0, r.hi)(e) ?? "");
    return e.pattern.globs.some(e => (0, r.kt)(e, n, false));
   }
   if (e.kind === "domain" && t.kind === "domain") return e.host === t.host || t.host.endsWith(`.${e.host.replace(/^\*\./, "")}`);
   if (e.kind === "host" && t.kind === "host") {
    const {host: n, port: r} = t.pattern;
    const o = e.pattern.port === r;
    return o && (0, s.LM)({
     ...e.pattern,
     port: 443
    }, n, 443);
   }
   return e.kind === "literal" && t.kind === "literal" && e.text === t.text;
  }
 }),
 78535: (function(e, t, n) {
  n.d(t, {
   j: () => memoizeByObject
  });
  function memoizeByObject(e) {
   const t = new WeakMap;
   return n => {
    const r = t.get(n);
    if (r !== void 0) return r.value;
    const o = e(n);
    t.set(n, {
     value: o
    });
    return o;
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
  var r = n(78033);
  var o = n(55559);
  var s = n(78535);
  const l = 32;
  function allowRulesFor(e, t) {
   return keyedRules(e, a, () => t().flat());
  }
  function strictRulesFor(e, t) {
   if (e.length < l) return e;
   const {programs: n, others: r} = i(e);
   const o = new Set(r);
   for (const e of t()) {
    const t = n.get(baseName(e[0] ?? ""));
    if (t === void 0) continue;
    const r = e.slice(1).find(e => e === null || !e.startsWith("-"));
    r === null ? addAll(o, t.all) : addKeyed(o, t, e);
    for (const [n, r] of e.entries()) r === null && addAll(o, t.byPosition.get(n));
    e.includes(null) && addAll(o, t.anywhere);
   }
   return inOrder(o);
  }
  function pathRulesFor(e, t, n) {
   return keyedRules(e, c, () => [ ...(0, o.OD)((0, r.SP)(t)), ...[ "Read", "Write", "Edit", n ].map(wholeTool) ]);
  }
  function hostRulesFor(e, t, n) {
   return keyedRules(e, u, () => {
    const e = t.split(".");
    return [ ...e.map((t, n) => e.slice(n).join(".")), ...[ "WebFetch", n ].map(wholeTool) ];
   });
  }
  function nameRulesFor(e, t, n) {
   return keyedRules(e, d, () => {
    const e = t.split("__");
    const r = e.map((t, n) => wholeTool(e.slice(0, n + 1).join("__")));
    return n === null ? r : [ ...r, `${wholeTool(t)}\0${n}` ];
   });
  }
  function keyedRules(e, t, n) {
   if (e.length < l) return e;
   const r = new Set;
   addKeyed(r, t(e), n());
   return inOrder(r);
  }
  function baseName(e) {
   return e.slice(e.lastIndexOf("/") + 1).toLowerCase();
  }
  function inOrder(e) {
   return [ ...e ].sort((e, t) => e.index - t.index);
  }
  function addKeyed(e, {byKey: t, others: n}, r) {
   addAll(e, n);
   for (const n of r) n !== null && addAll(e, t.get(n));
  }
  function addAll(e, t) {
   for (const n of t ?? []) e.add(n);
  }
  const a = (0, s.j)(e => {
   const t = {
    byKey: new Map,
    others: []
   };
   const n = e.filter(({tool: e}) => e === "Bash");
   const r = new Map;
   for (const e of n.flatMap(literal)) r.set(e, (r.get(e) ?? 0) + 1);
   for (const e of n) {
    const n = literal(e);
    const o = n.reduce((e, t) => e !== null && (r.get(e) ?? 0) <= (r.get(t) ?? 0) ? e : t, null);
    put(t, o === null ? null : [ o ], e);
   }
   return t;
  });
  function literal(e) {
   return wordsOf(e).flatMap((e, t) => e.kind !== "literal" || t === 0 && e.text.includes("/") ? [] : [ e.text ]);
  }
  const i = (0, s.j)(e => {
   const t = new Map;
   const n = [];
   for (const r of e.filter(({tool: e}) => e === "Bash")) {
    const [e] = wordsOf(r);
    e?.kind === "literal" ? addToProgram(t, baseName(e.text), r) : n.push(r);
   }
   return {
    programs: t,
    others: n
   };
  });
  function addToProgram(e, t, n) {
   const r = {
    all: [],
    byKey: new Map,
    others: [],
    byPosition: new Map,
    anywhere: []
   };
   const o = e.get(t) ?? r;
   e.set(t, o);
   o.all.push(n);
   const s = wordsOf(n);
   const l = s.findIndex((e, t) => t > 0 && e.kind === "literal" && !e.text.startsWith("-"));
   const a = s[l];
   const i = s.slice(0, Math.max(0, l)).every(e => e.kind !== "words");
   const c = s.find(e => e.kind === "literal" && /^--./.test(e.text));
   const u = a ?? c;
   put(o, u?.kind === "literal" ? [ u.text ] : null, n);
   a !== void 0 && i ? rulesAtPosition(o, l).push(n) : o.anywhere.push(n);
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
   return (0, s.j)(t => {
    const n = {
     byKey: new Map,
     others: []
    };
    for (const r of t) {
     const t = r.specifier.kind === "any" ? [ wholeTool(r.tool) ] : e(r);
     t !== void 0 && put(n, t, r);
    }
    return n;
   });
  }
  const c = tableBy(({specifier: e}) => {
   if (e.kind !== "path") return;
   const t = e.pattern.globs.map(longestName);
   return t.includes("") ? null : t;
  });
  function longestName(e) {
   const t = e.flatMap(e => (0, r.hi)(e) ?? []);
   return (0, r.SP)(t.reduce((e, t) => t.length >= e.length ? t : e, ""));
  }
  const u = tableBy(({specifier: e}) => e.kind === "domain" ? [ e.host.replace(/^\*\./, "") ] : void 0);
  const d = tableBy(({tool: e, specifier: t}) => t.kind === "literal" ? [ `${wholeTool(e)}\0${t.text}` ] : void 0);
  function wordsOf({specifier: e}) {
   return e.kind === "command" ? e.pattern.words : [];
  }
  function put(e, t, n) {
   t === null && e.others.push(n);
   for (const r of t ?? []) {
    const t = e.byKey.get(r) ?? [];
    t.push(n);
    e.byKey.set(r, t);
   }
  }
 })
};
