"use strict";

exports.id = 9588;

exports.ids = [ 9588, 7444 ];

exports.modules = {
86810: (function(e, t, n) {
n.d(t, {
N: () => cachedPathFacts,
_: () => cachingPathFacts
});
function cachingPathFacts(e) {
const t = new Map;
const n = new Map;
const r = new Map;
const s = new Map;
const o = new Map;
const i = new Map;
const kindOf = n => once(t, n, t => e.kindOf(t));
const a = cachedPaths(e, kindOf);
return {
workspace: e.workspace,
home: e.home,
commandHome: e.commandHome,
temporary: e.temporary,
...e.isOwn === void 0 ? {} : {
isOwn: e.isOwn
},
...e.hiddenBy === void 0 ? {} : {
hiddenBy: e.hiddenBy
},
...e.protectedPaths === void 0 ? {} : {
protectedPaths: e.protectedPaths
},
...e.trackedBelow === void 0 ? {} : {
trackedBelow: e.trackedBelow
},
...e.isIgnoredInHead === void 0 ? {} : {
isIgnoredInHead: e.isIgnoredInHead
},
...e.isWorkLog === void 0 ? {} : {
isWorkLog: e.isWorkLog
},
...e.isInTrustedCommit === void 0 ? {} : {
isInTrustedCommit: e.isInTrustedCommit
},
get gitHubWorkspace() {
return e.gitHubWorkspace;
},
get registries() {
return e.registries ?? {};
},
get repository() {
return e.repository;
},
realpath: a.realpath,
kindOf: kindOf,
entries: t => once(n, t, t => e.entries(t)),
linksBelow: (t, n) => once(r, `${n} ${t}`, () => e.linksBelow(t, n)),
packageManifest: t => once(s, t, t => e.packageManifest(t)),
sensitiveBelow: (t, n) => once(o, `${n} ${t}`, () => e.sensitiveBelow(t, n)),
sensitiveInGit: t => once(i, t, t => e.sensitiveInGit(t)),
forget: () => {
for (const e of [ a, t, n, r, s, o, i ]) e.clear();
}
};
}
function cachedPaths(e, t) {
const n = new Map([ [ e.workspace, e.workspace ] ]);
const r = new Set;
const resolveExisting = n => {
const s = n.lastIndexOf("/");
if (s < 1 || /^\.{0,2}$/.test(n.slice(s + 1))) return e.realpath(n);
const o = n.slice(0, s);
const i = t(n);
if (r.has(o) && i !== "link") return n;
if (i === "missing") return null;
const a = e.realpath(n);
a === n && r.add(o);
return a;
};
const resolved = e => {
const t = [];
let s = e.length;
let o = resolveExisting(e);
while (o === null) {
t.push(s);
s = e.lastIndexOf("/", s - 1);
const r = e.slice(0, s);
o = n.get(r) ?? resolveExisting(r);
}
for (let i = t.pop(); i !== void 0; i = t.pop()) {
const t = e.slice(0, s);
n.set(t, o);
o = `${o === "/" ? "" : o}/${e.slice(s + 1, i)}`;
s = i;
o === e.slice(0, s) && r.add(t);
}
return o;
};
return {
realpath: e => once(n, e, resolved),
clear: () => {
n.clear();
r.clear();
n.set(e.workspace, e.workspace);
}
};
}
function cachedPathFacts(e) {
return "forget" in e ? e : cachingPathFacts(e);
}
function once(e, t, n) {
const r = e.get(t);
if (r !== void 0) return r;
const s = n(t);
e.set(t, s);
return s;
}
}),
57444: (function(e, t, n) {
n.d(t, {
jq: () => commandNeeds,
on: () => hostPatterns,
pN: () => serverNeeds
});
var r = n(55559);
var s = n(3197);
var o = n(55269);
var i = n(3684);
var a = n(33646);
var l = n(59976);
const c = [ {
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
const u = new Set("fetch pull push clone ls-remote remote submodule".split(" "));
function usualHosts({name: e, argv: t}, {repository: n, registries: r = {}}) {
if ((0, l.Fl)(e) === "git" && n !== null) {
const e = t.some(e => e.kind === "literal" && u.has(e.value));
return e ? [ {
host: new URL(n).hostname,
port: 443
} ] : [];
}
const s = c.find(({programs: t}) => t.split(" ").includes((0, l.Fl)(e)));
if (s === void 0) return [];
const o = t.slice(1).flatMap(e => e.kind === "literal" ? [ e.value ] : []);
const i = o.find(e => !e.startsWith("-"));
const a = s.subCommands === "" || s.subCommands.split(" ").includes(i ?? "");
const d = (0, l.Fl)(e) === "yarn" && i === void 0;
if (!a && !d) return [];
const f = s.family === void 0 ? [] : r[s.family] ?? [];
return [ ...s.hosts.split(" ").map(e => ({
host: e,
port: 443
})), ...f ];
}
var d = n(56782);
const f = new Set([ "cp", "mv", "rm", "mkdir", "rmdir", "touch", "tee", "ln", "truncate", "install", "split", "sort", "dd", "chmod", "sed", "gzip", "gunzip", "zip", "unzip", "tar", "curl", "wget", "patch", "sponge", "mktemp", "mkdirp", "rimraf" ]);
const p = /^(?:sudo|doas|su|docker|podman|nerdctl)$/;
function commandNeeds(e, {rules: t, world: n}) {
const {commands: s, parts: o} = e;
const i = s.every(hasListedWrites) && o.every(({effect: e}) => !isUnknownWrite(e));
const a = s.filter(leaves);
const c = s.filter(e => !a.includes(e) && !isReachedFrom(e, a));
return {
judgedByWords: s.every(e => isJudgedByWords(e, s)),
writes: i ? pathsOf(o, [ "write", "delete" ]) : null,
...i ? {
deletes: pathsOf(o, [ "delete" ])
} : {},
...i && s.every(onlyDeletes) ? {
onlyDeletes: true
} : {},
reads: [ ...pathsOf(o, [ "read" ]), ...pathsOf(o, [ "list" ]).filter(e => !(0, r.FK)({
path: e,
directory: n.workspace
})) ],
changesGit: s.some(({step: e}) => (0, l.Fl)(e.name) === "git" && !e.readOnly),
...gitPartNeeds(s),
...s.every(isGit) && s.some(changesTree) ? {
changesTree: s.flatMap(wordsOfGit)
} : {},
network: {
allow: [ ...hostPatterns(t, "allow"), ...o.flatMap(({effect: e, decision: t}) => {
if (e.kind !== "fetch" || t !== "allow" || typeof e.url !== "string") return [];
const n = (0, d.w4)(e.url);
if (n === null) return [];
const {port: r, protocol: s} = new URL(e.url);
return [ {
host: n,
port: r === "" ? s === "https:" ? 443 : 80 : Number(r)
} ];
}), ...s.flatMap(({step: e}) => usualHosts(e, n)) ],
deny: [ ...hostPatterns(t, "deny"), ...hostPatterns(t, "ask") ]
},
...gitHubNeeds(s, o),
...gitRemoteNeeds(s),
leaves: a.length > 0 && c.every(hasListedWrites) ? a[0]?.step.name ?? null : null
};
}
function gitHubNeeds(e, t) {
if (!e.some(({step: e}) => (0, l.Fl)(e.name) === "gh")) return {};
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
const t = e.filter(({step: e}) => (0, l.Fl)(e.name) === "git" && !e.readOnly);
const n = [ ...new Set(t.map(({step: e}) => (0, o.r)(e.argv))) ];
const r = n.flatMap(o.I);
return {
...n.length === 0 ? {} : {
gitCommands: n
},
...r.length === 0 ? {} : {
gitParts: [ ...new Set(r) ]
}
};
}
function gitRemoteNeeds(e) {
const t = e.flatMap(({step: e}) => (0, l.Fl)(e.name) === "git" ? [ (0, o.r)(e.argv) ] : []);
if (t.includes("push")) return {
gitRemote: "push"
};
return t.some(e => /^(?:fetch|pull|ls-remote)$/.test(e)) ? {
gitRemote: "fetch"
} : {};
}
function hasListedWrites({step: e}) {
const t = e.readOnly || e.role === "neutral" || e.role === "transparent";
return t || e.role === "known" && e.risks.length === 0 && f.has((0, l.Fl)(e.name));
}
function isJudgedByWords({step: e}, t) {
if (e.role === "neutral" || e.role === "transparent") return true;
if (e.role !== "known") return false;
const n = (0, l.Fl)(e.name);
const r = /^(?:ba|da)?sh$/.test(n) && e.risks.length === 0 && t.some(({step: {outer: t}}) => t === e);
return r || (0, i.w)(n)?.grants === null;
}
function isGit({step: e}) {
return e.role === "neutral" || e.role === "transparent" || e.readOnly || (0, l.Fl)(e.name) === "git";
}
function changesTree({step: e}) {
if ((0, l.Fl)(e.name) !== "git" || e.readOnly) return false;
const t = e.effects.some(({kind: e}) => e === "write" || e === "delete");
return t || (0, o.I)((0, o.r)(e.argv)).includes("bisect");
}
function wordsOfGit({step: e}) {
return e.argv.slice(1).flatMap(e => e.kind !== "literal" || e.value.startsWith("-") ? [] : [ e.value ]);
}
function onlyDeletes({step: e}) {
return e.role === "neutral" || e.role === "transparent" || /^rm(?:dir)?$/.test((0, 
l.Fl)(e.name));
}
function isUnknownWrite(e) {
return (e.kind === "write" || e.kind === "delete") && typeof e.path !== "string";
}
function leaves({step: e, rules: t}) {
const n = (0, l.Fl)(e.name);
return p.test(n) && t.some(e => (0, l.Fl)((0, a.jD)(e)[0] ?? "") === n);
}
function isReachedFrom({step: e}, t) {
for (let {outer: n} = e; n !== null; n = n.outer) if (t.some(e => e.step === n)) return true;
return false;
}
function pathsOf(e, t) {
const n = e.flatMap(({effect: e}) => t.includes(e.kind) && "path" in e && typeof e.path === "string" ? [ e.path ] : []);
return [ ...new Set(n) ].filter(e => !(0, s.tO)(e));
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
function serverNeeds(e, t, {writesWorkspace: n, registries: r = {}}) {
const {rules: s} = (0, a.NR)(t);
const [o = ""] = e;
const i = e.map(e => ({
kind: "literal",
value: e,
source: e
}));
return {
writes: n ? null : [],
reads: e.filter(e => e.startsWith("/")),
changesGit: false,
network: {
allow: [ ...hostPatterns(s, "allow"), ...usualHosts({
name: o,
argv: i
}, {
repository: null,
registries: r
}) ],
deny: [ ...hostPatterns(s, "deny"), ...hostPatterns(s, "ask") ]
},
leaves: p.test((0, l.Fl)(o)) ? (0, l.Fl)(o) : null
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
const r = t !== null ? "rule" : e === "allow" ? "default" : "built-in";
return {
decision: e,
code: r,
rule: t?.text ?? null,
reason: n,
missing: false
};
}
const r = {
allow: "allows",
ask: "requires confirmation of",
deny: "denies"
};
function byRule(e, t) {
return decide(e.list, e, `the rule ${e.text} ${r[e.list]} ${t}`);
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
function evaluatedEffect(e, {decision: t, code: n, rule: r, reason: s, hint: o}) {
return {
effect: e,
decision: t,
code: n,
rule: r,
reason: s,
...o === void 0 ? {} : {
hint: o
}
};
}
const s = {
allow: 0,
ask: 1,
deny: 2
};
function strictest(e) {
let t;
for (const n of e) (t === void 0 || s[n.decision] > s[t.decision]) && (t = n);
return t;
}
}),
39588: (function(e, t, n) {
n.r(t);
n.d(t, {
createExplainer: () => createExplainer,
createFileGuard: () => createFileGuard,
createPolicyEngine: () => createPolicyEngine
});
var r = n(68365);
var s = n(3684);
var o = n(55559);
var i = n(3197);
var a = n(16486);
var l = n(15325);
var c = n(42947);
var u = n(25312);
var d = n(89682);
function readLine(e, t) {
let n = 0;
for (;n < e.length; n += 1) {
const r = e[n];
if (r?.kind !== "literal") throw new d.F("variable", "an argument of read is not constant");
if (!r.value.startsWith("-")) break;
if (/^-[rs]*[dnNpt]$/.test(r.value)) checkOneWord(e[n += 1]); else if (/^-[rs]*a$/.test(r.value)) assignByRead(e[n += 1], t); else if (!/^-(?:[rs]+|-)$/.test(r.value)) throw new d.F("number", "an option of read assigns through a subscript");
}
for (const r of e.slice(n)) assignByRead(r, t);
}
function checkOneWord(e) {
if (e?.kind === "unknown") throw new d.F("quotes", `${e.source} may expand to any number of words (quote it to keep it one word)`);
}
function assignByRead(e, t) {
if (e?.kind !== "literal" || !(0, u.ej)(e.value)) throw new d.F("variable", "read assigns a variable that is not a script variable");
(0, l.BB)(t.state, e.value, null);
}
function evaluateMapfile(e, t) {
const n = e.map(e => e.kind === "literal" ? e.value : null);
const isCount = e => /^-t?[ns]$/.test(n[e] ?? "") && /^\d{1,9}$/.test(n[e + 1] ?? "");
let r = 0;
while (r < n.length - 1) if (n[r] === "-t") r += 1; else {
if (!isCount(r) && !/^-t?d$/.test(n[r] ?? "")) throw new d.F("other", "an option of mapfile may run code for every line");
checkOneWord(e[r + 1]);
r += 2;
}
const s = n[r];
if (r !== n.length - 1 || typeof s !== "string" || !(0, u.ej)(s)) throw new d.F("variable", "mapfile assigns an array that is not a script variable");
(0, l.BB)(t.state, s, null);
}
function resolvePath(e, t, n) {
let r = e.startsWith("/") ? "/" : t;
let s = true;
let o = false;
let i = 0;
for (const t of e.split("/")) {
if (t === "" || t === ".") continue;
if (t === "..") {
r = r.slice(0, Math.max(1, r.lastIndexOf("/")));
o ||= i > 0;
i = Math.max(0, i - 1);
continue;
}
const e = r === "/" ? `/${t}` : `${r}/${t}`;
(i > 0 || n.kindOf(e) === "missing") && (i += 1);
r = i > 0 ? e : n.realpath(e);
r !== e && (s = false);
}
return {
real: r,
isPlain: s,
isMissing: o
};
}
const f = {
kind: "neutral"
};
function testBuiltin(e, {state: t, world: n}) {
(0, a.rS)(e);
const isInWorkspace = e => (0, o.FK)({
path: e,
directory: n.workspace
});
const r = (0, a.Vl)(e).flatMap(e => e.kind === "literal" && t.cwdDoubt === null ? [ (0, 
o.Hi)(e.value, t.cwd) ] : []);
const s = r.filter(e => isInWorkspace(e) && isInWorkspace(n.realpath(e)));
return {
kind: "neutral",
effects: s.map(e => ({
kind: "list",
path: e
}))
};
}
function assigning(e) {
return (t, n) => {
e(t, n);
return f;
};
}
const p = {
".": "it runs a file in this shell",
alias: "it changes the meaning of later command names",
bind: "it binds code to keys",
caller: "it has no use in a single command line",
compgen: "it can run code",
complete: "it can run code later",
compopt: "it changes how code runs later",
dirs: "directory changes are supported only with cd",
enable: "it changes which programs names refer to and can load a library",
eval: "it runs text as code",
fc: "it runs code from the history",
getopts: "it assigns variables through subscripts",
jobs: "it can run a command",
history: "it can write files",
let: "it evaluates text that may run a command",
logout: "it has no use in a single command line",
popd: "directory changes are supported only with cd",
pushd: "directory changes are supported only with cd",
shopt: "it changes how later words are parsed",
source: "it runs a file in this shell (run a program by its path instead: .venv/bin/pytest)",
suspend: "it has no use in a single command line",
trap: "it runs code later",
unalias: "it changes the meaning of later command names"
};
const m = {
":": () => f,
true: () => f,
false: () => f,
break: onlyNumbers,
continue: onlyNumbers,
exit: onlyNumbers,
return: onlyNumbers,
shift: onlyNumbers,
wait: onlyNumbers,
"[": (e, t) => testBuiltin(e.slice(0, -1), t),
test: testBuiltin,
builtin: e => wrapper("builtin", e, /^--$/),
cd: changeDirectory,
command: commandBuiltin,
declare: declaration,
exec: e => {
if (e.length === 0) throw new d.F("other", "exec without a command redirects everything that follows");
return wrapper("exec", e, /^--$/);
},
export: declaration,
hash: e => {
if (e.length === 0 || e.some(e => e.kind !== "literal" || e.value.startsWith("-"))) throw new d.F("environment", "an option of hash changes which programs names refer to");
return f;
},
local: declaration,
mapfile: assigning(evaluateMapfile),
read: assigning(readLine),
readarray: assigning(evaluateMapfile),
readonly: declaration,
set: setBuiltin,
type: () => f,
typeset: declaration,
unset: unsetBuiltin
};
function readBuiltinCommand(e, t, n) {
const r = Object.hasOwn(p, e) ? p[e] : void 0;
if (r !== void 0) throw new d.F("code", `${e === "." ? "`.`" : e} cannot be analyzed: ${r}`);
e === "printf" && checkPrintf(t.slice(1));
return Object.hasOwn(m, e) ? m[e]?.(t.slice(1), n) : void 0;
}
const h = /%[-+ #0'\d.*hjlqLtz]*n/;
function checkPrintf(e) {
const [t] = e;
if (t?.kind === "literal" && t.value.startsWith("-v")) throw new d.F("number", "printf -v assigns a variable through a subscript, which may run a command");
const n = t?.kind === "literal" && t.value === "--" ? e[1] : t;
if (n === void 0) return;
if (n.kind !== "literal") throw new d.F("variable", "the format of printf is not constant");
if (h.test(n.value.replaceAll("%%", ""))) throw new d.F("variable", "%n in the format of printf assigns a variable");
}
function onlyNumbers(e) {
const t = e.every(e => e.kind === "literal" && /^(?:\d{1,9}|%\d)$/.test(e.value) || e.kind !== "literal" && e.number === true);
if (!t) throw new d.F("number", "an argument that must be a number is not one");
return f;
}
function wrapper(e, t, n) {
const [r] = t;
if (r === void 0) return f;
const s = r.kind === "literal" ? r.value : null;
if (s !== null && n.test(s)) return {
kind: "wrapper",
argv: t.slice(1)
};
if (s === null || s.startsWith("-")) throw new d.F("environment", `an option of ${e} changes which program runs`);
return {
kind: "wrapper",
argv: t
};
}
function commandBuiltin(e) {
const t = e[0]?.kind === "literal" ? e[0].value : "";
if (t === "-v" || t === "-V") return f;
if (t === "-p") return wrapper("command", e.slice(1), /^--$/);
return wrapper("command", e, /^--$/);
}
function changeDirectory(e, t) {
const n = e.filter(e => !(e.kind === "literal" && /^(?:--|-[LP])$/.test(e.value)));
const [r] = n;
if (n.length === 1 && r !== void 0 && staysInRoot(r, t)) return f;
if (n.length > 1 || r !== void 0 && r.kind !== "literal") throw new d.F("directory", "the directory of cd is not constant");
const s = r?.value ?? t.world.commandHome;
if (s === "" || s.startsWith("-")) throw new d.F("directory", "cd goes to a directory that is not written in the line");
const {state: i, world: a} = t;
if (!s.startsWith("/") && i.cwdDoubt !== null) throw new d.F("other", i.cwdDoubt);
const l = (0, o.Hi)(s, i.cwd);
if (a.realpath(l) !== l || (0, o.sH)(s) && !resolvePath(s, i.cwd, a).isPlain) throw new d.F("link", "cd leads through a link");
(a.kindOf(l) !== "directory" || t.progress.disturbed) && (i.cwdUnproven = true);
i.cwd = l;
return {
kind: "neutral",
effects: [ {
kind: "read",
path: l
} ]
};
}
const w = /^"?\$\(git rev-parse --show-toplevel(?: 2>\/dev\/null)?\)"?$/;
function staysInRoot(e, {state: t, world: n}) {
if (e.kind === "literal" || !w.test(e.source)) return false;
const r = t.cwd === n.workspace && t.cwdDoubt === null && !/[\s*?[\]]/.test(t.cwd);
return r && (n.kindOf(`${t.cwd}/.git`) === "file" || n.kindOf(`${t.cwd}/.git/HEAD`) === "file");
}
function declaration(e, t) {
if (e.every(e => e.kind === "literal" && e.value.startsWith("-"))) throw new d.F("private", "a declaration without a name prints every variable");
for (const n of e) {
if (/^[A-Za-z_]\w*=/.test(n.source) && (n.kind === "partial" || n.kind === "literal")) continue;
if (n.kind !== "literal") throw new d.F("variable", "a declaration is not constant");
if (/^-[rxg]+$/.test(n.value)) continue;
if (n.value.startsWith("-") || n.value.startsWith("+")) throw new d.F("environment", `a declaration with ${n.value} changes how values are interpreted`);
if (!(0, u.ej)(n.value)) throw new d.F("environment", `declaring ${n.value} changes what later commands do`);
(0, l.BB)(t.state, n.value, t.state.variables.get(n.value) ?? null);
}
return f;
}
function declareVariables(e, t, n) {
const r = e === "export" || e === "declare" || e === "typeset";
const s = typeof n === "string" && (0, c.a)(t, n);
const o = (0, u.ej)(t);
if (s || o && !r) return;
const i = o ? ` (a rule can allow it before a single command: ${t}=\u2026 command)` : "";
throw new d.F("environment", `${e} ${t} changes the environment of later commands${i}`);
}
function setBuiltin(e) {
if (e.length === 0) throw new d.F("private", "set alone prints every variable");
const t = e.every((t, n) => {
if (t.kind !== "literal") return false;
const r = e[n - 1];
const s = r?.kind === "literal" && /^[-+][eux]*o$/.test(r.value);
return s ? /^(?:pipefail|errexit|nounset|xtrace)$/.test(t.value) : /^[-+][eux]*o?$/.test(t.value);
});
if (!t) throw new d.F("environment", "set changes how later words are parsed");
return f;
}
function unsetBuiltin(e, t) {
for (const n of e) {
if (n.kind !== "literal" || !(n.value === "-v" || (0, u.ej)(n.value))) throw new d.F("environment", "unset changes what later commands do");
(0, l.BB)(t.state, n.value, "");
}
return f;
}
const g = /^(?:package\.json|deno\.jsonc?|pyproject\.toml|setup\.(?:py|cfg)|tox\.ini|noxfile\.py|pytest\.ini|requirements\.txt|Pipfile|manage\.py|(?:GNUm|[Mm])akefile|[Jj]ustfile|Taskfile\.ya?ml|Cargo\.toml|go\.mod|pom\.xml|build\.(?:gradle(?:\.kts)?|sbt)|composer\.json|Gemfile|Rakefile|mix\.exs|Package\.swift|CMakeLists\.txt|pubspec\.yaml|[\w.-]+\.(?:csproj|sln))$/;
function manifestsIn(e, t) {
return t.entries(e).filter(n => g.test(n) && t.kindOf(`${e}/${n}`) === "file");
}
var v = n(85915);
const before = e => ({
options: new Set(e.split(" ")),
anywhere: false
});
const anywhere = e => ({
options: new Set(e.split(" ")),
anywhere: true
});
const y = new Map([ [ "git", before("-C") ], [ "npm", anywhere("--prefix -C") ], [ "pnpm", before("-C --dir") ], [ "yarn", before("--cwd") ], [ "bun", before("--cwd") ], [ "go", before("-C") ], [ "uv", before("--directory") ], [ "poetry", before("-C --directory") ], [ "composer", before("-d --working-dir") ], [ "make", anywhere("-C --directory") ], [ "gmake", anywhere("-C --directory") ] ]);
function withoutDirectoryOption(e, t, n, r) {
const s = y.get(e);
if (s === void 0 || r.progress.disturbed) return null;
const o = findOption(t, s);
if (o < 0) return null;
const i = (0, v.Zc)(t[o]) ?? "";
const a = i.indexOf("=");
const l = a < 0 ? (0, v.Zc)(t[o + 1]) : i.slice(a + 1);
const c = [ ...t.slice(0, o), ...t.slice(o + (a < 0 ? 2 : 1)) ];
if (l === null || findOption(c, s) >= 0) return null;
const u = directoryOf(l, r);
if (u === null) return null;
if (typeof n?.grants === "string" && manifestsIn(u, r.world).length === 0) return null;
return {
argv: c,
cwd: u
};
}
function findOption(e, {options: t, anywhere: n}) {
for (const [r, s] of e.entries()) {
if (r === 0) continue;
const e = (0, v.Zc)(s);
if (e === "--" || !n && (e === null || !e.startsWith("-"))) return -1;
if (e !== null && t.has(e.startsWith("--") ? e.split("=")[0] ?? "" : e)) return r;
}
return -1;
}
function directoryOf(e, {state: t, world: n}) {
if (e === "" || e.startsWith("-") || t.cwdDoubt !== null) return null;
const r = (0, o.Hi)(e, t.cwd);
const s = (0, o.FK)({
path: r,
directory: n.workspace
}) && n.kindOf(r) === "directory";
return s && n.realpath(r) === r && resolvePath(e, t.cwd, n).isPlain ? r : null;
}
const k = /^(?:\.\/)?(?:\.?venv|env)\/bin\/([\w.-]+)$/;
function fromVirtualEnvironment(e, t, n, {state: r, world: s}) {
const i = k.exec(e)?.[1];
if (i === void 0 || typeof n?.grants !== "string" || !(0, o.FK)({
path: r.cwd,
directory: s.workspace
})) return null;
const a = (0, o.Hi)(e, r.cwd);
const l = a.slice(0, a.lastIndexOf("/"));
return s.realpath(l) === l ? {
argv: [ (0, v.CK)(i), ...t.slice(1) ],
cwd: r.cwd
} : null;
}
function newFileTimeline() {
return {
touched: [],
made: [],
spans: []
};
}
function noteFiles(e, t, n) {
for (const r of t) "path" in r && typeof r.path === "string" && e.touched.push({
path: r.path,
at: n
});
}
function pathBehindNewLink(e, t) {
if (e.made.length === 0) return null;
const n = linkLocations(e, t);
const r = [];
for (const {from: t, to: n} of e.spans) r[t] = Math.max(r[t] ?? 0, n);
for (let e = 0; e < r.length; e += 1) r[e] = Math.max(r[e] ?? 0, r[e - 1] ?? 0);
const concurrentUntil = e => r[Math.min(e, r.length - 1)] ?? 0;
const s = new Map;
for (const {path: r, at: o} of e.touched) {
const e = s.get(r) ?? [ ...spellingsOf(r, t), t.realpath(r) ];
s.set(r, e);
const i = Math.max(o, concurrentUntil(o));
if (e.some(e => mayContainLink(e, n, e => e !== o && e < i))) return r;
}
return null;
}
function linkLocations(e, t) {
const n = new Map;
for (const {path: r, at: s} of e.made) {
const e = r.endsWith("/") ? "/" : "";
for (const o of new Set(spellingsOf(e === "" ? r : r.slice(0, -1), t))) {
const t = n.get(o + e) ?? [];
t.length < 2 && !t.includes(s) && t.push(s);
n.set(o + e, t);
}
}
return n;
}
function mayContainLink(e, t, n) {
if (t.get(e)?.some(n) === true) return true;
for (let r = e.length; r >= 0; r = r === 0 ? -1 : e.lastIndexOf("/", r - 1)) {
const s = e.slice(0, r) || "/";
if (s !== e && t.get(s)?.some(n) === true) return true;
if (s !== e && t.get(`${s}/`)?.some(n) === true) return true;
}
return false;
}
function spellingsOf(e, t) {
const n = (0, o.OD)(e).at(-1);
return n === void 0 ? [ e ] : [ e, (0, o.Hi)(n, t.realpath((0, o.Hi)("..", e))) ];
}
var b = n(23313);
var $ = n(88989);
var x = n(23356);
const F = 1;
const O = 2;
const R = 4;
const P = 8;
const S = 16;
const C = 32;
function newSourceMarks(e) {
const t = /[$`<>\\]/.test(e) || !(0, x.$i)(e);
return {
source: e,
starts: new Set,
kinds: new Uint8Array(t ? e.length + 1 : 0),
commands: []
};
}
function markRange({kinds: e}, t, n) {
const r = Math.min(n.end, e.length);
for (let s = n.pos; s < r; s += 1) e[s] = (e[s] ?? 0) | t;
}
function isMarkedAs({kinds: e}, t, n) {
return ((e[t] ?? 0) & n) !== 0;
}
const M = /\$(?:\\\n)*[({[]|`|[<>](?:\\\n)*\(|\$\\\n|[|&;<>()]\\\n|\S(?:\\\n)+[|&;<>()]/g;
function findComments(e) {
const {source: t} = e;
for (let n = t.indexOf("#"); n >= 0; n = t.indexOf("#", n + 1)) {
if (isMarkedAs(e, n, R | S) || n > 0 && !/[\s;&|()]/.test(t[n - 1] ?? "")) continue;
const r = t.indexOf("\n", n);
const s = r < 0 ? t.length : r;
let o = true;
for (let t = n; t < s && o; t += 1) o = !isMarkedAs(e, t, R);
o && markRange(e, S, {
pos: n,
end: s
});
}
}
function checkStray(e) {
if (!/[$`<>]|\\\n/.test(e.source)) return;
for (const t of e.source.matchAll(M)) {
const n = t.index;
const r = e.starts.has(n) && !t[0].includes("\\\n");
if (r || isMarkedAs(e, n, F | O | S) || isEscaped(e, n)) continue;
if (/^[<>]\($/.test(t[0]) && isMarkedAs(e, n, C)) continue;
if (t[0].startsWith(">(") || t[0].startsWith("<(")) throw new d.F("substitution", "it is not clear whether a parenthesis begins a substitution");
throw new d.F("substitution", "it is not clear where a substitution begins");
}
}
function isEscaped(e, t) {
if (!isMarkedAs(e, t, R) || /[<>|&;()]/.test(e.source[t] ?? "")) return false;
let n = 0;
while (e.source[t - 1 - n] === "\\") n += 1;
return n % 2 === 1;
}
function checkDeceptive(e) {
if ((0, x.$i)(e.source)) return;
for (const t of e.source.matchAll(/[^\n\t -~]+/gu)) {
if (isMarkedAs(e, t.index, P | F | S)) continue;
if ((0, x.TU)(t[0])) throw new d.F("other", "a character outside quotes is invisible or looks like another one");
}
}
const W = new Set("SimpleExpansion ParameterExpansion CommandExpansion ArithmeticExpansion ArithmeticCommandExpansion ProcessSubstitution".split(" "));
const D = new Set("ArithmeticExpansion ArithmeticCommand ArithmeticFor TestCommand Slice".split(" "));
const A = new Set("CommandExpansion ProcessSubstitution ParameterExpansion ArithmeticExpansion ArithmeticGroup TestGroup Subshell BraceGroup If For While Case Function".split(" "));
function checkTree(e, t) {
checkSyntax(e);
const n = newSourceMarks(t);
visit(e, n, {
depth: 0,
active: false,
compound: false
});
if (n.commands.length > x.No.commands) throw new d.F("size", `it has more than ${x.No.commands} commands`);
if (n.kinds.length === 0) return n.commands;
findComments(n);
checkStray(n);
checkDeceptive(n);
return n.commands;
}
function checkSyntax({errors: e}) {
const t = e?.[0]?.message;
if (t !== void 0) throw new d.F("other", `it has a syntax error: ${t}`, t);
}
function visit(e, t, n) {
if (n.depth > x.No.nesting) throw new d.F("size", `it is nested more than ${x.No.nesting} levels deep`);
if (t.starts.size > x.No.substitutions) throw new d.F("size", `it has more than ${x.No.substitutions} expansions`);
if (e.type === "Command" && t.kinds.length === 0) {
t.commands.push(e);
return;
}
if (e.type === "Word" && /^[\w./:=@%+,-]*$/.test(e.text)) {
markRange(t, R, e);
return;
}
note(e, t, n);
const r = positionWithin(e, n);
const s = e.type === "CommandExpansion" && e.script?.source !== void 0 ? e.script : null;
if (s !== null) {
markRange(t, O, {
pos: e.pos + 1,
end: e.end
});
t.commands.push(...checkTree(s, s.source ?? ""));
return;
}
(0, $.forEachChild)(e, n => {
visit(n, t, childPosition(e, n, r));
});
}
function positionWithin(e, t) {
if (!A.has(e.type) && !D.has(e.type)) return t;
return {
depth: t.depth + (A.has(e.type) ? 1 : 0),
active: t.active || D.has(e.type),
compound: t.compound || isCompound(e)
};
}
function isCompound(e) {
if (e.type !== "CommandExpansion" && e.type !== "ProcessSubstitution") return false;
const [t, ...n] = e.script?.commands ?? [];
return t?.command.type !== "Command" || n.length > 0;
}
function childPosition(e, t, n) {
if (t.type === "Script") return n.active ? {
...n,
active: false
} : n;
const r = (e.type === "Assignment" || e.type === "ParameterExpansion") && t === e.index;
return r ? {
...n,
active: true
} : n;
}
function note(e, t, n) {
W.has(e.type) && t.starts.add(e.pos);
switch (e.type) {
case "Script":
checkSyntax(e);
return;

case "Command":
t.commands.push(e);
return;

case "SimpleExpansion":
if (t.source.startsWith("\\\n", e.end)) throw new d.F("variable", "the name of a variable may continue on the next line");
return;

case "ProcessSubstitution":
if (isPartOfWord(t.source, e)) throw new d.F("substitution", "a process substitution is part of a longer word");
if (e.script === void 0) throw unparsedSubstitution();
return;

case "Subshell":
checkParenthesis(t.source, e.pos);
return;

case "CommandExpansion":
case "ArithmeticCommandExpansion":
e.type === "CommandExpansion" && checkParenthesis(t.source, e.pos + 1);
if (e.text.startsWith("`")) {
markRange(t, O, {
pos: e.end - 1,
end: e.end
});
checkBackquotes(e.text);
}
if (e.script === void 0) throw unparsedSubstitution();
return;

case "ArithmeticExpansion":
case "ArithmeticCommand":
if (e.expression === void 0 || (e.type === "ArithmeticCommand" ? e.body : e.text).includes("<<")) throw new d.F("number", "its arithmetic cannot be parsed");
return;

case "Unknown":
throw new d.F("other", `the expansion operator ${JSON.stringify(e.operator)} is unknown`);

case "Coproc":
throw new d.F("code", "a coprocess cannot be analyzed");

case "HereDoc":
if (e.delimiter === void 0 || e.closing === void 0) throw new d.F("other", "a here-document has no end");
if (n.compound) throw new d.F("substitution", "a substitution combines a here-document with other commands");
markRange(t, e.delimiter.quoted ? F : R, e.body);
markRange(t, F, e.delimiter);
markRange(t, R, e);
markRange(t, R, e.closing);
return;

default:
markText(e, t, n);
}
}
function unparsedSubstitution() {
return new d.F("substitution", "a substitution cannot be parsed");
}
function markText(e, t, n) {
switch (e.type) {
case "SingleQuoted":
case "AnsiCQuoted":
markRange(t, n.active ? P : F | P, e);
return;

case "DoubleQuoted":
markRange(t, P, e);
if (n.active) return;
for (const n of e.parts) n.type === "Literal" && markRange(t, C, n);
return;

case "LocaleString":
markRange(t, P, e);
return;

case "HereDocBody":
markRange(t, P | R, e);
return;

case "Word":
case "Assignment":
case "Redirect":
case "HereString":
case "ArithmeticWord":
markRange(t, R, e);
return;

default:
}
}
function checkParenthesis(e, t) {
if (e.startsWith("((", t)) throw new d.F("number", "`((` begins something other than arithmetic: put a space between the parentheses");
}
function isPartOfWord(e, t) {
return /[^\s;&|(<>]/.test(e[t.pos - 1] ?? " ") || /[^\s;&|()<>]/.test(e[t.end] ?? " ");
}
const B = /[\s;&|(`]#|<</;
function checkBackquotes(e) {
if (e.includes("\\\n")) throw new d.F("other", "a line is continued between backquotes");
if (e.includes("{") && B.test(e)) throw new d.F("braces", "there may be braces and an unmatched quote between backquotes");
}
const N = 4;
const L = [];
function parseLine(e) {
const t = L.find(t => t.line === e);
if (t !== void 0) return t.parsed;
const n = parseUncached(e);
L.length >= N && L.shift();
L.push({
line: e,
parsed: n
});
return n;
}
function parseUncached(e) {
try {
(0, x.J5)(e);
const t = (0, $.parse)(e);
return {
script: t,
commands: checkTree(t, e)
};
} catch (e) {
if (e instanceof d.F) return e.line;
const t = e instanceof Error ? e.message : "unknown error";
return {
form: "other",
problem: `it cannot be parsed (${t})`
};
}
}
function constantInput(e) {
const t = e.filter(({operator: e, descriptor: t}) => t === void 0 && e.startsWith("<") || t?.type === "FileDescriptor" && t.value === 0);
const [n] = t;
if (t.length !== 1 || n === void 0) return;
if (n.type === "HereString") return n.target === void 0 ? void 0 : constantText(n.target);
if (n.type !== "HereDoc") return;
const {text: r} = n.body;
if (n.delimiter?.quoted !== true && /[$`\\]/.test(r)) return;
return n.operator === "<<-" ? r.replace(/^\t+/gm, "") : r;
}
function constantText(e) {
return e.text.startsWith("~") || !(0, b.CI)(e).every(b.VO) ? void 0 : e.value;
}
const I = new Set(": cd echo export false printf pwd set true".split(" "));
function checkInput(e) {
const t = parseLine(e);
if ("problem" in t) throw new d.F(t.form, t.problem);
const {commands: n} = t.script;
let r = 0;
for (const [t, s] of n.entries()) {
const o = n[t - 1];
o !== void 0 && e.slice(o.end, s.pos).includes("\n") && (r = t);
}
for (const {command: t, pos: s, end: o} of n.slice(0, r)) {
const n = t.type === "Command" ? t.name?.text ?? ":" : "";
if (!I.has(n) || /[`(]/.test(e.slice(s, o))) throw new d.F("other", "a command in a script from standard input may read the lines after it: use bash -c or several calls");
}
}
var E = n(16434);
var j = n(31623);
function redirectionEffects(e, t) {
return e.flatMap(e => {
const n = effectsOf(e, t);
n.some(({kind: e}) => e === "write") && (0, l.I3)(t.progress);
return n;
});
}
function effectsOf(e, t) {
if (e.descriptor?.type === "FileDescriptorVariable") throw new d.F("variable", "a redirection uses a variable as its descriptor");
if (e.type === "HereDoc") {
e.delimiter?.quoted || readHereDocument(e.body.parts ?? [], t);
return [];
}
if (e.target === void 0) throw new d.F("other", "a redirection has no target");
if (e.type === "HereString") {
(0, j.zG)(e.target, t);
return [];
}
const {operator: n, target: r} = e;
if ((n === ">&" || n === "<&") && /^(?:\d{1,9}-?|-)$/.test(r.text)) return [];
const s = (0, j.MU)(r, t);
const [o] = s;
if (s.length !== 1 || o?.kind !== "literal" || o.value === "") throw new d.F("redirection", `the target of a redirection (${r.text.slice(0, 60)}) is not one constant path`);
if (!o.value.startsWith("/") && t.state.cwdDoubt !== null) throw new d.F("other", t.state.cwdDoubt);
const i = redirectionTarget(o.value, t);
if (n === "<" || n === "<&") return [ {
kind: "read",
path: i
} ];
const a = {
kind: "write",
path: i
};
return n === "<>" ? [ {
kind: "read",
path: i
}, a ] : [ a ];
}
function readHereDocument(e, t) {
const [n] = e;
if (n === void 0) return;
const r = e.map(e => e.text).join("");
(0, j.zG)({
type: "Word",
pos: n.pos,
end: e.at(-1)?.end ?? n.end,
text: r,
value: r,
parts: e
}, t);
}
function redirectionTarget(e, t) {
const n = (0, o.Hi)(e, t.state.cwd);
if ((0, o.sH)(e) && resolvePath(e, t.state.cwd, t.world).real !== t.world.realpath(n)) throw new d.F("link", `${e.slice(0, 60)} goes through a link and back`);
return n;
}
var T = n(45324);
const q = new Set("bash chronic dash env ionice nice nohup setsid sh stdbuf time timeout unbuffer".split(" "));
const z = /^\/(?:usr\/)?s?bin\/([^/]+)$/;
function bareName(e) {
return z.exec(e)?.[1] ?? e;
}
function addCommand(e, t, n, r = []) {
const [s] = e;
if (s?.kind !== "literal" || s.value === "") throw new d.F("command-name", "the name of a command is not constant");
if (t.outer !== null && s.value.startsWith("-")) throw new d.F("command-name", `${s.value.slice(0, 60)} is used as the name of a command`);
if (t.outer !== null && t.outer.depth >= x.No.wrappers) throw new d.F("size", `commands start other commands more than ${x.No.wrappers} levels deep`);
if (t.steps.length >= x.No.steps) throw new d.F("size", `it runs more than ${x.No.steps} commands`);
(0, l.Rf)(n.progress, e.length);
const o = s.value.includes("/") ? void 0 : readBuiltinCommand(s.value, e, n);
if (o === void 0) {
addProgram({
name: s.value,
argv: e,
assigned: r
}, t, n);
return;
}
const i = r.find(({isSafe: e}) => !e);
if (i !== void 0) throw new d.F("environment", `the variable ${i.name} set for ${s.value} may outlive it`);
const a = push(t, n, {
name: s.value,
argv: e,
assigned: r,
role: o.kind === "neutral" ? "neutral" : "transparent",
effects: o.kind === "neutral" ? o.effects ?? [] : [],
risks: [],
readOnly: true,
readsOnlyFiles: true,
bulk: H,
elsewhere: false
});
o.kind === "wrapper" && addCommand(o.argv, {
...t,
outer: a,
listing: void 0
}, n);
}
function push(e, t, n, r = null) {
const s = {
...n,
place: endsLikeOuter(n.argv, e) ? e.place : null,
cwd: r?.cwd ?? t.state.cwd,
alias: r?.argv,
same: n.same ?? noneSame,
depth: e.outer === null ? 0 : e.outer.depth + 1,
outer: e.outer,
forms: {
allow: null,
deny: null
}
};
(0, l.Dc)(t.progress, s.effects);
const o = s.role === "neutral" ? s.effects.filter(({kind: e}) => e !== "list") : s.effects;
noteFiles(e.timeline, o, e.steps.length);
e.steps.push(s);
return s;
}
function endsLikeOuter(e, {outer: t}) {
return t === null || t.place !== null && t.argv.at(-1) === e.at(-1);
}
function addProgram({name: e, argv: t, assigned: n}, r, s) {
if (s.state.cwdDoubt !== null) throw new d.F("other", s.state.cwdDoubt);
checkParentSegments(t, s);
const o = bareName(e);
const i = o.slice(o.lastIndexOf("/") + 1);
const {programs: a} = r;
const c = a.programFor(o) ?? a.programFor(i);
const u = withoutDirectoryOption(i, t, c, s) ?? fromVirtualEnvironment(e, t, c, s);
const {cwd: f} = u ?? s.state;
const p = withProgramName(i, u?.argv ?? t);
const m = o === i ? a.questionEffects(p, f, s.world) : null;
const h = m !== null ? {
effects: m,
inner: H,
risks: H,
readOnly: true,
readsOnlyFiles: true
} : c === void 0 ? null : readProgram(c, p, r, {
cwd: f,
world: s.world
});
h?.effects.some(e => e.kind === "write") === true && checkParents(t, s);
const w = [ ...h?.risks ?? (o.includes("/") ? [] : a.unknownWords(t.slice(1))), ...(h?.edits ?? H).flatMap(e => (0, 
E.yS)(e, r) ? [] : [ (0, E.pj)(e) ]) ];
const g = a.promptRisk(i, t);
const v = roleOf(o, h);
const y = h?.effects ?? H;
const k = (0, T.n9)(t, {
role: v,
effects: y,
risks: w
}, f);
const b = o === i && h !== null && (0, T.Fx)(h) && k.length === 0;
const $ = push(r, s, {
name: e,
argv: t,
assigned: n,
role: v,
effects: k.length === 0 ? y : [ ...y, ...k ],
risks: g === null ? w : [ ...w, g ],
readOnly: b,
readsOnlyFiles: m !== null || b && h.readsOnlyFiles === true && g === null && mayOnlyRead(c),
bulk: h?.bulk ?? H,
elsewhere: typeof c?.grants === "string" && f !== s.world.workspace,
...h === null ? {} : {
same: calledAs(i, withTrustedName(u?.argv ?? t), h, {
cwd: f,
world: s.world,
programs: a
})
}
}, u);
const x = r.steps.length - 1;
for (const e of h?.links ?? H) r.timeline.made.push({
path: e,
at: x
});
const F = q.has(o) ? r.input : void 0;
for (const e of h?.inner ?? H) addInner(u === null ? e : {
cwd: f,
...e
}, {
...r,
outer: $,
listing: void 0,
input: F
}, s);
r.steps.slice(x + 1).some(e => writesWorkspaceRoot(e, s)) && r.redirected.push({
kind: "write",
path: `${s.world.workspace}/.github`
});
r.timeline.spans.push({
from: x,
to: r.steps.length
});
$.readOnly || $.role === "transparent" || (0, l.I3)(s.progress);
}
function mayOnlyRead(e) {
if (e === void 0) return false;
return e.grants === null || e.startsOnly === true || e.readOnly?.some(e => e !== "") === true;
}
function writesWorkspaceRoot({effects: e}, {world: t}) {
return e.some(e => e.kind === "write" && e.path === t.workspace);
}
const H = [];
const noneSame = () => H;
function withTrustedName(e) {
const [t] = e;
return t?.kind === "literal" ? withProgramName(bareName(t.value), e) : e;
}
function withProgramName(e, t) {
const [n] = t;
if (n?.kind === "literal" && n.value === e) return t;
return [ {
kind: "literal",
value: e,
source: n?.source ?? e
}, ...t.slice(1) ];
}
function readProgram(e, t, {listing: n, parted: r = false, input: s}, {cwd: o, world: i}) {
const a = {
...n === void 0 ? {} : {
listing: n,
parted: r
},
...s === void 0 ? {} : {
input: s
}
};
return e.read({
argv: t,
cwd: o,
...a
}, i);
}
function roleOf(e, t) {
if (t === null || t.opaque === true) return "unknown";
const n = q.has(e) && t.inner.length > 0 && t.risks.length === 0;
return n ? "transparent" : "known";
}
function checkParentSegments(e, t) {
for (const n of wordsWithParents(e)) redirectionTarget(n, t);
}
function checkParents(e, t) {
const n = wordsWithParents(e).find(e => resolvePath(e, t.state.cwd, t.world).isMissing);
if (n !== void 0) throw new d.F("other", `${n.slice(0, 60)} goes through a missing directory and back`);
}
function wordsWithParents(e) {
const t = [];
for (const n of e) {
if (n.kind !== "literal" || !n.value.includes("..")) continue;
t.push(...[ n.value, n.value.slice(n.value.indexOf("=") + 1) ].filter(o.sH));
}
return t;
}
function addInner(e, t, n) {
const r = (0, l.hw)(n.state, n.progress);
if (e.cwd !== void 0) {
if ((0, i.WF)(e.cwd) || n.world.realpath(e.cwd) !== e.cwd) throw new d.F("link", "a command runs in a directory behind a link");
r.cwd = e.cwd;
}
if (e.kind === "argv") {
addCommand(e.argv, t, {
...n,
state: r
});
return;
}
if (t.level >= x.No.scripts) throw new d.F("size", `scripts contain scripts more than ${x.No.scripts} levels deep`);
e.fromInput === true && checkInput(e.command);
t.script(e.command, {
...t,
level: t.level + 1,
place: null,
input: void 0
}, {
...n,
state: r
});
}
function calledAs(e, t, n, r) {
let s;
return () => {
s ??= r.programs.sameCommands(e, t).flatMap(e => readSame(e, n, r) ?? []);
return s;
};
}
function readSame({argv: e, replaced: t, also: n}, r, {cwd: s, world: o, programs: i}) {
const a = (0, v.Zc)(e[0]) ?? "";
const l = a.slice(a.lastIndexOf("/") + 1);
const c = a === l ? e : [ {
...(0, v.CK)(l),
source: a
}, ...e.slice(1) ];
const {effects: u, risks: d, inner: f, opaque: p, links: m} = i.programFor(l)?.read({
argv: c,
cwd: s
}, o) ?? Z;
if (f.length > 0 || p === true || (m ?? []).length > 0) return null;
const h = new Set(t.map(v.eT));
const isKnown = e => h.has(e.word) || d.some(({word: t, why: n}) => t === e.word && n === e.why);
const w = r.risks.filter(e => e.never === true || !isKnown(e));
return {
name: a,
argv: e,
effects: u,
risks: [ ...d, ...w ],
...n === void 0 ? {} : {
also: n
}
};
}
const Z = {
effects: [],
inner: [],
risks: [],
readOnly: false,
opaque: true
};
const U = {
git: "-C -c --git-dir --work-tree --namespace --exec-path --config-env --super-prefix --attr-source --list-cmds",
npm: "--prefix -C -w --workspace --userconfig --globalconfig --registry --loglevel --cache",
pnpm: "-C --dir --filter -F --config",
yarn: "--cwd --use-yarnrc",
bun: "--cwd -c --config --env-file -F --filter",
cargo: "--config -C -Z --color --manifest-path",
go: "-C",
docker: "-H --host -c --context --config -l --log-level --tlscacert --tlscert --tlskey",
podman: "--url --connection -c --root --runroot --log-level",
kubectl: "-n --namespace --context --kubeconfig --cluster --user -s --server --as --token",
gh: "-R --repo",
sudo: "-u -g -C -D -h -p -R -r -t -T -U --user --group --chdir --host --prompt",
pip: "--python --log --proxy --cert --client-cert --cache-dir --retries --timeout",
python: "-W -X -Q",
make: "-C -f -I -j -l -o -W --directory --file --makefile --jobs"
};
const G = {
git: "--no-pager -P --no-optional-locks --no-advice --literal-pathspecs --no-replace-objects"
};
const _ = new Map(Object.entries(U).map(([e, t]) => [ e, {
valued: new Set(t.split(" ")),
harmless: new Set(G[e]?.split(" "))
} ]));
const V = new Map([ [ "make gmake", U["make"] ?? "" ], [ "mvn mvnw", "-f -file -T -threads -P -activate-profiles -pl -projects -rf -resume-from -s -gs -l -t -b" ], [ "gradle gradlew", "-x -p -b -c -g -I -P -D --exclude-task --project-dir --tests --init-script --console" ], [ "ninja", "-C -f -j -k -l -d -t" ] ].flatMap(([e, t]) => e.split(" ").map(e => [ e, new Set(t.split(" ")) ])));
function targetForms([e = null, ...t]) {
const n = V.get((e ?? "").slice((e ?? "").lastIndexOf("/") + 1));
if (n === void 0) return [];
const r = t.filter((e, r) => e !== null && !e.startsWith("-") && !e.includes("=") && !n.has(t[r - 1] ?? ""));
return r.map(t => [ e, t, null ]);
}
function patternWords(e) {
return e.argv.map((t, n) => t.kind !== "literal" ? null : n === 0 ? bareName(e.name) : t.value);
}
function allowForms(e) {
e.forms.allow ??= [ e.argv, ...e.alias === void 0 ? [] : [ e.alias ] ].flatMap(t => findAllowForms({
argv: t,
name: t === e.argv ? e.name : (0, v.Zc)(t[0]) ?? ""
}));
return e.forms.allow;
}
function sameForms(e) {
return e.same().flatMap(e => [ patternWords(e), ...targetForms(patternWords(e)), ...e.also ?? [] ]);
}
function findAllowForms(e) {
const t = patternWords(e);
const n = optionsOf(t[0] ?? "");
if (n === void 0 || n.harmless.size === 0) return [ t, ...targetForms(t) ];
let r = 1;
while (n.harmless.has(t[r] ?? "")) r += 1;
return r === 1 ? [ t ] : [ t, [ t[0] ?? null, ...t.slice(r) ] ];
}
function denyForms(e) {
e.forms.deny ??= findDenyForms(e);
return e.forms.deny;
}
function findDenyForms(e) {
const t = patternWords(e);
const n = optionsOf(t[0] ?? "");
const r = n === void 0 ? null : withoutGlobals(t, n);
const s = e.same().map(patternWords);
return [ t, ...r === null ? [] : [ r ], ...targetForms(t), ...s, ...possibleCommands(e) ];
}
function optionsOf(e) {
const t = e.slice(e.lastIndexOf("/") + 1).toLowerCase();
const n = /^python[\d.]*$/.test(t) ? "python" : /^pip[\d.]*$/.test(t) ? "pip" : t;
return _.get(n);
}
function withoutGlobals(e, t) {
let n = 1;
while (n < e.length) {
const r = e[n];
if (r === null || r === void 0 || !/^[-+]/.test(r) || r === "--") break;
n += t.valued.has(r) ? 2 : 1;
}
return n === 1 ? null : [ e[0] ?? null, ...e.slice(n) ];
}
const K = 256;
const J = 16;
function possibleCommands(e) {
const t = e.argv.slice(1).map(e => e.kind === "literal" ? e.value : "");
const n = new Set(e.risks.filter(e => e.openedBy === void 0 && e.alsoCoveredBy === void 0).map(({word: e}) => e));
if (e.role !== "unknown" && n.size === 0) return [];
const r = bareName(e.name);
const o = (0, s.w)(r.slice(r.lastIndexOf("/") + 1))?.subCommands !== void 0;
const i = [];
for (const [r, s] of t.entries()) {
if (i.length >= K) break;
const a = /^[\w./+-]*$/.test(s);
if (e.role !== "unknown" && (!n.has(s) || a && o)) continue;
const l = t.slice(r + 1, r + J);
const c = a ? [ s ] : s.split(/[^\w./+-]+/).slice(0, K);
for (const [e, t] of c.entries()) /^[\w./]/.test(t) && i.push([ t, ...c.slice(e + 1, e + J), ...l ]);
}
return i.slice(0, K);
}
var Q = n(33646);
var X = n(90559);
var Y = n(33956);
const ee = String.raw`\$\((git (?:describe|merge-base|rev-parse)(?: (?!-- )(?:[\w./~^@{}=*+:-]+|'[\w.*/-]+'|2>\/dev\/null))+|git describe)\)`;
const te = new RegExp(String.raw`^("?)${ee}(?:\.{2,3}(?:[\w./~^]*|${ee}))?\1$`);
function gitValuesIn(e) {
const t = e.includes("$(git ") ? parseLine(e) : null;
if (t === null || "problem" in t) return [];
const n = [];
const visit = t => {
for (const r of t.type === "Command" && t.name?.text === "git" ? t.args : []) {
const t = e.slice(r.pos, r.end) === r.text && te.test(r.text);
for (const e of t ? r.text.matchAll(new RegExp(ee, "g")) : []) {
const t = r.pos + e.index;
n.push({
from: t,
to: t + e[0].length,
command: e[1] ?? ""
});
}
}
(0, $.forEachChild)(t, visit);
};
visit(t.script);
return n;
}
var ne = n(86810);
var re = n(57444);
var se = n(51786);
var oe = n(55402);
const matching = e => t => e.test(t);
function skipOptions(e, t, {flags: n, values: r}) {
for (let s = t; s < e.length; s += 1) {
const t = (0, v.Zc)(e[s]);
if (t === null) return null;
if (!t.startsWith("-")) return s;
if (n.test(t)) continue;
const o = t.indexOf("=");
const i = r?.get(o < 0 ? t : t.slice(0, o));
const a = o < 0 ? (0, v.Zc)(e[s + 1]) : t.slice(o + 1);
if (i === void 0 || a === null || !i(a)) return null;
o < 0 && (s += 1);
}
return e.length;
}
function withStart(e, t, n) {
return {
argv: [ ...e.map(v.CK), ...t.slice(n) ],
replaced: t.slice(0, n)
};
}
const ie = /^(?!-)(?!.*(?:^|\/)\.\.(?:\/|$))[\w@.!^{[][\w@./*!^{}[\]:~-]*$/;
const ae = {
npm: {
flags: /^(?:-s|-q|--silent|--quiet|--no-color|--color|--no-fund|--no-audit|--no-progress|--no-update-notifier|--if-present|-ws|--workspaces|--include-workspace-root)$/,
values: new Map([ [ "-w", matching(ie) ], [ "--workspace", matching(ie) ], [ "--loglevel", matching(/^(?:silent|error|warn|notice)$/) ] ])
},
pnpm: {
flags: /^(?:-s|--silent|--no-color|--color|--if-present|-r|--recursive|--parallel|--stream|--aggregate-output|--no-bail|--no-sort|--sort|-w|--workspace-root)$/,
values: new Map([ [ "--filter", matching(ie) ], [ "-F", matching(ie) ], [ "--loglevel", matching(/^(?:silent|error|warn|info)$/) ], [ "--reporter", matching(/^(?:silent|default|append-only)$/) ], [ "--workspace-concurrency", matching(/^\d+$/) ] ])
},
yarn: {
flags: /^(?:-s|--silent)$/
},
bun: {
flags: /^(?:--silent|--if-present)$/,
values: new Map([ [ "--filter", matching(ie) ], [ "-F", matching(ie) ] ])
}
};
const le = /^(?:access|add|adduser|approve-builds|audit|bin|bugs|build|c|cache|ci|clean-install|completion|config|constraints|create|dedupe|deploy|dlx|doctor|docs|edit|env|exec|explain|explore|find-dupes|fetch|fund|generate-lock-entry|get|global|help|i|import|info|init|install|install-test|it|licenses|link|list|ll|ln|login|logout|ls|node|npm|outdated|owner|pack|patch|patch-commit|patches|patch-remove|pkg|plugin|pm|policies|prefix|prune|publish|query|rb|rebuild|recursive|remove|repl|repo|rm|root|run|run-script|sbom|search|self-update|server|set|setup|setup-ci|stage|store|test|tag|team|token|unlink|unplug|un|uninstall|unset|up|update|upgrade|upgrade-interactive|version|versions|view|whoami|why|workspace|workspaces|x)$/;
const ce = /^[A-Za-z][\w:.-]*$/;
const ue = {
npm: /^(?:test|start|stop)$/,
pnpm: /^(?:test|start)$/,
yarn: /^(?:test|start)$/,
bun: /^start$/
};
const de = {
npm: /^(?:t|tst)$/,
pnpm: /^t$/
};
function sameScript(e, t) {
const n = ae[e];
if (n === void 0) return [];
let r = skipOptions(t, 1, n);
if (r === null) return [];
if (e === "yarn" && (0, v.Zc)(t[r]) === "workspace") {
if (!ie.test((0, v.Zc)(t[r + 1]) ?? "")) return [];
r = skipOptions(t, r + 2, n);
if (r === null) return [];
}
const s = (0, v.Zc)(t[r]) ?? "";
const o = /^(?:run|run-script)$/.test(s) || e === "npm" && /^(?:rum|urn)$/.test(s);
const i = o ? skipOptions(t, r + 1, n) : r;
const a = i === null ? null : (0, v.Zc)(t[i]);
if (i === null || a === null || !ce.test(a)) return [];
const l = o || de[e]?.test(a) !== true ? a : "test";
return startsOf(e, l, o).map(e => withStart(e, t, i + 1));
}
function startsOf(e, t, n) {
const r = ue[e]?.test(t) === true;
const s = le.test(t) && !r;
if (!n && (s || e === "npm" && !r)) return [];
const o = [ [ e, "run", t ], [ e, "run-script", t ] ];
const i = n || r || (0, oe.x)(t) ? o : [];
const a = r || e !== "npm" && !s ? [ [ e, t ] ] : [];
const l = t === "test" && r && e !== "yarn" ? [ [ e, "t" ] ] : [];
return [ ...a, ...i, ...l ];
}
const fe = {
flags: /^-(?:u|B|q|uB|Bu)$/
};
const pe = /^(?:pytest|tox)$/;
function sameModule(e) {
const t = skipOptions(e.slice(0, e.findIndex(e => (0, v.Zc)(e) === "-m")), 1, fe);
const n = t === null ? null : (0, v.Zc)(e[t + 1]);
if (t === null || n === null || (0, v.Zc)(e[t]) !== "-m" || !/^[A-Za-z_][\w.]*$/.test(n)) return [];
const r = [ "python", "python3" ].map(r => withStart([ r, "-m", n ], e, t + 2));
return pe.test(n) ? [ withStart([ n ], e, t + 2), ...r ] : r;
}
function sameAsModule(e, t) {
return pe.test(e) ? [ "python", "python3" ].map(n => withStart([ n, "-m", e ], t, 1)) : [];
}
const me = {
flags: /^(?:-q|--quiet|--frozen|--locked|--no-sync|--offline|--no-progress|--no-color|-n|--no-interaction|--no-ansi)$/,
values: new Map([ [ "--color", matching(/^\w+$/) ] ])
};
const he = {
uv: [ [ "uv", "sync" ] ],
poetry: [ [ "poetry", "install" ], [ "poetry", "sync" ] ]
};
function sameRun(e, t, n) {
const r = skipOptions(t, 1, me);
if (r === null || (0, v.Zc)(t[r]) !== "run") return [];
const s = skipOptions(t, r + 1, me);
if (s === null || s >= t.length) return [];
const o = t.slice(s);
const {same: i, runsCode: a} = n(o);
const l = [ {
argv: o,
replaced: []
}, ...i ];
const c = t.slice(0, s);
const u = c.some(e => (0, v.Zc)(e) === "--no-sync");
const d = u ? {} : {
also: he[e] ?? []
};
return [ ...l.map(t => ({
argv: [ ...withStart([ e, "run" ], [], 0).argv, ...t.argv ],
replaced: [ ...c, ...t.replaced ]
})), ...a ? l.map(e => ({
...e,
replaced: [ ...c, ...o.slice(0, 1), ...e.replaced ],
...d
})) : [] ];
}
function sameCommands(e, t, n) {
if ((0, v.Zc)(t[0])?.includes("/") === true && e !== "gradlew") return [];
switch (e) {
case "npm":
case "pnpm":
case "yarn":
case "bun":
return sameScript(e, t);

case "python":
case "python3":
return sameModule(t);

case "pytest":
case "tox":
return sameAsModule(e, t);

case "uv":
case "poetry":
return sameRun(e, t, e => {
const t = (0, v.Zc)(e[0]) ?? "";
return {
same: sameCommands(t, e, n),
runsCode: typeof n(t)?.grants === "string"
};
});

case "gradle":
case "gradlew":
return sameTasks(t);

case "cargo":
case "make":
case "gmake":
case "git":
return withoutPlainOptions(e, t);

default:
return [];
}
}
const we = /^(?:-x|-p|-b|-c|-g|-I|-P|-D|--exclude-task|--project-dir|--tests|--init-script|--console)$/;
const ge = /^:?(?:[\w.-]+:)+([A-Za-z][\w-]*)$/;
function sameTasks(e) {
const t = [];
const n = e.map((n, r) => {
const s = r > 0 && !we.test((0, v.Zc)(e[r - 1]) ?? "") ? ge.exec((0, v.Zc)(n) ?? "") : null;
if (s?.[1] === void 0) return n;
t.push(n);
return (0, v.CK)(s[1]);
});
return t.length === 0 ? [] : [ {
argv: n,
replaced: t
} ];
}
const ve = {
flags: /^(?:--locked|--offline|--frozen|-q|--quiet|-v|-vv|--verbose)$/,
values: new Map([ [ "--color", matching(/^\w+$/) ] ])
};
const ye = {
flags: /^(?:-s|--silent|--quiet|--no-print-directory)$/
};
const ke = {
flags: /^(?:--no-pager|-P|--no-optional-locks|--no-advice)$/,
values: new Map([ [ "-c", se.N ] ])
};
const be = new Map([ [ "cargo", ve ], [ "make", ye ], [ "gmake", ye ], [ "git", ke ] ]);
function withoutPlainOptions(e, t) {
const n = be.get(e);
const r = n === void 0 ? null : skipOptions(t, 1, n);
if (r === null || r <= 1 || r >= t.length) return [];
return [ withStart([ (0, v.Zc)(t[0]) ?? "" ], t, r) ];
}
var $e = n(10168);
var xe = n(35476);
const Fe = [ ".tool-versions", "mise.toml", ".mise.toml", ".config/mise.toml", ".config/mise/config.toml" ];
const Oe = {
python: ".python-version",
ruby: ".ruby-version",
rust: "rust-toolchain rust-toolchain.toml",
java: ".java-version .sdkmanrc",
other: ""
};
const Re = [ [ "node nodejs", "-v --version", "https://nodejs.org/api/cli.html#-v---version", "other" ], [ "npm", "-v --version", "https://docs.npmjs.com/cli/commands/npm", "other" ], [ "npm", "run", "https://docs.npmjs.com/cli/commands/npm-run", "other" ], [ "python python3 python3.10 python3.11 python3.12 python3.13 python3.14", "-V -VV --version", "https://docs.python.org/3/using/cmdline.html#generic-options", "python" ], [ "pip pip3", "-V --version", "https://pip.pypa.io/en/stable/cli/pip/#general-options", "python" ], [ "ruby", "-v --version", "https://docs.ruby-lang.org/en/master/ruby/options_md.html", "ruby" ], [ "gem", "-v --version", "https://guides.rubygems.org/command-reference/", "ruby" ], [ "cargo rustc rustdoc rustfmt", "-V --version", "https://rust-lang.github.io/rustup/overrides.html#the-toolchain-file", "rust" ], [ "go", "version", "https://go.dev/doc/toolchain", "other" ], [ "java javac", "-version --version", "https://docs.oracle.com/en/java/javase/21/docs/specs/man/java.html", "java" ], [ "ruff", "-V --version", "https://docs.astral.sh/ruff/configuration/", "other" ], [ "uv", "-V --version", "https://docs.astral.sh/uv/reference/cli/", "other" ], [ "deno", "-V --version", "https://docs.deno.com/runtime/reference/cli/", "other" ], [ "bun", "-v --version", "https://bun.sh/docs/cli/bun", "other" ], [ "php", "-v --version", "https://www.php.net/manual/en/features.commandline.options.php" ], [ "perl", "-v --version", "https://perldoc.perl.org/perlrun" ], [ "bash", "--version", "https://www.gnu.org/software/bash/manual/bash.html#Invoking-Bash" ], [ "make gmake", "-v --version", "https://www.gnu.org/software/make/manual/make.html" ], [ "cmake ctest", "--version", "https://cmake.org/cmake/help/latest/manual/cmake.1.html" ], [ "gcc g++ cc c++", "--version", "https://gcc.gnu.org/onlinedocs/gcc/Overall-Options.html" ], [ "docker", "-v --version", "https://docs.docker.com/reference/cli/docker/" ], [ "curl", "-V --version", "https://curl.se/docs/manpage.html" ] ];
function questionEffects(e, t, n) {
if (asksSetting(e)) return [];
const [r, s, o, ...i] = e;
const a = (0, v.Zc)(s);
if (a === null || i.length > 0) return null;
const l = (0, v.Zc)(r) ?? "";
if (o !== void 0) return /^node(?:js)?$/.test(l) && /^(?:-c|--check)$/.test(a) && isFree(Fe, t, n) ? checked(o, t) : null;
const c = Re.find(([e, t]) => e.split(" ").includes(l) && t.split(" ").includes(a));
if (c === void 0) return null;
const [, , , u] = c;
const d = u === void 0 ? [] : [ ...Fe, ...(Oe[u] ?? "").split(" ").filter(Boolean) ];
return isFree(d, t, n) ? [] : null;
}
const Pe = /^git config (?:--get |get )?(?:user\.(?:name|email)|init\.defaultbranch|core\.(?:autocrlf|eol|ignorecase|filemode|symlinks|quotepath|bare)|pull\.(?:rebase|ff)|branch\.[\w./-]+\.(?:remote|merge))$/i;
function asksSetting(e) {
const t = e.map(v.Zc);
return !t.includes(null) && Pe.test(t.join(" "));
}
function checked(e, t) {
const n = (0, v.Zc)(e);
return n === null || n.startsWith("-") ? null : (0, v.EV)("read", e, t).effects;
}
function isFree(e, t, n) {
for (let r = t; (0, o.FK)({
path: r,
directory: n.workspace
}); r = (0, o.Hi)("..", r)) {
if (e.some(e => n.kindOf(`${r}/${e}`) !== "missing")) return false;
if (r === "/") break;
}
return true;
}
const Se = {
programFor: s.w,
unknownWords: $e.k,
promptRisk: xe.i,
questionEffects: questionEffects,
sameCommands: (e, t) => sameCommands(e, t, s.w)
};
var Ce = n(93768);
var Me = n(80351);
const We = "the directory that a command runs in is not certain";
function walkMaybe(e, t) {
const n = (0, l.hw)(e.context.state, e.context.progress);
t();
markUncertain(e.context.state, n);
}
function markUncertain(e, t) {
for (const [n, r] of e.variables) {
const s = t.variables.get(n);
s !== r && e.variables.set(n, (0, l.fJ)(s, r));
}
e.cwd !== t.cwd && (e.cwdDoubt = We);
}
const De = 64;
function walkIf(e, t) {
t.statements(e.clause.commands, t);
const n = [ e.then, ...e.elif.flatMap(e => [ e.clause, e.then ]), ...e.else === void 0 ? [] : [ e.else ] ];
for (const e of n) walkMaybe(t, () => t.statements(e.commands, t));
}
function walkWhile(e, t) {
(0, l.I3)(t.context.progress);
loop(e, t, () => {
t.statements(e.clause.commands, t);
t.statements(e.body.commands, t);
});
}
const Ae = "_";
function walkFor(e, t) {
const n = e.name.value;
if (!(0, u.ej)(n) && n !== Ae) throw new d.F("variable", "the variable of a loop is not a script variable");
const r = e.wordlist?.flatMap(e => [ ...(0, j.MU)(e, t.context) ]) ?? null;
const s = knownIterations(r);
s.some(e => typeof e !== "string") && (0, l.I3)(t.context.progress);
for (const r of s) loop(e, t, () => {
(0, l.BB)(t.context.state, n, n === Ae ? null : r);
t.statements(e.body.commands, t);
});
(0, l.BB)(t.context.state, n, null);
}
function knownIterations(e) {
if (e === null || e.length === 0 || e.length > De) return [ null ];
const [t] = e;
if (e.length === 1 && t?.kind === "unknown" && t.plain === true) return [ t.number === true ? l.lA : l._y ];
const n = e.map(e => e.kind === "literal" ? e.value : null);
return n.includes(null) ? [ null ] : n;
}
function walkArithmeticFor(e, t) {
(0, l.I3)(t.context.progress);
e.initialize !== void 0 && (0, Me.S5)(e.initialize, t.context);
loop(e, t, () => {
e.test !== void 0 && (0, Me.S5)(e.test, t.context);
t.statements(e.body.commands, t);
e.update !== void 0 && (0, Me.S5)(e.update, t.context);
});
}
function walkCase(e, t) {
(0, j.zG)(e.word, t.context);
for (const n of e.items) {
for (const e of n.pattern) (0, j.zG)(e, t.context);
walkMaybe(t, () => t.statements(n.body.commands, t));
}
}
function loop(e, t, n) {
const {state: r, progress: s} = t.context;
for (const [t, n] of assignedIn(e)) (0, l.BB)(r, t, n && (0, l.Et)(r.variables.get(t)) ? numberIn(r, t) : null);
const o = (0, l.hw)(r, s);
const {steps: i, timeline: a} = t.walk;
const c = i.length;
walkMaybe(t, n);
a.spans.push({
from: c,
to: i.length
});
if (r.cwd !== o.cwd) throw new d.F("directory", "a loop changes the directory");
}
function isCounting(e) {
if (e.append === true || e.index !== void 0 || e.value.type === "ArrayValue") return false;
const t = e.value.parts ?? [];
return /^\d{1,9}$/.test(e.value.text) || t.length === 1 && t[0]?.type === "ArithmeticExpansion";
}
const Be = /^(?:read|export|declare|typeset|local|readonly|unset|printf|for)$/;
function numberIn({variables: e}, t) {
const n = e.get(t);
return typeof n === "string" || n?.filled === true ? l.Vg : l.lA;
}
const Ne = new WeakMap;
function assignedIn(e) {
const t = Ne.get(e);
if (t !== void 0) return t;
const n = new Map;
const add = (e, t) => {
n.set(e, t && n.get(e) !== false);
};
const visit = e => {
e.type === "Assignment" && add(e.name, isCounting(e));
e.type === "For" && add(e.name.value, false);
if (e.type === "ArithmeticBinary" || e.type === "ArithmeticUnary") {
const t = (0, Me.uy)(e);
t !== null && add(t, true);
}
if (e.type === "Command" && Be.test(e.name?.value ?? "")) for (const t of e.args) t.type === "Word" && add(t.value, false);
(0, $.forEachChild)(e, visit);
};
visit(e);
Ne.set(e, n);
return n;
}
function pipedNames({commands: e, operators: t}, n, {steps: r, outer: s}, o) {
let i = n - 1;
while (i > 0 && isLineFilter(e[i]) && t[i - 1] === "|") i -= 1;
const [a, l] = [ e[i], e[n] ];
if (a?.type !== "Command" || l?.type !== "Command" || t[n - 1] !== "|") return;
const c = r.at(i - n);
const u = a.name?.text;
if (c === void 0 || c.name !== u || c.outer !== s || c.alias !== void 0) return;
if (!isPlain(a, discardsErrors) || !isPlain(l, isOutput)) return;
const d = u === "find" ? onlyPrints : u !== "git" || o ? void 0 : printsNames;
const f = [ true, false ].find(e => d?.(c.argv, e) === true);
if (f === void 0 || (f ? i !== n - 1 : o)) return;
return {
words: c.argv,
parted: f
};
}
const Le = new Map([ [ "grep", /^(?:(?:-[viEFGPwxs]+ )*(?:-e )?(?!-)\S+)$/ ], [ "egrep", /^(?:(?:-[viwxs]+ )*(?:-e )?(?!-)\S+)$/ ], [ "head", /^(?:-\d+|-n ?\d+|)$/ ], [ "tail", /^(?:-\d+|-n ?\+?\d+|)$/ ], [ "sort", /^(?:-[urfV]+)?$/ ], [ "uniq", /^(?:-[ud])?$/ ] ]);
function isLineFilter(e) {
if (e?.type !== "Command" || !isPlain(e, discardsErrors)) return false;
const t = e.args.map(e => e.type === "Word" ? piped_names_constantText(e.text) : null);
if (t.includes(null)) return false;
return Le.get(e.name?.text ?? "")?.test(t.join(" ")) === true;
}
function piped_names_constantText(e) {
if (/^'[^']+'$|^"[^"\\$`]+"$/.test(e)) return e.slice(1, -1).replace(/[\s-]/g, "_");
return /^[\w./:=@%+,^-]+$/.test(e) ? e : null;
}
function isPlain({args: e, prefix: t, redirects: n}, r) {
return t.length === 0 && n.every(r) && e.every(e => !/`|[$<>]\(/.test(e.text));
}
function discardsErrors(e) {
const t = e.descriptor?.type === "FileDescriptor" && e.descriptor.value === 2;
return e.type === "Redirect" && e.operator === ">" && t && e.target?.text === "/dev/null";
}
function isOutput(e) {
return e.type === "Redirect" && /^(?:>>?|>&|&>>?)$/.test(e.operator) && !/[`$(]/.test(e.target?.text ?? "`");
}
const Ie = /^-(?:print0?|printf|ls|delete|quit|exec|execdir|ok|okdir|fprint|fprint0|fprintf|fls)$/;
function onlyPrints(e, t) {
const n = e.map(v.Zc);
if (n.includes(null)) return false;
const r = n.filter(e => Ie.test(e ?? ""));
if (!t && r.length === 0) return true;
return r.length === 1 && n.at(-1) === (t ? "-print0" : "-print");
}
const Ee = /^[\w@][\w./~^@-]*$/;
const je = /^(?:(?![-/:~])(?!(?:.*\/)?\.\.(?:\/|$))|:\(exclude,top,literal\))[^\n]+$/;
const Te = /^(?:-[zcmdo]+|--(?:cached|modified|deleted|others|exclude-standard|deduplicate|no-empty-directory|error-unmatch))$/;
const qe = /^(?:-z|--(?:name-only|cached|staged|merge-base|no-renames|no-color|no-ext-diff|diff-filter=[A-Za-z]+|diff-algorithm=\w+))$/;
function printsNames(e, t) {
const n = e.map(e => e.kind === "literal" ? e.value : null);
const r = n.filter(e => e !== null);
if (r.length < n.length) return false;
const [, s, ...o] = r;
const i = o.indexOf("--");
const a = i < 0 ? o : o.slice(0, i);
const l = i < 0 ? [] : o.slice(i + 1);
const c = a.filter(e => e.startsWith("-"));
const u = a.filter(e => !e.startsWith("-"));
if (!l.every(e => je.test(e)) || c.some(e => /^-[cmdo]*z/.test(e)) !== t) return false;
if (!t && c.some(e => /^-[a-z]*o|^--others$/.test(e))) return false;
if (s === "ls-files") return c.every(e => Te.test(e)) && u.every(e => je.test(e));
return s === "diff" && c.includes("--name-only") && c.every(e => qe.test(e)) && u.every(e => Ee.test(e) || je.test(e)) && (t || showsTracked(u, c));
}
function showsTracked(e, t) {
const [n = "HEAD", r, ...s] = e;
const o = t.some(e => e.startsWith("--diff-filter") && e !== "--diff-filter=d");
if (o || s.length > 0) return false;
return r === void 0 ? !n.includes("..") || /\.\.(?:HEAD)?$/.test(n) : r === "HEAD";
}
const ze = [];
function assignVariable(e, t) {
const n = assignments_valueOf(e, t);
if (!(0, u.p_)(e.name) && (typeof n !== "string" || !(0, c.a)(e.name, n))) throw new d.F("environment", `${e.name}=\u2026 changes what later commands do`);
(0, l.BB)(t.state, e.name, n);
}
function readPrefix(e, t, n, r) {
if (e.length === 0) return ze;
const {variables: s} = r.state;
const o = new Map(s);
const i = [];
for (const o of e) {
const e = assignments_valueOf(o, r);
s.set(o.name, e);
if (o.name === "IFS" && t === "read") continue;
const a = typeof e === "string" && ((0, c.a)(o.name, e) || isWorkspaceModulePath(o.name, e, n, r));
if (o.append === true || o.value.type === "ArrayValue" || !a && !(0, u.ej)(o.name)) throw new d.F("variable", `the variable ${o.name} set for a command may change what it does (a rule can allow it with env: \`env ${o.name}=\u2026 ${t}\`)`);
i.push({
name: o.name,
value: typeof e === "string" ? e : null,
source: o.text,
isSafe: a
});
}
for (const {name: t} of e) {
const e = o.get(t);
e === void 0 ? s.delete(t) : s.set(t, e);
}
return i;
}
const He = /^(?:pytest|py\.test|coverage|tox|nox|uv|poetry|pdm|hatch|sphinx-build|mkdocs)$/;
const Ze = /^(?:pytest|unittest|coverage|tox|nox|flask)$/;
function runsWorkspaceCode([e, ...t]) {
const n = (0, v.Zc)(e) ?? "";
if (He.test(n)) return true;
const r = t.findIndex(e => !/^-[uBq]+$/.test((0, v.Zc)(e) ?? ""));
return /^python(?:3(?:\.\d+)?)?$/.test(n) && (0, v.Zc)(t[r]) === "-m" && Ze.test((0, 
v.Zc)(t[r + 1]) ?? "");
}
function isWorkspaceModulePath(e, t, n, {state: r, world: s}) {
if (e !== "PYTHONPATH" || !runsWorkspaceCode(n) || r.cwdDoubt !== null) return false;
return t.split(":").every(e => {
const t = (0, o.Hi)(e, r.cwd);
return /^[\w./-]+$/.test(e) && (0, o.FK)({
path: t,
directory: s.workspace
}) && s.realpath(t) === t && !(0, o.sH)(e);
});
}
function assignments_valueOf(e, t) {
if (e.index !== void 0) throw new d.F("other", "an assignment to an array element may run a command");
if (e.value.type === "ArrayValue") {
for (const n of e.value.elements) {
if (/^\[/.test(n.text)) throw new d.F("number", "an array subscript may run a command");
(0, j.MU)(n, t);
}
return null;
}
const n = (0, j.zG)(e.value, t);
return e.append === true ? null : n;
}
function walkSimpleCommand(e, t, n, r) {
t.seen.add(e);
const s = e.prefix.filter(e => e.type === "Assignment");
if (e.name === void 0) {
for (const e of s) assignVariable(e, n);
addRedirections(e, t, n);
return;
}
const o = constantName(e.name);
const i = e.args.map(e => e.type === "Word" ? (0, j.IX)(e, n) : declareItem(o, e, n));
const a = [ {
kind: "literal",
value: o,
source: e.name.text,
at: e.name.pos
} ];
for (const e of i) if (typeof e !== "function") a.push(e); else for (const t of e()) a.push(t);
addRedirections(e, t, n);
r(a, {
...t,
place: placeOf(e, t),
input: constantInput(e.redirects)
}, n, readPrefix(s, o, a, n));
}
function placeOf({name: e, args: t}, {level: n, scripts: [r = ""]}) {
const s = t.at(-1) ?? e;
if (n > 0 || s === void 0 || r.slice(s.pos, s.end) !== s.text) return null;
return {
line: r,
end: s.end
};
}
function declareItem(e, t, n) {
if (t.index !== void 0 || t.append === true || t.value.type === "ArrayValue") throw new d.F("number", "a declaration with a subscript may run a command");
const r = (0, j.zG)(t.value, n);
declareVariables(e, t.name, r);
(0, l.BB)(n.state, t.name, r);
const s = `${t.name}=`;
return typeof r === "string" ? {
kind: "literal",
value: s + r,
source: t.text
} : {
kind: "partial",
prefix: s,
source: t.text
};
}
function addRedirections(e, t, n) {
if (e.redirects.length === 0) return;
const r = redirectionEffects(e.redirects, n);
(0, l.Dc)(n.progress, r);
t.redirected.push(...r);
noteFiles(t.timeline, r, t.steps.length);
}
function constantName(e) {
if (j.wi.test(e.text)) return e.text;
if (/^[A-Za-z_]\w*\[/.test((0, j.cT)(e.text))) throw new d.F("command-name", "the name of a command may be a subscript");
const t = (0, b.CI)(e).every(b.VO) && !(0, j.cT)(e.text).startsWith("~");
if (!t) throw new d.F("command-name", `the name of a command (${shorten(e.text)}) is not constant`);
(0, j.Xe)((0, b.CI)(e));
if (e.value === "") throw new d.F("command-name", "the name of a command is empty");
return e.value;
}
function shorten(e) {
return e.length > 60 ? `${e.slice(0, 57)}\u2026` : e;
}
function analyzeCommandLine(e, t, n) {
return analyze(t, n, (t, n) => walkScript(e, t, n));
}
function analyzeArgv(e, t, n) {
const r = e.map(e => ({
kind: "literal",
value: e,
source: e
}));
return analyze(t, n, (e, t) => addCommand(r, e, t));
}
function analyze(e, {world: t, programs: n}, r) {
const s = {
world: withNameLimit(t),
programs: n,
steps: [],
redirected: [],
timeline: newFileTimeline(),
seen: new Set,
scripts: [],
edits: [],
level: 0,
outer: null,
place: null,
script: walkScript
};
const i = {
cwd: e,
cwdDoubt: null,
cwdUnproven: false,
variables: new Map
};
try {
const n = t.realpath(e);
if (n !== e || !(0, o.FK)({
path: n,
directory: t.workspace
})) throw new d.F("private", "it would run outside the workspace");
r(s, contextFor(s, i, (0, l.dZ)()));
const a = pathBehindNewLink(s.timeline, t);
if (a !== null) throw new d.F("link", `${a} may be behind a link that the line itself creates`);
return s.steps.length === 0 ? {
form: "other",
problem: "it does not contain a command"
} : {
steps: s.steps,
redirected: s.redirected,
scripts: s.scripts,
edits: s.edits
};
} catch (e) {
if (e instanceof d.F) return e.line;
if (e instanceof RangeError) return {
form: "size",
problem: "it is nested too deeply"
};
throw e;
}
}
function walkContextFor(e, t) {
return {
walk: e,
context: t,
statements: walkStatements
};
}
function contextFor(e, t, n) {
const r = {
state: t,
world: e.world,
progress: n,
list: t => void e.redirected.push({
kind: "read",
path: t
}),
substitute: r => walkStatements(r.commands, walkContextFor(e, contextFor(e, (0, 
l.hw)(t, n), n)))
};
return r;
}
function walkScript(e, t, n) {
const r = parseLine(e);
t.scripts.push(e);
if ("problem" in r) throw new d.F(r.form, r.problem, r.syntaxError);
const s = walkContextFor(t, contextFor(t, n.state, n.progress));
walkStatements(r.script.commands, s);
if (r.commands.some(e => !t.seen.has(e))) throw new d.F("other", "a command is in an unsupported position");
}
function walkStatements(e, t) {
for (const n of e) {
const {progress: e} = t.context;
(0, l.Rf)(e, 1);
const {patterns: r} = e;
const s = t.walk.steps.length;
const o = n.background === true ? subshell(t) : t;
n.command.type === "AndOr" ? walkAndOr(n.command, o) : walkPipeline(n.command, o);
const {state: i} = o.context;
i.cwdUnproven && (i.cwdDoubt = We);
if (n.background !== true) continue;
t.walk.timeline.spans.push({
from: s,
to: Number.POSITIVE_INFINITY
});
e.patterns > r && (e.racing = true);
}
}
function subshell(e) {
return walkContextFor(e.walk, contextFor(e.walk, (0, l.hw)(e.context.state, e.context.progress), e.context.progress));
}
function walkAndOr(e, t) {
const {state: n, progress: r} = t.context;
const s = (0, l.hw)(n, r);
for (const [o, i] of e.commands.entries()) {
o === 1 && Object.assign(s, (0, l.hw)(n, r));
const a = e.operators[o - 1];
if (a === "||") {
n.cwdUnproven && (n.cwdDoubt = We);
walkMaybe(t, () => walkPipeline(i, t));
} else walkPipeline(i, t);
}
markUncertain(n, s);
}
function walkPipeline(e, t) {
if (e.type !== "Pipeline") {
walkNode(e, t);
return;
}
const n = e;
if (n.commands.length === 0) throw new d.F("other", "a pipeline is empty");
if (n.commands.length === 1 && n.commands[0] !== void 0) {
walkNode(n.commands[0], t);
return;
}
const {progress: r} = t.context;
const {patterns: s, racing: o} = r;
const i = t.walk.steps.length;
let {disturbed: a} = r;
for (const [e, o] of n.commands.entries()) {
const {words: i, parted: l} = pipedNames(n, e, t.walk, a) ?? {};
({disturbed: a} = r);
walkNode(o, subshell({
...t,
walk: {
...t.walk,
listing: i,
parted: l
}
}));
r.patterns > s && (r.racing = true);
}
t.walk.timeline.spans.push({
from: i,
to: t.walk.steps.length
});
r.racing = o;
}
function walkNode(e, t) {
switch (e.type) {
case "Command":
walkSimpleCommand(e, t.walk, t.context, addCommand);
return;

case "Redirected":
walk_addRedirections(e.redirects, t);
walkNode(e.command, t);
return;

case "Subshell":
walkStatements(e.body.commands, subshell(t));
return;

case "BraceGroup":
walkStatements(e.body.commands, t);
return;

case "If":
walkIf(e, t);
return;

case "For":
walkFor(e, t);
return;

case "ArithmeticFor":
walkArithmeticFor(e, t);
return;

case "While":
walkWhile(e, t);
return;

case "Case":
walkCase(e, t);
return;

case "TestCommand":
(0, a.Qj)(e.expression, t.context);
return;

case "ArithmeticCommand":
e.expression !== void 0 && (0, Me.S5)(e.expression, t.context);
return;

default:
refuseNode(e);
}
}
function walk_addRedirections(e, t) {
const n = redirectionEffects(e, t.context);
(0, l.Dc)(t.context.progress, n);
t.walk.redirected.push(...n);
noteFiles(t.walk.timeline, n, t.walk.steps.length);
}
function refuseNode(e) {
const t = Object.hasOwn(Ue, e.type) ? Ue[e.type] : void 0;
const [n, r] = t ?? [ "other", `it contains an unknown construct (${e.type})` ];
throw new d.F(n, r);
}
const Ue = {
Select: [ "code", "a menu (select) cannot be analyzed" ],
Function: [ "other", "a function gives a name another meaning" ],
Coproc: [ "code", "a coprocess cannot be analyzed" ]
};
const Ge = new WeakMap;
function withNameLimit(e) {
const t = Ge.get(e) ?? limitedFacts(e);
Ge.set(e, t);
t.reset();
return t.facts;
}
function limitedFacts(e) {
let t = x.No.names;
const n = {
...e,
get repository() {
return e.repository;
},
linksBelow(n, r) {
const s = t > 0 ? e.linksBelow(n, Math.min(r, t)) : null;
t -= s === null ? r : s.names + 1;
return s;
},
sensitiveBelow(n, r) {
const s = Math.max(0, Math.min(r, t));
const o = e.sensitiveBelow(n, s);
t -= o.names + 1;
return o.names < s ? o : {
paths: o.paths,
names: r
};
}
};
return {
facts: n,
reset: () => {
t = x.No.names;
}
};
}
var _e = n(78535);
var Ve = n(59976);
function matchesRiskLiterally(e, t, n) {
if ((Je(e).get(t.word) ?? 0) >= n) return true;
const r = (0, Q.jD)(e);
if (e.specifier.kind !== "command" || !e.specifier.pattern.open) return false;
const {alsoCoveredBy: s, openedBy: o} = t;
return s !== void 0 && endsWith(r, s) || o !== void 0 && r.length > 0 && beginsAs(r, o);
}
function endsWith(e, t) {
const n = isOption(t.at(-1)) || isOption(e.at(-1)) ? e : e.filter(e => !isOption(e));
const r = n.length - t.length;
return r >= 0 && t.every((e, t) => isSame(n[r + t], e, t));
}
const Ke = /^(?:-r|--recursive|-F|--filter|-w|--workspace|--workspaces|-ws)$/;
function beginsAs(e, t) {
const n = /^(?:npm|pnpm|bun)$/.test(e[0] ?? "");
const r = n ? e.filter(e => !Ke.test(e)) : e;
return r.every((e, n) => isSame(e, t[n], n));
}
function isOption(e) {
return e?.startsWith("-") === true;
}
function isSame(e, t, n) {
return e === t || n === 0 && e !== void 0 && (0, Ve.Fl)(e) === t;
}
const Je = (0, _e.j)(e => {
const t = new Map;
for (const n of (0, Q.jD)(e).slice(1)) t.set(n, (t.get(n) ?? 0) + 1);
return t;
});
function matchesPathLiterally(e, t, n) {
const r = Qe(e);
const s = r.get(n);
if (s !== void 0) return s.has(t);
const i = (0, Q.jD)(e).slice(1).flatMap(e => [ e, e.slice(e.indexOf("=") + 1), e.slice(2) ]);
const a = new Set(i.filter(e => e !== "").map(e => (0, o.Hi)(e, n)));
r.clear();
r.set(n, a);
return a.has(t);
}
const Qe = (0, _e.j)(() => new Map);
function matchesAddressLiterally(e, t) {
const n = Xe(e);
return n.has(t) || URL.canParse(t) && n.has(new URL(t).href);
}
const Xe = (0, _e.j)(e => {
const t = (0, Q.jD)(e).slice(1);
return new Set(t.flatMap(e => URL.canParse(e) ? [ e, new URL(e).href ] : [ e ]));
});
var Ye = n(64524);
var et = n(61249);
function allowRuleNames(e, t, n) {
if (e.tool !== "Bash") return false;
if (e.specifier.kind === "any") return true;
if (e.specifier.kind !== "command") return false;
const {pattern: r} = e.specifier;
const [s] = r.words;
if (s?.kind === "literal" && !s.text.includes("/") && !allowForms(t).some(e => e[0] === s.text)) return false;
const sameProgram = (e, r) => e.includes("/") ? isSameFile(e, t, n) : e === r;
if (t.role === "unknown" && matchesAnyProgram(r)) return false;
if (!allowsAssignments(r, t)) return false;
return allowForms(t).some(e => (0, Ye.f0)(r, e, {
matchUnknown: false,
sameProgram: sameProgram
}));
}
function isSameFile(e, {name: t, cwd: n}, r) {
if (!t.includes("/")) return false;
const s = bareName(e);
return s === e ? (0, o.Hi)(e, r.workspace) === (0, o.Hi)(t, n) : s === bareName(t);
}
function matchesAnyProgram({words: [e]}) {
return e?.kind === "words" || e?.kind === "pieces" && e.pieces[0] === "";
}
function allowsAssignments({assignments: e}, {assigned: t}) {
return t.every(t => t.isSafe || e.some(e => (0, Ye.DU)(e, t, false))) && e.every(e => t.some(t => (0, 
Ye.DU)(e, t, false)));
}
function allowRuleReaches(e, t, n) {
for (let r = t.outer; r !== null; r = r.outer) if ((0, Q.jD)(e).includes(t.name, 1) && allowRuleNames(e, r, n)) return true;
return false;
}
function strictRuleNames(e, t) {
if (e.tool !== "Bash") return false;
if (e.specifier.kind === "any") return true;
if (e.specifier.kind !== "command") return false;
const {pattern: n} = e.specifier;
const r = n.words.length === 1 ? {
...n,
open: true
} : n;
const s = r.assignments.every(e => t.assigned.some(t => (0, Ye.DU)(e, t, true)));
if (!s) return false;
const o = (0, et.yN)(e);
return denyForms(t).some(e => o.length > 0 && (0, et.C7)(o, e) || (0, Ye.f0)(r, e, {
matchUnknown: true,
sameProgram: sameProgram
}) || r.open && matchesLoosely(r, e));
}
function sameProgram(e, t) {
return (0, Ve.Fl)(e) === (0, Ve.Fl)(t);
}
function matchesLoosely(e, t) {
const n = e.words.map(e => e.kind === "literal" ? e.text : null);
const r = n[0];
const s = t[0];
if (n.includes(null) || typeof r !== "string" || typeof s !== "string" || !sameProgram(r, s)) return false;
const o = n.slice(1).filter(e => e !== null);
const i = t.slice(1);
const a = i.filter(e => e === null || !e.startsWith("-"));
const l = flagsOf(i.filter(e => e !== null));
const c = i.includes(null);
const u = flagsOf(o).every(e => c || l.includes(e));
const d = o.filter(e => !e.startsWith("-")).every((e, t) => a[t] === e || a[t] === null);
return u && d;
}
function flagsOf(e) {
return e.flatMap(e => {
if (e.startsWith("--")) return e === "--" ? [] : [ e ];
return e.startsWith("-") ? Array.from(e.slice(1)).map(e => `-${e}`) : [];
});
}
var tt = n(13528);
var nt = n(8702);
var rt = n(7780);
var st = n(99756);
var ot = n(70804);
const it = 5e4;
function isDisposable(e, t) {
const n = (0, ot.E)(e, t, new Set, it);
if (n === null || n.some(e => (0, st.y)(e) !== "low" || (0, Y.protectedSegmentIn)(e, t) !== null)) return false;
if (n.every(e => t.isOwn?.(e) === true)) return true;
return t.trackedBelow?.(e)?.length === 0 && t.isIgnoredInHead?.(e) === true;
}
function strictBelow(e, t, n) {
const r = t.flatMap(e => e.specifier.kind === "path" ? [ {
rule: e,
pattern: e.specifier.pattern
} ] : []);
const s = coveredBelow(e, r, n);
if (s === null) return null;
const {rule: o} = s.by;
return {
rule: o,
clause: clauseOf(s.file, `the rule ${o.text}`, n.world)
};
}
function coveredBelow(e, t, {world: n, compared: r}, s = () => false) {
const o = t.filter(({pattern: t}) => (0, X.qM)(t, e, n));
const [i] = o;
if (i === void 0 || n.kindOf(e) !== "directory") return null;
const a = (0, ot.E)(e, n);
r.count += o.length * (a?.length ?? 0);
if (a === null || r.count > x.No.rules) return {
by: i,
file: null
};
for (const e of a) {
const t = o.find(({pattern: t}) => (0, X.$h)(t, e, n, true));
if (t !== void 0 && !s(e)) return {
by: t,
file: e
};
}
return null;
}
function clauseOf(e, t, {workspace: n}) {
if (e === null) return `it contains too many files to compare each of them with ${t}`;
return `it contains ${(0, o.JA)({
path: e,
directory: n
}) ?? e}, which ${t} covers`;
}
function countRules(e, {compared: t}) {
t.count += e.length;
if (t.count > x.No.rules) throw new d.F("size", `it requires more than ${x.No.rules} rule comparisons`);
return e;
}
function changes(e) {
return e === "write" || e === "delete";
}
const at = {
read: "reading",
list: "listing",
write: "writing",
delete: "deleting"
};
function evaluateFile(e, t, n, r) {
if (typeof t !== "string") return evaluateAnyFile(e, t, n, r);
const s = `${e} ${n} ${t}`;
const o = r.files.get(s) ?? evaluateUncached(e, t, n, r);
r.files.set(s, o);
return o;
}
function evaluateUncached(e, t, n, r) {
if ((0, i.tO)(t)) return (0, rt.LD)("allow", null, `${t} is always allowed`);
const {world: s} = r;
const o = s.realpath(t);
const a = evaluateRealFile(e, t, n, r);
if (o === t) return a;
const l = evaluatePath({
access: e,
path: o,
shown: `${displayPath(t, s)} (a link to ${displayPath(o, s)})`,
tool: n,
context: r
});
if (a.decision === l.decision) return {
...a,
missing: a.missing && l.missing
};
return (0, rt.OI)([ a, {
...l,
missing: false
} ]) ?? a;
}
function evaluateAnyFile(e, {any: t}, n, r) {
const s = `${at[e]} any file`;
const o = r.rules.deny.find(t => covers(t, {
access: e,
tool: n
}));
const i = `${t} is unknown before the command runs`;
if (o !== void 0) return (0, rt.LD)("deny", o, `${s}: ${i}, so the rule ${o.text} may deny it: ${(0, 
tt.w)(t)}`);
if (r.mode === "plan" && changes(e)) return (0, rt.LD)("deny", null, `${s} is not allowed in mode plan`);
const a = changes(e) ? "a sensitive or protected path" : "a sensitive file";
return (0, rt.LD)("deny", null, `${s}: ${i}, so it may be ${a}: ${(0, tt.w)(t)}`);
}
function displayPath(e, {workspace: t}) {
const n = (0, o.JA)({
path: e,
directory: t
});
return n === "" ? "the workspace" : n ?? e;
}
function evaluateRealFile(e, t, n, r) {
if ((0, i.tO)(t)) return (0, rt.LD)("allow", null, `${t} is always allowed`);
return evaluatePath({
access: e,
path: t,
shown: displayPath(t, r.world),
tool: n,
context: r
});
}
function evaluatePath(e) {
const {access: t, path: n, shown: r, context: s} = e;
const a = `${at[t]} ${r}`;
if ((0, i.WF)(n)) return (0, rt.LD)("deny", null, `${a}: tools cannot access /proc, /sys and /dev`);
const l = file_matching("deny", e);
if (l !== void 0) return (0, rt.k2)(l, a);
const c = ruleBelow("deny", e);
if (c !== null) return (0, rt.LD)("deny", c.rule, `${a}: ${c.clause}`);
const u = s.ignoresSensitivity === true || isTemporary(n, s.world) || t === "list" && (0, 
o.FK)({
path: n,
directory: s.world.workspace
});
const d = u ? "low" : (0, st.y)(n);
const f = denyByName(e, a, d);
if (f !== null) return f;
if (s.mode === "plan" && changes(t)) return (0, rt.LD)("deny", null, `${a} is not allowed in mode plan`);
const p = s.mode === "yolo" ? void 0 : file_matching("ask", e);
if (p !== void 0) return (0, rt.k2)(p, a);
const m = s.mode === "yolo" ? null : ruleBelow("ask", e);
if (m !== null) return (0, rt.LD)("ask", m.rule, `${a}: ${m.clause}`);
const h = file_matching("allow", e);
if (h !== void 0) return (0, rt.k2)(h, a);
return byDefault(e, a, d);
}
function ruleBelow(e, t) {
const {access: n, path: r, context: s} = t;
if (n !== "delete" || s.rules[e].length === 0) return null;
const o = countRules(s.rules[e], s).filter(e => covers(e, t));
return strictBelow(r, o, s);
}
function denyByName(e, t, n) {
const {access: r, path: s, context: i} = e;
const a = r === "read" ? i.world.hiddenBy?.(s) ?? null : null;
if (!changes(r) && n !== "high" && a === null) return null;
if (n === "high" && !isNamedBy(e, e => e.exact)) return (0, rt.LD)("deny", null, `${t}: the file may contain credentials, and no allow rule names this exact path`);
if (a !== null && !isNamedBy(e, e => e.exact)) return (0, rt.LD)("deny", null, `${t}: ${a} hides it, and no allow rule names this exact path`);
if (!changes(r)) return null;
if (r === "delete" && (0, o.FK)({
path: i.world.workspace,
directory: s
})) return (0, rt.LD)("deny", null, `${t} would remove the workspace itself`);
if (isProtected(e)) return (0, rt.LD)("deny", null, `${t}: ${(0, Y.protectedSegmentIn)(s, i.world)} is protected, and no allow rule names it`);
if (r !== "delete") return null;
const {world: l} = i;
const isPermitted = t => !isProtected({
...e,
path: t
});
const c = coveredBelow(s, (0, Y.addedProtection)(l), i, isPermitted);
if (c === null) return null;
return (0, rt.LD)("deny", null, `${t}: ${clauseOf(c.file, `protected-paths (${c.by.text})`, l)}`);
}
function isProtected(e) {
const t = (0, Y.protectedSegmentIn)(e.path, e.context.world);
return t !== null && !isNamedBy(e, e => (0, X.KQ)(e, t));
}
function isNamedBy(e, t) {
const isNaming = n => n.specifier.kind === "path" && t(n.specifier.pattern) && covers(n, e) && matches(n, e);
return candidates("allow", e).some(isNaming) || e.context.more.some(isNaming);
}
function byDefault(e, t, n) {
const {access: r, path: s, tool: i, context: a} = e;
const l = (0, o.FK)({
path: s,
directory: a.world.workspace
});
if (isTemporary(s, a.world)) return (0, rt.LD)("allow", null, `${t} is allowed in the run's TMPDIR`);
if (changes(r) && !l) return {
...(0, rt.J8)(`${t} outside the workspace needs a rule that names the path`),
decision: "deny"
};
if (n === "medium" && (changes(r) || !isOfJob(s, a.world))) return (0, rt.J8)(`${t} needs a rule because the file may contain private data`);
if (a.mode === "yolo") return (0, rt.LD)("allow", null, `mode yolo allows ${t}`);
if (!changes(r) && l) {
const e = s === a.world.workspace ? "" : " inside the workspace";
return (0, rt.LD)("allow", null, `${t} is allowed${e}`);
}
const isKept = () => r === "delete" && a.world.kindOf(s) === "directory" && !isDisposable(s, a.world);
if (l && a.mode === "auto-edit" && !isKept()) return (0, rt.LD)("allow", null, `mode auto-edit allows ${t}`);
const c = l ? "" : " outside the workspace";
return (0, rt.J8)(`no rule allows ${t}${c}${i === "Bash" ? " from a command" : ""}`);
}
function isOfJob(e, {isOwn: t, isWorkLog: n}) {
return t?.(e) === true || n?.(e) === true;
}
function file_matching(e, t) {
const {context: n} = t;
const isMatch = e => covers(e, t) && matches(e, t);
return candidates(e, t).find(isMatch) ?? (e === "allow" ? n.more.find(isMatch) : void 0);
}
function isOutside({path: e, context: {world: t}}) {
return !(0, o.FK)({
path: e,
directory: t.workspace
}) && !isTemporary(e, t);
}
function isTemporary(e, {temporary: t}) {
return t !== void 0 && (0, o.FK)({
path: e,
directory: t
});
}
function candidates(e, {path: t, tool: n, context: r}) {
return countRules((0, Ve.aM)(r.rules[e], t, n), r);
}
function covers(e, t) {
if (e.tool === "Read") return !changes(t.access);
if (e.tool === "Write" || e.tool === "Edit") return changes(t.access);
return e.tool === t.tool && e.tool !== "Bash";
}
function matches(e, t) {
const n = e.list === "allow" && isOutside(t);
if (e.specifier.kind === "any") return !n;
return e.specifier.kind === "path" && (!n || (0, X.Dc)(e.specifier.pattern)) && (0, 
X.$h)(e.specifier.pattern, t.path, t.context.world, e.list !== "allow");
}
var lt = n(27126);
const ct = 100;
function showCommand(e) {
const t = (0, lt.u)(e);
const n = t.replace(/\s+/g, " ");
return `\`${n.length > ct ? `${n.slice(0, ct - 3)}\u2026` : n}\``;
}
var ut = n(56782);
function evaluateCommandEffect(e, t, n, r) {
const s = (0, nt.E)(e);
const o = s === null ? void 0 : ruleWithText(s, t, n);
if (o !== void 0) return granted(o, "this program text");
switch (e.kind) {
case "read":
case "list":
case "write":
case "delete":
{
const s = evaluateFile(e.kind, e.path, "Bash", r);
const {kind: o, path: i} = e;
if (!s.missing || typeof i !== "string") return s;
const a = n.find(e => grantsFile(e, {
kind: o,
path: i
}, t, r.world));
return a === void 0 ? s : granted(a, i);
}

case "fetch":
{
const t = (0, ut.Aq)(e.url, "Bash", r);
const {url: s} = e;
if (!t.missing || typeof s !== "string") return t;
const o = n.find(e => matchesAddressLiterally(e, s));
return o === void 0 ? t : granted(o, s);
}

case "exec":
return "any" in e.argv ? evaluateAnyProgram(e.argv, t, r) : unnamed(e.kind);

case "post":
return evaluateRecordedWrite(e, t, n, r);

case "mcp":
return unnamed(e.kind);
}
}
function evaluateRecordedWrite({what: e, target: t}, n, r, s) {
const o = {
tool: e,
effects: [],
...t === void 0 ? {} : {
subject: t
}
};
const i = (0, ut.Ql)(o, s);
if (i.decision !== "ask" || i.rule !== null) return i;
const a = r.find(e => !(0, ut.aT)(o) || namesEveryRisk(e, n));
return a === void 0 ? i : granted(a, t === void 0 ? e : `${e}(${t})`);
}
function namesEveryRisk(e, {risks: t}) {
return e.specifier.kind === "command" && t.every(t => matchesRiskLiterally(e, t, 1));
}
function ruleWithText(e, {argv: t, risks: n}, r) {
if (!t.some(t => t.kind === "literal" && t.value === e)) return;
const s = n.find(({word: t}) => t === e);
return s && r.find(e => e.specifier.kind === "command" && matchesRiskLiterally(e, s, 1));
}
function unnamed(e) {
return (0, rt.LD)("ask", null, `no rule allows a command to ${e}`);
}
function evaluateAnyProgram({any: e}, t, {rules: n}) {
const r = t.risks.find(({word: t}) => t === e);
const s = r?.why ?? "is unknown before the command runs, and this program is unknown";
const o = r?.hint ?? (0, tt.w)(e);
const i = n.deny.find(({tool: e}) => e === "Bash") ?? null;
return (0, rt.LD)("deny", i, `${showCommand(t)}: ${e} ${s}: ${o}`);
}
function granted(e, t) {
return (0, rt.LD)("allow", e, `the rule ${e.text} names ${t}`);
}
function grantsFile(e, t, n, r) {
if (!matchesPathLiterally(e, t.path, n.cwd)) return false;
const s = t.kind === "write" || t.kind === "delete";
return !s || e.specifier.kind !== "command" || followsFromRule(e, t, n, r);
}
function followsFromRule({specifier: e}, t, n, r) {
const o = e.kind === "command" ? e.pattern.words : [];
const i = o.flatMap(e => e.kind === "literal" ? [ (0, v.CK)(e.text) ] : []);
const [a, ...l] = i;
const c = (0, Ve.Fl)(n.name);
if (a === void 0 || i.length < o.length || (0, Ve.Fl)((0, v.bG)(a)) !== c) return true;
const u = (0, s.w)(c);
if (u === void 0) return true;
const {effects: d} = u.read({
argv: [ (0, v.CK)(c), ...l ],
cwd: n.cwd
}, r);
return d.some(e => e.kind === t.kind && e.path === t.path);
}
function namesDirectory(e, {rules: t, more: n, world: r}) {
return [ ...dt(t.allow), ...n ].some(({tool: t, specifier: n}) => {
if (t !== "Bash" || n.kind !== "command") return t === "Bash" && n.kind === "any";
const [s, o, ...i] = n.pattern.words;
if (s?.kind !== "literal" || s.text !== "cd" || i.length > 0) return false;
if (o === void 0) return n.pattern.open;
return matchesDirectory(o, e.cwd, r);
});
}
function matchesDirectory(e, t, n) {
if (e.kind === "literal") return (0, o.Hi)(e.text, n.workspace) === t;
const r = (0, X.AA)(t, n);
return [ r, `./${r}` ].some(t => (0, Ye.Sr)(e, t));
}
const dt = (0, _e.j)(e => e.filter(e => e.tool === "Bash" && (e.specifier.kind === "any" || (0, 
Q.jD)(e)[0] === "cd")));
const ft = /(?:^|\/)(?:node_modules|vendor|third_party|\.[^/]*)(?:\/|$)/;
function isTrustedPackage(e, t) {
const {world: n} = t;
const r = (0, o.JA)({
path: e,
directory: n.workspace
});
if (r === null || ft.test(r)) return false;
const mayWrite = e => evaluateFile("write", e, "Bash", t).decision === "allow";
const s = manifestsIn(e, n);
return s.length > 0 && s.every(t => !mayWrite(`${e}/${t}`) || mayWrite(`${n.workspace}/${t}`));
}
var pt = n(55269);
const mt = new Map([ [ "cp", {
tool: "Write",
options: /^-[finprRTuv]+$|^--(?:force|no-clobber|recursive|verbose)$/,
fills: true
} ], [ "mkdir", {
tool: "Write",
options: /^-[pv]+$|^--(?:parents|verbose)$/,
fills: true
} ], [ "mv", {
tool: "Move",
options: /^-[finTuv]+$|^--(?:force|no-clobber|verbose)$/,
fills: true
} ], [ "rm", {
tool: "Delete",
options: /^-[dfiIrRv]+$|^--(?:force|recursive|verbose)$/
} ], [ "sed", {
tool: "Edit",
options: /^-/
} ], [ "tee", {
tool: "Write",
options: /^-a$|^--append$/
} ], [ "touch", {
tool: "Write",
options: /^-[acm]+$|^--no-create$/,
fills: true
} ], [ "git checkout", {
tool: "Write",
options: /^-q$/,
restores: true
} ], [ "git mv", {
tool: "Move",
options: /^-[kv]+$/,
fills: true
} ], [ "git restore", {
tool: "Write",
options: /^-[SWq]+$|^--(?:staged|worktree|quiet)$/,
restores: true
} ], [ "git rm", {
tool: "Delete",
options: /^-[qr]+$|^--(?:cached|ignore-unmatch|quiet)$/
} ] ]);
const ht = 300;
function fileEditsOf(e, t) {
const n = editorOf(e);
if (n === void 0 || e.role !== "known" || e.elsewhere || e.effects.every(T.AD)) return null;
if (e.risks.some(({word: e, openedBy: t}) => t?.at(-1) !== e)) return null;
if (e.assigned.some(({isSafe: e}) => !e)) return null;
const r = [];
for (const s of e.effects) {
const e = editsOf(s, n, t);
if (e === null) return null;
r.push(...e);
}
const s = new Set(r.map(({path: e}) => e));
return r.filter(({path: e}) => !s.has(e.slice(0, e.lastIndexOf("/"))));
}
function editorOf({name: e, argv: t}) {
const n = bareName(e);
const r = n === "git" ? (0, pt.r)(t) : null;
const s = mt.get(r === null ? n : `git ${r}`);
const o = t.slice(1 + (r === null ? 0 : t.findIndex(e => (0, v.Zc)(e) === r)));
const i = o.every(e => {
const t = (0, v.Zc)(e);
return t !== null && (!t.startsWith("-") || t === "--" || s?.options.test(t) === true);
});
return i ? s : void 0;
}
function editsOf(e, {tool: t, fills: n, restores: r}, s) {
if (!("path" in e) || typeof e.path !== "string") return null;
const {kind: o, path: i} = e;
const a = s.kindOf(s.realpath(i)) === "directory";
switch (o) {
case "list":
return [];

case "read":
return a ? null : [];

case "delete":
return a && !isDisposable(i, s) ? null : [ {
tool: t,
access: o,
path: i
} ];

case "write":
if (r === true && s.kindOf(i) !== "file") return restored(i, s);
return a ? n === true ? [] : null : [ {
tool: t,
access: o,
path: i
} ];
}
}
function restored(e, t) {
const n = t.trackedBelow?.(e) ?? [];
if (n.length === 0 || n.length > ht) return null;
return n.map(e => ({
tool: "Write",
access: "write",
path: e
}));
}
function editsOfLine({steps: e, redirected: t}, n) {
const s = e.flatMap(e => fileEditsOf(e, n) ?? []);
const o = (0, r.M)(t).filter(e => !(0, i.tO)(e));
return [ ...s, ...o.map(e => ({
tool: "Write",
access: "write",
path: e
})) ];
}
function evaluateWithoutRule(e, t, n) {
if (n.mode === "yolo") return (0, rt.LD)("allow", null, `mode yolo allows ${t}`);
const r = e.assigned.find(({isSafe: e}) => !e);
const s = r === void 0 ? "" : `; it would have to name ${r.name} too`;
const o = {
decision: "ask",
code: "missing-rule",
rule: null,
reason: `no rule allows ${t}${s}`
};
if (!n.readOnlyCommands || r !== void 0) return o;
if (!e.readsOnlyFiles) return byItsEdits(e, t, n) ?? o;
const i = [];
for (const t of e.bulk) {
const r = closedIn(t, n);
const s = typeof r === "string" || r.length === 0 ? null : leftOut(t, r, e);
if (s !== null) i.push(s); else if (r.length > 0) return {
...o,
reason: `${o.reason}, and ${whyClosed(r, t, n)}`
};
}
n.edits.push(...i);
return (0, rt.LD)("allow", null, `${t} only reads files that the rules allow`);
}
function byItsEdits(e, t, n) {
const r = fileEditsOf(e, n.world);
if (r === null) return null;
const s = new Set(e.effects.map(e => "path" in e ? e.path : ""));
const o = r.filter(({path: e}) => !s.has(e));
const i = (0, rt.OI)(o.map(({access: e, path: t}) => evaluateFile(e, t, "Bash", n)));
if (i !== void 0 && i.decision !== "allow") return i;
return (0, rt.LD)("allow", null, `${t} only changes the files that its words name`);
}
const wt = /\.log(?:\.\d+)?$/i;
const gt = 64;
function leftOut({leaveOut: e}, t, {place: n}) {
const r = t.length > gt ? null : e?.(t) ?? null;
return r === null ? null : (0, E.S)(r, n);
}
function closedIn(e, t) {
const {world: n} = t;
const [r] = strictReadRules(t);
if (e.of === "history" && r !== void 0) return `git shows the content of files in any commit, where the rule ${r.text} cannot be applied`;
const s = `there are too many files in ${shownPath(e.path, t) || "the workspace"} to check each of them`;
const o = e.sensitive();
if (o === null) return s;
const isShown = t => e.of === "history" && wt.test(t);
const isClosed = n => e.includes(n) && evaluateFile("read", n, "Bash", t).decision !== "allow";
const i = o.filter(e => !isShown(e) && isClosed(e));
if (e.of === "history" || r === void 0 && n.hiddenBy === void 0) return i;
const a = (0, ot.E)(e.path, n);
if (a === null) return r === void 0 ? i : s;
const isCovered = n => e.includes(n) && strictRule(n, strictReadRules(t), t) !== void 0;
const isOpen = e => n.kindOf(e) === "link" ? !isCovered(e) : !isClosed(e);
return [ ...new Set([ ...i, ...a.filter(e => !isOpen(e)) ]) ];
}
function strictReadRules({rules: e}) {
return [ ...e.deny, ...e.ask ].filter(({tool: e}) => e === "Read");
}
function shownPath(e, {world: t}) {
return (0, o.JA)({
path: e,
directory: t.workspace
}) ?? e;
}
function whyClosed(e, {of: t}, n) {
const r = t === "directory" ? ": use the tool Grep, which leaves out files that the rules deny" : "";
if (typeof e === "string") return `${e}${r}`;
const [s = ""] = e;
const o = strictRule(s, strictReadRules(n), n);
return o === void 0 ? `it would read ${shownPath(s, n)}, which needs a rule of its own${r}` : `it would read ${shownPath(s, n)}, which the rule ${o.text} covers${r}`;
}
function strictRule(e, t, n) {
return countRules(t, n).find(({specifier: t}) => t.kind === "any" || t.kind === "path" && (0, 
X.$h)(t.pattern, e, n.world, true));
}
function evaluateCommand(e, t, n) {
const r = countRules((0, Ve.gh)(n.rules.allow, () => reachingForms(e)), n);
const {run: s, rules: o} = permit({
step: e,
alone: t
}, [ ...r, ...n.more ], n);
const i = {
kind: "exec",
argv: e.argv.map(e => e.kind === "literal" ? e.value : e.source),
cwd: e.cwd
};
const a = [ (0, rt.Z7)(i, s) ];
for (const t of e.effects) a.push((0, rt.Z7)(t, evaluateCommandEffect(t, e, o, n)));
for (const t of possibleAccesses(e, n.world)) {
const r = evaluateCommandEffect(t, e, o, n);
r.decision === "deny" && a.push((0, rt.Z7)(t, r));
}
return {
step: e,
parts: a,
ownDecision: (0, rt.OI)(a) ?? s,
alone: t,
rules: o,
candidates: r
};
}
function isCommandAllowedNow(e, t) {
const {step: n} = e;
const {run: r, rules: s} = permit(e, [ ...e.candidates, ...t.more ], t);
return e.parts.every(({decision: e, effect: o}, i) => {
if (e === "allow") return true;
const a = i === 0 ? r : evaluateCommandEffect(o, n, s, t);
return a.decision === "allow";
});
}
function permit({step: e, alone: t}, n, r) {
const s = matchingRules(n, e, r);
const o = evaluateExec({
step: e,
alone: t,
rules: s
}, r);
if (o.decision !== "ask" || r.mode !== "yolo" && findStrictRule("ask", e, r) !== void 0) return {
run: o,
rules: s
};
for (const o of e.same()) {
const i = {
...e,
...o,
alias: void 0,
role: "known",
forms: {
allow: null,
deny: null
}
};
const a = n.filter(e => isOpen(e) && allowRuleNames(e, i, r.world));
if (a.length === 0 || !isAlsoAllowed(o, i, n, r)) continue;
const l = evaluateExec({
step: i,
alone: t,
rules: a
}, r);
const c = [ ...s, ...a ];
const u = o.effects.every(e => evaluateCommandEffect(e, i, c, r).decision === "allow");
if (l.decision === "allow" && u) return {
run: l,
rules: c
};
}
return {
run: o,
rules: s
};
}
function isOpen({specifier: e}) {
return e.kind === "command" && e.pattern.open;
}
function isAlsoAllowed({also: e}, t, n, {world: r}) {
return e === void 0 || e.some(e => {
const [s = ""] = e;
const o = {
...t,
name: s,
argv: e.map(v.CK),
forms: {
allow: null,
deny: null
}
};
return n.some(t => t.specifier.kind === "command" && (0, Q.jD)(t).length >= e.length && allowRuleNames(t, o, r));
});
}
function matchingRules(e, t, {world: n}) {
return e.filter(e => allowRuleNames(e, t, n) || allowRuleReaches(e, t, n));
}
function reachingForms(e) {
const t = [ ...allowForms(e), ...sameForms(e) ];
for (let {outer: n} = e; n !== null; n = n.outer) t.push(...allowForms(n));
return t;
}
function evaluateExec({step: e, alone: t, rules: n}, r) {
const s = showCommand(e);
const o = findStrictRule("deny", e, r);
if (o !== void 0) return (0, rt.k2)(o, s);
const i = e.risks.find(e => e.never === true);
if (i !== void 0) {
const e = i.hint === void 0 ? "" : `: ${i.hint}`;
const t = `${s}: ${i.word} ${i.why}; no rule can allow this${e}`;
return {
...(0, rt.LD)("deny", null, t),
code: "never",
...hintOf(i)
};
}
const a = (e.role === "neutral" || e.role === "transparent") && e.assigned.every(e => e.isSafe);
if (r.mode === "plan" && !e.readOnly && !a) return (0, rt.LD)("deny", null, `mode plan allows only read-only commands, and ${s} is not known to be read-only`);
const l = r.mode === "yolo" ? void 0 : findStrictRule("ask", e, r);
if (l !== void 0) return (0, rt.k2)(l, s);
return decidePermission({
step: e,
called: s,
rules: n,
free: a && (!t || r.readOnlyCommands)
}, r);
}
function findStrictRule(e, t, n) {
if (n.rules[e].length === 0) return;
const r = countRules((0, Ve.gM)(n.rules[e], () => denyForms(t)), n);
return r.find(e => strictRuleNames(e, t));
}
const vt = /^(?:sudo|sudoedit|su|doas|pkexec|runuser|run0)$/;
function decidePermission({step: e, called: t, rules: n, free: r}, s) {
const [o = null] = n;
const i = (0, Ve.Fl)(e.name);
if (vt.test(i) && !n.some(e => (0, Ve.Fl)((0, Q.jD)(e)[0] ?? "") === i)) return (0, 
rt.LD)("deny", null, `${t} runs as another user, and no allow rule names ${i}`);
const a = findUncoveredRisk(e.risks, n, s);
if (o === null && !r && a?.anyProgram !== true) return evaluateWithoutRule(e, t, s);
if (a !== void 0) {
const e = a.hint === void 0 ? ", and no rule names it" : `: ${a.hint}`;
return {
...(0, rt.LD)("ask", o, `${t}: ${a.word} ${a.why}${e}`),
...hintOf(a)
};
}
if (e.elsewhere && s.mode !== "yolo" && !canRunInDirectory(e, n, s)) {
const n = (0, X.AA)(e.cwd, s.world);
return (0, rt.LD)("ask", o, `${t} runs scripts from ${n}, and no rule names \`cd ${n}\``);
}
const l = e.role === "unknown" ? e.argv.find(e => e.kind !== "literal") : void 0;
if (l !== void 0 && s.mode !== "yolo" && o?.specifier.kind !== "any") {
const e = `${t}: this program is unknown, and ${l.source} is not constant`;
return {
...(0, rt.LD)("ask", o, e),
hint: `write the value of ${l.source} itself`
};
}
return o === null ? (0, rt.LD)("allow", null, `${t} changes nothing outside the shell`) : (0, 
rt.k2)(o, t);
}
const hintOf = ({hint: e}) => e === void 0 ? {} : {
hint: e
};
function canRunInDirectory(e, t, n) {
if (namesDirectory(e, n) || isTrustedPackage(e.cwd, n)) return true;
return e.alias !== void 0 && t.some(t => matchesPathLiterally(t, e.cwd, n.world.workspace));
}
function findUncoveredRisk(e, t, n) {
if (e.length === 0) return;
const r = n.mode === "yolo" || t.some(e => e.specifier.kind === "any");
const s = new Map;
for (const {word: t} of e) s.set(t, (s.get(t) ?? 0) + 1);
return e.find(e => !(r && e.anyProgram !== true) && !isToolAllowed(e, n) && !t.some(t => matchesRiskLiterally(t, e, s.get(e.word) ?? 1)));
}
function isToolAllowed({tool: e}, t) {
if (e === void 0) return false;
return (0, ut.Ql)({
tool: e.name,
effects: [],
subject: e.subject
}, t).decision === "allow";
}
function possibleAccesses(e, t) {
if (e.role !== "unknown" && e.risks.length === 0) return [];
const n = new Set(e.risks.map(({word: e}) => e));
const isFile = n => /^\.|\//.test(n) || t.kindOf((0, o.Hi)(n, e.cwd)) !== "missing";
return e.argv.slice(1).flatMap(t => {
if (t.kind !== "literal" || t.value === "") return [];
if (e.role !== "unknown" && !n.has(t.value)) return [];
const r = new Set([ t.value, t.value.slice(t.value.indexOf("=") + 1) ].filter(t => !t.startsWith("-") && t !== "" && (e.role === "unknown" || isFile(t))));
return [ ...r ].flatMap(t => {
const n = (0, o.Hi)(t, e.cwd);
const r = e.role === "unknown" && isFile(t) ? [ {
kind: "write",
path: n
} ] : [];
return [ {
kind: "read",
path: n
}, ...r ];
});
});
}
function parseRequest(e, t) {
const n = {
world: t,
programs: Se
};
const r = [];
const s = [];
for (const t of e) {
if (t.kind !== "shell" && t.kind !== "exec") {
if (lengthOf(t) > x.No.length) return {
problem: {
form: "other",
problem: yt
},
lines: [],
effects: []
};
r.push(t);
continue;
}
const e = t.kind === "shell" ? analyzeCommandLine(t.command, t.cwd, n) : analyzeArgv(t.argv, t.cwd, n);
if ("problem" in e) return {
problem: e,
lines: [],
effects: []
};
const o = e.steps.every(e => e.role === "neutral" || e.role === "transparent");
s.push({
steps: e.steps,
redirected: e.redirected,
scripts: e.scripts,
edits: e.edits,
alone: o
});
}
return {
problem: null,
lines: s,
effects: r
};
}
const yt = `a path, address or name is longer than ${x.No.length} characters`;
function lengthOf(e) {
switch (e.kind) {
case "read":
case "write":
case "delete":
return e.path.length;

case "fetch":
return e.url.length;

case "post":
return e.target?.length ?? 0;

case "mcp":
return e.server.length + e.tool.length;
}
}
function evaluateRequest(e, t, n) {
if (t.problem !== null) return refusedRequest(t.problem, e, n);
try {
return evaluateParts(e, t, n);
} catch (t) {
if (t instanceof d.F) return refusedRequest(t.line, e, n);
throw t;
}
}
function evaluateParts(e, t, n) {
const r = [];
const s = [];
const o = [];
for (const e of t.lines) {
for (const t of e.steps) {
const o = evaluateCommand(t, e.alone, n);
r.push(o);
for (const e of o.parts) s.push(e);
}
for (const t of e.scripts) o.push(t);
}
for (const r of t.lines) for (const t of r.redirected) s.push(evaluateEffect(t, e, n));
for (const r of t.effects) s.push(evaluateEffect(r, e, n));
const i = s.length === 0 ? (0, ut.Ql)(e, n) : decidingPart(s, n);
return {
decision: i.decision,
outcome: i.decision === "allow" ? "run" : "refuse",
code: i.code,
rule: i.rule,
reason: i.reason.charAt(0).toUpperCase() + i.reason.slice(1),
effects: s.map(e => e.effect),
parts: s,
scripts: o,
suggest: [],
commands: r,
...i.decision === "allow" ? {} : {
refusalKey: refusalKeyOf(i, e)
}
};
}
function refusalKeyOf(e, t) {
const {effect: n, code: r, rule: s} = e;
if (s !== null) return s;
if (n?.kind !== "exec") return JSON.stringify([ r, n ?? t.subject ]);
const o = r === "missing-rule" || "any" in n.argv ? [] : n.argv.slice(0, 2);
return JSON.stringify([ r, ...o ]);
}
function otherParts({commands: e, parts: t}) {
return t.slice(e.reduce((e, t) => e + t.parts.length, 0));
}
function refusedPartsOf(e) {
const t = otherParts(e).filter(e => e.decision !== "allow");
return {
steps: e.commands.filter(({ownDecision: e}) => e.decision !== "allow"),
effects: t.map(e => e.effect),
isTool: e.parts.length === 0
};
}
function isAllowedNow(e, {steps: t, effects: n, isTool: r}, s) {
return (!r || (0, ut.Ql)(e, s).decision === "allow") && n.every(t => evaluateEffect(t, e, s).decision === "allow") && t.every(e => isCommandAllowedNow(e, s));
}
function refusedRequest(e, t, n) {
const r = n.rules.deny.find(e => e.tool === t.tool && e.specifier.kind === "any");
const s = `The ${t.tool === "Bash" ? "command line" : "call"} is refused: ${e.problem}`;
return {
decision: "deny",
outcome: "refuse",
code: "unreadable",
rule: r?.text ?? null,
reason: s,
effects: [],
parts: [],
scripts: [],
suggest: [],
commands: [],
refusalKey: r?.text ?? JSON.stringify([ "unreadable", e.form, e.problem ]),
...e.syntaxError === void 0 ? {} : {
syntaxError: e.syntaxError
}
};
}
function evaluateEffect(e, t, n) {
switch (e.kind) {
case "read":
case "list":
case "write":
case "delete":
return (0, rt.Z7)(e, evaluateFile(e.kind, e.path, t.tool, n));

case "fetch":
return (0, rt.Z7)(e, (0, ut.Aq)(e.url, t.tool, n));

case "mcp":
return (0, rt.Z7)(e, (0, ut.yC)(e, n));

case "post":
return (0, rt.Z7)(e, (0, ut.Ql)(writeRequestOf(e, t), n));

case "exec":
return (0, rt.Z7)(e, (0, ut.Ql)(t, n));
}
}
function writeRequestOf({what: e, target: t}, n) {
const r = t ?? n.subject;
const s = (0, Ce.Zt)(e) ?? n.tool;
return {
tool: s,
effects: [],
...r === void 0 ? {} : {
subject: r
}
};
}
function decidingPart(e, {mode: t, world: n}) {
const r = (0, rt.OI)(e);
if (r === void 0) throw new Error("a call without parts has no decision");
if (r.decision === "deny") return e.find(({decision: e, rule: t}) => e === "deny" && t !== null) ?? r;
if (r.decision !== "allow") return r;
const isByMode = ({effect: e, rule: r}) => {
if (r !== null || t === "default" || t === "plan") return false;
if (e.kind !== "write" && e.kind !== "delete") return t === "yolo" && !(0, T.AD)(e);
return typeof e.path === "string" && (0, o.FK)({
path: e.path,
directory: n.workspace
});
};
const s = e.filter(({rule: e}) => e !== null);
const does = e => e.effect.kind === "exec" || !(0, T.AD)(e.effect);
return e.find(isByMode) ?? s.find(does) ?? s[0] ?? r;
}
const kt = 8;
function refusalOf(e, t, n) {
const {commands: r, parts: s, reason: o} = e;
if (t !== null) {
const e = $t[t.form];
return {
kind: e === null ? "permission" : "form",
missing: [ t.problem ],
rewrites: e === null ? [] : [ e ],
permitted: [],
nearest: []
};
}
const i = s.filter(({decision: e}) => e !== "allow");
const a = [ ...new Set(i.flatMap(e => rewriteOfPart(e) ?? [])) ];
const l = i.length > 0 && i.every(e => rewriteOfPart(e) !== null);
const c = i.length === 0 ? [ o ] : [ ...new Set(i.map(e => e.reason)) ];
const u = r.filter(({ownDecision: e, step: t}) => e.decision === "allow" && t.outer === null);
return {
kind: l ? "form" : "permission",
missing: truncateList(c),
rewrites: a,
permitted: truncateList([ ...new Set(u.map(({step: e}) => `\`${(0, lt.u)(e)}\``)) ]),
nearest: l ? [] : alternatives(e, n)
};
}
function rewriteOfPart({effect: e, hint: t}) {
const n = (0, nt.E)(e);
return t ?? (n === null ? null : (0, tt.w)(n));
}
function truncateList(e) {
return e.length <= kt ? e : [ ...e.slice(0, kt), `and ${e.length - kt} more` ];
}
const bt = new Map(Object.entries({
Read: "cat head tail less more",
Grep: "grep egrep fgrep rgrep rg ag",
Glob: "find fd",
List: "ls tree",
Delete: "rm unlink",
Move: "mv"
}).flatMap(([e, t]) => t.split(" ").map(t => [ t, e ])));
function alternatives({commands: e, parts: t}, n) {
const r = e.filter(({ownDecision: e}) => e.decision !== "allow");
const s = t.flatMap(e => e.decision === "allow" ? [] : temporaryPath(e.effect, n) ?? []);
return truncateList([ ...new Set([ ...r.flatMap(e => toolFor(e, n) ?? []), ...s ]) ]);
}
function temporaryPath(e, {world: t}) {
if (!("path" in e) || typeof e.path !== "string" || t.temporary === void 0) return null;
const n = /^\/(?:var\/)?tmp\/(.+)$/.exec(e.path)?.[1];
return n === void 0 ? null : `\`"$TMPDIR/${n}"\``;
}
function toolFor({step: e, parts: t}, n) {
const [r, ...s] = t;
if (r === void 0 || r.decision === "deny") return null;
const o = s.filter(({effect: e}) => e.kind === "write");
const i = bt.get((0, Ve.Fl)(e.name)) ?? (o.length === 0 ? null : writingTool(o, n));
if (i === null || n.rules.deny.some(e => e.tool === i && e.specifier.kind === "any")) return null;
const a = s.every(({effect: e}) => "path" in e && typeof e.path === "string" && evaluateFile(e.kind, e.path, i, n).decision === "allow");
return a ? `the tool ${i}` : null;
}
function writingTool(e, {world: t}) {
const n = e.every(({effect: e}) => "path" in e && typeof e.path === "string" && t.kindOf(e.path) === "missing");
return n ? "Write" : "Edit";
}
const $t = {
private: null,
redirection: 'write the path itself as the target, such as `> out.txt`, or `> "$TMPDIR/out.txt"` for a temporary file',
"command-name": "write the program name itself, without a variable or substitution",
size: "split it into several shorter calls",
link: "use the real path, and create links in a separate call",
directory: "write the directory itself after cd, or use paths relative to the workspace root",
environment: "remove the variable, or set it for one command with `env NAME=value COMMAND`",
quotes: "put double quotes around the value",
braces: "write out each word instead of using braces",
number: "write the number itself",
code: "write the commands themselves instead of `eval` or `source`",
substitution: "run the inner command in a separate call, and write its output as a constant",
variable: "write the value itself",
other: "use simple commands with constant words, one per call"
};
const xt = 300;
function addRulesForStep(e, t, {world: n, isGeneral: r}) {
for (const [s, o] of t.parts.entries()) {
if (o.decision === "allow") continue;
if (o.effect.kind === "list") e.add(commandRule(t, n)); else if (s > 0) addRulesForEffect(e, o, n); else {
e.add((r ? generalRule(t) : null) ?? commandRule(t, n));
t.step.elsewhere && e.add(`Bash(cd ${(0, Ye.zc)([ (0, X.AA)(t.step.cwd, n) ])})`);
}
}
}
function addRulesForEffect(e, {decision: t, effect: n}, r) {
if (t === "allow" || isNeverSuggested(n)) return;
switch (n.kind) {
case "read":
case "write":
case "delete":
{
if (typeof n.path !== "string") return;
const t = n.kind === "read" ? "Read" : "Write";
if (n.path === r.workspace) {
e.add(`${t}(**)`);
return;
}
e.add(`${t}(${(0, X.AA)(n.path, r)})`);
const s = r.realpath(n.path);
s !== n.path && e.add(`${t}(${(0, X.AA)(s, r)})`);
return;
}

case "fetch":
{
if (typeof n.url !== "string") return;
const t = (0, ut.w4)(n.url);
t !== null && e.add(`WebFetch(domain:${t})`);
return;
}

case "exec":
case "list":
case "post":
case "mcp":
}
}
function isNeverSuggested(e) {
if (e.kind !== "write" && e.kind !== "delete") return false;
const {path: t} = e;
const n = typeof t === "string" ? (0, i.Aq)(t) : null;
if (typeof t !== "string" || n === null) return false;
return /^\.git(?:hub)?$/i.test(n) || t.endsWith(`/${n}`) && !/.\.[a-z]+$/i.test(n);
}
const Ft = {
git: 2,
gh: 3,
glab: 3,
docker: 2,
kubectl: 2,
npm: 2,
cargo: 2,
go: 2
};
function generalRule({step: e}) {
const {name: t, readOnly: n, role: r, risks: s, assigned: o, elsewhere: i} = e;
if (!n || r !== "known" || s.length > 0 || o.length > 0 || i) return null;
const a = patternWords(e).slice(0, Ft[t] ?? 1);
return a.every(e => e !== null && /^[a-z][\w-]*$/.test(e)) ? `Bash(${a.join(" ")}:*)` : null;
}
function hasGeneralRule(e) {
return e.parts[0]?.decision !== "allow" && generalRule(e) !== null;
}
function ruleForTool(e) {
if (e.subject === void 0 || e.tool.startsWith("mcp__")) return e.tool;
return `${e.tool}(${e.subject.replace(/[\\*?[\]]/g, "\\$&")})`;
}
function commandRule(e, t) {
const n = patternWords(e.step).map((n, r) => r === 0 ? fromWorkspace(n, e.step.cwd, t) : n);
const r = n.findIndex(e => e === null || e.includes("\n"));
const s = r < 0 ? (0, Ye.zc)(n.map(e => e ?? "")) : null;
const o = e.step.assigned.filter(({isSafe: e}) => !e).map(assignmentPattern);
if (s !== null && s.length <= xt) return `Bash(${[ ...o, s ].join(" ")})`;
const i = n.slice(0, r < 0 ? 2 : r).map(e => e ?? "");
return `Bash(${[ ...o, (0, Ye.zc)(i) ].join(" ")}:*)`;
}
function fromWorkspace(e, t, n) {
if (e === null || !e.includes("/") || e.startsWith("/") || t === n.workspace) return e;
const r = (0, o.JA)({
path: (0, o.Hi)(e, t),
directory: n.workspace
});
return r === null ? e : `./${r}`;
}
function assignmentPattern({name: e, value: t}) {
return `${e}=${t === null ? "*" : t === "" ? "" : (0, Ye.zc)([ t ])}`;
}
var Ot = n(83492);
function createPolicyEngine(e) {
return createExplainer(e);
}
function createExplainer(e) {
const t = policyContextFor(e);
return e => explainRequest(e, t);
}
const Rt = 4096;
const Pt = 5e4;
function createFileGuard(e) {
const t = policyContextFor(e);
const n = {
read: new Map,
write: new Map,
delete: new Map,
search: new Map
};
const decide = (n, r) => {
t.compared.count = 0;
try {
const s = (() => evaluateRealFile(n, r, e.tool, t))();
return s.decision === "allow" ? null : s.reason;
} catch (e) {
if (e instanceof d.F) return e.line.problem;
throw e;
}
};
return (t, r, s) => {
if (s === "once") return decide(t, r);
const o = n[s ?? t];
const i = o.get(r);
if (i !== void 0 && !isOfJob(r, e.world)) return i;
const a = decide(t, r);
o.size >= (s === void 0 ? Rt : Pt) && o.clear();
o.set(r, a);
return a;
};
}
function policyContextFor(e) {
const {rules: t, diagnostics: n} = (0, Q.NR)(e.lists);
const [r] = n;
if (r !== void 0) throw new Error(`invalid rule: ${r.rule} (${r.message})`);
const {lists: s, ...o} = e;
return {
...o,
rules: t,
more: [],
files: new Map,
compared: {
count: 0
},
edits: []
};
}
const St = 24;
const Ct = 2500;
const Mt = "too many parts are refused to suggest rules";
function explainRequest(e, t) {
const n = (0, ne.N)(t.world);
const s = parseRequest(e.effects, n);
const o = (0, r.s)(n, s.lines.flatMap(e => e.redirected));
const i = {
...t,
world: o,
files: new Map,
compared: {
count: 0
},
edits: []
};
const a = evaluateRequest(e, s, i);
const l = [ ...s.lines.flatMap(e => e.edits), ...i.edits ];
if (a.outcome === "run" && l.length > 0) return explainChanged(e, l, t);
if (a.outcome === "run") {
const {lines: e} = s;
if (e.length === 0) return a;
const edits = () => e.flatMap(e => editsOfLine(e, t.world));
return {
...a,
needs: () => (0, re.jq)(a, t),
edits: edits
};
}
const c = explainMoved(e, t) ?? explainRead(e, t);
if (c !== null) return c;
const refusal = () => refusalOf(a, s.problem, i);
return {
...suggestedOrTooMany(a, {
request: e,
prepared: s,
context: i
}),
refusal: refusal
};
}
function explainMoved(e, t) {
const [n, ...r] = e.effects;
if (n?.kind !== "shell" || r.length > 0) return null;
const s = (0, Ot.S4)(n.command, t.world);
const {allow: o, ask: i, deny: a} = t.rules;
if (s === null || (0, Ot.$h)([ ...o, ...i, ...a ].map(({text: e}) => e))) return null;
const l = explainRequest({
...e,
effects: [ {
...n,
command: s
} ]
}, t);
return l.outcome === "run" ? {
...l,
changed: l.changed ?? s
} : null;
}
function explainRead(e, t) {
const [n, ...r] = e.effects;
if (n?.kind !== "shell" || r.length > 0) return null;
const s = gitValuesIn(n.command);
if (s.length === 0) return null;
const evaluated = r => explainRequest({
...e,
effects: [ {
...n,
command: r
} ]
}, t);
const o = s.every(({command: e}) => evaluated(e).outcome === "run");
const i = (0, E.QU)(n.command, s.map(e => ({
...e,
text: "HEAD"
})));
const {changed: a, ...l} = evaluated(o ? i ?? "" : "");
const c = s.map(({command: e}) => `\`${e}\``).join(", ");
const u = `The value of ${c} is read first, and must have the form of a revision`;
return l.outcome === "run" ? {
...l,
values: s,
reason: u
} : null;
}
function explainChanged(e, t, n) {
const [r, ...s] = e.effects;
const o = r?.kind === "shell" && s.length === 0 ? (0, E.QU)(r.command, t) : null;
if (r?.kind !== "shell" || o === null) return refusedRequest(Wt, e, n);
const i = explainRequest({
...e,
effects: [ {
...r,
command: o
} ]
}, n);
return i.changed === void 0 ? {
...i,
changed: o
} : refusedRequest(Wt, e, n);
}
const Wt = {
form: "other",
problem: "it would have to run in another form than it is written in, which is not possible here"
};
function suggestedOrTooMany(e, t) {
try {
const n = [ ...wantedRules(e, t.request, t.context.world, false) ];
if (n.length > St) return {
...e,
reason: `${e.reason}; it would need more than ${St} rules, too many to suggest`
};
if (t.prepared.problem !== null) return {
...e,
reason: `${e.reason}; no allow rule can change this`
};
const r = refusedPartsOf(e);
const s = r.effects.length + r.steps.reduce((e, {parts: t}) => e + t.length, 0);
if (s * n.length > Ct) return {
...e,
reason: `${e.reason}; ${Mt}`
};
const under = e => ({
...t.context,
more: e,
files: new Map,
edits: []
});
const isEnough = e => isAllowedNow(t.request, r, under(e));
if (r.steps.some(hasGeneralRule)) {
const n = [ ...wantedRules(e, t.request, t.context.world, true) ];
const r = (0, Q.PT)(n);
if (isEnough(r)) return {
...e,
suggest: smallest(n, r, isEnough)
};
}
const o = (0, Q.PT)(n);
if (n.length > 0 && isEnough(o)) return {
...e,
suggest: smallest(n, o, isEnough)
};
const i = new Set(r.steps.map(({step: e}) => e));
const a = new Set(r.effects);
const l = {
problem: t.prepared.problem,
lines: t.prepared.lines.map(e => ({
...e,
steps: e.steps.filter(e => i.has(e)),
redirected: e.redirected.filter(e => a.has(e))
})),
effects: t.prepared.effects.filter(e => a.has(e))
};
const {reason: c, code: u} = n.length === 0 ? e : evaluateRequest(t.request, l, under(o));
const d = t.request.tool === "Bash" && isEnough([ ...o, ...(0, Q.PT)([ "Bash" ]) ]);
if (u === "never") return {
...e,
code: u,
reason: c
};
return {
...e,
reason: `${c}; ${d ? "only the rule Bash, which covers every command, would allow this" : noRule(r, t.context.world)}`
};
} catch (t) {
if (t instanceof d.F) return {
...e,
reason: `${e.reason}; ${Mt}`
};
throw t;
}
}
function noRule({effects: e, steps: t}, n) {
const r = [ ...e, ...t.flatMap(({step: e}) => e.effects) ];
if (r.some(e => isNeverSuggested(e) || mayHoldProtected(e, n))) return "only a rule that names the protected path would allow this, and such rules are not suggested";
if (r.some(({kind: e}) => e === "list")) return "only a Read rule would allow this, which opens the content too, and such rules are not suggested";
if (r.some(e => "path" in e && e.path === "/")) return "only a rule with this exact command would allow this, and such rules are not suggested";
return t.some(({step: e}) => patternWords(e).some(e => e?.includes("\n") === true)) ? "no rule is suggested for a word with a line break: write the command on one line" : "no allow rule can change this";
}
function mayHoldProtected(e, t) {
if (e.kind !== "delete" || typeof e.path !== "string") return false;
const {path: n} = e;
return (0, Y.addedProtection)(t).some(({pattern: e}) => (0, X.qM)(e, n, t));
}
function wantedRules(e, t, n, r) {
const s = new Set;
for (const t of e.commands) {
addRulesForStep(s, t, {
world: n,
isGeneral: r
});
if (s.size > St) return s;
}
const o = new Set;
for (const r of otherParts(e)) r.effect.kind !== "post" ? addRulesForEffect(o, r, n) : r.decision !== "allow" && o.add(ruleForTool(writeRequestOf(r.effect, t)));
t.tool !== "Bash" && o.size === 0 && o.add(ruleForTool(t));
for (const e of o) s.add(e);
return s;
}
function smallest(e, t, n) {
let r = [ ...e ];
for (const s of e.length > 1 ? e : []) {
const e = r.filter(e => e !== s);
e.length > 0 && n(t.filter(t => e.includes(t.text))) && (r = e);
}
return r;
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
var r = n(44576);
var s = n(33270);
var o = n(59976);
var i = n(13528);
var a = n(7780);
const l = new Set("TodoWrite BashStop Skill ReportFindings ReportIncomplete Noop".split(" "));
const c = new Set([ ...l, "Read", "Glob", "Grep", "List" ]);
const u = new Set([ "APPROVE", "REQUEST_CHANGES" ]);
function evaluateTool(e, t) {
const n = e.subject === void 0 ? e.tool : `${e.tool}(${e.subject})`;
const r = find("deny", e, t);
if (r !== void 0) return (0, a.k2)(r, n);
if (t.mode === "plan" && !c.has(e.tool)) return (0, a.LD)("deny", null, `${n} is not allowed in mode plan`);
const s = t.mode === "yolo" ? void 0 : find("ask", e, t);
if (s !== void 0) return (0, a.k2)(s, n);
const o = find("allow", e, t);
if (o !== void 0) return (0, a.k2)(o, n);
if (l.has(e.tool)) return (0, a.LD)("allow", null, `${n} is allowed by default`);
if (mustBeNamed(e)) return (0, a.LD)("ask", null, `no rule names ${n}`);
if (t.mode === "yolo") return (0, a.LD)("allow", null, `mode yolo allows ${n}`);
return (0, a.LD)("ask", null, `no rule allows ${n}`);
}
function evaluateMcpTool({server: e, tool: t, whole: n}, r) {
const [s, ...o] = [ t, ...n === void 0 ? [] : [ n ] ].map(t => evaluateTool({
tool: `mcp__${e}__${t}`,
effects: []
}, r));
const i = [ s, ...o ];
return i.find(e => e.decision === "deny") ?? i.find(e => e.decision === "ask" && e.rule !== null) ?? i.find(e => e.decision === "allow") ?? s;
}
function mustBeNamed({tool: e, subject: t}) {
return e === "Review" && t !== void 0 && u.has(t);
}
function find(e, t, {rules: n, more: r}) {
const o = e === "allow" ? [ ...n.allow, ...r ] : n[e];
if (e === "allow" && mustBeNamed(t)) return o.find(e => namesLiterally(e, t));
return o.find(n => (0, s.$z)(n, t.tool, e !== "allow") && (0, s.iD)(n, t.subject, e !== "allow"));
}
function namesLiterally({tool: e, specifier: t}, n) {
return e === n.tool && t.kind === "literal" && t.text.toUpperCase() === n.subject;
}
function evaluateFetch(e, t, n) {
if (typeof e !== "string") {
const r = findFetch("deny", null, t, n) ?? null;
const s = `fetching from any address: ${e.any} is unknown before the command runs: ${(0, 
i.w)(e.any)}`;
return (0, a.LD)("deny", r, s);
}
const s = hostOf(e);
const o = `fetching from ${s ?? e.slice(0, 80)}`;
const {mode: l} = n;
const c = findFetch("deny", s, t, n);
if (c !== void 0) return (0, a.k2)(c, o);
if (l === "plan") return (0, a.LD)("deny", null, `${o} is not allowed in mode plan`);
const u = l === "yolo" ? void 0 : findFetch("ask", s, t, n);
if (u !== void 0) return (0, a.k2)(u, o);
const d = findFetch("allow", s, t, n);
if (d !== void 0) return (0, a.k2)(d, o);
if (!(0, r.jo)(t)) {
const e = !n.rules.allow.some(e => e.tool === t);
return (0, a.J8)(`${e ? `${t} is off: ` : ""}no rule allows ${o}`);
}
if (l === "yolo") return (0, a.LD)("allow", null, `mode yolo allows ${o}`);
return (0, a.J8)(`no rule allows ${o}`);
}
function hostOf(e) {
if (!URL.canParse(e)) return null;
const t = new URL(e);
return /^https?:$/.test(t.protocol) ? t.hostname.toLowerCase().replace(/\.$/, "") : null;
}
function findFetch(e, t, n, r) {
const s = r.rules[e];
const i = t === null ? s : (0, o.Fu)(s, t, n);
return [ ...i, ...e === "allow" ? r.more : [] ].find(r => {
if (r.specifier.kind === "any") return r.tool === "WebFetch" || r.tool === n && n !== "Bash";
if (r.tool !== "WebFetch" || r.specifier.kind !== "domain") return false;
if (t === null) return e !== "allow";
const s = r.specifier.host;
return s.startsWith("*.") ? t.endsWith(s.slice(1)) : t === s || t.endsWith(`.${s}`);
});
}
}),
55269: (function(e, t, n) {
n.d(t, {
I: () => gitPartsOf,
r: () => gitCommandOf
});
const r = [ [ "am checkout cherry-pick commit merge rebase reset revert switch", [ "head", "branches" ] ], [ "bisect", [ "head", "bisect" ] ], [ "branch", [ "branches" ] ], [ "clone init submodule", [ "repositories" ] ], [ "fetch", [ "remotes", "tags", "shallow" ] ], [ "notes", [ "notes" ] ], [ "pull", [ "head", "branches", "remotes", "tags", "shallow" ] ], [ "push", [ "remotes" ] ], [ "remote", [ "remotes", "tags" ] ], [ "replace", [ "replace" ] ], [ "stash", [ "stash", "head", "branches" ] ], [ "symbolic-ref", [ "head" ] ], [ "tag", [ "tags" ] ], [ "update-ref", [ "head", "branches", "tags", "remotes", "notes", "stash" ] ], [ "worktree", [ "repositories", "branches" ] ] ];
function gitPartsOf(e) {
return r.find(([t]) => t.split(" ").includes(e))?.[1] ?? [];
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
}),
33956: (function(e, t, n) {
n.r(t);
n.d(t, {
addedProtection: () => addedProtection,
protectedSegmentIn: () => protectedSegmentIn
});
var r = n(55559);
var s = n(3197);
var o = n(78535);
var i = n(90559);
function addedProtection({protectedPaths: e}) {
return e === void 0 ? [] : a(e);
}
const a = (0, o.j)(e => e.flatMap(e => {
const t = (0, i.zW)(e);
return t === null ? [] : [ {
text: e,
pattern: t
} ];
}));
function protectedSegmentIn(e, t) {
return (0, s.Aq)(e) ?? addedSegment(e, t);
}
function addedSegment(e, t) {
const n = addedProtection(t).filter(({pattern: n}) => (0, i.$h)(n, e, t, true));
if (n.length === 0) return null;
const s = (0, r.OD)(e);
const {workspace: o} = t;
const a = (0, r.FK)({
path: e,
directory: o
}) ? (0, r.OD)(o).length : 0;
const l = s.findIndex((e, r) => {
const o = `/${s.slice(0, r + 1).join("/")}`;
return r >= a && n.some(({pattern: e}) => (0, i.$h)(e, o, t, true));
});
return s[l] ?? null;
}
}),
27126: (function(e, t, n) {
n.d(t, {
u: () => writtenAs
});
function writtenAs({assigned: e, argv: t}) {
let n = "";
for (const {source: t} of e) n += `${t} `;
for (const {source: e} of t) n += `${e} `;
return n.slice(0, -1);
}
})
};
