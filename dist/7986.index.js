"use strict";

exports.id = 7986;

exports.ids = [ 7986, 3911 ];

exports.modules = {
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
  const i = [ "/usr", "/bin", "/sbin", "/lib", "/lib32", "/lib64", "/libx32", "/etc", "/opt", "/nix", "/snap", "/var/lib/dpkg", "/var/lib/gems", "/var/lib/ghc", "/sys/fs/cgroup", "/sys/devices/system/cpu" ];
  const c = [ "/etc/shadow", "/etc/shadow-", "/etc/gshadow", "/etc/gshadow-", "/etc/sudoers", "/etc/sudoers.d", "/etc/ssl/private", "/etc/krb5.keytab", "/etc/docker/key.json", "/etc/rancher", "/etc/kubernetes", "/etc/waagent", "/etc/ssh/ssh_host_rsa_key", "/etc/ssh/ssh_host_ecdsa_key", "/etc/ssh/ssh_host_ed25519_key", "/opt/actions-runner", "/opt/runner", "/opt/vsts", "/opt/gitlab-runner" ];
  const a = [ ".cargo/bin", ".cargo/registry", ".cargo/git", ".rustup", ".pyenv", ".rbenv", ".nvm", ".volta", ".asdf", ".jenv", ".sdkman/candidates", ".local/bin", ".local/lib", ".local/share/uv", ".local/share/mise", ".local/share/pnpm", ".local/share/pipx", "go/bin", "go/pkg/mod", ".bun/bin", ".deno/bin", ".dotnet", ".ghcup", ".npm-global", ".config/composer/vendor", ".composer/vendor", ".yarn/bin", ".fnm", ".local/share/fnm", ".goenv", ".swiftly" ];
  function findMachineFolders(e) {
   const t = (0, r.realpathSync)(e.workspace);
   const n = (0, o.resolve)(e.userHome);
   const l = repositoryAround(t, n);
   const u = a.map(e => (0, o.join)(n, e)).filter(e => (0, r.existsSync)(e));
   const d = [ ...i, ...u ];
   const f = e.path.split(o.delimiter).filter(e => e !== "" && !d.some(t => (0, s.FK)({
    path: e,
    directory: t
   }))).map(r => toolRoot(r, [ t, n, e.temporary ]));
   const p = e.toolCache === void 0 || e.toolCache === "" ? [] : [ (0, o.resolve)(e.toolCache) ];
   return {
    workspace: t,
    repository: l,
    home: (0, r.realpathSync)(e.home),
    temporary: (0, r.realpathSync)(e.temporary),
    system: [ ...new Set([ ...d, ...f, ...p ]) ],
    secrets: c.filter(isReadable),
    ...gitDirectoriesOf(l)
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
    const c = (0, o.join)(i, "commondir");
    if (!(0, r.existsSync)(c)) return {
     gitDirectory: i,
     worktreeDirectory: null
    };
    return {
     gitDirectory: (0, r.realpathSync)((0, o.resolve)(i, (0, r.readFileSync)(c, "utf8").trim())),
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
 88572: (function(e, t, n) {
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
 77986: (function(e, t, n) {
  n.r(t);
  n.d(t, {
   createSandbox: () => createSandbox
  });
  var r = n(77598);
  var o = n(73024);
  var s = n(76760);
  var i = n(42357);
  var c = n(64666);
  async function finishCall({events: e, session: t, restore: n, plan: r}) {
   t.end();
   (0, o.rmSync)(r, {
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
  const u = [ "config", "config.worktree", "hooks", "info", "modules", "worktrees", "commondir" ];
  const d = [ "config.worktree", "commondir", "gitdir" ];
  function viewOf(e, t, {withheld: n, outside: r}, o) {
   return [ ...o === "full" ? systemByMounts(t) : systemByRights(t), ...r.flatMap(t => o === "full" ? outsideByMounts(e, t) : outsideByRights(e, t, n)), ...e.reads.flatMap(e => [ e, realPath(e) ]).filter(e => !isPrivate(e, t)).map(e => [ "ro", e ]), [ "rw", t.home ], [ "rw", t.temporary ], ...o === "full" ? workspaceByMounts(e, t, n) : workspaceByRights(e, t, n), ...gitView(e, t), ...outsideWrites(e, t) ];
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
  const f = new WeakMap;
  function systemByRights(e) {
   const t = f.get(e);
   if (t !== void 0) return t;
   const {system: n, secrets: r} = e;
   const o = n.flatMap(e => r.some(t => (0, l.FK)({
    path: t,
    directory: e
   })) ? [ [ "list", e ], ...around(e, r) ] : [ [ "ro", e ] ]);
   f.set(e, o);
   return o;
  }
  function isPrivate(e, {workspace: t, home: n, temporary: r}) {
   return [ t, n, r ].some(t => (0, l.FK)({
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
   const s = [ ...r, ...o.hidden.filter(e => (0, l.FK)({
    path: e,
    directory: t
   })) ];
   return s.length === 0 ? [ [ "ro", t ] ] : [ [ "list", t ], ...aroundWithoutLinks(t, s) ];
  }
  function workspaceByMounts(e, t, n) {
   const {workspace: r} = t;
   const o = n.hidden.map(e => [ "mask", e ]);
   if (e.writes === null) return [ [ "rw", r ], ...n.readOnly.map(e => [ "ro", e ]), ...o ];
   const s = e.writes.filter(e => (0, l.FK)({
    path: e,
    directory: r
   }));
   const i = writableParents(s, e, r);
   const c = i.flatMap(e => directoriesIn(e).filter(e => !contains(s, e)));
   const a = n.readOnly.filter(e => !contains(s, e));
   return [ [ "ro", r ], ...i.map(e => [ "rw", e ]), ...c.map(e => [ "ro", e ]), ...i.length === 0 ? [] : a.map(e => [ "ro", e ]), ...o ];
  }
  function workspaceByRights(e, t, n) {
   const {workspace: r} = t;
   if (e.writes === null) return [ [ "rw", r ] ];
   const o = e.writes.filter(e => (0, l.FK)({
    path: e,
    directory: r
   }));
   const s = writableParents(o, e, r).map(e => [ "rw", e ]);
   if (n.hidden.length === 0) return [ [ "ro", r ], ...s ];
   return [ [ "list", r ], ...aroundWithoutLinks(r, n.hidden), ...s ];
  }
  function around(e, t) {
   return namesIn(e).flatMap(n => {
    const r = (0, s.join)(e, n);
    if (t.includes(r)) return [];
    return t.some(e => (0, l.FK)({
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
   const c = n ?? i;
   if ((0, o.lstatSync)(c, {
    throwIfNoEntry: false
   })?.isDirectory() !== true) return [];
   if (!e.changesGit) return [ [ "ro", c ] ];
   const a = u.map(e => [ "ro", (0, s.join)(c, e) ]);
   if (r === null) return [ [ "rw", c ], ...a ];
   const l = d.map(e => [ "ro", (0, s.join)(r, e) ]);
   return [ [ "rw", c ], ...a, [ "rw", r ], ...l ];
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
    return (0, o.readdirSync)(e);
   } catch {
    return [];
   }
  }
  function isDirectory(e) {
   return (0, o.lstatSync)(e, {
    throwIfNoEntry: false
   })?.isDirectory() === true;
  }
  async function confineByLauncher(e, t, n) {
   const r = t.level === "landlock" ? "landlock" : "full";
   const {needs: i} = e;
   const {watch: c} = n;
   const [a, l] = await Promise.all([ c.current(), c.outside() ]);
   const u = i.writes === null || r === "landlock" && i.writes.length > 0;
   const d = u ? await c.begin(r, i) : null;
   const f = n.newCall();
   const p = [];
   const h = n.egress.begin(i.network);
   const m = n.control.add(f, {
    onLine: e => void p.push(e),
    onConnection: (e, t) => h.connect(e, t)
   });
   const y = (0, s.join)(n.directory, f);
   const {bridge: w} = e;
   const g = [ ...viewOf(i, n.folders, {
    withheld: a,
    outside: l
   }, r), ...w === void 0 ? [] : [ [ "ro", w.directory ] ] ];
   const v = w === void 0 ? [] : [ w.socket ];
   const b = {
    ...identityOf(t, n),
    mode: r,
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
   (0, o.writeFileSync)(y, encodePlan({
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
   const P = [ ...O, n.perl, n.launchers[r], y ];
   const [x, j] = t.privilege === "sudo" && n.sudo !== null ? [ n.sudo, [ "-n", ...P ] ] : [ P[0] ?? n.perl, P.slice(1) ];
   return {
    program: x,
    args: j,
    env: {},
    cwd: "/",
    kill: m.kill,
    end: async () => {
     await m.finish();
     return await finishCall({
      events: p,
      session: h,
      restore: d,
      plan: y
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
  var p = n(77030);
  function createControl(e) {
   const t = new Map;
   const n = (0, p.createServer)({
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
       const e = setTimeout(kill, h);
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
  const h = 300;
  const m = 200;
  function greet(e, t) {
   let n = Buffer.alloc(0);
   e.on("error", () => e.destroy());
   const read = r => {
    n = Buffer.concat([ n, r ]);
    const o = n.indexOf("\n");
    if (o < 0 && n.length < m) return;
    e.off("data", read);
    e.pause();
    const [s, i = "", ...c] = n.subarray(0, Math.max(o, 0)).toString("utf8").split(" ");
    const a = t.get(i);
    if (a === void 0 || !(s === "start" || s === "open")) {
     e.destroy();
     return;
    }
    a.sockets.add(e);
    e.on("close", () => a.sockets.delete(e));
    const l = n.subarray(o + 1);
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
    const r = (n + e).split("\n");
    n = (r.pop() ?? "").slice(0, m * 10);
    for (const e of r) t(e);
   });
   e.on("end", () => e.end());
   e.resume();
  }
  var y = n(40022);
  var w = n(52758);
  var g = n(95168);
  var v = n(88572);
  const b = {
   ...Object.fromEntries([ "HTTP_PROXY", "HTTPS_PROXY", "ALL_PROXY", "http_proxy", "https_proxy", "all_proxy" ].map(e => [ e, "http://%PROXY%" ])),
   NO_PROXY: "localhost,127.0.0.1,::1",
   no_proxy: "localhost,127.0.0.1,::1",
   NODE_USE_ENV_PROXY: "1",
   npm_config_update_notifier: "false"
  };
  const k = 20;
  function createEgress({lookup: e = (0, v.i)(), upstream: t = {}}) {
   const r = new Set;
   const o = new Set;
   return {
    hosts: () => ({
     reached: [ ...r ],
     blocked: [ ...o ]
    }),
    begin(s) {
     const i = new Map;
     const c = createAdmit(s, {
      lookup: e,
      upstream: t
     }, {
      onReached: e => r.add(e),
      onBlocked: (e, t) => {
       o.add(e);
       i.size < k && i.set(e, t);
      }
     });
     const a = new Set;
     let l = null;
     return {
      ports: openPorts(s),
      variables: b,
      blocked: () => [ ...i.values() ],
      connect(e, t) {
       a.add(e);
       e.on("close", () => a.delete(e));
       const r = /^port (\d{1,5})$/.exec(t)?.[1];
       if (r !== void 0 && openPorts(s).includes(Number(r))) relay(e, Number(r)); else if (t === "proxy") {
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
   const n = (0, p.connect)({
    host: "127.0.0.1",
    port: t,
    allowHalfOpen: true
   });
   (0, g.S)(e, n);
  }
  function createAdmit(e, {lookup: t, upstream: n}, {onReached: r, onBlocked: o}) {
   return async (s, i, c) => {
    const a = (0, y.CT)(s, i);
    const block = (e, t = []) => {
     o(a, {
      label: `connect ${s}:${String(i)}`,
      reason: e,
      suggest: t
     });
     return {
      refused: e
     };
    };
    if (e.deny.some(e => (0, y.ho)(e, s, i))) return block(`a rule denies connecting to ${a}`);
    if (!e.allow.some(e => (0, y.LM)(e, s, i))) return block(`no rule allows connecting to ${a}`, [ `Network(${a})` ]);
    const l = await t(s);
    const u = n[c];
    const d = u === void 0 || (0, w.isExcepted)(s, u) ? null : u;
    if ("refused" in l && (d === null || l.isUnknown !== true)) return block(l.refused);
    r(a);
    return d === null ? l : {
     via: d
    };
   };
  }
  var S = n(31421);
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
  function profileOf({needs: e, bridge: t}, {folders: n, outside: r, userHome: o, directory: i}) {
   const subpath = e => `(subpath ${JSON.stringify(e)})`;
   const c = n.gitDirectory ?? (0, s.join)(n.repository, ".git");
   const a = [ ...e.writes ?? [ n.workspace, ...r.writable ], ...e.changesGit ? [ c ] : [] ];
   const l = [ n.workspace, n.repository, c, n.home, n.temporary, ...n.system ];
   return [ "(version 1)", "(deny default)", '(import "system.sb")', "(allow process*)", "(allow signal (target same-sandbox))", "(allow sysctl-read)", '(allow mach-lookup (global-name "com.apple.system.opendirectoryd.libinfo"))', "(allow file-read*)", `(deny file-read* ${subpath(o)} ${subpath(i)})`, `(allow file-read* ${[ ...l, ...r.readable, ...r.writable ].map(subpath).join(" ")})`, `(allow file-write* ${[ ...a, n.home, n.temporary, "/dev/null", "/dev/tty" ].map(subpath).join(" ")})`, e.changesGit ? `(deny file-write* ${[ "config", "hooks", "info" ].map(e => subpath((0, 
   s.join)(c, e))).join(" ")})` : `(deny file-write* ${subpath(c)})`, ...t === void 0 ? [] : [ `(allow file-read* ${subpath(t.directory)})`, `(allow network-outbound (remote unix-socket (path-literal ${JSON.stringify(t.socket)})))` ], '(allow network* (local ip "localhost:*"))', '(allow network-outbound (remote ip "localhost:*"))' ].join("\n");
  }
  const $ = String.raw`
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
  const O = {
   environment: "the environment of Sallyport is readable",
   listener: "a listener of Sallyport is reachable",
   write: "a file outside the workspace is writable",
   listen: "no program can listen on localhost",
   loopback: "localhost does not work"
  };
  async function selfTest(e, t, {sharesLocalhost: n}) {
   const r = (0, p.createServer)(e => e.destroy());
   await new Promise((e, t) => {
    r.once("error", t);
    r.listen(0, "127.0.0.1", e);
   });
   const i = r.address();
   const c = typeof i === "object" && i !== null ? i.port : 0;
   const a = (0, s.join)(e, "written");
   try {
    const e = $.replace("%ENVIRON%", `/proc/${String(process.pid)}/environ`).replace("%PORT%", String(c)).replace("%FILE%", a);
    const {output: r, problem: s} = await t(e);
    if (s !== null) return s;
    const i = r.split("\n").filter(e => e !== "");
    if (i.at(-1) !== "done") return `the self-test did not run (${r.trim().slice(0, 200) || "no output"})`;
    const l = n ? [ "listener" ] : [];
    const u = [ ...i.slice(0, -1), ...(0, o.existsSync)(a) ? [ "write" ] : [] ].filter(e => !l.includes(e));
    return u.length === 0 ? null : [ ...new Set(u) ].map(e => O[e] ?? e).join("; ");
   } finally {
    r.close();
   }
  }
  var P = n(55319);
  var x = n(75897);
  const j = 16e6;
  function statOf(e) {
   try {
    return (0, o.lstatSync)(e, {
     throwIfNoEntry: false
    });
   } catch {
    return;
   }
  }
  const placeOf = e => (0, x.n)((0, s.dirname)(e)).real;
  function copiesOf(e) {
   const t = e.filter(e => !e.endsWith("/.git"));
   const n = new Map;
   const r = t.flatMap(filesBelow).flatMap(e => {
    const t = statOf(e);
    return t === void 0 ? [] : [ {
     path: e,
     stat: t
    } ];
   });
   let o = 0;
   for (const {path: e, stat: t} of r.sort((e, t) => e.stat.size - t.stat.size)) {
    o += t.size;
    const r = contentOf(e, o > j ? null : t);
    r !== null && n.set(e, {
     content: r,
     mode: t.mode & 511
    });
   }
   return {
    copies: n,
    places: new Map(t.map(e => [ e, placeOf(e) ]))
   };
  }
  function contentOf(e, t) {
   try {
    if (t?.isFile() === true) return (0, o.readFileSync)(e);
    if (t?.isSymbolicLink() === true) return {
     target: (0, o.readlinkSync)(e)
    };
    const n = (0, P.fB)(e);
    return n === null ? null : {
     version: n
    };
   } catch (e) {
    if (e.code === "ENOENT") return null;
    throw e;
   }
  }
  function restore({copies: e, places: t}, {isOwn: n}, r) {
   for (const t of e.keys()) openDirectory((0, s.dirname)(t), r);
   const o = new Set([ ...t ].flatMap(([e, t]) => placeOf(e) === t ? filesBelow(e) : []));
   const i = {
    restored: [],
    lost: [],
    failed: []
   };
   for (const t of o) {
    if (e.has(t) || n(t)) continue;
    (remove(t) ? i.restored : i.failed).push(t);
   }
   for (const [t, c] of e) {
    if (n(t) || o.has(t) && isSame(t, c)) continue;
    if ("version" in c.content) {
     i.lost.push(t);
     continue;
    }
    const e = succeeds(() => {
     o.has(t) || makeDirectory((0, s.dirname)(t), r);
     remove(t);
     put(t, c);
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
   openDirectory((0, s.dirname)(e), []);
   const t = succeeds(() => (0, o.rmSync)(e, {
    recursive: true,
    force: true
   }));
   return t || succeeds(() => (0, o.renameSync)(e, (0, s.join)((0, s.dirname)(e), `removed-${(0, 
   r.randomUUID)()}`)));
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
   t.some(t => e !== t && (0, l.FK)({
    path: e,
    directory: t
   })) && openDirectory((0, s.dirname)(e), t);
   const n = statOf(e);
   n?.isDirectory() === true && (n.mode & 448) !== 448 && succeeds(() => (0, o.chmodSync)(e, n.mode | 448));
  }
  function makeDirectory(e, t) {
   if (!t.some(t => e !== t && (0, l.FK)({
    path: e,
    directory: t
   }))) return;
   makeDirectory((0, s.dirname)(e), t);
   if (statOf(e)?.isDirectory() === true) return;
   remove(e);
   (0, o.mkdirSync)(e);
  }
  function isSame(e, {content: t, mode: n}) {
   const r = statOf(e);
   if (Buffer.isBuffer(t)) {
    const s = r?.isFile() === true && (r.mode & 511) === n && r.size === t.length;
    return s && (0, o.readFileSync)(e).equals(t);
   }
   if ("version" in t) return (0, P.fB)(e) === t.version;
   return r?.isSymbolicLink() === true && (0, o.readlinkSync)(e) === t.target;
  }
  function filesBelow(e) {
   const t = statOf(e);
   if (t === void 0) return [];
   const n = t.isDirectory() ? protected_copies_namesIn(e) : null;
   return n === null ? [ e ] : n.flatMap(t => filesBelow((0, s.join)(e, t)));
  }
  function protected_copies_namesIn(e) {
   try {
    return (0, o.readdirSync)(e);
   } catch {
    return null;
   }
  }
  const B = 1e5;
  const D = 3e3;
  const _ = 2e3;
  const L = /^(?:node_modules|\.git|\.venv|venv|target|__pycache__)$/;
  const F = "new-file";
  const M = 50;
  async function findWithheldPaths(e, t, n, r = null) {
   const [o, s] = [ [], [] ];
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
     if (e === r) continue;
     if (!c) {
      s.push(e);
      continue;
     }
     const u = l.isReadOnly || !a;
     u && !l.isReadOnly && o.push(e);
     t && !n && i.push({
      path: e,
      isReadOnly: u
     });
    }
    if (c > B || o.length + s.length > D) return {
     readOnly: o,
     hidden: s,
     isPartial: true
    };
   }
   return {
    readOnly: o,
    hidden: s,
    isPartial: false
   };
  }
  function examine(e, t, {workspace: n, known: r}) {
   const o = changeTimeOf(e);
   const s = r.get(e);
   if (s?.changedMs === o) return s;
   const i = entriesOf(e);
   const c = i.flatMap(r => {
    const o = r.isDirectory();
    const s = r.isSymbolicLink();
    const i = r.name === ".git" && e === n;
    if (o && !i && L.test(r.name)) return [];
    const c = `${e}/${r.name}`;
    const a = o ? `${c}/${F}` : c;
    const l = i || s || t.mayRead(a);
    const u = t.mayWrite(a) && (!s || t.mayWrite(`${c}/${F}`));
    return !o && l && u ? [] : [ {
     path: c,
     isDirectory: o,
     isLeaf: i,
     mayRead: l,
     mayWrite: u
    } ];
   });
   const a = {
    changedMs: o,
    names: i.length,
    entries: c
   };
   Date.now() - o > M ? r.set(e, a) : r.delete(e);
   return a;
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
  function entriesOf(e) {
   try {
    return (0, o.readdirSync)(e, {
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
  function createWorkspaceWatch(e, t) {
   const {workspace: n} = e;
   const {rules: r} = t;
   const o = new Map;
   let s = null;
   const current = () => s ??= findWithheldPaths(n, r, o).then(e => shownByGit(e, t));
   let i = null;
   let c = null;
   return {
    current: current,
    outside: () => i ??= findOutside(e, t),
    async begin(t, {changesGit: n}) {
     const r = await current();
     const o = c ??= startOf(e, r, t);
     o.calls += 1;
     o.changesGit ||= n;
     return async () => {
      try {
       s = null;
       const t = await current();
       const n = undo(o, t, e);
       n.length > 0 && (s = null);
       return n;
      } finally {
       o.calls -= 1;
       if (o.calls === 0) {
        o.own.end();
        c = null;
       }
      }
     };
    }
   };
  }
  function startOf(e, {readOnly: t, isPartial: n}, r) {
   const {workspace: o} = e;
   const i = [ ...t, ...workspace_watch_gitCode(e) ];
   const isKept = e => r === "full" && (0, s.dirname)(e) === o && !isLink(e);
   return {
    watched: i,
    ms: Date.now(),
    hadGit: isThere((0, s.join)(o, ".git")),
    wasPartial: n,
    own: (0, P.wT)(),
    copied: copiesOf(i.filter(e => !isKept(e))),
    calls: 0,
    changesGit: false
   };
  }
  function undo({watched: e, ms: t, hadGit: n, wasPartial: r, copied: o, own: i, changesGit: c}, a, l) {
   const {workspace: u} = l;
   const isNew = t => !e.some(e => t === e || t.startsWith(`${e}/`));
   const d = c || n ? [] : [ (0, s.join)(u, ".git") ].filter(isThere);
   const f = [ ...new Set([ ...a.readOnly, ...d ]) ].filter(e => isNew(e) && hasChangedSince(e, t) && !(n && e === (0, 
   s.join)(u, ".git")));
   const p = f.filter(remove);
   const {restored: h, lost: m, failed: y} = restore(o, i, [ u, (0, s.dirname)(gitPlace(l)) ]);
   const w = [ ...f.filter(e => !p.includes(e)), ...y ];
   return [ ...[ ...p, ...h ].map(e => blockedWrite(e, u, "so the change was undone")), ...m.map(e => blockedWrite(e, u, "but it is too large to undo the change")), ...w.map(e => blockedWrite(e, u, "but the change could not be undone")), ...a.isPartial && !r ? [ R ] : [] ];
  }
  const R = {
   label: "write too many files",
   reason: "the workspace now has too many files to find protected ones among them, so new ones may remain",
   suggest: []
  };
  function blockedWrite(e, t, n) {
   const r = workspacePath(e, t);
   return {
    label: `write ${r}`,
    reason: `${r} is protected, and no rule names it, ${n}`,
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
   const {readable: r, writable: o} = n.outside;
   const s = {
    ...n.rules,
    mayWrite: () => true
   };
   const i = t === e ? [] : [ t ];
   const c = [];
   for (const a of [ ...i, ...r, ...o ]) {
    const r = o.includes(a);
    const i = await findWithheldPaths(a, r ? n.rules : s, new Map, e);
    if (i.isPartial) continue;
    c.push({
     ...a === t ? await shownByGit(i, n) : i,
     path: a,
     isWritable: r
    });
   }
   return c;
  }
  function gitPlace({repository: e, gitDirectory: t}) {
   return t ?? (0, s.join)(e, ".git");
  }
  function workspace_watch_gitCode(e) {
   const {worktreeDirectory: t} = e;
   return [ ...[ "config", "config.worktree", "hooks", "info/attributes", "commondir" ].map(t => (0, 
   s.join)(gitPlace(e), t)), ...t === null ? [] : d.map(e => (0, s.join)(t, e)) ];
  }
  function isLink(e) {
   return (0, o.lstatSync)(e, {
    throwIfNoEntry: false
   })?.isSymbolicLink() === true;
  }
  function isThere(e) {
   return (0, o.lstatSync)(e, {
    throwIfNoEntry: false
   }) !== void 0;
  }
  const E = 100;
  function hasChangedSince(e, t) {
   return ((0, o.lstatSync)(e, {
    throwIfNoEntry: false
   })?.ctimeMs ?? 0) >= t - E;
  }
  const W = 1e4;
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
   const {startError: c} = await o.end();
   return {
    output: s,
    problem: c ?? (s === "" && i !== "" ? i : null)
   };
  }
  function runOnce(e, t, n) {
   return new Promise(r => {
    (0, S.execFile)(e, t, {
     ...n,
     timeout: W,
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
  const I = {
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
    for (const e of [ "full", "landlock" ]) (0, o.writeFileSync)(d[e], launcherSource(e), {
     mode: 384
    });
    (0, o.chmodSync)(n, 448);
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
     if (r === null || o === null || n !== null) return null;
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
      needs: I
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
