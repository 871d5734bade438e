"use strict";

exports.id = 4040;

exports.ids = [ 4040 ];

exports.modules = {
64040: (function(t, e, n) {
n.r(e);
n.d(e, {
createRunCall: () => createRunCall
});
var o = n(42357);
var r = n(20274);
var a = n(93768);
var i = n(41782);
function discover(t, e) {
const {call: n} = t;
const o = e.tools.has(n.name) ? n : meantCall(n);
const r = e.tools.get(o.name);
if (r === void 0) return unknownTool(t, offeredNames(e), e.unoffered);
if (typeof o.input === "string") return invalid(t, [ "the input is not a JSON object; send the complete input again" ]);
const a = r.bind(o.input);
if (!a.ok) return invalid(t, a.problems);
const i = a.call.input === void 0 && o !== n ? {
...a.call,
input: o.input
} : a.call;
return {
...t,
tool: r,
bound: i
};
}
const s = /^(?:apply_?patch|multi_?edit|notebook_?(?:edit|read)|read_?many_?files|local_shell|update_plan|view(?:_image)?)(?:tool)?$/i;
const u = new Map([ [ "view", "Read" ], [ "create", "Write" ], [ "str_replace", "Edit" ] ]);
function meantCall(t) {
const {name: e, input: n} = t;
if (e === "save_memory") return {
...t,
name: "Memory",
input: {
action: "add",
...(0, r.qY)(n)
}
};
if (/^str_replace(?:_based)?_edit(?:or)?_tool$|^str_replace_editor$/.test(e)) {
const {command: o, ...a} = (0, r.qY)(n);
return {
...t,
name: u.get(o) ?? e,
input: a
};
}
const o = s.test(e) || e.startsWith("mcp__") ? void 0 : (0, a.Zt)(e);
return o === void 0 ? t : {
...t,
name: o
};
}
function offeredNames({tools: t}) {
return [ ...t ].flatMap(([t, e]) => e.isHidden === true ? [] : [ t ]);
}
function unknownTool(t, e, n) {
const {name: r} = t.call;
const s = (0, a.Zt)(r);
const u = s !== void 0 && !s.startsWith("mcp__") && !e.includes(s);
const c = u ? void 0 : (0, o.pA)(r, e);
const l = c === void 0 ? "" : ` Did you mean ${c}?`;
const d = n?.get(s ?? r) ?? "no rule or setting enables it";
const f = u ? `is not available in this run: ${d}` : "does not exist";
const h = `Tool ${JSON.stringify(r)} ${f}.${l} Available tools: ${e.join(", ")}.`;
return (0, i.J5)(t, {
stage: "discovery",
cause: "unknown-tool",
reason: h
});
}
function invalid(t, e) {
const n = `Invalid input for ${t.call.name}:\n${e.map(t => `- ${t}`).join("\n")}`;
return (0, i.J5)(t, {
stage: "discovery",
cause: "invalid-input",
reason: n
});
}
var c = n(16434);
var l = n(84114);
var d = n(27873);
async function permit(t, e) {
if ((0, i.H0)(t)) return t;
const {bound: n, tool: o} = t;
const r = e.policy({
tool: o.name,
effects: n.effects,
...n.subject === void 0 ? {} : {
subject: n.subject
}
});
const a = await (0, d._)(r, e.secondParser);
if (a.outcome === "run" && a.values !== void 0) return await withValues(t, a.values, e);
if (a.outcome === "run" && a.changed !== void 0) return await permit(discover(changedCall(t, a.changed), e), e);
const s = a.outcome === "run" ? await withRecordedCodes(t, e) : null;
if (s !== null) return s;
if (a.decision === "deny") return (0, i.it)(t, "permission", a);
return {
...t,
evaluation: a
};
}
const f = /^[0-9A-Za-z._/][0-9A-Za-z._/^~-]*$/;
async function withValues(t, e, n) {
const o = (0, r.qY)(t.bound.input ?? t.call.input);
const a = [];
for (const {command: r, ...s} of e) {
const e = {
...t.call,
name: t.tool.name,
input: {
...o,
command: r,
background: false
}
};
const u = await (n.read?.(e));
const c = (u?.parts ?? []).map(t => t.type === "text" ? t.text : "").join("").trim();
if (u?.status !== "done" || !f.test(c)) {
const e = `\`${r}\` was read first, since its output is part of the line, and it is not a revision: ${c}`;
return (0, i.J5)(t, {
stage: "permission",
cause: "policy",
reason: e,
label: t.bound.label
});
}
a.push({
...s,
text: c
});
}
const s = (0, c.QU)(String(o["command"]), a) ?? "";
return await permit(discover(changedCall(t, s), n), n);
}
async function withRecordedCodes({tool: t, bound: e, call: n, hookContext: o = [], hookChanges: a = []}, s) {
const u = (0, r.qY)(e.input ?? n.input);
const {command: c, background: d, for_model: f} = u;
const h = t.name === "Bash" && d !== true && f !== false;
const p = h ? (0, l.tm)(String(c)) : null;
if (p === null) return null;
const m = {
call: {
...n,
input: {
...u,
command: p
}
},
hookContext: o,
hookChanges: a
};
const k = await permit(discover(m, s), s);
return (0, i.H0)(k) || k.evaluation.outcome !== "run" ? null : k;
}
function changedCall({call: t, bound: e, hookContext: n = [], hookChanges: o = []}, r) {
const a = Object.assign({}, e.input ?? t.input, {
command: r
});
return {
call: {
...t,
input: a
},
hookContext: [ ...n, `This ran as: ${r}` ],
hookChanges: [ ...o, `Sallyport changed this call to what the rules allow; it was: ${t.name} ${e.label}` ]
};
}
async function preHook(t, e, n) {
const {hooks: o} = e;
if (o === null || (0, i.H0)(t)) return t;
const r = await applyHook(t, e, "pre-hook", t => o.before(t, n));
if ((0, i.H0)(r) || r.evaluation.edits === void 0) return r;
return await applyHook(r, e, "pre-hook", t => o.beforeEdits(t, n));
}
async function applyHook(t, e, n, r) {
const a = await r(t).catch(t => ({
kind: "block",
reason: `a hook failed: ${(0, o.bD)(t)}`
}));
if (a.kind === "block") return (0, i.J5)(t, {
...(0, i.aU)(t),
stage: n,
cause: "hook",
reason: a.reason,
effects: t.evaluation.effects,
label: t.bound.label,
decision: "deny"
});
const {hookContext: s = [], hookChanges: u = [], call: c, bound: l} = t;
const {context: d = []} = a;
const f = d.length === 0 ? s : [ ...s, ...d ];
if (a.kind === "pass") return {
...t,
hookContext: f
};
const h = [ ...u, `The hook ${a.by} changed this call; it was: ${c.name} ${l.label}` ];
const p = {
call: {
...c,
input: a.input
},
hookContext: f,
hookChanges: h
};
return await permit(discover(p, e), e);
}
async function confirmation_confirm(t, e, n) {
if ((0, i.H0)(t)) return t;
if (t.evaluation.outcome === "run") return t;
const {hooks: o} = e;
if (o === null) return (0, i.it)(t, "confirmation", t.evaluation);
const r = await applyHook(t, e, "confirmation", t => o.confirm(t, n));
if ((0, i.H0)(r)) return r;
if (r.evaluation.outcome === "run") return r;
return (0, i.it)(r, "confirmation", r.evaluation);
}
async function execute(t, e, n) {
if ((0, i.H0)(t)) return t;
if (n.aborted) {
const e = "The run was stopped before this call started.";
return (0, i.J5)(t, {
stage: "execution",
cause: "cancelled",
reason: e,
label: t.bound.label
});
}
const o = e.clock.now();
e.beforeEffects(t.evaluation, t.call);
const r = await t.bound.run(n, t.evaluation.needs?.(), t.call.id);
return {
...t,
output: r,
durationMs: e.clock.now() - o
};
}
var h = n(38531);
function format(t, e, n) {
const {mode: o} = e;
return (0, i.H0)(t) ? {
...formatRefused(t, e),
decided: {
at: n,
mode: o,
...refusedAt(t)
}
} : {
...formatDone(t, e),
decided: {
at: n,
mode: o,
...permittedBy(t)
}
};
}
function refusedAt({stage: t, decision: e, rule: n, reason: o}) {
return {
stage: t,
decision: e ?? null,
rule: n,
reason: o
};
}
function permittedBy({evaluation: {rule: t, reason: e}}) {
return {
stage: "formatting",
decision: "allow",
rule: t,
reason: e
};
}
function formatDone(t, {origin: e}) {
const n = t.output.isError === true;
const o = withBlocked(t, e);
return {
call: t.call,
...(0, i.aU)(t),
status: n ? "failed" : "done",
label: t.bound.label,
parts: [ ...t.output.parts, ...hookParts(t) ].map(partAsData),
isError: n,
changes: t.output.changes ?? [],
durationMs: t.durationMs,
...t.output.omittedCharacters === void 0 ? {} : {
omittedCharacters: t.output.omittedCharacters
},
...o === void 0 ? {} : {
nested: o
},
...changesField(t)
};
}
function withBlocked({call: t, output: e}, n) {
const {nested: o, blocked: r = []} = e;
if (r.length === 0) return o;
const a = r.map(({label: e, reason: o, suggest: r}) => ({
tool: t.name,
label: e,
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
denials: [ ...o?.denials ?? [], ...a ]
};
}
function textPart(t) {
return {
type: "text",
text: t
};
}
function hookParts({hookContext: t = []}) {
return t.map(textPart);
}
function partAsData(t) {
return t.type === "text" ? {
type: "text",
text: (0, h.F8)(t.text)
} : t;
}
function formatRefused(t, e) {
const n = t.cause === "policy" || t.cause === "hook";
return {
call: t.call,
...t.meant === void 0 ? {} : {
meant: t.meant
},
status: n || t.cause === "cancelled" ? "refused" : "invalid",
label: t.label,
parts: [ textPart(n ? refusalText(t) : t.reason), ...hookParts(t) ].map(partAsData),
isError: true,
...n ? {
denial: toDenial(t, e.origin),
refusalKey: t.refusalKey ?? t.reason
} : {},
changes: [],
durationMs: 0,
...changesField(t)
};
}
function changesField({hookChanges: t = []}) {
return t.length === 0 ? {} : {
hookChanges: t
};
}
function toDenial(t, e) {
return {
tool: t.call.name,
label: t.label,
stage: t.stage,
rule: t.rule,
reason: t.reason,
suggest: t.suggest,
origin: e
};
}
function refusalText({cause: t, reason: e, refusal: n, call: o}) {
if (t === "hook") return `Refused by a hook: ${e}\nThe call did not run. Continue without it.`;
if (n === void 0) return `Refused by the rules of this run: ${e}\nThe call did not run. Continue without it.`;
const r = o.name === "Bash" ? "No part of it ran." : "The call did not run.";
const {kind: a, missing: i, rewrites: s, permitted: u, nearest: c} = n;
if (a === "form") return [ `Refused because of how it is written. ${r}`, ...listed(i), `Send it again in another form: ${s.join("; ")}.` ].join("\n");
return [ `Not permitted by the rules of this run. ${r}`, ...listed(i), ...u.length === 0 ? [] : [ `Permitted in this command: ${u.join(", ")}.` ], c.length === 0 ? "Continue without it." : `Continue without it, or use the closest permitted alternative: ${c.join(", ")}.` ].join("\n");
}
function listed(t) {
return t.map(t => `- ${t}`);
}
async function postHook(t, {hooks: e}, n) {
if (e === null) return t;
if ((0, i.H0)(t)) {
if (t.cause !== "policy") return t;
return {
...t,
hookContext: await e.refused(t, n).catch(t => [ failed(t) ])
};
}
const {hookContext: o = [], hookChanges: r = []} = t;
const {context: a, output: s, by: u} = await e.after(t, n).catch(t => ({
context: [ failed(t) ],
output: void 0,
by: void 0
}));
const c = s === void 0 ? t.output : {
...t.output,
parts: [ {
type: "text",
text: s
} ]
};
const l = s === void 0 ? r : [ ...r, `The hook ${u ?? ""} replaced the output.` ];
return {
...t,
output: c,
hookContext: [ ...o, ...a ],
hookChanges: l
};
}
function failed(t) {
return `A hook failed after this call: ${(0, o.bD)(t)}`;
}
function createRunCall(t) {
return async (e, n) => {
const o = {
...t,
beforeEffects: () => {}
};
const r = {
...t,
read: t => createRunCall(o)(t, n)
};
const a = r.clock.now();
const s = discover({
call: e
}, r);
const u = await permit(s, r);
const c = await preHook(u, r, n);
const l = await confirmation_confirm(c, r, n);
const d = await execute(l, r, n);
const f = format(await postHook(d, r, n), r, a);
if (f.denial === void 0 || (0, i.H0)(s)) return f;
const h = await (s.bound.preview?.()) ?? null;
return h === null ? f : {
...f,
denial: {
...f.denial,
preview: h
}
};
};
}
}),
41782: (function(t, e, n) {
n.d(e, {
H0: () => isRefused,
J5: () => refused,
Pn: () => meantBy,
aU: () => meantField,
it: () => refusedBy
});
function refusedBy(t, e, n) {
const {rule: o, reason: r, suggest: a, effects: i, decision: s, refusal: u, refusalKey: c = r} = n;
return refused(t, {
...meantField(t),
stage: e,
cause: "policy",
rule: o,
reason: r,
suggest: a,
effects: i,
label: t.bound.label,
decision: s,
refusalKey: c,
...u === void 0 ? {} : {
refusal: u()
}
});
}
function refused({call: t, hookChanges: e = []}, n) {
return {
kind: "refused",
call: t,
rule: null,
suggest: [],
effects: [],
label: t.name,
hookChanges: e,
...n
};
}
function isRefused(t) {
return "kind" in t && t.kind === "refused";
}
function meantBy({call: t, tool: e, bound: n}) {
return {
...t,
name: e.name,
input: n.input ?? t.input
};
}
function meantField(t) {
const e = t.tool.name === t.call.name && t.bound.input === void 0;
return e ? {} : {
meant: meantBy(t)
};
}
}),
27873: (function(t, e, n) {
n.d(e, {
_: () => withSecondParse
});
function withSecondParse(t, e) {
if (t.outcome === "refuse") return t;
const n = t.scripts.filter(t => !isPlainLine(t));
return n.length === 0 ? t : checked(t, n, e);
}
async function checked(t, e, n) {
for (const o of e) {
const e = await n.objection(o);
if (e !== null) return {
...t,
...refusal(e, n.machineProblem?.() ?? null)
};
}
return t;
}
function refusal(t, e) {
return {
decision: "deny",
outcome: "refuse",
code: "unreadable",
rule: null,
reason: e === null ? `a second parser reads the command line differently (${t}); use simpler syntax or several commands, since no allow rule can permit it` : `the command line cannot be checked, because ${e}`,
suggest: [],
refusalKey: `second-parser ${t}`,
refusal: () => ({
kind: "form",
missing: [ e === null ? `a second parser reads it differently (${t})` : `it cannot be checked, because ${e}` ],
rewrites: e === null ? [ "use simpler syntax or several commands" ] : [],
permitted: [],
nearest: []
})
};
}
const o = String.raw`\$[A-Za-z_]\w*(?![\w[])`;
const r = String.raw`[\w./:=@%+,*?~^-]|'[^'\n]*'|"(?:[^"\\$\x60\n!]|${o})*"|\\[\w ;(){}$*?.|!"'\\]|\{\}|${o}`;
const a = `(?:${r})+`;
const i = String.raw`(?:[012]?>>?|<) ?(?:&[12]|${a})`;
const s = new RegExp(String.raw`^ *(?:(?:${a};?|${i};?|\|\|?|&&|;)(?: +|$))+(?:#[^\n]*)?$`);
const u = /(?:^|[;|&]) *(?:if|then|elif|else|fi|for|while|until|do|done|case|esac|in|select|function|time|coproc|let|declare|typeset|local|export|readonly|nameref)(?=$|[\s;|&])/;
function isPlainLine(t) {
return s.test(t) && !u.test(t);
}
}),
16434: (function(t, e, n) {
n.d(e, {
QU: () => withEdits,
S: () => editFor,
TL: () => quoted,
pj: () => riskOfEdit,
yS: () => addEdit
});
var o = n(85915);
function addEdit({word: t, text: e}, {level: n, scripts: [o = ""], edits: r}) {
if (n > 0 || t.kind !== "literal" || t.at === void 0) return false;
const a = {
from: t.at,
to: t.at + t.source.length,
text: e
};
if (o.slice(a.from, a.to) !== t.source) return false;
r.push(a);
return true;
}
function riskOfEdit({word: t, why: e}) {
return {
word: (0, o.eT)(t),
why: e,
never: true
};
}
function editFor({text: t, before: e}, n) {
if (n === null) return null;
if (e === void 0) return {
from: n.end,
to: n.end,
text: ` ${t}`
};
if (e.kind !== "literal" || e.at === void 0) return null;
const o = n.line.slice(e.at, e.at + e.source.length) === e.source;
return o ? {
from: e.at,
to: e.at,
text: `${t} `
} : null;
}
function quoted(t) {
return /^[\w./:=@%+,-]+$/.test(t) ? t : `'${t.replaceAll("'", "'\\''")}'`;
}
function withEdits(t, e) {
const n = [ ...new Map(e.map(t => [ JSON.stringify(t), t ])).values() ].sort((t, e) => t.from - e.from || t.to - e.to);
let o = "";
let r = 0;
for (const e of n) {
if (e.from < r) return null;
o += t.slice(r, e.from) + e.text;
r = e.to;
}
return o + t.slice(r);
}
}),
85915: (function(t, e, n) {
n.d(e, {
CK: () => literalWord,
EM: () => orWorkingDirectory,
EV: () => pathEffects,
T7: () => treeEffects,
Zc: () => literalOf,
bG: () => knownText,
cK: () => matches,
eT: () => writtenForm,
ll: () => addressEffects,
od: () => dropStart,
qY: () => customHeaders
});
var o = n(55559);
function literalOf(t) {
return t?.kind === "literal" ? t.value : null;
}
function matches(t, e) {
return t?.kind === "literal" && e.test(t.value);
}
function knownText(t) {
if (t.kind === "literal") return t.value;
return t.kind === "partial" ? t.prefix : "";
}
function writtenForm(t) {
return t.kind === "literal" ? t.value : t.source;
}
function dropStart(t, e) {
if (t.kind === "literal") return {
...t,
value: t.value.slice(e)
};
return t.kind === "partial" ? {
...t,
prefix: t.prefix.slice(e)
} : t;
}
function literalWord(t) {
return {
kind: "literal",
value: t,
source: t
};
}
function orWorkingDirectory(t) {
return t.length === 0 ? [ literalWord(".") ] : t;
}
const r = new Set([ "/dev/null", "/dev/stdin", "/dev/stdout", "/dev/stderr" ]);
function pathEffects(t, e, n) {
const a = literalOf(e);
if (a === null) return {
effects: [ {
kind: t,
path: {
any: e.source
}
} ],
risks: [ {
word: e.source,
why: "is a path that is not known before it runs"
} ]
};
if (a === "-" || r.has(a)) return {
effects: [],
risks: []
};
if (/^[a-z][\w+.-]*:\/\//i.test(a)) return beyond(e, "is an address instead of a file");
return {
effects: [ {
kind: t,
path: (0, o.Hi)(a, n)
} ],
risks: []
};
}
const a = {
".git": [ "config" ],
".aws": [ "credentials" ],
".docker": [ "config.json" ],
".kube": [ "config" ],
".ssh": [ "id_rsa" ]
};
function treeEffects(t, e, n = "read") {
const o = pathEffects(n, t, e);
const r = o.effects.flatMap(t => {
if (t.kind !== n || typeof t.path !== "string") return [ t ];
const {path: e} = t;
const o = e.slice(e.lastIndexOf("/") + 1).toLowerCase();
return [ t, ...(a[o] ?? []).map(t => ({
kind: n,
path: `${e}/${t}`
})) ];
});
return {
effects: r,
risks: o.risks
};
}
const i = /^(?:Accept(?:-Language|-Encoding)?|User-Agent|Content-Type|Cache-Control|X-GitHub-Api-Version):\s?[\w./+;=*, -]{1,100}$/i;
function customHeaders(t) {
return t.filter(t => !matches(t, i)).map(t => ({
word: writtenForm(t),
why: "is a custom header"
}));
}
function addressEffects(t) {
const e = literalOf(t);
if (e === null) return {
effects: [ {
kind: "fetch",
url: {
any: t.source
}
} ],
risks: [ {
word: t.source,
why: "is an address that is not known before it runs"
} ]
};
if (!/^https?:\/\/[^\s\\]*$/i.test(e) || !URL.canParse(e)) return beyond(t, "reaches the network");
const n = new URL(e);
if (n.username !== "" || n.password !== "") return beyond(t, "is an address with a user name in it");
return {
effects: [ {
kind: "fetch",
url: e
} ],
risks: []
};
}
function beyond(t, e) {
return {
effects: [],
risks: [ {
word: writtenForm(t),
why: e
} ]
};
}
})
};
