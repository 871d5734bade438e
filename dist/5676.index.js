"use strict";

exports.id = 5676;

exports.ids = [ 5676 ];

exports.modules = {
85676: (function(e, n, t) {
t.r(n);
t.d(n, {
migrateCommand: () => migrateCommand
});
var o = t(42357);
var s = t(7138);
var i = t(57979);
var r = t(80202);
var a = t(20653);
var l = t(7436);
const f = 3e5;
const c = [ "allow", "ask", "deny" ];
async function migrateCommand(e, {directory: n, stdio: t}) {
if (e.operands.length === 0) {
const e = "write: sallyport migrate FILE\u2026, such as .claude/settings.json or a workflow";
throw (0, o.IF)([ "argument-invalid" ], "a file is missing", e);
}
const a = (0, i.S)({
root: n,
guard: () => null
});
const c = [];
for (const n of e.operands) {
const e = {
location: n,
message: "the file cannot be read",
hint: "correct the path"
};
c.push(await readFileOf(n, await (0, r.R)(a.read(n, f), e)));
}
const d = c.flatMap(e => e.entries);
const u = c.flatMap(e => e.notices);
const h = c.flatMap(e => e.files ?? []);
if ((0, l.JG)(e, "json")) {
const e = h.length === 0 ? {} : {
files: h
};
t.out(`${JSON.stringify({
...listsOf(d),
entries: d,
notices: u,
...e
}, null, 2)}\n`);
} else {
for (const {path: e, text: n} of h) t.out((0, s.wh)(`# FILE ${e}\n${n.trimEnd()}\n`));
t.out(textOf(c.filter(({files: e}) => e === void 0).flatMap(e => e.entries)));
for (const {entry: e, location: n, rules: o, why: i, isMissing: r} of d) {
if (o.length > 0 || r === void 0) continue;
t.err((0, s.wh)(`${r ? "not forbidden" : "left out"}: ${e} (${n}): ${i ?? ""}\n`));
}
for (const e of u) t.err((0, s.wh)(`${e}\n`));
}
return d.some(({isMissing: e}) => e === true) ? 1 : 0;
}
async function readFileOf(e, n) {
const t = await fileOf(e, n.replace(/^\uFEFF/, ""));
if (t.entries.length > 0 || t.notices.length > 0 || t.files !== void 0) return t;
const s = "name settings of Claude Code, Gemini CLI or Qwen Code (.json), a policy of Gemini CLI (.toml), rules of Codex (.rules), or a file with --allowedTools or --allow-tool";
throw (0, o.IF)([ "file-unreadable", e ], "the file has no permissions that are known", s);
}
async function fileOf(e, n) {
if (e.endsWith(".json")) return (await t.e(6824).then(t.bind(t, 76824))).readSettings(e, parsed(e, () => JSON.parse(n)));
if (e.endsWith(".rules")) return (await t.e(8287).then(t.bind(t, 28287))).readCodexRules(e, n);
if (/\.ya?ml$/i.test(e) && /\buses:/.test(n)) {
const {hasKnownAction: o, migrateWorkflow: s} = await Promise.all([ t.e(8815), t.e(4758), t.e(2314) ]).then(t.bind(t, 11560));
const i = o(n) ? s(e, n) : null;
if (i !== null) return {
entries: i.rules,
notices: i.open,
files: i.files
};
}
if (!e.endsWith(".toml")) return (await t.e(7762).then(t.bind(t, 7762))).readFlags(e, n);
const [{parse: o}, {readGeminiPolicy: s}] = await Promise.all([ t.e(3292).then(t.bind(t, 80911)), t.e(1205).then(t.bind(t, 1205)) ]);
return s(e, parsed(e, () => o(n)));
}
function parsed(e, n) {
try {
return n();
} catch (n) {
const t = (0, o.bD)(n).split("\n")[0] ?? "";
const [s, i] = [ "the syntax of the file is invalid", "correct it; comments in JSON are not read" ];
throw new o.yo({
code: "file-unreadable",
location: e,
message: s,
found: t,
hint: i
}, {
cause: n
});
}
}
function listsOf(e) {
const texts = n => [ ...new Set(rulesIn(e, n).map(({rule: e}) => e)) ];
const n = e.some(({refusesReadOnly: e}) => e === true);
const t = {
allow: texts("allow"),
ask: texts("ask"),
deny: texts("deny")
};
return {
...t,
...n ? {
"read-only-commands": false
} : {}
};
}
function rulesIn(e, n) {
return e.filter(e => e.list === n).flatMap(({rules: e, ...n}) => e.map(e => ({
...n,
rule: e
})));
}
function textOf(e) {
const n = [];
for (const t of c) {
const o = new Set;
for (const {rule: s, entry: i, location: r, why: l} of rulesIn(e, t)) {
o.size === 0 && n.push(`${t}: |`);
if (o.has(s)) continue;
o.add(s);
n.push(`  # ${r}: ${(0, a.TN)(i)}${l === null ? "" : ` (${(0, a.TN)(l)})`}`, `  ${s}`);
}
}
listsOf(e)["read-only-commands"] === false && n.push("read-only-commands: false");
return n.map(e => `${(0, s.wh)(e)}\n`).join("");
}
})
};
