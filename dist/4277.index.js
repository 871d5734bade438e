"use strict";

exports.id = 4277;

exports.ids = [ 4277, 7667 ];

exports.modules = {
64772: (function(t, e, n) {
n.d(e, {
Lt: () => wantedName,
cP: () => hasName,
gp: () => cleanDescription,
h0: () => plainLine,
p6: () => commandName
});
var a = n(5113);
var i = n(20653);
const r = 50;
function commandName(t) {
return t.replace(/\.[^./]*$/, "").split("/").map(t => {
const e = cleanPart(t);
return e.length > r ? `${(0, i.GH)(e, r - 3)}...` : e;
}).join(":");
}
function wantedName(t) {
return t.trim().replace(/^\//, "").split(":").map(cleanPart).join(":");
}
function hasName(t, e) {
return t !== null && (t.trim() === e || t.trim().replace(/\s+/g, "-") === e);
}
const o = (0, a.e)(String.raw`[^\p{L}\p{M}\p{N}_.-]`, "gu");
function cleanPart(t) {
return t.normalize("NFC").replace(o(), "_");
}
const s = (0, a.e)(String.raw`[\s\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+`, "gu");
function plainLine(t) {
const e = /\u001b(?:\[[0-?]*[ -/]*[@-~]|\][^\u0007\u001b]*(?:\u0007|\u001b\\)?)/g;
return t.replace(e, "").replace(s(), " ").trim();
}
function cleanDescription(t) {
const e = plainLine(t);
if (e.length <= 100) return e;
return `${(0, i.GH)(e, 97)}...`;
}
}),
71794: (function(t, e, n) {
n.d(e, {
H: () => chooseFormat,
e: () => parsePrompt
});
var a = n(15027);
var i = n(13705);
var r = n(42357);
var o = n(63520);
var s = n(56585);
const c = /^[ \t]*(?:prompt|"prompt"|'prompt')[ \t]*=[ \t]*("""\n?|")/gm;
const l = {
b: "\b",
t: "\t",
n: "\n",
f: "\f",
r: "\r",
e: "\x1b",
'"': '"',
"\\": "\\"
};
const p = /\\(?:u([0-9A-Fa-f]{4})|U([0-9A-Fa-f]{8})|x([0-9A-Fa-f]{2})|([btnfre"\\])|[ \t]*\n\s*)/y;
const u = 20;
const d = 1114111;
function linesWithEscapes(t, e) {
for (const n of [ ...t.matchAll(c) ].slice(0, u)) {
const a = lineStarts(t, n.index + n[0].length, e);
if (a !== null) return positionsOf(t, a);
}
return null;
}
function lineStarts(t, e, n) {
const a = [ e ];
let i = e;
for (let e = 0; e < n.length; ) {
const r = pieceAt(t, i);
if (i >= t.length || !n.startsWith(r.content, e)) return null;
e += r.content.length;
i = r.end;
r.content === "\n" && a.push(i);
}
return a;
}
function pieceAt(t, e) {
if (t[e] !== "\\") return {
content: t.slice(e, e + 1),
end: e + 1
};
p.lastIndex = e;
const [n = "\\", a, i, r, o] = p.exec(t) ?? [];
const s = Math.min(d, Number.parseInt(a ?? i ?? r ?? "", 16));
return {
content: Number.isNaN(s) ? l[o ?? ""] ?? "" : String.fromCodePoint(s),
end: e + n.length
};
}
function positionsOf(t, e) {
let n = {
offset: 0,
position: {
line: 1,
column: 1
}
};
return e.map(e => {
n = {
offset: e,
position: (0, o.t$)(t.slice(n.offset, e), e - n.offset, n.position)
};
return n.position;
});
}
var f = n(46013);
const m = [ "prompt", "description" ];
async function parseToml(t, e) {
const n = await parseTable(t, e);
const a = [];
const o = readString(n, "prompt", {
source: t,
text: e,
diagnostics: a
});
const c = readString(n, "description", {
source: t,
text: e,
diagnostics: a
});
if (a.length > 0) throw new r.yo(a);
if (o === null) throw new r.yo(promptMissing(t, e, [ ...n.keys() ]));
(0, i.WW)(t, o);
const l = [ ...n.keys() ].filter(t => !m.includes(t));
return {
...(0, s.K)("toml", t, o),
description: c,
bodyAt: whereVerbatim(e, o) ?? linesWithEscapes(e, o),
notices: l.map(e => `${t}: the key ${JSON.stringify(e)} has no effect in a TOML command`)
};
}
function promptMissing(t, e, n) {
const a = n.find(t => t !== "description" && (0, r.pA)(t, [ "prompt" ]) !== void 0);
if (a === void 0) return {
code: "prompt-missing",
message: "the command has no prompt",
location: t,
hint: 'put `prompt = """\u2026"""` before any [table], at the top of the file'
};
return (0, o.dR)(t, e, offsetOfKey(e, a), {
code: "prompt-missing",
message: `the command has no prompt, and the key ${JSON.stringify(a)} is unknown`,
hint: `write \`prompt\` instead of \`${a}\``
});
}
function offsetOfKey(t, e) {
const n = t.split("\n").findIndex(t => t.trimStart().replace(/^["']/, "").startsWith(e));
return n < 0 ? 0 : t.split("\n").slice(0, n).join("\n").length + (n === 0 ? 0 : 1);
}
async function parseTable(t, e) {
const {parse: a, TomlError: i} = await n.e(3292).then(n.bind(n, 80911));
try {
return new Map(Object.entries(a(e)));
} catch (n) {
(0, r.ki)(n, i);
const a = (n.message.split("\n")[0] ?? "").replace("Invalid TOML document: ", "");
const s = (0, o.dR)(t, e, (0, o.HA)(e, n), {
code: "prompt-syntax",
message: `the file is not valid TOML: ${a}`,
hint: h.find(([t]) => t.test(a))?.[1] ?? "correct the TOML at the caret"
});
throw new r.yo(s, {
cause: n
});
}
}
const h = [ [ /escape/, "write \\\\ for a backslash, or put the text between three single quotes ('''), in which a backslash is literal" ], [ /control characters/, 'put text with several lines between three quotes (""")' ], [ /end-of-line/, "a quote ends the text here: put it between three quotes that it does not contain, \"\"\" or '''" ], [ /illegal character in key/, 'every line must be `key = "value"` or a comment; put text with several lines between three quotes (""")' ], [ /unfinished string/, "end the text with the same quotes that it begins with" ], [ /invalid value/, "put text between quotes" ] ];
function readString(t, e, {source: n, text: a, diagnostics: i}) {
const r = t.get(e);
if (r === void 0) return null;
if (typeof r === "string") return r;
i.push((0, o.dR)(n, a, Math.max(0, a.search(new RegExp(`^[ \\t]*["']?${e}["']?[ \\t]*[=.]`, "m"))), {
code: "prompt-syntax",
message: `\`${e}\` must be a string, but is ${(0, f.x)(r)}`,
hint: `write \`${e} = "\u2026"\``
}));
return null;
}
function whereVerbatim(t, e) {
const n = t.indexOf(e);
return n >= 0 && n === t.lastIndexOf(e) ? (0, o.t$)(t, n) : null;
}
const w = [ [ /\.prompt\.ya?ml$/, "prompt-yml" ], [ /\.prompt\.md$/, "prompt-md" ], [ /\.toml$/, "toml" ], [ /(^|\/)\.(agents|github|gemini|qwen|opencode|codex|pi)\/skills?\/(.*\/)?[^/]+\.(md|markdown)$/, "skill" ], [ /(^|\/)\.(qwen|gemini|sallyport)\/(.*\/)?[^/]+\.(md|markdown)$/, "markdown" ], [ /(^|\/)\.(claude|opencode)\/(.*\/)?[^/]+\.(md|markdown)$/, "claude" ], [ /(^|\/)skill\.md$/, "claude" ], [ /\.(md|markdown)$/, "markdown" ] ];
function chooseFormat(t, e = null) {
if (e !== null) return e;
const n = t.replaceAll("\\", "/").toLowerCase();
return w.find(([t]) => t.test(n))?.[1] ?? "text";
}
async function parsePrompt(t, e, r) {
switch (t) {
case "toml":
return parseToml(e, r);

case "markdown":
case "claude":
case "skill":
return (0, a.Dd)(t, e, r);

case "prompt-md":
return (await n.e(4768).then(n.bind(n, 44768))).parsePromptMd(e, r);

case "prompt-yml":
return (await n.e(1624).then(n.bind(n, 51624))).parsePromptYml(e, r);

case "text":
return (0, i.r4)(e, r);

case "inline":
return (0, i.W5)(r, e);
}
}
}),
57667: (function(t, e, n) {
n.d(e, {
loadPromptFile: () => loadPromptFile,
parseInput: () => parseInput
});
var a = n(42357);
var i = n(72443);
var r = n(67557);
var o = n(71794);
const s = 1e6;
async function loadPromptFile(t, e, {format: n = null, shown: a = t} = {}) {
const i = (0, r.Z6)(await readBytes(t, e, a), a);
return (0, o.e)((0, o.H)(t, n), a, i);
}
async function parseInput(t, e) {
return await (0, o.e)(e ?? "inline", "stdin", (0, r.Z6)(t, "stdin"));
}
async function readBytes(t, e, n) {
try {
return await e.read(t, s);
} catch (e) {
(0, a.ki)(e, i.k);
const r = e.code === "too-large";
throw new a.yo({
code: "prompt-unreadable",
message: r ? `the prompt file is larger than the limit of ${s} bytes` : "cannot read the prompt file",
location: n,
found: e.message,
hint: r ? "shorten it, and insert long texts with @{path}" : hintFor(t)
}, {
cause: e
});
}
}
function hintFor(t) {
if (/^\/?[\w:-]+$/.test(t)) return `to run the command ${t.replace(/^\//, "")}, pass it as command (--command); a file needs its path relative to the workspace`;
if (/\s/.test(t)) return "use the path of a readable file, or pass the prompt itself as prompt (--prompt)";
if (t.includes("\\")) return "use / as the path separator; paths are relative to the workspace";
return "use the path of a readable file; paths are relative to the workspace";
}
}),
74277: (function(t, e, n) {
n.d(e, {
D: () => readSkills,
hm: () => locateSkills,
kA: () => loadSkill
});
var a = n(42357);
var i = n(72443);
var r = n(64772);
var o = n(67557);
var s = n(71794);
var c = n(57667);
var l = n(56121);
const p = 2e3;
const u = 1e6;
const d = [ "SKILL.md", "skill.md" ];
const f = /^(?:readme|skill)\.md$/i;
async function locateSkills(t, e = "", n = l.tG) {
const a = [];
for (const i of (await t.present(n)).keys()) for (const n of await skillsIn(t, i)) a.length < p && a.push({
...n,
path: `${e}${n.path}`
});
return a;
}
async function skillsIn(t, e) {
if (!await t.holds(e)) return [ outside("", e, t) ];
const n = await entriesOf(t, e);
const pathsOf = t => d.map(n => `${e}/${t}/${n}`);
const a = n.filter(({name: t, kind: e}) => e === "directory" || e === "link" && !isFlat(t));
const i = await t.present(a.flatMap(({name: t}) => pathsOf(t)));
const o = a.flatMap(({name: e, kind: n}) => {
const a = pathsOf(e).find(t => i.has(t));
if (a === void 0) return [];
const o = n === "link" || i.get(a) === "link";
return [ locate(t, {
name: (0, r.p6)(`${e}.md`),
path: a,
isLink: o
}) ];
});
const s = n.filter(({name: t, kind: e}) => e !== "directory" && isFlat(t)).map(({name: n, kind: a}) => locate(t, {
name: (0, r.p6)(n),
path: `${e}/${n}`,
isLink: a === "link"
}));
return [ ...await Promise.all(o), ...await withFrontmatter(t, await Promise.all(s)) ];
}
async function withFrontmatter(t, e) {
const n = e.filter(({diagnostics: t}) => t.length === 0).map(({file: t}) => t.path);
const a = n.length === 0 ? null : await t.readAll(n, u);
return e.filter(({file: t}) => {
const e = a?.get(t.path);
return !Buffer.isBuffer(e) || /^(?:\ufeff)?---[ \t]*\r?\n/.test(e.toString("utf8", 0, 100));
});
}
function isFlat(t) {
return /\.md$/i.test(t) && !f.test(t);
}
async function locate(t, {name: e, path: n, isLink: a}) {
const i = a ? await t.followLink(n, ".") : n;
if (i === null) return outside(e, n, t);
return {
kind: "skill",
name: e,
path: n,
format: (0, s.H)(n),
diagnostics: [],
file: {
source: t,
path: i
}
};
}
async function entriesOf(t, e) {
const n = await t.list(e).catch((0, a.j6)(i.k, () => []));
return n.filter(({kind: t}) => t !== "other");
}
function outside(t, e, n) {
const a = {
code: "prompt-unreadable",
message: "the skill is a link to a location outside the workspace",
location: e,
hint: "put the folder itself there, or link to a folder in the workspace"
};
return {
kind: "skill",
name: t,
path: e,
format: (0, s.H)(e),
diagnostics: [ a ],
file: {
source: n,
path: e
}
};
}
async function readSkills(t) {
const e = new Map;
for (const n of t) e.has(n.name) || e.set(n.name, n);
const n = [ ...e.values() ];
const a = new Map;
for (const t of new Set(n.map(({file: t}) => t.source))) {
const e = n.filter(({file: e, diagnostics: n}) => e.source === t && n.length === 0);
const i = e.map(({file: t}) => t.path);
const r = await t.readAll(i, u);
for (const t of e) {
const e = r.get(t.file.path);
e !== void 0 && a.set(t, e);
}
}
const i = await Promise.all(n.map(t => headOf(t, a.get(t))));
return {
skills: i.flatMap(t => "head" in t ? [ t ] : []),
diagnostics: i.flatMap(t => "head" in t ? [] : t.diagnostics)
};
}
async function headOf(t, e) {
const n = await readHead(t, e);
return "head" in n || t.kind === "skill" ? n : {
diagnostics: []
};
}
async function readHead(t, e) {
if (e === void 0) return t;
if (e instanceof i.k) {
const [n, a] = [ "cannot read the skill", "make its SKILL.md a readable file" ];
return {
diagnostics: [ {
code: "prompt-unreadable",
message: n,
location: t.path,
found: e.message,
hint: a
} ]
};
}
const n = readSkillHead(t.path, e, t.format);
return await n.then(e => ({
...t,
head: e
})).catch((0, a.j6)(a.yo, t => t));
}
async function loadSkill({file: t, path: e, format: i, plugin: r, diagnostics: o}) {
if (o.length > 0) throw new a.yo(o);
const s = await (0, c.loadPromptFile)(t.path, t.source, {
format: i,
shown: e
});
const l = s.agent === void 0 ? s : await (await n.e(1688).then(n.bind(n, 79307))).withAgent(s, t.source);
return r === void 0 ? l : {
...l,
plugin: r
};
}
async function readSkillHead(t, e, n = (0, s.H)(t)) {
const a = await (0, s.e)(n, t, (0, o.Z6)(e, t));
return {
...a,
isDescribed: a.description !== null,
description: a.description ?? firstParagraph(a.body)
};
}
function firstParagraph(t) {
const e = t.split(/\n\s*\n/).map(t => t.replace(/^#.*$/gm, "").trim());
return e.find(t => t !== "") ?? "";
}
})
};
