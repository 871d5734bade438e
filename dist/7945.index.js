"use strict";

exports.id = 7945;

exports.ids = [ 7945, 8321 ];

exports.modules = {
860: (function(t, e, n) {
n.d(e, {
O$: () => isUnprocessed,
VY: () => jobPrefixOf,
bA: () => deliveryFilesIn
});
var s = n(77598);
var o = n(94343);
var a = n(43759);
var r = n(31734);
const i = o.YjP().check(a.Fk(/^[0-9a-f]{64}$/));
const c = o.YjP().check(a.Fk(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?Z$/));
const u = o.Ikc({
formatVersion: o.euz(1),
id: o.YjP().check(a.Fk(/^[0-9a-f]{32}$/)),
model: o.YjP().check(a.Eb(1e3)),
createdAt: c,
keys: o.YOg(i).check(a.m9(1), a.Eb(1e5)),
batchId: o.mee(o.YjP().check(a.m9(1), a.Eb(1e3)))
});
const jobPrefixOf = t => t.slice(0, 32);
const l = o.Ikc({
formatVersion: o.euz(1),
key: i,
sentAt: o.lqM(c),
outcome: o.gMt("kind", [ o.Ikc({
kind: o.euz("answer"),
body: o.L5J()
}), o.Ikc({
kind: o.euz("error"),
status: o.Whr().check(a.qm(100), a.Zm(599)),
body: o.L5J()
}), o.Ikc({
kind: o.euz("expired")
}) ])
});
const d = o.Ikc({
formatVersion: o.euz(1),
requests: o.g1P(o.YjP().check(a.Eb(1e3)), o.Whr().check(a.NC()))
});
const h = 2e7;
const f = 64e6;
const w = "delivery/limits.json";
const answerOf = t => `answers/${t}.json`;
function deliveryFilesIn(t) {
const nameOf = ({id: t}) => `delivery/${t}.json`;
const write = (e, n) => t.write(e, `${JSON.stringify(n)}\n`);
const answer = async e => {
const n = await (0, r.h)(t, answerOf(e), l, f);
return n === null || n.key !== e ? null : {
outcome: n.outcome,
sentAt: n.sentAt ?? null
};
};
const limits = async () => (await (0, r.h)(t, w, d))?.requests ?? {};
return {
submissions: async () => {
const e = await readSubmissions(t);
return e.flatMap(t => "value" in t ? [ t.value ] : []).toSorted((t, e) => `${t.createdAt} ${t.id}` < `${e.createdAt} ${e.id}` ? -1 : 1);
},
unusableSubmissions: async () => (await readSubmissions(t)).filter(t => "problem" in t),
intend: async (t, e, n) => {
const o = {
formatVersion: 1,
id: (0, s.randomBytes)(16).toString("hex"),
model: t,
createdAt: new Date(n).toISOString(),
keys: [ ...e ],
batchId: null
};
await write(nameOf(o), o);
return o;
},
update: t => write(nameOf(t), t),
remove: e => t.remove(nameOf(e)),
outcome: async t => (await answer(t))?.outcome ?? null,
answer: answer,
unusableOutcome: e => unusableAnswer(t, e),
outcomeKeys: async () => (await t.names("answers")).flatMap(t => /^([0-9a-f]{64})\.json$/.exec(t)?.[1] ?? []),
saveAnswer: (t, {outcome: e, sentAt: n}) => write(answerOf(t), {
formatVersion: 1,
key: t,
...n !== null && {
sentAt: n
},
outcome: e
}),
removeOutcome: e => t.remove(answerOf(e)),
limit: async t => {
const e = await limits();
return Object.hasOwn(e, t) ? e[t] ?? null : null;
},
limits: limits,
saveLimit: async (t, e) => {
await write(w, {
formatVersion: 1,
requests: {
...await limits(),
[t]: e
}
});
}
};
}
async function readSubmissions(t) {
const e = (await t.names("delivery")).filter(t => /^[0-9a-f]{32}\.json$/.test(t));
const n = e.map(t => `delivery/${t}`);
const read = async e => {
const n = await (0, r.R)(t, e, u, h);
return n === null ? [] : [ {
name: e,
...n
} ];
};
return (await Promise.all(n.map(read))).flat();
}
async function unusableAnswer(t, e) {
const n = answerOf(e);
const s = await (0, r.R)(t, n, l, f);
if (s === null || "value" in s && s.value.key === e) return null;
return {
name: n,
problem: "problem" in s ? s.problem : "it was written for another request"
};
}
function isUnprocessed(t) {
return t.kind === "expired" || t.kind === "error" && (t.status === 429 || t.status >= 500);
}
}),
71195: (function(t, e, n) {
n.d(e, {
L: () => tidyDeliveries
});
var s = n(54539);
var o = n(860);
var a = n(61890);
const r = 30;
async function tidyDeliveries(t, e, {now: n, isDry: i = false}) {
const c = new Set(e.map(({key: t}) => (0, o.VY)(t)));
const u = new Date(n - r * 24 * 36e5).toISOString();
const l = {
isPlanned: t => c.has((0, o.VY)(t)),
oldest: u
};
const d = (0, a.oo)(t);
const h = (0, o.bA)(t);
const f = i ? {
...h,
remove: keep,
removeOutcome: keep
} : h;
const w = await tidySubmissions(f, {
...l,
isUsed: d
});
const m = await tidyAnswers(f, {
...l,
isUsed: d
});
if (w + m === 0) return null;
const p = [ ...w > 0 ? [ `${(0, s.B4)(w, "request")} that a batch API has` ] : [], ...m > 0 ? [ `${(0, 
s.B4)(m, "answer")} of a batch API` ] : [] ];
return `The state directory has ${p.join(" and ")} for jobs that are not in the batch any more, because they were removed or changed. They are paid for, so they are kept for ${String(r)} days and used if their jobs are in the batch again.`;
}
const keep = () => Promise.resolve();
async function tidySubmissions(t, {isPlanned: e, isUsed: n, oldest: s}) {
let o = 0;
const tidy = async a => {
const r = [];
for (const t of a.keys) await n(t, a.createdAt) || r.push(t);
if (r.some(e)) return;
r.length === 0 || a.createdAt < s ? await t.remove(a) : o += r.length;
};
for (const e of await t.submissions()) await tidy(e);
return o;
}
async function tidyAnswers(t, {isPlanned: e, isUsed: n, oldest: s}) {
let o = 0;
for (const a of await t.outcomeKeys()) {
const r = await t.answer(a);
if (r === null) continue;
const i = r.sentAt !== null && r.sentAt < s;
await n(a, r.sentAt) || i && !e(a) ? await t.removeOutcome(a) : e(a) || (o += 1);
}
return o;
}
}),
61890: (function(t, e, n) {
n.d(e, {
Zc: () => unusedRequests,
cM: () => containsAnswer,
lx: () => missingKeys,
oo: () => usedRequests
});
var s = n(94343);
var o = n(31734);
var a = n(860);
function containsAnswer({turns: t, errorKind: e}) {
return e !== "unknown-changes" && (t > 0 || e !== null);
}
const r = s.Ikc({
endedAt: s.YjP(),
turns: s.aig(),
errorKind: s.mee(s.YjP())
});
const i = 64e6;
function usedRequests(t) {
let e = null;
const list = async () => new Map((await t.names("jobs")).map(t => [ (0, a.VY)(t), t ]));
return async (n, s) => {
e ??= list();
const c = (await e).get((0, a.VY)(n));
if (c === void 0) return false;
const u = await (0, o.h)(t, `jobs/${c}`, r, i);
return u !== null && containsAnswer(u) && (s === null || Date.parse(u.endedAt) >= Date.parse(s));
};
}
async function missingKeys({keys: t, createdAt: e}, {files: n, isUsed: s}) {
const o = new Set(await n.outcomeKeys());
const a = [];
for (const r of t) {
const t = o.has(r) ? (await n.answer(r))?.sentAt : null;
(t ?? "") < e && !await s(r, e) && a.push(r);
}
return a;
}
async function unusedRequests(t) {
const e = (0, a.bA)(t);
const n = usedRequests(t);
const s = new Set;
for (const {keys: t, createdAt: o} of await e.submissions()) for (const e of t) await n(e, o) || s.add(e);
for (const t of await e.outcomeKeys()) {
const o = await e.answer(t);
o === null || await n(t, o.sentAt) || s.add(t);
}
return s;
}
}),
11795: (function(t, e, n) {
n.d(e, {
Ce: () => restoreFiles,
L8: () => isKeptFile,
NG: () => isOfRun,
fM: () => copyKeptFiles,
nM: () => keptFilesIn,
qB: () => betterRecord
});
var s = n(76760);
var o = n(42357);
var a = n(20274);
var r = n(72443);
var i = n(39035);
const c = [ /^delivery\/(?:[0-9a-f]{32}|limits)\.json$/, /^(?:answers|jobs|trees)\/[0-9a-f]{64}\.json$/ ];
const u = [ i.V4, i.y6, "plan.json", "plan.json.mac" ];
function isOfRun(t) {
return t !== i.V4 && u.includes(t);
}
function isKeptFile(t) {
return u.includes(t) || c.some(e => e.test(t));
}
const l = [ "delivery", "answers", "jobs", "trees" ];
async function* keptFilesIn(t) {
for (const e of l) for (const n of await t.names(e)) {
const t = `${e}/${n}`;
isKeptFile(t) && (yield t);
}
for (const e of u) await t.has(e) && (yield e);
}
async function copyKeptFiles(t, e) {
for await (const n of keptFilesIn(t)) await e.takeIn((0, s.join)(t.path, n), n);
}
function betterRecord(t, e) {
const [n, s] = [ outlineOf(t), outlineOf(e) ];
if (n.isSuccess !== s.isSuccess) return n.isSuccess ? "ours" : "theirs";
const o = n.endedAt === s.endedAt ? n.scoredAt > s.scoredAt : n.endedAt > s.endedAt;
return o ? "ours" : "theirs";
}
function outlineOf(t) {
const e = t === null ? null : (0, a.U4)(t.toString("utf8"));
const n = typeof e === "object" ? e : null;
const timeOf = t => typeof n?.[t] === "string" ? n[t] : "";
return {
isSuccess: n?.["conclusion"] === "success",
endedAt: timeOf("endedAt"),
scoredAt: timeOf("scoredAt")
};
}
const d = 64e6;
async function restoreFiles(t, {from: e, to: n}) {
const o = [];
for (const a of t) {
if (await n.has(a) && !await isReplaced(a, e, n)) continue;
await n.takeIn((0, s.join)(e.path, a), a);
o.push(a);
a.startsWith("jobs/") && await n.remove(a.replace("jobs/", "trees/"));
}
return o;
}
async function isReplaced(t, e, n) {
if (!t.startsWith("jobs/")) return false;
const [s, o] = [ await recordIn(n, t), await recordIn(e, t) ];
if (s !== null && o?.equals(s) === true) return false;
return betterRecord(s, o) === "theirs";
}
async function recordIn(t, e) {
return await t.read(e, d).catch((0, o.j6)(r.k, () => null));
}
}),
1240: (function(t, e, n) {
n.d(e, {
G: () => openStorage
});
var s = n(76760);
var o = n(95408);
var a = n(42357);
var r = n(54539);
var i = n(73948);
var c = n(80202);
var u = n(73024);
function isOnRootFileSystem(t) {
const e = (0, u.statSync)(t, {
throwIfNoEntry: false
});
if (e !== void 0) return e.dev === (0, u.statSync)("/").dev;
const n = (0, s.dirname)(t);
return n === t || isOnRootFileSystem(n);
}
var l = n(76693);
var d = n(72443);
var h = n(72225);
var f = n(8321);
var w = n(92301);
async function openBranchStore({remote: t, branch: e, temporary: n, ...o}) {
const a = (0, u.mkdtempSync)((0, s.join)(n, "git-"));
const r = (0, s.join)(a, "repository");
(0, u.mkdirSync)(r);
const i = {
...o,
cwd: r
};
const c = {
GIT_DIR: r,
LC_ALL: "C",
...identityVariables()
};
const feedWith = (t = {}) => (0, w.RT)({
...i,
variables: {
...c,
...t
}
});
const l = feedWith();
const git = (...t) => (0, w.z_)(l(null, ...t));
await git("init", "--quiet", "--bare", "--template=", r);
const d = `refs/heads/${e}`;
const h = [ ...(0, f.remoteSettings)(t), ...m ];
return {
newestTip: async e => {
const n = (0, w.el)({
...i,
variables: c,
settings: h,
signal: e
});
const s = n("fetch", ...p, "--end-of-options", t.address, `+${d}:${d}`);
const o = await s;
if (o.exitCode !== 0 && /couldn't find remote ref/i.test(o.output)) return null;
await (0, w.z_)(s);
const a = (0, w.hl)(await git("rev-parse", "--verify", `${d}^{commit}`)).trim();
return {
commit: a,
files: await filesAt(a, {
...i,
variables: c
})
};
},
checkOut: (t, e) => checkOut(t, e, {
feedWith: feedWith,
place: a
}),
read: async t => {
const {stdoutBytes: e, droppedBytes: n} = await git("cat-file", "blob", t);
return n > 0 ? null : e;
},
add: async t => {
if (t.length === 0) return [];
const e = l(`${t.join("\n")}\n`, "hash-object", "-w", "--no-filters", "--stdin-paths");
return (0, w.hl)(await (0, w.z_)(e)).trim().split("\n");
},
commit: t => createCommit(t, {
feedWith: feedWith,
place: a
}),
push: (n, s) => (0, f.pushCommit)({
...i,
variables: c,
settings: m,
signal: s
}, t, {
commit: n,
branch: e
}),
close: () => (0, u.rmSync)(a, {
recursive: true,
force: true
})
};
}
const m = [ [ "http.lowSpeedLimit", "1" ], [ "http.lowSpeedTime", "25" ] ];
async function checkOut(t, e, {feedWith: n, place: o}) {
(0, u.mkdirSync)(e, {
recursive: true
});
const a = n({
GIT_INDEX_FILE: (0, s.join)(o, "restored-index"),
GIT_WORK_TREE: e
});
await (0, w.z_)(a(null, "read-tree", "--empty"));
await (0, w.z_)(a(indexInput(t), "update-index", "-z", "--index-info"));
await (0, w.z_)(a(null, "checkout-index", "--all", "--quiet", `--prefix=${e}/`));
}
async function createCommit({parent: t, changes: e, message: n}, {feedWith: o, place: a}) {
const r = o({
GIT_INDEX_FILE: (0, s.join)(a, "index")
});
await (0, w.z_)(r(null, "read-tree", t ?? "--empty"));
const i = new Map([ ...e ].map(([t, e]) => [ t, {
id: e
} ]));
await (0, w.z_)(r(indexInput(i), "update-index", "-z", "--index-info"));
const c = (0, w.hl)(await (0, w.z_)(r(null, "write-tree"))).trim();
const u = t === null ? [] : [ "-p", t ];
return (0, w.hl)(await (0, w.z_)(r(null, "commit-tree", c, ...u, "-m", n))).trim();
}
function identityVariables() {
const t = {
NAME: "github-actions[bot]",
EMAIL: "41898282+github-actions[bot]@users.noreply.github.com"
};
return Object.fromEntries([ "AUTHOR", "COMMITTER" ].flatMap(e => Object.entries(t).map(([t, n]) => [ `GIT_${e}_${t}`, n ])));
}
const p = [ "--quiet", "--no-tags", "--depth=1", "--no-auto-maintenance", "--no-write-fetch-head" ];
const y = "0".repeat(40);
function indexInput(t) {
return [ ...t ].map(([t, {id: e}]) => `${e === null ? `0 ${y}` : `100644 ${e}`}\t${t}\0`).join("");
}
async function filesAt(t, e) {
const n = [];
const onOutput = (t, e) => {
e === "stdout" && n.push(t);
};
const s = (0, w.RT)({
...e,
onOutput: onOutput
});
await (0, w.z_)(s(null, "ls-tree", "-r", "-z", "--long", "--full-tree", t));
const o = new Map;
for (const t of Buffer.concat(n).toString("utf8").split("\0")) {
const [, e, n = "", s = "", a = ""] = /^(\d+) \w+ (\w+) +(\S+)\t(.*)$/s.exec(t) ?? [];
e === "100644" && a !== "" && o.set(a, {
id: n,
bytes: Number(s)
});
}
return o;
}
var v = n(12673);
var g = n(25422);
var b = n(42492);
var $ = n(27412);
var S = n(38287);
var k = n(56987);
var j = n(39035);
var A = n(79579);
var O = n(11795);
const I = 5e7;
const R = 10;
function branchStorage(t) {
const {store: e, branch: n, name: s, log: o, temporary: a} = t;
let i = new Map;
const c = new Map;
const u = new Set;
return {
restore: async u => {
const d = await orUnusable(n, () => withServerRetries(t => e.newestTip(t), t));
if (d === null) {
o.info(`The branch ${n} does not exist yet: no earlier results are reused.`);
return;
}
await requireIdentity(d, t);
const h = keptIn(d, o);
await (0, A.n)(a, async t => {
await orUnusable(n, () => e.checkOut(h, t));
const s = await (0, l.v)(t, {
create: false,
root: null
});
for (const t of await (0, O.Ce)(h.keys(), {
from: s,
to: u
})) {
const e = await u.versionOf(t);
e !== null && c.set(t, {
version: e,
id: h.get(t)?.id ?? ""
});
}
});
i = withoutRunOfShard(idsOf(h), t);
const f = [ ...h.keys() ].filter(t => t.startsWith("jobs/")).length;
o.info(`Restored ${(0, r.B4)(f, "result")} of ${s} from the branch ${n}.`);
},
save: async (e, a) => {
try {
await e.flush();
const a = withoutRunOfShard(await snapshot(e, {
...t,
versions: c,
leftOut: u
}), t);
const l = {
...t,
signal: t.lateSignal
};
const d = await withServerRetries(e => push(a, i, {
...t,
signal: e
}), l);
i = a;
d > 0 && o.info(`Saved ${(0, r.B4)(d, "file")} of ${s} to the branch ${n}.`);
} catch (n) {
if (!(n instanceof S.U) && !(n instanceof d.k)) throw n;
reportUnsaved(n, e, {
...t,
before: a
});
}
},
close: () => e.close()
};
}
async function orUnusable(t, e) {
return await e().catch((0, a.j6)(S.U, e => {
throw new a.yo({
code: "state-unusable",
location: "state-storage",
message: `the branch ${t}, which has the results of earlier runs, cannot be read`,
found: e.message,
hint: e.hint ?? "use a login that may read the repository: on GitHub, the permission contents: read and github-token"
});
}));
}
async function requireIdentity(t, e) {
const n = await foreignContent(t, e);
if (n === null) return;
const {message: s, found: o, hint: r} = n;
const {branch: i} = e;
throw new a.yo({
code: "state-unusable",
location: "state-branch",
message: `the branch ${i} ${s}`,
found: o,
hint: r
});
}
async function foreignContent({files: t}, {store: e, name: n}) {
const s = `use state-branch with another branch for ${n}`;
const o = t.get(j.V4);
if (o === void 0) {
const e = [ ...t.keys() ].slice(0, 5).join(", ");
return {
message: "contains other files than the state of a batch",
found: e,
hint: s
};
}
const a = await e.read(o.id);
return (0, j.fW)(a ?? Buffer.alloc(0), {
name: n,
otherwise: s
});
}
function keptIn({files: t}, e) {
const n = [ ...t ].filter(([t]) => (0, O.L8)(t));
const s = n.filter(([, {bytes: t}]) => t <= I);
const o = n.length - s.length;
o > 0 && e.warning(`Left out ${(0, r.B4)(o, "file")} of the stored state, larger than 50 MB.`);
return new Map(s);
}
function idsOf(t) {
return new Map([ ...t ].map(([t, {id: e}]) => [ t, e ]));
}
function withoutRunOfShard(t, {isShard: e}) {
return e ? new Map([ ...t ].filter(([t]) => !(0, O.NG)(t))) : t;
}
async function snapshot(t, e) {
const {store: n, temporary: o, versions: a, leftOut: r, branch: i, log: c} = e;
const u = new Map;
const l = [];
return await (0, A.n)(o, async e => {
for await (const n of (0, O.nM)(t)) {
const o = a.get(n);
if (o !== void 0 && o.version === await t.versionOf(n)) {
u.set(n, o.id);
continue;
}
const d = (0, s.join)(e, String(l.length));
const h = await t.giveOut(n, d);
if (h === null) continue;
if (sizeIn(h) <= I) l.push({
name: n,
path: d,
version: h
}); else if (!r.has(n)) {
r.add(n);
c.warning(`${n} is larger than 50 MB: it is not stored on the branch ${i}.`);
}
}
const o = await n.add(l.map(({path: t}) => t));
for (const [t, {name: e, version: n}] of l.entries()) {
const s = o[t] ?? "";
u.set(e, s);
a.set(e, {
version: n,
id: s
});
}
return u;
});
}
const M = "the server did not update the branch, and it has no newer commits: another process may hold its lock";
const x = new Map;
const sizeIn = t => Number(t.split(" ")[1]);
async function push(t, e, n) {
const {store: s, name: o, source: a, clock: r, signal: i} = n;
for (let c = 1; ;c += 1) {
const u = await s.newestTip(i);
const l = u === null ? null : await foreignContent(u, n);
if (l !== null) throw new S.U(`it ${l.message} (${l.found})`, l.hint);
const [d, h] = u === null ? [ x, x ] : [ idsOf(u.files), e ];
const read = async t => t === void 0 ? null : await s.read(t);
const f = await mergeFiles({
base: h,
ours: t,
theirs: d
}, async e => {
const n = `jobs/${e}.json`;
return (0, O.qB)(await read(t.get(n)), await read(d.get(n)));
});
if (f.size === 0) return 0;
const w = `Save the state of the batch ${o} [skip ci]\n\n${a}`.trimEnd();
const m = await s.commit({
parent: u?.commit ?? null,
changes: f,
message: w
});
const p = await s.push(m, i);
if (p.kind === "done") return f.size;
const y = c === R;
const v = (p.kind === "refused" || y) && (await s.newestTip(i))?.commit === u?.commit;
if (v && p.kind === "refused") throw new S.U(p.reason);
if (y) throw new S.U(v ? M : "every attempt found newer commits of other runs on the branch");
await r.sleep(Math.random() * c * 300, i);
}
}
function reportUnsaved(t, {path: e}, {branch: n, isShard: s, signal: o, log: a, before: r}) {
const i = t instanceof S.U && t.hint !== null ? `; ${t.hint}` : "";
const c = `The results were not saved to the branch ${n}: ${t.message}${i}.`;
if (s && !o.aborted && r === void 0) {
a.info(`${c} The step merge saves them.`);
return;
}
const u = /\b403\b|denied|not allowed|protected|permission/i.test(t.message);
const l = u ? " Saving needs a login that may push (on GitHub, the permission contents: write) and a branch without protection." : "";
a.warning(`${c} They are only in ${e}: if that is lost, the next run pays for these jobs again.${l}`);
}
const T = /timed out|too slow|could not resolve|failed to connect|connection|early EOF|disconnect|hung up|error: (?:429|5\d\d)/i;
const B = [ 1e3, 5e3 ];
async function withServerRetries(t, {clock: e, signal: n, serverSeconds: s}) {
const o = (0, g.dn)(s * 1e3, n);
for (let r = 0; ;r += 1) try {
return await t(o);
} catch (t) {
(0, a.ki)(t, S.U);
if (n.aborted) throw new S.U("the run was canceled before the server had answered", "run it again");
if (o.aborted) throw late(`the server did not answer within ${String(s)} seconds`);
if (!T.test(t.message)) throw t;
const i = B[r];
if (i === void 0) throw late(t.message);
await e.sleep(i, o);
}
}
function late(t) {
return new S.U(t, "try again later, or use another state-storage");
}
async function mergeFiles(t, e) {
const {ours: n, theirs: s} = t;
const o = isReset(t) ? x : t.base;
const a = new Map;
const r = new Map;
const sideOf = async t => {
const n = r.get(t) ?? await e(t);
r.set(t, n);
return n;
};
for (const t of new Set([ ...o.keys(), ...n.keys() ])) {
const [e, r, i] = [ o.get(t), n.get(t), s.get(t) ];
if (r === e || r === i) continue;
const c = keyIn(t);
const u = c !== null && isChangedByBoth(`jobs/${c}.json`, {
base: o,
ours: n,
theirs: s
});
if (u && await sideOf(c) === "theirs") continue;
a.set(t, r ?? null);
}
return a;
}
function isReset({base: t, ours: e, theirs: n}) {
return [ ...t.keys() ].some(t => t.startsWith("jobs/") && e.has(t) && !n.has(t));
}
function isChangedByBoth(t, {base: e, ours: n, theirs: s}) {
const [o, a, r] = [ e.get(t), n.get(t), s.get(t) ];
return a !== o && r !== o && a !== r && a !== void 0 && r !== void 0;
}
function keyIn(t) {
return /^(?:answers|jobs|trees)\/([0-9a-f]{64})\.json$/.exec(t)?.[1] ?? null;
}
const _ = 5e3;
const q = 100;
async function openStorage(t, e, n) {
const {name: o, workspace: a} = e;
const {log: r} = n;
switch (t?.kind) {
case void 0:
case "dir":
e.isShard && e.path !== void 0 && requireLasting(e.path, n.hostEnvironment);
return null;

case "artifact":
return artifactStorage(r);

case "cache":
return cacheStorage({
path: (0, s.join)(a, ".sallyport/cache", o),
root: a,
name: o,
log: r
});

case "branch":
return await openBranch(t, e, n);
}
}
function requireLasting(t, {environment: e}) {
const n = (0, k.ky)(e);
if (n === null || !isOnRootFileSystem(t)) return;
throw new a.yo({
code: "state-unusable",
location: "state",
message: `the results of this shard would be lost: ${n} keeps the disk of a job only until it ends`,
found: t,
hint: "name a directory on a mounted volume with --state, or set state-storage: branch; see docs/engines.md"
});
}
function artifactStorage(t) {
return {
restore: async e => {
if (await e.has(j.y6)) return;
t.info(`${e.path} is empty: no artifact was downloaded into it. No earlier results are reused.`);
},
save: () => Promise.resolve(),
close: () => {}
};
}
async function openBranch({branch: t, token: e}, {name: n, workspace: s, isShard: r}, {hostEnvironment: c, redactor: u, log: l}) {
const d = t ?? `sallyport/state/${n}`;
if (!(0, h.R)(d)) throw invalidBranch(d, t !== null);
const {environment: f, temporary: w} = c;
const m = (0, b.o3)(c, s);
const {signal: p} = c;
const y = (0, g.BE)(p, _);
const $ = {
code: "state-unusable",
location: "state-storage"
};
const k = "use another state-storage";
const j = {
...$,
otherwise: k
};
const {remote: A, secrets: O} = await (0, o.findRemote)({
setup: m,
workspace: s,
hostEnvironment: c,
token: e,
neededFor: j
});
u.add(O);
const I = await openBranchStore({
path: m.path,
home: c.home,
environment: {
...m.environment,
...connectionVariables(f)
},
signal: y,
remote: A,
branch: d,
temporary: w
}).catch((0, a.j6)(S.U, ({message: t, hint: e}) => {
throw new a.yo({
...$,
message: t,
hint: e ?? k
});
}));
const R = (0, v.Vp)(c);
const M = R === null ? "" : `Run: ${R}`;
const x = {
store: I,
branch: d,
name: n,
source: M,
isShard: r,
temporary: w,
log: l
};
return branchStorage({
...x,
clock: i.m,
signal: p,
lateSignal: y,
serverSeconds: q
});
}
function connectionVariables(t) {
const {SSH_AUTH_SOCK: e} = t;
return {
...(0, $.e)(t),
...e === void 0 ? {} : {
SSH_AUTH_SOCK: e
}
};
}
function invalidBranch(t, e) {
return new a.yo({
code: "setting-invalid",
location: "state-branch",
message: e ? "invalid name of a branch" : "the name of the batch cannot be part of the name of a branch",
found: t,
hint: "use state-branch with a name of letters, digits and ./_-, such as sallyport/state/docs"
});
}
function cacheStorage(t) {
const {path: e, root: n, name: s, log: o} = t;
let i = new Set;
return {
restore: async t => {
const a = await openIfThere(e, n);
const c = await (a?.read(j.V4, 1e4)) ?? null;
if (a === null || c === null) {
o.info(`${e} is empty: the cache was evicted, or this is the first run. No earlier results are reused.`);
return;
}
const u = (0, j.fW)(c, {
name: s,
otherwise: `use a cache of its own for ${s}`
});
if (u !== null) throw unusable(e, {
...u,
message: `this directory ${u.message}`
});
const l = [];
for await (const t of (0, O.nM)(a)) l.push(t);
await (0, O.Ce)(l, {
from: a,
to: t
});
i = new Set(l);
const d = l.filter(t => t.startsWith("jobs/")).length;
o.info(`Restored ${(0, r.B4)(d, "result")} of ${s} from ${e}.`);
},
save: async t => {
try {
i = await saveTo(await (0, l.v)(e, {
create: true,
root: n
}), t, i);
} catch (n) {
(0, a.ki)(n, d.k);
o.warning(`The results were not saved to ${e}: ${n.message}. They are only in ${t.path}.`);
}
},
close: () => {}
};
}
async function openIfThere(t, e) {
const n = (0, l.v)(t, {
create: false,
root: e
}).catch((0, a.j6)(d.k, t => {
if (t.code === "missing") return null;
throw t;
}));
return await (0, c.B)(n, {
code: "state-unusable",
location: t,
message: "the directory of the cache cannot be used",
hint: "remove it, or use another state-storage"
});
}
async function saveTo(t, e, n) {
await e.flush();
const o = new Set;
for await (const n of (0, O.nM)(e)) {
o.add(n);
const a = await e.versionOf(n);
if (a === null || a === await t.versionOf(n)) continue;
await t.takeIn((0, s.join)(e.path, n), n);
}
for (const e of n) o.has(e) || await t.remove(e);
await t.write(".gitignore", "*\n");
return o;
}
function unusable(t, e) {
return new a.yo({
code: "state-unusable",
location: t,
...e
});
}
}),
66388: (function(t, e, n) {
n.d(e, {
h: () => withStoredCopy,
R: () => withStoredState
});
var s = n(42357);
var o = n(73948);
var a = n(80202);
var r = n(76693);
var i = n(79579);
var c = n(72443);
var u = n(18637);
var l = n(11795);
const d = 3e5;
function createStateSaver(t, e, n) {
if (t === null) return {
save: () => Promise.resolve(),
saveSometimes: () => {}
};
let s = Promise.resolve();
let o = n.now();
const save = a => {
o = n.now();
s = s.then(() => t.save(e, a));
return s;
};
return {
save: save,
saveSometimes: () => {
n.now() - o >= d && save().catch(() => {});
}
};
}
async function withStoredState({previous: t, ...e}, n, s) {
try {
const restore = async e => {
await (n?.restore(e));
if (t === void 0) return;
await (0, l.fM)(e, await (0, r.v)(t, {
create: true,
root: null
}));
};
const i = await (0, u.Gf)({
...e,
restore: restore
});
const c = createStateSaver(n, i.directory, o.m);
try {
return await (0, a.B)(s(i, c), {
code: "state-unusable",
location: e.path,
message: "the state directory can no longer be used",
hint: "make room on the disk, or make the directory writable, and run the batch again: what was stored is kept"
});
} finally {
await c.save();
i.release();
}
} finally {
n?.close();
}
}
async function withStoredCopy(t, {storage: e, temporary: n}, o) {
if (e === null) return await o(t);
try {
return await (0, i.n)(n, async n => {
const a = await (0, r.v)(t, {
create: false,
root: null
}).catch((0, s.j6)(c.k, () => null));
const i = await (0, r.v)(n, {
create: false,
root: null
});
a !== null && await (0, l.fM)(a, i);
await e.restore(i);
return await o(n);
});
} finally {
e.close();
}
}
}),
8321: (function(t, e, n) {
n.r(e);
n.d(e, {
askForName: () => askForName,
fetchBranch: () => fetchBranch,
fetchPullRequest: () => fetchPullRequest,
pushCommit: () => pushCommit,
remoteSettings: () => remoteSettings
});
var s = n(38287);
var o = n(92301);
async function fetchPullRequest(t, e, {number: n, base: s, depth: a}) {
const r = (0, o.el)({
...t,
settings: remoteSettings(e)
});
const c = `refs/sallyport/pull/${String(n)}`;
const u = [ `+refs/pull/${String(n)}/head:${c}/head`, `+refs/heads/${s}:${c}/base` ];
await (0, o.z_)(r("fetch", ...i, ...await depthOptions(r, a), "--end-of-options", e.address, ...u));
return {
head: await commitOf(r, `${c}/head`),
base: await commitOf(r, `${c}/base`)
};
}
async function fetchBranch(t, e, n) {
const s = (0, o.el)({
...t,
settings: remoteSettings(e)
});
const r = `refs/sallyport/branch/${n}`;
const c = await depthOptions(s, a);
const u = `+refs/heads/${n}:${r}`;
await (0, o.z_)(s("fetch", ...i, ...c, "--end-of-options", e.address, u));
return await commitOf(s, r);
}
const a = 50;
async function askForName(t, e, n) {
const s = (0, o.el)({
...t,
settings: remoteSettings(e)
});
const [a, r] = [ `refs/heads/${n}`, `refs/tags/${n}` ];
const i = [ a, r, `${r}^{}` ];
const c = await (0, o.z_)(s("ls-remote", "--quiet", "--end-of-options", e.address, ...i));
const u = new Map((0, o.hl)(c).split("\n").map(t => t.split("\t", 2).reverse()));
return {
branch: u.get(a) ?? null,
tag: u.get(`${r}^{}`) ?? u.get(r) ?? null
};
}
async function pushCommit(t, e, {commit: n, branch: s}) {
const a = {
...t.variables,
LC_ALL: "C"
};
const i = [ ...t.settings ?? [], ...remoteSettings(e) ];
const c = (0, o.el)({
...t,
variables: a,
settings: i
});
const u = c("push", "--porcelain", "--no-verify", "--", e.address, `${n}:refs/heads/${s}`);
const l = await u;
if (l.exitCode === 0) return {
kind: "done"
};
const [, d] = /'refs\/heads\/([^']+)' exists; cannot create/.exec(l.output) ?? [];
if (d !== void 0) return {
kind: "refused",
reason: `git cannot create ${s} while the branch ${d} exists`
};
if (r.test(l.output)) return {
kind: "behind"
};
/\[remote rejected\]|remote: error/i.test(l.output) || await (0, o.z_)(u);
const h = l.output.split("\n").flatMap(t => /^remote: (.*\S)/.exec(t)?.[1] ?? []);
const f = h.filter(t => /error|must|require|violation|GH0/i.test(t)).join(" ");
return {
kind: "refused",
reason: f === "" ? "the server refused the push" : f.slice(0, 300)
};
}
const r = /\[rejected\]|fetch first|non-fast-forward|cannot lock ref|failed to update ref|reference already exists/i;
const i = [ "--quiet", "--no-tags", "--no-recurse-submodules", "--no-auto-maintenance", "--no-write-fetch-head" ];
async function depthOptions(t, e) {
const n = (0, o.hl)(await (0, o.z_)(t("rev-parse", "--is-shallow-repository"))).trim() === "true";
return n ? [ `--depth=${String(e)}` ] : [];
}
async function commitOf(t, e) {
const n = await t("rev-parse", "--verify", "--quiet", "--end-of-options", `${e}^{commit}`);
if (n.exitCode !== 0) throw new s.U(`git fetched no commit for ${e}`);
return (0, o.hl)(n).trim();
}
function remoteSettings({address: t, token: e, headers: n = []}) {
const s = `http.${t}.extraheader`;
const o = Buffer.from(`x-access-token:${e ?? ""}`).toString("base64");
const a = e === null ? n : [ `AUTHORIZATION: basic ${o}` ];
return [ [ "http.followRedirects", "false" ], ...a.length === 0 ? [] : [ "", ...a ].map(t => [ s, t ]) ];
}
})
};
