"use strict";
exports.id = 1536;
exports.ids = [1536];
exports.modules = {

/***/ 1536:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   inputsOf: () => (/* binding */ inputsOf),
/* harmony export */   startAction: () => (/* binding */ startAction)
/* harmony export */ });
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48161);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_os__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _app_run_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(93767);
/* harmony import */ var _platform_host_host_environment_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(49711);
/* harmony import */ var _platform_host_stdio_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(89076);
/* harmony import */ var _platform_process_last_resort_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(64450);
/* harmony import */ var _platform_secrets_environment_block_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7109);






/** The workflow's entry: reads inputs and environment, runs one job, sets outputs, summary and exit code. */
async function startAction() {
    try {
        await begin();
    }
    catch (error) {
        process.exitCode = (0,_platform_process_last_resort_js__WEBPACK_IMPORTED_MODULE_4__/* .endForMachineProblem */ .v)(error, (0,_platform_host_stdio_js__WEBPACK_IMPORTED_MODULE_3__/* .processStdio */ .D2)());
    }
}
async function begin() {
    const environment = (0,_platform_secrets_environment_block_js__WEBPACK_IMPORTED_MODULE_5__/* .takeEnvironment */ .x)(process.env);
    const stdio = (0,_platform_host_stdio_js__WEBPACK_IMPORTED_MODULE_3__/* .processStdio */ .D2)();
    const hostEnvironment = {
        environment,
        directory: environment['GITHUB_WORKSPACE'] ?? (0,_platform_process_last_resort_js__WEBPACK_IMPORTED_MODULE_4__/* .startDirectory */ .s)(),
        home: (0,node_os__WEBPACK_IMPORTED_MODULE_0__.homedir)(),
        program: process.argv[1] ?? '',
        temporary: environment['RUNNER_TEMP'] ?? (0,node_os__WEBPACK_IMPORTED_MODULE_0__.tmpdir)(),
        stdio,
        onRunner: true,
        signal: (0,_platform_host_host_environment_js__WEBPACK_IMPORTED_MODULE_2__/* .processSignal */ .yj)(stdio),
    };
    const outcome = await (0,_app_run_js__WEBPACK_IMPORTED_MODULE_1__/* .run */ .eF)({
        settings: inputsOf(environment),
        hostEnvironment,
        writeSummary: environment['GITHUB_STEP_SUMMARY'] === undefined ? null : writeSummary,
        setOutputs,
    });
    await setOutputs(outcome.outputs);
    process.exitCode = outcome.exitCode;
}
/** Of outputs that are set again, the last value counts. */
async function setOutputs(outputs) {
    const { setOutput } = await Promise.all(/* import() */[__webpack_require__.e(4119), __webpack_require__.e(6421)]).then(__webpack_require__.bind(__webpack_require__, 96421));
    for (const [name, value] of Object.entries(outputs))
        setOutput(name, value);
}
/** The toolkit brings an HTTP stack along; it is loaded only when the work is done. */
async function writeSummary(markdown) {
    const { summary } = await Promise.all(/* import() */[__webpack_require__.e(4119), __webpack_require__.e(6421)]).then(__webpack_require__.bind(__webpack_require__, 96421));
    await summary
        .emptyBuffer()
        .addRaw(markdown, markdown !== '')
        .write({ overwrite: true });
}
/** Inputs as the runner passes them; an empty one counts as not given. Unknown ones are the settings' to refuse. */
function inputsOf(environment) {
    return Object.entries(environment).flatMap(([variable, value]) => {
        if (!variable.startsWith('INPUT_') || value === undefined || value.trim() === '')
            return [];
        const name = variable.slice('INPUT_'.length).toLowerCase();
        return [{ name, value, location: `input ${name}` }];
    });
}


/***/ }),

/***/ 89076:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D2: () => (/* binding */ processStdio)
/* harmony export */ });
/* unused harmony exports droppingWriter, readAll */
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42357);
/* harmony import */ var _machine_problem_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14694);
/** Standard streams as values that the entry points pass on. */


/**
 * The streams of this process. Output for a closed reader (`| head`, a closed terminal) is dropped: the job continues
 * and ends with its own exit code.
 */
