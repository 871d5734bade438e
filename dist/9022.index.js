"use strict";

exports.id = 9022;

exports.ids = [ 9022, 9441 ];

exports.modules = {
62260: (function(e, t, n) {
n.d(t, {
$T: () => withoutSkips,
KD: () => contentsOf,
Xz: () => whySecret,
g7: () => treeOf,
lW: () => changesTrailer,
s9: () => o
});
var r = n(5428);
function withoutSkips(e) {
return e.replace(/\[(skip ci|ci skip|no ci|skip actions|actions skip)\]/gi, "($1)").replace(/skip-checks(?=\s*:)/gi, "skip checks");
}
const o = "Sallyport-Changes: ";
function changesTrailer(e) {
return `${o}${changesFingerprint(e)}`;
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
const n = e.find(e => t(Buffer.concat([ Buffer.from(e.path), e.content ?? s ])));
return n === void 0 ? null : `${n.path} contains what looks like a secret`;
}
function treeOf(e) {
const {collected: t, holdsSecret: n} = e;
if ("refused" in t) return t.refused;
return whySecret(t.tree, n) ?? t.tree;
}
const s = Buffer.alloc(0);
}),
31111: (function(e, t, n) {
n.d(t, {
I: () => patchSection,
p: () => o
});
var r = n(51061);
const o = 4e4;
function patchSection(e) {
return `To use the changes, save this patch and run \`git apply --3way\`:\n\n${(0, 
r.OF)(e, "diff")}`;
}
}),
79441: (function(e, t, n) {
n.r(t);
n.d(t, {
postPullRequest: () => postPullRequest
});
var r = n(42357);
var o = n(20544);
var s = n(60957);
var a = n(38343);
var i = n(20653);
var c = n(84182);
var u = n(62260);
async function postPullRequest(e, t) {
const clean = e => (0, u.$T)(t.sanitize(e));
const n = (0, i.ml)((0, c.D4)(clean(e.title)) || "Untitled", 200);
const r = (0, o._)(t.key, "pull-request");
const s = `${clean(e.body)}${closingLine(e.body, t.mayClose)}`;
const a = (0, c.j$)(r, s, t.footer);
const l = `PullRequest ${(0, i.ml)(n, 80)}`;
const row = e => [ {
what: l,
...e
} ];
const {pull: h, github: d} = t;
if (h === null) throw new Error("a pull request was recorded with nowhere to go");
const f = (0, u.g7)(h);
if (typeof f === "string") return row(withheld(`It was not opened: ${f}.`));
const p = {
tree: f,
title: n,
body: a,
marker: r
};
const m = await d.write("the branch of the pull request", [ "contents: write" ], e => push(p, {
...h,
afterClosed: t.afterClosed,
closedHint: t.closedHint
}, e));
if ("outcome" in m) return row(m);
const w = await openOrName(p, m, t, h);
return row({
...w,
branch: h.branch,
...m.commit === null ? {} : {
commit: m.commit
}
});
}
async function openOrName(e, {isNew: t}, {github: n, repositoryUrl: o}, a) {
const c = `${o}/compare/${a.base}...${a.branch}?expand=1`;
const u = `The changes are on the branch ${a.branch}; open the pull request here: ${c}`;
try {
const r = await n.write("the pull request", [ "pull-requests: write" ], n => open(e, t, a, n));
if (r.outcome !== "failed") return r;
return {
...r,
url: c,
note: `${(0, i.KG)(r.note)} ${u}`
};
} catch (e) {
(0, r.ki)(e, s.J);
return {
outcome: "failed",
url: c,
note: `${e.sentences} ${u}`
};
}
}
function closingLine(e, t) {
if (t === null) return "";
const n = new RegExp(`\\b(?:close[sd]?|fix(?:e[sd])?|resolve[sd]?):?[ \\t]+#${String(t)}\\b`, "i");
return n.test(e) ? `\n\nCloses #${String(t)}.` : "";
}
const withheld = e => ({
outcome: "withheld",
url: null,
note: e
});
async function push(e, t, n) {
const {tree: r} = e;
const {base: o, branch: s} = t;
const a = (0, u.lW)(r);
const i = await n.pullRequests(s);
const c = await endedBefore(i, {
tree: r,
ownTrailer: a
}, t, n);
if (c !== null) return c;
if (!await n.isOnBranch(r.base, o)) {
if (await n.branchTip(o) === null) return withheld(`GitHub has no branch ${o} to open it into. Create it, or set base-branch to another branch.`);
const e = r.base.slice(0, 7);
return withheld(`The run started from ${e}, which is not a commit on the branch ${o} on GitHub. Check out that branch; for pull requests, set ref: \${{ github.head_ref }}.`);
}
const l = await n.branchSince(o, s);
if (l !== null && !isOwnBranch(l) && !isMerged(l, i)) return changedByOthers(s, i);
if (endsWith(l, a)) return {
isNew: false,
commit: l?.tip ?? null
};
const h = await renew({
...e,
body: a
}, l, {
base: o,
branch: s
}, n);
return typeof h === "string" ? {
isNew: true,
commit: h
} : h;
}
async function endedBefore(e, {tree: t, ownTrailer: n}, {base: r, afterClosed: o, closedHint: s = "ask for another one in a comment"}, a) {
const i = e.filter(({isOwn: e}) => e);
const [c] = i;
if (c === void 0 || i.some(({isOpen: e}) => e)) return null;
const {url: u, number: l} = c;
if (c.isMerged) {
const e = await a.branchSince(t.base, c.head);
const r = e?.commits?.some(({isOwn: e, message: t}) => e && t.endsWith(n)) === true;
return r ? {
outcome: "unchanged",
url: u,
note: `#${String(l)} with the same changes was merged.`
} : null;
}
if (!o) {
const e = `It was opened before and has been closed. Reopen it, or ${s}.`;
return {
...withheld(e),
url: u
};
}
if (!endsWith(await a.branchSince(r, c.head), n)) return null;
const h = "A pull request with the same changes was opened before and has been closed. Reopen it to use them.";
return {
...withheld(h),
url: u
};
}
function isMerged({tip: e}, t) {
return !t.some(({isOpen: e}) => e) && t.some(t => t.isMerged && t.head === e);
}
function changedByOthers(e, t) {
const n = t.find(({isOpen: e}) => e);
const r = n === void 0 ? "Delete it" : "Merge its pull request, or close it and delete the branch,";
const o = `Someone else has committed to the branch ${e}, so it was not changed. ${r} to get a new one.`;
return {
...withheld(o),
url: n?.url ?? null
};
}
const l = 100;
async function renew({tree: e, title: t, body: n}, r, {base: o, branch: s}, i) {
const c = {
parent: e.base,
headline: t,
body: n,
...(0, u.KD)(e)
};
const h = e.merged === void 0 && e.files.length <= l && e.files.every(({mode: e}) => e === void 0) && !(0, 
a.G5)(e.files);
if (r === null) {
const t = h ? e.base : (await i.commitWithModes(e.baseTree, c)).sha;
if (!await i.createBranch(s, t)) return branchJustCreated(s);
return h ? await i.commit(s, c) : t;
}
const d = `${s}+next`;
const f = h ? await commitOnTemporaryBranch(d, c, i) : (await i.commitWithModes(e.baseTree, c)).sha;
if (f === null) return branchJustCreated(d);
const p = (await i.branchSince(o, s))?.tip === r.tip;
p && await i.moveBranch(s, f);
h && await i.deleteBranch(d);
return p ? f : withheld(`Someone else has just committed to the branch ${s}.`);
}
async function commitOnTemporaryBranch(e, t, n) {
await n.deleteBranch(e);
return await n.createBranch(e, t.parent) ? await n.commit(e, t) : null;
}
function branchJustCreated(e) {
const t = `Another run has just created the branch ${e}. Run again after it has finished; the workflow key concurrency: prevents parallel runs.`;
return {
outcome: "failed",
url: null,
note: t
};
}
const endsWith = (e, t) => e?.commits?.at(-1)?.message.endsWith(t) === true;
function isOwnBranch({commits: e}) {
return e?.every(({message: e, isOwn: t}) => t && e.includes(`\n${u.s9}`)) === true;
}
async function open({title: e, body: t, marker: n}, r, {base: o, branch: s, draft: a = true}, i) {
const c = (await i.pullRequests(s)).find(({isOpen: e}) => e);
if (c !== void 0) return await update(c, {
title: e,
body: t,
marker: n
}, r, i);
const u = {
title: e,
body: t,
base: o,
branch: s
};
const l = await i.createPullRequest({
...u,
draft: a
});
if ("url" in l) return {
outcome: "created",
url: l.url,
note: ""
};
if (!a || !/draft/i.test(l.refused)) return {
outcome: "failed",
url: null,
note: l.refused
};
const h = await i.createPullRequest({
...u,
draft: false
});
if ("refused" in h) return {
outcome: "failed",
url: null,
note: h.refused
};
const d = "It is not a draft, because this repository does not support drafts.";
return {
outcome: "created",
url: h.url,
note: d
};
}
async function update(e, {title: t, body: n, marker: r}, o, s) {
const {url: a, number: i} = e;
const u = o ? "updated" : "unchanged";
const l = `#${String(i)} was already open${o ? "; its changes were replaced" : " with the same changes"}.`;
if (!e.isOwn) return {
outcome: u,
url: a,
note: `${l} Someone else opened it, so its text was not changed.`
};
if (!e.body.startsWith(r)) return {
outcome: u,
url: a,
note: `${l} Someone rewrote its text, so it was not changed.`
};
if (e.title === t && (0, c.Ft)(e.body, n)) return {
outcome: u,
url: a,
note: l
};
await s.updatePullRequest(i, {
title: t,
body: n
});
return {
outcome: "updated",
url: a,
note: o ? l : `${l} Its text was updated.`
};
}
}),
59022: (function(e, t, n) {
n.r(t);
n.d(t, {
postPush: () => postPush
});
var r = n(42357);
var o = n(20544);
var s = n(60957);
var a = n(38287);
var i = n(20653);
var c = n(71235);
var u = n(84182);
var l = n(62260);
var h = n(31111);
var d = n(79441);
async function postPush(e, t) {
const {push: n, github: o} = t;
if (n === null) throw new Error("a push was recorded with nowhere to go");
const s = (0, i.ml)((0, u.D4)((0, l.$T)(t.sanitize(e.title))), 200);
const row = e => [ {
what: `PushToPullRequest ${(0, i.ml)(s, 80)}`,
...e
} ];
const c = (0, l.g7)(n);
if (typeof c === "string") return row({
outcome: "withheld",
url: null,
note: `Nothing was pushed: ${c}.`
});
if (n.indirect !== null) return row(await fallBack(e, n.indirect, t));
const h = (0, l.$T)(e.body === "" ? "" : t.sanitize(e.body)).trim();
const d = [ `Requested-in: ${n.pullUrl}`, (0, l.lW)(c) ];
const f = {
headline: s,
body: [ ...h === "" ? [] : [ h, "" ], ...d ].join("\n")
};
try {
const r = await o.write("the commit", [ "contents: write" ], e => pushOnto({
tree: c,
message: f
}, n, e));
switch (r.kind) {
case "pushed":
return row(await pushedRow(r, c, t, n));

case "conflict":
return row(await conflictRow(r, c, t, n));

case "refused":
return row(await fallBack(e, r.reason, t));

case "gone":
return row({
outcome: "failed",
url: null,
note: `The branch ${n.branch} no longer exists.`
});
}
} catch (e) {
(0, r.ki)(e, a.U);
return row({
outcome: "failed",
url: null,
note: `Nothing was pushed: ${e.message}.`
});
}
}
const f = 4;
async function pushOnto({tree: e, message: t}, n, r) {
const {branch: o} = n;
let s = null;
for (let a = 1; a <= f; a += 1) {
s = await r.branchTip(o);
if (s === null) return {
kind: "gone"
};
const a = s === e.base ? void 0 : await pushedBefore(e, o, r);
if (a !== void 0) return {
kind: "pushed",
commit: a,
parent: e.base,
isOld: true,
verification: null
};
const i = s === e.base ? {
tree: e
} : await n.merge(e, s);
if ("conflicts" in i) return {
kind: "conflict",
tip: s,
files: i.conflicts
};
if (i.tree.files.length === 0 && i.tree.merged === void 0) return {
kind: "pushed",
commit: s,
parent: s,
isOld: true,
verification: null
};
const c = (0, l.Xz)(i.tree, n.holdsSecret);
if (c !== null) return {
kind: "refused",
reason: c
};
const u = await n.commit(i.tree, t, r);
const h = await n.advance(u.sha, r);
if (h.kind === "refused") return h;
const {sha: d, verification: f} = u;
if (h.kind === "done") return {
kind: "pushed",
commit: d,
parent: i.tree.base,
isOld: false,
verification: f
};
}
const a = await r.branchTip(o) === s;
const i = `the server did not update ${o}, and it has no newer commits: another process may hold its lock`;
return {
kind: "refused",
reason: a ? i : `every attempt found newer commits on ${o}`
};
}
async function pushedBefore(e, t, n) {
const r = await n.branchSince(e.base, t);
return r?.commits?.find(({message: t}) => t.trimEnd().endsWith((0, l.lW)(e)))?.sha;
}
async function pushedRow({commit: e, parent: t, isOld: n, verification: r}, o, {github: s}, a) {
const i = await checksSentence(e, a, s);
const c = [ n ? "It was there already." : "", n || t === o.base ? "" : `Rebased onto ${t.slice(0, 7)}, which was pushed while the run worked.`, o.merged === void 0 ? "" : `It merges ${o.merged.commit.slice(0, 7)} of the base branch.`, r === null ? "" : signature(r), n ? "" : i ];
const u = c.filter(e => e !== "").join(" ");
return {
outcome: n ? "unchanged" : "created",
branch: a.branch,
commit: e,
url: `${a.repositoryUrl}/commit/${e}`,
note: `Commit ${e.slice(0, 7)} on ${a.branch}. ${u}`.trim(),
details: u
};
}
function signature({isVerified: e, reason: t}) {
return e ? "The signature of the commit is verified." : `The commit is not signed (${t}).`;
}
async function conflictRow({tip: e, files: t}, n, r, o) {
const s = `${o.repositoryUrl}/compare/${n.base}...${e}`;
const a = `someone pushed to ${o.branch} while the run worked, and both changed ${(0, 
i.KE)(t, 3)}.`;
const {patch: c, isResultPosted: u} = o;
const l = c !== "" && c.length <= h.p;
const d = l && !u ? await postPatch({
why: a,
link: s,
patch: c
}, r) : null;
const f = d !== null ? "patch-in-comment" : l && u ? "patch-in-result" : "patch-in-file";
const m = `What was pushed since: ${s}`;
const w = `Nothing was pushed: ${a} ${p[f]} ${m}`;
const b = f === "patch-in-file" ? {} : {
details: `Nothing was pushed: ${a} ${m}`
};
return {
outcome: "failed",
url: d,
note: w,
code: f,
...b
};
}
const p = {
"patch-in-comment": "The patch is in a comment.",
"patch-in-result": "The patch is in the result.",
"patch-in-file": "The patch is the file changes.patch, next to the report of the run."
};
async function fallBack(e, t, n) {
const {push: r} = n;
if (r === null) throw new Error("no branch to open a pull request onto");
const {collected: o, branch: s, ownBranch: a, holdsSecret: c} = r;
const u = {
collected: o,
base: s,
branch: a,
draft: false,
holdsSecret: c
};
const [l] = await (0, d.postPullRequest)({
...e,
kind: "pull-request"
}, {
...n,
pull: u
});
if (l === void 0) throw new Error("a pull request has no result");
const {what: h, ...f} = l;
const p = `The changes could not be pushed to ${s}: ${(0, i.Kx)(t)}.`;
if (f.outcome !== "created" && f.outcome !== "updated") return {
...f,
note: `${p} ${f.note}`.trim()
};
const m = `${p} They are in a pull request onto that branch. ${f.note}`.trim();
return {
...f,
outcome: "fell back",
note: m
};
}
async function checksSentence(e, {pullUrl: t}, n) {
try {
const r = await n.write("the state of the checks", [ "actions: read" ], t => t.checksAfterPush(e));
switch (r.kind) {
case "started":
return `The checks have started: ${r.url}`;

case "waiting":
return `The checks wait for someone with write permission to select "Approve workflows to run": ${t}`;

case "none":
return "No checks have started: the token of a workflow starts none on `push` or on GitHub Enterprise Server. Pass the token of a GitHub App as github-token.";
}
} catch (e) {
(0, r.ki)(e, s.J);
return "Whether the checks start is unknown: add `actions: read` under permissions: of the job.";
}
}
async function postPatch({why: e, link: t, patch: n}, {github: a, key: i, answer: l, item: d, footer: f}) {
const p = (0, o._)(i, (l === null ? "" : `${l}:`) + "patch");
const m = `**Nothing was pushed:** ${e} [What was pushed since](${t})`;
const w = (0, u.j$)(p, `${m}\n\n${(0, h.I)(n)}`, f);
const b = await a.write("the comment with the patch", (0, c.mr)("item", d), e => (0, 
u.lB)(p, w, e)).catch((0, r.j6)(s.J, () => null));
return b?.url ?? null;
}
})
};
