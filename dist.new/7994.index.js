"use strict";
exports.id = 7994;
exports.ids = [7994,3438];
exports.modules = {

/***/ 40077:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   answerHelp: () => (/* binding */ answerHelp),
/* harmony export */   findHelp: () => (/* binding */ findHelp)
/* harmony export */ });
/* harmony import */ var _context_command_sources_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19794);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42357);
/* harmony import */ var _platform_github_comment_marker_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(20544);
/* harmony import */ var _platform_github_connections_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(12673);
/* harmony import */ var _platform_github_github_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(90318);
/* harmony import */ var _platform_github_types_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(60957);
/* harmony import */ var _prompt_find_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(63438);
/* harmony import */ var _publish_result_comment_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(21559);
/* harmony import */ var _publish_summary_file_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(62103);
/* harmony import */ var _report_comment_startable_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(46061);










/** The request, or `null` if the repository has a command of its own with this name and the workflow lets comments choose. */
async function findHelp(runContext, hostEnvironment) {
    const commands = await (0,_prompt_find_js__WEBPACK_IMPORTED_MODULE_5__.findCommands)((0,_context_command_sources_js__WEBPACK_IMPORTED_MODULE_0__/* .commandSourcesOf */ .z)(runContext, hostEnvironment));
    const isOwn = asksByName(runContext.settings.command) && commands.some(({ name, wins }) => wins && name === 'help');
    return isOwn ? null : { runContext, commands };
}
function asksByName(command) {
    return command?.replace(/^\//, '') === 'help';
}
/** Answers in a comment if a comment or an issue asked, and in log, summary and outputs. */
async function answerHelp({ runContext, commands }, ports) {
    const { log, redact, hostEnvironment } = ports;
    const startable = (0,_report_comment_startable_js__WEBPACK_IMPORTED_MODULE_8__/* .startableOf */ .ST)(commands);
    const text = redact((0,_report_comment_startable_js__WEBPACK_IMPORTED_MODULE_8__/* .startableText */ .uO)(startable));
    const markdown = redact((0,_report_comment_startable_js__WEBPACK_IMPORTED_MODULE_8__/* .startableMarkdown */ .cG)(startable, startsOf(runContext)));
    if (hostEnvironment.onRunner)
        for (const line of text.split('\n'))
            log.info(line);
    const url = runContext.settings['dry-run'] ? null : await comment(markdown, runContext, ports);
    await (0,_publish_summary_file_js__WEBPACK_IMPORTED_MODULE_7__/* .writeSummaryFile */ .o)(`${markdown}\n`, ports);
    return {
        exitCode: 0,
        text: hostEnvironment.onRunner ? '' : text,
        value: { conclusion: 'success', code: 'commands-listed', commands: [...startable.own, ...startable.bundled] },
        outputs: {
            conclusion: 'success',
            'reason-code': 'commands-listed',
            ...(url === null ? {} : { 'comment-url': url }),
        },
    };
}
function startsOf({ settings }) {
    const { command, prompt } = settings;
    const named = command === undefined || asksByName(command) ? null : { command };
    const fixed = prompt !== undefined || settings['prompt-file'] !== undefined ? 'prompt' : named;
    return { phrase: settings['trigger-phrase'], fixed };
}
/** The address of the comment; `null` if none was posted. */
async function comment(markdown, { event, settings }, { log, redact, hostEnvironment }) {
    const target = (0,_publish_result_comment_js__WEBPACK_IMPORTED_MODULE_6__/* .commentTarget */ .lt)(event, 'answer');
    const token = settings['github-token'];
    const id = event.trigger.triggerComment?.id;
    const asked = typeof id === 'number' ? `help:${String(id)}` : event.name === 'issues' ? 'help' : null;
    if (target === null || token === undefined || asked === null)
        return null;
    const marker = (0,_platform_github_comment_marker_js__WEBPACK_IMPORTED_MODULE_9__/* .markerFor */ ._)(settings['comment-key'], asked);
    try {
        const github = (0,_platform_github_github_js__WEBPACK_IMPORTED_MODULE_3__/* .createGitHub */ .Cl)((0,_platform_github_connections_js__WEBPACK_IMPORTED_MODULE_2__/* .writeConnection */ .C0)(token, { hostEnvironment, redact }));
        const { action, url } = await github.upsertComment(target, marker, `${marker}\n${markdown}`);
        log.info(`comment ${action}: ${url}`);
        return url;
    }
    catch (error) {
        (0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .rethrowUnless */ .ki)(error, _platform_github_types_js__WEBPACK_IMPORTED_MODULE_4__/* .GitHubProblem */ .J);
        log.warning(`The comment could not be posted: ${error.sentences}`);
        return null;
    }
}


/***/ }),

/***/ 84182:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ft: () => (/* binding */ isSame),
/* harmony export */   j$: () => (/* binding */ markedBody),
/* harmony export */   j9: () => (/* binding */ commentLimit)
/* harmony export */ });
/* harmony import */ var _sanitize_truncate_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32622);

/** GitHub rejects longer comments. */
const commentLimit = 65_536;
/** Sanitized Markdown after a marker that readers do not see, before a footer, truncated to GitHub's limit. */
function markedBody(marker, markdown, footer = '') {
    const end = footer === '' ? '' : `\n\n${footer}`;
    const room = commentLimit - marker.length - 1 - end.length;
    return `${marker}\n${(0,_sanitize_truncate_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .truncateMarkdown */ .o)(markdown, { limit: room, unit: 'characters', whole: 'in write-requests.json, next to the run report' })}${end}`;
}
/** Whether an existing text is the same, except for line endings and the run that its footer names. */
function isSame(existing, wanted) {
    const plain = (text) => withoutFooter(text.replaceAll('\r\n', '\n')).trimEnd();
    return plain(existing) === plain(wanted);
}
/** A text without its footer (see publish/writes.ts): naming another run there does not count as a change. */
function withoutFooter(text) {
    return text.replace(/\n+<sub>By \[this run of Sallyport\]\([^\n]*<\/sub>\s*$/, '');
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

/***/ 62103:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ writeSummaryFile),
/* harmony export */   p: () => (/* binding */ indentedBlock)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42357);

/** If the summary cannot be written, a warning is logged; the outputs are still set. */
async function writeSummaryFile(markdown, { log, writeSummary }) {
    try {
        await writeSummary?.(markdown);
    }
    catch (error) {
        log.warning(`The summary could not be written: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .messageOf */ .bD)(error)}`);
    }
}
/** An indented block shows everything literally; a fence could be closed from inside. */
function indentedBlock(lines) {
    return lines.map((line) => `    ${line}`).join('\n');
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


/***/ })

};
;