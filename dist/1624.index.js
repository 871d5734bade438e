"use strict";

exports.id = 1624;

exports.ids = [ 1624 ];

exports.modules = {
51624: (function(e, t, n) {
n.r(t);
n.d(t, {
parsePromptYml: () => parsePromptYml
});
var s = n(42357);
var o = n(46013);
var a = n(33233);
const isNumberIn = (e, t) => n => typeof n === "number" && n >= e && n <= t;
const isCount = e => Number.isSafeInteger(e) && e >= 1;
const isStop = e => typeof e === "string" || Array.isArray(e) && e.every(e => typeof e === "string");
const r = {
temperature: {
name: "temperature",
accepts: isNumberIn(0, 2),
what: "a number from 0 to 2"
},
topP: {
name: "topP",
accepts: isNumberIn(0, 1),
what: "a number from 0 to 1"
},
maxTokens: {
name: "maxOutputTokens",
accepts: isCount,
what: "a whole number above 0"
},
max_tokens: {
name: "maxOutputTokens",
accepts: isCount,
what: "a whole number above 0"
},
max_completion_tokens: {
name: "maxOutputTokens",
accepts: isCount,
what: "a whole number above 0"
},
top_p: {
name: "topP",
accepts: isNumberIn(0, 1),
what: "a number from 0 to 1"
},
maxCompletionTokens: {
name: "maxOutputTokens",
accepts: isCount,
what: "a whole number above 0"
},
stop: {
name: "stop",
accepts: isStop,
what: "text or a list of texts",
read: e => typeof e === "string" ? [ e ] : e
}
};
function readParameters(e, t, {diagnostics: n, notices: s}) {
const i = e.value["modelParameters"] ?? {};
if (!(0, a.p)(i)) {
n.push(e.diagnostic([ "modelParameters" ], {
message: `\`modelParameters\` must be a mapping, but is ${(0, o.x)(i)}`,
hint: "write one `name: value` per line below it, indented"
}));
return {};
}
const c = [];
for (const [a, l] of Object.entries(i)) {
const i = Object.hasOwn(r, a) ? r[a] : void 0;
i === void 0 ? s.push(`${t}: ${(0, o.V)("model parameter", a, Object.keys(r))}`) : i.accepts(l) ? c.push([ i.name, i.read === void 0 ? l : i.read(l) ]) : n.push(e.diagnostic([ "modelParameters", a ], {
message: `\`${a}\` must be ${i.what}`,
hint: "correct the value"
}));
}
return Object.fromEntries(c);
}
const i = [ "text", "json_object", "json_schema" ];
function readPromptOutputSchema(e, t, {diagnostics: n, notices: o}) {
const a = e.value["responseFormat"] ?? null;
const r = (e.value["jsonSchema"] ?? null) !== null;
if (a !== null && !i.includes(a)) {
const t = typeof a === "string" ? (0, s.au)(a, i) : null;
n.push(e.diagnostic([ "responseFormat" ], {
message: `\`responseFormat\` must be one of ${i.join(", ")}`,
hint: t ?? "correct the value, or remove it"
}));
return null;
}
if (a !== "json_schema") {
r && o.push(`${t}: jsonSchema has no effect without responseFormat: json_schema`);
return a === "json_object" ? {
type: "object"
} : null;
}
if (r) return readSchema(e, n);
n.push(e.diagnostic([ "responseFormat" ], {
message: "`responseFormat: json_schema` needs a `jsonSchema`",
hint: "add `jsonSchema` with the schema of the answer"
}));
return null;
}
function readSchema(e, t) {
const n = e.value["jsonSchema"];
const fail = (n, s, o = null) => {
t.push(e.diagnostic([ "jsonSchema" ], {
message: n,
hint: s
}, o));
return null;
};
let r = n;
if (typeof n === "string") try {
r = JSON.parse(n);
} catch (e) {
const [t = "", o] = (0, s.bD)(e).split(/ (?:in JSON )?at position (\d+).*/s);
const a = o === void 0 && /end of JSON/.test(t) ? n.trimEnd().length : o;
return fail(`\`jsonSchema\` is not valid JSON: ${t}`, "correct the JSON", a === void 0 ? null : Number(a));
}
(0, a.p)(r) && (0, a.p)(r["schema"]) && (r = r["schema"]);
if ((0, a.p)(r)) return r;
return fail(`\`jsonSchema\` must be an object, but is ${(0, o.x)(r)}`, 'write a JSON schema such as `{"type": "object"}`');
}
var c = n(56585);
const l = [ "name", "description", "model", "modelParameters", "messages", "responseFormat", "jsonSchema", "system", "user" ];
const u = [ "testData", "evaluators" ];
const m = [ "system", "user", "assistant" ];
const h = "\n\n";
const p = "\n\nBegin your answer with exactly this text, and continue it:\n\n";
async function parsePromptYml(e, t) {
const n = await (0, a.k)(e, t);
const r = [];
const i = u.filter(e => Object.hasOwn(n.value, e)).join(" and ");
const m = i === "" ? null : `${e}: ${i} have an effect only in a batch with items: test-data`;
const h = Object.keys(n.value).filter(e => ![ ...l, ...u ].includes(e));
const p = [ ...h.map(t => `${e}: ${(0, o.V)("key", t, l)}`), ...m === null ? [] : [ m ] ];
const d = {
name: readText(n, "name", r),
description: readText(n, "description", r),
model: readText(n, "model", r),
parameters: readParameters(n, e, {
diagnostics: r,
notices: p
}),
outputSchema: readPromptOutputSchema(n, e, {
diagnostics: r,
notices: p
})
};
const f = readMessages(e, n, r);
if (r.length > 0) throw new s.yo(r);
return {
...(0, c.K)("prompt-yml", e, ""),
...d,
...joined(f),
notices: p,
evaluationNotice: m
};
}
function readText(e, t, n) {
const s = e.value[t] ?? null;
if (s === null || typeof s === "string") return s;
n.push(e.diagnostic([ t ], {
message: `\`${t}\` must be text, but is ${(0, o.x)(s)}`,
hint: `put the value in quotes: \`${t}: "\u2026"\``
}));
return null;
}
function readMessages(e, t, n) {
const a = t.value["messages"] ?? [];
if (!Array.isArray(a)) {
n.push(t.diagnostic([ "messages" ], {
message: `\`messages\` must be a list, but is ${(0, o.x)(a)}`,
hint: "write one message per line: `- role: user` with its `content`"
}));
return [];
}
const r = n.length;
const i = [ ...topLevel(t, "system", n), ...a.flatMap((e, s) => readMessage(t, e, {
index: s,
diagnostics: n
}) ?? []), ...topLevel(t, "user", n) ];
if (n.length > r) return [];
const c = withoutPrefill(i);
const l = c.at(-1);
if (l === void 0 || c.every(({content: e}) => e.trim() === "")) throw new s.yo([ ...n, {
code: "prompt-missing",
location: e,
message: "the prompt has no messages",
hint: "add `messages` with a message that has the role user"
} ]);
l.role === "user" && l.content.trim() !== "" || n.push(t.diagnostic(Array.isArray(t.value["messages"]) ? [ "messages", a.length - 1 ] : [ "system" ], {
message: `the last message must have the role user and must not be empty; its role is ${l.role}`,
hint: "put the task at the end, as a message with the role user"
}));
return c;
}
function topLevel(e, t, n) {
const s = readText(e, t, n);
return s === null ? [] : [ {
role: t,
content: s,
lines: e.linesOf([ t ])
} ];
}
function withoutPrefill(e) {
const [t, n] = e.slice(-2);
if (n?.role !== "assistant" || t?.role !== "user") return [ ...e ];
const s = p.split("\n").slice(2).flatMap(() => t.lines?.at(-1) ?? []);
const o = t.lines === null || n.lines === null ? null : [ ...t.lines, ...s, ...n.lines ];
return [ ...e.slice(0, -2), {
role: "user",
content: `${t.content}${p}${n.content}`,
lines: o
} ];
}
function readMessage(e, t, {index: n, diagnostics: r}) {
const i = [ "messages", n ];
const {role: c, content: l} = (0, a.p)(t) ? t : {
role: void 0,
content: void 0
};
const u = r.length;
const h = m.find(e => typeof c === "string" && e === c.toLowerCase());
if (h === void 0) {
const t = typeof c === "string" ? (0, s.au)(c, m) : null;
r.push(e.diagnostic([ ...i, "role" ], {
message: "a message has the role system, user or assistant" + (c === void 0 ? ", but this one has none" : ""),
hint: t ?? "write `role: user` and its `content`"
}));
}
typeof l !== "string" && r.push(e.diagnostic([ ...i, "content" ], {
message: `the \`content\` of a message must be text, but is ${l === void 0 ? "missing" : (0, 
o.x)(l)}`,
hint: "write `content: |` and the text below it, indented"
}));
if (h === void 0 || typeof l !== "string" || r.length > u) return null;
return {
role: h,
content: l,
lines: e.linesOf([ ...i, "content" ])
};
}
function joined(e) {
const t = [];
const n = [];
let s = "";
for (const o of e) {
t.length > 0 && (s += h);
const e = s.length;
s += o.content;
t.push({
role: o.role,
start: e,
end: s.length
});
const a = n.at(-1);
a !== void 0 && n.push(a);
for (const e of o.lines ?? []) n.push(e);
}
const o = e.every(e => e.lines !== null);
return {
body: s,
sections: t,
bodyAt: o ? n : null
};
}
}),
33233: (function(e, t, n) {
n.d(t, {
k: () => readYamlFile,
p: () => isMapping
});
var s = n(42357);
var o = n(63520);
var a = n(14399);
var r = n(46013);
var i = n(39579);
const c = 1e6;
async function readYamlFile(e, t, l) {
const diagnostic = (n, s) => (0, o.dR)(e, t, n, {
code: "prompt-syntax",
message: s,
hint: "correct the YAML at the caret"
});
if (t.length > c) throw new s.yo(diagnostic(0, `the file is longer than ${c} characters`));
if ((0, i.qK)(t)) throw new s.yo(diagnostic(0, `the file is nested deeper than ${i.JG}`));
const {parseDocument: u} = await n.e(8815).then(n.t.bind(n, 38815, 19));
const m = u(t, {
logLevel: "error",
intAsBigInt: l !== void 0
});
const problem = (e, t) => diagnostic(e, `the file is not valid YAML: ${t}`);
const h = (0, a.H)(m, t, problem, l);
if (!isMapping(h)) throw new s.yo(diagnostic(0, `the file must be a mapping (\`name: value\`), but is ${(0, 
r.x)(h)}`));
return {
value: h,
diagnostic: (n, s, a = null) => {
const r = nodeAt(m, n);
const i = (a === null ? null : offsetIn(t, r, a)) ?? r?.range?.[0] ?? 0;
return (0, o.dR)(e, t, i, {
code: "prompt-syntax",
...s
});
},
linesOf: e => linesOf(t, nodeAt(m, e))
};
}
function isMapping(e) {
return typeof e === "object" && e !== null && !Array.isArray(e) && !(e instanceof Date);
}
function nodeAt(e, t) {
for (let n = t.length; n > 0; n -= 1) {
const s = e.getIn(t.slice(0, n), true);
if (typeof s === "object" && s !== null && "range" in s) return s;
}
return;
}
function linesOf(e, t) {
if (t === void 0 || !("value" in t) || typeof t.value !== "string") return null;
const [n] = t.range ?? [ 0 ];
const s = t.value.split("\n");
const a = "type" in t ? t.type : void 0;
if (a === "BLOCK_LITERAL" || a === "BLOCK_FOLDED") return linesOfBlock(e, n, s);
const r = n + (a === "PLAIN" ? 0 : 1);
return s.length === 1 && e.startsWith(t.value, r) ? [ (0, o.t$)(e, r) ] : null;
}
function offsetIn(e, t, n) {
if (t === void 0 || !("value" in t) || typeof t.value !== "string") return null;
const {line: s, column: a} = (0, o.t$)(t.value, n);
const r = linesOf(e, t)?.[s - 1];
return r === void 0 ? null : (0, o.HA)(e, {
line: r.line,
column: r.column + a - 1
});
}
function linesOfBlock(e, t, n) {
const s = (0, o.t$)(e, t).line + 1;
const a = e.split("\n").slice(s - 1, s - 1 + n.length);
const r = n.findIndex(e => e.trim() !== "");
const i = r < 0 ? 0 : (a[r] ?? "").length - (n[r] ?? "").length;
const c = n.every((e, t) => e === "" || a[t]?.slice(i) === e);
return c ? n.map((e, t) => ({
line: s + t,
column: i + 1
})) : null;
}
})
};
