"use strict";

exports.id = 6013;

exports.ids = [ 6013 ];

exports.modules = {
16013: (function(e, t, n) {
n.r(t);
n.d(t, {
requireNode: () => requireNode,
runCommand: () => runCommand,
startCli: () => startCli
});
var a = n(48161);
var o = n(97535);
var r = n(42357);
function batchSettingsOf(e, {out: t, plan: n}) {
const [a, ...o] = e;
const setting = (e, t, n = e) => ({
name: e,
value: t,
location: n
});
const outAs = e => t === void 0 ? [] : [ setting(e, t, "--out") ];
if (a === "merge") {
if (o.length === 0) throw wrongOperands(e, "write: sallyport batch merge DIR\u2026");
return [ setting("batch-step", "merge"), setting("merge-from", o, "DIR\u2026"), ...outAs("state") ];
}
const s = a === "plan";
const [i, ...l] = s ? o : e;
if (i === void 0 || l.length > 0) {
const t = s ? null : (0, r.au)(i ?? "", [ "plan", "merge" ]);
throw wrongOperands(e, t ?? `write: sallyport batch ${s ? "plan " : ""}FILE`);
}
if (s && n !== void 0) throw wrongOperands([ "--plan", n ], "use --out for the file with the new plan");
if (s) return [ setting("batch-step", "plan"), setting("batch", i, "FILE"), ...outAs("plan") ];
if (t !== void 0) throw wrongOperands([ "--out", t ], "use --out with batch plan or batch merge");
return [ setting("batch", i, "FILE") ];
}
function wrongOperands(e, t) {
const n = "batch takes one batch file, or the word plan or merge before its operands";
const a = e.length === 0 ? void 0 : e.join(" ");
return (0, r.IF)([ "argument-invalid", "batch" ], n, t, a);
}
var s = n(88754);
var i = n(23720);
var l = n(7436);
var c = n(49711);
var d = n(89076);
var u = n(64450);
var m = n(7109);
var p = n(17992);
async function startCli() {
try {
requireNode(process.versions.node);
const e = (0, m.x)(process.env);
const t = (0, d.D2)();
const n = {
environment: e,
directory: (0, u.s)(),
home: (0, a.homedir)(),
program: process.argv[1] ?? "",
temporary: e["RUNNER_TEMP"] ?? (0, a.tmpdir)(),
stdio: t,
onRunner: e["GITHUB_ACTIONS"] === "true",
signal: (0, c.yj)(t)
};
process.exitCode = await runCommand(process.argv.slice(2), n);
} catch (e) {
process.exitCode = (0, u.v)(e, (0, d.D2)());
}
}
function requireNode(e) {
if ((0, p.du)(e, p.YI)) return;
throw (0, r.IF)([ "machine-unsuitable", "node" ], `Node ${e} is too old`, `install Node ${p.YI} or newer`);
}
async function runCommand(e, t) {
try {
return await dispatch(e, t);
} catch (a) {
(0, r.ki)(a, r.yo);
const {refuse: o} = await Promise.all([ n.e(6993), n.e(3203) ]).then(n.bind(n, 23203));
return await o(a, e, t);
}
}
async function dispatch([e = "--help", ...t], a) {
const {stdio: o} = a;
if (e === "--version" || e === "-V") {
o.out(`${p.rE}\n`);
return 0;
}
if (e === "--help" || e === "-h") {
o.out((0, i.a)(p.rE));
return 0;
}
if (t.includes("--help") || t.includes("-h")) {
o.out((0, i.b)((0, l.wG)(e, []).command));
return 0;
}
if (e === "run" || e === "batch" && hasOperands((0, l.rm)(e, t))) return await runInvocation((0, 
l.rm)(e, t), a);
if (e === "render") return await (await Promise.all([ n.e(4758), n.e(1418), n.e(341) ]).then(n.bind(n, 24945))).render((0, 
l.rm)(e, t), a);
const r = (0, l.wG)(e, t);
const s = await (h[r.command.name]?.());
return s === void 0 ? await runInvocation(r, a) : await s(r, a);
}
const h = {
explain: async () => (await Promise.all([ n.e(8989), n.e(4758), n.e(41), n.e(9588), n.e(8160) ]).then(n.bind(n, 60506))).explain,
lint: async () => (await Promise.all([ n.e(6993), n.e(8989), n.e(4758), n.e(41), n.e(9588), n.e(982), n.e(5858), n.e(5691) ]).then(n.bind(n, 95691))).lint,
test: async () => (await Promise.all([ n.e(8989), n.e(4758), n.e(41), n.e(9588), n.e(2938) ]).then(n.bind(n, 96072))).testRules,
learn: async () => (await n.e(4097).then(n.bind(n, 84097))).learnCommand,
migrate: async () => (await n.e(5676).then(n.bind(n, 85676))).migrateCommand,
report: async () => (await Promise.all([ n.e(9664), n.e(2983), n.e(4690), n.e(8476), n.e(1923) ]).then(n.bind(n, 11422))).report,
commands: async () => (await Promise.all([ n.e(4758), n.e(5027), n.e(4277), n.e(9893) ]).then(n.bind(n, 32481))).listCommands,
help: async () => (await Promise.all([ n.e(4758), n.e(5027), n.e(4277), n.e(757) ]).then(n.bind(n, 5137))).showHelp,
doctor: async () => (await Promise.all([ n.e(6993), n.e(4758), n.e(41), n.e(5027), n.e(4277), n.e(9091), n.e(5858), n.e(8083) ]).then(n.bind(n, 84676))).doctor,
mcp: async () => (await Promise.all([ n.e(6993), n.e(8105), n.e(9453), n.e(4758), n.e(41), n.e(8724), n.e(8949), n.e(1635), n.e(5359) ]).then(n.bind(n, 16727))).mcpCommand,
init: async () => (await Promise.all([ n.e(6993), n.e(5027), n.e(4277), n.e(3113) ]).then(n.bind(n, 73113))).runInit,
completion: async () => (await n.e(2641).then(n.bind(n, 72641))).completion
};
const hasOperands = ({problems: e, operands: t}) => e.length === 0 || t.length > 0;
async function runInvocation(e, t) {
const n = (0, l.gx)(e, "event");
const a = n === void 0 ? t.environment : {
...t.environment,
GITHUB_EVENT_PATH: n
};
const r = await (0, o.e)({
settings: [ ...operandsOf(e, t.directory), ...(0, l.f5)(e), ...secretsFrom(t) ],
problems: e.problems,
hostEnvironment: {
...t,
environment: a
},
writeSummary: null,
setOutputs: null
});
const {stdio: s} = t;
(0, l.JG)(e, "json") ? await printJson(r, t) : r.text !== "" && s.out(`${r.text}\n`);
return r.exitCode;
}
function operandsOf(e, t) {
const {command: n, operands: a} = e;
const [o] = a;
if (n.name === "batch") {
const [t, n] = [ (0, l.gx)(e, "out"), (0, l.gx)(e, "plan") ];
return batchSettingsOf(a, {
out: t,
plan: n
});
}
if (n.name === "post") return [ {
name: "post",
value: o ?? "",
location: o ?? "HANDOFF_FILE"
} ];
if (o === void 0) return [];
const r = (0, s.f)(o, t, (0, l.gx)(e, "cwd")) && !(0, l.JG)(e, "command");
const i = r ? "command" : "prompt-file";
return [ {
name: i,
value: o,
location: o
} ];
}
const f = {
GITHUB_TOKEN: "github-token",
SALLYPORT_RESUME_KEY: "resume-key"
};
function secretsFrom({environment: e}) {
return Object.entries(f).flatMap(([t, n]) => {
const a = e[t] ?? "";
return a === "" ? [] : [ {
name: n,
value: a,
location: t
} ];
});
}
async function printJson({value: e, valuePath: t}, {stdio: a, onRunner: o}) {
const safe = e => o ? e.replaceAll("##[", String.raw`##\u005b`) : e;
if (t === void 0) {
a.out(`${safe(JSON.stringify(e, null, 2))}\n`);
return;
}
const {linesOfFile: r} = await n.e(9906).then(n.bind(n, 9906));
for await (const e of r(t)) a.out(`${safe(e)}\n`);
}
}),
88754: (function(e, t, n) {
n.d(t, {
f: () => isCommandOperand,
g: () => couldBeCommand
});
var a = n(76760);
var o = n(5113);
var r = n(89273);
const s = (0, o.e)(String.raw`^/?[\p{L}\p{M}\p{N}_-]+(?::[\p{L}\p{M}\p{N}_.-]+)*$`, "u");
const couldBeCommand = e => s().test(e) && e !== "-";
function isCommandOperand(e, t, n) {
if (!couldBeCommand(e)) return false;
const o = (0, a.resolve)(t, n ?? ".");
return (0, r.P)(o, o).kindOf((0, a.resolve)(o, e)) === "missing";
}
}),
22268: (function(e, t, n) {
n.d(t, {
P: () => c
});
var a = n(67805);
function settingFlags(...e) {
return e.flatMap(e => {
const {flag: t, default: n} = a.uG[e];
if (t === void 0) return [];
const o = t.value === void 0 ? "" : defaultText(n);
return [ {
name: e,
...t,
text: `${t.text}${o === "" ? "" : ` (default: ${o})`}`,
setting: e
} ];
});
}
function defaultText(e) {
if (Array.isArray(e)) return e.map(defaultText).join(", ");
return typeof e === "string" || typeof e === "number" || typeof e === "boolean" ? String(e) : "";
}
const o = settingFlags(...a.H$);
const r = {
name: "json",
text: "print one JSON value"
};
function valued(e, t, n) {
const [a = "", o = ""] = e.split(" ");
return {
name: a,
value: o,
text: t,
...n === void 0 ? {} : {
setting: n
}
};
}
const s = [ ...settingFlags("config", "working-directory"), r ];
const i = settingFlags("allow", "ask", "deny", "protected-paths", "mode", "read-only-commands");
const l = [ "resume", "prompt", "prompt-file", "prompt-format", "command", "args", "vars", "output-schema", "transcript", "record", "worktree", "publish", "comment-key", "comment-mode", "progress", "reaction" ];
const c = [ {
name: "run",
operands: "[PROMPT_FILE | NAME | -]",
maxOperands: 1,
text: "run one job and print its final text",
flags: [ ...o, valued("event FILE", "event file that started the run (default: GITHUB_EVENT_PATH)"), r ]
}, {
name: "batch",
operands: "FILE | plan FILE | merge DIR\u2026",
maxOperands: Number.POSITIVE_INFINITY,
text: "run the jobs of a batch file, or plan them for several machines, or merge the results",
flags: [ valued("state DIR", "where finished jobs are stored (default: .sallyport/state/NAME)", "state"), valued("state-storage WHERE", "where the state is between runs: dir, branch, artifact or cache (default: dir)", "state-storage"), valued("state-branch BRANCH", "with --state-storage branch: the branch (default: sallyport/state/NAME)", "state-branch"), valued("concurrency N", "number of jobs that run at the same time", "concurrency"), valued("plan FILE", "run the jobs of this frozen plan; merge: the plan of the parts", "plan"), valued("shard I/N", "run one part: I/N, or auto", "shard"), {
name: "resume",
text: "continue the last run: jobs that failed in it are not run again",
setting: "resume-batch"
}, {
name: "retry-failed",
text: "run failed and parked jobs again",
setting: "retry-failed"
}, {
name: "rescore",
text: "evaluate stored answers again, without asking the model",
setting: "rescore"
}, valued("shards N", "plan: number of shards", "shards"), valued("out PATH", "plan: the file for the frozen plan; merge: the directory for the merged state"), valued("batch FILE", "merge: the batch file, to open the pull requests of its jobs", "batch"), valued("compare-with PATH", "with --html-report: mark what is new and fixed since this state directory or result.json", "compare-with"), ...o.filter(({setting: e}) => e !== void 0 && !l.includes(e)), r ]
}, {
name: "render",
operands: "[PROMPT_FILE | NAME | -]",
maxOperands: 1,
text: "print the prompt as the model would receive it",
flags: [ ...settingFlags("command", "prompt-format", "args", "vars"), ...i, ...settingFlags("missing-files", "failed-commands", "command-timeout-seconds", "sandbox", "plugin-directories"), {
name: "plan",
text: "run nothing: list what would be read and run, with each decision"
}, {
name: "parts",
text: "print each part with its source, and what precedes the prompt"
}, ...s ]
}, {
name: "explain",
operands: "[COMMAND]",
maxOperands: 1,
text: "show how a call is evaluated, and why; run nothing",
flags: [ valued("tool T", "a tool other than Bash"), valued("input JSON", "the input of that tool"), ...i, valued("transcript FILE", "evaluate the calls of a recorded run: what these rules would change"), {
name: "jsonl",
text: 'evaluate each line of stdin, such as {"command":"ls","allow":["Bash(ls)"]}'
}, ...s ]
}, {
name: "lint",
operands: "[RULE\u2026]",
maxOperands: Number.POSITIVE_INFINITY,
text: "report rules that allow more than they appear to, or never match (exit code 1 if there are any)",
flags: [ ...settingFlags("allow", "ask", "deny", "protected-paths", "plugin-directories"), ...s ]
}, {
name: "test",
operands: "FILE\u2026",
maxOperands: Number.POSITIVE_INFINITY,
text: "check that calls are decided as tables of cases expect; run nothing (exit code 1 if one differs)",
flags: [ ...i, ...s ]
}, {
name: "learn",
operands: "TRANSCRIPT\u2026",
maxOperands: Number.POSITIVE_INFINITY,
text: "print the smallest allow list that would have permitted the refused calls",
flags: [ r ]
}, {
name: "migrate",
operands: "FILE\u2026",
maxOperands: Number.POSITIVE_INFINITY,
text: "print the workflow and the rules that replace those of another product; write nothing (exit code 1 if something forbidden has no rule)",
flags: [ r ]
}, {
name: "report",
operands: "TRANSCRIPT | STATE_DIR",
maxOperands: 1,
text: "show the calls of a run and who decided them, or the jobs of a batch, as text or as an HTML page",
flags: [ valued("html FILE", "write one self-contained page with every conversation"), valued("previous PATH", "mark what is new and fixed since this state directory or result.json"), valued("max-mb N", "maximum size of the page; conversations that do not fit are left out (default: 20)"), {
name: "markdown",
text: "print Markdown"
}, r ]
}, {
name: "commands",
operands: "",
maxOperands: 0,
text: "list the commands and skills found, their sources, and which one takes precedence",
flags: [ ...settingFlags("plugin-directories"), ...s ]
}, {
name: "help",
operands: "[COMMAND]",
maxOperands: 1,
text: "show this help and the commands and skills that can be started, or the flags of one command",
flags: settingFlags("config", "working-directory")
}, {
name: "post",
operands: "HANDOFF_FILE",
maxOperands: 1,
text: "post the results of an unprivileged run to the pull request of a workflow_run event",
flags: [ valued("event FILE", "event file of the workflow_run (default: GITHUB_EVENT_PATH)"), ...settingFlags("comment-key", "allow-links", "dry-run"), r ]
}, {
name: "doctor",
operands: "",
maxOperands: 0,
text: "report what is available here: Node, git, bash, keys, configuration, workflows, access of the token",
flags: [ {
name: "strict",
text: "exit code 1 for warnings too"
}, ...s ]
}, {
name: "mcp",
operands: "pin",
maxOperands: 1,
text: "start the configured MCP servers and write hashes of the descriptions of their tools to mcp.lock",
flags: [ {
name: "check",
text: "write nothing (exit code 1 if mcp.lock differs)"
}, ...settingFlags("mcp-config", "sandbox", "config", "working-directory") ]
}, {
name: "init",
operands: "[review] [comment] [fix] [schedule] [triage] [ci] [forks] [batch] [nightly] [gitlab] [gitlab-batch]",
maxOperands: Number.POSITIVE_INFINITY,
text: "write starter workflows and a starter configuration (default: review, comment, schedule, or gitlab if the origin is on GitLab); never overwrites a file",
flags: [ valued("model P/ID", "model of the workflows (default: anthropic/claude-sonnet-4-5)"), valued("action OWNER/REPO[@REF]", "how the workflows refer to this action (default: the repository and release of a clone, or OWNER/sallyport@v1)"), valued("cwd DIR", "root directory of the repository (default: .)"), {
name: "dry-run",
text: "print the files without writing them"
}, r ]
}, {
name: "completion",
operands: "bash | zsh | fish",
maxOperands: 1,
text: "print a script that completes commands and flags in this shell",
flags: []
} ];
}),
23720: (function(e, t, n) {
n.d(t, {
a: () => programHelp,
b: () => commandHelp
});
var a = n(22268);
function programHelp(e) {
const t = Math.max(...a.P.map(e => e.name.length));
return [ `sallyport ${e} - runs a prompt through an AI agent behind a strict allowlist`, "", "usage: sallyport COMMAND [flags]", "", ...a.P.map(e => `  ${e.name.padEnd(t)}  ${e.text}`), "", "  --help, --version", "", "sallyport COMMAND --help shows the flags of a command.", "Exit codes: 0 success or skipped; 1 the job failed; 2 usage or configuration error;", "            3 a call was refused and on-denied is stop or fail, or a command of the prompt was refused;", "            4 budget or time limit reached; 130 canceled.", "" ].join("\n");
}
function commandHelp(e) {
const t = Math.max(...e.flags.map(e => usageOf(e).length));
return [ `usage: sallyport ${e.name} ${e.operands}`.trimEnd(), "", e.text, "", ...e.flags.map(e => `  ${usageOf(e).padEnd(t)}  ${e.text}${e.repeatable === true ? " (may be repeated)" : ""}`), "" ].join("\n");
}
function usageOf(e) {
const t = e.short === void 0 ? `--${e.name}` : `-${e.short}, --${e.name}`;
return e.value === void 0 ? t : `${t} ${e.value}`;
}
}),
7436: (function(e, t, n) {
n.d(t, {
JG: () => isSwitchedOn,
f5: () => settingsOf,
gx: () => textFlag,
rm: () => readInvocation,
wG: () => parseInvocation
});
var a = n(57975);
var o = n(42357);
var r = n(75078);
var s = n(22268);
function parseInvocation(e, t) {
const n = readInvocation(e, t);
if (n.problems.length === 0) return n;
throw new o.yo([ ...n.problems, ...(0, r.P)(settingsOf(n), "inputs").diagnostics ]);
}
function readInvocation(e, t) {
const n = s.P.find(t => t.name === e);
if (n === void 0) throw unknownCommand(e);
const {tokens: o} = (0, a.parseArgs)({
args: [ ...t ],
options: Object.fromEntries(n.flags.map(({name: e, value: t, short: n}) => {
const a = t === void 0 ? "boolean" : "string";
return [ e, n === void 0 ? {
type: a
} : {
type: a,
short: n
} ];
})),
allowPositionals: true,
strict: false,
tokens: true
});
const r = [];
const i = [];
const l = new Map;
let c = null;
for (const e of o) {
e.kind === "positional" && e.index - 1 !== c && i.push(e.value);
if (e.kind !== "option") continue;
const t = n.flags.find(t => t.name === e.name);
t !== void 0 || e.value !== void 0 || isSwitch(nearestFlag(n, e.rawName)) || (c = e.index);
const a = flagDiagnostic(n, t, [ e.rawName, e.value ], l.has(e.name));
a === null ? l.set(e.name, [ ...l.get(e.name) ?? [], e.value ?? true ]) : r.some(e => e.location === a.location && e.message === a.message) || r.push(a);
}
if (i.length <= n.maxOperands) return {
command: n,
operands: i,
values: l,
problems: r
};
c === null && r.push(tooMany(n, i));
return {
command: n,
operands: [],
values: l,
problems: r
};
}
const isSwitch = e => e !== void 0 && e.value === void 0;
function nearestFlag({flags: e}, t) {
const n = (0, o.pA)(t.replace(/^-+/, ""), e.map(e => e.name));
return e.find(e => e.name === n);
}
function flagDiagnostic(e, t, [n, a], o) {
const r = {
code: "argument-invalid",
location: n
};
if (t === void 0) {
const t = nearestFlag(e, n);
const a = `${t === void 0 ? "" : `did you mean --${t.name}? `}see: sallyport ${e.name} --help`;
return {
...r,
message: `unknown flag of ${e.name}`,
hint: a
};
}
if (t.value !== void 0 && a === void 0) return {
...r,
message: "a value is missing",
hint: `write ${n} ${t.value}`
};
if (t.value === void 0 && a !== void 0) return {
...r,
message: "this flag takes no value",
found: a,
hint: `write ${n} alone`
};
return o && t.repeatable !== true ? {
...r,
message: "this flag is given twice",
hint: "give it once"
} : null;
}
function tooMany(e, t) {
const n = e.name === "run" ? "; text needs quotes: --prompt 'TEXT'" : "";
return {
code: "argument-invalid",
message: `${e.name} takes ${e.maxOperands === 0 ? "no argument" : "one argument"}`,
found: t.join(" "),
hint: `write: sallyport ${e.name} ${e.operands}`.trimEnd() + n
};
}
function unknownCommand(e) {
const t = s.P.map(e => e.name);
if (e.startsWith("-")) return flagFirst(e);
const n = (0, o.au)(e, t) ?? `the commands are ${t.join(", ")}; see: sallyport --help`;
return (0, o.IF)([ "argument-invalid", e ], "unknown command", n);
}
function flagFirst(e) {
const t = s.P.find(e => e.name === "run")?.flags.map(e => `--${e.name}`) ?? [];
const n = e === "-v" ? "--version" : (0, o.pA)(e, [ "--version", "--help", ...t ]);
const a = n === void 0 ? [] : [ `did you mean sallyport ${t.includes(n) ? "run " : ""}${n}?` ];
const r = [ ...a, "see: sallyport --help" ].join(" ");
return (0, o.IF)([ "argument-invalid", e ], "the command must come before its flags", r);
}
function textFlag(e, t) {
const n = e.values.get(t)?.[0];
return typeof n === "string" ? n : void 0;
}
const isSwitchedOn = (e, t) => e.values.has(t);
function listFlag(e, t) {
return (e.values.get(t) ?? []).filter(e => typeof e === "string");
}
function settingsOf(e) {
return e.command.flags.flatMap(t => {
if (t.setting === void 0 || !isSwitchedOn(e, t.name)) return [];
const n = t.repeatable === true ? listFlag(e, t.name) : textFlag(e, t.name) ?? true;
return [ {
name: t.setting,
value: n,
location: `--${t.name}`
} ];
});
}
}),
89076: (function(e, t, n) {
n.d(t, {
D2: () => processStdio
});
var a = n(42357);
var o = n(14694);
function processStdio() {
let e = false;
return {
out: late(() => droppingWriter(process.stdout, e => outputLost(e, process.stderr))),
err: late(() => droppingWriter(process.stderr, () => {})),
async readInput(t) {
e = true;
const n = await readAll(process.stdin, t);
e = false;
return n;
},
async* inputChunks() {
e = true;
process.stdin.setEncoding("utf8");
yield* process.stdin;
e = false;
},
isReading: () => e,
get errIsTerminal() {
return process.stderr.isTTY;
},
get outIsTerminal() {
return process.stdout.isTTY;
}
};
}
function late(e) {
let t = null;
return n => {
t ??= e();
t(n);
};
}
const r = [ "EPIPE", "EIO", "ECONNRESET" ];
function outputLost(e, t) {
t.write(`The output could not be written: ${(0, o.h)(e)?.text ?? e.message}.\n`);
process.on("exit", () => {
process.exitCode !== void 0 && process.exitCode !== 0 || (process.exitCode = 1);
});
}
function droppingWriter(e, t) {
let n = false;
e.on("error", e => {
n || r.includes(e.code ?? "") || t(e);
n = true;
});
return t => {
n || e.write(t);
};
}
async function readAll(e, t) {
const n = [];
let o = 0;
for await (const r of e) {
o += r.length;
if (o > t) throw new a.yo({
code: "prompt-unreadable",
location: "stdin",
message: `the prompt is larger than the limit of ${String(t)} bytes`,
hint: "shorten it, and insert long texts with @{path}"
});
n.push(r);
}
return Buffer.concat(n);
}
}),
64450: (function(e, t, n) {
n.d(t, {
s: () => startDirectory,
v: () => endForMachineProblem
});
var a = n(42357);
var o = n(14694);
function startDirectory() {
try {
return process.cwd();
} catch {
throw new a.yo({
code: "directory-missing",
location: "working directory",
message: "the working directory no longer exists",
hint: "change to an existing directory"
});
}
}
function endForMachineProblem(e, {err: t}) {
if (e instanceof a.yo) {
t(`${e.diagnostics.map(e => (0, a.xy)(e)).join("\n")}\n`);
return 2;
}
const n = (0, o.h)(e);
if (n === null) throw e;
t(`The run could not continue: ${n.text}.\n  hint: ${n.hint}\n`);
return 1;
}
}),
7109: (function(e, t, n) {
n.d(t, {
x: () => takeEnvironment
});
var a = n(73024);
var o = n(49711);
const r = /^(?:INPUT_|ACTIONS_(?:ID_TOKEN|RUNTIME|CACHE|RESULTS)_)/i;
const s = /^(?:PATH|HOME|USER|LOGNAME|SHELL|PWD|LANG|LANGUAGE|LC_[A-Z]+|TZ|TERM|CI|RUNNER_TRACKING_ID)$/;
function takeEnvironment(e) {
const t = {
...e
};
const n = Object.keys(t).filter(e => !s.test(e));
for (const a of n) r.test(a) || (0, o.eh)(a) ? Reflect.deleteProperty(e, a) : e[a] = t[a];
process.platform === "linux" && overwriteBlock();
return t;
}
function overwriteBlock() {
try {
const e = (0, a.readFileSync)("/proc/self/stat", "latin1");
const t = e.slice(e.lastIndexOf(")") + 2).split(" ");
const [n, o] = [ Number(t[47]), Number(t[48]) ];
const r = (0, a.openSync)("/proc/self/mem", "r+");
try {
const e = Buffer.alloc(o - n);
const t = (0, a.readSync)(r, e, 0, e.length, n);
wipeValues(e.subarray(0, t));
(0, a.writeSync)(r, e, 0, t, n);
} finally {
(0, a.closeSync)(r);
}
} catch {
return;
}
}
function wipeValues(e) {
for (let t = 0; t < e.length; ) {
const n = e.indexOf(0, t);
const a = n < 0 ? e.length : n;
const o = e.indexOf("=", t);
const r = o < 0 || o > a ? t : o + 1;
s.test(e.toString("latin1", t, Math.max(t, r - 1))) || e.fill(0, r, a);
t = a + 1;
}
}
})
};
