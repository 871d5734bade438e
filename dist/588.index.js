"use strict";

exports.id = 588;

exports.ids = [ 588, 2684 ];

exports.modules = {
  70588: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.r(__webpack_exports__);
    __webpack_require__.d(__webpack_exports__, {
      oldestGit: () => oldestGit,
      tooOldGit: () => tooOldGit
    });
    var _process_program_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64666);
    var _process_program_version_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(32057);
    const oldestGit = "2.31";
    const known = new Map;
    function tooOldGit(setup) {
      const program = (0, _process_program_path_js__WEBPACK_IMPORTED_MODULE_0__.o)("git", setup.path) ?? "";
      const answer = known.get(program) ?? (program === "" ? Promise.resolve(null) : readVersion(setup));
      known.set(program, answer);
      return answer;
    }
    async function readVersion(setup) {
      const version = await (0, _process_program_version_js__WEBPACK_IMPORTED_MODULE_1__.R2)("git", setup);
      return version === null || (0, _process_program_version_js__WEBPACK_IMPORTED_MODULE_1__.du)(version, oldestGit) ? null : version;
    }
  }),
  32057: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      R2: () => programVersion,
      bA: () => nodeVersion,
      du: () => isAtLeast
    });
    var _program_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64666);
    var _run_process_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72684);
    function nodeVersion() {
      return process.versions.node;
    }
    async function programVersion(name, setup) {
      if ((0, _program_path_js__WEBPACK_IMPORTED_MODULE_0__.o)(name, setup.path) === null) return null;
      const {stdoutBytes: stdoutBytes} = await (0, _run_process_js__WEBPACK_IMPORTED_MODULE_1__.runProcess)(setup, {
        argv: [ name, "--version" ],
        cwd: setup.home,
        timeoutMs: 1e4,
        maxOutputBytes: 1e4,
        signal: (new AbortController).signal
      });
      return /\d+(?:\.\d+)+/.exec(stdoutBytes.toString("utf8"))?.[0] ?? null;
    }
    function isAtLeast(version, oldest) {
      const [have, want] = [ version, oldest ].map(text => text.split(".").map(Number));
      for (const [index, number] of (want ?? []).entries()) {
        const own = have?.[index] ?? 0;
        if (own !== number) return own > number;
      }
      return true;
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
