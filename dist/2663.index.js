"use strict";

exports.id = 2663;

exports.ids = [ 2663, 3911 ];

exports.modules = {
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
 63911: (function(e, t, n) {
  n.r(t);
  n.d(t, {
   belongsToOther: () => belongsToOther,
   findMachineFolders: () => findMachineFolders,
   repositoryAround: () => repositoryAround
  });
  var o = n(73024);
  var r = n(76760);
  var s = n(55559);
  const i = [ "/usr", "/bin", "/sbin", "/lib", "/lib32", "/lib64", "/libx32", "/etc", "/opt", "/nix", "/snap", "/var/lib/dpkg", "/var/lib/gems", "/var/lib/ghc", "/sys/fs/cgroup", "/sys/devices/system/cpu" ];
  const c = [ "/etc/shadow", "/etc/shadow-", "/etc/gshadow", "/etc/gshadow-", "/etc/sudoers", "/etc/sudoers.d", "/etc/ssl/private", "/etc/krb5.keytab", "/etc/docker/key.json", "/etc/rancher", "/etc/kubernetes", "/etc/waagent", "/etc/ssh/ssh_host_rsa_key", "/etc/ssh/ssh_host_ecdsa_key", "/etc/ssh/ssh_host_ed25519_key", "/opt/actions-runner", "/opt/runner", "/opt/vsts", "/opt/gitlab-runner" ];
  const a = [ ".cargo/bin", ".cargo/registry", ".cargo/git", ".rustup", ".pyenv", ".rbenv", ".nvm", ".volta", ".asdf", ".jenv", ".sdkman/candidates", ".local/bin", ".local/lib", ".local/share/uv", ".local/share/mise", ".local/share/pnpm", ".local/share/pipx", "go/bin", "go/pkg/mod", ".bun/bin", ".deno/bin", ".dotnet", ".ghcup", ".npm-global", ".config/composer/vendor", ".composer/vendor", ".yarn/bin", ".fnm", ".local/share/fnm", ".goenv", ".swiftly" ];
  function findMachineFolders(e) {
   const t = (0, o.realpathSync)(e.workspace);
   const n = (0, r.resolve)(e.userHome);
   const l = repositoryAround(t, n);
   const u = a.map(e => (0, r.join)(n, e)).filter(e => (0, o.existsSync)(e));
   const d = [ ...i, ...u ];
   const f = e.path.split(r.delimiter).filter(e => e !== "" && !d.some(t => (0, s.FK)({
    path: e,
    directory: t
   }))).map(o => toolRoot(o, [ t, n, e.temporary ]));
   const p = e.toolCache === void 0 || e.toolCache === "" ? [] : [ (0, r.resolve)(e.toolCache) ];
   return {
    workspace: t,
    repository: l,
    home: (0, o.realpathSync)(e.home),
    temporary: (0, o.realpathSync)(e.temporary),
    system: [ ...new Set([ ...d, ...f, ...p ]) ],
    secrets: c.filter(isReadable),
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
   const n = (0, r.dirname)(e);
   const o = (0, r.basename)(e) === "bin" && n !== "/" && !t.some(e => (0, s.FK)({
    path: e,
    directory: n
   }));
   return o ? n : e;
  }
  function repositoryAround(e, t) {
   for (let n = e; ;n = (0, r.dirname)(n)) {
    if (n === "/" || (0, s.FK)({
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
 }),
 88572: (function(e, t, n) {
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
  const resolveName = async e => await (0, o.lookup)(e, {
   all: true
  });
  function createPublicLookup(e = resolveName) {
   return async t => {
    const n = await e(t).catch(() => []);
    const [o] = n;
    if (o === void 0) return {
     refused: `the name ${t} cannot be resolved`,
     isUnknown: true
    };
    if (!n.every(({address: e}) => isPublicAddress(e))) return {
     refused: `${t} has an address of this machine or its network`
    };
    return o;
   };
  }
 }),
 42663: (function(e, t, n) {
  n.r(t);
  n.d(t, {
   createSandbox: () => createSandbox
  });
  var o = n(77598);
  var r = n(73024);
  var s = n(76760);
  var i = n(42357);
  var c = n(64666);
  async function finishCall({events: e, session: t, restore: n, plan: o}) {
   t.end();
   (0, r.rmSync)(o, {
    force: true
   });
   const s = n === null ? [] : await n();
   return {
    startError: find(e, "failed"),
    exceeded: exceededClause(find(e, "limit")),
    blocked: [ ...t.blocked(), ...s ]
   };
  }
  function find(e, t) {
   const n = e.find(e => e.startsWith(`${t} `));
   return n === void 0 ? null : n.slice(t.length + 1);
  }
  function exceededClause(e) {
   if (e === null) return null;
   const [t, n] = e.split(" ");
   return t === "memory" ? `it used more than ${String(Math.round(Number(n) / 1048576))} MB of memory` : `it started more than ${String(n)} processes`;
  }
  var a = n(63911);
  function encodePlan(e) {
   const {limits: t} = e;
   const n = [ [ "mode", e.mode ], [ "privilege", e.privilege ], [ "uid", e.uid ], [ "gid", e.gid ], [ "files", e.keepsFileCapabilities ? 1 : 0 ], [ "call", e.call ], [ "proxy", 1 ], ...e.view, ...e.ports.map(e => [ "port", e ]), ...e.sockets.map(e => [ "socket", e ]), [ "processes", t.processes ], [ "memory", t.memoryBytes ], [ "file", t.fileBytes ], [ "program", e.program ], ...e.argv.map(e => [ "arg", e ]), [ "cwd", e.cwd ], ...Object.entries(e.env).map(([e, t]) => [ "env", `${e}=${t}` ]), ...e.landlockAbi === void 0 ? [] : [ [ "abi", e.landlockAbi ] ] ];
   return n.map(([e, t]) => `${e}=${String(t)}`).join("\0");
  }
  var l = n(55559);
  var u = n(75897);
  var d = n(55319);
  const f = 16e6;
  function statOf(e) {
   try {
    return (0, r.lstatSync)(e, {
     throwIfNoEntry: false
    });
   } catch {
    return;
   }
  }
  const placeOf = e => (0, u.n)((0, s.dirname)(e)).real;
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
    const n = contentOf(e, o > f ? null : s);
    n !== null && t.set(r, {
     content: n,
     mode: s.mode & 511,
     watched: i
    });
   }
   return t;
  }
  const p = 100;
  function holdDirectories(e) {
   const t = new Map;
   const {O_DIRECTORY: n, O_NOFOLLOW: o, O_RDONLY: s} = r.constants;
   for (const i of e.filter(e => statOf(e)?.isDirectory() === true).slice(0, p)) try {
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
   const n = (0, d.fB)(e);
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
    return (0, r.readdirSync)(e);
   } catch {
    return null;
   }
  }
  const h = [ "config", "config.worktree", "hooks", "info", "modules", "worktrees", "commondir" ];
  const m = [ "config.worktree", "commondir", "gitdir" ];
  function viewOf(e, t, {withheld: n, outside: o}, r) {
   return [ ...r === "full" ? systemByMounts(t) : systemByRights(t), ...o.flatMap(t => r === "full" ? outsideByMounts(e, t) : outsideByRights(e, t, n)), ...e.reads.flatMap(e => [ e, realPath(e) ]).filter(e => !isPrivate(e, t)).map(e => [ "ro", e ]), [ "rw", t.home ], [ "rw", t.temporary ], ...r === "full" ? workspaceByMounts(e, t, n) : workspaceByRights(e, t, n), ...gitView(e, t), ...outsideWrites(e, t) ];
  }
  function realPath(e) {
   try {
    return (0, r.realpathSync)(e);
   } catch {
    return e;
   }
  }
  function systemByMounts({system: e, secrets: t}) {
   return [ ...e.map(e => [ "ro", e ]), ...t.map(e => [ "mask", e ]) ];
  }
  const y = new WeakMap;
  function systemByRights(e) {
   const t = y.get(e);
   if (t !== void 0) return t;
   const {system: n, secrets: o} = e;
   const r = n.flatMap(e => o.some(t => (0, l.FK)({
    path: t,
    directory: e
   })) ? [ [ "list", e ], ...around(e, o) ] : [ [ "ro", e ] ]);
   y.set(e, r);
   return r;
  }
  function isPrivate(e, {workspace: t, home: n, temporary: o}) {
   return [ t, n, o ].some(t => (0, l.FK)({
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
   const s = [ ...o, ...r.hidden.filter(e => (0, l.FK)({
    path: e,
    directory: t
   })) ];
   return s.length === 0 ? [ [ "ro", t ] ] : [ [ "list", t ], ...aroundWithoutLinks(t, s) ];
  }
  function workspaceByMounts(e, t, n) {
   const {workspace: o} = t;
   const r = n.hidden.map(e => [ "mask", e ]);
   if (e.writes === null) return [ [ "rw", o ], ...n.readOnly.map(e => [ "ro", e ]), ...r ];
   const s = e.writes.filter(e => (0, l.FK)({
    path: e,
    directory: o
   }));
   const i = writableParents(s, e, o);
   const c = i.flatMap(e => directoriesIn(e).filter(e => !contains(s, e)));
   const a = n.readOnly.filter(e => !contains(s, e));
   return [ [ "ro", o ], ...i.map(e => [ "rw", e ]), ...c.map(e => [ "ro", e ]), ...i.length === 0 ? [] : a.map(e => [ "ro", e ]), ...r ];
  }
  function workspaceByRights(e, t, n) {
   const {workspace: o} = t;
   if (e.writes === null) return [ [ "rw", o ] ];
   const r = e.writes.filter(e => (0, l.FK)({
    path: e,
    directory: o
   }));
   const s = writableParents(r, e, o).map(e => [ "rw", e ]);
   if (n.hidden.length === 0) return [ [ "ro", o ], ...s ];
   return [ [ "list", o ], ...aroundWithoutLinks(o, n.hidden), ...s ];
  }
  function around(e, t) {
   return view_namesIn(e).flatMap(n => {
    const o = (0, s.join)(e, n);
    if (t.includes(o)) return [];
    return t.some(e => (0, l.FK)({
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
   const c = n ?? i;
   if ((0, r.lstatSync)(c, {
    throwIfNoEntry: false
   })?.isDirectory() !== true) return [];
   if (!e.changesGit) return [ [ "ro", c ] ];
   const a = h.map(e => [ "ro", (0, s.join)(c, e) ]);
   if (o === null) return [ [ "rw", c ], ...a ];
   const l = m.map(e => [ "ro", (0, s.join)(o, e) ]);
   return [ [ "rw", c ], ...a, [ "rw", o ], ...l ];
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
   let n = isDirectory(e) ? e : (0, s.dirname)(e);
   while (n !== t && !isDirectory(n)) n = (0, s.dirname)(n);
   return n;
  }
  function contains(e, t) {
   return e.some(e => (0, l.FK)({
    path: e,
    directory: t
   }));
  }
  function directoriesIn(e) {
   return view_namesIn(e).map(t => (0, s.join)(e, t)).filter(isDirectory);
  }
  function view_namesIn(e) {
   try {
    return (0, r.readdirSync)(e);
   } catch {
    return [];
   }
  }
  function isDirectory(e) {
   return statOf(e)?.isDirectory() === true;
  }
  async function confineByLauncher(e, t, n) {
   const o = t.level === "landlock" ? "landlock" : "full";
   const {needs: i} = e;
   const {watch: c} = n;
   const [a, l] = await Promise.all([ c.current(), c.outside() ]);
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
    withheld: a,
    outside: l
   }, o), ...m === void 0 ? [] : [ [ "ro", m.directory ] ] ];
   const w = m === void 0 ? [] : [ m.socket ];
   const g = {
    ...identityOf(t, n),
    mode: o,
    call: u,
    view: y,
    sockets: w,
    ports: f.ports
   };
   const {argv: v, cwd: b} = e;
   const k = {
    ...e.env,
    ...f.variables
   };
   (0, r.writeFileSync)(h, encodePlan({
    ...g,
    limits: n.limits,
    program: e.program,
    argv: v,
    cwd: b,
    env: k
   }), {
    mode: 384
   });
   const S = n.simulated?.prefix ?? [];
   const O = [ ...S, n.perl, n.launchers[o], h ];
   const [$, P] = t.privilege === "sudo" && n.sudo !== null ? [ n.sudo, [ "-n", ...O ] ] : [ O[0] ?? n.perl, O.slice(1) ];
   const x = i.writes === null || i.writes.length > 0;
   const D = x ? await c.begin(o, i) : null;
   return {
    program: $,
    args: P,
    env: {},
    cwd: "/",
    kill: p.kill,
    end: async () => {
     await p.finish();
     return await finishCall({
      events: d,
      session: f,
      restore: D,
      plan: h
     });
    }
   };
  }
  function identityOf({privilege: e}, {folders: t, simulated: n}) {
   return {
    privilege: e === "user" ? "user" : "root",
    uid: process.getuid?.() ?? 0,
    gid: process.getgid?.() ?? 0,
    keepsFileCapabilities: e !== "sudo" && (0, a.belongsToOther)(t.workspace),
    ...n?.landlockAbi === void 0 ? {} : {
     landlockAbi: n.landlockAbi
    }
   };
  }
  var w = n(77030);
  function createControl(e) {
   const t = new Map;
   const n = (0, w.createServer)({
    allowHalfOpen: true
   }, e => greet(e, t));
   const o = new Promise((t, o) => {
    n.once("error", o);
    n.listen((0, s.join)(e, "control"), t);
   });
   n.unref();
   return {
    listening: o,
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
       const e = setTimeout(kill, g);
       await r;
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
  const g = 300;
  const v = 200;
  function greet(e, t) {
   let n = Buffer.alloc(0);
   e.on("error", () => e.destroy());
   const read = o => {
    n = Buffer.concat([ n, o ]);
    const r = n.indexOf("\n");
    if (r < 0 && n.length < v) return;
    e.off("data", read);
    e.pause();
    const [s, i = "", ...c] = n.subarray(0, Math.max(r, 0)).toString("utf8").split(" ");
    const a = t.get(i);
    if (a === void 0 || !(s === "start" || s === "open")) {
     e.destroy();
     return;
    }
    a.sockets.add(e);
    e.on("close", () => a.sockets.delete(e));
    const l = n.subarray(r + 1);
    l.length > 0 && e.unshift(l);
    if (s === "open") a.onConnection(e, c.join(" ")); else {
     readLines(e, a.onLine);
     e.on("close", a.onEnd);
    }
   };
   e.on("data", read);
  }
  function readLines(e, t) {
   let n = "";
   e.setEncoding("utf8");
   e.on("data", e => {
    const o = (n + e).split("\n");
    n = (o.pop() ?? "").slice(0, v * 10);
    for (const e of o) t(e);
   });
   e.on("end", () => e.end());
   e.resume();
  }
  var b = n(40022);
  var k = n(52758);
  var S = n(95168);
  var O = n(88572);
  const $ = {
   ...Object.fromEntries([ "HTTP_PROXY", "HTTPS_PROXY", "ALL_PROXY", "http_proxy", "https_proxy", "all_proxy" ].map(e => [ e, "http://%PROXY%" ])),
   NO_PROXY: "localhost,127.0.0.1,::1",
   no_proxy: "localhost,127.0.0.1,::1",
   NODE_USE_ENV_PROXY: "1",
   npm_config_update_notifier: "false"
  };
  const P = 20;
  function createEgress({lookup: e = (0, O.i)(), upstream: t = {}}) {
   const o = new Set;
   const r = new Set;
   return {
    hosts: () => ({
     reached: [ ...o ],
     blocked: [ ...r ]
    }),
    begin(s) {
     const i = new Map;
     const c = createAdmit(s, {
      lookup: e,
      upstream: t
     }, {
      onReached: e => o.add(e),
      onBlocked: (e, t) => {
       r.add(e);
       i.size < P && i.set(e, t);
      }
     });
     const a = new Set;
     let l = null;
     return {
      ports: openPorts(s),
      variables: $,
      blocked: () => [ ...i.values() ],
      connect(e, t) {
       a.add(e);
       e.on("close", () => a.delete(e));
       const o = /^port (\d{1,5})$/.exec(t)?.[1];
       if (o !== void 0 && openPorts(s).includes(Number(o))) relay(e, Number(o)); else if (t === "proxy") {
        l ??= n.e(8448).then(n.bind(n, 88448)).then(({createProxyServer: e}) => e(c));
        l.then(t => t(e), () => e.destroy());
       } else e.destroy();
      },
      end: () => {
       for (const e of a) e.destroy();
      }
     };
    }
   };
  }
  function openPorts({allow: e}) {
   return e.flatMap(({host: e, port: t}) => e !== "localhost" && e !== "127.0.0.1" || t === null ? [] : [ t ]);
  }
  function relay(e, t) {
   const n = (0, w.connect)({
    host: "127.0.0.1",
    port: t,
    allowHalfOpen: true
   });
   (0, S.S)(e, n);
  }
  function createAdmit(e, {lookup: t, upstream: n}, {onReached: o, onBlocked: r}) {
   return async (s, i, c) => {
    const a = (0, b.CT)(s, i);
    const block = (e, t = []) => {
     r(a, {
      label: `connect ${s}:${String(i)}`,
      reason: e,
      suggest: t
     });
     return {
      refused: e
     };
    };
    if (e.deny.some(e => (0, b.ho)(e, s, i))) return block(`a rule denies connecting to ${a}`);
    if (!e.allow.some(e => (0, b.LM)(e, s, i))) return block(`no rule allows connecting to ${a}`, [ `Network(${a})` ]);
    const l = await t(s);
    const u = n[c];
    const d = u === void 0 || (0, k.isExcepted)(s, u) ? null : u;
    if ("refused" in l && (d === null || l.isUnknown !== true)) return block(l.refused);
    o(a);
    return d === null ? l : {
     via: d
    };
   };
  }
  var x = n(31421);
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
      blocked: []
     });
    }
   };
  }
  function profileOf({needs: e, bridge: t}, {folders: n, outside: o, userHome: r, directory: i}) {
   const subpath = e => `(subpath ${JSON.stringify(e)})`;
   const c = n.gitDirectory ?? (0, s.join)(n.repository, ".git");
   const a = [ ...e.writes ?? [ n.workspace, ...o.writable ], ...e.changesGit ? [ c ] : [] ];
   const l = [ n.workspace, n.repository, c, n.home, n.temporary, ...n.system ];
   return [ "(version 1)", "(deny default)", '(import "system.sb")', "(allow process*)", "(allow signal (target same-sandbox))", "(allow sysctl-read)", '(allow mach-lookup (global-name "com.apple.system.opendirectoryd.libinfo"))', "(allow file-read*)", `(deny file-read* ${subpath(r)} ${subpath(i)})`, `(allow file-read* ${[ ...l, ...o.readable, ...o.writable ].map(subpath).join(" ")})`, `(allow file-write* ${[ ...a, n.home, n.temporary, "/dev/null", "/dev/tty" ].map(subpath).join(" ")})`, e.changesGit ? `(deny file-write* ${[ "config", "hooks", "info" ].map(e => subpath((0, 
   s.join)(c, e))).join(" ")})` : `(deny file-write* ${subpath(c)})`, ...t === void 0 ? [] : [ `(allow file-read* ${subpath(t.directory)})`, `(allow network-outbound (remote unix-socket (path-literal ${JSON.stringify(t.socket)})))` ], '(allow network* (local ip "localhost:*"))', '(allow network-outbound (remote ip "localhost:*"))' ].join("\n");
  }
  const D = String.raw`
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
  const M = {
   environment: "the environment of Sallyport is readable",
   listener: "a listener of Sallyport is reachable",
   write: "a file outside the workspace is writable",
   listen: "no program can listen on localhost",
   loopback: "localhost does not work"
  };
  async function selfTest(e, t, {sharesLocalhost: n}) {
   const o = (0, w.createServer)(e => e.destroy());
   await new Promise((e, t) => {
    o.once("error", t);
    o.listen(0, "127.0.0.1", e);
   });
   const i = o.address();
   const c = typeof i === "object" && i !== null ? i.port : 0;
   const a = (0, s.join)(e, "written");
   try {
    const e = D.replace("%ENVIRON%", `/proc/${String(process.pid)}/environ`).replace("%PORT%", String(c)).replace("%FILE%", a);
    const {output: o, problem: s} = await t(e);
    if (s !== null) return s;
    const i = o.split("\n").filter(e => e !== "");
    if (i.at(-1) !== "done") return `the self-test did not run (${o.trim().slice(0, 200) || "no output"})`;
    const l = n ? [ "listener" ] : [];
    const u = [ ...i.slice(0, -1), ...(0, r.existsSync)(a) ? [ "write" ] : [] ].filter(e => !l.includes(e));
    return u.length === 0 ? null : [ ...new Set(u) ].map(e => M[e] ?? e).join("; ");
   } finally {
    o.close();
   }
  }
  var j = n(16057);
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
   for (const [t, c] of e) {
    if (n(t) || r.has(t) && isSame(t, c)) continue;
    if ("version" in c.content) {
     i.lost.push(t);
     continue;
    }
    const e = succeeds(() => {
     r.has(t) || makeDirectory((0, s.dirname)(t), o);
     remove(t);
     inDirectory(t, e => put(e, c));
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
   const c = (0, r.openSync)((0, s.dirname)(e), i | n | o);
   try {
    if (!(0, j.jg)(c, (0, s.dirname)(e))) throw new Error(`${(0, s.dirname)(e)} was replaced`);
    t((0, s.join)(`/proc/self/fd/${String(c)}`, (0, s.basename)(e)));
   } finally {
    (0, r.closeSync)(c);
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
   t.some(t => e !== t && (0, l.FK)({
    path: e,
    directory: t
   })) && openDirectory((0, s.dirname)(e), t);
   const n = statOf(e);
   n?.isDirectory() === true && (n.mode & 448) !== 448 && succeeds(() => (0, r.chmodSync)(e, n.mode | 448));
  }
  function makeDirectory(e, t) {
   if (!t.some(t => e !== t && (0, l.FK)({
    path: e,
    directory: t
   }))) return;
   makeDirectory((0, s.dirname)(e), t);
   if (statOf(e)?.isDirectory() === true) return;
   remove(e);
   inDirectory(e, e => (0, r.mkdirSync)(e));
  }
  function isSame(e, {content: t, mode: n}) {
   const o = statOf(e);
   if (Buffer.isBuffer(t)) {
    const s = o?.isFile() === true && (o.mode & 511) === n && o.size === t.length;
    return s && (0, r.readFileSync)(e).equals(t);
   }
   if ("version" in t) return (0, d.fB)(e) === t.version;
   return o?.isSymbolicLink() === true && (0, r.readlinkSync)(e) === t.target;
  }
  const L = 1e5;
  const B = 3e3;
  const _ = 2e3;
  const F = /^(?:node_modules|\.git|\.venv|venv|target|__pycache__)$/;
  const R = "new-file";
  const W = 50;
  async function findWithheldPaths(e, t, n, o = null) {
   const [r, s] = [ [], [] ];
   const i = [ {
    path: e,
    isReadOnly: false
   } ];
   let [c, a] = [ 0, 0 ];
   for (let l = i.pop(); l !== void 0; l = i.pop()) {
    const u = examine(l.path, t, {
     workspace: e,
     known: n
    });
    c += u.names;
    if (c >= a * _) {
     a += 1;
     await new Promise(setImmediate);
    }
    for (const {path: e, isDirectory: t, isLeaf: n, mayRead: c, mayWrite: a} of u.entries) {
     if (e === o) continue;
     if (!c) {
      s.push(e);
      continue;
     }
     const u = l.isReadOnly || !a;
     u && !l.isReadOnly && r.push(e);
     t && !n && i.push({
      path: e,
      isReadOnly: u
     });
    }
    if (c > L || r.length + s.length > B) return {
     readOnly: r,
     hidden: s,
     isPartial: true
    };
   }
   return {
    readOnly: r,
    hidden: s,
    isPartial: false
   };
  }
  function examine(e, t, {workspace: n, known: o}) {
   const r = changeTimeOf(e);
   const s = o.get(e);
   if (s?.changedMs === r) return s;
   const i = entriesOf(e);
   const c = i.flatMap(o => {
    const r = o.isDirectory();
    const s = o.isSymbolicLink();
    const i = o.name === ".git" && e === n;
    if (r && !i && F.test(o.name)) return [];
    const c = `${e}/${o.name}`;
    const a = r ? `${c}/${R}` : c;
    const l = i || s || t.mayRead(a);
    const u = t.mayWrite(a) && (!s || t.mayWrite(`${c}/${R}`));
    return !r && l && u ? [] : [ {
     path: c,
     isDirectory: r,
     isLeaf: i,
     mayRead: l,
     mayWrite: u
    } ];
   });
   const a = {
    changedMs: r,
    names: i.length,
    entries: c
   };
   Date.now() - r > W ? o.set(e, a) : o.delete(e);
   return a;
  }
  function changeTimeOf(e) {
   try {
    return (0, r.lstatSync)(e, {
     throwIfNoEntry: false
    })?.ctimeMs ?? 0;
   } catch {
    return 0;
   }
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
  function workspacePath(e, t) {
   return (0, s.relative)(t, e).replaceAll("\\", "/");
  }
  const C = new Map;
  function beginCall(e, t, {level: n, changesGit: o}) {
   const {workspace: r} = e;
   const s = C.get(r);
   const i = s ?? startOf(e, t, n);
   s !== void 0 && addPaths(s, t);
   C.set(r, i);
   i.calls += 1;
   i.changesGit ||= o;
   return async t => {
    try {
     return undo(i, await t(), e);
    } finally {
     i.calls -= 1;
     if (i.calls === 0) {
      i.own.end();
      releaseDirectories(i.held);
      C.delete(r);
     }
    }
   };
  }
  function beginNamedWrites(e, t) {
   for (const e of t) (0, d.vD)(e);
   return async n => {
    for (const e of t) (0, d.LJ)(e);
    const o = C.get(e);
    const r = o === void 0 ? [] : [ ...(await n()).readOnly, ...o.watched ];
    const isProtected = e => r.some(t => !t.endsWith("/.git") && (0, l.FK)({
     path: e,
     directory: t
    }));
    for (const e of t.filter(isProtected)) {
     const t = [ ...o?.copied.copies.keys() ?? [] ].filter(t => (0, l.FK)({
      path: t,
      directory: e
     }));
     for (const n of [ ...leavesBelow(e), ...t ]) (0, d.LJ)(n);
    }
   };
  }
  function startOf(e, {readOnly: t, isPartial: n}, o) {
   const {workspace: r} = e;
   const i = [ ...t, ...protected_state_gitCode(e) ];
   const isKept = e => o === "full" && (0, s.dirname)(e) === r && !isLink(e);
   const c = i.filter(e => !isKept(e));
   const a = o === "full" ? holdDirectories(c) : new Map;
   return {
    watched: i,
    ms: Date.now(),
    hadGit: isThere((0, s.join)(r, ".git")),
    wasPartial: n,
    own: (0, d.wT)(),
    copied: copiesOf(c, a),
    held: a,
    calls: 0,
    changesGit: false,
    hasMounts: o === "full"
   };
  }
  function addPaths(e, {readOnly: t}) {
   const {own: n, watched: o, ms: r} = e;
   e.hasMounts && (e.copied = withHeld(e.copied, e.held));
   e.hasMounts = false;
   const s = t.filter(t => !isWatched(e, t) && (!hasChangedSince(t, r) || notOwn(t, n).length === 0));
   const {places: i} = e.copied;
   const c = n.written().filter(e => isAtOrBelow(i, e) && isThere(e) && n.isOwn(e));
   o.push(...s);
   e.copied = withCopies(e.copied, copiesOf([ ...s, ...c ]));
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
   const {ms: r, hadGit: i, own: c, changesGit: a} = e;
   const l = a || i ? [] : [ (0, s.join)(o, ".git") ].filter(isThere);
   const u = [ ...new Set([ ...t.readOnly, ...l ]) ].filter(t => !isWatched(e, t) && hasChangedSince(t, r) && !(i && t === (0, 
   s.join)(o, ".git"))).flatMap(e => notOwn(e, c));
   const d = e.hasMounts ? withHeld(withoutKept(e.copied), e.held) : e.copied;
   const f = new Set(u.filter(remove));
   const {restored: p, lost: h, failed: m} = restore(d, c, [ o, (0, s.dirname)(gitPlace(n)) ]);
   const y = [ ...u.filter(e => !f.has(e)), ...m ];
   return [ ...blockedWrites([ ...f, ...p ], o, "so the change was undone"), ...blockedWrites(h, o, "but it is too large to undo the change"), ...blockedWrites(y, o, "but the change could not be undone"), ...t.isPartial && !e.wasPartial ? [ N ] : [] ];
  }
  function notOwn(e, t) {
   const n = leavesBelow(e);
   const o = n.filter(e => !t.isOwn(e));
   return t.isOwn(e) || o.length < n.length ? o : [ e ];
  }
  const N = {
   label: "write too many files",
   reason: "the workspace now has too many files to find protected ones among them, so new ones may remain",
   suggest: []
  };
  const T = 50;
  function blockedWrites(e, t, n) {
   const o = e.slice(0, T).map(e => workspacePath(e, t));
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
   s.join)(gitPlace(e), t)), ...t === null ? [] : m.map(e => (0, s.join)(t, e)) ];
  }
  function isLink(e) {
   return statOf(e)?.isSymbolicLink() === true;
  }
  function isThere(e) {
   return statOf(e) !== void 0;
  }
  const E = 100;
  function hasChangedSince(e, t) {
   return (statOf(e)?.ctimeMs ?? 0) >= t - E;
  }
  function watchNothing(e = []) {
   return {
    current: () => Promise.resolve({
     readOnly: [],
     hidden: [],
     isPartial: false
    }),
    outside: () => Promise.resolve(e),
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
    i !== (0, d.Qj)() && (s = null);
    i = (0, d.Qj)();
    return s ??= findWithheldPaths(n, o, r).then(e => shownByGit(e, t));
   };
   let c = null;
   return {
    current: current,
    outside: () => c ??= findOutside(e, t),
    async begin(t, {writes: o, changesGit: r}) {
     const find = () => {
      s = null;
      return current();
     };
     const i = o === null || t === "landlock";
     const c = i ? beginCall(e, await current(), {
      level: t,
      changesGit: r
     }) : null;
     const a = beginNamedWrites(n, o ?? []);
     return async () => {
      let e = [];
      try {
       await a(find);
      } finally {
       e = await (c?.(find)) ?? [];
      }
      e.length > 0 && (s = null);
      return e;
     };
    }
   };
  }
  async function shownByGit(e, {unchangedInGit: t}) {
   if (e.hidden.length === 0) return e;
   const n = await t(e.hidden);
   return {
    ...e,
    hidden: e.hidden.filter(e => !n.has(e))
   };
  }
  async function findOutside({workspace: e, repository: t}, n) {
   const {readable: o, writable: r} = n.outside;
   const s = {
    ...n.rules,
    mayWrite: () => true
   };
   const i = t === e ? [] : [ t ];
   const c = [];
   for (const a of [ ...i, ...o, ...r ]) {
    const o = r.includes(a);
    const i = await findWithheldPaths(a, o ? n.rules : s, new Map, e);
    if (i.isPartial) continue;
    c.push({
     ...a === t ? await shownByGit(i, n) : i,
     path: a,
     isWritable: o
    });
   }
   return c;
  }
  const I = 1e4;
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
    const o = await problemOf(e, t);
    if (o === null) {
     const o = n.length === 0 ? "" : `; not possible: ${n.join("; ")}`;
     return {
      report: {
       level: e.level,
       reason: `${sentence(e)}${o}.`
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
   const {output: s, error: i} = await runOnce(r.program, r.args, {
    cwd: r.cwd,
    env: r.env
   });
   const {startError: c} = await r.end();
   return {
    output: s,
    problem: c ?? (s === "" && i !== "" ? i : null)
   };
  }
  function runOnce(e, t, n) {
   return new Promise(o => {
    (0, x.execFile)(e, t, {
     ...n,
     timeout: I,
     killSignal: "SIGKILL"
    }, (e, t, n) => {
     o({
      output: t,
      error: e === null ? "" : n.trim().split("\n").at(-1) ?? e.message
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
  const A = {
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
    const {directory: n, path: l} = e;
    const u = (0, c.oq)("perl", l);
    if (u === null) throw new Error("perl was not found on the PATH");
    const d = {
     full: (0, s.join)(n, "full.pl"),
     landlock: (0, s.join)(n, "landlock.pl")
    };
    for (const e of [ "full", "landlock" ]) (0, r.writeFileSync)(d[e], launcherSource(e), {
     mode: 384
    });
    (0, r.chmodSync)(n, 448);
    t = createControl(n);
    await t.listening;
    const f = (0, a.findMachineFolders)(e);
    const p = (0, c.oq)("sudo", l);
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
     if (o === null || r === null || n !== null) return null;
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
      needs: A
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
 })
};
