"use strict";

exports.id = 196;

exports.ids = [ 196 ];

exports.modules = {
7587: (function(e, t, n) {
n.d(t, {
i: () => readConfigText
});
const r = /\[[ \t]*([A-Za-z0-9.-]+)(?:[ \t]*"((?:[^"\\\n]|\\[^\n])*)")?[ \t]*\]/y;
const i = /[ \t]*([A-Za-z][A-Za-z0-9-]*)[ \t]*(?:=((?:"(?:[^"\\\n]|\\[^])*"|[^"\\\n#;]|\\[^])*))?[^\n]*(?:\n|$)/y;
function readConfigText(e) {
const t = [];
const n = [];
let o = e.startsWith("\xef\xbb\xbf") ? 3 : 0;
while (o < e.length) {
const s = o;
while (e[o] === " " || e[o] === "\t") o += 1;
r.lastIndex = o;
const c = r.exec(e);
if (c !== null) {
t.push(sectionOf(c));
o = r.lastIndex;
/^[ \t\r]*(?:[#;][^\n]*)?(?:\n|$)/.test(e.slice(o, lineEnd(e, o))) && (o = lineEnd(e, o));
continue;
}
i.lastIndex = s;
const [a, l = "", u = ""] = i.exec(e) ?? [];
const f = t.at(-1);
if (a === void 0 || f === void 0) {
o = lineEnd(e, o);
continue;
}
o = s + a.length;
n.push({
section: f,
key: l.toLowerCase(),
value: valueOf(u),
start: s,
end: o
});
}
return {
sections: t,
entries: n
};
}
function sectionOf(e) {
const [t, n = "", r] = e;
return {
name: n.toLowerCase(),
subsection: r === void 0 ? null : r.replaceAll(/\\([^])/g, "$1"),
start: e.index,
end: e.index + t.length
};
}
function lineEnd(e, t) {
const n = e.indexOf("\n", t);
return n === -1 ? e.length : n + 1;
}
function valueOf(e) {
return e.trim().replaceAll(/\\(?:\r?\n|([^]))|"/g, (e, t) => t === void 0 ? "" : {
n: "\n",
t: "\t",
b: "\b"
}[t] ?? t);
}
}),
80196: (function(e, t, n) {
n.d(t, {
W: () => credentialsIn,
_: () => takeCredentials,
restoreAbandoned: () => restoreAbandoned
});
var r = n(77598);
var i = n(73024);
var o = n(76760);
var s = n(87144);
var c = n(198);
var a = n(61518);
var l = n(7587);
var u = n(15758);
var f = n(60979);
const d = 1e6;
function takeCredentials(e, t, n) {
const r = [ ...new Set(e.flatMap(realFile)) ].map(e => ({
file: e,
text: configText(e)
}));
const i = (0, u.$)(t);
const o = r.filter(({file: e, text: t}) => (0, f.gD)(t, "").length > 0 || isThere(storedPath(i, e)));
if (o.length === 0) return null;
(0, s.K)(i, 448);
if (!isPrivate(i)) throw new Error(`${i} is not a directory of this user alone`);
const c = new Map;
const l = {
run: n,
owner: (0, a.G)()
};
withStore(i, () => {
for (const {file: e} of o) {
const t = takeFrom(e, i, l);
t.length > 0 && c.set(e, t.map(({credential: e}) => e));
}
});
if (c.size === 0) return null;
const work = () => {
if (!isThere(i)) return;
withStore(i, () => {
for (const e of c.keys()) leave(e, i, n);
});
};
let d = false;
const once = () => {
process.off("exit", once);
if (d) return;
work();
d = true;
};
process.on("exit", once);
const h = once;
return {
byFile: c,
restore: h
};
}
function credentialsIn(e) {
const t = e.flatMap(realFile).map(e => ({
file: e,
text: configText(e)
}));
const n = t.flatMap(({file: e, text: t}) => (0, l.i)(t).entries.filter(({section: e, key: t}) => /^include(?:if)?$/.test(e.name) && t === "path").flatMap(({value: t}) => realFile((0, 
o.resolve)((0, o.dirname)(e), t))).map(e => configText(e)));
return [ ...t.map(({text: e}) => e), ...n ].flatMap(e => (0, f.gD)(e, "").map(({credential: e}) => e));
}
function restoreAbandoned(e) {
const t = (0, u.$)(e);
if (!isThere(t) || !isPrivate(t)) return;
const n = (0, i.readdirSync)(t).filter(e => e.endsWith(".json"));
if (n.length === 0) return;
withStore(t, () => {
for (const e of n) {
const n = readStored((0, o.join)(t, e));
n !== null && leave(n.file, t, null);
}
});
}
function takeFrom(e, t, n) {
leave(e, t, n.run);
const i = storedPath(t, e);
const o = readStored(i);
let s = o?.edits ?? [];
const c = [ ...o?.users ?? [], n ];
changeConfig(e, t => {
const n = (0, f.gD)(t, (0, r.randomBytes)(6).toString("hex"));
s = [ ...s, ...n ];
s.length > 0 && writeDurably(i, JSON.stringify({
file: e,
edits: s,
users: c
}));
return (0, f.tm)(t, n);
});
return s;
}
function leave(e, t, n) {
const r = storedPath(t, e);
const o = readStored(r);
if (o === null) return;
const s = o.users.filter(e => e.run !== n && !(0, a.j)(e.owner));
if (s.length > 0) {
writeDurably(r, JSON.stringify({
...o,
users: s
}));
return;
}
isThere(e) && changeConfig(e, e => (0, f.JA)(e, o.edits));
(0, i.rmSync)(r, {
force: true
});
}
function withStore(e, t) {
(0, c.U)((0, o.join)(e, "lock"), t);
}
function isPrivate(e) {
const t = (0, i.lstatSync)(e);
if (process.platform === "win32") return t.isDirectory();
return t.isDirectory() && t.uid === process.getuid?.() && (t.mode & 63) === 0;
}
function storedPath(e, t) {
return (0, o.join)(e, `${(0, r.createHash)("sha256").update(t).digest("hex").slice(0, 32)}.json`);
}
function readStored(e) {
return isThere(e) ? JSON.parse((0, i.readFileSync)(e, "utf8")) : null;
}
function isThere(e) {
return (0, i.lstatSync)(e, {
throwIfNoEntry: false
}) !== void 0;
}
function realFile(e) {
const t = (0, i.statSync)(e, {
throwIfNoEntry: false
});
return t?.isFile() === true && t.size <= d ? [ (0, i.realpathSync)(e) ] : [];
}
function configText(e) {
return (0, i.readFileSync)(e, "latin1");
}
const h = 50;
const p = 20;
function changeConfig(e, t) {
const n = `${e}.lock`;
const r = openLock(n, (0, i.statSync)(e).mode & 511);
try {
const o = configText(e);
const s = t(o);
if (s === o) (0, i.rmSync)(n); else {
fill(r, Buffer.from(s, "latin1"));
(0, i.renameSync)(n, e);
}
} catch (e) {
(0, i.rmSync)(n, {
force: true
});
throw e;
} finally {
(0, i.closeSync)(r);
}
}
function openLock(e, t) {
for (let n = 1; ;n += 1) try {
const n = (0, i.openSync)(e, "wx", t);
(0, i.fchmodSync)(n, t);
return n;
} catch (t) {
if (t.code !== "EEXIST") throw t;
if (n === h) throw new Error(`${e} exists: a git process is running, or was killed`);
Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, p);
}
}
function writeDurably(e, t) {
const n = `${e}.new`;
const r = (0, i.openSync)(n, "w", 384);
try {
fill(r, Buffer.from(t, "utf8"));
} finally {
(0, i.closeSync)(r);
}
(0, i.renameSync)(n, e);
}
function fill(e, t) {
let n = 0;
while (n < t.length) n += (0, i.writeSync)(e, t, n);
(0, i.fsyncSync)(e);
}
}),
60979: (function(e, t, n) {
n.d(t, {
JA: () => restoreCredentials,
VY: () => secretsIn,
gD: () => findCredentials,
tm: () => removeCredentials
});
var r = n(7587);
const i = 20;
function findCredentials(e, t) {
const {sections: n, entries: i} = (0, r.i)(e);
const marker = e => `# Sallyport moved a credential away until its run ends (${t}-${String(e.start)})`;
const o = [ ...n.flatMap(t => ofSection(t, e, marker(t))), ...i.flatMap(t => ofEntry(t, e, marker(t))) ];
return o.sort((e, t) => t.start - e.start);
}
function ofSection(e, t, n) {
if (e.name !== "url" || e.subsection === null) return [];
const r = withoutUser(e.subsection);
if (r === null) return [];
const i = t.slice(e.start, e.end);
return [ {
start: e.start,
marker: n,
original: i,
replacement: `${n}\n[url "${escaped(r.plain)}"]`,
removedFrom: null,
setting: settingOf(e, ""),
credential: {
address: r.plain,
header: r.header
}
} ];
}
function ofEntry({section: e, key: t, value: n, start: r, end: i}, o, s) {
const c = o.slice(r, i);
const a = r === 0 || o[r - 1] === "\n";
const l = `${a ? "" : "\n"}\t${s}\n`;
const u = {
start: r,
marker: s,
original: c,
setting: settingOf(e, t)
};
if (e.name === "http" && t === "extraheader" && n !== "") {
const t = o.slice(e.start, e.end);
const r = {
address: e.subsection,
header: n
};
return [ {
...u,
replacement: l,
removedFrom: t,
credential: r
} ];
}
const f = e.name === "remote" && (t === "url" || t === "pushurl") || e.name === "submodule" && t === "url";
const d = f ? withoutUser(n) : null;
if (d === null) return [];
const h = /^[\w.:/@~+-]+$/.test(d.plain) ? d.plain : `"${escaped(d.plain)}"`;
const p = `${l}\t${t} = ${h}\n`;
return [ {
...u,
replacement: p,
removedFrom: null,
credential: {
address: d.plain,
header: d.header
}
} ];
}
function settingOf({name: e, subsection: t}, n) {
return JSON.stringify([ e, t, n ]);
}
function escaped(e) {
return e.replaceAll(/["\\]/g, "\\$&");
}
function withoutUser(e) {
const [, t = "", n = "", r = ""] = /^(https?:\/\/)([^/?#]*)@([^@]*)$/i.exec(e) ?? [];
if (n === "") return null;
const [o = "", s] = n.split(/:(.*)/s);
if ((s ?? "") === "" && o.length < i) return null;
const c = Buffer.from(`${decoded(o)}:${decoded(s ?? "")}`, "latin1").toString("base64");
return {
plain: t + r,
header: `Authorization: Basic ${c}`
};
}
function decoded(e) {
return e.replaceAll(/%([0-9a-f]{2})/gi, (e, t) => String.fromCharCode(Number.parseInt(t, 16)));
}
function removeCredentials(e, t) {
return t.reduce((e, {start: t, original: n, replacement: r}) => e.slice(0, t) + r + e.slice(t + n.length), e);
}
function restoreCredentials(e, t) {
const n = new Set(findCredentials(e, "").map(({setting: e}) => e));
return t.reduce((e, t) => restoreOne(e, t, n.has(t.setting)), e);
}
function restoreOne(e, t, n) {
const {original: r, replacement: i, marker: o, removedFrom: s} = t;
if (!n && e.includes(i)) return e.replace(i, () => r);
if (e.includes(o)) return withoutLine(e, o);
if (n || s === null || e.includes(r)) return e;
return `${e}${e === "" || e.endsWith("\n") ? "" : "\n"}${s}\n${r}`;
}
function withoutLine(e, t) {
const n = e.indexOf(t);
const r = e.lastIndexOf("\n", n) + 1;
const i = e.indexOf("\n", n);
return e.slice(0, r) + (i === -1 ? "" : e.slice(i + 1));
}
function secretsIn({header: e}) {
const t = e.replace(/^[\w-]+:\s*/, "");
const n = t.replace(/^(?:basic|bearer|token)\s+/i, "");
const r = /^basic\s/i.test(t) ? Buffer.from(n, "base64").toString("utf8") : n;
const [o = "", ...s] = r.split(":");
const c = o.length >= i ? [ o ] : [];
return [ ...new Set([ t, n, r, s.join(":"), ...c ]) ].filter(e => e.length >= 6);
}
})
};
