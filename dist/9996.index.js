"use strict";

exports.id = 9996, exports.ids = [ 9996 ], exports.modules = {
 29402: (function(e, o, t) {
  t.d(o, {
   BR: () => n,
   IS: () => a,
   T: () => l,
   on: () => s
  });
  const n = [ "SessionStart", "UserPromptExpansion", "UserPromptSubmit", "PreToolUse", "PermissionRequest", "PermissionDenied", "PostToolUse", "PostToolUseFailure", "PostToolBatch", "Stop", "StopFailure", "SubagentStart", "SubagentStop", "PreCompact", "SessionEnd" ], s = [ "Setup", "Notification", "PostCompact", "PreModelSwitch", "PostModelSwitch", "TeammateIdle", "TaskCreated", "TaskCompleted", "Elicitation", "ElicitationResult", "ConfigChange", "WorktreeCreate", "WorktreeRemove", "InstructionsLoaded", "CwdChanged", "FileChanged", "DirectoryAdded", "MessageDisplay" ], r = {
   matches: null,
   isToolEvent: !1,
   plainTextIsContext: !1,
   onBlock: "notice",
   failsClosed: !1,
   timeoutSeconds: 600
  }, i = {
   ...r,
   matches: "tool",
   isToolEvent: !0
  }, a = {
   SessionStart: {
    ...r,
    matches: "source",
    plainTextIsContext: !0
   },
   UserPromptExpansion: {
    ...r,
    matches: "command",
    plainTextIsContext: !0,
    onBlock: "block"
   },
   UserPromptSubmit: {
    ...r,
    plainTextIsContext: !0,
    onBlock: "block",
    timeoutSeconds: 30
   },
   PreToolUse: {
    ...i,
    onBlock: "block",
    failsClosed: !0
   },
   PermissionRequest: {
    ...i,
    onBlock: "block",
    failsClosed: !0
   },
   PermissionDenied: i,
   PostToolUse: {
    ...i,
    onBlock: "feedback"
   },
   PostToolUseFailure: {
    ...i,
    onBlock: "feedback"
   },
   PostToolBatch: {
    ...r,
    onBlock: "block"
   },
   Stop: {
    ...r,
    onBlock: "block"
   },
   StopFailure: {
    ...r,
    matches: "error"
   },
   SubagentStart: {
    ...r,
    matches: "agent"
   },
   SubagentStop: {
    ...r,
    matches: "agent",
    onBlock: "block"
   },
   PreCompact: {
    ...r,
    matches: "trigger",
    onBlock: "block"
   },
   SessionEnd: {
    ...r,
    matches: "reason",
    timeoutSeconds: 1.5
   }
  }, l = 60;
 }),
 22485: (function(e, o, t) {
  function matchesSubject(e, o) {
   if ("" === e || "*" === e) return !0;
   const t = namesOf(e);
   return null === t ? new RegExp(e).test(o) : t.includes(o);
  }
  function namesOf(e) {
   return /^[\w\- ,|]*$/.test(e) ? e.split(/[|,]/).map(e => e.trim()).filter(e => "" !== e) : null;
  }
  function matcherProblem(e) {
   if ("" === e || "*" === e || null !== namesOf(e)) return null;
   try {
    return new RegExp(e), null;
   } catch (e) {
    return e instanceof SyntaxError ? e.message : String(e);
   }
  }
  t.d(o, {
   _Q: () => matcherProblem,
   eZ: () => namesOf,
   iD: () => matchesSubject
  });
 }),
 29996: (function(e, o, t) {
  t.d(o, {
   ignoredPartsOf: () => ignoredPartsOf,
   loadHooks: () => loadHooks
  });
  var n = t(42357), s = t(94343), r = t(43759), i = t(10187), a = t(29402), l = t(22485);
  const c = s._H3({
   matcher: s.lqM(s.YjP()),
   hooks: s.YOg(s._H3({
    type: s.YjP()
   }))
  }), u = {
   if: s.lqM(s.YjP()),
   timeout: s.lqM(s.aig().check(r.Tx(0, {
    error: "must be a number of seconds above 0"
   })))
  }, d = s._H3({
   ...u,
   command: s.YjP().check(r.Fk(/\S/, {
    error: "must be a command"
   })),
   args: s.lqM(s.YOg(s.YjP())),
   async: s.lqM(s.zMY()),
   asyncRewake: s.lqM(s.zMY()),
   shell: s.lqM(s.k5n([ "bash", "powershell" ]))
  }), h = s._H3({
   ...u,
   url: s.YjP().check(s.YPB(function(e) {
    return URL.canParse(e) && /^https?:$/.test(new URL(e).protocol);
   }, {
    error: "must be an http or https address"
   })),
   headers: s.lqM(s.g1P(s.YjP(), s.YjP())),
   allowedEnvVars: s.lqM(s.YOg(s.YjP()))
  }), m = [ "mcp_tool", "prompt", "agent" ];
  function readHooks(e, o, t) {
   const n = {
    location: o,
    hooks: [],
    diagnostics: [],
    notices: []
   };
   if ("object" != typeof e || null === e || Array.isArray(e)) return report(n, o, "hooks must be a mapping of events", JSON.stringify(e)), 
   n;
   for (const [s, r] of Object.entries(e)) {
    const e = a.BR.find(e => e === s);
    void 0 !== e ? readEvent(n, e, r) : a.on.includes(s) ? n.notices.push(`${o}: hooks of ${s} do not run here: the event needs an interactive session.`) : unknownEvent(n, s, t);
   }
   return n;
  }
  function unknownEvent(e, o, t) {
   const s = (0, n.pA)(o, [ ...a.BR, ...a.on ]), r = void 0 === s ? `the events are ${a.BR.join(", ")}` : `did you mean ${s}?`;
   t ? e.notices.push(`${e.location}: the event ${o} is unknown, so its hooks never run: ${r}.`.replace("?.", "?")) : e.diagnostics.push(diagnostic(`${e.location} ${o}`, "unknown event", o, r));
  }
  function readEvent(e, o, t) {
   const n = `${e.location} ${o}`;
   if (Array.isArray(t)) for (const [s, r] of t.entries()) {
    const t = `${n}[${String(s)}]`, i = c.safeParse(r);
    if (!i.success) {
     report(e, t, ...issueOf(i.error, r));
     continue;
    }
    const {matcher: u = "", hooks: d} = i.data, h = null === a.IS[o].matches ? null : (0, 
    l._Q)(u);
    if (null !== h) report(e, t, `the matcher is not a valid regular expression: ${h}`, u); else for (const [n, s] of d.entries()) readHandler(e, {
     event: o,
     matcher: u,
     at: `${t}.hooks[${String(n)}]`
    }, s);
   } else report(e, n, "must be a list of groups with `hooks`", JSON.stringify(t));
  }
  function readHandler(e, {event: o, matcher: t, at: n}, s) {
   if (m.includes(s.type)) return void e.notices.push(`${n}: hooks of the type ${s.type} do not run here; only command and http do.`);
   const r = Object.hasOwn(f, s.type) ? f[s.type] : void 0;
   if (void 0 === r) return void report(e, n, "the type must be command or http", s.type);
   const l = r(s);
   if ("error" in l) report(e, n, ...issueOf(l.error, s)); else if ("notice" in l) e.notices.push(`${n}: ${l.notice}`); else {
    const {if: s = null, timeout: r = null} = l.fields;
    if (null !== s && !function(e, o, t, n) {
     if (!a.IS[o].isToolEvent) return e.notices.push(`${n}: a hook with \`if\` never runs on ${o}, which is not about a call.`), 
     !1;
     const [s] = (0, i.NR)({
      allow: [],
      ask: [],
      deny: [ t ]
     }).diagnostics;
     return void 0 === s || (e.diagnostics.push(diagnostic(n, `if is not a rule: ${s.message}`, t, s.hint)), 
     !1);
    }(e, o, s, n)) return;
    e.hooks.push({
     event: o,
     matcher: t,
     condition: s,
     timeoutSeconds: r,
     handler: l.handler,
     location: n
    });
   }
  }
  const f = {
   command: e => {
    const {success: o, data: t, error: n} = d.safeParse(e);
    return o ? "powershell" === t.shell ? {
     notice: "hooks with shell: powershell do not run here."
    } : {
     handler: commandHandler(t),
     fields: t
    } : {
     error: n
    };
   },
   http: e => {
    const {success: o, data: t, error: n} = h.safeParse(e);
    return o ? {
     handler: requestHandler(t),
     fields: t
    } : {
     error: n
    };
   }
  };
  function commandHandler({command: e, args: o, async: t, asyncRewake: n}) {
   return {
    type: "command",
    command: e,
    args: o ?? null,
    isAsync: !0 === t || !0 === n
   };
  }
  function requestHandler({url: e, headers: o = {}, allowedEnvVars: t = []}) {
   return {
    type: "request",
    url: e,
    headers: o,
    allowedEnvVars: t
   };
  }
  function issueOf({issues: e}, o) {
   const [t] = e, n = t?.path.map(String).join(".") ?? "", s = t?.message ?? "is invalid";
   return [ "" === n ? s : `${n}: ${s}`, JSON.stringify(o) ];
  }
  function report({diagnostics: e}, o, t, n) {
   e.push(diagnostic(o, t, n, "see docs/hooks.md for the form of hooks"));
  }
  function diagnostic(e, o, t, n) {
   return {
    code: "hook-invalid",
    location: e,
    message: o,
    found: t,
    hint: n
   };
  }
  var p = t(54539), k = t(93768);
  const g = s.lqM(s.YOg(s.YjP())), y = s._H3({
   hooks: s.lqM(s.L5J()),
   disableAllHooks: s.lqM(s.zMY()),
   permissions: s.lqM(s._H3({
    allow: g,
    ask: g,
    deny: g
   }))
  }), v = {
   hooks: [],
   ask: [],
   deny: [],
   notices: []
  };
  function readSettingsFile(e, o) {
   const t = parseFile(e);
   if ("problem" in t) {
    const e = "correct the file, or remove it from hooks-from";
    return {
     ...v,
     diagnostics: [ {
      code: "hook-invalid",
      location: o,
      message: t.problem,
      hint: e
     } ]
    };
   }
   const {hooks: n, disableAllHooks: s, permissions: r = {}} = t.file, i = void 0 === n ? {
    ...v,
    diagnostics: []
   } : readHooks(n, o, !0), a = usableRules("ask", r.ask, o), l = usableRules("deny", r.deny, o), c = !0 === s && i.hooks.length > 0;
   return {
    hooks: c ? [] : i.hooks,
    ask: a.rules,
    deny: l.rules,
    diagnostics: [ ...i.diagnostics, ...a.diagnostics, ...l.diagnostics ],
    notices: [ ...c ? [ `${o}: its hooks do not run, because it has disableAllHooks: true.` ] : i.notices, ...a.notices, ...l.notices, ...allowNotice(r.allow ?? [], o) ]
   };
  }
  function parseFile(e) {
   let o;
   try {
    o = JSON.parse(e.replace(/^\uFEFF/, ""));
   } catch (e) {
    return {
     problem: `invalid JSON: ${(0, n.bD)(e)}`
    };
   }
   const t = y.safeParse(o);
   if (t.success) return {
    file: t.data
   };
   const [s] = t.error.issues;
   return {
    problem: `${s?.path.map(String).join(".") ?? ""}: ${s?.message ?? "is invalid"}`.replace(/^: /, "")
   };
  }
  function usableRules(e, o = [], t) {
   const n = o.filter(e => void 0 !== (0, k.Zt)((/^[^(]*/.exec(e)?.[0] ?? "").trim())), s = o.filter(e => !n.includes(e)), {diagnostics: r} = (0, 
   i.NR)({
    allow: [],
    ask: [],
    deny: [],
    [e]: n
   });
   return {
    rules: n,
    diagnostics: r.map(({index: o, rule: n, message: s, hint: r}) => ({
     code: "hook-invalid",
     location: `${t} permissions.${e}[${String(o)}]`,
     message: s,
     found: n,
     hint: r
    })),
    notices: 0 === s.length ? [] : [ `${t}: these ${e} rules name tools that runs do not have: ${s.join(", ")}.` ]
   };
  }
  function allowNotice(e, o) {
   return 0 === e.length ? [] : [ `${o}: its ${(0, p.B)(e.length, "allow rule has", "allow rules have")} no effect: only the workflow and Sallyport's configuration permit calls.` ];
  }
  var S = t(72443), b = t(68350);
  const P = 1e6;
  async function loadHooks(e, o) {
   const t = void 0 === e.hooks ? null : function(e, o) {
    if ("string" != typeof e) return readHooks(e, o, !1);
    try {
     return readHooks(JSON.parse(e), o, !1);
    } catch (e) {
     return {
      hooks: [],
      notices: [],
      diagnostics: [ invalid(o, "invalid JSON", (0, n.bD)(e), "write the mapping of events as JSON, or put it into the configuration file") ]
     };
    }
   }(e.hooks, e.location), s = await Promise.all(e.from.map(e => async function(e, o) {
    try {
     const t = await o.read(e, P);
     return {
      path: e,
      ...readSettingsFile((new TextDecoder).decode(t), e)
     };
    } catch (o) {
     return (0, n.ki)(o, S.k), {
      path: e,
      hooks: [],
      notices: [],
      ask: [],
      deny: [],
      diagnostics: [ invalid(e, "the file of hooks-from cannot be read", o.message, "correct the path, or remove hooks-from") ]
     };
    }
   }(e, o))), locations = e => s.flatMap(({path: o, ...t}) => t[e].map((t, n) => (0, 
   b.eK)(`${o} permissions.${e}`, n))), rules = e => s.flatMap(o => o[e]), r = [ ...null === t ? [] : [ t ], ...s ];
   return {
    hooks: r.flatMap(({hooks: e}) => e),
    notices: r.flatMap(({notices: e}) => e),
    restrictions: {
     values: {
      ask: rules("ask"),
      deny: rules("deny")
     },
     ruleLocations: {
      allow: [],
      ask: locations("ask"),
      deny: locations("deny")
     },
     diagnostics: r.flatMap(({diagnostics: e}) => e)
    }
   };
  }
  function invalid(e, o, t, n) {
   return {
    code: "hook-invalid",
    location: e,
    message: o,
    found: t,
    hint: n
   };
  }
  async function ignoredPartsOf(e, o) {
   try {
    return function(e) {
     const o = parseFile(e);
     if ("problem" in o) return null;
     const {hooks: t, permissions: n} = o.file, s = [ ..."object" == typeof t && null !== t && Object.keys(t).length > 0 ? [ "hooks" ] : [], ...(n?.deny ?? []).length > 0 ? [ "deny rules" ] : [], ...(n?.ask ?? []).length > 0 ? [ "ask rules" ] : [] ];
     return 0 === s.length ? null : s.join(" and ");
    }((new TextDecoder).decode(await o.read(e, P)));
   } catch (e) {
    return (0, n.ki)(e, S.k), null;
   }
  }
 })
};
