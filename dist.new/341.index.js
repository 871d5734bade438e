"use strict";
exports.id = 341;
exports.ids = [341,2037,1816,2105];
exports.modules = {

/***/ 24945:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  render: () => (/* binding */ render)
});

// EXTERNAL MODULE: ./lib/context/command-sources.js
var command_sources = __webpack_require__(19794);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(42357);
// EXTERNAL MODULE: ./lib/format-number.js
var format_number = __webpack_require__(54539);
// EXTERNAL MODULE: ./lib/job/conversation/render-prompt.js + 3 modules
var render_prompt = __webpack_require__(1729);
// EXTERNAL MODULE: ./lib/job/runtime/confined-runtime.js
var confined_runtime = __webpack_require__(65254);
// EXTERNAL MODULE: ./lib/platform/clock.js
var clock = __webpack_require__(73948);
// EXTERNAL MODULE: ./lib/platform/host/host-environment.js
var host_environment = __webpack_require__(49711);
// EXTERNAL MODULE: ./lib/platform/secrets/redact.js + 5 modules
var redact = __webpack_require__(66577);
// EXTERNAL MODULE: ./lib/prompt/pick.js
var pick = __webpack_require__(91242);
// EXTERNAL MODULE: ./lib/prompt/plan.js + 1 modules
var prompt_plan = __webpack_require__(1418);
// EXTERNAL MODULE: ./lib/settings/check-rules.js
var check_rules = __webpack_require__(68350);
// EXTERNAL MODULE: ./lib/settings/variables.js
var variables = __webpack_require__(52105);
// EXTERNAL MODULE: ./lib/commands/parse.js
var parse = __webpack_require__(7436);
// EXTERNAL MODULE: ./lib/prompt/message-parts.js
var message_parts = __webpack_require__(46915);
// EXTERNAL MODULE: ./lib/report/suggested-rules.js
var suggested_rules = __webpack_require__(19326);
;// CONCATENATED MODULE: ./lib/commands/render-text.js



/** The output of `render --json`. */
function renderedValue(source, { before, attachments, parts }) {
    return { source, ...(before.length === 0 ? {} : { before }), attachments, parts };
}
/** The prompt as the model would receive it; several messages are each preceded by a line with the role. */
function renderedText(rendering) {
    const turns = turnsOf(rendering);
    const texts = turns.map(({ parts }) => (0,message_parts/* messageParts */.Ae)(parts).map(partText).join('\n'));
    if (texts.length === 1)
        return `${texts.join('')}\n`;
    return `${texts.map((text, index) => `--- ${turns[index]?.role ?? ''} ---\n${text}`).join('\n\n')}\n`;
}
/** Every part, preceded by a line with its source; the calls and notices before the prompt come first. */
function partsText(rendering) {
    const before = rendering.attachments.flatMap((attachment) => {
        if (attachment.type === 'notice')
            return ['--- notice ---', attachment.text];
        if (!('result' in attachment))
            return [];
        const { call, result } = attachment;
        return [`--- ${call.name} ${JSON.stringify(call.input)} ---`, result.parts.map(partText).join('\n')];
    });
    const turns = turnsOf(rendering).flatMap(({ role, parts }, _index, { length }) => {
        const texts = parts.flatMap(({ origin, source, part }) => {
            const size = part.type === 'text' ? `, ${(0,format_number/* formatCount */.B4)(part.text.length, 'character')}` : '';
            const by = source === undefined ? origin : `${origin} ${JSON.stringify(source)}`;
            return [`--- ${by}${size} ---`, partText(part)];
        });
        return length === 1 ? texts : [`=== ${role} ===`, ...texts];
    });
    return `${[...before, ...turns].join('\n')}\n`;
}
function turnsOf({ before, parts }) {
    return [...before, { role: 'user', parts }];
}
function partText(part) {
    if (part.type === 'text')
        return part.text;
    const bytes = Buffer.byteLength(part.data, 'base64');
    return `(${part.mediaType}, ${part.name === undefined ? '' : `${part.name}, `}${(0,format_number/* formatNumber */.ZV)(bytes)} bytes)`;
}
/** What would be inserted, read and run, with the decision about each file and command. */
function planText(plan) {
    const others = plan.segments
        .filter(({ kind, content }) => kind !== 'text' && kind !== 'file' && (kind !== 'shell' || content === ''))
        .map((segment) => `${segment.kind.padEnd(8)} ${segment.source}`);
    const printed = plan.printed.map((source) => `variable ${source}`);
    const files = plan.files.flatMap((file) => decided(`read ${file.path}`, file));
    const commands = plan.commands.flatMap((command) => decided(`run ${command.command}`, command));
    const lines = [...others, ...printed, ...files, ...commands];
    return [`format ${plan.format}`, ...(lines.length === 0 ? ['no placeholders'] : lines), ''].join('\n');
}
function decided(what, { outcome, reason, suggest }) {
    return [
        `${(outcome === 'run' ? 'yes' : 'refuse').padEnd(6)} ${what}`,
        `       ${reason}`,
        ...suggest.map((rule) => `       would be allowed by: ${(0,suggested_rules/* allowFlag */.Q$)(rule)}`),
    ];
}
/** The refused calls of a prompt, with the rules that would allow them. */
function refusedText(denials) {
    return denials
        .flatMap((denial) => [
        `refused: ${denial.label}`,
        `  ${denial.reason}`,
        ...denial.suggest.map((rule) => `  would be allowed by: ${(0,suggested_rules/* allowFlag */.Q$)(rule)}`),
    ])
        .map((line) => `${line}\n`)
        .join('');
}

