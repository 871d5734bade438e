"use strict";
exports.id = 3203;
exports.ids = [3203,5645,3411];
exports.modules = {

/***/ 23203:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   refuse: () => (/* binding */ refuse)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42357);
/* harmony import */ var _job_conclude_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71431);
/* harmony import */ var _platform_git_find_documentation_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5645);
/* harmony import */ var _platform_host_host_environment_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(49711);
/* harmony import */ var _platform_process_process_setup_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(42492);
/* harmony import */ var _platform_secrets_redact_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(66577);
/* harmony import */ var _platform_terminal_color_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(28028);
/* harmony import */ var _platform_terminal_log_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(75389);
/* harmony import */ var _report_errors_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(59028);









/**
 * Prints the errors of a command that could not start: as text, and with `--json` also as one JSON value (except for
 * `render`). The arguments may be invalid themselves. Returns the exit code.
 */
async function refuse({ diagnostics }, argv, hostEnvironment) {
    const { stdio, environment } = hostEnvironment;
    const redact = (0,_platform_secrets_redact_js__WEBPACK_IMPORTED_MODULE_5__/* .createRedact */ .a)((0,_platform_host_host_environment_js__WEBPACK_IMPORTED_MODULE_3__/* .secretsOf */ .Fj)(environment));
    const color = (0,_platform_terminal_color_js__WEBPACK_IMPORTED_MODULE_7__/* .supportsColor */ .W)(stdio.errIsTerminal, environment);
    const log = (0,_platform_terminal_log_js__WEBPACK_IMPORTED_MODULE_6__/* .createLog */ .h)({ write: stdio.err, redact, runner: false, color });
    const documentation = await (0,_platform_git_find_documentation_js__WEBPACK_IMPORTED_MODULE_2__.findDocumentation)(hostEnvironment, (0,_platform_process_process_setup_js__WEBPACK_IMPORTED_MODULE_4__/* .plannedProcesses */ .EG)(hostEnvironment));
    for (const diagnostic of diagnostics)
        log.error((0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDiagnostic */ .xy)(diagnostic, documentation));
    // A program that reads the segments of a plan must not get another value.
    if (argv[0] === 'render')
        return (0,_job_conclude_js__WEBPACK_IMPORTED_MODULE_1__/* .exitCodeOf */ .FO)('config-error');
    const end = argv.indexOf('--');
    if (argv.slice(0, end < 0 ? argv.length : end).includes('--json')) {
        stdio.out(`${JSON.stringify((0,_report_errors_js__WEBPACK_IMPORTED_MODULE_8__/* .refusalValue */ .s)(diagnostics, redact), null, 2)}\n`);
    }
    return (0,_job_conclude_js__WEBPACK_IMPORTED_MODULE_1__/* .exitCodeOf */ .FO)('config-error');
}


/***/ }),

/***/ 5645:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   findDocumentation: () => (/* binding */ findDocumentation)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var node_url__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73136);
/* harmony import */ var node_url__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(node_url__WEBPACK_IMPORTED_MODULE_2__);
/* harmony import */ var _host_host_environment_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(49711);
/* harmony import */ var _released_action_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(26629);





/**
 * The address of the folder docs/ of the running version: in the repository of the action or of the clone that the
 * program is in, else that of the folder on this machine. `null` if there is none.
 */
async function findDocumentation({ environment, program }, setup) {
    const ofAction = (0,_host_host_environment_js__WEBPACK_IMPORTED_MODULE_3__/* .documentationOfAction */ .GZ)(environment);
    if (ofAction !== null)
        return ofAction;
    const clone = await (0,_released_action_js__WEBPACK_IMPORTED_MODULE_4__/* .findReleasedAction */ .n)(setup, program);
    if (clone !== null)
        return `https://github.com/${clone.repository}/blob/${clone.commit}/docs`;
    const root = (0,_released_action_js__WEBPACK_IMPORTED_MODULE_4__/* .rootOf */ .I)(program);
    return root !== null && (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, 'docs', 'errors.md')) ? (0,node_url__WEBPACK_IMPORTED_MODULE_2__.pathToFileURL)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, 'docs')).href : null;
}


