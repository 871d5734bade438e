"use strict";

exports.id = 397, exports.ids = [ 397 ], exports.modules = {
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
  88572: (function(e, n, t) {
    t.d(n, {
      R: () => isPublicAddress,
      i: () => createPublicLookup
    });
    var r = t(71553), o = t(77030);
    const s = [ [ "0.0.0.0", 8, "ipv4" ], [ "10.0.0.0", 8, "ipv4" ], [ "100.64.0.0", 10, "ipv4" ], [ "127.0.0.0", 8, "ipv4" ], [ "168.63.129.16", 32, "ipv4" ], [ "169.254.0.0", 16, "ipv4" ], [ "172.16.0.0", 12, "ipv4" ], [ "192.0.0.0", 24, "ipv4" ], [ "192.0.2.0", 24, "ipv4" ], [ "192.88.99.0", 24, "ipv4" ], [ "192.168.0.0", 16, "ipv4" ], [ "198.18.0.0", 15, "ipv4" ], [ "198.51.100.0", 24, "ipv4" ], [ "203.0.113.0", 24, "ipv4" ], [ "224.0.0.0", 3, "ipv4" ], [ "::", 96, "ipv6" ], [ "64:ff9b::", 96, "ipv6" ], [ "64:ff9b:1::", 48, "ipv6" ], [ "100::", 64, "ipv6" ], [ "2001::", 23, "ipv6" ], [ "2001:db8::", 32, "ipv6" ], [ "2002::", 16, "ipv6" ], [ "3fff::", 20, "ipv6" ], [ "4000::", 2, "ipv6" ], [ "8000::", 1, "ipv6" ] ], i = new o.BlockList;
    for (const [e, n, t] of s) i.addSubnet(e, n, t);
    function isPublicAddress(e) {
      const n = (0, o.isIP)(e);
      return 0 !== n && !i.check(e, 6 === n ? "ipv6" : "ipv4");
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
  397: (function(e, n, t) {
    t.r(n), t.d(n, {
      createSandbox: () => createSandbox
    });
    var r = t(77598), o = t(73024), s = t(76760), i = t(42357), a = t(64666);
    function find(e, n) {
      const t = e.find(e => e.startsWith(`${n} `));
      return void 0 === t ? null : t.slice(n.length + 1);
    }
    function exceededClause(e) {
      if (null === e) return null;
      const [n, t] = e.split(" ");
      return "memory" === n ? `it used more than ${String(Math.round(Number(t) / 1048576))} MB of memory` : `it started more than ${String(t)} processes`;
    }
    var l = t(55559);
    const c = [ "/usr", "/bin", "/sbin", "/lib", "/lib32", "/lib64", "/libx32", "/etc", "/opt", "/nix", "/snap", "/var/lib/dpkg", "/var/lib/gems", "/var/lib/ghc", "/sys/fs/cgroup", "/sys/devices/system/cpu" ], u = [ "/etc/shadow", "/etc/shadow-", "/etc/gshadow", "/etc/gshadow-", "/etc/sudoers", "/etc/sudoers.d", "/etc/ssl/private", "/etc/krb5.keytab", "/etc/docker/key.json", "/etc/rancher", "/etc/kubernetes", "/etc/waagent", "/etc/ssh/ssh_host_rsa_key", "/etc/ssh/ssh_host_ecdsa_key", "/etc/ssh/ssh_host_ed25519_key", "/opt/actions-runner", "/opt/runner", "/opt/vsts", "/opt/gitlab-runner" ], d = [ ".cargo/bin", ".cargo/registry", ".cargo/git", ".rustup", ".pyenv", ".rbenv", ".nvm", ".volta", ".asdf", ".jenv", ".sdkman/candidates", ".local/bin", ".local/lib", ".local/share/uv", ".local/share/mise", ".local/share/pnpm", ".local/share/pipx", "go/bin", "go/pkg/mod", ".bun/bin", ".deno/bin", ".dotnet", ".ghcup", ".npm-global", ".config/composer/vendor", ".composer/vendor", ".yarn/bin", ".fnm", ".local/share/fnm", ".goenv", ".swiftly" ];
    function isReadable(e) {
      try {
        return (0, o.accessSync)(e, o.constants.R_OK), !0;
      } catch {
        return !1;
      }
    }
    function gitDirectoryOf(e) {
      const n = (0, s.join)(e, ".git");
      try {
        if (!(0, o.lstatSync)(n).isFile()) return null;
        const t = /^gitdir: (.+)$/m.exec((0, o.readFileSync)(n, "utf8"))?.[1];
        if (void 0 === t) return null;
        const r = (0, o.realpathSync)((0, s.resolve)(e, t)), i = (0, s.join)(r, "commondir");
        return (0, o.existsSync)(i) ? (0, o.realpathSync)((0, s.resolve)(r, (0, o.readFileSync)(i, "utf8").trim())) : r;
      } catch {
        return null;
      }
    }
    const p = [ "config", "config.worktree", "hooks", "info", "modules", "worktrees" ];
    function viewOf(e, n, t, r) {
      return [ ..."full" === r ? systemByMounts(n) : systemByRights(n), ...e.reads.flatMap(e => [ e, realPath(e) ]).filter(e => !isPrivate(e, n)).map(e => [ "ro", e ]), [ "rw", n.home ], [ "rw", n.temporary ], ..."full" === r ? workspaceByMounts(e, n, t) : workspaceByRights(e, n, t), ...gitView(e, n), ...outsideWrites(e, n) ];
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
    const f = new WeakMap;
    function systemByRights(e) {
      const n = f.get(e);
      if (void 0 !== n) return n;
      const {system: t, secrets: r} = e, o = t.flatMap(e => r.some(n => (0, l.FK)({
        path: n,
        directory: e
      })) ? [ [ "list", e ], ...around(e, r) ] : [ [ "ro", e ] ]);
      return f.set(e, o), o;
    }
    function isPrivate(e, {workspace: n, home: t, temporary: r}) {
      return [ n, t, r ].some(n => (0, l.FK)({
        path: e,
        directory: n
      }));
    }
    function workspaceByMounts(e, n, t) {
      const {workspace: r} = n, o = t.hidden.map(e => [ "mask", e ]);
      if (null === e.writes) return [ [ "rw", r ], ...t.readOnly.map(e => [ "ro", e ]), ...o ];
      const i = e.writes.filter(e => (0, l.FK)({
        path: e,
        directory: r
      })), a = [ ...new Set(i.map(e => writableParent(e, r))) ], c = a.flatMap(e => {
        return (n = e, namesIn(n).map(e => (0, s.join)(n, e)).filter(isDirectory)).filter(e => !contains(i, e));
        var n;
      }), u = t.readOnly.filter(e => !contains(i, e));
      return [ [ "ro", r ], ...a.map(e => [ "rw", e ]), ...c.map(e => [ "ro", e ]), ...0 === a.length ? [] : u.map(e => [ "ro", e ]), ...o ];
    }
    function workspaceByRights(e, n, t) {
      const {workspace: r} = n;
      if (null === e.writes) return [ [ "rw", r ] ];
      const o = e.writes.filter(e => (0, l.FK)({
        path: e,
        directory: r
      })), s = [ ...new Set(o.map(e => writableParent(e, r))) ].map(e => [ "rw", e ]);
      return 0 === t.hidden.length ? [ [ "ro", r ], ...s ] : [ [ "list", r ], ...around(r, t.hidden), ...s ];
    }
    function around(e, n) {
      return namesIn(e).flatMap(t => {
        const r = (0, s.join)(e, t);
        return n.includes(r) ? [] : n.some(e => (0, l.FK)({
          path: e,
          directory: r
        })) ? around(r, n) : [ [ "ro", r ] ];
      });
    }
    function gitView(e, {workspace: n, gitDirectory: t}) {
      const r = (0, s.join)(n, ".git"), i = t ?? r;
      if (!0 !== (0, o.lstatSync)(i, {
        throwIfNoEntry: !1
      })?.isDirectory()) return [];
      if (!e.changesGit) return [ [ "ro", i ] ];
      const a = p.filter(e => null === t || "worktrees" !== e);
      return [ [ "rw", i ], ...a.map(e => [ "ro", (0, s.join)(i, e) ]) ];
    }
    function outsideWrites(e, n) {
      const t = (e.writes ?? []).filter(e => !isPrivate(e, n));
      return [ ...new Set(t.map(e => writableParent(e, "/"))) ].filter(e => "/" !== e).map(e => [ "rw", e ]);
    }
    function writableParent(e, n) {
      let t = isDirectory(e) ? e : (0, s.dirname)(e);
      for (;t !== n && !isDirectory(t); ) t = (0, s.dirname)(t);
      return t;
    }
    function contains(e, n) {
      return e.some(e => (0, l.FK)({
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
      const r = "landlock" === n.level ? "landlock" : "full", {needs: i} = e, {watch: a} = t, l = await a.current(), c = null === i.writes || "landlock" === r && i.writes.length > 0 ? await a.begin(r, i) : null, u = t.newCall(), d = [], p = t.egress.begin(i.network), f = t.control.add(u, {
        onLine: e => {
          d.push(e);
        },
        onConnection: (e, n) => p.connect(e, n)
      }), m = (0, s.join)(t.directory, u), {bridge: h} = e, y = [ ...viewOf(i, t.folders, l, r), ...void 0 === h ? [] : [ [ "ro", h.directory ] ] ], w = void 0 === h ? [] : [ h.socket ], v = {
        ...identityOf(n, t),
        mode: r,
        call: u,
        view: y,
        sockets: w,
        ports: p.ports
      }, {argv: g, cwd: b} = e, k = {
        ...e.env,
        ...p.variables
      };
      (0, o.writeFileSync)(m, function(e) {
        const {limits: n} = e;
        return [ [ "mode", e.mode ], [ "privilege", e.privilege ], [ "uid", e.uid ], [ "gid", e.gid ], [ "files", e.keepsFileCapabilities ? 1 : 0 ], [ "call", e.call ], [ "proxy", 1 ], ...e.view, ...e.ports.map(e => [ "port", e ]), ...e.sockets.map(e => [ "socket", e ]), [ "processes", n.processes ], [ "memory", n.memoryBytes ], [ "file", n.fileBytes ], [ "program", e.program ], ...e.argv.map(e => [ "arg", e ]), [ "cwd", e.cwd ], ...Object.entries(e.env).map(([e, n]) => [ "env", `${e}=${n}` ]), ...void 0 === e.landlockAbi ? [] : [ [ "abi", e.landlockAbi ] ] ].map(([e, n]) => `${e}=${String(n)}`).join("\0");
      }({
        ...v,
        limits: t.limits,
        program: e.program,
        argv: g,
        cwd: b,
        env: k
      }), {
        mode: 384
      });
      const S = [ ...t.simulated?.prefix ?? [], t.perl, t.launchers[r], m ], [$, x] = "sudo" === n.privilege && null !== t.sudo ? [ t.sudo, [ "-n", ...S ] ] : [ S[0] ?? t.perl, S.slice(1) ];
      return {
        program: $,
        args: x,
        env: {},
        cwd: "/",
        kill: f.kill,
        end: async () => (await f.finish(), await async function({events: e, session: n, restore: t, plan: r}) {
          n.end(), (0, o.rmSync)(r, {
            force: !0
          });
          const s = null === t ? [] : await t();
          return {
            startError: find(e, "failed"),
            exceeded: exceededClause(find(e, "limit")),
            blocked: [ ...n.blocked(), ...s ]
          };
        }({
          events: d,
          session: p,
          restore: c,
          plan: m
        }))
      };
    }
    function identityOf({privilege: e}, {folders: n, simulated: t}) {
      return {
        privilege: "user" === e ? "user" : "root",
        uid: process.getuid?.() ?? 0,
        gid: process.getgid?.() ?? 0,
        keepsFileCapabilities: "sudo" !== e && (r = n.workspace, (0, o.statSync)(r).uid !== (process.getuid?.() ?? 0)),
        ...void 0 === t?.landlockAbi ? {} : {
          landlockAbi: t.landlockAbi
        }
      };
      var r;
    }
    var m = t(77030);
    const h = 300, y = 200;
    var w = t(40022), v = t(52758), g = t(95168), b = t(88572);
    const k = {
      ...Object.fromEntries([ "HTTP_PROXY", "HTTPS_PROXY", "ALL_PROXY", "http_proxy", "https_proxy", "all_proxy" ].map(e => [ e, "http://%PROXY%" ])),
      NO_PROXY: "localhost,127.0.0.1,::1",
      no_proxy: "localhost,127.0.0.1,::1",
      NODE_USE_ENV_PROXY: "1",
      npm_config_update_notifier: "false"
    }, S = 20;
    function openPorts({allow: e}) {
      return e.flatMap(({host: e, port: n}) => "localhost" !== e && "127.0.0.1" !== e || null === n ? [] : [ n ]);
    }
    var $ = t(31421);
    function confineBySeatbelt(e, n) {
      const t = n.newCall(), r = (0, s.join)(n.directory, `${t}.sb`);
      return (0, o.writeFileSync)(r, function({needs: e, bridge: n}, {folders: t, userHome: r, directory: o}) {
        const subpath = e => `(subpath ${JSON.stringify(e)})`, i = (0, s.join)(t.workspace, ".git"), a = e.writes ?? [ t.workspace ];
        return [ "(version 1)", "(deny default)", '(import "system.sb")', "(allow process*)", "(allow signal (target same-sandbox))", "(allow sysctl-read)", '(allow mach-lookup (global-name "com.apple.system.opendirectoryd.libinfo"))', "(allow file-read*)", `(deny file-read* ${subpath(r)} ${subpath(o)})`, `(allow file-read* ${[ t.workspace, t.home, t.temporary, ...t.system ].map(subpath).join(" ")})`, `(allow file-write* ${[ ...a, t.home, t.temporary, "/dev/null", "/dev/tty" ].map(subpath).join(" ")})`, e.changesGit ? `(deny file-write* ${[ "config", "hooks", "info" ].map(e => subpath((0, 
        s.join)(i, e))).join(" ")})` : `(deny file-write* ${subpath(i)})`, ...void 0 === n ? [] : [ `(allow file-read* ${subpath(n.directory)})`, `(allow network-outbound (remote unix-socket (path-literal ${JSON.stringify(n.socket)})))` ], '(allow network* (local ip "localhost:*"))', '(allow network-outbound (remote ip "localhost:*"))' ].join("\n");
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
    const x = String.raw`
use strict;
my ($environ, $byte, $file, $listener);
print "environment\n" if open($environ, '<', '%ENVIRON%') && read($environ, $byte, 1);
my $reach = sub { socket(my $socket, 2, 1, 0) or return 0; return connect($socket, pack('S n a4 x8', 2, $_[0], "\x7f\0\0\1")) };
print "listener\n" if $reach->(%PORT%);
print "write\n" if open($file, '>', '%FILE%');
socket($listener, 2, 1, 0) && bind($listener, pack('S n a4 x8', 2, 0, "\x7f\0\0\1")) && listen($listener, 1) or print "listen\n";
print "loopback\n" unless $reach->(unpack('x2 n', getsockname $listener));
print "done\n";
`, P = {
      environment: "the environment of Sallyport is readable",
      listener: "a listener of Sallyport is reachable",
      write: "a file outside the workspace is writable",
      listen: "no program can listen on localhost",
      loopback: "localhost does not work"
    }, O = {
      current: () => Promise.resolve({
        readOnly: [],
        hidden: [],
        isPartial: !1
      }),
      begin: () => Promise.resolve(() => Promise.resolve([]))
    }, j = 1e4;
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
          watch: O
        }), {output: s, error: i} = await function(e, n, t) {
          return new Promise(r => {
            (0, $.execFile)(e, n, {
              ...t,
              timeout: j,
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
          output: s,
          problem: a ?? ("" === s && "" !== i ? i : null)
        };
      }(t, e, n);
      try {
        return await async function(e, n, {sharesLocalhost: t}) {
          const r = (0, m.createServer)(e => e.destroy());
          await new Promise((e, n) => {
            r.once("error", n), r.listen(0, "127.0.0.1", e);
          });
          const i = r.address(), a = "object" == typeof i && null !== i ? i.port : 0, l = (0, 
          s.join)(e, "written");
          try {
            const e = x.replace("%ENVIRON%", `/proc/${String(process.pid)}/environ`).replace("%PORT%", String(a)).replace("%FILE%", l), {output: r, problem: s} = await n(e);
            if (null !== s) return s;
            const i = r.split("\n").filter(e => "" !== e);
            if ("done" !== i.at(-1)) return `the self-test did not run (${r.trim().slice(0, 200) || "no output"})`;
            const c = t ? [ "listener" ] : [], u = [ ...i.slice(0, -1), ...(0, o.existsSync)(l) ? [ "write" ] : [] ].filter(e => !c.includes(e));
            return 0 === u.length ? null : [ ...new Set(u) ].map(e => P[e] ?? e).join("; ");
          } finally {
            r.close();
          }
        }(n.directory, run, {
          sharesLocalhost: "seatbelt" === e.level
        });
      } catch (e) {
        return (0, i.bD)(e);
      }
    }
    function launcherSource(e) {
      return `${(0, o.readFileSync)(t.ab + "launcher-common.pl", "utf8")}\n${"full" === e ? (0, 
      o.readFileSync)(t.ab + "launcher-full.pl", "utf8") : (0, o.readFileSync)(t.ab + "launcher-landlock.pl", "utf8")}`;
    }
    const _ = 1e5, F = 3e3, M = 2e3, R = /^(?:node_modules|\.git|\.venv|venv|target|__pycache__)$/, B = "new-file", E = 50;
    function examine(e, n, {workspace: t, known: r}) {
      const s = (0, o.lstatSync)(e, {
        throwIfNoEntry: !1
      })?.ctimeMs ?? 0, i = r.get(e);
      if (i?.changedMs === s) return i;
      const a = function(e) {
        try {
          return (0, o.readdirSync)(e, {
            withFileTypes: !0
          });
        } catch {
          return [];
        }
      }(e), l = a.flatMap(r => {
        const o = r.isDirectory(), s = ".git" === r.name && e === t;
        if (r.isSymbolicLink() || o && !s && R.test(r.name)) return [];
        const i = `${e}/${r.name}`, a = o ? `${i}/${B}` : i, l = s || n.mayRead(a), c = n.mayWrite(a);
        return !o && l && c ? [] : [ {
          path: i,
          isDirectory: o,
          isLeaf: s,
          mayRead: l,
          mayWrite: c
        } ];
      }), c = {
        changedMs: s,
        names: a.length,
        entries: l
      };
      return Date.now() - s > E ? r.set(e, c) : r.delete(e), c;
    }
    const L = 16e6;
    function workspace_watch_gitCode(e) {
      return [ "config", "config.worktree", "hooks", "info/attributes" ].map(n => (0, 
      s.join)(e, ".git", n));
    }
    function isThere(e) {
      return void 0 !== (0, o.lstatSync)(e, {
        throwIfNoEntry: !1
      });
    }
    const D = 100;
    function filesBelow(e) {
      const n = (0, o.lstatSync)(e, {
        throwIfNoEntry: !1
      });
      return void 0 === n ? [] : n.isFile() ? [ e ] : n.isDirectory() ? (0, o.readdirSync)(e).flatMap(n => filesBelow((0, 
      s.join)(e, n))) : [];
    }
    function createSandbox(e) {
      let n = null, p = null;
      const f = function({lookup: e = (0, b.i)(), upstream: n = {}}) {
        const r = new Set, o = new Set;
        return {
          hosts: () => ({
            reached: [ ...r ],
            blocked: [ ...o ]
          }),
          begin(s) {
            const i = new Map, a = function(e, {lookup: n, upstream: t}, {onReached: r, onBlocked: o}) {
              return async (s, i, a) => {
                const l = (0, w.CT)(s, i), block = (e, n = []) => (o(l, {
                  label: `connect ${s}:${String(i)}`,
                  reason: e,
                  suggest: n
                }), {
                  refused: e
                });
                if (e.deny.some(e => (0, w.ho)(e, s, i))) return block(`a rule denies connecting to ${l}`);
                if (!e.allow.some(e => (0, w.LM)(e, s, i))) return block(`no rule allows connecting to ${l}`, [ `Network(${l})` ]);
                const c = await n(s), u = t[a], d = void 0 === u || (0, v.isExcepted)(s, u) ? null : u;
                return !("refused" in c) || null !== d && !0 === c.isUnknown ? (r(l), null === d ? c : {
                  via: d
                }) : block(c.refused);
              };
            }(s, {
              lookup: e,
              upstream: n
            }, {
              onReached: e => r.add(e),
              onBlocked: (e, n) => {
                o.add(e), i.size < S && i.set(e, n);
              }
            }), l = new Set;
            let c = null;
            return {
              ports: openPorts(s),
              variables: k,
              blocked: () => [ ...i.values() ],
              connect(e, n) {
                l.add(e), e.on("close", () => l.delete(e));
                const r = /^port (\d{1,5})$/.exec(n)?.[1];
                void 0 !== r && openPorts(s).includes(Number(r)) ? function(e, n) {
                  const t = (0, m.connect)({
                    host: "127.0.0.1",
                    port: n,
                    allowHalfOpen: !0
                  });
                  (0, g.S)(e, t);
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
        const {directory: t, path: i} = e, p = (0, a.oq)("perl", i);
        if (null === p) throw new Error("there is no perl on the PATH");
        const w = {
          full: (0, s.join)(t, "full.pl"),
          landlock: (0, s.join)(t, "landlock.pl")
        };
        for (const e of [ "full", "landlock" ]) (0, o.writeFileSync)(w[e], launcherSource(e), {
          mode: 384
        });
        (0, o.chmodSync)(t, 448), n = function(e) {
          const n = new Map, t = (0, m.createServer)({
            allowHalfOpen: !0
          }, e => function(e, n) {
            let t = Buffer.alloc(0);
            e.on("error", () => e.destroy());
            const read = r => {
              t = Buffer.concat([ t, r ]);
              const o = t.indexOf("\n");
              if (o < 0 && t.length < y) return;
              e.off("data", read), e.pause();
              const [s, i = "", ...a] = t.subarray(0, Math.max(o, 0)).toString("utf8").split(" "), l = n.get(i);
              if (void 0 === l || "start" !== s && "open" !== s) return void e.destroy();
              l.sockets.add(e), e.on("close", () => l.sockets.delete(e));
              const c = t.subarray(o + 1);
              c.length > 0 && e.unshift(c), "open" === s ? l.onConnection(e, a.join(" ")) : (function(e, n) {
                let t = "";
                e.setEncoding("utf8"), e.on("data", e => {
                  const r = (t + e).split("\n");
                  t = (r.pop() ?? "").slice(0, 10 * y);
                  for (const e of r) n(e);
                }), e.on("end", () => e.end()), e.resume();
              }(e, l.onLine), e.on("close", l.onEnd));
            };
            e.on("data", read);
          }(e, n)), r = new Promise((n, r) => {
            t.once("error", r), t.listen((0, s.join)(e, "control"), n);
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
                  const e = setTimeout(kill, h);
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
        const v = function(e) {
          const n = (0, o.realpathSync)(e.workspace), t = (0, s.resolve)(e.userHome), r = d.map(e => (0, 
          s.join)(t, e)).filter(e => (0, o.existsSync)(e)), i = [ ...c, ...r ], a = e.path.split(s.delimiter).filter(e => "" !== e && !i.some(n => (0, 
          l.FK)({
            path: e,
            directory: n
          }))).map(r => function(e, n) {
            const t = (0, s.dirname)(e);
            return "bin" !== (0, s.basename)(e) || "/" === t || n.some(e => (0, l.FK)({
              path: e,
              directory: t
            })) ? e : t;
          }(r, [ n, t, e.temporary ])), p = void 0 === e.toolCache || "" === e.toolCache ? [] : [ (0, 
          s.resolve)(e.toolCache) ];
          return {
            workspace: n,
            home: (0, o.realpathSync)(e.home),
            temporary: (0, o.realpathSync)(e.temporary),
            system: [ ...new Set([ ...i, ...a, ...p ]) ],
            secrets: u.filter(isReadable),
            gitDirectory: gitDirectoryOf(n)
          };
        }(e), g = (0, a.oq)("sudo", i), b = function(e, {rules: n, unchangedInGit: t}) {
          const r = new Map;
          let i = null;
          const current = () => i ??= (async () => {
            const o = await async function(e, n, t) {
              const [r, o] = [ [], [] ], s = [ {
                path: e,
                isReadOnly: !1
              } ];
              let [i, a] = [ 0, 0 ];
              for (let l = s.pop(); void 0 !== l; l = s.pop()) {
                const c = examine(l.path, n, {
                  workspace: e,
                  known: t
                });
                i += c.names, i >= a * M && (a += 1, await new Promise(setImmediate));
                for (const {path: e, isDirectory: n, isLeaf: t, mayRead: i, mayWrite: a} of c.entries) {
                  if (!i) {
                    o.push(e);
                    continue;
                  }
                  const c = l.isReadOnly || !a;
                  c && !l.isReadOnly && r.push(e), n && !t && s.push({
                    path: e,
                    isReadOnly: c
                  });
                }
                if (i > _ || r.length + o.length > F) return {
                  readOnly: r,
                  hidden: o,
                  isPartial: !0
                };
              }
              return {
                readOnly: r,
                hidden: o,
                isPartial: !1
              };
            }(e, n, r);
            if (0 === o.hidden.length) return o;
            const s = await t(o.hidden);
            return {
              ...o,
              hidden: o.hidden.filter(e => !s.has(e))
            };
          })();
          return {
            current: current,
            async begin(n, {changesGit: t}) {
              const r = await current(), a = Date.now(), l = isThere((0, s.join)(e, ".git")), c = [ ...r.readOnly, ...workspace_watch_gitCode(e) ], u = "landlock" === n ? function(e) {
                const n = new Map;
                let t = 0;
                for (const r of e.filter(e => !e.endsWith("/.git")).flatMap(filesBelow)) {
                  const e = (0, o.readFileSync)(r);
                  if (t += e.length, t > L) break;
                  n.set(r, e);
                }
                return n;
              }(c) : new Map;
              return async () => {
                i = null;
                const r = await current(), d = t || l ? [] : [ (0, s.join)(e, ".git") ].filter(isThere), p = [ ...new Set([ ...r.readOnly, ...d ]) ].filter(n => (e => !c.some(n => e === n || e.startsWith(`${n}/`)))(n) && function(e, n) {
                  return ((0, o.lstatSync)(e, {
                    throwIfNoEntry: !1
                  })?.ctimeMs ?? 0) >= n - D;
                }(n, a) && !(l && n === (0, s.join)(e, ".git")));
                for (const e of p) (0, o.rmSync)(e, {
                  recursive: !0,
                  force: !0
                });
                const f = "landlock" === n ? function(e, n) {
                  const t = new Set(e.filter(e => !e.endsWith("/.git")).flatMap(filesBelow)), r = [];
                  for (const e of t) n.has(e) || ((0, o.rmSync)(e, {
                    force: !0
                  }), r.push(e));
                  for (const [e, s] of n) t.has(e) && (0, o.readFileSync)(e).equals(s) || ((0, o.rmSync)(e, {
                    recursive: !0,
                    force: !0
                  }), (0, o.writeFileSync)(e, s), r.push(e));
                  return r;
                }(c, u) : [];
                return (p.length > 0 || f.length > 0) && (i = null), [ ...p, ...f ].map(n => function(e, n) {
                  const t = function(e, n) {
                    return (0, s.relative)(n, e).replaceAll("\\", "/");
                  }(e, n);
                  return {
                    label: `write ${t}`,
                    reason: `${t} is protected, and no rule names it, so the change was undone`,
                    suggest: []
                  };
                }(n, e));
              };
            }
          };
        }(v.workspace, e);
        return {
          ...e,
          perl: p,
          sudo: g,
          launchers: w,
          control: n,
          folders: v,
          egress: f,
          watch: b,
          newCall: r.randomUUID
        };
      }, level = () => p ??= async function(e) {
        let n;
        try {
          n = await e();
        } catch (e) {
          return none([ (0, i.bD)(e) ]);
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
          if (null !== r && r.watch.current().catch(() => {}), "none" === n.level && "require" === e.mode) throw function(e) {
            return new i.yo({
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
        hosts: f.hosts,
        close: () => n?.close()
      };
    }
  })
};
