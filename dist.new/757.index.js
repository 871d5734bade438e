"use strict";
exports.id = 757;
exports.ids = [757,2037,1816,3438];
exports.modules = {

/***/ 5137:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   showHelp: () => (/* binding */ showHelp)
/* harmony export */ });
/* harmony import */ var _context_command_sources_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19794);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42357);
/* harmony import */ var _prompt_command_name_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64772);
/* harmony import */ var _prompt_find_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(63438);
/* harmony import */ var _report_comment_startable_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(46061);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(17992);
/* harmony import */ var _flags_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(22268);
/* harmony import */ var _help_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(23720);
/* harmony import */ var _parse_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7436);
/* harmony import */ var _runtime_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(72539);










/** `sallyport help`: the program's help with what can be started here, or the help of one command. */
async function showHelp(invocation, hostEnvironment) {
    const { stdio } = hostEnvironment;
    const [name] = invocation.operands;
    if (_flags_js__WEBPACK_IMPORTED_MODULE_5__/* .commands */ .P.some((command) => command.name === name)) {
        stdio.out((0,_help_js__WEBPACK_IMPORTED_MODULE_6__/* .commandHelp */ .b)((0,_parse_js__WEBPACK_IMPORTED_MODULE_7__/* .parseInvocation */ .wG)(name ?? '', []).command));
        return 0;
    }
    if (name === undefined)
        stdio.out((0,_help_js__WEBPACK_IMPORTED_MODULE_6__/* .programHelp */ .a)(_version_js__WEBPACK_IMPORTED_MODULE_9__/* .version */ .rE));
    // Help never fails because of a broken file.
    const text = await startableIn(invocation, hostEnvironment, name ?? null).catch((0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .only */ .j6)(_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo, () => null));
    if (text !== null)
        stdio.out(`${name === undefined ? '\n' : ''}${text}\n`);
    else if (name !== undefined)
        (0,_parse_js__WEBPACK_IMPORTED_MODULE_7__/* .parseInvocation */ .wG)(name, []);
    return 0;
}
/** What can be started, or what has this name; `null` if there is none. */
async function startableIn(invocation, hostEnvironment, name) {
    const runContext = await (0,_runtime_js__WEBPACK_IMPORTED_MODULE_8__/* .runContextOf */ .kv)(invocation, hostEnvironment);
    const commands = await (0,_prompt_find_js__WEBPACK_IMPORTED_MODULE_3__.findCommands)((0,_context_command_sources_js__WEBPACK_IMPORTED_MODULE_0__/* .commandSourcesOf */ .z)(runContext, hostEnvironment));
    const named = commands.filter((command) => name === null || command.name === (0,_prompt_command_name_js__WEBPACK_IMPORTED_MODULE_2__/* .wantedName */ .Lt)(name));
    return named.length === 0 ? null : (0,_report_comment_startable_js__WEBPACK_IMPORTED_MODULE_4__/* .startableText */ .uO)((0,_report_comment_startable_js__WEBPACK_IMPORTED_MODULE_4__/* .startableOf */ .ST)(named));
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

/***/ 63438:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  findCommands: () => (/* binding */ findCommands),
  loadCommand: () => (/* binding */ loadCommand),
  locateCommands: () => (/* binding */ locateCommands)
});

// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(42357);
// EXTERNAL MODULE: ./lib/platform/files/types.js
var types = __webpack_require__(72443);
// EXTERNAL MODULE: ./lib/text.js
var lib_text = __webpack_require__(20653);
// EXTERNAL MODULE: ./lib/prompt/well-known-folders.js
var well_known_folders = __webpack_require__(56121);
;// CONCATENATED MODULE: ./lib/prompt/command-errors.js