/***/ }),

/***/ 26629:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ rootOf),
/* harmony export */   n: () => (/* binding */ findReleasedAction)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _process_run_process_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43411);



/** `program` is the path of the running file. `null` if it is not in a clone of its repository on GitHub. Asks no server. */
async function findReleasedAction(setup, program) {
    const root = rootOf(program);
    if (root === null)
        return null;
    const git = async (...args) => {
        const { stdoutBytes, exitCode } = await (0,_process_run_process_js__WEBPACK_IMPORTED_MODULE_2__.runProcess)(setup, {
            argv: ['git', ...args],
            cwd: root,
            timeoutMs: 10_000,
            maxOutputBytes: 1_000_000,
            signal: new AbortController().signal,
        });
        return exitCode === 0 ? stdoutBytes.toString('utf8').trim() : '';
    };
    // A package in node_modules is in the repository of its user.
    const [top, head = ''] = (await git('rev-parse', '--show-prefix', '--show-toplevel', 'HEAD')).split('\n');
    if (top !== root)
        return null;
    const origin = await git('config', '--get', 'remote.origin.url');
    const [, repository] = /^(?:https:\/\/(?:[^@/]*@)?github\.com\/|(?:ssh:\/\/)?git@github\.com[:/])([\w.-]+\/[\w.-]+?)(?:\.git)?\/?$/.exec(origin) ?? [];
    if (repository === undefined)
        return null;
    const format = '--format=%(refname:strip=2) %(objectname) %(*objectname)';
    const tags = await git('for-each-ref', '--sort=-version:refname', format, 'refs/tags/v*');
    const newest = tags.split('\n').find((line) => /^v\d+\.\d+\.\d+ /.test(line));
    const [tag = '', object = '', commit = ''] = (newest ?? '').split(' ');
    return { repository, commit: head, release: tag === '' ? null : { tag, commit: commit === '' ? object : commit } };
}
/** The directory above `dist/`, in which the program is. */
function rootOf(program) {
    try {
        return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(program)), '..');
    }
    catch {
        return null;
    }
}


/***/ }),

/***/ 43411:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  endOnExit: () => (/* binding */ endOnExit),
  endRunning: () => (/* binding */ endRunning),
  enter: () => (/* binding */ enter),
  killGraceMs: () => (/* binding */ killGraceMs),
  killerOf: () => (/* binding */ killerOf),
  runProcess: () => (/* binding */ runProcess),
  startProcess: () => (/* binding */ startProcess)
});

// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
// EXTERNAL MODULE: external "node:events"
var external_node_events_ = __webpack_require__(78474);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./node_modules/execa/index.js + 131 modules
var execa = __webpack_require__(16993);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(42357);
// EXTERNAL MODULE: ./lib/platform/process/mark-errors.js
var mark_errors = __webpack_require__(40019);
// EXTERNAL MODULE: ./lib/platform/process/output-buffer.js
var output_buffer = __webpack_require__(7434);
;// CONCATENATED MODULE: ./lib/platform/process/collect-output.js


