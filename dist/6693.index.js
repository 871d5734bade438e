"use strict";

exports.id = 6693;

exports.ids = [ 6693, 2037, 2177 ];

exports.modules = {
90827: (function(e, t, n) {
n.d(t, {
o: () => s
});
var o = n(9879);
var r = n(77730);
const i = {
format: true,
prompt: true,
inputs: true,
content: true,
parameters: true,
rules: true,
settings: true,
name: true,
status: true,
score: true,
weight: true,
digest: true,
counts: true,
deferred: true,
parked: true,
missing: true,
passed: true,
failed: true,
jobs: true,
reused: true,
passRates: true,
rate: true,
errors: true,
caches: true,
inputTokens: true,
cachedTokens: true,
share: true,
pullRequests: true,
outcome: true,
url: true,
note: true
};
const s = {
names: new Set([ ...o.M.names, ...Object.keys(r._p.shape), ...Object.keys(i) ]),
wordFields: new Set([ ...o.M.wordFields, "errorKind" ]),
words: new Set([ ...o.M.words, "passed", "failed", "error" ])
};
}),
4839: (function(e, t, n) {
n.d(t, {
C: () => writePatch,
E: () => rebuildPatches
});
var o = n(42357);
var r = n(27625);
var i = n(62177);
var s = n(11456);
var l = n(72443);
var c = n(53599);
async function writePatch(e, t, {state: n}) {
const o = (0, s.iS)(t);
o.length > 0 && await n.directory.write(`patches/${fileName(e)}`, o);
return t.filter(s.$9).map(({path: e, note: t}) => `${e} is not in the patch${t === void 0 ? "" : `: ${t}`}.`);
}
const a = 64e6;
async function rebuildPatches(e, {state: t, redact: n, log: r}) {
const {directory: i} = t;
const f = new Set(await i.names("trees"));
const d = new Set;
for (const h of f.size === 0 ? [] : e) {
if (!f.delete(`${h.key}.json`)) continue;
const e = await t.record(h);
if (e?.conclusion !== "success" || !e.hasTree) continue;
const m = patchProblem(e.changes);
m !== null && r.warning(n(`The stored patch of ${(0, c.er)(h)} is not used: ${m}.`));
const g = m === null ? (0, s.iS)(e.changes) : u;
if (g.length === 0) continue;
const p = fileName(h);
d.add(p);
const $ = await i.read(`patches/${p}`, a).catch((0, o.j6)(l.k, () => null));
$ !== null && isSameRedacted($, g, n) || await i.write(`patches/${p}`, g);
}
for (const e of await i.names("patches")) d.has(e) || await i.remove(`patches/${e}`);
}
const u = Buffer.alloc(0);
const isSameRedacted = (e, t, n) => e.equals(t) || n(e.toString("latin1")) === t.toString("latin1");
function patchProblem(e) {
for (const {path: t, diff: n, patch: o} of e) {
const e = o === void 0 ? n : Buffer.from(o, "latin1").toString("utf8");
const s = e === null ? t : (0, i.Au)(t, e);
const l = s !== null && (e === null || (0, i.Bb)(s, e, isAllowedLink));
const c = (0, r.whyNeverCommitted)(s ?? t) ?? (l ? null : "its diff is not one of this file");
if (c !== null) return `${t}: ${c}`;
}
return null;
}
const isAllowedLink = (e, t) => (0, r.linkProblem)(e, t) === null;
function fileName(e) {
const t = (0, c.er)(e).replace(/[^A-Za-z0-9]+/g, "-").replace(/^-|-$/g, "");
return `${t.slice(0, 80)}-${e.key.slice(0, 8)}.patch`;
}
}),
5428: (function(e, t, n) {
n.d(t, {
R: () => fingerprint
});
var o = n(77598);
function fingerprint(e, t = 16) {
const n = (0, o.createHash)("sha256");
for (const t of e) n.update(t);
return n.digest("hex").slice(0, t);
}
}),
37016: (function(e, t, n) {
n.d(t, {
JU: () => binaryHunks,
ww: () => literalsIn,
zA: () => blobId
});
var o = n(77598);
var r = n(38522);
const i = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz!#$%&()*+-;<=>?@^_`{|}~";
const s = 52;
function binaryHunks(e, t) {
return `GIT binary patch\n${literal(t)}\n${literal(e)}\n`;
}
function literal(e) {
const t = (0, r.deflateSync)(e);
let n = "";
for (let e = 0; e < t.length; e += s) {
const o = t.subarray(e, e + s);
n += `${String.fromCharCode(o.length <= 26 ? 64 + o.length : 70 + o.length)}${encoded(o)}\n`;
}
return `literal ${String(e.length)}\n${n}`;
}
function encoded(e) {
let t = "";
for (let n = 0; n < e.length; n += 4) {
let o = 0;
for (let t = 0; t < 4; t += 1) o = o * 256 + (e[n + t] ?? 0);
let r = "";
for (let e = 0; e < 5; e += 1) {
r = i.charAt(o % 85) + r;
o = Math.floor(o / 85);
}
t += r;
}
return t;
}
function literalsIn(e) {
return [ ...e.matchAll(/^literal \d+\n((?:[A-Za-z][^\n]+\n)*)/gm) ].map(([, e = ""]) => (0, 
r.inflateSync)(Buffer.concat(e.trimEnd().split("\n").map(decoded))));
}
function decoded(e) {
const t = e.charCodeAt(0);
const n = t <= 90 ? t - 64 : t - 70;
const o = Buffer.alloc(Math.ceil(n / 4) * 4);
for (let t = 0; t < o.length; t += 4) {
let n = 0;
for (const o of e.slice(1 + t / 4 * 5, 6 + t / 4 * 5)) n = n * 85 + i.indexOf(o);
o.writeUInt32BE(n, t);
}
return o.subarray(0, n);
}
function blobId(e, t) {
return (0, o.createHash)(t === 64 ? "sha256" : "sha1").update(`blob ${String(e.length)}\0`).update(e).digest("hex");
}
}),
62177: (function(e, t, n) {
n.d(t, {
Au: () => nameInDiff,
Bb: () => isDiffOf,
diffableState: () => diffableState,
uQ: () => describeChange
});
var o = n(4573);
var r = n(54539);
var i = n(69898);
var s = n(49977);
var l = n(37016);
const c = 1e6;
const a = 15e6;
function diffableState(e, t = a) {
const n = (0, i.oT)(e, Math.max(0, Math.min(a, t)));
return n?.isDirectory === true ? null : n;
}
async function describeChange(e, t, n) {
const {before: o, after: i} = t;
const s = unpatchable([ o, i ].filter(e => e !== null));
const l = o === null ? "created" : i === null ? "deleted" : "modified";
const c = {
path: e,
kind: l,
added: 0,
removed: 0,
diff: null
};
if (s !== null) return {
...c,
note: s
};
if (isSame(o, i)) return null;
const a = `${n.prefix}${e}`;
const u = await shownDiff(e, t, {
...n,
kind: l,
name: a
});
const f = u.diff !== null && isUtf8Text(o) && isUtf8Text(i);
if (f) return u;
const d = await exactPatch(a, t, n.idLength);
if (d.length <= n.patchRoom) return {
...u,
patch: d
};
return {
...u,
diff: null,
note: `its patch has ${(0, r.ZV)(d.length)} bytes, more than fits`
};
}
function unpatchable(e) {
if (e.some(({mode: e}) => e === "160000")) return "a nested repository";
if (e.some(({mode: e}) => e === "other")) return "not a regular file";
return e.some(({content: e}) => e === null) ? "too large for a diff" : null;
}
async function shownDiff(e, {before: t, after: n}, {kind: o, name: r, room: i, isComplete: l}) {
const none = (t, n = 0, r = 0) => ({
path: e,
kind: o,
added: n,
removed: r,
diff: null,
note: t
});
const a = [ t, n ].filter(e => e !== null);
if (isTypeChange(t, n)) return none("a link on one side, a file on the other");
if (a.some(({content: e}) => e?.includes(0) === true)) return none("binary");
if (a.some(({content: e}) => (e?.length ?? 0) > c)) return none("too large for a diff");
if (i <= 0) return none("the diffs above use up the space of the report");
const f = [ textOf(t, "utf8"), textOf(n, "utf8") ];
const d = await (0, s.H)(...f, u) ?? (l ? (0, s.a)(...f) : null);
if (d === null) return none("too different for a diff");
const h = fileDiff(r, {
before: t,
after: n
}, d.text);
const m = Buffer.byteLength(h);
if (m <= i) return {
path: e,
kind: o,
added: d.added,
removed: d.removed,
diff: h
};
return none(`the diff has ${String(m)} bytes, more than fits into the report`, d.added, d.removed);
}
const u = {
context: 3,
timeoutMs: 500
};
async function exactPatch(e, {before: t, after: n}, o) {
if (isTypeChange(t, n)) {
const r = await exactPatch(e, {
before: t,
after: null
}, o);
return r + await exactPatch(e, {
before: null,
after: n
}, o);
}
const r = [ t?.content ?? Buffer.alloc(0), n?.content ?? Buffer.alloc(0) ];
if (!r.every(e => e.length <= c && !e.includes(0))) {
const [i, s] = r.map(e => (0, l.zA)(e, o));
const c = [ t === null ? "0".repeat(o) : i, n === null ? "0".repeat(o) : s ];
return bytesOf(`${headOf(e, t, n)}index ${c.join("..")}\n`) + (0, l.JU)(...r);
}
const i = [ textOf(t, "latin1"), textOf(n, "latin1") ];
const {text: a} = await (0, s.H)(...i, u) ?? (0, s.a)(...i);
const f = fileDiff(e, {
before: t,
after: n
}, "");
return a === "" ? bytesOf(f) : bytesOf(f + namesOf(e, t, n)) + a;
}
const bytesOf = e => Buffer.from(e).toString("latin1");
function fileDiff(e, {before: t, after: n}, o) {
return `${headOf(e, t, n)}${o === "" ? "" : `${namesOf(e, t, n)}${o}`}`;
}
const textOf = (e, t) => e?.content?.toString(t) ?? "";
const isUtf8Text = e => e === null || e.content === null || (0, o.isUtf8)(e.content);
const isTypeChange = (e, t) => e !== null && t !== null && e.mode === "120000" !== (t.mode === "120000");
function isSame(e, t) {
if (e?.content === void 0 || e.content === null || !t?.content) return false;
return e.mode === t.mode && e.content.equals(t.content);
}
function headOf(e, t, n) {
const o = `diff --git ${quoted(`a/${e}`)} ${quoted(`b/${e}`)}\n`;
if (t === null) return `${o}new file mode ${n?.mode ?? ""}\n`;
if (n === null) return `${o}deleted file mode ${t.mode}\n`;
return t.mode === n.mode ? o : `${o}old mode ${t.mode}\nnew mode ${n.mode}\n`;
}
function namesOf(e, t, n) {
const name = (t, n) => {
const o = quoted(`${t}/${e}`);
return n === null ? "/dev/null" : o.includes(" ") ? `${o}\t` : o;
};
return `--- ${name("a", t)}\n+++ ${name("b", n)}\n`;
}
const f = {
"\n": "\\n",
"\t": "\\t",
"\r": "\\r",
'"': '\\"',
"\\": "\\\\"
};
function quoted(e) {
const t = /[\x00-\x1f\x7f"\\]/g;
if (!t.test(e)) return e;
const octal = e => `\\${e.charCodeAt(0).toString(8).padStart(3, "0")}`;
return `"${e.replaceAll(t, e => f[e] ?? octal(e))}"`;
}
const d = /^(?:(?:new file|deleted file) mode 120000|(?:new file|deleted file|old|new) mode 100(?:644|755))$/;
function nameInDiff(e, t) {
const n = /^diff --git (.*)/.exec(t)?.[1] ?? "";
const o = n.slice(0, (n.length - 1) / 2);
const r = quoted(e) === e ? e : quoted(e).slice(1);
const i = o.startsWith('"') ? '"a/' : "a/";
if (!o.startsWith(i) || !o.endsWith(r)) return null;
const s = o.slice(i.length, o.length - r.length);
return s === "" || s.endsWith("/") ? `${s}${e}` : null;
}
function isDiffOf(e, t, n) {
const o = t.split("\n");
if (o.pop() !== "") return false;
let r = 0;
for (let t = 0; r < o.length; t += 1) {
const i = t < 2 ? endOfFileDiff(o, r, {
path: e,
allowsLink: n
}) : null;
if (i === null) return false;
r = i;
}
return true;
}
function endOfFileDiff(e, t, {path: n, allowsLink: o}) {
const r = `diff --git ${quoted(`a/${n}`)} ${quoted(`b/${n}`)}`;
if (e[t] !== r) return null;
let i = t + 1;
while (d.test(e[i] ?? "")) i += 1;
const s = e.slice(t, i).includes("new file mode 120000");
if (e[i]?.startsWith("index ") === true) return s ? null : endOfBinary(e, i);
const l = i === e.length || e[i] === r;
if (l) return s ? null : i;
const isName = (e, t, o) => e?.replace(/\t$/, "") === `${t} ${quoted(`${o}/${n}`)}` || e === `${t} /dev/null`;
if (!isName(e[i], "---", "a") || !isName(e[i + 1], "+++", "b")) return null;
if (s && !(e[i + 2] === "@@ -0,0 +1 @@" && o(n, e[i + 3]?.slice(1) ?? ""))) return null;
for (i += 2; i < e.length && e[i] !== r; ) {
const t = endOfHunk(e, i);
if (t === null) return null;
i = t;
}
return i;
}
function endOfBinary(e, t) {
if (!/^index [0-9a-f]{40,64}\.\.[0-9a-f]{40,64}$/.test(e[t] ?? "")) return null;
if (e[t + 1] !== "GIT binary patch") return null;
let n = t + 2;
for (let t = 0; t < 2; t += 1) {
if (!/^literal \d+$/.test(e[n] ?? "")) return null;
for (n += 1; e[n] !== ""; n += 1) if (!/^[A-Za-z][!-~]{5,65}$/.test(e[n] ?? "")) return null;
n += 1;
}
return n;
}
function endOfHunk(e, t) {
const n = /^@@ -\d+(?:,(\d+))? \+\d+(?:,(\d+))? @@/.exec(e[t] ?? "");
if (n === null) return null;
let [o, r] = [ Number(n[1] ?? 1), Number(n[2] ?? 1) ];
let i = t + 1;
for (;o > 0 || r > 0 || e[i]?.startsWith("\\") === true; i += 1) {
const t = e[i]?.[0];
if (t === void 0 || !" -+\\".includes(t)) return null;
t !== " " && t !== "-" || (o -= 1);
t !== " " && t !== "+" || (r -= 1);
}
return o === 0 && r === 0 ? i : null;
}
}),
11456: (function(e, t, n) {
n.d(t, {
$9: () => isUnpatched,
TA: () => hasSecret,
gE: () => redactedChanges,
iS: () => patchBytes
});
var o = n(4573);
var r = n(37016);
function patchBytes(e) {
return Buffer.concat(e.map(bytesOf));
}
const bytesOf = ({diff: e, patch: t}) => t === void 0 ? Buffer.from(e ?? "") : Buffer.from(t, "latin1");
const isUnpatched = ({diff: e, patch: t}) => e === null && t === void 0;
function redactedChanges(e, t) {
const n = [];
const [i, s] = [ [], [] ];
for (const l of e) {
const e = bytesOf(l);
const c = l.patch?.includes("\nGIT binary patch\n") === true;
if (c && (0, r.ww)(l.patch ?? "").some(e => hasSecret(e, t))) {
s.push(l.path);
continue;
}
const a = (0, o.isUtf8)(e) ? "utf8" : "latin1";
const u = Buffer.from(t(e.toString(a)), a);
u.equals(e) || i.push(l.path);
n.push({
diff: null,
patch: u.toString("latin1")
});
}
return {
kept: n,
redacted: i,
secret: s
};
}
function hasSecret(e, t) {
return [ "utf8", "latin1", "utf16le" ].some(n => {
const o = e.toString(n);
return t(o) !== o;
});
}
}),
69898: (function(e, t, n) {
n.d(t, {
AP: () => changeTimeMs,
_5: () => isUnchanged,
_G: () => isSameState,
jj: () => fileStates,
oT: () => fileState
});
var o = n(77598);
var r = n(73024);
var i = n(58500);
const {O_NOFOLLOW: s, O_NONBLOCK: l, O_RDONLY: c} = r.constants;
const a = 64e6;
const u = 1e6;
const f = 100;
const d = 2500;
function fileState(e, t) {
const n = lstatOrNull(e);
if (n === null) return null;
if (n === "unknown") return {
...h,
mode: "other",
stamp: "unknown",
isFresh: false
};
const o = {
mode: modeOf(n),
stamp: stampOf(n),
isFresh: isFresh(n),
...n.isDirectory() ? {
isDirectory: true
} : {}
};
try {
if (n.isSymbolicLink()) return {
...o,
...read([ Buffer.from((0, r.readlinkSync)(e)) ], t)
};
if (!n.isFile() || n.size > a) return {
...o,
...h
};
return {
...o,
...readFile(e, n, t)
};
} catch (e) {
if (typeof e.code !== "string") throw e;
return {
...o,
...h
};
}
}
const h = {
digest: null,
content: null
};
function isUnchanged(e, t) {
const n = lstatOrNull(e);
if (t === null || n === null) return t === n;
if (n !== "unknown" && !t.isFresh && stampOf(n) === t.stamp) return true;
return isSameState(t, fileState(e, 0));
}
function isSameState(e, t) {
if (e === null || t === null) return e === t;
if (e.digest === null || t.digest === null) return e.stamp === t.stamp;
return e.digest === t.digest && e.mode === t.mode;
}
async function fileStates(e, t, {each: n, total: o, signal: r}) {
const s = new Map;
let l = o;
for (const o of t) {
if (r.aborted) break;
const t = fileState(`${e}/${o}`, Math.min(n, l));
l -= t?.content?.length ?? 0;
s.set(o, t);
s.size % 50 === 0 && await (0, i.setImmediate)();
}
return s;
}
function changeTimeMs(e) {
const t = lstatOrNull(e);
return t === null || t === "unknown" ? Number.NaN : t.ctimeMs;
}
function lstatOrNull(e) {
try {
return (0, r.lstatSync)(e, {
throwIfNoEntry: false
}) ?? null;
} catch (e) {
return e.code === "ENOTDIR" ? null : "unknown";
}
}
function modeOf(e) {
if (e.isSymbolicLink()) return "120000";
if (!e.isFile()) return "other";
return process.platform !== "win32" && (e.mode & 64) !== 0 ? "100755" : "100644";
}
function stampOf(e) {
return [ e.dev, e.ino, e.mode, e.size, e.mtimeMs, e.ctimeMs ].join(" ");
}
function isFresh({ctimeMs: e}) {
const t = e % 1e3 === 0 ? d : f;
return e > Date.now() - t;
}
function readFile(e, t, n) {
const o = (0, r.openSync)(e, c | s | l);
try {
const e = (0, r.fstatSync)(o);
if (!e.isFile() || e.ino !== t.ino) return h;
return read(chunks(o, e.size), n);
} finally {
(0, r.closeSync)(o);
}
}
function* chunks(e, t) {
const n = Buffer.allocUnsafe(Math.max(1, Math.min(t, u)));
for (let o = t; o > 0; ) {
const t = (0, r.readSync)(e, n, 0, Math.min(o, n.length), null);
if (t === 0) return;
o -= t;
yield n.subarray(0, t);
}
}
function read(e, t) {
const n = (0, o.createHash)("sha256");
let r = [];
let i = 0;
for (const o of e) {
n.update(o);
i += o.length;
i > t ? r = null : r?.push(Buffer.from(o));
}
return {
digest: n.digest("base64"),
content: r === null ? null : Buffer.concat(r)
};
}
}),
15250: (function(e, t, n) {
n.d(t, {
H: () => changesSection,
b: () => collapsedChanges
});
var o = n(54539);
var r = n(51061);
var i = n(74397);
var s = n(20653);
function changesSection(e, t) {
const n = `#### Changed files (${(0, o.ZV)(e.length)}, ${figuresOf(e)})`;
return [ n, ...blocksOf(e, t, folded) ].join("\n\n");
}
function collapsedChanges(e, {isCommitted: t, ...n}) {
if (e.length === 0) return "";
const r = `Diff${t ? "" : ", not committed"}: ${(0, o.B4)(e.length, "file")}, ${figuresOf(e)}`;
const i = blocksOf(e, n, e.length === 1 ? unfolded : folded);
return [ `<details><summary>${r}</summary>`, ...i, "</details>" ].join("\n\n");
}
function figuresOf(e) {
const sum = t => (0, o.ZV)(e.reduce((e, n) => e + n[t], 0));
return `+${sum("added")} \u2212${sum("removed")}`;
}
function blocksOf(e, t, n) {
const r = [];
let i = t.total;
for (const o of e.slice(0, t.files)) {
const {text: e, omitted: s} = headOf(o.diff ?? "", Math.min(t.each, i));
i -= e.length;
r.push(n(o, e, s));
}
const s = e.length - r.length;
s > 0 && r.push(`And ${(0, o.B4)(s, "more file")}.`);
return r;
}
function headOf(e, t) {
if (e.length <= t) return {
text: e,
omitted: 0
};
const n = e.slice(0, Math.max(0, e.lastIndexOf("\n", t)));
return {
text: n,
omitted: e.slice(n.length).trim().split("\n").length
};
}
function folded(e, t, n) {
const i = e.diff === null ? "" : ` +${(0, o.ZV)(e.added)} \u2212${(0, o.ZV)(e.removed)}`;
const l = `<summary>${(0, r.h8)((0, s.ml)(e.path, 200))} ${e.kind}${i}</summary>`;
return [ `<details>${l}`, ...bodyOf(e, t, n), "</details>" ].join("\n\n");
}
function unfolded(e, t, n) {
const o = t === "" ? [ `${(0, i.ti)((0, s.ml)(e.path, 200))} ${e.kind}` ] : [];
return [ ...o, ...bodyOf(e, t, n) ].join("\n\n");
}
function bodyOf(e, t, n) {
const s = [ e.note ?? (e.diff === null ? "No diff." : ""), n > 0 ? `${(0, o.B4)(n, "more line")} of the diff omitted.` : "" ];
const l = s.filter(e => e !== "").join(" ");
return [ ...t === "" ? [] : [ (0, r.OF)(t, "diff") ], ...l === "" ? [] : [ (0, i.ft)(l) ] ];
}
}),
71245: (function(e, t, n) {
n.d(t, {
_: () => coverageText,
k: () => unseenText
});
var o = n(54539);
var r = n(71860);
function coverageText({files: e, missing: t, unlisted: n = 0}) {
if (e === 0) return "";
const i = e - t.length - n;
const s = t.length - (0, r.u)({
files: e,
missing: t
}).length;
const l = s === 0 ? "" : ` (${(0, o.B4)(s, "lock file")} skipped)`;
return `${(0, o.ZV)(i)} of ${(0, o.B4)(e, "changed file")} read${l}`;
}
function unseenText({result: e, findings: t, subject: {coverage: n, requestedBy: i}}) {
if (n === void 0 || (0, r.u)(n).length + (n.unlisted ?? 0) === 0) return null;
const s = t.length > 0 || e.requests.some(({kind: e}) => e === "review") || /review/i.test(e.prompt) || i === null && e.changes.length === 0;
const {files: l, missing: c, unlisted: a = 0} = n;
return s ? `${(0, o.ZV)(l - c.length - a)} of ${(0, o.B4)(l, "changed file")} seen` : null;
}
}),
96682: (function(e, t, n) {
n.d(t, {
Q: () => lastCheckText
});
function lastCheckText({command: e, isBeforeChange: t, ...n}) {
const o = e.replace(/\s+/g, " ").replaceAll("`", "'").trim().slice(0, 120);
const r = endOf(n);
if (!t) return `Last check: \`${o}\` ${r}.`;
return n.exitCode === 0 ? `Last check: \`${o}\` ran before the last change.` : `Last check, before the last change: \`${o}\` ${r}.`;
}
function endOf({exitCode: e, didNotStart: t, isOtherCode: n}) {
if (t === true) return "could not start";
if (e === null) return "did not end";
if (n) return "ended; the exit code of the check itself is unknown";
return e === 0 ? "passed" : `failed with exit code ${String(e)}`;
}
}),
59046: (function(e, t, n) {
n.d(t, {
o: () => sandboxSentences
});
var o = n(20653);
const r = 20;
function sandboxSentences(e) {
if (e === void 0) return [];
const {level: t, reason: n, reached: s, blocked: l} = e;
return [ `Sandbox: ${t}. ${n}`, ...t === "none" ? [ i ] : [], ...s.length === 0 ? [] : [ `Hosts that commands reached: ${(0, 
o.KE)(s, r)}.` ], ...l.length === 0 ? [] : [ `Hosts that commands could not reach: ${(0, 
o.KE)(l, r)}.` ] ];
}
const i = "Commands that the rules permit can read and change everything that this job can, and reach every host.";
}),
49703: (function(e, t, n) {
n.d(t, {
G: () => sanitizedNotice
});
var o = n(54539);
const r = {
"control-character": [ "control character", "control characters" ],
"terminal-sequence": [ "terminal sequence", "terminal sequences" ],
"direction-mark": [ "direction mark", "direction marks" ],
"invisible-character": [ "invisible character", "invisible characters" ],
homoglyph: [ "word with homoglyphs", "words with homoglyphs" ],
entity: [ "entity", "entities" ],
tag: [ "HTML tag", "HTML tags" ],
"hidden-element": [ "hidden element", "hidden elements" ],
image: [ "image", "images" ],
"link-title": [ "link title", "link titles" ],
"link-definition": [ "link definition", "link definitions" ],
link: [ "link to another host", "links to other hosts" ],
mention: [ "mention", "mentions" ],
"closing-word": [ "closing word", "closing words" ],
reference: [ "reference to another repository", "references to other repositories" ],
"slash-command": [ "slash command", "slash commands" ],
fence: [ "open fence", "open fences" ],
mathematics: [ "text with formulas", "texts with formulas" ],
"unresolvable-markup": [ "piece of unresolvable markup", "pieces of unresolvable markup" ]
};
function sanitizedNotice(e) {
return e.map(({kind: e, count: t}) => (0, o.B4)(t, ...r[e])).join(", ");
}
}),
92747: (function(e, t, n) {
n.d(t, {
Mv: () => conditionParts,
WZ: () => refusedSection,
Z8: () => noticesSection,
u5: () => figures
});
var o = n(54539);
var r = n(51061);
var i = n(74397);
var s = n(20653);
var l = n(1359);
var c = n(59046);
var a = n(19326);
function refusedSection(e, t) {
const {refused: n} = e;
const r = n.reduce((e, {times: t}) => e + t, 0);
const i = (0, a.RJ)(n);
const s = i.slice(0, t).map(row);
const c = i.slice(t).reduce((e, {calls: t}) => e + t.length, 0);
return [ `#### Refused calls (${(0, o.ZV)(r)})`, [ "| Tool | Call | Why | Allowed by |", "| --- | --- | --- | --- |", ...s ].join("\n"), ...c > 0 ? [ `And ${(0, 
o.B4)(c, "more refused call")}.` ] : [], ...n.slice(0, t).flatMap(previewOf), ...suggestions(e, t), ...(0, 
l.W2)(e.result) ? [ "To end such a run as failed: `on-denied: fail`." ] : [] ].join("\n\n");
}
const u = 3e3;
function previewOf({tool: e, label: t, preview: n}) {
if (n === void 0) return [];
const o = `<summary>${(0, r.h8)((0, s.ml)(`${e} ${t}`, 200))}: the refused change</summary>`;
return [ `<details>${o}`, (0, r.OF)((0, s.ml)(n, u), "diff"), "</details>" ];
}
function suggestions({suggested: e, unpasteable: t, links: n}, i) {
const s = e.slice(0, i);
const l = e.length - s.length;
const c = n.reportPath === null ? "not shown" : "in the report";
const u = [ ...l > 0 ? [ `${(0, o.B4)(l, "more rule is", "more rules are")} ${c}.` ] : [], ...t > 0 ? [ `${(0, 
o.B4)(t, "more rule", "more rules")} cannot be shown safely: too long, or with unusual characters.` ] : [] ];
const f = n.onRunner ? [ "To allow them, add the rules that the job needs to the step:", (0, 
r.OF)((0, a.tR)(s), "yaml") ] : [ "To allow them, add the flags that the job needs to the command:", (0, 
r.OF)(s.map(a.Q$).join("\n"), "text") ];
return [ ...s.length === 0 ? [] : f, ...u.length === 0 ? [] : [ u.join(" ") ] ];
}
const f = 5;
function row({calls: e, reason: t, suggest: n}) {
const [{tool: r, origin: l} = {
tool: "",
origin: "model"
}] = e;
const c = l === "prompt" ? " (requested by the prompt)" : "";
const a = n.map(e => (0, i.ti)((0, s.ml)(e, 200))).join(" ") || "no rule";
const u = e.slice(0, f).map(({label: e, times: t}) => {
const n = t === 1 ? "" : ` (${(0, o.ZV)(t)} times)`;
return `${(0, i.ti)((0, s.ml)(e, 200))}${n}`;
});
const d = e.length > f ? [ `${(0, o.ZV)(e.length - f)} more` ] : [];
const h = [ ...u, ...d ].join("<br>");
return `| ${(0, i.ft)((0, s.ml)(r, 100))} | ${h} | ${(0, i.xG)((0, s.ml)(t, 300))}${c} | ${a} |`;
}
function noticesSection(e) {
return [ "#### Notices", e.map(e => `- ${(0, i.xG)((0, s.ml)(e, 500))}`).join("\n") ].join("\n\n");
}
function conditionParts({loadedInstructions: e, provenance: t, sandbox: n}) {
return [ instructionsLine(e ?? []), t === void 0 ? "" : provenanceLines(t), (0, 
c.o)(n).map(i.ft).join(" ") ];
}
function instructionsLine(e) {
const t = e.slice(0, d).map(({kind: e, path: t, bytes: n}) => {
const r = (0, i.ti)((0, s.ml)(t, 200));
return e === "skill" ? `skill ${r}` : `${r} (${(0, o.B4)(n, "byte")})`;
});
const n = e.length - t.length;
const r = n > 0 ? [ `${(0, o.ZV)(n)} more` ] : [];
return e.length === 0 ? "" : `Instructions loaded: ${[ ...t, ...r ].join(", ")}.`;
}
const d = 30;
function cachedShare({cacheReadTokens: e, inputTokens: t}) {
return `${String(Math.round(100 * e / Math.max(1, t)))} %`;
}
function figures({turns: e, model: t, toolCalls: n, usage: r, costUsd: c, durationMs: a, prompt: u}, f = true) {
if (e === 0 && r.inputTokens === 0) return "";
const d = [ ...r.cacheReadTokens > 0 ? [ `${(0, o.ZV)(r.cacheReadTokens)} or ${cachedShare(r)} from the cache` ] : [], ...r.cacheWriteTokens > 0 ? [ `${(0, 
o.ZV)(r.cacheWriteTokens)} into it` ] : [] ];
const h = `${(0, o.ZV)(r.inputTokens)} tokens in${d.length === 0 ? "" : ` (${d.join(", ")})`}`;
const m = [ (0, i.ti)((0, s.ml)(t, 100)), `prompt ${(0, i.ti)((0, s.ml)(u, 200))}`, (0, 
o.B4)(e, "turn"), (0, o.B4)(n, "tool call"), h, `${(0, o.ZV)(r.outputTokens)} out`, ...c !== null || f ? [ (0, 
l.BD)(c) ] : [], (0, l.a3)(a) ];
return m.join(" \xb7 ");
}
const h = 20;
function provenanceLines({trustedCommit: e, omitted: t}) {
const n = t.length - h;
const r = `Trusted commit: ${(0, i.ti)(e ?? "")}. Prompt, configuration, commands, skills and instruction files come from it.`;
return [ ...e === null ? [] : [ r ], ...t.slice(0, h).map(e => (0, i.ft)((0, s.ml)(e, 500))), ...n > 0 ? [ `And ${(0, 
o.B4)(n, "more omission")}.` ] : [] ].join("\n\n");
}
}),
19326: (function(e, t, n) {
n.d(t, {
KU: () => unpasteableRules,
Q$: () => allowFlag,
RJ: () => groupByRule,
fE: () => suggestedRules,
mM: () => allowLine,
tR: () => allowBlock,
uE: () => groupDenials
});
function groupDenials(e) {
const t = new Map;
for (const n of e) {
const e = JSON.stringify([ n.tool, n.label, n.reason, n.origin ]);
t.set(e, {
...n,
times: (t.get(e)?.times ?? 0) + 1
});
}
return [ ...t.values() ];
}
function groupByRule(e) {
const t = new Map;
for (const n of e) {
const {tool: e, reason: o, suggest: r, times: i, origin: s} = n;
const l = JSON.stringify([ e, o, r, s ]);
const {calls: c = [], times: a = 0} = t.get(l) ?? {};
t.set(l, {
calls: [ ...c, n ],
reason: o,
suggest: r,
times: a + i
});
}
return [ ...t.values() ];
}
function suggestedRules(e) {
return everyRule(e).filter(isPasteable);
}
function unpasteableRules(e) {
return everyRule(e).filter(e => !isPasteable(e)).length;
}
function everyRule(e) {
return [ ...new Set(e.flatMap(({suggest: e}) => e)) ];
}
function isPasteable(e) {
return e.length <= 500 && /^[A-Za-z]/.test(e) && !e.includes("${{") && !/[\p{C}\p{Zl}\p{Zp}\p{DI}]/u.test(e);
}
function allowBlock(e) {
return [ "allow: |", ...e.map(e => `  ${e}`) ].join("\n");
}
function allowLine(e) {
return `allow: ${/:(?:\s|$)|\s#/.test(e) ? `'${e.replaceAll("'", "''")}'` : e}`;
}
function allowFlag(e) {
return `--allow '${e.replaceAll("'", String.raw`'\''`)}'`;
}
}),
97979: (function(e, t, n) {
n.d(t, {
M: () => writesSection,
x: () => writeLines
});
var o = n(54539);
var r = n(74397);
var i = n(20653);
const s = {
created: "\u2705 posted",
updated: "\u2705 updated",
unchanged: "\u2705 already there",
"fell back": "\u21aa\ufe0f posted differently",
withheld: "\u23f8\ufe0f not posted",
refused: "\u26d4 refused",
failed: "\u274c failed"
};
function writesSection(e, t) {
const n = e.slice(0, t);
const l = e.length - n.length;
const c = n.map(({what: e, outcome: t, url: n, note: o}) => {
const l = (0, r.n1)(n) ? `[${s[t]}](${n})` : s[t];
return `| ${(0, r.ti)((0, i.ml)(e, 200))} | ${l} | ${(0, r.xG)((0, i.ml)(o, 300))} |`;
});
return [ "#### Writes", [ "| Write | Outcome | Note |", "| --- | --- | --- |", ...c ].join("\n"), ...l > 0 ? [ `And ${(0, 
o.B4)(l, "more")}.` ] : [] ].join("\n\n");
}
function writeLines(e) {
return e.map(({what: e, outcome: t, url: n, note: o}) => [ `${t.padEnd(9)} ${e}`, o, n ?? "" ].filter(e => e !== "").join("  "));
}
}),
32622: (function(e, t, n) {
n.d(t, {
o: () => truncateMarkdown
});
var o = n(54539);
var r = n(20653);
const i = {
fence: null,
details: 0
};
function truncateMarkdown(e, t) {
const size = e => t.unit === "bytes" ? Buffer.byteLength(e) : e.length;
if (size(e) <= t.limit) return e;
const n = t.whole === null ? "" : ` The whole text is ${t.whole}.`;
const r = `*Truncated here: ${(0, o.ZV)(t.limit)} of ${(0, o.ZV)(size(e))} ${t.unit} fit.${n}*`;
const i = t.limit - size(r) - size("\n\n");
const s = i <= 0 ? "" : lastFitting(e, i, size);
const l = s === "" ? r : `${s}\n\n${r}`;
return size(l) <= t.limit ? l : "";
}
function lastFitting(e, t, n) {
let o = {
end: 0,
open: i
};
let r = o;
let s = i;
let [l, c] = [ 0, 0 ];
for (const i of e.split("\n")) {
const e = openAfter(i, s);
const a = c + n(i);
if (a > t) {
const e = partOfLine(i, s, e => c + n(e) + closing(s).length <= t);
e > 0 && (o = {
end: l + e,
open: s
});
break;
}
if (a + closing(e).length <= t) {
o = {
end: l + i.length,
open: e
};
e.fence === null && e.details === 0 && (r = o);
}
s = e;
l += i.length + 1;
c = a + 1;
}
const {end: a, open: u} = r.end * 2 >= o.end ? r : o;
return `${e.slice(0, a)}${closing(u)}`.trimEnd();
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
const o = (e.match(/<details\b/gi)?.length ?? 0) - (e.match(/<\/details>/gi)?.length ?? 0);
return {
fence: n,
details: Math.max(0, t.details + o)
};
}
function closing({fence: e, details: t}) {
return `${e === null ? "" : `\n${e}`}${"\n\n</details>".repeat(t)}`;
}
function partOfLine(e, {fence: t}, n) {
if (t === null && /^\s*(?:\||<|`{3}|~{3})/.test(e)) return 0;
let [o, i] = [ 0, e.length ];
while (o < i) {
const t = Math.ceil((o + i) / 2);
n(e.slice(0, t)) ? o = t : i = t - 1;
}
return t === null ? safeEnd(e, o) : (0, r.GH)(e, o).length;
}
const s = 2e3;
function safeEnd(e, t) {
let n = 0;
let o = null;
for (const {0: r, index: i} of e.slice(0, t + 1).matchAll(/`+|\]\(|[[\])>]|<(?=[a-z/])|\s+/gi)) {
o !== null && i - o.since > s && (o = null);
o !== null ? r === o.until ? o = null : r === "](" && o.until === "]" && (o = {
until: ")",
since: o.since
}) : r.startsWith("`") ? o = {
until: r,
since: i
} : r === "[" ? o = {
until: "]",
since: i
} : r === "<" ? o = {
until: ">",
since: i
} : /^\s/.test(r) && (n = i);
}
return n;
}
})
};
