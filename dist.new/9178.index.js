"use strict";
exports.id = 9178;
exports.ids = [9178,3438];
exports.modules = {

/***/ 29178:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  listedSkills: () => (/* binding */ listedSkills)
});

// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(42357);
// EXTERNAL MODULE: ./lib/prompt/find.js + 1 modules
var find = __webpack_require__(63438);
// EXTERNAL MODULE: ./lib/policy/files/glob.js
var files_glob = __webpack_require__(78033);
// EXTERNAL MODULE: ./lib/prompt/command-name.js
var command_name = __webpack_require__(64772);
;// CONCATENATED MODULE: ./lib/prompt/skill-catalog.js



/**
 * `disable-model-invocation` hides a skill from the model; `paths` hides it until a matching file is touched; and the
 * skill that is the prompt of the job, named by its path, is in the conversation already.
 */
function createSkillCatalog(skills, prompt = null) {
    const forModel = skills.filter(({ head, path }) => head.modelInvocable && path !== prompt);
    const waiting = new Map(forModel.filter(isGated).map((skill) => [skill.name, matcherOf(skill)]));
    const open = () => forModel.filter(({ name }) => !waiting.has(name));
    const ofPlugin = (written) => skills.find(({ name, plugin }) => plugin !== undefined && name.endsWith(`:${written}`));
    const nameOf = (written) => skills.some(({ name }) => name === written)
        ? written
        : ((skills.find(({ head }) => (0,command_name/* hasName */.cP)(head.name, written)) ?? ofPlugin(written))?.name ?? written);
    return {
        open: () => open().filter(({ kind, head }) => kind === 'skill' || head.isDescribed),
        nameOf,
        touch: (paths) => {
            const opened = forModel.filter(({ name }) => paths.some((path) => waiting.get(name)?.(path) === true));
            for (const { name } of opened)
                waiting.delete(name);
            return opened;
        },
        find: (written) => {
            const name = nameOf(written);
            const skill = skills.find((candidate) => candidate.name === name);
            if (skill === undefined)
                return { refusal: unknown(name, open()) };
            if (skill.path === prompt)
                return { refusal: `The skill ${name} is the prompt of this job; follow it.` };
            if (!skill.head.modelInvocable)
                return { refusal: `Only people can start the skill ${name}.` };
            if (!waiting.has(name))
                return skill;
            return {
                refusal: `The skill ${name} is for files that match ${(skill.head.paths ?? []).join(', ')}; read such a file first.`,
            };
        },
    };
}
function isGated({ head }) {
    return head.paths !== null && head.paths.length > 0;
}
/** A glob without a slash matches files with that name in every folder. */
function matcherOf({ head }) {
    const globs = (head.paths ?? []).map((glob) => (0,files_glob/* parseGlob */.qF)(glob.includes('/') ? glob : `**/${glob}`));
    return (path) => globs.some((glob) => glob === null || glob.some((alternative) => (0,files_glob/* matchesGlob */.kt)(alternative, path.split('/'), false)));
}
const maxNames = 50;
function unknown(name, open) {
    const names = open.map((skill) => skill.name);
    const guess = (0,errors/* nearest */.pA)(name, names);
    const hint = guess === undefined ? '' : ` Did you mean ${guess}?`;
    const list = names.length === 0 ? 'There are none.' : `The available skills are ${names.slice(0, maxNames).join(', ')}.`;
    return `Skill ${JSON.stringify(name)} does not exist.${hint} ${list}`;
}

// EXTERNAL MODULE: ./lib/text.js
var lib_text = __webpack_require__(20653);
;// CONCATENATED MODULE: ./lib/prompt/skill-list.js


/** The context window that is assumed if it is unknown; all current models have at least this. */
const usualWindow = 200_000;
const charactersPerToken = 4;
/** A shorter description is useless. */
const leastDescription = 20;
/** The limits for a model: a percentage of its context window. */
function listLimits(contextWindow, percent, description) {
    return { characters: Math.floor(((contextWindow ?? usualWindow) * charactersPerToken * percent) / 100), description };
}
/**
 * The list of skills for a model, within its limits: with full descriptions, else with all descriptions truncated to the
 * same length, else only the names, else as many names as fit.
 */
