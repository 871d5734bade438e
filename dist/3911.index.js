"use strict";

exports.id = 3911;

exports.ids = [ 3911 ];

exports.modules = {
 63911: (function(e, t, r) {
  r.r(t);
  r.d(t, {
   belongsToOther: () => belongsToOther,
   findMachineFolders: () => findMachineFolders,
   repositoryAround: () => repositoryAround
  });
  var o = r(73024);
  var s = r(76760);
  var n = r(55559);
  const c = [ "/usr", "/bin", "/sbin", "/lib", "/lib32", "/lib64", "/libx32", "/etc", "/opt", "/nix", "/snap", "/var/lib/dpkg", "/var/lib/gems", "/var/lib/ghc", "/sys/fs/cgroup", "/sys/devices/system/cpu" ];
  const i = [ "/etc/shadow", "/etc/shadow-", "/etc/gshadow", "/etc/gshadow-", "/etc/sudoers", "/etc/sudoers.d", "/etc/ssl/private", "/etc/krb5.keytab", "/etc/docker/key.json", "/etc/rancher", "/etc/kubernetes", "/etc/waagent", "/etc/ssh/ssh_host_rsa_key", "/etc/ssh/ssh_host_ecdsa_key", "/etc/ssh/ssh_host_ed25519_key", "/opt/actions-runner", "/opt/runner", "/opt/vsts", "/opt/gitlab-runner" ];
  const a = [ ".cargo/bin", ".cargo/registry", ".cargo/git", ".rustup", ".pyenv", ".rbenv", ".nvm", ".volta", ".asdf", ".jenv", ".sdkman/candidates", ".local/bin", ".local/lib", ".local/share/uv", ".local/share/mise", ".local/share/pnpm", ".local/share/pipx", "go/bin", "go/pkg/mod", ".bun/bin", ".deno/bin", ".dotnet", ".ghcup", ".npm-global", ".config/composer/vendor", ".composer/vendor", ".yarn/bin", ".fnm", ".local/share/fnm", ".goenv", ".swiftly" ];
  function findMachineFolders(e) {
   const t = (0, o.realpathSync)(e.workspace);
   const r = (0, s.resolve)(e.userHome);
   const l = repositoryAround(t, r);
   const d = a.map(e => (0, s.join)(r, e)).filter(e => (0, o.existsSync)(e));
   const u = [ ...c, ...d ];
   const p = e.path.split(s.delimiter).filter(e => e !== "" && !u.some(t => (0, n.FK)({
    path: e,
    directory: t
   }))).map(o => toolRoot(o, [ t, r, e.temporary ]));
   const y = e.toolCache === void 0 || e.toolCache === "" ? [] : [ (0, s.resolve)(e.toolCache) ];
   return {
    workspace: t,
    repository: l,
    home: (0, o.realpathSync)(e.home),
    temporary: (0, o.realpathSync)(e.temporary),
    system: [ ...new Set([ ...u, ...p, ...y ]) ],
    secrets: i.filter(isReadable),
    ...gitDirectoriesOf(l)
   };
  }
  function isReadable(e) {
   try {
    (0, o.accessSync)(e, o.constants.R_OK);
    return true;
   } catch {
    return false;
   }
  }
  function toolRoot(e, t) {
   const r = (0, s.dirname)(e);
   const o = (0, s.basename)(e) === "bin" && r !== "/" && !t.some(e => (0, n.FK)({
    path: e,
    directory: r
   }));
   return o ? r : e;
  }
  function repositoryAround(e, t) {
   for (let r = e; ;r = (0, s.dirname)(r)) {
    if (r === "/" || (0, n.FK)({
     path: t,
     directory: r
    })) return e;
    if ((0, o.existsSync)((0, s.join)(r, ".git"))) return r;
   }
  }
  function gitDirectoriesOf(e) {
   const t = {
    gitDirectory: null,
    worktreeDirectory: null
   };
   const r = (0, s.join)(e, ".git");
   try {
    if (!(0, o.lstatSync)(r).isFile()) return t;
    const n = /^gitdir: (.+)$/m.exec((0, o.readFileSync)(r, "utf8"))?.[1];
    if (n === void 0) return t;
    const c = (0, o.realpathSync)((0, s.resolve)(e, n));
    const i = (0, s.join)(c, "commondir");
    if (!(0, o.existsSync)(i)) return {
     gitDirectory: c,
     worktreeDirectory: null
    };
    return {
     gitDirectory: (0, o.realpathSync)((0, s.resolve)(c, (0, o.readFileSync)(i, "utf8").trim())),
     worktreeDirectory: c
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
