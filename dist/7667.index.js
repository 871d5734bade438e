"use strict";

exports.id = 7667;

exports.ids = [ 7667 ];

exports.modules = {
71794: (function(t, e, n) {
n.d(e, {
H: () => chooseFormat,
e: () => parsePrompt
});
var r = n(15027);
var o = n(13705);
var s = n(42357);
var i = n(63520);
var a = n(56585);
const c = /^[ \t]*(?:prompt|"prompt"|'prompt')[ \t]*=[ \t]*("""\n?|")/gm;
const p = {
b: "\b",
t: "\t",
n: "\n",
f: "\f",
r: "\r",
e: "\x1b",
'"': '"',
"\\": "\\"
};
const l = /\\(?:u([0-9A-Fa-f]{4})|U([0-9A-Fa-f]{8})|x([0-9A-Fa-f]{2})|([btnfre"\\])|[ \t]*\n\s*)/y;
const u = 20;
const m = 1114111;
function linesWithEscapes(t, e) {
for (const n of [ ...t.matchAll(c) ].slice(0, u)) {
const r = lineStarts(t, n.index + n[0].length, e);
if (r !== null) return positionsOf(t, r);
}
return null;
}
function lineStarts(t, e, n) {
const r = [ e ];
let o = e;
for (let e = 0; e < n.length; ) {
const s = pieceAt(t, o);
if (o >= t.length || !n.startsWith(s.content, e)) return null;
e += s.content.length;
o = s.end;
s.content === "\n" && r.push(o);
}
return r;
}
function pieceAt(t, e) {
if (t[e] !== "\\") return {
content: t.slice(e, e + 1),
end: e + 1
};
l.lastIndex = e;
const [n = "\\", r, o, s, i] = l.exec(t) ?? [];
const a = Math.min(m, Number.parseInt(r ?? o ?? s ?? "", 16));
return {
content: Number.isNaN(a) ? p[i ?? ""] ?? "" : String.fromCodePoint(a),
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
position: (0, i.t$)(t.slice(n.offset, e), e - n.offset, n.position)
};
return n.position;
});
}
var d = n(46013);
const h = [ "prompt", "description" ];
async function parseToml(t, e) {
const n = await parseTable(t, e);
const r = [];
const i = readString(n, "prompt", {
source: t,
text: e,
diagnostics: r
});
const c = readString(n, "description", {
source: t,
text: e,
diagnostics: r
});
if (r.length > 0) throw new s.yo(r);
if (i === null) throw new s.yo(promptMissing(t, e, [ ...n.keys() ]));
(0, o.WW)(t, i);
const p = [ ...n.keys() ].filter(t => !h.includes(t));
return {
...(0, a.K)("toml", t, i),
description: c,
bodyAt: whereVerbatim(e, i) ?? linesWithEscapes(e, i),
notices: p.map(e => `${t}: the key ${JSON.stringify(e)} has no effect in a TOML command`)
};
}
function promptMissing(t, e, n) {
const r = n.find(t => t !== "description" && (0, s.pA)(t, [ "prompt" ]) !== void 0);
if (r === void 0) return {
code: "prompt-missing",
message: "the command has no prompt",
location: t,
hint: 'put `prompt = """\u2026"""` before any [table], at the top of the file'
};
return (0, i.dR)(t, e, offsetOfKey(e, r), {
code: "prompt-missing",
message: `the command has no prompt, and the key ${JSON.stringify(r)} is unknown`,
hint: `write \`prompt\` instead of \`${r}\``
});
}
function offsetOfKey(t, e) {
const n = t.split("\n").findIndex(t => t.trimStart().replace(/^["']/, "").startsWith(e));
return n < 0 ? 0 : t.split("\n").slice(0, n).join("\n").length + (n === 0 ? 0 : 1);
}
async function parseTable(t, e) {
const {parse: r, TomlError: o} = await n.e(3292).then(n.bind(n, 80911));
try {
return new Map(Object.entries(r(e)));
} catch (n) {
(0, s.ki)(n, o);
const r = (n.message.split("\n")[0] ?? "").replace("Invalid TOML document: ", "");
const a = (0, i.dR)(t, e, (0, i.HA)(e, n), {
code: "prompt-syntax",
message: `the file is not valid TOML: ${r}`,
hint: f.find(([t]) => t.test(r))?.[1] ?? "correct the TOML at the caret"
});
throw new s.yo(a, {
cause: n
});
}
}
const f = [ [ /escape/, "write \\\\ for a backslash, or put the text between three single quotes ('''), in which a backslash is literal" ], [ /control characters/, 'put text with several lines between three quotes (""")' ], [ /end-of-line/, "a quote ends the text here: put it between three quotes that it does not contain, \"\"\" or '''" ], [ /illegal character in key/, 'every line must be `key = "value"` or a comment; put text with several lines between three quotes (""")' ], [ /unfinished string/, "end the text with the same quotes that it begins with" ], [ /invalid value/, "put text between quotes" ] ];
function readString(t, e, {source: n, text: r, diagnostics: o}) {
const s = t.get(e);
if (s === void 0) return null;
if (typeof s === "string") return s;
o.push((0, i.dR)(n, r, Math.max(0, r.search(new RegExp(`^[ \\t]*["']?${e}["']?[ \\t]*[=.]`, "m"))), {
code: "prompt-syntax",
message: `\`${e}\` must be a string, but is ${(0, d.x)(s)}`,
hint: `write \`${e} = "\u2026"\``
}));
return null;
}
function whereVerbatim(t, e) {
const n = t.indexOf(e);
return n >= 0 && n === t.lastIndexOf(e) ? (0, i.t$)(t, n) : null;
}
const w = [ [ /\.prompt\.ya?ml$/, "prompt-yml" ], [ /\.prompt\.md$/, "prompt-md" ], [ /\.toml$/, "toml" ], [ /(^|\/)\.(agents|github|gemini|qwen|opencode|codex|pi)\/skills?\/(.*\/)?[^/]+\.(md|markdown)$/, "skill" ], [ /(^|\/)\.(qwen|gemini|sallyport)\/(.*\/)?[^/]+\.(md|markdown)$/, "markdown" ], [ /(^|\/)\.(claude|opencode)\/(.*\/)?[^/]+\.(md|markdown)$/, "claude" ], [ /(^|\/)skill\.md$/, "claude" ], [ /\.(md|markdown)$/, "markdown" ] ];
function chooseFormat(t, e = null) {
if (e !== null) return e;
const n = t.replaceAll("\\", "/").toLowerCase();
return w.find(([t]) => t.test(n))?.[1] ?? "text";
}
async function parsePrompt(t, e, s) {
switch (t) {
case "toml":
return parseToml(e, s);

case "markdown":
case "claude":
case "skill":
return (0, r.Dd)(t, e, s);

case "prompt-md":
return (await n.e(4768).then(n.bind(n, 44768))).parsePromptMd(e, s);

case "prompt-yml":
return (await n.e(1624).then(n.bind(n, 51624))).parsePromptYml(e, s);

case "text":
return (0, o.r4)(e, s);

case "inline":
return (0, o.W5)(s, e);
}
}
}),
57667: (function(t, e, n) {
n.d(e, {
loadPromptFile: () => loadPromptFile,
parseInput: () => parseInput
});
var r = n(42357);
var o = n(72443);
var s = n(67557);
var i = n(71794);
const a = 1e6;
async function loadPromptFile(t, e, {format: n = null, shown: r = t} = {}) {
const o = (0, s.Z6)(await readBytes(t, e, r), r);
return (0, i.e)((0, i.H)(t, n), r, o);
}
async function parseInput(t, e) {
return await (0, i.e)(e ?? "inline", "stdin", (0, s.Z6)(t, "stdin"));
}
async function readBytes(t, e, n) {
try {
return await e.read(t, a);
} catch (e) {
(0, r.ki)(e, o.k);
const s = e.code === "too-large";
throw new r.yo({
code: "prompt-unreadable",
message: s ? `the prompt file is larger than the limit of ${a} bytes` : "cannot read the prompt file",
location: n,
found: e.message,
hint: s ? "shorten it, and insert long texts with @{path}" : hintFor(t)
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
})
};
