"use strict";

exports.id = 9e3, exports.ids = [ 9e3 ], exports.modules = {
  29e3: (function(t, n, e) {
    e.r(n), e.d(n, {
      createJobHooks: () => createJobHooks
    });
    var o = e(50897), s = e(76372), r = e(8702), a = e(11809);
    function callHooksOf({has: t, run: n, world: e}) {
      const o = function(t) {
        const n = new Map;
        return (e, o) => {
          const r = {
            allow: [],
            ask: [],
            deny: [ e ]
          }, a = n.get(e) ?? (0, s.createPolicyEngine)({
            lists: r,
            mode: "yolo",
            readOnlyCommands: !0,
            world: t
          });
          n.set(e, a);
          const {parts: u, rule: i} = a(o);
          return !(i !== e && !u.some(t => t.rule === e)) || 0 === u.length && o.effects.some(({kind: t}) => "shell" === t);
        };
      }(e), occasion = (t, n, e) => ({
        event: t,
        subject: n.name,
        isCondition: t => o(t, e)
      }), decide = async (t, e, o) => {
        const s = meantBy(e), r = "PreToolUse" === t ? {
          tool_use_id: s.id
        } : {}, a = {
          tool_name: s.name,
          tool_input: s.input,
          ...r
        };
        return function({block: t, stop: n, context: e, updatedInput: o}) {
          return null !== t ? {
            kind: "block",
            reason: t
          } : null !== n ? {
            kind: "block",
            reason: n
          } : void 0 === o ? {
            kind: "pass",
            context: e
          } : {
            kind: "change",
            input: o,
            context: e
          };
        }(await n({
          ...occasion(t, s, requestOf(e)),
          input: a
        }, o));
      };
      return {
        before: (n, e) => t("PreToolUse") ? decide("PreToolUse", n, e) : Promise.resolve(u),
        confirm: (n, e) => t("PermissionRequest") ? decide("PermissionRequest", n, e) : Promise.resolve(u),
        refused: async (e, o) => {
          if (!t("PermissionDenied")) return [];
          const {call: s, reason: r} = e, a = {
            ...fieldsOf(s),
            reason: r
          }, {context: u, mayRetry: i} = await n({
            ...occasion("PermissionDenied", s, requestOfRefusal(e)),
            input: a
          }, o);
          return i ? [ ...u, "A hook of this repository suggests to try this call again, in another form." ] : u;
        },
        after: async (e, o) => {
          const s = !0 === e.output.isError ? "PostToolUseFailure" : "PostToolUse";
          if (!t(s)) return {
            context: []
          };
          const r = meantBy(e), {context: a, updatedOutput: u} = await n({
            ...occasion(s, r, requestOf(e)),
            input: {
              ...fieldsOf(r),
              ...endOf(e, r)
            }
          }, o);
          return {
            context: a,
            ...void 0 === u ? {} : {
              output: u
            }
          };
        }
      };
    }
    const u = {
      kind: "pass"
    };
    function meantBy({call: t, tool: n, bound: e}) {
      return {
        ...t,
        name: n.name,
        input: e.input ?? t.input
      };
    }
    function fieldsOf({id: t, name: n, input: e}) {
      return {
        tool_name: n,
        tool_input: e,
        tool_use_id: t
      };
    }
    function endOf({output: t, durationMs: n}, e) {
      const o = (0, a.b)(t.parts);
      return !0 === t.isError ? {
        error: o,
        is_interrupt: !1,
        duration_ms: n
      } : {
        tool_response: responseOf(e, o),
        duration_ms: n
      };
    }
    function responseOf({name: t, input: n}, e) {
      const {file_path: o} = n ?? {};
      return "Bash" === t ? {
        stdout: e,
        stderr: "",
        interrupted: !1,
        isImage: !1
      } : "string" == typeof o && "Read" !== t ? {
        filePath: o,
        success: !0,
        text: e
      } : {
        content: [ {
          type: "text",
          text: e
        } ]
      };
    }
    function requestOf({tool: t, bound: {effects: n, subject: e}}) {
      return {
        tool: t.name,
        effects: n,
        ...void 0 === e ? {} : {
          subject: e
        }
      };
    }
    function requestOfRefusal({call: t, effects: n}) {
      const e = n.flatMap(t => null === (0, r.E)(t) ? [ t ] : []);
      return {
        tool: t.name,
        effects: e
      };
    }
    const i = 8;
    function createJobHooks(t) {
      const {hooks: n, signal: e, onNotice: s} = t;
      let r = null;
      const run = async (t, o = e) => {
        const s = await n.run({
          ...t,
          signal: o
        });
        return null !== s.stop && (r ??= {
          kind: "hook",
          event: t.event,
          reason: s.stop
        }), s;
      }, atPoint = async (t, n, e) => {
        const {block: o, context: s} = await run({
          event: t,
          subject: n,
          input: e
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
          has: t => n.has(t),
          run: run
        }),
        start: (t, n) => atPoint("SessionStart", t, {
          source: t,
          model: n
        }),
        expansion: (t, n) => atPoint("UserPromptExpansion", t, function(t, n) {
          return {
            expansion_type: "slash_command",
            command_name: t,
            command_args: n,
            prompt: `/${t} ${n}`.trimEnd()
          };
        }(t, n)),
        prompt: t => atPoint("UserPromptSubmit", null, {
          prompt: t
        }),
        afterTurn: async t => n.has("PostToolBatch") ? (await atPoint("PostToolBatch", null, {
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
        end: t => async function(t, n, e) {
          const s = e.aborted ? (0, o.dn)(c) : (new AbortController).signal;
          if ("model-error" === t?.kind) {
            const {kind: e, message: o} = t.modelError;
            await n({
              event: "StopFailure",
              subject: e,
              input: {
                error: e,
                error_details: o
              }
            }, s);
          }
          await n({
            event: "SessionEnd",
            subject: "other",
            input: {
              reason: "other"
            }
          }, s);
        }(t, run, e)
      };
    }
    const c = 1500;
    function endHooks(t, n, e) {
      const o = null === t ? "Stop" : "SubagentStop";
      return async (s, r) => {
        const {block: a, context: u, stop: c} = await n({
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
        return 0 === l.length || null !== c ? [] : r >= i ? (e(`${o} hooks sent the answer back ${String(i)} times, so it was accepted: ${l.join("\n")}`), 
        []) : attachmentsOf(o, [ l.join("\n\n") ]);
      };
    }
    function agentInput(t) {
      return {
        agent_id: t,
        agent_type: t
      };
    }
    function attachmentsOf(t, n) {
      return n.map(n => ({
        type: "hook-output",
        event: t,
        text: n
      }));
    }
    function batchEntry({call: {id: t, name: n, input: e}, parts: o}) {
      return {
        tool_name: n,
        tool_input: e,
        tool_use_id: t,
        tool_response: (0, a.b)(o)
      };
    }
  })
};
