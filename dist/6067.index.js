"use strict";

exports.id = 6067;

exports.ids = [ 6067 ];

exports.modules = {
43097: (function(e, t, n) {
n.r(t);
n.d(t, {
openStorageOfRun: () => openStorageOfRun
});
var s = n(76760);
var r = n(42357);
var o = n(43334);
const i = 1;
var a = n(20274);
var u = n(73948);
var c = n(12673);
var l = n(69701);
var d = n(60957);
var f = n(77598);
var h = n(57975);
var m = n(38522);
const p = "aes-256-gcm";
const g = 32;
const w = 12;
const b = 16;
const y = 2e8;
const v = (0, h.promisify)(m.brotliCompress);
const k = (0, h.promisify)(m.brotliDecompress);
async function encryptText(e, {secret: t, about: n}) {
const [s, r] = [ (0, f.randomBytes)(g), (0, f.randomBytes)(w) ];
const o = (0, f.createCipheriv)(p, keyOf(t, s), r).setAAD(Buffer.from(n));
const i = await v(e, {
params: {
[m.constants.BROTLI_PARAM_QUALITY]: 5
}
});
const a = [ o.update(i), o.final() ];
return Buffer.concat([ s, r, o.getAuthTag(), ...a ]).toString("base64");
}
async function decryptText(e, {secret: t, about: n}) {
const s = Buffer.from(e, "base64");
const [r, o, i] = [ g, g + w, g + w + b ];
if (s.length < i) return null;
const a = keyOf(t, s.subarray(0, r));
const u = (0, f.createDecipheriv)(p, a, s.subarray(r, o), {
authTagLength: b
});
u.setAAD(Buffer.from(n)).setAuthTag(s.subarray(o, i));
const c = u.update(s.subarray(i));
try {
const e = Buffer.concat([ c, u.final() ]);
return (await k(e, {
maxOutputLength: y
})).toString("utf8");
} catch {
return null;
}
}
function keyOf(e, t) {
return Buffer.from((0, f.hkdfSync)("sha256", e, t, "sallyport conversation", 32));
}
var A = n(61652);
var S = n(1240);
var O = n(80202);
var R = n(76693);
var $ = n(79579);
var T = n(72443);
var _ = n(38287);
const x = /^conversation-(?:\d{1,15}|local)\.json$/;
const C = 2e7;
const L = 10;
async function openConversationStorage(e) {
const {settings: t, workspace: n} = e;
switch (t["state-storage"]) {
case "cache":
throw (0, r.IF)([ "setting-invalid", "state-storage" ], "continue cannot use a cache, which the runs of every pull request share", "use state-storage: branch, or artifact or dir with a directory that the workflow keeps", "cache");

case "branch":
return await onBranch(t["state-branch"] ?? "sallyport/conversations", e);

default:
return inDirectory(t.state ?? (0, s.join)(n, ".sallyport/state/conversations"), n);
}
}
function inDirectory(e, t) {
const n = e.startsWith(`${t}/`) ? t : null;
const reading = async t => {
const s = (0, R.v)(e, {
create: false,
root: n
}).then(t);
const o = s.catch((0, r.j6)(T.k, e => e.code === "missing" ? null : Promise.reject(e)));
const i = "name another directory with state, or remove this one";
const a = {
code: "state-unusable",
location: e,
hint: i
};
return await (0, O.B)(o, {
...a,
message: "the stored conversation cannot be read"
});
};
return {
read: async e => (await reading(t => t.read(e, C)))?.toString("utf8") ?? null,
list: async () => (await reading(e => e.names(".")) ?? []).filter(e => x.test(e)),
write: async (t, s) => {
try {
const r = await (0, R.v)(e, {
create: true,
root: n
});
n !== null && await r.write(".gitignore", "*\n");
await r.write(t, s);
await r.flush();
return null;
} catch (t) {
return (0, r.j6)(T.k, ({message: t}) => `The conversation was not stored in ${e}: ${t}.`)(t);
}
},
close: () => {}
};
}
async function onBranch(e, t) {
const {workspace: n, settings: o, hostEnvironment: i} = t;
const a = o["github-token"] ?? null;
const {store: u, signal: c} = await (0, S.T)({
branch: e,
token: a,
workspace: n,
isNamed: true
}, t);
const l = (0, r.j6)(_.U, t => {
throw new r.yo({
code: "state-unusable",
location: "state-storage",
message: `the branch ${e}, which has the stored conversations, cannot be used`,
found: t.message,
hint: t.hint ?? "it needs a login that may read the repository: contents: read and github-token"
});
});
return {
read: async t => {
const n = await tipOf(u, e, i.signal).catch(l);
const s = n?.files.get(t)?.id;
return s === void 0 ? null : (await u.read(s))?.toString("utf8") ?? null;
},
list: async () => [ ...(await tipOf(u, e, i.signal).catch(l))?.files.keys() ?? [] ],
write: async (t, n, o) => {
if (n.length > C) return "The conversation was not stored: it is larger than 20 MB.";
try {
return await (0, $.n)(i.temporary, async r => {
const i = await (0, R.v)(r, {
create: false,
root: null
});
await i.write(t, n);
const [a = ""] = await u.add([ (0, s.join)(r, t) ]);
return await replace({
file: t,
id: a,
isNewer: o
}, {
store: u,
branch: e,
signal: c
});
});
} catch (t) {
const n = "storing needs the permission contents: write and a branch without protection";
return (0, r.j6)(_.U, ({message: t}) => `The conversation was not stored on ${e}: ${t}; ${n}.`)(t);
}
},
close: () => u.close()
};
}
async function tipOf(e, t, n) {
const s = await e.newestTip(n);
const r = [ ...s?.files.keys() ?? [] ].find(e => !x.test(e));
if (r === void 0) return s;
throw new _.U(`${t} has other files, such as ${r}`, "name another branch with state-branch");
}
async function replace({file: e, id: t, isNewer: n}, {store: s, branch: r, signal: o}) {
for (let i = 1; ;i += 1) {
const a = await tipOf(s, r, o);
const u = a?.files.get(e);
const c = u === void 0 ? null : await s.read(u.id);
if (c !== null && await n(c.toString("utf8"))) return "The conversation was not stored: that of a later run is.";
const l = [ ...a?.files ?? [] ].map(([e, t]) => [ e, t.id ]);
const d = new Map([ ...l, [ e, t ] ]);
const f = await s.commit({
parent: null,
changes: d,
message: "Store the conversations [skip ci]"
});
const h = await s.push(f, o, {
replaces: a?.commit ?? null
});
if (h.kind === "done") return null;
if (h.kind === "refused") throw new _.U(h.reason);
if (i === L) throw new _.U("every attempt found newer commits of other runs on the branch");
}
}
const I = 2592e6;
const N = 16;
async function openStorageOfRun(e, t) {
const {runContext: n} = e;
const {settings: o, event: i} = n;
const a = continue_keyOf(o["resume-key"]);
const u = o.continue === "true" ? o.state : o.continue;
const c = i.name === "none";
if (c && o.continue === "true") throw (0, r.IF)([ "setting-invalid", "continue" ], "outside of a workflow, continue needs the directory with the conversation", "name it, as in --continue .sallyport/state/conversations");
const l = whyNone(n);
if (l !== null) return {
continuation: E,
notices: [ l ],
save: () => Promise.resolve({
run: null,
notices: []
}),
close: () => {}
};
const d = u === void 0 ? null : (0, s.resolve)(t.hostEnvironment.directory, u);
const f = d !== null && x.test((0, s.basename)(d)) ? (0, s.basename)(d) : null;
const h = d === null ? o : {
...o,
state: f === null ? d : (0, s.dirname)(d)
};
const m = c ? {
...h,
"state-storage": "dir"
} : h;
const p = await openConversationStorage({
...t,
settings: m,
workspace: n.workspace
});
try {
const n = f === null ? await placeOf(e, p) : {
about: null,
file: f
};
const s = await p.read(n.file);
const r = s === null ? null : await decrypted(s, {
secret: a,
place: n
});
const o = personOf(e);
const i = r === null ? s === null ? null : F : await whyStale(r.stored, {
person: o,
prepared: e,
options: t
});
const u = i === null ? r?.stored ?? null : null;
let c = null;
return {
continuation: {
stored: u,
onEnd: e => void (c = e)
},
notices: i === null ? [] : [ `The conversation starts over: ${i}.` ],
save: async () => await save(c, {
storage: p,
secret: a,
person: o,
stored: u,
options: t,
place: {
file: n.file,
about: n.about ?? r?.about ?? "local"
}
}),
close: () => p.close()
};
} catch (e) {
p.close();
throw e;
}
}
const E = {
stored: null,
onEnd: () => {}
};
const F = "the stored one was changed, is of another item, or was stored with another resume-key";
function continue_keyOf(e) {
if (e !== void 0 && e.length >= N) return e;
throw (0, r.IF)([ "setting-invalid", "resume-key" ], "continue needs resume-key, a secret of at least 16 characters that encrypts the conversation", 'store the output of "openssl rand -hex 32" as a secret of the repository, and pass it as resume-key; on a terminal, set SALLYPORT_RESUME_KEY');
}
function whyNone({event: e, pull: t}) {
if (e.name === "none") return null;
if (e.item === null || e.repository === null) return "The event has no issue or pull request, so no conversation is continued or stored.";
if (e.item.kind === "issue") return null;
const n = t === null ? e.isUntrustedCheckout : t.facts.head.isFork;
return n ? "The pull request is from a fork, or where its commits are is not known, so no conversation is continued or stored." : null;
}
async function placeOf({runContext: {event: e}}, t) {
const {item: n, repository: s} = e;
if (n !== null && s !== null) return {
about: `${s.owner}/${s.name}#${String(n.number)}`.toLowerCase(),
file: `conversation-${String(n.number)}.json`
};
const o = await t.list();
if (o.length > 1) throw (0, r.IF)([ "setting-invalid", "continue" ], "the directory has several conversations", "name one of its files, as in --continue DIR/conversation-7.json", o.join(", "));
return {
about: null,
file: o[0] ?? "conversation-local.json"
};
}
async function decrypted(e, {secret: t, place: n}) {
const {about: s, data: r} = (0, a.qY)((0, a.U4)(e));
if (typeof r !== "string" || typeof s !== "string") return null;
const o = n.about ?? s;
const u = await decryptText(r, {
secret: t,
about: o
});
if (u === null) return null;
const c = (0, a.U4)(u);
return (0, a.qY)(c)["version"] === i ? {
stored: c,
about: o
} : null;
}
async function whyStale(e, {person: t, prepared: n, options: s}) {
if (n.start?.startsOver === true) return "the comment asks for it with --new";
if (u.m.now() - e.endedAt > I) return "the stored one is older than 30 days";
if (e.person.login !== t.login && t.rank > e.person.rank) return `${t.login} has a smaller permission than ${e.person.login}, who started the run before`;
const o = await newestIn(n, s).catch(e => {
(0, r.ki)(e, d.J);
return e;
});
if (o instanceof d.J) return `it is not known whether the stored one is the last: ${o.message}`;
if (o === null || e.run === "" || !(0, A.d8)(o, e.run)) return null;
return `the stored one is of run ${e.run}, and the comments on the item show the later run ${o}`;
}
async function newestIn({runContext: {event: e, settings: t}}, {hostEnvironment: n, redactor: s}) {
const {item: r, repository: o} = e;
const i = t["github-token"];
if (r === null || o === null || i === void 0 || e.name === "none") return null;
const a = {
owner: o.owner,
repo: o.name,
number: r.number
};
const u = (0, l.Cl)((0, c.C0)(i, {
hostEnvironment: n,
redact: s.redact
}));
return (0, A.gz)(await u.ownComments(a));
}
function personOf({runContext: {event: e}, start: t}) {
if (e.name === "none") return {
login: "",
rank: 0
};
const n = (e.trigger.sender?.login ?? e.actor ?? "").toLowerCase();
return {
login: n,
rank: t?.rank ?? o.P.indexOf("read")
};
}
async function save(e, {storage: t, secret: n, person: s, place: r, stored: o, options: {hostEnvironment: a, redactor: l}}) {
const nothingStored = (...e) => ({
run: null,
notices: e
});
if (e === null || !e.messages.some(({role: e}) => e === "assistant")) return nothingStored();
const d = a.environment["GITHUB_RUN_ID"] ?? "";
const f = /^\d{1,18}$/.test(d) ? d : o?.run ?? "";
const h = (0, c.Vp)(a) ?? o?.url ?? null;
const m = {
version: i,
run: f,
url: h,
endedAt: u.m.now(),
person: s,
...e
};
const p = JSON.stringify(m);
if (l.redact(p) !== p) return nothingStored("The conversation was not stored: it has values that are redacted wherever they are written.");
const {about: g} = r;
const w = await encryptText(p, {
secret: n,
about: g
});
const isNewer = async e => {
const t = await decrypted(e, {
secret: n,
place: r
});
return t !== null && t.stored.run !== "" && f !== "" && (0, A.d8)(t.stored.run, f);
};
const b = await t.write(r.file, `${JSON.stringify({
about: g,
data: w
})}\n`, isNewer);
return b === null ? {
run: f === "" ? null : f,
notices: []
} : nothingStored(b);
}
}),
56987: (function(e, t, n) {
n.d(t, {
Az: () => shardName,
IJ: () => requireStaticSources,
KK: () => usableShards,
Xy: () => readShard,
fp: () => assignShards,
ky: () => engineOf
});
var s = n(42357);
const shardName = ({index: e, total: t}) => `${String(e)}/${String(t)}`;
const r = 256;
const o = [ {
name: "GitLab",
index: "CI_NODE_INDEX",
total: "CI_NODE_TOTAL",
first: 1
}, {
name: "Azure Pipelines",
index: "SYSTEM_JOBPOSITIONINPHASE",
total: "SYSTEM_TOTALJOBSINPHASE",
first: 1
}, {
name: "CircleCI",
index: "CIRCLE_NODE_INDEX",
total: "CIRCLE_NODE_TOTAL",
first: 0
}, {
name: "Buildkite",
index: "BUILDKITE_PARALLEL_JOB",
total: "BUILDKITE_PARALLEL_JOB_COUNT",
first: 0
}, {
name: "Kubernetes",
index: "JOB_COMPLETION_INDEX",
total: null,
first: 0,
isEngine: true
}, {
name: "AWS Batch",
index: "AWS_BATCH_JOB_ARRAY_INDEX",
total: "AWS_BATCH_JOB_ARRAY_SIZE",
first: 0,
isEngine: true
}, {
name: "Cloud Run",
index: "CLOUD_RUN_TASK_INDEX",
total: "CLOUD_RUN_TASK_COUNT",
first: 0,
isEngine: true
}, {
name: "Google Batch",
index: "BATCH_TASK_INDEX",
total: "BATCH_TASK_COUNT",
first: 0,
isEngine: true
}, {
name: "Slurm",
index: "SLURM_ARRAY_TASK_ID",
total: "SLURM_ARRAY_TASK_COUNT",
first: "SLURM_ARRAY_TASK_MIN",
step: "SLURM_ARRAY_TASK_STEP",
isEngine: true
} ];
const i = {
name: "any engine",
index: "SALLYPORT_SHARD",
total: "SALLYPORT_SHARDS",
first: 1
};
const isSet = e => e !== void 0 && e !== "";
function readShard(e, t, n = "shard") {
if (e === "auto") return shardOf(t, n);
const [, s = "", r = ""] = /^\s*(\d{1,4})\s*\/\s*(\d{1,4})\s*$/.exec(e) ?? [];
return checked({
index: Number(s),
total: Number(r)
}, e, n);
}
function engineOf(e) {
return o.find(({index: t, isEngine: n}) => n === true && isSet(e[t]))?.name ?? null;
}
function shardOf(e, t) {
const totalName = ({total: t}) => t === null || isSet(e["SALLYPORT_SHARDS"]) ? "SALLYPORT_SHARDS" : t;
const n = [ i, ...o ].find(({index: t, total: n, isEngine: s}) => isSet(e[t]) && (s === true || n === i.total || isSet(e[n ?? ""])));
if (n === void 0) throw new s.yo({
code: "batch-plan",
location: t,
message: "auto found no variables that number the parallel jobs",
hint: `write I/N, or set SALLYPORT_SHARD (from 1) and SALLYPORT_SHARDS; auto supports ${o.map(({name: e}) => e).join(", ")}; on GitHub, use the matrix of the plan`
});
const r = [ n.index, totalName(n), n.first, n.step ?? "" ];
const a = r.filter(t => typeof t === "string" && isSet(e[t]));
const u = `${a.map(t => `${t}=${e[t] ?? ""}`).join(", ")} (${n.name})`;
if (!isSet(e[totalName(n)])) throw new s.yo({
code: "batch-plan",
location: t,
message: `the number of jobs is missing: ${n.name} has no variable for it, or it is not set`,
found: u,
hint: "set SALLYPORT_SHARDS to the number of jobs, such as `completions` of a Kubernetes job"
});
const value = (t, n) => typeof t === "number" ? t : isSet(e[t]) ? Number(e[t]) : n;
const c = (value(n.index, Number.NaN) - value(n.first, 0)) / value(n.step ?? 1, 1) + 1;
return checked({
index: c,
total: value(totalName(n), Number.NaN)
}, u, t);
}
function checked({index: e, total: t}, n, o) {
if (Number.isInteger(e) && Number.isInteger(t) && e >= 1 && e <= t && t <= r) return {
index: e,
total: t
};
throw new s.yo({
code: "batch-plan",
location: o,
message: `a shard is I/N, with I from 1 to N and N at most ${String(r)}`,
found: n,
hint: "write 1/8 for the first of eight shards; an array job has to number its jobs without gaps"
});
}
const a = [ "issues", "pulls", "lines" ];
function requireStaticSources({jobs: e}) {
const t = e.flatMap(({id: e, items: t}) => t !== null && a.includes(t.kind) ? [ {
code: "batch-plan",
location: t.location,
message: `the items of ${e} are looked up, so every shard could find other ones`,
found: t.kind,
hint: "run `batch plan FILE --shards N --out plan.json` once, and pass --plan plan.json to every shard"
} ] : []);
if (t.length > 0) throw new s.yo(t);
}
const u = 5e3;
function assignShards(e, t) {
if (t === 1) return e.map(() => 1);
const n = e.map(weightOf);
const s = e.map((e, t) => t).sort((e, t) => (n[t] ?? 0) - (n[e] ?? 0) || e - t);
const r = new Float64Array(t);
const o = new Uint32Array(t);
const i = new Array(e.length).fill(1);
for (const e of s) {
let t = 0;
for (let e = 1; e < r.length; e += 1) {
const [n, s] = [ r[e] ?? 0, r[t] ?? 0 ];
(n < s || n === s && (o[e] ?? 0) < (o[t] ?? 0)) && (t = e);
}
const s = t;
r[s] = (r[s] ?? 0) + (n[e] ?? 0);
o[s] = (o[s] ?? 0) + 1;
i[e] = s + 1;
}
return i;
}
function usableShards(e, {maxJobs: t, maxCostUsd: n}, s) {
const r = Math.min(s, e.length, t ?? s);
if (n === null) return Math.max(1, r);
let o = 0;
for (const {estimatedCostUsd: t} of e) t !== null && t <= n && (o = Math.max(o, t));
return Math.max(1, Math.min(r, Math.floor(n / o)));
}
function weightOf({estimatedCostUsd: e, promptCharacters: t}) {
return e === null || e === 0 ? (u + t) / 1e9 : e;
}
}),
79579: (function(e, t, n) {
n.d(t, {
n: () => withTemporaryDirectory
});
var s = n(73024);
var r = n(76760);
async function withTemporaryDirectory(e, t) {
const n = (0, s.mkdtempSync)((0, r.join)(e, "state-"));
try {
return await t(n);
} finally {
(0, s.rmSync)(n, {
recursive: true,
force: true
});
}
}
}),
35548: (function(e, t, n) {
n.d(t, {
eI: () => asClause,
i: () => s,
jj: () => permissionFix
});
const s = {
"github-failed": "Run again; if the problem persists, check githubstatus.com.",
"github-not-found": null,
"github-refused": "Fix the cause that GitHub names, or run again later.",
"github-unreachable": "Check GITHUB_API_URL and the network of the runner.",
"graphql-missing": "Forgejo, Gitea and old servers have none; the run continues with what the REST API returns.",
"pull-requests-not-permitted": 'Enable "Allow GitHub Actions to create and approve pull requests" in the repository settings under Actions, or pass the token of a GitHub App.',
"rate-limited": "Run again later, or send fewer requests with this token.",
"token-lacks-permission": null,
"token-read-only": "Start the run by a comment or a label of someone who can write; docs/forks.md shows how to post what a run without permissions found.",
"token-rejected": "Pass a valid token as github-token; ${{ github.token }} is the usual one."
};
function permissionFix(e, t = "any") {
const n = e.map(e => `\`${e}\``).join(t === "any" ? " or " : " and ");
return `Add ${n} under permissions: of the job.`;
}
function asClause(e) {
return e.replace(/^[A-Z]/, e => e.toLowerCase()).replace(/\.$/, "");
}
}),
69701: (function(e, t, n) {
n.d(t, {
Ce: () => createRetryBudget,
Cl: () => createGitHub,
Z$: () => isViewer
});
var s = n(80353);
var r = n(77523);
var o = n(60957);
const i = {
login: "github-actions[bot]",
id: null
};
function createGitHub(e) {
const t = createRetryBudget(e);
const writeWith = n => (s, o, i) => {
const bodyAfter = t => e.redact(typeof i === "string" ? i : i(t));
return t(t => n(t, {
target: s,
marker: o,
bodyAfter: bodyAfter,
signal: e.signal
}), e => (0, r.Zw)(e, s));
};
return {
upsertComment: writeWith(upsert),
updateComment: writeWith(update),
ownComments: n => t(({octokit: t, viewer: s}) => ownBodies(commentPlace(t, n, e.signal), s), e => (0, 
r.Zw)(e, n)),
hideComments: (s, o, i) => t(async ({octokit: t, viewer: r}) => {
const {hideComments: a} = await n.e(6045).then(n.bind(n, 56045));
return await a(t, {
target: s,
beginnings: o,
except: i,
signal: e.signal,
isOwn: e => isViewer(e, r)
});
}, e => (0, r.OR)(e, "the state of earlier comments", [ "issues: write", "pull-requests: write" ]))
};
}
function createRetryBudget(e) {
let t = null;
return async (n, o) => {
for (let i = 1; ;i += 1) try {
t ??= openSession(e);
return await n(await t);
} catch (n) {
if (e.signal.aborted && (0, r.Ni)(n)) throw canceled();
const a = i < s.F3 && !e.signal.aborted ? (0, r.fm)(n, i, e.clock.now()) : null;
if (a === null) throw o(n);
t = null;
await e.clock.sleep(a, e.signal);
}
};
}
const canceled = () => new o.J(null, "The time for posts was over before GitHub answered", "GitHub may have carried out the request all the same.");
async function openSession(e) {
const t = await (0, s.wy)(e);
return {
octokit: t,
viewer: await readViewer(t, e.signal)
};
}
async function readViewer(e, t) {
try {
const n = await e.graphql("{ viewer { login databaseId } }", {
request: {
signal: (0, s.wj)(t)
}
});
return viewerOf(n?.viewer?.login, n?.viewer?.databaseId);
} catch (e) {
if ((0, r.UZ)(e) && ((0, r.dg)(e) || e.status === 401)) throw e;
return i;
}
}
const viewerOf = (e, t) => typeof e === "string" ? {
login: e,
id: typeof t === "number" ? t : null
} : i;
async function upsert(e, t) {
const n = await update(e, t);
if (n !== null) return n;
const {id: s, url: r} = await commentPlace(e.octokit, t.target, t.signal).create(t.bodyAfter(null));
return {
id: s,
url: r,
action: "created"
};
}
async function update({octokit: e, viewer: t}, {target: n, marker: s, bodyAfter: r, signal: o}) {
const i = commentPlace(e, n, o);
const a = await ownComments(i, s, t);
const [u, ...c] = a;
if (u === void 0) return null;
const {body: l} = a.find(e => r(e.body) === e.body) ?? u;
try {
const {id: e, url: t} = await i.update(u.id, r(l));
for (const e of c) await i.remove(e.id).catch(unlessFailed);
return {
id: e,
url: t,
action: "updated"
};
} catch (e) {
if (e.status !== 404) throw e;
return null;
}
}
function unlessFailed(e) {
if (!(0, r.UZ)(e)) throw e;
}
async function ownComments(e, t, n) {
const s = [];
for (let r = 1; ;r += 1) {
const {comments: o, isLast: i} = await e.page(r);
for (const {id: e, body: r = "", user: i} of o) r.startsWith(t) && isViewer(i, n) && s.push({
id: e,
body: r
});
if (i) return s;
}
}
async function ownBodies(e, t) {
const n = [];
for (let s = 1; ;s += 1) {
const {comments: r, isLast: o} = await e.page(s);
n.push(...r.flatMap(({body: e, user: n}) => isViewer(n, t) ? [ e ?? "" ] : []));
if (o) return n;
}
}
function isViewer(e, t) {
return e !== null && (t.id === null ? e.login === t.login : e.id === t.id);
}
function commentPlace(e, t, n) {
return t.thread === void 0 ? conversation(e, t, n) : threads(e, t, n);
}
function conversation({rest: {issues: e}}, t, n) {
const call = () => callOf(t, n);
return {
async page(n) {
const {data: s, headers: r} = await e.listComments({
...{
...call(),
issue_number: t.number,
per_page: 100,
page: n
}
});
return {
comments: s,
isLast: isLast(r)
};
},
update: async (t, n) => posted(await e.updateComment({
...call(),
comment_id: t,
body: n
})),
create: async n => posted(await e.createComment({
...call(),
issue_number: t.number,
body: n
})),
remove: t => e.deleteComment({
...call(),
comment_id: t
})
};
}
function threads(e, t, n) {
const {pulls: s} = e.rest;
const call = () => callOf(t, n);
return {
async page(e) {
const {data: n, headers: r} = await s.listReviewComments({
...{
...call(),
pull_number: t.number,
per_page: 100,
page: e
}
});
return {
comments: n,
isLast: isLast(r)
};
},
update: async (e, t) => posted(await s.updateReviewComment({
...call(),
comment_id: e,
body: t
})),
remove: e => s.deleteReviewComment({
...call(),
comment_id: e
}),
async create(r) {
try {
const e = {
...call(),
pull_number: t.number,
comment_id: t.thread ?? 0,
body: r
};
return posted(await s.createReplyForReviewComment(e));
} catch (s) {
if (s.status !== 404) throw s;
return await conversation(e, t, n).create(r);
}
}
};
}
function callOf({owner: e, repo: t}, n) {
return {
owner: e,
repo: t,
request: {
signal: (0, s.wj)(n)
}
};
}
const isLast = ({link: e}) => e?.includes('rel="next"') !== true;
function posted({data: e}) {
return {
id: e.id,
url: e.html_url
};
}
}),
80353: (function(e, t, n) {
n.d(t, {
F2: () => unlessMissing,
F3: () => o,
bD: () => withRetry,
kr: () => orRefusal,
wj: () => withTimeout,
wy: () => connectOctokit
});
var s = n(25422);
var r = n(77523);
const o = 4;
const i = 3e4;
async function connectOctokit({token: e, apiUrl: t}) {
const {getOctokit: s} = await Promise.all([ n.e(4119), n.e(2413) ]).then(n.bind(n, 92413));
const silent = () => {};
return s(e, {
baseUrl: t.replace(/\/+$/, ""),
log: {
debug: silent,
info: silent,
warn: silent,
error: silent
}
});
}
async function withRetry({clock: e, signal: t}, n) {
for (let s = 1; ;s += 1) try {
return await n(withTimeout(t));
} catch (n) {
const i = s < o && !t.aborted && (0, r.dg)(n);
const a = i ? (0, r.fm)(n, s, e.now()) : null;
if (a === null) throw n;
await e.sleep(a, t);
}
}
function withTimeout(e) {
return (0, s.dn)(i, e);
}
async function unlessMissing(e) {
try {
return await e();
} catch (e) {
if ((0, r.b2)(e)) return null;
throw e;
}
}
async function orRefusal(e) {
try {
return await e();
} catch (e) {
const t = (0, r.Pq)(e);
if (t === null) throw e;
return {
refused: t
};
}
}
}),
77523: (function(e, t, n) {
n.d(t, {
Ni: () => isUnanswered,
OR: () => writeProblemOf,
Pq: () => unprocessable,
S2: () => refusedByPolicy,
UZ: () => isRequestFailure,
XZ: () => graphqlReadProblem,
Zw: () => problemOf,
a5: () => isRateLimit,
au: () => unexpectedAnswer,
b2: () => isMissing,
cr: () => messagesOf,
dg: () => isTransient,
eq: () => forbiddenByGraphql,
f1: () => readFailure,
fm: () => waitFor,
k0: () => permissionsOf,
kQ: () => lacksPermission
});
var s = n(20274);
var r = n(35548);
var o = n(60957);
const i = 6e4;
const a = 6e4;
function isTransient(e) {
if (!isRequestFailure(e)) return graphqlFailure(e)?.isTransient === true;
const t = readFailure(e);
return t.status === null || t.status >= 500 || isRateLimit(t);
}
function waitFor(e, t, n) {
if (!isTransient(e)) return null;
const s = isRequestFailure(e) ? readFailure(e) : null;
const r = graphqlFailure(e);
const o = r?.isRateLimit ?? (s !== null && isRateLimit(s));
if (!o) return 1e3 * 2 ** (t - 1);
const a = requestedWait(s ?? r ?? {
headers: {}
}, n) ?? waitWithoutTime(r);
return a !== null && a <= i ? a : null;
}
const waitWithoutTime = e => e !== null && /API rate limit (?:already )?exceeded for/i.test(e.message) ? null : a;
function problemOf(e, t) {
const n = `${t.owner}/${t.repo}#${String(t.number)}`;
const s = graphqlFailure(e);
if (s !== null) return writeProblemOf(e, `the comment on ${n}`, u);
if (!isRequestFailure(e)) return unexpectedAnswer(e);
const r = readFailure(e);
const {id: i, message: a, hint: c} = explain(r, n);
return new o.J(r.status, a, c, i);
}
const u = [ "issues: write", "pull-requests: write" ];
function graphqlReadProblem(e, t, n) {
const s = graphqlFailure(e);
if (s === null) return null;
const {id: r, message: i, hint: a} = explainGraphql(s, {
message: `GitHub did not return ${t}: ${s.message}`,
permissions: n
});
return new o.J(s.status, i, a, r);
}
function writeProblemOf(e, t, n) {
const s = graphqlFailure(e);
if (s === null && !isRequestFailure(e)) return unexpectedAnswer(e);
const r = s ?? readFailure(e);
const {id: i, message: a, hint: u} = s === null ? explainWrite(r, t, n) : explainGraphql(s, {
message: `GitHub did not write ${t}: ${s.message}`,
permissions: n
});
return new o.J(r.status, a, u, i);
}
function explainGraphql(e, {message: t, permissions: n}) {
if (e.isRateLimit) return known("rate-limited", t);
const s = policyHint(e.message);
if (s !== null) return {
id: "github-refused",
message: t,
hint: s
};
if (e.isForbidden && n.length > 0) return {
id: "token-lacks-permission",
message: t,
hint: (0, r.jj)(permissionsOf(e, n))
};
if (e.isMissing) return {
id: "github-not-found",
message: t,
hint: "Check that it exists."
};
return known(e.isTransient ? "github-failed" : "github-refused", t);
}
function policyHint(e) {
return c.find(([t]) => t.test(e))?.[1] ?? null;
}
const c = [ [ /archived|read-only\b/i, "The repository is archived, so nothing can be posted. Unarchive it, or set publish: summary." ], [ /SAML|single sign-on|\bSSO\b/i, "Authorize the token for the single sign-on of the organization, or pass the token of a GitHub App that is installed there." ], [ /IP allow ?list|IP address/i, "Use a runner whose address is on the list, or ask an owner to add it." ], [ /enterprise managed|managed user/i, "A managed user cannot do this outside of its enterprise: pass the token of a GitHub App, or of another account." ], [ /two-factor|2FA/i, "Turn on two-factor authentication for the account of the token." ], [ /blocked|suspended|flagged|spam/i, "The account of the token is restricted: pass the token of another account." ], [ /billing|payment|spending limit/i, "Resolve the billing problem of the account." ] ];
function explainWrite(e, t, n) {
const s = e.message === "" ? "" : `: ${e.message}`;
const o = (0, r.jj)(permissionsOf(e, n));
if (isRateLimit(e)) return known("rate-limited", `GitHub's rate limit blocked ${t}${s}`);
if (e.status === 403) {
const n = `The token is not allowed to write ${t}${s}`;
if (/not permitted to create/i.test(e.message)) return known("pull-requests-not-permitted", n);
return lacksPermission(e) ? {
id: "token-lacks-permission",
message: n,
hint: `${o} ${l}`
} : refusedByPolicy(e, `GitHub refused ${t}${s}`);
}
if (e.status === 404) {
const e = `GitHub cannot find the target of ${t}, or the token cannot access it`;
return {
id: "github-not-found",
message: e,
hint: `Check that the item exists. ${o}`
};
}
if (e.status === null || e.status === 401) return explain(e, "");
return known("github-refused", `GitHub answered ${String(e.status)} for ${t}${s}`);
}
function lacksPermission({message: e, headers: t}) {
if (policyHint(e) !== null) return false;
if (e === "" || t["x-accepted-github-permissions"] !== void 0) return true;
return /resource not accessible|must have|not (?:have|authorized)|permission|forbidden|read access|write access/i.test(e);
}
function refusedByPolicy({message: e}, t) {
return {
id: "github-refused",
message: t,
hint: policyHint(e) ?? r.i["github-refused"]
};
}
const l = "On pull requests from forks, the token is read-only, whatever the workflow says.";
function known(e, t) {
return {
id: e,
message: t,
hint: r.i[e] ?? ""
};
}
function explain(e, t) {
const n = e.message === "" ? "" : `: ${e.message}`;
if (e.status === null) return known("github-unreachable", `GitHub could not be reached${n}`);
if (isRateLimit(e)) return known("rate-limited", `GitHub's rate limit blocked the comment on ${t}${n}`);
if (e.status === 401) return known("token-rejected", `GitHub refused the token${n}`);
if (e.status === 403) return forbidden(e, t, n);
if (e.status === 404) return {
id: "github-not-found",
message: `GitHub cannot find ${t}, or the token cannot access it${n}`,
hint: `Check that the item exists. ${(0, r.jj)(permissionsOf(e))}`
};
if (e.status === 410) return {
id: "github-refused",
message: `${t} does not accept comments: issues are disabled, or it was deleted${n}`,
hint: "Leave comment out of publish for this repository."
};
if (e.status === 422) return {
id: "github-refused",
message: `GitHub refused the comment on ${t}${n}`,
hint: "Check whether the repository is archived, the text is too long, or spam protection rejected it."
};
return known("github-failed", `GitHub answered ${String(e.status)} for the comment on ${t}${n}`);
}
function forbidden(e, t, n) {
if (/\blocked/i.test(e.message)) return {
id: "github-refused",
message: `The conversation of ${t} is locked${n}`,
hint: "Unlock it, or leave comment out of publish."
};
if (!lacksPermission(e)) return refusedByPolicy(e, `GitHub refused the comment on ${t}${n}`);
return {
id: "token-lacks-permission",
message: `The token is not allowed to comment on ${t}${n}`,
hint: `${(0, r.jj)(permissionsOf(e))} ${l}`
};
}
function permissionsOf({headers: e}, t = u) {
const n = e["x-accepted-github-permissions"];
const s = typeof n === "string" ? n.match(/[a-z_]+=(?:read|write|admin)/g) : null;
return s?.map(e => e.replace("=", ": ").replaceAll("_", "-")) ?? t;
}
function isRateLimit({status: e, message: t, headers: n}) {
if (e === 429) return true;
if (e !== 403) return false;
return n["retry-after"] !== void 0 || n["x-ratelimit-remaining"] === "0" || /rate limit/i.test(t);
}
function requestedWait({headers: e}, t) {
const n = Number(e["retry-after"] ?? Number.NaN);
if (Number.isFinite(n) && n >= 0) return n * 1e3;
const s = Number(e["x-ratelimit-reset"] ?? Number.NaN);
const r = e["x-ratelimit-remaining"] === "0";
return r && Number.isFinite(s) ? Math.max(0, s * 1e3 - t) : null;
}
function isRequestFailure(e) {
if (e instanceof o.J) return false;
return e instanceof Error && typeof e.status === "number";
}
function readFailure({status: e, response: t, message: n}) {
const s = t?.data;
const r = [ s?.message ?? n, ...detailsOf(s?.errors) ].filter(e => typeof e === "string");
return {
status: t === void 0 ? null : e,
message: shownMessage(r.join(": "), e),
headers: t?.headers ?? {}
};
}
function shownMessage(e, t) {
const n = e.split("\n").flatMap(e => e.trim() === "" ? [] : [ e.trim() ]);
if (t !== 422 && t !== 403 && t !== 409) return n[0]?.slice(0, 300) ?? "";
return n.map(e => /[.:;,!?]$/.test(e) || e === n.at(-1) ? e : `${e}.`).join(" ").slice(0, 500);
}
function detailsOf(e) {
if (!Array.isArray(e)) return [];
return e.map(e => typeof e === "string" ? e : e?.message);
}
function unprocessable(e) {
return isRequestFailure(e) && e.status === 422 ? readFailure(e).message : null;
}
function isUnanswered(e) {
return isRequestFailure(e) && readFailure(e).status === null;
}
function isMissing(e) {
return isRequestFailure(e) && (e.status === 404 || e.status === 410);
}
function forbiddenByGraphql(e) {
const t = graphqlFailure(e);
return t?.isForbidden === true ? t.message : null;
}
function messagesOf(e) {
const t = e.map(e => {
const {message: t} = (0, s.qY)(e);
return typeof t === "string" ? t.slice(0, 300) : "an error without a message";
});
return [ ...new Set(t) ];
}
function graphqlFailure(e) {
if (!(e instanceof Error) || e instanceof o.J || isRequestFailure(e)) return null;
const {errors: t, headers: n} = e;
if (!Array.isArray(t)) return null;
const r = t.map(e => (0, s.qY)(e));
const i = messagesOf(t).join(" ").slice(0, 300);
const a = r.map(({type: e}) => String(e));
const u = a.includes("RATE_LIMITED") || a.includes("RATE_LIMIT");
return {
status: 200,
message: i,
headers: n ?? {},
isRateLimit: u,
isForbidden: a.includes("FORBIDDEN") || a.includes("INSUFFICIENT_SCOPES") || /not accessible|permission/i.test(i),
isMissing: a.includes("NOT_FOUND"),
isTransient: u || a.some(e => /^(?:SERVICE_UNAVAILABLE|INTERNAL|TIMEOUT|LOADING)$/.test(e)) || /^(?:Something went wrong|Timeout on)/.test(i)
};
}
function unexpectedAnswer(e) {
if (!(e instanceof TypeError)) return e;
const t = new o.J(null, `GitHub sent an unexpected response: ${e.message}`, "Run again; if the problem persists, check GITHUB_API_URL and any proxy.", "github-failed");
t.cause = e;
return t;
}
}),
60957: (function(e, t, n) {
n.d(t, {
J: () => GitHubProblem
});
var s = n(20653);
class GitHubProblem extends Error {
status;
hint;
id;
constructor(e, t, n, s = null) {
super(t);
this.status = e;
this.hint = n;
this.id = s;
this.name = "GitHubProblem";
}
get sentences() {
return `${(0, s.KG)(this.message)} ${this.hint}${this.id === null ? "" : ` [${this.id}]`}`;
}
}
}),
61652: (function(e, t, n) {
n.d(t, {
b2: () => conversationMark,
d8: () => isLater,
gz: () => newestConversation
});
const s = /<!-- sallyport-conversation (\d{1,18}) -->/g;
const conversationMark = e => `\x3c!-- sallyport-conversation ${e} --\x3e`;
function newestConversation(e) {
const t = e.flatMap(e => [ ...e.matchAll(s) ].map(([, e = ""]) => e));
return t.reduce((e, t) => e === null || isLater(t, e) ? t : e, null);
}
const isLater = (e, t) => BigInt(e) > BigInt(t);
})
};
