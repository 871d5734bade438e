"use strict";

exports.id = 7380;

exports.ids = [ 7380 ];

exports.modules = {
37380: (function(e, t, o) {
o.r(t);
o.d(t, {
belongsToOther: () => belongsToOther,
findMachineFolders: () => findMachineFolders,
repositoryAround: () => repositoryAround
});
var s = o(73024);
var r = o(76760);
var n = o(42357);
var c = o(55559);
var i = o(99756);
const a = 300;
const l = 20;
const u = [ "bin", "lib", "lib64", "libexec", "share", "node_modules", "include", "pyvenv.cfg" ];
function linkedTools(e, t) {
const o = new Set;
const isPrivate = e => t.some(t => (0, c.FK)({
path: t,
directory: e
}));
const s = [ e, ...linksIn(e) ];
for (const t of s.slice(0, a)) {
const {through: s, real: r} = followed(t);
for (const e of s) o.add(e);
if (r === null || r === e) continue;
for (const s of t === e ? [ r ] : partsAround(r)) isPrivate(s) || o.add(s);
}
return [ ...o ];
}
function partsAround(e) {
const t = /^(.*?\/node_modules)\//.exec(e)?.[1];
if (t !== void 0) return [ t ];
if (!/^s?bin$/.test((0, r.basename)((0, r.dirname)(e)))) return [ e ];
const o = (0, r.dirname)((0, r.dirname)(e));
return [ e, ...u.map(e => (0, r.join)(o, e)).filter(isThere) ];
}
function linksIn(e) {
return (0, n.CD)(() => (0, s.readdirSync)(e, {
withFileTypes: true
}).flatMap(t => t.isSymbolicLink() ? [ (0, r.join)(e, t.name) ] : []), []);
}
function followed(e) {
const t = [];
let o = e;
for (let e = 0; e < l; e += 1) {
const e = firstLink(o);
if (e === null) return {
through: t,
real: isThere(o) ? o : null
};
t.push(e);
o = (0, r.resolve)((0, r.dirname)(realOf(e)), (0, s.readlinkSync)(e)) + o.slice(e.length);
}
return {
through: t,
real: null
};
}
function firstLink(e) {
const t = e.split("/").filter(e => e !== "");
for (const [e] of t.entries()) {
const o = `/${t.slice(0, e + 1).join("/")}`;
if ((0, s.lstatSync)(o, {
throwIfNoEntry: false
})?.isSymbolicLink() === true) return o;
}
return null;
}
function realOf(e) {
return (0, n.CD)(() => (0, r.join)((0, s.realpathSync)((0, r.dirname)(e)), (0, r.basename)(e)), e);
}
function isThere(e) {
return (0, s.lstatSync)(e, {
throwIfNoEntry: false
}) !== void 0;
}
var p = o(68271);
const h = p.O3.flatMap(({paths: e}) => e);
const d = [ "/etc", "/opt", "/usr/local" ];
const f = /^(?:node_modules|hostedtoolcache|_tool|site-packages|lib|share|include)$/;
const m = 1e4;
const y = 6;
function machineSecrets(e) {
const t = [ ...h.filter(isReadable), ...runnersOf(e), ...(e.tops ?? d).flatMap(t => machine_secrets_closed(t, e)) ];
const o = [ ...new Set(t) ];
return o.filter(e => !o.some(t => t !== e && (0, c.FK)({
path: e,
directory: t
})));
}
function runnersOf({ofJob: e, userHome: t}) {
return e.flatMap(e => {
const o = /^(\/.+?)\/_work(?:\/|$)/.exec(e)?.[1];
return o === void 0 || (0, c.FK)({
path: t,
directory: o
}) ? [] : [ o ];
});
}
function machine_secrets_closed(e, {needed: t, ofJob: o}) {
const i = [];
const a = [ {
path: e,
level: 1
} ];
let l = 0;
for (const {path: e, level: u} of a) for (const p of (0, n.CD)(() => (0, s.readdirSync)(e, {
withFileTypes: true
}), [])) {
l += 1;
if (l > m) return i;
const n = (0, r.join)(e, p.name);
const h = p.isDirectory();
if (!h && !p.isFile()) continue;
const d = (0, s.lstatSync)(n, {
throwIfNoEntry: false
})?.mode ?? 511;
const g = [ ...t, ...o ].some(e => (0, c.FK)({
path: e,
directory: n
}));
h && !g && (d & 5) !== 5 ? i.push(n) : h && u < y && !f.test(p.name) ? a.push({
path: n,
level: u + 1
}) : h || (d & 77) !== 0 || i.push(n);
}
return i.filter(isReadable);
}
function isReadable(e) {
try {
(0, s.accessSync)(e, s.constants.R_OK);
return true;
} catch {
return false;
}
}
const {qU: g, zV: b, bj: E} = p;
function findMachineFolders(e) {
const t = (0, s.realpathSync)(e.workspace);
const o = (0, r.resolve)(e.userHome);
const n = repositoryAround(t, o);
const i = E.filter(e => (0, s.existsSync)((0, r.join)(o, e)));
const a = [ ...b, ...i ].map(e => (0, r.join)(o, e)).filter(e => (0, s.existsSync)(e));
const l = [ ...g, ...a ];
const u = [ t, o, e.temporary ];
const isKnown = e => l.some(t => (0, c.FK)({
path: e,
directory: t
}));
const p = e.path.split(r.delimiter).filter(e => e !== "");
const h = p.filter(e => !isKnown(e)).filter(e => !a.some(t => (0, c.FK)({
path: t,
directory: e
}))).map(e => toolRoot(e, u));
const d = p.filter(e => !g.some(t => (0, c.FK)({
path: e,
directory: t
})) || e === "/usr/local/bin").flatMap(e => linkedTools(e, u)).filter(e => !isKnown(e));
const f = e.toolCache === void 0 || e.toolCache === "" ? [] : [ (0, r.resolve)(e.toolCache) ];
return {
workspace: t,
repository: n,
home: (0, s.realpathSync)(e.home),
temporary: (0, s.realpathSync)(e.temporary),
system: [ ...new Set([ ...l, ...h, ...d, ...f ]) ],
caches: i,
userHome: o,
secrets: [ ...machineSecrets({
needed: [ ...p, ...f ],
ofJob: [ t, n, e.home, e.temporary ],
userHome: o
}), ...a.flatMap(e => sensitiveIn(e, 2)) ],
...gitDirectoriesOf(n)
};
}
function sensitiveIn(e, t) {
return (0, n.CD)(() => (0, s.readdirSync)(e, {
withFileTypes: true
}), []).flatMap(o => {
const s = (0, r.join)(e, o.name);
if (o.isDirectory()) return t > 1 ? sensitiveIn(s, t - 1) : [];
return (0, i.y)(s) === "high" ? [ s ] : [];
});
}
function toolRoot(e, t) {
const o = (0, r.dirname)(e);
const s = ((0, r.basename)(e) === "bin" || e.endsWith("/node_modules/.bin")) && o !== "/" && !t.some(e => (0, 
c.FK)({
path: e,
directory: o
}));
return s ? o : e;
}
function repositoryAround(e, t) {
for (let o = e; ;o = (0, r.dirname)(o)) {
if (o === "/" || (0, c.FK)({
path: t,
directory: o
})) return e;
if ((0, s.existsSync)((0, r.join)(o, ".git"))) return o;
}
}
function gitDirectoriesOf(e) {
const t = {
gitDirectory: null,
worktreeDirectory: null
};
const o = (0, r.join)(e, ".git");
try {
if (!(0, s.lstatSync)(o).isFile()) return t;
const n = /^gitdir: (.+)$/m.exec((0, s.readFileSync)(o, "utf8"))?.[1];
if (n === void 0) return t;
const c = (0, s.realpathSync)((0, r.resolve)(e, n));
const i = (0, r.join)(c, "commondir");
if (!(0, s.existsSync)(i)) return {
gitDirectory: c,
worktreeDirectory: null
};
return {
gitDirectory: (0, s.realpathSync)((0, r.resolve)(c, (0, s.readFileSync)(i, "utf8").trim())),
worktreeDirectory: c
};
} catch {
return t;
}
}
function belongsToOther(e) {
return (0, s.statSync)(e).uid !== (process.getuid?.() ?? 0);
}
}),
68271: (function(e) {
e.exports = JSON.parse('{"qU":["/usr","/bin","/sbin","/lib","/lib32","/lib64","/libx32","/etc","/opt","/nix","/snap","/var/lib/dpkg","/var/lib/gems","/var/lib/ghc","/sys/fs/cgroup","/sys/devices/system/cpu"],"zV":[".cargo/bin",".rustup/toolchains",".rustup/settings.toml",".rustup/update-hashes",".pyenv",".rbenv",".nvm",".volta",".asdf",".jenv",".sdkman/candidates",".local/bin",".local/lib",".local/share/uv/python",".local/share/uv/tools",".local/share/mise",".local/share/pnpm",".local/share/pipx","go/bin",".bun/bin",".deno/bin",".ghcup",".npm-global",".dotnet/dotnet",".dotnet/sdk",".dotnet/shared",".dotnet/host",".dotnet/tools",".dotnet/packs",".dotnet/sdk-manifests",".config/composer/vendor",".composer/vendor",".yarn/bin",".fnm",".local/share/fnm",".goenv",".swiftly"],"bj":[".cargo/registry",".cargo/git","go/pkg/mod",".m2/repository",".m2/wrapper",".gradle/caches",".gradle/wrapper",".ivy2/cache",".ivy2/local",".sbt/boot",".cache/coursier",".konan",".cache/ms-playwright",".cache/Cypress",".cache/puppeteer"],"O3":[{"paths":["/etc/shadow","/etc/shadow-","/etc/gshadow","/etc/gshadow-"],"source":"shadow(5)"},{"paths":["/etc/sudoers","/etc/sudoers.d"],"source":"sudoers(5)"},{"paths":["/etc/ssl/private"],"source":"Debian policy: private keys"},{"paths":["/etc/krb5.keytab"],"source":"https://web.mit.edu/kerberos/krb5-latest/doc/basic/keytab_def.html"},{"paths":["/etc/docker/key.json"],"source":"https://docs.docker.com/engine/daemon/"},{"paths":["/etc/rancher"],"source":"https://docs.k3s.io/cluster-access"},{"paths":["/etc/kubernetes"],"source":"https://kubernetes.io/docs/setup/best-practices/certificates/"},{"paths":["/etc/waagent"],"source":"https://learn.microsoft.com/azure/virtual-machines/extensions/agent-linux"},{"paths":["/etc/ssh/ssh_host_rsa_key","/etc/ssh/ssh_host_ecdsa_key","/etc/ssh/ssh_host_ed25519_key"],"source":"sshd_config(5), HostKey"},{"paths":["/opt/actions-runner","/opt/runner"],"source":"https://docs.github.com/actions/how-tos/manage-runners/self-hosted-runners/add-runners"},{"paths":["/opt/vsts"],"source":"https://learn.microsoft.com/azure/devops/pipelines/agents/linux-agent"},{"paths":["/opt/gitlab-runner","/etc/gitlab-runner"],"source":"https://docs.gitlab.com/runner/configuration/advanced-configuration/"},{"paths":["/opt/atlassian/pipelines/agent"],"source":"https://support.atlassian.com/bitbucket-cloud/docs/runners/"},{"paths":["/etc/buildkite-agent"],"source":"https://buildkite.com/docs/agent/v3/configuration"},{"paths":["/etc/circleci-runner"],"source":"https://circleci.com/docs/machine-runner-3-configuration-reference/"},{"paths":["/etc/act_runner","/etc/gitea-runner"],"source":"https://docs.gitea.com/usage/actions/act-runner"},{"paths":["/etc/forgejo-runner"],"source":"https://forgejo.org/docs/latest/admin/actions/runner-installation/"},{"paths":["/opt/buildagent/conf"],"source":"https://www.jetbrains.com/help/teamcity/configure-agent-installation.html"},{"paths":["/etc/default/jenkins","/etc/jenkins"],"source":"https://www.jenkins.io/doc/book/installing/linux/"},{"paths":["/etc/woodpecker","/etc/drone-runner-exec"],"source":"https://woodpecker-ci.org/docs/administration/configuration/agent"},{"paths":["/etc/vault-token"],"source":"https://developer.hashicorp.com/vault/docs/agent-and-proxy/autoauth/sinks/file"}],"Y9":{"E":{"DO_NOT_TRACK":"1","TURBO_TELEMETRY_DISABLED":"1","NEXT_TELEMETRY_DISABLED":"1","ASTRO_TELEMETRY_DISABLED":"1","GATSBY_TELEMETRY_DISABLED":"1","NUXT_TELEMETRY_DISABLED":"1","STORYBOOK_DISABLE_TELEMETRY":"1","CHECKPOINT_DISABLE":"1","DOTNET_CLI_TELEMETRY_OPTOUT":"1","POWERSHELL_TELEMETRY_OPTOUT":"1","HF_HUB_DISABLE_TELEMETRY":"1","EXPO_NO_TELEMETRY":"1","NG_CLI_ANALYTICS":"false","WRANGLER_SEND_METRICS":"false","SCARF_ANALYTICS":"false","SAM_CLI_TELEMETRY":"0","YARN_ENABLE_TELEMETRY":"0"},"S":["telemetry.vercel.com","telemetry.nextjs.org","telemetry.astro.build","telemetry.nuxt.com","telemetry.yarnpkg.com","analytics.gatsbyjs.com","checkpoint-api.hashicorp.com","checkpoint.prisma.io","sparrow.cloudflare.com","dc.services.visualstudio.com","scarf.sh","*.scarf.sh","www.google-analytics.com","api.segment.io","us.i.posthog.com","eu.i.posthog.com","app.posthog.com","ingest.sentry.io","*.ingest.sentry.io","*.ingest.us.sentry.io","*.ingest.de.sentry.io"]}}');
})
};
