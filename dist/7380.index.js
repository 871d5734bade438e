"use strict";

exports.id = 7380;

exports.ids = [ 7380 ];

exports.modules = {
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
var c = n(99756);
const a = 300;
const l = 20;
const u = [ "bin", "lib", "lib64", "libexec", "share", "node_modules", "include", "pyvenv.cfg" ];
function linkedTools(e, t) {
const n = new Set;
const isPrivate = e => t.some(t => (0, i.FK)({
path: t,
directory: e
}));
const o = [ e, ...linksIn(e) ];
for (const t of o.slice(0, a)) {
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
const d = [ [ [ "/etc/shadow", "/etc/shadow-", "/etc/gshadow", "/etc/gshadow-" ], "shadow(5)" ], [ [ "/etc/sudoers", "/etc/sudoers.d" ], "sudoers(5)" ], [ [ "/etc/ssl/private" ], "Debian policy: private keys" ], [ [ "/etc/krb5.keytab" ], "https://web.mit.edu/kerberos/krb5-latest/doc/basic/keytab_def.html" ], [ [ "/etc/docker/key.json" ], "https://docs.docker.com/engine/daemon/" ], [ [ "/etc/rancher" ], "https://docs.k3s.io/cluster-access" ], [ [ "/etc/kubernetes" ], "https://kubernetes.io/docs/setup/best-practices/certificates/" ], [ [ "/etc/waagent" ], "https://learn.microsoft.com/azure/virtual-machines/extensions/agent-linux" ], [ [ "/etc/ssh/ssh_host_rsa_key", "/etc/ssh/ssh_host_ecdsa_key", "/etc/ssh/ssh_host_ed25519_key" ], "sshd_config(5), HostKey" ], [ [ "/opt/actions-runner", "/opt/runner" ], "https://docs.github.com/actions/how-tos/manage-runners/self-hosted-runners/add-runners" ], [ [ "/opt/vsts" ], "https://learn.microsoft.com/azure/devops/pipelines/agents/linux-agent" ], [ [ "/opt/gitlab-runner", "/etc/gitlab-runner" ], "https://docs.gitlab.com/runner/configuration/advanced-configuration/" ], [ [ "/opt/atlassian/pipelines/agent" ], "https://support.atlassian.com/bitbucket-cloud/docs/runners/" ], [ [ "/etc/buildkite-agent" ], "https://buildkite.com/docs/agent/v3/configuration" ], [ [ "/etc/circleci-runner" ], "https://circleci.com/docs/machine-runner-3-configuration-reference/" ], [ [ "/etc/act_runner", "/etc/gitea-runner" ], "https://docs.gitea.com/usage/actions/act-runner" ], [ [ "/etc/forgejo-runner" ], "https://forgejo.org/docs/latest/admin/actions/runner-installation/" ], [ [ "/opt/buildagent/conf" ], "https://www.jetbrains.com/help/teamcity/configure-agent-installation.html" ], [ [ "/etc/default/jenkins", "/etc/jenkins" ], "https://www.jenkins.io/doc/book/installing/linux/" ], [ [ "/etc/woodpecker", "/etc/drone-runner-exec" ], "https://woodpecker-ci.org/docs/administration/configuration/agent" ], [ [ "/etc/vault-token" ], "https://developer.hashicorp.com/vault/docs/agent-and-proxy/autoauth/sinks/file" ] ];
const f = d.flatMap(([e]) => e);
const h = [ "/etc", "/opt", "/usr/local" ];
const p = /^(?:node_modules|hostedtoolcache|_tool|site-packages|lib|share|include)$/;
const m = 1e4;
const y = 6;
function machineSecrets(e) {
const t = [ ...f.filter(isReadable), ...runnersOf(e), ...(e.tops ?? h).flatMap(t => machine_secrets_closed(t, e)) ];
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
const s = [];
const c = [ {
path: e,
level: 1
} ];
let a = 0;
for (const {path: e, level: l} of c) for (const u of entriesOf(e)) {
a += 1;
if (a > m) return s;
const d = (0, r.join)(e, u.name);
const f = u.isDirectory();
if (!f && !u.isFile()) continue;
const h = (0, o.lstatSync)(d, {
throwIfNoEntry: false
})?.mode ?? 511;
const g = [ ...t, ...n ].some(e => (0, i.FK)({
path: e,
directory: d
}));
f && !g && (h & 5) !== 5 ? s.push(d) : f && l < y && !p.test(u.name) ? c.push({
path: d,
level: l + 1
}) : f || (h & 77) !== 0 || s.push(d);
}
return s.filter(isReadable);
}
function entriesOf(e) {
return (0, s.CD)(() => (0, o.readdirSync)(e, {
withFileTypes: true
}), []);
}
function isReadable(e) {
try {
(0, o.accessSync)(e, o.constants.R_OK);
return true;
} catch {
return false;
}
}
const g = [ "/usr", "/bin", "/sbin", "/lib", "/lib32", "/lib64", "/libx32", "/etc", "/opt", "/nix", "/snap", "/var/lib/dpkg", "/var/lib/gems", "/var/lib/ghc", "/sys/fs/cgroup", "/sys/devices/system/cpu" ];
const b = [ ".cargo/bin", ".cargo/registry", ".cargo/git", ".rustup/toolchains", ".rustup/settings.toml", ".pyenv", ".rbenv", ".nvm", ".volta", ".asdf", ".jenv", ".sdkman/candidates", ".local/bin", ".local/lib", ".local/share/uv/python", ".local/share/uv/tools", ".local/share/mise", ".local/share/pnpm", ".local/share/pipx", "go/bin", "go/pkg/mod", ".bun/bin", ".deno/bin", ".ghcup", ".npm-global", ...[ "dotnet", "sdk", "shared", "host", "tools", "packs", "sdk-manifests" ].map(e => `.dotnet/${e}`), ".config/composer/vendor", ".composer/vendor", ".yarn/bin", ".fnm", ".local/share/fnm", ".goenv", ".swiftly" ];
function findMachineFolders(e) {
const t = (0, o.realpathSync)(e.workspace);
const n = (0, r.resolve)(e.userHome);
const s = repositoryAround(t, n);
const c = b.map(e => (0, r.join)(n, e)).filter(e => (0, o.existsSync)(e));
const a = [ ...g, ...c ];
const l = [ t, n, e.temporary ];
const isKnown = e => a.some(t => (0, i.FK)({
path: e,
directory: t
}));
const u = e.path.split(r.delimiter).filter(e => e !== "");
const d = u.filter(e => !isKnown(e)).filter(e => !c.some(t => (0, i.FK)({
path: t,
directory: e
}))).map(e => toolRoot(e, l));
const f = u.filter(e => !g.some(t => (0, i.FK)({
path: e,
directory: t
})) || e === "/usr/local/bin").flatMap(e => linkedTools(e, l)).filter(e => !isKnown(e));
const h = e.toolCache === void 0 || e.toolCache === "" ? [] : [ (0, r.resolve)(e.toolCache) ];
return {
workspace: t,
repository: s,
home: (0, o.realpathSync)(e.home),
temporary: (0, o.realpathSync)(e.temporary),
system: [ ...new Set([ ...a, ...d, ...f, ...h ]) ],
secrets: [ ...machineSecrets({
needed: [ ...u, ...h ],
ofJob: [ t, s, e.home, e.temporary ],
userHome: n
}), ...c.flatMap(e => sensitiveIn(e, 2)) ],
...gitDirectoriesOf(s)
};
}
function sensitiveIn(e, t) {
return machine_folders_entriesOf(e).flatMap(n => {
const o = (0, r.join)(e, n.name);
if (n.isDirectory()) return t > 1 ? sensitiveIn(o, t - 1) : [];
return (0, c.y)(o) === "high" ? [ o ] : [];
});
}
function machine_folders_entriesOf(e) {
return (0, s.CD)(() => (0, o.readdirSync)(e, {
withFileTypes: true
}), []);
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
const c = (0, r.join)(i, "commondir");
if (!(0, o.existsSync)(c)) return {
gitDirectory: i,
worktreeDirectory: null
};
return {
gitDirectory: (0, o.realpathSync)((0, r.resolve)(i, (0, o.readFileSync)(c, "utf8").trim())),
worktreeDirectory: i
};
} catch {
return t;
}
}
function belongsToOther(e) {
return (0, o.statSync)(e).uid !== (process.getuid?.() ?? 0);
}
})
};
