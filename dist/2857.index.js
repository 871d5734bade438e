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
  var r = n(35883);
  async function permit(e, t) {
   if (isRefused(e)) return e;
   const {bound: n, tool: o} = e;
   const i = t.policy({
    tool: o.name,
    effects: n.effects,
    ...n.subject === void 0 ? {} : {
     subject: n.subject
    }
   });
   const a = await (0, r._)(i, t.secondParser);
   if (a.decision === "deny") return refusedBy(e, "permission", a);
   return {
    ...e,
    evaluation: a
   };
  }
  function refusedBy(e, t, n) {
   const {rule: r, reason: i, suggest: a, effects: s, decision: u, refusal: c} = n;
   return refused(e, {
    ...(0, o.a)(e),
    stage: t,
    cause: "policy",
    rule: r,
    reason: i,
    suggest: a,
    effects: s,
    label: e.bound.label,
    decision: u,
    ...c === void 0 ? {} : {
     refusal: c()
    }
   });
  }
  function refused({call: e}, t) {
   return {
    kind: "refused",
    call: e,
    rule: null,
    suggest: [],
    effects: [],
    label: e.name,
    ...t
   };
  }
  function isRefused(e) {
   return "kind" in e && e.kind === "refused";
  }
  var i = n(42357);
  var a = n(93768);
  function discover(e, t) {
   const {call: n, hookContext: o = []} = e;
   const r = t.tools.get(n.name);
   if (r === void 0) return unknownTool(e, [ ...t.tools.keys() ]);
   if (typeof n.input === "string") return invalid(e, [ "the input is not a JSON object; send the complete input again" ]);
   const i = r.bind(n.input);
   if (!i.ok) return invalid(e, i.problems);
   return {
    call: n,
    tool: r,
    bound: i.call,
    hookContext: o
   };
  }
  function unknownTool(e, t) {
   const {name: n} = e.call;
   const o = (0, a.Zt)(n);
   const r = o !== void 0 && !o.startsWith("mcp__") && !t.includes(o);
   const s = r ? void 0 : (0, i.pA)(n, t);
   const u = s === void 0 ? "" : ` Did you mean ${s}?`;
   const c = r ? "is not available in this run: no rule or setting enables it" : "does not exist";
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
  async function applyHook(e, t, n, r) {
   const a = await r(e).catch(e => ({
    kind: "block",
    reason: `a hook failed: ${(0, i.bD)(e)}`
   }));
   if (a.kind === "block") return refused(e, {
    ...(0, o.a)(e),
    stage: n,
    cause: "hook",
    reason: a.reason,
    effects: e.evaluation.effects,
    label: e.bound.label,
    decision: "deny"
   });
   const {hookContext: s = [], call: u} = e;
   const {context: c = []} = a;
   const l = c.length === 0 ? s : [ ...s, ...c ];
   if (a.kind === "pass") return {
    ...e,
    hookContext: l
   };
   return await permit(discover({
    call: {
     ...u,
     input: a.input
    },
    hookContext: l
   }, t), t);
  }
  async function confirmation_confirm(e, t, n) {
   if (isRefused(e)) return e;
   if (e.evaluation.outcome === "run") return e;
   const {hooks: o} = t;
   if (o === null) return refusedBy(e, "confirmation", e.evaluation);
   const r = await applyHook(e, t, "confirmation", e => o.confirm(e, n));
   if (isRefused(r)) return r;
   if (r.evaluation.outcome === "run") return r;
   return refusedBy(r, "confirmation", r.evaluation);
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
   const r = await e.bound.run(n, e.evaluation.needs?.(), e.call.id);
   return {
    ...e,
    output: r,
    durationMs: t.clock.now() - o
   };
  }
  var s = n(38531);
  function refusalText({cause: e, reason: t, refusal: n, call: o}) {
   if (e === "hook") return `Refused by a hook: ${t}\nThe call did not run. Continue without it.`;
   if (n === void 0) return `Refused by the rules of this run: ${t}\nThe call did not run. Continue without it.`;
   const r = o.name === "Bash" ? "No part of it ran." : "The call did not run.";
   const {kind: i, missing: a, rewrites: s, permitted: u, nearest: c} = n;
   if (i === "form") return [ `Refused because of how it is written. ${r}`, ...listed(a), `Send it again in another form: ${s.join("; ")}.` ].join("\n");
   return [ `Not permitted by the rules of this run. ${r}`, ...listed(a), ...u.length === 0 ? [] : [ `Permitted in this command: ${u.join(", ")}.` ], c.length === 0 ? "Continue without it." : `Continue without it, or use the closest permitted alternative: ${c.join(", ")}.` ].join("\n");
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
   const r = withBlocked(e, t);
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
    ...r === void 0 ? {} : {
     nested: r
    }
   };
  }
  function withBlocked({call: e, output: t}, n) {
   const {nested: o, blocked: r = []} = t;
   if (r.length === 0) return o;
   const i = r.map(({label: t, reason: o, suggest: r}) => ({
    tool: e.name,
    label: t,
    stage: "execution",
    rule: null,
    reason: o,
    suggest: r,
    origin: n
   }));
   return {
    results: [],
    attachments: [],
    ...o,
    denials: [ ...o?.denials ?? [], ...i ]
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
     denial: toDenial(e, t.origin)
    } : {},
    changes: [],
    durationMs: 0
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
   const {hookContext: o = []} = e;
   const {context: r, output: i} = await t.after(e, n).catch(e => ({
    context: [ failed(e) ],
    output: void 0
   }));
   const a = i === void 0 ? e.output : {
    ...e.output,
    parts: [ {
     type: "text",
     text: i
    } ]
   };
   return {
    ...e,
    output: a,
    hookContext: [ ...o, ...r ]
   };
  }
  function failed(e) {
   return `A hook failed after this call: ${(0, i.bD)(e)}`;
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
    const r = discover({
     call: t
    }, e);
    const i = await permit(r, e);
    const a = await preHook(i, e, n);
    const s = await confirmation_confirm(a, e, n);
    const u = await execute(s, e, n);
    return await withPreview(format(await postHook(u, e, n), e, o), r);
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
  const r = String.raw`[\w./:=@%+,*?~^-]|'[^'\n]*'|"(?:[^"\\$\x60\n!]|${o})*"|\\[\w ;(){}$*?.|!"'\\]|\{\}|${o}`;
  const i = `(?:${r})+`;
  const a = String.raw`(?:[012]?>>?|<) ?(?:&[12]|${i})`;
  const s = new RegExp(String.raw`^ *(?:(?:${i};?|${a};?|\|\|?|&&|;)(?: +|$))+(?:#[^\n]*)?$`);
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
    rule: null,
    reason: `a second parser reads the command line differently (${e}); use simpler syntax or several commands, since no allow rule can permit it`,
    suggest: [],
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
