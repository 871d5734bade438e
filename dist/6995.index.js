"use strict";

exports.id = 6995;

exports.ids = [ 6995 ];

exports.modules = {
56995: (function(e, n, t) {
t.d(n, {
reactToFailure: () => reactToFailure,
startReaction: () => startReaction
});
var r = t(42357);
var a = t(12673);
var o = t(60957);
var i = t(80353);
var s = t(83823);
function createReactions(e, {owner: n, repo: t, number: r, comment: a}) {
const o = [ a?.kind === "review-comment" ? "pull-requests: write" : "issues: write", "pull-requests: write" ];
const common = () => ({
owner: n,
repo: t,
request: {
signal: (0, i.wj)(e.signal)
}
});
const call = async a => {
try {
return await a(await (0, i.wy)(e));
} catch (e) {
throw (0, s.K)(e, {
what: `the reactions on ${n}/${t}#${String(r)}`,
needs: [ ...new Set(o) ]
});
}
};
return {
add: e => call(async ({rest: {reactions: n}}) => {
const t = {
...common(),
content: e
};
if (a === null) return (await n.createForIssue({
...t,
issue_number: r
})).data.id;
const o = {
...t,
comment_id: a.id
};
if (a.kind === "comment") return (await n.createForIssueComment(o)).data.id;
return (await n.createForPullRequestReviewComment(o)).data.id;
}),
remove: e => call(async ({rest: {reactions: n}}) => {
const t = {
...common(),
reaction_id: e
};
a === null ? await n.deleteForIssue({
...t,
issue_number: r
}) : a.kind === "comment" ? await n.deleteForIssueComment({
...t,
comment_id: a.id
}) : await n.deleteForPullRequestComment({
...t,
comment_id: a.id
});
})
};
}
var c = t(25422);
const u = 1e4;
const l = 2e3;
async function startReaction(e, n, t) {
const r = reactionsOf(e, n);
const a = r === null ? null : await orWarn(t, () => r.add("eyes"));
if (a === null) return null;
return async r => {
const o = reactionsOf(e, n);
if (o === null) return;
await orWarn(t, async () => {
await o.add(r === "success" ? "+1" : "confused");
await o.remove(a);
});
};
}
async function reactToFailure(e, n, t) {
const r = reactionsOf(e, n);
r !== null && await orWarn(t, () => r.add("confused"));
}
function reactionsOf({event: e, settings: n}, {environment: t, signal: r}) {
const o = n["github-token"];
const {item: i, repository: s, trigger: d} = e;
if (o === void 0 || i === null || s === null) return null;
const {triggerComment: m} = d;
const w = m?.id ?? null;
const f = m === null || m.kind === "review" || w === null ? null : {
kind: m.kind,
id: w
};
return createReactions((0, a.dC)(o, {
environment: t,
signal: (0, c.dn)(u, (0, c.BE)(r, l))
}), {
owner: s.owner,
repo: s.name,
number: i.number,
comment: f
});
}
async function orWarn(e, n) {
try {
return await n();
} catch (n) {
(0, r.ki)(n, o.J);
e.warning(`Could not add the reaction: ${n.sentences}`);
return null;
}
}
})
};
