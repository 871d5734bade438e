"use strict";

exports.id = 7138, exports.ids = [ 7138 ], exports.modules = {
 87839: (function(t, e, n) {
  n.d(e, {
   TD: () => checkHooks,
   R8: () => filesOf,
   Sf: () => scriptsOf
  });
  const o = {
   program: null,
   files: []
  }, s = /^(?:ba|da|z|k|a)?sh$|^(?:node|bun|deno|tsx|ts-node|ruby|perl|php|lua|Rscript|osascript)$|^python(?:\d(?:\.\d+)?)?$/, r = new Set([ "[ [[ test echo printf true false exit cd : . source eval exec if for while until case { ! command type export set", "unset read wait trap umask local return shift declare let pwd kill time function select hash ulimit" ].flatMap(t => t.split(" ")));
  function filesOfWords([t, ...e]) {
   if (null == t || "" === t) return o;
   if ("." === t || "source" === t) return {
    program: null,
    files: scriptFile(e[0])
   };
   if ("exec" === t || "command" === t) return filesOfWords(e);
   if (r.has(t)) return o;
   const n = t.replace(/^.*\//, ""), i = t.includes("/") ? [ {
    path: t,
    isProgram: !0
   } ] : [], a = s.test(n) ? function(t, e) {
    const n = "deno" !== t && "bun" !== t || "run" !== e[0] ? e : e.slice(1);
    for (const t of n) {
     if (null === t) return [];
     if (!t.startsWith("-")) return t.includes("/") || /\.\w+$/.test(t) ? scriptFile(t) : [];
     if (/^-(?:[a-zA-Z]*[cemprS]|-eval|-print|-module|-import|-require|-loader)$/.test(t)) return [];
    }
    return [];
   }(n, e) : [];
   return {
    program: t.includes("/") ? null : t,
    files: [ ...i, ...a ]
   };
  }
  function scriptFile(t) {
   return null == t || "" === t ? [] : [ {
    path: t,
    isProgram: !1
   } ];
  }
  const i = /^\$(?:\{CLAUDE_PROJECT_DIR\}|CLAUDE_PROJECT_DIR(?!\w))\/?/, a = new Set(Array.from(";|&<>()\n"));
  async function checkHooks(t, e) {
   const n = [];
   for (const o of t) {
    const {handler: t} = o;
    if ("command" === t.type) n.push(...await checkCommand(o, t, e)); else {
     const s = e.addressProblem(new URL(t.url));
     null !== s && n.push(unusable(o, "no rule permits the address", t.url, s));
    }
   }
   return n;
  }
  async function checkCommand(t, e, n) {
   const {program: o, files: s} = filesOf(e);
   if (null !== o && !n.hasProgram(o)) return [ unusable(t, `there is no program ${o} on the PATH of tools`, e.command, "install it in an earlier step, or remove the hook") ];
   const r = [];
   for (const {path: o, isProgram: i} of s) await n.hasFile(o) ? i && !1 === n.isExecutable(o) && r.push(unusable(t, `the script ${o} is not executable`, e.command, `run git update-index --chmod=+x ${o}, or start it with its interpreter`)) : r.push(unusable(t, `the script ${o} does not exist`, e.command, "correct the path, or commit the script to the branch that the configuration is read from"));
   return r;
  }
  function scriptsOf(t) {
   return [ ...new Set(t.flatMap(({handler: t}) => "command" === t.type ? filesOf(t).files : []).map(({path: t}) => t)) ];
  }
  function filesOf({command: t, args: e}) {
   return null === e ? function(t) {
    const e = function(t) {
     const e = [];
     let n, o = 0;
     const add = t => {
      n = null === n || null === t ? null : (n ?? "") + t;
     }, expand = () => {
      const [e] = i.exec(t.slice(o)) ?? [];
      add(void 0 === e ? null : "./"), o += e?.length ?? 1;
     };
     for (;o < t.length; ) {
      const s = t.charAt(o);
      if (a.has(s)) break;
      if (" " === s || "\t" === s) void 0 !== n && e.push(n), n = void 0, o += 1; else if ("'" === s) {
       const n = t.indexOf("'", o + 1);
       if (n < 0) return e;
       add(t.slice(o + 1, n)), o = n + 1;
      } else if ('"' === s) {
       for (o += 1, add(""); o < t.length && '"' !== t.charAt(o); ) "$" === t.charAt(o) || "`" === t.charAt(o) ? expand() : ("\\" === t.charAt(o) && (o += 1), 
       add(t.charAt(o)), o += 1);
       o += 1, "./" === n && "/" === t.charAt(o) && (o += 1);
      } else "$" === s || "`" === s ? expand() : "\\" === s ? (add(t.charAt(o + 1)), o += 2) : (add(/[*?[\]{}~#]/.test(s) && !(n ?? "").endsWith("=") ? null : s), 
      o += 1);
     }
     return void 0 !== n && e.push(n), e;
    }(t);
    for (;void 0 !== e[0] && null !== e[0] && /^[A-Za-z_]\w*=/.test(e[0]); ) e.shift();
    return filesOfWords(e);
   }(t) : filesOfWords([ t, ...e ].map(t => t.replace(/^\$(?:\{CLAUDE_PROJECT_DIR\}|CLAUDE_PROJECT_DIR)\//, "./")));
  }
  function unusable({location: t}, e, n, o) {
   return {
    code: "hook-invalid",
    location: t,
    message: e,
    found: n,
    hint: o
   };
  }
 }),
 29402: (function(t, e, n) {
  n.d(e, {
   BR: () => o,
   IS: () => a,
   T: () => l,
   on: () => s
  });
  const o = [ "SessionStart", "UserPromptExpansion", "UserPromptSubmit", "PreToolUse", "PermissionRequest", "PermissionDenied", "PostToolUse", "PostToolUseFailure", "PostToolBatch", "Stop", "StopFailure", "SubagentStart", "SubagentStop", "PreCompact", "SessionEnd" ], s = [ "Setup", "Notification", "PostCompact", "PreModelSwitch", "PostModelSwitch", "TeammateIdle", "TaskCreated", "TaskCompleted", "Elicitation", "ElicitationResult", "ConfigChange", "WorktreeCreate", "WorktreeRemove", "InstructionsLoaded", "CwdChanged", "FileChanged", "DirectoryAdded", "MessageDisplay" ], r = {
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
 22485: (function(t, e, n) {
  function matchesSubject(t, e) {
   if ("" === t || "*" === t) return !0;
   const n = namesOf(t);
   return null === n ? new RegExp(t).test(e) : n.includes(e);
  }
  function namesOf(t) {
   return /^[\w\- ,|]*$/.test(t) ? t.split(/[|,]/).map(t => t.trim()).filter(t => "" !== t) : null;
  }
  function matcherProblem(t) {
   if ("" === t || "*" === t || null !== namesOf(t)) return null;
   try {
    return new RegExp(t), null;
   } catch (t) {
    return t instanceof SyntaxError ? t.message : String(t);
   }
  }
  n.d(e, {
   _Q: () => matcherProblem,
   eZ: () => namesOf,
   iD: () => matchesSubject
  });
 }),
 28842: (function(t, e, n) {
  function hookLabel({handler: t}) {
   const e = "request" === t.type ? t.url.replace(/[?#].*$/, "") : [ t.command, ...t.args ?? [] ].join(" ").replaceAll(/\s+/g, " ").trim();
   return e.length > o ? `${e.slice(0, o - 1)}\u2026` : e;
  }
  function hookLine(t) {
   return `${[ t.event, t.matcher ].filter(t => "" !== t).join(" ")}: ${hookLabel(t)}`;
  }
  n.d(e, {
   U: () => hookLabel,
   Y: () => hookLine
  });
  const o = 60;
 }),
 6630: (function(t, e, n) {
  n.d(e, {
   c: () => addressProblem,
   m: () => hookNetwork
  });
  var o = n(23375), s = n(40022), r = n(10187);
  function hookNetwork(t) {
   const {rules: e} = (0, r.NR)(t);
   return {
    allow: (0, o.on)(e, "allow"),
    deny: [ ...(0, o.on)(e, "deny"), ...(0, o.on)(e, "ask") ]
   };
  }
  function addressProblem({hostname: t, port: e, protocol: n}, {allow: o, deny: r}) {
   const i = "" === e ? "https:" === n ? 443 : 80 : Number(e);
   return r.some(e => (0, s.ho)(e, t, i)) ? "a deny or ask rule covers this host" : o.some(e => (0, 
   s.LM)(e, t, i)) ? null : `add Network(${t}${443 === i || 80 === i ? "" : `:${String(i)}`}) to allow`;
  }
 }),
 17138: (function(t, e, n) {
  n.r(e), n.d(e, {
   openProjectHooks: () => openProjectHooks
  });
  var o = n(77598), s = n(76760), r = n(42357), i = n(87839), a = n(50897), l = n(94343), c = n(20274), u = n(20653), d = n(29402);
  const p = l._H3({
   continue: l.lqM(l.zMY()),
   stopReason: l.lqM(l.YjP()),
   systemMessage: l.lqM(l.YjP()),
   decision: l.lqM(l.k5n([ "approve", "block" ])),
   reason: l.lqM(l.YjP()),
   hookSpecificOutput: l.lqM(l._H3({
    hookEventName: l.lqM(l.YjP()),
    permissionDecision: l.lqM(l.k5n([ "allow", "deny", "ask", "defer" ])),
    permissionDecisionReason: l.lqM(l.YjP()),
    additionalContext: l.lqM(l.YjP()),
    updatedInput: l.lqM(l.g1P(l.YjP(), l.L5J())),
    updatedToolOutput: l.lqM(l.L5J()),
    updatedMCPToolOutput: l.lqM(l.L5J()),
    retry: l.lqM(l.zMY()),
    decision: l.lqM(l._H3({
     behavior: l.k5n([ "allow", "deny" ]),
     message: l.lqM(l.YjP()),
     interrupt: l.lqM(l.zMY()),
     updatedInput: l.lqM(l.g1P(l.YjP(), l.L5J()))
    }))
   }))
  }), f = {
   block: null,
   context: [],
   stop: null,
   message: null,
   mayRetry: !1
  };
  function readAnswer(t, e) {
   const {failure: n, exitCode: o, stdout: s, stderr: r} = e;
   if (null !== n) return {
    failure: n
   };
   const i = function(t, e) {
    const n = 2 === t && /can't open file .*No such file|^\S+: 0: cannot open |: can't open '/m.test(e);
    return 126 === t || 127 === t || n ? `it did not start (exit code ${String(t)}${firstLine(e)})` : null;
   }(o, r);
   if (null !== i) return {
    failure: i
   };
   const a = s.trim();
   return 2 === o ? blocked(t, capped(r.trim()) || "it gave no reason") : a.startsWith("{") && a.endsWith("}") ? function(t, e) {
    const n = (0, c.U)(e);
    if (void 0 === n) return {
     failure: "its output is not valid JSON"
    };
    const o = p.safeParse(n);
    if (!o.success) {
     const [t] = o.error.issues;
     return {
      failure: `its output was not understood: ${t?.path.map(String).join(".") ?? ""}: ${t?.message ?? ""}`
     };
    }
    const s = o.data.hookSpecificOutput?.hookEventName;
    return void 0 !== s && s !== t ? {
     failure: `its output is for the event ${(0, u.GH)(s, 100)}`
    } : function(t, e) {
     const {hookSpecificOutput: n = {}} = e, o = function(t, {decision: e, reason: n, hookSpecificOutput: o = {}}) {
      const {permissionDecision: s, permissionDecisionReason: r = n, decision: i} = o;
      if ("PermissionRequest" === t && "deny" === i?.behavior) return i.message ?? "it gave no reason";
      if ("PreToolUse" === t && void 0 !== s && "allow" !== s) {
       const t = r ?? "it gave no reason";
       return "deny" === s ? t : `it asks for confirmation, which no one can give here: ${t}`;
      }
      return "block" !== e ? null : void 0 !== n && "" !== n.trim() ? n : "Stop" === t || "SubagentStop" === t ? {
       failure: "it blocks without a reason"
      } : "it gave no reason";
     }(t, e);
     if ("object" == typeof o && null !== o) return o;
     const s = null === o ? f : blocked(t, capped(o)), r = "PermissionRequest" === t ? n.decision?.updatedInput : n.updatedInput, i = textOfOutput(n.updatedToolOutput ?? n.updatedMCPToolOutput), {additionalContext: a = ""} = n, l = "PermissionRequest" === t && !0 === n.decision?.interrupt, c = !1 === e.continue || l;
     return {
      ...s,
      context: [ ...s.context, ..."" === a.trim() ? [] : [ capped(a) ] ],
      stop: c ? capped(e.stopReason ?? s.block ?? "it gave no reason") : null,
      message: void 0 === e.systemMessage ? s.message : capped(e.systemMessage),
      mayRetry: "PermissionDenied" === t && !0 === n.retry,
      ...void 0 === r ? {} : {
       updatedInput: r
      },
      ...null === i || "PostToolUse" !== t ? {} : {
       updatedOutput: i
      }
     };
    }(t, o.data);
   }(t, a) : 0 !== o ? {
    failure: `exit code ${String(o)}${firstLine(r)}`
   } : "" !== a && d.IS[t].plainTextIsContext ? {
    ...f,
    context: [ capped(a) ]
   } : f;
  }
  function firstLine(t) {
   const e = t.trim().split("\n", 1)[0] ?? "";
   return "" === e ? "" : `: ${(0, u.GH)(e, 300)}`;
  }
  function blocked(t, e) {
   const {onBlock: n} = d.IS[t];
   switch (n) {
   case "block":
    return {
     ...f,
     block: e
    };

   case "feedback":
    return {
     ...f,
     context: [ e ]
    };

   case "notice":
    return {
     ...f,
     message: e
    };
   }
  }
  function textOfOutput(t) {
   if ("string" == typeof t) return t;
   if (Array.isArray(t)) {
    const e = t.flatMap(t => textOfOutput(t) ?? []);
    return 0 === e.length ? null : e.join("\n");
   }
   if ("object" != typeof t || null === t) return null;
   const e = t;
   return textOfOutput(e.text ?? e.stdout ?? e.content ?? null);
  }
  const m = 1e4;
  function capped(t) {
   return t.length <= m ? t : `${(0, u.GH)(t, m)}\n[\u2026 ${String(t.length - m)} more characters omitted]`;
  }
  var h = n(22485);
  const k = {
   block: null,
   context: [],
   stop: null,
   mayRetry: !1
  };
  function named(t) {
   const e = t.flatMap(({label: t, text: e}) => null === e ? [] : [ {
    label: t,
    text: e
   } ]);
   return e.map(({label: t, text: n}) => 1 === e.length ? n : `${t}: ${n}`);
  }
  const g = 1e6;
  async function runCommand({command: t, args: e}, {exec: n, shell: o, project: s, workspace: r, needs: i}, {input: a, timeoutMs: l, signal: c}) {
   const inProject = t => t.replaceAll(/\$\{CLAUDE_PROJECT_DIR\}|\$CLAUDE_PROJECT_DIR\b/g, () => s), u = null === e ? [ o, "-c", "--", t ] : [ fromProject(inProject(t), s), ...e.map(inProject) ], d = await n.run({
    argv: u,
    cwd: s,
    env: {
     CLAUDE_PROJECT_DIR: s,
     SALLYPORT_WORKSPACE: r
    },
    stdin: a,
    timeoutMs: l,
    maxOutputBytes: g,
    signal: c,
    needs: i
   });
   return {
    failure: null !== d.startError ? `it did not start: ${d.startError}` : d.timedOut ? `it took longer than ${String(l / 1e3)} seconds` : d.cancelled ? "the run was stopped" : null === d.exitCode ? `it was ended by ${d.signal ?? "a signal"}` : d.droppedBytes > 0 ? `it printed more than ${String(g)} bytes` : null,
    exitCode: d.exitCode ?? 0,
    stdout: d.stdout,
    stderr: d.stderr
   };
  }
  function fromProject(t, e) {
   return t.includes("/") && !t.startsWith("/") ? `${e}/${t}` : t;
  }
  var b = n(28842);
  async function runHook(t, e, n, o) {
   const {handler: s} = t, r = e.clock.now(), record = (o, s, i) => e.onRun({
    event: t.event,
    command: (0, b.U)(t),
    subject: n.subject,
    outcome: o,
    reason: s,
    exitCode: i,
    durationMs: e.clock.now() - r
   }), i = {
    input: o,
    timeoutMs: timeoutMs(t),
    signal: n.signal
   }, a = e.whyNotStarted(t);
   if (null === a && "command" === s.type && s.isAsync) return runCommand(s, e, i), 
   record("started", null, null), w;
   const l = null !== a ? {
    failure: a,
    exitCode: 0,
    stdout: "",
    stderr: ""
   } : "command" === s.type ? await runCommand(s, e, i) : await async function({url: t, headers: e, allowedEnvVars: n}, {postJson: o, variable: s}, {input: r, timeoutMs: i, signal: a}) {
    const valueOf = (t, e, o) => {
     const r = e ?? o ?? "";
     return n.includes(r) ? s(r) ?? "" : "";
    }, l = {
     url: t,
     headers: Object.fromEntries(Object.entries(e).map(([t, e]) => [ t, e.replaceAll(/\$\{(\w+)\}|\$(\w+)/g, valueOf) ])),
     body: r,
     timeoutMs: i,
     signal: a,
     maxBytes: g
    }, c = await o(l);
    return "failure" in c ? {
     failure: c.failure,
     exitCode: 0,
     stdout: "",
     stderr: ""
    } : {
     failure: null,
     exitCode: 0,
     stdout: c.body,
     stderr: ""
    };
   }(s, e, i), c = null === l.failure && "command" === s.type ? l.exitCode : null, u = readAnswer(t.event, l);
   return "failure" in u ? (record("failed", u.failure, c), function(t, {failure: e}, {onFailure: n, onNotice: o}) {
    return o(`The hook ${(0, b.U)(t)} (${t.event}, ${t.location}) failed: ${e}.`), "deny" === n && d.IS[t.event].failsClosed ? {
     ...w,
     block: `the hook failed, and hook-failure is deny: ${e}`
    } : w;
   }(t, u, e)) : (record(...function(t) {
    return null !== t.stop ? [ "stop", t.stop ] : null !== t.block ? [ "block", t.block ] : void 0 !== t.updatedInput || void 0 !== t.updatedOutput ? [ "change", null ] : [ t.context.length > 0 ? "context" : "pass", null ];
   }(u), c), null !== u.message && e.onNotice(`Hook ${(0, b.U)(t)} (${t.event}): ${u.message}`), 
   u);
  }
  const w = {
   block: null,
   context: [],
   stop: null,
   message: null,
   mayRetry: !1
  };
  function timeoutMs({event: t, timeoutSeconds: e}) {
   const n = e ?? d.IS[t].timeoutSeconds;
   return 1e3 * Math.min("SessionEnd" === t ? Math.min(n, d.T) : n, y);
  }
  const y = 2e6;
  var v = n(73948), P = n(24332), S = n(89273), x = n(72443), C = n(31782);
  function createPostJson() {
   const t = (0, C.createFetch)();
   return async ({url: e, headers: n, body: o, timeoutMs: s, maxBytes: i, signal: l}) => {
    const c = (0, a.dn)(s, l);
    try {
     const s = await t(e, {
      method: "POST",
      headers: {
       "content-type": "application/json",
       ...n
      },
      body: o,
      signal: c
     }), r = await async function({body: t}, e) {
      if (null === t) return "";
      const n = [];
      let o = 0;
      for await (const s of t) {
       if (o += s.length, o > e) return null;
       n.push(s);
      }
      return Buffer.concat(n).toString("utf8");
     }(s, i);
     return null === r ? {
      failure: `it answered more than ${String(i)} bytes`
     } : s.ok ? {
      body: r
     } : {
      failure: `it answered with the status ${String(s.status)}`
     };
    } catch (t) {
     return l.aborted ? {
      failure: "the run was stopped"
     } : {
      failure: c.aborted ? `it took longer than ${String(s / 1e3)} seconds` : (0, r.bD)(t)
     };
    }
   };
  }
  var $ = n(64666), O = n(38287), M = n(6630);
  async function openProjectHooks(t) {
   const {runContext: e, lists: n, runtime: o} = t, {hooks: l = []} = e.hooks ?? {}, c = (0, 
   M.m)(n), u = await async function({runContext: t, runtime: e, directory: n}) {
    const {git: o, trustedSource: i, pull: a, workspace: l} = t;
    if (null === i.commit || null === o) return {
     path: null === a || a.isInPlace ? e.files.root : l,
     leave: () => Promise.resolve()
    };
    const c = (0, s.join)(n, "hooks");
    try {
     return await o.addWorktree(i.commit, c), {
      path: (0, s.join)(c, await o.prefix()),
      leave: () => o.removeWorktree(c).catch(ignoreGitProblem)
     };
    } catch (t) {
     throw new r.yo({
      code: "hook-invalid",
      location: "hooks",
      message: "git could not check out the trusted commit with the scripts of the hooks",
      found: (0, r.bD)(t),
      hint: (t instanceof O.U ? t.hint : null) ?? "check out with fetch-depth: 0, or remove the hooks"
     });
    }
   }(t);
   try {
    const e = (0, P.S)({
     root: u.path,
     guard: () => null
    }), n = await (0, i.TD)(l, function(t, e, n) {
     const absolute = e => (0, s.isAbsolute)(e) ? e : t.resolve(e), o = (0, S.P)(t.root, t.root);
     return {
      hasFile: t => Promise.resolve("file" === o.kindOf(o.realpath(absolute(t)))),
      hasProgram: t => null !== (0, $.oq)(t, e),
      isExecutable: t => (0, $.Vd)(absolute(t)),
      addressProblem: t => (0, M.c)(t, n)
     };
    }(e, o.processes.path, c));
    if (n.length > 0) throw new r.yo(n);
    const p = u.path === o.files.root, f = function(t) {
     const e = new AbortController;
     return {
      has: e => t.hooks.some(t => t.event === e),
      run: async n => {
       const o = (s = t.hooks.filter(t => function({event: t, matcher: e, condition: n}, o) {
        if (t !== o.event) return !1;
        const {subject: s} = o;
        return !(null !== d.IS[t].matches && null !== s && !(0, h.iD)(e, s)) && (null === n || (o.isCondition?.(n) ?? !1));
       }(t, n)), [ ...new Map(s.map(t => [ JSON.stringify([ t.handler, t.condition ]), t ])).values() ]);
       var s;
       if (0 === o.length) return k;
       const r = (0, a.JG)(n.signal, e.signal), i = JSON.stringify({
        ...t.common(),
        hook_event_name: n.event,
        ...n.input
       });
       return function(t) {
        const e = named(t.map(({label: t, answer: {block: e}}) => ({
         label: t,
         text: e
        }))), n = named(t.map(({label: t, answer: {stop: e}}) => ({
         label: t,
         text: e
        }))), o = t.flatMap(({answer: {updatedInput: t}}) => void 0 === t ? [] : [ t ]), s = t.flatMap(({answer: {updatedOutput: t}}) => void 0 === t ? [] : [ t ]), [r, i] = [ o.at(-1), s.at(-1) ];
        return {
         block: 0 === e.length ? null : e.join("\n"),
         context: t.flatMap(({label: t, answer: {context: e}}) => e.map(e => `Output of the hook ${t}:\n${e}`)),
         stop: 0 === n.length ? null : n.join("\n"),
         mayRetry: t.some(({answer: t}) => t.mayRetry),
         ...e.length > 0 || void 0 === r ? {} : {
          updatedInput: r
         },
         ...void 0 === i ? {} : {
          updatedOutput: i
         }
        };
       }(await Promise.all(o.map(async e => ({
        label: (0, b.U)(e),
        answer: await runHook(e, t, {
         ...n,
         signal: r
        }, i)
       }))));
      },
      close: () => e.abort()
     };
    }({
     ...portsOf(t),
     hooks: l,
     project: u.path,
     whyNotStarted: watchScripts(l, e),
     needs: {
      writes: null,
      reads: p ? [] : [ u.path ],
      changesGit: !1,
      network: c,
      leaves: null
     }
    });
    return {
     hooks: f,
     close: async () => {
      f.close(), await u.leave();
     }
    };
   } catch (t) {
    throw await u.leave(), t;
   }
  }
  function portsOf(t) {
   const {runContext: e, runtime: n, environment: o, addSecret: s, onEvent: r, onNotice: i, sessionId: a, transcriptPath: l} = t;
   return {
    exec: n.exec,
    postJson: createPostJson(),
    shell: (0, $.GO)(n.processes.path) ?? "sh",
    workspace: n.files.root,
    onFailure: e.settings["hook-failure"],
    clock: v.m,
    variable: t => {
     const e = o[t];
     return void 0 !== e && s(e), e;
    },
    common: () => ({
     session_id: a,
     transcript_path: l,
     cwd: n.files.root,
     permission_mode: R[e.settings.mode]
    }),
    onRun: t => r({
     type: "hook",
     run: t
    }),
    onNotice: i
   };
  }
  const R = {
   default: "default",
   "auto-edit": "acceptEdits",
   plan: "plan",
   yolo: "bypassPermissions"
  };
  function ignoreGitProblem(t) {
   (0, r.ki)(t, O.U);
  }
  function watchScripts(t, e) {
   const digest = t => {
    try {
     return (0, o.createHash)("sha256").update(e.readNow(t, T)).digest("hex");
    } catch (t) {
     return (0, r.ki)(t, x.k), null;
    }
   }, n = new Map((0, i.Sf)(t).map(t => [ t, digest(t) ]));
   return ({handler: t}) => {
    if ("command" !== t.type) return null;
    const e = (0, i.R8)(t).files.find(({path: t}) => digest(t) !== n.get(t));
    return void 0 === e ? null : `its script ${e.path} has changed since the job started`;
   };
  }
  const T = 1e7;
 })
};