/** The maximum size of stderr by itself; the merged output has its own limit. */
const maxStderrBytes = 100_000;
/** Keeps the output of a process: both streams in the order of arrival, and each of them. */
function collectOutput(child, { maxOutputBytes: maxBytes, onOutput, marksErrors = false }) {
    const merged = (0,output_buffer/* createOutputBuffer */.Wl)(maxBytes);
    const stdout = (0,output_buffer/* createOutputBuffer */.Wl)(maxBytes);
    const stderr = (0,output_buffer/* createOutputBuffer */.Wl)(Math.min(maxBytes, maxStderrBytes));
    const mark = marksErrors ? (0,mark_errors/* createErrorMarker */.D)() : (chunk) => chunk;
    const decoders = ['stdout', 'stderr'].map((name) => {
        const whole = (0,output_buffer/* createWholeCharacters */.iS)();
        const add = (chunk) => merged.add(mark(chunk, name));
        child[name]?.on('data', (chunk) => add(whole.add(chunk)));
        child[name]?.on('error', () => undefined);
        return () => add(whole.end());
    });
    child.stdout?.on('data', (chunk) => {
        stdout.add(chunk);
        onOutput?.(chunk, 'stdout');
    });
    child.stderr?.on('data', (chunk) => {
        stderr.add(chunk);
        onOutput?.(chunk, 'stderr');
    });
    return () => {
        for (const end of decoders)
            end();
        return { merged: merged.take(), stdout: stdout.take(), stderr: stderr.take() };
    };
}

// EXTERNAL MODULE: ./lib/platform/process/homes.js
var process_homes = __webpack_require__(47996);
// EXTERNAL MODULE: ./lib/platform/process/program-path.js
var program_path = __webpack_require__(64666);
// EXTERNAL MODULE: ./lib/platform/process/step-variables.js
var step_variables = __webpack_require__(57616);
// EXTERNAL MODULE: ./lib/platform/process/types.js
var types = __webpack_require__(84509);
;// CONCATENATED MODULE: ./lib/platform/process/run-process.js











/** The time between SIGTERM and SIGKILL. */
const killGraceMs = 250;
/** The time for remaining output from a child that holds the pipe after the process has ended. */
const drainMs = 250;
/** The time to wait after SIGKILL: a process may be stuck in the kernel. */
const giveUpMs = 2_000;
const running = new Set();
let isExitHandled = false;
/**
 * Ends all running processes. Called when this process exits for any reason, so that even a crash leaves no command
 * running.
 */
function endRunning() {
    for (const kill of running)
        kill();
}
/** Ends a process when this one exits; the result unregisters it and returns whether this was the first time. */
function endOnExit(kill) {
    if (!isExitHandled)
        process.on('exit', endRunning);
    isExitHandled = true;
    running.add(kill);
    return () => running.delete(kill);
}
/**
 * Starts a program with execa, in a process group of its own. The events of the process are used instead of execa's
 * promise, which waits for pipes that a grandchild may keep open forever; the limits of time and output and the end of the
 * whole group are handled here, since execa ends only the child.
 */
