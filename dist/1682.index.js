"use strict";

exports.id = 1682, exports.ids = [ 1682, 9739 ], exports.modules = {
 29325: (function(e, t, n) {
  n.d(t, {
   F: () => s,
   p: () => builtinJudge
  });
  var o = n(56456);
  const s = [ "github/similarity", "github/coherence", "github/fluency", "github/relevance", "github/groundedness" ], i = [ 0, .25, .5, .75, 1 ], r = "The task was:\n<task>\n{{item.input}}\n</task>\n\nThe answer to it is:\n{{completion}}", reference = e => `<${e}>\n{{item.expected}}\n</${e}>`, a = {
   "github/similarity": {
    question: `${r}\n\nA correct answer is:\n${reference("expected")}\n\nDoes the answer state the same as the correct answer? Wording, order and length do not count; facts, conclusions and omissions do.`,
    grades: [ "states something else, or contradicts the correct answer", "shares a few points, but most differ or are missing", "agrees in about half of what matters", "agrees, except for a detail", "states the same" ]
   },
   "github/coherence": {
    question: `${r}\n\nDo the sentences of the answer form one train of thought that responds to the task? Whether its facts are correct does not count.`,
    grades: [ "fragments without a connection", "mostly disconnected; the reader must guess how its parts belong together", "understandable, with jumps or repetitions", "well organized, with small lapses", "every sentence follows from those before it" ]
   },
   "github/fluency": {
    question: "A text:\n{{completion}}\n\nIs the text well written, sentence by sentence: grammar, choice of words, and ease of reading? Its content does not count.",
    grades: [ "hardly readable", "many mistakes that disturb the reader", "readable, with mistakes or awkward phrases", "correct and easy to read, with a few rough places", "reads as if written by a skilled author" ]
   },
   "github/relevance": {
    question: `${r}\n\nDoes the answer deal with what was asked, completely and without anything that does not belong to it?`,
    grades: [ "is about something else", "touches the subject, but does not deal with what was asked", "deals with part of what was asked, or mixes it with much that was not asked", "deals with what was asked, except for a minor point", "deals with all of what was asked and with nothing else" ]
   },
   "github/groundedness": {
    question: `Source text:\n${reference("source")}\n\nAn answer that must be based on the source only:\n{{completion}}\n\nDoes the source support what the answer states? A statement that is true but not in the source is not supported.`,
    grades: [ "is not supported, or contradicts the source", "is mostly not supported", "is supported in part; important statements are not", "is supported, except for a minor statement", "is supported in every statement" ]
   }
  };
  function builtinJudge(e) {
   const {question: t, grades: n} = a[e], s = n.map((e, t) => `${String(t + 1)}: ${e}`).join("\n");
   return {
    kind: "judge",
    prompt: (0, o.A)(`${t}\n\nThe grades:\n${s}`),
    system: null,
    choices: i.map((e, t) => ({
     choice: String(t + 1),
     score: e
    })),
    model: null
   };
  }
 }),
 23805: (function(e, t, n) {
  n.d(t, {
   l: () => readPromptEvaluators
  });
  var o = n(42357), s = n(33233), i = n(29325);
  function keyTraps(e, t) {
   const [n, ...o] = e;
   void 0 !== n && 0 !== o.length && t(`only ${n} counts, and ${o.join(" and ")} ${1 === o.length ? "has" : "have"} no effect; write one evaluator for each`);
  }
  const r = /step[ -]by[ -]step|chain[ -]of[ -]thought|\b(think|explain|reason|justify)\w*\b/i, same = (e, t) => e.choice.toLowerCase() === t.choice.toLowerCase(), quoted = ({choice: e}) => JSON.stringify(e);
  function textOf(e) {
   return "number" == typeof e || "boolean" == typeof e ? String(e) : "string" == typeof e ? e : "";
  }
  function toBatchTemplate(e) {
   return e.replace(/\{\{[ \t]*([\p{L}_][\p{L}\p{N}_.-]*)[ \t]*\}\}/gu, (e, t) => "completion" === t ? e : `{{item.${t}}}`);
  }
  var a = n(56456);
  const l = [ "string", "llm", "uses" ], c = [ {
   key: "equals",
   kind: "equals",
   ignoreCase: !1
  }, {
   key: "contains",
   kind: "contains",
   ignoreCase: !0
  }, {
   key: "startsWith",
   kind: "starts-with",
   ignoreCase: !0
  }, {
   key: "endsWith",
   kind: "ends-with",
   ignoreCase: !0
  } ];
  function readPromptEvaluators(e, t) {
   const n = e.value.evaluators ?? [];
   return Array.isArray(n) ? n.flatMap((n, o) => {
    const i = [ "evaluators", o ], fail = (n, o, s) => {
     const r = void 0 === s ? i : [ ...i, s ];
     return t.diagnostics.push(e.diagnostic(r, {
      message: n,
      hint: o
     })), null;
    }, r = e.diagnostic(i, {
     message: "",
     hint: ""
    }).location ?? "";
    if (!(0, s.p)(n)) return fail("an evaluator must be a mapping", "write name, and string, llm or uses"), 
    [];
    const a = function(e, t) {
     const n = l.filter(t => null !== (e[t] ?? null));
     keyTraps(n, t.notice);
     const [o] = n;
     return void 0 === o ? t.fail("an evaluator needs string, llm or uses", "add one of them") : u[o](e[o], t);
    }(n, {
     fail: fail,
     notice: e => {
      t.notices.push(`${r}: ${e}`);
     }
    });
    return null === a ? [] : [ {
     name: "string" == typeof n.name ? n.name : `evaluator ${String(o + 1)}`,
     ...a,
     not: !1,
     weight: 1,
     location: r
    } ];
   }) : (t.diagnostics.push(e.diagnostic([ "evaluators" ], {
    message: "`evaluators` must be a list",
    hint: "write one mapping per evaluator, each starting with a dash"
   })), []);
  }
  const u = {
   string: function(e, {fail: t, notice: n}) {
    if (!(0, s.p)(e)) return t("`string` must be a mapping", "write equals, contains, startsWith or endsWith", "string");
    const o = c.filter(({key: t}) => "" !== textOf(e[t]));
    keyTraps(o.map(({key: e}) => e), n);
    const [i] = o;
    if (void 0 === i) return t("`string` compares nothing", "write equals, contains, startsWith or endsWith with a text", "string");
    const {kind: r, ignoreCase: a, key: l} = i;
    return {
     check: {
      kind: r,
      value: toBatchTemplate(textOf(e[l])),
      ignoreCase: a
     },
     threshold: null
    };
   },
   llm: function(e, t) {
    const n = function(e, {fail: t, notice: n}) {
     if (!(0, s.p)(e)) return t("`llm` must be a mapping", "write prompt and choices", "llm");
     const o = textOf(e.prompt);
     if ("" === o.trim()) return t("the judge has no `prompt`", "add the question", "llm");
     const i = function(e, {fail: t, notice: n}) {
      const o = Array.isArray(e) ? e : [], i = o.flatMap(e => {
       const {choice: t, score: n} = (0, s.p)(e) ? e : {
        choice: void 0,
        score: void 0
       }, o = textOf(t).trim();
       return "" !== o && "number" == typeof n && Number.isFinite(n) ? [ {
        choice: o,
        score: n
       } ] : [];
      });
      if (0 === i.length || i.length < o.length) return t("`choices` must be a list of mappings with `choice` and a number `score`", "add them", "llm");
      const r = Math.max(...i.map(({score: e}) => e));
      return i.every(({score: e}) => e >= 0 && e <= 1) ? i : (n("scores are from 0 to 1 here: higher ones are divided by the highest, and negative ones count as 0"), 
      i.map(({choice: e, score: t}) => ({
       choice: e,
       score: Math.max(0, t) / Math.max(1, r)
      })));
     }(e.choices, {
      fail: t,
      notice: n
     });
     if (null === i) return null;
     const r = textOf(e.systemPrompt).trim();
     return {
      kind: "judge",
      prompt: (0, a.A)(toBatchTemplate(o)),
      system: "" === r ? null : toBatchTemplate(r),
      choices: i,
      model: textOf(e.modelId) || null
     };
    }(e, t);
    return null === n ? null : (function({prompt: e, system: t, choices: n}, o) {
     e.length < 2 && o("the judge does not see the answer; write {{completion}} in its prompt");
     for (const [e, t] of function(e) {
      return e.flatMap((t, n) => {
       const o = e.slice(0, n).find(({choice: e}) => t.choice.toLowerCase().includes(e.toLowerCase()));
       return void 0 === o ? [] : [ [ t, o ] ];
      });
     }(n)) same(e, t) ? o(`the choice ${quoted(e)} is listed twice; only the first can be chosen`) : o(`the choice ${quoted(e)} contains ${quoted(t)}, which is listed before it: GitHub Models always found ${quoted(t)}; here the judge can choose both`);
     n.every(({score: e}) => e <= 0) && o("no choice has a score above 0, so no answer passes"), 
     r.test(`${t ?? ""}\n${e.join("\n")}`) && o("the prompt asks for reasoning: GitHub Models took the first choice that occurred in it; here the choice is read apart from the reason");
    }(n, t.notice), {
     check: n,
     threshold: lowestAbove0(n.choices)
    });
   },
   uses: function(e, {fail: t}) {
    const n = i.F.find(t => t === e);
    if (void 0 !== n) {
     const e = (0, i.p)(n);
     return {
      check: e,
      threshold: lowestAbove0(e.choices)
     };
    }
    const s = "string" == typeof e ? (0, o.pA)(e, i.F) : void 0, r = void 0 === s ? `use one of ${i.F.join(", ")}` : `did you mean ${s}?`;
    return t(`unknown evaluator ${JSON.stringify(e)}`, r, "uses");
   }
  };
  function lowestAbove0(e) {
   return Math.min(1, ...e.map(({score: e}) => e).filter(e => e > 0));
  }
 }),
 56456: (function(e, t, n) {
  function splitAtAnswer(e) {
   return e.split(/\{\{[ \t]*completion[ \t]*\}\}/);
  }
  n.d(t, {
   A: () => splitAtAnswer
  });
 }),
 61682: (function(e, t, n) {
  n.r(t), n.d(t, {
   lint: () => lint
  });
  var o = n(54539), s = n(49137), i = n(5645), r = n(95652), a = n(36697), l = n(68350), c = n(86), u = n(42357), h = n(29402), d = n(22485), m = n(28842), f = n(9739), p = n(93768);
  async function lintHooks(e) {
   const {hooks: t = [], notices: n = []} = e.runContext.hooks ?? {};
   return [ ...(await (0, f.hookProblems)(e)).map(({location: e = "hooks", message: t, found: n, hint: o}) => ({
    id: "hook-cannot-start",
    location: e,
    message: t,
    hint: o,
    subject: `hook: ${n ?? ""}`
   })), ...t.flatMap(matcherProblems), ...n.map(e => ({
    id: "hook-not-run",
    location: e.slice(0, Math.max(0, e.indexOf(": "))),
    subject: "hooks",
    message: e.slice(e.indexOf(": ") + 2).replace(/\.$/, ""),
    hint: "remove it, or move what the run needs into a command hook or a rule"
   })), ...t.flatMap(timeProblems) ];
  }
  function matcherProblems(e) {
   const {event: t, matcher: n, location: o} = e;
   return "tool" !== h.IS[t].matches ? [] : ((0, d.eZ)(n) ?? []).filter(e => !function(e) {
    return p.$p.includes(e) || g.has(e) || /^mcp__.+__.+$/.test(e);
   }(e)).map(t => {
    const n = (/^mcp__[^_]+(?:_[^_]+)*$/.test(t) ? `${t}__.*` : void 0) ?? (0, p.Zt)(t) ?? (0, 
    u.pA)(t, p.$p);
    return {
     id: "hook-never-matches",
     location: o,
     subject: `hook: ${(0, m.U)(e)}`,
     message: `the matcher names ${t}, and no tool has this name`,
     hint: void 0 === n ? `the tools are ${p.$p.join(", ")}` : `write ${n}`
    };
   });
  }
  const g = new Set([ "MultiEdit", "NotebookEdit", "NotebookRead", "LS" ]), w = 3600;
  function timeProblems(e) {
   const {timeoutSeconds: t, location: n} = e;
   return null === t || t <= w ? [] : [ {
    id: "hook-time-limit",
    location: n,
    subject: `hook: ${(0, m.U)(e)}`,
    message: `the time limit is ${String(t)} seconds, which is more than an hour`,
    hint: `if these are milliseconds, write ${String(t / 1e3)}`
   } ];
  }
  var b = n(23805), k = n(72443), y = n(67557), v = n(33233);
  const $ = 1e7, x = /\.prompt\.ya?ml$/;
  async function lintPrompts(e, t) {
   const {paths: n} = await e.find(".", {
    matches: e => x.test(e),
    signal: t
   });
   return (await Promise.all(n.map(t => async function(e, t) {
    const n = [], o = [];
    try {
     const s = (0, y.Z)(await t.read(e, $), e);
     (0, b.l)(await (0, v.k)(e, s), {
      diagnostics: n,
      notices: o
     });
    } catch (e) {
     e instanceof u.yo ? n.push(...e.diagnostics) : (0, u.ki)(e, k.k);
    }
    return [ ...n.map(({location: t = e, message: n, hint: o}) => ({
     id: "evaluator-invalid",
     location: t,
     subject: `prompt file: ${e}`,
     message: n,
     hint: o
    })), ...o.map(t => {
     const [, n = e, o = t] = /^(.+?:\d+:\d+): (.*)$/s.exec(t) ?? [];
     return {
      id: "evaluator-trap",
      location: n,
      subject: `prompt file: ${e}`,
      message: o,
      hint: "write the evaluator so that it means the same here and in GitHub Models"
     };
    }) ];
   }(e.relative(t), e)))).flat();
  }
  var P = n(20601), S = n(93033), A = n(7436), C = n(31275);
  async function lint(e, t) {
   const n = await (0, C.kv)(e, t), {settings: u, locationOfRule: h, files: d} = n, m = {
    allow: [ ...u.allow, ...e.operands ],
    ask: u.ask,
    deny: u.deny
   }, f = u.allow.length, locationOf = (e, t) => "allow" === e && t >= f ? (0, l.eK)("the command line", t - f) : h(e, t);
   (0, l.hg)(m, locationOf);
   const p = (await (0, c.T)(n))?.servers ?? [], g = (0, a.x)(m, p.map(({name: e}) => e)).map(e => ({
    ...e,
    location: locationOf(e.list, e.index)
   })), w = (0, s.j)({
    ...t,
    home: t.temporary
   }, n.workspace), {path: b} = w, k = e.operands.length > 0 ? [] : [ ...await lintHooks({
    runContext: n,
    lists: m,
    toolPath: b
   }), ...(0, P.Q)(p), ...await (0, S.E)(d, u), ...await lintPrompts(d, t.signal) ], {stdio: y} = t, v = g.length + k.length;
   if ((0, A.JG)(e, "json")) y.out(`${JSON.stringify([ ...g, ...k ], null, 2)}\n`); else {
    y.err((u["read-only-commands"] ? `Need no rule if they only read files that the rules allow (read-only-commands): ${function() {
     const e = r.c.flatMap(({names: e, readOnly: t = []}) => e.flatMap(e => t.map(t => "" === t ? e : `${e} ${t}`)));
     return [ ...new Set(e) ].sort();
    }().join(", ")}.` : "Every command needs a rule (read-only-commands is off).") + "\n"), 
    0 === v && y.err(`${function({allow: e, ask: t, deny: n}) {
     const s = e.length + t.length + n.length;
     return 0 === s ? "No rules are configured: the defaults apply." : `No problems found in ${(0, 
     o.B)(s, "rule")}.`;
    }(m)}\n`);
    const e = 0 === v ? null : await (0, i.findDocumentation)(t, w);
    for (const t of g.map(e => ({
     ...e,
     subject: `${e.list}: ${e.rule}`
    }))) y.out(problemText(t, e));
    for (const t of k) y.out(problemText(t, e));
   }
   return 0 === v ? 0 : 1;
  }
  function problemText({id: e, subject: t, location: n, message: o, hint: s}, i) {
   return `${t} [${e}]\n  location: ${n}\n  problem:  ${o}\n  hint:     ${s}\n  docs:     ${i ?? "docs"}/rules.md#${e}\n`;
  }
 }),
 87839: (function(e, t, n) {
  n.d(t, {
   TD: () => checkHooks,
   R8: () => filesOf,
   Sf: () => scriptsOf
  });
  const o = {
   program: null,
   files: []
  }, s = /^(?:ba|da|z|k|a)?sh$|^(?:node|bun|deno|tsx|ts-node|ruby|perl|php|lua|Rscript|osascript)$|^python(?:\d(?:\.\d+)?)?$/, i = new Set([ "[ [[ test echo printf true false exit cd : . source eval exec if for while until case { ! command type export set", "unset read wait trap umask local return shift declare let pwd kill time function select hash ulimit" ].flatMap(e => e.split(" ")));
  function filesOfWords([e, ...t]) {
   if (null == e || "" === e) return o;
   if ("." === e || "source" === e) return {
    program: null,
    files: scriptFile(t[0])
   };
   if ("exec" === e || "command" === e) return filesOfWords(t);
   if (i.has(e)) return o;
   const n = e.replace(/^.*\//, ""), r = e.includes("/") ? [ {
    path: e,
    isProgram: !0
   } ] : [], a = s.test(n) ? function(e, t) {
    const n = "deno" !== e && "bun" !== e || "run" !== t[0] ? t : t.slice(1);
    for (const e of n) {
     if (null === e) return [];
     if (!e.startsWith("-")) return e.includes("/") || /\.\w+$/.test(e) ? scriptFile(e) : [];
     if (/^-(?:[a-zA-Z]*[cemprS]|-eval|-print|-module|-import|-require|-loader)$/.test(e)) return [];
    }
    return [];
   }(n, t) : [];
   return {
    program: e.includes("/") ? null : e,
    files: [ ...r, ...a ]
   };
  }
  function scriptFile(e) {
   return null == e || "" === e ? [] : [ {
    path: e,
    isProgram: !1
   } ];
  }
  const r = /^\$(?:\{CLAUDE_PROJECT_DIR\}|CLAUDE_PROJECT_DIR(?!\w))\/?/, a = new Set(Array.from(";|&<>()\n"));
  async function checkHooks(e, t) {
   const n = [];
   for (const o of e) {
    const {handler: e} = o;
    if ("command" === e.type) n.push(...await checkCommand(o, e, t)); else {
     const s = t.addressProblem(new URL(e.url));
     null !== s && n.push(unusable(o, "no rule permits the address", e.url, s));
    }
   }
   return n;
  }
  async function checkCommand(e, t, n) {
   const {program: o, files: s} = filesOf(t);
   if (null !== o && !n.hasProgram(o)) return [ unusable(e, `there is no program ${o} on the PATH of tools`, t.command, "install it in an earlier step, or remove the hook") ];
   const i = [];
   for (const {path: o, isProgram: r} of s) await n.hasFile(o) ? r && !1 === n.isExecutable(o) && i.push(unusable(e, `the script ${o} is not executable`, t.command, `run git update-index --chmod=+x ${o}, or start it with its interpreter`)) : i.push(unusable(e, `the script ${o} does not exist`, t.command, "correct the path, or commit the script to the branch that the configuration is read from"));
   return i;
  }
  function scriptsOf(e) {
   return [ ...new Set(e.flatMap(({handler: e}) => "command" === e.type ? filesOf(e).files : []).map(({path: e}) => e)) ];
  }
  function filesOf({command: e, args: t}) {
   return null === t ? function(e) {
    const t = function(e) {
     const t = [];
     let n, o = 0;
     const add = e => {
      n = null === n || null === e ? null : (n ?? "") + e;
     }, expand = () => {
      const [t] = r.exec(e.slice(o)) ?? [];
      add(void 0 === t ? null : "./"), o += t?.length ?? 1;
     };
     for (;o < e.length; ) {
      const s = e.charAt(o);
      if (a.has(s)) break;
      if (" " === s || "\t" === s) void 0 !== n && t.push(n), n = void 0, o += 1; else if ("'" === s) {
       const n = e.indexOf("'", o + 1);
       if (n < 0) return t;
       add(e.slice(o + 1, n)), o = n + 1;
      } else if ('"' === s) {
       for (o += 1, add(""); o < e.length && '"' !== e.charAt(o); ) "$" === e.charAt(o) || "`" === e.charAt(o) ? expand() : ("\\" === e.charAt(o) && (o += 1), 
       add(e.charAt(o)), o += 1);
       o += 1, "./" === n && "/" === e.charAt(o) && (o += 1);
      } else "$" === s || "`" === s ? expand() : "\\" === s ? (add(e.charAt(o + 1)), o += 2) : (add(/[*?[\]{}~#]/.test(s) && !(n ?? "").endsWith("=") ? null : s), 
      o += 1);
     }
     return void 0 !== n && t.push(n), t;
    }(e);
    for (;void 0 !== t[0] && null !== t[0] && /^[A-Za-z_]\w*=/.test(t[0]); ) t.shift();
    return filesOfWords(t);
   }(e) : filesOfWords([ e, ...t ].map(e => e.replace(/^\$(?:\{CLAUDE_PROJECT_DIR\}|CLAUDE_PROJECT_DIR)\//, "./")));
  }
  function unusable({location: e}, t, n, o) {
   return {
    code: "hook-invalid",
    location: e,
    message: t,
    found: n,
    hint: o
   };
  }
 }),
 29402: (function(e, t, n) {
  n.d(t, {
   BR: () => o,
   IS: () => a,
   T: () => l,
   on: () => s
  });
  const o = [ "SessionStart", "UserPromptExpansion", "UserPromptSubmit", "PreToolUse", "PermissionRequest", "PermissionDenied", "PostToolUse", "PostToolUseFailure", "PostToolBatch", "Stop", "StopFailure", "SubagentStart", "SubagentStop", "PreCompact", "SessionEnd" ], s = [ "Setup", "Notification", "PostCompact", "PreModelSwitch", "PostModelSwitch", "TeammateIdle", "TaskCreated", "TaskCompleted", "Elicitation", "ElicitationResult", "ConfigChange", "WorktreeCreate", "WorktreeRemove", "InstructionsLoaded", "CwdChanged", "FileChanged", "DirectoryAdded", "MessageDisplay" ], i = {
   matches: null,
   isToolEvent: !1,
   plainTextIsContext: !1,
   onBlock: "notice",
   failsClosed: !1,
   timeoutSeconds: 600
  }, r = {
   ...i,
   matches: "tool",
   isToolEvent: !0
  }, a = {
   SessionStart: {
    ...i,
    matches: "source",
    plainTextIsContext: !0
   },
   UserPromptExpansion: {
    ...i,
    matches: "command",
    plainTextIsContext: !0,
    onBlock: "block"
   },
   UserPromptSubmit: {
    ...i,
    plainTextIsContext: !0,
    onBlock: "block",
    timeoutSeconds: 30
   },
   PreToolUse: {
    ...r,
    onBlock: "block",
    failsClosed: !0
   },
   PermissionRequest: {
    ...r,
    onBlock: "block",
    failsClosed: !0
   },
   PermissionDenied: r,
   PostToolUse: {
    ...r,
    onBlock: "feedback"
   },
   PostToolUseFailure: {
    ...r,
    onBlock: "feedback"
   },
   PostToolBatch: {
    ...i,
    onBlock: "block"
   },
   Stop: {
    ...i,
    onBlock: "block"
   },
   StopFailure: {
    ...i,
    matches: "error"
   },
   SubagentStart: {
    ...i,
    matches: "agent"
   },
   SubagentStop: {
    ...i,
    matches: "agent",
    onBlock: "block"
   },
   PreCompact: {
    ...i,
    matches: "trigger",
    onBlock: "block"
   },
   SessionEnd: {
    ...i,
    matches: "reason",
    timeoutSeconds: 1.5
   }
  }, l = 60;
 }),
 22485: (function(e, t, n) {
  function matchesSubject(e, t) {
   if ("" === e || "*" === e) return !0;
   const n = namesOf(e);
   return null === n ? new RegExp(e).test(t) : n.includes(t);
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
  n.d(t, {
   _Q: () => matcherProblem,
   eZ: () => namesOf,
   iD: () => matchesSubject
  });
 }),
 28842: (function(e, t, n) {
  function hookLabel({handler: e}) {
   const t = "request" === e.type ? e.url.replace(/[?#].*$/, "") : [ e.command, ...e.args ?? [] ].join(" ").replaceAll(/\s+/g, " ").trim();
   return t.length > o ? `${t.slice(0, o - 1)}\u2026` : t;
  }
  function hookLine(e) {
   return `${[ e.event, e.matcher ].filter(e => "" !== e).join(" ")}: ${hookLabel(e)}`;
  }
  n.d(t, {
   U: () => hookLabel,
   Y: () => hookLine
  });
  const o = 60;
 }),
 6630: (function(e, t, n) {
  n.d(t, {
   c: () => addressProblem,
   m: () => hookNetwork
  });
  var o = n(23375), s = n(40022), i = n(10187);
  function hookNetwork(e) {
   const {rules: t} = (0, i.NR)(e);
   return {
    allow: (0, o.on)(t, "allow"),
    deny: [ ...(0, o.on)(t, "deny"), ...(0, o.on)(t, "ask") ]
   };
  }
  function addressProblem({hostname: e, port: t, protocol: n}, {allow: o, deny: i}) {
   const r = "" === t ? "https:" === n ? 443 : 80 : Number(t);
   return i.some(t => (0, s.ho)(t, e, r)) ? "a deny or ask rule covers this host" : o.some(t => (0, 
   s.LM)(t, e, r)) ? null : `add Network(${e}${443 === r || 80 === r ? "" : `:${String(r)}`}) to allow`;
  }
 }),
 9739: (function(e, t, n) {
  n.d(t, {
   hookProblems: () => hookProblems
  });
  var o = n(76760), s = n(87839), i = n(89273), r = n(64666), a = n(6630);
  async function hookProblems({runContext: e, lists: t, toolPath: n}) {
   const {hooks: l, trustedSource: c, workspace: u} = e, {source: h, commit: d} = c, m = (0, 
   a.m)(t), f = (0, i.P)(u, u);
   return await (0, s.TD)(l?.hooks ?? [], {
    hasFile: async e => {
     if ((0, o.isAbsolute)(e)) return "file" === f.kindOf(f.realpath(e));
     const t = o.posix.normalize(e), n = (await h.present([ t ])).get(t);
     return "file" === n || "link" === n;
    },
    hasProgram: e => null !== (0, r.oq)(e, n),
    isExecutable: e => (0, o.isAbsolute)(e) ? (0, r.Vd)(e) : null === d ? (0, r.Vd)(o.posix.join(u, e)) : null,
    addressProblem: e => (0, a.c)(e, m)
   });
  }
 }),
 5645: (function(e, t, n) {
  n.d(t, {
   findDocumentation: () => findDocumentation
  });
  var o = n(73024), s = n(76760), i = n(73136), r = n(48080), a = n(26629);
  async function findDocumentation({environment: e, program: t}, n) {
   const l = (0, r.GZ)(e);
   if (null !== l) return l;
   const c = await (0, a.n)(n, t);
   if (null !== c) return `https://github.com/${c.repository}/blob/${c.commit}/docs`;
   const u = (0, a.I)(t);
   return null !== u && (0, o.existsSync)((0, s.join)(u, "docs", "errors.md")) ? (0, 
   i.pathToFileURL)((0, s.join)(u, "docs")).href : null;
  }
 }),
 26629: (function(e, t, n) {
  n.d(t, {
   I: () => rootOf,
   n: () => findReleasedAction
  });
  var o = n(73024), s = n(76760), i = n(43411);
  async function findReleasedAction(e, t) {
   const n = rootOf(t);
   if (null === n) return null;
   const git = async (...t) => {
    const {stdoutBytes: o, exitCode: s} = await (0, i.runProcess)(e, {
     argv: [ "git", ...t ],
     cwd: n,
     timeoutMs: 1e4,
     maxOutputBytes: 1e6,
     signal: (new AbortController).signal
    });
    return 0 === s ? o.toString("utf8").trim() : "";
   }, [o, s = ""] = (await git("rev-parse", "--show-prefix", "--show-toplevel", "HEAD")).split("\n");
   if (o !== n) return null;
   const r = await git("config", "--get", "remote.origin.url"), [, a] = /^(?:https:\/\/(?:[^@/]*@)?github\.com\/|(?:ssh:\/\/)?git@github\.com[:/])([\w.-]+\/[\w.-]+?)(?:\.git)?\/?$/.exec(r) ?? [];
   if (void 0 === a) return null;
   const l = (await git("for-each-ref", "--sort=-version:refname", "--format=%(refname:strip=2) %(objectname) %(*objectname)", "refs/tags/v*")).split("\n").find(e => /^v\d+\.\d+\.\d+ /.test(e)), [c = "", u = "", h = ""] = (l ?? "").split(" ");
   return {
    repository: a,
    commit: s,
    release: "" === c ? null : {
     tag: c,
     commit: "" === h ? u : h
    }
   };
  }
  function rootOf(e) {
   try {
    return (0, s.resolve)((0, s.dirname)((0, o.realpathSync)(e)), "..");
   } catch {
    return null;
   }
  }
 }),
 33233: (function(e, t, n) {
  n.d(t, {
   k: () => readYamlFile,
   p: () => isMapping
  });
  var o = n(42357), s = n(63520), i = n(46013), r = n(39579);
  const a = 1e6;
  async function readYamlFile(e, t) {
   const diagnostic = (n, o) => (0, s.dR)(e, t, n, {
    code: "prompt-syntax",
    message: o,
    hint: "correct the YAML at the caret"
   });
   if (t.length > a) throw new o.yo(diagnostic(0, `the file is longer than ${a} characters`));
   if ((0, r.qK)(t)) throw new o.yo(diagnostic(0, `the file is nested deeper than ${r.JG}`));
   const {parseDocument: l} = await n.e(8815).then(n.t.bind(n, 38815, 19)), c = l(t, {
    logLevel: "error"
   });
   if (c.errors.length > 0) throw new o.yo(c.errors.slice(0, r.h0).map(e => {
    const n = e.linePos?.[0], o = void 0 === n ? 0 : (0, s.HA)(t, {
     line: n.line,
     column: n.col
    }), i = (e.message.split("\n")[0] ?? "").replace(/ at line \d+, column \d+:?$/, "");
    return diagnostic(o, `the file is not valid YAML: ${i}`);
   }));
   const u = function(e, t) {
    let n;
    try {
     n = e.toJS();
    } catch (e) {
     throw t(`the file is not valid YAML: ${(0, o.bD)(e)}`);
    }
    if (isMapping(n)) return n;
    throw t(`the file must be a mapping (\`name: value\`), but is ${(0, i.x)(n)}`);
   }(c, e => new o.yo(diagnostic(0, e)));
   return {
    value: u,
    diagnostic: (n, o, i = null) => {
     const r = nodeAt(c, n), a = (null === i ? null : function(e, t, n) {
      if (void 0 === t || !("value" in t) || "string" != typeof t.value) return null;
      const {line: o, column: i} = (0, s.t$)(t.value, n), r = linesOf(e, t)?.[o - 1];
      return void 0 === r ? null : (0, s.HA)(e, {
       line: r.line,
       column: r.column + i - 1
      });
     }(t, r, i)) ?? r?.range?.[0] ?? 0;
     return (0, s.dR)(e, t, a, {
      code: "prompt-syntax",
      ...o
     });
    },
    linesOf: e => linesOf(t, nodeAt(c, e))
   };
  }
  function isMapping(e) {
   return !("object" != typeof e || null === e || Array.isArray(e) || e instanceof Date);
  }
  function nodeAt(e, t) {
   for (let n = t.length; n > 0; n -= 1) {
    const o = e.getIn(t.slice(0, n), !0);
    if ("object" == typeof o && null !== o && "range" in o) return o;
   }
  }
  function linesOf(e, t) {
   if (void 0 === t || !("value" in t) || "string" != typeof t.value) return null;
   const [n] = t.range ?? [ 0 ], o = t.value.split("\n"), i = "type" in t ? t.type : void 0;
   if ("BLOCK_LITERAL" === i || "BLOCK_FOLDED" === i) return function(e, t, n) {
    const o = (0, s.t$)(e, t).line + 1, i = e.split("\n").slice(o - 1, o - 1 + n.length), r = n.findIndex(e => "" !== e.trim()), a = r < 0 ? 0 : (i[r] ?? "").length - (n[r] ?? "").length;
    return n.every((e, t) => "" === e || i[t]?.slice(a) === e) ? n.map((e, t) => ({
     line: o + t,
     column: a + 1
    })) : null;
   }(e, n, o);
   const r = n + ("PLAIN" === i ? 0 : 1);
   return 1 === o.length && e.startsWith(t.value, r) ? [ (0, s.t$)(e, r) ] : null;
  }
 })
};