// EXTERNAL MODULE: ./lib/commands/runtime.js + 1 modules
var commands_runtime = __webpack_require__(72539);
;// CONCATENATED MODULE: ./lib/commands/render.js















const maxInputBytes = 1_000_000;
/** `sallyport render`: the prompt as the model would receive it; with --plan, only what would be read and run. */
async function render(invocation, hostEnvironment) {
    const runContext = await (0,commands_runtime/* runContextOf */.kv)(invocation, hostEnvironment, async (valid) => {
        const choice = await choiceOf(invocation, valid);
        // Standard input can be read only once, and a prompt that is missing may be given under a misspelt name.
        if (choice['prompt-file'] === '-' || (choice['prompt-file'] ?? choice.command) === undefined)
            return;
        await promptOf(choice, valid, hostEnvironment);
    });
    const choice = await choiceOf(invocation, runContext);
    const [spec] = await (0,errors/* allOrDiagnostics */.Jf)(() => promptOf(choice, runContext, hostEnvironment), () => (0,check_rules/* requireValidRules */.hg)(runContext.settings, runContext.locationOfRule));
    const { stdio } = hostEnvironment;
    const [asJson, withParts] = [(0,parse/* isSwitchedOn */.JG)(invocation, 'json'), (0,parse/* isSwitchedOn */.JG)(invocation, 'parts')];
    const values = { args: runContext.settings.args, vars: await (0,variables.readVariables)(runContext.settings.vars) };
    if ((0,parse/* isSwitchedOn */.JG)(invocation, 'plan')) {
        await printPlan(spec, values, { runContext, hostEnvironment, asJson });
        return 0;
    }
    const confined = {
        ...(0,commands_runtime/* runtimeOptionsOf */.gW)(runContext, spec),
        hostEnvironment,
        redact: (0,redact/* createRedact */.a)((0,host_environment/* secretsOf */.Fj)(hostEnvironment.environment)),
        onSandbox: (report) => warnOfNone(report, stdio),
    };
    const rendering = await (0,confined_runtime/* withConfinedRuntime */.N)(confined, async (runtime) => {
        const { 'missing-files': missingFiles, 'failed-commands': failedCommands } = runContext.settings;
        const isUntrustedTree = runContext.trustedSource.commit !== null;
        return await (0,render_prompt/* renderJobPrompt */.G)(spec, {
            ...values,
            missingFiles,
            failedCommands,
            rawInvocation: (0,pick/* rawInvocation */.F)(choice.command, values.args),
            isUntrustedTree,
        }, {
            runtime,
            clock: clock/* systemClock */.m,
            changesReady: () => Promise.resolve(),
            onEvent: () => undefined,
            signal: hostEnvironment.signal,
        });
    });
    return printRendering(rendering, spec.source, { stdio, asJson, withParts });
}
/** Prints the plan even if rendering would fail; rejects with that error afterwards. */
async function printPlan(spec, values, { runContext, hostEnvironment, asJson, }) {
    const runtime = await (0,commands_runtime/* runtimeOf */.GV)(runContext, hostEnvironment, spec);
    const ports = { ...runtime, cwd: runtime.files.root };
    const plan = await (0,prompt_plan/* planPrompt */.w)(spec, values, ports);
    hostEnvironment.stdio.out(asJson ? `${JSON.stringify(plan)}\n` : planText(plan));
    await (0,prompt_plan/* checkPlan */.G)(spec, values, ports, { missingFiles: runContext.settings['missing-files'] });
}
function warnOfNone({ level, reason }, stdio) {
    if (level === 'none')
        stdio.err(`Sandbox: none. ${reason}\n`);
}
function printRendering(rendering, source, { stdio, asJson, withParts }) {
    for (const notice of rendering.notices)
        stdio.err(`${notice}\n`);
    if (rendering.kind === 'cancelled')
        return 130;
    if (rendering.kind === 'refused') {
        stdio.err(refusedText(rendering.denials));
        return 3;
    }
    const calls = rendering.attachments.filter((attachment) => 'call' in attachment).length;
    if (calls > 0 && !asJson && !withParts)
        stdio.err(`${(0,format_number/* formatCount */.B4)(calls, 'call')} of Read or List before the prompt: see --parts\n`);
    if (asJson)
        stdio.out(`${JSON.stringify(renderedValue(source, rendering))}\n`);
    else
        stdio.out(withParts ? partsText(rendering) : renderedText(rendering));
    return 0;
}
async function promptOf(choice, runContext, hostEnvironment) {
    const { 'prompt-format': format } = runContext.settings;
    return await (0,pick/* pickPrompt */._)({ ...choice, 'prompt-format': format }, {
        files: runContext.trustedSource.source,
        commands: (0,command_sources/* commandSourcesOf */.z)(runContext, hostEnvironment),
        readInput: () => hostEnvironment.stdio.readInput(maxInputBytes),
    });
}
/** An operand that could be the name of a command, and is not a file, is one. */
async function choiceOf(invocation, { settings, trustedSource }) {
    const [operand] = invocation.operands;
    const { command } = settings;
    if (operand === undefined)
        return { command };
    const isName = /^\/?[\p{L}\p{M}\p{N}_-]+(?::[\p{L}\p{M}\p{N}_.-]+)*$/u.test(operand) && operand !== '-';
    const isFile = !isName || (await trustedSource.source.present([operand])).size > 0;
    if (isFile)
        return { 'prompt-file': operand, command };
    return command === undefined ? { command: operand } : { 'prompt-file': operand, command };
}


