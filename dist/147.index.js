"use strict";

exports.id = 147;

exports.ids = [ 147 ];

exports.modules = {
20147: (function(t, e, n) {
n.d(e, {
Q: () => s,
keepFiles: () => keepFiles,
keepUnpatched: () => keepUnpatched,
y: () => f
});
var r = n(76760);
var o = n(73024);
const c = 8e6;
const a = 64e3;
function keepFile(t, e, n) {
try {
if (!(0, o.lstatSync)(t).isFile() || hasPart(t, n)) return false;
(0, o.mkdirSync)((0, r.dirname)(e), {
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
(0, o.renameSync)(t, e);
} catch (n) {
if (n.code !== "EXDEV") throw n;
(0, o.copyFileSync)(t, e);
}
}
function hasPart(t, e) {
const n = (0, o.openSync)(t, "r");
try {
const t = Buffer.alloc(c);
for (let r = 0; ;r += c - a) {
const a = (0, o.readSync)(n, t, 0, c, r);
if (e(t.subarray(0, a))) return true;
if (a < c) return false;
}
} finally {
(0, o.closeSync)(n);
}
}
var i = n(20653);
var l = n(11456);
const s = "not permitted by the rules";
const f = "its name is not UTF-8";
function keepUnpatched(t, e) {
const n = t.filter(l.$9);
if (n.length === 0) return [];
const o = n.map(({path: t, note: e}) => `${t} (${e ?? "unknown"})`);
const c = `Not in changes.patch: ${(0, i.KE)(o, 5)}.`;
if (e.artifacts === null) return [ c ];
const a = (0, r.join)(e.artifacts, "changed-files");
const s = keepFiles(n, a, e);
if (s.length === 0) return [ `${c} Removed with the worktree.` ];
return [ `${c} ${s.length === n.length ? "Kept" : `${(0, i.KE)(s, 5)}: kept`} in ${a}.` ];
}
function keepFiles(t, e, n) {
return t.filter(t => keep(t, e, n)).map(({path: t}) => t);
}
function keep({path: t, kind: e, note: n}, o, {directory: c, redact: a}) {
if (e === "deleted" || n === s) return false;
const i = n === f ? Buffer.concat([ Buffer.from(`${c}/`), rawName(t) ]) : (0, r.join)(c, t);
return keepFile(i, (0, r.join)(o, t), t => (0, l.TA)(t, a));
}
const rawName = t => Buffer.from(t.replace(/\\([0-7]{3})/g, (t, e) => String.fromCharCode(Number.parseInt(e, 8))), "latin1");
}),
37016: (function(t, e, n) {
n.d(e, {
JU: () => binaryHunks,
ww: () => literalsIn,
zA: () => blobId
});
var r = n(77598);
var o = n(38522);
const c = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz!#$%&()*+-;<=>?@^_`{|}~";
const a = 52;
function binaryHunks(t, e) {
return `GIT binary patch\n${literal(e)}\n${literal(t)}\n`;
}
function literal(t) {
const e = (0, o.deflateSync)(t);
let n = "";
for (let t = 0; t < e.length; t += a) {
const r = e.subarray(t, t + a);
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
o = c.charAt(r % 85) + o;
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
for (const r of t.slice(1 + e / 4 * 5, 6 + e / 4 * 5)) n = n * 85 + c.indexOf(r);
r.writeUInt32BE(n, e);
}
return r.subarray(0, n);
}
function blobId(t, e) {
return (0, r.createHash)(e === 64 ? "sha256" : "sha1").update(`blob ${String(t.length)}\0`).update(t).digest("hex");
}
}),
11456: (function(t, e, n) {
n.d(e, {
$9: () => isUnpatched,
TA: () => hasSecret,
gE: () => redactedChanges,
iS: () => patchBytes
});
var r = n(4573);
var o = n(37016);
function patchBytes(t) {
return Buffer.concat(t.map(bytesOf));
}
const bytesOf = ({diff: t, patch: e}) => e === void 0 ? Buffer.from(t ?? "") : Buffer.from(e, "latin1");
const isUnpatched = ({diff: t, patch: e}) => t === null && e === void 0;
function redactedChanges(t, e) {
const n = [];
const [c, a] = [ [], [] ];
for (const i of t) {
const t = bytesOf(i);
const l = i.patch?.includes("\nGIT binary patch\n") === true;
if (l && (0, o.ww)(i.patch ?? "").some(t => hasSecret(t, e))) {
a.push(i.path);
continue;
}
const s = (0, r.isUtf8)(t) ? "utf8" : "latin1";
const f = Buffer.from(e(t.toString(s)), s);
f.equals(t) || c.push(i.path);
n.push({
diff: null,
patch: f.toString("latin1")
});
}
return {
kept: n,
redacted: c,
secret: a
};
}
function hasSecret(t, e) {
return [ "utf8", "latin1", "utf16le" ].some(n => {
const r = t.toString(n);
return e(r) !== r;
});
}
})
};
