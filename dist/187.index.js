"use strict";

exports.id = 187, exports.ids = [ 187 ], exports.modules = {
 30187: (function(t, e, n) {
  n.d(e, {
   createTask: () => createTask
  });
  var o = n(42357), s = n(44576), a = n(20653), r = n(90579), i = n(62491), l = n(63846), c = n(88362);
  const u = new Set([ ...Object.keys(l.J0), "ReportFindings", "ReportIncomplete", "Noop", "TodoWrite" ]), d = 600;
  function createTask({agents: t, ...e}) {
   const n = t.map(({name: t, description: e}) => `- ${t}: ${(0, a.ml)(e, d)}`);
   return (0, i.g)(n.join("\n"), function({agents: t, runtime: e, subAgent: n, modelNamed: a}) {
    const i = new Map;
    return async ({agent: l, prompt: d, callId: m, signal: p}) => {
     const g = t.find(t => t.name === l);
     if (void 0 === g) return (0, r.tK)(function(t, e) {
      const n = e.map(t => t.name), s = (0, o.pA)(t, n);
      return `There is no agent ${JSON.stringify(t)}.${void 0 === s ? "" : ` Did you mean ${s}?`} The agents are ${n.join(", ")}.`;
     }(l, t));
     const {spec: $} = g, f = null === $ ? e : e.narrowed($);
     await f.ready();
     try {
      const t = await (async t => {
       const e = t?.model ?? null;
       if (null === e || void 0 === a) return n.model;
       const o = i.get(e) ?? a(e);
       return i.set(e, o), await o;
      })($), {output: e, results: o} = await (0, c.b$)(n, {
       callId: m,
       name: l,
       runtime: f,
       model: t,
       signal: p,
       instructions: null === $ ? null : `Your role in this job, from ${$.source}:\n\n${$.body}`,
       tools: f.tools.filter(t => !u.has(t.name) && function(t, e) {
        return null === e || (0, s.Cm)(t, {
         allow: e.allowedTools ?? [ t ],
         ask: [],
         deny: e.disallowedTools
        }, "default");
       }(t.name, $)),
       parts: [ {
        type: "text",
        text: d
       } ],
       attachments: []
      });
      return {
       ...e,
       nested: {
        results: o,
        denials: [],
        attachments: []
       }
      };
     } catch (t) {
      (0, o.ki)(t, o.yo);
      const e = t.diagnostics.map(({message: t, hint: e}) => `${t}: ${e}`);
      return (0, r.tK)(`The agent ${l} cannot be started: ${e.join("; ")}`);
     }
    };
   }({
    agents: t,
    ...e
   }));
  }
 })
};