/** Diagnostics about the locations of commands, and about a command name that was requested. */
/** Maximum number of names that an error lists. */
const maxNames = 50;
function tooManyCommands(path, maxFiles) {
    return {
        code: 'prompt-unreadable',
        message: `the directory contains more than ${maxFiles} commands`,
        location: path,
        hint: 'move other files out of this directory, or select a prompt by its path with prompt-file',
    };
}
function noDirectory(path) {
    return {
        code: 'prompt-unreadable',
        message: 'the command directory in the setting does not exist',
        location: `command-directories: ${path}`,
        hint: 'correct the path; it is relative to the workspace',
    };
}
function directoryOutside(path) {
    return {
        code: 'prompt-unreadable',
        message: 'cannot read the command directory: it is a link to a location outside the workspace',
        location: path,
        hint: 'replace it with a directory of the project, or remove it',
    };
}
function commandOutside(path) {
    return {
        code: 'prompt-unreadable',
        message: 'the command is a link to a location outside its directory',
        location: path,
        hint: 'put the file itself there, or link to a file in the same command directory',
    };
}
function unknownCommand(wanted, names) {
    const guess = (0,errors/* nearest */.pA)(wanted, names) ?? names.find((name) => name.endsWith(`:${wanted}`));
    return {
        code: 'command-unknown',
        message: `the command ${JSON.stringify(wanted)} does not exist`,
        found: names.length === 0 ? 'no commands' : (0,lib_text/* listed */.KE)(names, maxNames),
        hint: guess === undefined
            ? `put it in ${well_known_folders/* commandDirectories */.ZU[0]?.path ?? ''}/, or correct the name`
            : `did you mean ${JSON.stringify(guess)}?`,
    };
}
function modelOnlySkill(path) {
    return {
        code: 'command-unknown',
        message: 'only the model can load this skill (`user-invocable: false`)',
        location: path,
        hint: 'remove that field, or ask the model in a prompt to load the skill',
    };
}

// EXTERNAL MODULE: ./lib/prompt/command-name.js
var command_name = __webpack_require__(64772);
// EXTERNAL MODULE: ./lib/prompt/formats/choose.js + 2 modules
var choose = __webpack_require__(71794);
// EXTERNAL MODULE: ./lib/prompt/skills.js
var prompt_skills = __webpack_require__(74277);
;// CONCATENATED MODULE: ./lib/prompt/find.js







const maxDepth = 8;
const maxFiles = 2_000;
/**
 * Every command and skill in order of precedence: project, plugins, user, those that come with Sallyport; within each, skills before commands, the
 * directories in their order, TOML before Markdown (in `.qwen` after it), then byte order. Does not read the files. A missing directory is not
 * an error; an unreadable one rejects with UserError.
 */
