"use strict";
exports.id = 6013;
exports.ids = [6013];
exports.modules = {

/***/ 16013:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  requireNode: () => (/* binding */ requireNode),
  runCommand: () => (/* binding */ runCommand),
  startCli: () => (/* binding */ startCli)
});

// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: ./lib/app/run.js + 4 modules
var run = __webpack_require__(93767);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(42357);
;// CONCATENATED MODULE: ./lib/commands/batch.js

/** The settings in the operands of `batch`: `FILE`, `plan FILE` or `merge DIR…`. Throws UserError `argument-invalid`. */
function batchSettingsOf(operands, { out, plan }) {
    const [operand, ...others] = operands;
    const setting = (name, value, location = name) => ({ name, value, location });
    const outAs = (name) => (out === undefined ? [] : [setting(name, out, '--out')]);
    if (operand === 'merge') {
        if (others.length === 0)
            throw wrongOperands(operands, 'write: sallyport batch merge DIR…');
        return [setting('batch-step', 'merge'), setting('merge-from', others, 'DIR…'), ...outAs('state')];
    }
    const isPlan = operand === 'plan';
    const [file, ...more] = isPlan ? others : operands;
    if (file === undefined || more.length > 0) {
        const meant = isPlan ? null : (0,errors/* didYouMean */.au)(file ?? '', ['plan', 'merge']);
        throw wrongOperands(operands, meant ?? `write: sallyport batch ${isPlan ? 'plan ' : ''}FILE`);
    }
    if (isPlan && plan !== undefined)
        throw wrongOperands(['--plan', plan], 'use --out for the file with the new plan');
    if (isPlan)
        return [setting('batch-step', 'plan'), setting('batch', file, 'FILE'), ...outAs('plan')];
    if (out !== undefined)
        throw wrongOperands(['--out', out], 'use --out with batch plan or batch merge');
    return [setting('batch', file, 'FILE')];
}
function wrongOperands(operands, hint) {
    return new errors/* UserError */.yo({
        code: 'argument-invalid',
        location: 'batch',
        message: 'batch takes one batch file, or the word plan or merge before its operands',
        ...(operands.length === 0 ? {} : { found: operands.join(' ') }),
        hint,
    });
}

// EXTERNAL MODULE: ./lib/commands/help.js
var help = __webpack_require__(23720);
// EXTERNAL MODULE: ./lib/commands/parse.js
var parse = __webpack_require__(7436);
// EXTERNAL MODULE: ./lib/platform/host/host-environment.js
var host_environment = __webpack_require__(49711);
// EXTERNAL MODULE: ./lib/platform/host/stdio.js
var host_stdio = __webpack_require__(89076);
// EXTERNAL MODULE: ./lib/platform/process/last-resort.js
var last_resort = __webpack_require__(64450);
// EXTERNAL MODULE: ./lib/platform/secrets/environment-block.js
var environment_block = __webpack_require__(7109);
// EXTERNAL MODULE: ./lib/version.js
var version = __webpack_require__(17992);
;// CONCATENATED MODULE: ./lib/cli.js











