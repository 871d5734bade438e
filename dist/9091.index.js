"use strict";

exports.id = 9091;

exports.ids = [ 9091, 7380 ];

exports.modules = {
17340: (function(e, t, n) {
n.d(t, {
R: () => isPublicAddress,
i: () => createPublicLookup
});
var o = n(71553);
var r = n(77030);
const s = [ [ "0.0.0.0", 8, "ipv4" ], [ "10.0.0.0", 8, "ipv4" ], [ "100.64.0.0", 10, "ipv4" ], [ "127.0.0.0", 8, "ipv4" ], [ "168.63.129.16", 32, "ipv4" ], [ "169.254.0.0", 16, "ipv4" ], [ "172.16.0.0", 12, "ipv4" ], [ "192.0.0.0", 24, "ipv4" ], [ "192.0.2.0", 24, "ipv4" ], [ "192.88.99.0", 24, "ipv4" ], [ "192.168.0.0", 16, "ipv4" ], [ "198.18.0.0", 15, "ipv4" ], [ "198.51.100.0", 24, "ipv4" ], [ "203.0.113.0", 24, "ipv4" ], [ "224.0.0.0", 3, "ipv4" ], [ "::", 96, "ipv6" ], [ "64:ff9b::", 96, "ipv6" ], [ "64:ff9b:1::", 48, "ipv6" ], [ "100::", 64, "ipv6" ], [ "2001::", 23, "ipv6" ], [ "2001:db8::", 32, "ipv6" ], [ "2002::", 16, "ipv6" ], [ "3fff::", 20, "ipv6" ], [ "4000::", 2, "ipv6" ], [ "8000::", 1, "ipv6" ] ];
const i = new r.BlockList;
for (const [e, t, n] of s) i.addSubnet(e, t, n);
function isPublicAddress(e) {
const t = (0, r.isIP)(e);
return t !== 0 && !i.check(e, t === 6 ? "ipv6" : "ipv4");
}
const a = new r.BlockList;
for (const [e, t] of [ [ "10.0.0.0", 8 ], [ "172.16.0.0", 12 ], [ "192.168.0.0", 16 ], [ "100.64.0.0", 10 ] ]) a.addSubnet(e, t, "ipv4");
a.addSubnet("fc00::", 7, "ipv6");
function isPrivateAddress(e) {
return a.check(e, (0, r.isIP)(e) === 6 ? "ipv6" : "ipv4");
}
const resolveName = async e => await (0, o.lookup)(e, {
all: true
});
function createPublicLookup(e = resolveName) {
return async (t, n = false) => {
const o = await e(t).catch(() => []);
const [r] = o;
if (r === void 0) return {
refused: `the name ${t} cannot be resolved`,
isUnknown: true
};
if (o.every(({address: e}) => isPublicAddress(e))) return r;
const s = o.every(({address: e}) => isPrivateAddress(e));
if (s && n) return r;
const i = s ? "; a Network rule with its full name permits a server of the private network" : "";
return {
refused: `${t} has an address of this machine or its network${i}`
};
};
}
}),
95168: (function(e, t, n) {
n.d(t, {
S: () => joinStreams
});
function joinStreams(e, t) {
for (const [n, o] of [ [ e, t ], [ t, e ] ]) {
n.pipe(o);
n.on("error", () => o.destroy());
n.on("close", () => {
n.readableEnded || o.destroy();
});
}
}
}),
37380: (function(e, t, n) {
n.r(t);
n.d(t, {
belongsToOther: () => belongsToOther,
findMachineFolders: () => findMachineFolders,
repositoryAround: () => repositoryAround
});
var o = n(73024);
var r = n(76760);
var s = n(42357);
var i = n(55559);
var a = n(99756);
const c = 300;
const l = 20;
const u = [ "bin", "lib", "lib64", "libexec", "share", "node_modules", "include", "pyvenv.cfg" ];
function linkedTools(e, t) {
const n = new Set;
const isPrivate = e => t.some(t => (0, i.FK)({
path: t,
directory: e
}));
const o = [ e, ...linksIn(e) ];
for (const t of o.slice(0, c)) {
const {through: o, real: r} = followed(t);
for (const e of o) n.add(e);
if (r === null || r === e) continue;
for (const o of t === e ? [ r ] : partsAround(r)) isPrivate(o) || n.add(o);
}
return [ ...n ];
}
function partsAround(e) {
const t = /^(.*?\/node_modules)\//.exec(e)?.[1];
if (t !== void 0) return [ t ];
if (!/^s?bin$/.test((0, r.basename)((0, r.dirname)(e)))) return [ e ];
const n = (0, r.dirname)((0, r.dirname)(e));
return [ e, ...u.map(e => (0, r.join)(n, e)).filter(isThere) ];
}
function linksIn(e) {
return (0, s.CD)(() => (0, o.readdirSync)(e, {
withFileTypes: true
}).flatMap(t => t.isSymbolicLink() ? [ (0, r.join)(e, t.name) ] : []), []);
}
function followed(e) {
const t = [];
let n = e;
for (let e = 0; e < l; e += 1) {
const e = firstLink(n);
if (e === null) return {
through: t,
real: isThere(n) ? n : null
};
t.push(e);
n = (0, r.resolve)((0, r.dirname)(realOf(e)), (0, o.readlinkSync)(e)) + n.slice(e.length);
}
return {
through: t,
real: null
};
}
function firstLink(e) {
const t = e.split("/").filter(e => e !== "");
for (const [e] of t.entries()) {
const n = `/${t.slice(0, e + 1).join("/")}`;
if ((0, o.lstatSync)(n, {
throwIfNoEntry: false
})?.isSymbolicLink() === true) return n;
}
return null;
}
function realOf(e) {
return (0, s.CD)(() => (0, r.join)((0, o.realpathSync)((0, r.dirname)(e)), (0, r.basename)(e)), e);
}
function isThere(e) {
return (0, o.lstatSync)(e, {
throwIfNoEntry: false
}) !== void 0;
}
var d = n(68271);
const f = d.O3.flatMap(({paths: e}) => e);
const p = [ "/etc", "/opt", "/usr/local" ];
const h = /^(?:node_modules|hostedtoolcache|_tool|site-packages|lib|share|include)$/;
const m = 1e4;
const y = 6;
function machineSecrets(e) {
const t = [ ...f.filter(isReadable), ...runnersOf(e), ...(e.tops ?? p).flatMap(t => machine_secrets_closed(t, e)) ];
const n = [ ...new Set(t) ];
return n.filter(e => !n.some(t => t !== e && (0, i.FK)({
path: e,
directory: t
})));
}
function runnersOf({ofJob: e, userHome: t}) {
return e.flatMap(e => {
const n = /^(\/.+?)\/_work(?:\/|$)/.exec(e)?.[1];
return n === void 0 || (0, i.FK)({
path: t,
directory: n
}) ? [] : [ n ];
});
}
function machine_secrets_closed(e, {needed: t, ofJob: n}) {
const a = [];
const c = [ {
path: e,
level: 1
} ];
let l = 0;
for (const {path: e, level: u} of c) for (const d of (0, s.CD)(() => (0, o.readdirSync)(e, {
withFileTypes: true
}), [])) {
l += 1;
if (l > m) return a;
const s = (0, r.join)(e, d.name);
const f = d.isDirectory();
if (!f && !d.isFile()) continue;
const p = (0, o.lstatSync)(s, {
throwIfNoEntry: false
})?.mode ?? 511;
const w = [ ...t, ...n ].some(e => (0, i.FK)({
path: e,
directory: s
}));
f && !w && (p & 5) !== 5 ? a.push(s) : f && u < y && !h.test(d.name) ? c.push({
path: s,
level: u + 1
}) : f || (p & 77) !== 0 || a.push(s);
}
return a.filter(isReadable);
}
function isReadable(e) {
try {
(0, o.accessSync)(e, o.constants.R_OK);
return true;
} catch {
return false;
}
}
const {qU: w, zV: g, bj: v} = d;
function findMachineFolders(e) {
const t = (0, o.realpathSync)(e.workspace);
const n = (0, r.resolve)(e.userHome);
const s = repositoryAround(t, n);
const a = v.filter(e => (0, o.existsSync)((0, r.join)(n, e)));
const c = [ ...g, ...a ].map(e => (0, r.join)(n, e)).filter(e => (0, o.existsSync)(e));
const l = [ ...w, ...c ];
const u = [ t, n, e.temporary ];
const isKnown = e => l.some(t => (0, i.FK)({
path: e,
directory: t
}));
const d = e.path.split(r.delimiter).filter(e => e !== "");
const f = d.filter(e => !isKnown(e)).filter(e => !c.some(t => (0, i.FK)({
path: t,
directory: e
}))).map(e => toolRoot(e, u));
const p = d.filter(e => !w.some(t => (0, i.FK)({
path: e,
directory: t
})) || e === "/usr/local/bin").flatMap(e => linkedTools(e, u)).filter(e => !isKnown(e));
const h = e.toolCache === void 0 || e.toolCache === "" ? [] : [ (0, r.resolve)(e.toolCache) ];
return {
workspace: t,
repository: s,
home: (0, o.realpathSync)(e.home),
temporary: (0, o.realpathSync)(e.temporary),
system: [ ...new Set([ ...l, ...f, ...p, ...h ]) ],
caches: a,
userHome: n,
secrets: [ ...machineSecrets({
needed: [ ...d, ...h ],
ofJob: [ t, s, e.home, e.temporary ],
userHome: n
}), ...c.flatMap(e => sensitiveIn(e, 2)) ],
...gitDirectoriesOf(s)
};
}
function sensitiveIn(e, t) {
return (0, s.CD)(() => (0, o.readdirSync)(e, {
withFileTypes: true
}), []).flatMap(n => {
const o = (0, r.join)(e, n.name);
if (n.isDirectory()) return t > 1 ? sensitiveIn(o, t - 1) : [];
return (0, a.y)(o) === "high" ? [ o ] : [];
});
}
function toolRoot(e, t) {
const n = (0, r.dirname)(e);
const o = ((0, r.basename)(e) === "bin" || e.endsWith("/node_modules/.bin")) && n !== "/" && !t.some(e => (0, 
i.FK)({
path: e,
directory: n
}));
return o ? n : e;
}
function repositoryAround(e, t) {
for (let n = e; ;n = (0, r.dirname)(n)) {
if (n === "/" || (0, i.FK)({
path: t,
directory: n
})) return e;
if ((0, o.existsSync)((0, r.join)(n, ".git"))) return n;
}
}
function gitDirectoriesOf(e) {
const t = {
gitDirectory: null,
worktreeDirectory: null
};
const n = (0, r.join)(e, ".git");
try {
if (!(0, o.lstatSync)(n).isFile()) return t;
const s = /^gitdir: (.+)$/m.exec((0, o.readFileSync)(n, "utf8"))?.[1];
if (s === void 0) return t;
const i = (0, o.realpathSync)((0, r.resolve)(e, s));
const a = (0, r.join)(i, "commondir");
if (!(0, o.existsSync)(a)) return {
gitDirectory: i,
worktreeDirectory: null
};
return {
gitDirectory: (0, o.realpathSync)((0, r.resolve)(i, (0, o.readFileSync)(a, "utf8").trim())),
worktreeDirectory: i
};
} catch {
return t;
}
}
function belongsToOther(e) {
return (0, o.statSync)(e).uid !== (process.getuid?.() ?? 0);
}
}),
39091: (function(e, t, n) {
n.r(t);
n.d(t, {
createSandbox: () => createSandbox
});
var o = n(77598);
var r = n(73024);
var s = n(76760);
var i = n(42357);
var a = n(64666);
var c = n(55559);
function cacheView({home: e}, {caches: t, userHome: n, secrets: o}, i) {
const a = t.map(t => {
const o = (0, s.join)((0, s.dirname)(e), `${(0, s.basename)(e)}-caches`, t.replaceAll("/", "-"));
const a = [ (0, s.join)(o, "upper"), (0, s.join)(o, i) ];
for (const e of a) (0, r.mkdirSync)(e, {
recursive: true,
mode: 448
});
return [ "cache", (0, s.join)(e, t), {
inode: "",
paths: [ (0, s.join)(n, t), ...a ]
} ];
});
const l = o.filter(e => t.some(t => (0, c.FK)({
path: e,
directory: (0, s.join)(n, t)
})));
return [ ...a, ...l.map(t => [ "mask", e + t.slice(n.length) ]) ];
}
var l = n(77030);
var u = n(48161);
var d = n(86990);
var f = n(52758);
var p = n(17340);
var h = n(95168);
var m = n(68271);
const y = [ "localhost", ".localhost", "127.0.0.1", "127.0.0.0/8", "::1", "0.0.0.0", (0, 
u.hostname)() ].join(",");
const {E: w, S: g} = m.Y9;
const v = {
...Object.fromEntries([ "HTTP_PROXY", "HTTPS_PROXY", "ALL_PROXY", "http_proxy", "https_proxy", "all_proxy" ].map(e => [ e, "http://%PROXY%" ])),
NO_PROXY: y,
no_proxy: y,
NODE_USE_ENV_PROXY: "1",
npm_config_update_notifier: "false",
...w
};
const k = [ "http", "https" ].flatMap(e => [ `-D${e}.proxyHost=127.0.0.1`, `-D${e}.proxyPort=%PROXYPORT%` ]);
function withEgress(e, {variables: t}) {
const n = [ "MAVEN_OPTS", "GRADLE_OPTS", "SBT_OPTS" ].map(t => {
const n = e[t] ?? "";
return [ t, [ ...n === "" ? [] : [ n ], ...k ].join(" ") ];
});
return {
...e,
...t,
...Object.fromEntries(n)
};
}
const b = 20;
function createEgress({lookup: e = (0, p.i)(), upstream: t = {}}) {
const o = new Set;
const r = new Set;
return {
hosts: () => ({
reached: [ ...o ],
blocked: [ ...r ]
}),
begin(s) {
const i = new Map;
const a = createAdmit(s, {
lookup: e,
upstream: t
}, {
reached: e => o.add(e),
blocked: (e, t) => {
r.add(e);
i.size < b && i.set(e, t);
}
});
const c = new Set;
let l = null;
return {
ports: openPorts(s),
variables: v,
blocked: () => [ ...i.values() ],
connect(e, t) {
c.add(e);
e.on("close", () => c.delete(e));
const o = /^port (\d{1,5})$/.exec(t)?.[1];
if (o !== void 0 && openPorts(s).includes(Number(o))) relay(e, Number(o)); else if (t === "proxy") {
l ??= n.e(8448).then(n.bind(n, 88448)).then(({createProxyServer: e}) => e(a));
l.then(t => t(e), () => e.destroy());
} else e.destroy();
},
end: () => {
for (const e of c) e.destroy();
}
};
}
};
}
function openPorts({allow: e}) {
const t = e.flatMap(({host: e, port: t}) => e !== "localhost" && e !== "127.0.0.1" || t === null ? [] : [ t ]);
return [ ...new Set(t) ];
}
function relay(e, t) {
const n = (0, l.connect)({
host: "127.0.0.1",
port: t,
allowHalfOpen: true
});
(0, h.S)(e, n);
}
function createAdmit(e, {lookup: t, upstream: n}, o) {
return async (r, s, i) => {
const a = (0, d.CT)(r, s);
const block = (e, t = []) => {
o.blocked(a, {
label: `connect ${r}:${String(s)}`,
reason: e,
suggest: t
});
return {
refused: e
};
};
if (e.deny.some(e => (0, d.ho)(e, r, s))) return block(`a rule denies connecting to ${a}`);
const c = e.allow.filter(e => (0, d.LM)(e, r, s));
const l = g.some(e => (0, d.LM)({
host: e,
port: null
}, r, s));
if (c.length === 0 && l) return {
refused: `${a} receives telemetry`
};
if (c.length === 0) return block(`no rule allows connecting to ${a}`, [ `Network(${a})` ]);
const u = await t(r, c.some(({mayBePrivate: e}) => e === true));
const p = n[i];
const h = p === void 0 || (0, f.isExcepted)(r, p) ? null : p;
if ("refused" in u && (h === null || u.isUnknown !== true)) return block(u.refused);
o.reached(a);
return h === null ? u : {
via: h
};
};
}
var S = n(37380);
const O = {
inode: "",
paths: []
};
function encodePlan(e) {
const {limits: t} = e;
const n = [ [ "mode", e.mode ], [ "privilege", e.privilege ], [ "uid", e.uid ], [ "gid", e.gid ], [ "files", e.keepsFileCapabilities ? 1 : 0 ], [ "call", e.call ], [ "proxy", 1 ], ...e.zones.map(e => [ "zone", e ]), ...e.view.flatMap(([e, t, {inode: n, paths: o} = O]) => [ [ e, t ], ...n === "" ? [] : [ [ "inode", n ] ], ...o.map(e => [ "also", e ]) ]), ...e.ports.map(e => [ "port", e ]), ...e.sockets.map(e => [ "socket", e ]), [ "processes", t.processes ], [ "memory", t.memoryBytes ], [ "file", t.fileBytes ], [ "program", e.program ], ...e.argv.map(e => [ "arg", e ]), [ "cwd", e.cwd ], ...Object.entries(e.env).map(([e, t]) => [ "env", `${e}=${t}` ]), ...e.landlockAbi === void 0 ? [] : [ [ "abi", e.landlockAbi ] ] ];
return n.map(([e, t]) => `${e}=${String(t)}`).join("\0");
}
var $ = n(75897);
var _ = n(55319);
const D = 16e6;
function statOf(e) {
return (0, i.CD)(() => (0, r.lstatSync)(e, {
throwIfNoEntry: false
}), void 0);
}
function isDirectoryAt(e) {
return statOf(e)?.isDirectory() === true;
}
const placeOf = e => (0, $.n)((0, s.dirname)(e)).real;
function copiesOf(e, t = new Map) {
const n = e.filter(e => !e.endsWith("/.git"));
const o = identities();
const r = n.filter(e => statOf(e)?.isSymbolicLink() === false);
return {
copies: copyAll(n.filter(e => !t.has(e)).map(e => ({
path: e,
at: e
}))),
places: new Map(n.map(e => [ e, placeOf(e) ])),
around: new Map(r.map(e => [ e, o((0, s.dirname)(e)) ]))
};
}
function withHeld({copies: e, places: t, around: n}, o) {
const r = [ ...o ].filter(([e]) => t.has(e));
const s = copyAll(r.map(([e, t]) => ({
path: e,
at: `/proc/self/fd/${String(t)}/.`
})));
return {
copies: new Map([ ...e, ...s ]),
places: t,
around: n
};
}
function copyAll(e) {
const t = new Map;
const n = e.flatMap(({path: e, at: t}) => leavesBelow(t).flatMap(n => {
const o = statOf(n);
return o === void 0 ? [] : [ {
leaf: n,
path: (0, s.join)(e, (0, s.relative)(t, n)),
stat: o,
watched: e
} ];
}));
let o = 0;
for (const {leaf: e, path: r, stat: s, watched: i} of n.sort((e, t) => e.stat.size - t.stat.size)) {
o += s.size;
const n = contentOf(e, o > D ? null : s);
n !== null && t.set(r, {
content: n,
mode: s.mode & 511,
watched: i
});
}
return t;
}
const P = 100;
function holdDirectories(e) {
const t = new Map;
const {O_DIRECTORY: n, O_NOFOLLOW: o, O_RDONLY: s} = r.constants;
for (const i of e.filter(isDirectoryAt).slice(0, P)) try {
t.set(i, (0, r.openSync)(i, s | n | o));
} catch {}
return t;
}
function releaseDirectories(e) {
for (const t of e.values()) (0, r.closeSync)(t);
}
function withCopies(e, t) {
return {
copies: new Map([ ...e.copies, ...t.copies ]),
places: new Map([ ...e.places, ...t.places ]),
around: new Map([ ...e.around, ...t.around ])
};
}
function withoutKept({copies: e, places: t, around: n}) {
const o = identities();
const isKept = e => n.get(e) === o((0, s.dirname)(e));
return {
copies: new Map([ ...e ].filter(([, {watched: e}]) => !isKept(e))),
places: new Map([ ...t ].filter(([e]) => !isKept(e))),
around: n
};
}
function identities() {
const e = new Map;
const identify = t => {
const n = e.get(t);
if (n !== void 0) return n;
const o = statOf(t);
const r = `${String(o?.dev)}:${String(o?.ino)}`;
const i = t === "/" ? r : `${identify((0, s.dirname)(t))} ${r}`;
e.set(t, i);
return i;
};
return identify;
}
function contentOf(e, t) {
try {
if (t?.isFile() === true) return (0, r.readFileSync)(e);
if (t?.isSymbolicLink() === true) return {
target: (0, r.readlinkSync)(e)
};
} catch {}
const n = (0, _.fB)(e);
return n === null ? null : {
version: n
};
}
function leavesBelow(e) {
const t = statOf(e);
if (t === void 0) return [];
const n = t.isDirectory() ? (0, i.CD)(() => (0, r.readdirSync)(e), null) : null;
return n === null ? [ e ] : n.flatMap(t => leavesBelow((0, s.join)(e, t)));
}
const j = [ "config", "config.worktree", "hooks", "info", "modules", "worktrees", "commondir" ];
const M = [ "config.worktree", "commondir", "gitdir" ];
function viewOf(e, t, {withheld: n, outside: o, level: s, home: a}) {
const c = {
...n,
hidden: hiddenFrom(e, n),
readOnly: readOnlyFor(e, n)
};
return [ ...s === "full" ? systemByMounts(t) : systemByRights(t), ...o.flatMap(t => s === "full" ? outsideByMounts(e, t) : outsideByRights(e, t, c)), ...e.reads.flatMap(e => [ e, (0, 
i.CD)(() => (0, r.realpathSync)(e), e) ]).filter(e => !isPrivate(e, t)).map(e => [ "ro", e ]), ...a === null ? [] : [ a.home, a.temporary ].map(e => [ "rw", e ]), ...s === "full" ? workspaceByMounts(e, t, c) : workspaceByRights(e, t, c), ...gitView(e, t), ...outsideWrites(e, t) ];
}
function hiddenFrom({writes: e, deletes: t = [], onlyDeletes: n, seesHidden: o}, {hidden: r, hiddenFromPrograms: s}) {
if (o === true) return [];
if (e === null) return r;
const i = [ ...r, ...s ];
return n === true ? i.filter(e => !t.some(t => (0, c.FK)({
path: e,
directory: t
}))) : i;
}
function readOnlyFor({changesGit: e, judgedByWords: t}, {readOnly: n}) {
if (!e || t !== true) return n;
return n.flatMap(e => e.endsWith("/.git") ? j.map(t => (0, s.join)(e, t)) : [ e ]);
}
function homeOf({home: e}, {home: t, temporary: n}) {
return e === void 0 ? {
home: t,
temporary: n
} : e;
}
function systemByMounts({system: e, secrets: t}) {
const isLater = e => t.some(t => e !== t && (0, c.FK)({
path: e,
directory: t
}));
const show = e => [ "ro", e ];
return [ ...e.filter(e => !isLater(e)).map(show), ...t.map(e => [ "mask", e ]), ...e.filter(isLater).map(show) ];
}
const E = new WeakMap;
function systemByRights(e) {
const t = E.get(e);
if (t !== void 0) return t;
const {system: n, secrets: o} = e;
const r = n.flatMap(e => o.some(t => (0, c.FK)({
path: t,
directory: e
})) ? [ [ "list", e ], ...around(e, o) ] : [ [ "ro", e ] ]);
E.set(e, r);
return r;
}
function isPrivate(e, {workspace: t, home: n, temporary: o}) {
return [ t, n, o ].some(t => (0, c.FK)({
path: e,
directory: t
}));
}
function outsideByMounts({writes: e}, {path: t, isWritable: n, readOnly: o, hidden: r}) {
const s = n && e === null;
return [ [ s ? "rw" : "ro", t ], ...(s ? o : []).map(e => [ "ro", e ]), ...r.map(e => [ "mask", e ]) ];
}
function outsideByRights({writes: e}, {path: t, isWritable: n, hidden: o}, r) {
if (n && e === null) return [ [ "rw", t ] ];
const s = [ ...o, ...r.hidden.filter(e => (0, c.FK)({
path: e,
directory: t
})) ];
return s.length === 0 ? [ [ "ro", t ] ] : [ [ "list", t ], ...aroundWithoutLinks(t, s) ];
}
function workspaceByMounts(e, t, n) {
const {workspace: o} = t;
const r = n.hidden.map(e => [ "mask", e ]);
if (e.writes === null) return [ [ "rw", o ], ...n.readOnly.map(e => [ "ro", e ]), ...r ];
const i = e.writes.filter(e => (0, c.FK)({
path: e,
directory: o
}));
const a = writableParents(i, e, o);
const l = a.flatMap(e => namesIn(e).map(t => (0, s.join)(e, t)).filter(isDirectoryAt).filter(e => !contains(i, e)));
const u = n.readOnly.filter(e => !contains(i, e));
return [ [ "ro", o ], ...a.map(e => [ "rw", e ]), ...l.map(e => [ "ro", e ]), ...a.length === 0 ? [] : u.map(e => [ "ro", e ]), ...r ];
}
function workspaceByRights(e, t, n) {
const {workspace: o} = t;
if (e.writes === null) return [ [ "rw", o ] ];
const r = e.writes.filter(e => (0, c.FK)({
path: e,
directory: o
}));
const s = writableParents(r, e, o).map(e => [ "rw", e ]);
if (n.hidden.length === 0) return [ [ "ro", o ], ...s ];
return [ [ "list", o ], ...aroundWithoutLinks(o, n.hidden), ...s ];
}
function around(e, t) {
return namesIn(e).flatMap(n => {
const o = (0, s.join)(e, n);
if (t.includes(o)) return [];
return t.some(e => (0, c.FK)({
path: e,
directory: o
})) ? around(o, t) : [ [ "ro", o ] ];
});
}
function aroundWithoutLinks(e, t) {
return around(e, t).filter(([, e]) => (0, r.lstatSync)(e, {
throwIfNoEntry: false
})?.isSymbolicLink() !== true);
}
function gitView(e, {repository: t, gitDirectory: n, worktreeDirectory: o}) {
const i = (0, s.join)(t, ".git");
const a = n ?? i;
if ((0, r.lstatSync)(a, {
throwIfNoEntry: false
})?.isDirectory() !== true) return [];
if (!e.changesGit) return [ [ "ro", a ] ];
const c = gitCodeFor(e).map(e => [ "ro", (0, s.join)(a, e) ]);
if (o === null) return [ [ "rw", a ], ...c ];
const l = M.map(e => [ "ro", (0, s.join)(o, e) ]);
return [ [ "rw", a ], ...c, [ "rw", o ], ...l ];
}
function gitCodeFor({judgedByWords: e, gitParts: t = []}) {
if (e !== true || !t.includes("repositories")) return j;
return j.filter(e => e !== "modules" && e !== "worktrees");
}
function outsideWrites(e, t) {
const n = (e.writes ?? []).filter(e => !isPrivate(e, t));
return [ ...new Set(n.map(e => writableParent(e, "/"))) ].filter(e => e !== "/").map(e => [ "rw", e ]);
}
function writableParents(e, {deletes: t = []}, n) {
const o = e.map(e => t.includes(e) && e !== n ? (0, s.dirname)(e) : e);
return [ ...new Set(o.map(e => writableParent(e, n))) ];
}
function writableParent(e, t) {
let n = isDirectoryAt(e) ? e : (0, s.dirname)(e);
while (n !== t && !isDirectoryAt(n)) n = (0, s.dirname)(n);
return n;
}
function contains(e, t) {
return e.some(e => (0, c.FK)({
path: e,
directory: t
}));
}
function namesIn(e) {
return (0, i.CD)(() => (0, r.readdirSync)(e), []);
}
var L = n(31831);
var F = n(16057);
const {O_DIRECTORY: T, O_NOFOLLOW: x, O_RDONLY: R} = r.constants;
const C = 1e5;
const B = 3e3;
const W = 2e3;
const A = /^(?:node_modules|\.venv|venv|target|__pycache__)$/;
const I = "new-file";
async function findWithheldPaths(e, t, n, o = null) {
const [r, s, i] = [ [], [], [] ];
const a = realOf(e);
const c = [ {
path: e,
isReadOnly: false
} ];
let [l, u] = [ 0, 0 ];
for (let d = c.pop(); d !== void 0; d = c.pop()) {
const f = examine(d.path, t, {
workspace: e,
real: a,
known: n
});
l += f.names;
if (l >= u * W) {
u += 1;
await new Promise(setImmediate);
}
for (const {path: e, isDirectory: t, isLeaf: n, mayRead: a, mayCodeRead: l, mayWrite: u} of f.entries) {
if (e === o) continue;
if (!a) {
(l ? i : s).push(e);
continue;
}
const f = d.isReadOnly || !u;
f && !d.isReadOnly && r.push(e);
t && !n && c.push({
path: e,
isReadOnly: f
});
}
const p = r.length + s.length + i.length;
if (l > C || p > B) return {
readOnly: r,
hidden: s,
hiddenFromPrograms: i,
isPartial: true
};
}
return {
readOnly: r,
hidden: s,
hiddenFromPrograms: i,
isPartial: false
};
}
function examine(e, t, {workspace: n, real: o, known: r}) {
const s = (0, L.$)(e);
const i = r.get(e);
if (i !== void 0 && i.stamp === s) return i;
const a = entriesOf(e, o + e.slice(n.length));
const c = a.flatMap(n => {
const o = n.isDirectory();
const r = n.isSymbolicLink();
const s = n.name === ".git";
if (o && !s && A.test(n.name)) return [];
const i = `${e}/${n.name}`;
const a = o ? `${i}/${I}` : i;
const c = s || r || t.mayRead(a);
const l = t.mayWrite(a) && (!r || t.mayWrite(`${i}/${I}`));
const u = c || (t.mayCodeRead ?? t.mayRead)(a);
return !o && c && l ? [] : [ {
path: i,
isDirectory: o,
isLeaf: s,
mayRead: c,
mayCodeRead: u,
mayWrite: l
} ];
});
const l = {
names: a.length,
entries: c
};
s === null ? r.delete(e) : r.set(e, {
...l,
stamp: s
});
return l;
}
function entriesOf(e, t) {
try {
const n = (0, r.openSync)(e, R | T | x);
try {
const o = F.Wt ? `/proc/self/fd/${String(n)}` : e;
return (0, F.jg)(n, t) ? (0, r.readdirSync)(o, {
withFileTypes: true
}) : [];
} finally {
(0, r.closeSync)(n);
}
} catch {
return [];
}
}
function realOf(e) {
return (0, i.CD)(() => (0, r.realpathSync)(e), e);
}
function workspacePath(e, t) {
return (0, s.relative)(t, e).replaceAll("\\", "/");
}
async function confineByLauncher(e, t, n) {
const o = t.level === "landlock" ? "landlock" : "full";
const {needs: i} = e;
const {watch: a} = n;
const [l, u] = await Promise.all([ a.current(), a.outside() ]);
const d = n.newCall();
const f = [];
const p = n.egress.begin(i.network);
const h = n.control.add(d, {
onLine: e => void f.push(e),
onConnection: (e, t) => p.connect(e, t)
});
const m = (0, s.join)(n.directory, d);
const {bridge: y} = e;
const w = homeOf(e, n.folders);
const g = o === "full" && w !== null && i.judgedByWords !== true;
const v = [ ...viewOf(i, n.folders, {
withheld: l,
outside: u,
level: o,
home: w
}), ...g ? cacheView(w, n.folders, d) : [], ...y === void 0 ? [] : [ [ "ro", y.directory ] ] ];
const k = y === void 0 ? [] : [ y.socket ];
const b = [ ...zonesOf(n.folders, u), ...g ? [ w.home ] : [] ];
const S = withMoving(v, a.moving());
const O = {
mode: o,
call: d,
zones: b,
view: S,
sockets: k,
ports: p.ports
};
const $ = {
...identityOf(t, n),
...O
};
const {argv: _, cwd: D} = e;
const P = withEgress(e.env, p);
(0, r.writeFileSync)(m, encodePlan({
...$,
limits: n.limits,
program: e.program,
argv: _,
cwd: D,
env: P
}), {
mode: 384
});
const j = n.simulated?.prefix ?? [];
const M = [ ...j, n.perl, n.launchers[o], m ];
const [E, L] = t.privilege === "sudo" && n.sudo !== null ? [ n.sudo, [ "-n", ...M ] ] : [ M[0] ?? n.perl, M.slice(1) ];
const F = i.writes === null || i.writes.length > 0;
const T = F ? await a.begin(o, i) : null;
return {
program: E,
args: L,
env: {},
cwd: "/",
kill: h.kill,
end: async e => {
await h.finish();
p.end();
(0, r.rmSync)(m, {
force: true
});
const t = T === null ? [] : await T(e);
const toBlocked = e => hiddenWrite(e, n.folders.workspace);
return {
startError: textsOf(f, "failed")[0] ?? null,
exceeded: exceededClause(textsOf(f, "limit")[0] ?? null),
blocked: [ ...p.blocked(), ...textsOf(f, "hidden").map(toBlocked), ...t ],
unseen: [ ...textsOf(f, "unseen"), ...keptFrom(i, S) ].filter(e => (0, c.FK)({
path: e,
directory: n.folders.workspace
})).map(e => workspacePath(e, n.folders.workspace))
};
}
};
}
function zonesOf({workspace: e, repository: t, gitDirectory: n, worktreeDirectory: o}, r) {
const i = [ n ?? (0, s.join)(t, ".git"), o ].filter(e => e !== null);
const a = r.filter(({isWritable: e}) => e).map(({path: e}) => e);
const l = [ ...i, ...a ].filter(t => !(0, c.FK)({
path: t,
directory: e
}));
return [ ...new Set([ e, ...l ]) ];
}
function withMoving(e, t) {
const n = new Set(t.flatMap(e => e.paths));
const o = e.filter(([e, t]) => e !== "mask" || !n.has(t));
return [ ...o, ...t.map(e => [ "mask", e.paths[0] ?? "", e ]) ];
}
function keptFrom({deletes: e = []}, t) {
const n = t.flatMap(([e, t]) => e === "mask" ? [ t ] : []);
return n.filter(t => e.some(e => (0, c.FK)({
path: t,
directory: e
})) && (0, r.existsSync)(t));
}
function hiddenWrite(e, t) {
const n = workspacePath(e, t);
const o = `Read(${n})`;
return {
label: `write ${n}`,
reason: `${n} is hidden, so the write failed; the rule ${o} would show it to commands`,
suggest: [ o ]
};
}
function identityOf({privilege: e}, {folders: t, simulated: n}) {
return {
privilege: e === "user" ? "user" : "root",
uid: process.getuid?.() ?? 0,
gid: process.getgid?.() ?? 0,
keepsFileCapabilities: e !== "sudo" && (0, S.belongsToOther)(t.workspace),
...n?.landlockAbi === void 0 ? {} : {
landlockAbi: n.landlockAbi
}
};
}
function textsOf(e, t) {
return e.filter(e => e.startsWith(`${t} `)).map(e => e.slice(t.length + 1));
}
function exceededClause(e) {
if (e === null) return null;
const [t, n] = e.split(" ");
return t === "memory" ? `it used more than ${String(Math.round(Number(n) / 1048576))} MB of memory` : `it started more than ${String(n)} processes`;
}
function createControl(e) {
const t = new Map;
const n = hasLongPath(e) ? (0, r.openSync)(e, r.constants.O_RDONLY | r.constants.O_DIRECTORY) : null;
const o = (0, l.createServer)({
allowHalfOpen: true
}, e => greet(e, t));
const i = new Promise((t, r) => {
o.once("error", r);
o.listen((0, s.join)(n === null ? e : `/proc/self/fd/${String(n)}`, "control"), t);
});
o.unref();
return {
listening: i,
add(e, n) {
const o = new Set;
let onEnd = () => {};
const r = new Promise(e => {
onEnd = e;
});
t.set(e, {
...n,
sockets: o,
onEnd: onEnd
});
const kill = () => {
t.delete(e);
for (const e of o) e.destroy();
onEnd();
};
return {
kill: kill,
async finish() {
const e = setTimeout(kill, N);
await r;
clearTimeout(e);
kill();
}
};
},
close() {
for (const {sockets: e} of t.values()) for (const t of e) t.destroy();
t.clear();
o.close(() => {
n !== null && (0, r.closeSync)(n);
});
}
};
}
function hasLongPath(e) {
return process.platform === "linux" && Buffer.byteLength((0, s.join)(e, "control")) > 107;
}
const N = 300;
const K = 200;
function greet(e, t) {
let n = Buffer.alloc(0);
e.on("error", () => e.destroy());
const read = o => {
n = Buffer.concat([ n, o ]);
const r = n.indexOf("\n");
if (r < 0 && n.length < K) return;
e.off("data", read);
e.pause();
const [s, i = "", ...a] = n.subarray(0, Math.max(r, 0)).toString("utf8").split(" ");
const c = t.get(i);
if (c === void 0 || !(s === "start" || s === "open")) {
e.destroy();
return;
}
c.sockets.add(e);
e.on("close", () => c.sockets.delete(e));
const l = n.subarray(r + 1);
l.length > 0 && e.unshift(l);
if (s === "open") c.onConnection(e, a.join(" ")); else {
let t = "";
e.setEncoding("utf8");
e.on("data", e => {
const n = (t + e).split("\n");
t = (n.pop() ?? "").slice(0, K * 10);
for (const e of n) c.onLine(e);
});
e.on("end", () => e.end());
e.resume();
e.on("close", c.onEnd);
}
};
e.on("data", read);
}
var Y = n(31421);
function confineBySeatbelt(e, t) {
const n = t.newCall();
const o = (0, s.join)(t.directory, `${n}.sb`);
(0, r.writeFileSync)(o, profileOf(e, t), {
mode: 384
});
return {
program: "/usr/bin/sandbox-exec",
args: [ "-f", o, e.program, ...e.argv.slice(1) ],
env: e.env,
cwd: e.cwd,
kill: () => {},
end: () => {
(0, r.rmSync)(o, {
force: true
});
return Promise.resolve({
startError: null,
exceeded: null,
blocked: [],
unseen: []
});
}
};
}
function profileOf({needs: e, bridge: t, home: n}, {folders: o, outside: r, userHome: i, directory: a}) {
const subpath = e => `(subpath ${JSON.stringify(e)})`;
const c = o.gitDirectory ?? (0, s.join)(o.repository, ".git");
const l = [ ...e.writes ?? [ o.workspace, ...r.writable ], ...e.changesGit ? [ c ] : [] ];
const u = homeOf({
home: n
}, o);
const d = u === null ? [] : [ u.home, u.temporary ];
const f = [ o.workspace, o.repository, c, ...d, ...o.system ];
return [ "(version 1)", "(deny default)", '(import "system.sb")', "(allow process*)", "(allow signal (target same-sandbox))", "(allow sysctl-read)", '(allow mach-lookup (global-name "com.apple.system.opendirectoryd.libinfo"))', "(allow file-read*)", `(deny file-read* ${subpath(i)} ${subpath(a)})`, `(allow file-read* ${[ ...f, ...r.readable, ...r.writable ].map(subpath).join(" ")})`, `(allow file-write* ${[ ...l, ...d, "/dev/null", "/dev/tty" ].map(subpath).join(" ")})`, e.changesGit ? `(deny file-write* ${[ "config", "hooks", "info" ].map(e => subpath((0, 
s.join)(c, e))).join(" ")})` : `(deny file-write* ${subpath(c)})`, ...t === void 0 ? [] : [ `(allow file-read* ${subpath(t.directory)})`, `(allow network-outbound (remote unix-socket (path-literal ${JSON.stringify(t.socket)})))` ], '(allow network* (local ip "localhost:*"))', '(allow network-outbound (remote ip "localhost:*"))' ].join("\n");
}
const H = String.raw`
use strict;
my ($environ, $byte, $file, $listener);
print "environment\n" if open($environ, '<', '%ENVIRON%') && read($environ, $byte, 1);
my $reach = sub { socket(my $socket, 2, 1, 0) or return 0; return connect($socket, pack('S n a4 x8', 2, $_[0], "\x7f\0\0\1")) };
print "listener\n" if $reach->(%PORT%);
print "write\n" if open($file, '>', '%FILE%');
socket($listener, 2, 1, 0) && bind($listener, pack('S n a4 x8', 2, 0, "\x7f\0\0\1")) && listen($listener, 1) or print "listen\n";
print "loopback\n" unless $reach->(unpack('x2 n', getsockname $listener));
print "landlock\n" if syscall(444, 0, 0, 1) >= 2;
print "done\n";
`;
const G = {
environment: "the environment of Sallyport is readable",
listener: "a listener of Sallyport is reachable",
write: "a file outside the workspace is writable",
listen: "no program can listen on localhost",
loopback: "localhost does not work"
};
async function selfTest({directory: e, perl: t}, n, {sharesLocalhost: o}) {
const i = (0, l.createServer)(e => e.destroy());
await new Promise((e, t) => {
i.once("error", t);
i.listen(0, "127.0.0.1", e);
});
const a = i.address();
const c = typeof a === "object" && a !== null ? a.port : 0;
const u = (0, s.join)(e, "written");
try {
const e = H.replace("%ENVIRON%", `/proc/${String(process.pid)}/environ`).replace("%PORT%", String(c)).replace("%FILE%", u);
const {output: s, problem: i} = await n(e);
if (i !== null) return {
problem: i,
hasLandlock: false
};
const a = s.split("\n").filter(e => e !== "");
if (a.at(-1) !== "done") return {
problem: `the self-test did not run with ${t} (${s.trim().slice(0, 200) || "no output"})`,
hasLandlock: false
};
const l = o ? [ "listener" ] : [];
const d = a.includes("landlock");
const f = [ ...a.slice(0, -1), ...(0, r.existsSync)(u) ? [ "write" ] : [] ].filter(e => e !== "landlock" && !l.includes(e));
const p = [ ...new Set(f) ].map(e => G[e] ?? e);
return {
problem: f.length === 0 ? null : p.join("; "),
hasLandlock: d
};
} finally {
i.close();
}
}
var z = n(20653);
function createMadeFiles({mayReadMade: e = () => false}) {
const t = new Set;
return {
shownToCode(e) {
const {hidden: n, hiddenFromPrograms: o} = e;
for (const e of t) n.includes(e) || t.delete(e);
return {
...e,
hidden: n.filter(e => !t.has(e)),
hiddenFromPrograms: [ ...o, ...t ]
};
},
begin(n, o) {
const r = Date.now() + 1;
const s = new Set(n.hidden.flatMap(e => made_files_identityOf(e) ?? []));
const i = new Map(o.map(e => [ e, made_files_identityOf(e) ]));
return o => {
if (n.isPartial || o.isPartial) return false;
const a = t.size;
for (const n of o.hidden) {
const o = made_files_identityOf(n);
const a = statOf(n);
if (o === null || s.has(o) || a?.nlink !== 1 || !e(n)) continue;
(i.get(n) === o || a.birthtimeMs >= r) && t.add(n);
}
return t.size > a;
};
}
};
}
function made_files_identityOf(e) {
const t = statOf(e);
return t?.isFile() === true ? `${String(t.dev)}:${String(t.ino)}` : null;
}
var U = n(55433);
function restore({copies: e, places: t}, {isOwn: n}, o) {
for (const t of new Set([ ...e.keys() ].map(s.dirname))) openDirectory(t, o);
const r = new Set([ ...t ].flatMap(([e, t]) => placeOf(e) === t ? leavesBelow(e) : []));
const i = {
restored: [],
lost: [],
failed: []
};
for (const t of r) {
if (e.has(t) || n(t)) continue;
(remove(t) ? i.restored : i.failed).push(t);
}
for (const [t, a] of e) {
if (n(t) || r.has(t) && isSame(t, a)) continue;
if ("version" in a.content) {
i.lost.push(t);
continue;
}
const e = succeeds(() => {
r.has(t) || makeDirectory((0, s.dirname)(t), o);
remove(t);
inDirectory(t, e => put(e, a));
});
(e ? i.restored : i.failed).push(t);
}
return i;
}
function succeeds(e) {
try {
e();
return true;
} catch {
return false;
}
}
function remove(e) {
if (statOf(e) === void 0) return true;
openDirectory((0, s.dirname)(e), []);
return succeeds(() => inDirectory(e, e => {
succeeds(() => (0, r.rmSync)(e, {
recursive: true,
force: true
})) || (0, r.renameSync)(e, (0, s.join)((0, s.dirname)(e), `removed-${(0, o.randomUUID)()}`));
}));
}
function inDirectory(e, t) {
const {O_DIRECTORY: n, O_NOFOLLOW: o, O_RDONLY: i} = r.constants;
const a = (0, r.openSync)((0, s.dirname)(e), i | n | o);
try {
if (!(0, F.jg)(a, (0, s.dirname)(e))) throw new Error(`${(0, s.dirname)(e)} was replaced`);
t((0, s.join)(`/proc/self/fd/${String(a)}`, (0, s.basename)(e)));
} finally {
(0, r.closeSync)(a);
}
}
function put(e, {content: t, mode: n}) {
if (Buffer.isBuffer(t)) {
const o = (0, r.openSync)(e, "wx");
try {
(0, r.writeFileSync)(o, t);
(0, r.fchmodSync)(o, n);
} finally {
(0, r.closeSync)(o);
}
} else "target" in t && (0, r.symlinkSync)(t.target, e);
}
function openDirectory(e, t) {
t.some(t => e !== t && (0, c.FK)({
path: e,
directory: t
})) && openDirectory((0, s.dirname)(e), t);
const n = statOf(e);
n?.isDirectory() === true && (n.mode & 448) !== 448 && succeeds(() => (0, r.chmodSync)(e, n.mode | 448));
}
function makeDirectory(e, t) {
if (!t.some(t => e !== t && (0, c.FK)({
path: e,
directory: t
}))) return;
makeDirectory((0, s.dirname)(e), t);
if (isDirectoryAt(e)) return;
remove(e);
inDirectory(e, e => (0, r.mkdirSync)(e));
}
function isSame(e, {content: t, mode: n}) {
const o = statOf(e);
if (Buffer.isBuffer(t)) {
const s = o?.isFile() === true && (o.mode & 511) === n && o.size === t.length;
return s && (0, r.readFileSync)(e).equals(t);
}
if ("version" in t) return (0, _.fB)(e) === t.version;
return o?.isSymbolicLink() === true && (0, r.readlinkSync)(e) === t.target;
}
const V = [ [ "shallow", "shallow" ], [ "objects/info/alternates", null ], [ "objects/info/http-alternates", null ] ];
const X = [ "modules", "worktrees" ];
const q = 2e4;
const J = 1e7;
function gitStateOf({repository: e, gitDirectory: t, worktreeDirectory: n}) {
const o = t ?? (0, s.join)(e, ".git");
const i = (0, s.join)(n ?? o, "HEAD");
const a = holdDirectory(o);
if (a === null) return null;
const c = stateIn(o, i);
const l = (0, U._)();
const release = () => (0, r.closeSync)(a);
if (c === null) {
release();
return null;
}
return {
release: release,
undo(t) {
const n = moveBack(o, a, e) ? [ o ] : [];
if (l !== (0, U._)()) return n;
const r = stateIn(o, i);
return r === null ? n : [ ...n, ...undoChanges(c, r, t, o) ];
}
};
}
function stateIn(e, t) {
const n = new Map;
const o = [ "refs" ];
for (let t = o.pop(); t !== void 0; t = o.pop()) {
for (const r of git_state_entriesOf((0, s.join)(e, t))) {
const i = `${t}/${r.name}`;
r.isDirectory() ? o.push(i) : n.set(i, textOf((0, s.join)(e, i)) ?? "");
}
if (n.size + o.length > q) return null;
}
const r = textOf((0, s.join)(e, "packed-refs")) ?? "";
if (r.length > J) return null;
const i = new Map;
const a = [];
let c = a;
for (const e of r.split("\n").filter(e => e !== "")) /^[0-9a-f]/.test(e) ? i.set(e.slice(e.indexOf(" ") + 1), c = [ e ]) : c.push(e);
const l = [ [ t, "head" ], ...V.map(([t, n]) => [ (0, s.join)(e, t), n ]) ];
const u = new Map(l.map(([e, t]) => [ e, {
part: t,
text: textOf(e)
} ]));
const d = X.flatMap(t => git_state_entriesOf((0, s.join)(e, t)).map(n => (0, s.join)(e, t, n.name)));
return {
loose: n,
packed: i,
packedHeader: a,
others: u,
repositories: d
};
}
function undoChanges(e, t, n, o) {
const r = new Map;
const i = new Map;
const putBack = (e, t) => {
i.set(e, (0, s.dirname)(e));
t !== null && r.set(e, {
content: Buffer.from(t),
mode: 420,
watched: e
});
};
const a = new Set([ ...e.loose.keys(), ...e.packed.keys(), ...t.loose.keys(), ...t.packed.keys() ]);
const c = [ ...a ].filter(o => !n.has(partOf(o)) && valueIn(e, o) !== valueIn(t, o));
for (const t of c) putBack((0, s.join)(o, t), e.loose.get(t) ?? null);
const l = c.some(n => e.packed.get(n)?.join() !== t.packed.get(n)?.join());
l && putBack((0, s.join)(o, "packed-refs"), packedWith(e, t, new Set(c)));
const u = c.map(e => (0, s.join)(o, e));
for (const [o, {part: r, text: s}] of e.others) {
if (t.others.get(o)?.text === s || r !== null && n.has(r)) continue;
putBack(o, s);
u.push(o);
}
restore({
copies: r,
places: i,
around: new Map
}, {
isOwn: () => false
}, [ o ]);
const d = n.has("repositories") ? [] : t.repositories.filter(t => !e.repositories.includes(t));
return [ ...u, ...d.filter(remove) ];
}
function packedWith(e, t, n) {
const o = [ ...t.packed ].filter(([e]) => !n.has(e));
const r = [ ...e.packed ].filter(([e]) => n.has(e));
const s = t.packedHeader.length > 0 ? t.packedHeader : e.packedHeader;
const i = [ ...o, ...r ].sort(([e], [t]) => e < t ? -1 : 1);
if (i.length === 0) return null;
return `${[ ...s, ...i.flatMap(([, e]) => e) ].join("\n")}\n`;
}
function valueIn({loose: e, packed: t}, n) {
return (e.get(n) ?? t.get(n)?.[0]?.split(" ")[0])?.trim();
}
const Q = {
tags: "tags",
remotes: "remotes",
notes: "notes",
stash: "stash",
bisect: "bisect",
replace: "replace"
};
function partOf(e) {
return Q[e.split("/")[1] ?? ""] ?? "branches";
}
function moveBack(e, t, n) {
const o = (0, r.readlinkSync)(`/proc/self/fd/${String(t)}`);
if (o === e || !(0, c.FK)({
path: o,
directory: n
}) || !remove(e)) return false;
try {
(0, r.renameSync)(o, e);
return true;
} catch {
return false;
}
}
function holdDirectory(e) {
return (0, i.CD)(() => (0, r.openSync)(e, r.constants.O_RDONLY | r.constants.O_DIRECTORY | r.constants.O_NOFOLLOW), null);
}
function git_state_entriesOf(e) {
return (0, i.CD)(() => statOf(e)?.isDirectory() === true ? (0, r.readdirSync)(e, {
withFileTypes: true
}) : [], []);
}
function textOf(e) {
const t = statOf(e);
try {
if (t?.isSymbolicLink() === true) return `link ${(0, r.readlinkSync)(e)}`;
return t?.isFile() === true && t.size <= J ? (0, r.readFileSync)(e, "utf8") : null;
} catch {
return null;
}
}
const Z = new Map;
function hasCalls(e) {
return Z.has(e);
}
function hasOtherCalls(e) {
return (Z.get(e)?.calls ?? 0) > 1;
}
function movingFiles(e) {
return Z.get(e)?.hidden.moving() ?? [];
}
function beginCall(e, t, {level: n, changesGit: o, gitParts: r = [], judgedByWords: s}) {
const {workspace: i} = e;
const a = Z.get(i);
const c = a ?? startOf(e, t, n);
a !== void 0 && addPaths(a, t);
Z.set(i, c);
c.calls += 1;
c.changesGit ||= o;
for (const e of r) c.gitParts.add(e);
s === true || n !== "landlock" && !o || (c.gitState ??= gitStateOf(e));
return async t => {
try {
return undo(c, await t(), e);
} finally {
c.calls -= 1;
if (c.calls === 0) {
c.ownWrites.end();
releaseDirectories(c.held);
c.hidden.release();
c.gitState?.release();
Z.delete(i);
}
}
};
}
function beginNamedWrites(e, t) {
for (const e of t) (0, _.vD)(e);
return async n => {
for (const e of t) (0, _.LJ)(e);
const o = Z.get(e);
const r = o === void 0 ? [] : [ ...(await n()).readOnly, ...o.watched ];
const isProtected = e => r.some(t => !t.endsWith("/.git") && (0, c.FK)({
path: e,
directory: t
}));
for (const e of t.filter(isProtected)) {
const t = [ ...o?.copied.copies.keys() ?? [] ].filter(t => (0, c.FK)({
path: t,
directory: e
}));
for (const n of [ ...leavesBelow(e), ...t ]) (0, _.LJ)(n);
}
};
}
function startOf(e, {readOnly: t, hidden: n, isPartial: o}, r) {
const {workspace: i} = e;
const a = [ ...t, ...protected_state_gitCode(e) ];
const isKept = e => r === "full" && (0, s.dirname)(e) === i && !(statOf(e)?.isSymbolicLink() === true);
const c = a.filter(e => !isKept(e));
const l = r === "full" ? holdDirectories(c) : new Map;
return {
watched: a,
ms: Date.now(),
hadGit: isThere((0, s.join)(i, ".git")),
wasPartial: o,
ownWrites: (0, _.wT)(),
copied: copiesOf(c, l),
held: l,
hidden: holdHiddenFiles(r === "full" ? n : []),
calls: 0,
changesGit: false,
gitState: null,
gitParts: new Set,
hasMounts: r === "full"
};
}
function addPaths(e, {readOnly: t}) {
const {ownWrites: n, watched: o, ms: r} = e;
e.hasMounts && (e.copied = withHeld(e.copied, e.held));
e.hasMounts = false;
const s = t.filter(t => !isWatched(e, t) && (!hasChangedSince(t, r) || notOwn(t, n).length === 0));
const {places: i} = e.copied;
const a = n.written().filter(e => isAtOrBelow(i, e) && isThere(e) && n.isOwn(e));
o.push(...s);
e.copied = withCopies(e.copied, copiesOf([ ...s, ...a ]));
}
function isAtOrBelow(e, t) {
const n = (0, s.dirname)(t);
return e.has(t) || n !== t && isAtOrBelow(e, n);
}
function isWatched({watched: e}, t) {
return e.some(e => t === e || t.startsWith(`${e}/`));
}
function undo(e, t, n) {
const {workspace: o} = n;
const {ms: r, hadGit: i, ownWrites: a, changesGit: c, gitParts: l} = e;
const u = e.gitState?.undo(l) ?? [];
const isKept = e => e.endsWith("/.git") && l.has("repositories");
const d = c || i ? [] : [ (0, s.join)(o, ".git") ].filter(isThere);
const f = [ ...new Set([ ...t.readOnly, ...d ]) ].filter(t => !isWatched(e, t) && !isKept(t) && hasChangedSince(t, r) && !(i && t === (0, 
s.join)(o, ".git"))).flatMap(e => notOwn(e, a));
const p = e.hasMounts ? withHeld(withoutKept(e.copied), e.held) : e.copied;
const h = new Set(f.filter(remove));
const {restored: m, lost: y, failed: w} = restore(p, a, [ o, (0, s.dirname)(gitPlace(n)) ]);
const g = [ ...f.filter(e => !h.has(e)), ...w ];
return [ ...blockedWrites([ ...h, ...m, ...u ], o, "so the change was undone"), ...blockedWrites(y, o, "but it is too large to undo the change"), ...blockedWrites(g, o, "but the change could not be undone"), ...t.isPartial && !e.wasPartial ? [ ee ] : [] ];
}
function notOwn(e, t) {
const n = leavesBelow(e);
const o = n.filter(e => !t.isOwn(e));
return t.isOwn(e) || o.length < n.length ? o : [ e ];
}
const ee = {
label: "write too many files",
reason: "the workspace now has too many files to find protected ones among them, so new ones may remain",
suggest: []
};
const te = 50;
function blockedWrites(e, t, n) {
const o = e.slice(0, te).map(e => workspacePath(e, t));
const r = e.length - o.length;
return [ ...o.map(e => ({
label: `write ${e}`,
reason: `${e} is protected, and no rule names it, ${n}`
})), ...r === 0 ? [] : [ {
label: `write ${String(r)} more`,
reason: `they are protected, and no rule names them, ${n}`
} ] ].map(e => ({
...e,
suggest: []
}));
}
function gitPlace({repository: e, gitDirectory: t}) {
return t ?? (0, s.join)(e, ".git");
}
function protected_state_gitCode(e) {
const {worktreeDirectory: t} = e;
return [ ...[ "config", "config.worktree", "hooks", "info/attributes", "commondir" ].map(t => (0, 
s.join)(gitPlace(e), t)), ...t === null ? [] : M.map(e => (0, s.join)(t, e)) ];
}
function isThere(e) {
return statOf(e) !== void 0;
}
const ne = 100;
function hasChangedSince(e, t) {
return (statOf(e)?.ctimeMs ?? 0) >= t - ne;
}
const oe = 2097152 | (process.arch === "arm64" ? 32768 : 131072);
const re = 500;
function holdHiddenFiles(e) {
const t = e.slice(0, re).flatMap(e => {
try {
return [ {
descriptor: (0, r.openSync)(e, oe),
paths: new Set([ e ])
} ];
} catch {
return [];
}
});
return {
moving: () => t.flatMap(({descriptor: e, paths: t}) => {
const {dev: n, ino: o, nlink: s} = (0, r.fstatSync)(e, {
bigint: true
});
if (s === 0n) return [];
t.add((0, r.readlinkSync)(`/proc/self/fd/${String(e)}`));
return [ {
inode: `${String(n)}:${String(o)}`,
paths: [ ...t ]
} ];
}),
release: () => {
for (const {descriptor: e} of t) (0, r.closeSync)(e);
}
};
}
function watchNothing(e = []) {
return {
current: () => Promise.resolve({
readOnly: [],
hidden: [],
hiddenFromPrograms: [],
isPartial: false
}),
outside: () => Promise.resolve(e),
moving: () => [],
forget: () => {},
begin: () => Promise.resolve(() => Promise.resolve([]))
};
}
function createWorkspaceWatch(e, t) {
const {workspace: n} = e;
const {rules: o} = t;
const r = new Map;
let s = null;
let i = 0;
const current = () => {
(i !== (0, _.Qj)() || hasCalls(n)) && (s = null);
i = (0, _.Qj)();
return s ??= findWithheldPaths(n, o, r).then(async e => {
const n = await shownByGit(e, t);
c = e.hidden.filter(e => !n.hidden.includes(e));
return n;
}).then(withoutOwn).then(e => a.shownToCode(e));
};
const a = createMadeFiles(o);
let c = [];
let l = null;
const withoutOwn = e => {
l ??= new Set(e.hiddenFromPrograms);
const n = e.hiddenFromPrograms.filter(e => l?.has(e) !== true);
n.length > 0 && t.onOwn?.(n);
return {
...e,
hiddenFromPrograms: e.hiddenFromPrograms.filter(e => l?.has(e))
};
};
let u = null;
return {
current: current,
moving: () => movingFiles(n),
forget: () => {
s = null;
},
outside: () => u ??= findOutside(e, t),
async begin(o, r) {
const {writes: i, ...l} = r;
const find = () => {
s = null;
return current();
};
const u = i === null || o === "landlock";
const d = u ? await current() : null;
const f = d === null || i !== null || hasCalls(n) ? null : a.begin(d, c);
const p = d === null ? null : beginCall(e, d, {
level: o,
...l
});
const h = beginNamedWrites(n, i ?? []);
const m = await beginTreeChange(r, d, e, t);
return async e => {
const t = await (m?.(e === 0)) ?? [];
let o = [];
try {
await h(find);
} finally {
o = await (p?.(find)) ?? [];
}
o.length > 0 && (s = null);
f !== null && !hasCalls(n) && f(await current()) && (s = null);
return [ ...t, ...o ];
};
}
};
}
async function shownByGit(e, {unchangedInGit: t}) {
const {hidden: n, hiddenFromPrograms: o} = e;
if (n.length + o.length === 0) return e;
const r = await t([ ...n, ...o ]);
const changed = e => !r.has(e);
return {
...e,
hidden: n.filter(changed),
hiddenFromPrograms: o.filter(changed)
};
}
async function findOutside({workspace: e, repository: t}, n) {
const {readable: o, writable: r} = n.outside;
const s = {
...n.rules,
mayCodeRead: n.rules.mayRead
};
const i = {
...s,
mayWrite: () => true
};
const a = t === e ? [] : [ t ];
const c = [];
for (const l of [ ...a, ...o, ...r ]) {
const o = r.includes(l);
const a = await findWithheldPaths(l, o ? s : i, new Map, e);
if (a.isPartial) continue;
c.push({
...l === t ? await shownByGit(a, n) : a,
path: l,
isWritable: o
});
}
return c;
}
async function beginTreeChange({changesTree: e}, t, {workspace: n}, {beginGitCall: o, directory: r, rules: i}) {
const a = t?.readOnly.some(e => (0, s.basename)(e) !== ".git") === true;
if (e === void 0 || !a || o === void 0 || hasOtherCalls(n)) return null;
const c = await o(r);
if (c === null) return null;
return async t => {
try {
const {staged: o, wanted: r, hasConflicts: s, leftDifferences: a} = await c.compare(e);
const isForbidden = e => !i.mayWrite(e);
const l = o.filter(isForbidden);
const u = !t && !s;
const d = l.length > 0 || u && a;
const f = l.length > 0 ? l : u ? r.filter(isForbidden) : [];
if (f.length === 0 && !d || hasOtherCalls(n)) return [];
d && await c.undo();
return [ undoneAttempt(f, n, i) ];
} finally {
c.end();
}
};
}
const se = 5;
function undoneAttempt(e, t, n) {
const o = "git";
const r = "so the line changed nothing";
if (e.length === 0) return {
label: o,
reason: `it failed before it had written all files, ${r}`,
suggest: []
};
const s = e.map(e => workspacePath(e, t));
const i = [ ...new Set(s.map(e => ruleFor(e, t, n))) ].slice(0, se);
const a = (0, z.KE)(s, se);
return {
label: o,
reason: `it would change what is protected, and no rule names it (${a}), ${r}; permitted by ${i.join(" ")}`,
suggest: i
};
}
function ruleFor(e, t, {mayWrite: n}) {
const o = e.split("/").slice(0, -1).map((e, t, n) => n.slice(0, t + 1).join("/"));
const r = o.find(e => !n((0, s.join)(t, e, "new-file")));
return r === void 0 ? `Write(${e})` : `Write(${r}/**)`;
}
const ie = 1e4;
function candidates({sudo: e}) {
if (process.platform === "darwin") return [ {
level: "seatbelt",
how: "sandbox-exec",
privilege: "user"
} ];
if (process.platform !== "linux") return [];
const t = process.getuid?.() === 0;
return [ ...t ? [ {
level: "full",
how: "namespaces created as root",
privilege: "root"
} ] : [], {
level: "full",
how: "namespaces in a user namespace",
privilege: "user"
}, ...e === null || t ? [] : [ {
level: "full",
how: "namespaces created with sudo",
privilege: "sudo"
} ], {
level: "landlock",
how: "Landlock and seccomp",
privilege: "user"
} ];
}
async function findLevel(e) {
let t;
try {
t = await e();
} catch (e) {
return none([ (0, i.bD)(e) ]);
}
const n = [];
const {candidate: o} = t.simulated ?? {};
const r = candidates(t).filter(({level: e, privilege: t}) => o === void 0 || o === `${e} ${t}`);
for (const e of r) {
const {problem: o, hasLandlock: r} = await tested(e, t);
if (o === null) {
const o = n.length === 0 ? "" : `; not possible: ${n.join("; ")}`;
return {
report: {
level: e.level,
reason: `${sentence(e, r)}${o}.`
},
candidate: e,
parts: t,
problems: n
};
}
n.push(`${e.how} (${o})`);
}
return none(n.length === 0 ? [ `no sandbox supports ${process.platform}` ] : n);
}
function sentence({level: e, how: t}, n) {
const o = e === "full" ? `${t}, with seccomp${n ? " and Landlock" : ""}` : t;
return o.charAt(0).toUpperCase() + o.slice(1);
}
function none(e) {
const t = `No sandbox works on this machine: ${e.join("; ")}.`;
return {
report: {
level: "none",
reason: t
},
candidate: null,
parts: null,
problems: e
};
}
async function tested(e, t) {
const run = n => runInside(n, e, t);
try {
return await selfTest(t, run, {
sharesLocalhost: e.level === "seatbelt"
});
} catch (e) {
return {
problem: (0, i.bD)(e),
hasLandlock: false
};
}
}
async function runInside(e, t, n) {
const o = {
program: n.perl,
argv: [ "perl", "-e", e ],
cwd: n.folders.temporary,
env: {
PATH: n.path
},
needs: {
writes: [],
reads: [],
changesGit: false,
network: {
allow: [],
deny: []
},
leaves: null
}
};
const r = t.level === "seatbelt" ? confineBySeatbelt(o, n) : await confineByLauncher(o, t, {
...n,
watch: watchNothing()
});
const {output: s, errors: i} = await runOnce(r.program, r.args, {
cwd: r.cwd,
env: r.env
});
const a = (t.privilege === "sudo" ? i[0] : i.at(-1)) ?? "";
const {startError: c} = await r.end();
return {
output: s,
problem: c ?? (s === "" && a !== "" ? a : null)
};
}
function runOnce(e, t, n) {
return new Promise(o => {
(0, Y.execFile)(e, t, {
...n,
timeout: ie,
killSignal: "SIGKILL"
}, (e, t, n) => {
const r = n.split("\n").filter(e => e.trim() !== "");
o({
output: t,
errors: e === null ? [] : r.length === 0 ? [ e.message ] : r
});
});
});
}
function launcherSource(e) {
const t = (0, r.readFileSync)(n.ab + "launcher-common.pl", "utf8");
const o = e === "full" ? (0, r.readFileSync)(n.ab + "launcher-full.pl", "utf8") : (0, 
r.readFileSync)(n.ab + "launcher-landlock.pl", "utf8");
return `${t}\n${o}`;
}
const ae = {
writes: [],
reads: [],
changesGit: false,
network: {
allow: [],
deny: []
},
leaves: null
};
function createSandbox(e) {
let t = null;
let n = null;
const i = createEgress({
upstream: e.upstream ?? {}
});
const open = async () => {
const {directory: n, path: c} = e;
const l = (0, a.oq)("perl", c);
if (l === null) throw new Error("perl was not found on the PATH");
const u = {
full: (0, s.join)(n, "full.pl"),
landlock: (0, s.join)(n, "landlock.pl")
};
for (const e of [ "full", "landlock" ]) (0, r.writeFileSync)(u[e], launcherSource(e), {
mode: 384
});
(0, r.chmodSync)(n, 448);
t = createControl(n);
await t.listening;
const d = (0, S.findMachineFolders)(e);
const f = (0, a.oq)("sudo", c);
const p = createWorkspaceWatch(d, e);
return {
...e,
perl: l,
sudo: f,
launchers: u,
control: t,
folders: d,
egress: i,
watch: p,
newCall: o.randomUUID
};
};
const level = () => n ??= findLevel(open);
return {
async report() {
const {report: t, problems: n, parts: o} = await level();
o !== null && Promise.all([ o.watch.current(), o.watch.outside() ]).catch(() => {});
if (t.level === "none" && e.mode === "require") throw unavailable(n);
return t;
},
async enter(t) {
const {leaves: n} = t.needs;
if (n !== null && e.mode === "require") return `${n} only works outside the sandbox, and the setting sandbox is require`;
const {candidate: o, parts: r} = await level();
if (o === null || r === null) return null;
if (n !== null) {
r.watch.forget();
return {
outside: n
};
}
return o.level === "seatbelt" ? confineBySeatbelt(t, r) : await confineByLauncher(t, o, r);
},
async enterGit(e) {
const {candidate: t, parts: n} = await level();
if (t === null || n === null || t.level === "seatbelt") return null;
const {repository: o} = n.folders;
const r = watchNothing([ {
path: o,
readOnly: [],
hidden: [],
isWritable: false
} ]);
return await confineByLauncher({
...e,
home: null,
needs: ae
}, t, {
...n,
watch: r
});
},
hosts: i.hosts,
close: () => t?.close()
};
}
function unavailable(e) {
return new i.yo({
code: "sandbox-unavailable",
location: "sandbox",
message: "no sandbox works on this machine, and sandbox is require",
found: e.join("; "),
hint: "use a runner with user namespaces, sudo or Landlock (see docs/sandbox.md), or set sandbox: auto"
});
}
}),
68271: (function(e) {
e.exports = JSON.parse('{"qU":["/usr","/bin","/sbin","/lib","/lib32","/lib64","/libx32","/etc","/opt","/nix","/snap","/var/lib/dpkg","/var/lib/gems","/var/lib/ghc","/sys/fs/cgroup","/sys/devices/system/cpu"],"zV":[".cargo/bin",".rustup/toolchains",".rustup/settings.toml",".rustup/update-hashes",".pyenv",".rbenv",".nvm",".volta",".asdf",".jenv",".sdkman/candidates",".local/bin",".local/lib",".local/share/uv/python",".local/share/uv/tools",".local/share/mise",".local/share/pnpm",".local/share/pipx","go/bin",".bun/bin",".deno/bin",".ghcup",".npm-global",".dotnet/dotnet",".dotnet/sdk",".dotnet/shared",".dotnet/host",".dotnet/tools",".dotnet/packs",".dotnet/sdk-manifests",".config/composer/vendor",".composer/vendor",".yarn/bin",".fnm",".local/share/fnm",".goenv",".swiftly"],"bj":[".cargo/registry",".cargo/git","go/pkg/mod",".m2/repository",".m2/wrapper",".gradle/caches",".gradle/wrapper",".ivy2/cache",".ivy2/local",".sbt/boot",".cache/coursier",".konan",".cache/ms-playwright",".cache/Cypress",".cache/puppeteer"],"O3":[{"paths":["/etc/shadow","/etc/shadow-","/etc/gshadow","/etc/gshadow-"],"source":"shadow(5)"},{"paths":["/etc/sudoers","/etc/sudoers.d"],"source":"sudoers(5)"},{"paths":["/etc/ssl/private"],"source":"Debian policy: private keys"},{"paths":["/etc/krb5.keytab"],"source":"https://web.mit.edu/kerberos/krb5-latest/doc/basic/keytab_def.html"},{"paths":["/etc/docker/key.json"],"source":"https://docs.docker.com/engine/daemon/"},{"paths":["/etc/rancher"],"source":"https://docs.k3s.io/cluster-access"},{"paths":["/etc/kubernetes"],"source":"https://kubernetes.io/docs/setup/best-practices/certificates/"},{"paths":["/etc/waagent"],"source":"https://learn.microsoft.com/azure/virtual-machines/extensions/agent-linux"},{"paths":["/etc/ssh/ssh_host_rsa_key","/etc/ssh/ssh_host_ecdsa_key","/etc/ssh/ssh_host_ed25519_key"],"source":"sshd_config(5), HostKey"},{"paths":["/opt/actions-runner","/opt/runner"],"source":"https://docs.github.com/actions/how-tos/manage-runners/self-hosted-runners/add-runners"},{"paths":["/opt/vsts"],"source":"https://learn.microsoft.com/azure/devops/pipelines/agents/linux-agent"},{"paths":["/opt/gitlab-runner","/etc/gitlab-runner"],"source":"https://docs.gitlab.com/runner/configuration/advanced-configuration/"},{"paths":["/opt/atlassian/pipelines/agent"],"source":"https://support.atlassian.com/bitbucket-cloud/docs/runners/"},{"paths":["/etc/buildkite-agent"],"source":"https://buildkite.com/docs/agent/v3/configuration"},{"paths":["/etc/circleci-runner"],"source":"https://circleci.com/docs/machine-runner-3-configuration-reference/"},{"paths":["/etc/act_runner","/etc/gitea-runner"],"source":"https://docs.gitea.com/usage/actions/act-runner"},{"paths":["/etc/forgejo-runner"],"source":"https://forgejo.org/docs/latest/admin/actions/runner-installation/"},{"paths":["/opt/buildagent/conf"],"source":"https://www.jetbrains.com/help/teamcity/configure-agent-installation.html"},{"paths":["/etc/default/jenkins","/etc/jenkins"],"source":"https://www.jenkins.io/doc/book/installing/linux/"},{"paths":["/etc/woodpecker","/etc/drone-runner-exec"],"source":"https://woodpecker-ci.org/docs/administration/configuration/agent"},{"paths":["/etc/vault-token"],"source":"https://developer.hashicorp.com/vault/docs/agent-and-proxy/autoauth/sinks/file"}],"Y9":{"E":{"DO_NOT_TRACK":"1","TURBO_TELEMETRY_DISABLED":"1","NEXT_TELEMETRY_DISABLED":"1","ASTRO_TELEMETRY_DISABLED":"1","GATSBY_TELEMETRY_DISABLED":"1","NUXT_TELEMETRY_DISABLED":"1","STORYBOOK_DISABLE_TELEMETRY":"1","CHECKPOINT_DISABLE":"1","DOTNET_CLI_TELEMETRY_OPTOUT":"1","POWERSHELL_TELEMETRY_OPTOUT":"1","HF_HUB_DISABLE_TELEMETRY":"1","EXPO_NO_TELEMETRY":"1","NG_CLI_ANALYTICS":"false","WRANGLER_SEND_METRICS":"false","SCARF_ANALYTICS":"false","SAM_CLI_TELEMETRY":"0","YARN_ENABLE_TELEMETRY":"0"},"S":["telemetry.vercel.com","telemetry.nextjs.org","telemetry.astro.build","telemetry.nuxt.com","telemetry.yarnpkg.com","analytics.gatsbyjs.com","checkpoint-api.hashicorp.com","checkpoint.prisma.io","sparrow.cloudflare.com","dc.services.visualstudio.com","scarf.sh","*.scarf.sh","www.google-analytics.com","api.segment.io","us.i.posthog.com","eu.i.posthog.com","app.posthog.com","ingest.sentry.io","*.ingest.sentry.io","*.ingest.us.sentry.io","*.ingest.de.sentry.io"]}}');
})
};
