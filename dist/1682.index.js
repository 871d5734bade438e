"use strict";

exports.id = 1682;

exports.ids = [ 1682, 9739 ];

exports.modules = {
 29325: (function(t, e, n) {
  n.d(e, {
   F: () => s,
   p: () => builtinJudge
  });
  var o = n(56456);
  const s = [ "github/similarity", "github/coherence", "github/fluency", "github/relevance", "github/groundedness" ];
  const r = [ 0, .25, .5, .75, 1 ];
  const i = "The task was:\n<task>\n{{item.input}}\n</task>\n\nThe answer to it is:\n{{completion}}";
  const reference = t => `<${t}>\n{{item.expected}}\n</${t}>`;
  const a = {
   "github/similarity": {
    question: `${i}\n\nA correct answer is:\n${reference("expected")}\n\nDoes the answer state the same as the correct answer? Wording, order and length do not count; facts, conclusions and omissions do.`,
    grades: [ "states something else, or contradicts the correct answer", "shares a few points, but most differ or are missing", "agrees in about half of what matters", "agrees, except for a detail", "states the same" ]
   },
   "github/coherence": {
    question: `${i}\n\nDo the sentences of the answer form one train of thought that responds to the task? Whether its facts are correct does not count.`,
    grades: [ "fragments without a connection", "mostly disconnected; the reader must guess how its parts belong together", "understandable, with jumps or repetitions", "well organized, with small lapses", "every sentence follows from those before it" ]
   },
   "github/fluency": {
    question: "A text:\n{{completion}}\n\nIs the text well written, sentence by sentence: grammar, choice of words, and ease of reading? Its content does not count.",
    grades: [ "hardly readable", "many mistakes that disturb the reader", "readable, with mistakes or awkward phrases", "correct and easy to read, with a few rough places", "reads as if written by a skilled author" ]
   },
   "github/relevance": {
    question: `${i}\n\nDoes the answer deal with what was asked, completely and without anything that does not belong to it?`,
    grades: [ "is about something else", "touches the subject, but does not deal with what was asked", "deals with part of what was asked, or mixes it with much that was not asked", "deals with what was asked, except for a minor point", "deals with all of what was asked and with nothing else" ]
   },
   "github/groundedness": {
    question: `Source text:\n${reference("source")}\n\nAn answer that must be based on the source only:\n{{completion}}\n\nDoes the source support what the answer states? A statement that is true but not in the source is not supported.`,
    grades: [ "is not supported, or contradicts the source", "is mostly not supported", "is supported in part; important statements are not", "is supported, except for a minor statement", "is supported in every statement" ]
   }
  };
  function builtinJudge(t) {
   const {question: e, grades: n} = a[t];
   const s = n.map((t, e) => `${String(e + 1)}: ${t}`).join("\n");
   return {
    kind: "judge",
    prompt: (0, o.A)(`${e}\n\nThe grades:\n${s}`),
    system: null,
    choices: r.map((t, e) => ({
     choice: String(e + 1),
     score: t
    })),
    model: null
   };
  }
 }),
 23805: (function(t, e, n) {
  n.d(e, {
   l: () => readPromptEvaluators
  });
  var o = n(42357);
  var s = n(33233);
  var r = n(29325);
  function keyTraps(t, e) {
   const [n, ...o] = t;
   if (n === void 0 || o.length === 0) return;
   const s = `${o.join(" and ")} ${o.length === 1 ? "has" : "have"} no effect`;
   e(`only ${n} counts, and ${s}; write one evaluator for each`);
  }
  function judgeTraps({prompt: t, system: e, choices: n}, o) {
   t.length < 2 && o("the judge does not see the answer; write {{completion}} in its prompt");
   for (const [t, e] of unreachable(n)) same(t, e) ? o(`the choice ${quoted(t)} is listed twice; only the first can be chosen`) : o(`the choice ${quoted(t)} contains ${quoted(e)}, which is listed before it: GitHub Models always found ${quoted(e)}; here the judge can choose both`);
   n.every(({score: t}) => t <= 0) && o("no choice has a score above 0, so no answer passes");
   i.test(`${e ?? ""}\n${t.join("\n")}`) && o("the prompt asks for reasoning: GitHub Models took the first choice that occurred in it; here the choice is read apart from the reason");
  }
  const i = /step[ -]by[ -]step|chain[ -]of[ -]thought|\b(think|explain|reason|justify)\w*\b/i;
  function unreachable(t) {
   return t.flatMap((e, n) => {
    const o = t.slice(0, n).find(({choice: t}) => e.choice.toLowerCase().includes(t.toLowerCase()));
    return o === void 0 ? [] : [ [ e, o ] ];
   });
  }
  const same = (t, e) => t.choice.toLowerCase() === e.choice.toLowerCase();
  const quoted = ({choice: t}) => JSON.stringify(t);
  function valueText(t) {
   if (typeof t === "number" || typeof t === "boolean") return String(t);
   return typeof t === "string" ? t : "";
  }
  function toBatchTemplate(t) {
   return t.replace(/\{\{[ \t]*([\p{L}_][\p{L}\p{N}_.-]*)[ \t]*\}\}/gu, (t, e) => e === "completion" ? t : `{{item.${e}}}`);
  }
  var a = n(56456);
  function readPromptJudge(t, {fail: e, notice: n}) {
   if (!(0, s.p)(t)) return e("`llm` must be a mapping", "write prompt and choices", "llm");
   const o = valueText(t["prompt"]);
   if (o.trim() === "") return e("the judge has no `prompt`", "add the question", "llm");
   const r = readChoices(t["choices"], {
    fail: e,
    notice: n
   });
   if (r === null) return null;
   const i = valueText(t["systemPrompt"]).trim();
   return {
    kind: "judge",
    prompt: (0, a.A)(toBatchTemplate(o)),
    system: i === "" ? null : toBatchTemplate(i),
    choices: r,
    model: valueText(t["modelId"]) || null
   };
  }
  function readChoices(t, {fail: e, notice: n}) {
   const o = Array.isArray(t) ? t : [];
   const r = o.flatMap(t => {
    const {choice: e, score: n} = (0, s.p)(t) ? t : {
     choice: void 0,
     score: void 0
    };
    const o = valueText(e).trim();
    return o !== "" && typeof n === "number" && Number.isFinite(n) ? [ {
     choice: o,
     score: n
    } ] : [];
   });
   if (r.length === 0 || r.length < o.length) return e("`choices` must be a list of mappings with `choice` and a number `score`", "add them", "llm");
   const i = Math.max(...r.map(({score: t}) => t));
   if (r.every(({score: t}) => t >= 0 && t <= 1)) return r;
   n("scores are from 0 to 1 here: higher ones are divided by the highest, and negative ones count as 0");
   return r.map(({choice: t, score: e}) => ({
    choice: t,
    score: Math.max(0, e) / Math.max(1, i)
   }));
  }
  const c = [ "string", "llm", "uses" ];
  const l = [ {
   key: "equals",
   kind: "equals",
   ignoreCase: false
  }, {
   key: "contains",
   kind: "contains",
   ignoreCase: true
  }, {
   key: "startsWith",
   kind: "starts-with",
   ignoreCase: true
  }, {
   key: "endsWith",
   kind: "ends-with",
   ignoreCase: true
  } ];
  function readPromptEvaluators(t, e) {
   const n = t.value["evaluators"] ?? [];
   if (!Array.isArray(n)) {
    e.diagnostics.push(t.diagnostic([ "evaluators" ], {
     message: "`evaluators` must be a list",
     hint: "write one mapping per evaluator, each starting with a dash"
    }));
    return [];
   }
   return n.flatMap((n, o) => {
    const r = [ "evaluators", o ];
    const fail = (n, o, s) => {
     const i = s === void 0 ? r : [ ...r, s ];
     e.diagnostics.push(t.diagnostic(i, {
      message: n,
      hint: o
     }));
     return null;
    };
    const i = t.diagnostic(r, {
     message: "",
     hint: ""
    }).location ?? "";
    const notice = t => void e.notices.push(`${i}: ${t}`);
    if (!(0, s.p)(n)) {
     fail("an evaluator must be a mapping", "write name, and string, llm or uses");
     return [];
    }
    const a = readEvaluator(n, {
     fail: fail,
     notice: notice
    });
    if (a === null) return [];
    const c = typeof n["name"] === "string" ? n["name"] : `evaluator ${String(o + 1)}`;
    return [ {
     name: c,
     ...a,
     not: false,
     weight: 1,
     location: i
    } ];
   });
  }
  function readEvaluator(t, e) {
   const n = c.filter(e => (t[e] ?? null) !== null);
   keyTraps(n, e.notice);
   const [o] = n;
   if (o === void 0) return e.fail("an evaluator needs string, llm or uses", "add one of them");
   return u[o](t[o], e);
  }
  const u = {
   string: readComparison,
   llm: readLlm,
   uses: readUses
  };
  function readComparison(t, {fail: e, notice: n}) {
   if (!(0, s.p)(t)) return e("`string` must be a mapping", "write equals, contains, startsWith or endsWith", "string");
   const o = l.filter(({key: e}) => valueText(t[e]) !== "");
   keyTraps(o.map(({key: t}) => t), n);
   const [r] = o;
   if (r === void 0) return e("`string` compares nothing", "write equals, contains, startsWith or endsWith with a text", "string");
   const {kind: i, ignoreCase: a, key: c} = r;
   const u = {
    kind: i,
    value: toBatchTemplate(valueText(t[c])),
    ignoreCase: a,
    isExact: true
   };
   return {
    check: u,
    threshold: null
   };
  }
  function readLlm(t, e) {
   const n = readPromptJudge(t, e);
   if (n === null) return null;
   judgeTraps(n, e.notice);
   return {
    check: n,
    threshold: lowestAbove0(n.choices)
   };
  }
  function readUses(t, {fail: e}) {
   const n = r.F.find(e => e === t);
   if (n !== void 0) {
    const t = (0, r.p)(n);
    return {
     check: t,
     threshold: lowestAbove0(t.choices)
    };
   }
   const s = typeof t === "string" ? (0, o.pA)(t, r.F) : void 0;
   const i = s === void 0 ? `use one of ${r.F.join(", ")}` : `did you mean ${s}?`;
   return e(`unknown evaluator ${JSON.stringify(t)}`, i, "uses");
  }
  function lowestAbove0(t) {
   return Math.min(1, ...t.map(({score: t}) => t).filter(t => t > 0));
  }
 }),
 56456: (function(t, e, n) {
  n.d(e, {
   A: () => splitAtAnswer
  });
  function splitAtAnswer(t) {
   return t.split(/\{\{[ \t]*completion[ \t]*\}\}/);
  }
 }),
 61682: (function(t, e, n) {
  n.r(e);
  n.d(e, {
   lint: () => lint
  });
  var o = n(54539);
  var s = n(5645);
  var r = n(42492);
  var i = n(18167);
  function readOnlyList() {
   const t = i.c.flatMap(({names: t, readOnly: e = []}) => t.flatMap(t => e.map(e => e === "" ? t : `${t} ${e}`)));
   return [ ...new Set(t) ].sort();
  }
  var a = n(36697);
  var c = n(68350);
  var l = n(58251);
  var u = n(42357);
  var h = n(29402);
  var d = n(22485);
  var m = n(28842);
  var f = n(9739);
  var p = n(93768);
  async function lintHooks(t) {
   const {hooks: e = [], notices: n = []} = t.runContext.hooks ?? {};
   const o = await (0, f.hookProblems)(t);
   return [ ...o.map(({location: t = "hooks", message: e, found: n, hint: o}) => ({
    id: "hook-cannot-start",
    location: t,
    message: e,
    hint: o,
    subject: `hook: ${n ?? ""}`
   })), ...e.flatMap(matcherProblems), ...n.map(t => ({
    id: "hook-not-run",
    location: t.slice(0, Math.max(0, t.indexOf(": "))),
    subject: "hooks",
    message: t.slice(t.indexOf(": ") + 2).replace(/\.$/, ""),
    hint: "remove it, or move what the run needs into a command hook or a rule"
   })), ...e.flatMap(timeProblems) ];
  }
  function matcherProblems(t) {
   const {event: e, matcher: n, location: o} = t;
   if (h.IS[e].matches !== "tool") return [];
   const s = ((0, d.eZ)(n) ?? []).filter(t => !isTool(t));
   return s.map(e => {
    const n = /^mcp__[^_]+(?:_[^_]+)*$/.test(e) ? `${e}__.*` : void 0;
    const s = n ?? (0, p.Zt)(e) ?? (0, u.pA)(e, p.$p);
    return {
     id: "hook-never-matches",
     location: o,
     subject: `hook: ${(0, m.UR)(t)}`,
     message: `the matcher names ${e}, and no tool has this name`,
     hint: s === void 0 ? `the tools are ${p.$p.join(", ")}` : `write ${s}`
    };
   });
  }
  const g = new Set([ "MultiEdit", "NotebookEdit", "NotebookRead", "LS" ]);
  function isTool(t) {
   return p.$p.includes(t) || g.has(t) || /^mcp__.+__.+$/.test(t);
  }
  const w = 3600;
  function timeProblems(t) {
   const {timeoutSeconds: e, location: n} = t;
   if (e === null || e <= w) return [];
   return [ {
    id: "hook-time-limit",
    location: n,
    subject: `hook: ${(0, m.UR)(t)}`,
    message: `the time limit is ${String(e)} seconds, which is more than an hour`,
    hint: `if these are milliseconds, write ${String(e / 1e3)}`
   } ];
  }
  var v = n(23805);
  var b = n(72443);
  var k = n(67557);
  var y = n(33233);
  const $ = 1e7;
  const x = /\.prompt\.ya?ml$/;
  async function lintPrompts(t, e) {
   const {paths: n} = await t.find(".", {
    matches: t => x.test(t),
    signal: e
   });
   const o = await Promise.all(n.map(e => problemsIn(t.relative(e), t)));
   return o.flat();
  }
  async function problemsIn(t, e) {
   const n = [];
   const o = [];
   try {
    const s = (0, k.Z6)(await e.read(t, $), t);
    (0, v.l)(await (0, y.k)(t, s), {
     diagnostics: n,
     notices: o
    });
   } catch (t) {
    t instanceof u.yo ? n.push(...t.diagnostics) : (0, u.ki)(t, b.k);
   }
   return [ ...n.map(({location: e = t, message: n, hint: o}) => ({
    id: "evaluator-invalid",
    location: e,
    subject: `prompt file: ${t}`,
    message: n,
    hint: o
   })), ...o.map(e => {
    const [, n = t, o = e] = /^(.+?:\d+:\d+): (.*)$/s.exec(e) ?? [];
    const s = "write the evaluator so that it means the same here and in GitHub Models";
    return {
     id: "evaluator-trap",
     location: n,
     subject: `prompt file: ${t}`,
     message: o,
     hint: s
    };
   }) ];
  }
  var P = n(20601);
  var S = n(93033);
  var A = n(7436);
  var T = n(31275);
  async function lint(t, e) {
   const n = await (0, T.kv)(t, e);
   const {settings: o, locationOfRule: i, files: u} = n;
   const h = {
    allow: [ ...o.allow, ...t.operands ],
    ask: o.ask,
    deny: o.deny
   };
   const d = o.allow.length;
   const locationOf = (t, e) => t === "allow" && e >= d ? (0, c.eK)("the command line", e - d) : i(t, e);
   (0, c.hg)(h, locationOf);
   const m = (await (0, l.O)(o, n.trustedSource.source))?.servers ?? [];
   const f = (0, a.x)(h, m.map(({name: t}) => t)).map(t => ({
    ...t,
    location: locationOf(t.list, t.index)
   }));
   const p = (0, r.o3)(e, n.workspace);
   const {path: g} = p;
   const w = t.operands.length > 0 ? [] : [ ...await lintHooks({
    runContext: n,
    lists: h,
    toolPath: g
   }), ...(0, P.Q)(m), ...await (0, S.E)(u, o), ...await lintPrompts(u, e.signal) ];
   const {stdio: v} = e;
   const b = f.length + w.length;
   if ((0, A.JG)(t, "json")) v.out(`${JSON.stringify([ ...f, ...w ], null, 2)}\n`); else {
    v.err(`${withoutRule(o["read-only-commands"])}\n`);
    b === 0 && v.err(`${noProblems(h)}\n`);
    const t = b === 0 ? null : await (0, s.findDocumentation)(e, p);
    for (const e of f.map(t => ({
     ...t,
     subject: `${t.list}: ${t.rule}`
    }))) v.out(problemText(e, t));
    for (const e of w) v.out(problemText(e, t));
   }
   return b === 0 ? 0 : 1;
  }
  function problemText({id: t, subject: e, location: n, message: o, hint: s}, r) {
   return `${e} [${t}]\n  location: ${n}\n  problem:  ${o}\n  hint:     ${s}\n  docs:     ${r ?? "docs"}/rules.md#${t}\n`;
  }
  function withoutRule(t) {
   return t ? `Need no rule if they only read files that the rules allow (read-only-commands): ${readOnlyList().join(", ")}.` : "Every command needs a rule (read-only-commands is off).";
  }
  function noProblems({allow: t, ask: e, deny: n}) {
   const s = t.length + e.length + n.length;
   return s === 0 ? "No rules are configured: the defaults apply." : `No problems found in ${(0, 
   o.B4)(s, "rule")}.`;
  }
 }),
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
  var c = n(28842);
  async function checkHooks(t, e) {
   const n = [];
   for (const o of t) {
    const {handler: t} = o;
    if (t.type === "command") n.push(...await checkCommand(o, t, e)); else {
     const s = e.addressProblem(new URL(t.url));
     s !== null && n.push((0, c.nL)(o.location, "no rule permits the address", t.url, s));
    }
   }
   return n;
  }
  async function checkCommand(t, e, n) {
   const {program: o, files: s} = filesOf(e);
   const problem = (n, o) => (0, c.nL)(t.location, n, e.command, o);
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
   T: () => c,
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
  const c = 60;
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
 9739: (function(t, e, n) {
  n.d(e, {
   hookProblems: () => hookProblems
  });
  var o = n(76760);
  var s = n(87839);
  var r = n(89273);
  var i = n(64666);
  var a = n(6630);
  async function hookProblems({runContext: t, lists: e, toolPath: n}) {
   const {hooks: c, trustedSource: l, workspace: u} = t;
   const {source: h, commit: d} = l;
   const m = (0, a.m)(e);
   const f = (0, r.P)(u, u);
   return await (0, s.TD)(c?.hooks ?? [], {
    hasFile: async t => {
     if ((0, o.isAbsolute)(t)) return f.kindOf(f.realpath(t)) === "file";
     const e = o.posix.normalize(t);
     const n = (await h.present([ e ])).get(e);
     return n === "file" || n === "link";
    },
    hasProgram: t => (0, i.oq)(t, n) !== null,
    isExecutable: t => {
     if ((0, o.isAbsolute)(t)) return (0, i.Vd)(t);
     return d === null ? (0, i.Vd)(o.posix.join(u, t)) : null;
    },
    addressProblem: t => (0, a.c)(t, m)
   });
  }
 }),
 5645: (function(t, e, n) {
  n.d(e, {
   findDocumentation: () => findDocumentation
  });
  var o = n(73024);
  var s = n(76760);
  var r = n(73136);
  var i = n(48080);
  var a = n(26629);
  async function findDocumentation({environment: t, program: e}, n) {
   const c = (0, i.GZ)(t);
   if (c !== null) return c;
   const l = await (0, a.n)(n, e);
   if (l !== null) return `https://github.com/${l.repository}/blob/${l.commit}/docs`;
   const u = (0, a.I)(e);
   return u !== null && (0, o.existsSync)((0, s.join)(u, "docs", "errors.md")) ? (0, 
   r.pathToFileURL)((0, s.join)(u, "docs")).href : null;
  }
 }),
 26629: (function(t, e, n) {
  n.d(e, {
   I: () => rootOf,
   n: () => findReleasedAction
  });
  var o = n(73024);
  var s = n(76760);
  var r = n(38335);
  async function findReleasedAction(t, e) {
   const n = rootOf(e);
   if (n === null) return null;
   const git = async (...e) => {
    const {stdoutBytes: o, exitCode: s} = await (0, r.runProcess)(t, {
     argv: [ "git", ...e ],
     cwd: n,
     timeoutMs: 1e4,
     maxOutputBytes: 1e6,
     signal: (new AbortController).signal
    });
    return s === 0 ? o.toString("utf8").trim() : "";
   };
   const [o, s = ""] = (await git("rev-parse", "--show-prefix", "--show-toplevel", "HEAD")).split("\n");
   if (o !== n) return null;
   const i = await git("config", "--get", "remote.origin.url");
   const [, a] = /^(?:https:\/\/(?:[^@/]*@)?github\.com\/|(?:ssh:\/\/)?git@github\.com[:/])([\w.-]+\/[\w.-]+?)(?:\.git)?\/?$/.exec(i) ?? [];
   if (a === void 0) return null;
   const c = "--format=%(refname:strip=2) %(objectname) %(*objectname)";
   const l = await git("for-each-ref", "--sort=-version:refname", c, "refs/tags/v*");
   const u = l.split("\n").find(t => /^v\d+\.\d+\.\d+ /.test(t));
   const [h = "", d = "", m = ""] = (u ?? "").split(" ");
   return {
    repository: a,
    commit: s,
    release: h === "" ? null : {
     tag: h,
     commit: m === "" ? d : m
    }
   };
  }
  function rootOf(t) {
   try {
    return (0, s.resolve)((0, s.dirname)((0, o.realpathSync)(t)), "..");
   } catch {
    return null;
   }
  }
 }),
 14399: (function(t, e, n) {
  n.d(e, {
   H: () => documentValue
  });
  var o = n(42357);
  var s = n(63520);
  var r = n(39579);
  function documentValue(t, e, n, i) {
   if (t.errors.length > 0) throw new o.yo(t.errors.slice(0, r.h0).map(t => {
    const o = t.linePos?.[0];
    const r = o === void 0 ? 0 : (0, s.HA)(e, {
     line: o.line,
     column: o.col
    });
    return n(r, (t.message.split("\n")[0] ?? "").replace(/ at line \d+, column \d+:?$/, ""));
   }));
   try {
    return t.toJS(i === void 0 ? {} : {
     reviver: i
    });
   } catch (t) {
    throw new o.yo(n(0, (0, o.bD)(t)));
   }
  }
 }),
 46013: (function(t, e, n) {
  n.d(e, {
   V: () => noEffect,
   x: () => nameOfType
  });
  var o = n(42357);
  function noEffect(t, e, n) {
   const s = (0, o.au)(e, n);
   return `the ${t} ${JSON.stringify(e)} has no effect${s === null ? "" : `; ${s}`}`;
  }
  function nameOfType(t) {
   if (t === null) return "empty";
   if (Array.isArray(t)) return "a list";
   if (t instanceof Date) return "a date";
   switch (typeof t) {
   case "string":
    return "a string";

   case "number":
   case "bigint":
    return "a number";

   case "boolean":
    return "true or false";

   default:
    return "a table";
   }
  }
 }),
 33233: (function(t, e, n) {
  n.d(e, {
   k: () => readYamlFile,
   p: () => isMapping
  });
  var o = n(42357);
  var s = n(63520);
  var r = n(14399);
  var i = n(46013);
  var a = n(39579);
  const c = 1e6;
  async function readYamlFile(t, e, l) {
   const diagnostic = (n, o) => (0, s.dR)(t, e, n, {
    code: "prompt-syntax",
    message: o,
    hint: "correct the YAML at the caret"
   });
   if (e.length > c) throw new o.yo(diagnostic(0, `the file is longer than ${c} characters`));
   if ((0, a.qK)(e)) throw new o.yo(diagnostic(0, `the file is nested deeper than ${a.JG}`));
   const {parseDocument: u} = await n.e(8815).then(n.t.bind(n, 38815, 19));
   const h = u(e, {
    logLevel: "error",
    intAsBigInt: l !== void 0
   });
   const problem = (t, e) => diagnostic(t, `the file is not valid YAML: ${e}`);
   const d = (0, r.H)(h, e, problem, l);
   if (!isMapping(d)) throw new o.yo(diagnostic(0, `the file must be a mapping (\`name: value\`), but is ${(0, 
   i.x)(d)}`));
   return {
    value: d,
    diagnostic: (n, o, r = null) => {
     const i = nodeAt(h, n);
     const a = (r === null ? null : offsetIn(e, i, r)) ?? i?.range?.[0] ?? 0;
     return (0, s.dR)(t, e, a, {
      code: "prompt-syntax",
      ...o
     });
    },
    linesOf: t => linesOf(e, nodeAt(h, t))
   };
  }
  function isMapping(t) {
   return typeof t === "object" && t !== null && !Array.isArray(t) && !(t instanceof Date);
  }
  function nodeAt(t, e) {
   for (let n = e.length; n > 0; n -= 1) {
    const o = t.getIn(e.slice(0, n), true);
    if (typeof o === "object" && o !== null && "range" in o) return o;
   }
   return;
  }
  function linesOf(t, e) {
   if (e === void 0 || !("value" in e) || typeof e.value !== "string") return null;
   const [n] = e.range ?? [ 0 ];
   const o = e.value.split("\n");
   const r = "type" in e ? e.type : void 0;
   if (r === "BLOCK_LITERAL" || r === "BLOCK_FOLDED") return linesOfBlock(t, n, o);
   const i = n + (r === "PLAIN" ? 0 : 1);
   return o.length === 1 && t.startsWith(e.value, i) ? [ (0, s.t$)(t, i) ] : null;
  }
  function offsetIn(t, e, n) {
   if (e === void 0 || !("value" in e) || typeof e.value !== "string") return null;
   const {line: o, column: r} = (0, s.t$)(e.value, n);
   const i = linesOf(t, e)?.[o - 1];
   return i === void 0 ? null : (0, s.HA)(t, {
    line: i.line,
    column: i.column + r - 1
   });
  }
  function linesOfBlock(t, e, n) {
   const o = (0, s.t$)(t, e).line + 1;
   const r = t.split("\n").slice(o - 1, o - 1 + n.length);
   const i = n.findIndex(t => t.trim() !== "");
   const a = i < 0 ? 0 : (r[i] ?? "").length - (n[i] ?? "").length;
   const c = n.every((t, e) => t === "" || r[e]?.slice(a) === t);
   return c ? n.map((t, e) => ({
    line: o + e,
    column: a + 1
   })) : null;
  }
 })
};