/***/ }),

/***/ 72539:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  wM: () => (/* binding */ evaluateCall),
  kv: () => (/* binding */ runContextOf),
  GV: () => (/* binding */ runtimeOf),
  gW: () => (/* binding */ runtimeOptionsOf)
});

// EXTERNAL MODULE: ./lib/context/run-context.js + 7 modules
var run_context = __webpack_require__(3456);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(42357);
// EXTERNAL MODULE: ./lib/github-writes/kinds.js + 14 modules
var kinds = __webpack_require__(84758);
// EXTERNAL MODULE: ./lib/tools/builtin.js + 14 modules
var builtin = __webpack_require__(94014);
// EXTERNAL MODULE: ./lib/tools/files/memory.js
var files_memory = __webpack_require__(3681);
// EXTERNAL MODULE: ./lib/tools/self-report/findings.js
var findings = __webpack_require__(41816);
// EXTERNAL MODULE: ./lib/tools/self-report/self-report.js
var self_report = __webpack_require__(93199);
// EXTERNAL MODULE: ./lib/tools/skill.js
var skill = __webpack_require__(44697);
// EXTERNAL MODULE: ./lib/tools/task.js
var task = __webpack_require__(62491);
// EXTERNAL MODULE: ./lib/tools/web/web-fetch.js
var web_fetch = __webpack_require__(478);
// EXTERNAL MODULE: ./lib/tools/web/web-search.js
var web_search = __webpack_require__(20600);
;// CONCATENATED MODULE: ./lib/job/runtime/all-tools.js









