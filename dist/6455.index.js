"use strict";

exports.id = 6455;

exports.ids = [ 6455, 147, 2177 ];

exports.modules = {
46455: (function(t, e, n) {
n.r(e);
n.d(e, {
hideDeniedFiles: () => hideDeniedFiles,
watchChanges: () => watchChanges,
withStoredLineEnds: () => withStoredLineEnds
});
var o = n(4573);
var r = n(76760);
var i = n(42357);
var a = n(69898);
var s = n(75665);
var l = n(25422);
var f = n(38287);
var c = n(62177);
var u = n(20147);
const d = {
maxDiffBytes: 3e4,
maxTotalBytes: 2e5,
maxPatchBytes: 5e7
};
const h = {
maxDiffBytes: 4e6,
maxTotalBytes: 1e7,
maxPatchBytes: 1e7
};
const m = 64e6;
const p = {
each: 2e5,
total: 1e7
};
const g = {
notice: null,
base: null,
mixed: new Set,
hidden: new Set
};
function watchChanges(t) {
const {root: e, git: n, written: o, signal: r, atEnd: a, baseline: s = null} = t;
if (n === null) {
const since = async () => ({
...g,
files: await describeAll(await differing(e, o, null), null)
});
return {
begin: () => {},
ready: () => Promise.resolve(),
since: since
};
}
const c = new AbortController;
const begin = async () => {
const o = await snapshot(e, n((0, l.JG)(c.signal, r)), c.signal, s);
const {head: i, atMs: a, states: f} = o;
s === null && t.onBaseline?.({
head: i,
since: a,
dirty: [ ...f.keys() ]
});
return o;
};
let u = null;
const settled = t => t.then(() => {}, () => {});
const examine = () => settled(u ??= begin());
let d = false;
return {
begin: () => void examine(),
ready: () => {
d = true;
return examine();
},
since: async () => {
if (!d || u === null) {
c.abort();
u !== null && await settled(u);
return {
...g,
files: []
};
}
try {
return await changesSince(await u, t, n(a()));
} catch (t) {
(0, i.ki)(t, f.U);
const n = await describeAll(await differing(e, o, null), null);
const r = `The changed files could not be listed: ${t.message}. Only those that the file tools wrote are shown.`;
return {
...g,
files: n,
notice: r
};
}
}
};
}
async function snapshot(t, e, n, o) {
const r = o?.since ?? Date.now();
const i = o === null ? await e.headSha() : o.head;
const {tracked: s, untracked: l, nested: f, unnamed: c} = await e.treeChanges(i);
const u = o === null ? null : new Set(o.dirty);
const wasDirty = t => u === null || u.has(t);
const d = await (0, a.jj)(t, [ ...s.keys(), ...l ].filter(t => !f.has(t) && wasDirty(t)), {
...p,
signal: n
});
for (const t of f) wasDirty(t) && d.set(t, await e.nestedState(t));
return {
head: i,
atMs: r,
states: d,
unnamed: c
};
}
async function changesSince(t, {root: e, written: n, hasWholeDiffs: o}, r) {
const i = await differing(e, n, {
start: t,
git: r
});
const a = await describeAll(i, r, {
hasWholeDiffs: o === true,
idLength: t.head?.length
});
const s = new Set(a.map(({path: t}) => t));
const those = t => new Set(i.flatMap(e => s.has(e.path) && t(e) ? [ e.path ] : []));
const l = those(({path: e}) => t.states.has(e));
return {
files: a,
notice: null,
base: t.head,
mixed: l,
hidden: those(({isHidden: t}) => t)
};
}
const y = {
mode: "other",
digest: null,
stamp: "",
isFresh: false,
content: null
};
async function differing(t, e, n) {
const o = new Map;
let i = m;
const stateOf = t => {
const e = (0, c.diffableState)(t, i);
i -= e?.content?.length ?? 0;
return e;
};
const compare = (e, n, r) => {
const i = `${t}/${e}`;
o.has(e) || (0, a._5)(i, n) || o.set(e, {
path: e,
before: n,
after: stateOf(i),
isHidden: r
});
};
if (n !== null) {
const {start: i, git: s} = n;
const l = await s.treeChanges(i.head);
const {nested: f, unnamed: c} = l;
for (const t of c) {
if (i.unnamed.has(t)) continue;
o.set(t, {
path: t,
before: null,
after: y,
isHidden: false,
note: u.y
});
}
const d = new Set([ ...l.tracked.keys(), ...l.untracked, ...f ]);
for (const t of f) {
const [e, n] = [ i.states.get(t), await s.nestedState(t) ];
if (e !== void 0 && (0, a._G)(e, n)) continue;
o.set(t, {
path: t,
before: e ?? l.tracked.get(t) ?? null,
after: n,
isHidden: false
});
}
for (const [t, e] of i.states) f.has(t) || compare(t, e, false);
for (const [e, n] of l.tracked) {
if (i.states.has(e) || f.has(e)) continue;
o.set(e, {
path: e,
before: n,
after: stateOf((0, r.join)(t, e)),
isHidden: false
});
}
const h = oldFiles(t, i, [ ...o.keys(), ...e.keys(), ...l.untracked ]);
for (const t of l.untracked) {
if (i.states.has(t) || l.tracked.has(t) || e.has(t) || h(t)) continue;
compare(t, null, false);
}
for (const [t, n] of e) i.states.has(t) || compare(t, n, !d.has(t));
} else for (const [t, n] of e) compare(t, n, false);
return [ ...o.values() ].sort((t, e) => Buffer.compare(Buffer.from(t.path), Buffer.from(e.path)));
}
function oldFiles(t, {atMs: e}, n) {
if (!n.some(t => (0, r.basename)(t) === ".gitignore")) return () => false;
return n => (0, a.AP)((0, r.join)(t, n)) < e;
}
async function describeAll(t, e, {hasWholeDiffs: n = false, idLength: o = 40} = {}) {
const r = t.flatMap(({before: t}) => t !== null && "id" in t ? [ t.id ] : []);
const i = await (e?.blobs(r)) ?? new Map;
const sideOf = t => t !== null && "id" in t ? {
mode: t.mode,
content: i.get(t.id) ?? null
} : t;
const a = e === null ? null : await withStoredLineEnds(t, e);
const s = [];
const l = n ? h : d;
const f = t.length === 0 ? "" : await (e?.prefix()) ?? "";
let [u, m] = [ l.maxTotalBytes, l.maxPatchBytes ];
for (const {path: e, before: r, after: i, isHidden: d, note: h} of t) {
if (r === null && i === null) continue;
const t = await (0, c.uQ)(e, {
before: sideOf(r),
after: a?.get(e) ?? i
}, {
room: Math.min(u, l.maxDiffBytes),
patchRoom: m,
isComplete: n,
prefix: f,
idLength: o
});
if (t === null) continue;
u -= Buffer.byteLength(t.diff ?? "");
m -= t.patch?.length ?? 0;
const p = h ?? (d ? t.note ?? "not listed by git" : t.note);
s.push(p === void 0 ? t : {
...t,
note: p
});
}
return s;
}
function hideDeniedFiles(t, e) {
const n = t.files.map(t => e(t.path) ? t : deniedFile(t));
return {
...t,
files: n
};
}
function deniedFile({path: t, kind: e, diff: n, note: o, patch: r}) {
const i = n !== null || r !== void 0;
const a = {
path: t,
kind: e,
added: 0,
removed: 0,
diff: null
};
return i || o === void 0 ? {
...a,
note: u.Q
} : {
...a,
note: o
};
}
const w = 3e4;
async function withStoredLineEnds(t, e) {
const n = t.flatMap(({path: t, before: e, after: n}) => n?.mode.startsWith("100") !== true || n.content === null || e !== null && !("id" in e) ? [] : [ {
path: t,
after: n,
content: n.content
} ]);
const r = n.filter(({content: t}) => t.includes("\r\n") || t.includes("$Id:") || t.includes(0) || t.includes(27) || !(0, 
o.isUtf8)(t));
const i = new Map;
for (const t of inCalls(r)) {
const n = await idsOf(t.map(({path: t}) => t), e);
for (const {path: e, after: o, content: r} of t) {
const t = n.get(e);
const a = t === void 0 ? null : (0, s.Z)(r, t);
a !== null && i.set(e, {
...o,
content: a
});
}
}
return i;
}
function* inCalls(t) {
let e = [];
let n = 0;
for (const o of t) {
const t = o.path.length + 3;
if (e.length > 0 && n + t > w) {
yield e;
[e, n] = [ [], 0 ];
}
e.push(o);
n += t;
}
e.length > 0 && (yield e);
}
async function idsOf(t, e) {
const n = await e.filteredPaths(t);
return await e.blobIds(t.filter(t => !n.has(t))).catch((0, i.j6)(f.U, () => new Map));
}
}),
20147: (function(t, e, n) {
n.d(e, {
Q: () => f,
keepFiles: () => keepFiles,
keepUnpatched: () => keepUnpatched,
y: () => c
});
var o = n(76760);
var r = n(73024);
const i = 8e6;
const a = 64e3;
function keepFile(t, e, n) {
try {
if (!(0, r.lstatSync)(t).isFile() || hasPart(t, n)) return false;
(0, r.mkdirSync)((0, o.dirname)(e), {
recursive: true,
mode: 448
});
moveFile(t, e);
return true;
} catch (t) {
if (typeof t.code !== "string") throw t;
return false;
}
}
function moveFile(t, e) {
try {
(0, r.renameSync)(t, e);
} catch (n) {
if (n.code !== "EXDEV") throw n;
(0, r.copyFileSync)(t, e);
}
}
function hasPart(t, e) {
const n = (0, r.openSync)(t, "r");
try {
const t = Buffer.alloc(i);
for (let o = 0; ;o += i - a) {
const a = (0, r.readSync)(n, t, 0, i, o);
if (e(t.subarray(0, a))) return true;
if (a < i) return false;
}
} finally {
(0, r.closeSync)(n);
}
}
var s = n(20653);
var l = n(11456);
const f = "not permitted by the rules";
const c = "its name is not UTF-8";
function keepUnpatched(t, e) {
const n = t.filter(l.$9);
if (n.length === 0) return [];
const r = n.map(({path: t, note: e}) => `${t} (${e ?? "unknown"})`);
const i = `Not in changes.patch: ${(0, s.KE)(r, 5)}.`;
if (e.artifacts === null) return [ i ];
const a = (0, o.join)(e.artifacts, "changed-files");
const f = keepFiles(n, a, e);
if (f.length === 0) return [ `${i} Removed with the worktree.` ];
return [ `${i} ${f.length === n.length ? "Kept" : `${(0, s.KE)(f, 5)}: kept`} in ${a}.` ];
}
function keepFiles(t, e, n) {
return t.filter(t => keep(t, e, n)).map(({path: t}) => t);
}
function keep({path: t, kind: e, note: n}, r, {directory: i, redact: a}) {
if (e === "deleted" || n === f) return false;
const s = n === c ? Buffer.concat([ Buffer.from(`${i}/`), rawName(t) ]) : (0, o.join)(i, t);
return keepFile(s, (0, o.join)(r, t), t => (0, l.TA)(t, a));
}
const rawName = t => Buffer.from(t.replace(/\\([0-7]{3})/g, (t, e) => String.fromCharCode(Number.parseInt(e, 8))), "latin1");
}),
37016: (function(t, e, n) {
n.d(e, {
JU: () => binaryHunks,
ww: () => literalsIn,
zA: () => blobId
});
var o = n(77598);
var r = n(38522);
const i = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz!#$%&()*+-;<=>?@^_`{|}~";
const a = 52;
function binaryHunks(t, e) {
return `GIT binary patch\n${literal(e)}\n${literal(t)}\n`;
}
function literal(t) {
const e = (0, r.deflateSync)(t);
let n = "";
for (let t = 0; t < e.length; t += a) {
const o = e.subarray(t, t + a);
n += `${String.fromCharCode(o.length <= 26 ? 64 + o.length : 70 + o.length)}${encoded(o)}\n`;
}
return `literal ${String(t.length)}\n${n}`;
}
function encoded(t) {
let e = "";
for (let n = 0; n < t.length; n += 4) {
let o = 0;
for (let e = 0; e < 4; e += 1) o = o * 256 + (t[n + e] ?? 0);
let r = "";
for (let t = 0; t < 5; t += 1) {
r = i.charAt(o % 85) + r;
o = Math.floor(o / 85);
}
e += r;
}
return e;
}
function literalsIn(t) {
return [ ...t.matchAll(/^literal \d+\n((?:[A-Za-z][^\n]+\n)*)/gm) ].map(([, t = ""]) => (0, 
r.inflateSync)(Buffer.concat(t.trimEnd().split("\n").map(decoded))));
}
function decoded(t) {
const e = t.charCodeAt(0);
const n = e <= 90 ? e - 64 : e - 70;
const o = Buffer.alloc(Math.ceil(n / 4) * 4);
for (let e = 0; e < o.length; e += 4) {
let n = 0;
for (const o of t.slice(1 + e / 4 * 5, 6 + e / 4 * 5)) n = n * 85 + i.indexOf(o);
o.writeUInt32BE(n, e);
}
return o.subarray(0, n);
}
function blobId(t, e) {
return (0, o.createHash)(e === 64 ? "sha256" : "sha1").update(`blob ${String(t.length)}\0`).update(t).digest("hex");
}
}),
62177: (function(t, e, n) {
n.d(e, {
Au: () => nameInDiff,
Bb: () => isDiffOf,
diffableState: () => diffableState,
uQ: () => describeChange
});
var o = n(4573);
var r = n(54539);
var i = n(69898);
var a = n(49977);
var s = n(37016);
const l = 1e6;
const f = 15e6;
function diffableState(t, e = f) {
const n = (0, i.oT)(t, Math.max(0, Math.min(f, e)));
return n?.isDirectory === true ? null : n;
}
async function describeChange(t, e, n) {
const {before: o, after: i} = e;
const a = unpatchable([ o, i ].filter(t => t !== null));
const s = o === null ? "created" : i === null ? "deleted" : "modified";
const l = {
path: t,
kind: s,
added: 0,
removed: 0,
diff: null
};
if (a !== null) return {
...l,
note: a
};
if (isSame(o, i)) return null;
const f = `${n.prefix}${t}`;
const c = await shownDiff(t, e, {
...n,
kind: s,
name: f
});
const u = c.diff !== null && isUtf8Text(o) && isUtf8Text(i);
if (u) return c;
const d = await exactPatch(f, e, n.idLength);
if (d.length <= n.patchRoom) return {
...c,
patch: d
};
return {
...c,
diff: null,
note: `its patch has ${(0, r.ZV)(d.length)} bytes, more than fits`
};
}
function unpatchable(t) {
if (t.some(({mode: t}) => t === "160000")) return "a nested repository";
if (t.some(({mode: t}) => t === "other")) return "not a regular file";
return t.some(({content: t}) => t === null) ? "too large for a diff" : null;
}
async function shownDiff(t, {before: e, after: n}, {kind: o, name: r, room: i, isComplete: s}) {
const none = (e, n = 0, r = 0) => ({
path: t,
kind: o,
added: n,
removed: r,
diff: null,
note: e
});
const f = [ e, n ].filter(t => t !== null);
if (isTypeChange(e, n)) return none("a link on one side, a file on the other");
if (f.some(({content: t}) => t?.includes(0) === true)) return none("binary");
if (f.some(({content: t}) => (t?.length ?? 0) > l)) return none("too large for a diff");
if (i <= 0) return none("the diffs above use up the space of the report");
const u = [ textOf(e, "utf8"), textOf(n, "utf8") ];
const d = await (0, a.H)(...u, c) ?? (s ? (0, a.a)(...u) : null);
if (d === null) return none("too different for a diff");
const h = fileDiff(r, {
before: e,
after: n
}, d.text);
const m = Buffer.byteLength(h);
if (m <= i) return {
path: t,
kind: o,
added: d.added,
removed: d.removed,
diff: h
};
return none(`the diff has ${String(m)} bytes, more than fits into the report`, d.added, d.removed);
}
const c = {
context: 3,
timeoutMs: 500
};
async function exactPatch(t, {before: e, after: n}, o) {
if (isTypeChange(e, n)) {
const r = await exactPatch(t, {
before: e,
after: null
}, o);
return r + await exactPatch(t, {
before: null,
after: n
}, o);
}
const r = [ e?.content ?? Buffer.alloc(0), n?.content ?? Buffer.alloc(0) ];
if (!r.every(t => t.length <= l && !t.includes(0))) {
const [i, a] = r.map(t => (0, s.zA)(t, o));
const l = [ e === null ? "0".repeat(o) : i, n === null ? "0".repeat(o) : a ];
return bytesOf(`${headOf(t, e, n)}index ${l.join("..")}\n`) + (0, s.JU)(...r);
}
const i = [ textOf(e, "latin1"), textOf(n, "latin1") ];
const {text: f} = await (0, a.H)(...i, c) ?? (0, a.a)(...i);
const u = fileDiff(t, {
before: e,
after: n
}, "");
return f === "" ? bytesOf(u) : bytesOf(u + namesOf(t, e, n)) + f;
}
const bytesOf = t => Buffer.from(t).toString("latin1");
function fileDiff(t, {before: e, after: n}, o) {
return `${headOf(t, e, n)}${o === "" ? "" : `${namesOf(t, e, n)}${o}`}`;
}
const textOf = (t, e) => t?.content?.toString(e) ?? "";
const isUtf8Text = t => t === null || t.content === null || (0, o.isUtf8)(t.content);
const isTypeChange = (t, e) => t !== null && e !== null && t.mode === "120000" !== (e.mode === "120000");
function isSame(t, e) {
if (t?.content === void 0 || t.content === null || !e?.content) return false;
return t.mode === e.mode && t.content.equals(e.content);
}
function headOf(t, e, n) {
const o = `diff --git ${quoted(`a/${t}`)} ${quoted(`b/${t}`)}\n`;
if (e === null) return `${o}new file mode ${n?.mode ?? ""}\n`;
if (n === null) return `${o}deleted file mode ${e.mode}\n`;
return e.mode === n.mode ? o : `${o}old mode ${e.mode}\nnew mode ${n.mode}\n`;
}
function namesOf(t, e, n) {
const name = (e, n) => {
const o = quoted(`${e}/${t}`);
return n === null ? "/dev/null" : o.includes(" ") ? `${o}\t` : o;
};
return `--- ${name("a", e)}\n+++ ${name("b", n)}\n`;
}
const u = {
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
return `"${t.replaceAll(e, t => u[t] ?? octal(t))}"`;
}
const d = /^(?:(?:new file|deleted file) mode 120000|(?:new file|deleted file|old|new) mode 100(?:644|755))$/;
function nameInDiff(t, e) {
const n = /^diff --git (.*)/.exec(e)?.[1] ?? "";
const o = n.slice(0, (n.length - 1) / 2);
const r = quoted(t) === t ? t : quoted(t).slice(1);
const i = o.startsWith('"') ? '"a/' : "a/";
if (!o.startsWith(i) || !o.endsWith(r)) return null;
const a = o.slice(i.length, o.length - r.length);
return a === "" || a.endsWith("/") ? `${a}${t}` : null;
}
function isDiffOf(t, e, n) {
const o = e.split("\n");
if (o.pop() !== "") return false;
let r = 0;
for (let e = 0; r < o.length; e += 1) {
const i = e < 2 ? endOfFileDiff(o, r, {
path: t,
allowsLink: n
}) : null;
if (i === null) return false;
r = i;
}
return true;
}
function endOfFileDiff(t, e, {path: n, allowsLink: o}) {
const r = `diff --git ${quoted(`a/${n}`)} ${quoted(`b/${n}`)}`;
if (t[e] !== r) return null;
let i = e + 1;
while (d.test(t[i] ?? "")) i += 1;
const a = t.slice(e, i).includes("new file mode 120000");
if (t[i]?.startsWith("index ") === true) return a ? null : endOfBinary(t, i);
const s = i === t.length || t[i] === r;
if (s) return a ? null : i;
const isName = (t, e, o) => t?.replace(/\t$/, "") === `${e} ${quoted(`${o}/${n}`)}` || t === `${e} /dev/null`;
if (!isName(t[i], "---", "a") || !isName(t[i + 1], "+++", "b")) return null;
if (a && !(t[i + 2] === "@@ -0,0 +1 @@" && o(n, t[i + 3]?.slice(1) ?? ""))) return null;
for (i += 2; i < t.length && t[i] !== r; ) {
const e = endOfHunk(t, i);
if (e === null) return null;
i = e;
}
return i;
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
let [o, r] = [ Number(n[1] ?? 1), Number(n[2] ?? 1) ];
let i = e + 1;
for (;o > 0 || r > 0 || t[i]?.startsWith("\\") === true; i += 1) {
const e = t[i]?.[0];
if (e === void 0 || !" -+\\".includes(e)) return null;
e !== " " && e !== "-" || (o -= 1);
e !== " " && e !== "+" || (r -= 1);
}
return o === 0 && r === 0 ? i : null;
}
}),
11456: (function(t, e, n) {
n.d(e, {
$9: () => isUnpatched,
TA: () => hasSecret,
gE: () => redactedChanges,
iS: () => patchBytes
});
var o = n(4573);
var r = n(37016);
function patchBytes(t) {
return Buffer.concat(t.map(bytesOf));
}
const bytesOf = ({diff: t, patch: e}) => e === void 0 ? Buffer.from(t ?? "") : Buffer.from(e, "latin1");
const isUnpatched = ({diff: t, patch: e}) => t === null && e === void 0;
function redactedChanges(t, e) {
const n = [];
const [i, a] = [ [], [] ];
for (const s of t) {
const t = bytesOf(s);
const l = s.patch?.includes("\nGIT binary patch\n") === true;
if (l && (0, r.ww)(s.patch ?? "").some(t => hasSecret(t, e))) {
a.push(s.path);
continue;
}
const f = (0, o.isUtf8)(t) ? "utf8" : "latin1";
const c = Buffer.from(e(t.toString(f)), f);
c.equals(t) || i.push(s.path);
n.push({
diff: null,
patch: c.toString("latin1")
});
}
return {
kept: n,
redacted: i,
secret: a
};
}
function hasSecret(t, e) {
return [ "utf8", "latin1", "utf16le" ].some(n => {
const o = t.toString(n);
return e(o) !== o;
});
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
var o = n(77598);
var r = n(73024);
var i = n(58500);
const {O_NOFOLLOW: a, O_NONBLOCK: s, O_RDONLY: l} = r.constants;
const f = 64e6;
const c = 1e6;
const u = 100;
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
...read([ Buffer.from((0, r.readlinkSync)(t)) ], e)
};
if (!n.isFile() || n.size > f) return {
...o,
...h
};
return {
...o,
...readFile(t, n, e)
};
} catch (t) {
if (typeof t.code !== "string") throw t;
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
async function fileStates(t, e, {each: n, total: o, signal: r}) {
const a = new Map;
let s = o;
for (const o of e) {
if (r.aborted) break;
const e = fileState(`${t}/${o}`, Math.min(n, s));
s -= e?.content?.length ?? 0;
a.set(o, e);
a.size % 50 === 0 && await (0, i.setImmediate)();
}
return a;
}
function changeTimeMs(t) {
const e = lstatOrNull(t);
return e === null || e === "unknown" ? Number.NaN : e.ctimeMs;
}
function lstatOrNull(t) {
try {
return (0, r.lstatSync)(t, {
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
const e = t % 1e3 === 0 ? d : u;
return t > Date.now() - e;
}
function readFile(t, e, n) {
const o = (0, r.openSync)(t, l | a | s);
try {
const t = (0, r.fstatSync)(o);
if (!t.isFile() || t.ino !== e.ino) return h;
return read(chunks(o, t.size), n);
} finally {
(0, r.closeSync)(o);
}
}
function* chunks(t, e) {
const n = Buffer.allocUnsafe(Math.max(1, Math.min(e, c)));
for (let o = e; o > 0; ) {
const e = (0, r.readSync)(t, n, 0, Math.min(o, n.length), null);
if (e === 0) return;
o -= e;
yield n.subarray(0, e);
}
}
function read(t, e) {
const n = (0, o.createHash)("sha256");
let r = [];
let i = 0;
for (const o of t) {
n.update(o);
i += o.length;
i > e ? r = null : r?.push(Buffer.from(o));
}
return {
digest: n.digest("base64"),
content: r === null ? null : Buffer.concat(r)
};
}
})
};
