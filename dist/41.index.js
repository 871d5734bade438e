"use strict";

exports.id = 41;

exports.ids = [ 41 ];

exports.modules = {
70804: (function(e, t, s) {
s.d(t, {
B: () => allNamesBelow,
E: () => allFilesBelow
});
const n = 2e3;
function allFilesBelow(e, t, s = new Set, r = n) {
const o = [];
const a = t.kindOf(e) === "directory" ? [ e ] : [];
let i = 0;
for (const e of a) for (const n of t.entries(e)) {
if (s.has(n)) continue;
i += 1;
if (i > r) return null;
const c = `${e}/${n}`;
(t.kindOf(c) === "directory" ? a : o).push(c);
}
return o;
}
function allNamesBelow(e, t) {
const s = [];
const r = t.kindOf(e) === "directory" ? [ e ] : [];
for (const e of r) for (const o of t.entries(e)) {
s.push(o);
if (s.length > n) return null;
t.kindOf(`${e}/${o}`) === "directory" && r.push(`${e}/${o}`);
}
return s;
}
}),
85760: (function(e, t, s) {
s.d(t, {
Ki: () => picksEverything,
Sf: () => nameTest,
rQ: () => isAboutSecrets,
yP: () => isAboutSecretPaths
});
var n = s(78033);
var r = s(55559);
var o = s(49874);
var a = s(99756);
function nameTest(e) {
if (/\[[:.=]/.test(e)) return null;
const t = (0, n.qF)((0, r.tu)(e));
const s = t?.flatMap(e => e.at(-1) ?? []);
return s === void 0 ? null : e => s.some(t => (0, n.Hj)(t, (0, r.tu)(e)));
}
function picksEverything(e) {
return /^(?:\.?\/)?\*+(?:\/\*+)*$/.test(e);
}
const i = o.VH.flatMap(([, e]) => e.split(" "));
const c = "readme.md readme.txt package.json config.json config.yml config.yaml pyproject.toml setup.cfg setup.ini app.properties pom.xml data.csv index.ts main.py makefile .gitignore server.ts app.jsx api.md".split(" ");
function isAboutSecrets(e) {
if (picksEverything(e)) return false;
const t = e.slice(e.lastIndexOf("/") + 1);
if (!/[*?[{\\]/.test(t)) return (0, a.y)(`/${t}`) === "high";
const s = nameTest(t);
return s === null || i.some(s) && !c.some(s);
}
function isAboutSecretPaths(e) {
if (picksEverything(e)) return false;
if (/(?:^|\/)\.git\//i.test(e)) return true;
const [, t = "", s = ""] = /^(.*\/|)([^/]*)$/.exec(e) ?? [];
return (0, a.y)(`/${t}x`) === "high" || !/^\**$/.test(s) && isAboutSecrets(s);
}
}),
51786: (function(e, t, s) {
s.d(t, {
N: () => isPlainSetting,
Y: () => withoutPlainSettings
});
var n = s(85915);
const r = /^[\w .,:@+/=%#-]*$/;
const o = /^(?:true|false|yes|no|on|off|0|1|auto|always|never|)$/i;
const a = [ {
key: /^(?:color\.(?:\w+|\w+\.\w+)|column\.\w+)$/,
value: /^[\w #,]*$/
}, {
key: /^advice\.\w+$/,
value: o
}, {
key: /^core\.(?:quotepath|abbrev)$/,
value: /^\w*$/
}, {
key: /^core\.pager$/,
value: /^(?:cat|)$/
}, {
key: /^pager\.\w+$/,
value: /^(?:false|no|off|0|cat)$/i
}, {
key: /^(?:core|sequence)\.editor$/,
value: /^(?:true|:)$/
}, {
key: /^diff\.(?:renames|renamelimit|algorithm|context|interhunkcontext|noprefix|mnemonicprefix|srcprefix|dstprefix|colormoved|colormovedws|statgraphwidth|statnamewidth|suppressblankempty|relative|indentheuristic|wserrorhighlight)$/,
value: r
}, {
key: /^merge\.(?:conflictstyle|renames|renamelimit|stat|log)$/,
value: /^[\w-]*$/
}, {
key: /^log\.(?:date|decorate|abbrevcommit|follow|mailmap|showroot)$/,
value: r
}, {
key: /^blame\.(?:date|coloring|showemail|showroot|blankboundary)$/,
value: r
}, {
key: /^grep\.(?:linenumber|column|fullname|extendedregexp|patterntype|threads)$/,
value: /^\w*$/
}, {
key: /^status\.(?:short|branch|showuntrackedfiles|relativepaths|renames|aheadbehind)$/,
value: /^\w*$/
}, {
key: /^(?:tag|branch)\.sort$/,
value: /^-?[\w:]+$/
}, {
key: /^user\.name$/,
value: /^[\w .,'()[\]-]+$/
}, {
key: /^user\.email$/,
value: /^[\w.+[\]-]+@[\w.-]+$/
}, {
key: /^(?:commit|tag)\.gpgsign$/,
value: /^(?:false|no|off|0)$/i
}, {
key: /^(?:gc\.auto|maintenance\.auto)$/,
value: /^(?:0|false)$/
}, {
key: /^pull\.(?:rebase|ff)$/,
value: /^(?:true|false|only)$/
}, {
key: /^init\.defaultbranch$/,
value: /^[\w/.-]+$/
} ];
function isPlainSetting(e) {
const [, t = "", s = ""] = /^([A-Za-z][\w.-]*)=(.*)$/.exec(e ?? "") ?? [];
return a.some(e => e.key.test(t.toLowerCase()) && e.value.test(s));
}
function withoutPlainSettings(e) {
if (!e.some(e => (0, n.Zc)(e) === "-c")) return e;
const t = [];
let s = 0;
for (;s < e.length; s += 1) {
const r = (0, n.Zc)(e[s]);
if (s > 0 && (r === null || !r.startsWith("-"))) break;
r === "-c" && isPlainSetting((0, n.Zc)(e[s + 1])) ? s += 1 : t.push(e[s]);
}
return [ ...t, ...e.slice(s) ];
}
}),
55402: (function(e, t, s) {
s.d(t, {
j: () => isInstalled,
x: () => isScriptName
});
const n = /^(?:lint|format|fmt|build|dev|test|tests|check|checks|typecheck|types|type|coverage|ci|e2e|unit|integration|generate|codegen|docs|validate|verify|compile|storybook|prepare|fix|prettify|clean)(?:[:-][\w:.-]+)?$/;
const r = /^[A-Za-z][\w-]*(?::[\w.-]+)+$/;
function isScriptName(e) {
return n.test(e) || r.test(e);
}
function isInstalled(e, t, s) {
if (!/^[\w-][\w.-]*$/.test(e)) return false;
return [ t, s.workspace ].some(t => s.kindOf(`${t}/node_modules/.bin/${e}`) !== "missing");
}
}),
10168: (function(e, t, s) {
s.d(t, {
K: () => readOpaque,
k: () => unknownWords
});
var n = s(85915);
var r = s(84056);
const o = /^(?:-h|-v|-V|-q|--|--help|--version|--verbose|--quiet|--silent|--json|--no-color|--color(?:=(?:never|always|auto))?|--check|--diff|--strict|--ci|--list|--dry-run|--summary|--statistics|--fail-fast|--no-progress|--no-interaction|--no-banner|--compact|-n?\d+)$/;
function unknownWords(e) {
const t = e.filter(e => !/^[-+]/.test((0, n.bG)(e))).slice(0, 2);
return e.flatMap(e => {
const s = (0, n.bG)(e);
if (t.includes(e) && (0, r.A)((0, n.Zc)(e) ?? "")) return [ {
word: (0, n.eT)(e),
why: "publishes something"
} ];
if (s.startsWith("@")) return [ {
word: (0, n.eT)(e),
why: "may be a file from which more arguments are read"
} ];
if (!/^[-+]/.test(s) || o.test(s)) return [];
return [ {
word: (0, n.eT)(e),
why: "is an option of a program without a table"
} ];
});
}
function readOpaque(e) {
return {
effects: [],
inner: [],
risks: unknownWords(e),
readOnly: false,
opaque: true
};
}
}),
35476: (function(e, t, s) {
s.d(t, {
i: () => promptRisk,
q: () => readsCommands
});
var n = s(85915);
const r = Number.POSITIVE_INFINITY;
const o = new Map([ [ "fish csh tcsh pwsh powershell nu elvish xonsh es", 0, "-c" ], [ "lua luajit tclsh wish expect jimsh swipl gforth janet fennel raku perl6 rakudo m4 dc gnuplot maxima gp", 0, "" ], [ "irb pry ghci iex erl scala jshell groovysh clojure clj sbcl clisp ecl guile racket csi gosh scheme", 0, "-e" ], [ "julia swift ocaml utop octave deno ipython bpython ptpython parallel openssl crontab sage", 0, "" ], [ "su newgrp unshare nsenter script", 0, "-c" ], [ "R", r, "-e -f --file" ], [ "sqlite3 sqlite duckdb mongo mongosh", 1, "" ], [ "psql", r, "-c --command -f --file -l --list" ], [ "mysql mariadb", r, "-e --execute" ], [ "vi vim nvim view vimdiff gvim ex ed red", r, "" ], [ "gdb lldb", r, "-batch --batch" ], [ "ftp lftp sftp telnet at batch", r, "" ] ].flatMap(([e, t, s]) => e.split(" ").map(e => [ e, {
operands: t,
unless: s.split(" ").filter(e => e !== "")
} ])));
function readsCommands(e) {
return {
word: (0, n.eT)(e),
why: "takes commands from its standard input",
hint: "pass its commands as an argument",
anyProgram: true
};
}
function promptRisk(e, t) {
const s = o.get(e);
const [r, ...a] = t;
if (s === void 0 || r === void 0) return null;
const i = a.map(n.bG);
const says = e => i.some(t => t === e || t.startsWith(`${e}=`));
if ([ "--version", "--help", ...s.unless ].some(says)) return null;
if (i.filter(e => !e.startsWith("-")).length > s.operands) return null;
return readsCommands(r);
}
}),
84056: (function(e, t, s) {
s.d(t, {
A: () => publishes,
L: () => openRulesFor
});
var n = s(85915);
const r = new Set("np release-it semantic-release standard-version commit-and-tag-version auto shipjs bumpp vercel netlify wrangler firebase surge gh-pages husky simple-git-hooks lefthook localtunnel lt ngrok serve http-server live-server local-web-server json-server pm2 twine flit jreleaser".split(" "));
const o = /^(?:pre|post|un|re)?(?:publish|deploy|upload|push|promote|checkin)/;
const a = /^(?:assemble|bundle|build|compile|lint|test|tests|check|verify|package|generate|process|connected|minify|merge|notes|dry)$/;
function publishes(e) {
if (r.has(e)) return true;
if (!/^[\w:@.-]{1,100}$/.test(e) || /\.\w{1,4}$/.test(e)) return false;
const t = e.replace(/([a-z\d])([A-Z])/g, "$1 $2").toLowerCase().split(/[^a-z\d]+/);
if (t.some(e => o.test(e)) || pushesImage(t)) return true;
return t.some(e => /^releases?$/.test(e)) && !t.some(e => a.test(e));
}
function pushesImage([e, ...t]) {
return e === "jib" && !t.some(e => /^(?:docker|tar)$/.test(e));
}
function openRulesFor(e, t) {
return publishes((0, n.Zc)(e) ?? "") ? {} : t;
}
}),
3684: (function(e, t, s) {
s.d(t, {
w: () => programFor,
c: () => ja
});
var n = s(85915);
function compileOptions(e) {
const t = new Map;
for (const s of e.flatMap(rowsOf)) t.set(s.name, s);
const isOn = t => e.some(e => e[t] === true);
return {
rows: t,
prefixes: [ ...t.values() ].filter(e => e.name.endsWith("*")).sort((e, t) => t.name.length - e.name.length),
digits: isOn("digits"),
singleDash: isOn("singleDash"),
stopAtOperand: isOn("stopAtOperand"),
groups: isOn("groups"),
passesOn: isOn("passesOn")
};
}
function rowsOf(e) {
const t = [ [ e.flag, "nothing", "data" ], [ e.value, "one", "data" ], [ e.optional, "glued", "data" ], [ e.pair, "two", "data" ], [ e.read, "one", "read" ], [ e.write, "one", "write" ], [ e.pairRead, "two", "read" ] ];
return [ ...t.flatMap(([e, t, s]) => namesOf(e).map(e => ({
name: e,
takes: t,
role: s
}))), ...Object.entries(e.risks ?? {}).flatMap(([e, t]) => [ t ].flat().flatMap(t => riskRows(e, typeof t === "string" ? {
value: t
} : t))) ];
}
function riskRows(e, t) {
const s = [ [ t.flag, "nothing" ], [ t.value, "one" ], [ t.optional, "glued" ] ];
const {never: n = false, open: r = false} = t;
return s.flatMap(([t, s]) => namesOf(t).map(t => ({
name: t,
takes: s,
role: "risk",
why: e,
never: n,
open: r
})));
}
function namesOf(e) {
return e === void 0 ? [] : e.split(" ").filter(e => e !== "");
}
function findOption(e, t, s = t) {
const n = e.singleDash && t.startsWith("--") ? e.rows.get(t.slice(1)) : void 0;
return e.rows.get(t) ?? n ?? findOptionPrefix(e, s);
}
function findOptionPrefix(e, t) {
return e.prefixes.find(e => t.startsWith(e.name.slice(0, -1)));
}
function namesOptionRisk(e, t, s) {
if (!t.startsWith("-") || t === "--") return false;
if (!s) return [ ...e.rows.values() ].some(e => e.role !== "data");
if (t === "-") return false;
const n = t.split("=")[0] ?? "";
if (n.startsWith("--") || e.singleDash) return beginsRisk(e, n);
for (const t of n.slice(1)) {
const s = findOption(e, `-${t}`);
if (s === void 0 || s.role !== "data") return s !== void 0;
if (s.takes !== "nothing") return false;
}
return false;
}
function beginsRisk(e, t) {
const s = t.replace(/^--?/, "");
return [ ...e.rows.values() ].some(t => t.role !== "data" && (e.singleDash || t.name.startsWith("--")) && t.name.replace(/^--?/, "").startsWith(s));
}
var r = s(55559);
const o = /^\/(?:dev|proc|sys)(?:\/|$)/;
function operandText(e, t, s) {
if (e === void 0) return {
kind: "input",
word: e
};
const a = (0, n.Zc)(e);
if (a === null) return {
kind: "unknown",
word: e
};
if (a === "-") return {
kind: "input",
word: e
};
const i = (0, r.Hi)(a, t);
const c = o.test(i) ? i : s.realpath(i);
if (!o.test(c)) return {
kind: "file",
word: e
};
const l = /^\/dev\/(?:stdin|fd\/0)$|^\/proc\/(?:thread-)?self\/fd\/0$/.test(c);
return l ? {
kind: "input",
word: e
} : {
kind: "unknown",
word: e
};
}
const a = new Set([ "--rcfile", "--init-file", "--emulate" ]);
const i = /^--?(?:debug|debugger|dump-po-strings|dump-strings|help|init-file|login|noediting|noprofile|norc|posix|pretty-print|protected|rcfile|restricted|verbose|version|wordexp)$/;
function readShellWords(e) {
const t = [];
let s = 0;
const next = () => {
s += 1;
return e[s];
};
for (;s < e.length; s += 1) {
const r = e[s];
const o = (0, n.Zc)(r) ?? "";
if (!i.test(o) && !/^--./.test(o)) break;
const c = o.startsWith("--") ? o : `-${o}`;
t.push({
name: c,
word: r,
value: a.has(c) ? next() : void 0
});
}
for (;s < e.length; s += 1) {
const r = e[s];
const o = (0, n.bG)(r);
if (r.kind !== "literal" && (o === "" || /^[-+]/.test(o))) return finish(t, [], r);
if (o === "-" || o === "--") {
s += 1;
break;
}
if (!/^[-+]/.test(o)) break;
for (const e of o.slice(1)) t.push({
name: e,
word: r,
value: /[oO]/.test(e) ? next() : void 0
});
}
return finish(t, e.slice(s), null);
}
function finish(e, t, s) {
const has = (...t) => e.some(({name: e}) => t.includes(e));
const n = has("--version", "--help");
return {
command: has("c"),
input: has("s"),
asks: n,
options: e,
operands: t,
unknown: s
};
}
function shellText(e, t, s) {
const {command: r, input: o, asks: a, operands: i, unknown: c} = e;
if (a) return {
kind: "none"
};
if (c !== null) return {
kind: "unknown",
word: c
};
const [l, ...u] = i;
if (r) return {
kind: "argument",
text: l,
more: u,
also: o
};
const d = e.options.find(({name: e, word: t}) => e === "s" && (0, n.bG)(t).startsWith("+"));
if (d !== void 0) return {
kind: "unknown",
word: d.word
};
if (o) return {
kind: "input",
word: void 0
};
return operandText(l, t, s);
}
const c = "runs a program of the caller's choice";
const l = "chooses another directory or configuration, which are code";
const u = "chooses another server or its configuration";
const d = "chooses another server, account or configuration";
const p = "is not named by the rule";
const f = "chooses another configuration, which can name files to read or programs to run";
const h = "shows or changes the system";
const m = "can run commands or programs";
const g = "loads code or configuration from a path";
const v = "opens a server or a browser";
const k = "chooses another configuration, which can name programs to run";
const w = "chooses another configuration or location";
const b = "is program text or makes the program load code";
const y = "chooses another server or sends credentials";
const x = "runs it as another user or in another environment";
const O = "Runs whatever the tests and their configuration in the workspace contain.";
const $ = "Runs plug-ins and configuration files of the workspace, which are code.";
const q = "Runs scripts that package.json and the configuration in the workspace name.";
const E = "Compiles and runs the code of the workspace.";
const j = "Runs plug-ins that its configuration in the workspace names, which are code.";
function riskOf(e, t, s = {}) {
return {
word: (0, n.eT)(e),
why: t,
...s
};
}
function risksFor(e, t, s = {}) {
return e.map(e => riskOf(e, t, s));
}
function risksUnless(e, t, s, r = {}) {
const o = e.filter(e => !(0, n.cK)(e, t));
return risksFor(o, s, r);
}
function responseFileRisks(e) {
const t = e.filter(e => (0, n.cK)(e, /^@/));
return risksFor(t, "reads options from a file");
}
var F = s(13528);
const _ = {
has(...e) {
return this.options.some(t => e.includes(t.name));
},
value(...e) {
return this.options.findLast(t => e.includes(t.name))?.value ?? null;
},
values(...e) {
return this.options.filter(t => e.includes(t.name)).flatMap(e => e.value ?? []);
},
own() {
return this.operands.slice(0, this.beforeDashes);
},
handed() {
return this.operands.slice(this.beforeDashes);
}
};
function scanArguments(e, t, s, r = () => []) {
const o = {
options: [],
operands: [],
risks: [],
effects: [],
beforeDashes: 0,
dashes: false,
..._
};
const a = {
words: e,
grammar: t,
cwd: s,
before: r,
scan: o,
risky: new Set
};
let i = 0;
while (i < e.length) {
const s = e[i];
if (s === void 0) break;
if (s.kind !== "literal" || s.value !== "--" || o.dashes) if (o.dashes || !mayBeOption(s)) {
takeOperand(o, s);
if (t.stopAtOperand && !o.dashes) return takeRest(o, e.slice(i + 1));
} else if ((0, n.bG)(s).startsWith("-")) i += takeOption(a, i); else {
o.risks.push(notKnown(s));
takeOperand(o, s);
} else o.dashes = true;
i += 1;
}
return o;
}
function notKnown(e) {
const t = (0, n.eT)(e);
return {
word: t,
why: "is not known before it runs and may become an option",
hint: (0, F.w)(t)
};
}
function mayBeOption(e) {
if (e.kind === "literal") return e.value.length > 1 && e.value.startsWith("-");
if (e.kind === "unknown") return e.plain !== true;
return e.prefix === "" ? e.plain !== true : e.prefix.startsWith("-");
}
function takeOperand(e, t) {
e.operands.push(t);
e.dashes || (e.beforeDashes += 1);
}
function takeRest(e, t) {
e.operands.push(...t);
e.beforeDashes += t.length;
return e;
}
function takeOption(e, t) {
const s = e.words[t];
const r = (0, n.bG)(s);
const o = r.indexOf("=");
const a = o < 0 ? r : r.slice(0, o);
const i = complete(s, o) ? findOption(e.grammar, a, r) : findOptionPrefix(e.grammar, r);
if (i?.name.endsWith("*") === true) return give(e, t, i, (0, n.od)(s, i.name.length - 1));
if (i !== void 0 && (a.length > 2 || o < 0)) return takeNamed(e, t, i, o);
if (e.grammar.digits && s.kind === "literal" && /^-\d+$/.test(r)) return 0;
if (r.startsWith("--") || e.grammar.singleDash) return refuseUnknown(e, s);
return takeCluster(e, t);
}
function complete(e, t) {
return e.kind === "literal" || t >= 0;
}
function takeNamed(e, t, s, r) {
const o = e.words[t];
if (r >= 0) {
const a = e.grammar.singleDash && s.role === "data";
if (s.takes === "nothing" && !a) return refuseUnknown(e, o);
return give(e, t, s, (0, n.od)(o, r + 1));
}
return takeSeparate(e, t, s);
}
function takeSeparate(e, t, s) {
if (s.takes === "nothing" || s.takes === "glued") return give(e, t, s, null);
const r = s.takes === "two" ? 2 : 1;
const o = e.words.slice(t + 1, t + 1 + r);
for (const t of o) checkSwallowed(e, t);
if (s.role === "risk") for (const r of o) e.scan.risks.push({
word: (0, n.eT)(r),
why: s.why ?? "",
never: s.never ?? false,
...s.open === true ? {
anyProgram: true,
alsoCoveredBy: [ ...e.before(), ...e.words.slice(0, t + 1).map(n.eT) ]
} : {}
});
give(e, t, s, o.at(-1) ?? null);
return o.length;
}
function checkSwallowed(e, t) {
const {risks: s} = e.scan;
t.kind === "unknown" && s.push({
word: t.source,
why: "may become any number of words"
});
namesOptionRisk(e.grammar, (0, n.bG)(t), t.kind === "literal") && s.push(misplaced(t));
}
function misplaced(e) {
return {
word: (0, n.eT)(e),
why: "looks like an option instead of an argument"
};
}
function takeCluster(e, t) {
const s = e.words[t];
const r = (0, n.bG)(s);
for (let o = 1; o < r.length; o += 1) {
const a = findOption(e.grammar, `-${r[o] ?? ""}`);
if (a === void 0) return refuseUnknown(e, s);
if (a.takes === "nothing") {
give(e, t, a, null);
continue;
}
const i = o + 1 < r.length || s.kind === "partial";
const c = /^[A-Za-z]*/.exec(r.slice(o + 1))?.[0] ?? "";
e.grammar.groups && Array.from(c).some(t => namesOptionRisk(e.grammar, `-${t}`, true)) && e.scan.risks.push(misplaced(s));
if (i || a.takes === "glued") return give(e, t, a, i ? (0, n.od)(s, o + 1) : null);
return takeSeparate(e, t, a);
}
return s.kind === "partial" ? refuseUnknown(e, s) : 0;
}
const C = "is an option that is not known to be harmless";
function refuseUnknown(e, t) {
if (e.grammar.passesOn && t.kind === "literal") return 0;
e.scan.risks.push({
word: (0, n.eT)(t),
why: C
});
return 0;
}
function give(e, t, s, r) {
const {scan: o, cwd: a} = e;
const i = e.words[t];
o.options.push({
name: s.name,
word: i,
value: r
});
s.open === true && e.risky.has(i) && markText(o, i);
if (s.role === "risk" && (s.never === true || !e.risky.has(i))) {
e.risky.add(i);
o.risks.push({
word: (0, n.eT)(i),
why: s.why ?? "",
...s.never === true ? {
never: true
} : {},
...s.open === true ? {
anyProgram: true
} : {}
});
}
if ((s.role === "read" || s.role === "write") && r !== null) {
const e = (0, n.EV)(s.role, r, a);
o.effects.push(...e.effects);
o.risks.push(...e.risks);
}
return 0;
}
function markText({risks: e}, t) {
const s = e.findIndex(e => e.word === (0, n.eT)(t));
e[s] !== void 0 && (e[s] = {
...e[s],
anyProgram: true
});
}
const P = {
flag: "--help --version"
};
function defineProgram(e) {
const t = commandReader(e, P);
return {
names: e.names.split(" "),
source: e.source,
grants: e.grants ?? null,
...e.reads === "files" && e.grants === void 0 ? {
readOnly: [ "" ]
} : {},
read: (e, s) => t(e.argv.slice(1), e, s)
};
}
function definePrograms(e) {
return e.map(defineProgram);
}
function defineSimilarPrograms(e, t) {
return t.map(t => defineProgram({
...e,
...t
}));
}
function defineByOptions(e, t) {
return Object.entries(t).map(([t, s]) => defineProgram({
...e,
names: t,
options: s
}));
}
const defineGuardedPrograms = e => e.map(guarded);
function guarded(e) {
const {flag: t = "", text: s = "", ...n} = e;
return defineProgram({
...n,
flag: t,
risks: {
"is program text": {
value: s,
open: true
}
},
check: ({scan: t, invocation: {cwd: n}, world: r}) => ({
risks: t.operands.map((t, o) => {
const a = s !== "" && o === 0 && operandText(t, n, r).kind !== "file";
return riskOf(t, e.why, a ? {
anyProgram: true
} : {});
})
}),
changes: true
});
}
function commandReader(e, ...t) {
let s;
const r = [ e.operands ?? "data" ].flat();
const o = r.every(e => e === "data");
const a = [ e.check ?? [] ].flat();
return (i, c, l) => {
s ??= compileOptions([ ...t, ...[ e.options ?? [] ].flat(), e ]);
const u = scanArguments(i, s, c.cwd, () => c.argv.slice(0, c.argv.length - i.length).map(n.eT));
const d = [ u ];
if (!o) for (const [t, s] of u.operands.entries()) d.push(operandEffects(r[Math.min(t, r.length - 1)] ?? "data", s, c.cwd, e.why));
for (const e of a) d.push(e({
scan: u,
invocation: c,
world: l
}));
const {effects: p, inner: f, risks: h, links: m, changes: g, bulk: v, edits: k, readsMore: w} = gatherEffects(d);
const b = e.handsOn === true || s.passesOn || o && a.length === 0;
u.dashes && !b && addLoose(h, u);
return {
effects: p,
inner: f,
risks: h.length === 0 ? h : asTyped(h, i),
links: m,
readOnly: e.reads !== void 0 && !g,
readsOnlyFiles: e.reads === "files" && !g && !w,
bulk: v,
...k.length === 0 ? {} : {
edits: k
}
};
};
}
const z = {
effects: [],
inner: [],
risks: [],
readOnly: true,
readsOnlyFiles: true
};
function mergeProgramEffects(...e) {
const {effects: t, inner: s, risks: n, links: r, bulk: o} = gatherEffects(e);
const a = e.every(e => e.readOnly);
const i = e.every(e => e.readsOnlyFiles === true);
const c = e.some(e => e.opaque === true);
return {
effects: t,
inner: s,
risks: n,
links: r,
bulk: o,
readOnly: a,
readsOnlyFiles: i,
...c ? {
opaque: c
} : {}
};
}
function startedBy(e, t) {
const s = t.risks.map(({alsoCoveredBy: t, openedBy: s, ...n}) => ({
...n,
...t === void 0 ? {} : {
alsoCoveredBy: [ ...e, ...t ]
},
...s === void 0 ? {} : {
openedBy: [ ...e, ...s ]
}
}));
return {
...t,
risks: s
};
}
function operandEffects(e, t, s, r) {
switch (e) {
case "data":
return {};

case "read":
case "list":
case "write":
case "delete":
return (0, n.EV)(e, t, s);

case "tree":
return (0, n.T7)(t, s);

case "address":
return (0, n.ll)(t);

case "named":
return {
risks: [ {
word: (0, n.eT)(t),
why: r ?? p
} ]
};

case "never":
return {
risks: [ {
word: (0, n.eT)(t),
why: r ?? "cannot be analyzed",
never: true
} ]
};
}
}
function effectsFor(e, t, s) {
const n = typeof e === "string" ? [ e ] : e;
return gatherEffects(t.flatMap(e => n.map(t => operandEffects(t, e, s))));
}
function gatherEffects(e) {
const t = [];
const s = [];
const n = [];
const r = [];
const o = [];
const a = [];
let i = false;
let c = false;
for (const l of e) {
for (const e of l.effects ?? A) t.push(e);
for (const e of l.inner ?? A) s.push(e);
for (const e of l.risks ?? A) n.push(e);
for (const e of l.links ?? A) r.push(e);
for (const e of l.bulk ?? A) o.push(e);
for (const e of l.edits ?? A) a.push(e);
i ||= l.changes === true;
c ||= l.readsMore === true;
}
return {
effects: t,
inner: s,
risks: n,
changes: i,
links: r,
bulk: o,
edits: a,
readsMore: c
};
}
const A = [];
function addLoose(e, {operands: t, beforeDashes: s}) {
for (const n of t.slice(s)) {
if (n.kind !== "unknown" || n.plain === true || e.some(e => e.word === n.source)) continue;
e.push({
word: n.source,
why: "may become any number of words",
hint: "put quotes around it"
});
}
}
function asTyped(e, t) {
const s = new Set(t.map(n.eT));
const r = t.filter(e => e.kind === "literal" && e.value.startsWith("-"));
return e.map(e => {
const t = s.has(e.word) ? void 0 : r.find(t => (0, n.eT)(t).endsWith(e.word));
return t === void 0 ? e : {
...e,
word: (0, n.eT)(t)
};
});
}
const T = /\.(?:t(?:gz|az|bz2?|xz|zst)|gz|z|Z|bz2?|xz|lzma|zst|lz4|br)$/;
const S = {
g: "gz",
b: "bz2",
x: "xz",
z: "zst",
l: "lz4"
};
function directoryOf(e) {
let t = e.length;
while (e[t - 1] === "/") t -= 1;
return e.slice(0, e.lastIndexOf("/", t - 1) + 1);
}
function replacements(e, {scan: t, invocation: s}) {
if (t.has("-S", "--suffix", "-N", "--name", "-r", "--recursive")) return [ directoryOf(e) || "." ];
const r = (0, n.Zc)(s.argv[0]) ?? "";
const o = /^(?:b?un|gun)/.test(r) || t.has("-d", "--decompress", "--uncompress");
const a = e.replace(T, "");
if (o) return a === e ? [] : [ a, `${a}.tar` ];
return [ `${e}.${r === "brotli" ? "br" : S[r.charAt(0)] ?? "gz"}` ];
}
function compresses(e) {
const t = e.scan.has("-c", "--stdout", "--to-stdout", "-l", "--list", "-t", "--test") || (0, 
n.cK)(e.invocation.argv[0], /cat$/);
const {cwd: s} = e.invocation;
const replaced = t => [ (0, n.EV)("delete", t, s), ...replacements((0, n.Zc)(t) ?? "", e).map(e => (0, 
n.EV)("write", (0, n.CK)(e), s)) ];
return gatherEffects(e.scan.operands.flatMap(e => [ (0, n.EV)("read", e, s), ...t || (0, 
n.Zc)(e) === "-" ? [] : replaced(e) ]));
}
const R = defineProgram({
names: "gzip gunzip zcat bzip2 bunzip2 bzcat xz unxz xzcat zstd unzstd zstdcat lz4 brotli",
source: "https://www.gnu.org/software/gzip/manual/gzip.html",
flag: "-c --stdout --to-stdout -d --decompress --uncompress -f --force -k --keep -l --list -n --no-name -N --name -q --quiet -r --recursive -t --test -v --verbose -z --compress -1 -2 -3 -4 -5 -6 -7 -8 -9 --fast --best -e --extreme -h -H --long-help -L --license -V -s --small --rsyncable --synchronous",
value: "-S --suffix -T --threads",
digits: true,
write: "-o",
check: compresses
});
var I = s(85760);
const B = 5e3;
function aboutSecrets(e, t, {invocation: s, starts: o}) {
const a = t === "name" ? I.rQ : I.yP;
const i = e.filter(e => e.kind !== "literal" || a(e.value));
const isName = e => e.kind === "literal" && !/[*?[{\\]/.test(e.value);
const c = i.filter(isName);
return {
risks: i.filter(e => !isName(e)).map(e => riskOf(e, "may match files that contain secrets")),
effects: c.flatMap(e => o.flatMap(o => {
const a = (0, n.Zc)(o);
const i = t === "name" ? `${a ?? "."}/${(0, n.bG)(e)}` : (0, n.bG)(e);
return a === null ? [] : [ {
kind: "read",
path: (0, r.Hi)(i, s.cwd)
} ];
}))
};
}
function pickedBelow(e, {invocation: t, world: s}, o, a = "read") {
return gatherEffects(e.map(e => {
const i = (0, n.Zc)(e);
if (i === null) return {};
const {paths: c} = s.sensitiveBelow((0, r.Hi)(i, t.cwd), B);
const l = c.filter(e => o(candidate(e, i, t.cwd)));
return {
effects: l.map(e => ({
kind: a,
path: e
}))
};
}));
}
function candidate(e, t, s) {
const n = (0, r.JA)({
path: e,
directory: (0, r.Hi)(t, s)
}) ?? e;
const o = n === "" ? t : `${t.replace(/\/+$/, "")}/${n}`;
return {
shown: o,
path: n,
name: e.slice(e.lastIndexOf("/") + 1)
};
}
function testOf(e) {
return (e.kind === "literal" ? (0, I.Sf)(e.value) : null) ?? (() => true);
}
function isWhole(e) {
return e.kind === "literal" && (0, I.Ki)(e.value);
}
const Z = 5e3;
function followTree(e, {invocation: t, world: s}, o) {
const a = (0, n.Zc)(e);
if (a === null) return {};
const {cwd: i} = t;
const c = (0, r.Hi)(a, i);
const l = s.linksBelow(c, Z);
if (l === null) return {
risks: [ riskOf(e, "contains too many files to check for links") ]
};
const isFollowed = e => o?.(candidate(e, a, i)) ?? true;
return {
effects: l.links.filter(isFollowed).map(e => ({
kind: "read",
path: e
}))
};
}
var D = s(68365);
function mayLink(e) {
return {
...e,
links: (0, D.M)(e.effects ?? [])
};
}
function linksBelow(e) {
return {
...e,
links: (0, D.M)(e.effects ?? []).map(e => `${e}/`)
};
}
function unpackInto(e, t) {
return linksBelow(writeTree(e, t));
}
function writeTree(e, {invocation: t, world: s}) {
const o = (0, n.EV)("write", e, t.cwd);
const a = (0, D.M)(o.effects).some(e => (0, r.FK)({
path: s.workspace,
directory: e
}));
const i = {
kind: "write",
path: `${s.workspace}/.github`
};
return gatherEffects([ o, a ? {
effects: [ i ]
} : {} ]);
}
function printedMembers(e, t) {
const {cwd: s} = t.invocation;
const r = [ (0, n.CK)(".") ];
return gatherEffects(e.map(e => {
if (!/[*?[\\]/.test((0, n.Zc)(e) ?? "*")) return (0, n.EV)("read", e, s);
if (isWhole(e)) return {};
const o = testOf(e);
return gatherEffects([ aboutSecrets([ e ], "path", {
...t,
starts: r
}), pickedBelow(r, t, ({name: e}) => o(e)) ]);
}));
}
function dashed(e) {
const [t, ...s] = e;
if (t?.kind !== "literal" || !/^[A-Za-z]+$/.test(t.value)) return e;
const r = t.value.split("");
const o = r.filter(e => "fCbTXgHVLNKI".includes(e));
const a = r.filter(e => !o.includes(e));
const i = o.flatMap((e, t) => [ (0, n.CK)(`-${e}`), ...s.slice(t, t + 1) ]);
return [ ...a.length > 0 ? [ (0, n.CK)(`-${a.join("")}`) ] : [], ...i, ...s.slice(o.length) ];
}
function checkTar(e) {
const {scan: t, invocation: s} = e;
const {cwd: r} = s;
const o = t.value("-f", "--file");
const a = o !== null && /^[^/]*:/.test((0, n.bG)(o)) ? [ riskOf(o, "is an archive on another machine") ] : [];
const i = t.has("-c", "--create", "-r", "--append", "-u", "--update", "-A", "--catenate", "--concatenate", "--delete");
const c = t.has("-O", "--to-stdout");
const l = t.has("-x", "--extract", "--get");
return gatherEffects([ {
risks: a
}, o === null ? {} : (0, n.EV)(i ? "write" : "read", o, r), {
risks: directories(e).flatMap(({word: e}) => (0, n.Zc)(e) === null ? riskOf(e, N) : [])
}, i ? gatherEffects(t.operands.map(t => (0, n.T7)(member(t, e), r))) : {}, i && t.has("-h", "--dereference") ? gatherEffects(t.operands.map(t => followTree(member(t, e), e))) : {}, l ? c ? printedMembers(t.operands, e) : extracted(e) : {} ]);
}
const N = "is a directory that is not known before it runs";
function directories({scan: e, invocation: t}) {
return e.options.flatMap(e => [ "-C", "--directory", "--cd" ].includes(e.name) && e.value !== null ? [ {
word: e.value,
at: t.argv.indexOf(e.word)
} ] : []);
}
function directoryAt(e, t) {
return directories(t).filter(t => t.at < e).reduce((e, {word: t}) => (0, r.Hi)((0, 
n.Zc)(t) ?? ".", e), t.invocation.cwd);
}
function member(e, t) {
const s = (0, n.Zc)(e);
if (s === null) return e;
return {
...e,
kind: "literal",
value: (0, r.Hi)(s, directoryAt(t.invocation.argv.indexOf(e), t))
};
}
function extracted(e) {
const {scan: t, invocation: s} = e;
const r = directoryAt(Number.POSITIVE_INFINITY, e);
if (t.operands.length === 0 || t.has("--wildcards", "--strip-components")) return unpackInto((0, 
n.CK)(r), e);
const o = t.operands.map(t => {
const o = (0, n.Zc)(t);
if (o === null) return {
risks: [ riskOf(t, "is a member that is not known before it runs") ]
};
const a = new Set([ directoryAt(s.argv.indexOf(t), e), r ]);
return gatherEffects([ ...a ].map(t => /(?:^|\/)\.{0,2}$/.test(o) ? unpackInto((0, 
n.CK)(t), e) : (0, n.EV)("write", (0, n.CK)(`${t}/${o}`), s.cwd)));
});
return mayLink(gatherEffects(o));
}
const L = defineProgram({
names: "tar gtar bsdtar",
source: "https://www.gnu.org/software/tar/manual/html_section/All-Options.html",
flag: "-c --create -x --extract --get -t --list -r --append -u --update -A --catenate --concatenate -d --diff --compare --delete -z --gzip --gunzip -j --bzip2 -J --xz -a --auto-compress --no-auto-compress --zstd --lzma -v --verbose -p --preserve-permissions --same-permissions --no-same-owner --no-same-permissions --same-owner -k --keep-old-files --skip-old-files --keep-newer-files --overwrite -O --to-stdout -m --touch -h --dereference --hard-dereference -n --seek --numeric-owner --wildcards --no-wildcards --anchored --exclude-vcs --exclude-vcs-ignores --exclude-backups --exclude-caches --no-recursion --recursion -l --one-file-system --totals --null -S --sparse -w -W -i --ignore-zeros --ignore-failed-read -R --block-number --show-transformed-names --utc --full-time -o --no-unquote --unquote -G --incremental --check-device --no-check-device --no-seek --exclude-caches-all --exclude-caches-under --no-null --verbatim-files-from --no-verbatim-files-from --no-anchored --wildcards-match-slash --no-wildcards-match-slash --no-overwrite-dir --ignore-command-error --no-ignore-command-error --delay-directory-restore --no-delay-directory-restore --clamp-mtime --preserve-order --same-order --acls --no-acls --selinux --no-selinux --xattrs --no-xattrs -B --read-full-records --old-archive --portability --posix --lzip --lzop --ungzip -Z --compress --uncompress --check-links --show-defaults --show-omitted-dirs --show-stored-names --show-snapshot-field-ranges --restrict --no-quote-chars",
value: "-b --blocking-factor --exclude --strip-components --owner --group --mode --mtime --sort --format -H -V --label -N --newer --after-date --newer-mtime -K --starting-file --level --pax-option --quoting-style --record-size --warning --exclude-tag --exclude-tag-all --exclude-tag-under --exclude-ignore --exclude-ignore-recursive --hole-detection --sparse-version --xattrs-exclude --xattrs-include --quote-chars -f --file -C --directory --cd",
read: "-X --exclude-from",
optional: "--atime-preserve --occurrence --checkpoint --ignore-case --no-ignore-case",
risks: {
[c]: "-I --use-compress-program --to-command --rsh-command --rmt-command --checkpoint-action -F --info-script --new-volume-script --volno-file -g --listed-incremental",
"reads a list of files": "-T --files-from --add-file",
"lets members leave the directory": {
value: "--transform --xform",
optional: "--one-top-level",
flag: "-P --absolute-names --unlink-first -U --recursive-unlink --keep-directory-symlink --force-local --remove-files"
},
"operates on several archives": {
flag: "-M --multi-volume",
value: "-L --tape-length --index-file"
}
},
check: checkTar
});
const M = {
...L,
read: ({argv: e, cwd: t}, s) => L.read({
argv: [ ...e.slice(0, 1), ...dashed(e.slice(1)) ],
cwd: t
}, s)
};
const K = definePrograms([ {
names: "zip",
source: "https://infozip.sourceforge.net/Zip.html",
flag: "-r --recurse-paths -q --quiet -v --verbose -j --junk-paths -u --update -f --freshen -y --symlinks -X --no-extra -D -g -o -0 -1 -2 -3 -4 -5 -6 -7 -8 -9",
value: "-x --exclude -i --include -n",
risks: {
[c]: {
flag: "-T --test",
value: "-TT --unzip-command"
},
"deletes the files": {
flag: "-m --move"
}
},
operands: [ "write", "tree" ],
check: e => {
const {scan: t, invocation: s} = e;
const r = t.values("-x", "--exclude", "-i", "--include").map(n.bG).filter(e => e.startsWith("@")).map(e => (0, 
n.CK)(e.slice(1)));
return gatherEffects([ effectsFor("read", r, s.cwd), ...t.has("-y", "--symlinks") ? [] : t.operands.slice(1).map(t => followTree(t, e)) ]);
}
}, {
names: "unzip",
source: "https://infozip.sourceforge.net/UnZip.html",
flag: "-l -t -v -z -p -c -q -qq -n -o -j -a -C -L -M -u -f",
value: "-x -d",
risks: {
"lets members leave the directory": {
flag: "-: -^ -K -X"
}
},
check: e => {
const {scan: t, invocation: s} = e;
const r = t.has("-l", "-t", "-v", "-z", "-p", "-c");
const o = unpackInto(t.value("-d") ?? (0, n.CK)("."), e);
return gatherEffects([ effectsFor("read", t.operands.slice(0, 1), s.cwd), r ? {} : o, t.has("-p", "-c") ? printedMembers(t.operands.slice(1), e) : {} ]);
}
}, {
names: "zipinfo zgrep zless xzgrep lsar",
source: "https://infozip.sourceforge.net/UnZip.html",
flag: "-1 -2 -s -m -l -v -h -t -z -n -i -c -q",
operands: "read"
} ]);
const W = {
system: "runs a command (system)",
getline: "reads from a file or a command (getline)",
ENVIRON: "reads the environment (ENVIRON)",
PROCINFO: "reads about the process (PROCINFO)",
ARGV: "changes which files are read (ARGV)",
ARGC: "changes which files are read (ARGC)",
SYMTAB: "reaches variables by name (SYMTAB)",
FUNCTAB: "reaches functions by name (FUNCTAB)"
};
const U = new Set([ "if", "while", "for", "switch" ]);
const G = new Set("print printf return in if while for else do case exit delete getline".split(" "));
const H = "writes a file (>)";
const V = "is a program that cannot be analyzed with certainty";
function readAwkProgram(e) {
const t = {
text: e,
at: 0,
operand: false,
printing: null,
depth: 0,
last: "",
condition: false,
open: [],
problems: new Set
};
while (t.at < e.length) takeToken(t);
return [ ...t.problems ];
}
function takeToken(e) {
const t = e.text[e.at] ?? "";
const s = /[A-Za-z_]\w*/y;
s.lastIndex = e.at;
const n = s.exec(e.text)?.[0];
n !== void 0 ? takeName(e, n) : /[0-9.]/.test(t) ? advance(e, 1, true) : t === '"' ? takeString(e) : t === "#" ? takeComment(e) : t === "/" ? takeSlash(e) : t === "\\" ? takeContinuation(e) : /[\n;{}]/.test(t) ? endStatement(e, t) : /\s/.test(t) ? advance(e, 1, e.operand) : takeOperator(e, t);
if (/[\s#\\]/.test(t)) return;
e.last = t;
e.condition = n !== void 0 && U.has(n);
}
function takeName(e, t) {
Object.hasOwn(W, t) && e.problems.add(W[t] ?? V);
t !== "print" && t !== "printf" || (e.printing = e.depth);
advance(e, t.length, !G.has(t));
}
function takeOperator(e, t) {
const {text: s, at: n} = e;
const r = s.slice(n, n + 2);
t === "@" && e.problems.add("loads a file or calls a function by name (@)");
if (r === "||") {
advance(e, 2, false);
return;
}
t === "|" && e.problems.add("runs a command (|)");
(r === ">>" || t === ">" && e.printing !== null && e.depth <= e.printing) && e.problems.add(H);
t !== "(" && t !== "[" || (e.depth += 1);
t !== ")" && t !== "]" || (e.depth -= 1);
t === "(" && e.open.push(e.condition);
const o = t === ")" && e.open.pop() === true;
if (r === "++" || r === "--") {
advance(e, 2, true);
return;
}
advance(e, 1, t === ")" && !o || t === "]");
}
function advance(e, t, s) {
e.at += t;
e.operand = s;
}
function endStatement(e, t) {
t === "\n" && /[,&|?:]/.test(e.last) || (e.printing = null);
advance(e, 1, false);
}
function takeString(e) {
const {text: t} = e;
let s = e.at + 1;
while (s < t.length && t[s] !== '"') {
t[s] === "\n" && e.problems.add(V);
s += t[s] === "\\" ? 2 : 1;
}
s >= t.length && e.problems.add(V);
e.at = s + 1;
e.operand = true;
}
function takeComment(e) {
const t = e.text.indexOf("\n", e.at);
e.at = t < 0 ? e.text.length : t;
}
function takeContinuation(e) {
const t = e.text[e.at - 1] ?? " ";
const s = /\\\r?\n/y;
s.lastIndex = e.at;
s.test(e.text) && !/\w/.test(t) || e.problems.add(V);
advance(e, Math.max(1, s.lastIndex - e.at), e.operand);
}
function takeSlash(e) {
const {text: t, at: s} = e;
if (e.operand) {
advance(e, 1, false);
return;
}
let n = s + 1;
while (n < t.length && t[n] !== "/") {
t[n] === "\n" && e.problems.add(V);
n += t[n] === "\\" ? 2 : 1;
}
const r = t.slice(s + 1, n).replace(/\\./gs, "");
(n >= t.length || leavesBracketOpen(r)) && e.problems.add(V);
advance(e, n - s + 1, true);
}
function leavesBracketOpen(e) {
const t = e.lastIndexOf("]") + 1;
return e.includes("[", t) || e.slice(0, t).replace(/\[\^?\]?[^\]]*\]/g, "").includes("[");
}
function checkAwk({scan: e, invocation: t}) {
const s = e.values("-e", "--source");
const r = e.has("-f", "--file", "-E", "--exec");
const o = (0, n.Zc)(t.argv[0]) === "gawk" ? [] : e.options.filter(({name: e}) => e === "-e" || e === "--source");
const a = s.length > 0 || r ? s : e.operands.slice(0, 1);
const i = (s.length > 0 || r ? e.operands : e.operands.slice(1)).filter(e => !(0, 
n.cK)(e, /^[A-Za-z_]\w*=/));
const c = o.map(({word: e}) => riskOf(e, "is ignored by other versions of awk, which take the next word as the program"));
return gatherEffects([ {
risks: c
}, ...a.map(checkProgram), effectsFor("read", i, t.cwd) ]);
}
function checkProgram(e) {
const t = (0, n.Zc)(e);
if (t === null) return {
risks: [ riskOf(e, "is a program that is not known before it runs") ]
};
const s = readAwkProgram(t);
return {
risks: s.map(t => riskOf(e, t)),
effects: s.map(e => ({
kind: e === H ? "write" : "read",
path: {
any: t
}
}))
};
}
const X = defineProgram({
names: "awk gawk mawk nawk original-awk",
reads: "files",
source: "https://www.gnu.org/software/gawk/manual/gawk.html",
stopAtOperand: true,
flag: "-b --characters-as-bytes -c --traditional -C --copyright -k --csv -n --non-decimal-data -N --use-lc-numeric -O --optimize -s --no-optimize -P --posix -r --re-interval -S --sandbox -t --lint-old -M --bignum -g --gen-pot",
value: "-v --assign -F --field-separator -e --source",
optional: "-L --lint",
risks: {
"is a program in a file, which is not analyzed": "-f --file -E --exec -i --include",
"loads a library": "-l --load",
"writes a file": {
optional: "-d --dump-variables -o --pretty-print -p --profile"
},
"runs the debugger": {
optional: "-D --debug"
},
"is an option of another version of awk": "-W"
},
check: checkAwk
});
var J = s(84056);
const subCommands = (e, t, s = "") => Object.fromEntries(e.split(" ").map(e => [ `${s} ${e}`.trim(), t ]));
const each = (e, t) => Object.fromEntries(Object.entries(t).map(([t, s]) => [ t, {
...e,
...s
} ]));
const changing = e => each({
changes: true
}, e);
const readingFiles = e => each({
reads: "files"
}, e);
const namedOperands = e => ({
operands: "named",
why: e,
changes: true,
literal: true
});
const Y = {
operands: "named",
why: p,
changes: true
};
const runsTree = e => ({
options: e,
operands: "tree",
changes: true,
plain: true
});
function defineFamily(e) {
const t = new Map;
let s;
return {
names: e.names.split(" "),
source: e.source,
grants: e.grants ?? null,
...e.alone === void 0 ? {} : {
alone: e.alone
},
...e.literal === true ? {
subCommands: changingCommands(e)
} : {},
readOnly: Object.keys(e.commands).filter(t => t !== "" && e.commands[t]?.reads === "files"),
read(n, r) {
s ??= compileOptions([ {
flag: "--help --version"
}, ...[ e.globals ?? [] ].flat(), {
stopAtOperand: true
} ]);
const o = scanArguments(n.argv.slice(1), s, n.cwd);
return readFamily(e, {
scan: o,
readers: t,
invocation: n,
world: r
});
}
};
}
function changingCommands(e) {
return Object.keys(e.commands).filter(t => {
const s = e.commands[t];
return t !== "" && s?.changes === true && s.plain !== true && !isHandledByRun(s);
});
}
function isHandledByRun({recorded: e, instead: t}) {
return e === true || t !== void 0;
}
function readFamily(e, t) {
const s = t.scan.operands;
const n = e.passesOn === true && t.scan.dashes && t.scan.beforeDashes === 0;
const r = findCommand(e, n ? [] : s);
const o = !t.scan.dashes;
const a = {
...z,
effects: t.scan.effects,
risks: t.scan.risks,
readsOnlyFiles: o
};
if (r === null) return mergeProgramEffects(a, unknownCommand(e, s, t), startedTool(e, t));
const i = s.slice(0, r.length);
const c = i.at(-1);
const l = r.command.changes === true && r.command.plain !== true && c !== void 0 ? [ {
...riskOf(c, whyNamed(r.command)),
...openedBy(e, r, t)
} ] : [];
const u = readerFor(e, t.readers, r);
const d = u(s.slice(r.length), t.invocation, t.world);
return mergeProgramEffects({
...a,
risks: [ ...a.risks, ...l ]
}, d);
}
function whyNamed({instead: e}) {
const t = "changes something that the rule does not name";
return e === void 0 ? t : `is not available in a run (${e})`;
}
function openedBy(e, {key: t, command: s}, r) {
const o = (0, n.Zc)(r.invocation.argv[0]);
const a = e.literal === true && s.recorded !== true || s.literal === true;
if (a || o === null) return {};
return {
openedBy: [ o, ...t.split(" ") ]
};
}
function readerFor(e, t, s) {
const n = t.get(s.key);
if (n !== void 0) return n;
const r = s.command.handle ?? commandReader(s.command, ...[ e.common ?? [] ].flat());
t.set(s.key, r);
return r;
}
function findCommand(e, t) {
if (t.length === 0) return {
key: "",
command: e.commands[""] ?? {},
length: 0
};
let s = null;
let r = "";
for (let o = 1; o <= Math.min(3, t.length); o += 1) {
const a = (0, n.Zc)(t[o - 1]);
if (a === null || a === "" || a.includes(" ")) break;
r = o === 1 ? a : `${r} ${a}`;
const i = Object.hasOwn(e.commands, r) ? e.commands[r] : void 0;
i !== void 0 && (s = {
key: r,
command: i,
length: o
});
}
return s;
}
function unknownCommand(e, t, {invocation: s, world: r}) {
const o = e.unknown ?? "is an unknown sub-command: it may be an alias or an extension";
const [a, ...i] = t;
if (a === void 0) return {
...z,
readOnly: false
};
const c = Object.keys(e.commands).flatMap(e => e.includes(" ") ? [ e.split(" ")[0] ] : []);
const l = c.includes((0, n.bG)(a)) ? i.slice(0, 1) : [];
const u = (0, n.Zc)(s.argv[0]);
const d = u !== null && e.opens?.((0, n.bG)(a), s, r) === true;
const p = e.passesOn === true ? [] : i.filter(e => !l.includes(e) && family_mayBeOption(e));
const f = [ ...[ a, ...l ].map(e => riskOf(e, o, d ? (0, J.L)(e, {
openedBy: [ u ]
}) : {})), ...p.map(e => riskOf(e, "is an option of an unknown sub-command")) ];
const h = e.starts?.((0, n.bG)(a)) !== void 0;
const m = h ? {} : e.handed?.(i, (0, n.Zc)(a), {
invocation: s,
world: r
}) ?? {};
const {effects: g, risks: v} = gatherEffects([ {
risks: f
}, m ]);
const k = {
effects: g,
inner: [],
risks: v,
readOnly: false
};
return d || e.passesOn === true ? k : {
...k,
opaque: true
};
}
function startedTool(e, {scan: t, invocation: s, world: r}) {
const [o] = t.operands;
const a = e.starts?.((0, n.Zc)(o) ?? "");
if (a === void 0) return z;
const i = (0, n.Zc)(s.argv[0]) ?? "";
return startedBy([ i ], a.read({
...s,
argv: t.operands
}, r));
}
function family_mayBeOption(e) {
const t = (0, n.bG)(e);
if (e.kind !== "literal" && e.plain === true) return false;
return e.kind === "unknown" || t === "" || t.startsWith("-") && t !== "--help" && t !== "--version";
}
const Q = {
flag: "-k --keep_going --nocache_test_results --verbose_failures --show_progress --noshow_progress --noshow_loading_progress --build_tests_only --nobuild_tests_only --noremote_accept_cached --test_verbose_timeout_warnings --announce_rc --noimplicit_deps --notool_deps --order_output --stamp --nostamp",
value: "--test_output --test_summary --test_filter --test_tag_filters --build_tag_filters --test_timeout --test_size_filters --test_lang_filters --runs_per_test --flaky_test_attempts --jobs -j --compilation_mode -c --color --curses --ui_event_filters --local_test_jobs --output --test_arg --show_result --keep_going --notest_keep_going --cache_test_results --nodistinct_host_configuration",
optional: "--cache_test_results --test_keep_going --keep_going",
risks: {
"runs a program of the caller's choice or changes what is built": "--run_under --shell_executable --override_repository --override_module --action_env --test_env --repo_env --host_action_env --config --define --copt --cxxopt --linkopt --host_copt --crosstool_top --platforms --extra_toolchains --strategy --spawn_strategy --sandbox_writable_path --package_path --deleted_packages --aspects --script_path --tool_tag",
"sends to a server or writes files": "--remote_cache --remote_executor --bes_backend --build_event_json_file --build_event_text_file --build_event_binary_file --profile --explain --experimental_execution_log_file --disk_cache --repository_cache --symlink_prefix --output_file --query_file --credential_helper"
}
};
function labels({scan: e}) {
const t = e.operands.filter(e => !(0, n.cK)(e, /^-?(?:\/\/|:)?[\w./+~:*-]+$/) || /\.\./.test(((0, 
n.Zc)(e) ?? "").replace(/\/?\.\.\.(?=$|:)/, "")));
return {
risks: risksFor(t, "is a target outside the workspace")
};
}
const ee = defineFamily({
names: "bazel bazelisk",
source: "https://bazel.build/reference/command-line-reference",
grants: "Compiles and runs the code of the workspace.",
globals: {
risks: {
"chooses another directory or configuration": {
value: "--bazelrc --output_base --output_user_root --server_javabase --host_jvm_args --install_base",
flag: "--nohome_rc --noworkspace_rc --nosystem_rc"
}
}
},
commands: {
...subCommands("test build coverage", {
options: Q,
check: labels,
changes: true,
plain: true
}),
...subCommands("query cquery aquery", {
options: Q,
operands: "data"
}),
...subCommands("version help", {
operands: "data"
}),
info: {
options: Q,
operands: "data"
},
...subCommands("run clean fetch mod shutdown sync mobile-install vendor dump", {
operands: "named",
why: "is a program, a build or a command that the rule does not name",
changes: true,
options: Q
})
}
});
const te = defineProgram({
names: "bc dc",
source: "https://www.gnu.org/software/bc/manual/html_mono/bc.html",
flag: "-l --mathlib -q --quiet -s --standard -w --warn -i --interactive",
risks: {
"runs program text": "-e -f --expression --file"
},
operands: "named",
why: "is program text that it runs"
});
function valuesUnless(e, t, s) {
return ({scan: n}) => ({
risks: risksUnless(n.values(...e.split(" ")), t, s)
});
}
function builtInNames(...e) {
return valuesUnless(e.join(" "), /^[\w-]+$/, g);
}
function presetNames(...e) {
return valuesUnless(e.join(" "), /^(?:relaxed|default|auto|[pr]\/[\w./-]+)$/, f);
}
function neverAllowed(e) {
return ({invocation: t}) => ({
risks: risksFor(t.argv.slice(0, 1), e, {
never: true
})
});
}
function writesHereIfAsked(...e) {
return ({scan: t, invocation: {cwd: s}}) => t.has(...e) ? (0, n.EV)("write", (0, 
n.CK)("."), s) : {};
}
function rewritesDirectoryIfAsked(...e) {
return ({scan: t, invocation: {cwd: s}}) => {
const r = t.has(...e) ? (0, n.EM)(t.operands) : [];
return gatherEffects([ effectsFor("tree", (0, n.EM)(t.operands), s), effectsFor("write", r, s) ]);
};
}
function rewritesIfAsked(...e) {
return ({scan: t, invocation: {cwd: s}}) => {
const r = t.has(...e) ? (0, n.EM)(t.operands) : [];
return gatherEffects([ effectsFor("tree", t.operands, s), effectsFor("write", r, s) ]);
};
}
function rewritesUnless(...e) {
return ({scan: t, invocation: {cwd: s}}) => effectsFor(t.has(...e) ? "tree" : [ "tree", "write" ], (0, 
n.EM)(t.operands), s);
}
function changesUnless(...e) {
return ({scan: t, invocation: {cwd: s}}) => {
const n = !t.has(...e);
const r = n ? t.operands : [];
return gatherEffects([ effectsFor("tree", t.operands, s), effectsFor("write", r, s), {
changes: n
} ]);
};
}
function writesSecondOperand({scan: e, invocation: t}) {
const [s, r, ...o] = e.operands;
return gatherEffects([ s === void 0 ? {} : (0, n.EV)("read", s, t.cwd), r === void 0 ? {} : (0, 
n.EV)("write", r, t.cwd), {
risks: risksFor(o, "is one operand too many")
} ]);
}
const se = {
flag: "--verbose --skip-errors --error-on-warnings --no-errors-on-unmatched --staged --changed --use-server --json-formatter-enabled --unsafe",
value: "--colors --max-diagnostics --diagnostic-level --reporter --log-level --log-kind --since --only --skip --stdin-file-path --files-max-size --files-ignore-unknown --formatter-enabled --linter-enabled --assist-enabled --organize-imports-enabled --vcs-enabled --vcs-client-kind --vcs-use-ignore-file --vcs-default-branch --indent-style --indent-width --line-width --line-ending --quote-style --jsx-quote-style --semicolons --trailing-commas --arrow-parentheses --bracket-spacing --enforce-assist --javascript-formatter-enabled --css-formatter-enabled",
write: "--log-file --reporter-file",
risks: {
[g]: "--config-path --vcs-root",
"changes the sources": {
flag: "--suppress",
value: "--reason"
}
},
optional: "--write --fix --apply --apply-unsafe",
check: rewritesIfAsked("--write", "--fix", "--apply", "--apply-unsafe")
};
const ne = defineFamily({
names: "biome @biomejs/biome",
source: "https://biomejs.dev/reference/cli/",
commands: {
...subCommands("check lint format ci", se),
...subCommands("explain version rage", {}),
migrate: {
changes: true,
literal: true,
flag: "--write --fix"
},
init: {
changes: true
}
}
});
const re = "reads rules from another file, directory or text";
function targetRisks({scan: e, invocation: t}, s) {
const r = t.argv[0];
const o = (0, n.Zc)(r) ?? "";
const a = r !== void 0 && r.source.endsWith(`/${o}`) ? r.source : o;
return {
risks: e.operands.map(e => {
const t = s((0, n.Zc)(e) ?? "");
return t ? riskOf(e, "is a target that the rule does not name", (0, J.L)(e, {
alsoCoveredBy: [ a ]
})) : riskOf(e, "sets a variable or is not a plain target");
})
};
}
function jobCounts({argv: e}) {
return new Set(e.filter((t, s) => ((0, n.cK)(t, /^\d+$/) || t.kind !== "literal" && t.number === true) && (0, 
n.cK)(e[s - 1], /^(?:-j|--jobs|-l|-\w*j)$/)));
}
const oe = defineSimilarPrograms({
changes: true
}, [ {
names: "make gmake",
source: "https://www.gnu.org/software/make/manual/html_node/Options-Summary.html",
grants: "Runs the commands that the makefile of the workspace holds; `make:*` grants every target.",
flag: "-h -k --keep-going -s --silent --quiet -n --just-print --dry-run --recon -B --always-make -i --ignore-errors -q --question -t --touch -w --print-directory --no-print-directory -r --no-builtin-rules -R --no-builtin-variables -S --no-keep-going --stop -d -p --print-data-base --trace --warn-undefined-variables --no-silent -L --check-symlink-times -m -b -v",
optional: "-j --jobs -l --load-average --max-load -O --output-sync --debug --shuffle",
risks: {
[re]: "-f --file --makefile -C --directory -I --include-dir -E --eval",
"changes what is built": "-o --old-file --assume-old -W --what-if --new-file --assume-new",
"lets the environment win": {
flag: "-e --environment-overrides"
}
},
check: e => {
const t = jobCounts(e.invocation);
const s = e.scan.operands.filter(e => !t.has(e) && !(0, n.cK)(e, /^(?:V|VERBOSE|DEBUG|JOBS)=\d+$/));
return targetRisks({
...e,
scan: {
...e.scan,
operands: s
}
}, t => /^[\w./%+-]+$/.test(t) && !e.scan.has("--eval"));
}
}, {
names: "ninja",
source: "https://ninja-build.org/manual.html",
grants: "Runs the commands that the build file of the workspace holds.",
flag: "-v --verbose -n --quiet",
value: "-j -k -l -d -w",
risks: {
[re]: "-C -f -t"
},
check: e => targetRisks(e, e => /^[\w./+-]+$/.test(e))
}, {
names: "just task",
source: "https://just.systems/man/en/",
grants: "Runs the commands that the file of recipes in the workspace holds.",
flag: "-l --list --summary -n --dry-run -q --quiet -v --verbose --no-color --color -s --silent",
risks: {
[re]: "-f --justfile -d --working-directory --set --shell --shell-arg -t --taskfile --dir -c --command"
},
check: e => targetRisks(e, e => /^[\w:./-]+$/.test(e))
}, {
names: "gradle gradlew",
source: "https://docs.gradle.org/current/userguide/command_line_interface.html",
grants: "Runs the build scripts of the workspace.",
flag: "-q --quiet -i --info -d --debug -w --warn -s --stacktrace -S --full-stacktrace --no-daemon --daemon --foreground --stop --status --parallel --no-parallel --offline --continue --no-continue -m --dry-run --rerun-tasks --build-cache --no-build-cache --configuration-cache --no-configuration-cache --refresh-dependencies --configure-on-demand --no-scan --no-watch-fs --watch-fs -v --all --profile -a --no-rebuild --rerun",
value: "--console --tests -x --exclude-task --configuration --dependency --warning-mode --max-workers --priority",
risks: {
[re]: "-I --init-script -p --project-dir -b --build-file -c --settings-file -g --gradle-user-home --include-build --project-cache-dir -F --dependency-verification -M --write-verification-metadata",
"sets a property, which can name a program or a file": {
optional: "-P* -D*",
value: "-P -D --project-prop --system-prop"
},
"publishes a report of the build": {
flag: "--scan"
}
},
check: e => targetRisks(e, e => /^:?[A-Za-z][\w:-]*$/.test(e))
}, {
names: "mvn mvnw",
source: "https://maven.apache.org/ref/current/maven-embedder/cli.html",
grants: "Runs the plug-ins that pom.xml of the workspace names.",
singleDash: true,
flag: "-q -quiet -B -batch-mode -e -errors -X -debug -U -update-snapshots -o -offline -am -also-make -amd -fae -ff -fn -N -non-recursive -ntp -no-transfer-progress -nsu -V -show-version -v -version -C -c -DskipTests -DskipITs",
value: "-f -file -T -threads -P -activate-profiles -pl -projects -rf -resume-from -color",
optional: "-DskipTests=* -DskipITs=* -Dtest=* -Dit.test=* -Dmaven.test.skip=* -Dstyle.color=* -Dsurefire.failIfNoSpecifiedTests=* -DfailIfNoTests=* -Dincludes=* -Dexcludes=* -P* -T* -pl=*",
write: "-l -log-file",
risks: {
"sets a property, which can name a program or a file": {
optional: "-D*"
},
[re]: "-s -settings -gs -global-settings -t -toolchains -gt -b -builder -emp -ep"
},
check: [ e => targetRisks(e, e => /^[a-z][\w-]*(?::[\w-]+)?$/.test(e) && !/^exec:|^antrun:/.test(e)), valuesUnless("-f -file", /^(?:\.\/)?pom\.xml$/, re) ]
}, {
names: "meson",
source: "https://mesonbuild.com/Commands.html",
grants: "Runs the commands in meson.build of the workspace.",
flag: "-v --verbose --no-rebuild --print-errorlogs --no-suite --list -q --quiet --clean --reconfigure --wipe --no-stdsplit",
value: "--suite --num-processes -j --jobs --timeout-multiplier -t --repeat --maxfail --logbase --buildtype",
read: "-C",
risks: {
[re]: {
value: "--wrap --wrapper --gdb-path --setup --test-args -D --cross-file --native-file --prefix --destdir --ninja-args",
flag: "--gdb"
}
},
check: ({scan: e, invocation: t}) => {
const [s, ...r] = e.operands;
const o = (0, n.cK)(s, /^(?:test|compile|introspect|setup)$/);
if (s === void 0) return {};
if (!o) return {
risks: risksFor(e.operands, p)
};
if ((0, n.Zc)(s) === "setup") return effectsFor("write", r, t.cwd);
return {
risks: risksUnless(r, /^[\w.:/-]+$/, "is not a plain name")
};
}
}, {
names: "cmake",
source: "https://cmake.org/cmake/help/latest/manual/cmake.1.html",
grants: "Runs the commands in CMakeLists.txt of the workspace.",
flag: "--clean-first -v --verbose -N --fresh --list-presets --strip -Wno-dev -Wdev --log-context",
value: "-G -A -T --target -t --config --preset --log-level --component",
optional: "-j --parallel -DCMAKE_BUILD_TYPE=* -DBUILD_TESTING=* -DBUILD_SHARED_LIBS=* -DCMAKE_EXPORT_COMPILE_COMMANDS=* -DCMAKE_CXX_STANDARD=* -DCMAKE_C_STANDARD=*",
read: "-S --build",
write: "-B --prefix",
risks: {
"sets a variable, which can name a compiler or a file": {
optional: "-D*",
value: "-D -U"
},
"runs a tool or a script": {
flag: "-E",
value: "-P -C --toolchain --install --open --graphviz --system-information"
}
},
check: ({scan: e, invocation: t}) => gatherEffects([ effectsFor("read", e.own(), t.cwd), {
risks: risksUnless(e.handed(), /^-(?:j\d*|k|v|s|-silent)$/, "is passed to the native build program")
} ])
}, {
names: "ctest",
source: "https://cmake.org/cmake/help/latest/manual/ctest.1.html",
grants: "Runs the tests that the build directory names.",
flag: "-V -VV --verbose --output-on-failure -Q --quiet -N --show-only --rerun-failed --progress --stop-on-failure -F",
value: "-j --parallel -R -E -L -LE --timeout -C --build-config --repeat --no-tests --preset",
read: "--test-dir",
write: "-O --output-log --output-junit",
risks: {
"runs a script or another build": "-S -SP -D --build-and-test --build-makeprogram --overwrite"
}
} ]);
var ae = s(16486);
const ie = "https://www.gnu.org/software/bash/manual/bash.html#Shell-Builtin-Commands";
const ce = "names a variable, whose subscript bash would run";
function readTest({argv: e, cwd: t}) {
const s = e.slice(1);
const r = s.filter(e => (0, n.cK)(e, /^-[vR]$/));
const {effects: o} = effectsFor("list", (0, ae.Vl)(s), t);
return {
...z,
effects: o,
risks: risksFor(r, ce, {
never: true
})
};
}
const le = {
names: [ "echo", "true", "false", ":", "pwd", "yes" ],
source: ie,
grants: null,
readOnly: [ "" ],
read: () => z
};
const ue = {
names: [ "test", "[" ],
source: ie,
grants: null,
readOnly: [ "" ],
read: readTest
};
const de = defineProgram({
names: "printf",
source: ie,
reads: "files",
stopAtOperand: true,
risks: {
[ce]: {
value: "-v",
never: true
}
}
});
function checkCoverage({scan: e}) {
const [t] = e.operands;
if (t === void 0 || (0, n.cK)(t, /^(?:report|check-coverage)$/)) return {};
if ((0, n.Zc)(t) === "instrument" || (0, n.Zc)(t) === "merge") return {
risks: risksFor(e.operands, "writes files")
};
return {
inner: [ {
kind: "argv",
argv: e.operands
} ]
};
}
const pe = defineProgram({
names: "c8 nyc",
source: "https://github.com/bcoe/c8#cli-options--configuration",
grants: "A rule that leaves the command open grants every program.",
stopAtOperand: true,
groups: true,
flag: "--check-coverage --all --100 --per-file --silent -s --skip-full --clean --no-clean --allowExternal --exclude-after-remap",
value: "-r --reporter --lines --branches --functions --statements --include -n --exclude -x --extension -e --watermarks --src",
write: "--report-dir -o --reports-dir --temp-dir --temp-directory -t",
risks: {
[l]: "-c --config --nycrc-path --require -i --cwd --resolve --merge-async --hook-require"
},
check: [ checkCoverage, builtInNames("-r", "--reporter") ]
});
const fe = "is a target that may be a file";
const he = {
flag: "-v -vv --verbose -q --quiet --frozen --locked --offline --workspace --all --lib --bins --examples --tests --benches --all-targets -r --release --all-features --no-default-features --no-run --no-fail-fast --doc --keep-going --ignore-rust-version --future-incompat-report --unit-graph --build-plan -n --dry-run --no-deps --document-private-items",
value: "--color -p --package --exclude --bin --example --test --bench --profile -F --features --message-format -j --jobs --format --depth -e --edges -i --invert --prune --charset --prefix --filter-platform --format-version --limit",
optional: "--timings",
write: "--target-dir --artifact-dir --out-dir",
risks: {
"sets configuration, which can name programs to run": "--config -Z",
"builds another package": "-C --manifest-path --lockfile-path --path",
[fe]: "--target",
"takes packages from elsewhere": "--git --registry --index --branch --rev --tag",
"opens a viewer": {
flag: "--open"
}
}
};
const known = (e, t) => s => {
const r = s.scan.handed();
return {
risks: r.filter((t, s) => !e.test(`${(0, n.Zc)(r[s - 1]) ?? ""} ${(0, n.Zc)(t) ?? "?"}`)).map(e => riskOf(e, t))
};
};
const me = known(/ (?:-[DWAF]|--(?:deny|warn|allow|forbid|no-deps))$|(?:-[DWAF]|--deny|--warn|--allow|--forbid) [\w:-]+$| -[DWAF][\w:-]+$/, "is passed to the compiler, where it can name programs");
const ge = known(/ (?:--check|-l|--files-with-diff|-v|--verbose|-q|--quiet|--edition|--color)$|(?:--edition|--color) \w+$| --edition=\d+$/, "is passed to rustfmt, where it can write files or load configuration");
const ve = compileOptions([ {
flag: "--include-ignored --ignored --force-run-in-process --exclude-should-panic --test --bench --list -h --help --nocapture --no-capture -q --quiet --exact --show-output --report-time --ensure-time --shuffle --noplot --verbose -v",
value: "--test-threads --skip --color --format --shuffle-seed --sample-size --warm-up-time --measurement-time --baseline --save-baseline --load-baseline --profile-time --output-format",
write: "--logfile",
risks: {
"changes how the test program works": "-Z"
}
} ]);
function testArguments({scan: e, invocation: t}) {
const {risks: s, effects: n} = scanArguments(e.handed(), ve, t.cwd);
return {
risks: s,
effects: n
};
}
function formatted(e) {
const t = e.scan.handed().some(e => (0, n.Zc)(e) === "--check");
return gatherEffects([ ge(e), {
changes: !t && !e.scan.has("--check")
} ]);
}
const literal = e => ({
operands: "named",
why: e,
changes: true
});
const ke = "is a package that the rule does not name";
const crates = e => ({
changes: true,
check: ({scan: t}) => ({
risks: t.operands.map(t => riskOf(t, ke, (0, n.cK)(t, /^[A-Za-z][\w-]*(?:@[\w.+^~=*-]+)?$/) ? {
alsoCoveredBy: [ "cargo", e ]
} : {}))
})
});
const we = defineFamily({
names: "cargo",
source: "https://doc.rust-lang.org/cargo/commands/",
grants: "Compiles and runs the code of the workspace and of its dependencies.",
globals: {
flag: "-v -vv --verbose -q --quiet --frozen --locked --offline -V --list",
value: "--color --explain",
risks: {
"sets configuration, which can name programs to run": "--config -Z",
"builds another package": "-C --manifest-path"
}
},
common: he,
commands: {
...subCommands("version metadata read-manifest verify-project locate-project pkgid", {}),
...subCommands("build b check c run r udeps doc clean fetch deny generate-lockfile package", {
changes: true
}),
...subCommands("test t bench", {
check: testArguments,
changes: true
}),
nextest: literal("is a command of nextest"),
"nextest list": {
changes: true
},
"nextest run": {
plain: true,
value: "--retries --partition --test-threads -E --filter-expr --status-level",
flag: "--no-capture --fail-fast",
changes: true
},
"llvm-cov": {
flag: "--lcov --json --html --text --summary-only --branch --no-report --no-clean",
value: "--ignore-filename-regex --fail-under-lines",
write: "--output-path --output-dir",
changes: true
},
machete: {
flag: "--with-metadata --skip-target-dir",
risks: {
"changes files": {
flag: "--fix"
}
},
operands: "tree"
},
outdated: {
flag: "-R --root-deps-only",
value: "--exit-code -d",
changes: true
},
"semver-checks": {
value: "--baseline-rev --baseline-version",
changes: true
},
hack: literal("is a command of cargo"),
clippy: {
flag: "--no-deps --fix --allow-dirty --allow-staged",
check: [ me, writesHereIfAsked("--fix") ],
changes: true
},
fmt: {
flag: "--check",
check: formatted,
changes: true
},
rustdoc: {
check: me,
changes: true
},
fix: {
flag: "--allow-dirty --allow-staged --allow-no-vcs --edition --broken-code",
changes: true
},
tree: {
flag: "-d --duplicates --no-dedupe -V"
},
search: literal("is sent to the registry"),
update: {
value: "--precise",
flag: "-w",
changes: true
},
audit: {
value: "--ignore --deny -D",
flag: "--json --no-fetch",
changes: true
},
"audit fix": {
changes: true,
literal: true
},
add: {
...crates("add"),
flag: "--dev -D --build --optional",
value: "--rename"
},
remove: {
...crates("remove"),
flag: "--dev --build"
},
install: {
...crates("install"),
flag: "-f --force --no-track --list",
value: "--version --vers"
},
uninstall: literal(ke),
publish: {
changes: true,
literal: true
},
vendor: {
operands: "write",
changes: true
},
...subCommands("new init", {
flag: "--lib --bin",
value: "--edition --name --vcs",
operands: "write",
changes: true
}),
login: literal("is a credential")
}
});
const be = /^(?:--target=)?[a-z0-9_][a-z0-9_.]*(?:-[a-z0-9_.]+){1,4}(?<!\.json)$/;
function readCommand(e, t) {
const s = we.read(e, t);
const n = s.risks.filter(e => e.why === fe);
const r = n.length > 0 && n.every(({word: e}) => e === "--target" || be.test(e));
return r ? {
...s,
risks: s.risks.filter(e => !n.includes(e))
} : s;
}
const ye = {
...we,
read(e, t) {
const [s, r, ...o] = e.argv;
if (s === void 0 || r === void 0 || !(0, n.cK)(r, /^\+[\w.-]+$/)) return readCommand(e, t);
const a = {
effects: [],
inner: [],
risks: [ riskOf(r, "is a toolchain that the rule does not name") ],
readOnly: true
};
return mergeProgramEffects(a, readCommand({
...e,
argv: [ s, ...o ]
}, t));
}
};
const xe = defineFamily({
names: "changeset @changesets/cli",
source: "https://github.com/changesets/changesets/blob/main/packages/cli/README.md",
commands: {
"": {
changes: true
},
status: {
flag: "--verbose",
value: "--since",
write: "--output -o"
},
...subCommands("add init version publish tag pre", {
changes: true,
literal: true,
operands: "named",
flag: "--empty",
value: "--otp --tag --snapshot --ignore"
})
}
});
const Oe = /^(?:describe(?:-[\w-]+)?|list(?:-[\w-]+)?|ls|show|head(?:-[\w-]+)?|get-caller-identity|get-metric-[\w-]+|get-(?:function|bucket-location|account-summary|rest-apis|log-events|template|stack-policy|parameters-by-path-names)|validate-template|filter-log-events|tail|wait|version|info|browse)$/;
const $e = /secret|credential|token|auth|password|ssm|kms|keys?$|access|keyvault|kv$|print|export|configure$/i;
function localFile(e) {
const t = /^fileb?:\/\/([\w./-]+)$/.exec((0, n.Zc)(e) ?? "")?.[1];
return t === void 0 ? null : (0, n.CK)(t);
}
function cloud({scan: e, invocation: t}) {
const s = e.operands.map(e => (0, n.Zc)(e) ?? "");
const r = s.findIndex(e => Oe.test(e));
const o = r >= 0 && !s.slice(0, r + 1).some(e => $e.test(e));
const a = e.options.filter(e => /^(?:file|fileb):|^@/.test((0, n.bG)(e.value ?? (0, 
n.CK)(""))));
const i = a.flatMap(e => localFile(e.value) ?? []);
const c = [ ...o ? [] : risksFor(e.operands, p), ...a.filter(e => localFile(e.value) === null).map(e => riskOf(e.value ?? e.word, "reads a file or an address")), ...(o ? e.operands.slice(r + 1) : []).filter(e => e.kind !== "literal").map(e => riskOf(e, "is not known before it runs")) ];
return gatherEffects([ effectsFor("read", i, t.cwd), {
changes: !o,
risks: c
} ]);
}
const qe = defineProgram({
names: "aws gcloud az doctl gsutil",
source: "https://docs.aws.amazon.com/cli/latest/reference/",
grants: "Acts on a cloud with the credentials of the environment.",
flag: "--no-cli-pager --no-paginate --no-color --recursive --human-readable --summarize --quiet -q --no-cli-auto-prompt --follow --only-show-errors --all --show-details",
value: "--region --output -o --query --max-items --page-size --format --filter --filters --limit --sort-by --project --zone --location --since --start-time --end-time --stack-name --cluster --clusters --services --instance-ids --function-name --log-group-name --log-stream-names --filter-pattern --bucket --prefix --tasks --name -n --resource-group -g --subscription --template-body --verbosity --page-token --starting-token --metric-name --namespace --statistics --period --dimensions",
risks: {
[d]: {
value: "--endpoint-url --profile --cli-input-json --cli-input-yaml --ca-bundle --account --impersonate-service-account --configuration --flags-file --access-token-file --billing-project --api-endpoint-overrides --body --url --uri",
flag: "--no-verify-ssl --debug --log-http --no-sign-request --user-output-enabled"
}
},
check: cloud
});
const Ee = "names a program, a plug-in or options for one";
const compilationEffects = ({scan: e, invocation: t}) => {
const s = e.has("-E", "-fsyntax-only", "-M", "-MM");
const r = e.has("-o") || s || e.operands.length === 0 ? {} : (0, n.EV)("write", (0, 
n.CK)(e.has("-c", "-S") ? "." : "a.out"), t.cwd);
return gatherEffects([ {
risks: responseFileRisks(e.operands)
}, effectsFor("read", e.operands, t.cwd), r ]);
};
const je = definePrograms([ {
names: "gcc g++ cc c++ clang clang++",
source: "https://gcc.gnu.org/onlinedocs/gcc/Option-Summary.html",
singleDash: true,
flag: "-c -S -E -g -w -v -pipe -pedantic -pedantic-errors -ansi -shared -static -pthread -rdynamic -nostdlib -nodefaultlibs -nostdinc -s -P -C -M -MM -MD -MMD -MP -fsyntax-only -pie -no-pie -dumpversion -dumpmachine -### -O",
value: "-x -D -U -std -MT -MQ -target -arch",
optional: "-W* -O* -D* -U* -std=* -m* -g* -l* -f*",
read: "-I -isystem -iquote -idirafter -include -L",
write: "-o -MF",
risks: {
[Ee]: {
value: "-wrapper -B -Xlinker -Xassembler -Xpreprocessor -Xclang -specs -T",
optional: "-B* -fplugin* -specs=* -Wl,* -Wa,* -Wp,* -fuse-ld* -fpass-plugin* -load*"
},
"writes more files": {
flag: "-save-temps",
optional: "-save-temps=* -fdump* -fprofile* -fcoverage* -fcallgraph-info* -fstack-usage* -ftime-trace* -fdiagnostics-add-output*",
value: "-aux-info -dumpdir -dumpbase"
},
"reads other files": {
value: "-imacros -iprefix -isysroot",
optional: "--sysroot=* -I* -L*"
}
},
check: compilationEffects
}, {
names: "javac kotlinc swiftc scalac",
source: "https://docs.oracle.com/en/java/javase/21/docs/specs/man/javac.html",
singleDash: true,
flag: "-g -verbose -Werror -nowarn -parameters -deprecation",
value: "-source -target -release -encoding",
optional: "-Xlint*",
write: "-d -h -s",
read: "-cp -classpath -sourcepath",
risks: {
[Ee]: {
optional: "-J* -Xplugin*",
value: "-processor -processorpath -Xplugin"
}
},
check: compilationEffects
}, {
names: "rustc",
source: "https://doc.rust-lang.org/rustc/command-line-arguments.html",
flag: "-V -v --verbose -g -O --test",
value: "--edition --crate-name --crate-type --cap-lints -W -D -A -F --print --explain --cfg --check-cfg --error-format --color",
write: "-o --out-dir",
risks: {
[Ee]: "-C --codegen -Z -L -l --extern --emit --target --sysroot"
},
check: compilationEffects
}, {
names: "java javaw jshell groovy scala kotlin dotnet-script",
source: "https://docs.oracle.com/en/java/javase/21/docs/specs/man/java.html",
grants: "Runs the given program.",
changes: true,
singleDash: true,
stopAtOperand: true,
flag: "-version -showversion -help -h",
risks: {
[Ee]: {
optional: "-X* -D* -javaagent* -agentlib* -agentpath*",
value: "-jar -cp -classpath -m -p"
}
},
operands: [ "named", "data" ],
why: "is a program that it runs"
} ]);
function checkSpelling({scan: e, invocation: t}) {
const [s, ...r] = e.operands;
const o = (0, n.Zc)(s) ?? "";
if (s !== void 0 && /^(?:init|link|dictionaries|help)$/.test(o)) return {
risks: [ riskOf(s, "changes settings that the rule does not name") ],
changes: true
};
const a = /^(?:lint|check)$/.test(o) ? r : e.operands;
return effectsFor("tree", a, t.cwd);
}
function edited({scan: e, invocation: t}) {
const s = e.value("-e", "--edit");
return s === null ? {} : (0, n.EV)("read", s, t.cwd);
}
const Fe = defineSimilarPrograms({
grants: $
}, [ {
names: "eslint",
source: "https://eslint.org/docs/latest/use/command-line-interface",
flag: "--quiet --no-color --color --cache --no-cache --no-inline-config --report-unused-disable-directives --no-error-on-unmatched-pattern --no-eslintrc --no-ignore --exit-on-fatal-error --pass-on-no-patterns --stats --no-warn-ignored --fix --fix-dry-run --stdin --print-config --no-config-lookup --pass-on-unpruned-suppressions -v -h --debug --env-info",
value: "--ext --max-warnings --cache-strategy --env --global --stdin-filename --ignore-pattern --rule --report-unused-disable-directives-severity --report-unused-inline-configs --parser-options --fix-type --flag --concurrency -f --format",
read: "--ignore-path",
write: "-o --output-file --cache-location --cache-file --suppressions-location",
risks: {
[g]: "-c --config --parser --plugin --rulesdir --resolve-plugins-relative-to",
"starts another program": {
flag: "--init --inspect-config --mcp"
},
"changes files": {
flag: "--suppress-all --prune-suppressions",
value: "--suppress-rule"
}
},
check: [ rewritesIfAsked("--fix"), builtInNames("-f", "--format") ]
}, {
names: "oxlint",
source: "https://oxc.rs/docs/guide/usage/linter/cli",
flag: "--deny-warnings --quiet --silent --fix --fix-suggestions --fix-dangerously --disable-nested-config --no-error-on-unmatched-pattern --type-aware --no-ignore --rules --report-unused-disable-directives --import-plugin --react-plugin --jest-plugin --vitest-plugin --jsx-a11y-plugin --nextjs-plugin --promise-plugin --node-plugin",
value: "-D --deny -W --warn -A --allow -f --format --max-warnings --threads --ignore-pattern",
read: "--ignore-path --tsconfig",
risks: {
[g]: "-c --config"
},
check: rewritesIfAsked("--fix", "--fix-suggestions", "--fix-dangerously")
}, {
names: "prettier",
source: "https://prettier.io/docs/cli",
groups: true,
flag: "--check -c --list-different -l --no-color --color --no-config --no-editorconfig --ignore-unknown -u --with-node-modules --no-semi --semi --single-quote --no-single-quote --jsx-single-quote --use-tabs --no-use-tabs --bracket-same-line --no-bracket-spacing --require-pragma --insert-pragma --cache --no-cache --no-error-on-unmatched-pattern --debug-check --single-attribute-per-line --write -w --file-info --support-info --no-plugin-search",
value: "--log-level --loglevel --parser --tab-width --print-width --trailing-comma --end-of-line --prose-wrap --quote-props --arrow-parens --html-whitespace-sensitivity --embedded-language-formatting --object-wrap --experimental-operator-position --config-precedence --stdin-filepath --cache-strategy --range-start --range-end",
read: "--ignore-path --find-config-path",
write: "--cache-location",
risks: {
[g]: "--config --plugin --plugin-search-dir --config-path"
},
check: [ rewritesIfAsked("--write", "-w"), builtInNames("--parser") ]
}, {
names: "stylelint",
source: "https://stylelint.io/user-guide/cli",
groups: true,
flag: "-q --quiet --cache --no-cache --allow-empty-input --aei --color --no-color --di --disable-default-ignores --rd --report-descriptionless-disables --report-needless-disables --report-invalid-scope-disables --fix --stdin --quiet-deprecation-warnings --compute-edit-info",
value: "--mw --max-warnings --ip --ignore-pattern --stdin-filename --cache-strategy -f --formatter --globby-options --go",
read: "-i --ignore-path",
write: "-o --output-file --cache-location",
risks: {
[g]: "-c --config --config-basedir --custom-formatter --custom-syntax --suppress-location"
},
check: [ rewritesIfAsked("--fix"), builtInNames("-f", "--formatter") ]
}, {
names: "cspell",
source: "https://cspell.org/docs/getting-started",
flag: "--no-progress --progress --no-summary --summary --show-suggestions --no-color --color -q --quiet --silent -u --unique --words-only --dot --gitignore --no-gitignore --no-must-find-files --must-find-files --show-context --no-exit-code --fail-fast --no-fail-fast --relative --cache --no-issues --validate-directives --no-validate-directives --verbose -v",
value: "-r --reporter -e --exclude --locale --language-id --max-duplicate-problems --max-file-size --issue-template --report --cache-strategy",
write: "--cache-location",
risks: {
[g]: "-c --config --file-list --root --plugin --stdin-file-path --exclude-file"
},
check: [ checkSpelling, builtInNames("-r", "--reporter") ]
}, {
names: "knip",
source: "https://knip.dev/reference/cli",
flag: "-p --production --strict -s --no-config-hints --no-exit-code --no-gitignore --no-progress -n --include-libs --include-entry-exports -d --debug --performance --trace --cache --dependencies --exports --files --treat-config-hints-as-errors --isolate-workspaces --memory",
value: "--include --exclude -W --workspace --reporter --max-issues --max-show-issues --tags --trace-export --trace-file",
read: "-t --tsConfig",
write: "--cache-location",
risks: {
[g]: "-c --config --directory --preprocessor --preprocessor-options --reporter-options",
"changes files": {
optional: "--fix --fix-type --format --allow-remove-files"
}
},
check: builtInNames("--reporter")
}, {
names: "commitlint",
source: "https://commitlint.js.org/reference/cli.html",
flag: "-c --color --no-color -l --last -q --quiet -V --verbose -s --strict --from-last-tag",
value: "-f --from -t --to --git-log-args -H --help-url",
optional: "-e --edit",
risks: {
[g]: "-g --config -x --extends -p --parser-preset -d --cwd -o --format --options -E --env --print-config"
},
operands: "read",
check: edited
}, {
names: "svelte-check astro-check",
source: "https://svelte.dev/docs/cli/sv-check",
flag: "--fail-on-warnings --no-tsconfig --preserveWatchOutput --incremental",
value: "--output --threshold --compiler-warnings --ignore --diagnostic-sources --color",
read: "--workspace --tsconfig"
}, {
names: "madge depcheck dpdm ts-prune unimported",
source: "https://github.com/pahen/madge#cli",
flag: "-c --circular -j --json -s --summary --orphans --leaves --no-color --no-spinner --warning --debug --no-count --skip-missing --oneline --include-npm -T --no-tree --no-warning --exit-code",
value: "-x --exclude --extensions --ignores --ignore-dirs --ignore-patterns --layout --ext",
read: "--ts-config --tsconfig -p --project",
write: "-i --image -d --dot --output",
risks: {
[g]: "--config --webpack-config --require-config --rc --parsers --detectors --specials --ignore-path"
},
operands: "tree"
}, {
names: "markdownlint markdownlint-cli markdownlint-cli2 remark textlint alex write-good",
source: "https://github.com/igorshubovych/markdownlint-cli#usage",
flag: "-q --quiet -d --dot -j --json -s --stdin -f --fix --no-globs --format --frail -e --enable-all",
value: "-i --ignore --enable --disable --ext",
read: "-p --ignore-path",
write: "-o --output",
risks: {
[g]: "-c --config -r --rules --rulesdir --rule --plugin --preset --use --configPointer -u"
},
check: e => {
const t = e.scan.operands.filter(e => !(0, n.cK)(e, /^[#!]/));
return rewritesIfAsked("-f", "--fix")({
...e,
scan: {
...e.scan,
operands: t
}
});
}
} ]);
function reported({scan: e, invocation: t}) {
if (!e.has("--json")) return {};
const {argv: s, cwd: r} = t;
const o = s.filter((e, t) => (0, n.Zc)(s[t - 1]) === "--json");
return gatherEffects(o.filter(t => e.operands.includes(t)).map(e => (0, n.EV)("write", e, r)));
}
const _e = defineSimilarPrograms({
grants: O,
changes: true
}, [ {
names: "jest",
source: "https://jestjs.io/docs/cli",
groups: true,
flag: "--ci --coverage --no-coverage --collectCoverage --verbose --silent --runInBand -i --passWithNoTests --forceExit --detectOpenHandles --onlyChanged -o --onlyFailures -f --lastCommit --json --no-cache --cache --listTests --showConfig --debug --expand -e --findRelatedTests --logHeapUsage --errorOnDeprecated --colors --color --no-color --no-watchman --useStderr --testLocationInResults --randomize --showSeed --watch --watchAll --all --noStackTrace --openHandlesTimeout --no-verbose --updateSnapshot -u --clearCache",
value: "-t --testNamePattern --testPathPattern --testPathPatterns --testPathIgnorePatterns --maxWorkers -w --shard --changedSince --testTimeout --maxConcurrency --seed --selectProjects --ignoreProjects --collectCoverageFrom --coverageThreshold --coverageProvider --coveragePathIgnorePatterns",
optional: "-b --bail --watchAll --watch --coverage --ci --cache",
write: "--coverageDirectory --outputFile --cacheDirectory",
risks: {
[g]: "-c --config --rootDir --roots --projects --testEnvironment --env --setupFiles --setupFilesAfterEnv --globalSetup --globalTeardown --reporters --coverageReporters --runner --testRunner --transform --resolver --preset --moduleNameMapper --modulePaths --moduleDirectories --snapshotSerializers --testSequencer --watchPlugins --testMatch --testRegex --filter --globals --prettierPath --testResultsProcessor"
}
}, {
names: "vitest",
source: "https://vitest.dev/guide/cli.html",
groups: true,
flag: "--run --watch --no-watch -w --coverage --no-coverage --coverage.enabled --silent --hideSkippedTests --passWithNoTests --allowOnly --no-color --color --isolate --no-isolate --globals --dom --no-file-parallelism --fileParallelism --typecheck --logHeapUsage --dangerouslyIgnoreUnhandledErrors --expandSnapshotDiff --disableConsoleIntercept --no-cache --clearScreen --changed --related --json --update -u --bail --no-typecheck --includeTaskLocation --filesOnly",
value: "-t --testNamePattern --testTimeout --hookTimeout --teardownTimeout --shard --maxWorkers --minWorkers --maxConcurrency --retry --sequence.seed --sequence.shuffle --coverage.reporter --coverage.include --coverage.exclude --coverage.provider --project --exclude --mode --slowTestThreshold --testNamePattern --pool --environment --reporter",
optional: "--bail --changed --silent --coverage --update",
write: "--outputFile --coverage.reportsDirectory",
risks: {
[g]: "-c --config -r --root --dir --globalSetup --setupFiles --poolOptions --workspace --runner --coverage.customProviderModule --execArgv --diff --snapshotEnvironment",
"opens a server or a browser": {
optional: "--ui --api --browser --open",
value: "--api.port --api.host"
},
"lets other processes run code in it": {
optional: "--inspect --inspect-brk"
}
},
check: [ builtInNames("--reporter"), builtInNames("--environment"), builtInNames("--pool"), builtInNames("--coverage.provider"), reported ]
}, {
names: "mocha",
source: "https://mochajs.org/#command-line-usage",
groups: true,
flag: "-b --bail --no-bail --check-leaks --exit --forbid-only --forbid-pending -C --color --no-color -c --diff --no-diff -p --parallel --recursive -S --sort --dry-run -i --invert -A --async-only --full-trace --inline-diffs --list-interfaces --list-reporters --fail-zero --pass-on-failing-test-suite --no-config --no-opts --no-package -w --watch",
value: "-t --timeout -s --slow -j --jobs --retries -g --grep -f --fgrep --extension --ignore --exclude -R --reporter -u --ui",
risks: {
[g]: "-r --require --config --opts --package --file --loader --import -O --reporter-option --reporter-options --spec --node-option -n"
},
operands: "tree",
check: [ builtInNames("-R", "--reporter"), builtInNames("-u", "--ui") ]
}, {
names: "ava",
source: "https://github.com/avajs/ava/blob/main/docs/05-command-line.md",
groups: true,
flag: "-v --verbose --fail-fast -s --serial -t --tap -u --update-snapshots --color --no-color --no-worker-threads",
value: "-m --match -T --timeout -c --concurrency",
risks: {
[g]: "--config --node-arguments"
},
operands: "tree"
} ]);
const Ce = defineFamily({
names: "cypress",
source: "https://docs.cypress.io/app/references/command-line",
grants: O,
commands: {
run: {
changes: true,
flag: "--headless --headed -q --quiet --parallel --component --e2e --no-exit --no-runner-ui --runner-ui",
value: "-s --spec -b --browser -r --reporter --group -t --tag --ci-build-id --auto-cancel-after-failures",
risks: {
[g]: "-c --config -C --config-file -P --project -e --env -o --reporter-options",
"sends results to a server": {
flag: "--record",
value: "-k --key"
},
[v]: "-p --port"
},
check: [ builtInNames("-r", "--reporter"), builtInNames("-b", "--browser") ],
plain: true
},
...subCommands("verify version info", {}),
install: {
changes: true
}
}
});
const Pe = defineFamily({
names: "playwright",
source: "https://playwright.dev/docs/test-cli",
grants: O,
commands: {
test: {
changes: true,
flag: "--headed --list --quiet --fully-parallel --pass-with-no-tests --forbid-only --last-failed -x --no-deps --ignore-snapshots --fail-on-flaky-tests",
value: "--project --grep -g --grep-invert -G --workers -j --retries --repeat-each --shard --timeout --global-timeout --max-failures --reporter --trace --browser --test-list-invert",
optional: "--only-changed -u --update-snapshots",
write: "--output",
risks: {
[g]: "-c --config --tsconfig --test-list",
[v]: {
flag: "--ui --debug",
value: "--ui-host --ui-port"
}
},
check: builtInNames("--reporter"),
plain: true
},
install: {
changes: true,
literal: true,
flag: "--with-deps --force --dry-run --only-shell --no-shell",
operands: "data"
},
"install-deps": {
changes: true,
literal: true
},
uninstall: {
changes: true,
flag: "--all"
},
"merge-reports": {
changes: true,
value: "--reporter",
risks: {
[g]: "-c --config"
},
operands: "read"
}
}
});
const ze = "is a program that it runs";
function scriptOperand({scan: e, invocation: t, world: s}, r = {}) {
const o = (0, n.Zc)(t.argv[0]) ?? "";
const [a] = e.operands;
const i = e.options.length > 0;
if (a === void 0) {
const e = t.argv[0];
return i || e === void 0 ? {} : {
risks: [ riskOf(e, "runs what it reads", {
never: true,
anyProgram: true,
hint: `a rule for \`${o} -\` can allow a here-document for \`${o} -\``
}) ]
};
}
const c = r.every === true ? e.operands : [ a ];
return gatherEffects([ effectsFor("read", c, t.cwd), {
risks: c.map(e => operandText(e, t.cwd, s).kind === "file" ? riskOf(e, ze, {
alsoCoveredBy: [ o ]
}) : riskOf(e, b, {
anyProgram: true
}))
} ]);
}
function syntaxCheck({scan: e, invocation: t}) {
return effectsFor("read", e.operands, t.cwd);
}
const Ae = "starts the debugger, which runs what it reads";
function checkNode(e) {
const {scan: t, invocation: s} = e;
const r = risksUnless(t.values("--test-reporter"), /^(?:spec|tap|dot|junit|lcov)$/, "is a reporter, which is code");
const o = risksFor(t.values("--run"), ze, {
alsoCoveredBy: [ "node" ]
});
const a = t.values("-r", "--require", "--import", "--loader", "--experimental-loader").filter(e => /:|^$/.test((0, 
n.Zc)(e) ?? "")).map(e => riskOf(e, "may be program text", {
never: true,
anyProgram: true
}));
if ((0, n.cK)(t.operands[0], /^(?:inspect|debug)$/)) return {
risks: risksFor(t.operands, Ae, {
anyProgram: true
})
};
if (!t.has("--check", "-c")) return gatherEffects([ {
risks: [ ...r, ...a, ...o ]
}, scriptOperand(e, {
every: t.has("--test")
}) ]);
const [i, ...c] = t.operands;
return gatherEffects([ i === void 0 ? {} : (0, n.EV)("read", i, s.cwd), {
risks: risksFor(c, "follows the file that is checked")
} ]);
}
const Te = defineProgram({
names: "node nodejs",
source: "https://nodejs.org/api/cli.html",
grants: "A rule for node grants whatever the named script, or any script, does.",
changes: true,
stopAtOperand: true,
flag: "-v -h --test --watch --check -c --no-warnings --trace-warnings --trace-uncaught --enable-source-maps --test-only --experimental-test-coverage --test-force-exit --throw-deprecation --no-deprecation --trace-deprecation --pending-deprecation --v8-options --expose-gc --experimental-strip-types --experimental-transform-types --no-experimental-strip-types --experimental-vm-modules --preserve-symlinks --experimental-sqlite --abort-on-uncaught-exception --frozen-intrinsics --disallow-code-generation-from-strings",
value: "--test-reporter --test-name-pattern --test-skip-pattern --test-concurrency --test-timeout --test-shard --max-old-space-size --max-semi-space-size --stack-size --stack-trace-limit --unhandled-rejections --dns-result-order --test-coverage-include --test-coverage-exclude --test-coverage-lines --disable-warning --input-type --watch-path --run",
risks: {
[b]: [ {
value: "-e --eval -p --print -pe",
open: true
}, {
value: "-r --require --import --loader --experimental-loader --env-file --env-file-if-exists --test-global-setup --openssl-config --experimental-config-file --snapshot-blob -C --conditions --icu-data-dir"
} ],
"is a reporter, which is code, or its output path": "--test-reporter-destination",
"lets other processes run code in it": {
optional: "--inspect --inspect-brk --inspect-wait --inspect-port"
},
"reads program text": {
flag: "-i --interactive"
},
"writes files": {
flag: "--cpu-prof --heap-prof --prof --report-on-signal",
value: "--cpu-prof-dir --cpu-prof-name --heap-prof-dir --diagnostic-dir --redirect-warnings --report-directory --trace-event-file-pattern --heapsnapshot-signal"
}
},
check: checkNode
});
function checkTsc({scan: e, invocation: t}) {
const s = t.argv;
const r = new Set(s.filter((e, t) => (0, n.cK)(s[t - 1], /^--?noemit$/i)));
const o = e.operands.filter(e => r.has(e) && (0, n.cK)(e, /^(?:false|null)$/i));
const a = e.operands.filter(e => !(0, n.cK)(e, /^(?:true|false|null)$/i));
return gatherEffects([ effectsFor("read", a, t.cwd), {
risks: [ ...risksFor(o, "cancels --noEmit"), ...responseFileRisks(a) ]
}, {
changes: !e.has("--noEmit", "-noEmit")
} ]);
}
const Se = defineProgram({
names: "tsc vue-tsc",
source: "https://www.typescriptlang.org/docs/handbook/compiler-options.html",
grants: "Compiles with the configuration of the workspace and writes to the paths that it names.",
singleDash: true,
flag: "-noEmit -pretty -strict -skipLibCheck -esModuleInterop -allowJs -checkJs -listFiles -listFilesOnly -diagnostics -extendedDiagnostics -traceResolution -noErrorTruncation  -declaration -d -sourceMap -removeComments -isolatedModules -resolveJsonModule -showConfig -v -h -all -w -watch -force -f -dry -verbose -noUnusedLocals -noUnusedParameters -noImplicitAny -strictNullChecks -emitDeclarationOnly -explainFiles -preserveWatchOutput -allowImportingTsExtensions -downlevelIteration -noLib -noResolve -experimentalDecorators -stopBuildOnErrors",
value: "-target -t -module -m -lib -jsx -moduleResolution -types -jsxImportSource -locale -moduleDetection -ignoreDeprecations",
read: "-project -p -rootDir -baseUrl -typeRoots",
write: "-outFile -outDir -declarationDir -tsBuildInfoFile -generateTrace -generateCpuProfile",
risks: {
"writes files despite -noEmit": {
flag: "-init -b -build -incremental -composite -clean"
},
[g]: "-plugins -paths -rootDirs"
},
check: checkTsc
});
const Re = defineProgram({
names: "tsx ts-node esno vite-node babel-node",
source: "https://tsx.is/",
grants: "A rule for it grants whatever the named script, or any script, does.",
changes: true,
stopAtOperand: true,
flag: "--no-cache --no-warnings --transpile-only -T --esm --files --skip-project",
risks: {
[b]: [ {
value: "-r --require --import --loader --tsconfig -P --project --env-file -C --compiler --cwd -O"
}, {
value: "-e --eval -p --print",
open: true
} ],
"runs again when files change": {
flag: "watch --watch"
}
},
check: e => scriptOperand(e)
});
const Ie = "Builds with the configuration of the workspace, which is code.";
const Be = defineFamily({
names: "vite next astro nuxt nuxi gatsby remix docusaurus eleventy vitepress storybook webpack rollup tsup parcel",
source: "https://vite.dev/guide/cli.html",
grants: Ie,
unknown: "is a command or a location that the rule does not name",
common: {
flag: "-d --debug --emptyOutDir --force -f --no-lint --profile --turbopack --turbo --webpack --quiet --silent --strict --no-mangling --watch=false --minify --experimental-build-mode --no-minify",
value: "-m --mode -l --logLevel --max-warnings --minimumSeverity --minimumFailingSeverity --ext --rule --locale",
optional: "--sourcemap --ssr --ssrManifest --manifest",
write: "--outDir --out-dir",
risks: {
[g]: "-c --config --base --root --dir --rulesdir --resolve-plugins-relative-to --config-loader --configLoader --plugin -p --port --host --entry -o --output-file --file"
}
},
commands: {
"": {
changes: true
},
...subCommands("build check lint typecheck", {
changes: true,
plain: true,
operands: "named"
}),
...subCommands("prepare sync typegen", {
changes: true,
operands: "named"
}),
info: {}
}
});
const Ze = [ ...Fe, ..._e, Se, ne, Pe, Ce, Be, xe, Te, Re ];
const De = /^(?:(?:log_cli|log_cli_level|log_level|junit_family|xfail_strict|console_output_style|asyncio_mode)=[\w-]*|addopts=)$/;
const Ne = /^(?:term|term-missing|xml|html|json|lcov|annotate)(?::skip-covered)?$/;
function tests({scan: e, invocation: t}) {
const s = e.values("-W", "--pythonwarnings").filter(e => ((0, n.Zc)(e)?.split(":")[2] ?? (e.kind === "literal" ? "" : ".")).includes("."));
const r = e.operands.map(e => e.kind === "literal" ? (0, n.CK)(e.value.split("::")[0] ?? "") : e);
return gatherEffects([ effectsFor("tree", r, t.cwd), {
risks: responseFileRisks(e.operands)
}, {
risks: risksFor(s, "loads the warning that it names")
} ]);
}
const Le = defineProgram({
names: "pytest py.test",
source: "https://docs.pytest.org/en/stable/reference/reference.html#command-line-flags",
grants: "Runs whatever the tests and conftest.py of the workspace contain.",
changes: true,
flag: "-q -qq -v -vv -vvv -x -s -l -h -V --lf --ff --nf --sw --co --collect-only --no-header --no-summary --disable-warnings --disable-pytest-warnings --strict-markers --strict-config --strict --exitfirst --verbose --quiet --last-failed --failed-first --new-first --showlocals --no-showlocals --full-trace --stepwise --stepwise-skip --runxfail --doctest-modules --doctest-ignore-import-errors --doctest-continue-on-failure --no-cov --cov-branch --no-cov-on-fail --cov-append --cache-clear --setup-show --setup-only --setup-plan --fixtures --markers --keep-duplicates --noconftest --continue-on-collection-errors --random-order --forked --benchmark-skip --benchmark-disable --snapshot-update --no-fold-skipped",
value: "-k -m -r -n -p -o --override-ini -W --maxfail --tb --color --capture --deselect --ignore-glob --durations --durations-min --verbosity --numprocesses --dist --cov-report --cov-fail-under --timeout --timeout-method --reruns --reruns-delay --import-mode --asyncio-mode --log-level --log-cli-level --log-format --log-date-format --show-capture --junit-prefix --last-failed-no-failures --lfnf --pythonwarnings --maxprocesses --max-worker-restart --code-highlight --random-order-seed --splits --group",
optional: "--cov",
read: "--ignore",
write: "--junitxml --junit-xml --basetemp --log-file --html --result-log --report-log",
risks: {
[g]: "-c --config-file --rootdir --confcutdir --cov-config --pyargs",
"changes settings, which can name code": "--doctest-glob",
"runs the debugger": {
flag: "--pdb --trace",
value: "--pdbcls"
},
"writes a file": {
optional: "--debug"
},
"publishes the output": "--pastebin"
},
check: [ tests, valuesUnless("-p", /^no:[\w.-]+$/, "loads the plug-in that it names"), valuesUnless("-o --override-ini", De, "changes settings, which can name code"), valuesUnless("--cov-report", Ne, "writes a report to another path") ]
});
function ruff(e) {
const [t, ...s] = e.scan.operands;
const r = (0, n.Zc)(t) ?? "";
const o = /^(?:check|format|rule|config|linter|version|help|clean)$/.test(r);
const a = r === "format" && !e.scan.has("--check", "--diff");
const i = a || e.scan.has("--fix", "--unsafe-fixes", "--add-noqa");
const c = o ? (0, n.EM)(s) : s;
const {cwd: l} = e.invocation;
return gatherEffects([ o || t === void 0 ? {} : {
risks: [ riskOf(t, "is an unknown sub-command") ]
}, ...r === "check" || r === "format" ? c.map(e => (0, n.T7)(e, l)) : [], ...i ? c.map(e => (0, 
n.EV)("write", e, l)) : [] ]);
}
const Me = defineProgram({
names: "ruff",
source: "https://docs.astral.sh/ruff/configuration/#command-line-interface",
flag: "-q --quiet -v --verbose -s --silent --fix --unsafe-fixes --no-unsafe-fixes --no-fix --fix-only --diff --check --show-fixes --no-show-fixes --preview --no-preview --statistics --show-settings --show-files --exit-zero --exit-non-zero-on-fix --no-cache -n --no-respect-gitignore --force-exclude --add-noqa --ignore-noqa --isolated -e -V --all",
value: "--select --ignore --extend-select --extend-ignore --per-file-ignores --fixable --unfixable --target-version --line-length --output-format --extension --exclude --extend-exclude --range --stdin-filename --color",
write: "-o --output-file --cache-dir",
risks: {
[g]: "--config",
"runs again when files change": {
flag: "-w --watch"
}
},
check: ruff
});
const Ke = definePrograms([ {
names: "black",
source: "https://black.readthedocs.io/en/stable/usage_and_configuration/the_basics.html",
flag: "--check --diff --color --no-color -q --quiet -v --verbose -S --skip-string-normalization -C --skip-magic-trailing-comma --preview --fast --safe --force-exclude --no-cache --pyi --ipynb",
value: "-l --line-length -t --target-version --required-version --include --exclude --extend-exclude --stdin-filename --line-ranges -W --workers",
risks: {
[g]: "--config",
"is text that it formats": "-c --code"
},
check: changesUnless("--check", "--diff")
}, {
names: "isort",
source: "https://pycqa.github.io/isort/docs/configuration/options.html",
flag: "-c --check --check-only --diff -q --quiet -v --verbose --profile-list --only-modified --atomic",
value: "-l --line-length --profile --skip --skip-glob -j --jobs",
risks: {
[g]: "--sp --settings-path --settings-file --src"
},
check: changesUnless("-c", "--check", "--check-only", "--diff")
}, {
names: "mypy",
source: "https://mypy.readthedocs.io/en/stable/command_line.html",
grants: j,
flag: "-v --verbose --strict --ignore-missing-imports --no-incremental --show-error-codes --show-column-numbers --pretty --no-color-output --no-error-summary --warn-unused-ignores --warn-return-any --disallow-untyped-defs --check-untyped-defs --namespace-packages --explicit-package-bases --no-strict-optional --show-error-context --follow-untyped-imports --outputjson --stats --warnings",
value: "--python-version --platform --follow-imports --exclude --disable-error-code --enable-error-code -m -p --module --package --level --pythonversion --pythonplatform --output",
write: "--cache-dir --junit-xml --html-report --xml-report --txt-report --cobertura-xml-report --any-exprs-report",
risks: {
[g]: "--config-file --custom-typeshed-dir --shadow-file --python-executable --project --typeshedpath --pythonpath --venvpath",
"installs packages": {
flag: "--install-types --non-interactive"
},
"is text that it checks": "-c --command"
},
operands: "tree",
check: ({scan: e}) => ({
risks: responseFileRisks(e.operands)
})
}, {
names: "pyright basedpyright pyre ty",
source: "https://github.com/microsoft/pyright/blob/main/docs/command-line.md",
flag: "--outputjson --stats --warnings --verbose --skipunannotated -v --error-on-warning --no-progress -q --quiet",
value: "--level --pythonversion --pythonplatform --python-version --python-platform --output-format --color --ignore --error --warn --exclude --threads",
read: "-t --typeshedpath --typeshed-path",
risks: {
[g]: "-p --project --pythonpath --venvpath --python --venv --config --config-file --baselinefile",
"writes files": {
flag: "--writebaseline --watch -w",
value: "--createstub --verifytypes"
}
},
operands: "tree"
}, {
names: "flake8 pylint pycodestyle pyflakes pydocstyle bandit",
source: "https://flake8.pycqa.org/en/latest/user/options.html",
grants: j,
flag: "-v --verbose -q --quiet --count --statistics --show-source --benchmark -r --recursive --score --no-score -E --errors-only --disable-all -s --strict --no-warnings --exit-zero -ll -lll -ii -l -i --tee",
value: "--max-line-length --max-complexity --select --ignore --extend-ignore --extend-select --exclude --extend-exclude --filename --format -f --per-file-ignores -j --jobs --disable -d --enable -e --output-format --fail-under --max-doc-length --ignore-words-list -L -S --skip -t --tests",
write: "--output-file -o",
risks: {
[g]: "--config --append-config --isolated --rcfile --init-hook --load-plugins -c --config-file --enable-extensions -I -x -b --baseline --ini --configfile"
},
operands: "tree",
check: builtInNames("--output-format", "--format", "-f")
}, {
names: "json.tool",
source: "https://docs.python.org/3/library/json.html#module-json.tool",
flag: "--sort-keys --no-ensure-ascii --json-lines --tab --no-indent --compact",
value: "--indent",
operands: [ "read", "write" ]
}, {
names: "py_compile compileall",
source: "https://docs.python.org/3/library/compileall.html",
flag: "-q -f -l -b",
value: "-j -r",
operands: "tree",
changes: true
}, {
names: "unittest",
source: "https://docs.python.org/3/library/unittest.html#command-line-interface",
grants: "Runs whatever the tests of the workspace contain.",
changes: true,
flag: "-v --verbose -q --quiet -f --failfast -b --buffer -c --catch --locals",
value: "-k -p --pattern --durations",
read: "-s --start-directory -t --top-level-directory"
}, {
names: "venv virtualenv",
source: "https://docs.python.org/3/library/venv.html",
flag: "--clear --upgrade --without-pip --system-site-packages --copies --symlinks",
value: "--prompt",
operands: "write"
} ]);
const We = [ Le, Me, ...Ke ];
const Ue = /^(?:npx|bunx|pnpx|cross-env|c8|nyc|time|env)$/;
const Ge = /^(?:-y|--yes|--no|--no-install|--silent|-s|-q|--quiet)$/;
const He = /^(?:npm|pnpm|yarn|bun)$/;
const Ve = /^(?:test|t|tst|start|stop|restart)$/;
const Xe = 5;
function scriptCommand(e, t, s, n = 0) {
const r = scriptText(e, s.packageManifest(t));
const o = r === null || n > Xe ? null : withoutStarters(lastCommand(r));
const [a, ...i] = o ?? [];
if (o === null || a === void 0) return null;
if (!He.test(a)) return [ a.replace(/^(?:\.\/)?node_modules\/\.bin\//, ""), ...i ];
const c = a !== "npm" || i.at(-1) === "--";
const [l, u] = i.filter(e => !Ge.test(e) && e !== "--");
if (l === "exec" || l === "x" || l === "dlx") return withoutStarters(i.slice(i.indexOf(l) + 1));
const d = l === "run" || l === "run-script" ? u : a !== "npm" || Ve.test(l ?? "") ? l : null;
if (!c) return "npm";
return typeof d === "string" ? scriptCommand(d, t, s, n + 1) : null;
}
function scriptText(e, t) {
try {
const s = JSON.parse(t ?? "{}")?.scripts;
if (typeof s !== "object" || s === null || !Object.hasOwn(s, e)) return null;
const n = s[e];
return typeof n === "string" ? n : null;
} catch {
return null;
}
}
function lastCommand(e) {
if (/[`$\\(){}<>#\n]|(?<!&)&(?!&)/.test(e)) return null;
let t = [];
const s = /\s*(?:(\|\||&&|[|;])|((?:"[^"]*"|'[^']*'|[^\s"'|;&])+))/gy;
let n = 0;
for (const r of e.matchAll(s)) {
n = r.index + r[0].length;
r[2] === void 0 ? t = [] : t.push(r[2].replace(/["']/g, ""));
}
return e.slice(n).trim() === "" ? t : null;
}
function withoutStarters(e) {
if (e === null) return null;
const t = e.findIndex(e => !/^\w+=/.test(e));
const [s, ...n] = t < 0 ? [] : e.slice(t);
if (s === void 0) return null;
if (!Ue.test(s)) return [ s, ...n ];
const r = n.findIndex(e => !Ge.test(e));
return r < 0 || n[r]?.startsWith("-") === true ? null : withoutStarters(n.slice(r));
}
function runners(e, t) {
return t.flatMap(t => {
const s = t.split(" ");
const n = e.find(({names: e}) => e.includes(s[0] ?? ""));
return n === void 0 ? [] : [ [ n, ...s ] ];
});
}
const Je = runners(Ze, [ "jest", "vitest", "mocha", "ava", "playwright test", "cypress run", "node --test", "eslint", "prettier", "tsc", "biome check", "stylelint", "oxlint", "vite build" ]);
const Ye = runners(We, [ "pytest", "unittest", "ruff check", "mypy" ]);
const Qe = {
javascript: Je,
python: Ye,
other: []
};
const et = /^(?:node|nodejs|tsx|ts-node|esno|vite-node|babel-node)$/;
const tt = /conf|rc\b|file|dir|path|out|report|dest|log|writ|dump|sav|import|requir|load|plugin|preset|setup|teardown|hook|exec|eval|shell|script|env|node|inspect|debug|api|port|host|url|token|publish|push|deploy|install|root|cwd|prefix|transform|resolv|runner|init|pre$|post$|\./i;
const st = /^[\w,+*^$ %-]*$/;
function handOn(e, t, s, r = null) {
const o = e.filter(isLoose).map(notKnown);
const a = e.filter(e => mayBeOption(e) && !isLoose(e) && (0, n.Zc)(e) !== "--");
if (a.length === 0) return {
risks: o
};
if (r === "npm") return {
risks: [ ...o, ...a.map(e => riskOf(e, "would become an option of npm, which the script calls")) ]
};
const i = r === null ? void 0 : runnerOf(r);
if (i !== void 0 && r !== null) {
const t = readRunner(i, r.map(n.CK), s);
const a = readRunner(i, [ ...r.map(n.CK), ...e.filter(e => (0, n.Zc)(e) !== "--") ], s);
return gatherEffects([ {
risks: o
}, more(a, t) ]);
}
return gatherEffects([ {
risks: o
}, ...e.flatMap((n, r) => a.includes(n) ? [ inEachRunner(n, e[r + 1], Qe[t], s) ] : []) ]);
}
function isLoose(e) {
return e.kind !== "literal" && mayBeOption(e) && !(0, n.bG)(e).includes("=");
}
function handToScript(e, t, {invocation: s, world: n}) {
const r = t === null ? null : scriptCommand(t, s.cwd, n);
return handOn(e, "javascript", {
invocation: s,
world: n
}, r);
}
function handToTasks({scan: e, invocation: t, world: s}) {
return handOn(e.handed(), "javascript", {
invocation: t,
world: s
});
}
function runnerOf(e) {
const [t = ""] = e;
if (et.test(t) && !e.includes("--test")) return;
return Ze.find(({names: e}) => e.includes(t));
}
function readRunner(e, t, {invocation: s, world: n}) {
return e.read({
argv: t,
cwd: s.cwd
}, n);
}
function inEachRunner(e, t, s, r) {
const o = spellingsOf(e);
const a = [];
let i = false;
for (const [c, ...l] of s) for (const s of o) {
const o = l.map(n.CK);
const u = readRunner(c, [ ...o, s ], r);
if (u.risks.some(({why: e}) => e === C)) continue;
i ||= s === e;
const d = t === void 0 || mayBeOption(t) ? [] : [ t ];
a.push(more(readRunner(c, [ ...o, s, ...d ], r), readRunner(c, [ ...o, ...d ], r)));
}
const {risks: c, effects: l} = gatherEffects(a);
const u = c[0];
if (u !== void 0) return {
risks: [ {
...u,
word: (0, n.eT)(e)
} ],
effects: l
};
return i || !isTelling(e) ? {
effects: l
} : {
effects: l,
risks: [ riskOf(e, C) ]
};
}
function spellingsOf(e) {
const t = (0, n.Zc)(e);
if (t === null) return [ e ];
if (/^-[A-Za-z]{2,}$/.test(t)) return [ e, ...Array.from(t.slice(1), e => (0, n.CK)(`-${e}`)) ];
const [s = "", ...r] = t.split("=");
const o = s.replace(/(?<=\w)-([a-z])/g, (e, t) => t.toUpperCase());
const a = s.replace(/[A-Z]/g, e => `-${e.toLowerCase()}`);
return [ e, ...[ o, a ].filter(e => e !== s).map(e => (0, n.CK)([ e, ...r ].join("="))) ];
}
function isTelling(e) {
const [t = "", ...s] = (0, n.bG)(e).split("=");
return tt.test(t) || !st.test(s.join("="));
}
function more(e, t) {
const s = [ ...e.risks ];
for (const {word: e} of t.risks) {
const t = s.findIndex(t => t.word === e);
t >= 0 && s.splice(t, 1);
}
const isNew = e => !t.effects.some(t => sameEffect(t, e));
const isOwn = ({alsoCoveredBy: e, openedBy: t}) => e === void 0 && t === void 0;
return {
risks: s.filter(isOwn),
effects: e.effects.filter(isNew)
};
}
function sameEffect(e, t) {
return e.kind === t.kind && "path" in e && "path" in t && e.path === t.path;
}
function taskRisks(e, t) {
return e.map(e => (0, n.cK)(e, /^[\w@#][\w@#:./-]*$/) ? riskOf(e, "is a task that the rule does not name", (0, 
J.L)(e, {
openedBy: t
})) : riskOf(e, "is not a plain task name"));
}
var nt = s(55402);
const rt = defineFamily({
names: "composer",
source: "https://getcomposer.org/doc/03-cli.md",
grants: "Runs scripts and plug-ins of the workspace.",
globals: {
flag: "-q --quiet -v -vv -vvv --no-interaction -n --no-ansi --ansi --no-scripts --no-plugins --no-cache",
risks: {
[l]: "-d --working-dir"
}
},
common: {
flag: "-q --quiet -v -vv -vvv --no-interaction -n --no-ansi --ansi --no-progress --no-dev --dev --prefer-dist --prefer-source --prefer-stable --no-scripts --no-plugins --no-cache --optimize-autoloader -o --strict --no-check-all --no-check-publish --no-check-lock --no-check-version --with-dependencies --dry-run --outdated --latest -l --direct -D --tree -t --installed -i --locked --minor-only -m --all -a --self -s --platform -p --name-only -N --path -P --ignore-platform-reqs --no-autoloader --classmap-authoritative --audit --no-audit --abandoned --list --no-suggest",
value: "-f --format --ignore --ignore-platform-req --abandoned --timeout --ignore-severity",
risks: {
[l]: "-d --working-dir"
}
},
unknown: "is a command or a package that the rule does not name",
opens: nt.x,
passesOn: true,
handed: (e, t, s) => handOn(e, "other", s),
commands: {
...subCommands("validate", {
operands: "read"
}),
...subCommands("show info outdated audit licenses depends why prohibits why-not fund check-platform-reqs diagnose status suggests about", {}),
...subCommands("install dump-autoload dumpautoload", {
changes: true
}),
...subCommands("run-script run", {
check: ({scan: e, invocation: t, world: s}) => {
const r = t.argv.slice(0, 2).map(e => (0, n.Zc)(e) ?? "");
const o = risksFor(e.operands.slice(0, 1), "is a script that the rule does not name", {
openedBy: r
});
const a = handOn(e.operands.slice(Math.max(1, e.beforeDashes)), "other", {
invocation: t,
world: s
});
return gatherEffects([ {
risks: o
}, a ]);
},
changes: true,
handsOn: true
}),
...subCommands("require update remove config global exec create-project init self-update archive bump reinstall search browse home clear-cache", namedOperands(p))
}
});
const ot = {
flag: "-D --debug -v",
value: "-l --log-level",
risks: {
[u]: {
value: "-H --host -c --context --config --tlscacert --tlscert --tlskey --url --connection --identity --root --runroot",
flag: "--tls --tlsverify -r --remote"
}
}
};
const at = {
stopAtOperand: true,
flag: "--rm -i -t -it -d --init --read-only --quiet -q",
value: "--name --platform --memory -m --cpus --pull",
operands: "named",
why: "starts a container with rights on this machine",
changes: true
};
const it = {
flag: "-a --all -q --quiet --no-trunc -s --size -l --latest --digests -t --timestamps --details -f --follow --no-stream -v",
value: "-f --filter --format -n --last --tail --since --until --type"
};
const ct = {
flag: "-t --timestamps --details -f --follow --no-color --no-log-prefix",
value: "-n --tail --since --until"
};
const lt = {
flag: "-f --force -q --quiet -a --all",
value: "-t --time -s --signal",
operands: "named",
why: "is a container or an image that the rule does not name",
changes: true
};
function context({scan: e, invocation: t}) {
return gatherEffects(e.operands.map(e => /^[\w+.-]+:|^-$|@/.test((0, n.bG)(e)) ? {
risks: [ riskOf(e, "is a context from elsewhere") ]
} : (0, n.T7)(e, t.cwd)));
}
const ut = valuesUnless("--build-arg --label", /=/, "takes a value from the environment");
const dt = {
flag: "-q --quiet --no-cache --pull --rm --force-rm --load --squash --compress",
value: "-t --tag --build-arg --label --target --platform --progress --shm-size -m --memory --cpu-shares --no-cache-filter --annotation",
read: "-f --file",
write: "--iidfile --metadata-file",
risks: {
"passes secrets or sockets to the build": "--secret --ssh",
"writes or sends what was built": {
value: "-o --output --cache-to --builder --attest --sbom --provenance",
flag: "--push"
},
"gives the build more rights": "--allow --network --add-host --security-opt --ulimit --cgroup-parent --isolation -v --volume --cap-add --device --build-context --cache-from --env"
},
check: [ context, ut ],
changes: true
};
const pt = {
flag: "-d --detach --build --no-build --wait --rm -v --volumes -q --quiet -f --follow --remove-orphans -T --no-deps -a --all --pull --force-recreate --no-recreate",
value: "-t --timeout --tail --profile --format",
changes: true
};
function resolved({scan: e, invocation: t}) {
const [s] = t.argv;
if (s === void 0 || e.has("-q", "--quiet", "--services", "--volumes", "--profiles")) return {};
return (0, n.EV)("read", (0, n.CK)(".env"), t.cwd);
}
const ft = {
...subCommands("ps images version info port top stats events history diff", it),
inspect: {
...it,
changes: true
},
logs: ct,
build: dt,
buildx: lt,
"buildx build": dt,
"image build": dt,
...subCommands("ls inspect", it, "image"),
"container ls": it,
"container logs": ct,
"network ls": it,
"volume ls": it,
"system df": it,
...subCommands("run exec create", at),
...subCommands("run exec", at, "container"),
...subCommands("start stop restart kill rm rmi pull push tag commit pause unpause rename wait update attach load import login logout swarm plugin context", lt),
...subCommands("save export", {
write: "-o --output",
operands: "named",
changes: true
}),
cp: {
operands: "named",
why: "copies files in or out",
changes: true
},
"compose ps": it,
"compose logs": ct,
"compose config": {
flag: "-q --quiet --services --images --volumes --profiles --no-interpolate",
check: resolved
},
...subCommands("up down build pull start stop restart rm", pt, "compose"),
...subCommands("run exec", at, "compose")
};
const ht = defineFamily({
names: "docker podman nerdctl",
source: "https://docs.docker.com/reference/cli/docker/",
grants: "Access to the docker socket is equivalent to root on the machine.",
literal: true,
globals: ot,
commands: ft
});
function manifestFolder({scan: e, invocation: t}) {
return gatherEffects([ ...e.operands.map(e => (0, n.cK)(e, /^[\w./-]+$/) && !(0, 
n.cK)(e, /^[\w-]+\.[\w.-]+\//) ? (0, n.EV)("read", e, t.cwd) : {
risks: [ riskOf(e, "is an address") ]
}), effectsFor("write", e.values("-o", "--output"), t.cwd) ]);
}
function manifestEffects({scan: e, invocation: t}) {
const s = e.values("-f", "--filename", "-k", "--kustomize");
return gatherEffects(s.map(e => (0, n.cK)(e, /^[\w./-]+$/) ? (0, n.EV)("read", e, t.cwd) : {
risks: [ {
word: (0, n.eT)(e),
why: "is an address or comes from elsewhere"
} ]
}));
}
function onlyTries({scan: e}) {
const t = e.options.filter(e => e.name === "--dry-run");
return t.length === 1 && /^(?:client|server)$/.test((0, n.Zc)(e.value("--dry-run")) ?? "");
}
const mt = {
value: "-n --namespace --request-timeout -v",
risks: {
[u]: {
value: "--kubeconfig --context --cluster --user -s --server --token --as --as-group --certificate-authority --client-key --client-certificate --cache-dir --username --password",
flag: "--insecure-skip-tls-verify"
}
}
};
const gt = {
options: {
flag: "-A --all-namespaces --show-labels --no-headers -w --watch --watch-only --ignore-not-found --show-kind --previous -p --timestamps --all-containers --prefix --client --short",
value: "-o --output -l --selector --field-selector --sort-by -L --label-columns -c --container --tail --since --since-time --chunk-size --template --api-group --limit-bytes",
risks: {
"reads a file or an address": "-f --filename -k --kustomize"
}
},
check: ({scan: e}) => {
const t = e.value("-o", "--output");
const s = t !== null && /-file=|file$/.test((0, n.Zc)(t) ?? "file") ? [ riskOf(t, "reads a template from a file") ] : [];
const r = e.operands.filter(e => /secret/i.test((0, n.Zc)(e) ?? "secret"));
return {
risks: [ ...s, ...r.map(e => riskOf(e, "prints secrets")) ]
};
}
};
function kubernetes_changing({scan: e, invocation: t}) {
const s = [ ...t.argv.slice(1, 2), ...e.operands, ...e.options.map(e => e.word) ];
return {
changes: true,
risks: risksFor(s, p)
};
}
const vt = defineFamily({
names: "kubectl oc",
literal: true,
source: "https://kubernetes.io/docs/reference/kubectl/",
globals: mt,
common: mt,
commands: {
logs: {
...gt,
flag: "-f --follow"
},
explain: {
...gt,
flag: "--recursive",
value: "--api-version"
},
...subCommands("get describe top api-resources api-versions version cluster-info events", gt),
"config current-context": {},
"config get-contexts": {},
...subCommands("apply create", {
flag: "--server-side --validate -R --recursive --force-conflicts",
value: "--dry-run -o --output -f --filename -k --kustomize -l --selector --field-manager",
check: [ manifestEffects, e => onlyTries(e) ? {} : kubernetes_changing(e) ]
}),
diff: {
flag: "--server-side -R --recursive",
value: "-f --filename -k --kustomize -l --selector --concurrency",
check: [ manifestEffects, () => ({
changes: true
}) ]
},
kustomize: {
check: manifestFolder
},
"rollout status": {
flag: "-w --watch",
value: "--timeout --revision"
},
"rollout history": {
value: "--revision"
},
wait: {
value: "--for --timeout -l --selector",
flag: "--all"
},
...subCommands("delete edit patch replace scale rollout exec run port-forward cp proxy attach debug drain cordon taint label annotate expose set autoscale certificate auth plugin config", {
operands: "named",
why: p,
changes: true
})
}
});
const kt = defineFamily({
names: "kustomize",
source: "https://kubectl.docs.kubernetes.io/references/kustomize/cmd/build/",
unknown: p,
commands: {
version: {},
build: {
value: "-o --output --as-current-user",
flag: "--stack-trace",
risks: {
"reads files outside of the folder": "--load-restrictor",
[c]: {
flag: "--enable-alpha-plugins --enable-exec --enable-helm --network",
value: "--helm-command -e --env --mount"
}
},
check: manifestFolder
}
}
});
const wt = {
flag: "--debug --strict --quiet --with-subcharts --include-crds --no-hooks --skip-tests --skip-crds --skip-schema-validation --validate --is-upgrade --dependency-update --devel --output-dir-release --dry-run",
value: "--set --set-string --set-json --set-literal --kube-version -a --api-versions -n --namespace --name-template -s --show-only --version --description --release-name --max-col-width",
read: "-f --values",
write: "--output-dir -d --destination",
risks: {
[d]: "--kubeconfig --kube-context --kube-apiserver --kube-token --kube-as-user --kube-ca-file --registry-config --repository-cache --repository-config --repo --username --password --ca-file --cert-file --key-file --keyring",
[c]: "--post-renderer --post-renderer-args",
"reads a file": "--set-file"
}
};
function charts(e) {
return ({scan: t, invocation: s}) => gatherEffects(t.operands.slice(Math.min(e, Math.max(0, t.operands.length - 1))).map(e => (0, 
n.cK)(e, /^(?:\.{0,2}\/)?[\w.-]+(?:\/[\w.-]+)*\/?$|^\.$/) ? (0, n.EV)("read", e, s.cwd) : {
risks: [ riskOf(e, "is a chart from elsewhere") ]
}));
}
const bt = defineFamily({
names: "helm",
literal: true,
source: "https://helm.sh/docs/helm/helm/",
globals: wt,
common: wt,
commands: {
version: {
flag: "--short --client"
},
env: {},
lint: {
check: charts(0)
},
template: {
check: charts(1)
},
package: {
check: charts(0),
changes: true,
value: "--app-version",
risks: {
"uses keys": {
flag: "--sign",
value: "--key --passphrase-file"
}
}
},
...subCommands("values chart readme all", {
check: charts(0)
}, "show"),
"dependency list": {
check: charts(0)
},
"dep list": {
check: charts(0)
},
...subCommands("list ls status history", {
flag: "-A --all-namespaces -a --all",
value: "-o --output --max -l --selector --filter"
}),
...subCommands("install upgrade uninstall rollback pull push repo plugin registry dependency dep create test get search show", Y)
}
});
const yt = "https://www.gnu.org/software/coreutils/manual/coreutils.html";
const xt = {
"reads a list of files to read": "--files0-from"
};
const Ot = defineByOptions({
source: yt,
reads: "files",
operands: "read"
}, {
"base64 base32 basenc": {
flag: "-d -D --decode -i --ignore-garbage --base64 --base64url --base32 --base32hex --base16 --base2msbf --base2lsbf --z85 --base58",
value: "-w --wrap",
write: "-o --output"
},
cat: {
flag: "-A --show-all -b --number-nonblank -e -E --show-ends -n --number -s --squeeze-blank -t -T --show-tabs -u -v --show-nonprinting"
},
"md5sum sha1sum sha224sum sha256sum sha384sum sha512sum b2sum shasum cksum sum": {
flag: "-b --binary --tag -t --text -z --zero --ignore-missing --quiet --status --strict -w --warn -r -s --sysv --raw --base64 --untagged --debug",
value: "-a --algorithm -l --length",
risks: {
"reads the files that a list names": {
flag: "-c --check"
}
}
},
comm: {
flag: "-1 -2 -3 --check-order --nocheck-order --total -z --zero-terminated",
value: "--output-delimiter"
},
cut: {
value: "-b --bytes -c --characters -d --delimiter -f --fields --output-delimiter",
flag: "-n --complement -s --only-delimited -z --zero-terminated"
},
"expand unexpand": {
flag: "-i --initial -a --all --first-only",
value: "-t --tabs",
digits: true
},
fmt: {
flag: "-c --crown-margin -s --split-only -t --tagged-paragraph -u --uniform-spacing",
value: "-p --prefix -w --width -g --goal",
digits: true
},
fold: {
flag: "-b --bytes -s --spaces -c --characters",
value: "-w --width",
digits: true
},
head: {
flag: "-q --quiet --silent -v --verbose -z --zero-terminated",
value: "-c --bytes -n --lines",
digits: true
},
join: {
value: "-a -e -j -o -t -v -1 -2",
flag: "-i --ignore-case --check-order --nocheck-order --header -z --zero-terminated"
},
nl: {
value: "-b --body-numbering -d --section-delimiter -f --footer-numbering -h --header-numbering -i --line-increment -l --join-blank-lines -n --number-format -s --number-separator -v --starting-line-number -w --number-width",
flag: "-p --no-renumber"
},
od: {
flag: "-a -b -c -d -f -i -l -o -s -x -v --output-duplicates --traditional",
value: "-A --address-radix -j --skip-bytes -N --read-bytes -t --format --endian -S",
optional: "-w --width --strings"
},
paste: {
flag: "-s --serial -z --zero-terminated",
value: "-d --delimiters"
},
pr: {
flag: "-a --across -c --show-control-chars -d --double-space -f -F --form-feed -J --join-lines -m --merge -r --no-file-warnings -t --omit-header -T --omit-pagination -v --show-nonprinting",
value: "-D --date-format -h --header -l --length -N --first-line-number -o --indent -w --width -W --page-width",
optional: "-e -i -n -s -S --expand-tabs --output-tabs --number-lines --separator --sep-string --columns",
digits: true
},
"realpath readlink": {
flag: "-e --canonicalize-existing -m --canonicalize-missing -L --logical -P --physical -q --quiet -s --strip --no-symlinks -z --zero -f --canonicalize -n --no-newline --silent -v --verbose",
read: "--relative-to --relative-base"
},
tac: {
flag: "-b --before -r --regex",
value: "-s --separator"
},
wc: {
flag: "-c --bytes -m --chars -l --lines -L --max-line-length -w --words",
optional: "--total",
risks: {
...xt
}
}
});
const $t = defineByOptions({
source: yt,
reads: "files",
operands: "list"
}, {
stat: {
flag: "-L --dereference -f --file-system -t --terse",
value: "-c --format --printf",
optional: "--cached"
}
});
const qt = defineByOptions({
source: yt,
reads: "files"
}, {
"basename dirname": {
flag: "-a --multiple -z --zero",
value: "-s --suffix"
},
numfmt: {
flag: "--debug --grouping -z --zero-terminated",
value: "-d --delimiter --field --format --from --from-unit --invalid --padding --round --suffix --to --to-unit --unit-separator",
optional: "--header"
},
seq: {
flag: "-w --equal-width",
value: "-f --format -s --separator",
digits: true
},
sleep: {},
tr: {
flag: "-c -C --complement -d --delete -s --squeeze-repeats -t --truncate-set1"
}
});
const Et = defineByOptions({
source: yt,
reads: "machine"
}, {
id: {
flag: "-a -G --groups -Z --context -g --group -n --name -r --real -u --user -z --zero"
},
"logname tty users groups": {
flag: "-s --silent --quiet"
}
});
const jt = defineByOptions({
source: yt,
operands: "write"
}, {
"mkdir mkfifo mknod": {
flag: "-p --parents -v --verbose -Z",
value: "-m --mode",
optional: "--context"
},
tee: {
flag: "-a --append -i --ignore-interrupts -p",
optional: "--output-error"
},
touch: {
flag: "-a -c --no-create -f -h --no-dereference -m",
value: "-d --date -t --time",
read: "-r --reference"
},
truncate: {
flag: "-c --no-create -o --io-blocks",
value: "-s --size",
read: "-r --reference"
}
});
const Ft = defineByOptions({
source: yt,
operands: "delete"
}, {
rm: {
flag: "-f --force -i -I --one-file-system -r -R --recursive -d --dir -v --verbose",
optional: "--interactive",
risks: {
"lifts the protection of the root directory": {
flag: "--no-preserve-root",
optional: "--preserve-root"
}
}
},
"rmdir unlink shred": {
flag: "-p --parents -v --verbose --ignore-fail-on-non-empty -f --force -u -z --zero -x --exact",
value: "-n --iterations -s --size",
optional: "--remove"
}
});
function intoLast(e, {scan: t, invocation: s}) {
const {cwd: n} = s;
const r = t.value("-t", "--target-directory");
const o = r === null && t.operands.length > 1 ? t.operands.slice(0, -1) : t.operands;
const a = r ?? (t.operands.length > 1 ? t.operands.at(-1) : void 0);
const i = [ effectsFor(e, o, n), e === "delete" ? effectsFor("read", o, n) : {}, a === void 0 ? {} : effectsFor("write", [ a, ...inside(o, a) ], n) ];
return gatherEffects([ ...i, backups(gatherEffects(i), t) ]);
}
function backups(e, t) {
const s = t.value("-S", "--suffix");
if (s === null && !t.has("-b", "--backup")) return {};
const r = s === null ? "~" : (0, n.Zc)(s);
if (r === null) return {};
const o = (e.effects ?? []).flatMap(e => e.kind === "write" ? [ {
kind: "write",
path: typeof e.path === "string" ? e.path + r : e.path
} ] : []);
return {
effects: o
};
}
function inside(e, t) {
if (t.kind !== "literal") return [];
return e.map(e => (0, n.Zc)(e)?.split("/").findLast(e => e !== "") ?? "").filter(e => ![ "", ".", ".." ].includes(e)).map(e => (0, 
n.CK)(`${t.value}/${e}`));
}
function linked(e) {
const {scan: t, invocation: s, world: o} = e;
const [a] = t.operands;
if (a !== void 0 && t.operands.length === 1) return {
risks: [ riskOf(a, "gets a link in the working directory") ],
links: [ s.cwd ],
changes: true
};
const i = t.has("-s", "--symbolic") && !t.has("-r", "--relative");
if (!i) return mayLink(intoLast("read", e));
const c = t.value("-t", "--target-directory") ?? t.operands.at(-1);
const l = (0, r.Hi)((0, n.Zc)(c) ?? ".", s.cwd);
const u = o.kindOf(l) === "directory" ? l : (0, r.Hi)("..", l);
const d = t.value("-t", "--target-directory") === null ? t.operands.slice(0, -1) : t.operands;
return mayLink(gatherEffects([ effectsFor("read", d, u), intoLast("data", e) ]));
}
function copied(e) {
const {scan: t} = e;
const s = intoLast("tree", e);
const r = t.has("-r", "-R", "--recursive", "-a", "--archive");
const o = r || t.has("-d", "-P", "--no-dereference", "-l", "--link", "-s", "--symbolic-link");
const a = t.value("-t", "--target-directory") ?? t.operands.at(-1);
const i = t.has("-T", "--no-target-directory") || t.operands.some(e => /(?:^|\/)\.{1,2}\/*$/.test((0, 
n.bG)(e)));
const c = r && t.has("-L", "--dereference");
return gatherEffects([ o ? mayLink(s) : s, ...c ? t.operands.map(t => followTree(t, e)) : [], r && i && a !== void 0 ? unpackInto(a, e) : {} ]);
}
function moved(e) {
const {scan: t, invocation: s, world: o} = e;
const a = intoLast("delete", e);
const i = t.operands.every(e => {
const t = (0, n.Zc)(e);
return t !== null && /^(?:file|missing)$/.test(o.kindOf((0, r.Hi)(t, s.cwd)));
});
return i ? a : mayLink(a);
}
const _t = {
optional: "--backup",
value: "-S --suffix",
flag: "-b"
};
const Ct = defineSimilarPrograms({
source: yt
}, [ {
names: "cp",
options: _t,
flag: "-a --archive --attributes-only -d -f --force -i --interactive -H -l --link -L --dereference -n --no-clobber -P --no-dereference -p -r -R --recursive --remove-destination --strip-trailing-slashes -s --symbolic-link -T --no-target-directory -u -v --verbose -x --one-file-system -Z --copy-contents --debug --keep-directory-symlink",
value: "-t --target-directory --no-preserve",
optional: "--preserve --reflink --sparse --update --context",
risks: {
"recreates the path of the source below the target": {
flag: "--parents"
}
},
check: copied
}, {
names: "mv",
options: _t,
flag: "-f --force -i --interactive -n --no-clobber --strip-trailing-slashes -T --no-target-directory -u -v --verbose -Z --debug --exchange --no-copy",
value: "-t --target-directory",
optional: "--update --context",
check: moved
}, {
names: "ln",
options: _t,
flag: "-d -F --directory -f --force -i --interactive -L --logical -n --no-dereference -P --physical -r --relative -s --symbolic -T --no-target-directory -v --verbose",
value: "-t --target-directory",
check: linked
}, {
names: "install",
options: _t,
flag: "-c -C --compare -D -p --preserve-timestamps -T --no-target-directory -v --verbose -Z --preserve-context --debug -d --directory",
value: "-g --group -m --mode -o --owner -t --target-directory",
optional: "--context",
risks: {
[c]: {
flag: "-s --strip",
value: "--strip-program"
}
},
check: e => e.scan.has("-d", "--directory") ? effectsFor("write", e.scan.operands, e.invocation.cwd) : intoLast("read", e)
} ]);
const Pt = defineProgram({
names: "ls dir vdir",
reads: "files",
source: yt,
flag: "-a --all -A --almost-all --author -b --escape -B --ignore-backups -c -C -d --directory -D --dired -f -F -g -G --no-group -h --human-readable --si -H --dereference-command-line --dereference-command-line-symlink-to-dir -i --inode -k --kibibytes -l -L --dereference -m -n --numeric-uid-gid -N --literal -o -p -q --hide-control-chars --show-control-chars -Q --quote-name -r --reverse -R --recursive -s --size -S -t -u -U -v -x -X -Z --context -1 --zero --full-time --group-directories-first --file-type",
value: "-I --ignore --hide -T --tabsize -w --width --block-size --time-style --time --sort --quoting-style --indicator-style --format",
optional: "--color --classify --hyperlink",
operands: "list",
check: ({scan: e}) => ({
readsMore: e.has("-R", "--recursive") && e.has("-L", "--dereference")
})
});
function behindLinks(e, t) {
const s = followTree(e, t);
const n = (s.effects ?? []).flatMap(e => e.kind === "read" ? [ {
kind: "write",
path: e.path
} ] : []);
return {
...s,
effects: n
};
}
const zt = defineProgram({
names: "chmod chown chgrp",
source: yt,
flag: "-c --changes -f --silent --quiet -v --verbose -R --recursive -h --no-dereference --dereference -H -L -P --preserve-root -r -w -x -X -s",
value: "--from",
read: "--reference",
risks: {
"lifts the protection of the root directory": {
flag: "--no-preserve-root"
}
},
check: e => {
const t = e.scan.has("--reference", "-r", "-w", "-x", "-X", "-s");
const s = t ? e.scan.operands : e.scan.operands.slice(1);
const r = e.scan.has("-R", "--recursive");
const o = s.map(t => r ? writeTree(t, e) : (0, n.EV)("write", t, e.invocation.cwd));
const a = r && e.scan.has("-L") ? s.map(t => behindLinks(t, e)) : [];
return gatherEffects([ ...o, ...a, {
changes: true
} ]);
}
});
const At = {
names: [ "dd" ],
source: yt,
grants: null,
readOnly: [ "" ],
read: ({argv: e, cwd: t}) => {
const s = e.slice(1).map(e => {
const [, s = "", r = ""] = /^(\w+)=(.*)$/s.exec((0, n.bG)(e)) ?? [];
const o = e.kind === "literal" ? (0, n.CK)(r) : {
kind: "unknown",
source: e.source
};
if (s === "if") return (0, n.EV)("read", o, t);
if (s === "of") return (0, n.EV)("write", o, t);
return /^(bs|cbs|conv|count|ibs|iflag|iseek|obs|oflag|oseek|seek|skip|status)$/.test(s) ? {} : {
risks: [ riskOf(e, "is not an operand of dd") ]
};
});
const {effects: r, risks: o} = gatherEffects(s);
return {
...z,
effects: r,
risks: o
};
}
};
const Tt = {
names: [ "expr", "factor" ],
source: yt,
grants: null,
readOnly: [ "" ],
read: () => z
};
var St = s(57154);
const Rt = "prints the environment, which may contain secrets";
const It = defineSimilarPrograms({
source: yt
}, [ {
names: "date",
reads: "files",
flag: "-R --rfc-email -u --utc --universal --debug --resolution",
value: "-d --date",
optional: "-I --iso-8601 --rfc-3339",
read: "-f --file -r --reference",
risks: {
"sets the clock": "-s --set"
},
check: ({scan: e}) => ({
risks: e.operands.filter(e => !(0, n.bG)(e).startsWith("+")).map(e => riskOf(e, "would set the clock"))
})
}, {
names: "df",
reads: "machine",
flag: "-v -a --all -h --human-readable -H --si -i --inodes -k -l --local --no-sync -P --portability --sync --total -T --print-type",
value: "-B --block-size -t --type -x --exclude-type",
optional: "--output",
operands: "list"
}, {
names: "du",
reads: "files",
flag: "-0 --null -a --all --apparent-size -b --bytes -c --total -D --dereference-args -H -h --human-readable --inodes -k -L --dereference -l --count-links -m -P --no-dereference -S --separate-dirs --si -s --summarize -x --one-file-system",
value: "-B --block-size -d --max-depth -t --threshold --exclude --time-style",
optional: "--time",
read: "-X --exclude-from",
risks: {
"reads a list of files": "--files0-from"
},
operands: "list",
check: ({scan: e}) => ({
readsMore: e.has("-L", "--dereference")
})
}, {
names: "printenv",
reads: "machine",
flag: "-0 --null",
check: ({scan: e, invocation: t}) => {
const s = e.operands.length > 0 ? e.operands : t.argv.slice(0, 1);
const r = e.operands.length === 0;
const isOpen = e => e === "PWD" || /^[A-Za-z_]\w*$/.test(e) && (0, St.Y)(e);
return {
risks: s.filter(e => r || !isOpen((0, n.Zc)(e) ?? "")).map(e => riskOf(e, Rt, r ? {
never: true
} : {}))
};
}
}, {
names: "uname arch nproc",
reads: "files",
flag: "-a --all -s --kernel-name -n --nodename -r --kernel-release -v --kernel-version -m --machine -p --processor -i --hardware-platform -o --operating-system",
value: "--ignore"
}, {
names: "whoami",
reads: "files"
}, {
names: "who last",
reads: "machine",
source: "https://man7.org/linux/man-pages/man1/who.1.html",
flag: "-a -b -d -H -i -m -q -r -s -t -T -u -w -x -F --all",
value: "-n",
digits: true,
operands: "read"
}, {
names: "mktemp",
flag: "-d --directory -q --quiet -u --dry-run -t",
value: "--suffix",
write: "-p",
risks: {
"chooses the directory": {
optional: "--tmpdir"
}
},
operands: "write",
changes: true
}, {
names: "sync"
} ]);
const Bt = "chooses the names of the files";
const Zt = defineSimilarPrograms({
source: yt
}, [ {
names: "tail",
reads: "files",
flag: "-f -F --retry -q --quiet --silent -v --verbose -z --zero-terminated",
value: "-c --bytes -n --lines --pid -s --sleep-interval --max-unchanged-stats",
optional: "--follow",
digits: true,
check: ({scan: e, invocation: t}) => {
const s = e.operands.filter(e => e.kind !== "literal" || !/^\+\d+[bcklmw]?$/.test(e.value));
return effectsFor("read", s, t.cwd);
}
}, {
names: "uniq",
reads: "files",
flag: "-c --count -d --repeated -D -i --ignore-case -u --unique -z --zero-terminated",
value: "-f --skip-fields -s --skip-chars -w --check-chars",
optional: "--all-repeated --group",
digits: true,
check: writesSecondOperand
}, {
names: "shuf",
reads: "files",
flag: "-e --echo -r --repeat -z --zero-terminated",
value: "-i --input-range -n --head-count",
read: "--random-source",
write: "-o --output",
check: ({scan: e, invocation: t}) => e.options.some(e => e.name === "-e" || e.name === "--echo") || e.operands[0] === void 0 ? {} : (0, 
n.EV)("read", e.operands[0], t.cwd)
}, {
names: "sort",
reads: "files",
source: "https://www.gnu.org/software/coreutils/manual/html_node/sort-invocation.html",
flag: "-b --ignore-leading-blanks -d --dictionary-order -f --ignore-case -g --general-numeric-sort -i --ignore-nonprinting -M --month-sort -h --human-numeric-sort -n --numeric-sort -R --random-sort -r --reverse -V --version-sort -c -C -m --merge -s --stable -u --unique -z --zero-terminated --debug",
value: "-k --key -t --field-separator -S --buffer-size --sort --parallel --batch-size",
optional: "--check",
read: "--random-source",
write: "-o --output -T --temporary-directory",
risks: {
[c]: "--compress-program",
...xt
},
operands: "read"
}, {
names: "tsort ptx",
operands: "read"
}, {
names: "split csplit",
flag: "-d -x -e --elide-empty-files -u --unbuffered --verbose -k --keep-files -q -s --quiet --silent -z --suppress-matched",
value: "-a --suffix-length -b --bytes -C --line-bytes -l --lines -n --number --digits -t --separator -f --prefix",
optional: "--numeric-suffixes --hex-suffixes",
digits: true,
risks: {
[c]: "--filter",
[Bt]: "--additional-suffix --suffix-format"
},
check: ({scan: e, invocation: t}) => {
const {cwd: s} = t;
const r = (0, n.Zc)(t.argv[0]) === "split";
const o = (r ? e.operands[1] : e.value("-f", "--prefix")) ?? (0, n.CK)(r ? "x" : "xx");
const a = r ? null : e.value("-b");
const i = [ effectsFor("read", e.operands.slice(0, 1), s), (0, n.EV)("write", o, s), a === null ? {} : {
risks: [ riskOf(a, Bt) ]
} ];
return gatherEffects(i);
}
} ]);
const Dt = {
flag: "-q --quiet -i --ignore-errors -m --show-missing --skip-covered --skip-empty --no-skip-covered --no-skip-empty --show-contexts --pretty-print --keep",
value: "--fail-under --include --omit --contexts --precision --sort --format --title",
read: "--data-file",
risks: {
[l]: "--rcfile --debug"
}
};
function measured(e) {
const {scan: t, invocation: s, world: r} = e;
const [o] = t.operands;
if (o === void 0) return {};
const a = [ "coverage", "run" ];
const i = {
risks: [ riskOf(o, "is a program that it runs", {
openedBy: a
}) ]
};
if (!t.has("-m", "--module")) return gatherEffects([ i, (0, n.EV)("read", o, s.cwd) ]);
const c = We.find(({names: e}) => e.includes((0, n.Zc)(o) ?? ""));
const l = c?.read({
...s,
argv: t.operands
}, r);
return l === void 0 ? i : gatherEffects([ i, startedBy(a, l) ]);
}
const Nt = defineFamily({
names: "coverage",
source: "https://coverage.readthedocs.io/en/latest/cmd.html",
commands: {
run: {
changes: true,
plain: true,
stopAtOperand: true,
flag: "-a --append --branch -p --parallel-mode -L --pylib --timid -m --module",
value: "--source --include --omit --context --concurrency --save-signal",
write: "--data-file",
risks: {
[l]: "--rcfile --debug"
},
check: measured
},
report: {
options: Dt,
operands: "data"
},
...subCommands("xml json lcov", {
options: Dt,
write: "-o",
changes: true,
plain: true
}),
html: {
options: Dt,
write: "-d --directory",
changes: true,
plain: true
},
annotate: {
options: Dt,
write: "-d --directory",
changes: true
},
combine: {
options: Dt,
operands: "read",
changes: true,
plain: true
},
erase: {
options: Dt,
changes: true,
plain: true
},
debug: {
operands: "named"
}
}
});
const Lt = definePrograms([ {
names: "cppcheck clang-tidy cpplint iwyu flawfinder splint sparse",
source: "https://cppcheck.sourceforge.io/manual.html",
grants: "Compiles the sources to analyze them, with the configuration of the workspace.",
flag: "-q --quiet -v --verbose --force -f --inline-suppr --inconclusive --xml --check-config --use-color --recursive --header-filter --system-headers --list-checks --explain-config --warnings-as-errors",
value: "-j --std --language -x --platform --template --max-configs --suppress --error-exitcode --enable --disable --check-level --xml-version --filter --linelength --counting --extensions --minlevel -m -p --checks --header-filter --warnings-as-errors --line-filter",
optional: "-D* -U* --enable=* --error-exitcode=*",
read: "-I -i --suppressions-list --suppress-xml",
write: "--output-file --cppcheck-build-dir --plist-output --dump",
risks: {
[f]: {
value: "--addon --library --rule --rule-file --project --cppcheck-config --clang --config-file --config --include --load --vfsoverlay --extra-arg --extra-arg-before",
optional: "--addon-python --clang"
},
"changes the sources": {
flag: "--fix --fix-errors --fix-notes",
value: "--export-fixes"
}
},
operands: "tree",
check: ({scan: e}) => ({
risks: risksUnless(e.handed(), /^-(?:I|D|U|std=|W[\w=+-]*$|f(?:no-)?(?:exceptions|rtti)$)/, "is an option of the compiler")
})
}, {
names: "clang-format",
source: "https://clang.llvm.org/docs/ClangFormat.html",
singleDash: true,
flag: "--dry-run -n --Werror -Werror -i --verbose --sort-includes --fail-on-incomplete-format --dump-config",
value: "--fallback-style -fallback-style --lines -lines --offset --length --ferror-limit --qualifier-alignment",
read: "--files",
risks: {
[k]: "--style -style"
},
check: ({scan: e, invocation: t}) => effectsFor(e.has("-i") ? [ "read", "write" ] : "read", e.operands, t.cwd)
} ]);
const Mt = {
flag: "--fatal-infos --fatal-warnings --no-fatal-warnings --no-fatal-infos --set-exit-if-changed --no-pub --pub --coverage --no-color --color -v --verbose --offline --machine --run-skipped --no-run-skipped --chain-stack-traces --update-goldens --no-sound-null-safety --dry-run -n --fail-fast --current-package --watch",
value: "-o --output --show -l --line-length --plain-name --name -N --tags -t --exclude-tags -x -P --preset --platform -p --reporter -r --concurrency -j --timeout --total-shards --shard-index --test-randomize-ordering-seed --format --indent --page-width --code --language-version -d --device-id",
write: "--coverage-path --write",
risks: {
[l]: "--dart-define --dart-define-from-file --packages --cache --sdk-path --enable-experiment --directory -C"
}
};
function dartFormat(e) {
const t = e.scan.options.findLast(e => e.name === "-o" || e.name === "--output")?.value;
const s = /^(?:none|show|json)$/.test((0, n.Zc)(t) ?? "");
return s ? effectsFor("tree", e.scan.operands, e.invocation.cwd) : rewritesUnless()(e);
}
const Kt = defineFamily({
names: "dart flutter",
source: "https://dart.dev/tools/dart-tool",
grants: E,
globals: {
flag: "-v --verbose --no-version-check --suppress-analytics --disable-analytics"
},
commands: {
"": {
changes: true
},
test: runsTree(Mt),
analyze: {
options: Mt,
operands: "tree"
},
format: {
options: Mt,
check: dartFormat
},
doctor: {
options: Mt
},
"pub get": {
options: Mt,
changes: true
},
"pub deps": {
options: Mt
},
"pub outdated": {
options: Mt
},
...subCommands("run build compile create fix pub install devices drive upgrade downgrade clean gen-l10n", {
...namedOperands(p),
options: Mt
})
}
});
function sources({scan: e, invocation: t}) {
const s = e.operands.slice(0, e.beforeDashes).map(e => /^[a-z]+:/i.test((0, n.Zc)(e) ?? "x:") ? {
risks: [ riskOf(e, "is an address instead of a file") ]
} : (0, n.T7)(e, t.cwd));
return gatherEffects([ ...s, effectsFor("write", e.values("--coverage"), t.cwd) ]);
}
function literalProgram(e) {
return ({scan: t, invocation: {cwd: s}, world: n}) => ({
risks: t.operands.map((t, r) => {
const o = e || r === 0 && operandText(t, s, n).kind !== "file";
return riskOf(t, "is a program that the rule does not name", o ? {
anyProgram: o
} : {});
})
});
}
const Wt = {
flag: "-q --quiet --no-check --no-lock --frozen --cached-only --no-remote --no-npm --no-config --json --compact --fail-fast --parallel --shuffle --trace-leaks --doc --coverage --permit-no-files --hide-stacktraces --no-run --unstable --rules --all --clean --ignore --no-prompt --no-semicolons --single-quote --use-tabs",
value: "--filter --ignore --ext --reporter --rules-include --rules-exclude --rules-tags --line-width --indent-width --prose-wrap --log-level -L --seed",
optional: "--coverage --fail-fast --shuffle --ignore --check --allow-read=*",
write: "--junit-path",
risks: {
[l]: {
value: "-c --config --import-map --lock --cert --env-file --location --preload --import --v8-flags --node-modules-dir --unsafely-ignore-certificate-errors --cwd",
optional: "--reload -r --inspect --inspect-brk --watch"
},
"gives the program more rights": {
flag: "-A --allow-all",
optional: "--allow-read --allow-write --allow-net --allow-env --allow-run --allow-sys --allow-ffi --allow-import -R -W -N -E -S -P"
}
}
};
const Ut = defineFamily({
names: "deno",
source: "https://docs.deno.com/runtime/reference/cli/",
grants: "Runs programs of the workspace and those that they import from anywhere.",
globals: {
flag: "-q --quiet -V"
},
commands: {
"": {
changes: true
},
...subCommands("test bench", {
options: Wt,
check: sources,
changes: true
}),
lint: {
options: Wt,
risks: {
"changes the sources": {
flag: "--fix"
}
},
check: sources
},
check: {
options: Wt,
check: sources,
changes: true,
plain: true
},
fmt: {
options: Wt,
flag: "--check",
check: rewritesUnless("--check")
},
doc: {
options: Wt,
flag: "--lint --private",
check: sources
},
info: {
options: Wt,
check: sources
},
task: {
options: Wt,
stopAtOperand: true,
check: ({scan: e}) => ({
risks: e.operands.slice(0, 1).map(e => riskOf(e, "is a task that the rule does not name", (0, 
J.L)(e, {
openedBy: [ "deno", "task" ]
})))
}),
changes: true
},
coverage: {
options: Wt,
operands: "read"
},
run: {
options: Wt,
stopAtOperand: true,
check: literalProgram(false),
changes: true,
literal: true
},
eval: {
options: Wt,
check: literalProgram(true),
changes: true,
literal: true
},
...subCommands("install uninstall add remove compile cache serve publish upgrade repl jupyter outdated init create x vendor bundle", {
...namedOperands("is a program, a build or a command that the rule does not name"),
options: Wt
})
}
});
const Gt = 5e3;
function readsBelow(e, {invocation: {cwd: t}, world: s}, o = () => true, a) {
return {
bulk: e.flatMap(e => {
const i = (0, n.Zc)(e);
if (i === null || i === "-") return [];
const c = (0, r.Hi)(i, t);
return [ {
of: "directory",
path: c,
includes: e => o(candidate(e, i, t)),
sensitive: once(() => {
const {paths: e, names: t} = s.sensitiveBelow(c, Gt);
return t >= Gt ? null : e;
}),
...a === void 0 ? {} : {
leaveOut: a
}
} ];
})
};
}
function readsHistory(e, t, {world: s}, {excluded: n, leaveOut: o}) {
return {
bulk: e.map(e => ({
of: "history",
path: e,
includes: e => !n.has(e),
leaveOut: o,
sensitive: once(() => {
const n = s.sensitiveInGit(t)?.tracked;
if (n !== void 0) return n.filter(t => (0, r.FK)({
path: t,
directory: e
}));
const o = s.sensitiveBelow(e, Gt);
return o.names >= Gt ? null : o.paths;
})
}))
};
}
function once(e) {
let t;
return () => (t ??= {
value: e()
}).value;
}
const Ht = defineProgram({
names: "diff diff3 sdiff",
reads: "files",
source: "https://www.gnu.org/software/diffutils/manual/diffutils.html",
digits: true,
flag: "-v --suppress-blank-empty --normal -q --brief -s --report-identical-files -c -u -e --ed -f --forward-ed -n --rcs -y --side-by-side --left-column --suppress-common-lines -p --show-c-function -t --expand-tabs -T --initial-tab -l --paginate -r --recursive --no-dereference -N --new-file --unidirectional-new-file --ignore-file-name-case --no-ignore-file-name-case -i --ignore-case -E --ignore-tab-expansion -Z --ignore-trailing-space -b --ignore-space-change -w --ignore-all-space -B --ignore-blank-lines -a --text --strip-trailing-cr -d --minimal --speed-large-files -m --merge -A --show-all -x --overlap-only -3",
value: "-C -D -U -F --show-function-line --label -L -W --width --tabsize --horizon-lines -x --exclude -I --ignore-matching-lines --line-format --old-line-format --new-line-format --unchanged-line-format --old-group-format --new-group-format --unchanged-group-format --changed-group-format --palette --ifdef",
optional: "--context --unified --color",
read: "-X --exclude-from -S --starting-file --from-file --to-file",
write: "-o --output",
risks: {
[c]: "--diff-program"
},
check: e => {
const {scan: t} = e;
const s = t.options.filter(e => e.name === "-l" || e.name === "--paginate");
const r = t.has("-r", "--recursive") && !t.has("--no-dereference");
const o = (0, n.Zc)(e.invocation.argv[0]) === "sdiff" ? e.scan.values("-o", "--output") : [];
return gatherEffects([ {
risks: risksFor(o, "merges interactively and runs the editor")
}, {
risks: s.map(e => riskOf(e.word, "runs pr"))
}, ...r ? t.operands.map(t => followTree(t, e)) : [], readsBelow(t.operands, e) ]);
},
operands: "tree"
});
const Vt = {
flag: "--no-build --no-restore --nologo --no-incremental --force --no-dependencies --no-logo -t --list-tests --blame --interactive --self-contained --no-self-contained --verify-no-changes --include-symbols --outdated --deprecated --vulnerable --include-transitive",
value: "-l --logger --collect -c --configuration -f --framework -v --verbosity -r --runtime --filter -a --arch --os --version-suffix --severity --tl --format",
write: "-o --output --results-directory --artifacts-path",
risks: {
"sets a property, which can name a program or a file": {
value: "--property",
optional: "-p:* --property:* /p:*"
},
"loads code or settings from a path": "--settings -s --test-adapter-path -d --diag -e --environment --source --configfile -bl"
}
};
const Xt = valuesUnless("-l --logger --collect", /^(?:(?:console|trx|html)(?:;(?:verbosity=\w+|LogFileName=[\w.-]+))?|XPlat Code Coverage|Code Coverage)$/i, "loads code or writes a file");
const Jt = defineFamily({
names: "dotnet",
source: "https://learn.microsoft.com/dotnet/core/tools/",
grants: "Compiles and runs the code of the workspace and of its dependencies.",
globals: {
flag: "--info --list-sdks --list-runtimes"
},
common: Vt,
commands: {
...subCommands("test build restore clean format pack publish", {
operands: "read",
check: Xt,
changes: true
}),
run: {
risks: {
"runs another project": "--project --launch-profile"
},
operands: "data",
changes: true
},
list: {
operands: "data"
},
"tool list": {},
"nuget list": {},
...subCommands("add remove tool nuget new workload sln watch exec user-secrets dev-certs", Y),
"build-server": {
operands: "named",
changes: true
}
}
});
function pathInside(e, t) {
const s = (0, n.Zc)(e);
return s === null ? e : (0, n.CK)(`${s}/${t}`);
}
function remoteNamedFiles(e, t, s) {
const r = e.flatMap(e => {
const t = /^[a-z]+:\/\/[^/]*(\/[^#]*)/i.exec((0, n.Zc)(e) ?? "")?.[1] ?? "";
return [ t, t.replace(/\?.*$/s, "") ].map(e => e.slice(e.lastIndexOf("/") + 1));
});
const o = new Set([ "", ...r, ...r.map(percentDecoded) ]);
return (0, n.EM)(t).flatMap(e => [ ...o ].map(t => (0, n.EV)("write", pathInside(e, t), s)));
}
function percentDecoded(e) {
return e.replace(/%([0-9a-f]{2})/gi, (e, t) => String.fromCharCode(Number.parseInt(t, 16)));
}
function requestEffects(e) {
const t = (0, n.Zc)(e);
if (t === null || /^[a-z][\w+.-]*:\/\//i.test(t)) return (0, n.ll)(e);
return {
risks: [ riskOf(e, "is an address without https://") ]
};
}
const Yt = {
"-d": /^@/,
"--data": /^@/,
"--data-ascii": /^@/,
"--data-binary": /^@/,
"--json": /^@/,
"--data-urlencode": /^[^=@]*@/,
"-F": /^[^=]*=[@<]/,
"--form": /^[^=]*=[@<]/
};
function fetched(e) {
const {scan: t, invocation: s} = e;
const r = [ ...t.operands, ...t.values("--url") ];
const o = t.has("-g", "--globoff") ? [] : r.filter(e => /[{}[\]]/.test((0, n.bG)(e)));
const a = r.filter(e => /%2e|\/\.\.?(?:\/|$)/i.test((0, n.bG)(e)));
const {cwd: i} = s;
const c = t.values("--output-dir");
const l = t.has("-O", "--remote-name", "--remote-name-all") ? remoteNamedFiles(r, c, i) : [];
const u = t.values("-o", "--output").map(e => (0, n.Zc)(e) ?? "");
return gatherEffects([ ...r.map(requestEffects), {
risks: risksFor(o, "expands to several addresses")
}, {
risks: risksFor(a, "is an address with dots in its path")
}, gatherEffects(e.scan.options.map(({name: t, value: s}) => {
const r = Yt[t];
if (r === void 0 || s === null) return {};
const o = (0, n.bG)(s);
const a = r.exec(o)?.[0];
if (a === void 0) return s.kind !== "literal" || /;.*=[@<]/.test(o) ? {
risks: [ riskOf(s, "may name a file to send") ]
} : {};
if (/[;,]/.test(o)) return {
risks: [ riskOf(s, "names several files to send") ]
};
return (0, n.EV)("read", (0, n.od)(s, a.length), e.invocation.cwd);
})), ...l, ...c.flatMap(e => u.map(t => (0, n.EV)("write", pathInside(e, t), i))) ]);
}
const Qt = defineSimilarPrograms({
changes: true
}, [ {
names: "curl",
source: "https://curl.se/docs/manpage.html",
flag: "-h --compressed-ssh --disable-eprt --disable-epsv --disallow-username-in-url --false-start -0 --http2-prior-knowledge --http3-only --ignore-content-length --no-alpn --no-npn --no-sessionid -R --remote-time --tcp-nodelay --ssl --ssl-reqd --suppress-connect-headers -B --use-ascii -1 --tlsv1 --no-clobber --remove-on-error -j --junk-session-cookies --parallel-immediate -s --silent -S --show-error -f --fail --fail-with-body --fail-early -i --include -I --head -v --verbose -g --globoff -4 --ipv4 -6 --ipv6 --compressed --no-progress-meter -# --progress-bar -N --no-buffer -a --append -G --get --http1.0 --http1.1 --http2 --http3 --tlsv1.2 --tlsv1.3 --no-keepalive --path-as-is --retry-all-errors --retry-connrefused -O --remote-name --remote-name-all --create-dirs -V -Z --parallel --styled-output -q --disable --raw --tr-encoding",
value: "-m --max-time --connect-timeout --retry --retry-delay --retry-max-time -A --user-agent -e --referer -r --range --max-filesize --limit-rate -y -Y --speed-time --speed-limit --expect100-timeout --tls-max --parallel-max --url -d --data --data-ascii --data-raw --data-binary --data-urlencode --json -H --header -F --form --form-string -w --write-out -C --continue-at -z --time-cond",
read: "--cacert --capath --crlfile --netrc-file --etag-compare",
write: "-o --output --output-dir -D --dump-header -c --cookie-jar --trace --trace-ascii --stderr --etag-save --hsts --alt-svc --libcurl",
risks: {
"follows redirects to any address": {
flag: "-L --location --location-trusted",
value: "--proto-redir --max-redirs"
},
"sends a file": "-T --upload-file",
"reads options from a file": "-K --config",
"sends a custom header or cookie": "-b --cookie --proxy-header",
"sends a request that changes something": "-X --request",
"reaches the server in another way": "-x --proxy --preproxy --socks4 --socks4a --socks5 --socks5-hostname --proxy1.0 --resolve --connect-to --unix-socket --abstract-unix-socket --doh-url --dns-servers --interface --local-port --noproxy --haproxy-clientip --proto --proto-default",
"sends credentials": {
value: "-u --user -U --proxy-user --oauth2-bearer -E --cert --key --pass --aws-sigv4 --delegation --login-options",
flag: "-n --netrc --netrc-optional --negotiate --ntlm --digest --anyauth --basic"
},
"does not check the server": {
flag: "-k --insecure --proxy-insecure"
},
"writes files that the server names": {
flag: "-J --remote-header-name"
},
"sends commands to the server": {
value: "-Q --quote --telnet-option -t --mail-from --mail-rcpt --engine --next",
flag: "-:"
}
},
check: e => {
const t = risksUnless(e.scan.values("-w", "--write-out"), /^(?!@)(?![^]*%output\{)/, "reads or writes a file");
const s = (0, n.qY)(e.scan.values("-H", "--header"));
return gatherEffects([ fetched(e), {
risks: [ ...t, ...s ]
} ]);
}
}, {
names: "wget",
source: "https://www.gnu.org/software/wget/manual/wget.html",
flag: "-q --quiet -v --verbose -nv --no-verbose -c --continue -4 -6 --spider -S --server-response -nc --no-clobber -N --timestamping --no-cache --no-dns-cache -nd --no-directories --no-parent -np --show-progress --https-only --no-cookies --no-proxy",
value: "-t --tries -T --timeout --connect-timeout --read-timeout -w --wait --waitretry --limit-rate -Q --quota --progress -U --user-agent --max-redirect",
write: "-O --output-document -o --output-file -a --append-output -P --directory-prefix --save-cookies --warc-file --rejected-log",
risks: {
"sends data": "--post-data --post-file --body-data --body-file --method --header --referer",
"reads addresses or settings from a file": "-i --input-file -e --execute --config --load-cookies --base -B",
[c]: "--use-askpass",
"follows links to any address": {
flag: "-r --recursive -m --mirror -p --page-requisites -k -H --span-hosts",
value: "-l --level -D --domains"
},
"sends credentials or does not check the server": {
value: "--user --password --http-user --http-password --certificate --private-key --ca-certificate",
flag: "--no-check-certificate"
}
},
check: e => {
const {scan: t, invocation: s} = e;
const n = t.has("-O", "--output-document", "--spider") ? [] : remoteNamedFiles(t.operands, t.values("-P", "--directory-prefix"), s.cwd);
return gatherEffects([ ...t.operands.map(requestEffects), ...n ]);
}
} ]);
const es = definePrograms([ {
names: "actionlint",
source: "https://github.com/rhysd/actionlint/blob/main/docs/usage.md",
singleDash: true,
flag: "-color -no-color -oneline -verbose -debug -version",
value: "-format -ignore -stdin-filename",
read: "-config-file",
risks: {
[c]: "-shellcheck -pyflakes",
"writes a configuration": {
flag: "-init-config"
}
},
operands: "read"
}, {
names: "hadolint",
source: "https://github.com/hadolint/hadolint#cli",
flag: "--no-fail --no-color --verbose -V --strict-labels --disable-ignore-pragma",
value: "-f --format --error --warning --info --style --ignore --trusted-registry --require-label -t --failure-threshold --file-path-in-report",
read: "-c --config",
operands: "read"
}, {
names: "shellcheck",
source: "https://github.com/koalaman/shellcheck/blob/master/shellcheck.1.md",
flag: "-a --check-sourced --norc --list-optional -V",
value: "-e --exclude -f --format -i --include -o --enable -P --source-path -s --shell -S --severity -W --wiki-link-count",
optional: "-C --color --extended-analysis",
read: "--rcfile",
risks: {
"reads the files that the scripts name": {
flag: "-x --external-sources"
}
},
operands: "read"
}, {
names: "shfmt",
source: "https://github.com/mvdan/sh/blob/master/cmd/shfmt/shfmt.1.scd",
flag: "-d --diff -l --list -s --simplify -mn --minify -bn --binary-next-line -ci --case-indent -sr --space-redirects -kp --keep-padding -fn --func-next-line -f --find -w --write --apply-ignore",
value: "-i --indent -ln --language-dialect --filename",
singleDash: true,
check: rewritesDirectoryIfAsked("-w", "--write", "-write")
}, {
names: "yamllint",
source: "https://yamllint.readthedocs.io/en/stable/quickstart.html",
flag: "-s --strict --no-warnings --list-files",
value: "-f --format -d --config-data",
risks: {
[f]: "-c --config-file"
},
operands: "tree",
check: presetNames("-d", "--config-data")
}, {
names: "codespell",
source: "https://github.com/codespell-project/codespell#usage",
flag: "-c --enable-colors -d --disable-colors -s --summary -f --check-filenames -H --check-hidden --count --stdin-single-line -w --write-changes",
value: "-q --quiet-level -S --skip -L --ignore-words-list --builtin --ignore-regex --uri-ignore-words-list -i --interactive -A -B -C --context",
read: "-D --dictionary -I --ignore-words -x --exclude-file",
risks: {
[f]: "--config --toml"
},
check: rewritesDirectoryIfAsked("-w", "--write-changes")
}, {
names: "typos",
source: "https://github.com/crate-ci/typos/blob/master/docs/reference.md",
flag: "--diff --files --identifiers --words --hidden --no-ignore --no-check-filenames --no-check-files --no-unicode --force-exclude --sort --isolated --type-list --binary -q --quiet -v --verbose -w --write-changes",
value: "--format --exclude --locale --color -j --threads --type",
write: "--dump-config",
risks: {
[f]: "-c --config --file-list --highlight-words"
},
check: rewritesDirectoryIfAsked("-w", "--write-changes")
}, {
names: "vale",
source: "https://vale.sh/docs/cli",
flag: "--no-wrap --no-exit --ignore-syntax --no-global --normalize --relative --sort",
value: "--minAlertLevel --glob --ext --filter",
risks: {
[f]: "--config --output --path --sources --mode-compat"
},
operands: [ "tree" ],
check: ({scan: {operands: e}}) => {
const t = (0, n.cK)(e[0], /^(?:sync|ls-|compile|install|fix|host-install|run|tag)/);
return {
risks: t ? risksFor(e.slice(0, 1), "downloads or runs something") : []
};
}
}, {
names: "vulture",
source: "https://github.com/jendrikseipp/vulture#usage",
flag: "--sort-by-size --make-whitelist -v --verbose",
value: "--min-confidence --exclude --ignore-names --ignore-decorators",
risks: {
[f]: "--config"
},
operands: "tree"
} ]);
const ts = defineSimilarPrograms({
reads: "files"
}, [ {
names: "file",
source: "https://man7.org/linux/man-pages/man1/file.1.html",
flag: "-c --checking-printout -d --debug -b --brief -i --mime --mime-type --mime-encoding --extension --apple -k --keep-going -L --dereference -h --no-dereference -N --no-pad -n --no-buffer -p --preserve-date -r --raw -s --special-files -v -0 --print0 -E -l --list -S --no-sandbox",
value: "-F --separator -e --exclude --exclude-quiet -P --parameter",
read: "-m --magic-file",
risks: {
"reads a list of files to inspect": "-f --files-from",
"unpacks with other programs": {
flag: "-z --uncompress -Z --uncompress-noreport"
},
"writes a compiled magic file": {
flag: "-C --compile"
}
},
operands: "read"
}, {
names: "hexdump hd",
source: "https://man7.org/linux/man-pages/man1/hexdump.1.html",
flag: "-b --one-byte-octal -X --one-byte-hex -c --one-byte-char -C --canonical -d --two-bytes-decimal -o --two-bytes-octal -x --two-bytes-hex -v --no-squeezing -h -V",
value: "-e --format -n --length -s --skip",
optional: "-L --color",
read: "-f --format-file",
operands: "read"
}, {
names: "xxd",
source: "https://man7.org/linux/man-pages/man1/xxd.1.html",
singleDash: true,
flag: "-h -a -autoskip -b -bits -C -capitalize -d -e -E -EBCDIC -i -include -p -ps -postscript -plain -r -revert -u -v",
value: "-c -cols -g -groupsize -l -len -n -name -o -offset -R -s -seek",
check: writesSecondOperand
}, {
names: "column",
source: "https://man7.org/linux/man-pages/man1/column.1.html",
flag: "-t --table -d --table-noheadings -e --table-header-repeat -x --fillrows -J --json -L --keep-empty-lines -h -V",
value: "-s --separator -o --output-separator -c --output-width -N --table-columns -l --table-columns-limit -n --table-name -R --table-right -T --table-truncate -W --table-wrap -H --table-hide -O --table-order -E --table-noextreme -C --table-column -r --tree -i --tree-id -p --tree-parent",
operands: "read"
}, {
names: "rev colrm",
source: "https://man7.org/linux/man-pages/man1/rev.1.html",
flag: "-0 --zero -h -V",
operands: "read"
}, {
names: "iconv",
source: "https://man7.org/linux/man-pages/man1/iconv.1.html",
flag: "-c -l --list -s --silent --verbose",
value: "-f --from-code -t --to-code",
write: "-o --output",
operands: "read"
}, {
names: "cmp",
source: "https://www.gnu.org/software/diffutils/manual/diffutils.html",
flag: "-v -b --print-bytes -l --verbose -s --quiet --silent",
value: "-i --ignore-initial -n --bytes",
check: ({scan: e, invocation: t}) => effectsFor("read", e.operands.slice(0, 2), t.cwd)
}, {
names: "tree",
source: "https://man7.org/linux/man-pages/man1/tree.1.html",
flag: "-a -d -l -f -x -i -q -N -Q -p -u -g -s -h -D -F -v -t -c -U -r -A -S -n -C -X -J --dirsfirst --filesfirst --noreport --prune --matchdirs --ignore-case --si --du --inodes --device --nolinks --gitignore --info --metafirst --hintro --houtro",
value: "-L -P -I -H -T --filelimit --charset --timefmt --sort",
write: "-o",
risks: {
"reads the tree from a file": {
flag: "--fromfile --fromtabfile",
value: "--gitfile --infofile"
},
"restarts itself through a shell and writes a file into every directory": {
flag: "-R"
}
},
operands: "list",
check: ({scan: e}) => ({
readsMore: e.has("-l")
})
} ]);
const ss = definePrograms([ {
names: "strings",
source: "https://sourceware.org/binutils/docs/binutils/strings.html",
flag: "-a --all -d --data -f --print-file-name -w --include-all-whitespace",
value: "-n --bytes -t --radix -e --encoding -s --output-separator -T --target -U --unicode",
digits: true,
operands: "read",
check: ({invocation: e}) => {
const t = e.argv.filter(e => (0, n.bG)(e).startsWith("@"));
return {
risks: risksFor(t, "is a file from which more arguments are read")
};
}
}, {
names: "less more most pg bat batcat",
source: "https://man7.org/linux/man-pages/man1/less.1.html",
flag: "-F -R -X -S -N -n -i -I -s -e -E -M -q -Q -c -f -A --plain --no-pager --quit-if-one-screen --chop-long-lines --LINE-NUMBERS",
value: "-p --style --color --theme --language -l --line-range --tabs -x",
risks: {
[m]: {
value: "-k --lesskey-file --lesskey-src -o -O --log-file -t --tag -T --tag-file --pager --paging --config-file --map-syntax",
flag: "--lessopen",
optional: "-P* +*"
}
},
operands: "read",
check: ({scan: e, invocation: t}) => {
const s = e.operands.filter(e => /^\+/.test((0, n.Zc)(e) ?? "+")).map(e => riskOf(e, "is a command of the pager"));
const r = (0, n.Zc)(t.argv[0]) === "more" ? risksFor(t.argv.slice(0, 1), "can start a shell") : [];
return {
risks: [ ...s, ...r ]
};
}
} ]);
const ns = [ ...ts, ...ss ];
var rs = s(78033);
var os = s(99756);
function selectionOf(e, t) {
const s = e.map(n.Zc);
const r = pruningWords(s);
const o = e.flatMap((t, s) => testAt(e, s, r) ?? []).filter(({word: e}) => !isWhole(e));
const a = o.filter(e => e.prunes);
const i = o.filter(e => !e.prunes && !e.negated);
const c = o.filter(e => !e.prunes && e.negated);
const l = !s.slice(r).some(e => /^(?:-o|-or|,|\(|\))$/.test(e ?? ""));
const u = depthOf(s);
return {
picks: i.length > 0,
test: e => {
const matches = t => t.matches(e);
if (e.path.split("/").length > u || a.some(t => isBelow(t, e))) return false;
return l ? i.every(matches) && !c.some(matches) : i.some(matches);
},
about: gatherEffects(i.map(e => aboutOf(e, t)))
};
}
function depthOf(e) {
const t = e.indexOf("-maxdepth");
const s = t < 0 ? Number.NaN : Number(e[t + 1]);
return Number.isNaN(s) ? Number.POSITIVE_INFINITY : s;
}
function isBelow({matches: e}, {shown: t, path: s}) {
const n = s.split("/");
return n.slice(0, -1).some((s, r) => {
const o = n.slice(r + 1).join("/");
const a = {
shown: t.slice(0, -o.length - 1),
path: n.slice(0, r + 1).join("/"),
name: s
};
return e(a);
});
}
function pruningWords(e) {
if (e.some(e => /^(?:-depth|-d|-delete)$/.test(e ?? ""))) return 0;
let t = 0;
while (/^-(?:name|path|wholename)$/.test(e[t] ?? "") && e[t + 2] === "-prune" && /^-or?$/.test(e[t + 3] ?? "")) t += 4;
return t;
}
function testAt(e, t, s) {
const r = /^-i?(name|path|wholename|regex)$/.exec((0, n.Zc)(e[t - 1]) ?? "")?.[1];
const o = e[t];
if (r === void 0 || o === void 0) return null;
let a = 0;
while (/^(?:!|-not)$/.test((0, n.Zc)(e[t - 2 - a]) ?? "")) a += 1;
return {
word: o,
kind: r,
negated: a % 2 === 1,
prunes: t < s,
matches: matcherOf(r, o)
};
}
function matcherOf(e, t) {
if (e === "name") {
const e = testOf(t);
return ({name: t}) => e(t);
}
if (e === "regex") {
const e = extensionsOf(t);
return ({name: t}) => e.length === 0 || e.some(e => (0, r.tu)(t).endsWith(`.${e}`));
}
const s = t.kind !== "literal" || /\[[:.=]/.test(t.value) ? null : (0, rs.Zs)((0, 
r.tu)(t.value));
return ({shown: e}) => s === null || (0, rs.Hj)(s, (0, r.tu)(e));
}
function aboutOf({kind: e, word: t}, s) {
if (e !== "regex") return aboutSecrets([ t ], e === "name" ? "name" : "path", s);
return {
risks: expressionRisk(t)
};
}
function expressionRisk(e) {
const t = extensionsOf(e);
const s = t.some(e => (0, os.y)(`/.${e}`) !== "low" || (0, os.y)(`/x.${e}`) !== "low");
return t.length === 0 || s ? [ riskOf(e, "may match files that contain secrets") ] : [];
}
const as = /\\\.(?:(\w+)|\\?\((\w+(?:\\?\|\w+)*)\\?\))\$?$/;
function extensionsOf(e) {
const [, t, s] = as.exec((0, r.tu)((0, n.bG)(e))) ?? [];
return e.kind === "literal" ? (t ?? s)?.split(/\\?\|/) ?? [] : [];
}
const split = e => new Set(e.split(" "));
const is = split("-daystart -depth -d -follow -ignore_readdir_race -noignore_readdir_race -mount -xdev -noleaf -nowarn -warn -empty -executable -false -nogroup -nouser -readable -true -writable -print -print0 -ls -prune -quit -not -a -and -o -or ! ( ) , -help -version");
const cs = split("-maxdepth -mindepth -regextype -amin -atime -cmin -ctime -fstype -gid -group -ilname -iname -inum -ipath -iregex -iwholename -links -lname -mmin -mtime -name -path -perm -regex -size -type -uid -used -user -wholename -xtype -context -printf");
const ls = split("-newer -anewer -cnewer -samefile");
const us = split("-fprint -fprint0 -fls");
const ds = split("-exec -execdir -ok -okdir");
function readFind(e, t) {
const s = e.argv.slice(1);
let r = 0;
while ((0, n.cK)(s[r], /^-(?:[HLP]|O\d|-)$/)) r += 1;
const o = r;
while (r < s.length && !startsExpression(s[r])) r += 1;
const a = r === o ? [ (0, n.CK)(".") ] : s.slice(o, r);
const i = effectsFor("read", a, e.cwd);
const c = {
words: s,
starts: a,
cwd: e.cwd,
effects: [ ...i.effects ],
inner: [],
risks: [ ...i.risks ],
hasDelete: false
};
const l = selectionOf(s.slice(r), {
invocation: e,
starts: a
});
while (r < s.length) r = takePrimary(c, r);
c.hasDelete && deleteMatches(c, t);
if (c.inner.length > 0 && l.picks) {
include(c, l.about);
include(c, pickedBelow(a, {
invocation: e,
world: t
}, l.test));
}
const u = s.some(e => (0, n.cK)(e, /^-(?:L|follow)$/));
const d = s.some((e, t) => (0, n.Zc)(e) === "-type" && (0, n.Zc)(s[t + 1]) === "f");
if (c.inner.length > 0 && (u || !d)) {
const s = u || !l.picks ? void 0 : l.test;
include(c, gatherEffects(a.map(n => followTree(n, {
invocation: e,
world: t
}, s))));
}
const {effects: p, inner: f, risks: h} = c;
const m = l.picks ? l.test : void 0;
const {bulk: g = []} = f.length === 0 ? {} : readsBelow(a, {
invocation: e,
world: t
}, m);
return {
effects: p,
inner: f,
risks: h,
bulk: g,
readOnly: true,
readsOnlyFiles: !u
};
}
function include({effects: e, risks: t}, s) {
e.push(...s.effects ?? []);
t.push(...s.risks ?? []);
}
function deleteMatches({words: e, starts: t, cwd: s, effects: o, risks: a}, i) {
for (const c of t) {
const t = (0, r.Hi)((0, n.Zc)(c) ?? "", s);
const l = (0, r.FK)({
path: i.workspace,
directory: t
});
const u = (0, n.EV)(l ? "write" : "delete", c, s);
o.push(...u.effects);
a.push(...u.risks);
l && !leavesProtectedOut(e) && o.push({
kind: "delete",
path: `${i.workspace}/.github`
});
}
}
const ps = /^(?:\*\.(?:py[co]|o|a|so|obj|class|orig|rej|bak|tmp|swp|tsbuildinfo|log|map|gc(?:da|no))|\*~|__pycache__|\.DS_Store|\.pytest_cache|\.mypy_cache|\.ruff_cache)$/;
function leavesProtectedOut(e) {
const t = e.map(n.Zc);
if (t.some(e => e === null || /^(?:-o|-or|,|!|-not|\()$/.test(e))) return false;
return t.some((e, s) => ps.test(e ?? "") && /^-i?name$/.test(t[s - 1] ?? "")) && t.at(-1) === "-delete";
}
function startsExpression(e) {
const t = (0, n.bG)(e);
return e.kind === "unknown" || t === "" || /^[-(),!]/.test(t);
}
function takePrimary(e, t) {
const s = e.words[t];
const r = (0, n.Zc)(s);
const o = e.words[t + 1];
if (r === null) return refuse(e, t, "is not known before it runs and may become an action");
if (is.has(r)) return t + 1;
if (ds.has(r)) return takeCommand(e, t);
if (r === "-delete") {
e.hasDelete = true;
return t + 1;
}
const a = /^-newer[aBcm][aBcmt]$/.test(r);
if (cs.has(r) || a && r.endsWith("t")) return takeArgument(e, t);
if (ls.has(r) || a) add(e, "read", o); else {
if (!us.has(r) && r !== "-fprintf") return refuse(e, t, "is not a test or an action that is known to be harmless");
add(e, "write", o);
}
return t + (r === "-fprintf" ? 3 : 2);
}
function takeArgument(e, t) {
const s = e.words[t + 1];
s?.kind === "unknown" && e.risks.push(riskOf(s, "may become any number of words"));
return t + 2;
}
function refuse(e, t, s) {
e.risks.push(riskOf(e.words[t], s));
return t + 1;
}
function add(e, t, s) {
if (s === void 0) return;
include(e, (0, n.EV)(t, s, e.cwd));
}
function takeCommand(e, t) {
const {words: s} = e;
let r = t + 1;
while (r < s.length && (0, n.Zc)(s[r]) !== ";" && !((0, n.Zc)(s[r]) === "+" && (0, 
n.Zc)(s[r - 1]) === "{}")) r += 1;
const o = s.slice(t + 1, r);
const a = s[t];
const i = o[0];
(0, n.cK)(a, /dir$/) && e.risks.push(riskOf(a, "runs a command in every directory that it meets"));
if (i === void 0 || (0, n.bG)(i).includes("{}") || i.kind !== "literal") e.risks.push(riskOf(a, "runs the files that it finds", {
never: true
})); else for (const t of e.starts) {
const a = (0, n.Zc)(s[r]) === "+" ? [ t ] : [];
e.inner.push({
kind: "argv",
argv: [ ...o.map(e => filledIn(e, t)), ...a ]
});
}
return r + 1;
}
function filledIn(e, t) {
const s = (0, n.bG)(e);
if (!s.includes("{}")) return e;
if (s === "{}" && e.kind === "literal") return t;
return {
kind: "partial",
prefix: s.slice(0, s.indexOf("{}")),
source: e.source
};
}
const fs = {
names: [ "find", "gfind" ],
source: "https://www.gnu.org/software/findutils/manual/html_mono/find.html",
grants: null,
readOnly: [ "" ],
read: readFind
};
const hs = /^(?:list|ls|view|show|status|diff|checks?|info|search|version|trace|catalog|config|digest|manifest|validate)$/;
const ms = defineProgram({
names: "glab hub tea crane regctl oras",
source: "https://docs.gitlab.com/cli/",
changes: true,
stopAtOperand: true,
check: ({scan: e, invocation: t}) => {
const s = (0, n.cK)(t.argv[0], /^(?:glab|tea|regctl)$/);
const r = e.operands.slice(0, s ? 2 : 1);
if (r.some(e => (0, n.cK)(e, hs))) return {};
return {
risks: risksFor(r, "may change something on a server")
};
}
});
const gs = "--check --diff --lint --dry-run --dryrun -lint --test --list-different".split(" ");
function formatters_formats({scan: e, invocation: {cwd: t}}) {
const s = (0, n.cK)(e.operands[0], /^(?:fmt|format|check|lint|test|validate|analyze)$/);
const r = (0, n.EM)(s ? e.operands.slice(1) : e.operands);
const o = e.has(...gs) || s && !(0, n.cK)(e.operands[0], /^(?:fmt|format)$/);
return gatherEffects([ effectsFor("tree", r, t), o ? {} : effectsFor("write", r, t) ]);
}
const vs = defineProgram({
names: "taplo dprint yamlfmt stylua ktlint swiftformat swiftlint scalafmt google-java-format sqlfluff rustywind topiary nixfmt alejandra terragrunt-fmt",
source: "https://taplo.tamasfe.dev/cli/usage/formatting.html",
flag: "--check --diff --lint --dry-run --dryrun -dry -lint --test --list-different -q --quiet --verbose -v --strict --color --fail-on-changes --no-color -s --relative --plain",
value: "--colors --color --format --reporter --dialect --exclude --indent --exclude-rules --line-ranges --log-level",
risks: {
[f]: "-c --config -conf --rulesdir --ruleset -R --baseline --plugins --templater --config-override --config-path --plugin",
"changes the sources": {
flag: "--fix --autocorrect --format-all -F -i --replace -w -write --force -f"
}
},
check: formatters_formats
});
const ks = defineProgram({
names: "buildifier",
source: "https://github.com/bazelbuild/buildtools/blob/main/buildifier/README.md",
singleDash: true,
flag: "-r -v -d -version -help -multi_diff -show_log",
value: "-mode -lint -type -path -format -warnings -allowsort -buildifier_disable -diff_mode",
risks: {
[f]: "-config -tables -add_tables -diff_command"
},
check: ({scan: e, invocation: {cwd: t}}) => {
const s = (0, n.EM)(e.operands);
const r = (0, n.cK)(e.value("-mode") ?? (0, n.CK)(e.has("-d") ? "diff" : "fix"), /^(?:check|diff|print_if_changed)$/);
const o = !(0, n.cK)(e.value("-lint") ?? (0, n.CK)("off"), /^(?:off|warn)$/);
return gatherEffects([ effectsFor("tree", s, t), r && !o ? {} : effectsFor("write", s, t) ]);
}
});
var ws = s(81500);
const bs = [ [ /(?<![.\w$])env(?!\w)/, "reads the environment (env)" ], [ /\$[\s#]*ENV\b/, "reads the environment ($ENV)" ], [ /\$[\s#]*__prog_(?:args|name)\b/, "reads the command line" ], [ /(?<![.\w])(?:import|include|modulemeta|get_search_list)\b/, "loads a module" ], [ /(?<![.\w])input_filename\b/, "shows file names" ] ];
function readJqProgram(e) {
const t = codeOf(e);
if (t === null) return [ "is a program that cannot be analyzed with certainty" ];
return bs.filter(([e]) => e.test(t)).map(([, e]) => e);
}
function codeOf(e) {
let t = "";
const s = [];
for (let n = 0; n < e.length; n += 1) {
const r = e[n] ?? "";
const o = s.at(-1);
if (o === "string") {
r === "\\" && e[n + 1] === "(" && s.push(0);
r === "\\" ? n += 1 : r === '"' && s.pop();
continue;
}
if (r === '"') s.push("string"); else if (r === "#") {
const t = e.indexOf("\n", n);
const s = e.slice(n, t < 0 ? void 0 : t);
if (s.includes("\\")) return null;
n += s.length;
} else r === "(" && typeof o === "number" ? s[s.length - 1] = o + 1 : r === ")" && typeof o === "number" && (o === 0 ? s.pop() : s[s.length - 1] = o - 1);
t += r === '"' ? ' "" ' : r;
}
return s.length === 0 ? t : null;
}
function checkJqWord(e) {
const t = (0, n.Zc)(e);
if (t === null) return {
risks: [ riskOf(e, "is a program that is not known before it runs") ]
};
return {
risks: readJqProgram(t).map(t => riskOf(e, t))
};
}
const ys = "names another repository";
const xs = "is an address, which may be of another repository";
function isOwnRepository(e, {repository: t}) {
if (t === null) return false;
const s = t.toLowerCase();
const n = e.toLowerCase().replace(/\.git$/, "");
const {host: r, pathname: o} = new URL(s);
return [ o.slice(1), r + o, s ].includes(n) || isItemOf(s, n);
}
function isItemOf(e, t) {
return t.startsWith(`${e}/`) && /^[\w./#-]+$/.test(t.slice(e.length)) && !t.includes("..");
}
function namesOwnRepository({word: e, why: t}, s) {
if (t === xs) return isOwnRepository(e, s);
if (t !== ys) return false;
return /^(?:-R|--repo)$/.test(e) || isOwnRepository(e.replace(/^(?:--repo=|-R=?)/, ""), s);
}
function withoutOwnRepository(e, t) {
const s = e.risks.filter(e => namesOwnRepository(e, t));
return s.length === 0 ? e : {
...e,
risks: e.risks.filter(e => !s.includes(e))
};
}
function checkFilters(e) {
const t = e.scan.values("-q", "--jq");
const s = e.scan.operands.filter(e => /:\/\/|^[\w.-]+\/[\w.-]+#/.test((0, n.bG)(e)));
return gatherEffects([ ...t.map(checkJqWord), {
risks: risksFor(s, xs)
} ]);
}
function onlyQueries(e) {
const t = e.values("-f", "--raw-field", "-F", "--field").map(e => (0, n.Zc)(e));
const s = t.filter(e => e === null || e.startsWith("query="));
const [r] = s;
return s.length === 1 && typeof r === "string" && e.values("-X", "--method", "--input").length === 0 && /^query=\s*(?:query\b|\{)/.test(r) && !/\b(?:mutation|subscription)\b/i.test(r);
}
function addsComment({scan: e}) {
const [t] = e.operands;
const [s, ...r] = e.values("-X", "--method");
const [o, ...a] = e.values("-f", "--raw-field", "-F", "--field");
return (0, n.cK)(t, /^\/?repos\/[\w.{}-]+\/[\w.{}-]+\/issues\/\d+\/comments$/) && r.length === 0 && (s === void 0 || (0, 
n.Zc)(s)?.toUpperCase() === "POST") && o !== void 0 && a.length === 0 && (0, n.bG)(o).startsWith("body=") && e.values("--input").length === 0;
}
function checkApi(e) {
const {scan: t} = e;
const [s, ...r] = t.operands;
const o = t.options.some(e => [ "-f", "--raw-field", "-F", "--field", "--input" ].includes(e.name));
const a = t.values("-X", "--method").at(-1);
const i = addsComment(e);
const c = (0, n.cK)(s, /^\/?graphql$/);
const l = a === void 0 ? !o || c && onlyQueries(t) : (0, n.cK)(a, /^(?:GET|HEAD)$/i);
const u = t.options.find(e => [ "-f", "--raw-field", "-F", "--field", "--input" ].includes(e.name));
const d = l || i ? [] : [ riskOf(a ?? u?.word ?? t.operands[0] ?? u?.word, c ? "sends a query that may change something" : "sends a request that changes something") ];
const p = s === void 0 || (0, n.cK)(s, /^[\w./{}?=&%:,+-]*$/) ? [] : [ riskOf(s, "is an address that is not plain", {
hint: "write `repos/{owner}/{repo}/\u2026`: gh fills in the repository"
}) ];
const f = (0, n.cK)(s, /^[a-z][\w+.-]*:/i) && s !== void 0 ? [ riskOf(s, "is an address on another host") ] : [];
const h = s !== void 0 && (0, n.cK)(s, /(?:^|\/)\.\.(?:\/|$)|%2e/i) ? [ riskOf(s, "leaves its path through dots") ] : [];
const m = risksFor(r, "is one operand too many");
return gatherEffects([ {
risks: [ ...d, ...p, ...f, ...h, ...m ],
changes: !l
}, i ? {
effects: [ {
kind: "post",
what: "Comment"
} ]
} : {}, gatherEffects(e.scan.values("-F", "--field").map(t => {
const s = (0, n.bG)(t);
const r = s.indexOf("=@");
if (r < 0) return t.kind === "literal" || /=[^@]/.test(s) ? {} : {
risks: [ riskOf(t, "may name a file to send") ]
};
return (0, n.EV)("read", (0, n.od)(t, r + 2), e.invocation.cwd);
})), {
risks: (0, n.qY)(t.values("-H", "--header"))
}, ...t.values("-q", "--jq").map(checkJqWord) ]);
}
const Os = {
reads: "machine",
flag: "--paginate --silent --slurp",
value: "-X --method -f --raw-field -F --field -q --jq -t --template --cache -H --header",
read: "--input",
risks: {
"prints headers, which may contain tokens": {
flag: "-i --include --verbose"
},
"sends a custom header": "-p --preview",
"goes to another host": "--hostname"
},
check: checkApi
};
function recorded(e, t) {
return {
...t,
recorded: true,
check: [ checkFilters, ({scan: t}) => ({
effects: writesOf(e, t),
risks: e === "Review" ? eventRisks(t) : []
}) ]
};
}
function writesOf(e, t) {
const labels = (...e) => namesIn(t, e, "Label");
switch (e) {
case "Comment":
case "PullRequest":
return [ {
kind: "post",
what: e
} ];

case "Issue":
return [ {
kind: "post",
what: e
}, ...labels("-l", "--label") ];

case "Review":
return [ {
kind: "post",
what: e,
target: reviewEvent(t)
} ];

case "Close":
case "Reopen":
return [ {
kind: "post",
what: e
}, ...ifGiven(t, [ "-c", "--comment" ], {
kind: "post",
what: "Comment"
}) ];

case "CreateLabel":
return [ {
kind: "post",
what: e,
...targetOf((0, n.Zc)(t.operands[0]))
} ];

case "edit":
return editsOf(t);
}
}
const targetOf = e => e === null ? {} : {
target: e
};
function editsOf(e) {
const update = e => ({
kind: "post",
what: "UpdateItem",
target: e
});
return [ ...namesIn(e, [ "--add-label", "--remove-label" ], "Label"), ...namesIn(e, [ "--add-assignee" ], "Assign"), ...namesIn(e, [ "--add-reviewer" ], "RequestReviewers"), ...ifGiven(e, [ "-t", "--title" ], update("title")), ...ifGiven(e, [ "-b", "--body", "-F", "--body-file" ], update("body")), ...e.values("-m", "--milestone").map(e => ({
kind: "post",
what: "Milestone",
...targetOf((0, n.Zc)(e))
})), ...ifGiven(e, [ "--remove-milestone" ], {
kind: "post",
what: "Milestone",
target: ""
}) ];
}
function ifGiven(e, t, s) {
return e.has(...t) ? [ s ] : [];
}
function reviewEvent(e) {
if (e.has("-a", "--approve")) return "APPROVE";
return e.has("-r", "--request-changes") ? "REQUEST_CHANGES" : "COMMENT";
}
function eventRisks(e) {
const t = e.options.filter(({name: e}) => [ "-a", "--approve", "-r", "--request-changes" ].includes(e));
const s = {
name: "Review",
subject: reviewEvent(e)
};
return t.map(({word: e}) => riskOf(e, "approves or requests changes", {
tool: s
}));
}
function namesIn(e, t, s) {
return e.values(...t).flatMap(e => {
const t = (0, n.Zc)(e);
if (t === null) return [ {
kind: "post",
what: s
} ];
const named = e => e.trim().replace(/^[^/]*\//, s === "RequestReviewers" ? "team/" : "$&");
return t.split(",").map(e => ({
kind: "post",
what: s,
target: named(e)
}));
});
}
const $s = "prints or changes credentials";
const qs = "installs or names code that gh runs";
const Es = "publishes or changes something that the rule does not name";
const js = {
value: "--json -q --jq -t --template",
risks: {
[ys]: "-R --repo",
"opens the browser": {
flag: "-w --web"
}
}
};
function gh_shows(e, t = "", s = {}) {
return {
reads: "machine",
...s,
flag: e,
value: t,
check: checkFilters
};
}
function gh_acts(e, t = "", s = {}) {
return {
...s,
flag: e,
value: t,
check: checkFilters,
changes: true
};
}
const Fs = {
"runs the editor": {
flag: "-e --editor"
}
};
const _s = {
read: "-F --body-file",
risks: {
...Fs
}
};
const Cs = {
read: "-F --body-file",
risks: {
...Fs,
"changes a comment that is there already": {
flag: "--edit-last --create-if-none --delete-last --yes"
}
}
};
const Ps = "-L --limit -S --search -s --state -l --label -a --assignee -A --author -B --base -H --head -m --milestone --mention --app --order --sort";
function downloads({scan: e, invocation: t}) {
const s = e.has("-D", "--dir", "-O", "--output");
return s ? {} : (0, n.EV)("write", (0, n.CK)("."), t.cwd);
}
function released(e) {
return effectsFor("read", e.scan.operands.slice(1), e.invocation.cwd);
}
const zs = {
flag: "-d -p --verify-tag",
optional: "--draft --prerelease --latest",
value: "-t --title -n --notes --target --discussion-category",
read: "-F --notes-file"
};
const As = {
"release list": {
flag: "--exclude-drafts --exclude-pre-releases",
value: "-L --limit -O --order",
check: checkFilters
},
"release view": {
check: checkFilters
},
"release download": {
value: "-p --pattern -A --archive",
flag: "--clobber --skip-existing",
write: "-D --dir -O --output",
check: downloads,
changes: true
},
"release create": {
options: zs,
flag: "--generate-notes --fail-on-no-commits --notes-from-tag",
value: "--notes-start-tag",
check: released,
changes: true
},
"release edit": {
options: zs,
value: "--tag",
changes: true
},
"release upload": {
flag: "--clobber",
check: released,
changes: true
},
"release delete": {
flag: "-y --yes --cleanup-tag",
check: checkFilters,
changes: true
}
};
function searches(e, t = "") {
return gh_shows(`--locked --no-assignee --no-label --no-milestone --no-project --include-prs --checks ${e}`, `${Ps} -R --repo --owner --match --visibility --created --updated --closed --merged-at --comments --commenter --involves --interactions --reactions --language --review --reviewed-by --review-requested --team-mentions ${t}`);
}
const never = e => ({
operands: "never",
why: e,
changes: true
});
const Ts = {
"pr view": gh_shows("-c --comments"),
"pr diff": gh_shows("--name-only --patch", "--color -e --exclude"),
"pr list": gh_shows("-d --draft", Ps),
"pr checks": gh_shows("--watch --required --fail-fast", "-i --interval"),
"pr status": gh_shows("-c --conflict-status"),
"pr comment": recorded("Comment", gh_acts("", "-b --body", Cs)),
"pr create": recorded("PullRequest", gh_acts("-d --draft -f --fill --fill-first --fill-verbose --no-maintainer-edit --dry-run", "-t --title -b --body -B --base -l --label -a --assignee -r --reviewer -m --milestone -p --project", {
read: "-F --body-file -T --template",
risks: {
...Fs,
"takes another branch": "-H --head",
"reads a file of an earlier attempt": "--recover"
}
})),
"pr edit": recorded("edit", gh_acts("--remove-milestone", "-t --title -b --body --add-label --remove-label --add-assignee --remove-assignee --add-reviewer --remove-reviewer -m --milestone --add-project --remove-project", {
read: "-F --body-file",
risks: {
"changes the branch it goes to": "-B --base"
}
})),
"pr review": recorded("Review", gh_acts("-c --comment -a --approve -r --request-changes", "-b --body", {
read: "-F --body-file"
})),
"pr merge": gh_acts("-m --merge -s --squash -r --rebase -d --delete-branch", "-b --body -t --subject -A --author-email --match-head-commit", {
read: "-F --body-file",
risks: {
"bypasses the branch rules": {
flag: "--admin --auto --disable-auto"
}
}
}),
"pr checkout": gh_acts("--detach", "-b --branch", {
risks: {
"discards changes or processes submodules": {
flag: "-f --force --recurse-submodules"
}
}
}),
"pr close": recorded("Close", gh_acts("-d --delete-branch", "-c --comment")),
"pr reopen": recorded("Reopen", gh_acts("", "-c --comment")),
"pr ready": gh_acts("--undo"),
"pr lock": gh_acts("", "-r --reason"),
"pr unlock": gh_acts(""),
"pr update-branch": gh_acts("--rebase")
};
const Ss = {
"issue view": gh_shows("-c --comments"),
"issue list": gh_shows("", Ps),
"issue status": gh_shows(""),
"issue comment": recorded("Comment", gh_acts("", "-b --body", Cs)),
"issue create": recorded("Issue", gh_acts("", "-t --title -b --body -l --label -a --assignee -m --milestone -p --project", {
read: "-F --body-file -T --template",
risks: {
...Fs,
"reads a file of an earlier attempt": "--recover"
}
})),
"issue edit": recorded("edit", gh_acts("--remove-milestone", "-t --title -b --body --add-label --remove-label --add-assignee --remove-assignee -m --milestone --add-project --remove-project", _s)),
"issue close": recorded("Close", gh_acts("", "-c --comment -r --reason")),
"issue reopen": recorded("Reopen", gh_acts("", "-c --comment")),
"issue delete": gh_acts("--yes --confirm"),
"issue lock": gh_acts("", "-r --reason"),
"issue unlock": gh_acts(""),
"issue pin": gh_acts(""),
"issue unpin": gh_acts(""),
"issue transfer": {
...gh_acts(""),
operands: [ "data", "named" ],
why: "is another repository"
},
"issue develop": gh_acts("-l --list -c --checkout", "-b --base -n --name")
};
const Rs = {
"run list": gh_shows("-a --all", "-L --limit -b --branch -c --commit -e --event -s --status -u --user -w --workflow --created"),
"run view": gh_shows("--log --log-failed --exit-status -v --verbose", "-a --attempt -j --job"),
"run watch": gh_shows("--exit-status --compact", "-i --interval"),
"run download": {
value: "-n --name -p --pattern",
write: "-D --dir",
check: downloads,
changes: true
},
"run rerun": gh_acts("--failed -d --debug", "-j --job"),
"run cancel": gh_acts("--force"),
"run delete": gh_acts(""),
"workflow list": gh_shows("-a --all", "-L --limit"),
"workflow view": gh_shows("-y --yaml", "-r --ref"),
"workflow run": gh_acts("--json", "-r --ref -f --raw-field -F --field"),
"workflow enable": gh_acts(""),
"workflow disable": gh_acts(""),
"cache list": gh_shows("", "-L --limit -k --key -O --order -r --ref -S --sort"),
"cache delete": gh_acts("--succeed-on-no-caches", "", {
risks: {
"deletes every cache": {
flag: "-a --all"
}
}
})
};
const Is = {
api: Os,
status: gh_shows("", "-e --exclude -o --org"),
version: {
reads: "machine"
},
"label list": gh_shows("", "-L --limit --order -S --search --sort"),
"label create": recorded("CreateLabel", gh_acts("-f --force", "-c --color -d --description")),
"label edit": gh_acts("", "-c --color -d --description -n --name"),
"label delete": gh_acts("--yes"),
"label clone": gh_acts("-f --force"),
"repo view": {
reads: "machine",
value: "-b --branch",
check: checkFilters,
operands: "named",
why: ys
},
"repo list": gh_shows("--archived --fork --no-archived --source", "-L --limit -l --language --topic --visibility"),
"repo clone": {
value: "-u --upstream-remote-name",
stopAtOperand: true,
operands: "named",
why: "is a repository, a directory or an option of git that the rule does not name",
changes: true
},
"repo create": gh_acts("--public --private --internal --push --clone", "-d --description -r --remote -t --team", {
read: "-s --source"
}),
"repo fork": gh_acts(""),
"repo delete": gh_acts("--yes"),
"repo edit": gh_acts(""),
"repo sync": gh_acts("", "-b --branch", {
risks: {
overwrites: {
flag: "--force",
value: "-s --source"
}
}
}),
...As,
"search issues": searches(""),
"search prs": searches("--draft --merged"),
"search code": searches("", "--extension --filename --language --size"),
"search commits": searches("--merge", "--author-date --committer --hash"),
"search repos": searches("--archived", "--stars --forks --topic --license --followers --include-forks"),
"gist list": gh_shows("--public --secret", "-L --limit"),
"gist view": gh_shows("-r --raw --files", "-f --filename"),
"gist create": {
flag: "-p --public",
value: "-d --desc -f --filename",
operands: "read",
changes: true
},
"secret list": gh_shows("", "-a --app -e --env -o --org", {
flag: "-u --user"
}),
"variable list": gh_shows("", "-e --env -o --org"),
"ruleset list": gh_shows("-o --org -p --parents", "-L --limit"),
"project list": gh_shows("--closed", "-L --limit --owner --format"),
"project item-list": gh_shows("", "-L --limit --owner --format"),
"auth status": gh_shows("-a --active", "-h --hostname", {
risks: {
[$s]: {
flag: "-t --show-token",
never: true
}
}
}),
"auth token": {
check: ({invocation: e}) => ({
risks: [ {
word: e.argv[0]?.source ?? "gh",
why: $s,
never: true
} ]
})
},
"auth login": never($s),
"auth setup-git": {
changes: true
},
"extension list": {},
"extension install": {
operands: "named",
why: qs,
changes: true
},
"alias list": {},
"alias set": {
operands: "named",
why: qs,
changes: true
},
"config get": {},
"config set": {
operands: "named",
why: qs,
changes: true
},
"codespace ssh": {
operands: "never",
why: Es,
changes: true
}
};
const Bs = defineFamily({
names: "gh",
source: "https://cli.github.com/manual/",
literal: true,
common: js,
commands: Object.fromEntries(Object.entries({
...Ts,
...Ss,
...Rs,
...Is
}).map(([e, t]) => {
const s = ws.k.get(e);
return [ e, s === void 0 ? t : {
...t,
instead: s
} ];
}))
});
const Zs = {
...Bs,
read: (e, t) => withoutOwnRepository(Bs.read(e, t), t)
};
function revisionsAndPaths(e, t = 0, s = "read") {
return gatherEffects(e.scan.operands.slice(t).map((n, r) => operand(n, t + r, e, s)));
}
function operand(e, t, s, n = "read") {
return t >= s.scan.beforeDashes ? pathspec(e, s, n) : revisionOrPath(e, s, n);
}
function operandReads(e, t, s) {
const {effects: n = []} = operand(e, t, s);
return n.flatMap(e => e.kind === "read" && typeof e.path === "string" ? [ e.path ] : []);
}
function revisionOrPath(e, t, s) {
const {world: o} = t;
const {cwd: a} = t.invocation;
const i = (0, n.Zc)(e);
if (e.kind !== "literal" && e.plain === true) return {};
if (i === null) return {
risks: [ riskOf(e, "is a revision or a path that is not known before it runs") ]
};
if (i.includes(":") && !/^:[/(!]/.test(i)) return gatherEffects(behindColons(i).map(e => blob(e, a)));
if (i.startsWith(":") || isPattern(i) && !/[@^]\{/.test(i)) return pathspec(e, t, s);
const c = (0, r.Hi)(i, a);
return looksLikePath(i) || o.kindOf(c) !== "missing" ? (0, n.T7)(e, a, s) : {};
}
function behindColons(e) {
const t = e.split(":").slice(1);
return [ ...new Set(t.map((e, s) => t.slice(s).join(":").replace(/^[0-3]:/, ""))) ];
}
function blob(e, t) {
if (e === "") return {};
return {
effects: [ {
kind: "read",
path: (0, r.Hi)(e.replace(/^\/+/, ""), t)
} ]
};
}
function looksLikePath(e) {
return /^[/~]|^\.{1,2}(?:\/|$)|\/\.\.(?:\/|$)|^\.[^.]/.test(e);
}
function lineRanges({scan: e, invocation: t}) {
return gatherEffects(e.values("-L").map(e => {
const s = /:([^:]+)$/.exec((0, n.Zc)(e) ?? "")?.[1];
return s === void 0 ? {} : blob(s, t.cwd);
}));
}
function pathspec(e, t, s = "read") {
const r = readPathspec(e);
if (r === null) return (0, n.EV)(s, e, t.invocation.cwd);
if (r.excludes) return {};
const {pattern: o} = r;
const a = {
kind: "literal",
value: o,
source: (0, n.eT)(e)
};
const i = (0, n.T7)(a, t.invocation.cwd, s);
return isPattern(o) ? gatherEffects([ i, pickedBy(o, t, s) ]) : i;
}
function pathspecs(e, t = "read") {
return gatherEffects(e.scan.operands.map(s => pathspec(s, e, t)));
}
function readPathspec(e) {
const t = (0, n.Zc)(e);
if (t === null) return null;
const [s = ""] = /^:(?:\([^)]*\)|[!^/]*:?)/.exec(t) ?? [];
const r = t.slice(s.length);
return {
pattern: r === "" ? "." : r,
excludes: /[!^]|exclude/.test(s),
isFromTop: /\/|top/.test(s),
hasMagic: /icase|attr|prefix/.test(s)
};
}
function isPattern(e) {
return /[*?[\\]/.test(e);
}
function pickedBy(e, t, s) {
const {invocation: o, world: a} = t;
const i = a.sensitiveInGit(o.cwd)?.tracked;
const c = pathspecTest(e);
const isTracked = e => i?.includes((0, r.Hi)(e, o.cwd)) ?? true;
const l = [ (0, n.CK)(".") ];
return gatherEffects([ s === "list" ? {} : aboutSecrets([ (0, n.CK)(e) ], "path", {
invocation: o,
starts: l
}), pickedBelow(l, t, ({path: e}) => c(e) && isTracked(e), s) ]);
}
function pathspecTest(e) {
if (e === "." || /\[[:.=]|\.\./.test(e)) return () => true;
const t = (0, rs.Zs)((0, r.tu)(e.replace(/^\.\//, "").replace(/\/+$/, "")));
return e => {
const s = (0, r.tu)(e).split("/");
return s.some((e, n) => (0, rs.Hj)(t, s.slice(0, n + 1).join("/")));
};
}
function signatureFormat({scan: e}) {
const t = e.options.filter(({name: e, value: t}) => {
if (t === null || !Ds.has(e)) return false;
const s = (0, n.Zc)(t);
return s === null || /%[-+ ]?G|%\(signature|^-?signature/.test(s);
});
return {
risks: t.map(({word: e}) => riskOf(e, "runs the program that verifies signatures"))
};
}
const Ds = new Set([ "--format", "--pretty", "--group", "--sort" ]);
function remoteName(e, {invocation: t, world: s}) {
if (e === void 0) return {};
const o = (0, n.Zc)(e);
const a = o !== null && /^\w[\w-]*$/.test(o) && (o === "origin" || s.kindOf((0, 
r.Hi)(o, t.cwd)) === "missing");
return a || o === "." ? {} : {
risks: [ riskOf(e, "is an address or a path instead of a remote") ]
};
}
const Ns = {
flag: "-v --version -h --no-pager -P --no-optional-locks --no-replace-objects --no-lazy-fetch --no-advice --literal-pathspecs --glob-pathspecs --noglob-pathspecs --icase-pathspecs --html-path --man-path --info-path",
risks: {
"sets configuration, which can name programs to run": "-c --config-env",
"chooses where git finds its programs": {
optional: "--exec-path"
},
"chooses another directory or repository": {
value: "-C --git-dir --work-tree --namespace --super-prefix --attr-source",
flag: "--bare"
},
"runs the pager": {
flag: "-p --paginate"
},
"lists commands": "--list-cmds"
}
};
const Ls = {
flag: "--no-gpg-sign --no-edit --no-verify-signatures",
risks: {
"runs the program that signs": {
optional: "-S --gpg-sign"
},
"runs the program that verifies signatures": {
flag: "--verify-signatures"
},
"runs the editor": {
flag: "-e --edit"
}
}
};
const Ms = {
flag: "-p -u --patch -s --no-patch --raw --patch-with-raw --indent-heuristic --no-indent-heuristic --minimal --patience --histogram --compact-summary --numstat --shortstat --cumulative --summary --patch-with-stat -z --name-only --name-status --no-color --no-color-moved --no-color-moved-ws --check --full-index --binary --find-copies-harder -D --irreversible-delete --pickaxe-all --pickaxe-regex -R -a --text --ignore-cr-at-eol --ignore-space-at-eol -b --ignore-space-change -w --ignore-all-space --ignore-blank-lines -W --function-context --exit-code --quiet --no-ext-diff --no-textconv --ita-invisible-in-index --ita-visible-in-index --no-prefix --default-prefix --no-renames --rename-empty --no-rename-empty --no-relative --no-abbrev --no-diff-merges --dd --remerge-diff --combined-all-paths --cc -c -m -r -t",
value: "--anchored --diff-algorithm --color-moved-ws --word-diff-regex --ws-error-highlight -l --diff-filter -S -G --find-object --skip-to --rotate-to --inter-hunk-context --src-prefix --dst-prefix --line-prefix --output-indicator-new --output-indicator-old --output-indicator-context -I --ignore-matching-lines --stat-width --stat-name-width --stat-count --stat-graph-width --diff-merges --max-depth",
optional: "-U --unified --stat --dirstat --dirstat-by-file -X --submodule --color --color-moved --word-diff --color-words --abbrev --break-rewrites -B --find-renames -M --find-copies -C --relative --ignore-submodules",
read: "-O",
write: "--output",
risks: {
"runs the programs that the configuration names for differences": {
flag: "--ext-diff --textconv"
},
"compares files outside the repository": {
flag: "--no-index"
}
}
};
const Ks = {
digits: true,
flag: "-q --quiet --unpacked --bisect-all --bisect-vars --follow --no-decorate --clear-decorations --source --mailmap --no-mailmap --use-mailmap --no-use-mailmap --full-diff --log-size --oneline --graph --no-graph --all --reflog --alternate-refs --single-worktree --ignore-missing --bisect --stdin --cherry-mark --cherry-pick --left-only --right-only --cherry -g --walk-reflogs --merge --boundary --simplify-by-decoration --show-pulls --full-history --dense --sparse --simplify-merges --date-order --author-date-order --topo-order --reverse --do-walk --abbrev-commit --no-abbrev-commit --no-expand-tabs --no-notes --show-notes-by-default --standard-notes --no-standard-notes --relative-date --parents --children --left-right --all-match --invert-grep -i --regexp-ignore-case --basic-regexp -E --extended-regexp -F --fixed-strings -P --perl-regexp --remove-empty --merges --no-merges --no-min-parents --no-max-parents --first-parent --exclude-first-parent-only --not --no-show-signature --count --objects --objects-edge --timestamp --use-bitmap-index --header --quiet --end-of-options --no-object-names --object-names --no-commit-header --commit-header --show-all --no-prefix",
value: "-n --max-count --skip --since --after --until --before --since-as-filter --max-age --min-age --author --committer --grep-reflog --grep --min-parents --max-parents --format --encoding --date -L --decorate-refs --decorate-refs-exclude --glob --exclude --exclude-hidden --filter --missing --disk-usage",
optional: "--decorate --branches --tags --remotes --ancestry-path --no-walk --pretty --expand-tabs --notes --show-notes --show-linear-break",
risks: {
"runs the program that verifies signatures": {
flag: "--show-signature"
}
}
};
const Ws = {
flag: "-a --append --atomic --unshallow --update-shallow --negotiate-only --dry-run --porcelain --write-fetch-head --no-write-fetch-head -f --force -k --keep --multiple --auto-maintenance --no-auto-maintenance --auto-gc --no-auto-gc --prefetch -p --prune -P --prune-tags -n --no-tags -t --tags --set-upstream --no-recurse-submodules -q --quiet -v --verbose --progress --no-progress --show-forced-updates --no-show-forced-updates -4 --ipv4 -6 --ipv6 --all --no-all --refetch --update-head-ok -u",
value: "--depth --deepen --shallow-since --shallow-exclude --negotiation-tip -j --jobs --refmap -o --server-option --filter",
risks: {
[c]: "--upload-pack",
"also processes the submodules": {
optional: "--recurse-submodules",
value: "--recurse-submodules-default"
}
}
};
var Us = s(70804);
var Gs = s(16434);
const Hs = 5e3;
const Vs = 100;
function listedNames(e, {cwd: t, argv: s}, o) {
const a = e.slice(2);
const i = (0, n.bG)(e[1] ?? (0, n.CK)("")) === "ls-files" && !a.some(listsOthers);
const c = a.filter(e => !(0, n.bG)(e).startsWith("-")).flatMap(e => readPathspec(e) ?? []);
const l = new Set(c.filter(e => e.excludes).map(e => e.pattern));
const u = (i ? c : []).filter(e => !e.excludes).map(e => pathspecTest(e.pattern));
const d = i ? o.sensitiveInGit(t)?.tracked ?? null : null;
const p = d === null ? o.sensitiveBelow(t, Hs) : {
paths: d,
names: 0
};
if (p.names >= Hs) return null;
const isListed = e => !l.has(e) && (u.length === 0 || u.some(t => t(e)));
const f = p.paths.filter(e => !e.includes("/.git/") && isListed(candidate(e, ".", t).path));
if (f.length > Vs) return null;
const h = f.flatMap(e => (0, r.JA)({
path: e,
directory: t
}) ?? []);
const m = (0, n.CK)(".");
const mayBeTracked = e => {
const s = (0, r.Hi)(e, t);
return d === null || (0, os.y)(s) === "low" || d.includes(s);
};
return {
sensitive: h,
lists: ({path: e, shown: t}) => !/(?:^|\/)\.git\//.test(e) && isListed(e) && mayBeTracked(t),
words: [ m, m, ...h.map(e => (0, n.CK)(`./${e}`)) ],
links: gatherEffects(o.entries(t).filter(e => !Xs.has(e)).map(e => linkedFrom(e, {
invocation: {
argv: s,
cwd: t
},
world: o
}, isListed)))
};
}
const Xs = new Set([ ".git", "node_modules" ]);
function linkedFrom(e, t, s) {
const o = (0, r.Hi)(e, t.invocation.cwd);
if (t.world.kindOf(o) === "link") return s(e) ? {
effects: [ {
kind: "read",
path: o
} ]
} : {};
return followTree((0, n.CK)(e), t, t => s(`${e}/${t.path}`));
}
function listsOthers(e) {
return /^(?:-[a-z]*o|--others$)/.test((0, n.bG)(e));
}
const Js = ":(exclude,top,literal)";
function listsLess(e, t) {
const s = "lists names of any form, in another script";
const [, r] = e;
const o = e.at(-1);
const a = e.map(n.Zc);
const i = (0, n.Zc)(r) === "diff" && !a.includes("--diff-filter=d");
const c = t.map(e => (0, Gs.TL)(`${Js}${e}`)).join(" ");
const l = a.includes("--") || (0, n.Zc)(r) === "ls-files" ? "" : "-- ";
return [ ...i && r !== void 0 ? [ {
word: r,
text: `${r.source} --diff-filter=d`,
why: s
} ] : [], ...c !== "" && o !== void 0 ? [ {
word: o,
text: `${o.source} ${l}${c}`,
why: s
} ] : [] ];
}
const Ys = {
flag: "--pathspec-file-nul",
read: "--pathspec-from-file"
};
function takingPathspecs(e) {
const t = [ e.check ?? [] ].flat();
return {
...e,
options: [ Ys, ...[ e.options ?? [] ].flat() ],
check: t.map(e => t => e(withNamesInFile(t)))
};
}
function withNamesInFile(e) {
const {scan: t, invocation: s} = e;
const r = t.value("--pathspec-from-file");
if (r === null) return e;
const o = {
kind: "unknown",
source: (0, n.eT)(r)
};
const a = (0, n.Zc)(r) === "-" ? s.input : void 0;
const i = t.has("--pathspec-file-nul") ? "\0" : /\r?\n/;
const c = a?.split(i).filter(e => e !== "") ?? null;
const l = c !== null && (i === "\0" || !c.some(e => e.startsWith('"')));
const u = l ? c.map(n.CK) : [ o ];
return {
...e,
scan: {
...t,
operands: [ ...t.operands, ...u ]
}
};
}
const Qs = 300;
function changedBy(e, t, s) {
return gatherEffects(t.map(t => changedByWord(e, t, s)));
}
function changedByWord(e, t, {invocation: s, world: o}) {
const a = readPathspec(t);
if (a === null) return (0, n.EV)(e, t, s.cwd);
if (a.excludes) return {};
const i = a.isFromTop ? o.workspace : s.cwd;
const c = (0, n.EV)(e, (0, n.CK)((0, r.Hi)(a.pattern, i)), i);
if (!a.hasMagic && !isPattern(a.pattern)) return c;
const l = a.hasMagic ? () => true : pathspecTest(a.pattern);
const u = (0, Us.E)(i, o, Xs)?.filter(e => l((0, r.JA)({
path: e,
directory: i
}) ?? e));
return u === void 0 || u.length > Qs ? writeTree((0, n.CK)(o.workspace), {
invocation: s,
world: o
}) : gatherEffects([ c, {
effects: u.map(t => ({
kind: e,
path: t
}))
} ]);
}
const en = {
"prompts on the terminal": {
flag: "-p --patch -i --interactive"
}
};
const tn = "replaces files of the working tree, by way of filters and hooks";
function intoTree(e) {
return {
...(0, n.EV)("write", (0, n.CK)("."), e.invocation.cwd),
links: [ `${e.world.workspace}/` ]
};
}
const eachPath = e => t => changedBy(e, t.scan.operands, t);
function removed(e) {
const t = e.scan.has("-r") ? e.scan.operands.filter(isWide) : [];
const s = risksFor(t, "is a pattern that may match protected files");
return gatherEffects([ eachPath("delete")(e), {
risks: s
} ]);
}
function cleaned(e) {
const {operands: t} = e.scan;
if (!e.scan.has("-f", "--force")) return {};
const isPlain = e => e !== null && !/^:|[*?[\\]/.test(e);
return t.length > 0 && t.every(e => isPlain((0, n.Zc)(e))) ? eachPath("delete")(e) : intoTree(e);
}
const switched = e => t => {
const {scan: s, world: r} = t;
const o = s.own();
const a = s.handed();
const named = t => (0, n.cK)(t, /^(?!\.)[\w./@^~{}+-]+$|^[-.]$/) ? {
alsoCoveredBy: [ "git", e ]
} : {};
return gatherEffects([ {
risks: o.map(e => riskOf(e, tn, named(e)))
}, o.length > 0 && a.length === 0 ? intoTree(t) : {}, o.length + a.length > 0 ? {
links: [ `${r.workspace}/` ]
} : {}, o.length > 0 ? writeOperands(a, t) : {}, changedBy("write", a, t) ]);
};
function fromElsewhere(e) {
return e.scan.has("-s", "--source") ? writeOperands(e.scan.operands, e) : {};
}
function writeOperands(e, {invocation: t, world: s}) {
const r = (0, n.CK)(s.workspace);
return gatherEffects(e.map(e => writeTree(isWide(e) ? r : e, {
invocation: t,
world: s
})));
}
function isWide(e) {
return /^:|[*?[\\]/.test((0, n.Zc)(e) ?? ":");
}
const sn = {
flag: "-N --allow-overlap --stat --numstat --summary --check --index --cached --intent-to-add -3 --3way --ours --theirs --union -R --reverse --reject -z --unidiff-zero --apply --no-add --allow-binary-replacement --binary --ignore-space-change --ignore-whitespace --inaccurate-eof -v --verbose -q --quiet --recount --allow-empty",
value: "-p -C --exclude --include --whitespace --directory",
write: "--build-fake-ancestor",
risks: {
"lets a patch leave the working tree": {
flag: "--unsafe-paths"
}
}
};
function applied(e) {
const {scan: t, invocation: s} = e;
const r = t.has("--check", "--stat", "--numstat", "--summary") && !t.has("--apply");
return gatherEffects([ effectsFor("read", t.operands, s.cwd), r ? {} : unpackInto(t.value("--directory") ?? (0, 
n.CK)("."), e) ]);
}
function renamed(e) {
const {operands: t} = e.scan;
const s = t.slice(0, -1);
return mayLink(gatherEffects([ effectsFor("read", s, e.invocation.cwd), eachPath("write")(e), ...t.slice(-1).map(t => effectsFor("write", inside(s, t), e.invocation.cwd)) ]));
}
const nn = 5e3;
function staged(e) {
const {scan: t, invocation: s} = e;
const r = pathspecs(e);
if (t.has("-n", "--dry-run", "-u", "--update", "--refresh")) return r;
const o = t.operands.flatMap(e => readPathspec(e) ?? []);
const a = o.filter(e => !e.excludes).map(e => pathspecTest(e.pattern));
const i = o.filter(e => e.excludes).map(e => pathspecTest(e.pattern));
if (a.length === 0 && !t.has("-A", "--all", "--no-ignore-removal") && i.length === 0) return r;
const c = newFiles(e).filter(e => {
const t = candidate(e, ".", s.cwd).path;
return (a.length === 0 || a.some(e => e(t))) && !i.some(e => e(t));
});
const [l] = c;
if (l === void 0) return r;
const u = candidate(l, ".", s.cwd).path;
const d = `would stage ${u}, which may hold credentials`;
const p = `write \`git add -A -- . ':(exclude)${u}'\`, or have .gitignore name the file`;
return gatherEffects([ r, {
effects: c.map(e => ({
kind: "read",
path: e
}))
}, {
risks: [ riskOf(t.operands[0] ?? (0, n.CK)("-A"), d, {
hint: p
}) ]
} ]);
}
function newFiles({scan: e, invocation: t, world: s}) {
const n = e.has("-f", "--force") ? null : s.sensitiveInGit(t.cwd);
const r = n?.untracked ?? s.sensitiveBelow(t.cwd, nn).paths;
return r.filter(e => (0, os.y)(e) === "high" && !e.includes("/.git/"));
}
const rn = {
flag: "-q --quiet --progress --no-progress --ours --theirs -m --merge -d --detach --guess --no-guess --no-track --overlay --no-overlay --ignore-skip-worktree-bits --ignore-other-worktrees --no-recurse-submodules --overwrite-ignore -2 -3 -l",
value: "-b -c --create --orphan --conflict",
optional: "-t --track",
risks: {
"discards changes": {
flag: "-f --force --discard-changes",
value: "-B -C --force-create"
},
"prompts on the terminal": {
flag: "-p --patch"
},
"also processes the submodules": {
optional: "--recurse-submodules"
}
}
};
const on = {
flag: "-a --all --reset-author --allow-empty --allow-empty-message -s --signoff --no-signoff -o --only -i --include -q --quiet -v --verbose --dry-run --short --porcelain --long -z --null --status --no-status --branch --no-post-rewrite --verify --ahead-behind",
value: "-m --message -C --reuse-message --fixup --squash --author --date --cleanup --trailer",
optional: "-u --untracked-files",
read: "-F --file -t --template",
risks: {
"replaces the last commit": {
flag: "--amend"
},
"skips the hooks": {
flag: "-n --no-verify"
},
"runs the editor": "-c --reedit-message",
"prompts on the terminal": {
flag: "-p --patch --interactive"
}
}
};
const an = {
flag: "-u --include-untracked -a --all -k --keep-index --no-keep-index -S --staged -q --quiet",
value: "-m --message",
check: intoTree,
changes: true
};
const cn = {
...changing({
add: takingPathspecs({
flag: "-n --dry-run -v --verbose -A --all --no-all --no-ignore-removal --ignore-removal -u --update --sparse --renormalize -N --intent-to-add --refresh --ignore-errors --ignore-missing --no-warn-embedded-repo",
risks: {
...en,
"runs the editor": {
flag: "-e --edit"
},
"adds what is ignored": {
flag: "-f --force"
},
"changes file modes": "--chmod"
},
check: staged
}),
stage: takingPathspecs({
check: staged
}),
commit: takingPathspecs({
options: [ Ls, on ],
check: pathspecs
}),
checkout: takingPathspecs({
options: rn,
check: switched("checkout")
}),
switch: {
options: [ rn ],
check: switched("switch")
},
restore: takingPathspecs({
flag: "-W --worktree -S --staged -q --quiet --progress --no-progress --ours --theirs -2 -3 -m --merge --ignore-unmerged --ignore-skip-worktree-bits --overlay --no-overlay",
value: "-s --source --conflict",
risks: {
"prompts on the terminal": {
flag: "-p --patch"
}
},
check: e => mayLink(gatherEffects([ eachPath("write")(e), fromElsewhere(e) ]))
}),
reset: takingPathspecs({
flag: "--soft --mixed --hard --merge --keep -N --intent-to-add -q --quiet --no-quiet --refresh --no-refresh",
risks: {
...en,
"also processes the submodules": {
flag: "--recurse-submodules"
}
},
check: e => e.scan.has("--hard", "--merge", "--keep") ? intoTree(e) : {}
}),
rm: takingPathspecs({
flag: "-n --dry-run --cached --ignore-unmatch -q --quiet --sparse -r",
risks: {
"removes changed files": {
flag: "-f --force"
}
},
check: removed
}),
"merge-file": {
flag: "-p --stdout -q --quiet --diff3 --zdiff3 --ours --theirs --union",
value: "-L --marker-size --diff-algorithm",
check: ({scan: e, invocation: {cwd: t}}) => effectsFor(e.has("-p", "--stdout") ? "read" : [ "read", "write" ], e.operands.slice(0, 1), t),
operands: [ "data", "read" ]
},
mv: {
flag: "-k -n --dry-run -v --verbose --sparse",
risks: {
overwrites: {
flag: "-f --force"
}
},
check: renamed
},
clean: {
flag: "-n --dry-run -q --quiet",
value: "-e --exclude",
risks: {
...en,
"deletes files": {
flag: "-f --force -d -x -X"
}
},
check: cleaned
},
"stash pop": {
flag: "--index -q --quiet",
check: intoTree
},
"stash apply": {
flag: "--index -q --quiet",
check: intoTree
},
"stash drop": {
flag: "-q --quiet"
},
init: {
flag: "-q --quiet --bare",
value: "-b --initial-branch --object-format --ref-format",
optional: "--shared",
write: "--separate-git-dir",
risks: {
"copies hooks from a directory": "--template"
},
check: e => (0, n.EV)("write", e.scan.operands[0] ?? (0, n.CK)("."), e.invocation.cwd)
},
"worktree add": {
flag: "-f --force --checkout --no-checkout -d --detach --lock -q --quiet --orphan --guess-remote --no-guess-remote --track --no-track",
value: "-b -B --reason",
operands: [ "write", "data" ],
check: ({scan: e, invocation: t}) => {
const [s] = e.operands;
const o = s === void 0 ? null : (0, n.Zc)(s);
return o === null ? {} : {
links: [ `${(0, r.Hi)(o, t.cwd)}/` ]
};
}
},
"worktree remove": {
flag: "-f --force",
operands: "delete"
},
"worktree prune": {
flag: "-n --dry-run -v --verbose",
value: "--expire"
}
}),
apply: {
options: sn,
check: applied
},
stash: an,
"stash push": an
};
const combining = e => ({
options: [ Ls, e ],
check: intoTree,
changes: true
});
const ln = {
merge: combining({
flag: "--commit --no-commit --ff --no-ff --ff-only -n --no-stat --stat --squash --no-squash -q --quiet -v --verbose --progress --no-progress --autostash --no-autostash --allow-unrelated-histories --signoff --abort --quit --continue --no-log --summary --overwrite-ignore --rerere-autoupdate",
value: "-m --message -X --strategy-option --cleanup --into-name",
optional: "--log",
read: "-F --file",
risks: {
"chooses the merge program": "-s --strategy",
"skips the hooks": {
flag: "--no-verify"
}
}
}),
"cherry-pick": combining({
flag: "--rerere-autoupdate -x -n --no-commit -s --signoff --ff --allow-empty --allow-empty-message --keep-redundant-commits --abort --quit --continue --skip",
value: "-m --mainline -X --strategy-option --cleanup --empty",
risks: {
"chooses the merge program": "--strategy"
}
}),
revert: combining({
flag: "--rerere-autoupdate -n --no-commit -s --signoff --abort --quit --continue --skip --reference",
value: "-m --mainline -X --strategy-option --cleanup",
risks: {
"chooses the merge program": "--strategy"
}
}),
rebase: combining({
flag: "--abort --quit --continue --skip --apply --merge --no-stat --stat -q --quiet -v --verbose --autostash --no-autostash --autosquash --no-autosquash -f --no-ff --force-rebase --fork-point --no-fork-point --keep-base --root --reset-author-date --signoff --update-refs --no-update-refs -m --reapply-cherry-picks --committer-date-is-author-date --ignore-whitespace --show-current-patch --rerere-autoupdate",
value: "--onto -X --strategy-option --empty",
optional: "-r --rebase-merges",
risks: {
...en,
"runs a command after every commit": "-x --exec",
"chooses the merge program": "-s --strategy"
}
}),
am: {
options: Ls,
flag: "-s --signoff -k --keep -q --quiet -3 --3way --no-3way -c --scissors --no-scissors --abort --quit --continue --skip -m --message-id --reject",
value: "-p -C --whitespace --exclude --include --patch-format",
write: "--directory",
risks: {
...en
},
operands: "read",
check: e => unpackInto((0, n.CK)("."), e),
changes: true
},
"format-patch": {
options: [ Ms, Ks ],
flag: "--progress -q --no-stat --no-binary --numbered-files --force-in-body-from --stdout -n --numbered -N --no-numbered --cover-letter --no-cover-letter -k --keep-subject --no-attach --no-thread --zero-commit --no-signature -s --signoff --always --ignore-if-in-upstream",
value: "--start-number --suffix --subject-prefix --in-reply-to --to --cc --add-header --signature --base --cover-from-description -v --reroll-count --interdiff --range-diff --creation-factor --filename-max-length",
optional: "--attach --inline --thread --from --rfc",
read: "--signature-file --description-file",
write: "-o --output-directory",
check: e => e.scan.has("--stdout") || e.scan.value("-o", "--output-directory") !== null ? {} : intoTree(e)
}
};
const un = "prints the configuration, which contains credentials";
const dn = "changes configuration, which can name programs to run";
const pn = {
flag: "--get --local --bool --int --bool-or-int --path --expiry-date -z --null --name-only --includes --no-includes --show-origin --show-scope --fixed-value --no-type --all",
value: "--type --default --value --comment",
risks: {
[un]: {
flag: "-l --list --get-all --get-regexp --get-urlmatch --get-color --get-colorbool --regexp",
value: "--url",
never: true
},
"runs the editor": {
flag: "-e --edit"
},
"accesses configuration outside the repository": {
flag: "--global --system --worktree"
},
"reads or writes a file as configuration": "-f --file --blob",
[dn]: {
flag: "--unset --unset-all --add --replace-all --rename-section --remove-section --append"
}
}
};
const fn = /extraheader|credential|password|passwd|token|secret|cookie|sslkey|smtp|imap/i;
const hn = /insteadof|proxy|\burl\b|sslcert|^http\./i;
function get({scan: e}) {
const [t] = e.operands;
const s = (0, n.Zc)(t);
if (t === void 0) return {};
if (s === null || fn.test(s)) return {
risks: [ riskOf(t, un, {
never: true
}) ]
};
return hn.test(s) ? {
risks: [ riskOf(t, "prints an address, which may contain a token") ]
} : {};
}
function ownName({scan: e}, t) {
const s = (0, n.cK)(t, /^user\.(?:name|email)$/i) && e.risks.length === 0;
return s ? {
openedBy: [ "git", "config", "set" ]
} : {};
}
function set(e) {
return {
risks: e.scan.operands.slice(0, 1).map(t => riskOf(t, dn, ownName(e, t))),
changes: true
};
}
function either(e) {
const {scan: t} = e;
const s = t.has("--get") || t.operands.length === 1 && !t.has("--unset", "--unset-all", "--add", "--replace-all", "--remove-section");
return s ? get(e) : set(e);
}
const mn = {
operands: "never",
why: un
};
const gn = {
config: {
options: pn,
check: either
},
"config get": {
options: pn,
check: get
},
...subCommands("set unset rename-section remove-section", {
options: pn,
check: set,
changes: true
}, "config"),
"config list": {
options: pn,
check: neverAllowed(un)
},
"config edit": {
options: pn,
changes: true,
literal: true
},
credential: mn,
"credential fill": {
check: neverAllowed("prints credentials")
},
...subCommands("approve reject", {
changes: true,
literal: true
}, "credential")
};
const vn = content_split("-p -u --patch --patch-with-raw --patch-with-stat -U --unified --binary -W --function-context --word-diff --word-diff-regex --color-words --color-moved -c --cc --dd --remerge-diff --combined-all-paths -m -t --diff-merges -L -S -G --check --submodule --ws-error-highlight");
const kn = content_split("-s --no-patch --stat --shortstat --numstat --name-only --name-status --raw --summary --compact-summary --dirstat --cumulative --dirstat-by-file --quiet");
const wn = new Set([ ...kn.filter(e => e !== "--raw"), ...content_split("-q --exit-code -z --stat-width --stat-name-width --stat-count --stat-graph-width --no-color --color --no-ext-diff --no-textconv --no-renames --relative --no-relative --diff-filter -R -r --cached --staged --merge-base --root --no-commit-id --oneline --graph --no-graph --abbrev-commit --no-abbrev-commit --follow --decorate --no-decorate --all --branches --tags --remotes --count --reverse -n --max-count --skip --since --after --until --before --author --committer --grep -i -E -F --merges --no-merges --first-parent --full-history --date --format --pretty --no-notes --numbered --email -e") ]);
function content_split(e) {
return e.split(" ");
}
function loggedPaths(e) {
const {scan: t, invocation: s, world: n} = e;
const o = topOf(s.cwd, n);
const a = revisionsAndPaths(e, 0, "list");
const isInRepository = e => "path" in e && typeof e.path === "string" && (0, r.FK)({
path: e.path,
directory: o ?? ""
});
const i = o !== null && t.options.every(({name: e}) => wn.has(e)) && a.effects?.every(isInRepository) === true;
return i ? a : revisionsAndPaths(e);
}
function comparedPaths(e) {
return e.scan.has(...kn) ? loggedPaths(e) : revisionsAndPaths(e);
}
function contentIfAsked(e) {
return e.scan.has(...vn) ? content(e) : fromInput(e);
}
function contentUnlessLess(e) {
const {scan: t} = e;
return t.has(...kn) && !t.has(...vn) ? fromInput(e) : content(e);
}
function content(e, t = 0) {
const {invocation: s, scan: n, world: r} = e;
const o = topOf(s.cwd, r);
if (o === null) return {
readsMore: true
};
const a = n.operands.slice(t).map((n, r) => {
const a = operandReads(n, t + r, e);
return a.length === 0 || isExact(n, s.cwd === o) ? a : [ o ];
});
const i = n.has("--full-diff") ? [] : a.flat();
const c = excludedFiles(e, o, t);
const l = leftOutOfHistory(e, o, i.length > 0);
return gatherEffects([ readsHistory(i.length === 0 ? [ o ] : i, o, e, {
excluded: c,
leaveOut: l
}), fromInput(e) ]);
}
function fromInput({scan: e}) {
return {
readsMore: e.has("--stdin", "--annotate-stdin")
};
}
function isExact(e, t) {
const s = (0, n.Zc)(e) ?? ":";
return /^[\w@+./ -]+$/.test(s) || t && /^[\w@^~./-]+:[\w@+./ -]+$/.test(s);
}
function topOf(e, t) {
for (let s = e; (0, r.FK)({
path: s,
directory: t.workspace
}); s = (0, r.Hi)("..", s)) {
if (t.kindOf(`${s}/.git`) !== "missing") return s;
if (s === "/") return null;
}
return null;
}
const bn = ":(exclude,top,literal)";
function excludedFiles({scan: e}, t, s) {
if (e.has("--full-diff")) return new Set;
const o = e.operands.slice(s).map(e => (0, n.Zc)(e) ?? "");
return new Set(o.flatMap(e => e.startsWith(bn) ? [ (0, r.Hi)(e.slice(bn.length), t) ] : []));
}
const yn = /^(?:diff|show|log|whatchanged|grep)$/;
function mayBeContent(e, t) {
const s = (0, n.Zc)(e);
if (s === null) return e.kind === "literal" || e.plain !== true || t !== "log";
if (s.includes(":")) return !s.startsWith(":(");
if (t === "log" || t === "whatchanged" || s.includes("...")) return false;
return s.split("..").some(e => /^[0-9a-f]{4,64}$/i.test(e));
}
function leftOutOfHistory({scan: e, invocation: t}, s, o) {
const a = t.argv.slice(1).map(e => (0, n.Zc)(e));
const i = a.find(e => e !== null && yn.test(e)) ?? "";
const c = a.includes("stash");
return t => {
const n = t.map(e => (0, r.JA)({
path: e,
directory: s
}));
if (i === "" || c || n.includes(null)) return null;
if (e.operands.slice(0, e.beforeDashes).some(e => mayBeContent(e, i))) return null;
const a = e.dashes || o ? "" : "-- ";
return {
text: a + n.map(e => (0, Gs.TL)(`${bn}${e ?? ""}`)).join(" ")
};
};
}
const xn = [ comparedPaths, lineRanges, signatureFormat ];
const On = [ loggedPaths, lineRanges, signatureFormat, contentIfAsked ];
const $n = [ comparedPaths, contentIfAsked ];
const qn = {
reads: "files",
options: [ Ms, Ks ],
check: On
};
const En = {
reads: "files",
flag: "-p --shell --perl --python --tcl --no-color --omit-empty --ignore-case --include-root-refs --stdin -d --dereference --tags --heads --branches --head --hash --verify -q --quiet --exists -s",
value: "--count --sort --format --points-at --start-after",
optional: "--color --merged --no-merged --contains --no-contains --abbrev --hash --exclude --exclude-existing",
check: signatureFormat
};
function grepOperands(e) {
const t = e.scan.has("-e", "-f") ? 0 : 1;
return gatherEffects([ revisionsAndPaths(e, t), content(e, t) ]);
}
function blamed(e) {
const {operands: t} = e.scan;
const s = t.at(-1);
const n = s !== void 0 && operandReads(s, t.length - 1, e).length === 0;
return gatherEffects([ revisionsAndPaths(e), n ? pathspec(s, e) : {}, {
readsMore: e.scan.has("--stdin")
} ]);
}
const jn = /^(?:(?:HEAD|@)(?:[~^]\d*)*|[\w./@~^-]+\^\{(?:commit|tree)\})$/;
const Fn = /^[\w@][\w./@~^{}-]*$/;
function shownObject(e) {
const {scan: t} = e;
const s = revisionsAndPaths(e);
const [r, o, ...a] = t.operands;
const i = (0, n.Zc)(o ?? r) ?? "";
const c = t.options.length === 1 && t.has("-t", "-s", "-e");
const l = t.options.length === 1 && t.has("-p");
const u = t.options.length === 0 && o !== void 0;
const d = i.includes(":") && (l || c || u);
if (a.length > 0 || u !== (o !== void 0)) return gatherEffects([ s, {
readsMore: true
} ]);
if (d) return gatherEffects([ s, content(e, u ? 1 : 0) ]);
const p = c && Fn.test(i) || l && jn.test(i) || u && (0, n.cK)(r, /^(?:commit|tree|tag)$/) && Fn.test(i);
return gatherEffects([ s, {
readsMore: !p
} ]);
}
const _n = {
...readingFiles({
"diff-tree": {
options: [ Ms, Ks ],
flag: "--root --always --stdin --no-commit-id -v",
check: [ ...xn, contentIfAsked ]
},
"diff-index": {
options: Ms,
flag: "--cached --merge-base",
check: $n
},
"diff-files": {
options: Ms,
flag: "-q -0 -1 -2 -3 --base --ours --theirs",
check: $n
},
diff: {
options: Ms,
flag: "--cached --staged --merge-base --base --ours --theirs -0 -1 -2 -3 -q -N --intent-to-add",
check: [ comparedPaths, contentUnlessLess ]
},
"range-diff": {
options: [ Ms, Ks ],
flag: "--no-dual-color --left-only --right-only",
value: "--creation-factor",
check: [ revisionsAndPaths, lineRanges, signatureFormat, contentUnlessLess ]
},
shortlog: {
options: Ks,
flag: "-n --numbered -s --summary -e --email -c --committer",
value: "--group",
optional: "-w",
check: On
},
reflog: {
options: [ Ms, Ks ],
check: On
},
"reflog show": {
options: [ Ms, Ks ],
check: On
},
"reflog list": {},
"reflog exists": {},
cherry: {
flag: "-v",
optional: "--abbrev"
},
"merge-base": {
flag: "-a --all --octopus --independent --is-ancestor --fork-point"
},
"name-rev": {
flag: "--tags --all --annotate-stdin --stdin --name-only --undefined --no-undefined --always",
value: "--refs --exclude"
},
describe: {
flag: "--all --tags --contains --debug --exact-match --long --always --first-parent",
value: "--candidates --match --exclude",
optional: "--abbrev --dirty --broken"
},
"show-branch": {
flag: "-r --remotes -a --all --topo-order --date-order --sparse --more --list --merge-base --independent --no-name --sha1-name --topics --current --no-color",
optional: "--more --color -g --reflog"
},
blame: {
flag: "-b --root --show-stats -l -t --incremental -p --porcelain --line-porcelain --progress --no-progress -c --score-debug -f --show-name -n --show-number -s -e --show-email -w --color-lines --color-by-age --first-parent --no-abbrev -h --reverse --minimal",
value: "-L --encoding --date --ignore-rev --since",
optional: "-M -C --abbrev",
read: "-S --contents --ignore-revs-file",
risks: {
"runs the programs that the configuration names for differences": {
flag: "--textconv"
}
},
check: blamed
},
annotate: {
flag: "-l -t -w -c",
check: blamed
},
grep: {
flag: "-i --ignore-case -w --word-regexp -v --invert-match -h -H --full-name -E --extended-regexp -G --basic-regexp -P --perl-regexp -F --fixed-strings -n --line-number --column -l --files-with-matches --name-only -L --files-without-match -z --null -o --only-matching -c --count --heading --break -p --show-function -W --function-context -q --quiet --all-match --and --or --not --no-color --cached --exclude-standard -I -a --text -r --recursive --no-recursive --recurse-submodules --no-textconv --no-ext-grep",
value: "-e -A --after-context -B --before-context -C --context -m --max-count --threads --max-depth --parent-basename",
optional: "--color",
digits: true,
read: "-f",
risks: {
[c]: {
optional: "-O --open-files-in-pager"
},
"searches files outside the repository": {
flag: "--no-index --untracked --no-exclude-standard"
},
"runs the programs that the configuration names": {
flag: "--textconv --ext-grep"
}
},
check: grepOperands
},
"cat-file": {
flag: "-t -s -e -p --batch-all-objects --buffer --unordered --allow-unknown-type --follow-symlinks --use-mailmap --mailmap --no-mailmap -z -Z",
value: "--path",
optional: "--filter --batch --batch-check --batch-command",
risks: {
"runs the programs that the configuration names": {
flag: "--textconv --filters"
}
},
check: shownObject
},
"ls-tree": {
flag: "-d -r -t -l --long -z --name-only --name-status --object-only --full-name --full-tree",
value: "--format",
optional: "--abbrev",
check: e => {
const t = e.scan.has("--name-only", "--name-status") ? "list" : "read";
return gatherEffects(e.scan.operands.slice(1).map(s => pathspec(s, e, t)));
}
}
}),
log: qn,
show: {
...qn,
check: [ ...xn, contentUnlessLess ]
},
whatchanged: {
...qn,
check: [ ...xn, contentIfAsked ]
},
"rev-list": qn,
"merge-tree": {
flag: "--write-tree --trivial-merge -z --name-only --messages --no-messages --quiet --allow-unrelated-histories",
value: "--merge-base -X --strategy-option",
changes: true
},
"for-each-ref": En,
"show-ref": En,
"verify-commit": {
changes: true
},
"verify-tag": {
changes: true
}
};
const Cn = "changes references instead of listing them";
const Pn = /^[\w][\w./@^~{}+-]*$/;
const zn = [ "-l", "--list", "--contains", "--no-contains", "--merged", "--no-merged", "--points-at", "-n" ];
function listOnly(e) {
const {scan: t} = e;
const s = t.risks.length > 0;
const granted = t => (0, n.Zc)(e.invocation.argv[1]) === "tag" && (0, n.cK)(t, Pn) ? {
alsoCoveredBy: [ "git", "tag" ]
} : {};
const r = t.has(...zn) || s ? [] : t.operands.map(e => riskOf(e, Cn, granted(e)));
return gatherEffects([ {
risks: r,
changes: s || r.length > 0
}, signatureFormat(e) ]);
}
const An = [ "-s", "--stage", "-u", "--unmerged", "--resolve-undo", "--eol", "--format", "--debug" ];
function listedFiles(e) {
return pathspecs(e, e.scan.has(...An) ? "read" : "list");
}
function statusOf(e) {
const {scan: t} = e;
if (t.has("-v", "-vv", "--verbose")) return gatherEffects([ pathspecs(e), content(e) ]);
const s = t.value("--porcelain");
return pathspecs(e, s === null || (0, n.Zc)(s) === "v1" ? "list" : "read");
}
const Tn = {
flag: "-a --all -l --list -v -vv --verbose --no-color --no-column -i --ignore-case --omit-empty -q --quiet --no-abbrev",
value: "--points-at --sort --format",
optional: "--color --column --abbrev --contains --no-contains --merged --no-merged"
};
const Sn = {
...readingFiles({
"": {},
version: {
flag: "--build-options"
},
status: {
flag: "-s --short -b --branch --no-branch --show-stash --no-show-stash --long -v -vv --verbose -z --no-column --ahead-behind --no-ahead-behind --renames --no-renames --null",
optional: "--porcelain -u --untracked-files --ignore-submodules --ignored --column --find-renames -M",
check: statusOf
},
branch: {
options: Tn,
flag: "-r --remotes --show-current",
risks: {
[Cn]: [ {
flag: "-d -D --delete -m -M --move -c -C --copy -f --force --create-reflog --unset-upstream"
}, {
value: "-u --set-upstream-to",
optional: "-t --track"
} ],
"runs the editor": {
flag: "--edit-description"
}
},
check: listOnly
},
tag: {
options: {
...Tn,
flag: "-l --list --no-color --no-column -i --ignore-case --omit-empty"
},
flag: "-a --annotate",
value: "-m --message --cleanup --trailer",
optional: "-n",
read: "-F --file",
risks: {
[Cn]: {
flag: "-d --delete -f --force --create-reflog"
},
"runs the program that signs or verifies": {
flag: "-s --sign -v --verify",
value: "-u --local-user"
},
"runs the editor": {
flag: "-e --edit"
}
},
check: listOnly
},
remote: {
flag: "-v --verbose",
operands: "named",
why: "is a sub-command of git remote"
},
"ls-files": {
flag: "-c --cached -d --deleted -o --others -i --ignored -s --stage -u --unmerged -k --killed -m --modified -z -t -v -f --directory --empty-directory --no-empty-directory --eol --deduplicate --sparse --full-name --recurse-submodules --error-unmatch --exclude-standard --debug --resolve-undo",
value: "-x --exclude --exclude-per-directory --with-tree --format",
optional: "--abbrev",
read: "-X --exclude-from",
check: listedFiles
},
"rev-parse": {
flag: "--verify -q --quiet --show-toplevel --show-prefix --show-cdup --show-superproject-working-tree --git-dir --absolute-git-dir --git-common-dir --is-inside-git-dir --is-inside-work-tree --is-bare-repository --is-shallow-repository --symbolic --symbolic-full-name --all --show-ref-format --sq --not --flags --no-flags --revs-only --no-revs --local-env-vars --shared-index-path --sq-quote --end-of-options --bisect",
value: "--git-path --glob --exclude --disambiguate --since --after --until --before --default --prefix --path-format --resolve-git-dir",
optional: "--abbrev-ref --short --branches --tags --remotes --show-object-format"
},
"count-objects": {
flag: "-v --verbose -H --human-readable"
},
"check-ignore": {
flag: "-q --quiet -v --verbose --stdin -z -n --non-matching --no-index"
},
"check-attr": {
flag: "-a --all --cached --stdin -z",
value: "--source"
},
"check-ref-format": {
flag: "--branch --allow-onelevel --refspec-pattern --normalize --print"
},
"check-mailmap": {
flag: "--stdin"
},
"stash list": {
flag: "--oneline -p --stat",
value: "--format --date -n",
digits: true,
check: [ signatureFormat, contentIfAsked ]
},
"stash show": {
flag: "-p -u --patch --stat --include-untracked --only-untracked --name-only --name-status",
write: "--output",
check: [ revisionsAndPaths, contentIfAsked ]
},
"submodule status": {
flag: "--cached --recursive -q --quiet"
}
}),
"ls-remote": {
reads: "machine",
flag: "-h --heads -b --branches -t --tags --refs -q --quiet --exit-code --get-url --symref",
value: "--sort -o --server-option",
risks: {
[c]: "--upload-pack --exec"
},
check: e => remoteName(e.scan.operands[0], e)
},
"diff-pairs": {
reads: "machine",
flag: "-z"
},
"worktree list": {
reads: "machine",
flag: "-v --verbose --porcelain -z"
},
"submodule summary": {
flag: "--cached --files",
value: "-n --summary-limit"
},
"notes list": {},
"notes show": {},
"bisect log": {},
"hash-object": {
flag: "-w --stdin --no-filters --literally",
value: "-t --path",
risks: {
"reads a list of files": {
flag: "--stdin-paths"
}
},
operands: "read"
},
fsck: {
flag: "-v --tags --root --unreachable --cache --reflogs --no-reflogs --full --no-full --strict --verbose --progress --no-progress --connectivity-only --name-objects --dangling --no-dangling --references",
risks: {
"writes dangling objects into the repository": {
flag: "--lost-found"
}
}
}
};
const Rn = "runs programs of the caller's or the configuration's choice";
const In = {
operands: "named",
why: Rn,
changes: true,
stopAtOperand: true
};
const Bn = {
...changing({
bisect: {
operands: "named"
},
mailinfo: {
flag: "-k -b -u -n -m --message-id --scissors --no-scissors",
value: "--encoding --quoted-cr",
operands: "write"
},
mailsplit: {
flag: "-b --keep-cr --mboxrd",
value: "-f -d",
write: "-o",
operands: "read"
},
"bisect start": {
flag: "--no-checkout --first-parent"
},
"notes add": {
flag: "-f --force --allow-empty",
value: "-m --message -C --reuse-message",
read: "-F --file"
},
"notes append": {
flag: "--allow-empty",
value: "-m --message -C --reuse-message",
read: "-F --file"
},
"notes remove": {},
gc: {
flag: "--aggressive --auto --no-prune -q --quiet --force --cruft --keep-largest-pack",
optional: "--prune"
},
prune: {
flag: "-n --dry-run -v --verbose --progress",
value: "--expire"
},
"pack-refs": {
flag: "--all --no-prune --auto"
},
repack: {
flag: "-a -A -d -l -q -f -F --quiet",
value: "--window --depth"
},
"update-index": {
flag: "--refresh --really-refresh -q",
risks: {
"changes the index": {
flag: "--add --remove --assume-unchanged --no-assume-unchanged --skip-worktree --no-skip-worktree --index-info --stdin -z",
value: "--chmod --cacheinfo"
}
},
operands: "named",
why: "changes the index"
},
"update-ref": {
flag: "--no-deref --create-reflog",
value: "-m",
risks: {
"changes references": {
flag: "-d --stdin"
}
},
operands: "named",
why: "changes references"
},
"sparse-checkout set": {
flag: "--cone --no-cone --sparse-index --no-sparse-index"
},
"commit-tree": {
value: "-p -m",
read: "-F"
}
}),
...subCommands("good bad reset skip", {
changes: true
}, "bisect"),
"bisect run": In,
"symbolic-ref": {
flag: "-q --quiet --short",
value: "-m",
risks: {
"removes a reference": {
flag: "-d --delete"
}
},
operands: [ "data", "named" ],
why: "changes references"
},
"sparse-checkout list": {},
...subCommands("expire delete", {
changes: true
}, "reflog"),
...subCommands("mktree write-tree read-tree", {
changes: true
}),
var: {
operands: "named",
why: "prints configuration"
},
help: {
risks: {
"runs a viewer": {
flag: "-w --web -m --man -i --info"
}
},
flag: "-a --all -g --guides -c --config",
operands: "named",
why: "runs the manual viewer"
},
...subCommands("filter-branch difftool mergetool for-each-repo send-email fetch-pack upload-pack receive-pack upload-archive shell daemon instaweb web--browse credential-store credential-cache hook maintenance fast-import interpret-trailers", In),
"hook run": In
};
var Zn = s(51786);
function remote_fetched(e) {
const t = e.scan.has("--multiple") ? e.scan.operands : e.scan.operands.slice(0, 1);
const s = e.scan.has("--multiple") ? [] : e.scan.operands.slice(1);
const n = gatherEffects(t.map(t => remoteName(t, e)));
const r = risksUnless(s, /^[\w./@^~-]+$/, "overwrites a reference of this repository");
return gatherEffects([ n, {
risks: r
} ]);
}
function pushed(e) {
const [t, ...s] = e.scan.operands;
const r = s.filter(e => !(0, n.cK)(e, /^[\w./@^~-]+$/));
const o = s.slice(1).filter(e => !r.includes(e));
return gatherEffects([ remoteName(t, e), {
risks: risksFor(r, "pushes by force, deletes, or to a branch of another name")
}, {
risks: risksFor(o, "is another branch that it pushes")
} ]);
}
function cloned({scan: e, invocation: t}) {
const [s, r] = e.operands;
if (s === void 0) return {};
const o = /([^/:]+?)(?:\.git)?\/*$/.exec((0, n.Zc)(s) ?? "")?.[1];
const a = r ?? (0, n.CK)(o ?? ".");
return gatherEffects([ {
risks: [ riskOf(s, "is a repository that the rule does not name") ]
}, linksBelow((0, n.EV)("write", a, t.cwd)) ]);
}
function archived({scan: e, invocation: t}) {
const s = e.value("--format");
const r = s === null || (0, n.cK)(s, /^(?:tar|zip|tgz|tar\.gz)$/) ? [] : [ s ];
const [o, ...a] = e.operands;
const i = o !== void 0 && ((0, n.Zc)(o) ?? ":").includes(":") ? [ o ] : [];
return gatherEffects([ {
risks: risksFor([ ...r, ...i ], "is not a plain format or revision")
}, effectsFor("tree", a, t.cwd) ]);
}
function printsAddress(e) {
return ({scan: t}) => ({
risks: t.operands.map(t => riskOf(t, "prints an address, which may contain a token", {
...(0, n.cK)(t, /^\w[\w-]*$/) ? {
alsoCoveredBy: [ "git", "remote", e ]
} : {}
}))
});
}
const Dn = {
flag: "--all --branches -n --dry-run --porcelain --tags --follow-tags --atomic --no-atomic -u --set-upstream -q --quiet -v --verbose --progress --thin --no-thin --verify --no-verify -4 --ipv4 -6 --ipv6 --no-signed --force-if-includes --no-force-with-lease --no-recurse-submodules",
value: "-o --push-option",
risks: {
[c]: "--receive-pack --exec",
"pushes by force or deletes": {
flag: "-f --force -d --delete --mirror --prune",
optional: "--force-with-lease"
},
"pushes to another location": "--repo",
"runs the program that signs": {
optional: "--signed",
flag: "--sign"
},
"pushes the submodules": "--recurse-submodules"
}
};
const Nn = {
flag: "--ipv4 --ipv6 -l --local --no-local --no-hardlinks -s --shared -n --no-checkout --bare --mirror -q --quiet -v --verbose --progress --single-branch --no-single-branch --no-tags --tags --sparse --no-shallow-submodules --no-remote-submodules --dissociate --reject-shallow --no-reject-shallow -4 -6 --also-filter-submodules",
value: "--depth -b --branch --revision -j --jobs --shallow-since --shallow-exclude --filter -o --origin --server-option --ref-format",
read: "--reference --reference-if-able",
write: "--separate-git-dir",
risks: {
[c]: "-u --upload-pack",
"sets configuration, which can name programs to run": "-c --config",
"copies hooks from a directory": {
optional: "--template"
},
"also processes the submodules": {
optional: "--recurse-submodules --recursive",
flag: "--shallow-submodules --remote-submodules"
},
"fetches from another address": "--bundle-uri"
}
};
const Ln = {
...changing({
fetch: {
options: Ws,
check: remote_fetched
},
pull: {
options: [ Ws, Ls ],
flag: "--ff --ff-only --no-ff --no-rebase --commit --no-commit --squash --no-squash --stat --no-stat -n --autostash --no-autostash --signoff --no-signoff --no-log --no-verify --allow-unrelated-histories --compact-summary",
value: "-X --strategy-option --cleanup",
optional: "-r --rebase --log -j --jobs",
risks: {
"chooses the merge program": "-s --strategy"
},
check: [ remote_fetched, intoTree ]
},
push: {
options: Dn,
check: pushed
},
clone: {
options: Nn,
check: cloned
},
"remote show": {
flag: "-n",
check: printsAddress("show")
},
"remote get-url": {
flag: "--push --all",
check: printsAddress("get-url")
},
"remote add": {
flag: "-f --tags --no-tags",
value: "-t -m",
optional: "--mirror",
operands: "named",
why: "changes where the repository goes"
},
"remote set-url": {
flag: "--push --add --delete",
operands: "named",
why: "changes where the repository goes"
},
"remote prune": {
flag: "-n --dry-run"
},
"remote update": {
flag: "-p --prune"
},
"remote set-head": {
flag: "-a --auto -d --delete"
},
"remote set-branches": {
flag: "--add"
},
"bundle create": {
flag: "-q --quiet --progress --all",
value: "--version",
operands: [ "write", "data" ]
},
"submodule update": {
flag: "-q --quiet --recommend-shallow --no-recommend-shallow --no-fetch --progress --single-branch",
value: "--depth -j --jobs --filter",
read: "--reference",
risks: {
"fetches and checks out what the submodules name": {
flag: "--init --remote -N --force -f --checkout --merge --rebase --recursive"
}
}
},
"submodule init": {},
"submodule sync": {
flag: "--recursive"
},
"submodule foreach": {
flag: "-q --quiet --recursive",
stopAtOperand: true,
operands: "never",
why: "is a command that a shell runs in every submodule"
},
"submodule add": {
flag: "-f --force",
value: "-b --branch --name --depth",
operands: "named",
why: "is a repository that the rule does not name"
},
"submodule deinit": {
flag: "-f --force --all"
}
}),
...subCommands("rename remove rm", {
operands: "named",
changes: true
}, "remote"),
archive: {
flag: "-l --list -v --verbose --worktree-attributes",
value: "--format --prefix --mtime",
digits: true,
read: "--add-file",
write: "-o --output",
risks: {
[c]: "--exec",
"queries another repository": "--remote",
"adds text of its own": "--add-virtual-file"
},
check: archived
},
"bundle verify": {
flag: "-q --quiet",
operands: "read"
},
"bundle list-heads": {
operands: [ "read", "data" ]
}
};
function inBareRepository(e, t) {
for (let s = e; (0, r.FK)({
path: s,
directory: t.workspace
}) && t.kindOf(`${s}/.git`) === "missing"; s = (0, r.Hi)("..", s)) {
const e = [ "HEAD", "objects", "refs" ].map(e => t.kindOf(`${s}/${e}`));
if (!e.includes("missing")) return true;
if (s === "/") return false;
}
return false;
}
const Mn = defineFamily({
names: "git",
source: "https://git-scm.com/docs",
alone: "It covers every sub-command of git: it commits, pushes, merges, rewrites history and discards work.",
globals: Ns,
commands: {
..._n,
...Sn,
...gn,
...Ln,
...cn,
...ln,
...Bn
}
});
const Kn = {
...Mn,
read(e, t) {
const s = (0, Zn.Y)(e.argv);
const n = Mn.read({
...e,
argv: s
}, t);
const [r] = s;
if (r === void 0 || !inBareRepository(e.cwd, t)) return n;
const o = "would use a bare repository inside the working tree";
return {
...n,
risks: [ ...n.risks, riskOf(r, o, {
never: true
}) ]
};
}
};
const Wn = {
singleDash: true,
flag: "-a -n -race -msan -asan -cover -v -work -x -linkshared -modcacherw -trimpath -json -buildvcs -i",
value: "-p -covermode -coverpkg -asmflags -buildmode -gcflags -installsuffix -ldflags -mod -tags",
read: "-pgo",
write: "-o",
risks: {
[c]: "-exec -toolexec -compiler -gccgoflags",
"builds from other files than those of the workspace": "-C -modfile -overlay -pkgdir"
}
};
const Un = {
flag: "-short -failfast -benchmem -c -fullpath -artifacts",
value: "-run -bench -benchtime -count -cpu -list -parallel -shuffle -skip -timeout -fuzz -fuzztime -fuzzminimizetime -vet -blockprofilerate -memprofilerate -mutexprofilefraction",
write: "-coverprofile -blockprofile -cpuprofile -memprofile -mutexprofile -trace -outputdir -test.gocoverdir",
risks: {
"passes arguments to the test program": {
flag: "-args"
}
}
};
function go_packages(e) {
const t = e.scan.operands.filter(e => !(0, n.cK)(e, /^(?:\.\/)?[\w.-]+(?:\/[\w.-]+)*\/?$|^\.$/) || (0, 
n.cK)(e, /(?:^|\/)\.\.(?:\/|$)/));
const s = e.scan.values("-ldflags", "-gcflags", "-asmflags");
const r = /^(?:all=)?(?:-[swNlX]|-m(?:=\d)?|-X=\S+|-trimpath=\S+|[\w./-]+\.\w+=\S*)?$/;
const o = s.filter(e => !((0, n.Zc)(e) ?? "-ext").split(/\s+/).every(e => r.test(e)));
return {
risks: [ ...t.map(e => riskOf(e, "is a package outside the workspace")), ...o.map(e => riskOf(e, "passes options to the linker or the compiler")) ]
};
}
const Gn = /^(?:\.\/)?[\w.-]+(?:\/[\w.-]+)*\/?$|^\.$/;
const Hn = /^[a-z0-9][\w.-]*\.[a-z]+(?:\/[\w.~-]+)+(?:@[\w.+-]+)?$/;
function isLocal(e) {
const t = (0, n.Zc)(e) ?? "/";
return Gn.test(t) && (t.startsWith(".") || /\.go$/.test(t)) && !/(?:^|\/)\.\.(?:\/|$)/.test(t);
}
function started({scan: e}) {
return {
risks: e.operands.slice(0, 1).map(e => riskOf(e, "is a package that it runs", isLocal(e) ? {
openedBy: [ "go", "run" ]
} : {}))
};
}
function named(e, t) {
const s = [ "go", e ];
const covered = e => isLocal(e) ? {
openedBy: s
} : (0, n.cK)(e, Hn) ? {
alsoCoveredBy: s
} : {};
return ({scan: e}) => ({
risks: e.operands.map(e => riskOf(e, t, covered(e)))
});
}
const Vn = {
options: Wn,
check: go_packages,
changes: true
};
const go_literal = e => ({
options: Wn,
operands: "named",
why: e,
changes: true
});
const Xn = defineFamily({
names: "go",
source: "https://pkg.go.dev/cmd/go",
grants: "Compiles and runs the code of the workspace.",
globals: {
singleDash: true,
risks: {
"chooses another directory": "-C"
}
},
commands: {
version: {
singleDash: true,
flag: "-m -v -json",
operands: "read"
},
help: {},
doc: {
singleDash: true,
flag: "-all -c -cmd -short -src -u"
},
build: Vn,
install: {
options: Wn,
check: named("install", "is a package that the rule does not name"),
changes: true
},
test: {
options: [ Wn, Un ],
check: go_packages,
changes: true
},
vet: {
options: Wn,
risks: {
[c]: "-vettool"
},
flag: "-fix -diff",
value: "-c",
check: [ go_packages, () => ({
changes: true
}) ]
},
list: {
options: Wn,
flag: "-m -u -deps -test -e -find -compiled -retracted -versions",
value: "-f -reuse",
risks: {
"builds the packages": {
flag: "-export"
}
},
check: go_packages
},
fmt: {
singleDash: true,
flag: "-n -x",
value: "-mod",
check: go_packages,
changes: true
},
generate: {
options: Wn,
value: "-run -skip",
check: go_packages,
changes: true
},
run: {
options: Wn,
stopAtOperand: true,
check: started,
changes: true
},
env: {
singleDash: true,
flag: "-json -changed",
risks: {
"changes settings for all later runs": {
flag: "-w -u"
}
}
},
clean: {
singleDash: true,
flag: "-i -r -n -x -cache -testcache -modcache -fuzzcache",
changes: true
},
get: {
options: Wn,
flag: "-t -u -tool -d",
optional: "-u",
check: named("get", "is a module that the rule does not name"),
changes: true
},
"mod tidy": {
singleDash: true,
flag: "-e -v -x -diff",
value: "-go -compat",
changes: true
},
"mod download": {
...go_literal("is a module that the rule does not name")
},
"mod verify": {},
"mod graph": {
singleDash: true,
value: "-go",
flag: "-x"
},
"mod why": {
singleDash: true,
flag: "-m -vendor"
},
"mod vendor": {
singleDash: true,
flag: "-e -v",
write: "-o",
changes: true
},
"mod edit": {
singleDash: true,
flag: "-fmt -print -json",
operands: "named",
changes: true
},
"mod init": {
changes: true
},
tool: go_literal("is a tool that it runs"),
"tool cover": {
singleDash: true,
read: "-func",
value: "-mode",
write: "-o",
risks: {
"opens a browser": "-html -var -pkgcfg"
}
},
work: go_literal("changes the work file")
}
});
function goPackages({scan: e}) {
const t = e.own();
const s = /^(?:-(?:race|v|short|failfast|cover|json|benchmem)|-(?:count|timeout|run|p|parallel|tags|covermode|coverpkg|skip|bench)=[\w./,:|$^()*-]+|\.?\/?[\w.-]+(?:\/[\w.-]+)*)$/;
const r = e.handed().filter(e => !(0, n.cK)(e, s) || (0, n.cK)(e, /(?:^|\/)\.\.\//));
return {
risks: [ ...risksUnless(t, s, "is a package outside the workspace"), ...risksFor(r, "is passed to go test, where it can name programs") ]
};
}
const Jn = definePrograms([ {
names: "gotestsum ginkgo staticcheck govulncheck errcheck ineffassign gosec gocyclo revive nilaway deadcode",
source: "https://github.com/gotestyourself/gotestsum#documentation",
grants: E,
changes: true,
singleDash: true,
flag: "-r -v -p -race -cover -trace -no-color -hide-summary -rerun-fails-report -packages -watch -randomize-all -randomize-suites -fail-on-pending -keep-going -quiet -tests -json -show -exported -no-fail -vv -succinct -fail-fast -failfast -asserts -blank -ignoretests",
value: "-format -f -hide-summary -format-icons -max-fails -rerun-fails -rerun-fails-max-failures -timeout -focus -skip -label-filter -focus-file -skip-file -procs -nodes -repeat -flake-attempts -seed -checks -go -tags -mode -test -severity -confidence -exclude -include -exclude-dir -over -ignore -formatter -fmt -show-stdout",
optional: "-rerun-fails",
write: "-junitfile -jsonfile -jsonfile-timing-events -junit-report -json-report -output-dir -coverprofile -out -debug.cpuprofile -debug.memprofile -debug.trace",
risks: {
[c]: {
value: "-post-run-command -exec -toolexec -vettool",
flag: "-raw-command"
},
[w]: "-C -config -conf -db -junitfile-project-name -modfile -overlay"
},
check: goPackages
}, {
names: "gofmt goimports gofumpt golines gci",
source: "https://pkg.go.dev/cmd/gofmt",
singleDash: true,
flag: "-l -d -s -e -w -v -format-only -diff -list -extra",
value: "-r -local -srcdir -lang -modpath -m -max-len",
risks: {
"writes a file": "-cpuprofile -memprofile -memrate -trace"
},
check: ({scan: e, invocation: t}) => effectsFor(e.has("-w") ? [ "tree", "write" ] : "tree", e.operands, t.cwd)
} ]);
const Yn = defineFamily({
names: "golangci-lint",
source: "https://golangci-lint.run/docs/configuration/cli/",
grants: "Builds the packages of the workspace to analyze them, and loads the plugins that .golangci.yml names.",
commands: {
run: {
flag: "--fix -v --verbose --new --tests --disable-all --enable-all --fast --fast-only --allow-parallel-runners --allow-serial-runners --print-issued-lines --print-linter-name --sort-results --uniq-by-line --show-stats --no-config",
value: "--timeout --new-from-rev --new-from-merge-base --out-format -E --enable -D --disable --enable-only -p --presets --build-tags -j --concurrency --issues-exit-code --max-issues-per-linter --max-same-issues --go --modules-download-mode --color --default --path-prefix --path-mode",
read: "--new-from-patch",
write: "--cpu-profile-path --mem-profile-path --trace-path --output.text.path --output.json.path --output.tab.path --output.html.path --output.checkstyle.path --output.code-climate.path --output.junit-xml.path --output.sarif.path",
risks: {
[k]: "-c --config"
},
check: [ valuesUnless("--out-format", /^[\w,-]+$/, "writes the report to a file"), writesHereIfAsked("--fix") ]
},
linters: {},
version: {}
}
});
const Qn = guarded({
names: "concurrently nodemon onchange chokidar watchexec shx shelljs dotenv dotenvx env-cmd dotenv-cli zx start-server-and-test server-test wait-on http-server serve live-server local-web-server json-server localtunnel lt ngrok degit tiged giget plop hygen yo np release-it semantic-release standard-version commit-and-tag-version auto vercel netlify wrangler firebase surge gh-pages expo eas sls serverless cdk pulumi supabase prisma drizzle-kit sequelize sequelize-cli typeorm knex npm-check-updates ncu npm-check taze patch-package npkill copyfiles cpx cpy cpy-cli ncp husky simple-git-hooks lefthook is-ci pm2 forever electron electron-builder ng",
source: "https://docs.npmjs.com/cli/commands/npx",
why: "is a command for a program that runs, changes or publishes what its arguments name",
grants: "Runs, changes or publishes what its arguments name."
});
const er = guarded({
names: "invoke scrapy alembic celery gunicorn uvicorn hypercorn ipython jupyter doit fab flask django-admin twine flit maturin bumpversion bump2version cookiecutter cruft copier dvc mlflow streamlit",
source: "https://docs.pyinvoke.org/en/stable/invoke.html",
why: "is a command or a program that the rule does not name",
grants: "Runs the programs that its configuration in the workspace names.",
flag: "-q -v --verbose --quiet"
});
const tr = defineGuardedPrograms([ {
names: "watch entr parallel script ssh-agent strace ltrace gdb perf unshare nsenter runuser su setpriv systemd-run expect screen tmux at batch caffeinate faketime datefudge fakeroot proot bwrap firejail run-parts start-stop-daemon dbus-run-session valgrind rlwrap logsave setarch linux64 ld.so hyperfine multitime",
source: "https://man7.org/linux/man-pages/dir_section_1.html",
why: "is a command for a program that changes how it runs",
grants: "A rule for it grants every program."
}, {
names: "lua luajit Rscript R julia elixir iex erl escript ghc runghc ocaml guile racket sbcl clojure tclsh wish osascript nim raku octave gnuplot powershell pwsh fish csh tcsh",
source: "https://www.lua.org/manual/5.4/manual.html#7",
why: "is a program that the rule does not name",
grants: "Runs programs.",
flag: "-v -q",
text: "-e -E --eval --execute -eval -c -C --command --commands -Command -EncodedCommand -ec -r"
}, {
names: "vi vim nvim view ex ed red nano pico emacs emacsclient joe micro helix hx code subl kak mcedit gvim vimdiff info sensible-editor editor open xdg-open sensible-browser www-browser firefox chromium google-chrome dialog whiptail top htop btop fzf tig lazygit mc ranger nnn gitk",
source: "https://vimhelp.org/starting.txt.html",
why: "is a file or a command for a program that can start others",
grants: "Can run commands."
}, {
names: "m4 buck2 pants scons waf nix nix-shell nix-build guix msbuild nuget cscript",
source: "https://scons.org/doc/production/HTML/scons-man.html",
why: "is a program, a build or a command that the rule does not name",
grants: "Runs programs, or builds that are programs.",
flag: "-v -q"
}, {
names: "artisan drush wp symfony",
source: "https://getcomposer.org/doc/03-cli.md",
why: "is a command that the rule does not name",
grants: "Runs scripts and plug-ins of the workspace.",
flag: "-q --quiet -v -vv -vvv --no-interaction -n --no-ansi --ansi --no-progress --no-dev --prefer-dist --no-scripts --no-plugins --optimize-autoloader -o --strict --no-check-all --no-check-publish --dry-run"
}, {
names: "psql mysql mariadb sqlite3 sqlite mongo mongosh redis-cli duckdb clickhouse clickhouse-client cqlsh sqlcmd pg_dump pg_restore mysqldump createdb dropdb influx etcdctl hg svn fossil bzr darcs jj cvs p4 ctags etags pandoc ffmpeg convert magick gs pdflatex latex xelatex lualatex tex dvips dot inkscape libreoffice soffice wkhtmltopdf groff troff nroff exiftool tidy xmllint xsltproc xmlstarlet",
source: "https://sqlite.org/cli.html",
why: "is a command, an address or a file that the rule does not name",
grants: "Its commands and input files can run programs and reach files."
}, {
names: "terragrunt helmfile ansible ansible-playbook ansible-galaxy vagrant packer heroku flyctl fly sam eksctl minikube kind skaffold buildah skopeo lxc virsh qemu-system-x86_64 vault sops op bw consul nomad",
source: "https://developer.hashicorp.com/terraform/cli/commands",
why: p,
grants: "Acts on machines and services with the credentials of the environment.",
flag: "-no-color -json"
}, {
names: "ssh scp sftp rsync rclone telnet ftp tftp lftp nc netcat socat openconnect mosh autossh ssh-copy-id ssh-keyscan ssh-add ssh-keygen aria2c http https xh httpie lynx links w3m elinks mail mailx sendmail mutt tcpdump tshark ngrep iperf iperf3 wscat websocat grpcurl",
source: "https://man.openbsd.org/ssh",
why: "connects to another machine",
flag: "-4 -6 -q -v"
}, {
names: "gpg gpg2 gpgconf age ssh-keysign keytool certbot pass secret-tool security keyctl cosign minisign signify",
source: "https://www.gnupg.org/documentation/manuals/gnupg/",
why: "handles keys, reads files or accesses the network"
}, {
names: "mount umount losetup mkfs fdisk parted swapon swapoff crontab systemctl service initctl loginctl journalctl dmesg sysctl modprobe insmod rmmod iptables ip6tables nft ufw ip ifconfig route ss netstat lsof fuser useradd usermod userdel groupadd passwd chpasswd visudo chsh chfn newgrp reboot shutdown halt poweroff init telinit update-alternatives ldconfig ld as objcopy chattr setfacl setcap capsh hostnamectl timedatectl localectl dpkg aptitude apt-key add-apt-repository snap flatpak port yum dnf rpm zypper pacman apk conda mamba micromamba asdf mise sdk rbenv pyenv ghcup opam luarocks cpan cpanm pecl pear wall write mesg logger xclip xsel pbcopy pbpaste dbus-send gdbus busctl notify-send",
source: "https://man7.org/linux/man-pages/dir_section_8.html",
why: "shows or changes the system"
}, {
names: "cpio ar 7z 7za 7zz rar unrar unar pax",
source: "https://www.gnu.org/software/cpio/manual/cpio.html",
why: "packs or unpacks files"
} ]);
function checkJq({scan: e, invocation: t}) {
const [s, ...r] = e.operands;
const o = e.has("--args", "--jsonargs");
return gatherEffects([ s === void 0 ? {} : checkJqWord(s), ...o ? [] : r.map(e => (0, 
n.EV)("read", e, t.cwd)) ]);
}
const sr = defineProgram({
names: "jq gojq jaq",
reads: "files",
source: "https://jqlang.github.io/jq/manual/",
flag: "-n --null-input -R --raw-input -s --slurp -c --compact-output -r --raw-output -j --join-output --raw-output0 -a --ascii-output -S --sort-keys -C --color-output -M --monochrome-output --tab --unbuffered --stream --stream-errors --seq -e --exit-status --args --jsonargs -h -V --build-configuration --yaml-input --yaml-output",
value: "--indent",
pair: "--arg --argjson",
pairRead: "--rawfile --slurpfile --argfile",
risks: {
"loads modules from a directory": "-L --library-path",
"is a program in a file, which is not analyzed": {
flag: "-f --from-file"
},
"shows what was compiled": {
flag: "--debug-dump-disasm --debug-trace"
}
},
check: checkJq
});
const nr = /\b(?:str)?env\b|\$\s*ENV\b|\benvsubst\b|\b(?:load\w*|eval)\s*\(|\bsystem\b|\bsplitDoc\b|\binput_filename\b|(?<![.\w])(?:import|include)\b/;
function checkYq(e) {
const {scan: t, invocation: s} = e;
const r = (0, n.cK)(t.operands[0], /^(?:eval|e|eval-all|ea)$/) ? t.operands.slice(1) : t.operands;
const [o, ...a] = r;
const i = (0, n.Zc)(o);
const c = o === void 0 || i !== null && !nr.test(i) ? [] : [ riskOf(o, "reads the environment or other files, or runs text as a program") ];
const l = t.has("-i", "--inplace", "--in-place") ? "write" : "read";
const u = o === void 0 || a.length !== 0 || t.has("-n", "--null-input") ? [] : [ (0, 
n.EV)("read", o, s.cwd) ];
const d = a.map(e => (0, n.EV)(l, e, s.cwd));
return gatherEffects([ {
risks: c
}, ...d, ...a.length === 0 && l === "read" ? u : [] ]);
}
const rr = defineProgram({
names: "yq",
reads: "files",
source: "https://mikefarah.gitbook.io/yq",
flag: "-r --unwrapScalar -n --null-input -N --no-doc -C --colors -M --no-colors -P --prettyPrint -e --exit-status -j --tojson -v --verbose -V -y --yaml-output -c -i --inplace --in-place -0 --nul-output",
value: "-o --output-format -p --input-format -I --indent --xml-attribute-prefix --header-preprocess",
risks: {
"is a program in a file, which is not analyzed": "--from-file --expression-file",
"writes files that an expression names": "-s --split-exp"
},
check: checkYq
});
function isOwnJob(e) {
return e.kind === "literal" ? /^%\d{1,3}$/.test(e.value) : e.number === true;
}
const or = defineProgram({
names: "kill pkill killall",
source: "https://man7.org/linux/man-pages/man1/kill.1.html",
flag: "-l -L --list --table",
value: "-s --signal -n",
digits: true,
check: ({scan: e, invocation: {argv: t}}) => {
const s = t.filter(e => (0, n.cK)(e, /^-\d+$/));
const r = s.slice(e.has("-s", "--signal", "-n") ? 0 : 1);
const o = e.operands.filter(e => (0, n.Zc)(t[0]) !== "kill" || !isOwnJob(e));
return {
risks: risksFor([ ...r, ...o ], "ends a process")
};
},
changes: true
});
function built({scan: e, invocation: t}) {
const s = (0, n.Zc)(t.argv[0]) ?? "";
const r = /^(?:[\w-]+\/)?(?:build|compile|test|check|fmt|format|scalafmtCheck(?:All)?|clean|lint|doc|ast-check)$/;
const [o] = e.operands;
const a = (0, n.cK)(o, r);
return {
risks: e.operands.map(e => riskOf(e, "is a program, a build or a command that the rule does not name", a && isOfWorkspace((0, 
n.Zc)(e) ?? "/") ? (0, J.L)(e, {
openedBy: [ s, (0, n.Zc)(o) ?? "" ]
}) : {}))
};
}
function isOfWorkspace(e) {
return /^(?:@|\.\/)?\w[\w./:-]*$/.test(e) && !/(?:^|\/)\.\.(?:\/|$)|:\//.test(e);
}
const ar = defineProgram({
names: "stack cabal dune lein zig crystal sbt ant rebar3",
source: "https://www.scala-sbt.org/1.x/docs/Running.html",
grants: "Runs the build of the workspace, which is a program.",
flag: "-v -q --no-terminal --fast --pedantic --coverage --release --locked",
check: built,
changes: true
});
function links({scan: e, invocation: t}) {
return gatherEffects(e.operands.map(e => {
if (/^[a-z][\w+.-]*:/i.test((0, n.bG)(e))) return {
risks: [ riskOf(e, "is an address instead of a file") ]
};
return /[*?[{]/.test((0, n.bG)(e)) && e.kind === "literal" ? {} : (0, n.EV)("read", e, t.cwd);
}));
}
const ir = defineProgram({
names: "lychee",
source: "https://lychee.cli.rs/guides/cli/",
grants: "Sends requests to every host that a document of the workspace names.",
changes: true,
flag: "-v -vv --verbose -q --quiet --no-progress --no-ignore --hidden -i --insecure --offline --include-fragments --include-mail --include-verbatim -E --exclude-all-private --exclude-private --exclude-link-local --exclude-loopback --exclude-mail --require-https --suggest --skip-missing --glob-ignore-case --host-stats",
value: "-m --max-redirects --max-retries --max-concurrency -T --threads -t --timeout -r --retry-wait-time -a --accept --include --exclude --exclude-path --exclude-file -s --scheme -f --format --mode --extensions --fallback-extensions --archive --index-files --cache-exclude-status --max-cache-age",
write: "-o --output",
risks: {
[f]: "-c --config --preprocess --input-source --files-from -p",
[y]: "-b --base --base-url --root-dir --basic-auth --github-token -H --header -X --method -u --user-agent --remap --min-tls",
"writes a file": {
value: "--cookie-jar",
flag: "--cache --dump --dump-inputs"
}
},
check: links
});
const cr = {
flag: "--trace --stale --failed --cover --force --no-compile --no-deps-check --no-start --raise --seed --slowest --warnings-as-errors --check-formatted --dry-run --strict --all --only-slowest --no-archives-check --no-color --color --check-unused --check-locked --only --quiet -q --verbose",
value: "--include --exclude --only --seed --max-failures --timeout --max-cases --partitions --slowest --format --checks --ignore --files-included",
risks: {
[l]: "-r --require --formatter --config --import --dot-formatter --erl -e --eval"
}
};
const lr = defineFamily({
names: "mix",
source: "https://hexdocs.pm/mix/Mix.html",
grants: E,
unknown: "is a task that the rule does not name",
commands: {
"": {
changes: true
},
...subCommands("test compile credo dialyzer", runsTree(cr)),
format: {
options: cr,
check: rewritesUnless("--check-formatted", "--dry-run")
},
help: {},
"deps.tree": {},
...subCommands("run eval deps.get deps.update deps.clean escript.build release ecto.migrate phx.server do cmd archive.install hex.publish", {
...namedOperands(p),
options: cr
})
}
});
const ur = defineProgram({
names: "ping ping6 nslookup dig host whois getent traceroute tracepath mtr drill delv resolvectl arp nmap ncat",
source: "https://man7.org/linux/man-pages/man8/ping.8.html",
flag: "-4 -6 -n -q",
value: "-c -W -i -w",
risks: {
"reads a file or names a server": "-f -h -p -s"
},
operands: "named",
why: "is a name that is sent to another machine",
changes: true
});
const dr = defineProgram({
names: "corepack volta nvm fnm n",
source: "https://nodejs.org/api/corepack.html",
grants: "Downloads and runs package managers or versions of node.",
changes: true,
operands: "named",
why: "downloads or runs another program"
});
var pr = s(42947);
function checkLerna(e) {
const [t, ...s] = e.scan.own();
const r = (0, n.Zc)(t) ?? "";
if (t === void 0 || /^(?:list|ls|ll|la|changed|updated|diff|info)$/.test(r)) return {};
if (r === "run") return gatherEffects([ {
risks: taskRisks(s, [ "lerna", "run" ])
}, handToTasks(e) ]);
return {
risks: [ t, ...s ].map(e => riskOf(e, "changes something that the rule does not name"))
};
}
function checkScripts(e) {
const t = taskRisks(e.scan.own(), [ (0, n.eT)(e.invocation.argv[0]) ]);
return gatherEffects([ {
risks: t
}, handToTasks(e) ]);
}
function checkPairs({scan: e}) {
const t = e.operands.findIndex(e => !/^[A-Za-z_]\w*=/.test((0, n.bG)(e)));
const s = t < 0 ? e.operands : e.operands.slice(0, t);
const r = s.filter(e => {
const [t = "", ...s] = ((0, n.Zc)(e) ?? "").split("=");
return !(0, pr.a)(t, s.join("="));
});
return gatherEffects([ {
risks: risksFor(r, "sets a variable that can change what runs")
}, t < 0 ? {} : {
inner: [ {
kind: "argv",
argv: e.operands.slice(t)
} ]
} ]);
}
const fr = "sends results to a server or fetches them from one";
const hr = /^(?:login|logout|link|unlink|gen|generate|daemon|prune|telemetry|watch|scan|bin|config|query|boundaries|devtools|clone)$/;
function checkTurbo(e) {
const [t, ...s] = e.scan.own();
const r = (0, n.Zc)(t);
if (t === void 0 || r === "ls" || r === "info") return {};
if (hr.test(r ?? "")) return {
risks: [ riskOf(t, "changes something that the rule does not name") ]
};
const o = r === "run" ? s : [ t, ...s ];
const a = taskRisks(o, r === "run" ? [ "turbo", "run" ] : [ "turbo" ]);
return gatherEffects([ {
risks: a
}, handToTasks(e) ]);
}
const mr = /^(?:add|configure-ai-agents|connect|daemon|exec|fix-ci|format:write|g|generate|graph|dep-graph|import|init|login|logout|mcp|migrate|new|release|repair|reset|start-ci-run|start-agent|sync|view-logs|watch)$/;
function checkNx(e) {
const {scan: t} = e;
const [s, ...r] = t.own();
const o = (0, n.Zc)(s) ?? "";
if (s === void 0 || /^(?:show|list|report|format:check|sync:check)$/.test(o)) return {};
if (mr.test(o)) return {
risks: [ riskOf(s, "changes something that the rule does not name") ]
};
const a = t.values("-t", "--target", "--targets");
if (o === "affected" || o === "run-many") return gatherEffects([ {
risks: [ ...a, ...r ].map(e => riskOf(e, "is a target", (0, J.L)(e, {
openedBy: [ "nx", o ]
})))
}, handToTasks(e) ]);
const i = taskRisks(o === "run" ? r : [ s ], o === "run" ? [ "nx", "run" ] : [ "nx" ]);
return gatherEffects([ {
risks: i
}, handToTasks(e) ]);
}
const gr = definePrograms([ {
names: "lerna",
source: "https://lerna.js.org/docs/api-reference/commands",
grants: q,
changes: true,
flag: "--stream --parallel --no-bail --no-prefix --no-sort --sort --no-private --private --include-dependents --include-dependencies --include-merged-tags --no-progress --json -a --all -l --long --toposort --skip-nx-cache --no-ci --verbose",
value: "--since --scope --ignore --concurrency --loglevel",
risks: {
[l]: {
value: "--npm-client --use-nx --options-file --profile-location",
flag: "--profile"
}
},
check: checkLerna
}, {
names: "npm-run-all npm-run-all2 run-s run-p",
source: "https://github.com/bcomnes/npm-run-all2/blob/master/docs/npm-run-all.md",
grants: q,
changes: true,
flag: "-s --sequential --serial -p --parallel -c --continue-on-error -l --print-label -n --print-name -r --race --silent",
value: "--max-parallel",
optional: "--aggregate-output",
risks: {
[l]: "--npm-path --node-run"
},
check: checkScripts
}, {
names: "lint-staged",
source: "https://github.com/lint-staged/lint-staged#command-line-flags",
grants: "Runs the commands that its configuration in the workspace holds.",
changes: true,
flag: "--allow-empty -d --debug -q --quiet -r --relative -v --verbose --no-stash --no-hide-partially-staged --no-revert --fail-on-changes --continue-on-error",
value: "--diff --diff-filter --max-arg-length",
optional: "-p --concurrent",
risks: {
[l]: {
value: "-c --config --cwd",
optional: "-x --shell"
}
}
}, {
names: "cross-env cross-env-shell",
source: "https://github.com/kentcdodds/cross-env",
grants: "A rule that leaves the command open grants every program.",
changes: true,
stopAtOperand: true,
check: e => (0, n.Zc)(e.invocation.argv[0]) === "cross-env" ? checkPairs(e) : {
risks: risksFor(e.scan.operands, "is a command line for a shell", {
never: true
})
}
}, {
names: "rimraf del-cli del trash",
source: "https://github.com/isaacs/rimraf#command-line-interface",
flag: "--preserve-root -v --verbose -G --no-glob",
risks: {
"deletes what patterns match": {
flag: "-g --glob --no-preserve-root -f --force"
}
},
operands: "delete"
}, {
names: "mkdirp make-dir-cli",
source: "https://github.com/isaacs/node-mkdirp",
flag: "-p --print",
value: "-m --mode",
operands: "write"
}, {
names: "turbo",
source: "https://turborepo.com/docs/reference/run",
grants: q,
changes: true,
flag: "--affected --only --parallel --no-daemon --daemon --no-cache --no-color --color --skip-infer --experimental-allow-no-package-manager --no-update-notifier -v -vv -vvv",
value: "--filter -F --concurrency --output-logs --log-order --log-prefix --ui --env-mode --verbosity --framework-inference --cache-workers --remote-cache-read-only",
optional: "--dry --dry-run --continue --force --summarize",
write: "--cache-dir",
risks: {
[l]: "--cwd --root-turbo-json --global-deps --pass-through-args",
[fr]: "--api --token --team --login --remote-cache-timeout --preflight --cache --experimental-otel-endpoint",
"writes a file": {
optional: "--graph --profile --trace --anon-profile --heap"
}
},
check: checkTurbo
}, {
names: "nx",
source: "https://nx.dev/docs/reference/nx-commands",
grants: q,
changes: true,
flag: "--verbose --skip-nx-cache --skipNxCache --skip-remote-cache --disable-nx-cache --all --uncommitted --untracked --batch --nx-bail --nxBail --json --affected --no-cloud --noCloud --skip-sync --no-color --coverage --ci --watch=false --production --exclude-task-dependencies",
value: "--projects -p --exclude --targets -t --target --base --head --files --configuration -c --output-style --outputStyle --type --with-target --withTarget --test-name-pattern --testNamePattern --test-file --testFile --sep",
optional: "--parallel --watch --max-parallel --maxParallel --bail --quiet",
risks: {
[l]: "--runner --nx-bail-on --plugin --jestConfig --config --tsConfig --project-root",
"writes a file or opens a server": {
optional: "--graph --file --open"
},
"changes files": {
optional: "--fix --update-snapshot -u"
}
},
check: checkNx
} ]);
const vr = [ pe, ...gr, Qn ];
var kr = s(10168);
var wr = s(35476);
const br = new Map([ ...Ze, ...vr ].flatMap(e => e.names.map(t => [ t, e ])));
const yr = {
stopAtOperand: true,
flag: "-y --yes --no --no-install -q --quiet --prefer-offline --offline --ignore-existing --bun --silent --help --version",
risks: {
"is a command line for a shell": {
value: "-c --call --shell-mode",
never: true
},
"installs a package that the rule does not name": "-p --package",
"chooses where packages or programs come from": "--prefix -C --dir --cwd --registry --userconfig --cache --script-shell --shell --node-options --node-arg -n"
}
};
const xr = compileOptions([ yr ]);
const Or = /^((?:@[\w.-]+\/)?[\w-][\w.-]*)(?:@[\w.^~*-]+)?$/;
function readTool(e, t, s) {
const r = scanArguments(e, xr, t.cwd);
const o = {
effects: r.effects,
inner: [],
risks: r.risks,
readOnly: true
};
const [a, ...i] = r.operands;
if (a === void 0) {
const e = r.has("--help", "--version") || o.risks.length > 0;
return e ? o : {
...o,
risks: t.argv.slice(0, 1).map(wr.q)
};
}
const c = Or.exec((0, n.Zc)(a) ?? "")?.[1];
const l = c === void 0 ? "is an address or a path instead of a package" : "is a package that the rule does not name";
const u = c === void 0 ? void 0 : br.get(c);
const d = t.argv.slice(0, t.argv.indexOf(a)).map(n.Zc);
const p = d.flatMap(e => e ?? []);
const f = p.length === d.length && (u !== void 0 || (0, nt.j)((0, n.Zc)(a) ?? "", t.cwd, s));
const h = [ ...o.risks, riskOf(a, l, f ? (0, J.L)(a, {
openedBy: p
}) : {}) ];
if (u === void 0 || c === void 0) return mergeProgramEffects({
...o,
risks: h
}, (0, kr.K)(i));
const m = [ {
...a,
kind: "literal",
value: c
}, ...i ];
const g = startedBy(p, u.read({
...t,
argv: m
}, s));
return mergeProgramEffects({
...o,
risks: h
}, {
...g,
risks: g.risks.map(openScript)
});
}
function openScript(e) {
const {alsoCoveredBy: t, ...s} = e;
return e.why === ze && t !== void 0 ? {
...s,
openedBy: t
} : e;
}
function toolTable(e) {
return br.get(e);
}
const $r = {
names: [ "npx", "bunx", "pnpx" ],
source: "https://docs.npmjs.com/cli/commands/npx",
grants: "Downloads and runs packages; `npx:*` grants those that are known or installed, and their plug-ins.",
read: (e, t) => readTool(e.argv.slice(1), e, t)
};
const qr = {
groups: true,
flag: "-v -s --silent -q --quiet -d -dd -ddd --verbose --color --no-color --json -l --long --no-progress --progress --no-audit --no-fund --audit --fund --prefer-offline --offline --no-update-notifier -ws --workspaces --include-workspace-root --if-present -y --yes --foreground-scripts --ignore-scripts --timing --no-save -S --save -D --save-dev -P --save-prod -O --save-optional -E --save-exact -B --save-bundle --production --parseable -p --unicode --no-unicode --package-lock-only --no-package-lock --legacy-peer-deps --strict-peer-deps --dry-run --all -a --no-optional --engine-strict --link --prefer-dedupe --install-links --no-bin-links --frozen-lockfile -g --global -f --force --commit-hooks --no-commit-hooks --git-tag-version --no-git-tag-version --allow-same-version --provenance",
value: "--loglevel --omit --include --only --depth --audit-level --access --tag --otp --install-strategy --preid -m --message --before --searchlimit --heading --lockfile-version --maxsockets --fetch-retries --fetch-timeout -w --workspace",
write: "--pack-destination",
risks: {
"chooses another directory": "--prefix -C --local-prefix --global-prefix --cache --logs-dir",
"chooses the shell or how node starts": "--script-shell --shell --node-options --init-module --git --editor --viewer --browser --node-gyp",
"chooses configuration or servers": {
value: "--globalconfig --userconfig --registry --proxy --https-proxy --noproxy --ca --cafile --cert --key --_auth --_authToken --scope --replace-registry-host --local-address",
optional: "--@*"
},
"disables checks": {
flag: "--no-strict-ssl --no-ignore-scripts --ignore-scripts-false"
}
}
};
const Er = valuesUnless("-w --workspace", /^(?!.*\.\.)@?\w[\w./-]*$/, "is not a workspace of this package");
const jr = /^(?:@[\w.-]+\/)?[\w-][\w.-]*(?:@[\w.^~*-]+)?$/;
const Fr = /\.(?:tgz|tar|tar\.gz)$/i;
function npmPackages(e, t) {
return s => {
const r = s.scan.operands.map(s => {
const r = (0, n.Zc)(s) ?? "/";
const o = jr.test(r) && !Fr.test(r);
return o ? riskOf(s, "is a package that the rule does not name", {
alsoCoveredBy: [ e, t ]
}) : riskOf(s, "is an address or a path instead of a package");
});
return gatherEffects([ {
risks: r,
changes: true
}, Er(s) ]);
};
}
function installs(e) {
return {
check: npmPackages("npm", e),
changes: true
};
}
function viewed({scan: e}) {
const t = e.operands.slice(0, 1).filter(e => !(0, n.cK)(e, jr) || (0, n.cK)(e, Fr));
return {
risks: risksFor(t, "is an address or a path instead of a package")
};
}
function setting({scan: e}) {
const t = e.operands.filter(e => /auth|token|passw|secret|^\/\//i.test((0, n.Zc)(e) ?? "token"));
return {
risks: risksFor(t, "prints a credential", {
never: true
})
};
}
function published(e) {
const {scan: t, invocation: s} = e;
return gatherEffects([ effectsFor("tree", t.operands, s.cwd), Er(e) ]);
}
function script(e) {
const check = t => {
const {operands: s, beforeDashes: r} = t.scan;
const o = t.scan.has("-w", "--workspace", "-ws", "--workspaces");
const a = o ? null : e ?? (0, n.Zc)(s[0]);
return gatherEffects([ Er(t), handToScript(s.slice(r), a, t) ]);
};
return {
check: check,
changes: true,
handsOn: true
};
}
const _r = {
check: Er
};
const Cr = {
check: Er,
changes: true
};
function manifest(e) {
return gatherEffects([ (0, n.EV)("write", (0, n.CK)("package.json"), e.invocation.cwd), {
risks: e.scan.operands.map(e => ({
word: (0, n.eT)(e),
why: "changes package.json"
})),
changes: true
} ]);
}
const Pr = defineFamily({
names: "npm",
source: "https://docs.npmjs.com/cli/commands",
grants: "Runs the scripts that package.json of the workspace names, and those of packages that it installs.",
globals: qr,
common: qr,
commands: {
...subCommands("test t tst", script("test")),
start: script("start"),
stop: script("stop"),
restart: script("restart"),
...subCommands("run run-script rum", script(null)),
...subCommands("ls list la ll", {
..._r,
reads: "files"
}),
"pkg get": {
..._r,
reads: "files"
},
...subCommands("outdated explain why fund audit ping root prefix bin search doctor query sbom whoami diff", _r),
...subCommands("version dedupe prune uninstall remove rm un unlink update up upgrade rebuild cache shrinkwrap star unstar", Cr),
publish: {
check: published,
changes: true,
literal: true
},
...subCommands("unpublish deprecate dist-tag access owner team org hook profile stage set-script", {
...Cr,
literal: true
}),
...subCommands("ci clean-install ic install-test it", installs("ci")),
...Object.fromEntries([ "link", "ln", "install", "i", "in", "add", "pack" ].map(e => [ e, installs(e) ])),
"audit fix": {
...Cr,
literal: true
},
...subCommands("view info show v", {
check: viewed
}),
config: {
operands: "named",
why: "changes or shows configuration"
},
"config get": {
check: setting
},
get: {
check: setting
},
...subCommands("list ls", {
check: neverAllowed("prints the configuration, which contains credentials")
}, "config"),
"config set": {
operands: "named",
why: "changes configuration",
changes: true
},
set: {
operands: "named",
why: "changes configuration",
changes: true
},
"config delete": {
operands: "named",
changes: true
},
"config edit": {
changes: true,
literal: true
},
...subCommands("set delete", {
check: manifest,
changes: true
}, "pkg"),
...subCommands("exec x", {
handle: readTool,
changes: true
}),
...subCommands("init create innit", {
operands: "named",
why: "is a package that it downloads and runs",
check: Er,
changes: true
}),
...subCommands("token login adduser logout", {
operands: "named",
why: "shows or changes credentials",
changes: true,
literal: true
}),
...subCommands("edit explore help help-search docs home repo bugs", {
operands: "named",
why: "starts another program",
changes: true
})
}
});
const zr = "Runs the scripts that package.json of the workspace names, and those of packages that it installs.";
const Ar = "chooses another directory or configuration";
const Tr = "chooses the shell or makes it load code";
const Sr = {
groups: true,
flag: "--coverage --ci --bail -s --silent --verbose --json --no-color --color --offline --prefer-offline --frozen-lockfile --no-frozen-lockfile --ignore-scripts --production --prod -P --dev -D --save-dev -O --save-optional -E --save-exact -r --recursive -w --workspace-root --if-present --no-bail --parallel --stream --dry-run -a --all --immutable --mode --inline-builds --non-interactive --no-save --force -f -g --global --optional --no-optional --exact --reporter",
value: "--filter -F --loglevel --depth --filter-prod --workspace-concurrency --reporter --network-timeout --network-concurrency --omit --concurrency --mode",
risks: {
[Ar]: "-C --dir --cwd --prefix --use-yarnrc --config --userconfig --globalconfig --modules-folder --store-dir --cache-folder --global-folder --lockfile-dir --virtual-store-dir --preferred-cache-folder --registry --env-file --root --backend",
[Tr]: {
value: "--script-shell --shell-mode --node-options --preload -r=* --require --import --inspect",
optional: "--inspect-brk"
},
"is program text": {
value: "--eval -e --print -p",
open: true
}
}
};
function package_managers_script(e, t) {
const check = ({scan: e, invocation: s, world: r}) => {
const {argv: o} = s;
const a = t === null ? e.operands[0] : o.find((e, s) => s > 0 && (0, n.Zc)(e) === t);
if (a === void 0) return {};
const i = e.has("-r", "--recursive", "-F", "--filter", "--parallel", "--stream");
const c = i ? null : t === "t" ? "test" : (0, n.Zc)(a);
return handToScript(o.slice(o.indexOf(a) + 1), c, {
invocation: s,
world: r
});
};
return {
passesOn: e !== "bun",
check: check,
changes: true,
handsOn: true
};
}
function managerCommands(e) {
return {
"": {
changes: true
},
...Object.fromEntries([ "test", "t", "start", "stop", "build" ].map(t => [ t, package_managers_script(e, t) ])),
...subCommands("run run-script", package_managers_script(e, null)),
...subCommands("list ls ll why outdated audit licenses info view bin root pm", {}),
...subCommands("remove rm uninstall un update up upgrade dedupe prune rebuild unlink pack version import patch store cache", {
changes: true
}),
...subCommands("publish deploy", {
changes: true,
literal: true
}),
...subCommands("exec dlx x", {
handle: readTool,
changes: true
}),
...subCommands("create init", {
operands: "named",
why: "is a package that it downloads and runs",
changes: true
}),
...subCommands("config set plugin policies", {
operands: "named",
why: "shows or changes configuration",
changes: true
}),
...Object.fromEntries([ "install", "i", "add", "ci", "link" ].map(t => [ t, {
check: npmPackages(e, t),
changes: true
} ]))
};
}
function belongsToWorkspace(e, {cwd: t}, s) {
return (0, nt.x)(e) || toolTable(e) !== void 0 || (0, nt.j)(e, t, s);
}
const Rr = defineFamily({
names: "pnpm",
source: "https://pnpm.io/pnpm-cli",
grants: zr,
globals: Sr,
common: Sr,
commands: managerCommands("pnpm"),
passesOn: true,
handed: handToScript,
starts: toolTable,
opens: belongsToWorkspace,
unknown: "is a script or a program that the rule does not name"
});
function workspaceScript({scan: e, invocation: t}) {
const [s, r] = e.operands;
const o = (0, n.Zc)(t.argv[0]) ?? "";
const a = (0, n.Zc)(r);
const i = (0, n.cK)(s, /^@?\w[\w./-]*$/) && !/\.\./.test((0, n.Zc)(s) ?? "..");
const c = i && a !== null && ((0, nt.x)(a) || a === "run");
const l = c ? {
openedBy: [ o, "workspace" ]
} : {};
return {
risks: e.operands.slice(0, 2).map(e => riskOf(e, "is a workspace or its script", l))
};
}
const Ir = defineFamily({
names: "yarn yarnpkg",
source: "https://yarnpkg.com/cli",
grants: zr,
globals: [ Sr, {
risks: {
"loads the yarn version and the plug-ins that the workspace names": {
flag: "-v --version",
never: true
}
}
} ],
common: Sr,
commands: {
...managerCommands("yarn"),
workspace: {
check: workspaceScript,
changes: true
},
workspaces: {
operands: "named",
changes: true
},
node: {
operands: "named",
why: "is a program that it runs",
changes: true
}
},
passesOn: true,
handed: handToScript,
starts: toolTable,
opens: belongsToWorkspace,
unknown: "is a script or a program that the rule does not name"
});
function isFile(e) {
return /^(?:\.\/)?[\w@-][\w@./-]*\.[cm]?[jt]sx?$/.test(e) && !/(?:^|\/)\.\.(?:\/|$)/.test(e);
}
function testFiles({scan: e, invocation: t, world: s}) {
const outside = e => e.kind !== "literal" || !(0, r.FK)({
path: (0, r.Hi)(e.value, t.cwd),
directory: s.workspace
});
return {
risks: e.operands.filter(outside).map(e => riskOf(e, "may be outside the workspace"))
};
}
const Br = defineFamily({
names: "bun",
source: "https://bun.sh/docs/cli/run",
grants: zr,
globals: [ Sr, {
flag: "--bun -b --hot --watch --revision -v",
risks: {
[Tr]: "-r -c"
}
} ],
common: [ Sr, {
flag: "--bun -b --coverage --bail --todo --only --update-snapshots -u --no-summary --elide-lines",
value: "-t --test-name-pattern --timeout --rerun-each --coverage-reporter --reporter",
write: "--coverage-dir --reporter-outfile --outfile --outdir",
risks: {
[Tr]: "-r -c"
}
} ],
commands: {
...managerCommands("bun"),
build: {
operands: "read",
changes: true
},
test: {
check: testFiles,
changes: true
},
repl: {
check: ({invocation: e}) => ({
risks: e.argv.slice(0, 1).map(wr.q)
}),
changes: true
}
},
passesOn: true,
handed: handToScript,
starts: toolTable,
opens: (e, t, s) => isFile(e) || belongsToWorkspace(e, t, s),
unknown: "is a script or a file that the rule does not name"
});
function guardedFamily(e) {
const t = defineFamily(e);
const s = guarded({
names: e.names,
source: e.source,
why: e.why
});
const r = [ e.globals ?? [] ].flat().flatMap(({flag: e = ""}) => e.split(" "));
return {
...t,
read(o, a) {
const i = o.argv.slice(1).map(e => (0, n.Zc)(e) ?? "");
const c = i.findIndex(e => !r.includes(e));
const [l = "", u = ""] = c < 0 ? [] : i.slice(c);
const d = Object.hasOwn(e.commands, l) || Object.hasOwn(e.commands, `${l} ${u}`);
return (d && l !== "" ? t : s).read(o, a);
}
};
}
const Zr = guardedFamily({
names: "openssl",
source: "https://docs.openssl.org/master/man1/openssl/",
why: "handles keys, reads files or accesses the network",
commands: {
version: {
flag: "-a -v -b -o -f -p -d",
singleDash: true
},
rand: {
flag: "-hex -base64",
singleDash: true
},
dgst: {
flag: "-sha1 -sha256 -sha384 -sha512 -md5 -r -c -hex -binary",
singleDash: true,
operands: "read"
}
}
});
function patch_elsewhere({scan: e}) {
const t = e.values("-d", "--directory");
if (t.length === 0) return [];
const s = e.values("-i", "--input", "-o", "--output", "-r", "--reject-file", "-B", "--prefix");
return [ ...t.slice(1), ...s, ...e.operands ].filter(e => !(0, n.bG)(e).startsWith("/"));
}
const Dr = defineProgram({
names: "patch",
source: "https://www.gnu.org/software/diffutils/manual/diffutils.html#Invoking-patch",
flag: "-b --backup -c --context -E --remove-empty-files -f --force -l --ignore-whitespace -n --normal -N --forward -R --reverse -s --quiet --silent -t --batch -T --set-time -u --unified -v -Z --set-utc --dry-run --verbose --binary --posix --backup-if-mismatch --no-backup-if-mismatch --merge",
value: "-F --fuzz -p --strip --reject-format --read-only --quoting-style -V --version-control -D --ifdef -d --directory",
read: "-i --input",
write: "-o --output -r --reject-file -B --prefix",
risks: {
"runs ed": {
flag: "-e --ed"
},
"runs the programs of a version control system": "-g --get",
"chooses the names of backups": "-z --suffix -Y --basename-prefix"
},
check: e => {
const {scan: t, invocation: s} = e;
if (t.has("--dry-run")) return {};
const [r] = t.operands;
const o = [ {
risks: patch_elsewhere(e).map(e => riskOf(e, "is relative to the directory of -d"))
}, r === void 0 ? unpackInto(t.value("-d", "--directory") ?? (0, n.CK)("."), e) : (0, 
n.EV)("write", r, s.cwd), effectsFor("read", t.operands.slice(1), s.cwd) ];
return gatherEffects([ ...o, {
changes: true
} ]);
}
});
function fixed({scan: e, invocation: t}) {
const s = e.has("--dry-run", "--test");
const r = (0, n.cK)(e.operands[0], /^(?:fix|check|process|describe|list-files|list)$/);
const o = r ? e.operands.slice(1) : e.operands;
const a = s || (0, n.Zc)(e.operands[0]) === "check";
return effectsFor(a ? "tree" : [ "tree", "write" ], (0, n.EM)(o), t.cwd);
}
const Nr = defineSimilarPrograms({
changes: true
}, [ {
names: "php",
source: "https://www.php.net/manual/en/features.commandline.options.php",
grants: "A rule for php grants whatever the named script, or any script, does.",
stopAtOperand: true,
flag: "-v -m -n -q -l",
risks: {
[b]: [ {
value: "-B -R -F -E -d -c -z -S -t -f",
flag: "-a -i -s -w"
}, {
value: "-r",
open: true
} ]
},
check: e => e.scan.has("-l") ? syntaxCheck(e) : scriptOperand(e)
}, {
names: "phpunit pest phpstan psalm phpcs",
source: "https://docs.phpunit.de/en/11.5/textui.html",
grants: O,
flag: "-q -n -v --testdox --no-coverage --stop-on-failure --stop-on-error --fail-on-warning --fail-on-risky --no-progress --no-ansi --no-cache --no-interaction --debug --list-tests -s -p",
value: "--filter --testsuite --group --exclude-group -l --level --error-format --memory-limit --order-by --threads --report",
optional: "--colors --color --display-all-issues --display-deprecations --fail-on-incomplete --fail-on-skipped --fail-on-deprecation --ansi --parallel",
write: "--log-junit --coverage-clover --coverage-html --coverage-text --cache-directory",
risks: {
[l]: "--bootstrap -c --configuration -a --autoload-file --prepend --printer --extension --coverage-php --include-path --config --standard --generate-baseline -d"
},
operands: "tree"
}, {
names: "php-cs-fixer phpcbf pint rector ecs",
source: "https://cs.symfony.com/doc/usage.html",
grants: "Runs the configuration of the workspace, which is code.",
flag: "-q -v -vv -vvv --diff --dry-run -n --no-interaction --no-ansi --ansi --stop-on-violation --test --dirty --no-progress-bar --clear-cache --no-diffs",
value: "--format --show-progress --using-cache --path-mode --memory-limit --output-format --extensions",
risks: {
[l]: "--config -c --rules --standard --preset --cache-file --autoload-file -a --allow-risky"
},
check: fixed
} ]);
function hooks({scan: e, invocation: t}) {
return gatherEffects([ {
risks: e.operands.map(e => riskOf(e, "is a hook that the rule does not name", {
openedBy: [ "pre-commit", "run" ]
}))
}, effectsFor("read", e.values("--files"), t.cwd) ]);
}
const Lr = defineFamily({
names: "pre-commit prek",
source: "https://pre-commit.com/#command-line-interface",
grants: "Runs the hooks that .pre-commit-config.yaml of the workspace names.",
commands: {
"": {
changes: true
},
run: {
flag: "-a --all-files --show-diff-on-failure -v --verbose --fail-fast",
value: "--color --hook-stage --from-ref -s --source --to-ref -o --origin --skip --last-commit --directory -j --jobs --files",
risks: {
[l]: "-c --config --commit-msg-filename"
},
check: hooks,
plain: true,
changes: true
},
"validate-config": {
operands: "read"
},
"sample-config": {},
...subCommands("install install-hooks uninstall autoupdate clean gc migrate-config try-repo", {
changes: true,
literal: true,
operands: "named"
})
}
});
const Mr = "chooses where packages come from";
const Kr = {
flag: "-q --quiet -v --verbose --no-input --disable-pip-version-check --no-cache-dir --no-color --isolated --require-virtualenv --no-python-version-warning",
value: "--timeout --retries --exists-action --progress-bar --use-feature --use-deprecated",
write: "--log --cache-dir",
risks: {
[Mr]: {
value: "-i --index-url --extra-index-url -f --find-links --trusted-host --proxy --cert --client-cert --keyring-provider",
flag: "--no-index"
},
"chooses another interpreter": "--python",
"runs the debugger": {
flag: "--debug"
}
}
};
const Wr = {
flag: "-U --upgrade --pre --no-deps --user --require-hashes --no-build-isolation --force-reinstall -I --ignore-installed --break-system-packages --prefer-binary --dry-run --no-clean --no-compile --compile --ignore-requires-python --no-warn-script-location --no-warn-conflicts --no-user --use-pep517 --system",
value: "-e --editable --only-binary --no-binary --root-user-action --upgrade-strategy --platform --python-version --implementation --abi --group",
write: "--report -d --dest --download -w --wheel-dir",
risks: {
"reads constraints, which can choose where packages come from": "-c --constraint",
"installs into another location": "-t --target --prefix --root --src",
"passes options to the build": "-C --config-settings --config-setting --global-option --build-option --install-option"
}
};
const Ur = /^[A-Za-z0-9][\w.-]*(?:\[[\w,.-]+\])?(?:\s*[=<>!~][\w.*,<>=!~ -]+)?$/;
const Gr = /\.(?:whl|zip|tar|tgz|tbz|txz|tlz|tar\.\w+)(?:\[.*)?$/i;
function isProject(e) {
return (0, n.cK)(e, /^\.(?:\[[\w,.-]+\])?$/);
}
const Hr = /^(?:pip|setuptools|wheel)$/;
const pip_installs = e => ({
options: Wr,
read: "-r --requirement",
check: ({scan: t, invocation: s}) => {
const r = [ (0, n.Zc)(s.argv[0]) ?? "pip", e ];
const o = t.options.filter(e => e.name === "-r" || e.name === "--requirement");
return {
risks: [ ...o.flatMap(e => e.value === null || e.value === e.word ? [] : [ e.value ]).map(e => riskOf(e, "lists packages that the rule does not name", {
alsoCoveredBy: r
})), ...t.values("-e", "--editable").map(e => riskOf(e, "builds and runs a package from a path", isProject(e) ? {
alsoCoveredBy: r
} : {})), ...t.operands.filter(e => !(0, n.cK)(e, Hr)).map(e => isProject(e) || (0, 
n.cK)(e, Ur) && !(0, n.cK)(e, Gr) ? riskOf(e, "is a package that the rule does not name", {
alsoCoveredBy: r
}) : riskOf(e, "is an address or a path instead of a package")) ]
};
},
changes: true
});
const Vr = defineFamily({
names: "pip pip3 pipx",
source: "https://pip.pypa.io/en/stable/cli/",
grants: "Downloads packages and runs their build scripts.",
globals: Kr,
common: Kr,
commands: {
install: pip_installs("install"),
download: pip_installs("download"),
wheel: pip_installs("wheel"),
uninstall: {
flag: "-y --yes --break-system-packages",
read: "-r --requirement",
changes: true
},
list: {
flag: "-o --outdated -u --uptodate -e --editable -l --local --user --pre --not-required --exclude-editable --include-editable",
value: "--format --exclude",
read: "--path"
},
show: {
flag: "-f --files"
},
freeze: {
flag: "-l --local --user --all --exclude-editable",
value: "--exclude",
read: "-r --requirement --path"
},
check: {},
inspect: {
flag: "--local --user"
},
help: {},
hash: {
value: "-a --algorithm",
operands: "read"
},
"index versions": {
operands: "named",
why: "is sent to the index"
},
cache: {
operands: "named",
why: "changes the cache",
changes: true
},
config: {
operands: "named",
why: "shows or changes configuration",
changes: true
},
run: {
operands: "named",
why: "is a package that it downloads and runs",
changes: true
}
}
});
const Xr = "Runs the commands that its configuration in the workspace holds.";
function environments(e) {
const t = e.scan.own();
return gatherEffects([ {
risks: risksFor(t, "is a command that the rule does not name")
}, handOn(e.scan.handed(), "python", e) ]);
}
const Jr = {
changes: true,
handle: (e, t, s) => ({
...gatherEffects([ handOn(e, "python", {
invocation: t,
world: s
}) ]),
readOnly: false
})
};
const Yr = {
flag: "-q --quiet -v -vv -vvv --verbose -p --parallel-live -r --recreate --no-recreate-pkg --notest --skip-pkg-install --skip-missing-interpreters -l -a --listenvs --listenvs-all --no-provision --develop --fail-fast --no-list-dependencies --sitepackages --alwayscopy",
value: "-e --colored --labels -m -f --stderr-color --hashseed --skip-env --parallel-no-spinner -k --key",
optional: "-p --parallel --skip-missing-interpreters",
write: "--result-json --workdir --temp-dir --exit-and-dump-after",
risks: {
[l]: "-c --conf --root --discover -x --override --runner --installpkg --force-dep --pre",
"installs packages from elsewhere": "-i --index-url"
}
};
const Qr = defineFamily({
names: "tox",
source: "https://tox.wiki/en/latest/cli_interface.html",
grants: Xr,
passesOn: true,
globals: Yr,
commands: {
"": Jr,
...subCommands("run r run-parallel p", {
options: Yr,
check: environments,
changes: true,
handsOn: true,
plain: true
}),
...subCommands("list l config c", {
options: Yr
})
}
});
function withParallelValue(e) {
const t = e.findIndex((t, s) => (0, n.cK)(t, /^(?:-p|--parallel)$/) && (0, n.cK)(e[s + 1], /^(?:auto|all|\d+)$/));
if (t < 0) return e;
return [ ...e.slice(0, t), (0, n.CK)(`--parallel=${(0, n.bG)(e[t + 1])}`), ...e.slice(t + 2) ];
}
const eo = {
...Qr,
read: (e, t) => Qr.read({
...e,
argv: withParallelValue(e.argv)
}, t)
};
const to = {
flag: "-q -v -W -n -a -E -N --keep-going --strict -s --clean -c --dirty --quiet --verbose --fail-on-warning --nitpicky --no-color --color",
value: "-b --builder -j --jobs -t --tag --theme",
write: "-d --doctree-dir -w --warning-file --site-dir",
risks: {
[l]: "-c -C --conf-dir -D --define -A --html-define --config-file -f"
}
};
const so = defineFamily({
names: "mkdocs",
source: "https://www.mkdocs.org/user-guide/cli/",
grants: "Runs the plug-ins that mkdocs.yml of the workspace names.",
commands: {
build: {
options: to,
write: "-d",
changes: true,
plain: true
},
"get-deps": {},
serve: {
changes: true,
operands: "named"
},
"gh-deploy": {
changes: true,
literal: true
},
new: {
changes: true,
operands: "write"
}
}
});
const no = definePrograms([ {
names: "nox",
source: "https://nox.thea.codes/en/stable/usage.html",
grants: "Runs the sessions that noxfile.py of the workspace holds, which is code.",
changes: true,
flag: "-l --list -r --reuse-existing-virtualenvs -R --no-install -N --no-venv -x --stop-on-first-error --no-stop-on-first-error --error-on-missing-interpreters --error-on-external-run --verbose -v --no-color --nocolor --forcecolor --json --non-interactive --install-only",
value: "-s -e --session --sessions -k --keywords -t --tags -p --python --pythons --reuse-venv --default",
write: "--envdir --report",
risks: {
[l]: "-f --noxfile --default-venv-backend --force-venv-backend -fb -db --extra-python -P --force-python"
},
handsOn: true,
check: e => {
const {operands: t, beforeDashes: s} = e.scan;
const n = risksUnless(t.slice(0, s), /^[\w.-]+(?:\([\w=., '"-]*\))?$/, "is not the name of a session");
return gatherEffects([ {
risks: n
}, handOn(t.slice(s), "python", e) ]);
}
}, {
names: "sphinx-build",
source: "https://www.sphinx-doc.org/en/master/man/sphinx-build.html",
grants: "Runs conf.py and the extensions of the documentation, which are code.",
options: to,
operands: [ "read", "write", "read" ],
changes: true
}, {
names: "pip-audit",
source: "https://github.com/pypa/pip-audit#usage",
flag: "-l --local --strict -S --dry-run --desc --no-deps --disable-pip --require-hashes --skip-editable --progress-spinner",
value: "-f --format -s --vulnerability-service --ignore-vuln --aliases --timeout --progress-spinner",
optional: "--desc --aliases",
read: "-r --requirement --path",
write: "-o --output --cache-dir",
risks: {
"takes packages from elsewhere": "--index-url --extra-index-url --osv-url",
"changes files": {
flag: "--fix"
}
},
operands: "tree",
changes: true
}, {
names: "djlint pyupgrade autoflake autopep8 yapf docformatter interrogate radon xenon curlylint",
source: "https://www.djlint.com/docs/configuration/",
flag: "--check --lint --quiet --statistics --diff -d -c --check-diff -r --recursive -v --verbose --exit-zero-even-if-changed --fail-under -s --show-complexity -a --average -m --no-color",
value: "-e --extension --profile --indent --max-line-length --exclude --ignore --include --max-complexity --min --max -n",
risks: {
"loads code or configuration from a path": "--configuration --config --style --settings -C",
"changes files": {
flag: "--reformat -i --in-place --fix",
value: "--generate-badge"
}
},
operands: "tree",
check: ({scan: e}) => ({
changes: !e.options.some(e => /^(?:--check|--lint|--diff|-d|-c|-s|-a)$/.test(e.name))
})
} ]);
const ro = [ eo, Lr, Nt, so, ...no, er ];
const standard_modules_compresses = ({scan: e, invocation: {cwd: t}}) => {
const s = e.has("-d", "--decompress");
return gatherEffects(e.operands.flatMap(e => {
const r = (0, n.Zc)(e);
if (r === "-") return [];
const o = (0, n.EV)("read", e, t);
if (r === null) return [ o, (0, n.EV)("write", e, t) ];
const a = s ? r.replace(/\.gz$/, "") : `${r}.gz`;
return [ o, ...a === r ? [] : [ (0, n.EV)("write", (0, n.CK)(a), t) ] ];
}));
};
const packs = e => {
const {scan: t, invocation: s} = e;
const [r, ...o] = t.operands;
if (r === void 0) return {};
if (t.has("-c", "--create")) return gatherEffects([ (0, n.EV)("write", r, s.cwd), ...o.flatMap(t => [ (0, 
n.T7)(t, s.cwd), followTree(t, e) ]) ]);
const a = t.has("-e", "--extract");
return gatherEffects([ (0, n.EV)("read", r, s.cwd), a ? unpackInto(o[0] ?? (0, n.CK)("."), e) : {} ]);
};
const oo = [ defineProgram({
names: "base64 quopri",
source: "https://docs.python.org/3/library/base64.html",
flag: "-h -d -e -u -t",
operands: "read"
}), defineProgram({
names: "uu",
source: "https://docs.python.org/3.12/library/uu.html",
flag: "-h -d --decode -t --text",
operands: [ "read", "write" ]
}), defineProgram({
names: "gzip",
source: "https://docs.python.org/3/library/gzip.html#command-line-interface",
flag: "-h --fast --best -d --decompress",
check: standard_modules_compresses
}), defineProgram({
names: "zipfile",
source: "https://docs.python.org/3/library/zipfile.html#command-line-interface",
flag: "-h -l --list -e --extract -c --create -t --test",
value: "--metadata-encoding",
check: packs
}), defineProgram({
names: "tarfile",
source: "https://docs.python.org/3/library/tarfile.html#command-line-interface",
flag: "-h -v --verbose -l --list -c --create -t --test",
value: "--filter",
risks: {
"unpacks members to any path, by default until Python 3.14": {
flag: "-e --extract"
}
},
check: packs
}), defineProgram({
names: "http.server",
source: "https://docs.python.org/3/library/http.server.html#command-line-interface",
flag: "-h --cgi",
value: "-b --bind -d --directory -p --protocol --tls-cert --tls-key --tls-password-file",
check: ({scan: e, invocation: {cwd: t}}) => gatherEffects([ effectsFor("tree", e.values("-d", "--directory"), t), effectsFor("read", e.values("--tls-cert", "--tls-key", "--tls-password-file"), t) ])
}) ];
const byName = e => new Map(e.flatMap(e => e.names.map(t => [ t, e ])));
const ao = byName([ ...We, ...ro, Vr ]);
const io = byName(oo);
const co = {
stopAtOperand: true,
flag: "-V -VV -u -B -s -S -E -I -P -O -OO -q -v -b -bb -h",
value: "-W",
risks: {
[b]: [ {
value: "-c",
optional: "-m*",
open: true
}, {
flag: "-i -x -d"
} ],
"changes how the interpreter starts": "-X --check-hash-based-pycs"
}
};
const lo = compileOptions([ co ]);
function python_readTool(e, t, {invocation: s, world: r, isOpen: o}) {
const [a, ...i] = e;
if (a === void 0) return {
effects: [],
inner: [],
risks: [],
readOnly: true
};
const c = (0, n.Zc)(a) ?? "";
const l = (0, n.Zc)(t.at(-1)) === "-m";
const u = (l ? io.get(c) : void 0) ?? ao.get(c) ?? (go.names.includes(c) ? go : void 0);
const d = t.map(e => (0, n.Zc)(e) ?? "");
const p = u === void 0 && o(c);
const f = p || u !== void 0 && c !== "http.server";
const h = f ? (0, J.L)(a, {
openedBy: d
}) : {};
const m = riskOf(a, "is a module or a program that the rule does not name", {
...h,
...isModuleText(a, t) ? {
anyProgram: true
} : {}
});
const g = {
effects: [],
inner: [],
risks: [ m ],
readOnly: u !== void 0
};
if (u !== void 0) return mergeProgramEffects(g, startedBy(d, u.read({
...s,
argv: e
}, r)));
if (!p) return {
...g,
opaque: true
};
const v = isScript(c) ? (0, n.EV)("read", a, s.cwd).effects : [];
return mergeProgramEffects({
...g,
effects: v
}, (0, kr.K)(isScript(c) ? [] : i));
}
function isScript(e) {
return /^[\w.][\w./-]*\.py$/.test(e) && !/(?:^|\/)\.\.(?:\/|$)/.test(e);
}
const isOfProject = e => isScript(e) || (0, nt.x)(e);
const isModule = e => /^[A-Za-z_][\w.]*$/.test(e) && !doesMore(e);
function isModuleText(e, t) {
return (0, n.Zc)(t.at(-1)) === "-m" && (e.kind !== "literal" || takesProgramText(e.value));
}
const uo = defineProgram({
names: "python",
source: "https://docs.python.org/3/using/cmdline.html",
options: co,
changes: true,
check: e => scriptOperand(e)
});
function readPython(e, t) {
const {argv: s} = e;
const r = s.findIndex((e, t) => t > 0 && !(0, n.bG)(e).startsWith("-"));
const o = s.findIndex((e, t) => t > 0 && (0, n.Zc)(e) === "-m");
if (o < 0 || r >= 0 && r < o) return uo.read(e, t);
const a = scanArguments(s.slice(1, o), lo, e.cwd);
const i = {
effects: a.effects,
inner: [],
risks: a.risks,
readOnly: true
};
return mergeProgramEffects(i, python_readTool(s.slice(o + 1), s.slice(0, o + 1), {
invocation: e,
world: t,
isOpen: isModule
}));
}
const po = compileOptions([ {
stopAtOperand: true,
flag: "-h --help -V --version -q --quiet -v --verbose --frozen --locked --no-sync --offline --all-extras --no-dev --dev --isolated --exact --all-groups --no-project --active --no-progress --no-cache",
value: "--extra --group --only-group --no-group --color",
risks: {
"chooses another project, interpreter or source of packages": {
value: "--directory --project -p --python --with --with-editable --with-requirements --env-file --index --index-url --default-index --extra-index-url -f --find-links --config-file --package --refresh-package -C --cache-dir",
flag: "-s --script --gui-script"
},
"runs a module": "-m --module"
}
} ]);
const fo = /^(?:run|sync|lock|install|update|show|tree|check|pip|export|version)$/;
function python_openScript({alsoCoveredBy: e, ...t}) {
return e?.length === 3 ? {
...t,
openedBy: e
} : e === void 0 ? t : {
...t,
alsoCoveredBy: e
};
}
const ho = /^(?:python[\d.]*|pypy3)$/;
function python_readRunner(e, t) {
const s = scanArguments(e.argv.slice(1), po, e.cwd);
const r = {
effects: s.effects,
inner: [],
risks: s.risks,
readOnly: false
};
const [o, ...a] = s.operands;
if (o === void 0) return r;
const i = (0, n.Zc)(e.argv[0]);
const c = i !== null && (0, n.cK)(o, fo) ? {
openedBy: [ i ]
} : {};
const l = {
...r,
risks: [ ...r.risks, riskOf(o, "changes something that the rule does not name", c) ]
};
if ((0, n.Zc)(o) === "pip") {
const r = [ (0, n.Zc)(e.argv[0]) ?? "" ];
return mergeProgramEffects(l, startedBy(r, Vr.read({
...e,
argv: s.operands
}, t)));
}
if ((0, n.Zc)(o) !== "run") return mergeProgramEffects(l, othersOf([ o, ...a ], e));
const u = scanArguments(a, po, e.cwd);
const d = [ e.argv[0], o ];
const p = {
...l,
risks: [ ...l.risks, ...u.risks ]
};
if ((0, n.cK)(u.operands[0], ho)) {
const s = d.map(e => (0, n.Zc)(e) ?? "");
const r = startedBy(s, readPython({
...e,
argv: u.operands
}, t));
return mergeProgramEffects(p, {
...r,
risks: r.risks.map(python_openScript)
});
}
return mergeProgramEffects(p, python_readTool(u.operands, d, {
invocation: e,
world: t,
isOpen: isOfProject
}));
}
const mo = compileOptions([ {
flag: "-q --quiet -v --verbose --frozen --locked --offline --all-extras --no-dev --dev --no-root --sync --no-interaction -n --check --dry-run --upgrade -U --all-groups --no-install-project -t --tree -T --top-level -l --latest -o --outdated -a --all --no-ansi --universal --no-dedupe --invert",
value: "--extra --group --no-group --only-group --with --without --only --depth -d --format --prune --package --color --python-version --python-platform --upgrade-package -P"
} ]);
function othersOf([e, ...t], s) {
const r = scanArguments(t, mo, s.cwd);
const o = (0, n.Zc)(e) ?? "";
const a = (0, n.Zc)(s.argv[0]) ?? "";
const i = /^(?:add|version)$/.test(o) ? {
alsoCoveredBy: [ a, o ]
} : o === "update" ? {
openedBy: [ a, o ]
} : {};
const isPackage = e => (0, n.cK)(e, /^[A-Za-z0-9][\w.-]*(?:\[[\w,.-]+\])?(?:[=<>!~^@]=?[\w.*,<>=!~-]+)?$/);
return {
effects: [],
inner: [],
readOnly: false,
risks: [ ...r.risks, ...r.operands.map(e => riskOf(e, p, isPackage(e) ? i : {})) ]
};
}
const go = {
names: [ "uv", "poetry", "pdm", "pipenv", "hatch", "rye" ],
source: "https://docs.astral.sh/uv/reference/cli/",
grants: "Runs programs in the environment of the project, and installs packages.",
read: python_readRunner
};
const vo = {
names: [ "python", "python3", "python3.10", "python3.11", "python3.12", "python3.13", "python3.14", "pypy3" ],
source: "https://docs.python.org/3/using/cmdline.html",
grants: "A rule for python grants whatever the named script or module, or any of them, does.",
read: readPython
};
const ko = new Set("asyncio code idlelib pdb sqlite3 timeit".split(" "));
const wo = /^(?:ast|calendar|compileall|dis|doctest|inspect|json|json\.tool|platform|py_compile|pyclbr|site|symtable|sysconfig|tabnanny|this|tokenize|unittest|venv)$/;
const bo = new Set("aifc antigravity asyncio base64 bdb binhex cProfile cgi cgitb code codecs codeop compression concurrent ctypes curses dbm difflib distutils encodings ensurepip filecmp fileinput ftplib getopt getpass gzip heapq http idlelib imaplib imghdr imp importlib lib2to3 locale logging mailbox mailcap mimetypes modulefinder multiprocessing netrc nntplib pathlib pdb pickle pickletools pip poplib pprint profile pstats pty pydoc pydoc_data quopri random rlcompleter runpy sched shlex shutil smtpd smtplib sndhdr socketserver sqlite3 ssl subprocess symbol tarfile telnetlib tempfile test textwrap threading timeit tkinter trace tracemalloc turtle turtledemo urllib uu uuid warnings webbrowser winreg wsgiref xdrlib xml xmlrpc zipapp zipfile".split(" "));
function takesProgramText(e) {
return ko.has(e.split(".")[0] ?? "");
}
function doesMore(e) {
return bo.has(e.split(".")[0] ?? "") && !wo.test(e) || e === "easy_install";
}
function readUvx(e, t) {
const s = scanArguments(e.argv.slice(1), po, e.cwd);
const r = {
effects: s.effects,
inner: [],
risks: s.risks,
readOnly: true
};
const [o, ...a] = s.operands;
if (o === void 0) return r;
const i = ao.get(((0, n.Zc)(o) ?? "").replace(/@[\w.]+$/, ""));
const c = (0, n.cK)(o, /^[\w][\w.-]*(?:@[\w.]+)?$/);
const l = riskOf(o, c ? "is a package that the rule does not name" : "is an address or a path instead of a package");
const u = i === void 0 ? (0, kr.K)(a) : startedBy([ "uvx" ], i.read({
...e,
argv: s.operands
}, t));
return mergeProgramEffects({
...r,
risks: [ ...r.risks, l ],
readOnly: false
}, u);
}
const yo = {
names: [ "uvx" ],
source: "https://docs.astral.sh/uv/guides/tools/",
grants: "Downloads and runs a package; `uvx:*` grants every package.",
read: readUvx
};
function corrected({scan: e, invocation: t}) {
const s = e.has("-a", "-A", "--autocorrect", "--autocorrect-all", "--auto-correct", "--fix", "-x");
return s ? effectsFor("write", (0, n.EM)(e.operands), t.cwd) : {};
}
const xo = {
flag: "--parallel --no-parallel -q --quiet -v --verbose --display-cop-names -D -S --display-style-guide -E --extra-details --force-exclusion -L --list-target-files --fail-fast -F --only-guide-cops -l --lint -x --fix-layout -a -A --autocorrect --autocorrect-all --auto-correct --fix --display-only-failed --no-color --color --ignore-unrecognized-cops --no-pager -P --display-time --raise-cop-error --no-progress --summary -w -z --no-exit-on-warn --no-exit-on-error",
value: "-f --format --only --except --fail-level --cache --stdin -s --stderr --level --confidence-level",
write: "-o --out --output --cache-root",
risks: {
[l]: {
value: "-r --require -c --config --plugin --server --init --ignore-config --rails-path",
flag: "--init --start-server"
},
"changes files": {
flag: "--auto-gen-config --regenerate-todo --disable-uncorrectable --safe-auto-correct"
}
}
};
const Oo = defineSimilarPrograms({
changes: true
}, [ {
names: "rspec minitest cucumber rails-test parallel_rspec",
source: "https://rspec.info/features/3-13/rspec-core/command-line/",
grants: O,
flag: "--fail-fast -b --backtrace --profile -w --warnings --dry-run --no-color --color --colour --force-color --no-profile -q --quiet -v --only-failures -n --next-failure --no-fail-fast --strict --publish-quiet",
value: "-f --format -e --example -E --example-matches -t --tag --tags --seed --order -j",
optional: "-p --profile --fail-fast --bisect",
write: "-o --out --deprecation-out",
risks: {
[l]: {
value: "-r --require -I -O --options -P --pattern --default-path -c --config --init --exclude-pattern --drb-port",
flag: "-X --drb"
}
},
operands: "tree",
check: builtInNames("-f", "--format")
}, {
names: "rubocop standardrb reek brakeman erblint haml-lint slim-lint",
source: "https://docs.rubocop.org/rubocop/usage/basic_usage.html",
grants: "Runs the extensions that its configuration in the workspace names.",
options: xo,
operands: "tree",
check: [ builtInNames("-f", "--format"), corrected ]
}, {
names: "rake",
source: "https://ruby.github.io/rake/doc/command_line_usage_rdoc.html",
grants: "Runs the tasks of the Rakefile of the workspace; `rake:*` grants every one.",
flag: "-q --quiet -v --verbose -T --tasks -n --dry-run -P --prereqs -m --multitask -s --silent -A --all -t --no-color",
optional: "--trace --backtrace -j --jobs -T --tasks -D --describe -W --where",
risks: {
[l]: {
value: "-f --rakefile -C --directory -r --require -I --libdir -R --rakelibdir -e --execute -E --execute-continue -p --execute-print -g -G",
flag: "--system --no-search -N"
}
},
check: ({scan: e}) => ({
risks: e.operands.map(e => (0, n.cK)(e, /^[\w:-]+(?:\[[\w,. -]*\])?$/) ? riskOf(e, "is a task that the rule does not name", (0, 
J.L)(e, {
openedBy: [ "rake" ]
})) : (0, n.cK)(e, /^(?:TEST|TESTOPTS|SPEC|N|VERBOSE|SEED)=[\w./:, -]*$/) && !(0, 
n.cK)(e, /(?:^|[=/])(?:\.\.)?\//) ? riskOf(e, "chooses tests", {
openedBy: [ "rake", "test" ]
}) : riskOf(e, "sets a variable or is not a plain task"))
})
} ]);
const $o = {
bundle: /^(?:install|exec)$/,
bundler: /^(?:install|exec)$/,
rails: /^(?:test(?::\w+)*|spec|db:(?:migrate|migrate:status|setup|prepare|create|rollback|seed|schema:load|test:prepare)|routes|stats|notes|zeitwerk:check|assets:precompile)$/
};
function opening(e, t, s) {
const [r, o, a] = e.map(e => (0, n.Zc)(e) ?? "");
if (t === 0) return $o[s]?.test(r ?? "") === true ? {
openedBy: [ s ]
} : {};
const i = Oo.some(({names: e}) => e.includes(o ?? ""));
const c = o === "rails" && $o["rails"]?.test(a ?? "") === true;
return i || c ? {
openedBy: [ s, "exec" ]
} : {};
}
function bundlerWords({scan: e, invocation: t}) {
const s = (0, n.Zc)(t.argv[0]) ?? "";
const r = (0, n.Zc)(e.operands[0]) === "exec";
return {
risks: e.operands.flatMap((t, o) => {
const a = (0, n.Zc)(t);
if (o === 0 && /^(?:outdated|list|show|info|check|platform|licenses)$/.test(a ?? "")) return [];
if (o === 0 || o === 1 && r) return [ riskOf(t, "is a program or a task that the rule does not name", opening(e.operands, o, s)) ];
const i = a === null || /^-[rICfOE]|^--(?:require|options|init|config|out|default-path|gemfile|rakefile|path|binstubs|standalone|local|target)/.test(a) || /(?:^|\/)\.\.(?:\/|$)/.test(a) || a.startsWith("/");
return i && !r ? [ riskOf(t, l) ] : [];
})
};
}
function bundled({scan: e, invocation: t, world: s}) {
const [r, o, ...a] = e.operands;
if ((0, n.Zc)(r) !== "exec" || o === void 0) return {};
const i = Oo.find(e => e.names.includes((0, n.Zc)(o) ?? ""));
const c = [ (0, n.Zc)(t.argv[0]) ?? "", "exec" ];
const l = i === void 0 ? (0, kr.K)(a.filter(e => /^-|^$/.test((0, n.bG)(e)))) : startedBy(c, i.read({
...t,
argv: [ o, ...a ]
}, s));
return {
effects: l.effects,
inner: l.inner,
risks: l.risks
};
}
const qo = defineProgram({
names: "bundle bundler gem rails thor foreman cap pod fastlane jekyll",
source: "https://bundler.io/man/bundle.1.html",
grants: "Runs the Gemfile, the Rakefile and the programs of the workspace.",
changes: true,
stopAtOperand: true,
flag: "-q --quiet --verbose -T --tasks -n --dry-run",
risks: {
[l]: "-f --rakefile -C --directory -r --require -I --libdir -R --rakelibdir --gemfile -e --execute -E --execute-continue"
},
check: [ bundlerWords, bundled ]
});
function rustFormat({scan: e, invocation: t}) {
const s = e.options.find(e => e.name === "--emit")?.value;
const r = e.has("--check") || (0, n.Zc)(s) === "stdout";
return effectsFor(r ? "read" : [ "read", "write" ], e.operands, t.cwd);
}
const Eo = defineProgram({
names: "rustfmt",
source: "https://rust-lang.github.io/rustfmt/",
flag: "--check -l --files-with-diff -v --verbose -q --quiet --backup",
value: "--edition --color --emit --style-edition",
risks: {
[w]: {
value: "--config-path --config --print-config --file-lines",
flag: "--unstable-features"
}
},
check: rustFormat
});
function rustup_named({scan: e}) {
return {
risks: risksUnless(e.operands, /^[\w][\w.-]*$/, "is a path instead of a toolchain")
};
}
const jo = guardedFamily({
names: "rustup",
source: "https://rust-lang.github.io/rustup/",
why: h,
grants: "Installs and removes toolchains of Rust.",
common: {
flag: "-q --quiet -v --verbose"
},
commands: {
show: {},
"target list": {
flag: "--installed",
value: "--toolchain"
},
"component list": {
flag: "--installed",
value: "--toolchain"
},
"toolchain list": {
flag: "-v --verbose"
},
"target add": {
value: "--toolchain",
changes: true
},
"component add": {
value: "--toolchain --target",
changes: true
},
update: {
flag: "--no-self-update",
changes: true
},
"toolchain install": {
flag: "--no-self-update --force",
value: "--profile -c --component -t --target",
check: rustup_named,
changes: true,
literal: true
},
default: {
check: rustup_named,
changes: true,
literal: true
}
}
});
const Fo = defineSimilarPrograms({
changes: true
}, [ {
names: "perl",
source: "https://perldoc.perl.org/perlrun",
grants: "A rule for perl grants whatever the named script, or any script, does.",
stopAtOperand: true,
flag: "-w -W -X -t -T -v",
risks: {
[b]: [ {
value: "-I",
flag: "-n -p -a -l -s -S -x -d -u -U",
optional: "-M* -m* -i* -0* -F* -C* -D* -V* -c* -h*"
}, {
value: "-e -E",
open: true
} ]
},
check: e => scriptOperand(e)
}, {
names: "ruby jruby",
source: "https://docs.ruby-lang.org/en/master/command_line/command_line_options_md.html",
grants: "A rule for ruby grants whatever the named script, or any script, does.",
stopAtOperand: true,
flag: "-v -w -c -W0 -W1 -W2 -U -y --yjit --disable-gems",
risks: {
[b]: [ {
value: "-r -I -C -E -F -K -S -X",
flag: "-n -p -l -a -s -x",
optional: "-i --enable --encoding -r* -I*"
}, {
value: "-e",
open: true
} ]
},
check: e => e.scan.has("-c") ? syntaxCheck(e) : scriptOperand(e)
} ]);
const _o = /[\\*?[\]{}!]/g;
function patternFor(e) {
return e.replace(_o, "\\$&");
}
function isPatternFor(e, t) {
return e === patternFor(t);
}
function asWords(e, t) {
const s = [ ...new Set(e) ].map(Gs.TL).join(" ");
const r = t.find(e => (0, n.Zc)(e) === "--");
return r === void 0 ? {
text: s
} : {
text: s,
before: r
};
}
function isPrivate(e) {
return e === ".git" || (0, os.y)(`/${e}/x`) !== "low";
}
function leftOutOfGrep({invocation: e}) {
return t => {
const s = t.map(e => {
const t = e.slice(e.lastIndexOf("/") + 1);
const s = (0, r.OD)(e).find(e => e !== t && isPrivate(e));
if (s !== void 0) return `--exclude-dir=${patternFor(s)}`;
return (0, os.y)(`/${t}`) === "low" ? null : `--exclude=${patternFor(t)}`;
});
return s.includes(null) ? null : asWords(s.filter(e => e !== null), e.argv);
};
}
function leftOutOfRipgrep({invocation: e}) {
return t => {
const s = t.map(t => (0, r.JA)({
path: t,
directory: e.cwd
}));
if (s.includes(null)) return null;
return asWords(s.map(e => `--glob=!/${patternFor(e ?? "")}`), e.argv);
};
}
function searchedPaths(e, ...t) {
return e.scan.has(...t) ? e.scan.operands : e.scan.operands.slice(1);
}
function searchEffects(e, t) {
return effectsFor("tree", t, e.invocation.cwd);
}
function followedLinks(e, t) {
return gatherEffects(t.map(t => followTree(t, e)));
}
function selectedFiles(e, t, s) {
const r = s.files.filter(e => !isExcluding(e) && !isWhole(e));
if (r.length === 0) return {};
const o = [ ...s.excludedFiles ?? [], ...s.files.filter(isExcluding).map(e => (0, 
n.od)(e, 1)) ];
const [a, i] = [ r, o.filter(isKnown) ].map(e => e.map(patternTest));
const c = (s.excludedDirectories ?? []).filter(isKnown).map(testOf);
const test = e => a?.some(t => t(e)) === true && i?.some(t => t(e)) !== true && !directoriesOf(e.path).some(e => c.some(t => t(e)));
return gatherEffects([ aboutSecrets(r, "path", {
...e,
starts: t
}), pickedBelow(t, e, test) ]);
}
const Co = /^[a-z0-9._*-]+$/;
function includedBy(e, t, s) {
const [n] = e;
const r = n === void 0 || n.excludes || isWhole(n.word);
const o = e.map(({excludes: e, word: t}) => ({
excludes: e,
test: e ? excludesCertainly(t, s) : patternTest(t)
}));
const a = t.filter(isClear).map(testOf);
return e => {
const t = o.findLast(({test: t}) => t(e));
const s = t === void 0 ? r : !t.excludes;
return s && !directoriesOf(e.path).some(e => isLower(e) && a.some(t => t(e)));
};
}
function excludesCertainly(e, t) {
const s = isClear(e) ? testOf(e) : () => false;
const r = (0, n.Zc)(e);
return e => isLower(e.name) && s(e.name) || r !== null && t(r, e);
}
function isLower(e) {
return e === e.toLowerCase();
}
function isClear(e) {
return e.kind === "literal" && Co.test(e.value);
}
function isExcluding(e) {
return (0, n.bG)(e).startsWith("!");
}
function isHidden(e) {
return e.split("/").some(e => e.startsWith("."));
}
function isKnown(e) {
return e.kind === "literal" && !/\[[:.=]/.test(e.value);
}
function directoriesOf(e) {
return e.split("/").slice(0, -1);
}
function patternTest(e) {
const t = (0, n.bG)(e).replace(/\/+$/, "/**");
if (e.kind !== "literal" || !t.includes("/")) {
const t = testOf(e);
return ({name: e}) => t(e);
}
const s = (0, rs.qF)((0, r.tu)(`**/${t}`));
return ({path: e}) => s?.some(t => (0, rs.kt)(t, (0, r.tu)(e).split("/"), false)) ?? true;
}
function includedFiles({scan: e}) {
const t = e.options.flatMap(({name: e, value: t}) => t !== null && /^--(?:in|ex)clude$/.test(e) ? [ {
excludes: e === "--exclude",
word: t
} ] : []);
return includedBy(t, e.values("--exclude-dir"), (e, {name: t}) => isPatternFor(e, t));
}
const Po = defineProgram({
names: "grep egrep fgrep rgrep",
reads: "files",
source: "https://www.gnu.org/software/grep/manual/grep.html",
flag: "-E --extended-regexp -F --fixed-strings -G --basic-regexp -P --perl-regexp -i -y --ignore-case --no-ignore-case -v --invert-match -w --word-regexp -x --line-regexp -c --count -L --files-without-match -l --files-with-matches -o --only-matching -q --quiet --silent -s --no-messages -b --byte-offset -H --with-filename -h --no-filename -n --line-number -T --initial-tab -Z --null -z --null-data -a --text -I -r --recursive -R --dereference-recursive --line-buffered -U --binary --no-group-separator -V",
value: "-e --regexp -m --max-count -A --after-context -B --before-context -C --context -d --directories -D --devices --exclude --exclude-dir --include --label --binary-files --group-separator",
optional: "--color --colour",
digits: true,
read: "-f --file --exclude-from",
check: e => {
const t = searchedPaths(e, "-e", "--regexp", "-f", "--file");
const s = e.scan.has("-r", "--recursive", "-R", "--dereference-recursive") || (0, 
n.Zc)(e.invocation.argv[0]) === "rgrep";
const r = s ? (0, n.EM)(t) : t;
const o = {
files: e.scan.values("--include"),
excludedFiles: e.scan.values("--exclude"),
excludedDirectories: e.scan.values("--exclude-dir")
};
return gatherEffects([ searchEffects(e, r), e.scan.has("-R", "--dereference-recursive") ? followedLinks(e, r) : {}, selectedFiles(e, r, o), s || e.scan.has("-d", "--directories") ? readsBelow(r, e, includedFiles(e), leftOutOfGrep(e)) : {} ]);
}
});
function typePatterns({scan: e}) {
return e.values("--type-add").map(e => (0, n.od)(e, (0, n.bG)(e).indexOf(":") + 1));
}
function isUnrestricted({scan: e}) {
return e.has("-u", "-uu", "-uuu", "--unrestricted", "--no-ignore", "--no-ignore-vcs", "--no-ignore-files");
}
function relativeTo(e, {invocation: {cwd: t}}) {
return (0, r.JA)({
path: (0, r.Hi)(e, t),
directory: t
}) ?? e;
}
const zo = defineProgram({
names: "rg",
reads: "files",
source: "https://github.com/BurntSushi/ripgrep/blob/master/GUIDE.md",
flag: "-s --case-sensitive -i --ignore-case -S --smart-case -F --fixed-strings -v --invert-match -w --word-regexp -x --line-regexp -c --count --count-matches -n --line-number -N --no-line-number -H --with-filename -I --no-filename -h -l --files-with-matches --files-without-match --files -o --only-matching -p --pretty -P --pcre2 -q --quiet -u -uu -uuu --unrestricted -U --multiline --multiline-dotall -V --pcre2-version -0 --null --null-data -. --hidden --no-hidden --no-ignore --no-ignore-vcs --no-ignore-dot --no-ignore-exclude --no-ignore-files --no-ignore-global --no-ignore-parent --no-ignore-messages --no-messages --no-config --no-heading --heading --column --no-column --stats --json --vimgrep --trim --type-list --crlf --no-crlf --byte-offset -b --block-buffered --line-buffered --no-mmap --mmap -a --text --binary --no-binary --debug --trace --one-file-system --passthru --passthrough --include-zero --glob-case-insensitive --no-unicode --unicode --no-encoding --no-pre --no-search-zip --stop-on-nonmatch --no-context-separator --sort-files --auto-hybrid-regex -L --follow --no-follow --ignore --ignore-vcs --no-require-git --require-git --no-json --no-stats --no-trim",
value: "-e --regexp -A --after-context -B --before-context -C --context -E --encoding -g --glob --iglob -j --threads -m --max-count -M --max-columns -r --replace -t --type -T --type-not --type-add --type-clear --color --colors --context-separator --field-context-separator --field-match-separator --dfa-size-limit --regex-size-limit --engine --max-filesize --sort --sortr --path-separator --pre-glob --generate -d --max-depth --maxdepth --hyperlink-format",
read: "-f --file --ignore-file",
risks: {
[c]: "--pre --hostname-bin",
"unpacks files with other programs": {
flag: "-z --search-zip"
}
},
check: e => {
const {scan: t} = e;
const s = t.has("--files") ? t.operands : searchedPaths(e, "-e", "--regexp", "-f", "--file");
const r = (0, n.EM)(s);
const o = t.values("-g", "--glob", "--iglob");
const a = includedBy(o.map(e => isExcluding(e) ? {
excludes: true,
word: (0, n.od)(e, 1)
} : {
excludes: false,
word: e
}), [], (t, {shown: s}) => t.startsWith("/") && isPatternFor(t.slice(1), relativeTo(s, e)));
const i = t.has("-.", "--hidden", "-u", "-uu", "-uuu", "--unrestricted") || !o.every(isExcluding);
return gatherEffects([ searchEffects(e, s), t.has("-L", "--follow") ? followedLinks(e, [ (0, 
n.CK)("."), ...s ]) : {}, selectedFiles(e, r, {
files: [ ...o, ...typePatterns(e) ]
}), t.has("--files") ? {} : readsBelow(r, e, e => a(e) && (i || !isHidden(e.path)), isUnrestricted(e) ? void 0 : leftOutOfRipgrep(e)) ]);
}
});
const Ao = definePrograms([ {
names: "ack ack-grep",
reads: "machine",
source: "https://beyondgrep.com/documentation/",
flag: "-i --ignore-case -S --smart-case -v --invert-match -w --word-regexp -Q --literal -l --files-with-matches -L --files-without-matches -c --count -h --no-filename -H --with-filename -n --no-recurse -o -1 -f -s --column --nocolor --color --group --nogroup --heading --noheading --break --nobreak --noenv --nopager --sort-files -r -R --recurse --passthru --show-types",
value: "-A --after-context -B --before-context -C --context -g -m --max-count --match --type -t --ignore-dir --ignore-file",
risks: {
[c]: {
optional: "--pager"
},
"is program text for older versions": "--output",
"reads a list of files": {
flag: "-x"
},
"loads configuration": "--ackrc --files-from"
},
check: e => searchEffects(e, searchedPaths(e, "--match", "-f", "-g"))
}, {
names: "ag",
reads: "files",
source: "https://manpages.debian.org/ag",
flag: "-a --all-types -c --count -i --ignore-case -l --files-with-matches -L --files-without-matches -n --norecurse -o --only-matching -Q --literal -s --case-sensitive -S --smart-case -u --unrestricted -U --skip-vcs-ignores -v --invert-match -w --word-regexp -H --heading --noheading --nocolor --color --column --numbers --nonumbers --hidden --stats --vimgrep --nogroup --group -0 --null --nofilename --filename -F --fixed-strings -f --follow",
value: "-A --after -B --before -C --context -G --file-search-regex -m --max-count --depth --ignore --ignore-dir -g -W --width --workers",
read: "-p --path-to-ignore",
risks: {
[c]: "--pager",
"unpacks files with other programs": {
flag: "-z --search-zip"
}
},
check: e => gatherEffects([ searchEffects(e, searchedPaths(e, "-g")), {
risks: e.scan.values("-G", "--file-search-regex").flatMap(expressionRisk)
}, e.scan.has("-f", "--follow") ? followedLinks(e, [ (0, n.CK)("."), ...e.scan.operands ]) : {}, readsBelow((0, 
n.EM)(searchedPaths(e, "-g")), e, ({path: t}) => !isHidden(t) || e.scan.has("--hidden", "-u", "--unrestricted")) ])
}, {
names: "fd fdfind",
reads: "files",
source: "https://github.com/sharkdp/fd",
flag: "-H --hidden --no-hidden -I --no-ignore --no-ignore-vcs --no-ignore-parent -u --unrestricted -s --case-sensitive -i --ignore-case -g --glob --regex -F --fixed-strings -a --absolute-path -l --list-details -L --follow -p --full-path -0 --print0 --prune -1 -q --quiet --show-errors --strip-cwd-prefix --one-file-system",
value: "-d --max-depth --min-depth --exact-depth -E --exclude -t --type -e --extension -S --size --changed-within --changed-before -o --owner -c --color -j --threads --max-results --path-separator --format --and --batch-size --newer --older",
read: "--search-path --ignore-file --base-directory -C",
risks: {
"runs a program for every match": {
value: "-x --exec -X --exec-batch",
optional: "-x=* -X=*"
}
},
check: e => gatherEffects([ searchEffects(e, e.scan.operands.slice(1)), {
readsMore: e.scan.has("-L", "--follow")
} ])
} ]);
const lintedPlaces = ({scan: e, invocation: t}) => {
const [s, ...r] = e.operands;
const o = (0, n.cK)(s, /^(?:lint|scan|test|run|score|validate|analyze|static-analysis)$/);
return gatherEffects([ ...(o ? r : e.operands).map(e => (0, n.T7)(e, t.cwd)), ...files(e.values("-o", "--output")).map(e => (0, 
n.EV)("write", e, t.cwd)), ...files(e.values("-f", "--format")).map(e => (0, n.EV)("read", e, t.cwd)) ]);
};
const To = /^(?:cli|compact|json|sarif|junit\w*|github\w*|gitlab\w*|azuredevops|csv|cyclonedx\w*|spdx\w*|text|plain|tap|ya?ml|xml|html|markdown|md|pretty|stylish|full|quiet|table|default|human|checkstyle|codeclimate|pep8|brief|rich|none|ci|summary|stdout|stderr)$/;
function files(e) {
return e.filter(e => !(0, n.cK)(e, To));
}
const So = {
flag: "--error --strict -q --quiet -v --verbose --json --sarif --text --emacs --vim --no-git-ignore --disable-version-check --no-rewrite-rule-ids --time --oss-only --pro --dryrun --no-suppress-errors --suppress-errors --force-color --no-force-color --gitlab-sast --junit-xml --experimental",
value: "--severity --exclude --include --metrics -j --jobs --timeout --timeout-threshold --max-target-bytes --max-memory --max-lines-per-finding --max-chars-per-line --baseline-commit --exclude-rule -l --lang --config -f",
write: "-o --output --json-output --sarif-output --text-output",
risks: {
"is a rule or program text": "-e --pattern --replacement",
"changes the sources": {
flag: "-a --autofix"
}
}
};
const scanned = ({scan: e, invocation: t}) => {
const [s, ...r] = e.operands;
if ((0, n.cK)(s, /^(?:login|logout|publish|lsp|mcp|install-[\w-]+|test|validate|show|interactive)$/)) return {
risks: risksFor(e.operands, "is a command that the rule does not name")
};
const o = (0, n.Zc)(s) === "scan" || (0, n.Zc)(s) === "ci" ? r : e.operands;
return effectsFor("tree", o, t.cwd);
};
const Ro = {
flag: "-v --verbose --no-banner --no-color --follow-symlinks=false --staged --pre-commit --ignore-gitleaks-allow",
value: "-l --log-level --exit-code --redact --log-opts --max-target-megabytes --timeout --platform --max-decode-depth",
optional: "--redact",
read: "-s --source -i --gitleaks-ignore-path",
write: "-r --report-path",
risks: {
[f]: "-c --config -b --baseline-path --report-template",
"reads files outside any repository": {
flag: "--no-git --follow-symlinks --pipe"
}
}
};
const Io = valuesUnless("--log-opts", /^(?!.*--o)(?:--(?:all|no-merges|first-parent|since=[\w.-]+) ?|[\w./~^-]+ ?)+$/, "passes options to git");
const Bo = {
flag: "-q --quiet -d --debug --ignore-unfixed --no-progress --list-all-pkgs --dependency-tree --offline-scan --skip-db-update --skip-java-db-update --skip-check-update --include-dev-deps --detection-priority --disable-telemetry --skip-version-check",
value: "-s --severity --scanners --security-checks --vuln-type --pkg-types --exit-code --exit-on-eol -f --format --timeout --skip-dirs --skip-files --report --misconfig-scanners --license-full --compliance --file-patterns --parallel --ignore-status --pkg-relationships --table-mode",
read: "--ignorefile",
write: "-o --output --cache-dir",
risks: {
[f]: "-c --config -t --template --config-policy --config-check --config-data --policy --data --module-dir --ignore-policy --secret-config --helm-values --tf-vars --trace",
[y]: {
value: "--server --token --username --password --db-repository --java-db-repository --checks-bundle-repository --registry-token --custom-headers",
flag: "--insecure"
}
}
};
const Zo = defineSimilarPrograms({
changes: true
}, [ {
names: "checkov tfsec tflint terrascan kics cfn-lint kube-linter kube-score kubeconform kubeval conftest zizmor ansible-lint spectral redocly",
source: "https://www.checkov.io/2.Basics/CLI%20Command%20Reference.html",
grants: "Runs checks that its configuration in the workspace names, which can be code.",
flag: "--quiet --compact --recursive -q -v --verbose --no-color --soft-fail -s --no-progress --offline --no-fail-on-crash --strict --summary -strict -summary -verbose --minimum-failure-severity --show-rules --pedantic --no-exit-codes --ignore-missing-schemas -ignore-missing-schemas --parseable --nocolor --no-guide --list -l --disabled-by-default --no-module --force",
value: "--framework --check --skip-check --skip-path -o --output --format -f --fail-severity -F --exclude --exclude-dir --minimum-failure-severity --min-severity --min-confidence --persona --color --regions -i --ignore-checks --skip-framework --enable-rule --disable-rule --only --kubernetes-version -kubernetes-version -output -skip -n --skip-list --tags",
read: "-d --directory --file --filter",
write: "--output-file-path --output-file",
risks: {
[f]: {
value: "-c --config --config-file --external-checks-dir --external-checks-git --chdir --var-file --schema-location -schema-location --policy --rulesdir --rules-dir --ruleset -a --append-rules --custom-check-dir --tfvars-file --project-dir --baseline -cache --cache-dir -R",
flag: "--init -p"
},
[y]: "--bc-api-key --repo-id --gh-token --gh-hostname --prisma-api-url",
"changes the sources": {
optional: "--fix --write --create-baseline --update-specs"
}
},
check: lintedPlaces
}, {
names: "semgrep opengrep",
source: "https://semgrep.dev/docs/cli-reference",
options: So,
check: [ presetNames("--config", "-f"), scanned ]
} ]);
const Do = defineFamily({
names: "gitleaks",
source: "https://github.com/gitleaks/gitleaks#usage",
globals: Ro,
commands: {
...subCommands("detect protect git dir", {
options: Ro,
operands: "tree",
check: Io,
changes: true,
plain: true
}),
version: {}
}
});
const No = defineFamily({
names: "trivy",
source: "https://trivy.dev/latest/docs/references/configuration/cli/trivy/",
globals: Bo,
commands: {
...subCommands("fs filesystem config sbom", {
options: Bo,
operands: "tree",
changes: true,
plain: true
}),
...subCommands("image repo repository rootfs vm k8s server plugin registry module clean convert", {
options: Bo,
operands: "named",
why: "is an image or an address",
changes: true
}),
version: {}
}
});
const Lo = 16;
class Unclear extends Error {}
const Mo = "is a script that cannot be analyzed with certainty";
function readSedScript(e) {
const t = readOnce(e, true);
const s = readOnce(e, false);
if (t === null) return {
problems: [ Mo ],
reads: [],
writes: []
};
if (s === null) return t;
return {
problems: [ ...new Set([ ...t.problems, ...s.problems ]) ],
reads: [ ...new Set([ ...t.reads, ...s.reads ]) ],
writes: [ ...new Set([ ...t.writes, ...s.writes ]) ]
};
}
function readOnce(e, t) {
const s = {
text: e,
at: 0,
brackets: t,
unclosed: 0,
effects: {
problems: [],
reads: [],
writes: []
}
};
try {
while (s.at < e.length) sed_script_takeCommand(s);
return s.effects;
} catch (e) {
if (!(e instanceof Unclear)) throw e;
return null;
}
}
function sed_script_takeCommand(e) {
skip(e, /[\s;]*/y);
if (e.at >= e.text.length) return;
if (takeAddress(e)) {
skip(e, /[ \t]*/y);
if (peek(e) === ",") {
e.at += 1;
skip(e, /[ \t]*/y);
if (!takeAddress(e)) throw new Unclear;
}
}
skip(e, /[ \t]*(?:![ \t]*)*/y);
const t = peek(e);
e.at += 1;
runCommand(e, t);
}
function runCommand(e, t) {
if (/^[{}]$/.test(t)) return;
if (/^[=dDgGhHnNpPxzF]$/.test(t)) endOfCommand(e); else if (t === "#") skip(e, /[^\n]*/y); else if (/^[:btT]$/.test(t)) skip(e, /[ \t]*[^\s;}]*/y); else if (/^[aic]$/.test(t)) takeText(e); else if (/^[qQlL]$/.test(t)) {
skip(e, /[ \t]*\d*/y);
endOfCommand(e);
} else t === "s" ? takeSubstitution(e) : t === "y" ? takeTransliteration(e) : takeFileCommand(e, t);
}
function takeTransliteration(e) {
const t = takeDelimiter(e);
takeUntil(e, t, false);
takeUntil(e, t, false);
endOfCommand(e);
}
function takeFileCommand(e, t) {
const {effects: s} = e;
const n = takeLine(e).trimStart();
if (t === "e") s.problems.push("runs a command (e)"); else if (t === "r" || t === "R") s.reads.push(n); else {
if (t !== "w" && t !== "W") throw new Unclear;
s.problems.push(`writes a file (${t})`);
s.writes.push(n);
}
}
function takeAddress(e) {
const t = e.at;
const s = peek(e);
if (s === "/" || s === "\\") {
e.at += 1;
const t = s === "/" ? "/" : takeDelimiter(e);
takeUntil(e, t, true);
skip(e, /[ \t]*[IM]*/y);
} else skip(e, /(?:[+~]?\d+(?:~\d+)?|\$)/y);
return e.at > t;
}
function takeDelimiter(e) {
const t = peek(e);
if (t === "" || t === "\n" || t === "\\") throw new Unclear;
e.at += 1;
return t;
}
function takeUntil(e, t, s) {
for (;e.at < e.text.length; e.at += 1) {
const n = peek(e);
if (n === t) {
e.at += 1;
return;
}
if (n === "\\") e.at += 1; else {
if (n === "\n" && s) throw new Unclear;
n === "[" && s && e.brackets && skipBracket(e);
}
}
throw new Unclear;
}
function skipBracket(e) {
const t = closingBracket(e.text, e.at);
t >= 0 ? e.at = t : e.unclosed += 1;
if (e.unclosed > Lo) throw new Unclear;
}
function closingBracket(e, t) {
let s = t + (e[t + 1] === "^" ? 2 : 1);
let n = e.indexOf("]", s);
let r = n === s ? s : -1;
r >= 0 && (s += 1);
for (;n >= 0 && s < e.length && e[s] !== "\n"; s += 1) {
n < s && (n = e.indexOf("]", s));
if (s === n) return s;
if (e[s] !== "[" || !isClass(e, s, n)) continue;
e.slice(s, n).includes("\n") || (r = n);
s = n;
}
return r;
}
function isClass(e, t, s) {
return s - t >= 3 && /[.:=]/.test(e[t + 1] ?? "") && /[.:=]/.test(e[s - 1] ?? "");
}
function takeSubstitution(e) {
const t = takeDelimiter(e);
takeUntil(e, t, true);
takeUntil(e, t, false);
for (;;) {
const t = peek(e);
if (t === "e") e.effects.problems.push("runs the text as a command (s///e)"); else {
if (t === "w") {
e.at += 1;
e.effects.problems.push("writes a file (s///w)");
e.effects.writes.push(takeLine(e).trimStart());
return;
}
if (!/^[gpiImM0-9]$/.test(t)) {
endOfCommand(e);
return;
}
}
e.at += 1;
}
}
function takeText(e) {
if (/^[ \t]*\\[ \t]*\\/.test(e.text.slice(e.at))) throw new Unclear;
skip(e, /[ \t]*(?:\\[ \t]*\n?)?/y);
skip(e, /(?:[^\\\n]|\\[\s\S])*/y);
}
function takeLine(e) {
const t = e.at;
skip(e, /[^\n]*/y);
return e.text.slice(t, e.at);
}
function endOfCommand(e) {
skip(e, /[ \t]*/y);
if (!/^[;\n}#]?$/.test(peek(e))) throw new Unclear;
}
function peek(e) {
return e.text[e.at] ?? "";
}
function skip(e, t) {
t.lastIndex = e.at;
e.at += t.exec(e.text)?.[0].length ?? 0;
}
function checkSed(e) {
const {scan: t, invocation: s} = e;
const n = t.values("-e", "--expression");
const r = t.has("-f", "--file");
const o = n.length > 0 || r ? n : t.operands.slice(0, 1);
const a = n.length > 0 || r ? t.operands : t.operands.slice(1);
return gatherEffects([ sed_checkScripts(o, s.cwd), effectsFor("read", a, s.cwd), ...inPlace(e, a) ]);
}
function sed_checkScripts(e, t) {
const s = e[0];
if (s === void 0) return {};
const r = e.filter(e => e.kind !== "literal");
if (r.length > 0) return {
risks: risksFor(r, "is a script that is not known before it runs")
};
const o = readSedScript(e.map(e => (0, n.Zc)(e) ?? "").join("\n"));
return gatherEffects([ {
risks: o.problems.map(e => riskOf(s, e))
}, ...o.reads.map(e => (0, n.EV)("read", (0, n.CK)(e), t)), ...o.writes.map(e => (0, 
n.EV)("write", (0, n.CK)(e), t)) ]);
}
function inPlace({scan: e, invocation: t}, s) {
const r = e.options.find(({name: e}) => e === "-i" || e === "--in-place");
if (r === void 0) return [];
const o = r.value === null ? "" : (0, n.bG)(r.value);
const a = /[/*]/.test(o) || r.value?.kind === "partial" ? [ riskOf(r.word, "writes backups to another location") ] : [];
const i = o === "" ? [] : s.map(e => (0, n.EV)("write", (0, n.CK)(`${(0, n.bG)(e)}${o}`), t.cwd));
return [ {
risks: a
}, effectsFor("write", s, t.cwd), ...i ];
}
const Ko = defineProgram({
names: "sed gsed",
reads: "files",
source: "https://www.gnu.org/software/sed/manual/sed.html",
flag: "-n --quiet --silent -E -r --regexp-extended -s --separate -u --unbuffered -z --null-data --posix --debug --sandbox --follow-symlinks -b --binary",
value: "-e --expression -l --line-length",
optional: "-i --in-place",
risks: {
"is a script in a file, which is not analyzed": "-f --file"
},
check: checkSed
});
var Wo = s(45324);
const Uo = "bash -c with a constant command line, or a script of the workspace, can be analyzed";
function anyProgram(e) {
const t = "runs a program that is unknown before it runs";
return e === void 0 ? {} : {
risks: [ riskOf(e, t, {
never: true,
anyProgram: true,
hint: Uo
}) ]
};
}
const Go = /^(?:[ceuxvnfhps]|--norc|--noprofile|--verbose|--version|--help|--noediting)$/;
const Ho = /^(?:errexit|nounset|xtrace|verbose|noexec|noglob|pipefail|hashall|privileged|noclobber)$/;
const Vo = /^(?:[BHikoO]|--posix|--rcfile|--init-file|--debug|--debugger|--wordexp|--emulate)$/;
const isLogin = ({name: e}) => e === "l" || e === "--login";
function withoutLogin(e) {
const t = new Set(e.filter(isLogin).map(({word: e}) => e));
return [ ...t ].map(e => ({
word: e,
text: /^-\w/.test((0, n.bG)(e)) ? (0, n.bG)(e).replaceAll("l", "").replace(/^-$/, "") : "",
why: "makes it a login shell, which reads other files first"
}));
}
function isHarmless({name: e, value: t}) {
if (e === "o") return t !== void 0 && (0, n.cK)(t, Ho);
return Go.test(e);
}
function optionFindings(e, t, s) {
const n = [];
const r = new Set;
const o = e.filter(e => !isHarmless(e) && !(t && isLogin(e)));
for (const {name: e, word: a, value: i} of o) {
/^--(?:rcfile|init-file)$/.test(e) && n.push(shells_script(i ?? a, s));
const o = t && Vo.test(e);
if (r.has(a) && !o) continue;
r.add(a);
const c = Vo.test(e) ? "changes how the shell reads its program" : "is an option of the shell that is not known to be harmless";
n.push({
risks: [ riskOf(a, c, o ? {
never: o
} : {}) ]
});
}
return gatherEffects(n);
}
function shells_script(e, {invocation: t, world: s}) {
const r = (0, n.Zc)(t.argv[0]) ?? "";
if (operandText(e, t.cwd, s).kind !== "file") return anyProgram(e);
return gatherEffects([ (0, n.EV)("read", e, t.cwd), {
risks: [ riskOf(e, "is a script that it runs", {
alsoCoveredBy: [ r ]
}) ]
} ]);
}
const isPlain = e => /^[\w ./:=@%,+-]*$/.test(e) && !/^\s*\w+=/.test(e);
const Xo = /'[^'\\]*'|"[^"\\$`]*"/g;
const Jo = /^(?:[\w ./:=@%,+?*!|;&<>()\n[\]-]|\$(?:[a-z_]\w*|HOME|PWD|TMPDIR|\?))*$/;
const Yo = /&>|>&(?!\d)|\|&|;&|<<|[<>]\(|\(\(|\[\[|\[\^|=\(|\w\(|(?:^|[\s;&|(])(?:[A-Za-z_]\w*=|(?:function|select|time|coproc|source|declare|typeset|let|local|export|readonly|set(?!\s+-[eux]+(?:[\s;]|$))|trap|read|shopt|pushd|popd|echo\s+-\w*[eE])(?![\w-]))/;
function isPortable(e) {
const t = e.replace(Xo, "''");
const s = t.replaceAll("''", "x");
return Jo.test(s) && !Yo.test(s);
}
function line(e, t, {invocation: s}, r) {
if (e.kind !== "literal") return {
risks: [ riskOf(e, "is a command line that is unknown before it runs", {
never: true,
anyProgram: true
}) ]
};
const o = e.value.replace(/\n+$/, "");
const a = (0, n.Zc)(s.argv[0]) ?? "";
if (a !== "bash" && !(/^(?:sh|dash|ash)$/.test(a) ? isPortable(o) : isPlain(o))) {
const t = "is a command line for a shell that parses it differently from bash";
return {
risks: [ riskOf(e, t, {
never: true,
hint: "use bash -c, which can be analyzed"
}) ]
};
}
const i = t.length > 0 && /\$[@*0-9#{]/.test(o);
return {
inner: o.trim() === "" ? [] : [ {
kind: "line",
command: o,
...r ? {
fromInput: r
} : {}
} ],
risks: i ? [ riskOf(e, "inserts its arguments into the command line", {
never: true
}) ] : []
};
}
function programOf(e, t) {
const {invocation: s, world: n} = t;
const r = shellText(e, s.cwd, n);
switch (r.kind) {
case "none":
return {};

case "unknown":
return anyProgram(r.word);

case "file":
return gatherEffects([ shells_script(r.word, t), {
changes: true
} ]);

case "argument":
if (r.text === void 0 || r.also) return anyProgram(s.argv[0]);
return line(r.text, r.more, t, false);

case "input":
{
const {input: n} = s;
if (n === void 0) return anyProgram(r.word ?? s.argv[0]);
return line({
kind: "literal",
value: n,
source: "its standard input"
}, e.operands, t, true);
}
}
}
function readShell(e, t) {
const s = readShellWords(e.argv.slice(1));
const n = {
invocation: e,
world: t
};
const r = programOf(s, n);
const o = (r.inner ?? []).length > 0;
const {effects: a, inner: i, risks: c, changes: l} = gatherEffects([ optionFindings(s.options, o, n), r ]);
return {
effects: a,
inner: i,
risks: c.filter(e => e.never === true || !c.some(t => t.never === true && t.word === e.word)),
...o ? {
edits: withoutLogin(s.options)
} : {},
readOnly: !l && a.every(Wo.AD)
};
}
const Qo = {
names: [ "bash", "sh", "dash", "ash", "zsh", "ksh", "ksh93", "mksh", "yash", "rbash" ],
source: "https://www.gnu.org/software/bash/manual/bash.html#Invoking-Bash",
grants: "A rule that leaves the arguments open grants every command.",
read: readShell
};
const ea = defineProgram({
names: "sponge",
source: "https://manpages.debian.org/sponge",
flag: "-a",
operands: "write"
});
const ta = {
flag: "-v --verbose -q --quiet --parallel --no-parallel --enable-code-coverage --skip-build --list-tests -l --build-tests --show-bin-path --skip-update --show-codecov-path --enable-swift-testing --disable-swift-testing --enable-xctest --disable-xctest --static-swift-stdlib --vv",
value: "--filter --skip -c --configuration -j --jobs --num-workers --target --product --specifier -s --test-product --arch --triple",
write: "--xunit-output --scratch-path --cache-path",
risks: {
[l]: {
value: "--package-path --toolchain --sdk --swift-sdk -Xswiftc -Xcc -Xlinker -Xcxx --config-path --security-path --netrc-file --destination --sanitize --chdir -C",
flag: "--disable-sandbox --netrc"
}
}
};
const sa = defineFamily({
names: "swift",
source: "https://github.com/swiftlang/swift-package-manager/tree/main/Documentation",
grants: E,
commands: {
"": {
changes: true
},
...subCommands("test build", {
options: ta,
changes: true,
plain: true
}),
"package describe": {
options: ta
},
"package show-dependencies": {
options: ta
},
"package resolve": {
options: ta,
changes: true
},
...subCommands("run repl package", {
...namedOperands("is a program that the rule does not name"),
options: ta
})
}
});
const na = definePrograms([ {
names: "free uptime vmstat lscpu lsb_release getconf locale cal w tput stty",
reads: "machine",
source: "https://man7.org/linux/man-pages/dir_section_1.html",
flag: "-a -b -k -m -g -h -s -t -w -i -d -r -c -p -u -v -e -J --human --mega --giga --kilo --bytes --total --wide --pretty --since --all --short --id --release --codename --description --json --parse"
}, {
names: "hostname",
reads: "machine",
source: "https://man7.org/linux/man-pages/man1/hostname.1.html",
flag: "-a --alias -A --all-fqdns -d --domain -f --fqdn --long -i --ip-address -I --all-ip-addresses -s --short -y --yp --nis",
risks: {
"sets the host name": {
value: "-F --file",
flag: "-b --boot"
}
},
operands: "named",
why: "sets the host name"
}, {
names: "ps",
reads: "machine",
source: "https://man7.org/linux/man-pages/man1/ps.1.html",
flag: "-A -a -d -e -f -F -l -j -H -L -m -T -w -y -c -M -Z -V --forest --headers --no-headers --deselect -N --cumulative --context",
value: "-p --pid --ppid -o -O --format --sort --cols --columns --width --rows --lines -u -U -g -G -s -t -C -q --quick-pid --user --group --tty --sid",
check: ({scan: e}) => ({
risks: risksUnless(e.operands, /^[0-9,aux]*$/, "may print the environment of processes", {
never: true
})
})
}, {
names: "which whereis type hash",
reads: "files",
source: "https://man7.org/linux/man-pages/man1/which.1.html",
flag: "-a --all -i --read-alias --skip-alias --skip-dot --skip-tilde --show-dot --show-tilde --tty-only -s -b -m -u -l -t -P"
}, {
names: "man apropos whatis tldr",
source: "https://man7.org/linux/man-pages/man1/man.1.html",
flag: "-k -f -a -w -W --where --path -K",
risks: {
[m]: {
optional: "-H --html -X --gxditview -T --troff-device -t",
value: "-P --pager -C --config-file -M --manpath -L -m -E -p -r --preprocessor -R --recode",
flag: "-l --local-file -Z -D -d"
}
},
check: ({scan: e}) => ({
risks: risksUnless(e.operands, /^[\w+:.-]+$/, "is a page from a file")
})
} ]);
const packageInstall = (e, t) => ({
changes: true,
literal: true,
check: ({scan: s, invocation: r}) => ({
risks: s.operands.map(s => t.test((0, n.Zc)(s) ?? "") ? riskOf(s, "is a package that the rule does not name", {
alsoCoveredBy: [ (0, n.Zc)(r.argv[0]) ?? e, "install" ]
}) : riskOf(s, "is a file, an address or a pattern instead of a package"))
})
});
const ra = "-y --yes --assume-yes -q -qq --quiet --no-install-recommends --no-install-suggests --fix-missing -m --only-upgrade --no-upgrade --reinstall -d --download-only -s --simulate --dry-run --just-print --show-progress";
const oa = /^[a-z0-9](?:[a-z0-9+.-]*[a-z0-9+])?(?::[a-z0-9-]+)?(?:=[\w.+:~-]+)?$/;
const aa = {
flag: ra,
risks: {
"sets configuration, which can name programs to run": "-o --option -c --config-file"
}
};
const ia = guardedFamily({
names: "apt apt-get",
source: "https://manpages.debian.org/apt-get",
why: h,
grants: "Installs and removes software of the machine, whose scripts run as root.",
globals: {
flag: ra
},
common: aa,
commands: {
install: packageInstall("apt-get", oa),
update: {
changes: true,
literal: true
},
list: {
flag: "--installed --upgradable -a --all-versions"
},
show: {},
search: {
flag: "-n --names-only"
}
}
});
const ca = guardedFamily({
names: "brew",
source: "https://docs.brew.sh/Manpage",
why: h,
grants: "Installs and removes software of the machine.",
commands: {
install: {
...packageInstall("brew", /^[a-z0-9][\w@+.-]*(?<!\.rb)$/),
flag: "-q --quiet -v --verbose --formula --formulae --cask --casks --only-dependencies"
},
list: {
flag: "--versions --formula --cask -1"
}
}
});
const la = "chooses another directory, state or configuration";
const ua = {
singleDash: true,
flag: "-no-color -json -compact-warnings -detailed-exitcode -recursive -check -diff -list -write -raw -input -backend -get -upgrade -refresh -lock -refresh-only -cloud -no-tests",
value: "-lock-timeout -parallelism -target -lockfile",
write: "-out",
read: "-var-file -test-directory",
risks: {
[la]: "-chdir -state -state-out -backup -backend-config -plugin-dir -from-module -config",
"sets a variable or plans more than the files say": {
value: "-var -replace",
flag: "-destroy -reconfigure -migrate-state -force-copy"
},
"writes a file": "-generate-config-out"
}
};
function terraform_formatted({scan: e, invocation: t}) {
const s = e.options.find(e => e.name === "-write");
const r = s === void 0 ? !e.has("-check") : (0, n.Zc)(s.value) !== "false";
return effectsFor(r ? [ "read", "write" ] : "read", (0, n.EM)(e.operands), t.cwd);
}
const da = {
options: ua,
operands: "read",
changes: true,
plain: true
};
const pa = defineFamily({
names: "terraform tofu",
literal: true,
source: "https://developer.hashicorp.com/terraform/cli/commands",
grants: "Runs the providers that the files of the workspace name, with the credentials of the environment.",
globals: {
singleDash: true,
risks: {
[la]: "-chdir"
},
flag: "-version"
},
unknown: p,
commands: {
fmt: {
options: ua,
check: terraform_formatted
},
...subCommands("validate show", {
options: ua,
operands: "read"
}),
...subCommands("version providers graph output", {
options: ua
}),
"providers mirror": {
options: ua,
operands: "write",
changes: true
},
get: {
options: ua,
changes: true
},
...subCommands("init plan", da),
test: {
options: ua,
singleDash: true,
value: "-filter",
flag: "-verbose",
changes: true,
plain: true
},
"state list": {
options: ua
},
"workspace list": {},
"workspace show": {},
...subCommands("apply destroy import taint untaint refresh console login logout force-unlock state workspace", {
...Y,
options: ua,
singleDash: true,
flag: "-auto-approve"
})
}
});
var fa = s(25312);
function defineWrappers(e, t) {
return e.map(e => defineProgram({
reads: "files",
...e,
stopAtOperand: true,
grants: ha,
check: ({scan: e}) => t === void 0 ? startedCommand(e.operands) : behind(t, e.operands)
}));
}
function behind(e, [t, ...s]) {
const r = t !== void 0 && !e.test((0, n.Zc)(t) ?? "");
const o = "is not a number and may be the command";
return gatherEffects([ r ? {
risks: [ riskOf(t, o, {
never: true
}) ]
} : {}, startedCommand(s) ]);
}
function isHarmlessAssignment(e) {
const t = (0, n.Zc)(e);
if (t === null) return false;
const s = t.indexOf("=");
return (0, pr.a)(t.slice(0, s), t.slice(s + 1));
}
const ha = "A rule that leaves the command open grants every program.";
function startedCommand(e) {
return e.length === 0 ? {} : {
inner: [ {
kind: "argv",
argv: e
} ]
};
}
const ma = defineWrappers([ {
names: "ionice",
source: "https://man7.org/linux/man-pages/man1/ionice.1.html",
flag: "-t --ignore",
value: "-c --class -n --classdata",
risks: {
"changes other processes": "-p --pid -P --pgid -u --uid"
}
}, {
names: "nice",
source: "https://www.gnu.org/software/coreutils/manual/html_node/nice-invocation.html",
value: "-n --adjustment",
digits: true
}, {
names: "nohup",
source: "https://www.gnu.org/software/coreutils/manual/html_node/nohup-invocation.html"
}, {
names: "numactl",
source: "https://man7.org/linux/man-pages/man8/numactl.8.html",
flag: "-l --localalloc -a --all --balancing",
value: "-N -C -m -i -p --cpunodebind --physcpubind"
}, {
names: "setsid",
source: "https://man7.org/linux/man-pages/man1/setsid.1.html",
flag: "-c --ctty -f --fork -w --wait"
}, {
names: "stdbuf",
source: "https://www.gnu.org/software/coreutils/manual/html_node/stdbuf-invocation.html",
value: "-i --input -o --output -e --error"
}, {
names: "time gtime",
source: "https://man7.org/linux/man-pages/man1/time.1.html",
flag: "-a --append -p --portability -q --quiet -v --verbose",
value: "-f --format",
write: "-o --output"
}, {
names: "unbuffer chronic",
source: "https://manpages.debian.org/chronic"
} ]);
const ga = /^\d[\da-f.,:x-]*[smhd]?$|^[fF]{1,16}$/i;
const va = defineWrappers([ {
names: "timeout gtimeout",
source: "https://www.gnu.org/software/coreutils/manual/html_node/timeout-invocation.html",
flag: "--preserve-status --foreground -v --verbose -p -f",
value: "-k --kill-after -s --signal"
}, {
names: "taskset chrt",
source: "https://man7.org/linux/man-pages/man1/taskset.1.html",
flag: "-c --cpu-list -a --all-tasks -b -f -i -o -r",
risks: {
"changes other processes": "-p --pid"
}
} ], ga);
const ka = defineWrappers([ {
names: "chroot",
source: "https://www.gnu.org/software/coreutils/manual/html_node/chroot-invocation.html",
risks: {
[x]: {
value: "--userspec --groups",
flag: "--skip-chdir"
}
},
operands: [ "never", "data" ],
why: "is another root directory",
changes: true
} ], /^/);
function checkEnv(e) {
const {scan: t, invocation: s} = e;
const r = t.operands.findIndex(e => !/^[^=]+=/.test((0, n.bG)(e)));
const o = r < 0 ? t.operands : t.operands.slice(0, r);
const a = r < 0 ? [] : t.operands.slice(r);
const i = o.filter(e => !isHarmlessAssignment(e));
const c = t.values("-u", "--unset").filter(e => !(0, fa.ej)((0, n.Zc)(e) ?? ""));
const l = s.argv[0];
const u = a.length === 0 && l !== void 0 ? [ riskOf(l, "prints the environment, which may contain secrets", {
never: true
}) ] : [];
return gatherEffects([ {
risks: risksFor(i, "sets a variable that can change what runs")
}, {
risks: [ ...c.map(e => riskOf(e, "unsets a variable that controls programs")), ...u ]
}, startedCommand(a) ]);
}
const wa = "is a command line for a shell other than bash";
function commandLine({scan: e}) {
const t = e.value("-c");
return t === null ? {} : {
risks: [ riskOf(t, wa, {
never: true
}) ]
};
}
function checkSudo({scan: e, invocation: t}) {
const s = e.operands.findIndex(e => !/^\w+=/.test((0, n.bG)(e)));
const r = s < 0 ? e.operands : e.operands.slice(0, s);
const o = t.argv[0];
const a = e.operands.slice(r.length);
const i = risksFor(r.filter(e => !isHarmlessAssignment(e)), "sets a variable that can change what runs");
const c = a.length !== 0 || o === void 0 || e.has("--version") ? [] : [ riskOf(o, "starts nothing that can be analyzed") ];
return gatherEffects([ {
risks: [ ...i, ...c ]
}, startedCommand(a) ]);
}
function serverOption(e) {
const t = /^(?: *(?:-screen \d+ \d+x\d+x\d+|-dpi \d+|-ac|-nolisten tcp|-noreset|\+extension [A-Z]+|\+render))+ *$/;
if (e === null || (0, n.cK)(e, t)) return {};
return {
risks: [ riskOf(e, "is passed to the display server, where it can name files") ]
};
}
const ba = defineSimilarPrograms({
grants: ha
}, [ {
names: "busybox toybox",
source: "https://busybox.net/downloads/BusyBox.html",
changes: true,
stopAtOperand: true,
operands: "named",
why: "is an applet, which may parse its arguments differently from the program of that name",
check: ({scan: e}) => startedCommand(e.operands)
}, {
names: "env genv",
reads: "machine",
source: "https://www.gnu.org/software/coreutils/manual/html_node/env-invocation.html",
stopAtOperand: true,
flag: "-0 --null -v --debug --list-signal-handling",
value: "-u --unset",
optional: "--default-signal --ignore-signal --block-signal",
risks: {
"removes the variables that keep git and others from running programs": {
flag: "-i --ignore-environment"
},
"splits a text into a command": {
value: "-S --split-string",
never: true
},
"runs it in another directory": "-C --chdir",
"chooses where programs are found": "-P -a --argv0"
},
check: checkEnv
}, {
names: "flock",
source: "https://man7.org/linux/man-pages/man1/flock.1.html",
stopAtOperand: true,
flag: "-s --shared -x --exclusive -u --unlock -n --nonblock -o --close -F --no-fork --verbose",
value: "-w --timeout -E --conflict-exit-code",
risks: {
[wa]: {
value: "-c --command",
never: true
}
},
operands: [ "write", "data" ],
check: [ ({scan: e}) => startedCommand(e.operands.slice(1)), commandLine ]
}, {
names: "sudo doas",
source: "https://man7.org/linux/man-pages/man8/sudo.8.html",
changes: true,
stopAtOperand: true,
flag: "-n --non-interactive -H --set-home -k --reset-timestamp -b --background -B --bell -P --preserve-groups",
risks: {
[x]: "-u --user -g --group -D --chdir -R --chroot -h --host -r --role -t --type -T --command-timeout -U --other-user -C --close-from -p --prompt",
"starts a shell": {
flag: "-i --login -s --shell",
never: true
},
"runs the editor": {
flag: "-e --edit"
},
"runs a program that asks for the password": {
flag: "-A --askpass -S --stdin"
},
"keeps the environment": {
optional: "--preserve-env",
flag: "-E"
},
"shows or changes permissions": {
flag: "-l --list -v --validate -K --remove-timestamp"
}
},
check: e => checkSudo(e)
}, {
names: "xvfb-run",
source: "https://manpages.debian.org/xvfb-run",
stopAtOperand: true,
flag: "-a --auto-servernum",
value: "-n --server-num -s --server-args -w --wait",
write: "-e --error-file -f --auth-file",
check: ({scan: e}) => gatherEffects([ startedCommand(e.operands), serverOption(e.value("-s", "--server-args")) ])
} ]);
function checkXargs(e) {
const {scan: t} = e;
if (t.operands.length === 0) return {
readsMore: true
};
const s = t.options.findLast(e => [ "-I", "-i", "--replace" ].includes(e.name));
const r = forFound(e, s);
if (r !== null) return r;
if (s === void 0) return gatherEffects([ startedCommand([ ...t.operands, ya ]), {
readsMore: true
} ]);
const o = (s.value === null ? "" : (0, n.Zc)(s.value)) ?? "";
const a = o === "" ? "{}" : o;
const i = t.options.slice(t.options.indexOf(s) + 1).some(e => xa.has(e.name));
const c = t.operands.map(e => {
const t = (0, n.bG)(e).indexOf(a);
return t < 0 ? e : {
kind: "partial",
prefix: (0, n.bG)(e).slice(0, t),
source: e.source
};
});
return gatherEffects([ startedCommand(c), i ? startedCommand([ ...t.operands, ya ]) : {}, {
readsMore: true
} ]);
}
const ya = {
kind: "unknown",
source: F.m
};
const xa = new Set([ "-L", "-l", "--max-lines", "-n", "--max-args" ]);
const Oa = new Set("b2sum cat cksum cut du egrep eslint expand fgrep file fmt fold grep head ls md5sum nl od prettier rg rm sed sha1sum sha256sum sha512sum sort stat tac tail touch uniq wc".split(" "));
function forListed({scan: e, invocation: t, world: s}, r) {
if (!Oa.has((0, n.bG)(e.operands[0]))) return null;
if (t.parted !== true) return forLines({
scan: e,
invocation: t,
world: s
}, r);
const o = (0, n.Zc)(e.operands.at(-1)) === "--" ? listedNames(r, t, s) : null;
if (o === null) return null;
return gatherEffects([ startedCommand([ ...e.operands, ...o.words ]), o.links, readsBelow([ (0, 
n.CK)(".") ], {
invocation: t,
world: s
}, o.lists) ]);
}
function forLines({scan: e, invocation: t, world: s}, r) {
const o = s.kindOf(`${t.cwd}/.git`) !== "missing";
const a = o ? listedNames(r, t, s) : null;
const i = s.sensitiveInGit(t.cwd)?.namesInGit;
if (a === null || i?.arePlain !== true) return null;
const c = i.links.filter(e => a.lists(candidate(e, ".", t.cwd)));
const l = (0, n.CK)(".");
return gatherEffects([ startedCommand([ ...e.operands, l, l ]), {
effects: c.map(e => ({
kind: "read",
path: e
}))
}, readsBelow([ l ], {
invocation: t,
world: s
}, e => a.lists(e) && !a.sensitive.includes(e.path)), {
edits: listsLess(r, a.sensitive)
} ]);
}
const $a = /[\s"'\\]/;
function areLines(e, {invocation: {cwd: t}, world: s}) {
const o = e.findIndex((e, t) => t > 0 && /^[-(!,]/.test((0, n.bG)(e)));
const a = e.slice(1, o < 0 ? void 0 : o).map(e => (0, n.Zc)(e) ?? " ");
return (a.length === 0 ? [ "." ] : a).every(e => {
const n = $a.test(e) ? null : (0, Us.B)((0, r.Hi)(e, t), s);
return n !== null && !n.some(e => $a.test(e));
});
}
function forFound(e, t) {
const {scan: s, invocation: r, world: o} = e;
const {listing: a, parted: i} = r;
const c = s.has("-0", "--null");
const l = s.has("-d", "--delimiter", "-a", "--arg-file", "-E", "-e", "--eof");
const u = t !== void 0 && /^(?:\{\})?$/.test((0, n.Zc)(t.value) ?? "");
const d = s.operands.some(e => (0, n.bG)(e).includes("{}"));
const p = t !== void 0 && s.options.some(e => xa.has(e.name));
if (a === void 0 || c !== i || l || u !== d || p) return null;
if (t !== void 0 && !u) return null;
if ((0, n.Zc)(a[0]) === "git") return t === void 0 ? forListed(e, a) : null;
if (!c && !areLines(a, e)) return null;
const f = u ? [ (0, n.CK)(";") ] : [ (0, n.CK)("{}"), (0, n.CK)("+") ];
const h = (0, n.Zc)(a.at(-1)) ?? "";
const m = /^-print0?$/.test(h) ? a.slice(0, -1) : a;
const g = [ ...m, (0, n.CK)("-exec"), ...s.operands, ...f ];
const {effects: v, inner: k, risks: w, bulk: b = [], readsOnlyFiles: y} = fs.read({
argv: g,
cwd: r.cwd
}, o);
return {
effects: v,
inner: k,
risks: w,
bulk: b,
readsMore: y !== true
};
}
const qa = defineProgram({
names: "xargs gxargs",
reads: "files",
source: "https://www.gnu.org/software/findutils/manual/html_node/find_html/xargs-options.html",
grants: ha,
stopAtOperand: true,
flag: "-0 --null -o --open-tty -p --interactive -r --no-run-if-empty -t --verbose -x --exit --show-limits",
value: "-d --delimiter -E -I -L -n --max-args -P --max-procs -s --max-chars",
optional: "-e --eof -i --replace -l --max-lines",
read: "-a --arg-file",
risks: {
"sets a variable that can change what runs": "--process-slot-var"
},
check: checkXargs
});
const Ea = {
...qa,
startsOnly: true
};
const ja = [ R, M, ...K, X, ee, te, ne, ...oe, le, ue, de, pe, ye, xe, qe, ...je, rt, ht, vt, kt, bt, ...Ct, ...Ot, ...$t, ...qt, ...Et, ...jt, ...Ft, Pt, zt, At, Tt, ...It, ...Zt, Nt, ...Lt, Kt, Ut, Ht, Jt, ...Qt, ...es, ...ns, fs, ms, vs, ks, Zs, Kn, ...Jn, Yn, Xn, Qn, er, ...tr, ...Fe, ..._e, Ce, Pe, sr, rr, or, ar, ir, lr, ur, Te, dr, ...gr, Pr, $r, Rr, Ir, Br, Zr, Dr, ...Nr, Lr, Le, Vr, so, ...no, ...Ke, go, vo, yo, qo, ...Oo, Me, Eo, jo, ...Fo, Po, zo, ...Ao, ...Zo, Do, No, Ko, Qo, ea, sa, ...na, ia, ca, pa, eo, Se, Re, Be, ...ma, ...va, ...ka, ...ba, Ea ];
const Fa = new Map(ja.flatMap(e => e.names.map(t => [ t, e ])));
function programFor(e) {
return Fa.get(e);
}
}),
78535: (function(e, t, s) {
s.d(t, {
j: () => memoizeByObject
});
function memoizeByObject(e) {
const t = new WeakMap;
return s => {
const n = t.get(s);
if (n !== void 0) return n.value;
const r = e(s);
t.set(s, {
value: r
});
return r;
};
}
}),
59976: (function(e, t, s) {
s.d(t, {
Fl: () => baseName,
Fu: () => hostRulesFor,
Mf: () => nameRulesFor,
aM: () => pathRulesFor,
gM: () => strictRulesFor,
gh: () => allowRulesFor
});
var n = s(78033);
var r = s(55559);
var o = s(78535);
var a = s(61249);
const i = 32;
function allowRulesFor(e, t) {
return keyedRules(e, c, () => t().flat());
}
function strictRulesFor(e, t) {
if (e.length < i) return e;
const {programs: s, others: n} = l(e);
const r = new Set(n);
for (const e of t()) {
const t = s.get(baseName(e[0] ?? ""));
if (t === void 0) continue;
const n = e.slice(1).find(e => e === null || !e.startsWith("-"));
n === null ? addAll(r, t.all) : addKeyed(r, t, e);
for (const [s, n] of e.entries()) n === null && addAll(r, t.byPosition.get(s));
e.includes(null) && addAll(r, t.anywhere);
}
return inOrder(r);
}
function pathRulesFor(e, t, s) {
return keyedRules(e, u, () => [ ...(0, r.OD)((0, n.SP)(t)), ...[ "Read", "Write", "Edit", s ].map(wholeTool) ]);
}
function hostRulesFor(e, t, s) {
return keyedRules(e, d, () => {
const e = t.split(".");
return [ ...e.map((t, s) => e.slice(s).join(".")), ...[ "WebFetch", s ].map(wholeTool) ];
});
}
function nameRulesFor(e, t, s) {
return keyedRules(e, p, () => {
const e = t.split("__");
const n = e.map((t, s) => wholeTool(e.slice(0, s + 1).join("__")));
return s === null ? n : [ ...n, `${wholeTool(t)}\0${s}` ];
});
}
function keyedRules(e, t, s) {
if (e.length < i) return e;
const n = new Set;
addKeyed(n, t(e), s());
return inOrder(n);
}
function baseName(e) {
return e.slice(e.lastIndexOf("/") + 1).toLowerCase();
}
function inOrder(e) {
return [ ...e ].sort((e, t) => e.index - t.index);
}
function addKeyed(e, {byKey: t, others: s}, n) {
addAll(e, s);
for (const s of n) s !== null && addAll(e, t.get(s));
}
function addAll(e, t) {
for (const s of t ?? []) e.add(s);
}
const c = (0, o.j)(e => {
const t = {
byKey: new Map,
others: []
};
const s = e.filter(({tool: e}) => e === "Bash");
const n = new Map;
for (const e of s.flatMap(literal)) n.set(e, (n.get(e) ?? 0) + 1);
for (const e of s) {
const s = literal(e);
const r = s.reduce((e, t) => e !== null && (n.get(e) ?? 0) <= (n.get(t) ?? 0) ? e : t, null);
put(t, r === null ? null : [ r ], e);
}
return t;
});
function literal(e) {
return wordsOf(e).flatMap((e, t) => e.kind !== "literal" || t === 0 && e.text.includes("/") ? [] : [ e.text ]);
}
const l = (0, o.j)(e => {
const t = new Map;
const s = [];
for (const n of e.filter(({tool: e}) => e === "Bash")) {
const [e] = wordsOf(n);
e?.kind === "literal" && (0, a.yN)(n).length === 0 ? addToProgram(t, baseName(e.text), n) : s.push(n);
}
return {
programs: t,
others: s
};
});
function addToProgram(e, t, s) {
const n = {
all: [],
byKey: new Map,
others: [],
byPosition: new Map,
anywhere: []
};
const r = e.get(t) ?? n;
e.set(t, r);
r.all.push(s);
const o = wordsOf(s);
const a = o.findIndex((e, t) => t > 0 && e.kind === "literal" && !e.text.startsWith("-"));
const i = o[a];
const c = o.slice(0, Math.max(0, a)).every(e => e.kind !== "words");
const l = o.find(e => e.kind === "literal" && /^--./.test(e.text));
const u = i ?? l;
put(r, u?.kind === "literal" ? [ u.text ] : null, s);
i !== void 0 && c ? rulesAtPosition(r, a).push(s) : r.anywhere.push(s);
}
function rulesAtPosition({byPosition: e}, t) {
const s = e.get(t) ?? [];
e.set(t, s);
return s;
}
function wholeTool(e) {
return `\0${e}`;
}
function tableBy(e) {
return (0, o.j)(t => {
const s = {
byKey: new Map,
others: []
};
for (const n of t) {
const t = n.specifier.kind === "any" ? [ wholeTool(n.tool) ] : e(n);
t !== void 0 && put(s, t, n);
}
return s;
});
}
const u = tableBy(({specifier: e}) => {
if (e.kind !== "path") return;
const {globs: t, literal: s} = e.pattern;
const n = [ ...t, ...s?.globs ?? [] ].map(longestName);
return n.includes("") ? null : n;
});
function longestName(e) {
const t = e.flatMap(e => (0, n.hi)(e) ?? []);
return (0, n.SP)(t.reduce((e, t) => t.length >= e.length ? t : e, ""));
}
const d = tableBy(({specifier: e}) => e.kind === "domain" ? [ e.host.replace(/^\*\./, "") ] : void 0);
const p = tableBy(({tool: e, specifier: t}) => t.kind === "literal" ? [ `${wholeTool(e)}\0${t.text}` ] : void 0);
function wordsOf({specifier: e}) {
return e.kind === "command" ? e.pattern.words : [];
}
function put(e, t, s) {
t === null && e.others.push(s);
for (const n of t ?? []) {
const t = e.byKey.get(n) ?? [];
t.push(s);
e.byKey.set(n, t);
}
}
}),
61249: (function(e, t, s) {
s.d(t, {
C7: () => matchesWideText,
JB: () => hasAlternatives,
Vo: () => alternatives,
yN: () => a
});
var n = s(56091);
var r = s(64524);
var o = s(78535);
const a = (0, o.j)(e => {
if (e.specifier.kind !== "command") return [];
const {pattern: t} = e.specifier;
const s = e.text.slice(e.text.indexOf("(") + 1, e.text.lastIndexOf(")"));
const n = i.test(e.text);
const o = alternatives(s).flatMap(e => {
const t = (0, r.R4)(e);
return typeof t === "string" ? [] : [ t ];
});
if (o.length === 0 && !n && !t.words.some(isWide)) return [];
return [ t, ...o ].flatMap(e => textsOf({
...e,
open: e.open || n
}));
});
const i = /^\s*shell\s*\(/i;
function isWide(e, t) {
if (e.kind === "words") return t === 0;
return e.kind === "pieces" || /\s/.test(e.text);
}
function textsOf({words: e, open: t}) {
const s = e.map((e, t) => {
const s = e.kind === "words" ? "*" : e.kind === "literal" ? e.text : e.pieces.join("*");
return t === 0 ? programText(s) : s;
});
const n = s.join(" ");
if (n === "") return [];
const r = e.length === 1;
return [ n, ...t || r ? [ `${n} *` ] : [] ].map(e => e.split("*"));
}
function programText(e) {
const [t = "", ...s] = e.split(" ");
return [ t.slice(t.lastIndexOf("/") + 1).toLowerCase(), ...s ].join(" ");
}
function matchesWideText(e, t) {
const s = t.indexOf(null);
const n = t.slice(0, s < 0 ? t.length : s).map(e => e ?? "");
const r = programText(n.join(" "));
if (s < 0) return e.some(e => matchesText(e, r));
const o = n.length === 0 ? "" : `${r} `;
return e.some(([e = ""]) => e.startsWith(o) || o.startsWith(e));
}
function matchesText(e, t) {
const [s = ""] = e;
const n = e.at(-1) ?? "";
if (e.length === 1) return t === s;
if (t.length < s.length + n.length || !t.startsWith(s) || !t.endsWith(n)) return false;
let r = s.length;
for (const s of e.slice(1, -1)) {
const e = t.indexOf(s, r);
if (e < 0) return false;
r = e + s.length;
}
return r <= t.length - n.length;
}
const c = /'[^']*'|"(?:\\.|[^"\\])*"|\\./gs;
function alternatives(e) {
const t = [];
const s = e.replace(c, e => String.fromCharCode(57344 + t.push(e) - 1));
if (!/[,|]/.test(s)) return [];
const r = s.replace(/\(([^()]*\|[^()]*)\)/g, (e, t) => `{${t.replaceAll("|", ",")}}`);
const o = ((0, n.P)(r) ?? [ r ]).flatMap(e => e.split(/[,|]+/));
return o.map(e => e.replace(/[\ue000-\uefff]/g, e => t[e.charCodeAt(0) - 57344] ?? "").trim()).filter(t => t !== "" && t !== e.trim());
}
function hasAlternatives({specifier: e, text: t}) {
return e.kind === "command" && /[({][^(){}'"]*[,|][^(){}'"]*[)}](?=.)|:\*\s*[,|]/.test(t.slice(t.indexOf("(") + 1));
}
}),
16486: (function(e, t, s) {
s.d(t, {
Qj: () => checkCondition,
Vl: () => testedFiles,
rS: () => checkTest
});
var n = s(15325);
var r = s(31623);
var o = s(89682);
const a = /^-(?:eq|ne|lt|le|gt|ge)$/;
function checkCondition(e, t) {
(0, n.Rf)(t.progress, 1);
switch (e.type) {
case "TestUnary":
checkUnary(e.operator, (0, r.zG)(e.operand, t));
return;

case "TestBinary":
checkBinary(e.operator, e.left, e.right, t);
return;

case "TestLogical":
for (const s of e.operands) checkCondition(s, t);
return;

case "TestNot":
checkCondition(e.operand, t);
return;

case "TestGroup":
checkCondition(e.expression, t);
}
}
function checkUnary(e, t) {
if (e !== "-v" && e !== "-R") return;
if (typeof t !== "string" || !/^[A-Za-z_]\w*$/.test(t)) throw new o.F("number", `${e} evaluates a subscript, which may run a command`);
}
const i = /^(?:[\w.,:@%/+*?^|()[\]{}=-]|\\[\w .*+?^|()[\]{}/-]|\$(?=[)|]|$))+$/;
function isBalanced(e) {
let t = 0;
for (const s of e.replace(/\\[\s\S]/g, "")) {
s === "(" ? t += 1 : s === ")" && (t -= 1);
if (t < 0) return false;
}
return t === 0;
}
function checkBinary(e, t, s, c) {
if (e === "=~" && s.parts === void 0 && i.test(s.text) && isBalanced(s.text)) {
(0, r.zG)(t, c);
return;
}
const l = [ (0, r.zG)(t, c), (0, r.zG)(s, c) ];
if (!a.test(e)) return;
for (const [r, a] of l.entries()) {
const i = r === 0 ? t : s;
const c = /^"?\$(?:\?|#|\{#\w+\})"?$/.test(i.text);
if (!c && !(0, n.Et)(a)) throw new o.F("number", `${e} evaluates a value that is not known to be an integer, which may run a command`);
}
}
const c = /^-[abcdefghknoprstuwxzGLNOS]$/;
const l = /^(?:=|==|!=|<|>|-(?:eq|ne|lt|le|gt|ge|ef|nt|ot))$/;
function checkTest(e) {
const t = e[0]?.kind === "literal" && e[0].value === "!" ? e.slice(1) : e;
const s = t.map(e => e.kind === "literal" ? e.value : null);
const n = s.findIndex((e, t) => (e === "-v" || e === "-R") && t < s.length - 1);
if (n >= 0 && !/^[A-Za-z_]\w*$/.test(s[n + 1] ?? "")) throw new o.F("number", `${s[n] ?? ""} evaluates a subscript, which may run a command`);
if (!s.includes(null)) return;
const r = t.every(e => e.kind !== "unknown" || e.number === true) && (s.length === 1 || s.length === 2 && c.test(s[0] ?? "") || s.length === 3 && l.test(s[1] ?? ""));
if (!r) throw new o.F("quotes", 'the operator of a test is not constant (quote a value to keep it one word: [ "$x" -gt 0 ])');
}
const u = /^-[abcdefghkprsuwxGLNOS]$/;
function testedFiles(e) {
return e.filter((t, s) => {
const n = e[s - 1];
return n?.kind === "literal" && u.test(n.value);
});
}
}),
15325: (function(e, t, s) {
s.d(t, {
BB: () => setVariable,
Dc: () => countFiles,
Et: () => isNumber,
I3: () => noteFileChanges,
Rf: () => spend,
Vg: () => a,
_y: () => o,
dZ: () => newWalkProgress,
fJ: () => eitherValue,
hw: () => copyState,
lA: () => i
});
var n = s(23356);
var r = s(89682);
const o = Object.freeze({
number: false,
filled: false
});
const a = Object.freeze({
number: true,
filled: true
});
const i = Object.freeze({
number: true,
filled: false
});
const c = /^[+-]?\d{1,18}$/;
const l = /^-?\d{1,18}$/;
function isNumber(e) {
if (e === null || e === void 0) return false;
return typeof e === "string" ? c.test(e) : e.number;
}
function eitherValue(e, t) {
if (e !== void 0 && e === t) return e;
if (!isNumber(e) || !isNumber(t)) return null;
if ([ e, t ].some(e => typeof e === "string" && !l.test(e))) return null;
const s = [ e, t ].every(e => typeof e === "string" || e.filled);
return s ? a : i;
}
function noteFileChanges(e) {
if (e.racing) throw new r.F("other", "a pattern is expanded while another command may create files");
e.disturbed = true;
}
function newWalkProgress() {
return {
disturbed: false,
words: 0,
parts: 0,
files: 0,
compared: 0,
characters: 0,
patterns: 0,
racing: false
};
}
function spend(e, t) {
e.parts += t;
if (e.parts > n.No.parts) throw new r.F("size", `it has more than ${n.No.parts} parts when its loops are unrolled`);
}
function countFiles(e, t) {
e.files += t.length;
if (e.files > n.No.files) throw new r.F("size", `it accesses more than ${n.No.files} files`);
}
function setVariable({variables: e}, t, s) {
e.set(t, s);
if (e.size > n.No.variables) throw new r.F("size", `it has more than ${n.No.variables} variables`);
}
function copyState(e, t) {
spend(t, 1 + Math.ceil(e.variables.size / 8));
return {
cwd: e.cwd,
cwdDoubt: e.cwdDoubt,
cwdUnproven: e.cwdUnproven,
variables: new Map(e.variables)
};
}
}),
80351: (function(e, t, s) {
s.d(t, {
S5: () => runArithmetic,
iN: () => computeArithmetic,
uy: () => assignedBy
});
var n = s(15325);
var r = s(89682);
var o = s(25312);
const a = new Set([ "=", "+=", "-=", "*=", "/=", "%=", "<<=", ">>=", "&=", "^=", "|=", "++", "--", "," ]);
const i = /^(?:\d{1,18}|0[xX][0-9a-fA-F]{1,15})$/;
function checkArithmetic(e, t) {
(0, n.Rf)(t.progress, 1);
switch (e.type) {
case "ArithmeticBinary":
checkOperator(e.operator);
checkArithmetic(e.left, t);
checkArithmetic(e.right, t);
return;

case "ArithmeticUnary":
checkOperator(e.operator);
checkArithmetic(e.operand, t);
return;

case "ArithmeticTernary":
checkArithmetic(e.test, t);
checkArithmetic(e.consequent, t);
checkArithmetic(e.alternate, t);
return;

case "ArithmeticGroup":
checkArithmetic(e.expression, t);
return;

case "ArithmeticWord":
checkOperand(e.value, t);
return;

case "ArithmeticCommandExpansion":
throw new r.F("number", "arithmetic on the output of a command may run any command");
}
}
function runArithmetic(e, t) {
const s = assignedBy(e);
if (s === null) {
checkArithmetic(e, t);
return;
}
if (!(0, o.ej)(s)) throw new r.F("environment", `${s}=\u2026 changes what later commands do`);
e.type === "ArithmeticBinary" && checkArithmetic(e.right, t);
const a = e.type === "ArithmeticBinary" && e.operator === "=";
if (!a && !(0, n.Et)(t.state.variables.get(s))) throw new r.F("number", "arithmetic uses a value that is not known to be an integer");
(0, n.BB)(t.state, s, n.Vg);
}
function assignedBy(e) {
const t = e.type === "ArithmeticUnary" && /^(?:\+\+|--)$/.test(e.operator);
const s = e.type === "ArithmeticBinary" && /^[-+*]?=$/.test(e.operator);
const n = t ? e.operand : s ? e.left : null;
return n?.type === "ArithmeticWord" && /^[A-Za-z_]\w*$/.test(n.value.trim()) ? n.value.trim() : null;
}
function checkOperator(e) {
if (a.has(e)) throw new r.F("number", "arithmetic assigns a variable within a longer expression");
}
function checkOperand(e, t) {
const s = e.trim();
if (i.test(s)) return;
const o = /^\$?\{?#?([A-Za-z_][A-Za-z0-9_]*)\}?$/.exec(s)?.[1];
if (s === "$?" || s === "$#") return;
if (o !== void 0 && (0, n.Et)(t.state.variables.get(o))) return;
throw new r.F("number", "arithmetic uses a value that is not known to be an integer");
}
function computeArithmetic(e, t) {
checkArithmetic(e, t);
return valueOf(e, t);
}
function valueOf(e, t) {
switch (e.type) {
case "ArithmeticWord":
return operandValue(e.value.trim(), t);

case "ArithmeticGroup":
return valueOf(e.expression, t);

case "ArithmeticBinary":
{
const s = valueOf(e.left, t);
const n = valueOf(e.right, t);
const r = s === null || n === null ? null : combine(e.operator, s, n);
return r !== null && Number.isSafeInteger(r) ? r : null;
}

default:
return null;
}
}
function operandValue(e, {state: t}) {
const s = t.variables.get(/^\$?(?:([A-Za-z_]\w*)|\{([A-Za-z_]\w*)\})$/.exec(e)?.slice(1).find(Boolean) ?? "");
const n = typeof s === "string" ? s : e;
return /^(?:0|-?[1-9]\d{0,8})$/.test(n) ? Number(n) : null;
}
function combine(e, t, s) {
switch (e) {
case "+":
return t + s;

case "-":
return t - s;

case "*":
return t * s;

default:
return null;
}
}
}),
31623: (function(e, t, s) {
s.d(t, {
Xe: () => checkBraces,
zG: () => evaluateValue,
MU: () => evaluateWord,
cT: () => joinLines,
wi: () => w,
IX: () => startExpansion
});
var n = s(15325);
var r = s(23356);
var o = s(89682);
var a = s(56091);
const i = /^[\w.,:@%+=/{}*?^\u0080-\u{10ffff}-]*$/u;
function expandBraceWord(e) {
if (!i.test(e)) return null;
const t = expand(e, 0);
return t === null || t.length > r.No.expansions ? null : t;
}
function expand(e, t) {
const s = outermostGroup(e);
if (s === null) return [ e ];
if (t > 8) return null;
const n = s.commas.length > 0 ? alternatives(e, s, t) : sequence(e.slice(s.start + 1, s.end));
const o = expand(e.slice(s.end + 1), t + 1);
if (n === null || o === null || n.length * o.length > r.No.expansions) return null;
const a = e.slice(0, s.start);
return n.flatMap(e => o.map(t => a + e + t));
}
function outermostGroup(e) {
const t = e.indexOf("{");
if (t < 0) return null;
const s = [];
let n = 0;
for (let r = t; r < e.length; r += 1) {
const o = e[r];
if (o === "{") n += 1; else if (o === "," && n === 1) s.push(r); else if (o === "}") {
n -= 1;
if (n === 0) return {
start: t,
end: r,
commas: s
};
}
}
return {
start: t,
end: e.length,
commas: []
};
}
function alternatives(e, t, s) {
const n = [ t.start, ...t.commas, t.end ];
const r = n.slice(0, -1).map((t, r) => expand(e.slice(t + 1, n[r + 1]), s + 1));
return r.includes(null) ? null : r.flatMap(e => e ?? []);
}
function sequence(e) {
const t = /^[A-Za-z]\.\.[A-Za-z]\.\./.test(e);
const s = t ? null : (0, a.N)(e, r.No.expansions);
return s === null || s.length > r.No.expansions ? null : s;
}
var c = s(55559);
var l = s(3197);
var u = s(99756);
var d = s(85915);
var p = s(23313);
const f = /^[\w@+,%][\w.@+,%:=-]*$/;
const h = /^[\w@+,%.][\w./@+,%-]*$/;
const m = 64;
function listedDirectory(e, t) {
const {progress: s, state: n, world: r} = t;
if (!e.text.startsWith("$(ls") || s.disturbed || n.cwdDoubt !== null) return null;
const [o, ...a] = (0, p.CI)(e);
if (o?.type !== "CommandExpansion" || o.script === void 0 || a.length > 0) return null;
const [i, ...l] = o.script.commands;
const u = i?.command;
if (l.length > 0 || i?.background === true || u?.type !== "Command") return null;
const [g, ...v] = u.args;
if (u.name?.text !== "ls" || u.prefix.length > 0 || u.redirects.length > 0 || v.length > 0) return null;
const k = g === void 0 ? "." : g.type === "Word" ? g.text : "";
const w = h.test(k) ? (0, c.Hi)(k, n.cwd) : null;
if (w === null || r.kindOf(w) !== "directory") return null;
const b = r.entries(w).filter(e => !e.startsWith("."));
if (b.length > m || !b.every(e => f.test(e))) return null;
t.substitute(o.script);
s.patterns += 1;
return b.map(d.CK);
}
function recordPatternListings(e, t) {
const s = e.search(/[*?[]/);
for (let n = e.indexOf("/", s); n >= 0; n = e.indexOf("/", n + 1)) recordListing(e.slice(0, n), t);
recordListing(e.slice(0, e.lastIndexOf("/", s) + 1), t);
}
function recordListing(e, t) {
if (e === "") return;
const s = (0, c.Hi)(e, t.state.cwd);
const {world: n} = t;
const r = !(0, c.FK)({
path: n.realpath(s),
directory: n.workspace
});
(r || (0, l.WF)(s) || (0, u.y)(s) === "high") && t.list(s);
}
var g = s(78033);
const v = 5e3;
const k = 25;
function expandPattern(e, t, s) {
if (s.progress.compared > r.No.compared) return null;
const n = e.map(e => e.text).join("");
const o = e.map(asGlob).join("");
if (/\[[:.=]/.test(n) || (0, c.sH)(n) || e.some(e => e.active && /[\\'"$]/.test(e.text))) return null;
const a = o.split("/");
let i = [ o.startsWith("/") ? {
shown: "",
path: "/"
} : {
shown: "",
path: t
} ];
let l = v;
for (const [e, t] of a.entries()) {
const n = {
segment: t,
isStart: e === 0,
last: e === a.length - 1
};
const o = [];
for (const e of i) {
s.progress.compared += k;
const t = namesIn(e, n, s);
if (t === null) return null;
l -= t.scanned + 1;
o.push(...t.places);
if (l < 0 || o.length > r.No.expansions) return null;
}
i = o;
}
return i.length === 0 ? [ n ] : i.map(e => e.shown);
}
function asGlob(e) {
return e.active ? e.text.replace(/[{}]/g, "\\$&").replace(/\*+/g, "*") : e.text.replace(/[\\*?[\]{}]/g, "\\$&");
}
function namesIn(e, t, s) {
const {world: n, progress: o} = s;
const join = s => ({
shown: shownAs(s, e, t),
path: (0, c.Hi)(s, e.path)
});
if (t.segment === "") return {
places: [ join("") ].filter(e => !t.last || t.isStart || isDirectory(e, n)),
scanned: 0
};
const a = (0, g.Zs)(t.segment);
const i = (0, g.hi)(a);
if (i !== null) {
const t = i !== "." || isDirectory(e, n);
return {
places: [ join(i) ].filter(e => t && n.kindOf(e.path) !== "missing"),
scanned: 0
};
}
if (!(0, c.FK)({
path: n.realpath(e.path),
directory: n.workspace
})) return null;
if (t.segment.startsWith(".") && (0, g.Hj)(a, "..")) return null;
const l = n.entries(e.path);
o.compared += l.length * (1 + Math.floor(t.segment.length / 4));
if (o.compared > r.No.compared) return null;
const u = l.filter(e => (!e.startsWith(".") || t.segment.startsWith(".")) && (0, 
g.Hj)(a, e));
const d = e.path === "/" ? "" : e.path;
const p = u.map(s => ({
shown: shownAs(s, e, t),
path: `${d}/${s}`
}));
return {
places: p,
scanned: l.length
};
}
function shownAs(e, t, s) {
return s.isStart ? e : `${t.shown}/${e}`;
}
function isDirectory(e, t) {
return t.kindOf(t.realpath(e.path)) === "directory";
}
const w = /^[\w./:=@%+,-]+$/;
const b = /^(?:'[^']*'|"[^"\\$`]*")$/;
const y = 3;
function evaluateWord(e, t) {
return finishExpansion(startExpansion(e, t));
}
function finishExpansion(e) {
return typeof e === "function" ? e() : [ e ];
}
function startExpansion(e, t) {
const s = e.text;
if (w.test(s)) {
countWords(1, t);
return {
kind: "literal",
value: s,
source: s,
at: e.pos
};
}
if (b.test(s)) {
countWords(1, t);
(0, n.Rf)(t.progress, 1);
const r = s.slice(1, -1);
addLength(r.length, t);
return {
kind: "literal",
value: r,
source: s,
at: e.pos
};
}
const r = listedDirectory(e, t);
if (r !== null) {
countWords(r.length, t);
return () => r;
}
const o = variantsOf(e, t);
countWords(o.length, t);
if (s.includes("~") && /^[A-Za-z_]\w*\+?=(?:[\s\S]*:)?~/.test(joinLines(s))) return {
kind: "unknown",
source: s
};
const [a] = o;
if (o.length === 1 && a !== void 0) return () => finish(a, s, t);
const i = o.length > 1 && !/["']/.test(s);
return () => o.flatMap(e => finish(e, s, t)).filter(e => !(i && e.kind === "literal" && e.value === ""));
}
function countWords(e, {progress: t}) {
(0, n.Rf)(t, e);
t.words += e;
if (t.words > r.No.words) throw new o.F("size", `it has more than ${r.No.words} words`);
}
function evaluateValue(e, t) {
(0, n.Rf)(t.progress, 1);
const s = (0, p.CI)(e).flatMap(e => (0, p.Xe)(e, t, true));
checkLength(s, t);
if (/^~|:~/.test(joinLines(e.text))) return e.text === "~" ? t.world.commandHome : null;
const [r] = s;
if (s.length === 1 && r !== void 0 && "unknown" in r && r.plain === true) return formOf(r, e);
const o = s.map(e => "unknown" in e ? null : e.text);
return o.includes(null) ? null : o.join("");
}
function formOf({number: e}, {text: t}) {
if (e !== true) return n._y;
return /^"?\$(?:\(\(|[?#$]"?$)/.test(t) ? n.Vg : n.lA;
}
function checkLength(e, t) {
addLength(e.reduce((e, t) => e + ("unknown" in t ? 0 : t.text.length), 0), t);
}
function addLength(e, {progress: t}) {
if (e > r.No.value) throw new o.F("size", `a word expands to more than ${r.No.value} characters`);
t.characters += e;
if (t.characters > r.No.values) throw new o.F("size", `its words expand to more than ${r.No.values} characters in total`);
}
function joinLines(e) {
return e.replaceAll("\\\n", "");
}
function variantsOf(e, t) {
const s = (0, p.CI)(e);
if (s.length > 1 && s.some(e => e.type === "ProcessSubstitution")) throw new o.F("substitution", "a process substitution is part of a longer word");
if (s.some((e, t) => e.type === "SimpleExpansion" && s[t + 1]?.type === "BraceExpansion")) throw new o.F("braces", "a brace expansion completes the name of a variable");
checkBraces(s);
let n = [ [] ];
for (const [a, i] of s.entries()) {
const s = i.type === "BraceExpansion" ? braceOptions(i, t) : [ a === 0 ? firstPieces(e, i, t) : (0, 
p.Xe)(i, t, false) ];
const [c] = s;
if (s.length === 1 && c !== void 0) {
for (const e of n) e.push(...c);
continue;
}
if (n.length * s.length > r.No.expansions) throw new o.F("size", "a word expands to too many words");
n = n.flatMap(e => s.map(t => [ ...e, ...t ]));
}
return n;
}
function checkBraces(e) {
if (e.some(e => e.type === "BraceExpansion")) {
const t = e.some(e => e.type === "BraceExpansion" && /`|[$<>]\(/.test(e.text));
if (t || e.some(substitutes)) throw new o.F("braces", "a brace expansion repeats a substitution");
if (e.some(e => e.type === "Literal" && /[{}]/.test(e.text))) throw new o.F("braces", "there are braces next to a brace expansion");
if (e.some((t, s) => e[s - 1]?.type === "BraceExpansion" && joinLines(t.text).startsWith("~"))) throw new o.F("braces", "a tilde may begin a word of a brace expansion");
return;
}
if (!e.some(e => e.type === "Literal" && e.text.includes("{"))) return;
const t = e.map(e => e.type === "Literal" ? e.text.replace(/\\[\s\S]/g, "") : "x").join("");
const s = t.slice(t.indexOf("{") + 1, Math.max(0, t.lastIndexOf("}")));
if (t.includes("{") && (s.includes(",") || s.includes(".."))) throw new o.F("braces", "braces may be a brace expansion");
}
function substitutes(e) {
if (e.type === "CommandExpansion" || e.type === "ProcessSubstitution" || e.type === "ParameterExpansion") return true;
return e.type === "DoubleQuoted" && e.parts.some(e => e.type === "CommandExpansion" || e.type === "ParameterExpansion");
}
function firstPieces(e, t, s) {
if (!joinLines(e.text).startsWith("~")) return (0, p.Xe)(t, s, false);
const n = e.parts === void 0 || e.parts.length === 1;
if (t.type !== "Literal" || !(t.text.startsWith("~/") || t.text === "~" && n)) throw new o.F("other", "a tilde that means something else than the home directory");
return [ {
text: s.world.commandHome + t.value.slice(1),
active: false
} ];
}
function braceOptions(e, t) {
const s = expandBraceWord(e.text);
if (s === null) {
const s = (e.parts ?? []).flatMap(e => e.type === "BraceExpansion" ? [] : (0, p.Xe)(e, t, false));
if (s.length === 0 && /[$`<>]/.test(e.text)) throw new o.F("braces", "a brace expansion cannot be parsed");
if (/[{,.]/.test(e.text) && /^[\w{},.+-]*$/.test(e.text)) throw new o.F("size", "a word expands to too many words");
return [ [ {
unknown: "any"
} ] ];
}
return s.map(e => [ {
text: e,
active: true
} ]);
}
function finish(e, t, s) {
checkLength(e, s);
const n = e.findIndex(e => "unknown" in e);
if (n < 0) return known(e, t, s);
const r = e.some(e => !("unknown" in e) && e.text !== "");
const o = e.some(e => "unknown" in e ? e.unknown === "any" && !(r && e.number === true) : e.active);
const [a] = e;
const i = e.length === 1 && a !== void 0 && "unknown" in a && a.number === true;
const c = {
...isPlain(e) ? {
plain: true
} : {},
...i ? {
number: i
} : {}
};
if (o) return [ {
kind: "unknown",
source: t,
...c
} ];
const l = e.slice(0, n).map(e => "unknown" in e ? "" : e.text);
return [ {
kind: "partial",
prefix: l.join(""),
source: t,
...c
} ];
}
const x = /^(?:[A-Za-z_][\w./-]*\.{2,3})?\0(?:[~^]\d*)*(?:\.{2,3}(?:\0|\w[\w./-]*)?(?:[~^]\d*)*)?$/;
function isPlain(e) {
const t = e.map(e => "unknown" in e ? e.plain === true ? "\0" : " " : e.active ? " " : e.text);
return x.test(t.join(""));
}
function known(e, t, s) {
const n = e.map(e => e.text).join("");
if (!e.some(e => e.active && /[*?[]/.test(e.text))) return [ {
kind: "literal",
value: n,
source: t
} ];
if (s.progress.disturbed || s.state.cwdDoubt !== null) return [ {
kind: "unknown",
source: t
} ];
s.progress.patterns += 1;
recordPatternListings(n, s);
const r = expandPattern(e, s.state.cwd, s);
if (r === null && n.split("/").filter(e => /[*?[]/.test(e)).length > y) throw new o.F("size", "a pattern may match very many names");
countWords(r?.length ?? 0, s);
return r === null ? [ {
kind: "unknown",
source: t
} ] : r.map(e => ({
kind: "literal",
value: e,
source: e
}));
}
}),
57154: (function(e, t, s) {
s.d(t, {
Y: () => isOpenName
});
const n = /^(?:GITHUB_(?:ACTION|ACTIONS|ACTOR|ACTOR_ID|BASE_REF|EVENT_NAME|HEAD_REF|JOB|REF|REF_NAME|REF_TYPE|REPOSITORY|REPOSITORY_ID|REPOSITORY_OWNER|RUN_ATTEMPT|RUN_ID|RUN_NUMBER|SERVER_URL|API_URL|GRAPHQL_URL|SHA|TRIGGERING_ACTOR|WORKFLOW|WORKSPACE)|RUNNER_(?:ARCH|NAME|OS)|BASH_REMATCH)$/;
const r = /^(?:GITHUB|GH|ACTIONS|RUNNER|INPUT|AWS|AZURE|ARM|GOOGLE|GCP|GCLOUD|NPM|NODE_AUTH|DOCKER|OPENAI|ANTHROPIC|GEMINI|CLAUDE|SALLYPORT|SSH|BASH|HIST)(?:_(?!VERSION$)|$)|TOKEN|SECRET|PASSW|PASSPHRASE|(?:^|_)PWD?(?:_|$)|(?:^|_)PASS(?:_|$)|CRED|API_?KEY|_KEY(?:_|$)|^KEY$|PRIVATE|AUTH|COOKIE|SESSION|SIGNATURE|BEARER|DSN|(?:^|_)PAT(?:_|$)|WEBHOOK|DATABASE_URL|CONNECTION_?STRING/;
function isOpenName(e) {
return n.test(e) || !r.test(e.toUpperCase());
}
}),
23313: (function(e, t, s) {
s.d(t, {
VO: () => isConstant,
CI: () => partsOf,
Xe: () => piecesOf
});
var n = s(15325);
var r = s(89682);
var o = s(80351);
var a = s(57154);
const i = /^GITHUB_(?:ENV|PATH|OUTPUT|STEP_SUMMARY|STATE)$/;
const c = /^[?#$]$/;
function lookUp(e, t) {
if (c.test(e)) return {
kind: "number"
};
if (e === "!") return {
kind: "count"
};
const s = t.state.variables.get(e);
if (typeof s === "string") return {
kind: "text",
text: s
};
if (s === null) return {
kind: "value"
};
if (s !== void 0) return {
kind: s.number ? s.filled ? "number" : "count" : "plain"
};
if (e === "HOME") return {
kind: "text",
text: t.world.commandHome
};
if (e === "TMPDIR" && t.world.temporary !== void 0) return {
kind: "text",
text: t.world.temporary
};
if (e === "GITHUB_WORKSPACE" && t.world.gitHubWorkspace !== void 0) return {
kind: "text",
text: t.world.gitHubWorkspace
};
if (e === "PWD") return t.state.cwdDoubt === null ? {
kind: "text",
text: t.state.cwd
} : {
kind: "value"
};
if (i.test(e)) throw new r.F("private", `$${e} names a file of the runner, which is not available to commands`);
if (!(0, a.Y)(e)) throw new r.F("private", `$${e} may hold a secret`);
return /^[@*!0-9-]/.test(e) ? {
kind: "any"
} : {
kind: "value"
};
}
function expandParameter(e, t, s) {
if (e.prefix === "!") throw new r.F("variable", "${!\u2026} reads the name of a variable from another variable");
checkSubscript(e);
const n = e.index !== void 0 || /[[\]]/.test(e.parameter);
const o = n && !t.state.variables.has(e.parameter) ? withoutKnownText(e.parameter, t) : lookUp(e.parameter, t);
const a = n && o.kind !== "any" ? {
kind: /[@*]/.test(e.index?.value ?? "") ? "any" : "value"
} : o;
if (e.prefix === "#") return {
kind: "number"
};
if (e.operation === void 0) return a;
return operate(e.operation, a, s);
}
function withoutKnownText(e, t) {
const s = lookUp(e, t);
return s.kind === "text" ? {
kind: "value"
} : s;
}
function checkSubscript(e) {
const t = e.index?.value;
if (t !== void 0 && !/^(?:\d+|[@*])$/.test(t)) throw new r.F("number", "an array subscript may run a command");
}
function operate(e, t, s) {
switch (e.type) {
case "Default":
if (e.operator.endsWith("=")) throw new r.F("variable", "${x=\u2026} assigns a variable");
s(e.operand);
return t.kind === "text" && t.text !== "" && /^:?[-?]$/.test(e.operator) ? t : {
kind: "value"
};

case "Remove":
s(e.operand);
return withUnknownText(t);

case "Replace":
s(e.pattern);
s(e.replacement);
return withUnknownText(t);

case "Slice":
for (const t of [ e.offset, e.length ]) if (t !== void 0 && !/^\s*-?\d+$/.test(t.text)) throw new r.F("other", "a slice is computed, which may run a command");
return withUnknownText(t);

case "CaseModification":
e.operand !== void 0 && s(e.operand);
return withUnknownText(t);

case "Transform":
case "Names":
case "Unknown":
throw new r.F("code", `\${\u2026${e.operator}\u2026} cannot be analyzed`);
}
}
function withUnknownText(e) {
return e.kind === "any" || e.kind === "number" ? e : {
kind: "value"
};
}
const l = /^[\w./:=@%+,~^-]+$/;
const u = /^[\w@][\w./~^@-]*$/;
const d = /^--(?:format|pretty)=(?:format:|tformat:)?%[hH]$/;
const p = /^(?:-\d+|--max-count=\d+|--(?:no-)?merges|--first-parent|--reverse|--all|--since=[\w.:-]+|--until=[\w.:-]+)$/;
const f = [ ([e, t, ...s]) => e === "git" && t === "rev-parse" && s.every(e => u.test(e) || /^(?:--verify|-q|--quiet|--short(?:=\d+)?)$/.test(e)) && s.some(e => u.test(e)), ([e, t, ...s]) => e === "git" && t === "merge-base" && s.every(e => u.test(e) || /^(?:-a|--all|--octopus|--fork-point)$/.test(e)), ([e, t, ...s]) => e === "git" && t === "rev-list" && s.every((e, t) => counts(s, e, t)), ([e, t, ...s]) => e === "git" && t === "log" && d.test(s.findLast(e => /^--(?:format|pretty|oneline)/.test(e)) ?? "") && s.every((e, t) => d.test(e) || counts(s, e, t)), ([e, ...t]) => e === "nproc" && t.length === 0, ([e, t, ...s]) => e === "id" && (t === "-u" || t === "-g") && s.length === 0, ([e, ...t]) => e === "date" && t.length === 1 && /^\+%[YmdHMSsj]+$/.test(t[0] ?? "") ];
function counts(e, t, s) {
if (t === "-n" || t === "--count") return true;
return (e[s - 1] === "-n" ? /^\d+$/ : u).test(t) || p.test(t);
}
const h = [ ([e, t, ...s]) => e === "wc" && /^-[lwcm]$/.test(t ?? "") && s.length === 0, ([e, ...t]) => e === "nproc" && t.length === 0, ([e, t, ...s]) => e === "id" && (t === "-u" || t === "-g") && s.length === 0, ([e, ...t]) => e === "date" && t.length === 1 && /^\+%[sYmdHMSj]$/.test(t[0] ?? ""), ([e, t, s, ...n]) => e === "git" && t === "rev-list" && s === "--count" && n.length > 0 && n.every(e => u.test(e)) ];
function printsNumber(e) {
const t = onlyCommand(e);
const s = wordsOf(t?.type === "Pipeline" ? t.commands.at(-1) : t, /^[<>]$/);
return s.every(e => l.test(e)) && h.some(e => e(s));
}
const m = /^(?:\.\[\d*\]\s*\|?\s*)?\.(?:number|databaseId|headRefOid|baseRefOid|headSha)$/;
function printsGitHubNumbers(e) {
const [t, s = "", n = "", ...r] = e.map(withoutQuotes);
if (t !== "gh" || !/^(?:pr|issue|run)$/.test(s) || !/^(?:view|list)$/.test(n)) return false;
const o = r.filter((e, t) => /^(?:-q|--jq)$/.test(r[t - 1] ?? ""));
const a = r.filter(e => !o.includes(e));
const [i = "", ...c] = o;
return m.test(i) && c.length === 0 && a.includes("--json") && a.every(e => l.test(e) && !/^(?:-t|--template|-q.+|--jq=.*|-w|--web)/.test(e));
}
function withoutQuotes(e) {
return /^(?:'[^']*'|"[^"$`\\]*")$/.test(e) ? e.slice(1, -1) : e;
}
function printsPlainWords(e) {
const t = wordsOf(onlyCommand(e), /^>$/);
if (printsGitHubNumbers(t)) return true;
return t.every(e => l.test(e)) && f.some(e => e(t));
}
function onlyCommand({commands: e}) {
const [t, ...s] = e;
return s.length > 0 || t?.background === true ? void 0 : t?.command;
}
function wordsOf(e, t) {
if (e?.type !== "Command" || e.name === void 0 || e.prefix.length > 0) return [];
if (e.redirects.some(e => e.type === "HereDoc" || !t.test(e.operator))) return [];
return [ e.name, ...e.args ].map(e => e.type === "Word" ? e.text : "");
}
const g = "/dev/fd/63";
function partsOf(e) {
if (e.parts !== void 0) return e.parts;
if (/[(`]/.test(e.text.replace(/\\[\s\S]/g, "").replace(/'[^']*'/g, ""))) throw new r.F("other", "a word cannot be parsed");
return [ {
type: "Literal",
pos: e.pos,
end: e.end,
value: e.value,
text: e.text
} ];
}
function isConstant(e) {
if (e.type === "Literal" || e.type === "SingleQuoted") return true;
if (e.type === "AnsiCQuoted") return !e.text.includes("\\");
return e.type === "DoubleQuoted" && e.parts.every(e => e.type === "Literal");
}
function piecesOf(e, t, s) {
(0, n.Rf)(t.progress, 1);
switch (e.type) {
case "Literal":
case "SingleQuoted":
return [ {
text: e.value,
active: false
} ];

case "AnsiCQuoted":
return [ isPlainAnsi(e.text) ? {
text: e.value,
active: false
} : {
unknown: "value"
} ];

case "DoubleQuoted":
return e.parts.flatMap(e => piecesOf(e, t, true));

case "Glob":
if (e.parts?.some(e => !isConstant(e))) throw new r.F("other", "a pattern contains an expansion");
return [ {
text: e.text,
active: !s
} ];

case "BraceExpansion":
return [ unexpandedBraces(e, t) ];

case "SimpleExpansion":
return [ split(lookUp(e.text.replace(/^\$/, ""), t), s) ];

case "ParameterExpansion":
return [ split(expandParameter(e, t, e => {
if (e.text.includes("'") || s && e.text.includes('"')) throw new r.F("other", "there are quotes inside an expansion");
for (const s of partsOf(e)) piecesOf(s, t, true);
}), s) ];

case "CommandExpansion":
e.script !== void 0 && t.substitute(e.script);
return [ printed(e.script, s) ];

case "ArithmeticExpansion":
return [ computed(e.expression, t) ];

case "ProcessSubstitution":
e.script !== void 0 && walkConcurrently(e.script, t);
return [ {
text: g,
active: false
} ];

case "LocaleString":
throw new r.F("other", 'a translated string ($"\u2026") may run a command');

case "ExtendedGlob":
throw new r.F("other", "an extended pattern has different meanings in different shells");
}
}
function printed(e, t) {
const s = t ? "value" : "any";
if (e === void 0) return {
unknown: s
};
const n = printsNumber(e);
return {
unknown: s,
plain: n || printsPlainWords(e),
number: n
};
}
function computed(e, t) {
const s = e === void 0 ? null : (0, o.iN)(e, t);
return s === null ? {
unknown: "value",
plain: true,
number: true
} : {
text: String(s),
active: false
};
}
function walkConcurrently(e, t) {
const {patterns: s} = t.progress;
t.substitute(e);
t.progress.patterns > s && (t.progress.racing = true);
}
function unexpandedBraces(e, t) {
if (/^[\w{},.:@%+=/-]*$/.test(e.text)) return {
text: e.text,
active: false
};
if (e.parts === void 0) throw new r.F("braces", "a brace expansion cannot be parsed");
for (const s of e.parts) piecesOf(s, t, true);
return {
unknown: "value"
};
}
function split(e, t) {
if (e.kind === "number") return {
unknown: "value",
plain: true,
number: true
};
if (e.kind === "count") return {
unknown: t ? "value" : "any",
plain: true,
number: true
};
if (e.kind === "plain") return {
unknown: t ? "value" : "any",
plain: true
};
if (e.kind !== "text") return {
unknown: t ? e.kind === "any" ? "any" : "value" : "any"
};
const s = t || /^[^\s*?[\]\\]+$/.test(e.text);
return s ? {
text: e.text,
active: false
} : {
unknown: "any"
};
}
function isPlainAnsi(e) {
const t = e.slice(2, -1).match(/\\[\s\S](?:[0-9a-fA-F]{0,3})/g) ?? [];
return t.every(e => /^\\(?:[abefnrtv\\'"?]|x[0-7][0-9a-fA-F]|[0-1][0-7]{2})/.test(e) && !/^\\(?:x00|000)/.test(e));
}
}),
23356: (function(e, t, s) {
s.d(t, {
$i: () => isPlain,
J5: () => checkLimits,
No: () => r,
TU: () => isDeceptiveText
});
var n = s(89682);
const r = {
length: 1e4,
brackets: 64,
hereDocuments: 128,
nesting: 32,
commands: 64,
steps: 256,
words: 1e3,
parts: 12e3,
variables: 128,
files: 800,
rules: 6e4,
compared: 11e3,
names: 1e4,
substitutions: 500,
expansions: 256,
scripts: 8,
wrappers: 16,
value: 2e4,
values: 1e5
};
const o = /[\0-\x08\x0b-\x1f\x7f-\x9f\u2028\u2029]/u;
const a = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;
const i = /[\u{e0000}-\u{e0fff}]/u;
const c = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/;
function checkLimits(e) {
if (e.length > r.length) throw new n.F("other", `it is longer than ${r.length} characters`);
const t = isPlain(e) ? null : unsafeCharacter(e);
if (t !== null) throw new n.F("other", t);
if (deepestBracket(e) > r.brackets) throw new n.F("size", `more than ${r.brackets} brackets are open at once`);
if (e.includes("<<") && e.split("<<").length - 1 > r.hereDocuments) throw new n.F("size", `it has more than ${r.hereDocuments} here-documents`);
if (e.includes("\n") && endsEscaped(e)) throw new n.F("other", "it ends with a backslash");
}
function endsEscaped(e) {
let t = 0;
while (e.charAt(e.length - 1 - t) === "\\") t += 1;
return t % 2 === 1;
}
function isPlain(e) {
return /^[\n\t -~]*$/.test(e);
}
function unsafeCharacter(e) {
if (c.test(e)) return "it is not valid Unicode (half of a surrogate pair)";
if (o.test(e)) return "it contains a control character other than newline and tab";
if (a.test(e)) return "it contains a character that changes the text direction";
if (i.test(e)) return "it contains invisible tag characters";
return null;
}
function deepestBracket(e) {
if (!/[([{]/.test(e)) return 0;
let t = 0;
let s = 0;
for (const n of e) {
n === "(" || n === "{" || n === "[" ? t += 1 : (n === ")" || n === "}" || n === "]") && t > 0 && (t -= 1);
t > s && (s = t);
}
return s;
}
const l = /[\p{Default_Ignorable_Code_Point}\p{Zs}]/u;
function isDeceptiveText(e) {
if (isPlain(e)) return false;
for (const t of e) {
if (t <= "~") continue;
if (l.test(t) || /^[ -~]+$/.test(t.normalize("NFKC"))) return true;
}
return false;
}
}),
16434: (function(e, t, s) {
s.d(t, {
QU: () => withEdits,
S: () => editFor,
TL: () => quoted,
pj: () => riskOfEdit,
yS: () => addEdit
});
var n = s(85915);
function addEdit({word: e, text: t}, {level: s, scripts: [n = ""], edits: r}) {
if (s > 0 || e.kind !== "literal" || e.at === void 0) return false;
const o = {
from: e.at,
to: e.at + e.source.length,
text: t
};
if (n.slice(o.from, o.to) !== e.source) return false;
r.push(o);
return true;
}
function riskOfEdit({word: e, why: t}) {
return {
word: (0, n.eT)(e),
why: t,
never: true
};
}
function editFor({text: e, before: t}, s) {
if (s === null) return null;
if (t === void 0) return {
from: s.end,
to: s.end,
text: ` ${e}`
};
if (t.kind !== "literal" || t.at === void 0) return null;
const n = s.line.slice(t.at, t.at + t.source.length) === t.source;
return n ? {
from: t.at,
to: t.at,
text: `${e} `
} : null;
}
function quoted(e) {
return /^[\w./:=@%+,-]+$/.test(e) ? e : `'${e.replaceAll("'", "'\\''")}'`;
}
function withEdits(e, t) {
const s = [ ...new Map(t.map(e => [ JSON.stringify(e), e ])).values() ].sort((e, t) => e.from - t.from || e.to - t.to);
let n = "";
let r = 0;
for (const t of s) {
if (t.from < r) return null;
n += e.slice(r, t.from) + t.text;
r = t.to;
}
return n + e.slice(r);
}
}),
89682: (function(e, t, s) {
s.d(t, {
F: () => Undecidable
});
class Undecidable extends Error {
line;
constructor(e, t, s) {
const {stackTraceLimit: n} = Error;
Error.stackTraceLimit = 0;
super(t);
Error.stackTraceLimit = n;
this.name = "Undecidable";
this.line = {
form: e,
problem: t,
...s === void 0 ? {} : {
syntaxError: s
}
};
}
}
}),
13528: (function(e, t, s) {
s.d(t, {
m: () => n,
w: () => rewriteOf
});
const n = "what xargs reads";
function rewriteOf(e) {
if (e === n) return "`find \u2026 -exec COMMAND {} +` and `find \u2026 -type f -print0 | xargs -0 COMMAND` can be analyzed";
if (/^"?\$\{?[A-Z][A-Z0-9_]*\}?"?$/.test(e)) return "write its value: of the variables of the workflow, commands get only those that command-env passes";
if (/[*?[]/.test(e) && !/[$`]/.test(e)) return "run this command in a separate call, or write the names";
return "write the value itself";
}
}),
45324: (function(e, t, s) {
s.d(t, {
AD: () => onlyReads,
Fx: () => isProvenReadOnly,
n9: () => unknownEffects
});
var n = s(8702);
function isProvenReadOnly({readOnly: e, effects: t, risks: s}) {
return e && s.length === 0 && t.every(e => onlyReads(e) && (0, n.E)(e) === null);
}
function onlyReads({kind: e}) {
return e === "read" || e === "list";
}
function unknownEffects(e, {role: t, effects: s, risks: r}, o) {
const a = e.filter(e => e.kind !== "literal" && e.plain !== true);
if (a.length === 0) return [];
const i = new Set(r.flatMap(e => e.openedBy === void 0 && e.alsoCoveredBy === void 0 ? [ e.word ] : []));
const c = new Set(s.flatMap(e => (0, n.E)(e) ?? []));
const l = a.filter(({source: e}) => (t === "unknown" || i.has(e)) && !c.has(e));
return l.map(({source: e}) => ({
kind: "exec",
argv: {
any: e
},
cwd: o
}));
}
}),
85915: (function(e, t, s) {
s.d(t, {
CK: () => literalWord,
EM: () => orWorkingDirectory,
EV: () => pathEffects,
T7: () => treeEffects,
Zc: () => literalOf,
bG: () => knownText,
cK: () => matches,
eT: () => writtenForm,
ll: () => addressEffects,
od: () => dropStart,
qY: () => customHeaders
});
var n = s(55559);
function literalOf(e) {
return e?.kind === "literal" ? e.value : null;
}
function matches(e, t) {
return e?.kind === "literal" && t.test(e.value);
}
function knownText(e) {
if (e.kind === "literal") return e.value;
return e.kind === "partial" ? e.prefix : "";
}
function writtenForm(e) {
return e.kind === "literal" ? e.value : e.source;
}
function dropStart(e, t) {
if (e.kind === "literal") return {
...e,
value: e.value.slice(t)
};
return e.kind === "partial" ? {
...e,
prefix: e.prefix.slice(t)
} : e;
}
function literalWord(e) {
return {
kind: "literal",
value: e,
source: e
};
}
function orWorkingDirectory(e) {
return e.length === 0 ? [ literalWord(".") ] : e;
}
const r = new Set([ "/dev/null", "/dev/stdin", "/dev/stdout", "/dev/stderr" ]);
function pathEffects(e, t, s) {
const o = literalOf(t);
if (o === null) return {
effects: [ {
kind: e,
path: {
any: t.source
}
} ],
risks: [ {
word: t.source,
why: "is a path that is not known before it runs"
} ]
};
if (o === "-" || r.has(o)) return {
effects: [],
risks: []
};
if (/^[a-z][\w+.-]*:\/\//i.test(o)) return beyond(t, "is an address instead of a file");
return {
effects: [ {
kind: e,
path: (0, n.Hi)(o, s)
} ],
risks: []
};
}
const o = {
".git": [ "config" ],
".aws": [ "credentials" ],
".docker": [ "config.json" ],
".kube": [ "config" ],
".ssh": [ "id_rsa" ]
};
function treeEffects(e, t, s = "read") {
const n = pathEffects(s, e, t);
const r = n.effects.flatMap(e => {
if (e.kind !== s || typeof e.path !== "string") return [ e ];
const {path: t} = e;
const n = t.slice(t.lastIndexOf("/") + 1).toLowerCase();
return [ e, ...(o[n] ?? []).map(e => ({
kind: s,
path: `${t}/${e}`
})) ];
});
return {
effects: r,
risks: n.risks
};
}
const a = /^(?:Accept(?:-Language|-Encoding)?|User-Agent|Content-Type|Cache-Control|X-GitHub-Api-Version):\s?[\w./+;=*, -]{1,100}$/i;
function customHeaders(e) {
return e.filter(e => !matches(e, a)).map(e => ({
word: writtenForm(e),
why: "is a custom header"
}));
}
function addressEffects(e) {
const t = literalOf(e);
if (t === null) return {
effects: [ {
kind: "fetch",
url: {
any: e.source
}
} ],
risks: [ {
word: e.source,
why: "is an address that is not known before it runs"
} ]
};
if (!/^https?:\/\/[^\s\\]*$/i.test(t) || !URL.canParse(t)) return beyond(e, "reaches the network");
const s = new URL(t);
if (s.username !== "" || s.password !== "") return beyond(e, "is an address with a user name in it");
return {
effects: [ {
kind: "fetch",
url: t
} ],
risks: []
};
}
function beyond(e, t) {
return {
effects: [],
risks: [ {
word: writtenForm(e),
why: t
} ]
};
}
})
};