async function locateCommands({ project, directories = [], above = [], plugins = [], user, bundled, }) {
    const projectDirectories = [...directories.map(well_known_folders/* configuredDirectory */.Wq), ...well_known_folders/* commandDirectories */.ZU];
    const located = await locateIn(project, '', { commands: projectDirectories, skills: well_known_folders/* skillDirectories */.tG });
    for (const up of above)
        located.push(...(await locateIn(project, '', usualFolders(up))));
    for (const plugin of plugins)
        located.push(...(await locateInPlugin(plugin)));
    if (user !== undefined)
        located.push(...(await locateIn(user, '~/', usualFolders(''))));
    const ofSallyport = { commands: [well_known_folders/* bundledDirectory */.KJ], skills: well_known_folders/* bundledSkills */.rF };
    if (bundled !== undefined)
        located.push(...(await locateIn(await bundled(), 'sallyport:', ofSallyport)));
    return located;
}
async function locateInPlugin({ name: plugin, directory, root, source, components, }) {
    const commands = components.commands.map((path) => ({ path, endings: ['.md'] }));
    const located = await locateIn(source, `${directory}/`, { commands, skills: components.skills });
    return located.map((one) => ({
        ...one,
        name: `${plugin}:${one.name}`,
        format: 'claude',
        plugin: { directory, root },
    }));
}
function usualFolders(up) {
    return {
        commands: well_known_folders/* commandDirectories */.ZU.map((directory) => ({ ...directory, path: `${up}${directory.path}` })),
        skills: well_known_folders/* skillDirectories */.tG.map((directory) => `${up}${directory}`),
    };
}
async function locateIn(source, prefix, { commands: directories, skills: skillFolders }) {
    const skills = await (0,prompt_skills/* locateSkills */.hm)(source, prefix, skillFolders);
    const present = await source.present(directories.map(({ path }) => path));
    const commands = [];
    for (const directory of directories) {
        if (!present.has(directory.path)) {
            if (directory.isConfigured === true)
                throw new errors/* UserError */.yo(noDirectory(directory.path));
            continue;
        }
        if (!(await source.holds(directory.path)))
            throw new errors/* UserError */.yo(directoryOutside(directory.path));
        const located = [];
        await collect({ source, prefix, directory, located }, '', 0);
        commands.push(...located.sort((a, b) => formatRank(a, directory) - formatRank(b, directory)));
    }
    return [...skills, ...commands];
}
function formatRank({ format }, { prefers }) {
    return format === (prefers ?? 'toml') ? 0 : 1;
}
async function collect(search, below, depth) {
    const { source, directory, located } = search;
    for (const { name, kind } of await listOrNothing(source, `${directory.path}${below}`)) {
        const path = `${directory.path}${below}/${name}`;
        if (kind === 'directory' && depth < maxDepth) {
            await collect(search, `${below}/${name}`, depth + 1);
        }
        else if (isCommandFile(name, directory.endings) && (kind === 'file' || kind === 'link')) {
            if (located.length === maxFiles)
                throw new errors/* UserError */.yo(tooManyCommands(directory.path, maxFiles));
            const shown = `${search.prefix}${path}`;
            const file = kind === 'file' ? path : await source.followLink(path, directory.path);
            located.push({
                kind: 'command',
                name: (0,command_name/* commandName */.p6)(`${below}/${name}`.slice(1)),
                path: shown,
                format: (0,choose/* chooseFormat */.H)(path),
                diagnostics: file === null ? [commandOutside(shown)] : [],
                file: { source, path: file ?? path },
            });
        }
    }
}
function isCommandFile(name, endings) {
    return endings.some((ending) => name.toLowerCase().endsWith(ending));
}
async function listOrNothing(source, path) {
    try {
        return await source.list(path);
    }
    catch (error) {
        (0,errors/* rethrowUnless */.ki)(error, types/* FileProblem */.k);
        if (error.code === 'missing')
            return [];
        throw new errors/* UserError */.yo({
            code: 'prompt-unreadable',
            message: 'cannot read the command directory',
            location: path,
            found: error.message,
            hint: 'replace it with a readable directory of the project, or remove it',
        }, { cause: error });
    }
}
/** The commands and skills with their descriptions, for a list. One that cannot be read is listed with its diagnostics. */
async function findCommands(sources) {
    const described = await Promise.all((await locateCommands(sources)).map(describe));
    const winners = new Map();
    return described.map((command) => {
        const winner = winners.get(command.name);
        if (winner !== undefined)
            return { ...command, wins: false, shadowedBy: winner };
        if (command.userInvocable)
            winners.set(command.name, command.path);
        return { ...command, wins: command.userInvocable };
    });
}
async function describe(located) {
    const { kind, name, path, format, diagnostics } = located;
    const known = { kind, name, path, format };
    try {
        const { description, argumentHint, userInvocable, modelInvocable } = await (0,prompt_skills/* loadSkill */.kA)(located);
        return {
            ...known,
            diagnostics,
            argumentHint,
            description: description === null ? null : (0,command_name/* cleanDescription */.gp)(description),
            userInvocable: kind === 'command' || userInvocable,
            modelInvocable: modelInvocable && !path.startsWith('sallyport:'),
        };
    }
    catch (error) {
        (0,errors/* rethrowUnless */.ki)(error, errors/* UserError */.yo);
        const unknown = { description: null, argumentHint: null, userInvocable: true, modelInvocable: false };
        return { ...known, ...unknown, diagnostics: error.diagnostics };
    }
}
/**
 * The prompt of a command or skill by its name, with or without a leading slash: the name of its file or folder, or else
 * the name in the frontmatter of a skill. Reads only files that may have that name. Rejects with UserError:
 * `command-unknown` with the nearest name, or the errors of loadPromptFile for a file that takes precedence but is broken.
 */