const neverCalled = () => Promise.reject(new Error('the tool is only described'));
/** The ports of tools that are described and evaluated, but never called. */
const unusedPorts = {
    loadSkill: neverCalled,
    agents: '',
    runTask: neverCalled,
    webFetch: { guard: () => null, loadFetcher: neverCalled },
    webSearch: { provider: '', loadSearch: neverCalled },
    recorder: { keep: () => Promise.resolve(null) },
};
/** Every tool but the built-in ones. */
function furtherTools(ports = unusedPorts) {
    const { recorder, memory } = ports;
    return [
        (0,skill/* createSkillTool */.Q)(ports.loadSkill),
        (0,task/* createTaskTool */.g)(ports.agents, ports.runTask),
        (0,web_fetch/* createWebFetchTool */.d)(ports.webFetch),
        ...(memory === undefined ? [] : [(0,files_memory/* createMemoryTool */.M)(memory)]),
        (0,web_search/* createWebSearchTool */.t)(ports.webSearch),
        ...kinds.gitHubWriteKinds.map(({ createTool }) => createTool(recorder, () => Promise.resolve(null))),
        (0,self_report/* createNoopTool */.r)(recorder),
        (0,self_report/* createReportIncompleteTool */.P)(recorder),
        (0,findings.createFindingsTool)(recorder),
    ];
}
/** Every tool that a run can offer, in the order of input-schemas.json. */
function allTools(ports) {
    const memory = { ...ports, path: 'AGENTS.md', now: () => 0 };
    return [...builtinTools(ports), ...furtherTools({ ...unusedPorts, memory, ...ports })];
}

// EXTERNAL MODULE: ./lib/job/runtime/runtime.js + 13 modules
var runtime_runtime = __webpack_require__(44349);
// EXTERNAL MODULE: ./lib/platform/host/host-environment.js
var host_environment = __webpack_require__(49711);
// EXTERNAL MODULE: ./lib/settings/check-rules.js
var check_rules = __webpack_require__(68350);
// EXTERNAL MODULE: ./lib/settings/inputs.js
var settings_inputs = __webpack_require__(66843);
// EXTERNAL MODULE: ./lib/commands/parse.js
var parse = __webpack_require__(7436);
;// CONCATENATED MODULE: ./lib/commands/runtime.js








/**
 * The run context of a command that runs no job: settings from its flags and the configuration file. `checkPrompt` adds
 * problems of the prompt to those of the arguments and the settings.
 */
