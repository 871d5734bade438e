"use strict";

exports.id = 6935, exports.ids = [ 6935 ], exports.modules = {
 76935: (function(t, e, n) {
  n.d(e, {
   c: () => evaluatePromptCommands,
   insertCommands: () => insertCommands
  });
  var a = n(42357), o = n(35883), s = n(56871), r = n(63520);
  async function evaluatePromptCommands(t, e, {policy: n, secondParser: s, cwd: r}) {
   const c = new Map, m = [];
   for (const {segment: a, command: d} of e) {
    if (c.has(d)) continue;
    const e = n({
     tool: "Bash",
     effects: [ {
      kind: "shell",
      command: d,
      cwd: r
     } ]
    });
    c.set(d, {
     command: d,
     evaluation: await (0, o._)(e, s)
    });
    const l = i.exec(e.reason)?.[1];
    void 0 !== l && null !== await s.objection(d) && m.push(unreadableCommand(t, a, l));
   }
   if (m.length > 0) throw new a.yo(m);
   return [ ...c.values() ];
  }
  const i = /it has a syntax error: (.*?); no allow rule/s;
  function unreadableCommand(t, e, n) {
   return (0, r.$D)(t, e.start, {
    code: "placeholder-failed",
    message: `bash cannot parse a command of the prompt: ${n}`,
    hint: `correct the quotes and parentheses in ${e.source.replaceAll(/\s+/g, " ")}`
   });
  }
  async function insertCommands(t, e, n, o) {
   const s = await evaluatePromptCommands(t, e, n);
   if (s.length > o.maxCommands) throw function(t, e, n) {
    return new a.yo((0, r.$D)(t, e.at(-1)?.segment.start ?? 0, {
     code: "placeholder-failed",
     message: `the prompt has more than ${n} different commands`,
     hint: "put some of them into one script, or let the agent run them"
    }));
   }(t, e, o.maxCommands);
   const i = s.filter(({evaluation: t}) => "refuse" === t.outcome).map(denialOf);
   if (i.length > 0) return {
    kind: "refused",
    denials: i
   };
   const c = new Map, m = new Map;
   for (const {segment: s, command: r} of e) {
    const e = m.get(r) ?? await n.runCall(callOf(r, m.size + 1), n.signal);
    if (m.set(r, e), void 0 !== e.denial) return {
     kind: "refused",
     denials: [ e.denial ]
    };
    if (n.signal.aborted || "refused" === e.status) return {
     kind: "cancelled"
    };
    if ("invalid" === e.status || "failed" === e.status && "stop" === o.failures) throw new a.yo(failedDiagnostic(t, s, {
     command: r,
     result: e
    }));
    c.set(s, isSilent(e) ? [] : partsOf(s, e));
   }
   return {
    kind: "inserted",
    parts: c,
    notices: [ ...m ].flatMap(e => function(t, e, n) {
     return [ ..."failed" === n.status ? [ failedNotice(t, e, n) ] : [], ...void 0 === n.omittedCharacters ? [] : [ truncatedNotice(t, e, n.omittedCharacters) ] ];
    }(t, ...e))
   };
  }
  function callOf(t, e) {
   return {
    id: `prompt-${e}`,
    name: "Bash",
    input: {
     command: t,
     for_model: !1
    }
   };
  }
  function denialOf({command: t, evaluation: e}) {
   return {
    tool: "Bash",
    label: t.replace(/\s+/g, " "),
    stage: "deny" === e.decision ? "permission" : "confirmation",
    rule: e.rule,
    reason: e.reason,
    suggest: e.suggest,
    origin: "prompt"
   };
  }
  function isSilent({status: t, parts: e}) {
   const [n, ...a] = e;
   return "done" === t && 0 === a.length && "text" === n?.type && n.text.trimEnd() === s.L6;
  }
  function partsOf(t, e) {
   return e.parts.map(e => ({
    origin: "shell",
    source: t.source,
    part: "text" === e.type ? {
     type: "text",
     text: e.text.replace(/\n+$/, "")
    } : e
   }));
  }
  function textOf(t) {
   return t.parts.map(t => "text" === t.type ? t.text : `(${t.mediaType})`).join("\n");
  }
  function truncatedNotice({source: t}, e, n) {
   return `${t}: about ${n} characters of the output of ${JSON.stringify(e.replace(/\s+/g, " "))} are missing in the prompt; raise command-output-characters or command-output-lines, or insert less`;
  }
  function failedNotice({source: t}, e, n) {
   const a = (textOf(n).trimEnd().split("\n").at(-1) ?? "").replace(/^\[(.*?)\.?\]$/, "$1"), o = e.replace(/\s+/g, " ");
   return `${t}: the command ${JSON.stringify(o)} failed (${a}); its output is in the prompt`;
  }
  function failedDiagnostic(t, e, {command: n, result: a}) {
   const o = "failed" === a.status;
   return {
    ...(0, r.$D)(t, e.start, {
     code: "placeholder-failed",
     message: o ? "a command of the prompt failed" : "a command of the prompt cannot run in this job",
     hint: o ? "correct the command, or set failed-commands: keep to insert its output with a note" : "enable the Bash tool for the job, or remove the command"
    }),
    found: `${n}\n${textOf(a).trimEnd().split("\n").slice(-10).join("\n")}`
   };
  }
 })
};
