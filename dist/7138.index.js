"use strict";

exports.id = 7138;

exports.ids = [ 7138 ];

exports.modules = {
 87839: (function(t, e, n) {
  n.d(e, {
   TD: () => checkHooks,
   R8: () => filesOf,
   Sf: () => scriptsOf
  });
  const o = {
   program: null,
   files: []
  };
  const s = /^(?:ba|da|z|k|a)?sh$|^(?:node|bun|deno|tsx|ts-node|ruby|perl|php|lua|Rscript|osascript)$|^python(?:\d(?:\.\d+)?)?$/;
  const r = new Set([ "[ [[ test echo printf true false exit cd : . source eval exec if for while until case { ! command type export set", "unset read wait trap umask local return shift declare let pwd kill time function select hash ulimit" ].flatMap(t => t.split(" ")));
  function filesOfLine(t) {
   const e = wordsOf(t);
   while (e[0] !== void 0 && e[0] !== null && /^[A-Za-z_]\w*=/.test(e[0])) e.shift();
   return filesOfWords(e);
  }
  function filesOfWords([t, ...e]) {
   if (t === void 0 || t === null || t === "") return o;
   if (t === "." || t === "source") return {
    program: null,
    files: scriptFile(e[0])
   };
   if (t === "exec" || t === "command") return filesOfWords(e);
   if (r.has(t)) return o;
   const n = t.replace(/^.*\//, "");
   const i = t.includes("/") ? [ {
    path: t,
    isProgram: true
   } ] : [];
   const a = s.test(n) ? scriptOf(n, e) : [];
   return {
    program: t.includes("/") ? null : t,
    files: [ ...i, ...a ]
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
  const i = /^\$(?:\{CLAUDE_PROJECT_DIR\}|CLAUDE_PROJECT_DIR(?!\w))\/?/;
  const a = new Set(Array.from(";|&<>()\n"));
  function wordsOf(t) {
   const e = [];
   let n;
   let o = 0;
   const add = t => {
    n = n === null || t === null ? null : (n ?? "") + t;
   };
   const expand = () => {
    const [e] = i.exec(t.slice(o)) ?? [];
    add(e === void 0 ? null : "./");
    o += e?.length ?? 1;
   };
   while (o < t.length) {
    const s = t.charAt(o);
    if (a.has(s)) break;
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
  var l = n(28842);
  async function checkHooks(t, e) {
   const n = [];
   for (const o of t) {
    const {handler: t} = o;
    if (t.type === "command") n.push(...await checkCommand(o, t, e)); else {
     const s = e.addressProblem(new URL(t.url));
     s !== null && n.push((0, l.nL)(o.location, "no rule permits the address", t.url, s));
    }
   }
   return n;
  }
  async function checkCommand(t, e, n) {
   const {program: o, files: s} = filesOf(e);
   const problem = (n, o) => (0, l.nL)(t.location, n, e.command, o);
   if (o !== null && !n.hasProgram(o)) {
    const t = `the program ${o} was not found on the PATH of tools`;
    return [ problem(t, "install it in an earlier step, or remove the hook") ];
   }
   const r = [];
   for (const {path: t, isProgram: e} of s) await n.hasFile(t) ? e && n.isExecutable(t) === false && r.push(problem(`the script ${t} is not executable`, `run git update-index --chmod=+x ${t}, or start it with its interpreter`)) : r.push(problem(`the script ${t} does not exist`, "correct the path, or commit the script to the branch that the configuration is read from"));
   return r;
  }
  function scriptsOf(t) {
   const e = t.flatMap(({handler: t}) => t.type === "command" ? filesOf(t).files : []);
   return [ ...new Set(e.map(({path: t}) => t)) ];
  }
  function filesOf({command: t, args: e}) {
   if (e === null) return filesOfLine(t);
   const inProject = t => t.replace(/^\$(?:\{CLAUDE_PROJECT_DIR\}|CLAUDE_PROJECT_DIR)\//, "./");
   return filesOfWords([ t, ...e ].map(inProject));
  }
 }),
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
 28842: (function(t, e, n) {
  n.d(e, {
   UR: () => hookLabel,
   YX: () => hookLine,
   nL: () => hookProblem
  });
  function hookLabel({handler: t}) {
   const e = t.type === "request" ? t.url.replace(/[?#].*$/, "") : [ t.command, ...t.args ?? [] ].join(" ").replaceAll(/\s+/g, " ").trim();
   return e.length > o ? `${e.slice(0, o - 1)}\u2026` : e;
  }
  function hookLine(t) {
   return `${[ t.event, t.matcher ].filter(t => t !== "").join(" ")}: ${hookLabel(t)}`;
  }
  const o = 60;
  function hookProblem(t, e, n, o) {
   return {
    code: "hook-invalid",
    location: t,
    message: e,
    found: n,
    hint: o
   };
  }
 }),
 6630: (function(t, e, n) {
  n.d(e, {
   c: () => addressProblem,
   m: () => hookNetwork
  });
  var o = n(23375);
  var s = n(40022);
  var r = n(10187);
  function hookNetwork(t) {
   const {rules: e} = (0, r.NR)(t);
   return {
    allow: (0, o.on)(e, "allow"),
    deny: [ ...(0, o.on)(e, "deny"), ...(0, o.on)(e, "ask") ]
   };
  }
  function addressProblem({hostname: t, port: e, protocol: n}, {allow: o, deny: r}) {
   const i = e === "" ? n === "https:" ? 443 : 80 : Number(e);
   if (r.some(e => (0, s.ho)(e, t, i))) return "a deny or ask rule covers this host";
   if (o.some(e => (0, s.LM)(e, t, i))) return null;
   const a = i === 443 || i === 80;
   return `add Network(${t}${a ? "" : `:${String(i)}`}) to allow`;
  }
 }),
 17138: (function(t, e, n) {
  n.r(e);
  n.d(e, {
   openProjectHooks: () => openProjectHooks
  });
  var o = n(77598);
  var s = n(76760);
  var r = n(42357);
  var i = n(87839);
  var a = n(50897);
  var l = n(94343);
  var c = n(20274);
  var u = n(20653);
  var d = n(29402);
  const f = l._H3({
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
  });
  const p = {
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
   if (a.startsWith("{") && a.endsWith("}")) return readOutput(t, a);
   if (o !== 0) return {
    failure: `exit code ${String(o)}${firstLine(r)}`
   };
   return a !== "" && d.IS[t].plainTextIsContext ? {
    ...p,
    context: [ capped(a) ]
   } : p;
  }
  function startFailure(t, e) {
   const n = t === 2 && /can't open file .*No such file|^\S+: 0: cannot open |: can't open '/m.test(e);
   if (t !== 126 && t !== 127 && !n) return null;
   return `it did not start (exit code ${String(t)}${firstLine(e)})`;
  }
  function firstLine(t) {
   const e = t.trim().split("\n", 1)[0] ?? "";
   return e === "" ? "" : `: ${(0, u.GH)(e, 300)}`;
  }
  function readOutput(t, e) {
   const n = (0, c.U4)(e);
   if (n === void 0) return {
    failure: "its output is not valid JSON"
   };
   const o = f.safeParse(n);
   if (!o.success) {
    const [t] = o.error.issues;
    return {
     failure: `its output was not understood: ${t?.path.map(String).join(".") ?? ""}: ${t?.message ?? ""}`
    };
   }
   const s = o.data.hookSpecificOutput?.hookEventName;
   if (s !== void 0 && s !== t) return {
    failure: `its output is for the event ${(0, u.GH)(s, 100)}`
   };
   return answerOf(t, o.data);
  }
  function answerOf(t, e) {
   const {hookSpecificOutput: n = {}} = e;
   const o = blockOf(t, e);
   if (typeof o === "object" && o !== null) return o;
   const s = o === null ? p : blocked(t, capped(o));
   const r = t === "PermissionRequest" ? n.decision?.updatedInput : n.updatedInput;
   const i = textOfOutput(n.updatedToolOutput ?? n.updatedMCPToolOutput);
   const {additionalContext: a = ""} = n;
   const l = t === "PermissionRequest" && n.decision?.interrupt === true;
   const c = e.continue === false || l;
   return {
    ...s,
    context: [ ...s.context, ...a.trim() === "" ? [] : [ capped(a) ] ],
    stop: c ? capped(e.stopReason ?? s.block ?? "it gave no reason") : null,
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
   const {onBlock: n} = d.IS[t];
   switch (n) {
   case "block":
    return {
     ...p,
     block: e
    };

   case "feedback":
    return {
     ...p,
     context: [ e ]
    };

   case "notice":
    return {
     ...p,
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
   return (0, c.u4)(t) ? textOfOutput(t["text"] ?? t["stdout"] ?? t["content"] ?? null) : null;
  }
  const h = 1e4;
  function capped(t) {
   return t.length <= h ? t : `${(0, u.GH)(t, h)}\n[\u2026 ${String(t.length - h)} more characters omitted]`;
  }
  var m = n(22485);
  const k = {
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
   const o = t.flatMap(({answer: {updatedInput: t}}) => t === void 0 ? [] : [ t ]);
   const s = t.flatMap(({answer: {updatedOutput: t}}) => t === void 0 ? [] : [ t ]);
   const [r, i] = [ o.at(-1), s.at(-1) ];
   return {
    block: e.length === 0 ? null : e.join("\n"),
    context: t.flatMap(({label: t, answer: {context: e}}) => e.map(e => `Output of the hook ${t}:\n${e}`)),
    stop: n.length === 0 ? null : n.join("\n"),
    mayRetry: t.some(({answer: t}) => t.mayRetry),
    ...e.length > 0 || r === void 0 ? {} : {
     updatedInput: r
    },
    ...i === void 0 ? {} : {
     updatedOutput: i
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
  const g = 1e6;
  async function runHookCommand({command: t, args: e}, {exec: n, shell: o, project: s, workspace: r, needs: i}, {input: a, timeoutMs: l, signal: c}) {
   const inProject = t => t.replaceAll(/\$\{CLAUDE_PROJECT_DIR\}|\$CLAUDE_PROJECT_DIR\b/g, () => s);
   const u = e === null ? [ o, "-c", "--", t ] : [ fromProject(inProject(t), s), ...e.map(inProject) ];
   const d = await n.run({
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
   const f = d.startError !== null ? `it did not start: ${d.startError}` : d.timedOut ? `it took longer than ${String(l / 1e3)} seconds` : d.cancelled ? "the run was stopped" : d.exitCode === null ? `it was ended by ${d.signal ?? "a signal"}` : d.droppedBytes > 0 ? `it printed more than ${String(g)} bytes` : null;
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
   const c = {
    url: t,
    headers: l,
    body: r,
    timeoutMs: i,
    signal: a,
    maxBytes: g
   };
   const u = await o(c);
   if ("failure" in u) return {
    failure: u.failure,
    exitCode: 0,
    stdout: "",
    stderr: ""
   };
   return {
    failure: null,
    exitCode: 0,
    stdout: u.body,
    stderr: ""
   };
  }
  var w = n(28842);
  function createHooks(t) {
   const e = new AbortController;
   return {
    has: e => t.hooks.some(t => t.event === e),
    run: async n => {
     const o = withoutRepeats(t.hooks.filter(t => isMeant(t, n)));
     if (o.length === 0) return k;
     const s = (0, a.JG)(n.signal, e.signal);
     const r = JSON.stringify({
      ...t.common(),
      hook_event_name: n.event,
      ...n.input
     });
     const i = await Promise.all(o.map(async e => ({
      label: (0, w.UR)(e),
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
   if (d.IS[t].matches !== null && s !== null && !(0, m.ru)(e, s)) return false;
   return n === null || (o.isCondition?.(n) ?? false);
  }
  function withoutRepeats(t) {
   return [ ...new Map(t.map(t => [ JSON.stringify([ t.handler, t.condition ]), t ])).values() ];
  }
  async function runHook(t, e, n, o) {
   const {handler: s} = t;
   const r = e.clock.now();
   const record = (o, s, i) => e.onRun({
    event: t.event,
    command: (0, w.UR)(t),
    subject: n.subject,
    outcome: o,
    reason: s,
    exitCode: i,
    durationMs: e.clock.now() - r
   });
   const i = {
    input: o,
    timeoutMs: timeoutMs(t),
    signal: n.signal
   };
   const a = e.whyNotStarted(t);
   if (a === null && s.type === "command" && s.isAsync) {
    runHookCommand(s, e, i);
    record("started", null, null);
    return p;
   }
   const l = a !== null ? {
    failure: a,
    exitCode: 0,
    stdout: "",
    stderr: ""
   } : s.type === "command" ? await runHookCommand(s, e, i) : await sendRequest(s, e, i);
   const c = l.failure === null && s.type === "command" ? l.exitCode : null;
   const u = readAnswer(t.event, l);
   if ("failure" in u) {
    record("failed", u.failure, c);
    return afterFailure(t, u, e);
   }
   record(...outcomeOf(u), c);
   u.message !== null && e.onNotice(`Hook ${(0, w.UR)(t)} (${t.event}): ${u.message}`);
   return u;
  }
  function afterFailure(t, {failure: e}, {onFailure: n, onNotice: o}) {
   o(`The hook ${(0, w.UR)(t)} (${t.event}, ${t.location}) failed: ${e}.`);
   const s = n === "deny" && d.IS[t.event].failsClosed;
   return s ? {
    ...p,
    block: `the hook failed, and hook-failure is deny: ${e}`
   } : p;
  }
  function outcomeOf(t) {
   if (t.stop !== null) return [ "stop", t.stop ];
   if (t.block !== null) return [ "block", t.block ];
   if (t.updatedInput !== void 0 || t.updatedOutput !== void 0) return [ "change", null ];
   return [ t.context.length > 0 ? "context" : "pass", null ];
  }
  function timeoutMs({event: t, timeoutSeconds: e}) {
   const n = e ?? d.IS[t].timeoutSeconds;
   return Math.min(t === "SessionEnd" ? Math.min(n, d.T) : n, b) * 1e3;
  }
  const b = 2e6;
  var v = n(73948);
  var y = n(4076);
  var P = n(89273);
  var S = n(72443);
  var x = n(31782);
  function createPostJson() {
   const t = (0, x.createFetch)();
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
     if (l.aborted) return {
      failure: "the run was stopped"
     };
     return {
      failure: c.aborted ? `it took longer than ${String(s / 1e3)} seconds` : (0, r.bD)(t)
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
  var O = n(64666);
  var C = n(38287);
  var $ = n(6630);
  async function openProjectHooks(t) {
   const {runContext: e, lists: n, runtime: o} = t;
   const {hooks: s = []} = e.hooks ?? {};
   const a = (0, $.m)(n);
   const l = await projectDirectory(t);
   try {
    const e = (0, y.S)({
     root: l.path,
     guard: () => null
    });
    const n = await (0, i.TD)(s, checkPorts(e, o.processes.path, a));
    if (n.length > 0) throw new r.yo(n);
    const c = l.path === o.files.root;
    const u = createHooks({
     ...portsOf(t),
     hooks: s,
     project: l.path,
     whyNotStarted: watchScripts(s, e),
     needs: {
      writes: null,
      reads: c ? [] : [ l.path ],
      changesGit: false,
      network: a,
      leaves: null
     }
    });
    return {
     hooks: u,
     close: async () => {
      u.close();
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
    shell: (0, O.GO)(n.processes.path) ?? "sh",
    workspace: n.files.root,
    onFailure: e.settings["hook-failure"],
    clock: v.m,
    variable: t => {
     const e = o[t];
     e !== void 0 && s(e);
     return e;
    },
    common: () => ({
     session_id: a,
     transcript_path: l,
     cwd: n.files.root,
     permission_mode: M[e.settings.mode]
    }),
    onRun: t => r({
     type: "hook",
     run: t
    }),
    onNotice: i
   };
  }
  const M = {
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
   const c = (0, s.join)(n, "hooks");
   try {
    await o.addWorktree(i.commit, c);
    return {
     path: (0, s.join)(c, await o.prefix()),
     leave: () => o.removeWorktree(c).catch((0, r.j6)(C.U, () => {}))
    };
   } catch (t) {
    throw new r.yo({
     code: "hook-invalid",
     location: "hooks",
     message: "git could not check out the trusted commit with the scripts of the hooks",
     found: (0, r.bD)(t),
     hint: (t instanceof C.U ? t.hint : null) ?? "check out with fetch-depth: 0, or remove the hooks"
    });
   }
  }
  function checkPorts(t, e, n) {
   const absolute = e => (0, s.isAbsolute)(e) ? e : t.resolve(e);
   const o = (0, P.P)(t.root, t.root);
   return {
    hasFile: t => Promise.resolve(o.kindOf(o.realpath(absolute(t))) === "file"),
    hasProgram: t => (0, O.oq)(t, e) !== null,
    isExecutable: t => (0, O.Vd)(absolute(t)),
    addressProblem: t => (0, $.c)(t, n)
   };
  }
  function watchScripts(t, e) {
   const digest = t => {
    try {
     return (0, o.createHash)("sha256").update(e.readNow(t, R)).digest("hex");
    } catch (t) {
     (0, r.ki)(t, S.k);
     return null;
    }
   };
   const n = new Map((0, i.Sf)(t).map(t => [ t, digest(t) ]));
   return ({handler: t}) => {
    if (t.type !== "command") return null;
    const e = (0, i.R8)(t).files.find(({path: t}) => digest(t) !== n.get(t));
    return e === void 0 ? null : `its script ${e.path} has changed since the job started`;
   };
  }
  const R = 1e7;
 })
};