async function runContextOf(invocation, hostEnvironment, checkPrompt = () => Promise.resolve()) {
    const inputs = (0,settings_inputs/* parseInputs */.T)((0,parse/* settingsOf */.f5)(invocation), invocation.problems);
    const workspaceAndEvent = await (0,run_context/* findWorkspaceAndEvent */.ue)(inputs.early, hostEnvironment);
    return await (0,run_context/* findRunContext */.wW)(workspaceAndEvent, inputs, hostEnvironment, { checkPrompt });
}
/** What the runtime of a command that asks no model is made of. Rejects with UserError for invalid rules. */
function runtimeOptionsOf(runContext, spec) {
    return {
        runContext,
        lists: (0,check_rules/* requireValidRules */.hg)(runContext.settings, runContext.locationOfRule),
        spec,
        // Evaluated like every other tool, whether a run would offer them or not, but never run without a model.
        tools: furtherTools(),
    };
}
/** The runtime of a command that runs nothing, with every tool. Rejects with UserError for invalid rules. */
async function runtimeOf(runContext, hostEnvironment, spec = null) {
    const runtime = (0,runtime_runtime/* createJobRuntime */.Y)({
        ...runtimeOptionsOf(runContext, spec),
        hostEnvironment,
        childProcesses: { home: hostEnvironment.home, temporary: (0,host_environment/* plannedTemporary */.YB)(hostEnvironment) },
    });
    await runtime.ready();
    return runtime;
}
const isMcpTool = /^mcp__[A-Za-z0-9-]+(?:_[A-Za-z0-9-]+)*__[A-Za-z0-9_-]+$/;
/** Binds a call to its tool and evaluates it. Throws UserError `argument-invalid` if the input is invalid. */
function evaluateCall(runtime, name, input) {
    const tool = runtime.tools.find((candidate) => candidate.name === name);
    // The tools of MCP servers are known only while the servers run; their names are what rules decide on.
    if (tool === undefined && isMcpTool.test(name))
        return runtime.policy({ tool: name, effects: [] });
    if (tool === undefined && name === 'Memory')
        throw new errors/* UserError */.yo({
            code: 'argument-invalid',
            location: '--tool',
            message: 'Memory is off: it needs a file',
            hint: 'name one with memory-file, such as memory-file: AGENTS.md in the configuration',
        });
    if (tool === undefined) {
        const names = [...new Set(runtime.tools.map((tool) => tool.name))];
        throw new errors/* UserError */.yo({
            code: 'argument-invalid',
            location: '--tool',
            message: `unknown tool ${JSON.stringify(name)}`,
            hint: (0,errors/* didYouMean */.au)(name, names) ?? `the tools are ${names.join(', ')}`,
        });
    }
    const binding = tool.bind(input);
    if (!binding.ok) {
        throw new errors/* UserError */.yo(binding.problems.map((problem) => ({
            code: 'argument-invalid',
            location: '--input',
            message: problem,
            hint: `pass the input of ${name} as a JSON object`,
        })));
    }
    const { effects, subject } = binding.call;
    return runtime.policy({ tool: name, effects, ...(subject === undefined ? {} : { subject }) });
}


/***/ }),

/***/ 5428:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ fingerprint)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);

/** The first `digits` hexadecimal digits of the SHA-256 of the concatenated parts. */
function fingerprint(parts, digits = 16) {
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256');
    for (const part of parts)
        hash.update(part);
    return hash.digest('hex').slice(0, digits);
}


/***/ }),

/***/ 65254:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ withConfinedRuntime)
/* harmony export */ });
/* harmony import */ var _platform_files_state_artifacts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83258);
/* harmony import */ var _platform_process_marked_processes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(39446);
/* harmony import */ var _private_directories_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(46738);
/* harmony import */ var _runtime_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(44349);




/**
 * Lends a runtime for processes that belong to no job: in the sandbox and with the private directories that they would
 * have in one. Nothing of it is left afterwards. Rejects with UserError if the setting `sandbox` is `require` and no
 * sandbox works.
 */
async function withConfinedRuntime({ redact, onSandbox, ...options }, use) {
    const { settings } = options.runContext;
    const artifacts = (0,_platform_files_state_artifacts_js__WEBPACK_IMPORTED_MODULE_0__/* .createArtifacts */ .GC)(options.hostEnvironment.temporary, redact);
    const directories = (0,_private_directories_js__WEBPACK_IMPORTED_MODULE_2__/* .privateDirectories */ .H)(artifacts);
    directories.make();
    const runtime = (0,_runtime_js__WEBPACK_IMPORTED_MODULE_3__/* .createJobRuntime */ .Y)({
        ...options,
        childProcesses: directories.childProcesses,
        sandbox: {
            mode: settings.sandbox,
            makeDirectory: () => artifacts.makeDirectory('sandbox'),
            limits: settings,
            onReport: (report) => onSandbox?.(report),
        },
    });
    try {
        await runtime.ready();
        if (settings.sandbox === 'require')
            await runtime.sandbox?.report();
        return await use(runtime);
    }
    finally {
        runtime.sandbox?.close();
        (0,_platform_process_marked_processes_js__WEBPACK_IMPORTED_MODULE_1__/* .endMarkedProcesses */ .j)(artifacts.run);
        artifacts.remove();
    }
}


/***/ }),

