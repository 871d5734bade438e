"use strict";

exports.id = 3911, exports.ids = [ 3911 ], exports.modules = {
 63911: (function(e, r, t) {
  t.r(r), t.d(r, {
   belongsToOther: () => belongsToOther,
   findMachineFolders: () => findMachineFolders,
   repositoryAround: () => repositoryAround
  });
  var o = t(73024), s = t(76760), n = t(55559);
  const i = [ "/usr", "/bin", "/sbin", "/lib", "/lib32", "/lib64", "/libx32", "/etc", "/opt", "/nix", "/snap", "/var/lib/dpkg", "/var/lib/gems", "/var/lib/ghc", "/sys/fs/cgroup", "/sys/devices/system/cpu" ], c = [ "/etc/shadow", "/etc/shadow-", "/etc/gshadow", "/etc/gshadow-", "/etc/sudoers", "/etc/sudoers.d", "/etc/ssl/private", "/etc/krb5.keytab", "/etc/docker/key.json", "/etc/rancher", "/etc/kubernetes", "/etc/waagent", "/etc/ssh/ssh_host_rsa_key", "/etc/ssh/ssh_host_ecdsa_key", "/etc/ssh/ssh_host_ed25519_key", "/opt/actions-runner", "/opt/runner", "/opt/vsts", "/opt/gitlab-runner" ], a = [ ".cargo/bin", ".cargo/registry", ".cargo/git", ".rustup", ".pyenv", ".rbenv", ".nvm", ".volta", ".asdf", ".jenv", ".sdkman/candidates", ".local/bin", ".local/lib", ".local/share/uv", ".local/share/mise", ".local/share/pnpm", ".local/share/pipx", "go/bin", "go/pkg/mod", ".bun/bin", ".deno/bin", ".dotnet", ".ghcup", ".npm-global", ".config/composer/vendor", ".composer/vendor", ".yarn/bin", ".fnm", ".local/share/fnm", ".goenv", ".swiftly" ];
  function findMachineFolders(e) {
   const r = (0, o.realpathSync)(e.workspace), t = (0, s.resolve)(e.userHome), l = repositoryAround(r, t), d = a.map(e => (0, 
   s.join)(t, e)).filter(e => (0, o.existsSync)(e)), p = [ ...i, ...d ], u = e.path.split(s.delimiter).filter(e => "" !== e && !p.some(r => (0, 
   n.FK)({
    path: e,
    directory: r
   }))).map(o => function(e, r) {
    const t = (0, s.dirname)(e);
    return "bin" !== (0, s.basename)(e) || "/" === t || r.some(e => (0, n.FK)({
     path: e,
     directory: t
    })) ? e : t;
   }(o, [ r, t, e.temporary ])), h = void 0 === e.toolCache || "" === e.toolCache ? [] : [ (0, 
   s.resolve)(e.toolCache) ];
   return {
    workspace: r,
    repository: l,
    home: (0, o.realpathSync)(e.home),
    temporary: (0, o.realpathSync)(e.temporary),
    system: [ ...new Set([ ...p, ...u, ...h ]) ],
    secrets: c.filter(isReadable),
    gitDirectory: gitDirectoryOf(l)
   };
  }
  function isReadable(e) {
   try {
    return (0, o.accessSync)(e, o.constants.R_OK), !0;
   } catch {
    return !1;
   }
  }
  function repositoryAround(e, r) {
   for (let t = e; ;t = (0, s.dirname)(t)) {
    if ("/" === t || (0, n.FK)({
     path: r,
     directory: t
    })) return e;
    if ((0, o.existsSync)((0, s.join)(t, ".git"))) return t;
   }
  }
  function gitDirectoryOf(e) {
   const r = (0, s.join)(e, ".git");
   try {
    if (!(0, o.lstatSync)(r).isFile()) return null;
    const t = /^gitdir: (.+)$/m.exec((0, o.readFileSync)(r, "utf8"))?.[1];
    if (void 0 === t) return null;
    const n = (0, o.realpathSync)((0, s.resolve)(e, t)), i = (0, s.join)(n, "commondir");
    return (0, o.existsSync)(i) ? (0, o.realpathSync)((0, s.resolve)(n, (0, o.readFileSync)(i, "utf8").trim())) : n;
   } catch {
    return null;
   }
  }
  function belongsToOther(e) {
   return (0, o.statSync)(e).uid !== (process.getuid?.() ?? 0);
  }
 })
};
