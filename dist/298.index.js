"use strict";

exports.id = 298;

exports.ids = [ 298 ];

exports.modules = {
  298: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.r(__webpack_exports__);
    __webpack_require__.d(__webpack_exports__, {
      endRunning: () => endRunning,
      runProcess: () => runProcess
    });
    var external_node_child_process_ = __webpack_require__(1421);
    var external_node_path_ = __webpack_require__(6760);
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
    var external_node_string_decoder_ = __webpack_require__(6193);
    function createOutputBuffer(maxBytes) {
      const headRoom = Math.floor(maxBytes / 5);
      const tailRoom = maxBytes - headRoom;
      const head = [];
      let tail = [];
      let headBytes = 0;
      let tailBytes = 0;
      let dropped = 0;
      const shorten = () => {
        const all = Buffer.concat(tail);
        const kept = all.subarray(Math.max(0, all.length - tailRoom));
        dropped += all.length - kept.length;
        tail = [ kept ];
        tailBytes = kept.length;
      };
      return {
        add(chunk) {
          const room = headRoom - headBytes;
          const [first, rest] = [ chunk.subarray(0, room), chunk.subarray(room) ];
          if (first.length > 0) head.push(Buffer.from(first));
          headBytes += first.length;
          if (rest.length > 0) tail.push(Buffer.from(rest));
          tailBytes += rest.length;
          if (tailBytes > 2 * tailRoom) shorten();
        },
        take() {
          if (tailBytes > tailRoom) shorten();
          if (dropped === 0) return {
            bytes: Buffer.concat([ ...head, ...tail ]),
            droppedBytes: 0
          };
          const [start, end] = [ wholeEnd(Buffer.concat(head)), wholeStart(Buffer.concat(tail)) ];
          const droppedBytes = dropped + headBytes - start.length + tailBytes - end.length;
          const note = Buffer.from(`\n[\u2026 ${droppedBytes} bytes of output omitted \u2026]\n`);
          return {
            bytes: Buffer.concat([ start, note, end ]),
            droppedBytes: droppedBytes
          };
        }
      };
    }
    function wholeEnd(bytes) {
      let start = bytes.length;
      while (start > 0 && bytes.length - start < 3 && isContinuation(bytes[start - 1])) start -= 1;
      const lead = bytes[start - 1] ?? 0;
      return lead >= 192 && bytes.length - start + 1 < lengthOf(lead) ? bytes.subarray(0, start - 1) : bytes;
    }
    function wholeStart(bytes) {
      let start = 0;
      while (start < 3 && isContinuation(bytes[start])) start += 1;
      return bytes.subarray(start);
    }
    function isContinuation(byte) {
      return byte !== void 0 && (byte & 192) === 128;
    }
    function lengthOf(lead) {
      if (lead >= 240) return 4;
      return lead >= 224 ? 3 : 2;
    }
    function createWholeCharacters() {
      const decoder = new external_node_string_decoder_.StringDecoder("utf8");
      return {
        add: chunk => Buffer.from(decoder.write(chunk)),
        end: () => Buffer.from(decoder.end())
      };
    }
    var program_path = __webpack_require__(4666);
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
    async function runProcess(setup, request) {
      const start = performance.now();
      const [name, ...args] = request.argv;
      const refuse = startError => ({
        ...notStarted,
        startError: startError,
        durationMs: performance.now() - start
      });
      if (request.signal.aborted) return {
        ...notStarted,
        cancelled: true
      };
      const program = (0, program_path.o)(name, setup.path);
      if (program === null) return refuse(`there is no program ${JSON.stringify(name)} on the PATH of tools`);
      let child;
      try {
        child = (0, external_node_child_process_.spawn)(program, args, {
          argv0: name,
          cwd: request.cwd,
          env: {
            ...setup.environment,
            PATH: setup.path,
            HOME: setup.home,
            ...request.env
          },
          stdio: [ request.stdin === void 0 ? "ignore" : "pipe", "pipe", "pipe" ],
          detached: process.platform !== "win32",
          windowsHide: true
        });
      } catch (error) {
        return refuse(error.message);
      }
      const output = collect(child, request.maxOutputBytes);
      sendInput(child, request.stdin);
      const end = await untilEnd(child, request, setup.environment["SystemRoot"]);
      if (end.startError !== null) return refuse(end.startError);
      const {merged: merged, stdout: stdout} = output();
      return {
        ...end,
        output: merged.bytes.toString("utf8"),
        stdoutBytes: stdout.bytes,
        droppedBytes: merged.droppedBytes,
        durationMs: performance.now() - start
      };
    }
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
      const merged = createOutputBuffer(maxBytes);
      const stdout = createOutputBuffer(maxBytes);
      const decoders = [ child.stdout, child.stderr ].map(stream => {
        const whole = createWholeCharacters();
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
    function untilEnd(child, request, systemRoot) {
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
          if (child.pid !== void 0) killTree(child.pid, signal, systemRoot);
        };
        const forget = endOnExit(() => kill("SIGKILL"));
        const finish = () => {
          forget();
          for (const timer of timers) clearTimeout(timer);
          request.signal.removeEventListener("abort", cancel);
          if (process.platform !== "win32") kill("SIGKILL");
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