/***/ 19326:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KU: () => (/* binding */ unpasteableRules),
/* harmony export */   Q$: () => (/* binding */ allowFlag),
/* harmony export */   RJ: () => (/* binding */ groupByRule),
/* harmony export */   fE: () => (/* binding */ suggestedRules),
/* harmony export */   mM: () => (/* binding */ allowLine),
/* harmony export */   tR: () => (/* binding */ allowBlock),
/* harmony export */   uE: () => (/* binding */ groupDenials)
/* harmony export */ });
/** In the order of first occurrence. */
function groupDenials(denials) {
    const groups = new Map();
    for (const denial of denials) {
        const key = JSON.stringify([denial.tool, denial.label, denial.reason, denial.origin]);
        groups.set(key, { ...denial, times: (groups.get(key)?.times ?? 0) + 1 });
    }
    return [...groups.values()];
}
/** In the order of the first call. */
function groupByRule(refused) {
    const groups = new Map();
    for (const call of refused) {
        const { tool, reason, suggest, times, origin } = call;
        const key = JSON.stringify([tool, reason, suggest, origin]);
        const { calls = [], times: before = 0 } = groups.get(key) ?? {};
        groups.set(key, { calls: [...calls, call], reason, suggest, times: before + times });
    }
    return [...groups.values()];
}
/**
 * Every rule that would have allowed a refused call, without duplicates, if it can be shown safely for pasting. A rule's
 * text comes from a command that a model wrote, so rules are omitted that would change the file around them (line breaks,
 * a workflow expression) or look different from what they are (invisible characters).
 */
function suggestedRules(denials) {
    return everyRule(denials).filter(isPasteable);
}
/** Number of rules that would have allowed a refused call but cannot be shown safely. */
function unpasteableRules(denials) {
    return everyRule(denials).filter((rule) => !isPasteable(rule)).length;
}
function everyRule(denials) {
    return [...new Set(denials.flatMap(({ suggest }) => suggest))];
}
function isPasteable(rule) {
    return (rule.length <= 500 && /^[A-Za-z]/.test(rule) && !rule.includes('${{') && !/[\p{C}\p{Zl}\p{Zp}\p{DI}]/u.test(rule));
}
/** The workflow input that allows these rules. */
function allowBlock(rules) {
    return ['allow: |', ...rules.map((rule) => `  ${rule}`)].join('\n');
}
/** The same for one rule, on one line. It is quoted if YAML would give a colon or a number sign in it a meaning. */
function allowLine(rule) {
    return `allow: ${/:(?:\s|$)|\s#/.test(rule) ? `'${rule.replaceAll("'", "''")}'` : rule}`;
}
/** A rule as a command-line flag for pasting. */
function allowFlag(rule) {
    return `--allow '${rule.replaceAll("'", String.raw `'\''`)}'`;
}


/***/ }),

/***/ 32622:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ truncateMarkdown)
/* harmony export */ });
/* harmony import */ var _format_number_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(54539);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20653);


const nothingOpen = { fence: null, details: 0 };
/**
 * Markdown that fits the limit. Text that is too long ends at the end of a line, outside fences and `details` elements
 * if possible; otherwise these are closed. A single line that is too long ends between words, outside code, links and
 * tags; a table row is removed as a whole. A note gives the sizes and where the whole text is. Text that fits is
 * returned unchanged, so truncating again changes nothing.
 */
