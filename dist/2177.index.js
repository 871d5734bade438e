"use strict";

exports.id = 2177;

exports.ids = [ 2177 ];

exports.modules = {
37016: (function(t, e, n) {
n.d(e, {
JU: () => binaryHunks,
ww: () => literalsIn,
zA: () => blobId
});
var r = n(77598);
var o = n(38522);
const l = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz!#$%&()*+-;<=>?@^_`{|}~";
const i = 52;
function binaryHunks(t, e) {
return `GIT binary patch\n${literal(e)}\n${literal(t)}\n`;
}
function literal(t) {
const e = (0, o.deflateSync)(t);
let n = "";
for (let t = 0; t < e.length; t += i) {
const r = e.subarray(t, t + i);
n += `${String.fromCharCode(r.length <= 26 ? 64 + r.length : 70 + r.length)}${encoded(r)}\n`;
}
return `literal ${String(t.length)}\n${n}`;
}
function encoded(t) {
let e = "";
for (let n = 0; n < t.length; n += 4) {
let r = 0;
for (let e = 0; e < 4; e += 1) r = r * 256 + (t[n + e] ?? 0);
let o = "";
for (let t = 0; t < 5; t += 1) {
o = l.charAt(r % 85) + o;
r = Math.floor(r / 85);
}
e += o;
}
return e;
}
function literalsIn(t) {
return [ ...t.matchAll(/^literal \d+\n((?:[A-Za-z][^\n]+\n)*)/gm) ].map(([, t = ""]) => (0, 
o.inflateSync)(Buffer.concat(t.trimEnd().split("\n").map(decoded))));
}
function decoded(t) {
const e = t.charCodeAt(0);
const n = e <= 90 ? e - 64 : e - 70;
const r = Buffer.alloc(Math.ceil(n / 4) * 4);
for (let e = 0; e < r.length; e += 4) {
let n = 0;
for (const r of t.slice(1 + e / 4 * 5, 6 + e / 4 * 5)) n = n * 85 + l.indexOf(r);
r.writeUInt32BE(n, e);
}
return r.subarray(0, n);
}
function blobId(t, e) {
return (0, r.createHash)(e === 64 ? "sha256" : "sha1").update(`blob ${String(t.length)}\0`).update(t).digest("hex");
}
}),
62177: (function(t, e, n) {
n.d(e, {
Au: () => nameInDiff,
Bb: () => isDiffOf,
diffableState: () => diffableState,
uQ: () => describeChange
});
var r = n(4573);
var o = n(54539);
var l = n(69898);
var i = n(49977);
var f = n(37016);
const u = 1e6;
const a = 15e6;
function diffableState(t, e = a) {
const n = (0, l.oT)(t, Math.max(0, Math.min(a, e)));
return n?.isDirectory === true ? null : n;
}
async function describeChange(t, e, n) {
const {before: r, after: l} = e;
const i = unpatchable([ r, l ].filter(t => t !== null));
const f = r === null ? "created" : l === null ? "deleted" : "modified";
const u = {
path: t,
kind: f,
added: 0,
removed: 0,
diff: null
};
if (i !== null) return {
...u,
note: i
};
if (isSame(r, l)) return null;
const a = `${n.prefix}${t}`;
const s = await shownDiff(t, e, {
...n,
kind: f,
name: a
});
const c = s.diff !== null && isUtf8Text(r) && isUtf8Text(l);
if (c) return s;
const d = await exactPatch(a, e, n.idLength);
if (d.length <= n.patchRoom) return {
...s,
patch: d
};
return {
...s,
diff: null,
note: `its patch has ${(0, o.ZV)(d.length)} bytes, more than fits`
};
}
function unpatchable(t) {
if (t.some(({mode: t}) => t === "160000")) return "a nested repository";
if (t.some(({mode: t}) => t === "other")) return "not a regular file";
return t.some(({content: t}) => t === null) ? "too large for a diff" : null;
}
async function shownDiff(t, {before: e, after: n}, {kind: r, name: o, room: l, isComplete: f}) {
const none = (e, n = 0, o = 0) => ({
path: t,
kind: r,
added: n,
removed: o,
diff: null,
note: e
});
const a = [ e, n ].filter(t => t !== null);
if (isTypeChange(e, n)) return none("a link on one side, a file on the other");
if (a.some(({content: t}) => t?.includes(0) === true)) return none("binary");
if (a.some(({content: t}) => (t?.length ?? 0) > u)) return none("too large for a diff");
if (l <= 0) return none("the diffs above use up the space of the report");
const c = [ textOf(e, "utf8"), textOf(n, "utf8") ];
const d = await (0, i.H)(...c, s) ?? (f ? (0, i.a)(...c) : null);
if (d === null) return none("too different for a diff");
const h = fileDiff(o, {
before: e,
after: n
}, d.text);
const m = Buffer.byteLength(h);
if (m <= l) return {
path: t,
kind: r,
added: d.added,
removed: d.removed,
diff: h
};
return none(`the diff has ${String(m)} bytes, more than fits into the report`, d.added, d.removed);
}
const s = {
context: 3,
timeoutMs: 500
};
async function exactPatch(t, {before: e, after: n}, r) {
if (isTypeChange(e, n)) {
const o = await exactPatch(t, {
before: e,
after: null
}, r);
return o + await exactPatch(t, {
before: null,
after: n
}, r);
}
const o = [ e?.content ?? Buffer.alloc(0), n?.content ?? Buffer.alloc(0) ];
if (!o.every(t => t.length <= u && !t.includes(0))) {
const [l, i] = o.map(t => (0, f.zA)(t, r));
const u = [ e === null ? "0".repeat(r) : l, n === null ? "0".repeat(r) : i ];
return bytesOf(`${headOf(t, e, n)}index ${u.join("..")}\n`) + (0, f.JU)(...o);
}
const l = [ textOf(e, "latin1"), textOf(n, "latin1") ];
const {text: a} = await (0, i.H)(...l, s) ?? (0, i.a)(...l);
const c = fileDiff(t, {
before: e,
after: n
}, "");
return a === "" ? bytesOf(c) : bytesOf(c + namesOf(t, e, n)) + a;
}
const bytesOf = t => Buffer.from(t).toString("latin1");
function fileDiff(t, {before: e, after: n}, r) {
return `${headOf(t, e, n)}${r === "" ? "" : `${namesOf(t, e, n)}${r}`}`;
}
const textOf = (t, e) => t?.content?.toString(e) ?? "";
const isUtf8Text = t => t === null || t.content === null || (0, r.isUtf8)(t.content);
const isTypeChange = (t, e) => t !== null && e !== null && t.mode === "120000" !== (e.mode === "120000");
function isSame(t, e) {
if (t?.content === void 0 || t.content === null || !e?.content) return false;
return t.mode === e.mode && t.content.equals(e.content);
}
function headOf(t, e, n) {
const r = `diff --git ${quoted(`a/${t}`)} ${quoted(`b/${t}`)}\n`;
if (e === null) return `${r}new file mode ${n?.mode ?? ""}\n`;
if (n === null) return `${r}deleted file mode ${e.mode}\n`;
return e.mode === n.mode ? r : `${r}old mode ${e.mode}\nnew mode ${n.mode}\n`;
}
function namesOf(t, e, n) {
const name = (e, n) => {
const r = quoted(`${e}/${t}`);
return n === null ? "/dev/null" : r.includes(" ") ? `${r}\t` : r;
};
return `--- ${name("a", e)}\n+++ ${name("b", n)}\n`;
}
const c = {
"\n": "\\n",
"\t": "\\t",
"\r": "\\r",
'"': '\\"',
"\\": "\\\\"
};
function quoted(t) {
const e = /[\x00-\x1f\x7f"\\]/g;
if (!e.test(t)) return t;
const octal = t => `\\${t.charCodeAt(0).toString(8).padStart(3, "0")}`;
return `"${t.replaceAll(e, t => c[t] ?? octal(t))}"`;
}
const d = /^(?:(?:new file|deleted file) mode 120000|(?:new file|deleted file|old|new) mode 100(?:644|755))$/;
function nameInDiff(t, e) {
const n = /^diff --git (.*)/.exec(e)?.[1] ?? "";
const r = n.slice(0, (n.length - 1) / 2);
const o = quoted(t) === t ? t : quoted(t).slice(1);
const l = r.startsWith('"') ? '"a/' : "a/";
if (!r.startsWith(l) || !r.endsWith(o)) return null;
const i = r.slice(l.length, r.length - o.length);
return i === "" || i.endsWith("/") ? `${i}${t}` : null;
}
function isDiffOf(t, e, n) {
const r = e.split("\n");
if (r.pop() !== "") return false;
let o = 0;
for (let e = 0; o < r.length; e += 1) {
const l = e < 2 ? endOfFileDiff(r, o, {
path: t,
allowsLink: n
}) : null;
if (l === null) return false;
o = l;
}
return true;
}
function endOfFileDiff(t, e, {path: n, allowsLink: r}) {
const o = `diff --git ${quoted(`a/${n}`)} ${quoted(`b/${n}`)}`;
if (t[e] !== o) return null;
let l = e + 1;
while (d.test(t[l] ?? "")) l += 1;
const i = t.slice(e, l).includes("new file mode 120000");
if (t[l]?.startsWith("index ") === true) return i ? null : endOfBinary(t, l);
const f = l === t.length || t[l] === o;
if (f) return i ? null : l;
const isName = (t, e, r) => t?.replace(/\t$/, "") === `${e} ${quoted(`${r}/${n}`)}` || t === `${e} /dev/null`;
if (!isName(t[l], "---", "a") || !isName(t[l + 1], "+++", "b")) return null;
if (i && !(t[l + 2] === "@@ -0,0 +1 @@" && r(n, t[l + 3]?.slice(1) ?? ""))) return null;
for (l += 2; l < t.length && t[l] !== o; ) {
const e = endOfHunk(t, l);
if (e === null) return null;
l = e;
}
return l;
}
function endOfBinary(t, e) {
if (!/^index [0-9a-f]{40,64}\.\.[0-9a-f]{40,64}$/.test(t[e] ?? "")) return null;
if (t[e + 1] !== "GIT binary patch") return null;
let n = e + 2;
for (let e = 0; e < 2; e += 1) {
if (!/^literal \d+$/.test(t[n] ?? "")) return null;
for (n += 1; t[n] !== ""; n += 1) if (!/^[A-Za-z][!-~]{5,65}$/.test(t[n] ?? "")) return null;
n += 1;
}
return n;
}
function endOfHunk(t, e) {
const n = /^@@ -\d+(?:,(\d+))? \+\d+(?:,(\d+))? @@/.exec(t[e] ?? "");
if (n === null) return null;
let [r, o] = [ Number(n[1] ?? 1), Number(n[2] ?? 1) ];
let l = e + 1;
for (;r > 0 || o > 0 || t[l]?.startsWith("\\") === true; l += 1) {
const e = t[l]?.[0];
if (e === void 0 || !" -+\\".includes(e)) return null;
e !== " " && e !== "-" || (r -= 1);
e !== " " && e !== "+" || (o -= 1);
}
return r === 0 && o === 0 ? l : null;
}
}),
69898: (function(t, e, n) {
n.d(e, {
AP: () => changeTimeMs,
_5: () => isUnchanged,
_G: () => isSameState,
jj: () => fileStates,
oT: () => fileState
});
var r = n(77598);
var o = n(73024);
var l = n(58500);
const {O_NOFOLLOW: i, O_NONBLOCK: f, O_RDONLY: u} = o.constants;
const a = 64e6;
const s = 1e6;
const c = 100;
const d = 2500;
function fileState(t, e) {
const n = lstatOrNull(t);
if (n === null) return null;
if (n === "unknown") return {
...h,
mode: "other",
stamp: "unknown",
isFresh: false
};
const r = {
mode: modeOf(n),
stamp: stampOf(n),
isFresh: isFresh(n),
...n.isDirectory() ? {
isDirectory: true
} : {}
};
try {
if (n.isSymbolicLink()) return {
...r,
...read([ Buffer.from((0, o.readlinkSync)(t)) ], e)
};
if (!n.isFile() || n.size > a) return {
...r,
...h
};
return {
...r,
...readFile(t, n, e)
};
} catch (t) {
if (typeof t.code !== "string") throw t;
return {
...r,
...h
};
}
}
const h = {
digest: null,
content: null
};
function isUnchanged(t, e) {
const n = lstatOrNull(t);
if (e === null || n === null) return e === n;
if (n !== "unknown" && !e.isFresh && stampOf(n) === e.stamp) return true;
return isSameState(e, fileState(t, 0));
}
function isSameState(t, e) {
if (t === null || e === null) return t === e;
if (t.digest === null || e.digest === null) return t.stamp === e.stamp;
return t.digest === e.digest && t.mode === e.mode;
}
async function fileStates(t, e, {each: n, total: r, signal: o}) {
const i = new Map;
let f = r;
for (const r of e) {
if (o.aborted) break;
const e = fileState(`${t}/${r}`, Math.min(n, f));
f -= e?.content?.length ?? 0;
i.set(r, e);
i.size % 50 === 0 && await (0, l.setImmediate)();
}
return i;
}
function changeTimeMs(t) {
const e = lstatOrNull(t);
return e === null || e === "unknown" ? Number.NaN : e.ctimeMs;
}
function lstatOrNull(t) {
try {
return (0, o.lstatSync)(t, {
throwIfNoEntry: false
}) ?? null;
} catch (t) {
return t.code === "ENOTDIR" ? null : "unknown";
}
}
function modeOf(t) {
if (t.isSymbolicLink()) return "120000";
if (!t.isFile()) return "other";
return process.platform !== "win32" && (t.mode & 64) !== 0 ? "100755" : "100644";
}
function stampOf(t) {
return [ t.dev, t.ino, t.mode, t.size, t.mtimeMs, t.ctimeMs ].join(" ");
}
function isFresh({ctimeMs: t}) {
const e = t % 1e3 === 0 ? d : c;
return t > Date.now() - e;
}
function readFile(t, e, n) {
const r = (0, o.openSync)(t, u | i | f);
try {
const t = (0, o.fstatSync)(r);
if (!t.isFile() || t.ino !== e.ino) return h;
return read(chunks(r, t.size), n);
} finally {
(0, o.closeSync)(r);
}
}
function* chunks(t, e) {
const n = Buffer.allocUnsafe(Math.max(1, Math.min(e, s)));
for (let r = e; r > 0; ) {
const e = (0, o.readSync)(t, n, 0, Math.min(r, n.length), null);
if (e === 0) return;
r -= e;
yield n.subarray(0, e);
}
}
function read(t, e) {
const n = (0, r.createHash)("sha256");
let o = [];
let l = 0;
for (const r of t) {
n.update(r);
l += r.length;
l > e ? o = null : o?.push(Buffer.from(r));
}
return {
digest: n.digest("base64"),
content: o === null ? null : Buffer.concat(o)
};
}
})
};
