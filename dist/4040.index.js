"use strict";

exports.id = 4040;

exports.ids = [ 4040 ];

exports.modules = {
64040: (function(e, t, n) {
n.r(t);
n.d(t, {
createRunCall: () => createRunCall
});
var o = n(42357);
var a = n(20274);
var r = n(93768);
var i = n(41782);
function discover(e, t) {
const {call: n} = e;
const o = t.tools.has(n.name) ? n : meantCall(n);
const a = t.tools.get(o.name);
if (a === void 0) return unknownTool(e, offeredNames(t), t.unoffered);
if (typeof o.input === "string") return invalid(e, [ "the input is not a JSON object; send the complete input again" ]);
const r = a.bind(o.input);
if (!r.ok) return invalid(e, r.problems);
const i = r.call.input === void 0 && o !== n ? {
...r.call,
input: o.input
} : r.call;
return {
...e,
tool: a,
bound: i
};
}
const s = /^(?:apply_?patch|multi_?edit|notebook_?(?:edit|read)|read_?many_?files|local_shell|update_plan|view(?:_image)?)(?:tool)?$/i;
const u = new Map([ [ "view", "Read" ], [ "create", "Write" ], [ "str_replace", "Edit" ] ]);
function meantCall(e) {
const {name: t, input: n} = e;
if (t === "save_memory") return {
...e,
name: "Memory",
input: {
action: "add",
...(0, a.qY)(n)
}
};
if (/^str_replace(?:_based)?_edit(?:or)?_tool$|^str_replace_editor$/.test(t)) {
const {command: o, ...r} = (0, a.qY)(n);
return {
...e,
name: u.get(o) ?? t,
input: r
};
}
const o = s.test(t) || t.startsWith("mcp__") ? void 0 : (0, r.Zt)(t);
return o === void 0 ? e : {
...e,
name: o
};
}
function offeredNames({tools: e}) {
return [ ...e ].flatMap(([e, t]) => t.isHidden === true ? [] : [ e ]);
}
function unknownTool(e, t, n) {
const {name: a} = e.call;
const s = (0, r.Zt)(a);
const u = s !== void 0 && !s.startsWith("mcp__") && !t.includes(s);
const l = u ? void 0 : (0, o.pA)(a, t);
const c = l === void 0 ? "" : ` Did you mean ${l}?`;
const d = n?.get(s ?? a) ?? "no rule or setting enables it";
const f = u ? `is not available in this run: ${d}` : "does not exist";
const h = `Tool ${JSON.stringify(a)} ${f}.${c} Available tools: ${t.join(", ")}.`;
return (0, i.J5)(e, {
stage: "discovery",
cause: "unknown-tool",
reason: h
});
}
function invalid(e, t) {
const n = `Invalid input for ${e.call.name}:\n${t.map(e => `- ${e}`).join("\n")}`;
return (0, i.J5)(e, {
stage: "discovery",
cause: "invalid-input",
reason: n
});
}
var l = n(27873);
async function permit(e, t) {
if ((0, i.H0)(e)) return e;
const {bound: n, tool: o} = e;
const a = t.policy({
tool: o.name,
effects: n.effects,
...n.subject === void 0 ? {} : {
subject: n.subject
}
});
const r = await (0, l._)(a, t.secondParser);
if (r.outcome === "run" && r.changed !== void 0) return await permit(discover(changedCall(e, r.changed), t), t);
if (r.decision === "deny") return (0, i.it)(e, "permission", r);
return {
...e,
evaluation: r
};
}
function changedCall({call: e, bound: t, hookContext: n = [], hookChanges: o = []}, a) {
const r = Object.assign({}, t.input ?? e.input, {
command: a
});
return {
call: {
...e,
input: r
},
hookContext: [ ...n, `This ran as: ${a}` ],
hookChanges: [ ...o, `Sallyport changed this call to what the rules allow; it was: ${e.name} ${t.label}` ]
};
}
async function preHook(e, t, n) {
const {hooks: o} = t;
if (o === null || (0, i.H0)(e)) return e;
return await applyHook(e, t, "pre-hook", e => o.before(e, n));
}
async function applyHook(e, t, n, a) {
const r = await a(e).catch(e => ({
kind: "block",
reason: `a hook failed: ${(0, o.bD)(e)}`
}));
if (r.kind === "block") return (0, i.J5)(e, {
...(0, i.aU)(e),
stage: n,
cause: "hook",
reason: r.reason,
effects: e.evaluation.effects,
label: e.bound.label,
decision: "deny"
});
const {hookContext: s = [], hookChanges: u = [], call: l, bound: c} = e;
const {context: d = []} = r;
const f = d.length === 0 ? s : [ ...s, ...d ];
if (r.kind === "pass") return {
...e,
hookContext: f
};
const h = [ ...u, `The hook ${r.by} changed this call; it was: ${l.name} ${c.label}` ];
const m = {
call: {
...l,
input: r.input
},
hookContext: f,
hookChanges: h
};
return await permit(discover(m, t), t);
}
async function confirmation_confirm(e, t, n) {
if ((0, i.H0)(e)) return e;
if (e.evaluation.outcome === "run") return e;
const {hooks: o} = t;
if (o === null) return (0, i.it)(e, "confirmation", e.evaluation);
const a = await applyHook(e, t, "confirmation", e => o.confirm(e, n));
if ((0, i.H0)(a)) return a;
if (a.evaluation.outcome === "run") return a;
return (0, i.it)(a, "confirmation", a.evaluation);
}
async function execute(e, t, n) {
if ((0, i.H0)(e)) return e;
if (n.aborted) {
const t = "The run was stopped before this call started.";
return (0, i.J5)(e, {
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
var c = n(38531);
function format(e, t, n) {
const {mode: o} = t;
return (0, i.H0)(e) ? {
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
const o = withBlocked(e, t);
return {
call: e.call,
...(0, i.aU)(e),
status: n ? "failed" : "done",
label: e.bound.label,
parts: [ ...e.output.parts, ...hookParts(e) ].map(partAsData),
isError: n,
changes: e.output.changes ?? [],
durationMs: e.durationMs,
...e.output.omittedCharacters === void 0 ? {} : {
omittedCharacters: e.output.omittedCharacters
},
...o === void 0 ? {} : {
nested: o
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
text: (0, c.F8)(e.text)
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
function refusalText({cause: e, reason: t, refusal: n, call: o}) {
if (e === "hook") return `Refused by a hook: ${t}\nThe call did not run. Continue without it.`;
if (n === void 0) return `Refused by the rules of this run: ${t}\nThe call did not run. Continue without it.`;
const a = o.name === "Bash" ? "No part of it ran." : "The call did not run.";
const {kind: r, missing: i, rewrites: s, permitted: u, nearest: l} = n;
if (r === "form") return [ `Refused because of how it is written. ${a}`, ...listed(i), `Send it again in another form: ${s.join("; ")}.` ].join("\n");
return [ `Not permitted by the rules of this run. ${a}`, ...listed(i), ...u.length === 0 ? [] : [ `Permitted in this command: ${u.join(", ")}.` ], l.length === 0 ? "Continue without it." : `Continue without it, or use the closest permitted alternative: ${l.join(", ")}.` ].join("\n");
}
function listed(e) {
return e.map(e => `- ${e}`);
}
async function postHook(e, {hooks: t}, n) {
if (t === null) return e;
if ((0, i.H0)(e)) {
if (e.cause !== "policy") return e;
return {
...e,
hookContext: await t.refused(e, n).catch(e => [ failed(e) ])
};
}
const {hookContext: o = [], hookChanges: a = []} = e;
const {context: r, output: s, by: u} = await t.after(e, n).catch(e => ({
context: [ failed(e) ],
output: void 0,
by: void 0
}));
const l = s === void 0 ? e.output : {
...e.output,
parts: [ {
type: "text",
text: s
} ]
};
const c = s === void 0 ? a : [ ...a, `The hook ${u ?? ""} replaced the output.` ];
return {
...e,
output: l,
hookContext: [ ...o, ...r ],
hookChanges: c
};
}
function failed(e) {
return `A hook failed after this call: ${(0, o.bD)(e)}`;
}
function createRunCall(e) {
return async (t, n) => {
const o = e.clock.now();
const a = discover({
call: t
}, e);
const r = await permit(a, e);
const s = await preHook(r, e, n);
const u = await confirmation_confirm(s, e, n);
const l = await execute(u, e, n);
const c = format(await postHook(l, e, n), e, o);
if (c.denial === void 0 || (0, i.H0)(a)) return c;
const d = await (a.bound.preview?.()) ?? null;
return d === null ? c : {
...c,
denial: {
...c.denial,
preview: d
}
};
};
}
}),
41782: (function(e, t, n) {
n.d(t, {
H0: () => isRefused,
J5: () => refused,
Pn: () => meantBy,
aU: () => meantField,
it: () => refusedBy
});
function refusedBy(e, t, n) {
const {rule: o, reason: a, suggest: r, effects: i, decision: s, refusal: u, refusalKey: l = a} = n;
return refused(e, {
...meantField(e),
stage: t,
cause: "policy",
rule: o,
reason: a,
suggest: r,
effects: i,
label: e.bound.label,
decision: s,
refusalKey: l,
...u === void 0 ? {} : {
refusal: u()
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
27873: (function(e, t, n) {
n.d(t, {
_: () => withSecondParse
});
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
...refusal(t, n.machineProblem?.() ?? null)
};
}
return e;
}
function refusal(e, t) {
return {
decision: "deny",
outcome: "refuse",
code: "unreadable",
rule: null,
reason: t === null ? `a second parser reads the command line differently (${e}); use simpler syntax or several commands, since no allow rule can permit it` : `the command line cannot be checked, because ${t}`,
suggest: [],
refusalKey: `second-parser ${e}`,
refusal: () => ({
kind: "form",
missing: [ t === null ? `a second parser reads it differently (${e})` : `it cannot be checked, because ${t}` ],
rewrites: t === null ? [ "use simpler syntax or several commands" ] : [],
permitted: [],
nearest: []
})
};
}
const o = String.raw`\$[A-Za-z_]\w*(?![\w[])`;
const a = String.raw`[\w./:=@%+,*?~^-]|'[^'\n]*'|"(?:[^"\\$\x60\n!]|${o})*"|\\[\w ;(){}$*?.|!"'\\]|\{\}|${o}`;
const r = `(?:${a})+`;
const i = String.raw`(?:[012]?>>?|<) ?(?:&[12]|${r})`;
const s = new RegExp(String.raw`^ *(?:(?:${r};?|${i};?|\|\|?|&&|;)(?: +|$))+(?:#[^\n]*)?$`);
const u = /(?:^|[;|&]) *(?:if|then|elif|else|fi|for|while|until|do|done|case|esac|in|select|function|time|coproc|let|declare|typeset|local|export|readonly|nameref)(?=$|[\s;|&])/;
function isPlainLine(e) {
return s.test(e) && !u.test(e);
}
})
};