function truncateMarkdown(text, options) {
    const size = (piece) => (options.unit === 'bytes' ? Buffer.byteLength(piece) : piece.length);
    if (size(text) <= options.limit)
        return text;
    const note = noteFor(size(text), options);
    const room = options.limit - size(note) - size('\n\n');
    const kept = room <= 0 ? '' : lastFitting(text, room, size);
    const cut = kept === '' ? note : `${kept}\n\n${note}`;
    return size(cut) <= options.limit ? cut : '';
}
function noteFor(size, { limit, unit, whole }) {
    const place = whole === null ? '' : ` The whole text is ${whole}.`;
    return `*Truncated here: ${(0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .formatNumber */ .ZV)(limit)} of ${(0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .formatNumber */ .ZV)(size)} ${unit} fit.${place}*`;
}
function lastFitting(text, room, size) {
    let best = { end: 0, open: nothingOpen };
    let bestClosed = best;
    let open = nothingOpen;
    let [start, used] = [0, 0];
    for (const line of text.split('\n')) {
        const next = openAfter(line, open);
        const needed = used + size(line);
        if (needed > room) {
            const end = partOfLine(line, open, (piece) => used + size(piece) + closing(open).length <= room);
            if (end > 0)
                best = { end: start + end, open };
            break;
        }
        if (needed + closing(next).length <= room) {
            best = { end: start + line.length, open: next };
            if (next.fence === null && next.details === 0)
                bestClosed = best;
        }
        open = next;
        start += line.length + 1;
        used = needed + 1;
    }
    const { end, open: left } = bestClosed.end * 2 >= best.end ? bestClosed : best;
    return `${text.slice(0, end)}${closing(left)}`.trimEnd();
}
function openAfter(line, open) {
    if (open.fence !== null) {
        const end = /^ {0,3}(`{3,}|~{3,})[ \t]*$/.exec(line)?.[1] ?? '';
        return end.startsWith(open.fence) ? { ...open, fence: null } : open;
    }
    const fence = /^ {0,3}(`{3,}(?=[^`]*$)|~{3,})/.exec(line)?.[1] ?? null;
    if (fence !== null)
        return { ...open, fence };
    if (!/^ {0,3}<\/?details\b/i.test(line))
        return open;
    const change = (line.match(/<details\b/gi)?.length ?? 0) - (line.match(/<\/details>/gi)?.length ?? 0);
    return { fence, details: Math.max(0, open.details + change) };
}
/** Closes everything that is open, starting on the next line; ASCII only. */
function closing({ fence, details }) {
    return `${fence === null ? '' : `\n${fence}`}${'\n\n</details>'.repeat(details)}`;
}
/** How much of the line fits; 0 for a table row, for HTML, and for the line that opens a fence. */
function partOfLine(line, { fence }, fits) {
    if (fence === null && /^\s*(?:\||<|`{3}|~{3})/.test(line))
        return 0;
    let [low, high] = [0, line.length];
    while (low < high) {
        const middle = Math.ceil((low + high) / 2);
        if (fits(line.slice(0, middle)))
            low = middle;
        else
            high = middle - 1;
    }
    return fence === null ? safeEnd(line, low) : (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .startOf */ .GH)(line, low).length;
}
/** A code span, link or tag that is longer was never closed; what follows is plain text. */
const longestSpan = 2000;
/** The last blank up to `end` outside code spans, links and tags; 0 if there is none. */
function safeEnd(line, end) {
    let safe = 0;
    let inside = null;
    for (const { 0: sign, index } of line.slice(0, end + 1).matchAll(/`+|\]\(|[[\])>]|<(?=[a-z/])|\s+/gi)) {
        if (inside !== null && index - inside.since > longestSpan)
            inside = null;
        if (inside !== null) {
            if (sign === inside.until)
                inside = null;
            else if (sign === '](' && inside.until === ']')
                inside = { until: ')', since: inside.since };
        }
        else if (sign.startsWith('`'))
            inside = { until: sign, since: index };
        else if (sign === '[')
            inside = { until: ']', since: index };
        else if (sign === '<')
            inside = { until: '>', since: index };
        else if (/^\s/.test(sign))
            safe = index;
    }
    return safe;
}


/***/ }),

/***/ 52105:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readVariables: () => (/* binding */ readVariables)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42357);

/**
 * The values for the variables of a prompt: YAML text (the input `vars`), or `name=value` items (`--var`). Every
 * value is its text as written: `1.10` stays `1.10`. Rejects with UserError `setting-invalid`, with all problems.
 */