function listSkills(skills, limits) {
    const entries = skills.map((skill) => ({
        name: skill.name,
        description: (0,lib_text/* shorten */.ml)(wordsOf(skill), limits.description),
    }));
    const names = entries.map(({ name }) => `- ${name}`);
    const room = limits.characters - lengthOf(names);
    const separators = entries.filter(({ description }) => description !== '').length * 2;
    const share = fairShare(entries.map(({ description }) => description.length), room - separators);
    if (share === null)
        return { text: joined(entries), notice: null };
    if (share >= leastDescription) {
        const shortened = entries.map(({ name, description }) => ({ name, description: (0,lib_text/* shorten */.ml)(description, share) }));
        return { text: joined(shortened), notice: `The skill descriptions were truncated to ${share} characters each.` };
    }
    if (room >= 0)
        return { text: names.join('\n'), notice: 'The skill list for the model contains only the names.' };
    return someNames(names, limits.characters);
}
function wordsOf({ head }) {
    return [head.description, head.whenToUse]
        .map((text) => (0,command_name/* plainLine */.h0)(text ?? ''))
        .filter((text) => text !== '')
        .join(' - ');
}
function joined(entries) {
    return entries
        .map(({ name, description }) => (description === '' ? `- ${name}` : `- ${name}: ${description}`))
        .join('\n');
}
function lengthOf(lines) {
    return lines.reduce((sum, line) => sum + line.length + 1, 0);
}
/** The maximum length to which all are truncated so that they fit; `null` if they fit without truncation. */
function fairShare(lengths, room) {
    if (lengths.reduce((sum, length) => sum + length, 0) <= room)
        return null;
    let left = room;
    const sorted = [...lengths].sort((a, b) => a - b);
    for (const [at, length] of sorted.entries()) {
        const share = Math.floor(left / (sorted.length - at));
        if (length > share)
            return Math.max(0, share);
        left -= length;
    }
    return 0;
}
function someNames(names, characters) {
    const shown = [];
    let left = characters;
    for (const name of names) {
        left -= name.length + 1;
        if (left < 0)
            break;
        shown.push(name);
    }
    return {
        text: shown.join('\n'),
        notice: `The skill list has room for only ${shown.length} of ${names.length} names; raise skill-list-percent to include more.`,
    };
}

// EXTERNAL MODULE: ./lib/prompt/skills.js
var prompt_skills = __webpack_require__(74277);
;// CONCATENATED MODULE: ./lib/job/input/listed-skills.js





/** The skills and commands of the workspace and of the user. */
async function listedSkills(options) {
    const { project, user, directories = [], above = [], plugins = [] } = options.sources;
    const sources = { project, directories, above, plugins, ...(user === undefined ? {} : { user }) };
    const problems = [];
    // Command directories that cannot be read fail a run only if its prompt is a command.
    const skillsOnly = (0,errors/* only */.j6)(errors/* UserError */.yo, async (error) => {
        problems.push(...error.diagnostics);
        return [...(await (0,prompt_skills/* locateSkills */.hm)(project)), ...(user === undefined ? [] : await (0,prompt_skills/* locateSkills */.hm)(user, '~/'))];
    });
    const read = await (0,prompt_skills/* readSkills */.D)(await (0,find.locateCommands)(sources).catch(skillsOnly));
    const { skills } = read;
    const diagnostics = [...problems, ...read.diagnostics];
    const notices = diagnostics.map(({ location, message }) => `${problems.length > 0 ? 'Commands were' : 'A skill was'} omitted: ${location ?? ''}: ${message}.`);
    if (skills.length === 0)
        return { catalog: null, attachments: [], notices, forPaths: () => [] };
    const catalog = createSkillCatalog(skills, options.promptSource);
    const forPaths = (paths) => {
        const opened = catalog.touch(paths);
        return opened.length === 0 ? [] : [listing(options, opened, true).attachment];
    };
    const open = catalog.open();
    if (open.length === 0)
        return { catalog, attachments: [], notices, forPaths };
    const { attachment, notice } = listing(options, open, false);
    return { catalog, attachments: [attachment], notices: notice === null ? notices : [...notices, notice], forPaths };
}
function listing({ contextWindow, settings }, skills, more) {
    const limits = listLimits(contextWindow, settings['skill-list-percent'], settings['skill-description-characters']);
    const { text, notice } = listSkills(skills, limits);
    return { attachment: { type: 'skill-listing', text, more }, notice };
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


/***/ })

};
;