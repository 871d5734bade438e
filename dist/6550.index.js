"use strict";

exports.id = 6550;

exports.ids = [ 6550 ];

exports.modules = {
37016: (function(t, e, n) {
n.d(e, {
JU: () => binaryHunks,
ww: () => literalsIn,
zA: () => blobId
});
var r = n(77598);
var c = n(38522);
const a = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz!#$%&()*+-;<=>?@^_`{|}~";
const o = 52;
function binaryHunks(t, e) {
return `GIT binary patch\n${literal(e)}\n${literal(t)}\n`;
}
function literal(t) {
const e = (0, c.deflateSync)(t);
let n = "";
for (let t = 0; t < e.length; t += o) {
const r = e.subarray(t, t + o);
n += `${String.fromCharCode(r.length <= 26 ? 64 + r.length : 70 + r.length)}${encoded(r)}\n`;
}
return `literal ${String(t.length)}\n${n}`;
}
function encoded(t) {
let e = "";
for (let n = 0; n < t.length; n += 4) {
let r = 0;
for (let e = 0; e < 4; e += 1) r = r * 256 + (t[n + e] ?? 0);
let c = "";
for (let t = 0; t < 5; t += 1) {
c = a.charAt(r % 85) + c;
r = Math.floor(r / 85);
}
e += c;
}
return e;
}
function literalsIn(t) {
return [ ...t.matchAll(/^literal \d+\n((?:[A-Za-z][^\n]+\n)*)/gm) ].map(([, t = ""]) => (0, 
c.inflateSync)(Buffer.concat(t.trimEnd().split("\n").map(decoded))));
}
function decoded(t) {
const e = t.charCodeAt(0);
const n = e <= 90 ? e - 64 : e - 70;
const r = Buffer.alloc(Math.ceil(n / 4) * 4);
for (let e = 0; e < r.length; e += 4) {
let n = 0;
for (const r of t.slice(1 + e / 4 * 5, 6 + e / 4 * 5)) n = n * 85 + a.indexOf(r);
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
var c = n(37016);
function patchBytes(t) {
return Buffer.concat(t.map(bytesOf));
}
const bytesOf = ({diff: t, patch: e}) => e === void 0 ? Buffer.from(t ?? "") : Buffer.from(e, "latin1");
const isUnpatched = ({diff: t, patch: e}) => t === null && e === void 0;
function redactedChanges(t, e) {
const n = [];
const [a, o] = [ [], [] ];
for (const i of t) {
const t = bytesOf(i);
const s = i.patch?.includes("\nGIT binary patch\n") === true;
if (s && (0, c.ww)(i.patch ?? "").some(t => hasSecret(t, e))) {
o.push(i.path);
continue;
}
const l = (0, r.isUtf8)(t) ? "utf8" : "latin1";
const h = Buffer.from(e(t.toString(l)), l);
h.equals(t) || a.push(i.path);
n.push({
diff: null,
patch: h.toString("latin1")
});
}
return {
kept: n,
redacted: a,
secret: o
};
}
function hasSecret(t, e) {
return [ "utf8", "latin1", "utf16le" ].some(n => {
const r = t.toString(n);
return e(r) !== r;
});
}
}),
96550: (function(t, e, n) {
n.d(e, {
writeChangesPatch: () => writeChangesPatch
});
var r = n(11456);
var c = n(20653);
function writeChangesPatch(t, {artifacts: e, redact: n}) {
const {kept: a, redacted: o, secret: i} = (0, r.gE)(t, n);
const s = (0, r.iS)(a);
const l = [ ...o.length === 0 ? [] : [ `A secret is redacted in changes.patch, which may not apply: ${(0, 
c.KE)(o, 5)}.` ], ...i.length === 0 ? [] : [ `Not in changes.patch, because they contain a secret: ${(0, 
c.KE)(i, 5)}.` ] ];
if (s.length === 0) return {
path: null,
text: "",
notices: l
};
const h = t.every(({patch: t}) => t === void 0);
return {
path: e.writeRedacted("changes.patch", s),
text: h ? s.toString("utf8") : "",
notices: l
};
}
})
};