/** The terminal's entry: reads arguments and environment, runs one command, sets the exit code. */
async function startCli() {
    try {
        requireNode(process.versions.node);
        await begin();
    }
    catch (error) {
        process.exitCode = (0,last_resort/* endForMachineProblem */.v)(error, (0,host_stdio/* processStdio */.D2)());
    }
}
/** Throws UserError `machine-unsuitable`: an older Node fails over a function that it does not have. */
function requireNode(found) {
    if ((0,version/* isAtLeast */.du)(found, version/* oldestNode */.YI))
        return;
    throw new errors/* UserError */.yo({
        code: 'machine-unsuitable',
        location: 'node',
        message: `Node ${found} is too old`,
        hint: `install Node ${version/* oldestNode */.YI} or newer`,
    });
}
async function begin() {
    const environment = (0,environment_block/* takeEnvironment */.x)(process.env);
    const stdio = (0,host_stdio/* processStdio */.D2)();
    const hostEnvironment = {
        environment,
        directory: (0,last_resort/* startDirectory */.s)(),
        home: (0,external_node_os_.homedir)(),
        program: process.argv[1] ?? '',
        temporary: environment['RUNNER_TEMP'] ?? (0,external_node_os_.tmpdir)(),
        stdio,
        onRunner: environment['GITHUB_ACTIONS'] === 'true',
        signal: (0,host_environment/* processSignal */.yj)(stdio),
    };
    process.exitCode = await runCommand(process.argv.slice(2), hostEnvironment);
}
/** Runs the command of these arguments and returns its exit code. */
async function runCommand(args, hostEnvironment) {
    try {
        return await dispatch(args, hostEnvironment);
    }
    catch (error) {
        (0,errors/* rethrowUnless */.ki)(error, errors/* UserError */.yo);
        const { refuse } = await Promise.all(/* import() */[__webpack_require__.e(6993), __webpack_require__.e(3203)]).then(__webpack_require__.bind(__webpack_require__, 23203));
        return await refuse(error, args, hostEnvironment);
    }
}
async function dispatch([name = '--help', ...rest], hostEnvironment) {
    const { stdio } = hostEnvironment;
    if (name === '--version' || name === '-V') {
        stdio.out(`${version/* version */.rE}\n`);
        return 0;
    }
    if (name === '--help' || name === '-h') {
        stdio.out((0,help/* programHelp */.a)(version/* version */.rE));
        return 0;
    }
    if (rest.includes('--help') || rest.includes('-h')) {
        stdio.out((0,help/* commandHelp */.b)((0,parse/* parseInvocation */.wG)(name, []).command));
        return 0;
    }
    // These report the problems of their arguments together with those of the prompt or the batch file.
    if (name === 'run' || (name === 'batch' && hasOperands((0,parse/* readInvocation */.rm)(name, rest))))
        return await runInvocation((0,parse/* readInvocation */.rm)(name, rest), hostEnvironment);
    if (name === 'render')
        return await (await Promise.all(/* import() */[__webpack_require__.e(4758), __webpack_require__.e(1418), __webpack_require__.e(341)]).then(__webpack_require__.bind(__webpack_require__, 24945))).render((0,parse/* readInvocation */.rm)(name, rest), hostEnvironment);
    const invocation = (0,parse/* parseInvocation */.wG)(name, rest);
    const handler = await handlers[invocation.command.name]?.();
    return handler === undefined
        ? await runInvocation(invocation, hostEnvironment)
        : await handler(invocation, hostEnvironment);
}
/** The commands that run no job; each is loaded when it is needed. */
const handlers = {
    explain: async () => (await Promise.all(/* import() */[__webpack_require__.e(8989), __webpack_require__.e(4758), __webpack_require__.e(3372), __webpack_require__.e(2729), __webpack_require__.e(8160)]).then(__webpack_require__.bind(__webpack_require__, 60506))).explain,
    lint: async () => (await Promise.all(/* import() */[__webpack_require__.e(6993), __webpack_require__.e(4758), __webpack_require__.e(3372), __webpack_require__.e(6927), __webpack_require__.e(206), __webpack_require__.e(1682)]).then(__webpack_require__.bind(__webpack_require__, 61682))).lint,
    test: async () => (await Promise.all(/* import() */[__webpack_require__.e(8989), __webpack_require__.e(4758), __webpack_require__.e(3372), __webpack_require__.e(2729), __webpack_require__.e(2938)]).then(__webpack_require__.bind(__webpack_require__, 96072))).testRules,
    learn: async () => (await __webpack_require__.e(/* import() */ 5807).then(__webpack_require__.bind(__webpack_require__, 45807))).learnCommand,
    migrate: async () => (await __webpack_require__.e(/* import() */ 5676).then(__webpack_require__.bind(__webpack_require__, 85676))).migrateCommand,
    report: async () => (await Promise.all(/* import() */[__webpack_require__.e(7341), __webpack_require__.e(2516), __webpack_require__.e(8476), __webpack_require__.e(1422)]).then(__webpack_require__.bind(__webpack_require__, 11422))).report,
    commands: async () => (await Promise.all(/* import() */[__webpack_require__.e(4758), __webpack_require__.e(5027), __webpack_require__.e(4277), __webpack_require__.e(9893)]).then(__webpack_require__.bind(__webpack_require__, 32481))).listCommands,
    help: async () => (await Promise.all(/* import() */[__webpack_require__.e(4758), __webpack_require__.e(5027), __webpack_require__.e(4277), __webpack_require__.e(757)]).then(__webpack_require__.bind(__webpack_require__, 5137))).showHelp,
    doctor: async () => (await Promise.all(/* import() */[__webpack_require__.e(6993), __webpack_require__.e(4758), __webpack_require__.e(3372), __webpack_require__.e(5027), __webpack_require__.e(4277), __webpack_require__.e(2006), __webpack_require__.e(206), __webpack_require__.e(4676)]).then(__webpack_require__.bind(__webpack_require__, 84676))).doctor,
    mcp: async () => (await Promise.all(/* import() */[__webpack_require__.e(6993), __webpack_require__.e(8105), __webpack_require__.e(9453), __webpack_require__.e(4758), __webpack_require__.e(3372), __webpack_require__.e(8949), __webpack_require__.e(4535), __webpack_require__.e(5359)]).then(__webpack_require__.bind(__webpack_require__, 16727))).mcpCommand,
    init: async () => (await Promise.all(/* import() */[__webpack_require__.e(6993), __webpack_require__.e(5027), __webpack_require__.e(4277), __webpack_require__.e(3113)]).then(__webpack_require__.bind(__webpack_require__, 73113))).runInit,
    completion: async () => (await __webpack_require__.e(/* import() */ 2641).then(__webpack_require__.bind(__webpack_require__, 72641))).completion,
};
/** Unknown flags can take the operands with them. */
const hasOperands = ({ problems, operands }) => problems.length === 0 || operands.length > 0;
async function runInvocation(invocation, hostEnvironment) {
    const eventPath = (0,parse/* textFlag */.gx)(invocation, 'event');
    const environment = eventPath === undefined
        ? hostEnvironment.environment
        : { ...hostEnvironment.environment, GITHUB_EVENT_PATH: eventPath };
    const outcome = await (0,run/* run */.eF)({
        settings: [...operandsOf(invocation), ...(0,parse/* settingsOf */.f5)(invocation), ...tokenOf(hostEnvironment)],
        problems: invocation.problems,
        hostEnvironment: { ...hostEnvironment, environment },
        writeSummary: null,
        setOutputs: null,
    });
    const { stdio } = hostEnvironment;
    if ((0,parse/* isSwitchedOn */.JG)(invocation, 'json'))
        await printJson(outcome, hostEnvironment);
    else if (outcome.text !== '')
        stdio.out(`${outcome.text}\n`);
    return outcome.exitCode;
}
/** The operand of `run` is a prompt file, or `-` for standard input; that of `post` what is posted. */
function operandsOf(invocation) {
    const { command, operands } = invocation;
    const [operand] = operands;
    if (command.name === 'batch') {
        const [out, plan] = [(0,parse/* textFlag */.gx)(invocation, 'out'), (0,parse/* textFlag */.gx)(invocation, 'plan')];
        return batchSettingsOf(operands, { out, plan });
    }
    if (command.name === 'post')
        return [{ name: 'post', value: operand ?? '', location: operand ?? 'HANDOFF_FILE' }];
    return operand === undefined ? [] : [{ name: 'prompt-file', value: operand, location: operand }];
}
function tokenOf({ environment }) {
    const value = environment['GITHUB_TOKEN'];
    return value === undefined || value === '' ? [] : [{ name: 'github-token', value, location: 'GITHUB_TOKEN' }];
}
async function printJson({ value, valuePath }, { stdio, onRunner }) {
    // On a runner `##[` acts anywhere in a line; in JSON a bracket can be written otherwise.
    const safe = (text) => (onRunner ? text.replaceAll('##[', String.raw `##\u005b`) : text);
    if (valuePath === undefined) {
        stdio.out(`${safe(JSON.stringify(value, null, 2))}\n`);
        return;
    }
    const { linesOfFile } = await __webpack_require__.e(/* import() */ 9906).then(__webpack_require__.bind(__webpack_require__, 9906));
    for await (const line of linesOfFile(valuePath))
        stdio.out(`${safe(line)}\n`);
}


