"use strict";

exports.id = 8548;

exports.ids = [ 8548 ];

exports.modules = {
58548: (function(t, e, n) {
n.d(e, {
addResults: () => addResults,
resultsOf: () => resultsOf
});
var r = n(12126);
var s = n(51790);
var a = n(78954);
var o = n(20653);
var l = n(27030);
var i = n(77598);
const c = 3;
const u = {
call: 8,
cycle: 6
};
const p = 5;
const f = 5;
function observeTurn(t, e) {
const {changes: n, lastChange: r} = countChanges(t, e);
const s = new Map(e.map(t => [ keyOf(t, n), `${t.call.name}(${t.label})` ]));
const a = [ ...s ].map(([t, e]) => ({
key: t,
label: e
}));
const o = [ ...t.recent, ...a ].slice(-p * (u.call + 1));
const l = e.findLastIndex(t => !t.isError);
const i = l < 0 ? t.failures + e.length : e.length - 1 - l;
const d = {
recent: o,
failures: i,
changes: n,
lastChange: r
};
const {period: h, times: g} = longestCycle(o);
const m = h === 1 ? u.call : u.cycle;
const y = [ ...new Set(o.slice(-h).map(t => t.label)) ];
const w = y.length === 1 ? g * h : g;
const v = y.join(", ");
if (g >= m) return {
repeats: d,
advice: null,
stop: {
kind: "repeated-call",
label: v,
times: w
}
};
const x = y.length === 1 ? v : `The sequence ${v}`;
const $ = longestCycle(t.recent).times;
const b = g > $;
if (b && g >= m - 1) return {
repeats: d,
advice: lastWarning(x, w),
stop: null
};
if (g >= c && $ < c) return {
repeats: d,
advice: repeatAdvice(x, w, e),
stop: null
};
const O = g < c && i >= f && t.failures < f;
return {
repeats: d,
advice: O ? failureAdvice(i) : null,
stop: null
};
}
function countChanges(t, e) {
let {changes: n, lastChange: r} = t;
for (const t of (0, l.n)(e)) {
const e = inputKey(t);
if (t.changes.length === 0 || e === r) continue;
n += 1;
r = e;
}
return {
changes: n,
lastChange: r
};
}
function keyOf(t, e) {
const {call: n, parts: r, refusalKey: s} = t;
if (s !== void 0) return `denied ${n.name} ${s}`;
const a = (0, i.createHash)("sha256");
for (const t of r) a.update(t.type === "text" ? t.text : t.data);
return `${inputKey(t)} ${a.digest("base64")} ${String(e)}`;
}
function inputKey({call: t}) {
return `${t.name} ${JSON.stringify(normalizedInput(t.input) ?? null)}`;
}
function normalizedInput(t) {
if (typeof t === "string") return t.trim();
if (Array.isArray(t)) return t.map(normalizedInput);
if (typeof t !== "object" || t === null) return t;
const e = Object.entries(t).filter(([t]) => t !== "description");
return e.toSorted(([t], [e]) => t < e ? -1 : 1).map(([t, e]) => [ t, normalizedInput(e) ]);
}
function longestCycle(t) {
let e = {
period: 1,
times: t.length === 0 ? 0 : 1
};
for (let n = 1; n <= p; n += 1) {
let r = 0;
for (let e = t.length - 1; e >= n; e -= 1) {
if (t[e]?.key !== t[e - n]?.key) break;
r += 1;
}
const s = Math.floor(r / n) + 1;
s > e.times && (e = {
period: n,
times: s
});
}
return e;
}
function repeatAdvice(t, e, n) {
const r = n.every(({denial: t}) => t !== void 0) ? "was refused for the same reason" : n.every(t => t.isError) ? "failed" : "gave the same result";
return `${t} was called ${String(e)} times in a row and ${r} each time. Stop repeating it: change the input, try another approach, or answer with what you have.`;
}
function lastWarning(t, e) {
return `${t} was repeated ${String(e)} times without any change. If it is repeated once more, the run ends. Do something else now, or give your final answer.`;
}
function failureAdvice(t) {
return `The last ${String(t)} calls failed. Read their messages again, check your assumptions about paths, tools and rules, and then change the approach, or answer with what you have and name what is missing.`;
}
var d = n(14179);
var h = n(8748);
async function resultsOf(t, e, n, r) {
const {hooks: s} = t;
const {parallelGroup: o, onDenied: i} = t.calls;
const c = n ? refuseTruncated(t.calls.run) : t.calls.run;
const u = [];
for (const n of groups((0, a.p9)(e), o)) {
const e = r.aborted || (s?.stopped() ?? null) !== null || i === "stop" && (0, l.W)(u).length > 0;
if (e) break;
u.push(...await Promise.all(n.map(e => runOne(e, c, t.onEvent, r))));
}
return u;
}
async function addResults(t, e, n, r) {
const {plan: s} = e.window;
const a = Math.max(1e3, Math.min(s.turn, (s.window - (0, d.Te)(e)) / 2));
e.results.push(...n.map(withoutContent));
const o = a / Math.max(1, (0, h.pO)(e.window.calibration));
const i = capResults(n, o, t.calls.saveRest);
(0, d.xQ)(t, e, {
role: "tool",
results: i.map(toResultPart)
});
const c = i.filter((t, e) => t !== n[e]);
c.length > 0 && t.onEvent({
type: "results-capped",
results: c.map(toResultPart)
});
const {repeats: u, advice: p, stop: f} = observeTurn(e.repeats, n);
e.repeats = u;
if (f !== null) return f;
const [g] = t.calls.onDenied === "stop" ? (0, l.W)(n) : [];
if (g !== void 0) return {
kind: "denied",
label: g.label
};
const m = {
used: (0, d.Te)(e),
trigger: s.trigger
};
const y = await (t.context?.afterTurn?.({
results: n,
spent: r(),
window: m
})) ?? [];
const w = p === null ? [] : [ {
type: "notice",
text: p
} ];
for (const n of [ ...w, ...y ]) (0, d.xQ)(t, e, {
role: "attachment",
attachment: n
});
return t.hooks?.stopped() ?? null;
}
function startOfPart(t) {
return t.type === "text" ? {
type: "text",
text: (0, o.ml)(t.text, 500)
} : t;
}
function withoutContent(t) {
const {nested: e} = t;
return {
...t,
parts: t.isError ? t.parts.slice(0, 1).map(startOfPart) : [],
...e === void 0 ? {} : {
nested: {
...e,
results: e.results.map(withoutContent),
attachments: []
}
}
};
}
async function runOne(t, e, n, r) {
const s = {
id: t.id,
name: t.name,
input: t.input
};
n({
type: "tool-start",
call: s
});
const a = await e(s, r);
const o = {
...a
};
delete o.nested;
n({
type: "tool-end",
result: o
});
for (const t of a.nested?.denials ?? []) t.stage === "execution" && n({
type: "denied",
denial: t
});
return a;
}
function refuseTruncated(t) {
return async (e, n) => {
if (typeof e.input !== "string") return await t(e, n);
const r = "This call was cut off at the limit of output tokens, so it was not run. Sending it again fails in the same way: write the content in several smaller calls.";
const s = [ {
type: "text",
text: r
} ];
return {
call: e,
status: "invalid",
label: e.name,
parts: s,
isError: true,
changes: [],
durationMs: 0
};
};
}
function toResultPart(t) {
return {
type: "tool-result",
id: t.call.id,
name: t.call.name,
parts: t.parts,
isError: t.isError
};
}
const g = 16;
function groups(t, e) {
const n = [];
let r = null;
for (const s of t) {
const t = e(s.name);
const a = n.at(-1);
t !== null && t === r && a !== void 0 && a.length < g ? a.push(s) : n.push([ s ]);
r = t;
}
return n;
}
const m = 200;
function capResults(t, e, n) {
const r = t.map(sizeOf);
if (r.reduce((t, e) => t + e, 0) <= e) return t;
const s = Math.max(m, fairShare(r, e));
return t.map((t, e) => (r[e] ?? 0) <= s ? t : {
...t,
parts: capParts(t, s, n)
});
}
function sizeOf({parts: t}) {
return t.reduce((t, e) => t + (0, r.Yi)(e), 0);
}
function fairShare(t, e) {
let n = e;
let r = t.length;
for (const e of t.toSorted((t, e) => t - e)) {
if (e > n / r) return Math.floor(n / r);
n -= e;
r -= 1;
}
return e;
}
function capParts({parts: t}, e, n) {
let a = e;
return t.map(t => {
const e = (0, r.Yi)(t);
if (e <= a) {
a -= e;
return t;
}
if (t.type === "media") return (0, s.h9)(t, "the results of this turn are too large; open it alone");
const l = Math.floor((0, r.gn)(t.text, a) / 2);
const i = n?.(t.text) ?? null;
const c = i === null ? "Repeat the call alone, or narrow it, to see more." : `The whole result is in ${i}: open the part that you need with Read, offset and limit.`;
const u = `[\u2026 ${String(t.text.length - 2 * l)} of ${String(t.text.length)} characters omitted, because the results of this turn are too large together. ${c} \u2026]`;
const p = `${(0, o.GH)(t.text, l)}\n${u}\n${(0, o.pJ)(t.text, l)}`;
a = 0;
return {
type: "text",
text: p
};
});
}
})
};
