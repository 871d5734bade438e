"use strict";

exports.id = 264;

exports.ids = [ 264 ];

exports.modules = {
37595: (function(e, t, n) {
n.d(t, {
q: () => plainLogin
});
const plainLogin = e => e.toLowerCase().replace(/\[bot\]$/, "");
}),
73164: (function(e, t, n) {
n.d(t, {
T: () => createPermissionReader
});
var r = n(80353);
var s = n(28912);
function createPermissionReader(e, {owner: t, name: n}) {
const o = (0, s.createGitHubReader)(e, Number.POSITIVE_INFINITY);
return async e => {
const s = {
what: `the permission of ${e}`,
needs: []
};
const i = await o.request(s, (s, o) => (0, r.F2)(() => s.rest.repos.getCollaboratorPermissionLevel({
owner: t,
repo: n,
username: e,
request: {
signal: o
}
})));
if (i === null) return {
permission: "none",
role: ""
};
const {permission: a, role_name: u} = i.data;
return {
permission: a,
role: typeof u === "string" ? u : ""
};
};
}
}),
20264: (function(e, t, n) {
n.d(t, {
commandUnknown: () => commandUnknown,
passGate: () => passGate
});
var r = n(42357);
var s = n(37595);
var o = n(43334);
async function admitPeople(e, t, n) {
const r = [];
const s = [];
let o = null;
for (const {person: i, because: a} of e) {
const e = `${i.login}, who ${a},`;
const u = isDenied(i, t) ? {
reason: "is named in deny-users",
hint: null
} : i.isBot ? admitBot(i, t) : await admitUser(i, t, n);
if ("reason" in u) return {
refusal: {
...u,
code: "not-permitted",
reason: `${e} ${u.reason}`
},
notices: s,
because: r,
rank: o
};
u.rank !== void 0 && (o = Math.max(o ?? 0, u.rank));
r.push(`${e} ${u.why}`);
i.isBot && t.bots.includes("*") && s.push(`allow-bots is *, so ${i.login} started this run, no matter who triggered the bot.`);
}
return {
refusal: null,
notices: s,
because: r,
rank: o
};
}
const isDenied = ({login: e}, {deniedUsers: t}) => t.some(t => (0, s.q)(t) === (0, 
s.q)(e));
function admitBot({login: e}, {bots: t}) {
const n = (0, s.q)(e);
const r = t.some(e => e === "*" || (0, s.q)(e) === n);
if (r) return {
why: "is named in allow-bots"
};
return {
reason: "is a bot that allow-bots does not name",
hint: `Add ${n} to allow-bots to let it start runs.`
};
}
async function admitUser({login: e}, {users: t, permission: n}, r) {
if (n === "none") return {
why: "needs no permission"
};
if (t.some(t => t.toLowerCase() === e.toLowerCase())) return {
why: "is named in allow-users"
};
if (r === null) return {
reason: `needs the permission ${n}, which cannot be checked without github-token`,
hint: "Pass github-token, or add the person to allow-users."
};
const s = await r(e);
if (s === null) return {
why: `would need the permission ${n}, which is not checked without a token`
};
if (o.P.indexOf(s) <= o.P.indexOf(n)) return {
why: `has the permission ${s}`,
rank: o.P.indexOf(s)
};
return {
reason: `has the permission ${s}, but ${n} is required`,
hint: "Ask a person with this permission to start the run, or set allow-users or required-permission."
};
}
function describeStart({name: e, action: t}, n) {
const r = t === null ? e : `${e} (${t})`;
return n.length === 0 ? `${r}: no permission check needed` : `${r}: ${n.map(e => e.replace(/,$/, "")).join("; ")}`;
}
var i = n(90123);
var a = n(20458);
var u = n(20653);
const l = "*";
const c = /^\/([\p{L}\p{N}][\p{L}\p{M}\p{N}_:.-]{0,99})(?:\s+([\s\S]*))?$/u;
const d = /^\/?help[.!?]*$/i;
function readRequest(e, t) {
const n = requestIn(e, t);
if (t.continues !== true || typeof n === "string") return n;
const {prompt: r, args: s} = n;
const [o, i] = withoutNew(r ?? s ?? "");
if (!o) return n;
const a = i.startsWith("/") ? requestIn(i, t) : null;
if (a !== null && typeof a !== "string") return {
...a,
startsOver: true
};
return {
...n,
startsOver: true,
...r === void 0 ? {
args: i
} : {
prompt: i
}
};
}
function withoutNew(e) {
const [, t = ""] = /^--new(?:\s+([\s\S]*))?$/.exec(e) ?? [];
return [ /^--new(?:\s|$)/.test(e), t ];
}
function requestIn(e, t) {
const {triggerPhrase: n, prompt: r} = t;
const s = withoutQuotedStart(e);
const o = textAfterPhrase(s, n);
const i = o ?? textWithPhrase(e, t);
if (i !== null && d.test(i) && n !== l) return r === null ? {
help: true,
command: "help"
} : {
help: true
};
const a = c.exec(i ?? s);
if (a !== null && (r === null || typeof r === "object")) return commandRequest({
name: a[1] ?? "",
args: (a[2] ?? "").trim()
}, r?.command ?? null);
if (i === null) return whyNotAddressed(s, t);
if (r !== null) return {
args: i
};
return i === "" ? `no text follows ${n}` : {
prompt: i
};
}
function readIssueRequest({title: e, body: t}, n) {
const {triggerPhrase: r} = n;
if (textAfterPhrase(e.trim(), r) !== null || textWithPhrase(e, n) !== null) return readRequest(`${e}\n\n${t}`, n);
const s = t.split(/\r?\n/);
const o = (0, u.md)(s);
const i = s.findIndex((e, t) => !o[t] && textAfterPhrase(e, r) !== null);
const a = readRequest(i === -1 ? t : s.slice(i).join("\n"), n);
return typeof a === "string" ? `neither its title nor a line of its text begins with ${r}, and its text does not begin with a /command` : a;
}
const withoutQuotedStart = e => e.replace(/^(?:[ \t]*(?:>.*)?(?:\r?\n|$))+/, "").trim();
function commandRequest(e, t) {
if (t === null) return {
command: e.name,
args: e.args
};
const n = t.replace(/^\//, "");
if (e.name.toLowerCase() === n.toLowerCase()) return {
args: e.args
};
const s = (0, r.pA)(e.name.toLowerCase(), [ n.toLowerCase() ]);
const o = s === void 0 ? "" : `; did you mean /${n}?`;
return `it asks for /${e.name}, and this workflow runs /${n}${o}`;
}
function isMisspelled(e, {triggerPhrase: t, prompt: n}) {
const s = withoutQuotedStart(e);
const o = n !== null && typeof n === "object" ? [ `/${n.command.replace(/^\//, "")}` ] : [];
const i = [ ...o, ...t === l ? [] : [ t ] ];
const a = [ s, textAfterPhrase(s, t) ?? "" ].flatMap(e => /^[@/]\S+/.exec(e) ?? []);
return a.some(e => (0, r.pA)(e, i.filter(t => t[0] === e[0])) !== void 0);
}
function textAfterPhrase(e, t) {
if (t === l) return e;
if (e.slice(0, t.length).toLowerCase() !== t.toLowerCase()) return null;
const n = e.slice(t.length);
return /^[\p{L}\p{N}_/-]|^\.\w/u.test(n) ? null : n.replace(/^[\s,:]+/, "");
}
function textWithPhrase(e, {triggerPhrase: t, triggerPosition: n}) {
if (n !== "anywhere" || t === l) return null;
const r = (0, a.E)(e);
const s = r.split(/\r?\n/);
const o = (0, u.md)(s);
const i = s.filter((e, t) => !o[t] && !/^(?: {0,3}>| {4}|\t)/.test(e)).join("\n").replace(/(`+)(?!`)[^]*?[^`]\1(?!`)/g, " ");
for (let e = i.toLowerCase().indexOf(t.toLowerCase()); e >= 0; ) {
const n = !/[\p{L}\p{N}_@/.-]$/u.test(i.slice(0, e));
if (n && textAfterPhrase(i.slice(e), t) !== null) return r.trim();
e = i.toLowerCase().indexOf(t.toLowerCase(), e + 1);
}
return null;
}
function whyNotAddressed(e, {triggerPhrase: t, triggerPosition: n, prompt: r}) {
const s = addressed_describeStart(t, r);
if (n === "anywhere") return `it does not contain ${s} outside of code and quotations`;
const o = e === "" && r !== null;
return `it does not begin with ${s}${o ? '; set trigger-phrase: "*" to start on every one, also without a text' : ""}`;
}
function addressed_describeStart(e, t) {
if (t === null) return `${e} or a /command`;
return typeof t === "object" ? `${e} or /${t.command.replace(/^\//, "")}` : e;
}
var f = n(7694);
var m = n(88775);
const h = new Set(m.N);
function peopleToAsk({name: e, trigger: t}, n) {
const {sender: r, alsoBy: s, itemAuthor: o, triggerComment: i, run: a} = t;
if (e === "workflow_run") {
if (h.has(a?.event ?? "")) return null;
return unique((a?.people ?? []).map(e => asked(e, "started the previous run")));
}
if (h.has(e)) return null;
return unique([ asked(r, "caused the event"), ...s.map(e => asked(e, "started this run")), asked(i?.author ?? null, `wrote the ${i?.kind.replace("-", " ") ?? "comment"}`), n ? asked(o, "wrote the issue") : null, ...r?.isBot === true ? [ asked(o, "opened the item that the bot acted on") ] : [] ]);
}
const asked = (e, t) => e === null ? null : {
person: e,
because: t
};
function unique(e) {
const t = e.filter(e => e !== null);
return t.filter((e, n) => t.findIndex(t => (0, f.A)(t.person, e.person)) === n);
}
function decideStart(e, t, n) {
const r = requestOf(e, t);
if ("reason" in r) return refused(r);
const s = filteredOut(e, t) ?? mixedWithFork(e, t, n);
if (s !== null) return refused(s);
if (e.name === "workflow_run" && e.isUntrustedCheckout) {
const n = e.trigger.run?.people.find(e => isDenied(e, t));
return n === void 0 ? {
kind: "open",
request: r,
ask: []
} : refused(refusalOf("not-permitted", `${n.login}, who started the previous run, is named in deny-users`));
}
const o = peopleToAsk(e, e.name === "issues" && Object.keys(r).length > 0);
if (o === null) return {
kind: "open",
request: r,
ask: []
};
if (o.length === 0) return refused(refusalOf("not-permitted", "the event does not show who caused it", p));
return {
kind: "open",
request: r,
ask: o
};
}
const refusalOf = (e, t, n = null) => ({
code: e,
reason: t,
hint: n
});
const refused = e => ({
kind: "refused",
refusal: e
});
const p = "Pass the event file of the runner.";
const g = new Set([ "commit_comment", "discussion_comment", "issue_comment", "pull_request_review", "pull_request_review_comment" ]);
function requestOf({name: e, action: t, trigger: n}, r) {
const {triggerComment: s} = n;
if (e === "issues") return requestOfIssue({
action: t,
...n
}, r);
if (!g.has(e)) return {};
if (t === "deleted" || t === "dismissed") return refusalOf("not-addressed", `the ${e === "pull_request_review" ? "review" : "comment"} was ${t}`);
if (s === null) return refusalOf("not-addressed", "the event contains no comment", p);
const o = s.kind.replace("-", " ");
if ((0, i.L)(s.text)) return refusalOf("not-addressed", `the ${o} is a report by Sallyport itself`);
const a = readRequest(s.text, r);
if (typeof a !== "string") return a;
const u = refusalOf("not-addressed", `the ${o} does not address this workflow: ${a}`);
return isMisspelled(s.text, r) ? {
...u,
isMisspelled: true
} : u;
}
function requestOfIssue({action: e, title: t, body: n}, r) {
if (r.prompt !== null) return {};
if (e !== "opened" && e !== "assigned" && e !== "labeled") return refusalOf("not-addressed", `the text of an issue starts a run when the issue is opened, assigned or labeled, not when it is ${e ?? "changed"}`);
const s = readIssueRequest({
title: t ?? "",
body: (0, a.E)(n ?? "")
}, r);
if (typeof s !== "string") return s;
return refusalOf("not-addressed", `the issue does not address this workflow: ${s}`);
}
function filteredOut({action: e, trigger: t}, {labels: n, assignees: r}) {
const s = e === "labeled" || e === "unlabeled";
if (s && n.length > 0) return filtered("labeled", e, t.label, n);
const o = w[e ?? ""];
return o !== void 0 && r.length > 0 ? filtered(o, e ?? "", t.assignee, r) : null;
}
const w = {
assigned: "assigned",
unassigned: "assigned",
review_requested: "review_requested",
review_request_removed: "review_requested"
};
function filtered(e, t, n, r) {
if (t === e && n !== null && includes(r, n)) return null;
const s = e === "labeled" ? "label-trigger" : "assignee-trigger";
return refusalOf("event-filtered", `this is ${t} for ${shown(n)}, but ${s} only lists ${r.join(", ")}`);
}
const includes = (e, t) => e.some(e => e.toLowerCase() === t.toLowerCase());
const shown = e => e === null ? "an unknown name" : JSON.stringify(e);
function mixedWithFork(e, {forks: t}, n) {
if (t || !e.isUntrustedCheckout) return null;
if (e.name === "workflow_run") return refusalOf("fork", "the previous run was for a fork, and this run has the secrets of the repository", "Set allow-forks: true if this workflow only uses validated data from the previous run.");
if (e.name !== "pull_request_target" || n.commit === null) return null;
if (n.commit === n.sha || n.commit === e.trustedRef) return null;
return refusalOf("fork", `this is pull_request_target, which has secrets, but the checked-out commit ${n.commit} is not the base`, "Check out the base, or use pull_request. Set allow-forks: true only if nothing from the checkout is executed.");
}
var k = n(12673);
var v = n(73164);
var b = n(60957);
var $ = n(38287);
var y = n(69627);
async function passGate({event: e, git: t}, {parsed: s, settings: o}, i) {
if (o === null) return {
settings: {},
notices: [],
words: "",
asksForHelp: false,
startsOver: false,
rank: null
};
const a = gateSettings(o);
const u = asker(e.repository, o, i);
const l = decideStart(e, a, {
commit: e.name === "pull_request_target" ? await headOf(t) : null,
sha: i.environment["GITHUB_SHA"] ?? null
});
if (l.kind === "refused") {
if (l.refusal.isMisspelled !== true) return l;
const t = await admitPeople(peopleToAsk(e, false) ?? [], a, u).catch((0, r.j6)(b.J, () => null));
return {
refusal: {
...l.refusal,
isMisspelled: t !== null && t.refusal === null
}
};
}
const c = await admitPeople(l.ask, a, u).catch((0, r.j6)(b.J, e => (0, y.t)("whether this person may start a run is unknown", e)));
if (c.refusal !== null) return {
refusal: c.refusal
};
if (e.trigger.run?.hasFailed) {
const {refuseLoop: t} = await n.e(3817).then(n.bind(n, 63817));
const r = await t(e, o, i);
if (r !== null) return {
refusal: r
};
}
return {
settings: settingsFrom(l.request, {
hasArgs: s.values.args !== void 0
}),
notices: c.notices,
words: describeStart(e, c.because),
asksForHelp: l.request.help === true,
startsOver: l.request.startsOver === true,
rank: c.rank
};
}
async function headOf(e) {
try {
return await (e?.headSha()) ?? null;
} catch (e) {
(0, r.ki)(e, $.U);
const t = "git cannot determine the checked-out commit, and pull_request_target has secrets";
const n = e.hint ?? "check out the base branch before this step";
throw (0, r.IF)([ "trusted-ref-missing", "checkout" ], t, n, e.message);
}
}
async function commandUnknown(e, {settings: {command: t}}, {event: {name: n}, names: s}) {
if (t === void 0 || !(e instanceof r.yo)) return null;
if (e.diagnostics.some(e => e.code !== "command-unknown")) return null;
return {
code: "command-unknown",
reason: `the ${n === "issues" ? "issue" : "comment"} asks for /${t}, which is not a command of this repository`,
hint: "Run sallyport commands for a list.",
isMisspelled: (0, r.pA)(t, await s()) !== void 0
};
}
function gateSettings(e) {
const {prompt: t, command: n} = e;
const r = n === void 0 ? null : {
command: n
};
return {
triggerPhrase: e["trigger-phrase"],
triggerPosition: e["trigger-position"],
labels: e["label-trigger"],
assignees: e["assignee-trigger"],
deniedUsers: e["deny-users"],
users: e["allow-users"],
bots: e["allow-bots"],
permission: e["required-permission"],
forks: e["allow-forks"],
continues: e.continue === "true",
prompt: t !== void 0 ? "prompt" : e["prompt-file"] !== void 0 ? "prompt-file" : r
};
}
function asker(e, t, n) {
const r = t["github-token"];
if (r === void 0 || e === null) return t["dry-run"] ? () => Promise.resolve(null) : null;
let s = null;
return async t => {
s ??= (0, v.T)((0, k.dC)(r, n), e);
return (0, o.Fp)(await s(t));
};
}
function settingsFrom(e, {hasArgs: t}) {
if (e.prompt !== void 0) return {
prompt: "{{args}}",
args: (0, a.E)(e.prompt)
};
const n = e.command === void 0 ? {} : {
command: e.command
};
return t || !e.args ? n : {
...n,
args: (0, a.E)(e.args)
};
}
}),
69627: (function(e, t, n) {
n.d(t, {
t: () => failUnavailable
});
var r = n(42357);
var s = n(35548);
function failUnavailable(e, {message: t, hint: n, id: o}) {
const i = `${(0, s.eI)(n)}${o === null ? "" : ` [${o}]`}`;
throw (0, r.IF)([ "github-unavailable", "github-token" ], e, i, t);
}
})
};