async function loadCommand(name, sources) {
    const located = await locateCommands(sources);
    let modelOnlyPath = null;
    for (const command of await withName(name, located)) {
        const spec = await (0,prompt_skills/* loadSkill */.kA)(command);
        if (command.kind === 'command' || spec.userInvocable)
            return spec;
        modelOnlyPath ??= command.path;
    }
    throw new errors/* UserError */.yo(modelOnlyPath === null
        ? unknownCommand(name.trim().replace(/^\//, ''), [...new Set(located.map((command) => command.name))])
        : modelOnlySkill(modelOnlyPath));
}
async function withName(written, located) {
    const wanted = (0,command_name/* wantedName */.Lt)(written);
    const exact = located.filter(({ name }) => name === wanted);
    if (exact.length > 0)
        return exact;
    // `x:y.md` is listed as x_y.
    const folded = located.filter(({ name }) => name.replaceAll(':', '_') === wanted.replaceAll(':', '_'));
    if (folded.length > 0)
        return folded;
    const ofPlugins = located.filter(({ name, plugin }) => plugin !== undefined && name.endsWith(`:${wanted}`));
    if (ofPlugins.length > 0)
        return ofPlugins;
    const { skills } = await (0,prompt_skills/* readSkills */.D)(located.filter(({ kind }) => kind === 'skill'));
    const paths = skills
        .filter(({ head }) => (0,command_name/* hasName */.cP)(head.name, written.trim().replace(/^\//, '')))
        .map(({ path }) => path);
    return located.filter(({ path }) => paths.includes(path));
}


/***/ }),

/***/ 46061:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ST: () => (/* binding */ startableOf),
/* harmony export */   cG: () => (/* binding */ startableMarkdown),
/* harmony export */   uO: () => (/* binding */ startableText)
/* harmony export */ });
/* harmony import */ var _prompt_command_name_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64772);
/* harmony import */ var _sanitize_literal_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74397);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20653);



/** One that is hidden, broken or for the model only cannot be started. */
function startableOf(commands) {
    const usable = commands.filter(({ wins, diagnostics }) => wins && diagnostics.length === 0);
    const isBundled = ({ path }) => path.startsWith('sallyport:');
    return { own: usable.filter((command) => !isBundled(command)), bundled: usable.filter(isBundled) };
}
/** For a terminal. */
function startableText({ own, bundled }) {
    const width = Math.max(0, ...[...own, ...bundled].map((command) => (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .columnsOf */ .PL)(invocationOf(command, ''))));
    const rows = (list) => list.map((one) => {
        const name = invocationOf(one, '');
        return `  ${name}${' '.repeat(width - (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .columnsOf */ .PL)(name))}  ${one.description ?? ''}`.trimEnd();
    });
    return [
        ...(own.length === 0 ? [] : ['Commands and skills of this repository:', ...rows(own), '']),
        ...(bundled.length === 0 ? [] : ['Commands and skills that come with Sallyport:', ...rows(bundled), '']),
        "Start one with: sallyport run --command NAME --args 'TEXT'",
    ].join('\n');
}
/** The answer to a comment that asks for help. Names and descriptions are files of the repository, shown literally. */
function startableMarkdown(startable, { phrase, fixed }) {
    const request = phrase === '*' ? 'a comment' : `${(0,_sanitize_literal_js__WEBPACK_IMPORTED_MODULE_2__/* .inlineCode */ .ti)(phrase)}, followed by your request`;
    if (fixed === 'prompt')
        return `This workflow has one task. Start it with ${request}.`;
    const { own, bundled } = startable;
    if (fixed !== null) {
        const name = fixed.command.replace(/^\//, '');
        const command = [...own, ...bundled].find((candidate) => candidate.name === name);
        const text = command?.description ? `: ${(0,_sanitize_literal_js__WEBPACK_IMPORTED_MODULE_2__/* .literalMarkdown */ .ft)(command.description)}` : '';
        return `This workflow runs ${(0,_sanitize_literal_js__WEBPACK_IMPORTED_MODULE_2__/* .inlineCode */ .ti)(`/${name}`)}${text}\n\nStart it with ${request}, or with ${(0,_sanitize_literal_js__WEBPACK_IMPORTED_MODULE_2__/* .inlineCode */ .ti)(`/${name}`)}.`;
    }
    return [
        ...(own.length === 0 ? [] : ['Commands and skills of this repository:', '', ...own.map(itemOf), '']),
        ...(bundled.length === 0 ? [] : ['Commands and skills that come with Sallyport:', '', ...bundled.map(itemOf), '']),
        `Begin a comment with one of these, or write ${request}.`,
    ].join('\n');
}
function itemOf(command) {
    const text = command.description === null ? '' : `: ${(0,_sanitize_literal_js__WEBPACK_IMPORTED_MODULE_2__/* .literalMarkdown */ .ft)(command.description)}`;
    return `- ${(0,_sanitize_literal_js__WEBPACK_IMPORTED_MODULE_2__/* .inlineCode */ .ti)(invocationOf(command, '/'))}${text}`;
}
function invocationOf({ name, argumentHint }, sign) {
    return `${sign}${name}${argumentHint === null ? '' : ` ${(0,_prompt_command_name_js__WEBPACK_IMPORTED_MODULE_0__/* .plainLine */ .h0)(argumentHint)}`}`;
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