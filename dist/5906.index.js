"use strict";

exports.id = 5906;

exports.ids = [ 5906, 3911 ];

exports.modules = {
 17340: (function(e, t, n) {
  n.d(t, {
   R: () => isPublicAddress,
   i: () => createPublicLookup
  });
  var r = n(71553);
  var o = n(77030);
  const s = [ [ "0.0.0.0", 8, "ipv4" ], [ "10.0.0.0", 8, "ipv4" ], [ "100.64.0.0", 10, "ipv4" ], [ "127.0.0.0", 8, "ipv4" ], [ "168.63.129.16", 32, "ipv4" ], [ "169.254.0.0", 16, "ipv4" ], [ "172.16.0.0", 12, "ipv4" ], [ "192.0.0.0", 24, "ipv4" ], [ "192.0.2.0", 24, "ipv4" ], [ "192.88.99.0", 24, "ipv4" ], [ "192.168.0.0", 16, "ipv4" ], [ "198.18.0.0", 15, "ipv4" ], [ "198.51.100.0", 24, "ipv4" ], [ "203.0.113.0", 24, "ipv4" ], [ "224.0.0.0", 3, "ipv4" ], [ "::", 96, "ipv6" ], [ "64:ff9b::", 96, "ipv6" ], [ "64:ff9b:1::", 48, "ipv6" ], [ "100::", 64, "ipv6" ], [ "2001::", 23, "ipv6" ], [ "2001:db8::", 32, "ipv6" ], [ "2002::", 16, "ipv6" ], [ "3fff::", 20, "ipv6" ], [ "4000::", 2, "ipv6" ], [ "8000::", 1, "ipv6" ] ];
  const i = new o.BlockList;
  for (const [e, t, n] of s) i.addSubnet(e, t, n);
  function isPublicAddress(e) {
   const t = (0, o.isIP)(e);
   return t !== 0 && !i.check(e, t === 6 ? "ipv6" : "ipv4");
  }
  const resolveName = async e => await (0, r.lookup)(e, {
   all: true
  });
  function createPublicLookup(e = resolveName) {
   return async t => {
    const n = await e(t).catch(() => []);
    const [r] = n;
    if (r === void 0) return {
     refused: `the name ${t} cannot be resolved`,
     isUnknown: true
    };
    if (!n.every(({address: e}) => isPublicAddress(e))) return {
     refused: `${t} has an address of this machine or its network`
    };
    return r;
   };
  }
 }),
 95168: (function(e, t, n) {
  n.d(t, {
   S: () => joinStreams
  });
  function joinStreams(e, t) {
   for (const [n, r] of [ [ e, t ], [ t, e ] ]) {
    n.pipe(r);
    n.on("error", () => r.destroy());
    n.on("close", () => {
     n.readableEnded || r.destroy();
    });
   }
  }
 }),
 63911: (function(e, t, n) {
  n.r(t);
  n.d(t, {
   belongsToOther: () => belongsToOther,
   findMachineFolders: () => findMachineFolders,
   repositoryAround: () => repositoryAround
  });
  var r = n(73024);
  var o = n(76760);
  var s = n(55559);
  var i = n(99756);
  const a = [ "/usr", "/bin", "/sbin", "/lib", "/lib32", "/lib64", "/libx32", "/etc", "/opt", "/nix", "/snap", "/var/lib/dpkg", "/var/lib/gems", "/var/lib/ghc", "/sys/fs/cgroup", "/sys/devices/system/cpu" ];
  const c = [ "/etc/shadow", "/etc/shadow-", "/etc/gshadow", "/etc/gshadow-", "/etc/sudoers", "/etc/sudoers.d", "/etc/ssl/private", "/etc/krb5.keytab", "/etc/docker/key.json", "/etc/rancher", "/etc/kubernetes", "/etc/waagent", "/etc/ssh/ssh_host_rsa_key", "/etc/ssh/ssh_host_ecdsa_key", "/etc/ssh/ssh_host_ed25519_key", "/opt/actions-runner", "/opt/runner", "/opt/vsts", "/opt/gitlab-runner" ];
  const l = [ ".cargo/bin", ".cargo/registry", ".cargo/git", ".rustup/toolchains", ".rustup/settings.toml", ".pyenv", ".rbenv", ".nvm", ".volta", ".asdf", ".jenv", ".sdkman/candidates", ".local/bin", ".local/lib", ".local/share/uv/python", ".local/share/uv/tools", ".local/share/mise", ".local/share/pnpm", ".local/share/pipx", "go/bin", "go/pkg/mod", ".bun/bin", ".deno/bin", ".ghcup", ".npm-global", ...[ "dotnet", "sdk", "shared", "host", "tools", "packs", "sdk-manifests" ].map(e => `.dotnet/${e}`), ".config/composer/vendor", ".composer/vendor", ".yarn/bin", ".fnm", ".local/share/fnm", ".goenv", ".swiftly" ];
  function findMachineFolders(e) {
   const t = (0, r.realpathSync)(e.workspace);
   const n = (0, o.resolve)(e.userHome);
   const i = repositoryAround(t, n);
   const u = l.map(e => (0, o.join)(n, e)).filter(e => (0, r.existsSync)(e));
   const d = [ ...a, ...u ];
   const f = e.path.split(o.delimiter).filter(e => e !== "" && !d.some(t => (0, s.FK)({
    path: e,
    directory: t
   }))).filter(e => !u.some(t => (0, s.FK)({
    path: t,
    directory: e
   }))).map(r => toolRoot(r, [ t, n, e.temporary ]));
   const p = e.toolCache === void 0 || e.toolCache === "" ? [] : [ (0, o.resolve)(e.toolCache) ];
   return {
    workspace: t,
    repository: i,
    home: (0, r.realpathSync)(e.home),
    temporary: (0, r.realpathSync)(e.temporary),
    system: [ ...new Set([ ...d, ...f, ...p ]) ],
    secrets: [ ...c.filter(isReadable), ...u.flatMap(e => sensitiveIn(e, 2)) ],
    ...gitDirectoriesOf(i)
   };
  }
  function sensitiveIn(e, t) {
   return entriesOf(e).flatMap(n => {
    const r = (0, o.join)(e, n.name);
    if (n.isDirectory()) return t > 1 ? sensitiveIn(r, t - 1) : [];
    return (0, i.y)(r) === "high" ? [ r ] : [];
   });
  }
  function entriesOf(e) {
   try {
    return (0, r.readdirSync)(e, {
     withFileTypes: true
    });
   } catch {
    return [];
   }
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
   const n = (0, o.dirname)(e);
   const r = (0, o.basename)(e) === "bin" && n !== "/" && !t.some(e => (0, s.FK)({
    path: e,
    directory: n
   }));
   return r ? n : e;
  }
  function repositoryAround(e, t) {
   for (let n = e; ;n = (0, o.dirname)(n)) {
    if (n === "/" || (0, s.FK)({
     path: t,
     directory: n
    })) return e;
    if ((0, r.existsSync)((0, o.join)(n, ".git"))) return n;
   }
  }
  function gitDirectoriesOf(e) {
   const t = {
    gitDirectory: null,
    worktreeDirectory: null
   };
   const n = (0, o.join)(e, ".git");
   try {
    if (!(0, r.lstatSync)(n).isFile()) return t;
    const s = /^gitdir: (.+)$/m.exec((0, r.readFileSync)(n, "utf8"))?.[1];
    if (s === void 0) return t;
    const i = (0, r.realpathSync)((0, o.resolve)(e, s));
    const a = (0, o.join)(i, "commondir");
    if (!(0, r.existsSync)(a)) return {
     gitDirectory: i,
     worktreeDirectory: null
    };
    return {
     gitDirectory: (0, r.realpathSync)((0, o.resolve)(i, (0, r.readFileSync)(a, "utf8").trim())),
     worktreeDirectory: i
    };
   } catch {
    return t;
   }
  }
  function belongsToOther(e) {
   return (0, r.statSync)(e).uid !== (process.getuid?.() ?? 0);
  }
 }),
 45906: (function(e, t, n) {
  n.r(t);
  n.d(t, {
   createSandbox: () => createSandbox
  });
  var r = n(77598);
  var o = n(73024);
  var s = n(76760);
  var i = n(42357);
  var a = n(64666);
  var c = n(55559);
  var l = n(63911);
  const u = {
   inode: "",
   paths: []
  };
  function encodePlan(e) {
   const {limits: t} = e;
   const n = [ [ "mode", e.mode ], [ "privilege", e.privilege ], [ "uid", e.uid ], [ "gid", e.gid ], [ "files", e.keepsFileCapabilities ? 1 : 0 ], [ "call", e.call ], [ "proxy", 1 ], ...e.zones.map(e => [ "zone", e ]), ...e.view.flatMap(([e, t, {inode: n, paths: r} = u]) => [ [ e, t ], ...n === "" ? [] : [ [ "inode", n ] ], ...r.map(e => [ "also", e ]) ]), ...e.ports.map(e => [ "port", e ]), ...e.sockets.map(e => [ "socket", e ]), [ "processes", t.processes ], [ "memory", t.memoryBytes ], [ "file", t.fileBytes ], [ "program", e.program ], ...e.argv.map(e => [ "arg", e ]), [ "cwd", e.cwd ], ...Object.entries(e.env).map(([e, t]) => [ "env", `${e}=${t}` ]), ...e.landlockAbi === void 0 ? [] : [ [ "abi", e.landlockAbi ] ] ];
   return n.map(([e, t]) => `${e}=${String(t)}`).join("\0");
  }
  var d = n(75897);
  var f = n(55319);
  const p = 16e6;
  function statOf(e) {
   try {
    return (0, o.lstatSync)(e, {
     throwIfNoEntry: false
    });
   } catch {
    return;
   }
  }
  function isDirectoryAt(e) {
   return statOf(e)?.isDirectory() === true;
  }
  const placeOf = e => (0, d.n)((0, s.dirname)(e)).real;
  function copiesOf(e, t = new Map) {
   const n = e.filter(e => !e.endsWith("/.git"));
   const r = identities();
   const o = n.filter(e => statOf(e)?.isSymbolicLink() === false);
   return {
    copies: copyAll(n.filter(e => !t.has(e)).map(e => ({
     path: e,
     at: e
    }))),
    places: new Map(n.map(e => [ e, placeOf(e) ])),
    around: new Map(o.map(e => [ e, r((0, s.dirname)(e)) ]))
   };
  }
  function withHeld({copies: e, places: t, around: n}, r) {
   const o = [ ...r ].filter(([e]) => t.has(e));
   const s = copyAll(o.map(([e, t]) => ({
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
    const r = statOf(n);
    return r === void 0 ? [] : [ {
     leaf: n,
     path: (0, s.join)(e, (0, s.relative)(t, n)),
     stat: r,
     watched: e
    } ];
   }));
   let r = 0;
   for (const {leaf: e, path: o, stat: s, watched: i} of n.sort((e, t) => e.stat.size - t.stat.size)) {
    r += s.size;
    const n = contentOf(e, r > p ? null : s);
    n !== null && t.set(o, {
     content: n,
     mode: s.mode & 511,
     watched: i
    });
   }
   return t;
  }
  const h = 100;
  function holdDirectories(e) {
   const t = new Map;
   const {O_DIRECTORY: n, O_NOFOLLOW: r, O_RDONLY: s} = o.constants;
   for (const i of e.filter(isDirectoryAt).slice(0, h)) try {
    t.set(i, (0, o.openSync)(i, s | n | r));
   } catch {}
   return t;
  }
  function releaseDirectories(e) {
   for (const t of e.values()) (0, o.closeSync)(t);
  }
  function withCopies(e, t) {
   return {
    copies: new Map([ ...e.copies, ...t.copies ]),
    places: new Map([ ...e.places, ...t.places ]),
    around: new Map([ ...e.around, ...t.around ])
   };
  }
  function withoutKept({copies: e, places: t, around: n}) {
   const r = identities();
   const isKept = e => n.get(e) === r((0, s.dirname)(e));
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
    const r = statOf(t);
    const o = `${String(r?.dev)}:${String(r?.ino)}`;
    const i = t === "/" ? o : `${identify((0, s.dirname)(t))} ${o}`;
    e.set(t, i);
    return i;
   };
   return identify;
  }
  function contentOf(e, t) {
   try {
    if (t?.isFile() === true) return (0, o.readFileSync)(e);
    if (t?.isSymbolicLink() === true) return {
     target: (0, o.readlinkSync)(e)
    };
   } catch {}
   const n = (0, f.fB)(e);
   return n === null ? null : {
    version: n
   };
  }
  function leavesBelow(e) {
   const t = statOf(e);
   if (t === void 0) return [];
   const n = t.isDirectory() ? namesIn(e) : null;
   return n === null ? [ e ] : n.flatMap(t => leavesBelow((0, s.join)(e, t)));
  }
  function namesIn(e) {
   try {
    return (0, o.readdirSync)(e);
   } catch {
    return null;
   }
  }
  const m = [ "config", "config.worktree", "hooks", "info", "modules", "worktrees", "commondir" ];
  const y = [ "config.worktree", "commondir", "gitdir" ];
  function viewOf(e, t, {withheld: n, outside: r, level: o, home: s}) {
   const i = {
    ...n,
    hidden: hiddenFrom(e, n),
    readOnly: readOnlyFor(e, n)
   };
   return [ ...o === "full" ? systemByMounts(t) : systemByRights(t), ...r.flatMap(t => o === "full" ? outsideByMounts(e, t) : outsideByRights(e, t, i)), ...e.reads.flatMap(e => [ e, realPath(e) ]).filter(e => !isPrivate(e, t)).map(e => [ "ro", e ]), ...s === null ? [] : [ s.home, s.temporary ].map(e => [ "rw", e ]), ...o === "full" ? workspaceByMounts(e, t, i) : workspaceByRights(e, t, i), ...gitView(e, t), ...outsideWrites(e, t) ];
  }
  function hiddenFrom({writes: e, seesHidden: t}, {hidden: n, hiddenFromPrograms: r}) {
   if (t === true) return [];
   return e === null ? n : [ ...n, ...r ];
  }
  function readOnlyFor({changesGit: e, judgedByWords: t}, {readOnly: n}) {
   if (!e || t !== true) return n;
   return n.flatMap(e => e.endsWith("/.git") ? m.map(t => (0, s.join)(e, t)) : [ e ]);
  }
  function homeOf({home: e}, {home: t, temporary: n}) {
   return e === void 0 ? {
    home: t,
    temporary: n
   } : e;
  }
  function realPath(e) {
   try {
    return (0, o.realpathSync)(e);
   } catch {
    return e;
   }
  }
  function systemByMounts({system: e, secrets: t}) {
   return [ ...e.map(e => [ "ro", e ]), ...t.map(e => [ "mask", e ]) ];
  }
  const w = new WeakMap;
  function systemByRights(e) {
   const t = w.get(e);
   if (t !== void 0) return t;
   const {system: n, secrets: r} = e;
   const o = n.flatMap(e => r.some(t => (0, c.FK)({
    path: t,
    directory: e
   })) ? [ [ "list", e ], ...around(e, r) ] : [ [ "ro", e ] ]);
   w.set(e, o);
   return o;
  }
  function isPrivate(e, {workspace: t, home: n, temporary: r}) {
   return [ t, n, r ].some(t => (0, c.FK)({
    path: e,
    directory: t
   }));
  }
  function outsideByMounts({writes: e}, {path: t, isWritable: n, readOnly: r, hidden: o}) {
   const s = n && e === null;
   return [ [ s ? "rw" : "ro", t ], ...(s ? r : []).map(e => [ "ro", e ]), ...o.map(e => [ "mask", e ]) ];
  }
  function outsideByRights({writes: e}, {path: t, isWritable: n, hidden: r}, o) {
   if (n && e === null) return [ [ "rw", t ] ];
   const s = [ ...r, ...o.hidden.filter(e => (0, c.FK)({
    path: e,
    directory: t
   })) ];
   return s.length === 0 ? [ [ "ro", t ] ] : [ [ "list", t ], ...aroundWithoutLinks(t, s) ];
  }
  function workspaceByMounts(e, t, n) {
   const {workspace: r} = t;
   const o = n.hidden.map(e => [ "mask", e ]);
   if (e.writes === null) return [ [ "rw", r ], ...n.readOnly.map(e => [ "ro", e ]), ...o ];
   const s = e.writes.filter(e => (0, c.FK)({
    path: e,
    directory: r
   }));
   const i = writableParents(s, e, r);
   const a = i.flatMap(e => directoriesIn(e).filter(e => !contains(s, e)));
   const l = n.readOnly.filter(e => !contains(s, e));
   return [ [ "ro", r ], ...i.map(e => [ "rw", e ]), ...a.map(e => [ "ro", e ]), ...i.length === 0 ? [] : l.map(e => [ "ro", e ]), ...o ];
  }
  function workspaceByRights(e, t, n) {
   const {workspace: r} = t;
   if (e.writes === null) return [ [ "rw", r ] ];
   const o = e.writes.filter(e => (0, c.FK)({
    path: e,
    directory: r
   }));
   const s = writableParents(o, e, r).map(e => [ "rw", e ]);
   if (n.hidden.length === 0) return [ [ "ro", r ], ...s ];
   return [ [ "list", r ], ...aroundWithoutLinks(r, n.hidden), ...s ];
  }
  function around(e, t) {
   return view_namesIn(e).flatMap(n => {
    const r = (0, s.join)(e, n);
    if (t.includes(r)) return [];
    return t.some(e => (0, c.FK)({
     path: e,
     directory: r
    })) ? around(r, t) : [ [ "ro", r ] ];
   });
  }
  function aroundWithoutLinks(e, t) {
   return around(e, t).filter(([, e]) => (0, o.lstatSync)(e, {
    throwIfNoEntry: false
   })?.isSymbolicLink() !== true);
  }
  function gitView(e, {repository: t, gitDirectory: n, worktreeDirectory: r}) {
   const i = (0, s.join)(t, ".git");
   const a = n ?? i;
   if ((0, o.lstatSync)(a, {
    throwIfNoEntry: false
   })?.isDirectory() !== true) return [];
   if (!e.changesGit) return [ [ "ro", a ] ];
   const c = m.map(e => [ "ro", (0, s.join)(a, e) ]);
   if (r === null) return [ [ "rw", a ], ...c ];
   const l = y.map(e => [ "ro", (0, s.join)(r, e) ]);
   return [ [ "rw", a ], ...c, [ "rw", r ], ...l ];
  }
  function outsideWrites(e, t) {
   const n = (e.writes ?? []).filter(e => !isPrivate(e, t));
   return [ ...new Set(n.map(e => writableParent(e, "/"))) ].filter(e => e !== "/").map(e => [ "rw", e ]);
  }
  function writableParents(e, {deletes: t = []}, n) {
   const r = e.map(e => t.includes(e) && e !== n ? (0, s.dirname)(e) : e);
   return [ ...new Set(r.map(e => writableParent(e, n))) ];
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
  function directoriesIn(e) {
   return view_namesIn(e).map(t => (0, s.join)(e, t)).filter(isDirectoryAt);
  }
  function view_namesIn(e) {
   try {
    return (0, o.readdirSync)(e);
   } catch {
    return [];
   }
  }
  var g = n(16057);
  const {O_DIRECTORY: v, O_NOFOLLOW: k, O_RDONLY: b} = o.constants;
  const O = 1e5;
  const S = 3e3;
  const $ = 2e3;
  const P = /^(?:node_modules|\.venv|venv|target|__pycache__)$/;
  const M = "new-file";
  const j = 50;
  async function findWithheldPaths(e, t, n, r = null) {
   const [o, s, i] = [ [], [], [] ];
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
    if (l >= u * $) {
     u += 1;
     await new Promise(setImmediate);
    }
    for (const {path: e, isDirectory: t, isLeaf: n, mayRead: a, mayCodeRead: l, mayWrite: u} of f.entries) {
     if (e === r) continue;
     if (!a) {
      (l ? i : s).push(e);
      continue;
     }
     const f = d.isReadOnly || !u;
     f && !d.isReadOnly && o.push(e);
     t && !n && c.push({
      path: e,
      isReadOnly: f
     });
    }
    const p = o.length + s.length + i.length;
    if (l > O || p > S) return {
     readOnly: o,
     hidden: s,
     hiddenFromPrograms: i,
     isPartial: true
    };
   }
   return {
    readOnly: o,
    hidden: s,
    hiddenFromPrograms: i,
    isPartial: false
   };
  }
  function examine(e, t, {workspace: n, real: r, known: o}) {
   const s = changeTimeOf(e);
   const i = o.get(e);
   if (i?.changedMs === s) return i;
   const a = entriesOf(e, r + e.slice(n.length));
   const c = a.flatMap(n => {
    const r = n.isDirectory();
    const o = n.isSymbolicLink();
    const s = n.name === ".git";
    if (r && !s && P.test(n.name)) return [];
    const i = `${e}/${n.name}`;
    const a = r ? `${i}/${M}` : i;
    const c = s || o || t.mayRead(a);
    const l = t.mayWrite(a) && (!o || t.mayWrite(`${i}/${M}`));
    const u = c || (t.mayCodeRead ?? t.mayRead)(a);
    return !r && c && l ? [] : [ {
     path: i,
     isDirectory: r,
     isLeaf: s,
     mayRead: c,
     mayCodeRead: u,
     mayWrite: l
    } ];
   });
   const l = {
    changedMs: s,
    names: a.length,
    entries: c
   };
   Date.now() - s > j ? o.set(e, l) : o.delete(e);
   return l;
  }
  function changeTimeOf(e) {
   try {
    return (0, o.lstatSync)(e, {
     throwIfNoEntry: false
    })?.ctimeMs ?? 0;
   } catch {
    return 0;
   }
  }
  function entriesOf(e, t) {
   try {
    const n = (0, o.openSync)(e, b | v | k);
    try {
     const r = g.Wt ? `/proc/self/fd/${String(n)}` : e;
     return (0, g.jg)(n, t) ? (0, o.readdirSync)(r, {
      withFileTypes: true
     }) : [];
    } finally {
     (0, o.closeSync)(n);
    }
   } catch {
    return [];
   }
  }
  function realOf(e) {
   try {
    return (0, o.realpathSync)(e);
   } catch {
    return e;
   }
  }
  function workspacePath(e, t) {
   return (0, s.relative)(t, e).replaceAll("\\", "/");
  }
  async function confineByLauncher(e, t, n) {
   const r = t.level === "landlock" ? "landlock" : "full";
   const {needs: i} = e;
   const {watch: a} = n;
   const [c, l] = await Promise.all([ a.current(), a.outside() ]);
   const u = n.newCall();
   const d = [];
   const f = n.egress.begin(i.network);
   const p = n.control.add(u, {
    onLine: e => void d.push(e),
    onConnection: (e, t) => f.connect(e, t)
   });
   const h = (0, s.join)(n.directory, u);
   const {bridge: m} = e;
   const y = [ ...viewOf(i, n.folders, {
    withheld: c,
    outside: l,
    level: r,
    home: homeOf(e, n.folders)
   }), ...m === void 0 ? [] : [ [ "ro", m.directory ] ] ];
   const w = m === void 0 ? [] : [ m.socket ];
   const g = zonesOf(n.folders, l);
   const v = withMoving(y, a.moving());
   const k = {
    mode: r,
    call: u,
    zones: g,
    view: v,
    sockets: w,
    ports: f.ports
   };
   const b = {
    ...identityOf(t, n),
    ...k
   };
   const {argv: O, cwd: S} = e;
   const $ = {
    ...e.env,
    ...f.variables
   };
   (0, o.writeFileSync)(h, encodePlan({
    ...b,
    limits: n.limits,
    program: e.program,
    argv: O,
    cwd: S,
    env: $
   }), {
    mode: 384
   });
   const P = n.simulated?.prefix ?? [];
   const M = [ ...P, n.perl, n.launchers[r], h ];
   const [j, x] = t.privilege === "sudo" && n.sudo !== null ? [ n.sudo, [ "-n", ...M ] ] : [ M[0] ?? n.perl, M.slice(1) ];
   const D = i.writes === null || i.writes.length > 0;
   const F = D ? await a.begin(r, i) : null;
   return {
    program: j,
    args: x,
    env: {},
    cwd: "/",
    kill: p.kill,
    end: async () => {
     await p.finish();
     f.end();
     (0, o.rmSync)(h, {
      force: true
     });
     const e = F === null ? [] : await F();
     const toBlocked = e => hiddenWrite(e, n.folders.workspace);
     return {
      startError: textsOf(d, "failed")[0] ?? null,
      exceeded: exceededClause(textsOf(d, "limit")[0] ?? null),
      blocked: [ ...f.blocked(), ...textsOf(d, "hidden").map(toBlocked), ...e ]
     };
    }
   };
  }
  function zonesOf({workspace: e, repository: t, gitDirectory: n, worktreeDirectory: r}, o) {
   const i = [ n ?? (0, s.join)(t, ".git"), r ].filter(e => e !== null);
   const a = o.filter(({isWritable: e}) => e).map(({path: e}) => e);
   const l = [ ...i, ...a ].filter(t => !(0, c.FK)({
    path: t,
    directory: e
   }));
   return [ ...new Set([ e, ...l ]) ];
  }
  function withMoving(e, t) {
   const n = new Set(t.flatMap(e => e.paths));
   const r = e.filter(([e, t]) => e !== "mask" || !n.has(t));
   return [ ...r, ...t.map(e => [ "mask", e.paths[0] ?? "", e ]) ];
  }
  function hiddenWrite(e, t) {
   const n = workspacePath(e, t);
   return {
    label: `write ${n}`,
    reason: `${n} is hidden, since no rule permits reading it, so the write failed`,
    suggest: [ `Read(${n})` ]
   };
  }
  function identityOf({privilege: e}, {folders: t, simulated: n}) {
   return {
    privilege: e === "user" ? "user" : "root",
    uid: process.getuid?.() ?? 0,
    gid: process.getgid?.() ?? 0,
    keepsFileCapabilities: e !== "sudo" && (0, l.belongsToOther)(t.workspace),
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
  var x = n(77030);
  function createControl(e) {
   const t = new Map;
   const n = (0, x.createServer)({
    allowHalfOpen: true
   }, e => greet(e, t));
   const r = new Promise((t, r) => {
    n.once("error", r);
    n.listen((0, s.join)(e, "control"), t);
   });
   n.unref();
   return {
    listening: r,
    add(e, n) {
     const r = new Set;
     let onEnd = () => {};
     const o = new Promise(e => {
      onEnd = e;
     });
     t.set(e, {
      ...n,
      sockets: r,
      onEnd: onEnd
     });
     const kill = () => {
      t.delete(e);
      for (const e of r) e.destroy();
      onEnd();
     };
     return {
      kill: kill,
      async finish() {
       const e = setTimeout(kill, D);
       await o;
       clearTimeout(e);
       kill();
      }
     };
    },
    close() {
     for (const {sockets: e} of t.values()) for (const t of e) t.destroy();
     t.clear();
     n.close();
    }
   };
  }
  const D = 300;
  const F = 200;
  function greet(e, t) {
   let n = Buffer.alloc(0);
   e.on("error", () => e.destroy());
   const read = r => {
    n = Buffer.concat([ n, r ]);
    const o = n.indexOf("\n");
    if (o < 0 && n.length < F) return;
    e.off("data", read);
    e.pause();
    const [s, i = "", ...a] = n.subarray(0, Math.max(o, 0)).toString("utf8").split(" ");
    const c = t.get(i);
    if (c === void 0 || !(s === "start" || s === "open")) {
     e.destroy();
     return;
    }
    c.sockets.add(e);
    e.on("close", () => c.sockets.delete(e));
    const l = n.subarray(o + 1);
    l.length > 0 && e.unshift(l);
    if (s === "open") c.onConnection(e, a.join(" ")); else {
     readLines(e, c.onLine);
     e.on("close", c.onEnd);
    }
   };
   e.on("data", read);
  }
  function readLines(e, t) {
   let n = "";
   e.setEncoding("utf8");
   e.on("data", e => {
    const r = (n + e).split("\n");
    n = (r.pop() ?? "").slice(0, F * 10);
    for (const e of r) t(e);
   });
   e.on("end", () => e.end());
   e.resume();
  }
  var _ = n(86990);
  var L = n(52758);
  var W = n(17340);
  var B = n(95168);
  const R = {
   ...Object.fromEntries([ "HTTP_PROXY", "HTTPS_PROXY", "ALL_PROXY", "http_proxy", "https_proxy", "all_proxy" ].map(e => [ e, "http://%PROXY%" ])),
   NO_PROXY: "localhost,127.0.0.1,::1",
   no_proxy: "localhost,127.0.0.1,::1",
   NODE_USE_ENV_PROXY: "1",
   npm_config_update_notifier: "false"
  };
  const C = 20;
  function createEgress({lookup: e = (0, W.i)(), upstream: t = {}}) {
   const r = new Set;
   const o = new Set;
   return {
    hosts: () => ({
     reached: [ ...r ],
     blocked: [ ...o ]
    }),
    begin(s) {
     const i = new Map;
     const a = createAdmit(s, {
      lookup: e,
      upstream: t
     }, {
      reached: e => r.add(e),
      blocked: (e, t) => {
       o.add(e);
       i.size < C && i.set(e, t);
      }
     });
     const c = new Set;
     let l = null;
     return {
      ports: openPorts(s),
      variables: R,
      blocked: () => [ ...i.values() ],
      connect(e, t) {
       c.add(e);
       e.on("close", () => c.delete(e));
       const r = /^port (\d{1,5})$/.exec(t)?.[1];
       if (r !== void 0 && openPorts(s).includes(Number(r))) relay(e, Number(r)); else if (t === "proxy") {
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
   return e.flatMap(({host: e, port: t}) => e !== "localhost" && e !== "127.0.0.1" || t === null ? [] : [ t ]);
  }
  function relay(e, t) {
   const n = (0, x.connect)({
    host: "127.0.0.1",
    port: t,
    allowHalfOpen: true
   });
   (0, B.S)(e, n);
  }
  function createAdmit(e, {lookup: t, upstream: n}, r) {
   return async (o, s, i) => {
    const a = (0, _.CT)(o, s);
    const block = (e, t = []) => {
     r.blocked(a, {
      label: `connect ${o}:${String(s)}`,
      reason: e,
      suggest: t
     });
     return {
      refused: e
     };
    };
    if (e.deny.some(e => (0, _.ho)(e, o, s))) return block(`a rule denies connecting to ${a}`);
    if (!e.allow.some(e => (0, _.LM)(e, o, s))) return block(`no rule allows connecting to ${a}`, [ `Network(${a})` ]);
    const c = await t(o);
    const l = n[i];
    const u = l === void 0 || (0, L.isExcepted)(o, l) ? null : l;
    if ("refused" in c && (u === null || c.isUnknown !== true)) return block(c.refused);
    r.reached(a);
    return u === null ? c : {
     via: u
    };
   };
  }
  var I = n(31421);
  function confineBySeatbelt(e, t) {
   const n = t.newCall();
   const r = (0, s.join)(t.directory, `${n}.sb`);
   (0, o.writeFileSync)(r, profileOf(e, t), {
    mode: 384
   });
   return {
    program: "/usr/bin/sandbox-exec",
    args: [ "-f", r, e.program, ...e.argv.slice(1) ],
    env: e.env,
    cwd: e.cwd,
    kill: () => {},
    end: () => {
     (0, o.rmSync)(r, {
      force: true
     });
     return Promise.resolve({
      startError: null,
      exceeded: null,
      blocked: []
     });
    }
   };
  }
  function profileOf({needs: e, bridge: t, home: n}, {folders: r, outside: o, userHome: i, directory: a}) {
   const subpath = e => `(subpath ${JSON.stringify(e)})`;
   const c = r.gitDirectory ?? (0, s.join)(r.repository, ".git");
   const l = [ ...e.writes ?? [ r.workspace, ...o.writable ], ...e.changesGit ? [ c ] : [] ];
   const u = homeOf({
    home: n
   }, r);
   const d = u === null ? [] : [ u.home, u.temporary ];
   const f = [ r.workspace, r.repository, c, ...d, ...r.system ];
   return [ "(version 1)", "(deny default)", '(import "system.sb")', "(allow process*)", "(allow signal (target same-sandbox))", "(allow sysctl-read)", '(allow mach-lookup (global-name "com.apple.system.opendirectoryd.libinfo"))', "(allow file-read*)", `(deny file-read* ${subpath(i)} ${subpath(a)})`, `(allow file-read* ${[ ...f, ...o.readable, ...o.writable ].map(subpath).join(" ")})`, `(allow file-write* ${[ ...l, ...d, "/dev/null", "/dev/tty" ].map(subpath).join(" ")})`, e.changesGit ? `(deny file-write* ${[ "config", "hooks", "info" ].map(e => subpath((0, 
   s.join)(c, e))).join(" ")})` : `(deny file-write* ${subpath(c)})`, ...t === void 0 ? [] : [ `(allow file-read* ${subpath(t.directory)})`, `(allow network-outbound (remote unix-socket (path-literal ${JSON.stringify(t.socket)})))` ], '(allow network* (local ip "localhost:*"))', '(allow network-outbound (remote ip "localhost:*"))' ].join("\n");
  }
  const A = String.raw`
use strict;
my ($environ, $byte, $file, $listener);
print "environment\n" if open($environ, '<', '%ENVIRON%') && read($environ, $byte, 1);
my $reach = sub { socket(my $socket, 2, 1, 0) or return 0; return connect($socket, pack('S n a4 x8', 2, $_[0], "\x7f\0\0\1")) };
print "listener\n" if $reach->(%PORT%);
print "write\n" if open($file, '>', '%FILE%');
socket($listener, 2, 1, 0) && bind($listener, pack('S n a4 x8', 2, 0, "\x7f\0\0\1")) && listen($listener, 1) or print "listen\n";
print "loopback\n" unless $reach->(unpack('x2 n', getsockname $listener));
print "done\n";
`;
  const N = {
   environment: "the environment of Sallyport is readable",
   listener: "a listener of Sallyport is reachable",
   write: "a file outside the workspace is writable",
   listen: "no program can listen on localhost",
   loopback: "localhost does not work"
  };
  async function selfTest(e, t, {sharesLocalhost: n}) {
   const r = (0, x.createServer)(e => e.destroy());
   await new Promise((e, t) => {
    r.once("error", t);
    r.listen(0, "127.0.0.1", e);
   });
   const i = r.address();
   const a = typeof i === "object" && i !== null ? i.port : 0;
   const c = (0, s.join)(e, "written");
   try {
    const e = A.replace("%ENVIRON%", `/proc/${String(process.pid)}/environ`).replace("%PORT%", String(a)).replace("%FILE%", c);
    const {output: r, problem: s} = await t(e);
    if (s !== null) return s;
    const i = r.split("\n").filter(e => e !== "");
    if (i.at(-1) !== "done") return `the self-test did not run (${r.trim().slice(0, 200) || "no output"})`;
    const l = n ? [ "listener" ] : [];
    const u = [ ...i.slice(0, -1), ...(0, o.existsSync)(c) ? [ "write" ] : [] ].filter(e => !l.includes(e));
    return u.length === 0 ? null : [ ...new Set(u) ].map(e => N[e] ?? e).join("; ");
   } finally {
    r.close();
   }
  }
  var T = n(55433);
  function restore({copies: e, places: t}, {isOwn: n}, r) {
   for (const t of new Set([ ...e.keys() ].map(s.dirname))) openDirectory(t, r);
   const o = new Set([ ...t ].flatMap(([e, t]) => placeOf(e) === t ? leavesBelow(e) : []));
   const i = {
    restored: [],
    lost: [],
    failed: []
   };
   for (const t of o) {
    if (e.has(t) || n(t)) continue;
    (remove(t) ? i.restored : i.failed).push(t);
   }
   for (const [t, a] of e) {
    if (n(t) || o.has(t) && isSame(t, a)) continue;
    if ("version" in a.content) {
     i.lost.push(t);
     continue;
    }
    const e = succeeds(() => {
     o.has(t) || makeDirectory((0, s.dirname)(t), r);
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
    succeeds(() => (0, o.rmSync)(e, {
     recursive: true,
     force: true
    })) || (0, o.renameSync)(e, (0, s.join)((0, s.dirname)(e), `removed-${(0, r.randomUUID)()}`));
   }));
  }
  function inDirectory(e, t) {
   const {O_DIRECTORY: n, O_NOFOLLOW: r, O_RDONLY: i} = o.constants;
   const a = (0, o.openSync)((0, s.dirname)(e), i | n | r);
   try {
    if (!(0, g.jg)(a, (0, s.dirname)(e))) throw new Error(`${(0, s.dirname)(e)} was replaced`);
    t((0, s.join)(`/proc/self/fd/${String(a)}`, (0, s.basename)(e)));
   } finally {
    (0, o.closeSync)(a);
   }
  }
  function put(e, {content: t, mode: n}) {
   if (Buffer.isBuffer(t)) {
    const r = (0, o.openSync)(e, "wx");
    try {
     (0, o.writeFileSync)(r, t);
     (0, o.fchmodSync)(r, n);
    } finally {
     (0, o.closeSync)(r);
    }
   } else "target" in t && (0, o.symlinkSync)(t.target, e);
  }
  function openDirectory(e, t) {
   t.some(t => e !== t && (0, c.FK)({
    path: e,
    directory: t
   })) && openDirectory((0, s.dirname)(e), t);
   const n = statOf(e);
   n?.isDirectory() === true && (n.mode & 448) !== 448 && succeeds(() => (0, o.chmodSync)(e, n.mode | 448));
  }
  function makeDirectory(e, t) {
   if (!t.some(t => e !== t && (0, c.FK)({
    path: e,
    directory: t
   }))) return;
   makeDirectory((0, s.dirname)(e), t);
   if (isDirectoryAt(e)) return;
   remove(e);
   inDirectory(e, e => (0, o.mkdirSync)(e));
  }
  function isSame(e, {content: t, mode: n}) {
   const r = statOf(e);
   if (Buffer.isBuffer(t)) {
    const s = r?.isFile() === true && (r.mode & 511) === n && r.size === t.length;
    return s && (0, o.readFileSync)(e).equals(t);
   }
   if ("version" in t) return (0, f.fB)(e) === t.version;
   return r?.isSymbolicLink() === true && (0, o.readlinkSync)(e) === t.target;
  }
  const E = [ [ "shallow", "shallow" ], [ "objects/info/alternates", null ], [ "objects/info/http-alternates", null ] ];
  const K = [ "modules", "worktrees" ];
  const H = 2e4;
  const G = 1e7;
  function gitStateOf({repository: e, gitDirectory: t, worktreeDirectory: n}) {
   const r = t ?? (0, s.join)(e, ".git");
   const i = (0, s.join)(n ?? r, "HEAD");
   const a = holdDirectory(r);
   if (a === null) return null;
   const c = stateIn(r, i);
   const l = (0, T._)();
   const release = () => (0, o.closeSync)(a);
   if (c === null) {
    release();
    return null;
   }
   return {
    release: release,
    undo(t) {
     const n = moveBack(r, a, e) ? [ r ] : [];
     if (l !== (0, T._)()) return n;
     const o = stateIn(r, i);
     return o === null ? n : [ ...n, ...undoChanges(c, o, t, r) ];
    }
   };
  }
  function stateIn(e, t) {
   const n = new Map;
   const r = [ "refs" ];
   for (let t = r.pop(); t !== void 0; t = r.pop()) {
    for (const o of git_state_entriesOf((0, s.join)(e, t))) {
     const i = `${t}/${o.name}`;
     o.isDirectory() ? r.push(i) : n.set(i, textOf((0, s.join)(e, i)) ?? "");
    }
    if (n.size + r.length > H) return null;
   }
   const o = textOf((0, s.join)(e, "packed-refs")) ?? "";
   if (o.length > G) return null;
   const i = new Map;
   const a = [];
   let c = a;
   for (const e of o.split("\n").filter(e => e !== "")) /^[0-9a-f]/.test(e) ? i.set(e.slice(e.indexOf(" ") + 1), c = [ e ]) : c.push(e);
   const l = [ [ t, "head" ], ...E.map(([t, n]) => [ (0, s.join)(e, t), n ]) ];
   const u = new Map(l.map(([e, t]) => [ e, {
    part: t,
    text: textOf(e)
   } ]));
   const d = K.flatMap(t => git_state_entriesOf((0, s.join)(e, t)).map(n => (0, s.join)(e, t, n.name)));
   return {
    loose: n,
    packed: i,
    packedHeader: a,
    others: u,
    repositories: d
   };
  }
  function undoChanges(e, t, n, r) {
   const o = new Map;
   const i = new Map;
   const putBack = (e, t) => {
    i.set(e, (0, s.dirname)(e));
    t !== null && o.set(e, {
     content: Buffer.from(t),
     mode: 420,
     watched: e
    });
   };
   const a = new Set([ ...e.loose.keys(), ...e.packed.keys(), ...t.loose.keys(), ...t.packed.keys() ]);
   const c = [ ...a ].filter(r => !n.has(partOf(r)) && valueIn(e, r) !== valueIn(t, r));
   for (const t of c) putBack((0, s.join)(r, t), e.loose.get(t) ?? null);
   const l = c.some(n => e.packed.get(n)?.join() !== t.packed.get(n)?.join());
   l && putBack((0, s.join)(r, "packed-refs"), packedWith(e, t, new Set(c)));
   const u = c.map(e => (0, s.join)(r, e));
   for (const [r, {part: o, text: s}] of e.others) {
    if (t.others.get(r)?.text === s || o !== null && n.has(o)) continue;
    putBack(r, s);
    u.push(r);
   }
   restore({
    copies: o,
    places: i,
    around: new Map
   }, {
    isOwn: () => false
   }, [ r ]);
   const d = n.has("repositories") ? [] : t.repositories.filter(t => !e.repositories.includes(t));
   return [ ...u, ...d.filter(remove) ];
  }
  function packedWith(e, t, n) {
   const r = [ ...t.packed ].filter(([e]) => !n.has(e));
   const o = [ ...e.packed ].filter(([e]) => n.has(e));
   const s = t.packedHeader.length > 0 ? t.packedHeader : e.packedHeader;
   const i = [ ...r, ...o ].sort(([e], [t]) => e < t ? -1 : 1);
   if (i.length === 0) return null;
   return `${[ ...s, ...i.flatMap(([, e]) => e) ].join("\n")}\n`;
  }
  function valueIn({loose: e, packed: t}, n) {
   return (e.get(n) ?? t.get(n)?.[0]?.split(" ")[0])?.trim();
  }
  const Y = {
   tags: "tags",
   remotes: "remotes",
   notes: "notes",
   stash: "stash",
   bisect: "bisect",
   replace: "replace"
  };
  function partOf(e) {
   return Y[e.split("/")[1] ?? ""] ?? "branches";
  }
  function moveBack(e, t, n) {
   const r = (0, o.readlinkSync)(`/proc/self/fd/${String(t)}`);
   if (r === e || !(0, c.FK)({
    path: r,
    directory: n
   }) || !remove(e)) return false;
   try {
    (0, o.renameSync)(r, e);
    return true;
   } catch {
    return false;
   }
  }
  function holdDirectory(e) {
   try {
    return (0, o.openSync)(e, o.constants.O_RDONLY | o.constants.O_DIRECTORY | o.constants.O_NOFOLLOW);
   } catch {
    return null;
   }
  }
  function git_state_entriesOf(e) {
   try {
    return statOf(e)?.isDirectory() === true ? (0, o.readdirSync)(e, {
     withFileTypes: true
    }) : [];
   } catch {
    return [];
   }
  }
  function textOf(e) {
   const t = statOf(e);
   try {
    if (t?.isSymbolicLink() === true) return `link ${(0, o.readlinkSync)(e)}`;
    return t?.isFile() === true && t.size <= G ? (0, o.readFileSync)(e, "utf8") : null;
   } catch {
    return null;
   }
  }
  const z = new Map;
  function hasCalls(e) {
   return z.has(e);
  }
  function movingFiles(e) {
   return z.get(e)?.hidden.moving() ?? [];
  }
  function beginCall(e, t, {level: n, changesGit: r, gitParts: o = [], judgedByWords: s}) {
   const {workspace: i} = e;
   const a = z.get(i);
   const c = a ?? startOf(e, t, n);
   a !== void 0 && addPaths(a, t);
   z.set(i, c);
   c.calls += 1;
   c.changesGit ||= r;
   for (const e of o) c.gitParts.add(e);
   s === true || n !== "landlock" && !r || (c.gitState ??= gitStateOf(e));
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
      z.delete(i);
     }
    }
   };
  }
  function beginNamedWrites(e, t) {
   for (const e of t) (0, f.vD)(e);
   return async n => {
    for (const e of t) (0, f.LJ)(e);
    const r = z.get(e);
    const o = r === void 0 ? [] : [ ...(await n()).readOnly, ...r.watched ];
    const isProtected = e => o.some(t => !t.endsWith("/.git") && (0, c.FK)({
     path: e,
     directory: t
    }));
    for (const e of t.filter(isProtected)) {
     const t = [ ...r?.copied.copies.keys() ?? [] ].filter(t => (0, c.FK)({
      path: t,
      directory: e
     }));
     for (const n of [ ...leavesBelow(e), ...t ]) (0, f.LJ)(n);
    }
   };
  }
  function startOf(e, {readOnly: t, hidden: n, isPartial: r}, o) {
   const {workspace: i} = e;
   const a = [ ...t, ...protected_state_gitCode(e) ];
   const isKept = e => o === "full" && (0, s.dirname)(e) === i && !isLink(e);
   const c = a.filter(e => !isKept(e));
   const l = o === "full" ? holdDirectories(c) : new Map;
   return {
    watched: a,
    ms: Date.now(),
    hadGit: isThere((0, s.join)(i, ".git")),
    wasPartial: r,
    ownWrites: (0, f.wT)(),
    copied: copiesOf(c, l),
    held: l,
    hidden: holdHiddenFiles(o === "full" ? n : []),
    calls: 0,
    changesGit: false,
    gitState: null,
    gitParts: new Set,
    hasMounts: o === "full"
   };
  }
  function addPaths(e, {readOnly: t}) {
   const {ownWrites: n, watched: r, ms: o} = e;
   e.hasMounts && (e.copied = withHeld(e.copied, e.held));
   e.hasMounts = false;
   const s = t.filter(t => !isWatched(e, t) && (!hasChangedSince(t, o) || notOwn(t, n).length === 0));
   const {places: i} = e.copied;
   const a = n.written().filter(e => isAtOrBelow(i, e) && isThere(e) && n.isOwn(e));
   r.push(...s);
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
   const {workspace: r} = n;
   const {ms: o, hadGit: i, ownWrites: a, changesGit: c, gitParts: l} = e;
   const u = e.gitState?.undo(l) ?? [];
   const isKept = e => e.endsWith("/.git") && l.has("repositories");
   const d = c || i ? [] : [ (0, s.join)(r, ".git") ].filter(isThere);
   const f = [ ...new Set([ ...t.readOnly, ...d ]) ].filter(t => !isWatched(e, t) && !isKept(t) && hasChangedSince(t, o) && !(i && t === (0, 
   s.join)(r, ".git"))).flatMap(e => notOwn(e, a));
   const p = e.hasMounts ? withHeld(withoutKept(e.copied), e.held) : e.copied;
   const h = new Set(f.filter(remove));
   const {restored: m, lost: y, failed: w} = restore(p, a, [ r, (0, s.dirname)(gitPlace(n)) ]);
   const g = [ ...f.filter(e => !h.has(e)), ...w ];
   return [ ...blockedWrites([ ...h, ...m, ...u ], r, "so the change was undone"), ...blockedWrites(y, r, "but it is too large to undo the change"), ...blockedWrites(g, r, "but the change could not be undone"), ...t.isPartial && !e.wasPartial ? [ U ] : [] ];
  }
  function notOwn(e, t) {
   const n = leavesBelow(e);
   const r = n.filter(e => !t.isOwn(e));
   return t.isOwn(e) || r.length < n.length ? r : [ e ];
  }
  const U = {
   label: "write too many files",
   reason: "the workspace now has too many files to find protected ones among them, so new ones may remain",
   suggest: []
  };
  const q = 50;
  function blockedWrites(e, t, n) {
   const r = e.slice(0, q).map(e => workspacePath(e, t));
   const o = e.length - r.length;
   return [ ...r.map(e => ({
    label: `write ${e}`,
    reason: `${e} is protected, and no rule names it, ${n}`
   })), ...o === 0 ? [] : [ {
    label: `write ${String(o)} more`,
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
   s.join)(gitPlace(e), t)), ...t === null ? [] : y.map(e => (0, s.join)(t, e)) ];
  }
  function isLink(e) {
   return statOf(e)?.isSymbolicLink() === true;
  }
  function isThere(e) {
   return statOf(e) !== void 0;
  }
  const X = 100;
  function hasChangedSince(e, t) {
   return (statOf(e)?.ctimeMs ?? 0) >= t - X;
  }
  const V = 2097152 | (process.arch === "arm64" ? 32768 : 131072);
  const J = 500;
  function holdHiddenFiles(e) {
   const t = e.slice(0, J).flatMap(e => {
    try {
     return [ {
      descriptor: (0, o.openSync)(e, V),
      paths: new Set([ e ])
     } ];
    } catch {
     return [];
    }
   });
   return {
    moving: () => t.flatMap(({descriptor: e, paths: t}) => {
     const {dev: n, ino: r, nlink: s} = (0, o.fstatSync)(e, {
      bigint: true
     });
     if (s === 0n) return [];
     t.add((0, o.readlinkSync)(`/proc/self/fd/${String(e)}`));
     return [ {
      inode: `${String(n)}:${String(r)}`,
      paths: [ ...t ]
     } ];
    }),
    release: () => {
     for (const {descriptor: e} of t) (0, o.closeSync)(e);
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
    begin: () => Promise.resolve(() => Promise.resolve([]))
   };
  }
  function createWorkspaceWatch(e, t) {
   const {workspace: n} = e;
   const {rules: r} = t;
   const o = new Map;
   let s = null;
   let i = 0;
   const current = () => {
    (i !== (0, f.Qj)() || hasCalls(n)) && (s = null);
    i = (0, f.Qj)();
    return s ??= findWithheldPaths(n, r, o).then(e => shownByGit(e, t)).then(withoutOwn);
   };
   let a = null;
   const withoutOwn = e => {
    a ??= new Set(e.hiddenFromPrograms);
    const n = e.hiddenFromPrograms.filter(e => a?.has(e) !== true);
    n.length > 0 && t.onOwn?.(n);
    return {
     ...e,
     hiddenFromPrograms: e.hiddenFromPrograms.filter(e => a?.has(e))
    };
   };
   let c = null;
   return {
    current: current,
    moving: () => movingFiles(n),
    outside: () => c ??= findOutside(e, t),
    async begin(t, {writes: r, ...o}) {
     const find = () => {
      s = null;
      return current();
     };
     const i = r === null || t === "landlock";
     const a = i ? beginCall(e, await current(), {
      level: t,
      ...o
     }) : null;
     const c = beginNamedWrites(n, r ?? []);
     return async () => {
      let e = [];
      try {
       await c(find);
      } finally {
       e = await (a?.(find)) ?? [];
      }
      e.length > 0 && (s = null);
      return e;
     };
    }
   };
  }
  async function shownByGit(e, {unchangedInGit: t}) {
   const {hidden: n, hiddenFromPrograms: r} = e;
   if (n.length + r.length === 0) return e;
   const o = await t([ ...n, ...r ]);
   const changed = e => !o.has(e);
   return {
    ...e,
    hidden: n.filter(changed),
    hiddenFromPrograms: r.filter(changed)
   };
  }
  async function findOutside({workspace: e, repository: t}, n) {
   const {readable: r, writable: o} = n.outside;
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
   for (const l of [ ...a, ...r, ...o ]) {
    const r = o.includes(l);
    const a = await findWithheldPaths(l, r ? s : i, new Map, e);
    if (a.isPartial) continue;
    c.push({
     ...l === t ? await shownByGit(a, n) : a,
     path: l,
     isWritable: r
    });
   }
   return c;
  }
  const Q = 1e4;
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
   const {candidate: r} = t.simulated ?? {};
   const o = candidates(t).filter(({level: e, privilege: t}) => r === void 0 || r === `${e} ${t}`);
   for (const e of o) {
    const r = await problemOf(e, t);
    if (r === null) {
     const r = n.length === 0 ? "" : `; not possible: ${n.join("; ")}`;
     return {
      report: {
       level: e.level,
       reason: `${sentence(e)}${r}.`
      },
      candidate: e,
      parts: t,
      problems: n
     };
    }
    n.push(`${e.how} (${r})`);
   }
   return none(n.length === 0 ? [ `no sandbox supports ${process.platform}` ] : n);
  }
  function sentence({level: e, how: t}) {
   const n = e === "full" ? `${t}, with seccomp and Landlock` : t;
   return n.charAt(0).toUpperCase() + n.slice(1);
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
  async function problemOf(e, t) {
   const run = n => runInside(n, e, t);
   try {
    return await selfTest(t.directory, run, {
     sharesLocalhost: e.level === "seatbelt"
    });
   } catch (e) {
    return (0, i.bD)(e);
   }
  }
  async function runInside(e, t, n) {
   const r = {
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
   const o = t.level === "seatbelt" ? confineBySeatbelt(r, n) : await confineByLauncher(r, t, {
    ...n,
    watch: watchNothing()
   });
   const {output: s, error: i} = await runOnce(o.program, o.args, {
    cwd: o.cwd,
    env: o.env
   });
   const {startError: a} = await o.end();
   return {
    output: s,
    problem: a ?? (s === "" && i !== "" ? i : null)
   };
  }
  function runOnce(e, t, n) {
   return new Promise(r => {
    (0, I.execFile)(e, t, {
     ...n,
     timeout: Q,
     killSignal: "SIGKILL"
    }, (e, t, n) => {
     r({
      output: t,
      error: e === null ? "" : n.trim().split("\n").at(-1) ?? e.message
     });
    });
   });
  }
  function launcherSource(e) {
   const t = (0, o.readFileSync)(n.ab + "launcher-common.pl", "utf8");
   const r = e === "full" ? (0, o.readFileSync)(n.ab + "launcher-full.pl", "utf8") : (0, 
   o.readFileSync)(n.ab + "launcher-landlock.pl", "utf8");
   return `${t}\n${r}`;
  }
  const Z = {
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
    const u = (0, a.oq)("perl", c);
    if (u === null) throw new Error("perl was not found on the PATH");
    const d = {
     full: (0, s.join)(n, "full.pl"),
     landlock: (0, s.join)(n, "landlock.pl")
    };
    for (const e of [ "full", "landlock" ]) (0, o.writeFileSync)(d[e], launcherSource(e), {
     mode: 384
    });
    (0, o.chmodSync)(n, 448);
    t = createControl(n);
    await t.listening;
    const f = (0, l.findMachineFolders)(e);
    const p = (0, a.oq)("sudo", c);
    const h = createWorkspaceWatch(f, e);
    return {
     ...e,
     perl: u,
     sudo: p,
     launchers: d,
     control: t,
     folders: f,
     egress: i,
     watch: h,
     newCall: r.randomUUID
    };
   };
   const level = () => n ??= findLevel(open);
   return {
    async report() {
     const {report: t, problems: n, parts: r} = await level();
     r !== null && Promise.all([ r.watch.current(), r.watch.outside() ]).catch(() => {});
     if (t.level === "none" && e.mode === "require") throw unavailable(n);
     return t;
    },
    async enter(t) {
     const {leaves: n} = t.needs;
     if (n !== null && e.mode === "require") return `${n} only works outside the sandbox, and the setting sandbox is require`;
     const {candidate: r, parts: o} = await level();
     if (r === null || o === null) return null;
     if (n !== null) return {
      outside: n
     };
     return r.level === "seatbelt" ? confineBySeatbelt(t, o) : await confineByLauncher(t, r, o);
    },
    async enterGit(e) {
     const {candidate: t, parts: n} = await level();
     if (t === null || n === null || t.level === "seatbelt") return null;
     const {repository: r} = n.folders;
     const o = watchNothing([ {
      path: r,
      readOnly: [],
      hidden: [],
      isWritable: false
     } ]);
     return await confineByLauncher({
      ...e,
      home: null,
      needs: Z
     }, t, {
      ...n,
      watch: o
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
 })
};
