"use strict";

exports.id = 6927;

exports.ids = [ 6927 ];

exports.modules = {
 29402: (function(t, e, n) {
  n.d(e, {
   BR: () => o,
   IS: () => a,
   T: () => l,
   on: () => s
  });
  const o = [ "SessionStart", "UserPromptExpansion", "UserPromptSubmit", "PreToolUse", "PermissionRequest", "PermissionDenied", "PostToolUse", "PostToolUseFailure", "PostToolBatch", "Stop", "StopFailure", "SubagentStart", "SubagentStop", "PreCompact", "SessionEnd" ];
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
  const l = 60;
 }),
 22485: (function(t, e, n) {
  n.d(e, {
   _Q: () => matcherProblem,
   eZ: () => namesOf,
   ru: () => matchesHookSubject
  });
  function matchesHookSubject(t, e) {
   if (t === "" || t === "*") return true;
   const n = namesOf(t);
   return n === null ? new RegExp(t).test(e) : n.includes(e);
  }
  function namesOf(t) {
   if (!/^[\w\- ,|]*$/.test(t)) return null;
   return t.split(/[|,]/).map(t => t.trim()).filter(t => t !== "");
  }
  function matcherProblem(t) {
   if (t === "" || t === "*" || namesOf(t) !== null) return null;
   try {
    new RegExp(t);
    return null;
   } catch (t) {
    return t instanceof SyntaxError ? t.message : String(t);
   }
  }
 }),
 96927: (function(t, e, n) {
  n.r(e);
  n.d(e, {
   addressProblem: () => addressProblem,
   hookNetwork: () => hookNetwork,
   hookProblems: () => hookProblems,
   openHooks: () => openHooks
  });
  var o = n(77598);
  var s = n(76760);
  var r = n(42357);
  const i = {
   program: null,
   files: []
  };
  const a = /^(?:ba|da|z|k|a)?sh$|^(?:node|bun|deno|tsx|ts-node|ruby|perl|php|lua|Rscript|osascript)$|^python(?:\d(?:\.\d+)?)?$/;
  const l = new Set([ "[ [[ test echo printf true false exit cd : . source eval exec if for while until case { ! command type export set", "unset read wait trap umask local return shift declare let pwd kill time function select hash ulimit" ].flatMap(t => t.split(" ")));
  function filesOfLine(t) {
   const e = wordsOf(t);
   while (e[0] !== void 0 && e[0] !== null && /^[A-Za-z_]\w*=/.test(e[0])) e.shift();
   return filesOfWords(e);
  }
  function filesOfWords([t, ...e]) {
   if (t === void 0 || t === null || t === "") return i;
   if (t === "." || t === "source") return {
    program: null,
    files: scriptFile(e[0])
   };
   if (t === "exec" || t === "command") return filesOfWords(e);
   if (l.has(t)) return i;
   const n = t.replace(/^.*\//, "");
   const o = t.includes("/") ? [ {
    path: t,
    isProgram: true
   } ] : [];
   const s = a.test(n) ? scriptOf(n, e) : [];
   return {
    program: t.includes("/") ? null : t,
    files: [ ...o, ...s ]
   };
  }
  function scriptOf(t, e) {
   const n = t !== "deno" && t !== "bun" || e[0] !== "run" ? e : e.slice(1);
   for (const t of n) {
    if (t === null) return [];
    if (t.startsWith("-")) {
     if (/^-(?:[a-zA-Z]*[cemprS]|-eval|-print|-module|-import|-require|-loader)$/.test(t)) return [];
     continue;
    }
    return t.includes("/") || /\.\w+$/.test(t) ? scriptFile(t) : [];
   }
   return [];
  }
  function scriptFile(t) {
   return t === null || t === void 0 || t === "" ? [] : [ {
    path: t,
    isProgram: false
   } ];
  }
  const u = /^\$(?:\{CLAUDE_PROJECT_DIR\}|CLAUDE_PROJECT_DIR(?!\w))\/?/;
  const c = new Set(Array.from(";|&<>()\n"));
  function wordsOf(t) {
   const e = [];
   let n;
   let o = 0;
   const add = t => {
    n = n === null || t === null ? null : (n ?? "") + t;
   };
   const expand = () => {
    const [e] = u.exec(t.slice(o)) ?? [];
    add(e === void 0 ? null : "./");
    o += e?.length ?? 1;
   };
   while (o < t.length) {
    const s = t.charAt(o);
    if (c.has(s)) break;
    if (s === " " || s === "\t") {
     n !== void 0 && e.push(n);
     n = void 0;
     o += 1;
    } else if (s === "'") {
     const n = t.indexOf("'", o + 1);
     if (n < 0) return e;
     add(t.slice(o + 1, n));
     o = n + 1;
    } else if (s === '"') {
     o += 1;
     add("");
     while (o < t.length && t.charAt(o) !== '"') if (t.charAt(o) === "$" || t.charAt(o) === "`") expand(); else {
      t.charAt(o) === "\\" && (o += 1);
      add(t.charAt(o));
      o += 1;
     }
     o += 1;
     n === "./" && t.charAt(o) === "/" && (o += 1);
    } else if (s === "$" || s === "`") expand(); else if (s === "\\") {
     add(t.charAt(o + 1));
     o += 2;
    } else {
     add(/[*?[\]{}~#]/.test(s) && !(n ?? "").endsWith("=") ? null : s);
     o += 1;
    }
   }
   n !== void 0 && e.push(n);
   return e;
  }
  var d = n(28842);
  async function checkHooks(t, e) {
   const n = [];
   for (const o of t) {
    const {handler: t} = o;
    if (t.type === "command") n.push(...await checkCommand(o, t, e)); else {
     const s = e.addressProblem(new URL(t.url));
     s !== null && n.push((0, d.nL)(o.location, "no rule permits the address", t.url, s));
    }
   }
   return n;
  }
  async function checkCommand(t, e, n) {
   const {program: o, files: s} = filesOf(t);
   const problem = (n, o) => (0, d.nL)(t.location, n, e.command, o);
   if (o !== null && !n.hasProgram(o)) {
    const t = `the program ${o} was not found on the PATH of tools`;
    return [ problem(t, "install it in an earlier step, or remove the hook") ];
   }
   const r = [];
   for (const {path: t, isProgram: e} of s) await n.hasFile(t) ? e && n.isExecutable(t) === false && r.push(problem(`the script ${t} is not executable`, `run git update-index --chmod=+x ${t}, or start it with its interpreter`)) : r.push(problem(`the script ${t} does not exist`, "correct the path, or commit the script to the branch that the configuration is read from"));
   return r;
  }
  function scriptsOf(t) {
   return [ ...new Set(t.flatMap(t => filesOf(t).files.map(({path: t}) => t))) ];
  }
  function filesOf({handler: t, directory: e = ""}) {
   if (t.type !== "command") return {
    program: null,
    files: []
   };
   const {command: n, args: o} = t;
   const inProject = t => t.replace(/^\$(?:\{CLAUDE_PROJECT_DIR\}|CLAUDE_PROJECT_DIR)\//, "./");
   const {program: r, files: i} = o === null ? filesOfLine(n) : filesOfWords([ n, ...o ].map(inProject));
   const a = i.map(t => ({
    ...t,
    path: (0, s.isAbsolute)(t.path) ? t.path : `${e}${t.path}`
   }));
   return {
    program: r,
    files: a
   };
  }
  var f = n(25422);
  var p = n(94343);
  var m = n(20274);
  var h = n(20653);
  var g = n(29402);
  const k = [ "continue", "suppressOutput", "stopReason", "decision", "reason", "systemMessage", "terminalSequence", "hookSpecificOutput" ];
  const w = [ "hookEventName", "permissionDecision", "permissionDecisionReason", "updatedInput", "additionalContext" ];
  const y = [ "hookEventName", "decision" ];
  const b = [ "behavior", "message", "interrupt", "updatedInput", "updatedPermissions" ];
  function isMeantAsJson(t) {
   const isList = t => t.startsWith("[") && (0, m.U4)(t) !== void 0;
   if (t.startsWith('"') || isList(t)) return true;
   return t.split(/[\r\n\u2028\u2029]/).some(t => t.trimStart().startsWith("{") || isList(t.trim()));
  }
  function readGuardOutput(t, e) {
   const n = (0, m.U4)(e);
   if (!(0, m.u4)(n)) return {
    failure: "its output is not one valid JSON object"
   };
   const o = t === "PreToolUse" ? nested(n) : n;
   const s = o["hookSpecificOutput"];
   const r = t === "PermissionRequest";
   const i = r && (0, m.u4)(s) ? s["decision"] : void 0;
   const a = unknownKey(o, k, "") ?? unknownKey(s, r ? y : w, "hookSpecificOutput.") ?? unknownKey(i, b, "hookSpecificOutput.decision.");
   return a === null ? {
    value: o
   } : {
    failure: a
   };
  }
  function nested(t) {
   if (!("permissionDecision" in t) || "hookSpecificOutput" in t) return t;
   const isOfDecision = ([t]) => w.includes(t);
   const e = Object.entries(t);
   return {
    ...Object.fromEntries(e.filter(t => !isOfDecision(t))),
    hookSpecificOutput: Object.fromEntries(e.filter(isOfDecision))
   };
  }
  function unknownKey(t, e, n) {
   if (!(0, m.u4)(t)) return null;
   const o = Object.keys(t).find(t => !e.includes(t));
   if (o === void 0) return null;
   const s = `${n}${(0, h.GH)(o, 100)}`;
   const i = (0, r.pA)(o, e);
   return `its output has the unknown key ${s}${i === void 0 ? "" : `; did you mean ${n}${i}?`}`;
  }
  const v = p._H3({
   continue: p.lqM(p.zMY()),
   stopReason: p.lqM(p.YjP()),
   systemMessage: p.lqM(p.YjP()),
   decision: p.lqM(p.k5n([ "approve", "block" ])),
   reason: p.lqM(p.YjP()),
   hookSpecificOutput: p.lqM(p._H3({
    hookEventName: p.lqM(p.YjP()),
    permissionDecision: p.lqM(p.k5n([ "allow", "deny", "ask", "defer" ])),
    permissionDecisionReason: p.lqM(p.YjP()),
    additionalContext: p.lqM(p.YjP()),
    updatedInput: p.lqM(p.g1P(p.YjP(), p.L5J())),
    updatedToolOutput: p.lqM(p.L5J()),
    updatedMCPToolOutput: p.lqM(p.L5J()),
    retry: p.lqM(p.zMY()),
    decision: p.lqM(p._H3({
     behavior: p.k5n([ "allow", "deny" ]),
     message: p.lqM(p.YjP()),
     interrupt: p.lqM(p.zMY()),
     updatedInput: p.lqM(p.g1P(p.YjP(), p.L5J()))
    }))
   }))
  });
  const O = {
   block: null,
   context: [],
   stop: null,
   message: null,
   mayRetry: false
  };
  function readAnswer(t, e) {
   const {failure: n, exitCode: o, stdout: s, stderr: r} = e;
   if (n !== null) return {
    failure: n
   };
   const i = startFailure(o, r);
   if (i !== null) return {
    failure: i
   };
   const a = s.trim();
   if (o === 2) return blocked(t, capped(r.trim()) || "it gave no reason");
   const l = g.IS[t].failsClosed;
   if (l && o === 0 && isMeantAsJson(a)) return readOutput(t, readGuardOutput(t, a));
   if (a.startsWith("{") && a.endsWith("}")) return readOutput(t, l ? readGuardOutput(t, a) : jsonOf(a));
   if (o !== 0) return {
    failure: `exit code ${String(o)}${firstLine(r)}`
   };
   return a !== "" && g.IS[t].plainTextIsContext ? {
    ...O,
    context: [ capped(a) ]
   } : O;
  }
  function startFailure(t, e) {
   const n = t === 2 && /can't open file .*No such file|^\S+: 0: cannot open |: can't open '/m.test(e);
   if (t !== 126 && t !== 127 && !n) return null;
   return `it did not start (exit code ${String(t)}${firstLine(e)})`;
  }
  function firstLine(t) {
   const e = t.trim().split("\n", 1)[0] ?? "";
   return e === "" ? "" : `: ${(0, h.GH)(e, 300)}`;
  }
  function jsonOf(t) {
   const e = (0, m.U4)(t);
   return e === void 0 ? {
    failure: "its output is not valid JSON"
   } : {
    value: e
   };
  }
  function readOutput(t, e) {
   if ("failure" in e) return e;
   const n = v.safeParse(e.value);
   if (!n.success) {
    const [t] = n.error.issues;
    return {
     failure: `its output was not understood: ${t?.path.map(String).join(".") ?? ""}: ${t?.message ?? ""}`
    };
   }
   const o = n.data.hookSpecificOutput?.hookEventName;
   if (o !== void 0 && o !== t) return {
    failure: `its output is for the event ${(0, h.GH)(o, 100)}`
   };
   return answerOf(t, n.data);
  }
  function answerOf(t, e) {
   const {hookSpecificOutput: n = {}} = e;
   const o = blockOf(t, e);
   if (typeof o === "object" && o !== null) return o;
   const s = o === null ? O : blocked(t, capped(o));
   const r = t === "PermissionRequest" ? n.decision?.updatedInput : n.updatedInput;
   const i = textOfOutput(n.updatedToolOutput ?? n.updatedMCPToolOutput);
   const {additionalContext: a = ""} = n;
   const l = t === "PermissionRequest" && n.decision?.interrupt === true;
   const u = e.continue === false || l;
   return {
    ...s,
    context: [ ...s.context, ...a.trim() === "" ? [] : [ capped(a) ] ],
    stop: u ? capped(e.stopReason ?? s.block ?? "it gave no reason") : null,
    message: e.systemMessage === void 0 ? s.message : capped(e.systemMessage),
    mayRetry: t === "PermissionDenied" && n.retry === true,
    ...r === void 0 ? {} : {
     updatedInput: r
    },
    ...i === null || t !== "PostToolUse" ? {} : {
     updatedOutput: i
    }
   };
  }
  function blockOf(t, {decision: e, reason: n, hookSpecificOutput: o = {}}) {
   const {permissionDecision: s, permissionDecisionReason: r = n, decision: i} = o;
   if (t === "PermissionRequest" && i?.behavior === "deny") return i.message ?? "it gave no reason";
   if (t === "PreToolUse" && s !== void 0 && s !== "allow") {
    const t = r ?? "it gave no reason";
    return s === "deny" ? t : `it asks for confirmation, which no one can give here: ${t}`;
   }
   if (e !== "block") return null;
   if (n !== void 0 && n.trim() !== "") return n;
   return t === "Stop" || t === "SubagentStop" ? {
    failure: "it blocks without a reason"
   } : "it gave no reason";
  }
  function blocked(t, e) {
   const {onBlock: n} = g.IS[t];
   switch (n) {
   case "block":
    return {
     ...O,
     block: e
    };

   case "feedback":
    return {
     ...O,
     context: [ e ]
    };

   case "notice":
    return {
     ...O,
     message: e
    };
   }
  }
  function textOfOutput(t) {
   if (typeof t === "string") return t;
   if (Array.isArray(t)) {
    const e = t.flatMap(t => textOfOutput(t) ?? []);
    return e.length === 0 ? null : e.join("\n");
   }
   return (0, m.u4)(t) ? textOfOutput(t["text"] ?? t["stdout"] ?? t["content"] ?? null) : null;
  }
  const P = 1e4;
  function capped(t) {
   return t.length <= P ? t : `${(0, h.GH)(t, P)}\n[\u2026 ${String(t.length - P)} more characters omitted]`;
  }
  var S = n(22485);
  const $ = {
   block: null,
   context: [],
   stop: null,
   mayRetry: false
  };
  function mergeAnswers(t) {
   const e = named(t.map(({label: t, answer: {block: e}}) => ({
    label: t,
    text: e
   })));
   const n = named(t.map(({label: t, answer: {stop: e}}) => ({
    label: t,
    text: e
   })));
   const o = e.length > 0 ? void 0 : t.findLast(({answer: t}) => t.updatedInput !== void 0);
   const s = t.findLast(({answer: t}) => t.updatedOutput !== void 0);
   const r = (o ?? s)?.label;
   return {
    block: e.length === 0 ? null : e.join("\n"),
    context: t.flatMap(({label: t, answer: {context: e}}) => e.map(e => `Output of the hook ${t}:\n${e}`)),
    stop: n.length === 0 ? null : n.join("\n"),
    mayRetry: t.some(({answer: t}) => t.mayRetry),
    ...o?.answer.updatedInput === void 0 ? {} : {
     updatedInput: o.answer.updatedInput
    },
    ...s?.answer.updatedOutput === void 0 ? {} : {
     updatedOutput: s.answer.updatedOutput
    },
    ...r === void 0 ? {} : {
     changedBy: r
    }
   };
  }
  function named(t) {
   const e = t.flatMap(({label: t, text: e}) => e === null ? [] : [ {
    label: t,
    text: e
   } ]);
   return e.map(({label: t, text: n}) => e.length === 1 ? n : `${t}: ${n}`);
  }
  const x = 1e6;
  async function runHookCommand({command: t, args: e}, {exec: n, shell: o, project: s, workspace: r, needs: i}, {input: a, timeoutMs: l, signal: u}) {
   const inProject = t => t.replaceAll(/\$\{CLAUDE_PROJECT_DIR\}|\$CLAUDE_PROJECT_DIR\b/g, () => s);
   const c = e === null ? [ o, "-c", "--", t ] : [ fromProject(inProject(t), s), ...e.map(inProject) ];
   const d = await n.run({
    argv: c,
    cwd: s,
    env: {
     CLAUDE_PROJECT_DIR: s,
     SALLYPORT_WORKSPACE: r
    },
    stdin: a,
    timeoutMs: l,
    maxOutputBytes: x,
    signal: u,
    needs: i,
    trust: `hook ${JSON.stringify([ t, e ])}`
   });
   const f = d.startError !== null ? `it did not start: ${d.startError}` : d.timedOut ? `it took longer than ${String(l / 1e3)} seconds` : d.cancelled ? "the run was stopped" : d.exitCode === null ? `it was ended by ${d.signal ?? "a signal"}` : d.droppedBytes > 0 ? `it printed more than ${String(x)} bytes` : null;
   return {
    failure: f,
    exitCode: d.exitCode ?? 0,
    stdout: d.stdout,
    stderr: d.stderr
   };
  }
  function fromProject(t, e) {
   return t.includes("/") && !t.startsWith("/") ? `${e}/${t}` : t;
  }
  async function sendRequest({url: t, headers: e, allowedEnvVars: n}, {postJson: o, variable: s}, {input: r, timeoutMs: i, signal: a}) {
   const valueOf = (t, e, o) => {
    const r = e ?? o ?? "";
    return n.includes(r) ? s(r) ?? "" : "";
   };
   const l = Object.fromEntries(Object.entries(e).map(([t, e]) => [ t, e.replaceAll(/\$\{(\w+)\}|\$(\w+)/g, valueOf) ]));
   const u = {
    url: t,
    headers: l,
    body: r,
    timeoutMs: i,
    signal: a,
    maxBytes: x
   };
   const c = await o(u);
   if ("failure" in c) return {
    failure: c.failure,
    exitCode: 0,
    stdout: "",
    stderr: ""
   };
   return {
    failure: null,
    exitCode: 0,
    stdout: c.body,
    stderr: ""
   };
  }
  function createHooks(t) {
   const e = new AbortController;
   return {
    has: e => t.hooks.some(t => t.event === e),
    run: async n => {
     const o = withoutRepeats(t.hooks.filter(t => isMeant(t, n)));
     if (o.length === 0) return $;
     const s = (0, f.JG)(n.signal, e.signal);
     const r = JSON.stringify({
      ...t.common(),
      hook_event_name: n.event,
      ...n.input
     });
     const i = await Promise.all(o.map(async e => ({
      label: (0, d.UR)(e),
      answer: await runHook(e, t, {
       ...n,
       signal: s
      }, r)
     })));
     return mergeAnswers(i);
    },
    close: () => e.abort()
   };
  }
  function isMeant({event: t, matcher: e, condition: n}, o) {
   if (t !== o.event) return false;
   const {subject: s} = o;
   if (g.IS[t].matches !== null && s !== null && !(0, S.ru)(e, s)) return false;
   return n === null || (o.isCondition?.(n) ?? false);
  }
  function withoutRepeats(t) {
   return [ ...new Map(t.map(t => [ JSON.stringify([ t.handler, t.condition ]), t ])).values() ];
  }
  async function runHook(t, e, n, o) {
   const {handler: r} = t;
   const i = e.clock.now();
   const record = (o, s, r) => e.onRun({
    event: t.event,
    command: (0, d.UR)(t),
    subject: n.subject,
    outcome: o,
    reason: s,
    exitCode: r,
    durationMs: e.clock.now() - i
   });
   const a = {
    input: o,
    timeoutMs: timeoutMs(t),
    signal: n.signal
   };
   const l = {
    ...e,
    project: (0, s.join)(e.project, t.directory ?? "")
   };
   const u = e.whyNotStarted(t);
   if (u === null && r.type === "command" && r.isAsync) {
    runHookCommand(r, l, a);
    record("started", null, null);
    return O;
   }
   const c = u !== null ? {
    failure: u,
    exitCode: 0,
    stdout: "",
    stderr: ""
   } : r.type === "command" ? await runHookCommand(r, l, a) : await sendRequest(r, e, a);
   const f = c.failure === null && r.type === "command" ? c.exitCode : null;
   const p = readAnswer(t.event, c);
   if ("failure" in p) {
    record("failed", p.failure, f);
    return afterFailure(t, p, e);
   }
   record(...outcomeOf(p), f);
   p.message !== null && e.onNotice(`Hook ${(0, d.UR)(t)} (${t.event}): ${p.message}`);
   return p;
  }
  function afterFailure(t, {failure: e}, {onFailure: n, onNotice: o}) {
   o(`The hook ${(0, d.UR)(t)} (${t.event}, ${t.location}) failed: ${e}.`);
   const s = n === "deny" && g.IS[t.event].failsClosed;
   return s ? {
    ...O,
    block: `the hook failed, and hook-failure is deny: ${e}`
   } : O;
  }
  function outcomeOf(t) {
   if (t.stop !== null) return [ "stop", t.stop ];
   if (t.block !== null) return [ "block", t.block ];
   if (t.updatedInput !== void 0 || t.updatedOutput !== void 0) return [ "change", null ];
   return [ t.context.length > 0 ? "context" : "pass", null ];
  }
  function timeoutMs({event: t, timeoutSeconds: e}) {
   const n = e ?? g.IS[t].timeoutSeconds;
   return Math.min(t === "SessionEnd" ? Math.min(n, g.T) : n, C) * 1e3;
  }
  const C = 2e6;
  var R = n(73948);
  var M = n(4076);
  var j = n(89273);
  var E = n(72443);
  var T = n(31782);
  function createPostJson() {
   const t = (0, T.createFetch)();
   return async ({url: e, headers: n, body: o, timeoutMs: s, maxBytes: i, signal: a}) => {
    const l = (0, f.dn)(s, a);
    try {
     const s = await t(e, {
      method: "POST",
      headers: {
       "content-type": "application/json",
       ...n
      },
      body: o,
      signal: l
     });
     const r = await firstBytes(s, i);
     if (r === null) return {
      failure: `it answered more than ${String(i)} bytes`
     };
     return s.ok ? {
      body: r
     } : {
      failure: `it answered with the status ${String(s.status)}`
     };
    } catch (t) {
     if (a.aborted) return {
      failure: "the run was stopped"
     };
     return {
      failure: l.aborted ? `it took longer than ${String(s / 1e3)} seconds` : (0, r.bD)(t)
     };
    }
   };
  }
  async function firstBytes({body: t}, e) {
   if (t === null) return "";
   const n = [];
   let o = 0;
   for await (const s of t) {
    o += s.length;
    if (o > e) return null;
    n.push(s);
   }
   return Buffer.concat(n).toString("utf8");
  }
  var L = n(64666);
  var F = n(38287);
  var A = n(67905);
  var N = n(86990);
  var D = n(10187);
  async function openHooks(t) {
   const {runContext: e, lists: n, runtime: o} = t;
   const {hooks: i = []} = e.hooks ?? {};
   const a = hookNetwork(n);
   const l = await projectDirectory(t);
   try {
    const e = (0, M.S)({
     root: l.path,
     guard: () => null
    });
    const n = await checkHooks(i, checkPorts(e, o.processes.path, a));
    if (n.length > 0) throw new r.yo(n);
    const u = l.path === o.files.root ? [] : [ "" ];
    const c = i.flatMap(({directory: t}) => t ?? []);
    const d = [ ...new Set([ ...u, ...c ]) ].map(t => (0, s.join)(l.path, t));
    const f = createHooks({
     ...portsOf(t),
     hooks: i,
     project: l.path,
     whyNotStarted: watchScripts(i, e),
     needs: {
      writes: null,
      reads: d,
      changesGit: false,
      network: a,
      leaves: null,
      seesHidden: true
     }
    });
    return {
     hooks: f,
     close: async () => {
      f.close();
      await l.leave();
     }
    };
   } catch (t) {
    await l.leave();
    throw t;
   }
  }
  function portsOf(t) {
   const {runContext: e, runtime: n, environment: o, addSecret: s, onEvent: r, onNotice: i, sessionId: a, transcriptPath: l} = t;
   return {
    exec: n.exec,
    postJson: createPostJson(),
    shell: (0, L.GO)(n.processes.path) ?? "sh",
    workspace: n.files.root,
    onFailure: e.settings["hook-failure"],
    clock: R.m,
    variable: t => {
     const e = o[t];
     e !== void 0 && s(e);
     return e;
    },
    common: () => ({
     session_id: a,
     transcript_path: l,
     cwd: n.files.root,
     permission_mode: I[e.settings.mode]
    }),
    onRun: t => r({
     type: "hook",
     run: t
    }),
    onNotice: i
   };
  }
  const I = {
   default: "default",
   "auto-edit": "acceptEdits",
   plan: "plan",
   yolo: "bypassPermissions"
  };
  async function projectDirectory({runContext: t, runtime: e, directory: n}) {
   const {git: o, trustedSource: i, pull: a, workspace: l} = t;
   if (i.commit === null || o === null) {
    const t = a !== null && !a.isInPlace;
    return {
     path: t ? l : e.files.root,
     leave: () => Promise.resolve()
    };
   }
   const u = (0, s.join)(n, "hooks");
   try {
    await o.addWorktree(i.commit, u);
    return {
     path: (0, s.join)(u, await o.prefix()),
     leave: () => o.removeWorktree(u).catch((0, r.j6)(F.U, () => {}))
    };
   } catch (t) {
    throw new r.yo({
     code: "hook-invalid",
     location: "hooks",
     message: "git could not check out the trusted commit with the scripts of the hooks",
     found: (0, r.bD)(t),
     hint: (t instanceof F.U ? t.hint : null) ?? "check out with fetch-depth: 0, or remove the hooks"
    });
   }
  }
  function checkPorts(t, e, n) {
   const absolute = e => (0, s.isAbsolute)(e) ? e : t.resolve(e);
   const o = (0, j.P)(t.root, t.root);
   return {
    hasFile: t => Promise.resolve(o.kindOf(o.realpath(absolute(t))) === "file"),
    hasProgram: t => (0, L.oq)(t, e) !== null,
    isExecutable: t => (0, L.Vd)(absolute(t)),
    addressProblem: t => addressProblem(t, n)
   };
  }
  function watchScripts(t, e) {
   const digest = t => {
    try {
     return (0, o.createHash)("sha256").update(e.readNow(t, U)).digest("hex");
    } catch (t) {
     (0, r.ki)(t, E.k);
     return null;
    }
   };
   const n = new Map(scriptsOf(t).map(t => [ t, digest(t) ]));
   return t => {
    const e = filesOf(t).files.find(({path: t}) => digest(t) !== n.get(t));
    return e === void 0 ? null : `its script ${e.path} has changed since the job started`;
   };
  }
  const U = 1e7;
  async function hookProblems({runContext: t, lists: e, toolPath: n}) {
   const {hooks: o, trustedSource: r, workspace: i} = t;
   const {source: a, commit: l} = r;
   const u = hookNetwork(e);
   const c = (0, j.P)(i, i);
   return await checkHooks(o?.hooks ?? [], {
    hasFile: async t => {
     if ((0, s.isAbsolute)(t)) return c.kindOf(c.realpath(t)) === "file";
     const e = s.posix.normalize(t);
     const n = (await a.present([ e ])).get(e);
     return n === "file" || n === "link";
    },
    hasProgram: t => (0, L.oq)(t, n) !== null,
    isExecutable: t => {
     if ((0, s.isAbsolute)(t)) return (0, L.Vd)(t);
     return l === null ? (0, L.Vd)(s.posix.join(i, t)) : null;
    },
    addressProblem: t => addressProblem(t, u)
   });
  }
  function hookNetwork(t) {
   const {rules: e} = (0, D.NR)(t);
   return {
    allow: (0, A.on)(e, "allow"),
    deny: [ ...(0, A.on)(e, "deny"), ...(0, A.on)(e, "ask") ]
   };
  }
  function addressProblem({hostname: t, port: e, protocol: n}, {allow: o, deny: s}) {
   const r = e === "" ? n === "https:" ? 443 : 80 : Number(e);
   if (s.some(e => (0, N.ho)(e, t, r))) return "a deny or ask rule covers this host";
   if (o.some(e => (0, N.LM)(e, t, r))) return null;
   const i = r === 443 || r === 80;
   return `add Network(${t}${i ? "" : `:${String(r)}`}) to allow`;
  }
 }),
 67905: (function(t, e, n) {
  n.d(e, {
   jq: () => commandNeeds,
   on: () => hostPatterns,
   yi: () => f
  });
  var o = n(55559);
  var s = n(3197);
  const r = {
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
  function gitPartsOf(t) {
   return Object.hasOwn(r, t) ? r[t] ?? [] : [];
  }
  var i = n(4990);
  var a = n(10187);
  var l = n(59976);
  var u = n(37243);
  var c = n(56782);
  const d = new Set([ "cp", "mv", "rm", "mkdir", "rmdir", "touch", "tee", "ln", "truncate", "install", "split", "sort", "dd", "chmod", "sed", "gzip", "gunzip", "zip", "unzip", "tar", "curl", "wget", "patch", "sponge", "mktemp", "mkdirp", "rimraf" ]);
  const f = /^(?:sudo|doas|su|docker|podman|nerdctl)$/;
  function commandNeeds(t, {rules: e, world: n}) {
   const {commands: s, parts: r} = t;
   const i = s.every(hasListedWrites) && r.every(({effect: t}) => !isUnknownWrite(t));
   const a = s.filter(leaves);
   const c = s.filter(t => !a.includes(t) && !isReachedFrom(t, a));
   return {
    judgedByWords: s.every(t => isJudgedByWords(t, s)),
    writes: i ? pathsOf(r, [ "write", "delete" ]) : null,
    ...i ? {
     deletes: pathsOf(r, [ "delete" ])
    } : {},
    reads: [ ...pathsOf(r, [ "read" ]), ...pathsOf(r, [ "list" ]).filter(t => !(0, o.FK)({
     path: t,
     directory: n.workspace
    })) ],
    changesGit: s.some(({step: t}) => (0, l.Fl)(t.name) === "git" && !t.readOnly),
    ...gitPartNeeds(s),
    network: {
     allow: [ ...hostPatterns(e, "allow"), ...fetched(r), ...s.flatMap(({step: t}) => (0, 
     u.I)(t, n)) ],
     deny: [ ...hostPatterns(e, "deny"), ...hostPatterns(e, "ask") ]
    },
    ...gitHubNeeds(s, r),
    ...gitRemoteNeeds(s),
    leaves: a.length > 0 && c.every(hasListedWrites) ? a[0]?.step.name ?? null : null
   };
  }
  function gitHubNeeds(t, e) {
   if (!t.some(({step: t}) => (0, l.Fl)(t.name) === "gh")) return {};
   const n = e.flatMap(({effect: t}) => {
    if (t.kind !== "post") return [];
    return t.what === "Review" && t.target !== void 0 ? [ `Review(${t.target})` ] : [ t.what ];
   });
   return {
    gitHub: {
     records: [ ...new Set(n) ]
    }
   };
  }
  function gitPartNeeds(t) {
   const e = t.flatMap(({step: t}) => (0, l.Fl)(t.name) !== "git" || t.readOnly ? [] : gitPartsOf(gitCommandOf(t.argv)));
   return e.length === 0 ? {} : {
    gitParts: [ ...new Set(e) ]
   };
  }
  function gitRemoteNeeds(t) {
   const e = t.flatMap(({step: t}) => (0, l.Fl)(t.name) === "git" ? [ gitCommandOf(t.argv) ] : []);
   if (e.includes("push")) return {
    gitRemote: "push"
   };
   return e.some(t => /^(?:fetch|pull|ls-remote)$/.test(t)) ? {
    gitRemote: "fetch"
   } : {};
  }
  function gitCommandOf(t) {
   const e = t.slice(1).map(t => t.kind === "literal" ? t.value : null);
   for (let t = 0; t < e.length; t += 1) {
    const n = e[t] ?? null;
    if (n === null) return "";
    if (!n.startsWith("-")) return n;
    n !== "-C" && n !== "-c" || (t += 1);
   }
   return "";
  }
  function hasListedWrites({step: t}) {
   const e = t.readOnly || t.role === "neutral" || t.role === "transparent";
   return e || t.role === "known" && t.risks.length === 0 && d.has((0, l.Fl)(t.name));
  }
  function isJudgedByWords({step: t}, e) {
   if (t.role === "neutral" || t.role === "transparent") return true;
   if (t.role !== "known") return false;
   const n = (0, l.Fl)(t.name);
   const o = /^(?:ba|da)?sh$/.test(n) && t.risks.length === 0 && e.some(({step: {outer: e}}) => e === t);
   return o || (0, i.w)(n)?.grants === null;
  }
  function isUnknownWrite(t) {
   return (t.kind === "write" || t.kind === "delete") && typeof t.path !== "string";
  }
  function leaves({step: t, rules: e}) {
   const n = (0, l.Fl)(t.name);
   return f.test(n) && e.some(t => (0, l.Fl)((0, a.jD)(t)[0] ?? "") === n);
  }
  function isReachedFrom({step: t}, e) {
   for (let {outer: n} = t; n !== null; n = n.outer) if (e.some(t => t.step === n)) return true;
   return false;
  }
  function pathsOf(t, e) {
   const n = t.flatMap(({effect: t}) => e.includes(t.kind) && "path" in t && typeof t.path === "string" ? [ t.path ] : []);
   return [ ...new Set(n) ].filter(t => !(0, s.tO)(t));
  }
  function hostPatterns(t, e) {
   return t[e].flatMap(({tool: t, specifier: e}) => {
    if (t !== "Network") return [];
    if (e.kind === "host") return [ e.pattern ];
    return e.kind === "any" ? [ {
     host: "*",
     port: null
    } ] : [];
   });
  }
  function fetched(t) {
   return t.flatMap(({effect: t, decision: e}) => {
    if (t.kind !== "fetch" || e !== "allow" || typeof t.url !== "string") return [];
    const n = (0, c.w4)(t.url);
    if (n === null) return [];
    const {port: o, protocol: s} = new URL(t.url);
    return [ {
     host: n,
     port: o === "" ? s === "https:" ? 443 : 80 : Number(o)
    } ];
   });
  }
 }),
 7780: (function(t, e, n) {
  n.d(e, {
   J8: () => missingRule,
   LD: () => decide,
   OI: () => strictest,
   Z7: () => evaluatedEffect,
   k2: () => byRule
  });
  function decide(t, e, n) {
   const o = e !== null ? "rule" : t === "allow" ? "default" : "built-in";
   return {
    decision: t,
    code: o,
    rule: e?.text ?? null,
    reason: n,
    missing: false
   };
  }
  const o = {
   allow: "allows",
   ask: "requires confirmation of",
   deny: "denies"
  };
  function byRule(t, e) {
   return decide(t.list, t, `the rule ${t.text} ${o[t.list]} ${e}`);
  }
  function missingRule(t) {
   return {
    decision: "ask",
    code: "missing-rule",
    rule: null,
    reason: t,
    missing: true
   };
  }
  function evaluatedEffect(t, {decision: e, code: n, rule: o, reason: s, hint: r}) {
   return {
    effect: t,
    decision: e,
    code: n,
    rule: o,
    reason: s,
    ...r === void 0 ? {} : {
     hint: r
    }
   };
  }
  const s = {
   allow: 0,
   ask: 1,
   deny: 2
  };
  function strictest(t) {
   let e;
   for (const n of t) (e === void 0 || s[n.decision] > s[e.decision]) && (e = n);
   return e;
  }
 }),
 56782: (function(t, e, n) {
  n.d(e, {
   Aq: () => evaluateFetch,
   Ql: () => evaluateTool,
   aT: () => mustBeNamed,
   w4: () => hostOf,
   yC: () => evaluateMcpTool
  });
  var o = n(44576);
  var s = n(33270);
  var r = n(59976);
  var i = n(13528);
  var a = n(7780);
  const l = new Set("TodoWrite BashStop Skill ReportFindings ReportIncomplete Noop".split(" "));
  const u = new Set([ ...l, "Read", "Glob", "Grep", "List" ]);
  const c = new Set([ "APPROVE", "REQUEST_CHANGES" ]);
  function evaluateTool(t, e) {
   const n = t.subject === void 0 ? t.tool : `${t.tool}(${t.subject})`;
   const o = find("deny", t, e);
   if (o !== void 0) return (0, a.k2)(o, n);
   if (e.mode === "plan" && !u.has(t.tool)) return (0, a.LD)("deny", null, `${n} is not allowed in mode plan`);
   const s = e.mode === "yolo" ? void 0 : find("ask", t, e);
   if (s !== void 0) return (0, a.k2)(s, n);
   const r = find("allow", t, e);
   if (r !== void 0) return (0, a.k2)(r, n);
   if (l.has(t.tool)) return (0, a.LD)("allow", null, `${n} is allowed by default`);
   if (mustBeNamed(t)) return (0, a.LD)("ask", null, `no rule names ${n}`);
   if (e.mode === "yolo") return (0, a.LD)("allow", null, `mode yolo allows ${n}`);
   return (0, a.LD)("ask", null, `no rule allows ${n}`);
  }
  function evaluateMcpTool({server: t, tool: e, whole: n}, o) {
   const [s, ...r] = [ e, ...n === void 0 ? [] : [ n ] ].map(e => evaluateTool({
    tool: `mcp__${t}__${e}`,
    effects: []
   }, o));
   const i = [ s, ...r ];
   return i.find(t => t.decision === "deny") ?? i.find(t => t.decision === "ask" && t.rule !== null) ?? i.find(t => t.decision === "allow") ?? s;
  }
  function mustBeNamed({tool: t, subject: e}) {
   return t === "Review" && e !== void 0 && c.has(e);
  }
  function find(t, e, {rules: n, more: o}) {
   const r = t === "allow" ? [ ...n.allow, ...o ] : n[t];
   if (t === "allow" && mustBeNamed(e)) return r.find(t => namesLiterally(t, e));
   return r.find(n => (0, s.$z)(n, e.tool, t !== "allow") && (0, s.iD)(n, e.subject, t !== "allow"));
  }
  function namesLiterally({tool: t, specifier: e}, n) {
   return t === n.tool && e.kind === "literal" && e.text.toUpperCase() === n.subject;
  }
  function evaluateFetch(t, e, n) {
   if (typeof t !== "string") {
    const o = findFetch("deny", null, e, n) ?? null;
    const s = `fetching from any address: ${t.any} is unknown before the command runs: ${(0, 
    i.w)(t.any)}`;
    return (0, a.LD)("deny", o, s);
   }
   const s = hostOf(t);
   const r = `fetching from ${s ?? t.slice(0, 80)}`;
   const {mode: l} = n;
   const u = findFetch("deny", s, e, n);
   if (u !== void 0) return (0, a.k2)(u, r);
   if (l === "plan") return (0, a.LD)("deny", null, `${r} is not allowed in mode plan`);
   const c = l === "yolo" ? void 0 : findFetch("ask", s, e, n);
   if (c !== void 0) return (0, a.k2)(c, r);
   const d = findFetch("allow", s, e, n);
   if (d !== void 0) return (0, a.k2)(d, r);
   if (!(0, o.jo)(e)) {
    const t = !n.rules.allow.some(t => t.tool === e);
    return (0, a.J8)(`${t ? `${e} is off: ` : ""}no rule allows ${r}`);
   }
   if (l === "yolo") return (0, a.LD)("allow", null, `mode yolo allows ${r}`);
   return (0, a.J8)(`no rule allows ${r}`);
  }
  function hostOf(t) {
   if (!URL.canParse(t)) return null;
   const e = new URL(t);
   return /^https?:$/.test(e.protocol) ? e.hostname.toLowerCase().replace(/\.$/, "") : null;
  }
  function findFetch(t, e, n, o) {
   const s = o.rules[t];
   const i = e === null ? s : (0, r.Fu)(s, e, n);
   return [ ...i, ...t === "allow" ? o.more : [] ].find(o => {
    if (o.specifier.kind === "any") return o.tool === "WebFetch" || o.tool === n && n !== "Bash";
    if (o.tool !== "WebFetch" || o.specifier.kind !== "domain") return false;
    if (e === null) return t !== "allow";
    const s = o.specifier.host;
    return s.startsWith("*.") ? e.endsWith(s.slice(1)) : e === s || e.endsWith(`.${s}`);
   });
  }
 }),
 37243: (function(t, e, n) {
  n.d(e, {
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
  function usualHosts({name: t, argv: e}, {repository: n, registries: i = {}}) {
   if ((0, o.Fl)(t) === "git" && n !== null) {
    const t = e.some(t => t.kind === "literal" && r.has(t.value));
    return t ? [ {
     host: new URL(n).hostname,
     port: 443
    } ] : [];
   }
   const a = s.find(({programs: e}) => e.split(" ").includes((0, o.Fl)(t)));
   if (a === void 0) return [];
   const l = e.slice(1).flatMap(t => t.kind === "literal" ? [ t.value ] : []);
   const u = l.find(t => !t.startsWith("-"));
   const c = a.subCommands === "" || a.subCommands.split(" ").includes(u ?? "");
   const d = (0, o.Fl)(t) === "yarn" && u === void 0;
   if (!c && !d) return [];
   const f = a.family === void 0 ? [] : i[a.family] ?? [];
   return [ ...a.hosts.split(" ").map(t => ({
    host: t,
    port: 443
   })), ...f ];
  }
 })
};
