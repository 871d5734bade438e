"use strict";

exports.id = 2553;

exports.ids = [ 2553 ];

exports.modules = {
5428: (function(e, t, n) {
n.d(t, {
R: () => fingerprint
});
var s = n(77598);
function fingerprint(e, t = 16) {
const n = (0, s.createHash)("sha256");
for (const t of e) n.update(t);
return n.digest("hex").slice(0, t);
}
}),
82553: (function(e, t, n) {
n.d(t, {
openContinuation: () => openContinuation
});
var s = n(5428);
var o = n(54539);
var r = n(78954);
var i = n(27030);
var a = n(51464);
var c = n(19495);
const l = 200;
const u = 10;
const d = 4e3;
async function openContinuation({stored: e, onEnd: t}, {options: n, system: o, tools: r, attachments: i, instructions: a}) {
const {runtime: l, context: u, models: d, prompt: f} = n;
const {lists: h, mode: m, readOnlyCommands: p, outputSchema: w, outputStyle: y} = u.instructions;
const g = {
system: o,
attachments: i,
toolSpecs: (0, c.Qw)(r),
model: d.model.name,
shape: (0, s.R)([ JSON.stringify([ a, w, y ]) ]),
rules: {
...h,
mode: m,
readOnlyCommands: p
}
};
const v = e === null ? null : await continueConversation(e, g, {
rules: g.rules,
runtime: l,
tools: r
});
const S = v ?? {
...g,
history: [],
notices: []
};
const x = S.history.length === 0 ? null : e;
return {
opening: S,
end: (e, n) => {
const {messages: s, spent: o, text: a, results: c} = e;
const {model: u, shape: d, rules: h} = g;
t({
model: u,
shape: d,
rules: h,
messages: s,
system: S.system,
toolSpecs: S.toolSpecs,
prompt: f.spec.source,
workspace: l.world.workspace,
context: {
...x?.context,
...contextOf(i)
},
reads: uniqueReads([ ...x?.reads ?? [], ...readsIn([ ...n, ...c ], r) ]),
turns: (x?.turns ?? 0) + o.turns,
answers: answersWith(x?.answers ?? [], a)
});
if (x === null) return null;
return {
run: x.url ?? x.run,
turns: x.turns,
cachedTokens: o.usage.cacheReadTokens
};
}
};
}
async function continueConversation(e, t, n) {
const startOver = (e, n = []) => ({
...t,
history: [],
attachments: [ ...t.attachments, ...n ],
notices: [ `The conversation starts over: ${e}.` ]
});
if (familyIn(e.model) !== familyIn(t.model)) return startOver(`the earlier one was with ${e.model}, and this run uses ${t.model}`);
if (e.shape !== t.shape) return startOver("the system instructions of the prompt, the schema of the answer or the output style differ");
if (e.turns > l) return startOver(`the earlier one has ${(0, o.B4)(e.turns, "turn")}`, earlierAnswers(e.answers));
const s = await refusedRead(e, n);
if (s !== null) return startOver(`the rules of this run refuse what the earlier one has read: ${s}`);
const r = new Set(e.toolSpecs.map(({name: e}) => e));
const i = new Set(t.toolSpecs.map(({name: e}) => e));
const a = [ ...i ].filter(e => !r.has(e));
const c = [ ...r ].filter(e => !i.has(e));
const u = a.length === 0;
return {
...u ? {
system: e.system,
toolSpecs: e.toolSpecs
} : t,
history: e.messages,
attachments: [ {
type: "notice",
text: [ introOf(e), ...ruleChanges(e.rules, t.rules), ...goneSentence(c) ].join(" ")
}, ...newSince(e.context, t.attachments).map(t => withOwnId(t, e)) ],
notices: u ? [] : [ `This run offers tools that the conversation did not have (${a.join(", ")}): the request was built again, so none of it comes from the provider's cache.` ]
};
}
const familyIn = e => e.split(/[/:]/)[0] ?? e;
function earlierAnswers(e) {
if (e.length === 0) return [];
const t = e.map(e => e.replaceAll(/^/gm, "> ")).join("\n\n");
const n = {
kind: "earlier-answers",
trust: "mixed"
};
return [ {
type: "context",
title: "Your answers in earlier runs about this item",
text: t,
source: n,
images: []
} ];
}
function introOf({endedAt: e}) {
return `A new run continues this conversation. The last one ended on ${new Date(e).toISOString()}: files, processes and the item may have changed since. What is new and the request follow; they take precedence over what was asked before.`;
}
function ruleChanges(e, t) {
const n = e.mode === t.mode ? [] : [ `The mode is ${t.mode} now, and no longer ${e.mode}.` ];
const s = [ "allow", "ask", "deny" ].flatMap(n => {
const [s, o] = [ without(t[n], e[n]), without(e[n], t[n]) ];
return [ ...s.length === 0 ? [] : [ `Rules added to ${n}: ${s.join(", ")}.` ], ...o.length === 0 ? [] : [ `Rules removed from ${n}: ${o.join(", ")}.` ] ];
});
return [ ...n, ...s ];
}
const without = (e, t) => e.filter(e => !t.includes(e));
const goneSentence = e => e.length === 0 ? [] : [ `Tools that are no longer offered, so calls of them are refused: ${e.join(", ")}.` ];
function titleOf(e) {
switch (e.type) {
case "memory":
return `memory ${e.path}`;

case "context":
return `context ${e.title}`;

case "skill-listing":
case "environment":
return e.type;

case "notice":
return `notice ${e.text}`;

default:
return null;
}
}
const textIn = e => "text" in e ? e.text : "";
function contextOf(e) {
const t = {};
for (const n of e) {
const e = titleOf(n);
e !== null && (t[e] = [ t[e] ?? [], textIn(n) ].flat().join("\n"));
}
return t;
}
function newSince(e, t) {
return t.flatMap(t => {
const n = titleOf(t);
const s = textIn(t);
const o = n === null ? void 0 : e[n];
if (o === s) return [];
if (o === void 0 || t.type !== "context" || o === "" || !s.startsWith(o)) return [ t ];
return [ {
...t,
title: `${t.title}, what is new`,
text: s.slice(o.length).trimStart()
} ];
});
}
function withOwnId(e, {messages: t, turns: n}) {
if (e.type !== "file" && e.type !== "directory") return e;
const {call: s, result: o} = e;
const i = t.some(e => e.role === "assistant" && (0, r.p9)(e).some(({id: e}) => e === s.id));
if (!i) return e;
const a = `${s.id}-${String(n)}`;
return {
...e,
call: {
...s,
id: a
},
result: {
...o,
id: a
}
};
}
async function refusedRead(e, {rules: t, runtime: s, tools: o}) {
if (e.reads.length === 0) return null;
await s.ready();
const {createPolicyEngine: r} = await Promise.all([ n.e(8989), n.e(41), n.e(9588) ]).then(n.bind(n, 39588));
const {world: i} = s;
const c = r({
...t,
world: i,
lists: {
...t,
allow: [ ...t.allow, "Bash" ]
}
});
for (const {tool: t, input: n} of e.reads) {
const r = (0, a.u)(o, t) ?? (0, a.u)(s.tools, t);
const l = r?.bind(movedTo(i.workspace, e.workspace, n));
const u = l?.ok === true ? l.call : {
effects: [],
subject: void 0
};
const {effects: d, subject: f} = u;
const h = {
tool: t,
effects: d,
...f === void 0 ? {} : {
subject: f
}
};
if (s.policy(h).outcome !== "refuse") continue;
if (t === "Bash" && c(h).outcome !== "refuse") continue;
return `${t} ${JSON.stringify(n)}`.slice(0, 200);
}
return null;
}
function movedTo(e, t, n) {
if (e === t) return n;
const quoted = e => JSON.stringify(e).slice(1, -1);
return JSON.parse(JSON.stringify(n ?? null).replaceAll(quoted(t), () => quoted(e)));
}
function readsIn(e, t) {
const n = (0, i.n)(e).filter(({status: e}) => e === "done" || e === "failed");
return n.flatMap(({call: e, meant: n}) => {
const {name: s, input: o} = n ?? e;
const r = s === "Bash" || /^(?:mcp__|Web)/.test(s) || (0, a.u)(t, s)?.readOnly === true;
return r ? [ {
tool: s,
input: o
} ] : [];
});
}
const uniqueReads = e => [ ...new Map(e.map(e => [ JSON.stringify(e), e ])).values() ];
function answersWith(e, t) {
return t === "" ? e : [ ...e, t.slice(0, d) ].slice(-u);
}
})
};