async function readVariables(given) {
    if (given === undefined)
        return {};
    return typeof given === 'string' ? await readText(given) : readItems(given);
}
const namePattern = /^[A-Za-z_][\w.-]*$/;
function readItems(items) {
    const diagnostics = [];
    const values = new Map();
    for (const item of items) {
        const [, name, value = ''] = /^([^=]*)=(.*)$/s.exec(item) ?? [];
        if (name === undefined)
            diagnostics.push(diagnostic('--var', 'a variable must have the form name=value', { found: item }));
        else if (!namePattern.test(name))
            diagnostics.push(invalidName('--var', name));
        else if (values.has(name))
            diagnostics.push(diagnostic('--var', `the variable ${name} is given twice`, { hint: 'give it once' }));
        else
            values.set(name, value);
    }
    if (diagnostics.length > 0)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(diagnostics);
    return Object.fromEntries(values);
}
async function readText(text) {
    const { isMap, isScalar, LineCounter, parseDocument } = await __webpack_require__.e(/* import() */ 8815).then(__webpack_require__.t.bind(__webpack_require__, 38815, 19));
    const lineCounter = new LineCounter();
    // In this schema, every scalar is a string, as written.
    const document = parseDocument(text, { schema: 'failsafe', lineCounter, uniqueKeys: true });
    const locationOf = (offset) => {
        const { line, col } = lineCounter.linePos(offset);
        return `vars:${String(line)}:${String(col)}`;
    };
    const diagnostics = document.errors.map((error) => diagnostic(locationOf(error.pos[0]), 'invalid YAML', {
        found: error.message.split('\n')[0]?.replace(/ at line \d+, column \d+:?/, '') ?? '',
    }));
    const root = document.contents;
    if (diagnostics.length > 0)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(diagnostics);
    if (root === null)
        return {};
    if (!isMap(root))
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(diagnostic('vars', 'variables must be a mapping'));
    const values = [];
    for (const { key, value } of root.items) {
        const offset = key?.range?.[0] ?? 0;
        const name = isScalar(key) ? String(key.value) : '';
        if (!namePattern.test(name))
            diagnostics.push(invalidName(locationOf(offset), name));
        else if (value !== null && !isScalar(value)) {
            diagnostics.push(diagnostic(locationOf(offset), `the variable ${name} is not text`, {
                hint: 'write the value in quotes, or after | on separate lines',
            }));
        }
        else
            values.push([name, value === null ? '' : String(value.value)]);
    }
    if (diagnostics.length > 0)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(diagnostics);
    return Object.fromEntries(values);
}
function invalidName(location, name) {
    return diagnostic(location, `${JSON.stringify(name)} is not a valid variable name`, {
        hint: 'start with a letter, followed by letters, digits, dots, dashes and underscores',
    });
}
function diagnostic(location, message, { found, hint } = {}) {
    return {
        code: 'setting-invalid',
        location,
        message,
        ...(found === undefined ? {} : { found }),
        hint: hint ?? 'write one `name: value` per line, or --var name=value',
    };
}


/***/ }),

/***/ 41816:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   createFindingsTool: () => (/* binding */ createFindingsTool)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(94343);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(43759);
/* harmony import */ var _format_number_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(54539);
/* harmony import */ var _define_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43714);
/* harmony import */ var _finding_input_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(39472);
/* harmony import */ var _record_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64287);





const input = () => zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
    findings: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg((0,_finding_input_js__WEBPACK_IMPORTED_MODULE_1__/* .findingInput */ .K)()).check(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* ._maxLength */ .Eb(200), zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .describe */ .q0y('The findings; empty if there are none.')),
});
/** Records findings as data for annotations, SARIF and JUnit. Posts nothing. */
function createFindingsTool(recorder) {
    return (0,_define_js__WEBPACK_IMPORTED_MODULE_0__/* .defineTool */ .u)({
        name: 'ReportFindings',
        description: 'Reports findings in files, each with its location. They become annotations and report files of this run.',
        input,
        readOnly: true,
        effects: () => [],
        label: ({ findings }) => (0,_format_number_js__WEBPACK_IMPORTED_MODULE_5__/* .formatCount */ .B4)(findings.length, 'finding'),
        run: ({ findings }) => (0,_record_js__WEBPACK_IMPORTED_MODULE_2__/* .recordRequest */ .V)(recorder, { kind: 'findings', findings: findings.map(_finding_input_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutGaps */ .C) }),
    });
}


/***/ })

};
;