"use strict";

exports.id = 8956;

exports.ids = [ 8956, 7667, 1973, 822 ];

exports.modules = {
 10822: (function(e, t, n) {
  n.r(t);
  n.d(t, {
   conversationsIn: () => conversationsIn,
   isRestorable: () => isRestorable,
   recordedRun: () => recordedRun,
   spentIn: () => spentIn,
   usagesOf: () => usagesOf
  });
  function isRestorable(e) {
   return e.opening !== null;
  }
  function spentIn({requests: e, dropped: t}) {
   return {
    usages: [ ...t, ...e.flatMap(usagesOf) ],
    turns: e.filter(({end: e, purpose: t}) => e.type === "finish" && t === "turn").length
   };
  }
  function usagesOf({end: e, lost: t}) {
   return [ ...t, ...e.usage === void 0 ? [] : [ e.usage ] ];
  }
  function conversationsIn(e) {
   return [ e, ...[ ...e.calls.values() ].flatMap(({subAgent: e}) => e === null ? [] : [ e ]) ];
  }
  function recordedRun(e) {
   const t = newReading("");
   for (const n of e) read(t, n);
   rewind(t);
   return t.run;
  }
  function newReading(e) {
   const t = {
    agent: e,
    opening: null,
    model: "",
    messages: [],
    promptResults: [],
    requests: [],
    beforeRequests: new Map,
    calls: new Map,
    contexts: [],
    rests: [],
    baseline: null,
    rewind: 0,
    dropped: [],
    isPublished: false
   };
   return {
    run: t,
    subAgents: new Map,
    running: [],
    lastAnswers: null
   };
  }
  function rewind(e) {
   const {run: t} = e;
   t.rewind = rewindOf(e);
   drop(t, t.rewind);
   for (const [t, n] of e.subAgents) t.result === null && rewind(n);
  }
  function rewindOf({run: e, lastAnswers: t}) {
   let n = t ?? 0;
   while (e.requests.at(-1 - n)?.end.type === "error") n += 1;
   return n;
  }
  function drop(e, t) {
   e.dropped.push(...e.requests.splice(e.requests.length - t, t).flatMap(usagesOf));
  }
  function read(e, t) {
   const {run: n, running: s} = e;
   switch (t.type) {
   case "run-start":
    n.model = t.model;
    return;

   case "opening":
    n.opening = t;
    return;

   case "message":
    n.opening === null && n.messages.push(t.message);
    return;

   case "request-end":
    n.requests.push(t);
    e.lastAnswers !== null && (e.lastAnswers += 1);
    return;

   case "other-usage":
    t.purpose === "help" && n.dropped.push(t.usage);
    return;

   case "turn-context":
    n.contexts.push(t.attachments);
    return;

   case "rest-saved":
    n.rests.push(t.path);
    return;

   case "baseline":
    n.baseline ??= t;
    return;

   case "resumed":
    drop(n, t.rewind);
    n.beforeRequests.set(n.requests.length, [ ...n.beforeRequests.get(n.requests.length) ?? [], ...t.attachments ]);
    s.length = 0;
    e.lastAnswers = null;
    return;

   case "published":
    n.isPublished = true;
    return;

   case "last-turn":
    e.lastAnswers = 0;
    return;

   default:
    readCall(e, t);
   }
  }
  function readCall(e, t) {
   const {run: n, running: s} = e;
   const r = s[0];
   switch (t.type) {
   case "tool-start":
    {
     r !== void 0 && r.call.name === "Skill" && t.call.name === "Bash" && (r.isOnce = true);
     const e = n.calls.get(t.call.id) ?? newCall(t.call);
     s.push(e);
     n.opening !== null && n.calls.set(t.call.id, e);
     return;
    }

   case "call-start":
    {
     const r = n.calls.get(t.id);
     if (r === void 0) return;
     r.hasStarted && startAgain(e, r);
     s.includes(r) || s.push(r);
     r.hasStarted = true;
     t.repeat === "once" && (r.isOnce = true);
     return;
    }

   case "call-nested":
    {
     const e = n.calls.get(t.id);
     e !== void 0 && (e.nested = t.nested);
     return;
    }

   case "tool-end":
    {
     const e = s.findLastIndex(({call: e}) => e.id === t.result.call.id);
     const [r = n.calls.get(t.result.call.id)] = e < 0 ? [] : s.splice(e, 1);
     if (r === void 0) return;
     r.result = t.result;
     n.opening === null && n.promptResults.push(t.result);
     return;
    }

   case "write-request":
    r?.writes.push(t.request);
    r?.call.name === "Skill" && (r.isOnce = true);
    return;

   case "sub-agent":
    readSubAgent(e, t);
    return;

   default:
   }
  }
  function newCall(e) {
   return {
    call: e,
    isOnce: false,
    hasStarted: false,
    result: null,
    nested: null,
    writes: [],
    subAgent: null
   };
  }
  function readSubAgent({run: e, subAgents: t}, {call: n, name: s, event: r}) {
   const a = e.calls.get(n);
   if (a === void 0) return;
   const o = t.get(a) ?? newReading(s);
   t.set(a, o);
   a.subAgent = o.run;
   read(o, r);
  }
  function startAgain({subAgents: e}, t) {
   t.writes.length = 0;
   if (t.subAgent !== null && !isRestorable(t.subAgent)) {
    e.delete(t);
    t.subAgent = null;
   }
  }
 }),
 91973: (function(e, t, n) {
  n.r(t);
  n.d(t, {
   createReplay: () => createReplay
  });
  var s = n(30461);
  var r = n(20653);
  var a = n(10822);
  function createReplay(e, {now: t, onResumed: n}) {
   const s = [];
   let [r, i, l, u] = [ 0, 0, 0, false ];
   let c = [];
   const goLive = () => {
    if (u) return;
    u = true;
    c = [ {
     type: "notice",
     text: resumedNotice(t, s)
    } ];
    n({
     type: "resumed",
     rewind: e.rewind,
     attachments: [ ...c ]
    });
   };
   return {
    ...{
     ...knownOf(e),
     goLive: goLive,
     isReplaying: () => !u,
     hasNext: () => r < e.requests.length
    },
    callOf: ({id: t}) => e.calls.get(t) ?? null,
    nextContext: () => e.contexts[i++] ?? null,
    nextRest: t => {
     const n = e.rests[l++];
     n !== void 0 && n !== t && s.push(`${n} is now ${t}`);
     return n ?? null;
    },
    beforeRequest: () => {
     const t = takeBeforeRequest(e, r);
     if (r < e.requests.length) return t;
     goLive();
     return [ ...t, ...c.splice(0) ];
    },
    model: t => ({
     name: t.name,
     get contextWindow() {
      return e.opening?.contextWindow === void 0 ? t.contextWindow : e.opening.contextWindow;
     },
     async* stream(n, s) {
      const i = n.purpose === "summary" ? [] : summariesFrom(e, r);
      r += i.length;
      const l = e.requests[r];
      if (l !== void 0 && l.purpose !== (n.purpose ?? "turn")) {
       yield {
        type: "error",
        modelError: o
       };
       return;
      }
      yield* lostAttempts(i.flatMap(a.usagesOf));
      r += 1;
      if (l === void 0) {
       goLive();
       yield* t.stream(n, s);
      } else yield* restored(l);
     }
    })
   };
  }
  function knownOf(e) {
   return {
    run: e,
    restorable: (0, a.isRestorable)(e) ? e : null,
    agents: (0, a.conversationsIn)(e).map(({agent: e}) => e),
    afterTurns: t => afterRecordedTurns(t, e),
    resultOf: resultOf
   };
  }
  function takeBeforeRequest({beforeRequests: e}, t) {
   const n = e.get(t) ?? [];
   e.delete(t);
   return n;
  }
  function summariesFrom({requests: e}, t) {
   const n = e.findIndex(({purpose: e}, n) => n >= t && e === "turn");
   return e.slice(t, n < 0 ? e.length : n);
  }
  function afterRecordedTurns(e, t) {
   let n = false;
   return (0, s.H)(e, async function*(s, r) {
    n || e.skipTurns?.(new Map((0, a.conversationsIn)(t).map(e => [ e.agent, (0, a.spentIn)(e).turns ])));
    n = true;
    yield* e.stream(s, r);
   });
  }
  function* restored({end: e, streamed: t, lost: n}) {
   yield* lostAttempts(n);
   e.type === "error" && t !== "" && (yield {
    type: "text",
    delta: t
   });
   yield e;
  }
  function* lostAttempts(e) {
   for (const t of e) yield {
    type: "retry",
    attempt: 1,
    delayMs: 0,
    modelError: i,
    usage: t
   };
  }
  const o = {
   kind: "cancelled",
   message: "The interrupted run had not summarized its conversation at this point.",
   hint: "Resume a run with the settings that it had.",
   retryable: false
  };
  const i = {
   kind: "cut-off",
   message: "An attempt before the interruption failed.",
   hint: "Nothing needs to be done.",
   retryable: true
  };
  function resumedNotice(e, t) {
   const n = `The run was interrupted and is resumed now (${e.toISOString()}). Files, processes and remote state may differ from the results above: look again before you rely on them. Do not start over; continue with the task.`;
   return t.length === 0 ? n : `${n} Stored results: ${t.join("; ")}.`;
  }
  function resultOf(e) {
   const {result: t, nested: n, hasStarted: s, isOnce: r, subAgent: o, writes: i} = e;
   if (t !== null) return n === null ? t : {
    ...t,
    nested: n
   };
   if (o !== null && (0, a.isRestorable)(o) && i.length === 0) return null;
   return s && r ? mayHaveHappened(e) : null;
  }
  function mayHaveHappened({call: e}) {
   const t = "This call may have happened: the run was interrupted after it had started, and its result is lost. It was not run again. Find out what it did before you repeat it.";
   return {
    call: e,
    status: "failed",
    label: labelOf(e),
    parts: [ {
     type: "text",
     text: t
    } ],
    isError: true,
    changes: [],
    durationMs: 0
   };
  }
  function labelOf({name: e, input: t}) {
   const {command: n, name: s} = t ?? {};
   if (typeof n === "string") return (0, r.TN)(n);
   return typeof s === "string" ? s : e;
  }
 }),
 78956: (function(e, t, n) {
  n.d(t, {
   createSkillLoader: () => createSkillLoader,
   restoreSkill: () => restoreSkill
  });
  var s = n(42357);
  var r = n(82957);
  var a = n(46915);
  var o = n(79557);
  var i = n(90579);
  var l = n(70563);
  var u = n(65981);
  var c = n(78833);
  function createSkillLoader(e) {
   const t = new Set;
   let n = 0;
   return async (r, a, {callId: o, signal: l}) => {
    const u = e.catalog.find(r);
    if ("refusal" in u) return (0, i.tK)(u.refusal);
    const c = JSON.stringify([ r, a ]);
    if (t.has(c) && !u.head.fork) return (0, i.tK)(`The skill ${r} is loaded already; follow it.`);
    n += 1;
    const d = [];
    const {nested: p, ...f} = await load(u, {
     args: a,
     callId: o,
     callIds: `skill-${n}-file`,
     signal: l,
     results: d
    }, e).catch((0, s.j6)(s.yo, e => (0, i.tK)(`The skill ${r} cannot be used: ${sentences(e)}`)));
    f.isError !== true && t.add(c);
    return {
     ...f,
     nested: {
      denials: [],
      attachments: [],
      ...p,
      results: d
     }
    };
   };
  }
  async function restoreSkill(e, {catalog: t, runtime: n, onLoaded: r}) {
   const a = t?.find(e) ?? {
    refusal: "no skills"
   };
   if ("refusal" in a) throw new s.yo({
    code: "transcript-invalid",
    location: e,
    message: "the interrupted run had loaded a skill that does not exist now",
    found: a.refusal,
    hint: "restore the skill, since it restricts what the run may do, or start a new run"
   });
   const i = await (0, o.kA)(a);
   r({
    kind: "skill",
    path: a.path,
    bytes: Buffer.byteLength(i.body)
   });
   i.fork || n.narrowTo(i);
  }
  function sentences({diagnostics: e}) {
   return e.map(({location: e, message: t}) => `${e === void 0 ? "" : `${e}: `}${t}.`).join(" ");
  }
  async function load(e, t, n) {
   const {commit: s, subAgent: d} = n;
   const {signal: p, results: f} = t;
   const m = await (0, o.kA)(e);
   const h = n.runtime.narrowed(m);
   await h.ready();
   const fork = n => runFork(e, n, t, {
    runtime: h,
    subAgent: d
   });
   if (m.fork && (0, u.GP)(t.callId, d) !== null) return await fork({
    parts: [],
    attachments: []
   });
   const g = await (0, l.G)(m, {
    args: t.args,
    missingFiles: n.missingFiles,
    failedCommands: n.failedCommands,
    callIds: t.callIds,
    isUntrustedTree: s !== null,
    pdfAsText: !(0, r.N)(d.model.name)
   }, {
    ...d,
    runtime: h,
    signal: p
   }, f);
   for (const e of [ ...g.notices, ...modelNotices(m) ]) d.onEvent({
    type: "notice",
    level: "warning",
    text: e
   });
   if (g.kind === "cancelled") return (0, i.tK)("The run was stopped before the skill was loaded.");
   if (g.kind === "refused") {
    const {denials: t} = g;
    for (const e of t) d.onEvent({
     type: "denied",
     denial: e
    });
    return {
     ...(0, i.tK)(refusedText(e.name, t)),
     nested: {
      denials: t
     }
    };
   }
   const w = (0, a.Ae)(g.parts);
   const {attachments: y} = g;
   n.onLoaded({
    kind: "skill",
    path: e.path,
    bytes: Buffer.byteLength(m.body)
   });
   const b = await (0, c.Z)({
    path: e.path,
    source: e.file.source
   }, s);
   if (m.fork) return await fork({
    parts: (0, a.B5)([ ...w, ...footer(b, []) ]),
    attachments: y
   });
   n.runtime.narrowTo(m);
   const k = `Instructions of the skill ${e.name}, from ${e.path}. Follow them.\n\n`;
   return {
    parts: (0, a.B5)([ {
     type: "text",
     text: k
    }, ...w, ...footer(b, bounds(m)) ]),
    nested: {
     attachments: y
    }
   };
  }
  async function runFork({name: e}, t, {callId: n, signal: s, results: r}, {runtime: a, subAgent: o}) {
   const {model: i} = o;
   const l = {
    callId: n,
    name: e,
    instructions: null,
    runtime: a,
    tools: a.tools,
    model: i,
    signal: s
   };
   const c = await (0, u.b$)(o, {
    ...t,
    ...l
   });
   r.push(...c.results);
   return c.output;
  }
  function modelNotices({model: e, source: t}) {
   return e === null ? [] : [ `${t}: the model ${e} has no effect if the model of the job loads the skill` ];
  }
  function refusedText(e, t) {
   return [ `The skill ${e} cannot be loaded, because the rules of this run refuse its commands:`, ...t.map(({label: e, reason: t}) => `- ${e}: ${t}`), "Continue without it; do not try to achieve the same effect in another way." ].join("\n");
  }
  function bounds({allowedTools: e, disallowedTools: t}) {
   return [ ...e === null ? [] : [ `From now on a call must also be covered by this skill's list: ${e.join(", ") || "only calls that need no rule"}.` ], ...t.length === 0 ? [] : [ `Refused from now on: ${t.join(", ")}.` ] ];
  }
  function footer(e, t) {
   const n = [ ...e === null ? [] : [ e ], ...t ];
   return n.length === 0 ? [] : [ {
    type: "text",
    text: `\n\n[${n.join(" ")}]`
   } ];
  }
 }),
 65981: (function(e, t, n) {
  n.d(t, {
   CZ: () => countedModel,
   GP: () => interruptedIn,
   b$: () => runSubAgent
  });
  var s = n(54539);
  var r = n(30461);
  var a = n(90579);
  var o = n(51464);
  var i = n(26542);
  var l = n(10822);
  var u = n(91973);
  function interruptedIn(e, {replay: t}) {
   const n = t?.run.calls.get(e)?.subAgent ?? null;
   return n !== null && (0, l.isRestorable)(n) ? n : null;
  }
  async function runSubAgent(e, t) {
   const n = e.budget.share();
   if (n === null) return {
    output: (0, a.tK)("The budget of the job has no turn left for it."),
    results: []
   };
   const s = interruptedIn(t.callId, e);
   const r = s?.agent ?? e.newName(t.name);
   const emit = n => {
    n.type !== "sub-agent" && e.onEvent({
     type: "sub-agent",
     name: r,
     call: t.callId,
     event: n
    });
   };
   const o = new Date(e.clock.now());
   const l = s === null ? null : (0, u.createReplay)(s, {
    now: o,
    onResumed: emit
   });
   s !== null && (0, i.OO)(e, {
    usages: s.dropped,
    turns: 0
   });
   const onEvent = e => {
    l?.isReplaying() !== true && emit(e);
   };
   const c = await conversationOf(e, t, {
    name: r,
    share: n,
    interrupted: s,
    replay: l,
    onEvent: onEvent
   });
   const d = await (0, i.bs)(e, c);
   n.end(d.spent);
   const p = d.text === "" ? "It returned no answer." : d.text;
   const {results: f} = d;
   if (d.stop.kind === "final-text") return {
    output: {
     parts: [ {
      type: "text",
      text: p
     } ]
    },
    results: f
   };
   const m = `The sub-agent ${t.name} did not finish: ${why(d.stop)}. Its last text:`;
   return {
    output: {
     parts: [ {
      type: "text",
      text: `${m}\n\n${p}`
     } ],
     isError: true
    },
    results: f
   };
  }
  async function conversationOf(e, t, {name: n, share: s, interrupted: r, replay: a, onEvent: o}) {
   const {runtime: i, instructions: l, signal: u} = t;
   const c = await e.helpTools(t.tools, i.files);
   const {limits: d} = s;
   const p = await e.repository.forSubAgent();
   const f = r === null ? await (e.jobHooks?.subAgentStart(t.name)) ?? [] : [];
   const m = [ e.systemFor(c), ...l === null ? [] : [ l ] ].join("\n\n");
   const h = [ ...e.environment, shareNotice(d), ...p.attachments ];
   const g = [ ...h.map(asMessage), {
    role: "user",
    visibility: "everyone",
    parts: t.parts
   }, ...[ ...t.attachments, ...f ].map(asMessage) ];
   return {
    model: countedModel(e, withName(t.model, n), a),
    runtime: i,
    tools: c,
    repository: p,
    replay: a,
    onEvent: o,
    signal: u,
    agent: t.name,
    system: r?.opening.system ?? m,
    ...r === null ? {} : {
     toolSpecs: r.opening.toolSpecs
    },
    messages: () => r?.messages ?? g,
    promptResults: [],
    limits: r?.opening.limits === void 0 ? d : {
     ...r.opening.limits,
     timeoutMs: d.timeoutMs
    },
    isShare: true,
    outputSchema: null,
    restore: () => Promise.resolve(),
    wrapCalls: t => oneAtATime(t, c, e.inOrder)
   };
  }
  function withName(e, t) {
   return (0, r.H)(e, (n, s) => e.stream({
    ...n,
    agent: t
   }, s));
  }
  function countedModel({meter: e, model: t, costOf: n}, s, a) {
   const o = e(a?.model(s) ?? s, e => n({
    ...e,
    model: e.model ?? s.name
   }), () => a?.hasNext() === true);
   if (s.name === t.name) return o;
   return (0, r.H)(o, async function*(e, t) {
    for await (const n of o.stream(e, t)) yield "usage" in n ? {
     ...n,
     usage: {
      ...n.usage,
      model: n.usage.model ?? s.name
     }
    } : n;
   });
  }
  function oneAtATime(e, t, n) {
   return async (s, r) => (0, o.u)(t, s.name)?.readOnly === false ? await n(() => e(s, r)) : await e(s, r);
  }
  function asMessage(e) {
   return {
    role: "attachment",
    attachment: e
   };
  }
  function shareNotice({maxTurns: e, maxCostUsd: t}) {
   const n = t === null ? "" : ` and ${String(Number(t.toFixed(4)))} US dollars`;
   return {
    type: "environment",
    text: `Your share of the budget is ${(0, s.B4)(e, "turn", "turns")}${n}.`
   };
  }
  function why(e) {
   switch (e.kind) {
   case "final-text":
   case "no-output":
    return "it ended without an answer";

   case "turns":
   case "cost":
   case "tokens":
   case "time":
    return `its share of the budget is used up (${e.kind})`;

   case "repeated-call":
    return `it repeated the same call ${e.times} times: ${e.label}`;

   case "context-full":
    return "its context window is full";

   case "announced-only":
    return "it announced further work and ended without doing it";

   case "denied":
    return `a call was refused: ${e.label}`;

   case "hook":
    return `a hook stopped it: ${e.reason}`;

   case "wrong-form":
    return `its answer does not match the schema: ${e.problems.join("; ")}`;

   case "truncated":
    return "its answer was cut at the model's limit";

   case "cancelled":
    return "the time of the run was up, or it was canceled";

   case "model-error":
    return e.modelError.message;
   }
  }
 }),
 64772: (function(e, t, n) {
  n.d(t, {
   Lt: () => wantedName,
   gp: () => cleanDescription,
   h0: () => plainLine,
   p6: () => commandName
  });
  var s = n(5113);
  var r = n(20653);
  const a = 50;
  function commandName(e) {
   return e.replace(/\.[^./]*$/, "").split("/").map(e => {
    const t = cleanPart(e);
    return t.length > a ? `${(0, r.GH)(t, a - 3)}...` : t;
   }).join(":");
  }
  function wantedName(e) {
   return e.trim().replace(/^\//, "").split(":").map(cleanPart).join(":");
  }
  const o = (0, s.e)(String.raw`[^\p{L}\p{M}\p{N}_.-]`, "gu");
  function cleanPart(e) {
   return e.normalize("NFC").replace(o(), "_");
  }
  const i = (0, s.e)(String.raw`[\s\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+`, "gu");
  function plainLine(e) {
   const t = /\u001b(?:\[[0-?]*[ -/]*[@-~]|\][^\u0007\u001b]*(?:\u0007|\u001b\\)?)/g;
   return e.replace(t, "").replace(i(), " ").trim();
  }
  function cleanDescription(e) {
   const t = plainLine(e);
   if (t.length <= 100) return t;
   return `${(0, r.GH)(t, 97)}...`;
  }
 }),
 71794: (function(e, t, n) {
  n.d(t, {
   H: () => chooseFormat,
   e: () => parsePrompt
  });
  var s = n(15027);
  var r = n(13705);
  var a = n(42357);
  var o = n(63520);
  var i = n(56585);
  const l = /^[ \t]*(?:prompt|"prompt"|'prompt')[ \t]*=[ \t]*("""\n?|")/gm;
  const u = {
   b: "\b",
   t: "\t",
   n: "\n",
   f: "\f",
   r: "\r",
   e: "\x1b",
   '"': '"',
   "\\": "\\"
  };
  const c = /\\(?:u([0-9A-Fa-f]{4})|U([0-9A-Fa-f]{8})|x([0-9A-Fa-f]{2})|([btnfre"\\])|[ \t]*\n\s*)/y;
  const d = 20;
  const p = 1114111;
  function linesWithEscapes(e, t) {
   for (const n of [ ...e.matchAll(l) ].slice(0, d)) {
    const s = lineStarts(e, n.index + n[0].length, t);
    if (s !== null) return positionsOf(e, s);
   }
   return null;
  }
  function lineStarts(e, t, n) {
   const s = [ t ];
   let r = t;
   for (let t = 0; t < n.length; ) {
    const a = pieceAt(e, r);
    if (r >= e.length || !n.startsWith(a.content, t)) return null;
    t += a.content.length;
    r = a.end;
    a.content === "\n" && s.push(r);
   }
   return s;
  }
  function pieceAt(e, t) {
   if (e[t] !== "\\") return {
    content: e.slice(t, t + 1),
    end: t + 1
   };
   c.lastIndex = t;
   const [n = "\\", s, r, a, o] = c.exec(e) ?? [];
   const i = Math.min(p, Number.parseInt(s ?? r ?? a ?? "", 16));
   return {
    content: Number.isNaN(i) ? u[o ?? ""] ?? "" : String.fromCodePoint(i),
    end: t + n.length
   };
  }
  function positionsOf(e, t) {
   let n = {
    offset: 0,
    position: {
     line: 1,
     column: 1
    }
   };
   return t.map(t => {
    n = {
     offset: t,
     position: (0, o.t$)(e.slice(n.offset, t), t - n.offset, n.position)
    };
    return n.position;
   });
  }
  var f = n(46013);
  const m = [ "prompt", "description" ];
  async function parseToml(e, t) {
   const n = await parseTable(e, t);
   const s = [];
   const o = readString(n, "prompt", {
    source: e,
    text: t,
    diagnostics: s
   });
   const l = readString(n, "description", {
    source: e,
    text: t,
    diagnostics: s
   });
   if (s.length > 0) throw new a.yo(s);
   if (o === null) throw new a.yo(promptMissing(e, t, [ ...n.keys() ]));
   (0, r.WW)(e, o);
   const u = [ ...n.keys() ].filter(e => !m.includes(e));
   return {
    ...(0, i.K)("toml", e, o),
    description: l,
    bodyAt: whereVerbatim(t, o) ?? linesWithEscapes(t, o),
    notices: u.map(t => `${e}: the key ${JSON.stringify(t)} has no effect in a TOML command`)
   };
  }
  function promptMissing(e, t, n) {
   const s = n.find(e => e !== "description" && (0, a.pA)(e, [ "prompt" ]) !== void 0);
   if (s === void 0) return {
    code: "prompt-missing",
    message: "the command has no prompt",
    location: e,
    hint: 'put `prompt = """\u2026"""` before any [table], at the top of the file'
   };
   return (0, o.dR)(e, t, offsetOfKey(t, s), {
    code: "prompt-missing",
    message: `the command has no prompt, and the key ${JSON.stringify(s)} is unknown`,
    hint: `write \`prompt\` instead of \`${s}\``
   });
  }
  function offsetOfKey(e, t) {
   const n = e.split("\n").findIndex(e => e.trimStart().replace(/^["']/, "").startsWith(t));
   return n < 0 ? 0 : e.split("\n").slice(0, n).join("\n").length + (n === 0 ? 0 : 1);
  }
  async function parseTable(e, t) {
   const {parse: s, TomlError: r} = await n.e(3292).then(n.bind(n, 80911));
   try {
    return new Map(Object.entries(s(t)));
   } catch (n) {
    (0, a.ki)(n, r);
    const s = (n.message.split("\n")[0] ?? "").replace("Invalid TOML document: ", "");
    const i = (0, o.dR)(e, t, (0, o.HA)(t, n), {
     code: "prompt-syntax",
     message: `the file is not valid TOML: ${s}`,
     hint: hintFor(s)
    });
    throw new a.yo(i, {
     cause: n
    });
   }
  }
  const h = [ [ /escape/, "write \\\\ for a backslash, or put the text between three single quotes ('''), in which a backslash is literal" ], [ /control characters/, 'put text with several lines between three quotes (""")' ], [ /end-of-line/, "a quote ends the text here: put it between three quotes that it does not contain, \"\"\" or '''" ], [ /illegal character in key/, 'every line must be `key = "value"` or a comment; put text with several lines between three quotes (""")' ], [ /unfinished string/, "end the text with the same quotes that it begins with" ], [ /invalid value/, "put text between quotes" ] ];
  function hintFor(e) {
   return h.find(([t]) => t.test(e))?.[1] ?? "correct the TOML at the caret";
  }
  function readString(e, t, {source: n, text: s, diagnostics: r}) {
   const a = e.get(t);
   if (a === void 0) return null;
   if (typeof a === "string") return a;
   r.push((0, o.dR)(n, s, Math.max(0, s.search(new RegExp(`^[ \\t]*["']?${t}["']?[ \\t]*[=.]`, "m"))), {
    code: "prompt-syntax",
    message: `\`${t}\` must be a string, but is ${(0, f.x)(a)}`,
    hint: `write \`${t} = "\u2026"\``
   }));
   return null;
  }
  function whereVerbatim(e, t) {
   const n = e.indexOf(t);
   return n >= 0 && n === e.lastIndexOf(t) ? (0, o.t$)(e, n) : null;
  }
  const g = [ [ /\.prompt\.ya?ml$/, "prompt-yml" ], [ /\.prompt\.md$/, "prompt-md" ], [ /\.toml$/, "toml" ], [ /(^|\/)\.(qwen|gemini|sallyport)\/(.*\/)?[^/]+\.(md|markdown)$/, "markdown" ], [ /(^|\/)\.claude\/(.*\/)?[^/]+\.(md|markdown)$/, "claude" ], [ /(^|\/)skill\.md$/, "claude" ], [ /\.(md|markdown)$/, "markdown" ] ];
  function chooseFormat(e, t = null) {
   if (t !== null) return t;
   const n = e.replaceAll("\\", "/").toLowerCase();
   return g.find(([e]) => e.test(n))?.[1] ?? "text";
  }
  async function parsePrompt(e, t, a) {
   switch (e) {
   case "toml":
    return parseToml(t, a);

   case "markdown":
   case "claude":
    return (0, s.Dd)(e, t, a);

   case "prompt-md":
    return (await n.e(4768).then(n.bind(n, 44768))).parsePromptMd(t, a);

   case "prompt-yml":
    return (await n.e(1624).then(n.bind(n, 51624))).parsePromptYml(t, a);

   case "text":
    return (0, r.r4)(t, a);

   case "inline":
    return (0, r.W5)(a, t);
   }
  }
 }),
 57667: (function(e, t, n) {
  n.d(t, {
   loadPromptFile: () => loadPromptFile,
   parseInput: () => parseInput
  });
  var s = n(42357);
  var r = n(72443);
  var a = n(67557);
  var o = n(71794);
  const i = 1e6;
  async function loadPromptFile(e, t, {format: n = null, shown: s = e} = {}) {
   const r = (0, a.Z6)(await readBytes(e, t, s), s);
   return (0, o.e)((0, o.H)(e, n), s, r);
  }
  async function parseInput(e, t) {
   return await (0, o.e)(t ?? "inline", "stdin", (0, a.Z6)(e, "stdin"));
  }
  async function readBytes(e, t, n) {
   try {
    return await t.read(e, i);
   } catch (t) {
    (0, s.ki)(t, r.k);
    const a = t.code === "too-large";
    throw new s.yo({
     code: "prompt-unreadable",
     message: a ? `the prompt file is larger than the limit of ${i} bytes` : "cannot read the prompt file",
     location: n,
     found: t.message,
     hint: a ? "shorten it, and insert long texts with @{path}" : hintFor(e)
    }, {
     cause: t
    });
   }
  }
  function hintFor(e) {
   if (/^\/?[\w:-]+$/.test(e)) return `to run the command ${e.replace(/^\//, "")}, pass it as command (--command); a file needs its path relative to the workspace`;
   if (/\s/.test(e)) return "use the path of a readable file, or pass the prompt itself as prompt (--prompt)";
   if (e.includes("\\")) return "use / as the path separator; paths are relative to the workspace";
   return "use the path of a readable file; paths are relative to the workspace";
  }
 }),
 79557: (function(e, t, n) {
  n.d(t, {
   kA: () => loadSkill,
   hm: () => locateSkills,
   D: () => readSkills
  });
  var s = n(42357);
  var r = n(72443);
  var a = n(64772);
  var o = n(57667);
  var i = n(67557);
  var l = n(71794);
  async function readSkillHead(e, t) {
   const n = await (0, l.e)((0, l.H)(e), e, (0, i.Z6)(t, e));
   return {
    ...n,
    description: n.description ?? firstParagraph(n.body)
   };
  }
  function firstParagraph(e) {
   const t = e.split(/\n\s*\n/).map(e => e.replace(/^#.*$/gm, "").trim());
   return t.find(e => e !== "") ?? "";
  }
  var u = n(56121);
  const c = 2e3;
  const d = 1e6;
  const p = [ "SKILL.md", "skill.md" ];
  const f = /^(?:readme|skill)\.md$/i;
  async function locateSkills(e, t = "", n = u.tG) {
   const s = [];
   for (const r of (await e.present(n)).keys()) for (const n of await skillsIn(e, r)) s.length < c && s.push({
    ...n,
    path: `${t}${n.path}`
   });
   return s;
  }
  async function skillsIn(e, t) {
   if (!await e.holds(t)) return [ outside("", t, e) ];
   const n = await entriesOf(e, t);
   const pathsOf = e => p.map(n => `${t}/${e}/${n}`);
   const s = n.filter(({name: e, kind: t}) => t === "directory" || t === "link" && !isFlat(e));
   const r = await e.present(s.flatMap(({name: e}) => pathsOf(e)));
   const o = s.flatMap(({name: t, kind: n}) => {
    const s = pathsOf(t).find(e => r.has(e));
    if (s === void 0) return [];
    const o = n === "link" || r.get(s) === "link";
    return [ locate(e, {
     name: (0, a.p6)(`${t}.md`),
     path: s,
     isLink: o
    }) ];
   });
   const i = n.filter(({name: e, kind: t}) => t !== "directory" && isFlat(e)).map(({name: n, kind: s}) => locate(e, {
    name: (0, a.p6)(n),
    path: `${t}/${n}`,
    isLink: s === "link"
   }));
   return Promise.all([ ...o, ...i ]);
  }
  function isFlat(e) {
   return /\.md$/i.test(e) && !f.test(e);
  }
  async function locate(e, {name: t, path: n, isLink: s}) {
   const r = s ? await e.followLink(n, ".") : n;
   return r === null ? outside(t, n, e) : {
    name: t,
    path: n,
    diagnostics: [],
    file: {
     source: e,
     path: r
    }
   };
  }
  async function entriesOf(e, t) {
   const n = await e.list(t).catch((0, s.j6)(r.k, () => []));
   return n.filter(({kind: e}) => e !== "other");
  }
  function outside(e, t, n) {
   const s = {
    code: "prompt-unreadable",
    message: "the skill is a link to a location outside the workspace",
    location: t,
    hint: "put the folder itself there, or link to a folder in the workspace"
   };
   return {
    name: e,
    path: t,
    diagnostics: [ s ],
    file: {
     source: n,
     path: t
    }
   };
  }
  async function readSkills(e) {
   const t = new Map;
   for (const n of e) t.has(n.name) || t.set(n.name, n);
   const n = await readHeads([ ...t.values() ]);
   return {
    skills: n.flatMap(e => "head" in e ? [ e ] : []),
    diagnostics: n.flatMap(e => "head" in e ? [] : e.diagnostics)
   };
  }
  async function readHeads(e) {
   const t = new Map;
   for (const n of new Set(e.map(({file: e}) => e.source))) {
    const s = e.filter(({file: e, diagnostics: t}) => e.source === n && t.length === 0);
    const r = await n.readAll(s.map(({file: e}) => e.path), d);
    for (const e of s) {
     const n = r.get(e.file.path);
     n !== void 0 && t.set(e, n);
    }
   }
   return await Promise.all(e.map(e => headOf(e, t.get(e))));
  }
  async function headOf(e, t) {
   if (t === void 0) return e;
   if (t instanceof r.k) {
    const [n, s] = [ "cannot read the skill", "make its SKILL.md a readable file" ];
    return {
     diagnostics: [ {
      code: "prompt-unreadable",
      message: n,
      location: e.path,
      found: t.message,
      hint: s
     } ]
    };
   }
   const n = readSkillHead(e.path, t);
   return await n.then(t => ({
    ...e,
    head: t
   })).catch((0, s.j6)(s.yo, e => e));
  }
  async function loadSkill({file: e, path: t, diagnostics: n}) {
   if (n.length > 0) throw new s.yo(n);
   return await (0, o.loadPromptFile)(e.path, e.source, {
    shown: t
   });
  }
 })
};
