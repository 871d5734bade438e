"use strict";

exports.id = 3274;

exports.ids = [ 3274 ];

exports.modules = {
83274: (function(t, e, s) {
s.d(e, {
$B: () => isUnposted,
Fm: () => pushHeading,
JD: () => isLost,
isShownByReview: () => isShownByReview,
n3: () => isPush,
oM: () => isPosted,
wv: () => pageLine,
xS: () => pushNote,
y2: () => noteMarkdown,
yp: () => isPage
});
var n = s(74397);
const o = new Set([ "created", "updated", "unchanged", "fell back" ]);
const isPosted = ({outcome: t}) => o.has(t);
const u = {
PushToPullRequest: "Commit",
PullRequest: "Pull request",
Issue: "Issue"
};
function partsOf({what: t}) {
const [e = ""] = t.split(" ", 1);
return {
tool: e,
title: t.slice(e.length + 1)
};
}
function isPage(t) {
return isPosted(t) && t.url !== null && Object.hasOwn(u, partsOf(t).tool);
}
function isLost(t) {
const e = [ "PushToPullRequest", "PullRequest" ].includes(partsOf(t).tool);
return e && (t.outcome === "failed" || t.outcome === "withheld");
}
function isPush(t) {
return isPosted(t) && t.outcome !== "fell back" && partsOf(t).tool === "PushToPullRequest";
}
function isUnposted({what: t, outcome: e}) {
return e === "failed" || e === "withheld" || e === "fell back" && t.startsWith("Review ");
}
function isShownByReview({result: t, findings: e, writes: s, isReview: n, subject: o}) {
if (n) return o.conversation === void 0;
const {conclusion: u, requests: i, changes: r} = t;
const l = u === "success" && i.some(({kind: t}) => t === "review");
const c = e.length > 0 || r.length > 0 || s.some(t => isPage(t) || isUnposted(t));
return l && !c;
}
function pushHeading({url: t, branch: e = "", commit: s = "", ...o}) {
const u = (0, n.ti)(s.slice(0, 7));
const {title: i} = partsOf({
url: t,
...o
});
return `${(0, n.ft)(i)} \xb7 ${t === null ? u : `[${u}](${t})`} on ${(0, n.ti)(e)}`;
}
function pushNote(t, e) {
return noteMarkdown(t.details ?? t.note, e);
}
function pageLine(t, e) {
const {tool: s, title: o} = partsOf(t);
const i = t.outcome === "fell back" ? "Pull request" : u[s] ?? s;
const r = t.note === "" ? "" : `: ${noteMarkdown(t.note, e)}`;
return `- ${i} [${(0, n.ft)(o)}](${t.url ?? ""})${r}`;
}
function noteMarkdown(t, e) {
const isOnServer = t => e !== null && t.startsWith(`${e}/`);
const s = t.split(/((?<=^|\. |\] )[^.:[\]]+: https?:\/\/[^\s()<>]+|https?:\/\/[^\s()<>]+)/);
return s.map((t, e) => {
if (e % 2 === 0) return `${/^\s/.test(t) ? " " : ""}${(0, n.xG)(t.trim())}${/\s$/.test(t) ? " " : ""}`;
const [, s = "", o = ""] = /^(?:([^.:]+): )?(https?:\/\/.+)$/.exec(t) ?? [];
if (!isOnServer(o)) return `${s === "" ? "" : `${(0, n.ft)(s)}: `}${(0, n.ti)(o)}`;
return s === "" ? `<${o}>` : `[${(0, n.ft)(s)}](${o}).`;
}).join("");
}
})
};
