"use strict";

exports.id = 9996;

exports.ids = [ 9996 ];

exports.modules = {
 29402: (function(e, o, t) {
  t.d(o, {
   BR: () => n,
   IS: () => a,
   T: () => c,
   on: () => s
  });
  const n = [ "SessionStart", "UserPromptExpansion", "UserPromptSubmit", "PreToolUse", "PermissionRequest", "PermissionDenied", "PostToolUse", "PostToolUseFailure", "PostToolBatch", "Stop", "StopFailure", "SubagentStart", "SubagentStop", "PreCompact", "SessionEnd" ];
  const s = [ "Setup", "Notification", "PostCompact", "PreModelSwitch", "PostModelSwitch", "TeammateIdle", "TaskCreated", "TaskCompleted", "Elicitation", "ElicitationResult", "ConfigChange", "WorktreeCreate", "WorktreeRemove", "InstructionsLoaded", "CwdChanged", "FileChanged", "DirectoryAdded", "MessageDisplay" ];
  const r = {
   matches: null,
   isToolEvent: false,
   plainTextIsContext: false,
   onBlock: "notice",
   failsClosed: false,
   timeoutSeconds: 600
  };
  const i = {
   ...r,
   matches: "tool",
   isToolEvent: true
  };
  const a = {
   SessionStart: {
    ...r,
    matches: "source",
    plainTextIsContext: true
   },
   UserPromptExpansion: {
    ...r,
    matches: "command",
    plainTextIsContext: true,
    onBlock: "block"
   },
   UserPromptSubmit: {
    ...r,
    plainTextIsContext: true,
    onBlock: "block",
    timeoutSeconds: 30
   },
   PreToolUse: {
    ...i,
    onBlock: "block",
    failsClosed: true
   },
   PermissionRequest: {
    ...i,
    onBlock: "block",
    failsClosed: true
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
  };
  const c = 60;
 }),
 22485: (function(e, o, t) {
  t.d(o, {
   _Q: () => matcherProblem,
   eZ: () => namesOf,
   iD: () => matchesSubject
  });
  function matchesSubject(e, o) {
   if (e === "" || e === "*") return true;
   const t = namesOf(e);
   return t === null ? new RegExp(e).test(o) : t.includes(o);
  }
  function namesOf(e) {
   if (!/^[\w\- ,|]*$/.test(e)) return null;
   return e.split(/[|,]/).map(e => e.trim()).filter(e => e !== "");
  }
  function matcherProblem(e) {
   if (e === "" || e === "*" || namesOf(e) !== null) return null;
   try {
    new RegExp(e);
    return null;
   } catch (e) {
    return e instanceof SyntaxError ? e.message : String(e);
   }
  }
 }),
 29996: (function(e, o, t) {
  t.d(o, {
   ignoredPartsOf: () => ignoredPartsOf,
   loadHooks: () => loadHooks
  });
  var n = t(42357);
  var s = t(94343);
  var r = t(43759);
  var i = t(10187);
  var a = t(29402);
  var c = t(22485);
  const l = s._H3({
   matcher: s.lqM(s.YjP()),
   hooks: s.YOg(s._H3({
    type: s.YjP()
   }))
  });
  const u = {
   if: s.lqM(s.YjP()),
   timeout: s.lqM(s.aig().check(r.Tx(0, {
    error: "must be a number of seconds above 0"
   })))
  };
  const d = s._H3({
   ...u,
   command: s.YjP().check(r.Fk(/\S/, {
    error: "must be a command"
   })),
   args: s.lqM(s.YOg(s.YjP())),
   async: s.lqM(s.zMY()),
   asyncRewake: s.lqM(s.zMY()),
   shell: s.lqM(s.k5n([ "bash", "powershell" ]))
  });
  const h = s._H3({
   ...u,
   url: s.YjP().check(s.YPB(isWebAddress, {
    error: "must be an http or https address"
   })),
   headers: s.lqM(s.g1P(s.YjP(), s.YjP())),
   allowedEnvVars: s.lqM(s.YOg(s.YjP()))
  });
  function isWebAddress(e) {
   return URL.canParse(e) && /^https?:$/.test(new URL(e).protocol);
  }
  const f = [ "mcp_tool", "prompt", "agent" ];
  function readHooks(e, o, t) {
   const n = {
    location: o,
    isShared: t,
    hooks: [],
    diagnostics: [],
    notices: []
   };
   if (typeof e !== "object" || e === null || Array.isArray(e)) {
    report(n, o, "hooks must be a mapping of events", JSON.stringify(e));
    return n;
   }
   for (const [t, s] of Object.entries(e)) {
    const e = a.BR.find(e => e === t);
    e !== void 0 ? readEvent(n, e, s) : a.on.includes(t) ? n.notices.push(`${o}: hooks of ${t} do not run here: the event needs an interactive session.`) : unknownEvent(n, t);
   }
   return n;
  }
  function unknownEvent(e, o) {
   const t = (0, n.pA)(o, [ ...a.BR, ...a.on ]);
   const s = t === void 0 ? `the events are ${a.BR.join(", ")}` : `did you mean ${t}?`;
   e.isShared ? e.notices.push(`${e.location}: the event ${o} is unknown, so its hooks never run: ${s}.`.replace("?.", "?")) : e.diagnostics.push(diagnostic(`${e.location} ${o}`, "unknown event", o, s));
  }
  function readEvent(e, o, t) {
   const n = `${e.location} ${o}`;
   if (!Array.isArray(t)) {
    report(e, n, "must be a list of groups with `hooks`", JSON.stringify(t));
    return;
   }
   for (const [s, r] of t.entries()) {
    const t = `${n}[${String(s)}]`;
    const i = l.safeParse(r);
    if (!i.success) {
     report(e, t, ...issueOf(i.error, r));
     continue;
    }
    const {matcher: u = "", hooks: d} = i.data;
    const h = a.IS[o].matches === null ? null : (0, c._Q)(u);
    if (h !== null) report(e, t, `the matcher is not a valid regular expression: ${h}`, u); else for (const [n, s] of d.entries()) readHandler(e, {
     event: o,
     matcher: u,
     at: `${t}.hooks[${String(n)}]`
    }, s);
   }
  }
  function readHandler(e, {event: o, matcher: t, at: n}, s) {
   if (f.includes(s.type)) {
    e.notices.push(`${n}: hooks of the type ${s.type} do not run here; only command and http do.`);
    return;
   }
   const r = Object.hasOwn(m, s.type) ? m[s.type] : void 0;
   if (r === void 0) {
    unknownType(e, n, s.type);
    return;
   }
   const i = r(s);
   if ("error" in i) report(e, n, ...issueOf(i.error, s)); else if ("notice" in i) e.notices.push(`${n}: ${i.notice}`); else {
    const {if: s = null, timeout: r = null} = i.fields;
    if (s !== null && !isUsableCondition(e, o, s, n)) return;
    e.hooks.push({
     event: o,
     matcher: t,
     condition: s,
     timeoutSeconds: r,
     handler: i.handler,
     location: n
    });
   }
  }
  function unknownType(e, o, t) {
   const s = (0, n.pA)(t, [ ...Object.keys(m), ...f ]);
   const r = s === void 0 ? "the types are command and http" : `did you mean ${s}?`;
   e.isShared ? e.notices.push(`${o}: the type ${t} is unknown, so the hook never runs: ${r}.`.replace("?.", "?")) : e.diagnostics.push(diagnostic(o, "unknown type of hook", t, r));
  }
  const m = {
   command: e => {
    const {success: o, data: t, error: n} = d.safeParse(e);
    if (!o) return {
     error: n
    };
    if (t.shell === "powershell") return {
     notice: "hooks with shell: powershell do not run here."
    };
    return {
     handler: commandHandler(t),
     fields: t
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
  function isUsableCondition(e, o, t, n) {
   if (!a.IS[o].isToolEvent) {
    e.notices.push(`${n}: a hook with \`if\` never runs on ${o}, which is not about a call.`);
    return false;
   }
   const [s] = (0, i.NR)({
    allow: [],
    ask: [],
    deny: [ t ]
   }).diagnostics;
   if (s === void 0) return true;
   e.diagnostics.push(diagnostic(n, `if is not a rule: ${s.message}`, t, s.hint));
   return false;
  }
  function commandHandler({command: e, args: o, async: t, asyncRewake: n}) {
   return {
    type: "command",
    command: e,
    args: o ?? null,
    isAsync: t === true || n === true
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
   const [t] = e;
   const n = t?.path.map(String).join(".") ?? "";
   const s = t?.message ?? "is invalid";
   return [ n === "" ? s : `${n}: ${s}`, JSON.stringify(o) ];
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
  var p = t(54539);
  var k = t(93768);
  const g = s.lqM(s.YOg(s.YjP()));
  const v = s._H3({
   hooks: s.lqM(s.L5J()),
   disableAllHooks: s.lqM(s.zMY()),
   permissions: s.lqM(s._H3({
    allow: g,
    ask: g,
    deny: g
   }))
  });
  const y = {
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
     ...y,
     diagnostics: [ {
      code: "hook-invalid",
      location: o,
      message: t.problem,
      hint: e
     } ]
    };
   }
   const {hooks: n, disableAllHooks: s, permissions: r = {}} = t.file;
   const i = n === void 0 ? {
    ...y,
    diagnostics: []
   } : readHooks(n, o, true);
   const a = usableRules("ask", r.ask, o);
   const c = usableRules("deny", r.deny, o);
   const l = s === true && i.hooks.length > 0;
   return {
    hooks: l ? [] : i.hooks,
    ask: a.rules,
    deny: c.rules,
    diagnostics: [ ...i.diagnostics, ...a.diagnostics, ...c.diagnostics ],
    notices: [ ...l ? [ `${o}: its hooks do not run, because it has disableAllHooks: true.` ] : i.notices, ...a.notices, ...c.notices, ...allowNotice(r.allow ?? [], o) ]
   };
  }
  function ignoredParts(e) {
   const o = parseFile(e);
   if ("problem" in o) return null;
   const {hooks: t, permissions: n} = o.file;
   const s = [ ...typeof t === "object" && t !== null && Object.keys(t).length > 0 ? [ "hooks" ] : [], ...(n?.deny ?? []).length > 0 ? [ "deny rules" ] : [], ...(n?.ask ?? []).length > 0 ? [ "ask rules" ] : [] ];
   return s.length === 0 ? null : s.join(" and ");
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
   const t = v.safeParse(o);
   if (t.success) return {
    file: t.data
   };
   const [s] = t.error.issues;
   return {
    problem: `${s?.path.map(String).join(".") ?? ""}: ${s?.message ?? "is invalid"}`.replace(/^: /, "")
   };
  }
  function usableRules(e, o = [], t) {
   const n = o.filter(e => (0, k.Zt)((/^[^(]*/.exec(e)?.[0] ?? "").trim()) !== void 0);
   const s = o.filter(e => !n.includes(e));
   const {diagnostics: r} = (0, i.NR)({
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
    notices: s.length === 0 ? [] : [ `${t}: these ${e} rules name tools that runs do not have: ${s.join(", ")}.` ]
   };
  }
  function allowNotice(e, o) {
   if (e.length === 0) return [];
   return [ `${o}: its ${(0, p.B)(e.length, "allow rule has", "allow rules have")} no effect: only the workflow and Sallyport's configuration permit calls.` ];
  }
  var b = t(72443);
  var S = t(68350);
  const w = 1e6;
  async function loadHooks(e, o) {
   const t = e.hooks === void 0 ? null : ownHooks(e.hooks, e.location);
   const n = await Promise.all(e.from.map(e => readFile(e, o)));
   const locations = e => n.flatMap(({path: o, ...t}) => t[e].map((t, n) => (0, S.eK)(`${o} permissions.${e}`, n)));
   const rules = e => n.flatMap(o => o[e]);
   const s = [ ...t === null ? [] : [ t ], ...n ];
   return {
    hooks: s.flatMap(({hooks: e}) => e),
    notices: s.flatMap(({notices: e}) => e),
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
     diagnostics: s.flatMap(({diagnostics: e}) => e)
    }
   };
  }
  function ownHooks(e, o) {
   if (typeof e !== "string") return readHooks(e, o, false);
   try {
    return readHooks(JSON.parse(e), o, false);
   } catch (e) {
    const t = (0, n.bD)(e);
    const s = "write the mapping of events as JSON, or put it into the configuration file";
    return {
     hooks: [],
     notices: [],
     diagnostics: [ invalid(o, "invalid JSON", t, s) ]
    };
   }
  }
  async function readFile(e, o) {
   try {
    const t = await o.read(e, w);
    return {
     path: e,
     ...readSettingsFile((new TextDecoder).decode(t), e)
    };
   } catch (o) {
    (0, n.ki)(o, b.k);
    const t = [ invalid(e, "the file of hooks-from cannot be read", o.message, "correct the path, or remove hooks-from") ];
    return {
     path: e,
     hooks: [],
     notices: [],
     ask: [],
     deny: [],
     diagnostics: t
    };
   }
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
    return ignoredParts((new TextDecoder).decode(await o.read(e, w)));
   } catch (e) {
    (0, n.ki)(e, b.k);
    return null;
   }
  }
 })
};
