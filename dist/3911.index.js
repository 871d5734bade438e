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
  var i = r(99756);
  const c = [ "/usr", "/bin", "/sbin", "/lib", "/lib32", "/lib64", "/libx32", "/etc", "/opt", "/nix", "/snap", "/var/lib/dpkg", "/var/lib/gems", "/var/lib/ghc", "/sys/fs/cgroup", "/sys/devices/system/cpu" ];
  const a = [ "/etc/shadow", "/etc/shadow-", "/etc/gshadow", "/etc/gshadow-", "/etc/sudoers", "/etc/sudoers.d", "/etc/ssl/private", "/etc/krb5.keytab", "/etc/docker/key.json", "/etc/rancher", "/etc/kubernetes", "/etc/waagent", "/etc/ssh/ssh_host_rsa_key", "/etc/ssh/ssh_host_ecdsa_key", "/etc/ssh/ssh_host_ed25519_key", "/opt/actions-runner", "/opt/runner", "/opt/vsts", "/opt/gitlab-runner" ];
  const l = [ ".cargo/bin", ".cargo/registry", ".cargo/git", ".rustup/toolchains", ".rustup/settings.toml", ".pyenv", ".rbenv", ".nvm", ".volta", ".asdf", ".jenv", ".sdkman/candidates", ".local/bin", ".local/lib", ".local/share/uv/python", ".local/share/uv/tools", ".local/share/mise", ".local/share/pnpm", ".local/share/pipx", "go/bin", "go/pkg/mod", ".bun/bin", ".deno/bin", ".ghcup", ".npm-global", ...[ "dotnet", "sdk", "shared", "host", "tools", "packs", "sdk-manifests" ].map(e => `.dotnet/${e}`), ".config/composer/vendor", ".composer/vendor", ".yarn/bin", ".fnm", ".local/share/fnm", ".goenv", ".swiftly" ];
  function findMachineFolders(e) {
   const t = (0, o.realpathSync)(e.workspace);
   const r = (0, s.resolve)(e.userHome);
   const i = repositoryAround(t, r);
   const u = l.map(e => (0, s.join)(r, e)).filter(e => (0, o.existsSync)(e));
   const d = [ ...c, ...u ];
   const p = e.path.split(s.delimiter).filter(e => e !== "" && !d.some(t => (0, n.FK)({
    path: e,
    directory: t
   }))).filter(e => !u.some(t => (0, n.FK)({
    path: t,
    directory: e
   }))).map(o => toolRoot(o, [ t, r, e.temporary ]));
   const h = e.toolCache === void 0 || e.toolCache === "" ? [] : [ (0, s.resolve)(e.toolCache) ];
   return {
    workspace: t,
    repository: i,
    home: (0, o.realpathSync)(e.home),
    temporary: (0, o.realpathSync)(e.temporary),
    system: [ ...new Set([ ...d, ...p, ...h ]) ],
    secrets: [ ...a.filter(isReadable), ...u.flatMap(e => sensitiveIn(e, 2)) ],
    ...gitDirectoriesOf(i)
   };
  }
  function sensitiveIn(e, t) {
   return entriesOf(e).flatMap(r => {
    const o = (0, s.join)(e, r.name);
    if (r.isDirectory()) return t > 1 ? sensitiveIn(o, t - 1) : [];
    return (0, i.y)(o) === "high" ? [ o ] : [];
   });
  }
  function entriesOf(e) {
   try {
    return (0, o.readdirSync)(e, {
     withFileTypes: true
    });
   } catch {
    return [];
   }
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
    const i = (0, o.realpathSync)((0, s.resolve)(e, n));
    const c = (0, s.join)(i, "commondir");
    if (!(0, o.existsSync)(c)) return {
     gitDirectory: i,
     worktreeDirectory: null
    };
    return {
     gitDirectory: (0, o.realpathSync)((0, s.resolve)(i, (0, o.readFileSync)(c, "utf8").trim())),
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
