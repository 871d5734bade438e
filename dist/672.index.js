"use strict";

exports.id = 672;

exports.ids = [ 672, 2684, 6864 ];

exports.modules = {
  60672: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.r(__webpack_exports__);
    __webpack_require__.d(__webpack_exports__, {
      withhold: () => withhold
    });
    var external_node_path_ = __webpack_require__(76760);
    var errors = __webpack_require__(42357);
    var path_facts = __webpack_require__(89273);
    var credential_store = __webpack_require__(80196);
    var git_credentials = __webpack_require__(60979);
    var driver_pins = __webpack_require__(16864);
    var external_node_fs_ = __webpack_require__(73024);
    var host_environment = __webpack_require__(48080);
    const shortestValue = 12;
    const longestValue = 4e3;
    const leastStrange = {
      value: 6,
      token: 8
    };
    function secretValues(text) {
      const values = new Set;
      let isPublic = false;
      for (const line of text.split(/[\r\n]+/)) {
        isPublic = publicBlock.test(line) || isPublic && /^[A-Za-z0-9+/=]*$/.test(line);
        if (isPublic) continue;
        for (const value of lineValues(line)) if (value.length <= longestValue) values.add(value);
      }
      return [ ...values ];
    }
    const publicBlock = /^-----BEGIN (?:[A-Z0-9 ]*PUBLIC KEY(?: BLOCK)?|(?:X509 |TRUSTED )?CERTIFICATE|(?:NEW )?CERTIFICATE REQUEST|X509 CRL|[A-Z]+ PARAMETERS)-----$/;
    const setting = /^(?:(?:export|-)[ \t]{1,9}){0,3}["']?([\w./-][\w./ -]{0,99}?)["']?[ \t]{0,20}(?:=>|:=|=|:(?=[ \t"']|$))(.*)$/;
    function* lineValues(line) {
      const [, name = "", right = ""] = setting.exec(line.trimStart()) ?? [];
      const value = unquoted(right.trimStart());
      if (name !== "" && isValue(value, (0, host_environment.eh)(name) ? 1 : leastStrange.value)) yield value;
      for (const [, double, single] of line.matchAll(/"((?:[^"\\]|\\.){0,200})"|'([^']{0,200})'/g)) {
        const quoted = double ?? single ?? "";
        if (quoted !== value && isValue(quoted, leastStrange.value)) yield quoted;
      }
      for (const [token] of line.matchAll(/[^\s"'`,;()[\]{}<>|=]+={0,2}/g)) if (token !== value && isValue(token, leastStrange.token)) yield token;
      for (const [, password = ""] of line.matchAll(/:\/\/[^\s/:@]{0,64}:([^\s@]{1,200})@/g)) if (isValue(password, 1)) yield password;
    }
    function unquoted(right) {
      const [, double, single] = /^"((?:[^"\\]|\\.)*)"|^'([^']*)'/.exec(right) ?? [];
      return double ?? single ?? right.replace(/[ \t]#.*$/, "").trimEnd().replace(/[,;]$/, "");
    }
    function isValue(value, least) {
      return value.trim().length >= shortestValue && strangeCharacters(value, least) >= least;
    }
    function strangeCharacters(value, enough) {
      if (isAddress.test(value)) return 0;
      const parts = value.match(/[\p{L}\p{N}]+/gu) ?? [];
      if (parts.length > 1 && enough === 1) return 1;
      let count = 0;
      for (const part of parts) {
        if (!isPlain(part)) count += part.length;
        if (count >= enough) break;
      }
      return count;
    }
    const isAddress = /^[a-z][a-z0-9+.-]*:\/\/[\w.-]+(?::\d+)?\/?$/i;
    function isPlain(part) {
      if (/^\d+$/.test(part)) return true;
      const [, letters = "", digits = ""] = /^(\p{L}+)(\d*)$/u.exec(part) ?? [];
      if (letters === "" || digits.length > 4) return false;
      const words = letters.match(/\p{Lu}+(?!\p{Ll})|\p{Lu}?\p{Ll}+|\p{L}+?/gu) ?? [];
      const isCamel = words.length > 1;
      return words.every(word => isWord(word, isCamel));
    }
    const shortWords = /^(?:a|an|as|at|aws|by|ci|db|do|gh|go|i|id|if|in|io|ip|is|it|js|me|my|no|of|ok|on|or|os|s3|to|ts|ui|up|us|v|we|x)$/i;
    function isWord(word, isPartOfName) {
      if (word.length <= 2) return !isPartOfName || shortWords.test(word);
      if (word.length === 3) return true;
      return word.length <= 18 && /[aeiouy\xe4\xf6\xfc\xe9\xe8\xe0]/i.test(word) && !/[bcdfghjklmnpqrstvwxz]{5}|(.)\1\1|q[^u]/i.test(word);
    }
    const {O_NOFOLLOW: O_NOFOLLOW, O_NONBLOCK: O_NONBLOCK, O_RDONLY: O_RDONLY} = external_node_fs_.constants;
    const mostBytes = 1e6;
    function valuesInFiles(paths) {
      const values = new Set;
      let left = mostBytes;
      for (const path of paths) {
        if (left <= 0) break;
        const content = beginningOf(path, left);
        left -= content.length;
        if (!content.includes(0)) for (const value of secretValues(content.toString("utf8"))) values.add(value);
      }
      return [ ...values ];
    }
    function beginningOf(path, most) {
      let opened;
      try {
        opened = (0, external_node_fs_.openSync)(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK);
      } catch {
        return Buffer.alloc(0);
      }
      try {
        const stat = (0, external_node_fs_.fstatSync)(opened);
        if (!stat.isFile()) return Buffer.alloc(0);
        const buffer = Buffer.alloc(Math.min(most, stat.size));
        return buffer.subarray(0, (0, external_node_fs_.readSync)(opened, buffer));
      } catch {
        return Buffer.alloc(0);
      } finally {
        (0, external_node_fs_.closeSync)(opened);
      }
    }
    var sensitivity = __webpack_require__(99756);
    const word = String.raw`(?:[\w./:@=,+^-]+|"[\w ./:@=,+^-]*"|'[\w ./:@=,+^-]*')`;
    const plainGit = new RegExp(String.raw`^ *git +(push|fetch|pull|ls-remote)((?: +${word})*) *$`);
    const options = new Set([ "-u -f -d -n -q -v -p -t -r -h --set-upstream --force --force-with-lease --delete --dry-run --quiet --verbose", "--tags --no-tags --follow-tags --no-follow-tags --all --mirror --branches --prune --no-prune --atomic --porcelain", "--progress --no-progress --no-verify --thin --no-thin --unshallow --depth --deepen --shallow-since --jobs --append", "--rebase --no-rebase --ff --no-ff --ff-only --commit --no-commit --edit --no-edit --stat --no-stat --squash", "--autostash --no-autostash --allow-unrelated-histories --heads --refs --exit-code --symref --sort --get-url", "--no-recurse-submodules --update-head-ok --prune-tags --refetch --keep --force-if-includes" ].flatMap(line => line.split(" ")));
    const remoteName = /^[\w][\w.-]*$/;
    function credentialSettings(line, credentials, address) {
      if (address === null || !isPlainNetworkCommand(line, address)) return null;
      const headers = new Set(credentials.filter(one => covers(one.address, address)).map(({header: header}) => header));
      if (headers.size === 0) return null;
      const places = [ address, `${address}.git` ];
      return [ ...headers ].flatMap(header => places.map(place => [ `http.${place}.extraheader`, header ]));
    }
    function isPlainNetworkCommand(line, address) {
      const [, , rest] = plainGit.exec(line) ?? [];
      if (rest === void 0) return false;
      const words = (rest.match(new RegExp(word, "g")) ?? []).map(one => one.replaceAll(/^["']|["']$/g, ""));
      const remote = words.find(one => !one.startsWith("-"));
      return words.every(one => !one.startsWith("-") || options.has(one.replace(/=.*$/, ""))) && (remote === void 0 || remoteName.test(remote) || remote === address || remote === `${address}.git`);
    }
    function covers(place, address) {
      if (place === null) return true;
      if (!URL.canParse(place) || !URL.canParse(address)) return false;
      const [wide, narrow] = [ new URL(place), new URL(address) ];
      const path = wide.pathname.replace(/(?:\.git)?\/*$/, "");
      return wide.origin === narrow.origin && (narrow.pathname === path || narrow.pathname.startsWith(`${path}/`));
    }
    const missing = /could not read (?:Username|Password)|Authentication failed|terminal prompts disabled|returned error: 40[13]/;
    const network = /\bgit\b[^\n]*?\b(push|fetch|pull|ls-remote|submodule|clone|remote)\b/;
    function missingCredentialNote(line, {exitCode: exitCode, output: output}) {
      const [, command] = network.exec(line) ?? [];
      if (exitCode === 0 || command === void 0 || !missing.test(output)) return null;
      const write = /^(?:push|fetch|pull|ls-remote)$/.test(command) ? command : "fetch";
      return `[The credentials of this repository are not in the clone while this run lasts. \`git push\`, \`git fetch\`, \`git pull\` and \`git ls-remote\` ` + `get them for this repository only: run \`git ${write}\` as a separate call, with the name of the remote and plain words, without \`-c\`, \`&&\`, pipes or variables.]`;
    }
    const mostNames = 2e4;
    const mostEncoded = 300;
    function withhold({world: world, mayRead: mayRead}, options, notify) {
      const {redactor: redactor} = options;
      const sensitive = world.sensitiveBelow(world.workspace, mostNames).paths;
      const own = (0, driver_pins.configurations)(world.workspace);
      const nested = sensitive.filter(path => path.endsWith("/.git/config")).map(path => (0, 
      external_node_path_.dirname)(path));
      const configs = [ ...new Set([ ...own, ...nested.flatMap(driver_pins.configurations) ]) ];
      redactor.add((0, credential_store.Wr)(configs).flatMap(git_credentials.VY));
      const loaded = take(configs, options, notify);
      redactor.add([ ...loaded?.byFile.values() ?? [] ].flat().flatMap(git_credentials.VY));
      const values = valuesInFiles(deniedFiles({
        world: world,
        mayRead: mayRead
      }, sensitive, options));
      redactor.add(values.slice(0, mostEncoded), values.slice(mostEncoded));
      const ownFiles = new Set(own.map(path => world.realpath(path)));
      const credentials = [ ...loaded?.byFile ?? [] ].flatMap(([file, found]) => ownFiles.has(file) ? found : []);
      const {repository: repository} = world;
      return {
        gitSettings: line => credentialSettings(line, credentials, repository),
        noteOn: (line, result) => loaded === null ? null : missingCredentialNote(line, result),
        restore: () => {
          try {
            loaded?.restore();
          } catch (error) {
            notify(`The credentials in .git/config could not be put back: ${(0, errors.bD)(error)}. The next run tries again.`);
          }
        }
      };
    }
    function take(configs, {hostEnvironment: hostEnvironment, artifacts: artifacts}, notify) {
      const setting = "Set `persist-credentials: false` on actions/checkout";
      try {
        const loaded = (0, credential_store._s)(configs, hostEnvironment.temporary, artifacts.run);
        if (loaded !== null) {
          const moved = "Git credentials were moved out of .git/config; they are put back when the run ends.";
          notify(`${moved} ${setting} if no later step needs them.`);
        }
        return loaded;
      } catch (error) {
        const problem = `Git credentials could not be moved out of .git/config, and commands can read them`;
        notify(`${problem}: ${(0, errors.bD)(error)}. ${setting}.`);
        return null;
      }
    }
    function deniedFiles({world: world, mayRead: mayRead}, sensitive, {lists: lists, spec: spec}) {
      const deny = [ ...lists.deny, ...spec.disallowedTools ];
      const named = deny.some(rule => /^(?!Bash\b)\w+\(/.test(rule)) ? (0, path_facts.D)(world.workspace, mostNames) : [];
      const high = sensitive.filter(path => (0, sensitivity.y)(path) === "high");
      return [ ...new Set([ ...high, ...named ]) ].filter(path => !path.includes("/.git/") && !mayRead(path));
    }
  }),
  16864: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.r(__webpack_exports__);
    __webpack_require__.d(__webpack_exports__, {
      configurations: () => configurations,
      driverPins: () => driverPins,
      settingVariables: () => settingVariables
    });
    var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
    var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
    var _process_run_process_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(72684);
    var _types_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(38287);
    const drivers = [ [ /^filter\..*\.(?:clean|smudge|process)$/, "" ], [ /^filter\..*\.required$/, "false" ], [ /^diff\..*\.textconv$/, "cat" ], [ /^diff\.(?:external|.*\.command)$/, "false" ], [ /^merge\..*\.driver$/, "false" ], [ /^(?:merge|diff)tool\..*\.(?:cmd|path)$/, "false" ], [ /^(?:man|browser)\..*\.(?:cmd|path)$/, "false" ], [ /^trailer\..*\.(?:command|cmd)$/, "true" ], [ /^hook\..*\.command$/, "true" ], [ /^submodule\..*\.update$/, "checkout" ], [ /^remote\..*\.uploadpack$/, "git-upload-pack" ], [ /^remote\..*\.receivepack$/, "git-receive-pack" ], [ /^remote\..*\.vcs$/, "none" ], [ /^alias\./, "" ], [ /^core\.(?:alternaterefscommand|gitproxy)$/, "false" ] ];
    const suspiciousText = /\[\s*(?:include|filter|diff|merge|man|browser|trailer|hook|alias)|uploadpack|receivepack|vcs|\bupdate\b|alternaterefscommand|gitproxy/i;
    const maxConfigBytes = 1e6;
    const maxConfigFiles = 50;
    const timeoutMs = 1e4;
    async function driverPins(setup, cwd) {
      const files = configurations(cwd).filter(file => suspiciousText.test(configText(file) ?? "[include"));
      const keys = await keysOf(setup, cwd, files);
      const pins = [ ...keys ].flatMap(key => {
        const driver = drivers.find(([pattern]) => pattern.test(folded(key)));
        return driver === void 0 ? [] : [ [ key, driver[1] ] ];
      });
      const invalid = pins.find(([key]) => key.includes("\ufffd"));
      if (invalid !== void 0) throw new _types_js__WEBPACK_IMPORTED_MODULE_3__.UG(`the name ${invalid[0]} in the git configuration is not valid UTF-8`);
      return settingVariables(setup.environment, pins);
    }
    function settingVariables(environment, settings) {
      if (settings.length === 0) return {};
      const first = Number(environment["GIT_CONFIG_COUNT"] ?? "0");
      const numbered = settings.flatMap(([key, value], at) => [ [ `GIT_CONFIG_KEY_${first + at}`, key ], [ `GIT_CONFIG_VALUE_${first + at}`, value ] ]);
      return {
        GIT_CONFIG_COUNT: String(first + settings.length),
        ...Object.fromEntries(numbered)
      };
    }
    function folded(key) {
      const [start, end] = [ key.indexOf("."), key.lastIndexOf(".") ];
      return key.slice(0, start).toLowerCase() + key.slice(start, end) + key.slice(end).toLowerCase();
    }
    async function keysOf(setup, cwd, files) {
      const keys = new Set;
      const toRead = new Set(files);
      for (const file of toRead) {
        for (const [key, value] of await settingsOf(setup, cwd, file)) {
          keys.add(key);
          if (/^include(?:if\..*)?\.path$/.test(folded(key))) toRead.add(includedFile(value, file, setup.home));
        }
        if (toRead.size > maxConfigFiles) throw new _types_js__WEBPACK_IMPORTED_MODULE_3__.UG("the git configuration includes too many files");
      }
      return keys;
    }
    function includedFile(path, from, home) {
      return path.startsWith("~/") ? (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(home, path.slice(2)) : (0, 
      node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(from), path);
    }
    const known = new Map;
    const maxKnown = 20;
    async function settingsOf(setup, cwd, file) {
      const text = configText(file);
      if (text === null) throw new _types_js__WEBPACK_IMPORTED_MODULE_3__.UG(`the git configuration ${file} is larger than ${maxConfigBytes} bytes`);
      const settings = known.get(text) ?? (text === "" ? [] : await listSettings(setup, cwd, {
        file: file,
        text: text
      }));
      if (known.size >= maxKnown) known.clear();
      known.set(text, settings);
      return settings;
    }
    async function listSettings(setup, cwd, {file: file, text: text}) {
      const end = await (0, _process_run_process_js__WEBPACK_IMPORTED_MODULE_2__.runProcess)(setup, {
        argv: [ "git", "config", "--file", "-", "--no-includes", "--null", "--list" ],
        cwd: cwd,
        timeoutMs: timeoutMs,
        maxOutputBytes: 2 * maxConfigBytes,
        signal: (new AbortController).signal,
        stdin: text
      });
      if (end.exitCode !== 0 || end.droppedBytes > 0) throw new _types_js__WEBPACK_IMPORTED_MODULE_3__.UG(`git cannot list the configuration ${file}: ${end.startError ?? end.output.trim()}`);
      const settings = end.stdoutBytes.toString("utf8").split("\0").filter(setting => setting !== "");
      return settings.map(setting => {
        const [key = "", ...value] = setting.split("\n");
        return [ key, value.join("\n") ];
      });
    }
    function configurations(cwd) {
      const own = gitDirectory(cwd);
      if (own === null) return [];
      const common = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(own, (configText((0, 
      node_path__WEBPACK_IMPORTED_MODULE_1__.join)(own, "commondir")) ?? "").trim());
      const places = new Set([ own, common, ...submodules((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(common, "modules"), 0) ]);
      return [ ...places ].flatMap(place => [ (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(place, "config"), (0, 
      node_path__WEBPACK_IMPORTED_MODULE_1__.join)(place, "config.worktree") ]);
    }
    function gitDirectory(cwd) {
      for (let directory = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(cwd); ;directory = (0, 
      node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(directory)) {
        const dotGit = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, ".git");
        const stat = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(dotGit, {
          throwIfNoEntry: false
        });
        if (stat?.isDirectory() === true) return dotGit;
        if (stat?.isFile() === true) {
          const named = /^gitdir: (.+)$/m.exec(configText(dotGit) ?? "")?.[1];
          return named === void 0 ? null : (0, node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(directory, named);
        }
        if ((0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(directory) === directory) return null;
      }
    }
    function submodules(place, depth) {
      if (depth > 4 || (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(place, {
        throwIfNoEntry: false
      })?.isDirectory() !== true) return [];
      const below = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(place, {
        withFileTypes: true
      }).filter(entry => entry.isDirectory());
      return below.flatMap(({name: name}) => {
        const directory = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(place, name);
        const isRepository = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, "HEAD"), {
          throwIfNoEntry: false
        }) !== void 0;
        return isRepository ? [ directory, ...submodules((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, "modules"), depth + 1) ] : submodules(directory, depth + 1);
      });
    }
    function configText(path) {
      const stat = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, {
        throwIfNoEntry: false
      });
      if (stat?.isFile() !== true) return "";
      return stat.size > maxConfigBytes ? null : (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, "utf8");
    }
  }),
  72684: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.r(__webpack_exports__);
    __webpack_require__.d(__webpack_exports__, {
      endRunning: () => endRunning,
      runProcess: () => runProcess
    });
    var execa = __webpack_require__(16993);
    var errors = __webpack_require__(42357);
    var external_node_child_process_ = __webpack_require__(31421);
    var external_node_path_ = __webpack_require__(76760);
    function killTree(pid, signal, systemRoot) {
      if (process.platform === "win32") {
        const program = (0, external_node_path_.join)(systemRoot ?? "C:\\Windows", "System32", "taskkill.exe");
        (0, external_node_child_process_.spawn)(program, [ "/pid", String(pid), "/T", "/F" ], {
          stdio: "ignore",
          windowsHide: true
        }).on("error", () => {
          process.kill(pid, "SIGKILL");
        });
        return;
      }
      try {
        process.kill(-pid, signal);
      } catch (error) {
        const {code: code} = error;
        if (code !== "ESRCH" && code !== "EPERM") throw error;
      }
    }
    var output_buffer = __webpack_require__(7434);
    var program_path = __webpack_require__(64666);
    const killGraceMs = 250;
    const drainMs = 250;
    const giveUpMs = 2e3;
    const running = new Set;
    let isExitHandled = false;
    function endRunning() {
      for (const kill of running) kill();
    }
    function endOnExit(kill) {
      if (!isExitHandled) process.on("exit", endRunning);
      isExitHandled = true;
      running.add(kill);
      return () => running.delete(kill);
    }
    function startProcess({program: program, args: args, argv0: argv0, cwd: cwd, env: env}, hasInput) {
      return (0, execa.Ho)(program, args, {
        ...argv0 === void 0 ? {} : {
          argv0: argv0
        },
        cwd: cwd,
        env: env,
        extendEnv: false,
        stdin: hasInput ? "pipe" : "ignore",
        buffer: false,
        reject: false,
        cleanup: false,
        detached: process.platform !== "win32"
      });
    }
    async function runProcess(setup, request, sandbox = null) {
      const begin = performance.now();
      const [name, ...args] = request.argv;
      const refuse = startError => ({
        ...notStarted,
        startError: startError,
        durationMs: performance.now() - begin
      });
      if (request.signal.aborted) return {
        ...notStarted,
        cancelled: true
      };
      const program = (0, program_path.o)(name, setup.path);
      if (program === null) return refuse(`there is no program ${JSON.stringify(name)} on the PATH of tools`);
      const env = {
        ...setup.environment,
        PATH: setup.path,
        HOME: setup.home,
        ...request.env
      };
      const confined = await enter(sandbox, {
        program: program,
        argv: [ name, ...args ],
        cwd: request.cwd,
        env: env
      }, request);
      if (typeof confined === "string") return refuse(confined);
      let child;
      try {
        child = startProcess(confined ?? {
          program: program,
          args: args,
          argv0: name,
          cwd: request.cwd,
          env: env
        }, request.stdin !== void 0);
      } catch (error) {
        await (confined?.end());
        return refuse((0, errors.bD)(error));
      }
      if (child.pid === void 0) {
        await (confined?.end());
        const {originalMessage: originalMessage = ""} = await child;
        return refuse(`${originalMessage} (in ${request.cwd})`);
      }
      const output = collect(child, request.maxOutputBytes);
      sendInput(child, request.stdin);
      const ended = await untilEnd(child, request, {
        systemRoot: setup.environment["SystemRoot"],
        confined: confined
      });
      const inside = await (confined?.end());
      const startError = ended.startError ?? inside?.startError ?? null;
      if (startError !== null) return refuse(startError);
      const {merged: merged, stdout: stdout} = output();
      return {
        ...ended,
        ...inside === void 0 ? {} : {
          exceeded: inside.exceeded,
          blocked: inside.blocked
        },
        output: merged.bytes.toString("utf8"),
        stdoutBytes: stdout.bytes,
        droppedBytes: merged.droppedBytes,
        durationMs: performance.now() - begin
      };
    }
    async function enter(sandbox, program, {needs: needs = needsOfRepositoryCode}) {
      return sandbox === null ? null : await sandbox.enter({
        ...program,
        needs: needs
      });
    }
    const needsOfRepositoryCode = {
      writes: null,
      reads: [],
      changesGit: false,
      network: {
        allow: [],
        deny: []
      },
      leaves: null
    };
    const notStarted = {
      exitCode: null,
      signal: null,
      timedOut: false,
      cancelled: false,
      startError: null,
      output: "",
      stdoutBytes: Buffer.alloc(0),
      droppedBytes: 0,
      durationMs: 0
    };
    function sendInput(child, text) {
      child.stdin?.on("error", () => {}).end(text);
    }
    function collect(child, maxBytes) {
      const merged = (0, output_buffer.Wl)(maxBytes);
      const stdout = (0, output_buffer.Wl)(maxBytes);
      const decoders = [ child.stdout, child.stderr ].map(stream => {
        const whole = (0, output_buffer.iS)();
        stream?.on("data", chunk => merged.add(whole.add(chunk)));
        stream?.on("error", () => {});
        return whole;
      });
      child.stdout?.on("data", chunk => stdout.add(chunk));
      return () => {
        for (const whole of decoders) merged.add(whole.end());
        return {
          merged: merged.take(),
          stdout: stdout.take()
        };
      };
    }
    function isRunning({exitCode: exitCode, signalCode: signalCode}) {
      return exitCode === null && signalCode === null;
    }
    function untilEnd(child, request, {systemRoot: systemRoot, confined: confined}) {
      return new Promise(resolve => {
        const state = {
          exitCode: null,
          signal: null,
          timedOut: false,
          cancelled: false,
          startError: null
        };
        const timers = new Set;
        const after = (ms, action) => void timers.add(setTimeout(action, ms));
        const kill = signal => {
          if (signal === "SIGKILL" && confined !== null && isRunning(child)) confined.kill(); else if (child.pid !== void 0) killTree(child.pid, signal, systemRoot);
        };
        const forget = endOnExit(() => kill("SIGKILL"));
        const finish = () => {
          forget();
          for (const timer of timers) clearTimeout(timer);
          request.signal.removeEventListener("abort", cancel);
          if (process.platform !== "win32" && child.pid !== void 0) killTree(child.pid, "SIGKILL", systemRoot);
          child.stdout?.destroy();
          child.stderr?.destroy();
          child.unref();
          resolve(state);
        };
        const stop = why => {
          if (state.timedOut || state.cancelled) return;
          state[why] = true;
          kill("SIGTERM");
          after(killGraceMs, () => kill("SIGKILL"));
          after(killGraceMs + giveUpMs, finish);
        };
        const cancel = () => stop("cancelled");
        after(request.timeoutMs, () => stop("timedOut"));
        request.signal.addEventListener("abort", cancel, {
          once: true
        });
        child.on("error", error => {
          if (child.pid === void 0) state.startError = `${error.message} (in ${request.cwd})`;
          finish();
        });
        child.on("exit", (code, signal) => {
          Object.assign(state, {
            exitCode: code,
            signal: signal
          });
          after(drainMs, finish);
        });
        child.on("close", finish);
      });
    }
  })
};
