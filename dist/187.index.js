"use strict";

exports.id = 187;

exports.ids = [ 187 ];

exports.modules = {
 30187: (function(t, n, e) {
  e.d(n, {
   createTask: () => createTask
  });
  var s = e(42357);
  var o = e(44576);
  var a = e(20653);
  var r = e(90579);
  var i = e(62491);
  var l = e(63846);
  var c = e(88362);
  const u = new Set([ ...Object.keys(l.J0), "ReportFindings", "ReportIncomplete", "Noop", "TodoWrite" ]);
  const d = 600;
  function createTask({agents: t, ...n}) {
   const e = t.map(({name: t, description: n}) => `- ${t}: ${(0, a.ml)(n, d)}`);
   return (0, i.g)(e.join("\n"), taskRunner({
    agents: t,
    ...n
   }));
  }
  function taskRunner({agents: t, runtime: n, subAgent: e, modelNamed: o}) {
   const a = new Map;
   const modelOf = async t => {
    const n = t?.model ?? null;
    if (n === null || o === void 0) return e.model;
    const s = a.get(n) ?? o(n);
    a.set(n, s);
    return await s;
   };
   return async ({agent: o, prompt: a, callId: i, signal: l}) => {
    const d = t.find(t => t.name === o);
    if (d === void 0) return (0, r.tK)(unknownAgent(o, t));
    const {spec: m} = d;
    const p = m === null ? n : n.narrowed(m);
    await p.ready();
    try {
     const t = await modelOf(m);
     const {output: n, results: s} = await (0, c.b$)(e, {
      callId: i,
      name: o,
      runtime: p,
      model: t,
      signal: l,
      instructions: m === null ? null : `Your role in this job, from ${m.source}:\n\n${m.body}`,
      tools: p.tools.filter(t => !u.has(t.name) && isListed(t.name, m)),
      parts: [ {
       type: "text",
       text: a
      } ],
      attachments: []
     });
     return {
      ...n,
      nested: {
       results: s,
       denials: [],
       attachments: []
      }
     };
    } catch (t) {
     (0, s.ki)(t, s.yo);
     const n = t.diagnostics.map(({message: t, hint: n}) => `${t}: ${n}`);
     return (0, r.tK)(`The agent ${o} cannot be started: ${n.join("; ")}`);
    }
   };
  }
  function isListed(t, n) {
   if (n === null) return true;
   return (0, o.Cm)(t, {
    allow: n.allowedTools ?? [ t ],
    ask: [],
    deny: n.disallowedTools
   }, "default");
  }
  function unknownAgent(t, n) {
   const e = n.map(t => t.name);
   const o = (0, s.pA)(t, e);
   return `Agent ${JSON.stringify(t)} does not exist.${o === void 0 ? "" : ` Did you mean ${o}?`} The agents are ${e.join(", ")}.`;
  }
 })
};