function startProcess({ program, args, argv0, cwd, env }, hasInput) {
    return (0,execa/* execa */.Ho)(program, args, {
        ...(argv0 === undefined ? {} : { argv0 }),
        cwd,
        env,
        extendEnv: false,
        stdin: hasInput ? 'pipe' : 'ignore',
        buffer: false,
        reject: false,
        cleanup: false,
        detached: process.platform !== 'win32',
    });
}
/** Runs one program. Never rejects because of the process; no process of its group outlives it. */
async function runProcess(setup, request, sandbox = null) {
    const [name, ...args] = request.argv;
    const unstarted = { ...types/* notStarted */.D, stdoutBytes: Buffer.alloc(0) };
    const refuse = (startError) => ({ ...unstarted, startError });
    if (request.signal.aborted)
        return { ...unstarted, cancelled: true };
    const program = (0,program_path/* findExecutable */.oq)(name, setup.path);
    if (program === null)
        return refuse(`the program ${JSON.stringify(name)} was not found on the PATH of tools`);
    const entered = await enter(sandbox, { program, argv: [name, ...args] }, request, setup);
    if (typeof entered === 'string')
        return refuse(entered);
    const { confined, outside } = entered;
    let child;
    try {
        child = startProcess(confined ?? entered.plain, request.stdin !== undefined);
    }
    catch (error) {
        await entered.end();
        return refuse((0,errors/* messageOf */.bD)(error));
    }
    if (child.pid === undefined) {
        await entered.end();
        const { originalMessage = '' } = await child;
        return refuse(`${originalMessage} (in ${request.cwd})`);
    }
    const output = collectOutput(child, request);
    sendInput(child, request.stdin);
    const ended = await untilEnd(child, request, { systemRoot: setup.environment['SystemRoot'], confined });
    const inside = await entered.end(ended.exitCode);
    const startError = ended.startError ?? inside?.startError ?? null;
    if (startError !== null)
        return refuse(startError);
    const { merged, stdout, stderr } = output();
    return {
        ...ended,
        ...(inside === undefined ? {} : { exceeded: inside.exceeded, blocked: inside.blocked, unseen: inside.unseen }),
        ...(outside === null ? {} : { outside }),
        output: merged.bytes.toString('utf8'),
        stdoutBytes: stdout.bytes,
        stderr: stderr.bytes.toString('utf8'),
        droppedBytes: merged.droppedBytes,
    };
}
/** Chooses HOME and TMPDIR, and enters the sandbox if there is one. A text if the program may not run. */
async function enter(sandbox, { program, argv }, { cwd, env: added, needs = needsOfRepositoryCode, bridge, trust = trustOf(needs) }, setup) {
    const { environment, path, home: ownHome, homes } = setup;
    const ofCommand = await commandVariables(setup, trust, needs);
    const identity = ofCommand['GIT_CONFIG_GLOBAL'];
    const reads = [...needs.reads, ...(0,step_variables/* certificatePaths */.a)(environment), ...(identity === undefined ? [] : [identity])];
    const envIn = (home) => ({
        ...environment,
        PATH: path,
        HOME: trust === 'own' ? external_node_os_.devNull : ownHome,
        ...(home === undefined ? {} : (0,process_homes/* homeVariables */.N)(home)),
        ...ofCommand,
        ...added,
    });
    const open = (isConfined) => trust === 'own' ? undefined : homes?.open(trust, isConfined);
    let home = open(sandbox !== null);
    const leave = () => {
        if (home !== undefined)
            homes?.leave(home);
    };
    const shown = trust === 'own' ? null : home;
    const entered = await sandbox?.enter({
        program,
        argv,
        cwd,
        env: envIn(home),
        needs: { ...needs, reads },
        bridge,
        home: shown,
    });
    const isOutside = typeof entered === 'object' && entered !== null && 'outside' in entered;
    const confined = isOutside || typeof entered !== 'object' ? null : entered;
    if (confined === null)
        leave();
    if (typeof entered === 'string')
        return entered;
    if (confined === null)
        home = open(false);
    const [name = program, ...args] = argv;
    return {
        confined,
        plain: { program, args, argv0: name, cwd, env: envIn(home) },
        outside: isOutside ? entered.outside : null,
        end: async (exitCode) => {
            const ended = await confined?.end(exitCode);
            leave();
            return ended;
        },
    };
}
/** What commands of the model and of evaluations have in addition: hooks, servers and Sallyport itself do not. */
async function commandVariables({ passed, identityFile }, trust, { judgedByWords }) {
    if (!/^(?:repository|words|outside|evaluation)$/.test(trust))
        return {};
    const identity = await identityFile?.();
    return {
        ...(judgedByWords === true ? {} : passed),
        ...(identity === undefined ? {} : { GIT_CONFIG_GLOBAL: identity }),
    };
}
function trustOf({ leaves, judgedByWords }) {
    if (leaves !== null)
        return 'outside';
    return judgedByWords === true ? 'words' : 'repository';
}
const needsOfRepositoryCode = {
    writes: null,
    reads: [],
    changesGit: false,
    network: { allow: [], deny: [] },
    leaves: null,
};
function sendInput(child, text) {
    // A process may end without reading its input, which breaks the pipe.
    child.stdin?.on('error', () => undefined).end(text);
}
function isRunning({ exitCode, signalCode }) {
    return exitCode === null && signalCode === null;
}
/** Sends signals to a process and to everything that it has started. */
function killerOf(child, { systemRoot, confined }) {
    return (signal) => {
        // The launcher ends everything of the call, also what is in no group; it must not be ended first.
        if (signal === 'SIGKILL' && confined !== null && isRunning(child))
            confined.kill();
        else if (child.pid !== undefined)
            killTree(child.pid, signal, systemRoot);
    };
}
/**
 * Sends a signal to a process and all its descendants. On POSIX, the child leads its own process group, which gets the
 * signal even after the child has ended; a process that started a new session is not reached. On Windows there are no
 * process groups: taskkill ends the tree for either signal.
 */
