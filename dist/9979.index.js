"use strict";

exports.id = 9979;

exports.ids = [ 9979 ];

exports.modules = {
28236: (function(e, t, n) {
n.d(t, {
commentProgress: () => commentProgress
});
var o = n(42357);
var r = n(73948);
var s = n(20544);
var a = n(12673);
var l = n(69701);
var c = n(60957);
var i = n(25422);
var u = n(54539);
var d = n(7138);
var f = n(74397);
var g = n(20653);
const h = {
turns: 0,
calls: 0,
refused: 0,
todos: []
};
function progressAfter(e, t) {
switch (t.type) {
case "turn-start":
return {
...e,
turns: t.turn
};

case "tool-end":
return {
...e,
calls: e.calls + 1,
refused: e.refused + (t.result.denial === void 0 ? 0 : 1)
};

case "todos":
return {
...e,
todos: t.items
};

default:
return e;
}
}
const m = 50;
function progressBody({turns: e, calls: t, refused: n, todos: o}, r) {
const {marker: s, run: a, redact: l} = r;
const c = o.slice(0, m).map(({content: e, status: t}) => {
const n = (0, f.ft)((0, g.ml)(l((0, d.wh)(e)), 300));
return `- [${t === "completed" ? "x" : " "}] ${t === "in_progress" ? `**${n}**` : n}`;
});
const i = o.length - c.length;
const h = [ ...e > 0 ? [ (0, u.B4)(e, "turn"), (0, u.B4)(t, "tool call") ] : [], ...n > 0 ? [ `${(0, 
u.ZV)(n)} refused` ] : [], ...(0, f.n1)(a) ? [ `[Run](${a})` ] : [] ];
const p = [ "### \u23f3 Working", c.join("\n"), i > 0 ? `And ${(0, u.B4)(i, "more step")}.` : "", h.join(" \xb7 "), "*This comment will be replaced by the result.*" ];
return `${s}\n${p.filter(e => e !== "").join("\n\n")}\n`;
}
function interruptedBody({marker: e, run: t}) {
const n = t === null ? "See the log for the reason." : `See the [log](${t}) for the reason.`;
return `${e}\n### \u274c Ended without a result\n\n${n}\n`;
}
var p = n(5105);
var w = n(21559);
const $ = 2e4;
function watchProgress({post: e, clock: t, log: n, cancel: o}, r) {
const s = new AbortController;
const a = (0, i.JG)(s.signal, o);
let l = h;
let u = null;
let d = null;
const work = async () => {
while (!a.aborted && u !== l) {
u = l;
await e(progressBody(l, r), a);
await t.sleep($, a);
}
d = null;
};
const start = () => {
if (a.aborted || u === l) return;
d ??= work().catch(e => {
const t = e instanceof c.J && e.status !== null && !o.aborted;
!t && a.aborted || n.warning(`Could not update the progress comment: ${wordsOf(e)}`);
s.abort();
});
};
const stop = async () => {
s.abort();
await d;
};
start();
return {
onEvent: e => {
l = progressAfter(l, e);
start();
},
stop: stop,
giveUp: async () => {
await stop();
await e(interruptedBody(r), o).catch(e => n.warning(`Could not update the comment: ${wordsOf(e)}`));
}
};
}
const v = 2e3;
function commentProgress(e) {
const {runContext: t, hostEnvironment: n, redact: o, log: c} = e;
const u = (0, w.commentTarget)(t.event, t.settings["comment-mode"]);
const d = t.settings["github-token"];
if (u === null || d === void 0) return null;
const {environment: f, signal: g} = n;
const h = f["GITHUB_API_URL"] ?? "https://api.github.com";
const gitHubWithin = (e, t) => (0, l.Cl)({
token: d,
clock: t,
redact: (0, s.o)(o),
apiUrl: h,
signal: e
});
const {marker: m} = (0, w.stickyOfRun)(e);
const $ = new Map;
const gitHubUntil = e => {
if (g.aborted) return gitHubWithin((0, i.dn)(v), r.m);
const t = $.get(e) ?? gitHubWithin(g, waitingUntil(e));
$.set(e, t);
return t;
};
const post = async (e, t) => {
await gitHubUntil(t).upsertComment(u, m, t => (0, p.pj)(e, t));
};
const b = {
marker: m,
run: (0, a.Vp)(n),
redact: o
};
return watchProgress({
post: post,
clock: r.m,
log: c,
cancel: g
}, b);
}
function waitingUntil(e) {
return {
now: () => r.m.now(),
async sleep(t, n) {
await r.m.sleep(t, (0, i.JG)(n, e));
if (e.aborted && !n.aborted) throw new Error("The run is over.");
}
};
}
const wordsOf = e => e instanceof c.J ? e.sentences : (0, o.bD)(e);
}),
71245: (function(e, t, n) {
n.d(t, {
_: () => coverageText,
k: () => unseenText
});
var o = n(54539);
var r = n(71860);
function coverageText({files: e, missing: t, unlisted: n = 0}) {
if (e === 0) return "";
const s = e - t.length - n;
const a = t.length - (0, r.u)({
files: e,
missing: t
}).length;
const l = a === 0 ? "" : ` (${(0, o.B4)(a, "lock file")} skipped)`;
return `${(0, o.ZV)(s)} of ${(0, o.B4)(e, "changed file")} read${l}`;
}
function unseenText({result: e, findings: t, subject: {coverage: n, requestedBy: s}}) {
if (n === void 0 || (0, r.u)(n).length + (n.unlisted ?? 0) === 0) return null;
const a = t.length > 0 || e.requests.some(({kind: e}) => e === "review") || /review/i.test(e.prompt) || s === null && e.changes.length === 0;
const {files: l, missing: c, unlisted: i = 0} = n;
return a ? `${(0, o.ZV)(l - c.length - i)} of ${(0, o.B4)(l, "changed file")} seen` : null;
}
}),
96682: (function(e, t, n) {
n.d(t, {
Q: () => lastCheckText
});
function lastCheckText({command: e, isBeforeChange: t, ...n}) {
const o = e.replace(/\s+/g, " ").replaceAll("`", "'").trim().slice(0, 120);
const r = endOf(n);
if (!t) return `Last check: \`${o}\` ${r}.`;
return n.exitCode === 0 ? `Last check: \`${o}\` ran before the last change.` : `Last check, before the last change: \`${o}\` ${r}.`;
}
function endOf({exitCode: e, didNotStart: t, isOtherCode: n}) {
if (t === true) return "could not start";
if (e === null) return "did not end";
if (n) return "ended; the exit code of the check itself is unknown";
return e === 0 ? "passed" : `failed with exit code ${String(e)}`;
}
}),
59046: (function(e, t, n) {
n.d(t, {
o: () => sandboxSentences
});
var o = n(20653);
const r = 20;
function sandboxSentences(e) {
if (e === void 0) return [];
const {level: t, reason: n, reached: a, blocked: l} = e;
return [ `Sandbox: ${t}. ${n}`, ...t === "none" ? [ s ] : [], ...a.length === 0 ? [] : [ `Hosts that commands reached: ${(0, 
o.KE)(a, r)}.` ], ...l.length === 0 ? [] : [ `Hosts that commands could not reach: ${(0, 
o.KE)(l, r)}.` ] ];
}
const s = "Commands that the rules permit can read and change everything that this job can, and reach every host.";
}),
19326: (function(e, t, n) {
n.d(t, {
KU: () => unpasteableRules,
Q$: () => allowFlag,
RJ: () => groupByRule,
fE: () => suggestedRules,
mM: () => allowLine,
tR: () => allowBlock,
uE: () => groupDenials
});
function groupDenials(e) {
const t = new Map;
for (const n of e) {
const e = JSON.stringify([ n.tool, n.label, n.reason, n.origin ]);
t.set(e, {
...n,
times: (t.get(e)?.times ?? 0) + 1
});
}
return [ ...t.values() ];
}
function groupByRule(e) {
const t = new Map;
for (const n of e) {
const {tool: e, reason: o, suggest: r, times: s, origin: a} = n;
const l = JSON.stringify([ e, o, r, a ]);
const {calls: c = [], times: i = 0} = t.get(l) ?? {};
t.set(l, {
calls: [ ...c, n ],
reason: o,
suggest: r,
times: i + s
});
}
return [ ...t.values() ];
}
function suggestedRules(e) {
return everyRule(e).filter(isPasteable);
}
function unpasteableRules(e) {
return everyRule(e).filter(e => !isPasteable(e)).length;
}
function everyRule(e) {
return [ ...new Set(e.flatMap(({suggest: e}) => e)) ];
}
function isPasteable(e) {
return e.length <= 500 && /^[A-Za-z]/.test(e) && !e.includes("${{") && !/[\p{C}\p{Zl}\p{Zp}\p{DI}]/u.test(e);
}
function allowBlock(e) {
return [ "allow: |", ...e.map(e => `  ${e}`) ].join("\n");
}
function allowLine(e) {
return `allow: ${/:(?:\s|$)|\s#/.test(e) ? `'${e.replaceAll("'", "''")}'` : e}`;
}
function allowFlag(e) {
return `--allow '${e.replaceAll("'", String.raw`'\''`)}'`;
}
}),
97979: (function(e, t, n) {
n.d(t, {
M: () => writesSection,
x: () => writeLines
});
var o = n(54539);
var r = n(74397);
var s = n(20653);
const a = {
created: "\u2705 posted",
updated: "\u2705 updated",
unchanged: "\u2705 already there",
"fell back": "\u21aa\ufe0f posted differently",
withheld: "\u23f8\ufe0f not posted",
refused: "\u26d4 refused",
failed: "\u274c failed"
};
function writesSection(e, t) {
const n = e.slice(0, t);
const l = e.length - n.length;
const c = n.map(({what: e, outcome: t, url: n, note: o}) => {
const l = (0, r.n1)(n) ? `[${a[t]}](${n})` : a[t];
return `| ${(0, r.ti)((0, s.ml)(e, 200))} | ${l} | ${(0, r.xG)((0, s.ml)(o, 300))} |`;
});
return [ "#### Writes", [ "| Write | Outcome | Note |", "| --- | --- | --- |", ...c ].join("\n"), ...l > 0 ? [ `And ${(0, 
o.B4)(l, "more")}.` ] : [] ].join("\n\n");
}
function writeLines(e) {
return e.map(({what: e, outcome: t, url: n, note: o}) => [ `${t.padEnd(9)} ${e}`, o, n ?? "" ].filter(e => e !== "").join("  "));
}
})
};
