"use strict";

exports.id = 9441;

exports.ids = [ 9441 ];

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
const m = {
tree: f,
title: n,
body: a,
marker: r
};
const p = await d.write("the branch of the pull request", [ "contents: write" ], e => push(m, {
...h,
afterClosed: t.afterClosed,
closedHint: t.closedHint
}, e));
if ("outcome" in p) return row(p);
const w = await openOrName(m, p, t, h);
return row({
...w,
branch: h.branch,
...p.commit === null ? {} : {
commit: p.commit
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
const m = (await i.branchSince(o, s))?.tip === r.tip;
m && await i.moveBranch(s, f);
h && await i.deleteBranch(d);
return m ? f : withheld(`Someone else has just committed to the branch ${s}.`);
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
})
};
