"use strict";

exports.id = 5661;

exports.ids = [ 5661 ];

exports.modules = {
55974: (function(t, e, n) {
n.d(e, {
G: () => insertedBelow,
g: () => readDirectory
});
var i = n(54539);
var r = n(46915);
var o = n(45849);
async function readDirectory(t, e, n) {
const {files: s, signal: a} = e;
const l = await s.walk(t, {
limit: n.files,
signal: a
});
const c = [ textPart(`[directory ${(0, o.pS)(s.relative(t))}: ${(0, i.B4)(l.paths.length, "file")}]\n`) ];
let f = 0;
for await (const {file: t, result: i} of readInOrder(l.paths, e, n)) {
f += 1;
c.push(...piecesOf((0, o.pS)(s.relative(t)), i));
}
const u = a.aborted ? 0 : l.paths.length - f;
const d = [ l.ignored > 0 ? `${l.ignored} ignored by git` : "", l.refused > 0 ? `${l.refused} refused by the rules` : "", u > 0 ? `${u} beyond the limit of ${n.totalBytes} bytes for the files of a prompt` : "", l.truncated ? `more files, beyond the limit of ${n.files} for a directory` : "" ].filter(t => t !== "");
c.push(textPart(`[end of directory${d.length === 0 ? "" : `; omitted: ${d.join(", ")}`}]\n`));
return (0, r.B5)(c);
}
async function insertedBelow(t, e, n) {
const {paths: i} = await e.files.walk(t, {
limit: n.files,
signal: e.signal
});
const r = new Set;
for await (const {file: t, result: o} of readInOrder(i, e, {
...n,
left: n.totalBytes
})) o.kind === "parts" && r.add(t);
return r;
}
async function* readInOrder(t, e, n) {
for (const i of t) {
if (e.signal.aborted) return;
const t = await (0, o.JF)(i, e, n);
const r = t.kind === "parts" ? t.bytes : 0;
if (r > n.left) return;
n.left -= r;
yield {
file: i,
result: t
};
}
}
function piecesOf(t, e) {
if (e.kind === "failed") return [ textPart(`[file ${t}, omitted: ${e.why}]\n`) ];
const n = textPart(`[file ${t}${e.note === null ? "" : `, ${e.note}`}]\n`);
const i = e.parts.at(-1);
const r = i?.type === "text" && i.text !== "" && !i.text.endsWith("\n");
return [ n, ...e.parts, ...r ? [ textPart("\n") ] : [] ];
}
function textPart(t) {
return {
type: "text",
text: t
};
}
}),
15661: (function(t, e, n) {
n.d(e, {
tT: () => failedDiagnostic,
Ij: () => ignoredOf,
insertFiles: () => insertFiles,
Zh: () => isGitIgnored,
vh: () => isMention,
r: () => mayStay
});
var i = n(76760);
var r = n(42357);
var o = n(72443);
var s = n(49928);
var a = n(46926);
var l = n(63520);
var c = n(55974);
var f = n(45849);
async function attachMention({content: t}, {files: e, runCall: n, signal: i}, r) {
const o = e.relative(t);
const s = await kindOf(o, e);
if (typeof s !== "string") return s;
const [a, l] = s === "directory" ? [ "List", {
path: o
} ] : [ "Read", {
file_path: o
} ];
const {parts: c, isError: f} = await n({
id: r,
name: a,
input: l
}, i);
if (f) {
const t = c.map(t => t.type === "text" ? t.text : "").join("\n");
return {
why: t.replace(/\.$/, ""),
hint: "correct the path, or remove the mention"
};
}
return {
type: s,
call: {
type: "tool-call",
id: r,
name: a,
input: l
},
result: {
type: "tool-result",
id: r,
name: a,
parts: c,
isError: false
}
};
}
async function kindOf(t, e) {
try {
const {kind: n} = await e.info(t);
if (n === "file" || n === "directory") return n;
throw new o.k("special", t, `${t} is not a regular file`);
} catch (t) {
return (0, f.Wh)(t, 0);
}
}
async function insertFiles(t, e, n, i) {
const o = e.filter(t => t.kind === "file");
if (o.length > u) throw new r.yo(tooMany(t, o));
const s = o.filter(({content: t}) => t !== "").map(({content: t}) => n.files.resolve(t));
const a = {
ignored: await ignoredOf(s, n),
allAllowed: areAllowed(s, n)
};
const c = [];
const f = [];
const d = new Map;
const h = new Map;
const p = new Map;
const y = {
...i.limits,
left: i.limits.totalBytes
};
for (const e of o) {
if (n.signal.aborted) break;
const r = n.files.resolve(e.content);
const o = refusalOf(e, n, a) ?? (isMention(e) ? d.get(r) ?? h.get(r) ?? await attachMention(e, n, `${i.callIds}-${d.size + 1}`) : await insertOne(e, n, y));
if ("call" in o) {
d.set(r, o);
p.set(e, asWritten(e));
} else if ("parts" in o) {
p.set(e, o.parts.map(t => ({
origin: "file",
source: e.source,
part: t
})));
o.notice !== null && f.push(`${(0, l.HF)(t, e.start)}: ${e.source}: ${o.notice}`);
} else {
p.set(e, asWritten(e));
const n = !h.has(r);
h.set(r, o);
if (!n) continue;
mayStay(t, e, {
outcome: o,
options: i
}) ? f.push(leftNotice(t, e, o)) : c.push(failedDiagnostic(t, e, o));
}
}
if (c.length > 0) throw new r.yo(c);
return {
parts: p,
attachments: [ ...d.values() ],
notices: f
};
}
const u = 5e3;
function tooMany(t, e) {
return (0, l.$D)(t, e[u]?.start ?? 0, {
code: "placeholder-failed",
message: `the prompt names more than ${u} files`,
hint: "name a directory, or let the agent read them"
});
}
function leftNotice(t, {start: e, source: n}, {why: i}) {
return `${(0, l.HF)(t, e)}: ${(0, l.vI)(n)} was not replaced: ${i}`;
}
function mayStay({format: t}, e, {outcome: n, options: i}) {
const {code: r} = n;
if (i.missingFiles === "keep") return e.content !== "";
if (i.missingFiles === "auto" && isMention(e)) return [ "missing", "not-a-directory", "outside" ].includes(r ?? "");
return t === "claude" && r === "missing" && (0, a.xL)(e.content);
}
function areAllowed(t, {policy: e}) {
const n = t.map(t => ({
kind: "read",
path: t
}));
return n.length > 0 && e({
tool: "Read",
effects: n
}).outcome === "run";
}
async function ignoredOf(t, {files: e}) {
try {
return t.length === 0 ? new Set : await e.ignored(t);
} catch (t) {
(0, r.ki)(t, o.k);
return t;
}
}
function asWritten({source: t}) {
return [ {
origin: "author",
part: {
type: "text",
text: t
}
} ];
}
function isMention({source: t}) {
return !t.startsWith("@{");
}
function refusalOf({content: t}, {files: e, policy: n}, {ignored: i, allAllowed: r}) {
if (t === "") return f.ek;
if (t.includes(s.dC)) return {
why: `${s.dC} is not replaced in a path`,
hint: "name the file, or let the agent read it"
};
const a = e.resolve(t);
const l = r ? null : (0, f.Vo)(a, n);
if (l !== null) return isOutside(e.relative(a)) ? {
...l,
code: "outside"
} : l;
if (i instanceof o.k) return (0, f.Wh)(i, 0);
return isGitIgnored(a, i, n);
}
function isOutside(t) {
return (0, i.isAbsolute)(t) || t.split("/")[0] === "..";
}
function isGitIgnored(t, e, n) {
if (!e.has(t)) return null;
const {rule: i} = n({
tool: "Read",
effects: [ {
kind: "read",
path: t
} ]
});
if (i !== null && /^\s*\w+\([^*?[\]{}]+\)\s*$/.test(i)) return null;
return {
why: "git ignores it",
hint: "allow it with a Read rule that names this file, or use another file"
};
}
async function insertOne({content: t}, e, n) {
const i = e.files.resolve(t);
const r = await (0, f.JF)(i, e, n);
if (r.kind === "failed") {
if (r.code !== "directory") return r;
try {
return {
parts: await (0, c.g)(i, e, n),
notice: null
};
} catch (t) {
return (0, f.Wh)(t, n.fileBytes);
}
}
if (r.bytes > n.left) return {
why: `the files of the prompt exceed the limit of ${n.totalBytes} bytes in total`,
hint: "insert fewer files, and let the agent read the others"
};
n.left -= r.bytes;
return {
parts: r.parts,
notice: r.note
};
}
function hintsOf({format: t}, {content: e}, {code: n}) {
return [ ...n === "missing" && e.startsWith("~/") ? [ "the home directory is not read" ] : [], ...t === "claude" ? [ "if it is not a file, put it in backticks" ] : [], ...t === "prompt-md" ? [ `links are relative to the prompt file, so this one points to ${e}` ] : [], ...n === "missing" ? [ "set missing-files: keep if the file may be missing" ] : [] ];
}
function failedDiagnostic(t, e, n) {
return (0, l.$D)(t, e.start, {
code: "placeholder-failed",
message: `${e.source} cannot be inserted: ${n.why}`,
hint: [ n.hint, ...hintsOf(t, e, n) ].join("; ")
});
}
})
};
