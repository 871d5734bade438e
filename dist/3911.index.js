"use strict";

exports.id = 3911;

exports.ids = [ 3911 ];

exports.modules = {
 63911: (function(e, t, o) {
  o.r(t);
  o.d(t, {
   belongsToOther: () => belongsToOther,
   findMachineFolders: () => findMachineFolders,
   repositoryAround: () => repositoryAround
  });
  var r = o(73024);
  var s = o(76760);
  var n = o(55559);
  const c = [ "/usr", "/bin", "/sbin", "/lib", "/lib32", "/lib64", "/libx32", "/etc", "/opt", "/nix", "/snap", "/var/lib/dpkg", "/var/lib/gems", "/var/lib/ghc", "/sys/fs/cgroup", "/sys/devices/system/cpu" ];
  const i = [ "/etc/shadow", "/etc/shadow-", "/etc/gshadow", "/etc/gshadow-", "/etc/sudoers", "/etc/sudoers.d", "/etc/ssl/private", "/etc/krb5.keytab", "/etc/docker/key.json", "/etc/rancher", "/etc/kubernetes", "/etc/waagent", "/etc/ssh/ssh_host_rsa_key", "/etc/ssh/ssh_host_ecdsa_key", "/etc/ssh/ssh_host_ed25519_key", "/opt/actions-runner", "/opt/runner", "/opt/vsts", "/opt/gitlab-runner" ];
  const a = [ ".cargo/bin", ".cargo/registry", ".cargo/git", ".rustup", ".pyenv", ".rbenv", ".nvm", ".volta", ".asdf", ".jenv", ".sdkman/candidates", ".local/bin", ".local/lib", ".local/share/uv", ".local/share/mise", ".local/share/pnpm", ".local/share/pipx", "go/bin", "go/pkg/mod", ".bun/bin", ".deno/bin", ".dotnet", ".ghcup", ".npm-global", ".config/composer/vendor", ".composer/vendor", ".yarn/bin", ".fnm", ".local/share/fnm", ".goenv", ".swiftly" ];
  function findMachineFolders(e) {
   const t = (0, r.realpathSync)(e.workspace);
   const o = (0, s.resolve)(e.userHome);
   const l = repositoryAround(t, o);
   const d = a.map(e => (0, s.join)(o, e)).filter(e => (0, r.existsSync)(e));
   const p = [ ...c, ...d ];
   const u = e.path.split(s.delimiter).filter(e => e !== "" && !p.some(t => (0, n.FK)({
    path: e,
    directory: t
   }))).map(r => toolRoot(r, [ t, o, e.temporary ]));
   const h = e.toolCache === void 0 || e.toolCache === "" ? [] : [ (0, s.resolve)(e.toolCache) ];
   return {
    workspace: t,
    repository: l,
    home: (0, r.realpathSync)(e.home),
    temporary: (0, r.realpathSync)(e.temporary),
    system: [ ...new Set([ ...p, ...u, ...h ]) ],
    secrets: i.filter(isReadable),
    gitDirectory: gitDirectoryOf(l)
   };
  }
  function isReadable(e) {
   try {
    (0, r.accessSync)(e, r.constants.R_OK);
    return true;
   } catch {
    return false;
   }
  }
  function toolRoot(e, t) {
   const o = (0, s.dirname)(e);
   const r = (0, s.basename)(e) === "bin" && o !== "/" && !t.some(e => (0, n.FK)({
    path: e,
    directory: o
   }));
   return r ? o : e;
  }
  function repositoryAround(e, t) {
   for (let o = e; ;o = (0, s.dirname)(o)) {
    if (o === "/" || (0, n.FK)({
     path: t,
     directory: o
    })) return e;
    if ((0, r.existsSync)((0, s.join)(o, ".git"))) return o;
   }
  }
  function gitDirectoryOf(e) {
   const t = (0, s.join)(e, ".git");
   try {
    if (!(0, r.lstatSync)(t).isFile()) return null;
    const o = /^gitdir: (.+)$/m.exec((0, r.readFileSync)(t, "utf8"))?.[1];
    if (o === void 0) return null;
    const n = (0, r.realpathSync)((0, s.resolve)(e, o));
    const c = (0, s.join)(n, "commondir");
    return (0, r.existsSync)(c) ? (0, r.realpathSync)((0, s.resolve)(n, (0, r.readFileSync)(c, "utf8").trim())) : n;
   } catch {
    return null;
   }
  }
  function belongsToOther(e) {
   return (0, r.statSync)(e).uid !== (process.getuid?.() ?? 0);
  }
 })
};