/***/ }),

/***/ 22268:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  P: () => (/* binding */ commands)
});

// EXTERNAL MODULE: ./lib/settings/table.js + 17 modules
var table = __webpack_require__(67805);
;// CONCATENATED MODULE: ./lib/commands/setting-flags.js

/** The flags of these settings, from the table; those without a flag are left out. */
function settingFlags(...names) {
    return names.flatMap((name) => {
        const { flag, default: fallback } = table/* settingsTable */.uG[name];
        if (flag === undefined)
            return [];
        const shown = flag.value === undefined ? '' : defaultText(fallback);
        return [{ name, ...flag, text: `${flag.text}${shown === '' ? '' : ` (default: ${shown})`}`, setting: name }];
    });
}
function defaultText(value) {
    if (Array.isArray(value))
        return value.map(defaultText).join(', ');
    return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}
/** Every setting that has a flag. */
const allSettingFlags = settingFlags(...table/* settingNames */.H$);

;// CONCATENATED MODULE: ./lib/commands/flags.js
/** The command line as data: the parser, the help and the tables in docs/ are made from it. */

const json = { name: 'json', text: 'print one JSON value' };
const context = [...settingFlags('config', 'working-directory'), json];
const rules = settingFlags('allow', 'ask', 'deny', 'protected-paths', 'mode', 'read-only-commands');
/** A batch file has these for each of its jobs, and publishes one result for all of them. */
const ofOneJob = [
    'resume',
    ...['prompt', 'prompt-file', 'prompt-format', 'command', 'args', 'vars', 'output-schema'],
    ...['transcript', 'record', 'worktree', 'publish', 'comment-key', 'comment-mode', 'progress', 'reaction'],
];
/** In the order of the help. */
const commands = [
    {
        name: 'run',
        operands: '[PROMPT_FILE | -]',
        maxOperands: 1,
        text: 'run one job and print its final text',
        flags: [
            ...allSettingFlags,
            { name: 'event', value: 'FILE', text: 'event file that started the run (default: GITHUB_EVENT_PATH)' },
            json,
        ],
    },
    {
        name: 'batch',
        operands: 'FILE | plan FILE | merge DIR…',
        maxOperands: Number.POSITIVE_INFINITY,
        text: 'run the jobs of a batch file, or plan them for several machines, or merge the results',
        flags: [
            {
                name: 'state',
                value: 'DIR',
                text: 'where finished jobs are stored (default: .sallyport/state/NAME)',
                setting: 'state',
            },
            {
                name: 'state-storage',
                value: 'WHERE',
                text: 'where the state is between runs: dir, branch, artifact or cache (default: dir)',
                setting: 'state-storage',
            },
            {
                name: 'state-branch',
                value: 'BRANCH',
                text: 'with --state-storage branch: the branch (default: sallyport/state/NAME)',
                setting: 'state-branch',
            },
            { name: 'concurrency', value: 'N', text: 'number of jobs that run at the same time', setting: 'concurrency' },
            {
                name: 'plan',
                value: 'FILE',
                text: 'run the jobs of this frozen plan; merge: the plan of the parts',
                setting: 'plan',
            },
            { name: 'shard', value: 'I/N', text: 'run one part: I/N, or auto', setting: 'shard' },
            {
                name: 'resume',
                text: 'continue the last run: jobs that failed in it are not run again',
                setting: 'resume-batch',
            },
            { name: 'retry-failed', text: 'run failed and parked jobs again', setting: 'retry-failed' },
            { name: 'rescore', text: 'evaluate stored answers again, without asking the model', setting: 'rescore' },
            { name: 'shards', value: 'N', text: 'plan: number of shards', setting: 'shards' },
            {
                name: 'out',
                value: 'PATH',
                text: 'plan: the file for the frozen plan; merge: the directory for the merged state',
            },
            {
                name: 'batch',
                value: 'FILE',
                text: 'merge: the batch file, to open the pull requests of its jobs',
                setting: 'batch',
            },
            {
                name: 'compare-with',
                value: 'PATH',
                text: 'with --html-report: mark what is new and fixed since this state directory or result.json',
                setting: 'compare-with',
            },
            ...allSettingFlags.filter(({ setting }) => setting !== undefined && !ofOneJob.includes(setting)),
            json,
        ],
    },
    {
        name: 'render',
        operands: '[PROMPT_FILE | NAME | -]',
        maxOperands: 1,
        text: 'print the prompt as the model would receive it',
        flags: [
            ...settingFlags('command', 'prompt-format', 'args', 'vars'),
            ...rules,
            ...settingFlags('missing-files', 'failed-commands', 'command-timeout-seconds', 'sandbox', 'plugin-directories'),
            { name: 'plan', text: 'run nothing: list what would be read and run, with each decision' },
            { name: 'parts', text: 'print each part with its source, and what precedes the prompt' },
            ...context,
        ],
    },
    {
        name: 'explain',
        operands: '[COMMAND]',
        maxOperands: 1,
        text: 'show how a call is evaluated, and why; run nothing',
        flags: [
            { name: 'tool', value: 'T', text: 'a tool other than Bash' },
            { name: 'input', value: 'JSON', text: 'the input of that tool' },
            ...rules,
            { name: 'jsonl', text: 'evaluate each line of stdin, such as {"command":"ls","allow":["Bash(ls)"]}' },
            ...context,
        ],
    },
    {
        name: 'lint',
        operands: '[RULE…]',
        maxOperands: Number.POSITIVE_INFINITY,
        text: 'report rules that allow more than they appear to, or never match (exit code 1 if there are any)',
        flags: [...settingFlags('allow', 'ask', 'deny', 'protected-paths', 'plugin-directories'), ...context],
    },
    {
        name: 'test',
        operands: 'FILE…',
        maxOperands: Number.POSITIVE_INFINITY,
        text: 'check that calls are decided as tables of cases expect; run nothing (exit code 1 if one differs)',
        flags: [...rules, ...context],
    },
    {
        name: 'learn',
        operands: 'TRANSCRIPT…',
        maxOperands: Number.POSITIVE_INFINITY,
        text: 'print the smallest allow list that would have permitted the refused calls',
        flags: [json],
    },
    {
        name: 'migrate',
        operands: 'FILE…',
        maxOperands: Number.POSITIVE_INFINITY,
        text: 'print rules that mean what the permissions of another product mean, or less; write nothing (exit code 1 if something forbidden has no rule)',
        flags: [json],
    },
    {
        name: 'report',
        operands: 'TRANSCRIPT | STATE_DIR',
        maxOperands: 1,
        text: 'show the calls of a run and who decided them, or the jobs of a batch, as text or as an HTML page',
        flags: [
            { name: 'html', value: 'FILE', text: 'write one self-contained page with every conversation' },
            { name: 'previous', value: 'PATH', text: 'mark what is new and fixed since this state directory or result.json' },
            {
                name: 'max-mb',
                value: 'N',
                text: 'maximum size of the page; conversations that do not fit are left out (default: 20)',
            },
            { name: 'markdown', text: 'print Markdown' },
            json,
        ],
    },
    {
        name: 'commands',
        operands: '',
        maxOperands: 0,
        text: 'list the commands and skills found, their sources, and which one takes precedence',
        flags: [...settingFlags('plugin-directories'), ...context],
    },
    {
        name: 'help',
        operands: '[COMMAND]',
        maxOperands: 1,
        text: 'show this help and the commands and skills that can be started, or the flags of one command',
        flags: settingFlags('config', 'working-directory'),
    },
    {
        name: 'post',
        operands: 'HANDOFF_FILE',
        maxOperands: 1,
        text: 'post the results of an unprivileged run to the pull request of a workflow_run event',
        flags: [
            { name: 'event', value: 'FILE', text: 'event file of the workflow_run (default: GITHUB_EVENT_PATH)' },
            ...settingFlags('comment-key', 'allow-links', 'dry-run'),
            json,
        ],
    },
    {
        name: 'doctor',
        operands: '',
        maxOperands: 0,
        text: 'report what is available here: Node, git, bash, keys, configuration, workflows, access of the token',
        flags: [{ name: 'strict', text: 'exit code 1 for warnings too' }, ...context],
    },
    {
        name: 'mcp',
        operands: 'pin',
        maxOperands: 1,
        text: 'start the configured MCP servers and write hashes of the descriptions of their tools to mcp.lock',
        flags: [
            { name: 'check', text: 'write nothing (exit code 1 if mcp.lock differs)' },
            ...settingFlags('mcp-config', 'sandbox', 'config', 'working-directory'),
        ],
    },
    {
        name: 'init',
        operands: '[review] [comment] [fix] [schedule] [triage] [ci] [forks] [batch] [nightly] [gitlab] [gitlab-batch]',
        maxOperands: Number.POSITIVE_INFINITY,
        text: 'write starter workflows and a starter configuration (default: review, comment, schedule, or gitlab if the origin is on GitLab); never overwrites a file',
        flags: [
            { name: 'model', value: 'P/ID', text: 'model of the workflows (default: anthropic/claude-sonnet-4-5)' },
            {
                name: 'action',
                value: 'OWNER/REPO[@REF]',
                text: 'how the workflows refer to this action (default: the repository and release of a clone, or OWNER/sallyport@v1)',
            },
            { name: 'cwd', value: 'DIR', text: 'root directory of the repository (default: .)' },
            { name: 'dry-run', text: 'print the files without writing them' },
            json,
        ],
    },
    {
        name: 'completion',
        operands: 'bash | zsh | fish',
        maxOperands: 1,
        text: 'print a script that completes commands and flags in this shell',
        flags: [],
    },
];


