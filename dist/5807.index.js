"use strict";

exports.id = 5807, exports.ids = [ 5807 ], exports.modules = {
 45807: (function(e, t, n) {
  n.r(t), n.d(t, {
   learnCommand: () => learnCommand
  });
  var r = n(94343), o = n(42357), s = n(24332), i = n(72443), l = n(3197), a = n(99756), u = n(56416), d = n(10187);
  function width(e) {
   return "any" === e.specifier.kind ? 4 : "command" !== e.specifier.kind ? 1 : e.specifier.pattern.open ? 3 : 2;
  }
  const c = /^(?:sudo|doas|su|pkexec|chroot|nsenter|unshare|mount|ssh|scp|docker|podman|kubectl|dash|ksh|zsh|fish|sh|bash|crontab|at|systemctl|dd|mkfs.*|gpg2?|openssl|nc|ncat|socat|telnet|passwd|useradd|usermod|visudo|iptables|nft)$/, p = /^(?:(?:npm|pnpm|yarn|bun|cargo|poetry|uv|twine|gem|lerna) (?:publish|login|token|adduser|yank|unpublish|upload|push)|mvn deploy|gradle publish|gh (?:auth|secret|ssh-key|gpg-key|extension|alias|config|repo (?:delete|rename|archive|edit)|release delete)|git config|git remote (?:add|set-url)|(?:terraform|tofu) (?:apply|destroy)|helm (?:install|upgrade|uninstall))(?: |$)/, f = /^(?:-c|-e|-E|-p|-r|--eval|--print|--execute|-[a-z]*c)$/, h = /^(?:node|deno|bun|python[\d.]*|ruby|perl|php|lua|Rscript|osascript|pwsh)$/;
  function exclusionReason(e) {
   if ("command" === e.specifier.kind) {
    const t = e.specifier.pattern.words.map(e => "literal" === e.kind ? e.text : "*"), n = (t[0] ?? "").replace(/^.*\//, "");
    return c.test(n) ? `${n} can do more than an agent needs` : p.test(t.join(" ")) ? "it grants access, publishes, or deletes permanently" : "git" === n && "push" === t[1] && t.some(e => /^(?:-f|--force.*|--mirror|--delete|-d|\+.*|:.+)$/.test(e)) ? "it overwrites or deletes pushed commits" : h.test(n) && t.slice(1).some(e => f.test(e)) ? "it runs code written by the model" : null;
   }
   if ("path" !== e.specifier.kind) return null;
   const t = `/${e.text.replace(/^\w+\(\/*|\)$/g, "").replaceAll("\\", "")}`;
   return (0, l.WF)(t) ? "no rule can allow this path" : "high" === (0, a.y)(t) ? "the file may contain credentials" : "Read" !== e.tool && null !== (0, 
   l.Aq)(t) ? "the path is protected: files written there run as code later" : null;
  }
  var m = n(7436);
  const g = 2e8, y = r.Ikc({
   suggest: r.YOg(r.YjP())
  }), w = r.Ikc({
   type: r.YjP(),
   denial: r.lqM(y),
   result: r.lqM(r.Ikc({
    denial: r.lqM(y)
   }))
  });
  async function learnCommand(e, {directory: t, stdio: n}) {
   if (0 === e.operands.length) throw new o.yo({
    code: "argument-invalid",
    message: "a transcript is missing",
    hint: "write: sallyport learn TRANSCRIPT\u2026, with paths that runs printed at the end"
   });
   const r = (0, s.S)({
    root: t,
    guard: () => null
   }), l = await Promise.all(e.operands.map(e => async function(e, t) {
    try {
     const n = (await t.read(e, g)).toString("utf8");
     if (n.split("\n").some(e => null !== eventIn(e))) return n;
    } catch (t) {
     throw (0, o.ki)(t, i.k), new o.yo({
      code: "file-unreadable",
      location: e,
      message: "the transcript cannot be read",
      found: t.message,
      hint: "use the path that the run printed at the end"
     });
    }
    throw new o.yo({
     code: "file-unreadable",
     location: e,
     message: "the file is not a transcript",
     found: "no event of a run",
     hint: "use the path that the run printed at the end"
    });
   }(e, r))), a = l.flatMap(e => e.split("\n").flatMap(suggestedIn)), c = function(e) {
    const t = [ ...new Set(e.flat()) ].sort(), {allow: n} = (0, d.NR)({
     allow: t,
     ask: [],
     deny: []
    }).rules, r = n.map(e => ({
     rule: e,
     why: exclusionReason(e)
    })), o = r.filter(e => null === e.why).map(e => e.rule);
    return {
     rules: [ ...o.filter(e => !(0, u.n)(o, e).some(t => t !== e && (0, u.h)(t, e) && !((0, 
     u.h)(e, t) && e.text < t.text))) ].sort((e, t) => width(e) - width(t) || (e.text < t.text ? -1 : 1)).map(e => e.text),
     leftOut: r.flatMap(({rule: e, why: t}) => null === t ? [] : [ {
      rule: e.text,
      why: t
     } ])
    };
   }(a);
   if ((0, m.JG)(e, "json")) return n.out(`${JSON.stringify(c, null, 2)}\n`), 0;
   0 === a.length ? n.err("No call was refused in these transcripts.\n") : 0 === c.rules.length ? n.err("No recommended rule would have permitted the refused calls.\n") : n.out(`allow: |\n${c.rules.map(e => `  ${e}\n`).join("")}`);
   for (const {rule: e, why: t} of c.leftOut) n.err(`left out: ${e} (${t})\n`);
   return 0;
  }
  function eventIn(e) {
   try {
    return w.safeParse(JSON.parse(e)).data ?? null;
   } catch {
    return null;
   }
  }
  function suggestedIn(e) {
   const t = eventIn(e), n = t?.denial ?? t?.result?.denial;
   return void 0 === n ? [] : [ n.suggest ];
  }
 }),
 3197: (function(e, t, n) {
  n.d(t, {
   Aq: () => protectedSegment,
   WF: () => isProtectedPath,
   tO: () => isFreeDevice
  });
  var r = n(55559);
  const o = new Set([ ".git", ".gitmodules", ".gitattributes", ".github", ".husky", ".vscode", ".idea", ".devcontainer", "_runner_file_commands", ".sallyport", ".sallyportignore", ".geminiignore", ".qwenignore", "sallyport.yml", "sallyport.yaml", ".agents", ".claude", ".claude.json", ".codex", ".gemini", ".qwen", ".cursor", ".cursorrules", ".clinerules", ".roo", ".windsurf", ".windsurfrules", ".opencode", ".continue", ".aider.conf.yml", ".mcp.json", "mcp.json", "mcp.lock", "agents.md", "agents.override.md", "claude.md", "claude.local.md", "gemini.md", "qwen.md", "skill.md" ]);
  function protectedSegment(e) {
   const t = (0, r.OD)(e), n = (0, r.OD)((0, r.tu)(e)).findIndex(e => o.has(e) || /^git~\d$/.test(e));
   return n < 0 ? null : t[n] ?? null;
  }
  const s = /^\/(?:proc|sys|dev)(?:\/|$)/, i = /^\/dev\/(?:null|zero|full|random|urandom|stdin|stdout|stderr|tty|fd\/(?:[0-2]|6[0-3]))$/;
  function isFreeDevice(e) {
   return e.startsWith("/dev/") && i.test(e);
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
  var r = n(78033), o = n(39285), s = n(40022), i = n(59976);
  function coveringRules(e, t) {
   const {specifier: n, tool: o} = t;
   switch (n.kind) {
   case "command":
    return (0, i.gh)(e, () => [ n.pattern.words.map(e => "literal" === e.kind ? e.text : null) ]);

   case "path":
    {
     const t = (n.pattern.globs[0] ?? []).flatMap(e => (0, r.hi)(e) ?? []);
     return (0, i.aM)(e, `/${t.join("/")}`, o);
    }

   case "domain":
    return (0, i.Fu)(e, n.host.replace(/^\*\./, ""), o);

   case "host":
   case "literal":
   case "any":
    return (0, i.Mf)(e, o, "literal" === n.kind ? n.text : null);
   }
  }
  function covers(e, t) {
   return e.tool !== t.tool ? e.tool.startsWith("mcp__") && t.tool.startsWith(`${e.tool}__`) : "any" === e.specifier.kind || function(e, t) {
    if ("command" === e.kind && "command" === t.kind) {
     const n = t.pattern.words.map(e => "literal" === e.kind ? e.text : null);
     return !(t.pattern.open && !e.pattern.open) && JSON.stringify(t.pattern.assignments) === JSON.stringify(e.pattern.assignments) && (0, 
     o.f0)(e.pattern, n, {
      matchUnknown: !1,
      sameProgram: (e, t) => e === t
     });
    }
    if ("path" === e.kind && "path" === t.kind) {
     if (e.pattern.base !== t.pattern.base || !t.pattern.exact || t.pattern.up[0] !== e.pattern.up[0]) return !1;
     const n = (t.pattern.globs[0] ?? []).map(e => (0, r.hi)(e) ?? "");
     return e.pattern.globs.some(e => (0, r.kt)(e, n, !1));
    }
    if ("domain" === e.kind && "domain" === t.kind) return e.host === t.host || t.host.endsWith(`.${e.host.replace(/^\*\./, "")}`);
    if ("host" === e.kind && "host" === t.kind) {
     const {host: n, port: r} = t.pattern;
     return e.pattern.port === r && (0, s.LM)({
      ...e.pattern,
      port: 443
     }, n, 443);
    }
    return "literal" === e.kind && "literal" === t.kind && e.text === t.text;
   }(e.specifier, t.specifier);
  }
 }),
 78535: (function(e, t, n) {
  function memoizeByObject(e) {
   const t = new WeakMap;
   return n => {
    const r = t.get(n);
    if (void 0 !== r) return r.value;
    const o = e(n);
    return t.set(n, {
     value: o
    }), o;
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
  var r = n(78033), o = n(55559), s = n(78535);
  const i = 32;
  function allowRulesFor(e, t) {
   if (e.length < i) return e;
   const n = new Set;
   return addKeyed(n, l(e), t().flat()), inOrder(n);
  }
  function strictRulesFor(e, t) {
   if (e.length < i) return e;
   const {programs: n, others: r} = a(e), o = new Set(r);
   for (const e of t()) {
    const t = n.get(baseName(e[0] ?? ""));
    if (void 0 !== t) {
     null === e.slice(1).find(e => null === e || !e.startsWith("-")) ? addAll(o, t.all) : addKeyed(o, t, e);
     for (const [n, r] of e.entries()) null === r && addAll(o, t.byPosition.get(n));
     e.includes(null) && addAll(o, t.anywhere);
    }
   }
   return inOrder(o);
  }
  function pathRulesFor(e, t, n) {
   if (e.length < i) return e;
   const s = new Set;
   return addKeyed(s, u(e), [ ...(0, o.OD)((0, r.SP)(t)), ...[ "Read", "Write", "Edit", n ].map(wholeTool) ]), 
   inOrder(s);
  }
  function hostRulesFor(e, t, n) {
   if (e.length < i) return e;
   const r = t.split("."), o = new Set, s = r.map((e, t) => r.slice(t).join("."));
   return addKeyed(o, d(e), [ ...s, ...[ "WebFetch", n ].map(wholeTool) ]), inOrder(o);
  }
  function nameRulesFor(e, t, n) {
   if (e.length < i) return e;
   const r = t.split("__"), o = r.map((e, t) => wholeTool(r.slice(0, t + 1).join("__"))), s = new Set;
   return addKeyed(s, c(e), [ ...o, ...null === n ? [] : [ `${wholeTool(t)}\0${n}` ] ]), 
   inOrder(s);
  }
  function baseName(e) {
   return e.slice(e.lastIndexOf("/") + 1).toLowerCase();
  }
  function inOrder(e) {
   return [ ...e ].sort((e, t) => e.index - t.index);
  }
  function addKeyed(e, {byKey: t, others: n}, r) {
   addAll(e, n);
   for (const n of r) null !== n && addAll(e, t.get(n));
  }
  function addAll(e, t) {
   for (const n of t ?? []) e.add(n);
  }
  const l = (0, s.j)(e => {
   const t = {
    byKey: new Map,
    others: []
   }, n = e.filter(({tool: e}) => "Bash" === e), r = new Map;
   for (const e of n.flatMap(literal)) r.set(e, (r.get(e) ?? 0) + 1);
   for (const e of n) {
    const n = literal(e).reduce((e, t) => null !== e && (r.get(e) ?? 0) <= (r.get(t) ?? 0) ? e : t, null);
    put(t, null === n ? null : [ n ], e);
   }
   return t;
  });
  function literal(e) {
   return wordsOf(e).flatMap((e, t) => "literal" !== e.kind || 0 === t && e.text.includes("/") ? [] : [ e.text ]);
  }
  const a = (0, s.j)(e => {
   const t = new Map, n = [];
   for (const r of e.filter(({tool: e}) => "Bash" === e)) {
    const [e] = wordsOf(r);
    "literal" === e?.kind ? addToProgram(t, baseName(e.text), r) : n.push(r);
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
   }, o = e.get(t) ?? r;
   e.set(t, o), o.all.push(n);
   const s = wordsOf(n), i = s.findIndex((e, t) => t > 0 && "literal" === e.kind && !e.text.startsWith("-")), l = s[i], a = s.slice(0, Math.max(0, i)).every(e => "words" !== e.kind), u = s.find(e => "literal" === e.kind && /^--./.test(e.text)), d = l ?? u;
   put(o, "literal" === d?.kind ? [ d.text ] : null, n), void 0 !== l && a ? function({byPosition: e}, t) {
    const n = e.get(t) ?? [];
    return e.set(t, n), n;
   }(o, i).push(n) : o.anywhere.push(n);
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
   const t = e.flatMap(e => (0, r.hi)(e) ?? []);
   return (0, r.SP)(t.reduce((e, t) => t.length >= e.length ? t : e, ""));
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
   for (const r of t ?? []) {
    const t = e.byKey.get(r) ?? [];
    t.push(n), e.byKey.set(r, t);
   }
  }
 })
};
