"use strict";

exports.id = 3493;

exports.ids = [ 3493, 196 ];

exports.modules = {
83493: (function(e, t, n) {
n.r(t);
n.d(t, {
credentialSettings: () => credentialSettings,
missingCredentialNote: () => missingCredentialNote,
withhold: () => withhold
});
var r = n(76760);
var o = n(42357);
var i = n(89273);
var s = n(80196);
var a = n(60979);
var c = n(10258);
var l = n(73024);
var u = n(94765);
const {O_NOFOLLOW: f, O_NONBLOCK: d, O_RDONLY: h} = l.constants;
const p = 1e6;
function valuesInFiles(e) {
const t = new Set;
let n = p;
for (const r of e) {
if (n <= 0) break;
const e = beginningOf(r, n);
n -= e.length;
if (!e.includes(0)) for (const n of (0, u.VX)(e.toString("utf8"))) t.add(n);
}
return [ ...t ];
}
function beginningOf(e, t) {
let n;
try {
n = (0, l.openSync)(e, h | f | d);
} catch {
return Buffer.alloc(0);
}
try {
const e = (0, l.fstatSync)(n);
if (!e.isFile()) return Buffer.alloc(0);
const r = Buffer.alloc(Math.min(t, e.size));
return r.subarray(0, (0, l.readSync)(n, r));
} catch {
return Buffer.alloc(0);
} finally {
(0, l.closeSync)(n);
}
}
var m = n(99756);
const g = 2e4;
const y = 300;
function withhold({world: e, mayRead: t}, n, i) {
const {redactor: l} = n;
const u = e.sensitiveBelow(e.workspace, g).paths;
const f = (0, c.cS)(e.workspace);
const d = u.filter(e => e.endsWith("/.git/config")).map(e => (0, r.dirname)(e));
const h = [ ...new Set([ ...f, ...d.flatMap(c.cS) ]) ];
l.add((0, s.W)(h).flatMap(a.VY));
const p = take(h, n, i);
l.add([ ...p?.byFile.values() ?? [] ].flat().flatMap(a.VY));
const m = valuesInFiles(deniedFiles({
world: e,
mayRead: t
}, u, n));
l.add(m.slice(0, y), m.slice(y));
const w = new Set(f.map(t => e.realpath(t)));
const S = [ ...p?.byFile ?? [] ].flatMap(([e, t]) => w.has(e) ? t : []);
const {repository: v} = e;
return {
gitSettings: e => credentialSettings(e, S, v),
noteOn: (e, t) => p === null ? null : missingCredentialNote(e, t),
restore: () => {
try {
p?.restore();
} catch (e) {
i(`The credentials in .git/config could not be put back: ${(0, o.bD)(e)}. The next run tries again.`);
}
}
};
}
function take(e, {hostEnvironment: t, artifacts: n}, r) {
const i = t.onRunner;
const a = "Set `persist-credentials: false` on actions/checkout";
try {
const o = (0, s._)(e, t.temporary, n.run);
if (o !== null) {
const e = "Git credentials were moved out of .git/config; they are put back when the run ends.";
i ? r(`${e} ${a} if no later step needs them.`) : r(e, "info");
}
return o;
} catch (e) {
const t = "Git credentials could not be moved out of .git/config, and commands can read them";
r(`${t}: ${(0, o.bD)(e)}.${i ? ` ${a}.` : ""}`);
return null;
}
}
function deniedFiles({world: e, mayRead: t}, n, {lists: r, spec: o}) {
const s = [ ...r.deny, ...o.disallowedTools ];
const a = s.some(e => /^(?!Bash\b)\w+\(/.test(e)) ? (0, i.D)(e.workspace, g) : [];
const c = n.filter(e => (0, m.y)(e) === "high");
return [ ...new Set([ ...c, ...a ]) ].filter(e => !/\/\.git(?:\/|$)/.test(e) && !t(e));
}
const w = String.raw`(?:[\w./:@=,+^-]+|"[\w ./:@=,+^-]*"|'[\w ./:@=,+^-]*')`;
const S = new RegExp(String.raw`^ *git +(push|fetch|pull|ls-remote)((?: +${w})*) *$`);
const v = new Set([ "-u -f -d -n -q -v -p -t -r -h --set-upstream --force --force-with-lease --delete --dry-run --quiet --verbose", "--tags --no-tags --follow-tags --no-follow-tags --all --mirror --branches --prune --no-prune --atomic --porcelain", "--progress --no-progress --no-verify --thin --no-thin --unshallow --depth --deepen --shallow-since --jobs --append", "--rebase --no-rebase --ff --no-ff --ff-only --commit --no-commit --edit --no-edit --stat --no-stat --squash", "--autostash --no-autostash --allow-unrelated-histories --heads --refs --exit-code --symref --sort --get-url", "--no-recurse-submodules --update-head-ok --prune-tags --refetch --keep --force-if-includes" ].flatMap(e => e.split(" ")));
const b = /^[\w][\w.-]*$/;
function credentialSettings(e, t, n) {
if (n === null || !isPlainNetworkCommand(e, n)) return null;
const r = new Set(t.filter(e => covers(e.address, n)).map(({header: e}) => e));
if (r.size === 0) return null;
const o = [ n, `${n}.git` ];
return [ ...r ].flatMap(e => o.map(t => [ `http.${t}.extraheader`, e ]));
}
function isPlainNetworkCommand(e, t) {
const [, , n] = S.exec(e) ?? [];
if (n === void 0) return false;
const r = (n.match(new RegExp(w, "g")) ?? []).map(e => e.replaceAll(/^["']|["']$/g, ""));
const o = r.find(e => !e.startsWith("-"));
return r.every(e => !e.startsWith("-") || v.has(e.replace(/=.*$/, ""))) && (o === void 0 || b.test(o) || o === t || o === `${t}.git`);
}
function covers(e, t) {
if (e === null) return true;
if (!URL.canParse(e) || !URL.canParse(t)) return false;
const [n, r] = [ new URL(e), new URL(t) ];
const o = n.pathname.replace(/(?:\.git)?\/*$/, "");
return n.origin === r.origin && (r.pathname === o || r.pathname.startsWith(`${o}/`));
}
const $ = /could not read (?:Username|Password)|Authentication failed|terminal prompts disabled|returned error: 40[13]/;
const x = /\bgit\b[^\n]*?\b(push|fetch|pull|ls-remote|submodule|clone|remote)\b/;
function missingCredentialNote(e, {exitCode: t, output: n}) {
const [, r] = x.exec(e) ?? [];
if (t === 0 || r === void 0 || !$.test(n)) return null;
const o = /^(?:push|fetch|pull|ls-remote)$/.test(r) ? r : "fetch";
return `[The credentials of this repository are not in the clone while this run lasts. \`git push\`, \`git fetch\`, \`git pull\` and \`git ls-remote\` get them for this repository only: run \`git ${o}\` as a separate call, with the name of the remote and plain words, without \`-c\`, \`&&\`, pipes or variables.]`;
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
const a = r.exec(e);
if (a !== null) {
t.push(sectionOf(a));
i = r.lastIndex;
/^[ \t\r]*(?:[#;][^\n]*)?(?:\n|$)/.test(e.slice(i, lineEnd(e, i))) && (i = lineEnd(e, i));
continue;
}
o.lastIndex = s;
const [c, l = "", u = ""] = o.exec(e) ?? [];
const f = t.at(-1);
if (c === void 0 || f === void 0) {
i = lineEnd(e, i);
continue;
}
i = s + c.length;
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
var a = n(198);
var c = n(61518);
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
const a = new Map;
const l = {
run: n,
owner: (0, c.G)()
};
withStore(o, () => {
for (const {file: e} of i) {
const t = takeFrom(e, o, l);
t.length > 0 && a.set(e, t.map(({credential: e}) => e));
}
});
if (a.size === 0) return null;
const work = () => {
if (!isThere(o)) return;
withStore(o, () => {
for (const e of a.keys()) leave(e, o, n);
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
byFile: a,
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
const a = [ ...i?.users ?? [], n ];
changeConfig(e, t => {
const n = (0, f.gD)(t, (0, r.randomBytes)(6).toString("hex"));
s = [ ...s, ...n ];
s.length > 0 && writeDurably(o, JSON.stringify({
file: e,
edits: s,
users: a
}));
return (0, f.tm)(t, n);
});
return s;
}
function leave(e, t, n) {
const r = storedPath(t, e);
const i = readStored(r);
if (i === null) return;
const s = i.users.filter(e => e.run !== n && !(0, c.j)(e.owner));
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
(0, a.U)((0, i.join)(e, "lock"), t);
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
const p = 20;
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
Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, p);
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
const a = i.slice(r, o);
const c = r === 0 || i[r - 1] === "\n";
const l = `${c ? "" : "\n"}\t${s}\n`;
const u = {
start: r,
marker: s,
original: a,
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
const [i = "", s] = n.split(/:(.*)/s);
if ((s ?? "") === "" && i.length < o) return null;
const a = Buffer.from(`${decoded(i)}:${decoded(s ?? "")}`, "latin1").toString("base64");
return {
plain: t + r,
header: `Authorization: Basic ${a}`
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
const a = i.length >= o ? [ i ] : [];
return [ ...new Set([ t, n, r, s.join(":"), ...a ]) ].filter(e => e.length >= 6);
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
