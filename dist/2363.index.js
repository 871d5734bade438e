"use strict";

exports.id = 2363, exports.ids = [ 2363, 3911 ], exports.modules = {
 95168: (function(e, n, t) {
  function joinStreams(e, n) {
   for (const [t, r] of [ [ e, n ], [ n, e ] ]) t.pipe(r), t.on("error", () => r.destroy()), 
   t.on("close", () => {
    t.readableEnded || r.destroy();
   });
  }
  t.d(n, {
   S: () => joinStreams
  });
 }),
 63911: (function(e, n, t) {
  t.r(n), t.d(n, {
   belongsToOther: () => belongsToOther,
   findMachineFolders: () => findMachineFolders,
   repositoryAround: () => repositoryAround
  });
  var r = t(73024), o = t(76760), i = t(55559);
  const s = [ "/usr", "/bin", "/sbin", "/lib", "/lib32", "/lib64", "/libx32", "/etc", "/opt", "/nix", "/snap", "/var/lib/dpkg", "/var/lib/gems", "/var/lib/ghc", "/sys/fs/cgroup", "/sys/devices/system/cpu" ], a = [ "/etc/shadow", "/etc/shadow-", "/etc/gshadow", "/etc/gshadow-", "/etc/sudoers", "/etc/sudoers.d", "/etc/ssl/private", "/etc/krb5.keytab", "/etc/docker/key.json", "/etc/rancher", "/etc/kubernetes", "/etc/waagent", "/etc/ssh/ssh_host_rsa_key", "/etc/ssh/ssh_host_ecdsa_key", "/etc/ssh/ssh_host_ed25519_key", "/opt/actions-runner", "/opt/runner", "/opt/vsts", "/opt/gitlab-runner" ], l = [ ".cargo/bin", ".cargo/registry", ".cargo/git", ".rustup", ".pyenv", ".rbenv", ".nvm", ".volta", ".asdf", ".jenv", ".sdkman/candidates", ".local/bin", ".local/lib", ".local/share/uv", ".local/share/mise", ".local/share/pnpm", ".local/share/pipx", "go/bin", "go/pkg/mod", ".bun/bin", ".deno/bin", ".dotnet", ".ghcup", ".npm-global", ".config/composer/vendor", ".composer/vendor", ".yarn/bin", ".fnm", ".local/share/fnm", ".goenv", ".swiftly" ];
  function findMachineFolders(e) {
   const n = (0, r.realpathSync)(e.workspace), t = (0, o.resolve)(e.userHome), c = repositoryAround(n, t), u = l.map(e => (0, 
   o.join)(t, e)).filter(e => (0, r.existsSync)(e)), d = [ ...s, ...u ], p = e.path.split(o.delimiter).filter(e => "" !== e && !d.some(n => (0, 
   i.FK)({
    path: e,
    directory: n
   }))).map(r => function(e, n) {
    const t = (0, o.dirname)(e);
    return "bin" !== (0, o.basename)(e) || "/" === t || n.some(e => (0, i.FK)({
     path: e,
     directory: t
    })) ? e : t;
   }(r, [ n, t, e.temporary ])), f = void 0 === e.toolCache || "" === e.toolCache ? [] : [ (0, 
   o.resolve)(e.toolCache) ];
   return {
    workspace: n,
    repository: c,
    home: (0, r.realpathSync)(e.home),
    temporary: (0, r.realpathSync)(e.temporary),
    system: [ ...new Set([ ...d, ...p, ...f ]) ],
    secrets: a.filter(isReadable),
    gitDirectory: gitDirectoryOf(c)
   };
  }
  function isReadable(e) {
   try {
    return (0, r.accessSync)(e, r.constants.R_OK), !0;
   } catch {
    return !1;
   }
  }
  function repositoryAround(e, n) {
   for (let t = e; ;t = (0, o.dirname)(t)) {
    if ("/" === t || (0, i.FK)({
     path: n,
     directory: t
    })) return e;
    if ((0, r.existsSync)((0, o.join)(t, ".git"))) return t;
   }
  }
  function gitDirectoryOf(e) {
   const n = (0, o.join)(e, ".git");
   try {
    if (!(0, r.lstatSync)(n).isFile()) return null;
    const t = /^gitdir: (.+)$/m.exec((0, r.readFileSync)(n, "utf8"))?.[1];
    if (void 0 === t) return null;
    const i = (0, r.realpathSync)((0, o.resolve)(e, t)), s = (0, o.join)(i, "commondir");
    return (0, r.existsSync)(s) ? (0, r.realpathSync)((0, o.resolve)(i, (0, r.readFileSync)(s, "utf8").trim())) : i;
   } catch {
    return null;
   }
  }
  function belongsToOther(e) {
   return (0, r.statSync)(e).uid !== (process.getuid?.() ?? 0);
  }
 }),
 88572: (function(e, n, t) {
  t.d(n, {
   R: () => isPublicAddress,
   i: () => createPublicLookup
  });
  var r = t(71553), o = t(77030);
  const i = [ [ "0.0.0.0", 8, "ipv4" ], [ "10.0.0.0", 8, "ipv4" ], [ "100.64.0.0", 10, "ipv4" ], [ "127.0.0.0", 8, "ipv4" ], [ "168.63.129.16", 32, "ipv4" ], [ "169.254.0.0", 16, "ipv4" ], [ "172.16.0.0", 12, "ipv4" ], [ "192.0.0.0", 24, "ipv4" ], [ "192.0.2.0", 24, "ipv4" ], [ "192.88.99.0", 24, "ipv4" ], [ "192.168.0.0", 16, "ipv4" ], [ "198.18.0.0", 15, "ipv4" ], [ "198.51.100.0", 24, "ipv4" ], [ "203.0.113.0", 24, "ipv4" ], [ "224.0.0.0", 3, "ipv4" ], [ "::", 96, "ipv6" ], [ "64:ff9b::", 96, "ipv6" ], [ "64:ff9b:1::", 48, "ipv6" ], [ "100::", 64, "ipv6" ], [ "2001::", 23, "ipv6" ], [ "2001:db8::", 32, "ipv6" ], [ "2002::", 16, "ipv6" ], [ "3fff::", 20, "ipv6" ], [ "4000::", 2, "ipv6" ], [ "8000::", 1, "ipv6" ] ], s = new o.BlockList;
  for (const [e, n, t] of i) s.addSubnet(e, n, t);
  function isPublicAddress(e) {
   const n = (0, o.isIP)(e);
   return 0 !== n && !s.check(e, 6 === n ? "ipv6" : "ipv4");
  }
  const resolveName = async e => await (0, r.lookup)(e, {
   all: !0
  });
  function createPublicLookup(e = resolveName) {
   return async n => {
    const t = await e(n).catch(() => []), [r] = t;
    return void 0 === r ? {
     refused: `the name ${n} cannot be resolved`,
     isUnknown: !0
    } : t.every(({address: e}) => isPublicAddress(e)) ? r : {
     refused: `${n} has an address of this machine or its network`
    };
   };
  }
 }),
 32363: (function(e, n, t) {
  t.r(n), t.d(n, {
   createSandbox: () => createSandbox
  });
  var r = t(77598), o = t(73024), i = t(76760), s = t(42357), a = t(64666);
  function find(e, n) {
   const t = e.find(e => e.startsWith(`${n} `));
   return void 0 === t ? null : t.slice(n.length + 1);
  }
  function exceededClause(e) {
   if (null === e) return null;
   const [n, t] = e.split(" ");
   return "memory" === n ? `it used more than ${String(Math.round(Number(t) / 1048576))} MB of memory` : `it started more than ${String(t)} processes`;
  }
  var l = t(63911), c = t(55559);
  const u = [ "config", "config.worktree", "hooks", "info", "modules", "worktrees" ];
  function viewOf(e, n, {withheld: t, outside: r}, o) {
   return [ ..."full" === o ? systemByMounts(n) : systemByRights(n), ...r.flatMap(n => "full" === o ? function({writes: e}, {path: n, isWritable: t, readOnly: r, hidden: o}) {
    const i = t && null === e;
    return [ [ i ? "rw" : "ro", n ], ...(i ? r : []).map(e => [ "ro", e ]), ...o.map(e => [ "mask", e ]) ];
   }(e, n) : function({writes: e}, {path: n, isWritable: t, hidden: r}, o) {
    if (t && null === e) return [ [ "rw", n ] ];
    const i = [ ...r, ...o.hidden.filter(e => (0, c.FK)({
     path: e,
     directory: n
    })) ];
    return 0 === i.length ? [ [ "ro", n ] ] : [ [ "list", n ], ...around(n, i) ];
   }(e, n, t)), ...e.reads.flatMap(e => [ e, realPath(e) ]).filter(e => !isPrivate(e, n)).map(e => [ "ro", e ]), [ "rw", n.home ], [ "rw", n.temporary ], ..."full" === o ? workspaceByMounts(e, n, t) : workspaceByRights(e, n, t), ...gitView(e, n), ...outsideWrites(e, n) ];
  }
  function realPath(e) {
   try {
    return (0, o.realpathSync)(e);
   } catch {
    return e;
   }
  }
  function systemByMounts({system: e, secrets: n}) {
   return [ ...e.map(e => [ "ro", e ]), ...n.map(e => [ "mask", e ]) ];
  }
  const d = new WeakMap;
  function systemByRights(e) {
   const n = d.get(e);
   if (void 0 !== n) return n;
   const {system: t, secrets: r} = e, o = t.flatMap(e => r.some(n => (0, c.FK)({
    path: n,
    directory: e
   })) ? [ [ "list", e ], ...around(e, r) ] : [ [ "ro", e ] ]);
   return d.set(e, o), o;
  }
  function isPrivate(e, {workspace: n, home: t, temporary: r}) {
   return [ n, t, r ].some(n => (0, c.FK)({
    path: e,
    directory: n
   }));
  }
  function workspaceByMounts(e, n, t) {
   const {workspace: r} = n, o = t.hidden.map(e => [ "mask", e ]);
   if (null === e.writes) return [ [ "rw", r ], ...t.readOnly.map(e => [ "ro", e ]), ...o ];
   const s = e.writes.filter(e => (0, c.FK)({
    path: e,
    directory: r
   })), a = [ ...new Set(s.map(e => writableParent(e, r))) ], l = a.flatMap(e => {
    return (n = e, namesIn(n).map(e => (0, i.join)(n, e)).filter(isDirectory)).filter(e => !contains(s, e));
    var n;
   }), u = t.readOnly.filter(e => !contains(s, e));
   return [ [ "ro", r ], ...a.map(e => [ "rw", e ]), ...l.map(e => [ "ro", e ]), ...0 === a.length ? [] : u.map(e => [ "ro", e ]), ...o ];
  }
  function workspaceByRights(e, n, t) {
   const {workspace: r} = n;
   if (null === e.writes) return [ [ "rw", r ] ];
   const o = e.writes.filter(e => (0, c.FK)({
    path: e,
    directory: r
   })), i = [ ...new Set(o.map(e => writableParent(e, r))) ].map(e => [ "rw", e ]);
   return 0 === t.hidden.length ? [ [ "ro", r ], ...i ] : [ [ "list", r ], ...around(r, t.hidden), ...i ];
  }
  function around(e, n) {
   return namesIn(e).flatMap(t => {
    const r = (0, i.join)(e, t);
    return n.includes(r) ? [] : n.some(e => (0, c.FK)({
     path: e,
     directory: r
    })) ? around(r, n) : [ [ "ro", r ] ];
   });
  }
  function gitView(e, {repository: n, gitDirectory: t}) {
   const r = (0, i.join)(n, ".git"), s = t ?? r;
   if (!0 !== (0, o.lstatSync)(s, {
    throwIfNoEntry: !1
   })?.isDirectory()) return [];
   if (!e.changesGit) return [ [ "ro", s ] ];
   const a = u.filter(e => null === t || "worktrees" !== e);
   return [ [ "rw", s ], ...a.map(e => [ "ro", (0, i.join)(s, e) ]) ];
  }
  function outsideWrites(e, n) {
   const t = (e.writes ?? []).filter(e => !isPrivate(e, n));
   return [ ...new Set(t.map(e => writableParent(e, "/"))) ].filter(e => "/" !== e).map(e => [ "rw", e ]);
  }
  function writableParent(e, n) {
   let t = isDirectory(e) ? e : (0, i.dirname)(e);
   for (;t !== n && !isDirectory(t); ) t = (0, i.dirname)(t);
   return t;
  }
  function contains(e, n) {
   return e.some(e => (0, c.FK)({
    path: e,
    directory: n
   }));
  }
  function namesIn(e) {
   try {
    return (0, o.readdirSync)(e);
   } catch {
    return [];
   }
  }
  function isDirectory(e) {
   return !0 === (0, o.lstatSync)(e, {
    throwIfNoEntry: !1
   })?.isDirectory();
  }
  async function confineByLauncher(e, n, t) {
   const r = "landlock" === n.level ? "landlock" : "full", {needs: s} = e, {watch: a} = t, [l, c] = await Promise.all([ a.current(), a.outside() ]), u = null === s.writes || "landlock" === r && s.writes.length > 0 ? await a.begin(r, s) : null, d = t.newCall(), p = [], f = t.egress.begin(s.network), h = t.control.add(d, {
    onLine: e => {
     p.push(e);
    },
    onConnection: (e, n) => f.connect(e, n)
   }), y = (0, i.join)(t.directory, d), {bridge: m} = e, w = [ ...viewOf(s, t.folders, {
    withheld: l,
    outside: c
   }, r), ...void 0 === m ? [] : [ [ "ro", m.directory ] ] ], g = void 0 === m ? [] : [ m.socket ], v = {
    ...identityOf(n, t),
    mode: r,
    call: d,
    view: w,
    sockets: g,
    ports: f.ports
   }, {argv: b, cwd: k} = e, S = {
    ...e.env,
    ...f.variables
   };
   (0, o.writeFileSync)(y, function(e) {
    const {limits: n} = e;
    return [ [ "mode", e.mode ], [ "privilege", e.privilege ], [ "uid", e.uid ], [ "gid", e.gid ], [ "files", e.keepsFileCapabilities ? 1 : 0 ], [ "call", e.call ], [ "proxy", 1 ], ...e.view, ...e.ports.map(e => [ "port", e ]), ...e.sockets.map(e => [ "socket", e ]), [ "processes", n.processes ], [ "memory", n.memoryBytes ], [ "file", n.fileBytes ], [ "program", e.program ], ...e.argv.map(e => [ "arg", e ]), [ "cwd", e.cwd ], ...Object.entries(e.env).map(([e, n]) => [ "env", `${e}=${n}` ]), ...void 0 === e.landlockAbi ? [] : [ [ "abi", e.landlockAbi ] ] ].map(([e, n]) => `${e}=${String(n)}`).join("\0");
   }({
    ...v,
    limits: t.limits,
    program: e.program,
    argv: b,
    cwd: k,
    env: S
   }), {
    mode: 384
   });
   const $ = [ ...t.simulated?.prefix ?? [], t.perl, t.launchers[r], y ], [x, P] = "sudo" === n.privilege && null !== t.sudo ? [ t.sudo, [ "-n", ...$ ] ] : [ $[0] ?? t.perl, $.slice(1) ];
   return {
    program: x,
    args: P,
    env: {},
    cwd: "/",
    kill: h.kill,
    end: async () => (await h.finish(), await async function({events: e, session: n, restore: t, plan: r}) {
     n.end(), (0, o.rmSync)(r, {
      force: !0
     });
     const i = null === t ? [] : await t();
     return {
      startError: find(e, "failed"),
      exceeded: exceededClause(find(e, "limit")),
      blocked: [ ...n.blocked(), ...i ]
     };
    }({
     events: p,
     session: f,
     restore: u,
     plan: y
    }))
   };
  }
  function identityOf({privilege: e}, {folders: n, simulated: t}) {
   return {
    privilege: "user" === e ? "user" : "root",
    uid: process.getuid?.() ?? 0,
    gid: process.getgid?.() ?? 0,
    keepsFileCapabilities: "sudo" !== e && (0, l.belongsToOther)(n.workspace),
    ...void 0 === t?.landlockAbi ? {} : {
     landlockAbi: t.landlockAbi
    }
   };
  }
  var p = t(77030);
  const f = 300, h = 200;
  var y = t(40022), m = t(52758), w = t(95168), g = t(88572);
  const v = {
   ...Object.fromEntries([ "HTTP_PROXY", "HTTPS_PROXY", "ALL_PROXY", "http_proxy", "https_proxy", "all_proxy" ].map(e => [ e, "http://%PROXY%" ])),
   NO_PROXY: "localhost,127.0.0.1,::1",
   no_proxy: "localhost,127.0.0.1,::1",
   NODE_USE_ENV_PROXY: "1",
   npm_config_update_notifier: "false"
  }, b = 20;
  function openPorts({allow: e}) {
   return e.flatMap(({host: e, port: n}) => "localhost" !== e && "127.0.0.1" !== e || null === n ? [] : [ n ]);
  }
  var k = t(31421);
  function confineBySeatbelt(e, n) {
   const t = n.newCall(), r = (0, i.join)(n.directory, `${t}.sb`);
   return (0, o.writeFileSync)(r, function({needs: e, bridge: n}, {folders: t, outside: r, userHome: o, directory: s}) {
    const subpath = e => `(subpath ${JSON.stringify(e)})`, a = t.gitDirectory ?? (0, 
    i.join)(t.repository, ".git"), l = [ ...e.writes ?? [ t.workspace, ...r.writable ], ...e.changesGit ? [ a ] : [] ], c = [ t.workspace, t.repository, a, t.home, t.temporary, ...t.system ];
    return [ "(version 1)", "(deny default)", '(import "system.sb")', "(allow process*)", "(allow signal (target same-sandbox))", "(allow sysctl-read)", '(allow mach-lookup (global-name "com.apple.system.opendirectoryd.libinfo"))', "(allow file-read*)", `(deny file-read* ${subpath(o)} ${subpath(s)})`, `(allow file-read* ${[ ...c, ...r.readable, ...r.writable ].map(subpath).join(" ")})`, `(allow file-write* ${[ ...l, t.home, t.temporary, "/dev/null", "/dev/tty" ].map(subpath).join(" ")})`, e.changesGit ? `(deny file-write* ${[ "config", "hooks", "info" ].map(e => subpath((0, 
    i.join)(a, e))).join(" ")})` : `(deny file-write* ${subpath(a)})`, ...void 0 === n ? [] : [ `(allow file-read* ${subpath(n.directory)})`, `(allow network-outbound (remote unix-socket (path-literal ${JSON.stringify(n.socket)})))` ], '(allow network* (local ip "localhost:*"))', '(allow network-outbound (remote ip "localhost:*"))' ].join("\n");
   }(e, n), {
    mode: 384
   }), {
    program: "/usr/bin/sandbox-exec",
    args: [ "-f", r, e.program, ...e.argv.slice(1) ],
    env: e.env,
    cwd: e.cwd,
    kill: () => {},
    end: () => ((0, o.rmSync)(r, {
     force: !0
    }), Promise.resolve({
     startError: null,
     exceeded: null,
     blocked: []
    }))
   };
  }
  const S = String.raw`
use strict;
my ($environ, $byte, $file, $listener);
print "environment\n" if open($environ, '<', '%ENVIRON%') && read($environ, $byte, 1);
my $reach = sub { socket(my $socket, 2, 1, 0) or return 0; return connect($socket, pack('S n a4 x8', 2, $_[0], "\x7f\0\0\1")) };
print "listener\n" if $reach->(%PORT%);
print "write\n" if open($file, '>', '%FILE%');
socket($listener, 2, 1, 0) && bind($listener, pack('S n a4 x8', 2, 0, "\x7f\0\0\1")) && listen($listener, 1) or print "listen\n";
print "loopback\n" unless $reach->(unpack('x2 n', getsockname $listener));
print "done\n";
`, $ = {
   environment: "the environment of Sallyport is readable",
   listener: "a listener of Sallyport is reachable",
   write: "a file outside the workspace is writable",
   listen: "no program can listen on localhost",
   loopback: "localhost does not work"
  }, x = 1e5, P = 3e3, O = 2e3, j = /^(?:node_modules|\.git|\.venv|venv|target|__pycache__)$/, _ = "new-file", F = 50;
  async function findWithheldPaths(e, n, t, r = null) {
   const [o, i] = [ [], [] ], s = [ {
    path: e,
    isReadOnly: !1
   } ];
   let [a, l] = [ 0, 0 ];
   for (let c = s.pop(); void 0 !== c; c = s.pop()) {
    const u = examine(c.path, n, {
     workspace: e,
     known: t
    });
    a += u.names, a >= l * O && (l += 1, await new Promise(setImmediate));
    for (const {path: e, isDirectory: n, isLeaf: t, mayRead: a, mayWrite: l} of u.entries) {
     if (e === r) continue;
     if (!a) {
      i.push(e);
      continue;
     }
     const u = c.isReadOnly || !l;
     u && !c.isReadOnly && o.push(e), n && !t && s.push({
      path: e,
      isReadOnly: u
     });
    }
    if (a > x || o.length + i.length > P) return {
     readOnly: o,
     hidden: i,
     isPartial: !0
    };
   }
   return {
    readOnly: o,
    hidden: i,
    isPartial: !1
   };
  }
  function examine(e, n, {workspace: t, known: r}) {
   const i = (0, o.lstatSync)(e, {
    throwIfNoEntry: !1
   })?.ctimeMs ?? 0, s = r.get(e);
   if (s?.changedMs === i) return s;
   const a = function(e) {
    try {
     return (0, o.readdirSync)(e, {
      withFileTypes: !0
     });
    } catch {
     return [];
    }
   }(e), l = a.flatMap(r => {
    const o = r.isDirectory(), i = ".git" === r.name && e === t;
    if (r.isSymbolicLink() || o && !i && j.test(r.name)) return [];
    const s = `${e}/${r.name}`, a = o ? `${s}/${_}` : s, l = i || n.mayRead(a), c = n.mayWrite(a);
    return !o && l && c ? [] : [ {
     path: s,
     isDirectory: o,
     isLeaf: i,
     mayRead: l,
     mayWrite: c
    } ];
   }), c = {
    changedMs: i,
    names: a.length,
    entries: l
   };
   return Date.now() - i > F ? r.set(e, c) : r.delete(e), c;
  }
  function watchNothing(e = []) {
   return {
    current: () => Promise.resolve({
     readOnly: [],
     hidden: [],
     isPartial: !1
    }),
    outside: () => Promise.resolve(e),
    begin: () => Promise.resolve(() => Promise.resolve([]))
   };
  }
  const M = 16e6;
  async function shownByGit(e, {unchangedInGit: n}) {
   if (0 === e.hidden.length) return e;
   const t = await n(e.hidden);
   return {
    ...e,
    hidden: e.hidden.filter(e => !t.has(e))
   };
  }
  function workspace_watch_gitCode(e) {
   return [ "config", "config.worktree", "hooks", "info/attributes" ].map(n => (0, 
   i.join)(e, n));
  }
  function isThere(e) {
   return void 0 !== (0, o.lstatSync)(e, {
    throwIfNoEntry: !1
   });
  }
  const B = 100;
  function filesBelow(e) {
   const n = (0, o.lstatSync)(e, {
    throwIfNoEntry: !1
   });
   return void 0 === n ? [] : n.isFile() ? [ e ] : n.isDirectory() ? (0, o.readdirSync)(e).flatMap(n => filesBelow((0, 
   i.join)(e, n))) : [];
  }
  const R = 1e4;
  function sentence({level: e, how: n}) {
   const t = "full" === e ? `${n}, with seccomp and Landlock` : n;
   return t.charAt(0).toUpperCase() + t.slice(1);
  }
  function none(e) {
   return {
    report: {
     level: "none",
     reason: `No sandbox works on this machine: ${e.join("; ")}.`
    },
    candidate: null,
    parts: null,
    problems: e
   };
  }
  async function problemOf(e, n) {
   const run = t => async function(e, n, t) {
    const r = {
     program: t.perl,
     argv: [ "perl", "-e", e ],
     cwd: t.folders.temporary,
     env: {
      PATH: t.path
     },
     needs: {
      writes: [],
      reads: [],
      changesGit: !1,
      network: {
       allow: [],
       deny: []
      },
      leaves: null
     }
    }, o = "seatbelt" === n.level ? confineBySeatbelt(r, t) : await confineByLauncher(r, n, {
     ...t,
     watch: watchNothing()
    }), {output: i, error: s} = await function(e, n, t) {
     return new Promise(r => {
      (0, k.execFile)(e, n, {
       ...t,
       timeout: R,
       killSignal: "SIGKILL"
      }, (e, n, t) => {
       r({
        output: n,
        error: null === e ? "" : t.trim().split("\n").at(-1) ?? e.message
       });
      });
     });
    }(o.program, o.args, {
     cwd: o.cwd,
     env: o.env
    }), {startError: a} = await o.end();
    return {
     output: i,
     problem: a ?? ("" === i && "" !== s ? s : null)
    };
   }(t, e, n);
   try {
    return await async function(e, n, {sharesLocalhost: t}) {
     const r = (0, p.createServer)(e => e.destroy());
     await new Promise((e, n) => {
      r.once("error", n), r.listen(0, "127.0.0.1", e);
     });
     const s = r.address(), a = "object" == typeof s && null !== s ? s.port : 0, l = (0, 
     i.join)(e, "written");
     try {
      const e = S.replace("%ENVIRON%", `/proc/${String(process.pid)}/environ`).replace("%PORT%", String(a)).replace("%FILE%", l), {output: r, problem: i} = await n(e);
      if (null !== i) return i;
      const s = r.split("\n").filter(e => "" !== e);
      if ("done" !== s.at(-1)) return `the self-test did not run (${r.trim().slice(0, 200) || "no output"})`;
      const c = t ? [ "listener" ] : [], u = [ ...s.slice(0, -1), ...(0, o.existsSync)(l) ? [ "write" ] : [] ].filter(e => !c.includes(e));
      return 0 === u.length ? null : [ ...new Set(u) ].map(e => $[e] ?? e).join("; ");
     } finally {
      r.close();
     }
    }(n.directory, run, {
     sharesLocalhost: "seatbelt" === e.level
    });
   } catch (e) {
    return (0, s.bD)(e);
   }
  }
  function launcherSource(e) {
   return `${(0, o.readFileSync)(t.ab + "launcher-common.pl", "utf8")}\n${"full" === e ? (0, 
   o.readFileSync)(t.ab + "launcher-full.pl", "utf8") : (0, o.readFileSync)(t.ab + "launcher-landlock.pl", "utf8")}`;
  }
  const L = {
   writes: [],
   reads: [],
   changesGit: !1,
   network: {
    allow: [],
    deny: []
   },
   leaves: null
  };
  function createSandbox(e) {
   let n = null, c = null;
   const u = function({lookup: e = (0, g.i)(), upstream: n = {}}) {
    const r = new Set, o = new Set;
    return {
     hosts: () => ({
      reached: [ ...r ],
      blocked: [ ...o ]
     }),
     begin(i) {
      const s = new Map, a = function(e, {lookup: n, upstream: t}, {onReached: r, onBlocked: o}) {
       return async (i, s, a) => {
        const l = (0, y.CT)(i, s), block = (e, n = []) => (o(l, {
         label: `connect ${i}:${String(s)}`,
         reason: e,
         suggest: n
        }), {
         refused: e
        });
        if (e.deny.some(e => (0, y.ho)(e, i, s))) return block(`a rule denies connecting to ${l}`);
        if (!e.allow.some(e => (0, y.LM)(e, i, s))) return block(`no rule allows connecting to ${l}`, [ `Network(${l})` ]);
        const c = await n(i), u = t[a], d = void 0 === u || (0, m.isExcepted)(i, u) ? null : u;
        return !("refused" in c) || null !== d && !0 === c.isUnknown ? (r(l), null === d ? c : {
         via: d
        }) : block(c.refused);
       };
      }(i, {
       lookup: e,
       upstream: n
      }, {
       onReached: e => r.add(e),
       onBlocked: (e, n) => {
        o.add(e), s.size < b && s.set(e, n);
       }
      }), l = new Set;
      let c = null;
      return {
       ports: openPorts(i),
       variables: v,
       blocked: () => [ ...s.values() ],
       connect(e, n) {
        l.add(e), e.on("close", () => l.delete(e));
        const r = /^port (\d{1,5})$/.exec(n)?.[1];
        void 0 !== r && openPorts(i).includes(Number(r)) ? function(e, n) {
         const t = (0, p.connect)({
          host: "127.0.0.1",
          port: n,
          allowHalfOpen: !0
         });
         (0, w.S)(e, t);
        }(e, Number(r)) : "proxy" === n ? (c ??= t.e(8448).then(t.bind(t, 88448)).then(({createProxyServer: e}) => e(a)), 
        c.then(n => n(e), () => e.destroy())) : e.destroy();
       },
       end: () => {
        for (const e of l) e.destroy();
       }
      };
     }
    };
   }({
    upstream: e.upstream ?? {}
   }), open = async () => {
    const {directory: t, path: s} = e, c = (0, a.oq)("perl", s);
    if (null === c) throw new Error("there is no perl on the PATH");
    const d = {
     full: (0, i.join)(t, "full.pl"),
     landlock: (0, i.join)(t, "landlock.pl")
    };
    for (const e of [ "full", "landlock" ]) (0, o.writeFileSync)(d[e], launcherSource(e), {
     mode: 384
    });
    (0, o.chmodSync)(t, 448), n = function(e) {
     const n = new Map, t = (0, p.createServer)({
      allowHalfOpen: !0
     }, e => function(e, n) {
      let t = Buffer.alloc(0);
      e.on("error", () => e.destroy());
      const read = r => {
       t = Buffer.concat([ t, r ]);
       const o = t.indexOf("\n");
       if (o < 0 && t.length < h) return;
       e.off("data", read), e.pause();
       const [i, s = "", ...a] = t.subarray(0, Math.max(o, 0)).toString("utf8").split(" "), l = n.get(s);
       if (void 0 === l || "start" !== i && "open" !== i) return void e.destroy();
       l.sockets.add(e), e.on("close", () => l.sockets.delete(e));
       const c = t.subarray(o + 1);
       c.length > 0 && e.unshift(c), "open" === i ? l.onConnection(e, a.join(" ")) : (function(e, n) {
        let t = "";
        e.setEncoding("utf8"), e.on("data", e => {
         const r = (t + e).split("\n");
         t = (r.pop() ?? "").slice(0, 10 * h);
         for (const e of r) n(e);
        }), e.on("end", () => e.end()), e.resume();
       }(e, l.onLine), e.on("close", l.onEnd));
      };
      e.on("data", read);
     }(e, n)), r = new Promise((n, r) => {
      t.once("error", r), t.listen((0, i.join)(e, "control"), n);
     });
     return t.unref(), {
      listening: r,
      add(e, t) {
       const r = new Set;
       let onEnd = () => {};
       const o = new Promise(e => {
        onEnd = e;
       });
       n.set(e, {
        ...t,
        sockets: r,
        onEnd: onEnd
       });
       const kill = () => {
        n.delete(e);
        for (const e of r) e.destroy();
        onEnd();
       };
       return {
        kill: kill,
        async finish() {
         const e = setTimeout(kill, f);
         await o, clearTimeout(e), kill();
        }
       };
      },
      close() {
       for (const {sockets: e} of n.values()) for (const n of e) n.destroy();
       n.clear(), t.close();
      }
     };
    }(t), await n.listening;
    const y = (0, l.findMachineFolders)(e), m = (0, a.oq)("sudo", s), w = function(e, n) {
     const {workspace: t, repository: r, gitDirectory: s} = e, {rules: a} = n, l = new Map;
     let c = null;
     const current = () => c ??= findWithheldPaths(t, a, l).then(e => shownByGit(e, n));
     let u = null;
     return {
      current: current,
      outside: () => u ??= async function({workspace: e, repository: n}, t) {
       const {readable: r, writable: o} = t.outside, i = {
        ...t.rules,
        mayWrite: () => !0
       }, s = n === e ? [] : [ n ], a = [];
       for (const l of [ ...s, ...r, ...o ]) {
        const r = o.includes(l), s = await findWithheldPaths(l, r ? t.rules : i, new Map, e);
        s.isPartial || a.push({
         ...l === n ? await shownByGit(s, t) : s,
         path: l,
         isWritable: r
        });
       }
       return a;
      }(e, n),
      async begin(e, {changesGit: n}) {
       const a = await current(), l = Date.now(), u = isThere((0, i.join)(t, ".git")), d = [ ...a.readOnly, ...workspace_watch_gitCode(s ?? (0, 
       i.join)(r, ".git")) ], p = "landlock" === e ? function(e) {
        const n = new Map;
        let t = 0;
        for (const r of e.filter(e => !e.endsWith("/.git")).flatMap(filesBelow)) {
         const e = (0, o.readFileSync)(r);
         if (t += e.length, t > M) break;
         n.set(r, e);
        }
        return n;
       }(d) : new Map;
       return async () => {
        c = null;
        const r = await current(), s = n || u ? [] : [ (0, i.join)(t, ".git") ].filter(isThere), a = [ ...new Set([ ...r.readOnly, ...s ]) ].filter(e => (e => !d.some(n => e === n || e.startsWith(`${n}/`)))(e) && function(e, n) {
         return ((0, o.lstatSync)(e, {
          throwIfNoEntry: !1
         })?.ctimeMs ?? 0) >= n - B;
        }(e, l) && !(u && e === (0, i.join)(t, ".git")));
        for (const e of a) (0, o.rmSync)(e, {
         recursive: !0,
         force: !0
        });
        const f = "landlock" === e ? function(e, n) {
         const t = new Set(e.filter(e => !e.endsWith("/.git")).flatMap(filesBelow)), r = [];
         for (const e of t) n.has(e) || ((0, o.rmSync)(e, {
          force: !0
         }), r.push(e));
         for (const [e, i] of n) t.has(e) && (0, o.readFileSync)(e).equals(i) || ((0, o.rmSync)(e, {
          recursive: !0,
          force: !0
         }), (0, o.writeFileSync)(e, i), r.push(e));
         return r;
        }(d, p) : [];
        return (a.length > 0 || f.length > 0) && (c = null), [ ...a, ...f ].map(e => function(e, n) {
         const t = function(e, n) {
          return (0, i.relative)(n, e).replaceAll("\\", "/");
         }(e, n);
         return {
          label: `write ${t}`,
          reason: `${t} is protected, and no rule names it, so the change was undone`,
          suggest: []
         };
        }(e, t));
       };
      }
     };
    }(y, e);
    return {
     ...e,
     perl: c,
     sudo: m,
     launchers: d,
     control: n,
     folders: y,
     egress: u,
     watch: w,
     newCall: r.randomUUID
    };
   }, level = () => c ??= async function(e) {
    let n;
    try {
     n = await e();
    } catch (e) {
     return none([ (0, s.bD)(e) ]);
    }
    const t = [], {candidate: r} = n.simulated ?? {}, o = function({sudo: e}) {
     if ("darwin" === process.platform) return [ {
      level: "seatbelt",
      how: "sandbox-exec",
      privilege: "user"
     } ];
     if ("linux" !== process.platform) return [];
     const n = 0 === process.getuid?.();
     return [ ...n ? [ {
      level: "full",
      how: "namespaces created as root",
      privilege: "root"
     } ] : [], {
      level: "full",
      how: "namespaces in a user namespace",
      privilege: "user"
     }, ...null === e || n ? [] : [ {
      level: "full",
      how: "namespaces created with sudo",
      privilege: "sudo"
     } ], {
      level: "landlock",
      how: "Landlock and seccomp",
      privilege: "user"
     } ];
    }(n).filter(({level: e, privilege: n}) => void 0 === r || r === `${e} ${n}`);
    for (const e of o) {
     const r = await problemOf(e, n);
     if (null === r) {
      const r = 0 === t.length ? "" : `; not possible: ${t.join("; ")}`;
      return {
       report: {
        level: e.level,
        reason: `${sentence(e)}${r}.`
       },
       candidate: e,
       parts: n,
       problems: t
      };
     }
     t.push(`${e.how} (${r})`);
    }
    return none(0 === t.length ? [ `there is no sandbox for ${process.platform}` ] : t);
   }(open);
   return {
    async report() {
     const {report: n, problems: t, parts: r} = await level();
     if (null !== r && Promise.all([ r.watch.current(), r.watch.outside() ]).catch(() => {}), 
     "none" === n.level && "require" === e.mode) throw function(e) {
      return new s.yo({
       code: "sandbox-unavailable",
       location: "sandbox",
       message: "no sandbox works on this machine, and sandbox is require",
       found: e.join("; "),
       hint: "use a runner with user namespaces, sudo or Landlock (see docs/sandbox.md), or set sandbox: auto"
      });
     }(t);
     return n;
    },
    async enter(n) {
     const {leaves: t} = n.needs;
     if (null !== t && "require" === e.mode) return `${t} only works outside the sandbox, and the setting sandbox is require`;
     const {candidate: r, parts: o} = await level();
     return null === r || null === o || null !== t ? null : "seatbelt" === r.level ? confineBySeatbelt(n, o) : await confineByLauncher(n, r, o);
    },
    async enterGit(e) {
     const {candidate: n, parts: t} = await level();
     if (null === n || null === t || "seatbelt" === n.level) return null;
     const {repository: r} = t.folders, o = watchNothing([ {
      path: r,
      readOnly: [],
      hidden: [],
      isWritable: !1
     } ]);
     return await confineByLauncher({
      ...e,
      needs: L
     }, n, {
      ...t,
      watch: o
     });
    },
    hosts: u.hosts,
    close: () => n?.close()
   };
  }
 })
};
