"use strict";

exports.id = 6420;

exports.ids = [ 6420 ];

exports.modules = {
  95168: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      S: () => joinStreams
    });
    function joinStreams(one, other) {
      for (const [from, to] of [ [ one, other ], [ other, one ] ]) {
        from.pipe(to);
        from.on("error", () => to.destroy());
        from.on("close", () => {
          if (!from.readableEnded) to.destroy();
        });
      }
    }
  }),
  46420: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.r(__webpack_exports__);
    __webpack_require__.d(__webpack_exports__, {
      createSandbox: () => createSandbox
    });
    var external_node_crypto_ = __webpack_require__(77598);
    var external_node_fs_ = __webpack_require__(73024);
    var external_node_path_ = __webpack_require__(76760);
    var errors = __webpack_require__(42357);
    var program_path = __webpack_require__(64666);
    async function finishCall({events: events, session: session, restore: restore, plan: plan}) {
      session.end();
      (0, external_node_fs_.rmSync)(plan, {
        force: true
      });
      const changed = restore === null ? [] : await restore();
      return {
        startError: find(events, "failed"),
        exceeded: exceededClause(find(events, "limit")),
        blocked: [ ...session.blocked(), ...changed ]
      };
    }
    function find(events, kind) {
      const line = events.find(one => one.startsWith(`${kind} `));
      return line === void 0 ? null : line.slice(kind.length + 1);
    }
    function exceededClause(text) {
      if (text === null) return null;
      const [what, amount] = text.split(" ");
      return what === "memory" ? `it used more than ${String(Math.round(Number(amount) / 1048576))} MB of memory` : `it started more than ${String(amount)} processes`;
    }
    var files_paths = __webpack_require__(55559);
    const system = [ "/usr", "/bin", "/sbin", "/lib", "/lib32", "/lib64", "/libx32", "/etc", "/opt", "/nix", "/snap", "/var/lib/dpkg", "/var/lib/gems", "/var/lib/ghc", "/sys/fs/cgroup", "/sys/devices/system/cpu" ];
    const secrets = [ "/etc/shadow", "/etc/shadow-", "/etc/gshadow", "/etc/gshadow-", "/etc/sudoers", "/etc/sudoers.d", "/etc/ssl/private", "/etc/krb5.keytab", "/etc/docker/key.json", "/etc/rancher", "/etc/kubernetes", "/etc/waagent", "/etc/ssh/ssh_host_rsa_key", "/etc/ssh/ssh_host_ecdsa_key", "/etc/ssh/ssh_host_ed25519_key", "/opt/actions-runner", "/opt/runner", "/opt/vsts", "/opt/gitlab-runner" ];
    const homeTools = [ ".cargo/bin", ".cargo/registry", ".cargo/git", ".rustup", ".pyenv", ".rbenv", ".nvm", ".volta", ".asdf", ".jenv", ".sdkman/candidates", ".local/bin", ".local/lib", ".local/share/uv", ".local/share/mise", ".local/share/pnpm", ".local/share/pipx", "go/bin", "go/pkg/mod", ".bun/bin", ".deno/bin", ".dotnet", ".ghcup", ".npm-global", ".config/composer/vendor", ".composer/vendor", ".yarn/bin", ".fnm", ".local/share/fnm", ".goenv", ".swiftly" ];
    function findMachineFolders(options) {
      const workspace = (0, external_node_fs_.realpathSync)(options.workspace);
      const userHome = (0, external_node_path_.resolve)(options.userHome);
      const tools = homeTools.map(name => (0, external_node_path_.join)(userHome, name)).filter(path => (0, 
      external_node_fs_.existsSync)(path));
      const known = [ ...system, ...tools ];
      const onPath = options.path.split(external_node_path_.delimiter).filter(path => path !== "" && !known.some(directory => (0, 
      files_paths.FK)({
        path: path,
        directory: directory
      }))).map(path => toolRoot(path, [ workspace, userHome, options.temporary ]));
      const cache = options.toolCache === void 0 || options.toolCache === "" ? [] : [ (0, 
      external_node_path_.resolve)(options.toolCache) ];
      return {
        workspace: workspace,
        home: (0, external_node_fs_.realpathSync)(options.home),
        temporary: (0, external_node_fs_.realpathSync)(options.temporary),
        system: [ ...new Set([ ...known, ...onPath, ...cache ]) ],
        secrets: secrets.filter(isReadable),
        gitDirectory: gitDirectoryOf(workspace)
      };
    }
    function isReadable(path) {
      try {
        (0, external_node_fs_.accessSync)(path, external_node_fs_.constants.R_OK);
        return true;
      } catch {
        return false;
      }
    }
    function toolRoot(path, privateFolders) {
      const parent = (0, external_node_path_.dirname)(path);
      const isShown = (0, external_node_path_.basename)(path) === "bin" && parent !== "/" && !privateFolders.some(one => (0, 
      files_paths.FK)({
        path: one,
        directory: parent
      }));
      return isShown ? parent : path;
    }
    function gitDirectoryOf(workspace) {
      const file = (0, external_node_path_.join)(workspace, ".git");
      try {
        if (!(0, external_node_fs_.lstatSync)(file).isFile()) return null;
        const named = /^gitdir: (.+)$/m.exec((0, external_node_fs_.readFileSync)(file, "utf8"))?.[1];
        if (named === void 0) return null;
        const own = (0, external_node_fs_.realpathSync)((0, external_node_path_.resolve)(workspace, named));
        const common = (0, external_node_path_.join)(own, "commondir");
        return (0, external_node_fs_.existsSync)(common) ? (0, external_node_fs_.realpathSync)((0, 
        external_node_path_.resolve)(own, (0, external_node_fs_.readFileSync)(common, "utf8").trim())) : own;
      } catch {
        return null;
      }
    }
    function belongsToOther(workspace) {
      return (0, external_node_fs_.statSync)(workspace).uid !== (process.getuid?.() ?? 0);
    }
    function encodePlan(plan) {
      const {limits: limits} = plan;
      const records = [ [ "mode", plan.mode ], [ "privilege", plan.privilege ], [ "uid", plan.uid ], [ "gid", plan.gid ], [ "files", plan.keepsFileCapabilities ? 1 : 0 ], [ "call", plan.call ], [ "proxy", 1 ], ...plan.view, ...plan.ports.map(port => [ "port", port ]), [ "processes", limits.processes ], [ "memory", limits.memoryBytes ], [ "file", limits.fileBytes ], [ "program", plan.program ], ...plan.argv.map(word => [ "arg", word ]), [ "cwd", plan.cwd ], ...Object.entries(plan.env).map(([name, value]) => [ "env", `${name}=${value}` ]), ...plan.landlockAbi === void 0 ? [] : [ [ "abi", plan.landlockAbi ] ] ];
      return records.map(([key, value]) => `${key}=${String(value)}`).join("\0");
    }
    const gitCode = [ "config", "config.worktree", "hooks", "info", "modules", "worktrees" ];
    function viewOf(needs, folders, withheld, level) {
      return [ ...level === "full" ? systemByMounts(folders) : systemByRights(folders), ...needs.reads.flatMap(path => [ path, realPath(path) ]).filter(path => !isPrivate(path, folders)).map(path => [ "ro", path ]), [ "rw", folders.home ], [ "rw", folders.temporary ], ...level === "full" ? workspaceByMounts(needs, folders, withheld) : workspaceByRights(needs, folders, withheld), ...gitView(needs, folders), ...outsideWrites(needs, folders) ];
    }
    function realPath(path) {
      try {
        return (0, external_node_fs_.realpathSync)(path);
      } catch {
        return path;
      }
    }
    function systemByMounts({system: system, secrets: secrets}) {
      return [ ...system.map(path => [ "ro", path ]), ...secrets.map(path => [ "mask", path ]) ];
    }
    const systemRights = new WeakMap;
    function systemByRights(folders) {
      const known = systemRights.get(folders);
      if (known !== void 0) return known;
      const {system: system, secrets: secrets} = folders;
      const entries = system.flatMap(path => secrets.some(secret => (0, files_paths.FK)({
        path: secret,
        directory: path
      })) ? [ [ "list", path ], ...around(path, secrets) ] : [ [ "ro", path ] ]);
      systemRights.set(folders, entries);
      return entries;
    }
    function isPrivate(path, {workspace: workspace, home: home, temporary: temporary}) {
      return [ workspace, home, temporary ].some(directory => (0, files_paths.FK)({
        path: path,
        directory: directory
      }));
    }
    function workspaceByMounts(needs, folders, withheld) {
      const {workspace: workspace} = folders;
      const hidden = withheld.hidden.map(path => [ "mask", path ]);
      if (needs.writes === null) return [ [ "rw", workspace ], ...withheld.readOnly.map(path => [ "ro", path ]), ...hidden ];
      const written = needs.writes.filter(path => (0, files_paths.FK)({
        path: path,
        directory: workspace
      }));
      const parents = [ ...new Set(written.map(path => writableParent(path, workspace))) ];
      const siblings = parents.flatMap(parent => directoriesIn(parent).filter(one => !contains(written, one)));
      const readOnly = withheld.readOnly.filter(path => !contains(written, path));
      return [ [ "ro", workspace ], ...parents.map(path => [ "rw", path ]), ...siblings.map(path => [ "ro", path ]), ...parents.length === 0 ? [] : readOnly.map(path => [ "ro", path ]), ...hidden ];
    }
    function workspaceByRights(needs, folders, withheld) {
      const {workspace: workspace} = folders;
      if (needs.writes === null) return [ [ "rw", workspace ] ];
      const written = needs.writes.filter(path => (0, files_paths.FK)({
        path: path,
        directory: workspace
      }));
      const parents = [ ...new Set(written.map(path => writableParent(path, workspace))) ];
      const rights = parents.map(path => [ "rw", path ]);
      if (withheld.hidden.length === 0) return [ [ "ro", workspace ], ...rights ];
      return [ [ "list", workspace ], ...around(workspace, withheld.hidden), ...rights ];
    }
    function around(directory, hidden) {
      return namesIn(directory).flatMap(name => {
        const path = (0, external_node_path_.join)(directory, name);
        if (hidden.includes(path)) return [];
        return hidden.some(one => (0, files_paths.FK)({
          path: one,
          directory: path
        })) ? around(path, hidden) : [ [ "ro", path ] ];
      });
    }
    function gitView(needs, {workspace: workspace, gitDirectory: gitDirectory}) {
      const inside = (0, external_node_path_.join)(workspace, ".git");
      const directory = gitDirectory ?? inside;
      if ((0, external_node_fs_.lstatSync)(directory, {
        throwIfNoEntry: false
      })?.isDirectory() !== true) return [];
      if (!needs.changesGit) return [ [ "ro", directory ] ];
      const code = gitCode.filter(name => gitDirectory === null || name !== "worktrees");
      return [ [ "rw", directory ], ...code.map(name => [ "ro", (0, external_node_path_.join)(directory, name) ]) ];
    }
    function outsideWrites(needs, folders) {
      const outside = (needs.writes ?? []).filter(path => !isPrivate(path, folders));
      return [ ...new Set(outside.map(path => writableParent(path, "/"))) ].filter(path => path !== "/").map(path => [ "rw", path ]);
    }
    function writableParent(path, top) {
      let directory = isDirectory(path) ? path : (0, external_node_path_.dirname)(path);
      while (directory !== top && !isDirectory(directory)) directory = (0, external_node_path_.dirname)(directory);
      return directory;
    }
    function contains(paths, directory) {
      return paths.some(path => (0, files_paths.FK)({
        path: path,
        directory: directory
      }));
    }
    function directoriesIn(directory) {
      return namesIn(directory).map(name => (0, external_node_path_.join)(directory, name)).filter(isDirectory);
    }
    function namesIn(directory) {
      try {
        return (0, external_node_fs_.readdirSync)(directory);
      } catch {
        return [];
      }
    }
    function isDirectory(path) {
      return (0, external_node_fs_.lstatSync)(path, {
        throwIfNoEntry: false
      })?.isDirectory() === true;
    }
    async function confineByLauncher(command, candidate, parts) {
      const level = candidate.level === "landlock" ? "landlock" : "full";
      const {needs: needs} = command;
      const {watch: watch} = parts;
      const withheld = await watch.current();
      const mayChange = needs.writes === null || level === "landlock" && needs.writes.length > 0;
      const restore = mayChange ? await watch.begin(level, needs) : null;
      const call = parts.newCall();
      const events = [];
      const session = parts.egress.begin(needs.network);
      const line = parts.control.add(call, {
        onLine: text => void events.push(text),
        onConnection: (socket, target) => session.connect(socket, target)
      });
      const plan = (0, external_node_path_.join)(parts.directory, call);
      const view = viewOf(needs, parts.folders, withheld, level);
      const launch = {
        ...identityOf(candidate, parts),
        mode: level,
        call: call,
        view: view,
        ports: session.ports
      };
      const {argv: argv, cwd: cwd} = command;
      const env = {
        ...command.env,
        ...session.variables
      };
      (0, external_node_fs_.writeFileSync)(plan, encodePlan({
        ...launch,
        limits: parts.limits,
        program: command.program,
        argv: argv,
        cwd: cwd,
        env: env
      }), {
        mode: 384
      });
      const prefix = parts.simulated?.prefix ?? [];
      const words = [ ...prefix, parts.perl, parts.launchers[level], plan ];
      const [program, args] = candidate.privilege === "sudo" && parts.sudo !== null ? [ parts.sudo, [ "-n", ...words ] ] : [ words[0] ?? parts.perl, words.slice(1) ];
      return {
        program: program,
        args: args,
        env: {},
        cwd: "/",
        kill: line.kill,
        end: async () => {
          await line.finish();
          return await finishCall({
            events: events,
            session: session,
            restore: restore,
            plan: plan
          });
        }
      };
    }
    function identityOf({privilege: privilege}, {folders: folders, simulated: simulated}) {
      return {
        privilege: privilege === "user" ? "user" : "root",
        uid: process.getuid?.() ?? 0,
        gid: process.getgid?.() ?? 0,
        keepsFileCapabilities: privilege !== "sudo" && belongsToOther(folders.workspace),
        ...simulated?.landlockAbi === void 0 ? {} : {
          landlockAbi: simulated.landlockAbi
        }
      };
    }
    var external_node_net_ = __webpack_require__(77030);
    function createControl(directory) {
      const calls = new Map;
      const server = (0, external_node_net_.createServer)({
        allowHalfOpen: true
      }, socket => greet(socket, calls));
      const listening = new Promise((resolve, reject) => {
        server.once("error", reject);
        server.listen((0, external_node_path_.join)(directory, "control"), resolve);
      });
      server.unref();
      return {
        listening: listening,
        add(call, events) {
          const sockets = new Set;
          let onEnd = () => {};
          const ended = new Promise(resolve => {
            onEnd = resolve;
          });
          calls.set(call, {
            ...events,
            sockets: sockets,
            onEnd: onEnd
          });
          const kill = () => {
            calls.delete(call);
            for (const socket of sockets) socket.destroy();
            onEnd();
          };
          return {
            kill: kill,
            async finish() {
              const timer = setTimeout(kill, reportMs);
              await ended;
              clearTimeout(timer);
              kill();
            }
          };
        },
        close() {
          for (const {sockets: sockets} of calls.values()) for (const socket of sockets) socket.destroy();
          calls.clear();
          server.close();
        }
      };
    }
    const reportMs = 300;
    const longestGreeting = 200;
    function greet(socket, calls) {
      let received = Buffer.alloc(0);
      socket.on("error", () => socket.destroy());
      const read = chunk => {
        received = Buffer.concat([ received, chunk ]);
        const end = received.indexOf("\n");
        if (end < 0 && received.length < longestGreeting) return;
        socket.off("data", read);
        socket.pause();
        const [verb, id = "", ...target] = received.subarray(0, Math.max(end, 0)).toString("utf8").split(" ");
        const call = calls.get(id);
        if (call === void 0 || !(verb === "start" || verb === "open")) {
          socket.destroy();
          return;
        }
        call.sockets.add(socket);
        socket.on("close", () => call.sockets.delete(socket));
        const rest = received.subarray(end + 1);
        if (rest.length > 0) socket.unshift(rest);
        if (verb === "open") call.onConnection(socket, target.join(" ")); else {
          readLines(socket, call.onLine);
          socket.on("close", call.onEnd);
        }
      };
      socket.on("data", read);
    }
    function readLines(socket, onLine) {
      let text = "";
      socket.setEncoding("utf8");
      socket.on("data", chunk => {
        const lines = (text + chunk).split("\n");
        text = (lines.pop() ?? "").slice(0, longestGreeting * 10);
        for (const line of lines) onLine(line);
      });
      socket.on("end", () => socket.end());
      socket.resume();
    }
    var host_pattern = __webpack_require__(40022);
    var join_streams = __webpack_require__(95168);
    var promises_ = __webpack_require__(71553);
    const internal = [ [ "0.0.0.0", 8, "ipv4" ], [ "10.0.0.0", 8, "ipv4" ], [ "100.64.0.0", 10, "ipv4" ], [ "127.0.0.0", 8, "ipv4" ], [ "168.63.129.16", 32, "ipv4" ], [ "169.254.0.0", 16, "ipv4" ], [ "172.16.0.0", 12, "ipv4" ], [ "192.0.0.0", 24, "ipv4" ], [ "192.0.2.0", 24, "ipv4" ], [ "192.168.0.0", 16, "ipv4" ], [ "198.18.0.0", 15, "ipv4" ], [ "198.51.100.0", 24, "ipv4" ], [ "203.0.113.0", 24, "ipv4" ], [ "224.0.0.0", 3, "ipv4" ], [ "::", 96, "ipv6" ], [ "64:ff9b::", 96, "ipv6" ], [ "64:ff9b:1::", 48, "ipv6" ], [ "100::", 64, "ipv6" ], [ "2001::", 23, "ipv6" ], [ "2001:db8::", 32, "ipv6" ], [ "2002::", 16, "ipv6" ], [ "fc00::", 7, "ipv6" ], [ "fe80::", 10, "ipv6" ], [ "fec0::", 10, "ipv6" ], [ "ff00::", 8, "ipv6" ] ];
    const blockList = new external_node_net_.BlockList;
    for (const [network, prefix, family] of internal) blockList.addSubnet(network, prefix, family);
    function isPublicAddress(address) {
      const family = (0, external_node_net_.isIP)(address);
      return family !== 0 && !blockList.check(address, family === 6 ? "ipv6" : "ipv4");
    }
    const resolveName = async host => await (0, promises_.lookup)(host, {
      all: true
    });
    function createPublicLookup(resolve = resolveName) {
      return async host => {
        const addresses = await resolve(host).catch(() => []);
        const [first] = addresses;
        if (first === void 0) return {
          refused: `the name ${host} cannot be resolved`
        };
        if (!addresses.every(({address: address}) => isPublicAddress(address))) return {
          refused: `${host} has an address of this machine or its network`
        };
        return first;
      };
    }
    const proxyVariables = {
      ...Object.fromEntries([ "HTTP_PROXY", "HTTPS_PROXY", "ALL_PROXY", "http_proxy", "https_proxy", "all_proxy" ].map(name => [ name, "http://%PROXY%" ])),
      NO_PROXY: "localhost,127.0.0.1,::1",
      no_proxy: "localhost,127.0.0.1,::1",
      NODE_USE_ENV_PROXY: "1",
      npm_config_update_notifier: "false"
    };
    const mostBlocked = 20;
    function createEgress(lookup = createPublicLookup()) {
      const reached = new Set;
      const blockedHosts = new Set;
      return {
        hosts: () => ({
          reached: [ ...reached ],
          blocked: [ ...blockedHosts ]
        }),
        begin(network) {
          const blocked = new Map;
          const admit = createAdmit(network, lookup, {
            onReached: shown => reached.add(shown),
            onBlocked: (shown, attempt) => {
              blockedHosts.add(shown);
              if (blocked.size < mostBlocked) blocked.set(shown, attempt);
            }
          });
          const sockets = new Set;
          let proxy = null;
          return {
            ports: openPorts(network),
            variables: proxyVariables,
            blocked: () => [ ...blocked.values() ],
            connect(socket, target) {
              sockets.add(socket);
              socket.on("close", () => sockets.delete(socket));
              const port = /^port (\d{1,5})$/.exec(target)?.[1];
              if (port !== void 0 && openPorts(network).includes(Number(port))) relay(socket, Number(port)); else if (target === "proxy") {
                proxy ??= __webpack_require__.e(8448).then(__webpack_require__.bind(__webpack_require__, 88448)).then(({createProxyServer: createProxyServer}) => createProxyServer(admit));
                proxy.then(serve => serve(socket), () => socket.destroy());
              } else socket.destroy();
            },
            end: () => {
              for (const socket of sockets) socket.destroy();
            }
          };
        }
      };
    }
    function openPorts({allow: allow}) {
      return allow.flatMap(({host: host, port: port}) => (host === "localhost" || host === "127.0.0.1") && port !== null ? [ port ] : []);
    }
    function relay(socket, port) {
      const service = (0, external_node_net_.connect)({
        host: "127.0.0.1",
        port: port,
        allowHalfOpen: true
      });
      (0, join_streams.S)(socket, service);
    }
    function createAdmit(network, lookup, {onReached: onReached, onBlocked: onBlocked}) {
      return async (host, port) => {
        const shown = (0, host_pattern.CT)(host, port);
        const block = (reason, suggest = []) => {
          onBlocked(shown, {
            label: `connect ${host}:${String(port)}`,
            reason: reason,
            suggest: suggest
          });
          return {
            refused: reason
          };
        };
        if (network.deny.some(pattern => (0, host_pattern.ho)(pattern, host, port))) return block(`a rule denies connecting to ${shown}`);
        if (!network.allow.some(pattern => (0, host_pattern.LM)(pattern, host, port))) return block(`no rule allows connecting to ${shown}`, [ `Network(${shown})` ]);
        const found = await lookup(host);
        if ("refused" in found) return block(found.refused);
        onReached(shown);
        return found;
      };
    }
    var external_node_child_process_ = __webpack_require__(31421);
    function confineBySeatbelt(command, parts) {
      const call = parts.newCall();
      const file = (0, external_node_path_.join)(parts.directory, `${call}.sb`);
      (0, external_node_fs_.writeFileSync)(file, profileOf(command, parts), {
        mode: 384
      });
      return {
        program: "/usr/bin/sandbox-exec",
        args: [ "-f", file, command.program, ...command.argv.slice(1) ],
        env: command.env,
        cwd: command.cwd,
        kill: () => {},
        end: () => {
          (0, external_node_fs_.rmSync)(file, {
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
    function profileOf({needs: needs}, {folders: folders, userHome: userHome, directory: directory}) {
      const subpath = path => `(subpath ${JSON.stringify(path)})`;
      const git = (0, external_node_path_.join)(folders.workspace, ".git");
      const written = needs.writes ?? [ folders.workspace ];
      return [ "(version 1)", "(deny default)", '(import "system.sb")', "(allow process*)", "(allow signal (target same-sandbox))", "(allow sysctl-read)", '(allow mach-lookup (global-name "com.apple.system.opendirectoryd.libinfo"))', "(allow file-read*)", `(deny file-read* ${subpath(userHome)} ${subpath(directory)})`, `(allow file-read* ${[ folders.workspace, folders.home, folders.temporary, ...folders.system ].map(subpath).join(" ")})`, `(allow file-write* ${[ ...written, folders.home, folders.temporary, "/dev/null", "/dev/tty" ].map(subpath).join(" ")})`, needs.changesGit ? `(deny file-write* ${[ "config", "hooks", "info" ].map(name => subpath((0, 
      external_node_path_.join)(git, name))).join(" ")})` : `(deny file-write* ${subpath(git)})`, '(allow network* (local ip "localhost:*"))', '(allow network-outbound (remote ip "localhost:*"))' ].join("\n");
    }
    const attempts = String.raw`
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
    const meaning = {
      environment: "the environment of Sallyport is readable",
      listener: "a listener of Sallyport is reachable",
      write: "a file outside the workspace is writable",
      listen: "no program can listen on localhost",
      loopback: "localhost does not work"
    };
    async function selfTest(directory, run, {sharesLocalhost: sharesLocalhost}) {
      const server = (0, external_node_net_.createServer)(socket => socket.destroy());
      await new Promise((resolve, reject) => {
        server.once("error", reject);
        server.listen(0, "127.0.0.1", resolve);
      });
      const address = server.address();
      const port = typeof address === "object" && address !== null ? address.port : 0;
      const file = (0, external_node_path_.join)(directory, "written");
      try {
        const program = attempts.replace("%ENVIRON%", `/proc/${String(process.pid)}/environ`).replace("%PORT%", String(port)).replace("%FILE%", file);
        const {output: output, problem: problem} = await run(program);
        if (problem !== null) return problem;
        const lines = output.split("\n").filter(line => line !== "");
        if (lines.at(-1) !== "done") return `the self-test did not run (${output.trim().slice(0, 200) || "no output"})`;
        const expected = sharesLocalhost ? [ "listener" ] : [];
        const failed = [ ...lines.slice(0, -1), ...(0, external_node_fs_.existsSync)(file) ? [ "write" ] : [] ].filter(word => !expected.includes(word));
        return failed.length === 0 ? null : [ ...new Set(failed) ].map(one => meaning[one] ?? one).join("; ");
      } finally {
        server.close();
      }
    }
    const nothingWithheld = {
      current: () => Promise.resolve({
        readOnly: [],
        hidden: [],
        isPartial: false
      }),
      begin: () => Promise.resolve(() => Promise.resolve([]))
    };
    const testTimeoutMs = 1e4;
    function candidates({sudo: sudo}) {
      if (process.platform === "darwin") return [ {
        level: "seatbelt",
        how: "sandbox-exec",
        privilege: "user"
      } ];
      if (process.platform !== "linux") return [];
      const isRoot = process.getuid?.() === 0;
      return [ ...isRoot ? [ {
        level: "full",
        how: "namespaces created as root",
        privilege: "root"
      } ] : [], {
        level: "full",
        how: "namespaces in a user namespace",
        privilege: "user"
      }, ...sudo === null || isRoot ? [] : [ {
        level: "full",
        how: "namespaces created with sudo",
        privilege: "sudo"
      } ], {
        level: "landlock",
        how: "Landlock and seccomp",
        privilege: "user"
      } ];
    }
    async function findLevel(open) {
      let parts;
      try {
        parts = await open();
      } catch (error) {
        return none([ (0, errors.bD)(error) ]);
      }
      const problems = [];
      const {candidate: only} = parts.simulated ?? {};
      const tried = candidates(parts).filter(({level: level, privilege: privilege}) => only === void 0 || only === `${level} ${privilege}`);
      for (const candidate of tried) {
        const problem = await problemOf(candidate, parts);
        if (problem === null) {
          const others = problems.length === 0 ? "" : `; not possible: ${problems.join("; ")}`;
          return {
            report: {
              level: candidate.level,
              reason: `${sentence(candidate)}${others}.`
            },
            candidate: candidate,
            parts: parts,
            problems: problems
          };
        }
        problems.push(`${candidate.how} (${problem})`);
      }
      return none(problems.length === 0 ? [ `there is no sandbox for ${process.platform}` ] : problems);
    }
    function sentence({level: level, how: how}) {
      const text = level === "full" ? `${how}, with seccomp and Landlock` : how;
      return text.charAt(0).toUpperCase() + text.slice(1);
    }
    function none(problems) {
      const reason = `No sandbox works on this machine: ${problems.join("; ")}.`;
      return {
        report: {
          level: "none",
          reason: reason
        },
        candidate: null,
        parts: null,
        problems: problems
      };
    }
    async function problemOf(candidate, parts) {
      const run = program => runInside(program, candidate, parts);
      try {
        return await selfTest(parts.directory, run, {
          sharesLocalhost: candidate.level === "seatbelt"
        });
      } catch (error) {
        return (0, errors.bD)(error);
      }
    }
    async function runInside(program, candidate, parts) {
      const command = {
        program: parts.perl,
        argv: [ "perl", "-e", program ],
        cwd: parts.folders.temporary,
        env: {
          PATH: parts.path
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
      const start = candidate.level === "seatbelt" ? confineBySeatbelt(command, parts) : await confineByLauncher(command, candidate, {
        ...parts,
        watch: nothingWithheld
      });
      const {output: output, error: error} = await runOnce(start.program, start.args, {
        cwd: start.cwd,
        env: start.env
      });
      const {startError: startError} = await start.end();
      return {
        output: output,
        problem: startError ?? (output === "" && error !== "" ? error : null)
      };
    }
    function runOnce(program, args, options) {
      return new Promise(resolve => {
        (0, external_node_child_process_.execFile)(program, args, {
          ...options,
          timeout: testTimeoutMs,
          killSignal: "SIGKILL"
        }, (failure, output, errors) => {
          resolve({
            output: output,
            error: failure === null ? "" : errors.trim().split("\n").at(-1) ?? failure.message
          });
        });
      });
    }
    function launcherSource(level) {
      const common = (0, external_node_fs_.readFileSync)(__webpack_require__.ab + "launcher-common.pl", "utf8");
      const own = level === "full" ? (0, external_node_fs_.readFileSync)(__webpack_require__.ab + "launcher-full.pl", "utf8") : (0, 
      external_node_fs_.readFileSync)(__webpack_require__.ab + "launcher-landlock.pl", "utf8");
      return `${common}\n${own}`;
    }
    const mostNames = 1e5;
    const mostPaths = 3e3;
    const namesPerStep = 2e3;
    const skipped = /^(?:node_modules|\.git|\.venv|venv|target|__pycache__)$/;
    const newFile = "new-file";
    const resolutionMs = 50;
    async function findWithheldPaths(workspace, rules, known) {
      const [readOnly, hidden] = [ [], [] ];
      const open = [ {
        path: workspace,
        isReadOnly: false
      } ];
      let [names, steps] = [ 0, 0 ];
      for (let next = open.pop(); next !== void 0; next = open.pop()) {
        const examined = examine(next.path, rules, {
          workspace: workspace,
          known: known
        });
        names += examined.names;
        if (names >= steps * namesPerStep) {
          steps += 1;
          await new Promise(setImmediate);
        }
        for (const {path: path, isDirectory: isDirectory, isLeaf: isLeaf, mayRead: mayRead, mayWrite: mayWrite} of examined.entries) {
          if (!mayRead) {
            hidden.push(path);
            continue;
          }
          const isReadOnly = next.isReadOnly || !mayWrite;
          if (isReadOnly && !next.isReadOnly) readOnly.push(path);
          if (isDirectory && !isLeaf) open.push({
            path: path,
            isReadOnly: isReadOnly
          });
        }
        if (names > mostNames || readOnly.length + hidden.length > mostPaths) return {
          readOnly: readOnly,
          hidden: hidden,
          isPartial: true
        };
      }
      return {
        readOnly: readOnly,
        hidden: hidden,
        isPartial: false
      };
    }
    function examine(directory, rules, {workspace: workspace, known: known}) {
      const changedMs = (0, external_node_fs_.lstatSync)(directory, {
        throwIfNoEntry: false
      })?.ctimeMs ?? 0;
      const earlier = known.get(directory);
      if (earlier?.changedMs === changedMs) return earlier;
      const found = entriesOf(directory);
      const entries = found.flatMap(entry => {
        const isDirectory = entry.isDirectory();
        const isGit = entry.name === ".git" && directory === workspace;
        if (entry.isSymbolicLink() || isDirectory && !isGit && skipped.test(entry.name)) return [];
        const path = (0, external_node_path_.join)(directory, entry.name);
        const asked = isDirectory ? (0, external_node_path_.join)(path, newFile) : path;
        const mayRead = isGit || rules.mayRead(asked);
        const mayWrite = rules.mayWrite(asked);
        return isDirectory || !mayRead || !mayWrite ? [ {
          path: path,
          isDirectory: isDirectory,
          isLeaf: isGit,
          mayRead: mayRead,
          mayWrite: mayWrite
        } ] : [];
      });
      const examined = {
        changedMs: changedMs,
        names: found.length,
        entries: entries
      };
      if (Date.now() - changedMs > resolutionMs) known.set(directory, examined); else known.delete(directory);
      return examined;
    }
    function entriesOf(directory) {
      try {
        return (0, external_node_fs_.readdirSync)(directory, {
          withFileTypes: true
        });
      } catch {
        return [];
      }
    }
    function shownPath(path, workspace) {
      return (0, external_node_path_.relative)(workspace, path).replaceAll("\\", "/");
    }
    const mostBytes = 16e6;
    function createWorkspaceWatch(workspace, {rules: rules, unchangedInGit: unchangedInGit}) {
      const examined = new Map;
      let known = null;
      const find = async () => {
        const found = await findWithheldPaths(workspace, rules, examined);
        if (found.hidden.length === 0) return found;
        const unchanged = await unchangedInGit(found.hidden);
        return {
          ...found,
          hidden: found.hidden.filter(path => !unchanged.has(path))
        };
      };
      const current = () => known ??= find();
      return {
        current: current,
        async begin(level, {changesGit: changesGit}) {
          const before = await current();
          const beginMs = Date.now();
          const hadGit = isThere((0, external_node_path_.join)(workspace, ".git"));
          const watched = [ ...before.readOnly, ...workspace_watch_gitCode(workspace) ];
          const copies = level === "landlock" ? copiesOf(watched) : new Map;
          return async () => {
            known = null;
            const after = await current();
            const isNew = path => !watched.some(one => path === one || path.startsWith(`${one}/`));
            const git = changesGit || hadGit ? [] : [ (0, external_node_path_.join)(workspace, ".git") ].filter(isThere);
            const created = [ ...new Set([ ...after.readOnly, ...git ]) ].filter(path => isNew(path) && hasChangedSince(path, beginMs) && !(hadGit && path === (0, 
            external_node_path_.join)(workspace, ".git")));
            for (const path of created) (0, external_node_fs_.rmSync)(path, {
              recursive: true,
              force: true
            });
            const changed = level === "landlock" ? restore(watched, copies) : [];
            if (created.length > 0 || changed.length > 0) known = null;
            return [ ...created, ...changed ].map(path => blockedWrite(path, workspace));
          };
        }
      };
    }
    function blockedWrite(path, workspace) {
      const shown = shownPath(path, workspace);
      return {
        label: `write ${shown}`,
        reason: `${shown} is protected, and no rule names it, so the change was undone`,
        suggest: []
      };
    }
    function workspace_watch_gitCode(workspace) {
      return [ "config", "config.worktree", "hooks", "info/attributes" ].map(name => (0, 
      external_node_path_.join)(workspace, ".git", name));
    }
    function isThere(path) {
      return (0, external_node_fs_.lstatSync)(path, {
        throwIfNoEntry: false
      }) !== void 0;
    }
    const workspace_watch_resolutionMs = 100;
    function hasChangedSince(path, ms) {
      return ((0, external_node_fs_.lstatSync)(path, {
        throwIfNoEntry: false
      })?.ctimeMs ?? 0) >= ms - workspace_watch_resolutionMs;
    }
    function copiesOf(paths) {
      const copies = new Map;
      let bytes = 0;
      for (const path of paths.filter(one => !one.endsWith("/.git")).flatMap(filesBelow)) {
        const content = (0, external_node_fs_.readFileSync)(path);
        bytes += content.length;
        if (bytes > mostBytes) break;
        copies.set(path, content);
      }
      return copies;
    }
    function restore(paths, copies) {
      const now = new Set(paths.filter(one => !one.endsWith("/.git")).flatMap(filesBelow));
      const changed = [];
      for (const path of now) {
        if (copies.has(path)) continue;
        (0, external_node_fs_.rmSync)(path, {
          force: true
        });
        changed.push(path);
      }
      for (const [path, content] of copies) {
        if (now.has(path) && (0, external_node_fs_.readFileSync)(path).equals(content)) continue;
        (0, external_node_fs_.rmSync)(path, {
          recursive: true,
          force: true
        });
        (0, external_node_fs_.writeFileSync)(path, content);
        changed.push(path);
      }
      return changed;
    }
    function filesBelow(path) {
      const stat = (0, external_node_fs_.lstatSync)(path, {
        throwIfNoEntry: false
      });
      if (stat === void 0) return [];
      if (stat.isFile()) return [ path ];
      return stat.isDirectory() ? (0, external_node_fs_.readdirSync)(path).flatMap(name => filesBelow((0, 
      external_node_path_.join)(path, name))) : [];
    }
    function createSandbox(options) {
      let control = null;
      let found = null;
      const egress = createEgress();
      const open = async () => {
        const {directory: directory, path: path} = options;
        const perl = (0, program_path.o)("perl", path);
        if (perl === null) throw new Error("there is no perl on the PATH");
        const launchers = {
          full: (0, external_node_path_.join)(directory, "full.pl"),
          landlock: (0, external_node_path_.join)(directory, "landlock.pl")
        };
        for (const level of [ "full", "landlock" ]) (0, external_node_fs_.writeFileSync)(launchers[level], launcherSource(level), {
          mode: 384
        });
        (0, external_node_fs_.chmodSync)(directory, 448);
        control = createControl(directory);
        await control.listening;
        const folders = findMachineFolders(options);
        const sudo = (0, program_path.o)("sudo", path);
        const watch = createWorkspaceWatch(folders.workspace, options);
        return {
          ...options,
          perl: perl,
          sudo: sudo,
          launchers: launchers,
          control: control,
          folders: folders,
          egress: egress,
          watch: watch,
          newCall: external_node_crypto_.randomUUID
        };
      };
      const level = () => found ??= findLevel(open);
      return {
        async report() {
          const {report: report, problems: problems, parts: parts} = await level();
          if (parts !== null) parts.watch.current().catch(() => {});
          if (report.level === "none" && options.mode === "require") throw unavailable(problems);
          return report;
        },
        async enter(command) {
          const {leaves: leaves} = command.needs;
          if (leaves !== null && options.mode === "require") return `${leaves} only works outside the sandbox, and the setting sandbox is require`;
          const {candidate: candidate, parts: parts} = await level();
          if (candidate === null || parts === null || leaves !== null) return null;
          return candidate.level === "seatbelt" ? confineBySeatbelt(command, parts) : await confineByLauncher(command, candidate, parts);
        },
        hosts: egress.hosts,
        close: () => control?.close()
      };
    }
    function unavailable(problems) {
      return new errors.yo({
        code: "sandbox-unavailable",
        location: "sandbox",
        message: "no sandbox works on this machine, and sandbox is require",
        found: problems.join("; "),
        hint: "use a runner with user namespaces, sudo or Landlock (see docs/sandbox.md), or set sandbox: auto"
      });
    }
  })
};