function processStdio() {
    let isReading = false;
    return {
        // Each stream is created at its first use: most runs write to standard output only at their end.
        out: late(() => droppingWriter(process.stdout, (error) => outputLost(error, process.stderr))),
        // A failure of standard error cannot be reported anywhere.
        err: late(() => droppingWriter(process.stderr, () => undefined)),
        async readInput(maxBytes) {
            isReading = true;
            const input = await readAll(process.stdin, maxBytes);
            isReading = false;
            return input;
        },
        async *inputChunks() {
            isReading = true;
            process.stdin.setEncoding('utf8');
            yield* process.stdin;
            isReading = false;
        },
        isReading: () => isReading,
        get errIsTerminal() {
            return process.stderr.isTTY;
        },
        get outIsTerminal() {
            return process.stdout.isTTY;
        },
    };
}
function late(make) {
    let write = null;
    return (text) => {
        write ??= make();
        write(text);
    };
}
/** Error codes for a closed reader: a pipe, a terminal. */
const readerGone = ['EPIPE', 'EIO', 'ECONNRESET'];
/** A result that could not be written must not look like a success. */
function outputLost(error, talk) {
    talk.write(`The output could not be written: ${(0,_machine_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .machineProblem */ .h)(error)?.text ?? error.message}.\n`);
    process.on('exit', () => {
        if (process.exitCode === undefined || process.exitCode === 0)
            process.exitCode = 1;
    });
}
/** Writes until the reader is closed or the stream fails in another way (a full disk), which is reported once. */
function droppingWriter(stream, onLost) {
    let isGone = false;
    stream.on('error', (error) => {
        if (!isGone && !readerGone.includes(error.code ?? ''))
            onLost(error);
        isGone = true;
    });
    return (text) => {
        if (!isGone)
            stream.write(text);
    };
}
/** Rejects with UserError `prompt-unreadable` as soon as more than `maxBytes` were read. */
async function readAll(input, maxBytes) {
    const chunks = [];
    let bytes = 0;
    for await (const chunk of input) {
        bytes += chunk.length;
        if (bytes > maxBytes) {
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo({
                code: 'prompt-unreadable',
                location: 'stdin',
                message: `the prompt is larger than the limit of ${String(maxBytes)} bytes`,
                hint: 'shorten it, and insert long texts with @{path}',
            });
        }
        chunks.push(chunk);
    }
    return Buffer.concat(chunks);
}


/***/ }),

/***/ 64450:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ startDirectory),
/* harmony export */   v: () => (/* binding */ endForMachineProblem)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42357);
/* harmony import */ var _host_machine_problem_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14694);


/** The working directory of the process. Throws UserError `directory-missing` if it was deleted. */
function startDirectory() {
    try {
        return process.cwd();
    }
    catch {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo({
            code: 'directory-missing',
            location: 'working directory',
            message: 'the working directory no longer exists',
            hint: 'change to an existing directory',
        });
    }
}
/**
 * Reports why a run could not even load its normal error handling; depends on few other files. Returns the exit code;
 * rethrows a bug.
 */
function endForMachineProblem(error, { err }) {
    if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo) {
        err(`${error.diagnostics.map((diagnostic) => (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDiagnostic */ .xy)(diagnostic)).join('\n')}\n`);
        return 2;
    }
    const diagnostic = (0,_host_machine_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .machineProblem */ .h)(error);
    if (diagnostic === null)
        throw error;
    err(`The run could not continue: ${diagnostic.text}.\n  hint: ${diagnostic.hint}\n`);
    return 1;
}


/***/ }),

/***/ 7109:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ takeEnvironment)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _host_host_environment_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(49711);


/** Action inputs, and the credentials and addresses that a runner passes to actions. */
const credentials = /^(?:INPUT_|ACTIONS_(?:ID_TOKEN|RUNTIME|CACHE|RESULTS)_)/i;
/**
 * Variables that are not secret and that other programs read from a process: a runner finds leftover processes by the
 * last one.
 */
const publicNames = /^(?:PATH|HOME|USER|LOGNAME|SHELL|PWD|LANG|LANGUAGE|LC_[A-Z]+|TZ|TERM|CI|RUNNER_TRACKING_ID)$/;
/**
 * Removes the secrets from the environment of this process and returns the original environment. Keys, tokens and
 * inputs are removed from `variables`, the environment as seen by Node.js. On Linux, the values from the start of the
 * process are also overwritten, except for a few public ones: every process of the same user can read this memory in
 * /proc/PID/environ, whatever is removed later.
 */
function takeEnvironment(variables) {
    const loaded = { ...variables };
    const overwritten = Object.keys(loaded).filter((name) => !publicNames.test(name));
    for (const name of overwritten) {
        if (credentials.test(name) || (0,_host_host_environment_js__WEBPACK_IMPORTED_MODULE_1__/* .isSecretName */ .eh)(name))
            Reflect.deleteProperty(variables, name);
        // Setting a variable again gives it new memory, so libraries can still read it after the block is overwritten.
        else
            variables[name] = loaded[name];
    }
    if (process.platform === 'linux')
        overwriteBlock();
    return loaded;
}
/** Overwrites the environment block; leaves it unchanged if the kernel does not allow it (seccomp, no /proc). */
function overwriteBlock() {
    try {
        const [start, end] = blockOf((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)('/proc/self/stat', 'latin1'));
        const memory = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)('/proc/self/mem', 'r+');
        try {
            const block = Buffer.alloc(end - start);
            const length = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(memory, block, 0, block.length, start);
            wipeValues(block.subarray(0, length));
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeSync)(memory, block, 0, length, start);
        }
        finally {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(memory);
        }
    }
    catch {
        return;
    }
}
/** `env_start` and `env_end`, fields 50 and 51 of proc_pid_stat(5). The second field, a name, may contain anything. */
function blockOf(stat) {
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return [Number(fields[47]), Number(fields[48])];
}
function wipeValues(block) {
    for (let at = 0; at < block.length;) {
        const next = block.indexOf(0, at);
        const end = next < 0 ? block.length : next;
        const equals = block.indexOf('=', at);
        const value = equals < 0 || equals > end ? at : equals + 1;
        if (!publicNames.test(block.toString('latin1', at, Math.max(at, value - 1))))
            block.fill(0, value, end);
        at = end + 1;
    }
}


/***/ })

};
;