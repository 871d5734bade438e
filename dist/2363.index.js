"use strict";

exports.id = 2363;

exports.ids = [ 2363, 3911 ];

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
  const a = [ "/etc/shadow", "/etc/shadow-", "/etc/gshadow", "/etc/gshadow-", "/etc/sudoers", "/etc/sudoers.d", "/etc/ssl/private", "/etc/krb5.keytab", "/etc/docker/key.json", "/etc/rancher", "/etc/kubernetes", "/etc/waagent", "/etc/ssh/ssh_host_rsa_key", "/etc/ssh/ssh_host_ecdsa_key", "/etc/ssh/ssh_host_ed25519_key", "/opt/actions-runner", "/opt/runner", "/opt/vsts", "/opt/gitlab-runner" ];
  const c = [ ".cargo/bin", ".cargo/registry", ".cargo/git", ".rustup", ".pyenv", ".rbenv", ".nvm", ".volta", ".asdf", ".jenv", ".sdkman/candidates", ".local/bin", ".local/lib", ".local/share/uv", ".local/share/mise", ".local/share/pnpm", ".local/share/pipx", "go/bin", "go/pkg/mod", ".bun/bin", ".deno/bin", ".dotnet", ".ghcup", ".npm-global", ".config/composer/vendor", ".composer/vendor", ".yarn/bin", ".fnm", ".local/share/fnm", ".goenv", ".swiftly" ];
  function findMachineFolders(e) {
   const t = (0, o.realpathSync)(e.workspace);
   const n = (0, r.resolve)(e.userHome);
   const l = repositoryAround(t, n);
   const u = c.map(e => (0, r.join)(n, e)).filter(e => (0, o.existsSync)(e));
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
    secrets: a.filter(isReadable),
    gitDirectory: gitDirectoryOf(l)
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
  function gitDirectoryOf(e) {
   const t = (0, r.join)(e, ".git");
   try {
    if (!(0, o.lstatSync)(t).isFile()) return null;
    const n = /^gitdir: (.+)$/m.exec((0, o.readFileSync)(t, "utf8"))?.[1];
    if (n === void 0) return null;
    const s = (0, o.realpathSync)((0, r.resolve)(e, n));
    const i = (0, r.join)(s, "commondir");
    return (0, o.existsSync)(i) ? (0, o.realpathSync)((0, r.resolve)(s, (0, o.readFileSync)(i, "utf8").trim())) : s;
   } catch {
    return null;
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
 32363: (function(e, t, n) {
  n.r(t);
  n.d(t, {
   createSandbox: () => createSandbox
  });
  var o = n(77598);
  var r = n(73024);
  var s = n(76760);
  var i = n(42357);
  var a = n(64666);
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
  var c = n(63911);
  function encodePlan(e) {
   const {limits: t} = e;
   const n = [ [ "mode", e.mode ], [ "privilege", e.privilege ], [ "uid", e.uid ], [ "gid", e.gid ], [ "files", e.keepsFileCapabilities ? 1 : 0 ], [ "call", e.call ], [ "proxy", 1 ], ...e.view, ...e.ports.map(e => [ "port", e ]), ...e.sockets.map(e => [ "socket", e ]), [ "processes", t.processes ], [ "memory", t.memoryBytes ], [ "file", t.fileBytes ], [ "program", e.program ], ...e.argv.map(e => [ "arg", e ]), [ "cwd", e.cwd ], ...Object.entries(e.env).map(([e, t]) => [ "env", `${e}=${t}` ]), ...e.landlockAbi === void 0 ? [] : [ [ "abi", e.landlockAbi ] ] ];
   return n.map(([e, t]) => `${e}=${String(t)}`).join("\0");
  }
  var l = n(55559);
  const u = [ "config", "config.worktree", "hooks", "info", "modules", "worktrees" ];
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
  const d = new WeakMap;
  function systemByRights(e) {
   const t = d.get(e);
   if (t !== void 0) return t;
   const {system: n, secrets: o} = e;
   const r = n.flatMap(e => o.some(t => (0, l.FK)({
    path: t,
    directory: e
   })) ? [ [ "list", e ], ...around(e, o) ] : [ [ "ro", e ] ]);
   d.set(e, r);
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
   return s.length === 0 ? [ [ "ro", t ] ] : [ [ "list", t ], ...around(t, s) ];
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
   const a = i.flatMap(e => directoriesIn(e).filter(e => !contains(s, e)));
   const c = n.readOnly.filter(e => !contains(s, e));
   return [ [ "ro", o ], ...i.map(e => [ "rw", e ]), ...a.map(e => [ "ro", e ]), ...i.length === 0 ? [] : c.map(e => [ "ro", e ]), ...r ];
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
   return [ [ "list", o ], ...around(o, n.hidden), ...s ];
  }
  function around(e, t) {
   return namesIn(e).flatMap(n => {
    const o = (0, s.join)(e, n);
    if (t.includes(o)) return [];
    return t.some(e => (0, l.FK)({
     path: e,
     directory: o
    })) ? around(o, t) : [ [ "ro", o ] ];
   });
  }
  function gitView(e, {repository: t, gitDirectory: n}) {
   const o = (0, s.join)(t, ".git");
   const i = n ?? o;
   if ((0, r.lstatSync)(i, {
    throwIfNoEntry: false
   })?.isDirectory() !== true) return [];
   if (!e.changesGit) return [ [ "ro", i ] ];
   const a = u.filter(e => n === null || e !== "worktrees");
   return [ [ "rw", i ], ...a.map(e => [ "ro", (0, s.join)(i, e) ]) ];
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
   return namesIn(e).map(t => (0, s.join)(e, t)).filter(isDirectory);
  }
  function namesIn(e) {
   try {
    return (0, r.readdirSync)(e);
   } catch {
    return [];
   }
  }
  function isDirectory(e) {
   return (0, r.lstatSync)(e, {
    throwIfNoEntry: false
   })?.isDirectory() === true;
  }
  async function confineByLauncher(e, t, n) {
   const o = t.level === "landlock" ? "landlock" : "full";
   const {needs: i} = e;
   const {watch: a} = n;
   const [c, l] = await Promise.all([ a.current(), a.outside() ]);
   const u = i.writes === null || o === "landlock" && i.writes.length > 0;
   const d = u ? await a.begin(o, i) : null;
   const f = n.newCall();
   const p = [];
   const h = n.egress.begin(i.network);
   const y = n.control.add(f, {
    onLine: e => void p.push(e),
    onConnection: (e, t) => h.connect(e, t)
   });
   const m = (0, s.join)(n.directory, f);
   const {bridge: w} = e;
   const g = [ ...viewOf(i, n.folders, {
    withheld: c,
    outside: l
   }, o), ...w === void 0 ? [] : [ [ "ro", w.directory ] ] ];
   const v = w === void 0 ? [] : [ w.socket ];
   const b = {
    ...identityOf(t, n),
    mode: o,
    call: f,
    view: g,
    sockets: v,
    ports: h.ports
   };
   const {argv: k, cwd: S} = e;
   const $ = {
    ...e.env,
    ...h.variables
   };
   (0, r.writeFileSync)(m, encodePlan({
    ...b,
    limits: n.limits,
    program: e.program,
    argv: k,
    cwd: S,
    env: $
   }), {
    mode: 384
   });
   const O = n.simulated?.prefix ?? [];
   const P = [ ...O, n.perl, n.launchers[o], m ];
   const [x, j] = t.privilege === "sudo" && n.sudo !== null ? [ n.sudo, [ "-n", ...P ] ] : [ P[0] ?? n.perl, P.slice(1) ];
   return {
    program: x,
    args: j,
    env: {},
    cwd: "/",
    kill: y.kill,
    end: async () => {
     await y.finish();
     return await finishCall({
      events: p,
      session: h,
      restore: d,
      plan: m
     });
    }
   };
  }
  function identityOf({privilege: e}, {folders: t, simulated: n}) {
   return {
    privilege: e === "user" ? "user" : "root",
    uid: process.getuid?.() ?? 0,
    gid: process.getgid?.() ?? 0,
    keepsFileCapabilities: e !== "sudo" && (0, c.belongsToOther)(t.workspace),
    ...n?.landlockAbi === void 0 ? {} : {
     landlockAbi: n.landlockAbi
    }
   };
  }
  var f = n(77030);
  function createControl(e) {
   const t = new Map;
   const n = (0, f.createServer)({
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
       const e = setTimeout(kill, p);
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
  const p = 300;
  const h = 200;
  function greet(e, t) {
   let n = Buffer.alloc(0);
   e.on("error", () => e.destroy());
   const read = o => {
    n = Buffer.concat([ n, o ]);
    const r = n.indexOf("\n");
    if (r < 0 && n.length < h) return;
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
    const o = (n + e).split("\n");
    n = (o.pop() ?? "").slice(0, h * 10);
    for (const e of o) t(e);
   });
   e.on("end", () => e.end());
   e.resume();
  }
  var y = n(40022);
  var m = n(52758);
  var w = n(95168);
  var g = n(88572);
  const v = {
   ...Object.fromEntries([ "HTTP_PROXY", "HTTPS_PROXY", "ALL_PROXY", "http_proxy", "https_proxy", "all_proxy" ].map(e => [ e, "http://%PROXY%" ])),
   NO_PROXY: "localhost,127.0.0.1,::1",
   no_proxy: "localhost,127.0.0.1,::1",
   NODE_USE_ENV_PROXY: "1",
   npm_config_update_notifier: "false"
  };
  const b = 20;
  function createEgress({lookup: e = (0, g.i)(), upstream: t = {}}) {
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
      onReached: e => o.add(e),
      onBlocked: (e, t) => {
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
   return e.flatMap(({host: e, port: t}) => e !== "localhost" && e !== "127.0.0.1" || t === null ? [] : [ t ]);
  }
  function relay(e, t) {
   const n = (0, f.connect)({
    host: "127.0.0.1",
    port: t,
    allowHalfOpen: true
   });
   (0, w.S)(e, n);
  }
  function createAdmit(e, {lookup: t, upstream: n}, {onReached: o, onBlocked: r}) {
   return async (s, i, a) => {
    const c = (0, y.CT)(s, i);
    const block = (e, t = []) => {
     r(c, {
      label: `connect ${s}:${String(i)}`,
      reason: e,
      suggest: t
     });
     return {
      refused: e
     };
    };
    if (e.deny.some(e => (0, y.ho)(e, s, i))) return block(`a rule denies connecting to ${c}`);
    if (!e.allow.some(e => (0, y.LM)(e, s, i))) return block(`no rule allows connecting to ${c}`, [ `Network(${c})` ]);
    const l = await t(s);
    const u = n[a];
    const d = u === void 0 || (0, m.isExcepted)(s, u) ? null : u;
    if ("refused" in l && (d === null || l.isUnknown !== true)) return block(l.refused);
    o(c);
    return d === null ? l : {
     via: d
    };
   };
  }
  var k = n(31421);
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
   const a = n.gitDirectory ?? (0, s.join)(n.repository, ".git");
   const c = [ ...e.writes ?? [ n.workspace, ...o.writable ], ...e.changesGit ? [ a ] : [] ];
   const l = [ n.workspace, n.repository, a, n.home, n.temporary, ...n.system ];
   return [ "(version 1)", "(deny default)", '(import "system.sb")', "(allow process*)", "(allow signal (target same-sandbox))", "(allow sysctl-read)", '(allow mach-lookup (global-name "com.apple.system.opendirectoryd.libinfo"))', "(allow file-read*)", `(deny file-read* ${subpath(r)} ${subpath(i)})`, `(allow file-read* ${[ ...l, ...o.readable, ...o.writable ].map(subpath).join(" ")})`, `(allow file-write* ${[ ...c, n.home, n.temporary, "/dev/null", "/dev/tty" ].map(subpath).join(" ")})`, e.changesGit ? `(deny file-write* ${[ "config", "hooks", "info" ].map(e => subpath((0, 
   s.join)(a, e))).join(" ")})` : `(deny file-write* ${subpath(a)})`, ...t === void 0 ? [] : [ `(allow file-read* ${subpath(t.directory)})`, `(allow network-outbound (remote unix-socket (path-literal ${JSON.stringify(t.socket)})))` ], '(allow network* (local ip "localhost:*"))', '(allow network-outbound (remote ip "localhost:*"))' ].join("\n");
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
`;
  const $ = {
   environment: "the environment of Sallyport is readable",
   listener: "a listener of Sallyport is reachable",
   write: "a file outside the workspace is writable",
   listen: "no program can listen on localhost",
   loopback: "localhost does not work"
  };
  async function selfTest(e, t, {sharesLocalhost: n}) {
   const o = (0, f.createServer)(e => e.destroy());
   await new Promise((e, t) => {
    o.once("error", t);
    o.listen(0, "127.0.0.1", e);
   });
   const i = o.address();
   const a = typeof i === "object" && i !== null ? i.port : 0;
   const c = (0, s.join)(e, "written");
   try {
    const e = S.replace("%ENVIRON%", `/proc/${String(process.pid)}/environ`).replace("%PORT%", String(a)).replace("%FILE%", c);
    const {output: o, problem: s} = await t(e);
    if (s !== null) return s;
    const i = o.split("\n").filter(e => e !== "");
    if (i.at(-1) !== "done") return `the self-test did not run (${o.trim().slice(0, 200) || "no output"})`;
    const l = n ? [ "listener" ] : [];
    const u = [ ...i.slice(0, -1), ...(0, r.existsSync)(c) ? [ "write" ] : [] ].filter(e => !l.includes(e));
    return u.length === 0 ? null : [ ...new Set(u) ].map(e => $[e] ?? e).join("; ");
   } finally {
    o.close();
   }
  }
  var O = n(75897);
  var P = n(55319);
  const x = 1e5;
  const j = 3e3;
  const B = 2e3;
  const M = /^(?:node_modules|\.git|\.venv|venv|target|__pycache__)$/;
  const F = "new-file";
  const _ = 50;
  async function findWithheldPaths(e, t, n, o = null) {
   const [r, s] = [ [], [] ];
   const i = [ {
    path: e,
    isReadOnly: false
   } ];
   let [a, c] = [ 0, 0 ];
   for (let l = i.pop(); l !== void 0; l = i.pop()) {
    const u = examine(l.path, t, {
     workspace: e,
     known: n
    });
    a += u.names;
    if (a >= c * B) {
     c += 1;
     await new Promise(setImmediate);
    }
    for (const {path: e, isDirectory: t, isLeaf: n, mayRead: a, mayWrite: c} of u.entries) {
     if (e === o) continue;
     if (!a) {
      s.push(e);
      continue;
     }
     const u = l.isReadOnly || !c;
     u && !l.isReadOnly && r.push(e);
     t && !n && i.push({
      path: e,
      isReadOnly: u
     });
    }
    if (a > x || r.length + s.length > j) return {
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
   const s = (0, r.lstatSync)(e, {
    throwIfNoEntry: false
   })?.ctimeMs ?? 0;
   const i = o.get(e);
   if (i?.changedMs === s) return i;
   const a = entriesOf(e);
   const c = a.flatMap(o => {
    const r = o.isDirectory();
    const s = o.name === ".git" && e === n;
    if (o.isSymbolicLink() || r && !s && M.test(o.name)) return [];
    const i = `${e}/${o.name}`;
    const a = r ? `${i}/${F}` : i;
    const c = s || t.mayRead(a);
    const l = t.mayWrite(a);
    return !r && c && l ? [] : [ {
     path: i,
     isDirectory: r,
     isLeaf: s,
     mayRead: c,
     mayWrite: l
    } ];
   });
   const l = {
    changedMs: s,
    names: a.length,
    entries: c
   };
   Date.now() - s > _ ? o.set(e, l) : o.delete(e);
   return l;
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
  const E = 16e6;
  function createWorkspaceWatch(e, t) {
   const {workspace: n, repository: o, gitDirectory: i} = e;
   const {rules: a} = t;
   const c = new Map;
   let l = null;
   const current = () => l ??= findWithheldPaths(n, a, c).then(e => shownByGit(e, t));
   let u = null;
   return {
    current: current,
    outside: () => u ??= findOutside(e, t),
    async begin(e, {changesGit: t}) {
     const a = await current();
     const c = Date.now();
     const u = isThere((0, s.join)(n, ".git"));
     const d = i ?? (0, s.join)(o, ".git");
     const f = [ ...a.readOnly, ...workspace_watch_gitCode(d) ];
     const p = (0, P.wT)();
     const h = e === "landlock" ? copiesOf(f) : null;
     return async () => {
      l = null;
      const e = await current();
      const isNew = e => !f.some(t => e === t || e.startsWith(`${t}/`));
      const o = t || u ? [] : [ (0, s.join)(n, ".git") ].filter(isThere);
      const i = [ ...new Set([ ...e.readOnly, ...o ]) ].filter(e => isNew(e) && hasChangedSince(e, c) && !(u && e === (0, 
      s.join)(n, ".git")));
      for (const e of i) (0, r.rmSync)(e, {
       recursive: true,
       force: true
      });
      const {restored: a, lost: y} = h === null ? {
       restored: [],
       lost: []
      } : restore(h, p, [ n, (0, s.dirname)(d) ]);
      p.end();
      i.length + a.length + y.length > 0 && (l = null);
      return [ ...[ ...i, ...a ].map(e => blockedWrite(e, n, "so the change was undone")), ...y.map(e => blockedWrite(e, n, "but it is too large to undo the change")) ];
     };
    }
   };
  }
  function blockedWrite(e, t, n) {
   const o = workspacePath(e, t);
   return {
    label: `write ${o}`,
    reason: `${o} is protected, and no rule names it, ${n}`,
    suggest: []
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
   const a = [];
   for (const c of [ ...i, ...o, ...r ]) {
    const o = r.includes(c);
    const i = await findWithheldPaths(c, o ? n.rules : s, new Map, e);
    if (i.isPartial) continue;
    a.push({
     ...c === t ? await shownByGit(i, n) : i,
     path: c,
     isWritable: o
    });
   }
   return a;
  }
  function workspace_watch_gitCode(e) {
   return [ "config", "config.worktree", "hooks", "info/attributes" ].map(t => (0, 
   s.join)(e, t));
  }
  function isThere(e) {
   return (0, r.lstatSync)(e, {
    throwIfNoEntry: false
   }) !== void 0;
  }
  const R = 100;
  function hasChangedSince(e, t) {
   return ((0, r.lstatSync)(e, {
    throwIfNoEntry: false
   })?.ctimeMs ?? 0) >= t - R;
  }
  const placeOf = e => (0, O.n)((0, s.dirname)(e)).real;
  function copiesOf(e) {
   const t = e.filter(e => !e.endsWith("/.git"));
   const n = new Map;
   const o = t.flatMap(filesBelow).flatMap(e => {
    const t = (0, r.lstatSync)(e, {
     throwIfNoEntry: false
    });
    return t === void 0 ? [] : [ {
     path: e,
     size: t.size,
     mode: t.mode & 511
    } ];
   });
   let s = 0;
   for (const {path: e, size: t, mode: r} of o.sort((e, t) => e.size - t.size)) {
    s += t;
    const o = s > E ? (0, P.fB)(e) : contentOf(e);
    o !== null && n.set(e, {
     content: o,
     mode: r
    });
   }
   return {
    copies: n,
    places: new Map(t.map(e => [ e, placeOf(e) ]))
   };
  }
  function contentOf(e) {
   try {
    return (0, r.readFileSync)(e);
   } catch (e) {
    if (e.code === "ENOENT") return null;
    throw e;
   }
  }
  function restore({copies: e, places: t}, {isOwn: n}, o) {
   for (const t of e.keys()) openDirectory((0, s.dirname)(t), o);
   const i = new Set([ ...t ].flatMap(([e, t]) => placeOf(e) === t ? filesBelow(e) : []));
   const a = {
    restored: [],
    lost: []
   };
   for (const t of i) {
    if (e.has(t) || n(t)) continue;
    (0, r.rmSync)(t, {
     force: true
    });
    a.restored.push(t);
   }
   for (const [t, c] of e) {
    if (n(t) || i.has(t) && isSame(t, c)) continue;
    if (typeof c.content === "string") {
     a.lost.push(t);
     continue;
    }
    i.has(t) || makeDirectory((0, s.dirname)(t), o);
    (0, r.rmSync)(t, {
     recursive: true,
     force: true
    });
    (0, r.writeFileSync)(t, c.content);
    (0, r.chmodSync)(t, c.mode);
    a.restored.push(t);
   }
   return a;
  }
  function openDirectory(e, t) {
   t.some(t => e !== t && (0, l.FK)({
    path: e,
    directory: t
   })) && openDirectory((0, s.dirname)(e), t);
   const n = (0, r.lstatSync)(e, {
    throwIfNoEntry: false
   });
   n?.isDirectory() === true && (n.mode & 448) !== 448 && (0, r.chmodSync)(e, n.mode | 448);
  }
  function makeDirectory(e, t) {
   if (!t.some(t => e !== t && (0, l.FK)({
    path: e,
    directory: t
   }))) return;
   makeDirectory((0, s.dirname)(e), t);
   if ((0, r.lstatSync)(e, {
    throwIfNoEntry: false
   })?.isDirectory() === true) return;
   (0, r.rmSync)(e, {
    force: true
   });
   (0, r.mkdirSync)(e);
  }
  function isSame(e, {content: t, mode: n}) {
   if (typeof t === "string") return (0, P.fB)(e) === t;
   const o = ((0, r.lstatSync)(e, {
    throwIfNoEntry: false
   })?.mode ?? 0) & 511;
   return o === n && contentOf(e)?.equals(t) === true;
  }
  function filesBelow(e) {
   const t = (0, r.lstatSync)(e, {
    throwIfNoEntry: false
   });
   if (t === void 0) return [];
   if (t.isFile()) return [ e ];
   return t.isDirectory() ? (0, r.readdirSync)(e).flatMap(t => filesBelow((0, s.join)(e, t))) : [];
  }
  const D = 1e4;
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
   const {startError: a} = await r.end();
   return {
    output: s,
    problem: a ?? (s === "" && i !== "" ? i : null)
   };
  }
  function runOnce(e, t, n) {
   return new Promise(o => {
    (0, k.execFile)(e, t, {
     ...n,
     timeout: D,
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
  const N = {
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
    const u = (0, a.oq)("perl", l);
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
    const f = (0, c.findMachineFolders)(e);
    const p = (0, a.oq)("sudo", l);
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
      needs: N
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