/***/ }),

/***/ 23720:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ programHelp),
/* harmony export */   b: () => (/* binding */ commandHelp)
/* harmony export */ });
/* harmony import */ var _flags_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22268);

/** The help of the program. */
function programHelp(version) {
    const width = Math.max(..._flags_js__WEBPACK_IMPORTED_MODULE_0__/* .commands */ .P.map((command) => command.name.length));
    return [
        `sallyport ${version} - runs a prompt through an AI agent behind a strict allowlist`,
        '',
        'usage: sallyport COMMAND [flags]',
        '',
        ..._flags_js__WEBPACK_IMPORTED_MODULE_0__/* .commands */ .P.map((command) => `  ${command.name.padEnd(width)}  ${command.text}`),
        '',
        '  --help, --version',
        '',
        'sallyport COMMAND --help shows the flags of a command.',
        'Exit codes: 0 success or skipped; 1 the job failed; 2 usage or configuration error;',
        '            3 a call was refused and on-denied is stop or fail, or a command of the prompt was refused;',
        '            4 budget or time limit reached; 130 cancelled.',
        '',
    ].join('\n');
}
/** The help of one command. */
function commandHelp(command) {
    const width = Math.max(...command.flags.map((flag) => usageOf(flag).length));
    return [
        `usage: sallyport ${command.name} ${command.operands}`.trimEnd(),
        '',
        command.text,
        '',
        ...command.flags.map((flag) => `  ${usageOf(flag).padEnd(width)}  ${flag.text}${flag.repeatable === true ? ' (may be repeated)' : ''}`),
        '',
    ].join('\n');
}
/** A flag with the name of its value. */
function usageOf(flag) {
    const name = flag.short === undefined ? `--${flag.name}` : `-${flag.short}, --${flag.name}`;
    return flag.value === undefined ? name : `${name} ${flag.value}`;
}


