"use strict";

exports.id = 9578;

exports.ids = [ 9578, 8422 ];

exports.modules = {
69578: (function(e, t, n) {
n.r(t);
n.d(t, {
deliverBatch: () => deliverBatch,
joined: () => joined
});
var s = n(54539);
var o = n(30234);
var a = n(73948);
var r = n(24788);
var i = n(38422);
var c = n(860);
var l = n(26803);
var u = n(61890);
var d = n(90827);
var f = n(77730);
var h = n(45292);
var m = n(60795);
var w = n(35631);
var b = n(42357);
var p = n(80469);
var g = n(98970);
async function collectSubmissions(e, t, n) {
const s = new Map;
const o = [];
const wait = e => {
for (const t of e.keys) s.set(t, e.createdAt);
};
const a = new Set(e.flatMap(({batchId: e}) => e ?? []));
for (const s of e) {
const e = await lookAfter(s, a, wait, {
...n,
api: t
}).catch((0, b.j6)(p.T, e => e));
e === null || await expireLost(s, e, {
...n,
api: t
}) || o.push({
submission: s,
error: e
});
if (e !== null && m.Lc.has(e.modelError.kind)) break;
}
return {
inFlight: s,
failed: o
};
}
async function lookAfter(e, t, n, s) {
const o = e.batchId === null ? await adopt(e, t, s) : e;
o === "undecided" && n(e);
o === null && await s.files.remove(e);
if (o === "undecided" || o === null) return null;
o.batchId !== null && t.add(o.batchId);
await collect(o, s) || n(o);
return null;
}
async function expireLost(e, {modelError: t}, {api: n, files: o, isUsed: a, clock: r, onNotice: i}) {
if (t.kind !== "not-found" || r.now() - Date.parse(e.createdAt) < n.windowMs) return false;
const c = await (0, u.lx)(e, {
files: o,
isUsed: a
});
await saveAll({
...e,
keys: [ ...c ]
}, {
kind: "expired"
}, o);
await o.remove(e);
const l = `${(0, s.B4)(c.length, "request")} of ${e.createdAt.slice(0, 10)} for ${e.model}`;
i(`The provider no longer has ${e.batchId === null ? "the batch" : `batch ${e.batchId}`} with ${l}: they count as expired.`);
return true;
}
const y = 3e5;
const v = 6e5;
async function adopt(e, t, {api: n, files: o, clock: a, signal: r, onNotice: i}) {
const c = await n.list(Date.parse(e.createdAt) - y, r);
const l = c.filter(({batchId: n, label: s, count: o}) => !t.has(n) && (s === null ? o === null || o === e.keys.length : s === e.id));
for (const {batchId: t, label: a} of l) {
const c = a === e.id || await hasKeyOf(t, e, {
api: n,
signal: r
});
if (c === null) return "undecided";
if (!c) continue;
const l = {
...e,
batchId: t
};
await o.update(l);
i(`A batch of ${(0, s.B4)(e.keys.length, "request")} was sent before a run ended early: ${t} is used.`);
return l;
}
return a.now() - Date.parse(e.createdAt) < v ? "undecided" : null;
}
async function hasKeyOf(e, {keys: t}, {api: n, signal: s}) {
if ((await n.status(e, s)).state !== "ended") return null;
for await (const {id: o} of n.answers(e, s)) return t.includes(o);
return false;
}
async function collect(e, t) {
const {api: n, files: s, clock: o, signal: a, onNotice: r} = t;
const {batchId: i} = e;
if (i === null) return false;
const c = await n.status(i, a);
if (c.state === "running") return false;
if (c.state === "rejected") {
await saveRejected(e, c, {
files: s,
onNotice: r
});
await s.remove(e);
return true;
}
const l = new Set;
if (c.state === "ended") {
await download({
...e,
batchId: i
}, l, t);
const isShort = () => l.size < Math.min(e.keys.length, c.processed);
isShort() && await download({
...e,
batchId: i
}, l, t);
if (isShort() && o.now() - Date.parse(e.createdAt) < k) throw answersMissing(e, l);
const n = await s.limit(e.model);
n !== null && await s.saveLimit(e.model, n * 2);
}
await saveAll({
...e,
keys: e.keys.filter(e => !l.has(e))
}, {
kind: "expired"
}, s);
const u = e.keys.length;
l.size < u && r(`The provider did not process ${String(u - l.size)} of ${String(u)} requests.`);
await s.remove(e);
return true;
}
const k = 2592e5;
async function download(e, t, {api: n, files: s, isUsed: o, signal: a}) {
const r = new Set(e.keys);
for await (const {id: i, outcome: c} of n.answers(e.batchId, a)) {
if (!r.has(i) || t.has(i) || c.kind === "expired") continue;
t.add(i);
await o(i, e.createdAt) || await saveAll({
...e,
keys: [ i ]
}, c, s);
}
}
function answersMissing({keys: e}, {size: t}) {
const n = `The provider has returned ${String(t)} of ${(0, s.B4)(e.length, "answer")}, fewer than it counts.`;
return new p.T({
...g.t,
message: n
});
}
async function saveRejected(e, {reason: t, status: n, code: o, isTooLarge: a, requests: r}, {files: i, onNotice: c}) {
const l = e.keys.length;
const save = (t, s, o) => saveAll({
...e,
keys: [ ...t ]
}, {
kind: "error",
status: n,
body: {
error: {
message: s,
code: o
}
}
}, i);
const u = r.filter(({index: t}) => e.keys[t] !== void 0);
const d = new Set(u.map(({index: e}) => e)).size;
const f = d > 0 && d < l;
const h = ` Only ${(0, s.B4)(d, "request is", "requests are")} the reason; the others are sent again.`;
c(`The provider rejected a batch of ${(0, s.B4)(l, "request")}: ${t}${f ? h : ""}`);
if (a) await i.saveLimit(e.model, Math.max(1, Math.floor(l / 2))); else if (f) for (const {index: t, ...n} of u) await save(e.keys.slice(t, t + 1), n.reason, n.code); else await save(e.keys, t, o);
}
async function saveAll({keys: e, createdAt: t}, n, s) {
for (const o of e) {
const e = await s.answer(o);
const a = e !== null && (e.outcome.kind === "answer" || (e.sentAt ?? "") > t);
a || await s.saveAnswer(o, {
outcome: n,
sentAt: t
});
}
}
async function collectDeliveries(e, {batch: t, models: n, files: r}) {
const i = new Map;
const c = new Map;
const d = new Set;
const f = await r.submissions();
const h = (0, u.oo)(t.state.directory);
let w = null;
const onNotice = e => t.log.warning(t.redactor.redact(e));
const b = e.length === 0 ? [] : await r.unusableSubmissions();
for (const e of b) onNotice((0, l.L$)(e));
const collect = async (e, n) => {
const i = f.filter(t => t.model === e);
if (n === null || i.length === 0 || w !== null) return;
const {signal: l} = t.hostEnvironment;
const b = {
files: r,
isUsed: h,
clock: a.m,
signal: l,
onNotice: onNotice
};
const {inFlight: p, failed: g} = await collectSubmissions(i, n.api, b);
for (const [t, n] of p) c.set(t, sentReason(e, n));
for (const t of g) {
if (m.Lc.has(t.error.modelError.kind)) {
const {keys: n, id: a} = t.submission;
const {kind: r, status: i} = t.error.modelError;
const c = i === 403 ? ` ${sendsAgain(a)}` : "";
const l = `The batch API of ${e} cannot be asked for the answers to ${(0, s.B4)(n.length, "request")}: ${t.error.message}${c}`;
w = {
code: (0, o.g)(r),
reason: l
};
return;
}
const {isReachable: n, notice: a, reason: i} = problemIn(t);
n || d.add(e);
onNotice(a);
for (const e of await (0, u.lx)(t.submission, {
files: r,
isUsed: h
})) c.set(e, i);
}
};
for (const s of new Set(e.map(({job: e}) => e.model))) {
const o = e.filter(({job: e}) => e.model === s);
const a = await firstPrepared(o, t);
if (a === null) {
const e = f.filter(e => e.model === s);
for (const {keys: t, createdAt: n} of e) for (const e of t) c.set(e, sentReason(s, n));
continue;
}
const r = await n.accessOf(a);
i.set(s, r);
await collect(s, r);
}
for (const [s, o] of await judgesOf(e, {
batch: t,
models: n
})) i.has(s) || await collect(s, o);
return {
access: i,
waiting: c,
unreachable: d,
held: (0, l.$h)(b),
fatal: w
};
}
function problemIn({submission: {id: e, model: t, batchId: n, keys: o}, error: {message: a, modelError: r}}) {
const {kind: i, status: c, retryable: l} = r;
const u = n === null ? "the batch" : `batch ${n}`;
const d = (0, s.B4)(o.length, "request");
if (i === "not-found") return {
isReachable: true,
notice: `The batch API of ${t} does not find ${u} with ${d}, which wait until it must have ended: ${a}`,
reason: `the batch API of ${t} does not find ${u}; its requests wait until it must have ended`
};
if (i === "cut-off") return {
isReachable: true,
notice: `The answers of ${u} with ${d} for ${t} are incomplete, and a later run collects them: ${a}`,
reason: `the answers of ${u} of ${t} are incomplete`
};
if (c !== void 0 && c < 500 && !l) return {
isReachable: true,
notice: `The batch API of ${t} refuses to answer about ${u} with ${d}, which wait: ${a} ${sendsAgain(e)}`,
reason: `the batch API of ${t} refuses to answer about ${u}`
};
return {
isReachable: false,
notice: `The batch API of ${t} cannot be asked: ${a}`,
reason: `the batch API of ${t} could not be asked for the answer`
};
}
const sendsAgain = e => `If that does not change, delete delivery/${e}.json of the state directory to send the requests again and pay for them again.`;
async function judgesOf(e, {batch: t, models: n}) {
const s = new Map;
if (t.file.judgeDelivery !== "batch") return s;
for (const {id: o, evaluate: a} of t.file.jobs) {
if (!a.some(({check: e}) => e.kind === "judge")) continue;
const r = e.filter(({job: e}) => e.id === o);
const i = await firstPrepared(r, t);
for (const {check: e} of i?.inputs.evaluations ?? []) {
if (i === null || e.kind !== "judge") continue;
const o = e.model ?? t.file.judge ?? i.modelName;
s.has(o) || s.set(o, await n.judgeAccess(o, i));
}
}
return s;
}
function sentReason(e, t) {
return `sent to the batch API of ${e} at ${t.slice(0, 16)}Z; a later run collects the answer`;
}
async function firstPrepared(e, {prepare: t}) {
for (const {job: n} of e) {
const e = await t(n).catch((0, b.j6)(b.yo, () => null));
if (e !== null) return e;
}
return null;
}
var $ = n(77598);
var A = n(30461);
function createSubmitter(e) {
const {api: t} = e;
const n = {
submitted: 0,
fatal: null,
refusal: null,
problems: new Map
};
let s = [];
let o = 0;
let a = Promise.resolve();
const flush = () => {
const t = s;
s = [];
o = 0;
t.length > 0 && (a = a.then(() => submitInParts(t, n, e)));
return a;
};
return {
add: async e => {
const n = Buffer.byteLength(JSON.stringify(e.body)) + j;
const r = s.length >= t.maxRequests || s.length > 0 && o + n > t.maxBytes;
const i = r ? flush() : a;
s.push(e);
o += n;
await i;
},
close: flush,
problemOf: e => n.problems.get(e) ?? null,
fatal: () => n.fatal,
refusal: () => n.refusal,
submitted: () => n.submitted
};
}
const j = 300;
const [P, I] = [ 100, 16 ];
async function submitInParts(e, t, n) {
const a = t.submitted;
let r = [ e ];
const i = [];
let c = null;
let l = 0;
const isGivenUp = () => l >= (t.submitted > a ? P : I);
while (r.length > 0 && !isGivenUp()) {
const e = [];
for (const {part: s, submission: o} of await intendAll(r, t, n)) {
const a = isGivenUp() ? "not sent" : await submitter_submit({
part: s,
submission: o
}, t, n);
if (a === null) continue;
if (a === "not sent") {
await n.files.remove(o);
e.push(s);
continue;
}
l += 1;
c ??= a;
const r = Math.ceil(s.length / 2);
s.length > 1 ? e.push(s.slice(0, r), s.slice(r)) : i.push(a);
}
r = e;
}
if (c === null) return;
const u = e.length > 1 && t.submitted === a;
noteProblem(u ? e : r.flat(), c.error, t);
if (u) t.refusal ??= {
code: (0, o.g)(c.error.modelError.kind),
reason: `The batch API refused ${(0, s.B4)(e.length, "request")} for ${n.model}: ${c.error.message}`
}; else for (const e of i) await keepRefusal(e, t, n);
}
async function intendAll(e, t, {model: n, files: s, batch: o}) {
const r = [];
for (const t of e) {
const e = t.map(({id: e}) => e);
r.push({
part: t,
submission: await s.intend(n, e, a.m.now())
});
}
t.fatal !== null || o.hostEnvironment.signal.aborted || await o.saver.save("sending");
return r;
}
async function keepRefusal({submission: {keys: e, createdAt: t}, error: n}, {problems: s}, {files: o, model: a, batch: {log: r, redactor: i}}) {
const {body: c, message: l, modelError: u} = n;
for (const n of e) {
await o.saveAnswer(n, {
outcome: {
kind: "error",
status: u.status ?? 400,
body: c
},
sentAt: t
});
s.set(n, `refused by the batch API, which the next run reports as its failure: ${withoutStop(l)}`);
}
r.warning(i.redact(`The batch API refused a request for ${a}, whose job fails in the next run: ${l}`));
}
function noteProblem(e, {message: t}, {problems: n}) {
for (const {id: s} of e) n.set(s, `could not be sent to the batch API: ${withoutStop(t)}`);
}
const withoutStop = e => e.replace(/\.$/, "");
async function submitter_submit({part: e, submission: t}, n, s) {
const {api: o, files: a, batch: r} = s;
const {signal: i} = r.hostEnvironment;
if (n.fatal !== null || i.aborted) {
await a.remove(t);
for (const {id: t} of e) n.problems.set(t, n.fatal?.reason ?? "the run was canceled");
return null;
}
try {
const s = await o.submit(e, t.id, i);
s !== "" && await a.update({
...t,
batchId: s
});
n.submitted += e.length;
return null;
} catch (o) {
(0, b.ki)(o, p.T);
const {kind: r, status: i, retryable: c} = o.modelError;
const l = i !== void 0 && i < 500;
l && await a.remove(t);
if (l && !c && !m.g8.has(r)) return {
submission: t,
error: o
};
await noteFailure(t, o, n, s);
noteProblem(e, o, n);
return null;
}
}
async function noteFailure({keys: e}, {message: t, modelError: {kind: n}}, a, {model: r, files: i, batch: {log: c, redactor: l}}) {
n === "rate-limit" && await i.saveLimit(r, Math.max(1, Math.floor(e.length / 2)));
m.g8.has(n) ? a.fatal = {
code: (0, o.g)(n),
reason: t
} : c.warning(l.redact(`${(0, s.B4)(e.length, "request")} could not be sent to the batch API: ${t}`));
}
function firstProblem(e, t) {
return [ ...e ].map(e => e[t]()).find(e => e !== null) ?? null;
}
function createJudgeDelivery(e) {
const {batch: t, files: n} = e;
const o = new Map;
const a = new Map;
const r = [];
const submitterOf = (e, {api: s}) => {
const a = o.get(e) ?? createSubmitter({
model: e,
api: s,
files: n,
batch: t
});
o.set(e, a);
return a;
};
return {
modelsFor: ({job: t}, n) => {
const s = {
waits: null,
isPaid: false,
used: new Set,
asked: new Map
};
a.set(t.key, s);
return {
...n,
modelOf: async (e, t) => watched(await n.modelOf(e, t), s),
judgesFor: (o, a) => {
const i = n.judgesFor(o, a);
return async a => {
const [c, l] = [ await i(a), await n.judgeAccess(a, o) ];
if (l === null) return (0, A.H)(c, (e, t) => askNow(c, e, {
questions: s,
signal: t
}));
const submitter = () => submitterOf(a, l);
return deliveredJudge(c, {
...e,
access: l,
submitter: submitter,
unusable: r,
key: t.key,
questions: s
});
};
},
judgesWait: () => s.waits
};
},
forget: async ({job: e}) => {
for (const t of a.get(e.key)?.used ?? []) await n.removeOutcome(t);
},
send: async () => {
for (const e of o.values()) await e.close();
const e = [ ...o ].map(([e, t]) => `${(0, s.B4)(t.submitted(), "question")} to ${e}`);
e.length > 0 && t.log.info(`Sent to the batch API for judging: ${e.join(", ")}.`);
const n = (0, l.ID)(r);
n !== null && t.log.warning(n);
},
firstProblem: e => firstProblem(o.values(), e),
problemOf: ({job: e}) => {
const t = [ ...a.get(e.key)?.asked ?? [] ];
const n = t.map(([e, t]) => t.problemOf(e)).find(e => e !== null);
return n === void 0 ? null : `its answer has arrived; the question to its judge: ${n}`;
}
};
}
function watched(e, t) {
let n = true;
return (0, A.H)(e, (s, o) => {
n || (t.isPaid = true);
n = false;
return e.stream(s, o);
});
}
async function* askNow(e, t, {questions: n, signal: s}) {
if (n.waits !== null) {
yield {
type: "error",
modelError: O
};
return;
}
n.isPaid = true;
yield* e.stream(t, s);
}
function deliveredJudge(e, t) {
return (0, A.H)(e, async function*(n, s) {
const {access: o, files: a, onExpired: r, questions: i, waiting: l} = t;
if (n.messages.length > 1) {
yield* askNow(e, n, {
questions: i,
signal: s
});
return;
}
const u = JSON.stringify([ e.name, n.system, n.messages, n.outputSchema ?? null ]);
const d = (0, c.VY)(t.key);
const f = `${d}${(0, $.createHash)("sha256").update(u).digest("hex").slice(d.length)}`;
const h = l.has(f) ? null : await a.outcome(f);
const m = h !== null && r !== "fail" && (0, c.O$)(h);
if (h === null || m) if (i.isPaid || m && r === "now") {
i.used.add(f);
yield* askNow(e, n, {
questions: i,
signal: s
});
} else {
m && await a.removeOutcome(f);
const o = l.has(f) ? null : await whyUnknown(f, t);
const r = l.has(f) || o !== null ? null : await prepare(n, f, t, s);
const c = o ?? `${e.name} judges it by the batch API`;
r === null && (i.waits = `its answer has arrived; ${c}`);
yield {
type: "error",
modelError: r ?? O
};
} else {
i.used.add(f);
yield* o.events(n, h, s);
}
});
}
async function whyUnknown(e, {files: t, held: n, unusable: s}) {
const o = await t.unusableOutcome(e);
if (o === null) return n === null ? null : `the question to its judge: ${n}`;
s.push(o);
return `the verdict about it: ${(0, l.Jn)(o)}`;
}
async function prepare(e, t, {access: n, submitter: s, questions: o}, a) {
const r = await n.prepare(e, a);
if ("modelError" in r) return r.modelError;
if (o.asked.has(t)) return null;
o.asked.set(t, s());
await s().add({
id: t,
...r
});
return null;
}
const O = {
kind: "rate-limit",
message: "The question is sent by the batch API.",
hint: "A later run collects the verdict.",
retryable: false
};
function answeredModels(e, t) {
const n = answeringFirst(e, e => (n, s) => e.events(n, t, s));
return t.kind === "answer" ? {
...n,
isAnswered: true
} : n;
}
function preparingModels(e, {id: t, onPrepared: n}) {
return answeringFirst(e, e => async function*(s, o) {
const a = await e.prepare(s, o);
"body" in a && await n({
id: t,
...a
});
yield {
type: "error",
modelError: "body" in a ? S : a.modelError
};
});
}
function answeringFirst(e, t) {
return {
...e,
modelOf: async (n, s) => {
const [o, a] = [ await e.modelOf(n, s), await e.accessOf(n) ];
return a === null ? o : firstAnsweredBy(o, t(a));
}
};
}
function firstAnsweredBy(e, t) {
let n = true;
return (0, A.H)(e, (s, o) => {
if (!n) return e.stream(s, o);
n = false;
return t(s, o);
});
}
const S = {
kind: "rate-limit",
message: "The request is sent by the batch API.",
hint: "A later run collects its answer.",
retryable: false
};
async function deliverBatch(e, t) {
const n = redactedFiles(t.batch);
const s = await collectDeliveries(e, {
...t,
files: n
});
if (s.fatal !== null) return {
...q,
fatal: s.fatal
};
const o = await sortTasks(e, s, {
changed: t.batch.changed,
files: n,
onExpired: t.batch.file.onExpired
});
const a = (0, l.ID)(o.unusable);
a !== null && t.batch.log.warning(a);
const r = new Set;
const note = ({job: e}, {turns: t, errorKind: n}) => {
t > 0 && (n === null || f.gP.some(e => e === n)) && r.add((0, i.groupOf)(e));
return Promise.resolve();
};
const {end: c, judgesRefusal: u} = await runAnswered(o, {
...t,
files: n,
collected: s,
note: note
});
const hasSucceeded = e => r.has(e) || t.hasSucceeded(e);
const {canaries: d, others: h} = (0, i.splitCanaries)(o.fresh, hasSucceeded);
const {budget: m} = t;
const w = [ ...o.live, ...d ];
const b = isOver(c, t) ? {
...q,
deferred: leftOver(w, c, t)
} : await t.run(w, {
budget: m,
modelsFor: () => Promise.resolve(t.models),
onRecord: note
});
const p = joined(joined(c, b), {
...q,
deferred: o.waiting
});
const g = {
...q,
fatal: u
};
if (isOver(p, t)) {
const e = leftOver(h, p, t);
return joined(joined(p, {
...q,
deferred: e
}), g);
}
const {sendable: y, held: v} = heldBack(h, {
hasSucceeded: hasSucceeded,
collected: s
});
const k = {
...t,
files: n,
access: s.access,
waiting: s.waiting
};
const $ = await sendTasks(y, k);
return joined(joined(joined(p, {
...q,
deferred: v
}), $), g);
}
async function runAnswered({answered: e, refusal: t}, n) {
const {batch: s, files: o, collected: a, note: r} = n;
const {waiting: i, held: c} = a;
const l = createJudgeDelivery({
batch: s,
files: o,
onExpired: s.file.onExpired,
waiting: i,
held: c
});
const modelsFor = async e => {
const t = await n.files.outcome(e.job.key);
const o = t !== null && (a.access.get(e.job.model) ?? null) !== null;
const r = o ? answeredModels(n.models, t) : n.models;
return s.file.judgeDelivery === "batch" ? l.modelsFor(e, r) : r;
};
const d = await n.run(e, {
budget: (0, h.V5)(n.budget),
modelsFor: modelsFor,
onRecord: async (e, t) => {
await r(e, t);
if (!(0, u.cM)(t)) return;
await s.state.directory.flush();
await o.removeOutcome(e.job.key);
await l.forget(e);
}
});
await l.send();
const f = d.deferred.map(e => ({
...e,
reason: l.problemOf(e.task) ?? e.reason
}));
const m = d.fatal ?? l.firstProblem("fatal") ?? t;
return {
end: {
...d,
deferred: f,
fatal: m
},
judgesRefusal: l.firstProblem("refusal")
};
}
function redactedFiles({state: e, redactor: t}) {
const n = (0, c.bA)(e.directory);
return {
...n,
saveAnswer: (e, {outcome: s, sentAt: o}) => n.saveAnswer(e, {
outcome: (0, r.E)(s, t.redact, d.o),
sentAt: o
})
};
}
async function sortTasks(e, {access: t, waiting: n, held: o}, {files: a, onExpired: r, changed: i}) {
const u = {
answered: [],
live: [],
fresh: [],
waiting: []
};
const d = [];
const f = new Map;
for (const s of e) {
const {key: e, model: h} = s.job;
const m = n.get(e);
const b = m === void 0 ? await a.outcome(e) : null;
const p = refusalOf(b, t.get(h) ?? null);
if (p !== null) {
await a.removeOutcome(e);
f.set(e, p);
continue;
}
const g = b !== null && (0, c.O$)(b) && r !== "fail";
g && await a.removeOutcome(e);
if (m !== void 0) u.waiting.push({
task: s,
reason: m
}); else if (i.has(e) && (b === null || g)) u.waiting.push({
task: s,
reason: w.wz
}); else if ((t.get(h) ?? null) === null || g && r === "now") u.live.push(s); else if (b === null || g) {
const t = g ? null : await a.unusableOutcome(e);
t !== null && d.push(t);
const n = t === null ? o : (0, l.Jn)(t);
n === null ? u.fresh.push(s) : u.waiting.push({
task: s,
reason: n
});
} else u.answered.push(s);
}
const [h] = f.values();
const m = (0, s.B4)(f.size, "request");
const b = h === void 0 ? null : {
...h,
reason: `The batch API refused ${m}: ${h.reason} The next run sends them again.`
};
return {
...u,
unusable: d,
refusal: b
};
}
function refusalOf(e, t) {
if (e === null || e.kind !== "error" || t === null) return null;
const {kind: n, message: s, hint: a} = t.errorOf(e);
return m.g8.has(n) ? {
code: (0, o.g)(n),
reason: `${s} ${a}`
} : null;
}
function heldBack(e, {hasSucceeded: t, collected: n}) {
const s = [];
const o = [];
for (const a of e) {
const {job: e} = a;
n.unreachable.has(e.model) ? o.push({
task: a,
reason: `the batch API of ${e.model} cannot be asked`
}) : t((0, i.groupOf)(e)) ? s.push(a) : o.push({
task: a,
reason: "the first job of its entry, which is run before the others are sent, has failed"
});
}
return {
sendable: s,
held: o
};
}
const q = {
deferred: [],
fatal: null,
refused: null,
hasStopped: false
};
function joined(e, t) {
return {
deferred: [ ...e.deferred, ...t.deferred ],
fatal: e.fatal ?? t.fatal,
refused: e.refused ?? t.refused,
hasStopped: e.hasStopped || t.hasStopped
};
}
function isOver({fatal: e, refused: t, hasStopped: n}, {batch: s}) {
return e !== null || t !== null || n || s.hostEnvironment.signal.aborted;
}
function leftOver(e, {fatal: t, refused: n, hasStopped: s}, {batch: o}) {
if (t !== null || o.hostEnvironment.signal.aborted) return [];
const a = s ? "a job failed, and on-failure is stop" : `${n ?? "the run"} was reached`;
return e.map(e => ({
task: e,
reason: a
}));
}
async function sendTasks(e, t) {
const {batch: n, files: o, access: r} = t;
const i = new Map;
const c = [];
const l = [];
const u = new Date(a.m.now()).toISOString();
for (const s of new Set(e.map(({job: e}) => e.model))) {
const a = e.filter(({job: e}) => e.model === s);
const u = r.get(s)?.api;
if (u === void 0) continue;
i.set(s, createSubmitter({
model: s,
api: u,
files: o,
batch: n
}));
const d = await mostRequests(s, a, t);
l.push(...a.slice(0, d));
for (const e of a.slice(d)) c.push({
task: e,
reason: `${s} accepts no more waiting requests now`
});
}
const {end: d, prepared: f} = await prepareAll(l, i, t);
for (const e of i.values()) await e.close();
const h = [ ...i ].map(([e, t]) => `${(0, s.B4)(t.submitted(), "request")} for ${e}`);
i.size > 0 && n.log.info(`Sent to the batch API: ${h.join(", ")}.`);
const [m, w] = [ "fatal", "refusal" ].map(e => firstProblem(i.values(), e));
const b = d.deferred.map(({task: e, reason: t}) => {
const {key: n, model: s} = e.job;
const o = f.has(n) ? sentReason(s, u) : t;
return {
task: e,
reason: i.get(s)?.problemOf(n) ?? o
};
});
return {
...d,
fatal: d.fatal ?? m ?? w ?? null,
deferred: [ ...b, ...c ]
};
}
async function mostRequests(e, t, {files: n, waiting: s, batch: o}) {
const a = await n.limit(e);
if (a === null) return t.length;
const r = o.plan.jobs.filter(t => t.model === e && s.has(t.key)).length;
return Math.max(0, a - r);
}
async function prepareAll(e, t, {models: n, run: s, budget: o}) {
const a = new Set;
const r = await s(e, {
budget: o,
modelsFor: ({job: e}) => {
const s = t.get(e.model);
if (s === void 0) return Promise.resolve(n);
return Promise.resolve(preparingModels(n, {
id: e.key,
onPrepared: async t => {
a.add(e.key);
await s.add(t);
}
}));
},
isPrepared: ({job: e}) => a.has(e.key) ? `prepared for the batch API of ${e.model}` : null
});
return {
end: r,
prepared: a
};
}
}),
38422: (function(e, t, n) {
n.r(t);
n.d(t, {
groupOf: () => groupOf,
splitCanaries: () => splitCanaries
});
function groupOf({id: e, model: t, matrix: n}) {
return JSON.stringify([ e, t, n ]);
}
function splitCanaries(e, t) {
const n = new Set;
const s = [];
const o = [];
for (const a of e) {
const e = groupOf(a.job);
const r = !n.has(e) && !t(e);
n.add(e);
(r ? s : o).push(a);
}
return {
canaries: s,
others: o
};
}
}),
26803: (function(e, t, n) {
n.d(t, {
$h: () => unknownReason,
ID: () => answersNotice,
Jn: () => answerReason,
L$: () => submissionNotice,
l_: () => mergedNotice
});
var s = n(54539);
const o = "use the resume-key with which it was written";
function submissionNotice({name: e, problem: t}) {
return `${e} of the state directory cannot be used, because ${t}. Which requests it has sent is unknown, so no job is sent to a batch API: ${o}, or delete it to send its requests again and pay for them again.`;
}
function unknownReason(e) {
const [t] = e;
if (t === void 0) return null;
const n = e.slice(0, a).map(({name: e}) => e);
const r = e.length > a ? ` and ${(0, s.B4)(e.length - a, "more file")}` : "";
return `it may be at the batch API already: ${n.join(", ")}${r} cannot be used (${t.problem}); ${o}, or delete the file to send it again`;
}
const a = 3;
function answerReason({name: e, problem: t}) {
return `its answer in ${e} cannot be used (${t}); ${o}, or delete the file to send it again`;
}
function answersNotice(e) {
const [t] = e;
if (t === void 0) return null;
const n = (0, s.B4)(e.length, "stored answer");
return `The state directory has ${n} of a batch API that cannot be used, such as ${t.name}, because ${t.problem}. Nothing is sent again for them: use the resume-key with which they were written, or delete them to pay for them again.`;
}
function mergedNotice({name: e, problem: t}) {
return `${e} cannot be used, because ${t}. The merged state keeps it, so the next run does not send its requests again, which may be paid for: ${o}, or delete it from the merged state to pay for it again.`;
}
}),
80469: (function(e, t, n) {
n.d(t, {
T: () => BatchApiError
});
class BatchApiError extends Error {
name="BatchApiError";
modelError;
body;
constructor(e, t = null) {
super(`${e.message} ${e.hint}`);
this.modelError = e;
this.body = t;
}
}
})
};
