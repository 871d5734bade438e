"use strict";

exports.id = 9e3, exports.ids = [ 9e3 ], exports.modules = {
 29e3: (function(t, e, n) {
  n.r(e), n.d(e, {
   createJobHooks: () => createJobHooks
  });
  var o = n(50897), s = n(78965), r = n(98962), a = n(8702), u = n(11809);
  function callHooksOf({has: t, run: e, world: n}) {
   const o = function(t) {
    const e = new Map;
    return (n, o) => {
     const s = {
      allow: [],
      ask: [],
      deny: [ n ]
     }, a = e.get(n) ?? (0, r.createPolicyEngine)({
      lists: s,
      mode: "yolo",
      readOnlyCommands: !0,
      world: t
     });
     e.set(n, a);
     const {parts: u, rule: i} = a(o);
     return !(i !== n && !u.some(t => t.rule === n)) || 0 === u.length && o.effects.some(({kind: t}) => "shell" === t);
    };
   }(n), occasion = (t, e, n) => ({
    event: t,
    subject: e.name,
    isCondition: t => o(t, n)
   }), decide = async (t, n, o) => {
    const r = (0, s.P)(n), a = "PreToolUse" === t ? {
     tool_use_id: r.id
    } : {}, u = {
     tool_name: r.name,
     tool_input: r.input,
     ...a
    };
    return function({block: t, stop: e, context: n, updatedInput: o}) {
     return null !== t ? {
      kind: "block",
      reason: t
     } : null !== e ? {
      kind: "block",
      reason: e
     } : void 0 === o ? {
      kind: "pass",
      context: n
     } : {
      kind: "change",
      input: o,
      context: n
     };
    }(await e({
     ...occasion(t, r, requestOf(n)),
     input: u
    }, o));
   };
   return {
    before: (e, n) => t("PreToolUse") ? decide("PreToolUse", e, n) : Promise.resolve(i),
    confirm: (e, n) => t("PermissionRequest") ? decide("PermissionRequest", e, n) : Promise.resolve(i),
    refused: async (n, o) => {
     if (!t("PermissionDenied")) return [];
     const {reason: s} = n, r = n.meant ?? n.call, a = {
      ...fieldsOf(r),
      reason: s
     }, {context: u, mayRetry: i} = await e({
      ...occasion("PermissionDenied", r, requestOfRefusal(n)),
      input: a
     }, o);
     return i ? [ ...u, "A hook of this repository suggests to try this call again, in another form." ] : u;
    },
    after: async (n, o) => {
     const r = !0 === n.output.isError ? "PostToolUseFailure" : "PostToolUse";
     if (!t(r)) return {
      context: []
     };
     const a = (0, s.P)(n), {context: u, updatedOutput: i} = await e({
      ...occasion(r, a, requestOf(n)),
      input: {
       ...fieldsOf(a),
       ...endOf(n, a)
      }
     }, o);
     return {
      context: u,
      ...void 0 === i ? {} : {
       output: i
      }
     };
    }
   };
  }
  const i = {
   kind: "pass"
  };
  function fieldsOf({id: t, name: e, input: n}) {
   return {
    tool_name: e,
    tool_input: n,
    tool_use_id: t
   };
  }
  function endOf({output: t, durationMs: e}, n) {
   const o = (0, u.b)(t.parts);
   return !0 === t.isError ? {
    error: o,
    is_interrupt: !1,
    duration_ms: e
   } : {
    tool_response: responseOf(n, o),
    duration_ms: e
   };
  }
  function responseOf({name: t, input: e}, n) {
   const {file_path: o} = e ?? {};
   return "Bash" === t ? {
    stdout: n,
    stderr: "",
    interrupted: !1,
    isImage: !1
   } : "string" == typeof o && "Read" !== t ? {
    filePath: o,
    success: !0,
    text: n
   } : {
    content: [ {
     type: "text",
     text: n
    } ]
   };
  }
  function requestOf({tool: t, bound: {effects: e, subject: n}}) {
   return {
    tool: t.name,
    effects: e,
    ...void 0 === n ? {} : {
     subject: n
    }
   };
  }
  function requestOfRefusal({call: t, meant: e = t, effects: n}) {
   const o = n.flatMap(t => null === (0, a.E)(t) ? [ t ] : []);
   return {
    tool: e.name,
    effects: o
   };
  }
  const c = 8;
  function createJobHooks(t) {
   const {hooks: e, signal: n, onNotice: s} = t;
   let r = null;
   const run = async (t, o = n) => {
    const s = await e.run({
     ...t,
     signal: o
    });
    return null !== s.stop && (r ??= {
     kind: "hook",
     event: t.event,
     reason: s.stop
    }), s;
   }, atPoint = async (t, e, n) => {
    const {block: o, context: s} = await run({
     event: t,
     subject: e,
     input: n
    });
    return null !== o && (r ??= {
     kind: "hook",
     event: t,
     reason: o
    }), {
     attachments: attachmentsOf(t, s),
     stop: r
    };
   };
   return {
    calls: callHooksOf({
     ...t,
     has: t => e.has(t),
     run: run
    }),
    start: (t, e) => atPoint("SessionStart", t, {
     source: t,
     model: e
    }),
    expansion: (t, e) => atPoint("UserPromptExpansion", t, function(t, e) {
     return {
      expansion_type: "slash_command",
      command_name: t,
      command_args: e,
      prompt: `/${t} ${e}`.trimEnd()
     };
    }(t, e)),
    prompt: t => atPoint("UserPromptSubmit", null, {
     prompt: t
    }),
    afterTurn: async t => e.has("PostToolBatch") ? (await atPoint("PostToolBatch", null, {
     tool_calls: t.map(batchEntry)
    })).attachments : [],
    loop: t => ({
     stopped: () => r,
     beforeEnd: endHooks(t, run, s),
     mayCompact: async () => {
      const {block: t} = await run({
       event: "PreCompact",
       subject: "auto",
       input: {
        trigger: "auto",
        custom_instructions: ""
       }
      });
      return null !== t && s(`A hook postponed the compaction of the conversation: ${t}`), 
      null === t;
     }
    }),
    subAgentStart: async t => attachmentsOf("SubagentStart", (await run({
     event: "SubagentStart",
     subject: t,
     input: agentInput(t)
    })).context),
    end: t => async function(t, e, n) {
     const s = n.aborted ? (0, o.dn)(l) : (new AbortController).signal;
     if ("model-error" === t?.kind) {
      const {kind: n, message: o} = t.modelError;
      await e({
       event: "StopFailure",
       subject: n,
       input: {
        error: n,
        error_details: o
       }
      }, s);
     }
     await e({
      event: "SessionEnd",
      subject: "other",
      input: {
       reason: "other"
      }
     }, s);
    }(t, run, n)
   };
  }
  const l = 1500;
  function endHooks(t, e, n) {
   const o = null === t ? "Stop" : "SubagentStop";
   return async (s, r) => {
    const {block: a, context: u, stop: i} = await e({
     event: o,
     subject: t,
     input: {
      ...null === t ? {} : agentInput(t),
      stop_hook_active: r > 0,
      last_assistant_message: s,
      background_tasks: [],
      session_crons: []
     }
    }), l = [ ...null === a ? [] : [ a ], ...u ];
    return 0 === l.length || null !== i ? [] : r >= c ? (n(`${o} hooks sent the answer back ${String(c)} times, so it was accepted: ${l.join("\n")}`), 
    []) : attachmentsOf(o, [ l.join("\n\n") ]);
   };
  }
  function agentInput(t) {
   return {
    agent_id: t,
    agent_type: t
   };
  }
  function attachmentsOf(t, e) {
   return e.map(e => ({
    type: "hook-output",
    event: t,
    text: e
   }));
  }
  function batchEntry({call: t, meant: {id: e, name: n, input: o} = t, parts: s}) {
   return {
    tool_name: n,
    tool_input: o,
    tool_use_id: e,
    tool_response: (0, u.b)(s)
   };
  }
 })
};
