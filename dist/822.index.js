"use strict";

exports.id = 822;

exports.ids = [ 822 ];

exports.modules = {
 10822: (function(e, n, s) {
  s.r(n);
  s.d(n, {
   conversationsIn: () => conversationsIn,
   isRestorable: () => isRestorable,
   recordedRun: () => recordedRun,
   spentIn: () => spentIn,
   usagesOf: () => usagesOf
  });
  function isRestorable(e) {
   return e.opening !== null;
  }
  function spentIn({requests: e, dropped: n}) {
   return {
    usages: [ ...n, ...e.flatMap(usagesOf) ],
    turns: e.filter(({end: e, purpose: n}) => e.type === "finish" && n === "turn").length
   };
  }
  function usagesOf({end: e, lost: n}) {
   return [ ...n, ...e.usage === void 0 ? [] : [ e.usage ] ];
  }
  function conversationsIn(e) {
   return [ e, ...[ ...e.calls.values() ].flatMap(({subAgent: e}) => e === null ? [] : [ e ]) ];
  }
  function recordedRun(e) {
   const n = newReading("");
   for (const s of e) read(n, s);
   rewind(n);
   return n.run;
  }
  function newReading(e) {
   const n = {
    agent: e,
    opening: null,
    model: "",
    messages: [],
    promptResults: [],
    requests: [],
    news: new Map,
    calls: new Map,
    contexts: [],
    rests: [],
    baseline: null,
    rewind: 0,
    dropped: [],
    isPublished: false
   };
   return {
    run: n,
    subAgents: new Map,
    running: [],
    lastAnswers: null
   };
  }
  function rewind(e) {
   const {run: n} = e;
   n.rewind = rewindOf(e);
   drop(n, n.rewind);
   for (const [n, s] of e.subAgents) n.result === null && rewind(s);
  }
  function rewindOf({run: e, lastAnswers: n}) {
   let s = n ?? 0;
   while (e.requests.at(-1 - s)?.end.type === "error") s += 1;
   return s;
  }
  function drop(e, n) {
   e.dropped.push(...e.requests.splice(e.requests.length - n, n).flatMap(usagesOf));
  }
  function read(e, n) {
   const {run: s, running: t} = e;
   switch (n.type) {
   case "run-start":
    s.model = n.model;
    return;

   case "opening":
    s.opening = n;
    return;

   case "message":
    s.opening === null && s.messages.push(n.message);
    return;

   case "request-end":
    s.requests.push(n);
    e.lastAnswers !== null && (e.lastAnswers += 1);
    return;

   case "other-usage":
    n.purpose === "help" && s.dropped.push(n.usage);
    return;

   case "turn-context":
    s.contexts.push(n.attachments);
    return;

   case "rest-saved":
    s.rests.push(n.path);
    return;

   case "baseline":
    s.baseline ??= n;
    return;

   case "resumed":
    drop(s, n.rewind);
    s.news.set(s.requests.length, [ ...s.news.get(s.requests.length) ?? [], ...n.attachments ]);
    t.length = 0;
    e.lastAnswers = null;
    return;

   case "published":
    s.isPublished = true;
    return;

   case "last-turn":
    e.lastAnswers = 0;
    return;

   default:
    readCall(e, n);
   }
  }
  function readCall(e, n) {
   const {run: s, running: t} = e;
   const r = t[0];
   switch (n.type) {
   case "tool-start":
    {
     r !== void 0 && r.call.name === "Skill" && n.call.name === "Bash" && (r.isOnce = true);
     const e = s.calls.get(n.call.id) ?? newCall(n.call);
     t.push(e);
     s.opening !== null && s.calls.set(n.call.id, e);
     return;
    }

   case "call-start":
    {
     const r = s.calls.get(n.id);
     if (r === void 0) return;
     r.hasStarted && startAgain(e, r);
     t.includes(r) || t.push(r);
     r.hasStarted = true;
     n.repeat === "once" && (r.isOnce = true);
     return;
    }

   case "call-nested":
    {
     const e = s.calls.get(n.id);
     e !== void 0 && (e.nested = n.nested);
     return;
    }

   case "tool-end":
    {
     const e = t.findLastIndex(({call: e}) => e.id === n.result.call.id);
     const [r = s.calls.get(n.result.call.id)] = e < 0 ? [] : t.splice(e, 1);
     if (r === void 0) return;
     r.result = n.result;
     s.opening === null && s.promptResults.push(n.result);
     return;
    }

   case "write-request":
    r?.writes.push(n.request);
    r?.call.name === "Skill" && (r.isOnce = true);
    return;

   case "sub-agent":
    readSubAgent(e, n);
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
  function readSubAgent({run: e, subAgents: n}, {call: s, name: t, event: r}) {
   const u = e.calls.get(s);
   if (u === void 0) return;
   const l = n.get(u) ?? newReading(t);
   n.set(u, l);
   u.subAgent = l.run;
   read(l, r);
  }
  function startAgain({subAgents: e}, n) {
   n.writes.length = 0;
   if (n.subAgent !== null && !isRestorable(n.subAgent)) {
    e.delete(n);
    n.subAgent = null;
   }
  }
 })
};
