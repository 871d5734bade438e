"use strict";

exports.id = 1240;

exports.ids = [ 1240, 8321 ];

exports.modules = {
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
const c = [ /^delivery\/(?:[0-9a-f]{32}|limits)\.json$/, /^(?:answers|jobs|trees|writes)\/[0-9a-f]{64}\.json$/ ];
const u = [ i.V4, i.y6, "plan.json", "plan.json.mac" ];
function isOfRun(t) {
return t !== i.V4 && u.includes(t);
}
function isKeptFile(t) {
return u.includes(t) || c.some(e => e.test(t));
}
const l = [ "delivery", "answers", "jobs", "trees", "writes" ];
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
const h = 64e6;
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
return await t.read(e, h).catch((0, o.j6)(r.k, () => null));
}
}),
1240: (function(t, e, n) {
n.d(e, {
G: () => openStorage,
T: () => openStoreOf
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
var h = n(72443);
var f = n(72225);
var d = n(8321);
var m = n(92301);
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
const feedWith = (t = {}) => (0, m.RT)({
...i,
variables: {
...c,
...t
}
});
const l = feedWith();
const git = (...t) => (0, m.z_)(l(null, ...t));
await git("init", "--quiet", "--bare", "--template=", r);
const h = `refs/heads/${e}`;
const f = [ ...(0, d.remoteSettings)(t), ...w ];
return {
newestTip: async e => {
const n = (0, m.el)({
...i,
variables: c,
settings: f,
signal: e
});
const s = n("fetch", ...p, "--end-of-options", t.address, `+${h}:${h}`);
const o = await s;
if (o.exitCode !== 0 && /couldn't find remote ref/i.test(o.output)) return null;
await (0, m.z_)(s);
const a = (0, m.hl)(await git("rev-parse", "--verify", `${h}^{commit}`)).trim();
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
return (0, m.hl)(await (0, m.z_)(e)).trim().split("\n");
},
commit: t => createCommit(t, {
feedWith: feedWith,
place: a
}),
push: (n, s, o = {}) => (0, d.pushCommit)({
...i,
variables: c,
settings: w,
signal: s
}, t, {
commit: n,
branch: e,
...o
}),
close: () => (0, u.rmSync)(a, {
recursive: true,
force: true
})
};
}
const w = [ [ "http.lowSpeedLimit", "1" ], [ "http.lowSpeedTime", "25" ] ];
async function checkOut(t, e, {feedWith: n, place: o}) {
(0, u.mkdirSync)(e, {
recursive: true
});
const a = n({
GIT_INDEX_FILE: (0, s.join)(o, "restored-index"),
GIT_WORK_TREE: e
});
await (0, m.z_)(a(null, "read-tree", "--empty"));
await (0, m.z_)(a(indexInput(t), "update-index", "-z", "--index-info"));
await (0, m.z_)(a(null, "checkout-index", "--all", "--quiet", `--prefix=${e}/`));
}
async function createCommit({parent: t, changes: e, message: n}, {feedWith: o, place: a}) {
const r = o({
GIT_INDEX_FILE: (0, s.join)(a, "index")
});
await (0, m.z_)(r(null, "read-tree", t ?? "--empty"));
const i = new Map([ ...e ].map(([t, e]) => [ t, {
id: e
} ]));
await (0, m.z_)(r(indexInput(i), "update-index", "-z", "--index-info"));
const c = (0, m.hl)(await (0, m.z_)(r(null, "write-tree"))).trim();
const u = t === null ? [] : [ "-p", t ];
return (0, m.hl)(await (0, m.z_)(r(null, "commit-tree", c, ...u, "-m", n))).trim();
}
function identityVariables() {
const t = {
NAME: "github-actions[bot]",
EMAIL: "41898282+github-actions[bot]@users.noreply.github.com"
};
return Object.fromEntries([ "AUTHOR", "COMMITTER" ].flatMap(e => Object.entries(t).map(([t, n]) => [ `GIT_${e}_${t}`, n ])));
}
const p = [ "--quiet", "--no-tags", "--depth=1", "--no-auto-maintenance", "--no-write-fetch-head" ];
const g = "0".repeat(40);
function indexInput(t) {
return [ ...t ].map(([t, {id: e}]) => `${e === null ? `0 ${g}` : `100644 ${e}`}\t${t}\0`).join("");
}
async function filesAt(t, e) {
const n = [];
const onOutput = (t, e) => {
e === "stdout" && n.push(t);
};
const s = (0, m.RT)({
...e,
onOutput: onOutput
});
await (0, m.z_)(s(null, "ls-tree", "-r", "-z", "--long", "--full-tree", t));
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
var y = n(12673);
var b = n(25422);
var v = n(42492);
var $ = n(27412);
var S = n(38287);
var k = n(56987);
var O = n(39035);
var j = n(79579);
var R = n(11795);
const _ = 5e7;
const I = 10;
function branchStorage(t) {
const {store: e, branch: n, name: s, log: o, temporary: a} = t;
let i = new Map;
const c = new Map;
const u = new Set;
return {
restore: async u => {
const h = await orUnusable(n, () => withServerRetries(t => e.newestTip(t), t));
if (h === null) {
o.info(`The branch ${n} does not exist yet: no earlier results are reused.`);
return;
}
await requireIdentity(h, t);
const f = [ ...h.files ].filter(([t]) => (0, R.L8)(t));
const d = f.filter(([, {bytes: t}]) => t <= _);
const m = f.length - d.length;
m > 0 && o.warning(`Left out ${(0, r.B4)(m, "file")} of the stored state, larger than 50 MB.`);
const w = new Map(d);
await (0, j.n)(a, async t => {
await orUnusable(n, () => e.checkOut(w, t));
const s = await (0, l.v)(t, {
create: false,
root: null
});
for (const t of await (0, R.Ce)(w.keys(), {
from: s,
to: u
})) {
const e = await u.versionOf(t);
e !== null && c.set(t, {
version: e,
id: w.get(t)?.id ?? ""
});
}
});
i = withoutRunOfShard(idsOf(w), t);
const p = [ ...w.keys() ].filter(t => t.startsWith("jobs/")).length;
o.info(`Restored ${(0, r.B4)(p, "result")} of ${s} from the branch ${n}.`);
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
const h = await withServerRetries(e => push(a, i, {
...t,
signal: e
}), l);
i = a;
h > 0 && o.info(`Saved ${(0, r.B4)(h, "file")} of ${s} to the branch ${n}.`);
} catch (n) {
if (!(n instanceof S.U) && !(n instanceof h.k)) throw n;
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
const o = t.get(O.V4);
if (o === void 0) {
const e = [ ...t.keys() ].slice(0, 5).join(", ");
return {
message: "contains other files than the state of a batch",
found: e,
hint: s
};
}
const a = await e.read(o.id);
return (0, O.fW)(a ?? Buffer.alloc(0), {
name: n,
otherwise: s
});
}
function idsOf(t) {
return new Map([ ...t ].map(([t, {id: e}]) => [ t, e ]));
}
function withoutRunOfShard(t, {isShard: e}) {
return e ? new Map([ ...t ].filter(([t]) => !(0, R.NG)(t))) : t;
}
async function snapshot(t, e) {
const {store: n, temporary: o, versions: a, leftOut: r, branch: i, log: c} = e;
const u = new Map;
const l = [];
return await (0, j.n)(o, async e => {
for await (const n of (0, R.nM)(t)) {
const o = a.get(n);
if (o !== void 0 && o.version === await t.versionOf(n)) {
u.set(n, o.id);
continue;
}
const h = (0, s.join)(e, String(l.length));
const f = await t.giveOut(n, h);
if (f === null) continue;
if (sizeIn(f) <= _) l.push({
name: n,
path: h,
version: f
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
const T = "the server did not update the branch, and it has no newer commits: another process may hold its lock";
const x = new Map;
const sizeIn = t => Number(t.split(" ")[1]);
async function push(t, e, n) {
const {store: s, name: o, source: a, clock: r, signal: i} = n;
for (let c = 1; ;c += 1) {
const u = await s.newestTip(i);
const l = u === null ? null : await foreignContent(u, n);
if (l !== null) throw new S.U(`it ${l.message} (${l.found})`, l.hint);
const [h, f] = u === null ? [ x, x ] : [ idsOf(u.files), e ];
const read = async t => t === void 0 ? null : await s.read(t);
const d = await mergeFiles({
base: f,
ours: t,
theirs: h
}, async e => {
const n = `jobs/${e}.json`;
return (0, R.qB)(await read(t.get(n)), await read(h.get(n)));
});
if (d.size === 0) return 0;
const m = `Save the state of the batch ${o} [skip ci]\n\n${a}`.trimEnd();
const w = await s.commit({
parent: u?.commit ?? null,
changes: d,
message: m
});
const p = await s.push(w, i);
if (p.kind === "done") return d.size;
const g = c === I;
const y = (p.kind === "refused" || g) && (await s.newestTip(i))?.commit === u?.commit;
if (y && p.kind === "refused") throw new S.U(p.reason);
if (g) throw new S.U(y ? T : "every attempt found newer commits of other runs on the branch");
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
const B = /timed out|too slow|could not resolve|failed to connect|connection|early EOF|disconnect|hung up|error: (?:429|5\d\d)/i;
const M = [ 1e3, 5e3 ];
async function withServerRetries(t, {clock: e, signal: n, serverSeconds: s}) {
const o = (0, b.dn)(s * 1e3, n);
for (let r = 0; ;r += 1) try {
return await t(o);
} catch (t) {
(0, a.ki)(t, S.U);
if (n.aborted) throw new S.U("the run was canceled before the server had answered", "run it again");
if (o.aborted) throw late(`the server did not answer within ${String(s)} seconds`);
if (!B.test(t.message)) throw t;
const i = M[r];
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
const c = /^(?:answers|jobs|trees)\/([0-9a-f]{64})\.json$/.exec(t)?.[1] ?? null;
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
const C = 5e3;
const F = 100;
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
if (await e.has(O.y6)) return;
t.info(`${e.path} is empty: no artifact was downloaded into it. No earlier results are reused.`);
},
save: () => Promise.resolve(),
close: () => {}
};
}
async function openBranch({branch: t, token: e}, {name: n, workspace: s, isShard: o}, a) {
const {hostEnvironment: r, log: c} = a;
const u = t ?? `sallyport/state/${n}`;
const {store: l, signal: h} = await openStoreOf({
branch: u,
token: e,
workspace: s,
isNamed: t !== null
}, a);
const f = (0, y.Vp)(r);
const d = f === null ? "" : `Run: ${f}`;
const {temporary: m, signal: w} = r;
const p = {
store: l,
branch: u,
name: n,
source: d,
isShard: o,
temporary: m,
log: c
};
return branchStorage({
...p,
clock: i.m,
signal: w,
lateSignal: h,
serverSeconds: F
});
}
async function openStoreOf({branch: t, token: e, workspace: n, isNamed: s}, {hostEnvironment: r, redactor: i}) {
if (!(0, f.R)(t)) throw invalidBranch(t, s);
const {environment: c, temporary: u, home: l} = r;
const h = (0, v.o3)(r, n);
const d = (0, b.BE)(r.signal, C);
const m = {
code: "state-unusable",
location: "state-storage"
};
const w = "use another state-storage";
const p = {
...m,
otherwise: w
};
const {remote: g, secrets: y} = await (0, o.findRemote)({
setup: h,
workspace: n,
hostEnvironment: r,
token: e,
neededFor: p
});
i.add(y);
const $ = {
...h.environment,
...connectionVariables(c)
};
const k = {
path: h.path,
home: l,
environment: $,
signal: d,
remote: g,
branch: t,
temporary: u
};
const O = await openBranchStore(k).catch((0, a.j6)(S.U, ({message: t, hint: e}) => {
throw new a.yo({
...m,
message: t,
hint: e ?? w
});
}));
return {
store: O,
signal: d
};
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
const u = (0, l.v)(e, {
create: false,
root: n
}).catch((0, a.j6)(h.k, t => {
if (t.code === "missing") return null;
throw t;
}));
const f = await (0, c.B)(u, {
code: "state-unusable",
location: e,
message: "the directory of the cache cannot be used",
hint: "remove it, or use another state-storage"
});
const d = await (f?.read(O.V4, 1e4)) ?? null;
if (f === null || d === null) {
o.info(`${e} is empty: the cache was evicted, or this is the first run. No earlier results are reused.`);
return;
}
const m = (0, O.fW)(d, {
name: s,
otherwise: `use a cache of its own for ${s}`
});
if (m !== null) throw unusable(e, {
...m,
message: `this directory ${m.message}`
});
const w = [];
for await (const t of (0, R.nM)(f)) w.push(t);
await (0, R.Ce)(w, {
from: f,
to: t
});
i = new Set(w);
const p = w.filter(t => t.startsWith("jobs/")).length;
o.info(`Restored ${(0, r.B4)(p, "result")} of ${s} from ${e}.`);
},
save: async t => {
try {
i = await saveTo(await (0, l.v)(e, {
create: true,
root: n
}), t, i);
} catch (n) {
(0, a.ki)(n, h.k);
o.warning(`The results were not saved to ${e}: ${n.message}. They are only in ${t.path}.`);
}
},
close: () => {}
};
}
async function saveTo(t, e, n) {
await e.flush();
const o = new Set;
for await (const n of (0, R.nM)(e)) {
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
async function pushCommit(t, e, {commit: n, branch: s, replaces: a}) {
const i = {
...t.variables,
LC_ALL: "C"
};
const c = [ ...t.settings ?? [], ...remoteSettings(e) ];
const u = (0, o.el)({
...t,
variables: i,
settings: c
});
const l = `refs/heads/${s}`;
const h = a === void 0 ? [] : [ `--force-with-lease=${l}:${a ?? ""}` ];
const f = u("push", "--porcelain", "--no-verify", ...h, "--", e.address, `${n}:${l}`);
const d = await f;
if (d.exitCode === 0) return {
kind: "done"
};
const [, m] = /'refs\/heads\/([^']+)' exists; cannot create/.exec(d.output) ?? [];
if (m !== void 0) return {
kind: "refused",
reason: `git cannot create ${s} while the branch ${m} exists`
};
if (r.test(d.output)) return {
kind: "behind"
};
/\[remote rejected\]|remote: error/i.test(d.output) || await (0, o.z_)(f);
const w = d.output.split("\n").flatMap(t => /^remote: (.*\S)/.exec(t)?.[1] ?? []);
const p = w.filter(t => /error|must|require|violation|GH0/i.test(t)).join(" ");
return {
kind: "refused",
reason: p === "" ? "the server refused the push" : p.slice(0, 300)
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
