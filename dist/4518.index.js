"use strict";

exports.id = 4518;

exports.ids = [ 4518, 2037 ];

exports.modules = {
5428: (function(e, t, n) {
n.d(t, {
R: () => fingerprint
});
var s = n(77598);
function fingerprint(e, t = 16) {
const n = (0, s.createHash)("sha256");
for (const t of e) n.update(t);
return n.digest("hex").slice(0, t);
}
}),
50517: (function(e, t, n) {
n.r(t);
n.d(t, {
answerGhCall: () => answerGhCall,
answeredCommands: () => m
});
var s = n(57700);
var r = n(81500);
var o = n(86668);
var l = n(84758);
var i = n(20653);
var a = n(23693);
function parseFlags(e, t) {
const n = [];
const s = new Map;
const r = new Set;
const o = [ ...e ];
for (let e = o.shift(); e !== void 0; e = o.shift()) {
if (e === "--") {
n.push(...o);
break;
}
if (!e.startsWith("-") || e === "-") {
n.push(e);
continue;
}
const l = e.startsWith("--") ? longFlag(e.slice(2), t) : shortFlag(e.slice(1), t);
if (l === null) return `\`${e.replace(/=.*$/s, "")}\` is not possible here.`;
r.add(l.name);
l.rest !== void 0 && o.unshift(`-${l.rest}`);
if (!t.values.includes(l.name)) continue;
const i = l.value ?? o.shift();
if (i === void 0) return `\`--${l.name}\` needs a value.`;
s.set(l.name, [ ...s.get(l.name) ?? [], i ]);
}
const all = e => s.get(e) ?? [];
return {
operands: n,
given: r,
all: all,
last: e => all(e).at(-1) ?? null
};
}
function longFlag(e, {values: t, flags: n}) {
const s = e.indexOf("=");
const r = s < 0 ? e : e.slice(0, s);
if (t.includes(r)) return s < 0 ? {
name: r
} : {
name: r,
value: e.slice(s + 1)
};
return n.includes(r) && (s < 0 || e.slice(s + 1) === "true") ? {
name: r
} : null;
}
function shortFlag(e, {values: t, short: n}) {
const s = Object.hasOwn(n, e.charAt(0)) ? n[e.charAt(0)] : void 0;
if (s === void 0) return null;
const r = e.slice(1);
if (r === "") return {
name: s
};
return t.includes(s) ? {
name: s,
value: r.replace(/^=/, "")
} : {
name: s,
rest: r
};
}
const u = {
values: [ "add-label", "remove-label", "add-assignee", "title", "milestone" ],
flags: [ "remove-milestone" ],
short: {
t: "title",
m: "milestone"
},
tool: "for it",
build: edit
};
const c = {
"pr comment": command({
target: "pull-request",
tool: "Comment",
build: comment
}),
"issue comment": command({
target: "issue",
tool: "Comment",
build: comment
}),
"pr review": command({
target: "pull-request",
flags: [ "approve", "comment", "request-changes" ],
short: {
a: "approve",
c: "comment",
r: "request-changes"
},
tool: "Review",
build: review
}),
"pr edit": command({
...u,
target: "pull-request",
values: [ ...u.values, "add-reviewer" ]
}),
"issue edit": command({
...u,
target: "issue"
}),
"issue close": command({
...stateOf("issue", "close"),
values: [ "comment", "reason" ],
short: {
c: "comment",
r: "reason"
}
}),
"issue reopen": command(stateOf("issue", "reopen")),
"pr close": command(stateOf("pull-request", "close")),
"pr reopen": command(stateOf("pull-request", "reopen")),
"label create": command({
target: null,
operand: "the name of the label",
values: [ "color", "description" ],
short: {
c: "color",
d: "description"
},
tool: "CreateLabel",
build: newLabel
}),
"issue create": command({
target: null,
values: [ "title", "label" ],
short: {
t: "title",
l: "label"
},
tool: "Issue",
build: issue
}),
"pr create": command({
target: null,
values: [ "title", "base" ],
flags: [ "draft", "no-maintainer-edit" ],
short: {
t: "title",
B: "base",
d: "draft"
},
tool: "PullRequest",
build: pullRequest
})
};
function command({target: e, operand: t, tool: n, build: s, ...r}) {
const {values: o = [], flags: l = [], short: i = {}} = r;
const a = {
values: [ "body", "body-file", "repo", ...o ],
flags: l,
short: {
b: "body",
F: "body-file",
R: "repo",
...i
}
};
return {
target: e,
read(r, {body: o, bodyFile: l}) {
const i = parseFlags(r, a);
if (typeof i === "string") return `${i} Use the tool ${n}, or leave it out.`;
const [u = null, c] = i.operands;
if (t !== void 0 && u === null) return `Give ${t}.`;
if (c !== void 0 || e === null && t === void 0 && u !== null) return "There is one operand too many.";
if (i.given.has("body-file") && o !== null && i.last("body-file") !== l) return "Give --body-file once, as the last option.";
const d = i.given.has("body-file") ? o ?? "" : i.last("body") ?? "";
const f = s(i, d.trim());
if (typeof f === "string") return f;
const m = f.map(nameProblem).find(e => e !== null);
if (m !== void 0) return m;
return {
operand: u,
repository: i.last("repo"),
base: i.last("base"),
requests: f
};
}
};
}
const d = "The body is missing: give --body or --body-file.";
function comment(e, t) {
return t === "" ? d : [ {
kind: "comment",
body: t
} ];
}
function review({given: e}, t) {
const n = [ "approve", "comment", "request-changes" ].filter(t => e.has(t));
if (n.length !== 1) return "Give one of --comment, --approve and --request-changes.";
if (t === "" && n[0] !== "approve") return d;
const s = e.has("approve") ? "APPROVE" : e.has("comment") ? "COMMENT" : "REQUEST_CHANGES";
return [ {
kind: "review",
event: s,
body: t,
comments: []
} ];
}
function edit(e, t) {
const [n, s, r] = [ names(e, "add-label"), names(e, "remove-label"), names(e, "add-assignee") ];
const o = names(e, "add-reviewer");
if ([ ...r, ...o ].some(e => e.startsWith("@"))) return "Name the person instead of `@me`.";
const l = n.find(e => s.includes(e));
if (l !== void 0) return `${JSON.stringify(l)} cannot be added and removed in one call.`;
const i = titleIn(e);
const a = e.given.has("remove-milestone") ? "" : e.last("milestone");
const u = [ ...n.length + s.length === 0 ? [] : [ {
kind: "label",
add: n,
remove: s
} ], ...r.length === 0 ? [] : [ {
kind: "assign",
users: r
} ], ...o.length === 0 ? [] : [ reviewersIn(o) ], ...i === "" && t === "" ? [] : [ {
kind: "update",
...i === "" ? {} : {
title: i
},
...t === "" ? {} : {
body: t
}
} ], ...a === null ? [] : [ {
kind: "milestone",
title: a.trim()
} ] ];
if (u.length > 0) return u;
return "Give --title, --body, --milestone, --add-label, --remove-label, --add-assignee or --add-reviewer.";
}
function reviewersIn(e) {
const t = e.filter(e => e.includes("/")).map(e => e.slice(e.indexOf("/") + 1));
return {
kind: "reviewers",
users: e.filter(e => !e.includes("/")),
teams: t
};
}
function stateOf(e, t) {
const build = e => {
const n = (e.last("reason") ?? "completed").replaceAll(" ", "_");
const s = a.aM.find(e => e === n);
if (s === void 0) return 'The reason is one of completed, "not planned" and duplicate.';
const r = (e.last("comment") ?? "").trim();
return [ ...r === "" ? [] : [ {
kind: "comment",
body: r
} ], t === "close" ? {
kind: t,
reason: s
} : {
kind: t
} ];
};
return {
target: e,
values: [ "comment" ],
short: {
c: "comment"
},
tool: t === "close" ? "Close" : "Reopen",
build: build
};
}
function newLabel(e) {
const t = (e.operands[0] ?? "").trim();
const n = (e.last("color") ?? "ededed").replace(/^#/, "").toLowerCase();
if (!/^[0-9a-f]{6}$/.test(n)) return "The color is not six hexadecimal digits.";
if (t === "" || t.length > 50) return "The name of a label has 1 to 50 characters.";
const s = (0, i.TN)(e.last("description") ?? "").slice(0, 100);
return [ {
kind: "create-label",
name: t,
color: n,
description: s
} ];
}
function issue(e, t) {
const n = titleIn(e);
if (n === "") return "The title is missing: give --title.";
return t === "" ? d : [ {
kind: "issue",
title: n,
body: t,
labels: names(e, "label")
} ];
}
function pullRequest(e, t) {
const n = titleIn(e);
if (n === "") return "The title is missing: give --title and --body; --fill is not possible here.";
return t === "" ? d : [ {
kind: "pull-request",
title: n,
body: t
} ];
}
function titleIn(e) {
return (0, i.TN)(e.last("title") ?? "").slice(0, 200);
}
function names(e, t) {
const n = e.all(t).flatMap(e => e.split(","));
return [ ...new Set(n.map(e => e.trim()).filter(e => e !== "")) ];
}
const f = 100;
function nameProblem(e) {
for (const [t, n, s] of listsOf(e)) {
if (n.length > s) return `There are ${String(n.length)} ${t} in one command; at most ${String(s)} are possible.`;
if (n.some(e => e.length > f)) return `A name among the ${t} has more than ${String(f)} characters.`;
}
return null;
}
function listsOf(e) {
switch (e.kind) {
case "label":
return [ e.add, e.remove ].map(e => [ "labels", e, 10 ]);

case "issue":
return [ [ "labels", e.labels, 10 ] ];

case "assign":
return [ [ "assignees", e.users, 5 ] ];

case "reviewers":
return [ [ "reviewers", e.users, 5 ], [ "teams", e.teams, 3 ] ];

default:
return [];
}
}
const m = [ ...Object.keys(c), ...r.k.keys(), "auth status" ];
async function answerGhCall(e, t) {
const n = e.argv.slice(0, 2).join(" ");
if (n === "auth status") return done(signedIn(t), "");
const s = r.k.get(n);
if (s !== void 0) return failed(`\`gh ${n}\` is not available in a run: ${s}.`);
const o = Object.hasOwn(c, n) ? c[n] : void 0;
if (o === void 0) return failed(`\`gh ${n}\` is unknown.`);
const l = o.read(e.argv.slice(2), e);
if (typeof l === "string") return failed(l);
const i = targetProblem(o, l, t) ?? await requestProblem(l.requests, e.records, t);
if (i !== null) return failed(i);
for (const e of l.requests) {
const n = await t.recorder.keep(e);
if (n !== null) return failed(n);
}
return done(addressOf(o, t), "Recorded. It will be checked and posted at the end of the run.");
}
function done(e, t) {
return {
exitCode: 0,
stdout: e,
stderr: t
};
}
function failed(e) {
return {
exitCode: 1,
stdout: "",
stderr: `Not recorded: ${e}`
};
}
function signedIn({repository: {owner: e, name: t}}) {
return `gh reads ${e}/${t} in this run. Sallyport holds the token outside of commands; none is needed here.`;
}
function addressOf({target: e}, {serverUrl: t, repository: n, item: s}) {
const r = `${t}/${n.owner}/${n.name}`;
if (e === null || s === null) return r;
return `${r}/${s.kind === "issue" ? "issues" : "pull"}/${String(s.number)}`;
}
function targetProblem(e, t, n) {
const {repository: r, item: o, base: l} = n;
const [i = "", a = ""] = (t.repository ?? "").split("/").reverse();
if (t.repository !== null && !(0, s.n)(a, i, r)) return `only ${r.owner}/${r.name} can be changed.`;
if (t.base !== null && l !== null && t.base !== l) return `a pull request of this run goes to ${l}.`;
if (e.target === null) return null;
if (o === null) return "this run has no issue or pull request.";
if (e.target === "pull-request" && o.kind === "issue") return `#${String(o.number)} is an issue.`;
const u = numberIn(t.operand, n);
return u === null || u === o.number ? null : `this run can change only #${String(o.number)}; write to it, or say in the answer what should be done.`;
}
function numberIn(e, {repository: t, serverUrl: n}) {
if (e === null) return null;
const s = /^#?(\d{1,10})$/.exec(e);
if (s !== null) return Number(s[1]);
const r = `${n}/${t.owner}/${t.name}/`.toLowerCase();
if (!e.toLowerCase().startsWith(r)) return 0;
return Number(/^(?:pull|issues)\/(\d{1,10})(?:[/?#]|$)/.exec(e.slice(r.length))?.[1] ?? 0);
}
async function requestProblem(e, t, {policy: n, whyUnavailable: s, checkTree: r}) {
for (const i of e) {
if ("body" in i && i.body.length > o.N4) return `the body is longer than ${String(o.N4)} characters.`;
for (const e of (0, l.postEffects)(i)) {
const {what: r, target: o = ""} = e;
if (!t.includes(r === "Review" ? `Review(${o})` : r)) return `the rules for this command line do not allow ${r}.`;
const i = (0, l.kindOfTool)(r);
const a = i === void 0 ? null : s(i);
if (a !== null) return `${a}.`;
const u = e.target === void 0 ? {} : {
subject: e.target
};
const {decision: c, rule: d, reason: f} = n({
tool: e.what,
effects: [ e ],
...u
});
const m = c === "allow" || c === "ask" && d === null ? null : `${f}.`;
if (m !== null) return m;
}
const e = (0, l.kindOf)(i).isCommit ? await r() : null;
if (e !== null && "refused" in e) return `${e.refused}.`;
}
return null;
}
}),
57700: (function(e, t, n) {
n.d(t, {
n: () => isOwnRepository
});
function isOwnRepository(e, t, n) {
return e.toLowerCase() === n.owner.toLowerCase() && t.toLowerCase() === n.name.toLowerCase();
}
}),
32622: (function(e, t, n) {
n.d(t, {
o: () => truncateMarkdown
});
var s = n(54539);
var r = n(20653);
const o = {
fence: null,
details: 0
};
function truncateMarkdown(e, t) {
const size = e => t.unit === "bytes" ? Buffer.byteLength(e) : e.length;
if (size(e) <= t.limit) return e;
const n = t.whole === null ? "" : ` The whole text is ${t.whole}.`;
const r = `*Truncated here: ${(0, s.ZV)(t.limit)} of ${(0, s.ZV)(size(e))} ${t.unit} fit.${n}*`;
const o = t.limit - size(r) - size("\n\n");
const l = o <= 0 ? "" : lastFitting(e, o, size);
const i = l === "" ? r : `${l}\n\n${r}`;
return size(i) <= t.limit ? i : "";
}
function lastFitting(e, t, n) {
let s = {
end: 0,
open: o
};
let r = s;
let l = o;
let [i, a] = [ 0, 0 ];
for (const o of e.split("\n")) {
const e = openAfter(o, l);
const u = a + n(o);
if (u > t) {
const e = partOfLine(o, l, e => a + n(e) + closing(l).length <= t);
e > 0 && (s = {
end: i + e,
open: l
});
break;
}
if (u + closing(e).length <= t) {
s = {
end: i + o.length,
open: e
};
e.fence === null && e.details === 0 && (r = s);
}
l = e;
i += o.length + 1;
a = u + 1;
}
const {end: u, open: c} = r.end * 2 >= s.end ? r : s;
return `${e.slice(0, u)}${closing(c)}`.trimEnd();
}
function openAfter(e, t) {
if (t.fence !== null) {
const n = /^ {0,3}(`{3,}|~{3,})[ \t]*$/.exec(e)?.[1] ?? "";
return n.startsWith(t.fence) ? {
...t,
fence: null
} : t;
}
const n = /^ {0,3}(`{3,}(?=[^`]*$)|~{3,})/.exec(e)?.[1] ?? null;
if (n !== null) return {
...t,
fence: n
};
if (!/^ {0,3}<\/?details\b/i.test(e)) return t;
const s = (e.match(/<details\b/gi)?.length ?? 0) - (e.match(/<\/details>/gi)?.length ?? 0);
return {
fence: n,
details: Math.max(0, t.details + s)
};
}
function closing({fence: e, details: t}) {
return `${e === null ? "" : `\n${e}`}${"\n\n</details>".repeat(t)}`;
}
function partOfLine(e, {fence: t}, n) {
if (t === null && /^\s*(?:\||<|`{3}|~{3})/.test(e)) return 0;
let [s, o] = [ 0, e.length ];
while (s < o) {
const t = Math.ceil((s + o) / 2);
n(e.slice(0, t)) ? s = t : o = t - 1;
}
return t === null ? safeEnd(e, s) : (0, r.GH)(e, s).length;
}
const l = 2e3;
function safeEnd(e, t) {
let n = 0;
let s = null;
for (const {0: r, index: o} of e.slice(0, t + 1).matchAll(/`+|\]\(|[[\])>]|<(?=[a-z/])|\s+/gi)) {
s !== null && o - s.since > l && (s = null);
s !== null ? r === s.until ? s = null : r === "](" && s.until === "]" && (s = {
until: ")",
since: s.since
}) : r.startsWith("`") ? s = {
until: r,
since: o
} : r === "[" ? s = {
until: "]",
since: o
} : r === "<" ? s = {
until: ">",
since: o
} : /^\s/.test(r) && (n = o);
}
return n;
}
})
};
