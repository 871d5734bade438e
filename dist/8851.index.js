"use strict";

exports.id = 8851;

exports.ids = [ 8851 ];

exports.modules = {
84182: (function(t, n, e) {
e.d(n, {
D4: () => plainTitle,
Ft: () => isSame,
j$: () => markedBody,
j9: () => a,
lB: () => upsertComment
});
var r = e(7138);
var o = e(32622);
var s = e(20653);
const a = 65536;
function markedBody(t, n, e = "") {
const r = e === "" ? "" : `\n\n${e}`;
const s = a - t.length - 1 - r.length;
return `${t}\n${(0, o.o)(n, {
limit: s,
unit: "characters",
whole: "in write-requests.json, next to the run report"
})}${r}`;
}
function isSame(t, n) {
const plain = t => withoutFooter(t.replaceAll("\r\n", "\n")).trimEnd();
return plain(t) === plain(n);
}
function withoutFooter(t) {
return t.replace(/\n+<sub>By \[this run of Sallyport\]\([^\n]*<\/sub>\s*$/, "");
}
function plainTitle(t) {
return (0, s.TN)((0, r.wh)(t));
}
async function upsertComment(t, n, e) {
const r = (await e.comments()).find(({body: n}) => n.startsWith(t));
if (r !== void 0 && isSame(r.body, n)) return {
outcome: "unchanged",
url: r.url
};
const o = r === void 0 ? null : await e.updateComment(r.id, n);
if (o !== null) return {
outcome: "updated",
url: o.url
};
return {
outcome: "created",
url: (await e.createComment(n)).url
};
}
}),
28236: (function(t, n, e) {
e.d(n, {
commentProgress: () => commentProgress
});
var r = e(42357);
var o = e(73948);
var s = e(20544);
var a = e(12673);
var c = e(69701);
var u = e(60957);
var l = e(25422);
var i = e(54539);
var d = e(7138);
var m = e(74397);
var p = e(20653);
const f = {
turns: 0,
calls: 0,
refused: 0,
todos: []
};
function progressAfter(t, n) {
switch (n.type) {
case "turn-start":
return {
...t,
turns: n.turn
};

case "tool-end":
return {
...t,
calls: t.calls + 1,
refused: t.refused + (n.result.denial === void 0 ? 0 : 1)
};

case "todos":
return {
...t,
todos: n.items
};

default:
return t;
}
}
const g = 50;
function progressBody({turns: t, calls: n, refused: e, todos: r}, o) {
const {marker: s, run: a, redact: c} = o;
const u = r.slice(0, g).map(({content: t, status: n}) => {
const e = (0, m.ft)((0, p.ml)(c((0, d.wh)(t)), 300));
return `- [${n === "completed" ? "x" : " "}] ${n === "in_progress" ? `**${e}**` : e}`;
});
const l = r.length - u.length;
const f = [ ...t > 0 ? [ (0, i.B4)(t, "turn"), (0, i.B4)(n, "tool call") ] : [], ...e > 0 ? [ `${(0, 
i.ZV)(e)} refused` ] : [], ...(0, m.n1)(a) ? [ `[Run](${a})` ] : [] ];
const h = [ "### \u23f3 Working", u.join("\n"), l > 0 ? `And ${(0, i.B4)(l, "more step")}.` : "", f.join(" \xb7 "), "*This comment will be replaced by the result.*" ];
return `${s}\n${h.filter(t => t !== "").join("\n\n")}\n`;
}
function interruptedBody({marker: t, run: n}) {
const e = n === null ? "See the log for the reason." : `See the [log](${n}) for the reason.`;
return `${t}\n### \u274c Ended without a result\n\n${e}\n`;
}
var h = e(5105);
var w = e(21559);
const v = 2e4;
function watchProgress({post: t, clock: n, log: e, cancel: r}, o) {
const s = new AbortController;
const a = (0, l.JG)(s.signal, r);
let c = f;
let i = null;
let d = null;
const work = async () => {
while (!a.aborted && i !== c) {
i = c;
await t(progressBody(c, o), a);
await n.sleep(v, a);
}
d = null;
};
const start = () => {
if (a.aborted || i === c) return;
d ??= work().catch(t => {
const n = t instanceof u.J && t.status !== null && !r.aborted;
!n && a.aborted || e.warning(`Could not update the progress comment: ${wordsOf(t)}`);
s.abort();
});
};
const stop = async () => {
s.abort();
await d;
};
start();
return {
onEvent: t => {
c = progressAfter(c, t);
start();
},
stop: stop,
giveUp: async () => {
await stop();
await t(interruptedBody(o), r).catch(t => e.warning(`Could not update the comment: ${wordsOf(t)}`));
}
};
}
const b = 2e3;
function commentProgress(t) {
const {runContext: n, hostEnvironment: e, redact: r, log: u} = t;
const i = (0, w.lt)(n.event, n.settings["comment-mode"]);
const d = n.settings["github-token"];
if (i === null || d === void 0) return null;
const {environment: m, signal: p} = e;
const f = m["GITHUB_API_URL"] ?? "https://api.github.com";
const gitHubWithin = (t, n) => (0, c.Cl)({
token: d,
clock: n,
redact: (0, s.o)(r),
apiUrl: f,
signal: t
});
const {marker: g} = (0, w.Ax)(t);
const v = new Map;
const gitHubUntil = t => {
if (p.aborted) return gitHubWithin((0, l.dn)(b), o.m);
const n = v.get(t) ?? gitHubWithin(p, waitingUntil(t));
v.set(t, n);
return n;
};
const post = async (t, n) => {
await gitHubUntil(n).upsertComment(i, g, n => (0, h.pj)(t, n));
};
const $ = {
marker: g,
run: (0, a.Vp)(e),
redact: r
};
return watchProgress({
post: post,
clock: o.m,
log: u,
cancel: p
}, $);
}
function waitingUntil(t) {
return {
now: () => o.m.now(),
async sleep(n, e) {
await o.m.sleep(n, (0, l.JG)(e, t));
if (t.aborted && !e.aborted) throw new Error("The run is over.");
}
};
}
const wordsOf = t => t instanceof u.J ? t.sentences : (0, r.bD)(t);
})
};
