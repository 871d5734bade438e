"use strict";

exports.id = 3817;

exports.ids = [ 3817 ];

exports.modules = {
5428: (function(e, t, n) {
n.d(t, {
R: () => fingerprint
});
var r = n(77598);
function fingerprint(e, t = 16) {
const n = (0, r.createHash)("sha256");
for (const t of e) n.update(t);
return n.digest("hex").slice(0, t);
}
}),
62260: (function(e, t, n) {
n.d(t, {
$T: () => withoutSkips,
KD: () => contentsOf,
Xz: () => whySecret,
g7: () => treeOf,
lW: () => changesTrailer,
s9: () => s
});
var r = n(5428);
function withoutSkips(e) {
return e.replace(/\[(skip ci|ci skip|no ci|skip actions|actions skip)\]/gi, "($1)").replace(/skip-checks(?=\s*:)/gi, "skip checks");
}
const s = "Sallyport-Changes: ";
function changesTrailer(e) {
return `${s}${changesFingerprint(e)}`;
}
function changesFingerprint({files: e, merged: t}) {
const n = e.flatMap(({path: e, content: t, mode: n}) => {
const r = t === null ? "gone" : String(t.length);
return [ `${JSON.stringify(n === void 0 ? [ e, r ] : [ e, r, n ])}\n`, t ?? "" ];
});
return (0, r.R)(t === void 0 ? n : [ t.commit, ...n ], 32);
}
function contentsOf({files: e, merged: t}) {
return t === void 0 ? {
files: e
} : {
files: e,
merged: t
};
}
function whySecret({files: e}, t) {
const n = e.find(e => t(Buffer.concat([ Buffer.from(e.path), e.content ?? o ])));
return n === void 0 ? null : `${n.path} contains what looks like a secret`;
}
function treeOf(e) {
const {collected: t, holdsSecret: n} = e;
if ("refused" in t) return t.refused;
return whySecret(t.tree, n) ?? t.tree;
}
const o = Buffer.alloc(0);
}),
7912: (function(e, t, n) {
n.d(t, {
H: () => readLastCommits,
q: () => readItemKind
});
async function readItemKind(e, {owner: t, name: n}, r) {
const s = {
what: `${t}/${n}#${String(r)}`,
needs: [ "issues: read", "pull-requests: read" ]
};
return await e.request(s, async (e, s) => {
const {data: o} = await e.rest.issues.get({
owner: t,
repo: n,
issue_number: r,
request: {
signal: s
}
});
return o.pull_request === void 0 ? "issue" : "pull-request";
});
}
async function readLastCommits(e, {owner: t, name: n}, {branch: r, count: s}) {
const o = {
what: `the commits of the branch ${r}`,
needs: [ "contents: read" ]
};
return await e.request(o, async (e, o) => {
const {data: i} = await e.rest.repos.listCommits({
owner: t,
repo: n,
sha: r,
per_page: s,
request: {
signal: o
}
});
return i.map(({sha: e, commit: t}) => ({
sha: e,
message: t.message
}));
});
}
}),
63817: (function(e, t, n) {
n.d(t, {
refuseLoop: () => refuseLoop
});
var r = n(42357);
var s = n(54539);
var o = n(62260);
var i = n(12673);
var a = n(28912);
var c = n(7912);
var u = n(60957);
var l = n(69627);
async function refuseLoop({headSha: e, repository: t, isUntrustedCheckout: n, trigger: {run: o}}, h, f) {
const {"github-token": d, "loop-limit": p} = h;
if (o === null || !o.hasFailed || o.branch === null || t === null || d === void 0) return null;
const m = o.branch.name;
if (n || m.startsWith("gh-readonly-queue/")) return null;
try {
const n = (0, a.createGitHubReader)((0, i.dC)(d, f), 1);
const r = await (0, c.H)(n, t, {
branch: m,
count: p
}) ?? [];
if (r[0]?.sha !== e && h.allow.some(namesCommit)) return {
code: "loop-guard",
reason: `the branch of the failed run has newer commits after ${e ?? ""}`,
hint: null
};
if (r.length < p || !r.every(({message: e}) => isOwn(e))) return null;
} catch (e) {
(0, r.ki)(e, u.J);
if (e.status === 404) return null;
(0, l.t)("whether the failed run continues a loop is unknown", e);
}
return {
code: "loop-guard",
reason: `the last ${(0, s.B4)(p, "commit")} of the branch are by Sallyport, and its checks still fail`,
hint: "Find out why the checks fail. A commit by anyone else ends the count; loop-limit sets the number."
};
}
const namesCommit = e => /^(?:PushToPullRequest|PullRequest)\b/.test(e);
const isOwn = e => e.split("\n").some(e => e.startsWith(o.s9));
})
};