function killTree(pid, signal, systemRoot) {
    if (process.platform === 'win32') {
        const program = (0,external_node_path_.join)(systemRoot ?? 'C:\\Windows', 'System32', 'taskkill.exe');
        (0,external_node_child_process_.spawn)(program, ['/pid', String(pid), '/T', '/F'], { stdio: 'ignore', windowsHide: true }).on('error', () => {
            process.kill(pid, 'SIGKILL');
        });
        return;
    }
    try {
        process.kill(-pid, signal);
    }
    catch (error) {
        const { code } = error;
        // ESRCH: no process is left. EPERM: only processes that changed their user are left.
        if (code !== 'ESRCH' && code !== 'EPERM')
            throw error;
    }
}
function untilEnd(child, request, ending) {
    return new Promise((resolve) => {
        const state = { exitCode: null, signal: null, timedOut: false, cancelled: false, startError: null };
        const timers = new Set();
        const after = (ms, action) => void timers.add(setTimeout(action, ms));
        const kill = killerOf(child, ending);
        const forget = endOnExit(() => kill('SIGKILL'));
        const finish = () => {
            if (!forget())
                return;
            for (const timer of timers)
                clearTimeout(timer);
            request.signal.removeEventListener('abort', cancel);
            // POSIX only: on Windows, the pid may have been reused.
            if (process.platform !== 'win32' && child.pid !== undefined)
                killTree(child.pid, 'SIGKILL', ending.systemRoot);
            child.stdout?.destroy();
            child.stderr?.destroy();
            child.unref();
            resolve(state);
        };
        const stop = (why) => {
            if (state.timedOut || state.cancelled)
                return;
            state[why] = true;
            kill('SIGTERM');
            after(killGraceMs, () => kill('SIGKILL'));
            after(killGraceMs + giveUpMs, finish);
        };
        const cancel = () => stop('cancelled');
        after(request.timeoutMs, () => stop('timedOut'));
        // Jobs of a batch share a signal, so many listeners are not a leak.
        (0,external_node_events_.setMaxListeners)(0, request.signal);
        request.signal.addEventListener('abort', cancel, { once: true });
        child.on('error', (error) => {
            if (child.pid === undefined)
                state.startError = `${error.message} (in ${request.cwd})`;
            finish();
        });
        child.on('exit', (code, signal) => {
            Object.assign(state, { exitCode: code, signal });
            // If this process was busy, the time may be over before it reads what is in the pipes: timers come first.
            after(drainMs, () => void setImmediate(finish));
        });
        child.on('close', finish);
    });
}


/***/ }),

/***/ 59028:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ codeOf),
/* harmony export */   s: () => (/* binding */ refusalValue)
/* harmony export */ });
/** The `--json` output of a run that could not start. */
function refusalValue(diagnostics, redact) {
    return {
        conclusion: 'config-error',
        code: codeOf(diagnostics),
        errors: diagnostics.map((diagnostic) => redactedDiagnostic(diagnostic, redact)),
    };
}
/** Of the first error. */
const codeOf = ([diagnostic]) => diagnostic?.code ?? 'setting-invalid';
function redactedDiagnostic(diagnostic, redact) {
    return Object.fromEntries(Object.entries(diagnostic).map(([name, value]) => [
        name,
        name === 'code' ? value : redact(value),
    ]));
}


/***/ })

};
;