/***/ }),

/***/ 7436:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JG: () => (/* binding */ isSwitchedOn),
/* harmony export */   f5: () => (/* binding */ settingsOf),
/* harmony export */   gx: () => (/* binding */ textFlag),
/* harmony export */   rm: () => (/* binding */ readInvocation),
/* harmony export */   wG: () => (/* binding */ parseInvocation)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_util__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42357);
/* harmony import */ var _settings_parse_settings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(75078);
/* harmony import */ var _flags_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(22268);




/** Reads the arguments of one command. Throws UserError: `argument-invalid`, then the problems of the settings among them. */
function parseInvocation(name, argv) {
    const invocation = readInvocation(name, argv);
    if (invocation.problems.length === 0)
        return invocation;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo([...invocation.problems, ...(0,_settings_parse_settings_js__WEBPACK_IMPORTED_MODULE_2__/* .parseSettings */ .P)(settingsOf(invocation), 'inputs').diagnostics]);
}
/**
 * Reads the arguments of one command, for callers that report other problems together with those of the arguments. What
 * could be the value of an unknown flag is not an operand. Throws UserError only for an unknown command.
 */
function readInvocation(name, argv) {
    const command = _flags_js__WEBPACK_IMPORTED_MODULE_3__/* .commands */ .P.find((candidate) => candidate.name === name);
    if (command === undefined)
        throw unknownCommand(name);
    const { tokens } = (0,node_util__WEBPACK_IMPORTED_MODULE_0__.parseArgs)({
        args: [...argv],
        options: Object.fromEntries(command.flags.map((flag) => [
            flag.name,
            {
                type: flag.value === undefined ? 'boolean' : 'string',
                ...(flag.short !== undefined && { short: flag.short }),
            },
        ])),
        allowPositionals: true,
        strict: false,
        tokens: true,
    });
    const diagnostics = [];
    const operands = [];
    const values = new Map();
    let unknownAt = null;
    for (const token of tokens) {
        if (token.kind === 'positional' && token.index - 1 !== unknownAt)
            operands.push(token.value);
        if (token.kind !== 'option')
            continue;
        const flag = command.flags.find((candidate) => candidate.name === token.name);
        if (flag === undefined && token.value === undefined && !isSwitch(nearestFlag(command, token.rawName)))
            unknownAt = token.index;
        const diagnostic = flagDiagnostic(command, flag, {
            raw: token.rawName,
            value: token.value,
            seen: values.has(token.name),
        });
        if (diagnostic === null)
            values.set(token.name, [...(values.get(token.name) ?? []), token.value ?? true]);
        // The same mistake may be repeated for every rule of a long line.
        else if (!diagnostics.some(({ location, message }) => location === diagnostic.location && message === diagnostic.message))
            diagnostics.push(diagnostic);
    }
    if (operands.length <= command.maxOperands)
        return { command, operands, values, problems: diagnostics };
    // The value of an unknown flag may have several words.
    if (unknownAt === null)
        diagnostics.push(tooMany(command, operands));
    return { command, operands: [], values, problems: diagnostics };
}
const isSwitch = (flag) => flag !== undefined && flag.value === undefined;
/** The flag that a misspelt one probably means. */
function nearestFlag({ flags }, raw) {
    const guess = (0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .nearest */ .pA)(raw.replace(/^-+/, ''), flags.map((flag) => flag.name));
    return flags.find((flag) => flag.name === guess);
}
function flagDiagnostic(command, flag, { raw, value, seen }) {
    const problem = { code: 'argument-invalid', location: raw };
    if (flag === undefined) {
        const guess = nearestFlag(command, raw);
        const hint = `${guess === undefined ? '' : `did you mean --${guess.name}? `}see: sallyport ${command.name} --help`;
        return { ...problem, message: `unknown flag of ${command.name}`, hint };
    }
    if (flag.value !== undefined && value === undefined)
        return { ...problem, message: 'a value is missing', hint: `write ${raw} ${flag.value}` };
    if (flag.value === undefined && value !== undefined)
        return { ...problem, message: 'this flag takes no value', found: value, hint: `write ${raw} alone` };
    return seen && flag.repeatable !== true
        ? { ...problem, message: 'this flag is given twice', hint: 'give it once' }
        : null;
}
function tooMany(command, operands) {
    const more = command.name === 'run' ? "; text needs quotes: --prompt 'TEXT'" : '';
    return {
        code: 'argument-invalid',
        message: `${command.name} takes ${command.maxOperands === 0 ? 'no argument' : 'one argument'}`,
        found: operands.join(' '),
        hint: `write: sallyport ${command.name} ${command.operands}`.trimEnd() + more,
    };
}
function unknownCommand(name) {
    const names = _flags_js__WEBPACK_IMPORTED_MODULE_3__/* .commands */ .P.map((command) => command.name);
    if (name.startsWith('-'))
        return flagFirst(name);
    return new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo({
        code: 'argument-invalid',
        location: name,
        message: 'unknown command',
        hint: (0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .didYouMean */ .au)(name, names) ?? `the commands are ${names.join(', ')}; see: sallyport --help`,
    });
}
/** A flag in place of the command: one of the program itself, or one of `run`. */
function flagFirst(name) {
    const ofRun = _flags_js__WEBPACK_IMPORTED_MODULE_3__/* .commands */ .P.find((command) => command.name === 'run')?.flags.map((flag) => `--${flag.name}`) ?? [];
    const guess = name === '-v' ? '--version' : (0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .nearest */ .pA)(name, ['--version', '--help', ...ofRun]);
    const meant = guess === undefined ? [] : [`did you mean sallyport ${ofRun.includes(guess) ? 'run ' : ''}${guess}?`];
    return new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo({
        code: 'argument-invalid',
        location: name,
        message: 'the command must come before its flags',
        hint: [...meant, 'see: sallyport --help'].join(' '),
    });
}
/** The value of a flag that is given at most once. */
function textFlag(invocation, name) {
    const value = invocation.values.get(name)?.[0];
    return typeof value === 'string' ? value : undefined;
}
/** Whether a flag is given. */
function isSwitchedOn(invocation, name) {
    return invocation.values.has(name);
}
/** All values of a repeatable flag, in order. */
function listFlag(invocation, name) {
    return (invocation.values.get(name) ?? []).filter((value) => typeof value === 'string');
}
/** The settings among the flags of an invocation, with the flag as their location. */
function settingsOf(invocation) {
    return invocation.command.flags.flatMap((flag) => {
        if (flag.setting === undefined || !isSwitchedOn(invocation, flag.name))
            return [];
        const value = flag.repeatable === true ? listFlag(invocation, flag.name) : (textFlag(invocation, flag.name) ?? true);
        return [{ name: flag.setting, value, location: `--${flag.name}` }];
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