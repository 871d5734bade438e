"use strict";

exports.id = 5408;

exports.ids = [ 5408, 196 ];

exports.modules = {
95408: (function(e, t, n) {
n.d(t, {
findRemote: () => findRemote
});
var r = n(42357);
var o = n(80196);
var i = n(60979);
var s = n(73024);
var c = n(76760);
function localRemote(e, t) {
const n = /^file:\/\//i.test(e);
if (!n && /^[^/]+:/.test(e)) return null;
const r = (0, c.resolve)(t, n ? decoded(e.slice(7)) : e);
return (0, s.statSync)(r, {
throwIfNoEntry: false
}) === void 0 ? r : (0, s.realpathSync)(r);
}
function decoded(e) {
return e.replaceAll(/%([0-9a-f]{2})/gi, (e, t) => String.fromCharCode(Number.parseInt(t, 16)));
}
var a = n(92301);
var l = n(12673);
var u = n(10258);
var f = n(55559);
async function findRemote(e) {
const {workspace: t, token: n, hostEnvironment: r} = e;
const s = r.environment["GITHUB_REPOSITORY"];
const c = (0, l.Ek)(r, null);
const a = s !== void 0 && s !== "";
const f = a ? `${c}/${s}` : await originOf(e);
if (n !== null && f.startsWith(`${c}/`)) return {
remote: {
address: f,
token: n
},
secrets: []
};
const d = (0, o.W)((0, u.cS)(t)).filter(e => e.address === null || isBelow(f, e.address));
const h = [ ...new Set(d.map(({header: e}) => e)) ];
return {
remote: {
address: f,
token: null,
headers: h
},
secrets: d.flatMap(i.VY)
};
}
function isBelow(e, t) {
return `${e}/`.startsWith(t.endsWith("/") ? t : `${t}/`);
}
async function originOf({setup: e, workspace: t, neededFor: {otherwise: n, ...o}}) {
const {home: i, environment: s} = e;
const {signal: c} = new AbortController;
const l = (0, a.el)({
path: e.path,
home: i,
environment: s,
cwd: t,
signal: c
});
const u = await l("remote", "get-url", "--push", "origin");
const d = (0, a.hl)(u).trim();
if (u.exitCode !== 0 || d === "") {
const e = `run this in a clone of a repository on a server, or ${n}`;
throw new r.yo({
...o,
message: "the clone has no remote origin",
hint: e
});
}
const h = localRemote(d, t);
if (h === null) return d.replace(/^(https?:\/\/)[^/?#]*@/i, "$1");
if ((0, f.FK)({
path: h,
directory: localRemote(".", t) ?? t
})) {
const e = "the remote origin of the clone is a directory of the workspace";
const t = `use a repository outside of the workspace, or ${n}`;
throw new r.yo({
...o,
message: e,
found: d,
hint: t
});
}
return h;
}
}),
7587: (function(e, t, n) {
n.d(t, {
i: () => readConfigText
});
const r = /\[[ \t]*([A-Za-z0-9.-]+)(?:[ \t]*"((?:[^"\\\n]|\\[^\n])*)")?[ \t]*\]/y;
const o = /[ \t]*([A-Za-z][A-Za-z0-9-]*)[ \t]*(?:=((?:"(?:[^"\\\n]|\\[^])*"|[^"\\\n#;]|\\[^])*))?[^\n]*(?:\n|$)/y;
function readConfigText(e) {
const t = [];
const n = [];
let i = e.startsWith("\xef\xbb\xbf") ? 3 : 0;
while (i < e.length) {
const s = i;
while (e[i] === " " || e[i] === "\t") i += 1;
r.lastIndex = i;
const c = r.exec(e);
if (c !== null) {
t.push(sectionOf(c));
i = r.lastIndex;
/^[ \t\r]*(?:[#;][^\n]*)?(?:\n|$)/.test(e.slice(i, lineEnd(e, i))) && (i = lineEnd(e, i));
continue;
}
o.lastIndex = s;
const [a, l = "", u = ""] = o.exec(e) ?? [];
const f = t.at(-1);
if (a === void 0 || f === void 0) {
i = lineEnd(e, i);
continue;
}
i = s + a.length;
n.push({
section: f,
key: l.toLowerCase(),
value: valueOf(u),
start: s,
end: i
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
var o = n(73024);
var i = n(76760);
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
const o = (0, u.$)(t);
const i = r.filter(({file: e, text: t}) => (0, f.gD)(t, "").length > 0 || isThere(storedPath(o, e)));
if (i.length === 0) return null;
(0, s.K)(o, 448);
if (!isPrivate(o)) throw new Error(`${o} is not a directory of this user alone`);
const c = new Map;
const l = {
run: n,
owner: (0, a.G)()
};
withStore(o, () => {
for (const {file: e} of i) {
const t = takeFrom(e, o, l);
t.length > 0 && c.set(e, t.map(({credential: e}) => e));
}
});
if (c.size === 0) return null;
const work = () => {
if (!isThere(o)) return;
withStore(o, () => {
for (const e of c.keys()) leave(e, o, n);
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
i.resolve)((0, i.dirname)(e), t))).map(e => configText(e)));
return [ ...t.map(({text: e}) => e), ...n ].flatMap(e => (0, f.gD)(e, "").map(({credential: e}) => e));
}
function restoreAbandoned(e) {
const t = (0, u.$)(e);
if (!isThere(t) || !isPrivate(t)) return;
const n = (0, o.readdirSync)(t).filter(e => e.endsWith(".json"));
if (n.length === 0) return;
withStore(t, () => {
for (const e of n) {
const n = readStored((0, i.join)(t, e));
n !== null && leave(n.file, t, null);
}
});
}
function takeFrom(e, t, n) {
leave(e, t, n.run);
const o = storedPath(t, e);
const i = readStored(o);
let s = i?.edits ?? [];
const c = [ ...i?.users ?? [], n ];
changeConfig(e, t => {
const n = (0, f.gD)(t, (0, r.randomBytes)(6).toString("hex"));
s = [ ...s, ...n ];
s.length > 0 && writeDurably(o, JSON.stringify({
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
const i = readStored(r);
if (i === null) return;
const s = i.users.filter(e => e.run !== n && !(0, a.j)(e.owner));
if (s.length > 0) {
writeDurably(r, JSON.stringify({
...i,
users: s
}));
return;
}
isThere(e) && changeConfig(e, e => (0, f.JA)(e, i.edits));
(0, o.rmSync)(r, {
force: true
});
}
function withStore(e, t) {
(0, c.U)((0, i.join)(e, "lock"), t);
}
function isPrivate(e) {
const t = (0, o.lstatSync)(e);
if (process.platform === "win32") return t.isDirectory();
return t.isDirectory() && t.uid === process.getuid?.() && (t.mode & 63) === 0;
}
function storedPath(e, t) {
return (0, i.join)(e, `${(0, r.createHash)("sha256").update(t).digest("hex").slice(0, 32)}.json`);
}
function readStored(e) {
return isThere(e) ? JSON.parse((0, o.readFileSync)(e, "utf8")) : null;
}
function isThere(e) {
return (0, o.lstatSync)(e, {
throwIfNoEntry: false
}) !== void 0;
}
function realFile(e) {
const t = (0, o.statSync)(e, {
throwIfNoEntry: false
});
return t?.isFile() === true && t.size <= d ? [ (0, o.realpathSync)(e) ] : [];
}
function configText(e) {
return (0, o.readFileSync)(e, "latin1");
}
const h = 50;
const m = 20;
function changeConfig(e, t) {
const n = `${e}.lock`;
const r = openLock(n, (0, o.statSync)(e).mode & 511);
try {
const i = configText(e);
const s = t(i);
if (s === i) (0, o.rmSync)(n); else {
fill(r, Buffer.from(s, "latin1"));
(0, o.renameSync)(n, e);
}
} catch (e) {
(0, o.rmSync)(n, {
force: true
});
throw e;
} finally {
(0, o.closeSync)(r);
}
}
function openLock(e, t) {
for (let n = 1; ;n += 1) try {
const n = (0, o.openSync)(e, "wx", t);
(0, o.fchmodSync)(n, t);
return n;
} catch (t) {
if (t.code !== "EEXIST") throw t;
if (n === h) throw new Error(`${e} exists: a git process is running, or was killed`);
Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, m);
}
}
function writeDurably(e, t) {
const n = `${e}.new`;
const r = (0, o.openSync)(n, "w", 384);
try {
fill(r, Buffer.from(t, "utf8"));
} finally {
(0, o.closeSync)(r);
}
(0, o.renameSync)(n, e);
}
function fill(e, t) {
let n = 0;
while (n < t.length) n += (0, o.writeSync)(e, t, n);
(0, o.fsyncSync)(e);
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
const o = 20;
function findCredentials(e, t) {
const {sections: n, entries: o} = (0, r.i)(e);
const marker = e => `# Sallyport moved a credential away until its run ends (${t}-${String(e.start)})`;
const i = [ ...n.flatMap(t => ofSection(t, e, marker(t))), ...o.flatMap(t => ofEntry(t, e, marker(t))) ];
return i.sort((e, t) => t.start - e.start);
}
function ofSection(e, t, n) {
if (e.name !== "url" || e.subsection === null) return [];
const r = withoutUser(e.subsection);
if (r === null) return [];
const o = t.slice(e.start, e.end);
return [ {
start: e.start,
marker: n,
original: o,
replacement: `${n}\n[url "${escaped(r.plain)}"]`,
removedFrom: null,
setting: settingOf(e, ""),
credential: {
address: r.plain,
header: r.header
}
} ];
}
function ofEntry({section: e, key: t, value: n, start: r, end: o}, i, s) {
const c = i.slice(r, o);
const a = r === 0 || i[r - 1] === "\n";
const l = `${a ? "" : "\n"}\t${s}\n`;
const u = {
start: r,
marker: s,
original: c,
setting: settingOf(e, t)
};
if (e.name === "http" && t === "extraheader" && n !== "") {
const t = i.slice(e.start, e.end);
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
const m = `${l}\t${t} = ${h}\n`;
return [ {
...u,
replacement: m,
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
const [i = "", s] = n.split(/:(.*)/s);
if ((s ?? "") === "" && i.length < o) return null;
const c = Buffer.from(`${decoded(i)}:${decoded(s ?? "")}`, "latin1").toString("base64");
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
const {original: r, replacement: o, marker: i, removedFrom: s} = t;
if (!n && e.includes(o)) return e.replace(o, () => r);
if (e.includes(i)) return withoutLine(e, i);
if (n || s === null || e.includes(r)) return e;
return `${e}${e === "" || e.endsWith("\n") ? "" : "\n"}${s}\n${r}`;
}
function withoutLine(e, t) {
const n = e.indexOf(t);
const r = e.lastIndexOf("\n", n) + 1;
const o = e.indexOf("\n", n);
return e.slice(0, r) + (o === -1 ? "" : e.slice(o + 1));
}
function secretsIn({header: e}) {
const t = e.replace(/^[\w-]+:\s*/, "");
const n = t.replace(/^(?:basic|bearer|token)\s+/i, "");
const r = /^basic\s/i.test(t) ? Buffer.from(n, "base64").toString("utf8") : n;
const [i = "", ...s] = r.split(":");
const c = i.length >= o ? [ i ] : [];
return [ ...new Set([ t, n, r, s.join(":"), ...c ]) ].filter(e => e.length >= 6);
}
}),
10258: (function(e, t, n) {
n.d(t, {
II: () => gitDirectory,
Ty: () => mayStartPrograms,
Ut: () => configText,
aF: () => s,
cS: () => configurations
});
var r = n(73024);
var o = n(76760);
const i = /\[\s*(?:include|filter|diff|merge|man|browser|trailer|hook|alias)|uploadpack|receivepack|vcs|\bupdate\b|alternaterefscommand|gitproxy/i;
const s = 1e6;
function mayStartPrograms(e) {
return i.test(configText(e) ?? "[include");
}
function configurations(e) {
const t = gitDirectory(e);
if (t === null) return [];
const n = (0, o.resolve)(t, (configText((0, o.join)(t, "commondir")) ?? "").trim());
const r = new Set([ t, n, ...submodules((0, o.join)(n, "modules"), 0) ]);
return [ ...r ].flatMap(e => [ (0, o.join)(e, "config"), (0, o.join)(e, "config.worktree") ]);
}
function gitDirectory(e) {
for (let t = (0, o.resolve)(e); ;t = (0, o.dirname)(t)) {
const e = (0, o.join)(t, ".git");
const n = (0, r.statSync)(e, {
throwIfNoEntry: false
});
if (n?.isDirectory() === true) return e;
if (n?.isFile() === true) {
const n = /^gitdir: (.+)$/m.exec(configText(e) ?? "")?.[1];
return n === void 0 ? null : (0, o.resolve)(t, n);
}
if ((0, o.dirname)(t) === t) return null;
}
}
function submodules(e, t) {
if (t > 4 || (0, r.statSync)(e, {
throwIfNoEntry: false
})?.isDirectory() !== true) return [];
const n = (0, r.readdirSync)(e, {
withFileTypes: true
}).filter(e => e.isDirectory());
return n.flatMap(({name: n}) => {
const i = (0, o.join)(e, n);
const s = (0, r.statSync)((0, o.join)(i, "HEAD"), {
throwIfNoEntry: false
}) !== void 0;
return s ? [ i, ...submodules((0, o.join)(i, "modules"), t + 1) ] : submodules(i, t + 1);
});
}
function configText(e) {
const t = (0, r.statSync)(e, {
throwIfNoEntry: false
});
if (t?.isFile() !== true) return "";
return t.size > s ? null : (0, r.readFileSync)(e, "utf8");
}
})
};
