"use strict";

exports.id = 9996, exports.ids = [ 9996 ], exports.modules = {
 29402: (function(e, o, n) {
  n.d(o, {
   BR: () => t,
   IS: () => a,
   T: () => l,
   on: () => s
  });
  const t = [ "SessionStart", "UserPromptExpansion", "UserPromptSubmit", "PreToolUse", "PermissionRequest", "PermissionDenied", "PostToolUse", "PostToolUseFailure", "PostToolBatch", "Stop", "StopFailure", "SubagentStart", "SubagentStop", "PreCompact", "SessionEnd" ], s = [ "Setup", "Notification", "PostCompact", "PreModelSwitch", "PostModelSwitch", "TeammateIdle", "TaskCreated", "TaskCompleted", "Elicitation", "ElicitationResult", "ConfigChange", "WorktreeCreate", "WorktreeRemove", "InstructionsLoaded", "CwdChanged", "FileChanged", "DirectoryAdded", "MessageDisplay" ], r = {
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
 22485: (function(e, o, n) {
  function matchesSubject(e, o) {
   if ("" === e || "*" === e) return !0;
   const n = namesOf(e);
   return null === n ? new RegExp(e).test(o) : n.includes(o);
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
  n.d(o, {
   _Q: () => matcherProblem,
   eZ: () => namesOf,
   iD: () => matchesSubject
  });
 }),
 29996: (function(e, o, n) {
  n.d(o, {
   ignoredPartsOf: () => ignoredPartsOf,
   loadHooks: () => loadHooks
  });
  var t = n(42357), s = n(94343), r = n(43759), i = n(10187), a = n(29402), l = n(22485);
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
  }), f = [ "mcp_tool", "prompt", "agent" ];
  function readHooks(e, o, n) {
   const t = {
    location: o,
    isShared: n,
    hooks: [],
    diagnostics: [],
    notices: []
   };
   if ("object" != typeof e || null === e || Array.isArray(e)) return report(t, o, "hooks must be a mapping of events", JSON.stringify(e)), 
   t;
   for (const [n, s] of Object.entries(e)) {
    const e = a.BR.find(e => e === n);
    void 0 !== e ? readEvent(t, e, s) : a.on.includes(n) ? t.notices.push(`${o}: hooks of ${n} do not run here: the event needs an interactive session.`) : unknownEvent(t, n);
   }
   return t;
  }
  function unknownEvent(e, o) {
   const n = (0, t.pA)(o, [ ...a.BR, ...a.on ]), s = void 0 === n ? `the events are ${a.BR.join(", ")}` : `did you mean ${n}?`;
   e.isShared ? e.notices.push(`${e.location}: the event ${o} is unknown, so its hooks never run: ${s}.`.replace("?.", "?")) : e.diagnostics.push(diagnostic(`${e.location} ${o}`, "unknown event", o, s));
  }
  function readEvent(e, o, n) {
   const t = `${e.location} ${o}`;
   if (Array.isArray(n)) for (const [s, r] of n.entries()) {
    const n = `${t}[${String(s)}]`, i = c.safeParse(r);
    if (!i.success) {
     report(e, n, ...issueOf(i.error, r));
     continue;
    }
    const {matcher: u = "", hooks: d} = i.data, h = null === a.IS[o].matches ? null : (0, 
    l._Q)(u);
    if (null !== h) report(e, n, `the matcher is not a valid regular expression: ${h}`, u); else for (const [t, s] of d.entries()) readHandler(e, {
     event: o,
     matcher: u,
     at: `${n}.hooks[${String(t)}]`
    }, s);
   } else report(e, t, "must be a list of groups with `hooks`", JSON.stringify(n));
  }
  function readHandler(e, {event: o, matcher: n, at: s}, r) {
   if (f.includes(r.type)) return void e.notices.push(`${s}: hooks of the type ${r.type} do not run here; only command and http do.`);
   const l = Object.hasOwn(m, r.type) ? m[r.type] : void 0;
   if (void 0 === l) return void function(e, o, n) {
    const s = (0, t.pA)(n, [ ...Object.keys(m), ...f ]), r = void 0 === s ? "the types are command and http" : `did you mean ${s}?`;
    e.isShared ? e.notices.push(`${o}: the type ${n} is unknown, so the hook never runs: ${r}.`.replace("?.", "?")) : e.diagnostics.push(diagnostic(o, "unknown type of hook", n, r));
   }(e, s, r.type);
   const c = l(r);
   if ("error" in c) report(e, s, ...issueOf(c.error, r)); else if ("notice" in c) e.notices.push(`${s}: ${c.notice}`); else {
    const {if: t = null, timeout: r = null} = c.fields;
    if (null !== t && !function(e, o, n, t) {
     if (!a.IS[o].isToolEvent) return e.notices.push(`${t}: a hook with \`if\` never runs on ${o}, which is not about a call.`), 
     !1;
     const [s] = (0, i.NR)({
      allow: [],
      ask: [],
      deny: [ n ]
     }).diagnostics;
     return void 0 === s || (e.diagnostics.push(diagnostic(t, `if is not a rule: ${s.message}`, n, s.hint)), 
     !1);
    }(e, o, t, s)) return;
    e.hooks.push({
     event: o,
     matcher: n,
     condition: t,
     timeoutSeconds: r,
     handler: c.handler,
     location: s
    });
   }
  }
  const m = {
   command: e => {
    const {success: o, data: n, error: t} = d.safeParse(e);
    return o ? "powershell" === n.shell ? {
     notice: "hooks with shell: powershell do not run here."
    } : {
     handler: commandHandler(n),
     fields: n
    } : {
     error: t
    };
   },
   http: e => {
    const {success: o, data: n, error: t} = h.safeParse(e);
    return o ? {
     handler: requestHandler(n),
     fields: n
    } : {
     error: t
    };
   }
  };
  function commandHandler({command: e, args: o, async: n, asyncRewake: t}) {
   return {
    type: "command",
    command: e,
    args: o ?? null,
    isAsync: !0 === n || !0 === t
   };
  }
  function requestHandler({url: e, headers: o = {}, allowedEnvVars: n = []}) {
   return {
    type: "request",
    url: e,
    headers: o,
    allowedEnvVars: n
   };
  }
  function issueOf({issues: e}, o) {
   const [n] = e, t = n?.path.map(String).join(".") ?? "", s = n?.message ?? "is invalid";
   return [ "" === t ? s : `${t}: ${s}`, JSON.stringify(o) ];
  }
  function report({diagnostics: e}, o, n, t) {
   e.push(diagnostic(o, n, t, "see docs/hooks.md for the form of hooks"));
  }
  function diagnostic(e, o, n, t) {
   return {
    code: "hook-invalid",
    location: e,
    message: o,
    found: n,
    hint: t
   };
  }
  var p = n(54539), k = n(93768);
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
   const n = parseFile(e);
   if ("problem" in n) {
    const e = "correct the file, or remove it from hooks-from";
    return {
     ...v,
     diagnostics: [ {
      code: "hook-invalid",
      location: o,
      message: n.problem,
      hint: e
     } ]
    };
   }
   const {hooks: t, disableAllHooks: s, permissions: r = {}} = n.file, i = void 0 === t ? {
    ...v,
    diagnostics: []
   } : readHooks(t, o, !0), a = usableRules("ask", r.ask, o), l = usableRules("deny", r.deny, o), c = !0 === s && i.hooks.length > 0;
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
     problem: `invalid JSON: ${(0, t.bD)(e)}`
    };
   }
   const n = y.safeParse(o);
   if (n.success) return {
    file: n.data
   };
   const [s] = n.error.issues;
   return {
    problem: `${s?.path.map(String).join(".") ?? ""}: ${s?.message ?? "is invalid"}`.replace(/^: /, "")
   };
  }
  function usableRules(e, o = [], n) {
   const t = o.filter(e => void 0 !== (0, k.Zt)((/^[^(]*/.exec(e)?.[0] ?? "").trim())), s = o.filter(e => !t.includes(e)), {diagnostics: r} = (0, 
   i.NR)({
    allow: [],
    ask: [],
    deny: [],
    [e]: t
   });
   return {
    rules: t,
    diagnostics: r.map(({index: o, rule: t, message: s, hint: r}) => ({
     code: "hook-invalid",
     location: `${n} permissions.${e}[${String(o)}]`,
     message: s,
     found: t,
     hint: r
    })),
    notices: 0 === s.length ? [] : [ `${n}: these ${e} rules name tools that runs do not have: ${s.join(", ")}.` ]
   };
  }
  function allowNotice(e, o) {
   return 0 === e.length ? [] : [ `${o}: its ${(0, p.B)(e.length, "allow rule has", "allow rules have")} no effect: only the workflow and Sallyport's configuration permit calls.` ];
  }
  var S = n(72443), b = n(68350);
  const $ = 1e6;
  async function loadHooks(e, o) {
   const n = void 0 === e.hooks ? null : function(e, o) {
    if ("string" != typeof e) return readHooks(e, o, !1);
    try {
     return readHooks(JSON.parse(e), o, !1);
    } catch (e) {
     return {
      hooks: [],
      notices: [],
      diagnostics: [ invalid(o, "invalid JSON", (0, t.bD)(e), "write the mapping of events as JSON, or put it into the configuration file") ]
     };
    }
   }(e.hooks, e.location), s = await Promise.all(e.from.map(e => async function(e, o) {
    try {
     const n = await o.read(e, $);
     return {
      path: e,
      ...readSettingsFile((new TextDecoder).decode(n), e)
     };
    } catch (o) {
     return (0, t.ki)(o, S.k), {
      path: e,
      hooks: [],
      notices: [],
      ask: [],
      deny: [],
      diagnostics: [ invalid(e, "the file of hooks-from cannot be read", o.message, "correct the path, or remove hooks-from") ]
     };
    }
   }(e, o))), locations = e => s.flatMap(({path: o, ...n}) => n[e].map((n, t) => (0, 
   b.eK)(`${o} permissions.${e}`, t))), rules = e => s.flatMap(o => o[e]), r = [ ...null === n ? [] : [ n ], ...s ];
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
  function invalid(e, o, n, t) {
   return {
    code: "hook-invalid",
    location: e,
    message: o,
    found: n,
    hint: t
   };
  }
  async function ignoredPartsOf(e, o) {
   try {
    return function(e) {
     const o = parseFile(e);
     if ("problem" in o) return null;
     const {hooks: n, permissions: t} = o.file, s = [ ..."object" == typeof n && null !== n && Object.keys(n).length > 0 ? [ "hooks" ] : [], ...(t?.deny ?? []).length > 0 ? [ "deny rules" ] : [], ...(t?.ask ?? []).length > 0 ? [ "ask rules" ] : [] ];
     return 0 === s.length ? null : s.join(" and ");
    }((new TextDecoder).decode(await o.read(e, $)));
   } catch (e) {
    return (0, t.ki)(e, S.k), null;
   }
  }
 })
};
