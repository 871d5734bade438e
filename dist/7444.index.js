"use strict";

exports.id = 7444;

exports.ids = [ 7444 ];

exports.modules = {
57444: (function(e, t, n) {
n.d(t, {
jq: () => commandNeeds,
on: () => hostPatterns,
pN: () => serverNeeds
});
var s = n(55559);
var r = n(3197);
var o = n(55269);
var l = n(3684);
var i = n(33646);
var a = n(59976);
const u = [ {
programs: "npm pnpm yarn bun",
subCommands: "ci i install clean-install add update up upgrade audit outdated view info",
hosts: "registry.npmjs.org registry.yarnpkg.com npm.jsr.io",
family: "npm"
}, {
programs: "npx bunx pnpx",
subCommands: "",
hosts: "registry.npmjs.org",
family: "npm"
}, {
programs: "uvx",
subCommands: "",
hosts: "pypi.org files.pythonhosted.org",
family: "python"
}, {
programs: "pip pip3 uv poetry pipx pdm",
subCommands: "install download sync add lock update pip",
hosts: "pypi.org files.pythonhosted.org",
family: "python"
}, {
programs: "cargo",
subCommands: "fetch update install add build test check clippy run vendor",
hosts: "index.crates.io static.crates.io crates.io",
family: "cargo"
}, {
programs: "go",
subCommands: "get mod install build test vet run",
hosts: "proxy.golang.org sum.golang.org storage.googleapis.com",
family: "go"
}, {
programs: "bundle gem",
subCommands: "install update add fetch outdated",
hosts: "rubygems.org index.rubygems.org"
}, {
programs: "composer",
subCommands: "install update require",
hosts: "repo.packagist.org packagist.org"
} ];
const d = new Set("fetch pull push clone ls-remote remote submodule".split(" "));
function usualHosts({name: e, argv: t}, {repository: n, registries: s = {}}) {
if ((0, a.Fl)(e) === "git" && n !== null) {
const e = t.some(e => e.kind === "literal" && d.has(e.value));
return e ? [ {
host: new URL(n).hostname,
port: 443
} ] : [];
}
const r = u.find(({programs: t}) => t.split(" ").includes((0, a.Fl)(e)));
if (r === void 0) return [];
const o = t.slice(1).flatMap(e => e.kind === "literal" ? [ e.value ] : []);
const l = o.find(e => !e.startsWith("-"));
const i = r.subCommands === "" || r.subCommands.split(" ").includes(l ?? "");
const c = (0, a.Fl)(e) === "yarn" && l === void 0;
if (!i && !c) return [];
const f = r.family === void 0 ? [] : s[r.family] ?? [];
return [ ...r.hosts.split(" ").map(e => ({
host: e,
port: 443
})), ...f ];
}
var c = n(56782);
const f = new Set([ "cp", "mv", "rm", "mkdir", "rmdir", "touch", "tee", "ln", "truncate", "install", "split", "sort", "dd", "chmod", "sed", "gzip", "gunzip", "zip", "unzip", "tar", "curl", "wget", "patch", "sponge", "mktemp", "mkdirp", "rimraf" ]);
const p = /^(?:sudo|doas|su|docker|podman|nerdctl)$/;
function commandNeeds(e, {rules: t, world: n}) {
const {commands: r, parts: o} = e;
const l = r.every(hasListedWrites) && o.every(({effect: e}) => !isUnknownWrite(e));
const i = r.filter(leaves);
const u = r.filter(e => !i.includes(e) && !isReachedFrom(e, i));
return {
judgedByWords: r.every(e => isJudgedByWords(e, r)),
writes: l ? pathsOf(o, [ "write", "delete" ]) : null,
...l ? {
deletes: pathsOf(o, [ "delete" ])
} : {},
...l && r.every(onlyDeletes) ? {
onlyDeletes: true
} : {},
reads: [ ...pathsOf(o, [ "read" ]), ...pathsOf(o, [ "list" ]).filter(e => !(0, s.FK)({
path: e,
directory: n.workspace
})) ],
changesGit: r.some(({step: e}) => (0, a.Fl)(e.name) === "git" && !e.readOnly),
...gitPartNeeds(r),
...r.every(isGit) && r.some(changesTree) ? {
changesTree: r.flatMap(wordsOfGit)
} : {},
network: {
allow: [ ...hostPatterns(t, "allow"), ...o.flatMap(({effect: e, decision: t}) => {
if (e.kind !== "fetch" || t !== "allow" || typeof e.url !== "string") return [];
const n = (0, c.w4)(e.url);
if (n === null) return [];
const {port: s, protocol: r} = new URL(e.url);
return [ {
host: n,
port: s === "" ? r === "https:" ? 443 : 80 : Number(s)
} ];
}), ...r.flatMap(({step: e}) => usualHosts(e, n)) ],
deny: [ ...hostPatterns(t, "deny"), ...hostPatterns(t, "ask") ]
},
...gitHubNeeds(r, o),
...gitRemoteNeeds(r),
leaves: i.length > 0 && u.every(hasListedWrites) ? i[0]?.step.name ?? null : null
};
}
function gitHubNeeds(e, t) {
if (!e.some(({step: e}) => (0, a.Fl)(e.name) === "gh")) return {};
const n = t.flatMap(({effect: e}) => {
if (e.kind !== "post") return [];
return e.what === "Review" && e.target !== void 0 ? [ `Review(${e.target})` ] : [ e.what ];
});
return {
gitHub: {
records: [ ...new Set(n) ]
}
};
}
function gitPartNeeds(e) {
const t = e.filter(({step: e}) => (0, a.Fl)(e.name) === "git" && !e.readOnly);
const n = [ ...new Set(t.map(({step: e}) => (0, o.r)(e.argv))) ];
const s = n.flatMap(o.I);
return {
...n.length === 0 ? {} : {
gitCommands: n
},
...s.length === 0 ? {} : {
gitParts: [ ...new Set(s) ]
}
};
}
function gitRemoteNeeds(e) {
const t = e.flatMap(({step: e}) => (0, a.Fl)(e.name) === "git" ? [ (0, o.r)(e.argv) ] : []);
if (t.includes("push")) return {
gitRemote: "push"
};
return t.some(e => /^(?:fetch|pull|ls-remote)$/.test(e)) ? {
gitRemote: "fetch"
} : {};
}
function hasListedWrites({step: e}) {
const t = e.readOnly || e.role === "neutral" || e.role === "transparent";
return t || e.role === "known" && e.risks.length === 0 && f.has((0, a.Fl)(e.name));
}
function isJudgedByWords({step: e}, t) {
if (e.role === "neutral" || e.role === "transparent") return true;
if (e.role !== "known") return false;
const n = (0, a.Fl)(e.name);
const s = /^(?:ba|da)?sh$/.test(n) && e.risks.length === 0 && t.some(({step: {outer: t}}) => t === e);
return s || (0, l.w)(n)?.grants === null;
}
function isGit({step: e}) {
return e.role === "neutral" || e.role === "transparent" || e.readOnly || (0, a.Fl)(e.name) === "git";
}
function changesTree({step: e}) {
if ((0, a.Fl)(e.name) !== "git" || e.readOnly) return false;
const t = e.effects.some(({kind: e}) => e === "write" || e === "delete");
return t || (0, o.I)((0, o.r)(e.argv)).includes("bisect");
}
function wordsOfGit({step: e}) {
return e.argv.slice(1).flatMap(e => e.kind !== "literal" || e.value.startsWith("-") ? [] : [ e.value ]);
}
function onlyDeletes({step: e}) {
return e.role === "neutral" || e.role === "transparent" || /^rm(?:dir)?$/.test((0, 
a.Fl)(e.name));
}
function isUnknownWrite(e) {
return (e.kind === "write" || e.kind === "delete") && typeof e.path !== "string";
}
function leaves({step: e, rules: t}) {
const n = (0, a.Fl)(e.name);
return p.test(n) && t.some(e => (0, a.Fl)((0, i.jD)(e)[0] ?? "") === n);
}
function isReachedFrom({step: e}, t) {
for (let {outer: n} = e; n !== null; n = n.outer) if (t.some(e => e.step === n)) return true;
return false;
}
function pathsOf(e, t) {
const n = e.flatMap(({effect: e}) => t.includes(e.kind) && "path" in e && typeof e.path === "string" ? [ e.path ] : []);
return [ ...new Set(n) ].filter(e => !(0, r.tO)(e));
}
function hostPatterns(e, t) {
return e[t].flatMap(({tool: e, specifier: t}) => {
if (e !== "Network") return [];
if (t.kind === "host") return [ t.pattern.host.startsWith("*") ? t.pattern : {
...t.pattern,
mayBePrivate: true
} ];
return t.kind === "any" ? [ {
host: "*",
port: null
} ] : [];
});
}
function serverNeeds(e, t, {writesWorkspace: n, registries: s = {}}) {
const {rules: r} = (0, i.NR)(t);
const [o = ""] = e;
const l = e.map(e => ({
kind: "literal",
value: e,
source: e
}));
return {
writes: n ? null : [],
reads: e.filter(e => e.startsWith("/")),
changesGit: false,
network: {
allow: [ ...hostPatterns(r, "allow"), ...usualHosts({
name: o,
argv: l
}, {
repository: null,
registries: s
}) ],
deny: [ ...hostPatterns(r, "deny"), ...hostPatterns(r, "ask") ]
},
leaves: p.test((0, a.Fl)(o)) ? (0, a.Fl)(o) : null
};
}
}),
7780: (function(e, t, n) {
n.d(t, {
J8: () => missingRule,
LD: () => decide,
OI: () => strictest,
Z7: () => evaluatedEffect,
k2: () => byRule
});
function decide(e, t, n) {
const s = t !== null ? "rule" : e === "allow" ? "default" : "built-in";
return {
decision: e,
code: s,
rule: t?.text ?? null,
reason: n,
missing: false
};
}
const s = {
allow: "allows",
ask: "requires confirmation of",
deny: "denies"
};
function byRule(e, t) {
return decide(e.list, e, `the rule ${e.text} ${s[e.list]} ${t}`);
}
function missingRule(e) {
return {
decision: "ask",
code: "missing-rule",
rule: null,
reason: e,
missing: true
};
}
function evaluatedEffect(e, {decision: t, code: n, rule: s, reason: r, hint: o}) {
return {
effect: e,
decision: t,
code: n,
rule: s,
reason: r,
...o === void 0 ? {} : {
hint: o
}
};
}
const r = {
allow: 0,
ask: 1,
deny: 2
};
function strictest(e) {
let t;
for (const n of e) (t === void 0 || r[n.decision] > r[t.decision]) && (t = n);
return t;
}
}),
56782: (function(e, t, n) {
n.d(t, {
Aq: () => evaluateFetch,
Ql: () => evaluateTool,
aT: () => mustBeNamed,
w4: () => hostOf,
yC: () => evaluateMcpTool
});
var s = n(44576);
var r = n(33270);
var o = n(59976);
var l = n(13528);
var i = n(7780);
const a = new Set("TodoWrite BashStop Skill ReportFindings ReportIncomplete Noop".split(" "));
const u = new Set([ ...a, "Read", "Glob", "Grep", "List" ]);
const d = new Set([ "APPROVE", "REQUEST_CHANGES" ]);
function evaluateTool(e, t) {
const n = e.subject === void 0 ? e.tool : `${e.tool}(${e.subject})`;
const s = find("deny", e, t);
if (s !== void 0) return (0, i.k2)(s, n);
if (t.mode === "plan" && !u.has(e.tool)) return (0, i.LD)("deny", null, `${n} is not allowed in mode plan`);
const r = t.mode === "yolo" ? void 0 : find("ask", e, t);
if (r !== void 0) return (0, i.k2)(r, n);
const o = find("allow", e, t);
if (o !== void 0) return (0, i.k2)(o, n);
if (a.has(e.tool)) return (0, i.LD)("allow", null, `${n} is allowed by default`);
if (mustBeNamed(e)) return (0, i.LD)("ask", null, `no rule names ${n}`);
if (t.mode === "yolo") return (0, i.LD)("allow", null, `mode yolo allows ${n}`);
return (0, i.LD)("ask", null, `no rule allows ${n}`);
}
function evaluateMcpTool({server: e, tool: t, whole: n}, s) {
const [r, ...o] = [ t, ...n === void 0 ? [] : [ n ] ].map(t => evaluateTool({
tool: `mcp__${e}__${t}`,
effects: []
}, s));
const l = [ r, ...o ];
return l.find(e => e.decision === "deny") ?? l.find(e => e.decision === "ask" && e.rule !== null) ?? l.find(e => e.decision === "allow") ?? r;
}
function mustBeNamed({tool: e, subject: t}) {
return e === "Review" && t !== void 0 && d.has(t);
}
function find(e, t, {rules: n, more: s}) {
const o = e === "allow" ? [ ...n.allow, ...s ] : n[e];
if (e === "allow" && mustBeNamed(t)) return o.find(e => namesLiterally(e, t));
return o.find(n => (0, r.$z)(n, t.tool, e !== "allow") && (0, r.iD)(n, t.subject, e !== "allow"));
}
function namesLiterally({tool: e, specifier: t}, n) {
return e === n.tool && t.kind === "literal" && t.text.toUpperCase() === n.subject;
}
function evaluateFetch(e, t, n) {
if (typeof e !== "string") {
const s = findFetch("deny", null, t, n) ?? null;
const r = `fetching from any address: ${e.any} is unknown before the command runs: ${(0, 
l.w)(e.any)}`;
return (0, i.LD)("deny", s, r);
}
const r = hostOf(e);
const o = `fetching from ${r ?? e.slice(0, 80)}`;
const {mode: a} = n;
const u = findFetch("deny", r, t, n);
if (u !== void 0) return (0, i.k2)(u, o);
if (a === "plan") return (0, i.LD)("deny", null, `${o} is not allowed in mode plan`);
const d = a === "yolo" ? void 0 : findFetch("ask", r, t, n);
if (d !== void 0) return (0, i.k2)(d, o);
const c = findFetch("allow", r, t, n);
if (c !== void 0) return (0, i.k2)(c, o);
if (!(0, s.jo)(t)) {
const e = !n.rules.allow.some(e => e.tool === t);
return (0, i.J8)(`${e ? `${t} is off: ` : ""}no rule allows ${o}`);
}
if (a === "yolo") return (0, i.LD)("allow", null, `mode yolo allows ${o}`);
return (0, i.J8)(`no rule allows ${o}`);
}
function hostOf(e) {
if (!URL.canParse(e)) return null;
const t = new URL(e);
return /^https?:$/.test(t.protocol) ? t.hostname.toLowerCase().replace(/\.$/, "") : null;
}
function findFetch(e, t, n, s) {
const r = s.rules[e];
const l = t === null ? r : (0, o.Fu)(r, t, n);
return [ ...l, ...e === "allow" ? s.more : [] ].find(s => {
if (s.specifier.kind === "any") return s.tool === "WebFetch" || s.tool === n && n !== "Bash";
if (s.tool !== "WebFetch" || s.specifier.kind !== "domain") return false;
if (t === null) return e !== "allow";
const r = s.specifier.host;
return r.startsWith("*.") ? t.endsWith(r.slice(1)) : t === r || t.endsWith(`.${r}`);
});
}
}),
55269: (function(e, t, n) {
n.d(t, {
I: () => gitPartsOf,
r: () => gitCommandOf
});
const s = [ [ "am checkout cherry-pick commit merge rebase reset revert switch", [ "head", "branches" ] ], [ "bisect", [ "head", "bisect" ] ], [ "branch", [ "branches" ] ], [ "clone init submodule", [ "repositories" ] ], [ "fetch", [ "remotes", "tags", "shallow" ] ], [ "notes", [ "notes" ] ], [ "pull", [ "head", "branches", "remotes", "tags", "shallow" ] ], [ "push", [ "remotes" ] ], [ "remote", [ "remotes", "tags" ] ], [ "replace", [ "replace" ] ], [ "stash", [ "stash", "head", "branches" ] ], [ "symbolic-ref", [ "head" ] ], [ "tag", [ "tags" ] ], [ "update-ref", [ "head", "branches", "tags", "remotes", "notes", "stash" ] ], [ "worktree", [ "repositories", "branches" ] ] ];
function gitPartsOf(e) {
return s.find(([t]) => t.split(" ").includes(e))?.[1] ?? [];
}
function gitCommandOf(e) {
const t = e.slice(1).map(e => e.kind === "literal" ? e.value : null);
for (let e = 0; e < t.length; e += 1) {
const n = t[e] ?? null;
if (n === null) return "";
if (!n.startsWith("-")) return n;
n !== "-C" && n !== "-c" || (e += 1);
}
return "";
}
})
};
