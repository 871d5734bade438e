"use strict";

exports.id = 4021;

exports.ids = [ 4021 ];

exports.modules = {
73160: (function(e, t, o) {
o.d(t, {
l: () => readPromptEvaluators
});
var n = o(42357);
var s = o(33233);
var i = o(29325);
const r = [ "string", "llm", "uses" ];
const a = [ {
key: "equals",
kind: "equals",
ignoreCase: false
}, {
key: "contains",
kind: "contains",
ignoreCase: true
}, {
key: "startsWith",
kind: "starts-with",
ignoreCase: true
}, {
key: "endsWith",
kind: "ends-with",
ignoreCase: true
} ];
function readPromptEvaluators(e, t) {
const o = e.value["evaluators"] ?? [];
if (!Array.isArray(o)) {
t.diagnostics.push(e.diagnostic([ "evaluators" ], {
message: "`evaluators` must be a list",
hint: "write one mapping per evaluator, each starting with a dash"
}));
return [];
}
return o.flatMap((o, n) => {
const i = [ "evaluators", n ];
const fail = (o, n, s) => {
const r = s === void 0 ? i : [ ...i, s ];
t.diagnostics.push(e.diagnostic(r, {
message: o,
hint: n
}));
return null;
};
const r = e.diagnostic(i, {
message: "",
hint: ""
}).location ?? "";
const notice = e => void t.notices.push({
location: r,
message: e
});
if (!(0, s.p)(o)) {
fail("an evaluator must be a mapping", "write name, and string, llm or uses");
return [];
}
const a = readEvaluator(o, {
fail: fail,
notice: notice
});
if (a === null) return [];
const c = typeof o["name"] === "string" ? o["name"] : `evaluator ${String(n + 1)}`;
return [ {
name: c,
...a,
not: false,
weight: 1,
location: r
} ];
});
}
function readEvaluator(e, t) {
const o = r.filter(t => (e[t] ?? null) !== null);
keyTraps(o, t.notice);
const [n] = o;
if (n === void 0) return t.fail("an evaluator needs string, llm or uses", "add one of them");
return c[n](e[n], t);
}
const c = {
string: readComparison,
llm: readLlm,
uses: readUses
};
function readComparison(e, {fail: t, notice: o}) {
if (!(0, s.p)(e)) return t("`string` must be a mapping", "write equals, contains, startsWith or endsWith", "string");
const n = a.filter(({key: t}) => valueText(e[t]) !== "");
keyTraps(n.map(({key: e}) => e), o);
const [i] = n;
if (i === void 0) return t("`string` compares nothing", "write equals, contains, startsWith or endsWith with a text", "string");
const {kind: r, ignoreCase: c, key: u} = i;
const l = {
kind: r,
value: toBatchTemplate(valueText(e[u])),
ignoreCase: c,
isExact: true
};
return {
check: l,
threshold: null
};
}
function readLlm(e, t) {
const o = readPromptJudge(e, t);
if (o === null) return null;
judgeTraps(o, t.notice);
return {
check: o,
threshold: lowestAbove0(o.choices)
};
}
function readUses(e, {fail: t}) {
const o = i.FG.find(t => t === e);
if (o !== void 0) {
const e = (0, i.pz)(o);
return {
check: e,
threshold: lowestAbove0(e.choices)
};
}
const s = typeof e === "string" ? (0, n.pA)(e, i.FG) : void 0;
const r = s === void 0 ? `use one of ${i.FG.join(", ")}` : `did you mean ${s}?`;
return t(`unknown evaluator ${JSON.stringify(e)}`, r, "uses");
}
function lowestAbove0(e) {
return Math.min(1, ...e.map(({score: e}) => e).filter(e => e > 0));
}
function keyTraps(e, t) {
const [o, ...n] = e;
if (o === void 0 || n.length === 0) return;
const s = `${n.join(" and ")} ${n.length === 1 ? "has" : "have"} no effect`;
t(`only ${o} counts, and ${s}; write one evaluator for each`);
}
function judgeTraps({prompt: e, system: t, choices: o}, n) {
e.length < 2 && n("the judge does not see the answer; write {{completion}} in its prompt");
for (const [e, t] of o.flatMap((e, t) => {
const n = o.slice(0, t).find(({choice: t}) => e.choice.toLowerCase().includes(t.toLowerCase()));
return n === void 0 ? [] : [ [ e, n ] ];
})) same(e, t) ? n(`the choice ${quoted(e)} is listed twice; only the first can be chosen`) : n(`the choice ${quoted(e)} contains ${quoted(t)}, which is listed before it: GitHub Models always found ${quoted(t)}; here the judge can choose both`);
o.every(({score: e}) => e <= 0) && n("no choice has a score above 0, so no answer passes");
u.test(`${t ?? ""}\n${e.join("\n")}`) && n("the prompt asks for reasoning: GitHub Models took the first choice that occurred in it; here the choice is read apart from the reason");
}
const u = /step[ -]by[ -]step|chain[ -]of[ -]thought|\b(think|explain|reason|justify)\w*\b/i;
const same = (e, t) => e.choice.toLowerCase() === t.choice.toLowerCase();
const quoted = ({choice: e}) => JSON.stringify(e);
function readPromptJudge(e, {fail: t, notice: o}) {
if (!(0, s.p)(e)) return t("`llm` must be a mapping", "write prompt and choices", "llm");
const n = valueText(e["prompt"]);
if (n.trim() === "") return t("the judge has no `prompt`", "add the question", "llm");
const r = readChoices(e["choices"], {
fail: t,
notice: o
});
if (r === null) return null;
const a = valueText(e["systemPrompt"]).trim();
return {
kind: "judge",
prompt: (0, i.Aj)(toBatchTemplate(n)),
system: a === "" ? null : toBatchTemplate(a),
choices: r,
model: valueText(e["modelId"]) || null
};
}
function readChoices(e, {fail: t, notice: o}) {
const n = Array.isArray(e) ? e : [];
const i = n.flatMap(e => {
const {choice: t, score: o} = (0, s.p)(e) ? e : {
choice: void 0,
score: void 0
};
const n = valueText(t).trim();
return n !== "" && typeof o === "number" && Number.isFinite(o) ? [ {
choice: n,
score: o
} ] : [];
});
if (i.length === 0 || i.length < n.length) return t("`choices` must be a list of mappings with `choice` and a number `score`", "add them", "llm");
const r = Math.max(...i.map(({score: e}) => e));
if (i.every(({score: e}) => e >= 0 && e <= 1)) return i;
o("scores are from 0 to 1 here: higher ones are divided by the highest, and negative ones count as 0");
return i.map(({choice: e, score: t}) => ({
choice: e,
score: Math.max(0, t) / Math.max(1, r)
}));
}
function valueText(e) {
if (typeof e === "number" || typeof e === "boolean") return String(e);
return typeof e === "string" ? e : "";
}
function toBatchTemplate(e) {
return e.replace(/\{\{[ \t]*([\p{L}_][\p{L}\p{N}_.-]*)[ \t]*\}\}/gu, (e, t) => t === "completion" ? e : `{{item.${t}}}`);
}
}),
44021: (function(e, t, o) {
o.d(t, {
withPromptEvaluators: () => withPromptEvaluators
});
var n = o(42357);
var s = o(72443);
var i = o(67557);
var r = o(33233);
var a = o(73160);
const c = 1e7;
async function withPromptEvaluators(e, t) {
const o = [];
const u = [];
const l = [];
for (const h of e.jobs) {
if (h.items?.kind !== "test-data") {
l.push(h);
continue;
}
const {path: d} = h.items;
const p = await t.read(d, c).catch((0, n.j6)(s.k, () => null));
if (p === null) {
l.push(h);
continue;
}
const m = (0, a.l)(await (0, r.k)(d, (0, i.Z6)(p, d)), {
diagnostics: o,
notices: u
});
const f = m.map(t => t.check.kind === "judge" && e.judge !== null ? {
...t,
check: {
...t.check,
model: null
}
} : t);
l.push({
...h,
evaluate: [ ...h.evaluate, ...f ]
});
}
if (o.length > 0) throw new n.yo(o.map(e => ({
...e,
code: "batch-invalid"
})));
return {
file: {
...e,
jobs: l
},
notices: [ ...new Set(u.map(n.ut)) ]
};
}
})
};
