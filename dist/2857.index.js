"use strict";

exports.id = 2857;

exports.ids = [ 2857 ];

exports.modules = {
 42857: (function(e, t, n) {
  n.r(t);
  n.d(t, {
   createRunCall: () => createRunCall
  });
  var o = n(78965);
  var a = n(35883);
  async function permit(e, t) {
   if (isRefused(e)) return e;
   const {bound: n, tool: o} = e;
   const r = t.policy({
    tool: o.name,
    effects: n.effects,
    ...n.subject === void 0 ? {} : {
     subject: n.subject
    }
   });
   const i = await (0, a._)(r, t.secondParser);
   if (i.decision === "deny") return refusedBy(e, "permission", i);
   return {
    ...e,
    evaluation: i
   };
  }
  function refusedBy(e, t, n) {
   const {rule: a, reason: r, suggest: i, effects: s, decision: u, refusal: c, refusalKey: l = r} = n;
   return refused(e, {
    ...(0, o.a)(e),
    stage: t,
    cause: "policy",
    rule: a,
    reason: r,
    suggest: i,
    effects: s,
    label: e.bound.label,
    decision: u,
    refusalKey: l,
    ...c === void 0 ? {} : {
     refusal: c()
    }
   });
  }
  function refused({call: e, hookChanges: t = []}, n) {
   return {
    kind: "refused",
    call: e,
    rule: null,
    suggest: [],
    effects: [],
    label: e.name,
    hookChanges: t,
    ...n
   };
  }
  function isRefused(e) {
   return "kind" in e && e.kind === "refused";
  }
  var r = n(42357);
  var i = n(93768);
  function discover(e, t) {
   const {call: n} = e;
   const o = t.tools.get(n.name);
   if (o === void 0) return unknownTool(e, [ ...t.tools.keys() ]);
   if (typeof n.input === "string") return invalid(e, [ "the input is not a JSON object; send the complete input again" ]);
   const a = o.bind(n.input);
   if (!a.ok) return invalid(e, a.problems);
   return {
    ...e,
    tool: o,
    bound: a.call
   };
  }
  function unknownTool(e, t) {
   const {name: n} = e.call;
   const o = (0, i.Zt)(n);
   const a = o !== void 0 && !o.startsWith("mcp__") && !t.includes(o);
   const s = a ? void 0 : (0, r.pA)(n, t);
   const u = s === void 0 ? "" : ` Did you mean ${s}?`;
   const c = a ? "is not available in this run: no rule or setting enables it" : "does not exist";
   const l = `Tool ${JSON.stringify(n)} ${c}.${u} Available tools: ${t.join(", ")}.`;
   return refused(e, {
    stage: "discovery",
    cause: "unknown-tool",
    reason: l
   });
  }
  function invalid(e, t) {
   const n = `Invalid input for ${e.call.name}:\n${t.map(e => `- ${e}`).join("\n")}`;
   return refused(e, {
    stage: "discovery",
    cause: "invalid-input",
    reason: n
   });
  }
  async function preHook(e, t, n) {
   const {hooks: o} = t;
   if (o === null || isRefused(e)) return e;
   return await applyHook(e, t, "pre-hook", e => o.before(e, n));
  }
  async function applyHook(e, t, n, a) {
   const i = await a(e).catch(e => ({
    kind: "block",
    reason: `a hook failed: ${(0, r.bD)(e)}`
   }));
   if (i.kind === "block") return refused(e, {
    ...(0, o.a)(e),
    stage: n,
    cause: "hook",
    reason: i.reason,
    effects: e.evaluation.effects,
    label: e.bound.label,
    decision: "deny"
   });
   const {hookContext: s = [], hookChanges: u = [], call: c, bound: l} = e;
   const {context: d = []} = i;
   const f = d.length === 0 ? s : [ ...s, ...d ];
   if (i.kind === "pass") return {
    ...e,
    hookContext: f
   };
   const h = [ ...u, `The hook ${i.by} changed this call; it was: ${c.name} ${l.label}` ];
   const p = {
    call: {
     ...c,
     input: i.input
    },
    hookContext: f,
    hookChanges: h
   };
   return await permit(discover(p, t), t);
  }
  async function confirmation_confirm(e, t, n) {
   if (isRefused(e)) return e;
   if (e.evaluation.outcome === "run") return e;
   const {hooks: o} = t;
   if (o === null) return refusedBy(e, "confirmation", e.evaluation);
   const a = await applyHook(e, t, "confirmation", e => o.confirm(e, n));
   if (isRefused(a)) return a;
   if (a.evaluation.outcome === "run") return a;
   return refusedBy(a, "confirmation", a.evaluation);
  }
  async function execute(e, t, n) {
   if (isRefused(e)) return e;
   if (n.aborted) {
    const t = "The run was stopped before this call started.";
    return refused(e, {
     stage: "execution",
     cause: "cancelled",
     reason: t,
     label: e.bound.label
    });
   }
   const o = t.clock.now();
   t.beforeEffects(e.evaluation, e.call);
   const a = await e.bound.run(n, e.evaluation.needs?.(), e.call.id);
   return {
    ...e,
    output: a,
    durationMs: t.clock.now() - o
   };
  }
  var s = n(38531);
  function refusalText({cause: e, reason: t, refusal: n, call: o}) {
   if (e === "hook") return `Refused by a hook: ${t}\nThe call did not run. Continue without it.`;
   if (n === void 0) return `Refused by the rules of this run: ${t}\nThe call did not run. Continue without it.`;
   const a = o.name === "Bash" ? "No part of it ran." : "The call did not run.";
   const {kind: r, missing: i, rewrites: s, permitted: u, nearest: c} = n;
   if (r === "form") return [ `Refused because of how it is written. ${a}`, ...listed(i), `Send it again in another form: ${s.join("; ")}.` ].join("\n");
   return [ `Not permitted by the rules of this run. ${a}`, ...listed(i), ...u.length === 0 ? [] : [ `Permitted in this command: ${u.join(", ")}.` ], c.length === 0 ? "Continue without it." : `Continue without it, or use the closest permitted alternative: ${c.join(", ")}.` ].join("\n");
  }
  function listed(e) {
   return e.map(e => `- ${e}`);
  }
  function format(e, t, n) {
   const {mode: o} = t;
   return isRefused(e) ? {
    ...formatRefused(e, t),
    decided: {
     at: n,
     mode: o,
     ...refusedAt(e)
    }
   } : {
    ...formatDone(e, t),
    decided: {
     at: n,
     mode: o,
     ...permittedBy(e)
    }
   };
  }
  function refusedAt({stage: e, decision: t, rule: n, reason: o}) {
   return {
    stage: e,
    decision: t ?? null,
    rule: n,
    reason: o
   };
  }
  function permittedBy({evaluation: {rule: e, reason: t}}) {
   return {
    stage: "formatting",
    decision: "allow",
    rule: e,
    reason: t
   };
  }
  function formatDone(e, {origin: t}) {
   const n = e.output.isError === true;
   const a = withBlocked(e, t);
   return {
    call: e.call,
    ...(0, o.a)(e),
    status: n ? "failed" : "done",
    label: e.bound.label,
    parts: [ ...e.output.parts, ...hookParts(e) ].map(partAsData),
    isError: n,
    changes: e.output.changes ?? [],
    durationMs: e.durationMs,
    ...e.output.omittedCharacters === void 0 ? {} : {
     omittedCharacters: e.output.omittedCharacters
    },
    ...a === void 0 ? {} : {
     nested: a
    },
    ...changesField(e)
   };
  }
  function withBlocked({call: e, output: t}, n) {
   const {nested: o, blocked: a = []} = t;
   if (a.length === 0) return o;
   const r = a.map(({label: t, reason: o, suggest: a}) => ({
    tool: e.name,
    label: t,
    stage: "execution",
    rule: null,
    reason: o,
    suggest: a,
    origin: n
   }));
   return {
    results: [],
    attachments: [],
    ...o,
    denials: [ ...o?.denials ?? [], ...r ]
   };
  }
  function textPart(e) {
   return {
    type: "text",
    text: e
   };
  }
  function hookParts({hookContext: e = []}) {
   return e.map(textPart);
  }
  function partAsData(e) {
   return e.type === "text" ? {
    type: "text",
    text: (0, s.F8)(e.text)
   } : e;
  }
  function formatRefused(e, t) {
   const n = e.cause === "policy" || e.cause === "hook";
   return {
    call: e.call,
    ...e.meant === void 0 ? {} : {
     meant: e.meant
    },
    status: n || e.cause === "cancelled" ? "refused" : "invalid",
    label: e.label,
    parts: [ textPart(n ? refusalText(e) : e.reason), ...hookParts(e) ].map(partAsData),
    isError: true,
    ...n ? {
     denial: toDenial(e, t.origin),
     refusalKey: e.refusalKey ?? e.reason
    } : {},
    changes: [],
    durationMs: 0,
    ...changesField(e)
   };
  }
  function changesField({hookChanges: e = []}) {
   return e.length === 0 ? {} : {
    hookChanges: e
   };
  }
  function toDenial(e, t) {
   return {
    tool: e.call.name,
    label: e.label,
    stage: e.stage,
    rule: e.rule,
    reason: e.reason,
    suggest: e.suggest,
    origin: t
   };
  }
  async function postHook(e, {hooks: t}, n) {
   if (t === null) return e;
   if (isRefused(e)) {
    if (e.cause !== "policy") return e;
    return {
     ...e,
     hookContext: await t.refused(e, n).catch(e => [ failed(e) ])
    };
   }
   const {hookContext: o = [], hookChanges: a = []} = e;
   const {context: r, output: i, by: s} = await t.after(e, n).catch(e => ({
    context: [ failed(e) ],
    output: void 0,
    by: void 0
   }));
   const u = i === void 0 ? e.output : {
    ...e.output,
    parts: [ {
     type: "text",
     text: i
    } ]
   };
   const c = i === void 0 ? a : [ ...a, `The hook ${s ?? ""} replaced the output.` ];
   return {
    ...e,
    output: u,
    hookContext: [ ...o, ...r ],
    hookChanges: c
   };
  }
  function failed(e) {
   return `A hook failed after this call: ${(0, r.bD)(e)}`;
  }
  async function withPreview(e, t) {
   if (e.denial === void 0 || isRefused(t)) return e;
   const n = await (t.bound.preview?.()) ?? null;
   return n === null ? e : {
    ...e,
    denial: {
     ...e.denial,
     preview: n
    }
   };
  }
  function createRunCall(e) {
   return async (t, n) => {
    const o = e.clock.now();
    const a = discover({
     call: t
    }, e);
    const r = await permit(a, e);
    const i = await preHook(r, e, n);
    const s = await confirmation_confirm(i, e, n);
    const u = await execute(s, e, n);
    return await withPreview(format(await postHook(u, e, n), e, o), a);
   };
  }
 }),
 78965: (function(e, t, n) {
  n.d(t, {
   P: () => meantBy,
   a: () => meantField
  });
  function meantBy({call: e, tool: t, bound: n}) {
   return {
    ...e,
    name: t.name,
    input: n.input ?? e.input
   };
  }
  function meantField(e) {
   const t = e.tool.name === e.call.name && e.bound.input === void 0;
   return t ? {} : {
    meant: meantBy(e)
   };
  }
 }),
 35883: (function(e, t, n) {
  n.d(t, {
   _: () => withSecondParse
  });
  const o = String.raw`\$[A-Za-z_]\w*(?![\w[])`;
  const a = String.raw`[\w./:=@%+,*?~^-]|'[^'\n]*'|"(?:[^"\\$\x60\n!]|${o})*"|\\[\w ;(){}$*?.|!"'\\]|\{\}|${o}`;
  const r = `(?:${a})+`;
  const i = String.raw`(?:[012]?>>?|<) ?(?:&[12]|${r})`;
  const s = new RegExp(String.raw`^ *(?:(?:${r};?|${i};?|\|\|?|&&|;)(?: +|$))+(?:#[^\n]*)?$`);
  const u = /(?:^|[;|&]) *(?:if|then|elif|else|fi|for|while|until|do|done|case|esac|in|select|function|time|coproc|let|declare|typeset|local|export|readonly|nameref)(?=$|[\s;|&])/;
  function isPlainLine(e) {
   return s.test(e) && !u.test(e);
  }
  function withSecondParse(e, t) {
   if (e.outcome === "refuse") return e;
   const n = e.scripts.filter(e => !isPlainLine(e));
   return n.length === 0 ? e : checked(e, n, t);
  }
  async function checked(e, t, n) {
   for (const o of t) {
    const t = await n.objection(o);
    if (t !== null) return {
     ...e,
     ...refusal(t)
    };
   }
   return e;
  }
  function refusal(e) {
   return {
    decision: "deny",
    outcome: "refuse",
    code: "unreadable",
    rule: null,
    reason: `a second parser reads the command line differently (${e}); use simpler syntax or several commands, since no allow rule can permit it`,
    suggest: [],
    refusalKey: `second-parser ${e}`,
    refusal: () => ({
     kind: "form",
     missing: [ `a second parser reads it differently (${e})` ],
     rewrites: [ "use simpler syntax or several commands" ],
     permitted: [],
     nearest: []
    })
   };
  }
 })
};
