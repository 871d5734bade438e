"use strict";

exports.id = 6935;

exports.ids = [ 6935 ];

exports.modules = {
 76935: (function(t, e, n) {
  n.d(e, {
   c: () => evaluatePromptCommands,
   insertCommands: () => insertCommands
  });
  var o = n(42357);
  var a = n(35883);
  var s = n(56871);
  var r = n(63520);
  async function evaluatePromptCommands(t, e, {policy: n, secondParser: s, cwd: r}) {
   const c = new Map;
   const m = [];
   for (const {segment: o, command: d} of e) {
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
     evaluation: await (0, a._)(e, s)
    });
    const l = i.exec(e.reason)?.[1];
    l !== void 0 && await s.objection(d) !== null && m.push(unreadableCommand(t, o, l));
   }
   if (m.length > 0) throw new o.yo(m);
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
  async function insertCommands(t, e, n, a) {
   const s = await evaluatePromptCommands(t, e, n);
   if (s.length > a.maxCommands) throw tooMany(t, e, a.maxCommands);
   const r = s.filter(({evaluation: t}) => t.outcome === "refuse").map(denialOf);
   if (r.length > 0) return {
    kind: "refused",
    denials: r
   };
   const i = new Map;
   const c = new Map;
   for (const {segment: s, command: r} of e) {
    const e = c.get(r) ?? await n.runCall(callOf(r, c.size + 1), n.signal);
    c.set(r, e);
    if (e.denial !== void 0) return {
     kind: "refused",
     denials: [ e.denial ]
    };
    if (n.signal.aborted || e.status === "refused") return {
     kind: "cancelled"
    };
    if (e.status === "invalid" || e.status === "failed" && a.failures === "stop") throw new o.yo(failedDiagnostic(t, s, {
     command: r,
     result: e
    }));
    i.set(s, isSilent(e) ? [] : partsOf(s, e));
   }
   return {
    kind: "inserted",
    parts: i,
    notices: [ ...c ].flatMap(e => noticesOn(t, ...e))
   };
  }
  function callOf(t, e) {
   return {
    id: `prompt-${e}`,
    name: "Bash",
    input: {
     command: t,
     for_model: false
    }
   };
  }
  function denialOf({command: t, evaluation: e}) {
   return {
    tool: "Bash",
    label: t.replace(/\s+/g, " "),
    stage: e.decision === "deny" ? "permission" : "confirmation",
    rule: e.rule,
    reason: e.reason,
    suggest: e.suggest,
    origin: "prompt"
   };
  }
  function isSilent({status: t, parts: e}) {
   const [n, ...o] = e;
   return t === "done" && o.length === 0 && n?.type === "text" && n.text.trimEnd() === s.L6;
  }
  function partsOf(t, e) {
   return e.parts.map(e => ({
    origin: "shell",
    source: t.source,
    part: e.type === "text" ? {
     type: "text",
     text: e.text.replace(/\n+$/, "")
    } : e
   }));
  }
  function textOf(t) {
   return t.parts.map(t => t.type === "text" ? t.text : `(${t.mediaType})`).join("\n");
  }
  function noticesOn(t, e, n) {
   return [ ...n.status === "failed" ? [ failedNotice(t, e, n) ] : [], ...n.omittedCharacters === void 0 ? [] : [ truncatedNotice(t, e, n.omittedCharacters) ] ];
  }
  function truncatedNotice({source: t}, e, n) {
   const o = JSON.stringify(e.replace(/\s+/g, " "));
   return `${t}: about ${n} characters of the output of ${o} are missing in the prompt; raise command-output-characters or command-output-lines, or insert less`;
  }
  function failedNotice({source: t}, e, n) {
   const o = (textOf(n).trimEnd().split("\n").at(-1) ?? "").replace(/^\[(.*?)\.?\]$/, "$1");
   const a = e.replace(/\s+/g, " ");
   return `${t}: the command ${JSON.stringify(a)} failed (${o}); its output is in the prompt`;
  }
  function failedDiagnostic(t, e, {command: n, result: o}) {
   const a = o.status === "failed";
   const s = (0, r.$D)(t, e.start, {
    code: "placeholder-failed",
    message: a ? "a command of the prompt failed" : "a command of the prompt cannot run in this job",
    hint: a ? "correct the command, or set failed-commands: keep to insert its output with a note" : "enable the Bash tool for the job, or remove the command"
   });
   return {
    ...s,
    found: `${n}\n${textOf(o).trimEnd().split("\n").slice(-10).join("\n")}`
   };
  }
  function tooMany(t, e, n) {
   return new o.yo((0, r.$D)(t, e.at(-1)?.segment.start ?? 0, {
    code: "placeholder-failed",
    message: `the prompt has more than ${n} different commands`,
    hint: "put some of them into one script, or let the agent run them"
   }));
  }
 })
};
